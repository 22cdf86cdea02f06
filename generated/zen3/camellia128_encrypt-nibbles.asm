; camellia128_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia.cw (sha256 8c7c06d94f5c4870); do not edit:
;   ./cw build camellia128_encrypt --cpu zen3 --variant nibbles
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
;   body: 64 uops, planned 26.2; bounds: width 10.7, ports 20.0, path 2.0
;   blocks: 135 uops, planned 46.3; bounds: width 22.5, ports 40.0, path 12.0
;   blocks/groups: 1705 uops, planned 477.5; bounds: width 284.2, ports 362.0, path 121.0
;   blocks.2: 1667 uops, planned 532.0; bounds: width 277.8, ports 355.0, path 119.0
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
        sub rsp, 0xb60                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 2768], rax                                      ;                    frame
        mov qword [rbp + 2688], rdi                                      ;                    argument
        mov dword [rbp + 2776], ecx                                      ;                    argument
        mov qword [rbp + 2704], rsi                                      ;                    argument
        mov qword [rbp + 2736], rdx                                      ;                    argument
        mov r8, qword [rbp + 2688]                                       ;     0.0 agu0    62 l.0 reload
        vpbroadcastb ymm0, [r8 + 152]                                    ;    11.0 fp1+agu1   62 l.0
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256]          ;     1.0 agu0    40 t reload
        vpxor ymm0, ymm0, ymm1                                           ;    12.0 fp0     40 t
        vmovdqu [rbp + 896], ymm0                                        ;    13.0 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 153]                                    ;    11.0 fp2+agu1   62 l.1
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 32]     ;     2.0 agu0    40 t reload
        vpxor ymm0, ymm0, ymm2                                           ;    12.0 fp3     40 t
        vmovdqu [rbp + 928], ymm0                                        ;    13.0 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 154]                                    ;    11.0 fp1+agu1   62 l.2
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 64]     ;     3.0 agu0    40 t reload
        vpxor ymm0, ymm0, ymm3                                           ;    12.0 fp0     40 t
        vmovdqu [rbp + 960], ymm0                                        ;    13.0 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 155]                                    ;    11.0 fp2+agu1   62 l.3
        vpxor ymm0, ymm0, ymm1                                           ;    12.0 fp3     40 t
        vmovdqu [rbp + 992], ymm0                                        ;    13.0 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 160]                                    ;    11.0 fp1+agu0   61 r.0
        vpxor ymm0, ymm0, ymm1                                           ;    12.0 fp0     40 t
        vmovdqu [rbp + 1024], ymm0                                       ;    13.0 agu1+fp5   40 t
        vpbroadcastb ymm0, [r8 + 161]                                    ;    11.0 fp2+agu0   61 r.1
        vpxor ymm0, ymm0, ymm2                                           ;    12.0 fp3     40 t
        vmovdqu [rbp + 1056], ymm0                                       ;    13.0 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 162]                                    ;    11.3 fp1+agu1   61 r.2
        vpxor ymm0, ymm0, ymm3                                           ;    12.3 fp0     40 t
        vmovdqu [rbp + 1088], ymm0                                       ;    13.3 agu0+fp5   40 t
        vpbroadcastb ymm0, [r8 + 163]                                    ;    12.3 fp2+agu1   61 r.3
        vpxor ymm0, ymm0, ymm1                                           ;    13.3 fp3     40 t
        vmovdqu [rbp + 1120], ymm0                                       ;    14.3 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 184]                                    ;    12.7 fp1+agu0   62 l.0
        vpxor ymm0, ymm0, ymm1                                           ;    13.7 fp0     40 t
        vmovdqu [rbp + 1152], ymm0                                       ;    14.7 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 185]                                    ;    13.3 fp2+agu1   62 l.1
        vpxor ymm0, ymm0, ymm2                                           ;    14.3 fp3     40 t
        vmovdqu [rbp + 1184], ymm0                                       ;    15.3 agu0+fp5   40 t
        vpbroadcastb ymm0, [r8 + 186]                                    ;    14.3 fp1+agu1   62 l.2
        vpxor ymm0, ymm0, ymm3                                           ;    15.3 fp0     40 t
        vmovdqu [rbp + 1216], ymm0                                       ;    16.3 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 187]                                    ;    14.7 fp2+agu0   62 l.3
        vpxor ymm0, ymm0, ymm1                                           ;    15.7 fp3     40 t
        vmovdqu [rbp + 1248], ymm0                                       ;    17.2 agu2+fp5   40 t
        vpbroadcastb ymm0, [r8 + 192]                                    ;    15.3 fp1+agu1   74 dst.0
        vpxor ymm0, ymm0, ymm1                                           ;    16.3 fp0     74 dst
        vmovdqu [rbp + 1280], ymm0                                       ;    18.2 agu0+fp5   74 dst
        vpbroadcastb ymm0, [r8 + 193]                                    ;    16.3 fp2+agu1   74 dst.1
        vpxor ymm0, ymm0, ymm2                                           ;    17.3 fp3     74 dst
        vmovdqu [rbp + 1312], ymm0                                       ;    19.2 agu2+fp5   74 dst
        vpbroadcastb ymm0, [r8 + 194]                                    ;    16.7 fp1+agu0   74 dst.2
        vpxor ymm0, ymm0, ymm3                                           ;    17.7 fp0     74 dst
        vmovdqu [rbp + 1344], ymm0                                       ;    20.2 agu2+fp5   74 dst
        vpbroadcastb ymm0, [r8 + 195]                                    ;    17.3 fp2+agu1   74 dst.3
        vpxor ymm0, ymm0, ymm1                                           ;    18.3 fp3     74 dst
        vmovdqu [rbp + 1376], ymm0                                       ;    21.2 agu0+fp5   74 dst
        vpbroadcastb ymm0, [r8 + 200]                                    ;    18.3 fp1+agu1   75 dst.0
        vpxor ymm0, ymm0, ymm1                                           ;    19.3 fp0     75 dst
        vmovdqu [rbp + 1408], ymm0                                       ;    22.2 agu2+fp5   75 dst
        vpbroadcastb ymm0, [r8 + 201]                                    ;    18.7 fp2+agu0   75 dst.1
        vpxor ymm0, ymm0, ymm2                                           ;    19.7 fp3     75 dst
        vmovdqu [rbp + 1440], ymm0                                       ;    23.2 agu2+fp5   75 dst
        vpbroadcastb ymm0, [r8 + 202]                                    ;    19.3 fp1+agu1   75 dst.2
        vpxor ymm0, ymm0, ymm3                                           ;    20.3 fp0     75 dst
        vmovdqu [rbp + 1472], ymm0                                       ;    24.2 agu0+fp5   75 dst
        vpbroadcastb ymm0, [r8 + 203]                                    ;    20.3 fp2+agu1   75 dst.3
        vpxor ymm0, ymm0, ymm1                                           ;    21.3 fp3     75 dst
        vmovdqu [rbp + 1504], ymm0                                       ;    25.2 agu2+fp5   75 dst
        cmp dword [rbp + 2776], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 2776]                                      ;                    passes of 32
        mov rcx, rax                                                     ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                    ;                    passes of 32
        mov qword [rbp + 2696], rax                                      ;                    passes of 32
        sub rcx, rax                                                     ;                    passes of 32
        imul rcx, rcx, 0x10                                              ;                    passes of 32
        mov rdx, qword [rbp + 2704]                                      ;                    passes of 32
        add rcx, rdx                                                     ;                    passes of 32
        mov qword [rbp + 2712], rcx                                      ;                    passes of 32
        cmp rcx, rdx                                                     ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 2704]                                       ;     0.0 agu0    68 d.0 reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [r8]                                               ;     4.0 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 32]                                          ;     4.0 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm2, ymm0, ymm1                                      ;    11.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm0, ymm0, ymm1                                      ;    11.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [r8 + 64]                                          ;     4.0 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 96]                                          ;     4.0 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm4, ymm1, ymm3                                      ;    11.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm5, ymm2, ymm4                                      ;    12.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm2, ymm2, ymm4                                      ;    12.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm1, ymm1, ymm3                                      ;    11.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [r8 + 128]                                         ;     4.0 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 160]                                         ;     4.0 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm6, ymm3, ymm4                                      ;    11.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm3, ymm3, ymm4                                      ;    11.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [r8 + 192]                                         ;     4.0 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 224]                                         ;     4.0 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm8, ymm4, ymm7                                      ;    11.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm9, ymm6, ymm8                                      ;    12.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm6, ymm6, ymm8                                      ;    12.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm8, ymm5, ymm9                                      ;    13.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm5, ymm5, ymm9                                      ;    13.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm4, ymm4, ymm7                                      ;    11.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [r8 + 256]                                         ;     5.0 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 288]                                         ;     5.2 agu0    68 d.0
        db 0x2e, 0x2e
        vpunpcklbw ymm10, ymm7, ymm9                                     ;    12.2 fp1     68 d.0
        db 0x2e, 0x2e
        vpunpckhbw ymm7, ymm7, ymm9                                      ;    12.2 fp2     68 d.0
        db 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 320]                                         ;    11.0 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [r8 + 352]                                        ;    11.2 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm12, ymm9, ymm11                                    ;    18.2 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm13, ymm10, ymm12                                   ;    19.2 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm10, ymm10, ymm12                                   ;    19.2 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm12, ymm2, ymm6                                     ;    13.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm2, ymm2, ymm6                                      ;    13.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm6, ymm9, ymm11                                     ;    18.2 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [r8 + 384]                                         ;    12.3 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [r8 + 416]                                        ;    12.5 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm14, ymm9, ymm11                                    ;    19.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm9, ymm9, ymm11                                     ;    19.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [r8 + 448]                                        ;    13.3 agu1    68 d.0
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [r8 + 480]                                        ;    13.5 agu0    68 d.0
        db 0x2e, 0x2e, 0x2e
        mov r9, qword [rbp + 2688]                                       ;    13.3 agu2    68 d.0 reload
        db 0x2e, 0x2e
        mov qword [rbp + 2720], r9                                       ;    17.3 agu2+st0   69 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm9                                       ;    20.5 agu1+fp5   68 d.0 spill
        db 0x2e, 0x2e
        vpunpcklbw ymm9, ymm11, ymm15                                    ;    20.5 fp1     68 d.0
        db 0x2e, 0x2e
        vpunpckhbw ymm11, ymm11, ymm15                                   ;    20.5 fp2     68 d.0
        db 0x2e, 0x2e
        vpunpckhwd ymm15, ymm14, ymm9                                    ;    21.5 fp1     68 d.0
        db 0x2e, 0x2e
        vpunpcklwd ymm9, ymm14, ymm9                                     ;    21.5 fp2     68 d.0
        db 0x2e, 0x2e
        vpunpckhdq ymm14, ymm13, ymm15                                   ;    22.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm13, ymm13, ymm15                                   ;    22.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm15, ymm8, ymm14                                   ;    23.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm8, ymm8, ymm14                                    ;    23.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm14, ymm5, ymm13                                   ;    23.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm5, ymm5, ymm13                                    ;    23.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm13, ymm10, ymm9                                    ;    22.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm9, ymm10, ymm9                                     ;    22.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm10, ymm12, ymm13                                  ;    23.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm12, ymm12, ymm13                                  ;    23.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm13, ymm0, ymm1                                     ;    22.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm0, ymm0, ymm1                                      ;    22.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm1, ymm2, ymm9                                     ;    23.5 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm2, ymm2, ymm9                                     ;    23.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm9, ymm3, ymm4                                      ;    24.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm3, ymm3, ymm4                                      ;    24.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm4, ymm7, ymm6                                      ;    25.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm6, ymm7, ymm6                                      ;    25.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm13, ymm9                                     ;    26.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm9, ymm13, ymm9                                     ;    26.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm13, ymm0, ymm3                                     ;    27.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm0, ymm0, ymm3                                      ;    27.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r9]                                          ;    28.3 fp1+agu0   68 d.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;    29.3 fp0     68 d
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1568], ymm15                                      ;    30.3 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1536]                                       ;    24.0 agu1    68 d.0 reload
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm15, ymm3, ymm11                                    ;    31.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm3, ymm3, ymm11                                     ;    31.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm11, ymm4, ymm15                                    ;    32.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm4, ymm4, ymm15                                     ;    32.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm15, ymm7, ymm11                                   ;    33.0 fp2     68 d.0
        db 0x2e, 0x2e
        vpunpcklqdq ymm7, ymm7, ymm11                                    ;    33.0 fp1     68 d.0
        db 0x2e, 0x2e
        vpunpckhqdq ymm11, ymm9, ymm4                                    ;    33.0 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm4, ymm9, ymm4                                     ;    33.0 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm9, ymm6, ymm3                                      ;    32.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm3, ymm6, ymm3                                      ;    33.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm6, ymm13, ymm9                                    ;    33.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm9, ymm13, ymm9                                    ;    34.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm13, ymm0, ymm3                                    ;    34.5 fp2     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm0, ymm0, ymm3                                     ;    35.3 fp1     68 d.0
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r9 + 1]                                      ;    35.5 fp2+agu0   68 d.1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;    36.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1600], ymm8                                       ;    37.5 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r9 + 2]                                      ;    36.3 fp1+agu1   68 d.2
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;    37.3 fp0     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1632], ymm14                                      ;    38.3 agu0+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r9 + 3]                                      ;    36.5 fp2+agu1   68 d.3
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;    37.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1664], ymm5                                       ;    38.5 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r9 + 4]                                      ;    37.3 fp1+agu0   68 d.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;    38.3 fp0     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1696], ymm10                                      ;    39.3 agu1+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r9 + 5]                                      ;    37.5 fp2+agu0   68 d.5
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;    38.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1728], ymm12                                      ;    39.5 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r9 + 6]                                      ;    38.3 fp1+agu1   68 d.6
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;    39.3 fp0     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1760], ymm1                                       ;    40.3 agu0+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 7]                                      ;    38.5 fp2+agu1   68 d.7
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    39.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1792], ymm2                                       ;    40.5 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 8]                                      ;    39.3 fp1+agu0   68 d.0
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;    40.3 fp0     68 d
        db 0x2e
        vmovdqu [rbp + 1824], ymm15                                      ;    41.3 agu1+fp5   69 groups
        db 0x2e
        vpbroadcastb ymm1, [r9 + 9]                                      ;    39.5 fp2+agu0   68 d.1
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;    40.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1856], ymm7                                       ;    41.5 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 10]                                     ;    40.3 fp1+agu1   68 d.2
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    41.3 fp0     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1888], ymm11                                      ;    42.3 agu0+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 11]                                     ;    40.5 fp2+agu1   68 d.3
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;    41.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm4                                       ;    42.5 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 12]                                     ;    41.3 fp1+agu0   68 d.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;    42.3 fp0     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm6                                       ;    43.3 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 13]                                     ;    41.5 fp2+agu1   68 d.5
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    42.5 fp3     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm9                                       ;    43.5 agu0+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 14]                                     ;    42.3 fp1+agu1   68 d.6
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                         ;    43.3 fp0     68 d
        db 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm13                                      ;    44.3 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r9 + 15]                                     ;    42.5 fp2+agu0   68 d.7
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    43.5 fp3     68 d
        db 0x2e
        vmovdqu [rbp + 2048], ymm0                                       ;    45.3 agu2+fp5   69 groups
        db 0x2e
        add r9, 0x80                                                     ;    41.7 alu0    69 groups
        db 0x2e
        mov qword [rbp + 2728], r9                                       ;    42.8 agu1+st1   69 groups
        db 0x2e
        mov r8, qword [rbp + 2720]                                       ;                    resident
.groups_2:
        db 0x2e
        vpbroadcastb ymm0, [r8 + 16]                                     ;     7.0 fp1+agu0   61 r.0
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 1568]                                       ;     0.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;     8.0 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm0, 4                                             ;     9.0 fp2     41 t
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 17]                                     ;     7.0 fp1+agu0   61 r.1
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 1600]                                       ;     1.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;     8.2 fp3     40 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 18]                                     ;     7.0 fp2+agu0   61 r.2
        db 0x2e
        vmovdqu ymm6, [rbp + 1632]                                       ;     2.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;     9.2 fp0     40 t
        db 0x2e, 0x2e
        vpbroadcastb ymm7, [r8 + 19]                                     ;     7.0 fp1+agu0   61 r.3
        db 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1664]                                       ;     3.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    10.2 fp3     40 t
        db 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 20]                                     ;     7.0 fp2+agu0   61 r.4
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 1696]                                      ;     4.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    11.2 fp0     40 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 21]                                    ;     7.0 fp1+agu0   61 r.5
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1728]                                      ;     5.2 agu1    40 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;    12.2 fp3     40 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_encrypt.T0_constants256 + 96]    ;     6.0 agu0    41 t reload
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;    13.0 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 128]   ;     6.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;    14.0 fp2     41 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm3, 4                                            ;     9.2 fp1     23 t
        db 0x2e
        vpand ymm2, ymm2, ymm13                                          ;    13.0 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;    13.0 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;    13.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 160]   ;     7.5 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                        ;    14.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;    15.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 352]    ;     8.0 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm3                                         ;    15.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 192] ;    16.5 fp0+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                            ;    17.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;    17.5 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;    18.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 384]    ;     9.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;    16.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;    17.3 fp1     23 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm5, 4                                            ;    11.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 416] ;    18.3 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;    13.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;    14.0 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;    13.2 fp2     22 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                      ;    14.5 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;    15.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, ymm10                                         ;    19.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 192] ;    16.5 fp2+agu1   22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 224]    ;    14.0 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm0                                         ;    21.0 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm3, 4                                             ;    19.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;    19.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;    20.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm10                                              ;    19.5         41 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 256]    ;    15.5 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;    22.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;    23.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;    24.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;    25.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;    22.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    23.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;    24.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;    25.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm3                                         ;    21.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    21.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 288]   ;    19.3 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                      ;    26.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm4                                        ;    22.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;    23.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;    24.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;    25.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;    22.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;    23.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;    24.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;    25.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 320]    ;    22.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm0, ymm1                                         ;    29.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;    30.7 fp0     41 t
        db 0x2e, 0x2e
        vpsrlq ymm1, ymm5, 4                                             ;    23.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 448]    ;    23.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm3, ymm15                                       ;    30.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;    23.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;    24.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 480]    ;    24.0 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm0, ymm4                                         ;    31.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;    32.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm5                                         ;    24.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    25.2 fp0     22 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm1                                         ;    25.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;    26.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;    27.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;    28.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;    26.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    27.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;    28.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    29.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm7, 4                                             ;    27.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 512]    ;    26.3 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                         ;    33.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;    27.7 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;    28.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;    28.2 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm4                                        ;    29.2 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;    30.2 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 544]    ;    27.5 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm4, ymm1                                         ;    34.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    35.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm9, 4                                             ;    29.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 192] ;    31.2 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;    30.0 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                         ;    31.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;    30.8 fp3     23 t
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm7, 4                                             ;    32.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;    32.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;    33.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm7                                         ;    33.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    34.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm2                                         ;    34.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    35.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;    36.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    37.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;    35.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;    36.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;    37.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    38.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 384]    ;    32.2 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm4, ymm1                                         ;    39.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    40.2 fp0     23 t
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 22]                                     ;    34.8 fp1+agu0   61 r.6
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 1760]                                       ;    33.3 agu1    40 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    40.3 fp3     40 t
        db 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 416] ;    41.2 fp0+agu0   23 t
        db 0x2e
        vpbroadcastb ymm7, [r8 + 23]                                     ;    35.2 fp2+agu1   61 r.7
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 1792]                                   ;    36.2 fp3+agu0   40 t
        db 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 576]    ;    35.3 agu1    21 t reload
        db 0x2e
        vpshufb ymm5, ymm4, ymm5                                         ;    42.3 fp1     21 t
        db 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 608]    ;    36.2 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm4, ymm2                                         ;    43.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;    44.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm11, 4                                            ;    36.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    36.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                      ;    37.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;    37.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm12, ymm2                                        ;    38.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    39.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm9, 4                                             ;    42.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;    42.2 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;    43.2 fp3     23 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel camellia128_encrypt.T0_constants256 + 192] ;    40.8 fp1+agu1   22 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm9                                         ;    43.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;    44.2 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm10                                      ;    38.2 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm2                                        ;    44.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;    45.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;    46.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;    47.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;    45.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                           ;    46.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;    47.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;    48.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm10                                        ;    48.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm11, 4                                            ;    42.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm1, 4                                            ;    43.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;    49.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    43.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;    43.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;    43.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;    44.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;    44.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                      ;    45.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;    46.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm11                                       ;    45.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    45.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 192] ;    47.2 fp2+agu0   21 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm9                                         ;    46.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;    47.2 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;    48.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;    49.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;    47.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;    48.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;    49.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    50.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 480]   ;    46.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm10, ymm2                                        ;    53.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;    54.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm1, 4                                             ;    48.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 512]   ;    47.2 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm11, ymm3                                        ;    54.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;    55.2 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;    55.3 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;    49.2 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;    49.3 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 544]   ;    48.2 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm11, ymm9                                        ;    55.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;    56.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm6, ymm1                                         ;    50.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    50.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm2                                        ;    51.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    52.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;    53.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;    54.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                         ;    52.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;    53.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm9                                         ;    54.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    55.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm7, 4                                             ;    53.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 576]    ;    51.2 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm11                                       ;    58.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;    52.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;    54.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;    54.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                        ;    55.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;    56.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 608]    ;    53.5 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm1, ymm2                                         ;    60.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;    61.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm15                                              ;    54.2         41 t copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 192] ;    57.2 fp3+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;    62.5 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;    63.5 fp2     41 t
        db 0x2e, 0x2e
        vpsrlq ymm1, ymm7, 4                                             ;    58.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;    58.2 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;    59.2 fp0     42 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm6, ymm7                                         ;    59.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;    60.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm1                                        ;    60.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;    61.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;    62.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;    63.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;    61.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;    62.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm9                                         ;    63.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    64.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 288]    ;    58.5 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm10                                        ;    65.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;    66.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;    59.3 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm9, ymm1                                         ;    66.3 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    67.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;    68.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    68.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;    69.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    70.5 fp3     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm3, [rbp + 1536]                                   ;    61.5 fp0+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;    62.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;    64.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;    64.5 fp3     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;    69.5 fp0     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    69.5 fp1     61 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 1824]                                   ;    69.5 fp2+agu1   61 t
        db 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256]         ;    63.3 agu0    41 t reload
        db 0x2e
        vpxor ymm9, ymm2, ymm10                                          ;    70.5 fp3     41 t
        vpxor ymm4, ymm4, [rbp + 1856]                                   ;    64.2 fp0+agu1   61 t
        vpxor ymm3, ymm3, [rbp + 1888]                                   ;    65.5 fp1+agu0   61 t
        vpxor ymm11, ymm11, [rbp + 1920]                                 ;    70.5 fp2+agu1   61 t
        vpxor ymm15, ymm15, [rbp + 1952]                                 ;    65.5 fp3+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 1984]                                   ;    70.5 fp0+agu1   61 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2016]                                   ;    71.5 fp1+agu0   61 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2048]                                   ;    70.5 fp2+agu1   61 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm2                                       ;    70.5 agu2+fp5   61 t spill
        db 0x2e
        vmovdqa ymm2, ymm15                                              ;    66.5         40 t copy
        db 0x2e
        vmovdqu [rbp + 2080], ymm15                                      ;    66.8 agu2+fp5   61 t spill
        db 0x2e
        vmovdqa ymm15, ymm0                                              ;    71.5         40 t copy
        db 0x2e
        vmovdqu [rbp + 2112], ymm0                                       ;    71.5 agu0+fp5   61 t spill
        db 0x2e
        vmovdqa ymm0, ymm1                                               ;    71.5         40 t copy
        db 0x2e
        vmovdqu [rbp + 2144], ymm1                                       ;    71.5 agu2+fp5   61 t spill
        db 0x2e
        vmovdqa ymm1, ymm5                                               ;    72.5         40 t copy
        db 0x2e
        vmovdqu [rbp + 2176], ymm5                                       ;    72.5 agu1+fp5   61 t spill
        db 0x2e
        vpxor ymm5, ymm4, [rel camellia128_encrypt.T0_constants256 + 32] ;    69.7 fp3+agu0   23 t
        db 0x2e
        vmovdqu [rbp + 2208], ymm4                                       ;    70.8 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm4, ymm3, [rel camellia128_encrypt.T0_constants256 + 64] ;    70.5 fp0+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 2240], ymm3                                       ;    71.8 agu0+fp5   61 t spill
        vpxor ymm3, ymm11, ymm10                                         ;    71.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm10, [r8 + 24]                                    ;    71.5 fp2+agu1   62 l.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    72.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm9, 4                                            ;    73.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;    73.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                        ;    74.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;    74.5 fp3     41 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                      ;    75.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    76.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 192]   ;    72.0 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;    79.0 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm11                                      ;    72.8 agu2+fp5   61 t spill
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                            ;    80.0 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;    80.0 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    81.0 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm9                                        ;    81.0 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    82.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm11                                       ;    82.0 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;    83.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;    84.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                         ;    85.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;    83.0 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;    84.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm10                                        ;    85.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;    86.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm12                                        ;    86.0 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 320]   ;    76.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm10, ymm11                                      ;    87.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;    88.0 fp0     41 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 25]                                    ;    80.0 fp1+agu0   62 l.1
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    81.0 fp3     23 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                            ;    82.0 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;    82.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 352]   ;    81.2 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                        ;    88.2 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    83.0 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 384]   ;    82.0 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm10, ymm11                                      ;    89.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    90.0 fp0     23 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 26]                                    ;    82.5 fp1+agu1   62 l.2
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;    83.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm4, 4                                            ;    84.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 416] ;    91.0 fp0+agu0   23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;    84.5 fp1     22 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;    85.5 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    85.5 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 160]    ;    84.0 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm11                                       ;    91.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;    92.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm5, 4                                            ;    92.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;    92.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;    93.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 192] ;    93.0 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm5                                        ;    93.0 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;    94.0 fp3     23 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm11                                       ;    94.0 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;    95.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;    96.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;    97.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;    95.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;    96.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm10                                        ;    97.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;    98.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm4, 4                                             ;    94.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 448]   ;    92.0 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm10, ymm12                                      ;    99.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;    94.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;    95.0 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm4                                        ;    95.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    96.0 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm9                                       ;    93.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 480]    ;    93.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm11                                       ;   100.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   101.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm5                                        ;    96.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;    97.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;    98.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;    99.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;    97.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;    98.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm10                                        ;    99.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   100.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 512]    ;    96.2 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm4, ymm11                                       ;   103.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 544]   ;    96.5 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   103.5 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                         ;   104.5 fp3     22 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 27]                                     ;    97.3 fp2+agu1   62 l.3
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;    98.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm3, 4                                             ;    99.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;    99.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   100.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   100.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm5                                         ;   101.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   102.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 28]                                     ;    99.3 fp2+agu0   62 l.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   100.3 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 4                                             ;   101.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 192] ;   103.3 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   101.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   102.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm3, 4                                            ;   104.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   104.3 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   105.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm3                                         ;   105.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   106.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 352]    ;   100.8 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm2                                         ;   107.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm11                                        ;   106.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   107.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   108.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   109.3 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   107.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   108.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm4                                         ;   109.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   110.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 384]    ;   103.5 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm5                                         ;   110.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   111.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 576]    ;   104.5 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm4, ymm7                                         ;   111.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 608]    ;   104.8 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm11                                       ;   111.8 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   112.8 fp3     21 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 29]                                    ;   106.0 fp1+agu0   62 l.5
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   107.0 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm15, 4                                           ;   108.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 416] ;   112.5 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   108.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                      ;   109.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   109.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm2, 4                                             ;   113.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   113.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   114.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 160]    ;   108.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm11                                       ;   115.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   116.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 30]                                    ;   109.3 fp1+agu1   62 l.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   110.3 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm2                                        ;   114.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   115.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 192] ;   117.3 fp0+agu0   22 t
        db 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 31]                                     ;   110.3 fp1+agu1   62 l.7
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   111.3 fp2     40 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm3                                         ;   115.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   116.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;   117.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   118.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   116.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   117.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm11                                        ;   118.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   119.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm9, ymm3                                         ;   120.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm1, 4                                             ;   113.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   113.8 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm4                                        ;   120.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   121.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm15, 4                                            ;   118.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   122.8 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   118.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   119.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   116.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   117.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   116.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm7, ymm3                                         ;   117.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   118.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm6, ymm15                                        ;   119.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   120.3 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 192] ;   119.7 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm4                                         ;   120.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   121.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   122.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                          ;   123.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;   121.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   122.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   123.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   124.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm1, 4                                             ;   120.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 512]   ;   119.7 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                        ;   126.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   127.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   123.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   121.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   121.7 fp1     21 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm1                                        ;   122.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   122.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 544]   ;   121.2 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm4                                        ;   128.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                           ;   129.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm3                                         ;   123.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   124.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;   125.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   126.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                         ;   124.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                         ;   125.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm15                                        ;   126.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   127.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm0, 4                                             ;   125.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 576]   ;   123.5 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                        ;   130.5 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   124.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   126.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   126.3 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm1                                         ;   127.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   128.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 608]    ;   124.8 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm3                                         ;   131.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   132.8 fp3     41 t
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm12                                              ;   125.5         41 t copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 192] ;   129.3 fp0+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2304]                                   ;   133.8 fp3+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   134.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm0, 4                                             ;   130.3 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   130.3 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   131.3 fp3     42 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm0                                        ;   131.3 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   132.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm1                                        ;   132.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   133.3 fp3     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;   134.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   135.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;   133.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                         ;   134.3 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm15                                        ;   135.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   136.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 288]    ;   130.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm0, ymm11                                       ;   137.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   138.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 320]   ;   131.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;   138.5 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   139.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   140.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   140.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   141.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   142.7 fp0     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm9, [rbp + 2304]                                   ;   133.5 fp2+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   134.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   135.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   135.8 fp0     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                         ;   141.7 fp2     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   141.7 fp3     62 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1568]                                   ;   141.7 fp1+agu1   62 t
        db 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]         ;   135.3 agu0    41 t reload
        db 0x2e
        vpxor ymm11, ymm3, ymm15                                         ;   142.7 fp0     41 t
        vpxor ymm2, ymm2, [rbp + 1600]                                   ;   135.8 fp2+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 1632]                                   ;   136.8 fp3+agu0   62 t
        vpxor ymm4, ymm4, [rbp + 1664]                                   ;   142.7 fp1+agu1   62 t
        vpxor ymm12, ymm12, [rbp + 1696]                                 ;   137.3 fp0+agu0   62 t
        vpxor ymm10, ymm10, [rbp + 1728]                                 ;   142.7 fp2+agu1   62 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 1760]                                   ;   143.7 fp3+agu0   62 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1792]                                   ;   142.7 fp1+agu1   62 t
        db 0x2e
        vmovdqu [rbp + 2304], ymm3                                       ;   142.7 agu2+fp5   62 t spill
        db 0x2e
        vmovdqa ymm3, ymm12                                              ;   138.5         40 t copy
        db 0x2e
        vmovdqu [rbp + 2336], ymm12                                      ;   138.7 agu2+fp5   62 t spill
        db 0x2e
        vmovdqa ymm12, ymm10                                             ;   143.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2368], ymm10                                      ;   143.7 agu0+fp5   62 t spill
        db 0x2e
        vmovdqa ymm10, ymm1                                              ;   143.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2400], ymm1                                       ;   143.7 agu2+fp5   62 t spill
        db 0x2e
        vmovdqa ymm1, ymm5                                               ;   144.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2432], ymm5                                       ;   144.7 agu1+fp5   62 t spill
        db 0x2e
        vpxor ymm5, ymm2, [rel camellia128_encrypt.T0_constants256 + 32] ;   141.8 fp0+agu0   23 t
        db 0x2e
        vmovdqu [rbp + 2464], ymm2                                       ;   142.7 agu2+fp5   62 t spill
        db 0x2e
        vpxor ymm2, ymm9, [rel camellia128_encrypt.T0_constants256 + 64] ;   142.7 fp2+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 2496], ymm9                                       ;   143.7 agu0+fp5   62 t spill
        vpxor ymm9, ymm4, ymm15                                          ;   143.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 32]                                    ;   143.7 fp1+agu1   61 r.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   144.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm11, 4                                           ;   145.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   145.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                      ;   146.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   146.7 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm15                                       ;   147.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   148.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;   144.2 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   151.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm4                                       ;   144.7 agu2+fp5   62 t spill
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm11, 4                                            ;   152.2 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   152.2 fp0     41 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   153.2 fp3     41 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm11                                       ;   153.2 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   154.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm4                                         ;   154.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   155.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   156.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   157.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;   155.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   156.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm15                                       ;   157.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   158.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm0, ymm7                                         ;   158.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 320]   ;   148.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm4                                        ;   159.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   160.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 33]                                     ;   152.2 fp2+agu0   61 r.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   153.2 fp0     23 t
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm5, 4                                             ;   154.2 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   154.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 352]   ;   153.3 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm5                                        ;   160.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   155.2 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 384]   ;   154.2 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm4                                        ;   161.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   162.2 fp3     23 t
        db 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 34]                                     ;   154.7 fp2+agu1   61 r.2
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   155.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm2, 4                                             ;   156.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 416] ;   163.2 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   156.7 fp2     22 t
        db 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   157.7 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   157.7 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 160]    ;   156.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm0, ymm4                                         ;   163.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   164.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm5, 4                                             ;   164.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   164.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   165.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 192] ;   165.2 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm5                                        ;   165.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   166.2 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm4                                        ;   166.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   167.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;   168.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   169.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   167.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   168.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm11                                        ;   169.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   170.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 4                                             ;   166.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   164.2 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                      ;   171.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   166.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   167.2 fp0     22 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm2                                        ;   167.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   168.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm7                                       ;   165.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 480]    ;   165.7 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm4                                         ;   172.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                         ;   173.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm5                                         ;   168.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   169.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;   170.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   171.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   169.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   170.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm11                                        ;   171.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   172.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 512]    ;   168.3 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                         ;   175.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 544]   ;   168.7 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   175.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   176.7 fp0     22 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 35]                                     ;   169.5 fp1+agu1   61 r.3
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   170.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm9, 4                                             ;   171.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   171.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                        ;   172.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   172.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                         ;   173.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   174.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 36]                                     ;   171.5 fp1+agu0   61 r.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   172.5 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm3, 4                                             ;   173.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 192] ;   175.5 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   173.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   174.5 fp1     23 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                            ;   176.5 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   176.5 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   177.5 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm2, ymm6, ymm9                                         ;   177.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   178.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 352]    ;   173.0 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm0, ymm3                                         ;   180.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm11                                        ;   178.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   179.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;   180.5 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   181.5 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   179.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   180.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   181.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   182.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 384]    ;   175.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                         ;   182.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   183.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 576]    ;   176.7 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                         ;   183.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 608]    ;   177.0 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm11                                       ;   184.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   185.0 fp0     21 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 37]                                    ;   178.2 fp2+agu0   61 r.5
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   179.2 fp3     40 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm12, 4                                           ;   180.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 416] ;   184.7 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   180.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;   181.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   181.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm3, 4                                             ;   185.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   185.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   186.7 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 160]    ;   180.5 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm11                                       ;   187.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   188.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm3                                        ;   186.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   187.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256 + 192] ;   189.5 fp3+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 38]                                     ;   182.2 fp2+agu0   61 r.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   183.2 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm2                                         ;   187.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   188.7 fp3     23 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   189.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   190.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   188.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   189.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm11                                        ;   190.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   191.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm2                                         ;   192.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 39]                                     ;   185.8 fp2+agu1   61 r.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   186.8 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm1, 4                                             ;   186.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   186.8 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   193.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   194.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm12, 4                                            ;   190.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   195.8 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   190.5 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   191.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   188.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   189.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   189.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm9, ymm3                                         ;   190.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   191.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm6, ymm12                                        ;   191.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   192.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 192] ;   192.0 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm5                                         ;   192.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   193.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   194.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   195.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   193.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   194.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   195.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   196.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm1, 4                                             ;   193.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 512]   ;   191.8 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm12, ymm7                                        ;   198.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   199.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   196.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   193.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   194.0 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm1                                        ;   194.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   195.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 544]   ;   193.7 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   200.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   201.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm3                                         ;   195.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   196.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   197.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   198.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                         ;   196.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   197.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm12                                        ;   198.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   199.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm10, 4                                            ;   197.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 576]   ;   195.7 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                        ;   202.7 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   197.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                      ;   198.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   198.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm9, ymm1                                         ;   199.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   200.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 608]    ;   197.0 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm3                                         ;   204.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   205.0 fp3     41 t
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm15                                              ;   197.5         41 t copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_encrypt.T0_constants256 + 192] ;   201.0 fp0+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   206.0 fp1+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   207.0 fp3     41 t
        db 0x2e, 0x2e
        vpsrlq ymm1, ymm10, 4                                            ;   202.0 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   202.0 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   203.0 fp1     42 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm10                                       ;   203.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   204.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm1                                        ;   204.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   205.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;   206.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                        ;   207.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   205.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   206.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm12                                       ;   207.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   208.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 288]   ;   202.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm10, ymm11                                      ;   209.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   210.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 320]   ;   203.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;   210.2 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   211.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   212.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   212.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   213.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   214.7 fp3     61 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, [rbp + 2560]                                   ;   205.3 fp0+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   206.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   208.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   208.0 fp3     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   213.7 fp0     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   213.7 fp1     61 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 1536]                                   ;   213.7 fp2+agu1   61 t
        db 0x2e
        vmovdqa ymm12, ymm3                                              ;   214.7         40 t copy
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2208]                                   ;   207.3 fp3+agu0   61 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2240]                                   ;   209.0 fp0+agu1   61 t
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   214.7 fp1+agu0   61 t
        vpxor ymm15, ymm15, [rbp + 2080]                                 ;   209.0 fp2+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 2112]                                   ;   214.7 fp3+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 2176]                                   ;   215.7 fp0+agu1   61 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2144]                                   ;   214.7 fp1+agu0   61 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm3                                       ;   214.7 agu2+fp5   61 t spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm2                                               ;   210.2         40 t copy
        db 0x2e
        vmovdqu [rbp + 2176], ymm2                                       ;   210.7 agu2+fp5   61 t spill
        db 0x2e
        vmovdqa ymm2, ymm7                                               ;   210.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2112], ymm7                                       ;   211.7 agu1+fp5   61 t spill
        db 0x2e
        vmovdqa ymm7, ymm15                                              ;   211.0         40 t copy
        db 0x2e
        vmovdqu [rbp + 2080], ymm15                                      ;   212.7 agu0+fp5   61 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm5                                              ;   215.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm5                                       ;   215.7 agu2+fp5   61 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm4                                               ;   215.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm4                                       ;   215.7 agu1+fp5   61 t spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm1                                               ;   215.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm1                                       ;   215.7 agu0+fp5   61 t spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm0                                               ;   216.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm0                                       ;   216.7 agu2+fp5   61 t spill
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 40]                                     ;   214.2 fp2+agu1   62 l.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   215.2 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm12, 4                                            ;   216.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   216.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;   217.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   217.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm9, ymm0                                         ;   218.2 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   219.2 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 192]    ;   215.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   222.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm12, 4                                            ;   223.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   223.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   224.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm6, ymm12                                        ;   224.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   225.7 fp3     41 t
        db 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm0                                        ;   225.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                         ;   226.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm14                                       ;   227.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   228.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   226.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   227.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   228.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   229.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm10, ymm14                                       ;   229.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                        ;   230.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   231.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 41]                                     ;   223.7 fp1+agu1   62 l.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   224.7 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm3, 4                                             ;   225.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   225.7 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 352]   ;   224.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm12, ymm3                                        ;   231.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm14, [r8 + 42]                                    ;   225.2 fp2+agu1   62 l.2
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   226.2 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm2, 4                                            ;   227.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   226.7 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   227.2 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   228.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 384]   ;   226.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                        ;   233.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   234.3 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 128]    ;   226.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm0, ymm2                                         ;   233.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 416] ;   235.3 fp3+agu0   23 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 160]   ;   227.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm10, ymm14                                      ;   234.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm14                                          ;   235.8 fp0     22 t
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm3, 4                                            ;   236.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   236.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   237.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 192] ;   236.8 fp1+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm3                                        ;   237.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   238.3 fp3     23 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm14                                       ;   238.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   239.3 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   240.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   241.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   239.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   240.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm11                                        ;   241.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm3                                         ;   242.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm2, 4                                             ;   237.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   235.8 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                      ;   242.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   237.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   238.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm2                                        ;   238.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   239.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm9                                       ;   237.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm3                                         ;   239.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   240.8 fp0     22 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   241.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   242.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   240.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   241.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm11                                        ;   242.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   243.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 480]    ;   239.5 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm14                                       ;   246.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   247.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 512]   ;   240.0 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm11, ymm9                                        ;   247.0 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 544]   ;   240.5 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   247.5 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   248.5 fp3     22 t
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 43]                                     ;   241.3 fp2+agu1   62 l.3
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   242.3 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm3, ymm15, 4                                            ;   243.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   243.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm0, ymm15                                       ;   244.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   244.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm10, ymm3                                        ;   245.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   246.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 44]                                     ;   243.3 fp2+agu0   62 l.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   244.3 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm7, 4                                             ;   245.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 192] ;   247.3 fp3+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   245.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   246.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                           ;   248.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   248.3 fp3     21 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   249.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm15                                       ;   249.3 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   250.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 352]   ;   245.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm10, ymm7                                        ;   252.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm14                                       ;   250.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   251.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   252.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   253.3 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;   251.3 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                        ;   252.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;   253.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   254.3 fp3     21 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 384]   ;   247.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm11, ymm3                                        ;   254.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   255.7 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 576]    ;   248.5 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm3, ymm10                                       ;   255.5 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 608]   ;   248.8 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                      ;   255.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   256.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm14, [r8 + 45]                                    ;   249.8 fp1+agu0   62 l.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   250.8 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm5, 4                                            ;   251.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 416] ;   256.7 fp3+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   251.8 fp0     22 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                         ;   252.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   252.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm7, 4                                            ;   257.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   257.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   258.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 160]   ;   252.5 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                      ;   259.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                          ;   260.5 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm14, ymm6, ymm7                                        ;   258.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   259.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 192] ;   261.5 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 46]                                     ;   254.3 fp1+agu0   62 l.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   255.3 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm11                                        ;   259.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm14                                          ;   260.7 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   261.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   262.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   260.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm7                                         ;   261.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm14                                        ;   262.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   263.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm11                                        ;   264.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 47]                                    ;   257.8 fp1+agu1   62 l.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   258.8 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm1, 4                                            ;   258.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 448]   ;   258.8 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   265.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   266.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm5, 4                                             ;   262.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                           ;   267.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   262.5 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   263.5 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   260.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm0, ymm1                                         ;   261.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   261.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                      ;   262.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   263.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm5                                        ;   263.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   264.5 fp0     22 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 192] ;   264.0 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm3                                         ;   264.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   265.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   266.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   267.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   265.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   266.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm11                                        ;   267.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   268.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm1, 4                                             ;   265.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 512]   ;   263.8 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm11, ymm2                                        ;   270.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   271.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                         ;   268.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   265.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   266.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm1                                        ;   266.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   267.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 544]   ;   265.7 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   272.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   273.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm5                                         ;   267.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   268.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   269.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   270.0 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                         ;   268.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   269.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm11                                        ;   270.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   271.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm4, 4                                             ;   269.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 576]   ;   267.7 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm11, ymm3                                        ;   274.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   269.2 fp3     42 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm0, ymm4                                         ;   270.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   270.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm15, ymm1                                        ;   271.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   272.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 608]    ;   269.0 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm1, ymm5                                         ;   276.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   277.0 fp0     41 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm12                                              ;   269.5         41 t copy
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 192] ;   273.0 fp3+agu0   42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2560]                                   ;   278.0 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   279.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm4, 4                                             ;   274.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   274.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   275.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm4                                        ;   275.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   276.0 fp1     42 t
        db 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm1                                        ;   276.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   277.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm14                                       ;   278.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   279.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;   277.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                         ;   278.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm11                                        ;   279.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   280.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 288]    ;   274.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm4, ymm14                                       ;   281.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   282.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 320]   ;   275.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;   282.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   283.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                           ;   284.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   284.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm9                                           ;   285.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   286.7 fp1     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm2, [rbp + 2560]                                   ;   277.3 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   278.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   280.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   280.0 fp1     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   285.7 fp3     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   285.7 fp2     62 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2304]                                   ;   285.7 fp0+agu1   62 t
        db 0x2e
        vmovdqa ymm14, ymm5                                              ;   286.7         40 t copy
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   279.3 fp1+agu0   62 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   281.0 fp3+agu1   62 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   286.7 fp2+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 2336]                                 ;   281.0 fp0+agu1   62 t
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   286.7 fp1+agu0   62 t
        vpxor ymm10, ymm10, [rbp + 2432]                                 ;   287.7 fp3+agu1   62 t
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   286.7 fp2+agu0   62 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm5                                       ;   286.7 agu2+fp5   62 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm7                                               ;   282.2         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2432], ymm7                                       ;   282.7 agu2+fp5   62 t spill
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm2                                               ;   282.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm2                                       ;   283.7 agu1+fp5   62 t spill
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm12                                              ;   283.0         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm12                                      ;   284.7 agu0+fp5   62 t spill
        db 0x2e
        vmovdqa ymm12, ymm3                                              ;   287.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm3                                       ;   287.7 agu2+fp5   62 t spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm9                                               ;   287.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm9                                       ;   287.7 agu1+fp5   62 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm1                                               ;   287.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2464], ymm1                                       ;   287.7 agu0+fp5   62 t spill
        db 0x2e
        vmovdqa ymm1, ymm10                                              ;   288.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2304], ymm10                                      ;   288.7 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm10, [r8 + 48]                                    ;   286.2 fp1+agu1   61 r.0
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   287.2 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                           ;   288.2 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   288.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm0, ymm14                                       ;   289.2 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   289.2 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm15, ymm10                                      ;   290.2 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   291.2 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 192]   ;   287.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   294.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm14, 4                                           ;   295.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm13                                        ;   295.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   296.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm14                                       ;   296.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                        ;   297.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm10                                        ;   297.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   298.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;   299.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                          ;   300.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm14                                       ;   298.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                        ;   299.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm15                                       ;   300.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                        ;   301.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm4, ymm0                                         ;   301.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   302.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   303.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm10, [r8 + 49]                                    ;   295.7 fp2+agu1   61 r.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   296.7 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                            ;   297.7 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   297.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 352]   ;   296.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   303.8 fp2     23 t
        db 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 50]                                    ;   297.2 fp1+agu1   61 r.2
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   298.2 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm7, 4                                            ;   299.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   298.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   299.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   300.2 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 384]   ;   298.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   305.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   306.3 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 128]   ;   298.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm10, ymm7                                        ;   305.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_encrypt.T0_constants256 + 416] ;   307.3 fp0+agu0   23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 160]    ;   299.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm4, ymm15                                       ;   306.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   307.8 fp3     22 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm5, 4                                            ;   308.3 fp1     23 t
        db 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   308.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   309.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 192] ;   308.8 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm5                                        ;   309.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   310.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm15                                       ;   310.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   311.3 fp3     23 t
        db 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm14                                       ;   312.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   313.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   311.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   312.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm11                                        ;   313.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                         ;   314.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm7, 4                                             ;   309.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   307.8 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm11, ymm14                                      ;   314.8 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   309.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   310.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm7                                        ;   310.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   311.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm0                                       ;   309.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm5                                         ;   311.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   312.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;   313.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   314.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   312.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm7                                         ;   313.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm11                                        ;   314.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   315.8 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 480]    ;   311.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm15                                       ;   318.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   319.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 512]   ;   312.0 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                        ;   319.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 544]   ;   312.5 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm5                                        ;   319.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   320.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 51]                                     ;   313.3 fp1+agu1   61 r.3
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   314.3 fp3     40 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm12, 4                                            ;   315.3 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   315.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm10, ymm12                                      ;   316.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   316.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm4, ymm5                                         ;   317.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   318.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 52]                                     ;   315.3 fp1+agu0   61 r.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   316.3 fp3     40 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 4                                             ;   317.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel camellia128_encrypt.T0_constants256 + 192] ;   319.3 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   317.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   318.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm12, 4                                           ;   320.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   320.3 fp0     21 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   321.3 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm12                                       ;   321.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   322.3 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 352]    ;   317.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm4, ymm2                                         ;   324.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm15                                        ;   322.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                          ;   323.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;   324.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   325.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   323.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                        ;   324.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;   325.3 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   326.3 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 384]   ;   319.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   326.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   327.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 576]    ;   320.5 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm5, ymm4                                         ;   327.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 608]   ;   320.8 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                      ;   327.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   328.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 53]                                    ;   321.8 fp2+agu0   61 r.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   322.8 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm3, 4                                            ;   323.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 416] ;   328.7 fp0+agu1   23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   323.8 fp2     22 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm10, ymm3                                        ;   324.8 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   324.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm2, 4                                            ;   329.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   329.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   330.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 160]   ;   324.5 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                      ;   331.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm15                                          ;   332.5 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm2                                        ;   330.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm11                                          ;   331.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 192] ;   333.5 fp2+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 54]                                     ;   326.3 fp1+agu0   61 r.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   327.3 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm11                                        ;   331.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   332.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   333.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   334.7 fp3     23 t
        db 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   332.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   333.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm15                                        ;   334.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm2                                         ;   335.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm7, ymm11                                        ;   336.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 55]                                    ;   329.8 fp1+agu1   61 r.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   330.8 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm1, 4                                            ;   330.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 448]   ;   330.8 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm5                                        ;   337.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   338.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm3, 4                                             ;   334.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   339.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   334.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   335.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   332.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm1                                        ;   333.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   333.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm11                                      ;   334.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   335.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm3                                        ;   335.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   336.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 192] ;   336.0 fp3+agu1   21 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm5                                         ;   336.5 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                          ;   337.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   338.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   339.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   337.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm3                                         ;   338.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm11                                        ;   339.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   340.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm1, 4                                             ;   337.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 512]   ;   335.8 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm7                                        ;   342.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   343.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   340.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   337.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   338.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm1                                        ;   338.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   339.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 544]   ;   337.7 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm5                                        ;   344.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   345.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm3                                         ;   339.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   340.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   341.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   342.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                         ;   340.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                         ;   341.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm11                                        ;   342.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   343.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm9, 4                                             ;   341.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 576]   ;   339.7 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   346.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   341.2 fp3     42 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm10, ymm9                                        ;   342.2 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   342.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                        ;   343.0 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   344.0 fp3     42 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 608]    ;   341.0 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm3                                         ;   348.0 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm3                                           ;   349.0 fp0     41 t
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm14                                              ;   341.5         41 t copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 192] ;   345.0 fp3+agu0   42 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2560]                                   ;   350.0 fp0+agu1   41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   351.0 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm9, 4                                             ;   346.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm13                                          ;   346.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   347.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm9                                        ;   347.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   348.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm1                                        ;   348.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                        ;   349.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;   350.0 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                         ;   351.0 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   349.0 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                         ;   350.0 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                        ;   351.0 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                           ;   352.0 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 288]    ;   346.7 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm15                                       ;   353.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                          ;   354.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 320]   ;   347.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;   354.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   355.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   356.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   356.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   357.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   358.7 fp1     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm7, [rbp + 2560]                                   ;   349.3 fp3+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   350.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm14                                          ;   352.0 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   352.0 fp1     61 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   357.7 fp3     61 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   357.7 fp2     61 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 2144]                                   ;   357.7 fp0+agu1   61 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256]         ;   351.2 agu0    41 t reload
        db 0x2e
        vpxor ymm11, ymm3, ymm15                                         ;   358.7 fp1     41 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2176]                                   ;   352.0 fp3+agu1   61 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2112]                                   ;   353.0 fp2+agu0   61 t
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   358.7 fp0+agu1   61 t
        vpxor ymm14, ymm14, [rbp + 2080]                                 ;   353.2 fp1+agu0   61 t
        vpxor ymm0, ymm0, [rbp + 2240]                                   ;   358.7 fp3+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 1536]                                   ;   359.7 fp2+agu0   61 t
        vpxor ymm1, ymm1, [rbp + 2208]                                   ;   358.7 fp0+agu1   61 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2208], ymm3                                       ;   358.7 agu2+fp5   61 t spill
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm14                                              ;   354.2         40 t copy
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm0                                              ;   359.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 1536], ymm0                                       ;   359.7 agu2+fp5   51 x spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm1                                               ;   359.7         40 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 2240], ymm1                                       ;   359.7 agu0+fp5   51 x spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm4                                               ;   360.7         40 t copy
        db 0x2e
        vmovdqu [rbp + 2080], ymm4                                       ;   360.7 agu2+fp5   51 x spill
        db 0x2e
        vpxor ymm4, ymm2, [rel camellia128_encrypt.T0_constants256 + 32] ;   357.8 fp1+agu1   23 t
        db 0x2e
        vmovdqu [rbp + 2272], ymm2                                       ;   358.7 agu0+fp5   61 t spill
        db 0x2e
        vpxor ymm2, ymm7, [rel camellia128_encrypt.T0_constants256 + 64] ;   358.8 fp3+agu1   22 t
        db 0x2e
        vmovdqu [rbp + 2112], ymm7                                       ;   359.7 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm7, ymm5, [rel camellia128_encrypt.T0_constants256]      ;   359.7 fp2+agu0   21 t
        db 0x2e
        vmovdqu [rbp + 2176], ymm5                                       ;   360.7 agu2+fp5   61 t spill
        vpbroadcastb ymm5, [r8 + 56]                                     ;   359.8 fp1+agu1   62 l.0
        vpxor ymm11, ymm11, ymm5                                         ;   360.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm11, 4                                            ;   361.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   361.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm10, ymm11                                      ;   362.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   362.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                        ;   363.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   364.8 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 192]    ;   360.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   367.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm11, 4                                            ;   368.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   368.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   369.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm14                                      ;   361.7 agu2+fp5   51 x spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm6, ymm11                                       ;   369.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   370.3 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm5                                        ;   370.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                        ;   371.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   372.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                        ;   373.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                       ;   371.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                        ;   372.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm14                                       ;   373.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                          ;   374.3 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm12                                       ;   374.3 fp2     41 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 320]   ;   364.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                        ;   375.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                         ;   376.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 57]                                     ;   368.3 fp2+agu0   62 l.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   369.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm4, 4                                             ;   370.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   370.3 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 352]   ;   369.5 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   376.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   371.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 384]   ;   370.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                        ;   377.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   378.3 fp3     23 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 58]                                     ;   370.8 fp2+agu1   62 l.2
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   371.8 fp0     22 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 4                                             ;   372.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_encrypt.T0_constants256 + 416] ;   379.3 fp3+agu0   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   372.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm10, ymm2                                        ;   373.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   373.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 160]    ;   372.3 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm9, ymm5                                         ;   379.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   380.3 fp3     22 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm4, 4                                             ;   380.3 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   380.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm13                                          ;   381.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, [rel camellia128_encrypt.T0_constants256 + 192] ;   381.3 fp2+agu0   22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm4                                        ;   381.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   382.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm5                                        ;   382.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   383.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm14                                       ;   384.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   385.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                         ;   383.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   384.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm12                                        ;   385.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   386.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm2, 4                                             ;   382.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 448]   ;   380.3 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                      ;   387.3 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   382.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   383.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm2                                        ;   383.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   384.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm11                                      ;   381.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 480]   ;   381.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   388.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                         ;   389.8 fp3     23 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm4                                         ;   384.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   385.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   386.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   387.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   385.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   386.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm12                                        ;   387.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   388.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 512]    ;   384.5 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                         ;   391.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 544]   ;   384.8 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm4                                        ;   391.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   392.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 59]                                     ;   385.7 fp1+agu1   62 l.3
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   386.7 fp3     21 t
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm7, 4                                             ;   387.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   387.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm10, ymm7                                        ;   388.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   388.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm9, ymm4                                         ;   389.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   390.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 60]                                     ;   387.7 fp1+agu0   62 l.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   388.7 fp3     40 t
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm3, 4                                             ;   389.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rel camellia128_encrypt.T0_constants256 + 192] ;   391.7 fp0+agu1   21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   389.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm13                                          ;   390.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   392.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm13                                          ;   392.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   393.7 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm2, ymm6, ymm7                                         ;   393.7 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   394.7 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 352]    ;   389.2 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm9, ymm3                                         ;   396.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm12                                        ;   394.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                           ;   395.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   396.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   397.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                         ;   395.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   396.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm8, ymm2                                         ;   397.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   398.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 384]    ;   391.8 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm4                                         ;   398.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   399.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 61]                                     ;   393.3 fp2+agu0   62 l.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   394.3 fp0     40 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 62]                                     ;   393.7 fp1+agu1   62 l.6
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   394.7 fp3     40 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 63]                                     ;   394.3 fp2+agu0   62 l.7
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   395.3 fp0     40 t
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm15, 4                                            ;   395.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 576]    ;   394.5 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm4, ymm9                                         ;   401.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 608]    ;   394.8 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm9, ymm12                                       ;   401.8 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   402.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm1, 4                                            ;   396.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 416] ;   400.8 fp0+agu1   23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   396.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm10, ymm15                                      ;   397.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   396.5 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   397.2 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm1                                        ;   398.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   397.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 160]   ;   396.7 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm10, ymm2                                        ;   403.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm2                                         ;   404.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm10, ymm12                                       ;   403.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   404.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm3, 4                                             ;   401.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm0, 4                                            ;   399.3 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   401.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm13                                          ;   402.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 192] ;   405.7 fp1+agu1   22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm13                                          ;   400.2 fp3     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm13                                        ;   400.3 fp2     42 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm10, ymm12                                      ;   403.7 fp1     42 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm3                                        ;   402.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   403.8 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_encrypt.T0_constants256 + 192] ;   405.7 fp3+agu0   21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm2                                         ;   403.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                          ;   404.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                         ;   405.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   406.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm3                                         ;   404.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   405.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm8, ymm12                                        ;   406.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   407.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm11, ymm2                                        ;   408.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm15, 4                                            ;   406.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 448]   ;   404.0 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm11, ymm9                                        ;   411.0 fp1     23 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm1, 4                                            ;   406.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 128]   ;   404.5 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                        ;   411.5 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   412.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm13                                        ;   406.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm15                                        ;   407.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm13                                          ;   407.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm3                                         ;   408.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm3                                        ;   408.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   409.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   410.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   411.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                       ;   409.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   410.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;   411.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   412.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                          ;   408.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   408.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm9                                           ;   412.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm1                                         ;   409.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                          ;   409.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   413.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 512]    ;   409.2 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm9, ymm12                                        ;   416.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm11                                       ;   410.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   411.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   412.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   413.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm4, ymm12                                        ;   414.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                         ;   412.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   413.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                         ;   414.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                         ;   415.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 544]    ;   411.5 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm0, ymm3                                         ;   418.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                           ;   417.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   419.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   414.0 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 608]    ;   412.3 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm0, ymm11                                        ;   419.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   420.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm14                                              ;   412.8         41 t copy
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm7                                               ;   415.0         41 t copy
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 192]    ;   413.2 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   420.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm10, 4                                           ;   421.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm13                                        ;   421.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm6, ymm10                                        ;   422.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm13                                        ;   422.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                        ;   423.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm11                                       ;   423.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   424.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                       ;   425.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   426.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   424.2 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   425.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                         ;   426.2 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                         ;   427.2 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2560]                                       ;   419.5 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm9, ymm6                                           ;   426.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   426.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                         ;   427.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   427.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                          ;   428.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm2                                         ;   428.5 fp0     62 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 288]    ;   422.3 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm6, ymm12                                        ;   429.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   430.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 320]    ;   423.3 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm6, ymm11                                        ;   430.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   431.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;   432.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   432.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   433.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                           ;   433.3 fp0     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   433.3 fp2     62 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   434.3 fp3     62 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2336]                                 ;   429.5 fp1+agu0   62 t
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm14                                              ;   430.5         47 y copy
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2496]                                   ;   434.3 fp0+agu1   62 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2304]                                   ;   435.3 fp2+agu0   62 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2464]                                   ;   434.3 fp3+agu1   62 t
        db 0x2e
        vmovdqa ymm6, ymm5                                               ;   435.3         47 y copy
        db 0x2e
        vmovdqa ymm10, ymm8                                              ;   435.3         47 y copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm7                                              ;   436.3         47 y copy
        db 0x2e, 0x2e
        vpbroadcastb ymm12, [r8 + 64]                                    ;   430.3 fp1+agu0   71 d.0
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   433.3 fp0+agu1   48 y
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_encrypt.T0_constants256]         ;   431.3 agu0    41 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm13                                          ;   438.3 fp2     48 y
        db 0x2e
        vpxor ymm4, ymm4, ymm13                                          ;   438.3 fp3     48 y
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   431.5 fp1+agu1   48 y
        db 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 32]    ;   432.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   439.3 fp0     48 y
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2368]                                   ;   432.5 fp2+agu1   48 y
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 64] ;   433.5 fp3+agu0   48 y
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2528]                                   ;   439.3 fp1+agu1   48 y
        db 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 65]                                    ;   434.3 fp2+agu0   71 d.1
        db 0x2e
        vpbroadcastb ymm13, [r8 + 66]                                    ;   434.5 fp1+agu1   71 d.2
        db 0x2e
        vpbroadcastb ymm3, [r8 + 68]                                     ;   435.3 fp2+agu0   71 d.4
        db 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   436.3 fp0     47 y
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm0, 7                                             ;   437.3 fp1     47 y
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 192] ;   438.3 fp3+agu1   47 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   440.3 fp0     48 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm0, ymm0, ymm0                                          ;   437.3 fp3     47 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   439.3 fp2     48 y
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 67]                                     ;   436.3 fp1+agu0   71 d.3
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 69]                                     ;   436.5 fp2+agu1   71 d.5
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                           ;   437.5 fp0     47 y
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm6, 7                                             ;   438.5 fp1     47 y
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, [rel camellia128_encrypt.T0_constants256 + 192] ;   439.5 fp3+agu0   47 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   440.5 fp0     48 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm3, ymm6, ymm6                                          ;   438.5 fp3     47 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   441.3 fp2     48 y
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm2                                          ;   442.3 fp0     48 y
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   443.3 fp1     48 y
        db 0x2e, 0x2e
        vmovdqu [rbp + 1600], ymm2                                       ;   442.3 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1728], ymm5                                       ;   444.3 agu1+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 70]                                     ;   438.5 fp2+agu0   71 d.6
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm2                                         ;   439.5 fp3     47 y
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm11, 7                                            ;   440.5 fp1     47 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm3, ymm11, ymm11                                        ;   440.5 fp0     47 y
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                           ;   441.5 fp2     48 y
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm9                                          ;   442.5 fp3     48 y
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                          ;   443.5 fp0     48 y
        db 0x2e, 0x2e
        vmovdqu [rbp + 1632], ymm9                                       ;   442.5 agu2+fp5   69 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 1760], ymm7                                       ;   444.5 agu1+fp5   69 groups
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 192]    ;   439.8 agu0    41 t reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   446.8 fp1     47 y
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   447.8 fp2     48 y
        db 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 71]                                     ;   441.0 fp1+agu1   71 d.7
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm2                                         ;   442.0 fp3     47 y
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm10, 7                                            ;   443.0 fp2     47 y
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddb ymm5, ymm10, ymm10                                        ;   443.0 fp0     47 y
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   448.8 fp3     48 y
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm4                                            ;   449.8 fp0     48 y
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   450.8 fp1     48 y
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                           ;   446.8 fp2     47 y
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   447.8 fp3     48 y
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm1                                          ;   448.8 fp0     48 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                        ;   449.8 fp1     48 y
        db 0x2e
        vmovdqu [rbp + 1568], ymm1                                       ;   448.8 agu2+fp5   69 groups
        db 0x2e
        vmovdqu [rbp + 1664], ymm4                                       ;   449.8 agu0+fp5   69 groups
        db 0x2e
        vmovdqu [rbp + 1696], ymm14                                      ;   450.8 agu1+fp5   69 groups
        db 0x2e
        vmovdqu [rbp + 1792], ymm8                                       ;   451.8 agu2+fp5   69 groups
        db 0x2e
        vpbroadcastb ymm0, [r8 + 72]                                     ;   444.0 fp2+agu0   71 y.0
        db 0x2e
        vpbroadcastb ymm1, [r8 + 73]                                     ;   444.2 fp1+agu1   71 y.1
        db 0x2e
        vpbroadcastb ymm2, [r8 + 74]                                     ;   445.0 fp2+agu0   71 y.2
        db 0x2e
        vpbroadcastb ymm4, [r8 + 75]                                     ;   445.2 fp1+agu1   71 y.3
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 76]                                     ;   446.0 fp2+agu0   71 y.4
        db 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 77]                                     ;   446.2 fp1+agu1   71 y.5
        db 0x2e, 0x2e
        vpbroadcastb ymm7, [r8 + 78]                                     ;   447.0 fp2+agu0   71 y.6
        db 0x2e, 0x2e
        vpbroadcastb ymm8, [r8 + 79]                                     ;   447.2 fp1+agu1   71 y.7
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2208]                                       ;   448.0 agu0    51 x
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256]         ;   448.2 agu1    41 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm10                                          ;   455.2 fp3     51 x
        db 0x2e
        vpor ymm0, ymm0, ymm9                                            ;   456.2 fp0     51 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2144]                                       ;   449.0 agu0    51 x reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                           ;   457.2 fp2     51 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   458.2 fp1     52 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1952], ymm9                                       ;   458.2 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm5, 7                                             ;   459.2 fp2     52 x
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   460.2 fp3     52 x
        db 0x2e, 0x2e
        vpaddb ymm5, ymm5, ymm5                                          ;   459.2 fp0     52 x
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   460.2 fp1     52 x
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2208]                                   ;   461.2 fp2+agu1   52 x
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2272]                                       ;   450.0 agu0    61 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;   461.2 fp3     52 x
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 32]    ;   450.3 agu1    23 t reload
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                          ;   457.3 fp0     51 x
        db 0x2e
        vpor ymm1, ymm1, ymm9                                            ;   458.3 fp1     51 x
        db 0x2e
        vpxor ymm0, ymm0, ymm11                                          ;   462.2 fp2     52 x
        db 0x2e
        vmovdqu ymm9, [rbp + 1536]                                       ;   451.0 agu0    51 x reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                           ;   459.3 fp3     51 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   460.3 fp0     52 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1984], ymm9                                       ;   460.3 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm6, 7                                             ;   461.3 fp1     52 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                           ;   462.3 fp2     52 x
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm6, ymm6, ymm6                                          ;   461.3 fp3     52 x
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   463.2 fp0     52 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 1856], ymm0                                       ;   464.2 agu1+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2112]                                       ;   458.5 agu0    61 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;   465.5 fp1     52 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 64]     ;   459.3 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   466.3 fp2     51 x
        db 0x2e, 0x2e
        vpor ymm2, ymm2, ymm0                                            ;   467.3 fp3     51 x
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   466.5 fp0     52 x
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 2080]                                       ;   460.2 agu0    51 x reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   468.3 fp1     51 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                           ;   469.3 fp2     52 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2016], ymm0                                       ;   469.3 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm7, 7                                             ;   470.3 fp1     52 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                           ;   471.3 fp3     52 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   472.3 fp0     52 x
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm2, ymm7, ymm7                                          ;   470.3 fp2     52 x
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   471.3 fp3     52 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 1888], ymm1                                       ;   472.3 agu1+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2176]                                       ;   462.3 agu0    61 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   473.3 fp0     52 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   469.3 fp1     51 x
        db 0x2e, 0x2e
        vpor ymm4, ymm4, ymm1                                            ;   470.3 fp2     51 x
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2240]                                       ;   465.5 agu1    51 x reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   472.5 fp3     51 x
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                           ;   473.5 fp0     52 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 2048], ymm1                                       ;   473.5 agu2+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm8, 7                                             ;   474.5 fp1     52 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                           ;   475.5 fp2     52 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   476.5 fp3     52 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 1824], ymm5                                       ;   477.5 agu0+fp5   69 groups
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm1, ymm8, ymm8                                          ;   474.5 fp0     52 x
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   475.5 fp1     52 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 1920], ymm0                                       ;   476.5 agu1+fp5   69 groups
        db 0x2e, 0x2e
        add r8, 0x40                                                     ;   470.7 alu0    69 groups
        db 0x2e
        cmp r8, qword [rbp + 2728]                                       ;                    more groups?
        jne .groups_2
        db 0x2e
        mov qword [rbp + 2720], r8                                       ;                    resident
        db 0x2e
        mov r8, qword [rbp + 2688]                                       ;     0.0 agu0    61 r.0 reload
        db 0x2e
        vpbroadcastb ymm0, [r8 + 144]                                    ;    11.0 fp1+agu1   61 r.0
        db 0x2e
        vmovdqu ymm1, [rbp + 1568]                                       ;     1.0 agu0    40 t reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    12.0 fp0     40 t
        db 0x2e
        vpbroadcastb ymm2, [r8 + 145]                                    ;    11.0 fp2+agu1   61 r.1
        db 0x2e, 0x2e
        vmovdqu ymm3, [rbp + 1600]                                       ;     2.0 agu0    40 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;    12.0 fp3     40 t
        db 0x2e
        vpbroadcastb ymm4, [r8 + 146]                                    ;    11.0 fp1+agu1   61 r.2
        db 0x2e
        vmovdqu ymm5, [rbp + 1632]                                       ;     3.0 agu0    40 t reload
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;    12.0 fp0     40 t
        db 0x2e
        vpbroadcastb ymm6, [r8 + 147]                                    ;    11.0 fp2+agu1   61 r.3
        db 0x2e
        vmovdqu ymm7, [rbp + 1664]                                       ;     4.0 agu0    40 t reload
        db 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;    12.0 fp3     40 t
        db 0x2e
        vpbroadcastb ymm8, [r8 + 148]                                    ;    11.0 fp1+agu1   61 r.4
        db 0x2e
        vmovdqu ymm9, [rbp + 1696]                                       ;     5.0 agu0    40 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                           ;    12.0 fp0     40 t
        vpbroadcastb ymm10, [r8 + 149]                                   ;    11.0 fp2+agu1   61 r.5
        vmovdqu ymm11, [rbp + 1728]                                      ;     6.0 agu0    40 t reload
        vpxor ymm10, ymm10, ymm11                                        ;    13.0 fp3     40 t
        vpbroadcastb ymm12, [r8 + 150]                                   ;    11.0 fp1+agu1   61 r.6
        vmovdqu ymm13, [rbp + 1760]                                      ;     7.0 agu0    40 t reload
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                        ;    14.0 fp0     40 t
        db 0x2e
        vpbroadcastb ymm14, [r8 + 151]                                   ;    11.0 fp2+agu1   61 r.7
        db 0x2e
        vmovdqu ymm15, [rbp + 1792]                                      ;     8.0 agu0    40 t reload
        db 0x2e
        vpxor ymm14, ymm14, ymm15                                        ;    15.0 fp3     40 t
        db 0x2e
        vpsrlq ymm15, ymm0, 4                                            ;    13.0 fp1     41 t
        db 0x2e
        vpand ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 96] ;    13.0 fp0+agu1   41 t
        db 0x2e
        vpand ymm15, ymm15, [rel camellia128_encrypt.T0_constants256 + 96] ;    14.0 fp2+agu0   41 t
        db 0x2e
        vmovdqu ymm13, [rel camellia128_encrypt.T0_constants256 + 128]   ;    12.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                        ;    19.2 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_encrypt.T0_constants256 + 160]   ;    12.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                      ;    19.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    20.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;    13.2 agu1    41 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;    21.3 fp0     41 t
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm0, 4                                             ;    22.3 fp1     41 t
        db 0x2e
        vpand ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 96] ;    22.3 fp3+agu0   41 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, [rel camellia128_encrypt.T0_constants256 + 96] ;    23.3 fp2+agu1   41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm0, ymm9                                           ;    24.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 224]    ;    14.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                         ;    23.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm0                                               ;    24.3         41 t copy
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm7                                               ;    25.3         41 t copy
        db 0x2e
        vmovdqu [rbp + 1536], ymm14                                      ;    16.0 agu2+fp5   40 t spill
        db 0x2e
        vmovdqu ymm14, [rel camellia128_encrypt.T0_constants256 + 256]   ;    15.2 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;    25.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    26.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;    27.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                           ;    28.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm9                                        ;    24.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;    25.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;    26.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;    27.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 288]    ;    21.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm3, ymm1                                         ;    28.3 fp2     41 t
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm2, 4                                             ;    22.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 96]     ;    22.5 agu1    41 t reload
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;    29.5 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;    29.5 fp0     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 320]    ;    23.3 agu0    41 t reload
        db 0x2e
        vpshufb ymm0, ymm3, ymm0                                         ;    30.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                           ;    31.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 352]    ;    24.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm0, ymm2                                         ;    31.3 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 384]    ;    24.7 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm7                                         ;    31.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;    32.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 416]    ;    25.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;    33.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm1                                       ;    32.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm2, 4                                             ;    34.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;    34.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    35.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm2                                         ;    35.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    36.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm1                                        ;    36.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;    37.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;    38.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;    39.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;    37.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    38.7 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm7                                        ;    39.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;    40.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 448]    ;    32.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm3                                         ;    40.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm4, 4                                             ;    32.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;    32.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                        ;    33.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;    33.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm7                                        ;    34.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;    35.7 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 480]    ;    34.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm1                                         ;    41.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;    42.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;    36.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm4, 4                                             ;    37.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;    37.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    38.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2112], ymm3                                       ;    43.7 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm5, ymm4                                         ;    38.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;    39.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm1                                        ;    39.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;    40.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;    41.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;    42.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;    40.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;    41.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;    42.7 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;    43.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 512]    ;    39.7 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm7                                         ;    46.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 544]    ;    40.0 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm1                                         ;    47.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;    48.0 fp3     22 t
        db 0x2e, 0x2e
        vpsrlq ymm1, ymm6, 4                                             ;    40.8 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;    40.7 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                        ;    41.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    41.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;    42.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;    43.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;    44.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm6, 4                                             ;    45.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;    45.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    46.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm6                                         ;    46.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                           ;    47.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm1                                        ;    47.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;    48.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;    49.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;    50.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;    48.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;    49.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm7                                        ;    50.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;    51.8 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 576]    ;    45.8 agu0    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm6, ymm3                                         ;    52.8 fp2     21 t
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm8, 4                                             ;    46.2 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    46.3 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm0, ymm8                                         ;    47.3 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;    47.2 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 608]    ;    46.8 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm0, ymm1                                         ;    53.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;    54.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 384]    ;    47.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm1, ymm7                                         ;    54.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    55.3 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 416]    ;    47.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    56.3 fp1     23 t
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm8, 4                                             ;    57.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    57.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;    58.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm8                                         ;    58.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    59.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm7                                        ;    59.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;    60.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;    61.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;    62.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;    60.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    61.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;    62.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;    63.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                         ;    63.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm10, 4                                            ;    55.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;    55.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm10                                       ;    56.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    56.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;    57.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;    58.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 480]    ;    57.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm1, ymm7                                         ;    64.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;    59.3 fp0     22 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm8, 4                                            ;    60.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    60.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;    61.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm8                                         ;    61.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;    62.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm10                                       ;    62.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;    63.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;    64.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;    65.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;    63.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    64.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;    65.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;    66.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 512]    ;    61.7 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm1, ymm2                                         ;    68.7 fp2     22 t
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm12, 4                                            ;    62.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;    62.3 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                      ;    63.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    63.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                        ;    64.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;    65.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 544]    ;    63.2 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;    70.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;    66.3 fp0     21 t
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm12, 4                                            ;    67.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;    67.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;    68.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm12                                        ;    68.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;    69.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm8                                        ;    69.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    70.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;    71.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;    72.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;    70.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;    71.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;    72.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;    73.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm6, ymm5                                         ;    73.3 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 608]    ;    67.3 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm5, ymm8                                         ;    74.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 1536]                                      ;    67.7 agu0    42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;    74.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                      ;    75.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 1536]                                       ;    68.5 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm5, 4                                             ;    75.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;    76.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;    77.5 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;    78.5 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;    79.5 fp0     42 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm12, 4                                            ;    80.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;    80.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;    81.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;    71.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;    72.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    72.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;    73.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm12, ymm5                                          ;    82.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 224]   ;    72.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm10, ymm12                                      ;    81.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;    75.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm5                                        ;    82.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;    83.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;    84.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;    85.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;    83.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;    84.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm12                                       ;    85.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;    86.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;    77.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2080]                                       ;    77.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;    84.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;    84.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;    85.7 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 288]   ;    80.5 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm12, ymm8                                        ;    87.5 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2112]                                   ;    88.5 fp0+agu1   41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 320]    ;    81.5 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm6, ymm5                                         ;    88.5 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                           ;    89.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;    90.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;    90.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm1, [rbp + 2112]                                   ;    85.7 fp1+agu1   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;    86.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;    91.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                           ;    86.7 fp0     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1856]                                   ;    86.7 fp1+agu0   61 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;    91.5 fp3     61 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1888]                                   ;    87.7 fp2+agu1   61 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;    92.5 fp0     61 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;    92.5 fp1+agu0   61 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 1952]                                   ;    87.7 fp3+agu1   61 t
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;    91.5 fp2     61 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1824]                                   ;    91.5 fp0+agu0   61 t
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 1984]                                   ;    92.5 fp1+agu1   61 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2016]                                   ;    93.5 fp3+agu0   61 t
        db 0x2e
        vpxor ymm7, ymm7, [rbp + 2048]                                   ;    92.5 fp2+agu1   61 t
        vpbroadcastb ymm6, [r8 + 156]                                    ;    88.8 fp1+agu0   62 l.4
        vpxor ymm6, ymm6, ymm5                                           ;    89.8 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2112], ymm5                                       ;    88.7 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm5, ymm8, [rbp + 896]                                    ;    92.5 fp3+agu1   40 t
        db 0x2e
        vmovdqu [rbp + 2080], ymm8                                       ;    92.5 agu2+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 157]                                    ;    89.8 fp2+agu0   62 l.5
        vpxor ymm8, ymm8, ymm4                                           ;    93.5 fp0     40 t
        vmovdqu [rbp + 1536], ymm4                                       ;    93.5 agu1+fp5   61 t spill
        vpxor ymm4, ymm0, [rbp + 928]                                    ;    90.8 fp1+agu0   40 t
        vmovdqu [rbp + 2144], ymm0                                       ;    91.5 agu2+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm0, [r8 + 158]                                    ;    91.5 fp2+agu1   62 l.6
        db 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;    94.5 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2176], ymm3                                       ;    94.5 agu2+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm3, [r8 + 159]                                    ;    91.8 fp1+agu0   62 l.7
        db 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;    93.5 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2208], ymm7                                       ;    93.5 agu1+fp5   61 t spill
        vpxor ymm7, ymm2, [rbp + 960]                                    ;    92.8 fp2+agu0   40 t
        vmovdqu [rbp + 2240], ymm2                                       ;    94.5 agu2+fp5   61 t spill
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm1, [rbp + 992]                                    ;    93.5 fp3+agu1   40 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2272], ymm1                                       ;    95.5 agu2+fp5   61 t spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm5, 4                                             ;    93.5 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;    93.5 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                        ;    94.5 fp2     41 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    94.5 fp3     41 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;    95.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;    96.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;    97.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm5, 4                                             ;    98.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;    98.5 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;    99.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2304], ymm3                                       ;    96.5 agu0+fp5   40 t spill
        db 0x2e, 0x2e
        vpshufb ymm3, ymm10, ymm5                                        ;    99.5 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                           ;   100.5 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm0                                       ;    97.5 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm1                                        ;   100.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   101.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   102.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   103.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   101.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   102.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   103.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   104.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                        ;   104.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm4, 4                                             ;    98.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;    98.0 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;    99.2 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 320]    ;    98.2 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm1                                         ;   105.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                           ;   106.5 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 352]    ;    98.7 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm1, ymm4                                         ;   105.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 384]    ;    99.2 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm5, ymm3                                         ;   106.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   107.2 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 416]    ;    99.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   108.2 fp0     23 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm4, 4                                            ;   109.2 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   109.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   110.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2368], ymm0                                       ;   107.5 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm10, ymm4                                        ;   110.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   111.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm12                                       ;   111.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   112.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   113.2 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   114.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   112.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                           ;   113.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   114.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   115.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm7, 4                                             ;   107.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   107.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm7                                        ;   108.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   108.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                        ;   109.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   110.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 448]    ;   108.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm0, ymm3                                         ;   115.5 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 480]    ;   109.2 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                       ;   116.2 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   117.2 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   111.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm4, 4                                            ;   112.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   112.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   113.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2400], ymm3                                       ;   118.2 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm10, ymm4                                        ;   113.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   114.2 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm12                                       ;   114.2 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   115.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   116.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   117.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   115.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   116.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   117.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   118.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 512]    ;   114.2 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm7                                         ;   121.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 544]    ;   114.5 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                       ;   121.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                          ;   122.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm2, 4                                            ;   115.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   115.2 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                        ;   116.2 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   116.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                      ;   117.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   118.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   119.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm2, 4                                            ;   120.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   120.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   121.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm10, ymm2                                        ;   121.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   122.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm12                                       ;   122.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   123.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   124.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   125.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   123.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                           ;   124.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm7                                        ;   125.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   126.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 576]    ;   120.3 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm3                                         ;   127.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm6, 4                                             ;   120.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   120.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm6                                         ;   121.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   121.7 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm7                                         ;   122.7 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   123.7 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 608]    ;   121.7 agu1    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                       ;   128.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   129.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 416]   ;   122.2 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   129.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm6, 4                                            ;   130.2 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   130.2 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   131.2 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm10, ymm6                                        ;   131.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   132.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm12                                       ;   132.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   133.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   134.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   135.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   133.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   134.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   135.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   136.2 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm0, ymm1                                         ;   136.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                             ;   129.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   129.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm8                                        ;   130.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   130.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   131.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   132.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 480]    ;   130.5 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm5, ymm12                                        ;   137.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   133.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm6, 4                                            ;   134.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   134.2 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   135.2 fp1     22 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm10, ymm6                                        ;   135.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   136.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm12                                       ;   136.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   137.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   138.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   139.2 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   137.2 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   138.2 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   139.2 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   140.2 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 512]    ;   135.2 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                         ;   142.2 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 544]    ;   135.5 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm12                                       ;   142.5 fp2     22 t
        db 0x2e
        vmovdqu ymm6, [rbp + 2336]                                       ;   136.2 agu0    21 t
        db 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   143.2 fp0     21 t
        db 0x2e
        vpshufb ymm6, ymm13, ymm6                                        ;   144.2 fp1     21 t
        db 0x2e
        vmovdqu ymm5, [rbp + 2336]                                       ;   136.5 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm5, 4                                             ;   143.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   144.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   145.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   146.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   147.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm6, 4                                             ;   148.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   148.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   149.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm10, ymm6                                       ;   149.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   150.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm5                                       ;   150.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   151.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                      ;   152.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                         ;   153.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   151.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   152.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm15                                       ;   153.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   154.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm10                                        ;   154.5 fp1     21 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm5                                         ;   155.5 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2304]                                      ;   147.5 agu0    42 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   154.5 fp0     42 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                      ;   155.5 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2304]                                      ;   148.7 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm15, 4                                           ;   155.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   156.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                      ;   157.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   158.7 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;   150.7 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   159.7 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   151.5 fp3     41 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm10, 4                                           ;   160.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   160.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   161.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                           ;   152.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   152.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   153.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm10, ymm12                                         ;   162.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   156.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 224]    ;   153.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm5, ymm10                                       ;   161.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   154.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm12                                       ;   162.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   163.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   164.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   165.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   163.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   164.7 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm10                                       ;   165.7 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   166.7 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 2368]                                       ;   157.7 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   164.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   164.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   165.7 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 288]   ;   160.7 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm10, ymm7                                        ;   167.7 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2400]                                   ;   168.7 fp0+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 320]    ;   161.7 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                       ;   168.7 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   169.7 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   170.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   170.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm6, [rbp + 2400]                                  ;   165.7 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   166.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                           ;   171.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                         ;   166.7 fp0     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   171.7 fp1     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   172.7 fp3     62 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 1600]                                   ;   166.7 fp2+agu1   62 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   171.7 fp0     62 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 1568]                                   ;   171.7 fp1+agu0   62 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 1632]                                   ;   167.7 fp3+agu1   62 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1664]                                   ;   172.7 fp2+agu0   62 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1696]                                 ;   167.7 fp0+agu1   62 t
        vpxor ymm4, ymm4, [rbp + 1728]                                   ;   172.7 fp1+agu0   62 t
        vpxor ymm3, ymm3, [rbp + 1760]                                   ;   173.7 fp3+agu1   62 t
        vpxor ymm8, ymm8, [rbp + 1792]                                   ;   172.7 fp2+agu0   62 t
        vpbroadcastb ymm2, [r8 + 164]                                    ;   169.7 fp1+agu1   61 r.4
        vpxor ymm2, ymm2, ymm12                                          ;   170.7 fp0     40 t
        vmovdqu [rbp + 2400], ymm12                                      ;   168.7 agu2+fp5   62 t spill
        db 0x2e
        vpxor ymm12, ymm7, [rbp + 1024]                                  ;   172.7 fp3+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 2368], ymm7                                       ;   172.7 agu2+fp5   62 t spill
        vpbroadcastb ymm7, [r8 + 165]                                    ;   170.7 fp2+agu1   61 r.5
        vpxor ymm7, ymm7, ymm4                                           ;   173.7 fp0     40 t
        vmovdqu [rbp + 2304], ymm4                                       ;   173.7 agu2+fp5   62 t spill
        vpxor ymm4, ymm1, [rbp + 1056]                                   ;   171.0 fp1+agu0   40 t
        vmovdqu [rbp + 2336], ymm1                                       ;   171.7 agu1+fp5   62 t spill
        vpbroadcastb ymm1, [r8 + 166]                                    ;   172.0 fp2+agu0   61 r.6
        db 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   174.7 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2432], ymm3                                       ;   174.7 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm3, [r8 + 167]                                    ;   172.7 fp1+agu1   61 r.7
        db 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   173.7 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2464], ymm8                                       ;   173.7 agu2+fp5   62 t spill
        db 0x2e
        vpxor ymm8, ymm0, [rbp + 1088]                                   ;   173.0 fp2+agu0   40 t
        vmovdqu [rbp + 2496], ymm0                                       ;   174.7 agu1+fp5   62 t spill
        vpxor ymm0, ymm6, [rbp + 1120]                                   ;   174.0 fp3+agu0   40 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm6                                       ;   175.7 agu2+fp5   62 t spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                            ;   173.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   173.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                      ;   174.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   174.7 fp3     41 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                        ;   175.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   176.7 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   177.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                            ;   178.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   178.7 fp3     41 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   179.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;   176.7 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpshufb ymm3, ymm5, ymm12                                        ;   179.7 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   180.7 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm1                                       ;   177.7 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm6                                        ;   180.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   181.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   182.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   183.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;   181.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   182.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   183.7 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   184.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm1                                        ;   184.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm4, 4                                             ;   178.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   178.2 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   179.3 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 320]   ;   178.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                        ;   185.7 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   186.7 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 352]    ;   178.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm4                                         ;   185.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 384]   ;   179.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm12, ymm3                                        ;   186.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   187.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 416]    ;   179.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   188.3 fp0     23 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm4, 4                                            ;   189.3 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   189.3 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   190.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm1                                       ;   187.7 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm4                                         ;   190.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   191.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm10                                       ;   191.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   192.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   193.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   194.3 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   192.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   193.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   194.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   195.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm8, 4                                             ;   187.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   187.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm8                                        ;   188.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   188.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;   189.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   190.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 448]    ;   188.7 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm3                                         ;   195.7 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 480]    ;   189.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   196.3 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   197.3 fp0     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   191.3 fp3     22 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm4, 4                                            ;   192.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   192.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   193.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm3                                       ;   198.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm5, ymm4                                         ;   193.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   194.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm10                                       ;   194.3 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   195.3 fp0     22 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   196.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   197.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   195.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   196.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   197.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   198.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 512]    ;   194.3 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm8                                         ;   201.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 544]    ;   194.7 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   201.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   202.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                            ;   195.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   195.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                        ;   196.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   196.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   197.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   198.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   199.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                            ;   200.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   200.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   201.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm5, ymm0                                         ;   201.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   202.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm10                                       ;   202.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   203.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   204.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   205.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   203.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   204.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm8                                        ;   205.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   206.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 576]    ;   200.5 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm0, ymm3                                         ;   207.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm2, 4                                             ;   200.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   201.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm6, ymm2                                         ;   202.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   201.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm12, ymm8                                        ;   202.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   203.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 608]    ;   201.8 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   208.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   209.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 416]   ;   202.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   209.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm2, 4                                            ;   210.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   210.3 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   211.3 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm5, ymm2                                        ;   211.3 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   212.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm10                                       ;   212.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   213.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   214.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                           ;   215.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   213.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   214.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm12                                       ;   215.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   216.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm1, ymm6                                         ;   216.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm7, 4                                             ;   209.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   209.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   210.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   210.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                        ;   211.3 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   212.3 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 480]    ;   210.7 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm10                                       ;   217.7 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   213.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   214.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   214.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   215.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm5, ymm7                                         ;   215.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   216.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm12                                       ;   216.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   217.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   218.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   219.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   217.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   218.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   219.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   220.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 512]    ;   215.3 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm6, ymm1                                         ;   222.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 544]    ;   215.7 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                       ;   222.7 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   216.3 agu0    21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   223.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   224.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2592]                                       ;   216.7 agu1    40 t reload
        db 0x2e
        vpsrlq ymm6, ymm6, 4                                             ;   223.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   224.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                        ;   225.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   226.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   227.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm7, 4                                             ;   228.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   228.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   229.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm5, ymm7                                        ;   229.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   230.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm6                                        ;   230.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   231.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   232.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   233.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   231.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   232.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm15                                       ;   233.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   234.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                         ;   234.7 fp1     21 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                         ;   235.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2560]                                       ;   227.7 agu0    42 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   234.7 fp0     42 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   235.7 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2560]                                      ;   228.8 agu1    40 t reload
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm15, 4                                           ;   235.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   236.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                      ;   237.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   238.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;   230.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   239.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   231.7 fp3     41 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   240.8 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   240.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   241.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                           ;   232.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   233.0 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   234.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm12                                         ;   242.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   236.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 224]    ;   234.0 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm6, ymm7                                         ;   241.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   235.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm12                                       ;   242.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   243.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   244.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   245.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                      ;   243.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   244.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   245.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   246.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2624]                                       ;   237.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   244.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   244.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   245.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 288]   ;   240.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm10, ymm8                                        ;   247.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2656]                                   ;   248.8 fp0+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 320]    ;   241.8 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm0, ymm12                                       ;   248.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   249.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   250.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   250.8 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, [rbp + 2656]                                  ;   245.8 fp1+agu0   41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   246.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   251.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                         ;   246.8 fp0     61 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   251.8 fp1     61 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm5                                           ;   252.8 fp3     61 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 2144]                                   ;   246.8 fp2+agu1   61 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   251.8 fp0     61 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2080]                                   ;   251.8 fp1+agu0   61 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2240]                                   ;   247.8 fp3+agu1   61 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2272]                                   ;   252.8 fp2+agu0   61 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2112]                                 ;   247.8 fp0+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 1536]                                   ;   252.8 fp1+agu0   61 t
        vpxor ymm3, ymm3, [rbp + 2176]                                   ;   253.8 fp3+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 2208]                                   ;   252.8 fp2+agu0   61 t
        vpbroadcastb ymm0, [r8 + 168]                                    ;   249.8 fp1+agu1   62 l.0
        vpxor ymm0, ymm0, ymm8                                           ;   252.8 fp0     40 t
        vmovdqu [rbp + 2208], ymm8                                       ;   252.8 agu2+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 169]                                    ;   250.2 fp2+agu0   62 l.1
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   251.2 fp3     40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2176], ymm2                                       ;   250.0 agu2+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm2, [r8 + 170]                                    ;   250.8 fp1+agu1   62 l.2
        db 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   251.8 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 1536], ymm1                                       ;   251.0 agu2+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm1, [r8 + 171]                                    ;   251.2 fp2+agu0   62 l.3
        db 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   253.8 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2112], ymm5                                       ;   253.8 agu1+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm5, [r8 + 172]                                    ;   252.2 fp1+agu0   62 l.4
        db 0x2e
        vpxor ymm5, ymm5, ymm12                                          ;   253.2 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2272], ymm12                                      ;   253.0 agu2+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm12, [r8 + 173]                                   ;   252.8 fp2+agu1   62 l.5
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   253.8 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2240], ymm4                                       ;   254.0 agu2+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm4, [r8 + 174]                                    ;   253.2 fp1+agu0   62 l.6
        db 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   254.8 fp0     40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2080], ymm3                                       ;   255.0 agu1+fp5   61 t spill
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 175]                                    ;   254.2 fp2+agu0   62 l.7
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   255.2 fp3     40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2144], ymm7                                       ;   256.0 agu2+fp5   61 t spill
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm0, 4                                             ;   253.8 fp1     41 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   253.8 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                        ;   254.8 fp2     41 t
        db 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   254.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm7                                        ;   255.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   256.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   257.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm0, 4                                             ;   258.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   258.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   259.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm3                                       ;   257.0 agu1+fp5   40 t spill
        db 0x2e, 0x2e
        vpshufb ymm3, ymm6, ymm0                                         ;   259.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   260.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm4                                       ;   258.0 agu2+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm7                                        ;   260.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   261.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   262.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   263.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   261.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   262.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm3                                        ;   263.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   264.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm10, ymm4                                        ;   264.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm8, 4                                             ;   259.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   258.7 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   260.0 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 320]    ;   258.8 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm4, ymm7                                         ;   265.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   266.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 352]    ;   259.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm8                                         ;   266.3 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_encrypt.T0_constants256 + 384]    ;   259.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm4, ymm3                                         ;   266.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   267.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 416]    ;   260.3 agu1    23 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   268.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm8, 4                                            ;   269.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   269.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   270.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm0                                       ;   267.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm8                                         ;   270.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   271.8 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm10                                       ;   271.8 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   272.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   273.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   274.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   272.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                           ;   273.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   274.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   275.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm2, 4                                             ;   267.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   268.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                        ;   269.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   268.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                        ;   269.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   270.8 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 448]    ;   269.2 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm0, ymm3                                         ;   276.2 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 480]    ;   269.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   276.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   277.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm15                                          ;   271.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm2, 4                                            ;   272.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   272.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   273.8 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm3                                       ;   278.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e
        vpshufb ymm3, ymm6, ymm2                                         ;   273.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   274.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm10                                       ;   274.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   275.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   276.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   277.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   275.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   276.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm3                                        ;   277.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   278.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 512]    ;   274.8 agu0    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm8                                         ;   281.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 544]    ;   275.2 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   282.2 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   283.2 fp0     22 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm1, 4                                            ;   276.0 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   275.8 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                        ;   276.8 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   277.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   278.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   279.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   280.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm1, 4                                            ;   281.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   281.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   282.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm6, ymm1                                         ;   282.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   283.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm10                                       ;   283.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   284.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   285.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   286.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   284.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                           ;   285.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm8                                        ;   286.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   287.0 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 576]    ;   281.0 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm1, ymm2                                         ;   288.0 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm5, 4                                             ;   281.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   281.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm5                                         ;   282.5 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   282.3 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm4, ymm8                                         ;   283.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   284.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 608]    ;   282.3 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   289.3 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   290.3 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 416]   ;   282.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   289.8 fp2     23 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                            ;   290.8 fp1     23 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   290.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   291.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm5                                         ;   291.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                          ;   292.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm10                                       ;   292.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   293.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   294.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   295.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   293.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                           ;   294.8 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   295.8 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                         ;   296.8 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm0, ymm7                                         ;   296.8 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm12, 4                                            ;   289.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   290.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm12                                       ;   291.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   290.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   291.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   292.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 480]    ;   291.2 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm5, ymm10                                       ;   298.2 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   293.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   294.8 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   294.8 fp0     22 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   295.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm6, ymm7                                         ;   295.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   296.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm12                                       ;   296.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   297.8 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   298.8 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   299.8 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   297.8 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   298.8 fp0     22 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   299.8 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   300.8 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 512]    ;   295.8 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                         ;   302.8 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 544]    ;   296.2 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                       ;   303.2 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2624]                                       ;   296.8 agu0    21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   303.8 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   304.8 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2624]                                       ;   297.2 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm5, 4                                             ;   304.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   305.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   306.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   307.2 fp0     21 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   308.2 fp2     21 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm7, 4                                             ;   309.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   309.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   310.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm7                                        ;   310.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   311.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm5                                        ;   311.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   312.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   313.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   314.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   312.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   313.2 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm15                                       ;   314.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   315.2 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm6                                         ;   315.2 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                         ;   316.2 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2656]                                       ;   308.2 agu0    42 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   315.2 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   316.2 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2656]                                      ;   309.3 agu1    40 t reload
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm15, 4                                           ;   316.3 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   317.3 fp3     42 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                      ;   318.3 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   319.3 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;   311.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   320.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   312.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   321.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   321.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   322.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                           ;   313.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   313.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   314.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm12                                         ;   323.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   317.2 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 224]    ;   314.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm7                                         ;   322.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   315.5 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm12                                       ;   323.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   324.3 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   325.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   326.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                      ;   324.3 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   325.3 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   326.3 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   327.3 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2560]                                       ;   318.3 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   325.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   325.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                           ;   326.3 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 288]   ;   321.3 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm10, ymm8                                        ;   328.3 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2592]                                   ;   329.3 fp0+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 320]    ;   322.3 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm12                                       ;   329.3 fp1     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   330.3 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm8                                           ;   331.3 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   331.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm6, [rbp + 2592]                                  ;   326.3 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                          ;   327.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   332.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                         ;   327.3 fp0     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm0                                           ;   332.3 fp1     62 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                           ;   333.3 fp3     62 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2336]                                   ;   327.3 fp2+agu1   62 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   332.3 fp0     62 t
        vpxor ymm8, ymm8, [rbp + 2368]                                   ;   332.3 fp1+agu0   62 t
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;   328.3 fp3+agu1   62 t
        vpxor ymm6, ymm6, [rbp + 2528]                                   ;   333.3 fp2+agu0   62 t
        vpxor ymm12, ymm12, [rbp + 2400]                                 ;   328.3 fp0+agu1   62 t
        vpxor ymm3, ymm3, [rbp + 2304]                                   ;   333.3 fp1+agu0   62 t
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   334.3 fp3+agu1   62 t
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   333.3 fp2+agu0   62 t
        vpbroadcastb ymm1, [r8 + 176]                                    ;   330.3 fp1+agu1   61 r.0
        db 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   333.3 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2464], ymm8                                       ;   333.3 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm8, [r8 + 177]                                    ;   330.7 fp2+agu0   61 r.1
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   331.7 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2432], ymm4                                       ;   330.5 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm4, [r8 + 178]                                    ;   331.3 fp1+agu1   61 r.2
        db 0x2e
        vpxor ymm4, ymm4, ymm0                                           ;   332.3 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2304], ymm0                                       ;   331.5 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm0, [r8 + 179]                                    ;   331.7 fp2+agu0   61 r.3
        db 0x2e
        vpxor ymm0, ymm0, ymm6                                           ;   334.3 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2400], ymm6                                       ;   334.3 agu1+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm6, [r8 + 180]                                    ;   332.7 fp1+agu0   61 r.4
        db 0x2e
        vpxor ymm6, ymm6, ymm12                                          ;   333.7 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2528], ymm12                                      ;   333.5 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm12, [r8 + 181]                                   ;   333.3 fp2+agu1   61 r.5
        db 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   334.3 fp3     40 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2496], ymm3                                       ;   334.5 agu2+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm3, [r8 + 182]                                    ;   333.7 fp1+agu0   61 r.6
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   335.3 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2368], ymm2                                       ;   335.5 agu1+fp5   62 t spill
        db 0x2e
        vpbroadcastb ymm2, [r8 + 183]                                    ;   334.7 fp2+agu0   61 r.7
        db 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   335.7 fp3     40 t
        db 0x2e
        vmovdqu [rbp + 2336], ymm7                                       ;   336.5 agu2+fp5   62 t spill
        db 0x2e
        vpsrlq ymm7, ymm1, 4                                             ;   334.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   334.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                        ;   335.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   335.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm11, ymm7                                        ;   336.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   337.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   338.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm1, 4                                             ;   339.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   339.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   340.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm2                                       ;   337.5 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm5, ymm1                                         ;   340.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   341.3 fp3     41 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;   338.5 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm7                                        ;   341.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   342.3 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   343.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   344.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   342.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   343.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm2                                        ;   344.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   345.3 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm3                                        ;   345.3 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm8, 4                                             ;   339.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   339.2 fp0     23 t
        db 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   340.5 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 320]    ;   339.3 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm3, ymm7                                         ;   346.3 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   347.3 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 352]    ;   339.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm8                                         ;   346.8 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 384]    ;   340.3 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm3, ymm2                                         ;   347.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   348.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 416]    ;   340.8 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   349.3 fp0     23 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm8, 4                                            ;   350.3 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   350.3 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   351.3 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm1                                       ;   348.3 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm8                                         ;   351.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   352.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm10                                       ;   352.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm1                                           ;   353.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   354.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   355.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   353.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                           ;   354.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   355.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   356.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm4, 4                                             ;   348.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   348.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                        ;   349.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   349.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                        ;   350.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   351.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 448]    ;   349.7 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm1, ymm2                                         ;   356.7 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 480]    ;   350.3 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   357.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   358.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   352.3 fp3     22 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm4, 4                                            ;   353.3 fp2     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   353.3 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   354.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm2                                       ;   359.3 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm5, ymm4                                         ;   354.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   355.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm10                                       ;   355.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   356.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   357.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   358.3 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   356.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   357.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   358.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   359.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 512]    ;   355.3 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm8                                         ;   362.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 544]    ;   355.7 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   362.7 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   363.7 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                            ;   356.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   356.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                        ;   357.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   357.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   358.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   359.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                          ;   360.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                            ;   361.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   361.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   362.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm5, ymm0                                         ;   362.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                          ;   363.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm10                                       ;   363.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm8                                           ;   364.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   365.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   366.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   364.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   365.5 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm8                                        ;   366.5 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   367.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 576]    ;   361.5 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm0, ymm2                                         ;   368.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                             ;   361.8 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   362.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm6                                         ;   363.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   362.8 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm3, ymm8                                         ;   363.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                           ;   364.8 fp3     23 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 608]    ;   362.8 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                       ;   369.8 fp1     21 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm10                                          ;   370.8 fp0     21 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 416]   ;   363.3 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   370.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm6, 4                                            ;   371.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   371.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   372.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm5, ymm6                                         ;   372.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   373.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm10                                       ;   373.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   374.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   375.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   376.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   374.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm6                                           ;   375.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   376.3 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   377.3 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm7                                         ;   377.3 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                            ;   370.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   370.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm12                                       ;   371.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   371.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                        ;   372.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   373.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 480]    ;   371.7 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm10                                       ;   378.7 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   374.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   375.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   375.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   376.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm5, ymm7                                         ;   376.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm12                                          ;   377.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm12                                       ;   377.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                           ;   378.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   379.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                           ;   380.3 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   378.3 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   379.3 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   380.3 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   381.3 fp3     22 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 512]    ;   376.3 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm6, ymm1                                         ;   383.3 fp1     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 544]    ;   376.7 agu1    22 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                       ;   383.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2560]                                       ;   377.3 agu0    21 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   384.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   385.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2560]                                       ;   377.7 agu1    40 t reload
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm6, 4                                             ;   384.7 fp2     21 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   385.7 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                        ;   386.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   387.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   388.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm7, 4                                             ;   389.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   389.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   390.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm5, ymm7                                        ;   390.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   391.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm6                                        ;   391.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                          ;   392.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   393.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   394.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   392.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                         ;   393.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm15                                       ;   394.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   395.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                         ;   395.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                         ;   396.7 fp2     21 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2592]                                       ;   388.7 agu0    42 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   395.7 fp0     42 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                        ;   396.7 fp1     42 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 2592]                                      ;   389.8 agu1    40 t reload
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm15, 4                                           ;   396.8 fp2     42 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm9                                         ;   397.8 fp3     42 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                      ;   398.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   399.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_encrypt.T0_constants256 + 192]   ;   391.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                          ;   400.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   392.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm7, 4                                            ;   401.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   401.8 fp0     42 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   402.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                           ;   393.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   394.0 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   395.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm7, ymm12                                         ;   403.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   397.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 224]    ;   395.0 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm6, ymm7                                         ;   402.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm3                                           ;   396.0 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm12                                       ;   403.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   404.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   405.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                          ;   406.8 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                      ;   404.8 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                          ;   405.8 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   406.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm7                                         ;   407.8 fp0     42 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2656]                                       ;   398.8 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                           ;   405.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   405.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   406.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 288]   ;   401.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm10, ymm8                                        ;   408.8 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2624]                                   ;   409.8 fp0+agu0   41 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 320]    ;   402.8 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm0, ymm12                                       ;   409.8 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                          ;   410.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                           ;   411.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm2                                           ;   411.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm5, [rbp + 2624]                                  ;   406.8 fp1+agu0   41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                          ;   407.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   412.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm3                                         ;   407.8 fp0     61 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                           ;   412.8 fp1     61 t
        db 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   413.8 fp3     61 t
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2176]                                   ;   407.8 fp2+agu1   61 t
        db 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   412.8 fp0     61 t
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2208]                                   ;   412.8 fp1+agu0   61 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1536]                                   ;   408.8 fp3+agu1   61 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2112]                                   ;   413.8 fp2+agu0   61 t
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 2272]                                 ;   408.8 fp0+agu1   61 t
        vpxor ymm4, ymm4, [rbp + 2240]                                   ;   413.8 fp1+agu0   61 t
        db 0x2e
        vpxor ymm2, ymm2, [rbp + 2080]                                   ;   414.8 fp3+agu1   61 t
        vpxor ymm7, ymm7, [rbp + 2144]                                   ;   413.8 fp2+agu0   61 t
        vpbroadcastb ymm0, [r8 + 188]                                    ;   410.8 fp1+agu1   62 l.4
        vpxor ymm0, ymm0, ymm12                                          ;   411.8 fp0     40 t
        vmovdqu [rbp + 2144], ymm12                                      ;   409.8 agu2+fp5   61 t spill
        vpxor ymm12, ymm8, [rbp + 1152]                                  ;   413.8 fp3+agu0   40 t
        vmovdqu [rbp + 2080], ymm8                                       ;   413.8 agu2+fp5   61 t spill
        vpbroadcastb ymm8, [r8 + 189]                                    ;   411.8 fp2+agu1   62 l.5
        db 0x2e
        vpxor ymm8, ymm8, ymm4                                           ;   414.8 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 2240], ymm4                                       ;   414.8 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm4, ymm3, [rbp + 1184]                                   ;   412.2 fp1+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 2272], ymm3                                       ;   412.8 agu1+fp5   61 t spill
        db 0x2e
        vpbroadcastb ymm3, [r8 + 190]                                    ;   413.2 fp2+agu0   62 l.6
        db 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   415.8 fp3     40 t
        vmovdqu [rbp + 2112], ymm2                                       ;   415.8 agu2+fp5   61 t spill
        vpbroadcastb ymm2, [r8 + 191]                                    ;   413.8 fp1+agu1   62 l.7
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                           ;   414.8 fp0     40 t
        db 0x2e
        vmovdqu [rbp + 1536], ymm7                                       ;   414.8 agu2+fp5   61 t spill
        db 0x2e
        vpxor ymm7, ymm1, [rbp + 1216]                                   ;   414.2 fp2+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 2208], ymm1                                       ;   415.8 agu1+fp5   61 t spill
        db 0x2e
        vpxor ymm1, ymm5, [rbp + 1248]                                   ;   415.2 fp3+agu0   40 t
        db 0x2e
        vmovdqu [rbp + 2176], ymm5                                       ;   416.8 agu2+fp5   61 t spill
        db 0x2e
        vpsrlq ymm5, ymm12, 4                                            ;   414.8 fp1     41 t
        db 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   414.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                      ;   415.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   415.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                        ;   416.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   417.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                        ;   418.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm12, 4                                            ;   419.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   419.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                           ;   420.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm2                                       ;   417.8 agu1+fp5   40 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm6, ymm12                                        ;   420.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                         ;   421.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm3                                       ;   418.8 agu2+fp5   40 t spill
        db 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm5                                        ;   421.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   422.8 fp0     41 t
        db 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   423.8 fp2     41 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   424.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;   422.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm12                                          ;   423.8 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   424.8 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm2                                           ;   425.8 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm10, ymm3                                        ;   425.8 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm3, ymm4, 4                                             ;   419.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   419.3 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm9                                           ;   420.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 320]   ;   419.5 agu0    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                        ;   426.8 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   427.8 fp0     41 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 352]    ;   420.0 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm5, ymm4                                         ;   427.0 fp2     23 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_encrypt.T0_constants256 + 384]   ;   420.5 agu0    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm3, ymm12, ymm3                                        ;   427.5 fp1     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   428.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 416]    ;   421.0 agu1    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                           ;   429.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm4, 4                                            ;   430.5 fp2     23 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   430.5 fp3     23 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   431.5 fp1     23 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm2                                       ;   428.8 agu2+fp5   41 t spill
        db 0x2e, 0x2e
        vpshufb ymm2, ymm6, ymm4                                         ;   431.5 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   432.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm10                                       ;   432.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   433.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   434.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   435.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   433.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   434.5 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm14, ymm2                                        ;   435.5 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                         ;   436.5 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm2, ymm7, 4                                             ;   428.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   428.7 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm7                                        ;   429.7 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm9                                           ;   429.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm11, ymm2                                        ;   430.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                           ;   431.5 fp3     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                          ;   432.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_encrypt.T0_constants256 + 448]    ;   430.5 agu0    23 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm3                                         ;   437.5 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 480]    ;   430.8 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm10                                       ;   437.8 fp2     23 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm10                                          ;   438.8 fp0     23 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm4, 4                                            ;   433.5 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm9                                           ;   433.5 fp3     22 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   434.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm3                                       ;   439.8 agu2+fp5   23 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm6, ymm4                                         ;   434.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   435.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm10                                       ;   435.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm3                                           ;   436.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   437.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                           ;   438.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                        ;   436.5 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                           ;   437.5 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   438.5 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm3                                         ;   439.5 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_encrypt.T0_constants256 + 512]    ;   435.5 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm3, ymm7                                         ;   442.5 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 544]    ;   435.8 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm10                                       ;   442.8 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                          ;   443.8 fp3     22 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm1, 4                                            ;   436.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   436.5 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm13, ymm1                                        ;   437.5 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   437.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   438.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   439.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                          ;   440.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm1, 4                                            ;   441.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm9                                           ;   441.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   442.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm6, ymm1                                         ;   442.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                          ;   443.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm10                                       ;   443.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   444.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm14, ymm3                                        ;   445.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   446.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                        ;   444.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   445.7 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm7                                        ;   446.7 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm1                                         ;   447.7 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_encrypt.T0_constants256 + 576]    ;   441.7 agu0    21 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm1, ymm3                                         ;   448.7 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm0, 4                                             ;   442.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   442.2 fp0     23 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                         ;   443.2 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   443.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm7                                        ;   444.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   445.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_encrypt.T0_constants256 + 608]    ;   443.0 agu1    21 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm10                                        ;   450.0 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                           ;   451.0 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_encrypt.T0_constants256 + 416] ;   446.0 fp1+agu0   23 t
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm0, 4                                             ;   447.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   447.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   448.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm0                                        ;   448.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                           ;   449.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm7                                       ;   449.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   450.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;   451.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                         ;   452.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm12                                        ;   453.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                        ;   450.0 fp1     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                         ;   451.0 fp3     23 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm10                                       ;   452.0 fp2     23 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                           ;   453.0 fp0     23 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm8, 4                                             ;   448.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   448.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                        ;   449.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   449.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                        ;   450.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                           ;   451.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                          ;   452.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_encrypt.T0_constants256 + 480]    ;   449.2 agu1    23 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm0, ymm7                                         ;   456.2 fp2     23 t
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm8, 4                                             ;   453.0 fp1     22 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm9                                           ;   453.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm9                                           ;   454.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm8                                        ;   454.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   455.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm7                                       ;   455.0 fp2     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                        ;   456.0 fp3     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                      ;   457.0 fp1     22 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                         ;   458.0 fp0     22 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                        ;   456.0 fp2     22 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                         ;   457.0 fp3     22 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm10                                       ;   458.0 fp1     22 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                           ;   459.0 fp0     22 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_encrypt.T0_constants256 + 512]    ;   453.0 agu0    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm8, ymm12                                        ;   460.0 fp2     22 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_encrypt.T0_constants256 + 544]   ;   453.3 agu1    22 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm10, ymm7                                        ;   460.3 fp1     22 t
        db 0x2e
        vmovdqu ymm10, [rbp + 2656]                                      ;   454.0 agu0    21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   461.0 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm13, ymm10                                      ;   462.0 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rbp + 2656]                                      ;   454.3 agu1    40 t reload
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm12, 4                                           ;   461.3 fp1     21 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   462.3 fp0     21 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                      ;   463.3 fp2     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   464.3 fp3     21 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                        ;   465.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm10, 4                                           ;   466.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   466.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm9                                         ;   467.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm10                                       ;   467.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                        ;   468.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm12                                       ;   468.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                          ;   469.3 fp3     21 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                        ;   470.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   471.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm6                                         ;   472.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm10                                       ;   469.3 fp1     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                         ;   470.3 fp3     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm15                                       ;   471.3 fp2     21 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                         ;   472.3 fp0     21 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm5, ymm12                                        ;   473.3 fp1     21 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 2624]                                       ;   465.3 agu0    42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   472.3 fp3     42 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                        ;   473.3 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rbp + 2624]                                      ;   466.5 agu1    40 t reload
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm10, 4                                           ;   473.5 fp1     42 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm9                                         ;   474.5 fp0     42 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                      ;   475.5 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                          ;   476.5 fp3     42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_encrypt.T0_constants256 + 192] ;   477.5 fp1+agu0   42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   469.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm3                                           ;   470.3 fp2     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm0                                           ;   469.7 fp3     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm4                                           ;   470.7 fp1     41 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   474.3 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm6, 4                                             ;   478.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                           ;   478.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm9                                           ;   479.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                           ;   471.7 fp0     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm6, ymm0                                           ;   480.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_encrypt.T0_constants256 + 224]    ;   471.7 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm6                                         ;   479.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm0                                        ;   480.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                           ;   481.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                        ;   482.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                           ;   483.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                        ;   481.5 fp2     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                           ;   482.5 fp3     42 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm6                                        ;   483.5 fp1     42 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                           ;   484.5 fp0     42 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2592]                                       ;   475.5 agu0    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                           ;   482.5 fp2     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                           ;   482.5 fp3     41 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm5                                           ;   483.5 fp1     41 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_encrypt.T0_constants256 + 288]    ;   478.5 agu1    41 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm6, ymm7                                         ;   485.5 fp2     42 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2560]                                       ;   478.8 agu0    23 t reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                           ;   486.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm1                                           ;   485.8 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                           ;   486.8 fp1     41 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_encrypt.T0_constants256 + 320]    ;   480.5 agu1    41 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm9, ymm0                                         ;   487.5 fp2     42 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                           ;   488.5 fp0     41 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                           ;   489.5 fp3     41 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm3                                           ;   489.5 fp1     41 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                           ;   490.5 fp2     41 t
        db 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 196]                                    ;   482.7 fp1+agu0   74 dst.4
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2144]                                   ;   483.7 fp0+agu1   74 dst
        db 0x2e
        vpbroadcastb ymm9, [r8 + 197]                                    ;   483.7 fp2+agu0   74 dst.5
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2240]                                   ;   484.7 fp3+agu1   74 dst
        vpbroadcastb ymm10, [r8 + 198]                                   ;   484.7 fp1+agu0   74 dst.6
        vpbroadcastb ymm11, [r8 + 199]                                   ;   484.8 fp2+agu1   74 dst.7
        vpxor ymm10, ymm10, [rbp + 2112]                                 ;   485.7 fp0+agu0   74 dst
        vpxor ymm11, ymm11, [rbp + 1536]                                 ;   485.8 fp3+agu1   74 dst
        vpbroadcastb ymm12, [r8 + 204]                                   ;   486.7 fp1+agu0   75 dst.4
        vpbroadcastb ymm13, [r8 + 205]                                   ;   486.8 fp2+agu1   75 dst.5
        vmovdqu ymm14, [rbp + 2080]                                      ;   487.7 agu0    74 dst
        vpxor ymm14, ymm14, [rbp + 1280]                                 ;   494.7 fp0+agu1   74 dst
        db 0x2e
        vmovdqu ymm15, [rbp + 2272]                                      ;   488.7 agu0    74 dst
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 1312]                                 ;   495.7 fp3+agu1   74 dst
        vpxor ymm7, ymm7, ymm12                                          ;   487.7 fp1     75 dst
        vpxor ymm7, ymm7, ymm2                                           ;   488.7 fp0     75 dst
        vpbroadcastb ymm12, [r8 + 206]                                   ;   489.7 fp2+agu0   75 dst.6
        vpxor ymm2, ymm2, [rbp + 1440]                                   ;   489.8 fp3+agu1   75 dst
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   490.8 fp1+agu0   75 dst
        vmovdqu [rbp + 2432], ymm2                                       ;   491.8 agu2+fp5   75 dst spill
        db 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 2208]                                       ;   490.8 agu1    74 dst
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, [rbp + 1344]                                   ;   497.8 fp0+agu0   74 dst
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                         ;   490.5 fp2     75 dst
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                         ;   491.5 fp3     75 dst
        db 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 207]                                    ;   491.8 fp1+agu1   75 dst.7
        db 0x2e
        vpxor ymm3, ymm3, ymm12                                          ;   490.7 fp0     75 dst
        db 0x2e
        vpxor ymm3, ymm3, ymm1                                           ;   491.7 fp2     75 dst
        db 0x2e
        vmovdqu ymm12, [rbp + 2176]                                      ;   492.7 agu0    74 dst
        db 0x2e
        vpxor ymm12, ymm12, [rbp + 1376]                                 ;   499.7 fp3+agu1   74 dst
        db 0x2e
        vpxor ymm5, ymm5, ymm4                                           ;   492.8 fp1     75 dst
        db 0x2e
        vpxor ymm5, ymm5, ymm6                                           ;   493.8 fp0     75 dst
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 1408]                                   ;   493.7 fp2+agu0   75 dst
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2464]                                   ;   494.7 fp3+agu1   75 dst
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 1472]                                   ;   494.7 fp1+agu0   75 dst
        db 0x2e
        vpxor ymm8, ymm8, [rbp + 2304]                                   ;   495.7 fp0+agu1   75 dst
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 1504]                                   ;   495.7 fp2+agu0   75 dst
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2400]                                   ;   496.7 fp3+agu1   75 dst
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2528]                                   ;   496.7 fp1+agu0   75 dst
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 2496]                                 ;   496.8 fp0+agu1   75 dst
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2368]                                   ;   497.7 fp2+agu0   75 dst
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2336]                                   ;   497.8 fp3+agu1   75 dst
        db 0x2e
        vpunpcklbw ymm4, ymm11, ymm10                                    ;   492.8 fp1     74 dst
        db 0x2e
        vpunpckhbw ymm10, ymm11, ymm10                                   ;   493.5 fp2     74 dst
        db 0x2e
        vpunpcklbw ymm11, ymm9, ymm0                                     ;   493.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm0, ymm9, ymm0                                      ;   494.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm9, ymm4, ymm11                                     ;   494.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm4, ymm4, ymm11                                     ;   495.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm11, ymm10, ymm0                                    ;   495.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm0, ymm10, ymm0                                     ;   496.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm10, ymm12, ymm2                                    ;   500.7 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm2, ymm12, ymm2                                     ;   500.7 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm12, ymm15, ymm14                                   ;   497.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm14, ymm15, ymm14                                   ;   498.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm15, ymm10, ymm12                                   ;   501.7 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm10, ymm10, ymm12                                   ;   501.7 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm12, ymm2, ymm14                                    ;   501.7 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm2, ymm2, ymm14                                     ;   501.7 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm14, ymm9, ymm15                                    ;   502.7 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm9, ymm9, ymm15                                     ;   502.7 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm15, ymm4, ymm10                                    ;   502.7 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm4, ymm4, ymm10                                     ;   502.7 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm10, ymm11, ymm12                                   ;   502.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm11, ymm11, ymm12                                   ;   503.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm12, ymm0, ymm2                                     ;   503.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm0, ymm0, ymm2                                      ;   504.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm2, ymm5, ymm3                                      ;   504.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm3, ymm5, ymm3                                      ;   505.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm5, ymm13, ymm7                                     ;   505.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm7, ymm13, ymm7                                     ;   506.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm13, ymm2, ymm5                                     ;   506.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm2, ymm2, ymm5                                      ;   507.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm5, ymm1, ymm8                                      ;   507.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm1, ymm1, ymm8                                      ;   508.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm8, ymm3, ymm7                                      ;   508.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm3, ymm3, ymm7                                      ;   509.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2432]                                       ;   503.0 agu0    75 dst reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2336], ymm0                                       ;   505.5 agu2+fp5   74 dst spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm0, ymm7, ymm6                                      ;   510.0 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm6, ymm7, ymm6                                      ;   510.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm7, ymm5, ymm0                                      ;   511.0 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm0, ymm5, ymm0                                      ;   511.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm5, ymm1, ymm6                                      ;   511.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm1, ymm1, ymm6                                      ;   512.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm6, ymm13, ymm7                                     ;   512.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm7, ymm13, ymm7                                     ;   513.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm13, ymm2, ymm0                                     ;   513.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm0, ymm2, ymm0                                      ;   514.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm2, ymm8, ymm5                                      ;   514.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm5, ymm8, ymm5                                      ;   515.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm8, ymm3, ymm1                                      ;   515.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm1, ymm3, ymm1                                      ;   516.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm3, ymm14, ymm6                                    ;   516.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm6, ymm14, ymm6                                    ;   517.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm14, ymm9, ymm7                                    ;   517.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm9, ymm7                                     ;   518.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm9, ymm15, ymm13                                   ;   518.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm13, ymm15, ymm13                                  ;   519.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm15, ymm4, ymm0                                    ;   519.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm0, ymm4, ymm0                                     ;   520.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm4, ymm10, ymm2                                    ;   520.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm2, ymm10, ymm2                                    ;   521.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm10, ymm11, ymm5                                   ;   521.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm5, ymm11, ymm5                                    ;   522.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm11, ymm12, ymm8                                   ;   522.8 fp1     74 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm8, ymm12, ymm8                                    ;   523.5 fp2     74 dst
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 2736]                                       ;   515.8 agu1    74 dst reload
        db 0x2e, 0x2e, 0x2e
        vmovdqu [r8], ymm3                                               ;   517.8 agu0+fp5   74 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu [r8 + 32], ymm6                                          ;   518.5 agu2+fp5   74 dst
        vmovdqu [r8 + 64], ymm14                                         ;   518.8 agu1+fp5   74 dst
        vmovdqu [r8 + 96], ymm7                                          ;   519.5 agu0+fp5   74 dst
        vmovdqu [r8 + 128], ymm9                                         ;   520.0 agu2+fp5   74 dst
        vmovdqu [r8 + 160], ymm13                                        ;   521.0 agu1+fp5   74 dst
        vmovdqu [r8 + 192], ymm15                                        ;   522.0 agu0+fp5   74 dst
        vmovdqu [r8 + 224], ymm0                                         ;   523.0 agu2+fp5   74 dst
        vmovdqu [r8 + 256], ymm4                                         ;   524.0 agu1+fp5   74 dst
        vmovdqu [r8 + 288], ymm2                                         ;   525.0 agu0+fp5   74 dst
        db 0x2e
        vmovdqu [r8 + 320], ymm10                                        ;   526.0 agu2+fp5   74 dst
        vmovdqu [r8 + 352], ymm5                                         ;   527.0 agu1+fp5   74 dst
        vmovdqu [r8 + 384], ymm11                                        ;   528.0 agu0+fp5   74 dst
        vmovdqu [r8 + 416], ymm8                                         ;   529.0 agu2+fp5   74 dst
        vmovdqu ymm0, [rbp + 2336]                                       ;   521.0 agu1    74 dst reload
        vpunpcklqdq ymm2, ymm0, ymm1                                     ;   528.0 fp1     74 dst
        vpunpckhqdq ymm0, ymm0, ymm1                                     ;   528.0 fp2     74 dst
        vmovdqu [r8 + 448], ymm2                                         ;   530.0 agu0+fp5   74 dst
        vmovdqu [r8 + 480], ymm0                                         ;   531.0 agu2+fp5   74 dst
        add r8, 0x200                                                    ;   521.8 alu0   152 blocks
        mov qword [rbp + 2736], r8                                       ;   522.8 agu1+st0  152 blocks
        mov r8, qword [rbp + 2704]                                       ;   522.5 agu0   152 blocks
        add r8, 0x200                                                    ;   526.5 alu1   152 blocks
        mov qword [rbp + 2704], r8                                       ;   527.5 agu2+st1  152 blocks
        cmp r8, qword [rbp + 2712]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 2696]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 2704]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 2744], rsi                                      ;                    blocks left over
        mov qword [rbp + 2704], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 2736]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 2744]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 2752], rdi                                      ;                    blocks left over
        mov qword [rbp + 2760], rsi                                      ;                    blocks left over
        mov qword [rbp + 2736], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 2712], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 2696], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 2752]                                      ;                    blocks left over
        mov rdi, qword [rbp + 2760]                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 2768]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
camellia128_encrypt.T0_constants256:
        dq 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0xdcdcdcdcdcdcdcdc, 0xdcdcdcdcdcdcdcdc, 0xdcdcdcdcdcdcdcdc, 0xdcdcdcdcdcdcdcdc
        dq 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f
        dq 0xc1d0889958491100, 0xafbee6f736277f6e, 0xc1d0889958491100, 0xafbee6f736277f6e, 0x763a5f1365294c00, 0xeca0c589ffb3d69a, 0x763a5f1365294c00, 0xeca0c589ffb3d69a
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x090604050b0d0c80, 0x0a080201030f070e, 0x090604050b0d0c80, 0x0a080201030f070e
        dq 0x0e05060f0d080180, 0x040703090a0b0c02, 0x0e05060f0d080180, 0x040703090a0b0c02, 0x896c4e3fabc7b600, 0xdaf8227153e51d94, 0x896c4e3fabc7b600, 0xdaf8227153e51d94
        dq 0x6808c832a8a05a00, 0x5292c0fa3a60f29a, 0x6808c832a8a05a00, 0x5292c0fa3a60f29a, 0x7f6effee91801100, 0x01108190effe6f7e, 0x7f6effee91801100, 0x01108190effe6f7e
        dq 0x32750e497b3c4700, 0x82c5bef9cb8cf7b0, 0x32750e497b3c4700, 0x82c5bef9cb8cf7b0, 0x4545454545454545, 0x4545454545454545, 0x4545454545454545, 0x4545454545454545
        dq 0x536cb67189e52200, 0x4e94dac71d3fabf8, 0x536cb67189e52200, 0x4e94dac71d3fabf8, 0x880d8be10e036900, 0x64e2866aec8567ef, 0x880d8be10e036900, 0x64e2866aec8567ef
        dq 0xc436279fd5e35b00, 0x6d7c11b8a9f28e4a, 0xc436279fd5e35b00, 0x6d7c11b8a9f28e4a, 0x3404641954502d00, 0x2949607d1d30794d, 0x3404641954502d00, 0x2949607d1d30794d
        dq 0x13d89c7e578f6d00, 0xb5f144e2a6cb3a29, 0x13d89c7e578f6d00, 0xb5f144e2a6cb3a29, 0xd01091645141b400, 0xa42581f574c0e535, 0xd01091645141b400, 0xa42581f574c0e535

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

; camellia128_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 5147d0b565a204f6); do not edit:
;   ./cw build camellia128_ctr --cpu zen3
;
; void camellia128_ctr(const void *k, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 208 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
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
;   body: 77 uops, planned 35.5; bounds: width 12.8, ports 31.0, path 2.0
;   blocks: 95 uops, planned 48.0; bounds: width 15.8, ports 18.7, path 42.0
;   blocks/groups: 1181 uops, planned 314.3; bounds: width 196.8, ports 248.8, path 115.0
;   blocks.2: 1232 uops, planned 355.2; bounds: width 205.3, ports 257.5, path 114.0
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
        sub rsp, 0xcc0                                                   ;                    frame
        and rsp, -32                                                     ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 3096], rax                                      ;                    frame
        mov qword [rbp + 3008], rsi                                      ;                    argument
        mov qword [rbp + 3016], rdi                                      ;                    argument
        mov dword [rbp + 3108], r8d                                      ;                    argument
        mov qword [rbp + 3032], rdx                                      ;                    argument
        mov qword [rbp + 3064], rcx                                      ;                    argument
        mov esi, 0                                                       ;     0.0 alu0    22 counter reload
        mov dword [rbp + 3104], esi                                      ;     1.0 agu0+st0   22 counter
        mov r8, qword [rbp + 3008]                                       ;     0.3 agu1     9 d.0 reload
        vpbroadcastb ymm0, [r8 + 7]                                      ;    11.3 fp1+agu0    9 d.0
        vmovdqa ymm1, ymm0                                               ;    12.3          9 d copy
        vmovdqu [rbp + 896], ymm0                                        ;    12.3 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 6]                                      ;    11.3 fp2+agu1    9 d.1
        vmovdqa ymm2, ymm0                                               ;    12.3          9 d copy
        vmovdqu [rbp + 928], ymm0                                        ;    12.3 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 5]                                      ;    11.3 fp1+agu0    9 d.2
        vmovdqu [rbp + 960], ymm0                                        ;    12.3 agu1+fp5   22 counter
        vpbroadcastb ymm3, [r8 + 4]                                      ;    11.3 fp2+agu0    9 d.3
        vmovdqu [rbp + 992], ymm3                                        ;    12.3 agu2+fp5   22 counter
        vpbroadcastb ymm4, [r8 + 3]                                      ;    11.3 fp1+agu1    9 d.4
        vmovdqu [rbp + 1024], ymm4                                       ;    12.3 agu2+fp5   22 counter
        vpbroadcastb ymm5, [r8 + 2]                                      ;    11.3 fp2+agu0    9 d.5
        vmovdqu [rbp + 1056], ymm5                                       ;    12.3 agu1+fp5   22 counter
        vpbroadcastb ymm6, [r8 + 1]                                      ;    11.3 fp1+agu0    9 d.6
        vmovdqu [rbp + 1088], ymm6                                       ;    12.3 agu2+fp5   22 counter
        vpbroadcastb ymm7, [r8]                                          ;    11.3 fp2+agu1    9 d.7
        vmovdqu [rbp + 1120], ymm7                                       ;    12.3 agu2+fp5   22 counter
        vpbroadcastb ymm8, [r8 + 14]                                     ;    11.7 fp1+agu0    9 d.1
        vmovdqu [rbp + 1152], ymm8                                       ;    12.7 agu1+fp5   22 counter
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256]              ;    12.7 agu0     9 d reload
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp0      9 d
        vmovdqu [rbp + 1184], ymm8                                       ;    20.7 agu2+fp5    9 d
        vpbroadcastb ymm8, [r8 + 13]                                     ;    13.3 fp2+agu1    9 d.2
        vmovdqu [rbp + 1216], ymm8                                       ;    14.5 agu2+fp5   22 counter
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp3      9 d
        vmovdqu [rbp + 1248], ymm8                                       ;    20.7 agu0+fp5    9 d
        vpbroadcastb ymm8, [r8 + 12]                                     ;    14.3 fp1+agu1    9 d.3
        vmovdqu [rbp + 1280], ymm8                                       ;    16.5 agu2+fp5   22 counter
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp0      9 d
        vmovdqu [rbp + 1312], ymm8                                       ;    20.7 agu0+fp5    9 d
        vpbroadcastb ymm8, [r8 + 11]                                     ;    15.3 fp2+agu1    9 d.4
        vmovdqu [rbp + 1344], ymm8                                       ;    18.5 agu2+fp5   22 counter
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp3      9 d
        vmovdqu [rbp + 1376], ymm8                                       ;    20.7 agu0+fp5    9 d
        vpbroadcastb ymm8, [r8 + 10]                                     ;    16.3 fp1+agu1    9 d.5
        vmovdqu [rbp + 1408], ymm8                                       ;    20.5 agu2+fp5   22 counter
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp0      9 d
        vmovdqu [rbp + 1440], ymm8                                       ;    21.5 agu0+fp5    9 d
        vpbroadcastb ymm8, [r8 + 9]                                      ;    17.3 fp2+agu1    9 d.6
        vmovdqu [rbp + 1472], ymm8                                       ;    22.5 agu2+fp5   22 counter
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp3      9 d
        vmovdqu [rbp + 1504], ymm8                                       ;    23.5 agu0+fp5    9 d
        vpbroadcastb ymm8, [r8 + 8]                                      ;    18.3 fp1+agu1    9 d.7
        vmovdqu [rbp + 1536], ymm8                                       ;    24.5 agu2+fp5   22 counter
        vpaddb ymm8, ymm8, ymm9                                          ;    19.7 fp0      9 d
        vmovdqu [rbp + 1568], ymm8                                       ;    25.5 agu0+fp5    9 d
        vpbroadcastb ymm8, [r8 + 15]                                     ;    19.8 fp2+agu1   22 counter
        vmovdqu [rbp + 1600], ymm8                                       ;    26.5 agu2+fp5   22 counter
        mov r8, qword [rbp + 3016]                                       ;    20.7 agu0     9 d.0 reload
        vpbroadcastb ymm8, [r8]                                          ;    31.7 fp1+agu1    9 d.0
        vpxor ymm1, ymm1, ymm8                                           ;    32.7 fp3      9 d
        vmovdqu [rbp + 1632], ymm1                                       ;    33.7 agu2+fp5    9 d
        vpbroadcastb ymm1, [r8 + 1]                                      ;    31.7 fp2+agu0    9 d.1
        vpxor ymm2, ymm2, ymm1                                           ;    32.7 fp0      9 d
        vmovdqu [rbp + 1664], ymm2                                       ;    33.7 agu1+fp5    9 d
        vpbroadcastb ymm1, [r8 + 2]                                      ;    31.7 fp1+agu0    9 d.2
        vpxor ymm0, ymm0, ymm1                                           ;    32.7 fp3      9 d
        vmovdqu [rbp + 1696], ymm0                                       ;    33.7 agu2+fp5    9 d
        vpbroadcastb ymm0, [r8 + 3]                                      ;    31.7 fp2+agu1    9 d.3
        vpxor ymm3, ymm3, ymm0                                           ;    32.7 fp0      9 d
        vmovdqu [rbp + 1728], ymm3                                       ;    33.7 agu2+fp5    9 d
        vpbroadcastb ymm0, [r8 + 4]                                      ;    31.7 fp1+agu0    9 d.4
        vpxor ymm4, ymm4, ymm0                                           ;    32.7 fp3      9 d
        vmovdqu [rbp + 1760], ymm4                                       ;    33.7 agu1+fp5    9 d
        vpbroadcastb ymm0, [r8 + 5]                                      ;    31.7 fp2+agu0    9 d.5
        vpxor ymm5, ymm5, ymm0                                           ;    32.7 fp0      9 d
        vmovdqu [rbp + 1792], ymm5                                       ;    33.7 agu2+fp5    9 d
        vpbroadcastb ymm0, [r8 + 6]                                      ;    32.0 fp1+agu1    9 d.6
        vpxor ymm6, ymm6, ymm0                                           ;    33.0 fp3      9 d
        vmovdqu [rbp + 1824], ymm6                                       ;    34.0 agu0+fp5    9 d
        vpbroadcastb ymm0, [r8 + 7]                                      ;    33.0 fp2+agu1    9 d.7
        vpxor ymm7, ymm7, ymm0                                           ;    34.0 fp0      9 d
        vmovdqu [rbp + 1856], ymm7                                       ;    35.0 agu2+fp5    9 d
        cmp dword [rbp + 3108], 0                                        ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3108]                                      ;                    passes of 32
        mov rcx, rax                                                     ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                    ;                    passes of 32
        mov qword [rbp + 3024], rax                                      ;                    passes of 32
        sub rcx, rax                                                     ;                    passes of 32
        imul rcx, rcx, 0x10                                              ;                    passes of 32
        mov rdx, qword [rbp + 3032]                                      ;                    passes of 32
        add rcx, rdx                                                     ;                    passes of 32
        mov qword [rbp + 3040], rcx                                      ;                    passes of 32
        cmp rcx, rdx                                                     ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        vmovd xmm0, [rbp + 3104]                                         ;     0.0 agu0     9 d
        vpermq ymm0, ymm0, 0                                             ;     7.0 fp0+fp1    9 d
        vpshufb ymm1, ymm0, [rel camellia128_ctr.T0_constants256 + 32]   ;    13.0 fp2+agu1    9 d
        vpaddb ymm1, ymm1, [rel camellia128_ctr.T0_constants256 + 64]    ;    14.0 fp3+agu0    9 d
        vpshufb ymm2, ymm0, [rel camellia128_ctr.T0_constants256]        ;    13.0 fp1+agu1    9 d
        vpshufb ymm3, ymm0, [rel camellia128_ctr.T0_constants256 + 128]  ;    13.0 fp2+agu0    9 d
        vpaddb ymm4, ymm2, [rbp + 1184]                                  ;    14.0 fp0+agu1    9 d
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 96]         ;     3.0 agu0     9 d reload
        vpxor ymm6, ymm2, ymm5                                           ;    14.0 fp3      9 d
        vpxor ymm7, ymm2, [rbp + 1152]                                   ;    14.0 fp0+agu1    9 d
        vmovdqu ymm8, [rbp + 1600]                                       ;     4.0 agu0     9 d.0 reload
        vpaddb ymm9, ymm1, ymm8                                          ;    15.0 fp1      9 d
        vpxor ymm10, ymm1, ymm9                                          ;    16.0 fp2      9 d
        vpxor ymm10, ymm10, ymm5                                         ;    17.0 fp3      9 d
        vpxor ymm8, ymm1, ymm8                                           ;    15.0 fp0      9 d
        vpand ymm8, ymm8, ymm10                                          ;    18.0 fp1      9 d
        vpshufb ymm0, ymm0, [rel camellia128_ctr.T0_constants256 + 160]  ;    13.0 fp2+agu1    9 d
        vpxor ymm1, ymm1, ymm8                                           ;    19.0 fp3      9 d
        vpaddb ymm8, ymm3, [rbp + 1248]                                  ;    14.0 fp0+agu0    9 d
        vpxor ymm10, ymm3, ymm5                                          ;    14.0 fp1      9 d
        vpxor ymm11, ymm3, [rbp + 1216]                                  ;    14.0 fp2+agu1    9 d
        vpaddb ymm12, ymm0, [rbp + 1312]                                 ;    14.0 fp3+agu0    9 d
        vpshufb ymm1, ymm5, ymm1                                         ;    20.0 fp1      9 d
        vpxor ymm13, ymm0, ymm5                                          ;    14.0 fp0      9 d
        vpaddb ymm4, ymm4, ymm1                                          ;    21.0 fp2      9 d
        vpxor ymm1, ymm0, [rbp + 1280]                                   ;    14.2 fp3+agu1    9 d
        vpxor ymm6, ymm6, ymm4                                           ;    22.0 fp1      9 d
        vpand ymm7, ymm7, ymm6                                           ;    23.0 fp0      9 d
        vpxor ymm2, ymm2, ymm7                                           ;    24.0 fp2      9 d
        vpshufb ymm2, ymm5, ymm2                                         ;    25.0 fp1      9 d
        vpaddb ymm8, ymm8, ymm2                                          ;    26.0 fp3      9 d
        vpxor ymm10, ymm10, ymm8                                         ;    27.0 fp0      9 d
        mov r8, qword [rbp + 3016]                                       ;    15.3 agu2     9 d.0 reload
        vpbroadcastb ymm2, [r8 + 8]                                      ;    26.3 fp2+agu0    9 d.0
        vpand ymm11, ymm11, ymm10                                        ;    28.0 fp3      9 d
        vpbroadcastb ymm6, [r8 + 9]                                      ;    26.3 fp1+agu1    9 d.1
        vpbroadcastb ymm7, [r8 + 10]                                     ;    26.3 fp2+agu0    9 d.2
        vpxor ymm3, ymm3, ymm11                                          ;    29.0 fp0      9 d
        vpbroadcastb ymm10, [r8 + 11]                                    ;    26.3 fp1+agu1    9 d.3
        vpbroadcastb ymm11, [r8 + 12]                                    ;    26.3 fp2+agu0    9 d.4
        vpshufb ymm3, ymm5, ymm3                                         ;    30.0 fp1      9 d
        vpaddb ymm12, ymm12, ymm3                                        ;    31.0 fp3      9 d
        vpbroadcastb ymm3, [r8 + 13]                                     ;    26.3 fp2+agu1    9 d.5
        vpxor ymm9, ymm9, ymm2                                           ;    27.3 fp0      9 d
        vpbroadcastb ymm2, [r8 + 14]                                     ;    26.3 fp1+agu0    9 d.6
        vpxor ymm13, ymm13, ymm12                                        ;    32.0 fp3      9 d
        vpxor ymm4, ymm4, ymm6                                           ;    27.3 fp2      9 d
        vpxor ymm8, ymm8, ymm7                                           ;    27.3 fp0      9 d
        vpbroadcastb ymm6, [r8 + 15]                                     ;    26.3 fp1+agu1    9 d.7
        vpand ymm1, ymm1, ymm13                                          ;    33.0 fp3      9 d
        vpxor ymm10, ymm10, ymm12                                        ;    32.0 fp2      9 d
        vpxor ymm0, ymm0, ymm1                                           ;    34.0 fp0      9 d
        vpshufb ymm0, ymm5, ymm0                                         ;    35.0 fp1      9 d
        vpaddb ymm0, ymm0, [rbp + 1376]                                  ;    36.0 fp3+agu0    9 d
        vpandn ymm1, ymm0, [rbp + 1344]                                  ;    37.0 fp2+agu1    9 d
        vpxor ymm11, ymm11, ymm0                                         ;    37.0 fp0      9 d
        vpshufb ymm0, ymm5, ymm1                                         ;    38.0 fp1      9 d
        vpaddb ymm0, ymm0, [rbp + 1440]                                  ;    39.0 fp3+agu0    9 d
        vpandn ymm1, ymm0, [rbp + 1408]                                  ;    40.0 fp2+agu1    9 d
        vmovdqu ymm7, [rbp + 1632]                                       ;    29.2 agu0    10 groups reload
        vmovdqu [rbp + 1888], ymm7                                       ;    36.2 agu2+fp5   10 groups
        vpxor ymm3, ymm3, ymm0                                           ;    40.0 fp0      9 d
        vpshufb ymm0, ymm5, ymm1                                         ;    41.0 fp1      9 d
        vmovdqu ymm1, [rbp + 1664]                                       ;    30.0 agu1    10 groups reload
        vmovdqu [rbp + 1920], ymm1                                       ;    37.0 agu2+fp5   10 groups
        vpaddb ymm0, ymm0, [rbp + 1504]                                  ;    42.0 fp3+agu0    9 d
        vmovdqu ymm1, [rbp + 1696]                                       ;    32.0 agu1    10 groups reload
        vmovdqu [rbp + 1952], ymm1                                       ;    39.0 agu2+fp5   10 groups
        vmovdqu ymm1, [rbp + 1728]                                       ;    32.3 agu0    10 groups reload
        vmovdqu [rbp + 1984], ymm1                                       ;    39.3 agu1+fp5   10 groups
        vpandn ymm1, ymm0, [rbp + 1472]                                  ;    43.0 fp2+agu0    9 d
        vmovdqu ymm7, [rbp + 1760]                                       ;    34.0 agu1    10 groups reload
        vmovdqu [rbp + 2016], ymm7                                       ;    41.0 agu2+fp5   10 groups
        vpshufb ymm1, ymm5, ymm1                                         ;    44.0 fp1      9 d
        vpxor ymm2, ymm2, ymm0                                           ;    43.0 fp0      9 d
        vpaddb ymm1, ymm1, [rbp + 1568]                                  ;    45.0 fp3+agu0    9 d
        vmovdqu [rbp + 2048], ymm9                                       ;    37.0 agu1+fp5   10 groups
        vmovdqu [rbp + 2080], ymm4                                       ;    38.0 agu2+fp5   10 groups
        vmovdqu [rbp + 2112], ymm8                                       ;    39.0 agu0+fp5   10 groups
        vmovdqu [rbp + 2144], ymm10                                      ;    40.0 agu1+fp5   10 groups
        vmovdqu [rbp + 2176], ymm11                                      ;    41.0 agu2+fp5   10 groups
        mov qword [rbp + 3048], r8                                       ;    38.3 agu0+st0   10 groups
        vmovdqu [rbp + 2208], ymm3                                       ;    42.0 agu1+fp5   10 groups
        vmovdqu [rbp + 2240], ymm2                                       ;    44.0 agu2+fp5   10 groups
        vpxor ymm6, ymm6, ymm1                                           ;    46.0 fp2      9 d
        vmovdqu ymm0, [rbp + 1792]                                       ;    39.3 agu0    10 groups reload
        vmovdqu [rbp + 2272], ymm0                                       ;    46.3 agu1+fp5   10 groups
        vmovdqu ymm0, [rbp + 1824]                                       ;    40.3 agu0    10 groups reload
        vmovdqu [rbp + 2304], ymm0                                       ;    47.3 agu2+fp5   10 groups
        vmovdqu ymm0, [rbp + 1856]                                       ;    41.0 agu1    10 groups reload
        vmovdqu [rbp + 2336], ymm0                                       ;    48.0 agu2+fp5   10 groups
        vmovdqu [rbp + 2368], ymm6                                       ;    47.0 agu0+fp5   10 groups
        add r8, 0x80                                                     ;    41.0 alu0    10 groups
        mov qword [rbp + 3056], r8                                       ;    42.0 agu1+st1   10 groups
        mov r8, qword [rbp + 3048]                                       ;                    resident
        vmovdqu ymm0, [rbp + 1888]                                       ;                    resident
        vmovdqu ymm1, [rbp + 1920]                                       ;                    resident
        vmovdqu ymm2, [rbp + 1952]                                       ;                    resident
        vmovdqu ymm3, [rbp + 1984]                                       ;                    resident
        vmovdqu ymm4, [rbp + 2016]                                       ;                    resident
        vmovdqu ymm5, [rbp + 2272]                                       ;                    resident
        vmovdqu ymm6, [rbp + 2304]                                       ;                    resident
        vmovdqu ymm7, [rbp + 2336]                                       ;                    resident
        vmovdqu ymm8, [rbp + 2048]                                       ;                    resident
        vmovdqu ymm9, [rbp + 2080]                                       ;                    resident
        vmovdqu ymm10, [rbp + 2112]                                      ;                    resident
        vmovdqu ymm11, [rbp + 2144]                                      ;                    resident
        vmovdqu ymm12, [rbp + 2176]                                      ;                    resident
        align 16
.groups_2:
        vpbroadcastb ymm13, [r8 + 16]                                    ;     7.0 fp1+agu0   11 r.0
        vpbroadcastb ymm14, [r8 + 17]                                    ;     7.0 fp2+agu1   11 r.1
        vpbroadcastb ymm15, [r8 + 18]                                    ;     7.0 fp1+agu0   11 r.2
        vpxor ymm13, ymm13, ymm0                                         ;     8.0 fp0     11 t
        vmovdqu [rbp + 2400], ymm0                                       ;     0.7 agu2+fp5   11 t spill
        vpbroadcastb ymm0, [r8 + 19]                                     ;     7.0 fp2+agu1   11 r.3
        vpxor ymm14, ymm14, ymm1                                         ;     8.0 fp3     11 t
        vmovdqu [rbp + 2432], ymm1                                       ;     1.7 agu2+fp5   11 t spill
        vpbroadcastb ymm1, [r8 + 20]                                     ;     7.0 fp1+agu0   11 r.4
        vmovdqu [rbp + 2464], ymm12                                      ;     2.7 agu1+fp5   11 t spill
        vpbroadcastb ymm12, [r8 + 21]                                    ;     7.0 fp2+agu0   11 r.5
        vpxor ymm15, ymm15, ymm2                                         ;     8.0 fp0     11 t
        vmovdqu [rbp + 2496], ymm2                                       ;     3.7 agu2+fp5   11 t spill
        vpbroadcastb ymm2, [r8 + 22]                                     ;     7.0 fp1+agu1   11 r.6
        vmovdqu [rbp + 2528], ymm11                                      ;     4.7 agu2+fp5   11 t spill
        vpbroadcastb ymm11, [r8 + 23]                                    ;     7.0 fp2+agu0   11 r.7
        vpxor ymm0, ymm0, ymm3                                           ;     8.0 fp3     11 t
        vpxor ymm1, ymm1, ymm4                                           ;     8.0 fp0     11 t
        vpxor ymm12, ymm12, ymm5                                         ;     8.0 fp3     11 t
        vpxor ymm2, ymm2, ymm6                                           ;     8.0 fp0     11 t
        vpxor ymm11, ymm11, ymm7                                         ;     8.0 fp1     11 t
        vmovdqu [rbp + 2560], ymm7                                       ;     7.0 agu1+fp5   11 t spill
        vpand ymm7, ymm13, [rel camellia128_ctr.T0_constants256 + 192]   ;     9.0 fp2+agu0   11 t
        vpsrlq ymm13, ymm13, 4                                           ;     9.0 fp1     11 t
        vpand ymm13, ymm13, [rel camellia128_ctr.T0_constants256 + 192]  ;    10.0 fp3+agu1   11 t
        vmovdqu [rbp + 2592], ymm6                                       ;     8.0 agu2+fp5   11 t spill
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 224]        ;     8.2 agu0    11 t reload
        vpshufb ymm7, ymm6, ymm7                                         ;    15.2 fp2     11 t
        vmovdqu [rbp + 2624], ymm5                                       ;     9.0 agu2+fp5   11 t spill
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 256]        ;     9.0 agu1    11 t reload
        vpshufb ymm13, ymm5, ymm13                                       ;    16.0 fp1     11 t
        vpxor ymm7, ymm7, ymm13                                          ;    17.0 fp0     11 t
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 288]       ;     9.2 agu0    11 t reload
        vpshufb ymm7, ymm7, ymm13                                        ;    18.0 fp2     11 t
        vaesenclast ymm7, ymm7, [rel camellia128_ctr.T0_constants256 + 32] ;    19.0 fp1+agu1   11 t
        vmovdqu [rbp + 2656], ymm4                                       ;    10.0 agu2+fp5   11 t spill
        vpand ymm4, ymm7, [rel camellia128_ctr.T0_constants256 + 192]    ;    23.0 fp3+agu0   11 t
        vpsrlq ymm7, ymm7, 4                                             ;    23.0 fp2     11 t
        vpand ymm7, ymm7, [rel camellia128_ctr.T0_constants256 + 192]    ;    24.0 fp0+agu1   11 t
        vmovdqu [rbp + 2688], ymm3                                       ;    11.0 agu2+fp5   11 t spill
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 320]        ;    11.2 agu0    11 t reload
        vpshufb ymm4, ymm3, ymm4                                         ;    24.0 fp1     11 t
        vpand ymm3, ymm14, [rel camellia128_ctr.T0_constants256 + 192]   ;    12.0 fp3+agu1   11 t
        vpsrlq ymm14, ymm14, 4                                           ;    11.2 fp2     11 t
        vpand ymm14, ymm14, [rel camellia128_ctr.T0_constants256 + 192]  ;    12.2 fp0+agu0   11 t
        vmovdqu [rbp + 2720], ymm10                                      ;    12.0 agu2+fp5   11 t spill
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 352]       ;    13.0 agu1    11 t reload
        vpshufb ymm7, ymm10, ymm7                                        ;    25.0 fp1     11 t
        vpxor ymm4, ymm4, ymm7                                           ;    26.0 fp3     11 t
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 384]        ;    13.2 agu0    11 t reload
        vpshufb ymm3, ymm7, ymm3                                         ;    20.2 fp2     11 t
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 416]       ;    14.0 agu1    11 t reload
        vpshufb ymm14, ymm10, ymm14                                      ;    21.0 fp1     11 t
        vpxor ymm3, ymm3, ymm14                                          ;    22.0 fp0     11 t
        vpshufb ymm14, ymm3, ymm13                                       ;    23.0 fp2     11 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 32]         ;    14.2 agu0    11 t reload
        vaesenclast ymm14, ymm14, ymm3                                   ;    24.0 fp1     11 t
        vmovdqu [rbp + 2752], ymm9                                       ;    15.2 agu2+fp5   11 t spill
        vpand ymm9, ymm14, [rel camellia128_ctr.T0_constants256 + 192]   ;    28.0 fp3+agu1   11 t
        vpsrlq ymm14, ymm14, 4                                           ;    28.0 fp2     11 t
        vpand ymm14, ymm14, [rel camellia128_ctr.T0_constants256 + 192]  ;    29.0 fp0+agu0   11 t
        vmovdqu [rbp + 2784], ymm8                                       ;    18.0 agu2+fp5   11 t spill
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 448]        ;    18.2 agu1    11 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;    29.0 fp1     11 t
        vmovdqu [rbp + 2816], ymm4                                       ;    27.0 agu0+fp5   11 t spill
        vpand ymm4, ymm15, [rel camellia128_ctr.T0_constants256 + 192]   ;    20.2 fp3+agu1   11 t
        vpsrlq ymm15, ymm15, 4                                           ;    20.3 fp2     11 t
        vpand ymm15, ymm15, [rel camellia128_ctr.T0_constants256 + 192]  ;    21.3 fp0+agu0   11 t
        vpshufb ymm4, ymm6, ymm4                                         ;    21.2 fp1     11 t
        vpshufb ymm15, ymm5, ymm15                                       ;    22.3 fp2     11 t
        vpxor ymm4, ymm4, ymm15                                          ;    23.3 fp3     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 480]       ;    22.0 agu1    11 t reload
        vpshufb ymm14, ymm15, ymm14                                      ;    30.0 fp1     11 t
        vpxor ymm9, ymm9, ymm14                                          ;    31.0 fp0     11 t
        vpshufb ymm14, ymm4, ymm13                                       ;    24.3 fp2     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    25.3 fp1     11 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 192]        ;    23.3 agu0    11 t reload
        vmovdqu [rbp + 2848], ymm9                                       ;    32.0 agu2+fp5   11 t spill
        vpand ymm9, ymm14, ymm4                                          ;    30.3 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    29.3 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;    30.3 fp0     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 512]       ;    24.3 agu1    11 t reload
        vpshufb ymm9, ymm15, ymm9                                        ;    31.3 fp1     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 544]       ;    24.7 agu0    11 t reload
        vpshufb ymm14, ymm15, ymm14                                      ;    31.7 fp2     11 t
        vpxor ymm9, ymm9, ymm14                                          ;    32.7 fp3     11 t
        vpand ymm14, ymm0, ymm4                                          ;    30.3 fp0     11 t
        vpsrlq ymm0, ymm0, 4                                             ;    26.0 fp1     11 t
        vpand ymm0, ymm0, ymm4                                           ;    30.3 fp2     11 t
        vpshufb ymm14, ymm6, ymm14                                       ;    31.3 fp1     11 t
        vpshufb ymm0, ymm5, ymm0                                         ;    31.3 fp2     11 t
        vpxor ymm14, ymm14, ymm0                                         ;    32.3 fp3     11 t
        vpshufb ymm14, ymm14, ymm13                                      ;    33.3 fp1     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    34.3 fp0     11 t
        vpand ymm0, ymm14, ymm4                                          ;    38.3 fp2     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    38.3 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;    39.3 fp3     11 t
        vmovdqu [rbp + 2880], ymm9                                       ;    33.7 agu2+fp5   11 t spill
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 576]        ;    30.7 agu1    11 t reload
        vpshufb ymm0, ymm9, ymm0                                         ;    39.3 fp2     11 t
        vpand ymm9, ymm1, ymm4                                           ;    31.0 fp0     11 t
        vpsrlq ymm1, ymm1, 4                                             ;    31.2 fp1     11 t
        vpand ymm1, ymm1, ymm4                                           ;    32.2 fp3     11 t
        vpshufb ymm9, ymm7, ymm9                                         ;    32.0 fp2     11 t
        vpshufb ymm1, ymm10, ymm1                                        ;    33.2 fp1     11 t
        vpxor ymm9, ymm9, ymm1                                           ;    34.2 fp0     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 608]        ;    32.0 agu0    11 t reload
        vpshufb ymm14, ymm1, ymm14                                       ;    40.3 fp2     11 t
        vpxor ymm0, ymm0, ymm14                                          ;    41.3 fp3     11 t
        vpshufb ymm14, ymm9, ymm13                                       ;    35.2 fp1     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    36.2 fp0     11 t
        vpand ymm9, ymm14, ymm4                                          ;    40.2 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    40.2 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;    41.2 fp0     11 t
        vpshufb ymm9, ymm8, ymm9                                         ;    41.2 fp1     11 t
        vpand ymm8, ymm12, ymm4                                          ;    34.3 fp3     11 t
        vpsrlq ymm12, ymm12, 4                                           ;    34.8 fp2     11 t
        vpand ymm12, ymm12, ymm4                                         ;    35.8 fp0     11 t
        vpshufb ymm8, ymm6, ymm8                                         ;    35.3 fp1     11 t
        vpshufb ymm12, ymm5, ymm12                                       ;    36.8 fp2     11 t
        vpxor ymm8, ymm8, ymm12                                          ;    37.8 fp3     11 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 480]       ;    35.2 agu1    11 t reload
        vpshufb ymm14, ymm12, ymm14                                      ;    42.2 fp1     11 t
        vpxor ymm9, ymm9, ymm14                                          ;    43.2 fp0     11 t
        vpshufb ymm14, ymm8, ymm13                                       ;    38.8 fp2     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    39.8 fp0     11 t
        vpand ymm8, ymm14, ymm4                                          ;    43.8 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    43.8 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;    44.8 fp2     11 t
        vpshufb ymm14, ymm15, ymm14                                      ;    45.8 fp1     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 512]       ;    38.8 agu0    11 t reload
        vpshufb ymm8, ymm15, ymm8                                        ;    45.8 fp2     11 t
        vpxor ymm14, ymm14, ymm8                                         ;    46.8 fp3     11 t
        vpand ymm8, ymm2, ymm4                                           ;    39.5 fp0     11 t
        vpsrlq ymm2, ymm2, 4                                             ;    39.8 fp1     11 t
        vpand ymm2, ymm2, ymm4                                           ;    40.8 fp2     11 t
        vpshufb ymm8, ymm6, ymm8                                         ;    40.8 fp1     11 t
        vpshufb ymm2, ymm5, ymm2                                         ;    41.8 fp2     11 t
        vpxor ymm8, ymm8, ymm2                                           ;    42.8 fp3     11 t
        vpshufb ymm2, ymm8, ymm13                                        ;    43.8 fp1     11 t
        vaesenclast ymm2, ymm2, ymm3                                     ;    44.8 fp0     11 t
        vpand ymm8, ymm2, ymm4                                           ;    48.8 fp3     11 t
        vpsrlq ymm2, ymm2, 4                                             ;    48.8 fp2     11 t
        vpand ymm2, ymm2, ymm4                                           ;    49.8 fp0     11 t
        vpshufb ymm2, ymm1, ymm2                                         ;    50.8 fp1     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 576]        ;    41.8 agu1    11 t reload
        vpshufb ymm8, ymm1, ymm8                                         ;    49.8 fp2     11 t
        vpxor ymm2, ymm2, ymm8                                           ;    51.8 fp3     11 t
        vpand ymm8, ymm11, ymm4                                          ;    42.8 fp0     11 t
        vpsrlq ymm11, ymm11, 4                                           ;    43.8 fp1     11 t
        vpand ymm11, ymm11, ymm4                                         ;    44.8 fp3     11 t
        vpshufb ymm8, ymm6, ymm8                                         ;    44.3 fp2     11 t
        vpshufb ymm11, ymm5, ymm11                                       ;    45.8 fp1     11 t
        vpxor ymm8, ymm8, ymm11                                          ;    46.8 fp0     11 t
        vpshufb ymm8, ymm8, ymm13                                        ;    47.8 fp2     11 t
        vaesenclast ymm8, ymm8, ymm3                                     ;    48.8 fp0     11 t
        vpand ymm11, ymm8, ymm4                                          ;    52.8 fp3     11 t
        vpsrlq ymm8, ymm8, 4                                             ;    52.8 fp1     11 t
        vpand ymm8, ymm8, ymm4                                           ;    53.8 fp3     11 t
        vpxor ymm14, ymm14, ymm0                                         ;    47.8 fp0     11 t
        vpxor ymm9, ymm9, [rbp + 2880]                                   ;    46.3 fp2+agu0   11 t
        vpxor ymm2, ymm2, [rbp + 2816]                                   ;    52.8 fp1+agu1   11 t
        vpxor ymm0, ymm0, ymm9                                           ;    47.3 fp3     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 320]        ;    47.0 agu0    11 t reload
        vpshufb ymm11, ymm1, ymm11                                       ;    54.0 fp2     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 352]       ;    47.2 agu1    11 t reload
        vpshufb ymm8, ymm15, ymm8                                        ;    54.8 fp1     11 t
        vpxor ymm11, ymm11, ymm8                                         ;    55.8 fp0     11 t
        vmovdqu ymm8, [rbp + 2848]                                       ;    48.0 agu0    11 t
        vpxor ymm8, ymm8, ymm11                                          ;    56.8 fp3     11 t
        vpxor ymm11, ymm14, [rbp + 2816]                                 ;    48.8 fp2+agu1   11 t
        vpxor ymm9, ymm9, ymm11                                          ;    49.8 fp0     11 t
        vpxor ymm12, ymm2, [rbp + 2848]                                  ;    53.8 fp1+agu0   11 t
        vpxor ymm14, ymm14, ymm12                                        ;    54.8 fp3     11 t
        vmovdqu ymm10, [rbp + 2880]                                      ;    49.3 agu1    11 t
        vpxor ymm10, ymm10, ymm8                                         ;    57.8 fp2     11 t
        vpxor ymm8, ymm8, ymm0                                           ;    57.8 fp0     11 t
        vpxor ymm2, ymm2, ymm10                                          ;    58.8 fp1     11 t
        vpxor ymm12, ymm12, ymm9                                         ;    54.8 fp3     11 t
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;    50.8 fp2+agu0   11 t
        vpxor ymm12, ymm12, [rbp + 2464]                                 ;    55.8 fp0+agu1   11 t
        vpxor ymm7, ymm8, [rbp + 2784]                                   ;    58.8 fp1+agu0   11 t
        vpxor ymm10, ymm10, ymm14                                        ;    58.8 fp3     11 t
        vpxor ymm14, ymm14, [rbp + 2720]                                 ;    55.8 fp2+agu1   11 t
        vpxor ymm10, ymm10, [rbp + 2208]                                 ;    59.8 fp0+agu0   11 t
        vpxor ymm0, ymm0, [rbp + 2240]                                   ;    54.0 fp1+agu1   11 t
        vpxor ymm0, ymm0, ymm2                                           ;    59.8 fp3     11 t
        vpxor ymm2, ymm2, [rbp + 2528]                                   ;    59.8 fp2+agu0   11 t
        vpxor ymm11, ymm11, ymm8                                         ;    58.8 fp0     11 t
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;    59.8 fp1+agu1   11 t
        vpbroadcastb ymm8, [r8 + 24]                                     ;    55.2 fp2+agu0   11 l.0
        vpxor ymm8, ymm8, ymm7                                           ;    59.8 fp3     11 t
        vmovdqu [rbp + 2528], ymm7                                       ;    59.8 agu2+fp5   11 t spill
        vpbroadcastb ymm7, [r8 + 25]                                     ;    56.0 fp1+agu1   11 l.1
        vpxor ymm7, ymm7, ymm9                                           ;    57.0 fp0     11 t
        vmovdqu [rbp + 2720], ymm9                                       ;    56.3 agu0+fp5   11 t spill
        vpbroadcastb ymm9, [r8 + 26]                                     ;    57.0 fp2+agu1   11 l.2
        vpxor ymm9, ymm9, ymm14                                          ;    58.0 fp3     11 t
        vmovdqu [rbp + 2784], ymm14                                      ;    57.3 agu2+fp5   11 t spill
        vpbroadcastb ymm14, [r8 + 27]                                    ;    57.2 fp1+agu0   11 l.3
        vpxor ymm14, ymm14, ymm2                                         ;    60.8 fp0     11 t
        vmovdqu [rbp + 2464], ymm2                                       ;    60.8 agu2+fp5   11 t spill
        vpbroadcastb ymm2, [r8 + 28]                                     ;    58.0 fp2+agu1   11 l.4
        vpxor ymm2, ymm2, ymm12                                          ;    59.0 fp3     11 t
        vmovdqu [rbp + 2752], ymm12                                      ;    59.3 agu0+fp5   11 t spill
        vpbroadcastb ymm12, [r8 + 29]                                    ;    59.0 fp1+agu1   11 l.5
        vpxor ymm12, ymm12, ymm10                                        ;    60.8 fp0     11 t
        vmovdqu [rbp + 2880], ymm10                                      ;    60.8 agu2+fp5   11 t spill
        vpbroadcastb ymm10, [r8 + 30]                                    ;    59.2 fp2+agu0   11 l.6
        vpxor ymm10, ymm10, ymm0                                         ;    60.8 fp3     11 t
        vmovdqu [rbp + 2848], ymm0                                       ;    61.3 agu2+fp5   11 t spill
        vpbroadcastb ymm0, [r8 + 31]                                     ;    60.0 fp1+agu1   11 l.7
        vpxor ymm0, ymm0, ymm11                                          ;    61.0 fp0     11 t
        vmovdqu [rbp + 2816], ymm11                                      ;    62.3 agu0+fp5   11 t spill
        vpand ymm11, ymm8, ymm4                                          ;    60.8 fp2     11 t
        vpsrlq ymm8, ymm8, 4                                             ;    60.8 fp1     11 t
        vpand ymm8, ymm8, ymm4                                           ;    61.8 fp3     11 t
        vpshufb ymm11, ymm6, ymm11                                       ;    61.8 fp2     11 t
        vpshufb ymm8, ymm5, ymm8                                         ;    62.8 fp1     11 t
        vpxor ymm11, ymm11, ymm8                                         ;    63.8 fp0     11 t
        vpshufb ymm8, ymm11, ymm13                                       ;    64.8 fp2     11 t
        vaesenclast ymm8, ymm8, ymm3                                     ;    65.8 fp0     11 t
        vpand ymm11, ymm8, ymm4                                          ;    69.8 fp3     11 t
        vpsrlq ymm8, ymm8, 4                                             ;    69.8 fp1     11 t
        vpand ymm8, ymm8, ymm4                                           ;    70.8 fp3     11 t
        vpshufb ymm11, ymm1, ymm11                                       ;    70.8 fp2     11 t
        vpshufb ymm8, ymm15, ymm8                                        ;    71.8 fp1     11 t
        vpxor ymm11, ymm11, ymm8                                         ;    72.8 fp0     11 t
        vpand ymm8, ymm7, ymm4                                           ;    63.3 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;    64.0 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;    65.0 fp0     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 384]       ;    62.8 agu1    11 t reload
        vpshufb ymm8, ymm15, ymm8                                        ;    69.8 fp1     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 416]        ;    63.2 agu0    11 t reload
        vpshufb ymm7, ymm1, ymm7                                         ;    70.2 fp2     11 t
        vpxor ymm8, ymm8, ymm7                                           ;    71.2 fp3     11 t
        vpshufb ymm7, ymm8, ymm13                                        ;    72.2 fp1     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;    73.2 fp0     11 t
        vpand ymm8, ymm7, ymm4                                           ;    77.2 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;    77.2 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;    78.2 fp0     11 t
        vmovdqu [rbp + 2912], ymm11                                      ;    73.8 agu2+fp5   11 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]       ;    65.8 agu1    11 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;    78.2 fp1     11 t
        vpand ymm11, ymm9, ymm4                                          ;    69.8 fp3     11 t
        vpsrlq ymm9, ymm9, 4                                             ;    70.0 fp2     11 t
        vpand ymm9, ymm9, ymm4                                           ;    71.0 fp0     11 t
        vpshufb ymm11, ymm6, ymm11                                       ;    70.8 fp1     11 t
        vpshufb ymm9, ymm5, ymm9                                         ;    72.0 fp2     11 t
        vpxor ymm11, ymm11, ymm9                                         ;    73.0 fp3     11 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 480]        ;    70.8 agu0    11 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;    79.2 fp1     11 t
        vpxor ymm8, ymm8, ymm7                                           ;    80.2 fp0     11 t
        vpshufb ymm7, ymm11, ymm13                                       ;    74.0 fp2     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;    75.0 fp0     11 t
        vpand ymm11, ymm7, ymm4                                          ;    79.0 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;    79.0 fp1     11 t
        vpand ymm7, ymm7, ymm4                                           ;    80.0 fp3     11 t
        vmovdqu [rbp + 2944], ymm8                                       ;    81.2 agu2+fp5   11 t spill
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]        ;    72.8 agu1    11 t reload
        vpshufb ymm11, ymm8, ymm11                                       ;    80.0 fp2     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 544]        ;    73.2 agu0    11 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;    81.0 fp1     11 t
        vpxor ymm11, ymm11, ymm7                                         ;    82.0 fp0     11 t
        vpand ymm7, ymm14, ymm4                                          ;    73.8 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    74.0 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;    75.0 fp1     11 t
        vpshufb ymm7, ymm6, ymm7                                         ;    75.0 fp2     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;    76.0 fp1     11 t
        vpxor ymm7, ymm7, ymm14                                          ;    77.0 fp0     11 t
        vpshufb ymm14, ymm7, ymm13                                       ;    78.0 fp2     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    79.0 fp0     11 t
        vpand ymm7, ymm14, ymm4                                          ;    83.0 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    83.0 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;    84.0 fp2     11 t
        vmovdqu [rbp + 2976], ymm11                                      ;    83.0 agu2+fp5   11 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;    78.2 agu1    11 t reload
        vpshufb ymm7, ymm11, ymm7                                        ;    85.2 fp1     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 608]       ;    78.5 agu0    11 t reload
        vpshufb ymm14, ymm11, ymm14                                      ;    85.5 fp2     11 t
        vpxor ymm7, ymm7, ymm14                                          ;    86.5 fp0     11 t
        vpand ymm14, ymm2, ymm4                                          ;    79.2 fp3     11 t
        vpsrlq ymm2, ymm2, 4                                             ;    79.3 fp1     11 t
        vpand ymm2, ymm2, ymm4                                           ;    80.3 fp2     11 t
        vpshufb ymm14, ymm15, ymm14                                      ;    80.3 fp1     11 t
        vpshufb ymm2, ymm1, ymm2                                         ;    81.3 fp2     11 t
        vpxor ymm14, ymm14, ymm2                                         ;    82.3 fp0     11 t
        vpshufb ymm14, ymm14, ymm13                                      ;    83.3 fp1     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;    84.3 fp0     11 t
        vpand ymm2, ymm14, ymm4                                          ;    88.3 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;    88.3 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;    89.3 fp3     11 t
        vpshufb ymm14, ymm9, ymm14                                       ;    90.3 fp1     11 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 448]        ;    81.3 agu1    11 t reload
        vpshufb ymm2, ymm9, ymm2                                         ;    89.3 fp2     11 t
        vpxor ymm14, ymm14, ymm2                                         ;    91.3 fp0     11 t
        vpand ymm2, ymm12, ymm4                                          ;    82.5 fp3     11 t
        vpsrlq ymm12, ymm12, 4                                           ;    83.3 fp1     11 t
        vpand ymm12, ymm12, ymm4                                         ;    84.3 fp0     11 t
        vpshufb ymm2, ymm6, ymm2                                         ;    83.7 fp2     11 t
        vpshufb ymm12, ymm5, ymm12                                       ;    85.3 fp1     11 t
        vpxor ymm2, ymm2, ymm12                                          ;    86.3 fp3     11 t
        vpshufb ymm2, ymm2, ymm13                                        ;    87.3 fp2     11 t
        vaesenclast ymm2, ymm2, ymm3                                     ;    88.3 fp0     11 t
        vpand ymm12, ymm2, ymm4                                          ;    92.3 fp3     11 t
        vpsrlq ymm2, ymm2, 4                                             ;    92.3 fp1     11 t
        vpand ymm2, ymm2, ymm4                                           ;    93.3 fp0     11 t
        vpshufb ymm2, ymm8, ymm2                                         ;    94.3 fp2     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]        ;    85.3 agu0    11 t reload
        vpshufb ymm12, ymm8, ymm12                                       ;    93.3 fp1     11 t
        vpxor ymm2, ymm2, ymm12                                          ;    95.3 fp3     11 t
        vpand ymm12, ymm10, ymm4                                         ;    86.3 fp0     11 t
        vpsrlq ymm10, ymm10, 4                                           ;    86.7 fp2     11 t
        vpand ymm10, ymm10, ymm4                                         ;    87.7 fp3     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;    87.3 fp1     11 t
        vpshufb ymm10, ymm5, ymm10                                       ;    88.7 fp2     11 t
        vpxor ymm12, ymm12, ymm10                                        ;    89.7 fp0     11 t
        vpshufb ymm10, ymm12, ymm13                                      ;    90.7 fp1     11 t
        vaesenclast ymm10, ymm10, ymm3                                   ;    91.7 fp0     11 t
        vpand ymm12, ymm10, ymm4                                         ;    95.7 fp3     11 t
        vpsrlq ymm10, ymm10, 4                                           ;    95.7 fp2     11 t
        vpand ymm10, ymm10, ymm4                                         ;    96.7 fp1     11 t
        vpshufb ymm10, ymm11, ymm10                                      ;    97.7 fp2     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;    89.5 agu1    11 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;    96.7 fp1     11 t
        vpxor ymm10, ymm10, ymm12                                        ;    98.7 fp0     11 t
        vpand ymm12, ymm0, ymm4                                          ;    90.3 fp3     11 t
        vpsrlq ymm0, ymm0, 4                                             ;    90.7 fp2     11 t
        vpand ymm0, ymm0, ymm4                                           ;    91.7 fp0     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;    91.3 fp1     11 t
        vpshufb ymm0, ymm5, ymm0                                         ;    92.7 fp2     11 t
        vpxor ymm12, ymm12, ymm0                                         ;    93.7 fp3     11 t
        vpshufb ymm0, ymm12, ymm13                                       ;    94.7 fp1     11 t
        vaesenclast ymm0, ymm0, ymm3                                     ;    95.7 fp0     11 t
        vpand ymm12, ymm0, ymm4                                          ;    99.7 fp3     11 t
        vpsrlq ymm0, ymm0, 4                                             ;    99.7 fp2     11 t
        vpand ymm0, ymm0, ymm4                                           ;   100.7 fp0     11 t
        vpxor ymm2, ymm2, ymm7                                           ;    96.3 fp1     11 t
        vpxor ymm14, ymm14, [rbp + 2976]                                 ;    93.5 fp3+agu0   11 t
        vpxor ymm10, ymm10, [rbp + 2912]                                 ;    99.7 fp2+agu1   11 t
        vpxor ymm7, ymm7, ymm14                                          ;    94.5 fp0     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 320]       ;    94.5 agu0    11 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   101.5 fp1     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]        ;    94.7 agu1    11 t reload
        vpshufb ymm0, ymm8, ymm0                                         ;   101.7 fp2     11 t
        vpxor ymm12, ymm12, ymm0                                         ;   102.7 fp3     11 t
        vmovdqu ymm0, [rbp + 2944]                                       ;    95.5 agu0    11 t
        vpxor ymm0, ymm0, ymm12                                          ;   103.7 fp0     11 t
        vpxor ymm12, ymm2, [rbp + 2912]                                  ;    97.3 fp1+agu1   11 t
        vpxor ymm14, ymm14, ymm12                                        ;    98.3 fp2     11 t
        vpxor ymm9, ymm10, [rbp + 2944]                                  ;   100.7 fp3+agu0   11 t
        vpxor ymm2, ymm2, ymm9                                           ;   101.7 fp0     11 t
        vmovdqu ymm1, [rbp + 2976]                                       ;    96.7 agu1    11 t
        vpxor ymm1, ymm1, ymm0                                           ;   104.7 fp1     11 t
        vpxor ymm0, ymm0, ymm7                                           ;   104.7 fp2     11 t
        vpxor ymm10, ymm10, ymm1                                         ;   105.7 fp3     11 t
        vpxor ymm9, ymm9, ymm14                                          ;   101.7 fp0     11 t
        vpxor ymm14, ymm14, [rbp + 2432]                                 ;    99.3 fp1+agu0   11 t
        vpxor ymm9, ymm9, [rbp + 2656]                                   ;   102.7 fp2+agu1   11 t
        vpxor ymm1, ymm1, ymm2                                           ;   105.7 fp3     11 t
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   102.7 fp0+agu0   11 t
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   106.7 fp1+agu1   11 t
        vpxor ymm7, ymm7, [rbp + 2592]                                   ;   100.7 fp2+agu0   11 t
        vpxor ymm7, ymm7, ymm10                                          ;   106.7 fp3     11 t
        vpxor ymm10, ymm10, [rbp + 2688]                                 ;   106.7 fp0+agu1   11 t
        vpxor ymm12, ymm12, [rbp + 2560]                                 ;   101.7 fp1+agu0   11 t
        vpxor ymm12, ymm12, ymm0                                         ;   105.7 fp2     11 t
        vpxor ymm0, ymm0, [rbp + 2400]                                   ;   105.7 fp3+agu1   11 t
        vpbroadcastb ymm15, [r8 + 32]                                    ;   102.7 fp1+agu0   11 r.0
        vpxor ymm15, ymm15, ymm0                                         ;   106.7 fp0     11 t
        vmovdqu [rbp + 2400], ymm0                                       ;   106.7 agu2+fp5   11 t spill
        vpbroadcastb ymm0, [r8 + 33]                                     ;   102.8 fp2+agu1   11 r.1
        vpxor ymm0, ymm0, ymm14                                          ;   103.8 fp3     11 t
        vmovdqu [rbp + 2560], ymm14                                      ;   103.2 agu2+fp5   11 t spill
        vpbroadcastb ymm14, [r8 + 34]                                    ;   103.7 fp1+agu0   11 r.2
        vpxor ymm14, ymm14, ymm2                                         ;   104.7 fp0     11 t
        vmovdqu [rbp + 2688], ymm2                                       ;   104.2 agu1+fp5   11 t spill
        vpbroadcastb ymm2, [r8 + 35]                                     ;   104.7 fp2+agu0   11 r.3
        vpxor ymm2, ymm2, ymm10                                          ;   107.7 fp3     11 t
        vmovdqu [rbp + 2592], ymm10                                      ;   107.7 agu2+fp5   11 t spill
        vpbroadcastb ymm10, [r8 + 36]                                    ;   104.8 fp1+agu1   11 r.4
        vpxor ymm10, ymm10, ymm9                                         ;   105.8 fp0     11 t
        vmovdqu [rbp + 2624], ymm9                                       ;   106.2 agu2+fp5   11 t spill
        vpbroadcastb ymm9, [r8 + 37]                                     ;   105.7 fp2+agu0   11 r.5
        vpxor ymm9, ymm9, ymm1                                           ;   107.7 fp3     11 t
        vmovdqu [rbp + 2496], ymm1                                       ;   107.7 agu1+fp5   11 t spill
        vpbroadcastb ymm1, [r8 + 38]                                     ;   106.7 fp1+agu0   11 r.6
        vpxor ymm1, ymm1, ymm7                                           ;   107.7 fp0     11 t
        vmovdqu [rbp + 2656], ymm7                                       ;   108.2 agu2+fp5   11 t spill
        vpbroadcastb ymm7, [r8 + 39]                                     ;   106.8 fp2+agu1   11 r.7
        vpxor ymm7, ymm7, ymm12                                          ;   107.8 fp3     11 t
        vmovdqu [rbp + 2432], ymm12                                      ;   109.2 agu2+fp5   11 t spill
        vpand ymm12, ymm15, ymm4                                         ;   107.7 fp1     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   107.7 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   108.7 fp0     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;   108.7 fp1     11 t
        vpshufb ymm15, ymm5, ymm15                                       ;   109.7 fp2     11 t
        vpxor ymm12, ymm12, ymm15                                        ;   110.7 fp3     11 t
        vpshufb ymm15, ymm12, ymm13                                      ;   111.7 fp1     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   112.7 fp0     11 t
        vpand ymm12, ymm15, ymm4                                         ;   116.7 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   116.7 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   117.7 fp0     11 t
        vpshufb ymm12, ymm11, ymm12                                      ;   117.7 fp1     11 t
        vpshufb ymm15, ymm8, ymm15                                       ;   118.7 fp2     11 t
        vpxor ymm12, ymm12, ymm15                                        ;   119.7 fp3     11 t
        vpand ymm15, ymm0, ymm4                                          ;   110.0 fp0     11 t
        vpsrlq ymm0, ymm0, 4                                             ;   110.7 fp1     11 t
        vpand ymm0, ymm0, ymm4                                           ;   111.7 fp3     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 384]        ;   109.5 agu0    11 t reload
        vpshufb ymm15, ymm8, ymm15                                       ;   116.5 fp2     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 416]       ;   109.8 agu1    11 t reload
        vpshufb ymm0, ymm11, ymm0                                        ;   116.8 fp1     11 t
        vpxor ymm15, ymm15, ymm0                                         ;   117.8 fp0     11 t
        vpshufb ymm15, ymm15, ymm13                                      ;   118.8 fp2     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   119.8 fp0     11 t
        vpand ymm0, ymm15, ymm4                                          ;   123.8 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   123.8 fp1     11 t
        vpand ymm15, ymm15, ymm4                                         ;   124.8 fp3     11 t
        vmovdqu [rbp + 2976], ymm12                                      ;   120.7 agu2+fp5   11 t spill
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 448]       ;   112.7 agu0    11 t reload
        vpshufb ymm0, ymm12, ymm0                                        ;   124.8 fp2     11 t
        vpand ymm12, ymm14, ymm4                                         ;   116.5 fp0     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   116.7 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   117.7 fp3     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;   117.5 fp2     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   118.7 fp1     11 t
        vpxor ymm12, ymm12, ymm14                                        ;   119.7 fp0     11 t
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 480]       ;   117.5 agu1    11 t reload
        vpshufb ymm15, ymm14, ymm15                                      ;   125.8 fp2     11 t
        vpxor ymm0, ymm0, ymm15                                          ;   126.8 fp3     11 t
        vpshufb ymm15, ymm12, ymm13                                      ;   120.7 fp1     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   121.7 fp0     11 t
        vpand ymm12, ymm15, ymm4                                         ;   125.7 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   125.7 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   126.7 fp0     11 t
        vmovdqu [rbp + 2944], ymm0                                       ;   127.8 agu2+fp5   11 t spill
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 512]        ;   119.7 agu0    11 t reload
        vpshufb ymm12, ymm0, ymm12                                       ;   126.7 fp1     11 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 544]        ;   120.0 agu1    11 t reload
        vpshufb ymm15, ymm0, ymm15                                       ;   127.7 fp2     11 t
        vpxor ymm12, ymm12, ymm15                                        ;   128.7 fp3     11 t
        vpand ymm15, ymm2, ymm4                                          ;   120.7 fp0     11 t
        vpsrlq ymm2, ymm2, 4                                             ;   120.8 fp1     11 t
        vpand ymm2, ymm2, ymm4                                           ;   121.8 fp2     11 t
        vpshufb ymm15, ymm6, ymm15                                       ;   121.8 fp1     11 t
        vpshufb ymm2, ymm5, ymm2                                         ;   122.8 fp2     11 t
        vpxor ymm15, ymm15, ymm2                                         ;   123.8 fp3     11 t
        vpshufb ymm15, ymm15, ymm13                                      ;   124.8 fp1     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   125.8 fp0     11 t
        vpand ymm2, ymm15, ymm4                                          ;   129.8 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   129.8 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   130.8 fp0     11 t
        vmovdqu [rbp + 2912], ymm12                                      ;   129.7 agu2+fp5   11 t spill
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 576]       ;   125.0 agu0    11 t reload
        vpshufb ymm2, ymm12, ymm2                                        ;   132.0 fp1     11 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 608]       ;   125.3 agu1    11 t reload
        vpshufb ymm15, ymm12, ymm15                                      ;   132.3 fp2     11 t
        vpxor ymm2, ymm2, ymm15                                          ;   133.3 fp3     11 t
        vpand ymm15, ymm10, ymm4                                         ;   125.8 fp0     11 t
        vpsrlq ymm10, ymm10, 4                                           ;   126.2 fp1     11 t
        vpand ymm10, ymm10, ymm4                                         ;   127.2 fp2     11 t
        vpshufb ymm15, ymm8, ymm15                                       ;   127.2 fp1     11 t
        vpshufb ymm10, ymm11, ymm10                                      ;   128.2 fp2     11 t
        vpxor ymm15, ymm15, ymm10                                        ;   129.2 fp3     11 t
        vpshufb ymm15, ymm15, ymm13                                      ;   130.2 fp1     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   131.2 fp0     11 t
        vpand ymm10, ymm15, ymm4                                         ;   135.2 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   135.2 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   136.2 fp0     11 t
        vpshufb ymm15, ymm14, ymm15                                      ;   137.2 fp1     11 t
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 448]       ;   128.2 agu0    11 t reload
        vpshufb ymm10, ymm14, ymm10                                      ;   136.2 fp2     11 t
        vpxor ymm15, ymm15, ymm10                                        ;   138.2 fp3     11 t
        vpand ymm10, ymm9, ymm4                                          ;   129.2 fp0     11 t
        vpsrlq ymm9, ymm9, 4                                             ;   130.2 fp1     11 t
        vpand ymm9, ymm9, ymm4                                           ;   131.2 fp3     11 t
        vpshufb ymm10, ymm6, ymm10                                       ;   130.5 fp2     11 t
        vpshufb ymm9, ymm5, ymm9                                         ;   132.2 fp1     11 t
        vpxor ymm10, ymm10, ymm9                                         ;   133.2 fp0     11 t
        vpshufb ymm9, ymm10, ymm13                                       ;   134.2 fp2     11 t
        vaesenclast ymm9, ymm9, ymm3                                     ;   135.2 fp0     11 t
        vpand ymm10, ymm9, ymm4                                          ;   139.2 fp3     11 t
        vpsrlq ymm9, ymm9, 4                                             ;   139.2 fp1     11 t
        vpand ymm9, ymm9, ymm4                                           ;   140.2 fp3     11 t
        vpshufb ymm9, ymm0, ymm9                                         ;   141.2 fp2     11 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 512]        ;   132.2 agu1    11 t reload
        vpshufb ymm10, ymm0, ymm10                                       ;   140.2 fp1     11 t
        vpxor ymm9, ymm9, ymm10                                          ;   142.2 fp0     11 t
        vpand ymm10, ymm1, ymm4                                          ;   133.2 fp3     11 t
        vpsrlq ymm1, ymm1, 4                                             ;   133.5 fp2     11 t
        vpand ymm1, ymm1, ymm4                                           ;   134.5 fp0     11 t
        vpshufb ymm10, ymm6, ymm10                                       ;   134.2 fp1     11 t
        vpshufb ymm1, ymm5, ymm1                                         ;   135.5 fp2     11 t
        vpxor ymm10, ymm10, ymm1                                         ;   136.5 fp3     11 t
        vpshufb ymm1, ymm10, ymm13                                       ;   137.5 fp1     11 t
        vaesenclast ymm1, ymm1, ymm3                                     ;   138.5 fp0     11 t
        vpand ymm10, ymm1, ymm4                                          ;   142.5 fp3     11 t
        vpsrlq ymm1, ymm1, 4                                             ;   142.5 fp2     11 t
        vpand ymm1, ymm1, ymm4                                           ;   143.5 fp0     11 t
        vpshufb ymm1, ymm12, ymm1                                        ;   144.5 fp1     11 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 576]       ;   136.3 agu0    11 t reload
        vpshufb ymm10, ymm12, ymm10                                      ;   143.5 fp2     11 t
        vpxor ymm1, ymm1, ymm10                                          ;   145.5 fp3     11 t
        vpand ymm10, ymm7, ymm4                                          ;   137.2 fp0     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   137.3 fp1     11 t
        vpand ymm7, ymm7, ymm4                                           ;   138.3 fp2     11 t
        vpshufb ymm10, ymm6, ymm10                                       ;   138.3 fp1     11 t
        vpshufb ymm7, ymm5, ymm7                                         ;   139.3 fp2     11 t
        vpxor ymm10, ymm10, ymm7                                         ;   140.3 fp3     11 t
        vpshufb ymm7, ymm10, ymm13                                       ;   141.3 fp1     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   142.3 fp0     11 t
        vpand ymm10, ymm7, ymm4                                          ;   146.3 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   146.3 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;   147.3 fp0     11 t
        vpxor ymm9, ymm9, ymm2                                           ;   143.2 fp1     11 t
        vpxor ymm15, ymm15, [rbp + 2912]                                 ;   140.3 fp3+agu1   11 t
        vpxor ymm1, ymm1, [rbp + 2976]                                   ;   146.5 fp2+agu0   11 t
        vpxor ymm2, ymm2, ymm15                                          ;   141.3 fp0     11 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 320]       ;   141.3 agu1    11 t reload
        vpshufb ymm10, ymm12, ymm10                                      ;   148.3 fp1     11 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 352]        ;   141.5 agu0    11 t reload
        vpshufb ymm7, ymm0, ymm7                                         ;   148.5 fp2     11 t
        vpxor ymm10, ymm10, ymm7                                         ;   149.5 fp3     11 t
        vmovdqu ymm7, [rbp + 2944]                                       ;   142.3 agu1    11 t
        vpxor ymm7, ymm7, ymm10                                          ;   150.5 fp0     11 t
        vpxor ymm10, ymm9, [rbp + 2976]                                  ;   144.2 fp1+agu0   11 t
        vpxor ymm15, ymm15, ymm10                                        ;   145.2 fp2     11 t
        vpxor ymm14, ymm1, [rbp + 2944]                                  ;   147.5 fp3+agu1   11 t
        vpxor ymm9, ymm9, ymm14                                          ;   148.5 fp0     11 t
        vmovdqu ymm11, [rbp + 2912]                                      ;   143.5 agu0    11 t
        vpxor ymm11, ymm11, ymm7                                         ;   151.5 fp1     11 t
        vpxor ymm7, ymm7, ymm2                                           ;   151.5 fp2     11 t
        vpxor ymm1, ymm1, ymm11                                          ;   152.5 fp3     11 t
        vpxor ymm14, ymm14, ymm15                                        ;   148.5 fp0     11 t
        vpxor ymm15, ymm15, [rbp + 2720]                                 ;   146.2 fp1+agu1   11 t
        vpxor ymm14, ymm14, [rbp + 2752]                                 ;   149.5 fp2+agu0   11 t
        vpxor ymm11, ymm11, ymm9                                         ;   152.5 fp3     11 t
        vpxor ymm9, ymm9, [rbp + 2784]                                   ;   149.5 fp0+agu1   11 t
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   153.5 fp1+agu0   11 t
        vpxor ymm2, ymm2, [rbp + 2848]                                   ;   147.3 fp2+agu1   11 t
        vpxor ymm2, ymm2, ymm1                                           ;   153.5 fp3     11 t
        vpxor ymm1, ymm1, [rbp + 2464]                                   ;   153.5 fp0+agu0   11 t
        vpxor ymm10, ymm10, [rbp + 2816]                                 ;   148.3 fp1+agu1   11 t
        vpxor ymm10, ymm10, ymm7                                         ;   152.5 fp2     11 t
        vpxor ymm7, ymm7, [rbp + 2528]                                   ;   152.5 fp3+agu0   11 t
        vpbroadcastb ymm8, [r8 + 40]                                     ;   149.3 fp1+agu1   11 l.0
        vpxor ymm8, ymm8, ymm7                                           ;   153.5 fp0     11 t
        vmovdqu [rbp + 2528], ymm7                                       ;   153.5 agu2+fp5   11 t spill
        vpbroadcastb ymm7, [r8 + 41]                                     ;   149.5 fp2+agu0   11 l.1
        vpxor ymm7, ymm7, ymm15                                          ;   150.5 fp3     11 t
        vmovdqu [rbp + 2816], ymm15                                      ;   150.0 agu2+fp5   11 t spill
        vpbroadcastb ymm15, [r8 + 42]                                    ;   150.3 fp1+agu1   11 l.2
        vpxor ymm15, ymm15, ymm9                                         ;   151.3 fp0     11 t
        vmovdqu [rbp + 2464], ymm9                                       ;   151.0 agu0+fp5   11 t spill
        vpbroadcastb ymm9, [r8 + 43]                                     ;   151.3 fp2+agu1   11 l.3
        vpxor ymm9, ymm9, ymm1                                           ;   154.5 fp3     11 t
        vmovdqu [rbp + 2848], ymm1                                       ;   154.5 agu2+fp5   11 t spill
        vpbroadcastb ymm1, [r8 + 44]                                     ;   151.5 fp1+agu0   11 l.4
        vpxor ymm1, ymm1, ymm14                                          ;   152.5 fp0     11 t
        vmovdqu [rbp + 2880], ymm14                                      ;   153.0 agu2+fp5   11 t spill
        vpbroadcastb ymm14, [r8 + 45]                                    ;   152.3 fp2+agu1   11 l.5
        vpxor ymm14, ymm14, ymm11                                        ;   154.5 fp3     11 t
        vmovdqu [rbp + 2784], ymm11                                      ;   154.5 agu0+fp5   11 t spill
        vpbroadcastb ymm11, [r8 + 46]                                    ;   153.3 fp1+agu1   11 l.6
        vpxor ymm11, ymm11, ymm2                                         ;   154.5 fp0     11 t
        vmovdqu [rbp + 2752], ymm2                                       ;   155.0 agu2+fp5   11 t spill
        vpbroadcastb ymm2, [r8 + 47]                                     ;   153.5 fp2+agu0   11 l.7
        vpxor ymm2, ymm2, ymm10                                          ;   154.5 fp3     11 t
        vmovdqu [rbp + 2720], ymm10                                      ;   156.0 agu2+fp5   11 t spill
        vpand ymm10, ymm8, ymm4                                          ;   154.5 fp1     11 t
        vpsrlq ymm8, ymm8, 4                                             ;   154.5 fp2     11 t
        vpand ymm8, ymm8, ymm4                                           ;   155.5 fp0     11 t
        vpshufb ymm10, ymm6, ymm10                                       ;   155.5 fp1     11 t
        vpshufb ymm8, ymm5, ymm8                                         ;   156.5 fp2     11 t
        vpxor ymm10, ymm10, ymm8                                         ;   157.5 fp3     11 t
        vpshufb ymm8, ymm10, ymm13                                       ;   158.5 fp1     11 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   159.5 fp0     11 t
        vpand ymm10, ymm8, ymm4                                          ;   163.5 fp3     11 t
        vpsrlq ymm8, ymm8, 4                                             ;   163.5 fp2     11 t
        vpand ymm8, ymm8, ymm4                                           ;   164.5 fp0     11 t
        vpshufb ymm10, ymm12, ymm10                                      ;   164.5 fp1     11 t
        vpshufb ymm8, ymm0, ymm8                                         ;   165.5 fp2     11 t
        vpxor ymm10, ymm10, ymm8                                         ;   166.5 fp3     11 t
        vpand ymm8, ymm7, ymm4                                           ;   156.7 fp0     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   157.3 fp1     11 t
        vpand ymm7, ymm7, ymm4                                           ;   158.3 fp3     11 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 384]        ;   156.2 agu1    11 t reload
        vpshufb ymm8, ymm0, ymm8                                         ;   163.2 fp2     11 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 416]       ;   156.5 agu0    11 t reload
        vpshufb ymm7, ymm12, ymm7                                        ;   163.5 fp1     11 t
        vpxor ymm8, ymm8, ymm7                                           ;   164.5 fp0     11 t
        vpshufb ymm7, ymm8, ymm13                                        ;   165.5 fp2     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   166.5 fp0     11 t
        vpand ymm8, ymm7, ymm4                                           ;   170.5 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   170.5 fp1     11 t
        vpand ymm7, ymm7, ymm4                                           ;   171.5 fp3     11 t
        vmovdqu [rbp + 2912], ymm10                                      ;   167.5 agu2+fp5   11 t spill
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 448]       ;   159.5 agu1    11 t reload
        vpshufb ymm8, ymm10, ymm8                                        ;   171.5 fp2     11 t
        vpand ymm10, ymm15, ymm4                                         ;   163.2 fp0     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   163.3 fp1     11 t
        vpand ymm15, ymm15, ymm4                                         ;   164.3 fp3     11 t
        vpshufb ymm10, ymm6, ymm10                                       ;   164.2 fp2     11 t
        vpshufb ymm15, ymm5, ymm15                                       ;   165.3 fp1     11 t
        vpxor ymm10, ymm10, ymm15                                        ;   166.3 fp0     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 480]       ;   164.2 agu0    11 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;   172.5 fp2     11 t
        vpxor ymm8, ymm8, ymm7                                           ;   173.5 fp3     11 t
        vpshufb ymm7, ymm10, ymm13                                       ;   167.3 fp1     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   168.3 fp0     11 t
        vpand ymm10, ymm7, ymm4                                          ;   172.3 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   172.3 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;   173.3 fp0     11 t
        vmovdqu [rbp + 2944], ymm8                                       ;   174.5 agu2+fp5   11 t spill
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]        ;   166.3 agu1    11 t reload
        vpshufb ymm10, ymm8, ymm10                                       ;   173.3 fp1     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 544]        ;   166.7 agu0    11 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   174.3 fp2     11 t
        vpxor ymm10, ymm10, ymm7                                         ;   175.3 fp3     11 t
        vpand ymm7, ymm9, ymm4                                           ;   167.3 fp0     11 t
        vpsrlq ymm9, ymm9, 4                                             ;   167.5 fp1     11 t
        vpand ymm9, ymm9, ymm4                                           ;   168.5 fp2     11 t
        vpshufb ymm7, ymm6, ymm7                                         ;   168.5 fp1     11 t
        vpshufb ymm9, ymm5, ymm9                                         ;   169.5 fp2     11 t
        vpxor ymm7, ymm7, ymm9                                           ;   170.5 fp3     11 t
        vpshufb ymm7, ymm7, ymm13                                        ;   171.5 fp1     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   172.5 fp0     11 t
        vpand ymm9, ymm7, ymm4                                           ;   176.5 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   176.5 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;   177.5 fp0     11 t
        vmovdqu [rbp + 2976], ymm10                                      ;   176.3 agu2+fp5   11 t spill
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 576]       ;   171.7 agu1    11 t reload
        vpshufb ymm9, ymm10, ymm9                                        ;   178.7 fp1     11 t
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 608]       ;   172.0 agu0    11 t reload
        vpshufb ymm7, ymm10, ymm7                                        ;   179.0 fp2     11 t
        vpxor ymm9, ymm9, ymm7                                           ;   180.0 fp3     11 t
        vpand ymm7, ymm1, ymm4                                           ;   172.5 fp0     11 t
        vpsrlq ymm1, ymm1, 4                                             ;   172.8 fp1     11 t
        vpand ymm1, ymm1, ymm4                                           ;   173.8 fp2     11 t
        vpshufb ymm7, ymm0, ymm7                                         ;   173.8 fp1     11 t
        vpshufb ymm1, ymm12, ymm1                                        ;   174.8 fp2     11 t
        vpxor ymm7, ymm7, ymm1                                           ;   175.8 fp3     11 t
        vpshufb ymm1, ymm7, ymm13                                        ;   176.8 fp1     11 t
        vaesenclast ymm1, ymm1, ymm3                                     ;   177.8 fp0     11 t
        vpand ymm7, ymm1, ymm4                                           ;   181.8 fp3     11 t
        vpsrlq ymm1, ymm1, 4                                             ;   181.8 fp2     11 t
        vpand ymm1, ymm1, ymm4                                           ;   182.8 fp0     11 t
        vpshufb ymm1, ymm15, ymm1                                        ;   183.8 fp1     11 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 448]       ;   174.8 agu1    11 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;   182.8 fp2     11 t
        vpxor ymm1, ymm1, ymm7                                           ;   184.8 fp3     11 t
        vpand ymm7, ymm14, ymm4                                          ;   175.8 fp0     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   176.8 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   177.8 fp3     11 t
        vpshufb ymm7, ymm6, ymm7                                         ;   177.2 fp2     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   178.8 fp1     11 t
        vpxor ymm7, ymm7, ymm14                                          ;   179.8 fp0     11 t
        vpshufb ymm14, ymm7, ymm13                                       ;   180.8 fp2     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   181.8 fp0     11 t
        vpand ymm7, ymm14, ymm4                                          ;   185.8 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   185.8 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   186.8 fp3     11 t
        vpshufb ymm14, ymm8, ymm14                                       ;   187.8 fp2     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]        ;   178.8 agu0    11 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   186.8 fp1     11 t
        vpxor ymm14, ymm14, ymm7                                         ;   188.8 fp0     11 t
        vpand ymm7, ymm11, ymm4                                          ;   179.8 fp3     11 t
        vpsrlq ymm11, ymm11, 4                                           ;   180.2 fp2     11 t
        vpand ymm11, ymm11, ymm4                                         ;   181.2 fp0     11 t
        vpshufb ymm7, ymm6, ymm7                                         ;   180.8 fp1     11 t
        vpshufb ymm11, ymm5, ymm11                                       ;   182.2 fp2     11 t
        vpxor ymm7, ymm7, ymm11                                          ;   183.2 fp3     11 t
        vpshufb ymm7, ymm7, ymm13                                        ;   184.2 fp1     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   185.2 fp0     11 t
        vpand ymm11, ymm7, ymm4                                          ;   189.2 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   189.2 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;   190.2 fp0     11 t
        vpshufb ymm7, ymm10, ymm7                                        ;   191.2 fp1     11 t
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 576]       ;   183.0 agu1    11 t reload
        vpshufb ymm11, ymm10, ymm11                                      ;   190.2 fp2     11 t
        vpxor ymm7, ymm7, ymm11                                          ;   192.2 fp3     11 t
        vpand ymm11, ymm2, ymm4                                          ;   183.8 fp0     11 t
        vpsrlq ymm2, ymm2, 4                                             ;   184.0 fp1     11 t
        vpand ymm2, ymm2, ymm4                                           ;   185.0 fp2     11 t
        vpshufb ymm11, ymm6, ymm11                                       ;   185.0 fp1     11 t
        vpshufb ymm2, ymm5, ymm2                                         ;   186.0 fp2     11 t
        vpxor ymm11, ymm11, ymm2                                         ;   187.0 fp3     11 t
        vpshufb ymm2, ymm11, ymm13                                       ;   188.0 fp1     11 t
        vaesenclast ymm2, ymm2, ymm3                                     ;   189.0 fp0     11 t
        vpand ymm11, ymm2, ymm4                                          ;   193.0 fp3     11 t
        vpsrlq ymm2, ymm2, 4                                             ;   193.0 fp2     11 t
        vpand ymm2, ymm2, ymm4                                           ;   194.0 fp0     11 t
        vpxor ymm14, ymm14, ymm9                                         ;   189.8 fp1     11 t
        vpxor ymm1, ymm1, [rbp + 2976]                                   ;   187.0 fp3+agu0   11 t
        vpxor ymm7, ymm7, [rbp + 2912]                                   ;   193.2 fp2+agu1   11 t
        vpxor ymm9, ymm9, ymm1                                           ;   188.0 fp0     11 t
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 320]       ;   188.0 agu0    11 t reload
        vpshufb ymm11, ymm10, ymm11                                      ;   195.0 fp1     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]        ;   188.2 agu1    11 t reload
        vpshufb ymm2, ymm8, ymm2                                         ;   195.2 fp2     11 t
        vpxor ymm11, ymm11, ymm2                                         ;   196.2 fp3     11 t
        vmovdqu ymm2, [rbp + 2944]                                       ;   189.0 agu0    11 t
        vpxor ymm2, ymm2, ymm11                                          ;   197.2 fp0     11 t
        vpxor ymm11, ymm14, [rbp + 2912]                                 ;   190.8 fp1+agu1   11 t
        vpxor ymm1, ymm1, ymm11                                          ;   191.8 fp2     11 t
        vpxor ymm15, ymm7, [rbp + 2944]                                  ;   194.2 fp3+agu0   11 t
        vpxor ymm14, ymm14, ymm15                                        ;   195.2 fp0     11 t
        vmovdqu ymm12, [rbp + 2976]                                      ;   190.2 agu1    11 t
        vpxor ymm12, ymm12, ymm2                                         ;   198.2 fp1     11 t
        vpxor ymm2, ymm2, ymm9                                           ;   198.2 fp2     11 t
        vpxor ymm7, ymm7, ymm12                                          ;   199.2 fp3     11 t
        vpxor ymm15, ymm15, ymm1                                         ;   195.2 fp0     11 t
        vpxor ymm1, ymm1, [rbp + 2560]                                   ;   192.8 fp1+agu0   11 t
        vpxor ymm15, ymm15, [rbp + 2624]                                 ;   196.2 fp2+agu1   11 t
        vpxor ymm12, ymm12, ymm14                                        ;   199.2 fp3     11 t
        vpxor ymm14, ymm14, [rbp + 2688]                                 ;   196.2 fp0+agu0   11 t
        vpxor ymm12, ymm12, [rbp + 2496]                                 ;   200.2 fp1+agu1   11 t
        vpxor ymm9, ymm9, [rbp + 2656]                                   ;   194.0 fp2+agu0   11 t
        vpxor ymm9, ymm9, ymm7                                           ;   200.2 fp3     11 t
        vpxor ymm7, ymm7, [rbp + 2592]                                   ;   200.2 fp0+agu1   11 t
        vpxor ymm11, ymm11, [rbp + 2432]                                 ;   195.0 fp1+agu0   11 t
        vpxor ymm11, ymm11, ymm2                                         ;   199.2 fp2     11 t
        vpxor ymm2, ymm2, [rbp + 2400]                                   ;   199.2 fp3+agu1   11 t
        vpbroadcastb ymm0, [r8 + 48]                                     ;   196.0 fp1+agu0   11 r.0
        vpxor ymm0, ymm0, ymm2                                           ;   200.2 fp0     11 t
        vmovdqu [rbp + 2400], ymm2                                       ;   200.2 agu2+fp5   11 t spill
        vpbroadcastb ymm2, [r8 + 49]                                     ;   196.2 fp2+agu1   11 r.1
        vpxor ymm2, ymm2, ymm1                                           ;   197.2 fp3     11 t
        vmovdqu [rbp + 2432], ymm1                                       ;   196.7 agu2+fp5   11 t spill
        vpbroadcastb ymm1, [r8 + 50]                                     ;   197.0 fp1+agu0   11 r.2
        vpxor ymm1, ymm1, ymm14                                          ;   198.0 fp0     11 t
        vmovdqu [rbp + 2592], ymm14                                      ;   197.7 agu1+fp5   11 t spill
        vpbroadcastb ymm14, [r8 + 51]                                    ;   198.0 fp2+agu0   11 r.3
        vpxor ymm14, ymm14, ymm7                                         ;   201.2 fp3     11 t
        vmovdqu [rbp + 2656], ymm7                                       ;   201.2 agu2+fp5   11 t spill
        vpbroadcastb ymm7, [r8 + 52]                                     ;   198.2 fp1+agu1   11 r.4
        vpxor ymm7, ymm7, ymm15                                          ;   199.2 fp0     11 t
        vmovdqu [rbp + 2496], ymm15                                      ;   199.7 agu2+fp5   11 t spill
        vpbroadcastb ymm15, [r8 + 53]                                    ;   199.0 fp2+agu0   11 r.5
        vpxor ymm15, ymm15, ymm12                                        ;   201.2 fp3     11 t
        vmovdqu [rbp + 2688], ymm12                                      ;   201.2 agu1+fp5   11 t spill
        vpbroadcastb ymm12, [r8 + 54]                                    ;   200.0 fp1+agu0   11 r.6
        vpxor ymm12, ymm12, ymm9                                         ;   201.2 fp0     11 t
        vmovdqu [rbp + 2624], ymm9                                       ;   201.7 agu2+fp5   11 t spill
        vpbroadcastb ymm9, [r8 + 55]                                     ;   200.2 fp2+agu1   11 r.7
        vpxor ymm9, ymm9, ymm11                                          ;   201.2 fp3     11 t
        vmovdqu [rbp + 2560], ymm11                                      ;   202.7 agu2+fp5   11 t spill
        vpand ymm11, ymm0, ymm4                                          ;   201.2 fp1     11 t
        vpsrlq ymm0, ymm0, 4                                             ;   201.2 fp2     11 t
        vpand ymm0, ymm0, ymm4                                           ;   202.2 fp0     11 t
        vpshufb ymm11, ymm6, ymm11                                       ;   202.2 fp1     11 t
        vpshufb ymm0, ymm5, ymm0                                         ;   203.2 fp2     11 t
        vpxor ymm11, ymm11, ymm0                                         ;   204.2 fp3     11 t
        vpshufb ymm0, ymm11, ymm13                                       ;   205.2 fp1     11 t
        vaesenclast ymm0, ymm0, ymm3                                     ;   206.2 fp0     11 t
        vpand ymm11, ymm0, ymm4                                          ;   210.2 fp3     11 t
        vpsrlq ymm0, ymm0, 4                                             ;   210.2 fp2     11 t
        vpand ymm0, ymm0, ymm4                                           ;   211.2 fp0     11 t
        vpshufb ymm11, ymm10, ymm11                                      ;   211.2 fp1     11 t
        vpshufb ymm0, ymm8, ymm0                                         ;   212.2 fp2     11 t
        vpxor ymm11, ymm11, ymm0                                         ;   213.2 fp3     11 t
        vpand ymm0, ymm2, ymm4                                           ;   203.3 fp0     11 t
        vpsrlq ymm2, ymm2, 4                                             ;   204.0 fp1     11 t
        vpand ymm2, ymm2, ymm4                                           ;   205.0 fp3     11 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 384]        ;   202.8 agu0    11 t reload
        vpshufb ymm0, ymm8, ymm0                                         ;   209.8 fp2     11 t
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 416]       ;   203.2 agu1    11 t reload
        vpshufb ymm2, ymm10, ymm2                                        ;   210.2 fp1     11 t
        vpxor ymm0, ymm0, ymm2                                           ;   211.2 fp0     11 t
        vpshufb ymm0, ymm0, ymm13                                        ;   212.2 fp2     11 t
        vaesenclast ymm0, ymm0, ymm3                                     ;   213.2 fp0     11 t
        vpand ymm2, ymm0, ymm4                                           ;   217.2 fp3     11 t
        vpsrlq ymm0, ymm0, 4                                             ;   217.2 fp1     11 t
        vpand ymm0, ymm0, ymm4                                           ;   218.2 fp3     11 t
        vmovdqu [rbp + 2976], ymm11                                      ;   214.2 agu2+fp5   11 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]       ;   206.2 agu0    11 t reload
        vpshufb ymm2, ymm11, ymm2                                        ;   218.2 fp2     11 t
        vpand ymm11, ymm1, ymm4                                          ;   209.8 fp0     11 t
        vpsrlq ymm1, ymm1, 4                                             ;   210.0 fp1     11 t
        vpand ymm1, ymm1, ymm4                                           ;   211.0 fp3     11 t
        vpshufb ymm11, ymm6, ymm11                                       ;   210.8 fp2     11 t
        vpshufb ymm1, ymm5, ymm1                                         ;   212.0 fp1     11 t
        vpxor ymm11, ymm11, ymm1                                         ;   213.0 fp0     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 480]        ;   210.8 agu1    11 t reload
        vpshufb ymm0, ymm1, ymm0                                         ;   219.2 fp2     11 t
        vpxor ymm2, ymm2, ymm0                                           ;   220.2 fp3     11 t
        vpshufb ymm0, ymm11, ymm13                                       ;   214.0 fp1     11 t
        vaesenclast ymm0, ymm0, ymm3                                     ;   215.0 fp0     11 t
        vpand ymm11, ymm0, ymm4                                          ;   219.0 fp3     11 t
        vpsrlq ymm0, ymm0, 4                                             ;   219.0 fp2     11 t
        vpand ymm0, ymm0, ymm4                                           ;   220.0 fp0     11 t
        vmovdqu [rbp + 2944], ymm2                                       ;   221.2 agu2+fp5   11 t spill
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 512]        ;   213.0 agu0    11 t reload
        vpshufb ymm11, ymm2, ymm11                                       ;   220.0 fp1     11 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 544]        ;   213.3 agu1    11 t reload
        vpshufb ymm0, ymm2, ymm0                                         ;   221.0 fp2     11 t
        vpxor ymm11, ymm11, ymm0                                         ;   222.0 fp3     11 t
        vpand ymm0, ymm14, ymm4                                          ;   214.0 fp0     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   214.2 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   215.2 fp2     11 t
        vpshufb ymm0, ymm6, ymm0                                         ;   215.2 fp1     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   216.2 fp2     11 t
        vpxor ymm0, ymm0, ymm14                                          ;   217.2 fp3     11 t
        vpshufb ymm14, ymm0, ymm13                                       ;   218.2 fp1     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   219.2 fp0     11 t
        vpand ymm0, ymm14, ymm4                                          ;   223.2 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   223.2 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;   224.2 fp0     11 t
        vmovdqu [rbp + 2912], ymm11                                      ;   223.0 agu2+fp5   11 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;   218.3 agu0    11 t reload
        vpshufb ymm0, ymm11, ymm0                                        ;   225.3 fp1     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 608]       ;   218.7 agu1    11 t reload
        vpshufb ymm14, ymm11, ymm14                                      ;   225.7 fp2     11 t
        vpxor ymm0, ymm0, ymm14                                          ;   226.7 fp3     11 t
        vpand ymm14, ymm7, ymm4                                          ;   219.2 fp0     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   219.5 fp1     11 t
        vpand ymm7, ymm7, ymm4                                           ;   220.5 fp2     11 t
        vpshufb ymm14, ymm8, ymm14                                       ;   220.5 fp1     11 t
        vpshufb ymm7, ymm10, ymm7                                        ;   221.5 fp2     11 t
        vpxor ymm14, ymm14, ymm7                                         ;   222.5 fp3     11 t
        vpshufb ymm14, ymm14, ymm13                                      ;   223.5 fp1     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   224.5 fp0     11 t
        vpand ymm7, ymm14, ymm4                                          ;   228.5 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   228.5 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;   229.5 fp0     11 t
        vpshufb ymm14, ymm1, ymm14                                       ;   230.5 fp1     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 448]        ;   221.5 agu0    11 t reload
        vpshufb ymm7, ymm1, ymm7                                         ;   229.5 fp2     11 t
        vpxor ymm14, ymm14, ymm7                                         ;   231.5 fp3     11 t
        vpand ymm7, ymm15, ymm4                                          ;   222.5 fp0     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   223.5 fp1     11 t
        vpand ymm15, ymm15, ymm4                                         ;   224.5 fp3     11 t
        vpshufb ymm7, ymm6, ymm7                                         ;   223.8 fp2     11 t
        vpshufb ymm15, ymm5, ymm15                                       ;   225.5 fp1     11 t
        vpxor ymm7, ymm7, ymm15                                          ;   226.5 fp0     11 t
        vpshufb ymm15, ymm7, ymm13                                       ;   227.5 fp2     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   228.5 fp0     11 t
        vpand ymm7, ymm15, ymm4                                          ;   232.5 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   232.5 fp1     11 t
        vpand ymm15, ymm15, ymm4                                         ;   233.5 fp3     11 t
        vpshufb ymm15, ymm2, ymm15                                       ;   234.5 fp2     11 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 512]        ;   225.5 agu1    11 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;   233.5 fp1     11 t
        vpxor ymm15, ymm15, ymm7                                         ;   235.5 fp0     11 t
        vpand ymm7, ymm12, ymm4                                          ;   226.5 fp3     11 t
        vpsrlq ymm12, ymm12, 4                                           ;   226.8 fp2     11 t
        vpand ymm12, ymm12, ymm4                                         ;   227.8 fp0     11 t
        vpshufb ymm7, ymm6, ymm7                                         ;   227.5 fp1     11 t
        vpshufb ymm12, ymm5, ymm12                                       ;   228.8 fp2     11 t
        vpxor ymm7, ymm7, ymm12                                          ;   229.8 fp3     11 t
        vpshufb ymm7, ymm7, ymm13                                        ;   230.8 fp1     11 t
        vaesenclast ymm7, ymm7, ymm3                                     ;   231.8 fp0     11 t
        vpand ymm12, ymm7, ymm4                                          ;   235.8 fp3     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   235.8 fp2     11 t
        vpand ymm7, ymm7, ymm4                                           ;   236.8 fp0     11 t
        vpshufb ymm7, ymm11, ymm7                                        ;   237.8 fp1     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;   229.7 agu0    11 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   236.8 fp2     11 t
        vpxor ymm7, ymm7, ymm12                                          ;   238.8 fp3     11 t
        vpand ymm12, ymm9, ymm4                                          ;   230.5 fp0     11 t
        vpsrlq ymm9, ymm9, 4                                             ;   230.7 fp1     11 t
        vpand ymm9, ymm9, ymm4                                           ;   231.7 fp2     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;   231.7 fp1     11 t
        vpshufb ymm9, ymm5, ymm9                                         ;   232.7 fp2     11 t
        vpxor ymm12, ymm12, ymm9                                         ;   233.7 fp3     11 t
        vpshufb ymm9, ymm12, ymm13                                       ;   234.7 fp1     11 t
        vaesenclast ymm9, ymm9, ymm3                                     ;   235.7 fp0     11 t
        vpand ymm12, ymm9, ymm4                                          ;   239.7 fp3     11 t
        vpsrlq ymm9, ymm9, 4                                             ;   239.7 fp2     11 t
        vpand ymm9, ymm9, ymm4                                           ;   240.7 fp0     11 t
        vpxor ymm15, ymm15, ymm0                                         ;   236.5 fp1     11 t
        vpxor ymm14, ymm14, [rbp + 2912]                                 ;   233.7 fp3+agu1   11 t
        vpxor ymm7, ymm7, [rbp + 2976]                                   ;   239.8 fp2+agu0   11 t
        vpxor ymm0, ymm0, ymm14                                          ;   234.7 fp0     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 320]       ;   234.7 agu1    11 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;   241.7 fp1     11 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 352]        ;   234.8 agu0    11 t reload
        vpshufb ymm9, ymm2, ymm9                                         ;   241.8 fp2     11 t
        vpxor ymm12, ymm12, ymm9                                         ;   242.8 fp3     11 t
        vmovdqu ymm9, [rbp + 2944]                                       ;   235.7 agu1    11 t
        vpxor ymm9, ymm9, ymm12                                          ;   243.8 fp0     11 t
        vpxor ymm12, ymm15, [rbp + 2976]                                 ;   237.5 fp1+agu0   11 t
        vpxor ymm14, ymm14, ymm12                                        ;   238.5 fp2     11 t
        vpxor ymm1, ymm7, [rbp + 2944]                                   ;   240.8 fp3+agu1   11 t
        vpxor ymm15, ymm15, ymm1                                         ;   241.8 fp0     11 t
        vmovdqu ymm10, [rbp + 2912]                                      ;   236.8 agu0    11 t
        vpxor ymm10, ymm10, ymm9                                         ;   244.8 fp1     11 t
        vpxor ymm9, ymm9, ymm0                                           ;   244.8 fp2     11 t
        vpxor ymm7, ymm7, ymm10                                          ;   245.8 fp3     11 t
        vpxor ymm1, ymm1, ymm14                                          ;   241.8 fp0     11 t
        vpxor ymm14, ymm14, [rbp + 2816]                                 ;   239.5 fp1+agu1   11 t
        vpxor ymm1, ymm1, [rbp + 2880]                                   ;   242.8 fp2+agu0   11 t
        vpxor ymm10, ymm10, ymm15                                        ;   245.8 fp3     11 t
        vpxor ymm15, ymm15, [rbp + 2464]                                 ;   242.8 fp0+agu1   11 t
        vpxor ymm10, ymm10, [rbp + 2784]                                 ;   246.8 fp1+agu0   11 t
        vpxor ymm0, ymm0, [rbp + 2752]                                   ;   240.7 fp2+agu1   11 t
        vpxor ymm0, ymm0, ymm7                                           ;   246.8 fp3     11 t
        vpxor ymm7, ymm7, [rbp + 2848]                                   ;   246.8 fp0+agu0   11 t
        vpxor ymm12, ymm12, [rbp + 2720]                                 ;   241.7 fp1+agu1   11 t
        vpxor ymm12, ymm12, ymm9                                         ;   245.8 fp2     11 t
        vpxor ymm9, ymm9, [rbp + 2528]                                   ;   245.8 fp3+agu0   11 t
        vpbroadcastb ymm8, [r8 + 56]                                     ;   242.7 fp1+agu1   11 l.0
        vpxor ymm8, ymm8, ymm9                                           ;   246.8 fp0     11 t
        vmovdqu [rbp + 2528], ymm9                                       ;   246.8 agu2+fp5   11 t spill
        vpbroadcastb ymm9, [r8 + 57]                                     ;   242.8 fp2+agu0   11 l.1
        vpxor ymm9, ymm9, ymm14                                          ;   243.8 fp3     11 t
        vmovdqu [rbp + 2720], ymm14                                      ;   243.3 agu2+fp5   11 t spill
        vpbroadcastb ymm14, [r8 + 58]                                    ;   243.7 fp1+agu1   11 l.2
        vpxor ymm14, ymm14, ymm15                                        ;   244.7 fp0     11 t
        vmovdqu [rbp + 2848], ymm15                                      ;   244.3 agu0+fp5   11 t spill
        vpbroadcastb ymm15, [r8 + 59]                                    ;   244.7 fp2+agu1   11 l.3
        vpxor ymm15, ymm15, ymm7                                         ;   247.8 fp3     11 t
        vmovdqu [rbp + 2752], ymm7                                       ;   247.8 agu2+fp5   11 t spill
        vpbroadcastb ymm7, [r8 + 60]                                     ;   244.8 fp1+agu0   11 l.4
        vpxor ymm7, ymm7, ymm1                                           ;   245.8 fp0     11 t
        vmovdqu [rbp + 2784], ymm1                                       ;   246.3 agu2+fp5   11 t spill
        vpbroadcastb ymm1, [r8 + 61]                                     ;   245.7 fp2+agu1   11 l.5
        vpxor ymm1, ymm1, ymm10                                          ;   247.8 fp3     11 t
        vmovdqu [rbp + 2464], ymm10                                      ;   247.8 agu0+fp5   11 t spill
        vpbroadcastb ymm10, [r8 + 62]                                    ;   246.7 fp1+agu1   11 l.6
        vpxor ymm10, ymm10, ymm0                                         ;   247.8 fp0     11 t
        vmovdqu [rbp + 2880], ymm0                                       ;   248.3 agu2+fp5   11 t spill
        vpbroadcastb ymm0, [r8 + 63]                                     ;   246.8 fp2+agu0   11 l.7
        vpxor ymm0, ymm0, ymm12                                          ;   247.8 fp3     11 t
        vmovdqu [rbp + 2816], ymm12                                      ;   249.3 agu2+fp5   11 t spill
        vpand ymm12, ymm8, ymm4                                          ;   247.8 fp1     11 t
        vpsrlq ymm8, ymm8, 4                                             ;   247.8 fp2     11 t
        vpand ymm8, ymm8, ymm4                                           ;   248.8 fp0     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;   248.8 fp1     11 t
        vpshufb ymm8, ymm5, ymm8                                         ;   249.8 fp2     11 t
        vpxor ymm12, ymm12, ymm8                                         ;   250.8 fp3     11 t
        vpshufb ymm8, ymm12, ymm13                                       ;   251.8 fp1     11 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   252.8 fp0     11 t
        vpand ymm12, ymm8, ymm4                                          ;   256.8 fp3     11 t
        vpsrlq ymm8, ymm8, 4                                             ;   256.8 fp2     11 t
        vpand ymm8, ymm8, ymm4                                           ;   257.8 fp0     11 t
        vpshufb ymm12, ymm11, ymm12                                      ;   257.8 fp1     11 t
        vpshufb ymm8, ymm2, ymm8                                         ;   258.8 fp2     11 t
        vpxor ymm12, ymm12, ymm8                                         ;   259.8 fp3     11 t
        vpand ymm8, ymm9, ymm4                                           ;   250.0 fp0     11 t
        vpsrlq ymm9, ymm9, 4                                             ;   250.7 fp1     11 t
        vpand ymm9, ymm9, ymm4                                           ;   251.7 fp3     11 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 384]        ;   249.5 agu1    11 t reload
        vpshufb ymm8, ymm2, ymm8                                         ;   256.5 fp2     11 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 416]       ;   249.8 agu0    11 t reload
        vpshufb ymm9, ymm11, ymm9                                        ;   256.8 fp1     11 t
        vpxor ymm8, ymm8, ymm9                                           ;   257.8 fp0     11 t
        vpshufb ymm8, ymm8, ymm13                                        ;   258.8 fp2     11 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   259.8 fp0     11 t
        vpand ymm9, ymm8, ymm4                                           ;   263.8 fp3     11 t
        vpsrlq ymm8, ymm8, 4                                             ;   263.8 fp1     11 t
        vpand ymm8, ymm8, ymm4                                           ;   264.8 fp3     11 t
        vmovdqu [rbp + 2912], ymm12                                      ;   260.8 agu2+fp5   11 t spill
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 448]       ;   252.8 agu1    11 t reload
        vpshufb ymm9, ymm12, ymm9                                        ;   264.8 fp2     11 t
        vpand ymm12, ymm14, ymm4                                         ;   256.5 fp0     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   256.7 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   257.7 fp3     11 t
        vpshufb ymm12, ymm6, ymm12                                       ;   257.5 fp2     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   258.7 fp1     11 t
        vpxor ymm12, ymm12, ymm14                                        ;   259.7 fp0     11 t
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 480]       ;   257.5 agu0    11 t reload
        vpshufb ymm8, ymm14, ymm8                                        ;   265.8 fp2     11 t
        vpxor ymm9, ymm9, ymm8                                           ;   266.8 fp3     11 t
        vpshufb ymm8, ymm12, ymm13                                       ;   260.7 fp1     11 t
        vaesenclast ymm8, ymm8, ymm3                                     ;   261.7 fp0     11 t
        vpand ymm12, ymm8, ymm4                                          ;   265.7 fp3     11 t
        vpsrlq ymm8, ymm8, 4                                             ;   265.7 fp2     11 t
        vpand ymm8, ymm8, ymm4                                           ;   266.7 fp0     11 t
        vmovdqu [rbp + 2944], ymm9                                       ;   267.8 agu2+fp5   11 t spill
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 512]        ;   259.7 agu1    11 t reload
        vpshufb ymm12, ymm9, ymm12                                       ;   266.7 fp1     11 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 544]        ;   260.0 agu0    11 t reload
        vpshufb ymm8, ymm9, ymm8                                         ;   267.7 fp2     11 t
        vpxor ymm12, ymm12, ymm8                                         ;   268.7 fp3     11 t
        vpand ymm8, ymm15, ymm4                                          ;   260.7 fp0     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   260.8 fp1     11 t
        vpand ymm15, ymm15, ymm4                                         ;   261.8 fp2     11 t
        vpshufb ymm8, ymm6, ymm8                                         ;   261.8 fp1     11 t
        vpshufb ymm15, ymm5, ymm15                                       ;   262.8 fp2     11 t
        vpxor ymm8, ymm8, ymm15                                          ;   263.8 fp3     11 t
        vpshufb ymm15, ymm8, ymm13                                       ;   264.8 fp1     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   265.8 fp0     11 t
        vpand ymm8, ymm15, ymm4                                          ;   269.8 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   269.8 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   270.8 fp0     11 t
        vmovdqu [rbp + 2976], ymm12                                      ;   269.7 agu2+fp5   11 t spill
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 576]       ;   265.0 agu1    11 t reload
        vpshufb ymm8, ymm12, ymm8                                        ;   272.0 fp1     11 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 608]       ;   265.3 agu0    11 t reload
        vpshufb ymm15, ymm12, ymm15                                      ;   272.3 fp2     11 t
        vpxor ymm8, ymm8, ymm15                                          ;   273.3 fp3     11 t
        vpand ymm15, ymm7, ymm4                                          ;   265.8 fp0     11 t
        vpsrlq ymm7, ymm7, 4                                             ;   266.2 fp1     11 t
        vpand ymm7, ymm7, ymm4                                           ;   267.2 fp2     11 t
        vpshufb ymm15, ymm2, ymm15                                       ;   267.2 fp1     11 t
        vpshufb ymm2, ymm11, ymm7                                        ;   268.2 fp2     11 t
        vpxor ymm15, ymm15, ymm2                                         ;   269.2 fp3     11 t
        vpshufb ymm15, ymm15, ymm13                                      ;   270.2 fp1     11 t
        vaesenclast ymm15, ymm15, ymm3                                   ;   271.2 fp0     11 t
        vpand ymm2, ymm15, ymm4                                          ;   275.2 fp3     11 t
        vpsrlq ymm15, ymm15, 4                                           ;   275.2 fp2     11 t
        vpand ymm15, ymm15, ymm4                                         ;   276.2 fp0     11 t
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 448]        ;   267.8 agu1    11 t reload
        vpshufb ymm2, ymm7, ymm2                                         ;   276.2 fp1     11 t
        vpshufb ymm14, ymm14, ymm15                                      ;   277.2 fp2     11 t
        vpand ymm15, ymm1, ymm4                                          ;   268.7 fp3     11 t
        vpxor ymm2, ymm2, ymm14                                          ;   278.2 fp0     11 t
        vpsrlq ymm14, ymm1, 4                                            ;   270.2 fp1     11 t
        vpshufb ymm15, ymm6, ymm15                                       ;   270.5 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;   271.2 fp3     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   272.2 fp1     11 t
        vpxor ymm15, ymm15, ymm14                                        ;   273.2 fp0     11 t
        vpshufb ymm14, ymm15, ymm13                                      ;   274.2 fp2     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   275.2 fp0     11 t
        vpand ymm15, ymm14, ymm4                                         ;   279.2 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   279.2 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   280.2 fp3     11 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 512]        ;   272.0 agu0    11 t reload
        vpshufb ymm15, ymm1, ymm15                                       ;   280.2 fp2     11 t
        vpshufb ymm14, ymm9, ymm14                                       ;   281.2 fp1     11 t
        vpand ymm1, ymm10, ymm4                                          ;   272.5 fp0     11 t
        vpxor ymm15, ymm15, ymm14                                        ;   282.2 fp3     11 t
        vpsrlq ymm14, ymm10, 4                                           ;   273.5 fp2     11 t
        vpshufb ymm1, ymm6, ymm1                                         ;   274.2 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   274.5 fp0     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   275.5 fp2     11 t
        vpxor ymm1, ymm1, ymm14                                          ;   276.5 fp3     11 t
        vpshufb ymm14, ymm1, ymm13                                       ;   277.5 fp1     11 t
        vaesenclast ymm14, ymm14, ymm3                                   ;   278.5 fp0     11 t
        vpand ymm1, ymm14, ymm4                                          ;   282.5 fp3     11 t
        vpsrlq ymm14, ymm14, 4                                           ;   282.5 fp2     11 t
        vpand ymm14, ymm14, ymm4                                         ;   283.5 fp0     11 t
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 576]        ;   276.2 agu1    11 t reload
        vpshufb ymm1, ymm7, ymm1                                         ;   283.5 fp1     11 t
        vpshufb ymm14, ymm12, ymm14                                      ;   284.5 fp2     11 t
        vpand ymm7, ymm0, ymm4                                           ;   276.7 fp3     11 t
        vpxor ymm1, ymm1, ymm14                                          ;   285.5 fp0     11 t
        vpsrlq ymm14, ymm0, 4                                            ;   277.3 fp1     11 t
        vpand ymm14, ymm14, ymm4                                         ;   278.3 fp2     11 t
        vpshufb ymm0, ymm6, ymm7                                         ;   278.3 fp1     11 t
        vpshufb ymm14, ymm5, ymm14                                       ;   279.3 fp2     11 t
        vpxor ymm0, ymm0, ymm14                                          ;   280.3 fp3     11 t
        vpshufb ymm13, ymm0, ymm13                                       ;   281.3 fp1     11 t
        vaesenclast ymm13, ymm13, ymm3                                   ;   282.3 fp0     11 t
        vpand ymm14, ymm13, ymm4                                         ;   286.3 fp3     11 t
        vpsrlq ymm13, ymm13, 4                                           ;   286.3 fp2     11 t
        vpand ymm13, ymm13, ymm4                                         ;   287.3 fp0     11 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 320]        ;   280.2 agu0    11 t reload
        vpshufb ymm14, ymm0, ymm14                                       ;   287.3 fp1     11 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 352]        ;   280.5 agu1    11 t reload
        vpshufb ymm13, ymm0, ymm13                                       ;   288.3 fp2     11 t
        vpxor ymm14, ymm14, ymm13                                        ;   289.3 fp3     11 t
        vpxor ymm15, ymm15, ymm8                                         ;   283.2 fp0     11 t
        vmovdqu ymm13, [rbp + 2976]                                      ;   281.3 agu0    11 t reload
        vpxor ymm2, ymm2, ymm13                                          ;   288.3 fp1     11 t
        vmovdqu ymm0, [rbp + 2944]                                       ;   282.2 agu1    11 t reload
        vpxor ymm14, ymm14, ymm0                                         ;   290.3 fp2     11 t
        vmovdqu ymm3, [rbp + 2912]                                       ;   282.5 agu0    11 t reload
        vpxor ymm4, ymm15, ymm3                                          ;   289.5 fp3     11 t
        vpxor ymm1, ymm1, ymm3                                           ;   289.5 fp0     11 t
        vpxor ymm8, ymm8, ymm2                                           ;   289.3 fp1     11 t
        vpxor ymm0, ymm0, ymm1                                           ;   290.5 fp2     11 t
        vpxor ymm13, ymm13, ymm14                                        ;   291.3 fp3     11 t
        vpxor ymm2, ymm2, ymm4                                           ;   290.5 fp0     11 t
        vpxor ymm14, ymm14, ymm8                                         ;   291.3 fp1     11 t
        vpxor ymm15, ymm15, ymm0                                         ;   291.5 fp2     11 t
        vpxor ymm1, ymm1, ymm13                                          ;   292.3 fp3     11 t
        vpxor ymm0, ymm0, ymm2                                           ;   291.5 fp0     11 t
        vpxor ymm13, ymm13, ymm15                                        ;   292.5 fp1     11 t
        vpxor ymm0, ymm0, [rbp + 2496]                                   ;   292.5 fp2+agu1   11 t
        vpxor ymm8, ymm8, ymm1                                           ;   293.3 fp3     11 t
        vpxor ymm13, ymm13, [rbp + 2688]                                 ;   293.5 fp0+agu0   11 t
        vpxor ymm4, ymm4, ymm14                                          ;   292.3 fp1     11 t
        vpxor ymm8, ymm8, [rbp + 2624]                                   ;   294.3 fp2+agu1   11 t
        vpxor ymm4, ymm4, [rbp + 2560]                                   ;   293.3 fp3+agu0   11 t
        vpbroadcastb ymm3, [r8 + 64]                                     ;   290.5 fp1+agu1   12 d.0
        vpbroadcastb ymm5, [r8 + 65]                                     ;   290.7 fp2+agu0   12 d.1
        vpbroadcastb ymm6, [r8 + 66]                                     ;   291.5 fp1+agu1   12 d.2
        vpbroadcastb ymm7, [r8 + 67]                                     ;   291.7 fp2+agu0   12 d.3
        vpbroadcastb ymm9, [r8 + 68]                                     ;   292.5 fp1+agu1   12 d.4
        vpbroadcastb ymm10, [r8 + 69]                                    ;   292.7 fp2+agu0   12 d.5
        vpbroadcastb ymm11, [r8 + 70]                                    ;   293.5 fp1+agu1   12 d.6
        vpbroadcastb ymm12, [r8 + 71]                                    ;   293.7 fp2+agu0   12 d.7
        vpand ymm9, ymm9, ymm0                                           ;   293.5 fp0     12 y
        vpand ymm10, ymm10, ymm13                                        ;   294.5 fp3     12 y
        vpand ymm11, ymm11, ymm8                                         ;   295.3 fp0     12 y
        vpand ymm12, ymm12, ymm4                                         ;   294.7 fp3     12 y
        vpaddb ymm7, ymm9, ymm9                                          ;   294.5 fp0     12 y
        vpsrlq ymm9, ymm9, 7                                             ;   294.5 fp1     12 y
        vpand ymm9, ymm9, [rel camellia128_ctr.T0_constants256]          ;   295.5 fp3+agu1   12 y
        vpsrlq ymm6, ymm12, 7                                            ;   295.7 fp2     12 y
        vpand ymm6, ymm6, [rel camellia128_ctr.T0_constants256]          ;   296.7 fp0+agu0   12 y
        vpaddb ymm5, ymm10, ymm10                                        ;   295.5 fp3     12 y
        vpsrlq ymm10, ymm10, 7                                           ;   295.5 fp1     12 y
        vpand ymm10, ymm10, [rel camellia128_ctr.T0_constants256]        ;   296.5 fp2+agu1   12 y
        vpxor ymm14, ymm14, ymm7                                         ;   295.7 fp0     12 y
        vpaddb ymm7, ymm11, ymm11                                        ;   296.3 fp3     12 y
        vpsrlq ymm11, ymm11, 7                                           ;   296.3 fp1     12 y
        vpand ymm11, ymm11, [rel camellia128_ctr.T0_constants256]        ;   297.3 fp2+agu0   12 y
        vpxor ymm14, ymm14, ymm6                                         ;   297.7 fp0     12 y
        vpaddb ymm6, ymm12, ymm12                                        ;   296.8 fp3     12 y
        vpxor ymm14, ymm14, [rbp + 2400]                                 ;   298.7 fp1+agu1   12 y
        vpxor ymm2, ymm2, ymm5                                           ;   297.5 fp2     12 y
        vpxor ymm2, ymm2, ymm9                                           ;   298.5 fp0     12 y
        vpxor ymm15, ymm15, ymm7                                         ;   297.8 fp3     12 y
        vpxor ymm15, ymm15, ymm10                                        ;   298.8 fp1     12 y
        vpxor ymm1, ymm1, ymm6                                           ;   298.5 fp2     12 y
        vpxor ymm1, ymm1, ymm11                                          ;   299.5 fp0     12 y
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   299.5 fp3+agu0   12 y
        vpxor ymm15, ymm15, [rbp + 2592]                                 ;   299.8 fp1+agu1   12 y
        vpor ymm3, ymm3, ymm14                                           ;   299.7 fp2     12 y
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   300.5 fp0+agu0   12 y
        vpbroadcastb ymm5, [r8 + 65]                                     ;   300.3 fp1+agu1   12 d.1 reload
        vpor ymm5, ymm2, ymm5                                            ;   301.3 fp3     12 y
        vpbroadcastb ymm6, [r8 + 66]                                     ;   300.5 fp2+agu0   12 d.2 reload
        vpor ymm6, ymm15, ymm6                                           ;   301.5 fp0     12 y
        vpbroadcastb ymm7, [r8 + 67]                                     ;   301.3 fp1+agu1   12 d.3 reload
        vpor ymm7, ymm1, ymm7                                            ;   302.3 fp3     12 y
        vpxor ymm0, ymm0, ymm3                                           ;   301.5 fp2     12 y
        vpxor ymm13, ymm13, ymm5                                         ;   302.3 fp0     12 y
        vpxor ymm8, ymm8, ymm6                                           ;   302.5 fp3     12 y
        vpxor ymm4, ymm4, ymm7                                           ;   303.3 fp1     12 y
        vpbroadcastb ymm3, [r8 + 72]                                     ;   302.5 fp2+agu0   12 y.0
        vpbroadcastb ymm5, [r8 + 73]                                     ;   303.3 fp1+agu1   12 y.1
        vpbroadcastb ymm6, [r8 + 74]                                     ;   303.5 fp2+agu0   12 y.2
        vpbroadcastb ymm7, [r8 + 75]                                     ;   304.3 fp1+agu1   12 y.3
        vpbroadcastb ymm9, [r8 + 76]                                     ;   304.5 fp2+agu0   12 y.4
        vpbroadcastb ymm10, [r8 + 77]                                    ;   305.3 fp1+agu1   12 y.5
        vpbroadcastb ymm11, [r8 + 78]                                    ;   305.5 fp2+agu0   12 y.6
        vpbroadcastb ymm12, [r8 + 79]                                    ;   306.3 fp1+agu1   12 y.7
        vpor ymm3, ymm3, [rbp + 2528]                                    ;   303.7 fp0+agu0   12 x
        vpor ymm5, ymm5, [rbp + 2720]                                    ;   304.5 fp3+agu1   12 x
        vpor ymm6, ymm6, [rbp + 2848]                                    ;   304.7 fp0+agu0   12 x
        vpor ymm7, ymm7, [rbp + 2752]                                    ;   305.5 fp3+agu1   12 x
        vpxor ymm3, ymm3, [rbp + 2784]                                   ;   305.7 fp0+agu0   12 x
        vpxor ymm5, ymm5, [rbp + 2464]                                   ;   306.5 fp3+agu1   12 x
        vpxor ymm6, ymm6, [rbp + 2880]                                   ;   306.7 fp0+agu0   12 x
        vpxor ymm7, ymm7, [rbp + 2816]                                   ;   307.5 fp3+agu1   12 x
        vpand ymm9, ymm9, ymm3                                           ;   306.7 fp2     12 x
        vpand ymm10, ymm10, ymm5                                         ;   307.5 fp0     12 x
        vpand ymm11, ymm11, ymm6                                         ;   307.7 fp3     12 x
        vpand ymm12, ymm12, ymm7                                         ;   308.5 fp1     12 x
        vmovdqu [rbp + 2368], ymm7                                       ;   308.5 agu2+fp5   12 x spill
        vpaddb ymm7, ymm9, ymm9                                          ;   307.7 fp2     12 x
        vpsrlq ymm9, ymm9, 7                                             ;   308.3 fp1     12 x
        vpand ymm9, ymm9, [rel camellia128_ctr.T0_constants256]          ;   309.3 fp0+agu0   12 x
        vmovdqu [rbp + 2240], ymm6                                       ;   307.7 agu2+fp5   12 x spill
        vpsrlq ymm6, ymm12, 7                                            ;   309.5 fp2     12 x
        vpand ymm6, ymm6, [rel camellia128_ctr.T0_constants256]          ;   310.5 fp3+agu1   12 x
        vmovdqu [rbp + 2208], ymm5                                       ;   307.5 agu2+fp5   12 x spill
        vpaddb ymm5, ymm10, ymm10                                        ;   308.7 fp0     12 x
        vpsrlq ymm10, ymm10, 7                                           ;   309.3 fp1     12 x
        vpand ymm10, ymm10, [rel camellia128_ctr.T0_constants256]        ;   310.3 fp3+agu0   12 x
        vpxor ymm7, ymm7, [rbp + 2528]                                   ;   309.5 fp2+agu1   12 x
        vpxor ymm7, ymm7, ymm6                                           ;   311.5 fp0     12 x
        vpaddb ymm6, ymm11, ymm11                                        ;   309.8 fp3     12 x
        vpsrlq ymm11, ymm11, 7                                           ;   310.3 fp1     12 x
        vpand ymm11, ymm11, [rel camellia128_ctr.T0_constants256]        ;   311.3 fp2+agu0   12 x
        vpxor ymm5, ymm5, ymm9                                           ;   310.7 fp0     12 x
        vpaddb ymm9, ymm12, ymm12                                        ;   310.8 fp3     12 x
        vpxor ymm5, ymm5, [rbp + 2720]                                   ;   311.7 fp1+agu1   12 x
        vpxor ymm6, ymm6, ymm10                                          ;   311.5 fp2     12 x
        vpxor ymm6, ymm6, [rbp + 2848]                                   ;   312.5 fp0+agu0   12 x
        vpxor ymm9, ymm9, ymm11                                          ;   312.3 fp3     12 x
        vpxor ymm9, ymm9, [rbp + 2752]                                   ;   313.3 fp1+agu1   12 x
        add r8, 0x40                                                     ;   309.5 alu0    10 groups
        vmovdqa ymm10, ymm6                                              ;   313.5         12 x copy
        vmovdqa ymm6, ymm8                                               ;   309.8         12 y copy
        vmovdqa ymm8, ymm7                                               ;   312.5         12 x copy
        vmovdqa ymm7, ymm4                                               ;   310.2         12 y copy
        vmovdqa ymm4, ymm0                                               ;   310.3         12 y copy
        vmovdqa ymm0, ymm14                                              ;   310.5         12 y copy
        vmovdqa ymm11, ymm9                                              ;   314.3         12 x copy
        vmovdqa ymm9, ymm5                                               ;   312.7         12 x copy
        vmovdqa ymm5, ymm13                                              ;   311.0         12 y copy
        vmovdqa ymm12, ymm3                                              ;   311.2         12 x copy
        vmovdqa ymm3, ymm1                                               ;   311.3         12 y copy
        vmovdqa ymm1, ymm2                                               ;   311.5         12 y copy
        vmovdqa ymm2, ymm15                                              ;   311.7         12 y copy
        cmp r8, qword [rbp + 3056]                                       ;                    more groups?
        jne .groups_2
        mov qword [rbp + 3048], r8                                       ;                    resident
        vmovdqu [rbp + 1888], ymm0                                       ;                    resident
        vmovdqu [rbp + 1920], ymm1                                       ;                    resident
        vmovdqu [rbp + 1952], ymm2                                       ;                    resident
        vmovdqu [rbp + 1984], ymm3                                       ;                    resident
        vmovdqu [rbp + 2016], ymm4                                       ;                    resident
        vmovdqu [rbp + 2272], ymm5                                       ;                    resident
        vmovdqu [rbp + 2304], ymm6                                       ;                    resident
        vmovdqu [rbp + 2336], ymm7                                       ;                    resident
        vmovdqu [rbp + 2048], ymm8                                       ;                    resident
        vmovdqu [rbp + 2080], ymm9                                       ;                    resident
        vmovdqu [rbp + 2112], ymm10                                      ;                    resident
        vmovdqu [rbp + 2144], ymm11                                      ;                    resident
        vmovdqu [rbp + 2176], ymm12                                      ;                    resident
        mov r8, qword [rbp + 3016]                                       ;     0.0 agu0    14 r.0 reload
        vpbroadcastb ymm0, [r8 + 144]                                    ;    11.0 fp1+agu1   14 r.0
        vpbroadcastb ymm1, [r8 + 145]                                    ;    11.0 fp2+agu0   14 r.1
        vpbroadcastb ymm2, [r8 + 146]                                    ;    11.0 fp1+agu1   14 r.2
        vpbroadcastb ymm3, [r8 + 147]                                    ;    11.0 fp2+agu0   14 r.3
        vpbroadcastb ymm4, [r8 + 148]                                    ;    11.0 fp1+agu1   14 r.4
        vpbroadcastb ymm5, [r8 + 149]                                    ;    11.0 fp2+agu0   14 r.5
        vpbroadcastb ymm6, [r8 + 150]                                    ;    11.0 fp1+agu1   14 r.6
        vpbroadcastb ymm7, [r8 + 151]                                    ;    11.0 fp2+agu0   14 r.7
        vmovdqu ymm8, [rbp + 1888]                                       ;     4.2 agu1    14 t reload
        vpxor ymm0, ymm0, ymm8                                           ;    12.0 fp0     14 t
        vmovdqu ymm9, [rbp + 1920]                                       ;     5.0 agu0    14 t reload
        vpxor ymm1, ymm1, ymm9                                           ;    12.0 fp3     14 t
        vmovdqu ymm10, [rbp + 1952]                                      ;     5.2 agu1    14 t reload
        vpxor ymm2, ymm2, ymm10                                          ;    12.2 fp0     14 t
        vmovdqu ymm11, [rbp + 1984]                                      ;     6.0 agu0    14 t reload
        vpxor ymm3, ymm3, ymm11                                          ;    13.0 fp3     14 t
        vmovdqu ymm12, [rbp + 2016]                                      ;     6.2 agu1    14 t reload
        vpxor ymm4, ymm4, ymm12                                          ;    13.2 fp0     14 t
        vmovdqu ymm13, [rbp + 2272]                                      ;     7.0 agu0    14 t reload
        vpxor ymm5, ymm5, ymm13                                          ;    14.0 fp3     14 t
        vmovdqu ymm14, [rbp + 2304]                                      ;     7.2 agu1    14 t reload
        vpxor ymm6, ymm6, ymm14                                          ;    14.2 fp1     14 t
        vmovdqu ymm15, [rbp + 2336]                                      ;     8.0 agu0    14 t reload
        vpxor ymm7, ymm7, ymm15                                          ;    15.0 fp2     14 t
        vpand ymm15, ymm0, [rel camellia128_ctr.T0_constants256 + 192]   ;    13.0 fp0+agu1   14 t
        vpsrlq ymm0, ymm0, 4                                             ;    13.0 fp1     14 t
        vpand ymm0, ymm0, [rel camellia128_ctr.T0_constants256 + 192]    ;    14.0 fp3+agu0   14 t
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 224]       ;    12.0 agu1    14 t reload
        vpshufb ymm15, ymm14, ymm15                                      ;    19.0 fp2     14 t
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 256]       ;    12.3 agu0    14 t reload
        vpshufb ymm0, ymm13, ymm0                                        ;    19.3 fp1     14 t
        vpxor ymm15, ymm15, ymm0                                         ;    20.3 fp0     14 t
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 288]        ;    13.0 agu1    14 t reload
        vpshufb ymm15, ymm15, ymm0                                       ;    21.3 fp2     14 t
        vaesenclast ymm15, ymm15, [rel camellia128_ctr.T0_constants256 + 32] ;    22.3 fp0+agu0   14 t
        vpand ymm12, ymm15, [rel camellia128_ctr.T0_constants256 + 192]  ;    26.3 fp3+agu1   14 t
        vpsrlq ymm15, ymm15, 4                                           ;    26.3 fp1     14 t
        vpand ymm15, ymm15, [rel camellia128_ctr.T0_constants256 + 192]  ;    27.3 fp2+agu0   14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 320]       ;    15.0 agu1    14 t reload
        vpshufb ymm12, ymm11, ymm12                                      ;    27.3 fp1     14 t
        vpand ymm10, ymm1, [rel camellia128_ctr.T0_constants256 + 192]   ;    15.3 fp3+agu0   14 t
        vpsrlq ymm1, ymm1, 4                                             ;    14.7 fp2     14 t
        vpand ymm1, ymm1, [rel camellia128_ctr.T0_constants256 + 192]    ;    16.0 fp0+agu1   14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 352]        ;    16.3 agu0    14 t reload
        vpshufb ymm15, ymm9, ymm15                                       ;    28.3 fp1     14 t
        vpxor ymm12, ymm12, ymm15                                        ;    29.3 fp3     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 384]       ;    17.0 agu1    14 t reload
        vpshufb ymm10, ymm15, ymm10                                      ;    24.0 fp2     14 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 416]        ;    17.3 agu0    14 t reload
        vpshufb ymm1, ymm8, ymm1                                         ;    24.3 fp1     14 t
        vpxor ymm10, ymm10, ymm1                                         ;    25.3 fp0     14 t
        vpshufb ymm1, ymm10, ymm0                                        ;    26.3 fp2     14 t
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 32]        ;    18.0 agu1    14 t reload
        vaesenclast ymm1, ymm1, ymm10                                    ;    27.3 fp1     14 t
        vpand ymm9, ymm1, [rel camellia128_ctr.T0_constants256 + 192]    ;    31.3 fp3+agu0   14 t
        vpsrlq ymm1, ymm1, 4                                             ;    31.3 fp2     14 t
        vpand ymm1, ymm1, [rel camellia128_ctr.T0_constants256 + 192]    ;    32.3 fp0+agu1   14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]       ;    21.3 agu0    14 t reload
        vpshufb ymm9, ymm11, ymm9                                        ;    32.3 fp1     14 t
        vmovdqu [rbp + 2400], ymm12                                      ;    30.3 agu2+fp5   14 t spill
        vpand ymm12, ymm2, [rel camellia128_ctr.T0_constants256 + 192]   ;    24.0 fp3+agu1   14 t
        vpsrlq ymm2, ymm2, 4                                             ;    24.2 fp2     14 t
        vpand ymm2, ymm2, [rel camellia128_ctr.T0_constants256 + 192]    ;    25.2 fp0+agu0   14 t
        vpshufb ymm12, ymm14, ymm12                                      ;    25.0 fp1     14 t
        vpshufb ymm2, ymm13, ymm2                                        ;    26.2 fp2     14 t
        vpxor ymm12, ymm12, ymm2                                         ;    27.2 fp3     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 480]        ;    25.3 agu1    14 t reload
        vpshufb ymm1, ymm2, ymm1                                         ;    33.3 fp1     14 t
        vpxor ymm9, ymm9, ymm1                                           ;    34.3 fp0     14 t
        vpshufb ymm1, ymm12, ymm0                                        ;    28.2 fp2     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    29.2 fp1     14 t
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 192]       ;    26.7 agu0    14 t reload
        vmovdqu [rbp + 2432], ymm9                                       ;    35.3 agu2+fp5   14 t spill
        vpand ymm9, ymm1, ymm12                                          ;    33.7 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    33.2 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;    34.2 fp0     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 512]        ;    27.7 agu1    14 t reload
        vpshufb ymm9, ymm2, ymm9                                         ;    34.7 fp1     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 544]        ;    28.2 agu0    14 t reload
        vpshufb ymm1, ymm2, ymm1                                         ;    35.2 fp2     14 t
        vpxor ymm9, ymm9, ymm1                                           ;    36.2 fp3     14 t
        vpand ymm1, ymm3, ymm12                                          ;    33.7 fp0     14 t
        vpsrlq ymm3, ymm3, 4                                             ;    29.3 fp1     14 t
        vpand ymm3, ymm3, ymm12                                          ;    33.7 fp2     14 t
        vpshufb ymm1, ymm14, ymm1                                        ;    34.7 fp1     14 t
        vpshufb ymm3, ymm13, ymm3                                        ;    34.7 fp2     14 t
        vpxor ymm1, ymm1, ymm3                                           ;    35.7 fp3     14 t
        vpshufb ymm1, ymm1, ymm0                                         ;    36.7 fp1     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    37.7 fp0     14 t
        vpand ymm3, ymm1, ymm12                                          ;    41.7 fp2     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    41.7 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;    42.7 fp3     14 t
        vmovdqu [rbp + 2464], ymm9                                       ;    37.2 agu2+fp5   14 t spill
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 576]        ;    34.0 agu1    14 t reload
        vpshufb ymm3, ymm9, ymm3                                         ;    42.7 fp2     14 t
        vpand ymm9, ymm4, ymm12                                          ;    34.3 fp0     14 t
        vpsrlq ymm4, ymm4, 4                                             ;    34.5 fp1     14 t
        vpand ymm4, ymm4, ymm12                                          ;    35.5 fp3     14 t
        vpshufb ymm9, ymm15, ymm9                                        ;    35.3 fp2     14 t
        vpshufb ymm4, ymm8, ymm4                                         ;    36.5 fp1     14 t
        vpxor ymm9, ymm9, ymm4                                           ;    37.5 fp0     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 608]        ;    35.3 agu0    14 t reload
        vpshufb ymm1, ymm4, ymm1                                         ;    43.7 fp2     14 t
        vpxor ymm3, ymm3, ymm1                                           ;    44.7 fp3     14 t
        vpshufb ymm1, ymm9, ymm0                                         ;    38.5 fp1     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    39.5 fp0     14 t
        vpand ymm9, ymm1, ymm12                                          ;    43.5 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    43.5 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;    44.5 fp0     14 t
        vpshufb ymm9, ymm11, ymm9                                        ;    44.5 fp1     14 t
        vpand ymm11, ymm5, ymm12                                         ;    37.7 fp3     14 t
        vpsrlq ymm5, ymm5, 4                                             ;    38.2 fp2     14 t
        vpand ymm5, ymm5, ymm12                                          ;    39.2 fp0     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;    38.7 fp1     14 t
        vpshufb ymm5, ymm13, ymm5                                        ;    40.2 fp2     14 t
        vpxor ymm11, ymm11, ymm5                                         ;    41.2 fp3     14 t
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 480]        ;    38.5 agu1    14 t reload
        vpshufb ymm1, ymm5, ymm1                                         ;    45.5 fp1     14 t
        vpxor ymm9, ymm9, ymm1                                           ;    46.5 fp0     14 t
        vpshufb ymm1, ymm11, ymm0                                        ;    42.2 fp2     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    43.2 fp0     14 t
        vpand ymm11, ymm1, ymm12                                         ;    47.2 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    47.2 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;    48.2 fp2     14 t
        vpshufb ymm1, ymm2, ymm1                                         ;    49.2 fp1     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 512]        ;    42.2 agu0    14 t reload
        vpshufb ymm11, ymm2, ymm11                                       ;    49.2 fp2     14 t
        vpxor ymm1, ymm1, ymm11                                          ;    50.2 fp3     14 t
        vpand ymm11, ymm6, ymm12                                         ;    42.8 fp0     14 t
        vpsrlq ymm6, ymm6, 4                                             ;    43.2 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;    44.2 fp2     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;    44.2 fp1     14 t
        vpshufb ymm6, ymm13, ymm6                                        ;    45.2 fp2     14 t
        vpxor ymm11, ymm11, ymm6                                         ;    46.2 fp3     14 t
        vpshufb ymm6, ymm11, ymm0                                        ;    47.2 fp1     14 t
        vaesenclast ymm6, ymm6, ymm10                                    ;    48.2 fp0     14 t
        vpand ymm11, ymm6, ymm12                                         ;    52.2 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;    52.2 fp2     14 t
        vpand ymm6, ymm6, ymm12                                          ;    53.2 fp0     14 t
        vpshufb ymm6, ymm4, ymm6                                         ;    54.2 fp1     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 576]        ;    45.2 agu1    14 t reload
        vpshufb ymm11, ymm4, ymm11                                       ;    53.2 fp2     14 t
        vpxor ymm6, ymm6, ymm11                                          ;    55.2 fp3     14 t
        vpand ymm11, ymm7, ymm12                                         ;    46.2 fp0     14 t
        vpsrlq ymm7, ymm7, 4                                             ;    47.2 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;    48.2 fp3     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;    47.7 fp2     14 t
        vpshufb ymm7, ymm13, ymm7                                        ;    49.2 fp1     14 t
        vpxor ymm11, ymm11, ymm7                                         ;    50.2 fp0     14 t
        vpshufb ymm7, ymm11, ymm0                                        ;    51.2 fp2     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    52.2 fp0     14 t
        vpand ymm11, ymm7, ymm12                                         ;    56.2 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;    56.2 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;    57.2 fp3     14 t
        vpxor ymm1, ymm1, ymm3                                           ;    51.2 fp0     14 t
        vpxor ymm9, ymm9, [rbp + 2464]                                   ;    49.7 fp2+agu0   14 t
        vpxor ymm6, ymm6, [rbp + 2400]                                   ;    56.2 fp1+agu1   14 t
        vpxor ymm3, ymm3, ymm9                                           ;    50.7 fp3     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 320]        ;    50.3 agu0    14 t reload
        vpshufb ymm11, ymm4, ymm11                                       ;    57.3 fp2     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 352]        ;    50.5 agu1    14 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;    58.2 fp1     14 t
        vpxor ymm11, ymm11, ymm7                                         ;    59.2 fp0     14 t
        vmovdqu ymm7, [rbp + 2432]                                       ;    51.3 agu0    14 t
        vpxor ymm7, ymm7, ymm11                                          ;    60.2 fp3     14 t
        vpxor ymm11, ymm1, [rbp + 2400]                                  ;    52.2 fp2+agu1   14 t
        vpxor ymm9, ymm9, ymm11                                          ;    53.2 fp0     14 t
        vpxor ymm5, ymm6, [rbp + 2432]                                   ;    57.2 fp1+agu0   14 t
        vpxor ymm1, ymm1, ymm5                                           ;    58.2 fp3     14 t
        vmovdqu ymm8, [rbp + 2464]                                       ;    52.7 agu1    14 t
        vpxor ymm8, ymm8, ymm7                                           ;    61.2 fp2     14 t
        vpxor ymm7, ymm7, ymm3                                           ;    61.2 fp0     14 t
        vpxor ymm6, ymm6, ymm8                                           ;    62.2 fp1     14 t
        vpxor ymm5, ymm5, ymm9                                           ;    58.2 fp3     14 t
        vpxor ymm9, ymm9, [rbp + 2080]                                   ;    54.2 fp2+agu0   14 t
        vpxor ymm5, ymm5, [rbp + 2176]                                   ;    59.2 fp0+agu1   14 t
        vpxor ymm15, ymm7, [rbp + 2048]                                  ;    62.2 fp1+agu0   14 t
        vpxor ymm8, ymm8, ymm1                                           ;    62.2 fp3     14 t
        vpxor ymm1, ymm1, [rbp + 2112]                                   ;    59.2 fp2+agu1   14 t
        vpxor ymm8, ymm8, [rbp + 2208]                                   ;    63.2 fp0+agu0   14 t
        vpxor ymm3, ymm3, [rbp + 2240]                                   ;    57.3 fp1+agu1   14 t
        vpxor ymm3, ymm3, ymm6                                           ;    63.2 fp3     14 t
        vpxor ymm6, ymm6, [rbp + 2144]                                   ;    63.2 fp2+agu0   14 t
        vpxor ymm11, ymm11, ymm7                                         ;    62.2 fp0     14 t
        vpxor ymm11, ymm11, [rbp + 2368]                                 ;    63.2 fp1+agu1   14 t
        vpbroadcastb ymm7, [r8 + 152]                                    ;    58.5 fp2+agu0   14 l.0
        vpxor ymm7, ymm7, ymm15                                          ;    63.2 fp3     14 t
        vmovdqu [rbp + 2464], ymm15                                      ;    63.2 agu2+fp5   14 t spill
        vpbroadcastb ymm15, [r8 + 153]                                   ;    59.3 fp1+agu1   14 l.1
        vpxor ymm15, ymm15, ymm9                                         ;    60.3 fp0     14 t
        vmovdqu [rbp + 2432], ymm9                                       ;    59.7 agu0+fp5   14 t spill
        vpbroadcastb ymm9, [r8 + 154]                                    ;    60.3 fp2+agu1   14 l.2
        vpxor ymm9, ymm9, ymm1                                           ;    61.3 fp3     14 t
        vmovdqu [rbp + 2400], ymm1                                       ;    60.7 agu2+fp5   14 t spill
        vpbroadcastb ymm1, [r8 + 155]                                    ;    60.5 fp1+agu0   14 l.3
        vpxor ymm1, ymm1, ymm6                                           ;    64.2 fp0     14 t
        vmovdqu [rbp + 2496], ymm6                                       ;    64.2 agu2+fp5   14 t spill
        vpbroadcastb ymm6, [r8 + 156]                                    ;    61.3 fp2+agu1   14 l.4
        vpxor ymm6, ymm6, ymm5                                           ;    62.3 fp3     14 t
        vmovdqu [rbp + 2528], ymm5                                       ;    62.7 agu0+fp5   14 t spill
        vpbroadcastb ymm5, [r8 + 157]                                    ;    62.3 fp1+agu1   14 l.5
        vpxor ymm5, ymm5, ymm8                                           ;    64.2 fp0     14 t
        vmovdqu [rbp + 2560], ymm8                                       ;    64.2 agu2+fp5   14 t spill
        vpbroadcastb ymm8, [r8 + 158]                                    ;    62.5 fp2+agu0   14 l.6
        vpxor ymm8, ymm8, ymm3                                           ;    64.2 fp3     14 t
        vmovdqu [rbp + 2592], ymm3                                       ;    64.7 agu2+fp5   14 t spill
        vpbroadcastb ymm3, [r8 + 159]                                    ;    63.3 fp1+agu1   14 l.7
        vpxor ymm3, ymm3, ymm11                                          ;    64.3 fp0     14 t
        vmovdqu [rbp + 2624], ymm11                                      ;    65.7 agu0+fp5   14 t spill
        vpand ymm11, ymm7, ymm12                                         ;    64.2 fp2     14 t
        vpsrlq ymm7, ymm7, 4                                             ;    64.2 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;    65.2 fp3     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;    65.2 fp2     14 t
        vpshufb ymm7, ymm13, ymm7                                        ;    66.2 fp1     14 t
        vpxor ymm11, ymm11, ymm7                                         ;    67.2 fp0     14 t
        vpshufb ymm7, ymm11, ymm0                                        ;    68.2 fp2     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    69.2 fp0     14 t
        vpand ymm11, ymm7, ymm12                                         ;    73.2 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;    73.2 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;    74.2 fp3     14 t
        vpshufb ymm11, ymm4, ymm11                                       ;    74.2 fp2     14 t
        vpshufb ymm7, ymm2, ymm7                                         ;    75.2 fp1     14 t
        vpxor ymm11, ymm11, ymm7                                         ;    76.2 fp0     14 t
        vpand ymm7, ymm15, ymm12                                         ;    66.7 fp3     14 t
        vpsrlq ymm15, ymm15, 4                                           ;    67.3 fp2     14 t
        vpand ymm15, ymm15, ymm12                                        ;    68.3 fp0     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 384]        ;    66.2 agu1    14 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;    73.2 fp1     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 416]        ;    66.5 agu0    14 t reload
        vpshufb ymm15, ymm4, ymm15                                       ;    73.5 fp2     14 t
        vpxor ymm7, ymm7, ymm15                                          ;    74.5 fp3     14 t
        vpshufb ymm7, ymm7, ymm0                                         ;    75.5 fp1     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    76.5 fp0     14 t
        vpand ymm15, ymm7, ymm12                                         ;    80.5 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;    80.5 fp2     14 t
        vpand ymm7, ymm7, ymm12                                          ;    81.5 fp0     14 t
        vmovdqu [rbp + 2656], ymm11                                      ;    77.2 agu2+fp5   14 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]       ;    69.2 agu1    14 t reload
        vpshufb ymm15, ymm11, ymm15                                      ;    81.5 fp1     14 t
        vpand ymm11, ymm9, ymm12                                         ;    73.2 fp3     14 t
        vpsrlq ymm9, ymm9, 4                                             ;    73.3 fp2     14 t
        vpand ymm9, ymm9, ymm12                                          ;    74.3 fp0     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;    74.2 fp1     14 t
        vpshufb ymm9, ymm13, ymm9                                        ;    75.3 fp2     14 t
        vpxor ymm11, ymm11, ymm9                                         ;    76.3 fp3     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 480]        ;    74.2 agu0    14 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;    82.5 fp1     14 t
        vpxor ymm15, ymm15, ymm7                                         ;    83.5 fp0     14 t
        vpshufb ymm7, ymm11, ymm0                                        ;    77.3 fp2     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;    78.3 fp0     14 t
        vpand ymm11, ymm7, ymm12                                         ;    82.3 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;    82.3 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;    83.3 fp3     14 t
        vmovdqu [rbp + 2688], ymm15                                      ;    84.5 agu2+fp5   14 t spill
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 512]       ;    76.2 agu1    14 t reload
        vpshufb ymm11, ymm15, ymm11                                      ;    83.3 fp2     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 544]       ;    76.5 agu0    14 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;    84.3 fp1     14 t
        vpxor ymm11, ymm11, ymm7                                         ;    85.3 fp0     14 t
        vpand ymm7, ymm1, ymm12                                          ;    77.2 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    77.3 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;    78.3 fp1     14 t
        vpshufb ymm7, ymm14, ymm7                                        ;    78.3 fp2     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;    79.3 fp1     14 t
        vpxor ymm7, ymm7, ymm1                                           ;    80.3 fp0     14 t
        vpshufb ymm1, ymm7, ymm0                                         ;    81.3 fp2     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    82.3 fp0     14 t
        vpand ymm7, ymm1, ymm12                                          ;    86.3 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    86.3 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;    87.3 fp2     14 t
        vmovdqu [rbp + 2720], ymm11                                      ;    86.3 agu2+fp5   14 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;    81.5 agu1    14 t reload
        vpshufb ymm7, ymm11, ymm7                                        ;    88.5 fp1     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 608]       ;    81.8 agu0    14 t reload
        vpshufb ymm1, ymm11, ymm1                                        ;    88.8 fp2     14 t
        vpxor ymm7, ymm7, ymm1                                           ;    89.8 fp0     14 t
        vpand ymm1, ymm6, ymm12                                          ;    82.5 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;    82.7 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;    83.7 fp2     14 t
        vpshufb ymm1, ymm2, ymm1                                         ;    83.7 fp1     14 t
        vpshufb ymm6, ymm4, ymm6                                         ;    84.7 fp2     14 t
        vpxor ymm1, ymm1, ymm6                                           ;    85.7 fp0     14 t
        vpshufb ymm1, ymm1, ymm0                                         ;    86.7 fp1     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;    87.7 fp0     14 t
        vpand ymm6, ymm1, ymm12                                          ;    91.7 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;    91.7 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;    92.7 fp3     14 t
        vpshufb ymm1, ymm9, ymm1                                         ;    93.7 fp1     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 448]        ;    84.7 agu1    14 t reload
        vpshufb ymm6, ymm9, ymm6                                         ;    92.7 fp2     14 t
        vpxor ymm1, ymm1, ymm6                                           ;    94.7 fp0     14 t
        vpand ymm6, ymm5, ymm12                                          ;    85.8 fp3     14 t
        vpsrlq ymm5, ymm5, 4                                             ;    86.7 fp1     14 t
        vpand ymm5, ymm5, ymm12                                          ;    87.7 fp0     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;    87.0 fp2     14 t
        vpshufb ymm5, ymm13, ymm5                                        ;    88.7 fp1     14 t
        vpxor ymm6, ymm6, ymm5                                           ;    89.7 fp3     14 t
        vpshufb ymm5, ymm6, ymm0                                         ;    90.7 fp2     14 t
        vaesenclast ymm5, ymm5, ymm10                                    ;    91.7 fp0     14 t
        vpand ymm6, ymm5, ymm12                                          ;    95.7 fp3     14 t
        vpsrlq ymm5, ymm5, 4                                             ;    95.7 fp1     14 t
        vpand ymm5, ymm5, ymm12                                          ;    96.7 fp0     14 t
        vpshufb ymm5, ymm15, ymm5                                        ;    97.7 fp2     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 512]       ;    88.7 agu0    14 t reload
        vpshufb ymm6, ymm15, ymm6                                        ;    96.7 fp1     14 t
        vpxor ymm5, ymm5, ymm6                                           ;    98.7 fp3     14 t
        vpand ymm6, ymm8, ymm12                                          ;    89.7 fp0     14 t
        vpsrlq ymm8, ymm8, 4                                             ;    90.0 fp2     14 t
        vpand ymm8, ymm8, ymm12                                          ;    91.0 fp3     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;    90.7 fp1     14 t
        vpshufb ymm8, ymm13, ymm8                                        ;    92.0 fp2     14 t
        vpxor ymm6, ymm6, ymm8                                           ;    93.0 fp0     14 t
        vpshufb ymm6, ymm6, ymm0                                         ;    94.0 fp1     14 t
        vaesenclast ymm6, ymm6, ymm10                                    ;    95.0 fp0     14 t
        vpand ymm8, ymm6, ymm12                                          ;    99.0 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;    99.0 fp2     14 t
        vpand ymm6, ymm6, ymm12                                          ;   100.0 fp1     14 t
        vpshufb ymm6, ymm11, ymm6                                        ;   101.0 fp2     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;    92.8 agu1    14 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   100.0 fp1     14 t
        vpxor ymm6, ymm6, ymm8                                           ;   102.0 fp0     14 t
        vpand ymm8, ymm3, ymm12                                          ;    93.7 fp3     14 t
        vpsrlq ymm3, ymm3, 4                                             ;    94.0 fp2     14 t
        vpand ymm3, ymm3, ymm12                                          ;    95.0 fp0     14 t
        vpshufb ymm8, ymm14, ymm8                                        ;    94.7 fp1     14 t
        vpshufb ymm3, ymm13, ymm3                                        ;    96.0 fp2     14 t
        vpxor ymm8, ymm8, ymm3                                           ;    97.0 fp3     14 t
        vpshufb ymm3, ymm8, ymm0                                         ;    98.0 fp1     14 t
        vaesenclast ymm3, ymm3, ymm10                                    ;    99.0 fp0     14 t
        vpand ymm8, ymm3, ymm12                                          ;   103.0 fp3     14 t
        vpsrlq ymm3, ymm3, 4                                             ;   103.0 fp2     14 t
        vpand ymm3, ymm3, ymm12                                          ;   104.0 fp0     14 t
        vpxor ymm5, ymm5, ymm7                                           ;    99.7 fp1     14 t
        vpxor ymm1, ymm1, [rbp + 2720]                                   ;    96.8 fp3+agu0   14 t
        vpxor ymm6, ymm6, [rbp + 2656]                                   ;   103.0 fp2+agu1   14 t
        vpxor ymm7, ymm7, ymm1                                           ;    97.8 fp0     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 320]       ;    97.8 agu0    14 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   104.8 fp1     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 352]       ;    98.0 agu1    14 t reload
        vpshufb ymm3, ymm15, ymm3                                        ;   105.0 fp2     14 t
        vpxor ymm8, ymm8, ymm3                                           ;   106.0 fp3     14 t
        vmovdqu ymm3, [rbp + 2688]                                       ;    98.8 agu0    14 t
        vpxor ymm3, ymm3, ymm8                                           ;   107.0 fp0     14 t
        vpxor ymm8, ymm5, [rbp + 2656]                                   ;   100.7 fp1+agu1   14 t
        vpxor ymm1, ymm1, ymm8                                           ;   101.7 fp2     14 t
        vpxor ymm9, ymm6, [rbp + 2688]                                   ;   104.0 fp3+agu0   14 t
        vpxor ymm5, ymm5, ymm9                                           ;   105.0 fp0     14 t
        vmovdqu ymm4, [rbp + 2720]                                       ;   100.0 agu1    14 t
        vpxor ymm4, ymm4, ymm3                                           ;   108.0 fp1     14 t
        vpxor ymm3, ymm3, ymm7                                           ;   108.0 fp2     14 t
        vpxor ymm6, ymm6, ymm4                                           ;   109.0 fp3     14 t
        vpxor ymm9, ymm9, ymm1                                           ;   105.0 fp0     14 t
        vpxor ymm1, ymm1, [rbp + 1920]                                   ;   102.7 fp1+agu0   14 t
        vpxor ymm9, ymm9, [rbp + 2016]                                   ;   106.0 fp2+agu1   14 t
        vpxor ymm4, ymm4, ymm5                                           ;   109.0 fp3     14 t
        vpxor ymm5, ymm5, [rbp + 1952]                                   ;   106.0 fp0+agu0   14 t
        vpxor ymm4, ymm4, [rbp + 2272]                                   ;   110.0 fp1+agu1   14 t
        vpxor ymm7, ymm7, [rbp + 2304]                                   ;   104.0 fp2+agu0   14 t
        vpxor ymm7, ymm7, ymm6                                           ;   110.0 fp3     14 t
        vpxor ymm6, ymm6, [rbp + 1984]                                   ;   110.0 fp0+agu1   14 t
        vpxor ymm8, ymm8, [rbp + 2336]                                   ;   105.0 fp1+agu0   14 t
        vpxor ymm8, ymm8, ymm3                                           ;   109.0 fp2     14 t
        vpxor ymm3, ymm3, [rbp + 1888]                                   ;   109.0 fp3+agu1   14 t
        vpbroadcastb ymm2, [r8 + 160]                                    ;   106.0 fp1+agu0   14 r.0
        vpxor ymm2, ymm2, ymm3                                           ;   110.0 fp0     14 t
        vmovdqu [rbp + 2720], ymm3                                       ;   110.0 agu2+fp5   14 t spill
        vpbroadcastb ymm3, [r8 + 161]                                    ;   106.2 fp2+agu1   14 r.1
        vpxor ymm3, ymm3, ymm1                                           ;   107.2 fp3     14 t
        vmovdqu [rbp + 2688], ymm1                                       ;   106.5 agu2+fp5   14 t spill
        vpbroadcastb ymm1, [r8 + 162]                                    ;   107.0 fp1+agu0   14 r.2
        vpxor ymm1, ymm1, ymm5                                           ;   108.0 fp0     14 t
        vmovdqu [rbp + 2656], ymm5                                       ;   107.5 agu1+fp5   14 t spill
        vpbroadcastb ymm5, [r8 + 163]                                    ;   108.0 fp2+agu0   14 r.3
        vpxor ymm5, ymm5, ymm6                                           ;   111.0 fp3     14 t
        vmovdqu [rbp + 2752], ymm6                                       ;   111.0 agu2+fp5   14 t spill
        vpbroadcastb ymm6, [r8 + 164]                                    ;   108.2 fp1+agu1   14 r.4
        vpxor ymm6, ymm6, ymm9                                           ;   109.2 fp0     14 t
        vmovdqu [rbp + 2784], ymm9                                       ;   109.5 agu2+fp5   14 t spill
        vpbroadcastb ymm9, [r8 + 165]                                    ;   109.0 fp2+agu0   14 r.5
        vpxor ymm9, ymm9, ymm4                                           ;   111.0 fp3     14 t
        vmovdqu [rbp + 2816], ymm4                                       ;   111.0 agu1+fp5   14 t spill
        vpbroadcastb ymm4, [r8 + 166]                                    ;   110.0 fp1+agu0   14 r.6
        vpxor ymm4, ymm4, ymm7                                           ;   111.0 fp0     14 t
        vmovdqu [rbp + 2848], ymm7                                       ;   111.5 agu2+fp5   14 t spill
        vpbroadcastb ymm7, [r8 + 167]                                    ;   110.2 fp2+agu1   14 r.7
        vpxor ymm7, ymm7, ymm8                                           ;   111.2 fp3     14 t
        vmovdqu [rbp + 2880], ymm8                                       ;   112.5 agu2+fp5   14 t spill
        vpand ymm8, ymm2, ymm12                                          ;   111.0 fp1     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   111.0 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   112.0 fp0     14 t
        vpshufb ymm8, ymm14, ymm8                                        ;   112.0 fp1     14 t
        vpshufb ymm2, ymm13, ymm2                                        ;   113.0 fp2     14 t
        vpxor ymm8, ymm8, ymm2                                           ;   114.0 fp3     14 t
        vpshufb ymm2, ymm8, ymm0                                         ;   115.0 fp1     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   116.0 fp0     14 t
        vpand ymm8, ymm2, ymm12                                          ;   120.0 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   120.0 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   121.0 fp0     14 t
        vpshufb ymm8, ymm11, ymm8                                        ;   121.0 fp1     14 t
        vpshufb ymm2, ymm15, ymm2                                        ;   122.0 fp2     14 t
        vpxor ymm8, ymm8, ymm2                                           ;   123.0 fp3     14 t
        vpand ymm2, ymm3, ymm12                                          ;   113.3 fp0     14 t
        vpsrlq ymm3, ymm3, 4                                             ;   114.0 fp1     14 t
        vpand ymm3, ymm3, ymm12                                          ;   115.0 fp3     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 384]       ;   112.8 agu0    14 t reload
        vpshufb ymm2, ymm15, ymm2                                        ;   119.8 fp2     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 416]       ;   113.2 agu1    14 t reload
        vpshufb ymm3, ymm11, ymm3                                        ;   120.2 fp1     14 t
        vpxor ymm2, ymm2, ymm3                                           ;   121.2 fp0     14 t
        vpshufb ymm2, ymm2, ymm0                                         ;   122.2 fp2     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   123.2 fp0     14 t
        vpand ymm3, ymm2, ymm12                                          ;   127.2 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   127.2 fp1     14 t
        vpand ymm2, ymm2, ymm12                                          ;   128.2 fp3     14 t
        vmovdqu [rbp + 2912], ymm8                                       ;   124.0 agu2+fp5   14 t spill
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 448]        ;   116.0 agu0    14 t reload
        vpshufb ymm3, ymm8, ymm3                                         ;   128.2 fp2     14 t
        vpand ymm8, ymm1, ymm12                                          ;   119.8 fp0     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   120.0 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   121.0 fp3     14 t
        vpshufb ymm8, ymm14, ymm8                                        ;   120.8 fp2     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   122.0 fp1     14 t
        vpxor ymm8, ymm8, ymm1                                           ;   123.0 fp0     14 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 480]        ;   120.8 agu1    14 t reload
        vpshufb ymm2, ymm1, ymm2                                         ;   129.2 fp2     14 t
        vpxor ymm3, ymm3, ymm2                                           ;   130.2 fp3     14 t
        vpshufb ymm2, ymm8, ymm0                                         ;   124.0 fp1     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   125.0 fp0     14 t
        vpand ymm8, ymm2, ymm12                                          ;   129.0 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   129.0 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   130.0 fp0     14 t
        vmovdqu [rbp + 2944], ymm3                                       ;   131.2 agu2+fp5   14 t spill
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 512]        ;   123.0 agu0    14 t reload
        vpshufb ymm8, ymm3, ymm8                                         ;   130.0 fp1     14 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 544]        ;   123.3 agu1    14 t reload
        vpshufb ymm2, ymm3, ymm2                                         ;   131.0 fp2     14 t
        vpxor ymm8, ymm8, ymm2                                           ;   132.0 fp3     14 t
        vpand ymm2, ymm5, ymm12                                          ;   124.0 fp0     14 t
        vpsrlq ymm5, ymm5, 4                                             ;   124.2 fp1     14 t
        vpand ymm5, ymm5, ymm12                                          ;   125.2 fp2     14 t
        vpshufb ymm2, ymm14, ymm2                                        ;   125.2 fp1     14 t
        vpshufb ymm5, ymm13, ymm5                                        ;   126.2 fp2     14 t
        vpxor ymm2, ymm2, ymm5                                           ;   127.2 fp3     14 t
        vpshufb ymm2, ymm2, ymm0                                         ;   128.2 fp1     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   129.2 fp0     14 t
        vpand ymm5, ymm2, ymm12                                          ;   133.2 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   133.2 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   134.2 fp0     14 t
        vmovdqu [rbp + 2976], ymm8                                       ;   133.0 agu2+fp5   14 t spill
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 576]        ;   128.3 agu0    14 t reload
        vpshufb ymm5, ymm8, ymm5                                         ;   135.3 fp1     14 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 608]        ;   128.7 agu1    14 t reload
        vpshufb ymm2, ymm8, ymm2                                         ;   135.7 fp2     14 t
        vpxor ymm5, ymm5, ymm2                                           ;   136.7 fp3     14 t
        vpand ymm2, ymm6, ymm12                                          ;   129.2 fp0     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   129.5 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;   130.5 fp2     14 t
        vpshufb ymm2, ymm15, ymm2                                        ;   130.5 fp1     14 t
        vpshufb ymm6, ymm11, ymm6                                        ;   131.5 fp2     14 t
        vpxor ymm2, ymm2, ymm6                                           ;   132.5 fp3     14 t
        vpshufb ymm2, ymm2, ymm0                                         ;   133.5 fp1     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   134.5 fp0     14 t
        vpand ymm6, ymm2, ymm12                                          ;   138.5 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   138.5 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   139.5 fp0     14 t
        vpshufb ymm2, ymm1, ymm2                                         ;   140.5 fp1     14 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 448]        ;   131.5 agu0    14 t reload
        vpshufb ymm6, ymm1, ymm6                                         ;   139.5 fp2     14 t
        vpxor ymm2, ymm2, ymm6                                           ;   141.5 fp3     14 t
        vpand ymm6, ymm9, ymm12                                          ;   132.5 fp0     14 t
        vpsrlq ymm9, ymm9, 4                                             ;   133.5 fp1     14 t
        vpand ymm9, ymm9, ymm12                                          ;   134.5 fp3     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;   133.8 fp2     14 t
        vpshufb ymm9, ymm13, ymm9                                        ;   135.5 fp1     14 t
        vpxor ymm6, ymm6, ymm9                                           ;   136.5 fp0     14 t
        vpshufb ymm6, ymm6, ymm0                                         ;   137.5 fp2     14 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   138.5 fp0     14 t
        vpand ymm9, ymm6, ymm12                                          ;   142.5 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   142.5 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;   143.5 fp3     14 t
        vpshufb ymm6, ymm3, ymm6                                         ;   144.5 fp2     14 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 512]        ;   135.5 agu1    14 t reload
        vpshufb ymm9, ymm3, ymm9                                         ;   143.5 fp1     14 t
        vpxor ymm6, ymm6, ymm9                                           ;   145.5 fp0     14 t
        vpand ymm9, ymm4, ymm12                                          ;   136.5 fp3     14 t
        vpsrlq ymm4, ymm4, 4                                             ;   136.8 fp2     14 t
        vpand ymm4, ymm4, ymm12                                          ;   137.8 fp0     14 t
        vpshufb ymm9, ymm14, ymm9                                        ;   137.5 fp1     14 t
        vpshufb ymm4, ymm13, ymm4                                        ;   138.8 fp2     14 t
        vpxor ymm9, ymm9, ymm4                                           ;   139.8 fp3     14 t
        vpshufb ymm4, ymm9, ymm0                                         ;   140.8 fp1     14 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   141.8 fp0     14 t
        vpand ymm9, ymm4, ymm12                                          ;   145.8 fp3     14 t
        vpsrlq ymm4, ymm4, 4                                             ;   145.8 fp2     14 t
        vpand ymm4, ymm4, ymm12                                          ;   146.8 fp0     14 t
        vpshufb ymm4, ymm8, ymm4                                         ;   147.8 fp1     14 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 576]        ;   139.7 agu0    14 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   146.8 fp2     14 t
        vpxor ymm4, ymm4, ymm9                                           ;   148.8 fp3     14 t
        vpand ymm9, ymm7, ymm12                                          ;   140.5 fp0     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   140.7 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;   141.7 fp2     14 t
        vpshufb ymm9, ymm14, ymm9                                        ;   141.7 fp1     14 t
        vpshufb ymm7, ymm13, ymm7                                        ;   142.7 fp2     14 t
        vpxor ymm9, ymm9, ymm7                                           ;   143.7 fp3     14 t
        vpshufb ymm7, ymm9, ymm0                                         ;   144.7 fp1     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   145.7 fp0     14 t
        vpand ymm9, ymm7, ymm12                                          ;   149.7 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   149.7 fp2     14 t
        vpand ymm7, ymm7, ymm12                                          ;   150.7 fp0     14 t
        vpxor ymm6, ymm6, ymm5                                           ;   146.5 fp1     14 t
        vpxor ymm2, ymm2, [rbp + 2976]                                   ;   143.7 fp3+agu1   14 t
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   149.8 fp2+agu0   14 t
        vpxor ymm5, ymm5, ymm2                                           ;   144.7 fp0     14 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 320]        ;   144.7 agu1    14 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   151.7 fp1     14 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 352]        ;   144.8 agu0    14 t reload
        vpshufb ymm7, ymm3, ymm7                                         ;   151.8 fp2     14 t
        vpxor ymm9, ymm9, ymm7                                           ;   152.8 fp3     14 t
        vmovdqu ymm7, [rbp + 2944]                                       ;   145.7 agu1    14 t
        vpxor ymm7, ymm7, ymm9                                           ;   153.8 fp0     14 t
        vpxor ymm9, ymm6, [rbp + 2912]                                   ;   147.5 fp1+agu0   14 t
        vpxor ymm2, ymm2, ymm9                                           ;   148.5 fp2     14 t
        vpxor ymm1, ymm4, [rbp + 2944]                                   ;   150.8 fp3+agu1   14 t
        vpxor ymm6, ymm6, ymm1                                           ;   151.8 fp0     14 t
        vmovdqu ymm11, [rbp + 2976]                                      ;   146.8 agu0    14 t
        vpxor ymm11, ymm11, ymm7                                         ;   154.8 fp1     14 t
        vpxor ymm7, ymm7, ymm5                                           ;   154.8 fp2     14 t
        vpxor ymm4, ymm4, ymm11                                          ;   155.8 fp3     14 t
        vpxor ymm1, ymm1, ymm2                                           ;   151.8 fp0     14 t
        vpxor ymm2, ymm2, [rbp + 2432]                                   ;   149.5 fp1+agu1   14 t
        vpxor ymm1, ymm1, [rbp + 2528]                                   ;   152.8 fp2+agu0   14 t
        vpxor ymm11, ymm11, ymm6                                         ;   155.8 fp3     14 t
        vpxor ymm6, ymm6, [rbp + 2400]                                   ;   152.8 fp0+agu1   14 t
        vpxor ymm11, ymm11, [rbp + 2560]                                 ;   156.8 fp1+agu0   14 t
        vpxor ymm5, ymm5, [rbp + 2592]                                   ;   150.7 fp2+agu1   14 t
        vpxor ymm5, ymm5, ymm4                                           ;   156.8 fp3     14 t
        vpxor ymm4, ymm4, [rbp + 2496]                                   ;   156.8 fp0+agu0   14 t
        vpxor ymm9, ymm9, [rbp + 2624]                                   ;   151.7 fp1+agu1   14 t
        vpxor ymm9, ymm9, ymm7                                           ;   155.8 fp2     14 t
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   155.8 fp3+agu0   14 t
        vpbroadcastb ymm15, [r8 + 168]                                   ;   152.7 fp1+agu1   14 l.0
        vpxor ymm15, ymm15, ymm7                                         ;   156.8 fp0     14 t
        vmovdqu [rbp + 2464], ymm7                                       ;   156.8 agu2+fp5   14 t spill
        vpbroadcastb ymm7, [r8 + 169]                                    ;   152.8 fp2+agu0   14 l.1
        vpxor ymm7, ymm7, ymm2                                           ;   153.8 fp3     14 t
        vmovdqu [rbp + 2624], ymm2                                       ;   153.3 agu2+fp5   14 t spill
        vpbroadcastb ymm2, [r8 + 170]                                    ;   153.7 fp1+agu1   14 l.2
        vpxor ymm2, ymm2, ymm6                                           ;   154.7 fp0     14 t
        vmovdqu [rbp + 2496], ymm6                                       ;   154.3 agu0+fp5   14 t spill
        vpbroadcastb ymm6, [r8 + 171]                                    ;   154.7 fp2+agu1   14 l.3
        vpxor ymm6, ymm6, ymm4                                           ;   157.8 fp3     14 t
        vmovdqu [rbp + 2592], ymm4                                       ;   157.8 agu2+fp5   14 t spill
        vpbroadcastb ymm4, [r8 + 172]                                    ;   154.8 fp1+agu0   14 l.4
        vpxor ymm4, ymm4, ymm1                                           ;   155.8 fp0     14 t
        vmovdqu [rbp + 2560], ymm1                                       ;   156.3 agu2+fp5   14 t spill
        vpbroadcastb ymm1, [r8 + 173]                                    ;   155.7 fp2+agu1   14 l.5
        vpxor ymm1, ymm1, ymm11                                          ;   157.8 fp3     14 t
        vmovdqu [rbp + 2400], ymm11                                      ;   157.8 agu0+fp5   14 t spill
        vpbroadcastb ymm11, [r8 + 174]                                   ;   156.7 fp1+agu1   14 l.6
        vpxor ymm11, ymm11, ymm5                                         ;   157.8 fp0     14 t
        vmovdqu [rbp + 2528], ymm5                                       ;   158.3 agu2+fp5   14 t spill
        vpbroadcastb ymm5, [r8 + 175]                                    ;   156.8 fp2+agu0   14 l.7
        vpxor ymm5, ymm5, ymm9                                           ;   157.8 fp3     14 t
        vmovdqu [rbp + 2432], ymm9                                       ;   159.3 agu2+fp5   14 t spill
        vpand ymm9, ymm15, ymm12                                         ;   157.8 fp1     14 t
        vpsrlq ymm15, ymm15, 4                                           ;   157.8 fp2     14 t
        vpand ymm15, ymm15, ymm12                                        ;   158.8 fp0     14 t
        vpshufb ymm9, ymm14, ymm9                                        ;   158.8 fp1     14 t
        vpshufb ymm15, ymm13, ymm15                                      ;   159.8 fp2     14 t
        vpxor ymm9, ymm9, ymm15                                          ;   160.8 fp3     14 t
        vpshufb ymm9, ymm9, ymm0                                         ;   161.8 fp1     14 t
        vaesenclast ymm9, ymm9, ymm10                                    ;   162.8 fp0     14 t
        vpand ymm15, ymm9, ymm12                                         ;   166.8 fp3     14 t
        vpsrlq ymm9, ymm9, 4                                             ;   166.8 fp2     14 t
        vpand ymm9, ymm9, ymm12                                          ;   167.8 fp0     14 t
        vpshufb ymm15, ymm8, ymm15                                       ;   167.8 fp1     14 t
        vpshufb ymm9, ymm3, ymm9                                         ;   168.8 fp2     14 t
        vpxor ymm15, ymm15, ymm9                                         ;   169.8 fp3     14 t
        vpand ymm9, ymm7, ymm12                                          ;   160.0 fp0     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   160.7 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;   161.7 fp3     14 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 384]        ;   159.5 agu1    14 t reload
        vpshufb ymm9, ymm3, ymm9                                         ;   166.5 fp2     14 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 416]        ;   159.8 agu0    14 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   166.8 fp1     14 t
        vpxor ymm9, ymm9, ymm7                                           ;   167.8 fp0     14 t
        vpshufb ymm7, ymm9, ymm0                                         ;   168.8 fp2     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   169.8 fp0     14 t
        vpand ymm9, ymm7, ymm12                                          ;   173.8 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   173.8 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;   174.8 fp3     14 t
        vmovdqu [rbp + 2976], ymm15                                      ;   170.8 agu2+fp5   14 t spill
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 448]       ;   162.8 agu1    14 t reload
        vpshufb ymm9, ymm15, ymm9                                        ;   174.8 fp2     14 t
        vpand ymm15, ymm2, ymm12                                         ;   166.5 fp0     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   166.7 fp1     14 t
        vpand ymm2, ymm2, ymm12                                          ;   167.7 fp3     14 t
        vpshufb ymm15, ymm14, ymm15                                      ;   167.5 fp2     14 t
        vpshufb ymm2, ymm13, ymm2                                        ;   168.7 fp1     14 t
        vpxor ymm15, ymm15, ymm2                                         ;   169.7 fp0     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 480]        ;   167.5 agu0    14 t reload
        vpshufb ymm7, ymm2, ymm7                                         ;   175.8 fp2     14 t
        vpxor ymm9, ymm9, ymm7                                           ;   176.8 fp3     14 t
        vpshufb ymm7, ymm15, ymm0                                        ;   170.7 fp1     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   171.7 fp0     14 t
        vpand ymm15, ymm7, ymm12                                         ;   175.7 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   175.7 fp2     14 t
        vpand ymm7, ymm7, ymm12                                          ;   176.7 fp0     14 t
        vmovdqu [rbp + 2944], ymm9                                       ;   177.8 agu2+fp5   14 t spill
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 512]        ;   169.7 agu1    14 t reload
        vpshufb ymm15, ymm9, ymm15                                       ;   176.7 fp1     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 544]        ;   170.0 agu0    14 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;   177.7 fp2     14 t
        vpxor ymm15, ymm15, ymm7                                         ;   178.7 fp3     14 t
        vpand ymm7, ymm6, ymm12                                          ;   170.7 fp0     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   170.8 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;   171.8 fp2     14 t
        vpshufb ymm7, ymm14, ymm7                                        ;   171.8 fp1     14 t
        vpshufb ymm6, ymm13, ymm6                                        ;   172.8 fp2     14 t
        vpxor ymm7, ymm7, ymm6                                           ;   173.8 fp3     14 t
        vpshufb ymm6, ymm7, ymm0                                         ;   174.8 fp1     14 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   175.8 fp0     14 t
        vpand ymm7, ymm6, ymm12                                          ;   179.8 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   179.8 fp2     14 t
        vpand ymm6, ymm6, ymm12                                          ;   180.8 fp0     14 t
        vmovdqu [rbp + 2912], ymm15                                      ;   179.7 agu2+fp5   14 t spill
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 576]       ;   175.0 agu1    14 t reload
        vpshufb ymm7, ymm15, ymm7                                        ;   182.0 fp1     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 608]       ;   175.3 agu0    14 t reload
        vpshufb ymm6, ymm15, ymm6                                        ;   182.3 fp2     14 t
        vpxor ymm7, ymm7, ymm6                                           ;   183.3 fp3     14 t
        vpand ymm6, ymm4, ymm12                                          ;   175.8 fp0     14 t
        vpsrlq ymm4, ymm4, 4                                             ;   176.2 fp1     14 t
        vpand ymm4, ymm4, ymm12                                          ;   177.2 fp2     14 t
        vpshufb ymm6, ymm3, ymm6                                         ;   177.2 fp1     14 t
        vpshufb ymm4, ymm8, ymm4                                         ;   178.2 fp2     14 t
        vpxor ymm6, ymm6, ymm4                                           ;   179.2 fp3     14 t
        vpshufb ymm4, ymm6, ymm0                                         ;   180.2 fp1     14 t
        vaesenclast ymm4, ymm4, ymm10                                    ;   181.2 fp0     14 t
        vpand ymm6, ymm4, ymm12                                          ;   185.2 fp3     14 t
        vpsrlq ymm4, ymm4, 4                                             ;   185.2 fp2     14 t
        vpand ymm4, ymm4, ymm12                                          ;   186.2 fp0     14 t
        vpshufb ymm4, ymm2, ymm4                                         ;   187.2 fp1     14 t
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 448]        ;   178.2 agu1    14 t reload
        vpshufb ymm6, ymm2, ymm6                                         ;   186.2 fp2     14 t
        vpxor ymm4, ymm4, ymm6                                           ;   188.2 fp3     14 t
        vpand ymm6, ymm1, ymm12                                          ;   179.2 fp0     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   180.2 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   181.2 fp3     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;   180.5 fp2     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   182.2 fp1     14 t
        vpxor ymm6, ymm6, ymm1                                           ;   183.2 fp0     14 t
        vpshufb ymm1, ymm6, ymm0                                         ;   184.2 fp2     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   185.2 fp0     14 t
        vpand ymm6, ymm1, ymm12                                          ;   189.2 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   189.2 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   190.2 fp3     14 t
        vpshufb ymm1, ymm9, ymm1                                         ;   191.2 fp2     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 512]        ;   182.2 agu0    14 t reload
        vpshufb ymm6, ymm9, ymm6                                         ;   190.2 fp1     14 t
        vpxor ymm1, ymm1, ymm6                                           ;   192.2 fp0     14 t
        vpand ymm6, ymm11, ymm12                                         ;   183.2 fp3     14 t
        vpsrlq ymm11, ymm11, 4                                           ;   183.5 fp2     14 t
        vpand ymm11, ymm11, ymm12                                        ;   184.5 fp0     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;   184.2 fp1     14 t
        vpshufb ymm11, ymm13, ymm11                                      ;   185.5 fp2     14 t
        vpxor ymm6, ymm6, ymm11                                          ;   186.5 fp3     14 t
        vpshufb ymm6, ymm6, ymm0                                         ;   187.5 fp1     14 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   188.5 fp0     14 t
        vpand ymm11, ymm6, ymm12                                         ;   192.5 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   192.5 fp2     14 t
        vpand ymm6, ymm6, ymm12                                          ;   193.5 fp0     14 t
        vpshufb ymm6, ymm15, ymm6                                        ;   194.5 fp1     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 576]       ;   186.3 agu1    14 t reload
        vpshufb ymm11, ymm15, ymm11                                      ;   193.5 fp2     14 t
        vpxor ymm6, ymm6, ymm11                                          ;   195.5 fp3     14 t
        vpand ymm11, ymm5, ymm12                                         ;   187.2 fp0     14 t
        vpsrlq ymm5, ymm5, 4                                             ;   187.3 fp1     14 t
        vpand ymm5, ymm5, ymm12                                          ;   188.3 fp2     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;   188.3 fp1     14 t
        vpshufb ymm5, ymm13, ymm5                                        ;   189.3 fp2     14 t
        vpxor ymm11, ymm11, ymm5                                         ;   190.3 fp3     14 t
        vpshufb ymm5, ymm11, ymm0                                        ;   191.3 fp1     14 t
        vaesenclast ymm5, ymm5, ymm10                                    ;   192.3 fp0     14 t
        vpand ymm11, ymm5, ymm12                                         ;   196.3 fp3     14 t
        vpsrlq ymm5, ymm5, 4                                             ;   196.3 fp2     14 t
        vpand ymm5, ymm5, ymm12                                          ;   197.3 fp0     14 t
        vpxor ymm1, ymm1, ymm7                                           ;   193.2 fp1     14 t
        vpxor ymm4, ymm4, [rbp + 2912]                                   ;   190.3 fp3+agu0   14 t
        vpxor ymm6, ymm6, [rbp + 2976]                                   ;   196.5 fp2+agu1   14 t
        vpxor ymm7, ymm7, ymm4                                           ;   191.3 fp0     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 320]       ;   191.3 agu0    14 t reload
        vpshufb ymm11, ymm15, ymm11                                      ;   198.3 fp1     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 352]        ;   191.5 agu1    14 t reload
        vpshufb ymm5, ymm9, ymm5                                         ;   198.5 fp2     14 t
        vpxor ymm11, ymm11, ymm5                                         ;   199.5 fp3     14 t
        vmovdqu ymm5, [rbp + 2944]                                       ;   192.3 agu0    14 t
        vpxor ymm5, ymm5, ymm11                                          ;   200.5 fp0     14 t
        vpxor ymm11, ymm1, [rbp + 2976]                                  ;   194.2 fp1+agu1   14 t
        vpxor ymm4, ymm4, ymm11                                          ;   195.2 fp2     14 t
        vpxor ymm2, ymm6, [rbp + 2944]                                   ;   197.5 fp3+agu0   14 t
        vpxor ymm1, ymm1, ymm2                                           ;   198.5 fp0     14 t
        vmovdqu ymm8, [rbp + 2912]                                       ;   193.5 agu1    14 t
        vpxor ymm8, ymm8, ymm5                                           ;   201.5 fp1     14 t
        vpxor ymm5, ymm5, ymm7                                           ;   201.5 fp2     14 t
        vpxor ymm6, ymm6, ymm8                                           ;   202.5 fp3     14 t
        vpxor ymm2, ymm2, ymm4                                           ;   198.5 fp0     14 t
        vpxor ymm4, ymm4, [rbp + 2688]                                   ;   196.2 fp1+agu0   14 t
        vpxor ymm2, ymm2, [rbp + 2784]                                   ;   199.5 fp2+agu1   14 t
        vpxor ymm8, ymm8, ymm1                                           ;   202.5 fp3     14 t
        vpxor ymm1, ymm1, [rbp + 2656]                                   ;   199.5 fp0+agu0   14 t
        vpxor ymm8, ymm8, [rbp + 2816]                                   ;   203.5 fp1+agu1   14 t
        vpxor ymm7, ymm7, [rbp + 2848]                                   ;   197.3 fp2+agu0   14 t
        vpxor ymm7, ymm7, ymm6                                           ;   203.5 fp3     14 t
        vpxor ymm6, ymm6, [rbp + 2752]                                   ;   203.5 fp0+agu1   14 t
        vpxor ymm11, ymm11, [rbp + 2880]                                 ;   198.3 fp1+agu0   14 t
        vpxor ymm11, ymm11, ymm5                                         ;   202.5 fp2     14 t
        vpxor ymm5, ymm5, [rbp + 2720]                                   ;   202.5 fp3+agu1   14 t
        vpbroadcastb ymm3, [r8 + 176]                                    ;   199.3 fp1+agu0   14 r.0
        vpxor ymm3, ymm3, ymm5                                           ;   203.5 fp0     14 t
        vmovdqu [rbp + 2720], ymm5                                       ;   203.5 agu2+fp5   14 t spill
        vpbroadcastb ymm5, [r8 + 177]                                    ;   199.5 fp2+agu1   14 r.1
        vpxor ymm5, ymm5, ymm4                                           ;   200.5 fp3     14 t
        vmovdqu [rbp + 2880], ymm4                                       ;   200.0 agu2+fp5   14 t spill
        vpbroadcastb ymm4, [r8 + 178]                                    ;   200.3 fp1+agu0   14 r.2
        vpxor ymm4, ymm4, ymm1                                           ;   201.3 fp0     14 t
        vmovdqu [rbp + 2752], ymm1                                       ;   201.0 agu1+fp5   14 t spill
        vpbroadcastb ymm1, [r8 + 179]                                    ;   201.3 fp2+agu0   14 r.3
        vpxor ymm1, ymm1, ymm6                                           ;   204.5 fp3     14 t
        vmovdqu [rbp + 2848], ymm6                                       ;   204.5 agu2+fp5   14 t spill
        vpbroadcastb ymm6, [r8 + 180]                                    ;   201.5 fp1+agu1   14 r.4
        vpxor ymm6, ymm6, ymm2                                           ;   202.5 fp0     14 t
        vmovdqu [rbp + 2816], ymm2                                       ;   203.0 agu2+fp5   14 t spill
        vpbroadcastb ymm2, [r8 + 181]                                    ;   202.3 fp2+agu0   14 r.5
        vpxor ymm2, ymm2, ymm8                                           ;   204.5 fp3     14 t
        vmovdqu [rbp + 2656], ymm8                                       ;   204.5 agu1+fp5   14 t spill
        vpbroadcastb ymm8, [r8 + 182]                                    ;   203.3 fp1+agu0   14 r.6
        vpxor ymm8, ymm8, ymm7                                           ;   204.5 fp0     14 t
        vmovdqu [rbp + 2784], ymm7                                       ;   205.0 agu2+fp5   14 t spill
        vpbroadcastb ymm7, [r8 + 183]                                    ;   203.5 fp2+agu1   14 r.7
        vpxor ymm7, ymm7, ymm11                                          ;   204.5 fp3     14 t
        vmovdqu [rbp + 2688], ymm11                                      ;   206.0 agu2+fp5   14 t spill
        vpand ymm11, ymm3, ymm12                                         ;   204.5 fp1     14 t
        vpsrlq ymm3, ymm3, 4                                             ;   204.5 fp2     14 t
        vpand ymm3, ymm3, ymm12                                          ;   205.5 fp0     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;   205.5 fp1     14 t
        vpshufb ymm3, ymm13, ymm3                                        ;   206.5 fp2     14 t
        vpxor ymm11, ymm11, ymm3                                         ;   207.5 fp3     14 t
        vpshufb ymm3, ymm11, ymm0                                        ;   208.5 fp1     14 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   209.5 fp0     14 t
        vpand ymm11, ymm3, ymm12                                         ;   213.5 fp3     14 t
        vpsrlq ymm3, ymm3, 4                                             ;   213.5 fp2     14 t
        vpand ymm3, ymm3, ymm12                                          ;   214.5 fp0     14 t
        vpshufb ymm11, ymm15, ymm11                                      ;   214.5 fp1     14 t
        vpshufb ymm3, ymm9, ymm3                                         ;   215.5 fp2     14 t
        vpxor ymm11, ymm11, ymm3                                         ;   216.5 fp3     14 t
        vpand ymm3, ymm5, ymm12                                          ;   206.7 fp0     14 t
        vpsrlq ymm5, ymm5, 4                                             ;   207.3 fp1     14 t
        vpand ymm5, ymm5, ymm12                                          ;   208.3 fp3     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 384]        ;   206.2 agu0    14 t reload
        vpshufb ymm3, ymm9, ymm3                                         ;   213.2 fp2     14 t
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 416]       ;   206.5 agu1    14 t reload
        vpshufb ymm5, ymm15, ymm5                                        ;   213.5 fp1     14 t
        vpxor ymm3, ymm3, ymm5                                           ;   214.5 fp0     14 t
        vpshufb ymm3, ymm3, ymm0                                         ;   215.5 fp2     14 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   216.5 fp0     14 t
        vpand ymm5, ymm3, ymm12                                          ;   220.5 fp3     14 t
        vpsrlq ymm3, ymm3, 4                                             ;   220.5 fp1     14 t
        vpand ymm3, ymm3, ymm12                                          ;   221.5 fp3     14 t
        vmovdqu [rbp + 2912], ymm11                                      ;   217.5 agu2+fp5   14 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]       ;   209.5 agu0    14 t reload
        vpshufb ymm5, ymm11, ymm5                                        ;   221.5 fp2     14 t
        vpand ymm11, ymm4, ymm12                                         ;   213.2 fp0     14 t
        vpsrlq ymm4, ymm4, 4                                             ;   213.3 fp1     14 t
        vpand ymm4, ymm4, ymm12                                          ;   214.3 fp3     14 t
        vpshufb ymm11, ymm14, ymm11                                      ;   214.2 fp2     14 t
        vpshufb ymm4, ymm13, ymm4                                        ;   215.3 fp1     14 t
        vpxor ymm11, ymm11, ymm4                                         ;   216.3 fp0     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 480]        ;   214.2 agu1    14 t reload
        vpshufb ymm3, ymm4, ymm3                                         ;   222.5 fp2     14 t
        vpxor ymm5, ymm5, ymm3                                           ;   223.5 fp3     14 t
        vpshufb ymm3, ymm11, ymm0                                        ;   217.3 fp1     14 t
        vaesenclast ymm3, ymm3, ymm10                                    ;   218.3 fp0     14 t
        vpand ymm11, ymm3, ymm12                                         ;   222.3 fp3     14 t
        vpsrlq ymm3, ymm3, 4                                             ;   222.3 fp2     14 t
        vpand ymm3, ymm3, ymm12                                          ;   223.3 fp0     14 t
        vmovdqu [rbp + 2944], ymm5                                       ;   224.5 agu2+fp5   14 t spill
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 512]        ;   216.3 agu0    14 t reload
        vpshufb ymm11, ymm5, ymm11                                       ;   223.3 fp1     14 t
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 544]        ;   216.7 agu1    14 t reload
        vpshufb ymm3, ymm5, ymm3                                         ;   224.3 fp2     14 t
        vpxor ymm11, ymm11, ymm3                                         ;   225.3 fp3     14 t
        vpand ymm3, ymm1, ymm12                                          ;   217.3 fp0     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   217.5 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   218.5 fp2     14 t
        vpshufb ymm3, ymm14, ymm3                                        ;   218.5 fp1     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   219.5 fp2     14 t
        vpxor ymm3, ymm3, ymm1                                           ;   220.5 fp3     14 t
        vpshufb ymm1, ymm3, ymm0                                         ;   221.5 fp1     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   222.5 fp0     14 t
        vpand ymm3, ymm1, ymm12                                          ;   226.5 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   226.5 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;   227.5 fp0     14 t
        vmovdqu [rbp + 2976], ymm11                                      ;   226.3 agu2+fp5   14 t spill
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;   221.7 agu0    14 t reload
        vpshufb ymm3, ymm11, ymm3                                        ;   228.7 fp1     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 608]       ;   222.0 agu1    14 t reload
        vpshufb ymm1, ymm11, ymm1                                        ;   229.0 fp2     14 t
        vpxor ymm3, ymm3, ymm1                                           ;   230.0 fp3     14 t
        vpand ymm1, ymm6, ymm12                                          ;   222.5 fp0     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   222.8 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;   223.8 fp2     14 t
        vpshufb ymm1, ymm9, ymm1                                         ;   223.8 fp1     14 t
        vpshufb ymm6, ymm15, ymm6                                        ;   224.8 fp2     14 t
        vpxor ymm1, ymm1, ymm6                                           ;   225.8 fp3     14 t
        vpshufb ymm1, ymm1, ymm0                                         ;   226.8 fp1     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   227.8 fp0     14 t
        vpand ymm6, ymm1, ymm12                                          ;   231.8 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   231.8 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;   232.8 fp0     14 t
        vpshufb ymm1, ymm4, ymm1                                         ;   233.8 fp1     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 448]        ;   224.8 agu0    14 t reload
        vpshufb ymm6, ymm4, ymm6                                         ;   232.8 fp2     14 t
        vpxor ymm1, ymm1, ymm6                                           ;   234.8 fp3     14 t
        vpand ymm6, ymm2, ymm12                                          ;   225.8 fp0     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   226.8 fp1     14 t
        vpand ymm2, ymm2, ymm12                                          ;   227.8 fp3     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;   227.2 fp2     14 t
        vpshufb ymm2, ymm13, ymm2                                        ;   228.8 fp1     14 t
        vpxor ymm6, ymm6, ymm2                                           ;   229.8 fp0     14 t
        vpshufb ymm2, ymm6, ymm0                                         ;   230.8 fp2     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   231.8 fp0     14 t
        vpand ymm6, ymm2, ymm12                                          ;   235.8 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   235.8 fp1     14 t
        vpand ymm2, ymm2, ymm12                                          ;   236.8 fp3     14 t
        vpshufb ymm2, ymm5, ymm2                                         ;   237.8 fp2     14 t
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 512]        ;   228.8 agu1    14 t reload
        vpshufb ymm6, ymm5, ymm6                                         ;   236.8 fp1     14 t
        vpxor ymm2, ymm2, ymm6                                           ;   238.8 fp0     14 t
        vpand ymm6, ymm8, ymm12                                          ;   229.8 fp3     14 t
        vpsrlq ymm8, ymm8, 4                                             ;   230.2 fp2     14 t
        vpand ymm8, ymm8, ymm12                                          ;   231.2 fp0     14 t
        vpshufb ymm6, ymm14, ymm6                                        ;   230.8 fp1     14 t
        vpshufb ymm8, ymm13, ymm8                                        ;   232.2 fp2     14 t
        vpxor ymm6, ymm6, ymm8                                           ;   233.2 fp3     14 t
        vpshufb ymm6, ymm6, ymm0                                         ;   234.2 fp1     14 t
        vaesenclast ymm6, ymm6, ymm10                                    ;   235.2 fp0     14 t
        vpand ymm8, ymm6, ymm12                                          ;   239.2 fp3     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   239.2 fp2     14 t
        vpand ymm6, ymm6, ymm12                                          ;   240.2 fp0     14 t
        vpshufb ymm6, ymm11, ymm6                                        ;   241.2 fp1     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 576]       ;   233.0 agu0    14 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   240.2 fp2     14 t
        vpxor ymm6, ymm6, ymm8                                           ;   242.2 fp3     14 t
        vpand ymm8, ymm7, ymm12                                          ;   233.8 fp0     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   234.0 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;   235.0 fp2     14 t
        vpshufb ymm8, ymm14, ymm8                                        ;   235.0 fp1     14 t
        vpshufb ymm7, ymm13, ymm7                                        ;   236.0 fp2     14 t
        vpxor ymm8, ymm8, ymm7                                           ;   237.0 fp3     14 t
        vpshufb ymm7, ymm8, ymm0                                         ;   238.0 fp1     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   239.0 fp0     14 t
        vpand ymm8, ymm7, ymm12                                          ;   243.0 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   243.0 fp2     14 t
        vpand ymm7, ymm7, ymm12                                          ;   244.0 fp0     14 t
        vpxor ymm2, ymm2, ymm3                                           ;   239.8 fp1     14 t
        vpxor ymm1, ymm1, [rbp + 2976]                                   ;   237.0 fp3+agu1   14 t
        vpxor ymm6, ymm6, [rbp + 2912]                                   ;   243.2 fp2+agu0   14 t
        vpxor ymm3, ymm3, ymm1                                           ;   238.0 fp0     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 320]       ;   238.0 agu1    14 t reload
        vpshufb ymm8, ymm11, ymm8                                        ;   245.0 fp1     14 t
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 352]        ;   238.2 agu0    14 t reload
        vpshufb ymm7, ymm5, ymm7                                         ;   245.2 fp2     14 t
        vpxor ymm8, ymm8, ymm7                                           ;   246.2 fp3     14 t
        vmovdqu ymm7, [rbp + 2944]                                       ;   239.0 agu1    14 t
        vpxor ymm7, ymm7, ymm8                                           ;   247.2 fp0     14 t
        vpxor ymm8, ymm2, [rbp + 2912]                                   ;   240.8 fp1+agu0   14 t
        vpxor ymm1, ymm1, ymm8                                           ;   241.8 fp2     14 t
        vpxor ymm4, ymm6, [rbp + 2944]                                   ;   244.2 fp3+agu1   14 t
        vpxor ymm2, ymm2, ymm4                                           ;   245.2 fp0     14 t
        vmovdqu ymm15, [rbp + 2976]                                      ;   240.2 agu0    14 t
        vpxor ymm15, ymm15, ymm7                                         ;   248.2 fp1     14 t
        vpxor ymm7, ymm7, ymm3                                           ;   248.2 fp2     14 t
        vpxor ymm6, ymm6, ymm15                                          ;   249.2 fp3     14 t
        vpxor ymm4, ymm4, ymm1                                           ;   245.2 fp0     14 t
        vpxor ymm1, ymm1, [rbp + 2624]                                   ;   242.8 fp1+agu1   14 t
        vpxor ymm4, ymm4, [rbp + 2560]                                   ;   246.2 fp2+agu0   14 t
        vpxor ymm15, ymm15, ymm2                                         ;   249.2 fp3     14 t
        vpxor ymm2, ymm2, [rbp + 2496]                                   ;   246.2 fp0+agu1   14 t
        vpxor ymm15, ymm15, [rbp + 2400]                                 ;   250.2 fp1+agu0   14 t
        vpxor ymm3, ymm3, [rbp + 2528]                                   ;   244.0 fp2+agu1   14 t
        vpxor ymm3, ymm3, ymm6                                           ;   250.2 fp3     14 t
        vpxor ymm6, ymm6, [rbp + 2592]                                   ;   250.2 fp0+agu0   14 t
        vpxor ymm8, ymm8, [rbp + 2432]                                   ;   245.0 fp1+agu1   14 t
        vpxor ymm8, ymm8, ymm7                                           ;   249.2 fp2     14 t
        vpxor ymm7, ymm7, [rbp + 2464]                                   ;   249.2 fp3+agu0   14 t
        vpbroadcastb ymm9, [r8 + 184]                                    ;   246.0 fp1+agu1   14 l.0
        vpxor ymm9, ymm9, ymm7                                           ;   250.2 fp0     14 t
        vmovdqu [rbp + 2464], ymm7                                       ;   250.2 agu2+fp5   14 t spill
        vpbroadcastb ymm7, [r8 + 185]                                    ;   246.2 fp2+agu0   14 l.1
        vpxor ymm7, ymm7, ymm1                                           ;   247.2 fp3     14 t
        vmovdqu [rbp + 2432], ymm1                                       ;   246.7 agu2+fp5   14 t spill
        vpbroadcastb ymm1, [r8 + 186]                                    ;   247.0 fp1+agu1   14 l.2
        vpxor ymm1, ymm1, ymm2                                           ;   248.0 fp0     14 t
        vmovdqu [rbp + 2592], ymm2                                       ;   247.7 agu0+fp5   14 t spill
        vpbroadcastb ymm2, [r8 + 187]                                    ;   248.0 fp2+agu1   14 l.3
        vpxor ymm2, ymm2, ymm6                                           ;   251.2 fp3     14 t
        vmovdqu [rbp + 2528], ymm6                                       ;   251.2 agu2+fp5   14 t spill
        vpbroadcastb ymm6, [r8 + 188]                                    ;   248.2 fp1+agu0   14 l.4
        vpxor ymm6, ymm6, ymm4                                           ;   249.2 fp0     14 t
        vmovdqu [rbp + 2400], ymm4                                       ;   249.7 agu2+fp5   14 t spill
        vpbroadcastb ymm4, [r8 + 189]                                    ;   249.0 fp2+agu1   14 l.5
        vpxor ymm4, ymm4, ymm15                                          ;   251.2 fp3     14 t
        vmovdqu [rbp + 2496], ymm15                                      ;   251.2 agu0+fp5   14 t spill
        vpbroadcastb ymm15, [r8 + 190]                                   ;   250.0 fp1+agu1   14 l.6
        vpxor ymm15, ymm15, ymm3                                         ;   251.2 fp0     14 t
        vmovdqu [rbp + 2560], ymm3                                       ;   251.7 agu2+fp5   14 t spill
        vpbroadcastb ymm3, [r8 + 191]                                    ;   250.2 fp2+agu0   14 l.7
        vpxor ymm3, ymm3, ymm8                                           ;   251.2 fp3     14 t
        vmovdqu [rbp + 2624], ymm8                                       ;   252.7 agu2+fp5   14 t spill
        vpand ymm8, ymm9, ymm12                                          ;   251.2 fp1     14 t
        vpsrlq ymm9, ymm9, 4                                             ;   251.2 fp2     14 t
        vpand ymm9, ymm9, ymm12                                          ;   252.2 fp0     14 t
        vpshufb ymm8, ymm14, ymm8                                        ;   252.2 fp1     14 t
        vpshufb ymm9, ymm13, ymm9                                        ;   253.2 fp2     14 t
        vpxor ymm8, ymm8, ymm9                                           ;   254.2 fp3     14 t
        vpshufb ymm8, ymm8, ymm0                                         ;   255.2 fp1     14 t
        vaesenclast ymm8, ymm8, ymm10                                    ;   256.2 fp0     14 t
        vpand ymm9, ymm8, ymm12                                          ;   260.2 fp3     14 t
        vpsrlq ymm8, ymm8, 4                                             ;   260.2 fp2     14 t
        vpand ymm8, ymm8, ymm12                                          ;   261.2 fp0     14 t
        vpshufb ymm9, ymm11, ymm9                                        ;   261.2 fp1     14 t
        vpshufb ymm8, ymm5, ymm8                                         ;   262.2 fp2     14 t
        vpxor ymm9, ymm9, ymm8                                           ;   263.2 fp3     14 t
        vpand ymm8, ymm7, ymm12                                          ;   253.3 fp0     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   254.0 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;   255.0 fp3     14 t
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 384]        ;   252.8 agu1    14 t reload
        vpshufb ymm8, ymm5, ymm8                                         ;   259.8 fp2     14 t
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 416]       ;   253.2 agu0    14 t reload
        vpshufb ymm7, ymm11, ymm7                                        ;   260.2 fp1     14 t
        vpxor ymm8, ymm8, ymm7                                           ;   261.2 fp0     14 t
        vpshufb ymm7, ymm8, ymm0                                         ;   262.2 fp2     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   263.2 fp0     14 t
        vpand ymm8, ymm7, ymm12                                          ;   267.2 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   267.2 fp1     14 t
        vpand ymm7, ymm7, ymm12                                          ;   268.2 fp3     14 t
        vmovdqu [rbp + 2976], ymm9                                       ;   264.2 agu2+fp5   14 t spill
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 448]        ;   256.2 agu1    14 t reload
        vpshufb ymm8, ymm9, ymm8                                         ;   268.2 fp2     14 t
        vpand ymm9, ymm1, ymm12                                          ;   259.8 fp0     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   260.0 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   261.0 fp3     14 t
        vpshufb ymm9, ymm14, ymm9                                        ;   260.8 fp2     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   262.0 fp1     14 t
        vpxor ymm9, ymm9, ymm1                                           ;   263.0 fp0     14 t
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 480]        ;   260.8 agu0    14 t reload
        vpshufb ymm7, ymm1, ymm7                                         ;   269.2 fp2     14 t
        vpxor ymm8, ymm8, ymm7                                           ;   270.2 fp3     14 t
        vpshufb ymm7, ymm9, ymm0                                         ;   264.0 fp1     14 t
        vaesenclast ymm7, ymm7, ymm10                                    ;   265.0 fp0     14 t
        vpand ymm9, ymm7, ymm12                                          ;   269.0 fp3     14 t
        vpsrlq ymm7, ymm7, 4                                             ;   269.0 fp2     14 t
        vpand ymm7, ymm7, ymm12                                          ;   270.0 fp0     14 t
        vmovdqu [rbp + 2944], ymm8                                       ;   271.2 agu2+fp5   14 t spill
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]        ;   263.0 agu1    14 t reload
        vpshufb ymm9, ymm8, ymm9                                         ;   270.0 fp1     14 t
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 544]        ;   263.3 agu0    14 t reload
        vpshufb ymm7, ymm8, ymm7                                         ;   271.0 fp2     14 t
        vpxor ymm9, ymm9, ymm7                                           ;   272.0 fp3     14 t
        vpand ymm7, ymm2, ymm12                                          ;   264.0 fp0     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   264.2 fp1     14 t
        vpand ymm2, ymm2, ymm12                                          ;   265.2 fp2     14 t
        vpshufb ymm7, ymm14, ymm7                                        ;   265.2 fp1     14 t
        vpshufb ymm2, ymm13, ymm2                                        ;   266.2 fp2     14 t
        vpxor ymm7, ymm7, ymm2                                           ;   267.2 fp3     14 t
        vpshufb ymm2, ymm7, ymm0                                         ;   268.2 fp1     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   269.2 fp0     14 t
        vpand ymm7, ymm2, ymm12                                          ;   273.2 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   273.2 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   274.2 fp0     14 t
        vmovdqu [rbp + 2912], ymm9                                       ;   273.0 agu2+fp5   14 t spill
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 576]        ;   268.3 agu1    14 t reload
        vpshufb ymm7, ymm9, ymm7                                         ;   275.3 fp1     14 t
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 608]        ;   268.7 agu0    14 t reload
        vpshufb ymm2, ymm9, ymm2                                         ;   275.7 fp2     14 t
        vpxor ymm7, ymm7, ymm2                                           ;   276.7 fp3     14 t
        vpand ymm2, ymm6, ymm12                                          ;   269.2 fp0     14 t
        vpsrlq ymm6, ymm6, 4                                             ;   269.5 fp1     14 t
        vpand ymm6, ymm6, ymm12                                          ;   270.5 fp2     14 t
        vpshufb ymm2, ymm5, ymm2                                         ;   270.5 fp1     14 t
        vpshufb ymm5, ymm11, ymm6                                        ;   271.5 fp2     14 t
        vpxor ymm2, ymm2, ymm5                                           ;   272.5 fp3     14 t
        vpshufb ymm2, ymm2, ymm0                                         ;   273.5 fp1     14 t
        vaesenclast ymm2, ymm2, ymm10                                    ;   274.5 fp0     14 t
        vpand ymm5, ymm2, ymm12                                          ;   278.5 fp3     14 t
        vpsrlq ymm2, ymm2, 4                                             ;   278.5 fp2     14 t
        vpand ymm2, ymm2, ymm12                                          ;   279.5 fp0     14 t
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 448]        ;   271.2 agu1    14 t reload
        vpshufb ymm5, ymm6, ymm5                                         ;   279.5 fp1     14 t
        vpshufb ymm1, ymm1, ymm2                                         ;   280.5 fp2     14 t
        vpand ymm2, ymm4, ymm12                                          ;   272.0 fp3     14 t
        vpxor ymm5, ymm5, ymm1                                           ;   281.5 fp0     14 t
        vpsrlq ymm1, ymm4, 4                                             ;   273.5 fp1     14 t
        vpshufb ymm2, ymm14, ymm2                                        ;   273.8 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;   274.5 fp3     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   275.5 fp1     14 t
        vpxor ymm2, ymm2, ymm1                                           ;   276.5 fp0     14 t
        vpshufb ymm1, ymm2, ymm0                                         ;   277.5 fp2     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   278.5 fp0     14 t
        vpand ymm2, ymm1, ymm12                                          ;   282.5 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   282.5 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   283.5 fp3     14 t
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 512]        ;   275.3 agu0    14 t reload
        vpshufb ymm2, ymm4, ymm2                                         ;   283.5 fp2     14 t
        vpshufb ymm1, ymm8, ymm1                                         ;   284.5 fp1     14 t
        vpand ymm4, ymm15, ymm12                                         ;   275.8 fp0     14 t
        vpxor ymm2, ymm2, ymm1                                           ;   285.5 fp3     14 t
        vpsrlq ymm1, ymm15, 4                                            ;   276.8 fp2     14 t
        vpshufb ymm4, ymm14, ymm4                                        ;   277.5 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   277.8 fp0     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   278.8 fp2     14 t
        vpxor ymm4, ymm4, ymm1                                           ;   279.8 fp3     14 t
        vpshufb ymm1, ymm4, ymm0                                         ;   280.8 fp1     14 t
        vaesenclast ymm1, ymm1, ymm10                                    ;   281.8 fp0     14 t
        vpand ymm4, ymm1, ymm12                                          ;   285.8 fp3     14 t
        vpsrlq ymm1, ymm1, 4                                             ;   285.8 fp2     14 t
        vpand ymm1, ymm1, ymm12                                          ;   286.8 fp0     14 t
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 576]        ;   279.5 agu1    14 t reload
        vpshufb ymm4, ymm6, ymm4                                         ;   286.8 fp1     14 t
        vpshufb ymm1, ymm9, ymm1                                         ;   287.8 fp2     14 t
        vpand ymm6, ymm3, ymm12                                          ;   280.0 fp3     14 t
        vpxor ymm4, ymm4, ymm1                                           ;   288.8 fp0     14 t
        vpsrlq ymm1, ymm3, 4                                             ;   280.7 fp1     14 t
        vpand ymm1, ymm1, ymm12                                          ;   281.7 fp2     14 t
        vpshufb ymm3, ymm14, ymm6                                        ;   281.7 fp1     14 t
        vpshufb ymm1, ymm13, ymm1                                        ;   282.7 fp2     14 t
        vpxor ymm3, ymm3, ymm1                                           ;   283.7 fp3     14 t
        vpshufb ymm0, ymm3, ymm0                                         ;   284.7 fp1     14 t
        vaesenclast ymm0, ymm0, ymm10                                    ;   285.7 fp0     14 t
        vpand ymm1, ymm0, ymm12                                          ;   289.7 fp3     14 t
        vpsrlq ymm0, ymm0, 4                                             ;   289.7 fp2     14 t
        vpand ymm0, ymm0, ymm12                                          ;   290.7 fp0     14 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 320]        ;   283.5 agu0    14 t reload
        vpshufb ymm1, ymm3, ymm1                                         ;   290.7 fp1     14 t
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 352]        ;   283.8 agu1    14 t reload
        vpshufb ymm0, ymm3, ymm0                                         ;   291.7 fp2     14 t
        vpxor ymm1, ymm1, ymm0                                           ;   292.7 fp3     14 t
        vpxor ymm2, ymm2, ymm7                                           ;   286.5 fp0     14 t
        vmovdqu ymm0, [rbp + 2912]                                       ;   284.7 agu0    14 t reload
        vpxor ymm5, ymm5, ymm0                                           ;   291.7 fp1     14 t
        vmovdqu ymm3, [rbp + 2944]                                       ;   285.5 agu1    14 t reload
        vpxor ymm1, ymm1, ymm3                                           ;   293.7 fp2     14 t
        vmovdqu ymm6, [rbp + 2976]                                       ;   285.8 agu0    14 t reload
        vpxor ymm8, ymm2, ymm6                                           ;   292.8 fp3     14 t
        vpxor ymm4, ymm4, ymm6                                           ;   292.8 fp0     14 t
        vpxor ymm7, ymm7, ymm5                                           ;   292.7 fp1     14 t
        vpxor ymm3, ymm3, ymm4                                           ;   293.8 fp2     14 t
        vpxor ymm0, ymm0, ymm1                                           ;   294.7 fp3     14 t
        vpxor ymm5, ymm5, ymm8                                           ;   293.8 fp0     14 t
        vpxor ymm1, ymm1, ymm7                                           ;   294.7 fp1     14 t
        vpxor ymm2, ymm2, ymm3                                           ;   294.8 fp2     14 t
        vpxor ymm4, ymm4, ymm0                                           ;   295.7 fp3     14 t
        vpbroadcastb ymm6, [r8 + 192]                                    ;   289.8 fp1+agu1   16 z.0
        vpbroadcastb ymm9, [r8 + 193]                                    ;   290.0 fp2+agu0   16 z.1
        vpbroadcastb ymm10, [r8 + 194]                                   ;   290.8 fp1+agu1   16 z.2
        vpbroadcastb ymm11, [r8 + 195]                                   ;   291.0 fp2+agu0   16 z.3
        vpbroadcastb ymm12, [r8 + 196]                                   ;   291.8 fp1+agu1   16 z.4
        vpbroadcastb ymm13, [r8 + 197]                                   ;   292.0 fp2+agu0   16 z.5
        vpbroadcastb ymm14, [r8 + 198]                                   ;   292.8 fp1+agu1   16 z.6
        vpbroadcastb ymm15, [r8 + 199]                                   ;   293.0 fp2+agu0   16 z.7
        vpbroadcastb ymm15, [r8 + 200]                                   ;   293.8 fp1+agu1   16 z.0
        vpxor ymm6, ymm6, [rbp + 2464]                                   ;   294.0 fp0+agu0   17 dst
        vmovdqu [rbp + 2464], ymm6                                       ;   295.0 agu2+fp5   17 dst spill
        vpbroadcastb ymm6, [r8 + 201]                                    ;   294.8 fp2+agu1   16 z.1
        vpxor ymm9, ymm9, [rbp + 2432]                                   ;   295.0 fp3+agu0   17 dst
        vmovdqu [rbp + 2432], ymm9                                       ;   296.0 agu2+fp5   17 dst spill
        vpbroadcastb ymm9, [r8 + 202]                                    ;   295.8 fp1+agu1   16 z.2
        vpxor ymm10, ymm10, [rbp + 2592]                                 ;   296.0 fp0+agu0   17 dst
        vpbroadcastb ymm9, [r8 + 203]                                    ;   296.8 fp2+agu1   16 z.3
        vpxor ymm11, ymm11, [rbp + 2528]                                 ;   297.0 fp3+agu0   17 dst
        vpbroadcastb ymm9, [r8 + 204]                                    ;   297.8 fp1+agu1   16 z.4
        vpxor ymm12, ymm12, [rbp + 2400]                                 ;   298.0 fp0+agu0   17 dst
        vpbroadcastb ymm9, [r8 + 205]                                    ;   298.8 fp2+agu1   16 z.5
        vpxor ymm13, ymm13, [rbp + 2496]                                 ;   299.0 fp3+agu0   17 dst
        vpbroadcastb ymm9, [r8 + 206]                                    ;   299.8 fp1+agu1   16 z.6
        vpxor ymm14, ymm14, [rbp + 2560]                                 ;   300.0 fp0+agu0   17 dst
        vpbroadcastb ymm9, [r8 + 207]                                    ;   300.8 fp2+agu1   16 z.7
        vpxor ymm15, ymm15, ymm1                                         ;   295.8 fp3     17 dst
        vpxor ymm15, ymm15, [rbp + 2720]                                 ;   301.0 fp0+agu0   17 dst
        vpxor ymm6, ymm6, ymm5                                           ;   296.8 fp3     17 dst
        vpxor ymm6, ymm6, [rbp + 2880]                                   ;   301.8 fp0+agu1   17 dst
        vpxor ymm5, ymm5, ymm3                                           ;   297.8 fp1     17 dst
        vpbroadcastb ymm3, [r8 + 199]                                    ;   302.0 fp2+agu0   17 dst
        vpxor ymm3, ymm3, [rbp + 2624]                                   ;   303.0 fp3+agu1   17 dst
        vmovdqu [rbp + 2624], ymm15                                      ;   302.0 agu2+fp5   17 dst spill
        vpbroadcastb ymm15, [r8 + 204]                                   ;   303.0 fp1+agu0   16 z.4 reload
        vpxor ymm5, ymm5, ymm15                                          ;   304.0 fp0     17 dst
        vpbroadcastb ymm15, [r8 + 202]                                   ;   303.8 fp2+agu1   16 z.2 reload
        vpxor ymm15, ymm2, ymm15                                         ;   304.8 fp3     17 dst
        vpxor ymm15, ymm15, [rbp + 2752]                                 ;   305.8 fp0+agu0   17 dst
        vpxor ymm5, ymm5, [rbp + 2816]                                   ;   305.0 fp1+agu1   17 dst
        vpxor ymm2, ymm2, ymm0                                           ;   299.8 fp3     17 dst
        vpbroadcastb ymm0, [r8 + 203]                                    ;   305.0 fp2+agu0   16 z.3 reload
        vpxor ymm0, ymm4, ymm0                                           ;   306.0 fp0     17 dst
        vpxor ymm0, ymm0, [rbp + 2848]                                   ;   307.0 fp1+agu1   17 dst
        vmovdqu [rbp + 2848], ymm6                                       ;   302.8 agu2+fp5   17 dst spill
        vpbroadcastb ymm6, [r8 + 205]                                    ;   306.0 fp2+agu0   16 z.5 reload
        vpxor ymm2, ymm2, ymm6                                           ;   307.0 fp3     17 dst
        vpxor ymm2, ymm2, [rbp + 2656]                                   ;   308.0 fp0+agu1   17 dst
        vpxor ymm4, ymm4, ymm7                                           ;   302.0 fp1     17 dst
        vpbroadcastb ymm6, [r8 + 206]                                    ;   307.0 fp2+agu0   16 z.6 reload
        vpxor ymm4, ymm4, ymm6                                           ;   308.0 fp3     17 dst
        vpxor ymm4, ymm4, [rbp + 2784]                                   ;   309.0 fp0+agu1   17 dst
        vpxor ymm9, ymm9, ymm1                                           ;   303.0 fp1     17 dst
        vpxor ymm9, ymm9, ymm8                                           ;   304.0 fp2     17 dst
        vpunpcklbw ymm1, ymm3, ymm14                                     ;   304.0 fp1     17 dst
        vpunpckhbw ymm3, ymm3, ymm14                                     ;   304.2 fp2     17 dst
        vpxor ymm9, ymm9, [rbp + 2688]                                   ;   308.0 fp3+agu0   17 dst
        vpunpcklbw ymm6, ymm13, ymm12                                    ;   305.0 fp1     17 dst
        vpunpckhbw ymm7, ymm13, ymm12                                    ;   305.2 fp2     17 dst
        vpunpcklwd ymm8, ymm1, ymm6                                      ;   306.0 fp1     17 dst
        vpunpckhwd ymm1, ymm1, ymm6                                      ;   306.2 fp2     17 dst
        vpunpcklwd ymm6, ymm3, ymm7                                      ;   307.0 fp1     17 dst
        vpunpckhwd ymm3, ymm3, ymm7                                      ;   307.2 fp2     17 dst
        vpunpcklbw ymm7, ymm11, ymm10                                    ;   308.0 fp1     17 dst
        vpunpckhbw ymm10, ymm11, ymm10                                   ;   308.2 fp2     17 dst
        vmovdqu ymm11, [rbp + 2464]                                      ;   308.8 agu1    17 dst reload
        vmovdqu ymm12, [rbp + 2432]                                      ;   309.0 agu0    17 dst reload
        vpunpcklbw ymm13, ymm12, ymm11                                   ;   316.0 fp1     17 dst
        vpunpckhbw ymm11, ymm12, ymm11                                   ;   316.0 fp2     17 dst
        vpunpcklwd ymm12, ymm7, ymm13                                    ;   317.0 fp1     17 dst
        vpunpckhwd ymm7, ymm7, ymm13                                     ;   317.0 fp2     17 dst
        vpunpcklwd ymm13, ymm10, ymm11                                   ;   317.0 fp1     17 dst
        vpunpckhwd ymm10, ymm10, ymm11                                   ;   317.0 fp2     17 dst
        vpunpckldq ymm11, ymm8, ymm12                                    ;   318.0 fp1     17 dst
        vpunpckhdq ymm8, ymm8, ymm12                                     ;   318.0 fp2     17 dst
        vpunpckldq ymm12, ymm1, ymm7                                     ;   318.0 fp1     17 dst
        vpunpckhdq ymm1, ymm1, ymm7                                      ;   318.0 fp2     17 dst
        vpunpckldq ymm7, ymm6, ymm13                                     ;   318.0 fp1     17 dst
        vpunpckhdq ymm6, ymm6, ymm13                                     ;   318.0 fp2     17 dst
        vpunpckldq ymm13, ymm3, ymm10                                    ;   318.0 fp1     17 dst
        vpunpcklbw ymm14, ymm9, ymm4                                     ;   315.2 fp2     17 dst
        vpunpckhdq ymm3, ymm3, ymm10                                     ;   318.0 fp1     17 dst
        vpunpckhbw ymm4, ymm9, ymm4                                      ;   316.2 fp2     17 dst
        vpunpcklbw ymm9, ymm2, ymm5                                      ;   317.0 fp1     17 dst
        vpunpckhbw ymm2, ymm2, ymm5                                      ;   317.2 fp2     17 dst
        vpunpcklwd ymm5, ymm14, ymm9                                     ;   318.0 fp1     17 dst
        vpunpckhwd ymm9, ymm14, ymm9                                     ;   318.2 fp2     17 dst
        vpunpcklwd ymm10, ymm4, ymm2                                     ;   319.0 fp1     17 dst
        vpunpckhwd ymm2, ymm4, ymm2                                      ;   319.2 fp2     17 dst
        vpunpcklbw ymm4, ymm0, ymm15                                     ;   320.0 fp1     17 dst
        vpunpckhbw ymm0, ymm0, ymm15                                     ;   320.2 fp2     17 dst
        vmovdqu ymm14, [rbp + 2624]                                      ;   317.7 agu1    17 dst reload
        vmovdqu ymm15, [rbp + 2848]                                      ;   317.8 agu0    17 dst reload
        vmovdqu [rbp + 2464], ymm3                                       ;   319.0 agu2+fp5   17 dst spill
        vpunpcklbw ymm3, ymm15, ymm14                                    ;   324.8 fp1     17 dst
        vpunpckhbw ymm14, ymm15, ymm14                                   ;   324.8 fp2     17 dst
        vpunpcklwd ymm15, ymm4, ymm3                                     ;   325.8 fp1     17 dst
        vpunpckhwd ymm3, ymm4, ymm3                                      ;   325.8 fp2     17 dst
        vpunpcklwd ymm4, ymm0, ymm14                                     ;   325.8 fp1     17 dst
        vpunpckhwd ymm0, ymm0, ymm14                                     ;   325.8 fp2     17 dst
        vpunpckldq ymm14, ymm5, ymm15                                    ;   326.8 fp1     17 dst
        vpunpckhdq ymm5, ymm5, ymm15                                     ;   326.8 fp2     17 dst
        vpunpckldq ymm15, ymm9, ymm3                                     ;   326.8 fp1     17 dst
        vpunpckhdq ymm3, ymm9, ymm3                                      ;   326.8 fp2     17 dst
        vpunpckldq ymm9, ymm10, ymm4                                     ;   326.8 fp1     17 dst
        vpunpckhdq ymm4, ymm10, ymm4                                     ;   326.8 fp2     17 dst
        vpunpckldq ymm10, ymm2, ymm0                                     ;   327.0 fp1     17 dst
        vpunpckhdq ymm0, ymm2, ymm0                                      ;   327.2 fp2     17 dst
        vpunpcklqdq ymm2, ymm11, ymm14                                   ;   328.0 fp1     17 dst
        vpunpckhqdq ymm11, ymm11, ymm14                                  ;   328.2 fp2     17 dst
        vpunpcklqdq ymm14, ymm8, ymm5                                    ;   329.0 fp1     17 dst
        vpunpckhqdq ymm5, ymm8, ymm5                                     ;   329.2 fp2     17 dst
        vpunpcklqdq ymm8, ymm12, ymm15                                   ;   330.0 fp1     17 dst
        vpunpckhqdq ymm12, ymm12, ymm15                                  ;   330.2 fp2     17 dst
        vpunpcklqdq ymm15, ymm1, ymm3                                    ;   331.0 fp1     17 dst
        vpunpckhqdq ymm1, ymm1, ymm3                                     ;   331.2 fp2     17 dst
        vpunpcklqdq ymm3, ymm7, ymm9                                     ;   332.0 fp1     17 dst
        vpunpckhqdq ymm7, ymm7, ymm9                                     ;   332.2 fp2     17 dst
        vpunpcklqdq ymm9, ymm6, ymm4                                     ;   333.0 fp1     17 dst
        vpunpckhqdq ymm4, ymm6, ymm4                                     ;   333.2 fp2     17 dst
        vpunpcklqdq ymm6, ymm13, ymm10                                   ;   334.0 fp1     17 dst
        vpunpckhqdq ymm10, ymm13, ymm10                                  ;   334.2 fp2     17 dst
        mov r8, qword [rbp + 3032]                                       ;   327.8 agu1    16 z.0 reload
        vpxor ymm2, ymm2, [r8]                                           ;   338.8 fp0+agu0   17 dst
        vpxor ymm11, ymm11, [r8 + 32]                                    ;   338.8 fp3+agu1   17 dst
        vpxor ymm14, ymm14, [r8 + 64]                                    ;   338.8 fp0+agu0   17 dst
        vmovdqu ymm13, [rbp + 2464]                                      ;   329.8 agu1    17 dst reload
        vmovdqu [rbp + 2624], ymm14                                      ;   339.8 agu2+fp5   17 dst spill
        vpunpcklqdq ymm14, ymm13, ymm0                                   ;   336.8 fp1     17 dst
        vpunpckhqdq ymm0, ymm13, ymm0                                    ;   336.8 fp2     17 dst
        vpxor ymm5, ymm5, [r8 + 96]                                      ;   338.8 fp3+agu0   17 dst
        vpxor ymm8, ymm8, [r8 + 128]                                     ;   338.8 fp0+agu1   17 dst
        vpxor ymm12, ymm12, [r8 + 160]                                   ;   338.8 fp3+agu0   17 dst
        vpxor ymm15, ymm15, [r8 + 192]                                   ;   338.8 fp0+agu1   17 dst
        vpxor ymm1, ymm1, [r8 + 224]                                     ;   338.8 fp3+agu0   17 dst
        vpxor ymm3, ymm3, [r8 + 256]                                     ;   338.8 fp0+agu1   17 dst
        vpxor ymm7, ymm7, [r8 + 288]                                     ;   338.8 fp3+agu0   17 dst
        vpxor ymm9, ymm9, [r8 + 320]                                     ;   338.8 fp0+agu1   17 dst
        vpxor ymm4, ymm4, [r8 + 352]                                     ;   338.8 fp3+agu0   17 dst
        vpxor ymm6, ymm6, [r8 + 384]                                     ;   338.8 fp0+agu1   17 dst
        vpxor ymm10, ymm10, [r8 + 416]                                   ;   338.8 fp3+agu0   17 dst
        vpxor ymm14, ymm14, [r8 + 448]                                   ;   338.8 fp0+agu1   17 dst
        vpxor ymm0, ymm0, [r8 + 480]                                     ;   338.8 fp1+agu0   17 dst
        mov r9, qword [rbp + 3064]                                       ;   339.0 agu2    17 dst reload
        vmovdqu [r9], ymm2                                               ;   339.8 agu1+fp5   17 dst
        vmovdqu [r9 + 32], ymm11                                         ;   340.2 agu0+fp5   17 dst
        vmovdqu [r9 + 96], ymm5                                          ;   341.2 agu2+fp5   17 dst
        vmovdqu [r9 + 128], ymm8                                         ;   342.2 agu1+fp5   17 dst
        vmovdqu [r9 + 160], ymm12                                        ;   343.2 agu0+fp5   17 dst
        vmovdqu ymm2, [rbp + 2624]                                       ;   341.2 agu1    17 dst reload
        vmovdqu [r9 + 64], ymm2                                          ;   348.2 agu2+fp5   17 dst
        vmovdqu [r9 + 192], ymm15                                        ;   345.2 agu0+fp5   17 dst
        vmovdqu [r9 + 224], ymm1                                         ;   346.2 agu2+fp5   17 dst
        vmovdqu [r9 + 256], ymm3                                         ;   347.2 agu1+fp5   17 dst
        vmovdqu [r9 + 288], ymm7                                         ;   348.2 agu0+fp5   17 dst
        vmovdqu [r9 + 320], ymm9                                         ;   349.2 agu2+fp5   17 dst
        vmovdqu [r9 + 352], ymm4                                         ;   350.2 agu1+fp5   17 dst
        vmovdqu [r9 + 384], ymm6                                         ;   351.2 agu0+fp5   17 dst
        vmovdqu [r9 + 416], ymm10                                        ;   352.2 agu2+fp5   17 dst
        vmovdqu [r9 + 448], ymm14                                        ;   353.2 agu1+fp5   17 dst
        vmovdqu [r9 + 480], ymm0                                         ;   354.2 agu0+fp5   17 dst
        add r9, 0x200                                                    ;   343.0 alu0    22 blocks
        mov qword [rbp + 3064], r9                                       ;   345.0 agu2+st0   22 blocks
        mov esi, dword [rbp + 3104]                                      ;   345.2 agu1    22 blocks
        add esi, 0x20                                                    ;   349.2 alu1    22 blocks
        mov dword [rbp + 3104], esi                                      ;   350.2 agu0+st1   22 blocks
        add r8, 0x200                                                    ;   343.2 alu2    22 blocks
        mov qword [rbp + 3032], r8                                       ;   346.0 agu2+st0   22 blocks
        cmp r8, qword [rbp + 3040]                                       ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 3024]                                      ;                    blocks left over
        test rax, rax                                                    ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 3032]                                      ;                    blocks left over
        lea rdi, [rbp - 128]                                             ;                    blocks left over
        mov qword [rbp + 3072], rsi                                      ;                    blocks left over
        mov qword [rbp + 3032], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        mov rsi, qword [rbp + 3064]                                      ;                    blocks left over
        lea rdi, [rbp + 384]                                             ;                    blocks left over
        mov rcx, rsi                                                     ;                    blocks left over
        sub rcx, qword [rbp + 3072]                                      ;                    blocks left over
        neg rcx                                                          ;                    blocks left over
        sbb rcx, rcx                                                     ;                    blocks left over
        lea rdx, [rbp - 128]                                             ;                    blocks left over
        sub rdi, rdx                                                     ;                    blocks left over
        and rdi, rcx                                                     ;                    blocks left over
        add rdi, rdx                                                     ;                    blocks left over
        mov qword [rbp + 3080], rdi                                      ;                    blocks left over
        mov qword [rbp + 3088], rsi                                      ;                    blocks left over
        mov qword [rbp + 3064], rdi                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
        lea rsi, [rbp + 384]                                             ;                    blocks left over
        mov qword [rbp + 3040], rsi                                      ;                    blocks left over
        neg rax                                                          ;                    blocks left over
        mov qword [rbp + 3024], rax                                      ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                          ;                    blocks left over
        mov rsi, qword [rbp + 3080]                                      ;                    blocks left over
        mov rdi, qword [rbp + 3088]                                      ;                    blocks left over
        imul rcx, rax, 0x10                                              ;                    blocks left over
        rep movsb                                                        ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                       ;                    x87 state
        mov rsp, qword [rbp + 3096]                                      ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
camellia128_ctr.T0_constants256:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0x0e0c0a0806040200, 0x1e1c1a1816141210, 0x0f0d0b0907050301, 0x1f1d1b1917151311, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303
        dq 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0xa1a0b8b910110908, 0x0a0b1312bbbaa2a3, 0xa1a0b8b910110908, 0x0a0b1312bbbaa2a3
        dq 0x55f2c6613493a700, 0x8c2b1fb8ed4a7ed9, 0x55f2c6613493a700, 0x8c2b1fb8ed4a7ed9, 0x0b0e0104070a0d00, 0x0306090c0f020508, 0x0b0e0104070a0d00, 0x0306090c0f020508
        dq 0x38abad3e17848211, 0x58cbcd5e77e4e271, 0x38abad3e17848211, 0x58cbcd5e77e4e271, 0xc17918a061d9b800, 0x69d1b008c97110a8, 0xc17918a061d9b800, 0x69d1b008c97110a8
        dq 0xf2f3b5b41e1f5958, 0x50511716bcbdfbfa, 0xf2f3b5b41e1f5958, 0x50511716bcbdfbfa, 0x053d21191c243800, 0x271f033b3e061a22, 0x053d21191c243800, 0x271f033b3e061a22
        dq 0xee756ff4a43f25be, 0x6bf0ea7121baa03b, 0xee756ff4a43f25be, 0x6bf0ea7121baa03b, 0xffca3603fcc93500, 0xf1c4380df2c73b0e, 0xffca3603fcc93500, 0xf1c4380df2c73b0e
        dq 0x1cd5d61f8b424188, 0x2ce5e62fbb7271b8, 0x1cd5d61f8b424188, 0x2ce5e62fbb7271b8, 0xe0bc0c50b0ec5c00, 0xb4e85804e4b80854, 0xe0bc0c50b0ec5c00, 0xb4e85804e4b80854
        dq 0x70575b7c2e090522, 0xb0979bbceec9c5e2, 0x70575b7c2e090522, 0xb0979bbceec9c5e2, 0x83f23041c2b37100, 0xd2a3611093e22051, 0x83f23041c2b37100, 0xd2a3611093e22051

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

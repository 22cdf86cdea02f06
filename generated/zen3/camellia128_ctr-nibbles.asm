; camellia128_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/camellia_ctr.cw (sha256 5147d0b565a204f6); do not edit:
;   ./cw build camellia128_ctr --cpu zen3 --variant nibbles
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
;   body: 146 uops, planned 57.2; bounds: width 24.3, ports 51.0, path 2.0
;   blocks: 95 uops, planned 48.0; bounds: width 15.8, ports 18.7, path 42.0
;   blocks/groups: 1709 uops, planned 482.2; bounds: width 284.8, ports 362.0, path 121.0
;   blocks.2: 1699 uops, planned 468.5; bounds: width 283.2, ports 359.0, path 120.0
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
        push rbp                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0xf20                                                  ;                    frame
        and rsp, -32                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 3704], rax                                     ;                    frame
        mov qword [rbp + 3616], rsi                                     ;                    argument
        mov qword [rbp + 3624], rdi                                     ;                    argument
        mov dword [rbp + 3716], r8d                                     ;                    argument
        mov qword [rbp + 3640], rdx                                     ;                    argument
        mov qword [rbp + 3672], rcx                                     ;                    argument
        mov r8, qword [rbp + 3616]                                      ;     0.0 agu0     9 d.0 reload
        vpbroadcastb ymm0, [r8 + 7]                                     ;    11.0 fp1+agu1    9 d.0
        vmovdqa ymm1, ymm0                                              ;    12.0          9 d copy
        vpbroadcastb ymm2, [r8 + 6]                                     ;    11.0 fp2+agu0    9 d.1
        vmovdqa ymm3, ymm2                                              ;    12.0          9 d copy
        vmovdqu [rbp + 896], ymm0                                       ;    12.0 agu2+fp5   22 counter
        vmovdqu [rbp + 928], ymm2                                       ;    12.0 agu1+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 5]                                     ;    11.0 fp1+agu0    9 d.2
        vmovdqa ymm2, ymm0                                              ;    12.0          9 d copy
        vmovdqu [rbp + 960], ymm0                                       ;    12.0 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 4]                                     ;    11.0 fp2+agu1    9 d.3
        vmovdqa ymm4, ymm0                                              ;    12.0          9 d copy
        vmovdqu [rbp + 992], ymm0                                       ;    12.0 agu2+fp5   22 counter
        mov r9, qword [rbp + 3624]                                      ;     3.0 agu0     9 d.0 reload
        vpbroadcastb ymm0, [r9]                                         ;    14.0 fp1+agu1    9 d.0
        vpxor ymm1, ymm1, ymm0                                          ;    15.0 fp0      9 d
        vmovdqu [rbp + 1024], ymm1                                      ;    16.0 agu2+fp5    9 d
        vpbroadcastb ymm0, [r9 + 1]                                     ;    14.0 fp2+agu0    9 d.1
        vpxor ymm3, ymm3, ymm0                                          ;    15.0 fp3      9 d
        vmovdqu [rbp + 1056], ymm3                                      ;    16.0 agu1+fp5    9 d
        vpbroadcastb ymm0, [r9 + 2]                                     ;    14.0 fp1+agu0    9 d.2
        vpxor ymm2, ymm2, ymm0                                          ;    15.0 fp0      9 d
        vmovdqu [rbp + 1088], ymm2                                      ;    16.0 agu2+fp5    9 d
        vpbroadcastb ymm0, [r9 + 3]                                     ;    14.0 fp2+agu1    9 d.3
        vpxor ymm4, ymm4, ymm0                                          ;    15.0 fp3      9 d
        vmovdqu [rbp + 1120], ymm4                                      ;    16.0 agu0+fp5    9 d
        vpbroadcastb ymm0, [r8 + 3]                                     ;    13.2 fp1+agu1    9 d.4
        vmovdqa ymm1, ymm0                                              ;    14.2          9 d copy
        vmovdqu [rbp + 1152], ymm0                                      ;    14.2 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r9 + 4]                                     ;    14.0 fp2+agu0    9 d.4
        vpxor ymm1, ymm1, ymm0                                          ;    15.0 fp0      9 d
        vmovdqu [rbp + 1184], ymm1                                      ;    16.0 agu2+fp5    9 d
        vpbroadcastb ymm0, [r8 + 2]                                     ;    14.2 fp1+agu1    9 d.5
        vmovdqa ymm1, ymm0                                              ;    15.2          9 d copy
        vmovdqu [rbp + 1216], ymm0                                      ;    16.2 agu0+fp5   22 counter
        vpbroadcastb ymm0, [r9 + 5]                                     ;    15.2 fp2+agu1    9 d.5
        vpxor ymm1, ymm1, ymm0                                          ;    16.2 fp3      9 d
        vmovdqu [rbp + 1248], ymm1                                      ;    17.2 agu2+fp5    9 d
        vpbroadcastb ymm0, [r8 + 1]                                     ;    15.5 fp1+agu0    9 d.6
        vmovdqa ymm1, ymm0                                              ;    16.5          9 d copy
        vmovdqu [rbp + 1280], ymm0                                      ;    18.2 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r9 + 6]                                     ;    16.2 fp2+agu1    9 d.6
        vpxor ymm1, ymm1, ymm0                                          ;    17.2 fp0      9 d
        vmovdqu [rbp + 1312], ymm1                                      ;    19.2 agu0+fp5    9 d
        vpbroadcastb ymm0, [r8]                                         ;    17.2 fp1+agu1    9 d.7
        vmovdqa ymm1, ymm0                                              ;    18.2          9 d copy
        vmovdqu [rbp + 1344], ymm0                                      ;    20.2 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 14]                                    ;    17.5 fp2+agu0    9 d.1
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256]             ;    18.2 agu1     9 d reload
        vpaddb ymm3, ymm0, ymm2                                         ;    25.2 fp3      9 d
        vmovdqu [rbp + 1376], ymm3                                      ;    26.2 agu2+fp5    9 d
        vmovdqu [rbp + 1408], ymm0                                      ;    22.2 agu0+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 13]                                    ;    19.2 fp1+agu1    9 d.2
        vpaddb ymm3, ymm0, ymm2                                         ;    25.2 fp0      9 d
        vmovdqu [rbp + 1440], ymm3                                      ;    26.2 agu2+fp5    9 d
        vmovdqu [rbp + 1472], ymm0                                      ;    24.2 agu0+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 12]                                    ;    20.2 fp2+agu1    9 d.3
        vpaddb ymm3, ymm0, ymm2                                         ;    25.2 fp3      9 d
        vmovdqu [rbp + 1504], ymm3                                      ;    26.2 agu2+fp5    9 d
        vpbroadcastb ymm3, [r8 + 11]                                    ;    20.5 fp1+agu0    9 d.4
        vpaddb ymm4, ymm3, ymm2                                         ;    25.2 fp0      9 d
        vmovdqu [rbp + 1536], ymm4                                      ;    26.2 agu2+fp5    9 d
        vpbroadcastb ymm4, [r8 + 10]                                    ;    21.2 fp2+agu1    9 d.5
        vpaddb ymm5, ymm4, ymm2                                         ;    25.2 fp3      9 d
        vmovdqu [rbp + 1568], ymm5                                      ;    27.2 agu0+fp5    9 d
        vmovdqu [rbp + 1600], ymm0                                      ;    28.2 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 9]                                     ;    22.2 fp1+agu1    9 d.6
        vpaddb ymm5, ymm0, ymm2                                         ;    25.2 fp0      9 d
        vmovdqu [rbp + 1632], ymm5                                      ;    29.2 agu0+fp5    9 d
        vpbroadcastb ymm5, [r8 + 8]                                     ;    23.2 fp2+agu1    9 d.7
        vpaddb ymm2, ymm5, ymm2                                         ;    25.2 fp3      9 d
        vmovdqu [rbp + 1664], ymm2                                      ;    30.2 agu2+fp5    9 d
        vmovdqu [rbp + 1696], ymm3                                      ;    31.2 agu0+fp5   22 counter
        vmovdqu [rbp + 1728], ymm4                                      ;    32.2 agu1+fp5   22 counter
        vmovdqu [rbp + 1760], ymm0                                      ;    33.2 agu2+fp5   22 counter
        vmovdqu [rbp + 1792], ymm5                                      ;    34.2 agu0+fp5   22 counter
        vpbroadcastb ymm0, [r8 + 15]                                    ;    26.2 fp1+agu1   22 counter
        vmovdqu [rbp + 1824], ymm0                                      ;    35.2 agu2+fp5   22 counter
        vpbroadcastb ymm0, [r9 + 7]                                     ;    26.5 fp2+agu0    9 d.7
        vpxor ymm1, ymm1, ymm0                                          ;    27.5 fp0      9 d
        vmovdqu [rbp + 1856], ymm1                                      ;    36.2 agu1+fp5    9 d
        vpbroadcastb ymm0, [r9 + 152]                                   ;    27.5 fp1+agu0   14 l.0
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 32]        ;    28.2 agu1    14 t reload
        vpxor ymm0, ymm0, ymm1                                          ;    35.2 fp3     14 t
        vmovdqu [rbp + 1888], ymm0                                      ;    37.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 153]                                   ;    28.5 fp2+agu0   14 l.1
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 64]        ;    29.2 agu1    14 t reload
        vpxor ymm0, ymm0, ymm2                                          ;    36.2 fp0     14 t
        vmovdqu [rbp + 1920], ymm0                                      ;    38.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 154]                                   ;    29.5 fp1+agu0   14 l.2
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 96]        ;    30.2 agu1    14 t reload
        vpxor ymm0, ymm0, ymm3                                          ;    37.2 fp3     14 t
        vmovdqu [rbp + 1952], ymm0                                      ;    39.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 155]                                   ;    30.5 fp2+agu0   14 l.3
        vpxor ymm0, ymm0, ymm1                                          ;    35.2 fp0     14 t
        vmovdqu [rbp + 1984], ymm0                                      ;    40.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 160]                                   ;    31.2 fp1+agu1   14 r.0
        vpxor ymm0, ymm0, ymm1                                          ;    35.2 fp3     14 t
        vmovdqu [rbp + 2016], ymm0                                      ;    41.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 161]                                   ;    31.5 fp2+agu0   14 r.1
        vpxor ymm0, ymm0, ymm2                                          ;    36.2 fp0     14 t
        vmovdqu [rbp + 2048], ymm0                                      ;    42.2 agu1+fp5   14 t
        vpbroadcastb ymm0, [r9 + 162]                                   ;    33.2 fp1+agu0   14 r.2
        vpxor ymm0, ymm0, ymm3                                          ;    37.2 fp3     14 t
        vmovdqu [rbp + 2080], ymm0                                      ;    43.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 163]                                   ;    35.2 fp2+agu1   14 r.3
        vpxor ymm0, ymm0, ymm1                                          ;    36.2 fp0     14 t
        vmovdqu [rbp + 2112], ymm0                                      ;    44.2 agu0+fp5   14 t
        vpbroadcastb ymm0, [r9 + 184]                                   ;    36.2 fp1+agu1   14 l.0
        vpxor ymm0, ymm0, ymm1                                          ;    37.2 fp3     14 t
        vmovdqu [rbp + 2144], ymm0                                      ;    45.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 185]                                   ;    36.5 fp2+agu0   14 l.1
        vpxor ymm0, ymm0, ymm2                                          ;    37.5 fp0     14 t
        vmovdqu [rbp + 2176], ymm0                                      ;    46.2 agu1+fp5   14 t
        vpbroadcastb ymm0, [r9 + 186]                                   ;    37.5 fp1+agu0   14 l.2
        vpxor ymm0, ymm0, ymm3                                          ;    38.5 fp3     14 t
        vmovdqu [rbp + 2208], ymm0                                      ;    47.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 187]                                   ;    38.2 fp2+agu1   14 l.3
        vpxor ymm0, ymm0, ymm1                                          ;    39.2 fp0     14 t
        vmovdqu [rbp + 2240], ymm0                                      ;    48.2 agu2+fp5   14 t
        vpbroadcastb ymm0, [r9 + 192]                                   ;    38.5 fp1+agu0   16 z.0
        vpxor ymm0, ymm0, ymm1                                          ;    39.5 fp3     16 z
        vmovdqu [rbp + 2272], ymm0                                      ;    49.2 agu1+fp5   16 z
        vpbroadcastb ymm0, [r9 + 193]                                   ;    39.5 fp2+agu0   16 z.1
        vpxor ymm0, ymm0, ymm2                                          ;    40.5 fp0     16 z
        vmovdqu [rbp + 2304], ymm0                                      ;    50.2 agu2+fp5   16 z
        vpbroadcastb ymm0, [r9 + 194]                                   ;    40.2 fp1+agu1   16 z.2
        vpxor ymm0, ymm0, ymm3                                          ;    41.2 fp3     16 z
        vmovdqu [rbp + 2336], ymm0                                      ;    51.2 agu2+fp5   16 z
        vpbroadcastb ymm0, [r9 + 195]                                   ;    40.5 fp2+agu0   16 z.3
        vpxor ymm0, ymm0, ymm1                                          ;    41.5 fp0     16 z
        vmovdqu [rbp + 2368], ymm0                                      ;    52.2 agu1+fp5   16 z
        vpbroadcastb ymm0, [r9 + 200]                                   ;    41.5 fp1+agu0   16 z.0
        vpxor ymm0, ymm0, ymm1                                          ;    42.5 fp3     16 z
        vmovdqu [rbp + 2400], ymm0                                      ;    53.2 agu2+fp5   16 z
        vpbroadcastb ymm0, [r9 + 201]                                   ;    42.2 fp2+agu1   16 z.1
        vpxor ymm0, ymm0, ymm2                                          ;    43.2 fp0     16 z
        vmovdqu [rbp + 2432], ymm0                                      ;    54.2 agu2+fp5   16 z
        vpbroadcastb ymm0, [r9 + 202]                                   ;    42.5 fp1+agu0   16 z.2
        vpxor ymm0, ymm0, ymm3                                          ;    43.5 fp3     16 z
        vmovdqu [rbp + 2464], ymm0                                      ;    55.2 agu1+fp5   16 z
        vpbroadcastb ymm0, [r9 + 203]                                   ;    43.5 fp2+agu0   16 z.3
        vpxor ymm0, ymm0, ymm1                                          ;    44.5 fp0     16 z
        vmovdqu [rbp + 2496], ymm0                                      ;    56.2 agu2+fp5   16 z
        mov esi, 0                                                      ;    43.5 alu0    22 counter reload
        mov dword [rbp + 3712], esi                                     ;    44.5 agu1+st0   22 counter
        cmp dword [rbp + 3716], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 3716]                                     ;                    passes of 32
        mov rcx, rax                                                    ;                    passes of 32
.blocks_1_share:
        and rax, 0x1f                                                   ;                    passes of 32
        mov qword [rbp + 3632], rax                                     ;                    passes of 32
        sub rcx, rax                                                    ;                    passes of 32
        imul rcx, rcx, 0x10                                             ;                    passes of 32
        mov rdx, qword [rbp + 3640]                                     ;                    passes of 32
        add rcx, rdx                                                    ;                    passes of 32
        mov qword [rbp + 3648], rcx                                     ;                    passes of 32
        cmp rcx, rdx                                                    ;                    passes of 32
        je .blocks_1_rest
.blocks_1_again:
        align 64
.blocks_1:
        db 0x2e, 0x2e, 0x2e
        vmovd xmm0, [rbp + 3712]                                        ;     0.0 agu0     9 d
        db 0x2e, 0x2e, 0x2e
        vpermq ymm0, ymm0, 0                                            ;     7.0 fp0+fp1    9 d
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm0, [rel camellia128_ctr.T0_constants256 + 128] ;    13.0 fp2+agu1    9 d
        db 0x2e, 0x2e
        vpaddb ymm1, ymm1, [rel camellia128_ctr.T0_constants256 + 160]  ;    14.0 fp3+agu0    9 d
        db 0x2e, 0x2e
        vpshufb ymm2, ymm0, [rel camellia128_ctr.T0_constants256]       ;    13.0 fp1+agu1    9 d
        db 0x2e, 0x2e
        vpshufb ymm3, ymm0, [rel camellia128_ctr.T0_constants256 + 224] ;    13.0 fp2+agu0    9 d
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpaddb ymm4, ymm2, [rbp + 1376]                                 ;    14.0 fp0+agu1    9 d
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 192]       ;     3.0 agu0     9 d reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm2, ymm5                                          ;    14.0 fp3      9 d
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm2, [rbp + 1408]                                  ;    14.0 fp0+agu1    9 d
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rbp + 1824]                                      ;     4.0 agu0     9 d.0 reload
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm9, ymm1, ymm8                                         ;    15.0 fp1      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm1, ymm9                                         ;    16.0 fp2      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;    17.0 fp3      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm8                                          ;    15.0 fp0      9 d
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm10                                         ;    18.0 fp1      9 d
        db 0x2e, 0x2e
        vpshufb ymm0, ymm0, [rel camellia128_ctr.T0_constants256 + 256] ;    13.0 fp2+agu1    9 d
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;    19.0 fp3      9 d
        db 0x2e, 0x2e
        vpaddb ymm8, ymm3, [rbp + 1440]                                 ;    14.0 fp0+agu0    9 d
        db 0x2e, 0x2e
        vpxor ymm10, ymm3, ymm5                                         ;    14.0 fp1      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm3, [rbp + 1472]                                 ;    14.0 fp2+agu1    9 d
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm12, ymm0, [rbp + 1504]                                ;    14.0 fp3+agu0    9 d
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm5, ymm1                                        ;    20.0 fp1      9 d
        db 0x2e, 0x2e
        vpxor ymm13, ymm0, ymm5                                         ;    14.0 fp0      9 d
        db 0x2e, 0x2e
        vpaddb ymm4, ymm4, ymm1                                         ;    21.0 fp2      9 d
        db 0x2e, 0x2e
        vpxor ymm1, ymm0, [rbp + 1600]                                  ;    14.2 fp3+agu1    9 d
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;    22.0 fp1      9 d
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm6                                          ;    23.0 fp0      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm7                                          ;    24.0 fp2      9 d
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm5, ymm2                                        ;    25.0 fp1      9 d
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm8, ymm8, ymm2                                         ;    26.0 fp3      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;    27.0 fp0      9 d
        db 0x2e, 0x2e, 0x2e
        mov r8, qword [rbp + 3624]                                      ;    15.3 agu2     9 d.0 reload
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 8]                                     ;    26.3 fp2+agu0    9 d.0
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm10                                       ;    28.0 fp3      9 d
        db 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 9]                                     ;    26.3 fp1+agu1    9 d.1
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm7, [r8 + 10]                                    ;    26.3 fp2+agu0    9 d.2
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;    29.0 fp0      9 d
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm10, [r8 + 11]                                   ;    26.3 fp1+agu1    9 d.3
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 12]                                   ;    26.3 fp2+agu0    9 d.4
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm5, ymm3                                        ;    30.0 fp1      9 d
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm12, ymm12, ymm3                                       ;    31.0 fp3      9 d
        db 0x2e, 0x2e
        vpbroadcastb ymm3, [r8 + 13]                                    ;    26.3 fp2+agu1    9 d.5
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                          ;    27.3 fp0      9 d
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 14]                                    ;    26.3 fp1+agu0    9 d.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;    32.0 fp3      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;    27.3 fp2      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;    27.3 fp0      9 d
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 15]                                    ;    26.3 fp1+agu1    9 d.7
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm13                                         ;    33.0 fp3      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;    32.0 fp2      9 d
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;    34.0 fp0      9 d
        db 0x2e, 0x2e
        vpshufb ymm0, ymm5, ymm0                                        ;    35.0 fp1      9 d
        db 0x2e, 0x2e
        vpaddb ymm0, ymm0, [rbp + 1536]                                 ;    36.0 fp3+agu0    9 d
        db 0x2e
        vpandn ymm1, ymm0, [rbp + 1696]                                 ;    37.0 fp2+agu1    9 d
        db 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;    37.0 fp0      9 d
        db 0x2e
        vpshufb ymm0, ymm5, ymm1                                        ;    38.0 fp1      9 d
        db 0x2e
        vpaddb ymm0, ymm0, [rbp + 1568]                                 ;    39.0 fp3+agu0    9 d
        db 0x2e
        vpandn ymm1, ymm0, [rbp + 1728]                                 ;    40.0 fp2+agu1    9 d
        db 0x2e
        vmovdqu ymm7, [rbp + 1024]                                      ;    29.2 agu0    10 groups reload
        db 0x2e
        vmovdqu [rbp + 2528], ymm7                                      ;    36.2 agu2+fp5   10 groups
        db 0x2e
        vpxor ymm3, ymm3, ymm0                                          ;    40.0 fp0      9 d
        db 0x2e
        vpshufb ymm0, ymm5, ymm1                                        ;    41.0 fp1      9 d
        db 0x2e
        vmovdqu ymm1, [rbp + 1056]                                      ;    30.0 agu1    10 groups reload
        db 0x2e
        vmovdqu [rbp + 2560], ymm1                                      ;    37.0 agu2+fp5   10 groups
        db 0x2e
        vpaddb ymm0, ymm0, [rbp + 1632]                                 ;    42.0 fp3+agu0    9 d
        db 0x2e
        vmovdqu ymm1, [rbp + 1088]                                      ;    32.0 agu1    10 groups reload
        vmovdqu [rbp + 2592], ymm1                                      ;    39.0 agu2+fp5   10 groups
        db 0x2e
        vmovdqu ymm1, [rbp + 1120]                                      ;    32.3 agu0    10 groups reload
        db 0x2e
        vmovdqu [rbp + 2624], ymm1                                      ;    39.3 agu1+fp5   10 groups
        db 0x2e
        vpandn ymm1, ymm0, [rbp + 1760]                                 ;    43.0 fp2+agu0    9 d
        db 0x2e
        vmovdqu ymm7, [rbp + 1184]                                      ;    34.0 agu1    10 groups reload
        db 0x2e
        vmovdqu [rbp + 2656], ymm7                                      ;    41.0 agu2+fp5   10 groups
        db 0x2e
        vpshufb ymm1, ymm5, ymm1                                        ;    44.0 fp1      9 d
        db 0x2e
        vpxor ymm2, ymm2, ymm0                                          ;    43.0 fp0      9 d
        vpaddb ymm1, ymm1, [rbp + 1664]                                 ;    45.0 fp3+agu0    9 d
        db 0x2e
        vmovdqu [rbp + 2688], ymm9                                      ;    37.0 agu1+fp5   10 groups
        vmovdqu [rbp + 2720], ymm4                                      ;    38.0 agu2+fp5   10 groups
        vmovdqu [rbp + 2752], ymm8                                      ;    39.0 agu0+fp5   10 groups
        vmovdqu [rbp + 2784], ymm10                                     ;    40.0 agu1+fp5   10 groups
        vmovdqu [rbp + 2816], ymm11                                     ;    41.0 agu2+fp5   10 groups
        mov qword [rbp + 3656], r8                                      ;    38.3 agu0+st0   10 groups
        vmovdqu [rbp + 2848], ymm3                                      ;    42.0 agu1+fp5   10 groups
        vmovdqu [rbp + 2880], ymm2                                      ;    44.0 agu2+fp5   10 groups
        db 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;    46.0 fp2      9 d
        db 0x2e
        vmovdqu ymm0, [rbp + 1248]                                      ;    39.3 agu0    10 groups reload
        db 0x2e
        vmovdqu [rbp + 2912], ymm0                                      ;    46.3 agu1+fp5   10 groups
        db 0x2e
        vmovdqu ymm0, [rbp + 1312]                                      ;    40.3 agu0    10 groups reload
        vmovdqu [rbp + 2944], ymm0                                      ;    47.3 agu2+fp5   10 groups
        vmovdqu ymm0, [rbp + 1856]                                      ;    41.0 agu1    10 groups reload
        vmovdqu [rbp + 2976], ymm0                                      ;    48.0 agu2+fp5   10 groups
        vmovdqu [rbp + 3008], ymm6                                      ;    47.0 agu0+fp5   10 groups
        db 0x2e, 0x2e
        add r8, 0x80                                                    ;    41.0 alu0    10 groups
        db 0x2e, 0x2e
        mov qword [rbp + 3664], r8                                      ;    42.0 agu1+st1   10 groups
.groups_2:
        db 0x2e, 0x2e
        mov r8, qword [rbp + 3656]                                      ;     0.0 agu0    11 r.0 reload
        db 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 16]                                    ;    11.0 fp1+agu1   11 r.0
        db 0x2e
        vmovdqu ymm1, [rbp + 2528]                                      ;     1.0 agu0    11 t reload
        db 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;    12.0 fp0     11 t
        db 0x2e
        vpsrlq ymm2, ymm0, 4                                            ;    13.0 fp2     11 t
        db 0x2e
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 288]       ;     1.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    13.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 17]                                    ;    11.0 fp1+agu0   11 r.1
        db 0x2e, 0x2e
        vmovdqu ymm5, [rbp + 2560]                                      ;     2.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    12.0 fp0     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 18]                                    ;    11.0 fp2+agu0   11 r.2
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 2592]                                      ;     3.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;    12.0 fp3     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm8, [r8 + 19]                                    ;    11.0 fp1+agu0   11 r.3
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 2624]                                      ;     4.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;    12.0 fp0     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm10, [r8 + 20]                                   ;    11.0 fp2+agu0   11 r.4
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 2656]                                     ;     5.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;    12.2 fp3     11 t
        db 0x2e
        vpbroadcastb ymm12, [r8 + 21]                                   ;    11.0 fp1+agu0   11 r.5
        db 0x2e
        vmovdqu ymm13, [rbp + 2912]                                     ;     6.2 agu1    11 t reload
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    13.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 320]      ;     7.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                       ;    14.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm4, 4                                           ;    13.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                          ;    14.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;    13.0 fp0     11 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    14.0 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 352]      ;    11.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                       ;    18.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                          ;    19.5 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 512]       ;    12.0 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;    19.0 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;    20.5 fp0+agu1   11 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 544]      ;    13.0 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                     ;    20.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;    21.0 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm0, 4                                           ;    21.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    21.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    22.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_ctr.T0_constants256 + 576]   ;    22.0 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm6, 4                                            ;    14.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;    14.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                       ;    15.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    15.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;    18.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;    19.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm15                                         ;    23.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256]         ;    20.5 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 384]       ;    15.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm7, ymm0                                        ;    22.5 fp2     11 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm4, 4                                            ;    23.0 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;    23.0 fp0     11 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    24.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm1, ymm0                                              ;    23.5         11 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm15                                            ;    23.5         11 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 416]       ;    19.7 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;    26.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;    27.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;    28.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;    29.7 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;    26.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;    27.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;    28.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;    29.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 22]                                    ;    22.5 fp1+agu1   11 r.6
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm4                                        ;    24.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    25.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 448]      ;    23.0 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm15, ymm1                                       ;    30.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2944]                                  ;    23.5 fp0+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm5                                       ;    26.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;    27.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;    28.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;    29.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;    26.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                          ;    27.7 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm9                                        ;    28.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;    29.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 480]       ;    26.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm4, ymm11                                       ;    33.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;    34.8 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm6, 4                                            ;    27.3 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 608]      ;    27.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                     ;    34.5 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;    27.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    28.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 640]       ;    28.2 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm4, ymm5                                        ;    35.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;    36.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm6                                        ;    29.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;    29.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm9                                        ;    29.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    30.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;    31.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;    32.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;    30.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;    31.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;    32.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;    33.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                            ;    31.3 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 672]       ;    30.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm4                                        ;    37.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    31.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                       ;    32.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    32.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                       ;    33.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    34.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 704]       ;    31.7 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm5, ymm9                                        ;    38.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;    39.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                           ;    34.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256]         ;    35.3 fp0+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;    34.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    35.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                            ;    36.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    36.3 fp0     11 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    37.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm8                                        ;    37.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    38.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm5                                       ;    38.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;    39.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;    40.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;    41.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;    39.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;    40.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;    41.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;    42.3 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 512]       ;    36.3 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm6, ymm10                                       ;    43.3 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 544]      ;    36.7 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm10, ymm9                                       ;    43.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;    44.7 fp3     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 23]                                    ;    39.0 fp2+agu0   11 r.7
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2976]                                  ;    40.0 fp0+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256 + 576]   ;    45.7 fp3+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 736]      ;    38.7 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm10, ymm13                                     ;    45.7 fp1     11 t
        db 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 768]       ;    39.5 agu0    11 t reload
        db 0x2e
        vpshufb ymm5, ymm6, ymm5                                        ;    46.5 fp2     11 t
        db 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;    47.5 fp0     11 t
        db 0x2e
        vpsrlq ymm5, ymm12, 4                                           ;    40.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;    40.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                     ;    41.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    41.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 352]       ;    40.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm6, ymm5                                        ;    47.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;    48.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                            ;    46.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    46.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    47.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel camellia128_ctr.T0_constants256]       ;    49.2 fp1+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm8                                       ;    47.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    48.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm1                                      ;    42.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm5                                        ;    48.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;    49.7 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;    50.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;    51.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;    49.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;    50.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm10                                       ;    51.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;    52.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                       ;    52.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm12, 4                                           ;    50.2 fp2     11 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                           ;    47.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;    53.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;    50.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    51.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    48.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                       ;    49.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;    48.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm10                                      ;    49.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;    50.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 640]      ;    49.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm10, ymm5                                       ;    56.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;    57.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm12                                       ;    51.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;    52.2 fp3     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;    51.8 fp0+agu0   11 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm8                                       ;    52.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;    53.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;    54.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;    55.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;    53.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;    54.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;    55.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    56.2 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;    53.5 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;    52.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                     ;    59.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;    60.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;    58.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    53.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    54.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 704]      ;    53.2 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm12, ymm8                                       ;    60.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;    61.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm0                                        ;    55.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;    55.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm5                                       ;    55.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;    56.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;    57.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;    58.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;    56.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;    57.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm8                                        ;    58.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    59.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm9, 4                                            ;    57.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 736]       ;    56.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                      ;    63.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    57.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                       ;    58.8 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    58.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm0                                        ;    59.8 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;    60.8 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;    57.8 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                        ;    64.8 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;    65.8 fp0     11 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                             ;    58.3         11 t copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_ctr.T0_constants256]         ;    61.8 fp3+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3040]                                ;    66.8 fp0+agu0   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;    67.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm9, 4                                            ;    62.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    62.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    63.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm9                                        ;    63.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;    64.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm0                                       ;    64.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;    65.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;    66.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;    67.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;    65.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;    66.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;    67.8 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;    68.8 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 448]       ;    63.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                       ;    70.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;    71.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 480]       ;    64.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm9, ymm0                                        ;    71.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    72.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    73.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    73.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;    74.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;    75.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, [rbp + 3040]                                 ;    66.2 fp0+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;    67.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;    68.8 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;    68.8 fp3     11 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;    74.2 fp0     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;    74.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2688]                                  ;    74.2 fp2+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 32]       ;    68.0 agu1    11 t reload
        db 0x2e
        vpxor ymm9, ymm5, ymm11                                         ;    75.2 fp3     11 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2720]                                  ;    68.8 fp0+agu0   11 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2752]                                ;    69.8 fp1+agu1   11 t
        vpxor ymm12, ymm12, [rbp + 2784]                                ;    75.2 fp2+agu0   11 t
        vpxor ymm15, ymm15, [rbp + 2816]                                ;    70.0 fp3+agu1   11 t
        vpxor ymm4, ymm4, [rbp + 2848]                                  ;    75.2 fp0+agu0   11 t
        vpxor ymm13, ymm13, [rbp + 2880]                                ;    76.2 fp1+agu1   11 t
        vpxor ymm0, ymm0, [rbp + 3008]                                  ;    75.2 fp2+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm5                                      ;    75.2 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                             ;    71.0         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm15                                     ;    71.2 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm4                                             ;    76.2         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm4                                      ;    76.2 agu1+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm0                                              ;    76.2         11 t copy
        db 0x2e
        vmovdqu [rbp + 3136], ymm0                                      ;    76.2 agu2+fp5   11 t spill
        db 0x2e
        vmovdqa ymm0, ymm13                                             ;    77.2         11 t copy
        db 0x2e
        vmovdqu [rbp + 3168], ymm13                                     ;    77.2 agu0+fp5   11 t spill
        db 0x2e
        vpxor ymm13, ymm1, [rel camellia128_ctr.T0_constants256 + 64]   ;    74.3 fp3+agu1   11 t
        db 0x2e
        vmovdqu [rbp + 3200], ymm1                                      ;    75.2 agu2+fp5   11 t spill
        db 0x2e
        vpxor ymm1, ymm10, [rel camellia128_ctr.T0_constants256 + 96]   ;    75.2 fp0+agu0   11 t
        db 0x2e
        vmovdqu [rbp + 3232], ymm10                                     ;    76.2 agu1+fp5   11 t spill
        db 0x2e
        vpxor ymm10, ymm12, ymm11                                       ;    76.2 fp1     11 t
        db 0x2e
        vpbroadcastb ymm11, [r8 + 24]                                   ;    76.2 fp2+agu0   11 l.0
        db 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;    77.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm9, 4                                           ;    78.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    78.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                       ;    79.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;    79.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm11                                      ;    80.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;    81.2 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256]            ;    76.7 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;    83.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm12                                     ;    77.2 agu2+fp5   11 t spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm9, 4                                           ;    84.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    84.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;    85.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm9                                       ;    85.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                         ;    86.7 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm12                                       ;    86.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;    87.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;    88.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;    89.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;    87.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;    88.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm11                                       ;    89.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;    90.7 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                        ;    90.7 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 480]       ;    81.2 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm12                                      ;    91.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;    92.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 25]                                   ;    84.7 fp1+agu1   11 l.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;    85.7 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm13, 4                                          ;    86.7 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;    86.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 512]      ;    85.8 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm12, ymm13                                     ;    92.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;    87.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 544]       ;    86.7 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm11                                      ;    93.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;    94.7 fp0     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 26]                                   ;    87.2 fp1+agu0   11 l.2
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;    88.2 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm1, 4                                           ;    89.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, [rel camellia128_ctr.T0_constants256 + 576] ;    95.7 fp0+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;    89.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                       ;    90.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;    90.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]       ;    88.7 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm11                                      ;    95.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;    96.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm13, 4                                          ;    96.7 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;    96.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;    97.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_ctr.T0_constants256]         ;    97.7 fp1+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm13                                       ;    97.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;    98.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm11                                      ;    98.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;    99.7 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   100.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   101.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;    99.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   100.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   101.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;   102.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm1, 4                                            ;    98.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 608]      ;    96.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                     ;   103.7 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;    98.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    99.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm1                                       ;    99.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   100.7 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm6                                      ;    98.0 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 640]       ;    98.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm6, ymm11                                      ;   105.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                       ;   106.2 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm9                                       ;   100.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                       ;   101.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   102.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   103.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   101.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   102.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm13                                       ;   103.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   104.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 672]       ;   100.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm1, ymm11                                      ;   107.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 704]      ;   101.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   108.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;   109.2 fp3     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 27]                                    ;   102.0 fp2+agu0   11 l.3
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   103.0 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                           ;   104.0 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   104.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm14, ymm10                                     ;   105.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   105.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                        ;   106.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   107.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 28]                                    ;   104.0 fp2+agu1   11 l.4
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   105.0 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm5, 4                                            ;   106.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256]       ;   108.0 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   106.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   107.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm10, 4                                          ;   109.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   109.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   110.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm10                                       ;   110.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   111.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]       ;   105.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                        ;   112.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm13                                       ;   111.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   112.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   113.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;   114.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   112.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   113.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   114.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   115.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 544]       ;   108.2 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm1, ymm9                                        ;   115.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   116.2 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 736]       ;   109.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm9, ymm8                                        ;   116.2 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 768]      ;   109.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm10, ymm13                                     ;   116.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   117.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 29]                                   ;   110.7 fp1+agu1   11 l.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   111.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm15, 4                                          ;   112.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;   117.2 fp3+agu0   11 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   112.7 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                     ;   113.7 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   113.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm5, 4                                            ;   118.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   118.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   119.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 352]      ;   113.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm10, ymm13                                     ;   120.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   121.0 fp3     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 30]                                   ;   114.0 fp1+agu0   11 l.6
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   115.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm5                                       ;   119.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   120.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;   122.0 fp0+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 31]                                    ;   115.0 fp1+agu0   11 l.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   116.0 fp2     11 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm1                                        ;   120.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   121.2 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   122.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   123.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   121.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   122.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm13                                       ;   123.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   124.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm6, ymm1                                        ;   125.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;   118.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 608]      ;   118.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   125.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   126.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm15, 4                                           ;   123.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   127.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   123.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   124.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   121.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                       ;   122.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   121.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm10, ymm5                                       ;   122.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   123.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm15                                       ;   124.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   125.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   124.3 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm9                                        ;   125.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   126.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   127.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   128.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   126.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   127.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   128.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   129.0 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;   125.3 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 672]      ;   124.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   131.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   132.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   128.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   125.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   126.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm0                                       ;   127.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   127.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 704]      ;   125.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   132.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;   133.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm5                                        ;   128.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   129.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   130.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   131.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   129.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                        ;   130.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm15                                       ;   131.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   132.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm4, 4                                            ;   130.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 736]      ;   128.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                       ;   135.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   129.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                       ;   131.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   131.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm10, ymm0                                       ;   132.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   133.0 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;   129.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                        ;   136.5 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   137.5 fp3     11 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm12                                             ;   130.2         11 t copy
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_ctr.T0_constants256]         ;   134.0 fp0+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3296]                                  ;   138.5 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   139.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm4, 4                                            ;   135.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   135.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   136.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm4                                       ;   136.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   137.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm0                                       ;   137.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   138.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   139.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   140.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   138.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;   139.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm15                                       ;   140.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   141.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 448]       ;   135.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm4, ymm13                                      ;   142.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   143.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 480]      ;   136.2 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                       ;   143.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   144.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   145.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   145.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   146.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   147.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm6, [rbp + 3296]                                  ;   138.2 fp2+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   139.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   140.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   140.5 fp0     11 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   146.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   146.3 fp3     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2528]                                  ;   146.3 fp1+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 32]       ;   140.0 agu1    11 t reload
        db 0x2e
        vpxor ymm13, ymm5, ymm15                                        ;   147.3 fp0     11 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 2560]                                  ;   140.5 fp2+agu0   11 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 2592]                                  ;   141.5 fp3+agu1   11 t
        vpxor ymm9, ymm9, [rbp + 2624]                                  ;   147.3 fp1+agu0   11 t
        vpxor ymm12, ymm12, [rbp + 2656]                                ;   142.0 fp0+agu1   11 t
        vpxor ymm11, ymm11, [rbp + 2912]                                ;   147.3 fp2+agu0   11 t
        vpxor ymm8, ymm8, [rbp + 2944]                                  ;   148.3 fp3+agu1   11 t
        vpxor ymm0, ymm0, [rbp + 2976]                                  ;   147.3 fp1+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm5                                      ;   147.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm12                                             ;   143.2         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm12                                     ;   143.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm11                                            ;   148.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm11                                     ;   148.3 agu1+fp5   11 t spill
        db 0x2e
        vmovdqa ymm11, ymm0                                             ;   148.3         11 t copy
        db 0x2e
        vmovdqu [rbp + 3392], ymm0                                      ;   148.3 agu2+fp5   11 t spill
        db 0x2e
        vmovdqa ymm0, ymm8                                              ;   149.3         11 t copy
        db 0x2e
        vmovdqu [rbp + 3424], ymm8                                      ;   149.3 agu0+fp5   11 t spill
        db 0x2e
        vpxor ymm8, ymm1, [rel camellia128_ctr.T0_constants256 + 64]    ;   146.5 fp0+agu1   11 t
        db 0x2e
        vmovdqu [rbp + 3456], ymm1                                      ;   147.3 agu2+fp5   11 t spill
        db 0x2e
        vpxor ymm1, ymm6, [rel camellia128_ctr.T0_constants256 + 96]    ;   147.3 fp2+agu0   11 t
        db 0x2e
        vmovdqu [rbp + 3488], ymm6                                      ;   148.3 agu1+fp5   11 t spill
        db 0x2e
        vpxor ymm6, ymm9, ymm15                                         ;   148.3 fp3     11 t
        db 0x2e
        vpbroadcastb ymm15, [r8 + 32]                                   ;   148.3 fp1+agu0   11 r.0
        db 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   149.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm13, 4                                          ;   150.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   150.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm14, ymm13                                     ;   151.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   151.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm10, ymm15                                     ;   152.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   153.3 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256]            ;   148.8 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   155.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm9                                      ;   149.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm13, 4                                           ;   156.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   156.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   157.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm13                                      ;   157.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                        ;   158.8 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm9                                       ;   158.8 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   159.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   160.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   161.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   159.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   160.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm15                                      ;   161.8 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   162.8 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm4, ymm10                                      ;   162.8 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 480]      ;   153.3 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   163.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   164.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 33]                                    ;   156.8 fp2+agu1   11 r.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   157.8 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm8, 4                                            ;   158.8 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   158.8 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 512]      ;   158.0 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm15, ymm8                                       ;   165.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   159.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 544]      ;   158.8 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   165.8 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   166.8 fp3     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 34]                                    ;   159.3 fp2+agu0   11 r.2
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   160.3 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm9, ymm1, 4                                            ;   161.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256 + 576]   ;   167.8 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   161.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                       ;   162.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   162.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 352]       ;   160.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm4, ymm9                                        ;   167.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   168.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm8, 4                                            ;   168.8 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   168.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   169.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_ctr.T0_constants256]         ;   169.8 fp2+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm8                                       ;   169.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   170.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm9                                       ;   170.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   171.8 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   172.8 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   173.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   171.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;   172.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm13                                       ;   173.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                          ;   174.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm1, 4                                            ;   170.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 608]      ;   168.8 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                     ;   175.8 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   170.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   171.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm1                                       ;   171.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;   172.8 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm10                                     ;   170.2 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 640]      ;   170.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm10, ymm9                                       ;   177.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   178.3 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm8                                        ;   172.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   173.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   174.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   175.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   173.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   174.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm13                                       ;   175.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   176.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 672]       ;   173.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm1, ymm9                                        ;   180.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 704]      ;   173.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                       ;   180.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                          ;   181.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm8, [r8 + 35]                                    ;   174.2 fp1+agu0   11 r.3
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   175.2 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm6, 4                                            ;   176.2 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   176.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                       ;   177.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   177.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm4, ymm8                                        ;   178.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   179.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm8, [r8 + 36]                                    ;   176.2 fp1+agu1   11 r.4
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   177.2 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm8, ymm5, 4                                            ;   178.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256]         ;   180.2 fp0+agu0   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   178.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   179.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm6, 4                                           ;   181.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   181.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   182.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm6                                        ;   182.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   183.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 512]       ;   177.7 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm4, ymm5                                        ;   184.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm13                                       ;   183.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   184.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   185.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   186.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   184.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   185.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   186.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   187.2 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 544]       ;   180.3 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm8                                        ;   187.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   188.3 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 736]       ;   181.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm4                                        ;   188.3 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 768]       ;   181.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm8, ymm13                                      ;   188.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;   189.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 37]                                   ;   182.8 fp2+agu1   11 r.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   183.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm12, 4                                          ;   184.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;   189.3 fp0+agu0   11 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   184.8 fp2     11 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                     ;   185.8 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   185.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm5, 4                                            ;   190.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   190.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   191.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]       ;   185.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm8, ymm13                                      ;   192.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   193.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm5                                       ;   191.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   192.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel camellia128_ctr.T0_constants256]       ;   194.2 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 38]                                    ;   186.8 fp2+agu1   11 r.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   187.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm1                                        ;   192.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   193.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   194.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   195.3 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   193.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   194.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm13                                       ;   195.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   196.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm1                                       ;   197.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 39]                                    ;   190.5 fp2+agu0   11 r.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   191.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;   191.3 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 608]      ;   191.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   198.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   199.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                           ;   195.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   200.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   195.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   196.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   193.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                       ;   194.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   193.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                        ;   194.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   195.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm12                                       ;   196.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   197.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   196.7 fp0+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm6                                       ;   197.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   198.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   199.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   200.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   198.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   199.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   200.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   201.2 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;   197.7 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;   196.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                     ;   203.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm4                                        ;   204.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   201.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   198.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   198.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm0                                       ;   199.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   199.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 704]      ;   198.3 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   205.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   206.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm5                                        ;   199.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   200.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   201.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   202.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   200.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   201.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm12                                       ;   202.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   203.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm11, 4                                           ;   201.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 736]      ;   200.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                       ;   207.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   201.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm14, ymm11                                     ;   202.8 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   202.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                        ;   203.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   204.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;   201.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                        ;   208.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   209.7 fp3     11 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                             ;   202.2         11 t copy
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel camellia128_ctr.T0_constants256]       ;   205.7 fp0+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                  ;   210.7 fp1+agu0   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                        ;   211.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm11, 4                                           ;   206.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   206.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   207.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm11                                      ;   207.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   208.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm0                                       ;   208.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   209.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   210.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;   211.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   209.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                       ;   210.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm12                                      ;   211.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   212.7 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]      ;   207.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm13                                     ;   214.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   215.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 480]      ;   207.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                       ;   214.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   216.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   217.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   217.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;   218.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   219.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, [rbp + 3552]                                 ;   210.0 fp0+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   211.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   212.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   212.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                         ;   218.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   218.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3040]                                  ;   218.3 fp2+agu0   11 t
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm5                                             ;   219.3         11 t copy
        vpxor ymm1, ymm1, [rbp + 3200]                                  ;   212.0 fp3+agu1   11 t
        vpxor ymm10, ymm10, [rbp + 3232]                                ;   213.7 fp0+agu0   11 t
        vpxor ymm6, ymm6, [rbp + 3264]                                  ;   219.3 fp1+agu1   11 t
        vpxor ymm15, ymm15, [rbp + 3072]                                ;   213.7 fp2+agu0   11 t
        vpxor ymm9, ymm9, [rbp + 3104]                                  ;   219.3 fp3+agu1   11 t
        vpxor ymm4, ymm4, [rbp + 3168]                                  ;   220.3 fp0+agu0   11 t
        vpxor ymm0, ymm0, [rbp + 3136]                                  ;   219.3 fp1+agu1   11 t
        vmovdqu [rbp + 3136], ymm5                                      ;   219.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm1                                              ;   214.8         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm1                                      ;   215.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm10                                             ;   215.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm10                                     ;   216.3 agu0+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm15                                            ;   215.7         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm15                                     ;   217.3 agu1+fp5   11 t spill
        db 0x2e
        vmovdqa ymm15, ymm6                                             ;   220.3         11 t copy
        db 0x2e
        vmovdqu [rbp + 3264], ymm6                                      ;   220.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm6, ymm9                                              ;   220.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm9                                      ;   220.3 agu0+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm0                                              ;   220.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm0                                      ;   220.3 agu1+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm4                                              ;   221.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm4                                      ;   221.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 40]                                    ;   218.8 fp2+agu0   11 l.0
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   219.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm13, 4                                           ;   220.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   220.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm14, ymm13                                     ;   221.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   221.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                        ;   222.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   223.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256]             ;   220.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   227.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm13, 4                                           ;   228.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   228.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   229.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm13                                       ;   229.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   230.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm4                                       ;   230.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   231.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   232.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   233.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   231.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   232.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   233.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   234.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm14                                      ;   234.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm4                                       ;   235.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;   236.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 41]                                    ;   228.3 fp1+agu0   11 l.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   229.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm5, 4                                            ;   230.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   230.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 512]      ;   229.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                       ;   236.5 fp1     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm14, [r8 + 42]                                   ;   229.8 fp2+agu0   11 l.2
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   230.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm1, 4                                           ;   231.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   231.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   231.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   232.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 544]      ;   231.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm4                                       ;   238.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   239.0 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 320]       ;   231.5 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm4, ymm1                                        ;   238.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;   240.0 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 352]      ;   232.5 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm11, ymm14                                     ;   239.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   240.5 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm5, 4                                           ;   241.0 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   241.0 fp3     11 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   242.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_ctr.T0_constants256]         ;   241.5 fp1+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm5                                       ;   242.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   243.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm14                                      ;   243.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   244.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   245.0 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   246.0 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   244.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   245.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm12                                       ;   246.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                        ;   247.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm1, 4                                            ;   242.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 608]      ;   240.5 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm12, ymm13                                     ;   247.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   242.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   243.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm1                                       ;   243.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   244.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm8                                      ;   242.2 agu2+fp5   11 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm5                                        ;   244.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   245.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   246.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   247.5 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   245.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   246.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm12                                       ;   247.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   248.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 640]       ;   244.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm14                                      ;   251.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   252.2 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;   244.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm12, ymm8                                       ;   251.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 704]      ;   245.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                       ;   252.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;   253.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 43]                                    ;   246.0 fp2+agu0   11 l.3
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   247.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm15, 4                                           ;   248.0 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   248.0 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm4, ymm15                                      ;   249.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   249.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                       ;   250.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   251.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 44]                                    ;   248.0 fp2+agu1   11 l.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   249.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm10, 4                                           ;   250.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;   252.0 fp3+agu0   11 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   250.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   251.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                          ;   253.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   253.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   254.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm15                                      ;   254.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   255.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 512]      ;   250.0 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                     ;   257.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm14                                      ;   255.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   256.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   257.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   258.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   256.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   257.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   258.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   259.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 544]      ;   252.3 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                       ;   259.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   260.3 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 736]       ;   253.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm5, ymm11                                      ;   260.2 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 768]      ;   253.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                     ;   260.5 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   261.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm14, [r8 + 45]                                   ;   254.5 fp1+agu1   11 l.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   255.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm6, 4                                           ;   256.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256 + 576] ;   261.3 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   256.5 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm4, ymm6                                        ;   257.5 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   257.5 fp2     11 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm10, 4                                          ;   262.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   262.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   263.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 352]      ;   257.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm15, ymm14                                     ;   264.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   265.2 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm10                                      ;   263.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   264.3 fp0     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256]         ;   266.2 fp2+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 46]                                    ;   259.0 fp1+agu1   11 l.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   260.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm12                                       ;   264.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   265.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   266.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   267.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   265.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   266.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm14                                      ;   267.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   268.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm1, ymm12                                      ;   269.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm12, [r8 + 47]                                   ;   262.5 fp1+agu0   11 l.7
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                         ;   263.5 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm0, 4                                           ;   263.3 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 608]      ;   263.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                       ;   270.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   271.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm6, 4                                            ;   267.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;   272.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   267.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   268.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   265.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm4, ymm0                                        ;   266.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   265.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm15, ymm12                                     ;   266.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   267.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm6                                       ;   268.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   269.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   268.7 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm5                                        ;   269.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   270.2 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   271.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   272.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   270.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   271.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm12                                       ;   272.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   273.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                            ;   269.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;   268.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                       ;   275.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   276.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   273.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   270.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   270.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm0                                       ;   271.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   271.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 704]      ;   270.3 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                       ;   277.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   278.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm6                                        ;   271.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   272.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   273.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   274.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   272.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   273.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm12                                       ;   274.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   275.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm9, 4                                            ;   273.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 736]      ;   272.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                       ;   279.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   273.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm4, ymm9                                        ;   274.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   274.7 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm15, ymm0                                       ;   275.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   276.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;   273.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm0, ymm6                                        ;   280.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   281.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm13                                             ;   274.2         11 t copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_ctr.T0_constants256]         ;   277.7 fp3+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3552]                                  ;   282.7 fp0+agu0   11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   283.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm9, 4                                            ;   278.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   278.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   279.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm9                                       ;   279.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   280.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm0                                       ;   280.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   281.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   282.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                        ;   283.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   281.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   282.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm12                                       ;   283.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   284.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 448]       ;   279.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm9, ymm14                                      ;   286.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   287.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 480]      ;   279.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                       ;   286.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   288.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   289.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   289.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   290.3 fp0     11 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   291.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm1, [rbp + 3552]                                  ;   282.0 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                        ;   283.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm13                                         ;   284.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                       ;   284.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   290.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   290.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3296]                                  ;   290.3 fp0+agu0   11 t
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm6                                             ;   291.3         11 t copy
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rbp + 3456]                                ;   284.0 fp1+agu1   11 t
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3488]                                  ;   285.7 fp3+agu0   11 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3520]                                  ;   291.3 fp2+agu1   11 t
        db 0x2e
        vpxor ymm13, ymm13, [rbp + 3328]                                ;   285.7 fp0+agu0   11 t
        vpxor ymm8, ymm8, [rbp + 3360]                                  ;   291.3 fp1+agu1   11 t
        vpxor ymm11, ymm11, [rbp + 3424]                                ;   292.3 fp3+agu0   11 t
        vpxor ymm0, ymm0, [rbp + 3392]                                  ;   291.3 fp2+agu1   11 t
        vmovdqu [rbp + 3392], ymm6                                      ;   291.3 agu2+fp5   11 t spill
        vmovdqa ymm6, ymm10                                             ;   286.8         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm10                                     ;   287.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm1                                             ;   287.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm1                                      ;   288.3 agu0+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm13                                             ;   287.7         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm13                                     ;   289.3 agu1+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm5                                             ;   292.3         11 t copy
        db 0x2e
        vmovdqu [rbp + 3520], ymm5                                      ;   292.3 agu2+fp5   11 t spill
        db 0x2e
        vmovdqa ymm5, ymm8                                              ;   292.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm8                                      ;   292.3 agu0+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm0                                              ;   292.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                      ;   292.3 agu1+fp5   11 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm11                                             ;   293.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm11                                     ;   293.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 48]                                   ;   290.8 fp1+agu0   11 r.0
        db 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   291.8 fp0     11 t
        db 0x2e
        vpsrlq ymm11, ymm14, 4                                          ;   292.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   292.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm4, ymm14                                      ;   293.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   293.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                     ;   294.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   295.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256]            ;   292.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   299.3 fp1     11 t
        db 0x2e, 0x2e
        vpsrlq ymm11, ymm14, 4                                          ;   300.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   300.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   301.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm14                                      ;   301.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   302.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm11                                       ;   302.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   303.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   304.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   305.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   303.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   304.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm15                                      ;   305.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   306.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm9, ymm4                                        ;   306.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm11                                     ;   307.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                         ;   308.3 fp3     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm11, [r8 + 49]                                   ;   300.3 fp2+agu0   11 r.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   301.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm6, 4                                           ;   302.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   302.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 512]      ;   301.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                       ;   308.5 fp2     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 50]                                   ;   301.8 fp1+agu0   11 r.2
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   302.8 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm10, 4                                          ;   303.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   303.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   303.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   304.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 544]      ;   303.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm12, ymm11                                     ;   310.0 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   311.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 320]      ;   303.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                     ;   310.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256 + 576]   ;   312.0 fp0+agu1   11 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 352]       ;   304.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm9, ymm15                                      ;   311.5 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   312.5 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm6, 4                                           ;   313.0 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   313.0 fp0     11 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   314.0 fp3     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256]       ;   313.5 fp2+agu1   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm6                                       ;   314.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   315.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm15                                      ;   315.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   316.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   317.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   318.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   316.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   317.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm12                                       ;   318.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                        ;   319.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm10, 4                                           ;   314.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 608]      ;   312.5 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm14                                     ;   319.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   314.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   315.5 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm10                                      ;   315.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   316.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm4                                      ;   314.2 agu2+fp5   11 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm6                                        ;   316.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm12                                         ;   317.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   318.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;   319.5 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   317.5 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   318.5 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm12                                      ;   319.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                         ;   320.5 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 640]      ;   316.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm10, ymm15                                     ;   323.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   324.2 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;   316.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm4                                       ;   323.7 fp1     11 t
        db 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 704]      ;   317.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   324.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   325.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 51]                                    ;   318.0 fp1+agu0   11 r.3
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;   319.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm13, 4                                           ;   320.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   320.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm11, ymm13                                     ;   321.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   321.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm9, ymm6                                        ;   322.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;   323.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 52]                                    ;   320.0 fp1+agu1   11 r.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   321.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                            ;   322.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rel camellia128_ctr.T0_constants256]       ;   324.0 fp0+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   322.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   323.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm13, 4                                          ;   325.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   325.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   326.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm13                                      ;   326.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   327.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 512]       ;   322.0 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm9, ymm1                                        ;   329.0 fp2     11 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm15                                       ;   327.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm12                                         ;   328.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   329.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   330.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   328.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   329.0 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   330.0 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   331.0 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 544]      ;   324.3 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                       ;   331.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   332.3 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 736]       ;   325.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm6, ymm9                                        ;   332.2 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 768]      ;   325.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                     ;   332.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   333.5 fp0     11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 53]                                   ;   326.5 fp2+agu1   11 r.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   327.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm5, 4                                           ;   328.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_ctr.T0_constants256 + 576]   ;   333.3 fp0+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   328.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm11, ymm5                                       ;   329.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   329.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm1, 4                                           ;   334.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   334.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   335.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 352]      ;   329.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                     ;   336.2 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   337.2 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm1                                       ;   335.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm12                                         ;   336.3 fp0     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256]         ;   338.2 fp2+agu0   11 t
        db 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 54]                                    ;   331.0 fp1+agu1   11 r.6
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   332.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm12                                       ;   336.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   337.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   338.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   339.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   337.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   338.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm15                                       ;   339.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm1                                        ;   340.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm10, ymm12                                      ;   341.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm12, [r8 + 55]                                   ;   334.5 fp1+agu0   11 r.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   335.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm0, 4                                           ;   335.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 608]      ;   335.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   342.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   343.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm5, 4                                            ;   339.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   344.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   339.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   340.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   337.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                       ;   338.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   337.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                     ;   338.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   339.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm5                                       ;   340.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   341.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   340.7 fp3+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm6                                       ;   341.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   342.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   343.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   344.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   342.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   343.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm12                                       ;   344.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   345.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;   341.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;   340.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                     ;   347.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   348.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   345.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   342.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   342.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm0                                       ;   343.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   343.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 704]      ;   342.3 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   349.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   350.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm5                                        ;   343.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   344.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   345.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   346.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   344.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   345.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm12                                       ;   346.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   347.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm8, 4                                            ;   345.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 736]      ;   344.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                       ;   351.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   345.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm11, ymm8                                       ;   346.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   346.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                       ;   347.7 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   348.7 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;   345.7 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                        ;   352.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   353.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm14                                             ;   346.2         11 t copy
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256]         ;   349.7 fp3+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                  ;   354.7 fp0+agu0   11 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   355.7 fp2     11 t
        db 0x2e, 0x2e
        vpsrlq ymm0, ymm8, 4                                            ;   350.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   350.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   351.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm8                                       ;   351.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   352.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm0                                       ;   352.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   353.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   354.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   355.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   353.7 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   354.7 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm12                                       ;   355.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   356.7 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 448]       ;   351.3 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm15                                      ;   358.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   359.3 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 480]      ;   351.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                       ;   358.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   360.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   361.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   361.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   362.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   363.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm10, [rbp + 3552]                                 ;   354.0 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   355.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   356.7 fp0     11 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   356.7 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;   362.3 fp3     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   362.3 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3136]                                  ;   362.3 fp0+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 32]       ;   355.8 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm12, ymm5, ymm15                                        ;   363.3 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3168]                                  ;   356.7 fp3+agu0   11 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3104]                                ;   357.7 fp2+agu1   11 t
        db 0x2e
        vpxor ymm6, ymm6, [rbp + 3264]                                  ;   363.3 fp0+agu0   11 t
        db 0x2e
        vpxor ymm14, ymm14, [rbp + 3072]                                ;   357.8 fp1+agu1   11 t
        vpxor ymm4, ymm4, [rbp + 3232]                                  ;   363.3 fp3+agu0   11 t
        vpxor ymm9, ymm9, [rbp + 3040]                                  ;   364.3 fp2+agu1   11 t
        vpxor ymm0, ymm0, [rbp + 3200]                                  ;   363.3 fp0+agu0   11 t
        vmovdqu [rbp + 3200], ymm5                                      ;   363.3 agu2+fp5   11 t spill
        vmovdqa ymm5, ymm14                                             ;   358.8         11 t copy
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm4                                             ;   364.3         11 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm4                                      ;   364.3 agu2+fp5   12 x spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm0                                              ;   364.3         11 t copy
        db 0x2e
        vmovdqu [rbp + 3232], ymm0                                      ;   364.3 agu1+fp5   12 x spill
        db 0x2e
        vmovdqa ymm0, ymm9                                              ;   365.3         11 t copy
        db 0x2e
        vmovdqu [rbp + 3072], ymm9                                      ;   365.3 agu2+fp5   12 x spill
        db 0x2e
        vpxor ymm9, ymm1, [rel camellia128_ctr.T0_constants256 + 64]    ;   362.5 fp1+agu0   11 t
        db 0x2e
        vmovdqu [rbp + 3264], ymm1                                      ;   363.3 agu1+fp5   11 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, [rel camellia128_ctr.T0_constants256 + 96]   ;   363.5 fp3+agu0   11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm10                                     ;   364.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e
        vpxor ymm10, ymm6, [rel camellia128_ctr.T0_constants256 + 32]   ;   364.3 fp2+agu1   11 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm6                                      ;   365.3 agu2+fp5   11 t spill
        db 0x2e
        vpbroadcastb ymm6, [r8 + 56]                                    ;   364.5 fp1+agu0   11 l.0
        db 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   365.5 fp0     11 t
        db 0x2e
        vpsrlq ymm6, ymm12, 4                                           ;   366.5 fp2     11 t
        db 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   366.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                     ;   367.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   367.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   368.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   369.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256]             ;   365.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   372.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                           ;   373.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   373.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   374.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm14                                     ;   366.3 agu2+fp5   12 x spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm12                                      ;   374.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   375.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm6                                       ;   375.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   376.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   377.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   378.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   376.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   377.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm14                                      ;   378.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   379.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm13                                      ;   379.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 480]      ;   369.5 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   380.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   381.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 57]                                    ;   373.0 fp2+agu1   11 l.1
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   374.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm9, 4                                            ;   375.0 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   375.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 512]      ;   374.2 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                       ;   381.2 fp2     11 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   376.0 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 544]      ;   375.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   382.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   383.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 58]                                    ;   375.5 fp2+agu0   11 l.2
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   376.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                            ;   377.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_ctr.T0_constants256 + 576]   ;   384.0 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   377.5 fp2     11 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                       ;   378.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   378.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]       ;   377.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                        ;   384.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   385.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm9, 4                                            ;   385.0 fp1     11 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   385.0 fp0     11 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   386.0 fp3     11 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rel camellia128_ctr.T0_constants256]         ;   386.0 fp2+agu1   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm9                                       ;   386.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   387.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm6                                       ;   387.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   388.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   389.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                        ;   390.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   388.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                        ;   389.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm13                                       ;   390.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;   391.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm1, 4                                            ;   387.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 608]      ;   385.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm13, ymm14                                     ;   392.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   387.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   388.0 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm1                                       ;   388.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;   389.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm12                                     ;   386.3 agu2+fp5   11 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 640]      ;   386.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                       ;   393.5 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   394.5 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm9                                        ;   389.0 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   390.0 fp0     11 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   391.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   392.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   390.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   391.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm13                                       ;   392.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   393.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 672]       ;   389.2 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm6                                        ;   396.2 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 704]      ;   389.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   396.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;   397.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 59]                                    ;   390.3 fp1+agu0   11 l.3
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   391.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                           ;   392.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   392.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                     ;   393.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   393.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm9                                        ;   394.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm9                                        ;   395.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm9, [r8 + 60]                                    ;   392.3 fp1+agu1   11 l.4
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;   393.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm5, 4                                            ;   394.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256]       ;   396.3 fp0+agu0   11 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   394.3 fp3     11 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   395.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm10, 4                                          ;   397.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   397.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   398.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm7, ymm10                                       ;   398.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   399.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]       ;   393.8 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm8, ymm5                                        ;   400.8 fp2     11 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm13                                       ;   399.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   400.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   401.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;   402.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   400.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   401.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   402.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;   403.3 fp0     11 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 544]       ;   396.5 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm9                                        ;   403.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   404.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 61]                                    ;   398.0 fp2+agu1   11 l.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   399.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 62]                                    ;   398.3 fp1+agu0   11 l.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   399.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 63]                                    ;   399.0 fp2+agu1   11 l.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   400.0 fp0     11 t
        db 0x2e, 0x2e
        vpsrlq ymm1, ymm15, 4                                           ;   400.0 fp1     11 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 736]       ;   399.2 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm9, ymm8                                        ;   406.2 fp2     11 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 768]      ;   399.5 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm10, ymm13                                     ;   406.5 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   407.5 fp3     11 t
        db 0x2e
        vpsrlq ymm13, ymm0, 4                                           ;   401.0 fp2     11 t
        db 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;   405.5 fp0+agu0   11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   400.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                     ;   401.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   401.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   401.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                       ;   402.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   402.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 352]      ;   401.3 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                       ;   408.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   409.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm13                                      ;   408.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   409.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm5, 4                                            ;   406.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm4, 4                                           ;   404.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   406.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;   407.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;   410.3 fp1+agu0   11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   404.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   405.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm11, ymm13                                     ;   408.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm5                                       ;   407.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   408.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   410.3 fp3+agu1   11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm1                                       ;   408.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   409.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   410.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   411.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   409.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   410.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm13                                       ;   411.5 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   412.5 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm12, ymm1                                       ;   413.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm15, 4                                           ;   411.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 608]      ;   408.7 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                     ;   415.7 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm0, 4                                           ;   411.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 320]      ;   409.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm13, ymm4                                       ;   416.2 fp1     11 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                        ;   417.2 fp0     11 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   411.3 fp3     11 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm15                                       ;   412.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   412.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   413.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm5                                       ;   413.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   414.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   415.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   416.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   414.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   415.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   416.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   417.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   413.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   413.5 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   416.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm7, ymm0                                        ;   414.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   414.5 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   417.7 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 672]      ;   413.8 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm10, ymm13                                     ;   420.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm12                                      ;   415.3 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm4                                        ;   416.3 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   417.3 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;   418.3 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm9, ymm13                                       ;   419.3 fp1     11 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   417.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   418.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm4                                        ;   419.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   420.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 704]       ;   416.2 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm0, ymm5                                        ;   423.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;   421.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                        ;   424.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   418.7 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;   417.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm0, ymm12                                       ;   424.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   425.0 fp0     11 t
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm14                                             ;   417.5         11 t copy
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm8                                              ;   419.7         11 t copy
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256]             ;   417.8 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   424.8 fp3     11 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm11, 4                                          ;   425.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   425.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm7, ymm11                                       ;   426.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   426.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   427.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm12                                       ;   427.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm7                                          ;   428.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm3                                        ;   429.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm11                                         ;   430.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   428.8 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   429.8 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm7                                        ;   430.8 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm2                                        ;   431.8 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                                      ;   424.2 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm10, ymm2                                         ;   431.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                          ;   431.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm9                                        ;   432.2 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                          ;   432.2 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   433.2 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm1                                        ;   433.2 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 448]       ;   427.0 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm3                                        ;   434.0 fp2     11 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                          ;   435.0 fp3     11 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 480]       ;   428.0 agu0    11 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm12                                       ;   435.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                          ;   436.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   437.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   437.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   438.0 fp1     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm10                                         ;   438.0 fp0     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm4                                          ;   438.0 fp2     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   439.0 fp3     11 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 3328]                                ;   434.2 fp1+agu1   11 t
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm14                                             ;   435.2         12 y copy
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3488]                                  ;   439.0 fp0+agu0   11 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3296]                                  ;   440.0 fp2+agu1   11 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3456]                                  ;   439.0 fp3+agu0   11 t
        db 0x2e, 0x2e
        vmovdqa ymm2, ymm6                                              ;   440.0         12 y copy
        db 0x2e, 0x2e
        vmovdqa ymm3, ymm7                                              ;   440.0         12 y copy
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm8                                             ;   441.0         12 y copy
        db 0x2e, 0x2e
        vpbroadcastb ymm12, [r8 + 64]                                   ;   435.0 fp1+agu1   12 d.0
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3392]                                  ;   438.0 fp0+agu0   12 y
        db 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 32]       ;   436.0 agu1    11 t reload
        db 0x2e
        vpxor ymm4, ymm4, ymm13                                         ;   443.0 fp2     12 y
        db 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   443.0 fp3     12 y
        db 0x2e
        vpxor ymm1, ymm1, [rbp + 3424]                                  ;   436.2 fp1+agu0   12 y
        db 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 64]       ;   437.0 agu1    11 t reload
        db 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;   444.0 fp0     12 y
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 3360]                                ;   437.2 fp2+agu0   12 y
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256 + 96]  ;   438.2 fp3+agu1   12 y
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3520]                                  ;   444.0 fp1+agu0   12 y
        db 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 65]                                   ;   439.0 fp2+agu1   12 d.1
        db 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 66]                                   ;   439.2 fp1+agu0   12 d.2
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 68]                                    ;   440.0 fp2+agu1   12 d.4
        db 0x2e
        vpand ymm0, ymm0, ymm5                                          ;   441.0 fp0     12 y
        db 0x2e
        vpsrlq ymm5, ymm0, 7                                            ;   442.0 fp1     12 y
        db 0x2e
        vpand ymm5, ymm5, [rel camellia128_ctr.T0_constants256]         ;   443.0 fp3+agu0   12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   445.0 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm0, ymm0, ymm0                                         ;   442.0 fp3     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   444.0 fp2     12 y
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 67]                                    ;   441.0 fp1+agu1   12 d.3
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 69]                                    ;   441.2 fp2+agu0   12 d.5
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm5                                          ;   442.2 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm2, 7                                            ;   443.2 fp1     12 y
        db 0x2e, 0x2e
        vpand ymm5, ymm5, [rel camellia128_ctr.T0_constants256]         ;   444.2 fp3+agu1   12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   445.2 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm2, ymm2, ymm2                                         ;   443.2 fp3     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   446.0 fp2     12 y
        db 0x2e, 0x2e, 0x2e
        vpor ymm15, ymm15, ymm1                                         ;   447.0 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   448.0 fp1     12 y
        db 0x2e, 0x2e
        vmovdqu [rbp + 2560], ymm1                                      ;   447.0 agu2+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 2912], ymm6                                      ;   449.0 agu0+fp5   10 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 70]                                    ;   443.2 fp2+agu1   12 d.6
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm1                                        ;   444.2 fp3     12 y
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm11, 7                                           ;   445.2 fp1     12 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm2, ymm11, ymm11                                       ;   445.2 fp0     12 y
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;   446.2 fp2     12 y
        db 0x2e, 0x2e
        vpor ymm13, ymm13, ymm10                                        ;   447.2 fp3     12 y
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   448.2 fp0     12 y
        db 0x2e, 0x2e
        vmovdqu [rbp + 2592], ymm10                                     ;   447.2 agu2+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 2944], ymm8                                      ;   449.2 agu0+fp5   10 groups
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256]             ;   444.5 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                          ;   451.5 fp1     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   452.5 fp2     12 y
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 71]                                    ;   445.7 fp1+agu0   12 d.7
        db 0x2e, 0x2e, 0x2e
        vpand ymm3, ymm3, ymm1                                          ;   446.7 fp3     12 y
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm3, 7                                            ;   447.7 fp2     12 y
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm3, ymm3, ymm3                                         ;   447.7 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm3                                          ;   453.5 fp3     12 y
        db 0x2e, 0x2e, 0x2e
        vpor ymm0, ymm0, ymm9                                           ;   454.5 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   455.5 fp1     12 y
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                          ;   451.5 fp2     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm1                                          ;   452.5 fp3     12 y
        db 0x2e, 0x2e, 0x2e
        vpor ymm12, ymm12, ymm4                                         ;   453.5 fp0     12 y
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   454.5 fp1     12 y
        db 0x2e, 0x2e
        vmovdqu [rbp + 2528], ymm4                                      ;   453.5 agu2+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 2624], ymm9                                      ;   454.5 agu1+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 2656], ymm14                                     ;   455.5 agu0+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu [rbp + 2976], ymm7                                      ;   456.5 agu2+fp5   10 groups
        db 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 72]                                    ;   448.7 fp2+agu1   12 y.0
        db 0x2e, 0x2e
        vpbroadcastb ymm1, [r8 + 73]                                    ;   448.8 fp1+agu0   12 y.1
        db 0x2e
        vpbroadcastb ymm3, [r8 + 74]                                    ;   449.7 fp2+agu1   12 y.2
        db 0x2e
        vpbroadcastb ymm4, [r8 + 75]                                    ;   449.8 fp1+agu0   12 y.3
        db 0x2e
        vpbroadcastb ymm5, [r8 + 76]                                    ;   450.7 fp2+agu1   12 y.4
        db 0x2e
        vpbroadcastb ymm6, [r8 + 77]                                    ;   450.8 fp1+agu0   12 y.5
        db 0x2e, 0x2e
        vpbroadcastb ymm7, [r8 + 78]                                    ;   451.7 fp2+agu1   12 y.6
        db 0x2e, 0x2e
        vpbroadcastb ymm8, [r8 + 79]                                    ;   451.8 fp1+agu0   12 y.7
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3200]                                      ;   452.7 agu1    12 x
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 32]       ;   452.8 agu0    11 t reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                         ;   459.8 fp3     12 x
        db 0x2e, 0x2e
        vpor ymm0, ymm0, ymm9                                           ;   460.8 fp0     12 x
        db 0x2e
        vmovdqu ymm9, [rbp + 3136]                                      ;   453.7 agu1    12 x reload
        db 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   461.8 fp2     12 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm9                                          ;   462.8 fp1     12 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 2816], ymm9                                      ;   462.8 agu2+fp5   10 groups
        db 0x2e, 0x2e
        vpsrlq ymm0, ymm5, 7                                            ;   463.8 fp2     12 x
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                          ;   464.8 fp3     12 x
        db 0x2e, 0x2e
        vpaddb ymm5, ymm5, ymm5                                         ;   463.8 fp0     12 x
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   464.8 fp1     12 x
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3200]                                  ;   465.8 fp2+agu0   12 x
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3264]                                      ;   454.7 agu1    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   465.8 fp3     12 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 64]       ;   455.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm11                                         ;   462.0 fp0     12 x
        db 0x2e, 0x2e
        vpor ymm1, ymm1, ymm9                                           ;   463.0 fp1     12 x
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   466.8 fp2     12 x
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3040]                                      ;   455.7 agu1    12 x reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   464.0 fp3     12 x
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm9                                          ;   465.0 fp0     12 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2848], ymm9                                      ;   465.0 agu2+fp5   10 groups
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm6, 7                                            ;   466.0 fp1     12 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                          ;   467.0 fp2     12 x
        db 0x2e, 0x2e
        vpaddb ymm6, ymm6, ymm6                                         ;   466.0 fp3     12 x
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   467.8 fp0     12 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 2720], ymm0                                      ;   468.8 agu0+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3104]                                      ;   463.2 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;   470.2 fp1     12 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 96]        ;   464.0 agu0    11 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   471.0 fp2     12 x
        db 0x2e, 0x2e, 0x2e
        vpor ymm3, ymm3, ymm0                                           ;   472.0 fp3     12 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;   471.2 fp0     12 x
        db 0x2e, 0x2e
        vmovdqu ymm0, [rbp + 3072]                                      ;   464.8 agu1    12 x reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm3                                          ;   473.0 fp1     12 x
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm0                                          ;   474.0 fp2     12 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 2880], ymm0                                      ;   474.0 agu2+fp5   10 groups
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm7, 7                                            ;   475.0 fp1     12 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm2                                          ;   476.0 fp3     12 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   477.0 fp0     12 x
        db 0x2e, 0x2e, 0x2e
        vpaddb ymm3, ymm7, ymm7                                         ;   475.0 fp2     12 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm3                                          ;   476.0 fp3     12 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 2752], ymm1                                      ;   477.0 agu0+fp5   10 groups
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3168]                                      ;   467.0 agu1    11 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   478.0 fp0     12 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;   474.0 fp1     12 x
        db 0x2e, 0x2e, 0x2e
        vpor ymm4, ymm4, ymm1                                           ;   475.0 fp2     12 x
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 3232]                                      ;   470.2 agu0    12 x reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   477.2 fp3     12 x
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm1                                          ;   478.2 fp0     12 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 3008], ymm1                                      ;   478.2 agu2+fp5   10 groups
        db 0x2e, 0x2e
        vpsrlq ymm1, ymm8, 7                                            ;   479.2 fp1     12 x
        db 0x2e, 0x2e
        vpand ymm1, ymm1, ymm2                                          ;   480.2 fp2     12 x
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   481.2 fp3     12 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 2688], ymm5                                      ;   482.2 agu1+fp5   10 groups
        db 0x2e, 0x2e
        vpaddb ymm1, ymm8, ymm8                                         ;   479.2 fp0     12 x
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   480.2 fp1     12 x
        db 0x2e, 0x2e
        vmovdqu [rbp + 2784], ymm0                                      ;   481.2 agu0+fp5   10 groups
        db 0x2e, 0x2e
        add r8, 0x40                                                    ;   475.3 alu0    10 groups
        db 0x2e, 0x2e
        mov qword [rbp + 3656], r8                                      ;   476.3 agu2+st0   10 groups
        db 0x2e, 0x2e
        cmp r8, qword [rbp + 3664]                                      ;                    more groups?
        jne .groups_2
        db 0x2e, 0x2e
        mov r8, qword [rbp + 3624]                                      ;     0.0 agu0    14 r.0 reload
        db 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 144]                                   ;    11.0 fp1+agu1   14 r.0
        db 0x2e, 0x2e
        vmovdqu ymm1, [rbp + 2528]                                      ;     1.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;    12.0 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm2, ymm0, 4                                            ;    13.0 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm3, [rel camellia128_ctr.T0_constants256 + 288]       ;     1.2 agu1    14 t reload
        db 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    13.0 fp3     14 t
        db 0x2e
        vpbroadcastb ymm4, [r8 + 145]                                   ;    11.0 fp1+agu0   14 r.1
        db 0x2e
        vmovdqu ymm5, [rbp + 2560]                                      ;     2.2 agu1    14 t reload
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    12.0 fp0     14 t
        db 0x2e
        vpbroadcastb ymm6, [r8 + 146]                                   ;    11.0 fp2+agu0   14 r.2
        db 0x2e
        vmovdqu ymm7, [rbp + 2592]                                      ;     3.2 agu1    14 t reload
        vpxor ymm6, ymm6, ymm7                                          ;    12.0 fp3     14 t
        vpbroadcastb ymm8, [r8 + 147]                                   ;    11.0 fp1+agu0   14 r.3
        vmovdqu ymm9, [rbp + 2624]                                      ;     4.2 agu1    14 t reload
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;    12.0 fp0     14 t
        db 0x2e
        vpbroadcastb ymm10, [r8 + 148]                                  ;    11.0 fp2+agu0   14 r.4
        db 0x2e
        vmovdqu ymm11, [rbp + 2656]                                     ;     5.2 agu1    14 t reload
        db 0x2e
        vpxor ymm10, ymm10, ymm11                                       ;    12.2 fp3     14 t
        db 0x2e
        vpbroadcastb ymm12, [r8 + 149]                                  ;    11.0 fp1+agu0   14 r.5
        db 0x2e
        vmovdqu ymm13, [rbp + 2912]                                     ;     6.2 agu1    14 t reload
        db 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;    13.2 fp0     14 t
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 320]      ;     7.0 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                       ;    14.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm4, 4                                           ;    13.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm2, ymm2, ymm3                                          ;    14.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;    13.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    14.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 352]      ;    11.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm13, ymm2                                       ;    18.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm2                                          ;    19.5 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 512]       ;    12.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;    19.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;    20.5 fp0+agu1   14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 544]      ;    13.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                     ;    20.0 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;    21.0 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm0, 4                                           ;    21.5 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    21.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    22.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rel camellia128_ctr.T0_constants256 + 576]   ;    22.0 fp3+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm6, 4                                            ;    14.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;    14.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm14, ymm6                                       ;    15.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    15.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;    18.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;    19.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm0, ymm15                                         ;    23.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256]         ;    20.5 fp3+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 384]       ;    15.3 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm7, ymm0                                        ;    22.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm4, 4                                            ;    23.0 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;    23.0 fp0     14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    24.0 fp3     14 t
        db 0x2e, 0x2e
        vmovdqa ymm1, ymm0                                              ;    23.5         14 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm11, ymm15                                            ;    23.5         14 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 416]       ;    19.7 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;    26.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm15                                         ;    27.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;    28.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;    29.7 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;    26.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;    27.7 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;    28.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;    29.7 fp0     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm0, [r8 + 150]                                   ;    22.5 fp1+agu1   14 r.6
        db 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm4                                        ;    24.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    25.0 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 448]      ;    23.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm15, ymm1                                       ;    30.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2944]                                  ;    23.5 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm5                                       ;    26.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;    27.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;    28.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;    29.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;    26.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm4                                          ;    27.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm9                                        ;    28.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;    29.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 480]       ;    26.8 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm4, ymm11                                       ;    33.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm9                                          ;    34.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm6, 4                                            ;    27.3 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 608]      ;    27.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm11, ymm15                                     ;    34.5 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;    27.8 fp0     14 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    28.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 640]       ;    28.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm4, ymm5                                        ;    35.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;    36.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm6                                        ;    29.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;    29.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm9                                        ;    29.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    30.3 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;    31.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;    32.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;    30.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;    31.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;    32.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;    33.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                            ;    31.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 672]       ;    30.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm4                                        ;    37.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    31.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm14, ymm8                                       ;    32.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    32.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                       ;    33.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    34.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 704]       ;    31.7 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm5, ymm9                                        ;    38.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;    39.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm10, 4                                           ;    34.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256]         ;    35.3 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;    34.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    35.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                            ;    36.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    36.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    37.3 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm7, ymm8                                        ;    37.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    38.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm5                                       ;    38.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;    39.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;    40.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;    41.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;    39.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;    40.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;    41.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;    42.3 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 512]       ;    36.3 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm6, ymm10                                       ;    43.3 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 544]      ;    36.7 agu1    14 t reload
        db 0x2e
        vpshufb ymm9, ymm10, ymm9                                       ;    43.7 fp1     14 t
        db 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;    44.7 fp3     14 t
        db 0x2e
        vpbroadcastb ymm9, [r8 + 151]                                   ;    39.0 fp2+agu0   14 r.7
        db 0x2e
        vpxor ymm9, ymm9, [rbp + 2976]                                  ;    40.0 fp0+agu1   14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256 + 576]   ;    45.7 fp3+agu0   14 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 736]      ;    38.7 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm10, ymm13                                     ;    45.7 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 768]       ;    39.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm6, ymm5                                        ;    46.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;    47.5 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm12, 4                                           ;    40.3 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;    40.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                     ;    41.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    41.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 352]       ;    40.2 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm6, ymm5                                        ;    47.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;    48.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm8, 4                                            ;    46.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    46.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    47.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel camellia128_ctr.T0_constants256]       ;    49.2 fp1+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm7, ymm8                                       ;    47.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    48.7 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm1                                      ;    42.3 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm5                                        ;    48.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm10                                         ;    49.7 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;    50.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;    51.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;    49.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;    50.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm10                                       ;    51.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;    52.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm11, ymm1                                       ;    52.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm12, 4                                           ;    50.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                           ;    47.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;    53.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;    50.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    51.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    48.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm14, ymm0                                       ;    49.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;    48.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm10                                      ;    49.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;    50.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 640]      ;    49.3 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm10, ymm5                                       ;    56.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;    57.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm12                                       ;    51.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;    52.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;    51.8 fp0+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm8                                       ;    52.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;    53.2 fp2     14 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;    54.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;    55.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;    53.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;    54.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;    55.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;    56.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;    53.5 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;    52.0 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                     ;    59.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;    60.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm1                                        ;    58.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    53.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    54.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 704]      ;    53.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm12, ymm8                                       ;    60.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;    61.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm0                                        ;    55.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;    55.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm5                                       ;    55.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;    56.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;    57.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;    58.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;    56.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;    57.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm8                                        ;    58.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    59.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm9, 4                                            ;    57.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 736]       ;    56.2 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                      ;    63.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    57.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                       ;    58.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    58.8 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm6, ymm0                                        ;    59.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;    60.8 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 768]       ;    57.8 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                        ;    64.8 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;    65.8 fp0     14 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm15                                             ;    58.3         14 t copy
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_ctr.T0_constants256]         ;    61.8 fp3+agu1   14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rbp + 3040]                                ;    66.8 fp0+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;    67.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm9, 4                                            ;    62.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;    62.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;    63.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm7, ymm9                                        ;    63.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;    64.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm0                                       ;    64.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;    65.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;    66.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;    67.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;    65.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;    66.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;    67.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;    68.8 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 448]       ;    63.2 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm11                                       ;    70.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm9                                          ;    71.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 480]       ;    64.0 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm9, ymm0                                        ;    71.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;    72.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    73.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    73.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;    74.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;    75.2 fp3     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm10, [rbp + 3040]                                 ;    66.2 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm0                                          ;    67.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;    68.8 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;    68.8 fp3     14 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm10                                         ;    74.2 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;    74.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 2688]                                  ;    74.2 fp2+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm5, [rbp + 1888]                                 ;    75.2 fp3+agu1   14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2720]                                  ;    68.8 fp0+agu0   14 t
        vpxor ymm10, ymm10, [rbp + 2752]                                ;    69.8 fp1+agu1   14 t
        vpxor ymm12, ymm12, [rbp + 2784]                                ;    75.2 fp2+agu0   14 t
        vpxor ymm15, ymm15, [rbp + 2816]                                ;    70.0 fp3+agu1   14 t
        vpxor ymm4, ymm4, [rbp + 2848]                                  ;    75.2 fp0+agu0   14 t
        vpxor ymm13, ymm13, [rbp + 2880]                                ;    76.2 fp1+agu1   14 t
        vpxor ymm0, ymm0, [rbp + 3008]                                  ;    75.2 fp2+agu0   14 t
        vmovdqu [rbp + 3040], ymm5                                      ;    75.2 agu2+fp5   14 t spill
        vpxor ymm5, ymm1, [rbp + 1920]                                  ;    72.0 fp3+agu1   14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm1                                      ;    71.2 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vpxor ymm1, ymm10, [rbp + 1952]                                 ;    72.8 fp0+agu0   14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm10                                     ;    72.2 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm10, ymm15                                            ;    72.2         14 t copy
        db 0x2e
        vmovdqu [rbp + 3136], ymm15                                     ;    73.2 agu1+fp5   14 t spill
        db 0x2e
        vpsrlq ymm15, ymm11, 4                                          ;    76.2 fp1     14 t
        db 0x2e
        vpand ymm11, ymm11, ymm3                                        ;    76.2 fp2     14 t
        db 0x2e
        vpshufb ymm11, ymm14, ymm11                                     ;    77.2 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    77.2 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm6, ymm15                                      ;    78.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;    79.2 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm12, [rbp + 1984]                                ;    76.2 fp3+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel camellia128_ctr.T0_constants256]       ;    80.2 fp1+agu1   14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3168], ymm12                                     ;    76.2 agu2+fp5   14 t spill
        db 0x2e
        vmovdqa ymm12, ymm4                                             ;    76.2         14 t copy
        db 0x2e
        vmovdqu [rbp + 3200], ymm4                                      ;    76.2 agu0+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm0                                              ;    76.2         14 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm0                                      ;    76.7 agu1+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm0, ymm13                                             ;    77.2         14 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3264], ymm13                                     ;    77.7 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm5, 4                                           ;    76.2 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    76.3 fp0     14 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;    77.2 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm11, 4                                           ;    81.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;    81.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;    82.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 512]      ;    77.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                       ;    84.2 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 544]      ;    77.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm14, ymm13                                     ;    84.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    85.5 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm11                                      ;    82.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;    83.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;    86.5 fp3+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm6                                       ;    83.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;    84.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;    85.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;    86.2 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;    84.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;    85.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm13                                      ;    86.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;    87.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm8, ymm14                                      ;    87.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm9, ymm6                                        ;    88.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;    89.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm1, 4                                            ;    83.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm5, 4                                           ;    87.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm14, ymm15, 4                                          ;    84.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;    87.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;    88.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;    84.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;    85.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    85.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;    85.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm7, ymm5                                        ;    88.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;    89.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 320]       ;    85.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm8, ymm1                                        ;    92.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm8, ymm15                                      ;    92.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]       ;    86.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                        ;    93.0 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm6                                          ;    94.0 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm14                                       ;    93.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                        ;    94.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm13                                       ;    89.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;    90.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;    91.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;    92.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;    90.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;    91.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm9                                        ;    92.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;    93.5 fp0     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 156]                                   ;    90.5 fp1+agu1   14 l.4
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;    91.5 fp3     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 157]                                   ;    91.2 fp2+agu0   14 l.5
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;    92.2 fp0     14 t
        db 0x2e
        vpbroadcastb ymm5, [r8 + 158]                                   ;    91.5 fp1+agu1   14 l.6
        db 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;    92.5 fp3     14 t
        db 0x2e
        vpbroadcastb ymm5, [r8 + 159]                                   ;    92.2 fp2+agu0   14 l.7
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;    93.2 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 608]       ;    91.7 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm5, ymm6                                        ;    98.7 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 640]       ;    92.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm9, ymm13                                      ;    99.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   100.2 fp3     14 t
        db 0x2e
        vpsrlq ymm13, ymm10, 4                                          ;    93.5 fp1     14 t
        db 0x2e
        vpsrlq ymm14, ymm12, 4                                          ;    94.2 fp2     14 t
        db 0x2e
        vpxor ymm1, ymm1, [rel camellia128_ctr.T0_constants256]         ;    95.0 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;    95.0 fp3+agu0   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;    93.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;    94.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;    94.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;    95.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm8, ymm14                                      ;    96.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm1, 4                                            ;    96.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;    96.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;    97.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm11                                     ;    94.5 agu2+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm1                                       ;    97.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm8                                          ;    98.0 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3328], ymm6                                      ;   101.2 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm8                                        ;    98.0 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;    99.0 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   100.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm1                                          ;   101.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;    99.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm1                                        ;   100.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm11                                       ;   101.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   102.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm1, ymm15, 4                                           ;    98.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 672]      ;    97.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                       ;   104.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;    98.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm1, ymm1, ymm3                                          ;    99.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm15                                      ;    99.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   100.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 704]       ;    98.7 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm9, ymm8                                        ;   105.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   106.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm1                                        ;   100.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   101.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   102.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm15                                         ;   103.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   101.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   102.5 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   103.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm11                                         ;   104.5 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 512]      ;   100.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                     ;   107.5 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 544]      ;   100.8 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm15, ymm13                                     ;   107.8 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   108.8 fp0     14 t
        db 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 736]      ;   101.5 agu0    14 t reload
        db 0x2e
        vpshufb ymm8, ymm13, ymm8                                       ;   108.5 fp1     14 t
        db 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256 + 576] ;   109.8 fp3+agu1   14 t
        db 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 768]      ;   102.5 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm15, ymm1                                       ;   109.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   110.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 320]       ;   102.8 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm12                                      ;   109.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   110.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm10, 4                                          ;   110.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   110.8 fp0     14 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   111.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel camellia128_ctr.T0_constants256]       ;   111.8 fp1+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm10                                      ;   111.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   112.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm12                                      ;   112.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                       ;   113.8 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   114.8 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   115.8 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   113.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   114.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm11                                      ;   115.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   116.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm5, ymm15                                      ;   116.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm14, 4                                          ;   112.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm0, 4                                           ;   111.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   117.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   112.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   113.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   112.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm1, ymm0                                        ;   113.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   112.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm14                                       ;   113.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm11                                       ;   114.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm11                                       ;   114.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm5                                          ;   115.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   116.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm14                                         ;   117.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   115.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   116.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   117.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   118.8 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm9, ymm11                                       ;   119.8 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 640]      ;   115.0 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm11, ymm12                                     ;   122.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   123.0 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 352]      ;   115.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm12, ymm15                                     ;   122.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm14                                         ;   123.5 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 672]      ;   116.0 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm14, ymm1                                       ;   123.0 fp2     14 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm4, 4                                           ;   117.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   124.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   125.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;   124.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256]             ;   117.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm1                                          ;   124.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   118.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   118.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm12, ymm15                                     ;   122.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 320]       ;   118.0 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm9, ymm4                                        ;   125.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm4                                        ;   126.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm0, 4                                            ;   125.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   125.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   126.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm1                                        ;   127.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm7, ymm0                                       ;   126.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   127.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm4                                       ;   127.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm14                                       ;   128.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   129.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   130.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   128.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   129.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm14                                       ;   130.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   131.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm11                                      ;   131.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm11, ymm15, 4                                          ;   128.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 768]      ;   125.7 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                       ;   132.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   133.7 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3296]                                      ;   126.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpxor ymm14, ymm5, ymm4                                         ;   133.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   134.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   134.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm4, ymm8                                              ;   127.5         14 t copy
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   128.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   129.0 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 2944]                                  ;   128.0 fp1+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, [rbp + 2976]                                ;   134.5 fp3+agu1   14 t
        db 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm15                                      ;   129.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                       ;   130.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm11                                       ;   130.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   131.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm7                                        ;   132.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   133.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   131.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   132.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   133.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm13                                       ;   134.0 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 448]      ;   130.7 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                       ;   137.7 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 480]      ;   131.0 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm11, ymm15, ymm11                                     ;   138.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   139.0 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rbp + 3328]                                     ;   131.7 agu0    14 t reload
        db 0x2e
        vpxor ymm15, ymm0, ymm11                                        ;   138.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   140.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   139.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   141.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                          ;   141.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   139.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   142.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   142.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                        ;   142.0 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   143.0 fp1     14 t
        db 0x2e, 0x2e
        vmovdqa ymm7, ymm14                                             ;   143.0         14 t copy
        db 0x2e
        vmovdqa ymm11, ymm8                                             ;   144.0         14 t copy
        db 0x2e
        vpxor ymm4, ymm4, [rbp + 2528]                                  ;   142.0 fp3+agu1   14 t
        db 0x2e
        vpxor ymm10, ymm10, [rbp + 2560]                                ;   137.7 fp2+agu0   14 t
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2592]                                  ;   140.7 fp0+agu1   14 t
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 2624]                                  ;   143.0 fp1+agu0   14 t
        db 0x2e
        vpxor ymm15, ymm15, [rbp + 2656]                                ;   140.7 fp3+agu1   14 t
        vpxor ymm6, ymm6, [rbp + 2912]                                  ;   143.0 fp2+agu0   14 t
        vmovdqu [rbp + 3328], ymm14                                     ;   143.0 agu2+fp5   14 t spill
        vpxor ymm14, ymm10, [rbp + 2048]                                ;   139.8 fp0+agu1   14 t
        vmovdqu [rbp + 3296], ymm8                                      ;   144.0 agu0+fp5   14 t spill
        vpxor ymm8, ymm5, [rbp + 2080]                                  ;   141.7 fp1+agu1   14 t
        vmovdqu [rbp + 3360], ymm5                                      ;   141.7 agu2+fp5   14 t spill
        vpxor ymm5, ymm4, [rbp + 2016]                                  ;   143.0 fp3+agu0   14 t
        vmovdqu [rbp + 3392], ymm10                                     ;   142.7 agu2+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                           ;   144.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   144.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm9, ymm5                                        ;   145.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   145.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm12, ymm10                                     ;   146.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   147.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm15                                            ;   142.5         14 t copy
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm1                                          ;   148.0 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm15                                     ;   143.7 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vpxor ymm15, ymm0, [rbp + 2112]                                 ;   144.0 fp3+agu0   14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3456], ymm0                                      ;   144.7 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm6                                              ;   144.0         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm6                                      ;   145.7 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm14, 4                                           ;   143.7 fp2     14 t
        db 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   143.8 fp0     14 t
        db 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   144.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3520], ymm4                                      ;   146.7 agu0+fp5   14 t spill
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm5, 4                                            ;   149.0 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   149.0 fp3     14 t
        db 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   150.0 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 512]       ;   144.8 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm14                                      ;   151.8 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 544]       ;   145.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm6                                        ;   152.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   153.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm8, 4                                            ;   146.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel camellia128_ctr.T0_constants256 + 576] ;   154.2 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   146.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm9, ymm8                                        ;   147.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   147.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                       ;   148.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   149.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm5, ymm4                                          ;   151.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256]         ;   150.0 fp0+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 384]       ;   147.2 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm1, ymm5                                        ;   154.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm4                                       ;   151.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   155.2 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   156.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   157.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   152.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   155.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   156.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   157.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm12                                      ;   158.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm14, 4                                           ;   155.2 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 480]      ;   151.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm12, ymm4                                       ;   158.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   159.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm8, 4                                            ;   152.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   155.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   156.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   152.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   153.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm14                                      ;   156.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   157.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm6                                       ;   157.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   158.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   159.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   160.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   158.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm14                                       ;   159.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   160.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   161.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm8                                       ;   156.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;   156.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm4                                       ;   157.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   158.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   159.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm8                                        ;   160.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   158.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   159.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm12                                       ;   160.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   161.2 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 608]       ;   158.3 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm13                                      ;   165.3 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 640]      ;   158.7 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   165.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   166.7 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm15, 4                                           ;   160.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   159.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm9, ymm15                                      ;   160.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   161.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 672]       ;   159.8 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm9, ymm14                                      ;   166.8 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 704]       ;   160.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm9, ymm4                                        ;   167.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm4                                        ;   168.2 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 352]       ;   160.8 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm4, ymm6                                        ;   167.8 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                        ;   168.8 fp3     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 164]                                   ;   162.5 fp2+agu0   14 r.4
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   163.5 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm10, 4                                           ;   164.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;   169.8 fp3+agu1   14 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   164.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   165.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 512]       ;   162.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm9, ymm10                                      ;   169.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm9, ymm15, 4                                           ;   170.8 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   170.8 fp0     14 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   171.8 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 544]       ;   164.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm4, ymm6                                        ;   171.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   172.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm15                                       ;   171.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   172.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256 + 576] ;   173.5 fp2+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm9                                        ;   172.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   173.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   174.8 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   175.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   173.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   174.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   175.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   176.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm10, 4                                           ;   174.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 736]      ;   171.0 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm15, ymm4                                       ;   178.0 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   174.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   175.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 768]      ;   172.0 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm15, ymm9                                       ;   179.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   180.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm1, ymm10                                       ;   175.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   176.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm6                                       ;   176.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   177.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   178.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   179.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   177.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm10                                         ;   178.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   179.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm9                                          ;   180.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm15                                       ;   180.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   181.5 fp1     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm10, [r8 + 165]                                  ;   176.7 fp2+agu1   14 r.5
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   177.7 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                           ;   178.7 fp1     14 t
        db 0x2e
        vpbroadcastb ymm15, [r8 + 166]                                  ;   177.7 fp2+agu0   14 r.6
        db 0x2e
        vpxor ymm11, ymm11, ymm15                                       ;   178.7 fp0     14 t
        db 0x2e
        vpbroadcastb ymm15, [r8 + 167]                                  ;   178.2 fp1+agu1   14 r.7
        db 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   179.2 fp3     14 t
        db 0x2e
        vpsrlq ymm15, ymm11, 4                                          ;   179.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   182.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                         ;   183.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm7, 4                                            ;   180.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   179.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   179.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   179.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   180.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   180.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   181.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 320]      ;   179.5 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm13, ymm0                                       ;   186.5 fp1     14 t
        db 0x2e, 0x2e
        vpshufb ymm11, ymm13, ymm11                                     ;   186.5 fp2     14 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                       ;   186.5 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]       ;   180.2 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                      ;   187.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   188.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm15                                      ;   187.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm10                                       ;   188.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                        ;   187.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   188.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256]             ;   181.3 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   189.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                           ;   190.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm15, ymm4                                             ;   181.8         14 t copy
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   184.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   190.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   191.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   189.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   189.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm0                                        ;   191.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   192.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm10                                       ;   192.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   193.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   194.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   195.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   193.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   194.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm6                                        ;   195.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                        ;   196.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm11, 4                                           ;   190.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 672]       ;   189.3 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm6, ymm8                                        ;   196.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   197.3 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 704]       ;   190.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                      ;   197.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   198.3 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm7, 4                                           ;   190.7 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   190.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   191.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   191.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   191.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm11                                       ;   192.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm0                                        ;   192.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm0                                        ;   192.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   193.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   194.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm11                                         ;   195.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   193.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   194.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   195.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   196.7 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm7                                        ;   194.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   194.5 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 736]      ;   194.2 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                       ;   201.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   202.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   199.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   200.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3232]                                  ;   200.3 fp0+agu0   14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 768]      ;   195.2 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                       ;   202.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   203.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm10                                       ;   196.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   197.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   198.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm7                                          ;   199.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm7                                        ;   197.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;   198.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm8                                        ;   199.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                        ;   200.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 448]       ;   197.3 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm7, ymm0                                        ;   204.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   205.3 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   204.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   205.2 fp3     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   205.2 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 480]       ;   198.8 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm10                                      ;   205.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   206.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   207.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm4                                          ;   207.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   208.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm15                                       ;   208.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm0                                          ;   208.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   209.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm10, ymm5                                             ;   209.8         14 t copy
        vpxor ymm0, ymm0, [rbp + 3040]                                  ;   208.8 fp0+agu0   14 t
        vpxor ymm9, ymm9, [rbp + 3072]                                  ;   203.2 fp2+agu1   14 t
        vpxor ymm15, ymm15, [rbp + 3104]                                ;   206.2 fp3+agu0   14 t
        vpxor ymm6, ymm6, [rbp + 3168]                                  ;   209.8 fp1+agu1   14 t
        vpxor ymm12, ymm12, [rbp + 3136]                                ;   206.2 fp0+agu0   14 t
        vpxor ymm14, ymm14, [rbp + 3200]                                ;   209.8 fp2+agu1   14 t
        vpxor ymm4, ymm4, [rbp + 3264]                                  ;   210.8 fp3+agu0   14 t
        vmovdqu [rbp + 3264], ymm5                                      ;   209.8 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm9                                              ;   205.8         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3200], ymm9                                      ;   206.5 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm9, ymm15                                             ;   207.2         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm15                                     ;   207.5 agu0+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm12                                            ;   207.2         14 t copy
        db 0x2e
        vmovdqu [rbp + 3168], ymm12                                     ;   208.5 agu2+fp5   14 t spill
        db 0x2e
        vmovdqa ymm12, ymm0                                             ;   209.8         14 t copy
        db 0x2e
        vmovdqu [rbp + 3104], ymm0                                      ;   209.8 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm6                                              ;   210.8         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm6                                      ;   210.8 agu0+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm14                                             ;   210.8         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm14                                     ;   211.5 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm4                                             ;   211.8         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm4                                      ;   212.5 agu1+fp5   14 t spill
        db 0x2e
        vpbroadcastb ymm4, [r8 + 168]                                   ;   209.2 fp1+agu0   14 l.0
        db 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;   210.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm12, 4                                           ;   211.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   211.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                     ;   212.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   212.2 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 352]      ;   210.3 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm11, ymm4                                       ;   217.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;   218.3 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256]             ;   210.8 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;   219.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm4, ymm12, 4                                           ;   220.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   220.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   221.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm1, ymm12                                      ;   221.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm4                                        ;   222.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm4                                       ;   222.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;   223.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   224.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   225.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   223.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   224.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   225.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm11                                         ;   226.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm13                                      ;   226.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                        ;   227.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm4                                        ;   228.3 fp3     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm4, [r8 + 169]                                   ;   220.3 fp2+agu1   14 l.1
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   221.3 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm4, ymm5, 4                                            ;   222.3 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   222.3 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 512]      ;   221.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                       ;   228.5 fp2     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 170]                                  ;   221.8 fp1+agu1   14 l.2
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   222.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm9, 4                                           ;   223.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   223.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   223.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   224.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 544]       ;   223.0 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm8, ymm4                                        ;   230.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   231.0 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm4, [rel camellia128_ctr.T0_constants256 + 320]       ;   223.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm4, ymm9                                        ;   230.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;   232.0 fp0+agu0   14 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 352]       ;   224.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm13                                      ;   231.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm13                                         ;   232.5 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm5, 4                                           ;   233.0 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   233.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   234.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_ctr.T0_constants256]         ;   233.5 fp2+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm5                                        ;   234.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   235.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm13                                      ;   235.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   236.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   237.0 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   238.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   236.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;   237.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm8                                        ;   238.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   239.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm9, 4                                            ;   234.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 608]       ;   232.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm8, ymm12                                      ;   239.5 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   234.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   235.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm9                                        ;   235.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   236.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm11                                     ;   234.2 agu2+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm5                                       ;   236.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   237.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   238.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm9                                        ;   239.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   237.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   238.5 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   239.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm8                                          ;   240.5 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 640]       ;   236.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm13                                       ;   243.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm9                                        ;   244.2 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 672]       ;   236.7 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm9, ymm11                                      ;   243.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 704]      ;   237.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm13, ymm5                                       ;   244.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   245.2 fp0     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 171]                                   ;   238.0 fp1+agu1   14 l.3
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   239.0 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm0, 4                                            ;   240.0 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   240.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm4, ymm0                                        ;   241.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   241.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm5                                        ;   242.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   243.0 fp0     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 172]                                   ;   240.0 fp1+agu0   14 l.4
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   241.0 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm5, ymm15, 4                                           ;   242.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   244.0 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   242.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   243.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm0, 4                                           ;   245.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   245.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   246.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm1, ymm0                                        ;   246.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   247.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 512]       ;   242.0 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm7, ymm15                                      ;   249.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm13                                       ;   247.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   248.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm7                                        ;   249.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   250.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   248.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm0                                          ;   249.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm9                                        ;   250.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm0                                        ;   251.0 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 544]       ;   244.3 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm0, ymm5                                        ;   251.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm5                                        ;   252.3 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 736]       ;   245.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm7                                        ;   252.2 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 768]       ;   245.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm9, ymm13                                      ;   252.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   253.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 173]                                  ;   246.5 fp2+agu0   14 l.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   247.5 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm6, 4                                           ;   248.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256 + 576] ;   253.3 fp0+agu1   14 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   248.5 fp2     14 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm4, ymm6                                        ;   249.5 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   249.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm15, 4                                           ;   254.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   254.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   255.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 352]       ;   249.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm9, ymm13                                      ;   256.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   257.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm1, ymm15                                      ;   255.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                        ;   256.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256]         ;   258.2 fp3+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 174]                                   ;   250.5 fp2+agu0   14 l.6
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                        ;   251.5 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm0                                        ;   256.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   257.3 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   258.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   259.3 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   257.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm15                                       ;   258.3 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   259.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   260.3 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                        ;   261.3 fp1     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm13, [r8 + 175]                                  ;   254.5 fp2+agu1   14 l.7
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   255.5 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm14, 4                                          ;   255.3 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 608]      ;   255.5 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm5                                       ;   262.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   263.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm6, 4                                            ;   259.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm11                                         ;   264.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   259.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   260.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   257.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm4, ymm14                                      ;   258.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   257.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm9, ymm13                                      ;   258.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm13                                       ;   259.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm1, ymm6                                       ;   260.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   261.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, [rel camellia128_ctr.T0_constants256]       ;   260.7 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm5                                        ;   261.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   262.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   263.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   264.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   262.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;   263.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm13                                       ;   264.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   265.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm14, 4                                           ;   261.7 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 672]      ;   260.5 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                       ;   267.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;   268.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   265.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   262.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   262.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm1, ymm14                                      ;   263.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   263.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 704]      ;   262.3 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm15, ymm5                                       ;   269.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;   270.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm6                                        ;   263.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   264.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   265.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm14                                         ;   266.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm2, ymm14                                      ;   264.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm14                                       ;   265.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   266.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   267.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm10, 4                                          ;   265.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 736]      ;   264.3 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm14, ymm5                                       ;   271.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   265.8 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm10, ymm4, ymm10                                      ;   266.8 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   266.7 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm13, ymm9, ymm13                                      ;   267.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   268.7 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 768]      ;   265.7 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   272.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   273.7 fp3     14 t
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm12                                             ;   266.2         14 t copy
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, [rel camellia128_ctr.T0_constants256]       ;   269.7 fp0+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3552]                                  ;   274.7 fp1+agu1   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   275.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm10, 4                                          ;   270.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   270.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   271.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm10                                      ;   271.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm13                                       ;   272.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm13                                      ;   272.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm14                                       ;   273.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   274.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   275.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   273.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm10                                       ;   274.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm14                                      ;   275.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm10                                       ;   276.7 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 448]      ;   271.3 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm10, ymm15                                     ;   278.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm14                                         ;   279.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 480]      ;   271.8 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm14, ymm13                                     ;   278.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   280.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm6                                        ;   281.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   281.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm11                                         ;   282.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                          ;   283.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm8, [rbp + 3552]                                 ;   274.0 fp0+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm13                                         ;   275.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   276.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm0                                        ;   276.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm8                                        ;   282.3 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;   282.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3520]                                  ;   282.3 fp2+agu1   14 t
        db 0x2e, 0x2e
        vmovdqa ymm15, ymm6                                             ;   283.3         14 t copy
        vpxor ymm0, ymm0, [rbp + 3392]                                  ;   276.0 fp3+agu0   14 t
        vpxor ymm8, ymm8, [rbp + 3360]                                  ;   277.7 fp0+agu1   14 t
        vpxor ymm5, ymm5, [rbp + 3456]                                  ;   283.3 fp1+agu0   14 t
        vpxor ymm12, ymm12, [rbp + 3424]                                ;   277.7 fp2+agu1   14 t
        vpxor ymm11, ymm11, [rbp + 3488]                                ;   283.3 fp3+agu0   14 t
        vpxor ymm7, ymm7, [rbp + 3296]                                  ;   284.3 fp0+agu1   14 t
        vpxor ymm13, ymm13, [rbp + 3328]                                ;   283.3 fp1+agu0   14 t
        vmovdqu [rbp + 3328], ymm6                                      ;   283.3 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm6, ymm0                                              ;   278.8         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3296], ymm0                                      ;   279.3 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm8                                              ;   279.3         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3488], ymm8                                      ;   280.3 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm8, ymm12                                             ;   279.7         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3424], ymm12                                     ;   281.3 agu0+fp5   14 t spill
        db 0x2e
        vmovdqa ymm12, ymm5                                             ;   284.3         14 t copy
        db 0x2e
        vmovdqu [rbp + 3456], ymm5                                      ;   284.3 agu2+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm11                                             ;   284.3         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3360], ymm11                                     ;   284.3 agu1+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm11, ymm13                                            ;   284.3         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3392], ymm13                                     ;   284.3 agu0+fp5   14 t spill
        db 0x2e, 0x2e
        vmovdqa ymm13, ymm7                                             ;   285.3         14 t copy
        db 0x2e
        vmovdqu [rbp + 3520], ymm7                                      ;   285.3 agu2+fp5   14 t spill
        db 0x2e
        vpbroadcastb ymm7, [r8 + 176]                                   ;   282.8 fp2+agu1   14 r.0
        db 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   283.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm15, 4                                           ;   284.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   284.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm4, ymm15                                      ;   285.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   285.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm9, ymm7                                        ;   286.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   287.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256]             ;   284.3 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   291.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm15, 4                                           ;   292.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   292.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   293.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm1, ymm15                                       ;   293.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm7                                        ;   294.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm7                                        ;   294.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm9                                          ;   295.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   296.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm15                                         ;   297.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   295.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm15                                         ;   296.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   297.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm9                                          ;   298.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm10, ymm4                                       ;   298.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                       ;   299.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm7                                          ;   300.3 fp0     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm7, [r8 + 177]                                   ;   292.3 fp1+agu1   14 r.1
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   293.3 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm6, 4                                            ;   294.3 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   294.3 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm9, [rel camellia128_ctr.T0_constants256 + 512]       ;   293.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm9, ymm6                                        ;   300.5 fp1     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 178]                                  ;   293.8 fp2+agu1   14 r.2
        db 0x2e
        vpxor ymm0, ymm0, ymm15                                         ;   294.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm0, 4                                           ;   295.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   295.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   295.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   296.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 544]      ;   295.0 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm14, ymm7                                       ;   302.0 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   303.0 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm7, [rel camellia128_ctr.T0_constants256 + 320]       ;   295.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm7, ymm0                                        ;   302.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, [rel camellia128_ctr.T0_constants256 + 576]   ;   304.0 fp3+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 352]      ;   296.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm10, ymm15                                     ;   303.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm15                                         ;   304.5 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm6, 4                                           ;   305.0 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   305.0 fp3     14 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   306.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256]         ;   305.5 fp1+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm6                                       ;   306.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   307.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm15                                       ;   307.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                         ;   308.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   309.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   310.0 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   308.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm6                                        ;   309.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm14                                       ;   310.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm6                                        ;   311.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                            ;   306.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 608]      ;   304.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                       ;   311.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   306.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   307.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm0                                       ;   307.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   308.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm4                                      ;   306.2 agu2+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm6                                        ;   308.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm14                                         ;   309.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   310.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   311.5 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   309.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm0                                        ;   310.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm14                                       ;   311.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   312.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm0, [rel camellia128_ctr.T0_constants256 + 640]       ;   308.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm14, ymm0, ymm15                                      ;   315.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm14                                         ;   316.2 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 672]      ;   308.7 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm4, ymm14, ymm4                                       ;   315.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 704]      ;   309.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   316.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   317.2 fp3     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 179]                                   ;   310.0 fp2+agu1   14 r.3
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   311.0 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                           ;   312.0 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   312.0 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm7, ymm12                                      ;   313.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   313.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm10, ymm6                                       ;   314.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   315.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 180]                                   ;   312.0 fp2+agu0   14 r.4
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   313.0 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm8, 4                                            ;   314.0 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, [rel camellia128_ctr.T0_constants256]       ;   316.0 fp3+agu1   14 t
        db 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   314.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   315.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm12, 4                                          ;   317.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   317.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   318.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm14, ymm1, ymm12                                      ;   318.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm15                                       ;   319.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 512]      ;   314.0 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm10, ymm8                                       ;   321.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm15                                      ;   319.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm14                                       ;   320.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   321.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   322.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   320.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm12                                       ;   321.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm14                                      ;   322.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm12                                       ;   323.0 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 544]      ;   316.3 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm12, ymm6                                       ;   323.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   324.3 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 736]       ;   317.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm6, ymm10                                      ;   324.2 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 768]      ;   317.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                     ;   324.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   325.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm15, [r8 + 181]                                  ;   318.5 fp1+agu0   14 r.5
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   319.5 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm15, ymm5, 4                                           ;   320.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256 + 576]   ;   325.3 fp3+agu1   14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   320.5 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm5, ymm7, ymm5                                        ;   321.5 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   321.5 fp2     14 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm8, 4                                           ;   326.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   326.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   327.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm14, [rel camellia128_ctr.T0_constants256 + 352]      ;   321.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm14, ymm15                                     ;   328.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm15                                         ;   329.2 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm1, ymm8                                       ;   327.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   328.3 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256]         ;   330.2 fp2+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm6, [r8 + 182]                                   ;   323.0 fp1+agu0   14 r.6
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;   324.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm12                                       ;   328.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   329.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   330.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   331.3 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   329.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm8                                        ;   330.3 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm15                                       ;   331.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm8                                        ;   332.3 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm0, ymm12                                       ;   333.3 fp2     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm12, [r8 + 183]                                  ;   326.5 fp1+agu1   14 r.7
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   327.5 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm12, ymm13, 4                                          ;   327.3 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 608]      ;   327.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   334.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm6                                          ;   335.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm5, 4                                            ;   331.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm4                                          ;   336.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   331.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   332.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   329.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm7, ymm13                                      ;   330.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   329.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                     ;   330.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm12                                       ;   331.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm5                                       ;   332.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   333.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, [rel camellia128_ctr.T0_constants256]       ;   332.7 fp3+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm6                                        ;   333.2 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm12                                         ;   334.2 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   335.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   336.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   334.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   335.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm12                                       ;   336.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   337.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm5, ymm13, 4                                           ;   333.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 672]      ;   332.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm12, ymm0                                       ;   339.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm10                                         ;   340.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;   337.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   334.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   334.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm1, ymm13                                      ;   335.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm5                                        ;   335.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm15, [rel camellia128_ctr.T0_constants256 + 704]      ;   334.3 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm15, ymm6                                       ;   341.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   342.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm5                                        ;   335.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm12                                         ;   336.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   337.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm13                                         ;   338.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   336.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm13                                       ;   337.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm2, ymm12                                      ;   338.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   339.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm11, 4                                          ;   337.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 736]      ;   336.3 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm13, ymm6                                       ;   343.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   337.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm7, ymm11                                      ;   338.8 fp1     14 t
        db 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   338.7 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm12, ymm14, ymm12                                     ;   339.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   340.7 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm12, [rel camellia128_ctr.T0_constants256 + 768]      ;   337.7 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm5, ymm12, ymm5                                       ;   344.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm5                                          ;   345.7 fp0     14 t
        db 0x2e, 0x2e
        vmovdqa ymm5, ymm9                                              ;   338.2         14 t copy
        db 0x2e, 0x2e
        vpxor ymm11, ymm11, [rel camellia128_ctr.T0_constants256]       ;   341.7 fp3+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [rbp + 3552]                                  ;   346.7 fp0+agu1   14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   347.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm12, ymm11, 4                                          ;   342.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm11, ymm11, ymm3                                        ;   342.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   343.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm1, ymm11                                      ;   343.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm12                                       ;   344.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm12                                      ;   344.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   345.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   346.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm11                                       ;   347.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm11                                      ;   345.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm11                                       ;   346.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm13                                      ;   347.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm11                                       ;   348.7 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 448]      ;   343.3 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm11, ymm15                                     ;   350.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm13                                         ;   351.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 480]      ;   343.8 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm13, ymm12                                     ;   350.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm12                                         ;   352.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   353.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   353.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm4                                          ;   354.3 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm6                                        ;   355.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm0, [rbp + 3552]                                 ;   346.0 fp3+agu0   14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm12                                         ;   347.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   348.7 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm8                                          ;   348.7 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm0                                          ;   354.3 fp3     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   354.3 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, [rbp + 3104]                                  ;   354.3 fp0+agu1   14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm5, [rbp + 2144]                                 ;   355.3 fp1+agu0   14 t
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3200]                                  ;   348.7 fp3+agu1   14 t
        vpxor ymm0, ymm0, [rbp + 3136]                                  ;   349.7 fp2+agu0   14 t
        vpxor ymm6, ymm6, [rbp + 3072]                                  ;   355.3 fp0+agu1   14 t
        vpxor ymm9, ymm9, [rbp + 3168]                                  ;   349.8 fp1+agu0   14 t
        vpxor ymm4, ymm4, [rbp + 3040]                                  ;   355.3 fp3+agu1   14 t
        vpxor ymm10, ymm10, [rbp + 3232]                                ;   356.3 fp2+agu0   14 t
        vpxor ymm12, ymm12, [rbp + 3264]                                ;   355.3 fp0+agu1   14 t
        vmovdqu [rbp + 3264], ymm5                                      ;   355.3 agu2+fp5   17 dst spill
        vpxor ymm5, ymm8, [rbp + 2176]                                  ;   351.8 fp1+agu0   14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3232], ymm8                                      ;   351.3 agu2+fp5   17 dst spill
        db 0x2e, 0x2e
        vpxor ymm8, ymm0, [rbp + 2208]                                  ;   352.7 fp3+agu1   14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm0                                      ;   352.3 agu2+fp5   17 dst spill
        db 0x2e, 0x2e
        vmovdqa ymm0, ymm9                                              ;   352.3         14 t copy
        db 0x2e
        vmovdqu [rbp + 3168], ymm9                                      ;   353.3 agu0+fp5   17 dst spill
        db 0x2e
        vpsrlq ymm9, ymm15, 4                                           ;   356.3 fp2     14 t
        db 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   356.3 fp0     14 t
        db 0x2e
        vpshufb ymm15, ymm7, ymm15                                      ;   357.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   357.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm14, ymm9                                       ;   358.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm9                                        ;   359.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm6, [rbp + 2240]                                  ;   356.3 fp1+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;   360.3 fp3+agu0   14 t
        db 0x2e, 0x2e
        vmovdqa ymm14, ymm4                                             ;   356.3         14 t copy
        db 0x2e, 0x2e
        vpsrlq ymm7, ymm5, 4                                            ;   355.3 fp2     14 t
        db 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   355.5 fp0     14 t
        db 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   356.3 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3072], ymm4                                      ;   356.3 agu2+fp5   17 dst spill
        db 0x2e, 0x2e
        vmovdqa ymm4, ymm12                                             ;   356.3         14 t copy
        db 0x2e, 0x2e
        vmovdqu [rbp + 3136], ymm12                                     ;   356.8 agu1+fp5   17 dst spill
        db 0x2e, 0x2e
        vmovdqa ymm12, ymm10                                            ;   357.3         14 t copy
        db 0x2e
        vmovdqu [rbp + 3200], ymm10                                     ;   357.8 agu0+fp5   17 dst spill
        db 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 512]      ;   357.2 agu1    14 t reload
        db 0x2e
        vpshufb ymm5, ymm10, ymm5                                       ;   364.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm15, 4                                          ;   361.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   361.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   362.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm6                                      ;   358.8 agu2+fp5   17 dst spill
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 544]       ;   357.7 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm6, ymm7                                        ;   364.7 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   365.7 fp1     14 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm1, ymm15                                       ;   362.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm10                                       ;   363.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, [rel camellia128_ctr.T0_constants256 + 576]   ;   366.7 fp0+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm10                                       ;   363.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   364.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   365.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm15                                         ;   366.3 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm15, ymm2, ymm15                                      ;   364.3 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm15                                         ;   365.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm7                                        ;   366.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm7                                        ;   367.3 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm11, ymm6                                       ;   367.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm10                                      ;   368.3 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm7                                          ;   369.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm7, ymm8, 4                                            ;   363.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm10, ymm5, 4                                           ;   367.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm15, ymm9, 4                                           ;   364.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm5, ymm5, ymm3                                          ;   367.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   368.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   364.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm7, ymm7, ymm3                                          ;   365.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   365.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   365.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 320]      ;   365.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm13, ymm8                                       ;   372.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm13, ymm9                                       ;   372.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm1, ymm5                                       ;   368.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm10                                         ;   369.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm13, [rel camellia128_ctr.T0_constants256 + 352]      ;   366.0 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm7                                       ;   373.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm7                                          ;   374.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm13, ymm15                                      ;   373.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm7                                          ;   374.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm10                                       ;   369.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm11                                         ;   370.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm7                                        ;   371.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm5                                          ;   372.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm5                                        ;   370.7 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm11, ymm11, ymm5                                        ;   371.7 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm2, ymm11                                       ;   372.7 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm5                                        ;   373.7 fp0     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 188]                                   ;   370.3 fp1+agu0   14 l.4
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm5                                          ;   371.3 fp3     14 t
        db 0x2e, 0x2e
        vpbroadcastb ymm5, [r8 + 189]                                   ;   370.5 fp2+agu1   14 l.5
        db 0x2e, 0x2e
        vpxor ymm14, ymm14, ymm5                                        ;   371.5 fp0     14 t
        db 0x2e
        vpbroadcastb ymm5, [r8 + 190]                                   ;   371.3 fp1+agu0   14 l.6
        db 0x2e
        vpxor ymm12, ymm12, ymm5                                        ;   372.3 fp3     14 t
        db 0x2e
        vpbroadcastb ymm5, [r8 + 191]                                   ;   371.5 fp2+agu1   14 l.7
        db 0x2e
        vpxor ymm4, ymm4, ymm5                                          ;   372.5 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm5, [rel camellia128_ctr.T0_constants256 + 608]       ;   371.5 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm5, ymm7                                        ;   378.5 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 640]      ;   371.8 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm11, ymm10                                     ;   378.8 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm10                                         ;   379.8 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm10, ymm0, 4                                           ;   373.3 fp1     14 t
        db 0x2e
        vpsrlq ymm15, ymm14, 4                                          ;   373.5 fp2     14 t
        db 0x2e
        vpxor ymm8, ymm8, [rel camellia128_ctr.T0_constants256]         ;   375.0 fp0+agu0   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, [rel camellia128_ctr.T0_constants256]         ;   375.0 fp3+agu1   14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   373.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm10, ymm10, ymm3                                        ;   374.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   374.3 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   374.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm15, ymm13, ymm15                                     ;   375.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm13, ymm8, 4                                           ;   376.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   376.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   377.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3552], ymm6                                      ;   374.3 agu2+fp5   14 t spill
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm1, ymm8                                        ;   377.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   378.0 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu [rbp + 3584], ymm7                                      ;   380.8 agu0+fp5   14 t spill
        db 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm13                                       ;   378.0 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm6                                          ;   379.0 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm7, ymm2, ymm7                                        ;   380.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm8                                          ;   381.0 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   379.0 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   380.0 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm2, ymm6                                        ;   381.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm6                                        ;   382.0 fp0     14 t
        db 0x2e, 0x2e
        vpsrlq ymm6, ymm9, 4                                            ;   378.5 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 672]       ;   377.0 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm7, ymm8, ymm7                                        ;   384.0 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm9, ymm9, ymm3                                          ;   378.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   379.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm9                                        ;   379.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   380.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm11, [rel camellia128_ctr.T0_constants256 + 704]      ;   378.5 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm11, ymm13                                     ;   385.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm13                                         ;   386.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm6                                       ;   380.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm8                                        ;   381.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm13                                      ;   382.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm13, ymm13, ymm9                                        ;   383.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm9, ymm2, ymm9                                        ;   381.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm9                                          ;   382.5 fp3     14 t
        db 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   383.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   384.5 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 512]       ;   380.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm0, ymm8, ymm0                                        ;   387.5 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 544]       ;   380.8 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm8, ymm8, ymm10                                       ;   387.8 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   388.8 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 736]       ;   381.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm9, ymm8, ymm13                                       ;   388.5 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm10, [rel camellia128_ctr.T0_constants256 + 768]      ;   381.8 agu0    14 t reload
        db 0x2e
        vpshufb ymm6, ymm10, ymm6                                       ;   388.8 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm6                                          ;   389.8 fp0     14 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 320]       ;   382.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm13, ymm6, ymm14                                      ;   389.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm13                                       ;   390.5 fp3     14 t
        db 0x2e, 0x2e
        vpsrlq ymm13, ymm12, 4                                          ;   385.3 fp1     14 t
        db 0x2e, 0x2e
        vpsrlq ymm14, ymm4, 4                                           ;   385.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rel camellia128_ctr.T0_constants256 + 576]   ;   389.8 fp0+agu0   14 t
        db 0x2e
        vpxor ymm15, ymm15, [rel camellia128_ctr.T0_constants256]       ;   391.5 fp3+agu1   14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   384.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm12, ymm6, ymm12                                      ;   389.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm13, ymm13, ymm3                                        ;   386.3 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   385.7 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm6, ymm4                                        ;   389.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm0, 4                                            ;   390.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   390.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   391.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm14, ymm14, ymm3                                        ;   387.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm1, ymm0                                       ;   391.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm6                                          ;   392.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm6                                        ;   392.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm10                                         ;   393.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   394.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm0                                          ;   395.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm5, ymm5, ymm8                                        ;   396.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm0                                        ;   393.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm0                                        ;   394.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm0, ymm2, ymm10                                       ;   395.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm0                                          ;   396.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm0, ymm15, 4                                           ;   392.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 352]       ;   390.8 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm10, ymm8, ymm13                                      ;   397.8 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm10                                       ;   398.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm8, ymm14                                       ;   397.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   398.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm15, ymm15, ymm3                                        ;   392.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm15                                       ;   393.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm0, ymm0, ymm3                                          ;   393.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, ymm0                                        ;   394.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm0                                       ;   394.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;   395.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   396.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm15                                       ;   397.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm13, ymm2, ymm15                                      ;   395.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm13                                         ;   396.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   397.5 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   398.5 fp0     14 t
        db 0x2e, 0x2e
        vpshufb ymm0, ymm11, ymm0                                       ;   399.5 fp1     14 t
        db 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 640]       ;   395.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm8, ymm6                                        ;   402.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm8, [rel camellia128_ctr.T0_constants256 + 672]       ;   395.8 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm8, ymm10                                       ;   402.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm6                                          ;   403.5 fp3     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm7                                          ;   404.5 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   403.8 fp2     14 t
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm9                                          ;   404.8 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256]             ;   396.8 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   403.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm6                                          ;   403.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpsrlq ymm6, ymm12, 4                                           ;   404.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm12, ymm12, ymm3                                        ;   404.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpand ymm6, ymm6, ymm3                                          ;   405.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm1, ymm12                                       ;   405.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm12, ymm12, ymm6                                        ;   406.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm6                                       ;   406.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm8                                        ;   407.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm10, ymm2, ymm10                                      ;   408.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm10, ymm10, ymm12                                       ;   409.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm11, ymm2, ymm12                                      ;   407.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm11                                         ;   408.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm8, ymm2, ymm8                                        ;   409.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm8                                          ;   410.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpsrlq ymm8, ymm4, 4                                            ;   404.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm4, ymm4, ymm3                                          ;   404.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm4                                        ;   405.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpand ymm8, ymm8, ymm3                                          ;   405.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm8                                          ;   406.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm5                                          ;   405.5 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm8                                        ;   406.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm1                                          ;   407.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm3, ymm2, ymm3                                        ;   408.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm4                                          ;   409.8 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm4, ymm2, ymm4                                        ;   407.8 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm4                                          ;   408.8 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm1, ymm2, ymm1                                        ;   409.8 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm1                                          ;   410.8 fp3     14 t
        db 0x2e, 0x2e
        vmovdqu ymm1, [rel camellia128_ctr.T0_constants256 + 736]       ;   407.2 agu0    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm1, ymm1, ymm10                                       ;   414.2 fp2     14 t
        db 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 768]       ;   407.5 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm6                                        ;   414.5 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   415.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rbp + 3552]                                      ;   408.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm0, ymm2                                          ;   415.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm2                                          ;   416.5 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm2, [rel camellia128_ctr.T0_constants256 + 448]       ;   408.5 agu1    14 t reload
        db 0x2e, 0x2e
        vpshufb ymm2, ymm2, ymm3                                        ;   415.5 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm5, ymm5, ymm4                                          ;   416.2 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqa ymm3, ymm9                                              ;   409.0         14 t copy
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rel camellia128_ctr.T0_constants256 + 480]       ;   409.2 agu0    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpshufb ymm6, ymm6, ymm8                                        ;   416.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   417.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3584]                                      ;   409.7 agu1    14 t reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm1, ymm6                                          ;   417.5 fp0     14 t
        db 0x2e, 0x2e
        vpxor ymm2, ymm2, ymm6                                          ;   418.2 fp1     14 t
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   419.2 fp3     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm3, ymm3, ymm2                                          ;   419.2 fp2     14 t
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm0, ymm0, ymm8                                          ;   418.5 fp0     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm1, ymm1, ymm7                                          ;   420.2 fp1     14 t
        db 0x2e, 0x2e, 0x2e
        vpxor ymm8, ymm8, ymm5                                          ;   418.5 fp3     17 dst
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, ymm0                                          ;   420.2 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm3                                          ;   420.2 fp0     17 dst
        db 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm1                                          ;   421.2 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 196]                                   ;   415.5 fp2+agu0   16 z.4
        db 0x2e, 0x2e
        vmovdqu ymm6, [rbp + 3168]                                      ;   415.7 agu1    17 dst reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, ymm2                                          ;   422.7 fp3     17 dst
        db 0x2e
        vpbroadcastb ymm2, [r8 + 197]                                   ;   416.5 fp1+agu0   16 z.5
        db 0x2e
        vmovdqu ymm10, [rbp + 3072]                                     ;   416.7 agu1    17 dst reload
        db 0x2e
        vpxor ymm10, ymm10, ymm2                                        ;   423.7 fp0     17 dst
        db 0x2e
        vpbroadcastb ymm2, [r8 + 198]                                   ;   417.5 fp2+agu0   16 z.6
        db 0x2e
        vmovdqu ymm11, [rbp + 3200]                                     ;   417.7 agu1    17 dst reload
        db 0x2e
        vpxor ymm11, ymm11, ymm2                                        ;   424.7 fp3     17 dst
        db 0x2e
        vpbroadcastb ymm2, [r8 + 199]                                   ;   418.5 fp1+agu0   16 z.7
        db 0x2e
        vmovdqu ymm12, [rbp + 3136]                                     ;   418.7 agu1    17 dst reload
        db 0x2e
        vpxor ymm12, ymm12, ymm2                                        ;   425.7 fp0     17 dst
        db 0x2e
        vpbroadcastb ymm2, [r8 + 204]                                   ;   419.5 fp2+agu0   16 z.4
        db 0x2e
        vpxor ymm8, ymm8, ymm2                                          ;   420.5 fp3     17 dst
        db 0x2e
        vpbroadcastb ymm2, [r8 + 205]                                   ;   419.7 fp1+agu1   16 z.5
        db 0x2e
        vpxor ymm7, ymm7, ymm2                                          ;   421.2 fp0     17 dst
        db 0x2e
        vpbroadcastb ymm2, [r8 + 206]                                   ;   420.5 fp2+agu0   16 z.6
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpxor ymm9, ymm9, ymm2                                          ;   422.2 fp3     17 dst
        db 0x2e, 0x2e, 0x2e
        vpbroadcastb ymm2, [r8 + 207]                                   ;   420.7 fp1+agu1   16 z.7
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, ymm2                                          ;   421.7 fp0     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm2, ymm10, ymm6                                    ;   424.7 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm6, ymm10, ymm6                                    ;   424.7 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm10, ymm12, ymm11                                  ;   426.7 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm11, ymm12, ymm11                                  ;   426.7 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm12, ymm10, ymm2                                   ;   427.7 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm2, ymm10, ymm2                                    ;   427.7 fp1     17 dst
        db 0x2e, 0x2e
        vpunpcklwd ymm10, ymm11, ymm6                                   ;   427.7 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm6, ymm11, ymm6                                    ;   427.7 fp1     17 dst
        db 0x2e, 0x2e
        vpxor ymm3, ymm3, [rbp + 3328]                                  ;   421.5 fp3+agu0   17 dst
        db 0x2e
        vpxor ymm3, ymm3, [rbp + 2400]                                  ;   422.5 fp0+agu1   17 dst
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 3296]                                  ;   422.5 fp3+agu0   17 dst
        db 0x2e
        vpxor ymm5, ymm5, [rbp + 2432]                                  ;   423.5 fp0+agu1   17 dst
        db 0x2e
        vpxor ymm0, ymm0, [rbp + 3488]                                  ;   423.5 fp3+agu0   17 dst
        db 0x2e, 0x2e
        vpunpcklbw ymm11, ymm5, ymm3                                    ;   424.5 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhbw ymm3, ymm5, ymm3                                     ;   424.5 fp1     17 dst
        db 0x2e, 0x2e
        vpxor ymm0, ymm0, [rbp + 2464]                                  ;   424.5 fp0+agu1   17 dst
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 3456]                                  ;   424.5 fp3+agu0   17 dst
        db 0x2e, 0x2e
        vpxor ymm1, ymm1, [rbp + 2496]                                  ;   425.5 fp0+agu1   17 dst
        db 0x2e, 0x2e
        vpunpcklbw ymm5, ymm1, ymm0                                     ;   426.5 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhbw ymm0, ymm1, ymm0                                     ;   426.5 fp1     17 dst
        db 0x2e, 0x2e
        vpxor ymm8, ymm8, [rbp + 3424]                                  ;   425.5 fp3+agu0   17 dst
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 3360]                                  ;   425.7 fp0+agu1   17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm1, ymm7, ymm8                                     ;   426.7 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm7, ymm7, ymm8                                     ;   426.7 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm8, ymm5, ymm11                                    ;   427.5 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm5, ymm5, ymm11                                    ;   427.5 fp1     17 dst
        db 0x2e, 0x2e
        vpunpcklwd ymm11, ymm0, ymm3                                    ;   427.8 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm0, ymm0, ymm3                                     ;   428.5 fp1     17 dst
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 3520]                                  ;   426.5 fp3+agu0   17 dst
        db 0x2e, 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 3392]                                  ;   426.7 fp0+agu1   17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm3, ymm4, ymm9                                     ;   428.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm4, ymm4, ymm9                                     ;   429.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm9, ymm3, ymm1                                     ;   429.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm1, ymm3, ymm1                                     ;   430.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm3, ymm4, ymm7                                     ;   430.8 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm4, ymm4, ymm7                                     ;   431.5 fp1     17 dst
        db 0x2e, 0x2e
        vmovdqu ymm7, [rbp + 3264]                                      ;   427.5 agu0    17 dst reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm7, ymm7, [rbp + 2272]                                  ;   434.5 fp3+agu1   17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm13, ymm9, ymm8                                    ;   431.8 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhdq ymm8, ymm9, ymm8                                     ;   432.5 fp1     17 dst
        db 0x2e, 0x2e
        vmovdqu ymm9, [rbp + 3232]                                      ;   428.5 agu0    17 dst reload
        db 0x2e, 0x2e
        vpxor ymm9, ymm9, [rbp + 2304]                                  ;   435.5 fp0+agu1   17 dst
        db 0x2e, 0x2e
        vpunpcklbw ymm14, ymm9, ymm7                                    ;   436.5 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhbw ymm7, ymm9, ymm7                                     ;   436.5 fp1     17 dst
        db 0x2e, 0x2e
        vpunpckldq ymm9, ymm1, ymm5                                     ;   433.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm1, ymm1, ymm5                                     ;   434.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm5, ymm3, ymm11                                    ;   434.8 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhdq ymm3, ymm3, ymm11                                    ;   435.5 fp1     17 dst
        db 0x2e, 0x2e
        vpunpckldq ymm11, ymm4, ymm0                                    ;   435.8 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhdq ymm0, ymm4, ymm0                                     ;   436.5 fp1     17 dst
        db 0x2e, 0x2e
        vmovdqu ymm4, [rbp + 3040]                                      ;   429.8 agu0    17 dst reload
        db 0x2e, 0x2e
        vpxor ymm4, ymm4, [rbp + 2336]                                  ;   436.8 fp3+agu1   17 dst
        db 0x2e, 0x2e
        vmovdqu ymm15, [rbp + 3104]                                     ;   430.8 agu0    17 dst reload
        db 0x2e, 0x2e, 0x2e
        vpxor ymm15, ymm15, [rbp + 2368]                                ;   437.8 fp0+agu1   17 dst
        db 0x2e, 0x2e, 0x2e
        vmovdqu [rbp + 3104], ymm0                                      ;   437.5 agu2+fp5   17 dst spill
        db 0x2e, 0x2e, 0x2e
        vpunpcklbw ymm0, ymm15, ymm4                                    ;   438.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhbw ymm4, ymm15, ymm4                                    ;   438.8 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklwd ymm15, ymm0, ymm14                                   ;   439.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhwd ymm0, ymm0, ymm14                                    ;   439.8 fp1     17 dst
        db 0x2e, 0x2e
        vpunpcklwd ymm14, ymm4, ymm7                                    ;   439.8 fp2     17 dst
        db 0x2e, 0x2e
        vpunpckhwd ymm4, ymm4, ymm7                                     ;   439.8 fp1     17 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm7, ymm12, ymm15                                   ;   440.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm12, ymm12, ymm15                                  ;   440.8 fp1     17 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckldq ymm15, ymm2, ymm0                                    ;   440.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm0, ymm2, ymm0                                     ;   441.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm2, ymm10, ymm14                                   ;   441.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm10, ymm10, ymm14                                  ;   442.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckldq ymm14, ymm6, ymm4                                    ;   442.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhdq ymm4, ymm6, ymm4                                     ;   443.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm6, ymm7, ymm13                                   ;   443.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm7, ymm7, ymm13                                   ;   444.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm13, ymm12, ymm8                                  ;   444.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm8, ymm12, ymm8                                   ;   445.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm12, ymm15, ymm9                                  ;   445.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm9, ymm15, ymm9                                   ;   446.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm15, ymm0, ymm1                                   ;   446.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm0, ymm0, ymm1                                    ;   447.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm1, ymm2, ymm5                                    ;   447.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm2, ymm2, ymm5                                    ;   448.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm5, ymm10, ymm3                                   ;   448.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm3, ymm10, ymm3                                   ;   449.5 fp1     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm10, ymm14, ymm11                                 ;   449.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm11, ymm14, ymm11                                 ;   450.5 fp1     17 dst
        db 0x2e, 0x2e
        vmovdqu ymm14, [rbp + 3104]                                     ;   442.8 agu0    17 dst reload
        db 0x2e, 0x2e
        vmovdqu [rbp + 3040], ymm11                                     ;   451.5 agu2+fp5   17 dst spill
        db 0x2e, 0x2e, 0x2e
        vpunpcklqdq ymm11, ymm4, ymm14                                  ;   450.8 fp2     17 dst
        db 0x2e, 0x2e, 0x2e
        vpunpckhqdq ymm4, ymm4, ymm14                                   ;   451.5 fp1     17 dst
        db 0x2e, 0x2e
        mov r8, qword [rbp + 3640]                                      ;   444.5 agu1    16 z.0 reload
        db 0x2e, 0x2e
        vpxor ymm6, ymm6, [r8]                                          ;   455.5 fp3+agu0   17 dst
        db 0x2e, 0x2e
        mov r9, qword [rbp + 3672]                                      ;   444.8 agu2    17 dst reload
        db 0x2e, 0x2e
        vmovdqu [r9], ymm6                                              ;   456.5 agu1+fp5   17 dst
        db 0x2e, 0x2e
        vpxor ymm7, ymm7, [r8 + 32]                                     ;   455.5 fp0+agu0   17 dst
        db 0x2e, 0x2e
        vmovdqu [r9 + 32], ymm7                                         ;   456.5 agu2+fp5   17 dst
        db 0x2e
        vpxor ymm13, ymm13, [r8 + 64]                                   ;   455.5 fp3+agu1   17 dst
        db 0x2e
        vmovdqu [r9 + 64], ymm13                                        ;   456.5 agu0+fp5   17 dst
        db 0x2e
        vpxor ymm8, ymm8, [r8 + 96]                                     ;   455.5 fp0+agu1   17 dst
        db 0x2e
        vmovdqu [r9 + 96], ymm8                                         ;   456.5 agu2+fp5   17 dst
        vpxor ymm12, ymm12, [r8 + 128]                                  ;   455.5 fp3+agu0   17 dst
        vmovdqu [r9 + 128], ymm12                                       ;   456.5 agu1+fp5   17 dst
        vpxor ymm9, ymm9, [r8 + 160]                                    ;   455.5 fp0+agu0   17 dst
        vmovdqu [r9 + 160], ymm9                                        ;   456.5 agu2+fp5   17 dst
        db 0x2e
        vpxor ymm15, ymm15, [r8 + 192]                                  ;   455.5 fp3+agu1   17 dst
        vmovdqu [r9 + 192], ymm15                                       ;   456.5 agu0+fp5   17 dst
        vpxor ymm0, ymm0, [r8 + 224]                                    ;   455.5 fp0+agu1   17 dst
        vmovdqu [r9 + 224], ymm0                                        ;   456.5 agu2+fp5   17 dst
        vpxor ymm1, ymm1, [r8 + 256]                                    ;   455.5 fp3+agu0   17 dst
        vmovdqu [r9 + 256], ymm1                                        ;   456.5 agu1+fp5   17 dst
        vpxor ymm2, ymm2, [r8 + 288]                                    ;   456.5 fp2+agu0   17 dst
        db 0x2e
        vmovdqu [r9 + 288], ymm2                                        ;   457.5 agu2+fp5   17 dst
        vpxor ymm5, ymm5, [r8 + 320]                                    ;   456.7 fp0+agu1   17 dst
        vmovdqu [r9 + 320], ymm5                                        ;   457.7 agu2+fp5   17 dst
        vpxor ymm3, ymm3, [r8 + 352]                                    ;   457.5 fp1+agu0   17 dst
        vmovdqu [r9 + 352], ymm3                                        ;   458.7 agu1+fp5   17 dst
        vpxor ymm10, ymm10, [r8 + 384]                                  ;   458.5 fp3+agu0   17 dst
        vmovdqu [r9 + 384], ymm10                                       ;   459.7 agu2+fp5   17 dst
        vpxor ymm11, ymm11, [r8 + 448]                                  ;   458.7 fp2+agu1   17 dst
        vmovdqu [r9 + 448], ymm11                                       ;   460.7 agu2+fp5   17 dst
        vpxor ymm4, ymm4, [r8 + 480]                                    ;   459.5 fp0+agu0   17 dst
        vmovdqu [r9 + 480], ymm4                                        ;   461.7 agu1+fp5   17 dst
        vmovdqu ymm0, [rbp + 3040]                                      ;   460.5 agu0    17 dst
        vpxor ymm0, ymm0, [r8 + 416]                                    ;   467.5 fp1+agu1   17 dst
        vmovdqu [r9 + 416], ymm0                                        ;   468.5 agu2+fp5   17 dst
        add r9, 0x200                                                   ;   458.3 alu0    22 blocks
        mov qword [rbp + 3672], r9                                      ;   461.0 agu2+st0   22 blocks
        add r8, 0x200                                                   ;   458.7 alu1    22 blocks
        mov qword [rbp + 3640], r8                                      ;   461.5 agu0+st1   22 blocks
        mov esi, dword [rbp + 3712]                                     ;   461.7 agu1    22 blocks
        add esi, 0x20                                                   ;   465.7 alu2    22 blocks
        mov dword [rbp + 3712], esi                                     ;   466.7 agu2+st0   22 blocks
        cmp r8, qword [rbp + 3648]                                      ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov rax, qword [rbp + 3632]                                     ;                    blocks left over
        test rax, rax                                                   ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 3640]                                     ;                    blocks left over
        lea rdi, [rbp - 128]                                            ;                    blocks left over
        mov qword [rbp + 3680], rsi                                     ;                    blocks left over
        mov qword [rbp + 3640], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        mov rsi, qword [rbp + 3672]                                     ;                    blocks left over
        lea rdi, [rbp + 384]                                            ;                    blocks left over
        mov rcx, rsi                                                    ;                    blocks left over
        sub rcx, qword [rbp + 3680]                                     ;                    blocks left over
        neg rcx                                                         ;                    blocks left over
        sbb rcx, rcx                                                    ;                    blocks left over
        lea rdx, [rbp - 128]                                            ;                    blocks left over
        sub rdi, rdx                                                    ;                    blocks left over
        and rdi, rcx                                                    ;                    blocks left over
        add rdi, rdx                                                    ;                    blocks left over
        mov qword [rbp + 3688], rdi                                     ;                    blocks left over
        mov qword [rbp + 3696], rsi                                     ;                    blocks left over
        mov qword [rbp + 3672], rdi                                     ;                    blocks left over
        imul rcx, rax, 0x10                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
        lea rsi, [rbp + 384]                                            ;                    blocks left over
        mov qword [rbp + 3648], rsi                                     ;                    blocks left over
        neg rax                                                         ;                    blocks left over
        mov qword [rbp + 3632], rax                                     ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                         ;                    blocks left over
        mov rsi, qword [rbp + 3688]                                     ;                    blocks left over
        mov rdi, qword [rbp + 3696]                                     ;                    blocks left over
        imul rcx, rax, 0x10                                             ;                    blocks left over
        rep movsb                                                       ;                    blocks left over
.blocks_1_done:
        vzeroupper                                                      ;                    x87 state
        mov rsp, qword [rbp + 3704]                                     ;                    frame
        pop rbp                                                         ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
camellia128_ctr.T0_constants256:
        dq 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x0101010101010101, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585, 0x8585858585858585
        dq 0xdcdcdcdcdcdcdcdc, 0xdcdcdcdcdcdcdcdc, 0xdcdcdcdcdcdcdcdc, 0xdcdcdcdcdcdcdcdc, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737, 0x3737373737373737
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0e0c0a0806040200, 0x1e1c1a1816141210, 0x0f0d0b0907050301, 0x1f1d1b1917151311
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202, 0x0202020202020202
        dq 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0303030303030303, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f
        dq 0xc1d0889958491100, 0xafbee6f736277f6e, 0xc1d0889958491100, 0xafbee6f736277f6e, 0x763a5f1365294c00, 0xeca0c589ffb3d69a, 0x763a5f1365294c00, 0xeca0c589ffb3d69a
        dq 0x090604050b0d0c80, 0x0a080201030f070e, 0x090604050b0d0c80, 0x0a080201030f070e, 0x0e05060f0d080180, 0x040703090a0b0c02, 0x0e05060f0d080180, 0x040703090a0b0c02
        dq 0x896c4e3fabc7b600, 0xdaf8227153e51d94, 0x896c4e3fabc7b600, 0xdaf8227153e51d94, 0x6808c832a8a05a00, 0x5292c0fa3a60f29a, 0x6808c832a8a05a00, 0x5292c0fa3a60f29a
        dq 0x7f6effee91801100, 0x01108190effe6f7e, 0x7f6effee91801100, 0x01108190effe6f7e, 0x32750e497b3c4700, 0x82c5bef9cb8cf7b0, 0x32750e497b3c4700, 0x82c5bef9cb8cf7b0
        dq 0x4545454545454545, 0x4545454545454545, 0x4545454545454545, 0x4545454545454545, 0x536cb67189e52200, 0x4e94dac71d3fabf8, 0x536cb67189e52200, 0x4e94dac71d3fabf8
        dq 0x880d8be10e036900, 0x64e2866aec8567ef, 0x880d8be10e036900, 0x64e2866aec8567ef, 0xc436279fd5e35b00, 0x6d7c11b8a9f28e4a, 0xc436279fd5e35b00, 0x6d7c11b8a9f28e4a
        dq 0x3404641954502d00, 0x2949607d1d30794d, 0x3404641954502d00, 0x2949607d1d30794d, 0x13d89c7e578f6d00, 0xb5f144e2a6cb3a29, 0x13d89c7e578f6d00, 0xb5f144e2a6cb3a29
        dq 0xd01091645141b400, 0xa42581f574c0e535, 0xd01091645141b400, 0xa42581f574c0e535

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

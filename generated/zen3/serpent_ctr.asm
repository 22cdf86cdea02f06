; serpent_ctr for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent_ctr.cw (sha256 b440ac0307a19b4b); do not edit:
;   ./cw build serpent_ctr --cpu zen3
;
; void serpent_ctr(const void *rk, const void *counter, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   counter: 16 bytes, read, public, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 6688 bytes, 4 instructions, one of them for 836 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 486 uops, planned 190.2; bounds: width 81.0, ports 187.0, path 8.0
;   blocks: 3255 uops, planned 817.7; bounds: width 542.5, ports 781.5, path 466.0
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
%fatal "serpent_ctr is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_ctr
$_serpent_ctr:
%else
        global $serpent_ctr
%endif
$serpent_ctr:
        push rbp                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x1a20                                            ;                    frame
        and rsp, -32                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 6536], rax                                ;                    frame
        mov qword [rbp + 6464], rdi                                ;                    argument
        mov qword [rbp + 6472], rsi                                ;                    argument
        mov dword [rbp + 6544], r8d                                ;                    argument
        mov qword [rbp + 6488], rdx                                ;                    argument
        mov qword [rbp + 6504], rcx                                ;                    argument
        mov r8, qword [rbp + 6464]                                 ;     0.0 agu0    12 x[0] reload
        vpbroadcastd ymm0, [r8 + 16]                               ;     4.0 agu1    12 x[0]
        vmovdqu ymm1, [rel serpent_ctr.T0_constants256]            ;     1.0 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm1                                     ;    11.0 fp0     12 x[0]
        vmovdqu [rbp + 384], ymm0                                  ;    12.0 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 16]                               ;     4.0 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    11.0 fp1     12 x[0]
        vmovdqu [rbp + 416], ymm0                                  ;    12.0 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 24]                               ;     4.0 agu0    12 x[2]
        vmovdqu ymm2, [rel serpent_ctr.T0_constants256 + 32]       ;     2.2 agu1    12 x[2] reload
        vpxor ymm0, ymm0, ymm2                                     ;    11.0 fp2     12 x[2]
        vmovdqu [rbp + 448], ymm0                                  ;    12.0 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 24]                               ;     4.0 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    11.0 fp3     12 x[2]
        vmovdqu [rbp + 480], ymm0                                  ;    12.0 agu1+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 28]                               ;     4.0 agu0    12 x[3]
        vmovdqu ymm3, [rel serpent_ctr.T0_constants256 + 64]       ;     4.2 agu1    12 x[3] reload
        vpxor ymm0, ymm0, ymm3                                     ;    11.2 fp0     12 x[3]
        vmovdqu [rbp + 512], ymm0                                  ;    12.2 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 28]                               ;     5.0 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    12.0 fp1     12 x[3]
        vmovdqu [rbp + 544], ymm0                                  ;    13.0 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 48]                               ;     5.2 agu1    12 x[0]
        vmovdqu ymm4, [rel serpent_ctr.T0_constants256 + 96]       ;     6.0 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm4                                     ;    13.0 fp2     12 x[0]
        vmovdqu [rbp + 576], ymm0                                  ;    14.0 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 48]                               ;     6.2 agu1    12 x[0]
        vpbroadcastd ymm5, [r8 + 60]                               ;     7.0 agu0    12 x[3]
        vpbroadcastd ymm6, [r8 + 60]                               ;     7.2 agu1    12 x[3]
        vpbroadcastd ymm7, [r8 + 72]                               ;     8.0 agu0    12 x[2]
        vmovdqu ymm8, [rel serpent_ctr.T0_constants256 + 128]      ;     8.2 agu1    12 x[2] reload
        vpxor ymm7, ymm7, ymm8                                     ;    15.2 fp3     12 x[2]
        vmovdqu [rbp + 608], ymm7                                  ;    16.2 agu2+fp5   12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    13.2 fp0     12 x[0]
        vmovdqu [rbp + 640], ymm0                                  ;    14.2 agu0+fp5   12 x[0]
        vpxor ymm5, ymm5, ymm4                                     ;    14.0 fp1     12 x[3]
        vmovdqu [rbp + 672], ymm5                                  ;    15.0 agu1+fp5   12 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;    14.2 fp2     12 x[3]
        vmovdqu [rbp + 704], ymm6                                  ;    15.2 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 72]                               ;    12.2 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    19.2 fp3     12 x[2]
        vmovdqu [rbp + 736], ymm0                                  ;    20.2 agu1+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 80]                               ;    13.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    20.2 fp0     12 x[0]
        vmovdqu [rbp + 768], ymm0                                  ;    21.2 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 80]                               ;    13.5 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    20.5 fp1     12 x[0]
        vmovdqu [rbp + 800], ymm0                                  ;    21.5 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 100]                              ;    14.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    21.2 fp2     12 x[1]
        vmovdqu [rbp + 832], ymm0                                  ;    22.2 agu1+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 100]                              ;    15.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    22.2 fp3     12 x[1]
        vmovdqu [rbp + 864], ymm0                                  ;    23.2 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 112]                              ;    15.5 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    22.5 fp0     12 x[0]
        vmovdqu [rbp + 896], ymm0                                  ;    23.5 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 112]                              ;    16.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    23.2 fp1     12 x[0]
        vmovdqu [rbp + 928], ymm0                                  ;    24.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 116]                              ;    17.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    24.2 fp2     12 x[1]
        vmovdqu [rbp + 960], ymm0                                  ;    25.2 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 116]                              ;    19.2 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    26.2 fp3     12 x[1]
        vmovdqu [rbp + 992], ymm0                                  ;    27.2 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 120]                              ;    20.3 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    27.3 fp0     12 x[2]
        vmovdqu [rbp + 1024], ymm0                                 ;    28.3 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 120]                              ;    21.2 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    28.2 fp1     12 x[2]
        vmovdqu [rbp + 1056], ymm0                                 ;    29.2 agu1+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 136]                              ;    22.2 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    29.2 fp2     12 x[2]
        vmovdqu [rbp + 1088], ymm0                                 ;    30.2 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 136]                              ;    22.5 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    29.5 fp3     12 x[2]
        vmovdqu [rbp + 1120], ymm0                                 ;    30.5 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 144]                              ;    23.5 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    30.5 fp0     12 x[0]
        vmovdqu [rbp + 1152], ymm0                                 ;    31.5 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 144]                              ;    24.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    31.2 fp1     12 x[0]
        vmovdqu [rbp + 1184], ymm0                                 ;    32.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 152]                              ;    25.2 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    32.2 fp2     12 x[2]
        vmovdqu [rbp + 1216], ymm0                                 ;    33.2 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 152]                              ;    26.2 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    33.2 fp3     12 x[2]
        vmovdqu [rbp + 1248], ymm0                                 ;    34.2 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 156]                              ;    27.3 agu1    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    34.3 fp0     12 x[3]
        vmovdqu [rbp + 1280], ymm0                                 ;    35.3 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 156]                              ;    28.3 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    35.3 fp1     12 x[3]
        vmovdqu [rbp + 1312], ymm0                                 ;    36.3 agu1+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 176]                              ;    29.3 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    36.3 fp2     12 x[0]
        vmovdqu [rbp + 1344], ymm0                                 ;    37.3 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 176]                              ;    30.2 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    37.2 fp3     12 x[0]
        vmovdqu [rbp + 1376], ymm0                                 ;    38.2 agu0+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 188]                              ;    31.2 agu1    12 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;    38.2 fp0     12 x[3]
        vmovdqu [rbp + 1408], ymm0                                 ;    39.2 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 188]                              ;    31.5 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;    38.5 fp1     12 x[3]
        vmovdqu [rbp + 1440], ymm0                                 ;    39.5 agu1+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 200]                              ;    32.5 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    39.5 fp2     12 x[2]
        vmovdqu [rbp + 1472], ymm0                                 ;    40.5 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 200]                              ;    33.3 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    40.3 fp3     12 x[2]
        vmovdqu [rbp + 1504], ymm0                                 ;    41.3 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 208]                              ;    34.3 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    41.3 fp0     12 x[0]
        vmovdqu [rbp + 1536], ymm0                                 ;    42.3 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 208]                              ;    35.5 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    42.5 fp1     12 x[0]
        vmovdqu [rbp + 1568], ymm0                                 ;    43.5 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 228]                              ;    36.5 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    43.5 fp2     12 x[1]
        vmovdqu [rbp + 1600], ymm0                                 ;    44.5 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 228]                              ;    37.3 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    44.3 fp3     12 x[1]
        vmovdqu [rbp + 1632], ymm0                                 ;    45.3 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 240]                              ;    38.3 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    45.3 fp0     12 x[0]
        vmovdqu [rbp + 1664], ymm0                                 ;    46.3 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 240]                              ;    39.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    46.2 fp1     12 x[0]
        vmovdqu [rbp + 1696], ymm0                                 ;    47.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 244]                              ;    40.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    47.2 fp2     12 x[1]
        vmovdqu [rbp + 1728], ymm0                                 ;    48.2 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 244]                              ;    40.5 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    47.5 fp3     12 x[1]
        vmovdqu [rbp + 1760], ymm0                                 ;    48.5 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 248]                              ;    41.5 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    48.5 fp0     12 x[2]
        vmovdqu [rbp + 1792], ymm0                                 ;    49.5 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 248]                              ;    42.5 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    49.5 fp1     12 x[2]
        vmovdqu [rbp + 1824], ymm0                                 ;    50.5 agu1+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 264]                              ;    43.7 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    50.7 fp2     12 x[2]
        vmovdqu [rbp + 1856], ymm0                                 ;    51.7 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 264]                              ;    44.5 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    51.5 fp3     12 x[2]
        vmovdqu [rbp + 1888], ymm0                                 ;    52.5 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 272]                              ;    45.5 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    52.5 fp0     12 x[0]
        vmovdqu [rbp + 1920], ymm0                                 ;    53.5 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 272]                              ;    46.3 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    53.3 fp1     12 x[0]
        vmovdqu [rbp + 1952], ymm0                                 ;    54.3 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 280]                              ;    47.3 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    54.3 fp2     12 x[2]
        vmovdqu [rbp + 1984], ymm0                                 ;    55.3 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 280]                              ;    48.2 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    55.2 fp3     12 x[2]
        vmovdqu [rbp + 2016], ymm0                                 ;    56.2 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 284]                              ;    49.2 agu1    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    56.2 fp0     12 x[3]
        vmovdqu [rbp + 2048], ymm0                                 ;    57.2 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 284]                              ;    49.7 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    56.7 fp1     12 x[3]
        vmovdqu [rbp + 2080], ymm0                                 ;    57.7 agu1+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 304]                              ;    50.7 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    57.7 fp2     12 x[0]
        vmovdqu [rbp + 2112], ymm0                                 ;    58.7 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 304]                              ;    51.7 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    58.7 fp3     12 x[0]
        vmovdqu [rbp + 2144], ymm0                                 ;    59.7 agu0+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 316]                              ;    52.7 agu1    12 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;    59.7 fp0     12 x[3]
        vmovdqu [rbp + 2176], ymm0                                 ;    60.7 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 316]                              ;    53.5 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;    60.5 fp1     12 x[3]
        vmovdqu [rbp + 2208], ymm0                                 ;    61.5 agu1+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 328]                              ;    54.5 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    61.5 fp2     12 x[2]
        vmovdqu [rbp + 2240], ymm0                                 ;    62.5 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 328]                              ;    55.3 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    62.3 fp3     12 x[2]
        vmovdqu [rbp + 2272], ymm0                                 ;    63.3 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 336]                              ;    56.3 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    63.3 fp0     12 x[0]
        vmovdqu [rbp + 2304], ymm0                                 ;    64.3 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 336]                              ;    57.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    64.2 fp1     12 x[0]
        vmovdqu [rbp + 2336], ymm0                                 ;    65.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 356]                              ;    58.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    65.2 fp2     12 x[1]
        vmovdqu [rbp + 2368], ymm0                                 ;    66.2 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 356]                              ;    58.8 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    65.8 fp3     12 x[1]
        vmovdqu [rbp + 2400], ymm0                                 ;    66.8 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 368]                              ;    59.8 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    66.8 fp0     12 x[0]
        vmovdqu [rbp + 2432], ymm0                                 ;    67.8 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 368]                              ;    60.7 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    67.7 fp1     12 x[0]
        vmovdqu [rbp + 2464], ymm0                                 ;    68.7 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 372]                              ;    61.7 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    68.7 fp2     12 x[1]
        vmovdqu [rbp + 2496], ymm0                                 ;    69.7 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 372]                              ;    62.5 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    69.5 fp3     12 x[1]
        vmovdqu [rbp + 2528], ymm0                                 ;    70.5 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 376]                              ;    63.5 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    70.5 fp0     12 x[2]
        vmovdqu [rbp + 2560], ymm0                                 ;    71.5 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 376]                              ;    64.3 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    71.3 fp1     12 x[2]
        vmovdqu [rbp + 2592], ymm0                                 ;    72.3 agu1+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 392]                              ;    65.3 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    72.3 fp2     12 x[2]
        vmovdqu [rbp + 2624], ymm0                                 ;    73.3 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 392]                              ;    66.2 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    73.2 fp3     12 x[2]
        vmovdqu [rbp + 2656], ymm0                                 ;    74.2 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 400]                              ;    67.2 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    74.2 fp0     12 x[0]
        vmovdqu [rbp + 2688], ymm0                                 ;    75.2 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 400]                              ;    67.8 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm1                                     ;    74.8 fp1     12 x[0]
        vmovdqu [rbp + 2720], ymm0                                 ;    76.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 408]                              ;    68.8 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    75.8 fp2     12 x[2]
        vmovdqu [rbp + 2752], ymm0                                 ;    77.2 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 408]                              ;    69.7 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;    76.7 fp3     12 x[2]
        vmovdqu [rbp + 2784], ymm0                                 ;    78.2 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 412]                              ;    70.7 agu1    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    77.7 fp0     12 x[3]
        vmovdqu [rbp + 2816], ymm0                                 ;    79.2 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 412]                              ;    71.5 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    78.5 fp1     12 x[3]
        vmovdqu [rbp + 2848], ymm0                                 ;    80.2 agu1+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 432]                              ;    72.5 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    79.5 fp2     12 x[0]
        vmovdqu [rbp + 2880], ymm0                                 ;    81.2 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 432]                              ;    73.3 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    80.3 fp3     12 x[0]
        vmovdqu [rbp + 2912], ymm0                                 ;    82.2 agu0+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 444]                              ;    74.3 agu1    12 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;    81.3 fp0     12 x[3]
        vmovdqu [rbp + 2944], ymm0                                 ;    83.2 agu2+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 444]                              ;    75.2 agu0    12 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;    82.2 fp1     12 x[3]
        vmovdqu [rbp + 2976], ymm0                                 ;    84.2 agu1+fp5   12 x[3]
        vpbroadcastd ymm0, [r8 + 456]                              ;    76.2 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    83.2 fp2     12 x[2]
        vmovdqu [rbp + 3008], ymm0                                 ;    85.2 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 456]                              ;    77.2 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    84.2 fp3     12 x[2]
        vmovdqu [rbp + 3040], ymm0                                 ;    86.2 agu0+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 464]                              ;    78.2 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    85.2 fp0     12 x[0]
        vmovdqu [rbp + 3072], ymm0                                 ;    87.2 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 464]                              ;    79.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    86.2 fp1     12 x[0]
        vmovdqu [rbp + 3104], ymm0                                 ;    88.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 484]                              ;    80.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    87.2 fp2     12 x[1]
        vmovdqu [rbp + 3136], ymm0                                 ;    89.2 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 484]                              ;    81.2 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    88.2 fp3     12 x[1]
        vmovdqu [rbp + 3168], ymm0                                 ;    90.2 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 496]                              ;    82.2 agu1    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    89.2 fp0     12 x[0]
        vmovdqu [rbp + 3200], ymm0                                 ;    91.2 agu2+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 496]                              ;    83.2 agu0    12 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;    90.2 fp1     12 x[0]
        vmovdqu [rbp + 3232], ymm0                                 ;    92.2 agu1+fp5   12 x[0]
        vpbroadcastd ymm0, [r8 + 500]                              ;    84.2 agu0    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    91.2 fp2     12 x[1]
        vmovdqu [rbp + 3264], ymm0                                 ;    93.2 agu2+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 500]                              ;    85.2 agu1    12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    92.2 fp3     12 x[1]
        vmovdqu [rbp + 3296], ymm0                                 ;    94.2 agu0+fp5   12 x[1]
        vpbroadcastd ymm0, [r8 + 504]                              ;    86.2 agu1    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    93.2 fp0     12 x[2]
        vmovdqu [rbp + 3328], ymm0                                 ;    95.2 agu2+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 504]                              ;    87.2 agu0    12 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    94.2 fp1     12 x[2]
        vmovdqu [rbp + 3360], ymm0                                 ;    96.2 agu1+fp5   12 x[2]
        vpbroadcastd ymm0, [r8 + 516]                              ;    88.2 agu0    17 z[1]
        vpxor ymm0, ymm0, ymm4                                     ;    95.2 fp2     17 z[1]
        vmovdqu [rbp + 3392], ymm0                                 ;    97.2 agu2+fp5   17 z[1]
        vpbroadcastd ymm0, [r8 + 516]                              ;    89.2 agu1    17 z[1]
        vpxor ymm0, ymm0, ymm4                                     ;    96.2 fp3     17 z[1]
        vmovdqu [rbp + 3424], ymm0                                 ;    98.2 agu0+fp5   17 z[1]
        vpbroadcastd ymm0, [r8 + 520]                              ;    90.2 agu1    17 z[2]
        vpxor ymm0, ymm0, ymm4                                     ;    97.2 fp0     17 z[2]
        vmovdqu [rbp + 3456], ymm0                                 ;    99.2 agu2+fp5   17 z[2]
        vpbroadcastd ymm0, [r8 + 520]                              ;    91.2 agu0    17 z[2]
        vpxor ymm0, ymm0, ymm4                                     ;    98.2 fp1     17 z[2]
        vmovdqu [rbp + 3488], ymm0                                 ;   100.2 agu1+fp5   17 z[2]
        vpbroadcastd ymm0, [r8 + 524]                              ;    92.2 agu0    17 z[3]
        vpxor ymm0, ymm0, ymm4                                     ;    99.2 fp2     17 z[3]
        vmovdqu [rbp + 3520], ymm0                                 ;   101.2 agu2+fp5   17 z[3]
        vpbroadcastd ymm0, [r8 + 524]                              ;    93.2 agu1    17 z[3]
        vpxor ymm0, ymm0, ymm4                                     ;   100.2 fp3     17 z[3]
        vmovdqu [rbp + 3552], ymm0                                 ;   102.2 agu0+fp5   17 z[3]
        vpbroadcastd ymm0, [r8]                                    ;    94.2 agu1     9 rk
        vmovdqu [rbp + 3584], ymm0                                 ;   103.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 4]                                ;    94.5 agu0     9 rk
        vmovdqu [rbp + 3616], ymm0                                 ;   104.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 8]                                ;    95.5 agu0     9 rk
        vmovdqu [rbp + 3648], ymm0                                 ;   105.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 12]                               ;    96.2 agu1     9 rk
        vmovdqu [rbp + 3680], ymm0                                 ;   106.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 20]                               ;    96.5 agu0     9 rk
        vmovdqu [rbp + 3712], ymm0                                 ;   107.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 32]                               ;    97.5 agu0     9 rk
        vmovdqu [rbp + 3744], ymm0                                 ;   108.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 36]                               ;    98.2 agu1     9 rk
        vmovdqu [rbp + 3776], ymm0                                 ;   109.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 40]                               ;    98.5 agu0     9 rk
        vmovdqu [rbp + 3808], ymm0                                 ;   110.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 44]                               ;    99.5 agu0     9 rk
        vmovdqu [rbp + 3840], ymm0                                 ;   111.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 52]                               ;   100.2 agu1     9 rk
        vmovdqu [rbp + 3872], ymm0                                 ;   112.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 56]                               ;   100.5 agu0     9 rk
        vmovdqu [rbp + 3904], ymm0                                 ;   113.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 64]                               ;   101.5 agu0     9 rk
        vmovdqu [rbp + 3936], ymm0                                 ;   114.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 68]                               ;   102.2 agu1     9 rk
        vmovdqu [rbp + 3968], ymm0                                 ;   115.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 76]                               ;   102.5 agu0     9 rk
        vmovdqu [rbp + 4000], ymm0                                 ;   116.2 agu1+fp5    9 rk
        mov r9, qword [rbp + 6472]                                 ;   103.3 agu2     9 counter reload
        vpbroadcastd ymm0, [r9 + 12]                               ;   107.3 agu0     9 counter
        vmovdqu ymm1, [rel serpent_ctr.T0_constants256 + 160]      ;   104.2 agu1     9 counter reload
        vpshufb ymm0, ymm0, ymm1                                   ;   114.3 fp1      9 counter
        vmovdqu [rbp + 4032], ymm0                                 ;   117.2 agu2+fp5    9 counter
        vpbroadcastd ymm0, [r9]                                    ;   107.3 agu0     9 counter
        vpshufb ymm0, ymm0, ymm1                                   ;   114.3 fp2      9 counter
        vmovdqu [rbp + 4064], ymm0                                 ;   118.2 agu1+fp5    9 counter
        vpbroadcastd ymm0, [r9 + 4]                                ;   107.3 agu0     9 counter
        vpshufb ymm0, ymm0, ymm1                                   ;   114.3 fp1      9 counter
        vpbroadcastd ymm2, [r9 + 8]                                ;   107.5 agu1     9 counter
        vpshufb ymm1, ymm2, ymm1                                   ;   114.5 fp2      9 counter
        vmovdqu [rbp + 4096], ymm0                                 ;   119.2 agu2+fp5    9 counter
        vmovdqu [rbp + 4128], ymm1                                 ;   120.2 agu0+fp5    9 counter
        vpbroadcastd ymm0, [r8 + 84]                               ;   109.2 agu1     9 rk
        vmovdqu [rbp + 4160], ymm0                                 ;   121.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 88]                               ;   110.2 agu0     9 rk
        vmovdqu [rbp + 4192], ymm0                                 ;   122.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 92]                               ;   111.2 agu0     9 rk
        vmovdqu [rbp + 4224], ymm0                                 ;   123.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 96]                               ;   112.2 agu1     9 rk
        vmovdqu [rbp + 4256], ymm0                                 ;   124.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 104]                              ;   113.2 agu1     9 rk
        vmovdqu [rbp + 4288], ymm0                                 ;   125.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 108]                              ;   114.2 agu0     9 rk
        vmovdqu [rbp + 4320], ymm0                                 ;   126.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 124]                              ;   115.2 agu0     9 rk
        vmovdqu [rbp + 4352], ymm0                                 ;   127.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 128]                              ;   115.3 agu1     9 rk
        vmovdqu [rbp + 4384], ymm0                                 ;   128.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 132]                              ;   116.2 agu0     9 rk
        vmovdqu [rbp + 4416], ymm0                                 ;   129.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 140]                              ;   117.2 agu0     9 rk
        vmovdqu [rbp + 4448], ymm0                                 ;   130.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 148]                              ;   117.3 agu1     9 rk
        vmovdqu [rbp + 4480], ymm0                                 ;   131.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 160]                              ;   118.2 agu0     9 rk
        vmovdqu [rbp + 4512], ymm0                                 ;   132.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 164]                              ;   119.2 agu0     9 rk
        vmovdqu [rbp + 4544], ymm0                                 ;   133.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 168]                              ;   119.3 agu1     9 rk
        vmovdqu [rbp + 4576], ymm0                                 ;   134.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 172]                              ;   120.2 agu0     9 rk
        vmovdqu [rbp + 4608], ymm0                                 ;   135.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 180]                              ;   121.2 agu0     9 rk
        vmovdqu [rbp + 4640], ymm0                                 ;   136.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 184]                              ;   121.3 agu1     9 rk
        vmovdqu [rbp + 4672], ymm0                                 ;   137.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 192]                              ;   122.3 agu1     9 rk
        vmovdqu [rbp + 4704], ymm0                                 ;   138.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 196]                              ;   123.2 agu0     9 rk
        vmovdqu [rbp + 4736], ymm0                                 ;   139.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 204]                              ;   124.2 agu0     9 rk
        vmovdqu [rbp + 4768], ymm0                                 ;   140.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 212]                              ;   125.2 agu1     9 rk
        vmovdqu [rbp + 4800], ymm0                                 ;   141.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 216]                              ;   126.2 agu1     9 rk
        vmovdqu [rbp + 4832], ymm0                                 ;   142.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 220]                              ;   127.2 agu0     9 rk
        vmovdqu [rbp + 4864], ymm0                                 ;   143.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 224]                              ;   128.2 agu0     9 rk
        vmovdqu [rbp + 4896], ymm0                                 ;   144.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 232]                              ;   129.2 agu1     9 rk
        vmovdqu [rbp + 4928], ymm0                                 ;   145.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 236]                              ;   130.2 agu1     9 rk
        vmovdqu [rbp + 4960], ymm0                                 ;   146.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 252]                              ;   131.2 agu0     9 rk
        vmovdqu [rbp + 4992], ymm0                                 ;   147.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 256]                              ;   132.2 agu0     9 rk
        vmovdqu [rbp + 5024], ymm0                                 ;   148.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 260]                              ;   133.2 agu1     9 rk
        vmovdqu [rbp + 5056], ymm0                                 ;   149.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 268]                              ;   134.2 agu1     9 rk
        vmovdqu [rbp + 5088], ymm0                                 ;   150.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 276]                              ;   135.2 agu0     9 rk
        vmovdqu [rbp + 5120], ymm0                                 ;   151.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 288]                              ;   136.2 agu0     9 rk
        vmovdqu [rbp + 5152], ymm0                                 ;   152.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 292]                              ;   137.2 agu1     9 rk
        vmovdqu [rbp + 5184], ymm0                                 ;   153.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 296]                              ;   138.2 agu1     9 rk
        vmovdqu [rbp + 5216], ymm0                                 ;   154.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 300]                              ;   139.2 agu0     9 rk
        vmovdqu [rbp + 5248], ymm0                                 ;   155.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 308]                              ;   140.2 agu0     9 rk
        vmovdqu [rbp + 5280], ymm0                                 ;   156.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 312]                              ;   141.2 agu1     9 rk
        vmovdqu [rbp + 5312], ymm0                                 ;   157.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 320]                              ;   142.2 agu1     9 rk
        vmovdqu [rbp + 5344], ymm0                                 ;   158.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 324]                              ;   143.2 agu0     9 rk
        vmovdqu [rbp + 5376], ymm0                                 ;   159.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 332]                              ;   144.2 agu0     9 rk
        vmovdqu [rbp + 5408], ymm0                                 ;   160.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 340]                              ;   145.2 agu1     9 rk
        vmovdqu [rbp + 5440], ymm0                                 ;   161.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 344]                              ;   146.2 agu1     9 rk
        vmovdqu [rbp + 5472], ymm0                                 ;   162.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 348]                              ;   147.2 agu0     9 rk
        vmovdqu [rbp + 5504], ymm0                                 ;   163.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 352]                              ;   148.2 agu0     9 rk
        vmovdqu [rbp + 5536], ymm0                                 ;   164.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 360]                              ;   149.2 agu1     9 rk
        vmovdqu [rbp + 5568], ymm0                                 ;   165.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 364]                              ;   150.2 agu1     9 rk
        vmovdqu [rbp + 5600], ymm0                                 ;   166.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 380]                              ;   151.2 agu0     9 rk
        vmovdqu [rbp + 5632], ymm0                                 ;   167.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 384]                              ;   152.2 agu0     9 rk
        vmovdqu [rbp + 5664], ymm0                                 ;   168.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 388]                              ;   153.2 agu1     9 rk
        vmovdqu [rbp + 5696], ymm0                                 ;   169.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 396]                              ;   154.2 agu1     9 rk
        vmovdqu [rbp + 5728], ymm0                                 ;   170.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 404]                              ;   155.2 agu0     9 rk
        vmovdqu [rbp + 5760], ymm0                                 ;   171.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 416]                              ;   156.2 agu0     9 rk
        vmovdqu [rbp + 5792], ymm0                                 ;   172.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 420]                              ;   157.2 agu1     9 rk
        vmovdqu [rbp + 5824], ymm0                                 ;   173.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 424]                              ;   158.2 agu1     9 rk
        vmovdqu [rbp + 5856], ymm0                                 ;   174.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 428]                              ;   159.2 agu0     9 rk
        vmovdqu [rbp + 5888], ymm0                                 ;   175.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 436]                              ;   160.2 agu0     9 rk
        vmovdqu [rbp + 5920], ymm0                                 ;   176.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 440]                              ;   161.2 agu1     9 rk
        vmovdqu [rbp + 5952], ymm0                                 ;   177.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 448]                              ;   162.2 agu1     9 rk
        vmovdqu [rbp + 5984], ymm0                                 ;   178.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 452]                              ;   163.2 agu0     9 rk
        vmovdqu [rbp + 6016], ymm0                                 ;   179.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 460]                              ;   164.2 agu0     9 rk
        vmovdqu [rbp + 6048], ymm0                                 ;   180.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 468]                              ;   165.2 agu1     9 rk
        vmovdqu [rbp + 6080], ymm0                                 ;   181.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 472]                              ;   166.2 agu1     9 rk
        vmovdqu [rbp + 6112], ymm0                                 ;   182.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 476]                              ;   167.2 agu0     9 rk
        vmovdqu [rbp + 6144], ymm0                                 ;   183.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 480]                              ;   168.2 agu0     9 rk
        vmovdqu [rbp + 6176], ymm0                                 ;   184.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 488]                              ;   169.2 agu1     9 rk
        vmovdqu [rbp + 6208], ymm0                                 ;   185.2 agu0+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 492]                              ;   170.2 agu1     9 rk
        vmovdqu [rbp + 6240], ymm0                                 ;   186.2 agu2+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 508]                              ;   171.2 agu0     9 rk
        vmovdqu [rbp + 6272], ymm0                                 ;   187.2 agu1+fp5    9 rk
        vpbroadcastd ymm0, [r8 + 512]                              ;   172.2 agu0     9 rk
        vmovdqu [rbp + 6304], ymm0                                 ;   188.2 agu2+fp5    9 rk
        vmovdqu ymm0, [rel serpent_ctr.T0_constants256 + 192]      ;   173.2 agu1     9 rk reload
        vmovdqu [rbp + 6336], ymm0                                 ;   189.2 agu0+fp5    9 rk
        cmp dword [rbp + 6544], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 6544]                                ;                    passes of 16
        mov rcx, rax                                               ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                               ;                    passes of 16
        mov qword [rbp + 6480], rax                                ;                    passes of 16
        sub rcx, rax                                               ;                    passes of 16
        imul rcx, rcx, 0x10                                        ;                    passes of 16
        mov rdx, qword [rbp + 6488]                                ;                    passes of 16
        add rcx, rdx                                               ;                    passes of 16
        mov qword [rbp + 6496], rcx                                ;                    passes of 16
        cmp rcx, rdx                                               ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 6488]                                 ;                    resident
        mov r9, qword [rbp + 6504]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [rbp + 4032]                                 ;     0.0 agu0    10 low
        vmovdqu ymm1, [rbp + 6336]                                 ;     0.2 agu1    10 low reload
        vpaddd ymm0, ymm0, ymm1                                    ;     7.2 fp0     10 low
        vmovdqu ymm2, [rel serpent_ctr.T0_constants256 + 96]       ;     1.0 agu0    10 more reload
        vpxor ymm3, ymm0, ymm2                                     ;     8.2 fp1     10 more
        vmovdqu ymm4, [rbp + 4032]                                 ;     1.2 agu1    10 low reload
        vpxor ymm3, ymm3, ymm4                                     ;     9.2 fp2     10 more
        vpaddd ymm5, ymm1, [rel serpent_ctr.T0_constants256 + 224] ;     7.2 fp3+agu0   10 low
        vpaddd ymm6, ymm5, ymm4                                    ;     8.2 fp0     10 low
        vpxor ymm7, ymm6, ymm2                                     ;     9.2 fp1     10 more
        vpxor ymm7, ymm7, ymm4                                     ;    10.2 fp2     10 more
        vpxor ymm5, ymm5, ymm4                                     ;     8.2 fp3     10 more
        vpand ymm5, ymm5, ymm7                                     ;    11.2 fp0     10 more
        vpxor ymm5, ymm5, ymm4                                     ;    12.2 fp1     10 more
        vpsrld ymm5, ymm5, 0x1f                                    ;    13.2 fp2     10 more
        vpxor ymm7, ymm1, ymm4                                     ;     8.2 fp3     10 more
        vpand ymm3, ymm3, ymm7                                     ;    10.2 fp0     10 more
        vpxor ymm3, ymm3, ymm4                                     ;    11.2 fp1     10 more
        vpsrld ymm3, ymm3, 0x1f                                    ;    12.2 fp2     10 more
        vmovdqu ymm4, [rbp + 4128]                                 ;     3.2 agu1    10 more reload
        vpaddd ymm3, ymm3, ymm4                                    ;    13.2 fp3     10 more
        vpaddd ymm5, ymm5, ymm4                                    ;    14.2 fp0     10 more
        vmovdqu ymm4, [rel serpent_ctr.T0_constants256 + 256]      ;     7.3 agu0    10 more reload
        vmovdqu ymm7, [rbp + 4064]                                 ;     7.5 agu1    10 more reload
        vpshufb ymm8, ymm7, ymm4                                   ;    14.5 fp1     10 more
        vmovdqu ymm9, [rel serpent_ctr.T0_constants256 + 288]      ;     8.3 agu0    10 more reload
        vpand ymm8, ymm8, ymm9                                     ;    15.5 fp2     10 more
        vmovdqu ymm10, [rel serpent_ctr.T0_constants256 + 320]     ;     8.5 agu1    10 more reload
        vpshufb ymm7, ymm7, ymm10                                  ;    15.5 fp1     10 more
        vmovdqu ymm11, [rel serpent_ctr.T0_constants256 + 352]     ;     9.3 agu0    10 more reload
        vpand ymm7, ymm7, ymm11                                    ;    16.5 fp3     10 more
        vpor ymm8, ymm8, ymm7                                      ;    17.5 fp0     10 more
        vmovdqu ymm7, [rbp + 4096]                                 ;     9.5 agu1    10 more reload
        vpshufb ymm12, ymm7, ymm4                                  ;    16.5 fp2     10 more
        vpand ymm12, ymm12, ymm9                                   ;    17.5 fp1     10 more
        vpshufb ymm7, ymm7, ymm10                                  ;    16.5 fp2     10 more
        vpand ymm7, ymm7, ymm11                                    ;    17.5 fp3     10 more
        vpor ymm12, ymm12, ymm7                                    ;    18.5 fp0     10 more
        vpshufb ymm7, ymm3, ymm4                                   ;    14.3 fp1     10 more
        vpshufb ymm13, ymm5, ymm4                                  ;    15.2 fp2     10 more
        vpand ymm7, ymm7, ymm9                                     ;    15.3 fp3     10 more
        vpshufb ymm3, ymm3, ymm10                                  ;    15.5 fp1     10 more
        vpand ymm13, ymm13, ymm9                                   ;    16.2 fp0     10 more
        vpshufb ymm5, ymm5, ymm10                                  ;    15.5 fp2     10 more
        vpand ymm3, ymm3, ymm11                                    ;    16.5 fp3     10 more
        vpand ymm5, ymm5, ymm11                                    ;    16.5 fp1     10 more
        vpor ymm7, ymm7, ymm3                                      ;    17.5 fp0     10 more
        vpor ymm13, ymm13, ymm5                                    ;    17.5 fp2     10 more
        vpshufb ymm3, ymm0, ymm4                                   ;    15.5 fp1     10 more
        vpshufb ymm4, ymm6, ymm4                                   ;    16.3 fp2     10 more
        vpand ymm3, ymm3, ymm9                                     ;    16.5 fp3     10 more
        vpand ymm4, ymm4, ymm9                                     ;    17.3 fp0     10 more
        vpshufb ymm0, ymm0, ymm10                                  ;    16.5 fp1     10 more
        vpshufb ymm5, ymm6, ymm10                                  ;    17.3 fp2     10 more
        vpand ymm0, ymm0, ymm11                                    ;    17.5 fp3     10 more
        vpand ymm5, ymm5, ymm11                                    ;    18.3 fp0     10 more
        vpor ymm3, ymm3, ymm0                                      ;    18.5 fp1     10 more
        vpor ymm4, ymm4, ymm5                                      ;    19.3 fp3     10 more
        vpxor ymm8, ymm8, [rbp + 3584]                             ;    18.5 fp0+agu0   12 x[0]
        vpxor ymm12, ymm12, [rbp + 3616]                           ;    19.5 fp2+agu1   12 x[1]
        vmovdqu ymm0, [rbp + 3648]                                 ;    18.2 agu0    12 x[2] reload
        vpxor ymm7, ymm7, ymm0                                     ;    25.2 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;    25.2 fp3     12 x[2]
        vpxor ymm0, ymm12, ymm7                                    ;    26.2 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;    19.5 fp2     13 x
        vmovdqu ymm5, [rbp + 3680]                                 ;    18.3 agu1    12 x[3] reload
        vpxor ymm3, ymm3, ymm5                                     ;    25.3 fp1     13 x
        vpxor ymm6, ymm12, ymm13                                   ;    26.2 fp3     13 x
        vpxor ymm4, ymm4, ymm5                                     ;    25.3 fp0     13 x
        vpxor ymm4, ymm4, ymm8                                     ;    26.3 fp2     13 x
        vpand ymm5, ymm12, ymm3                                    ;    26.3 fp1     13 x
        vpand ymm12, ymm12, ymm4                                   ;    27.3 fp3     13 x
        vpxor ymm5, ymm8, ymm5                                     ;    27.3 fp0     13 x
        vpxor ymm9, ymm8, ymm12                                    ;    28.3 fp2     13 x
        vpor ymm10, ymm8, ymm3                                     ;    26.3 fp1     13 x
        vpor ymm8, ymm8, ymm4                                      ;    27.3 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;    27.3 fp0     13 x
        vpxor ymm8, ymm8, ymm6                                     ;    28.3 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;    26.3 fp1     13 x
        vpxor ymm4, ymm4, ymm13                                    ;    27.3 fp3     13 x
        vpand ymm7, ymm7, ymm5                                     ;    28.3 fp0     13 x
        vpand ymm13, ymm13, ymm9                                   ;    29.3 fp2     13 x
        vpand ymm11, ymm0, ymm5                                    ;    28.3 fp1     13 x
        vpand ymm12, ymm6, ymm9                                    ;    29.3 fp3     13 x
        vpxor ymm5, ymm5, ymm3                                     ;    28.3 fp0     13 x
        vpxor ymm9, ymm9, ymm4                                     ;    29.3 fp2     13 x
        vpxor ymm0, ymm0, ymm7                                     ;    29.3 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;    30.3 fp3     13 x
        vpxor ymm6, ymm6, ymm13                                    ;    30.3 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;    31.3 fp2     13 x
        vpand ymm3, ymm3, ymm10                                    ;    28.3 fp1     13 x
        vpand ymm4, ymm4, ymm8                                     ;    29.3 fp3     13 x
        vpor ymm3, ymm3, ymm11                                     ;    29.3 fp0     13 x
        vpor ymm4, ymm4, ymm12                                     ;    30.3 fp2     13 x
        vpslld ymm7, ymm3, 0xd                                     ;    30.3 fp1     14 x[0]
        vpsrld ymm11, ymm3, 0x13                                   ;    30.3 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm11                                    ;    31.3 fp3     14 x[0]
        vpslld ymm11, ymm4, 0xd                                    ;    31.3 fp1     14 x[0]
        vpsrld ymm12, ymm4, 0x13                                   ;    31.3 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm12                                  ;    32.3 fp0     14 x[0]
        vpslld ymm12, ymm0, 3                                      ;    31.3 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;    31.5 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;    32.5 fp3     14 x[2]
        vpslld ymm0, ymm6, 3                                       ;    32.3 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;    32.5 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;    33.5 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm3                                     ;    31.2 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm7                                     ;    32.3 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;    33.5 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm4                                     ;    32.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;    33.3 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm0                                     ;    34.5 fp3     14 x[1]
        vpslld ymm3, ymm7, 3                                       ;    33.5 fp2     14 x[3]
        vpslld ymm4, ymm11, 3                                      ;    33.7 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm3                                   ;    34.5 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm12                                  ;    35.5 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm4                                     ;    34.7 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm0                                     ;    35.7 fp2     14 x[3]
        vpslld ymm3, ymm5, 1                                       ;    34.7 fp1     14 x[1]
        vpsrld ymm4, ymm5, 0x1f                                    ;    35.5 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;    36.5 fp3     14 x[1]
        vpslld ymm4, ymm9, 1                                       ;    35.7 fp1     14 x[1]
        vpsrld ymm5, ymm9, 0x1f                                    ;    36.5 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;    37.5 fp0     14 x[1]
        vpslld ymm5, ymm10, 7                                      ;    36.7 fp1     14 x[3]
        vpsrld ymm6, ymm10, 0x19                                   ;    37.5 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;    38.5 fp3     14 x[3]
        vpslld ymm6, ymm8, 7                                       ;    37.7 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;    38.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;    39.5 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;    37.5 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;    39.5 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;    38.5 fp3     14 x[0]
        vpxor ymm11, ymm11, ymm6                                   ;    40.5 fp0     14 x[0]
        vpslld ymm8, ymm3, 7                                       ;    38.7 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;    39.7 fp3     14 x[2]
        vpslld ymm8, ymm4, 7                                       ;    39.5 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm5                                   ;    40.7 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm8                                     ;    40.5 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;    41.5 fp3     14 x[2]
        vpslld ymm8, ymm7, 5                                       ;    40.5 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;    40.7 fp1     14 x[0]
        vpslld ymm9, ymm11, 5                                      ;    41.5 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;    41.7 fp1     14 x[0]
        vpslld ymm11, ymm12, 0x16                                  ;    42.5 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;    42.7 fp1     14 x[2]
        vpslld ymm13, ymm0, 0x16                                   ;    43.5 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;    43.7 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm7                                     ;    41.7 fp0     12 x[0]
        vpxor ymm8, ymm8, [rbp + 384]                              ;    42.7 fp3+agu0   12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;    42.7 fp0     12 x[0]
        vpxor ymm9, ymm9, [rbp + 416]                              ;    43.7 fp3+agu1   12 x[0]
        vmovdqu ymm7, [rbp + 3712]                                 ;    40.7 agu0    12 x[1] reload
        vpxor ymm3, ymm3, ymm7                                     ;    47.7 fp0     12 x[1]
        vpxor ymm4, ymm4, ymm7                                     ;    47.7 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;    43.7 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 448]                            ;    44.7 fp3+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;    44.7 fp0     12 x[2]
        vpxor ymm13, ymm13, [rbp + 480]                            ;    45.7 fp2+agu0   12 x[2]
        vpxor ymm5, ymm5, [rbp + 512]                              ;    44.7 fp1+agu1   12 x[3]
        vpxor ymm6, ymm6, [rbp + 544]                              ;    45.2 fp3+agu0   12 x[3]
        vpand ymm0, ymm8, ymm3                                     ;    48.7 fp0     13 x
        vpxor ymm8, ymm8, ymm5                                     ;    45.7 fp2     13 x
        vpand ymm7, ymm9, ymm4                                     ;    48.7 fp1     13 x
        vpxor ymm9, ymm9, ymm6                                     ;    46.2 fp3     13 x
        vpor ymm8, ymm8, ymm3                                      ;    48.7 fp0     13 x
        vpor ymm9, ymm9, ymm4                                      ;    48.7 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;    48.7 fp1     13 x
        vpxor ymm3, ymm3, ymm11                                    ;    49.7 fp3     13 x
        vpxor ymm4, ymm4, ymm6                                     ;    48.7 fp0     13 x
        vpxor ymm4, ymm4, ymm13                                    ;    49.7 fp2     13 x
        vpor ymm11, ymm11, ymm0                                    ;    49.7 fp1     13 x
        vpor ymm13, ymm13, ymm7                                    ;    49.7 fp3     13 x
        vpxor ymm8, ymm8, ymm2                                     ;    49.7 fp0     13 x
        vpxor ymm9, ymm9, ymm2                                     ;    49.7 fp2     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    50.7 fp1     13 x
        vpxor ymm7, ymm7, ymm4                                     ;    50.7 fp3     13 x
        vpand ymm3, ymm3, ymm11                                    ;    50.7 fp0     13 x
        vpand ymm4, ymm4, ymm13                                    ;    50.7 fp2     13 x
        vpor ymm3, ymm3, ymm8                                      ;    51.7 fp1     13 x
        vpor ymm4, ymm4, ymm9                                      ;    51.7 fp3     13 x
        vpxor ymm11, ymm11, ymm0                                   ;    51.7 fp0     13 x
        vpxor ymm13, ymm13, ymm7                                   ;    51.7 fp2     13 x
        vpor ymm11, ymm11, ymm3                                    ;    52.7 fp1     13 x
        vpor ymm13, ymm13, ymm4                                    ;    52.7 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;    51.7 fp0     13 x
        vpxor ymm6, ymm6, ymm7                                     ;    51.7 fp2     13 x
        vpxor ymm8, ymm8, ymm5                                     ;    52.7 fp1     13 x
        vpxor ymm9, ymm9, ymm6                                     ;    52.7 fp3     13 x
        vpand ymm5, ymm5, ymm3                                     ;    52.7 fp0     13 x
        vpand ymm6, ymm6, ymm4                                     ;    52.7 fp2     13 x
        vpxor ymm5, ymm5, ymm8                                     ;    53.7 fp1     13 x
        vpxor ymm6, ymm6, ymm9                                     ;    53.7 fp3     13 x
        vpslld ymm10, ymm5, 0xd                                    ;    54.7 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;    54.7 fp1     14 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;    55.7 fp0     14 x[0]
        vpslld ymm5, ymm6, 0xd                                     ;    54.7 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;    54.7 fp1     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;    55.7 fp3     14 x[0]
        vpslld ymm6, ymm0, 3                                       ;    55.5 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;    55.7 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm0                                     ;    56.7 fp0     14 x[2]
        vpslld ymm0, ymm7, 3                                       ;    56.5 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;    56.7 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm7                                     ;    57.7 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;    55.3 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm10                                  ;    56.7 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;    57.7 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;    57.2 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm5                                   ;    58.2 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm0                                   ;    59.2 fp2     14 x[1]
        vpslld ymm7, ymm10, 3                                      ;    57.7 fp1     14 x[3]
        vpslld ymm8, ymm5, 3                                       ;    58.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;    58.7 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm6                                     ;    59.7 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm8                                     ;    59.5 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm0                                     ;    60.5 fp3     14 x[3]
        vpslld ymm7, ymm11, 1                                      ;    59.5 fp2     14 x[1]
        vpsrld ymm8, ymm11, 0x1f                                   ;    59.7 fp1     14 x[1]
        vpxor ymm7, ymm7, ymm8                                     ;    60.7 fp0     14 x[1]
        vpslld ymm8, ymm13, 1                                      ;    60.5 fp2     14 x[1]
        vpsrld ymm9, ymm13, 0x1f                                   ;    60.7 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;    61.7 fp3     14 x[1]
        vpslld ymm9, ymm3, 7                                       ;    61.5 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;    61.7 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm3                                     ;    62.7 fp0     14 x[3]
        vpslld ymm3, ymm4, 7                                       ;    62.5 fp2     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;    62.7 fp1     14 x[3]
        vpxor ymm3, ymm3, ymm4                                     ;    63.7 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm7                                   ;    61.7 fp0     14 x[0]
        vpxor ymm10, ymm10, ymm9                                   ;    63.7 fp3     14 x[0]
        vpxor ymm5, ymm5, ymm8                                     ;    62.7 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm3                                     ;    64.7 fp3     14 x[0]
        vpslld ymm4, ymm7, 7                                       ;    63.5 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm4                                     ;    64.5 fp0     14 x[2]
        vpslld ymm4, ymm8, 7                                       ;    63.7 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm9                                     ;    65.5 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;    64.7 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;    65.7 fp2     14 x[2]
        vpslld ymm4, ymm10, 5                                      ;    64.7 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x1b                                  ;    65.5 fp2     14 x[0]
        vpslld ymm11, ymm5, 5                                      ;    65.7 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;    66.5 fp2     14 x[0]
        vpslld ymm12, ymm6, 0x16                                   ;    66.7 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;    67.5 fp2     14 x[2]
        vpslld ymm13, ymm0, 0x16                                   ;    67.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;    68.5 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm10                                    ;    66.5 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 3744]                                ;    63.8 agu1    12 x[0] reload
        vpxor ymm4, ymm4, ymm10                                    ;    70.8 fp0     12 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;    67.5 fp3     12 x[0]
        vpxor ymm11, ymm11, ymm10                                  ;    70.8 fp0     12 x[0]
        vmovdqu ymm5, [rbp + 3776]                                 ;    64.7 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm5                                     ;    71.7 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;    71.7 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm6                                   ;    68.5 fp3     12 x[2]
        vmovdqu ymm5, [rbp + 3808]                                 ;    65.5 agu1    12 x[2] reload
        vpxor ymm12, ymm12, ymm5                                   ;    72.5 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;    69.5 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm5                                   ;    72.5 fp3     12 x[2]
        vmovdqu ymm0, [rbp + 3840]                                 ;    66.2 agu0    12 x[3] reload
        vpxor ymm9, ymm9, ymm0                                     ;    73.2 fp0     12 x[3]
        vpxor ymm3, ymm3, ymm0                                     ;    73.2 fp2     12 x[3]
        vpand ymm0, ymm4, ymm12                                    ;    73.5 fp1     13 x
        vpxor ymm12, ymm12, ymm4                                   ;    73.5 fp3     13 x
        vpxor ymm12, ymm12, ymm7                                   ;    74.5 fp0     13 x
        vpand ymm5, ymm11, ymm13                                   ;    73.5 fp2     13 x
        vpxor ymm13, ymm13, ymm11                                  ;    73.5 fp1     13 x
        vpxor ymm13, ymm13, ymm8                                   ;    74.5 fp3     13 x
        vpxor ymm0, ymm0, ymm9                                     ;    74.5 fp0     13 x
        vpxor ymm5, ymm5, ymm3                                     ;    74.5 fp2     13 x
        vpor ymm9, ymm9, ymm4                                      ;    74.2 fp1     13 x
        vpor ymm3, ymm3, ymm11                                     ;    74.2 fp3     13 x
        vpxor ymm9, ymm9, ymm7                                     ;    75.2 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;    75.2 fp2     13 x
        vpand ymm7, ymm7, ymm0                                     ;    75.5 fp1     13 x
        vpand ymm8, ymm8, ymm5                                     ;    75.5 fp3     13 x
        vpxor ymm7, ymm7, ymm12                                    ;    76.5 fp0     13 x
        vpxor ymm8, ymm8, ymm13                                    ;    76.5 fp2     13 x
        vpxor ymm0, ymm0, ymm12                                    ;    75.5 fp1     13 x
        vpxor ymm5, ymm5, ymm13                                    ;    75.5 fp3     13 x
        vpxor ymm4, ymm4, ymm0                                     ;    76.5 fp0     13 x
        vpxor ymm11, ymm11, ymm5                                   ;    76.5 fp2     13 x
        vpor ymm12, ymm12, ymm9                                    ;    76.2 fp1     13 x
        vpor ymm13, ymm13, ymm3                                    ;    76.2 fp3     13 x
        vpxor ymm0, ymm0, ymm12                                    ;    77.2 fp0     13 x
        vpxor ymm5, ymm5, ymm13                                    ;    77.2 fp2     13 x
        vpxor ymm9, ymm9, ymm0                                     ;    78.2 fp1     13 x
        vpxor ymm3, ymm3, ymm5                                     ;    78.2 fp3     13 x
        vpslld ymm6, ymm4, 0xd                                     ;    77.5 fp2     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;    77.5 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm4                                     ;    78.5 fp0     14 x[0]
        vpslld ymm4, ymm11, 0xd                                    ;    77.5 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x13                                  ;    77.7 fp1     14 x[0]
        vpxor ymm4, ymm4, ymm10                                    ;    78.7 fp3     14 x[0]
        vpslld ymm10, ymm9, 3                                      ;    79.2 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;    79.2 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm9                                   ;    80.2 fp0     14 x[2]
        vpslld ymm9, ymm3, 3                                       ;    79.5 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;    79.7 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm3                                     ;    80.7 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm7                                     ;    78.3 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;    79.5 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm10                                    ;    81.2 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm8                                     ;    80.2 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;    81.2 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm9                                     ;    82.2 fp2     14 x[1]
        vpslld ymm3, ymm6, 3                                       ;    80.7 fp1     14 x[3]
        vpslld ymm11, ymm4, 3                                      ;    81.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;    81.7 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;    82.7 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;    82.5 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm9                                     ;    83.5 fp3     14 x[3]
        vpslld ymm3, ymm0, 1                                       ;    82.5 fp2     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;    82.7 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;    83.7 fp0     14 x[1]
        vpslld ymm0, ymm5, 1                                       ;    83.5 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;    83.7 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm5                                     ;    84.7 fp3     14 x[1]
        vpslld ymm5, ymm7, 7                                       ;    84.5 fp2     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;    84.7 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;    85.7 fp0     14 x[3]
        vpslld ymm7, ymm8, 7                                       ;    85.5 fp2     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;    85.7 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;    86.7 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;    84.7 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm5                                     ;    86.7 fp3     14 x[0]
        vpxor ymm4, ymm4, ymm0                                     ;    85.7 fp0     14 x[0]
        vpxor ymm4, ymm4, ymm7                                     ;    87.7 fp3     14 x[0]
        vpslld ymm8, ymm3, 7                                       ;    86.5 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;    87.5 fp0     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;    86.7 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm5                                   ;    88.5 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm8                                     ;    87.7 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm7                                     ;    88.7 fp2     14 x[2]
        vpslld ymm8, ymm6, 5                                       ;    87.7 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;    88.5 fp2     14 x[0]
        vpslld ymm11, ymm4, 5                                      ;    88.7 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;    89.5 fp2     14 x[0]
        vpslld ymm12, ymm10, 0x16                                  ;    89.7 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;    90.5 fp2     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;    90.7 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;    91.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;    89.5 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 576]                              ;    90.5 fp0+agu1   12 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;    90.5 fp3     12 x[0]
        vpxor ymm11, ymm11, [rbp + 640]                            ;    91.5 fp0+agu0   12 x[0]
        vmovdqu ymm4, [rbp + 3872]                                 ;    87.8 agu1    12 x[1] reload
        vpxor ymm3, ymm3, ymm4                                     ;    94.8 fp3     12 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;    94.8 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;    91.5 fp3     12 x[2]
        vmovdqu ymm4, [rbp + 3904]                                 ;    88.5 agu0    12 x[2] reload
        vpxor ymm12, ymm12, ymm4                                   ;    95.5 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;    92.5 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm4                                   ;    95.5 fp3     12 x[2]
        vpxor ymm5, ymm5, [rbp + 672]                              ;    92.3 fp0+agu1   12 x[3]
        vpxor ymm7, ymm7, [rbp + 704]                              ;    92.5 fp2+agu0   12 x[3]
        vpand ymm4, ymm8, ymm3                                     ;    95.8 fp1     13 x
        vpand ymm6, ymm11, ymm0                                    ;    95.8 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;    95.8 fp0     13 x
        vpxor ymm0, ymm0, ymm7                                     ;    95.8 fp2     13 x
        vpor ymm5, ymm5, ymm8                                      ;    93.7 fp1     13 x
        vpor ymm7, ymm7, ymm11                                     ;    94.2 fp3     13 x
        vpxor ymm8, ymm8, ymm12                                    ;    96.5 fp0     13 x
        vpxor ymm11, ymm11, ymm13                                  ;    96.5 fp2     13 x
        vpor ymm8, ymm8, ymm4                                      ;    97.5 fp1     13 x
        vpor ymm11, ymm11, ymm6                                    ;    97.5 fp3     13 x
        vpxor ymm8, ymm8, ymm3                                     ;    98.5 fp0     13 x
        vpxor ymm11, ymm11, ymm0                                   ;    98.5 fp2     13 x
        vpor ymm3, ymm3, ymm4                                      ;    96.8 fp1     13 x
        vpor ymm0, ymm0, ymm6                                      ;    96.8 fp3     13 x
        vpand ymm12, ymm12, ymm5                                   ;    96.5 fp0     13 x
        vpand ymm13, ymm13, ymm7                                   ;    96.5 fp2     13 x
        vpxor ymm3, ymm3, ymm12                                    ;    97.8 fp1     13 x
        vpxor ymm0, ymm0, ymm13                                    ;    97.8 fp3     13 x
        vpxor ymm5, ymm5, ymm4                                     ;    97.3 fp0     13 x
        vpxor ymm7, ymm7, ymm6                                     ;    97.5 fp2     13 x
        vpor ymm4, ymm4, ymm12                                     ;    97.7 fp1     13 x
        vpor ymm6, ymm6, ymm13                                     ;    98.2 fp3     13 x
        vpor ymm12, ymm12, ymm5                                    ;    98.3 fp0     13 x
        vpor ymm13, ymm13, ymm7                                    ;    98.5 fp2     13 x
        vpxor ymm12, ymm12, ymm8                                   ;    99.5 fp1     13 x
        vpxor ymm13, ymm13, ymm11                                  ;    99.5 fp3     13 x
        vpand ymm8, ymm8, ymm3                                     ;    99.5 fp0     13 x
        vpand ymm11, ymm11, ymm0                                   ;    99.5 fp2     13 x
        vpor ymm5, ymm5, ymm3                                      ;    99.7 fp1     13 x
        vpor ymm7, ymm7, ymm0                                      ;   100.2 fp3     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   100.7 fp0     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   101.2 fp2     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   100.7 fp1     13 x
        vpxor ymm7, ymm7, ymm13                                    ;   101.2 fp3     13 x
        vpslld ymm9, ymm8, 0xd                                     ;   101.7 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   101.7 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm8                                     ;   102.7 fp0     14 x[0]
        vpslld ymm8, ymm11, 0xd                                    ;   102.5 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x13                                  ;   102.7 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   103.7 fp3     14 x[0]
        vpslld ymm10, ymm5, 3                                      ;   103.5 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0x1d                                    ;   103.7 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm5                                   ;   104.7 fp0     14 x[2]
        vpslld ymm5, ymm7, 3                                       ;   104.5 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   104.7 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   105.7 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm9                                     ;   103.7 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   105.7 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm8                                     ;   104.7 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm5                                     ;   106.7 fp3     14 x[1]
        vpslld ymm7, ymm9, 3                                       ;   105.5 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm4                                   ;   105.3 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm7                                   ;   106.5 fp1     14 x[3]
        vpslld ymm4, ymm8, 3                                       ;   106.5 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm10                                  ;   107.5 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   106.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm4                                   ;   107.5 fp1     14 x[3]
        vpxor ymm13, ymm13, ymm5                                   ;   108.5 fp3     14 x[3]
        vpslld ymm4, ymm3, 1                                       ;   107.5 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   107.7 fp1     14 x[1]
        vpxor ymm4, ymm4, ymm3                                     ;   108.7 fp0     14 x[1]
        vpslld ymm3, ymm0, 1                                       ;   108.5 fp2     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   108.7 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   109.7 fp3     14 x[1]
        vpslld ymm0, ymm12, 7                                      ;   109.5 fp2     14 x[3]
        vpsrld ymm6, ymm12, 0x19                                   ;   109.7 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   110.7 fp0     14 x[3]
        vpslld ymm6, ymm13, 7                                      ;   110.5 fp2     14 x[3]
        vpsrld ymm7, ymm13, 0x19                                   ;   110.7 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   111.7 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm4                                     ;   109.7 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm0                                     ;   111.7 fp3     14 x[0]
        vpxor ymm8, ymm8, ymm3                                     ;   110.7 fp0     14 x[0]
        vpxor ymm8, ymm8, ymm6                                     ;   112.7 fp3     14 x[0]
        vpslld ymm7, ymm4, 7                                       ;   111.5 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm7                                   ;   112.5 fp0     14 x[2]
        vpslld ymm7, ymm3, 7                                       ;   111.7 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm0                                   ;   113.5 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   112.7 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm6                                     ;   113.7 fp2     14 x[2]
        vpslld ymm7, ymm9, 5                                       ;   112.7 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x1b                                    ;   113.5 fp2     14 x[0]
        vpslld ymm11, ymm8, 5                                      ;   113.7 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x1b                                    ;   114.5 fp2     14 x[0]
        vpslld ymm12, ymm10, 0x16                                  ;   114.7 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;   115.5 fp2     14 x[2]
        vpslld ymm13, ymm5, 0x16                                   ;   115.7 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   116.5 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   114.5 fp3     12 x[0]
        vmovdqu ymm9, [rbp + 3936]                                 ;   111.8 agu1    12 x[0] reload
        vpxor ymm7, ymm7, ymm9                                     ;   118.8 fp0     12 x[0]
        vpxor ymm11, ymm11, ymm8                                   ;   115.5 fp3     12 x[0]
        vpxor ymm11, ymm11, ymm9                                   ;   118.8 fp0     12 x[0]
        vmovdqu ymm8, [rbp + 3968]                                 ;   112.7 agu0    12 x[1] reload
        vpxor ymm4, ymm4, ymm8                                     ;   119.7 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   119.7 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   116.5 fp3     12 x[2]
        vpxor ymm12, ymm12, [rbp + 608]                            ;   117.5 fp0+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm5                                   ;   117.5 fp1     12 x[2]
        vpxor ymm13, ymm13, [rbp + 736]                            ;   118.5 fp3+agu0   12 x[2]
        vmovdqu ymm5, [rbp + 4000]                                 ;   114.5 agu1    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   121.5 fp0     12 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   121.5 fp2     12 x[3]
        vpxor ymm5, ymm7, ymm4                                     ;   120.7 fp1     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   122.5 fp3     13 x
        vpxor ymm8, ymm11, ymm3                                    ;   120.7 fp0     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   122.5 fp2     13 x
        vpxor ymm0, ymm0, ymm12                                    ;   122.5 fp1     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   122.5 fp3     13 x
        vpand ymm5, ymm5, ymm7                                     ;   123.5 fp0     13 x
        vpand ymm8, ymm8, ymm11                                    ;   123.5 fp2     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   124.5 fp1     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   124.5 fp3     13 x
        vpor ymm12, ymm12, ymm7                                    ;   123.5 fp0     13 x
        vpor ymm13, ymm13, ymm11                                   ;   123.5 fp2     13 x
        vpand ymm0, ymm0, ymm12                                    ;   124.5 fp1     13 x
        vpand ymm6, ymm6, ymm13                                    ;   124.5 fp3     13 x
        vpxor ymm12, ymm12, ymm4                                   ;   124.5 fp0     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   125.5 fp2     13 x
        vpxor ymm13, ymm13, ymm3                                   ;   124.5 fp1     13 x
        vpxor ymm13, ymm13, ymm6                                   ;   125.5 fp3     13 x
        vpand ymm0, ymm0, ymm5                                     ;   125.5 fp0     13 x
        vpand ymm6, ymm6, ymm8                                     ;   125.5 fp2     13 x
        vpor ymm12, ymm12, ymm0                                    ;   126.5 fp1     13 x
        vpor ymm13, ymm13, ymm6                                    ;   126.5 fp3     13 x
        vpxor ymm0, ymm0, ymm7                                     ;   126.5 fp0     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   126.5 fp2     13 x
        vpxor ymm9, ymm4, ymm0                                     ;   127.5 fp1     13 x
        vpand ymm4, ymm4, ymm5                                     ;   125.5 fp3     13 x
        vpxor ymm10, ymm3, ymm6                                    ;   127.5 fp0     13 x
        vpand ymm3, ymm3, ymm8                                     ;   125.5 fp2     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   125.5 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   125.7 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   126.7 fp3     14 x[0]
        vpslld ymm5, ymm8, 0xd                                     ;   125.8 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   126.7 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm8                                     ;   127.7 fp0     14 x[0]
        vpslld ymm8, ymm9, 3                                       ;   128.5 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   128.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   129.5 fp3     14 x[2]
        vpslld ymm9, ymm10, 3                                      ;   128.5 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0x1d                                  ;   128.7 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm10                                    ;   129.7 fp0     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   127.5 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   128.5 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm8                                   ;   130.5 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm6                                   ;   128.7 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm5                                   ;   129.7 fp1     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;   130.7 fp3     14 x[1]
        vpslld ymm0, ymm14, 3                                      ;   129.7 fp2     14 x[3]
        vpslld ymm6, ymm5, 3                                       ;   129.8 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   129.7 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;   130.7 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   131.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm3                                   ;   130.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   131.7 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   132.7 fp3     14 x[3]
        vpslld ymm0, ymm12, 1                                      ;   131.7 fp2     14 x[1]
        vpsrld ymm3, ymm12, 0x1f                                   ;   131.8 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   132.8 fp0     14 x[1]
        vpslld ymm3, ymm13, 1                                      ;   132.7 fp2     14 x[1]
        vpsrld ymm4, ymm13, 0x1f                                   ;   132.8 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   133.8 fp3     14 x[1]
        vpslld ymm4, ymm7, 7                                       ;   133.7 fp2     14 x[3]
        vpsrld ymm6, ymm7, 0x19                                    ;   133.8 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm6                                     ;   134.8 fp0     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   134.7 fp2     14 x[3]
        vpsrld ymm7, ymm11, 0x19                                   ;   134.8 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   135.8 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   133.8 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm4                                   ;   135.8 fp3     14 x[0]
        vpxor ymm5, ymm5, ymm3                                     ;   134.8 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   136.8 fp3     14 x[0]
        vpslld ymm7, ymm0, 7                                       ;   135.7 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm7                                     ;   136.7 fp0     14 x[2]
        vpslld ymm7, ymm3, 7                                       ;   135.8 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm4                                     ;   137.7 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm7                                     ;   136.8 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   137.8 fp0     14 x[2]
        vpslld ymm7, ymm14, 5                                      ;   136.8 fp1     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   137.7 fp2     14 x[0]
        vpslld ymm11, ymm5, 5                                      ;   137.8 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   138.7 fp2     14 x[0]
        vpslld ymm12, ymm8, 0x16                                   ;   138.8 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   139.7 fp2     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   139.8 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   140.7 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   138.7 fp3     12 x[0]
        vpxor ymm7, ymm7, [rbp + 768]                              ;   139.7 fp0+agu0   12 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   139.7 fp3     12 x[0]
        vpxor ymm11, ymm11, [rbp + 800]                            ;   140.7 fp0+agu1   12 x[0]
        vmovdqu ymm5, [rbp + 4160]                                 ;   137.0 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm5                                     ;   144.0 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   144.0 fp0     12 x[1]
        vmovdqu ymm5, [rbp + 4224]                                 ;   137.7 agu1    12 x[3] reload
        vpxor ymm4, ymm4, ymm5                                     ;   144.7 fp3     12 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   144.7 fp0     12 x[3]
        vpor ymm5, ymm7, ymm0                                      ;   145.0 fp1     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   141.2 fp3     13 x
        vpxor ymm12, ymm12, ymm7                                   ;   142.2 fp2     13 x
        vmovdqu ymm8, [rbp + 4192]                                 ;   138.7 agu0    12 x[2] reload
        vpxor ymm12, ymm12, ymm8                                   ;   145.7 fp0     13 x
        vpor ymm10, ymm11, ymm3                                    ;   145.0 fp1     13 x
        vpxor ymm13, ymm13, ymm9                                   ;   142.2 fp3     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   145.7 fp2     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   146.7 fp0     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   146.7 fp1     13 x
        vpxor ymm10, ymm10, ymm13                                  ;   147.7 fp3     13 x
        vpxor ymm0, ymm0, ymm7                                     ;   145.0 fp2     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   146.0 fp0     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   145.0 fp1     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   146.0 fp3     13 x
        vpxor ymm8, ymm7, ymm5                                     ;   147.7 fp2     13 x
        vpand ymm7, ymm7, ymm12                                    ;   146.7 fp0     13 x
        vpxor ymm9, ymm11, ymm10                                   ;   148.7 fp1     13 x
        vpand ymm7, ymm7, ymm0                                     ;   147.7 fp3     13 x
        vpand ymm11, ymm11, ymm13                                  ;   147.7 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   148.7 fp0     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   148.7 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   149.7 fp3     13 x
        vpor ymm4, ymm4, ymm0                                      ;   147.0 fp2     13 x
        vpor ymm6, ymm6, ymm3                                      ;   147.0 fp0     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   148.0 fp1     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   148.7 fp3     13 x
        vpand ymm5, ymm5, ymm7                                     ;   149.7 fp2     13 x
        vpand ymm10, ymm10, ymm11                                  ;   150.7 fp0     13 x
        vpand ymm12, ymm8, ymm4                                    ;   149.0 fp1     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   150.0 fp3     13 x
        vpand ymm13, ymm9, ymm6                                    ;   149.7 fp2     13 x
        vpxor ymm13, ymm13, ymm3                                   ;   150.7 fp0     13 x
        vpslld ymm14, ymm4, 0xd                                    ;   149.0 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;   149.7 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm4                                   ;   150.7 fp3     14 x[0]
        vpslld ymm4, ymm6, 0xd                                     ;   149.8 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   150.7 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm6                                     ;   151.7 fp0     14 x[0]
        vpslld ymm6, ymm12, 3                                      ;   151.0 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0x1d                                  ;   151.7 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm12                                    ;   152.7 fp3     14 x[2]
        vpslld ymm12, ymm13, 3                                     ;   151.8 fp1     14 x[2]
        vpsrld ymm13, ymm13, 0x1d                                  ;   152.7 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   153.7 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   151.2 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm14                                    ;   152.2 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   153.7 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   152.7 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   153.7 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   154.7 fp3     14 x[1]
        vpslld ymm5, ymm14, 3                                      ;   153.7 fp2     14 x[3]
        vpslld ymm10, ymm4, 3                                      ;   153.8 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   153.7 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm5                                     ;   154.7 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm6                                     ;   155.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   154.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm10                                  ;   155.7 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm12                                  ;   156.7 fp3     14 x[3]
        vpslld ymm5, ymm0, 1                                       ;   155.7 fp2     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   155.8 fp1     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   156.8 fp0     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;   156.7 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   156.8 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   157.8 fp3     14 x[1]
        vpslld ymm3, ymm7, 7                                       ;   157.7 fp2     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   157.8 fp1     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;   158.8 fp0     14 x[3]
        vpslld ymm7, ymm11, 7                                      ;   158.7 fp2     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   158.8 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   159.8 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm5                                   ;   157.8 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   159.8 fp3     14 x[0]
        vpxor ymm4, ymm4, ymm0                                     ;   158.8 fp0     14 x[0]
        vpxor ymm4, ymm4, ymm7                                     ;   160.8 fp3     14 x[0]
        vpslld ymm8, ymm5, 7                                       ;   159.7 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm8                                     ;   160.7 fp0     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;   159.8 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm3                                     ;   161.7 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   160.8 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   161.8 fp0     14 x[2]
        vpslld ymm8, ymm14, 5                                      ;   160.8 fp1     14 x[0]
        vpsrld ymm9, ymm14, 0x1b                                   ;   161.7 fp2     14 x[0]
        vpslld ymm10, ymm4, 5                                      ;   161.8 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;   162.7 fp2     14 x[0]
        vpslld ymm11, ymm6, 0x16                                   ;   162.8 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   163.7 fp2     14 x[2]
        vpslld ymm13, ymm12, 0x16                                  ;   163.8 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   164.7 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   162.7 fp3     12 x[0]
        vmovdqu ymm9, [rbp + 4256]                                 ;   160.0 agu1    12 x[0] reload
        vpxor ymm8, ymm8, ymm9                                     ;   167.0 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm4                                   ;   163.7 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm9                                   ;   167.0 fp0     12 x[0]
        vpxor ymm5, ymm5, [rbp + 832]                              ;   163.2 fp3+agu0   12 x[1]
        vpxor ymm0, ymm0, [rbp + 864]                              ;   163.7 fp0+agu1   12 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   164.7 fp3     12 x[2]
        vmovdqu ymm4, [rbp + 4288]                                 ;   161.8 agu0    12 x[2] reload
        vpxor ymm11, ymm11, ymm4                                   ;   168.8 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm12                                  ;   165.7 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm4                                   ;   168.8 fp3     12 x[2]
        vmovdqu ymm4, [rbp + 4320]                                 ;   162.3 agu1    12 x[3] reload
        vpxor ymm3, ymm3, ymm4                                     ;   169.3 fp2     12 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   169.3 fp0     12 x[3]
        vpand ymm4, ymm8, ymm3                                     ;   170.3 fp1     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   170.3 fp3     13 x
        vpand ymm6, ymm10, ymm7                                    ;   170.3 fp2     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   170.3 fp0     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   170.3 fp1     13 x
        vpxor ymm7, ymm7, ymm13                                    ;   170.3 fp3     13 x
        vpxor ymm9, ymm5, ymm11                                    ;   169.8 fp2     13 x
        vpxor ymm13, ymm13, ymm0                                   ;   169.8 fp0     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   171.3 fp1     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   171.3 fp3     13 x
        vpand ymm5, ymm5, ymm8                                     ;   171.3 fp2     13 x
        vpand ymm0, ymm0, ymm10                                    ;   171.3 fp0     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   172.3 fp1     13 x
        vpxor ymm0, ymm0, ymm13                                    ;   172.3 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   171.3 fp2     13 x
        vpor ymm13, ymm13, ymm10                                   ;   171.3 fp0     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   172.3 fp1     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   172.3 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   172.3 fp2     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   172.3 fp0     13 x
        vpand ymm3, ymm3, ymm5                                     ;   173.3 fp1     13 x
        vpand ymm7, ymm7, ymm0                                     ;   173.3 fp3     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   173.3 fp2     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   173.3 fp0     13 x
        vpand ymm5, ymm5, ymm9                                     ;   174.3 fp1     13 x
        vpand ymm0, ymm0, ymm13                                    ;   174.3 fp3     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   174.3 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   174.3 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   175.3 fp1     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   175.3 fp3     13 x
        vpslld ymm11, ymm3, 0xd                                    ;   175.3 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x13                                    ;   175.3 fp1     14 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;   176.3 fp0     14 x[0]
        vpslld ymm3, ymm7, 0xd                                     ;   175.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   175.3 fp1     14 x[0]
        vpxor ymm3, ymm3, ymm7                                     ;   176.3 fp3     14 x[0]
        vpslld ymm7, ymm9, 3                                       ;   176.3 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   176.3 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   177.3 fp0     14 x[2]
        vpslld ymm9, ymm13, 3                                      ;   176.7 fp2     14 x[2]
        vpsrld ymm12, ymm13, 0x1d                                  ;   176.8 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   177.8 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm11                                    ;   177.3 fp0     14 x[1]
        vpxor ymm4, ymm4, ymm7                                     ;   178.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm3                                     ;   177.3 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   178.8 fp3     14 x[1]
        vpslld ymm12, ymm11, 3                                     ;   177.7 fp2     14 x[3]
        vpslld ymm13, ymm3, 3                                      ;   177.8 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm8                                     ;   177.7 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm12                                    ;   178.7 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   179.7 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm10                                    ;   178.7 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm13                                    ;   179.7 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm9                                     ;   180.7 fp3     14 x[3]
        vpslld ymm8, ymm4, 1                                       ;   179.7 fp2     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   179.8 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm4                                     ;   180.8 fp0     14 x[1]
        vpslld ymm4, ymm6, 1                                       ;   180.7 fp2     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   180.8 fp1     14 x[1]
        vpxor ymm4, ymm4, ymm6                                     ;   181.8 fp3     14 x[1]
        vpslld ymm6, ymm5, 7                                       ;   181.7 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   181.8 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   182.8 fp0     14 x[3]
        vpslld ymm5, ymm0, 7                                       ;   182.7 fp2     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   182.8 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   183.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   181.8 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm6                                   ;   183.8 fp3     14 x[0]
        vpxor ymm3, ymm3, ymm4                                     ;   182.8 fp0     14 x[0]
        vpxor ymm3, ymm3, ymm5                                     ;   184.8 fp3     14 x[0]
        vpslld ymm0, ymm8, 7                                       ;   183.7 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm0                                     ;   184.7 fp0     14 x[2]
        vpslld ymm0, ymm4, 7                                       ;   183.8 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm6                                     ;   185.7 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   184.8 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm5                                     ;   185.8 fp0     14 x[2]
        vpslld ymm0, ymm11, 5                                      ;   184.8 fp1     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;   185.7 fp2     14 x[0]
        vpslld ymm11, ymm3, 5                                      ;   185.8 fp1     14 x[0]
        vpsrld ymm3, ymm3, 0x1b                                    ;   186.7 fp2     14 x[0]
        vpslld ymm12, ymm7, 0x16                                   ;   186.8 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   187.7 fp2     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   187.8 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   188.7 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   186.7 fp3     12 x[0]
        vpxor ymm0, ymm0, [rbp + 896]                              ;   187.7 fp0+agu0   12 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;   187.7 fp3     12 x[0]
        vpxor ymm11, ymm11, [rbp + 928]                            ;   188.7 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, [rbp + 960]                              ;   187.2 fp3+agu0   12 x[1]
        vpxor ymm4, ymm4, [rbp + 992]                              ;   187.7 fp0+agu1   12 x[1]
        vpxor ymm12, ymm12, ymm7                                   ;   188.7 fp3     12 x[2]
        vpxor ymm12, ymm12, [rbp + 1024]                           ;   189.7 fp0+agu0   12 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   189.7 fp1     12 x[2]
        vpxor ymm13, ymm13, [rbp + 1056]                           ;   190.7 fp3+agu1   12 x[2]
        vmovdqu ymm3, [rbp + 4352]                                 ;   187.0 agu0    12 x[3] reload
        vpxor ymm6, ymm6, ymm3                                     ;   194.0 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   194.0 fp0     12 x[3]
        vpor ymm3, ymm8, ymm12                                     ;   190.7 fp1     13 x
        vpor ymm7, ymm4, ymm13                                     ;   191.7 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   195.0 fp2     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   195.0 fp0     13 x
        vpand ymm6, ymm6, ymm12                                    ;   195.0 fp1     13 x
        vpand ymm5, ymm5, ymm13                                    ;   195.0 fp3     13 x
        vpxor ymm9, ymm8, ymm0                                     ;   191.7 fp2     13 x
        vpxor ymm10, ymm4, ymm11                                   ;   191.7 fp0     13 x
        vpand ymm0, ymm0, ymm3                                     ;   196.0 fp1     13 x
        vpxor ymm8, ymm8, ymm12                                    ;   192.2 fp3     13 x
        vpand ymm11, ymm11, ymm7                                   ;   196.0 fp2     13 x
        vpxor ymm4, ymm4, ymm13                                    ;   192.7 fp0     13 x
        vpxor ymm8, ymm8, ymm0                                     ;   197.0 fp1     13 x
        vpxor ymm4, ymm4, ymm11                                    ;   197.0 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   196.0 fp2     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   196.0 fp0     13 x
        vpand ymm12, ymm0, ymm8                                    ;   198.0 fp1     13 x
        vpand ymm13, ymm11, ymm4                                   ;   198.0 fp3     13 x
        vpxor ymm12, ymm12, ymm3                                   ;   199.0 fp2     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   199.0 fp0     13 x
        vpand ymm14, ymm6, ymm8                                    ;   198.0 fp1     13 x
        vpand ymm15, ymm5, ymm4                                    ;   198.0 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   197.0 fp2     13 x
        vpxor ymm3, ymm3, ymm14                                    ;   199.0 fp0     13 x
        vpxor ymm14, ymm14, ymm12                                  ;   200.0 fp1     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   197.0 fp3     13 x
        vpxor ymm7, ymm7, ymm15                                    ;   199.0 fp2     13 x
        vpxor ymm15, ymm15, ymm13                                  ;   200.0 fp0     13 x
        vpslld ymm5, ymm14, 0xd                                    ;   201.0 fp1     14 x[0]
        vpsrld ymm6, ymm14, 0x13                                   ;   201.0 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   202.0 fp3     14 x[0]
        vpslld ymm6, ymm15, 0xd                                    ;   201.0 fp1     14 x[0]
        vpsrld ymm14, ymm15, 0x13                                  ;   201.0 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm14                                    ;   202.0 fp0     14 x[0]
        vpslld ymm14, ymm3, 3                                      ;   200.0 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   200.0 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   201.0 fp3     14 x[2]
        vpslld ymm3, ymm7, 3                                       ;   200.0 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   200.7 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm7                                     ;   201.7 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   199.3 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   200.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   202.0 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm5                                     ;   203.0 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   201.2 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm13                                  ;   202.2 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;   203.2 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm6                                   ;   204.2 fp1     14 x[1]
        vpslld ymm0, ymm5, 3                                       ;   203.0 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm0                                     ;   204.0 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm14                                    ;   205.0 fp3     14 x[3]
        vpslld ymm0, ymm6, 3                                       ;   203.0 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm0                                     ;   204.0 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm3                                     ;   205.0 fp3     14 x[3]
        vpslld ymm0, ymm9, 1                                       ;   204.0 fp2     14 x[1]
        vpsrld ymm7, ymm9, 0x1f                                    ;   204.0 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;   205.0 fp0     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   205.2 fp2     14 x[1]
        vpsrld ymm9, ymm10, 0x1f                                   ;   205.2 fp1     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   206.2 fp3     14 x[1]
        vpslld ymm9, ymm8, 7                                       ;   206.0 fp2     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   206.0 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   207.0 fp0     14 x[3]
        vpslld ymm8, ymm4, 7                                       ;   206.7 fp2     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   206.8 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm4                                     ;   207.8 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   206.2 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm9                                     ;   208.0 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   207.2 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   208.8 fp3     14 x[0]
        vpslld ymm4, ymm0, 7                                       ;   207.7 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm4                                   ;   208.7 fp1     14 x[2]
        vpslld ymm4, ymm7, 7                                       ;   208.7 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm9                                   ;   209.7 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm4                                     ;   209.7 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   210.7 fp1     14 x[2]
        vpslld ymm4, ymm5, 5                                       ;   209.7 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   209.8 fp1     14 x[0]
        vpslld ymm10, ymm6, 5                                      ;   210.7 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   210.8 fp1     14 x[0]
        vpslld ymm11, ymm14, 0x16                                  ;   211.7 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   211.8 fp1     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   212.7 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   212.8 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm5                                     ;   210.8 fp0     12 x[0]
        vmovdqu ymm5, [rbp + 4384]                                 ;   208.0 agu1    12 x[0] reload
        vpxor ymm4, ymm4, ymm5                                     ;   215.0 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   211.8 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   215.0 fp3     12 x[0]
        vmovdqu ymm5, [rbp + 4416]                                 ;   209.0 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm5                                     ;   216.0 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;   216.0 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;   212.8 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1088]                           ;   213.8 fp3+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   213.8 fp0     12 x[2]
        vpxor ymm13, ymm13, [rbp + 1120]                           ;   214.8 fp3+agu0   12 x[2]
        vpxor ymm3, ymm11, ymm0                                    ;   217.0 fp2     13 x
        vmovdqu ymm5, [rbp + 4448]                                 ;   211.0 agu1    12 x[3] reload
        vpxor ymm9, ymm9, ymm5                                     ;   218.0 fp1     13 x
        vpxor ymm9, ymm9, ymm4                                     ;   219.0 fp0     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   218.0 fp3     13 x
        vpxor ymm5, ymm13, ymm7                                    ;   217.0 fp2     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   219.0 fp1     13 x
        vpand ymm0, ymm0, ymm9                                     ;   220.0 fp0     13 x
        vpand ymm7, ymm7, ymm8                                     ;   220.0 fp3     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   221.0 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   221.0 fp1     13 x
        vpor ymm4, ymm4, ymm9                                      ;   220.0 fp0     13 x
        vpor ymm10, ymm10, ymm8                                    ;   220.0 fp3     13 x
        vpxor ymm4, ymm4, ymm3                                     ;   221.0 fp2     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   221.0 fp1     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   220.0 fp0     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   220.0 fp3     13 x
        vpand ymm11, ymm11, ymm0                                   ;   222.0 fp2     13 x
        vpand ymm13, ymm13, ymm7                                   ;   222.0 fp1     13 x
        vpand ymm6, ymm3, ymm0                                     ;   222.0 fp0     13 x
        vpand ymm12, ymm5, ymm7                                    ;   222.0 fp3     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   222.0 fp2     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   222.0 fp1     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   223.0 fp0     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   224.0 fp3     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   223.0 fp2     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   224.0 fp1     13 x
        vpand ymm9, ymm9, ymm4                                     ;   222.0 fp0     13 x
        vpand ymm8, ymm8, ymm10                                    ;   222.0 fp3     13 x
        vpor ymm9, ymm9, ymm6                                      ;   223.0 fp2     13 x
        vpor ymm8, ymm8, ymm12                                     ;   223.0 fp1     13 x
        vpslld ymm6, ymm9, 0xd                                     ;   224.0 fp2     14 x[0]
        vpsrld ymm11, ymm9, 0x13                                   ;   224.0 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm11                                    ;   225.0 fp0     14 x[0]
        vpslld ymm11, ymm8, 0xd                                    ;   224.0 fp2     14 x[0]
        vpsrld ymm12, ymm8, 0x13                                   ;   224.0 fp1     14 x[0]
        vpxor ymm11, ymm11, ymm12                                  ;   225.0 fp3     14 x[0]
        vpslld ymm12, ymm3, 3                                      ;   225.0 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   225.0 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   226.0 fp0     14 x[2]
        vpslld ymm3, ymm5, 3                                       ;   225.3 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0x1d                                    ;   225.5 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   226.5 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm9                                     ;   224.0 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   226.0 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm12                                    ;   227.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm8                                     ;   225.5 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   226.5 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm3                                     ;   227.5 fp2     14 x[1]
        vpslld ymm5, ymm6, 3                                       ;   226.5 fp1     14 x[3]
        vpslld ymm8, ymm11, 3                                      ;   227.3 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm5                                     ;   227.5 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm12                                    ;   228.5 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   228.3 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm3                                   ;   229.3 fp3     14 x[3]
        vpslld ymm5, ymm0, 1                                       ;   228.3 fp2     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   228.5 fp1     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   229.5 fp0     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   229.3 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   229.5 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;   230.5 fp3     14 x[1]
        vpslld ymm7, ymm4, 7                                       ;   230.3 fp2     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   230.5 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   231.5 fp0     14 x[3]
        vpslld ymm4, ymm10, 7                                      ;   231.3 fp2     14 x[3]
        vpsrld ymm8, ymm10, 0x19                                   ;   231.5 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm8                                     ;   232.5 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   230.5 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   232.5 fp3     14 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   231.5 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;   233.5 fp3     14 x[0]
        vpslld ymm8, ymm5, 7                                       ;   232.3 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   233.3 fp0     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;   232.5 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   234.3 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   233.5 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm4                                     ;   234.5 fp2     14 x[2]
        vpslld ymm8, ymm6, 5                                       ;   233.5 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   234.3 fp2     14 x[0]
        vpslld ymm9, ymm11, 5                                      ;   234.5 fp1     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;   235.3 fp2     14 x[0]
        vpslld ymm11, ymm12, 0x16                                  ;   235.5 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   236.3 fp2     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   236.5 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   237.3 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;   235.3 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 1152]                             ;   236.3 fp0+agu0   12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   236.3 fp3     12 x[0]
        vpxor ymm9, ymm9, [rbp + 1184]                             ;   237.3 fp0+agu1   12 x[0]
        vmovdqu ymm6, [rbp + 4480]                                 ;   233.7 agu0    12 x[1] reload
        vpxor ymm5, ymm5, ymm6                                     ;   240.7 fp3     12 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   240.7 fp0     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;   237.3 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1216]                           ;   238.3 fp0+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   238.3 fp1     12 x[2]
        vpxor ymm13, ymm13, [rbp + 1248]                           ;   239.3 fp3+agu0   12 x[2]
        vpxor ymm7, ymm7, [rbp + 1280]                             ;   238.0 fp0+agu1   12 x[3]
        vpxor ymm4, ymm4, [rbp + 1312]                             ;   238.3 fp2+agu0   12 x[3]
        vpand ymm3, ymm8, ymm5                                     ;   241.7 fp1     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   239.0 fp3     13 x
        vpand ymm6, ymm9, ymm0                                     ;   241.7 fp0     13 x
        vpxor ymm9, ymm9, ymm4                                     ;   239.3 fp2     13 x
        vpor ymm8, ymm8, ymm5                                      ;   241.7 fp1     13 x
        vpor ymm9, ymm9, ymm0                                      ;   241.7 fp3     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   241.7 fp0     13 x
        vpxor ymm5, ymm5, ymm11                                    ;   242.7 fp2     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   241.7 fp1     13 x
        vpxor ymm0, ymm0, ymm13                                    ;   242.7 fp3     13 x
        vpor ymm11, ymm11, ymm3                                    ;   242.7 fp0     13 x
        vpor ymm13, ymm13, ymm6                                    ;   242.7 fp2     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   242.7 fp1     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   242.7 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   243.7 fp0     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   243.7 fp2     13 x
        vpand ymm5, ymm5, ymm11                                    ;   243.7 fp1     13 x
        vpand ymm0, ymm0, ymm13                                    ;   243.7 fp3     13 x
        vpor ymm5, ymm5, ymm8                                      ;   244.7 fp0     13 x
        vpor ymm0, ymm0, ymm9                                      ;   244.7 fp2     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   244.7 fp1     13 x
        vpxor ymm13, ymm13, ymm6                                   ;   244.7 fp3     13 x
        vpor ymm11, ymm11, ymm5                                    ;   245.7 fp0     13 x
        vpor ymm13, ymm13, ymm0                                    ;   245.7 fp2     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   244.7 fp1     13 x
        vpxor ymm4, ymm4, ymm6                                     ;   244.7 fp3     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   245.7 fp0     13 x
        vpxor ymm9, ymm9, ymm4                                     ;   245.7 fp2     13 x
        vpand ymm7, ymm7, ymm5                                     ;   245.7 fp1     13 x
        vpand ymm4, ymm4, ymm0                                     ;   245.7 fp3     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   246.7 fp0     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   246.7 fp2     13 x
        vpslld ymm10, ymm7, 0xd                                    ;   247.7 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   247.7 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   248.7 fp3     14 x[0]
        vpslld ymm7, ymm4, 0xd                                     ;   247.7 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;   248.3 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm4                                     ;   249.3 fp0     14 x[0]
        vpslld ymm4, ymm3, 3                                       ;   248.5 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   249.3 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm3                                     ;   250.3 fp3     14 x[2]
        vpslld ymm3, ymm6, 3                                       ;   249.5 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   250.3 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   251.3 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   248.5 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm10                                  ;   249.7 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm4                                   ;   251.3 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;   250.0 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm7                                   ;   251.0 fp1     14 x[1]
        vpxor ymm13, ymm13, ymm3                                   ;   252.3 fp3     14 x[1]
        vpslld ymm6, ymm10, 3                                      ;   251.3 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;   252.3 fp0     14 x[3]
        vpslld ymm6, ymm7, 3                                       ;   251.5 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm4                                     ;   253.3 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   252.5 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;   253.5 fp2     14 x[3]
        vpslld ymm6, ymm11, 1                                      ;   252.5 fp1     14 x[1]
        vpsrld ymm8, ymm11, 0x1f                                   ;   253.3 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm8                                     ;   254.3 fp3     14 x[1]
        vpslld ymm8, ymm13, 1                                      ;   253.5 fp1     14 x[1]
        vpsrld ymm9, ymm13, 0x1f                                   ;   254.3 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   255.3 fp0     14 x[1]
        vpslld ymm9, ymm5, 7                                       ;   254.5 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   255.3 fp2     14 x[3]
        vpxor ymm9, ymm9, ymm5                                     ;   256.3 fp3     14 x[3]
        vpslld ymm5, ymm0, 7                                       ;   255.5 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   256.3 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   257.3 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm6                                   ;   255.3 fp3     14 x[0]
        vpxor ymm10, ymm10, ymm9                                   ;   257.3 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   256.3 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;   258.3 fp0     14 x[0]
        vpslld ymm0, ymm6, 7                                       ;   256.5 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm0                                     ;   257.5 fp3     14 x[2]
        vpslld ymm0, ymm8, 7                                       ;   257.3 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   258.5 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm0                                     ;   258.3 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   259.3 fp3     14 x[2]
        vpslld ymm0, ymm10, 5                                      ;   258.3 fp2     14 x[0]
        vpsrld ymm10, ymm10, 0x1b                                  ;   258.5 fp1     14 x[0]
        vpslld ymm11, ymm7, 5                                      ;   259.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   259.5 fp1     14 x[0]
        vpslld ymm12, ymm4, 0x16                                   ;   260.3 fp2     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   260.5 fp1     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   261.3 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   261.5 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   259.5 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4512]                                ;   257.5 agu1    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   264.5 fp3     12 x[0]
        vpxor ymm11, ymm11, ymm7                                   ;   260.5 fp0     12 x[0]
        vpxor ymm11, ymm11, ymm10                                  ;   264.5 fp3     12 x[0]
        vmovdqu ymm7, [rbp + 4544]                                 ;   258.3 agu0    12 x[1] reload
        vpxor ymm6, ymm6, ymm7                                     ;   265.3 fp0     12 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   265.3 fp3     12 x[1]
        vpxor ymm12, ymm12, ymm4                                   ;   261.5 fp0     12 x[2]
        vmovdqu ymm4, [rbp + 4576]                                 ;   259.0 agu1    12 x[2] reload
        vpxor ymm12, ymm12, ymm4                                   ;   266.0 fp3     12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   262.5 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm4                                   ;   266.0 fp2     12 x[2]
        vmovdqu ymm3, [rbp + 4608]                                 ;   259.7 agu0    12 x[3] reload
        vpxor ymm9, ymm9, ymm3                                     ;   266.7 fp1     12 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   266.7 fp3     12 x[3]
        vpand ymm3, ymm0, ymm12                                    ;   267.0 fp0     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   267.0 fp2     13 x
        vpxor ymm12, ymm12, ymm6                                   ;   268.0 fp1     13 x
        vpand ymm4, ymm11, ymm13                                   ;   267.0 fp3     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   267.0 fp0     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   268.0 fp2     13 x
        vpxor ymm3, ymm3, ymm9                                     ;   268.0 fp1     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   268.0 fp3     13 x
        vpor ymm9, ymm9, ymm0                                      ;   267.7 fp0     13 x
        vpor ymm5, ymm5, ymm11                                     ;   267.7 fp2     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   268.7 fp1     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   268.7 fp3     13 x
        vpand ymm6, ymm6, ymm3                                     ;   269.0 fp0     13 x
        vpand ymm8, ymm8, ymm4                                     ;   269.0 fp2     13 x
        vpxor ymm6, ymm6, ymm12                                    ;   270.0 fp1     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   270.0 fp3     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   269.0 fp0     13 x
        vpxor ymm4, ymm4, ymm13                                    ;   269.0 fp2     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   270.0 fp1     13 x
        vpxor ymm11, ymm11, ymm4                                   ;   270.0 fp3     13 x
        vpor ymm12, ymm12, ymm9                                    ;   269.7 fp0     13 x
        vpor ymm13, ymm13, ymm5                                    ;   269.7 fp2     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   270.7 fp1     13 x
        vpxor ymm4, ymm4, ymm13                                    ;   270.7 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   271.7 fp0     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   271.7 fp2     13 x
        vpslld ymm7, ymm0, 0xd                                     ;   271.0 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   271.0 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm0                                     ;   272.0 fp3     14 x[0]
        vpslld ymm0, ymm11, 0xd                                    ;   271.0 fp1     14 x[0]
        vpsrld ymm10, ymm11, 0x13                                  ;   271.3 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   272.3 fp0     14 x[0]
        vpslld ymm10, ymm9, 3                                      ;   272.7 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   272.7 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm9                                   ;   273.7 fp3     14 x[2]
        vpslld ymm9, ymm5, 3                                       ;   272.7 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0x1d                                    ;   273.3 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm5                                     ;   274.3 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   271.8 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm7                                     ;   273.0 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   274.7 fp3     14 x[1]
        vpxor ymm4, ymm4, ymm8                                     ;   273.0 fp0     14 x[1]
        vpxor ymm4, ymm4, ymm0                                     ;   274.0 fp1     14 x[1]
        vpxor ymm4, ymm4, ymm9                                     ;   275.3 fp3     14 x[1]
        vpslld ymm5, ymm7, 3                                       ;   274.3 fp2     14 x[3]
        vpslld ymm11, ymm0, 3                                      ;   274.7 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   275.3 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   276.3 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   275.7 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm9                                     ;   276.7 fp2     14 x[3]
        vpslld ymm5, ymm3, 1                                       ;   275.7 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   276.3 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm3                                     ;   277.3 fp3     14 x[1]
        vpslld ymm3, ymm4, 1                                       ;   276.7 fp1     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   277.3 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   278.3 fp0     14 x[1]
        vpslld ymm4, ymm6, 7                                       ;   277.7 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   278.3 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm6                                     ;   279.3 fp3     14 x[3]
        vpslld ymm6, ymm8, 7                                       ;   278.7 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   279.3 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   280.3 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm5                                     ;   278.3 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm4                                     ;   280.3 fp0     14 x[0]
        vpxor ymm0, ymm0, ymm3                                     ;   279.3 fp3     14 x[0]
        vpxor ymm0, ymm0, ymm6                                     ;   281.3 fp0     14 x[0]
        vpslld ymm8, ymm5, 7                                       ;   279.7 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   280.7 fp3     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   280.3 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm4                                   ;   281.7 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm8                                     ;   281.3 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   282.3 fp3     14 x[2]
        vpslld ymm8, ymm7, 5                                       ;   281.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   281.7 fp1     14 x[0]
        vpslld ymm11, ymm0, 5                                      ;   282.3 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x1b                                    ;   282.7 fp1     14 x[0]
        vpslld ymm12, ymm10, 0x16                                  ;   283.3 fp2     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;   283.7 fp1     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   284.3 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   284.7 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm7                                     ;   282.7 fp0     12 x[0]
        vpxor ymm8, ymm8, [rbp + 1344]                             ;   283.7 fp3+agu1   12 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   283.7 fp0     12 x[0]
        vpxor ymm11, ymm11, [rbp + 1376]                           ;   284.7 fp3+agu0   12 x[0]
        vmovdqu ymm0, [rbp + 4640]                                 ;   281.5 agu1    12 x[1] reload
        vpxor ymm5, ymm5, ymm0                                     ;   288.5 fp0     12 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   288.5 fp3     12 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   284.7 fp0     12 x[2]
        vmovdqu ymm0, [rbp + 4672]                                 ;   282.0 agu0    12 x[2] reload
        vpxor ymm12, ymm12, ymm0                                   ;   289.0 fp3     12 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   285.7 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   289.0 fp2     12 x[2]
        vpxor ymm4, ymm4, [rbp + 1408]                             ;   285.7 fp1+agu1   12 x[3]
        vpxor ymm6, ymm6, [rbp + 1440]                             ;   285.8 fp3+agu0   12 x[3]
        vpand ymm0, ymm8, ymm5                                     ;   289.5 fp0     13 x
        vpand ymm7, ymm11, ymm3                                    ;   289.5 fp2     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   289.5 fp1     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   289.5 fp3     13 x
        vpor ymm4, ymm4, ymm8                                      ;   287.0 fp0     13 x
        vpor ymm6, ymm6, ymm11                                     ;   287.3 fp2     13 x
        vpxor ymm8, ymm8, ymm12                                    ;   290.0 fp1     13 x
        vpxor ymm11, ymm11, ymm13                                  ;   290.0 fp3     13 x
        vpor ymm8, ymm8, ymm0                                      ;   291.0 fp0     13 x
        vpor ymm11, ymm11, ymm7                                    ;   291.0 fp2     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   292.0 fp1     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   292.0 fp3     13 x
        vpor ymm5, ymm5, ymm0                                      ;   290.5 fp0     13 x
        vpor ymm3, ymm3, ymm7                                      ;   290.5 fp2     13 x
        vpand ymm12, ymm12, ymm4                                   ;   290.0 fp1     13 x
        vpand ymm13, ymm13, ymm6                                   ;   290.0 fp3     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   291.5 fp0     13 x
        vpxor ymm3, ymm3, ymm13                                    ;   291.5 fp2     13 x
        vpxor ymm4, ymm4, ymm0                                     ;   290.7 fp1     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   290.8 fp3     13 x
        vpor ymm0, ymm0, ymm12                                     ;   291.0 fp0     13 x
        vpor ymm7, ymm7, ymm13                                     ;   291.3 fp2     13 x
        vpor ymm12, ymm12, ymm4                                    ;   291.7 fp1     13 x
        vpor ymm13, ymm13, ymm6                                    ;   291.8 fp3     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   293.0 fp0     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   293.0 fp2     13 x
        vpand ymm8, ymm8, ymm5                                     ;   293.0 fp1     13 x
        vpand ymm11, ymm11, ymm3                                   ;   293.0 fp3     13 x
        vpor ymm4, ymm4, ymm5                                      ;   293.0 fp0     13 x
        vpor ymm6, ymm6, ymm3                                      ;   293.3 fp2     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   294.0 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   294.3 fp3     13 x
        vpxor ymm4, ymm4, ymm12                                    ;   294.0 fp0     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   294.3 fp2     13 x
        vpslld ymm9, ymm8, 0xd                                     ;   295.0 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   295.3 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm8                                     ;   296.3 fp3     14 x[0]
        vpslld ymm8, ymm11, 0xd                                    ;   295.7 fp1     14 x[0]
        vpsrld ymm10, ymm11, 0x13                                  ;   296.3 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   297.3 fp0     14 x[0]
        vpslld ymm10, ymm4, 3                                      ;   296.7 fp1     14 x[2]
        vpsrld ymm4, ymm4, 0x1d                                    ;   297.3 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm4                                   ;   298.3 fp3     14 x[2]
        vpslld ymm4, ymm6, 3                                       ;   297.7 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   298.3 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm6                                     ;   299.3 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm9                                     ;   297.3 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm10                                    ;   299.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   298.3 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   300.3 fp0     14 x[1]
        vpslld ymm6, ymm9, 3                                       ;   298.7 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   298.8 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm6                                   ;   299.8 fp0     14 x[3]
        vpslld ymm0, ymm8, 3                                       ;   299.3 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm10                                  ;   300.8 fp1     14 x[3]
        vpxor ymm13, ymm13, ymm7                                   ;   299.8 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   300.8 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm4                                   ;   301.8 fp2     14 x[3]
        vpslld ymm0, ymm5, 1                                       ;   300.7 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   301.3 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm5                                     ;   302.3 fp3     14 x[1]
        vpslld ymm5, ymm3, 1                                       ;   301.7 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   302.3 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm3                                     ;   303.3 fp0     14 x[1]
        vpslld ymm3, ymm12, 7                                      ;   302.7 fp1     14 x[3]
        vpsrld ymm6, ymm12, 0x19                                   ;   303.3 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm6                                     ;   304.3 fp3     14 x[3]
        vpslld ymm6, ymm13, 7                                      ;   303.7 fp1     14 x[3]
        vpsrld ymm7, ymm13, 0x19                                   ;   304.3 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   305.3 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;   303.3 fp3     14 x[0]
        vpxor ymm9, ymm9, ymm3                                     ;   305.3 fp0     14 x[0]
        vpxor ymm8, ymm8, ymm5                                     ;   304.3 fp3     14 x[0]
        vpxor ymm8, ymm8, ymm6                                     ;   306.3 fp0     14 x[0]
        vpslld ymm7, ymm0, 7                                       ;   304.7 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm7                                   ;   305.7 fp3     14 x[2]
        vpslld ymm7, ymm5, 7                                       ;   305.3 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm3                                   ;   306.7 fp0     14 x[2]
        vpxor ymm4, ymm4, ymm7                                     ;   306.3 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm6                                     ;   307.3 fp3     14 x[2]
        vpslld ymm7, ymm9, 5                                       ;   306.3 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x1b                                    ;   306.7 fp1     14 x[0]
        vpslld ymm11, ymm8, 5                                      ;   307.3 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x1b                                    ;   307.7 fp1     14 x[0]
        vpslld ymm12, ymm10, 0x16                                  ;   308.3 fp2     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;   308.7 fp1     14 x[2]
        vpslld ymm13, ymm4, 0x16                                   ;   309.3 fp2     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   309.7 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   307.7 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 4704]                                 ;   305.5 agu1    12 x[0] reload
        vpxor ymm7, ymm7, ymm9                                     ;   312.5 fp3     12 x[0]
        vpxor ymm11, ymm11, ymm8                                   ;   308.7 fp0     12 x[0]
        vpxor ymm11, ymm11, ymm9                                   ;   312.5 fp3     12 x[0]
        vmovdqu ymm8, [rbp + 4736]                                 ;   306.3 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm8                                     ;   313.3 fp0     12 x[1]
        vpxor ymm5, ymm5, ymm8                                     ;   313.3 fp3     12 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   309.7 fp0     12 x[2]
        vpxor ymm12, ymm12, [rbp + 1472]                           ;   310.7 fp3+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm4                                   ;   310.7 fp0     12 x[2]
        vpxor ymm13, ymm13, [rbp + 1504]                           ;   311.7 fp2+agu0   12 x[2]
        vmovdqu ymm4, [rbp + 4768]                                 ;   308.0 agu1    12 x[3] reload
        vpxor ymm3, ymm3, ymm4                                     ;   315.0 fp1     12 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;   315.0 fp3     12 x[3]
        vpxor ymm4, ymm7, ymm0                                     ;   314.3 fp0     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   316.0 fp2     13 x
        vpxor ymm8, ymm11, ymm5                                    ;   314.3 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   316.0 fp3     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   316.0 fp0     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   316.0 fp2     13 x
        vpand ymm4, ymm4, ymm7                                     ;   317.0 fp1     13 x
        vpand ymm8, ymm8, ymm11                                    ;   317.0 fp3     13 x
        vpxor ymm4, ymm4, ymm3                                     ;   318.0 fp0     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   318.0 fp2     13 x
        vpor ymm12, ymm12, ymm7                                    ;   317.0 fp1     13 x
        vpor ymm13, ymm13, ymm11                                   ;   317.0 fp3     13 x
        vpand ymm3, ymm3, ymm12                                    ;   318.0 fp0     13 x
        vpand ymm6, ymm6, ymm13                                    ;   318.0 fp2     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   318.0 fp1     13 x
        vpxor ymm12, ymm12, ymm3                                   ;   319.0 fp3     13 x
        vpxor ymm13, ymm13, ymm5                                   ;   318.0 fp0     13 x
        vpxor ymm13, ymm13, ymm6                                   ;   319.0 fp2     13 x
        vpand ymm3, ymm3, ymm4                                     ;   319.0 fp1     13 x
        vpand ymm6, ymm6, ymm8                                     ;   319.0 fp3     13 x
        vpor ymm12, ymm12, ymm3                                    ;   320.0 fp0     13 x
        vpor ymm13, ymm13, ymm6                                    ;   320.0 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   320.0 fp1     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   320.0 fp3     13 x
        vpxor ymm9, ymm0, ymm3                                     ;   321.0 fp0     13 x
        vpand ymm0, ymm0, ymm4                                     ;   319.0 fp2     13 x
        vpxor ymm10, ymm5, ymm6                                    ;   321.0 fp1     13 x
        vpand ymm5, ymm5, ymm8                                     ;   319.0 fp3     13 x
        vpslld ymm14, ymm4, 0xd                                    ;   319.0 fp2     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;   319.0 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm4                                   ;   320.0 fp0     14 x[0]
        vpslld ymm4, ymm8, 0xd                                     ;   319.5 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   320.0 fp1     14 x[0]
        vpxor ymm4, ymm4, ymm8                                     ;   321.0 fp3     14 x[0]
        vpslld ymm8, ymm9, 3                                       ;   322.0 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   322.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   323.0 fp0     14 x[2]
        vpslld ymm9, ymm10, 3                                      ;   322.0 fp2     14 x[2]
        vpsrld ymm10, ymm10, 0x1d                                  ;   322.0 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm10                                    ;   323.0 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   321.0 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   322.0 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm8                                   ;   324.0 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm6                                   ;   322.2 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm4                                   ;   323.2 fp2     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;   324.2 fp0     14 x[1]
        vpslld ymm3, ymm14, 3                                      ;   323.0 fp1     14 x[3]
        vpslld ymm6, ymm4, 3                                       ;   323.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;   323.2 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   324.2 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   325.2 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm5                                   ;   324.2 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   325.2 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   326.2 fp0     14 x[3]
        vpslld ymm0, ymm12, 1                                      ;   325.0 fp1     14 x[1]
        vpsrld ymm3, ymm12, 0x1f                                   ;   325.5 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   326.5 fp3     14 x[1]
        vpslld ymm3, ymm13, 1                                      ;   326.0 fp1     14 x[1]
        vpsrld ymm5, ymm13, 0x1f                                   ;   326.5 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   327.5 fp0     14 x[1]
        vpslld ymm5, ymm7, 7                                       ;   327.0 fp1     14 x[3]
        vpsrld ymm6, ymm7, 0x19                                    ;   327.5 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;   328.5 fp3     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   328.0 fp1     14 x[3]
        vpsrld ymm7, ymm11, 0x19                                   ;   328.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   329.5 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   327.5 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   329.5 fp0     14 x[0]
        vpxor ymm4, ymm4, ymm3                                     ;   328.5 fp3     14 x[0]
        vpxor ymm4, ymm4, ymm6                                     ;   330.5 fp0     14 x[0]
        vpslld ymm7, ymm0, 7                                       ;   329.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm7                                     ;   330.0 fp3     14 x[2]
        vpslld ymm7, ymm3, 7                                       ;   329.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm5                                     ;   331.0 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm7                                     ;   330.5 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   331.5 fp3     14 x[2]
        vpslld ymm7, ymm14, 5                                      ;   330.5 fp2     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   331.0 fp1     14 x[0]
        vpslld ymm11, ymm4, 5                                      ;   331.5 fp2     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;   332.0 fp1     14 x[0]
        vpslld ymm12, ymm8, 0x16                                   ;   332.5 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   333.0 fp1     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   333.5 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   334.0 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   332.0 fp0     12 x[0]
        vpxor ymm7, ymm7, [rbp + 1536]                             ;   333.0 fp3+agu0   12 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;   333.0 fp0     12 x[0]
        vpxor ymm11, ymm11, [rbp + 1568]                           ;   334.0 fp3+agu1   12 x[0]
        vmovdqu ymm4, [rbp + 4800]                                 ;   330.7 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm4                                     ;   337.7 fp0     12 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   337.7 fp3     12 x[1]
        vmovdqu ymm4, [rbp + 4864]                                 ;   331.0 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm4                                     ;   338.0 fp0     12 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;   338.0 fp3     12 x[3]
        vpor ymm4, ymm7, ymm0                                      ;   338.7 fp2     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   334.7 fp0     13 x
        vpxor ymm12, ymm12, ymm7                                   ;   335.7 fp1     13 x
        vmovdqu ymm8, [rbp + 4832]                                 ;   332.0 agu0    12 x[2] reload
        vpxor ymm12, ymm12, ymm8                                   ;   339.0 fp3     13 x
        vpor ymm10, ymm11, ymm3                                    ;   338.7 fp2     13 x
        vpxor ymm13, ymm13, ymm9                                   ;   335.7 fp0     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   339.0 fp1     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   340.0 fp3     13 x
        vpxor ymm4, ymm4, ymm12                                    ;   340.0 fp2     13 x
        vpxor ymm10, ymm10, ymm13                                  ;   341.0 fp0     13 x
        vpxor ymm0, ymm0, ymm7                                     ;   338.7 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   339.7 fp3     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   338.7 fp2     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   339.7 fp0     13 x
        vpxor ymm8, ymm7, ymm4                                     ;   341.0 fp1     13 x
        vpand ymm7, ymm7, ymm12                                    ;   340.0 fp3     13 x
        vpxor ymm9, ymm11, ymm10                                   ;   342.0 fp2     13 x
        vpand ymm7, ymm7, ymm0                                     ;   341.0 fp0     13 x
        vpand ymm11, ymm11, ymm13                                  ;   341.0 fp1     13 x
        vpand ymm11, ymm11, ymm3                                   ;   342.0 fp3     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   342.0 fp2     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   343.0 fp0     13 x
        vpor ymm5, ymm5, ymm0                                      ;   340.7 fp1     13 x
        vpor ymm6, ymm6, ymm3                                      ;   340.7 fp3     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   341.7 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   342.0 fp0     13 x
        vpand ymm4, ymm4, ymm7                                     ;   343.0 fp1     13 x
        vpand ymm10, ymm10, ymm11                                  ;   344.0 fp3     13 x
        vpand ymm12, ymm8, ymm5                                    ;   342.7 fp2     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   343.7 fp0     13 x
        vpand ymm13, ymm9, ymm6                                    ;   343.0 fp1     13 x
        vpxor ymm13, ymm13, ymm3                                   ;   344.0 fp3     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   342.7 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   343.0 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   344.0 fp0     14 x[0]
        vpslld ymm5, ymm6, 0xd                                     ;   343.5 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   344.0 fp1     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   345.0 fp3     14 x[0]
        vpslld ymm6, ymm12, 3                                      ;   344.7 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0x1d                                  ;   345.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm12                                    ;   346.0 fp0     14 x[2]
        vpslld ymm12, ymm13, 3                                     ;   345.5 fp2     14 x[2]
        vpsrld ymm13, ymm13, 0x1d                                  ;   346.0 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   347.0 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm4                                     ;   344.7 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm14                                    ;   345.7 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   347.0 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   346.2 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   347.2 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   348.2 fp0     14 x[1]
        vpslld ymm4, ymm14, 3                                      ;   347.0 fp1     14 x[3]
        vpslld ymm10, ymm5, 3                                      ;   347.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   347.2 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   348.2 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm6                                     ;   349.2 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   348.2 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm10                                  ;   349.2 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm12                                  ;   350.2 fp0     14 x[3]
        vpslld ymm4, ymm0, 1                                       ;   349.0 fp1     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   349.5 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm0                                     ;   350.5 fp3     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;   350.0 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   350.5 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   351.5 fp0     14 x[1]
        vpslld ymm3, ymm7, 7                                       ;   351.0 fp1     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   351.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;   352.5 fp3     14 x[3]
        vpslld ymm7, ymm11, 7                                      ;   352.0 fp1     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   352.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   353.5 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm4                                   ;   351.5 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   353.5 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm0                                     ;   352.5 fp3     14 x[0]
        vpxor ymm5, ymm5, ymm7                                     ;   354.5 fp0     14 x[0]
        vpslld ymm8, ymm4, 7                                       ;   353.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm8                                     ;   354.0 fp3     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;   353.5 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm3                                     ;   355.0 fp0     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   354.5 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   355.5 fp3     14 x[2]
        vpslld ymm8, ymm14, 5                                      ;   354.5 fp2     14 x[0]
        vpsrld ymm9, ymm14, 0x1b                                   ;   355.0 fp1     14 x[0]
        vpslld ymm10, ymm5, 5                                      ;   355.5 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   356.0 fp1     14 x[0]
        vpslld ymm11, ymm6, 0x16                                   ;   356.5 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   357.0 fp1     14 x[2]
        vpslld ymm13, ymm12, 0x16                                  ;   357.5 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   358.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   356.0 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 4896]                                 ;   353.7 agu1    12 x[0] reload
        vpxor ymm8, ymm8, ymm9                                     ;   360.7 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   357.0 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm9                                   ;   360.7 fp3     12 x[0]
        vpxor ymm4, ymm4, [rbp + 1600]                             ;   356.7 fp0+agu0   12 x[1]
        vpxor ymm0, ymm0, [rbp + 1632]                             ;   357.2 fp3+agu1   12 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   358.0 fp0     12 x[2]
        vmovdqu ymm5, [rbp + 4928]                                 ;   355.5 agu0    12 x[2] reload
        vpxor ymm11, ymm11, ymm5                                   ;   362.5 fp3     12 x[2]
        vpxor ymm13, ymm13, ymm12                                  ;   359.0 fp2     12 x[2]
        vpxor ymm13, ymm13, ymm5                                   ;   362.5 fp0     12 x[2]
        vmovdqu ymm5, [rbp + 4960]                                 ;   355.8 agu1    12 x[3] reload
        vpxor ymm3, ymm3, ymm5                                     ;   362.8 fp1     12 x[3]
        vpxor ymm7, ymm7, ymm5                                     ;   362.8 fp3     12 x[3]
        vpand ymm5, ymm8, ymm3                                     ;   363.8 fp2     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   363.8 fp0     13 x
        vpand ymm6, ymm10, ymm7                                    ;   363.8 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   363.8 fp3     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   363.8 fp2     13 x
        vpxor ymm7, ymm7, ymm13                                    ;   363.8 fp0     13 x
        vpxor ymm9, ymm4, ymm11                                    ;   363.5 fp1     13 x
        vpxor ymm13, ymm13, ymm0                                   ;   363.5 fp3     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   364.8 fp2     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   364.8 fp0     13 x
        vpand ymm4, ymm4, ymm8                                     ;   364.8 fp1     13 x
        vpand ymm0, ymm0, ymm10                                    ;   364.8 fp3     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   365.8 fp2     13 x
        vpxor ymm0, ymm0, ymm13                                    ;   365.8 fp0     13 x
        vpor ymm9, ymm9, ymm8                                      ;   364.8 fp1     13 x
        vpor ymm13, ymm13, ymm10                                   ;   364.8 fp3     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   365.8 fp2     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   365.8 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   365.8 fp1     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   365.8 fp3     13 x
        vpand ymm3, ymm3, ymm4                                     ;   366.8 fp2     13 x
        vpand ymm7, ymm7, ymm0                                     ;   366.8 fp0     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   366.8 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   366.8 fp3     13 x
        vpand ymm4, ymm4, ymm9                                     ;   367.8 fp2     13 x
        vpand ymm0, ymm0, ymm13                                    ;   367.8 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   367.8 fp1     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   367.8 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   368.8 fp2     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   368.8 fp0     13 x
        vpslld ymm11, ymm3, 0xd                                    ;   368.8 fp1     14 x[0]
        vpsrld ymm3, ymm3, 0x13                                    ;   368.8 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;   369.8 fp3     14 x[0]
        vpslld ymm3, ymm7, 0xd                                     ;   368.8 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   368.8 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm7                                     ;   369.8 fp0     14 x[0]
        vpslld ymm7, ymm9, 3                                       ;   369.8 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   369.8 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   370.8 fp3     14 x[2]
        vpslld ymm9, ymm13, 3                                      ;   370.0 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0x1d                                  ;   370.5 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   371.5 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm11                                    ;   370.8 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm7                                     ;   371.8 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm3                                     ;   370.8 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   372.5 fp0     14 x[1]
        vpslld ymm12, ymm11, 3                                     ;   371.0 fp1     14 x[3]
        vpslld ymm13, ymm3, 3                                      ;   371.5 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm8                                     ;   371.2 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm12                                    ;   372.2 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm7                                     ;   373.2 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm10                                    ;   372.2 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm13                                    ;   373.2 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm9                                     ;   374.2 fp0     14 x[3]
        vpslld ymm8, ymm5, 1                                       ;   373.0 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   373.5 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;   374.5 fp3     14 x[1]
        vpslld ymm5, ymm6, 1                                       ;   374.0 fp1     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   374.5 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm6                                     ;   375.5 fp0     14 x[1]
        vpslld ymm6, ymm4, 7                                       ;   375.0 fp1     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   375.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;   376.5 fp3     14 x[3]
        vpslld ymm4, ymm0, 7                                       ;   376.0 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   376.5 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm0                                     ;   377.5 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   375.5 fp3     14 x[0]
        vpxor ymm11, ymm11, ymm6                                   ;   377.5 fp0     14 x[0]
        vpxor ymm3, ymm3, ymm5                                     ;   376.5 fp3     14 x[0]
        vpxor ymm3, ymm3, ymm4                                     ;   378.5 fp0     14 x[0]
        vpslld ymm0, ymm8, 7                                       ;   377.0 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm0                                     ;   378.0 fp3     14 x[2]
        vpslld ymm0, ymm5, 7                                       ;   377.5 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm6                                     ;   379.0 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   378.5 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm4                                     ;   379.5 fp3     14 x[2]
        vpslld ymm0, ymm11, 5                                      ;   378.5 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;   379.0 fp1     14 x[0]
        vpslld ymm11, ymm3, 5                                      ;   379.5 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x1b                                    ;   380.0 fp1     14 x[0]
        vpslld ymm12, ymm7, 0x16                                   ;   380.5 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   381.0 fp1     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   381.5 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   382.0 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   380.0 fp0     12 x[0]
        vpxor ymm0, ymm0, [rbp + 1664]                             ;   381.0 fp3+agu0   12 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;   381.0 fp0     12 x[0]
        vpxor ymm11, ymm11, [rbp + 1696]                           ;   382.0 fp3+agu1   12 x[0]
        vpxor ymm8, ymm8, [rbp + 1728]                             ;   380.7 fp0+agu0   12 x[1]
        vpxor ymm5, ymm5, [rbp + 1760]                             ;   381.2 fp3+agu1   12 x[1]
        vpxor ymm12, ymm12, ymm7                                   ;   382.0 fp0     12 x[2]
        vpxor ymm12, ymm12, [rbp + 1792]                           ;   383.0 fp3+agu0   12 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   383.0 fp2     12 x[2]
        vpxor ymm13, ymm13, [rbp + 1824]                           ;   384.0 fp0+agu1   12 x[2]
        vmovdqu ymm3, [rbp + 4992]                                 ;   380.7 agu0    12 x[3] reload
        vpxor ymm6, ymm6, ymm3                                     ;   387.7 fp1     12 x[3]
        vpxor ymm4, ymm4, ymm3                                     ;   387.7 fp3     12 x[3]
        vpor ymm3, ymm8, ymm12                                     ;   384.0 fp2     13 x
        vpor ymm7, ymm5, ymm13                                     ;   385.0 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   388.7 fp1     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   388.7 fp3     13 x
        vpand ymm6, ymm6, ymm12                                    ;   388.7 fp2     13 x
        vpand ymm4, ymm4, ymm13                                    ;   388.7 fp0     13 x
        vpxor ymm9, ymm8, ymm0                                     ;   385.0 fp1     13 x
        vpxor ymm10, ymm5, ymm11                                   ;   385.2 fp3     13 x
        vpand ymm0, ymm0, ymm3                                     ;   389.7 fp2     13 x
        vpxor ymm8, ymm8, ymm12                                    ;   385.7 fp0     13 x
        vpand ymm11, ymm11, ymm7                                   ;   389.7 fp1     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   386.2 fp3     13 x
        vpxor ymm8, ymm8, ymm0                                     ;   390.7 fp2     13 x
        vpxor ymm5, ymm5, ymm11                                    ;   390.7 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   389.7 fp1     13 x
        vpxor ymm4, ymm4, ymm10                                    ;   389.7 fp3     13 x
        vpand ymm12, ymm0, ymm8                                    ;   391.7 fp2     13 x
        vpand ymm13, ymm11, ymm5                                   ;   391.7 fp0     13 x
        vpxor ymm12, ymm12, ymm3                                   ;   392.7 fp1     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   392.7 fp3     13 x
        vpand ymm14, ymm6, ymm8                                    ;   391.7 fp2     13 x
        vpand ymm15, ymm4, ymm5                                    ;   391.7 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   390.7 fp1     13 x
        vpxor ymm3, ymm3, ymm14                                    ;   392.7 fp3     13 x
        vpxor ymm14, ymm14, ymm12                                  ;   393.7 fp2     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   390.7 fp0     13 x
        vpxor ymm7, ymm7, ymm15                                    ;   392.7 fp1     13 x
        vpxor ymm15, ymm15, ymm13                                  ;   393.7 fp3     13 x
        vpslld ymm4, ymm14, 0xd                                    ;   394.7 fp2     14 x[0]
        vpsrld ymm6, ymm14, 0x13                                   ;   394.7 fp1     14 x[0]
        vpxor ymm4, ymm4, ymm6                                     ;   395.7 fp0     14 x[0]
        vpslld ymm6, ymm15, 0xd                                    ;   394.7 fp2     14 x[0]
        vpsrld ymm14, ymm15, 0x13                                  ;   394.7 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm14                                    ;   395.7 fp3     14 x[0]
        vpslld ymm14, ymm3, 3                                      ;   393.7 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   393.7 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   394.7 fp0     14 x[2]
        vpslld ymm3, ymm7, 3                                       ;   393.7 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   394.0 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm7                                     ;   395.0 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   393.0 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   394.0 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   395.7 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm4                                     ;   396.7 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   394.8 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm13                                  ;   395.8 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;   396.8 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm6                                   ;   397.8 fp2     14 x[1]
        vpslld ymm0, ymm4, 3                                       ;   396.7 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm0                                     ;   397.7 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm14                                    ;   398.7 fp0     14 x[3]
        vpslld ymm0, ymm6, 3                                       ;   396.7 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   397.7 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   398.7 fp1     14 x[3]
        vpslld ymm0, ymm9, 1                                       ;   397.7 fp2     14 x[1]
        vpsrld ymm7, ymm9, 0x1f                                    ;   398.0 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;   399.0 fp0     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   398.8 fp2     14 x[1]
        vpsrld ymm9, ymm10, 0x1f                                   ;   399.0 fp1     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   400.0 fp3     14 x[1]
        vpslld ymm9, ymm8, 7                                       ;   399.7 fp2     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   400.0 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   401.0 fp0     14 x[3]
        vpslld ymm8, ymm5, 7                                       ;   400.5 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   401.0 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm5                                     ;   402.0 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm0                                     ;   400.0 fp0     14 x[0]
        vpxor ymm4, ymm4, ymm9                                     ;   402.0 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   401.0 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   403.0 fp3     14 x[0]
        vpslld ymm5, ymm0, 7                                       ;   401.5 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm5                                   ;   402.5 fp0     14 x[2]
        vpslld ymm5, ymm7, 7                                       ;   402.0 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm9                                   ;   403.5 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   403.0 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   404.0 fp2     14 x[2]
        vpslld ymm5, ymm4, 5                                       ;   403.0 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;   403.5 fp2     14 x[0]
        vpslld ymm10, ymm6, 5                                      ;   404.0 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   404.5 fp2     14 x[0]
        vpslld ymm11, ymm14, 0x16                                  ;   405.0 fp1     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   405.5 fp2     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   406.0 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   406.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm4                                     ;   404.5 fp3     12 x[0]
        vmovdqu ymm4, [rbp + 5024]                                 ;   402.2 agu1    12 x[0] reload
        vpxor ymm5, ymm5, ymm4                                     ;   409.2 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   405.5 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm4                                   ;   409.2 fp0     12 x[0]
        vmovdqu ymm4, [rbp + 5056]                                 ;   403.0 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm4                                     ;   410.0 fp3     12 x[1]
        vpxor ymm7, ymm7, ymm4                                     ;   410.0 fp0     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;   406.5 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1856]                           ;   407.5 fp0+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   407.5 fp3     12 x[2]
        vpxor ymm13, ymm13, [rbp + 1888]                           ;   408.5 fp1+agu0   12 x[2]
        vpxor ymm3, ymm11, ymm0                                    ;   411.0 fp0     13 x
        vmovdqu ymm4, [rbp + 5088]                                 ;   404.7 agu1    12 x[3] reload
        vpxor ymm9, ymm9, ymm4                                     ;   411.7 fp2     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   412.7 fp3     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   411.7 fp1     13 x
        vpxor ymm4, ymm13, ymm7                                    ;   411.0 fp0     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   412.7 fp2     13 x
        vpand ymm0, ymm0, ymm9                                     ;   413.7 fp3     13 x
        vpand ymm7, ymm7, ymm8                                     ;   413.7 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   414.7 fp0     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   414.7 fp2     13 x
        vpor ymm5, ymm5, ymm9                                      ;   413.7 fp3     13 x
        vpor ymm10, ymm10, ymm8                                    ;   413.7 fp1     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   414.7 fp0     13 x
        vpxor ymm10, ymm10, ymm4                                   ;   414.7 fp2     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   413.7 fp3     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   413.7 fp1     13 x
        vpand ymm11, ymm11, ymm0                                   ;   415.7 fp0     13 x
        vpand ymm13, ymm13, ymm7                                   ;   415.7 fp2     13 x
        vpand ymm6, ymm3, ymm0                                     ;   415.7 fp3     13 x
        vpand ymm12, ymm4, ymm7                                    ;   415.7 fp1     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   415.7 fp0     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   415.7 fp2     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   416.7 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   417.7 fp1     13 x
        vpxor ymm4, ymm4, ymm13                                    ;   416.7 fp0     13 x
        vpxor ymm4, ymm4, ymm7                                     ;   417.7 fp2     13 x
        vpand ymm9, ymm9, ymm5                                     ;   415.7 fp3     13 x
        vpand ymm8, ymm8, ymm10                                    ;   415.7 fp1     13 x
        vpor ymm9, ymm9, ymm6                                      ;   416.7 fp0     13 x
        vpor ymm8, ymm8, ymm12                                     ;   416.7 fp2     13 x
        vpslld ymm6, ymm9, 0xd                                     ;   417.7 fp1     14 x[0]
        vpsrld ymm11, ymm9, 0x13                                   ;   417.7 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm11                                    ;   418.7 fp3     14 x[0]
        vpslld ymm11, ymm8, 0xd                                    ;   417.7 fp1     14 x[0]
        vpsrld ymm12, ymm8, 0x13                                   ;   417.7 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm12                                  ;   418.7 fp0     14 x[0]
        vpslld ymm12, ymm3, 3                                      ;   418.7 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   418.7 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   419.7 fp3     14 x[2]
        vpslld ymm3, ymm4, 3                                       ;   418.8 fp1     14 x[2]
        vpsrld ymm4, ymm4, 0x1d                                    ;   419.2 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm4                                     ;   420.2 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm9                                     ;   417.7 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   419.7 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm12                                    ;   420.7 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm8                                     ;   419.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   420.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm3                                     ;   421.2 fp1     14 x[1]
        vpslld ymm4, ymm6, 3                                       ;   420.2 fp2     14 x[3]
        vpslld ymm8, ymm11, 3                                      ;   420.8 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm4                                     ;   421.2 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm12                                    ;   422.2 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   421.8 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm3                                   ;   422.8 fp0     14 x[3]
        vpslld ymm4, ymm0, 1                                       ;   421.8 fp1     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   422.2 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm0                                     ;   423.2 fp3     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   422.8 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   423.2 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;   424.2 fp0     14 x[1]
        vpslld ymm7, ymm5, 7                                       ;   423.8 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   424.2 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm5                                     ;   425.2 fp3     14 x[3]
        vpslld ymm5, ymm10, 7                                      ;   424.8 fp1     14 x[3]
        vpsrld ymm8, ymm10, 0x19                                   ;   425.2 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm8                                     ;   426.2 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;   424.2 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   426.2 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   425.2 fp3     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   427.2 fp0     14 x[0]
        vpslld ymm8, ymm4, 7                                       ;   425.8 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   426.8 fp3     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;   426.2 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   427.8 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   427.2 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   428.2 fp1     14 x[2]
        vpslld ymm8, ymm6, 5                                       ;   427.2 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   427.8 fp1     14 x[0]
        vpslld ymm9, ymm11, 5                                      ;   428.2 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;   428.8 fp1     14 x[0]
        vpslld ymm11, ymm12, 0x16                                  ;   429.2 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   429.8 fp1     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   430.2 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   430.8 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;   428.8 fp0     12 x[0]
        vpxor ymm8, ymm8, [rbp + 1920]                             ;   429.8 fp3+agu0   12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   429.8 fp0     12 x[0]
        vpxor ymm9, ymm9, [rbp + 1952]                             ;   430.8 fp3+agu1   12 x[0]
        vmovdqu ymm6, [rbp + 5120]                                 ;   427.3 agu0    12 x[1] reload
        vpxor ymm4, ymm4, ymm6                                     ;   434.3 fp0     12 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   434.3 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;   430.8 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1984]                           ;   431.8 fp3+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   431.8 fp2     12 x[2]
        vpxor ymm13, ymm13, [rbp + 2016]                           ;   432.8 fp0+agu0   12 x[2]
        vpxor ymm7, ymm7, [rbp + 2048]                             ;   431.7 fp3+agu1   12 x[3]
        vpxor ymm5, ymm5, [rbp + 2080]                             ;   431.8 fp1+agu0   12 x[3]
        vpand ymm3, ymm8, ymm4                                     ;   435.3 fp2     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   432.7 fp0     13 x
        vpand ymm6, ymm9, ymm0                                     ;   435.3 fp3     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   432.8 fp1     13 x
        vpor ymm8, ymm8, ymm4                                      ;   435.3 fp2     13 x
        vpor ymm9, ymm9, ymm0                                      ;   435.3 fp0     13 x
        vpxor ymm4, ymm4, ymm7                                     ;   435.3 fp3     13 x
        vpxor ymm4, ymm4, ymm11                                    ;   436.3 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   435.3 fp2     13 x
        vpxor ymm0, ymm0, ymm13                                    ;   436.3 fp0     13 x
        vpor ymm11, ymm11, ymm3                                    ;   436.3 fp3     13 x
        vpor ymm13, ymm13, ymm6                                    ;   436.3 fp1     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   436.3 fp2     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   436.3 fp0     13 x
        vpxor ymm3, ymm3, ymm4                                     ;   437.3 fp3     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   437.3 fp1     13 x
        vpand ymm4, ymm4, ymm11                                    ;   437.3 fp2     13 x
        vpand ymm0, ymm0, ymm13                                    ;   437.3 fp0     13 x
        vpor ymm4, ymm4, ymm8                                      ;   438.3 fp3     13 x
        vpor ymm0, ymm0, ymm9                                      ;   438.3 fp1     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   438.3 fp2     13 x
        vpxor ymm13, ymm13, ymm6                                   ;   438.3 fp0     13 x
        vpor ymm11, ymm11, ymm4                                    ;   439.3 fp3     13 x
        vpor ymm13, ymm13, ymm0                                    ;   439.3 fp1     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   438.3 fp2     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   438.3 fp0     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   439.3 fp3     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   439.3 fp1     13 x
        vpand ymm7, ymm7, ymm4                                     ;   439.3 fp2     13 x
        vpand ymm5, ymm5, ymm0                                     ;   439.3 fp0     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   440.3 fp3     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   440.3 fp1     13 x
        vpslld ymm10, ymm7, 0xd                                    ;   441.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   441.3 fp1     14 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   442.3 fp0     14 x[0]
        vpslld ymm7, ymm5, 0xd                                     ;   441.3 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   441.8 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;   442.8 fp3     14 x[0]
        vpslld ymm5, ymm3, 3                                       ;   442.2 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   442.8 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm3                                     ;   443.8 fp0     14 x[2]
        vpslld ymm3, ymm6, 3                                       ;   443.2 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   443.8 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   444.8 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   442.2 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm10                                  ;   443.3 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm5                                   ;   444.8 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;   443.7 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm7                                   ;   444.7 fp2     14 x[1]
        vpxor ymm13, ymm13, ymm3                                   ;   445.8 fp0     14 x[1]
        vpslld ymm6, ymm10, 3                                      ;   444.8 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm6                                     ;   445.8 fp3     14 x[3]
        vpslld ymm6, ymm7, 3                                       ;   445.2 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm5                                     ;   446.8 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   446.2 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;   447.2 fp1     14 x[3]
        vpslld ymm6, ymm11, 1                                      ;   446.2 fp2     14 x[1]
        vpsrld ymm8, ymm11, 0x1f                                   ;   446.8 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm8                                     ;   447.8 fp0     14 x[1]
        vpslld ymm8, ymm13, 1                                      ;   447.2 fp2     14 x[1]
        vpsrld ymm9, ymm13, 0x1f                                   ;   447.8 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   448.8 fp3     14 x[1]
        vpslld ymm9, ymm4, 7                                       ;   448.2 fp2     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   448.8 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm4                                     ;   449.8 fp0     14 x[3]
        vpslld ymm4, ymm0, 7                                       ;   449.2 fp2     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   449.8 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm0                                     ;   450.8 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm6                                   ;   448.8 fp0     14 x[0]
        vpxor ymm10, ymm10, ymm9                                   ;   450.8 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   449.8 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm4                                     ;   451.8 fp3     14 x[0]
        vpslld ymm0, ymm6, 7                                       ;   450.2 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   451.2 fp0     14 x[2]
        vpslld ymm0, ymm8, 7                                       ;   450.8 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm9                                     ;   452.2 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm0                                     ;   451.8 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm4                                     ;   452.8 fp0     14 x[2]
        vpslld ymm0, ymm10, 5                                      ;   451.8 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x1b                                  ;   452.2 fp2     14 x[0]
        vpslld ymm11, ymm7, 5                                      ;   452.8 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   453.2 fp2     14 x[0]
        vpslld ymm12, ymm5, 0x16                                   ;   453.8 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   454.2 fp2     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   454.8 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   455.2 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   453.2 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5152]                                ;   451.0 agu1    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   458.0 fp0     12 x[0]
        vpxor ymm11, ymm11, ymm7                                   ;   454.2 fp3     12 x[0]
        vpxor ymm11, ymm11, ymm10                                  ;   458.0 fp0     12 x[0]
        vmovdqu ymm7, [rbp + 5184]                                 ;   451.8 agu0    12 x[1] reload
        vpxor ymm6, ymm6, ymm7                                     ;   458.8 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   458.8 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm5                                   ;   455.2 fp3     12 x[2]
        vmovdqu ymm5, [rbp + 5216]                                 ;   452.5 agu1    12 x[2] reload
        vpxor ymm12, ymm12, ymm5                                   ;   459.5 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   456.2 fp3     12 x[2]
        vpxor ymm13, ymm13, ymm5                                   ;   459.5 fp1     12 x[2]
        vmovdqu ymm3, [rbp + 5248]                                 ;   453.2 agu0    12 x[3] reload
        vpxor ymm9, ymm9, ymm3                                     ;   460.2 fp2     12 x[3]
        vpxor ymm4, ymm4, ymm3                                     ;   460.2 fp0     12 x[3]
        vpand ymm3, ymm0, ymm12                                    ;   460.5 fp3     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   460.5 fp1     13 x
        vpxor ymm12, ymm12, ymm6                                   ;   461.5 fp2     13 x
        vpand ymm5, ymm11, ymm13                                   ;   460.5 fp0     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   460.5 fp3     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   461.5 fp1     13 x
        vpxor ymm3, ymm3, ymm9                                     ;   461.5 fp2     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   461.5 fp0     13 x
        vpor ymm9, ymm9, ymm0                                      ;   461.2 fp3     13 x
        vpor ymm4, ymm4, ymm11                                     ;   461.2 fp1     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   462.2 fp2     13 x
        vpxor ymm4, ymm4, ymm8                                     ;   462.2 fp0     13 x
        vpand ymm6, ymm6, ymm3                                     ;   462.5 fp3     13 x
        vpand ymm8, ymm8, ymm5                                     ;   462.5 fp1     13 x
        vpxor ymm6, ymm6, ymm12                                    ;   463.5 fp2     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   463.5 fp0     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   462.5 fp3     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   462.5 fp1     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   463.5 fp2     13 x
        vpxor ymm11, ymm11, ymm5                                   ;   463.5 fp0     13 x
        vpor ymm12, ymm12, ymm9                                    ;   463.2 fp3     13 x
        vpor ymm13, ymm13, ymm4                                    ;   463.2 fp1     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   464.2 fp2     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   464.2 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   465.2 fp3     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   465.2 fp1     13 x
        vpslld ymm7, ymm0, 0xd                                     ;   464.5 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   464.5 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm0                                     ;   465.5 fp0     14 x[0]
        vpslld ymm0, ymm11, 0xd                                    ;   464.5 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x13                                  ;   464.8 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   465.8 fp3     14 x[0]
        vpslld ymm10, ymm9, 3                                      ;   466.2 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   466.2 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm9                                   ;   467.2 fp0     14 x[2]
        vpslld ymm9, ymm4, 3                                       ;   466.2 fp2     14 x[2]
        vpsrld ymm4, ymm4, 0x1d                                    ;   466.8 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm4                                     ;   467.8 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   465.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm7                                     ;   466.5 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   468.2 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm8                                     ;   466.7 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   467.7 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm9                                     ;   468.8 fp0     14 x[1]
        vpslld ymm4, ymm7, 3                                       ;   467.8 fp1     14 x[3]
        vpslld ymm11, ymm0, 3                                      ;   468.2 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;   468.8 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   469.8 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   469.2 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm9                                     ;   470.2 fp1     14 x[3]
        vpslld ymm4, ymm3, 1                                       ;   469.2 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   469.8 fp1     14 x[1]
        vpxor ymm4, ymm4, ymm3                                     ;   470.8 fp0     14 x[1]
        vpslld ymm3, ymm5, 1                                       ;   470.2 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   470.8 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   471.8 fp3     14 x[1]
        vpslld ymm5, ymm6, 7                                       ;   471.2 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   471.8 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;   472.8 fp0     14 x[3]
        vpslld ymm6, ymm8, 7                                       ;   472.2 fp2     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   472.8 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   473.8 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   471.8 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;   473.8 fp3     14 x[0]
        vpxor ymm0, ymm0, ymm3                                     ;   472.8 fp0     14 x[0]
        vpxor ymm0, ymm0, ymm6                                     ;   474.8 fp3     14 x[0]
        vpslld ymm8, ymm4, 7                                       ;   473.2 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   474.2 fp0     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   473.8 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm5                                   ;   475.2 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm8                                     ;   474.8 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   475.8 fp0     14 x[2]
        vpslld ymm8, ymm7, 5                                       ;   474.8 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   475.2 fp2     14 x[0]
        vpslld ymm11, ymm0, 5                                      ;   475.8 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x1b                                    ;   476.2 fp2     14 x[0]
        vpslld ymm12, ymm10, 0x16                                  ;   476.8 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;   477.2 fp2     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   477.8 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   478.2 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm7                                     ;   476.2 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 2112]                             ;   477.2 fp0+agu1   12 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   477.2 fp3     12 x[0]
        vpxor ymm11, ymm11, [rbp + 2144]                           ;   478.2 fp0+agu0   12 x[0]
        vmovdqu ymm0, [rbp + 5280]                                 ;   475.0 agu1    12 x[1] reload
        vpxor ymm4, ymm4, ymm0                                     ;   482.0 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   482.0 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   478.2 fp3     12 x[2]
        vmovdqu ymm0, [rbp + 5312]                                 ;   475.5 agu0    12 x[2] reload
        vpxor ymm12, ymm12, ymm0                                   ;   482.5 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   479.2 fp3     12 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   482.5 fp1     12 x[2]
        vpxor ymm5, ymm5, [rbp + 2176]                             ;   479.2 fp2+agu1   12 x[3]
        vpxor ymm6, ymm6, [rbp + 2208]                             ;   479.3 fp0+agu0   12 x[3]
        vpand ymm0, ymm8, ymm4                                     ;   483.0 fp3     13 x
        vpand ymm7, ymm11, ymm3                                    ;   483.0 fp1     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   483.0 fp2     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   483.0 fp0     13 x
        vpor ymm5, ymm5, ymm8                                      ;   480.7 fp3     13 x
        vpor ymm6, ymm6, ymm11                                     ;   480.8 fp1     13 x
        vpxor ymm8, ymm8, ymm12                                    ;   483.5 fp2     13 x
        vpxor ymm11, ymm11, ymm13                                  ;   483.5 fp0     13 x
        vpor ymm8, ymm8, ymm0                                      ;   484.5 fp3     13 x
        vpor ymm11, ymm11, ymm7                                    ;   484.5 fp1     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   485.5 fp2     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   485.5 fp0     13 x
        vpor ymm4, ymm4, ymm0                                      ;   484.0 fp3     13 x
        vpor ymm3, ymm3, ymm7                                      ;   484.0 fp1     13 x
        vpand ymm12, ymm12, ymm5                                   ;   483.5 fp2     13 x
        vpand ymm13, ymm13, ymm6                                   ;   483.5 fp0     13 x
        vpxor ymm4, ymm4, ymm12                                    ;   485.0 fp3     13 x
        vpxor ymm3, ymm3, ymm13                                    ;   485.0 fp1     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   484.2 fp2     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   484.3 fp0     13 x
        vpor ymm0, ymm0, ymm12                                     ;   484.7 fp3     13 x
        vpor ymm7, ymm7, ymm13                                     ;   484.8 fp1     13 x
        vpor ymm12, ymm12, ymm5                                    ;   485.2 fp2     13 x
        vpor ymm13, ymm13, ymm6                                    ;   485.3 fp0     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   486.5 fp3     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   486.5 fp1     13 x
        vpand ymm8, ymm8, ymm4                                     ;   486.5 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   486.5 fp0     13 x
        vpor ymm5, ymm5, ymm4                                      ;   486.7 fp3     13 x
        vpor ymm6, ymm6, ymm3                                      ;   486.8 fp1     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   487.7 fp2     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   487.8 fp0     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   487.7 fp3     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   487.8 fp1     13 x
        vpslld ymm9, ymm8, 0xd                                     ;   488.7 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   488.8 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm8                                     ;   489.8 fp0     14 x[0]
        vpslld ymm8, ymm11, 0xd                                    ;   489.2 fp2     14 x[0]
        vpsrld ymm10, ymm11, 0x13                                  ;   489.8 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   490.8 fp3     14 x[0]
        vpslld ymm10, ymm5, 3                                      ;   490.2 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0x1d                                    ;   490.8 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm5                                   ;   491.8 fp0     14 x[2]
        vpslld ymm5, ymm6, 3                                       ;   491.2 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   491.8 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm6                                     ;   492.8 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   490.8 fp0     14 x[1]
        vpxor ymm4, ymm4, ymm10                                    ;   492.8 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   491.8 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   493.8 fp3     14 x[1]
        vpslld ymm6, ymm9, 3                                       ;   492.2 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   492.3 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm6                                   ;   493.3 fp3     14 x[3]
        vpslld ymm0, ymm8, 3                                       ;   492.8 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm10                                  ;   494.3 fp2     14 x[3]
        vpxor ymm13, ymm13, ymm7                                   ;   493.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   494.3 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm5                                   ;   495.3 fp1     14 x[3]
        vpslld ymm0, ymm4, 1                                       ;   494.2 fp2     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   494.8 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;   495.8 fp0     14 x[1]
        vpslld ymm4, ymm3, 1                                       ;   495.2 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   495.8 fp1     14 x[1]
        vpxor ymm4, ymm4, ymm3                                     ;   496.8 fp3     14 x[1]
        vpslld ymm3, ymm12, 7                                      ;   496.2 fp2     14 x[3]
        vpsrld ymm6, ymm12, 0x19                                   ;   496.8 fp1     14 x[3]
        vpxor ymm3, ymm3, ymm6                                     ;   497.8 fp0     14 x[3]
        vpslld ymm6, ymm13, 7                                      ;   497.2 fp2     14 x[3]
        vpsrld ymm7, ymm13, 0x19                                   ;   497.8 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   498.8 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;   496.8 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm3                                     ;   498.8 fp3     14 x[0]
        vpxor ymm8, ymm8, ymm4                                     ;   497.8 fp0     14 x[0]
        vpxor ymm8, ymm8, ymm6                                     ;   499.8 fp3     14 x[0]
        vpslld ymm7, ymm0, 7                                       ;   498.2 fp2     14 x[2]
        vpxor ymm10, ymm10, ymm7                                   ;   499.2 fp0     14 x[2]
        vpslld ymm7, ymm4, 7                                       ;   498.8 fp1     14 x[2]
        vpxor ymm10, ymm10, ymm3                                   ;   500.2 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   499.8 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm6                                     ;   500.8 fp0     14 x[2]
        vpslld ymm7, ymm9, 5                                       ;   499.8 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x1b                                    ;   500.2 fp2     14 x[0]
        vpslld ymm11, ymm8, 5                                      ;   500.8 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x1b                                    ;   501.2 fp2     14 x[0]
        vpslld ymm12, ymm10, 0x16                                  ;   501.8 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;   502.2 fp2     14 x[2]
        vpslld ymm13, ymm5, 0x16                                   ;   502.8 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   503.2 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   501.2 fp3     12 x[0]
        vmovdqu ymm9, [rbp + 5344]                                 ;   499.0 agu1    12 x[0] reload
        vpxor ymm7, ymm7, ymm9                                     ;   506.0 fp0     12 x[0]
        vpxor ymm11, ymm11, ymm8                                   ;   502.2 fp3     12 x[0]
        vpxor ymm11, ymm11, ymm9                                   ;   506.0 fp0     12 x[0]
        vmovdqu ymm8, [rbp + 5376]                                 ;   499.8 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm8                                     ;   506.8 fp3     12 x[1]
        vpxor ymm4, ymm4, ymm8                                     ;   506.8 fp0     12 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   503.2 fp3     12 x[2]
        vpxor ymm12, ymm12, [rbp + 2240]                           ;   504.2 fp0+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm5                                   ;   504.2 fp3     12 x[2]
        vpxor ymm13, ymm13, [rbp + 2272]                           ;   505.2 fp1+agu0   12 x[2]
        vmovdqu ymm5, [rbp + 5408]                                 ;   501.5 agu1    12 x[3] reload
        vpxor ymm3, ymm3, ymm5                                     ;   508.5 fp2     12 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   508.5 fp0     12 x[3]
        vpxor ymm5, ymm7, ymm0                                     ;   507.8 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   509.5 fp1     13 x
        vpxor ymm8, ymm11, ymm4                                    ;   507.8 fp2     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   509.5 fp0     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   509.5 fp3     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   509.5 fp1     13 x
        vpand ymm5, ymm5, ymm7                                     ;   510.5 fp2     13 x
        vpand ymm8, ymm8, ymm11                                    ;   510.5 fp0     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   511.5 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   511.5 fp1     13 x
        vpor ymm12, ymm12, ymm7                                    ;   510.5 fp2     13 x
        vpor ymm13, ymm13, ymm11                                   ;   510.5 fp0     13 x
        vpand ymm3, ymm3, ymm12                                    ;   511.5 fp3     13 x
        vpand ymm6, ymm6, ymm13                                    ;   511.5 fp1     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   511.5 fp2     13 x
        vpxor ymm12, ymm12, ymm3                                   ;   512.5 fp0     13 x
        vpxor ymm13, ymm13, ymm4                                   ;   511.5 fp3     13 x
        vpxor ymm13, ymm13, ymm6                                   ;   512.5 fp1     13 x
        vpand ymm3, ymm3, ymm5                                     ;   512.5 fp2     13 x
        vpand ymm6, ymm6, ymm8                                     ;   512.5 fp0     13 x
        vpor ymm12, ymm12, ymm3                                    ;   513.5 fp3     13 x
        vpor ymm13, ymm13, ymm6                                    ;   513.5 fp1     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   513.5 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   513.5 fp0     13 x
        vpxor ymm9, ymm0, ymm3                                     ;   514.5 fp3     13 x
        vpand ymm0, ymm0, ymm5                                     ;   512.5 fp1     13 x
        vpxor ymm10, ymm4, ymm6                                    ;   514.5 fp2     13 x
        vpand ymm4, ymm4, ymm8                                     ;   512.5 fp0     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   512.5 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   512.5 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   513.5 fp3     14 x[0]
        vpslld ymm5, ymm8, 0xd                                     ;   513.0 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   513.5 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm8                                     ;   514.5 fp0     14 x[0]
        vpslld ymm8, ymm9, 3                                       ;   515.5 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   515.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   516.5 fp3     14 x[2]
        vpslld ymm9, ymm10, 3                                      ;   515.5 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0x1d                                  ;   515.5 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm10                                    ;   516.5 fp0     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   514.5 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   515.5 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm8                                   ;   517.5 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm6                                   ;   515.7 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm5                                   ;   516.7 fp1     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;   517.7 fp3     14 x[1]
        vpslld ymm3, ymm14, 3                                      ;   516.5 fp2     14 x[3]
        vpslld ymm6, ymm5, 3                                       ;   517.0 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;   516.7 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   517.7 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   518.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm4                                   ;   517.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   518.7 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   519.7 fp3     14 x[3]
        vpslld ymm0, ymm12, 1                                      ;   518.5 fp2     14 x[1]
        vpsrld ymm3, ymm12, 0x1f                                   ;   519.0 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   520.0 fp0     14 x[1]
        vpslld ymm3, ymm13, 1                                      ;   519.5 fp2     14 x[1]
        vpsrld ymm4, ymm13, 0x1f                                   ;   520.0 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   521.0 fp3     14 x[1]
        vpslld ymm4, ymm7, 7                                       ;   520.5 fp2     14 x[3]
        vpsrld ymm6, ymm7, 0x19                                    ;   521.0 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm6                                     ;   522.0 fp0     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   521.5 fp2     14 x[3]
        vpsrld ymm7, ymm11, 0x19                                   ;   522.0 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   523.0 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   521.0 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm4                                   ;   523.0 fp3     14 x[0]
        vpxor ymm5, ymm5, ymm3                                     ;   522.0 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   524.0 fp3     14 x[0]
        vpslld ymm7, ymm0, 7                                       ;   522.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm7                                     ;   523.5 fp0     14 x[2]
        vpslld ymm7, ymm3, 7                                       ;   523.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm4                                     ;   524.5 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm7                                     ;   524.0 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   525.0 fp0     14 x[2]
        vpslld ymm7, ymm14, 5                                      ;   524.0 fp1     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   524.5 fp2     14 x[0]
        vpslld ymm11, ymm5, 5                                      ;   525.0 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   525.5 fp2     14 x[0]
        vpslld ymm12, ymm8, 0x16                                   ;   526.0 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   526.5 fp2     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   527.0 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   527.5 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   525.5 fp3     12 x[0]
        vpxor ymm7, ymm7, [rbp + 2304]                             ;   526.5 fp0+agu0   12 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   526.5 fp3     12 x[0]
        vpxor ymm11, ymm11, [rbp + 2336]                           ;   527.5 fp0+agu1   12 x[0]
        vmovdqu ymm5, [rbp + 5440]                                 ;   524.2 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm5                                     ;   531.2 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   531.2 fp0     12 x[1]
        vmovdqu ymm5, [rbp + 5504]                                 ;   524.5 agu1    12 x[3] reload
        vpxor ymm4, ymm4, ymm5                                     ;   531.5 fp3     12 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   531.5 fp0     12 x[3]
        vpor ymm5, ymm7, ymm0                                      ;   532.2 fp1     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   528.2 fp3     13 x
        vpxor ymm12, ymm12, ymm7                                   ;   529.2 fp2     13 x
        vmovdqu ymm8, [rbp + 5472]                                 ;   525.5 agu0    12 x[2] reload
        vpxor ymm12, ymm12, ymm8                                   ;   532.5 fp0     13 x
        vpor ymm10, ymm11, ymm3                                    ;   532.2 fp1     13 x
        vpxor ymm13, ymm13, ymm9                                   ;   529.2 fp3     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   532.5 fp2     13 x
        vpxor ymm13, ymm13, ymm11                                  ;   533.5 fp0     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   533.5 fp1     13 x
        vpxor ymm10, ymm10, ymm13                                  ;   534.5 fp3     13 x
        vpxor ymm0, ymm0, ymm7                                     ;   532.2 fp2     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   533.2 fp0     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   532.2 fp1     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   533.2 fp3     13 x
        vpxor ymm8, ymm7, ymm5                                     ;   534.5 fp2     13 x
        vpand ymm7, ymm7, ymm12                                    ;   533.5 fp0     13 x
        vpxor ymm9, ymm11, ymm10                                   ;   535.5 fp1     13 x
        vpand ymm7, ymm7, ymm0                                     ;   534.5 fp3     13 x
        vpand ymm11, ymm11, ymm13                                  ;   534.5 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   535.5 fp0     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   535.5 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   536.5 fp3     13 x
        vpor ymm4, ymm4, ymm0                                      ;   534.2 fp2     13 x
        vpor ymm6, ymm6, ymm3                                      ;   534.2 fp0     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   535.2 fp1     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   535.5 fp3     13 x
        vpand ymm5, ymm5, ymm7                                     ;   536.5 fp2     13 x
        vpand ymm10, ymm10, ymm11                                  ;   537.5 fp0     13 x
        vpand ymm12, ymm8, ymm4                                    ;   536.2 fp1     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   537.2 fp3     13 x
        vpand ymm13, ymm9, ymm6                                    ;   536.5 fp2     13 x
        vpxor ymm13, ymm13, ymm3                                   ;   537.5 fp0     13 x
        vpslld ymm14, ymm4, 0xd                                    ;   536.2 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;   536.5 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm4                                   ;   537.5 fp3     14 x[0]
        vpslld ymm4, ymm6, 0xd                                     ;   537.0 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   537.5 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm6                                     ;   538.5 fp0     14 x[0]
        vpslld ymm6, ymm12, 3                                      ;   538.2 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0x1d                                  ;   538.5 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm12                                    ;   539.5 fp3     14 x[2]
        vpslld ymm12, ymm13, 3                                     ;   539.0 fp1     14 x[2]
        vpsrld ymm13, ymm13, 0x1d                                  ;   539.5 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   540.5 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   538.2 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm14                                    ;   539.2 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   540.5 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   539.7 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm4                                     ;   540.7 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   541.7 fp3     14 x[1]
        vpslld ymm5, ymm14, 3                                      ;   540.5 fp2     14 x[3]
        vpslld ymm10, ymm4, 3                                      ;   541.0 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   540.7 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm5                                     ;   541.7 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm6                                     ;   542.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   541.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm10                                  ;   542.7 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm12                                  ;   543.7 fp3     14 x[3]
        vpslld ymm5, ymm0, 1                                       ;   542.5 fp2     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   543.0 fp1     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   544.0 fp0     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;   543.5 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   544.0 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   545.0 fp3     14 x[1]
        vpslld ymm3, ymm7, 7                                       ;   544.5 fp2     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   545.0 fp1     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;   546.0 fp0     14 x[3]
        vpslld ymm7, ymm11, 7                                      ;   545.5 fp2     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   546.0 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   547.0 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm5                                   ;   545.0 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   547.0 fp3     14 x[0]
        vpxor ymm4, ymm4, ymm0                                     ;   546.0 fp0     14 x[0]
        vpxor ymm4, ymm4, ymm7                                     ;   548.0 fp3     14 x[0]
        vpslld ymm8, ymm5, 7                                       ;   546.5 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm8                                     ;   547.5 fp0     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;   547.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm3                                     ;   548.5 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   548.0 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   549.0 fp0     14 x[2]
        vpslld ymm8, ymm14, 5                                      ;   548.0 fp1     14 x[0]
        vpsrld ymm9, ymm14, 0x1b                                   ;   548.5 fp2     14 x[0]
        vpslld ymm10, ymm4, 5                                      ;   549.0 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;   549.5 fp2     14 x[0]
        vpslld ymm11, ymm6, 0x16                                   ;   550.0 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   550.5 fp2     14 x[2]
        vpslld ymm13, ymm12, 0x16                                  ;   551.0 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   551.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   549.5 fp3     12 x[0]
        vmovdqu ymm9, [rbp + 5536]                                 ;   547.2 agu1    12 x[0] reload
        vpxor ymm8, ymm8, ymm9                                     ;   554.2 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm4                                   ;   550.5 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm9                                   ;   554.2 fp0     12 x[0]
        vpxor ymm5, ymm5, [rbp + 2368]                             ;   550.2 fp3+agu0   12 x[1]
        vpxor ymm0, ymm0, [rbp + 2400]                             ;   550.7 fp0+agu1   12 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   551.5 fp3     12 x[2]
        vmovdqu ymm4, [rbp + 5568]                                 ;   549.0 agu0    12 x[2] reload
        vpxor ymm11, ymm11, ymm4                                   ;   556.0 fp0     12 x[2]
        vpxor ymm13, ymm13, ymm12                                  ;   552.5 fp1     12 x[2]
        vpxor ymm13, ymm13, ymm4                                   ;   556.0 fp3     12 x[2]
        vmovdqu ymm4, [rbp + 5600]                                 ;   549.3 agu1    12 x[3] reload
        vpxor ymm3, ymm3, ymm4                                     ;   556.3 fp2     12 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   556.3 fp0     12 x[3]
        vpand ymm4, ymm8, ymm3                                     ;   557.3 fp1     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   557.3 fp3     13 x
        vpand ymm6, ymm10, ymm7                                    ;   557.3 fp2     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   557.3 fp0     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   557.3 fp1     13 x
        vpxor ymm7, ymm7, ymm13                                    ;   557.3 fp3     13 x
        vpxor ymm9, ymm5, ymm11                                    ;   557.0 fp2     13 x
        vpxor ymm13, ymm13, ymm0                                   ;   557.0 fp0     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   558.3 fp1     13 x
        vpxor ymm6, ymm6, ymm13                                    ;   558.3 fp3     13 x
        vpand ymm5, ymm5, ymm8                                     ;   558.3 fp2     13 x
        vpand ymm0, ymm0, ymm10                                    ;   558.3 fp0     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   559.3 fp1     13 x
        vpxor ymm0, ymm0, ymm13                                    ;   559.3 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   558.3 fp2     13 x
        vpor ymm13, ymm13, ymm10                                   ;   558.3 fp0     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   559.3 fp1     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   559.3 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   559.3 fp2     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   559.3 fp0     13 x
        vpand ymm3, ymm3, ymm5                                     ;   560.3 fp1     13 x
        vpand ymm7, ymm7, ymm0                                     ;   560.3 fp3     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   560.3 fp2     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   560.3 fp0     13 x
        vpand ymm5, ymm5, ymm9                                     ;   561.3 fp1     13 x
        vpand ymm0, ymm0, ymm13                                    ;   561.3 fp3     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   561.3 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   561.3 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   562.3 fp1     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   562.3 fp3     13 x
        vpslld ymm11, ymm3, 0xd                                    ;   562.3 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x13                                    ;   562.3 fp1     14 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;   563.3 fp0     14 x[0]
        vpslld ymm3, ymm7, 0xd                                     ;   562.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   562.3 fp1     14 x[0]
        vpxor ymm3, ymm3, ymm7                                     ;   563.3 fp3     14 x[0]
        vpslld ymm7, ymm9, 3                                       ;   563.3 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   563.3 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   564.3 fp0     14 x[2]
        vpslld ymm9, ymm13, 3                                      ;   563.5 fp2     14 x[2]
        vpsrld ymm12, ymm13, 0x1d                                  ;   564.0 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   565.0 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm11                                    ;   564.3 fp0     14 x[1]
        vpxor ymm4, ymm4, ymm7                                     ;   565.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm3                                     ;   564.3 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   566.0 fp3     14 x[1]
        vpslld ymm12, ymm11, 3                                     ;   564.5 fp2     14 x[3]
        vpslld ymm13, ymm3, 3                                      ;   565.0 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm8                                     ;   564.7 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm12                                    ;   565.7 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   566.7 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm10                                    ;   565.7 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm13                                    ;   566.7 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm9                                     ;   567.7 fp3     14 x[3]
        vpslld ymm8, ymm4, 1                                       ;   566.5 fp2     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   567.0 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm4                                     ;   568.0 fp0     14 x[1]
        vpslld ymm4, ymm6, 1                                       ;   567.5 fp2     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   568.0 fp1     14 x[1]
        vpxor ymm4, ymm4, ymm6                                     ;   569.0 fp3     14 x[1]
        vpslld ymm6, ymm5, 7                                       ;   568.5 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   569.0 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   570.0 fp0     14 x[3]
        vpslld ymm5, ymm0, 7                                       ;   569.5 fp2     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   570.0 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   571.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   569.0 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm6                                   ;   571.0 fp3     14 x[0]
        vpxor ymm3, ymm3, ymm4                                     ;   570.0 fp0     14 x[0]
        vpxor ymm3, ymm3, ymm5                                     ;   572.0 fp3     14 x[0]
        vpslld ymm0, ymm8, 7                                       ;   570.5 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm0                                     ;   571.5 fp0     14 x[2]
        vpslld ymm0, ymm4, 7                                       ;   571.0 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm6                                     ;   572.5 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   572.0 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm5                                     ;   573.0 fp0     14 x[2]
        vpslld ymm0, ymm11, 5                                      ;   572.0 fp1     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;   572.5 fp2     14 x[0]
        vpslld ymm11, ymm3, 5                                      ;   573.0 fp1     14 x[0]
        vpsrld ymm3, ymm3, 0x1b                                    ;   573.5 fp2     14 x[0]
        vpslld ymm12, ymm7, 0x16                                   ;   574.0 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   574.5 fp2     14 x[2]
        vpslld ymm13, ymm9, 0x16                                   ;   575.0 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   575.5 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   573.5 fp3     12 x[0]
        vpxor ymm0, ymm0, [rbp + 2432]                             ;   574.5 fp0+agu0   12 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;   574.5 fp3     12 x[0]
        vpxor ymm11, ymm11, [rbp + 2464]                           ;   575.5 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, [rbp + 2496]                             ;   574.2 fp3+agu0   12 x[1]
        vpxor ymm4, ymm4, [rbp + 2528]                             ;   574.7 fp0+agu1   12 x[1]
        vpxor ymm12, ymm12, ymm7                                   ;   575.5 fp3     12 x[2]
        vpxor ymm12, ymm12, [rbp + 2560]                           ;   576.5 fp0+agu0   12 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   576.5 fp1     12 x[2]
        vpxor ymm13, ymm13, [rbp + 2592]                           ;   577.5 fp3+agu1   12 x[2]
        vmovdqu ymm3, [rbp + 5632]                                 ;   574.2 agu0    12 x[3] reload
        vpxor ymm6, ymm6, ymm3                                     ;   581.2 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   581.2 fp0     12 x[3]
        vpor ymm3, ymm8, ymm12                                     ;   577.5 fp1     13 x
        vpor ymm7, ymm4, ymm13                                     ;   578.5 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   582.2 fp2     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   582.2 fp0     13 x
        vpand ymm6, ymm6, ymm12                                    ;   582.2 fp1     13 x
        vpand ymm5, ymm5, ymm13                                    ;   582.2 fp3     13 x
        vpxor ymm9, ymm8, ymm0                                     ;   578.5 fp2     13 x
        vpxor ymm10, ymm4, ymm11                                   ;   578.7 fp0     13 x
        vpand ymm0, ymm0, ymm3                                     ;   583.2 fp1     13 x
        vpxor ymm8, ymm8, ymm12                                    ;   579.2 fp3     13 x
        vpand ymm11, ymm11, ymm7                                   ;   583.2 fp2     13 x
        vpxor ymm4, ymm4, ymm13                                    ;   579.7 fp0     13 x
        vpxor ymm8, ymm8, ymm0                                     ;   584.2 fp1     13 x
        vpxor ymm4, ymm4, ymm11                                    ;   584.2 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   583.2 fp2     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   583.2 fp0     13 x
        vpand ymm12, ymm0, ymm8                                    ;   585.2 fp1     13 x
        vpand ymm13, ymm11, ymm4                                   ;   585.2 fp3     13 x
        vpxor ymm12, ymm12, ymm3                                   ;   586.2 fp2     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   586.2 fp0     13 x
        vpand ymm14, ymm6, ymm8                                    ;   585.2 fp1     13 x
        vpand ymm15, ymm5, ymm4                                    ;   585.2 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   584.2 fp2     13 x
        vpxor ymm3, ymm3, ymm14                                    ;   586.2 fp0     13 x
        vpxor ymm14, ymm14, ymm12                                  ;   587.2 fp1     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   584.2 fp3     13 x
        vpxor ymm7, ymm7, ymm15                                    ;   586.2 fp2     13 x
        vpxor ymm15, ymm15, ymm13                                  ;   587.2 fp0     13 x
        vpslld ymm5, ymm14, 0xd                                    ;   588.2 fp1     14 x[0]
        vpsrld ymm6, ymm14, 0x13                                   ;   588.2 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   589.2 fp3     14 x[0]
        vpslld ymm6, ymm15, 0xd                                    ;   588.2 fp1     14 x[0]
        vpsrld ymm14, ymm15, 0x13                                  ;   588.2 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm14                                    ;   589.2 fp0     14 x[0]
        vpslld ymm14, ymm3, 3                                      ;   587.2 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   587.2 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   588.2 fp3     14 x[2]
        vpslld ymm3, ymm7, 3                                       ;   587.2 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   587.5 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm7                                     ;   588.5 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   586.5 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   587.5 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   589.2 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm5                                     ;   590.2 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   588.3 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm13                                  ;   589.3 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;   590.3 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm6                                   ;   591.3 fp1     14 x[1]
        vpslld ymm0, ymm5, 3                                       ;   590.2 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm0                                     ;   591.2 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm14                                    ;   592.2 fp3     14 x[3]
        vpslld ymm0, ymm6, 3                                       ;   590.2 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm0                                     ;   591.2 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm3                                     ;   592.2 fp3     14 x[3]
        vpslld ymm0, ymm9, 1                                       ;   591.2 fp2     14 x[1]
        vpsrld ymm7, ymm9, 0x1f                                    ;   591.2 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;   592.2 fp0     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   592.3 fp2     14 x[1]
        vpsrld ymm9, ymm10, 0x1f                                   ;   592.3 fp1     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   593.3 fp3     14 x[1]
        vpslld ymm9, ymm8, 7                                       ;   593.2 fp2     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   593.2 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   594.2 fp0     14 x[3]
        vpslld ymm8, ymm4, 7                                       ;   593.5 fp2     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   594.0 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm4                                     ;   595.0 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   593.3 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm9                                     ;   595.2 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   594.3 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   596.0 fp3     14 x[0]
        vpslld ymm4, ymm0, 7                                       ;   594.5 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm4                                   ;   595.5 fp1     14 x[2]
        vpslld ymm4, ymm7, 7                                       ;   595.5 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm9                                   ;   596.5 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm4                                     ;   596.5 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   597.5 fp1     14 x[2]
        vpslld ymm4, ymm5, 5                                       ;   596.5 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   597.0 fp1     14 x[0]
        vpslld ymm10, ymm6, 5                                      ;   597.5 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   598.0 fp1     14 x[0]
        vpslld ymm11, ymm14, 0x16                                  ;   598.5 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   599.0 fp1     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   599.5 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   600.0 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm5                                     ;   598.0 fp0     12 x[0]
        vmovdqu ymm5, [rbp + 5664]                                 ;   595.2 agu1    12 x[0] reload
        vpxor ymm4, ymm4, ymm5                                     ;   602.2 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   599.0 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   602.2 fp3     12 x[0]
        vmovdqu ymm5, [rbp + 5696]                                 ;   596.0 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm5                                     ;   603.0 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;   603.0 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;   600.0 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 2624]                           ;   601.0 fp3+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   601.0 fp0     12 x[2]
        vpxor ymm13, ymm13, [rbp + 2656]                           ;   602.0 fp3+agu0   12 x[2]
        vpxor ymm3, ymm11, ymm0                                    ;   604.0 fp2     13 x
        vmovdqu ymm5, [rbp + 5728]                                 ;   598.0 agu1    12 x[3] reload
        vpxor ymm9, ymm9, ymm5                                     ;   605.0 fp1     13 x
        vpxor ymm9, ymm9, ymm4                                     ;   606.0 fp0     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   605.0 fp3     13 x
        vpxor ymm5, ymm13, ymm7                                    ;   604.0 fp2     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   606.0 fp1     13 x
        vpand ymm0, ymm0, ymm9                                     ;   607.0 fp0     13 x
        vpand ymm7, ymm7, ymm8                                     ;   607.0 fp3     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   608.0 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   608.0 fp1     13 x
        vpor ymm4, ymm4, ymm9                                      ;   607.0 fp0     13 x
        vpor ymm10, ymm10, ymm8                                    ;   607.0 fp3     13 x
        vpxor ymm4, ymm4, ymm3                                     ;   608.0 fp2     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   608.0 fp1     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   607.0 fp0     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   607.0 fp3     13 x
        vpand ymm11, ymm11, ymm0                                   ;   609.0 fp2     13 x
        vpand ymm13, ymm13, ymm7                                   ;   609.0 fp1     13 x
        vpand ymm6, ymm3, ymm0                                     ;   609.0 fp0     13 x
        vpand ymm12, ymm5, ymm7                                    ;   609.0 fp3     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   609.0 fp2     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   609.0 fp1     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   610.0 fp0     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   611.0 fp3     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   610.0 fp2     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   611.0 fp1     13 x
        vpand ymm9, ymm9, ymm4                                     ;   609.0 fp0     13 x
        vpand ymm8, ymm8, ymm10                                    ;   609.0 fp3     13 x
        vpor ymm9, ymm9, ymm6                                      ;   610.0 fp2     13 x
        vpor ymm8, ymm8, ymm12                                     ;   610.0 fp1     13 x
        vpslld ymm6, ymm9, 0xd                                     ;   611.0 fp2     14 x[0]
        vpsrld ymm11, ymm9, 0x13                                   ;   611.0 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm11                                    ;   612.0 fp0     14 x[0]
        vpslld ymm11, ymm8, 0xd                                    ;   611.0 fp2     14 x[0]
        vpsrld ymm12, ymm8, 0x13                                   ;   611.0 fp1     14 x[0]
        vpxor ymm11, ymm11, ymm12                                  ;   612.0 fp3     14 x[0]
        vpslld ymm12, ymm3, 3                                      ;   612.0 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   612.0 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   613.0 fp0     14 x[2]
        vpslld ymm3, ymm5, 3                                       ;   612.3 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0x1d                                    ;   612.5 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   613.5 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm9                                     ;   611.0 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   613.0 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm12                                    ;   614.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm8                                     ;   612.5 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   613.5 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm3                                     ;   614.5 fp2     14 x[1]
        vpslld ymm5, ymm6, 3                                       ;   613.5 fp1     14 x[3]
        vpslld ymm8, ymm11, 3                                      ;   614.3 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm5                                     ;   614.5 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm12                                    ;   615.5 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   615.3 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm3                                   ;   616.3 fp3     14 x[3]
        vpslld ymm5, ymm0, 1                                       ;   615.3 fp2     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   615.5 fp1     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   616.5 fp0     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   616.3 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   616.5 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;   617.5 fp3     14 x[1]
        vpslld ymm7, ymm4, 7                                       ;   617.3 fp2     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   617.5 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   618.5 fp0     14 x[3]
        vpslld ymm4, ymm10, 7                                      ;   618.3 fp2     14 x[3]
        vpsrld ymm8, ymm10, 0x19                                   ;   618.5 fp1     14 x[3]
        vpxor ymm4, ymm4, ymm8                                     ;   619.5 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   617.5 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   619.5 fp3     14 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   618.5 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;   620.5 fp3     14 x[0]
        vpslld ymm8, ymm5, 7                                       ;   619.3 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   620.3 fp0     14 x[2]
        vpslld ymm8, ymm0, 7                                       ;   619.5 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   621.3 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   620.5 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm4                                     ;   621.5 fp2     14 x[2]
        vpslld ymm8, ymm6, 5                                       ;   620.5 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   621.3 fp2     14 x[0]
        vpslld ymm9, ymm11, 5                                      ;   621.5 fp1     14 x[0]
        vpsrld ymm10, ymm11, 0x1b                                  ;   622.3 fp2     14 x[0]
        vpslld ymm11, ymm12, 0x16                                  ;   622.5 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   623.3 fp2     14 x[2]
        vpslld ymm13, ymm3, 0x16                                   ;   623.5 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   624.3 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;   622.3 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 2688]                             ;   623.3 fp0+agu0   12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   623.3 fp3     12 x[0]
        vpxor ymm9, ymm9, [rbp + 2720]                             ;   624.3 fp0+agu1   12 x[0]
        vmovdqu ymm6, [rbp + 5760]                                 ;   620.7 agu0    12 x[1] reload
        vpxor ymm5, ymm5, ymm6                                     ;   627.7 fp3     12 x[1]
        vpxor ymm0, ymm0, ymm6                                     ;   627.7 fp0     12 x[1]
        vpxor ymm11, ymm11, ymm12                                  ;   624.3 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 2752]                           ;   625.3 fp0+agu1   12 x[2]
        vpxor ymm13, ymm13, ymm3                                   ;   625.3 fp1     12 x[2]
        vpxor ymm13, ymm13, [rbp + 2784]                           ;   626.3 fp3+agu0   12 x[2]
        vpxor ymm7, ymm7, [rbp + 2816]                             ;   625.0 fp0+agu1   12 x[3]
        vpxor ymm4, ymm4, [rbp + 2848]                             ;   625.3 fp2+agu0   12 x[3]
        vpand ymm3, ymm8, ymm5                                     ;   628.7 fp1     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   626.0 fp3     13 x
        vpand ymm6, ymm9, ymm0                                     ;   628.7 fp0     13 x
        vpxor ymm9, ymm9, ymm4                                     ;   626.3 fp2     13 x
        vpor ymm8, ymm8, ymm5                                      ;   628.7 fp1     13 x
        vpor ymm9, ymm9, ymm0                                      ;   628.7 fp3     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   628.7 fp0     13 x
        vpxor ymm5, ymm5, ymm11                                    ;   629.7 fp2     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   628.7 fp1     13 x
        vpxor ymm0, ymm0, ymm13                                    ;   629.7 fp3     13 x
        vpor ymm11, ymm11, ymm3                                    ;   629.7 fp0     13 x
        vpor ymm13, ymm13, ymm6                                    ;   629.7 fp2     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   629.7 fp1     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   629.7 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   630.7 fp0     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   630.7 fp2     13 x
        vpand ymm5, ymm5, ymm11                                    ;   630.7 fp1     13 x
        vpand ymm0, ymm0, ymm13                                    ;   630.7 fp3     13 x
        vpor ymm5, ymm5, ymm8                                      ;   631.7 fp0     13 x
        vpor ymm0, ymm0, ymm9                                      ;   631.7 fp2     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   631.7 fp1     13 x
        vpxor ymm13, ymm13, ymm6                                   ;   631.7 fp3     13 x
        vpor ymm11, ymm11, ymm5                                    ;   632.7 fp0     13 x
        vpor ymm13, ymm13, ymm0                                    ;   632.7 fp2     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   631.7 fp1     13 x
        vpxor ymm4, ymm4, ymm6                                     ;   631.7 fp3     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   632.7 fp0     13 x
        vpxor ymm9, ymm9, ymm4                                     ;   632.7 fp2     13 x
        vpand ymm7, ymm7, ymm5                                     ;   632.7 fp1     13 x
        vpand ymm4, ymm4, ymm0                                     ;   632.7 fp3     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   633.7 fp0     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   633.7 fp2     13 x
        vpslld ymm2, ymm7, 0xd                                     ;   634.7 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   634.7 fp2     14 x[0]
        vpxor ymm2, ymm2, ymm7                                     ;   635.7 fp3     14 x[0]
        vpslld ymm7, ymm4, 0xd                                     ;   634.7 fp1     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;   635.3 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm4                                     ;   636.3 fp0     14 x[0]
        vpslld ymm4, ymm3, 3                                       ;   635.5 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   636.3 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm3                                     ;   637.3 fp3     14 x[2]
        vpslld ymm3, ymm6, 3                                       ;   636.5 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   637.3 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   638.3 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   635.5 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm2                                   ;   636.7 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm4                                   ;   638.3 fp3     14 x[1]
        vpxor ymm13, ymm13, ymm9                                   ;   637.0 fp0     14 x[1]
        vpxor ymm13, ymm13, ymm7                                   ;   638.0 fp1     14 x[1]
        vpxor ymm13, ymm13, ymm3                                   ;   639.3 fp3     14 x[1]
        vpslld ymm6, ymm2, 3                                       ;   638.3 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;   639.3 fp0     14 x[3]
        vpslld ymm6, ymm7, 3                                       ;   638.5 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm4                                     ;   640.3 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   639.5 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;   640.5 fp2     14 x[3]
        vpslld ymm6, ymm11, 1                                      ;   639.5 fp1     14 x[1]
        vpsrld ymm8, ymm11, 0x1f                                   ;   640.3 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm8                                     ;   641.3 fp3     14 x[1]
        vpslld ymm8, ymm13, 1                                      ;   640.5 fp1     14 x[1]
        vpsrld ymm9, ymm13, 0x1f                                   ;   641.3 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   642.3 fp0     14 x[1]
        vpslld ymm9, ymm5, 7                                       ;   641.5 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   642.3 fp2     14 x[3]
        vpxor ymm9, ymm9, ymm5                                     ;   643.3 fp3     14 x[3]
        vpslld ymm5, ymm0, 7                                       ;   642.5 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   643.3 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   644.3 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm6                                     ;   642.3 fp3     14 x[0]
        vpxor ymm2, ymm2, ymm9                                     ;   644.3 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   643.3 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;   645.3 fp0     14 x[0]
        vpslld ymm0, ymm6, 7                                       ;   643.5 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm0                                     ;   644.5 fp3     14 x[2]
        vpslld ymm0, ymm8, 7                                       ;   644.3 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   645.5 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm0                                     ;   645.3 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   646.3 fp3     14 x[2]
        vpslld ymm0, ymm2, 5                                       ;   645.3 fp2     14 x[0]
        vpsrld ymm2, ymm2, 0x1b                                    ;   645.5 fp1     14 x[0]
        vpslld ymm10, ymm7, 5                                      ;   646.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   646.5 fp1     14 x[0]
        vpslld ymm11, ymm4, 0x16                                   ;   647.3 fp2     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   647.5 fp1     14 x[2]
        vpslld ymm12, ymm3, 0x16                                   ;   648.3 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   648.5 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   646.5 fp0     12 x[0]
        vmovdqu ymm2, [rbp + 5792]                                 ;   644.5 agu1    12 x[0] reload
        vpxor ymm0, ymm0, ymm2                                     ;   651.5 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   647.5 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm2                                   ;   651.5 fp3     12 x[0]
        vmovdqu ymm2, [rbp + 5824]                                 ;   645.3 agu0    12 x[1] reload
        vpxor ymm6, ymm6, ymm2                                     ;   652.3 fp0     12 x[1]
        vpxor ymm8, ymm8, ymm2                                     ;   652.3 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm4                                   ;   648.5 fp0     12 x[2]
        vmovdqu ymm2, [rbp + 5856]                                 ;   646.0 agu1    12 x[2] reload
        vpxor ymm11, ymm11, ymm2                                   ;   653.0 fp3     12 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   649.5 fp0     12 x[2]
        vpxor ymm12, ymm12, ymm2                                   ;   653.0 fp2     12 x[2]
        vmovdqu ymm2, [rbp + 5888]                                 ;   646.7 agu0    12 x[3] reload
        vpxor ymm9, ymm9, ymm2                                     ;   653.7 fp1     12 x[3]
        vpxor ymm5, ymm5, ymm2                                     ;   653.7 fp3     12 x[3]
        vpand ymm2, ymm0, ymm11                                    ;   654.0 fp0     13 x
        vpxor ymm11, ymm11, ymm0                                   ;   654.0 fp2     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   655.0 fp1     13 x
        vpand ymm3, ymm10, ymm12                                   ;   654.0 fp3     13 x
        vpxor ymm12, ymm12, ymm10                                  ;   654.0 fp0     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   655.0 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   655.0 fp1     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   655.0 fp3     13 x
        vpor ymm9, ymm9, ymm0                                      ;   654.7 fp0     13 x
        vpor ymm5, ymm5, ymm10                                     ;   654.7 fp2     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   655.7 fp1     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   655.7 fp3     13 x
        vpand ymm6, ymm6, ymm2                                     ;   656.0 fp0     13 x
        vpand ymm8, ymm8, ymm3                                     ;   656.0 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   657.0 fp1     13 x
        vpxor ymm8, ymm8, ymm12                                    ;   657.0 fp3     13 x
        vpxor ymm2, ymm2, ymm11                                    ;   656.0 fp0     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   656.0 fp2     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   657.0 fp1     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   657.0 fp3     13 x
        vpor ymm11, ymm11, ymm9                                    ;   656.7 fp0     13 x
        vpor ymm12, ymm12, ymm5                                    ;   656.7 fp2     13 x
        vpxor ymm2, ymm2, ymm11                                    ;   657.7 fp1     13 x
        vpxor ymm3, ymm3, ymm12                                    ;   657.7 fp3     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   658.7 fp0     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   658.7 fp2     13 x
        vpslld ymm4, ymm0, 0xd                                     ;   658.0 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   658.0 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm0                                     ;   659.0 fp3     14 x[0]
        vpslld ymm0, ymm10, 0xd                                    ;   658.0 fp1     14 x[0]
        vpsrld ymm7, ymm10, 0x13                                   ;   658.3 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm7                                     ;   659.3 fp0     14 x[0]
        vpslld ymm7, ymm9, 3                                       ;   659.7 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   659.7 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm9                                     ;   660.7 fp3     14 x[2]
        vpslld ymm9, ymm5, 3                                       ;   659.7 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0x1d                                    ;   660.3 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm5                                     ;   661.3 fp0     14 x[2]
        vpxor ymm2, ymm2, ymm6                                     ;   658.8 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm4                                     ;   660.0 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm7                                     ;   661.7 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   660.0 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   661.0 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   662.3 fp3     14 x[1]
        vpslld ymm5, ymm4, 3                                       ;   661.3 fp2     14 x[3]
        vpslld ymm10, ymm0, 3                                      ;   661.7 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   662.3 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   663.3 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm10                                    ;   662.7 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm9                                     ;   663.7 fp2     14 x[3]
        vpslld ymm5, ymm2, 1                                       ;   662.7 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   663.3 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm2                                     ;   664.3 fp3     14 x[1]
        vpslld ymm2, ymm3, 1                                       ;   663.7 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   664.3 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm3                                     ;   665.3 fp0     14 x[1]
        vpslld ymm3, ymm6, 7                                       ;   664.7 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   665.3 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm6                                     ;   666.3 fp3     14 x[3]
        vpslld ymm6, ymm8, 7                                       ;   665.7 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   666.3 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   667.3 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm5                                     ;   665.3 fp3     14 x[0]
        vpxor ymm4, ymm4, ymm3                                     ;   667.3 fp0     14 x[0]
        vpxor ymm0, ymm0, ymm2                                     ;   666.3 fp3     14 x[0]
        vpxor ymm0, ymm0, ymm6                                     ;   668.3 fp0     14 x[0]
        vpslld ymm8, ymm5, 7                                       ;   666.7 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   667.7 fp3     14 x[2]
        vpslld ymm8, ymm2, 7                                       ;   667.3 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm3                                     ;   668.7 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm8                                     ;   668.3 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   669.3 fp3     14 x[2]
        vpslld ymm8, ymm4, 5                                       ;   668.3 fp2     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;   668.7 fp1     14 x[0]
        vpslld ymm10, ymm0, 5                                      ;   669.3 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x1b                                    ;   669.7 fp1     14 x[0]
        vpslld ymm11, ymm7, 0x16                                   ;   670.3 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   670.7 fp1     14 x[2]
        vpslld ymm12, ymm9, 0x16                                   ;   671.3 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   671.7 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm4                                     ;   669.7 fp0     12 x[0]
        vpxor ymm8, ymm8, [rbp + 2880]                             ;   670.7 fp3+agu1   12 x[0]
        vpxor ymm10, ymm10, ymm0                                   ;   670.7 fp0     12 x[0]
        vpxor ymm10, ymm10, [rbp + 2912]                           ;   671.7 fp3+agu0   12 x[0]
        vmovdqu ymm0, [rbp + 5920]                                 ;   668.5 agu1    12 x[1] reload
        vpxor ymm5, ymm5, ymm0                                     ;   675.5 fp0     12 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   675.5 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm7                                   ;   671.7 fp0     12 x[2]
        vmovdqu ymm0, [rbp + 5952]                                 ;   669.0 agu0    12 x[2] reload
        vpxor ymm11, ymm11, ymm0                                   ;   676.0 fp3     12 x[2]
        vpxor ymm12, ymm12, ymm9                                   ;   672.7 fp0     12 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   676.0 fp2     12 x[2]
        vpxor ymm3, ymm3, [rbp + 2944]                             ;   672.7 fp1+agu1   12 x[3]
        vpxor ymm6, ymm6, [rbp + 2976]                             ;   672.8 fp3+agu0   12 x[3]
        vpand ymm0, ymm8, ymm5                                     ;   676.5 fp0     13 x
        vpand ymm4, ymm10, ymm2                                    ;   676.5 fp2     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   676.5 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   676.5 fp3     13 x
        vpor ymm3, ymm3, ymm8                                      ;   674.0 fp0     13 x
        vpor ymm6, ymm6, ymm10                                     ;   674.3 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   677.0 fp1     13 x
        vpxor ymm10, ymm10, ymm12                                  ;   677.0 fp3     13 x
        vpor ymm8, ymm8, ymm0                                      ;   678.0 fp0     13 x
        vpor ymm10, ymm10, ymm4                                    ;   678.0 fp2     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   679.0 fp1     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   679.0 fp3     13 x
        vpor ymm5, ymm5, ymm0                                      ;   677.5 fp0     13 x
        vpor ymm2, ymm2, ymm4                                      ;   677.5 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   677.0 fp1     13 x
        vpand ymm12, ymm12, ymm6                                   ;   677.0 fp3     13 x
        vpxor ymm5, ymm5, ymm11                                    ;   678.5 fp0     13 x
        vpxor ymm2, ymm2, ymm12                                    ;   678.5 fp2     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   677.7 fp1     13 x
        vpxor ymm6, ymm6, ymm4                                     ;   677.8 fp3     13 x
        vpor ymm0, ymm0, ymm11                                     ;   678.0 fp0     13 x
        vpor ymm4, ymm4, ymm12                                     ;   678.3 fp2     13 x
        vpor ymm11, ymm11, ymm3                                    ;   678.7 fp1     13 x
        vpor ymm12, ymm12, ymm6                                    ;   678.8 fp3     13 x
        vpxor ymm11, ymm11, ymm8                                   ;   680.0 fp0     13 x
        vpxor ymm12, ymm12, ymm10                                  ;   680.0 fp2     13 x
        vpand ymm8, ymm8, ymm5                                     ;   680.0 fp1     13 x
        vpand ymm10, ymm10, ymm2                                   ;   680.0 fp3     13 x
        vpor ymm3, ymm3, ymm5                                      ;   680.0 fp0     13 x
        vpor ymm6, ymm6, ymm2                                      ;   680.3 fp2     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   681.0 fp1     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   681.3 fp3     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   681.0 fp0     13 x
        vpxor ymm6, ymm6, ymm12                                    ;   681.3 fp2     13 x
        vpslld ymm7, ymm8, 0xd                                     ;   682.0 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   682.3 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   683.3 fp3     14 x[0]
        vpslld ymm8, ymm10, 0xd                                    ;   682.7 fp1     14 x[0]
        vpsrld ymm9, ymm10, 0x13                                   ;   683.3 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   684.3 fp0     14 x[0]
        vpslld ymm9, ymm3, 3                                       ;   683.7 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   684.3 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm3                                     ;   685.3 fp3     14 x[2]
        vpslld ymm3, ymm6, 3                                       ;   684.7 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   685.3 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   686.3 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   684.3 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm9                                     ;   686.3 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm8                                     ;   685.3 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm3                                     ;   687.3 fp0     14 x[1]
        vpslld ymm6, ymm7, 3                                       ;   685.7 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm0                                   ;   685.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   686.8 fp0     14 x[3]
        vpslld ymm0, ymm8, 3                                       ;   686.3 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   687.8 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm4                                   ;   686.8 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   687.8 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   688.8 fp2     14 x[3]
        vpslld ymm0, ymm5, 1                                       ;   687.7 fp1     14 x[1]
        vpsrld ymm4, ymm5, 0x1f                                    ;   688.3 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm4                                     ;   689.3 fp3     14 x[1]
        vpslld ymm4, ymm2, 1                                       ;   688.7 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   689.3 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm2                                     ;   690.3 fp0     14 x[1]
        vpslld ymm2, ymm11, 7                                      ;   689.7 fp1     14 x[3]
        vpsrld ymm5, ymm11, 0x19                                   ;   690.3 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   691.3 fp3     14 x[3]
        vpslld ymm5, ymm12, 7                                      ;   690.7 fp1     14 x[3]
        vpsrld ymm6, ymm12, 0x19                                   ;   691.3 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;   692.3 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;   690.3 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm2                                     ;   692.3 fp0     14 x[0]
        vpxor ymm8, ymm8, ymm4                                     ;   691.3 fp3     14 x[0]
        vpxor ymm8, ymm8, ymm5                                     ;   693.3 fp0     14 x[0]
        vpslld ymm6, ymm0, 7                                       ;   691.7 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm6                                     ;   692.7 fp3     14 x[2]
        vpslld ymm6, ymm4, 7                                       ;   692.3 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   693.7 fp0     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   693.3 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   694.3 fp3     14 x[2]
        vpslld ymm6, ymm7, 5                                       ;   693.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   693.7 fp1     14 x[0]
        vpslld ymm10, ymm8, 5                                      ;   694.3 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x1b                                    ;   694.7 fp1     14 x[0]
        vpslld ymm11, ymm9, 0x16                                   ;   695.3 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   695.7 fp1     14 x[2]
        vpslld ymm12, ymm3, 0x16                                   ;   696.3 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;   696.7 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   694.7 fp0     12 x[0]
        vmovdqu ymm7, [rbp + 5984]                                 ;   692.5 agu1    12 x[0] reload
        vpxor ymm6, ymm6, ymm7                                     ;   699.5 fp3     12 x[0]
        vpxor ymm10, ymm10, ymm8                                   ;   695.7 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   699.5 fp3     12 x[0]
        vmovdqu ymm7, [rbp + 6016]                                 ;   693.3 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm7                                     ;   700.3 fp0     12 x[1]
        vpxor ymm4, ymm4, ymm7                                     ;   700.3 fp3     12 x[1]
        vpxor ymm11, ymm11, ymm9                                   ;   696.7 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 3008]                           ;   697.7 fp3+agu1   12 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   697.7 fp0     12 x[2]
        vpxor ymm12, ymm12, [rbp + 3040]                           ;   698.7 fp2+agu0   12 x[2]
        vmovdqu ymm3, [rbp + 6048]                                 ;   695.0 agu1    12 x[3] reload
        vpxor ymm2, ymm2, ymm3                                     ;   702.0 fp1     12 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   702.0 fp3     12 x[3]
        vpxor ymm3, ymm6, ymm0                                     ;   701.3 fp0     13 x
        vpxor ymm6, ymm6, ymm2                                     ;   703.0 fp2     13 x
        vpxor ymm7, ymm10, ymm4                                    ;   701.3 fp1     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   703.0 fp3     13 x
        vpxor ymm2, ymm2, ymm11                                    ;   703.0 fp0     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   703.0 fp2     13 x
        vpand ymm3, ymm3, ymm6                                     ;   704.0 fp1     13 x
        vpand ymm7, ymm7, ymm10                                    ;   704.0 fp3     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   705.0 fp0     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   705.0 fp2     13 x
        vpor ymm11, ymm11, ymm6                                    ;   704.0 fp1     13 x
        vpor ymm12, ymm12, ymm10                                   ;   704.0 fp3     13 x
        vpand ymm2, ymm2, ymm11                                    ;   705.0 fp0     13 x
        vpand ymm5, ymm5, ymm12                                    ;   705.0 fp2     13 x
        vpxor ymm11, ymm11, ymm0                                   ;   705.0 fp1     13 x
        vpxor ymm11, ymm11, ymm2                                   ;   706.0 fp3     13 x
        vpxor ymm12, ymm12, ymm4                                   ;   705.0 fp0     13 x
        vpxor ymm12, ymm12, ymm5                                   ;   706.0 fp2     13 x
        vpand ymm2, ymm2, ymm3                                     ;   706.0 fp1     13 x
        vpand ymm5, ymm5, ymm7                                     ;   706.0 fp3     13 x
        vpor ymm11, ymm11, ymm2                                    ;   707.0 fp0     13 x
        vpor ymm12, ymm12, ymm5                                    ;   707.0 fp2     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   707.0 fp1     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   707.0 fp3     13 x
        vpxor ymm8, ymm0, ymm2                                     ;   708.0 fp0     13 x
        vpand ymm0, ymm0, ymm3                                     ;   706.0 fp2     13 x
        vpxor ymm9, ymm4, ymm5                                     ;   708.0 fp1     13 x
        vpand ymm4, ymm4, ymm7                                     ;   706.0 fp3     13 x
        vpslld ymm13, ymm3, 0xd                                    ;   706.0 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x13                                    ;   706.0 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   707.0 fp0     14 x[0]
        vpslld ymm3, ymm7, 0xd                                     ;   706.5 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   707.0 fp1     14 x[0]
        vpxor ymm3, ymm3, ymm7                                     ;   708.0 fp3     14 x[0]
        vpslld ymm7, ymm8, 3                                       ;   709.0 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   709.0 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   710.0 fp0     14 x[2]
        vpslld ymm8, ymm9, 3                                       ;   709.0 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   709.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   710.0 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm2                                   ;   708.0 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   709.0 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm7                                   ;   711.0 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm5                                   ;   709.2 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm3                                   ;   710.2 fp2     14 x[1]
        vpxor ymm12, ymm12, ymm8                                   ;   711.2 fp0     14 x[1]
        vpslld ymm2, ymm13, 3                                      ;   710.0 fp1     14 x[3]
        vpslld ymm5, ymm3, 3                                       ;   710.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   710.2 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm2                                     ;   711.2 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   712.2 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm4                                   ;   711.2 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm5                                   ;   712.2 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   713.2 fp0     14 x[3]
        vpslld ymm0, ymm11, 1                                      ;   712.0 fp1     14 x[1]
        vpsrld ymm2, ymm11, 0x1f                                   ;   712.5 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm2                                     ;   713.5 fp3     14 x[1]
        vpslld ymm2, ymm12, 1                                      ;   713.0 fp1     14 x[1]
        vpsrld ymm4, ymm12, 0x1f                                   ;   713.5 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm4                                     ;   714.5 fp0     14 x[1]
        vpslld ymm4, ymm6, 7                                       ;   714.0 fp1     14 x[3]
        vpsrld ymm5, ymm6, 0x19                                    ;   714.5 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm5                                     ;   715.5 fp3     14 x[3]
        vpslld ymm5, ymm10, 7                                      ;   715.0 fp1     14 x[3]
        vpsrld ymm6, ymm10, 0x19                                   ;   715.5 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm6                                     ;   716.5 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   714.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm4                                   ;   716.5 fp0     14 x[0]
        vpxor ymm3, ymm3, ymm2                                     ;   715.5 fp3     14 x[0]
        vpxor ymm3, ymm3, ymm5                                     ;   717.5 fp0     14 x[0]
        vpslld ymm6, ymm0, 7                                       ;   716.0 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm6                                     ;   717.0 fp3     14 x[2]
        vpslld ymm6, ymm2, 7                                       ;   716.5 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm4                                     ;   718.0 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;   717.5 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm5                                     ;   718.5 fp3     14 x[2]
        vpslld ymm6, ymm13, 5                                      ;   717.5 fp2     14 x[0]
        vpsrld ymm9, ymm13, 0x1b                                   ;   718.0 fp1     14 x[0]
        vpslld ymm10, ymm3, 5                                      ;   718.5 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x1b                                    ;   719.0 fp1     14 x[0]
        vpslld ymm11, ymm7, 0x16                                   ;   719.5 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   720.0 fp1     14 x[2]
        vpslld ymm12, ymm8, 0x16                                   ;   720.5 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   721.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm9                                     ;   719.0 fp0     12 x[0]
        vpxor ymm6, ymm6, [rbp + 3072]                             ;   720.0 fp3+agu0   12 x[0]
        vpxor ymm10, ymm10, ymm3                                   ;   720.0 fp0     12 x[0]
        vpxor ymm10, ymm10, [rbp + 3104]                           ;   721.0 fp3+agu1   12 x[0]
        vmovdqu ymm3, [rbp + 6080]                                 ;   717.7 agu0    12 x[1] reload
        vpxor ymm0, ymm0, ymm3                                     ;   724.7 fp0     12 x[1]
        vpxor ymm2, ymm2, ymm3                                     ;   724.7 fp3     12 x[1]
        vmovdqu ymm3, [rbp + 6144]                                 ;   718.0 agu1    12 x[3] reload
        vpxor ymm4, ymm4, ymm3                                     ;   725.0 fp0     12 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   725.0 fp3     12 x[3]
        vpor ymm3, ymm6, ymm0                                      ;   725.7 fp2     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   721.7 fp0     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   722.7 fp1     13 x
        vmovdqu ymm7, [rbp + 6112]                                 ;   719.0 agu0    12 x[2] reload
        vpxor ymm11, ymm11, ymm7                                   ;   726.0 fp3     13 x
        vpor ymm9, ymm10, ymm2                                     ;   725.7 fp2     13 x
        vpxor ymm12, ymm12, ymm8                                   ;   722.7 fp0     13 x
        vpxor ymm12, ymm12, ymm7                                   ;   726.0 fp1     13 x
        vpxor ymm12, ymm12, ymm10                                  ;   727.0 fp3     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   727.0 fp2     13 x
        vpxor ymm9, ymm9, ymm12                                    ;   728.0 fp0     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   725.7 fp1     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   726.7 fp3     13 x
        vpxor ymm2, ymm2, ymm10                                    ;   725.7 fp2     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   726.7 fp0     13 x
        vpxor ymm7, ymm6, ymm3                                     ;   728.0 fp1     13 x
        vpand ymm6, ymm6, ymm11                                    ;   727.0 fp3     13 x
        vpxor ymm8, ymm10, ymm9                                    ;   729.0 fp2     13 x
        vpand ymm6, ymm6, ymm0                                     ;   728.0 fp0     13 x
        vpand ymm10, ymm10, ymm12                                  ;   728.0 fp1     13 x
        vpand ymm10, ymm10, ymm2                                   ;   729.0 fp3     13 x
        vpxor ymm6, ymm6, ymm4                                     ;   729.0 fp2     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   730.0 fp0     13 x
        vpor ymm4, ymm4, ymm0                                      ;   727.7 fp1     13 x
        vpor ymm5, ymm5, ymm2                                      ;   727.7 fp3     13 x
        vpxor ymm4, ymm4, ymm3                                     ;   728.7 fp2     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   729.0 fp0     13 x
        vpand ymm3, ymm3, ymm6                                     ;   730.0 fp1     13 x
        vpand ymm9, ymm9, ymm10                                    ;   731.0 fp3     13 x
        vpand ymm11, ymm7, ymm4                                    ;   729.7 fp2     13 x
        vpxor ymm11, ymm11, ymm0                                   ;   730.7 fp0     13 x
        vpand ymm12, ymm8, ymm5                                    ;   730.0 fp1     13 x
        vpxor ymm12, ymm12, ymm2                                   ;   731.0 fp3     13 x
        vpslld ymm13, ymm4, 0xd                                    ;   729.7 fp2     14 x[0]
        vpsrld ymm4, ymm4, 0x13                                    ;   730.0 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm4                                   ;   731.0 fp0     14 x[0]
        vpslld ymm4, ymm5, 0xd                                     ;   730.5 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   731.0 fp1     14 x[0]
        vpxor ymm4, ymm4, ymm5                                     ;   732.0 fp3     14 x[0]
        vpslld ymm5, ymm11, 3                                      ;   731.7 fp2     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   732.0 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm11                                    ;   733.0 fp0     14 x[2]
        vpslld ymm11, ymm12, 3                                     ;   732.5 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0x1d                                  ;   733.0 fp1     14 x[2]
        vpxor ymm11, ymm11, ymm12                                  ;   734.0 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   731.7 fp0     14 x[1]
        vpxor ymm0, ymm0, ymm13                                    ;   732.7 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm5                                     ;   734.0 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;   733.2 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm4                                     ;   734.2 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm11                                    ;   735.2 fp0     14 x[1]
        vpslld ymm3, ymm13, 3                                      ;   734.0 fp1     14 x[3]
        vpslld ymm9, ymm4, 3                                       ;   734.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   734.2 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   735.2 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm5                                     ;   736.2 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   735.2 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm9                                   ;   736.2 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm11                                  ;   737.2 fp0     14 x[3]
        vpslld ymm3, ymm0, 1                                       ;   736.0 fp1     14 x[1]
        vpsrld ymm0, ymm0, 0x1f                                    ;   736.5 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   737.5 fp3     14 x[1]
        vpslld ymm0, ymm2, 1                                       ;   737.0 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   737.5 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm2                                     ;   738.5 fp0     14 x[1]
        vpslld ymm2, ymm6, 7                                       ;   738.0 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   738.5 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm6                                     ;   739.5 fp3     14 x[3]
        vpslld ymm6, ymm10, 7                                      ;   739.0 fp1     14 x[3]
        vpsrld ymm7, ymm10, 0x19                                   ;   739.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;   740.5 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm3                                   ;   738.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   740.5 fp0     14 x[0]
        vpxor ymm4, ymm4, ymm0                                     ;   739.5 fp3     14 x[0]
        vpxor ymm4, ymm4, ymm6                                     ;   741.5 fp0     14 x[0]
        vpslld ymm7, ymm3, 7                                       ;   740.0 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   741.0 fp3     14 x[2]
        vpslld ymm7, ymm0, 7                                       ;   740.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm2                                     ;   742.0 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm7                                   ;   741.5 fp1     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;   742.5 fp3     14 x[2]
        vpslld ymm7, ymm13, 5                                      ;   741.5 fp2     14 x[0]
        vpsrld ymm8, ymm13, 0x1b                                   ;   742.0 fp1     14 x[0]
        vpslld ymm9, ymm4, 5                                       ;   742.5 fp2     14 x[0]
        vpsrld ymm4, ymm4, 0x1b                                    ;   743.0 fp1     14 x[0]
        vpslld ymm10, ymm5, 0x16                                   ;   743.5 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   744.0 fp1     14 x[2]
        vpslld ymm12, ymm11, 0x16                                  ;   744.5 fp2     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   745.0 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   743.0 fp0     12 x[0]
        vmovdqu ymm8, [rbp + 6176]                                 ;   740.7 agu1    12 x[0] reload
        vpxor ymm7, ymm7, ymm8                                     ;   747.7 fp3     12 x[0]
        vpxor ymm9, ymm9, ymm4                                     ;   744.0 fp0     12 x[0]
        vpxor ymm9, ymm9, ymm8                                     ;   747.7 fp3     12 x[0]
        vpxor ymm3, ymm3, [rbp + 3136]                             ;   743.7 fp0+agu0   12 x[1]
        vpxor ymm0, ymm0, [rbp + 3168]                             ;   744.2 fp3+agu1   12 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   745.0 fp0     12 x[2]
        vmovdqu ymm4, [rbp + 6208]                                 ;   742.5 agu0    12 x[2] reload
        vpxor ymm10, ymm10, ymm4                                   ;   749.5 fp3     12 x[2]
        vpxor ymm12, ymm12, ymm11                                  ;   746.0 fp2     12 x[2]
        vpxor ymm12, ymm12, ymm4                                   ;   749.5 fp0     12 x[2]
        vmovdqu ymm4, [rbp + 6240]                                 ;   742.8 agu1    12 x[3] reload
        vpxor ymm2, ymm2, ymm4                                     ;   749.8 fp1     12 x[3]
        vpxor ymm6, ymm6, ymm4                                     ;   749.8 fp3     12 x[3]
        vpand ymm4, ymm7, ymm2                                     ;   750.8 fp2     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   750.8 fp0     13 x
        vpand ymm5, ymm9, ymm6                                     ;   750.8 fp1     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   750.8 fp3     13 x
        vpxor ymm2, ymm2, ymm10                                    ;   750.8 fp2     13 x
        vpxor ymm6, ymm6, ymm12                                    ;   750.8 fp0     13 x
        vpxor ymm8, ymm3, ymm10                                    ;   750.5 fp1     13 x
        vpxor ymm12, ymm12, ymm0                                   ;   750.5 fp3     13 x
        vpxor ymm4, ymm4, ymm8                                     ;   751.8 fp2     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   751.8 fp0     13 x
        vpand ymm3, ymm3, ymm7                                     ;   751.8 fp1     13 x
        vpand ymm0, ymm0, ymm9                                     ;   751.8 fp3     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   752.8 fp2     13 x
        vpxor ymm0, ymm0, ymm12                                    ;   752.8 fp0     13 x
        vpor ymm8, ymm8, ymm7                                      ;   751.8 fp1     13 x
        vpor ymm12, ymm12, ymm9                                    ;   751.8 fp3     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   752.8 fp2     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   752.8 fp0     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   752.8 fp1     13 x
        vpxor ymm12, ymm12, ymm6                                   ;   752.8 fp3     13 x
        vpand ymm2, ymm2, ymm3                                     ;   753.8 fp2     13 x
        vpand ymm6, ymm6, ymm0                                     ;   753.8 fp0     13 x
        vpxor ymm3, ymm3, ymm4                                     ;   753.8 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   753.8 fp3     13 x
        vpand ymm3, ymm3, ymm8                                     ;   754.8 fp2     13 x
        vpand ymm0, ymm0, ymm12                                    ;   754.8 fp0     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   754.8 fp1     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   754.8 fp3     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   755.8 fp2     13 x
        vpxor ymm12, ymm12, ymm6                                   ;   755.8 fp0     13 x
        vpslld ymm10, ymm2, 0xd                                    ;   755.8 fp1     14 x[0]
        vpsrld ymm2, ymm2, 0x13                                    ;   755.8 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm2                                   ;   756.8 fp3     14 x[0]
        vpslld ymm2, ymm6, 0xd                                     ;   755.8 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   755.8 fp2     14 x[0]
        vpxor ymm2, ymm2, ymm6                                     ;   756.8 fp0     14 x[0]
        vpslld ymm6, ymm8, 3                                       ;   756.8 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   756.8 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm8                                     ;   757.8 fp3     14 x[2]
        vpslld ymm8, ymm12, 3                                      ;   757.0 fp1     14 x[2]
        vpsrld ymm11, ymm12, 0x1d                                  ;   757.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   758.5 fp0     14 x[2]
        vpxor ymm4, ymm4, ymm10                                    ;   757.8 fp3     14 x[1]
        vpxor ymm4, ymm4, ymm6                                     ;   758.8 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm2                                     ;   757.8 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm8                                     ;   759.5 fp0     14 x[1]
        vpslld ymm11, ymm10, 3                                     ;   758.0 fp1     14 x[3]
        vpslld ymm12, ymm2, 3                                      ;   758.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;   758.2 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm11                                    ;   759.2 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm6                                     ;   760.2 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm9                                     ;   759.2 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm12                                    ;   760.2 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm8                                     ;   761.2 fp0     14 x[3]
        vpslld ymm7, ymm4, 1                                       ;   760.0 fp1     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   760.5 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm4                                     ;   761.5 fp3     14 x[1]
        vpslld ymm4, ymm5, 1                                       ;   761.0 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   761.5 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   762.5 fp0     14 x[1]
        vpslld ymm5, ymm3, 7                                       ;   762.0 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   762.5 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   763.5 fp3     14 x[3]
        vpslld ymm3, ymm0, 7                                       ;   763.0 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   763.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm0                                     ;   764.5 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm7                                   ;   762.5 fp3     14 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   764.5 fp0     14 x[0]
        vpxor ymm2, ymm2, ymm4                                     ;   763.5 fp3     14 x[0]
        vpxor ymm2, ymm2, ymm3                                     ;   765.5 fp0     14 x[0]
        vpslld ymm0, ymm7, 7                                       ;   764.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm0                                     ;   765.0 fp3     14 x[2]
        vpslld ymm0, ymm4, 7                                       ;   764.5 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm5                                     ;   766.0 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   765.5 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   766.5 fp3     14 x[2]
        vpslld ymm0, ymm10, 5                                      ;   765.5 fp2     14 x[0]
        vpsrld ymm9, ymm10, 0x1b                                   ;   766.0 fp1     14 x[0]
        vpslld ymm10, ymm2, 5                                      ;   766.5 fp2     14 x[0]
        vpsrld ymm2, ymm2, 0x1b                                    ;   767.0 fp1     14 x[0]
        vpslld ymm11, ymm6, 0x16                                   ;   767.5 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   768.0 fp1     14 x[2]
        vpslld ymm12, ymm8, 0x16                                   ;   768.5 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   769.0 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm9                                     ;   767.0 fp0     12 x[0]
        vpxor ymm0, ymm0, [rbp + 3200]                             ;   768.0 fp3+agu0   12 x[0]
        vpxor ymm10, ymm10, ymm2                                   ;   768.0 fp0     12 x[0]
        vpxor ymm10, ymm10, [rbp + 3232]                           ;   769.0 fp3+agu1   12 x[0]
        vpxor ymm7, ymm7, [rbp + 3264]                             ;   767.7 fp0+agu0   12 x[1]
        vpxor ymm4, ymm4, [rbp + 3296]                             ;   768.2 fp3+agu1   12 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   769.0 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 3328]                           ;   770.0 fp3+agu0   12 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   770.0 fp2     12 x[2]
        vpxor ymm12, ymm12, [rbp + 3360]                           ;   771.0 fp0+agu1   12 x[2]
        vmovdqu ymm2, [rbp + 6272]                                 ;   767.7 agu0    12 x[3] reload
        vpxor ymm5, ymm5, ymm2                                     ;   774.7 fp1     12 x[3]
        vpxor ymm3, ymm3, ymm2                                     ;   774.7 fp3     12 x[3]
        vpor ymm2, ymm7, ymm11                                     ;   771.0 fp2     13 x
        vpor ymm6, ymm4, ymm12                                     ;   772.0 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   775.7 fp1     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   775.7 fp3     13 x
        vpand ymm5, ymm5, ymm11                                    ;   775.7 fp2     13 x
        vpand ymm3, ymm3, ymm12                                    ;   775.7 fp0     13 x
        vpxor ymm8, ymm7, ymm0                                     ;   772.0 fp1     13 x
        vpxor ymm9, ymm4, ymm10                                    ;   772.2 fp3     13 x
        vpand ymm0, ymm0, ymm2                                     ;   776.7 fp2     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   772.7 fp0     13 x
        vpand ymm10, ymm10, ymm6                                   ;   776.7 fp1     13 x
        vpxor ymm4, ymm4, ymm12                                    ;   773.2 fp3     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   777.7 fp2     13 x
        vpxor ymm4, ymm4, ymm10                                    ;   777.7 fp0     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   776.7 fp1     13 x
        vpxor ymm3, ymm3, ymm9                                     ;   776.7 fp3     13 x
        vpand ymm11, ymm0, ymm7                                    ;   778.7 fp2     13 x
        vpand ymm12, ymm10, ymm4                                   ;   778.7 fp0     13 x
        vpxor ymm11, ymm11, ymm2                                   ;   779.7 fp1     13 x
        vpxor ymm12, ymm12, ymm6                                   ;   779.7 fp3     13 x
        vpand ymm13, ymm5, ymm7                                    ;   778.7 fp2     13 x
        vpand ymm14, ymm3, ymm4                                    ;   778.7 fp0     13 x
        vmovdqu xmm15, [r8]                                        ;   775.7 agu1    17 z[0]
        vmovdqu xmm1, [r8 + 16]                                    ;   775.8 agu0    17 z[0]
        vmovdqu [rbp + 6368], ymm4                                 ;   778.7 agu2+fp5   13 x spill
        vmovdqu xmm4, [r8 + 32]                                    ;   776.7 agu1    17 z[0]
        vmovdqu [rbp + 6400], ymm7                                 ;   778.7 agu0+fp5   13 x spill
        vmovdqu xmm7, [r8 + 48]                                    ;   777.7 agu1    17 z[0]
        vmovdqu [rbp + 6432], ymm3                                 ;   778.0 agu2+fp5   13 x spill
        vmovdqu xmm3, [r8 + 64]                                    ;   777.8 agu0    17 z[0]
        vperm2i128 ymm3, ymm15, ymm3, 0x20                         ;   784.8 fp1     17 z[0]
        vmovdqu xmm15, [r8 + 80]                                   ;   778.7 agu1    17 z[0]
        vperm2i128 ymm1, ymm1, ymm15, 0x20                         ;   785.7 fp1     17 z[0]
        vmovdqu xmm15, [r8 + 96]                                   ;   778.8 agu0    17 z[0]
        vperm2i128 ymm4, ymm4, ymm15, 0x20                         ;   785.8 fp1     17 z[0]
        vmovdqu xmm15, [r8 + 112]                                  ;   779.7 agu1    17 z[0]
        vperm2i128 ymm7, ymm7, ymm15, 0x20                         ;   786.7 fp1     17 z[0]
        vpunpckldq ymm15, ymm3, ymm1                               ;   788.7 fp2     17 z[0]
        vpunpckhdq ymm1, ymm3, ymm1                                ;   788.7 fp2     17 z[0]
        vpunpckldq ymm3, ymm4, ymm7                                ;   789.7 fp2     17 z[0]
        vpunpckhdq ymm4, ymm4, ymm7                                ;   789.7 fp1     17 z[0]
        vpunpcklqdq ymm7, ymm15, ymm3                              ;   790.7 fp2     17 z[0]
        vpunpckhqdq ymm3, ymm15, ymm3                              ;   790.7 fp1     17 z[0]
        vpunpcklqdq ymm15, ymm1, ymm4                              ;   790.7 fp2     17 z[0]
        vpunpckhqdq ymm1, ymm1, ymm4                               ;   790.7 fp1     17 z[0]
        vmovdqu xmm4, [r8 + 128]                                   ;   779.8 agu0    17 z[0]
        vpxor ymm7, ymm7, ymm13                                    ;   791.7 fp3     17 z[0]
        vpxor ymm7, ymm7, ymm11                                    ;   792.7 fp0     17 z[0]
        vpxor ymm7, ymm7, [rbp + 6304]                             ;   793.7 fp3+agu1   17 z[0]
        vpxor ymm8, ymm8, ymm0                                     ;   781.2 fp0     17 z[1]
        vmovdqu xmm0, [r8 + 144]                                   ;   781.2 agu0    17 z[0]
        vpxor ymm8, ymm8, ymm11                                    ;   782.2 fp3     17 z[1]
        vmovdqu xmm11, [r8 + 160]                                  ;   782.2 agu1    17 z[0]
        vpxor ymm8, ymm8, ymm3                                     ;   791.7 fp0     17 z[1]
        vmovdqu xmm3, [r8 + 176]                                   ;   784.8 agu0    17 z[0]
        vpxor ymm8, ymm8, [rbp + 3392]                             ;   792.7 fp3+agu1   17 z[1]
        vpxor ymm9, ymm9, ymm10                                    ;   785.7 fp0     17 z[1]
        vmovdqu xmm10, [r8 + 192]                                  ;   785.8 agu0    17 z[0]
        vperm2i128 ymm4, ymm4, ymm10, 0x20                         ;   792.8 fp1     17 z[0]
        vmovdqu xmm10, [r8 + 208]                                  ;   786.2 agu1    17 z[0]
        vperm2i128 ymm0, ymm0, ymm10, 0x20                         ;   793.2 fp1     17 z[0]
        vmovdqu xmm10, [r8 + 224]                                  ;   786.8 agu0    17 z[0]
        vperm2i128 ymm10, ymm11, ymm10, 0x20                       ;   793.8 fp1     17 z[0]
        vmovdqu xmm11, [r8 + 240]                                  ;   788.7 agu1    17 z[0]
        vperm2i128 ymm3, ymm3, ymm11, 0x20                         ;   795.7 fp1     17 z[0]
        vpunpckldq ymm11, ymm4, ymm0                               ;   796.2 fp2     17 z[0]
        vpunpckhdq ymm0, ymm4, ymm0                                ;   796.2 fp1     17 z[0]
        vpunpckldq ymm4, ymm10, ymm3                               ;   798.7 fp2     17 z[0]
        vpunpckhdq ymm3, ymm10, ymm3                               ;   798.7 fp1     17 z[0]
        vpunpcklqdq ymm10, ymm11, ymm4                             ;   799.7 fp2     17 z[0]
        vpunpckhqdq ymm4, ymm11, ymm4                              ;   799.7 fp1     17 z[0]
        vpunpcklqdq ymm11, ymm0, ymm3                              ;   799.7 fp2     17 z[0]
        vpunpckhqdq ymm0, ymm0, ymm3                               ;   799.7 fp1     17 z[0]
        vpxor ymm10, ymm10, ymm12                                  ;   800.7 fp3     17 z[0]
        vpxor ymm10, ymm10, ymm14                                  ;   801.7 fp0     17 z[0]
        vpxor ymm10, ymm10, [rbp + 6304]                           ;   802.7 fp3+agu0   17 z[0]
        vpxor ymm9, ymm9, ymm12                                    ;   793.0 fp2     17 z[1]
        vpxor ymm9, ymm9, ymm4                                     ;   800.7 fp0     17 z[1]
        vpxor ymm9, ymm9, [rbp + 3424]                             ;   801.7 fp3+agu1   17 z[1]
        vpxor ymm15, ymm15, ymm13                                  ;   794.0 fp1     17 z[2]
        vpxor ymm15, ymm15, ymm2                                   ;   795.0 fp2     17 z[2]
        vpxor ymm15, ymm15, ymm5                                   ;   796.0 fp0     17 z[2]
        vpxor ymm15, ymm15, [rbp + 3456]                           ;   797.0 fp3+agu0   17 z[2]
        vpxor ymm14, ymm14, ymm6                                   ;   795.7 fp1     17 z[2]
        vpxor ymm14, ymm14, ymm11                                  ;   800.7 fp2     17 z[2]
        vpxor ymm14, ymm14, [rbp + 6432]                           ;   801.7 fp0+agu1   17 z[2]
        vpxor ymm14, ymm14, [rbp + 3488]                           ;   802.7 fp3+agu0   17 z[2]
        vpxor ymm1, ymm1, [rbp + 6400]                             ;   797.0 fp1+agu1   17 z[3]
        vpxor ymm1, ymm1, [rbp + 3520]                             ;   798.0 fp2+agu0   17 z[3]
        vpxor ymm0, ymm0, [rbp + 6368]                             ;   800.7 fp0+agu1   17 z[3]
        vpxor ymm0, ymm0, [rbp + 3552]                             ;   801.7 fp3+agu0   17 z[3]
        vpunpckldq ymm2, ymm7, ymm8                                ;   798.7 fp1     18 dst
        vpunpckhdq ymm3, ymm7, ymm8                                ;   798.8 fp2     18 dst
        vpunpckldq ymm4, ymm15, ymm1                               ;   799.7 fp1     18 dst
        vpunpckhdq ymm1, ymm15, ymm1                               ;   799.8 fp2     18 dst
        vpunpcklqdq ymm5, ymm2, ymm4                               ;   800.7 fp1     18 dst
        vpunpckhqdq ymm2, ymm2, ymm4                               ;   800.8 fp2     18 dst
        vpunpcklqdq ymm4, ymm3, ymm1                               ;   801.7 fp1     18 dst
        vpunpckhqdq ymm1, ymm3, ymm1                               ;   801.8 fp2     18 dst
        vperm2i128 ymm3, ymm5, ymm5, 0x11                          ;   802.7 fp1     18 dst
        vperm2i128 ymm6, ymm2, ymm2, 0x11                          ;   803.7 fp1     18 dst
        vmovdqu [r9], xmm5                                         ;   801.7 agu2+fp5   18 dst
        vperm2i128 ymm5, ymm4, ymm4, 0x11                          ;   804.7 fp1     18 dst
        vmovdqu [r9 + 16], xmm2                                    ;   801.8 agu1+fp5   18 dst
        vperm2i128 ymm2, ymm1, ymm1, 0x11                          ;   805.7 fp1     18 dst
        vmovdqu [r9 + 32], xmm4                                    ;   802.7 agu0+fp5   18 dst
        vmovdqu [r9 + 48], xmm1                                    ;   803.7 agu2+fp5   18 dst
        vmovdqu [r9 + 64], xmm3                                    ;   805.7 agu1+fp5   18 dst
        vmovdqu [r9 + 80], xmm6                                    ;   806.7 agu0+fp5   18 dst
        vmovdqu [r9 + 96], xmm5                                    ;   807.7 agu2+fp5   18 dst
        vmovdqu [r9 + 112], xmm2                                   ;   808.7 agu1+fp5   18 dst
        vpunpckldq ymm1, ymm10, ymm9                               ;   803.7 fp2     18 dst
        vpunpckhdq ymm2, ymm10, ymm9                               ;   803.8 fp2     18 dst
        vpunpckldq ymm3, ymm14, ymm0                               ;   804.8 fp2     18 dst
        vpunpckhdq ymm0, ymm14, ymm0                               ;   805.8 fp2     18 dst
        vpunpcklqdq ymm4, ymm1, ymm3                               ;   806.7 fp1     18 dst
        vpunpckhqdq ymm1, ymm1, ymm3                               ;   806.8 fp2     18 dst
        vpunpcklqdq ymm3, ymm2, ymm0                               ;   807.7 fp1     18 dst
        vpunpckhqdq ymm0, ymm2, ymm0                               ;   807.8 fp2     18 dst
        vperm2i128 ymm2, ymm4, ymm4, 0x11                          ;   808.7 fp1     18 dst
        vperm2i128 ymm5, ymm1, ymm1, 0x11                          ;   809.7 fp1     18 dst
        vmovdqu [r9 + 128], xmm4                                   ;   808.7 agu0+fp5   18 dst
        vperm2i128 ymm4, ymm3, ymm3, 0x11                          ;   810.7 fp1     18 dst
        vmovdqu [r9 + 144], xmm1                                   ;   809.7 agu2+fp5   18 dst
        vperm2i128 ymm1, ymm0, ymm0, 0x11                          ;   811.7 fp1     18 dst
        vmovdqu [r9 + 160], xmm3                                   ;   810.7 agu1+fp5   18 dst
        vmovdqu [r9 + 176], xmm0                                   ;   811.7 agu0+fp5   18 dst
        vmovdqu [r9 + 192], xmm2                                   ;   812.7 agu2+fp5   18 dst
        vmovdqu [r9 + 208], xmm5                                   ;   813.7 agu1+fp5   18 dst
        vmovdqu [r9 + 224], xmm4                                   ;   814.7 agu0+fp5   18 dst
        vmovdqu [r9 + 240], xmm1                                   ;   815.7 agu2+fp5   18 dst
        add r9, 0x100                                              ;   807.7 alu0     9 blocks
        vmovdqu ymm0, [rbp + 6336]                                 ;   807.8 agu1     9 blocks
        vpaddd ymm0, ymm0, [rel serpent_ctr.T0_constants256 + 384] ;   814.8 fp0+agu0    9 blocks
        vmovdqu [rbp + 6336], ymm0                                 ;   816.7 agu2+fp5    9 blocks
        add r8, 0x100                                              ;   808.3 alu1     9 blocks
        cmp r8, qword [rbp + 6496]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 6488], r8                                 ;                    resident
        mov qword [rbp + 6504], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 6480]                                ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 6488]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 6512], rsi                                ;                    blocks left over
        mov qword [rbp + 6488], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 6504]                                ;                    blocks left over
        lea rdi, [rbp + 128]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 6512]                                ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 6520], rdi                                ;                    blocks left over
        mov qword [rbp + 6528], rsi                                ;                    blocks left over
        mov qword [rbp + 6504], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 128]                                       ;                    blocks left over
        mov qword [rbp + 6496], rsi                                ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 6480], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 6520]                                ;                    blocks left over
        mov rdi, qword [rbp + 6528]                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        mov rdx, qword [rbp + 6536]                                ;                    frame
        lea rdi, [rsp]                                             ;                    cleared
        xor eax, eax                                               ;                    cleared
        mov ecx, 0x344                                             ;                    cleared
        rep stosq                                                  ;                    cleared
        vzeroupper                                                 ;                    x87 state
        mov rsp, rdx                                               ;                    frame
        pop rbp                                                    ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
serpent_ctr.T0_constants256:
        dq 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000
        dq 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000500000004, 0x0000000700000006, 0x0000000800000008, 0x0000000800000008, 0x0000000800000008, 0x0000000800000008
        dq 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x0605040702010003, 0x0e0d0c0f0a09080b, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff, 0x00ff00ff00ff00ff
        dq 0x0407060500030201, 0x0c0f0e0d080b0a09, 0x0407060500030201, 0x0c0f0e0d080b0a09, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00, 0xff00ff00ff00ff00
        dq 0x0000001000000010, 0x0000001000000010, 0x0000001000000010, 0x0000001000000010

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

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
; The frame is cleared before return: 6816 bytes, 4 instructions, one of them for 852 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 486 uops, planned 190.2; bounds: width 81.0, ports 187.0, path 8.0
;   blocks: 3261 uops, planned 816.0; bounds: width 543.5, ports 781.5, path 466.0
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
        sub rsp, 0x1aa0                                            ;                    frame
        and rsp, -32                                               ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov qword [rbp + 6664], rax                                ;                    frame
        mov qword [rbp + 6592], rdi                                ;                    argument
        mov qword [rbp + 6600], rsi                                ;                    argument
        mov dword [rbp + 6672], r8d                                ;                    argument
        mov qword [rbp + 6616], rdx                                ;                    argument
        mov qword [rbp + 6632], rcx                                ;                    argument
        mov r8, qword [rbp + 6592]                                 ;     0.0 agu0    12 x[0] reload
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
        mov r9, qword [rbp + 6600]                                 ;   103.3 agu2     9 counter reload
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
        cmp dword [rbp + 6672], 0                                  ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 6672]                                ;                    passes of 16
        mov rcx, rax                                               ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                               ;                    passes of 16
        mov qword [rbp + 6608], rax                                ;                    passes of 16
        sub rcx, rax                                               ;                    passes of 16
        imul rcx, rcx, 0x10                                        ;                    passes of 16
        mov rdx, qword [rbp + 6616]                                ;                    passes of 16
        add rcx, rdx                                               ;                    passes of 16
        mov qword [rbp + 6624], rcx                                ;                    passes of 16
        cmp rcx, rdx                                               ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 6616]                                 ;                    resident
        mov r9, qword [rbp + 6632]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu ymm0, [rel serpent_ctr.T0_constants256 + 224]      ;     0.0 agu0    10 low
        vmovdqu ymm1, [rbp + 6336]                                 ;     0.2 agu1    10 low reload
        vpaddd ymm0, ymm0, ymm1                                    ;     7.2 fp0     10 low
        vmovdqu ymm2, [rbp + 4032]                                 ;     1.0 agu0    10 low reload
        vpaddd ymm3, ymm0, ymm2                                    ;     8.2 fp1     10 low
        vpxor ymm0, ymm0, ymm2                                     ;     8.2 fp2     10 more
        vmovdqu ymm4, [rel serpent_ctr.T0_constants256 + 96]       ;     1.2 agu1    10 more reload
        vpxor ymm5, ymm3, ymm4                                     ;     9.2 fp3     10 more
        vpxor ymm5, ymm5, ymm2                                     ;    10.2 fp0     10 more
        vpaddd ymm6, ymm1, ymm2                                    ;     8.0 fp1     10 low
        vpand ymm0, ymm0, ymm5                                     ;    11.2 fp2     10 more
        vpxor ymm5, ymm6, ymm4                                     ;     9.0 fp3     10 more
        vpxor ymm5, ymm5, ymm2                                     ;    10.0 fp0     10 more
        vpxor ymm0, ymm0, ymm2                                     ;    12.2 fp1     10 more
        vpsrld ymm0, ymm0, 0x1f                                    ;    13.2 fp2     10 more
        vpxor ymm7, ymm1, ymm2                                     ;     8.0 fp3     10 more
        vpand ymm5, ymm5, ymm7                                     ;    11.0 fp0     10 more
        vpxor ymm5, ymm5, ymm2                                     ;    12.0 fp1     10 more
        vpsrld ymm2, ymm5, 0x1f                                    ;    13.0 fp2     10 more
        vmovdqu ymm5, [rel serpent_ctr.T0_constants256 + 256]      ;     3.2 agu0    10 more reload
        vmovdqu ymm7, [rbp + 4064]                                 ;     3.3 agu1    10 more reload
        vpshufb ymm8, ymm7, ymm5                                   ;    10.3 fp1     10 more
        vmovdqu ymm9, [rel serpent_ctr.T0_constants256 + 320]      ;     7.2 agu0    10 more reload
        vpshufb ymm7, ymm7, ymm9                                   ;    14.2 fp2     10 more
        vmovdqu ymm10, [rel serpent_ctr.T0_constants256 + 288]     ;     8.0 agu1    10 more reload
        vpand ymm8, ymm8, ymm10                                    ;    15.0 fp3     10 more
        vmovdqu ymm11, [rbp + 4096]                                ;     8.3 agu0    10 more reload
        vpshufb ymm12, ymm11, ymm5                                 ;    15.3 fp1     10 more
        vpshufb ymm11, ymm11, ymm9                                 ;    15.3 fp2     10 more
        vmovdqu ymm13, [rel serpent_ctr.T0_constants256 + 352]     ;     9.0 agu1    10 more reload
        vpand ymm7, ymm7, ymm13                                    ;    16.0 fp0     10 more
        vpor ymm8, ymm8, ymm7                                      ;    17.0 fp3     10 more
        vpand ymm12, ymm12, ymm10                                  ;    16.3 fp1     10 more
        vpand ymm11, ymm11, ymm13                                  ;    16.3 fp2     10 more
        vmovdqu ymm7, [rbp + 4128]                                 ;    10.2 agu0    10 more reload
        vpaddd ymm2, ymm2, ymm7                                    ;    17.2 fp0     10 more
        vpshufb ymm14, ymm2, ymm5                                  ;    18.2 fp1     10 more
        vpshufb ymm2, ymm2, ymm9                                   ;    18.2 fp2     10 more
        vpor ymm12, ymm12, ymm11                                   ;    17.3 fp3     10 more
        vpaddd ymm0, ymm0, ymm7                                    ;    17.2 fp0     10 more
        vpshufb ymm7, ymm0, ymm5                                   ;    18.2 fp1     10 more
        vpshufb ymm0, ymm0, ymm9                                   ;    18.2 fp2     10 more
        vpshufb ymm11, ymm6, ymm5                                  ;    13.2 fp1     10 more
        vpand ymm14, ymm14, ymm10                                  ;    19.2 fp3     10 more
        vpshufb ymm5, ymm3, ymm5                                   ;    14.2 fp2     10 more
        vpand ymm7, ymm7, ymm10                                    ;    19.2 fp0     10 more
        vpshufb ymm6, ymm6, ymm9                                   ;    15.0 fp1     10 more
        vpand ymm2, ymm2, ymm13                                    ;    19.2 fp3     10 more
        vpshufb ymm3, ymm3, ymm9                                   ;    15.3 fp2     10 more
        vpand ymm0, ymm0, ymm13                                    ;    19.2 fp0     10 more
        vpor ymm14, ymm14, ymm2                                    ;    20.2 fp1     10 more
        vpor ymm7, ymm7, ymm0                                      ;    20.2 fp3     10 more
        vpand ymm11, ymm11, ymm10                                  ;    16.3 fp2     10 more
        vpand ymm5, ymm5, ymm10                                    ;    16.5 fp0     10 more
        vpand ymm6, ymm6, ymm13                                    ;    17.0 fp1     10 more
        vpand ymm3, ymm3, ymm13                                    ;    17.2 fp3     10 more
        vpor ymm11, ymm11, ymm6                                    ;    18.0 fp2     10 more
        vpor ymm5, ymm5, ymm3                                      ;    18.2 fp0     10 more
        vpxor ymm8, ymm8, [rbp + 3584]                             ;    18.0 fp1+agu1   12 x[0]
        vpxor ymm12, ymm12, [rbp + 3616]                           ;    18.3 fp3+agu0   12 x[1]
        vmovdqu ymm0, [rbp + 3648]                                 ;    18.3 agu1    12 x[2] reload
        vpxor ymm14, ymm14, ymm0                                   ;    25.3 fp2     12 x[2]
        vpxor ymm7, ymm7, ymm0                                     ;    25.3 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;    19.0 fp1     13 x
        vmovdqu ymm0, [rbp + 3680]                                 ;    18.5 agu0    12 x[3] reload
        vpxor ymm11, ymm11, ymm0                                   ;    25.5 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;    25.5 fp2     13 x
        vpxor ymm5, ymm5, ymm8                                     ;    26.5 fp0     13 x
        vpxor ymm0, ymm12, ymm14                                   ;    26.3 fp1     13 x
        vpxor ymm2, ymm12, ymm7                                    ;    26.3 fp3     13 x
        vpand ymm3, ymm12, ymm11                                   ;    26.5 fp2     13 x
        vpand ymm12, ymm12, ymm5                                   ;    27.5 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;    27.5 fp1     13 x
        vpxor ymm12, ymm12, ymm8                                   ;    28.5 fp3     13 x
        vpor ymm6, ymm8, ymm11                                     ;    26.5 fp2     13 x
        vpor ymm8, ymm8, ymm5                                      ;    27.5 fp0     13 x
        vpxor ymm6, ymm6, ymm0                                     ;    27.5 fp1     13 x
        vpxor ymm11, ymm11, ymm14                                  ;    26.5 fp3     13 x
        vpxor ymm8, ymm8, ymm2                                     ;    28.5 fp2     13 x
        vpxor ymm5, ymm5, ymm7                                     ;    27.5 fp0     13 x
        vpand ymm14, ymm14, ymm3                                   ;    28.5 fp1     13 x
        vpand ymm7, ymm7, ymm12                                    ;    29.5 fp3     13 x
        vpand ymm9, ymm0, ymm3                                     ;    28.5 fp2     13 x
        vpxor ymm3, ymm3, ymm11                                    ;    28.5 fp0     13 x
        vpxor ymm0, ymm0, ymm14                                    ;    29.5 fp1     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    30.5 fp3     13 x
        vpand ymm10, ymm2, ymm12                                   ;    29.5 fp2     13 x
        vpxor ymm12, ymm12, ymm5                                   ;    29.5 fp0     13 x
        vpxor ymm2, ymm2, ymm7                                     ;    30.5 fp1     13 x
        vpxor ymm2, ymm2, ymm12                                    ;    31.5 fp3     13 x
        vpand ymm11, ymm11, ymm6                                   ;    28.5 fp2     13 x
        vpand ymm5, ymm5, ymm8                                     ;    29.5 fp0     13 x
        vpslld ymm7, ymm0, 3                                       ;    31.5 fp1     14 x[2]
        vpor ymm11, ymm11, ymm9                                    ;    29.5 fp3     13 x
        vpslld ymm9, ymm11, 0xd                                    ;    30.5 fp2     14 x[0]
        vpsrld ymm13, ymm11, 0x13                                  ;    30.5 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x1d                                    ;    31.5 fp2     14 x[2]
        vpor ymm5, ymm5, ymm10                                     ;    30.5 fp0     13 x
        vpslld ymm10, ymm5, 0xd                                    ;    31.5 fp1     14 x[0]
        vpsrld ymm14, ymm5, 0x13                                   ;    31.5 fp2     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;    32.5 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;    32.5 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;    31.5 fp3     14 x[0]
        vpxor ymm10, ymm10, ymm14                                  ;    32.5 fp0     14 x[0]
        vpslld ymm13, ymm9, 3                                      ;    32.5 fp1     14 x[3]
        vpslld ymm14, ymm10, 3                                     ;    33.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;    32.5 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm11                                    ;    31.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;    32.5 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm7                                     ;    33.5 fp0     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;    34.5 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;    34.5 fp2     14 x[1]
        vpxor ymm15, ymm15, ymm2                                   ;    33.5 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm5                                   ;    33.3 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;    34.3 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm15                                  ;    35.3 fp0     14 x[1]
        vpslld ymm2, ymm12, 1                                      ;    36.3 fp1     14 x[1]
        vpsrld ymm5, ymm12, 0x1f                                   ;    36.3 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm13                                    ;    34.8 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm7                                     ;    35.8 fp0     14 x[3]
        vpslld ymm11, ymm6, 7                                      ;    36.8 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;    36.8 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm14                                    ;    35.8 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;    36.8 fp0     14 x[3]
        vpslld ymm12, ymm8, 7                                      ;    37.8 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;    37.8 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    36.8 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm5                                     ;    37.3 fp0     14 x[1]
        vpslld ymm3, ymm0, 7                                       ;    37.8 fp1     14 x[2]
        vpslld ymm5, ymm2, 7                                       ;    38.3 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;    37.8 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;    38.3 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm11                                    ;    39.3 fp1     14 x[0]
        vpslld ymm6, ymm9, 5                                       ;    40.3 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x1b                                    ;    40.3 fp1     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;    38.8 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm2                                   ;    39.3 fp0     14 x[0]
        vpxor ymm10, ymm10, ymm12                                  ;    40.3 fp2     14 x[0]
        vpslld ymm8, ymm10, 5                                      ;    41.3 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x1b                                  ;    41.3 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm3                                     ;    39.8 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm11                                    ;    40.8 fp0     14 x[2]
        vpslld ymm3, ymm7, 0x16                                    ;    41.8 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;    41.8 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm5                                   ;    40.8 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm12                                  ;    41.8 fp0     14 x[2]
        vpslld ymm5, ymm15, 0x16                                   ;    42.8 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;    42.8 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm9                                     ;    41.8 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 384]                              ;    42.8 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;    42.8 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 416]                              ;    43.8 fp0+agu0   12 x[0]
        vmovdqu ymm9, [rbp + 3712]                                 ;    40.3 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm9                                     ;    47.3 fp1     12 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;    47.3 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm7                                     ;    43.8 fp3     12 x[2]
        vpxor ymm3, ymm3, [rbp + 448]                              ;    44.8 fp0+agu0   12 x[2]
        vpxor ymm5, ymm5, ymm13                                    ;    44.5 fp1     12 x[2]
        vpxor ymm5, ymm5, [rbp + 480]                              ;    45.5 fp2+agu1   12 x[2]
        vpxor ymm11, ymm11, [rbp + 512]                            ;    44.8 fp3+agu0   12 x[3]
        vpxor ymm12, ymm12, [rbp + 544]                            ;    45.3 fp0+agu1   12 x[3]
        vpand ymm7, ymm6, ymm0                                     ;    48.3 fp1     13 x
        vpxor ymm6, ymm6, ymm11                                    ;    45.8 fp2     13 x
        vpor ymm6, ymm6, ymm0                                      ;    48.3 fp3     13 x
        vpand ymm9, ymm8, ymm2                                     ;    48.3 fp0     13 x
        vpxor ymm8, ymm8, ymm12                                    ;    46.5 fp1     13 x
        vpor ymm8, ymm8, ymm2                                      ;    48.3 fp2     13 x
        vpxor ymm0, ymm0, ymm11                                    ;    48.3 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    49.3 fp0     13 x
        vpor ymm3, ymm3, ymm7                                      ;    49.3 fp1     13 x
        vpxor ymm2, ymm2, ymm12                                    ;    48.3 fp2     13 x
        vpxor ymm2, ymm2, ymm5                                     ;    49.3 fp3     13 x
        vpor ymm5, ymm5, ymm9                                      ;    49.3 fp0     13 x
        vpxor ymm6, ymm6, ymm4                                     ;    49.3 fp1     13 x
        vpxor ymm8, ymm8, ymm4                                     ;    49.3 fp2     13 x
        vpxor ymm7, ymm7, ymm0                                     ;    50.3 fp3     13 x
        vpxor ymm9, ymm9, ymm2                                     ;    50.3 fp0     13 x
        vpand ymm0, ymm0, ymm3                                     ;    50.3 fp1     13 x
        vpand ymm2, ymm2, ymm5                                     ;    50.3 fp2     13 x
        vpor ymm0, ymm0, ymm6                                      ;    51.3 fp3     13 x
        vpor ymm2, ymm2, ymm8                                      ;    51.3 fp0     13 x
        vpxor ymm3, ymm3, ymm7                                     ;    51.3 fp1     13 x
        vpxor ymm5, ymm5, ymm9                                     ;    51.3 fp2     13 x
        vpxor ymm11, ymm11, ymm7                                   ;    51.3 fp3     13 x
        vpor ymm3, ymm3, ymm0                                      ;    52.3 fp0     13 x
        vpxor ymm12, ymm12, ymm9                                   ;    51.5 fp1     13 x
        vpor ymm5, ymm5, ymm2                                      ;    52.3 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;    52.3 fp3     13 x
        vpxor ymm8, ymm8, ymm12                                    ;    52.5 fp0     13 x
        vpand ymm11, ymm11, ymm0                                   ;    52.5 fp1     13 x
        vpand ymm12, ymm12, ymm2                                   ;    52.8 fp2     13 x
        vpslld ymm10, ymm7, 3                                      ;    53.5 fp1     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;    53.5 fp3     13 x
        vpsrld ymm7, ymm7, 0x1d                                    ;    53.8 fp2     14 x[2]
        vpslld ymm13, ymm11, 0xd                                   ;    54.5 fp1     14 x[0]
        vpsrld ymm11, ymm11, 0x13                                  ;    54.8 fp2     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;    53.8 fp0     13 x
        vpslld ymm14, ymm12, 0xd                                   ;    55.5 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x13                                  ;    55.8 fp2     14 x[0]
        vpslld ymm15, ymm9, 3                                      ;    56.5 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;    56.8 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm11                                  ;    55.8 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm12                                  ;    56.8 fp0     14 x[0]
        vpslld ymm11, ymm13, 3                                     ;    57.5 fp1     14 x[3]
        vpslld ymm12, ymm14, 3                                     ;    57.8 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm7                                   ;    54.8 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;    55.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;    56.8 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;    57.8 fp0     14 x[1]
        vpslld ymm6, ymm3, 1                                       ;    58.8 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;    58.8 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm8                                     ;    56.8 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm14                                    ;    57.8 fp0     14 x[1]
        vpxor ymm15, ymm15, ymm9                                   ;    57.8 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm15                                    ;    58.8 fp0     14 x[1]
        vpslld ymm7, ymm5, 1                                       ;    59.8 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;    59.8 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm11                                    ;    58.8 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm10                                    ;    59.8 fp0     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;    60.8 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;    60.8 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm12                                    ;    59.8 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm15                                    ;    60.8 fp0     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;    61.8 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;    61.8 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;    60.8 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;    61.3 fp0     14 x[1]
        vpslld ymm3, ymm6, 7                                       ;    62.5 fp1     14 x[2]
        vpslld ymm5, ymm7, 7                                       ;    62.8 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;    61.8 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;    62.3 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm8                                   ;    63.3 fp3     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;    64.3 fp1     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;    64.3 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm2                                     ;    63.3 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm7                                   ;    63.8 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;    64.8 fp0     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;    65.8 fp1     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;    65.8 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm3                                   ;    64.8 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;    65.8 fp0     14 x[2]
        vpslld ymm3, ymm10, 0x16                                   ;    66.8 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0xa                                   ;    66.8 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm5                                   ;    65.8 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;    66.8 fp0     14 x[2]
        vpslld ymm5, ymm15, 0x16                                   ;    67.8 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;    67.8 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm11                                    ;    66.8 fp3     12 x[0]
        vmovdqu ymm11, [rbp + 3744]                                ;    63.5 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm11                                    ;    70.5 fp0     12 x[0]
        vpxor ymm2, ymm2, ymm12                                    ;    67.5 fp1     12 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;    70.5 fp2     12 x[0]
        vmovdqu ymm11, [rbp + 3776]                                ;    64.5 agu1    12 x[1] reload
        vpxor ymm6, ymm6, ymm11                                    ;    71.5 fp3     12 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;    71.5 fp0     12 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;    68.5 fp1     12 x[2]
        vmovdqu ymm10, [rbp + 3808]                                ;    65.8 agu0    12 x[2] reload
        vpxor ymm3, ymm3, ymm10                                    ;    72.8 fp2     12 x[2]
        vpxor ymm5, ymm5, ymm13                                    ;    68.8 fp3     12 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;    72.8 fp0     12 x[2]
        vmovdqu ymm10, [rbp + 3840]                                ;    66.5 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm10                                    ;    73.5 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;    73.5 fp2     12 x[3]
        vpand ymm10, ymm3, ymm0                                    ;    73.8 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;    73.8 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;    74.8 fp1     13 x
        vpxor ymm10, ymm10, ymm8                                   ;    74.8 fp2     13 x
        vpand ymm11, ymm5, ymm2                                    ;    73.8 fp3     13 x
        vpxor ymm5, ymm5, ymm2                                     ;    73.8 fp0     13 x
        vpxor ymm5, ymm5, ymm7                                     ;    74.8 fp1     13 x
        vpxor ymm11, ymm11, ymm9                                   ;    74.8 fp2     13 x
        vpor ymm8, ymm8, ymm0                                      ;    74.5 fp3     13 x
        vpor ymm9, ymm9, ymm2                                      ;    74.5 fp0     13 x
        vpxor ymm8, ymm8, ymm6                                     ;    75.5 fp1     13 x
        vpand ymm6, ymm6, ymm10                                    ;    75.8 fp2     13 x
        vpxor ymm9, ymm9, ymm7                                     ;    75.5 fp3     13 x
        vpand ymm7, ymm7, ymm11                                    ;    75.8 fp0     13 x
        vpxor ymm6, ymm6, ymm3                                     ;    76.8 fp1     13 x
        vpxor ymm7, ymm7, ymm5                                     ;    76.8 fp2     13 x
        vpxor ymm10, ymm10, ymm3                                   ;    75.8 fp3     13 x
        vpxor ymm0, ymm0, ymm10                                    ;    76.8 fp0     13 x
        vpxor ymm11, ymm11, ymm5                                   ;    75.8 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;    77.8 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;    77.8 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;    76.8 fp3     13 x
        vpor ymm3, ymm3, ymm8                                      ;    76.5 fp0     13 x
        vpslld ymm13, ymm2, 0xd                                    ;    77.8 fp2     14 x[0]
        vpor ymm5, ymm5, ymm9                                      ;    76.5 fp3     13 x
        vpsrld ymm2, ymm2, 0x13                                    ;    77.8 fp1     14 x[0]
        vpxor ymm10, ymm10, ymm3                                   ;    77.5 fp0     13 x
        vpxor ymm11, ymm11, ymm5                                   ;    77.5 fp2     13 x
        vpxor ymm8, ymm8, ymm10                                    ;    78.5 fp3     13 x
        vpslld ymm3, ymm8, 3                                       ;    79.5 fp1     14 x[2]
        vpsrld ymm5, ymm8, 0x1d                                    ;    79.5 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;    78.5 fp0     13 x
        vpslld ymm8, ymm9, 3                                       ;    79.5 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;    79.5 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;    78.8 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;    78.8 fp0     14 x[0]
        vpslld ymm0, ymm12, 3                                      ;    79.8 fp1     14 x[3]
        vpslld ymm2, ymm13, 3                                      ;    79.8 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;    80.5 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm6                                   ;    79.3 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;    80.3 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;    81.5 fp0     14 x[1]
        vpslld ymm5, ymm10, 1                                      ;    82.5 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;    82.5 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;    80.8 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm7                                   ;    81.3 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;    82.3 fp1     14 x[1]
        vpxor ymm11, ymm11, ymm8                                   ;    83.3 fp2     14 x[1]
        vpslld ymm9, ymm11, 1                                      ;    84.3 fp1     14 x[1]
        vpsrld ymm11, ymm11, 0x1f                                  ;    84.3 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm0                                     ;    81.8 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;    82.8 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;    83.8 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;    83.8 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm2                                     ;    82.8 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;    83.8 fp0     14 x[3]
        vpslld ymm2, ymm7, 7                                       ;    84.8 fp1     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;    84.8 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm10                                    ;    83.8 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;    85.3 fp0     14 x[1]
        vpslld ymm10, ymm5, 7                                      ;    85.5 fp1     14 x[2]
        vpslld ymm11, ymm9, 7                                      ;    86.3 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;    84.8 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm5                                   ;    85.3 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;    86.3 fp3     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;    87.3 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;    87.3 fp2     14 x[0]
        vpxor ymm2, ymm2, ymm7                                     ;    86.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm9                                   ;    86.8 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;    87.8 fp0     14 x[0]
        vpslld ymm7, ymm13, 5                                      ;    88.8 fp1     14 x[0]
        vpsrld ymm13, ymm13, 0x1b                                  ;    88.8 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;    87.8 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm0                                     ;    88.8 fp0     14 x[2]
        vpslld ymm10, ymm3, 0x16                                   ;    89.8 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;    89.8 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;    88.8 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm2                                     ;    89.8 fp0     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;    90.8 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;    90.8 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm12                                    ;    89.8 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 576]                              ;    90.8 fp0+agu0   12 x[0]
        vmovdqu ymm12, [rbp + 3872]                                ;    86.8 agu1    12 x[1] reload
        vpxor ymm5, ymm5, ymm12                                    ;    93.8 fp1     12 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;    90.8 fp2     12 x[0]
        vpxor ymm7, ymm7, [rbp + 640]                              ;    91.8 fp3+agu0   12 x[0]
        vpxor ymm9, ymm9, ymm12                                    ;    93.8 fp0     12 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;    91.5 fp1     12 x[2]
        vmovdqu ymm3, [rbp + 3904]                                 ;    88.8 agu1    12 x[2] reload
        vpxor ymm10, ymm10, ymm3                                   ;    95.8 fp2     12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;    91.8 fp3     12 x[2]
        vpxor ymm11, ymm11, ymm3                                   ;    95.8 fp0     12 x[2]
        vpxor ymm0, ymm0, [rbp + 672]                              ;    92.5 fp1+agu0   12 x[3]
        vpxor ymm2, ymm2, [rbp + 704]                              ;    92.8 fp2+agu1   12 x[3]
        vpand ymm3, ymm6, ymm5                                     ;    94.8 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;    94.8 fp0     13 x
        vpor ymm0, ymm0, ymm6                                      ;    93.5 fp1     13 x
        vpxor ymm6, ymm6, ymm10                                    ;    96.8 fp2     13 x
        vpand ymm8, ymm9, ymm7                                     ;    94.8 fp3     13 x
        vpxor ymm9, ymm9, ymm2                                     ;    94.8 fp0     13 x
        vpor ymm2, ymm2, ymm7                                      ;    94.5 fp1     13 x
        vpxor ymm7, ymm7, ymm11                                    ;    96.8 fp2     13 x
        vpor ymm6, ymm6, ymm3                                      ;    97.8 fp3     13 x
        vpor ymm7, ymm7, ymm8                                      ;    97.8 fp0     13 x
        vpxor ymm6, ymm6, ymm5                                     ;    98.8 fp1     13 x
        vpor ymm5, ymm5, ymm3                                      ;    95.8 fp2     13 x
        vpxor ymm7, ymm7, ymm9                                     ;    98.8 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;    96.3 fp0     13 x
        vpand ymm10, ymm10, ymm0                                   ;    96.8 fp1     13 x
        vpand ymm11, ymm11, ymm2                                   ;    96.8 fp2     13 x
        vpxor ymm5, ymm5, ymm10                                    ;    97.8 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    97.3 fp0     13 x
        vpxor ymm9, ymm9, ymm11                                    ;    97.8 fp1     13 x
        vpxor ymm2, ymm2, ymm8                                     ;    97.8 fp2     13 x
        vpor ymm3, ymm3, ymm10                                     ;    97.8 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;    98.3 fp0     13 x
        vpor ymm10, ymm10, ymm0                                    ;    98.5 fp1     13 x
        vpor ymm11, ymm11, ymm2                                    ;    98.8 fp2     13 x
        vpxor ymm10, ymm10, ymm6                                   ;    99.8 fp3     13 x
        vpxor ymm11, ymm11, ymm7                                   ;    99.8 fp0     13 x
        vpand ymm6, ymm6, ymm5                                     ;    99.8 fp1     13 x
        vpor ymm0, ymm0, ymm5                                      ;    99.8 fp2     13 x
        vpand ymm7, ymm7, ymm9                                     ;    99.8 fp3     13 x
        vpor ymm2, ymm2, ymm9                                      ;   100.3 fp0     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   100.8 fp1     13 x
        vpslld ymm12, ymm6, 0xd                                    ;   101.8 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   101.8 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm2                                     ;   101.3 fp3     13 x
        vpslld ymm13, ymm7, 0xd                                    ;   102.3 fp2     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;   102.5 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   101.3 fp0     13 x
        vpslld ymm14, ymm0, 3                                      ;   102.8 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   103.5 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm11                                    ;   101.8 fp3     13 x
        vpslld ymm15, ymm2, 3                                      ;   103.8 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   104.5 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm6                                   ;   102.8 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   103.5 fp3     14 x[0]
        vpslld ymm6, ymm12, 3                                      ;   104.8 fp2     14 x[3]
        vpslld ymm7, ymm13, 3                                      ;   105.5 fp1     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   104.5 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm12                                    ;   103.8 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm14                                    ;   105.5 fp0     14 x[1]
        vpslld ymm0, ymm5, 1                                       ;   106.5 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   106.5 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm2                                   ;   105.5 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   105.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   106.5 fp3     14 x[1]
        vpslld ymm2, ymm9, 1                                       ;   107.5 fp2     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   107.5 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;   106.3 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm6                                   ;   107.3 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   108.3 fp0     14 x[3]
        vpslld ymm3, ymm10, 7                                      ;   109.3 fp2     14 x[3]
        vpsrld ymm6, ymm10, 0x19                                   ;   109.3 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   107.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm7                                   ;   108.8 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   109.8 fp2     14 x[3]
        vpslld ymm7, ymm11, 7                                      ;   110.8 fp1     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   110.8 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm5                                     ;   108.8 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;   109.3 fp0     14 x[1]
        vpslld ymm5, ymm0, 7                                       ;   110.5 fp1     14 x[2]
        vpslld ymm9, ymm2, 7                                       ;   110.8 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   110.3 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   110.3 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   111.3 fp3     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   112.3 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   112.3 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   111.3 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   111.8 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm7                                   ;   112.8 fp0     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;   113.8 fp1     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   113.8 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   112.8 fp3     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   113.8 fp0     14 x[2]
        vpslld ymm5, ymm14, 0x16                                   ;   114.8 fp1     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   114.8 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   113.8 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   114.8 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   115.8 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   115.8 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm10                                    ;   114.8 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 3936]                                ;   111.5 agu0    12 x[0] reload
        vpxor ymm6, ymm6, ymm10                                    ;   118.5 fp0     12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   115.5 fp1     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   118.5 fp2     12 x[0]
        vmovdqu ymm10, [rbp + 3968]                                ;   112.5 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm10                                    ;   119.5 fp3     12 x[1]
        vpxor ymm2, ymm2, ymm10                                    ;   119.5 fp0     12 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   116.5 fp1     12 x[2]
        vpxor ymm5, ymm5, [rbp + 608]                              ;   117.5 fp2+agu0   12 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   116.8 fp3     12 x[2]
        vpxor ymm9, ymm9, [rbp + 736]                              ;   117.8 fp0+agu1   12 x[2]
        vmovdqu ymm10, [rbp + 4000]                                ;   114.8 agu0    12 x[3] reload
        vpxor ymm3, ymm3, ymm10                                    ;   121.8 fp1     12 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;   121.8 fp2     12 x[3]
        vpxor ymm10, ymm6, ymm0                                    ;   120.5 fp3     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   122.8 fp0     13 x
        vpxor ymm11, ymm8, ymm2                                    ;   120.5 fp1     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   122.8 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   122.8 fp3     13 x
        vpxor ymm7, ymm7, ymm9                                     ;   122.8 fp0     13 x
        vpand ymm10, ymm10, ymm6                                   ;   123.8 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   123.8 fp2     13 x
        vpor ymm5, ymm5, ymm6                                      ;   123.8 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   123.8 fp0     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   124.8 fp1     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   124.8 fp2     13 x
        vpand ymm3, ymm3, ymm5                                     ;   124.8 fp3     13 x
        vpand ymm7, ymm7, ymm9                                     ;   124.8 fp0     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   124.8 fp1     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   125.8 fp2     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   124.8 fp3     13 x
        vpxor ymm9, ymm9, ymm7                                     ;   125.8 fp0     13 x
        vpand ymm3, ymm3, ymm10                                    ;   125.8 fp1     13 x
        vpand ymm7, ymm7, ymm11                                    ;   125.8 fp2     13 x
        vpslld ymm12, ymm10, 0xd                                   ;   125.8 fp1     14 x[0]
        vpor ymm5, ymm5, ymm3                                      ;   126.8 fp3     13 x
        vpsrld ymm13, ymm10, 0x13                                  ;   125.8 fp2     14 x[0]
        vpor ymm9, ymm9, ymm7                                      ;   126.8 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   126.8 fp3     13 x
        vpslld ymm14, ymm11, 0xd                                   ;   125.8 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   126.8 fp0     13 x
        vpsrld ymm15, ymm11, 0x13                                  ;   125.8 fp2     14 x[0]
        vpand ymm10, ymm10, ymm0                                   ;   125.8 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   127.8 fp1     13 x
        vpand ymm11, ymm11, ymm2                                   ;   126.0 fp0     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   127.8 fp2     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   126.8 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   128.8 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   128.8 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   127.0 fp0     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;   128.8 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   128.8 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   129.8 fp3     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   128.8 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   128.0 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   129.0 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm13                                    ;   130.8 fp0     14 x[1]
        vpslld ymm3, ymm14, 3                                      ;   129.0 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm2                                   ;   129.8 fp3     14 x[2]
        vpslld ymm2, ymm5, 1                                       ;   131.8 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   131.8 fp2     14 x[1]
        vpxor ymm9, ymm9, ymm7                                     ;   130.0 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   131.0 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   132.0 fp1     14 x[1]
        vpslld ymm7, ymm9, 1                                       ;   133.0 fp2     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   133.0 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   131.0 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   132.0 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm13                                    ;   133.0 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;   134.0 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   134.0 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   132.3 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm3                                     ;   133.3 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;   134.3 fp2     14 x[3]
        vpslld ymm3, ymm8, 7                                       ;   135.3 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   135.3 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   133.3 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   134.0 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   134.8 fp1     14 x[2]
        vpslld ymm9, ymm7, 7                                       ;   135.0 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;   135.0 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   135.0 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   136.0 fp3     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   137.0 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   137.0 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm8                                     ;   136.3 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm7                                   ;   136.3 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   137.3 fp1     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   138.3 fp2     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   138.3 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm5                                   ;   137.0 fp0     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   138.0 fp3     14 x[2]
        vpslld ymm5, ymm13, 0x16                                   ;   139.0 fp2     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   139.0 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   138.0 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm3                                   ;   139.0 fp3     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   140.0 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   140.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm10                                    ;   139.0 fp0     12 x[0]
        vpxor ymm6, ymm6, [rbp + 768]                              ;   140.0 fp3+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   140.0 fp0     12 x[0]
        vpxor ymm8, ymm8, [rbp + 800]                              ;   141.0 fp2+agu0   12 x[0]
        vmovdqu ymm10, [rbp + 4160]                                ;   137.3 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   144.3 fp3     12 x[1]
        vpxor ymm7, ymm7, ymm10                                    ;   144.3 fp1     12 x[1]
        vmovdqu ymm10, [rbp + 4224]                                ;   138.0 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm10                                    ;   145.0 fp0     12 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   145.0 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm12                                    ;   141.3 fp3     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   142.3 fp1     13 x
        vmovdqu ymm10, [rbp + 4192]                                ;   138.7 agu1    12 x[2] reload
        vpxor ymm5, ymm5, ymm10                                    ;   145.7 fp0     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   142.0 fp2     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   145.7 fp3     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   146.7 fp1     13 x
        vpor ymm10, ymm2, ymm6                                     ;   145.3 fp0     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   146.7 fp2     13 x
        vpor ymm11, ymm7, ymm8                                     ;   145.3 fp3     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   147.7 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   145.3 fp0     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   146.3 fp2     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   145.3 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   146.3 fp1     13 x
        vpxor ymm12, ymm6, ymm10                                   ;   147.7 fp0     13 x
        vpand ymm6, ymm6, ymm5                                     ;   146.7 fp2     13 x
        vpand ymm6, ymm6, ymm2                                     ;   147.7 fp3     13 x
        vpand ymm9, ymm9, ymm8                                     ;   147.7 fp1     13 x
        vpand ymm9, ymm9, ymm7                                     ;   148.7 fp0     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   148.7 fp2     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   148.7 fp3     13 x
        vpor ymm0, ymm0, ymm2                                      ;   147.3 fp1     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   149.7 fp0     13 x
        vpor ymm3, ymm3, ymm7                                      ;   147.3 fp2     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   148.3 fp3     13 x
        vpslld ymm5, ymm0, 0xd                                     ;   149.3 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   149.3 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   148.7 fp0     13 x
        vpand ymm10, ymm10, ymm6                                   ;   149.7 fp3     13 x
        vpslld ymm14, ymm3, 0xd                                    ;   149.7 fp1     14 x[0]
        vpand ymm11, ymm11, ymm9                                   ;   150.7 fp0     13 x
        vpsrld ymm15, ymm3, 0x13                                   ;   149.7 fp2     14 x[0]
        vpand ymm0, ymm0, ymm12                                    ;   149.3 fp3     13 x
        vpand ymm3, ymm3, ymm8                                     ;   149.8 fp1     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   150.3 fp0     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   150.8 fp2     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   150.3 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   151.3 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   151.3 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   151.0 fp0     14 x[0]
        vpslld ymm15, ymm3, 3                                      ;   151.8 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   152.0 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   152.3 fp3     14 x[2]
        vpslld ymm0, ymm5, 3                                       ;   152.8 fp1     14 x[3]
        vpxor ymm2, ymm2, ymm10                                    ;   152.0 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm5                                     ;   153.0 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   154.0 fp0     14 x[1]
        vpslld ymm10, ymm14, 3                                     ;   153.0 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm3                                   ;   153.3 fp3     14 x[2]
        vpslld ymm3, ymm2, 1                                       ;   155.0 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   155.0 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   154.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   155.0 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   156.0 fp1     14 x[1]
        vpslld ymm11, ymm7, 1                                      ;   157.0 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   157.0 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm12                                    ;   155.0 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   156.0 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm13                                    ;   157.0 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;   158.0 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   158.0 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   156.3 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   157.3 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm15                                    ;   158.3 fp2     14 x[3]
        vpslld ymm8, ymm9, 7                                       ;   159.3 fp1     14 x[3]
        vpsrld ymm9, ymm9, 0x19                                    ;   159.3 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm2                                     ;   157.3 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm7                                   ;   158.0 fp0     14 x[1]
        vpslld ymm2, ymm3, 7                                       ;   158.8 fp1     14 x[2]
        vpslld ymm7, ymm11, 7                                      ;   159.0 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;   159.0 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   159.0 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm0                                     ;   160.0 fp3     14 x[0]
        vpslld ymm6, ymm5, 5                                       ;   161.0 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   161.0 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   160.3 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm11                                  ;   160.3 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm8                                   ;   161.3 fp1     14 x[0]
        vpslld ymm9, ymm14, 5                                      ;   162.3 fp2     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   162.3 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   161.0 fp0     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   162.0 fp3     14 x[2]
        vpslld ymm2, ymm13, 0x16                                   ;   163.0 fp2     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   163.0 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   162.0 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   163.0 fp3     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   164.0 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   164.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm5                                     ;   163.0 fp0     12 x[0]
        vmovdqu ymm5, [rbp + 4256]                                 ;   160.3 agu0    12 x[0] reload
        vpxor ymm6, ymm6, ymm5                                     ;   167.3 fp3     12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   164.0 fp0     12 x[0]
        vpxor ymm9, ymm9, ymm5                                     ;   167.3 fp2     12 x[0]
        vpxor ymm3, ymm3, [rbp + 832]                              ;   164.3 fp3+agu1   12 x[1]
        vpxor ymm11, ymm11, [rbp + 864]                            ;   164.8 fp1+agu0   12 x[1]
        vpxor ymm2, ymm2, ymm12                                    ;   165.0 fp0     12 x[2]
        vmovdqu ymm5, [rbp + 4288]                                 ;   162.2 agu1    12 x[2] reload
        vpxor ymm2, ymm2, ymm5                                     ;   169.2 fp2     12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   165.3 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm5                                     ;   169.2 fp1     12 x[2]
        vmovdqu ymm5, [rbp + 4320]                                 ;   162.7 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   169.7 fp0     12 x[3]
        vpxor ymm8, ymm8, ymm5                                     ;   169.7 fp2     12 x[3]
        vpand ymm5, ymm6, ymm0                                     ;   170.7 fp3     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   170.7 fp1     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   170.7 fp0     13 x
        vpand ymm10, ymm9, ymm8                                    ;   170.7 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   170.7 fp3     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   170.7 fp1     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   170.2 fp0     13 x
        vpand ymm3, ymm3, ymm6                                     ;   171.7 fp2     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   170.2 fp3     13 x
        vpand ymm11, ymm11, ymm9                                   ;   171.7 fp1     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   171.7 fp0     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   171.7 fp2     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   172.7 fp3     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   172.7 fp1     13 x
        vpor ymm2, ymm2, ymm6                                      ;   171.7 fp0     13 x
        vpor ymm7, ymm7, ymm9                                      ;   171.7 fp2     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   172.7 fp3     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   172.7 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   172.7 fp0     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   172.7 fp2     13 x
        vpand ymm0, ymm0, ymm3                                     ;   173.7 fp3     13 x
        vpand ymm8, ymm8, ymm11                                    ;   173.7 fp1     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   173.7 fp0     13 x
        vpxor ymm11, ymm11, ymm10                                  ;   173.7 fp2     13 x
        vpand ymm3, ymm3, ymm2                                     ;   174.7 fp3     13 x
        vpand ymm11, ymm11, ymm7                                   ;   174.7 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   174.7 fp0     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   175.7 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   175.7 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   174.7 fp3     13 x
        vpslld ymm14, ymm8, 0xd                                    ;   175.7 fp2     14 x[0]
        vpsrld ymm15, ymm8, 0x13                                   ;   175.7 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm0                                     ;   175.7 fp0     13 x
        vpslld ymm0, ymm2, 3                                       ;   176.7 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   176.7 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   175.7 fp3     13 x
        vpslld ymm8, ymm7, 3                                       ;   176.7 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   176.8 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   176.7 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm15                                  ;   176.7 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   177.7 fp2     14 x[3]
        vpslld ymm15, ymm14, 3                                     ;   177.8 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm2                                     ;   177.7 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm12                                    ;   177.7 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   178.7 fp0     14 x[1]
        vpslld ymm2, ymm5, 1                                       ;   179.7 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   179.7 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   177.8 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm14                                  ;   178.0 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm8                                   ;   179.0 fp3     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   180.0 fp2     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   180.0 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm6                                     ;   179.0 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm13                                    ;   180.0 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm0                                     ;   181.0 fp0     14 x[3]
        vpslld ymm6, ymm3, 7                                       ;   182.0 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   182.0 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   180.3 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   181.3 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   182.3 fp2     14 x[3]
        vpslld ymm9, ymm11, 7                                      ;   183.3 fp1     14 x[3]
        vpsrld ymm11, ymm11, 0x19                                  ;   183.3 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   181.3 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm10                                    ;   182.0 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   182.8 fp1     14 x[2]
        vpslld ymm10, ymm7, 7                                      ;   183.0 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm3                                     ;   183.0 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   183.0 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm6                                   ;   184.0 fp3     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   185.0 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   185.0 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   184.0 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm11                                    ;   184.3 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm9                                   ;   185.3 fp1     14 x[0]
        vpslld ymm11, ymm14, 5                                     ;   186.3 fp2     14 x[0]
        vpsrld ymm13, ymm14, 0x1b                                  ;   186.3 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm5                                     ;   185.0 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;   186.0 fp3     14 x[2]
        vpslld ymm5, ymm0, 0x16                                    ;   187.0 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;   187.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm10                                    ;   186.0 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   187.0 fp3     14 x[2]
        vpslld ymm10, ymm8, 0x16                                   ;   188.0 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   188.0 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   187.0 fp0     12 x[0]
        vpxor ymm3, ymm3, [rbp + 896]                              ;   188.0 fp3+agu1   12 x[0]
        vpxor ymm2, ymm2, [rbp + 960]                              ;   188.0 fp0+agu0   12 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   188.0 fp2     12 x[0]
        vpxor ymm11, ymm11, [rbp + 928]                            ;   189.0 fp3+agu1   12 x[0]
        vpxor ymm7, ymm7, [rbp + 992]                              ;   188.8 fp1+agu0   12 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   189.0 fp0     12 x[2]
        vpxor ymm5, ymm5, [rbp + 1024]                             ;   190.0 fp2+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   189.3 fp3     12 x[2]
        vpxor ymm10, ymm10, [rbp + 1056]                           ;   190.3 fp1+agu0   12 x[2]
        vmovdqu ymm0, [rbp + 4352]                                 ;   187.2 agu1    12 x[3] reload
        vpxor ymm6, ymm6, ymm0                                     ;   194.2 fp0     12 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;   194.2 fp2     12 x[3]
        vpor ymm0, ymm2, ymm5                                      ;   191.0 fp3     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   195.2 fp1     13 x
        vpor ymm8, ymm7, ymm10                                     ;   191.3 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   195.2 fp2     13 x
        vpand ymm6, ymm6, ymm5                                     ;   195.2 fp3     13 x
        vpand ymm9, ymm9, ymm10                                    ;   195.2 fp1     13 x
        vpxor ymm12, ymm2, ymm3                                    ;   192.0 fp0     13 x
        vpand ymm3, ymm3, ymm0                                     ;   196.2 fp2     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   192.3 fp3     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   197.2 fp1     13 x
        vpxor ymm5, ymm7, ymm11                                    ;   193.0 fp0     13 x
        vpand ymm11, ymm11, ymm8                                   ;   196.2 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   193.3 fp3     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   197.2 fp1     13 x
        vpxor ymm6, ymm6, ymm12                                    ;   196.2 fp0     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   196.2 fp2     13 x
        vpand ymm10, ymm3, ymm2                                    ;   198.2 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   199.2 fp1     13 x
        vpand ymm13, ymm11, ymm7                                   ;   198.2 fp0     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   199.2 fp2     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   197.2 fp3     13 x
        vpand ymm6, ymm6, ymm2                                     ;   198.2 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   199.2 fp0     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   200.2 fp2     13 x
        vpslld ymm14, ymm6, 0xd                                    ;   201.2 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   201.2 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   197.2 fp3     13 x
        vpand ymm9, ymm9, ymm7                                     ;   198.2 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   199.2 fp3     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   200.2 fp1     13 x
        vpslld ymm15, ymm9, 0xd                                    ;   201.2 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   201.2 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm6                                   ;   202.2 fp0     14 x[0]
        vpslld ymm6, ymm0, 3                                       ;   200.2 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   200.2 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   202.2 fp3     14 x[0]
        vpslld ymm9, ymm8, 3                                       ;   200.2 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   200.8 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm0                                     ;   201.2 fp0     14 x[2]
        vpslld ymm0, ymm14, 3                                      ;   203.2 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   199.5 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   200.5 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   203.2 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm6                                   ;   204.2 fp0     14 x[1]
        vpslld ymm3, ymm15, 3                                      ;   203.2 fp1     14 x[3]
        vpslld ymm10, ymm12, 1                                     ;   205.2 fp2     14 x[1]
        vpsrld ymm12, ymm12, 0x1f                                  ;   205.2 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm8                                     ;   201.8 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm11                                    ;   202.2 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm13                                    ;   203.2 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm15                                    ;   204.2 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm9                                     ;   205.2 fp0     14 x[1]
        vpslld ymm8, ymm5, 1                                       ;   206.2 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   206.2 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   204.2 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm6                                     ;   205.2 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   206.2 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   206.2 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   204.5 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm9                                     ;   205.5 fp0     14 x[3]
        vpslld ymm3, ymm7, 7                                       ;   206.5 fp1     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   206.5 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm12                                  ;   206.2 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;   207.2 fp0     14 x[1]
        vpslld ymm5, ymm10, 7                                      ;   207.2 fp1     14 x[2]
        vpslld ymm11, ymm8, 7                                      ;   208.2 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   207.2 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm10                                  ;   207.2 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm0                                   ;   208.2 fp3     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;   209.2 fp1     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;   209.2 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm7                                     ;   208.2 fp0     14 x[3]
        vpxor ymm15, ymm15, ymm8                                   ;   208.5 fp3     14 x[0]
        vpxor ymm15, ymm15, ymm3                                   ;   209.5 fp1     14 x[0]
        vpslld ymm7, ymm15, 5                                      ;   210.5 fp2     14 x[0]
        vpsrld ymm13, ymm15, 0x1b                                  ;   210.5 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm5                                     ;   209.2 fp0     14 x[2]
        vpxor ymm6, ymm6, ymm0                                     ;   210.2 fp3     14 x[2]
        vpslld ymm5, ymm6, 0x16                                    ;   211.2 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   211.2 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   210.2 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm3                                     ;   211.2 fp3     14 x[2]
        vpslld ymm11, ymm9, 0x16                                   ;   212.2 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   212.2 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   211.2 fp0     12 x[0]
        vmovdqu ymm12, [rbp + 4384]                                ;   208.5 agu0    12 x[0] reload
        vpxor ymm2, ymm2, ymm12                                    ;   215.5 fp3     12 x[0]
        vpxor ymm7, ymm7, ymm13                                    ;   212.0 fp2     12 x[0]
        vpxor ymm7, ymm7, ymm12                                    ;   215.5 fp0     12 x[0]
        vmovdqu ymm12, [rbp + 4416]                                ;   209.3 agu1    12 x[1] reload
        vpxor ymm10, ymm10, ymm12                                  ;   216.3 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm12                                    ;   216.3 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm6                                     ;   213.0 fp2     12 x[2]
        vpxor ymm5, ymm5, [rbp + 1088]                             ;   214.0 fp0+agu0   12 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   213.5 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1120]                           ;   214.5 fp1+agu1   12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   216.5 fp2     13 x
        vmovdqu ymm6, [rbp + 4448]                                 ;   211.2 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm6                                     ;   218.2 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   218.2 fp3     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   219.2 fp1     13 x
        vpxor ymm6, ymm10, ymm5                                    ;   217.3 fp2     13 x
        vpand ymm10, ymm10, ymm0                                   ;   219.2 fp0     13 x
        vpxor ymm9, ymm8, ymm11                                    ;   217.3 fp3     13 x
        vpand ymm8, ymm8, ymm3                                     ;   220.2 fp1     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   220.2 fp2     13 x
        vpor ymm2, ymm2, ymm0                                      ;   219.2 fp0     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   221.2 fp3     13 x
        vpor ymm7, ymm7, ymm3                                      ;   220.2 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   220.2 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   219.2 fp0     13 x
        vpand ymm5, ymm5, ymm10                                    ;   221.2 fp3     13 x
        vpxor ymm7, ymm7, ymm9                                     ;   221.2 fp1     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   220.2 fp2     13 x
        vpand ymm11, ymm11, ymm8                                   ;   222.2 fp0     13 x
        vpand ymm12, ymm6, ymm10                                   ;   221.2 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   221.2 fp1     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   222.2 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   223.2 fp0     13 x
        vpand ymm5, ymm9, ymm8                                     ;   222.2 fp3     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   222.2 fp1     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   223.2 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   224.2 fp0     13 x
        vpand ymm0, ymm0, ymm2                                     ;   221.2 fp3     13 x
        vpand ymm3, ymm3, ymm7                                     ;   222.2 fp1     13 x
        vpslld ymm11, ymm6, 3                                      ;   224.2 fp2     14 x[2]
        vpor ymm0, ymm0, ymm12                                     ;   222.2 fp0     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   223.2 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   223.2 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1d                                    ;   224.2 fp1     14 x[2]
        vpor ymm3, ymm3, ymm5                                      ;   223.2 fp3     13 x
        vpslld ymm5, ymm3, 0xd                                     ;   224.2 fp2     14 x[0]
        vpsrld ymm14, ymm3, 0x13                                   ;   224.2 fp1     14 x[0]
        vpslld ymm15, ymm9, 3                                      ;   225.2 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   225.2 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   224.2 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm14                                    ;   225.2 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   225.2 fp2     14 x[3]
        vpslld ymm14, ymm5, 3                                      ;   226.2 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   225.2 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm0                                   ;   223.7 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   225.2 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   226.2 fp3     14 x[1]
        vpslld ymm0, ymm10, 1                                      ;   227.2 fp2     14 x[1]
        vpsrld ymm6, ymm10, 0x1f                                   ;   227.2 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm9                                   ;   226.2 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   225.7 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;   226.7 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm15                                    ;   227.7 fp3     14 x[1]
        vpslld ymm3, ymm8, 1                                       ;   228.7 fp2     14 x[1]
        vpsrld ymm8, ymm8, 0x1f                                    ;   228.7 fp1     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   227.5 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm11                                    ;   228.5 fp3     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;   229.5 fp2     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   229.5 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm14                                    ;   228.5 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm15                                    ;   229.5 fp3     14 x[3]
        vpslld ymm10, ymm7, 7                                      ;   230.5 fp2     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   230.5 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   229.5 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   229.7 fp3     14 x[1]
        vpslld ymm6, ymm0, 7                                       ;   230.5 fp2     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   230.8 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   230.5 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   230.7 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm9                                   ;   231.7 fp2     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   232.7 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   232.7 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   231.5 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   231.7 fp3     14 x[0]
        vpxor ymm5, ymm5, ymm10                                    ;   232.7 fp0     14 x[0]
        vpslld ymm7, ymm5, 5                                       ;   233.7 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   233.7 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm6                                   ;   232.7 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   233.7 fp0     14 x[2]
        vpslld ymm6, ymm11, 0x16                                   ;   234.7 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   234.7 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   233.7 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm10                                  ;   234.7 fp0     14 x[2]
        vpslld ymm8, ymm15, 0x16                                   ;   235.7 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   235.7 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   234.7 fp3     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1152]                             ;   235.7 fp0+agu1   12 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;   235.7 fp3     12 x[0]
        vpxor ymm7, ymm7, [rbp + 1184]                             ;   236.7 fp1+agu0   12 x[0]
        vmovdqu ymm5, [rbp + 4480]                                 ;   232.8 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm5                                     ;   239.8 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   239.8 fp0     12 x[1]
        vpxor ymm6, ymm6, ymm11                                    ;   236.7 fp3     12 x[2]
        vpxor ymm6, ymm6, [rbp + 1216]                             ;   237.7 fp1+agu0   12 x[2]
        vpxor ymm8, ymm8, ymm13                                    ;   237.0 fp2     12 x[2]
        vpxor ymm8, ymm8, [rbp + 1248]                             ;   238.0 fp0+agu1   12 x[2]
        vpxor ymm9, ymm9, [rbp + 1280]                             ;   237.7 fp3+agu0   12 x[3]
        vpxor ymm10, ymm10, [rbp + 1312]                           ;   237.8 fp1+agu1   12 x[3]
        vpand ymm5, ymm2, ymm0                                     ;   240.8 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   238.7 fp0     13 x
        vpor ymm2, ymm2, ymm0                                      ;   240.8 fp3     13 x
        vpand ymm11, ymm7, ymm3                                    ;   240.8 fp1     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   239.0 fp2     13 x
        vpor ymm7, ymm7, ymm3                                      ;   240.8 fp0     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   240.8 fp3     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   241.8 fp1     13 x
        vpor ymm6, ymm6, ymm5                                      ;   241.8 fp2     13 x
        vpxor ymm3, ymm3, ymm10                                    ;   240.8 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   241.8 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;   241.8 fp1     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   241.8 fp2     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   241.8 fp0     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   242.8 fp3     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   242.8 fp1     13 x
        vpand ymm0, ymm0, ymm6                                     ;   242.8 fp2     13 x
        vpand ymm3, ymm3, ymm8                                     ;   242.8 fp0     13 x
        vpor ymm0, ymm0, ymm2                                      ;   243.8 fp3     13 x
        vpor ymm3, ymm3, ymm7                                      ;   243.8 fp1     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   243.8 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   243.8 fp0     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   243.8 fp3     13 x
        vpor ymm6, ymm6, ymm0                                      ;   244.8 fp1     13 x
        vpxor ymm10, ymm10, ymm11                                  ;   244.0 fp2     13 x
        vpor ymm8, ymm8, ymm3                                      ;   244.8 fp0     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   244.8 fp3     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   245.0 fp1     13 x
        vpand ymm9, ymm9, ymm0                                     ;   245.0 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   245.5 fp0     13 x
        vpslld ymm12, ymm5, 3                                      ;   245.8 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   246.0 fp3     13 x
        vpsrld ymm5, ymm5, 0x1d                                    ;   246.0 fp2     14 x[2]
        vpslld ymm13, ymm9, 0xd                                    ;   247.0 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   247.0 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   246.5 fp0     13 x
        vpslld ymm14, ymm10, 0xd                                   ;   247.8 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x13                                  ;   248.0 fp2     14 x[0]
        vpslld ymm15, ymm11, 3                                     ;   248.8 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   249.0 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   248.0 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm10                                  ;   249.0 fp0     14 x[0]
        vpslld ymm9, ymm13, 3                                      ;   249.8 fp1     14 x[3]
        vpslld ymm10, ymm14, 3                                     ;   250.0 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm5                                   ;   247.7 fp3     14 x[2]
        vpxor ymm6, ymm6, ymm2                                     ;   248.5 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm13                                    ;   249.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm12                                    ;   250.5 fp0     14 x[1]
        vpslld ymm2, ymm6, 1                                       ;   251.5 fp1     14 x[1]
        vpsrld ymm5, ymm6, 0x1f                                    ;   251.5 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   249.7 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm14                                    ;   250.7 fp0     14 x[1]
        vpxor ymm15, ymm15, ymm11                                  ;   250.7 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm15                                    ;   251.7 fp0     14 x[1]
        vpslld ymm6, ymm8, 1                                       ;   252.7 fp1     14 x[1]
        vpsrld ymm7, ymm8, 0x1f                                    ;   252.7 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm9                                     ;   251.7 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm12                                    ;   252.7 fp0     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;   253.7 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   253.7 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   252.7 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm15                                    ;   253.7 fp0     14 x[3]
        vpslld ymm9, ymm3, 7                                       ;   254.7 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   254.7 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   253.7 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm7                                     ;   254.5 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   254.8 fp1     14 x[2]
        vpslld ymm7, ymm6, 7                                       ;   255.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   254.7 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm2                                   ;   255.5 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm8                                   ;   256.5 fp3     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;   257.5 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   257.5 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm3                                     ;   256.5 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   256.7 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;   257.7 fp1     14 x[0]
        vpslld ymm3, ymm14, 5                                      ;   258.7 fp2     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   258.7 fp1     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   257.5 fp0     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   258.5 fp3     14 x[2]
        vpslld ymm5, ymm12, 0x16                                   ;   259.5 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   259.5 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   258.5 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   259.5 fp3     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   260.5 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   260.5 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   259.5 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4512]                                ;   256.7 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   263.7 fp3     12 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   260.0 fp2     12 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;   263.7 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4544]                                ;   257.7 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   264.7 fp3     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   264.7 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   261.0 fp2     12 x[2]
        vmovdqu ymm10, [rbp + 4576]                                ;   258.5 agu0    12 x[2] reload
        vpxor ymm5, ymm5, ymm10                                    ;   265.5 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   261.7 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   265.5 fp1     12 x[2]
        vmovdqu ymm10, [rbp + 4608]                                ;   259.2 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm10                                    ;   266.2 fp2     12 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   266.2 fp0     12 x[3]
        vpand ymm10, ymm5, ymm0                                    ;   266.5 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   266.5 fp1     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   267.5 fp2     13 x
        vpxor ymm10, ymm10, ymm8                                   ;   267.5 fp0     13 x
        vpand ymm11, ymm7, ymm3                                    ;   266.5 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   266.5 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   267.5 fp2     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   267.5 fp0     13 x
        vpor ymm8, ymm8, ymm0                                      ;   267.2 fp3     13 x
        vpor ymm9, ymm9, ymm3                                      ;   267.2 fp1     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   268.2 fp2     13 x
        vpand ymm2, ymm2, ymm10                                    ;   268.5 fp0     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   268.2 fp3     13 x
        vpand ymm6, ymm6, ymm11                                    ;   268.5 fp1     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   269.5 fp2     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   269.5 fp0     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   268.5 fp3     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   269.5 fp1     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   268.5 fp2     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   270.5 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   270.5 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   269.5 fp0     13 x
        vpor ymm5, ymm5, ymm8                                      ;   269.2 fp3     13 x
        vpslld ymm13, ymm3, 0xd                                    ;   270.5 fp1     14 x[0]
        vpor ymm7, ymm7, ymm9                                      ;   269.2 fp0     13 x
        vpsrld ymm3, ymm3, 0x13                                    ;   270.5 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   270.2 fp3     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   270.2 fp0     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   271.2 fp3     13 x
        vpslld ymm5, ymm8, 3                                       ;   272.2 fp1     14 x[2]
        vpsrld ymm7, ymm8, 0x1d                                    ;   272.2 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   271.2 fp0     13 x
        vpslld ymm8, ymm9, 3                                       ;   272.2 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   272.2 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   271.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   271.5 fp0     14 x[0]
        vpslld ymm0, ymm12, 3                                      ;   272.5 fp1     14 x[3]
        vpslld ymm3, ymm13, 3                                      ;   272.5 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   273.2 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm2                                   ;   272.5 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   273.5 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   274.5 fp1     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   275.5 fp2     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   275.5 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   273.5 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;   273.7 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   274.7 fp2     14 x[1]
        vpxor ymm11, ymm11, ymm8                                   ;   275.7 fp0     14 x[1]
        vpslld ymm9, ymm11, 1                                      ;   276.7 fp1     14 x[1]
        vpsrld ymm11, ymm11, 0x1f                                  ;   276.7 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   274.7 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   275.7 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   276.7 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   276.7 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   275.7 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   276.7 fp0     14 x[3]
        vpslld ymm3, ymm6, 7                                       ;   277.7 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   277.7 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;   276.7 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   277.7 fp0     14 x[1]
        vpslld ymm10, ymm7, 7                                      ;   277.8 fp1     14 x[2]
        vpslld ymm11, ymm9, 7                                      ;   278.7 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   277.7 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm7                                   ;   278.5 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   279.5 fp3     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   280.5 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   280.5 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm6                                     ;   279.5 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm9                                   ;   279.7 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   280.7 fp1     14 x[0]
        vpslld ymm6, ymm13, 5                                      ;   281.7 fp2     14 x[0]
        vpsrld ymm13, ymm13, 0x1b                                  ;   281.7 fp1     14 x[0]
        vpxor ymm5, ymm5, ymm10                                    ;   280.5 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   281.5 fp3     14 x[2]
        vpslld ymm10, ymm5, 0x16                                   ;   282.5 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   282.5 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   281.5 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   282.5 fp3     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;   283.5 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   283.5 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   282.5 fp0     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1344]                             ;   283.5 fp3+agu0   12 x[0]
        vpxor ymm6, ymm6, ymm13                                    ;   283.2 fp2     12 x[0]
        vpxor ymm6, ymm6, [rbp + 1376]                             ;   284.2 fp0+agu1   12 x[0]
        vmovdqu ymm12, [rbp + 4640]                                ;   280.7 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm12                                    ;   287.7 fp3     12 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   287.7 fp1     12 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   284.2 fp2     12 x[2]
        vmovdqu ymm5, [rbp + 4672]                                 ;   281.5 agu1    12 x[2] reload
        vpxor ymm10, ymm10, ymm5                                   ;   288.5 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   284.7 fp3     12 x[2]
        vpxor ymm11, ymm11, ymm5                                   ;   288.5 fp1     12 x[2]
        vpxor ymm0, ymm0, [rbp + 1408]                             ;   285.2 fp2+agu0   12 x[3]
        vpxor ymm3, ymm3, [rbp + 1440]                             ;   285.5 fp0+agu1   12 x[3]
        vpand ymm5, ymm2, ymm7                                     ;   288.7 fp3     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   288.7 fp1     13 x
        vpor ymm0, ymm0, ymm2                                      ;   286.2 fp2     13 x
        vpxor ymm2, ymm2, ymm10                                    ;   289.5 fp0     13 x
        vpand ymm8, ymm6, ymm9                                     ;   288.7 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   288.7 fp1     13 x
        vpor ymm3, ymm3, ymm6                                      ;   287.2 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   289.5 fp0     13 x
        vpor ymm2, ymm2, ymm5                                      ;   290.5 fp3     13 x
        vpor ymm6, ymm6, ymm8                                      ;   290.5 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   291.5 fp2     13 x
        vpor ymm7, ymm7, ymm5                                      ;   289.7 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   291.5 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   289.7 fp1     13 x
        vpand ymm10, ymm10, ymm0                                   ;   289.5 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   289.5 fp0     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   290.7 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   289.8 fp1     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   290.7 fp2     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   290.5 fp0     13 x
        vpor ymm5, ymm5, ymm10                                     ;   290.7 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;   290.8 fp1     13 x
        vpor ymm10, ymm10, ymm0                                    ;   291.2 fp2     13 x
        vpor ymm11, ymm11, ymm3                                    ;   291.5 fp0     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   292.5 fp3     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   292.5 fp1     13 x
        vpand ymm2, ymm2, ymm7                                     ;   292.5 fp2     13 x
        vpor ymm0, ymm0, ymm7                                      ;   292.5 fp0     13 x
        vpand ymm6, ymm6, ymm9                                     ;   292.7 fp3     13 x
        vpor ymm3, ymm3, ymm9                                      ;   292.8 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   293.5 fp2     13 x
        vpslld ymm12, ymm2, 0xd                                    ;   294.5 fp1     14 x[0]
        vpsrld ymm2, ymm2, 0x13                                    ;   294.5 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm3                                     ;   293.8 fp0     13 x
        vpslld ymm13, ymm6, 0xd                                    ;   294.8 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   295.2 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   293.7 fp3     13 x
        vpslld ymm14, ymm0, 3                                      ;   295.8 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   296.2 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm11                                    ;   294.5 fp0     13 x
        vpslld ymm15, ymm3, 3                                      ;   296.8 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   297.2 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm2                                   ;   295.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm6                                   ;   296.2 fp0     14 x[0]
        vpslld ymm2, ymm12, 3                                      ;   297.8 fp1     14 x[3]
        vpslld ymm6, ymm13, 3                                      ;   298.2 fp2     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   297.2 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   296.5 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   298.2 fp3     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   299.2 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   299.2 fp2     14 x[1]
        vpxor ymm15, ymm15, ymm3                                   ;   298.2 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   297.7 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   299.2 fp0     14 x[1]
        vpslld ymm3, ymm9, 1                                       ;   300.2 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   300.2 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   298.7 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm2                                   ;   299.7 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   300.7 fp3     14 x[3]
        vpslld ymm2, ymm10, 7                                      ;   301.7 fp1     14 x[3]
        vpsrld ymm5, ymm10, 0x19                                   ;   301.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   300.5 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   301.5 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   302.5 fp0     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   303.5 fp1     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   303.5 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   301.7 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   302.5 fp0     14 x[1]
        vpslld ymm7, ymm0, 7                                       ;   302.8 fp1     14 x[2]
        vpslld ymm9, ymm3, 7                                       ;   303.5 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm5                                     ;   302.7 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   303.5 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm2                                   ;   304.5 fp3     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   305.5 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   305.5 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   304.5 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   304.7 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   305.7 fp1     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;   306.7 fp2     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   306.7 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   305.5 fp0     14 x[2]
        vpxor ymm14, ymm14, ymm2                                   ;   306.5 fp3     14 x[2]
        vpslld ymm7, ymm14, 0x16                                   ;   307.5 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   307.5 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   306.5 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   307.5 fp3     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   308.5 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   308.5 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   307.5 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4704]                                ;   304.7 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm10                                    ;   311.7 fp3     12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   308.2 fp2     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   311.7 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4736]                                ;   305.7 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm10                                    ;   312.7 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   312.7 fp1     12 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   309.2 fp2     12 x[2]
        vpxor ymm7, ymm7, [rbp + 1472]                             ;   310.2 fp0+agu0   12 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   309.7 fp3     12 x[2]
        vpxor ymm9, ymm9, [rbp + 1504]                             ;   310.7 fp1+agu1   12 x[2]
        vmovdqu ymm10, [rbp + 4768]                                ;   307.5 agu0    12 x[3] reload
        vpxor ymm2, ymm2, ymm10                                    ;   314.5 fp2     12 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   314.5 fp0     12 x[3]
        vpxor ymm10, ymm5, ymm0                                    ;   313.7 fp3     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   315.5 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   315.5 fp2     13 x
        vpxor ymm11, ymm8, ymm3                                    ;   313.7 fp0     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   315.5 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   315.5 fp1     13 x
        vpand ymm10, ymm10, ymm5                                   ;   316.5 fp2     13 x
        vpand ymm11, ymm11, ymm8                                   ;   316.5 fp0     13 x
        vpor ymm7, ymm7, ymm5                                      ;   316.5 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   316.5 fp1     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   317.5 fp2     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   317.5 fp0     13 x
        vpand ymm2, ymm2, ymm7                                     ;   317.5 fp3     13 x
        vpand ymm6, ymm6, ymm9                                     ;   317.5 fp1     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   317.5 fp2     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   318.5 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   317.5 fp3     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   318.5 fp1     13 x
        vpand ymm2, ymm2, ymm10                                    ;   318.5 fp2     13 x
        vpand ymm6, ymm6, ymm11                                    ;   318.5 fp0     13 x
        vpslld ymm12, ymm10, 0xd                                   ;   318.5 fp1     14 x[0]
        vpor ymm7, ymm7, ymm2                                      ;   319.5 fp3     13 x
        vpsrld ymm13, ymm10, 0x13                                  ;   318.5 fp2     14 x[0]
        vpor ymm9, ymm9, ymm6                                      ;   319.5 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   319.5 fp1     13 x
        vpslld ymm14, ymm11, 0xd                                   ;   318.5 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   319.5 fp3     13 x
        vpsrld ymm15, ymm11, 0x13                                  ;   318.5 fp1     14 x[0]
        vpand ymm10, ymm10, ymm0                                   ;   318.5 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   320.5 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   318.5 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   320.5 fp0     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   319.5 fp1     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   321.5 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   321.5 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   319.5 fp3     14 x[0]
        vpslld ymm15, ymm3, 3                                      ;   321.5 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   321.5 fp1     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   322.5 fp0     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   321.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm2                                     ;   320.5 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   321.5 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   323.5 fp3     14 x[1]
        vpslld ymm2, ymm14, 3                                      ;   321.8 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm3                                   ;   322.5 fp0     14 x[2]
        vpslld ymm3, ymm7, 1                                       ;   324.5 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   324.5 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm6                                     ;   322.5 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   323.5 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   324.5 fp2     14 x[1]
        vpslld ymm6, ymm9, 1                                       ;   325.5 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   325.5 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm10                                    ;   323.5 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   324.5 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm13                                    ;   325.5 fp3     14 x[3]
        vpslld ymm0, ymm5, 7                                       ;   326.5 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   326.5 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   324.8 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm2                                     ;   325.8 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;   326.8 fp0     14 x[3]
        vpslld ymm2, ymm8, 7                                       ;   327.8 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   327.8 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;   326.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   326.8 fp0     14 x[1]
        vpslld ymm7, ymm3, 7                                       ;   327.5 fp1     14 x[2]
        vpslld ymm9, ymm6, 7                                       ;   327.8 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   327.5 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   327.8 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   328.8 fp1     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   329.8 fp2     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   329.8 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm8                                     ;   328.8 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   328.8 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm2                                   ;   329.8 fp2     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   330.8 fp1     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   330.8 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   329.5 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   330.5 fp0     14 x[2]
        vpslld ymm7, ymm13, 0x16                                   ;   331.5 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   331.5 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   330.5 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm2                                   ;   331.5 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   332.5 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   332.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   331.5 fp3     12 x[0]
        vpxor ymm5, ymm5, [rbp + 1536]                             ;   332.5 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   332.5 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 1568]                             ;   333.5 fp0+agu0   12 x[0]
        vmovdqu ymm10, [rbp + 4800]                                ;   330.0 agu1    12 x[1] reload
        vpxor ymm3, ymm3, ymm10                                    ;   337.0 fp1     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   337.0 fp2     12 x[1]
        vmovdqu ymm10, [rbp + 4864]                                ;   330.5 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm10                                    ;   337.5 fp3     12 x[3]
        vpxor ymm2, ymm2, ymm10                                    ;   337.5 fp0     12 x[3]
        vpxor ymm7, ymm7, ymm12                                    ;   333.8 fp1     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   334.8 fp2     13 x
        vmovdqu ymm10, [rbp + 4832]                                ;   331.2 agu1    12 x[2] reload
        vpxor ymm7, ymm7, ymm10                                    ;   338.2 fp3     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   334.8 fp0     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   338.2 fp1     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   339.2 fp2     13 x
        vpor ymm10, ymm3, ymm5                                     ;   338.0 fp3     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   339.2 fp0     13 x
        vpor ymm11, ymm6, ymm8                                     ;   338.0 fp1     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   340.2 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   338.0 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   339.0 fp0     13 x
        vpxor ymm6, ymm6, ymm8                                     ;   338.0 fp1     13 x
        vpxor ymm6, ymm6, ymm2                                     ;   339.0 fp2     13 x
        vpand ymm7, ymm7, ymm5                                     ;   339.2 fp3     13 x
        vpand ymm7, ymm7, ymm3                                     ;   340.2 fp0     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   340.2 fp1     13 x
        vpand ymm9, ymm9, ymm8                                     ;   340.2 fp2     13 x
        vpand ymm9, ymm9, ymm6                                     ;   341.2 fp3     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   341.2 fp0     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   341.2 fp1     13 x
        vpor ymm0, ymm0, ymm3                                      ;   340.0 fp2     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   342.2 fp3     13 x
        vpor ymm2, ymm2, ymm6                                      ;   340.0 fp0     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   341.0 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   342.0 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   342.0 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;   341.2 fp3     13 x
        vpand ymm10, ymm10, ymm7                                   ;   342.2 fp0     13 x
        vpslld ymm14, ymm2, 0xd                                    ;   342.2 fp2     14 x[0]
        vpand ymm11, ymm11, ymm9                                   ;   343.2 fp3     13 x
        vpsrld ymm15, ymm2, 0x13                                   ;   342.2 fp1     14 x[0]
        vpand ymm0, ymm0, ymm5                                     ;   342.0 fp0     13 x
        vpand ymm2, ymm2, ymm8                                     ;   342.5 fp2     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   343.0 fp3     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   343.5 fp0     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   343.0 fp1     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   344.0 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   344.0 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   343.5 fp3     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;   344.5 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   344.8 fp1     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   345.0 fp0     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   345.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   344.5 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   345.5 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;   346.5 fp3     14 x[1]
        vpslld ymm10, ymm14, 3                                     ;   345.8 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm2                                   ;   345.8 fp0     14 x[2]
        vpslld ymm2, ymm3, 1                                       ;   347.5 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   347.5 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm11                                    ;   346.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm14                                    ;   347.5 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm15                                    ;   348.5 fp2     14 x[1]
        vpslld ymm11, ymm6, 1                                      ;   349.5 fp1     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   349.5 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;   347.5 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;   348.5 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm13                                    ;   349.5 fp3     14 x[3]
        vpslld ymm0, ymm7, 7                                       ;   350.5 fp1     14 x[3]
        vpsrld ymm5, ymm7, 0x19                                    ;   350.5 fp2     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   348.8 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   349.8 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm15                                    ;   350.8 fp0     14 x[3]
        vpslld ymm7, ymm9, 7                                       ;   351.8 fp1     14 x[3]
        vpsrld ymm8, ymm9, 0x19                                    ;   351.8 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm3                                     ;   350.5 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   350.8 fp0     14 x[1]
        vpslld ymm3, ymm2, 7                                       ;   351.5 fp1     14 x[2]
        vpslld ymm6, ymm11, 7                                      ;   351.8 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   351.5 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   351.8 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   352.8 fp1     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   353.8 fp2     14 x[0]
        vpsrld ymm9, ymm12, 0x1b                                   ;   353.8 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   352.8 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm11                                  ;   352.8 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   353.8 fp2     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   354.8 fp1     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   354.8 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   353.5 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   354.5 fp0     14 x[2]
        vpslld ymm3, ymm13, 0x16                                   ;   355.5 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   355.5 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   354.5 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   355.5 fp0     14 x[2]
        vpslld ymm6, ymm15, 0x16                                   ;   356.5 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   356.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm9                                     ;   355.5 fp3     12 x[0]
        vmovdqu ymm9, [rbp + 4896]                                 ;   353.0 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm9                                     ;   360.0 fp0     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   356.5 fp3     12 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   360.0 fp0     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1600]                             ;   356.8 fp1+agu1   12 x[1]
        vpxor ymm11, ymm11, [rbp + 1632]                           ;   357.5 fp2+agu0   12 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   357.5 fp3     12 x[2]
        vmovdqu ymm9, [rbp + 4928]                                 ;   354.8 agu1    12 x[2] reload
        vpxor ymm3, ymm3, ymm9                                     ;   361.8 fp0     12 x[2]
        vpxor ymm6, ymm6, ymm13                                    ;   357.8 fp1     12 x[2]
        vpxor ymm6, ymm6, ymm9                                     ;   361.8 fp2     12 x[2]
        vmovdqu ymm9, [rbp + 4960]                                 ;   355.2 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm9                                     ;   362.2 fp3     12 x[3]
        vpxor ymm7, ymm7, ymm9                                     ;   362.2 fp0     12 x[3]
        vpand ymm9, ymm5, ymm0                                     ;   363.2 fp1     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   363.2 fp2     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   363.2 fp3     13 x
        vpand ymm10, ymm8, ymm7                                    ;   363.2 fp0     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   363.2 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   363.2 fp2     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   362.8 fp3     13 x
        vpand ymm2, ymm2, ymm5                                     ;   364.2 fp0     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   362.8 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   364.2 fp2     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   364.2 fp3     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   364.2 fp0     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   365.2 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   365.2 fp2     13 x
        vpor ymm3, ymm3, ymm5                                      ;   364.2 fp3     13 x
        vpor ymm6, ymm6, ymm8                                      ;   364.2 fp0     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   365.2 fp1     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   365.2 fp2     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   365.2 fp3     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   365.2 fp0     13 x
        vpand ymm0, ymm0, ymm2                                     ;   366.2 fp1     13 x
        vpand ymm7, ymm7, ymm11                                    ;   366.2 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   366.2 fp3     13 x
        vpxor ymm11, ymm11, ymm10                                  ;   366.2 fp0     13 x
        vpand ymm2, ymm2, ymm3                                     ;   367.2 fp1     13 x
        vpand ymm11, ymm11, ymm6                                   ;   367.2 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   367.2 fp3     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   368.2 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   368.2 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   367.2 fp0     13 x
        vpslld ymm14, ymm7, 0xd                                    ;   368.2 fp1     14 x[0]
        vpsrld ymm15, ymm7, 0x13                                   ;   368.2 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm0                                     ;   368.2 fp3     13 x
        vpslld ymm0, ymm3, 3                                       ;   369.2 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   369.2 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   368.2 fp0     13 x
        vpslld ymm7, ymm6, 3                                       ;   369.2 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   369.5 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   369.2 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm15                                  ;   369.2 fp0     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   370.2 fp1     14 x[3]
        vpslld ymm15, ymm14, 3                                     ;   370.5 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;   370.2 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   370.2 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm0                                     ;   371.2 fp3     14 x[1]
        vpslld ymm3, ymm9, 1                                       ;   372.2 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   372.2 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm6                                     ;   370.5 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm14                                  ;   370.5 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm7                                   ;   371.5 fp0     14 x[1]
        vpslld ymm6, ymm10, 1                                      ;   372.5 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   372.5 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm5                                     ;   371.5 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm13                                    ;   372.5 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm0                                     ;   373.5 fp3     14 x[3]
        vpslld ymm5, ymm2, 7                                       ;   374.5 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   374.5 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   372.8 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   373.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm7                                   ;   374.8 fp0     14 x[3]
        vpslld ymm8, ymm11, 7                                      ;   375.8 fp1     14 x[3]
        vpsrld ymm11, ymm11, 0x19                                  ;   375.8 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm9                                     ;   374.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   374.8 fp0     14 x[1]
        vpslld ymm9, ymm3, 7                                       ;   375.5 fp1     14 x[2]
        vpslld ymm10, ymm6, 7                                      ;   375.8 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm2                                     ;   375.5 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   375.8 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   376.8 fp1     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   377.8 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   377.8 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm6                                   ;   376.5 fp3     14 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   376.8 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm8                                   ;   377.8 fp2     14 x[0]
        vpslld ymm11, ymm14, 5                                     ;   378.8 fp1     14 x[0]
        vpsrld ymm13, ymm14, 0x1b                                  ;   378.8 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm9                                     ;   377.5 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   378.5 fp0     14 x[2]
        vpslld ymm9, ymm0, 0x16                                    ;   379.5 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;   379.5 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   378.5 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   379.5 fp0     14 x[2]
        vpslld ymm10, ymm7, 0x16                                   ;   380.5 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   380.5 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   379.5 fp3     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1664]                             ;   380.5 fp0+agu1   12 x[0]
        vpxor ymm3, ymm3, [rbp + 1728]                             ;   380.5 fp3+agu0   12 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   380.8 fp0     12 x[0]
        vpxor ymm11, ymm11, [rbp + 1696]                           ;   381.8 fp1+agu1   12 x[0]
        vpxor ymm6, ymm6, [rbp + 1760]                             ;   381.5 fp2+agu0   12 x[1]
        vpxor ymm9, ymm9, ymm0                                     ;   381.5 fp3     12 x[2]
        vpxor ymm9, ymm9, [rbp + 1792]                             ;   382.5 fp0+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm7                                   ;   381.8 fp1     12 x[2]
        vpxor ymm10, ymm10, [rbp + 1824]                           ;   382.8 fp2+agu0   12 x[2]
        vmovdqu ymm0, [rbp + 4992]                                 ;   379.8 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm0                                     ;   386.8 fp3     12 x[3]
        vpxor ymm8, ymm8, ymm0                                     ;   386.8 fp0     12 x[3]
        vpor ymm0, ymm3, ymm9                                      ;   383.5 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   387.8 fp2     13 x
        vpor ymm7, ymm6, ymm10                                     ;   383.8 fp3     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   387.8 fp0     13 x
        vpand ymm5, ymm5, ymm9                                     ;   387.8 fp1     13 x
        vpand ymm8, ymm8, ymm10                                    ;   387.8 fp2     13 x
        vpxor ymm12, ymm3, ymm2                                    ;   384.5 fp3     13 x
        vpand ymm2, ymm2, ymm0                                     ;   388.8 fp0     13 x
        vpxor ymm3, ymm3, ymm9                                     ;   384.8 fp1     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   389.8 fp2     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   385.5 fp3     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   385.8 fp0     13 x
        vpand ymm11, ymm11, ymm7                                   ;   388.8 fp1     13 x
        vpxor ymm10, ymm10, ymm11                                  ;   389.8 fp2     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   388.8 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   388.8 fp0     13 x
        vpand ymm9, ymm2, ymm3                                     ;   390.8 fp1     13 x
        vpxor ymm9, ymm9, ymm0                                     ;   391.8 fp2     13 x
        vpand ymm13, ymm11, ymm10                                  ;   390.8 fp3     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   391.8 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   389.8 fp1     13 x
        vpand ymm5, ymm5, ymm3                                     ;   390.8 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   391.8 fp3     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   392.8 fp0     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   393.8 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   393.8 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   389.8 fp3     13 x
        vpand ymm8, ymm8, ymm10                                    ;   390.8 fp0     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   391.8 fp1     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   392.8 fp2     13 x
        vpslld ymm15, ymm8, 0xd                                    ;   393.8 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   393.8 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   394.8 fp3     14 x[0]
        vpslld ymm5, ymm0, 3                                       ;   392.8 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   392.8 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   394.8 fp0     14 x[0]
        vpslld ymm8, ymm7, 3                                       ;   392.8 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   393.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   393.8 fp3     14 x[2]
        vpslld ymm0, ymm14, 3                                      ;   395.8 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   392.2 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm9                                   ;   393.2 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   395.8 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm5                                   ;   396.8 fp3     14 x[1]
        vpslld ymm2, ymm15, 3                                      ;   395.8 fp2     14 x[3]
        vpslld ymm9, ymm12, 1                                      ;   397.8 fp1     14 x[1]
        vpsrld ymm12, ymm12, 0x1f                                  ;   397.8 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   394.5 fp0     14 x[2]
        vpxor ymm6, ymm6, ymm11                                    ;   394.8 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm13                                    ;   395.8 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm15                                    ;   396.8 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm8                                     ;   397.8 fp3     14 x[1]
        vpslld ymm7, ymm6, 1                                       ;   398.8 fp2     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   398.8 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   396.8 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;   397.8 fp3     14 x[3]
        vpslld ymm0, ymm3, 7                                       ;   398.8 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   398.8 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm2                                   ;   397.2 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   398.2 fp3     14 x[3]
        vpslld ymm2, ymm10, 7                                      ;   399.2 fp2     14 x[3]
        vpsrld ymm10, ymm10, 0x19                                  ;   399.2 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm12                                    ;   398.8 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm6                                     ;   399.8 fp3     14 x[1]
        vpslld ymm6, ymm9, 7                                       ;   399.8 fp2     14 x[2]
        vpslld ymm11, ymm7, 7                                      ;   400.8 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   399.8 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm9                                   ;   399.8 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm0                                   ;   400.8 fp0     14 x[0]
        vpslld ymm3, ymm14, 5                                      ;   401.8 fp2     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;   401.8 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm10                                    ;   400.8 fp3     14 x[3]
        vpxor ymm15, ymm15, ymm7                                   ;   401.2 fp0     14 x[0]
        vpxor ymm15, ymm15, ymm2                                   ;   402.2 fp2     14 x[0]
        vpslld ymm10, ymm15, 5                                     ;   403.2 fp1     14 x[0]
        vpsrld ymm13, ymm15, 0x1b                                  ;   403.2 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   401.8 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   402.8 fp0     14 x[2]
        vpslld ymm6, ymm5, 0x16                                    ;   403.8 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   403.8 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   402.8 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm2                                     ;   403.8 fp0     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;   404.8 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   404.8 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   403.8 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 5024]                                ;   401.2 agu0    12 x[0] reload
        vpxor ymm3, ymm3, ymm12                                    ;   408.2 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm13                                  ;   404.8 fp1     12 x[0]
        vpxor ymm10, ymm10, ymm12                                  ;   408.2 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 5056]                                ;   402.0 agu1    12 x[1] reload
        vpxor ymm9, ymm9, ymm12                                    ;   409.0 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   409.0 fp2     12 x[1]
        vpxor ymm6, ymm6, ymm5                                     ;   405.8 fp1     12 x[2]
        vpxor ymm6, ymm6, [rbp + 1856]                             ;   406.8 fp3+agu0   12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   406.2 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1888]                           ;   407.2 fp2+agu1   12 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   409.2 fp1     13 x
        vmovdqu ymm5, [rbp + 5088]                                 ;   403.8 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   410.8 fp3     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   410.8 fp0     13 x
        vpxor ymm2, ymm2, ymm10                                    ;   411.8 fp2     13 x
        vpxor ymm5, ymm9, ymm6                                     ;   410.0 fp1     13 x
        vpand ymm9, ymm9, ymm0                                     ;   411.8 fp3     13 x
        vpxor ymm8, ymm7, ymm11                                    ;   410.0 fp0     13 x
        vpand ymm7, ymm7, ymm2                                     ;   412.8 fp2     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   412.8 fp1     13 x
        vpor ymm3, ymm3, ymm0                                      ;   411.8 fp3     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   413.8 fp0     13 x
        vpor ymm10, ymm10, ymm2                                    ;   412.8 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   412.8 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   411.8 fp3     13 x
        vpand ymm6, ymm6, ymm9                                     ;   413.8 fp0     13 x
        vpxor ymm10, ymm10, ymm8                                   ;   413.8 fp2     13 x
        vpxor ymm2, ymm2, ymm11                                    ;   412.8 fp1     13 x
        vpand ymm11, ymm11, ymm7                                   ;   414.8 fp3     13 x
        vpand ymm12, ymm5, ymm9                                    ;   413.8 fp0     13 x
        vpxor ymm9, ymm9, ymm0                                     ;   413.8 fp2     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   414.8 fp1     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   415.8 fp3     13 x
        vpand ymm6, ymm8, ymm7                                     ;   414.8 fp0     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   414.8 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   415.8 fp1     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   416.8 fp3     13 x
        vpand ymm0, ymm0, ymm3                                     ;   413.8 fp0     13 x
        vpand ymm2, ymm2, ymm10                                    ;   414.8 fp2     13 x
        vpslld ymm11, ymm5, 3                                      ;   416.8 fp1     14 x[2]
        vpor ymm0, ymm0, ymm12                                     ;   414.8 fp3     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   415.8 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   415.8 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1d                                    ;   416.8 fp2     14 x[2]
        vpor ymm2, ymm2, ymm6                                      ;   415.8 fp0     13 x
        vpslld ymm6, ymm2, 0xd                                     ;   416.8 fp1     14 x[0]
        vpsrld ymm14, ymm2, 0x13                                   ;   416.8 fp2     14 x[0]
        vpslld ymm15, ymm8, 3                                      ;   417.8 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   417.8 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   416.8 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm14                                    ;   417.8 fp0     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   417.8 fp1     14 x[3]
        vpslld ymm14, ymm6, 3                                      ;   418.8 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm5                                   ;   417.8 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   416.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   417.8 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   418.8 fp0     14 x[1]
        vpslld ymm0, ymm9, 1                                       ;   419.8 fp1     14 x[1]
        vpsrld ymm5, ymm9, 0x1f                                    ;   419.8 fp2     14 x[1]
        vpxor ymm15, ymm15, ymm8                                   ;   418.8 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm2                                     ;   418.3 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm6                                     ;   419.3 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   420.3 fp0     14 x[1]
        vpslld ymm2, ymm7, 1                                       ;   421.3 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   421.3 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;   420.2 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm11                                    ;   421.2 fp0     14 x[3]
        vpslld ymm8, ymm3, 7                                       ;   422.2 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   422.2 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   421.2 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm15                                  ;   422.2 fp0     14 x[3]
        vpslld ymm9, ymm10, 7                                      ;   423.2 fp1     14 x[3]
        vpsrld ymm10, ymm10, 0x19                                  ;   423.2 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm5                                     ;   422.2 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm7                                     ;   422.3 fp0     14 x[1]
        vpslld ymm5, ymm0, 7                                       ;   423.2 fp1     14 x[2]
        vpslld ymm7, ymm2, 7                                       ;   423.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   423.2 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   423.3 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;   424.3 fp1     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   425.3 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   425.3 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   424.2 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm2                                     ;   424.3 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm9                                     ;   425.3 fp3     14 x[0]
        vpslld ymm10, ymm6, 5                                      ;   426.3 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   426.3 fp1     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   425.3 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   426.3 fp3     14 x[2]
        vpslld ymm5, ymm11, 0x16                                   ;   427.3 fp2     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   427.3 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   426.3 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   427.3 fp3     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   428.3 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   428.3 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   427.3 fp0     12 x[0]
        vpxor ymm3, ymm3, [rbp + 1920]                             ;   428.3 fp3+agu1   12 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   428.3 fp0     12 x[0]
        vpxor ymm10, ymm10, [rbp + 1952]                           ;   429.3 fp2+agu0   12 x[0]
        vmovdqu ymm6, [rbp + 5120]                                 ;   425.5 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm6                                     ;   432.5 fp1     12 x[1]
        vpxor ymm2, ymm2, ymm6                                     ;   432.5 fp3     12 x[1]
        vpxor ymm5, ymm5, ymm11                                    ;   429.3 fp0     12 x[2]
        vpxor ymm5, ymm5, [rbp + 1984]                             ;   430.3 fp2+agu0   12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   429.8 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2016]                             ;   430.8 fp3+agu1   12 x[2]
        vpxor ymm8, ymm8, [rbp + 2048]                             ;   430.3 fp0+agu0   12 x[3]
        vpxor ymm9, ymm9, [rbp + 2080]                             ;   430.5 fp2+agu1   12 x[3]
        vpand ymm6, ymm3, ymm0                                     ;   433.5 fp1     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   431.3 fp3     13 x
        vpor ymm3, ymm3, ymm0                                      ;   433.5 fp0     13 x
        vpand ymm11, ymm10, ymm2                                   ;   433.5 fp2     13 x
        vpxor ymm10, ymm10, ymm9                                   ;   431.8 fp1     13 x
        vpor ymm10, ymm10, ymm2                                    ;   433.5 fp3     13 x
        vpxor ymm0, ymm0, ymm8                                     ;   433.5 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   434.5 fp2     13 x
        vpor ymm5, ymm5, ymm6                                      ;   434.5 fp1     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   433.5 fp3     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   434.5 fp0     13 x
        vpor ymm7, ymm7, ymm11                                     ;   434.5 fp2     13 x
        vpxor ymm3, ymm3, ymm4                                     ;   434.5 fp1     13 x
        vpxor ymm10, ymm10, ymm4                                   ;   434.5 fp3     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   435.5 fp0     13 x
        vpxor ymm11, ymm11, ymm2                                   ;   435.5 fp2     13 x
        vpand ymm0, ymm0, ymm5                                     ;   435.5 fp1     13 x
        vpand ymm2, ymm2, ymm7                                     ;   435.5 fp3     13 x
        vpor ymm0, ymm0, ymm3                                      ;   436.5 fp0     13 x
        vpor ymm2, ymm2, ymm10                                     ;   436.5 fp2     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   436.5 fp1     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   436.5 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   436.5 fp0     13 x
        vpor ymm5, ymm5, ymm0                                      ;   437.5 fp2     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   436.8 fp1     13 x
        vpor ymm7, ymm7, ymm2                                      ;   437.5 fp3     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   437.5 fp0     13 x
        vpxor ymm10, ymm10, ymm9                                   ;   437.8 fp2     13 x
        vpand ymm8, ymm8, ymm0                                     ;   437.8 fp1     13 x
        vpand ymm9, ymm9, ymm2                                     ;   438.2 fp3     13 x
        vpslld ymm12, ymm6, 3                                      ;   438.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   438.8 fp0     13 x
        vpsrld ymm6, ymm6, 0x1d                                    ;   438.8 fp1     14 x[2]
        vpslld ymm13, ymm8, 0xd                                    ;   439.8 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   439.8 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   439.2 fp3     13 x
        vpslld ymm14, ymm9, 0xd                                    ;   440.5 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   440.8 fp1     14 x[0]
        vpslld ymm15, ymm11, 3                                     ;   441.5 fp2     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   441.8 fp1     14 x[2]
        vpxor ymm13, ymm13, ymm8                                   ;   440.8 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;   441.8 fp3     14 x[0]
        vpslld ymm8, ymm13, 3                                      ;   442.5 fp2     14 x[3]
        vpslld ymm9, ymm14, 3                                      ;   442.8 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm6                                   ;   440.3 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm3                                     ;   441.2 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm13                                    ;   442.2 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   443.2 fp3     14 x[1]
        vpslld ymm3, ymm5, 1                                       ;   444.2 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   444.2 fp1     14 x[1]
        vpxor ymm7, ymm7, ymm10                                    ;   442.3 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   443.3 fp3     14 x[1]
        vpxor ymm15, ymm15, ymm11                                  ;   443.3 fp0     14 x[2]
        vpxor ymm7, ymm7, ymm15                                    ;   444.3 fp3     14 x[1]
        vpslld ymm6, ymm7, 1                                       ;   445.3 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   445.3 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm8                                     ;   444.3 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm12                                    ;   445.3 fp3     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;   446.3 fp2     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   446.3 fp1     14 x[3]
        vpxor ymm2, ymm2, ymm9                                     ;   445.3 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm15                                    ;   446.3 fp3     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;   447.3 fp2     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   447.3 fp1     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;   446.3 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm7                                     ;   447.2 fp3     14 x[1]
        vpslld ymm5, ymm3, 7                                       ;   447.5 fp2     14 x[2]
        vpslld ymm7, ymm6, 7                                       ;   448.2 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   447.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm3                                   ;   448.2 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm8                                   ;   449.2 fp0     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;   450.2 fp2     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   450.2 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm2                                     ;   449.2 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   449.3 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;   450.3 fp2     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;   451.3 fp1     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   451.3 fp2     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   450.2 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   451.2 fp0     14 x[2]
        vpslld ymm5, ymm12, 0x16                                   ;   452.2 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   452.2 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   451.2 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   452.2 fp0     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   453.2 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   453.2 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   452.2 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5152]                                ;   449.3 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   456.3 fp0     12 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;   452.8 fp1     12 x[0]
        vpxor ymm2, ymm2, ymm10                                    ;   456.3 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5184]                                ;   450.3 agu1    12 x[1] reload
        vpxor ymm3, ymm3, ymm10                                    ;   457.3 fp0     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   457.3 fp2     12 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   453.8 fp1     12 x[2]
        vmovdqu ymm10, [rbp + 5216]                                ;   451.2 agu0    12 x[2] reload
        vpxor ymm5, ymm5, ymm10                                    ;   458.2 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   454.3 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   458.2 fp2     12 x[2]
        vmovdqu ymm10, [rbp + 5248]                                ;   451.8 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm10                                    ;   458.8 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   458.8 fp3     12 x[3]
        vpand ymm10, ymm5, ymm0                                    ;   459.2 fp0     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   459.2 fp2     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   460.2 fp1     13 x
        vpxor ymm10, ymm10, ymm8                                   ;   460.2 fp3     13 x
        vpand ymm11, ymm7, ymm2                                    ;   459.2 fp0     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   459.2 fp2     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   460.2 fp1     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   460.2 fp3     13 x
        vpor ymm8, ymm8, ymm0                                      ;   459.8 fp0     13 x
        vpor ymm9, ymm9, ymm2                                      ;   459.8 fp2     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   460.8 fp1     13 x
        vpand ymm3, ymm3, ymm10                                    ;   461.2 fp3     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   460.8 fp0     13 x
        vpand ymm6, ymm6, ymm11                                    ;   461.2 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   462.2 fp1     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   462.2 fp3     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   461.2 fp0     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   462.2 fp2     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   461.2 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   463.2 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   463.2 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;   462.2 fp3     13 x
        vpor ymm5, ymm5, ymm8                                      ;   461.8 fp0     13 x
        vpslld ymm13, ymm2, 0xd                                    ;   463.2 fp2     14 x[0]
        vpor ymm7, ymm7, ymm9                                      ;   461.8 fp3     13 x
        vpsrld ymm2, ymm2, 0x13                                    ;   463.2 fp1     14 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   462.8 fp0     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   462.8 fp3     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   463.8 fp0     13 x
        vpslld ymm5, ymm8, 3                                       ;   464.8 fp2     14 x[2]
        vpsrld ymm7, ymm8, 0x1d                                    ;   464.8 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   463.8 fp3     13 x
        vpslld ymm8, ymm9, 3                                       ;   464.8 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   464.8 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   464.2 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   464.2 fp3     14 x[0]
        vpslld ymm0, ymm12, 3                                      ;   465.2 fp2     14 x[3]
        vpslld ymm2, ymm13, 3                                      ;   465.2 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   465.8 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm3                                   ;   465.2 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   466.2 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   467.2 fp2     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   468.2 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   468.2 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   466.2 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;   466.3 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   467.3 fp1     14 x[1]
        vpxor ymm11, ymm11, ymm8                                   ;   468.3 fp3     14 x[1]
        vpslld ymm9, ymm11, 1                                      ;   469.3 fp2     14 x[1]
        vpsrld ymm11, ymm11, 0x1f                                  ;   469.3 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   467.3 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;   468.3 fp3     14 x[3]
        vpslld ymm0, ymm3, 7                                       ;   469.3 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   469.3 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm2                                     ;   468.3 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   469.3 fp3     14 x[3]
        vpslld ymm2, ymm6, 7                                       ;   470.3 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   470.3 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;   469.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   470.3 fp3     14 x[1]
        vpslld ymm10, ymm7, 7                                      ;   470.5 fp2     14 x[2]
        vpslld ymm11, ymm9, 7                                      ;   471.3 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   470.3 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm7                                   ;   471.2 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   472.2 fp0     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   473.2 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   473.2 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm6                                     ;   472.2 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm9                                   ;   472.3 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   473.3 fp2     14 x[0]
        vpslld ymm6, ymm13, 5                                      ;   474.3 fp1     14 x[0]
        vpsrld ymm13, ymm13, 0x1b                                  ;   474.3 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm10                                    ;   473.2 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   474.2 fp0     14 x[2]
        vpslld ymm10, ymm5, 0x16                                   ;   475.2 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   475.2 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   474.2 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm2                                     ;   475.2 fp0     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;   476.2 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   476.2 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   475.2 fp3     12 x[0]
        vpxor ymm3, ymm3, [rbp + 2112]                             ;   476.2 fp0+agu0   12 x[0]
        vpxor ymm6, ymm6, ymm13                                    ;   475.8 fp1     12 x[0]
        vpxor ymm6, ymm6, [rbp + 2144]                             ;   476.8 fp3+agu1   12 x[0]
        vmovdqu ymm12, [rbp + 5280]                                ;   473.3 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm12                                    ;   480.3 fp0     12 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   480.3 fp2     12 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   476.8 fp1     12 x[2]
        vmovdqu ymm5, [rbp + 5312]                                 ;   474.2 agu1    12 x[2] reload
        vpxor ymm10, ymm10, ymm5                                   ;   481.2 fp3     12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   477.3 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm5                                   ;   481.2 fp2     12 x[2]
        vpxor ymm0, ymm0, [rbp + 2176]                             ;   477.8 fp1+agu0   12 x[3]
        vpxor ymm2, ymm2, [rbp + 2208]                             ;   478.2 fp3+agu1   12 x[3]
        vpand ymm5, ymm3, ymm7                                     ;   481.3 fp0     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   481.3 fp2     13 x
        vpor ymm0, ymm0, ymm3                                      ;   478.8 fp1     13 x
        vpxor ymm3, ymm3, ymm10                                    ;   482.2 fp3     13 x
        vpand ymm8, ymm6, ymm9                                     ;   481.3 fp0     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   481.3 fp2     13 x
        vpor ymm2, ymm2, ymm6                                      ;   479.8 fp1     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   482.2 fp3     13 x
        vpor ymm3, ymm3, ymm5                                      ;   483.2 fp0     13 x
        vpor ymm6, ymm6, ymm8                                      ;   483.2 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   484.2 fp1     13 x
        vpor ymm7, ymm7, ymm5                                      ;   482.3 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   484.2 fp0     13 x
        vpor ymm9, ymm9, ymm8                                      ;   482.3 fp2     13 x
        vpand ymm10, ymm10, ymm0                                   ;   482.2 fp1     13 x
        vpand ymm11, ymm11, ymm2                                   ;   482.2 fp3     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   483.3 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   482.5 fp2     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   483.3 fp1     13 x
        vpxor ymm2, ymm2, ymm8                                     ;   483.2 fp3     13 x
        vpor ymm5, ymm5, ymm10                                     ;   483.3 fp0     13 x
        vpor ymm8, ymm8, ymm11                                     ;   483.5 fp2     13 x
        vpor ymm10, ymm10, ymm0                                    ;   483.8 fp1     13 x
        vpor ymm11, ymm11, ymm2                                    ;   484.2 fp3     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   485.2 fp0     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   485.2 fp2     13 x
        vpand ymm3, ymm3, ymm7                                     ;   485.2 fp1     13 x
        vpor ymm0, ymm0, ymm7                                      ;   485.2 fp3     13 x
        vpand ymm6, ymm6, ymm9                                     ;   485.3 fp0     13 x
        vpor ymm2, ymm2, ymm9                                      ;   485.5 fp2     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   486.2 fp1     13 x
        vpslld ymm12, ymm3, 0xd                                    ;   487.2 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x13                                    ;   487.2 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm2                                     ;   486.5 fp3     13 x
        vpslld ymm13, ymm6, 0xd                                    ;   487.5 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   487.8 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   486.3 fp0     13 x
        vpslld ymm14, ymm0, 3                                      ;   488.5 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   488.8 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm11                                    ;   487.2 fp3     13 x
        vpslld ymm15, ymm2, 3                                      ;   489.5 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   489.8 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   488.2 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm6                                   ;   488.8 fp3     14 x[0]
        vpslld ymm3, ymm12, 3                                      ;   490.5 fp2     14 x[3]
        vpslld ymm6, ymm13, 3                                      ;   490.8 fp1     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   489.8 fp0     14 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   489.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   490.8 fp0     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   491.8 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   491.8 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm2                                   ;   490.8 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   490.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   491.8 fp3     14 x[1]
        vpslld ymm2, ymm9, 1                                       ;   492.8 fp2     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   492.8 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   491.3 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm3                                   ;   492.3 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   493.3 fp0     14 x[3]
        vpslld ymm3, ymm10, 7                                      ;   494.3 fp2     14 x[3]
        vpsrld ymm5, ymm10, 0x19                                   ;   494.3 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   493.2 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   494.2 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   495.2 fp3     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   496.2 fp2     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   496.2 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   494.3 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;   495.2 fp3     14 x[1]
        vpslld ymm7, ymm0, 7                                       ;   495.5 fp2     14 x[2]
        vpslld ymm9, ymm2, 7                                       ;   496.2 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   495.3 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   496.2 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   497.2 fp0     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   498.2 fp2     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   498.2 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   497.2 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   497.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   498.3 fp2     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;   499.3 fp1     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   499.3 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   498.2 fp3     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   499.2 fp0     14 x[2]
        vpslld ymm7, ymm14, 0x16                                   ;   500.2 fp1     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   500.2 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   499.2 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   500.2 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   501.2 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   501.2 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   500.2 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5344]                                ;   497.3 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm10                                    ;   504.3 fp0     12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   500.8 fp1     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   504.3 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5376]                                ;   498.3 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm10                                    ;   505.3 fp0     12 x[1]
        vpxor ymm2, ymm2, ymm10                                    ;   505.3 fp2     12 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   501.8 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2240]                             ;   502.8 fp3+agu0   12 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   502.3 fp0     12 x[2]
        vpxor ymm9, ymm9, [rbp + 2272]                             ;   503.3 fp2+agu1   12 x[2]
        vmovdqu ymm10, [rbp + 5408]                                ;   500.2 agu0    12 x[3] reload
        vpxor ymm3, ymm3, ymm10                                    ;   507.2 fp1     12 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   507.2 fp3     12 x[3]
        vpxor ymm10, ymm5, ymm0                                    ;   506.3 fp0     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   508.2 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   508.2 fp1     13 x
        vpxor ymm11, ymm8, ymm2                                    ;   506.3 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   508.2 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   508.2 fp2     13 x
        vpand ymm10, ymm10, ymm5                                   ;   509.2 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   509.2 fp3     13 x
        vpor ymm7, ymm7, ymm5                                      ;   509.2 fp0     13 x
        vpor ymm9, ymm9, ymm8                                      ;   509.2 fp2     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   510.2 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   510.2 fp3     13 x
        vpand ymm3, ymm3, ymm7                                     ;   510.2 fp0     13 x
        vpand ymm6, ymm6, ymm9                                     ;   510.2 fp2     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   510.2 fp1     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   511.2 fp3     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   510.2 fp0     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   511.2 fp2     13 x
        vpand ymm3, ymm3, ymm10                                    ;   511.2 fp1     13 x
        vpand ymm6, ymm6, ymm11                                    ;   511.2 fp3     13 x
        vpslld ymm12, ymm10, 0xd                                   ;   511.2 fp2     14 x[0]
        vpor ymm7, ymm7, ymm3                                      ;   512.2 fp0     13 x
        vpsrld ymm13, ymm10, 0x13                                  ;   511.2 fp1     14 x[0]
        vpor ymm9, ymm9, ymm6                                      ;   512.2 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   512.2 fp2     13 x
        vpslld ymm14, ymm11, 0xd                                   ;   511.2 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   512.2 fp0     13 x
        vpsrld ymm15, ymm11, 0x13                                  ;   511.2 fp2     14 x[0]
        vpand ymm10, ymm10, ymm0                                   ;   511.2 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   513.2 fp0     13 x
        vpand ymm11, ymm11, ymm2                                   ;   511.2 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   513.2 fp2     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   512.2 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   514.2 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   514.2 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   512.2 fp0     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;   514.2 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   514.2 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   515.2 fp3     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   514.2 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   513.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   514.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   516.2 fp0     14 x[1]
        vpslld ymm3, ymm14, 3                                      ;   514.5 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm2                                   ;   515.2 fp3     14 x[2]
        vpslld ymm2, ymm7, 1                                       ;   517.2 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   517.2 fp2     14 x[1]
        vpxor ymm9, ymm9, ymm6                                     ;   515.2 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   516.2 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   517.2 fp0     14 x[1]
        vpslld ymm6, ymm9, 1                                       ;   518.2 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   518.2 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm10                                    ;   516.5 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   517.5 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm13                                    ;   518.5 fp1     14 x[3]
        vpslld ymm0, ymm5, 7                                       ;   519.5 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   519.5 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   517.5 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm3                                     ;   518.5 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;   519.5 fp2     14 x[3]
        vpslld ymm3, ymm8, 7                                       ;   520.5 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   520.5 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm7                                     ;   518.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   519.2 fp0     14 x[1]
        vpslld ymm7, ymm2, 7                                       ;   520.2 fp1     14 x[2]
        vpslld ymm9, ymm6, 7                                       ;   520.5 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   520.5 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   520.2 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   521.5 fp3     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   522.5 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   522.5 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm8                                     ;   521.5 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   521.5 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   522.5 fp0     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   523.5 fp1     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   523.5 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   522.5 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   523.5 fp0     14 x[2]
        vpslld ymm7, ymm13, 0x16                                   ;   524.5 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   524.5 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   523.5 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm3                                   ;   524.5 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   525.5 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   525.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   524.5 fp3     12 x[0]
        vpxor ymm5, ymm5, [rbp + 2304]                             ;   525.5 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   525.2 fp1     12 x[0]
        vpxor ymm8, ymm8, [rbp + 2336]                             ;   526.2 fp2+agu0   12 x[0]
        vmovdqu ymm10, [rbp + 5440]                                ;   522.7 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   529.7 fp3     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   529.7 fp0     12 x[1]
        vmovdqu ymm10, [rbp + 5504]                                ;   523.5 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm10                                    ;   530.5 fp1     12 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   530.5 fp2     12 x[3]
        vpxor ymm7, ymm7, ymm12                                    ;   526.5 fp3     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   527.5 fp0     13 x
        vmovdqu ymm10, [rbp + 5472]                                ;   524.2 agu1    12 x[2] reload
        vpxor ymm7, ymm7, ymm10                                    ;   531.2 fp1     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   527.5 fp2     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   531.2 fp3     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   532.2 fp0     13 x
        vpor ymm10, ymm2, ymm5                                     ;   530.7 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   532.2 fp2     13 x
        vpor ymm11, ymm6, ymm8                                     ;   530.7 fp3     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   533.2 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   530.7 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   531.7 fp2     13 x
        vpxor ymm6, ymm6, ymm8                                     ;   530.7 fp3     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   531.7 fp0     13 x
        vpxor ymm12, ymm5, ymm10                                   ;   533.2 fp1     13 x
        vpand ymm5, ymm5, ymm7                                     ;   532.2 fp2     13 x
        vpand ymm5, ymm5, ymm2                                     ;   533.2 fp3     13 x
        vpand ymm9, ymm9, ymm8                                     ;   533.2 fp0     13 x
        vpand ymm9, ymm9, ymm6                                     ;   534.2 fp1     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   534.2 fp2     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   534.2 fp3     13 x
        vpor ymm0, ymm0, ymm2                                      ;   532.7 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   535.2 fp1     13 x
        vpor ymm3, ymm3, ymm6                                      ;   532.7 fp2     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   533.7 fp3     13 x
        vpslld ymm7, ymm0, 0xd                                     ;   534.7 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   534.7 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   534.2 fp0     13 x
        vpand ymm10, ymm10, ymm5                                   ;   535.2 fp3     13 x
        vpslld ymm14, ymm3, 0xd                                    ;   535.2 fp1     14 x[0]
        vpand ymm11, ymm11, ymm9                                   ;   536.2 fp0     13 x
        vpsrld ymm15, ymm3, 0x13                                   ;   535.2 fp2     14 x[0]
        vpand ymm0, ymm0, ymm12                                    ;   534.7 fp3     13 x
        vpand ymm3, ymm3, ymm8                                     ;   535.2 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   535.7 fp1     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   536.2 fp2     13 x
        vpxor ymm7, ymm7, ymm13                                    ;   535.7 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   536.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   536.7 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   536.2 fp0     14 x[0]
        vpslld ymm15, ymm3, 3                                      ;   537.2 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   537.5 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   537.7 fp3     14 x[2]
        vpslld ymm0, ymm7, 3                                       ;   538.2 fp1     14 x[3]
        vpxor ymm2, ymm2, ymm10                                    ;   537.2 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm7                                     ;   538.2 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   539.2 fp0     14 x[1]
        vpslld ymm10, ymm14, 3                                     ;   538.5 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm3                                   ;   538.5 fp3     14 x[2]
        vpslld ymm3, ymm2, 1                                       ;   540.2 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   540.2 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm11                                    ;   539.2 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm14                                    ;   540.2 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm15                                    ;   541.2 fp0     14 x[1]
        vpslld ymm11, ymm6, 1                                      ;   542.2 fp1     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   542.2 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   540.5 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   541.5 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm13                                    ;   542.5 fp1     14 x[3]
        vpslld ymm0, ymm5, 7                                       ;   543.5 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   543.5 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   541.5 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   542.5 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm15                                    ;   543.5 fp2     14 x[3]
        vpslld ymm8, ymm9, 7                                       ;   544.5 fp1     14 x[3]
        vpsrld ymm9, ymm9, 0x19                                    ;   544.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm2                                     ;   542.5 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   543.2 fp0     14 x[1]
        vpslld ymm2, ymm3, 7                                       ;   544.2 fp1     14 x[2]
        vpslld ymm6, ymm11, 7                                      ;   544.5 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   544.5 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   544.2 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm0                                     ;   545.5 fp3     14 x[0]
        vpslld ymm5, ymm7, 5                                       ;   546.5 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   546.5 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   545.5 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm11                                  ;   545.5 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm8                                   ;   546.5 fp0     14 x[0]
        vpslld ymm9, ymm14, 5                                      ;   547.5 fp1     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   547.5 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   546.5 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   547.5 fp0     14 x[2]
        vpslld ymm2, ymm13, 0x16                                   ;   548.5 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   548.5 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   547.5 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   548.5 fp0     14 x[2]
        vpslld ymm6, ymm15, 0x16                                   ;   549.5 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   549.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   548.5 fp3     12 x[0]
        vmovdqu ymm7, [rbp + 5536]                                 ;   545.7 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm7                                     ;   552.7 fp0     12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   549.2 fp1     12 x[0]
        vpxor ymm9, ymm9, ymm7                                     ;   552.7 fp2     12 x[0]
        vpxor ymm3, ymm3, [rbp + 2368]                             ;   549.5 fp3+agu1   12 x[1]
        vpxor ymm11, ymm11, [rbp + 2400]                           ;   550.2 fp0+agu0   12 x[1]
        vpxor ymm2, ymm2, ymm12                                    ;   550.2 fp1     12 x[2]
        vmovdqu ymm7, [rbp + 5568]                                 ;   547.7 agu1    12 x[2] reload
        vpxor ymm2, ymm2, ymm7                                     ;   554.7 fp2     12 x[2]
        vpxor ymm6, ymm6, ymm13                                    ;   550.5 fp3     12 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   554.7 fp0     12 x[2]
        vmovdqu ymm7, [rbp + 5600]                                 ;   548.2 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm7                                     ;   555.2 fp1     12 x[3]
        vpxor ymm8, ymm8, ymm7                                     ;   555.2 fp2     12 x[3]
        vpand ymm7, ymm5, ymm0                                     ;   556.2 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   556.2 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   556.2 fp1     13 x
        vpand ymm10, ymm9, ymm8                                    ;   556.2 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   556.2 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   556.2 fp0     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   555.7 fp1     13 x
        vpand ymm3, ymm3, ymm5                                     ;   557.2 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   555.7 fp3     13 x
        vpand ymm11, ymm11, ymm9                                   ;   557.2 fp0     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   557.2 fp1     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   557.2 fp2     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   558.2 fp3     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   558.2 fp0     13 x
        vpor ymm2, ymm2, ymm5                                      ;   557.2 fp1     13 x
        vpor ymm6, ymm6, ymm9                                      ;   557.2 fp2     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   558.2 fp3     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   558.2 fp0     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   558.2 fp1     13 x
        vpxor ymm6, ymm6, ymm8                                     ;   558.2 fp2     13 x
        vpand ymm0, ymm0, ymm3                                     ;   559.2 fp3     13 x
        vpand ymm8, ymm8, ymm11                                    ;   559.2 fp0     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   559.2 fp1     13 x
        vpxor ymm11, ymm11, ymm10                                  ;   559.2 fp2     13 x
        vpand ymm3, ymm3, ymm2                                     ;   560.2 fp3     13 x
        vpand ymm11, ymm11, ymm6                                   ;   560.2 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   560.2 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   561.2 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   561.2 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   560.2 fp3     13 x
        vpslld ymm14, ymm8, 0xd                                    ;   561.2 fp2     14 x[0]
        vpsrld ymm15, ymm8, 0x13                                   ;   561.2 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm0                                     ;   561.2 fp0     13 x
        vpslld ymm0, ymm2, 3                                       ;   562.2 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   562.2 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm8                                     ;   561.2 fp3     13 x
        vpslld ymm8, ymm6, 3                                       ;   562.2 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   562.2 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   562.2 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm15                                  ;   562.2 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   563.2 fp2     14 x[3]
        vpslld ymm15, ymm14, 3                                     ;   563.2 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm2                                     ;   563.2 fp0     14 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   563.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm0                                     ;   564.2 fp0     14 x[1]
        vpslld ymm2, ymm7, 1                                       ;   565.2 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   565.2 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm6                                     ;   563.2 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm14                                  ;   563.2 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm8                                   ;   564.2 fp3     14 x[1]
        vpslld ymm6, ymm10, 1                                      ;   565.2 fp2     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   565.2 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   564.2 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm13                                    ;   565.2 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm0                                     ;   566.2 fp0     14 x[3]
        vpslld ymm5, ymm3, 7                                       ;   567.2 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   567.2 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   565.7 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   566.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   567.7 fp2     14 x[3]
        vpslld ymm9, ymm11, 7                                      ;   568.7 fp1     14 x[3]
        vpsrld ymm11, ymm11, 0x19                                  ;   568.7 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm7                                     ;   566.7 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   567.2 fp0     14 x[1]
        vpslld ymm7, ymm2, 7                                       ;   568.2 fp1     14 x[2]
        vpslld ymm10, ymm6, 7                                      ;   568.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm3                                     ;   568.2 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   568.2 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   569.2 fp3     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   570.2 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   570.2 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm6                                   ;   569.2 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm11                                    ;   569.7 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm9                                   ;   570.7 fp0     14 x[0]
        vpslld ymm11, ymm14, 5                                     ;   571.7 fp1     14 x[0]
        vpsrld ymm13, ymm14, 0x1b                                  ;   571.7 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm7                                     ;   570.7 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   571.7 fp0     14 x[2]
        vpslld ymm7, ymm0, 0x16                                    ;   572.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;   572.7 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm10                                    ;   571.7 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   572.7 fp0     14 x[2]
        vpslld ymm10, ymm8, 0x16                                   ;   573.7 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   573.7 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   572.7 fp3     12 x[0]
        vpxor ymm3, ymm3, [rbp + 2432]                             ;   573.7 fp0+agu1   12 x[0]
        vpxor ymm2, ymm2, [rbp + 2496]                             ;   573.2 fp1+agu0   12 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   573.5 fp2     12 x[0]
        vpxor ymm11, ymm11, [rbp + 2464]                           ;   574.5 fp3+agu1   12 x[0]
        vpxor ymm6, ymm6, [rbp + 2528]                             ;   574.2 fp0+agu0   12 x[1]
        vpxor ymm7, ymm7, ymm0                                     ;   574.2 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2560]                             ;   575.2 fp2+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   574.7 fp3     12 x[2]
        vpxor ymm10, ymm10, [rbp + 2592]                           ;   575.7 fp0+agu0   12 x[2]
        vmovdqu ymm0, [rbp + 5632]                                 ;   572.7 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm0                                     ;   579.7 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;   579.7 fp2     12 x[3]
        vpor ymm0, ymm2, ymm7                                      ;   576.2 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   580.7 fp0     13 x
        vpor ymm8, ymm6, ymm10                                     ;   576.7 fp1     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   580.7 fp2     13 x
        vpand ymm5, ymm5, ymm7                                     ;   580.7 fp3     13 x
        vpand ymm9, ymm9, ymm10                                    ;   580.7 fp0     13 x
        vpxor ymm12, ymm2, ymm3                                    ;   577.2 fp1     13 x
        vpand ymm3, ymm3, ymm0                                     ;   581.7 fp2     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   577.7 fp3     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   582.7 fp0     13 x
        vpxor ymm7, ymm6, ymm11                                    ;   578.2 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   581.7 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   578.7 fp3     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   582.7 fp0     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   581.7 fp1     13 x
        vpxor ymm9, ymm9, ymm7                                     ;   581.7 fp2     13 x
        vpand ymm10, ymm3, ymm2                                    ;   583.7 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   584.7 fp0     13 x
        vpand ymm13, ymm11, ymm6                                   ;   583.7 fp1     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   584.7 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   582.7 fp3     13 x
        vpand ymm5, ymm5, ymm2                                     ;   583.7 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   584.7 fp1     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   585.7 fp2     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   586.7 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   586.7 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   582.7 fp3     13 x
        vpand ymm9, ymm9, ymm6                                     ;   583.7 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   584.7 fp3     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   585.7 fp0     13 x
        vpslld ymm15, ymm9, 0xd                                    ;   586.7 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   586.7 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   587.7 fp3     14 x[0]
        vpslld ymm5, ymm0, 3                                       ;   585.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   585.7 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   587.7 fp0     14 x[0]
        vpslld ymm9, ymm8, 3                                       ;   585.7 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   585.7 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   586.7 fp3     14 x[2]
        vpslld ymm0, ymm14, 3                                      ;   588.7 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   585.2 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   586.2 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   588.7 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm5                                   ;   589.7 fp2     14 x[1]
        vpslld ymm3, ymm15, 3                                      ;   588.7 fp1     14 x[3]
        vpslld ymm10, ymm12, 1                                     ;   590.7 fp2     14 x[1]
        vpsrld ymm12, ymm12, 0x1f                                  ;   590.7 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm8                                     ;   586.7 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm11                                    ;   587.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   588.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   589.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   590.2 fp2     14 x[1]
        vpslld ymm8, ymm7, 1                                       ;   591.2 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   591.2 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   589.7 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   590.7 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   591.7 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   591.7 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   589.7 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm9                                     ;   590.7 fp0     14 x[3]
        vpslld ymm3, ymm6, 7                                       ;   591.7 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   591.7 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm12                                  ;   591.7 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   592.2 fp0     14 x[1]
        vpslld ymm7, ymm10, 7                                      ;   592.7 fp1     14 x[2]
        vpslld ymm11, ymm8, 7                                      ;   593.2 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   592.7 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm10                                  ;   592.7 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm0                                   ;   593.7 fp3     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;   594.7 fp1     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;   594.7 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm6                                     ;   593.2 fp0     14 x[3]
        vpxor ymm15, ymm15, ymm8                                   ;   593.7 fp3     14 x[0]
        vpxor ymm15, ymm15, ymm3                                   ;   594.7 fp0     14 x[0]
        vpslld ymm6, ymm15, 5                                      ;   595.7 fp1     14 x[0]
        vpsrld ymm13, ymm15, 0x1b                                  ;   595.7 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm7                                     ;   594.7 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   595.7 fp0     14 x[2]
        vpslld ymm7, ymm5, 0x16                                    ;   596.7 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   596.7 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   595.7 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm3                                     ;   596.7 fp0     14 x[2]
        vpslld ymm11, ymm9, 0x16                                   ;   597.7 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   597.7 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   596.7 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 5664]                                ;   593.7 agu0    12 x[0] reload
        vpxor ymm2, ymm2, ymm12                                    ;   600.7 fp0     12 x[0]
        vpxor ymm6, ymm6, ymm13                                    ;   597.2 fp1     12 x[0]
        vpxor ymm6, ymm6, ymm12                                    ;   600.7 fp2     12 x[0]
        vmovdqu ymm12, [rbp + 5696]                                ;   594.8 agu1    12 x[1] reload
        vpxor ymm10, ymm10, ymm12                                  ;   601.8 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm12                                    ;   601.8 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;   598.2 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2624]                             ;   599.2 fp2+agu0   12 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   598.7 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 2656]                           ;   599.7 fp0+agu1   12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   601.7 fp1     13 x
        vmovdqu ymm5, [rbp + 5728]                                 ;   596.7 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   603.7 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   603.7 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   604.7 fp0     13 x
        vpxor ymm5, ymm7, ymm10                                    ;   602.8 fp1     13 x
        vpand ymm10, ymm10, ymm0                                   ;   604.7 fp2     13 x
        vpxor ymm9, ymm8, ymm11                                    ;   602.8 fp3     13 x
        vpand ymm8, ymm8, ymm3                                     ;   605.7 fp0     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   605.7 fp1     13 x
        vpor ymm2, ymm2, ymm0                                      ;   604.7 fp2     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   606.7 fp3     13 x
        vpor ymm6, ymm6, ymm3                                      ;   605.7 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   605.7 fp1     13 x
        vpxor ymm0, ymm0, ymm7                                     ;   604.7 fp2     13 x
        vpand ymm7, ymm7, ymm10                                    ;   606.7 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   606.7 fp0     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   605.7 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   607.7 fp2     13 x
        vpand ymm12, ymm5, ymm10                                   ;   606.7 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   606.7 fp0     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   607.7 fp1     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   608.7 fp2     13 x
        vpand ymm7, ymm9, ymm8                                     ;   607.7 fp3     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   607.7 fp0     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   608.7 fp1     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   609.7 fp2     13 x
        vpand ymm0, ymm0, ymm2                                     ;   606.7 fp3     13 x
        vpand ymm3, ymm3, ymm6                                     ;   607.7 fp0     13 x
        vpslld ymm11, ymm5, 3                                      ;   609.7 fp1     14 x[2]
        vpor ymm0, ymm0, ymm12                                     ;   607.7 fp2     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   608.7 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   608.7 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x1d                                    ;   609.7 fp1     14 x[2]
        vpor ymm3, ymm3, ymm7                                      ;   608.7 fp3     13 x
        vpslld ymm7, ymm3, 0xd                                     ;   609.7 fp2     14 x[0]
        vpsrld ymm14, ymm3, 0x13                                   ;   609.7 fp1     14 x[0]
        vpslld ymm15, ymm9, 3                                      ;   610.7 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   610.7 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   609.7 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm14                                    ;   610.7 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   610.7 fp2     14 x[3]
        vpslld ymm14, ymm7, 3                                      ;   611.7 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm5                                   ;   610.7 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm0                                   ;   609.2 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   610.7 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   611.7 fp3     14 x[1]
        vpslld ymm0, ymm10, 1                                      ;   612.7 fp2     14 x[1]
        vpsrld ymm5, ymm10, 0x1f                                   ;   612.7 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm9                                   ;   611.7 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   611.2 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   612.2 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm15                                    ;   613.2 fp3     14 x[1]
        vpslld ymm3, ymm8, 1                                       ;   614.2 fp2     14 x[1]
        vpsrld ymm8, ymm8, 0x1f                                    ;   614.2 fp1     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   613.0 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm11                                    ;   614.0 fp3     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;   615.0 fp2     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   615.0 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm14                                    ;   614.0 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm15                                    ;   615.0 fp3     14 x[3]
        vpslld ymm10, ymm6, 7                                      ;   616.0 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   616.0 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm5                                     ;   615.0 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   615.2 fp3     14 x[1]
        vpslld ymm5, ymm0, 7                                       ;   616.0 fp2     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   616.2 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   616.0 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   616.2 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm9                                   ;   617.2 fp2     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   618.2 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   618.2 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   617.0 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   617.2 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm10                                    ;   618.2 fp0     14 x[0]
        vpslld ymm6, ymm7, 5                                       ;   619.2 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   619.2 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   618.2 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   619.2 fp0     14 x[2]
        vpslld ymm5, ymm11, 0x16                                   ;   620.2 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   620.2 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   619.2 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm10                                  ;   620.2 fp0     14 x[2]
        vpslld ymm8, ymm15, 0x16                                   ;   621.2 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   621.2 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   620.2 fp3     12 x[0]
        vpxor ymm2, ymm2, [rbp + 2688]                             ;   621.2 fp0+agu1   12 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   621.2 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 2720]                             ;   622.2 fp1+agu0   12 x[0]
        vmovdqu ymm7, [rbp + 5760]                                 ;   618.3 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm7                                     ;   625.3 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm7                                     ;   625.3 fp0     12 x[1]
        vpxor ymm5, ymm5, ymm11                                    ;   622.2 fp3     12 x[2]
        vpxor ymm5, ymm5, [rbp + 2752]                             ;   623.2 fp1+agu0   12 x[2]
        vpxor ymm8, ymm8, ymm13                                    ;   622.7 fp2     12 x[2]
        vpxor ymm8, ymm8, [rbp + 2784]                             ;   623.7 fp0+agu1   12 x[2]
        vpxor ymm9, ymm9, [rbp + 2816]                             ;   623.2 fp3+agu0   12 x[3]
        vpxor ymm10, ymm10, [rbp + 2848]                           ;   623.2 fp1+agu1   12 x[3]
        vpand ymm7, ymm2, ymm0                                     ;   626.3 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   624.2 fp0     13 x
        vpor ymm2, ymm2, ymm0                                      ;   626.3 fp3     13 x
        vpand ymm11, ymm6, ymm3                                    ;   626.3 fp1     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   624.7 fp2     13 x
        vpor ymm6, ymm6, ymm3                                      ;   626.3 fp0     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   626.3 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   627.3 fp1     13 x
        vpor ymm5, ymm5, ymm7                                      ;   627.3 fp2     13 x
        vpxor ymm3, ymm3, ymm10                                    ;   626.3 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   627.3 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;   627.3 fp1     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   627.3 fp2     13 x
        vpxor ymm6, ymm6, ymm4                                     ;   627.3 fp0     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   628.3 fp3     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   628.3 fp1     13 x
        vpand ymm0, ymm0, ymm5                                     ;   628.3 fp2     13 x
        vpand ymm3, ymm3, ymm8                                     ;   628.3 fp0     13 x
        vpor ymm0, ymm0, ymm2                                      ;   629.3 fp3     13 x
        vpor ymm3, ymm3, ymm6                                      ;   629.3 fp1     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   629.3 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   629.3 fp0     13 x
        vpxor ymm9, ymm9, ymm7                                     ;   629.3 fp3     13 x
        vpor ymm5, ymm5, ymm0                                      ;   630.3 fp1     13 x
        vpxor ymm10, ymm10, ymm11                                  ;   629.7 fp2     13 x
        vpor ymm8, ymm8, ymm3                                      ;   630.3 fp0     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   630.3 fp3     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   630.7 fp1     13 x
        vpand ymm9, ymm9, ymm0                                     ;   630.7 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   631.0 fp0     13 x
        vpslld ymm4, ymm7, 3                                       ;   631.2 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   631.7 fp3     13 x
        vpsrld ymm7, ymm7, 0x1d                                    ;   631.7 fp2     14 x[2]
        vpslld ymm12, ymm9, 0xd                                    ;   632.7 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   632.7 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   632.0 fp0     13 x
        vpslld ymm13, ymm10, 0xd                                   ;   633.2 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x13                                  ;   633.7 fp2     14 x[0]
        vpslld ymm14, ymm11, 3                                     ;   634.2 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   634.7 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm9                                   ;   633.7 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm10                                  ;   634.7 fp0     14 x[0]
        vpslld ymm9, ymm12, 3                                      ;   635.2 fp1     14 x[3]
        vpslld ymm10, ymm13, 3                                     ;   635.7 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm7                                     ;   633.2 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm2                                     ;   634.0 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   635.0 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;   636.0 fp0     14 x[1]
        vpslld ymm2, ymm5, 1                                       ;   637.0 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   637.0 fp2     14 x[1]
        vpxor ymm14, ymm14, ymm11                                  ;   635.7 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;   636.0 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm13                                    ;   637.0 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm14                                    ;   638.0 fp0     14 x[1]
        vpslld ymm6, ymm8, 1                                       ;   639.0 fp1     14 x[1]
        vpsrld ymm7, ymm8, 0x1f                                    ;   639.0 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm9                                     ;   637.2 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;   638.2 fp0     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;   639.2 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   639.2 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   638.2 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm14                                    ;   639.2 fp0     14 x[3]
        vpslld ymm9, ymm3, 7                                       ;   640.2 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   640.2 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   639.2 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm7                                     ;   640.0 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   640.2 fp1     14 x[2]
        vpslld ymm7, ymm6, 7                                       ;   641.0 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   640.2 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   641.0 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;   642.0 fp3     14 x[0]
        vpslld ymm0, ymm12, 5                                      ;   643.0 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   643.0 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm3                                     ;   642.0 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   642.2 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm9                                   ;   643.2 fp1     14 x[0]
        vpslld ymm3, ymm13, 5                                      ;   644.2 fp2     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   644.2 fp1     14 x[0]
        vpxor ymm4, ymm4, ymm5                                     ;   643.0 fp0     14 x[2]
        vpxor ymm4, ymm4, ymm8                                     ;   644.0 fp3     14 x[2]
        vpslld ymm5, ymm4, 0x16                                    ;   645.0 fp2     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   645.0 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm7                                   ;   644.0 fp0     14 x[2]
        vpxor ymm14, ymm14, ymm9                                   ;   645.0 fp3     14 x[2]
        vpslld ymm7, ymm14, 0x16                                   ;   646.0 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   646.0 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   645.0 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 5792]                                ;   642.2 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   649.2 fp3     12 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   645.7 fp2     12 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;   649.2 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 5824]                                ;   643.2 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   650.2 fp3     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   650.2 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;   646.7 fp2     12 x[2]
        vmovdqu ymm4, [rbp + 5856]                                 ;   644.0 agu0    12 x[2] reload
        vpxor ymm5, ymm5, ymm4                                     ;   651.0 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   647.2 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm4                                     ;   651.0 fp1     12 x[2]
        vmovdqu ymm4, [rbp + 5888]                                 ;   644.7 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm4                                     ;   651.7 fp2     12 x[3]
        vpxor ymm9, ymm9, ymm4                                     ;   651.7 fp0     12 x[3]
        vpand ymm4, ymm5, ymm0                                     ;   652.0 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   652.0 fp1     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   653.0 fp2     13 x
        vpxor ymm4, ymm4, ymm8                                     ;   653.0 fp0     13 x
        vpand ymm10, ymm7, ymm3                                    ;   652.0 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   652.0 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   653.0 fp2     13 x
        vpxor ymm10, ymm10, ymm9                                   ;   653.0 fp0     13 x
        vpor ymm8, ymm8, ymm0                                      ;   652.7 fp3     13 x
        vpor ymm9, ymm9, ymm3                                      ;   652.7 fp1     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   653.7 fp2     13 x
        vpand ymm2, ymm2, ymm4                                     ;   654.0 fp0     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   653.7 fp3     13 x
        vpand ymm6, ymm6, ymm10                                    ;   654.0 fp1     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   655.0 fp2     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   655.0 fp0     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   654.0 fp3     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   655.0 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   654.0 fp2     13 x
        vpslld ymm11, ymm0, 0xd                                    ;   656.0 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   656.0 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;   655.0 fp0     13 x
        vpor ymm5, ymm5, ymm8                                      ;   654.7 fp3     13 x
        vpslld ymm12, ymm3, 0xd                                    ;   656.0 fp1     14 x[0]
        vpor ymm7, ymm7, ymm9                                      ;   654.7 fp0     13 x
        vpsrld ymm3, ymm3, 0x13                                    ;   656.0 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm5                                     ;   655.7 fp3     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   655.7 fp0     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   656.7 fp3     13 x
        vpslld ymm5, ymm8, 3                                       ;   657.7 fp1     14 x[2]
        vpsrld ymm7, ymm8, 0x1d                                    ;   657.7 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm10                                    ;   656.7 fp0     13 x
        vpslld ymm8, ymm9, 3                                       ;   657.7 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   657.7 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm0                                   ;   657.0 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   657.0 fp0     14 x[0]
        vpslld ymm0, ymm11, 3                                      ;   658.0 fp1     14 x[3]
        vpslld ymm3, ymm12, 3                                      ;   658.0 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   658.7 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm2                                     ;   658.0 fp0     14 x[1]
        vpxor ymm4, ymm4, ymm11                                    ;   659.0 fp3     14 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   660.0 fp1     14 x[1]
        vpslld ymm7, ymm4, 1                                       ;   661.0 fp2     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   661.0 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   659.0 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm6                                   ;   659.2 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   660.2 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm8                                   ;   661.2 fp0     14 x[1]
        vpslld ymm9, ymm10, 1                                      ;   662.2 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   662.2 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   660.2 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   661.2 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   662.2 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   662.2 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   661.2 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   662.2 fp0     14 x[3]
        vpslld ymm3, ymm6, 7                                       ;   663.2 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   663.2 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   662.2 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm10                                    ;   663.2 fp0     14 x[1]
        vpslld ymm4, ymm7, 7                                       ;   663.2 fp1     14 x[2]
        vpslld ymm10, ymm9, 7                                      ;   664.2 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   663.2 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm7                                   ;   664.0 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   665.0 fp3     14 x[0]
        vpslld ymm2, ymm11, 5                                      ;   666.0 fp1     14 x[0]
        vpsrld ymm11, ymm11, 0x1b                                  ;   666.0 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm6                                     ;   665.0 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm9                                   ;   665.2 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   666.2 fp1     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   667.2 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   667.2 fp1     14 x[0]
        vpxor ymm5, ymm5, ymm4                                     ;   666.0 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   667.0 fp3     14 x[2]
        vpslld ymm4, ymm5, 0x16                                    ;   668.0 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   668.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm10                                    ;   667.0 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   668.0 fp3     14 x[2]
        vpslld ymm10, ymm8, 0x16                                   ;   669.0 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   669.0 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm11                                    ;   668.0 fp0     12 x[0]
        vpxor ymm2, ymm2, [rbp + 2880]                             ;   669.0 fp3+agu0   12 x[0]
        vpxor ymm6, ymm6, ymm12                                    ;   668.7 fp2     12 x[0]
        vpxor ymm6, ymm6, [rbp + 2912]                             ;   669.7 fp0+agu1   12 x[0]
        vmovdqu ymm11, [rbp + 5920]                                ;   666.2 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm11                                    ;   673.2 fp3     12 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   673.2 fp1     12 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   669.7 fp2     12 x[2]
        vmovdqu ymm5, [rbp + 5952]                                 ;   667.0 agu1    12 x[2] reload
        vpxor ymm4, ymm4, ymm5                                     ;   674.0 fp0     12 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   670.2 fp3     12 x[2]
        vpxor ymm10, ymm10, ymm5                                   ;   674.0 fp1     12 x[2]
        vpxor ymm0, ymm0, [rbp + 2944]                             ;   670.7 fp2+agu0   12 x[3]
        vpxor ymm3, ymm3, [rbp + 2976]                             ;   671.0 fp0+agu1   12 x[3]
        vpand ymm5, ymm2, ymm7                                     ;   674.2 fp3     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   674.2 fp1     13 x
        vpor ymm0, ymm0, ymm2                                      ;   671.7 fp2     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   675.0 fp0     13 x
        vpand ymm8, ymm6, ymm9                                     ;   674.2 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   674.2 fp1     13 x
        vpor ymm3, ymm3, ymm6                                      ;   672.7 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   675.0 fp0     13 x
        vpor ymm2, ymm2, ymm5                                      ;   676.0 fp3     13 x
        vpor ymm6, ymm6, ymm8                                      ;   676.0 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   677.0 fp2     13 x
        vpor ymm7, ymm7, ymm5                                      ;   675.2 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   677.0 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   675.2 fp1     13 x
        vpand ymm4, ymm4, ymm0                                     ;   675.0 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   675.0 fp0     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   676.2 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   675.2 fp1     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   676.2 fp2     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   676.0 fp0     13 x
        vpor ymm5, ymm5, ymm4                                      ;   676.2 fp3     13 x
        vpor ymm8, ymm8, ymm10                                     ;   676.2 fp1     13 x
        vpor ymm4, ymm4, ymm0                                      ;   676.7 fp2     13 x
        vpor ymm10, ymm10, ymm3                                    ;   677.0 fp0     13 x
        vpxor ymm4, ymm4, ymm2                                     ;   678.0 fp3     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   678.0 fp1     13 x
        vpand ymm2, ymm2, ymm7                                     ;   678.0 fp2     13 x
        vpor ymm0, ymm0, ymm7                                      ;   678.0 fp0     13 x
        vpand ymm6, ymm6, ymm9                                     ;   678.2 fp3     13 x
        vpor ymm3, ymm3, ymm9                                      ;   678.2 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   679.0 fp2     13 x
        vpslld ymm11, ymm2, 0xd                                    ;   680.0 fp1     14 x[0]
        vpsrld ymm2, ymm2, 0x13                                    ;   680.0 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm3                                     ;   679.2 fp0     13 x
        vpslld ymm12, ymm6, 0xd                                    ;   680.2 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   680.7 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;   679.2 fp3     13 x
        vpslld ymm13, ymm0, 3                                      ;   681.2 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   681.7 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm10                                    ;   680.0 fp0     13 x
        vpslld ymm14, ymm3, 3                                      ;   682.2 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   682.7 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm2                                   ;   681.0 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm6                                   ;   681.7 fp0     14 x[0]
        vpslld ymm2, ymm11, 3                                      ;   683.2 fp1     14 x[3]
        vpslld ymm6, ymm12, 3                                      ;   683.7 fp2     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   682.7 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm11                                    ;   682.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   683.7 fp3     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   684.7 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   684.7 fp2     14 x[1]
        vpxor ymm14, ymm14, ymm3                                   ;   683.7 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   683.2 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   684.7 fp0     14 x[1]
        vpslld ymm3, ymm9, 1                                       ;   685.7 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   685.7 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   684.2 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm2                                     ;   685.2 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm13                                    ;   686.2 fp3     14 x[3]
        vpslld ymm2, ymm4, 7                                       ;   687.2 fp1     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   687.2 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   686.0 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm6                                   ;   687.0 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   688.0 fp0     14 x[3]
        vpslld ymm5, ymm10, 7                                      ;   689.0 fp1     14 x[3]
        vpsrld ymm6, ymm10, 0x19                                   ;   689.0 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   687.2 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   688.0 fp0     14 x[1]
        vpslld ymm7, ymm0, 7                                       ;   688.2 fp1     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   689.0 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm4                                     ;   688.2 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm0                                   ;   689.0 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm2                                   ;   690.0 fp3     14 x[0]
        vpslld ymm4, ymm11, 5                                      ;   691.0 fp1     14 x[0]
        vpsrld ymm9, ymm11, 0x1b                                   ;   691.0 fp2     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   690.0 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   690.2 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm5                                   ;   691.2 fp1     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   692.2 fp2     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   692.2 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   691.0 fp0     14 x[2]
        vpxor ymm13, ymm13, ymm2                                   ;   692.0 fp3     14 x[2]
        vpslld ymm7, ymm13, 0x16                                   ;   693.0 fp2     14 x[2]
        vpsrld ymm11, ymm13, 0xa                                   ;   693.0 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm8                                   ;   692.0 fp0     14 x[2]
        vpxor ymm14, ymm14, ymm5                                   ;   693.0 fp3     14 x[2]
        vpslld ymm8, ymm14, 0x16                                   ;   694.0 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   694.0 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   693.0 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 5984]                                 ;   690.2 agu0    12 x[0] reload
        vpxor ymm4, ymm4, ymm9                                     ;   697.2 fp3     12 x[0]
        vpxor ymm6, ymm6, ymm10                                    ;   693.7 fp2     12 x[0]
        vpxor ymm6, ymm6, ymm9                                     ;   697.2 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 6016]                                 ;   691.2 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm9                                     ;   698.2 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   698.2 fp1     12 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   694.7 fp2     12 x[2]
        vpxor ymm7, ymm7, [rbp + 3008]                             ;   695.7 fp0+agu0   12 x[2]
        vpxor ymm8, ymm8, ymm12                                    ;   695.2 fp3     12 x[2]
        vpxor ymm8, ymm8, [rbp + 3040]                             ;   696.2 fp1+agu1   12 x[2]
        vmovdqu ymm9, [rbp + 6048]                                 ;   693.0 agu0    12 x[3] reload
        vpxor ymm2, ymm2, ymm9                                     ;   700.0 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm9                                     ;   700.0 fp0     12 x[3]
        vpxor ymm9, ymm4, ymm0                                     ;   699.2 fp3     13 x
        vpxor ymm4, ymm4, ymm2                                     ;   701.0 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   701.0 fp2     13 x
        vpxor ymm10, ymm6, ymm3                                    ;   699.2 fp0     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   701.0 fp3     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   701.0 fp1     13 x
        vpand ymm9, ymm9, ymm4                                     ;   702.0 fp2     13 x
        vpand ymm10, ymm10, ymm6                                   ;   702.0 fp0     13 x
        vpor ymm7, ymm7, ymm4                                      ;   702.0 fp3     13 x
        vpor ymm8, ymm8, ymm6                                      ;   702.0 fp1     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   703.0 fp2     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   703.0 fp0     13 x
        vpand ymm2, ymm2, ymm7                                     ;   703.0 fp3     13 x
        vpand ymm5, ymm5, ymm8                                     ;   703.0 fp1     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   703.0 fp2     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   704.0 fp0     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   703.0 fp3     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   704.0 fp1     13 x
        vpand ymm2, ymm2, ymm9                                     ;   704.0 fp2     13 x
        vpand ymm5, ymm5, ymm10                                    ;   704.0 fp0     13 x
        vpslld ymm11, ymm9, 0xd                                    ;   704.0 fp1     14 x[0]
        vpor ymm7, ymm7, ymm2                                      ;   705.0 fp3     13 x
        vpsrld ymm12, ymm9, 0x13                                   ;   704.0 fp2     14 x[0]
        vpor ymm8, ymm8, ymm5                                      ;   705.0 fp0     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   705.0 fp1     13 x
        vpslld ymm13, ymm10, 0xd                                   ;   704.0 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   705.0 fp3     13 x
        vpsrld ymm14, ymm10, 0x13                                  ;   704.0 fp1     14 x[0]
        vpand ymm9, ymm9, ymm0                                     ;   704.0 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   706.0 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   704.0 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   706.0 fp0     13 x
        vpslld ymm15, ymm0, 3                                      ;   707.0 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   707.0 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm12                                  ;   705.0 fp3     14 x[0]
        vpslld ymm12, ymm3, 3                                      ;   707.0 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   707.0 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm14                                  ;   705.3 fp0     14 x[0]
        vpslld ymm14, ymm11, 3                                     ;   706.3 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm0                                   ;   708.0 fp3     14 x[2]
        vpslld ymm0, ymm13, 3                                      ;   707.0 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm2                                     ;   706.3 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   707.3 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   709.0 fp0     14 x[1]
        vpslld ymm2, ymm7, 1                                       ;   710.0 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   710.0 fp2     14 x[1]
        vpxor ymm12, ymm12, ymm3                                   ;   708.0 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm5                                     ;   708.3 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm13                                    ;   709.3 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm12                                    ;   710.3 fp2     14 x[1]
        vpslld ymm3, ymm8, 1                                       ;   711.3 fp1     14 x[1]
        vpsrld ymm5, ymm8, 0x1f                                    ;   711.3 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm9                                     ;   709.0 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm14                                    ;   710.0 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm15                                    ;   711.0 fp3     14 x[3]
        vpslld ymm8, ymm4, 7                                       ;   712.0 fp1     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   712.0 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   710.3 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   711.3 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm12                                    ;   712.3 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;   713.3 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   713.3 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm7                                     ;   712.0 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   712.3 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   713.0 fp1     14 x[2]
        vpslld ymm7, ymm3, 7                                       ;   713.3 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm4                                     ;   713.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm2                                   ;   713.3 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm8                                   ;   714.3 fp1     14 x[0]
        vpslld ymm4, ymm11, 5                                      ;   715.3 fp2     14 x[0]
        vpsrld ymm9, ymm11, 0x1b                                   ;   715.3 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm6                                     ;   714.3 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm3                                   ;   714.3 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm0                                   ;   715.3 fp2     14 x[0]
        vpslld ymm6, ymm13, 5                                      ;   716.3 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   716.3 fp2     14 x[0]
        vpxor ymm15, ymm15, ymm5                                   ;   715.0 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   716.0 fp0     14 x[2]
        vpslld ymm5, ymm15, 0x16                                   ;   717.0 fp1     14 x[2]
        vpsrld ymm11, ymm15, 0xa                                   ;   717.0 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   716.0 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   717.0 fp0     14 x[2]
        vpslld ymm7, ymm12, 0x16                                   ;   718.0 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   718.0 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   717.0 fp3     12 x[0]
        vpxor ymm4, ymm4, [rbp + 3072]                             ;   718.0 fp0+agu1   12 x[0]
        vpxor ymm6, ymm6, ymm10                                    ;   718.0 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 3104]                             ;   719.0 fp0+agu0   12 x[0]
        vmovdqu ymm9, [rbp + 6080]                                 ;   715.5 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm9                                     ;   722.5 fp1     12 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   722.5 fp2     12 x[1]
        vmovdqu ymm9, [rbp + 6144]                                 ;   716.0 agu0    12 x[3] reload
        vpxor ymm8, ymm8, ymm9                                     ;   723.0 fp3     12 x[3]
        vpxor ymm0, ymm0, ymm9                                     ;   723.0 fp0     12 x[3]
        vpxor ymm5, ymm5, ymm11                                    ;   719.3 fp1     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   720.3 fp2     13 x
        vmovdqu ymm9, [rbp + 6112]                                 ;   716.7 agu1    12 x[2] reload
        vpxor ymm5, ymm5, ymm9                                     ;   723.7 fp3     13 x
        vpxor ymm7, ymm7, ymm12                                    ;   720.3 fp0     13 x
        vpxor ymm7, ymm7, ymm9                                     ;   723.7 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   724.7 fp2     13 x
        vpor ymm9, ymm2, ymm4                                      ;   723.5 fp3     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   724.7 fp0     13 x
        vpor ymm10, ymm3, ymm6                                     ;   723.5 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   725.7 fp2     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   723.5 fp3     13 x
        vpxor ymm2, ymm2, ymm8                                     ;   724.5 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   723.5 fp1     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   724.5 fp2     13 x
        vpand ymm5, ymm5, ymm4                                     ;   724.7 fp3     13 x
        vpand ymm5, ymm5, ymm2                                     ;   725.7 fp0     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   725.7 fp1     13 x
        vpand ymm7, ymm7, ymm6                                     ;   725.7 fp2     13 x
        vpand ymm7, ymm7, ymm3                                     ;   726.7 fp3     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   726.7 fp0     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   726.7 fp1     13 x
        vpor ymm8, ymm8, ymm2                                      ;   725.5 fp2     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   727.7 fp3     13 x
        vpor ymm0, ymm0, ymm3                                      ;   725.5 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   726.5 fp1     13 x
        vpslld ymm11, ymm8, 0xd                                    ;   727.5 fp2     14 x[0]
        vpsrld ymm12, ymm8, 0x13                                   ;   727.5 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   726.7 fp3     13 x
        vpand ymm9, ymm9, ymm5                                     ;   727.7 fp0     13 x
        vpslld ymm13, ymm0, 0xd                                    ;   727.7 fp2     14 x[0]
        vpand ymm10, ymm10, ymm7                                   ;   728.7 fp3     13 x
        vpsrld ymm14, ymm0, 0x13                                   ;   727.7 fp1     14 x[0]
        vpand ymm8, ymm8, ymm4                                     ;   727.5 fp0     13 x
        vpand ymm0, ymm0, ymm6                                     ;   728.0 fp2     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   728.5 fp3     13 x
        vpslld ymm15, ymm8, 3                                      ;   729.5 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   729.5 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   729.0 fp0     13 x
        vpxor ymm11, ymm11, ymm12                                  ;   729.0 fp3     14 x[0]
        vpslld ymm12, ymm0, 3                                      ;   730.0 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   730.0 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm14                                  ;   729.3 fp0     14 x[0]
        vpslld ymm14, ymm11, 3                                     ;   730.3 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm8                                   ;   730.5 fp3     14 x[2]
        vpslld ymm8, ymm13, 3                                      ;   731.0 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm9                                     ;   730.3 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm11                                    ;   731.3 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm15                                    ;   732.3 fp0     14 x[1]
        vpslld ymm9, ymm2, 1                                       ;   733.3 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   733.3 fp2     14 x[1]
        vpxor ymm12, ymm12, ymm0                                   ;   732.0 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm10                                    ;   732.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;   733.3 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   734.3 fp2     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;   735.3 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   735.3 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;   733.0 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm14                                    ;   734.0 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm15                                    ;   735.0 fp3     14 x[3]
        vpslld ymm4, ymm5, 7                                       ;   736.0 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   736.0 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm6                                     ;   734.3 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   735.3 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm12                                    ;   736.3 fp0     14 x[3]
        vpslld ymm6, ymm7, 7                                       ;   737.3 fp1     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   737.3 fp2     14 x[3]
        vpxor ymm9, ymm9, ymm2                                     ;   736.0 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   736.3 fp0     14 x[1]
        vpslld ymm2, ymm9, 7                                       ;   737.0 fp1     14 x[2]
        vpslld ymm3, ymm0, 7                                       ;   737.3 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm5                                     ;   737.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   737.3 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;   738.3 fp1     14 x[0]
        vpslld ymm5, ymm11, 5                                      ;   739.3 fp2     14 x[0]
        vpsrld ymm8, ymm11, 0x1b                                   ;   739.3 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   738.3 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   738.3 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm6                                   ;   739.3 fp2     14 x[0]
        vpslld ymm7, ymm13, 5                                      ;   740.3 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   740.3 fp2     14 x[0]
        vpxor ymm15, ymm15, ymm2                                   ;   739.0 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm4                                   ;   740.0 fp0     14 x[2]
        vpslld ymm2, ymm15, 0x16                                   ;   741.0 fp1     14 x[2]
        vpsrld ymm11, ymm15, 0xa                                   ;   741.0 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   740.0 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm6                                   ;   741.0 fp0     14 x[2]
        vpslld ymm3, ymm12, 0x16                                   ;   742.0 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   742.0 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm8                                     ;   741.0 fp3     12 x[0]
        vmovdqu ymm8, [rbp + 6176]                                 ;   738.5 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm8                                     ;   745.5 fp0     12 x[0]
        vpxor ymm7, ymm7, ymm10                                    ;   742.0 fp3     12 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   745.5 fp0     12 x[0]
        vpxor ymm9, ymm9, [rbp + 3136]                             ;   742.3 fp1+agu1   12 x[1]
        vpxor ymm0, ymm0, [rbp + 3168]                             ;   743.0 fp2+agu0   12 x[1]
        vpxor ymm2, ymm2, ymm11                                    ;   743.0 fp3     12 x[2]
        vmovdqu ymm8, [rbp + 6208]                                 ;   740.3 agu1    12 x[2] reload
        vpxor ymm2, ymm2, ymm8                                     ;   747.3 fp0     12 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   743.3 fp1     12 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   747.3 fp2     12 x[2]
        vmovdqu ymm8, [rbp + 6240]                                 ;   740.7 agu0    12 x[3] reload
        vpxor ymm4, ymm4, ymm8                                     ;   747.7 fp3     12 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   747.7 fp0     12 x[3]
        vpand ymm8, ymm5, ymm4                                     ;   748.7 fp1     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   748.7 fp2     13 x
        vpxor ymm4, ymm4, ymm2                                     ;   748.7 fp3     13 x
        vpand ymm10, ymm7, ymm6                                    ;   748.7 fp0     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   748.7 fp1     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   748.7 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   748.3 fp3     13 x
        vpand ymm9, ymm9, ymm5                                     ;   749.7 fp0     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   748.3 fp1     13 x
        vpand ymm0, ymm0, ymm7                                     ;   749.7 fp2     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   749.7 fp3     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   749.7 fp0     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   750.7 fp1     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   750.7 fp2     13 x
        vpor ymm2, ymm2, ymm5                                      ;   749.7 fp3     13 x
        vpor ymm3, ymm3, ymm7                                      ;   749.7 fp0     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   750.7 fp1     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   750.7 fp2     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   750.7 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   750.7 fp0     13 x
        vpand ymm4, ymm4, ymm9                                     ;   751.7 fp1     13 x
        vpand ymm6, ymm6, ymm0                                     ;   751.7 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   751.7 fp3     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   751.7 fp0     13 x
        vpand ymm9, ymm9, ymm2                                     ;   752.7 fp1     13 x
        vpand ymm0, ymm0, ymm3                                     ;   752.7 fp2     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   752.7 fp3     13 x
        vpslld ymm11, ymm4, 0xd                                    ;   753.7 fp1     14 x[0]
        vpsrld ymm12, ymm4, 0x13                                   ;   753.7 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   752.7 fp0     13 x
        vpslld ymm13, ymm6, 0xd                                    ;   753.7 fp1     14 x[0]
        vpsrld ymm14, ymm6, 0x13                                   ;   753.7 fp2     14 x[0]
        vpxor ymm2, ymm2, ymm4                                     ;   753.7 fp3     13 x
        vpslld ymm4, ymm2, 3                                       ;   754.7 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   754.7 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   753.7 fp0     13 x
        vpslld ymm6, ymm3, 3                                       ;   754.7 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   755.0 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm12                                  ;   754.7 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm14                                  ;   754.7 fp0     14 x[0]
        vpslld ymm12, ymm11, 3                                     ;   755.7 fp1     14 x[3]
        vpslld ymm14, ymm13, 3                                     ;   756.0 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm2                                     ;   755.7 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   755.7 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm4                                     ;   756.7 fp3     14 x[1]
        vpslld ymm2, ymm8, 1                                       ;   757.7 fp1     14 x[1]
        vpsrld ymm8, ymm8, 0x1f                                    ;   757.7 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm3                                     ;   756.0 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm13                                  ;   756.0 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm6                                   ;   757.0 fp0     14 x[1]
        vpslld ymm3, ymm10, 1                                      ;   758.0 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   758.0 fp2     14 x[1]
        vpxor ymm9, ymm9, ymm5                                     ;   757.0 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm12                                    ;   758.0 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm4                                     ;   759.0 fp3     14 x[3]
        vpslld ymm5, ymm9, 7                                       ;   760.0 fp1     14 x[3]
        vpsrld ymm9, ymm9, 0x19                                    ;   760.0 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   758.3 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm14                                    ;   759.3 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   760.3 fp0     14 x[3]
        vpslld ymm7, ymm0, 7                                       ;   761.3 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   761.3 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm8                                     ;   760.0 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   760.3 fp0     14 x[1]
        vpslld ymm8, ymm2, 7                                       ;   761.0 fp1     14 x[2]
        vpslld ymm10, ymm3, 7                                      ;   761.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm9                                     ;   761.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm2                                   ;   761.3 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   762.3 fp1     14 x[0]
        vpslld ymm9, ymm11, 5                                      ;   763.3 fp2     14 x[0]
        vpsrld ymm11, ymm11, 0x1b                                  ;   763.3 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   762.0 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm0                                     ;   762.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm7                                   ;   763.3 fp2     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;   764.3 fp1     14 x[0]
        vpsrld ymm12, ymm13, 0x1b                                  ;   764.3 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm8                                     ;   763.0 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm5                                     ;   764.0 fp0     14 x[2]
        vpslld ymm8, ymm4, 0x16                                    ;   765.0 fp1     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   765.0 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm10                                    ;   764.0 fp3     14 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   765.0 fp0     14 x[2]
        vpslld ymm10, ymm6, 0x16                                   ;   766.0 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   766.0 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   765.0 fp3     12 x[0]
        vpxor ymm9, ymm9, [rbp + 3200]                             ;   766.0 fp0+agu1   12 x[0]
        vpxor ymm2, ymm2, [rbp + 3264]                             ;   766.0 fp3+agu0   12 x[1]
        vpxor ymm0, ymm0, ymm12                                    ;   766.3 fp0     12 x[0]
        vpxor ymm0, ymm0, [rbp + 3232]                             ;   767.3 fp1+agu1   12 x[0]
        vpxor ymm3, ymm3, [rbp + 3296]                             ;   767.0 fp2+agu0   12 x[1]
        vpxor ymm8, ymm8, ymm4                                     ;   767.0 fp3     12 x[2]
        vpxor ymm8, ymm8, [rbp + 3328]                             ;   768.0 fp0+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm6                                   ;   767.3 fp1     12 x[2]
        vpxor ymm10, ymm10, [rbp + 3360]                           ;   768.3 fp2+agu0   12 x[2]
        vmovdqu ymm4, [rbp + 6272]                                 ;   765.3 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm4                                     ;   772.3 fp3     12 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   772.3 fp0     12 x[3]
        vpor ymm4, ymm2, ymm8                                      ;   769.0 fp1     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   773.3 fp2     13 x
        vpor ymm6, ymm3, ymm10                                     ;   769.3 fp3     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   773.3 fp0     13 x
        vpand ymm5, ymm5, ymm8                                     ;   773.3 fp1     13 x
        vpand ymm7, ymm7, ymm10                                    ;   773.3 fp2     13 x
        vpxor ymm11, ymm2, ymm9                                    ;   770.0 fp3     13 x
        vpand ymm9, ymm9, ymm4                                     ;   774.3 fp0     13 x
        vpxor ymm2, ymm2, ymm8                                     ;   770.3 fp1     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   775.3 fp2     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   771.0 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   771.3 fp0     13 x
        vpand ymm0, ymm0, ymm6                                     ;   774.3 fp1     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   775.3 fp2     13 x
        vpxor ymm5, ymm5, ymm11                                    ;   774.3 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   774.3 fp0     13 x
        vmovdqu xmm8, [r8]                                         ;   770.0 agu0    17 z[0]
        vmovdqu xmm12, [r8 + 16]                                   ;   770.2 agu1    17 z[0]
        vpand ymm13, ymm9, ymm2                                    ;   776.3 fp1     13 x
        vmovdqu xmm14, [r8 + 32]                                   ;   771.0 agu0    17 z[0]
        vpxor ymm13, ymm13, ymm4                                   ;   777.3 fp2     13 x
        vpand ymm15, ymm0, ymm10                                   ;   776.3 fp3     13 x
        vpxor ymm15, ymm15, ymm6                                   ;   777.3 fp0     13 x
        vmovdqu xmm1, [r8 + 48]                                    ;   772.3 agu1    17 z[0]
        vmovdqu [rbp + 6368], ymm6                                 ;   774.3 agu2+fp5   13 x spill
        vmovdqu xmm6, [r8 + 64]                                    ;   772.7 agu0    17 z[0]
        vmovdqu [rbp + 6400], ymm4                                 ;   774.3 agu1+fp5   13 x spill
        vmovdqu xmm4, [r8 + 80]                                    ;   773.7 agu0    17 z[0]
        vmovdqu [rbp + 6432], ymm0                                 ;   775.3 agu2+fp5   13 x spill
        vpand ymm0, ymm5, ymm2                                     ;   776.3 fp1     13 x
        vmovdqu [rbp + 6464], ymm2                                 ;   776.3 agu1+fp5   13 x spill
        vmovdqu xmm2, [r8 + 96]                                    ;   774.7 agu0    17 z[0]
        vmovdqu [rbp + 6496], ymm5                                 ;   776.5 agu2+fp5   13 x spill
        vpand ymm5, ymm7, ymm10                                    ;   776.3 fp2     13 x
        vperm2i128 ymm6, ymm8, ymm6, 0x20                          ;   779.7 fp1     17 z[0]
        vperm2i128 ymm4, ymm12, ymm4, 0x20                         ;   780.7 fp1     17 z[0]
        vperm2i128 ymm2, ymm14, ymm2, 0x20                         ;   781.7 fp1     17 z[0]
        vpunpckldq ymm8, ymm6, ymm4                                ;   783.7 fp2     17 z[0]
        vpunpckhdq ymm4, ymm6, ymm4                                ;   783.7 fp2     17 z[0]
        vmovdqu xmm6, [r8 + 112]                                   ;   775.5 agu1    17 z[0]
        vperm2i128 ymm1, ymm1, ymm6, 0x20                          ;   782.5 fp1     17 z[0]
        vpunpckldq ymm6, ymm2, ymm1                                ;   785.5 fp2     17 z[0]
        vpunpckhdq ymm1, ymm2, ymm1                                ;   785.5 fp2     17 z[0]
        vpunpcklqdq ymm2, ymm8, ymm6                               ;   786.5 fp1     17 z[0]
        vpunpckhqdq ymm6, ymm8, ymm6                               ;   786.5 fp2     17 z[0]
        vpunpcklqdq ymm8, ymm4, ymm1                               ;   786.5 fp1     17 z[0]
        vpunpckhqdq ymm1, ymm4, ymm1                               ;   786.5 fp2     17 z[0]
        vmovdqu xmm4, [r8 + 128]                                   ;   777.0 agu0    17 z[0]
        vmovdqu xmm12, [r8 + 144]                                  ;   777.2 agu1    17 z[0]
        vmovdqu xmm14, [r8 + 160]                                  ;   778.0 agu0    17 z[0]
        vmovdqu [rbp + 6528], ymm10                                ;   777.5 agu2+fp5   13 x spill
        vmovdqu xmm10, [r8 + 176]                                  ;   778.2 agu1    17 z[0]
        vmovdqu [rbp + 6560], ymm1                                 ;   787.5 agu2+fp5   17 z[0] spill
        vmovdqu xmm1, [r8 + 192]                                   ;   779.0 agu0    17 z[0]
        vperm2i128 ymm1, ymm4, ymm1, 0x20                          ;   786.0 fp1     17 z[0]
        vmovdqu xmm4, [r8 + 208]                                   ;   779.2 agu1    17 z[0]
        vperm2i128 ymm4, ymm12, ymm4, 0x20                         ;   786.2 fp1     17 z[0]
        vmovdqu xmm12, [r8 + 224]                                  ;   780.0 agu0    17 z[0]
        vperm2i128 ymm12, ymm14, ymm12, 0x20                       ;   787.0 fp1     17 z[0]
        vmovdqu xmm14, [r8 + 240]                                  ;   780.2 agu1    17 z[0]
        vperm2i128 ymm10, ymm10, ymm14, 0x20                       ;   787.2 fp1     17 z[0]
        vpunpckldq ymm14, ymm1, ymm4                               ;   789.2 fp2     17 z[0]
        vpunpckhdq ymm1, ymm1, ymm4                                ;   789.2 fp2     17 z[0]
        vpunpckldq ymm4, ymm12, ymm10                              ;   790.2 fp2     17 z[0]
        vpunpckhdq ymm10, ymm12, ymm10                             ;   790.2 fp2     17 z[0]
        vpunpcklqdq ymm12, ymm14, ymm4                             ;   791.2 fp1     17 z[0]
        vpunpckhqdq ymm4, ymm14, ymm4                              ;   791.2 fp2     17 z[0]
        vpunpcklqdq ymm14, ymm1, ymm10                             ;   791.2 fp1     17 z[0]
        vpunpckhqdq ymm1, ymm1, ymm10                              ;   791.2 fp2     17 z[0]
        vpxor ymm2, ymm2, ymm13                                    ;   787.5 fp3     17 z[0]
        vpxor ymm2, ymm2, ymm0                                     ;   788.5 fp0     17 z[0]
        vmovdqu ymm10, [rbp + 6304]                                ;   786.7 agu0    17 z[0] reload
        vpxor ymm2, ymm2, ymm10                                    ;   793.7 fp1     17 z[0]
        vpxor ymm11, ymm11, ymm9                                   ;   787.2 fp3     17 z[1]
        vpxor ymm11, ymm11, ymm13                                  ;   788.2 fp0     17 z[1]
        vpxor ymm11, ymm11, ymm6                                   ;   789.2 fp2     17 z[1]
        vpxor ymm11, ymm11, [rbp + 3392]                           ;   790.2 fp1+agu1   17 z[1]
        vpxor ymm12, ymm12, ymm10                                  ;   793.7 fp3     17 z[0]
        vpxor ymm12, ymm12, ymm15                                  ;   794.7 fp0     17 z[0]
        vpxor ymm12, ymm12, ymm5                                   ;   795.7 fp2     17 z[0]
        vpxor ymm3, ymm3, ymm15                                    ;   788.8 fp1     17 z[1]
        vpxor ymm3, ymm3, ymm4                                     ;   792.2 fp3     17 z[1]
        vpxor ymm3, ymm3, [rbp + 6432]                             ;   793.2 fp0+agu0   17 z[1]
        vpxor ymm3, ymm3, [rbp + 3424]                             ;   794.2 fp2+agu1   17 z[1]
        vpunpckldq ymm4, ymm2, ymm11                               ;   794.7 fp1     18 dst
        vpxor ymm8, ymm8, ymm0                                     ;   790.2 fp3     17 z[2]
        vpxor ymm8, ymm8, [rbp + 6400]                             ;   791.2 fp0+agu0   17 z[2]
        vpxor ymm8, ymm8, [rbp + 6496]                             ;   792.2 fp2+agu1   17 z[2]
        vpxor ymm8, ymm8, [rbp + 3456]                             ;   793.2 fp1+agu0   17 z[2]
        vpunpckhdq ymm0, ymm2, ymm11                               ;   794.7 fp2     18 dst
        vpxor ymm5, ymm5, ymm7                                     ;   791.2 fp3     17 z[2]
        vpxor ymm5, ymm5, ymm14                                    ;   792.2 fp0     17 z[2]
        vpxor ymm5, ymm5, [rbp + 6368]                             ;   793.2 fp1+agu1   17 z[2]
        vpxor ymm5, ymm5, [rbp + 3488]                             ;   794.2 fp3+agu0   17 z[2]
        vpxor ymm1, ymm1, [rbp + 6528]                             ;   792.5 fp0+agu1   17 z[3]
        vpxor ymm1, ymm1, [rbp + 3552]                             ;   793.5 fp2+agu0   17 z[3]
        vmovdqu ymm2, [rbp + 6560]                                 ;   793.5 agu1    17 z[3]
        vpxor ymm2, ymm2, [rbp + 6464]                             ;   800.5 fp1+agu0   17 z[3]
        vpxor ymm2, ymm2, [rbp + 3520]                             ;   801.5 fp3+agu1   17 z[3]
        vpunpckldq ymm6, ymm8, ymm2                                ;   802.5 fp2     18 dst
        vpunpckhdq ymm2, ymm8, ymm2                                ;   802.5 fp1     18 dst
        vpunpcklqdq ymm7, ymm4, ymm6                               ;   803.5 fp2     18 dst
        vpunpckhqdq ymm4, ymm4, ymm6                               ;   803.5 fp1     18 dst
        vpunpcklqdq ymm6, ymm0, ymm2                               ;   803.5 fp2     18 dst
        vpunpckhqdq ymm0, ymm0, ymm2                               ;   803.5 fp1     18 dst
        vperm2i128 ymm2, ymm7, ymm7, 0x11                          ;   804.5 fp1     18 dst
        vmovdqu [r9], xmm7                                         ;   804.5 agu2+fp5   18 dst
        vperm2i128 ymm7, ymm4, ymm4, 0x11                          ;   804.5 fp1     18 dst
        vmovdqu [r9 + 16], xmm4                                    ;   804.5 agu2+fp5   18 dst
        vmovdqu [r9 + 64], xmm2                                    ;   807.5 agu0+fp5   18 dst
        vperm2i128 ymm2, ymm6, ymm6, 0x11                          ;   804.5 fp1     18 dst
        vmovdqu [r9 + 32], xmm6                                    ;   804.5 agu1+fp5   18 dst
        vmovdqu [r9 + 80], xmm7                                    ;   807.5 agu2+fp5   18 dst
        vperm2i128 ymm4, ymm0, ymm0, 0x11                          ;   804.5 fp1     18 dst
        vmovdqu [r9 + 48], xmm0                                    ;   804.5 agu0+fp5   18 dst
        vmovdqu [r9 + 96], xmm2                                    ;   807.5 agu1+fp5   18 dst
        vmovdqu [r9 + 112], xmm4                                   ;   807.5 agu2+fp5   18 dst
        vpunpckldq ymm0, ymm12, ymm3                               ;   803.5 fp2     18 dst
        vpunpckhdq ymm2, ymm12, ymm3                               ;   803.7 fp1     18 dst
        vpunpckldq ymm3, ymm5, ymm1                                ;   804.5 fp2     18 dst
        vpunpckhdq ymm1, ymm5, ymm1                                ;   804.7 fp1     18 dst
        vpunpcklqdq ymm4, ymm0, ymm3                               ;   805.5 fp2     18 dst
        vpunpckhqdq ymm0, ymm0, ymm3                               ;   805.7 fp1     18 dst
        vpunpcklqdq ymm3, ymm2, ymm1                               ;   806.5 fp2     18 dst
        vpunpckhqdq ymm1, ymm2, ymm1                               ;   806.7 fp1     18 dst
        vperm2i128 ymm2, ymm4, ymm4, 0x11                          ;   807.7 fp1     18 dst
        vmovdqu [r9 + 128], xmm4                                   ;   806.5 agu0+fp5   18 dst
        vperm2i128 ymm4, ymm0, ymm0, 0x11                          ;   808.7 fp1     18 dst
        vmovdqu [r9 + 144], xmm0                                   ;   806.7 agu1+fp5   18 dst
        vmovdqu [r9 + 192], xmm2                                   ;   810.7 agu2+fp5   18 dst
        vperm2i128 ymm0, ymm3, ymm3, 0x11                          ;   809.7 fp1     18 dst
        vmovdqu [r9 + 160], xmm3                                   ;   808.0 agu0+fp5   18 dst
        vperm2i128 ymm2, ymm1, ymm1, 0x11                          ;   810.7 fp1     18 dst
        vmovdqu [r9 + 176], xmm1                                   ;   809.0 agu1+fp5   18 dst
        vmovdqu [r9 + 208], xmm4                                   ;   811.7 agu2+fp5   18 dst
        vmovdqu [r9 + 224], xmm0                                   ;   812.7 agu0+fp5   18 dst
        vmovdqu [r9 + 240], xmm2                                   ;   813.7 agu1+fp5   18 dst
        add r9, 0x100                                              ;   806.8 alu0     9 blocks
        add r8, 0x100                                              ;   807.0 alu1     9 blocks
        vmovdqu ymm0, [rbp + 6336]                                 ;   808.0 agu0     9 blocks
        vpaddd ymm0, ymm0, [rel serpent_ctr.T0_constants256 + 384] ;   815.0 fp0+agu1    9 blocks
        vmovdqu [rbp + 6336], ymm0                                 ;   816.0 agu2+fp5    9 blocks
        cmp r8, qword [rbp + 6624]                                 ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 6616], r8                                 ;                    resident
        mov qword [rbp + 6632], r9                                 ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 6608]                                ;                    blocks left over
        test rax, rax                                              ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 6616]                                ;                    blocks left over
        lea rdi, [rbp - 128]                                       ;                    blocks left over
        mov qword [rbp + 6640], rsi                                ;                    blocks left over
        mov qword [rbp + 6616], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        mov rsi, qword [rbp + 6632]                                ;                    blocks left over
        lea rdi, [rbp + 128]                                       ;                    blocks left over
        mov rcx, rsi                                               ;                    blocks left over
        sub rcx, qword [rbp + 6640]                                ;                    blocks left over
        neg rcx                                                    ;                    blocks left over
        sbb rcx, rcx                                               ;                    blocks left over
        lea rdx, [rbp - 128]                                       ;                    blocks left over
        sub rdi, rdx                                               ;                    blocks left over
        and rdi, rcx                                               ;                    blocks left over
        add rdi, rdx                                               ;                    blocks left over
        mov qword [rbp + 6648], rdi                                ;                    blocks left over
        mov qword [rbp + 6656], rsi                                ;                    blocks left over
        mov qword [rbp + 6632], rdi                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
        lea rsi, [rbp + 128]                                       ;                    blocks left over
        mov qword [rbp + 6624], rsi                                ;                    blocks left over
        neg rax                                                    ;                    blocks left over
        mov qword [rbp + 6608], rax                                ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                    ;                    blocks left over
        mov rsi, qword [rbp + 6648]                                ;                    blocks left over
        mov rdi, qword [rbp + 6656]                                ;                    blocks left over
        imul rcx, rax, 0x10                                        ;                    blocks left over
        rep movsb                                                  ;                    blocks left over
.blocks_1_done:
        mov rdx, qword [rbp + 6664]                                ;                    frame
        lea rdi, [rsp]                                             ;                    cleared
        xor eax, eax                                               ;                    cleared
        mov ecx, 0x354                                             ;                    cleared
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

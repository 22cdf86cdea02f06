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
;   blocks: 3261 uops, planned 815.8; bounds: width 543.5, ports 781.5, path 466.0
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
        vmovdqu ymm10, [rbp + 4128]                                ;     8.0 agu1    10 more reload
        vpaddd ymm2, ymm2, ymm10                                   ;    15.0 fp3     10 more
        vpaddd ymm0, ymm0, ymm10                                   ;    15.0 fp0     10 more
        vmovdqu ymm10, [rel serpent_ctr.T0_constants256 + 288]     ;     8.5 agu0    10 more reload
        vpand ymm8, ymm8, ymm10                                    ;    15.5 fp1     10 more
        vpshufb ymm11, ymm2, ymm5                                  ;    16.0 fp2     10 more
        vpshufb ymm12, ymm0, ymm5                                  ;    16.0 fp1     10 more
        vmovdqu ymm13, [rbp + 4096]                                ;     9.2 agu1    10 more reload
        vpshufb ymm14, ymm13, ymm5                                 ;    16.2 fp2     10 more
        vpshufb ymm13, ymm13, ymm9                                 ;    16.2 fp1     10 more
        vmovdqu ymm15, [rel serpent_ctr.T0_constants256 + 352]     ;    10.2 agu0    10 more reload
        vpand ymm7, ymm7, ymm15                                    ;    17.2 fp3     10 more
        vpor ymm8, ymm8, ymm7                                      ;    18.2 fp0     10 more
        vpshufb ymm2, ymm2, ymm9                                   ;    16.0 fp2     10 more
        vpand ymm14, ymm14, ymm10                                  ;    17.2 fp3     10 more
        vpshufb ymm0, ymm0, ymm9                                   ;    16.0 fp1     10 more
        vpand ymm13, ymm13, ymm15                                  ;    17.2 fp0     10 more
        vpor ymm14, ymm14, ymm13                                   ;    18.2 fp2     10 more
        vpshufb ymm7, ymm6, ymm5                                   ;    13.2 fp1     10 more
        vpand ymm11, ymm11, ymm10                                  ;    17.0 fp3     10 more
        vpshufb ymm5, ymm3, ymm5                                   ;    14.2 fp2     10 more
        vpand ymm12, ymm12, ymm10                                  ;    17.0 fp0     10 more
        vpshufb ymm6, ymm6, ymm9                                   ;    15.0 fp1     10 more
        vpand ymm2, ymm2, ymm15                                    ;    17.2 fp3     10 more
        vpshufb ymm3, ymm3, ymm9                                   ;    15.3 fp2     10 more
        vpand ymm0, ymm0, ymm15                                    ;    17.2 fp0     10 more
        vpor ymm11, ymm11, ymm2                                    ;    18.2 fp1     10 more
        vpor ymm12, ymm12, ymm0                                    ;    18.2 fp3     10 more
        vpand ymm7, ymm7, ymm10                                    ;    16.3 fp2     10 more
        vpand ymm5, ymm5, ymm10                                    ;    16.5 fp0     10 more
        vpand ymm6, ymm6, ymm15                                    ;    17.2 fp1     10 more
        vpand ymm3, ymm3, ymm15                                    ;    17.2 fp3     10 more
        vpor ymm7, ymm7, ymm6                                      ;    18.2 fp2     10 more
        vpor ymm5, ymm5, ymm3                                      ;    18.2 fp0     10 more
        vpxor ymm8, ymm8, [rbp + 3584]                             ;    19.2 fp1+agu1   12 x[0]
        vpxor ymm14, ymm14, [rbp + 3616]                           ;    19.2 fp3+agu0   12 x[1]
        vmovdqu ymm0, [rbp + 3648]                                 ;    18.2 agu1    12 x[2] reload
        vpxor ymm11, ymm11, ymm0                                   ;    25.2 fp2     12 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;    25.2 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;    20.2 fp1     13 x
        vmovdqu ymm0, [rbp + 3680]                                 ;    18.3 agu0    12 x[3] reload
        vpxor ymm7, ymm7, ymm0                                     ;    25.3 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;    25.3 fp2     13 x
        vpxor ymm5, ymm5, ymm8                                     ;    26.3 fp0     13 x
        vpxor ymm0, ymm14, ymm11                                   ;    26.2 fp1     13 x
        vpxor ymm2, ymm14, ymm12                                   ;    26.2 fp3     13 x
        vpand ymm3, ymm14, ymm7                                    ;    26.3 fp2     13 x
        vpand ymm14, ymm14, ymm5                                   ;    27.3 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;    27.3 fp1     13 x
        vpxor ymm14, ymm14, ymm8                                   ;    28.3 fp3     13 x
        vpor ymm6, ymm8, ymm7                                      ;    26.3 fp2     13 x
        vpor ymm8, ymm8, ymm5                                      ;    27.3 fp0     13 x
        vpxor ymm6, ymm6, ymm0                                     ;    27.3 fp1     13 x
        vpxor ymm7, ymm7, ymm11                                    ;    26.3 fp3     13 x
        vpxor ymm8, ymm8, ymm2                                     ;    28.3 fp2     13 x
        vpxor ymm5, ymm5, ymm12                                    ;    27.3 fp0     13 x
        vpand ymm11, ymm11, ymm3                                   ;    28.3 fp1     13 x
        vpand ymm12, ymm12, ymm14                                  ;    29.3 fp3     13 x
        vpand ymm9, ymm0, ymm3                                     ;    28.3 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;    28.3 fp0     13 x
        vpxor ymm0, ymm0, ymm11                                    ;    29.3 fp1     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    30.3 fp3     13 x
        vpand ymm10, ymm2, ymm14                                   ;    29.3 fp2     13 x
        vpxor ymm14, ymm14, ymm5                                   ;    29.3 fp0     13 x
        vpxor ymm2, ymm2, ymm12                                    ;    30.3 fp1     13 x
        vpxor ymm2, ymm2, ymm14                                    ;    31.3 fp3     13 x
        vpand ymm7, ymm7, ymm6                                     ;    28.3 fp2     13 x
        vpand ymm5, ymm5, ymm8                                     ;    29.3 fp0     13 x
        vpslld ymm11, ymm0, 3                                      ;    31.3 fp1     14 x[2]
        vpor ymm7, ymm7, ymm9                                      ;    29.3 fp3     13 x
        vpslld ymm9, ymm7, 0xd                                     ;    30.3 fp2     14 x[0]
        vpsrld ymm12, ymm7, 0x13                                   ;    30.3 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x1d                                    ;    31.3 fp2     14 x[2]
        vpor ymm5, ymm5, ymm10                                     ;    30.3 fp0     13 x
        vpslld ymm10, ymm5, 0xd                                    ;    31.3 fp1     14 x[0]
        vpsrld ymm13, ymm5, 0x13                                   ;    31.3 fp2     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;    32.3 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;    32.3 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;    31.3 fp3     14 x[0]
        vpxor ymm10, ymm10, ymm13                                  ;    32.3 fp0     14 x[0]
        vpslld ymm12, ymm9, 3                                      ;    32.3 fp1     14 x[3]
        vpslld ymm13, ymm10, 3                                     ;    33.3 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm0                                   ;    32.3 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm7                                     ;    31.2 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;    32.3 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm11                                    ;    33.3 fp0     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;    34.3 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;    34.3 fp2     14 x[1]
        vpxor ymm15, ymm15, ymm2                                   ;    33.3 fp3     14 x[2]
        vpxor ymm14, ymm14, ymm5                                   ;    33.2 fp0     14 x[1]
        vpxor ymm14, ymm14, ymm10                                  ;    34.2 fp3     14 x[1]
        vpxor ymm14, ymm14, ymm15                                  ;    35.2 fp0     14 x[1]
        vpslld ymm2, ymm14, 1                                      ;    36.2 fp1     14 x[1]
        vpsrld ymm5, ymm14, 0x1f                                   ;    36.2 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm12                                    ;    34.7 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm11                                    ;    35.7 fp0     14 x[3]
        vpslld ymm7, ymm6, 7                                       ;    36.7 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;    36.7 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm13                                    ;    35.7 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;    36.7 fp0     14 x[3]
        vpslld ymm12, ymm8, 7                                      ;    37.7 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;    37.7 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;    36.7 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm5                                     ;    37.2 fp0     14 x[1]
        vpslld ymm3, ymm0, 7                                       ;    37.7 fp1     14 x[2]
        vpslld ymm5, ymm2, 7                                       ;    38.2 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm6                                     ;    37.7 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;    38.2 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm7                                     ;    39.2 fp1     14 x[0]
        vpslld ymm6, ymm9, 5                                       ;    40.2 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x1b                                    ;    40.2 fp1     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;    38.7 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm2                                   ;    39.2 fp0     14 x[0]
        vpxor ymm10, ymm10, ymm12                                  ;    40.2 fp2     14 x[0]
        vpslld ymm8, ymm10, 5                                      ;    41.2 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x1b                                  ;    41.2 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;    39.7 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm7                                   ;    40.7 fp0     14 x[2]
        vpslld ymm3, ymm11, 0x16                                   ;    41.7 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;    41.7 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm5                                   ;    40.7 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm12                                  ;    41.7 fp0     14 x[2]
        vpslld ymm5, ymm15, 0x16                                   ;    42.7 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;    42.7 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm9                                     ;    41.7 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 384]                              ;    42.7 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;    42.7 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 416]                              ;    43.7 fp0+agu0   12 x[0]
        vmovdqu ymm9, [rbp + 3712]                                 ;    40.2 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm9                                     ;    47.2 fp1     12 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;    47.2 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm11                                    ;    43.7 fp3     12 x[2]
        vpxor ymm3, ymm3, [rbp + 448]                              ;    44.7 fp0+agu0   12 x[2]
        vpxor ymm5, ymm5, ymm13                                    ;    44.3 fp1     12 x[2]
        vpxor ymm5, ymm5, [rbp + 480]                              ;    45.3 fp2+agu1   12 x[2]
        vpxor ymm7, ymm7, [rbp + 512]                              ;    44.7 fp3+agu0   12 x[3]
        vpxor ymm12, ymm12, [rbp + 544]                            ;    45.2 fp0+agu1   12 x[3]
        vpand ymm9, ymm6, ymm0                                     ;    48.2 fp1     13 x
        vpxor ymm6, ymm6, ymm7                                     ;    45.7 fp2     13 x
        vpor ymm6, ymm6, ymm0                                      ;    48.2 fp3     13 x
        vpand ymm10, ymm8, ymm2                                    ;    48.2 fp0     13 x
        vpxor ymm8, ymm8, ymm12                                    ;    46.3 fp1     13 x
        vpor ymm8, ymm8, ymm2                                      ;    48.2 fp2     13 x
        vpxor ymm0, ymm0, ymm7                                     ;    48.2 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    49.2 fp0     13 x
        vpor ymm3, ymm3, ymm9                                      ;    49.2 fp1     13 x
        vpxor ymm2, ymm2, ymm12                                    ;    48.2 fp2     13 x
        vpxor ymm2, ymm2, ymm5                                     ;    49.2 fp3     13 x
        vpor ymm5, ymm5, ymm10                                     ;    49.2 fp0     13 x
        vpxor ymm6, ymm6, ymm4                                     ;    49.2 fp1     13 x
        vpxor ymm8, ymm8, ymm4                                     ;    49.2 fp2     13 x
        vpxor ymm9, ymm9, ymm0                                     ;    50.2 fp3     13 x
        vpxor ymm10, ymm10, ymm2                                   ;    50.2 fp0     13 x
        vpand ymm0, ymm0, ymm3                                     ;    50.2 fp1     13 x
        vpand ymm2, ymm2, ymm5                                     ;    50.2 fp2     13 x
        vpor ymm0, ymm0, ymm6                                      ;    51.2 fp3     13 x
        vpor ymm2, ymm2, ymm8                                      ;    51.2 fp0     13 x
        vpxor ymm3, ymm3, ymm9                                     ;    51.2 fp1     13 x
        vpxor ymm5, ymm5, ymm10                                    ;    51.2 fp2     13 x
        vpxor ymm7, ymm7, ymm9                                     ;    51.2 fp3     13 x
        vpor ymm3, ymm3, ymm0                                      ;    52.2 fp0     13 x
        vpxor ymm12, ymm12, ymm10                                  ;    51.3 fp1     13 x
        vpor ymm5, ymm5, ymm2                                      ;    52.2 fp2     13 x
        vpxor ymm6, ymm6, ymm7                                     ;    52.2 fp3     13 x
        vpxor ymm8, ymm8, ymm12                                    ;    52.3 fp0     13 x
        vpand ymm7, ymm7, ymm0                                     ;    52.3 fp1     13 x
        vpand ymm12, ymm12, ymm2                                   ;    52.7 fp2     13 x
        vpslld ymm11, ymm9, 3                                      ;    53.3 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm6                                     ;    53.3 fp3     13 x
        vpsrld ymm9, ymm9, 0x1d                                    ;    53.7 fp2     14 x[2]
        vpslld ymm13, ymm7, 0xd                                    ;    54.3 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x13                                    ;    54.7 fp2     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;    53.7 fp0     13 x
        vpslld ymm14, ymm12, 0xd                                   ;    55.3 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x13                                  ;    55.7 fp2     14 x[0]
        vpslld ymm15, ymm10, 3                                     ;    56.3 fp1     14 x[2]
        vpsrld ymm10, ymm10, 0x1d                                  ;    56.7 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm7                                   ;    55.7 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm12                                  ;    56.7 fp0     14 x[0]
        vpslld ymm7, ymm13, 3                                      ;    57.3 fp1     14 x[3]
        vpslld ymm12, ymm14, 3                                     ;    57.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;    54.7 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;    55.2 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;    56.7 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm11                                    ;    57.7 fp0     14 x[1]
        vpslld ymm6, ymm3, 1                                       ;    58.7 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;    58.7 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm8                                     ;    56.7 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm14                                    ;    57.7 fp0     14 x[1]
        vpxor ymm15, ymm15, ymm10                                  ;    57.7 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm15                                    ;    58.7 fp0     14 x[1]
        vpslld ymm8, ymm5, 1                                       ;    59.7 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;    59.7 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm7                                     ;    58.7 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm11                                    ;    59.7 fp0     14 x[3]
        vpslld ymm7, ymm0, 7                                       ;    60.7 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;    60.7 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm12                                    ;    59.7 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm15                                    ;    60.7 fp0     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;    61.7 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;    61.7 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;    60.7 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;    61.2 fp0     14 x[1]
        vpslld ymm3, ymm6, 7                                       ;    62.3 fp1     14 x[2]
        vpslld ymm5, ymm8, 7                                       ;    62.7 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm0                                     ;    61.7 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;    62.2 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;    63.2 fp3     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;    64.2 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;    64.2 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm2                                     ;    63.2 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm8                                   ;    63.7 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;    64.7 fp0     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;    65.7 fp1     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;    65.7 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm3                                   ;    64.7 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm7                                   ;    65.7 fp0     14 x[2]
        vpslld ymm3, ymm11, 0x16                                   ;    66.7 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;    66.7 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm5                                   ;    65.7 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;    66.7 fp0     14 x[2]
        vpslld ymm5, ymm15, 0x16                                   ;    67.7 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;    67.7 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;    66.7 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 3744]                                ;    63.3 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;    70.3 fp0     12 x[0]
        vpxor ymm2, ymm2, ymm12                                    ;    67.3 fp1     12 x[0]
        vpxor ymm2, ymm2, ymm10                                    ;    70.3 fp2     12 x[0]
        vmovdqu ymm10, [rbp + 3776]                                ;    64.3 agu1    12 x[1] reload
        vpxor ymm6, ymm6, ymm10                                    ;    71.3 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm10                                    ;    71.3 fp0     12 x[1]
        vpxor ymm3, ymm3, ymm11                                    ;    68.3 fp1     12 x[2]
        vmovdqu ymm10, [rbp + 3808]                                ;    65.7 agu0    12 x[2] reload
        vpxor ymm3, ymm3, ymm10                                    ;    72.7 fp2     12 x[2]
        vpxor ymm5, ymm5, ymm13                                    ;    68.7 fp3     12 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;    72.7 fp0     12 x[2]
        vmovdqu ymm10, [rbp + 3840]                                ;    66.3 agu1    12 x[3] reload
        vpxor ymm7, ymm7, ymm10                                    ;    73.3 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;    73.3 fp2     12 x[3]
        vpand ymm10, ymm3, ymm0                                    ;    73.7 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;    73.7 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;    74.7 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;    74.7 fp2     13 x
        vpand ymm11, ymm5, ymm2                                    ;    73.7 fp3     13 x
        vpxor ymm5, ymm5, ymm2                                     ;    73.7 fp0     13 x
        vpxor ymm5, ymm5, ymm8                                     ;    74.7 fp1     13 x
        vpxor ymm11, ymm11, ymm9                                   ;    74.7 fp2     13 x
        vpor ymm7, ymm7, ymm0                                      ;    74.3 fp3     13 x
        vpor ymm9, ymm9, ymm2                                      ;    74.3 fp0     13 x
        vpxor ymm7, ymm7, ymm6                                     ;    75.3 fp1     13 x
        vpand ymm6, ymm6, ymm10                                    ;    75.7 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;    75.3 fp3     13 x
        vpand ymm8, ymm8, ymm11                                    ;    75.7 fp0     13 x
        vpxor ymm6, ymm6, ymm3                                     ;    76.7 fp1     13 x
        vpxor ymm8, ymm8, ymm5                                     ;    76.7 fp2     13 x
        vpxor ymm10, ymm10, ymm3                                   ;    75.7 fp3     13 x
        vpxor ymm0, ymm0, ymm10                                    ;    76.7 fp0     13 x
        vpxor ymm11, ymm11, ymm5                                   ;    75.7 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;    77.7 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;    77.7 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;    76.7 fp3     13 x
        vpor ymm3, ymm3, ymm7                                      ;    76.3 fp0     13 x
        vpslld ymm13, ymm2, 0xd                                    ;    77.7 fp2     14 x[0]
        vpor ymm5, ymm5, ymm9                                      ;    76.3 fp3     13 x
        vpsrld ymm2, ymm2, 0x13                                    ;    77.7 fp1     14 x[0]
        vpxor ymm10, ymm10, ymm3                                   ;    77.3 fp0     13 x
        vpxor ymm11, ymm11, ymm5                                   ;    77.3 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;    78.3 fp3     13 x
        vpslld ymm3, ymm7, 3                                       ;    79.3 fp1     14 x[2]
        vpsrld ymm5, ymm7, 0x1d                                    ;    79.3 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;    78.3 fp0     13 x
        vpslld ymm7, ymm9, 3                                       ;    79.3 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;    79.3 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;    78.7 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;    78.7 fp0     14 x[0]
        vpslld ymm0, ymm12, 3                                      ;    79.7 fp1     14 x[3]
        vpslld ymm2, ymm13, 3                                      ;    79.7 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;    80.3 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm6                                   ;    79.2 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;    80.2 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;    81.3 fp0     14 x[1]
        vpslld ymm5, ymm10, 1                                      ;    82.3 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;    82.3 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;    80.7 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;    81.2 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;    82.2 fp1     14 x[1]
        vpxor ymm11, ymm11, ymm7                                   ;    83.2 fp2     14 x[1]
        vpslld ymm9, ymm11, 1                                      ;    84.2 fp1     14 x[1]
        vpsrld ymm11, ymm11, 0x1f                                  ;    84.2 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm0                                     ;    81.7 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;    82.7 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;    83.7 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;    83.7 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm2                                     ;    82.7 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm7                                     ;    83.7 fp0     14 x[3]
        vpslld ymm2, ymm8, 7                                       ;    84.7 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;    84.7 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm10                                    ;    83.7 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;    85.2 fp0     14 x[1]
        vpslld ymm10, ymm5, 7                                      ;    85.3 fp1     14 x[2]
        vpslld ymm11, ymm9, 7                                      ;    86.2 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;    84.7 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm5                                   ;    85.2 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;    86.2 fp3     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;    87.2 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;    87.2 fp2     14 x[0]
        vpxor ymm2, ymm2, ymm8                                     ;    86.2 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm9                                   ;    86.7 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;    87.7 fp0     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;    88.7 fp1     14 x[0]
        vpsrld ymm13, ymm13, 0x1b                                  ;    88.7 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;    87.7 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm0                                     ;    88.7 fp0     14 x[2]
        vpslld ymm10, ymm3, 0x16                                   ;    89.7 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0xa                                     ;    89.7 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm11                                    ;    88.7 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm2                                     ;    89.7 fp0     14 x[2]
        vpslld ymm11, ymm7, 0x16                                   ;    90.7 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;    90.7 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm12                                    ;    89.7 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 576]                              ;    90.7 fp0+agu0   12 x[0]
        vmovdqu ymm12, [rbp + 3872]                                ;    86.7 agu1    12 x[1] reload
        vpxor ymm5, ymm5, ymm12                                    ;    93.7 fp1     12 x[1]
        vpxor ymm8, ymm8, ymm13                                    ;    90.7 fp2     12 x[0]
        vpxor ymm8, ymm8, [rbp + 640]                              ;    91.7 fp3+agu0   12 x[0]
        vpxor ymm9, ymm9, ymm12                                    ;    93.7 fp0     12 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;    91.3 fp1     12 x[2]
        vmovdqu ymm3, [rbp + 3904]                                 ;    88.7 agu1    12 x[2] reload
        vpxor ymm10, ymm10, ymm3                                   ;    95.7 fp2     12 x[2]
        vpxor ymm11, ymm11, ymm7                                   ;    91.7 fp3     12 x[2]
        vpxor ymm11, ymm11, ymm3                                   ;    95.7 fp0     12 x[2]
        vpxor ymm0, ymm0, [rbp + 672]                              ;    92.3 fp1+agu0   12 x[3]
        vpxor ymm2, ymm2, [rbp + 704]                              ;    92.7 fp2+agu1   12 x[3]
        vpand ymm3, ymm6, ymm5                                     ;    94.7 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;    94.7 fp0     13 x
        vpor ymm0, ymm0, ymm6                                      ;    93.3 fp1     13 x
        vpxor ymm6, ymm6, ymm10                                    ;    96.7 fp2     13 x
        vpand ymm7, ymm9, ymm8                                     ;    94.7 fp3     13 x
        vpxor ymm9, ymm9, ymm2                                     ;    94.7 fp0     13 x
        vpor ymm2, ymm2, ymm8                                      ;    94.3 fp1     13 x
        vpxor ymm8, ymm8, ymm11                                    ;    96.7 fp2     13 x
        vpor ymm6, ymm6, ymm3                                      ;    97.7 fp3     13 x
        vpor ymm8, ymm8, ymm7                                      ;    97.7 fp0     13 x
        vpxor ymm6, ymm6, ymm5                                     ;    98.7 fp1     13 x
        vpor ymm5, ymm5, ymm3                                      ;    95.7 fp2     13 x
        vpxor ymm8, ymm8, ymm9                                     ;    98.7 fp3     13 x
        vpor ymm9, ymm9, ymm7                                      ;    96.2 fp0     13 x
        vpand ymm10, ymm10, ymm0                                   ;    96.7 fp1     13 x
        vpand ymm11, ymm11, ymm2                                   ;    96.7 fp2     13 x
        vpxor ymm5, ymm5, ymm10                                    ;    97.7 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;    97.2 fp0     13 x
        vpxor ymm9, ymm9, ymm11                                    ;    97.7 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;    97.7 fp2     13 x
        vpor ymm3, ymm3, ymm10                                     ;    97.7 fp3     13 x
        vpor ymm7, ymm7, ymm11                                     ;    98.2 fp0     13 x
        vpor ymm10, ymm10, ymm0                                    ;    98.3 fp1     13 x
        vpor ymm11, ymm11, ymm2                                    ;    98.7 fp2     13 x
        vpxor ymm10, ymm10, ymm6                                   ;    99.7 fp3     13 x
        vpxor ymm11, ymm11, ymm8                                   ;    99.7 fp0     13 x
        vpand ymm6, ymm6, ymm5                                     ;    99.7 fp1     13 x
        vpor ymm0, ymm0, ymm5                                      ;    99.7 fp2     13 x
        vpand ymm8, ymm8, ymm9                                     ;    99.7 fp3     13 x
        vpor ymm2, ymm2, ymm9                                      ;   100.2 fp0     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   100.7 fp1     13 x
        vpslld ymm12, ymm6, 0xd                                    ;   101.7 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   101.7 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm2                                     ;   101.2 fp3     13 x
        vpslld ymm13, ymm8, 0xd                                    ;   102.2 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   102.3 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   101.2 fp0     13 x
        vpslld ymm14, ymm0, 3                                      ;   102.7 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   103.3 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm11                                    ;   101.7 fp3     13 x
        vpslld ymm15, ymm2, 3                                      ;   103.7 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   104.3 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm6                                   ;   102.7 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm8                                   ;   103.3 fp3     14 x[0]
        vpslld ymm6, ymm12, 3                                      ;   104.7 fp2     14 x[3]
        vpslld ymm8, ymm13, 3                                      ;   105.3 fp1     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   104.3 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm12                                    ;   103.7 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm14                                    ;   105.3 fp0     14 x[1]
        vpslld ymm0, ymm5, 1                                       ;   106.3 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   106.3 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm2                                   ;   105.3 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   105.2 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   106.3 fp3     14 x[1]
        vpslld ymm2, ymm9, 1                                       ;   107.3 fp2     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   107.3 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm3                                   ;   106.2 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm6                                   ;   107.2 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   108.2 fp0     14 x[3]
        vpslld ymm3, ymm10, 7                                      ;   109.2 fp2     14 x[3]
        vpsrld ymm6, ymm10, 0x19                                   ;   109.2 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm7                                   ;   107.7 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   108.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   109.7 fp2     14 x[3]
        vpslld ymm7, ymm11, 7                                      ;   110.7 fp1     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   110.7 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm5                                     ;   108.7 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;   109.2 fp0     14 x[1]
        vpslld ymm5, ymm0, 7                                       ;   110.3 fp1     14 x[2]
        vpslld ymm9, ymm2, 7                                       ;   110.7 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   110.2 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   110.2 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   111.2 fp3     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   112.2 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   112.2 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   111.2 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   111.7 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm7                                   ;   112.7 fp0     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;   113.7 fp1     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   113.7 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   112.7 fp3     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   113.7 fp0     14 x[2]
        vpslld ymm5, ymm14, 0x16                                   ;   114.7 fp1     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   114.7 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   113.7 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   114.7 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   115.7 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   115.7 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm10                                    ;   114.7 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 3936]                                ;   111.3 agu0    12 x[0] reload
        vpxor ymm6, ymm6, ymm10                                    ;   118.3 fp0     12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   115.3 fp1     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   118.3 fp2     12 x[0]
        vmovdqu ymm10, [rbp + 3968]                                ;   112.3 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm10                                    ;   119.3 fp3     12 x[1]
        vpxor ymm2, ymm2, ymm10                                    ;   119.3 fp0     12 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   116.3 fp1     12 x[2]
        vpxor ymm5, ymm5, [rbp + 608]                              ;   117.3 fp2+agu0   12 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   116.7 fp3     12 x[2]
        vpxor ymm9, ymm9, [rbp + 736]                              ;   117.7 fp0+agu1   12 x[2]
        vmovdqu ymm10, [rbp + 4000]                                ;   114.7 agu0    12 x[3] reload
        vpxor ymm3, ymm3, ymm10                                    ;   121.7 fp1     12 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;   121.7 fp2     12 x[3]
        vpxor ymm10, ymm6, ymm0                                    ;   120.3 fp3     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   122.7 fp0     13 x
        vpxor ymm11, ymm8, ymm2                                    ;   120.3 fp1     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   122.7 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   122.7 fp3     13 x
        vpxor ymm7, ymm7, ymm9                                     ;   122.7 fp0     13 x
        vpand ymm10, ymm10, ymm6                                   ;   123.7 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   123.7 fp2     13 x
        vpor ymm5, ymm5, ymm6                                      ;   123.7 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   123.7 fp0     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   124.7 fp1     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   124.7 fp2     13 x
        vpand ymm3, ymm3, ymm5                                     ;   124.7 fp3     13 x
        vpand ymm7, ymm7, ymm9                                     ;   124.7 fp0     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   124.7 fp1     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   125.7 fp2     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   124.7 fp3     13 x
        vpxor ymm9, ymm9, ymm7                                     ;   125.7 fp0     13 x
        vpand ymm3, ymm3, ymm10                                    ;   125.7 fp1     13 x
        vpand ymm7, ymm7, ymm11                                    ;   125.7 fp2     13 x
        vpslld ymm12, ymm10, 0xd                                   ;   125.7 fp1     14 x[0]
        vpor ymm5, ymm5, ymm3                                      ;   126.7 fp3     13 x
        vpsrld ymm13, ymm10, 0x13                                  ;   125.7 fp2     14 x[0]
        vpor ymm9, ymm9, ymm7                                      ;   126.7 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   126.7 fp3     13 x
        vpslld ymm14, ymm11, 0xd                                   ;   125.7 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   126.7 fp0     13 x
        vpsrld ymm15, ymm11, 0x13                                  ;   125.7 fp2     14 x[0]
        vpand ymm10, ymm10, ymm0                                   ;   125.7 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   127.7 fp1     13 x
        vpand ymm11, ymm11, ymm2                                   ;   125.8 fp0     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   127.7 fp2     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   126.7 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   128.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   128.7 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   126.8 fp0     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;   128.7 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   128.7 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   129.7 fp3     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   128.7 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   127.8 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   128.8 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm13                                    ;   130.7 fp0     14 x[1]
        vpslld ymm3, ymm14, 3                                      ;   128.8 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm2                                   ;   129.7 fp3     14 x[2]
        vpslld ymm2, ymm5, 1                                       ;   131.7 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   131.7 fp2     14 x[1]
        vpxor ymm9, ymm9, ymm7                                     ;   129.8 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   130.8 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   131.8 fp1     14 x[1]
        vpslld ymm7, ymm9, 1                                       ;   132.8 fp2     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   132.8 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   130.8 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   131.8 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm13                                    ;   132.8 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;   133.8 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   133.8 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   132.2 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm3                                     ;   133.2 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;   134.2 fp2     14 x[3]
        vpslld ymm3, ymm8, 7                                       ;   135.2 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   135.2 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   133.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   133.8 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   134.7 fp1     14 x[2]
        vpslld ymm9, ymm7, 7                                       ;   134.8 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;   134.8 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   134.8 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   135.8 fp3     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   136.8 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   136.8 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm8                                     ;   136.2 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm7                                   ;   136.2 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   137.2 fp1     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   138.2 fp2     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   138.2 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm5                                   ;   136.8 fp0     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   137.8 fp3     14 x[2]
        vpslld ymm5, ymm13, 0x16                                   ;   138.8 fp2     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   138.8 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   137.8 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm3                                   ;   138.8 fp3     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   139.8 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   139.8 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm10                                    ;   138.8 fp0     12 x[0]
        vpxor ymm6, ymm6, [rbp + 768]                              ;   139.8 fp3+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   139.8 fp0     12 x[0]
        vpxor ymm8, ymm8, [rbp + 800]                              ;   140.8 fp2+agu0   12 x[0]
        vmovdqu ymm10, [rbp + 4160]                                ;   137.2 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   144.2 fp3     12 x[1]
        vpxor ymm7, ymm7, ymm10                                    ;   144.2 fp1     12 x[1]
        vmovdqu ymm10, [rbp + 4224]                                ;   137.8 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm10                                    ;   144.8 fp0     12 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   144.8 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm12                                    ;   141.2 fp3     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   142.2 fp1     13 x
        vmovdqu ymm10, [rbp + 4192]                                ;   138.5 agu1    12 x[2] reload
        vpxor ymm5, ymm5, ymm10                                    ;   145.5 fp0     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   141.8 fp2     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   145.5 fp3     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   146.5 fp1     13 x
        vpor ymm10, ymm2, ymm6                                     ;   145.2 fp0     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   146.5 fp2     13 x
        vpor ymm11, ymm7, ymm8                                     ;   145.2 fp3     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   147.5 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   145.2 fp0     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   146.2 fp2     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   145.2 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   146.2 fp1     13 x
        vpxor ymm12, ymm6, ymm10                                   ;   147.5 fp0     13 x
        vpand ymm6, ymm6, ymm5                                     ;   146.5 fp2     13 x
        vpand ymm6, ymm6, ymm2                                     ;   147.5 fp3     13 x
        vpand ymm9, ymm9, ymm8                                     ;   147.5 fp1     13 x
        vpand ymm9, ymm9, ymm7                                     ;   148.5 fp0     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   148.5 fp2     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   148.5 fp3     13 x
        vpor ymm0, ymm0, ymm2                                      ;   147.2 fp1     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   149.5 fp0     13 x
        vpor ymm3, ymm3, ymm7                                      ;   147.2 fp2     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   148.2 fp3     13 x
        vpslld ymm5, ymm0, 0xd                                     ;   149.2 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   149.2 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   148.5 fp0     13 x
        vpand ymm10, ymm10, ymm6                                   ;   149.5 fp3     13 x
        vpslld ymm14, ymm3, 0xd                                    ;   149.5 fp1     14 x[0]
        vpand ymm11, ymm11, ymm9                                   ;   150.5 fp0     13 x
        vpsrld ymm15, ymm3, 0x13                                   ;   149.5 fp2     14 x[0]
        vpand ymm0, ymm0, ymm12                                    ;   149.2 fp3     13 x
        vpand ymm3, ymm3, ymm8                                     ;   149.7 fp1     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   150.2 fp0     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   150.7 fp2     13 x
        vpxor ymm5, ymm5, ymm13                                    ;   150.2 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   151.2 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   151.2 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   150.8 fp0     14 x[0]
        vpslld ymm15, ymm3, 3                                      ;   151.7 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   151.8 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   152.2 fp3     14 x[2]
        vpslld ymm0, ymm5, 3                                       ;   152.7 fp1     14 x[3]
        vpxor ymm2, ymm2, ymm10                                    ;   151.8 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm5                                     ;   152.8 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   153.8 fp0     14 x[1]
        vpslld ymm10, ymm14, 3                                     ;   152.8 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm3                                   ;   153.2 fp3     14 x[2]
        vpslld ymm3, ymm2, 1                                       ;   154.8 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   154.8 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   153.8 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   154.8 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   155.8 fp1     14 x[1]
        vpslld ymm11, ymm7, 1                                      ;   156.8 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   156.8 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm12                                    ;   154.8 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   155.8 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm13                                    ;   156.8 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;   157.8 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   157.8 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   156.2 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   157.2 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm15                                    ;   158.2 fp2     14 x[3]
        vpslld ymm8, ymm9, 7                                       ;   159.2 fp1     14 x[3]
        vpsrld ymm9, ymm9, 0x19                                    ;   159.2 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm2                                     ;   157.2 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm7                                   ;   157.8 fp0     14 x[1]
        vpslld ymm2, ymm3, 7                                       ;   158.7 fp1     14 x[2]
        vpslld ymm7, ymm11, 7                                      ;   158.8 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;   158.8 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   158.8 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm0                                     ;   159.8 fp3     14 x[0]
        vpslld ymm6, ymm5, 5                                       ;   160.8 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   160.8 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   160.2 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm11                                  ;   160.2 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm8                                   ;   161.2 fp1     14 x[0]
        vpslld ymm9, ymm14, 5                                      ;   162.2 fp2     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   162.2 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   160.8 fp0     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   161.8 fp3     14 x[2]
        vpslld ymm2, ymm13, 0x16                                   ;   162.8 fp2     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   162.8 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   161.8 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   162.8 fp3     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   163.8 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   163.8 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm5                                     ;   162.8 fp0     12 x[0]
        vmovdqu ymm5, [rbp + 4256]                                 ;   160.2 agu0    12 x[0] reload
        vpxor ymm6, ymm6, ymm5                                     ;   167.2 fp3     12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   163.8 fp0     12 x[0]
        vpxor ymm9, ymm9, ymm5                                     ;   167.2 fp2     12 x[0]
        vpxor ymm3, ymm3, [rbp + 832]                              ;   164.2 fp3+agu1   12 x[1]
        vpxor ymm11, ymm11, [rbp + 864]                            ;   164.7 fp1+agu0   12 x[1]
        vpxor ymm2, ymm2, ymm12                                    ;   164.8 fp0     12 x[2]
        vmovdqu ymm5, [rbp + 4288]                                 ;   162.0 agu1    12 x[2] reload
        vpxor ymm2, ymm2, ymm5                                     ;   169.0 fp2     12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   165.2 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm5                                     ;   169.0 fp1     12 x[2]
        vmovdqu ymm5, [rbp + 4320]                                 ;   162.5 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   169.5 fp0     12 x[3]
        vpxor ymm8, ymm8, ymm5                                     ;   169.5 fp2     12 x[3]
        vpand ymm5, ymm6, ymm0                                     ;   170.5 fp3     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   170.5 fp1     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   170.5 fp0     13 x
        vpand ymm10, ymm9, ymm8                                    ;   170.5 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   170.5 fp3     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   170.5 fp1     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   170.0 fp0     13 x
        vpand ymm3, ymm3, ymm6                                     ;   171.5 fp2     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   170.0 fp3     13 x
        vpand ymm11, ymm11, ymm9                                   ;   171.5 fp1     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   171.5 fp0     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   171.5 fp2     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   172.5 fp3     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   172.5 fp1     13 x
        vpor ymm2, ymm2, ymm6                                      ;   171.5 fp0     13 x
        vpor ymm7, ymm7, ymm9                                      ;   171.5 fp2     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   172.5 fp3     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   172.5 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   172.5 fp0     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   172.5 fp2     13 x
        vpand ymm0, ymm0, ymm3                                     ;   173.5 fp3     13 x
        vpand ymm8, ymm8, ymm11                                    ;   173.5 fp1     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   173.5 fp0     13 x
        vpxor ymm11, ymm11, ymm10                                  ;   173.5 fp2     13 x
        vpand ymm3, ymm3, ymm2                                     ;   174.5 fp3     13 x
        vpand ymm11, ymm11, ymm7                                   ;   174.5 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   174.5 fp0     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   175.5 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   175.5 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   174.5 fp3     13 x
        vpslld ymm14, ymm8, 0xd                                    ;   175.5 fp2     14 x[0]
        vpsrld ymm15, ymm8, 0x13                                   ;   175.5 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm0                                     ;   175.5 fp0     13 x
        vpslld ymm0, ymm2, 3                                       ;   176.5 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   176.5 fp1     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   175.5 fp3     13 x
        vpslld ymm8, ymm7, 3                                       ;   176.5 fp2     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   176.7 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   176.5 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm15                                  ;   176.5 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   177.5 fp2     14 x[3]
        vpslld ymm15, ymm14, 3                                     ;   177.7 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm2                                     ;   177.5 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm12                                    ;   177.5 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   178.5 fp0     14 x[1]
        vpslld ymm2, ymm5, 1                                       ;   179.5 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   179.5 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   177.7 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm14                                  ;   177.8 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm8                                   ;   178.8 fp3     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   179.8 fp2     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   179.8 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm6                                     ;   178.8 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm13                                    ;   179.8 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm0                                     ;   180.8 fp0     14 x[3]
        vpslld ymm6, ymm3, 7                                       ;   181.8 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   181.8 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   180.2 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   181.2 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   182.2 fp2     14 x[3]
        vpslld ymm9, ymm11, 7                                      ;   183.2 fp1     14 x[3]
        vpsrld ymm11, ymm11, 0x19                                  ;   183.2 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   181.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm10                                    ;   181.8 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   182.7 fp1     14 x[2]
        vpslld ymm10, ymm7, 7                                      ;   182.8 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm3                                     ;   182.8 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   182.8 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm6                                   ;   183.8 fp3     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   184.8 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   184.8 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   183.8 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm11                                    ;   184.2 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm9                                   ;   185.2 fp1     14 x[0]
        vpslld ymm11, ymm14, 5                                     ;   186.2 fp2     14 x[0]
        vpsrld ymm13, ymm14, 0x1b                                  ;   186.2 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm5                                     ;   184.8 fp0     14 x[2]
        vpxor ymm0, ymm0, ymm6                                     ;   185.8 fp3     14 x[2]
        vpslld ymm5, ymm0, 0x16                                    ;   186.8 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;   186.8 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm10                                    ;   185.8 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   186.8 fp3     14 x[2]
        vpslld ymm10, ymm8, 0x16                                   ;   187.8 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   187.8 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   186.8 fp0     12 x[0]
        vpxor ymm3, ymm3, [rbp + 896]                              ;   187.8 fp3+agu1   12 x[0]
        vpxor ymm2, ymm2, [rbp + 960]                              ;   187.8 fp0+agu0   12 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   187.8 fp2     12 x[0]
        vpxor ymm11, ymm11, [rbp + 928]                            ;   188.8 fp3+agu1   12 x[0]
        vpxor ymm7, ymm7, [rbp + 992]                              ;   188.7 fp1+agu0   12 x[1]
        vpxor ymm5, ymm5, ymm0                                     ;   188.8 fp0     12 x[2]
        vpxor ymm5, ymm5, [rbp + 1024]                             ;   189.8 fp2+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   189.2 fp3     12 x[2]
        vpxor ymm10, ymm10, [rbp + 1056]                           ;   190.2 fp1+agu0   12 x[2]
        vmovdqu ymm0, [rbp + 4352]                                 ;   187.0 agu1    12 x[3] reload
        vpxor ymm6, ymm6, ymm0                                     ;   194.0 fp0     12 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;   194.0 fp2     12 x[3]
        vpor ymm0, ymm2, ymm5                                      ;   190.8 fp3     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   195.0 fp1     13 x
        vpor ymm8, ymm7, ymm10                                     ;   191.2 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   195.0 fp2     13 x
        vpand ymm6, ymm6, ymm5                                     ;   195.0 fp3     13 x
        vpand ymm9, ymm9, ymm10                                    ;   195.0 fp1     13 x
        vpxor ymm12, ymm2, ymm3                                    ;   191.8 fp0     13 x
        vpand ymm3, ymm3, ymm0                                     ;   196.0 fp2     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   192.2 fp3     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   197.0 fp1     13 x
        vpxor ymm5, ymm7, ymm11                                    ;   192.8 fp0     13 x
        vpand ymm11, ymm11, ymm8                                   ;   196.0 fp2     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   193.2 fp3     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   197.0 fp1     13 x
        vpxor ymm6, ymm6, ymm12                                    ;   196.0 fp0     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   196.0 fp2     13 x
        vpand ymm10, ymm3, ymm2                                    ;   198.0 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   199.0 fp1     13 x
        vpand ymm13, ymm11, ymm7                                   ;   198.0 fp0     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   199.0 fp2     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   197.0 fp3     13 x
        vpand ymm6, ymm6, ymm2                                     ;   198.0 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   199.0 fp0     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   200.0 fp2     13 x
        vpslld ymm14, ymm6, 0xd                                    ;   201.0 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   201.0 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   197.0 fp3     13 x
        vpand ymm9, ymm9, ymm7                                     ;   198.0 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   199.0 fp3     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   200.0 fp1     13 x
        vpslld ymm15, ymm9, 0xd                                    ;   201.0 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   201.0 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm6                                   ;   202.0 fp0     14 x[0]
        vpslld ymm6, ymm0, 3                                       ;   200.0 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   200.0 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   202.0 fp3     14 x[0]
        vpslld ymm9, ymm8, 3                                       ;   200.0 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   200.7 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm0                                     ;   201.0 fp0     14 x[2]
        vpslld ymm0, ymm14, 3                                      ;   203.0 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   199.3 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   200.3 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   203.0 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm6                                   ;   204.0 fp0     14 x[1]
        vpslld ymm3, ymm15, 3                                      ;   203.0 fp1     14 x[3]
        vpslld ymm10, ymm12, 1                                     ;   205.0 fp2     14 x[1]
        vpsrld ymm12, ymm12, 0x1f                                  ;   205.0 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm8                                     ;   201.7 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm11                                    ;   202.0 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm13                                    ;   203.0 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm15                                    ;   204.0 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm9                                     ;   205.0 fp0     14 x[1]
        vpslld ymm8, ymm5, 1                                       ;   206.0 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   206.0 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   204.0 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm6                                     ;   205.0 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   206.0 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   206.0 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   204.3 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm9                                     ;   205.3 fp0     14 x[3]
        vpslld ymm3, ymm7, 7                                       ;   206.3 fp1     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   206.3 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm12                                  ;   206.0 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;   207.0 fp0     14 x[1]
        vpslld ymm5, ymm10, 7                                      ;   207.0 fp1     14 x[2]
        vpslld ymm11, ymm8, 7                                      ;   208.0 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   207.0 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm10                                  ;   207.0 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm0                                   ;   208.0 fp3     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;   209.0 fp1     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;   209.0 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm7                                     ;   208.0 fp0     14 x[3]
        vpxor ymm15, ymm15, ymm8                                   ;   208.3 fp3     14 x[0]
        vpxor ymm15, ymm15, ymm3                                   ;   209.3 fp1     14 x[0]
        vpslld ymm7, ymm15, 5                                      ;   210.3 fp2     14 x[0]
        vpsrld ymm13, ymm15, 0x1b                                  ;   210.3 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm5                                     ;   209.0 fp0     14 x[2]
        vpxor ymm6, ymm6, ymm0                                     ;   210.0 fp3     14 x[2]
        vpslld ymm5, ymm6, 0x16                                    ;   211.0 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   211.0 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   210.0 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm3                                     ;   211.0 fp3     14 x[2]
        vpslld ymm11, ymm9, 0x16                                   ;   212.0 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   212.0 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   211.0 fp0     12 x[0]
        vmovdqu ymm12, [rbp + 4384]                                ;   208.3 agu0    12 x[0] reload
        vpxor ymm2, ymm2, ymm12                                    ;   215.3 fp3     12 x[0]
        vpxor ymm7, ymm7, ymm13                                    ;   211.8 fp2     12 x[0]
        vpxor ymm7, ymm7, ymm12                                    ;   215.3 fp0     12 x[0]
        vmovdqu ymm12, [rbp + 4416]                                ;   209.2 agu1    12 x[1] reload
        vpxor ymm10, ymm10, ymm12                                  ;   216.2 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm12                                    ;   216.2 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm6                                     ;   212.8 fp2     12 x[2]
        vpxor ymm5, ymm5, [rbp + 1088]                             ;   213.8 fp0+agu0   12 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   213.3 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1120]                           ;   214.3 fp1+agu1   12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   216.3 fp2     13 x
        vmovdqu ymm6, [rbp + 4448]                                 ;   211.0 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm6                                     ;   218.0 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   218.0 fp3     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   219.0 fp1     13 x
        vpxor ymm6, ymm10, ymm5                                    ;   217.2 fp2     13 x
        vpand ymm10, ymm10, ymm0                                   ;   219.0 fp0     13 x
        vpxor ymm9, ymm8, ymm11                                    ;   217.2 fp3     13 x
        vpand ymm8, ymm8, ymm3                                     ;   220.0 fp1     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   220.0 fp2     13 x
        vpor ymm2, ymm2, ymm0                                      ;   219.0 fp0     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   221.0 fp3     13 x
        vpor ymm7, ymm7, ymm3                                      ;   220.0 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   220.0 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   219.0 fp0     13 x
        vpand ymm5, ymm5, ymm10                                    ;   221.0 fp3     13 x
        vpxor ymm7, ymm7, ymm9                                     ;   221.0 fp1     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   220.0 fp2     13 x
        vpand ymm11, ymm11, ymm8                                   ;   222.0 fp0     13 x
        vpand ymm12, ymm6, ymm10                                   ;   221.0 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   221.0 fp1     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   222.0 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   223.0 fp0     13 x
        vpand ymm5, ymm9, ymm8                                     ;   222.0 fp3     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   222.0 fp1     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   223.0 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   224.0 fp0     13 x
        vpand ymm0, ymm0, ymm2                                     ;   221.0 fp3     13 x
        vpand ymm3, ymm3, ymm7                                     ;   222.0 fp1     13 x
        vpslld ymm11, ymm6, 3                                      ;   224.0 fp2     14 x[2]
        vpor ymm0, ymm0, ymm12                                     ;   222.0 fp0     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   223.0 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   223.0 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1d                                    ;   224.0 fp1     14 x[2]
        vpor ymm3, ymm3, ymm5                                      ;   223.0 fp3     13 x
        vpslld ymm5, ymm3, 0xd                                     ;   224.0 fp2     14 x[0]
        vpsrld ymm14, ymm3, 0x13                                   ;   224.0 fp1     14 x[0]
        vpslld ymm15, ymm9, 3                                      ;   225.0 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   225.0 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   224.0 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm14                                    ;   225.0 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   225.0 fp2     14 x[3]
        vpslld ymm14, ymm5, 3                                      ;   226.0 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   225.0 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm0                                   ;   223.5 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   225.0 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   226.0 fp3     14 x[1]
        vpslld ymm0, ymm10, 1                                      ;   227.0 fp2     14 x[1]
        vpsrld ymm6, ymm10, 0x1f                                   ;   227.0 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm9                                   ;   226.0 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   225.5 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm5                                     ;   226.5 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm15                                    ;   227.5 fp3     14 x[1]
        vpslld ymm3, ymm8, 1                                       ;   228.5 fp2     14 x[1]
        vpsrld ymm8, ymm8, 0x1f                                    ;   228.5 fp1     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   227.3 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm11                                    ;   228.3 fp3     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;   229.3 fp2     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   229.3 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm14                                    ;   228.3 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm15                                    ;   229.3 fp3     14 x[3]
        vpslld ymm10, ymm7, 7                                      ;   230.3 fp2     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   230.3 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   229.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   229.5 fp3     14 x[1]
        vpslld ymm6, ymm0, 7                                       ;   230.3 fp2     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   230.7 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   230.3 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   230.5 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm9                                   ;   231.5 fp2     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   232.5 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   232.5 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   231.3 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm3                                     ;   231.5 fp3     14 x[0]
        vpxor ymm5, ymm5, ymm10                                    ;   232.5 fp0     14 x[0]
        vpslld ymm7, ymm5, 5                                       ;   233.5 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1b                                    ;   233.5 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm6                                   ;   232.5 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   233.5 fp0     14 x[2]
        vpslld ymm6, ymm11, 0x16                                   ;   234.5 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   234.5 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   233.5 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm10                                  ;   234.5 fp0     14 x[2]
        vpslld ymm8, ymm15, 0x16                                   ;   235.5 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   235.5 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   234.5 fp3     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1152]                             ;   235.5 fp0+agu1   12 x[0]
        vpxor ymm7, ymm7, ymm5                                     ;   235.5 fp3     12 x[0]
        vpxor ymm7, ymm7, [rbp + 1184]                             ;   236.5 fp1+agu0   12 x[0]
        vmovdqu ymm5, [rbp + 4480]                                 ;   232.7 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm5                                     ;   239.7 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   239.7 fp0     12 x[1]
        vpxor ymm6, ymm6, ymm11                                    ;   236.5 fp3     12 x[2]
        vpxor ymm6, ymm6, [rbp + 1216]                             ;   237.5 fp1+agu0   12 x[2]
        vpxor ymm8, ymm8, ymm13                                    ;   236.8 fp2     12 x[2]
        vpxor ymm8, ymm8, [rbp + 1248]                             ;   237.8 fp0+agu1   12 x[2]
        vpxor ymm9, ymm9, [rbp + 1280]                             ;   237.5 fp3+agu0   12 x[3]
        vpxor ymm10, ymm10, [rbp + 1312]                           ;   237.7 fp1+agu1   12 x[3]
        vpand ymm5, ymm2, ymm0                                     ;   240.7 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   238.5 fp0     13 x
        vpor ymm2, ymm2, ymm0                                      ;   240.7 fp3     13 x
        vpand ymm11, ymm7, ymm3                                    ;   240.7 fp1     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   238.8 fp2     13 x
        vpor ymm7, ymm7, ymm3                                      ;   240.7 fp0     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   240.7 fp3     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   241.7 fp1     13 x
        vpor ymm6, ymm6, ymm5                                      ;   241.7 fp2     13 x
        vpxor ymm3, ymm3, ymm10                                    ;   240.7 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   241.7 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;   241.7 fp1     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   241.7 fp2     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   241.7 fp0     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   242.7 fp3     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   242.7 fp1     13 x
        vpand ymm0, ymm0, ymm6                                     ;   242.7 fp2     13 x
        vpand ymm3, ymm3, ymm8                                     ;   242.7 fp0     13 x
        vpor ymm0, ymm0, ymm2                                      ;   243.7 fp3     13 x
        vpor ymm3, ymm3, ymm7                                      ;   243.7 fp1     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   243.7 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   243.7 fp0     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   243.7 fp3     13 x
        vpor ymm6, ymm6, ymm0                                      ;   244.7 fp1     13 x
        vpxor ymm10, ymm10, ymm11                                  ;   243.8 fp2     13 x
        vpor ymm8, ymm8, ymm3                                      ;   244.7 fp0     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   244.7 fp3     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   244.8 fp1     13 x
        vpand ymm9, ymm9, ymm0                                     ;   244.8 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   245.3 fp0     13 x
        vpslld ymm12, ymm5, 3                                      ;   245.7 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   245.8 fp3     13 x
        vpsrld ymm5, ymm5, 0x1d                                    ;   245.8 fp2     14 x[2]
        vpslld ymm13, ymm9, 0xd                                    ;   246.8 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   246.8 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm7                                   ;   246.3 fp0     13 x
        vpslld ymm14, ymm10, 0xd                                   ;   247.7 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x13                                  ;   247.8 fp2     14 x[0]
        vpslld ymm15, ymm11, 3                                     ;   248.7 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   248.8 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm9                                   ;   247.8 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm10                                  ;   248.8 fp0     14 x[0]
        vpslld ymm9, ymm13, 3                                      ;   249.7 fp1     14 x[3]
        vpslld ymm10, ymm14, 3                                     ;   249.8 fp2     14 x[3]
        vpxor ymm12, ymm12, ymm5                                   ;   247.5 fp3     14 x[2]
        vpxor ymm6, ymm6, ymm2                                     ;   248.3 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm13                                    ;   249.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm12                                    ;   250.3 fp0     14 x[1]
        vpslld ymm2, ymm6, 1                                       ;   251.3 fp1     14 x[1]
        vpsrld ymm5, ymm6, 0x1f                                    ;   251.3 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   249.5 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm14                                    ;   250.5 fp0     14 x[1]
        vpxor ymm15, ymm15, ymm11                                  ;   250.5 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm15                                    ;   251.5 fp0     14 x[1]
        vpslld ymm6, ymm8, 1                                       ;   252.5 fp1     14 x[1]
        vpsrld ymm7, ymm8, 0x1f                                    ;   252.5 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm9                                     ;   251.5 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm12                                    ;   252.5 fp0     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;   253.5 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   253.5 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   252.5 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm15                                    ;   253.5 fp0     14 x[3]
        vpslld ymm9, ymm3, 7                                       ;   254.5 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   254.5 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   253.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm7                                     ;   254.3 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   254.7 fp1     14 x[2]
        vpslld ymm7, ymm6, 7                                       ;   255.3 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   254.5 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm2                                   ;   255.3 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm8                                   ;   256.3 fp3     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;   257.3 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   257.3 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm3                                     ;   256.3 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   256.5 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;   257.5 fp1     14 x[0]
        vpslld ymm3, ymm14, 5                                      ;   258.5 fp2     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   258.5 fp1     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   257.3 fp0     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   258.3 fp3     14 x[2]
        vpslld ymm5, ymm12, 0x16                                   ;   259.3 fp2     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   259.3 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   258.3 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   259.3 fp3     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   260.3 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   260.3 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   259.3 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4512]                                ;   256.5 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   263.5 fp3     12 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   259.8 fp2     12 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;   263.5 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4544]                                ;   257.5 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   264.5 fp3     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   264.5 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   260.8 fp2     12 x[2]
        vmovdqu ymm10, [rbp + 4576]                                ;   258.3 agu0    12 x[2] reload
        vpxor ymm5, ymm5, ymm10                                    ;   265.3 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   261.5 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   265.3 fp1     12 x[2]
        vmovdqu ymm10, [rbp + 4608]                                ;   259.0 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm10                                    ;   266.0 fp2     12 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   266.0 fp0     12 x[3]
        vpand ymm10, ymm5, ymm0                                    ;   266.3 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   266.3 fp1     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   267.3 fp2     13 x
        vpxor ymm10, ymm10, ymm8                                   ;   267.3 fp0     13 x
        vpand ymm11, ymm7, ymm3                                    ;   266.3 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   266.3 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   267.3 fp2     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   267.3 fp0     13 x
        vpor ymm8, ymm8, ymm0                                      ;   267.0 fp3     13 x
        vpor ymm9, ymm9, ymm3                                      ;   267.0 fp1     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   268.0 fp2     13 x
        vpand ymm2, ymm2, ymm10                                    ;   268.3 fp0     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   268.0 fp3     13 x
        vpand ymm6, ymm6, ymm11                                    ;   268.3 fp1     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   269.3 fp2     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   269.3 fp0     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   268.3 fp3     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   269.3 fp1     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   268.3 fp2     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   270.3 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   270.3 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   269.3 fp0     13 x
        vpor ymm5, ymm5, ymm8                                      ;   269.0 fp3     13 x
        vpslld ymm13, ymm3, 0xd                                    ;   270.3 fp1     14 x[0]
        vpor ymm7, ymm7, ymm9                                      ;   269.0 fp0     13 x
        vpsrld ymm3, ymm3, 0x13                                    ;   270.3 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   270.0 fp3     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   270.0 fp0     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   271.0 fp3     13 x
        vpslld ymm5, ymm8, 3                                       ;   272.0 fp1     14 x[2]
        vpsrld ymm7, ymm8, 0x1d                                    ;   272.0 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   271.0 fp0     13 x
        vpslld ymm8, ymm9, 3                                       ;   272.0 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   272.0 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   271.3 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   271.3 fp0     14 x[0]
        vpslld ymm0, ymm12, 3                                      ;   272.3 fp1     14 x[3]
        vpslld ymm3, ymm13, 3                                      ;   272.3 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   273.0 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm2                                   ;   272.3 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   273.3 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   274.3 fp1     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   275.3 fp2     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   275.3 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   273.3 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;   273.5 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   274.5 fp2     14 x[1]
        vpxor ymm11, ymm11, ymm8                                   ;   275.5 fp0     14 x[1]
        vpslld ymm9, ymm11, 1                                      ;   276.5 fp1     14 x[1]
        vpsrld ymm11, ymm11, 0x1f                                  ;   276.5 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   274.5 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   275.5 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   276.5 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   276.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   275.5 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   276.5 fp0     14 x[3]
        vpslld ymm3, ymm6, 7                                       ;   277.5 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   277.5 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;   276.5 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   277.5 fp0     14 x[1]
        vpslld ymm10, ymm7, 7                                      ;   277.7 fp1     14 x[2]
        vpslld ymm11, ymm9, 7                                      ;   278.5 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   277.5 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm7                                   ;   278.3 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   279.3 fp3     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   280.3 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   280.3 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm6                                     ;   279.3 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm9                                   ;   279.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   280.5 fp1     14 x[0]
        vpslld ymm6, ymm13, 5                                      ;   281.5 fp2     14 x[0]
        vpsrld ymm13, ymm13, 0x1b                                  ;   281.5 fp1     14 x[0]
        vpxor ymm5, ymm5, ymm10                                    ;   280.3 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   281.3 fp3     14 x[2]
        vpslld ymm10, ymm5, 0x16                                   ;   282.3 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   282.3 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   281.3 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   282.3 fp3     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;   283.3 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   283.3 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   282.3 fp0     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1344]                             ;   283.3 fp3+agu0   12 x[0]
        vpxor ymm6, ymm6, ymm13                                    ;   283.0 fp2     12 x[0]
        vpxor ymm6, ymm6, [rbp + 1376]                             ;   284.0 fp0+agu1   12 x[0]
        vmovdqu ymm12, [rbp + 4640]                                ;   280.5 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm12                                    ;   287.5 fp3     12 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   287.5 fp1     12 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   284.0 fp2     12 x[2]
        vmovdqu ymm5, [rbp + 4672]                                 ;   281.3 agu1    12 x[2] reload
        vpxor ymm10, ymm10, ymm5                                   ;   288.3 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   284.5 fp3     12 x[2]
        vpxor ymm11, ymm11, ymm5                                   ;   288.3 fp1     12 x[2]
        vpxor ymm0, ymm0, [rbp + 1408]                             ;   285.0 fp2+agu0   12 x[3]
        vpxor ymm3, ymm3, [rbp + 1440]                             ;   285.3 fp0+agu1   12 x[3]
        vpand ymm5, ymm2, ymm7                                     ;   288.5 fp3     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   288.5 fp1     13 x
        vpor ymm0, ymm0, ymm2                                      ;   286.0 fp2     13 x
        vpxor ymm2, ymm2, ymm10                                    ;   289.3 fp0     13 x
        vpand ymm8, ymm6, ymm9                                     ;   288.5 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   288.5 fp1     13 x
        vpor ymm3, ymm3, ymm6                                      ;   287.0 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   289.3 fp0     13 x
        vpor ymm2, ymm2, ymm5                                      ;   290.3 fp3     13 x
        vpor ymm6, ymm6, ymm8                                      ;   290.3 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   291.3 fp2     13 x
        vpor ymm7, ymm7, ymm5                                      ;   289.5 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   291.3 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   289.5 fp1     13 x
        vpand ymm10, ymm10, ymm0                                   ;   289.3 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   289.3 fp0     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   290.5 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   289.7 fp1     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   290.5 fp2     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   290.3 fp0     13 x
        vpor ymm5, ymm5, ymm10                                     ;   290.5 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;   290.7 fp1     13 x
        vpor ymm10, ymm10, ymm0                                    ;   291.0 fp2     13 x
        vpor ymm11, ymm11, ymm3                                    ;   291.3 fp0     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   292.3 fp3     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   292.3 fp1     13 x
        vpand ymm2, ymm2, ymm7                                     ;   292.3 fp2     13 x
        vpor ymm0, ymm0, ymm7                                      ;   292.3 fp0     13 x
        vpand ymm6, ymm6, ymm9                                     ;   292.5 fp3     13 x
        vpor ymm3, ymm3, ymm9                                      ;   292.7 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   293.3 fp2     13 x
        vpslld ymm12, ymm2, 0xd                                    ;   294.3 fp1     14 x[0]
        vpsrld ymm2, ymm2, 0x13                                    ;   294.3 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm3                                     ;   293.7 fp0     13 x
        vpslld ymm13, ymm6, 0xd                                    ;   294.7 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   295.0 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   293.5 fp3     13 x
        vpslld ymm14, ymm0, 3                                      ;   295.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   296.0 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm11                                    ;   294.3 fp0     13 x
        vpslld ymm15, ymm3, 3                                      ;   296.7 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   297.0 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm2                                   ;   295.3 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm6                                   ;   296.0 fp0     14 x[0]
        vpslld ymm2, ymm12, 3                                      ;   297.7 fp1     14 x[3]
        vpslld ymm6, ymm13, 3                                      ;   298.0 fp2     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   297.0 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   296.3 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   298.0 fp3     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   299.0 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   299.0 fp2     14 x[1]
        vpxor ymm15, ymm15, ymm3                                   ;   298.0 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   297.5 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   299.0 fp0     14 x[1]
        vpslld ymm3, ymm9, 1                                       ;   300.0 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   300.0 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   298.5 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm2                                   ;   299.5 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   300.5 fp3     14 x[3]
        vpslld ymm2, ymm10, 7                                      ;   301.5 fp1     14 x[3]
        vpsrld ymm5, ymm10, 0x19                                   ;   301.5 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   300.3 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   301.3 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   302.3 fp0     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   303.3 fp1     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   303.3 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   301.5 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   302.3 fp0     14 x[1]
        vpslld ymm7, ymm0, 7                                       ;   302.7 fp1     14 x[2]
        vpslld ymm9, ymm3, 7                                       ;   303.3 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm5                                     ;   302.5 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   303.3 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm2                                   ;   304.3 fp3     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   305.3 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   305.3 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   304.3 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   304.5 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   305.5 fp1     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;   306.5 fp2     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   306.5 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   305.3 fp0     14 x[2]
        vpxor ymm14, ymm14, ymm2                                   ;   306.3 fp3     14 x[2]
        vpslld ymm7, ymm14, 0x16                                   ;   307.3 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   307.3 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   306.3 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   307.3 fp3     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   308.3 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   308.3 fp1     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   307.3 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4704]                                ;   304.5 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm10                                    ;   311.5 fp3     12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   308.0 fp2     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   311.5 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 4736]                                ;   305.5 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm10                                    ;   312.5 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   312.5 fp1     12 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   309.0 fp2     12 x[2]
        vpxor ymm7, ymm7, [rbp + 1472]                             ;   310.0 fp0+agu0   12 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   309.5 fp3     12 x[2]
        vpxor ymm9, ymm9, [rbp + 1504]                             ;   310.5 fp1+agu1   12 x[2]
        vmovdqu ymm10, [rbp + 4768]                                ;   307.3 agu0    12 x[3] reload
        vpxor ymm2, ymm2, ymm10                                    ;   314.3 fp2     12 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   314.3 fp0     12 x[3]
        vpxor ymm10, ymm5, ymm0                                    ;   313.5 fp3     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   315.3 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   315.3 fp2     13 x
        vpxor ymm11, ymm8, ymm3                                    ;   313.5 fp0     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   315.3 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   315.3 fp1     13 x
        vpand ymm10, ymm10, ymm5                                   ;   316.3 fp2     13 x
        vpand ymm11, ymm11, ymm8                                   ;   316.3 fp0     13 x
        vpor ymm7, ymm7, ymm5                                      ;   316.3 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   316.3 fp1     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   317.3 fp2     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   317.3 fp0     13 x
        vpand ymm2, ymm2, ymm7                                     ;   317.3 fp3     13 x
        vpand ymm6, ymm6, ymm9                                     ;   317.3 fp1     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   317.3 fp2     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   318.3 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   317.3 fp3     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   318.3 fp1     13 x
        vpand ymm2, ymm2, ymm10                                    ;   318.3 fp2     13 x
        vpand ymm6, ymm6, ymm11                                    ;   318.3 fp0     13 x
        vpslld ymm12, ymm10, 0xd                                   ;   318.3 fp1     14 x[0]
        vpor ymm7, ymm7, ymm2                                      ;   319.3 fp3     13 x
        vpsrld ymm13, ymm10, 0x13                                  ;   318.3 fp2     14 x[0]
        vpor ymm9, ymm9, ymm6                                      ;   319.3 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   319.3 fp1     13 x
        vpslld ymm14, ymm11, 0xd                                   ;   318.3 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   319.3 fp3     13 x
        vpsrld ymm15, ymm11, 0x13                                  ;   318.3 fp1     14 x[0]
        vpand ymm10, ymm10, ymm0                                   ;   318.3 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   320.3 fp2     13 x
        vpand ymm11, ymm11, ymm3                                   ;   318.3 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   320.3 fp0     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   319.3 fp1     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   321.3 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   321.3 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   319.3 fp3     14 x[0]
        vpslld ymm15, ymm3, 3                                      ;   321.3 fp2     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   321.3 fp1     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   322.3 fp0     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   321.3 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm2                                     ;   320.3 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   321.3 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   323.3 fp3     14 x[1]
        vpslld ymm2, ymm14, 3                                      ;   321.7 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm3                                   ;   322.3 fp0     14 x[2]
        vpslld ymm3, ymm7, 1                                       ;   324.3 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   324.3 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm6                                     ;   322.3 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   323.3 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   324.3 fp2     14 x[1]
        vpslld ymm6, ymm9, 1                                       ;   325.3 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   325.3 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm10                                    ;   323.3 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   324.3 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm13                                    ;   325.3 fp3     14 x[3]
        vpslld ymm0, ymm5, 7                                       ;   326.3 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   326.3 fp2     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   324.7 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm2                                     ;   325.7 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;   326.7 fp0     14 x[3]
        vpslld ymm2, ymm8, 7                                       ;   327.7 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   327.7 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm7                                     ;   326.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   326.7 fp0     14 x[1]
        vpslld ymm7, ymm3, 7                                       ;   327.3 fp1     14 x[2]
        vpslld ymm9, ymm6, 7                                       ;   327.7 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   327.3 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   327.7 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   328.7 fp1     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   329.7 fp2     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   329.7 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm8                                     ;   328.7 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   328.7 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm2                                   ;   329.7 fp2     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   330.7 fp1     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   330.7 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   329.3 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   330.3 fp0     14 x[2]
        vpslld ymm7, ymm13, 0x16                                   ;   331.3 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   331.3 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   330.3 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm2                                   ;   331.3 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   332.3 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   332.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   331.3 fp3     12 x[0]
        vpxor ymm5, ymm5, [rbp + 1536]                             ;   332.3 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   332.3 fp3     12 x[0]
        vpxor ymm8, ymm8, [rbp + 1568]                             ;   333.3 fp0+agu0   12 x[0]
        vmovdqu ymm10, [rbp + 4800]                                ;   329.8 agu1    12 x[1] reload
        vpxor ymm3, ymm3, ymm10                                    ;   336.8 fp1     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   336.8 fp2     12 x[1]
        vmovdqu ymm10, [rbp + 4864]                                ;   330.3 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm10                                    ;   337.3 fp3     12 x[3]
        vpxor ymm2, ymm2, ymm10                                    ;   337.3 fp0     12 x[3]
        vpxor ymm7, ymm7, ymm12                                    ;   333.7 fp1     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   334.7 fp2     13 x
        vmovdqu ymm10, [rbp + 4832]                                ;   331.0 agu1    12 x[2] reload
        vpxor ymm7, ymm7, ymm10                                    ;   338.0 fp3     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   334.7 fp0     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   338.0 fp1     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   339.0 fp2     13 x
        vpor ymm10, ymm3, ymm5                                     ;   337.8 fp3     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   339.0 fp0     13 x
        vpor ymm11, ymm6, ymm8                                     ;   337.8 fp1     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   340.0 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   337.8 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   338.8 fp0     13 x
        vpxor ymm6, ymm6, ymm8                                     ;   337.8 fp1     13 x
        vpxor ymm6, ymm6, ymm2                                     ;   338.8 fp2     13 x
        vpand ymm7, ymm7, ymm5                                     ;   339.0 fp3     13 x
        vpand ymm7, ymm7, ymm3                                     ;   340.0 fp0     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   340.0 fp1     13 x
        vpand ymm9, ymm9, ymm8                                     ;   340.0 fp2     13 x
        vpand ymm9, ymm9, ymm6                                     ;   341.0 fp3     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   341.0 fp0     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   341.0 fp1     13 x
        vpor ymm0, ymm0, ymm3                                      ;   339.8 fp2     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   342.0 fp3     13 x
        vpor ymm2, ymm2, ymm6                                      ;   339.8 fp0     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   340.8 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   341.8 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   341.8 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;   341.0 fp3     13 x
        vpand ymm10, ymm10, ymm7                                   ;   342.0 fp0     13 x
        vpslld ymm14, ymm2, 0xd                                    ;   342.0 fp2     14 x[0]
        vpand ymm11, ymm11, ymm9                                   ;   343.0 fp3     13 x
        vpsrld ymm15, ymm2, 0x13                                   ;   342.0 fp1     14 x[0]
        vpand ymm0, ymm0, ymm5                                     ;   341.8 fp0     13 x
        vpand ymm2, ymm2, ymm8                                     ;   342.3 fp2     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   342.8 fp3     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   343.3 fp0     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   342.8 fp1     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   343.8 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   343.8 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   343.3 fp3     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;   344.3 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   344.7 fp1     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   344.8 fp0     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   345.3 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   344.3 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   345.3 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;   346.3 fp3     14 x[1]
        vpslld ymm10, ymm14, 3                                     ;   345.7 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm2                                   ;   345.7 fp0     14 x[2]
        vpslld ymm2, ymm3, 1                                       ;   347.3 fp2     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   347.3 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm11                                    ;   346.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm14                                    ;   347.3 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm15                                    ;   348.3 fp2     14 x[1]
        vpslld ymm11, ymm6, 1                                      ;   349.3 fp1     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   349.3 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;   347.3 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm0                                     ;   348.3 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm13                                    ;   349.3 fp3     14 x[3]
        vpslld ymm0, ymm7, 7                                       ;   350.3 fp1     14 x[3]
        vpsrld ymm5, ymm7, 0x19                                    ;   350.3 fp2     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   348.7 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   349.7 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm15                                    ;   350.7 fp0     14 x[3]
        vpslld ymm7, ymm9, 7                                       ;   351.7 fp1     14 x[3]
        vpsrld ymm8, ymm9, 0x19                                    ;   351.7 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm3                                     ;   350.3 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   350.7 fp0     14 x[1]
        vpslld ymm3, ymm2, 7                                       ;   351.3 fp1     14 x[2]
        vpslld ymm6, ymm11, 7                                      ;   351.7 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   351.3 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   351.7 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   352.7 fp1     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   353.7 fp2     14 x[0]
        vpsrld ymm9, ymm12, 0x1b                                   ;   353.7 fp1     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   352.7 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm11                                  ;   352.7 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   353.7 fp2     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   354.7 fp1     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   354.7 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   353.3 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   354.3 fp0     14 x[2]
        vpslld ymm3, ymm13, 0x16                                   ;   355.3 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   355.3 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   354.3 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   355.3 fp0     14 x[2]
        vpslld ymm6, ymm15, 0x16                                   ;   356.3 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   356.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm9                                     ;   355.3 fp3     12 x[0]
        vmovdqu ymm9, [rbp + 4896]                                 ;   352.8 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm9                                     ;   359.8 fp0     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   356.3 fp3     12 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   359.8 fp0     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1600]                             ;   356.7 fp1+agu1   12 x[1]
        vpxor ymm11, ymm11, [rbp + 1632]                           ;   357.3 fp2+agu0   12 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   357.3 fp3     12 x[2]
        vmovdqu ymm9, [rbp + 4928]                                 ;   354.7 agu1    12 x[2] reload
        vpxor ymm3, ymm3, ymm9                                     ;   361.7 fp0     12 x[2]
        vpxor ymm6, ymm6, ymm13                                    ;   357.7 fp1     12 x[2]
        vpxor ymm6, ymm6, ymm9                                     ;   361.7 fp2     12 x[2]
        vmovdqu ymm9, [rbp + 4960]                                 ;   355.0 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm9                                     ;   362.0 fp3     12 x[3]
        vpxor ymm7, ymm7, ymm9                                     ;   362.0 fp0     12 x[3]
        vpand ymm9, ymm5, ymm0                                     ;   363.0 fp1     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   363.0 fp2     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   363.0 fp3     13 x
        vpand ymm10, ymm8, ymm7                                    ;   363.0 fp0     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   363.0 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   363.0 fp2     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   362.7 fp3     13 x
        vpand ymm2, ymm2, ymm5                                     ;   364.0 fp0     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   362.7 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   364.0 fp2     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   364.0 fp3     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   364.0 fp0     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   365.0 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   365.0 fp2     13 x
        vpor ymm3, ymm3, ymm5                                      ;   364.0 fp3     13 x
        vpor ymm6, ymm6, ymm8                                      ;   364.0 fp0     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   365.0 fp1     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   365.0 fp2     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   365.0 fp3     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   365.0 fp0     13 x
        vpand ymm0, ymm0, ymm2                                     ;   366.0 fp1     13 x
        vpand ymm7, ymm7, ymm11                                    ;   366.0 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   366.0 fp3     13 x
        vpxor ymm11, ymm11, ymm10                                  ;   366.0 fp0     13 x
        vpand ymm2, ymm2, ymm3                                     ;   367.0 fp1     13 x
        vpand ymm11, ymm11, ymm6                                   ;   367.0 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   367.0 fp3     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   368.0 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   368.0 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   367.0 fp0     13 x
        vpslld ymm14, ymm7, 0xd                                    ;   368.0 fp1     14 x[0]
        vpsrld ymm15, ymm7, 0x13                                   ;   368.0 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm0                                     ;   368.0 fp3     13 x
        vpslld ymm0, ymm3, 3                                       ;   369.0 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   369.0 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   368.0 fp0     13 x
        vpslld ymm7, ymm6, 3                                       ;   369.0 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   369.3 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   369.0 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm15                                  ;   369.0 fp0     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   370.0 fp1     14 x[3]
        vpslld ymm15, ymm14, 3                                     ;   370.3 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm3                                     ;   370.0 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   370.0 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm0                                     ;   371.0 fp3     14 x[1]
        vpslld ymm3, ymm9, 1                                       ;   372.0 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   372.0 fp2     14 x[1]
        vpxor ymm7, ymm7, ymm6                                     ;   370.3 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm14                                  ;   370.3 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm7                                   ;   371.3 fp0     14 x[1]
        vpslld ymm6, ymm10, 1                                      ;   372.3 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   372.3 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm5                                     ;   371.3 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm13                                    ;   372.3 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm0                                     ;   373.3 fp3     14 x[3]
        vpslld ymm5, ymm2, 7                                       ;   374.3 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   374.3 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   372.7 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   373.7 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm7                                   ;   374.7 fp0     14 x[3]
        vpslld ymm8, ymm11, 7                                      ;   375.7 fp1     14 x[3]
        vpsrld ymm11, ymm11, 0x19                                  ;   375.7 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm9                                     ;   374.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   374.7 fp0     14 x[1]
        vpslld ymm9, ymm3, 7                                       ;   375.3 fp1     14 x[2]
        vpslld ymm10, ymm6, 7                                      ;   375.7 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm2                                     ;   375.3 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   375.7 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   376.7 fp1     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   377.7 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   377.7 fp1     14 x[0]
        vpxor ymm14, ymm14, ymm6                                   ;   376.3 fp3     14 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   376.7 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm8                                   ;   377.7 fp2     14 x[0]
        vpslld ymm11, ymm14, 5                                     ;   378.7 fp1     14 x[0]
        vpsrld ymm13, ymm14, 0x1b                                  ;   378.7 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm9                                     ;   377.3 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   378.3 fp0     14 x[2]
        vpslld ymm9, ymm0, 0x16                                    ;   379.3 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;   379.3 fp2     14 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   378.3 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm8                                     ;   379.3 fp0     14 x[2]
        vpslld ymm10, ymm7, 0x16                                   ;   380.3 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0xa                                     ;   380.3 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   379.3 fp3     12 x[0]
        vpxor ymm2, ymm2, [rbp + 1664]                             ;   380.3 fp0+agu1   12 x[0]
        vpxor ymm3, ymm3, [rbp + 1728]                             ;   380.3 fp3+agu0   12 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   380.7 fp0     12 x[0]
        vpxor ymm11, ymm11, [rbp + 1696]                           ;   381.7 fp1+agu1   12 x[0]
        vpxor ymm6, ymm6, [rbp + 1760]                             ;   381.3 fp2+agu0   12 x[1]
        vpxor ymm9, ymm9, ymm0                                     ;   381.3 fp3     12 x[2]
        vpxor ymm9, ymm9, [rbp + 1792]                             ;   382.3 fp0+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm7                                   ;   381.7 fp1     12 x[2]
        vpxor ymm10, ymm10, [rbp + 1824]                           ;   382.7 fp2+agu0   12 x[2]
        vmovdqu ymm0, [rbp + 4992]                                 ;   379.7 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm0                                     ;   386.7 fp3     12 x[3]
        vpxor ymm8, ymm8, ymm0                                     ;   386.7 fp0     12 x[3]
        vpor ymm0, ymm3, ymm9                                      ;   383.3 fp1     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   387.7 fp2     13 x
        vpor ymm7, ymm6, ymm10                                     ;   383.7 fp3     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   387.7 fp0     13 x
        vpand ymm5, ymm5, ymm9                                     ;   387.7 fp1     13 x
        vpand ymm8, ymm8, ymm10                                    ;   387.7 fp2     13 x
        vpxor ymm12, ymm3, ymm2                                    ;   384.3 fp3     13 x
        vpand ymm2, ymm2, ymm0                                     ;   388.7 fp0     13 x
        vpxor ymm3, ymm3, ymm9                                     ;   384.7 fp1     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   389.7 fp2     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   385.3 fp3     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   385.7 fp0     13 x
        vpand ymm11, ymm11, ymm7                                   ;   388.7 fp1     13 x
        vpxor ymm10, ymm10, ymm11                                  ;   389.7 fp2     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   388.7 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   388.7 fp0     13 x
        vpand ymm9, ymm2, ymm3                                     ;   390.7 fp1     13 x
        vpxor ymm9, ymm9, ymm0                                     ;   391.7 fp2     13 x
        vpand ymm13, ymm11, ymm10                                  ;   390.7 fp3     13 x
        vpxor ymm13, ymm13, ymm7                                   ;   391.7 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   389.7 fp1     13 x
        vpand ymm5, ymm5, ymm3                                     ;   390.7 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   391.7 fp3     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   392.7 fp0     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   393.7 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   393.7 fp2     14 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   389.7 fp3     13 x
        vpand ymm8, ymm8, ymm10                                    ;   390.7 fp0     13 x
        vpxor ymm7, ymm7, ymm8                                     ;   391.7 fp1     13 x
        vpxor ymm8, ymm8, ymm13                                    ;   392.7 fp2     13 x
        vpslld ymm15, ymm8, 0xd                                    ;   393.7 fp1     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   393.7 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   394.7 fp3     14 x[0]
        vpslld ymm5, ymm0, 3                                       ;   392.7 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   392.7 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   394.7 fp0     14 x[0]
        vpslld ymm8, ymm7, 3                                       ;   392.7 fp1     14 x[2]
        vpsrld ymm7, ymm7, 0x1d                                    ;   393.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   393.7 fp3     14 x[2]
        vpslld ymm0, ymm14, 3                                      ;   395.7 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   392.0 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm9                                   ;   393.0 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   395.7 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm5                                   ;   396.7 fp3     14 x[1]
        vpslld ymm2, ymm15, 3                                      ;   395.7 fp2     14 x[3]
        vpslld ymm9, ymm12, 1                                      ;   397.7 fp1     14 x[1]
        vpsrld ymm12, ymm12, 0x1f                                  ;   397.7 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   394.3 fp0     14 x[2]
        vpxor ymm6, ymm6, ymm11                                    ;   394.7 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm13                                    ;   395.7 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm15                                    ;   396.7 fp1     14 x[1]
        vpxor ymm6, ymm6, ymm8                                     ;   397.7 fp3     14 x[1]
        vpslld ymm7, ymm6, 1                                       ;   398.7 fp2     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   398.7 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   396.7 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;   397.7 fp3     14 x[3]
        vpslld ymm0, ymm3, 7                                       ;   398.7 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   398.7 fp1     14 x[3]
        vpxor ymm10, ymm10, ymm2                                   ;   397.0 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   398.0 fp3     14 x[3]
        vpslld ymm2, ymm10, 7                                      ;   399.0 fp2     14 x[3]
        vpsrld ymm10, ymm10, 0x19                                  ;   399.0 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm12                                    ;   398.7 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm6                                     ;   399.7 fp3     14 x[1]
        vpslld ymm6, ymm9, 7                                       ;   399.7 fp2     14 x[2]
        vpslld ymm11, ymm7, 7                                      ;   400.7 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   399.7 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm9                                   ;   399.7 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm0                                   ;   400.7 fp0     14 x[0]
        vpslld ymm3, ymm14, 5                                      ;   401.7 fp2     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;   401.7 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm10                                    ;   400.7 fp3     14 x[3]
        vpxor ymm15, ymm15, ymm7                                   ;   401.0 fp0     14 x[0]
        vpxor ymm15, ymm15, ymm2                                   ;   402.0 fp2     14 x[0]
        vpslld ymm10, ymm15, 5                                     ;   403.0 fp1     14 x[0]
        vpsrld ymm13, ymm15, 0x1b                                  ;   403.0 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   401.7 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   402.7 fp0     14 x[2]
        vpslld ymm6, ymm5, 0x16                                    ;   403.7 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   403.7 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   402.7 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm2                                     ;   403.7 fp0     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;   404.7 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   404.7 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   403.7 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 5024]                                ;   401.0 agu0    12 x[0] reload
        vpxor ymm3, ymm3, ymm12                                    ;   408.0 fp0     12 x[0]
        vpxor ymm10, ymm10, ymm13                                  ;   404.7 fp1     12 x[0]
        vpxor ymm10, ymm10, ymm12                                  ;   408.0 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 5056]                                ;   401.8 agu1    12 x[1] reload
        vpxor ymm9, ymm9, ymm12                                    ;   408.8 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   408.8 fp2     12 x[1]
        vpxor ymm6, ymm6, ymm5                                     ;   405.7 fp1     12 x[2]
        vpxor ymm6, ymm6, [rbp + 1856]                             ;   406.7 fp3+agu0   12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   406.0 fp0     12 x[2]
        vpxor ymm11, ymm11, [rbp + 1888]                           ;   407.0 fp2+agu1   12 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   409.0 fp1     13 x
        vmovdqu ymm5, [rbp + 5088]                                 ;   403.7 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   410.7 fp3     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   410.7 fp0     13 x
        vpxor ymm2, ymm2, ymm10                                    ;   411.7 fp2     13 x
        vpxor ymm5, ymm9, ymm6                                     ;   409.8 fp1     13 x
        vpand ymm9, ymm9, ymm0                                     ;   411.7 fp3     13 x
        vpxor ymm8, ymm7, ymm11                                    ;   409.8 fp0     13 x
        vpand ymm7, ymm7, ymm2                                     ;   412.7 fp2     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   412.7 fp1     13 x
        vpor ymm3, ymm3, ymm0                                      ;   411.7 fp3     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   413.7 fp0     13 x
        vpor ymm10, ymm10, ymm2                                    ;   412.7 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   412.7 fp1     13 x
        vpxor ymm0, ymm0, ymm6                                     ;   411.7 fp3     13 x
        vpand ymm6, ymm6, ymm9                                     ;   413.7 fp0     13 x
        vpxor ymm10, ymm10, ymm8                                   ;   413.7 fp2     13 x
        vpxor ymm2, ymm2, ymm11                                    ;   412.7 fp1     13 x
        vpand ymm11, ymm11, ymm7                                   ;   414.7 fp3     13 x
        vpand ymm12, ymm5, ymm9                                    ;   413.7 fp0     13 x
        vpxor ymm9, ymm9, ymm0                                     ;   413.7 fp2     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   414.7 fp1     13 x
        vpxor ymm5, ymm5, ymm9                                     ;   415.7 fp3     13 x
        vpand ymm6, ymm8, ymm7                                     ;   414.7 fp0     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   414.7 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   415.7 fp1     13 x
        vpxor ymm8, ymm8, ymm7                                     ;   416.7 fp3     13 x
        vpand ymm0, ymm0, ymm3                                     ;   413.7 fp0     13 x
        vpand ymm2, ymm2, ymm10                                    ;   414.7 fp2     13 x
        vpslld ymm11, ymm5, 3                                      ;   416.7 fp1     14 x[2]
        vpor ymm0, ymm0, ymm12                                     ;   414.7 fp3     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   415.7 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   415.7 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x1d                                    ;   416.7 fp2     14 x[2]
        vpor ymm2, ymm2, ymm6                                      ;   415.7 fp0     13 x
        vpslld ymm6, ymm2, 0xd                                     ;   416.7 fp1     14 x[0]
        vpsrld ymm14, ymm2, 0x13                                   ;   416.7 fp2     14 x[0]
        vpslld ymm15, ymm8, 3                                      ;   417.7 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   417.7 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   416.7 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm14                                    ;   417.7 fp0     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   417.7 fp1     14 x[3]
        vpslld ymm14, ymm6, 3                                      ;   418.7 fp2     14 x[3]
        vpxor ymm11, ymm11, ymm5                                   ;   417.7 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm0                                     ;   416.2 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   417.7 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   418.7 fp0     14 x[1]
        vpslld ymm0, ymm9, 1                                       ;   419.7 fp1     14 x[1]
        vpsrld ymm5, ymm9, 0x1f                                    ;   419.7 fp2     14 x[1]
        vpxor ymm15, ymm15, ymm8                                   ;   418.7 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm2                                     ;   418.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm6                                     ;   419.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   420.2 fp0     14 x[1]
        vpslld ymm2, ymm7, 1                                       ;   421.2 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   421.2 fp2     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;   420.0 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm11                                    ;   421.0 fp0     14 x[3]
        vpslld ymm8, ymm3, 7                                       ;   422.0 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   422.0 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   421.0 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm15                                  ;   422.0 fp0     14 x[3]
        vpslld ymm9, ymm10, 7                                      ;   423.0 fp1     14 x[3]
        vpsrld ymm10, ymm10, 0x19                                  ;   423.0 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm5                                     ;   422.0 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm7                                     ;   422.2 fp0     14 x[1]
        vpslld ymm5, ymm0, 7                                       ;   423.0 fp1     14 x[2]
        vpslld ymm7, ymm2, 7                                       ;   423.3 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   423.0 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   423.2 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;   424.2 fp1     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   425.2 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   425.2 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   424.0 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm2                                     ;   424.2 fp0     14 x[0]
        vpxor ymm6, ymm6, ymm9                                     ;   425.2 fp3     14 x[0]
        vpslld ymm10, ymm6, 5                                      ;   426.2 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x1b                                    ;   426.2 fp1     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   425.2 fp0     14 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   426.2 fp3     14 x[2]
        vpslld ymm5, ymm11, 0x16                                   ;   427.2 fp2     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   427.2 fp1     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   426.2 fp0     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   427.2 fp3     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   428.2 fp2     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   428.2 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   427.2 fp0     12 x[0]
        vpxor ymm3, ymm3, [rbp + 1920]                             ;   428.2 fp3+agu1   12 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   428.2 fp0     12 x[0]
        vpxor ymm10, ymm10, [rbp + 1952]                           ;   429.2 fp2+agu0   12 x[0]
        vmovdqu ymm6, [rbp + 5120]                                 ;   425.3 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm6                                     ;   432.3 fp1     12 x[1]
        vpxor ymm2, ymm2, ymm6                                     ;   432.3 fp3     12 x[1]
        vpxor ymm5, ymm5, ymm11                                    ;   429.2 fp0     12 x[2]
        vpxor ymm5, ymm5, [rbp + 1984]                             ;   430.2 fp2+agu0   12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   429.7 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2016]                             ;   430.7 fp3+agu1   12 x[2]
        vpxor ymm8, ymm8, [rbp + 2048]                             ;   430.2 fp0+agu0   12 x[3]
        vpxor ymm9, ymm9, [rbp + 2080]                             ;   430.3 fp2+agu1   12 x[3]
        vpand ymm6, ymm3, ymm0                                     ;   433.3 fp1     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   431.2 fp3     13 x
        vpor ymm3, ymm3, ymm0                                      ;   433.3 fp0     13 x
        vpand ymm11, ymm10, ymm2                                   ;   433.3 fp2     13 x
        vpxor ymm10, ymm10, ymm9                                   ;   431.7 fp1     13 x
        vpor ymm10, ymm10, ymm2                                    ;   433.3 fp3     13 x
        vpxor ymm0, ymm0, ymm8                                     ;   433.3 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   434.3 fp2     13 x
        vpor ymm5, ymm5, ymm6                                      ;   434.3 fp1     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   433.3 fp3     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   434.3 fp0     13 x
        vpor ymm7, ymm7, ymm11                                     ;   434.3 fp2     13 x
        vpxor ymm3, ymm3, ymm4                                     ;   434.3 fp1     13 x
        vpxor ymm10, ymm10, ymm4                                   ;   434.3 fp3     13 x
        vpxor ymm6, ymm6, ymm0                                     ;   435.3 fp0     13 x
        vpxor ymm11, ymm11, ymm2                                   ;   435.3 fp2     13 x
        vpand ymm0, ymm0, ymm5                                     ;   435.3 fp1     13 x
        vpand ymm2, ymm2, ymm7                                     ;   435.3 fp3     13 x
        vpor ymm0, ymm0, ymm3                                      ;   436.3 fp0     13 x
        vpor ymm2, ymm2, ymm10                                     ;   436.3 fp2     13 x
        vpxor ymm5, ymm5, ymm6                                     ;   436.3 fp1     13 x
        vpxor ymm7, ymm7, ymm11                                    ;   436.3 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   436.3 fp0     13 x
        vpor ymm5, ymm5, ymm0                                      ;   437.3 fp2     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   436.7 fp1     13 x
        vpor ymm7, ymm7, ymm2                                      ;   437.3 fp3     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   437.3 fp0     13 x
        vpxor ymm10, ymm10, ymm9                                   ;   437.7 fp2     13 x
        vpand ymm8, ymm8, ymm0                                     ;   437.7 fp1     13 x
        vpand ymm9, ymm9, ymm2                                     ;   438.0 fp3     13 x
        vpslld ymm12, ymm6, 3                                      ;   438.3 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   438.7 fp0     13 x
        vpsrld ymm6, ymm6, 0x1d                                    ;   438.7 fp1     14 x[2]
        vpslld ymm13, ymm8, 0xd                                    ;   439.7 fp2     14 x[0]
        vpsrld ymm8, ymm8, 0x13                                    ;   439.7 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   439.0 fp3     13 x
        vpslld ymm14, ymm9, 0xd                                    ;   440.3 fp2     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   440.7 fp1     14 x[0]
        vpslld ymm15, ymm11, 3                                     ;   441.3 fp2     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   441.7 fp1     14 x[2]
        vpxor ymm13, ymm13, ymm8                                   ;   440.7 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;   441.7 fp3     14 x[0]
        vpslld ymm8, ymm13, 3                                      ;   442.3 fp2     14 x[3]
        vpslld ymm9, ymm14, 3                                      ;   442.7 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm6                                   ;   440.2 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm3                                     ;   441.0 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm13                                    ;   442.0 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   443.0 fp3     14 x[1]
        vpslld ymm3, ymm5, 1                                       ;   444.0 fp2     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   444.0 fp1     14 x[1]
        vpxor ymm7, ymm7, ymm10                                    ;   442.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   443.2 fp3     14 x[1]
        vpxor ymm15, ymm15, ymm11                                  ;   443.2 fp0     14 x[2]
        vpxor ymm7, ymm7, ymm15                                    ;   444.2 fp3     14 x[1]
        vpslld ymm6, ymm7, 1                                       ;   445.2 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   445.2 fp1     14 x[1]
        vpxor ymm0, ymm0, ymm8                                     ;   444.2 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm12                                    ;   445.2 fp3     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;   446.2 fp2     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   446.2 fp1     14 x[3]
        vpxor ymm2, ymm2, ymm9                                     ;   445.2 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm15                                    ;   446.2 fp3     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;   447.2 fp2     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   447.2 fp1     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;   446.2 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm7                                     ;   447.0 fp3     14 x[1]
        vpslld ymm5, ymm3, 7                                       ;   447.3 fp2     14 x[2]
        vpslld ymm7, ymm6, 7                                       ;   448.0 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   447.2 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm3                                   ;   448.0 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm8                                   ;   449.0 fp0     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;   450.0 fp2     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   450.0 fp1     14 x[0]
        vpxor ymm9, ymm9, ymm2                                     ;   449.0 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   449.2 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm9                                   ;   450.2 fp2     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;   451.2 fp1     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   451.2 fp2     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   450.0 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm8                                   ;   451.0 fp0     14 x[2]
        vpslld ymm5, ymm12, 0x16                                   ;   452.0 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   452.0 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm7                                   ;   451.0 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   452.0 fp0     14 x[2]
        vpslld ymm7, ymm15, 0x16                                   ;   453.0 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   453.0 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   452.0 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5152]                                ;   449.2 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   456.2 fp0     12 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;   452.7 fp1     12 x[0]
        vpxor ymm2, ymm2, ymm10                                    ;   456.2 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5184]                                ;   450.2 agu1    12 x[1] reload
        vpxor ymm3, ymm3, ymm10                                    ;   457.2 fp0     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   457.2 fp2     12 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   453.7 fp1     12 x[2]
        vmovdqu ymm10, [rbp + 5216]                                ;   451.0 agu0    12 x[2] reload
        vpxor ymm5, ymm5, ymm10                                    ;   458.0 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm13                                    ;   454.2 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm10                                    ;   458.0 fp2     12 x[2]
        vmovdqu ymm10, [rbp + 5248]                                ;   451.7 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm10                                    ;   458.7 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   458.7 fp3     12 x[3]
        vpand ymm10, ymm5, ymm0                                    ;   459.0 fp0     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   459.0 fp2     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   460.0 fp1     13 x
        vpxor ymm10, ymm10, ymm8                                   ;   460.0 fp3     13 x
        vpand ymm11, ymm7, ymm2                                    ;   459.0 fp0     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   459.0 fp2     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   460.0 fp1     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   460.0 fp3     13 x
        vpor ymm8, ymm8, ymm0                                      ;   459.7 fp0     13 x
        vpor ymm9, ymm9, ymm2                                      ;   459.7 fp2     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   460.7 fp1     13 x
        vpand ymm3, ymm3, ymm10                                    ;   461.0 fp3     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   460.7 fp0     13 x
        vpand ymm6, ymm6, ymm11                                    ;   461.0 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   462.0 fp1     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   462.0 fp3     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   461.0 fp0     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   462.0 fp2     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   461.0 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   463.0 fp2     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   463.0 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm11                                    ;   462.0 fp3     13 x
        vpor ymm5, ymm5, ymm8                                      ;   461.7 fp0     13 x
        vpslld ymm13, ymm2, 0xd                                    ;   463.0 fp2     14 x[0]
        vpor ymm7, ymm7, ymm9                                      ;   461.7 fp3     13 x
        vpsrld ymm2, ymm2, 0x13                                    ;   463.0 fp1     14 x[0]
        vpxor ymm10, ymm10, ymm5                                   ;   462.7 fp0     13 x
        vpxor ymm11, ymm11, ymm7                                   ;   462.7 fp3     13 x
        vpxor ymm8, ymm8, ymm10                                    ;   463.7 fp0     13 x
        vpslld ymm5, ymm8, 3                                       ;   464.7 fp2     14 x[2]
        vpsrld ymm7, ymm8, 0x1d                                    ;   464.7 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   463.7 fp3     13 x
        vpslld ymm8, ymm9, 3                                       ;   464.7 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   464.7 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   464.0 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   464.0 fp3     14 x[0]
        vpslld ymm0, ymm12, 3                                      ;   465.0 fp2     14 x[3]
        vpslld ymm2, ymm13, 3                                      ;   465.0 fp1     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   465.7 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm3                                   ;   465.0 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   466.0 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   467.0 fp2     14 x[1]
        vpslld ymm7, ymm10, 1                                      ;   468.0 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   468.0 fp2     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   466.0 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm6                                   ;   466.2 fp0     14 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   467.2 fp1     14 x[1]
        vpxor ymm11, ymm11, ymm8                                   ;   468.2 fp3     14 x[1]
        vpslld ymm9, ymm11, 1                                      ;   469.2 fp2     14 x[1]
        vpsrld ymm11, ymm11, 0x1f                                  ;   469.2 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm0                                     ;   467.2 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm5                                     ;   468.2 fp3     14 x[3]
        vpslld ymm0, ymm3, 7                                       ;   469.2 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   469.2 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm2                                     ;   468.2 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   469.2 fp3     14 x[3]
        vpslld ymm2, ymm6, 7                                       ;   470.2 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   470.2 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm10                                    ;   469.2 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   470.2 fp3     14 x[1]
        vpslld ymm10, ymm7, 7                                      ;   470.3 fp2     14 x[2]
        vpslld ymm11, ymm9, 7                                      ;   471.2 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   470.2 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm7                                   ;   471.0 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   472.0 fp0     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   473.0 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   473.0 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm6                                     ;   472.0 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm9                                   ;   472.2 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   473.2 fp2     14 x[0]
        vpslld ymm6, ymm13, 5                                      ;   474.2 fp1     14 x[0]
        vpsrld ymm13, ymm13, 0x1b                                  ;   474.2 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm10                                    ;   473.0 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   474.0 fp0     14 x[2]
        vpslld ymm10, ymm5, 0x16                                   ;   475.0 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   475.0 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   474.0 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm2                                     ;   475.0 fp0     14 x[2]
        vpslld ymm11, ymm8, 0x16                                   ;   476.0 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   476.0 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   475.0 fp3     12 x[0]
        vpxor ymm3, ymm3, [rbp + 2112]                             ;   476.0 fp0+agu0   12 x[0]
        vpxor ymm6, ymm6, ymm13                                    ;   475.7 fp1     12 x[0]
        vpxor ymm6, ymm6, [rbp + 2144]                             ;   476.7 fp3+agu1   12 x[0]
        vmovdqu ymm12, [rbp + 5280]                                ;   473.2 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm12                                    ;   480.2 fp0     12 x[1]
        vpxor ymm9, ymm9, ymm12                                    ;   480.2 fp2     12 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   476.7 fp1     12 x[2]
        vmovdqu ymm5, [rbp + 5312]                                 ;   474.0 agu1    12 x[2] reload
        vpxor ymm10, ymm10, ymm5                                   ;   481.0 fp3     12 x[2]
        vpxor ymm11, ymm11, ymm8                                   ;   477.2 fp0     12 x[2]
        vpxor ymm11, ymm11, ymm5                                   ;   481.0 fp2     12 x[2]
        vpxor ymm0, ymm0, [rbp + 2176]                             ;   477.7 fp1+agu0   12 x[3]
        vpxor ymm2, ymm2, [rbp + 2208]                             ;   478.0 fp3+agu1   12 x[3]
        vpand ymm5, ymm3, ymm7                                     ;   481.2 fp0     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   481.2 fp2     13 x
        vpor ymm0, ymm0, ymm3                                      ;   478.7 fp1     13 x
        vpxor ymm3, ymm3, ymm10                                    ;   482.0 fp3     13 x
        vpand ymm8, ymm6, ymm9                                     ;   481.2 fp0     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   481.2 fp2     13 x
        vpor ymm2, ymm2, ymm6                                      ;   479.7 fp1     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   482.0 fp3     13 x
        vpor ymm3, ymm3, ymm5                                      ;   483.0 fp0     13 x
        vpor ymm6, ymm6, ymm8                                      ;   483.0 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   484.0 fp1     13 x
        vpor ymm7, ymm7, ymm5                                      ;   482.2 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   484.0 fp0     13 x
        vpor ymm9, ymm9, ymm8                                      ;   482.2 fp2     13 x
        vpand ymm10, ymm10, ymm0                                   ;   482.0 fp1     13 x
        vpand ymm11, ymm11, ymm2                                   ;   482.0 fp3     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   483.2 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   482.3 fp2     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   483.2 fp1     13 x
        vpxor ymm2, ymm2, ymm8                                     ;   483.0 fp3     13 x
        vpor ymm5, ymm5, ymm10                                     ;   483.2 fp0     13 x
        vpor ymm8, ymm8, ymm11                                     ;   483.3 fp2     13 x
        vpor ymm10, ymm10, ymm0                                    ;   483.7 fp1     13 x
        vpor ymm11, ymm11, ymm2                                    ;   484.0 fp3     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   485.0 fp0     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   485.0 fp2     13 x
        vpand ymm3, ymm3, ymm7                                     ;   485.0 fp1     13 x
        vpor ymm0, ymm0, ymm7                                      ;   485.0 fp3     13 x
        vpand ymm6, ymm6, ymm9                                     ;   485.2 fp0     13 x
        vpor ymm2, ymm2, ymm9                                      ;   485.3 fp2     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   486.0 fp1     13 x
        vpslld ymm12, ymm3, 0xd                                    ;   487.0 fp2     14 x[0]
        vpsrld ymm3, ymm3, 0x13                                    ;   487.0 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm2                                     ;   486.3 fp3     13 x
        vpslld ymm13, ymm6, 0xd                                    ;   487.3 fp2     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   487.7 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   486.2 fp0     13 x
        vpslld ymm14, ymm0, 3                                      ;   488.3 fp2     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   488.7 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm11                                    ;   487.0 fp3     13 x
        vpslld ymm15, ymm2, 3                                      ;   489.3 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   489.7 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   488.0 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm6                                   ;   488.7 fp3     14 x[0]
        vpslld ymm3, ymm12, 3                                      ;   490.3 fp2     14 x[3]
        vpslld ymm6, ymm13, 3                                      ;   490.7 fp1     14 x[3]
        vpxor ymm14, ymm14, ymm0                                   ;   489.7 fp0     14 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   489.0 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm14                                    ;   490.7 fp0     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   491.7 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   491.7 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm2                                   ;   490.7 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   490.2 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   491.7 fp3     14 x[1]
        vpslld ymm2, ymm9, 1                                       ;   492.7 fp2     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   492.7 fp1     14 x[1]
        vpxor ymm10, ymm10, ymm5                                   ;   491.2 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm3                                   ;   492.2 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   493.2 fp0     14 x[3]
        vpslld ymm3, ymm10, 7                                      ;   494.2 fp2     14 x[3]
        vpsrld ymm5, ymm10, 0x19                                   ;   494.2 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   493.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm6                                   ;   494.0 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   495.0 fp3     14 x[3]
        vpslld ymm6, ymm11, 7                                      ;   496.0 fp2     14 x[3]
        vpsrld ymm8, ymm11, 0x19                                   ;   496.0 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   494.2 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm9                                     ;   495.0 fp3     14 x[1]
        vpslld ymm7, ymm0, 7                                       ;   495.3 fp2     14 x[2]
        vpslld ymm9, ymm2, 7                                       ;   496.0 fp1     14 x[2]
        vpxor ymm3, ymm3, ymm5                                     ;   495.2 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   496.0 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   497.0 fp0     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   498.0 fp2     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   498.0 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   497.0 fp3     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   497.2 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   498.2 fp2     14 x[0]
        vpslld ymm8, ymm13, 5                                      ;   499.2 fp1     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   499.2 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm7                                   ;   498.0 fp3     14 x[2]
        vpxor ymm14, ymm14, ymm3                                   ;   499.0 fp0     14 x[2]
        vpslld ymm7, ymm14, 0x16                                   ;   500.0 fp1     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   500.0 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   499.0 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   500.0 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   501.0 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   501.0 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   500.0 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5344]                                ;   497.2 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm10                                    ;   504.2 fp0     12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   500.7 fp1     12 x[0]
        vpxor ymm8, ymm8, ymm10                                    ;   504.2 fp3     12 x[0]
        vmovdqu ymm10, [rbp + 5376]                                ;   498.2 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm10                                    ;   505.2 fp0     12 x[1]
        vpxor ymm2, ymm2, ymm10                                    ;   505.2 fp2     12 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   501.7 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2240]                             ;   502.7 fp3+agu0   12 x[2]
        vpxor ymm9, ymm9, ymm13                                    ;   502.2 fp0     12 x[2]
        vpxor ymm9, ymm9, [rbp + 2272]                             ;   503.2 fp2+agu1   12 x[2]
        vmovdqu ymm10, [rbp + 5408]                                ;   500.0 agu0    12 x[3] reload
        vpxor ymm3, ymm3, ymm10                                    ;   507.0 fp1     12 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   507.0 fp3     12 x[3]
        vpxor ymm10, ymm5, ymm0                                    ;   506.2 fp0     13 x
        vpxor ymm5, ymm5, ymm3                                     ;   508.0 fp2     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   508.0 fp1     13 x
        vpxor ymm11, ymm8, ymm2                                    ;   506.2 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   508.0 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   508.0 fp2     13 x
        vpand ymm10, ymm10, ymm5                                   ;   509.0 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   509.0 fp3     13 x
        vpor ymm7, ymm7, ymm5                                      ;   509.0 fp0     13 x
        vpor ymm9, ymm9, ymm8                                      ;   509.0 fp2     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   510.0 fp1     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   510.0 fp3     13 x
        vpand ymm3, ymm3, ymm7                                     ;   510.0 fp0     13 x
        vpand ymm6, ymm6, ymm9                                     ;   510.0 fp2     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   510.0 fp1     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   511.0 fp3     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   510.0 fp0     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   511.0 fp2     13 x
        vpand ymm3, ymm3, ymm10                                    ;   511.0 fp1     13 x
        vpand ymm6, ymm6, ymm11                                    ;   511.0 fp3     13 x
        vpslld ymm12, ymm10, 0xd                                   ;   511.0 fp2     14 x[0]
        vpor ymm7, ymm7, ymm3                                      ;   512.0 fp0     13 x
        vpsrld ymm13, ymm10, 0x13                                  ;   511.0 fp1     14 x[0]
        vpor ymm9, ymm9, ymm6                                      ;   512.0 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   512.0 fp2     13 x
        vpslld ymm14, ymm11, 0xd                                   ;   511.0 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm8                                     ;   512.0 fp0     13 x
        vpsrld ymm15, ymm11, 0x13                                  ;   511.0 fp2     14 x[0]
        vpand ymm10, ymm10, ymm0                                   ;   511.0 fp3     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   513.0 fp0     13 x
        vpand ymm11, ymm11, ymm2                                   ;   511.0 fp1     13 x
        vpxor ymm2, ymm2, ymm6                                     ;   513.0 fp2     13 x
        vpxor ymm12, ymm12, ymm13                                  ;   512.0 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   514.0 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   514.0 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   512.0 fp0     14 x[0]
        vpslld ymm15, ymm2, 3                                      ;   514.0 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   514.0 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   515.0 fp3     14 x[2]
        vpslld ymm0, ymm12, 3                                      ;   514.0 fp1     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   513.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm12                                    ;   514.0 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   516.0 fp0     14 x[1]
        vpslld ymm3, ymm14, 3                                      ;   514.3 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm2                                   ;   515.0 fp3     14 x[2]
        vpslld ymm2, ymm7, 1                                       ;   517.0 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   517.0 fp2     14 x[1]
        vpxor ymm9, ymm9, ymm6                                     ;   515.0 fp0     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   516.0 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm15                                    ;   517.0 fp0     14 x[1]
        vpslld ymm6, ymm9, 1                                       ;   518.0 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   518.0 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm10                                    ;   516.3 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   517.3 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm13                                    ;   518.3 fp1     14 x[3]
        vpslld ymm0, ymm5, 7                                       ;   519.3 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   519.3 fp1     14 x[3]
        vpxor ymm8, ymm8, ymm11                                    ;   517.3 fp3     14 x[3]
        vpxor ymm8, ymm8, ymm3                                     ;   518.3 fp0     14 x[3]
        vpxor ymm8, ymm8, ymm15                                    ;   519.3 fp2     14 x[3]
        vpslld ymm3, ymm8, 7                                       ;   520.3 fp1     14 x[3]
        vpsrld ymm8, ymm8, 0x19                                    ;   520.3 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm7                                     ;   518.3 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm9                                     ;   519.0 fp0     14 x[1]
        vpslld ymm7, ymm2, 7                                       ;   520.0 fp1     14 x[2]
        vpslld ymm9, ymm6, 7                                       ;   520.3 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   520.3 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   520.0 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm0                                   ;   521.3 fp3     14 x[0]
        vpslld ymm5, ymm12, 5                                      ;   522.3 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   522.3 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm8                                     ;   521.3 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm6                                   ;   521.3 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm3                                   ;   522.3 fp0     14 x[0]
        vpslld ymm8, ymm14, 5                                      ;   523.3 fp1     14 x[0]
        vpsrld ymm11, ymm14, 0x1b                                  ;   523.3 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   522.3 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   523.3 fp0     14 x[2]
        vpslld ymm7, ymm13, 0x16                                   ;   524.3 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   524.3 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   523.3 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm3                                   ;   524.3 fp0     14 x[2]
        vpslld ymm9, ymm15, 0x16                                   ;   525.3 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   525.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm10                                    ;   524.3 fp3     12 x[0]
        vpxor ymm5, ymm5, [rbp + 2304]                             ;   525.3 fp0+agu1   12 x[0]
        vpxor ymm8, ymm8, ymm11                                    ;   525.0 fp1     12 x[0]
        vpxor ymm8, ymm8, [rbp + 2336]                             ;   526.0 fp2+agu0   12 x[0]
        vmovdqu ymm10, [rbp + 5440]                                ;   522.5 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   529.5 fp3     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   529.5 fp0     12 x[1]
        vmovdqu ymm10, [rbp + 5504]                                ;   523.3 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm10                                    ;   530.3 fp1     12 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   530.3 fp2     12 x[3]
        vpxor ymm7, ymm7, ymm12                                    ;   526.3 fp3     13 x
        vpxor ymm7, ymm7, ymm5                                     ;   527.3 fp0     13 x
        vmovdqu ymm10, [rbp + 5472]                                ;   524.0 agu1    12 x[2] reload
        vpxor ymm7, ymm7, ymm10                                    ;   531.0 fp1     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   527.3 fp2     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   531.0 fp3     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   532.0 fp0     13 x
        vpor ymm10, ymm2, ymm5                                     ;   530.5 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   532.0 fp2     13 x
        vpor ymm11, ymm6, ymm8                                     ;   530.5 fp3     13 x
        vpxor ymm11, ymm11, ymm9                                   ;   533.0 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   530.5 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   531.5 fp2     13 x
        vpxor ymm6, ymm6, ymm8                                     ;   530.5 fp3     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   531.5 fp0     13 x
        vpxor ymm12, ymm5, ymm10                                   ;   533.0 fp1     13 x
        vpand ymm5, ymm5, ymm7                                     ;   532.0 fp2     13 x
        vpand ymm5, ymm5, ymm2                                     ;   533.0 fp3     13 x
        vpand ymm9, ymm9, ymm8                                     ;   533.0 fp0     13 x
        vpand ymm9, ymm9, ymm6                                     ;   534.0 fp1     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   534.0 fp2     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   534.0 fp3     13 x
        vpor ymm0, ymm0, ymm2                                      ;   532.5 fp0     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   535.0 fp1     13 x
        vpor ymm3, ymm3, ymm6                                      ;   532.5 fp2     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   533.5 fp3     13 x
        vpslld ymm7, ymm0, 0xd                                     ;   534.5 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   534.5 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   534.0 fp0     13 x
        vpand ymm10, ymm10, ymm5                                   ;   535.0 fp3     13 x
        vpslld ymm14, ymm3, 0xd                                    ;   535.0 fp1     14 x[0]
        vpand ymm11, ymm11, ymm9                                   ;   536.0 fp0     13 x
        vpsrld ymm15, ymm3, 0x13                                   ;   535.0 fp2     14 x[0]
        vpand ymm0, ymm0, ymm12                                    ;   534.5 fp3     13 x
        vpand ymm3, ymm3, ymm8                                     ;   535.0 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   535.5 fp1     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   536.0 fp2     13 x
        vpxor ymm7, ymm7, ymm13                                    ;   535.5 fp3     14 x[0]
        vpslld ymm13, ymm0, 3                                      ;   536.5 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   536.5 fp2     14 x[2]
        vpxor ymm14, ymm14, ymm15                                  ;   536.0 fp0     14 x[0]
        vpslld ymm15, ymm3, 3                                      ;   537.0 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   537.3 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   537.5 fp3     14 x[2]
        vpslld ymm0, ymm7, 3                                       ;   538.0 fp1     14 x[3]
        vpxor ymm2, ymm2, ymm10                                    ;   537.0 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm7                                     ;   538.0 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   539.0 fp0     14 x[1]
        vpslld ymm10, ymm14, 3                                     ;   538.3 fp2     14 x[3]
        vpxor ymm15, ymm15, ymm3                                   ;   538.3 fp3     14 x[2]
        vpslld ymm3, ymm2, 1                                       ;   540.0 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   540.0 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm11                                    ;   539.0 fp0     14 x[1]
        vpxor ymm6, ymm6, ymm14                                    ;   540.0 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm15                                    ;   541.0 fp0     14 x[1]
        vpslld ymm11, ymm6, 1                                      ;   542.0 fp1     14 x[1]
        vpsrld ymm6, ymm6, 0x1f                                    ;   542.0 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   540.3 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm0                                     ;   541.3 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm13                                    ;   542.3 fp1     14 x[3]
        vpslld ymm0, ymm5, 7                                       ;   543.3 fp2     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   543.3 fp1     14 x[3]
        vpxor ymm9, ymm9, ymm8                                     ;   541.3 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm10                                    ;   542.3 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm15                                    ;   543.3 fp2     14 x[3]
        vpslld ymm8, ymm9, 7                                       ;   544.3 fp1     14 x[3]
        vpsrld ymm9, ymm9, 0x19                                    ;   544.3 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm2                                     ;   542.3 fp3     14 x[1]
        vpxor ymm11, ymm11, ymm6                                   ;   543.0 fp0     14 x[1]
        vpslld ymm2, ymm3, 7                                       ;   544.0 fp1     14 x[2]
        vpslld ymm6, ymm11, 7                                      ;   544.3 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   544.3 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   544.0 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm0                                     ;   545.3 fp3     14 x[0]
        vpslld ymm5, ymm7, 5                                       ;   546.3 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   546.3 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   545.3 fp0     14 x[3]
        vpxor ymm14, ymm14, ymm11                                  ;   545.3 fp3     14 x[0]
        vpxor ymm14, ymm14, ymm8                                   ;   546.3 fp0     14 x[0]
        vpslld ymm9, ymm14, 5                                      ;   547.3 fp1     14 x[0]
        vpsrld ymm10, ymm14, 0x1b                                  ;   547.3 fp2     14 x[0]
        vpxor ymm13, ymm13, ymm2                                   ;   546.3 fp3     14 x[2]
        vpxor ymm13, ymm13, ymm0                                   ;   547.3 fp0     14 x[2]
        vpslld ymm2, ymm13, 0x16                                   ;   548.3 fp1     14 x[2]
        vpsrld ymm12, ymm13, 0xa                                   ;   548.3 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm6                                   ;   547.3 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   548.3 fp0     14 x[2]
        vpslld ymm6, ymm15, 0x16                                   ;   549.3 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   549.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm7                                     ;   548.3 fp3     12 x[0]
        vmovdqu ymm7, [rbp + 5536]                                 ;   545.5 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm7                                     ;   552.5 fp0     12 x[0]
        vpxor ymm9, ymm9, ymm10                                    ;   549.0 fp1     12 x[0]
        vpxor ymm9, ymm9, ymm7                                     ;   552.5 fp2     12 x[0]
        vpxor ymm3, ymm3, [rbp + 2368]                             ;   549.3 fp3+agu1   12 x[1]
        vpxor ymm11, ymm11, [rbp + 2400]                           ;   550.0 fp0+agu0   12 x[1]
        vpxor ymm2, ymm2, ymm12                                    ;   550.0 fp1     12 x[2]
        vmovdqu ymm7, [rbp + 5568]                                 ;   547.5 agu1    12 x[2] reload
        vpxor ymm2, ymm2, ymm7                                     ;   554.5 fp2     12 x[2]
        vpxor ymm6, ymm6, ymm13                                    ;   550.3 fp3     12 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   554.5 fp0     12 x[2]
        vmovdqu ymm7, [rbp + 5600]                                 ;   548.0 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm7                                     ;   555.0 fp1     12 x[3]
        vpxor ymm8, ymm8, ymm7                                     ;   555.0 fp2     12 x[3]
        vpand ymm7, ymm5, ymm0                                     ;   556.0 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   556.0 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   556.0 fp1     13 x
        vpand ymm10, ymm9, ymm8                                    ;   556.0 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   556.0 fp3     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   556.0 fp0     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   555.5 fp1     13 x
        vpand ymm3, ymm3, ymm5                                     ;   557.0 fp2     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   555.5 fp3     13 x
        vpand ymm11, ymm11, ymm9                                   ;   557.0 fp0     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   557.0 fp1     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   557.0 fp2     13 x
        vpxor ymm3, ymm3, ymm2                                     ;   558.0 fp3     13 x
        vpxor ymm11, ymm11, ymm6                                   ;   558.0 fp0     13 x
        vpor ymm2, ymm2, ymm5                                      ;   557.0 fp1     13 x
        vpor ymm6, ymm6, ymm9                                      ;   557.0 fp2     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   558.0 fp3     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   558.0 fp0     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   558.0 fp1     13 x
        vpxor ymm6, ymm6, ymm8                                     ;   558.0 fp2     13 x
        vpand ymm0, ymm0, ymm3                                     ;   559.0 fp3     13 x
        vpand ymm8, ymm8, ymm11                                    ;   559.0 fp0     13 x
        vpxor ymm3, ymm3, ymm7                                     ;   559.0 fp1     13 x
        vpxor ymm11, ymm11, ymm10                                  ;   559.0 fp2     13 x
        vpand ymm3, ymm3, ymm2                                     ;   560.0 fp3     13 x
        vpand ymm11, ymm11, ymm6                                   ;   560.0 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   560.0 fp1     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   561.0 fp2     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   561.0 fp1     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   560.0 fp3     13 x
        vpslld ymm14, ymm8, 0xd                                    ;   561.0 fp2     14 x[0]
        vpsrld ymm15, ymm8, 0x13                                   ;   561.0 fp1     14 x[0]
        vpxor ymm2, ymm2, ymm0                                     ;   561.0 fp0     13 x
        vpslld ymm0, ymm2, 3                                       ;   562.0 fp2     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   562.0 fp1     14 x[2]
        vpxor ymm6, ymm6, ymm8                                     ;   561.0 fp3     13 x
        vpslld ymm8, ymm6, 3                                       ;   562.0 fp2     14 x[2]
        vpsrld ymm6, ymm6, 0x1d                                    ;   562.0 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   562.0 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm15                                  ;   562.0 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   563.0 fp2     14 x[3]
        vpslld ymm15, ymm14, 3                                     ;   563.0 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm2                                     ;   563.0 fp0     14 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   563.0 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm0                                     ;   564.0 fp0     14 x[1]
        vpslld ymm2, ymm7, 1                                       ;   565.0 fp2     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   565.0 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm6                                     ;   563.0 fp3     14 x[2]
        vpxor ymm10, ymm10, ymm14                                  ;   563.0 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm8                                   ;   564.0 fp3     14 x[1]
        vpslld ymm6, ymm10, 1                                      ;   565.0 fp2     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   565.0 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   564.0 fp0     14 x[3]
        vpxor ymm3, ymm3, ymm13                                    ;   565.0 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm0                                     ;   566.0 fp0     14 x[3]
        vpslld ymm5, ymm3, 7                                       ;   567.0 fp2     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   567.0 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   565.5 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm15                                  ;   566.5 fp0     14 x[3]
        vpxor ymm11, ymm11, ymm8                                   ;   567.5 fp2     14 x[3]
        vpslld ymm9, ymm11, 7                                      ;   568.5 fp1     14 x[3]
        vpsrld ymm11, ymm11, 0x19                                  ;   568.5 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm7                                     ;   566.5 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   567.0 fp0     14 x[1]
        vpslld ymm7, ymm2, 7                                       ;   568.0 fp1     14 x[2]
        vpslld ymm10, ymm6, 7                                      ;   568.3 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm3                                     ;   568.0 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   568.0 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm5                                   ;   569.0 fp3     14 x[0]
        vpslld ymm3, ymm12, 5                                      ;   570.0 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   570.0 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm6                                   ;   569.0 fp0     14 x[0]
        vpxor ymm9, ymm9, ymm11                                    ;   569.5 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm9                                   ;   570.5 fp0     14 x[0]
        vpslld ymm11, ymm14, 5                                     ;   571.5 fp1     14 x[0]
        vpsrld ymm13, ymm14, 0x1b                                  ;   571.5 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm7                                     ;   570.5 fp3     14 x[2]
        vpxor ymm0, ymm0, ymm5                                     ;   571.5 fp0     14 x[2]
        vpslld ymm7, ymm0, 0x16                                    ;   572.5 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0xa                                     ;   572.5 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm10                                    ;   571.5 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm9                                     ;   572.5 fp0     14 x[2]
        vpslld ymm10, ymm8, 0x16                                   ;   573.5 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   573.5 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   572.5 fp3     12 x[0]
        vpxor ymm3, ymm3, [rbp + 2432]                             ;   573.5 fp0+agu1   12 x[0]
        vpxor ymm2, ymm2, [rbp + 2496]                             ;   573.0 fp1+agu0   12 x[1]
        vpxor ymm11, ymm11, ymm13                                  ;   573.3 fp2     12 x[0]
        vpxor ymm11, ymm11, [rbp + 2464]                           ;   574.3 fp3+agu1   12 x[0]
        vpxor ymm6, ymm6, [rbp + 2528]                             ;   574.0 fp0+agu0   12 x[1]
        vpxor ymm7, ymm7, ymm0                                     ;   574.0 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2560]                             ;   575.0 fp2+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   574.5 fp3     12 x[2]
        vpxor ymm10, ymm10, [rbp + 2592]                           ;   575.5 fp0+agu0   12 x[2]
        vmovdqu ymm0, [rbp + 5632]                                 ;   572.5 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm0                                     ;   579.5 fp1     12 x[3]
        vpxor ymm9, ymm9, ymm0                                     ;   579.5 fp2     12 x[3]
        vpor ymm0, ymm2, ymm7                                      ;   576.0 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   580.5 fp0     13 x
        vpor ymm8, ymm6, ymm10                                     ;   576.5 fp1     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   580.5 fp2     13 x
        vpand ymm5, ymm5, ymm7                                     ;   580.5 fp3     13 x
        vpand ymm9, ymm9, ymm10                                    ;   580.5 fp0     13 x
        vpxor ymm12, ymm2, ymm3                                    ;   577.0 fp1     13 x
        vpand ymm3, ymm3, ymm0                                     ;   581.5 fp2     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   577.5 fp3     13 x
        vpxor ymm2, ymm2, ymm3                                     ;   582.5 fp0     13 x
        vpxor ymm7, ymm6, ymm11                                    ;   578.0 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   581.5 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   578.5 fp3     13 x
        vpxor ymm6, ymm6, ymm11                                    ;   582.5 fp0     13 x
        vpxor ymm5, ymm5, ymm12                                    ;   581.5 fp1     13 x
        vpxor ymm9, ymm9, ymm7                                     ;   581.5 fp2     13 x
        vpand ymm10, ymm3, ymm2                                    ;   583.5 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   584.5 fp0     13 x
        vpand ymm13, ymm11, ymm6                                   ;   583.5 fp1     13 x
        vpxor ymm13, ymm13, ymm8                                   ;   584.5 fp2     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   582.5 fp3     13 x
        vpand ymm5, ymm5, ymm2                                     ;   583.5 fp0     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   584.5 fp1     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   585.5 fp2     13 x
        vpslld ymm14, ymm5, 0xd                                    ;   586.5 fp1     14 x[0]
        vpsrld ymm5, ymm5, 0x13                                    ;   586.5 fp2     14 x[0]
        vpxor ymm8, ymm8, ymm9                                     ;   582.5 fp3     13 x
        vpand ymm9, ymm9, ymm6                                     ;   583.5 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   584.5 fp3     13 x
        vpxor ymm9, ymm9, ymm13                                    ;   585.5 fp0     13 x
        vpslld ymm15, ymm9, 0xd                                    ;   586.5 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   586.5 fp2     14 x[0]
        vpxor ymm14, ymm14, ymm5                                   ;   587.5 fp3     14 x[0]
        vpslld ymm5, ymm0, 3                                       ;   585.5 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   585.5 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm9                                   ;   587.5 fp0     14 x[0]
        vpslld ymm9, ymm8, 3                                       ;   585.5 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   585.5 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   586.5 fp3     14 x[2]
        vpslld ymm0, ymm14, 3                                      ;   588.5 fp1     14 x[3]
        vpxor ymm12, ymm12, ymm3                                   ;   585.0 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm10                                  ;   586.0 fp3     14 x[1]
        vpxor ymm12, ymm12, ymm14                                  ;   588.5 fp0     14 x[1]
        vpxor ymm12, ymm12, ymm5                                   ;   589.5 fp2     14 x[1]
        vpslld ymm3, ymm15, 3                                      ;   588.5 fp1     14 x[3]
        vpslld ymm10, ymm12, 1                                     ;   590.5 fp2     14 x[1]
        vpsrld ymm12, ymm12, 0x1f                                  ;   590.5 fp1     14 x[1]
        vpxor ymm9, ymm9, ymm8                                     ;   586.5 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm11                                    ;   587.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   588.0 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   589.0 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm9                                     ;   590.0 fp2     14 x[1]
        vpslld ymm8, ymm7, 1                                       ;   591.0 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   591.0 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   589.5 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   590.5 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   591.5 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   591.5 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   589.5 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm9                                     ;   590.5 fp0     14 x[3]
        vpslld ymm3, ymm6, 7                                       ;   591.5 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   591.5 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm12                                  ;   591.5 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   592.0 fp0     14 x[1]
        vpslld ymm7, ymm10, 7                                      ;   592.5 fp1     14 x[2]
        vpslld ymm11, ymm8, 7                                      ;   593.0 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   592.5 fp3     14 x[3]
        vpxor ymm14, ymm14, ymm10                                  ;   592.5 fp0     14 x[0]
        vpxor ymm14, ymm14, ymm0                                   ;   593.5 fp3     14 x[0]
        vpslld ymm2, ymm14, 5                                      ;   594.5 fp1     14 x[0]
        vpsrld ymm12, ymm14, 0x1b                                  ;   594.5 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm6                                     ;   593.0 fp0     14 x[3]
        vpxor ymm15, ymm15, ymm8                                   ;   593.5 fp3     14 x[0]
        vpxor ymm15, ymm15, ymm3                                   ;   594.5 fp0     14 x[0]
        vpslld ymm6, ymm15, 5                                      ;   595.5 fp1     14 x[0]
        vpsrld ymm13, ymm15, 0x1b                                  ;   595.5 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm7                                     ;   594.5 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   595.5 fp0     14 x[2]
        vpslld ymm7, ymm5, 0x16                                    ;   596.5 fp1     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   596.5 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   595.5 fp3     14 x[2]
        vpxor ymm9, ymm9, ymm3                                     ;   596.5 fp0     14 x[2]
        vpslld ymm11, ymm9, 0x16                                   ;   597.5 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0xa                                     ;   597.5 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   596.5 fp3     12 x[0]
        vmovdqu ymm12, [rbp + 5664]                                ;   593.5 agu0    12 x[0] reload
        vpxor ymm2, ymm2, ymm12                                    ;   600.5 fp0     12 x[0]
        vpxor ymm6, ymm6, ymm13                                    ;   597.0 fp1     12 x[0]
        vpxor ymm6, ymm6, ymm12                                    ;   600.5 fp2     12 x[0]
        vmovdqu ymm12, [rbp + 5696]                                ;   594.7 agu1    12 x[1] reload
        vpxor ymm10, ymm10, ymm12                                  ;   601.7 fp3     12 x[1]
        vpxor ymm8, ymm8, ymm12                                    ;   601.7 fp0     12 x[1]
        vpxor ymm7, ymm7, ymm5                                     ;   598.0 fp1     12 x[2]
        vpxor ymm7, ymm7, [rbp + 2624]                             ;   599.0 fp2+agu0   12 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   598.5 fp3     12 x[2]
        vpxor ymm11, ymm11, [rbp + 2656]                           ;   599.5 fp0+agu1   12 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   601.5 fp1     13 x
        vmovdqu ymm5, [rbp + 5728]                                 ;   596.5 agu0    12 x[3] reload
        vpxor ymm0, ymm0, ymm5                                     ;   603.5 fp2     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   603.5 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   604.5 fp0     13 x
        vpxor ymm5, ymm7, ymm10                                    ;   602.7 fp1     13 x
        vpand ymm10, ymm10, ymm0                                   ;   604.5 fp2     13 x
        vpxor ymm9, ymm8, ymm11                                    ;   602.7 fp3     13 x
        vpand ymm8, ymm8, ymm3                                     ;   605.5 fp0     13 x
        vpxor ymm10, ymm10, ymm2                                   ;   605.5 fp1     13 x
        vpor ymm2, ymm2, ymm0                                      ;   604.5 fp2     13 x
        vpxor ymm8, ymm8, ymm6                                     ;   606.5 fp3     13 x
        vpor ymm6, ymm6, ymm3                                      ;   605.5 fp0     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   605.5 fp1     13 x
        vpxor ymm0, ymm0, ymm7                                     ;   604.5 fp2     13 x
        vpand ymm7, ymm7, ymm10                                    ;   606.5 fp3     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   606.5 fp0     13 x
        vpxor ymm3, ymm3, ymm11                                    ;   605.5 fp1     13 x
        vpand ymm11, ymm11, ymm8                                   ;   607.5 fp2     13 x
        vpand ymm12, ymm5, ymm10                                   ;   606.5 fp3     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   606.5 fp0     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   607.5 fp1     13 x
        vpxor ymm5, ymm5, ymm10                                    ;   608.5 fp2     13 x
        vpand ymm7, ymm9, ymm8                                     ;   607.5 fp3     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   607.5 fp0     13 x
        vpxor ymm9, ymm9, ymm11                                    ;   608.5 fp1     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   609.5 fp2     13 x
        vpand ymm0, ymm0, ymm2                                     ;   606.5 fp3     13 x
        vpand ymm3, ymm3, ymm6                                     ;   607.5 fp0     13 x
        vpslld ymm11, ymm5, 3                                      ;   609.5 fp1     14 x[2]
        vpor ymm0, ymm0, ymm12                                     ;   607.5 fp2     13 x
        vpslld ymm12, ymm0, 0xd                                    ;   608.5 fp1     14 x[0]
        vpsrld ymm13, ymm0, 0x13                                   ;   608.5 fp2     14 x[0]
        vpsrld ymm5, ymm5, 0x1d                                    ;   609.5 fp1     14 x[2]
        vpor ymm3, ymm3, ymm7                                      ;   608.5 fp3     13 x
        vpslld ymm7, ymm3, 0xd                                     ;   609.5 fp2     14 x[0]
        vpsrld ymm14, ymm3, 0x13                                   ;   609.5 fp1     14 x[0]
        vpslld ymm15, ymm9, 3                                      ;   610.5 fp2     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   610.5 fp1     14 x[2]
        vpxor ymm12, ymm12, ymm13                                  ;   609.5 fp0     14 x[0]
        vpxor ymm7, ymm7, ymm14                                    ;   610.5 fp3     14 x[0]
        vpslld ymm13, ymm12, 3                                     ;   610.5 fp2     14 x[3]
        vpslld ymm14, ymm7, 3                                      ;   611.5 fp1     14 x[3]
        vpxor ymm11, ymm11, ymm5                                   ;   610.5 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm0                                   ;   609.0 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   610.5 fp0     14 x[1]
        vpxor ymm10, ymm10, ymm11                                  ;   611.5 fp3     14 x[1]
        vpslld ymm0, ymm10, 1                                      ;   612.5 fp2     14 x[1]
        vpsrld ymm5, ymm10, 0x1f                                   ;   612.5 fp1     14 x[1]
        vpxor ymm15, ymm15, ymm9                                   ;   611.5 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   611.0 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm7                                     ;   612.0 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm15                                    ;   613.0 fp3     14 x[1]
        vpslld ymm3, ymm8, 1                                       ;   614.0 fp2     14 x[1]
        vpsrld ymm8, ymm8, 0x1f                                    ;   614.0 fp1     14 x[1]
        vpxor ymm2, ymm2, ymm13                                    ;   612.8 fp0     14 x[3]
        vpxor ymm2, ymm2, ymm11                                    ;   613.8 fp3     14 x[3]
        vpslld ymm9, ymm2, 7                                       ;   614.8 fp2     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   614.8 fp1     14 x[3]
        vpxor ymm6, ymm6, ymm14                                    ;   613.8 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm15                                    ;   614.8 fp3     14 x[3]
        vpslld ymm10, ymm6, 7                                      ;   615.8 fp2     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   615.8 fp1     14 x[3]
        vpxor ymm0, ymm0, ymm5                                     ;   614.8 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm8                                     ;   615.0 fp3     14 x[1]
        vpslld ymm5, ymm0, 7                                       ;   615.8 fp2     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   616.0 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   615.8 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm0                                   ;   616.0 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm9                                   ;   617.0 fp2     14 x[0]
        vpslld ymm2, ymm12, 5                                      ;   618.0 fp1     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   618.0 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   616.8 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm3                                     ;   617.0 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm10                                    ;   618.0 fp0     14 x[0]
        vpslld ymm6, ymm7, 5                                       ;   619.0 fp1     14 x[0]
        vpsrld ymm7, ymm7, 0x1b                                    ;   619.0 fp2     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   618.0 fp3     14 x[2]
        vpxor ymm11, ymm11, ymm9                                   ;   619.0 fp0     14 x[2]
        vpslld ymm5, ymm11, 0x16                                   ;   620.0 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0xa                                   ;   620.0 fp2     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   619.0 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm10                                  ;   620.0 fp0     14 x[2]
        vpslld ymm8, ymm15, 0x16                                   ;   621.0 fp1     14 x[2]
        vpsrld ymm13, ymm15, 0xa                                   ;   621.0 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm12                                    ;   620.0 fp3     12 x[0]
        vpxor ymm2, ymm2, [rbp + 2688]                             ;   621.0 fp0+agu1   12 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   621.0 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 2720]                             ;   622.0 fp1+agu0   12 x[0]
        vmovdqu ymm7, [rbp + 5760]                                 ;   618.2 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm7                                     ;   625.2 fp2     12 x[1]
        vpxor ymm3, ymm3, ymm7                                     ;   625.2 fp0     12 x[1]
        vpxor ymm5, ymm5, ymm11                                    ;   622.0 fp3     12 x[2]
        vpxor ymm5, ymm5, [rbp + 2752]                             ;   623.0 fp1+agu0   12 x[2]
        vpxor ymm8, ymm8, ymm13                                    ;   622.5 fp2     12 x[2]
        vpxor ymm8, ymm8, [rbp + 2784]                             ;   623.5 fp0+agu1   12 x[2]
        vpxor ymm9, ymm9, [rbp + 2816]                             ;   623.0 fp3+agu0   12 x[3]
        vpxor ymm10, ymm10, [rbp + 2848]                           ;   623.0 fp1+agu1   12 x[3]
        vpand ymm7, ymm2, ymm0                                     ;   626.2 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   624.0 fp0     13 x
        vpor ymm2, ymm2, ymm0                                      ;   626.2 fp3     13 x
        vpand ymm11, ymm6, ymm3                                    ;   626.2 fp1     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   624.5 fp2     13 x
        vpor ymm6, ymm6, ymm3                                      ;   626.2 fp0     13 x
        vpxor ymm0, ymm0, ymm9                                     ;   626.2 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   627.2 fp1     13 x
        vpor ymm5, ymm5, ymm7                                      ;   627.2 fp2     13 x
        vpxor ymm3, ymm3, ymm10                                    ;   626.2 fp0     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   627.2 fp3     13 x
        vpor ymm8, ymm8, ymm11                                     ;   627.2 fp1     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   627.2 fp2     13 x
        vpxor ymm6, ymm6, ymm4                                     ;   627.2 fp0     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   628.2 fp3     13 x
        vpxor ymm11, ymm11, ymm3                                   ;   628.2 fp1     13 x
        vpand ymm0, ymm0, ymm5                                     ;   628.2 fp2     13 x
        vpand ymm3, ymm3, ymm8                                     ;   628.2 fp0     13 x
        vpor ymm0, ymm0, ymm2                                      ;   629.2 fp3     13 x
        vpor ymm3, ymm3, ymm6                                      ;   629.2 fp1     13 x
        vpxor ymm5, ymm5, ymm7                                     ;   629.2 fp2     13 x
        vpxor ymm8, ymm8, ymm11                                    ;   629.2 fp0     13 x
        vpxor ymm9, ymm9, ymm7                                     ;   629.2 fp3     13 x
        vpor ymm5, ymm5, ymm0                                      ;   630.2 fp1     13 x
        vpxor ymm10, ymm10, ymm11                                  ;   629.5 fp2     13 x
        vpor ymm8, ymm8, ymm3                                      ;   630.2 fp0     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   630.2 fp3     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   630.5 fp1     13 x
        vpand ymm9, ymm9, ymm0                                     ;   630.5 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   630.8 fp0     13 x
        vpslld ymm4, ymm7, 3                                       ;   631.0 fp1     14 x[2]
        vpxor ymm9, ymm9, ymm2                                     ;   631.5 fp3     13 x
        vpsrld ymm7, ymm7, 0x1d                                    ;   631.5 fp2     14 x[2]
        vpslld ymm12, ymm9, 0xd                                    ;   632.5 fp1     14 x[0]
        vpsrld ymm9, ymm9, 0x13                                    ;   632.5 fp2     14 x[0]
        vpxor ymm10, ymm10, ymm6                                   ;   631.8 fp0     13 x
        vpslld ymm13, ymm10, 0xd                                   ;   633.0 fp1     14 x[0]
        vpsrld ymm10, ymm10, 0x13                                  ;   633.5 fp2     14 x[0]
        vpslld ymm14, ymm11, 3                                     ;   634.0 fp1     14 x[2]
        vpsrld ymm11, ymm11, 0x1d                                  ;   634.5 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm9                                   ;   633.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm10                                  ;   634.5 fp0     14 x[0]
        vpslld ymm9, ymm12, 3                                      ;   635.0 fp1     14 x[3]
        vpslld ymm10, ymm13, 3                                     ;   635.5 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm7                                     ;   633.0 fp3     14 x[2]
        vpxor ymm5, ymm5, ymm2                                     ;   633.8 fp0     14 x[1]
        vpxor ymm5, ymm5, ymm12                                    ;   634.8 fp3     14 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;   635.8 fp0     14 x[1]
        vpslld ymm2, ymm5, 1                                       ;   636.8 fp1     14 x[1]
        vpsrld ymm5, ymm5, 0x1f                                    ;   636.8 fp2     14 x[1]
        vpxor ymm14, ymm14, ymm11                                  ;   635.5 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm6                                     ;   635.8 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm13                                    ;   636.8 fp3     14 x[1]
        vpxor ymm8, ymm8, ymm14                                    ;   637.8 fp0     14 x[1]
        vpslld ymm6, ymm8, 1                                       ;   638.8 fp1     14 x[1]
        vpsrld ymm7, ymm8, 0x1f                                    ;   638.8 fp2     14 x[1]
        vpxor ymm0, ymm0, ymm9                                     ;   637.0 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm4                                     ;   638.0 fp0     14 x[3]
        vpslld ymm8, ymm0, 7                                       ;   639.0 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   639.0 fp2     14 x[3]
        vpxor ymm3, ymm3, ymm10                                    ;   638.0 fp3     14 x[3]
        vpxor ymm3, ymm3, ymm14                                    ;   639.0 fp0     14 x[3]
        vpslld ymm9, ymm3, 7                                       ;   640.0 fp1     14 x[3]
        vpsrld ymm3, ymm3, 0x19                                    ;   640.0 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   639.0 fp3     14 x[1]
        vpxor ymm6, ymm6, ymm7                                     ;   639.8 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   640.0 fp1     14 x[2]
        vpslld ymm7, ymm6, 7                                       ;   640.8 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm0                                     ;   640.0 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm2                                   ;   640.8 fp0     14 x[0]
        vpxor ymm12, ymm12, ymm8                                   ;   641.8 fp3     14 x[0]
        vpslld ymm0, ymm12, 5                                      ;   642.8 fp1     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   642.8 fp2     14 x[0]
        vpxor ymm9, ymm9, ymm3                                     ;   641.8 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm6                                   ;   642.0 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm9                                   ;   643.0 fp1     14 x[0]
        vpslld ymm3, ymm13, 5                                      ;   644.0 fp2     14 x[0]
        vpsrld ymm11, ymm13, 0x1b                                  ;   644.0 fp1     14 x[0]
        vpxor ymm4, ymm4, ymm5                                     ;   642.8 fp0     14 x[2]
        vpxor ymm4, ymm4, ymm8                                     ;   643.8 fp3     14 x[2]
        vpslld ymm5, ymm4, 0x16                                    ;   644.8 fp2     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   644.8 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm7                                   ;   643.8 fp0     14 x[2]
        vpxor ymm14, ymm14, ymm9                                   ;   644.8 fp3     14 x[2]
        vpslld ymm7, ymm14, 0x16                                   ;   645.8 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   645.8 fp1     14 x[2]
        vpxor ymm0, ymm0, ymm10                                    ;   644.8 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 5792]                                ;   642.0 agu0    12 x[0] reload
        vpxor ymm0, ymm0, ymm10                                    ;   649.0 fp3     12 x[0]
        vpxor ymm3, ymm3, ymm11                                    ;   645.5 fp2     12 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;   649.0 fp0     12 x[0]
        vmovdqu ymm10, [rbp + 5824]                                ;   643.0 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm10                                    ;   650.0 fp3     12 x[1]
        vpxor ymm6, ymm6, ymm10                                    ;   650.0 fp1     12 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;   646.5 fp2     12 x[2]
        vmovdqu ymm4, [rbp + 5856]                                 ;   643.8 agu0    12 x[2] reload
        vpxor ymm5, ymm5, ymm4                                     ;   650.8 fp0     12 x[2]
        vpxor ymm7, ymm7, ymm12                                    ;   647.0 fp3     12 x[2]
        vpxor ymm7, ymm7, ymm4                                     ;   650.8 fp1     12 x[2]
        vmovdqu ymm4, [rbp + 5888]                                 ;   644.5 agu1    12 x[3] reload
        vpxor ymm8, ymm8, ymm4                                     ;   651.5 fp2     12 x[3]
        vpxor ymm9, ymm9, ymm4                                     ;   651.5 fp0     12 x[3]
        vpand ymm4, ymm5, ymm0                                     ;   651.8 fp3     13 x
        vpxor ymm5, ymm5, ymm0                                     ;   651.8 fp1     13 x
        vpxor ymm5, ymm5, ymm2                                     ;   652.8 fp2     13 x
        vpxor ymm4, ymm4, ymm8                                     ;   652.8 fp0     13 x
        vpand ymm10, ymm7, ymm3                                    ;   651.8 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   651.8 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   652.8 fp2     13 x
        vpxor ymm10, ymm10, ymm9                                   ;   652.8 fp0     13 x
        vpor ymm8, ymm8, ymm0                                      ;   652.5 fp3     13 x
        vpor ymm9, ymm9, ymm3                                      ;   652.5 fp1     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   653.5 fp2     13 x
        vpand ymm2, ymm2, ymm4                                     ;   653.8 fp0     13 x
        vpxor ymm9, ymm9, ymm6                                     ;   653.5 fp3     13 x
        vpand ymm6, ymm6, ymm10                                    ;   653.8 fp1     13 x
        vpxor ymm2, ymm2, ymm5                                     ;   654.8 fp2     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   654.8 fp0     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   653.8 fp3     13 x
        vpxor ymm0, ymm0, ymm4                                     ;   654.8 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   653.8 fp2     13 x
        vpslld ymm11, ymm0, 0xd                                    ;   655.8 fp1     14 x[0]
        vpsrld ymm0, ymm0, 0x13                                    ;   655.8 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm10                                    ;   654.8 fp0     13 x
        vpor ymm5, ymm5, ymm8                                      ;   654.5 fp3     13 x
        vpslld ymm12, ymm3, 0xd                                    ;   655.8 fp1     14 x[0]
        vpor ymm7, ymm7, ymm9                                      ;   654.5 fp0     13 x
        vpsrld ymm3, ymm3, 0x13                                    ;   655.8 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm5                                     ;   655.5 fp3     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   655.5 fp0     13 x
        vpxor ymm8, ymm8, ymm4                                     ;   656.5 fp3     13 x
        vpslld ymm5, ymm8, 3                                       ;   657.5 fp1     14 x[2]
        vpsrld ymm7, ymm8, 0x1d                                    ;   657.5 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm10                                    ;   656.5 fp0     13 x
        vpslld ymm8, ymm9, 3                                       ;   657.5 fp1     14 x[2]
        vpsrld ymm9, ymm9, 0x1d                                    ;   657.5 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm0                                   ;   656.8 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   656.8 fp0     14 x[0]
        vpslld ymm0, ymm11, 3                                      ;   657.8 fp1     14 x[3]
        vpslld ymm3, ymm12, 3                                      ;   657.8 fp2     14 x[3]
        vpxor ymm5, ymm5, ymm7                                     ;   658.5 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm2                                     ;   657.8 fp0     14 x[1]
        vpxor ymm4, ymm4, ymm11                                    ;   658.8 fp3     14 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   659.8 fp1     14 x[1]
        vpslld ymm7, ymm4, 1                                       ;   660.8 fp2     14 x[1]
        vpsrld ymm4, ymm4, 0x1f                                    ;   660.8 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm9                                     ;   658.8 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm6                                   ;   659.0 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm12                                  ;   660.0 fp2     14 x[1]
        vpxor ymm10, ymm10, ymm8                                   ;   661.0 fp0     14 x[1]
        vpslld ymm9, ymm10, 1                                      ;   662.0 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   662.0 fp2     14 x[1]
        vpxor ymm2, ymm2, ymm0                                     ;   660.0 fp3     14 x[3]
        vpxor ymm2, ymm2, ymm5                                     ;   661.0 fp0     14 x[3]
        vpslld ymm0, ymm2, 7                                       ;   662.0 fp1     14 x[3]
        vpsrld ymm2, ymm2, 0x19                                    ;   662.0 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm3                                     ;   661.0 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   662.0 fp0     14 x[3]
        vpslld ymm3, ymm6, 7                                       ;   663.0 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   663.0 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   662.0 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm10                                    ;   663.0 fp0     14 x[1]
        vpslld ymm4, ymm7, 7                                       ;   663.0 fp1     14 x[2]
        vpslld ymm10, ymm9, 7                                      ;   664.0 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm2                                     ;   663.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm7                                   ;   663.8 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm0                                   ;   664.8 fp3     14 x[0]
        vpslld ymm2, ymm11, 5                                      ;   665.8 fp1     14 x[0]
        vpsrld ymm11, ymm11, 0x1b                                  ;   665.8 fp2     14 x[0]
        vpxor ymm3, ymm3, ymm6                                     ;   664.8 fp0     14 x[3]
        vpxor ymm12, ymm12, ymm9                                   ;   665.0 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   666.0 fp1     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   667.0 fp2     14 x[0]
        vpsrld ymm12, ymm12, 0x1b                                  ;   667.0 fp1     14 x[0]
        vpxor ymm5, ymm5, ymm4                                     ;   665.8 fp0     14 x[2]
        vpxor ymm5, ymm5, ymm0                                     ;   666.8 fp3     14 x[2]
        vpslld ymm4, ymm5, 0x16                                    ;   667.8 fp2     14 x[2]
        vpsrld ymm5, ymm5, 0xa                                     ;   667.8 fp1     14 x[2]
        vpxor ymm8, ymm8, ymm10                                    ;   666.8 fp0     14 x[2]
        vpxor ymm8, ymm8, ymm3                                     ;   667.8 fp3     14 x[2]
        vpslld ymm10, ymm8, 0x16                                   ;   668.8 fp2     14 x[2]
        vpsrld ymm8, ymm8, 0xa                                     ;   668.8 fp1     14 x[2]
        vpxor ymm2, ymm2, ymm11                                    ;   667.8 fp0     12 x[0]
        vpxor ymm2, ymm2, [rbp + 2880]                             ;   668.8 fp3+agu0   12 x[0]
        vpxor ymm6, ymm6, ymm12                                    ;   668.5 fp2     12 x[0]
        vpxor ymm6, ymm6, [rbp + 2912]                             ;   669.5 fp0+agu1   12 x[0]
        vmovdqu ymm11, [rbp + 5920]                                ;   666.0 agu0    12 x[1] reload
        vpxor ymm7, ymm7, ymm11                                    ;   673.0 fp3     12 x[1]
        vpxor ymm9, ymm9, ymm11                                    ;   673.0 fp1     12 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   669.5 fp2     12 x[2]
        vmovdqu ymm5, [rbp + 5952]                                 ;   666.8 agu1    12 x[2] reload
        vpxor ymm4, ymm4, ymm5                                     ;   673.8 fp0     12 x[2]
        vpxor ymm10, ymm10, ymm8                                   ;   670.0 fp3     12 x[2]
        vpxor ymm10, ymm10, ymm5                                   ;   673.8 fp1     12 x[2]
        vpxor ymm0, ymm0, [rbp + 2944]                             ;   670.5 fp2+agu0   12 x[3]
        vpxor ymm3, ymm3, [rbp + 2976]                             ;   670.8 fp0+agu1   12 x[3]
        vpand ymm5, ymm2, ymm7                                     ;   674.0 fp3     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   674.0 fp1     13 x
        vpor ymm0, ymm0, ymm2                                      ;   671.5 fp2     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   674.8 fp0     13 x
        vpand ymm8, ymm6, ymm9                                     ;   674.0 fp3     13 x
        vpxor ymm9, ymm9, ymm3                                     ;   674.0 fp1     13 x
        vpor ymm3, ymm3, ymm6                                      ;   672.5 fp2     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   674.8 fp0     13 x
        vpor ymm2, ymm2, ymm5                                      ;   675.8 fp3     13 x
        vpor ymm6, ymm6, ymm8                                      ;   675.8 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   676.8 fp2     13 x
        vpor ymm7, ymm7, ymm5                                      ;   675.0 fp0     13 x
        vpxor ymm6, ymm6, ymm9                                     ;   676.8 fp3     13 x
        vpor ymm9, ymm9, ymm8                                      ;   675.0 fp1     13 x
        vpand ymm4, ymm4, ymm0                                     ;   674.8 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   674.8 fp0     13 x
        vpxor ymm7, ymm7, ymm4                                     ;   676.0 fp3     13 x
        vpxor ymm0, ymm0, ymm5                                     ;   675.0 fp1     13 x
        vpxor ymm9, ymm9, ymm10                                    ;   676.0 fp2     13 x
        vpxor ymm3, ymm3, ymm8                                     ;   675.8 fp0     13 x
        vpor ymm5, ymm5, ymm4                                      ;   676.0 fp3     13 x
        vpor ymm8, ymm8, ymm10                                     ;   676.0 fp1     13 x
        vpor ymm4, ymm4, ymm0                                      ;   676.5 fp2     13 x
        vpor ymm10, ymm10, ymm3                                    ;   676.8 fp0     13 x
        vpxor ymm4, ymm4, ymm2                                     ;   677.8 fp3     13 x
        vpxor ymm10, ymm10, ymm6                                   ;   677.8 fp1     13 x
        vpand ymm2, ymm2, ymm7                                     ;   677.8 fp2     13 x
        vpor ymm0, ymm0, ymm7                                      ;   677.8 fp0     13 x
        vpand ymm6, ymm6, ymm9                                     ;   678.0 fp3     13 x
        vpor ymm3, ymm3, ymm9                                      ;   678.0 fp1     13 x
        vpxor ymm2, ymm2, ymm0                                     ;   678.8 fp2     13 x
        vpslld ymm11, ymm2, 0xd                                    ;   679.8 fp1     14 x[0]
        vpsrld ymm2, ymm2, 0x13                                    ;   679.8 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm3                                     ;   679.0 fp0     13 x
        vpslld ymm12, ymm6, 0xd                                    ;   680.0 fp1     14 x[0]
        vpsrld ymm6, ymm6, 0x13                                    ;   680.5 fp2     14 x[0]
        vpxor ymm0, ymm0, ymm4                                     ;   679.0 fp3     13 x
        vpslld ymm13, ymm0, 3                                      ;   681.0 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   681.5 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm10                                    ;   679.8 fp0     13 x
        vpslld ymm14, ymm3, 3                                      ;   682.0 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   682.5 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm2                                   ;   680.8 fp3     14 x[0]
        vpxor ymm12, ymm12, ymm6                                   ;   681.5 fp0     14 x[0]
        vpslld ymm2, ymm11, 3                                      ;   683.0 fp1     14 x[3]
        vpslld ymm6, ymm12, 3                                      ;   683.5 fp2     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   682.5 fp3     14 x[2]
        vpxor ymm7, ymm7, ymm11                                    ;   681.8 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm13                                    ;   683.5 fp3     14 x[1]
        vpslld ymm0, ymm7, 1                                       ;   684.5 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   684.5 fp2     14 x[1]
        vpxor ymm14, ymm14, ymm3                                   ;   683.5 fp0     14 x[2]
        vpxor ymm9, ymm9, ymm12                                    ;   683.0 fp3     14 x[1]
        vpxor ymm9, ymm9, ymm14                                    ;   684.5 fp0     14 x[1]
        vpslld ymm3, ymm9, 1                                       ;   685.5 fp1     14 x[1]
        vpsrld ymm9, ymm9, 0x1f                                    ;   685.5 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm5                                     ;   684.0 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm2                                     ;   685.0 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm13                                    ;   686.0 fp3     14 x[3]
        vpslld ymm2, ymm4, 7                                       ;   687.0 fp1     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   687.0 fp2     14 x[3]
        vpxor ymm10, ymm10, ymm8                                   ;   685.8 fp0     14 x[3]
        vpxor ymm10, ymm10, ymm6                                   ;   686.8 fp3     14 x[3]
        vpxor ymm10, ymm10, ymm14                                  ;   687.8 fp0     14 x[3]
        vpslld ymm5, ymm10, 7                                      ;   688.8 fp1     14 x[3]
        vpsrld ymm6, ymm10, 0x19                                   ;   688.8 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   687.0 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   687.8 fp0     14 x[1]
        vpslld ymm7, ymm0, 7                                       ;   688.0 fp1     14 x[2]
        vpslld ymm8, ymm3, 7                                       ;   688.8 fp2     14 x[2]
        vpxor ymm2, ymm2, ymm4                                     ;   688.0 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm0                                   ;   688.8 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm2                                   ;   689.8 fp3     14 x[0]
        vpslld ymm4, ymm11, 5                                      ;   690.8 fp1     14 x[0]
        vpsrld ymm9, ymm11, 0x1b                                   ;   690.8 fp2     14 x[0]
        vpxor ymm12, ymm12, ymm3                                   ;   689.8 fp0     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   690.0 fp3     14 x[3]
        vpxor ymm12, ymm12, ymm5                                   ;   691.0 fp1     14 x[0]
        vpslld ymm6, ymm12, 5                                      ;   692.0 fp2     14 x[0]
        vpsrld ymm10, ymm12, 0x1b                                  ;   692.0 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm7                                   ;   690.8 fp0     14 x[2]
        vpxor ymm13, ymm13, ymm2                                   ;   691.8 fp3     14 x[2]
        vpslld ymm7, ymm13, 0x16                                   ;   692.8 fp2     14 x[2]
        vpsrld ymm11, ymm13, 0xa                                   ;   692.8 fp1     14 x[2]
        vpxor ymm14, ymm14, ymm8                                   ;   691.8 fp0     14 x[2]
        vpxor ymm14, ymm14, ymm5                                   ;   692.8 fp3     14 x[2]
        vpslld ymm8, ymm14, 0x16                                   ;   693.8 fp2     14 x[2]
        vpsrld ymm12, ymm14, 0xa                                   ;   693.8 fp1     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   692.8 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 5984]                                 ;   690.0 agu0    12 x[0] reload
        vpxor ymm4, ymm4, ymm9                                     ;   697.0 fp3     12 x[0]
        vpxor ymm6, ymm6, ymm10                                    ;   693.5 fp2     12 x[0]
        vpxor ymm6, ymm6, ymm9                                     ;   697.0 fp0     12 x[0]
        vmovdqu ymm9, [rbp + 6016]                                 ;   691.0 agu1    12 x[1] reload
        vpxor ymm0, ymm0, ymm9                                     ;   698.0 fp3     12 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   698.0 fp1     12 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   694.5 fp2     12 x[2]
        vpxor ymm7, ymm7, [rbp + 3008]                             ;   695.5 fp0+agu0   12 x[2]
        vpxor ymm8, ymm8, ymm12                                    ;   695.0 fp3     12 x[2]
        vpxor ymm8, ymm8, [rbp + 3040]                             ;   696.0 fp1+agu1   12 x[2]
        vmovdqu ymm9, [rbp + 6048]                                 ;   692.8 agu0    12 x[3] reload
        vpxor ymm2, ymm2, ymm9                                     ;   699.8 fp2     12 x[3]
        vpxor ymm5, ymm5, ymm9                                     ;   699.8 fp0     12 x[3]
        vpxor ymm9, ymm4, ymm0                                     ;   699.0 fp3     13 x
        vpxor ymm4, ymm4, ymm2                                     ;   700.8 fp1     13 x
        vpxor ymm2, ymm2, ymm7                                     ;   700.8 fp2     13 x
        vpxor ymm10, ymm6, ymm3                                    ;   699.0 fp0     13 x
        vpxor ymm6, ymm6, ymm5                                     ;   700.8 fp3     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   700.8 fp1     13 x
        vpand ymm9, ymm9, ymm4                                     ;   701.8 fp2     13 x
        vpand ymm10, ymm10, ymm6                                   ;   701.8 fp0     13 x
        vpor ymm7, ymm7, ymm4                                      ;   701.8 fp3     13 x
        vpor ymm8, ymm8, ymm6                                      ;   701.8 fp1     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   702.8 fp2     13 x
        vpxor ymm10, ymm10, ymm5                                   ;   702.8 fp0     13 x
        vpand ymm2, ymm2, ymm7                                     ;   702.8 fp3     13 x
        vpand ymm5, ymm5, ymm8                                     ;   702.8 fp1     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   702.8 fp2     13 x
        vpxor ymm7, ymm7, ymm2                                     ;   703.8 fp0     13 x
        vpxor ymm8, ymm8, ymm3                                     ;   702.8 fp3     13 x
        vpxor ymm8, ymm8, ymm5                                     ;   703.8 fp1     13 x
        vpand ymm2, ymm2, ymm9                                     ;   703.8 fp2     13 x
        vpand ymm5, ymm5, ymm10                                    ;   703.8 fp0     13 x
        vpslld ymm11, ymm9, 0xd                                    ;   703.8 fp1     14 x[0]
        vpor ymm7, ymm7, ymm2                                      ;   704.8 fp3     13 x
        vpsrld ymm12, ymm9, 0x13                                   ;   703.8 fp2     14 x[0]
        vpor ymm8, ymm8, ymm5                                      ;   704.8 fp0     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   704.8 fp1     13 x
        vpslld ymm13, ymm10, 0xd                                   ;   703.8 fp2     14 x[0]
        vpxor ymm5, ymm5, ymm6                                     ;   704.8 fp3     13 x
        vpsrld ymm14, ymm10, 0x13                                  ;   703.8 fp1     14 x[0]
        vpand ymm9, ymm9, ymm0                                     ;   703.8 fp0     13 x
        vpxor ymm0, ymm0, ymm2                                     ;   705.8 fp2     13 x
        vpand ymm10, ymm10, ymm3                                   ;   703.8 fp3     13 x
        vpxor ymm3, ymm3, ymm5                                     ;   705.8 fp0     13 x
        vpslld ymm15, ymm0, 3                                      ;   706.8 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   706.8 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm12                                  ;   704.8 fp3     14 x[0]
        vpslld ymm12, ymm3, 3                                      ;   706.8 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   706.8 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm14                                  ;   705.2 fp0     14 x[0]
        vpslld ymm14, ymm11, 3                                     ;   706.2 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm0                                   ;   707.8 fp3     14 x[2]
        vpslld ymm0, ymm13, 3                                      ;   706.8 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm2                                     ;   706.2 fp0     14 x[1]
        vpxor ymm7, ymm7, ymm11                                    ;   707.2 fp3     14 x[1]
        vpxor ymm7, ymm7, ymm15                                    ;   708.8 fp0     14 x[1]
        vpslld ymm2, ymm7, 1                                       ;   709.8 fp1     14 x[1]
        vpsrld ymm7, ymm7, 0x1f                                    ;   709.8 fp2     14 x[1]
        vpxor ymm12, ymm12, ymm3                                   ;   707.8 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm5                                     ;   708.2 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm13                                    ;   709.2 fp1     14 x[1]
        vpxor ymm8, ymm8, ymm12                                    ;   710.2 fp2     14 x[1]
        vpslld ymm3, ymm8, 1                                       ;   711.2 fp1     14 x[1]
        vpsrld ymm5, ymm8, 0x1f                                    ;   711.2 fp2     14 x[1]
        vpxor ymm4, ymm4, ymm9                                     ;   708.8 fp3     14 x[3]
        vpxor ymm4, ymm4, ymm14                                    ;   709.8 fp0     14 x[3]
        vpxor ymm4, ymm4, ymm15                                    ;   710.8 fp3     14 x[3]
        vpslld ymm8, ymm4, 7                                       ;   711.8 fp1     14 x[3]
        vpsrld ymm4, ymm4, 0x19                                    ;   711.8 fp2     14 x[3]
        vpxor ymm6, ymm6, ymm10                                    ;   710.2 fp0     14 x[3]
        vpxor ymm6, ymm6, ymm0                                     ;   711.2 fp3     14 x[3]
        vpxor ymm6, ymm6, ymm12                                    ;   712.2 fp0     14 x[3]
        vpslld ymm0, ymm6, 7                                       ;   713.2 fp1     14 x[3]
        vpsrld ymm6, ymm6, 0x19                                    ;   713.2 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm7                                     ;   711.8 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm5                                     ;   712.2 fp0     14 x[1]
        vpslld ymm5, ymm2, 7                                       ;   712.8 fp1     14 x[2]
        vpslld ymm7, ymm3, 7                                       ;   713.2 fp2     14 x[2]
        vpxor ymm8, ymm8, ymm4                                     ;   712.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm2                                   ;   713.2 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm8                                   ;   714.2 fp1     14 x[0]
        vpslld ymm4, ymm11, 5                                      ;   715.2 fp2     14 x[0]
        vpsrld ymm9, ymm11, 0x1b                                   ;   715.2 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm6                                     ;   714.2 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm3                                   ;   714.2 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm0                                   ;   715.2 fp2     14 x[0]
        vpslld ymm6, ymm13, 5                                      ;   716.2 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   716.2 fp2     14 x[0]
        vpxor ymm15, ymm15, ymm5                                   ;   714.8 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm8                                   ;   715.8 fp0     14 x[2]
        vpslld ymm5, ymm15, 0x16                                   ;   716.8 fp1     14 x[2]
        vpsrld ymm11, ymm15, 0xa                                   ;   716.8 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm7                                   ;   715.8 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm0                                   ;   716.8 fp0     14 x[2]
        vpslld ymm7, ymm12, 0x16                                   ;   717.8 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   717.8 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm9                                     ;   716.8 fp3     12 x[0]
        vpxor ymm4, ymm4, [rbp + 3072]                             ;   717.8 fp0+agu1   12 x[0]
        vpxor ymm6, ymm6, ymm10                                    ;   717.8 fp3     12 x[0]
        vpxor ymm6, ymm6, [rbp + 3104]                             ;   718.8 fp0+agu0   12 x[0]
        vmovdqu ymm9, [rbp + 6080]                                 ;   715.3 agu1    12 x[1] reload
        vpxor ymm2, ymm2, ymm9                                     ;   722.3 fp1     12 x[1]
        vpxor ymm3, ymm3, ymm9                                     ;   722.3 fp2     12 x[1]
        vmovdqu ymm9, [rbp + 6144]                                 ;   715.8 agu0    12 x[3] reload
        vpxor ymm8, ymm8, ymm9                                     ;   722.8 fp3     12 x[3]
        vpxor ymm0, ymm0, ymm9                                     ;   722.8 fp0     12 x[3]
        vpxor ymm5, ymm5, ymm11                                    ;   719.2 fp1     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   720.2 fp2     13 x
        vmovdqu ymm9, [rbp + 6112]                                 ;   716.5 agu1    12 x[2] reload
        vpxor ymm5, ymm5, ymm9                                     ;   723.5 fp3     13 x
        vpxor ymm7, ymm7, ymm12                                    ;   720.2 fp0     13 x
        vpxor ymm7, ymm7, ymm9                                     ;   723.5 fp1     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   724.5 fp2     13 x
        vpor ymm9, ymm2, ymm4                                      ;   723.3 fp3     13 x
        vpxor ymm9, ymm9, ymm5                                     ;   724.5 fp0     13 x
        vpor ymm10, ymm3, ymm6                                     ;   723.3 fp1     13 x
        vpxor ymm10, ymm10, ymm7                                   ;   725.5 fp2     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   723.3 fp3     13 x
        vpxor ymm2, ymm2, ymm8                                     ;   724.3 fp0     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   723.3 fp1     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   724.3 fp2     13 x
        vpand ymm5, ymm5, ymm4                                     ;   724.5 fp3     13 x
        vpand ymm5, ymm5, ymm2                                     ;   725.5 fp0     13 x
        vpxor ymm4, ymm4, ymm9                                     ;   725.5 fp1     13 x
        vpand ymm7, ymm7, ymm6                                     ;   725.5 fp2     13 x
        vpand ymm7, ymm7, ymm3                                     ;   726.5 fp3     13 x
        vpxor ymm6, ymm6, ymm10                                    ;   726.5 fp0     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   726.5 fp1     13 x
        vpor ymm8, ymm8, ymm2                                      ;   725.3 fp2     13 x
        vpxor ymm7, ymm7, ymm0                                     ;   727.5 fp3     13 x
        vpor ymm0, ymm0, ymm3                                      ;   725.3 fp0     13 x
        vpxor ymm8, ymm8, ymm9                                     ;   726.3 fp1     13 x
        vpslld ymm11, ymm8, 0xd                                    ;   727.3 fp2     14 x[0]
        vpsrld ymm12, ymm8, 0x13                                   ;   727.3 fp1     14 x[0]
        vpxor ymm0, ymm0, ymm10                                    ;   726.5 fp3     13 x
        vpand ymm9, ymm9, ymm5                                     ;   727.5 fp0     13 x
        vpslld ymm13, ymm0, 0xd                                    ;   727.5 fp2     14 x[0]
        vpand ymm10, ymm10, ymm7                                   ;   728.5 fp3     13 x
        vpsrld ymm14, ymm0, 0x13                                   ;   727.5 fp1     14 x[0]
        vpand ymm8, ymm8, ymm4                                     ;   727.3 fp0     13 x
        vpand ymm0, ymm0, ymm6                                     ;   727.8 fp2     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   728.3 fp3     13 x
        vpslld ymm15, ymm8, 3                                      ;   729.3 fp1     14 x[2]
        vpsrld ymm8, ymm8, 0x1d                                    ;   729.3 fp2     14 x[2]
        vpxor ymm0, ymm0, ymm3                                     ;   728.8 fp0     13 x
        vpxor ymm11, ymm11, ymm12                                  ;   728.8 fp3     14 x[0]
        vpslld ymm12, ymm0, 3                                      ;   729.8 fp1     14 x[2]
        vpsrld ymm0, ymm0, 0x1d                                    ;   729.8 fp2     14 x[2]
        vpxor ymm13, ymm13, ymm14                                  ;   729.2 fp0     14 x[0]
        vpslld ymm14, ymm11, 3                                     ;   730.2 fp1     14 x[3]
        vpxor ymm15, ymm15, ymm8                                   ;   730.3 fp3     14 x[2]
        vpslld ymm8, ymm13, 3                                      ;   730.8 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm9                                     ;   730.2 fp0     14 x[1]
        vpxor ymm2, ymm2, ymm11                                    ;   731.2 fp3     14 x[1]
        vpxor ymm2, ymm2, ymm15                                    ;   732.2 fp0     14 x[1]
        vpslld ymm9, ymm2, 1                                       ;   733.2 fp1     14 x[1]
        vpsrld ymm2, ymm2, 0x1f                                    ;   733.2 fp2     14 x[1]
        vpxor ymm12, ymm12, ymm0                                   ;   731.8 fp3     14 x[2]
        vpxor ymm3, ymm3, ymm10                                    ;   732.2 fp0     14 x[1]
        vpxor ymm3, ymm3, ymm13                                    ;   733.2 fp1     14 x[1]
        vpxor ymm3, ymm3, ymm12                                    ;   734.2 fp2     14 x[1]
        vpslld ymm0, ymm3, 1                                       ;   735.2 fp1     14 x[1]
        vpsrld ymm3, ymm3, 0x1f                                    ;   735.2 fp2     14 x[1]
        vpxor ymm5, ymm5, ymm4                                     ;   732.8 fp3     14 x[3]
        vpxor ymm5, ymm5, ymm14                                    ;   733.8 fp0     14 x[3]
        vpxor ymm5, ymm5, ymm15                                    ;   734.8 fp3     14 x[3]
        vpslld ymm4, ymm5, 7                                       ;   735.8 fp1     14 x[3]
        vpsrld ymm5, ymm5, 0x19                                    ;   735.8 fp2     14 x[3]
        vpxor ymm7, ymm7, ymm6                                     ;   734.2 fp0     14 x[3]
        vpxor ymm7, ymm7, ymm8                                     ;   735.2 fp3     14 x[3]
        vpxor ymm7, ymm7, ymm12                                    ;   736.2 fp0     14 x[3]
        vpslld ymm6, ymm7, 7                                       ;   737.2 fp1     14 x[3]
        vpsrld ymm7, ymm7, 0x19                                    ;   737.2 fp2     14 x[3]
        vpxor ymm9, ymm9, ymm2                                     ;   735.8 fp3     14 x[1]
        vpxor ymm0, ymm0, ymm3                                     ;   736.2 fp0     14 x[1]
        vpslld ymm2, ymm9, 7                                       ;   736.8 fp1     14 x[2]
        vpslld ymm3, ymm0, 7                                       ;   737.2 fp2     14 x[2]
        vpxor ymm4, ymm4, ymm5                                     ;   736.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm9                                   ;   737.2 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm4                                   ;   738.2 fp1     14 x[0]
        vpslld ymm5, ymm11, 5                                      ;   739.2 fp2     14 x[0]
        vpsrld ymm8, ymm11, 0x1b                                   ;   739.2 fp1     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   738.2 fp3     14 x[3]
        vpxor ymm13, ymm13, ymm0                                   ;   738.2 fp0     14 x[0]
        vpxor ymm13, ymm13, ymm6                                   ;   739.2 fp2     14 x[0]
        vpslld ymm7, ymm13, 5                                      ;   740.2 fp1     14 x[0]
        vpsrld ymm10, ymm13, 0x1b                                  ;   740.2 fp2     14 x[0]
        vpxor ymm15, ymm15, ymm2                                   ;   738.8 fp3     14 x[2]
        vpxor ymm15, ymm15, ymm4                                   ;   739.8 fp0     14 x[2]
        vpslld ymm2, ymm15, 0x16                                   ;   740.8 fp1     14 x[2]
        vpsrld ymm11, ymm15, 0xa                                   ;   740.8 fp2     14 x[2]
        vpxor ymm12, ymm12, ymm3                                   ;   739.8 fp3     14 x[2]
        vpxor ymm12, ymm12, ymm6                                   ;   740.8 fp0     14 x[2]
        vpslld ymm3, ymm12, 0x16                                   ;   741.8 fp1     14 x[2]
        vpsrld ymm12, ymm12, 0xa                                   ;   741.8 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm8                                     ;   740.8 fp3     12 x[0]
        vmovdqu ymm8, [rbp + 6176]                                 ;   738.3 agu0    12 x[0] reload
        vpxor ymm5, ymm5, ymm8                                     ;   745.3 fp0     12 x[0]
        vpxor ymm7, ymm7, ymm10                                    ;   741.8 fp3     12 x[0]
        vpxor ymm7, ymm7, ymm8                                     ;   745.3 fp0     12 x[0]
        vpxor ymm9, ymm9, [rbp + 3136]                             ;   742.2 fp1+agu1   12 x[1]
        vpxor ymm0, ymm0, [rbp + 3168]                             ;   742.8 fp2+agu0   12 x[1]
        vpxor ymm2, ymm2, ymm11                                    ;   742.8 fp3     12 x[2]
        vmovdqu ymm8, [rbp + 6208]                                 ;   740.2 agu1    12 x[2] reload
        vpxor ymm2, ymm2, ymm8                                     ;   747.2 fp0     12 x[2]
        vpxor ymm3, ymm3, ymm12                                    ;   743.2 fp1     12 x[2]
        vpxor ymm3, ymm3, ymm8                                     ;   747.2 fp2     12 x[2]
        vmovdqu ymm8, [rbp + 6240]                                 ;   740.5 agu0    12 x[3] reload
        vpxor ymm4, ymm4, ymm8                                     ;   747.5 fp3     12 x[3]
        vpxor ymm6, ymm6, ymm8                                     ;   747.5 fp0     12 x[3]
        vpand ymm8, ymm5, ymm4                                     ;   748.5 fp1     13 x
        vpxor ymm5, ymm5, ymm4                                     ;   748.5 fp2     13 x
        vpxor ymm4, ymm4, ymm2                                     ;   748.5 fp3     13 x
        vpand ymm10, ymm7, ymm6                                    ;   748.5 fp0     13 x
        vpxor ymm7, ymm7, ymm6                                     ;   748.5 fp1     13 x
        vpxor ymm6, ymm6, ymm3                                     ;   748.5 fp2     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   748.2 fp3     13 x
        vpand ymm9, ymm9, ymm5                                     ;   749.5 fp0     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   748.2 fp1     13 x
        vpand ymm0, ymm0, ymm7                                     ;   749.5 fp2     13 x
        vpxor ymm8, ymm8, ymm2                                     ;   749.5 fp3     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   749.5 fp0     13 x
        vpxor ymm9, ymm9, ymm2                                     ;   750.5 fp1     13 x
        vpxor ymm0, ymm0, ymm3                                     ;   750.5 fp2     13 x
        vpor ymm2, ymm2, ymm5                                      ;   749.5 fp3     13 x
        vpor ymm3, ymm3, ymm7                                      ;   749.5 fp0     13 x
        vpxor ymm5, ymm5, ymm8                                     ;   750.5 fp1     13 x
        vpxor ymm7, ymm7, ymm10                                    ;   750.5 fp2     13 x
        vpxor ymm2, ymm2, ymm4                                     ;   750.5 fp3     13 x
        vpxor ymm3, ymm3, ymm6                                     ;   750.5 fp0     13 x
        vpand ymm4, ymm4, ymm9                                     ;   751.5 fp1     13 x
        vpand ymm6, ymm6, ymm0                                     ;   751.5 fp2     13 x
        vpxor ymm9, ymm9, ymm8                                     ;   751.5 fp3     13 x
        vpxor ymm0, ymm0, ymm10                                    ;   751.5 fp0     13 x
        vpand ymm9, ymm9, ymm2                                     ;   752.5 fp1     13 x
        vpand ymm0, ymm0, ymm3                                     ;   752.5 fp2     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   752.5 fp3     13 x
        vpslld ymm11, ymm4, 0xd                                    ;   753.5 fp1     14 x[0]
        vpsrld ymm12, ymm4, 0x13                                   ;   753.5 fp2     14 x[0]
        vpxor ymm6, ymm6, ymm7                                     ;   752.5 fp0     13 x
        vpslld ymm13, ymm6, 0xd                                    ;   753.5 fp1     14 x[0]
        vpsrld ymm14, ymm6, 0x13                                   ;   753.5 fp2     14 x[0]
        vpxor ymm2, ymm2, ymm4                                     ;   753.5 fp3     13 x
        vpslld ymm4, ymm2, 3                                       ;   754.5 fp1     14 x[2]
        vpsrld ymm2, ymm2, 0x1d                                    ;   754.5 fp2     14 x[2]
        vpxor ymm3, ymm3, ymm6                                     ;   753.5 fp0     13 x
        vpslld ymm6, ymm3, 3                                       ;   754.5 fp1     14 x[2]
        vpsrld ymm3, ymm3, 0x1d                                    ;   754.8 fp2     14 x[2]
        vpxor ymm11, ymm11, ymm12                                  ;   754.5 fp3     14 x[0]
        vpxor ymm13, ymm13, ymm14                                  ;   754.5 fp0     14 x[0]
        vpslld ymm12, ymm11, 3                                     ;   755.5 fp1     14 x[3]
        vpslld ymm14, ymm13, 3                                     ;   755.8 fp2     14 x[3]
        vpxor ymm4, ymm4, ymm2                                     ;   755.5 fp3     14 x[2]
        vpxor ymm8, ymm8, ymm11                                    ;   755.5 fp0     14 x[1]
        vpxor ymm8, ymm8, ymm4                                     ;   756.5 fp3     14 x[1]
        vpslld ymm2, ymm8, 1                                       ;   757.5 fp1     14 x[1]
        vpsrld ymm8, ymm8, 0x1f                                    ;   757.5 fp2     14 x[1]
        vpxor ymm6, ymm6, ymm3                                     ;   755.8 fp0     14 x[2]
        vpxor ymm10, ymm10, ymm13                                  ;   755.8 fp3     14 x[1]
        vpxor ymm10, ymm10, ymm6                                   ;   756.8 fp0     14 x[1]
        vpslld ymm3, ymm10, 1                                      ;   757.8 fp1     14 x[1]
        vpsrld ymm10, ymm10, 0x1f                                  ;   757.8 fp2     14 x[1]
        vpxor ymm9, ymm9, ymm5                                     ;   756.8 fp3     14 x[3]
        vpxor ymm9, ymm9, ymm12                                    ;   757.8 fp0     14 x[3]
        vpxor ymm9, ymm9, ymm4                                     ;   758.8 fp3     14 x[3]
        vpslld ymm5, ymm9, 7                                       ;   759.8 fp1     14 x[3]
        vpsrld ymm9, ymm9, 0x19                                    ;   759.8 fp2     14 x[3]
        vpxor ymm0, ymm0, ymm7                                     ;   758.2 fp0     14 x[3]
        vpxor ymm0, ymm0, ymm14                                    ;   759.2 fp3     14 x[3]
        vpxor ymm0, ymm0, ymm6                                     ;   760.2 fp0     14 x[3]
        vpslld ymm7, ymm0, 7                                       ;   761.2 fp1     14 x[3]
        vpsrld ymm0, ymm0, 0x19                                    ;   761.2 fp2     14 x[3]
        vpxor ymm2, ymm2, ymm8                                     ;   759.8 fp3     14 x[1]
        vpxor ymm3, ymm3, ymm10                                    ;   760.2 fp0     14 x[1]
        vpslld ymm8, ymm2, 7                                       ;   760.8 fp1     14 x[2]
        vpslld ymm10, ymm3, 7                                      ;   761.2 fp2     14 x[2]
        vpxor ymm5, ymm5, ymm9                                     ;   760.8 fp3     14 x[3]
        vpxor ymm11, ymm11, ymm2                                   ;   761.2 fp0     14 x[0]
        vpxor ymm11, ymm11, ymm5                                   ;   762.2 fp1     14 x[0]
        vpslld ymm9, ymm11, 5                                      ;   763.2 fp2     14 x[0]
        vpsrld ymm11, ymm11, 0x1b                                  ;   763.2 fp1     14 x[0]
        vpxor ymm13, ymm13, ymm3                                   ;   761.8 fp3     14 x[0]
        vpxor ymm7, ymm7, ymm0                                     ;   762.2 fp0     14 x[3]
        vpxor ymm13, ymm13, ymm7                                   ;   763.2 fp2     14 x[0]
        vpslld ymm0, ymm13, 5                                      ;   764.2 fp1     14 x[0]
        vpsrld ymm12, ymm13, 0x1b                                  ;   764.2 fp2     14 x[0]
        vpxor ymm4, ymm4, ymm8                                     ;   762.8 fp3     14 x[2]
        vpxor ymm4, ymm4, ymm5                                     ;   763.8 fp0     14 x[2]
        vpslld ymm8, ymm4, 0x16                                    ;   764.8 fp1     14 x[2]
        vpsrld ymm4, ymm4, 0xa                                     ;   764.8 fp2     14 x[2]
        vpxor ymm6, ymm6, ymm10                                    ;   763.8 fp3     14 x[2]
        vpxor ymm6, ymm6, ymm7                                     ;   764.8 fp0     14 x[2]
        vpslld ymm10, ymm6, 0x16                                   ;   765.8 fp1     14 x[2]
        vpsrld ymm6, ymm6, 0xa                                     ;   765.8 fp2     14 x[2]
        vpxor ymm9, ymm9, ymm11                                    ;   764.8 fp3     12 x[0]
        vpxor ymm9, ymm9, [rbp + 3200]                             ;   765.8 fp0+agu1   12 x[0]
        vpxor ymm2, ymm2, [rbp + 3264]                             ;   765.8 fp3+agu0   12 x[1]
        vpxor ymm0, ymm0, ymm12                                    ;   766.2 fp0     12 x[0]
        vpxor ymm0, ymm0, [rbp + 3232]                             ;   767.2 fp1+agu1   12 x[0]
        vpxor ymm3, ymm3, [rbp + 3296]                             ;   766.8 fp2+agu0   12 x[1]
        vpxor ymm8, ymm8, ymm4                                     ;   766.8 fp3     12 x[2]
        vpxor ymm8, ymm8, [rbp + 3328]                             ;   767.8 fp0+agu1   12 x[2]
        vpxor ymm10, ymm10, ymm6                                   ;   767.2 fp1     12 x[2]
        vpxor ymm10, ymm10, [rbp + 3360]                           ;   768.2 fp2+agu0   12 x[2]
        vmovdqu ymm4, [rbp + 6272]                                 ;   765.2 agu1    12 x[3] reload
        vpxor ymm5, ymm5, ymm4                                     ;   772.2 fp3     12 x[3]
        vpxor ymm7, ymm7, ymm4                                     ;   772.2 fp0     12 x[3]
        vpor ymm4, ymm2, ymm8                                      ;   768.8 fp1     13 x
        vpxor ymm4, ymm4, ymm5                                     ;   773.2 fp2     13 x
        vpor ymm6, ymm3, ymm10                                     ;   769.2 fp3     13 x
        vpxor ymm6, ymm6, ymm7                                     ;   773.2 fp0     13 x
        vpand ymm5, ymm5, ymm8                                     ;   773.2 fp1     13 x
        vpand ymm7, ymm7, ymm10                                    ;   773.2 fp2     13 x
        vpxor ymm11, ymm2, ymm9                                    ;   769.8 fp3     13 x
        vpand ymm9, ymm9, ymm4                                     ;   774.2 fp0     13 x
        vpxor ymm2, ymm2, ymm8                                     ;   770.2 fp1     13 x
        vpxor ymm2, ymm2, ymm9                                     ;   775.2 fp2     13 x
        vpxor ymm10, ymm10, ymm3                                   ;   770.8 fp3     13 x
        vpxor ymm3, ymm3, ymm0                                     ;   771.2 fp0     13 x
        vpand ymm0, ymm0, ymm6                                     ;   774.2 fp1     13 x
        vpxor ymm10, ymm10, ymm0                                   ;   775.2 fp2     13 x
        vpxor ymm5, ymm5, ymm11                                    ;   774.2 fp3     13 x
        vpxor ymm7, ymm7, ymm3                                     ;   774.2 fp0     13 x
        vmovdqu xmm8, [r8]                                         ;   769.8 agu0    17 z[0]
        vmovdqu xmm12, [r8 + 16]                                   ;   770.0 agu1    17 z[0]
        vpand ymm13, ymm9, ymm2                                    ;   776.2 fp1     13 x
        vmovdqu xmm14, [r8 + 32]                                   ;   770.8 agu0    17 z[0]
        vpxor ymm13, ymm13, ymm4                                   ;   777.2 fp2     13 x
        vpand ymm15, ymm0, ymm10                                   ;   776.2 fp3     13 x
        vpxor ymm15, ymm15, ymm6                                   ;   777.2 fp0     13 x
        vmovdqu xmm1, [r8 + 48]                                    ;   772.2 agu1    17 z[0]
        vmovdqu [rbp + 6368], ymm6                                 ;   774.2 agu2+fp5   13 x spill
        vmovdqu xmm6, [r8 + 64]                                    ;   772.5 agu0    17 z[0]
        vmovdqu [rbp + 6400], ymm4                                 ;   774.2 agu1+fp5   13 x spill
        vmovdqu xmm4, [r8 + 80]                                    ;   773.5 agu0    17 z[0]
        vmovdqu [rbp + 6432], ymm0                                 ;   775.2 agu2+fp5   13 x spill
        vpand ymm0, ymm5, ymm2                                     ;   776.2 fp1     13 x
        vmovdqu [rbp + 6464], ymm2                                 ;   776.2 agu1+fp5   13 x spill
        vmovdqu xmm2, [r8 + 96]                                    ;   774.5 agu0    17 z[0]
        vmovdqu [rbp + 6496], ymm5                                 ;   776.3 agu2+fp5   13 x spill
        vpand ymm5, ymm7, ymm10                                    ;   776.2 fp2     13 x
        vperm2i128 ymm6, ymm8, ymm6, 0x20                          ;   779.5 fp1     17 z[0]
        vperm2i128 ymm4, ymm12, ymm4, 0x20                         ;   780.5 fp1     17 z[0]
        vperm2i128 ymm2, ymm14, ymm2, 0x20                         ;   781.5 fp1     17 z[0]
        vpunpckldq ymm8, ymm6, ymm4                                ;   783.5 fp2     17 z[0]
        vpunpckhdq ymm4, ymm6, ymm4                                ;   783.5 fp2     17 z[0]
        vmovdqu xmm6, [r8 + 112]                                   ;   775.3 agu1    17 z[0]
        vperm2i128 ymm1, ymm1, ymm6, 0x20                          ;   782.3 fp1     17 z[0]
        vpunpckldq ymm6, ymm2, ymm1                                ;   785.3 fp2     17 z[0]
        vpunpckhdq ymm1, ymm2, ymm1                                ;   785.3 fp2     17 z[0]
        vpunpcklqdq ymm2, ymm8, ymm6                               ;   786.3 fp1     17 z[0]
        vpunpckhqdq ymm6, ymm8, ymm6                               ;   786.3 fp2     17 z[0]
        vpunpcklqdq ymm8, ymm4, ymm1                               ;   786.3 fp1     17 z[0]
        vpunpckhqdq ymm1, ymm4, ymm1                               ;   786.3 fp2     17 z[0]
        vmovdqu xmm4, [r8 + 128]                                   ;   776.8 agu0    17 z[0]
        vmovdqu xmm12, [r8 + 144]                                  ;   777.0 agu1    17 z[0]
        vmovdqu xmm14, [r8 + 160]                                  ;   777.8 agu0    17 z[0]
        vmovdqu [rbp + 6528], ymm10                                ;   777.3 agu2+fp5   13 x spill
        vmovdqu xmm10, [r8 + 176]                                  ;   778.0 agu1    17 z[0]
        vmovdqu [rbp + 6560], ymm1                                 ;   787.3 agu2+fp5   17 z[0] spill
        vmovdqu xmm1, [r8 + 192]                                   ;   778.8 agu0    17 z[0]
        vperm2i128 ymm1, ymm4, ymm1, 0x20                          ;   785.8 fp1     17 z[0]
        vmovdqu xmm4, [r8 + 208]                                   ;   779.0 agu1    17 z[0]
        vperm2i128 ymm4, ymm12, ymm4, 0x20                         ;   786.0 fp1     17 z[0]
        vmovdqu xmm12, [r8 + 224]                                  ;   779.8 agu0    17 z[0]
        vperm2i128 ymm12, ymm14, ymm12, 0x20                       ;   786.8 fp1     17 z[0]
        vmovdqu xmm14, [r8 + 240]                                  ;   780.0 agu1    17 z[0]
        vperm2i128 ymm10, ymm10, ymm14, 0x20                       ;   787.0 fp1     17 z[0]
        vpunpckldq ymm14, ymm1, ymm4                               ;   789.0 fp2     17 z[0]
        vpunpckhdq ymm1, ymm1, ymm4                                ;   789.0 fp2     17 z[0]
        vpunpckldq ymm4, ymm12, ymm10                              ;   790.0 fp2     17 z[0]
        vpunpckhdq ymm10, ymm12, ymm10                             ;   790.0 fp2     17 z[0]
        vpunpcklqdq ymm12, ymm14, ymm4                             ;   791.0 fp1     17 z[0]
        vpunpckhqdq ymm4, ymm14, ymm4                              ;   791.0 fp2     17 z[0]
        vpunpcklqdq ymm14, ymm1, ymm10                             ;   791.0 fp1     17 z[0]
        vpunpckhqdq ymm1, ymm1, ymm10                              ;   791.0 fp2     17 z[0]
        vpxor ymm2, ymm2, ymm13                                    ;   787.3 fp3     17 z[0]
        vpxor ymm2, ymm2, ymm0                                     ;   788.3 fp0     17 z[0]
        vmovdqu ymm10, [rbp + 6304]                                ;   786.5 agu0    17 z[0] reload
        vpxor ymm2, ymm2, ymm10                                    ;   793.5 fp1     17 z[0]
        vpxor ymm11, ymm11, ymm9                                   ;   787.0 fp3     17 z[1]
        vpxor ymm11, ymm11, ymm13                                  ;   788.0 fp0     17 z[1]
        vpxor ymm11, ymm11, ymm6                                   ;   789.0 fp2     17 z[1]
        vpxor ymm11, ymm11, [rbp + 3392]                           ;   790.0 fp1+agu1   17 z[1]
        vpxor ymm12, ymm12, ymm10                                  ;   793.5 fp3     17 z[0]
        vpxor ymm12, ymm12, ymm15                                  ;   794.5 fp0     17 z[0]
        vpxor ymm12, ymm12, ymm5                                   ;   795.5 fp2     17 z[0]
        vpxor ymm3, ymm3, ymm15                                    ;   788.7 fp1     17 z[1]
        vpxor ymm3, ymm3, ymm4                                     ;   792.0 fp3     17 z[1]
        vpxor ymm3, ymm3, [rbp + 6432]                             ;   793.0 fp0+agu0   17 z[1]
        vpxor ymm3, ymm3, [rbp + 3424]                             ;   794.0 fp2+agu1   17 z[1]
        vpunpckldq ymm4, ymm2, ymm11                               ;   794.5 fp1     18 dst
        vpxor ymm8, ymm8, ymm0                                     ;   790.0 fp3     17 z[2]
        vpxor ymm8, ymm8, [rbp + 6400]                             ;   791.0 fp0+agu0   17 z[2]
        vpxor ymm8, ymm8, [rbp + 6496]                             ;   792.0 fp2+agu1   17 z[2]
        vpxor ymm8, ymm8, [rbp + 3456]                             ;   793.0 fp1+agu0   17 z[2]
        vpunpckhdq ymm0, ymm2, ymm11                               ;   794.5 fp2     18 dst
        vpxor ymm5, ymm5, ymm7                                     ;   791.0 fp3     17 z[2]
        vpxor ymm5, ymm5, ymm14                                    ;   792.0 fp0     17 z[2]
        vpxor ymm5, ymm5, [rbp + 6368]                             ;   793.0 fp1+agu1   17 z[2]
        vpxor ymm5, ymm5, [rbp + 3488]                             ;   794.0 fp3+agu0   17 z[2]
        vpxor ymm1, ymm1, [rbp + 6528]                             ;   792.3 fp0+agu1   17 z[3]
        vpxor ymm1, ymm1, [rbp + 3552]                             ;   793.3 fp2+agu0   17 z[3]
        vmovdqu ymm2, [rbp + 6560]                                 ;   793.3 agu1    17 z[3]
        vpxor ymm2, ymm2, [rbp + 6464]                             ;   800.3 fp1+agu0   17 z[3]
        vpxor ymm2, ymm2, [rbp + 3520]                             ;   801.3 fp3+agu1   17 z[3]
        vpunpckldq ymm6, ymm8, ymm2                                ;   802.3 fp2     18 dst
        vpunpckhdq ymm2, ymm8, ymm2                                ;   802.3 fp1     18 dst
        vpunpcklqdq ymm7, ymm4, ymm6                               ;   803.3 fp2     18 dst
        vpunpckhqdq ymm4, ymm4, ymm6                               ;   803.3 fp1     18 dst
        vpunpcklqdq ymm6, ymm0, ymm2                               ;   803.3 fp2     18 dst
        vpunpckhqdq ymm0, ymm0, ymm2                               ;   803.3 fp1     18 dst
        vperm2i128 ymm2, ymm7, ymm7, 0x11                          ;   804.3 fp1     18 dst
        vmovdqu [r9], xmm7                                         ;   804.3 agu2+fp5   18 dst
        vperm2i128 ymm7, ymm4, ymm4, 0x11                          ;   804.3 fp1     18 dst
        vmovdqu [r9 + 16], xmm4                                    ;   804.3 agu2+fp5   18 dst
        vmovdqu [r9 + 64], xmm2                                    ;   807.3 agu0+fp5   18 dst
        vperm2i128 ymm2, ymm6, ymm6, 0x11                          ;   804.3 fp1     18 dst
        vmovdqu [r9 + 32], xmm6                                    ;   804.3 agu1+fp5   18 dst
        vmovdqu [r9 + 80], xmm7                                    ;   807.3 agu2+fp5   18 dst
        vperm2i128 ymm4, ymm0, ymm0, 0x11                          ;   804.3 fp1     18 dst
        vmovdqu [r9 + 48], xmm0                                    ;   804.3 agu0+fp5   18 dst
        vmovdqu [r9 + 96], xmm2                                    ;   807.3 agu1+fp5   18 dst
        vmovdqu [r9 + 112], xmm4                                   ;   807.3 agu2+fp5   18 dst
        vpunpckldq ymm0, ymm12, ymm3                               ;   803.3 fp2     18 dst
        vpunpckhdq ymm2, ymm12, ymm3                               ;   803.5 fp1     18 dst
        vpunpckldq ymm3, ymm5, ymm1                                ;   804.3 fp2     18 dst
        vpunpckhdq ymm1, ymm5, ymm1                                ;   804.5 fp1     18 dst
        vpunpcklqdq ymm4, ymm0, ymm3                               ;   805.3 fp2     18 dst
        vpunpckhqdq ymm0, ymm0, ymm3                               ;   805.5 fp1     18 dst
        vpunpcklqdq ymm3, ymm2, ymm1                               ;   806.3 fp2     18 dst
        vpunpckhqdq ymm1, ymm2, ymm1                               ;   806.5 fp1     18 dst
        vperm2i128 ymm2, ymm4, ymm4, 0x11                          ;   807.5 fp1     18 dst
        vmovdqu [r9 + 128], xmm4                                   ;   806.3 agu0+fp5   18 dst
        vperm2i128 ymm4, ymm0, ymm0, 0x11                          ;   808.5 fp1     18 dst
        vmovdqu [r9 + 144], xmm0                                   ;   806.5 agu1+fp5   18 dst
        vmovdqu [r9 + 192], xmm2                                   ;   810.5 agu2+fp5   18 dst
        vperm2i128 ymm0, ymm3, ymm3, 0x11                          ;   809.5 fp1     18 dst
        vmovdqu [r9 + 160], xmm3                                   ;   807.8 agu0+fp5   18 dst
        vperm2i128 ymm2, ymm1, ymm1, 0x11                          ;   810.5 fp1     18 dst
        vmovdqu [r9 + 176], xmm1                                   ;   808.8 agu1+fp5   18 dst
        vmovdqu [r9 + 208], xmm4                                   ;   811.5 agu2+fp5   18 dst
        vmovdqu [r9 + 224], xmm0                                   ;   812.5 agu0+fp5   18 dst
        vmovdqu [r9 + 240], xmm2                                   ;   813.5 agu1+fp5   18 dst
        add r9, 0x100                                              ;   806.7 alu0     9 blocks
        add r8, 0x100                                              ;   806.8 alu1     9 blocks
        vmovdqu ymm0, [rbp + 6336]                                 ;   807.8 agu0     9 blocks
        vpaddd ymm0, ymm0, [rel serpent_ctr.T0_constants256 + 384] ;   814.8 fp0+agu1    9 blocks
        vmovdqu [rbp + 6336], ymm0                                 ;   815.8 agu2+fp5    9 blocks
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

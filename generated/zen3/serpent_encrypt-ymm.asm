; serpent_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 d6f7fb91eccefdd3); do not edit:
;   ./cw build serpent_encrypt --cpu zen3 --variant ymm
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes ymm0 to ymm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 4544 bytes, 4 instructions, one of them for 568 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 320 uops, planned 135.2; bounds: width 53.3, ports 132.0, path 8.0
;   blocks: 1622 uops, planned 532.7; bounds: width 270.3, ports 384.0, path 469.0
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
%fatal "serpent_encrypt is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_serpent_encrypt
$_serpent_encrypt:
%else
        global $serpent_encrypt
%endif
$serpent_encrypt:
        push rbp                                                  ;                    preserved
        mov rax, rsp                                              ;                    frame
        sub rsp, 0x11e0                                           ;                    frame
        and rsp, -32                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 4416], rax                               ;                    frame
        mov qword [rbp + 4352], rdi                               ;                    argument
        mov dword [rbp + 4424], ecx                               ;                    argument
        mov qword [rbp + 4368], rsi                               ;                    argument
        mov qword [rbp + 4384], rdx                               ;                    argument
        mov r8, qword [rbp + 4352]                                ;     0.0 agu0    80 x[0] reload
        vpbroadcastd ymm0, [r8 + 16]                              ;     4.0 agu1    80 x[0]
        vpbroadcastd ymm1, [r8 + 24]                              ;     4.0 agu0    80 x[2]
        vpbroadcastd ymm2, [r8 + 28]                              ;     4.0 agu1    80 x[3]
        vmovdqu ymm3, [rel serpent_encrypt.T0_constants256]       ;     2.0 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm3                                    ;    11.0 fp0     80 x[0]
        vmovdqu [rbp + 128], ymm0                                 ;    12.0 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 48]                              ;     4.0 agu1    80 x[0]
        vmovdqu ymm4, [rel serpent_encrypt.T0_constants256 + 32]  ;     3.0 agu0    80 x[2] reload
        vpxor ymm1, ymm1, ymm4                                    ;    11.0 fp1     80 x[2]
        vmovdqu [rbp + 160], ymm1                                 ;    12.0 agu2+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 60]                              ;     4.0 agu1    80 x[3]
        vmovdqu ymm5, [rel serpent_encrypt.T0_constants256 + 64]  ;     4.0 agu0    80 x[3] reload
        vpxor ymm2, ymm2, ymm5                                    ;    11.0 fp2     80 x[3]
        vmovdqu [rbp + 192], ymm2                                 ;    12.0 agu2+fp5   80 x[3]
        vpbroadcastd ymm2, [r8 + 72]                              ;     4.2 agu1    80 x[2]
        vmovdqu ymm6, [rel serpent_encrypt.T0_constants256 + 96]  ;     5.0 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm6                                    ;    12.0 fp3     80 x[0]
        vmovdqu [rbp + 224], ymm0                                 ;    13.0 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 80]                              ;     5.2 agu1    80 x[0]
        vpxor ymm1, ymm1, ymm6                                    ;    12.0 fp0     80 x[3]
        vmovdqu [rbp + 256], ymm1                                 ;    13.0 agu2+fp5   80 x[3]
        vpbroadcastd ymm1, [r8 + 100]                             ;     6.0 agu0    80 x[1]
        vpbroadcastd ymm7, [r8 + 112]                             ;     6.2 agu1    80 x[0]
        vmovdqu ymm8, [rel serpent_encrypt.T0_constants256 + 128] ;     7.0 agu0    80 x[2] reload
        vpxor ymm2, ymm2, ymm8                                    ;    14.0 fp1     80 x[2]
        vmovdqu [rbp + 288], ymm2                                 ;    15.0 agu2+fp5   80 x[2]
        vpbroadcastd ymm2, [r8 + 116]                             ;     7.2 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm6                                    ;    12.2 fp2     80 x[0]
        vmovdqu [rbp + 320], ymm0                                 ;    13.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 120]                             ;     8.0 agu0    80 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;    13.0 fp3     80 x[1]
        vmovdqu [rbp + 352], ymm1                                 ;    14.0 agu2+fp5   80 x[1]
        vpxor ymm7, ymm7, ymm6                                    ;    13.2 fp0     80 x[0]
        vmovdqu [rbp + 384], ymm7                                 ;    14.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm1, [r8 + 136]                             ;    11.3 agu0    80 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;    14.2 fp1     80 x[1]
        vmovdqu [rbp + 416], ymm2                                 ;    15.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm2, [r8 + 144]                             ;    12.2 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm8                                    ;    15.0 fp2     80 x[2]
        vmovdqu [rbp + 448], ymm0                                 ;    16.0 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 152]                             ;    13.2 agu1    80 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;    18.3 fp3     80 x[2]
        vmovdqu [rbp + 480], ymm1                                 ;    19.3 agu2+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 156]                             ;    13.5 agu0    80 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;    19.2 fp0     80 x[0]
        vmovdqu [rbp + 512], ymm2                                 ;    20.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm2, [r8 + 176]                             ;    14.2 agu1    80 x[0]
        vpbroadcastd ymm7, [r8 + 188]                             ;    14.5 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    20.2 fp1     80 x[2]
        vmovdqu [rbp + 544], ymm0                                 ;    21.2 agu2+fp5   80 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;    20.5 fp2     80 x[3]
        vmovdqu [rbp + 576], ymm1                                 ;    21.5 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 200]                             ;    15.5 agu0    80 x[2]
        vpbroadcastd ymm1, [r8 + 208]                             ;    16.2 agu1    80 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;    21.2 fp3     80 x[0]
        vmovdqu [rbp + 608], ymm2                                 ;    22.2 agu2+fp5   80 x[0]
        vpxor ymm7, ymm7, ymm6                                    ;    21.5 fp0     80 x[3]
        vmovdqu [rbp + 640], ymm7                                 ;    22.5 agu0+fp5   80 x[3]
        vpbroadcastd ymm2, [r8 + 228]                             ;    17.2 agu1    80 x[1]
        vpbroadcastd ymm7, [r8 + 240]                             ;    17.5 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm8                                    ;    22.5 fp1     80 x[2]
        vmovdqu [rbp + 672], ymm0                                 ;    23.5 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 244]                             ;    18.2 agu1    80 x[1]
        vpxor ymm1, ymm1, ymm6                                    ;    23.2 fp2     80 x[0]
        vmovdqu [rbp + 704], ymm1                                 ;    24.2 agu2+fp5   80 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;    24.2 fp3     80 x[1]
        vmovdqu [rbp + 736], ymm2                                 ;    25.2 agu0+fp5   80 x[1]
        vpbroadcastd ymm1, [r8 + 248]                             ;    19.3 agu1    80 x[2]
        vpxor ymm7, ymm7, ymm6                                    ;    24.5 fp0     80 x[0]
        vmovdqu [rbp + 768], ymm7                                 ;    25.5 agu2+fp5   80 x[0]
        vpbroadcastd ymm2, [r8 + 264]                             ;    20.3 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;    25.2 fp1     80 x[1]
        vmovdqu [rbp + 800], ymm0                                 ;    26.2 agu1+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 272]                             ;    21.3 agu0    80 x[0]
        vpxor ymm1, ymm1, ymm8                                    ;    26.3 fp2     80 x[2]
        vmovdqu [rbp + 832], ymm1                                 ;    27.3 agu2+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 280]                             ;    21.7 agu1    80 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;    27.3 fp3     80 x[2]
        vmovdqu [rbp + 864], ymm2                                 ;    28.3 agu0+fp5   80 x[2]
        vpbroadcastd ymm2, [r8 + 284]                             ;    22.7 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    28.3 fp0     80 x[0]
        vmovdqu [rbp + 896], ymm0                                 ;    29.3 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 304]                             ;    23.3 agu0    80 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;    28.7 fp1     80 x[2]
        vmovdqu [rbp + 928], ymm1                                 ;    29.7 agu1+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 316]                             ;    24.3 agu0    80 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;    29.7 fp2     80 x[3]
        vmovdqu [rbp + 960], ymm2                                 ;    30.7 agu2+fp5   80 x[3]
        vpbroadcastd ymm2, [r8 + 328]                             ;    24.7 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;    30.3 fp3     80 x[0]
        vmovdqu [rbp + 992], ymm0                                 ;    31.3 agu0+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 336]                             ;    25.7 agu1    80 x[0]
        vpxor ymm1, ymm1, ymm6                                    ;    31.3 fp0     80 x[3]
        vmovdqu [rbp + 1024], ymm1                                ;    32.3 agu2+fp5   80 x[3]
        vpbroadcastd ymm1, [r8 + 356]                             ;    26.3 agu0    80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;    31.7 fp1     80 x[2]
        vmovdqu [rbp + 1056], ymm2                                ;    32.7 agu2+fp5   80 x[2]
        vpbroadcastd ymm2, [r8 + 368]                             ;    26.7 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm6                                    ;    32.7 fp2     80 x[0]
        vmovdqu [rbp + 1088], ymm0                                ;    33.7 agu0+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 372]                             ;    27.7 agu1    80 x[1]
        vpxor ymm1, ymm1, ymm6                                    ;    33.3 fp3     80 x[1]
        vmovdqu [rbp + 1120], ymm1                                ;    34.3 agu2+fp5   80 x[1]
        vpbroadcastd ymm1, [r8 + 376]                             ;    28.5 agu0    80 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;    33.7 fp0     80 x[0]
        vmovdqu [rbp + 1152], ymm2                                ;    35.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm2, [r8 + 392]                             ;    29.5 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;    34.7 fp1     80 x[1]
        vmovdqu [rbp + 1184], ymm0                                ;    36.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 400]                             ;    29.8 agu1    80 x[0]
        vpxor ymm1, ymm1, ymm8                                    ;    35.5 fp2     80 x[2]
        vmovdqu [rbp + 1216], ymm1                                ;    37.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 408]                             ;    30.8 agu1    80 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;    36.5 fp3     80 x[2]
        vmovdqu [rbp + 1248], ymm2                                ;    38.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm2, [r8 + 412]                             ;    31.5 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    36.8 fp0     80 x[0]
        vmovdqu [rbp + 1280], ymm0                                ;    39.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 432]                             ;    32.5 agu0    80 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;    37.8 fp1     80 x[2]
        vmovdqu [rbp + 1312], ymm1                                ;    40.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 444]                             ;    32.8 agu1    80 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;    38.5 fp2     80 x[3]
        vmovdqu [rbp + 1344], ymm2                                ;    41.2 agu0+fp5   80 x[3]
        vpbroadcastd ymm2, [r8 + 456]                             ;    33.8 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;    39.5 fp3     80 x[0]
        vmovdqu [rbp + 1376], ymm0                                ;    42.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 464]                             ;    34.5 agu0    80 x[0]
        vpxor ymm1, ymm1, ymm6                                    ;    39.8 fp0     80 x[3]
        vmovdqu [rbp + 1408], ymm1                                ;    43.2 agu1+fp5   80 x[3]
        vpbroadcastd ymm1, [r8 + 484]                             ;    35.5 agu0    80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;    40.8 fp1     80 x[2]
        vmovdqu [rbp + 1440], ymm2                                ;    44.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm2, [r8 + 496]                             ;    36.2 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm6                                    ;    41.5 fp2     80 x[0]
        vmovdqu [rbp + 1472], ymm0                                ;    45.2 agu0+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 500]                             ;    37.2 agu1    80 x[1]
        vpxor ymm1, ymm1, ymm6                                    ;    42.5 fp3     80 x[1]
        vmovdqu [rbp + 1504], ymm1                                ;    46.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm1, [r8 + 504]                             ;    37.8 agu0    80 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;    43.2 fp0     80 x[0]
        vmovdqu [rbp + 1536], ymm2                                ;    47.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm2, [r8 + 516]                             ;    38.8 agu0    84 dst
        vpxor ymm0, ymm0, ymm6                                    ;    44.2 fp1     80 x[1]
        vmovdqu [rbp + 1568], ymm0                                ;    48.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 520]                             ;    39.5 agu1    84 dst
        vpxor ymm1, ymm1, ymm8                                    ;    44.8 fp2     80 x[2]
        vmovdqu [rbp + 1600], ymm1                                ;    49.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm1, [r8 + 524]                             ;    40.5 agu1    84 dst
        vpxor ymm2, ymm2, ymm6                                    ;    45.8 fp3     84 dst
        vmovdqu [rbp + 1632], ymm2                                ;    50.2 agu2+fp5   84 dst
        vpbroadcastd ymm2, [r8]                                   ;    41.2 agu0    76 rk
        vmovdqu [rbp + 1664], ymm2                                ;    51.2 agu1+fp5   76 rk
        vpbroadcastd ymm2, [r8 + 4]                               ;    42.2 agu0    76 rk
        vmovdqu [rbp + 1696], ymm2                                ;    52.2 agu2+fp5   76 rk
        vpxor ymm0, ymm0, ymm6                                    ;    46.5 fp0     84 dst
        vmovdqu [rbp + 1728], ymm0                                ;    53.2 agu1+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 8]                               ;    43.2 agu0    76 rk
        vmovdqu [rbp + 1760], ymm0                                ;    54.2 agu2+fp5   76 rk
        vpxor ymm1, ymm1, ymm6                                    ;    47.5 fp1     84 dst
        vmovdqu [rbp + 1792], ymm1                                ;    55.2 agu1+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 12]                              ;    44.3 agu0    76 rk
        vmovdqu [rbp + 1824], ymm0                                ;    56.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 20]                              ;    45.2 agu1    76 rk
        vmovdqu [rbp + 1856], ymm0                                ;    57.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 32]                              ;    46.2 agu1    76 rk
        vmovdqu [rbp + 1888], ymm0                                ;    58.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 36]                              ;    46.3 agu0    76 rk
        vmovdqu [rbp + 1920], ymm0                                ;    59.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 40]                              ;    47.2 agu1    76 rk
        vmovdqu [rbp + 1952], ymm0                                ;    60.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 44]                              ;    48.2 agu1    76 rk
        vmovdqu [rbp + 1984], ymm0                                ;    61.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 52]                              ;    48.3 agu0    76 rk
        vmovdqu [rbp + 2016], ymm0                                ;    62.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 56]                              ;    49.2 agu1    76 rk
        vmovdqu [rbp + 2048], ymm0                                ;    63.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 64]                              ;    50.2 agu1    76 rk
        vmovdqu [rbp + 2080], ymm0                                ;    64.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 68]                              ;    50.3 agu0    76 rk
        vmovdqu [rbp + 2112], ymm0                                ;    65.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 76]                              ;    51.2 agu1    76 rk
        vmovdqu [rbp + 2144], ymm0                                ;    66.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 84]                              ;    52.2 agu1    76 rk
        vmovdqu [rbp + 2176], ymm0                                ;    67.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 88]                              ;    52.3 agu0    76 rk
        vmovdqu [rbp + 2208], ymm0                                ;    68.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 92]                              ;    53.3 agu0    76 rk
        vmovdqu [rbp + 2240], ymm0                                ;    69.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 96]                              ;    54.2 agu1    76 rk
        vmovdqu [rbp + 2272], ymm0                                ;    70.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 104]                             ;    55.2 agu1    76 rk
        vmovdqu [rbp + 2304], ymm0                                ;    71.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 108]                             ;    56.2 agu0    76 rk
        vmovdqu [rbp + 2336], ymm0                                ;    72.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 124]                             ;    57.2 agu0    76 rk
        vmovdqu [rbp + 2368], ymm0                                ;    73.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 128]                             ;    58.2 agu1    76 rk
        vmovdqu [rbp + 2400], ymm0                                ;    74.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 132]                             ;    59.2 agu1    76 rk
        vmovdqu [rbp + 2432], ymm0                                ;    75.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 140]                             ;    60.2 agu0    76 rk
        vmovdqu [rbp + 2464], ymm0                                ;    76.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 148]                             ;    61.2 agu0    76 rk
        vmovdqu [rbp + 2496], ymm0                                ;    77.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 160]                             ;    62.2 agu1    76 rk
        vmovdqu [rbp + 2528], ymm0                                ;    78.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 164]                             ;    63.2 agu1    76 rk
        vmovdqu [rbp + 2560], ymm0                                ;    79.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 168]                             ;    64.2 agu0    76 rk
        vmovdqu [rbp + 2592], ymm0                                ;    80.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 172]                             ;    65.2 agu0    76 rk
        vmovdqu [rbp + 2624], ymm0                                ;    81.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 180]                             ;    66.2 agu1    76 rk
        vmovdqu [rbp + 2656], ymm0                                ;    82.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 184]                             ;    67.2 agu1    76 rk
        vmovdqu [rbp + 2688], ymm0                                ;    83.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 192]                             ;    68.2 agu0    76 rk
        vmovdqu [rbp + 2720], ymm0                                ;    84.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 196]                             ;    69.2 agu0    76 rk
        vmovdqu [rbp + 2752], ymm0                                ;    85.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 204]                             ;    70.2 agu1    76 rk
        vmovdqu [rbp + 2784], ymm0                                ;    86.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 212]                             ;    71.2 agu1    76 rk
        vmovdqu [rbp + 2816], ymm0                                ;    87.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 216]                             ;    72.2 agu0    76 rk
        vmovdqu [rbp + 2848], ymm0                                ;    88.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 220]                             ;    73.2 agu0    76 rk
        vmovdqu [rbp + 2880], ymm0                                ;    89.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 224]                             ;    74.2 agu1    76 rk
        vmovdqu [rbp + 2912], ymm0                                ;    90.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 232]                             ;    75.2 agu1    76 rk
        vmovdqu [rbp + 2944], ymm0                                ;    91.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 236]                             ;    76.2 agu0    76 rk
        vmovdqu [rbp + 2976], ymm0                                ;    92.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 252]                             ;    77.2 agu0    76 rk
        vmovdqu [rbp + 3008], ymm0                                ;    93.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 256]                             ;    78.2 agu1    76 rk
        vmovdqu [rbp + 3040], ymm0                                ;    94.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 260]                             ;    79.2 agu1    76 rk
        vmovdqu [rbp + 3072], ymm0                                ;    95.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 268]                             ;    80.2 agu0    76 rk
        vmovdqu [rbp + 3104], ymm0                                ;    96.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 276]                             ;    81.2 agu0    76 rk
        vmovdqu [rbp + 3136], ymm0                                ;    97.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 288]                             ;    82.2 agu1    76 rk
        vmovdqu [rbp + 3168], ymm0                                ;    98.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 292]                             ;    83.2 agu1    76 rk
        vmovdqu [rbp + 3200], ymm0                                ;    99.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 296]                             ;    84.2 agu0    76 rk
        vmovdqu [rbp + 3232], ymm0                                ;   100.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 300]                             ;    85.2 agu0    76 rk
        vmovdqu [rbp + 3264], ymm0                                ;   101.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 308]                             ;    86.2 agu1    76 rk
        vmovdqu [rbp + 3296], ymm0                                ;   102.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 312]                             ;    87.2 agu1    76 rk
        vmovdqu [rbp + 3328], ymm0                                ;   103.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 320]                             ;    88.2 agu0    76 rk
        vmovdqu [rbp + 3360], ymm0                                ;   104.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 324]                             ;    89.2 agu0    76 rk
        vmovdqu [rbp + 3392], ymm0                                ;   105.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 332]                             ;    90.2 agu1    76 rk
        vmovdqu [rbp + 3424], ymm0                                ;   106.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 340]                             ;    91.2 agu1    76 rk
        vmovdqu [rbp + 3456], ymm0                                ;   107.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 344]                             ;    92.2 agu0    76 rk
        vmovdqu [rbp + 3488], ymm0                                ;   108.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 348]                             ;    93.2 agu0    76 rk
        vmovdqu [rbp + 3520], ymm0                                ;   109.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 352]                             ;    94.2 agu1    76 rk
        vmovdqu [rbp + 3552], ymm0                                ;   110.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 360]                             ;    95.2 agu1    76 rk
        vmovdqu [rbp + 3584], ymm0                                ;   111.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 364]                             ;    96.2 agu0    76 rk
        vmovdqu [rbp + 3616], ymm0                                ;   112.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 380]                             ;    97.2 agu0    76 rk
        vmovdqu [rbp + 3648], ymm0                                ;   113.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 384]                             ;    98.2 agu1    76 rk
        vmovdqu [rbp + 3680], ymm0                                ;   114.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 388]                             ;    99.2 agu1    76 rk
        vmovdqu [rbp + 3712], ymm0                                ;   115.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 396]                             ;   100.2 agu0    76 rk
        vmovdqu [rbp + 3744], ymm0                                ;   116.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 404]                             ;   101.2 agu0    76 rk
        vmovdqu [rbp + 3776], ymm0                                ;   117.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 416]                             ;   102.2 agu1    76 rk
        vmovdqu [rbp + 3808], ymm0                                ;   118.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 420]                             ;   103.2 agu1    76 rk
        vmovdqu [rbp + 3840], ymm0                                ;   119.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 424]                             ;   104.2 agu0    76 rk
        vmovdqu [rbp + 3872], ymm0                                ;   120.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 428]                             ;   105.2 agu0    76 rk
        vmovdqu [rbp + 3904], ymm0                                ;   121.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 436]                             ;   106.2 agu1    76 rk
        vmovdqu [rbp + 3936], ymm0                                ;   122.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 440]                             ;   107.2 agu1    76 rk
        vmovdqu [rbp + 3968], ymm0                                ;   123.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 448]                             ;   108.2 agu0    76 rk
        vmovdqu [rbp + 4000], ymm0                                ;   124.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 452]                             ;   109.2 agu0    76 rk
        vmovdqu [rbp + 4032], ymm0                                ;   125.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 460]                             ;   110.2 agu1    76 rk
        vmovdqu [rbp + 4064], ymm0                                ;   126.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 468]                             ;   111.2 agu1    76 rk
        vmovdqu [rbp + 4096], ymm0                                ;   127.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 472]                             ;   112.2 agu0    76 rk
        vmovdqu [rbp + 4128], ymm0                                ;   128.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 476]                             ;   113.2 agu0    76 rk
        vmovdqu [rbp + 4160], ymm0                                ;   129.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 480]                             ;   114.2 agu1    76 rk
        vmovdqu [rbp + 4192], ymm0                                ;   130.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 488]                             ;   115.2 agu1    76 rk
        vmovdqu [rbp + 4224], ymm0                                ;   131.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 492]                             ;   116.2 agu0    76 rk
        vmovdqu [rbp + 4256], ymm0                                ;   132.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 508]                             ;   117.2 agu0    76 rk
        vmovdqu [rbp + 4288], ymm0                                ;   133.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 512]                             ;   118.2 agu1    76 rk
        vmovdqu [rbp + 4320], ymm0                                ;   134.2 agu0+fp5   76 rk
        cmp dword [rbp + 4424], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 4424]                               ;                    passes of 8
        mov rcx, rax                                              ;                    passes of 8
.blocks_1_share:
        and rax, 7                                                ;                    passes of 8
        mov qword [rbp + 4360], rax                               ;                    passes of 8
        sub rcx, rax                                              ;                    passes of 8
        imul rcx, rcx, 0x10                                       ;                    passes of 8
        mov rdx, qword [rbp + 4368]                               ;                    passes of 8
        add rcx, rdx                                              ;                    passes of 8
        mov qword [rbp + 4376], rcx                               ;                    passes of 8
        cmp rcx, rdx                                              ;                    passes of 8
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 4368]                                ;                    resident
        mov r9, qword [rbp + 4384]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                                        ;     0.0 agu0    78 x[0]
        vmovdqu xmm1, [r8 + 16]                                   ;     0.2 agu1    78 x[0]
        vmovdqu xmm2, [r8 + 32]                                   ;     1.0 agu0    78 x[0]
        vmovdqu xmm3, [r8 + 48]                                   ;     1.2 agu1    78 x[0]
        vmovdqu xmm4, [r8 + 64]                                   ;     2.0 agu0    78 x[0]
        vmovdqu xmm5, [r8 + 80]                                   ;     2.2 agu1    78 x[0]
        vmovdqu xmm6, [r8 + 96]                                   ;     3.0 agu0    78 x[0]
        vmovdqu xmm7, [r8 + 112]                                  ;     3.2 agu1    78 x[0]
        vperm2i128 ymm0, ymm0, ymm4, 0x20                         ;     9.0 fp1     78 x[0]
        vperm2i128 ymm1, ymm1, ymm5, 0x20                         ;     9.2 fp1     78 x[0]
        vperm2i128 ymm2, ymm2, ymm6, 0x20                         ;    10.0 fp1     78 x[0]
        vperm2i128 ymm3, ymm3, ymm7, 0x20                         ;    10.2 fp1     78 x[0]
        vpunpckldq ymm4, ymm0, ymm1                               ;    12.2 fp2     78 x[0]
        vpunpckhdq ymm0, ymm0, ymm1                               ;    12.2 fp2     78 x[0]
        vpunpckldq ymm1, ymm2, ymm3                               ;    13.2 fp2     78 x[0]
        vpunpckhdq ymm2, ymm2, ymm3                               ;    13.2 fp2     78 x[0]
        vpunpcklqdq ymm3, ymm4, ymm1                              ;    14.2 fp1     78 x[0]
        vpunpckhqdq ymm1, ymm4, ymm1                              ;    14.2 fp2     78 x[0]
        vpunpcklqdq ymm4, ymm0, ymm2                              ;    14.2 fp1     78 x[0]
        vpunpckhqdq ymm0, ymm0, ymm2                              ;    14.2 fp2     78 x[0]
        vpxor ymm3, ymm3, [rbp + 1664]                            ;    15.2 fp0+agu0   80 x[0]
        vpxor ymm1, ymm1, [rbp + 1696]                            ;    15.2 fp3+agu1   80 x[1]
        vpxor ymm4, ymm4, [rbp + 1760]                            ;    15.2 fp0+agu0   80 x[2]
        vpxor ymm0, ymm0, [rbp + 1824]                            ;    15.2 fp3+agu1   23 x
        vpxor ymm0, ymm0, ymm3                                    ;    16.2 fp0     23 x
        vpxor ymm2, ymm1, ymm4                                    ;    16.2 fp3     23 x
        vpand ymm1, ymm1, ymm0                                    ;    17.2 fp1     23 x
        vpxor ymm1, ymm3, ymm1                                    ;    18.2 fp2     23 x
        vpor ymm3, ymm3, ymm0                                     ;    17.2 fp0     23 x
        vpxor ymm0, ymm0, ymm4                                    ;    17.2 fp3     23 x
        vpxor ymm3, ymm3, ymm2                                    ;    18.2 fp1     23 x
        vpand ymm5, ymm2, ymm1                                    ;    19.2 fp2     23 x
        vpand ymm4, ymm4, ymm1                                    ;    19.2 fp0     23 x
        vpxor ymm2, ymm2, ymm4                                    ;    20.2 fp3     23 x
        vpxor ymm1, ymm1, ymm0                                    ;    19.2 fp1     23 x
        vpand ymm0, ymm0, ymm3                                    ;    19.2 fp2     23 x
        vpxor ymm2, ymm2, ymm1                                    ;    21.2 fp0     23 x
        vpor ymm0, ymm0, ymm5                                     ;    20.2 fp3     23 x
        vpxor ymm1, ymm1, ymm0                                    ;    21.2 fp1     48 x[1]
        vpslld ymm4, ymm0, 0xd                                    ;    21.2 fp2     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;    21.2 fp1     46 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;    22.2 fp0     46 x[0]
        vpslld ymm0, ymm2, 3                                      ;    22.2 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;    22.2 fp1     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    23.2 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;    23.2 fp0     48 x[1]
        vpslld ymm2, ymm4, 3                                      ;    23.2 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;    24.2 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm0                                    ;    24.2 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;    25.2 fp0     49 x[3]
        vpslld ymm2, ymm1, 1                                      ;    25.2 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;    25.2 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;    26.2 fp3     50 x[1]
        vpslld ymm1, ymm3, 7                                      ;    26.2 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;    26.2 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;    27.2 fp0     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;    27.2 fp3     52 x[0]
        vpslld ymm3, ymm2, 7                                      ;    27.2 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;    28.2 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 1856]                            ;    27.2 fp0+agu0   80 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;    28.2 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    29.2 fp2     53 x[2]
        vpxor ymm1, ymm1, [rbp + 192]                             ;    28.2 fp1+agu1   80 x[3]
        vpslld ymm3, ymm4, 5                                      ;    29.2 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;    29.2 fp1     54 x[0]
        vpxor ymm3, ymm3, [rbp + 128]                             ;    30.2 fp0+agu0   80 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;    31.2 fp3     80 x[0]
        vpand ymm4, ymm2, ymm3                                    ;    32.2 fp2     24 x
        vmovdqa ymm5, ymm2                                        ;    28.2         24 x copy
        vpxor ymm2, ymm2, ymm1                                    ;    29.2 fp1     24 x
        vpslld ymm6, ymm0, 0x16                                   ;    30.2 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;    30.2 fp1     55 x[2]
        vpxor ymm3, ymm1, ymm3                                    ;    32.2 fp0     24 x
        vpxor ymm6, ymm6, ymm0                                    ;    31.2 fp3     80 x[2]
        vpxor ymm6, ymm6, [rbp + 160]                             ;    32.2 fp2+agu1   80 x[2]
        vpor ymm5, ymm5, ymm3                                     ;    33.2 fp0     24 x
        vpxor ymm2, ymm2, ymm6                                    ;    33.2 fp1     24 x
        vpor ymm6, ymm6, ymm4                                     ;    33.2 fp3     24 x
        vmovdqu ymm0, [rel serpent_encrypt.T0_constants256 + 96]  ;    28.7 agu0    24 x reload
        vpxor ymm5, ymm5, ymm0                                    ;    35.7 fp2     24 x
        vpxor ymm4, ymm4, ymm2                                    ;    34.2 fp0     24 x
        vpand ymm2, ymm2, ymm6                                    ;    34.2 fp1     24 x
        vpxor ymm6, ymm6, ymm4                                    ;    35.2 fp3     24 x
        vpxor ymm1, ymm1, ymm4                                    ;    35.2 fp2     24 x
        vpor ymm2, ymm2, ymm5                                     ;    36.7 fp0     24 x
        vpslld ymm3, ymm4, 3                                      ;    35.2 fp1     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;    35.2 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;    36.2 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;    36.7 fp0     24 x
        vpor ymm6, ymm6, ymm2                                     ;    37.7 fp1     24 x
        vpand ymm1, ymm1, ymm2                                    ;    37.7 fp2     24 x
        vpxor ymm2, ymm2, ymm3                                    ;    37.7 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;    38.7 fp0     24 x
        vpxor ymm5, ymm5, ymm6                                    ;    38.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;    39.7 fp2     48 x[1]
        vpslld ymm4, ymm1, 0xd                                    ;    39.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;    39.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm1                                    ;    40.7 fp3     46 x[0]
        vpxor ymm5, ymm5, ymm4                                    ;    41.7 fp0     48 x[1]
        vpslld ymm1, ymm4, 3                                      ;    41.7 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;    42.7 fp2     49 x[3]
        vpslld ymm1, ymm5, 1                                      ;    42.7 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;    42.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm5                                    ;    43.7 fp3     50 x[1]
        vpslld ymm5, ymm2, 7                                      ;    43.7 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;    43.7 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;    44.7 fp0     51 x[3]
        vpxor ymm4, ymm4, ymm1                                    ;    44.7 fp3     52 x[0]
        vpslld ymm2, ymm1, 7                                      ;    44.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;    45.7 fp2     53 x[2]
        vpxor ymm1, ymm1, [rbp + 1920]                            ;    44.7 fp0+agu1   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;    45.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm5                                    ;    46.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 1984]                            ;    45.7 fp2+agu0   80 x[3]
        vpslld ymm2, ymm4, 5                                      ;    46.7 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;    46.7 fp2     54 x[0]
        vpxor ymm2, ymm2, [rbp + 1888]                            ;    47.7 fp0+agu1   80 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;    48.7 fp3     80 x[0]
        vpxor ymm4, ymm1, ymm2                                    ;    49.7 fp1     25 x
        vmovdqa ymm6, ymm1                                        ;    45.7         25 x copy
        vpslld ymm7, ymm3, 0x16                                   ;    47.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;    47.7 fp1     55 x[2]
        vmovdqa ymm8, ymm5                                        ;    46.7         25 x copy
        vpxor ymm7, ymm7, ymm3                                    ;    48.7 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1952]                            ;    49.7 fp3+agu0   80 x[2]
        vpor ymm5, ymm5, ymm2                                     ;    49.7 fp2     25 x
        vpxor ymm6, ymm6, ymm5                                    ;    50.7 fp1     25 x
        vpxor ymm4, ymm4, ymm7                                    ;    50.7 fp0     25 x
        vpand ymm7, ymm7, ymm2                                    ;    50.7 fp3     25 x
        vpxor ymm8, ymm8, ymm7                                    ;    51.7 fp2     25 x
        vpand ymm1, ymm1, ymm8                                    ;    52.7 fp1     25 x
        vpxor ymm8, ymm8, ymm4                                    ;    52.7 fp0     25 x
        vpxor ymm1, ymm4, ymm1                                    ;    53.7 fp3     25 x
        vpor ymm4, ymm4, ymm6                                     ;    51.7 fp2     25 x
        vpxor ymm2, ymm2, ymm8                                    ;    53.7 fp1     25 x
        vpxor ymm4, ymm4, ymm8                                    ;    53.7 fp0     25 x
        vpxor ymm6, ymm6, ymm4                                    ;    54.7 fp3     25 x
        vpxor ymm4, ymm4, ymm1                                    ;    54.7 fp2     48 x[1]
        vpslld ymm3, ymm2, 0xd                                    ;    54.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;    54.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;    55.7 fp0     46 x[0]
        vpslld ymm2, ymm6, 3                                      ;    55.7 fp1     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;    55.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;    56.7 fp3     47 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;    56.7 fp0     48 x[1]
        vpslld ymm5, ymm3, 3                                      ;    56.7 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;    57.7 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;    57.7 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;    58.7 fp0     49 x[3]
        vpslld ymm5, ymm4, 1                                      ;    58.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;    58.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;    59.7 fp3     50 x[1]
        vpslld ymm4, ymm1, 7                                      ;    59.7 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;    59.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm1                                    ;    60.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;    60.7 fp3     52 x[0]
        vpslld ymm1, ymm5, 7                                      ;    60.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;    61.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2016]                            ;    60.7 fp0+agu1   80 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;    61.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;    62.7 fp1     53 x[2]
        vpxor ymm4, ymm4, [rbp + 256]                             ;    61.7 fp2+agu0   80 x[3]
        vpslld ymm1, ymm3, 5                                      ;    62.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;    62.7 fp2     54 x[0]
        vmovdqa ymm6, ymm5                                        ;    61.7         26 x copy
        vpxor ymm5, ymm5, ymm4                                    ;    62.7 fp0     26 x
        vpxor ymm1, ymm1, ymm3                                    ;    63.7 fp3     80 x[0]
        vpxor ymm1, ymm1, [rbp + 224]                             ;    64.7 fp1+agu1   80 x[0]
        vpslld ymm3, ymm2, 0x16                                   ;    63.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;    63.7 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;    64.7 fp0     80 x[2]
        vpxor ymm3, ymm3, [rbp + 2048]                            ;    65.7 fp3+agu0   80 x[2]
        vmovdqa ymm2, ymm5                                        ;    63.7         26 x copy
        vpand ymm6, ymm6, ymm1                                    ;    65.7 fp2     26 x
        vpor ymm4, ymm4, ymm1                                     ;    65.7 fp0     26 x
        vpxor ymm1, ymm1, ymm3                                    ;    66.7 fp1     26 x
        vpand ymm3, ymm3, ymm4                                    ;    66.7 fp3     26 x
        vpor ymm1, ymm1, ymm6                                     ;    67.7 fp2     26 x
        vpxor ymm2, ymm2, ymm1                                    ;    68.7 fp0     26 x
        vpor ymm5, ymm5, ymm6                                     ;    66.7 fp1     26 x
        vpxor ymm4, ymm4, ymm6                                    ;    66.7 fp3     26 x
        vpxor ymm5, ymm5, ymm3                                    ;    67.7 fp2     26 x
        vpor ymm6, ymm6, ymm3                                     ;    67.7 fp0     26 x
        vpor ymm3, ymm3, ymm4                                     ;    67.7 fp1     26 x
        vpor ymm4, ymm4, ymm5                                     ;    68.7 fp3     26 x
        vpxor ymm3, ymm3, ymm2                                    ;    69.7 fp2     26 x
        vpand ymm2, ymm2, ymm5                                    ;    69.7 fp0     26 x
        vpxor ymm2, ymm2, ymm4                                    ;    70.7 fp1     26 x
        vpxor ymm4, ymm4, ymm3                                    ;    70.7 fp3     26 x
        vpxor ymm6, ymm6, ymm3                                    ;    70.7 fp2     49 x[3]
        vpslld ymm1, ymm2, 0xd                                    ;    71.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;    71.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;    72.7 fp0     46 x[0]
        vpslld ymm2, ymm4, 3                                      ;    71.7 fp1     47 x[2]
        vpsrld ymm3, ymm4, 0x1d                                   ;    71.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;    72.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;    73.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;    74.7 fp1     48 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;    73.7 fp3     49 x[3]
        vpslld ymm3, ymm1, 3                                      ;    73.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;    74.7 fp0     49 x[3]
        vpslld ymm3, ymm5, 1                                      ;    75.7 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;    75.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;    76.7 fp3     50 x[1]
        vpslld ymm4, ymm6, 7                                      ;    75.7 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;    75.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;    76.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;    77.7 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;    78.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;    77.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2144]                            ;    77.7 fp0+agu1   80 x[3]
        vpslld ymm5, ymm3, 7                                      ;    77.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;    78.7 fp3     53 x[2]
        vpxor ymm3, ymm3, [rbp + 2112]                            ;    77.7 fp2+agu0   80 x[1]
        vpslld ymm5, ymm1, 5                                      ;    79.7 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;    79.7 fp2     54 x[0]
        vpslld ymm6, ymm2, 0x16                                   ;    79.7 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;    79.7 fp2     55 x[2]
        vmovdqa ymm7, ymm4                                        ;    78.7         27 x copy
        vpxor ymm5, ymm5, ymm1                                    ;    80.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2080]                            ;    81.7 fp3+agu1   80 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;    80.7 fp1     80 x[2]
        vpxor ymm6, ymm6, [rbp + 288]                             ;    81.7 fp2+agu0   80 x[2]
        vpxor ymm1, ymm3, ymm5                                    ;    82.7 fp0     27 x
        vmovdqa ymm2, ymm3                                        ;    78.7         27 x copy
        vmovdqa ymm8, ymm3                                        ;    78.7         27 x copy
        vpxor ymm7, ymm7, ymm5                                    ;    82.7 fp3     27 x
        vpxor ymm4, ymm4, ymm6                                    ;    82.7 fp1     27 x
        vpand ymm1, ymm1, ymm7                                    ;    83.7 fp2     27 x
        vpor ymm6, ymm6, ymm7                                     ;    83.7 fp0     27 x
        vpxor ymm1, ymm1, ymm4                                    ;    84.7 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;    84.7 fp1     27 x
        vpxor ymm2, ymm2, ymm6                                    ;    84.7 fp2     27 x
        vmovdqa ymm5, ymm7                                        ;    83.7         27 x copy
        vpxor ymm2, ymm2, ymm4                                    ;    85.7 fp0     27 x
        vpand ymm4, ymm4, ymm1                                    ;    85.7 fp3     27 x
        vpand ymm3, ymm3, ymm1                                    ;    85.7 fp1     27 x
        vpxor ymm7, ymm7, ymm3                                    ;    86.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;    86.7 fp0     27 x
        vpor ymm2, ymm2, ymm4                                     ;    86.7 fp3     27 x
        vpslld ymm3, ymm1, 0xd                                    ;    85.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;    85.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;    86.7 fp0     46 x[0]
        vpxor ymm8, ymm8, ymm5                                    ;    87.7 fp3     27 x
        vpxor ymm2, ymm2, ymm5                                    ;    87.7 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;    88.7 fp2     48 x[1]
        vpslld ymm1, ymm3, 3                                      ;    87.7 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm1                                    ;    88.7 fp0     49 x[3]
        vpslld ymm1, ymm8, 3                                      ;    88.7 fp2     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;    88.7 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;    89.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;    90.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm1                                    ;    90.7 fp2     49 x[3]
        vpslld ymm4, ymm2, 1                                      ;    91.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;    91.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;    92.7 fp3     50 x[1]
        vpslld ymm2, ymm7, 7                                      ;    91.7 fp1     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;    91.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;    92.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;    93.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;    94.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;    93.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 2240]                            ;    93.7 fp3+agu1   80 x[3]
        vpslld ymm5, ymm4, 7                                      ;    93.7 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;    94.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2176]                            ;    93.7 fp1+agu0   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;    95.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;    95.7 fp1     54 x[0]
        vmovdqa ymm6, ymm4                                        ;    94.7         28 x copy
        vpxor ymm4, ymm4, ymm2                                    ;    94.7 fp3     28 x
        vpslld ymm7, ymm1, 0x16                                   ;    95.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;    95.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;    96.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 320]                             ;    97.7 fp3+agu1   80 x[0]
        vmovdqa ymm3, ymm2                                        ;    94.7         28 x copy
        vpxor ymm7, ymm7, ymm1                                    ;    96.7 fp2     28 x
        vpxor ymm7, ymm7, [rbp + 2208]                            ;    97.7 fp1+agu0   28 x
        vpor ymm6, ymm6, ymm5                                     ;    98.7 fp0     28 x
        vpxor ymm7, ymm7, ymm5                                    ;    98.7 fp3     28 x
        vpxor ymm4, ymm4, ymm5                                    ;    98.7 fp2     28 x
        vpxor ymm6, ymm6, ymm7                                    ;    99.7 fp1     28 x
        vpand ymm7, ymm7, ymm5                                    ;    99.7 fp0     28 x
        vpand ymm7, ymm7, ymm4                                    ;   100.7 fp3     28 x
        vpor ymm3, ymm3, ymm4                                     ;    99.7 fp2     28 x
        vpxor ymm2, ymm2, ymm7                                    ;   101.7 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   100.7 fp0     28 x
        vpxor ymm3, ymm3, ymm6                                    ;   100.7 fp3     28 x
        vmovdqa ymm1, ymm4                                        ;    99.7         28 x copy
        vpand ymm6, ymm6, ymm2                                    ;   102.7 fp2     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   103.7 fp1     48 x[1]
        vpand ymm6, ymm5, ymm3                                    ;   101.7 fp0     28 x
        vpxor ymm1, ymm1, ymm6                                    ;   102.7 fp3     28 x
        vpxor ymm5, ymm5, ymm2                                    ;   102.7 fp2     49 x[3]
        vpslld ymm2, ymm3, 0xd                                    ;   101.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   101.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   102.7 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   104.7 fp3     48 x[1]
        vpslld ymm3, ymm1, 3                                      ;   103.7 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   103.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   104.7 fp0     47 x[2]
        vpslld ymm1, ymm2, 3                                      ;   103.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   104.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   105.7 fp2     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   105.7 fp0     49 x[3]
        vpslld ymm1, ymm4, 1                                      ;   106.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   106.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   107.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   106.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   106.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   107.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   108.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   109.7 fp1     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   108.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2336]                            ;   108.7 fp2+agu1   80 x[3]
        vpslld ymm5, ymm1, 7                                      ;   108.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   109.7 fp3     53 x[2]
        vpxor ymm1, ymm1, [rbp + 352]                             ;   108.7 fp0+agu0   80 x[1]
        vpslld ymm5, ymm2, 5                                      ;   110.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   110.7 fp1     54 x[0]
        vpslld ymm6, ymm3, 0x16                                   ;   110.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   110.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   111.7 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2272]                            ;   112.7 fp0+agu1   80 x[0]
        vmovdqa ymm2, ymm1                                        ;   109.7         29 x copy
        vpxor ymm6, ymm6, ymm3                                    ;   111.7 fp2     80 x[2]
        vpxor ymm6, ymm6, [rbp + 2304]                            ;   112.7 fp1+agu0   80 x[2]
        vpand ymm3, ymm4, ymm5                                    ;   113.7 fp3     29 x
        vpxor ymm5, ymm4, ymm5                                    ;   113.7 fp0     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   113.7 fp2     29 x
        vpxor ymm2, ymm2, ymm6                                    ;   113.7 fp1     29 x
        vpxor ymm3, ymm3, ymm2                                    ;   114.7 fp3     29 x
        vpand ymm1, ymm1, ymm5                                    ;   114.7 fp0     29 x
        vpxor ymm1, ymm1, ymm2                                    ;   115.7 fp2     29 x
        vpor ymm2, ymm2, ymm5                                     ;   114.7 fp1     29 x
        vpxor ymm2, ymm2, ymm4                                    ;   115.7 fp3     29 x
        vpxor ymm5, ymm5, ymm3                                    ;   115.7 fp0     29 x
        vpand ymm4, ymm4, ymm1                                    ;   116.7 fp2     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   116.7 fp1     29 x
        vpxor ymm4, ymm4, ymm5                                    ;   117.7 fp3     29 x
        vpand ymm1, ymm1, ymm2                                    ;   117.7 fp0     29 x
        vpxor ymm5, ymm5, ymm1                                    ;   118.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   118.7 fp1     29 x
        vpslld ymm1, ymm4, 0xd                                    ;   118.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   118.7 fp1     46 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;   119.7 fp3     46 x[0]
        vpslld ymm4, ymm2, 3                                      ;   119.7 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   119.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   120.7 fp0     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   120.7 fp3     48 x[1]
        vpslld ymm2, ymm1, 3                                      ;   120.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   121.7 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   121.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;   122.7 fp3     49 x[3]
        vpslld ymm2, ymm3, 1                                      ;   122.7 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   122.7 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   123.7 fp0     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   123.7 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   123.7 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   124.7 fp3     51 x[3]
        vpxor ymm1, ymm1, ymm2                                    ;   124.7 fp0     52 x[0]
        vpslld ymm5, ymm2, 7                                      ;   124.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   125.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 416]                             ;   124.7 fp3+agu1   80 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   125.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   126.7 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 2368]                            ;   125.7 fp1+agu0   80 x[3]
        vpslld ymm5, ymm1, 5                                      ;   126.7 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   126.7 fp1     54 x[0]
        vpxor ymm5, ymm5, [rbp + 384]                             ;   127.7 fp3+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm1                                    ;   128.7 fp0     80 x[0]
        vmovdqa ymm1, ymm2                                        ;   125.7         30 x copy
        vpxor ymm6, ymm2, ymm5                                    ;   129.7 fp2     30 x
        vpslld ymm7, ymm4, 0x16                                   ;   127.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   127.7 fp2     55 x[2]
        vmovdqa ymm8, ymm3                                        ;   126.7         30 x copy
        vpxor ymm7, ymm7, ymm4                                    ;   128.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 448]                             ;   129.7 fp0+agu0   80 x[2]
        vpor ymm1, ymm1, ymm7                                     ;   130.7 fp1     30 x
        vpxor ymm8, ymm8, ymm1                                    ;   131.7 fp2     30 x
        vpand ymm3, ymm3, ymm7                                    ;   130.7 fp3     30 x
        vpxor ymm2, ymm2, ymm7                                    ;   130.7 fp0     30 x
        vpxor ymm3, ymm3, ymm6                                    ;   131.7 fp1     30 x
        vpand ymm5, ymm5, ymm8                                    ;   132.7 fp2     30 x
        vpxor ymm2, ymm2, ymm5                                    ;   133.7 fp3     30 x
        vmovdqa ymm1, ymm8                                        ;   132.7         30 x copy
        vpxor ymm8, ymm8, ymm3                                    ;   132.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   133.7 fp1     48 x[1]
        vpand ymm5, ymm5, ymm2                                    ;   134.7 fp2     30 x
        vpxor ymm1, ymm1, ymm5                                    ;   135.7 fp3     30 x
        vpand ymm3, ymm3, ymm2                                    ;   134.7 fp0     30 x
        vpxor ymm8, ymm8, ymm3                                    ;   135.7 fp1     30 x
        vpxor ymm3, ymm3, ymm1                                    ;   136.7 fp2     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   136.7 fp3     48 x[1]
        vpslld ymm1, ymm8, 3                                      ;   136.7 fp1     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   136.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   137.7 fp0     47 x[2]
        vpslld ymm4, ymm3, 0xd                                    ;   137.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   137.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   138.7 fp3     46 x[0]
        vpxor ymm6, ymm6, ymm1                                    ;   138.7 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;   138.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   139.7 fp2     48 x[1]
        vpslld ymm3, ymm4, 3                                      ;   139.7 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   140.7 fp3     49 x[3]
        vpslld ymm3, ymm6, 1                                      ;   140.7 fp2     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   140.7 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;   141.7 fp0     50 x[1]
        vpslld ymm5, ymm2, 7                                      ;   141.7 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   141.7 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   142.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   142.7 fp0     52 x[0]
        vpslld ymm2, ymm3, 7                                      ;   142.7 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   143.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 2432]                            ;   142.7 fp3+agu1   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;   143.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   144.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2464]                            ;   143.7 fp1+agu0   23 x
        vpslld ymm2, ymm4, 5                                      ;   144.7 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   144.7 fp1     54 x[0]
        vmovdqa ymm6, ymm3                                        ;   143.7         23 x copy
        vpxor ymm2, ymm2, ymm4                                    ;   145.7 fp3     80 x[0]
        vpxor ymm2, ymm2, [rbp + 2400]                            ;   146.7 fp0+agu1   80 x[0]
        vpslld ymm4, ymm1, 0x16                                   ;   145.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   145.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   146.7 fp3     80 x[2]
        vpxor ymm4, ymm4, [rbp + 480]                             ;   147.7 fp0+agu0   80 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   147.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   148.7 fp1     23 x
        vpand ymm3, ymm3, ymm5                                    ;   148.7 fp3     23 x
        vpxor ymm1, ymm2, ymm3                                    ;   149.7 fp0     23 x
        vpor ymm2, ymm2, ymm5                                     ;   148.7 fp2     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   148.7 fp1     23 x
        vpxor ymm2, ymm2, ymm6                                    ;   149.7 fp3     23 x
        vpand ymm4, ymm4, ymm1                                    ;   150.7 fp0     23 x
        vpand ymm3, ymm6, ymm1                                    ;   150.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   151.7 fp1     23 x
        vpxor ymm1, ymm1, ymm5                                    ;   150.7 fp3     23 x
        vpand ymm5, ymm5, ymm2                                    ;   150.7 fp0     23 x
        vpxor ymm6, ymm6, ymm1                                    ;   152.7 fp2     23 x
        vpor ymm5, ymm5, ymm3                                     ;   151.7 fp1     23 x
        vpxor ymm1, ymm1, ymm5                                    ;   152.7 fp3     48 x[1]
        vpslld ymm3, ymm5, 0xd                                    ;   152.7 fp2     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   152.7 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   153.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   153.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   153.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   154.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   154.7 fp0     48 x[1]
        vpslld ymm5, ymm3, 3                                      ;   154.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   155.7 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   155.7 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   156.7 fp0     49 x[3]
        vpslld ymm5, ymm1, 1                                      ;   156.7 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   156.7 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   157.7 fp3     50 x[1]
        vpslld ymm1, ymm2, 7                                      ;   157.7 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   157.7 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm2                                    ;   158.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   158.7 fp3     52 x[0]
        vpslld ymm2, ymm5, 7                                      ;   158.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   159.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2496]                            ;   158.7 fp0+agu1   80 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   159.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm1                                    ;   160.7 fp2     53 x[2]
        vpxor ymm1, ymm1, [rbp + 576]                             ;   159.7 fp1+agu0   80 x[3]
        vpslld ymm2, ymm3, 5                                      ;   160.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   160.7 fp1     54 x[0]
        vpxor ymm2, ymm2, [rbp + 512]                             ;   161.7 fp0+agu1   80 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   162.7 fp3     80 x[0]
        vpand ymm3, ymm5, ymm2                                    ;   163.7 fp2     24 x
        vmovdqa ymm6, ymm5                                        ;   159.7         24 x copy
        vpxor ymm5, ymm5, ymm1                                    ;   160.7 fp1     24 x
        vpslld ymm7, ymm4, 0x16                                   ;   161.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   161.7 fp1     55 x[2]
        vpxor ymm2, ymm1, ymm2                                    ;   163.7 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   162.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 544]                             ;   163.7 fp2+agu0   80 x[2]
        vpor ymm6, ymm6, ymm2                                     ;   164.7 fp0     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   164.7 fp1     24 x
        vpor ymm7, ymm7, ymm3                                     ;   164.7 fp3     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   165.7 fp2     24 x
        vpxor ymm3, ymm3, ymm5                                    ;   165.7 fp0     24 x
        vpand ymm5, ymm5, ymm7                                    ;   165.7 fp1     24 x
        vpor ymm5, ymm5, ymm6                                     ;   166.7 fp3     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   166.7 fp2     24 x
        vpxor ymm1, ymm1, ymm3                                    ;   166.7 fp0     24 x
        vpxor ymm6, ymm6, ymm1                                    ;   167.7 fp1     24 x
        vpslld ymm2, ymm3, 3                                      ;   166.7 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   166.7 fp1     47 x[2]
        vpor ymm7, ymm7, ymm5                                     ;   167.7 fp3     24 x
        vpand ymm1, ymm1, ymm5                                    ;   167.7 fp0     24 x
        vpxor ymm2, ymm2, ymm3                                    ;   167.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   168.7 fp1     24 x
        vpxor ymm7, ymm7, ymm6                                    ;   168.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm2                                    ;   169.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   168.7 fp2     49 x[3]
        vpslld ymm3, ymm1, 0xd                                    ;   169.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   169.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   170.7 fp3     46 x[0]
        vpxor ymm7, ymm7, ymm3                                    ;   171.7 fp0     48 x[1]
        vpslld ymm1, ymm3, 3                                      ;   171.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   172.7 fp2     49 x[3]
        vpslld ymm1, ymm7, 1                                      ;   172.7 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   172.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   173.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   173.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   173.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   174.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   174.7 fp3     52 x[0]
        vpslld ymm5, ymm1, 7                                      ;   174.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   175.7 fp0     53 x[2]
        vpxor ymm1, ymm1, [rbp + 2560]                            ;   174.7 fp3+agu1   80 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   175.7 fp2     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   176.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2624]                            ;   175.7 fp3+agu0   80 x[3]
        vpslld ymm5, ymm3, 5                                      ;   176.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   176.7 fp2     54 x[0]
        vpxor ymm5, ymm5, [rbp + 2528]                            ;   177.7 fp0+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm3                                    ;   178.7 fp3     80 x[0]
        vpxor ymm3, ymm1, ymm5                                    ;   179.7 fp1     25 x
        vmovdqa ymm6, ymm1                                        ;   175.7         25 x copy
        vpslld ymm7, ymm2, 0x16                                   ;   177.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   177.7 fp1     55 x[2]
        vmovdqa ymm8, ymm4                                        ;   176.7         25 x copy
        vpxor ymm7, ymm7, ymm2                                    ;   178.7 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 2592]                            ;   179.7 fp3+agu0   80 x[2]
        vpor ymm4, ymm4, ymm5                                     ;   179.7 fp2     25 x
        vpxor ymm6, ymm6, ymm4                                    ;   180.7 fp1     25 x
        vpxor ymm3, ymm3, ymm7                                    ;   180.7 fp0     25 x
        vpand ymm7, ymm7, ymm5                                    ;   180.7 fp3     25 x
        vpxor ymm8, ymm8, ymm7                                    ;   181.7 fp2     25 x
        vpand ymm1, ymm1, ymm8                                    ;   182.7 fp1     25 x
        vpxor ymm8, ymm8, ymm3                                    ;   182.7 fp0     25 x
        vpxor ymm1, ymm3, ymm1                                    ;   183.7 fp3     25 x
        vpor ymm3, ymm3, ymm6                                     ;   181.7 fp2     25 x
        vpxor ymm5, ymm5, ymm8                                    ;   183.7 fp1     25 x
        vpxor ymm3, ymm3, ymm8                                    ;   183.7 fp0     25 x
        vpxor ymm6, ymm6, ymm3                                    ;   184.7 fp3     25 x
        vpxor ymm3, ymm3, ymm1                                    ;   184.7 fp2     48 x[1]
        vpslld ymm2, ymm5, 0xd                                    ;   184.7 fp1     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   184.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   185.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   185.7 fp1     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   185.7 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   186.7 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   186.7 fp0     48 x[1]
        vpslld ymm5, ymm2, 3                                      ;   186.7 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   187.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   187.7 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   188.7 fp0     49 x[3]
        vpslld ymm5, ymm3, 1                                      ;   188.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   188.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   189.7 fp3     50 x[1]
        vpslld ymm3, ymm1, 7                                      ;   189.7 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   189.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   190.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   190.7 fp3     52 x[0]
        vpslld ymm1, ymm5, 7                                      ;   190.7 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   191.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2656]                            ;   190.7 fp0+agu1   80 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   191.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   192.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 640]                             ;   191.7 fp2+agu0   80 x[3]
        vpslld ymm1, ymm2, 5                                      ;   192.7 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   192.7 fp2     54 x[0]
        vmovdqa ymm6, ymm5                                        ;   191.7         26 x copy
        vpxor ymm5, ymm5, ymm3                                    ;   192.7 fp0     26 x
        vpxor ymm1, ymm1, ymm2                                    ;   193.7 fp3     80 x[0]
        vpxor ymm1, ymm1, [rbp + 608]                             ;   194.7 fp1+agu1   80 x[0]
        vpslld ymm2, ymm4, 0x16                                   ;   193.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   193.7 fp1     55 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   194.7 fp0     80 x[2]
        vpxor ymm2, ymm2, [rbp + 2688]                            ;   195.7 fp3+agu0   80 x[2]
        vmovdqa ymm4, ymm5                                        ;   193.7         26 x copy
        vpand ymm6, ymm6, ymm1                                    ;   195.7 fp2     26 x
        vpor ymm3, ymm3, ymm1                                     ;   195.7 fp0     26 x
        vpxor ymm1, ymm1, ymm2                                    ;   196.7 fp1     26 x
        vpand ymm2, ymm2, ymm3                                    ;   196.7 fp3     26 x
        vpor ymm1, ymm1, ymm6                                     ;   197.7 fp2     26 x
        vpxor ymm4, ymm4, ymm1                                    ;   198.7 fp0     26 x
        vpor ymm5, ymm5, ymm6                                     ;   196.7 fp1     26 x
        vpxor ymm3, ymm3, ymm6                                    ;   196.7 fp3     26 x
        vpxor ymm5, ymm5, ymm2                                    ;   197.7 fp2     26 x
        vpor ymm6, ymm6, ymm2                                     ;   197.7 fp0     26 x
        vpor ymm2, ymm2, ymm3                                     ;   197.7 fp1     26 x
        vpor ymm3, ymm3, ymm5                                     ;   198.7 fp3     26 x
        vpxor ymm2, ymm2, ymm4                                    ;   199.7 fp2     26 x
        vpand ymm4, ymm4, ymm5                                    ;   199.7 fp0     26 x
        vpxor ymm4, ymm4, ymm3                                    ;   200.7 fp1     26 x
        vpxor ymm3, ymm3, ymm2                                    ;   200.7 fp3     26 x
        vpxor ymm6, ymm6, ymm2                                    ;   200.7 fp2     49 x[3]
        vpslld ymm1, ymm4, 0xd                                    ;   201.7 fp1     46 x[0]
        vpsrld ymm2, ymm4, 0x13                                   ;   201.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   202.7 fp0     46 x[0]
        vpslld ymm2, ymm3, 3                                      ;   201.7 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   201.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   202.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;   203.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   204.7 fp1     48 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   203.7 fp3     49 x[3]
        vpslld ymm3, ymm1, 3                                      ;   203.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   204.7 fp0     49 x[3]
        vpslld ymm3, ymm5, 1                                      ;   205.7 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;   205.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   206.7 fp3     50 x[1]
        vpslld ymm4, ymm6, 7                                      ;   205.7 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;   205.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   206.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;   207.7 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;   208.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   207.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2784]                            ;   207.7 fp0+agu1   80 x[3]
        vpslld ymm5, ymm3, 7                                      ;   207.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   208.7 fp3     53 x[2]
        vpxor ymm3, ymm3, [rbp + 2752]                            ;   207.7 fp2+agu0   80 x[1]
        vpslld ymm5, ymm1, 5                                      ;   209.7 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   209.7 fp2     54 x[0]
        vpslld ymm6, ymm2, 0x16                                   ;   209.7 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   209.7 fp2     55 x[2]
        vmovdqa ymm7, ymm4                                        ;   208.7         27 x copy
        vpxor ymm5, ymm5, ymm1                                    ;   210.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2720]                            ;   211.7 fp3+agu1   80 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;   210.7 fp1     80 x[2]
        vpxor ymm6, ymm6, [rbp + 672]                             ;   211.7 fp2+agu0   80 x[2]
        vpxor ymm1, ymm3, ymm5                                    ;   212.7 fp0     27 x
        vmovdqa ymm2, ymm3                                        ;   208.7         27 x copy
        vmovdqa ymm8, ymm3                                        ;   208.7         27 x copy
        vpxor ymm7, ymm7, ymm5                                    ;   212.7 fp3     27 x
        vpxor ymm4, ymm4, ymm6                                    ;   212.7 fp1     27 x
        vpand ymm1, ymm1, ymm7                                    ;   213.7 fp2     27 x
        vpor ymm6, ymm6, ymm7                                     ;   213.7 fp0     27 x
        vpxor ymm1, ymm1, ymm4                                    ;   214.7 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;   214.7 fp1     27 x
        vpxor ymm2, ymm2, ymm6                                    ;   214.7 fp2     27 x
        vmovdqa ymm5, ymm7                                        ;   213.7         27 x copy
        vpxor ymm2, ymm2, ymm4                                    ;   215.7 fp0     27 x
        vpand ymm4, ymm4, ymm1                                    ;   215.7 fp3     27 x
        vpand ymm3, ymm3, ymm1                                    ;   215.7 fp1     27 x
        vpxor ymm7, ymm7, ymm3                                    ;   216.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   216.7 fp0     27 x
        vpor ymm2, ymm2, ymm4                                     ;   216.7 fp3     27 x
        vpslld ymm3, ymm1, 0xd                                    ;   215.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   215.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   216.7 fp0     46 x[0]
        vpxor ymm8, ymm8, ymm5                                    ;   217.7 fp3     27 x
        vpxor ymm2, ymm2, ymm5                                    ;   217.7 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   218.7 fp2     48 x[1]
        vpslld ymm1, ymm3, 3                                      ;   217.7 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm1                                    ;   218.7 fp0     49 x[3]
        vpslld ymm1, ymm8, 3                                      ;   218.7 fp2     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   218.7 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   219.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;   220.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm1                                    ;   220.7 fp2     49 x[3]
        vpslld ymm4, ymm2, 1                                      ;   221.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   221.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;   222.7 fp3     50 x[1]
        vpslld ymm2, ymm7, 7                                      ;   221.7 fp1     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;   221.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   222.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   223.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   224.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   223.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 2880]                            ;   223.7 fp3+agu1   80 x[3]
        vpslld ymm5, ymm4, 7                                      ;   223.7 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   224.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2816]                            ;   223.7 fp1+agu0   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;   225.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   225.7 fp1     54 x[0]
        vmovdqa ymm6, ymm4                                        ;   224.7         28 x copy
        vpxor ymm4, ymm4, ymm2                                    ;   224.7 fp3     28 x
        vpslld ymm7, ymm1, 0x16                                   ;   225.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   225.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   226.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 704]                             ;   227.7 fp3+agu1   80 x[0]
        vmovdqa ymm3, ymm2                                        ;   224.7         28 x copy
        vpxor ymm7, ymm7, ymm1                                    ;   226.7 fp2     28 x
        vpxor ymm7, ymm7, [rbp + 2848]                            ;   227.7 fp1+agu0   28 x
        vpor ymm6, ymm6, ymm5                                     ;   228.7 fp0     28 x
        vpxor ymm7, ymm7, ymm5                                    ;   228.7 fp3     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   228.7 fp2     28 x
        vpxor ymm6, ymm6, ymm7                                    ;   229.7 fp1     28 x
        vpand ymm7, ymm7, ymm5                                    ;   229.7 fp0     28 x
        vpand ymm7, ymm7, ymm4                                    ;   230.7 fp3     28 x
        vpor ymm3, ymm3, ymm4                                     ;   229.7 fp2     28 x
        vpxor ymm2, ymm2, ymm7                                    ;   231.7 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   230.7 fp0     28 x
        vpxor ymm3, ymm3, ymm6                                    ;   230.7 fp3     28 x
        vmovdqa ymm1, ymm4                                        ;   229.7         28 x copy
        vpand ymm6, ymm6, ymm2                                    ;   232.7 fp2     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   233.7 fp1     48 x[1]
        vpand ymm6, ymm5, ymm3                                    ;   231.7 fp0     28 x
        vpxor ymm1, ymm1, ymm6                                    ;   232.7 fp3     28 x
        vpxor ymm5, ymm5, ymm2                                    ;   232.7 fp2     49 x[3]
        vpslld ymm2, ymm3, 0xd                                    ;   231.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   231.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   232.7 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   234.7 fp3     48 x[1]
        vpslld ymm3, ymm1, 3                                      ;   233.7 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   233.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   234.7 fp0     47 x[2]
        vpslld ymm1, ymm2, 3                                      ;   233.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   234.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   235.7 fp2     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   235.7 fp0     49 x[3]
        vpslld ymm1, ymm4, 1                                      ;   236.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   236.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   237.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   236.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   236.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   237.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   238.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   239.7 fp1     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   238.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2976]                            ;   238.7 fp2+agu1   80 x[3]
        vpslld ymm5, ymm1, 7                                      ;   238.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   239.7 fp3     53 x[2]
        vpxor ymm1, ymm1, [rbp + 736]                             ;   238.7 fp0+agu0   80 x[1]
        vpslld ymm5, ymm2, 5                                      ;   240.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   240.7 fp1     54 x[0]
        vpslld ymm6, ymm3, 0x16                                   ;   240.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   240.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   241.7 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2912]                            ;   242.7 fp0+agu1   80 x[0]
        vmovdqa ymm2, ymm1                                        ;   239.7         29 x copy
        vpxor ymm6, ymm6, ymm3                                    ;   241.7 fp2     80 x[2]
        vpxor ymm6, ymm6, [rbp + 2944]                            ;   242.7 fp1+agu0   80 x[2]
        vpand ymm3, ymm4, ymm5                                    ;   243.7 fp3     29 x
        vpxor ymm5, ymm4, ymm5                                    ;   243.7 fp0     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   243.7 fp2     29 x
        vpxor ymm2, ymm2, ymm6                                    ;   243.7 fp1     29 x
        vpxor ymm3, ymm3, ymm2                                    ;   244.7 fp3     29 x
        vpand ymm1, ymm1, ymm5                                    ;   244.7 fp0     29 x
        vpxor ymm1, ymm1, ymm2                                    ;   245.7 fp2     29 x
        vpor ymm2, ymm2, ymm5                                     ;   244.7 fp1     29 x
        vpxor ymm2, ymm2, ymm4                                    ;   245.7 fp3     29 x
        vpxor ymm5, ymm5, ymm3                                    ;   245.7 fp0     29 x
        vpand ymm4, ymm4, ymm1                                    ;   246.7 fp2     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   246.7 fp1     29 x
        vpxor ymm4, ymm4, ymm5                                    ;   247.7 fp3     29 x
        vpand ymm1, ymm1, ymm2                                    ;   247.7 fp0     29 x
        vpxor ymm5, ymm5, ymm1                                    ;   248.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   248.7 fp1     29 x
        vpslld ymm1, ymm4, 0xd                                    ;   248.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   248.7 fp1     46 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;   249.7 fp3     46 x[0]
        vpslld ymm4, ymm2, 3                                      ;   249.7 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   249.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   250.7 fp0     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   250.7 fp3     48 x[1]
        vpslld ymm2, ymm1, 3                                      ;   250.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   251.7 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   251.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;   252.7 fp3     49 x[3]
        vpslld ymm2, ymm3, 1                                      ;   252.7 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   252.7 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   253.7 fp0     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   253.7 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   253.7 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   254.7 fp3     51 x[3]
        vpxor ymm1, ymm1, ymm2                                    ;   254.7 fp0     52 x[0]
        vpslld ymm5, ymm2, 7                                      ;   254.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   255.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 800]                             ;   254.7 fp3+agu1   80 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   255.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   256.7 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3008]                            ;   255.7 fp1+agu0   80 x[3]
        vpslld ymm5, ymm1, 5                                      ;   256.7 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   256.7 fp1     54 x[0]
        vpxor ymm5, ymm5, [rbp + 768]                             ;   257.7 fp3+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm1                                    ;   258.7 fp0     80 x[0]
        vmovdqa ymm1, ymm2                                        ;   255.7         30 x copy
        vpxor ymm6, ymm2, ymm5                                    ;   259.7 fp2     30 x
        vpslld ymm7, ymm4, 0x16                                   ;   257.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   257.7 fp2     55 x[2]
        vmovdqa ymm8, ymm3                                        ;   256.7         30 x copy
        vpxor ymm7, ymm7, ymm4                                    ;   258.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 832]                             ;   259.7 fp0+agu0   80 x[2]
        vpor ymm1, ymm1, ymm7                                     ;   260.7 fp1     30 x
        vpxor ymm8, ymm8, ymm1                                    ;   261.7 fp2     30 x
        vpand ymm3, ymm3, ymm7                                    ;   260.7 fp3     30 x
        vpxor ymm2, ymm2, ymm7                                    ;   260.7 fp0     30 x
        vpxor ymm3, ymm3, ymm6                                    ;   261.7 fp1     30 x
        vpand ymm5, ymm5, ymm8                                    ;   262.7 fp2     30 x
        vpxor ymm2, ymm2, ymm5                                    ;   263.7 fp3     30 x
        vmovdqa ymm1, ymm8                                        ;   262.7         30 x copy
        vpxor ymm8, ymm8, ymm3                                    ;   262.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   263.7 fp1     48 x[1]
        vpand ymm5, ymm5, ymm2                                    ;   264.7 fp2     30 x
        vpxor ymm1, ymm1, ymm5                                    ;   265.7 fp3     30 x
        vpand ymm3, ymm3, ymm2                                    ;   264.7 fp0     30 x
        vpxor ymm8, ymm8, ymm3                                    ;   265.7 fp1     30 x
        vpxor ymm3, ymm3, ymm1                                    ;   266.7 fp2     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   266.7 fp3     48 x[1]
        vpslld ymm1, ymm8, 3                                      ;   266.7 fp1     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   266.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   267.7 fp0     47 x[2]
        vpslld ymm4, ymm3, 0xd                                    ;   267.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   267.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   268.7 fp3     46 x[0]
        vpxor ymm6, ymm6, ymm1                                    ;   268.7 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;   268.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   269.7 fp2     48 x[1]
        vpslld ymm3, ymm4, 3                                      ;   269.7 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   270.7 fp3     49 x[3]
        vpslld ymm3, ymm6, 1                                      ;   270.7 fp2     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   270.7 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;   271.7 fp0     50 x[1]
        vpslld ymm5, ymm2, 7                                      ;   271.7 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   271.7 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   272.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   272.7 fp0     52 x[0]
        vpslld ymm2, ymm3, 7                                      ;   272.7 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   273.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3072]                            ;   272.7 fp3+agu1   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;   273.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   274.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3104]                            ;   273.7 fp1+agu0   23 x
        vpslld ymm2, ymm4, 5                                      ;   274.7 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   274.7 fp1     54 x[0]
        vmovdqa ymm6, ymm3                                        ;   273.7         23 x copy
        vpxor ymm2, ymm2, ymm4                                    ;   275.7 fp3     80 x[0]
        vpxor ymm2, ymm2, [rbp + 3040]                            ;   276.7 fp0+agu1   80 x[0]
        vpslld ymm4, ymm1, 0x16                                   ;   275.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   275.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   276.7 fp3     80 x[2]
        vpxor ymm4, ymm4, [rbp + 864]                             ;   277.7 fp0+agu0   80 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   277.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   278.7 fp1     23 x
        vpand ymm3, ymm3, ymm5                                    ;   278.7 fp3     23 x
        vpxor ymm1, ymm2, ymm3                                    ;   279.7 fp0     23 x
        vpor ymm2, ymm2, ymm5                                     ;   278.7 fp2     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   278.7 fp1     23 x
        vpxor ymm2, ymm2, ymm6                                    ;   279.7 fp3     23 x
        vpand ymm4, ymm4, ymm1                                    ;   280.7 fp0     23 x
        vpand ymm3, ymm6, ymm1                                    ;   280.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   281.7 fp1     23 x
        vpxor ymm1, ymm1, ymm5                                    ;   280.7 fp3     23 x
        vpand ymm5, ymm5, ymm2                                    ;   280.7 fp0     23 x
        vpxor ymm6, ymm6, ymm1                                    ;   282.7 fp2     23 x
        vpor ymm5, ymm5, ymm3                                     ;   281.7 fp1     23 x
        vpxor ymm1, ymm1, ymm5                                    ;   282.7 fp3     48 x[1]
        vpslld ymm3, ymm5, 0xd                                    ;   282.7 fp2     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   282.7 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   283.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   283.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   283.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   284.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   284.7 fp0     48 x[1]
        vpslld ymm5, ymm3, 3                                      ;   284.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   285.7 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   285.7 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   286.7 fp0     49 x[3]
        vpslld ymm5, ymm1, 1                                      ;   286.7 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   286.7 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   287.7 fp3     50 x[1]
        vpslld ymm1, ymm2, 7                                      ;   287.7 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   287.7 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm2                                    ;   288.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   288.7 fp3     52 x[0]
        vpslld ymm2, ymm5, 7                                      ;   288.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   289.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3136]                            ;   288.7 fp0+agu1   80 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   289.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm1                                    ;   290.7 fp2     53 x[2]
        vpxor ymm1, ymm1, [rbp + 960]                             ;   289.7 fp1+agu0   80 x[3]
        vpslld ymm2, ymm3, 5                                      ;   290.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   290.7 fp1     54 x[0]
        vpxor ymm2, ymm2, [rbp + 896]                             ;   291.7 fp0+agu1   80 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   292.7 fp3     80 x[0]
        vpand ymm3, ymm5, ymm2                                    ;   293.7 fp2     24 x
        vmovdqa ymm6, ymm5                                        ;   289.7         24 x copy
        vpxor ymm5, ymm5, ymm1                                    ;   290.7 fp1     24 x
        vpslld ymm7, ymm4, 0x16                                   ;   291.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   291.7 fp1     55 x[2]
        vpxor ymm2, ymm1, ymm2                                    ;   293.7 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   292.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 928]                             ;   293.7 fp2+agu0   80 x[2]
        vpor ymm6, ymm6, ymm2                                     ;   294.7 fp0     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   294.7 fp1     24 x
        vpor ymm7, ymm7, ymm3                                     ;   294.7 fp3     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   295.7 fp2     24 x
        vpxor ymm3, ymm3, ymm5                                    ;   295.7 fp0     24 x
        vpand ymm5, ymm5, ymm7                                    ;   295.7 fp1     24 x
        vpor ymm5, ymm5, ymm6                                     ;   296.7 fp3     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   296.7 fp2     24 x
        vpxor ymm1, ymm1, ymm3                                    ;   296.7 fp0     24 x
        vpxor ymm6, ymm6, ymm1                                    ;   297.7 fp1     24 x
        vpslld ymm2, ymm3, 3                                      ;   296.7 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   296.7 fp1     47 x[2]
        vpor ymm7, ymm7, ymm5                                     ;   297.7 fp3     24 x
        vpand ymm1, ymm1, ymm5                                    ;   297.7 fp0     24 x
        vpxor ymm2, ymm2, ymm3                                    ;   297.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   298.7 fp1     24 x
        vpxor ymm7, ymm7, ymm6                                    ;   298.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm2                                    ;   299.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   298.7 fp2     49 x[3]
        vpslld ymm3, ymm1, 0xd                                    ;   299.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   299.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   300.7 fp3     46 x[0]
        vpxor ymm7, ymm7, ymm3                                    ;   301.7 fp0     48 x[1]
        vpslld ymm1, ymm3, 3                                      ;   301.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   302.7 fp2     49 x[3]
        vpslld ymm1, ymm7, 1                                      ;   302.7 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   302.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   303.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   303.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   303.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   304.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   304.7 fp3     52 x[0]
        vpslld ymm5, ymm1, 7                                      ;   304.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   305.7 fp0     53 x[2]
        vpxor ymm1, ymm1, [rbp + 3200]                            ;   304.7 fp3+agu1   80 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   305.7 fp2     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   306.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3264]                            ;   305.7 fp3+agu0   80 x[3]
        vpslld ymm5, ymm3, 5                                      ;   306.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   306.7 fp2     54 x[0]
        vpxor ymm5, ymm5, [rbp + 3168]                            ;   307.7 fp0+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm3                                    ;   308.7 fp3     80 x[0]
        vpxor ymm3, ymm1, ymm5                                    ;   309.7 fp1     25 x
        vmovdqa ymm6, ymm1                                        ;   305.7         25 x copy
        vpslld ymm7, ymm2, 0x16                                   ;   307.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   307.7 fp1     55 x[2]
        vmovdqa ymm8, ymm4                                        ;   306.7         25 x copy
        vpxor ymm7, ymm7, ymm2                                    ;   308.7 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 3232]                            ;   309.7 fp3+agu0   80 x[2]
        vpor ymm4, ymm4, ymm5                                     ;   309.7 fp2     25 x
        vpxor ymm6, ymm6, ymm4                                    ;   310.7 fp1     25 x
        vpxor ymm3, ymm3, ymm7                                    ;   310.7 fp0     25 x
        vpand ymm7, ymm7, ymm5                                    ;   310.7 fp3     25 x
        vpxor ymm8, ymm8, ymm7                                    ;   311.7 fp2     25 x
        vpand ymm1, ymm1, ymm8                                    ;   312.7 fp1     25 x
        vpxor ymm8, ymm8, ymm3                                    ;   312.7 fp0     25 x
        vpxor ymm1, ymm3, ymm1                                    ;   313.7 fp3     25 x
        vpor ymm3, ymm3, ymm6                                     ;   311.7 fp2     25 x
        vpxor ymm5, ymm5, ymm8                                    ;   313.7 fp1     25 x
        vpxor ymm3, ymm3, ymm8                                    ;   313.7 fp0     25 x
        vpxor ymm6, ymm6, ymm3                                    ;   314.7 fp3     25 x
        vpxor ymm3, ymm3, ymm1                                    ;   314.7 fp2     48 x[1]
        vpslld ymm2, ymm5, 0xd                                    ;   314.7 fp1     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   314.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   315.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   315.7 fp1     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   315.7 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   316.7 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   316.7 fp0     48 x[1]
        vpslld ymm5, ymm2, 3                                      ;   316.7 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   317.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   317.7 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   318.7 fp0     49 x[3]
        vpslld ymm5, ymm3, 1                                      ;   318.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   318.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   319.7 fp3     50 x[1]
        vpslld ymm3, ymm1, 7                                      ;   319.7 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   319.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   320.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   320.7 fp3     52 x[0]
        vpslld ymm1, ymm5, 7                                      ;   320.7 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   321.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3296]                            ;   320.7 fp0+agu1   80 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   321.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   322.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 1024]                            ;   321.7 fp2+agu0   80 x[3]
        vpslld ymm1, ymm2, 5                                      ;   322.7 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   322.7 fp2     54 x[0]
        vmovdqa ymm6, ymm5                                        ;   321.7         26 x copy
        vpxor ymm5, ymm5, ymm3                                    ;   322.7 fp0     26 x
        vpxor ymm1, ymm1, ymm2                                    ;   323.7 fp3     80 x[0]
        vpxor ymm1, ymm1, [rbp + 992]                             ;   324.7 fp1+agu1   80 x[0]
        vpslld ymm2, ymm4, 0x16                                   ;   323.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   323.7 fp1     55 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   324.7 fp0     80 x[2]
        vpxor ymm2, ymm2, [rbp + 3328]                            ;   325.7 fp3+agu0   80 x[2]
        vmovdqa ymm4, ymm5                                        ;   323.7         26 x copy
        vpand ymm6, ymm6, ymm1                                    ;   325.7 fp2     26 x
        vpor ymm3, ymm3, ymm1                                     ;   325.7 fp0     26 x
        vpxor ymm1, ymm1, ymm2                                    ;   326.7 fp1     26 x
        vpand ymm2, ymm2, ymm3                                    ;   326.7 fp3     26 x
        vpor ymm1, ymm1, ymm6                                     ;   327.7 fp2     26 x
        vpxor ymm4, ymm4, ymm1                                    ;   328.7 fp0     26 x
        vpor ymm5, ymm5, ymm6                                     ;   326.7 fp1     26 x
        vpxor ymm3, ymm3, ymm6                                    ;   326.7 fp3     26 x
        vpxor ymm5, ymm5, ymm2                                    ;   327.7 fp2     26 x
        vpor ymm6, ymm6, ymm2                                     ;   327.7 fp0     26 x
        vpor ymm2, ymm2, ymm3                                     ;   327.7 fp1     26 x
        vpor ymm3, ymm3, ymm5                                     ;   328.7 fp3     26 x
        vpxor ymm2, ymm2, ymm4                                    ;   329.7 fp2     26 x
        vpand ymm4, ymm4, ymm5                                    ;   329.7 fp0     26 x
        vpxor ymm4, ymm4, ymm3                                    ;   330.7 fp1     26 x
        vpxor ymm3, ymm3, ymm2                                    ;   330.7 fp3     26 x
        vpxor ymm6, ymm6, ymm2                                    ;   330.7 fp2     49 x[3]
        vpslld ymm1, ymm4, 0xd                                    ;   331.7 fp1     46 x[0]
        vpsrld ymm2, ymm4, 0x13                                   ;   331.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   332.7 fp0     46 x[0]
        vpslld ymm2, ymm3, 3                                      ;   331.7 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   331.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   332.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;   333.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   334.7 fp1     48 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   333.7 fp3     49 x[3]
        vpslld ymm3, ymm1, 3                                      ;   333.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   334.7 fp0     49 x[3]
        vpslld ymm3, ymm5, 1                                      ;   335.7 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;   335.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   336.7 fp3     50 x[1]
        vpslld ymm4, ymm6, 7                                      ;   335.7 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;   335.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   336.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;   337.7 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;   338.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   337.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3424]                            ;   337.7 fp0+agu1   80 x[3]
        vpslld ymm5, ymm3, 7                                      ;   337.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   338.7 fp3     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3392]                            ;   337.7 fp2+agu0   80 x[1]
        vpslld ymm5, ymm1, 5                                      ;   339.7 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   339.7 fp2     54 x[0]
        vpslld ymm6, ymm2, 0x16                                   ;   339.7 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   339.7 fp2     55 x[2]
        vmovdqa ymm7, ymm4                                        ;   338.7         27 x copy
        vpxor ymm5, ymm5, ymm1                                    ;   340.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3360]                            ;   341.7 fp3+agu1   80 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;   340.7 fp1     80 x[2]
        vpxor ymm6, ymm6, [rbp + 1056]                            ;   341.7 fp2+agu0   80 x[2]
        vpxor ymm1, ymm3, ymm5                                    ;   342.7 fp0     27 x
        vmovdqa ymm2, ymm3                                        ;   338.7         27 x copy
        vmovdqa ymm8, ymm3                                        ;   338.7         27 x copy
        vpxor ymm7, ymm7, ymm5                                    ;   342.7 fp3     27 x
        vpxor ymm4, ymm4, ymm6                                    ;   342.7 fp1     27 x
        vpand ymm1, ymm1, ymm7                                    ;   343.7 fp2     27 x
        vpor ymm6, ymm6, ymm7                                     ;   343.7 fp0     27 x
        vpxor ymm1, ymm1, ymm4                                    ;   344.7 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;   344.7 fp1     27 x
        vpxor ymm2, ymm2, ymm6                                    ;   344.7 fp2     27 x
        vmovdqa ymm5, ymm7                                        ;   343.7         27 x copy
        vpxor ymm2, ymm2, ymm4                                    ;   345.7 fp0     27 x
        vpand ymm4, ymm4, ymm1                                    ;   345.7 fp3     27 x
        vpand ymm3, ymm3, ymm1                                    ;   345.7 fp1     27 x
        vpxor ymm7, ymm7, ymm3                                    ;   346.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   346.7 fp0     27 x
        vpor ymm2, ymm2, ymm4                                     ;   346.7 fp3     27 x
        vpslld ymm3, ymm1, 0xd                                    ;   345.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   345.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   346.7 fp0     46 x[0]
        vpxor ymm8, ymm8, ymm5                                    ;   347.7 fp3     27 x
        vpxor ymm2, ymm2, ymm5                                    ;   347.7 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   348.7 fp2     48 x[1]
        vpslld ymm1, ymm3, 3                                      ;   347.7 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm1                                    ;   348.7 fp0     49 x[3]
        vpslld ymm1, ymm8, 3                                      ;   348.7 fp2     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   348.7 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   349.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;   350.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm1                                    ;   350.7 fp2     49 x[3]
        vpslld ymm4, ymm2, 1                                      ;   351.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   351.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;   352.7 fp3     50 x[1]
        vpslld ymm2, ymm7, 7                                      ;   351.7 fp1     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;   351.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   352.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   353.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   354.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   353.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 3520]                            ;   353.7 fp3+agu1   80 x[3]
        vpslld ymm5, ymm4, 7                                      ;   353.7 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   354.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3456]                            ;   353.7 fp1+agu0   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;   355.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   355.7 fp1     54 x[0]
        vmovdqa ymm6, ymm4                                        ;   354.7         28 x copy
        vpxor ymm4, ymm4, ymm2                                    ;   354.7 fp3     28 x
        vpslld ymm7, ymm1, 0x16                                   ;   355.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   355.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   356.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 1088]                            ;   357.7 fp3+agu1   80 x[0]
        vmovdqa ymm3, ymm2                                        ;   354.7         28 x copy
        vpxor ymm7, ymm7, ymm1                                    ;   356.7 fp2     28 x
        vpxor ymm7, ymm7, [rbp + 3488]                            ;   357.7 fp1+agu0   28 x
        vpor ymm6, ymm6, ymm5                                     ;   358.7 fp0     28 x
        vpxor ymm7, ymm7, ymm5                                    ;   358.7 fp3     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   358.7 fp2     28 x
        vpxor ymm6, ymm6, ymm7                                    ;   359.7 fp1     28 x
        vpand ymm7, ymm7, ymm5                                    ;   359.7 fp0     28 x
        vpand ymm7, ymm7, ymm4                                    ;   360.7 fp3     28 x
        vpor ymm3, ymm3, ymm4                                     ;   359.7 fp2     28 x
        vpxor ymm2, ymm2, ymm7                                    ;   361.7 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   360.7 fp0     28 x
        vpxor ymm3, ymm3, ymm6                                    ;   360.7 fp3     28 x
        vmovdqa ymm1, ymm4                                        ;   359.7         28 x copy
        vpand ymm6, ymm6, ymm2                                    ;   362.7 fp2     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   363.7 fp1     48 x[1]
        vpand ymm6, ymm5, ymm3                                    ;   361.7 fp0     28 x
        vpxor ymm1, ymm1, ymm6                                    ;   362.7 fp3     28 x
        vpxor ymm5, ymm5, ymm2                                    ;   362.7 fp2     49 x[3]
        vpslld ymm2, ymm3, 0xd                                    ;   361.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   361.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   362.7 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   364.7 fp3     48 x[1]
        vpslld ymm3, ymm1, 3                                      ;   363.7 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   363.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   364.7 fp0     47 x[2]
        vpslld ymm1, ymm2, 3                                      ;   363.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   364.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   365.7 fp2     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   365.7 fp0     49 x[3]
        vpslld ymm1, ymm4, 1                                      ;   366.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   366.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;   367.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   366.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   366.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   367.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   368.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   369.7 fp1     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   368.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3616]                            ;   368.7 fp2+agu1   80 x[3]
        vpslld ymm5, ymm1, 7                                      ;   368.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   369.7 fp3     53 x[2]
        vpxor ymm1, ymm1, [rbp + 1120]                            ;   368.7 fp0+agu0   80 x[1]
        vpslld ymm5, ymm2, 5                                      ;   370.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   370.7 fp1     54 x[0]
        vpslld ymm6, ymm3, 0x16                                   ;   370.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   370.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   371.7 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3552]                            ;   372.7 fp0+agu1   80 x[0]
        vmovdqa ymm2, ymm1                                        ;   369.7         29 x copy
        vpxor ymm6, ymm6, ymm3                                    ;   371.7 fp2     80 x[2]
        vpxor ymm6, ymm6, [rbp + 3584]                            ;   372.7 fp1+agu0   80 x[2]
        vpand ymm3, ymm4, ymm5                                    ;   373.7 fp3     29 x
        vpxor ymm5, ymm4, ymm5                                    ;   373.7 fp0     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   373.7 fp2     29 x
        vpxor ymm2, ymm2, ymm6                                    ;   373.7 fp1     29 x
        vpxor ymm3, ymm3, ymm2                                    ;   374.7 fp3     29 x
        vpand ymm1, ymm1, ymm5                                    ;   374.7 fp0     29 x
        vpxor ymm1, ymm1, ymm2                                    ;   375.7 fp2     29 x
        vpor ymm2, ymm2, ymm5                                     ;   374.7 fp1     29 x
        vpxor ymm2, ymm2, ymm4                                    ;   375.7 fp3     29 x
        vpxor ymm5, ymm5, ymm3                                    ;   375.7 fp0     29 x
        vpand ymm4, ymm4, ymm1                                    ;   376.7 fp2     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   376.7 fp1     29 x
        vpxor ymm4, ymm4, ymm5                                    ;   377.7 fp3     29 x
        vpand ymm1, ymm1, ymm2                                    ;   377.7 fp0     29 x
        vpxor ymm5, ymm5, ymm1                                    ;   378.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   378.7 fp1     29 x
        vpslld ymm1, ymm4, 0xd                                    ;   378.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   378.7 fp1     46 x[0]
        vpxor ymm1, ymm1, ymm4                                    ;   379.7 fp3     46 x[0]
        vpslld ymm4, ymm2, 3                                      ;   379.7 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   379.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   380.7 fp0     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   380.7 fp3     48 x[1]
        vpslld ymm2, ymm1, 3                                      ;   380.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   381.7 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   381.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;   382.7 fp3     49 x[3]
        vpslld ymm2, ymm3, 1                                      ;   382.7 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   382.7 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   383.7 fp0     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   383.7 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   383.7 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   384.7 fp3     51 x[3]
        vpxor ymm1, ymm1, ymm2                                    ;   384.7 fp0     52 x[0]
        vpslld ymm5, ymm2, 7                                      ;   384.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   385.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 1184]                            ;   384.7 fp3+agu1   80 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   385.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   386.7 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3648]                            ;   385.7 fp1+agu0   80 x[3]
        vpslld ymm5, ymm1, 5                                      ;   386.7 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   386.7 fp1     54 x[0]
        vpxor ymm5, ymm5, [rbp + 1152]                            ;   387.7 fp3+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm1                                    ;   388.7 fp0     80 x[0]
        vmovdqa ymm1, ymm2                                        ;   385.7         30 x copy
        vpxor ymm6, ymm2, ymm5                                    ;   389.7 fp2     30 x
        vpslld ymm7, ymm4, 0x16                                   ;   387.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   387.7 fp2     55 x[2]
        vmovdqa ymm8, ymm3                                        ;   386.7         30 x copy
        vpxor ymm7, ymm7, ymm4                                    ;   388.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1216]                            ;   389.7 fp0+agu0   80 x[2]
        vpor ymm1, ymm1, ymm7                                     ;   390.7 fp1     30 x
        vpxor ymm8, ymm8, ymm1                                    ;   391.7 fp2     30 x
        vpand ymm3, ymm3, ymm7                                    ;   390.7 fp3     30 x
        vpxor ymm2, ymm2, ymm7                                    ;   390.7 fp0     30 x
        vpxor ymm3, ymm3, ymm6                                    ;   391.7 fp1     30 x
        vpand ymm5, ymm5, ymm8                                    ;   392.7 fp2     30 x
        vpxor ymm2, ymm2, ymm5                                    ;   393.7 fp3     30 x
        vmovdqa ymm1, ymm8                                        ;   392.7         30 x copy
        vpxor ymm8, ymm8, ymm3                                    ;   392.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   393.7 fp1     48 x[1]
        vpand ymm5, ymm5, ymm2                                    ;   394.7 fp2     30 x
        vpxor ymm1, ymm1, ymm5                                    ;   395.7 fp3     30 x
        vpand ymm3, ymm3, ymm2                                    ;   394.7 fp0     30 x
        vpxor ymm8, ymm8, ymm3                                    ;   395.7 fp1     30 x
        vpxor ymm3, ymm3, ymm1                                    ;   396.7 fp2     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   396.7 fp3     48 x[1]
        vpslld ymm1, ymm8, 3                                      ;   396.7 fp1     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   396.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   397.7 fp0     47 x[2]
        vpslld ymm4, ymm3, 0xd                                    ;   397.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   397.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   398.7 fp3     46 x[0]
        vpxor ymm6, ymm6, ymm1                                    ;   398.7 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;   398.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   399.7 fp2     48 x[1]
        vpslld ymm3, ymm4, 3                                      ;   399.7 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   400.7 fp3     49 x[3]
        vpslld ymm3, ymm6, 1                                      ;   400.7 fp2     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   400.7 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;   401.7 fp0     50 x[1]
        vpslld ymm5, ymm2, 7                                      ;   401.7 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   401.7 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   402.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   402.7 fp0     52 x[0]
        vpslld ymm2, ymm3, 7                                      ;   402.7 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   403.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3712]                            ;   402.7 fp3+agu1   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;   403.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   404.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3744]                            ;   403.7 fp1+agu0   23 x
        vpslld ymm2, ymm4, 5                                      ;   404.7 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   404.7 fp1     54 x[0]
        vmovdqa ymm6, ymm3                                        ;   403.7         23 x copy
        vpxor ymm2, ymm2, ymm4                                    ;   405.7 fp3     80 x[0]
        vpxor ymm2, ymm2, [rbp + 3680]                            ;   406.7 fp0+agu1   80 x[0]
        vpslld ymm4, ymm1, 0x16                                   ;   405.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   405.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   406.7 fp3     80 x[2]
        vpxor ymm4, ymm4, [rbp + 1248]                            ;   407.7 fp0+agu0   80 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   407.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   408.7 fp1     23 x
        vpand ymm3, ymm3, ymm5                                    ;   408.7 fp3     23 x
        vpxor ymm1, ymm2, ymm3                                    ;   409.7 fp0     23 x
        vpor ymm2, ymm2, ymm5                                     ;   408.7 fp2     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   408.7 fp1     23 x
        vpxor ymm2, ymm2, ymm6                                    ;   409.7 fp3     23 x
        vpand ymm4, ymm4, ymm1                                    ;   410.7 fp0     23 x
        vpand ymm3, ymm6, ymm1                                    ;   410.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   411.7 fp1     23 x
        vpxor ymm1, ymm1, ymm5                                    ;   410.7 fp3     23 x
        vpand ymm5, ymm5, ymm2                                    ;   410.7 fp0     23 x
        vpxor ymm6, ymm6, ymm1                                    ;   412.7 fp2     23 x
        vpor ymm5, ymm5, ymm3                                     ;   411.7 fp1     23 x
        vpxor ymm1, ymm1, ymm5                                    ;   412.7 fp3     48 x[1]
        vpslld ymm3, ymm5, 0xd                                    ;   412.7 fp2     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   412.7 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   413.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   413.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   413.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   414.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   414.7 fp0     48 x[1]
        vpslld ymm5, ymm3, 3                                      ;   414.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   415.7 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   415.7 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   416.7 fp0     49 x[3]
        vpslld ymm5, ymm1, 1                                      ;   416.7 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   416.7 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   417.7 fp3     50 x[1]
        vpslld ymm1, ymm2, 7                                      ;   417.7 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   417.7 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm2                                    ;   418.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   418.7 fp3     52 x[0]
        vpslld ymm2, ymm5, 7                                      ;   418.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   419.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3776]                            ;   418.7 fp0+agu1   80 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   419.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm1                                    ;   420.7 fp2     53 x[2]
        vpxor ymm1, ymm1, [rbp + 1344]                            ;   419.7 fp1+agu0   80 x[3]
        vpslld ymm2, ymm3, 5                                      ;   420.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   420.7 fp1     54 x[0]
        vpxor ymm2, ymm2, [rbp + 1280]                            ;   421.7 fp0+agu1   80 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   422.7 fp3     80 x[0]
        vpand ymm3, ymm5, ymm2                                    ;   423.7 fp2     24 x
        vmovdqa ymm6, ymm5                                        ;   419.7         24 x copy
        vpxor ymm5, ymm5, ymm1                                    ;   420.7 fp1     24 x
        vpslld ymm7, ymm4, 0x16                                   ;   421.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   421.7 fp1     55 x[2]
        vpxor ymm2, ymm1, ymm2                                    ;   423.7 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   422.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1312]                            ;   423.7 fp2+agu0   80 x[2]
        vpor ymm6, ymm6, ymm2                                     ;   424.7 fp0     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   424.7 fp1     24 x
        vpor ymm7, ymm7, ymm3                                     ;   424.7 fp3     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   425.7 fp2     24 x
        vpxor ymm3, ymm3, ymm5                                    ;   425.7 fp0     24 x
        vpand ymm5, ymm5, ymm7                                    ;   425.7 fp1     24 x
        vpor ymm5, ymm5, ymm6                                     ;   426.7 fp3     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   426.7 fp2     24 x
        vpxor ymm1, ymm1, ymm3                                    ;   426.7 fp0     24 x
        vpxor ymm6, ymm6, ymm1                                    ;   427.7 fp1     24 x
        vpslld ymm0, ymm3, 3                                      ;   426.7 fp2     47 x[2]
        vpsrld ymm2, ymm3, 0x1d                                   ;   426.7 fp1     47 x[2]
        vpor ymm7, ymm7, ymm5                                     ;   427.7 fp3     24 x
        vpand ymm1, ymm1, ymm5                                    ;   427.7 fp0     24 x
        vpxor ymm0, ymm0, ymm2                                    ;   427.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   428.7 fp1     24 x
        vpxor ymm7, ymm7, ymm6                                    ;   428.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm0                                    ;   429.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm0                                    ;   428.7 fp2     49 x[3]
        vpslld ymm2, ymm1, 0xd                                    ;   429.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   429.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm1                                    ;   430.7 fp3     46 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;   431.7 fp0     48 x[1]
        vpslld ymm1, ymm2, 3                                      ;   431.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   432.7 fp2     49 x[3]
        vpslld ymm1, ymm7, 1                                      ;   432.7 fp1     50 x[1]
        vpsrld ymm3, ymm7, 0x1f                                   ;   432.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   433.7 fp3     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   433.7 fp1     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   433.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   434.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   434.7 fp3     52 x[0]
        vpslld ymm4, ymm1, 7                                      ;   434.7 fp1     53 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   435.7 fp0     53 x[2]
        vpxor ymm1, ymm1, [rbp + 3840]                            ;   434.7 fp3+agu1   80 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   435.7 fp2     52 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   436.7 fp0     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3904]                            ;   435.7 fp3+agu0   80 x[3]
        vpslld ymm4, ymm2, 5                                      ;   436.7 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   436.7 fp2     54 x[0]
        vpxor ymm4, ymm4, [rbp + 3808]                            ;   437.7 fp0+agu1   80 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   438.7 fp3     80 x[0]
        vpxor ymm2, ymm1, ymm4                                    ;   439.7 fp1     25 x
        vmovdqa ymm5, ymm1                                        ;   435.7         25 x copy
        vpslld ymm6, ymm0, 0x16                                   ;   437.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   437.7 fp1     55 x[2]
        vmovdqa ymm7, ymm3                                        ;   436.7         25 x copy
        vpxor ymm6, ymm6, ymm0                                    ;   438.7 fp0     80 x[2]
        vpxor ymm6, ymm6, [rbp + 3872]                            ;   439.7 fp3+agu0   80 x[2]
        vpor ymm3, ymm3, ymm4                                     ;   439.7 fp2     25 x
        vpxor ymm5, ymm5, ymm3                                    ;   440.7 fp1     25 x
        vpxor ymm2, ymm2, ymm6                                    ;   440.7 fp0     25 x
        vpand ymm6, ymm6, ymm4                                    ;   440.7 fp3     25 x
        vpxor ymm7, ymm7, ymm6                                    ;   441.7 fp2     25 x
        vpand ymm1, ymm1, ymm7                                    ;   442.7 fp1     25 x
        vpxor ymm7, ymm7, ymm2                                    ;   442.7 fp0     25 x
        vpxor ymm0, ymm2, ymm1                                    ;   443.7 fp3     25 x
        vpor ymm2, ymm2, ymm5                                     ;   441.7 fp2     25 x
        vpxor ymm4, ymm4, ymm7                                    ;   443.7 fp1     25 x
        vpxor ymm2, ymm2, ymm7                                    ;   443.7 fp0     25 x
        vpxor ymm5, ymm5, ymm2                                    ;   444.7 fp3     25 x
        vpxor ymm2, ymm2, ymm0                                    ;   444.7 fp2     48 x[1]
        vpslld ymm1, ymm4, 0xd                                    ;   444.7 fp1     46 x[0]
        vpsrld ymm3, ymm4, 0x13                                   ;   444.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   445.7 fp0     46 x[0]
        vpslld ymm3, ymm5, 3                                      ;   445.7 fp1     47 x[2]
        vpsrld ymm4, ymm5, 0x1d                                   ;   445.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   446.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;   446.7 fp0     48 x[1]
        vpslld ymm4, ymm1, 3                                      ;   446.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   447.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   447.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   448.7 fp0     49 x[3]
        vpslld ymm4, ymm2, 1                                      ;   448.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   448.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;   449.7 fp3     50 x[1]
        vpslld ymm2, ymm0, 7                                      ;   449.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   449.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   450.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   450.7 fp3     52 x[0]
        vpslld ymm0, ymm4, 7                                      ;   450.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   451.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3936]                            ;   450.7 fp0+agu1   80 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   451.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   452.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 1408]                            ;   451.7 fp2+agu0   80 x[3]
        vpslld ymm0, ymm1, 5                                      ;   452.7 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   452.7 fp2     54 x[0]
        vmovdqa ymm5, ymm4                                        ;   451.7         26 x copy
        vpxor ymm4, ymm4, ymm2                                    ;   452.7 fp0     26 x
        vpxor ymm0, ymm0, ymm1                                    ;   453.7 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 1376]                            ;   454.7 fp1+agu1   80 x[0]
        vpslld ymm1, ymm3, 0x16                                   ;   453.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   453.7 fp1     55 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   454.7 fp0     80 x[2]
        vpxor ymm1, ymm1, [rbp + 3968]                            ;   455.7 fp3+agu0   80 x[2]
        vmovdqa ymm3, ymm4                                        ;   453.7         26 x copy
        vpand ymm5, ymm5, ymm0                                    ;   455.7 fp2     26 x
        vpor ymm2, ymm2, ymm0                                     ;   455.7 fp0     26 x
        vpxor ymm0, ymm0, ymm1                                    ;   456.7 fp1     26 x
        vpand ymm1, ymm1, ymm2                                    ;   456.7 fp3     26 x
        vpor ymm0, ymm0, ymm5                                     ;   457.7 fp2     26 x
        vpxor ymm3, ymm3, ymm0                                    ;   458.7 fp0     26 x
        vpor ymm4, ymm4, ymm5                                     ;   456.7 fp1     26 x
        vpxor ymm2, ymm2, ymm5                                    ;   456.7 fp3     26 x
        vpxor ymm4, ymm4, ymm1                                    ;   457.7 fp2     26 x
        vpor ymm5, ymm5, ymm1                                     ;   457.7 fp0     26 x
        vpor ymm1, ymm1, ymm2                                     ;   457.7 fp1     26 x
        vpor ymm2, ymm2, ymm4                                     ;   458.7 fp3     26 x
        vpxor ymm1, ymm1, ymm3                                    ;   459.7 fp2     26 x
        vpand ymm3, ymm3, ymm4                                    ;   459.7 fp0     26 x
        vpxor ymm3, ymm3, ymm2                                    ;   460.7 fp1     26 x
        vpxor ymm2, ymm2, ymm1                                    ;   460.7 fp3     26 x
        vpxor ymm5, ymm5, ymm1                                    ;   460.7 fp2     49 x[3]
        vpslld ymm0, ymm3, 0xd                                    ;   461.7 fp1     46 x[0]
        vpsrld ymm1, ymm3, 0x13                                   ;   461.7 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   462.7 fp0     46 x[0]
        vpslld ymm1, ymm2, 3                                      ;   461.7 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   461.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   462.7 fp3     47 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;   463.7 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   464.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   463.7 fp3     49 x[3]
        vpslld ymm2, ymm0, 3                                      ;   463.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   464.7 fp0     49 x[3]
        vpslld ymm2, ymm4, 1                                      ;   465.7 fp1     50 x[1]
        vpsrld ymm3, ymm4, 0x1f                                   ;   465.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   466.7 fp3     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   465.7 fp1     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   465.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   466.7 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;   467.7 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   468.7 fp1     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   467.7 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 4064]                            ;   467.7 fp0+agu1   80 x[3]
        vpslld ymm4, ymm2, 7                                      ;   467.7 fp1     53 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   468.7 fp3     53 x[2]
        vpxor ymm2, ymm2, [rbp + 4032]                            ;   467.7 fp2+agu0   80 x[1]
        vpslld ymm4, ymm0, 5                                      ;   469.7 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   469.7 fp2     54 x[0]
        vpslld ymm5, ymm1, 0x16                                   ;   469.7 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   469.7 fp2     55 x[2]
        vmovdqa ymm6, ymm3                                        ;   468.7         27 x copy
        vpxor ymm4, ymm4, ymm0                                    ;   470.7 fp0     80 x[0]
        vpxor ymm4, ymm4, [rbp + 4000]                            ;   471.7 fp3+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm1                                    ;   470.7 fp1     80 x[2]
        vpxor ymm5, ymm5, [rbp + 1440]                            ;   471.7 fp2+agu0   80 x[2]
        vpxor ymm0, ymm2, ymm4                                    ;   472.7 fp0     27 x
        vmovdqa ymm1, ymm2                                        ;   468.7         27 x copy
        vmovdqa ymm7, ymm2                                        ;   468.7         27 x copy
        vpxor ymm6, ymm6, ymm4                                    ;   472.7 fp3     27 x
        vpxor ymm3, ymm3, ymm5                                    ;   472.7 fp1     27 x
        vpand ymm0, ymm0, ymm6                                    ;   473.7 fp2     27 x
        vpor ymm5, ymm5, ymm6                                     ;   473.7 fp0     27 x
        vpxor ymm0, ymm0, ymm3                                    ;   474.7 fp3     27 x
        vpand ymm3, ymm3, ymm5                                    ;   474.7 fp1     27 x
        vpxor ymm1, ymm1, ymm5                                    ;   474.7 fp2     27 x
        vmovdqa ymm4, ymm6                                        ;   473.7         27 x copy
        vpxor ymm1, ymm1, ymm3                                    ;   475.7 fp0     27 x
        vpand ymm3, ymm3, ymm0                                    ;   475.7 fp3     27 x
        vpand ymm2, ymm2, ymm0                                    ;   475.7 fp1     27 x
        vpxor ymm6, ymm6, ymm2                                    ;   476.7 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   476.7 fp0     27 x
        vpor ymm1, ymm1, ymm3                                     ;   476.7 fp3     27 x
        vpslld ymm2, ymm0, 0xd                                    ;   475.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   475.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   476.7 fp0     46 x[0]
        vpxor ymm7, ymm7, ymm4                                    ;   477.7 fp3     27 x
        vpxor ymm1, ymm1, ymm4                                    ;   477.7 fp1     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   478.7 fp2     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   477.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;   478.7 fp0     49 x[3]
        vpslld ymm0, ymm7, 3                                      ;   478.7 fp2     47 x[2]
        vpsrld ymm3, ymm7, 0x1d                                   ;   478.7 fp1     47 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   479.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm0                                    ;   480.7 fp0     48 x[1]
        vpxor ymm6, ymm6, ymm0                                    ;   480.7 fp2     49 x[3]
        vpslld ymm3, ymm1, 1                                      ;   481.7 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   481.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   482.7 fp3     50 x[1]
        vpslld ymm1, ymm6, 7                                      ;   481.7 fp1     51 x[3]
        vpsrld ymm4, ymm6, 0x19                                   ;   481.7 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   482.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   483.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm1                                    ;   484.7 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   483.7 fp1     53 x[2]
        vpxor ymm1, ymm1, [rbp + 4160]                            ;   483.7 fp3+agu1   80 x[3]
        vpslld ymm4, ymm3, 7                                      ;   483.7 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   484.7 fp0     53 x[2]
        vpxor ymm3, ymm3, [rbp + 4096]                            ;   483.7 fp1+agu0   80 x[1]
        vpslld ymm4, ymm2, 5                                      ;   485.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   485.7 fp1     54 x[0]
        vmovdqa ymm5, ymm3                                        ;   484.7         28 x copy
        vpxor ymm3, ymm3, ymm1                                    ;   484.7 fp3     28 x
        vpslld ymm6, ymm0, 0x16                                   ;   485.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   485.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   486.7 fp0     80 x[0]
        vpxor ymm4, ymm4, [rbp + 1472]                            ;   487.7 fp3+agu1   80 x[0]
        vmovdqa ymm2, ymm1                                        ;   484.7         28 x copy
        vpxor ymm6, ymm6, ymm0                                    ;   486.7 fp2     28 x
        vpxor ymm6, ymm6, [rbp + 4128]                            ;   487.7 fp1+agu0   28 x
        vpor ymm5, ymm5, ymm4                                     ;   488.7 fp0     28 x
        vpxor ymm6, ymm6, ymm4                                    ;   488.7 fp3     28 x
        vpxor ymm3, ymm3, ymm4                                    ;   488.7 fp2     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   489.7 fp1     28 x
        vpand ymm6, ymm6, ymm4                                    ;   489.7 fp0     28 x
        vpand ymm6, ymm6, ymm3                                    ;   490.7 fp3     28 x
        vpor ymm2, ymm2, ymm3                                     ;   489.7 fp2     28 x
        vpxor ymm1, ymm1, ymm6                                    ;   491.7 fp1     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   490.7 fp0     28 x
        vpxor ymm2, ymm2, ymm5                                    ;   490.7 fp3     28 x
        vmovdqa ymm0, ymm3                                        ;   489.7         28 x copy
        vpand ymm5, ymm5, ymm1                                    ;   492.7 fp2     28 x
        vpxor ymm3, ymm3, ymm5                                    ;   493.7 fp1     48 x[1]
        vpand ymm5, ymm4, ymm2                                    ;   491.7 fp0     28 x
        vpxor ymm0, ymm0, ymm5                                    ;   492.7 fp3     28 x
        vpxor ymm4, ymm4, ymm1                                    ;   492.7 fp2     49 x[3]
        vpslld ymm1, ymm2, 0xd                                    ;   491.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   491.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   492.7 fp0     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   494.7 fp3     48 x[1]
        vpslld ymm2, ymm0, 3                                      ;   493.7 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   493.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   494.7 fp0     47 x[2]
        vpslld ymm0, ymm1, 3                                      ;   493.7 fp1     49 x[3]
        vpxor ymm4, ymm4, ymm0                                    ;   494.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   495.7 fp2     48 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;   495.7 fp0     49 x[3]
        vpslld ymm0, ymm3, 1                                      ;   496.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   496.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   497.7 fp3     50 x[1]
        vpslld ymm3, ymm4, 7                                      ;   496.7 fp1     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   496.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   497.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm0                                    ;   498.7 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   499.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   498.7 fp0     53 x[2]
        vpxor ymm3, ymm3, [rbp + 4256]                            ;   498.7 fp2+agu1   80 x[3]
        vpslld ymm4, ymm0, 7                                      ;   498.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   499.7 fp3     53 x[2]
        vpxor ymm0, ymm0, [rbp + 1504]                            ;   498.7 fp0+agu0   80 x[1]
        vpslld ymm4, ymm1, 5                                      ;   500.7 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   500.7 fp1     54 x[0]
        vpslld ymm5, ymm2, 0x16                                   ;   500.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   500.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   501.7 fp3     80 x[0]
        vpxor ymm4, ymm4, [rbp + 4192]                            ;   502.7 fp0+agu1   80 x[0]
        vmovdqa ymm1, ymm0                                        ;   499.7         29 x copy
        vpxor ymm5, ymm5, ymm2                                    ;   501.7 fp2     80 x[2]
        vpxor ymm5, ymm5, [rbp + 4224]                            ;   502.7 fp1+agu0   80 x[2]
        vpand ymm2, ymm3, ymm4                                    ;   503.7 fp3     29 x
        vpxor ymm4, ymm3, ymm4                                    ;   503.7 fp0     29 x
        vpxor ymm3, ymm3, ymm5                                    ;   503.7 fp2     29 x
        vpxor ymm1, ymm1, ymm5                                    ;   503.7 fp1     29 x
        vpxor ymm2, ymm2, ymm1                                    ;   504.7 fp3     29 x
        vpand ymm0, ymm0, ymm4                                    ;   504.7 fp0     29 x
        vpxor ymm0, ymm0, ymm1                                    ;   505.7 fp2     29 x
        vpor ymm1, ymm1, ymm4                                     ;   504.7 fp1     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   505.7 fp3     29 x
        vpxor ymm4, ymm4, ymm2                                    ;   505.7 fp0     29 x
        vpand ymm3, ymm3, ymm0                                    ;   506.7 fp2     29 x
        vpxor ymm0, ymm0, ymm2                                    ;   506.7 fp1     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   507.7 fp3     29 x
        vpand ymm0, ymm0, ymm1                                    ;   507.7 fp0     29 x
        vpxor ymm4, ymm4, ymm0                                    ;   508.7 fp2     49 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;   508.7 fp1     29 x
        vpslld ymm0, ymm3, 0xd                                    ;   508.7 fp2     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   508.7 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   509.7 fp3     46 x[0]
        vpslld ymm3, ymm1, 3                                      ;   509.7 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   509.7 fp1     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   510.7 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   510.7 fp3     48 x[1]
        vpslld ymm1, ymm0, 3                                      ;   510.7 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm1                                    ;   511.7 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   511.7 fp1     48 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   512.7 fp3     49 x[3]
        vpslld ymm1, ymm2, 1                                      ;   512.7 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   512.7 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   513.7 fp0     50 x[1]
        vpslld ymm2, ymm4, 7                                      ;   513.7 fp2     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   513.7 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   514.7 fp3     51 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   514.7 fp0     52 x[0]
        vpslld ymm4, ymm1, 7                                      ;   514.7 fp2     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   515.7 fp1     53 x[2]
        vpxor ymm1, ymm1, [rbp + 1568]                            ;   514.7 fp3+agu1   80 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   515.7 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   516.7 fp2     53 x[2]
        vpxor ymm2, ymm2, [rbp + 4288]                            ;   515.7 fp1+agu0   80 x[3]
        vpslld ymm4, ymm0, 5                                      ;   516.7 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   516.7 fp1     54 x[0]
        vpxor ymm4, ymm4, [rbp + 1536]                            ;   517.7 fp3+agu1   80 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   518.7 fp0     80 x[0]
        vmovdqa ymm0, ymm1                                        ;   515.7         30 x copy
        vpxor ymm5, ymm1, ymm4                                    ;   519.7 fp2     30 x
        vpslld ymm6, ymm3, 0x16                                   ;   517.7 fp1     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   517.7 fp2     55 x[2]
        vmovdqa ymm7, ymm2                                        ;   516.7         30 x copy
        vpxor ymm6, ymm6, ymm3                                    ;   518.7 fp3     80 x[2]
        vpxor ymm6, ymm6, [rbp + 1600]                            ;   519.7 fp0+agu0   80 x[2]
        vpor ymm0, ymm0, ymm6                                     ;   520.7 fp1     30 x
        vpxor ymm7, ymm7, ymm0                                    ;   521.7 fp2     30 x
        vpand ymm2, ymm2, ymm6                                    ;   520.7 fp3     30 x
        vpxor ymm1, ymm1, ymm6                                    ;   520.7 fp0     30 x
        vpxor ymm2, ymm2, ymm5                                    ;   521.7 fp1     30 x
        vpxor ymm5, ymm5, [rbp + 1632]                            ;   520.7 fp2+agu1   84 dst
        vpand ymm4, ymm4, ymm7                                    ;   522.7 fp3     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   523.7 fp0     30 x
        vpxor ymm5, ymm5, ymm4                                    ;   523.7 fp1     84 dst
        vmovdqa ymm0, ymm7                                        ;   522.7         30 x copy
        vpxor ymm7, ymm7, [rbp + 1728]                            ;   522.7 fp2+agu0   84 dst
        vpxor ymm7, ymm7, ymm2                                    ;   523.7 fp3     84 dst
        vpand ymm4, ymm4, ymm1                                    ;   524.7 fp0     30 x
        vpxor ymm0, ymm0, ymm4                                    ;   525.7 fp1     30 x
        vpand ymm2, ymm2, ymm1                                    ;   524.7 fp2     30 x
        vpxor ymm1, ymm1, [rbp + 1792]                            ;   524.7 fp3+agu1   84 dst
        vpxor ymm7, ymm7, ymm2                                    ;   525.7 fp0     84 dst
        vpxor ymm2, ymm2, [rbp + 4320]                            ;   525.7 fp1+agu0   84 dst
        vpxor ymm2, ymm2, ymm0                                    ;   526.7 fp2     84 dst
        vpxor ymm5, ymm5, ymm0                                    ;   526.7 fp3     84 dst
        vpunpckldq ymm0, ymm7, ymm1                               ;   526.7 fp1     84 dst
        vpunpckhdq ymm1, ymm7, ymm1                               ;   526.7 fp2     84 dst
        vpunpckldq ymm3, ymm2, ymm5                               ;   527.7 fp1     84 dst
        vpunpckhdq ymm2, ymm2, ymm5                               ;   527.7 fp2     84 dst
        vpunpcklqdq ymm4, ymm3, ymm0                              ;   528.7 fp1     84 dst
        vpunpckhqdq ymm0, ymm3, ymm0                              ;   528.7 fp2     84 dst
        vpunpcklqdq ymm3, ymm2, ymm1                              ;   528.7 fp1     84 dst
        vpunpckhqdq ymm1, ymm2, ymm1                              ;   528.7 fp2     84 dst
        vmovdqu [r9], xmm4                                        ;   529.7 agu2+fp5   84 dst
        vperm2i128 ymm2, ymm4, ymm4, 0x11                         ;   529.7 fp1     84 dst
        vmovdqu [r9 + 16], xmm0                                   ;   529.7 agu1+fp5   84 dst
        vperm2i128 ymm0, ymm0, ymm0, 0x11                         ;   529.7 fp1     84 dst
        vmovdqu [r9 + 32], xmm3                                   ;   529.7 agu0+fp5   84 dst
        vperm2i128 ymm3, ymm3, ymm3, 0x11                         ;   529.7 fp1     84 dst
        vmovdqu [r9 + 48], xmm1                                   ;   529.7 agu2+fp5   84 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                         ;   529.7 fp1     84 dst
        vmovdqu [r9 + 64], xmm2                                   ;   532.7 agu1+fp5   84 dst
        vmovdqu [r9 + 80], xmm0                                   ;   532.7 agu0+fp5   84 dst
        vmovdqu [r9 + 96], xmm3                                   ;   532.7 agu2+fp5   84 dst
        vmovdqu [r9 + 112], xmm1                                  ;   532.7 agu1+fp5   84 dst
        add r9, 0x80                                              ;   528.7 alu0    76 blocks
        add r8, 0x80                                              ;   528.8 alu1    76 blocks
        cmp r8, qword [rbp + 4376]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 4368], r8                                ;                    resident
        mov qword [rbp + 4384], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 4360]                               ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 4368]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 4392], rsi                               ;                    blocks left over
        mov qword [rbp + 4368], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 4384]                               ;                    blocks left over
        lea rdi, [rbp + 0]                                        ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 4392]                               ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 4400], rdi                               ;                    blocks left over
        mov qword [rbp + 4408], rsi                               ;                    blocks left over
        mov qword [rbp + 4384], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 0]                                        ;                    blocks left over
        mov qword [rbp + 4376], rsi                               ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 4360], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 4400]                               ;                    blocks left over
        mov rdi, qword [rbp + 4408]                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        mov rdx, qword [rbp + 4416]                               ;                    frame
        lea rdi, [rsp]                                            ;                    cleared
        xor eax, eax                                              ;                    cleared
        mov ecx, 0x238                                            ;                    cleared
        rep stosq                                                 ;                    cleared
        vzeroupper                                                ;                    x87 state
        mov rsp, rdx                                              ;                    frame
        pop rbp                                                   ;                    preserved
        ret

        section .rodata align=64
; constants256
        align 32, db 0
serpent_encrypt.T0_constants256:
        dq 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0x0000700000007000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000, 0xe0000000e0000000
        dq 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff, 0xe03fffffe03fffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

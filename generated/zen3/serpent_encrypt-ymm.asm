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
;   blocks: 1710 uops, planned 566.0; bounds: width 285.0, ports 392.0, path 468.0
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
        align 16
.blocks_1:
        mov r8, qword [rbp + 4368]                                ;     0.0 agu0    78 x[0] reload
        vmovd xmm0, [r8]                                          ;     4.0 agu1    78 x[0]
        vmovd xmm1, [r8 + 16]                                     ;     4.0 agu0    78 x[0]
        vmovd xmm2, [r8 + 32]                                     ;     4.0 agu1    78 x[0]
        vmovd xmm3, [r8 + 48]                                     ;     4.0 agu0    78 x[0]
        vmovd xmm4, [r8 + 64]                                     ;     4.0 agu1    78 x[0]
        vmovd xmm5, [r8 + 80]                                     ;     4.0 agu0    78 x[0]
        vmovd xmm6, [r8 + 96]                                     ;     4.0 agu1    78 x[0]
        vmovd xmm7, [r8 + 112]                                    ;     4.0 agu0    78 x[0]
        vmovd xmm8, [r8 + 4]                                      ;     4.2 agu1    78 x[1]
        vmovd xmm9, [r8 + 20]                                     ;     5.0 agu0    78 x[1]
        vmovd xmm10, [r8 + 36]                                    ;     5.2 agu1    78 x[1]
        vmovd xmm11, [r8 + 52]                                    ;     6.0 agu0    78 x[1]
        vmovd xmm12, [r8 + 68]                                    ;     6.2 agu1    78 x[1]
        vmovd xmm13, [r8 + 84]                                    ;     7.0 agu0    78 x[1]
        vpunpckldq ymm0, ymm0, ymm1                               ;    11.0 fp1     78 x[0]
        vmovd xmm1, [r8 + 100]                                    ;     7.2 agu1    78 x[1]
        vpunpckldq ymm2, ymm2, ymm3                               ;    11.0 fp2     78 x[0]
        vmovd xmm3, [r8 + 116]                                    ;     8.0 agu0    78 x[1]
        vpunpckldq ymm4, ymm4, ymm5                               ;    11.0 fp1     78 x[0]
        vpunpckldq ymm5, ymm6, ymm7                               ;    11.0 fp2     78 x[0]
        vmovd xmm6, [r8 + 8]                                      ;     8.2 agu1    78 x[2]
        vmovd xmm7, [r8 + 24]                                     ;     9.0 agu0    78 x[2]
        vpunpcklqdq ymm0, ymm0, ymm2                              ;    12.0 fp1     78 x[0]
        vmovd xmm2, [r8 + 40]                                     ;     9.2 agu1    78 x[2]
        vpunpcklqdq ymm4, ymm4, ymm5                              ;    12.0 fp2     78 x[0]
        vpunpckldq ymm5, ymm8, ymm9                               ;    12.0 fp1     78 x[1]
        vmovd xmm8, [r8 + 56]                                     ;    10.0 agu0    78 x[2]
        vmovd xmm9, [r8 + 72]                                     ;    10.2 agu1    78 x[2]
        vperm2i128 ymm0, ymm0, ymm4, 0x20                         ;    13.0 fp1     78 x[0]
        vpunpckldq ymm4, ymm10, ymm11                             ;    13.0 fp2     78 x[1]
        vmovd xmm10, [r8 + 88]                                    ;    11.0 agu0    78 x[2]
        vpunpcklqdq ymm4, ymm5, ymm4                              ;    14.0 fp2     78 x[1]
        vpunpckldq ymm5, ymm12, ymm13                             ;    14.0 fp1     78 x[1]
        vmovd xmm11, [r8 + 104]                                   ;    11.2 agu1    78 x[2]
        vpunpckldq ymm1, ymm1, ymm3                               ;    15.0 fp2     78 x[1]
        vmovd xmm3, [r8 + 120]                                    ;    12.0 agu0    78 x[2]
        vpunpcklqdq ymm1, ymm5, ymm1                              ;    16.0 fp1     78 x[1]
        vpunpckldq ymm5, ymm6, ymm7                               ;    16.0 fp2     78 x[2]
        vperm2i128 ymm1, ymm4, ymm1, 0x20                         ;    17.0 fp1     78 x[1]
        vpunpckldq ymm2, ymm2, ymm8                               ;    17.0 fp2     78 x[2]
        vmovd xmm4, [r8 + 12]                                     ;    12.2 agu1    78 x[3]
        vpunpcklqdq ymm2, ymm5, ymm2                              ;    18.0 fp1     78 x[2]
        vmovd xmm5, [r8 + 28]                                     ;    13.0 agu0    78 x[3]
        vpunpckldq ymm6, ymm9, ymm10                              ;    18.0 fp2     78 x[2]
        vmovd xmm7, [r8 + 44]                                     ;    13.2 agu1    78 x[3]
        vmovd xmm8, [r8 + 60]                                     ;    14.0 agu0    78 x[3]
        vpxor ymm0, ymm0, [rbp + 1664]                            ;    16.0 fp0+agu1   80 x[0]
        vpunpckldq ymm3, ymm11, ymm3                              ;    19.0 fp1     78 x[2]
        vmovd xmm9, [r8 + 76]                                     ;    15.0 agu0    78 x[3]
        vmovd xmm10, [r8 + 92]                                    ;    15.2 agu1    78 x[3]
        vmovd xmm11, [r8 + 108]                                   ;    16.0 agu0    78 x[3]
        vmovd xmm12, [r8 + 124]                                   ;    16.2 agu1    78 x[3]
        vpunpcklqdq ymm3, ymm6, ymm3                              ;    20.0 fp2     78 x[2]
        vpunpckldq ymm4, ymm4, ymm5                               ;    20.0 fp1     78 x[3]
        vperm2i128 ymm2, ymm2, ymm3, 0x20                         ;    21.0 fp1     78 x[2]
        vpunpckldq ymm3, ymm7, ymm8                               ;    21.0 fp2     78 x[3]
        vpxor ymm5, ymm0, [rbp + 1824]                            ;    17.0 fp3+agu0   23 x
        vmovdqa ymm6, ymm0                                        ;    17.0         23 x copy
        vpunpcklqdq ymm3, ymm4, ymm3                              ;    22.0 fp2     78 x[3]
        vpxor ymm1, ymm1, [rbp + 1696]                            ;    20.0 fp0+agu1   80 x[1]
        vpunpckldq ymm4, ymm9, ymm10                              ;    22.2 fp1     78 x[3]
        vpunpckldq ymm7, ymm11, ymm12                             ;    23.2 fp2     78 x[3]
        vpunpcklqdq ymm4, ymm4, ymm7                              ;    24.2 fp1     78 x[3]
        vmovdqa ymm7, ymm1                                        ;    21.0         23 x copy
        vperm2i128 ymm3, ymm3, ymm4, 0x20                         ;    25.2 fp1     78 x[3]
        vpxor ymm2, ymm2, [rbp + 1760]                            ;    24.0 fp3+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;    25.0 fp0     23 x
        vpxor ymm5, ymm5, ymm3                                    ;    28.2 fp2     23 x
        vpxor ymm3, ymm2, ymm5                                    ;    29.2 fp3     23 x
        vmovdqa ymm4, ymm7                                        ;    26.0         23 x copy
        vmovdqa ymm8, ymm7                                        ;    26.0         23 x copy
        vpand ymm1, ymm1, ymm5                                    ;    29.2 fp0     23 x
        vpor ymm0, ymm0, ymm5                                     ;    29.2 fp2     23 x
        vpxor ymm6, ymm6, ymm1                                    ;    30.2 fp1     23 x
        vpxor ymm4, ymm4, ymm0                                    ;    30.2 fp3     23 x
        vpand ymm2, ymm2, ymm6                                    ;    31.2 fp0     23 x
        vpxor ymm7, ymm7, ymm2                                    ;    32.2 fp2     23 x
        vpand ymm8, ymm8, ymm6                                    ;    31.2 fp1     23 x
        vpxor ymm6, ymm6, ymm3                                    ;    31.2 fp3     23 x
        vpand ymm3, ymm3, ymm4                                    ;    31.2 fp0     23 x
        vpxor ymm7, ymm7, ymm6                                    ;    33.2 fp2     23 x
        vpor ymm3, ymm3, ymm8                                     ;    32.2 fp1     23 x
        vpxor ymm6, ymm6, ymm3                                    ;    33.2 fp3     48 x[1]
        vpslld ymm0, ymm3, 0xd                                    ;    33.2 fp2     46 x[0]
        vpsrld ymm1, ymm3, 0x13                                   ;    33.2 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    34.2 fp0     46 x[0]
        vpslld ymm1, ymm7, 3                                      ;    34.2 fp2     47 x[2]
        vpsrld ymm2, ymm7, 0x1d                                   ;    34.2 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;    35.2 fp3     47 x[2]
        vpxor ymm6, ymm6, ymm0                                    ;    35.2 fp0     48 x[1]
        vpslld ymm2, ymm0, 3                                      ;    35.2 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;    36.2 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm1                                    ;    36.2 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;    37.2 fp0     49 x[3]
        vpslld ymm2, ymm6, 1                                      ;    37.2 fp2     50 x[1]
        vpsrld ymm3, ymm6, 0x1f                                   ;    37.2 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;    38.2 fp3     50 x[1]
        vpslld ymm3, ymm4, 7                                      ;    38.2 fp2     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;    38.2 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;    39.2 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;    39.2 fp3     52 x[0]
        vpslld ymm4, ymm2, 7                                      ;    39.2 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;    40.2 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 1856]                            ;    39.2 fp0+agu1   80 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;    40.2 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;    41.2 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 192]                             ;    40.2 fp1+agu0   80 x[3]
        vpslld ymm4, ymm0, 5                                      ;    41.2 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;    41.2 fp1     54 x[0]
        vpxor ymm4, ymm4, [rbp + 128]                             ;    42.2 fp0+agu1   80 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;    43.2 fp3     80 x[0]
        vpand ymm0, ymm2, ymm4                                    ;    44.2 fp2     24 x
        vmovdqa ymm5, ymm2                                        ;    40.2         24 x copy
        vpxor ymm2, ymm2, ymm3                                    ;    41.2 fp1     24 x
        vpslld ymm6, ymm1, 0x16                                   ;    42.2 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;    42.2 fp1     55 x[2]
        vpxor ymm4, ymm3, ymm4                                    ;    44.2 fp0     24 x
        vpxor ymm6, ymm6, ymm1                                    ;    43.2 fp3     80 x[2]
        vpxor ymm6, ymm6, [rbp + 160]                             ;    44.2 fp2+agu0   80 x[2]
        vpor ymm5, ymm5, ymm4                                     ;    45.2 fp0     24 x
        vpxor ymm2, ymm2, ymm6                                    ;    45.2 fp1     24 x
        vpor ymm6, ymm6, ymm0                                     ;    45.2 fp3     24 x
        vmovdqu ymm1, [rel serpent_encrypt.T0_constants256 + 96]  ;    40.7 agu1    24 x reload
        vpxor ymm5, ymm5, ymm1                                    ;    47.7 fp2     24 x
        vpxor ymm0, ymm0, ymm2                                    ;    46.2 fp0     24 x
        vpand ymm2, ymm2, ymm6                                    ;    46.2 fp1     24 x
        vpxor ymm6, ymm6, ymm0                                    ;    47.2 fp3     24 x
        vpxor ymm3, ymm3, ymm0                                    ;    47.2 fp2     24 x
        vpor ymm2, ymm2, ymm5                                     ;    48.7 fp0     24 x
        vpslld ymm4, ymm0, 3                                      ;    47.2 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;    47.2 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;    48.2 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;    48.7 fp0     24 x
        vpor ymm6, ymm6, ymm2                                     ;    49.7 fp1     24 x
        vpand ymm3, ymm3, ymm2                                    ;    49.7 fp2     24 x
        vpxor ymm2, ymm2, ymm4                                    ;    49.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;    50.7 fp0     24 x
        vpxor ymm5, ymm5, ymm6                                    ;    50.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;    51.7 fp2     48 x[1]
        vpslld ymm0, ymm3, 0xd                                    ;    51.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;    51.7 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;    52.7 fp3     46 x[0]
        vpxor ymm5, ymm5, ymm0                                    ;    53.7 fp0     48 x[1]
        vpslld ymm3, ymm0, 3                                      ;    53.7 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;    54.7 fp2     49 x[3]
        vpslld ymm3, ymm5, 1                                      ;    54.7 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;    54.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;    55.7 fp3     50 x[1]
        vpslld ymm5, ymm2, 7                                      ;    55.7 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;    55.7 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;    56.7 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    56.7 fp3     52 x[0]
        vpslld ymm2, ymm3, 7                                      ;    56.7 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;    57.7 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 1920]                            ;    56.7 fp0+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;    57.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm5                                    ;    58.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 1984]                            ;    57.7 fp2+agu1   80 x[3]
        vpslld ymm2, ymm0, 5                                      ;    58.7 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;    58.7 fp2     54 x[0]
        vpxor ymm2, ymm2, [rbp + 1888]                            ;    59.7 fp0+agu0   80 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;    60.7 fp3     80 x[0]
        vpxor ymm0, ymm3, ymm2                                    ;    61.7 fp1     25 x
        vmovdqa ymm6, ymm3                                        ;    57.7         25 x copy
        vpslld ymm7, ymm4, 0x16                                   ;    59.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;    59.7 fp1     55 x[2]
        vmovdqa ymm8, ymm5                                        ;    58.7         25 x copy
        vpxor ymm7, ymm7, ymm4                                    ;    60.7 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1952]                            ;    61.7 fp3+agu1   80 x[2]
        vpor ymm5, ymm5, ymm2                                     ;    61.7 fp2     25 x
        vpxor ymm6, ymm6, ymm5                                    ;    62.7 fp1     25 x
        vpxor ymm0, ymm0, ymm7                                    ;    62.7 fp0     25 x
        vpand ymm7, ymm7, ymm2                                    ;    62.7 fp3     25 x
        vpxor ymm8, ymm8, ymm7                                    ;    63.7 fp2     25 x
        vpand ymm3, ymm3, ymm8                                    ;    64.7 fp1     25 x
        vpxor ymm8, ymm8, ymm0                                    ;    64.7 fp0     25 x
        vpxor ymm3, ymm0, ymm3                                    ;    65.7 fp3     25 x
        vpor ymm0, ymm0, ymm6                                     ;    63.7 fp2     25 x
        vpxor ymm2, ymm2, ymm8                                    ;    65.7 fp1     25 x
        vpxor ymm0, ymm0, ymm8                                    ;    65.7 fp0     25 x
        vpxor ymm6, ymm6, ymm0                                    ;    66.7 fp3     25 x
        vpxor ymm0, ymm0, ymm3                                    ;    66.7 fp2     48 x[1]
        vpslld ymm4, ymm2, 0xd                                    ;    66.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;    66.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;    67.7 fp0     46 x[0]
        vpslld ymm2, ymm6, 3                                      ;    67.7 fp1     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;    67.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;    68.7 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    68.7 fp0     48 x[1]
        vpslld ymm5, ymm4, 3                                      ;    68.7 fp1     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;    69.7 fp2     49 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;    69.7 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;    70.7 fp0     49 x[3]
        vpslld ymm5, ymm0, 1                                      ;    70.7 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;    70.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm0                                    ;    71.7 fp3     50 x[1]
        vpslld ymm0, ymm3, 7                                      ;    71.7 fp1     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;    71.7 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    72.7 fp0     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;    72.7 fp3     52 x[0]
        vpslld ymm3, ymm5, 7                                      ;    72.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;    73.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2016]                            ;    72.7 fp0+agu0   80 x[1]
        vpxor ymm4, ymm4, ymm0                                    ;    73.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;    74.7 fp1     53 x[2]
        vpxor ymm0, ymm0, [rbp + 256]                             ;    73.7 fp2+agu1   80 x[3]
        vpslld ymm3, ymm4, 5                                      ;    74.7 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;    74.7 fp2     54 x[0]
        vmovdqa ymm6, ymm5                                        ;    73.7         26 x copy
        vpxor ymm5, ymm5, ymm0                                    ;    74.7 fp0     26 x
        vpxor ymm3, ymm3, ymm4                                    ;    75.7 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 224]                             ;    76.7 fp1+agu0   80 x[0]
        vpslld ymm4, ymm2, 0x16                                   ;    75.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;    75.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;    76.7 fp0     80 x[2]
        vpxor ymm4, ymm4, [rbp + 2048]                            ;    77.7 fp3+agu1   80 x[2]
        vmovdqa ymm2, ymm5                                        ;    75.7         26 x copy
        vpand ymm6, ymm6, ymm3                                    ;    77.7 fp2     26 x
        vpor ymm0, ymm0, ymm3                                     ;    77.7 fp0     26 x
        vpxor ymm3, ymm3, ymm4                                    ;    78.7 fp1     26 x
        vpand ymm4, ymm4, ymm0                                    ;    78.7 fp3     26 x
        vpor ymm3, ymm3, ymm6                                     ;    79.7 fp2     26 x
        vpxor ymm2, ymm2, ymm3                                    ;    80.7 fp0     26 x
        vpor ymm5, ymm5, ymm6                                     ;    78.7 fp1     26 x
        vpxor ymm0, ymm0, ymm6                                    ;    78.7 fp3     26 x
        vpxor ymm5, ymm5, ymm4                                    ;    79.7 fp2     26 x
        vpor ymm6, ymm6, ymm4                                     ;    79.7 fp0     26 x
        vpor ymm4, ymm4, ymm0                                     ;    79.7 fp1     26 x
        vpor ymm0, ymm0, ymm5                                     ;    80.7 fp3     26 x
        vpxor ymm4, ymm4, ymm2                                    ;    81.7 fp2     26 x
        vpand ymm2, ymm2, ymm5                                    ;    81.7 fp0     26 x
        vpxor ymm2, ymm2, ymm0                                    ;    82.7 fp1     26 x
        vpxor ymm0, ymm0, ymm4                                    ;    82.7 fp3     26 x
        vpxor ymm6, ymm6, ymm4                                    ;    82.7 fp2     49 x[3]
        vpslld ymm3, ymm2, 0xd                                    ;    83.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;    83.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;    84.7 fp0     46 x[0]
        vpslld ymm2, ymm0, 3                                      ;    83.7 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;    83.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;    84.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;    85.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;    86.7 fp1     48 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;    85.7 fp3     49 x[3]
        vpslld ymm0, ymm3, 3                                      ;    85.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;    86.7 fp0     49 x[3]
        vpslld ymm0, ymm5, 1                                      ;    87.7 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;    87.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    88.7 fp3     50 x[1]
        vpslld ymm4, ymm6, 7                                      ;    87.7 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;    87.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;    88.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;    89.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;    90.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;    89.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2144]                            ;    89.7 fp0+agu0   80 x[3]
        vpslld ymm5, ymm0, 7                                      ;    89.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;    90.7 fp3     53 x[2]
        vpxor ymm0, ymm0, [rbp + 2112]                            ;    89.7 fp2+agu1   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;    91.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;    91.7 fp2     54 x[0]
        vpslld ymm6, ymm2, 0x16                                   ;    91.7 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;    91.7 fp2     55 x[2]
        vmovdqa ymm7, ymm4                                        ;    90.7         27 x copy
        vpxor ymm5, ymm5, ymm3                                    ;    92.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2080]                            ;    93.7 fp3+agu0   80 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;    92.7 fp1     80 x[2]
        vpxor ymm6, ymm6, [rbp + 288]                             ;    93.7 fp2+agu1   80 x[2]
        vpxor ymm2, ymm0, ymm5                                    ;    94.7 fp0     27 x
        vmovdqa ymm3, ymm0                                        ;    90.7         27 x copy
        vmovdqa ymm8, ymm0                                        ;    90.7         27 x copy
        vpxor ymm7, ymm7, ymm5                                    ;    94.7 fp3     27 x
        vpxor ymm4, ymm4, ymm6                                    ;    94.7 fp1     27 x
        vpand ymm2, ymm2, ymm7                                    ;    95.7 fp2     27 x
        vpor ymm6, ymm6, ymm7                                     ;    95.7 fp0     27 x
        vpxor ymm2, ymm2, ymm4                                    ;    96.7 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;    96.7 fp1     27 x
        vpxor ymm3, ymm3, ymm6                                    ;    96.7 fp2     27 x
        vmovdqa ymm5, ymm7                                        ;    95.7         27 x copy
        vpxor ymm3, ymm3, ymm4                                    ;    97.7 fp0     27 x
        vpand ymm4, ymm4, ymm2                                    ;    97.7 fp3     27 x
        vpand ymm0, ymm0, ymm2                                    ;    97.7 fp1     27 x
        vpxor ymm7, ymm7, ymm0                                    ;    98.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;    98.7 fp0     27 x
        vpor ymm3, ymm3, ymm4                                     ;    98.7 fp3     27 x
        vpslld ymm0, ymm2, 0xd                                    ;    97.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;    97.7 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm2                                    ;    98.7 fp0     46 x[0]
        vpxor ymm8, ymm8, ymm5                                    ;    99.7 fp3     27 x
        vpxor ymm3, ymm3, ymm5                                    ;    99.7 fp1     48 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   100.7 fp2     48 x[1]
        vpslld ymm2, ymm0, 3                                      ;    99.7 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm2                                    ;   100.7 fp0     49 x[3]
        vpslld ymm2, ymm8, 3                                      ;   100.7 fp2     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   100.7 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   101.7 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   102.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm2                                    ;   102.7 fp2     49 x[3]
        vpslld ymm4, ymm3, 1                                      ;   103.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   103.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   104.7 fp3     50 x[1]
        vpslld ymm3, ymm7, 7                                      ;   103.7 fp1     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;   103.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   104.7 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   105.7 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   106.7 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   105.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 2240]                            ;   105.7 fp3+agu0   80 x[3]
        vpslld ymm5, ymm4, 7                                      ;   105.7 fp2     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   106.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2176]                            ;   105.7 fp1+agu1   80 x[1]
        vpslld ymm5, ymm0, 5                                      ;   107.7 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   107.7 fp1     54 x[0]
        vmovdqa ymm6, ymm4                                        ;   106.7         28 x copy
        vpxor ymm4, ymm4, ymm3                                    ;   106.7 fp3     28 x
        vpslld ymm7, ymm2, 0x16                                   ;   107.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   107.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   108.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 320]                             ;   109.7 fp3+agu0   80 x[0]
        vmovdqa ymm0, ymm3                                        ;   106.7         28 x copy
        vpxor ymm7, ymm7, ymm2                                    ;   108.7 fp2     28 x
        vpxor ymm7, ymm7, [rbp + 2208]                            ;   109.7 fp1+agu1   28 x
        vpor ymm6, ymm6, ymm5                                     ;   110.7 fp0     28 x
        vpxor ymm7, ymm7, ymm5                                    ;   110.7 fp3     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   110.7 fp2     28 x
        vpxor ymm6, ymm6, ymm7                                    ;   111.7 fp1     28 x
        vpand ymm7, ymm7, ymm5                                    ;   111.7 fp0     28 x
        vpand ymm7, ymm7, ymm4                                    ;   112.7 fp3     28 x
        vpor ymm0, ymm0, ymm4                                     ;   111.7 fp2     28 x
        vpxor ymm3, ymm3, ymm7                                    ;   113.7 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   112.7 fp0     28 x
        vpxor ymm0, ymm0, ymm6                                    ;   112.7 fp3     28 x
        vmovdqa ymm2, ymm4                                        ;   111.7         28 x copy
        vpand ymm6, ymm6, ymm3                                    ;   114.7 fp2     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   115.7 fp1     48 x[1]
        vpand ymm6, ymm5, ymm0                                    ;   113.7 fp0     28 x
        vpxor ymm2, ymm2, ymm6                                    ;   114.7 fp3     28 x
        vpxor ymm5, ymm5, ymm3                                    ;   114.7 fp2     49 x[3]
        vpslld ymm3, ymm0, 0xd                                    ;   113.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   113.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm0                                    ;   114.7 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   116.7 fp3     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   115.7 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   115.7 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   116.7 fp0     47 x[2]
        vpslld ymm2, ymm3, 3                                      ;   115.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   116.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm0                                    ;   117.7 fp2     48 x[1]
        vpxor ymm5, ymm5, ymm0                                    ;   117.7 fp0     49 x[3]
        vpslld ymm2, ymm4, 1                                      ;   118.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   118.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   119.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   118.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   118.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   119.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   120.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   121.7 fp1     52 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;   120.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2336]                            ;   120.7 fp2+agu0   80 x[3]
        vpslld ymm5, ymm2, 7                                      ;   120.7 fp1     53 x[2]
        vpxor ymm0, ymm0, ymm5                                    ;   121.7 fp3     53 x[2]
        vpxor ymm2, ymm2, [rbp + 352]                             ;   120.7 fp0+agu1   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;   122.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   122.7 fp1     54 x[0]
        vpslld ymm6, ymm0, 0x16                                   ;   122.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   122.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   123.7 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2272]                            ;   124.7 fp0+agu0   80 x[0]
        vmovdqa ymm3, ymm2                                        ;   121.7         29 x copy
        vpxor ymm6, ymm6, ymm0                                    ;   123.7 fp2     80 x[2]
        vpxor ymm6, ymm6, [rbp + 2304]                            ;   124.7 fp1+agu1   80 x[2]
        vpand ymm0, ymm4, ymm5                                    ;   125.7 fp3     29 x
        vpxor ymm5, ymm4, ymm5                                    ;   125.7 fp0     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   125.7 fp2     29 x
        vpxor ymm3, ymm3, ymm6                                    ;   125.7 fp1     29 x
        vpxor ymm0, ymm0, ymm3                                    ;   126.7 fp3     29 x
        vpand ymm2, ymm2, ymm5                                    ;   126.7 fp0     29 x
        vpxor ymm2, ymm2, ymm3                                    ;   127.7 fp2     29 x
        vpor ymm3, ymm3, ymm5                                     ;   126.7 fp1     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   127.7 fp3     29 x
        vpxor ymm5, ymm5, ymm0                                    ;   127.7 fp0     29 x
        vpand ymm4, ymm4, ymm2                                    ;   128.7 fp2     29 x
        vpxor ymm2, ymm2, ymm0                                    ;   128.7 fp1     29 x
        vpxor ymm4, ymm4, ymm5                                    ;   129.7 fp3     29 x
        vpand ymm2, ymm2, ymm3                                    ;   129.7 fp0     29 x
        vpxor ymm5, ymm5, ymm2                                    ;   130.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   130.7 fp1     29 x
        vpslld ymm2, ymm4, 0xd                                    ;   130.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   130.7 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   131.7 fp3     46 x[0]
        vpslld ymm4, ymm3, 3                                      ;   131.7 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   131.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   132.7 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   132.7 fp3     48 x[1]
        vpslld ymm3, ymm2, 3                                      ;   132.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   133.7 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   133.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;   134.7 fp3     49 x[3]
        vpslld ymm3, ymm0, 1                                      ;   134.7 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   134.7 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   135.7 fp0     50 x[1]
        vpslld ymm0, ymm5, 7                                      ;   135.7 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   135.7 fp1     51 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   136.7 fp3     51 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   136.7 fp0     52 x[0]
        vpslld ymm5, ymm3, 7                                      ;   136.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   137.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 416]                             ;   136.7 fp3+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   137.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   138.7 fp2     53 x[2]
        vpxor ymm0, ymm0, [rbp + 2368]                            ;   137.7 fp1+agu1   80 x[3]
        vpslld ymm5, ymm2, 5                                      ;   138.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   138.7 fp1     54 x[0]
        vpxor ymm5, ymm5, [rbp + 384]                             ;   139.7 fp3+agu0   80 x[0]
        vpxor ymm5, ymm5, ymm2                                    ;   140.7 fp0     80 x[0]
        vmovdqa ymm2, ymm3                                        ;   137.7         30 x copy
        vpxor ymm6, ymm3, ymm5                                    ;   141.7 fp2     30 x
        vpslld ymm7, ymm4, 0x16                                   ;   139.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   139.7 fp2     55 x[2]
        vmovdqa ymm8, ymm0                                        ;   138.7         30 x copy
        vpxor ymm7, ymm7, ymm4                                    ;   140.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 448]                             ;   141.7 fp0+agu1   80 x[2]
        vpor ymm2, ymm2, ymm7                                     ;   142.7 fp1     30 x
        vpxor ymm8, ymm8, ymm2                                    ;   143.7 fp2     30 x
        vpand ymm0, ymm0, ymm7                                    ;   142.7 fp3     30 x
        vpxor ymm3, ymm3, ymm7                                    ;   142.7 fp0     30 x
        vpxor ymm0, ymm0, ymm6                                    ;   143.7 fp1     30 x
        vpand ymm5, ymm5, ymm8                                    ;   144.7 fp2     30 x
        vpxor ymm3, ymm3, ymm5                                    ;   145.7 fp3     30 x
        vmovdqa ymm2, ymm8                                        ;   144.7         30 x copy
        vpxor ymm8, ymm8, ymm0                                    ;   144.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   145.7 fp1     48 x[1]
        vpand ymm5, ymm5, ymm3                                    ;   146.7 fp2     30 x
        vpxor ymm2, ymm2, ymm5                                    ;   147.7 fp3     30 x
        vpand ymm0, ymm0, ymm3                                    ;   146.7 fp0     30 x
        vpxor ymm8, ymm8, ymm0                                    ;   147.7 fp1     30 x
        vpxor ymm0, ymm0, ymm2                                    ;   148.7 fp2     30 x
        vpxor ymm6, ymm6, ymm2                                    ;   148.7 fp3     48 x[1]
        vpslld ymm2, ymm8, 3                                      ;   148.7 fp1     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   148.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   149.7 fp0     47 x[2]
        vpslld ymm4, ymm0, 0xd                                    ;   149.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   149.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   150.7 fp3     46 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;   150.7 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   150.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   151.7 fp2     48 x[1]
        vpslld ymm0, ymm4, 3                                      ;   151.7 fp1     49 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   152.7 fp3     49 x[3]
        vpslld ymm0, ymm6, 1                                      ;   152.7 fp2     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   152.7 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;   153.7 fp0     50 x[1]
        vpslld ymm5, ymm3, 7                                      ;   153.7 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   153.7 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   154.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm0                                    ;   154.7 fp0     52 x[0]
        vpslld ymm3, ymm0, 7                                      ;   154.7 fp2     53 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   155.7 fp1     53 x[2]
        vpxor ymm0, ymm0, [rbp + 2432]                            ;   154.7 fp3+agu0   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;   155.7 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm5                                    ;   156.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2464]                            ;   155.7 fp1+agu1   23 x
        vpslld ymm3, ymm4, 5                                      ;   156.7 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   156.7 fp1     54 x[0]
        vmovdqa ymm6, ymm0                                        ;   155.7         23 x copy
        vpxor ymm3, ymm3, ymm4                                    ;   157.7 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 2400]                            ;   158.7 fp0+agu0   80 x[0]
        vpslld ymm4, ymm2, 0x16                                   ;   157.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   157.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   158.7 fp3     80 x[2]
        vpxor ymm4, ymm4, [rbp + 480]                             ;   159.7 fp0+agu1   80 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   159.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   160.7 fp1     23 x
        vpand ymm0, ymm0, ymm5                                    ;   160.7 fp3     23 x
        vpxor ymm0, ymm3, ymm0                                    ;   161.7 fp0     23 x
        vpor ymm3, ymm3, ymm5                                     ;   160.7 fp2     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   160.7 fp1     23 x
        vpxor ymm3, ymm3, ymm6                                    ;   161.7 fp3     23 x
        vpand ymm4, ymm4, ymm0                                    ;   162.7 fp0     23 x
        vpand ymm2, ymm6, ymm0                                    ;   162.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   163.7 fp1     23 x
        vpxor ymm0, ymm0, ymm5                                    ;   162.7 fp3     23 x
        vpand ymm5, ymm5, ymm3                                    ;   162.7 fp0     23 x
        vpxor ymm6, ymm6, ymm0                                    ;   164.7 fp2     23 x
        vpor ymm5, ymm5, ymm2                                     ;   163.7 fp1     23 x
        vpxor ymm0, ymm0, ymm5                                    ;   164.7 fp3     48 x[1]
        vpslld ymm2, ymm5, 0xd                                    ;   164.7 fp2     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   164.7 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   165.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   165.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   165.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   166.7 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   166.7 fp0     48 x[1]
        vpslld ymm5, ymm2, 3                                      ;   166.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   167.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   167.7 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   168.7 fp0     49 x[3]
        vpslld ymm5, ymm0, 1                                      ;   168.7 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   168.7 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm0                                    ;   169.7 fp3     50 x[1]
        vpslld ymm0, ymm3, 7                                      ;   169.7 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   169.7 fp1     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   170.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   170.7 fp3     52 x[0]
        vpslld ymm3, ymm5, 7                                      ;   170.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   171.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2496]                            ;   170.7 fp0+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   171.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   172.7 fp2     53 x[2]
        vpxor ymm0, ymm0, [rbp + 576]                             ;   171.7 fp1+agu1   80 x[3]
        vpslld ymm3, ymm2, 5                                      ;   172.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   172.7 fp1     54 x[0]
        vpxor ymm3, ymm3, [rbp + 512]                             ;   173.7 fp0+agu0   80 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   174.7 fp3     80 x[0]
        vpand ymm2, ymm5, ymm3                                    ;   175.7 fp2     24 x
        vmovdqa ymm6, ymm5                                        ;   171.7         24 x copy
        vpxor ymm5, ymm5, ymm0                                    ;   172.7 fp1     24 x
        vpslld ymm7, ymm4, 0x16                                   ;   173.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   173.7 fp1     55 x[2]
        vpxor ymm3, ymm0, ymm3                                    ;   175.7 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   174.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 544]                             ;   175.7 fp2+agu1   80 x[2]
        vpor ymm6, ymm6, ymm3                                     ;   176.7 fp0     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   176.7 fp1     24 x
        vpor ymm7, ymm7, ymm2                                     ;   176.7 fp3     24 x
        vpxor ymm6, ymm6, ymm1                                    ;   177.7 fp2     24 x
        vpxor ymm2, ymm2, ymm5                                    ;   177.7 fp0     24 x
        vpand ymm5, ymm5, ymm7                                    ;   177.7 fp1     24 x
        vpor ymm5, ymm5, ymm6                                     ;   178.7 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   178.7 fp2     24 x
        vpxor ymm0, ymm0, ymm2                                    ;   178.7 fp0     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   179.7 fp1     24 x
        vpslld ymm3, ymm2, 3                                      ;   178.7 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   178.7 fp1     47 x[2]
        vpor ymm7, ymm7, ymm5                                     ;   179.7 fp3     24 x
        vpand ymm0, ymm0, ymm5                                    ;   179.7 fp0     24 x
        vpxor ymm3, ymm3, ymm2                                    ;   179.7 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;   180.7 fp1     24 x
        vpxor ymm7, ymm7, ymm6                                    ;   180.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   181.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   180.7 fp2     49 x[3]
        vpslld ymm2, ymm0, 0xd                                    ;   181.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   181.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   182.7 fp3     46 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;   183.7 fp0     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   183.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   184.7 fp2     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   184.7 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   184.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   185.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   185.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   185.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   186.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   186.7 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   186.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   187.7 fp0     53 x[2]
        vpxor ymm0, ymm0, [rbp + 2560]                            ;   186.7 fp3+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   187.7 fp2     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   188.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2624]                            ;   187.7 fp3+agu1   80 x[3]
        vpslld ymm5, ymm2, 5                                      ;   188.7 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   188.7 fp2     54 x[0]
        vpxor ymm5, ymm5, [rbp + 2528]                            ;   189.7 fp0+agu0   80 x[0]
        vpxor ymm5, ymm5, ymm2                                    ;   190.7 fp3     80 x[0]
        vpxor ymm2, ymm0, ymm5                                    ;   191.7 fp1     25 x
        vmovdqa ymm6, ymm0                                        ;   187.7         25 x copy
        vpslld ymm7, ymm3, 0x16                                   ;   189.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   189.7 fp1     55 x[2]
        vmovdqa ymm8, ymm4                                        ;   188.7         25 x copy
        vpxor ymm7, ymm7, ymm3                                    ;   190.7 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 2592]                            ;   191.7 fp3+agu1   80 x[2]
        vpor ymm4, ymm4, ymm5                                     ;   191.7 fp2     25 x
        vpxor ymm6, ymm6, ymm4                                    ;   192.7 fp1     25 x
        vpxor ymm2, ymm2, ymm7                                    ;   192.7 fp0     25 x
        vpand ymm7, ymm7, ymm5                                    ;   192.7 fp3     25 x
        vpxor ymm8, ymm8, ymm7                                    ;   193.7 fp2     25 x
        vpand ymm0, ymm0, ymm8                                    ;   194.7 fp1     25 x
        vpxor ymm8, ymm8, ymm2                                    ;   194.7 fp0     25 x
        vpxor ymm0, ymm2, ymm0                                    ;   195.7 fp3     25 x
        vpor ymm2, ymm2, ymm6                                     ;   193.7 fp2     25 x
        vpxor ymm5, ymm5, ymm8                                    ;   195.7 fp1     25 x
        vpxor ymm2, ymm2, ymm8                                    ;   195.7 fp0     25 x
        vpxor ymm6, ymm6, ymm2                                    ;   196.7 fp3     25 x
        vpxor ymm2, ymm2, ymm0                                    ;   196.7 fp2     48 x[1]
        vpslld ymm3, ymm5, 0xd                                    ;   196.7 fp1     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   196.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   197.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   197.7 fp1     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   197.7 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   198.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   198.7 fp0     48 x[1]
        vpslld ymm5, ymm3, 3                                      ;   198.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   199.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   199.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   200.7 fp0     49 x[3]
        vpslld ymm5, ymm2, 1                                      ;   200.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   200.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   201.7 fp3     50 x[1]
        vpslld ymm2, ymm0, 7                                      ;   201.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   201.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   202.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   202.7 fp3     52 x[0]
        vpslld ymm0, ymm5, 7                                      ;   202.7 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;   203.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 2656]                            ;   202.7 fp0+agu0   80 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   203.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   204.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 640]                             ;   203.7 fp2+agu1   80 x[3]
        vpslld ymm0, ymm3, 5                                      ;   204.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   204.7 fp2     54 x[0]
        vmovdqa ymm6, ymm5                                        ;   203.7         26 x copy
        vpxor ymm5, ymm5, ymm2                                    ;   204.7 fp0     26 x
        vpxor ymm0, ymm0, ymm3                                    ;   205.7 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 608]                             ;   206.7 fp1+agu0   80 x[0]
        vpslld ymm3, ymm4, 0x16                                   ;   205.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   205.7 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   206.7 fp0     80 x[2]
        vpxor ymm3, ymm3, [rbp + 2688]                            ;   207.7 fp3+agu1   80 x[2]
        vmovdqa ymm4, ymm5                                        ;   205.7         26 x copy
        vpand ymm6, ymm6, ymm0                                    ;   207.7 fp2     26 x
        vpor ymm2, ymm2, ymm0                                     ;   207.7 fp0     26 x
        vpxor ymm0, ymm0, ymm3                                    ;   208.7 fp1     26 x
        vpand ymm3, ymm3, ymm2                                    ;   208.7 fp3     26 x
        vpor ymm0, ymm0, ymm6                                     ;   209.7 fp2     26 x
        vpxor ymm4, ymm4, ymm0                                    ;   210.7 fp0     26 x
        vpor ymm5, ymm5, ymm6                                     ;   208.7 fp1     26 x
        vpxor ymm2, ymm2, ymm6                                    ;   208.7 fp3     26 x
        vpxor ymm5, ymm5, ymm3                                    ;   209.7 fp2     26 x
        vpor ymm6, ymm6, ymm3                                     ;   209.7 fp0     26 x
        vpor ymm3, ymm3, ymm2                                     ;   209.7 fp1     26 x
        vpor ymm2, ymm2, ymm5                                     ;   210.7 fp3     26 x
        vpxor ymm3, ymm3, ymm4                                    ;   211.7 fp2     26 x
        vpand ymm4, ymm4, ymm5                                    ;   211.7 fp0     26 x
        vpxor ymm4, ymm4, ymm2                                    ;   212.7 fp1     26 x
        vpxor ymm2, ymm2, ymm3                                    ;   212.7 fp3     26 x
        vpxor ymm6, ymm6, ymm3                                    ;   212.7 fp2     49 x[3]
        vpslld ymm0, ymm4, 0xd                                    ;   213.7 fp1     46 x[0]
        vpsrld ymm3, ymm4, 0x13                                   ;   213.7 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   214.7 fp0     46 x[0]
        vpslld ymm3, ymm2, 3                                      ;   213.7 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   213.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   214.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   215.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   216.7 fp1     48 x[1]
        vpxor ymm6, ymm6, ymm3                                    ;   215.7 fp3     49 x[3]
        vpslld ymm2, ymm0, 3                                      ;   215.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm2                                    ;   216.7 fp0     49 x[3]
        vpslld ymm2, ymm5, 1                                      ;   217.7 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;   217.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   218.7 fp3     50 x[1]
        vpslld ymm4, ymm6, 7                                      ;   217.7 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;   217.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   218.7 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;   219.7 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;   220.7 fp1     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   219.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2784]                            ;   219.7 fp0+agu0   80 x[3]
        vpslld ymm5, ymm2, 7                                      ;   219.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   220.7 fp3     53 x[2]
        vpxor ymm2, ymm2, [rbp + 2752]                            ;   219.7 fp2+agu1   80 x[1]
        vpslld ymm5, ymm0, 5                                      ;   221.7 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   221.7 fp2     54 x[0]
        vpslld ymm6, ymm3, 0x16                                   ;   221.7 fp1     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   221.7 fp2     55 x[2]
        vmovdqa ymm7, ymm4                                        ;   220.7         27 x copy
        vpxor ymm5, ymm5, ymm0                                    ;   222.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2720]                            ;   223.7 fp3+agu0   80 x[0]
        vpxor ymm6, ymm6, ymm3                                    ;   222.7 fp1     80 x[2]
        vpxor ymm6, ymm6, [rbp + 672]                             ;   223.7 fp2+agu1   80 x[2]
        vpxor ymm0, ymm2, ymm5                                    ;   224.7 fp0     27 x
        vmovdqa ymm3, ymm2                                        ;   220.7         27 x copy
        vmovdqa ymm8, ymm2                                        ;   220.7         27 x copy
        vpxor ymm7, ymm7, ymm5                                    ;   224.7 fp3     27 x
        vpxor ymm4, ymm4, ymm6                                    ;   224.7 fp1     27 x
        vpand ymm0, ymm0, ymm7                                    ;   225.7 fp2     27 x
        vpor ymm6, ymm6, ymm7                                     ;   225.7 fp0     27 x
        vpxor ymm0, ymm0, ymm4                                    ;   226.7 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;   226.7 fp1     27 x
        vpxor ymm3, ymm3, ymm6                                    ;   226.7 fp2     27 x
        vmovdqa ymm5, ymm7                                        ;   225.7         27 x copy
        vpxor ymm3, ymm3, ymm4                                    ;   227.7 fp0     27 x
        vpand ymm4, ymm4, ymm0                                    ;   227.7 fp3     27 x
        vpand ymm2, ymm2, ymm0                                    ;   227.7 fp1     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   228.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   228.7 fp0     27 x
        vpor ymm3, ymm3, ymm4                                     ;   228.7 fp3     27 x
        vpslld ymm2, ymm0, 0xd                                    ;   227.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   227.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   228.7 fp0     46 x[0]
        vpxor ymm8, ymm8, ymm5                                    ;   229.7 fp3     27 x
        vpxor ymm3, ymm3, ymm5                                    ;   229.7 fp1     48 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   230.7 fp2     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   229.7 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm0                                    ;   230.7 fp0     49 x[3]
        vpslld ymm0, ymm8, 3                                      ;   230.7 fp2     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   230.7 fp1     47 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   231.7 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   232.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm0                                    ;   232.7 fp2     49 x[3]
        vpslld ymm4, ymm3, 1                                      ;   233.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   233.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   234.7 fp3     50 x[1]
        vpslld ymm3, ymm7, 7                                      ;   233.7 fp1     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;   233.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   234.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   235.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   236.7 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   235.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 2880]                            ;   235.7 fp3+agu0   80 x[3]
        vpslld ymm5, ymm4, 7                                      ;   235.7 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm5                                    ;   236.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2816]                            ;   235.7 fp1+agu1   80 x[1]
        vpslld ymm5, ymm2, 5                                      ;   237.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   237.7 fp1     54 x[0]
        vmovdqa ymm6, ymm4                                        ;   236.7         28 x copy
        vpxor ymm4, ymm4, ymm3                                    ;   236.7 fp3     28 x
        vpslld ymm7, ymm0, 0x16                                   ;   237.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   237.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   238.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 704]                             ;   239.7 fp3+agu0   80 x[0]
        vmovdqa ymm2, ymm3                                        ;   236.7         28 x copy
        vpxor ymm7, ymm7, ymm0                                    ;   238.7 fp2     28 x
        vpxor ymm7, ymm7, [rbp + 2848]                            ;   239.7 fp1+agu1   28 x
        vpor ymm6, ymm6, ymm5                                     ;   240.7 fp0     28 x
        vpxor ymm7, ymm7, ymm5                                    ;   240.7 fp3     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   240.7 fp2     28 x
        vpxor ymm6, ymm6, ymm7                                    ;   241.7 fp1     28 x
        vpand ymm7, ymm7, ymm5                                    ;   241.7 fp0     28 x
        vpand ymm7, ymm7, ymm4                                    ;   242.7 fp3     28 x
        vpor ymm2, ymm2, ymm4                                     ;   241.7 fp2     28 x
        vpxor ymm3, ymm3, ymm7                                    ;   243.7 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   242.7 fp0     28 x
        vpxor ymm2, ymm2, ymm6                                    ;   242.7 fp3     28 x
        vmovdqa ymm0, ymm4                                        ;   241.7         28 x copy
        vpand ymm6, ymm6, ymm3                                    ;   244.7 fp2     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   245.7 fp1     48 x[1]
        vpand ymm6, ymm5, ymm2                                    ;   243.7 fp0     28 x
        vpxor ymm0, ymm0, ymm6                                    ;   244.7 fp3     28 x
        vpxor ymm5, ymm5, ymm3                                    ;   244.7 fp2     49 x[3]
        vpslld ymm3, ymm2, 0xd                                    ;   243.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   243.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   244.7 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   246.7 fp3     48 x[1]
        vpslld ymm2, ymm0, 3                                      ;   245.7 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   245.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   246.7 fp0     47 x[2]
        vpslld ymm0, ymm3, 3                                      ;   245.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   246.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   247.7 fp2     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   247.7 fp0     49 x[3]
        vpslld ymm0, ymm4, 1                                      ;   248.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   248.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   249.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   248.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   248.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   249.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   250.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   251.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   250.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 2976]                            ;   250.7 fp2+agu0   80 x[3]
        vpslld ymm5, ymm0, 7                                      ;   250.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   251.7 fp3     53 x[2]
        vpxor ymm0, ymm0, [rbp + 736]                             ;   250.7 fp0+agu1   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;   252.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   252.7 fp1     54 x[0]
        vpslld ymm6, ymm2, 0x16                                   ;   252.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   252.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   253.7 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2912]                            ;   254.7 fp0+agu0   80 x[0]
        vmovdqa ymm3, ymm0                                        ;   251.7         29 x copy
        vpxor ymm6, ymm6, ymm2                                    ;   253.7 fp2     80 x[2]
        vpxor ymm6, ymm6, [rbp + 2944]                            ;   254.7 fp1+agu1   80 x[2]
        vpand ymm2, ymm4, ymm5                                    ;   255.7 fp3     29 x
        vpxor ymm5, ymm4, ymm5                                    ;   255.7 fp0     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   255.7 fp2     29 x
        vpxor ymm3, ymm3, ymm6                                    ;   255.7 fp1     29 x
        vpxor ymm2, ymm2, ymm3                                    ;   256.7 fp3     29 x
        vpand ymm0, ymm0, ymm5                                    ;   256.7 fp0     29 x
        vpxor ymm0, ymm0, ymm3                                    ;   257.7 fp2     29 x
        vpor ymm3, ymm3, ymm5                                     ;   256.7 fp1     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   257.7 fp3     29 x
        vpxor ymm5, ymm5, ymm2                                    ;   257.7 fp0     29 x
        vpand ymm4, ymm4, ymm0                                    ;   258.7 fp2     29 x
        vpxor ymm0, ymm0, ymm2                                    ;   258.7 fp1     29 x
        vpxor ymm4, ymm4, ymm5                                    ;   259.7 fp3     29 x
        vpand ymm0, ymm0, ymm3                                    ;   259.7 fp0     29 x
        vpxor ymm5, ymm5, ymm0                                    ;   260.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   260.7 fp1     29 x
        vpslld ymm0, ymm4, 0xd                                    ;   260.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   260.7 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;   261.7 fp3     46 x[0]
        vpslld ymm4, ymm3, 3                                      ;   261.7 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   261.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   262.7 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   262.7 fp3     48 x[1]
        vpslld ymm3, ymm0, 3                                      ;   262.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   263.7 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   263.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;   264.7 fp3     49 x[3]
        vpslld ymm3, ymm2, 1                                      ;   264.7 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   264.7 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   265.7 fp0     50 x[1]
        vpslld ymm2, ymm5, 7                                      ;   265.7 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   265.7 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   266.7 fp3     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   266.7 fp0     52 x[0]
        vpslld ymm5, ymm3, 7                                      ;   266.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   267.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 800]                             ;   266.7 fp3+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   267.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   268.7 fp2     53 x[2]
        vpxor ymm2, ymm2, [rbp + 3008]                            ;   267.7 fp1+agu1   80 x[3]
        vpslld ymm5, ymm0, 5                                      ;   268.7 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   268.7 fp1     54 x[0]
        vpxor ymm5, ymm5, [rbp + 768]                             ;   269.7 fp3+agu0   80 x[0]
        vpxor ymm5, ymm5, ymm0                                    ;   270.7 fp0     80 x[0]
        vmovdqa ymm0, ymm3                                        ;   267.7         30 x copy
        vpxor ymm6, ymm3, ymm5                                    ;   271.7 fp2     30 x
        vpslld ymm7, ymm4, 0x16                                   ;   269.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   269.7 fp2     55 x[2]
        vmovdqa ymm8, ymm2                                        ;   268.7         30 x copy
        vpxor ymm7, ymm7, ymm4                                    ;   270.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 832]                             ;   271.7 fp0+agu1   80 x[2]
        vpor ymm0, ymm0, ymm7                                     ;   272.7 fp1     30 x
        vpxor ymm8, ymm8, ymm0                                    ;   273.7 fp2     30 x
        vpand ymm2, ymm2, ymm7                                    ;   272.7 fp3     30 x
        vpxor ymm3, ymm3, ymm7                                    ;   272.7 fp0     30 x
        vpxor ymm2, ymm2, ymm6                                    ;   273.7 fp1     30 x
        vpand ymm5, ymm5, ymm8                                    ;   274.7 fp2     30 x
        vpxor ymm3, ymm3, ymm5                                    ;   275.7 fp3     30 x
        vmovdqa ymm0, ymm8                                        ;   274.7         30 x copy
        vpxor ymm8, ymm8, ymm2                                    ;   274.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   275.7 fp1     48 x[1]
        vpand ymm5, ymm5, ymm3                                    ;   276.7 fp2     30 x
        vpxor ymm0, ymm0, ymm5                                    ;   277.7 fp3     30 x
        vpand ymm2, ymm2, ymm3                                    ;   276.7 fp0     30 x
        vpxor ymm8, ymm8, ymm2                                    ;   277.7 fp1     30 x
        vpxor ymm2, ymm2, ymm0                                    ;   278.7 fp2     30 x
        vpxor ymm6, ymm6, ymm0                                    ;   278.7 fp3     48 x[1]
        vpslld ymm0, ymm8, 3                                      ;   278.7 fp1     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   278.7 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   279.7 fp0     47 x[2]
        vpslld ymm4, ymm2, 0xd                                    ;   279.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   279.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   280.7 fp3     46 x[0]
        vpxor ymm6, ymm6, ymm0                                    ;   280.7 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   280.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   281.7 fp2     48 x[1]
        vpslld ymm2, ymm4, 3                                      ;   281.7 fp1     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   282.7 fp3     49 x[3]
        vpslld ymm2, ymm6, 1                                      ;   282.7 fp2     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   282.7 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   283.7 fp0     50 x[1]
        vpslld ymm5, ymm3, 7                                      ;   283.7 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   283.7 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   284.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   284.7 fp0     52 x[0]
        vpslld ymm3, ymm2, 7                                      ;   284.7 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   285.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 3072]                            ;   284.7 fp3+agu0   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;   285.7 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm5                                    ;   286.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3104]                            ;   285.7 fp1+agu1   23 x
        vpslld ymm3, ymm4, 5                                      ;   286.7 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   286.7 fp1     54 x[0]
        vmovdqa ymm6, ymm2                                        ;   285.7         23 x copy
        vpxor ymm3, ymm3, ymm4                                    ;   287.7 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 3040]                            ;   288.7 fp0+agu0   80 x[0]
        vpslld ymm4, ymm0, 0x16                                   ;   287.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   287.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;   288.7 fp3     80 x[2]
        vpxor ymm4, ymm4, [rbp + 864]                             ;   289.7 fp0+agu1   80 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   289.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   290.7 fp1     23 x
        vpand ymm2, ymm2, ymm5                                    ;   290.7 fp3     23 x
        vpxor ymm0, ymm3, ymm2                                    ;   291.7 fp0     23 x
        vpor ymm3, ymm3, ymm5                                     ;   290.7 fp2     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   290.7 fp1     23 x
        vpxor ymm3, ymm3, ymm6                                    ;   291.7 fp3     23 x
        vpand ymm4, ymm4, ymm0                                    ;   292.7 fp0     23 x
        vpand ymm2, ymm6, ymm0                                    ;   292.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   293.7 fp1     23 x
        vpxor ymm0, ymm0, ymm5                                    ;   292.7 fp3     23 x
        vpand ymm5, ymm5, ymm3                                    ;   292.7 fp0     23 x
        vpxor ymm6, ymm6, ymm0                                    ;   294.7 fp2     23 x
        vpor ymm5, ymm5, ymm2                                     ;   293.7 fp1     23 x
        vpxor ymm0, ymm0, ymm5                                    ;   294.7 fp3     48 x[1]
        vpslld ymm2, ymm5, 0xd                                    ;   294.7 fp2     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   294.7 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   295.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   295.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   295.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   296.7 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   296.7 fp0     48 x[1]
        vpslld ymm5, ymm2, 3                                      ;   296.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   297.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   297.7 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   298.7 fp0     49 x[3]
        vpslld ymm5, ymm0, 1                                      ;   298.7 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   298.7 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm0                                    ;   299.7 fp3     50 x[1]
        vpslld ymm0, ymm3, 7                                      ;   299.7 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   299.7 fp1     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   300.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   300.7 fp3     52 x[0]
        vpslld ymm3, ymm5, 7                                      ;   300.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   301.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3136]                            ;   300.7 fp0+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   301.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   302.7 fp2     53 x[2]
        vpxor ymm0, ymm0, [rbp + 960]                             ;   301.7 fp1+agu1   80 x[3]
        vpslld ymm3, ymm2, 5                                      ;   302.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   302.7 fp1     54 x[0]
        vpxor ymm3, ymm3, [rbp + 896]                             ;   303.7 fp0+agu0   80 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   304.7 fp3     80 x[0]
        vpand ymm2, ymm5, ymm3                                    ;   305.7 fp2     24 x
        vmovdqa ymm6, ymm5                                        ;   301.7         24 x copy
        vpxor ymm5, ymm5, ymm0                                    ;   302.7 fp1     24 x
        vpslld ymm7, ymm4, 0x16                                   ;   303.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   303.7 fp1     55 x[2]
        vpxor ymm3, ymm0, ymm3                                    ;   305.7 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   304.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 928]                             ;   305.7 fp2+agu1   80 x[2]
        vpor ymm6, ymm6, ymm3                                     ;   306.7 fp0     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   306.7 fp1     24 x
        vpor ymm7, ymm7, ymm2                                     ;   306.7 fp3     24 x
        vpxor ymm6, ymm6, ymm1                                    ;   307.7 fp2     24 x
        vpxor ymm2, ymm2, ymm5                                    ;   307.7 fp0     24 x
        vpand ymm5, ymm5, ymm7                                    ;   307.7 fp1     24 x
        vpor ymm5, ymm5, ymm6                                     ;   308.7 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   308.7 fp2     24 x
        vpxor ymm0, ymm0, ymm2                                    ;   308.7 fp0     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   309.7 fp1     24 x
        vpslld ymm3, ymm2, 3                                      ;   308.7 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   308.7 fp1     47 x[2]
        vpor ymm7, ymm7, ymm5                                     ;   309.7 fp3     24 x
        vpand ymm0, ymm0, ymm5                                    ;   309.7 fp0     24 x
        vpxor ymm3, ymm3, ymm2                                    ;   309.7 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;   310.7 fp1     24 x
        vpxor ymm7, ymm7, ymm6                                    ;   310.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   311.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   310.7 fp2     49 x[3]
        vpslld ymm2, ymm0, 0xd                                    ;   311.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   311.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   312.7 fp3     46 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;   313.7 fp0     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   313.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   314.7 fp2     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   314.7 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   314.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   315.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   315.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   315.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   316.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   316.7 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   316.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   317.7 fp0     53 x[2]
        vpxor ymm0, ymm0, [rbp + 3200]                            ;   316.7 fp3+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   317.7 fp2     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   318.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3264]                            ;   317.7 fp3+agu1   80 x[3]
        vpslld ymm5, ymm2, 5                                      ;   318.7 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   318.7 fp2     54 x[0]
        vpxor ymm5, ymm5, [rbp + 3168]                            ;   319.7 fp0+agu0   80 x[0]
        vpxor ymm5, ymm5, ymm2                                    ;   320.7 fp3     80 x[0]
        vpxor ymm2, ymm0, ymm5                                    ;   321.7 fp1     25 x
        vmovdqa ymm6, ymm0                                        ;   317.7         25 x copy
        vpslld ymm7, ymm3, 0x16                                   ;   319.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   319.7 fp1     55 x[2]
        vmovdqa ymm8, ymm4                                        ;   318.7         25 x copy
        vpxor ymm7, ymm7, ymm3                                    ;   320.7 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 3232]                            ;   321.7 fp3+agu1   80 x[2]
        vpor ymm4, ymm4, ymm5                                     ;   321.7 fp2     25 x
        vpxor ymm6, ymm6, ymm4                                    ;   322.7 fp1     25 x
        vpxor ymm2, ymm2, ymm7                                    ;   322.7 fp0     25 x
        vpand ymm7, ymm7, ymm5                                    ;   322.7 fp3     25 x
        vpxor ymm8, ymm8, ymm7                                    ;   323.7 fp2     25 x
        vpand ymm0, ymm0, ymm8                                    ;   324.7 fp1     25 x
        vpxor ymm8, ymm8, ymm2                                    ;   324.7 fp0     25 x
        vpxor ymm0, ymm2, ymm0                                    ;   325.7 fp3     25 x
        vpor ymm2, ymm2, ymm6                                     ;   323.7 fp2     25 x
        vpxor ymm5, ymm5, ymm8                                    ;   325.7 fp1     25 x
        vpxor ymm2, ymm2, ymm8                                    ;   325.7 fp0     25 x
        vpxor ymm6, ymm6, ymm2                                    ;   326.7 fp3     25 x
        vpxor ymm2, ymm2, ymm0                                    ;   326.7 fp2     48 x[1]
        vpslld ymm3, ymm5, 0xd                                    ;   326.7 fp1     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   326.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   327.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   327.7 fp1     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   327.7 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   328.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   328.7 fp0     48 x[1]
        vpslld ymm5, ymm3, 3                                      ;   328.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   329.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   329.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   330.7 fp0     49 x[3]
        vpslld ymm5, ymm2, 1                                      ;   330.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   330.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   331.7 fp3     50 x[1]
        vpslld ymm2, ymm0, 7                                      ;   331.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   331.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   332.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   332.7 fp3     52 x[0]
        vpslld ymm0, ymm5, 7                                      ;   332.7 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;   333.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3296]                            ;   332.7 fp0+agu0   80 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   333.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   334.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 1024]                            ;   333.7 fp2+agu1   80 x[3]
        vpslld ymm0, ymm3, 5                                      ;   334.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   334.7 fp2     54 x[0]
        vmovdqa ymm6, ymm5                                        ;   333.7         26 x copy
        vpxor ymm5, ymm5, ymm2                                    ;   334.7 fp0     26 x
        vpxor ymm0, ymm0, ymm3                                    ;   335.7 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 992]                             ;   336.7 fp1+agu0   80 x[0]
        vpslld ymm3, ymm4, 0x16                                   ;   335.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   335.7 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   336.7 fp0     80 x[2]
        vpxor ymm3, ymm3, [rbp + 3328]                            ;   337.7 fp3+agu1   80 x[2]
        vmovdqa ymm4, ymm5                                        ;   335.7         26 x copy
        vpand ymm6, ymm6, ymm0                                    ;   337.7 fp2     26 x
        vpor ymm2, ymm2, ymm0                                     ;   337.7 fp0     26 x
        vpxor ymm0, ymm0, ymm3                                    ;   338.7 fp1     26 x
        vpand ymm3, ymm3, ymm2                                    ;   338.7 fp3     26 x
        vpor ymm0, ymm0, ymm6                                     ;   339.7 fp2     26 x
        vpxor ymm4, ymm4, ymm0                                    ;   340.7 fp0     26 x
        vpor ymm5, ymm5, ymm6                                     ;   338.7 fp1     26 x
        vpxor ymm2, ymm2, ymm6                                    ;   338.7 fp3     26 x
        vpxor ymm5, ymm5, ymm3                                    ;   339.7 fp2     26 x
        vpor ymm6, ymm6, ymm3                                     ;   339.7 fp0     26 x
        vpor ymm3, ymm3, ymm2                                     ;   339.7 fp1     26 x
        vpor ymm2, ymm2, ymm5                                     ;   340.7 fp3     26 x
        vpxor ymm3, ymm3, ymm4                                    ;   341.7 fp2     26 x
        vpand ymm4, ymm4, ymm5                                    ;   341.7 fp0     26 x
        vpxor ymm4, ymm4, ymm2                                    ;   342.7 fp1     26 x
        vpxor ymm2, ymm2, ymm3                                    ;   342.7 fp3     26 x
        vpxor ymm6, ymm6, ymm3                                    ;   342.7 fp2     49 x[3]
        vpslld ymm0, ymm4, 0xd                                    ;   343.7 fp1     46 x[0]
        vpsrld ymm3, ymm4, 0x13                                   ;   343.7 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   344.7 fp0     46 x[0]
        vpslld ymm3, ymm2, 3                                      ;   343.7 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   343.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   344.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   345.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   346.7 fp1     48 x[1]
        vpxor ymm6, ymm6, ymm3                                    ;   345.7 fp3     49 x[3]
        vpslld ymm2, ymm0, 3                                      ;   345.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm2                                    ;   346.7 fp0     49 x[3]
        vpslld ymm2, ymm5, 1                                      ;   347.7 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;   347.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   348.7 fp3     50 x[1]
        vpslld ymm4, ymm6, 7                                      ;   347.7 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;   347.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   348.7 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;   349.7 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;   350.7 fp1     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   349.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3424]                            ;   349.7 fp0+agu0   80 x[3]
        vpslld ymm5, ymm2, 7                                      ;   349.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   350.7 fp3     53 x[2]
        vpxor ymm2, ymm2, [rbp + 3392]                            ;   349.7 fp2+agu1   80 x[1]
        vpslld ymm5, ymm0, 5                                      ;   351.7 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   351.7 fp2     54 x[0]
        vpslld ymm6, ymm3, 0x16                                   ;   351.7 fp1     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   351.7 fp2     55 x[2]
        vmovdqa ymm7, ymm4                                        ;   350.7         27 x copy
        vpxor ymm5, ymm5, ymm0                                    ;   352.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3360]                            ;   353.7 fp3+agu0   80 x[0]
        vpxor ymm6, ymm6, ymm3                                    ;   352.7 fp1     80 x[2]
        vpxor ymm6, ymm6, [rbp + 1056]                            ;   353.7 fp2+agu1   80 x[2]
        vpxor ymm0, ymm2, ymm5                                    ;   354.7 fp0     27 x
        vmovdqa ymm3, ymm2                                        ;   350.7         27 x copy
        vmovdqa ymm8, ymm2                                        ;   350.7         27 x copy
        vpxor ymm7, ymm7, ymm5                                    ;   354.7 fp3     27 x
        vpxor ymm4, ymm4, ymm6                                    ;   354.7 fp1     27 x
        vpand ymm0, ymm0, ymm7                                    ;   355.7 fp2     27 x
        vpor ymm6, ymm6, ymm7                                     ;   355.7 fp0     27 x
        vpxor ymm0, ymm0, ymm4                                    ;   356.7 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;   356.7 fp1     27 x
        vpxor ymm3, ymm3, ymm6                                    ;   356.7 fp2     27 x
        vmovdqa ymm5, ymm7                                        ;   355.7         27 x copy
        vpxor ymm3, ymm3, ymm4                                    ;   357.7 fp0     27 x
        vpand ymm4, ymm4, ymm0                                    ;   357.7 fp3     27 x
        vpand ymm2, ymm2, ymm0                                    ;   357.7 fp1     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   358.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   358.7 fp0     27 x
        vpor ymm3, ymm3, ymm4                                     ;   358.7 fp3     27 x
        vpslld ymm2, ymm0, 0xd                                    ;   357.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   357.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   358.7 fp0     46 x[0]
        vpxor ymm8, ymm8, ymm5                                    ;   359.7 fp3     27 x
        vpxor ymm3, ymm3, ymm5                                    ;   359.7 fp1     48 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   360.7 fp2     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   359.7 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm0                                    ;   360.7 fp0     49 x[3]
        vpslld ymm0, ymm8, 3                                      ;   360.7 fp2     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   360.7 fp1     47 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   361.7 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   362.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm0                                    ;   362.7 fp2     49 x[3]
        vpslld ymm4, ymm3, 1                                      ;   363.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   363.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   364.7 fp3     50 x[1]
        vpslld ymm3, ymm7, 7                                      ;   363.7 fp1     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;   363.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   364.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   365.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   366.7 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   365.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3520]                            ;   365.7 fp3+agu0   80 x[3]
        vpslld ymm5, ymm4, 7                                      ;   365.7 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm5                                    ;   366.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3456]                            ;   365.7 fp1+agu1   80 x[1]
        vpslld ymm5, ymm2, 5                                      ;   367.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   367.7 fp1     54 x[0]
        vmovdqa ymm6, ymm4                                        ;   366.7         28 x copy
        vpxor ymm4, ymm4, ymm3                                    ;   366.7 fp3     28 x
        vpslld ymm7, ymm0, 0x16                                   ;   367.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   367.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   368.7 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 1088]                            ;   369.7 fp3+agu0   80 x[0]
        vmovdqa ymm2, ymm3                                        ;   366.7         28 x copy
        vpxor ymm7, ymm7, ymm0                                    ;   368.7 fp2     28 x
        vpxor ymm7, ymm7, [rbp + 3488]                            ;   369.7 fp1+agu1   28 x
        vpor ymm6, ymm6, ymm5                                     ;   370.7 fp0     28 x
        vpxor ymm7, ymm7, ymm5                                    ;   370.7 fp3     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   370.7 fp2     28 x
        vpxor ymm6, ymm6, ymm7                                    ;   371.7 fp1     28 x
        vpand ymm7, ymm7, ymm5                                    ;   371.7 fp0     28 x
        vpand ymm7, ymm7, ymm4                                    ;   372.7 fp3     28 x
        vpor ymm2, ymm2, ymm4                                     ;   371.7 fp2     28 x
        vpxor ymm3, ymm3, ymm7                                    ;   373.7 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   372.7 fp0     28 x
        vpxor ymm2, ymm2, ymm6                                    ;   372.7 fp3     28 x
        vmovdqa ymm0, ymm4                                        ;   371.7         28 x copy
        vpand ymm6, ymm6, ymm3                                    ;   374.7 fp2     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   375.7 fp1     48 x[1]
        vpand ymm6, ymm5, ymm2                                    ;   373.7 fp0     28 x
        vpxor ymm0, ymm0, ymm6                                    ;   374.7 fp3     28 x
        vpxor ymm5, ymm5, ymm3                                    ;   374.7 fp2     49 x[3]
        vpslld ymm3, ymm2, 0xd                                    ;   373.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   373.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   374.7 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   376.7 fp3     48 x[1]
        vpslld ymm2, ymm0, 3                                      ;   375.7 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   375.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   376.7 fp0     47 x[2]
        vpslld ymm0, ymm3, 3                                      ;   375.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   376.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   377.7 fp2     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   377.7 fp0     49 x[3]
        vpslld ymm0, ymm4, 1                                      ;   378.7 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   378.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   379.7 fp3     50 x[1]
        vpslld ymm4, ymm5, 7                                      ;   378.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   378.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   379.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   380.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   381.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   380.7 fp0     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3616]                            ;   380.7 fp2+agu0   80 x[3]
        vpslld ymm5, ymm0, 7                                      ;   380.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   381.7 fp3     53 x[2]
        vpxor ymm0, ymm0, [rbp + 1120]                            ;   380.7 fp0+agu1   80 x[1]
        vpslld ymm5, ymm3, 5                                      ;   382.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   382.7 fp1     54 x[0]
        vpslld ymm6, ymm2, 0x16                                   ;   382.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   382.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   383.7 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3552]                            ;   384.7 fp0+agu0   80 x[0]
        vmovdqa ymm3, ymm0                                        ;   381.7         29 x copy
        vpxor ymm6, ymm6, ymm2                                    ;   383.7 fp2     80 x[2]
        vpxor ymm6, ymm6, [rbp + 3584]                            ;   384.7 fp1+agu1   80 x[2]
        vpand ymm2, ymm4, ymm5                                    ;   385.7 fp3     29 x
        vpxor ymm5, ymm4, ymm5                                    ;   385.7 fp0     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   385.7 fp2     29 x
        vpxor ymm3, ymm3, ymm6                                    ;   385.7 fp1     29 x
        vpxor ymm2, ymm2, ymm3                                    ;   386.7 fp3     29 x
        vpand ymm0, ymm0, ymm5                                    ;   386.7 fp0     29 x
        vpxor ymm0, ymm0, ymm3                                    ;   387.7 fp2     29 x
        vpor ymm3, ymm3, ymm5                                     ;   386.7 fp1     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   387.7 fp3     29 x
        vpxor ymm5, ymm5, ymm2                                    ;   387.7 fp0     29 x
        vpand ymm4, ymm4, ymm0                                    ;   388.7 fp2     29 x
        vpxor ymm0, ymm0, ymm2                                    ;   388.7 fp1     29 x
        vpxor ymm4, ymm4, ymm5                                    ;   389.7 fp3     29 x
        vpand ymm0, ymm0, ymm3                                    ;   389.7 fp0     29 x
        vpxor ymm5, ymm5, ymm0                                    ;   390.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   390.7 fp1     29 x
        vpslld ymm0, ymm4, 0xd                                    ;   390.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   390.7 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;   391.7 fp3     46 x[0]
        vpslld ymm4, ymm3, 3                                      ;   391.7 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   391.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   392.7 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   392.7 fp3     48 x[1]
        vpslld ymm3, ymm0, 3                                      ;   392.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   393.7 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   393.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;   394.7 fp3     49 x[3]
        vpslld ymm3, ymm2, 1                                      ;   394.7 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   394.7 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   395.7 fp0     50 x[1]
        vpslld ymm2, ymm5, 7                                      ;   395.7 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   395.7 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   396.7 fp3     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   396.7 fp0     52 x[0]
        vpslld ymm5, ymm3, 7                                      ;   396.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   397.7 fp1     53 x[2]
        vpxor ymm3, ymm3, [rbp + 1184]                            ;   396.7 fp3+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   397.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   398.7 fp2     53 x[2]
        vpxor ymm2, ymm2, [rbp + 3648]                            ;   397.7 fp1+agu1   80 x[3]
        vpslld ymm5, ymm0, 5                                      ;   398.7 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   398.7 fp1     54 x[0]
        vpxor ymm5, ymm5, [rbp + 1152]                            ;   399.7 fp3+agu0   80 x[0]
        vpxor ymm5, ymm5, ymm0                                    ;   400.7 fp0     80 x[0]
        vmovdqa ymm0, ymm3                                        ;   397.7         30 x copy
        vpxor ymm6, ymm3, ymm5                                    ;   401.7 fp2     30 x
        vpslld ymm7, ymm4, 0x16                                   ;   399.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   399.7 fp2     55 x[2]
        vmovdqa ymm8, ymm2                                        ;   398.7         30 x copy
        vpxor ymm7, ymm7, ymm4                                    ;   400.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1216]                            ;   401.7 fp0+agu1   80 x[2]
        vpor ymm0, ymm0, ymm7                                     ;   402.7 fp1     30 x
        vpxor ymm8, ymm8, ymm0                                    ;   403.7 fp2     30 x
        vpand ymm2, ymm2, ymm7                                    ;   402.7 fp3     30 x
        vpxor ymm3, ymm3, ymm7                                    ;   402.7 fp0     30 x
        vpxor ymm2, ymm2, ymm6                                    ;   403.7 fp1     30 x
        vpand ymm5, ymm5, ymm8                                    ;   404.7 fp2     30 x
        vpxor ymm3, ymm3, ymm5                                    ;   405.7 fp3     30 x
        vmovdqa ymm0, ymm8                                        ;   404.7         30 x copy
        vpxor ymm8, ymm8, ymm2                                    ;   404.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   405.7 fp1     48 x[1]
        vpand ymm5, ymm5, ymm3                                    ;   406.7 fp2     30 x
        vpxor ymm0, ymm0, ymm5                                    ;   407.7 fp3     30 x
        vpand ymm2, ymm2, ymm3                                    ;   406.7 fp0     30 x
        vpxor ymm8, ymm8, ymm2                                    ;   407.7 fp1     30 x
        vpxor ymm2, ymm2, ymm0                                    ;   408.7 fp2     30 x
        vpxor ymm6, ymm6, ymm0                                    ;   408.7 fp3     48 x[1]
        vpslld ymm0, ymm8, 3                                      ;   408.7 fp1     47 x[2]
        vpsrld ymm4, ymm8, 0x1d                                   ;   408.7 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   409.7 fp0     47 x[2]
        vpslld ymm4, ymm2, 0xd                                    ;   409.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   409.7 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   410.7 fp3     46 x[0]
        vpxor ymm6, ymm6, ymm0                                    ;   410.7 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   410.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   411.7 fp2     48 x[1]
        vpslld ymm2, ymm4, 3                                      ;   411.7 fp1     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   412.7 fp3     49 x[3]
        vpslld ymm2, ymm6, 1                                      ;   412.7 fp2     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   412.7 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   413.7 fp0     50 x[1]
        vpslld ymm5, ymm3, 7                                      ;   413.7 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   413.7 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   414.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   414.7 fp0     52 x[0]
        vpslld ymm3, ymm2, 7                                      ;   414.7 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   415.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 3712]                            ;   414.7 fp3+agu0   80 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;   415.7 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm5                                    ;   416.7 fp2     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3744]                            ;   415.7 fp1+agu1   23 x
        vpslld ymm3, ymm4, 5                                      ;   416.7 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   416.7 fp1     54 x[0]
        vmovdqa ymm6, ymm2                                        ;   415.7         23 x copy
        vpxor ymm3, ymm3, ymm4                                    ;   417.7 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 3680]                            ;   418.7 fp0+agu0   80 x[0]
        vpslld ymm4, ymm0, 0x16                                   ;   417.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   417.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;   418.7 fp3     80 x[2]
        vpxor ymm4, ymm4, [rbp + 1248]                            ;   419.7 fp0+agu1   80 x[2]
        vpxor ymm5, ymm5, ymm3                                    ;   419.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   420.7 fp1     23 x
        vpand ymm2, ymm2, ymm5                                    ;   420.7 fp3     23 x
        vpxor ymm0, ymm3, ymm2                                    ;   421.7 fp0     23 x
        vpor ymm3, ymm3, ymm5                                     ;   420.7 fp2     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   420.7 fp1     23 x
        vpxor ymm3, ymm3, ymm6                                    ;   421.7 fp3     23 x
        vpand ymm4, ymm4, ymm0                                    ;   422.7 fp0     23 x
        vpand ymm2, ymm6, ymm0                                    ;   422.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   423.7 fp1     23 x
        vpxor ymm0, ymm0, ymm5                                    ;   422.7 fp3     23 x
        vpand ymm5, ymm5, ymm3                                    ;   422.7 fp0     23 x
        vpxor ymm6, ymm6, ymm0                                    ;   424.7 fp2     23 x
        vpor ymm5, ymm5, ymm2                                     ;   423.7 fp1     23 x
        vpxor ymm0, ymm0, ymm5                                    ;   424.7 fp3     48 x[1]
        vpslld ymm2, ymm5, 0xd                                    ;   424.7 fp2     46 x[0]
        vpsrld ymm4, ymm5, 0x13                                   ;   424.7 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   425.7 fp0     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   425.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   425.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   426.7 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   426.7 fp0     48 x[1]
        vpslld ymm5, ymm2, 3                                      ;   426.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   427.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   427.7 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   428.7 fp0     49 x[3]
        vpslld ymm5, ymm0, 1                                      ;   428.7 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   428.7 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm0                                    ;   429.7 fp3     50 x[1]
        vpslld ymm0, ymm3, 7                                      ;   429.7 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   429.7 fp1     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   430.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   430.7 fp3     52 x[0]
        vpslld ymm3, ymm5, 7                                      ;   430.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   431.7 fp1     53 x[2]
        vpxor ymm5, ymm5, [rbp + 3776]                            ;   430.7 fp0+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   431.7 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   432.7 fp2     53 x[2]
        vpxor ymm0, ymm0, [rbp + 1344]                            ;   431.7 fp1+agu1   80 x[3]
        vpslld ymm3, ymm2, 5                                      ;   432.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   432.7 fp1     54 x[0]
        vpxor ymm3, ymm3, [rbp + 1280]                            ;   433.7 fp0+agu0   80 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   434.7 fp3     80 x[0]
        vpand ymm2, ymm5, ymm3                                    ;   435.7 fp2     24 x
        vmovdqa ymm6, ymm5                                        ;   431.7         24 x copy
        vpxor ymm5, ymm5, ymm0                                    ;   432.7 fp1     24 x
        vpslld ymm7, ymm4, 0x16                                   ;   433.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   433.7 fp1     55 x[2]
        vpxor ymm3, ymm0, ymm3                                    ;   435.7 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   434.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1312]                            ;   435.7 fp2+agu1   80 x[2]
        vpor ymm6, ymm6, ymm3                                     ;   436.7 fp0     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   436.7 fp1     24 x
        vpor ymm7, ymm7, ymm2                                     ;   436.7 fp3     24 x
        vpxor ymm6, ymm6, ymm1                                    ;   437.7 fp2     24 x
        vpxor ymm2, ymm2, ymm5                                    ;   437.7 fp0     24 x
        vpand ymm5, ymm5, ymm7                                    ;   437.7 fp1     24 x
        vpor ymm5, ymm5, ymm6                                     ;   438.7 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   438.7 fp2     24 x
        vpxor ymm0, ymm0, ymm2                                    ;   438.7 fp0     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   439.7 fp1     24 x
        vpslld ymm1, ymm2, 3                                      ;   438.7 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   438.7 fp1     47 x[2]
        vpor ymm7, ymm7, ymm5                                     ;   439.7 fp3     24 x
        vpand ymm0, ymm0, ymm5                                    ;   439.7 fp0     24 x
        vpxor ymm1, ymm1, ymm2                                    ;   439.7 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm6                                    ;   440.7 fp1     24 x
        vpxor ymm7, ymm7, ymm6                                    ;   440.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm1                                    ;   441.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   440.7 fp2     49 x[3]
        vpslld ymm2, ymm0, 0xd                                    ;   441.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   441.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   442.7 fp3     46 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;   443.7 fp0     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   443.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   444.7 fp2     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   444.7 fp1     50 x[1]
        vpsrld ymm3, ymm7, 0x1f                                   ;   444.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   445.7 fp3     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   445.7 fp1     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   445.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   446.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   446.7 fp3     52 x[0]
        vpslld ymm4, ymm0, 7                                      ;   446.7 fp1     53 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   447.7 fp0     53 x[2]
        vpxor ymm0, ymm0, [rbp + 3840]                            ;   446.7 fp3+agu0   80 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   447.7 fp2     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   448.7 fp0     53 x[2]
        vpxor ymm3, ymm3, [rbp + 3904]                            ;   447.7 fp3+agu1   80 x[3]
        vpslld ymm4, ymm2, 5                                      ;   448.7 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   448.7 fp2     54 x[0]
        vpxor ymm4, ymm4, [rbp + 3808]                            ;   449.7 fp0+agu0   80 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   450.7 fp3     80 x[0]
        vpxor ymm2, ymm0, ymm4                                    ;   451.7 fp1     25 x
        vmovdqa ymm5, ymm0                                        ;   447.7         25 x copy
        vpslld ymm6, ymm1, 0x16                                   ;   449.7 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   449.7 fp1     55 x[2]
        vmovdqa ymm7, ymm3                                        ;   448.7         25 x copy
        vpxor ymm6, ymm6, ymm1                                    ;   450.7 fp0     80 x[2]
        vpxor ymm6, ymm6, [rbp + 3872]                            ;   451.7 fp3+agu1   80 x[2]
        vpor ymm3, ymm3, ymm4                                     ;   451.7 fp2     25 x
        vpxor ymm5, ymm5, ymm3                                    ;   452.7 fp1     25 x
        vpxor ymm2, ymm2, ymm6                                    ;   452.7 fp0     25 x
        vpand ymm6, ymm6, ymm4                                    ;   452.7 fp3     25 x
        vpxor ymm7, ymm7, ymm6                                    ;   453.7 fp2     25 x
        vpand ymm0, ymm0, ymm7                                    ;   454.7 fp1     25 x
        vpxor ymm7, ymm7, ymm2                                    ;   454.7 fp0     25 x
        vpxor ymm0, ymm2, ymm0                                    ;   455.7 fp3     25 x
        vpor ymm2, ymm2, ymm5                                     ;   453.7 fp2     25 x
        vpxor ymm4, ymm4, ymm7                                    ;   455.7 fp1     25 x
        vpxor ymm2, ymm2, ymm7                                    ;   455.7 fp0     25 x
        vpxor ymm5, ymm5, ymm2                                    ;   456.7 fp3     25 x
        vpxor ymm2, ymm2, ymm0                                    ;   456.7 fp2     48 x[1]
        vpslld ymm1, ymm4, 0xd                                    ;   456.7 fp1     46 x[0]
        vpsrld ymm3, ymm4, 0x13                                   ;   456.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   457.7 fp0     46 x[0]
        vpslld ymm3, ymm5, 3                                      ;   457.7 fp1     47 x[2]
        vpsrld ymm4, ymm5, 0x1d                                   ;   457.7 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   458.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;   458.7 fp0     48 x[1]
        vpslld ymm4, ymm1, 3                                      ;   458.7 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   459.7 fp2     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   459.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   460.7 fp0     49 x[3]
        vpslld ymm4, ymm2, 1                                      ;   460.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   460.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;   461.7 fp3     50 x[1]
        vpslld ymm2, ymm0, 7                                      ;   461.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   461.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   462.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   462.7 fp3     52 x[0]
        vpslld ymm0, ymm4, 7                                      ;   462.7 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   463.7 fp2     53 x[2]
        vpxor ymm4, ymm4, [rbp + 3936]                            ;   462.7 fp0+agu0   80 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   463.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   464.7 fp1     53 x[2]
        vpxor ymm2, ymm2, [rbp + 1408]                            ;   463.7 fp2+agu1   80 x[3]
        vpslld ymm0, ymm1, 5                                      ;   464.7 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   464.7 fp2     54 x[0]
        vmovdqa ymm5, ymm4                                        ;   463.7         26 x copy
        vpxor ymm4, ymm4, ymm2                                    ;   464.7 fp0     26 x
        vpxor ymm0, ymm0, ymm1                                    ;   465.7 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 1376]                            ;   466.7 fp1+agu0   80 x[0]
        vpslld ymm1, ymm3, 0x16                                   ;   465.7 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   465.7 fp1     55 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   466.7 fp0     80 x[2]
        vpxor ymm1, ymm1, [rbp + 3968]                            ;   467.7 fp3+agu1   80 x[2]
        vmovdqa ymm3, ymm4                                        ;   465.7         26 x copy
        vpand ymm5, ymm5, ymm0                                    ;   467.7 fp2     26 x
        vpor ymm2, ymm2, ymm0                                     ;   467.7 fp0     26 x
        vpxor ymm0, ymm0, ymm1                                    ;   468.7 fp1     26 x
        vpand ymm1, ymm1, ymm2                                    ;   468.7 fp3     26 x
        vpor ymm0, ymm0, ymm5                                     ;   469.7 fp2     26 x
        vpxor ymm3, ymm3, ymm0                                    ;   470.7 fp0     26 x
        vpor ymm4, ymm4, ymm5                                     ;   468.7 fp1     26 x
        vpxor ymm2, ymm2, ymm5                                    ;   468.7 fp3     26 x
        vpxor ymm4, ymm4, ymm1                                    ;   469.7 fp2     26 x
        vpor ymm5, ymm5, ymm1                                     ;   469.7 fp0     26 x
        vpor ymm1, ymm1, ymm2                                     ;   469.7 fp1     26 x
        vpor ymm2, ymm2, ymm4                                     ;   470.7 fp3     26 x
        vpxor ymm1, ymm1, ymm3                                    ;   471.7 fp2     26 x
        vpand ymm3, ymm3, ymm4                                    ;   471.7 fp0     26 x
        vpxor ymm3, ymm3, ymm2                                    ;   472.7 fp1     26 x
        vpxor ymm2, ymm2, ymm1                                    ;   472.7 fp3     26 x
        vpxor ymm5, ymm5, ymm1                                    ;   472.7 fp2     49 x[3]
        vpslld ymm0, ymm3, 0xd                                    ;   473.7 fp1     46 x[0]
        vpsrld ymm1, ymm3, 0x13                                   ;   473.7 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   474.7 fp0     46 x[0]
        vpslld ymm1, ymm2, 3                                      ;   473.7 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   473.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   474.7 fp3     47 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;   475.7 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   476.7 fp1     48 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   475.7 fp3     49 x[3]
        vpslld ymm2, ymm0, 3                                      ;   475.7 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   476.7 fp0     49 x[3]
        vpslld ymm2, ymm4, 1                                      ;   477.7 fp1     50 x[1]
        vpsrld ymm3, ymm4, 0x1f                                   ;   477.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   478.7 fp3     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   477.7 fp1     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   477.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   478.7 fp0     51 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;   479.7 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   480.7 fp1     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   479.7 fp2     53 x[2]
        vpxor ymm3, ymm3, [rbp + 4064]                            ;   479.7 fp0+agu0   80 x[3]
        vpslld ymm4, ymm2, 7                                      ;   479.7 fp1     53 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   480.7 fp3     53 x[2]
        vpxor ymm2, ymm2, [rbp + 4032]                            ;   479.7 fp2+agu1   80 x[1]
        vpslld ymm4, ymm0, 5                                      ;   481.7 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   481.7 fp2     54 x[0]
        vpslld ymm5, ymm1, 0x16                                   ;   481.7 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   481.7 fp2     55 x[2]
        vmovdqa ymm6, ymm3                                        ;   480.7         27 x copy
        vpxor ymm4, ymm4, ymm0                                    ;   482.7 fp0     80 x[0]
        vpxor ymm4, ymm4, [rbp + 4000]                            ;   483.7 fp3+agu0   80 x[0]
        vpxor ymm5, ymm5, ymm1                                    ;   482.7 fp1     80 x[2]
        vpxor ymm5, ymm5, [rbp + 1440]                            ;   483.7 fp2+agu1   80 x[2]
        vpxor ymm0, ymm2, ymm4                                    ;   484.7 fp0     27 x
        vmovdqa ymm1, ymm2                                        ;   480.7         27 x copy
        vmovdqa ymm7, ymm2                                        ;   480.7         27 x copy
        vpxor ymm6, ymm6, ymm4                                    ;   484.7 fp3     27 x
        vpxor ymm3, ymm3, ymm5                                    ;   484.7 fp1     27 x
        vpand ymm0, ymm0, ymm6                                    ;   485.7 fp2     27 x
        vpor ymm5, ymm5, ymm6                                     ;   485.7 fp0     27 x
        vpxor ymm0, ymm0, ymm3                                    ;   486.7 fp3     27 x
        vpand ymm3, ymm3, ymm5                                    ;   486.7 fp1     27 x
        vpxor ymm1, ymm1, ymm5                                    ;   486.7 fp2     27 x
        vmovdqa ymm4, ymm6                                        ;   485.7         27 x copy
        vpxor ymm1, ymm1, ymm3                                    ;   487.7 fp0     27 x
        vpand ymm3, ymm3, ymm0                                    ;   487.7 fp3     27 x
        vpand ymm2, ymm2, ymm0                                    ;   487.7 fp1     27 x
        vpxor ymm6, ymm6, ymm2                                    ;   488.7 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   488.7 fp0     27 x
        vpor ymm1, ymm1, ymm3                                     ;   488.7 fp3     27 x
        vpslld ymm2, ymm0, 0xd                                    ;   487.7 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   487.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   488.7 fp0     46 x[0]
        vpxor ymm7, ymm7, ymm4                                    ;   489.7 fp3     27 x
        vpxor ymm1, ymm1, ymm4                                    ;   489.7 fp1     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   490.7 fp2     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   489.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;   490.7 fp0     49 x[3]
        vpslld ymm0, ymm7, 3                                      ;   490.7 fp2     47 x[2]
        vpsrld ymm3, ymm7, 0x1d                                   ;   490.7 fp1     47 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   491.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm0                                    ;   492.7 fp0     48 x[1]
        vpxor ymm6, ymm6, ymm0                                    ;   492.7 fp2     49 x[3]
        vpslld ymm3, ymm1, 1                                      ;   493.7 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   493.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   494.7 fp3     50 x[1]
        vpslld ymm1, ymm6, 7                                      ;   493.7 fp1     51 x[3]
        vpsrld ymm4, ymm6, 0x19                                   ;   493.7 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   494.7 fp0     51 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   495.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm1                                    ;   496.7 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   495.7 fp1     53 x[2]
        vpxor ymm1, ymm1, [rbp + 4160]                            ;   495.7 fp3+agu0   80 x[3]
        vpslld ymm4, ymm3, 7                                      ;   495.7 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;   496.7 fp0     53 x[2]
        vpxor ymm3, ymm3, [rbp + 4096]                            ;   495.7 fp1+agu1   80 x[1]
        vpslld ymm4, ymm2, 5                                      ;   497.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   497.7 fp1     54 x[0]
        vmovdqa ymm5, ymm3                                        ;   496.7         28 x copy
        vpxor ymm3, ymm3, ymm1                                    ;   496.7 fp3     28 x
        vpslld ymm6, ymm0, 0x16                                   ;   497.7 fp2     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   497.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   498.7 fp0     80 x[0]
        vpxor ymm4, ymm4, [rbp + 1472]                            ;   499.7 fp3+agu0   80 x[0]
        vmovdqa ymm2, ymm1                                        ;   496.7         28 x copy
        vpxor ymm6, ymm6, ymm0                                    ;   498.7 fp2     28 x
        vpxor ymm6, ymm6, [rbp + 4128]                            ;   499.7 fp1+agu1   28 x
        vpor ymm5, ymm5, ymm4                                     ;   500.7 fp0     28 x
        vpxor ymm6, ymm6, ymm4                                    ;   500.7 fp3     28 x
        vpxor ymm3, ymm3, ymm4                                    ;   500.7 fp2     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   501.7 fp1     28 x
        vpand ymm6, ymm6, ymm4                                    ;   501.7 fp0     28 x
        vpand ymm6, ymm6, ymm3                                    ;   502.7 fp3     28 x
        vpor ymm2, ymm2, ymm3                                     ;   501.7 fp2     28 x
        vpxor ymm1, ymm1, ymm6                                    ;   503.7 fp1     28 x
        vpxor ymm4, ymm4, ymm5                                    ;   502.7 fp0     28 x
        vpxor ymm2, ymm2, ymm5                                    ;   502.7 fp3     28 x
        vmovdqa ymm0, ymm3                                        ;   501.7         28 x copy
        vpand ymm5, ymm5, ymm1                                    ;   504.7 fp2     28 x
        vpxor ymm3, ymm3, ymm5                                    ;   505.7 fp1     48 x[1]
        vpand ymm5, ymm4, ymm2                                    ;   503.7 fp0     28 x
        vpxor ymm0, ymm0, ymm5                                    ;   504.7 fp3     28 x
        vpxor ymm4, ymm4, ymm1                                    ;   504.7 fp2     49 x[3]
        vpslld ymm1, ymm2, 0xd                                    ;   503.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   503.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   504.7 fp0     46 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   506.7 fp3     48 x[1]
        vpslld ymm2, ymm0, 3                                      ;   505.7 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   505.7 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   506.7 fp0     47 x[2]
        vpslld ymm0, ymm1, 3                                      ;   505.7 fp1     49 x[3]
        vpxor ymm4, ymm4, ymm0                                    ;   506.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   507.7 fp2     48 x[1]
        vpxor ymm4, ymm4, ymm2                                    ;   507.7 fp0     49 x[3]
        vpslld ymm0, ymm3, 1                                      ;   508.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   508.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   509.7 fp3     50 x[1]
        vpslld ymm3, ymm4, 7                                      ;   508.7 fp1     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   508.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   509.7 fp0     51 x[3]
        vpxor ymm1, ymm1, ymm0                                    ;   510.7 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   511.7 fp1     52 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;   510.7 fp0     53 x[2]
        vpxor ymm3, ymm3, [rbp + 4256]                            ;   510.7 fp2+agu0   80 x[3]
        vpslld ymm4, ymm0, 7                                      ;   510.7 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   511.7 fp3     53 x[2]
        vpxor ymm0, ymm0, [rbp + 1504]                            ;   510.7 fp0+agu1   80 x[1]
        vpslld ymm4, ymm1, 5                                      ;   512.7 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   512.7 fp1     54 x[0]
        vpslld ymm5, ymm2, 0x16                                   ;   512.7 fp2     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   512.7 fp1     55 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   513.7 fp3     80 x[0]
        vpxor ymm4, ymm4, [rbp + 4192]                            ;   514.7 fp0+agu0   80 x[0]
        vmovdqa ymm1, ymm0                                        ;   511.7         29 x copy
        vpxor ymm5, ymm5, ymm2                                    ;   513.7 fp2     80 x[2]
        vpxor ymm5, ymm5, [rbp + 4224]                            ;   514.7 fp1+agu1   80 x[2]
        vpand ymm2, ymm3, ymm4                                    ;   515.7 fp3     29 x
        vpxor ymm4, ymm3, ymm4                                    ;   515.7 fp0     29 x
        vpxor ymm3, ymm3, ymm5                                    ;   515.7 fp2     29 x
        vpxor ymm1, ymm1, ymm5                                    ;   515.7 fp1     29 x
        vpxor ymm2, ymm2, ymm1                                    ;   516.7 fp3     29 x
        vpand ymm0, ymm0, ymm4                                    ;   516.7 fp0     29 x
        vpxor ymm0, ymm0, ymm1                                    ;   517.7 fp2     29 x
        vpor ymm1, ymm1, ymm4                                     ;   516.7 fp1     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   517.7 fp3     29 x
        vpxor ymm4, ymm4, ymm2                                    ;   517.7 fp0     29 x
        vpand ymm3, ymm3, ymm0                                    ;   518.7 fp2     29 x
        vpxor ymm0, ymm0, ymm2                                    ;   518.7 fp1     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   519.7 fp3     29 x
        vpand ymm0, ymm0, ymm1                                    ;   519.7 fp0     29 x
        vpxor ymm4, ymm4, ymm0                                    ;   520.7 fp2     49 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;   520.7 fp1     29 x
        vpslld ymm0, ymm3, 0xd                                    ;   520.7 fp2     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   520.7 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   521.7 fp3     46 x[0]
        vpslld ymm3, ymm1, 3                                      ;   521.7 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   521.7 fp1     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   522.7 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   522.7 fp3     48 x[1]
        vpslld ymm1, ymm0, 3                                      ;   522.7 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm1                                    ;   523.7 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   523.7 fp1     48 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   524.7 fp3     49 x[3]
        vpslld ymm1, ymm2, 1                                      ;   524.7 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   524.7 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   525.7 fp0     50 x[1]
        vpslld ymm2, ymm4, 7                                      ;   525.7 fp2     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   525.7 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   526.7 fp3     51 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   526.7 fp0     52 x[0]
        vpslld ymm4, ymm1, 7                                      ;   526.7 fp2     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   527.7 fp1     53 x[2]
        vpxor ymm1, ymm1, [rbp + 1568]                            ;   526.7 fp3+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   527.7 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm2                                    ;   528.7 fp2     53 x[2]
        vpxor ymm2, ymm2, [rbp + 4288]                            ;   527.7 fp1+agu1   80 x[3]
        vpslld ymm4, ymm0, 5                                      ;   528.7 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   528.7 fp1     54 x[0]
        vpxor ymm4, ymm4, [rbp + 1536]                            ;   529.7 fp3+agu0   80 x[0]
        vpxor ymm4, ymm4, ymm0                                    ;   530.7 fp0     80 x[0]
        vmovdqa ymm0, ymm1                                        ;   527.7         30 x copy
        vpxor ymm5, ymm1, ymm4                                    ;   531.7 fp2     30 x
        vpslld ymm6, ymm3, 0x16                                   ;   529.7 fp1     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   529.7 fp2     55 x[2]
        vmovdqa ymm7, ymm2                                        ;   528.7         30 x copy
        vpxor ymm6, ymm6, ymm3                                    ;   530.7 fp3     80 x[2]
        vpxor ymm6, ymm6, [rbp + 1600]                            ;   531.7 fp0+agu1   80 x[2]
        vpor ymm0, ymm0, ymm6                                     ;   532.7 fp1     30 x
        vpxor ymm7, ymm7, ymm0                                    ;   533.7 fp2     30 x
        vpand ymm2, ymm2, ymm6                                    ;   532.7 fp3     30 x
        vpxor ymm1, ymm1, ymm6                                    ;   532.7 fp0     30 x
        vpxor ymm2, ymm2, ymm5                                    ;   533.7 fp1     30 x
        vpxor ymm5, ymm5, [rbp + 1632]                            ;   532.7 fp2+agu0   84 dst
        vpand ymm4, ymm4, ymm7                                    ;   534.7 fp3     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   535.7 fp0     30 x
        vmovdqa ymm0, ymm7                                        ;   534.7         30 x copy
        vpand ymm3, ymm2, ymm1                                    ;   536.7 fp1     30 x
        vpxor ymm7, ymm7, ymm2                                    ;   534.7 fp2     84 dst
        vpxor ymm7, ymm7, [rbp + 1728]                            ;   535.7 fp3+agu1   84 dst
        vpxor ymm5, ymm5, ymm4                                    ;   535.7 fp0     84 dst
        vpand ymm4, ymm4, ymm1                                    ;   536.7 fp1     30 x
        vpxor ymm0, ymm0, ymm4                                    ;   537.7 fp2     30 x
        vpxor ymm2, ymm3, ymm0                                    ;   538.7 fp3     84 dst
        vpxor ymm2, ymm2, [rbp + 4320]                            ;   539.7 fp0+agu0   84 dst
        vpxor ymm7, ymm7, ymm3                                    ;   537.7 fp1     84 dst
        vpxor ymm5, ymm5, ymm0                                    ;   538.7 fp2     84 dst
        vpxor ymm1, ymm1, [rbp + 1792]                            ;   536.7 fp3+agu1   84 dst
        vpshufd ymm0, ymm1, 1                                     ;   537.7 fp1     84 dst
        mov r9, qword [rbp + 4384]                                ;   533.8 agu2    84 dst reload
        vmovd [r9 + 28], xmm0                                     ;   538.7 agu0+fp5   84 dst
        vmovd [r9 + 12], xmm1                                     ;   537.7 agu1+fp5   84 dst
        vpshufd ymm0, ymm1, 2                                     ;   537.7 fp2     84 dst
        vmovd [r9 + 44], xmm0                                     ;   538.7 agu2+fp5   84 dst
        vpshufd ymm0, ymm1, 3                                     ;   537.7 fp1     84 dst
        vperm2i128 ymm1, ymm1, ymm1, 0x11                         ;   537.7 fp1     84 dst
        vmovd [r9 + 60], xmm0                                     ;   538.7 agu0+fp5   84 dst
        vmovd [r9 + 8], xmm7                                      ;   538.7 agu1+fp5   84 dst
        vmovd [r9 + 4], xmm5                                      ;   539.7 agu2+fp5   84 dst
        vmovd [r9], xmm2                                          ;   540.7 agu0+fp5   84 dst
        vpshufd ymm0, ymm7, 1                                     ;   538.7 fp2     84 dst
        vmovd [r9 + 24], xmm0                                     ;   541.0 agu1+fp5   84 dst
        vpshufd ymm0, ymm7, 2                                     ;   538.7 fp1     84 dst
        vmovd [r9 + 40], xmm0                                     ;   542.0 agu2+fp5   84 dst
        vpshufd ymm0, ymm7, 3                                     ;   538.7 fp2     84 dst
        vperm2i128 ymm3, ymm7, ymm7, 0x11                         ;   539.0 fp1     84 dst
        vmovd [r9 + 56], xmm0                                     ;   543.0 agu0+fp5   84 dst
        vpshufd ymm0, ymm5, 1                                     ;   539.7 fp2     84 dst
        vmovd [r9 + 20], xmm0                                     ;   544.0 agu1+fp5   84 dst
        vpshufd ymm0, ymm5, 2                                     ;   540.0 fp1     84 dst
        vmovd [r9 + 36], xmm0                                     ;   545.0 agu2+fp5   84 dst
        vpshufd ymm0, ymm5, 3                                     ;   540.7 fp2     84 dst
        vperm2i128 ymm4, ymm5, ymm5, 0x11                         ;   541.0 fp1     84 dst
        vmovd [r9 + 52], xmm0                                     ;   546.0 agu0+fp5   84 dst
        vpshufd ymm0, ymm2, 1                                     ;   541.7 fp2     84 dst
        vmovd [r9 + 16], xmm0                                     ;   547.0 agu1+fp5   84 dst
        vpshufd ymm0, ymm2, 2                                     ;   542.0 fp1     84 dst
        vmovd [r9 + 32], xmm0                                     ;   548.0 agu2+fp5   84 dst
        vpshufd ymm0, ymm2, 3                                     ;   542.7 fp2     84 dst
        vperm2i128 ymm2, ymm2, ymm2, 0x11                         ;   543.0 fp1     84 dst
        vmovd [r9 + 48], xmm0                                     ;   549.0 agu0+fp5   84 dst
        vmovd [r9 + 72], xmm3                                     ;   550.0 agu1+fp5   84 dst
        vmovd [r9 + 76], xmm1                                     ;   551.0 agu2+fp5   84 dst
        vpshufd ymm0, ymm3, 1                                     ;   543.7 fp2     84 dst
        vpshufd ymm5, ymm3, 2                                     ;   544.0 fp1     84 dst
        vpshufd ymm3, ymm3, 3                                     ;   544.7 fp2     84 dst
        vmovd [r9 + 88], xmm0                                     ;   552.0 agu0+fp5   84 dst
        vmovd [r9 + 104], xmm5                                    ;   553.0 agu1+fp5   84 dst
        vmovd [r9 + 68], xmm4                                     ;   554.0 agu2+fp5   84 dst
        vmovd [r9 + 120], xmm3                                    ;   555.0 agu0+fp5   84 dst
        vpshufd ymm0, ymm4, 1                                     ;   545.0 fp1     84 dst
        vmovd [r9 + 84], xmm0                                     ;   556.0 agu1+fp5   84 dst
        vpshufd ymm0, ymm4, 2                                     ;   545.7 fp2     84 dst
        vpshufd ymm3, ymm4, 3                                     ;   546.0 fp1     84 dst
        vmovd [r9 + 100], xmm0                                    ;   557.0 agu2+fp5   84 dst
        vmovd [r9 + 116], xmm3                                    ;   558.0 agu0+fp5   84 dst
        vmovd [r9 + 64], xmm2                                     ;   559.0 agu1+fp5   84 dst
        vpshufd ymm0, ymm2, 1                                     ;   546.7 fp2     84 dst
        vmovd [r9 + 80], xmm0                                     ;   560.0 agu2+fp5   84 dst
        vpshufd ymm0, ymm2, 2                                     ;   547.0 fp1     84 dst
        vpshufd ymm2, ymm2, 3                                     ;   547.7 fp2     84 dst
        vmovd [r9 + 96], xmm0                                     ;   561.0 agu0+fp5   84 dst
        vmovd [r9 + 112], xmm2                                    ;   562.0 agu1+fp5   84 dst
        vpshufd ymm0, ymm1, 1                                     ;   548.0 fp1     84 dst
        vmovd [r9 + 92], xmm0                                     ;   563.0 agu2+fp5   84 dst
        vpshufd ymm0, ymm1, 2                                     ;   548.7 fp2     84 dst
        vpshufd ymm1, ymm1, 3                                     ;   549.0 fp1     84 dst
        vmovd [r9 + 108], xmm0                                    ;   564.0 agu0+fp5   84 dst
        vmovd [r9 + 124], xmm1                                    ;   565.0 agu1+fp5   84 dst
        add r9, 0x80                                              ;   550.0 alu0    76 blocks
        mov qword [rbp + 4384], r9                                ;   551.0 agu2+st0   76 blocks
        add r8, 0x80                                              ;   551.0 alu1    76 blocks
        mov qword [rbp + 4368], r8                                ;   552.0 agu0+st1   76 blocks
        cmp r8, qword [rbp + 4376]                                ;                    more blocks?
        jne .blocks_1
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

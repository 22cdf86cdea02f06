; serpent_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
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
; The frame is cleared before return: 6400 bytes, 4 instructions, one of them for 800 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 470 uops, planned 185.2; bounds: width 78.3, ports 182.0, path 8.0
;   blocks: 3189 uops, planned 794.3; bounds: width 531.5, ports 768.0, path 469.0
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
        sub rsp, 0x1920                                           ;                    frame
        and rsp, -32                                              ;                    frame
        lea rbp, [rsp + 128]                                      ;                    frame
        mov qword [rbp + 6272], rax                               ;                    frame
        mov qword [rbp + 6208], rdi                               ;                    argument
        mov dword [rbp + 6280], ecx                               ;                    argument
        mov qword [rbp + 6224], rsi                               ;                    argument
        mov qword [rbp + 6240], rdx                               ;                    argument
        mov r8, qword [rbp + 6208]                                ;     0.0 agu0    80 x[0] reload
        vpbroadcastd ymm0, [r8 + 16]                              ;     4.0 agu1    80 x[0]
        vmovdqu ymm1, [rel serpent_encrypt.T0_constants256]       ;     1.0 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm1                                    ;    11.0 fp0     80 x[0]
        vmovdqu [rbp + 384], ymm0                                 ;    12.0 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 16]                              ;     4.0 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    11.0 fp1     80 x[0]
        vmovdqu [rbp + 416], ymm0                                 ;    12.0 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 24]                              ;     4.0 agu0    80 x[2]
        vmovdqu ymm2, [rel serpent_encrypt.T0_constants256 + 32]  ;     2.2 agu1    80 x[2] reload
        vpxor ymm0, ymm0, ymm2                                    ;    11.0 fp2     80 x[2]
        vmovdqu [rbp + 448], ymm0                                 ;    12.0 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 24]                              ;     4.0 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    11.0 fp3     80 x[2]
        vmovdqu [rbp + 480], ymm0                                 ;    12.0 agu1+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 28]                              ;     4.0 agu0    80 x[3]
        vmovdqu ymm3, [rel serpent_encrypt.T0_constants256 + 64]  ;     4.2 agu1    80 x[3] reload
        vpxor ymm0, ymm0, ymm3                                    ;    11.2 fp0     80 x[3]
        vmovdqu [rbp + 512], ymm0                                 ;    12.2 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 28]                              ;     5.0 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    12.0 fp1     80 x[3]
        vmovdqu [rbp + 544], ymm0                                 ;    13.0 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 48]                              ;     5.2 agu1    80 x[0]
        vmovdqu ymm4, [rel serpent_encrypt.T0_constants256 + 96]  ;     6.0 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm4                                    ;    13.0 fp2     80 x[0]
        vmovdqu [rbp + 576], ymm0                                 ;    14.0 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 48]                              ;     6.2 agu1    80 x[0]
        vpbroadcastd ymm5, [r8 + 60]                              ;     7.0 agu0    80 x[3]
        vpbroadcastd ymm6, [r8 + 60]                              ;     7.2 agu1    80 x[3]
        vpbroadcastd ymm7, [r8 + 72]                              ;     8.0 agu0    80 x[2]
        vmovdqu ymm8, [rel serpent_encrypt.T0_constants256 + 128] ;     8.2 agu1    80 x[2] reload
        vpxor ymm7, ymm7, ymm8                                    ;    15.2 fp3     80 x[2]
        vmovdqu [rbp + 608], ymm7                                 ;    16.2 agu2+fp5   80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    13.2 fp0     80 x[0]
        vmovdqu [rbp + 640], ymm0                                 ;    14.2 agu0+fp5   80 x[0]
        vpxor ymm5, ymm5, ymm4                                    ;    14.0 fp1     80 x[3]
        vmovdqu [rbp + 672], ymm5                                 ;    15.0 agu1+fp5   80 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;    14.2 fp2     80 x[3]
        vmovdqu [rbp + 704], ymm6                                 ;    15.2 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 72]                              ;    12.2 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    19.2 fp3     80 x[2]
        vmovdqu [rbp + 736], ymm0                                 ;    20.2 agu1+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 80]                              ;    13.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    20.2 fp0     80 x[0]
        vmovdqu [rbp + 768], ymm0                                 ;    21.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 80]                              ;    13.5 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    20.5 fp1     80 x[0]
        vmovdqu [rbp + 800], ymm0                                 ;    21.5 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 100]                             ;    14.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    21.2 fp2     80 x[1]
        vmovdqu [rbp + 832], ymm0                                 ;    22.2 agu1+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 100]                             ;    15.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    22.2 fp3     80 x[1]
        vmovdqu [rbp + 864], ymm0                                 ;    23.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 112]                             ;    15.5 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    22.5 fp0     80 x[0]
        vmovdqu [rbp + 896], ymm0                                 ;    23.5 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 112]                             ;    16.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    23.2 fp1     80 x[0]
        vmovdqu [rbp + 928], ymm0                                 ;    24.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 116]                             ;    17.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    24.2 fp2     80 x[1]
        vmovdqu [rbp + 960], ymm0                                 ;    25.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 116]                             ;    19.2 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    26.2 fp3     80 x[1]
        vmovdqu [rbp + 992], ymm0                                 ;    27.2 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 120]                             ;    20.3 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    27.3 fp0     80 x[2]
        vmovdqu [rbp + 1024], ymm0                                ;    28.3 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 120]                             ;    21.2 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    28.2 fp1     80 x[2]
        vmovdqu [rbp + 1056], ymm0                                ;    29.2 agu1+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 136]                             ;    22.2 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    29.2 fp2     80 x[2]
        vmovdqu [rbp + 1088], ymm0                                ;    30.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 136]                             ;    22.5 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    29.5 fp3     80 x[2]
        vmovdqu [rbp + 1120], ymm0                                ;    30.5 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 144]                             ;    23.5 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    30.5 fp0     80 x[0]
        vmovdqu [rbp + 1152], ymm0                                ;    31.5 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 144]                             ;    24.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    31.2 fp1     80 x[0]
        vmovdqu [rbp + 1184], ymm0                                ;    32.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 152]                             ;    25.2 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    32.2 fp2     80 x[2]
        vmovdqu [rbp + 1216], ymm0                                ;    33.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 152]                             ;    26.2 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    33.2 fp3     80 x[2]
        vmovdqu [rbp + 1248], ymm0                                ;    34.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 156]                             ;    27.3 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    34.3 fp0     80 x[3]
        vmovdqu [rbp + 1280], ymm0                                ;    35.3 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 156]                             ;    28.3 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    35.3 fp1     80 x[3]
        vmovdqu [rbp + 1312], ymm0                                ;    36.3 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 176]                             ;    29.3 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    36.3 fp2     80 x[0]
        vmovdqu [rbp + 1344], ymm0                                ;    37.3 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 176]                             ;    30.2 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    37.2 fp3     80 x[0]
        vmovdqu [rbp + 1376], ymm0                                ;    38.2 agu0+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 188]                             ;    31.2 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    38.2 fp0     80 x[3]
        vmovdqu [rbp + 1408], ymm0                                ;    39.2 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 188]                             ;    31.5 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    38.5 fp1     80 x[3]
        vmovdqu [rbp + 1440], ymm0                                ;    39.5 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 200]                             ;    32.5 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    39.5 fp2     80 x[2]
        vmovdqu [rbp + 1472], ymm0                                ;    40.5 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 200]                             ;    33.3 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    40.3 fp3     80 x[2]
        vmovdqu [rbp + 1504], ymm0                                ;    41.3 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 208]                             ;    34.3 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    41.3 fp0     80 x[0]
        vmovdqu [rbp + 1536], ymm0                                ;    42.3 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 208]                             ;    35.5 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    42.5 fp1     80 x[0]
        vmovdqu [rbp + 1568], ymm0                                ;    43.5 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 228]                             ;    36.5 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    43.5 fp2     80 x[1]
        vmovdqu [rbp + 1600], ymm0                                ;    44.5 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 228]                             ;    37.3 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    44.3 fp3     80 x[1]
        vmovdqu [rbp + 1632], ymm0                                ;    45.3 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 240]                             ;    38.3 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    45.3 fp0     80 x[0]
        vmovdqu [rbp + 1664], ymm0                                ;    46.3 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 240]                             ;    39.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    46.2 fp1     80 x[0]
        vmovdqu [rbp + 1696], ymm0                                ;    47.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 244]                             ;    40.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    47.2 fp2     80 x[1]
        vmovdqu [rbp + 1728], ymm0                                ;    48.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 244]                             ;    40.5 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    47.5 fp3     80 x[1]
        vmovdqu [rbp + 1760], ymm0                                ;    48.5 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 248]                             ;    41.5 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    48.5 fp0     80 x[2]
        vmovdqu [rbp + 1792], ymm0                                ;    49.5 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 248]                             ;    42.5 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    49.5 fp1     80 x[2]
        vmovdqu [rbp + 1824], ymm0                                ;    50.5 agu1+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 264]                             ;    43.7 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    50.7 fp2     80 x[2]
        vmovdqu [rbp + 1856], ymm0                                ;    51.7 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 264]                             ;    44.5 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    51.5 fp3     80 x[2]
        vmovdqu [rbp + 1888], ymm0                                ;    52.5 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 272]                             ;    45.5 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    52.5 fp0     80 x[0]
        vmovdqu [rbp + 1920], ymm0                                ;    53.5 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 272]                             ;    46.3 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    53.3 fp1     80 x[0]
        vmovdqu [rbp + 1952], ymm0                                ;    54.3 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 280]                             ;    47.3 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    54.3 fp2     80 x[2]
        vmovdqu [rbp + 1984], ymm0                                ;    55.3 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 280]                             ;    48.2 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    55.2 fp3     80 x[2]
        vmovdqu [rbp + 2016], ymm0                                ;    56.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 284]                             ;    49.2 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    56.2 fp0     80 x[3]
        vmovdqu [rbp + 2048], ymm0                                ;    57.2 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 284]                             ;    49.7 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    56.7 fp1     80 x[3]
        vmovdqu [rbp + 2080], ymm0                                ;    57.7 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 304]                             ;    50.7 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    57.7 fp2     80 x[0]
        vmovdqu [rbp + 2112], ymm0                                ;    58.7 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 304]                             ;    51.7 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    58.7 fp3     80 x[0]
        vmovdqu [rbp + 2144], ymm0                                ;    59.7 agu0+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 316]                             ;    52.7 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    59.7 fp0     80 x[3]
        vmovdqu [rbp + 2176], ymm0                                ;    60.7 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 316]                             ;    53.5 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    60.5 fp1     80 x[3]
        vmovdqu [rbp + 2208], ymm0                                ;    61.5 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 328]                             ;    54.5 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    61.5 fp2     80 x[2]
        vmovdqu [rbp + 2240], ymm0                                ;    62.5 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 328]                             ;    55.3 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    62.3 fp3     80 x[2]
        vmovdqu [rbp + 2272], ymm0                                ;    63.3 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 336]                             ;    56.3 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    63.3 fp0     80 x[0]
        vmovdqu [rbp + 2304], ymm0                                ;    64.3 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 336]                             ;    57.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    64.2 fp1     80 x[0]
        vmovdqu [rbp + 2336], ymm0                                ;    65.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 356]                             ;    58.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    65.2 fp2     80 x[1]
        vmovdqu [rbp + 2368], ymm0                                ;    66.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 356]                             ;    58.8 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    65.8 fp3     80 x[1]
        vmovdqu [rbp + 2400], ymm0                                ;    66.8 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 368]                             ;    59.8 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    66.8 fp0     80 x[0]
        vmovdqu [rbp + 2432], ymm0                                ;    67.8 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 368]                             ;    60.7 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    67.7 fp1     80 x[0]
        vmovdqu [rbp + 2464], ymm0                                ;    68.7 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 372]                             ;    61.7 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    68.7 fp2     80 x[1]
        vmovdqu [rbp + 2496], ymm0                                ;    69.7 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 372]                             ;    62.5 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    69.5 fp3     80 x[1]
        vmovdqu [rbp + 2528], ymm0                                ;    70.5 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 376]                             ;    63.5 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    70.5 fp0     80 x[2]
        vmovdqu [rbp + 2560], ymm0                                ;    71.5 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 376]                             ;    64.3 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    71.3 fp1     80 x[2]
        vmovdqu [rbp + 2592], ymm0                                ;    72.3 agu1+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 392]                             ;    65.3 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    72.3 fp2     80 x[2]
        vmovdqu [rbp + 2624], ymm0                                ;    73.3 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 392]                             ;    66.2 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm4                                    ;    73.2 fp3     80 x[2]
        vmovdqu [rbp + 2656], ymm0                                ;    74.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 400]                             ;    67.2 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    74.2 fp0     80 x[0]
        vmovdqu [rbp + 2688], ymm0                                ;    75.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 400]                             ;    67.8 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;    74.8 fp1     80 x[0]
        vmovdqu [rbp + 2720], ymm0                                ;    76.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 408]                             ;    68.8 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    75.8 fp2     80 x[2]
        vmovdqu [rbp + 2752], ymm0                                ;    77.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 408]                             ;    69.7 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;    76.7 fp3     80 x[2]
        vmovdqu [rbp + 2784], ymm0                                ;    78.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 412]                             ;    70.7 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    77.7 fp0     80 x[3]
        vmovdqu [rbp + 2816], ymm0                                ;    79.2 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 412]                             ;    71.5 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    78.5 fp1     80 x[3]
        vmovdqu [rbp + 2848], ymm0                                ;    80.2 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 432]                             ;    72.5 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    79.5 fp2     80 x[0]
        vmovdqu [rbp + 2880], ymm0                                ;    81.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 432]                             ;    73.3 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    80.3 fp3     80 x[0]
        vmovdqu [rbp + 2912], ymm0                                ;    82.2 agu0+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 444]                             ;    74.3 agu1    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    81.3 fp0     80 x[3]
        vmovdqu [rbp + 2944], ymm0                                ;    83.2 agu2+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 444]                             ;    75.2 agu0    80 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;    82.2 fp1     80 x[3]
        vmovdqu [rbp + 2976], ymm0                                ;    84.2 agu1+fp5   80 x[3]
        vpbroadcastd ymm0, [r8 + 456]                             ;    76.2 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    83.2 fp2     80 x[2]
        vmovdqu [rbp + 3008], ymm0                                ;    85.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 456]                             ;    77.2 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    84.2 fp3     80 x[2]
        vmovdqu [rbp + 3040], ymm0                                ;    86.2 agu0+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 464]                             ;    78.2 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    85.2 fp0     80 x[0]
        vmovdqu [rbp + 3072], ymm0                                ;    87.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 464]                             ;    79.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    86.2 fp1     80 x[0]
        vmovdqu [rbp + 3104], ymm0                                ;    88.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 484]                             ;    80.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    87.2 fp2     80 x[1]
        vmovdqu [rbp + 3136], ymm0                                ;    89.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 484]                             ;    81.2 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    88.2 fp3     80 x[1]
        vmovdqu [rbp + 3168], ymm0                                ;    90.2 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 496]                             ;    82.2 agu1    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    89.2 fp0     80 x[0]
        vmovdqu [rbp + 3200], ymm0                                ;    91.2 agu2+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 496]                             ;    83.2 agu0    80 x[0]
        vpxor ymm0, ymm0, ymm4                                    ;    90.2 fp1     80 x[0]
        vmovdqu [rbp + 3232], ymm0                                ;    92.2 agu1+fp5   80 x[0]
        vpbroadcastd ymm0, [r8 + 500]                             ;    84.2 agu0    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    91.2 fp2     80 x[1]
        vmovdqu [rbp + 3264], ymm0                                ;    93.2 agu2+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 500]                             ;    85.2 agu1    80 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;    92.2 fp3     80 x[1]
        vmovdqu [rbp + 3296], ymm0                                ;    94.2 agu0+fp5   80 x[1]
        vpbroadcastd ymm0, [r8 + 504]                             ;    86.2 agu1    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    93.2 fp0     80 x[2]
        vmovdqu [rbp + 3328], ymm0                                ;    95.2 agu2+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 504]                             ;    87.2 agu0    80 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    94.2 fp1     80 x[2]
        vmovdqu [rbp + 3360], ymm0                                ;    96.2 agu1+fp5   80 x[2]
        vpbroadcastd ymm0, [r8 + 516]                             ;    88.2 agu0    84 dst
        vpxor ymm0, ymm0, ymm4                                    ;    95.2 fp2     84 dst
        vmovdqu [rbp + 3392], ymm0                                ;    97.2 agu2+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 516]                             ;    89.2 agu1    84 dst
        vpxor ymm0, ymm0, ymm4                                    ;    96.2 fp3     84 dst
        vmovdqu [rbp + 3424], ymm0                                ;    98.2 agu0+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 520]                             ;    90.2 agu1    84 dst
        vpxor ymm0, ymm0, ymm4                                    ;    97.2 fp0     84 dst
        vmovdqu [rbp + 3456], ymm0                                ;    99.2 agu2+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 520]                             ;    91.2 agu0    84 dst
        vpxor ymm0, ymm0, ymm4                                    ;    98.2 fp1     84 dst
        vmovdqu [rbp + 3488], ymm0                                ;   100.2 agu1+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 524]                             ;    92.2 agu0    84 dst
        vpxor ymm0, ymm0, ymm4                                    ;    99.2 fp2     84 dst
        vmovdqu [rbp + 3520], ymm0                                ;   101.2 agu2+fp5   84 dst
        vpbroadcastd ymm0, [r8 + 524]                             ;    93.2 agu1    84 dst
        vpxor ymm0, ymm0, ymm4                                    ;   100.2 fp3     84 dst
        vmovdqu [rbp + 3552], ymm0                                ;   102.2 agu0+fp5   84 dst
        vpbroadcastd ymm0, [r8]                                   ;    94.2 agu1    76 rk
        vmovdqu [rbp + 3584], ymm0                                ;   103.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 4]                               ;    94.5 agu0    76 rk
        vmovdqu [rbp + 3616], ymm0                                ;   104.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 8]                               ;    95.5 agu0    76 rk
        vmovdqu [rbp + 3648], ymm0                                ;   105.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 12]                              ;    96.2 agu1    76 rk
        vmovdqu [rbp + 3680], ymm0                                ;   106.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 20]                              ;    96.5 agu0    76 rk
        vmovdqu [rbp + 3712], ymm0                                ;   107.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 32]                              ;    97.5 agu0    76 rk
        vmovdqu [rbp + 3744], ymm0                                ;   108.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 36]                              ;    98.2 agu1    76 rk
        vmovdqu [rbp + 3776], ymm0                                ;   109.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 40]                              ;    98.5 agu0    76 rk
        vmovdqu [rbp + 3808], ymm0                                ;   110.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 44]                              ;    99.5 agu0    76 rk
        vmovdqu [rbp + 3840], ymm0                                ;   111.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 52]                              ;   100.2 agu1    76 rk
        vmovdqu [rbp + 3872], ymm0                                ;   112.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 56]                              ;   100.5 agu0    76 rk
        vmovdqu [rbp + 3904], ymm0                                ;   113.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 64]                              ;   101.5 agu0    76 rk
        vmovdqu [rbp + 3936], ymm0                                ;   114.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 68]                              ;   102.2 agu1    76 rk
        vmovdqu [rbp + 3968], ymm0                                ;   115.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 76]                              ;   102.5 agu0    76 rk
        vmovdqu [rbp + 4000], ymm0                                ;   116.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 84]                              ;   103.5 agu0    76 rk
        vmovdqu [rbp + 4032], ymm0                                ;   117.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 88]                              ;   104.2 agu1    76 rk
        vmovdqu [rbp + 4064], ymm0                                ;   118.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 92]                              ;   104.5 agu0    76 rk
        vmovdqu [rbp + 4096], ymm0                                ;   119.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 96]                              ;   105.5 agu0    76 rk
        vmovdqu [rbp + 4128], ymm0                                ;   120.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 104]                             ;   106.2 agu1    76 rk
        vmovdqu [rbp + 4160], ymm0                                ;   121.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 108]                             ;   106.5 agu0    76 rk
        vmovdqu [rbp + 4192], ymm0                                ;   122.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 124]                             ;   107.5 agu0    76 rk
        vmovdqu [rbp + 4224], ymm0                                ;   123.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 128]                             ;   108.2 agu1    76 rk
        vmovdqu [rbp + 4256], ymm0                                ;   124.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 132]                             ;   109.2 agu1    76 rk
        vmovdqu [rbp + 4288], ymm0                                ;   125.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 140]                             ;   110.2 agu0    76 rk
        vmovdqu [rbp + 4320], ymm0                                ;   126.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 148]                             ;   111.2 agu0    76 rk
        vmovdqu [rbp + 4352], ymm0                                ;   127.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 160]                             ;   112.2 agu1    76 rk
        vmovdqu [rbp + 4384], ymm0                                ;   128.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 164]                             ;   113.2 agu1    76 rk
        vmovdqu [rbp + 4416], ymm0                                ;   129.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 168]                             ;   114.2 agu0    76 rk
        vmovdqu [rbp + 4448], ymm0                                ;   130.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 172]                             ;   115.2 agu0    76 rk
        vmovdqu [rbp + 4480], ymm0                                ;   131.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 180]                             ;   116.2 agu1    76 rk
        vmovdqu [rbp + 4512], ymm0                                ;   132.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 184]                             ;   117.2 agu1    76 rk
        vmovdqu [rbp + 4544], ymm0                                ;   133.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 192]                             ;   118.2 agu0    76 rk
        vmovdqu [rbp + 4576], ymm0                                ;   134.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 196]                             ;   119.2 agu0    76 rk
        vmovdqu [rbp + 4608], ymm0                                ;   135.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 204]                             ;   120.2 agu1    76 rk
        vmovdqu [rbp + 4640], ymm0                                ;   136.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 212]                             ;   121.2 agu1    76 rk
        vmovdqu [rbp + 4672], ymm0                                ;   137.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 216]                             ;   122.2 agu0    76 rk
        vmovdqu [rbp + 4704], ymm0                                ;   138.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 220]                             ;   123.2 agu0    76 rk
        vmovdqu [rbp + 4736], ymm0                                ;   139.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 224]                             ;   124.2 agu1    76 rk
        vmovdqu [rbp + 4768], ymm0                                ;   140.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 232]                             ;   125.2 agu1    76 rk
        vmovdqu [rbp + 4800], ymm0                                ;   141.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 236]                             ;   126.2 agu0    76 rk
        vmovdqu [rbp + 4832], ymm0                                ;   142.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 252]                             ;   127.2 agu0    76 rk
        vmovdqu [rbp + 4864], ymm0                                ;   143.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 256]                             ;   128.2 agu1    76 rk
        vmovdqu [rbp + 4896], ymm0                                ;   144.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 260]                             ;   129.2 agu1    76 rk
        vmovdqu [rbp + 4928], ymm0                                ;   145.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 268]                             ;   130.2 agu0    76 rk
        vmovdqu [rbp + 4960], ymm0                                ;   146.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 276]                             ;   131.2 agu0    76 rk
        vmovdqu [rbp + 4992], ymm0                                ;   147.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 288]                             ;   132.2 agu1    76 rk
        vmovdqu [rbp + 5024], ymm0                                ;   148.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 292]                             ;   133.2 agu1    76 rk
        vmovdqu [rbp + 5056], ymm0                                ;   149.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 296]                             ;   134.2 agu0    76 rk
        vmovdqu [rbp + 5088], ymm0                                ;   150.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 300]                             ;   135.2 agu0    76 rk
        vmovdqu [rbp + 5120], ymm0                                ;   151.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 308]                             ;   136.2 agu1    76 rk
        vmovdqu [rbp + 5152], ymm0                                ;   152.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 312]                             ;   137.2 agu1    76 rk
        vmovdqu [rbp + 5184], ymm0                                ;   153.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 320]                             ;   138.2 agu0    76 rk
        vmovdqu [rbp + 5216], ymm0                                ;   154.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 324]                             ;   139.2 agu0    76 rk
        vmovdqu [rbp + 5248], ymm0                                ;   155.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 332]                             ;   140.2 agu1    76 rk
        vmovdqu [rbp + 5280], ymm0                                ;   156.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 340]                             ;   141.2 agu1    76 rk
        vmovdqu [rbp + 5312], ymm0                                ;   157.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 344]                             ;   142.2 agu0    76 rk
        vmovdqu [rbp + 5344], ymm0                                ;   158.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 348]                             ;   143.2 agu0    76 rk
        vmovdqu [rbp + 5376], ymm0                                ;   159.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 352]                             ;   144.2 agu1    76 rk
        vmovdqu [rbp + 5408], ymm0                                ;   160.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 360]                             ;   145.2 agu1    76 rk
        vmovdqu [rbp + 5440], ymm0                                ;   161.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 364]                             ;   146.2 agu0    76 rk
        vmovdqu [rbp + 5472], ymm0                                ;   162.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 380]                             ;   147.2 agu0    76 rk
        vmovdqu [rbp + 5504], ymm0                                ;   163.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 384]                             ;   148.2 agu1    76 rk
        vmovdqu [rbp + 5536], ymm0                                ;   164.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 388]                             ;   149.2 agu1    76 rk
        vmovdqu [rbp + 5568], ymm0                                ;   165.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 396]                             ;   150.2 agu0    76 rk
        vmovdqu [rbp + 5600], ymm0                                ;   166.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 404]                             ;   151.2 agu0    76 rk
        vmovdqu [rbp + 5632], ymm0                                ;   167.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 416]                             ;   152.2 agu1    76 rk
        vmovdqu [rbp + 5664], ymm0                                ;   168.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 420]                             ;   153.2 agu1    76 rk
        vmovdqu [rbp + 5696], ymm0                                ;   169.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 424]                             ;   154.2 agu0    76 rk
        vmovdqu [rbp + 5728], ymm0                                ;   170.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 428]                             ;   155.2 agu0    76 rk
        vmovdqu [rbp + 5760], ymm0                                ;   171.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 436]                             ;   156.2 agu1    76 rk
        vmovdqu [rbp + 5792], ymm0                                ;   172.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 440]                             ;   157.2 agu1    76 rk
        vmovdqu [rbp + 5824], ymm0                                ;   173.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 448]                             ;   158.2 agu0    76 rk
        vmovdqu [rbp + 5856], ymm0                                ;   174.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 452]                             ;   159.2 agu0    76 rk
        vmovdqu [rbp + 5888], ymm0                                ;   175.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 460]                             ;   160.2 agu1    76 rk
        vmovdqu [rbp + 5920], ymm0                                ;   176.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 468]                             ;   161.2 agu1    76 rk
        vmovdqu [rbp + 5952], ymm0                                ;   177.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 472]                             ;   162.2 agu0    76 rk
        vmovdqu [rbp + 5984], ymm0                                ;   178.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 476]                             ;   163.2 agu0    76 rk
        vmovdqu [rbp + 6016], ymm0                                ;   179.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 480]                             ;   164.2 agu1    76 rk
        vmovdqu [rbp + 6048], ymm0                                ;   180.2 agu0+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 488]                             ;   165.2 agu1    76 rk
        vmovdqu [rbp + 6080], ymm0                                ;   181.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 492]                             ;   166.2 agu0    76 rk
        vmovdqu [rbp + 6112], ymm0                                ;   182.2 agu1+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 508]                             ;   167.2 agu0    76 rk
        vmovdqu [rbp + 6144], ymm0                                ;   183.2 agu2+fp5   76 rk
        vpbroadcastd ymm0, [r8 + 512]                             ;   168.2 agu1    76 rk
        vmovdqu [rbp + 6176], ymm0                                ;   184.2 agu0+fp5   76 rk
        cmp dword [rbp + 6280], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 6280]                               ;                    passes of 16
        mov rcx, rax                                              ;                    passes of 16
.blocks_1_share:
        and rax, 0xf                                              ;                    passes of 16
        mov qword [rbp + 6216], rax                               ;                    passes of 16
        sub rcx, rax                                              ;                    passes of 16
        imul rcx, rcx, 0x10                                       ;                    passes of 16
        mov rdx, qword [rbp + 6224]                               ;                    passes of 16
        add rcx, rdx                                              ;                    passes of 16
        mov qword [rbp + 6232], rcx                               ;                    passes of 16
        cmp rcx, rdx                                              ;                    passes of 16
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 6224]                                ;                    resident
        mov r9, qword [rbp + 6240]                                ;                    resident
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
        vmovdqu xmm5, [r8 + 128]                                  ;     4.0 agu0    78 x[0]
        vpunpckhqdq ymm0, ymm0, ymm2                              ;    14.2 fp2     78 x[0]
        vmovdqu xmm2, [r8 + 144]                                  ;     4.2 agu1    78 x[0]
        vmovdqu xmm6, [r8 + 160]                                  ;     5.0 agu0    78 x[0]
        vmovdqu xmm7, [r8 + 176]                                  ;     5.2 agu1    78 x[0]
        vmovdqu xmm8, [r8 + 192]                                  ;     6.0 agu0    78 x[0]
        vmovdqu xmm9, [r8 + 208]                                  ;     6.2 agu1    78 x[0]
        vmovdqu xmm10, [r8 + 224]                                 ;     7.0 agu0    78 x[0]
        vmovdqu xmm11, [r8 + 240]                                 ;     7.2 agu1    78 x[0]
        vperm2i128 ymm5, ymm5, ymm8, 0x20                         ;    13.0 fp1     78 x[0]
        vperm2i128 ymm2, ymm2, ymm9, 0x20                         ;    13.2 fp1     78 x[0]
        vperm2i128 ymm6, ymm6, ymm10, 0x20                        ;    14.0 fp1     78 x[0]
        vperm2i128 ymm7, ymm7, ymm11, 0x20                        ;    14.2 fp1     78 x[0]
        vpunpckldq ymm8, ymm5, ymm2                               ;    16.2 fp2     78 x[0]
        vpunpckhdq ymm2, ymm5, ymm2                               ;    16.2 fp2     78 x[0]
        vpunpckldq ymm5, ymm6, ymm7                               ;    17.2 fp2     78 x[0]
        vpunpckhdq ymm6, ymm6, ymm7                               ;    17.2 fp1     78 x[0]
        vpunpcklqdq ymm7, ymm8, ymm5                              ;    18.2 fp2     78 x[0]
        vpunpckhqdq ymm5, ymm8, ymm5                              ;    18.2 fp1     78 x[0]
        vpunpcklqdq ymm8, ymm2, ymm6                              ;    18.2 fp2     78 x[0]
        vpunpckhqdq ymm2, ymm2, ymm6                              ;    18.2 fp1     78 x[0]
        vmovdqu ymm6, [rbp + 3584]                                ;    13.3 agu0    80 x[0] reload
        vpxor ymm3, ymm3, ymm6                                    ;    20.3 fp0     80 x[0]
        vpxor ymm7, ymm7, ymm6                                    ;    20.3 fp3     80 x[0]
        vmovdqu ymm6, [rbp + 3616]                                ;    14.0 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm6                                    ;    21.0 fp2     80 x[1]
        vpxor ymm5, ymm5, ymm6                                    ;    21.0 fp1     80 x[1]
        vmovdqu ymm6, [rbp + 3648]                                ;    14.5 agu0    80 x[2] reload
        vpxor ymm4, ymm4, ymm6                                    ;    21.5 fp0     80 x[2]
        vpxor ymm8, ymm8, ymm6                                    ;    21.5 fp3     80 x[2]
        vpxor ymm6, ymm1, ymm4                                    ;    22.5 fp2     23 x
        vpxor ymm9, ymm5, ymm8                                    ;    22.5 fp1     23 x
        vmovdqu ymm10, [rbp + 3680]                               ;    16.2 agu1    80 x[3] reload
        vpxor ymm0, ymm0, ymm10                                   ;    23.2 fp0     23 x
        vpxor ymm0, ymm0, ymm3                                    ;    24.2 fp3     23 x
        vpxor ymm2, ymm2, ymm10                                   ;    23.2 fp2     23 x
        vpxor ymm2, ymm2, ymm7                                    ;    24.2 fp1     23 x
        vpand ymm1, ymm1, ymm0                                    ;    25.2 fp0     23 x
        vpand ymm5, ymm5, ymm2                                    ;    25.2 fp3     23 x
        vpxor ymm1, ymm3, ymm1                                    ;    26.2 fp2     23 x
        vpxor ymm5, ymm7, ymm5                                    ;    26.2 fp1     23 x
        vpor ymm3, ymm3, ymm0                                     ;    25.2 fp0     23 x
        vpor ymm7, ymm7, ymm2                                     ;    25.2 fp3     23 x
        vpxor ymm3, ymm6, ymm3                                    ;    26.2 fp2     23 x
        vpxor ymm7, ymm9, ymm7                                    ;    26.2 fp1     23 x
        vpxor ymm0, ymm4, ymm0                                    ;    25.2 fp0     23 x
        vpxor ymm2, ymm8, ymm2                                    ;    25.2 fp3     23 x
        vpand ymm4, ymm4, ymm1                                    ;    27.2 fp2     23 x
        vpand ymm8, ymm8, ymm5                                    ;    27.2 fp1     23 x
        vpand ymm10, ymm6, ymm1                                   ;    27.2 fp0     23 x
        vpand ymm11, ymm9, ymm5                                   ;    27.2 fp3     23 x
        vpxor ymm1, ymm1, ymm0                                    ;    27.2 fp2     23 x
        vpxor ymm5, ymm5, ymm2                                    ;    27.2 fp1     23 x
        vpxor ymm6, ymm6, ymm4                                    ;    28.2 fp0     23 x
        vpxor ymm6, ymm6, ymm1                                    ;    29.2 fp3     23 x
        vpxor ymm9, ymm9, ymm8                                    ;    28.2 fp2     23 x
        vpxor ymm9, ymm9, ymm5                                    ;    29.2 fp1     23 x
        vpand ymm0, ymm0, ymm3                                    ;    27.2 fp0     23 x
        vpand ymm2, ymm2, ymm7                                    ;    27.2 fp3     23 x
        vpor ymm0, ymm0, ymm10                                    ;    28.2 fp2     23 x
        vpor ymm2, ymm2, ymm11                                    ;    28.2 fp1     23 x
        vpslld ymm4, ymm0, 0xd                                    ;    29.2 fp2     46 x[0]
        vpsrld ymm8, ymm0, 0x13                                   ;    29.2 fp1     46 x[0]
        vpxor ymm4, ymm4, ymm8                                    ;    30.2 fp0     46 x[0]
        vpslld ymm8, ymm2, 0xd                                    ;    29.2 fp2     46 x[0]
        vpsrld ymm10, ymm2, 0x13                                  ;    29.2 fp1     46 x[0]
        vpxor ymm8, ymm8, ymm10                                   ;    30.2 fp3     46 x[0]
        vpslld ymm10, ymm6, 3                                     ;    30.2 fp2     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;    30.2 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm6                                  ;    31.2 fp0     47 x[2]
        vpslld ymm6, ymm9, 3                                      ;    30.5 fp2     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;    30.7 fp1     47 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;    31.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm0                                    ;    29.2 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;    31.2 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;    32.2 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;    30.7 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm8                                    ;    31.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm6                                    ;    32.7 fp2     48 x[1]
        vpslld ymm0, ymm4, 3                                      ;    31.7 fp1     49 x[3]
        vpslld ymm2, ymm8, 3                                      ;    32.5 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;    32.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm10                                   ;    33.7 fp0     49 x[3]
        vpxor ymm7, ymm7, ymm2                                    ;    33.5 fp1     49 x[3]
        vpxor ymm7, ymm7, ymm6                                    ;    34.5 fp3     49 x[3]
        vpslld ymm0, ymm1, 1                                      ;    33.5 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;    33.7 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;    34.7 fp0     50 x[1]
        vpslld ymm1, ymm5, 1                                      ;    34.5 fp2     50 x[1]
        vpsrld ymm2, ymm5, 0x1f                                   ;    34.7 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;    35.7 fp3     50 x[1]
        vpslld ymm2, ymm3, 7                                      ;    35.5 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;    35.7 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;    36.7 fp0     51 x[3]
        vpslld ymm3, ymm7, 7                                      ;    36.5 fp2     51 x[3]
        vpsrld ymm5, ymm7, 0x19                                   ;    36.7 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;    37.7 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm0                                    ;    35.7 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;    37.7 fp3     52 x[0]
        vpxor ymm8, ymm8, ymm1                                    ;    36.7 fp0     52 x[0]
        vpxor ymm8, ymm8, ymm3                                    ;    38.7 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;    37.5 fp2     53 x[2]
        vpslld ymm7, ymm1, 7                                      ;    37.7 fp1     53 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;    38.5 fp0     53 x[2]
        vpxor ymm10, ymm10, ymm2                                  ;    39.5 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;    38.7 fp0     53 x[2]
        vpxor ymm6, ymm6, ymm3                                    ;    39.7 fp2     53 x[2]
        vpslld ymm5, ymm4, 5                                      ;    38.7 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;    39.5 fp2     54 x[0]
        vpslld ymm7, ymm8, 5                                      ;    39.7 fp1     54 x[0]
        vpsrld ymm8, ymm8, 0x1b                                   ;    40.5 fp2     54 x[0]
        vpslld ymm9, ymm10, 0x16                                  ;    40.7 fp1     55 x[2]
        vpsrld ymm10, ymm10, 0xa                                  ;    41.5 fp2     55 x[2]
        vpslld ymm11, ymm6, 0x16                                  ;    41.7 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;    42.5 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm4                                    ;    40.5 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 384]                             ;    41.5 fp0+agu0   80 x[0]
        vpxor ymm7, ymm7, ymm8                                    ;    41.5 fp3     80 x[0]
        vpxor ymm7, ymm7, [rbp + 416]                             ;    42.5 fp0+agu1   80 x[0]
        vmovdqu ymm4, [rbp + 3712]                                ;    38.8 agu0    80 x[1] reload
        vpxor ymm0, ymm0, ymm4                                    ;    45.8 fp3     80 x[1]
        vpxor ymm1, ymm1, ymm4                                    ;    45.8 fp0     80 x[1]
        vpxor ymm9, ymm9, ymm10                                   ;    42.5 fp3     80 x[2]
        vpxor ymm9, ymm9, [rbp + 448]                             ;    43.5 fp0+agu1   80 x[2]
        vpxor ymm11, ymm11, ymm6                                  ;    43.5 fp1     80 x[2]
        vpxor ymm11, ymm11, [rbp + 480]                           ;    44.5 fp3+agu0   80 x[2]
        vpxor ymm2, ymm2, [rbp + 512]                             ;    43.2 fp0+agu1   80 x[3]
        vpxor ymm3, ymm3, [rbp + 544]                             ;    43.5 fp2+agu0   80 x[3]
        vpand ymm4, ymm5, ymm0                                    ;    46.8 fp1     24 x
        vpand ymm6, ymm7, ymm1                                    ;    46.8 fp3     24 x
        vpxor ymm5, ymm5, ymm2                                    ;    44.2 fp0     24 x
        vpxor ymm7, ymm7, ymm3                                    ;    44.5 fp2     24 x
        vpor ymm5, ymm5, ymm0                                     ;    46.8 fp1     24 x
        vpor ymm7, ymm7, ymm1                                     ;    46.8 fp3     24 x
        vpxor ymm0, ymm2, ymm0                                    ;    46.8 fp0     24 x
        vpxor ymm0, ymm0, ymm9                                    ;    47.8 fp2     24 x
        vpxor ymm1, ymm3, ymm1                                    ;    46.8 fp1     24 x
        vpxor ymm1, ymm1, ymm11                                   ;    47.8 fp3     24 x
        vpor ymm9, ymm9, ymm4                                     ;    47.8 fp0     24 x
        vpor ymm11, ymm11, ymm6                                   ;    47.8 fp2     24 x
        vmovdqu ymm8, [rel serpent_encrypt.T0_constants256 + 96]  ;    43.8 agu1    24 x reload
        vpxor ymm5, ymm5, ymm8                                    ;    50.8 fp1     24 x
        vpxor ymm7, ymm7, ymm8                                    ;    50.8 fp3     24 x
        vpxor ymm4, ymm4, ymm0                                    ;    48.8 fp0     24 x
        vpxor ymm6, ymm6, ymm1                                    ;    48.8 fp2     24 x
        vpand ymm0, ymm0, ymm9                                    ;    48.8 fp1     24 x
        vpand ymm1, ymm1, ymm11                                   ;    48.8 fp3     24 x
        vpor ymm0, ymm0, ymm5                                     ;    51.8 fp0     24 x
        vpor ymm1, ymm1, ymm7                                     ;    51.8 fp2     24 x
        vpxor ymm9, ymm9, ymm4                                    ;    49.8 fp1     24 x
        vpxor ymm11, ymm11, ymm6                                  ;    49.8 fp3     24 x
        vpor ymm9, ymm9, ymm0                                     ;    52.8 fp0     24 x
        vpor ymm11, ymm11, ymm1                                   ;    52.8 fp2     24 x
        vpxor ymm2, ymm2, ymm4                                    ;    49.8 fp1     24 x
        vpxor ymm3, ymm3, ymm6                                    ;    49.8 fp3     24 x
        vpxor ymm5, ymm5, ymm2                                    ;    51.8 fp0     24 x
        vpxor ymm7, ymm7, ymm3                                    ;    51.8 fp2     24 x
        vpand ymm2, ymm2, ymm0                                    ;    52.8 fp1     24 x
        vpand ymm3, ymm3, ymm1                                    ;    52.8 fp3     24 x
        vpxor ymm2, ymm2, ymm5                                    ;    53.8 fp0     24 x
        vpxor ymm3, ymm3, ymm7                                    ;    53.8 fp2     24 x
        vpslld ymm10, ymm2, 0xd                                   ;    54.8 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;    54.8 fp2     46 x[0]
        vpxor ymm10, ymm10, ymm2                                  ;    55.8 fp3     46 x[0]
        vpslld ymm2, ymm3, 0xd                                    ;    54.8 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;    54.8 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm3                                    ;    55.8 fp0     46 x[0]
        vpslld ymm3, ymm4, 3                                      ;    53.7 fp1     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;    54.5 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;    55.5 fp3     47 x[2]
        vpslld ymm4, ymm6, 3                                      ;    54.7 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;    55.5 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm6                                    ;    56.5 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm9                                    ;    53.8 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;    56.5 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm10                                   ;    57.5 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;    55.2 fp0     48 x[1]
        vpxor ymm11, ymm11, ymm2                                  ;    56.8 fp1     48 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;    57.8 fp3     48 x[1]
        vpslld ymm6, ymm10, 3                                     ;    56.8 fp2     49 x[3]
        vpslld ymm7, ymm2, 3                                      ;    56.8 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;    56.5 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm6                                    ;    57.8 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm7                                    ;    57.8 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;    58.8 fp2     49 x[3]
        vpslld ymm6, ymm5, 1                                      ;    58.5 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;    58.5 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm5                                    ;    59.5 fp3     50 x[1]
        vpslld ymm5, ymm11, 1                                     ;    58.8 fp1     50 x[1]
        vpsrld ymm7, ymm11, 0x1f                                  ;    59.5 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm7                                    ;    60.5 fp0     50 x[1]
        vpslld ymm7, ymm0, 7                                      ;    59.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;    60.5 fp2     51 x[3]
        vpxor ymm7, ymm7, ymm0                                    ;    61.5 fp3     51 x[3]
        vpslld ymm0, ymm1, 7                                      ;    60.7 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;    61.5 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;    62.5 fp0     51 x[3]
        vpxor ymm10, ymm10, ymm6                                  ;    60.5 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm7                                  ;    62.5 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm5                                    ;    61.5 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;    63.5 fp0     52 x[0]
        vpslld ymm1, ymm6, 7                                      ;    61.7 fp1     53 x[2]
        vpslld ymm9, ymm5, 7                                      ;    62.5 fp2     53 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;    62.7 fp3     53 x[2]
        vpxor ymm3, ymm3, ymm7                                    ;    63.7 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm9                                    ;    63.5 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;    64.5 fp3     53 x[2]
        vpslld ymm1, ymm10, 5                                     ;    63.5 fp2     54 x[0]
        vpsrld ymm9, ymm10, 0x1b                                  ;    63.7 fp1     54 x[0]
        vpslld ymm10, ymm2, 5                                     ;    64.5 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;    64.7 fp1     54 x[0]
        vpslld ymm11, ymm3, 0x16                                  ;    65.5 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;    65.7 fp1     55 x[2]
        vpslld ymm12, ymm4, 0x16                                  ;    66.5 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;    66.7 fp1     55 x[2]
        vpxor ymm1, ymm1, ymm9                                    ;    64.7 fp0     80 x[0]
        vmovdqu ymm9, [rbp + 3744]                                ;    62.7 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm9                                    ;    69.7 fp3     80 x[0]
        vpxor ymm10, ymm10, ymm2                                  ;    65.7 fp0     80 x[0]
        vpxor ymm10, ymm10, ymm9                                  ;    69.7 fp3     80 x[0]
        vmovdqu ymm2, [rbp + 3776]                                ;    63.5 agu1    80 x[1] reload
        vpxor ymm6, ymm6, ymm2                                    ;    70.5 fp0     80 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;    70.5 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm3                                  ;    66.7 fp0     80 x[2]
        vmovdqu ymm2, [rbp + 3808]                                ;    64.2 agu0    80 x[2] reload
        vpxor ymm11, ymm11, ymm2                                  ;    71.2 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm4                                  ;    67.7 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;    71.2 fp2     80 x[2]
        vmovdqu ymm2, [rbp + 3840]                                ;    64.8 agu1    80 x[3] reload
        vpxor ymm7, ymm7, ymm2                                    ;    71.8 fp1     80 x[3]
        vpxor ymm0, ymm0, ymm2                                    ;    71.8 fp3     80 x[3]
        vpand ymm2, ymm1, ymm11                                   ;    72.2 fp0     25 x
        vpand ymm3, ymm10, ymm12                                  ;    72.2 fp2     25 x
        vpxor ymm11, ymm11, ymm1                                  ;    72.2 fp1     25 x
        vpxor ymm11, ymm11, ymm6                                  ;    73.2 fp3     25 x
        vpxor ymm12, ymm12, ymm10                                 ;    72.2 fp0     25 x
        vpxor ymm12, ymm12, ymm5                                  ;    73.2 fp2     25 x
        vpxor ymm2, ymm2, ymm7                                    ;    73.2 fp1     25 x
        vpxor ymm3, ymm3, ymm0                                    ;    73.2 fp3     25 x
        vpor ymm4, ymm1, ymm7                                     ;    72.8 fp0     25 x
        vpor ymm0, ymm10, ymm0                                    ;    72.8 fp2     25 x
        vpxor ymm4, ymm6, ymm4                                    ;    73.8 fp1     25 x
        vpxor ymm0, ymm5, ymm0                                    ;    73.8 fp3     25 x
        vpand ymm6, ymm6, ymm2                                    ;    74.2 fp0     25 x
        vpand ymm5, ymm5, ymm3                                    ;    74.2 fp2     25 x
        vpxor ymm6, ymm6, ymm11                                   ;    75.2 fp1     25 x
        vpxor ymm5, ymm5, ymm12                                   ;    75.2 fp3     25 x
        vpxor ymm2, ymm2, ymm11                                   ;    74.2 fp0     25 x
        vpxor ymm3, ymm3, ymm12                                   ;    74.2 fp2     25 x
        vpxor ymm1, ymm1, ymm2                                    ;    75.2 fp1     25 x
        vpxor ymm10, ymm10, ymm3                                  ;    75.2 fp3     25 x
        vpor ymm11, ymm11, ymm4                                   ;    74.8 fp0     25 x
        vpor ymm12, ymm12, ymm0                                   ;    74.8 fp2     25 x
        vpxor ymm2, ymm2, ymm11                                   ;    75.8 fp1     25 x
        vpxor ymm3, ymm3, ymm12                                   ;    75.8 fp3     25 x
        vpxor ymm4, ymm4, ymm2                                    ;    76.8 fp0     25 x
        vpxor ymm0, ymm0, ymm3                                    ;    76.8 fp2     25 x
        vpslld ymm7, ymm1, 0xd                                    ;    76.2 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;    76.2 fp2     46 x[0]
        vpxor ymm7, ymm7, ymm1                                    ;    77.2 fp3     46 x[0]
        vpslld ymm1, ymm10, 0xd                                   ;    76.2 fp1     46 x[0]
        vpsrld ymm9, ymm10, 0x13                                  ;    76.5 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm9                                    ;    77.5 fp0     46 x[0]
        vpslld ymm9, ymm4, 3                                      ;    77.8 fp1     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;    77.8 fp2     47 x[2]
        vpxor ymm9, ymm9, ymm4                                    ;    78.8 fp3     47 x[2]
        vpslld ymm4, ymm0, 3                                      ;    77.8 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;    78.5 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm0                                    ;    79.5 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;    77.0 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm7                                    ;    78.2 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm9                                    ;    79.8 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;    78.2 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;    79.2 fp1     48 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;    80.5 fp3     48 x[1]
        vpslld ymm0, ymm7, 3                                      ;    79.5 fp2     49 x[3]
        vpslld ymm10, ymm1, 3                                     ;    79.8 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;    80.5 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm9                                    ;    81.5 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm10                                   ;    80.8 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;    81.8 fp2     49 x[3]
        vpslld ymm0, ymm2, 1                                      ;    80.8 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;    81.5 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;    82.5 fp3     50 x[1]
        vpslld ymm2, ymm3, 1                                      ;    81.8 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;    82.5 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;    83.5 fp0     50 x[1]
        vpslld ymm3, ymm6, 7                                      ;    82.8 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;    83.5 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm6                                    ;    84.5 fp3     51 x[3]
        vpslld ymm6, ymm5, 7                                      ;    83.8 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;    84.5 fp2     51 x[3]
        vpxor ymm6, ymm6, ymm5                                    ;    85.5 fp0     51 x[3]
        vpxor ymm7, ymm7, ymm0                                    ;    83.5 fp3     52 x[0]
        vpxor ymm7, ymm7, ymm3                                    ;    85.5 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;    84.5 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm6                                    ;    86.5 fp0     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;    84.8 fp1     53 x[2]
        vpslld ymm10, ymm2, 7                                     ;    85.5 fp2     53 x[2]
        vpxor ymm9, ymm9, ymm5                                    ;    85.8 fp3     53 x[2]
        vpxor ymm9, ymm9, ymm3                                    ;    86.8 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm10                                   ;    86.5 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm6                                    ;    87.5 fp3     53 x[2]
        vpslld ymm5, ymm7, 5                                      ;    86.5 fp2     54 x[0]
        vpsrld ymm7, ymm7, 0x1b                                   ;    86.8 fp1     54 x[0]
        vpslld ymm10, ymm1, 5                                     ;    87.5 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;    87.8 fp1     54 x[0]
        vpslld ymm11, ymm9, 0x16                                  ;    88.5 fp2     55 x[2]
        vpsrld ymm9, ymm9, 0xa                                    ;    88.8 fp1     55 x[2]
        vpslld ymm12, ymm4, 0x16                                  ;    89.5 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;    89.8 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;    87.8 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 576]                             ;    88.8 fp3+agu0   80 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;    88.8 fp0     80 x[0]
        vpxor ymm10, ymm10, [rbp + 640]                           ;    89.8 fp3+agu1   80 x[0]
        vmovdqu ymm1, [rbp + 3872]                                ;    86.7 agu0    80 x[1] reload
        vpxor ymm0, ymm0, ymm1                                    ;    93.7 fp0     80 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;    93.7 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm9                                  ;    89.8 fp0     80 x[2]
        vmovdqu ymm1, [rbp + 3904]                                ;    87.2 agu1    80 x[2] reload
        vpxor ymm11, ymm11, ymm1                                  ;    94.2 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm4                                  ;    90.8 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;    94.2 fp2     80 x[2]
        vpxor ymm3, ymm3, [rbp + 672]                             ;    90.8 fp1+agu0   80 x[3]
        vpxor ymm6, ymm6, [rbp + 704]                             ;    91.0 fp3+agu1   80 x[3]
        vpand ymm1, ymm5, ymm0                                    ;    94.7 fp0     26 x
        vpand ymm4, ymm10, ymm2                                   ;    94.7 fp2     26 x
        vpxor ymm0, ymm3, ymm0                                    ;    94.7 fp1     26 x
        vpxor ymm2, ymm6, ymm2                                    ;    94.7 fp3     26 x
        vpor ymm3, ymm5, ymm3                                     ;    92.2 fp0     26 x
        vpor ymm6, ymm6, ymm10                                    ;    92.5 fp2     26 x
        vpxor ymm5, ymm5, ymm11                                   ;    95.2 fp1     26 x
        vpxor ymm10, ymm10, ymm12                                 ;    95.2 fp3     26 x
        vpor ymm5, ymm5, ymm1                                     ;    96.2 fp0     26 x
        vpor ymm10, ymm10, ymm4                                   ;    96.2 fp2     26 x
        vpxor ymm5, ymm0, ymm5                                    ;    97.2 fp1     26 x
        vpxor ymm7, ymm2, ymm10                                   ;    97.2 fp3     26 x
        vpor ymm0, ymm0, ymm1                                     ;    95.7 fp0     26 x
        vpor ymm2, ymm2, ymm4                                     ;    95.7 fp2     26 x
        vpand ymm9, ymm3, ymm11                                   ;    95.2 fp1     26 x
        vpand ymm10, ymm6, ymm12                                  ;    95.2 fp3     26 x
        vpxor ymm0, ymm0, ymm9                                    ;    96.7 fp0     26 x
        vpxor ymm2, ymm2, ymm10                                   ;    96.7 fp2     26 x
        vpxor ymm3, ymm3, ymm1                                    ;    95.8 fp1     26 x
        vpxor ymm6, ymm6, ymm4                                    ;    96.0 fp3     26 x
        vpor ymm1, ymm1, ymm9                                     ;    96.2 fp0     26 x
        vpor ymm4, ymm4, ymm10                                    ;    96.5 fp2     26 x
        vpor ymm9, ymm9, ymm3                                     ;    96.8 fp1     26 x
        vpor ymm10, ymm10, ymm6                                   ;    97.0 fp3     26 x
        vpxor ymm9, ymm9, ymm5                                    ;    98.2 fp0     26 x
        vpxor ymm10, ymm10, ymm7                                  ;    98.2 fp2     26 x
        vpand ymm5, ymm5, ymm0                                    ;    98.2 fp1     26 x
        vpand ymm7, ymm7, ymm2                                    ;    98.2 fp3     26 x
        vpor ymm3, ymm3, ymm0                                     ;    98.2 fp0     26 x
        vpor ymm6, ymm6, ymm2                                     ;    98.5 fp2     26 x
        vpxor ymm5, ymm5, ymm3                                    ;    99.2 fp1     26 x
        vpxor ymm7, ymm7, ymm6                                    ;    99.5 fp3     26 x
        vpxor ymm3, ymm3, ymm9                                    ;    99.2 fp0     26 x
        vpxor ymm6, ymm6, ymm10                                   ;    99.5 fp2     26 x
        vpslld ymm11, ymm5, 0xd                                   ;   100.2 fp1     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   100.5 fp2     46 x[0]
        vpxor ymm11, ymm11, ymm5                                  ;   101.5 fp3     46 x[0]
        vpslld ymm5, ymm7, 0xd                                    ;   100.8 fp1     46 x[0]
        vpsrld ymm7, ymm7, 0x13                                   ;   101.5 fp2     46 x[0]
        vpxor ymm5, ymm5, ymm7                                    ;   102.5 fp0     46 x[0]
        vpslld ymm7, ymm3, 3                                      ;   101.8 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   102.5 fp2     47 x[2]
        vpxor ymm7, ymm7, ymm3                                    ;   103.5 fp3     47 x[2]
        vpslld ymm3, ymm6, 3                                      ;   102.8 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   103.5 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm6                                    ;   104.5 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm11                                   ;   102.5 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm7                                    ;   104.5 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   103.5 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm3                                    ;   105.5 fp0     48 x[1]
        vpslld ymm6, ymm11, 3                                     ;   103.8 fp1     49 x[3]
        vpslld ymm12, ymm5, 3                                     ;   104.5 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm1                                    ;   104.0 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm6                                    ;   105.0 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm7                                    ;   106.0 fp1     49 x[3]
        vpxor ymm10, ymm10, ymm4                                  ;   105.0 fp3     49 x[3]
        vpxor ymm10, ymm10, ymm12                                 ;   106.0 fp0     49 x[3]
        vpxor ymm10, ymm10, ymm3                                  ;   107.0 fp2     49 x[3]
        vpslld ymm1, ymm0, 1                                      ;   105.8 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   106.5 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm0                                    ;   107.5 fp3     50 x[1]
        vpslld ymm0, ymm2, 1                                      ;   106.8 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   107.5 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   108.5 fp0     50 x[1]
        vpslld ymm2, ymm9, 7                                      ;   107.8 fp1     51 x[3]
        vpsrld ymm4, ymm9, 0x19                                   ;   108.5 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   109.5 fp3     51 x[3]
        vpslld ymm4, ymm10, 7                                     ;   108.8 fp1     51 x[3]
        vpsrld ymm6, ymm10, 0x19                                  ;   109.5 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;   110.5 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm1                                  ;   108.5 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm2                                  ;   110.5 fp0     52 x[0]
        vpxor ymm5, ymm5, ymm0                                    ;   109.5 fp3     52 x[0]
        vpxor ymm5, ymm5, ymm4                                    ;   111.5 fp0     52 x[0]
        vpslld ymm6, ymm1, 7                                      ;   109.8 fp1     53 x[2]
        vpslld ymm9, ymm0, 7                                      ;   110.5 fp2     53 x[2]
        vpxor ymm7, ymm7, ymm6                                    ;   110.8 fp3     53 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   111.8 fp0     53 x[2]
        vpxor ymm3, ymm3, ymm9                                    ;   111.5 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   112.5 fp3     53 x[2]
        vpslld ymm6, ymm11, 5                                     ;   111.5 fp2     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   111.8 fp1     54 x[0]
        vpslld ymm10, ymm5, 5                                     ;   112.5 fp2     54 x[0]
        vpsrld ymm5, ymm5, 0x1b                                   ;   112.8 fp1     54 x[0]
        vpslld ymm11, ymm7, 0x16                                  ;   113.5 fp2     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   113.8 fp1     55 x[2]
        vpslld ymm12, ymm3, 0x16                                  ;   114.5 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   114.8 fp1     55 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;   112.8 fp0     80 x[0]
        vmovdqu ymm9, [rbp + 3936]                                ;   110.7 agu0    80 x[0] reload
        vpxor ymm6, ymm6, ymm9                                    ;   117.7 fp3     80 x[0]
        vpxor ymm10, ymm10, ymm5                                  ;   113.8 fp0     80 x[0]
        vpxor ymm10, ymm10, ymm9                                  ;   117.7 fp3     80 x[0]
        vmovdqu ymm5, [rbp + 3968]                                ;   111.5 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm5                                    ;   118.5 fp0     80 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;   118.5 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;   114.8 fp0     80 x[2]
        vpxor ymm11, ymm11, [rbp + 608]                           ;   115.8 fp3+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm3                                  ;   115.8 fp0     80 x[2]
        vpxor ymm12, ymm12, [rbp + 736]                           ;   116.8 fp2+agu1   80 x[2]
        vmovdqu ymm3, [rbp + 4000]                                ;   113.2 agu0    80 x[3] reload
        vpxor ymm2, ymm2, ymm3                                    ;   120.2 fp1     80 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   120.2 fp3     80 x[3]
        vpxor ymm3, ymm6, ymm1                                    ;   119.5 fp0     27 x
        vpxor ymm5, ymm10, ymm0                                   ;   119.5 fp2     27 x
        vpxor ymm6, ymm6, ymm2                                    ;   121.2 fp1     27 x
        vpxor ymm10, ymm10, ymm4                                  ;   121.2 fp3     27 x
        vpxor ymm2, ymm11, ymm2                                   ;   121.2 fp0     27 x
        vpxor ymm4, ymm12, ymm4                                   ;   121.2 fp2     27 x
        vpand ymm3, ymm3, ymm6                                    ;   122.2 fp1     27 x
        vpand ymm5, ymm5, ymm10                                   ;   122.2 fp3     27 x
        vpxor ymm3, ymm3, ymm2                                    ;   123.2 fp0     27 x
        vpxor ymm5, ymm5, ymm4                                    ;   123.2 fp2     27 x
        vpor ymm11, ymm11, ymm6                                   ;   122.2 fp1     27 x
        vpor ymm12, ymm12, ymm10                                  ;   122.2 fp3     27 x
        vpand ymm2, ymm2, ymm11                                   ;   123.2 fp0     27 x
        vpand ymm4, ymm4, ymm12                                   ;   123.2 fp2     27 x
        vpxor ymm7, ymm1, ymm11                                   ;   123.2 fp1     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   124.2 fp3     27 x
        vpxor ymm9, ymm0, ymm12                                   ;   123.2 fp0     27 x
        vpxor ymm9, ymm9, ymm4                                    ;   124.2 fp2     27 x
        vpand ymm2, ymm2, ymm3                                    ;   124.2 fp1     27 x
        vpand ymm4, ymm4, ymm5                                    ;   124.2 fp3     27 x
        vpor ymm7, ymm7, ymm2                                     ;   125.2 fp0     27 x
        vpor ymm9, ymm9, ymm4                                     ;   125.2 fp2     27 x
        vpxor ymm2, ymm6, ymm2                                    ;   125.2 fp1     27 x
        vpxor ymm4, ymm10, ymm4                                   ;   125.2 fp3     27 x
        vpxor ymm11, ymm1, ymm2                                   ;   126.2 fp0     27 x
        vpxor ymm12, ymm0, ymm4                                   ;   126.2 fp2     27 x
        vpand ymm1, ymm1, ymm3                                    ;   124.2 fp1     27 x
        vpand ymm0, ymm0, ymm5                                    ;   124.2 fp3     27 x
        vpslld ymm13, ymm3, 0xd                                   ;   124.2 fp2     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   124.2 fp1     46 x[0]
        vpxor ymm13, ymm13, ymm3                                  ;   125.2 fp0     46 x[0]
        vpslld ymm3, ymm5, 0xd                                    ;   124.7 fp2     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   125.2 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm5                                    ;   126.2 fp3     46 x[0]
        vpslld ymm5, ymm11, 3                                     ;   127.2 fp2     47 x[2]
        vpsrld ymm11, ymm11, 0x1d                                 ;   127.2 fp1     47 x[2]
        vpxor ymm5, ymm5, ymm11                                   ;   128.2 fp0     47 x[2]
        vpslld ymm11, ymm12, 3                                    ;   127.2 fp2     47 x[2]
        vpsrld ymm12, ymm12, 0x1d                                 ;   127.2 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   128.2 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   126.2 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   127.2 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm5                                    ;   129.2 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm4                                    ;   127.3 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm3                                    ;   128.3 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm11                                   ;   129.3 fp0     48 x[1]
        vpslld ymm2, ymm13, 3                                     ;   128.2 fp1     49 x[3]
        vpslld ymm4, ymm3, 3                                      ;   128.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm1                                    ;   128.3 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm2                                    ;   129.3 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm5                                    ;   130.3 fp1     49 x[3]
        vpxor ymm10, ymm10, ymm0                                  ;   129.3 fp3     49 x[3]
        vpxor ymm10, ymm10, ymm4                                  ;   130.3 fp2     49 x[3]
        vpxor ymm10, ymm10, ymm11                                 ;   131.3 fp0     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   130.2 fp1     50 x[1]
        vpsrld ymm1, ymm7, 0x1f                                   ;   130.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   131.7 fp3     50 x[1]
        vpslld ymm1, ymm9, 1                                      ;   131.2 fp1     50 x[1]
        vpsrld ymm2, ymm9, 0x1f                                   ;   131.7 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   132.7 fp0     50 x[1]
        vpslld ymm2, ymm6, 7                                      ;   132.2 fp1     51 x[3]
        vpsrld ymm4, ymm6, 0x19                                   ;   132.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   133.7 fp3     51 x[3]
        vpslld ymm4, ymm10, 7                                     ;   133.2 fp1     51 x[3]
        vpsrld ymm6, ymm10, 0x19                                  ;   133.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;   134.7 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm0                                  ;   132.7 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   134.7 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   133.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   135.7 fp0     52 x[0]
        vpslld ymm6, ymm0, 7                                      ;   134.2 fp1     53 x[2]
        vpslld ymm7, ymm1, 7                                      ;   134.7 fp2     53 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   135.2 fp3     53 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   136.2 fp0     53 x[2]
        vpxor ymm11, ymm11, ymm7                                  ;   135.7 fp1     53 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   136.7 fp3     53 x[2]
        vpslld ymm6, ymm13, 5                                     ;   135.7 fp2     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   136.2 fp1     54 x[0]
        vpslld ymm9, ymm3, 5                                      ;   136.7 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   137.2 fp1     54 x[0]
        vpslld ymm10, ymm5, 0x16                                  ;   137.7 fp2     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   138.2 fp1     55 x[2]
        vpslld ymm12, ymm11, 0x16                                 ;   138.7 fp2     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   139.2 fp1     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   137.2 fp0     80 x[0]
        vpxor ymm6, ymm6, [rbp + 768]                             ;   138.2 fp3+agu1   80 x[0]
        vpxor ymm9, ymm9, ymm3                                    ;   138.2 fp0     80 x[0]
        vpxor ymm9, ymm9, [rbp + 800]                             ;   139.2 fp3+agu0   80 x[0]
        vmovdqu ymm3, [rbp + 4032]                                ;   135.8 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm3                                    ;   142.8 fp0     80 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   142.8 fp3     80 x[1]
        vmovdqu ymm3, [rbp + 4096]                                ;   136.2 agu0    80 x[3] reload
        vpxor ymm2, ymm2, ymm3                                    ;   143.2 fp0     80 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   143.2 fp3     80 x[3]
        vpor ymm3, ymm6, ymm0                                     ;   143.8 fp2     28 x
        vpor ymm7, ymm9, ymm1                                     ;   143.8 fp0     28 x
        vpxor ymm10, ymm10, ymm5                                  ;   140.2 fp1     28 x
        vpxor ymm10, ymm10, ymm6                                  ;   141.2 fp3     28 x
        vmovdqu ymm5, [rbp + 4064]                                ;   137.3 agu1    80 x[2] reload
        vpxor ymm10, ymm10, ymm5                                  ;   144.3 fp2     28 x
        vpxor ymm12, ymm12, ymm11                                 ;   140.8 fp0     28 x
        vpxor ymm12, ymm12, ymm9                                  ;   141.8 fp1     28 x
        vpxor ymm12, ymm12, ymm5                                  ;   144.3 fp3     28 x
        vpxor ymm3, ymm3, ymm10                                   ;   145.3 fp2     28 x
        vpxor ymm7, ymm7, ymm12                                   ;   145.3 fp0     28 x
        vpxor ymm0, ymm6, ymm0                                    ;   143.8 fp1     28 x
        vpxor ymm0, ymm0, ymm2                                    ;   144.8 fp3     28 x
        vpxor ymm1, ymm9, ymm1                                    ;   143.8 fp2     28 x
        vpxor ymm1, ymm1, ymm4                                    ;   144.8 fp0     28 x
        vpxor ymm5, ymm6, ymm3                                    ;   146.3 fp1     28 x
        vpxor ymm11, ymm9, ymm7                                   ;   146.3 fp3     28 x
        vpand ymm6, ymm6, ymm10                                   ;   145.3 fp2     28 x
        vpand ymm6, ymm6, ymm0                                    ;   146.3 fp0     28 x
        vpand ymm9, ymm9, ymm12                                   ;   145.3 fp1     28 x
        vpand ymm9, ymm9, ymm1                                    ;   146.3 fp3     28 x
        vpxor ymm6, ymm2, ymm6                                    ;   147.3 fp2     28 x
        vpxor ymm9, ymm4, ymm9                                    ;   147.3 fp0     28 x
        vpor ymm2, ymm2, ymm0                                     ;   145.8 fp1     28 x
        vpor ymm4, ymm4, ymm1                                     ;   145.8 fp3     28 x
        vpxor ymm2, ymm2, ymm3                                    ;   146.8 fp2     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   146.8 fp0     28 x
        vpand ymm3, ymm3, ymm6                                    ;   148.3 fp1     28 x
        vpand ymm7, ymm7, ymm9                                    ;   148.3 fp3     28 x
        vpand ymm10, ymm5, ymm2                                   ;   147.8 fp2     28 x
        vpand ymm12, ymm11, ymm4                                  ;   147.8 fp0     28 x
        vpxor ymm10, ymm0, ymm10                                  ;   148.8 fp1     28 x
        vpxor ymm12, ymm1, ymm12                                  ;   148.8 fp3     28 x
        vpslld ymm13, ymm2, 0xd                                   ;   147.8 fp2     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   148.2 fp1     46 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   149.2 fp0     46 x[0]
        vpslld ymm2, ymm4, 0xd                                    ;   148.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   149.2 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   150.2 fp3     46 x[0]
        vpslld ymm4, ymm10, 3                                     ;   149.8 fp2     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   150.2 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm10                                   ;   151.2 fp0     47 x[2]
        vpslld ymm10, ymm12, 3                                    ;   150.7 fp2     47 x[2]
        vpsrld ymm12, ymm12, 0x1d                                 ;   151.2 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm12                                 ;   152.2 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   149.8 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm13                                   ;   150.8 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   152.2 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   151.3 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   152.3 fp2     48 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;   153.3 fp0     48 x[1]
        vpslld ymm3, ymm13, 3                                     ;   152.2 fp1     49 x[3]
        vpslld ymm7, ymm2, 3                                      ;   152.7 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm5                                    ;   152.3 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   153.3 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   154.3 fp1     49 x[3]
        vpxor ymm9, ymm9, ymm11                                   ;   153.3 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm7                                    ;   154.3 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm10                                   ;   155.3 fp0     49 x[3]
        vpslld ymm3, ymm0, 1                                      ;   154.2 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   154.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   155.7 fp3     50 x[1]
        vpslld ymm0, ymm1, 1                                      ;   155.2 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   155.7 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   156.7 fp0     50 x[1]
        vpslld ymm1, ymm6, 7                                      ;   156.2 fp1     51 x[3]
        vpsrld ymm5, ymm6, 0x19                                   ;   156.7 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   157.7 fp3     51 x[3]
        vpslld ymm5, ymm9, 7                                      ;   157.2 fp1     51 x[3]
        vpsrld ymm6, ymm9, 0x19                                   ;   157.7 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   158.7 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm3                                  ;   156.7 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm1                                  ;   158.7 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   157.7 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm5                                    ;   159.7 fp0     52 x[0]
        vpslld ymm6, ymm3, 7                                      ;   158.2 fp1     53 x[2]
        vpslld ymm7, ymm0, 7                                      ;   158.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm6                                    ;   159.2 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   160.2 fp0     53 x[2]
        vpxor ymm10, ymm10, ymm7                                  ;   159.7 fp1     53 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;   160.7 fp3     53 x[2]
        vpslld ymm6, ymm13, 5                                     ;   159.7 fp2     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   160.2 fp1     54 x[0]
        vpslld ymm9, ymm2, 5                                      ;   160.7 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   161.2 fp1     54 x[0]
        vpslld ymm11, ymm4, 0x16                                  ;   161.7 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   162.2 fp1     55 x[2]
        vpslld ymm12, ymm10, 0x16                                 ;   162.7 fp2     55 x[2]
        vpsrld ymm10, ymm10, 0xa                                  ;   163.2 fp1     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   161.2 fp0     80 x[0]
        vmovdqu ymm7, [rbp + 4128]                                ;   158.8 agu0    80 x[0] reload
        vpxor ymm6, ymm6, ymm7                                    ;   165.8 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm2                                    ;   162.2 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;   165.8 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 832]                             ;   161.8 fp0+agu1   80 x[1]
        vpxor ymm0, ymm0, [rbp + 864]                             ;   162.3 fp3+agu0   80 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;   163.2 fp0     80 x[2]
        vmovdqu ymm2, [rbp + 4160]                                ;   160.7 agu1    80 x[2] reload
        vpxor ymm11, ymm11, ymm2                                  ;   167.7 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm10                                 ;   164.2 fp2     80 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   167.7 fp0     80 x[2]
        vmovdqu ymm2, [rbp + 4192]                                ;   161.0 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm2                                    ;   168.0 fp1     80 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   168.0 fp3     80 x[3]
        vpand ymm2, ymm6, ymm1                                    ;   169.0 fp2     29 x
        vpand ymm4, ymm9, ymm5                                    ;   169.0 fp0     29 x
        vpxor ymm6, ymm6, ymm1                                    ;   169.0 fp1     29 x
        vpxor ymm9, ymm9, ymm5                                    ;   169.0 fp3     29 x
        vpxor ymm1, ymm1, ymm11                                   ;   169.0 fp2     29 x
        vpxor ymm5, ymm5, ymm12                                   ;   169.0 fp0     29 x
        vpxor ymm7, ymm3, ymm11                                   ;   168.7 fp1     29 x
        vpxor ymm10, ymm0, ymm12                                  ;   168.7 fp3     29 x
        vpxor ymm2, ymm2, ymm7                                    ;   170.0 fp2     29 x
        vpxor ymm4, ymm4, ymm10                                   ;   170.0 fp0     29 x
        vpand ymm3, ymm3, ymm6                                    ;   170.0 fp1     29 x
        vpand ymm0, ymm0, ymm9                                    ;   170.0 fp3     29 x
        vpxor ymm3, ymm7, ymm3                                    ;   171.0 fp2     29 x
        vpxor ymm0, ymm10, ymm0                                   ;   171.0 fp0     29 x
        vpor ymm7, ymm7, ymm6                                     ;   170.0 fp1     29 x
        vpor ymm10, ymm10, ymm9                                   ;   170.0 fp3     29 x
        vpxor ymm6, ymm6, ymm2                                    ;   171.0 fp2     29 x
        vpxor ymm9, ymm9, ymm4                                    ;   171.0 fp0     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   171.0 fp1     29 x
        vpxor ymm10, ymm10, ymm5                                  ;   171.0 fp3     29 x
        vpand ymm1, ymm1, ymm3                                    ;   172.0 fp2     29 x
        vpand ymm5, ymm5, ymm0                                    ;   172.0 fp0     29 x
        vpxor ymm3, ymm3, ymm2                                    ;   172.0 fp1     29 x
        vpxor ymm0, ymm0, ymm4                                    ;   172.0 fp3     29 x
        vpand ymm3, ymm3, ymm7                                    ;   173.0 fp2     29 x
        vpand ymm0, ymm0, ymm10                                   ;   173.0 fp0     29 x
        vpxor ymm1, ymm1, ymm6                                    ;   173.0 fp1     29 x
        vpxor ymm5, ymm5, ymm9                                    ;   173.0 fp3     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   174.0 fp2     29 x
        vpxor ymm10, ymm10, ymm5                                  ;   174.0 fp0     29 x
        vpslld ymm11, ymm1, 0xd                                   ;   174.0 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   174.0 fp2     46 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   175.0 fp3     46 x[0]
        vpslld ymm1, ymm5, 0xd                                    ;   174.0 fp1     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   174.0 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   175.0 fp0     46 x[0]
        vpslld ymm5, ymm7, 3                                      ;   175.0 fp1     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   175.0 fp2     47 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   176.0 fp3     47 x[2]
        vpslld ymm7, ymm10, 3                                     ;   175.2 fp1     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   175.7 fp2     47 x[2]
        vpxor ymm7, ymm7, ymm10                                   ;   176.7 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm11                                   ;   176.0 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   177.0 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   176.0 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm7                                    ;   177.7 fp0     48 x[1]
        vpslld ymm10, ymm11, 3                                    ;   176.2 fp1     49 x[3]
        vpslld ymm12, ymm1, 3                                     ;   176.7 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm6                                    ;   176.3 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm10                                   ;   177.3 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   178.3 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm9                                    ;   177.3 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm12                                   ;   178.3 fp2     49 x[3]
        vpxor ymm0, ymm0, ymm7                                    ;   179.3 fp0     49 x[3]
        vpslld ymm6, ymm2, 1                                      ;   178.2 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   178.7 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   179.7 fp3     50 x[1]
        vpslld ymm2, ymm4, 1                                      ;   179.2 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   179.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   180.7 fp0     50 x[1]
        vpslld ymm4, ymm3, 7                                      ;   180.2 fp1     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   180.7 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   181.7 fp3     51 x[3]
        vpslld ymm3, ymm0, 7                                      ;   181.2 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   181.7 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   182.7 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm6                                  ;   180.7 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   182.7 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   181.7 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   183.7 fp0     52 x[0]
        vpslld ymm0, ymm6, 7                                      ;   182.2 fp1     53 x[2]
        vpslld ymm9, ymm2, 7                                      ;   182.7 fp2     53 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   183.2 fp3     53 x[2]
        vpxor ymm5, ymm5, ymm4                                    ;   184.2 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   183.7 fp1     53 x[2]
        vpxor ymm7, ymm7, ymm3                                    ;   184.7 fp3     53 x[2]
        vpslld ymm0, ymm11, 5                                     ;   183.7 fp2     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   184.2 fp1     54 x[0]
        vpslld ymm10, ymm1, 5                                     ;   184.7 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   185.2 fp1     54 x[0]
        vpslld ymm11, ymm5, 0x16                                  ;   185.7 fp2     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   186.2 fp1     55 x[2]
        vpslld ymm12, ymm7, 0x16                                  ;   186.7 fp2     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   187.2 fp1     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   185.2 fp0     80 x[0]
        vpxor ymm0, ymm0, [rbp + 896]                             ;   186.2 fp3+agu1   80 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   186.2 fp0     80 x[0]
        vpxor ymm10, ymm10, [rbp + 928]                           ;   187.2 fp3+agu0   80 x[0]
        vpxor ymm6, ymm6, [rbp + 960]                             ;   185.8 fp0+agu1   80 x[1]
        vpxor ymm2, ymm2, [rbp + 992]                             ;   186.3 fp3+agu0   80 x[1]
        vpxor ymm11, ymm11, ymm5                                  ;   187.2 fp0     80 x[2]
        vpxor ymm11, ymm11, [rbp + 1024]                          ;   188.2 fp3+agu1   80 x[2]
        vpxor ymm12, ymm12, ymm7                                  ;   188.2 fp2     80 x[2]
        vpxor ymm12, ymm12, [rbp + 1056]                          ;   189.2 fp0+agu0   80 x[2]
        vmovdqu ymm1, [rbp + 4224]                                ;   185.8 agu1    80 x[3] reload
        vpxor ymm4, ymm4, ymm1                                    ;   192.8 fp1     80 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   192.8 fp3     80 x[3]
        vpor ymm1, ymm6, ymm11                                    ;   189.2 fp2     30 x
        vpor ymm5, ymm2, ymm12                                    ;   190.2 fp0     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   193.8 fp1     30 x
        vpxor ymm5, ymm5, ymm3                                    ;   193.8 fp3     30 x
        vpand ymm4, ymm11, ymm4                                   ;   193.8 fp2     30 x
        vpand ymm3, ymm12, ymm3                                   ;   193.8 fp0     30 x
        vpxor ymm7, ymm6, ymm0                                    ;   190.2 fp1     30 x
        vpxor ymm9, ymm2, ymm10                                   ;   190.3 fp3     30 x
        vpand ymm0, ymm0, ymm1                                    ;   194.8 fp2     30 x
        vpxor ymm6, ymm6, ymm11                                   ;   190.8 fp0     30 x
        vpand ymm10, ymm10, ymm5                                  ;   194.8 fp1     30 x
        vpxor ymm2, ymm2, ymm12                                   ;   191.3 fp3     30 x
        vpxor ymm6, ymm6, ymm0                                    ;   195.8 fp2     30 x
        vpxor ymm2, ymm2, ymm10                                   ;   195.8 fp0     30 x
        vpxor ymm4, ymm7, ymm4                                    ;   194.8 fp1     30 x
        vpxor ymm3, ymm9, ymm3                                    ;   194.8 fp3     30 x
        vpand ymm11, ymm0, ymm6                                   ;   196.8 fp2     30 x
        vpand ymm12, ymm10, ymm2                                  ;   196.8 fp0     30 x
        vpxor ymm11, ymm1, ymm11                                  ;   197.8 fp1     30 x
        vpxor ymm12, ymm5, ymm12                                  ;   197.8 fp3     30 x
        vpand ymm13, ymm4, ymm6                                   ;   196.8 fp2     30 x
        vpand ymm14, ymm3, ymm2                                   ;   196.8 fp0     30 x
        vpxor ymm15, ymm13, ymm11                                 ;   198.8 fp1     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   195.8 fp3     30 x
        vpxor ymm4, ymm14, ymm12                                  ;   198.8 fp2     30 x
        vpxor ymm1, ymm1, ymm13                                   ;   197.8 fp0     30 x
        vpxor ymm5, ymm5, ymm3                                    ;   195.8 fp1     30 x
        vpxor ymm5, ymm5, ymm14                                   ;   197.8 fp3     30 x
        vpslld ymm3, ymm15, 0xd                                   ;   199.8 fp2     46 x[0]
        vpsrld ymm13, ymm15, 0x13                                 ;   199.8 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm13                                   ;   200.8 fp0     46 x[0]
        vpslld ymm13, ymm4, 0xd                                   ;   199.8 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   199.8 fp1     46 x[0]
        vpxor ymm13, ymm13, ymm4                                  ;   200.8 fp3     46 x[0]
        vpslld ymm4, ymm1, 3                                      ;   198.8 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   198.8 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   199.8 fp0     47 x[2]
        vpslld ymm1, ymm5, 3                                      ;   198.8 fp2     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   199.2 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   200.2 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm0                                    ;   198.2 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   199.2 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm4                                    ;   200.8 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   201.8 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm10                                   ;   200.0 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm12                                   ;   201.0 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm1                                    ;   202.0 fp1     48 x[1]
        vpxor ymm9, ymm9, ymm13                                   ;   203.0 fp2     48 x[1]
        vpslld ymm0, ymm3, 3                                      ;   201.8 fp1     49 x[3]
        vpslld ymm5, ymm13, 3                                     ;   201.8 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   201.0 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;   202.8 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   202.0 fp3     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   203.0 fp0     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   202.8 fp1     50 x[1]
        vpsrld ymm5, ymm7, 0x1f                                   ;   202.8 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;   203.8 fp3     50 x[1]
        vpslld ymm5, ymm9, 1                                      ;   204.0 fp1     50 x[1]
        vpsrld ymm7, ymm9, 0x1f                                   ;   204.0 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm7                                    ;   205.0 fp0     50 x[1]
        vpslld ymm7, ymm6, 7                                      ;   204.2 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   204.7 fp2     51 x[3]
        vpxor ymm7, ymm7, ymm6                                    ;   205.7 fp3     51 x[3]
        vpslld ymm6, ymm2, 7                                      ;   205.2 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   205.7 fp2     51 x[3]
        vpxor ymm6, ymm6, ymm2                                    ;   206.7 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   205.0 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm7                                    ;   206.7 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   206.0 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm6                                  ;   207.7 fp0     52 x[0]
        vpslld ymm2, ymm0, 7                                      ;   206.2 fp1     53 x[2]
        vpslld ymm9, ymm5, 7                                      ;   206.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   207.2 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   208.2 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm9                                    ;   207.7 fp1     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   208.7 fp2     53 x[2]
        vpslld ymm2, ymm3, 5                                      ;   208.2 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   208.7 fp2     54 x[0]
        vpslld ymm9, ymm13, 5                                     ;   209.2 fp1     54 x[0]
        vpsrld ymm10, ymm13, 0x1b                                 ;   209.7 fp2     54 x[0]
        vpslld ymm11, ymm4, 0x16                                  ;   210.2 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   210.7 fp2     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   211.2 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   211.7 fp2     55 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   209.7 fp3     80 x[0]
        vmovdqu ymm3, [rbp + 4256]                                ;   206.8 agu0    80 x[0] reload
        vpxor ymm2, ymm2, ymm3                                    ;   213.8 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm10                                   ;   210.7 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm3                                    ;   213.8 fp0     80 x[0]
        vmovdqu ymm3, [rbp + 4288]                                ;   207.7 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm3                                    ;   214.7 fp3     80 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   214.7 fp0     80 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;   211.7 fp3     80 x[2]
        vpxor ymm11, ymm11, [rbp + 1088]                          ;   212.7 fp0+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   212.7 fp3     80 x[2]
        vpxor ymm12, ymm12, [rbp + 1120]                          ;   213.7 fp0+agu1   80 x[2]
        vpxor ymm1, ymm11, ymm0                                   ;   215.7 fp1     23 x
        vpxor ymm3, ymm12, ymm5                                   ;   215.7 fp2     23 x
        vmovdqu ymm4, [rbp + 4320]                                ;   209.8 agu0    80 x[3] reload
        vpxor ymm7, ymm7, ymm4                                    ;   216.8 fp3     23 x
        vpxor ymm7, ymm7, ymm2                                    ;   217.8 fp0     23 x
        vpxor ymm6, ymm6, ymm9                                    ;   214.8 fp1     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   216.8 fp2     23 x
        vpand ymm0, ymm0, ymm7                                    ;   218.8 fp3     23 x
        vpand ymm5, ymm5, ymm6                                    ;   217.8 fp0     23 x
        vpxor ymm0, ymm2, ymm0                                    ;   219.8 fp1     23 x
        vpxor ymm4, ymm9, ymm5                                    ;   218.8 fp2     23 x
        vpor ymm2, ymm2, ymm7                                     ;   218.8 fp3     23 x
        vpor ymm9, ymm9, ymm6                                     ;   217.8 fp0     23 x
        vpxor ymm2, ymm1, ymm2                                    ;   219.8 fp1     23 x
        vpxor ymm5, ymm3, ymm9                                    ;   218.8 fp2     23 x
        vpxor ymm7, ymm11, ymm7                                   ;   218.8 fp3     23 x
        vpxor ymm6, ymm12, ymm6                                   ;   217.8 fp0     23 x
        vpand ymm11, ymm11, ymm0                                  ;   220.8 fp1     23 x
        vpand ymm12, ymm12, ymm4                                  ;   219.8 fp2     23 x
        vpand ymm9, ymm1, ymm0                                    ;   220.8 fp3     23 x
        vpand ymm10, ymm3, ymm4                                   ;   219.8 fp0     23 x
        vpxor ymm0, ymm0, ymm7                                    ;   220.8 fp1     23 x
        vpxor ymm4, ymm4, ymm6                                    ;   219.8 fp2     23 x
        vpxor ymm1, ymm1, ymm11                                   ;   221.8 fp3     23 x
        vpxor ymm1, ymm1, ymm0                                    ;   222.8 fp0     23 x
        vpxor ymm3, ymm3, ymm12                                   ;   220.8 fp1     23 x
        vpxor ymm3, ymm3, ymm4                                    ;   221.8 fp2     23 x
        vpand ymm7, ymm7, ymm2                                    ;   220.8 fp3     23 x
        vpand ymm6, ymm6, ymm5                                    ;   219.8 fp0     23 x
        vpor ymm7, ymm7, ymm9                                     ;   221.8 fp1     23 x
        vpor ymm6, ymm6, ymm10                                    ;   220.8 fp2     23 x
        vpslld ymm9, ymm7, 0xd                                    ;   222.8 fp1     46 x[0]
        vpsrld ymm10, ymm7, 0x13                                  ;   222.8 fp2     46 x[0]
        vpxor ymm9, ymm9, ymm10                                   ;   223.8 fp3     46 x[0]
        vpslld ymm10, ymm6, 0xd                                   ;   221.8 fp1     46 x[0]
        vpsrld ymm11, ymm6, 0x13                                  ;   221.8 fp2     46 x[0]
        vpxor ymm10, ymm10, ymm11                                 ;   222.8 fp0     46 x[0]
        vpslld ymm11, ymm1, 3                                     ;   223.8 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   223.8 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;   224.8 fp3     47 x[2]
        vpslld ymm1, ymm3, 3                                      ;   223.3 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   223.8 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   224.8 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm7                                    ;   222.8 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm9                                    ;   224.8 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   225.8 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm6                                    ;   223.7 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm10                                   ;   224.7 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   225.8 fp1     48 x[1]
        vpslld ymm3, ymm9, 3                                      ;   224.8 fp2     49 x[3]
        vpslld ymm6, ymm10, 3                                     ;   225.3 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   225.8 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm11                                   ;   226.8 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   226.3 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   227.3 fp2     49 x[3]
        vpslld ymm3, ymm0, 1                                      ;   226.8 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   226.8 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   227.8 fp3     50 x[1]
        vpslld ymm0, ymm4, 1                                      ;   227.3 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   227.8 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   228.8 fp0     50 x[1]
        vpslld ymm4, ymm2, 7                                      ;   228.3 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   228.8 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   229.8 fp3     51 x[3]
        vpslld ymm2, ymm5, 7                                      ;   229.3 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   229.8 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   230.8 fp0     51 x[3]
        vpxor ymm9, ymm9, ymm3                                    ;   228.8 fp3     52 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   230.8 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm0                                  ;   229.8 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm2                                  ;   231.8 fp0     52 x[0]
        vpslld ymm5, ymm3, 7                                      ;   230.3 fp1     53 x[2]
        vpslld ymm6, ymm0, 7                                      ;   230.8 fp2     53 x[2]
        vpxor ymm11, ymm11, ymm5                                  ;   231.3 fp3     53 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   232.3 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   231.8 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   232.8 fp1     53 x[2]
        vpslld ymm5, ymm9, 5                                      ;   231.8 fp2     54 x[0]
        vpsrld ymm6, ymm9, 0x1b                                   ;   232.3 fp1     54 x[0]
        vpslld ymm7, ymm10, 5                                     ;   232.8 fp2     54 x[0]
        vpsrld ymm9, ymm10, 0x1b                                  ;   233.3 fp1     54 x[0]
        vpslld ymm10, ymm11, 0x16                                 ;   233.8 fp2     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   234.3 fp1     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   234.8 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   235.3 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   233.3 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 1152]                            ;   234.3 fp3+agu1   80 x[0]
        vpxor ymm7, ymm7, ymm9                                    ;   234.3 fp0     80 x[0]
        vpxor ymm7, ymm7, [rbp + 1184]                            ;   235.3 fp3+agu0   80 x[0]
        vmovdqu ymm6, [rbp + 4352]                                ;   232.0 agu1    80 x[1] reload
        vpxor ymm3, ymm3, ymm6                                    ;   239.0 fp0     80 x[1]
        vpxor ymm0, ymm0, ymm6                                    ;   239.0 fp3     80 x[1]
        vpxor ymm10, ymm10, ymm11                                 ;   235.3 fp0     80 x[2]
        vpxor ymm10, ymm10, [rbp + 1216]                          ;   236.3 fp3+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   236.3 fp0     80 x[2]
        vpxor ymm12, ymm12, [rbp + 1248]                          ;   237.3 fp2+agu1   80 x[2]
        vpxor ymm4, ymm4, [rbp + 1280]                            ;   236.2 fp3+agu0   80 x[3]
        vpxor ymm2, ymm2, [rbp + 1312]                            ;   236.3 fp1+agu1   80 x[3]
        vpand ymm1, ymm5, ymm3                                    ;   240.0 fp0     24 x
        vpand ymm6, ymm7, ymm0                                    ;   240.0 fp2     24 x
        vpxor ymm5, ymm5, ymm4                                    ;   237.2 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   237.3 fp1     24 x
        vpor ymm5, ymm5, ymm3                                     ;   240.0 fp0     24 x
        vpor ymm7, ymm7, ymm0                                     ;   240.0 fp2     24 x
        vpxor ymm3, ymm4, ymm3                                    ;   240.0 fp3     24 x
        vpxor ymm3, ymm3, ymm10                                   ;   241.0 fp1     24 x
        vpxor ymm0, ymm2, ymm0                                    ;   240.0 fp0     24 x
        vpxor ymm0, ymm0, ymm12                                   ;   241.0 fp2     24 x
        vpor ymm10, ymm10, ymm1                                   ;   241.0 fp3     24 x
        vpor ymm12, ymm12, ymm6                                   ;   241.0 fp1     24 x
        vpxor ymm5, ymm5, ymm8                                    ;   241.0 fp0     24 x
        vpxor ymm7, ymm7, ymm8                                    ;   241.0 fp2     24 x
        vpxor ymm1, ymm1, ymm3                                    ;   242.0 fp3     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   242.0 fp1     24 x
        vpand ymm3, ymm3, ymm10                                   ;   242.0 fp0     24 x
        vpand ymm0, ymm0, ymm12                                   ;   242.0 fp2     24 x
        vpor ymm3, ymm3, ymm5                                     ;   243.0 fp3     24 x
        vpor ymm0, ymm0, ymm7                                     ;   243.0 fp1     24 x
        vpxor ymm10, ymm10, ymm1                                  ;   243.0 fp0     24 x
        vpxor ymm12, ymm12, ymm6                                  ;   243.0 fp2     24 x
        vpor ymm10, ymm10, ymm3                                   ;   244.0 fp3     24 x
        vpor ymm12, ymm12, ymm0                                   ;   244.0 fp1     24 x
        vpxor ymm4, ymm4, ymm1                                    ;   243.0 fp0     24 x
        vpxor ymm2, ymm2, ymm6                                    ;   243.0 fp2     24 x
        vpxor ymm5, ymm5, ymm4                                    ;   244.0 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   244.0 fp1     24 x
        vpand ymm4, ymm4, ymm3                                    ;   244.0 fp0     24 x
        vpand ymm2, ymm2, ymm0                                    ;   244.0 fp2     24 x
        vpxor ymm4, ymm4, ymm5                                    ;   245.0 fp3     24 x
        vpxor ymm2, ymm2, ymm7                                    ;   245.0 fp1     24 x
        vpslld ymm9, ymm4, 0xd                                    ;   246.0 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   246.0 fp1     46 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   247.0 fp0     46 x[0]
        vpslld ymm4, ymm2, 0xd                                    ;   246.0 fp2     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   246.3 fp1     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   247.3 fp3     46 x[0]
        vpslld ymm2, ymm1, 3                                      ;   246.8 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   247.3 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;   248.3 fp0     47 x[2]
        vpslld ymm1, ymm6, 3                                      ;   247.8 fp2     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   248.3 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   249.3 fp3     47 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;   246.7 fp0     48 x[1]
        vpxor ymm10, ymm10, ymm9                                  ;   248.0 fp3     48 x[1]
        vpxor ymm10, ymm10, ymm2                                  ;   249.3 fp0     48 x[1]
        vpxor ymm12, ymm12, ymm7                                  ;   248.2 fp3     48 x[1]
        vpxor ymm12, ymm12, ymm4                                  ;   249.2 fp0     48 x[1]
        vpxor ymm12, ymm12, ymm1                                  ;   250.3 fp2     48 x[1]
        vpslld ymm5, ymm9, 3                                      ;   249.3 fp1     49 x[3]
        vpslld ymm6, ymm4, 3                                      ;   249.8 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   250.3 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   251.3 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm6                                    ;   250.8 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   251.8 fp1     49 x[3]
        vpslld ymm5, ymm10, 1                                     ;   250.8 fp2     50 x[1]
        vpsrld ymm6, ymm10, 0x1f                                  ;   251.3 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm6                                    ;   252.3 fp0     50 x[1]
        vpslld ymm6, ymm12, 1                                     ;   251.8 fp2     50 x[1]
        vpsrld ymm7, ymm12, 0x1f                                  ;   252.3 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   253.3 fp3     50 x[1]
        vpslld ymm7, ymm3, 7                                      ;   252.8 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   253.3 fp1     51 x[3]
        vpxor ymm7, ymm7, ymm3                                    ;   254.3 fp0     51 x[3]
        vpslld ymm3, ymm0, 7                                      ;   253.8 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   254.3 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   255.3 fp3     51 x[3]
        vpxor ymm9, ymm9, ymm5                                    ;   253.3 fp0     52 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;   255.3 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm6                                    ;   254.3 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   256.3 fp3     52 x[0]
        vpslld ymm0, ymm5, 7                                      ;   254.8 fp2     53 x[2]
        vpslld ymm10, ymm6, 7                                     ;   255.3 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   255.8 fp0     53 x[2]
        vpxor ymm2, ymm2, ymm7                                    ;   256.8 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm10                                   ;   256.3 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   257.3 fp2     53 x[2]
        vpslld ymm0, ymm9, 5                                      ;   256.3 fp1     54 x[0]
        vpsrld ymm9, ymm9, 0x1b                                   ;   256.8 fp2     54 x[0]
        vpslld ymm10, ymm4, 5                                     ;   257.3 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   257.8 fp2     54 x[0]
        vpslld ymm11, ymm2, 0x16                                  ;   258.3 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   258.8 fp2     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   259.3 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   259.8 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   257.8 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 4384]                                ;   255.5 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm9                                    ;   262.5 fp0     80 x[0]
        vpxor ymm10, ymm10, ymm4                                  ;   258.8 fp3     80 x[0]
        vpxor ymm10, ymm10, ymm9                                  ;   262.5 fp0     80 x[0]
        vmovdqu ymm4, [rbp + 4416]                                ;   256.3 agu1    80 x[1] reload
        vpxor ymm5, ymm5, ymm4                                    ;   263.3 fp3     80 x[1]
        vpxor ymm6, ymm6, ymm4                                    ;   263.3 fp0     80 x[1]
        vpxor ymm11, ymm11, ymm2                                  ;   259.8 fp3     80 x[2]
        vmovdqu ymm2, [rbp + 4448]                                ;   257.0 agu0    80 x[2] reload
        vpxor ymm11, ymm11, ymm2                                  ;   264.0 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   260.8 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   264.0 fp1     80 x[2]
        vmovdqu ymm1, [rbp + 4480]                                ;   257.7 agu1    80 x[3] reload
        vpxor ymm7, ymm7, ymm1                                    ;   264.7 fp0     80 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   264.7 fp2     80 x[3]
        vpand ymm1, ymm0, ymm11                                   ;   265.0 fp3     25 x
        vpand ymm2, ymm10, ymm12                                  ;   265.0 fp1     25 x
        vpxor ymm11, ymm11, ymm0                                  ;   265.0 fp0     25 x
        vpxor ymm11, ymm11, ymm5                                  ;   266.0 fp2     25 x
        vpxor ymm12, ymm12, ymm10                                 ;   265.0 fp3     25 x
        vpxor ymm12, ymm12, ymm6                                  ;   266.0 fp1     25 x
        vpxor ymm1, ymm1, ymm7                                    ;   266.0 fp0     25 x
        vpxor ymm2, ymm2, ymm3                                    ;   266.0 fp2     25 x
        vpor ymm4, ymm0, ymm7                                     ;   265.7 fp3     25 x
        vpor ymm3, ymm10, ymm3                                    ;   265.7 fp1     25 x
        vpxor ymm4, ymm5, ymm4                                    ;   266.7 fp0     25 x
        vpxor ymm3, ymm6, ymm3                                    ;   266.7 fp2     25 x
        vpand ymm5, ymm5, ymm1                                    ;   267.0 fp3     25 x
        vpand ymm6, ymm6, ymm2                                    ;   267.0 fp1     25 x
        vpxor ymm5, ymm5, ymm11                                   ;   268.0 fp0     25 x
        vpxor ymm6, ymm6, ymm12                                   ;   268.0 fp2     25 x
        vpxor ymm1, ymm1, ymm11                                   ;   267.0 fp3     25 x
        vpxor ymm2, ymm2, ymm12                                   ;   267.0 fp1     25 x
        vpxor ymm0, ymm0, ymm1                                    ;   268.0 fp0     25 x
        vpxor ymm10, ymm10, ymm2                                  ;   268.0 fp2     25 x
        vpor ymm11, ymm11, ymm4                                   ;   267.7 fp3     25 x
        vpor ymm12, ymm12, ymm3                                   ;   267.7 fp1     25 x
        vpxor ymm1, ymm1, ymm11                                   ;   268.7 fp0     25 x
        vpxor ymm2, ymm2, ymm12                                   ;   268.7 fp2     25 x
        vpxor ymm4, ymm4, ymm1                                    ;   269.7 fp3     25 x
        vpxor ymm3, ymm3, ymm2                                    ;   269.7 fp1     25 x
        vpslld ymm7, ymm0, 0xd                                    ;   269.0 fp2     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   269.0 fp1     46 x[0]
        vpxor ymm7, ymm7, ymm0                                    ;   270.0 fp0     46 x[0]
        vpslld ymm0, ymm10, 0xd                                   ;   269.0 fp2     46 x[0]
        vpsrld ymm9, ymm10, 0x13                                  ;   269.3 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm9                                    ;   270.3 fp3     46 x[0]
        vpslld ymm9, ymm4, 3                                      ;   270.7 fp2     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   270.7 fp1     47 x[2]
        vpxor ymm9, ymm9, ymm4                                    ;   271.7 fp0     47 x[2]
        vpslld ymm4, ymm3, 3                                      ;   270.8 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   271.3 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   272.3 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   269.7 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   271.0 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm9                                    ;   272.7 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm6                                    ;   271.2 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   272.2 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   273.3 fp2     48 x[1]
        vpslld ymm3, ymm7, 3                                      ;   272.3 fp1     49 x[3]
        vpslld ymm10, ymm0, 3                                     ;   272.8 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   273.3 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm9                                    ;   274.3 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm10                                   ;   273.8 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   274.8 fp1     49 x[3]
        vpslld ymm3, ymm1, 1                                      ;   273.8 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   274.3 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   275.3 fp0     50 x[1]
        vpslld ymm1, ymm2, 1                                      ;   274.8 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   275.3 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   276.3 fp3     50 x[1]
        vpslld ymm2, ymm5, 7                                      ;   275.8 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   276.3 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   277.3 fp0     51 x[3]
        vpslld ymm5, ymm6, 7                                      ;   276.8 fp2     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   277.3 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   278.3 fp3     51 x[3]
        vpxor ymm7, ymm7, ymm3                                    ;   276.3 fp0     52 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;   278.3 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   277.3 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm5                                    ;   279.3 fp3     52 x[0]
        vpslld ymm6, ymm3, 7                                      ;   277.8 fp2     53 x[2]
        vpslld ymm10, ymm1, 7                                     ;   278.3 fp1     53 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;   278.8 fp0     53 x[2]
        vpxor ymm9, ymm9, ymm2                                    ;   279.8 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm10                                   ;   279.3 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   280.3 fp2     53 x[2]
        vpslld ymm6, ymm7, 5                                      ;   279.3 fp1     54 x[0]
        vpsrld ymm7, ymm7, 0x1b                                   ;   279.8 fp2     54 x[0]
        vpslld ymm10, ymm0, 5                                     ;   280.3 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   280.8 fp2     54 x[0]
        vpslld ymm11, ymm9, 0x16                                  ;   281.3 fp1     55 x[2]
        vpsrld ymm9, ymm9, 0xa                                    ;   281.8 fp2     55 x[2]
        vpslld ymm12, ymm4, 0x16                                  ;   282.3 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   282.8 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   280.8 fp3     80 x[0]
        vpxor ymm6, ymm6, [rbp + 1344]                            ;   281.8 fp0+agu0   80 x[0]
        vpxor ymm10, ymm10, ymm0                                  ;   281.8 fp3     80 x[0]
        vpxor ymm10, ymm10, [rbp + 1376]                          ;   282.8 fp0+agu1   80 x[0]
        vmovdqu ymm0, [rbp + 4512]                                ;   279.5 agu0    80 x[1] reload
        vpxor ymm3, ymm3, ymm0                                    ;   286.5 fp3     80 x[1]
        vpxor ymm1, ymm1, ymm0                                    ;   286.5 fp0     80 x[1]
        vpxor ymm11, ymm11, ymm9                                  ;   282.8 fp3     80 x[2]
        vmovdqu ymm0, [rbp + 4544]                                ;   280.0 agu1    80 x[2] reload
        vpxor ymm11, ymm11, ymm0                                  ;   287.0 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm4                                  ;   283.8 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm0                                  ;   287.0 fp1     80 x[2]
        vpxor ymm2, ymm2, [rbp + 1408]                            ;   283.7 fp0+agu0   80 x[3]
        vpxor ymm5, ymm5, [rbp + 1440]                            ;   283.8 fp2+agu1   80 x[3]
        vpand ymm0, ymm6, ymm3                                    ;   287.5 fp3     26 x
        vpand ymm4, ymm10, ymm1                                   ;   287.5 fp1     26 x
        vpxor ymm3, ymm2, ymm3                                    ;   287.5 fp0     26 x
        vpxor ymm1, ymm5, ymm1                                    ;   287.5 fp2     26 x
        vpor ymm2, ymm6, ymm2                                     ;   285.2 fp3     26 x
        vpor ymm5, ymm5, ymm10                                    ;   285.3 fp1     26 x
        vpxor ymm6, ymm6, ymm11                                   ;   288.0 fp0     26 x
        vpxor ymm10, ymm10, ymm12                                 ;   288.0 fp2     26 x
        vpor ymm6, ymm6, ymm0                                     ;   289.0 fp3     26 x
        vpor ymm10, ymm10, ymm4                                   ;   289.0 fp1     26 x
        vpxor ymm6, ymm3, ymm6                                    ;   290.0 fp0     26 x
        vpxor ymm7, ymm1, ymm10                                   ;   290.0 fp2     26 x
        vpor ymm3, ymm3, ymm0                                     ;   288.5 fp3     26 x
        vpor ymm1, ymm1, ymm4                                     ;   288.5 fp1     26 x
        vpand ymm9, ymm2, ymm11                                   ;   288.0 fp0     26 x
        vpand ymm10, ymm5, ymm12                                  ;   288.0 fp2     26 x
        vpxor ymm3, ymm3, ymm9                                    ;   289.5 fp3     26 x
        vpxor ymm1, ymm1, ymm10                                   ;   289.5 fp1     26 x
        vpxor ymm2, ymm2, ymm0                                    ;   288.7 fp0     26 x
        vpxor ymm5, ymm5, ymm4                                    ;   288.8 fp2     26 x
        vpor ymm0, ymm0, ymm9                                     ;   289.2 fp3     26 x
        vpor ymm4, ymm4, ymm10                                    ;   289.3 fp1     26 x
        vpor ymm9, ymm9, ymm2                                     ;   289.7 fp0     26 x
        vpor ymm10, ymm10, ymm5                                   ;   289.8 fp2     26 x
        vpxor ymm9, ymm9, ymm6                                    ;   291.0 fp3     26 x
        vpxor ymm10, ymm10, ymm7                                  ;   291.0 fp1     26 x
        vpand ymm6, ymm6, ymm3                                    ;   291.0 fp0     26 x
        vpand ymm7, ymm7, ymm1                                    ;   291.0 fp2     26 x
        vpor ymm2, ymm2, ymm3                                     ;   291.2 fp3     26 x
        vpor ymm5, ymm5, ymm1                                     ;   291.3 fp1     26 x
        vpxor ymm6, ymm6, ymm2                                    ;   292.2 fp0     26 x
        vpxor ymm7, ymm7, ymm5                                    ;   292.3 fp2     26 x
        vpxor ymm2, ymm2, ymm9                                    ;   292.2 fp3     26 x
        vpxor ymm5, ymm5, ymm10                                   ;   292.3 fp1     26 x
        vpslld ymm11, ymm6, 0xd                                   ;   293.2 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   293.3 fp1     46 x[0]
        vpxor ymm11, ymm11, ymm6                                  ;   294.3 fp0     46 x[0]
        vpslld ymm6, ymm7, 0xd                                    ;   293.8 fp2     46 x[0]
        vpsrld ymm7, ymm7, 0x13                                   ;   294.3 fp1     46 x[0]
        vpxor ymm6, ymm6, ymm7                                    ;   295.3 fp3     46 x[0]
        vpslld ymm7, ymm2, 3                                      ;   294.8 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   295.3 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   296.3 fp0     47 x[2]
        vpslld ymm2, ymm5, 3                                      ;   295.8 fp2     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   296.3 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   297.3 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm11                                   ;   295.3 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm7                                    ;   297.3 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm6                                    ;   296.3 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   298.3 fp3     48 x[1]
        vpslld ymm5, ymm11, 3                                     ;   296.8 fp2     49 x[3]
        vpslld ymm12, ymm6, 3                                     ;   297.3 fp1     49 x[3]
        vpxor ymm9, ymm9, ymm0                                    ;   296.7 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm5                                    ;   297.8 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm7                                    ;   298.8 fp0     49 x[3]
        vpxor ymm10, ymm10, ymm4                                  ;   297.8 fp2     49 x[3]
        vpxor ymm10, ymm10, ymm12                                 ;   298.8 fp3     49 x[3]
        vpxor ymm10, ymm10, ymm2                                  ;   299.8 fp1     49 x[3]
        vpslld ymm0, ymm3, 1                                      ;   298.8 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   299.3 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   300.3 fp0     50 x[1]
        vpslld ymm3, ymm1, 1                                      ;   299.8 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   300.3 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   301.3 fp3     50 x[1]
        vpslld ymm1, ymm9, 7                                      ;   300.8 fp2     51 x[3]
        vpsrld ymm4, ymm9, 0x19                                   ;   301.3 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   302.3 fp0     51 x[3]
        vpslld ymm4, ymm10, 7                                     ;   301.8 fp2     51 x[3]
        vpsrld ymm5, ymm10, 0x19                                  ;   302.3 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   303.3 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   301.3 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   303.3 fp3     52 x[0]
        vpxor ymm6, ymm6, ymm3                                    ;   302.3 fp0     52 x[0]
        vpxor ymm6, ymm6, ymm4                                    ;   304.3 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   302.8 fp2     53 x[2]
        vpslld ymm9, ymm3, 7                                      ;   303.3 fp1     53 x[2]
        vpxor ymm7, ymm7, ymm5                                    ;   303.8 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   304.8 fp3     53 x[2]
        vpxor ymm2, ymm2, ymm9                                    ;   304.3 fp0     53 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   305.3 fp2     53 x[2]
        vpslld ymm5, ymm11, 5                                     ;   304.3 fp1     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   304.8 fp2     54 x[0]
        vpslld ymm10, ymm6, 5                                     ;   305.3 fp1     54 x[0]
        vpsrld ymm6, ymm6, 0x1b                                   ;   305.8 fp2     54 x[0]
        vpslld ymm11, ymm7, 0x16                                  ;   306.3 fp1     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   306.8 fp2     55 x[2]
        vpslld ymm12, ymm2, 0x16                                  ;   307.3 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   307.8 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm9                                    ;   305.8 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 4576]                                ;   303.5 agu0    80 x[0] reload
        vpxor ymm5, ymm5, ymm9                                    ;   310.5 fp0     80 x[0]
        vpxor ymm10, ymm10, ymm6                                  ;   306.8 fp3     80 x[0]
        vpxor ymm10, ymm10, ymm9                                  ;   310.5 fp0     80 x[0]
        vmovdqu ymm6, [rbp + 4608]                                ;   304.3 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm6                                    ;   311.3 fp3     80 x[1]
        vpxor ymm3, ymm3, ymm6                                    ;   311.3 fp0     80 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;   307.8 fp3     80 x[2]
        vpxor ymm11, ymm11, [rbp + 1472]                          ;   308.8 fp0+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   308.8 fp3     80 x[2]
        vpxor ymm12, ymm12, [rbp + 1504]                          ;   309.8 fp1+agu1   80 x[2]
        vmovdqu ymm2, [rbp + 4640]                                ;   306.0 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm2                                    ;   313.0 fp0     80 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   313.0 fp2     80 x[3]
        vpxor ymm2, ymm5, ymm0                                    ;   312.3 fp3     27 x
        vpxor ymm6, ymm10, ymm3                                   ;   312.3 fp1     27 x
        vpxor ymm5, ymm5, ymm1                                    ;   314.0 fp0     27 x
        vpxor ymm10, ymm10, ymm4                                  ;   314.0 fp2     27 x
        vpxor ymm1, ymm11, ymm1                                   ;   314.0 fp3     27 x
        vpxor ymm4, ymm12, ymm4                                   ;   314.0 fp1     27 x
        vpand ymm2, ymm2, ymm5                                    ;   315.0 fp0     27 x
        vpand ymm6, ymm6, ymm10                                   ;   315.0 fp2     27 x
        vpxor ymm2, ymm2, ymm1                                    ;   316.0 fp3     27 x
        vpxor ymm6, ymm6, ymm4                                    ;   316.0 fp1     27 x
        vpor ymm11, ymm11, ymm5                                   ;   315.0 fp0     27 x
        vpor ymm12, ymm12, ymm10                                  ;   315.0 fp2     27 x
        vpand ymm1, ymm1, ymm11                                   ;   316.0 fp3     27 x
        vpand ymm4, ymm4, ymm12                                   ;   316.0 fp1     27 x
        vpxor ymm7, ymm0, ymm11                                   ;   316.0 fp0     27 x
        vpxor ymm7, ymm7, ymm1                                    ;   317.0 fp2     27 x
        vpxor ymm9, ymm3, ymm12                                   ;   316.0 fp3     27 x
        vpxor ymm9, ymm9, ymm4                                    ;   317.0 fp1     27 x
        vpand ymm1, ymm1, ymm2                                    ;   317.0 fp0     27 x
        vpand ymm4, ymm4, ymm6                                    ;   317.0 fp2     27 x
        vpor ymm7, ymm7, ymm1                                     ;   318.0 fp3     27 x
        vpor ymm9, ymm9, ymm4                                     ;   318.0 fp1     27 x
        vpxor ymm1, ymm5, ymm1                                    ;   318.0 fp0     27 x
        vpxor ymm4, ymm10, ymm4                                   ;   318.0 fp2     27 x
        vpxor ymm11, ymm0, ymm1                                   ;   319.0 fp3     27 x
        vpxor ymm12, ymm3, ymm4                                   ;   319.0 fp1     27 x
        vpand ymm0, ymm0, ymm2                                    ;   317.0 fp0     27 x
        vpand ymm3, ymm3, ymm6                                    ;   317.0 fp2     27 x
        vpslld ymm13, ymm2, 0xd                                   ;   317.0 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   317.2 fp2     46 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   318.2 fp3     46 x[0]
        vpslld ymm2, ymm6, 0xd                                    ;   317.5 fp1     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   318.2 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   319.2 fp0     46 x[0]
        vpslld ymm6, ymm11, 3                                     ;   320.0 fp1     47 x[2]
        vpsrld ymm11, ymm11, 0x1d                                 ;   320.0 fp2     47 x[2]
        vpxor ymm6, ymm6, ymm11                                   ;   321.0 fp3     47 x[2]
        vpslld ymm11, ymm12, 3                                    ;   320.0 fp1     47 x[2]
        vpsrld ymm12, ymm12, 0x1d                                 ;   320.2 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   321.2 fp0     47 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   319.0 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   320.0 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm6                                    ;   322.0 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm4                                    ;   320.2 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm2                                    ;   321.2 fp1     48 x[1]
        vpxor ymm9, ymm9, ymm11                                   ;   322.2 fp3     48 x[1]
        vpslld ymm1, ymm13, 3                                     ;   321.2 fp2     49 x[3]
        vpslld ymm4, ymm2, 3                                      ;   321.5 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   321.2 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   322.2 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   323.2 fp2     49 x[3]
        vpxor ymm10, ymm10, ymm3                                  ;   322.2 fp0     49 x[3]
        vpxor ymm10, ymm10, ymm4                                  ;   323.2 fp1     49 x[3]
        vpxor ymm10, ymm10, ymm11                                 ;   324.2 fp3     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   323.2 fp2     50 x[1]
        vpsrld ymm1, ymm7, 0x1f                                   ;   323.5 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   324.5 fp0     50 x[1]
        vpslld ymm1, ymm9, 1                                      ;   324.2 fp2     50 x[1]
        vpsrld ymm3, ymm9, 0x1f                                   ;   324.5 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   325.5 fp3     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   325.2 fp2     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   325.5 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   326.5 fp0     51 x[3]
        vpslld ymm4, ymm10, 7                                     ;   326.2 fp2     51 x[3]
        vpsrld ymm5, ymm10, 0x19                                  ;   326.5 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   327.5 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm0                                  ;   325.5 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm3                                  ;   327.5 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm1                                    ;   326.5 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   328.5 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   327.2 fp2     53 x[2]
        vpslld ymm7, ymm1, 7                                      ;   327.5 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm5                                    ;   328.2 fp0     53 x[2]
        vpxor ymm6, ymm6, ymm3                                    ;   329.2 fp3     53 x[2]
        vpxor ymm11, ymm11, ymm7                                  ;   328.5 fp2     53 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   329.5 fp0     53 x[2]
        vpslld ymm5, ymm13, 5                                     ;   328.5 fp1     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   329.2 fp2     54 x[0]
        vpslld ymm9, ymm2, 5                                      ;   329.5 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   330.2 fp2     54 x[0]
        vpslld ymm10, ymm6, 0x16                                  ;   330.5 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   331.2 fp2     55 x[2]
        vpslld ymm12, ymm11, 0x16                                 ;   331.5 fp1     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   332.2 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   330.2 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 1536]                            ;   331.2 fp0+agu1   80 x[0]
        vpxor ymm9, ymm9, ymm2                                    ;   331.2 fp3     80 x[0]
        vpxor ymm9, ymm9, [rbp + 1568]                            ;   332.2 fp0+agu0   80 x[0]
        vmovdqu ymm2, [rbp + 4672]                                ;   328.7 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm2                                    ;   335.7 fp3     80 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   335.7 fp0     80 x[1]
        vmovdqu ymm2, [rbp + 4736]                                ;   329.2 agu0    80 x[3] reload
        vpxor ymm3, ymm3, ymm2                                    ;   336.2 fp3     80 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   336.2 fp0     80 x[3]
        vpor ymm2, ymm5, ymm0                                     ;   336.7 fp1     28 x
        vpor ymm7, ymm9, ymm1                                     ;   336.7 fp3     28 x
        vpxor ymm10, ymm10, ymm6                                  ;   333.2 fp2     28 x
        vpxor ymm10, ymm10, ymm5                                  ;   334.2 fp0     28 x
        vmovdqu ymm6, [rbp + 4704]                                ;   330.3 agu1    80 x[2] reload
        vpxor ymm10, ymm10, ymm6                                  ;   337.3 fp1     28 x
        vpxor ymm12, ymm12, ymm11                                 ;   333.7 fp3     28 x
        vpxor ymm12, ymm12, ymm9                                  ;   334.7 fp2     28 x
        vpxor ymm12, ymm12, ymm6                                  ;   337.3 fp0     28 x
        vpxor ymm2, ymm2, ymm10                                   ;   338.3 fp1     28 x
        vpxor ymm7, ymm7, ymm12                                   ;   338.3 fp3     28 x
        vpxor ymm0, ymm5, ymm0                                    ;   336.7 fp2     28 x
        vpxor ymm0, ymm0, ymm3                                    ;   337.7 fp0     28 x
        vpxor ymm1, ymm9, ymm1                                    ;   336.7 fp1     28 x
        vpxor ymm1, ymm1, ymm4                                    ;   337.7 fp3     28 x
        vpxor ymm6, ymm5, ymm2                                    ;   339.3 fp2     28 x
        vpxor ymm11, ymm9, ymm7                                   ;   339.3 fp0     28 x
        vpand ymm5, ymm5, ymm10                                   ;   338.3 fp1     28 x
        vpand ymm5, ymm5, ymm0                                    ;   339.3 fp3     28 x
        vpand ymm9, ymm9, ymm12                                   ;   338.3 fp2     28 x
        vpand ymm9, ymm9, ymm1                                    ;   339.3 fp0     28 x
        vpxor ymm5, ymm3, ymm5                                    ;   340.3 fp1     28 x
        vpxor ymm9, ymm4, ymm9                                    ;   340.3 fp3     28 x
        vpor ymm3, ymm3, ymm0                                     ;   338.7 fp2     28 x
        vpor ymm4, ymm4, ymm1                                     ;   338.7 fp0     28 x
        vpxor ymm3, ymm3, ymm2                                    ;   339.7 fp1     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   339.7 fp3     28 x
        vpand ymm2, ymm2, ymm5                                    ;   341.3 fp2     28 x
        vpand ymm7, ymm7, ymm9                                    ;   341.3 fp0     28 x
        vpand ymm10, ymm6, ymm3                                   ;   340.7 fp1     28 x
        vpand ymm12, ymm11, ymm4                                  ;   340.7 fp3     28 x
        vpxor ymm10, ymm0, ymm10                                  ;   341.7 fp2     28 x
        vpxor ymm12, ymm1, ymm12                                  ;   341.7 fp0     28 x
        vpslld ymm13, ymm3, 0xd                                   ;   340.7 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   341.2 fp2     46 x[0]
        vpxor ymm13, ymm13, ymm3                                  ;   342.2 fp3     46 x[0]
        vpslld ymm3, ymm4, 0xd                                    ;   341.5 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   342.2 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   343.2 fp0     46 x[0]
        vpslld ymm4, ymm10, 3                                     ;   342.7 fp1     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   343.2 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm10                                   ;   344.2 fp3     47 x[2]
        vpslld ymm10, ymm12, 3                                    ;   343.5 fp1     47 x[2]
        vpsrld ymm12, ymm12, 0x1d                                 ;   344.2 fp2     47 x[2]
        vpxor ymm10, ymm10, ymm12                                 ;   345.2 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   342.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm13                                   ;   343.7 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   345.2 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   344.2 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   345.2 fp1     48 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;   346.2 fp3     48 x[1]
        vpslld ymm2, ymm13, 3                                     ;   345.2 fp2     49 x[3]
        vpslld ymm7, ymm3, 3                                      ;   345.5 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   345.2 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   346.2 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   347.2 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm11                                   ;   346.2 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm7                                    ;   347.2 fp1     49 x[3]
        vpxor ymm9, ymm9, ymm10                                   ;   348.2 fp3     49 x[3]
        vpslld ymm2, ymm0, 1                                      ;   347.2 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   347.5 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   348.5 fp0     50 x[1]
        vpslld ymm0, ymm1, 1                                      ;   348.2 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   348.5 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   349.5 fp3     50 x[1]
        vpslld ymm1, ymm5, 7                                      ;   349.2 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   349.5 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   350.5 fp0     51 x[3]
        vpslld ymm5, ymm9, 7                                      ;   350.2 fp2     51 x[3]
        vpsrld ymm6, ymm9, 0x19                                   ;   350.5 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   351.5 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm2                                  ;   349.5 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm1                                  ;   351.5 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm0                                    ;   350.5 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm5                                    ;   352.5 fp3     52 x[0]
        vpslld ymm6, ymm2, 7                                      ;   351.2 fp2     53 x[2]
        vpslld ymm7, ymm0, 7                                      ;   351.5 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm6                                    ;   352.2 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   353.2 fp3     53 x[2]
        vpxor ymm10, ymm10, ymm7                                  ;   352.5 fp2     53 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;   353.5 fp0     53 x[2]
        vpslld ymm6, ymm13, 5                                     ;   352.5 fp1     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   353.2 fp2     54 x[0]
        vpslld ymm9, ymm3, 5                                      ;   353.5 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   354.2 fp2     54 x[0]
        vpslld ymm11, ymm4, 0x16                                  ;   354.5 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   355.2 fp2     55 x[2]
        vpslld ymm12, ymm10, 0x16                                 ;   355.5 fp1     55 x[2]
        vpsrld ymm10, ymm10, 0xa                                  ;   356.2 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   354.2 fp3     80 x[0]
        vmovdqu ymm7, [rbp + 4768]                                ;   351.7 agu0    80 x[0] reload
        vpxor ymm6, ymm6, ymm7                                    ;   358.7 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm3                                    ;   355.2 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;   358.7 fp0     80 x[0]
        vpxor ymm2, ymm2, [rbp + 1600]                            ;   354.7 fp3+agu1   80 x[1]
        vpxor ymm0, ymm0, [rbp + 1632]                            ;   355.2 fp0+agu0   80 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;   356.2 fp3     80 x[2]
        vmovdqu ymm3, [rbp + 4800]                                ;   353.5 agu1    80 x[2] reload
        vpxor ymm11, ymm11, ymm3                                  ;   360.5 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm10                                 ;   357.2 fp1     80 x[2]
        vpxor ymm12, ymm12, ymm3                                  ;   360.5 fp3     80 x[2]
        vmovdqu ymm3, [rbp + 4832]                                ;   353.8 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm3                                    ;   360.8 fp2     80 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   360.8 fp0     80 x[3]
        vpand ymm3, ymm6, ymm1                                    ;   361.8 fp1     29 x
        vpand ymm4, ymm9, ymm5                                    ;   361.8 fp3     29 x
        vpxor ymm6, ymm6, ymm1                                    ;   361.8 fp2     29 x
        vpxor ymm9, ymm9, ymm5                                    ;   361.8 fp0     29 x
        vpxor ymm1, ymm1, ymm11                                   ;   361.8 fp1     29 x
        vpxor ymm5, ymm5, ymm12                                   ;   361.8 fp3     29 x
        vpxor ymm7, ymm2, ymm11                                   ;   361.5 fp2     29 x
        vpxor ymm10, ymm0, ymm12                                  ;   361.5 fp0     29 x
        vpxor ymm3, ymm3, ymm7                                    ;   362.8 fp1     29 x
        vpxor ymm4, ymm4, ymm10                                   ;   362.8 fp3     29 x
        vpand ymm2, ymm2, ymm6                                    ;   362.8 fp2     29 x
        vpand ymm0, ymm0, ymm9                                    ;   362.8 fp0     29 x
        vpxor ymm2, ymm7, ymm2                                    ;   363.8 fp1     29 x
        vpxor ymm0, ymm10, ymm0                                   ;   363.8 fp3     29 x
        vpor ymm7, ymm7, ymm6                                     ;   362.8 fp2     29 x
        vpor ymm10, ymm10, ymm9                                   ;   362.8 fp0     29 x
        vpxor ymm6, ymm6, ymm3                                    ;   363.8 fp1     29 x
        vpxor ymm9, ymm9, ymm4                                    ;   363.8 fp3     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   363.8 fp2     29 x
        vpxor ymm10, ymm10, ymm5                                  ;   363.8 fp0     29 x
        vpand ymm1, ymm1, ymm2                                    ;   364.8 fp1     29 x
        vpand ymm5, ymm5, ymm0                                    ;   364.8 fp3     29 x
        vpxor ymm2, ymm2, ymm3                                    ;   364.8 fp2     29 x
        vpxor ymm0, ymm0, ymm4                                    ;   364.8 fp0     29 x
        vpand ymm2, ymm2, ymm7                                    ;   365.8 fp1     29 x
        vpand ymm0, ymm0, ymm10                                   ;   365.8 fp3     29 x
        vpxor ymm1, ymm1, ymm6                                    ;   365.8 fp2     29 x
        vpxor ymm5, ymm5, ymm9                                    ;   365.8 fp0     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   366.8 fp1     29 x
        vpxor ymm10, ymm10, ymm5                                  ;   366.8 fp3     29 x
        vpslld ymm11, ymm1, 0xd                                   ;   366.8 fp2     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   366.8 fp1     46 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   367.8 fp0     46 x[0]
        vpslld ymm1, ymm5, 0xd                                    ;   366.8 fp2     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   366.8 fp1     46 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   367.8 fp3     46 x[0]
        vpslld ymm5, ymm7, 3                                      ;   367.8 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   367.8 fp1     47 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   368.8 fp0     47 x[2]
        vpslld ymm7, ymm10, 3                                     ;   368.2 fp2     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   368.5 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm10                                   ;   369.5 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm11                                   ;   368.8 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;   369.8 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   368.8 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm7                                    ;   370.5 fp3     48 x[1]
        vpslld ymm10, ymm11, 3                                    ;   369.2 fp2     49 x[3]
        vpslld ymm12, ymm1, 3                                     ;   369.5 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm6                                    ;   369.2 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm10                                   ;   370.2 fp3     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   371.2 fp2     49 x[3]
        vpxor ymm0, ymm0, ymm9                                    ;   370.2 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm12                                   ;   371.2 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm7                                    ;   372.2 fp3     49 x[3]
        vpslld ymm6, ymm3, 1                                      ;   371.2 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   371.5 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm3                                    ;   372.5 fp0     50 x[1]
        vpslld ymm3, ymm4, 1                                      ;   372.2 fp2     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   372.5 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   373.5 fp3     50 x[1]
        vpslld ymm4, ymm2, 7                                      ;   373.2 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   373.5 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   374.5 fp0     51 x[3]
        vpslld ymm2, ymm0, 7                                      ;   374.2 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   374.5 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   375.5 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm6                                  ;   373.5 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   375.5 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   374.5 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   376.5 fp3     52 x[0]
        vpslld ymm0, ymm6, 7                                      ;   375.2 fp2     53 x[2]
        vpslld ymm9, ymm3, 7                                      ;   375.5 fp1     53 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   376.2 fp0     53 x[2]
        vpxor ymm5, ymm5, ymm4                                    ;   377.2 fp3     53 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   376.5 fp2     53 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   377.5 fp0     53 x[2]
        vpslld ymm0, ymm11, 5                                     ;   376.5 fp1     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   377.2 fp2     54 x[0]
        vpslld ymm10, ymm1, 5                                     ;   377.5 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   378.2 fp2     54 x[0]
        vpslld ymm11, ymm5, 0x16                                  ;   378.5 fp1     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   379.2 fp2     55 x[2]
        vpslld ymm12, ymm7, 0x16                                  ;   379.5 fp1     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   380.2 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   378.2 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 1664]                            ;   379.2 fp0+agu1   80 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   379.2 fp3     80 x[0]
        vpxor ymm10, ymm10, [rbp + 1696]                          ;   380.2 fp0+agu0   80 x[0]
        vpxor ymm6, ymm6, [rbp + 1728]                            ;   378.7 fp3+agu1   80 x[1]
        vpxor ymm3, ymm3, [rbp + 1760]                            ;   379.2 fp0+agu0   80 x[1]
        vpxor ymm11, ymm11, ymm5                                  ;   380.2 fp3     80 x[2]
        vpxor ymm11, ymm11, [rbp + 1792]                          ;   381.2 fp0+agu1   80 x[2]
        vpxor ymm12, ymm12, ymm7                                  ;   381.2 fp1     80 x[2]
        vpxor ymm12, ymm12, [rbp + 1824]                          ;   382.2 fp3+agu0   80 x[2]
        vmovdqu ymm1, [rbp + 4864]                                ;   378.7 agu1    80 x[3] reload
        vpxor ymm4, ymm4, ymm1                                    ;   385.7 fp2     80 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   385.7 fp0     80 x[3]
        vpor ymm1, ymm6, ymm11                                    ;   382.2 fp1     30 x
        vpor ymm5, ymm3, ymm12                                    ;   383.2 fp3     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   386.7 fp2     30 x
        vpxor ymm5, ymm5, ymm2                                    ;   386.7 fp0     30 x
        vpand ymm4, ymm11, ymm4                                   ;   386.7 fp1     30 x
        vpand ymm2, ymm12, ymm2                                   ;   386.7 fp3     30 x
        vpxor ymm7, ymm6, ymm0                                    ;   383.2 fp2     30 x
        vpxor ymm9, ymm3, ymm10                                   ;   383.2 fp0     30 x
        vpand ymm0, ymm0, ymm1                                    ;   387.7 fp1     30 x
        vpxor ymm6, ymm6, ymm11                                   ;   383.7 fp3     30 x
        vpand ymm10, ymm10, ymm5                                  ;   387.7 fp2     30 x
        vpxor ymm3, ymm3, ymm12                                   ;   384.2 fp0     30 x
        vpxor ymm6, ymm6, ymm0                                    ;   388.7 fp1     30 x
        vpxor ymm3, ymm3, ymm10                                   ;   388.7 fp3     30 x
        vpxor ymm4, ymm7, ymm4                                    ;   387.7 fp2     30 x
        vpxor ymm2, ymm9, ymm2                                    ;   387.7 fp0     30 x
        vpand ymm11, ymm0, ymm6                                   ;   389.7 fp1     30 x
        vpand ymm12, ymm10, ymm3                                  ;   389.7 fp3     30 x
        vpxor ymm11, ymm1, ymm11                                  ;   390.7 fp2     30 x
        vpxor ymm12, ymm5, ymm12                                  ;   390.7 fp0     30 x
        vpand ymm13, ymm4, ymm6                                   ;   389.7 fp1     30 x
        vpand ymm14, ymm2, ymm3                                   ;   389.7 fp3     30 x
        vpxor ymm15, ymm13, ymm11                                 ;   391.7 fp2     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   388.7 fp0     30 x
        vpxor ymm4, ymm14, ymm12                                  ;   391.7 fp1     30 x
        vpxor ymm1, ymm1, ymm13                                   ;   390.7 fp3     30 x
        vpxor ymm5, ymm5, ymm2                                    ;   388.7 fp2     30 x
        vpxor ymm5, ymm5, ymm14                                   ;   390.7 fp0     30 x
        vpslld ymm2, ymm15, 0xd                                   ;   392.7 fp1     46 x[0]
        vpsrld ymm13, ymm15, 0x13                                 ;   392.7 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm13                                   ;   393.7 fp3     46 x[0]
        vpslld ymm13, ymm4, 0xd                                   ;   392.7 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   392.7 fp2     46 x[0]
        vpxor ymm13, ymm13, ymm4                                  ;   393.7 fp0     46 x[0]
        vpslld ymm4, ymm1, 3                                      ;   391.7 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   391.7 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   392.7 fp3     47 x[2]
        vpslld ymm1, ymm5, 3                                      ;   391.7 fp1     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   392.2 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   393.2 fp0     47 x[2]
        vpxor ymm7, ymm7, ymm0                                    ;   391.0 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   392.0 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm4                                    ;   393.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm2                                    ;   394.7 fp1     48 x[1]
        vpxor ymm9, ymm9, ymm10                                   ;   392.8 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm12                                   ;   393.8 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm1                                    ;   394.8 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm13                                   ;   395.8 fp1     48 x[1]
        vpslld ymm0, ymm2, 3                                      ;   394.7 fp2     49 x[3]
        vpslld ymm5, ymm13, 3                                     ;   394.7 fp1     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   393.8 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;   395.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   394.8 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   395.8 fp3     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   395.7 fp2     50 x[1]
        vpsrld ymm5, ymm7, 0x1f                                   ;   395.7 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;   396.7 fp0     50 x[1]
        vpslld ymm5, ymm9, 1                                      ;   396.8 fp2     50 x[1]
        vpsrld ymm7, ymm9, 0x1f                                   ;   396.8 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm7                                    ;   397.8 fp3     50 x[1]
        vpslld ymm7, ymm6, 7                                      ;   397.2 fp2     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   397.5 fp1     51 x[3]
        vpxor ymm7, ymm7, ymm6                                    ;   398.5 fp0     51 x[3]
        vpslld ymm6, ymm3, 7                                      ;   398.2 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   398.5 fp1     51 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   399.5 fp3     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   397.8 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm7                                    ;   399.5 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   398.8 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm6                                  ;   400.5 fp3     52 x[0]
        vpslld ymm3, ymm0, 7                                      ;   399.2 fp2     53 x[2]
        vpslld ymm9, ymm5, 7                                      ;   399.5 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   400.2 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   401.2 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm9                                    ;   400.5 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   401.5 fp1     53 x[2]
        vpslld ymm3, ymm2, 5                                      ;   401.2 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   401.5 fp1     54 x[0]
        vpslld ymm9, ymm13, 5                                     ;   402.2 fp2     54 x[0]
        vpsrld ymm10, ymm13, 0x1b                                 ;   402.5 fp1     54 x[0]
        vpslld ymm11, ymm4, 0x16                                  ;   403.2 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   403.5 fp1     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   404.2 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   404.5 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   402.5 fp0     80 x[0]
        vmovdqu ymm2, [rbp + 4896]                                ;   399.7 agu0    80 x[0] reload
        vpxor ymm3, ymm3, ymm2                                    ;   406.7 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm10                                   ;   403.5 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm2                                    ;   406.7 fp3     80 x[0]
        vmovdqu ymm2, [rbp + 4928]                                ;   400.5 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm2                                    ;   407.5 fp0     80 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   407.5 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;   404.5 fp0     80 x[2]
        vpxor ymm11, ymm11, [rbp + 1856]                          ;   405.5 fp3+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   405.5 fp0     80 x[2]
        vpxor ymm12, ymm12, [rbp + 1888]                          ;   406.5 fp3+agu1   80 x[2]
        vpxor ymm1, ymm11, ymm0                                   ;   408.5 fp2     23 x
        vpxor ymm2, ymm12, ymm5                                   ;   408.5 fp1     23 x
        vmovdqu ymm4, [rbp + 4960]                                ;   402.7 agu0    80 x[3] reload
        vpxor ymm7, ymm7, ymm4                                    ;   409.7 fp0     23 x
        vpxor ymm7, ymm7, ymm3                                    ;   410.7 fp3     23 x
        vpxor ymm6, ymm6, ymm9                                    ;   407.7 fp2     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   409.7 fp1     23 x
        vpand ymm0, ymm0, ymm7                                    ;   411.7 fp0     23 x
        vpand ymm5, ymm5, ymm6                                    ;   410.7 fp3     23 x
        vpxor ymm0, ymm3, ymm0                                    ;   412.7 fp2     23 x
        vpxor ymm4, ymm9, ymm5                                    ;   411.7 fp1     23 x
        vpor ymm3, ymm3, ymm7                                     ;   411.7 fp0     23 x
        vpor ymm9, ymm9, ymm6                                     ;   410.7 fp3     23 x
        vpxor ymm3, ymm1, ymm3                                    ;   412.7 fp2     23 x
        vpxor ymm5, ymm2, ymm9                                    ;   411.7 fp1     23 x
        vpxor ymm7, ymm11, ymm7                                   ;   411.7 fp0     23 x
        vpxor ymm6, ymm12, ymm6                                   ;   410.7 fp3     23 x
        vpand ymm11, ymm11, ymm0                                  ;   413.7 fp2     23 x
        vpand ymm12, ymm12, ymm4                                  ;   412.7 fp1     23 x
        vpand ymm9, ymm1, ymm0                                    ;   413.7 fp0     23 x
        vpand ymm10, ymm2, ymm4                                   ;   412.7 fp3     23 x
        vpxor ymm0, ymm0, ymm7                                    ;   413.7 fp2     23 x
        vpxor ymm4, ymm4, ymm6                                    ;   412.7 fp1     23 x
        vpxor ymm1, ymm1, ymm11                                   ;   414.7 fp0     23 x
        vpxor ymm1, ymm1, ymm0                                    ;   415.7 fp3     23 x
        vpxor ymm2, ymm2, ymm12                                   ;   413.7 fp2     23 x
        vpxor ymm2, ymm2, ymm4                                    ;   414.7 fp1     23 x
        vpand ymm7, ymm7, ymm3                                    ;   413.7 fp0     23 x
        vpand ymm6, ymm6, ymm5                                    ;   412.7 fp3     23 x
        vpor ymm7, ymm7, ymm9                                     ;   414.7 fp2     23 x
        vpor ymm6, ymm6, ymm10                                    ;   413.7 fp1     23 x
        vpslld ymm9, ymm7, 0xd                                    ;   415.7 fp2     46 x[0]
        vpsrld ymm10, ymm7, 0x13                                  ;   415.7 fp1     46 x[0]
        vpxor ymm9, ymm9, ymm10                                   ;   416.7 fp0     46 x[0]
        vpslld ymm10, ymm6, 0xd                                   ;   414.7 fp2     46 x[0]
        vpsrld ymm11, ymm6, 0x13                                  ;   414.7 fp1     46 x[0]
        vpxor ymm10, ymm10, ymm11                                 ;   415.7 fp3     46 x[0]
        vpslld ymm11, ymm1, 3                                     ;   416.7 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   416.7 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;   417.7 fp0     47 x[2]
        vpslld ymm1, ymm2, 3                                      ;   416.2 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   416.7 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   417.7 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm7                                    ;   415.7 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm9                                    ;   417.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   418.7 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm6                                    ;   416.5 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm10                                   ;   417.5 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   418.7 fp2     48 x[1]
        vpslld ymm2, ymm9, 3                                      ;   417.7 fp1     49 x[3]
        vpslld ymm6, ymm10, 3                                     ;   418.2 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   418.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm11                                   ;   419.7 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   419.2 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   420.2 fp1     49 x[3]
        vpslld ymm2, ymm0, 1                                      ;   419.7 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   419.7 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   420.7 fp0     50 x[1]
        vpslld ymm0, ymm4, 1                                      ;   420.2 fp2     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   420.7 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   421.7 fp3     50 x[1]
        vpslld ymm4, ymm3, 7                                      ;   421.2 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   421.7 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   422.7 fp0     51 x[3]
        vpslld ymm3, ymm5, 7                                      ;   422.2 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   422.7 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   423.7 fp3     51 x[3]
        vpxor ymm9, ymm9, ymm2                                    ;   421.7 fp0     52 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   423.7 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm0                                  ;   422.7 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm3                                  ;   424.7 fp3     52 x[0]
        vpslld ymm5, ymm2, 7                                      ;   423.2 fp2     53 x[2]
        vpslld ymm6, ymm0, 7                                      ;   423.7 fp1     53 x[2]
        vpxor ymm11, ymm11, ymm5                                  ;   424.2 fp0     53 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   425.2 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   424.7 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   425.7 fp2     53 x[2]
        vpslld ymm5, ymm9, 5                                      ;   424.7 fp1     54 x[0]
        vpsrld ymm6, ymm9, 0x1b                                   ;   425.2 fp2     54 x[0]
        vpslld ymm7, ymm10, 5                                     ;   425.7 fp1     54 x[0]
        vpsrld ymm9, ymm10, 0x1b                                  ;   426.2 fp2     54 x[0]
        vpslld ymm10, ymm11, 0x16                                 ;   426.7 fp1     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   427.2 fp2     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   427.7 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   428.2 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   426.2 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 1920]                            ;   427.2 fp0+agu1   80 x[0]
        vpxor ymm7, ymm7, ymm9                                    ;   427.2 fp3     80 x[0]
        vpxor ymm7, ymm7, [rbp + 1952]                            ;   428.2 fp0+agu0   80 x[0]
        vmovdqu ymm6, [rbp + 4992]                                ;   424.8 agu1    80 x[1] reload
        vpxor ymm2, ymm2, ymm6                                    ;   431.8 fp3     80 x[1]
        vpxor ymm0, ymm0, ymm6                                    ;   431.8 fp0     80 x[1]
        vpxor ymm10, ymm10, ymm11                                 ;   428.2 fp3     80 x[2]
        vpxor ymm10, ymm10, [rbp + 1984]                          ;   429.2 fp0+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   429.2 fp3     80 x[2]
        vpxor ymm12, ymm12, [rbp + 2016]                          ;   430.2 fp1+agu1   80 x[2]
        vpxor ymm4, ymm4, [rbp + 2048]                            ;   429.0 fp0+agu0   80 x[3]
        vpxor ymm3, ymm3, [rbp + 2080]                            ;   429.2 fp2+agu1   80 x[3]
        vpand ymm1, ymm5, ymm2                                    ;   432.8 fp3     24 x
        vpand ymm6, ymm7, ymm0                                    ;   432.8 fp1     24 x
        vpxor ymm5, ymm5, ymm4                                    ;   430.0 fp0     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   430.2 fp2     24 x
        vpor ymm5, ymm5, ymm2                                     ;   432.8 fp3     24 x
        vpor ymm7, ymm7, ymm0                                     ;   432.8 fp1     24 x
        vpxor ymm2, ymm4, ymm2                                    ;   432.8 fp0     24 x
        vpxor ymm2, ymm2, ymm10                                   ;   433.8 fp2     24 x
        vpxor ymm0, ymm3, ymm0                                    ;   432.8 fp3     24 x
        vpxor ymm0, ymm0, ymm12                                   ;   433.8 fp1     24 x
        vpor ymm10, ymm10, ymm1                                   ;   433.8 fp0     24 x
        vpor ymm12, ymm12, ymm6                                   ;   433.8 fp2     24 x
        vpxor ymm5, ymm5, ymm8                                    ;   433.8 fp3     24 x
        vpxor ymm7, ymm7, ymm8                                    ;   433.8 fp1     24 x
        vpxor ymm1, ymm1, ymm2                                    ;   434.8 fp0     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   434.8 fp2     24 x
        vpand ymm2, ymm2, ymm10                                   ;   434.8 fp3     24 x
        vpand ymm0, ymm0, ymm12                                   ;   434.8 fp1     24 x
        vpor ymm2, ymm2, ymm5                                     ;   435.8 fp0     24 x
        vpor ymm0, ymm0, ymm7                                     ;   435.8 fp2     24 x
        vpxor ymm10, ymm10, ymm1                                  ;   435.8 fp3     24 x
        vpxor ymm12, ymm12, ymm6                                  ;   435.8 fp1     24 x
        vpor ymm10, ymm10, ymm2                                   ;   436.8 fp0     24 x
        vpor ymm12, ymm12, ymm0                                   ;   436.8 fp2     24 x
        vpxor ymm4, ymm4, ymm1                                    ;   435.8 fp3     24 x
        vpxor ymm3, ymm3, ymm6                                    ;   435.8 fp1     24 x
        vpxor ymm5, ymm5, ymm4                                    ;   436.8 fp0     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   436.8 fp2     24 x
        vpand ymm4, ymm4, ymm2                                    ;   436.8 fp3     24 x
        vpand ymm3, ymm3, ymm0                                    ;   436.8 fp1     24 x
        vpxor ymm4, ymm4, ymm5                                    ;   437.8 fp0     24 x
        vpxor ymm3, ymm3, ymm7                                    ;   437.8 fp2     24 x
        vpslld ymm9, ymm4, 0xd                                    ;   438.8 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   438.8 fp2     46 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   439.8 fp3     46 x[0]
        vpslld ymm4, ymm3, 0xd                                    ;   438.8 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   439.2 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   440.2 fp0     46 x[0]
        vpslld ymm3, ymm1, 3                                      ;   439.7 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   440.2 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   441.2 fp3     47 x[2]
        vpslld ymm1, ymm6, 3                                      ;   440.7 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   441.2 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   442.2 fp0     47 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;   439.5 fp3     48 x[1]
        vpxor ymm10, ymm10, ymm9                                  ;   440.8 fp0     48 x[1]
        vpxor ymm10, ymm10, ymm3                                  ;   442.2 fp3     48 x[1]
        vpxor ymm12, ymm12, ymm7                                  ;   441.0 fp0     48 x[1]
        vpxor ymm12, ymm12, ymm4                                  ;   442.0 fp3     48 x[1]
        vpxor ymm12, ymm12, ymm1                                  ;   443.2 fp1     48 x[1]
        vpslld ymm5, ymm9, 3                                      ;   442.2 fp2     49 x[3]
        vpslld ymm6, ymm4, 3                                      ;   442.7 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   443.2 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   444.2 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm6                                    ;   443.7 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   444.7 fp2     49 x[3]
        vpslld ymm5, ymm10, 1                                     ;   443.7 fp1     50 x[1]
        vpsrld ymm6, ymm10, 0x1f                                  ;   444.2 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm6                                    ;   445.2 fp3     50 x[1]
        vpslld ymm6, ymm12, 1                                     ;   444.7 fp1     50 x[1]
        vpsrld ymm7, ymm12, 0x1f                                  ;   445.2 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   446.2 fp0     50 x[1]
        vpslld ymm7, ymm2, 7                                      ;   445.7 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   446.2 fp2     51 x[3]
        vpxor ymm7, ymm7, ymm2                                    ;   447.2 fp3     51 x[3]
        vpslld ymm2, ymm0, 7                                      ;   446.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   447.2 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   448.2 fp0     51 x[3]
        vpxor ymm9, ymm9, ymm5                                    ;   446.2 fp3     52 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;   448.2 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm6                                    ;   447.2 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   449.2 fp0     52 x[0]
        vpslld ymm0, ymm5, 7                                      ;   447.7 fp1     53 x[2]
        vpslld ymm10, ymm6, 7                                     ;   448.2 fp2     53 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   448.7 fp3     53 x[2]
        vpxor ymm3, ymm3, ymm7                                    ;   449.7 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm10                                   ;   449.2 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   450.2 fp1     53 x[2]
        vpslld ymm0, ymm9, 5                                      ;   449.2 fp2     54 x[0]
        vpsrld ymm9, ymm9, 0x1b                                   ;   449.7 fp1     54 x[0]
        vpslld ymm10, ymm4, 5                                     ;   450.2 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   450.7 fp1     54 x[0]
        vpslld ymm11, ymm3, 0x16                                  ;   451.2 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   451.7 fp1     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   452.2 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   452.7 fp1     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   450.7 fp0     80 x[0]
        vmovdqu ymm9, [rbp + 5024]                                ;   448.3 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm9                                    ;   455.3 fp3     80 x[0]
        vpxor ymm10, ymm10, ymm4                                  ;   451.7 fp0     80 x[0]
        vpxor ymm10, ymm10, ymm9                                  ;   455.3 fp3     80 x[0]
        vmovdqu ymm4, [rbp + 5056]                                ;   449.2 agu1    80 x[1] reload
        vpxor ymm5, ymm5, ymm4                                    ;   456.2 fp0     80 x[1]
        vpxor ymm6, ymm6, ymm4                                    ;   456.2 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm3                                  ;   452.7 fp0     80 x[2]
        vmovdqu ymm3, [rbp + 5088]                                ;   449.8 agu0    80 x[2] reload
        vpxor ymm11, ymm11, ymm3                                  ;   456.8 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   453.7 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm3                                  ;   456.8 fp2     80 x[2]
        vmovdqu ymm1, [rbp + 5120]                                ;   450.5 agu1    80 x[3] reload
        vpxor ymm7, ymm7, ymm1                                    ;   457.5 fp3     80 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   457.5 fp1     80 x[3]
        vpand ymm1, ymm0, ymm11                                   ;   457.8 fp0     25 x
        vpand ymm3, ymm10, ymm12                                  ;   457.8 fp2     25 x
        vpxor ymm11, ymm11, ymm0                                  ;   457.8 fp3     25 x
        vpxor ymm11, ymm11, ymm5                                  ;   458.8 fp1     25 x
        vpxor ymm12, ymm12, ymm10                                 ;   457.8 fp0     25 x
        vpxor ymm12, ymm12, ymm6                                  ;   458.8 fp2     25 x
        vpxor ymm1, ymm1, ymm7                                    ;   458.8 fp3     25 x
        vpxor ymm3, ymm3, ymm2                                    ;   458.8 fp1     25 x
        vpor ymm4, ymm0, ymm7                                     ;   458.5 fp0     25 x
        vpor ymm2, ymm10, ymm2                                    ;   458.5 fp2     25 x
        vpxor ymm4, ymm5, ymm4                                    ;   459.5 fp3     25 x
        vpxor ymm2, ymm6, ymm2                                    ;   459.5 fp1     25 x
        vpand ymm5, ymm5, ymm1                                    ;   459.8 fp0     25 x
        vpand ymm6, ymm6, ymm3                                    ;   459.8 fp2     25 x
        vpxor ymm5, ymm5, ymm11                                   ;   460.8 fp3     25 x
        vpxor ymm6, ymm6, ymm12                                   ;   460.8 fp1     25 x
        vpxor ymm1, ymm1, ymm11                                   ;   459.8 fp0     25 x
        vpxor ymm3, ymm3, ymm12                                   ;   459.8 fp2     25 x
        vpxor ymm0, ymm0, ymm1                                    ;   460.8 fp3     25 x
        vpxor ymm10, ymm10, ymm3                                  ;   460.8 fp1     25 x
        vpor ymm11, ymm11, ymm4                                   ;   460.5 fp0     25 x
        vpor ymm12, ymm12, ymm2                                   ;   460.5 fp2     25 x
        vpxor ymm1, ymm1, ymm11                                   ;   461.5 fp3     25 x
        vpxor ymm3, ymm3, ymm12                                   ;   461.5 fp1     25 x
        vpxor ymm4, ymm4, ymm1                                    ;   462.5 fp0     25 x
        vpxor ymm2, ymm2, ymm3                                    ;   462.5 fp2     25 x
        vpslld ymm7, ymm0, 0xd                                    ;   461.8 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   461.8 fp2     46 x[0]
        vpxor ymm7, ymm7, ymm0                                    ;   462.8 fp3     46 x[0]
        vpslld ymm0, ymm10, 0xd                                   ;   461.8 fp1     46 x[0]
        vpsrld ymm9, ymm10, 0x13                                  ;   462.2 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm9                                    ;   463.2 fp0     46 x[0]
        vpslld ymm9, ymm4, 3                                      ;   463.5 fp1     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   463.5 fp2     47 x[2]
        vpxor ymm9, ymm9, ymm4                                    ;   464.5 fp3     47 x[2]
        vpslld ymm4, ymm2, 3                                      ;   463.7 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   464.2 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   465.2 fp0     47 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   462.5 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   463.8 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm9                                    ;   465.5 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm6                                    ;   464.0 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   465.0 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   466.2 fp1     48 x[1]
        vpslld ymm2, ymm7, 3                                      ;   465.2 fp2     49 x[3]
        vpslld ymm10, ymm0, 3                                     ;   465.7 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   466.2 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm9                                    ;   467.2 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm10                                   ;   466.7 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   467.7 fp2     49 x[3]
        vpslld ymm2, ymm1, 1                                      ;   466.7 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   467.2 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;   468.2 fp3     50 x[1]
        vpslld ymm1, ymm3, 1                                      ;   467.7 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   468.2 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   469.2 fp0     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   468.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   469.2 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   470.2 fp3     51 x[3]
        vpslld ymm5, ymm6, 7                                      ;   469.7 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   470.2 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   471.2 fp0     51 x[3]
        vpxor ymm7, ymm7, ymm2                                    ;   469.2 fp3     52 x[0]
        vpxor ymm7, ymm7, ymm3                                    ;   471.2 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   470.2 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm5                                    ;   472.2 fp0     52 x[0]
        vpslld ymm6, ymm2, 7                                      ;   470.7 fp1     53 x[2]
        vpslld ymm10, ymm1, 7                                     ;   471.2 fp2     53 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;   471.7 fp3     53 x[2]
        vpxor ymm9, ymm9, ymm3                                    ;   472.7 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm10                                   ;   472.2 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   473.2 fp1     53 x[2]
        vpslld ymm6, ymm7, 5                                      ;   472.2 fp2     54 x[0]
        vpsrld ymm7, ymm7, 0x1b                                   ;   472.7 fp1     54 x[0]
        vpslld ymm10, ymm0, 5                                     ;   473.2 fp2     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   473.7 fp1     54 x[0]
        vpslld ymm11, ymm9, 0x16                                  ;   474.2 fp2     55 x[2]
        vpsrld ymm9, ymm9, 0xa                                    ;   474.7 fp1     55 x[2]
        vpslld ymm12, ymm4, 0x16                                  ;   475.2 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   475.7 fp1     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   473.7 fp0     80 x[0]
        vpxor ymm6, ymm6, [rbp + 2112]                            ;   474.7 fp3+agu0   80 x[0]
        vpxor ymm10, ymm10, ymm0                                  ;   474.7 fp0     80 x[0]
        vpxor ymm10, ymm10, [rbp + 2144]                          ;   475.7 fp3+agu1   80 x[0]
        vmovdqu ymm0, [rbp + 5152]                                ;   472.3 agu0    80 x[1] reload
        vpxor ymm2, ymm2, ymm0                                    ;   479.3 fp0     80 x[1]
        vpxor ymm1, ymm1, ymm0                                    ;   479.3 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm9                                  ;   475.7 fp0     80 x[2]
        vmovdqu ymm0, [rbp + 5184]                                ;   472.8 agu1    80 x[2] reload
        vpxor ymm11, ymm11, ymm0                                  ;   479.8 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm4                                  ;   476.7 fp0     80 x[2]
        vpxor ymm12, ymm12, ymm0                                  ;   479.8 fp2     80 x[2]
        vpxor ymm3, ymm3, [rbp + 2176]                            ;   476.5 fp3+agu0   80 x[3]
        vpxor ymm5, ymm5, [rbp + 2208]                            ;   476.7 fp1+agu1   80 x[3]
        vpand ymm0, ymm6, ymm2                                    ;   480.3 fp0     26 x
        vpand ymm4, ymm10, ymm1                                   ;   480.3 fp2     26 x
        vpxor ymm2, ymm3, ymm2                                    ;   480.3 fp3     26 x
        vpxor ymm1, ymm5, ymm1                                    ;   480.3 fp1     26 x
        vpor ymm3, ymm6, ymm3                                     ;   478.0 fp0     26 x
        vpor ymm5, ymm5, ymm10                                    ;   478.2 fp2     26 x
        vpxor ymm6, ymm6, ymm11                                   ;   480.8 fp3     26 x
        vpxor ymm10, ymm10, ymm12                                 ;   480.8 fp1     26 x
        vpor ymm6, ymm6, ymm0                                     ;   481.8 fp0     26 x
        vpor ymm10, ymm10, ymm4                                   ;   481.8 fp2     26 x
        vpxor ymm6, ymm2, ymm6                                    ;   482.8 fp3     26 x
        vpxor ymm7, ymm1, ymm10                                   ;   482.8 fp1     26 x
        vpor ymm2, ymm2, ymm0                                     ;   481.3 fp0     26 x
        vpor ymm1, ymm1, ymm4                                     ;   481.3 fp2     26 x
        vpand ymm9, ymm3, ymm11                                   ;   480.8 fp3     26 x
        vpand ymm10, ymm5, ymm12                                  ;   480.8 fp1     26 x
        vpxor ymm2, ymm2, ymm9                                    ;   482.3 fp0     26 x
        vpxor ymm1, ymm1, ymm10                                   ;   482.3 fp2     26 x
        vpxor ymm3, ymm3, ymm0                                    ;   481.5 fp3     26 x
        vpxor ymm5, ymm5, ymm4                                    ;   481.7 fp1     26 x
        vpor ymm0, ymm0, ymm9                                     ;   482.0 fp0     26 x
        vpor ymm4, ymm4, ymm10                                    ;   482.2 fp2     26 x
        vpor ymm9, ymm9, ymm3                                     ;   482.5 fp3     26 x
        vpor ymm10, ymm10, ymm5                                   ;   482.7 fp1     26 x
        vpxor ymm9, ymm9, ymm6                                    ;   483.8 fp0     26 x
        vpxor ymm10, ymm10, ymm7                                  ;   483.8 fp2     26 x
        vpand ymm6, ymm6, ymm2                                    ;   483.8 fp3     26 x
        vpand ymm7, ymm7, ymm1                                    ;   483.8 fp1     26 x
        vpor ymm3, ymm3, ymm2                                     ;   484.0 fp0     26 x
        vpor ymm5, ymm5, ymm1                                     ;   484.2 fp2     26 x
        vpxor ymm6, ymm6, ymm3                                    ;   485.0 fp3     26 x
        vpxor ymm7, ymm7, ymm5                                    ;   485.2 fp1     26 x
        vpxor ymm3, ymm3, ymm9                                    ;   485.0 fp0     26 x
        vpxor ymm5, ymm5, ymm10                                   ;   485.2 fp2     26 x
        vpslld ymm11, ymm6, 0xd                                   ;   486.0 fp1     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   486.2 fp2     46 x[0]
        vpxor ymm11, ymm11, ymm6                                  ;   487.2 fp3     46 x[0]
        vpslld ymm6, ymm7, 0xd                                    ;   486.7 fp1     46 x[0]
        vpsrld ymm7, ymm7, 0x13                                   ;   487.2 fp2     46 x[0]
        vpxor ymm6, ymm6, ymm7                                    ;   488.2 fp0     46 x[0]
        vpslld ymm7, ymm3, 3                                      ;   487.7 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   488.2 fp2     47 x[2]
        vpxor ymm7, ymm7, ymm3                                    ;   489.2 fp3     47 x[2]
        vpslld ymm3, ymm5, 3                                      ;   488.7 fp1     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   489.2 fp2     47 x[2]
        vpxor ymm3, ymm3, ymm5                                    ;   490.2 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm11                                   ;   488.2 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm7                                    ;   490.2 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm6                                    ;   489.2 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   491.2 fp0     48 x[1]
        vpslld ymm5, ymm11, 3                                     ;   489.7 fp1     49 x[3]
        vpslld ymm12, ymm6, 3                                     ;   490.2 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm0                                    ;   489.5 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm5                                    ;   490.7 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm7                                    ;   491.7 fp3     49 x[3]
        vpxor ymm10, ymm10, ymm4                                  ;   490.7 fp1     49 x[3]
        vpxor ymm10, ymm10, ymm12                                 ;   491.7 fp0     49 x[3]
        vpxor ymm10, ymm10, ymm3                                  ;   492.7 fp2     49 x[3]
        vpslld ymm0, ymm2, 1                                      ;   491.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   492.2 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   493.2 fp3     50 x[1]
        vpslld ymm2, ymm1, 1                                      ;   492.7 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   493.2 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;   494.2 fp0     50 x[1]
        vpslld ymm1, ymm9, 7                                      ;   493.7 fp1     51 x[3]
        vpsrld ymm4, ymm9, 0x19                                   ;   494.2 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   495.2 fp3     51 x[3]
        vpslld ymm4, ymm10, 7                                     ;   494.7 fp1     51 x[3]
        vpsrld ymm5, ymm10, 0x19                                  ;   495.2 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   496.2 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   494.2 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   496.2 fp0     52 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;   495.2 fp3     52 x[0]
        vpxor ymm6, ymm6, ymm4                                    ;   497.2 fp0     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   495.7 fp1     53 x[2]
        vpslld ymm9, ymm2, 7                                      ;   496.2 fp2     53 x[2]
        vpxor ymm7, ymm7, ymm5                                    ;   496.7 fp3     53 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   497.7 fp0     53 x[2]
        vpxor ymm3, ymm3, ymm9                                    ;   497.2 fp3     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   498.2 fp1     53 x[2]
        vpslld ymm5, ymm11, 5                                     ;   497.2 fp2     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   497.7 fp1     54 x[0]
        vpslld ymm10, ymm6, 5                                     ;   498.2 fp2     54 x[0]
        vpsrld ymm6, ymm6, 0x1b                                   ;   498.7 fp1     54 x[0]
        vpslld ymm11, ymm7, 0x16                                  ;   499.2 fp2     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   499.7 fp1     55 x[2]
        vpslld ymm12, ymm3, 0x16                                  ;   500.2 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   500.7 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm9                                    ;   498.7 fp0     80 x[0]
        vmovdqu ymm9, [rbp + 5216]                                ;   496.3 agu0    80 x[0] reload
        vpxor ymm5, ymm5, ymm9                                    ;   503.3 fp3     80 x[0]
        vpxor ymm10, ymm10, ymm6                                  ;   499.7 fp0     80 x[0]
        vpxor ymm10, ymm10, ymm9                                  ;   503.3 fp3     80 x[0]
        vmovdqu ymm6, [rbp + 5248]                                ;   497.2 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm6                                    ;   504.2 fp0     80 x[1]
        vpxor ymm2, ymm2, ymm6                                    ;   504.2 fp3     80 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;   500.7 fp0     80 x[2]
        vpxor ymm11, ymm11, [rbp + 2240]                          ;   501.7 fp3+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm3                                  ;   501.7 fp0     80 x[2]
        vpxor ymm12, ymm12, [rbp + 2272]                          ;   502.7 fp2+agu1   80 x[2]
        vmovdqu ymm3, [rbp + 5280]                                ;   498.8 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm3                                    ;   505.8 fp3     80 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   505.8 fp1     80 x[3]
        vpxor ymm3, ymm5, ymm0                                    ;   505.2 fp0     27 x
        vpxor ymm6, ymm10, ymm2                                   ;   505.2 fp2     27 x
        vpxor ymm5, ymm5, ymm1                                    ;   506.8 fp3     27 x
        vpxor ymm10, ymm10, ymm4                                  ;   506.8 fp1     27 x
        vpxor ymm1, ymm11, ymm1                                   ;   506.8 fp0     27 x
        vpxor ymm4, ymm12, ymm4                                   ;   506.8 fp2     27 x
        vpand ymm3, ymm3, ymm5                                    ;   507.8 fp3     27 x
        vpand ymm6, ymm6, ymm10                                   ;   507.8 fp1     27 x
        vpxor ymm3, ymm3, ymm1                                    ;   508.8 fp0     27 x
        vpxor ymm6, ymm6, ymm4                                    ;   508.8 fp2     27 x
        vpor ymm11, ymm11, ymm5                                   ;   507.8 fp3     27 x
        vpor ymm12, ymm12, ymm10                                  ;   507.8 fp1     27 x
        vpand ymm1, ymm1, ymm11                                   ;   508.8 fp0     27 x
        vpand ymm4, ymm4, ymm12                                   ;   508.8 fp2     27 x
        vpxor ymm7, ymm0, ymm11                                   ;   508.8 fp3     27 x
        vpxor ymm7, ymm7, ymm1                                    ;   509.8 fp1     27 x
        vpxor ymm9, ymm2, ymm12                                   ;   508.8 fp0     27 x
        vpxor ymm9, ymm9, ymm4                                    ;   509.8 fp2     27 x
        vpand ymm1, ymm1, ymm3                                    ;   509.8 fp3     27 x
        vpand ymm4, ymm4, ymm6                                    ;   509.8 fp1     27 x
        vpor ymm7, ymm7, ymm1                                     ;   510.8 fp0     27 x
        vpor ymm9, ymm9, ymm4                                     ;   510.8 fp2     27 x
        vpxor ymm1, ymm5, ymm1                                    ;   510.8 fp3     27 x
        vpxor ymm4, ymm10, ymm4                                   ;   510.8 fp1     27 x
        vpxor ymm11, ymm0, ymm1                                   ;   511.8 fp0     27 x
        vpxor ymm12, ymm2, ymm4                                   ;   511.8 fp2     27 x
        vpand ymm0, ymm0, ymm3                                    ;   509.8 fp3     27 x
        vpand ymm2, ymm2, ymm6                                    ;   509.8 fp1     27 x
        vpslld ymm13, ymm3, 0xd                                   ;   509.8 fp2     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   510.0 fp1     46 x[0]
        vpxor ymm13, ymm13, ymm3                                  ;   511.0 fp0     46 x[0]
        vpslld ymm3, ymm6, 0xd                                    ;   510.3 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   511.0 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm6                                    ;   512.0 fp3     46 x[0]
        vpslld ymm6, ymm11, 3                                     ;   512.8 fp2     47 x[2]
        vpsrld ymm11, ymm11, 0x1d                                 ;   512.8 fp1     47 x[2]
        vpxor ymm6, ymm6, ymm11                                   ;   513.8 fp0     47 x[2]
        vpslld ymm11, ymm12, 3                                    ;   512.8 fp2     47 x[2]
        vpsrld ymm12, ymm12, 0x1d                                 ;   513.0 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   514.0 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   511.8 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   512.8 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm6                                    ;   514.8 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm4                                    ;   513.0 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm3                                    ;   514.0 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm11                                   ;   515.0 fp0     48 x[1]
        vpslld ymm1, ymm13, 3                                     ;   514.0 fp1     49 x[3]
        vpslld ymm4, ymm3, 3                                      ;   514.3 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   514.0 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   515.0 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   516.0 fp1     49 x[3]
        vpxor ymm10, ymm10, ymm2                                  ;   515.0 fp3     49 x[3]
        vpxor ymm10, ymm10, ymm4                                  ;   516.0 fp2     49 x[3]
        vpxor ymm10, ymm10, ymm11                                 ;   517.0 fp0     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   516.0 fp1     50 x[1]
        vpsrld ymm1, ymm7, 0x1f                                   ;   516.3 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   517.3 fp3     50 x[1]
        vpslld ymm1, ymm9, 1                                      ;   517.0 fp1     50 x[1]
        vpsrld ymm2, ymm9, 0x1f                                   ;   517.3 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   518.3 fp0     50 x[1]
        vpslld ymm2, ymm5, 7                                      ;   518.0 fp1     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   518.3 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   519.3 fp3     51 x[3]
        vpslld ymm4, ymm10, 7                                     ;   519.0 fp1     51 x[3]
        vpsrld ymm5, ymm10, 0x19                                  ;   519.3 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   520.3 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm0                                  ;   518.3 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   520.3 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm1                                    ;   519.3 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   521.3 fp0     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   520.0 fp1     53 x[2]
        vpslld ymm7, ymm1, 7                                      ;   520.3 fp2     53 x[2]
        vpxor ymm6, ymm6, ymm5                                    ;   521.0 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm2                                    ;   522.0 fp0     53 x[2]
        vpxor ymm11, ymm11, ymm7                                  ;   521.3 fp1     53 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   522.3 fp3     53 x[2]
        vpslld ymm5, ymm13, 5                                     ;   521.3 fp2     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   522.0 fp1     54 x[0]
        vpslld ymm9, ymm3, 5                                      ;   522.3 fp2     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   523.0 fp1     54 x[0]
        vpslld ymm10, ymm6, 0x16                                  ;   523.3 fp2     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   524.0 fp1     55 x[2]
        vpslld ymm12, ymm11, 0x16                                 ;   524.3 fp2     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   525.0 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   523.0 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2304]                            ;   524.0 fp3+agu1   80 x[0]
        vpxor ymm9, ymm9, ymm3                                    ;   524.0 fp0     80 x[0]
        vpxor ymm9, ymm9, [rbp + 2336]                            ;   525.0 fp3+agu0   80 x[0]
        vmovdqu ymm3, [rbp + 5312]                                ;   521.5 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm3                                    ;   528.5 fp0     80 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   528.5 fp3     80 x[1]
        vmovdqu ymm3, [rbp + 5376]                                ;   522.0 agu0    80 x[3] reload
        vpxor ymm2, ymm2, ymm3                                    ;   529.0 fp0     80 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   529.0 fp3     80 x[3]
        vpor ymm3, ymm5, ymm0                                     ;   529.5 fp2     28 x
        vpor ymm7, ymm9, ymm1                                     ;   529.5 fp0     28 x
        vpxor ymm10, ymm10, ymm6                                  ;   526.0 fp1     28 x
        vpxor ymm10, ymm10, ymm5                                  ;   527.0 fp3     28 x
        vmovdqu ymm6, [rbp + 5344]                                ;   523.2 agu1    80 x[2] reload
        vpxor ymm10, ymm10, ymm6                                  ;   530.2 fp2     28 x
        vpxor ymm12, ymm12, ymm11                                 ;   526.5 fp0     28 x
        vpxor ymm12, ymm12, ymm9                                  ;   527.5 fp1     28 x
        vpxor ymm12, ymm12, ymm6                                  ;   530.2 fp3     28 x
        vpxor ymm3, ymm3, ymm10                                   ;   531.2 fp2     28 x
        vpxor ymm7, ymm7, ymm12                                   ;   531.2 fp0     28 x
        vpxor ymm0, ymm5, ymm0                                    ;   529.5 fp1     28 x
        vpxor ymm0, ymm0, ymm2                                    ;   530.5 fp3     28 x
        vpxor ymm1, ymm9, ymm1                                    ;   529.5 fp2     28 x
        vpxor ymm1, ymm1, ymm4                                    ;   530.5 fp0     28 x
        vpxor ymm6, ymm5, ymm3                                    ;   532.2 fp1     28 x
        vpxor ymm11, ymm9, ymm7                                   ;   532.2 fp3     28 x
        vpand ymm5, ymm5, ymm10                                   ;   531.2 fp2     28 x
        vpand ymm5, ymm5, ymm0                                    ;   532.2 fp0     28 x
        vpand ymm9, ymm9, ymm12                                   ;   531.2 fp1     28 x
        vpand ymm9, ymm9, ymm1                                    ;   532.2 fp3     28 x
        vpxor ymm5, ymm2, ymm5                                    ;   533.2 fp2     28 x
        vpxor ymm9, ymm4, ymm9                                    ;   533.2 fp0     28 x
        vpor ymm2, ymm2, ymm0                                     ;   531.5 fp1     28 x
        vpor ymm4, ymm4, ymm1                                     ;   531.5 fp3     28 x
        vpxor ymm2, ymm2, ymm3                                    ;   532.5 fp2     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   532.5 fp0     28 x
        vpand ymm3, ymm3, ymm5                                    ;   534.2 fp1     28 x
        vpand ymm7, ymm7, ymm9                                    ;   534.2 fp3     28 x
        vpand ymm10, ymm6, ymm2                                   ;   533.5 fp2     28 x
        vpand ymm12, ymm11, ymm4                                  ;   533.5 fp0     28 x
        vpxor ymm10, ymm0, ymm10                                  ;   534.5 fp1     28 x
        vpxor ymm12, ymm1, ymm12                                  ;   534.5 fp3     28 x
        vpslld ymm13, ymm2, 0xd                                   ;   533.5 fp2     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   534.0 fp1     46 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   535.0 fp0     46 x[0]
        vpslld ymm2, ymm4, 0xd                                    ;   534.3 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   535.0 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   536.0 fp3     46 x[0]
        vpslld ymm4, ymm10, 3                                     ;   535.5 fp2     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   536.0 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm10                                   ;   537.0 fp0     47 x[2]
        vpslld ymm10, ymm12, 3                                    ;   536.3 fp2     47 x[2]
        vpsrld ymm12, ymm12, 0x1d                                 ;   537.0 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm12                                 ;   538.0 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   535.5 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm13                                   ;   536.5 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   538.0 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   537.0 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   538.0 fp2     48 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;   539.0 fp0     48 x[1]
        vpslld ymm3, ymm13, 3                                     ;   538.0 fp1     49 x[3]
        vpslld ymm7, ymm2, 3                                      ;   538.3 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   538.0 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   539.0 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   540.0 fp1     49 x[3]
        vpxor ymm9, ymm9, ymm11                                   ;   539.0 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm7                                    ;   540.0 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm10                                   ;   541.0 fp0     49 x[3]
        vpslld ymm3, ymm0, 1                                      ;   540.0 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   540.3 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   541.3 fp3     50 x[1]
        vpslld ymm0, ymm1, 1                                      ;   541.0 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   541.3 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   542.3 fp0     50 x[1]
        vpslld ymm1, ymm5, 7                                      ;   542.0 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   542.3 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   543.3 fp3     51 x[3]
        vpslld ymm5, ymm9, 7                                      ;   543.0 fp1     51 x[3]
        vpsrld ymm6, ymm9, 0x19                                   ;   543.3 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   544.3 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm3                                  ;   542.3 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm1                                  ;   544.3 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm0                                    ;   543.3 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm5                                    ;   545.3 fp0     52 x[0]
        vpslld ymm6, ymm3, 7                                      ;   544.0 fp1     53 x[2]
        vpslld ymm7, ymm0, 7                                      ;   544.3 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm6                                    ;   545.0 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   546.0 fp0     53 x[2]
        vpxor ymm10, ymm10, ymm7                                  ;   545.3 fp1     53 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;   546.3 fp3     53 x[2]
        vpslld ymm6, ymm13, 5                                     ;   545.3 fp2     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   546.0 fp1     54 x[0]
        vpslld ymm9, ymm2, 5                                      ;   546.3 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   547.0 fp1     54 x[0]
        vpslld ymm11, ymm4, 0x16                                  ;   547.3 fp2     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   548.0 fp1     55 x[2]
        vpslld ymm12, ymm10, 0x16                                 ;   548.3 fp2     55 x[2]
        vpsrld ymm10, ymm10, 0xa                                  ;   549.0 fp1     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   547.0 fp0     80 x[0]
        vmovdqu ymm7, [rbp + 5408]                                ;   544.5 agu0    80 x[0] reload
        vpxor ymm6, ymm6, ymm7                                    ;   551.5 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm2                                    ;   548.0 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;   551.5 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 2368]                            ;   547.5 fp0+agu1   80 x[1]
        vpxor ymm0, ymm0, [rbp + 2400]                            ;   548.0 fp3+agu0   80 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;   549.0 fp0     80 x[2]
        vmovdqu ymm2, [rbp + 5440]                                ;   546.3 agu1    80 x[2] reload
        vpxor ymm11, ymm11, ymm2                                  ;   553.3 fp3     80 x[2]
        vpxor ymm12, ymm12, ymm10                                 ;   550.0 fp2     80 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   553.3 fp0     80 x[2]
        vmovdqu ymm2, [rbp + 5472]                                ;   546.7 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm2                                    ;   553.7 fp1     80 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   553.7 fp3     80 x[3]
        vpand ymm2, ymm6, ymm1                                    ;   554.7 fp2     29 x
        vpand ymm4, ymm9, ymm5                                    ;   554.7 fp0     29 x
        vpxor ymm6, ymm6, ymm1                                    ;   554.7 fp1     29 x
        vpxor ymm9, ymm9, ymm5                                    ;   554.7 fp3     29 x
        vpxor ymm1, ymm1, ymm11                                   ;   554.7 fp2     29 x
        vpxor ymm5, ymm5, ymm12                                   ;   554.7 fp0     29 x
        vpxor ymm7, ymm3, ymm11                                   ;   554.3 fp1     29 x
        vpxor ymm10, ymm0, ymm12                                  ;   554.3 fp3     29 x
        vpxor ymm2, ymm2, ymm7                                    ;   555.7 fp2     29 x
        vpxor ymm4, ymm4, ymm10                                   ;   555.7 fp0     29 x
        vpand ymm3, ymm3, ymm6                                    ;   555.7 fp1     29 x
        vpand ymm0, ymm0, ymm9                                    ;   555.7 fp3     29 x
        vpxor ymm3, ymm7, ymm3                                    ;   556.7 fp2     29 x
        vpxor ymm0, ymm10, ymm0                                   ;   556.7 fp0     29 x
        vpor ymm7, ymm7, ymm6                                     ;   555.7 fp1     29 x
        vpor ymm10, ymm10, ymm9                                   ;   555.7 fp3     29 x
        vpxor ymm6, ymm6, ymm2                                    ;   556.7 fp2     29 x
        vpxor ymm9, ymm9, ymm4                                    ;   556.7 fp0     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   556.7 fp1     29 x
        vpxor ymm10, ymm10, ymm5                                  ;   556.7 fp3     29 x
        vpand ymm1, ymm1, ymm3                                    ;   557.7 fp2     29 x
        vpand ymm5, ymm5, ymm0                                    ;   557.7 fp0     29 x
        vpxor ymm3, ymm3, ymm2                                    ;   557.7 fp1     29 x
        vpxor ymm0, ymm0, ymm4                                    ;   557.7 fp3     29 x
        vpand ymm3, ymm3, ymm7                                    ;   558.7 fp2     29 x
        vpand ymm0, ymm0, ymm10                                   ;   558.7 fp0     29 x
        vpxor ymm1, ymm1, ymm6                                    ;   558.7 fp1     29 x
        vpxor ymm5, ymm5, ymm9                                    ;   558.7 fp3     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   559.7 fp2     29 x
        vpxor ymm10, ymm10, ymm5                                  ;   559.7 fp0     29 x
        vpslld ymm11, ymm1, 0xd                                   ;   559.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   559.7 fp2     46 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   560.7 fp3     46 x[0]
        vpslld ymm1, ymm5, 0xd                                    ;   559.7 fp1     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   559.7 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   560.7 fp0     46 x[0]
        vpslld ymm5, ymm7, 3                                      ;   560.7 fp1     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   560.7 fp2     47 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   561.7 fp3     47 x[2]
        vpslld ymm7, ymm10, 3                                     ;   561.0 fp1     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   561.3 fp2     47 x[2]
        vpxor ymm7, ymm7, ymm10                                   ;   562.3 fp0     47 x[2]
        vpxor ymm2, ymm2, ymm11                                   ;   561.7 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   562.7 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   561.7 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm7                                    ;   563.3 fp0     48 x[1]
        vpslld ymm10, ymm11, 3                                    ;   562.0 fp1     49 x[3]
        vpslld ymm12, ymm1, 3                                     ;   562.3 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm6                                    ;   562.0 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm10                                   ;   563.0 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   564.0 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm9                                    ;   563.0 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm12                                   ;   564.0 fp2     49 x[3]
        vpxor ymm0, ymm0, ymm7                                    ;   565.0 fp0     49 x[3]
        vpslld ymm6, ymm2, 1                                      ;   564.0 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   564.3 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   565.3 fp3     50 x[1]
        vpslld ymm2, ymm4, 1                                      ;   565.0 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   565.3 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   566.3 fp0     50 x[1]
        vpslld ymm4, ymm3, 7                                      ;   566.0 fp1     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   566.3 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm3                                    ;   567.3 fp3     51 x[3]
        vpslld ymm3, ymm0, 7                                      ;   567.0 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   567.3 fp2     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   568.3 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm6                                  ;   566.3 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   568.3 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   567.3 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   569.3 fp0     52 x[0]
        vpslld ymm0, ymm6, 7                                      ;   568.0 fp1     53 x[2]
        vpslld ymm9, ymm2, 7                                      ;   568.3 fp2     53 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   569.0 fp3     53 x[2]
        vpxor ymm5, ymm5, ymm4                                    ;   570.0 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   569.3 fp1     53 x[2]
        vpxor ymm7, ymm7, ymm3                                    ;   570.3 fp3     53 x[2]
        vpslld ymm0, ymm11, 5                                     ;   569.3 fp2     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   570.0 fp1     54 x[0]
        vpslld ymm10, ymm1, 5                                     ;   570.3 fp2     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   571.0 fp1     54 x[0]
        vpslld ymm11, ymm5, 0x16                                  ;   571.3 fp2     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   572.0 fp1     55 x[2]
        vpslld ymm12, ymm7, 0x16                                  ;   572.3 fp2     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   573.0 fp1     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   571.0 fp0     80 x[0]
        vpxor ymm0, ymm0, [rbp + 2432]                            ;   572.0 fp3+agu1   80 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   572.0 fp0     80 x[0]
        vpxor ymm10, ymm10, [rbp + 2464]                          ;   573.0 fp3+agu0   80 x[0]
        vpxor ymm6, ymm6, [rbp + 2496]                            ;   571.5 fp0+agu1   80 x[1]
        vpxor ymm2, ymm2, [rbp + 2528]                            ;   572.0 fp3+agu0   80 x[1]
        vpxor ymm11, ymm11, ymm5                                  ;   573.0 fp0     80 x[2]
        vpxor ymm11, ymm11, [rbp + 2560]                          ;   574.0 fp3+agu1   80 x[2]
        vpxor ymm12, ymm12, ymm7                                  ;   574.0 fp2     80 x[2]
        vpxor ymm12, ymm12, [rbp + 2592]                          ;   575.0 fp0+agu0   80 x[2]
        vmovdqu ymm1, [rbp + 5504]                                ;   571.5 agu1    80 x[3] reload
        vpxor ymm4, ymm4, ymm1                                    ;   578.5 fp1     80 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   578.5 fp3     80 x[3]
        vpor ymm1, ymm6, ymm11                                    ;   575.0 fp2     30 x
        vpor ymm5, ymm2, ymm12                                    ;   576.0 fp0     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   579.5 fp1     30 x
        vpxor ymm5, ymm5, ymm3                                    ;   579.5 fp3     30 x
        vpand ymm4, ymm11, ymm4                                   ;   579.5 fp2     30 x
        vpand ymm3, ymm12, ymm3                                   ;   579.5 fp0     30 x
        vpxor ymm7, ymm6, ymm0                                    ;   576.0 fp1     30 x
        vpxor ymm9, ymm2, ymm10                                   ;   576.0 fp3     30 x
        vpand ymm0, ymm0, ymm1                                    ;   580.5 fp2     30 x
        vpxor ymm6, ymm6, ymm11                                   ;   576.5 fp0     30 x
        vpand ymm10, ymm10, ymm5                                  ;   580.5 fp1     30 x
        vpxor ymm2, ymm2, ymm12                                   ;   577.0 fp3     30 x
        vpxor ymm6, ymm6, ymm0                                    ;   581.5 fp2     30 x
        vpxor ymm2, ymm2, ymm10                                   ;   581.5 fp0     30 x
        vpxor ymm4, ymm7, ymm4                                    ;   580.5 fp1     30 x
        vpxor ymm3, ymm9, ymm3                                    ;   580.5 fp3     30 x
        vpand ymm11, ymm0, ymm6                                   ;   582.5 fp2     30 x
        vpand ymm12, ymm10, ymm2                                  ;   582.5 fp0     30 x
        vpxor ymm11, ymm1, ymm11                                  ;   583.5 fp1     30 x
        vpxor ymm12, ymm5, ymm12                                  ;   583.5 fp3     30 x
        vpand ymm13, ymm4, ymm6                                   ;   582.5 fp2     30 x
        vpand ymm14, ymm3, ymm2                                   ;   582.5 fp0     30 x
        vpxor ymm15, ymm13, ymm11                                 ;   584.5 fp1     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   581.5 fp3     30 x
        vpxor ymm4, ymm14, ymm12                                  ;   584.5 fp2     30 x
        vpxor ymm1, ymm1, ymm13                                   ;   583.5 fp0     30 x
        vpxor ymm5, ymm5, ymm3                                    ;   581.5 fp1     30 x
        vpxor ymm5, ymm5, ymm14                                   ;   583.5 fp3     30 x
        vpslld ymm3, ymm15, 0xd                                   ;   585.5 fp2     46 x[0]
        vpsrld ymm13, ymm15, 0x13                                 ;   585.5 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm13                                   ;   586.5 fp0     46 x[0]
        vpslld ymm13, ymm4, 0xd                                   ;   585.5 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   585.5 fp1     46 x[0]
        vpxor ymm13, ymm13, ymm4                                  ;   586.5 fp3     46 x[0]
        vpslld ymm4, ymm1, 3                                      ;   584.5 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   584.5 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   585.5 fp0     47 x[2]
        vpslld ymm1, ymm5, 3                                      ;   584.5 fp2     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   585.0 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   586.0 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm0                                    ;   583.8 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   584.8 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm4                                    ;   586.5 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   587.5 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm10                                   ;   585.7 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm12                                   ;   586.7 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm1                                    ;   587.7 fp1     48 x[1]
        vpxor ymm9, ymm9, ymm13                                   ;   588.7 fp2     48 x[1]
        vpslld ymm0, ymm3, 3                                      ;   587.5 fp1     49 x[3]
        vpslld ymm5, ymm13, 3                                     ;   587.5 fp2     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   586.7 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;   588.5 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   587.7 fp3     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   588.7 fp0     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   588.5 fp1     50 x[1]
        vpsrld ymm5, ymm7, 0x1f                                   ;   588.5 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;   589.5 fp3     50 x[1]
        vpslld ymm5, ymm9, 1                                      ;   589.7 fp1     50 x[1]
        vpsrld ymm7, ymm9, 0x1f                                   ;   589.7 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm7                                    ;   590.7 fp0     50 x[1]
        vpslld ymm7, ymm6, 7                                      ;   590.0 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   590.3 fp2     51 x[3]
        vpxor ymm7, ymm7, ymm6                                    ;   591.3 fp3     51 x[3]
        vpslld ymm6, ymm2, 7                                      ;   591.0 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   591.3 fp2     51 x[3]
        vpxor ymm6, ymm6, ymm2                                    ;   592.3 fp0     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   590.7 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm7                                    ;   592.3 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   591.7 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm6                                  ;   593.3 fp0     52 x[0]
        vpslld ymm2, ymm0, 7                                      ;   592.0 fp1     53 x[2]
        vpslld ymm9, ymm5, 7                                      ;   592.3 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm2                                    ;   593.0 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   594.0 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm9                                    ;   593.3 fp1     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   594.3 fp2     53 x[2]
        vpslld ymm2, ymm3, 5                                      ;   594.0 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   594.3 fp2     54 x[0]
        vpslld ymm9, ymm13, 5                                     ;   595.0 fp1     54 x[0]
        vpsrld ymm10, ymm13, 0x1b                                 ;   595.3 fp2     54 x[0]
        vpslld ymm11, ymm4, 0x16                                  ;   596.0 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   596.3 fp2     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   597.0 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   597.3 fp2     55 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   595.3 fp3     80 x[0]
        vmovdqu ymm3, [rbp + 5536]                                ;   592.5 agu0    80 x[0] reload
        vpxor ymm2, ymm2, ymm3                                    ;   599.5 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm10                                   ;   596.3 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm3                                    ;   599.5 fp0     80 x[0]
        vmovdqu ymm3, [rbp + 5568]                                ;   593.3 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm3                                    ;   600.3 fp3     80 x[1]
        vpxor ymm5, ymm5, ymm3                                    ;   600.3 fp0     80 x[1]
        vpxor ymm11, ymm11, ymm4                                  ;   597.3 fp3     80 x[2]
        vpxor ymm11, ymm11, [rbp + 2624]                          ;   598.3 fp0+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   598.3 fp3     80 x[2]
        vpxor ymm12, ymm12, [rbp + 2656]                          ;   599.3 fp0+agu1   80 x[2]
        vpxor ymm1, ymm11, ymm0                                   ;   601.3 fp1     23 x
        vpxor ymm3, ymm12, ymm5                                   ;   601.3 fp2     23 x
        vmovdqu ymm4, [rbp + 5600]                                ;   595.5 agu0    80 x[3] reload
        vpxor ymm7, ymm7, ymm4                                    ;   602.5 fp3     23 x
        vpxor ymm7, ymm7, ymm2                                    ;   603.5 fp0     23 x
        vpxor ymm6, ymm6, ymm9                                    ;   600.5 fp1     23 x
        vpxor ymm6, ymm6, ymm4                                    ;   602.5 fp2     23 x
        vpand ymm0, ymm0, ymm7                                    ;   604.5 fp3     23 x
        vpand ymm5, ymm5, ymm6                                    ;   603.5 fp0     23 x
        vpxor ymm0, ymm2, ymm0                                    ;   605.5 fp1     23 x
        vpxor ymm4, ymm9, ymm5                                    ;   604.5 fp2     23 x
        vpor ymm2, ymm2, ymm7                                     ;   604.5 fp3     23 x
        vpor ymm9, ymm9, ymm6                                     ;   603.5 fp0     23 x
        vpxor ymm2, ymm1, ymm2                                    ;   605.5 fp1     23 x
        vpxor ymm5, ymm3, ymm9                                    ;   604.5 fp2     23 x
        vpxor ymm7, ymm11, ymm7                                   ;   604.5 fp3     23 x
        vpxor ymm6, ymm12, ymm6                                   ;   603.5 fp0     23 x
        vpand ymm11, ymm11, ymm0                                  ;   606.5 fp1     23 x
        vpand ymm12, ymm12, ymm4                                  ;   605.5 fp2     23 x
        vpand ymm9, ymm1, ymm0                                    ;   606.5 fp3     23 x
        vpand ymm10, ymm3, ymm4                                   ;   605.5 fp0     23 x
        vpxor ymm0, ymm0, ymm7                                    ;   606.5 fp1     23 x
        vpxor ymm4, ymm4, ymm6                                    ;   605.5 fp2     23 x
        vpxor ymm1, ymm1, ymm11                                   ;   607.5 fp3     23 x
        vpxor ymm1, ymm1, ymm0                                    ;   608.5 fp0     23 x
        vpxor ymm3, ymm3, ymm12                                   ;   606.5 fp1     23 x
        vpxor ymm3, ymm3, ymm4                                    ;   607.5 fp2     23 x
        vpand ymm7, ymm7, ymm2                                    ;   606.5 fp3     23 x
        vpand ymm6, ymm6, ymm5                                    ;   605.5 fp0     23 x
        vpor ymm7, ymm7, ymm9                                     ;   607.5 fp1     23 x
        vpor ymm6, ymm6, ymm10                                    ;   606.5 fp2     23 x
        vpslld ymm9, ymm7, 0xd                                    ;   608.5 fp1     46 x[0]
        vpsrld ymm10, ymm7, 0x13                                  ;   608.5 fp2     46 x[0]
        vpxor ymm9, ymm9, ymm10                                   ;   609.5 fp3     46 x[0]
        vpslld ymm10, ymm6, 0xd                                   ;   607.5 fp1     46 x[0]
        vpsrld ymm11, ymm6, 0x13                                  ;   607.5 fp2     46 x[0]
        vpxor ymm10, ymm10, ymm11                                 ;   608.5 fp0     46 x[0]
        vpslld ymm11, ymm1, 3                                     ;   609.5 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   609.5 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;   610.5 fp3     47 x[2]
        vpslld ymm1, ymm3, 3                                      ;   609.0 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   609.5 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   610.5 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm7                                    ;   608.5 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm9                                    ;   610.5 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   611.5 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm6                                    ;   609.3 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm10                                   ;   610.3 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   611.5 fp1     48 x[1]
        vpslld ymm3, ymm9, 3                                      ;   610.5 fp2     49 x[3]
        vpslld ymm6, ymm10, 3                                     ;   611.0 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   611.5 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm11                                   ;   612.5 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   612.0 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   613.0 fp2     49 x[3]
        vpslld ymm3, ymm0, 1                                      ;   612.5 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   612.5 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   613.5 fp3     50 x[1]
        vpslld ymm0, ymm4, 1                                      ;   613.0 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   613.5 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   614.5 fp0     50 x[1]
        vpslld ymm4, ymm2, 7                                      ;   614.0 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   614.5 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   615.5 fp3     51 x[3]
        vpslld ymm2, ymm5, 7                                      ;   615.0 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   615.5 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   616.5 fp0     51 x[3]
        vpxor ymm9, ymm9, ymm3                                    ;   614.5 fp3     52 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   616.5 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm0                                  ;   615.5 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm2                                  ;   617.5 fp0     52 x[0]
        vpslld ymm5, ymm3, 7                                      ;   616.0 fp1     53 x[2]
        vpslld ymm6, ymm0, 7                                      ;   616.5 fp2     53 x[2]
        vpxor ymm11, ymm11, ymm5                                  ;   617.0 fp3     53 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   618.0 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   617.5 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   618.5 fp1     53 x[2]
        vpslld ymm5, ymm9, 5                                      ;   617.5 fp2     54 x[0]
        vpsrld ymm6, ymm9, 0x1b                                   ;   618.0 fp1     54 x[0]
        vpslld ymm7, ymm10, 5                                     ;   618.5 fp2     54 x[0]
        vpsrld ymm9, ymm10, 0x1b                                  ;   619.0 fp1     54 x[0]
        vpslld ymm10, ymm11, 0x16                                 ;   619.5 fp2     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   620.0 fp1     55 x[2]
        vpslld ymm12, ymm1, 0x16                                  ;   620.5 fp2     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   621.0 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   619.0 fp0     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2688]                            ;   620.0 fp3+agu1   80 x[0]
        vpxor ymm7, ymm7, ymm9                                    ;   620.0 fp0     80 x[0]
        vpxor ymm7, ymm7, [rbp + 2720]                            ;   621.0 fp3+agu0   80 x[0]
        vmovdqu ymm6, [rbp + 5632]                                ;   617.7 agu1    80 x[1] reload
        vpxor ymm3, ymm3, ymm6                                    ;   624.7 fp0     80 x[1]
        vpxor ymm0, ymm0, ymm6                                    ;   624.7 fp3     80 x[1]
        vpxor ymm10, ymm10, ymm11                                 ;   621.0 fp0     80 x[2]
        vpxor ymm10, ymm10, [rbp + 2752]                          ;   622.0 fp3+agu0   80 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   622.0 fp0     80 x[2]
        vpxor ymm12, ymm12, [rbp + 2784]                          ;   623.0 fp2+agu1   80 x[2]
        vpxor ymm4, ymm4, [rbp + 2816]                            ;   621.8 fp3+agu0   80 x[3]
        vpxor ymm2, ymm2, [rbp + 2848]                            ;   622.0 fp1+agu1   80 x[3]
        vpand ymm1, ymm5, ymm3                                    ;   625.7 fp0     24 x
        vpand ymm6, ymm7, ymm0                                    ;   625.7 fp2     24 x
        vpxor ymm5, ymm5, ymm4                                    ;   622.8 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   623.0 fp1     24 x
        vpor ymm5, ymm5, ymm3                                     ;   625.7 fp0     24 x
        vpor ymm7, ymm7, ymm0                                     ;   625.7 fp2     24 x
        vpxor ymm3, ymm4, ymm3                                    ;   625.7 fp3     24 x
        vpxor ymm3, ymm3, ymm10                                   ;   626.7 fp1     24 x
        vpxor ymm0, ymm2, ymm0                                    ;   625.7 fp0     24 x
        vpxor ymm0, ymm0, ymm12                                   ;   626.7 fp2     24 x
        vpor ymm10, ymm10, ymm1                                   ;   626.7 fp3     24 x
        vpor ymm12, ymm12, ymm6                                   ;   626.7 fp1     24 x
        vpxor ymm5, ymm5, ymm8                                    ;   626.7 fp0     24 x
        vpxor ymm7, ymm7, ymm8                                    ;   626.7 fp2     24 x
        vpxor ymm1, ymm1, ymm3                                    ;   627.7 fp3     24 x
        vpxor ymm6, ymm6, ymm0                                    ;   627.7 fp1     24 x
        vpand ymm3, ymm3, ymm10                                   ;   627.7 fp0     24 x
        vpand ymm0, ymm0, ymm12                                   ;   627.7 fp2     24 x
        vpor ymm3, ymm3, ymm5                                     ;   628.7 fp3     24 x
        vpor ymm0, ymm0, ymm7                                     ;   628.7 fp1     24 x
        vpxor ymm10, ymm10, ymm1                                  ;   628.7 fp0     24 x
        vpxor ymm12, ymm12, ymm6                                  ;   628.7 fp2     24 x
        vpor ymm10, ymm10, ymm3                                   ;   629.7 fp3     24 x
        vpor ymm12, ymm12, ymm0                                   ;   629.7 fp1     24 x
        vpxor ymm4, ymm4, ymm1                                    ;   628.7 fp0     24 x
        vpxor ymm2, ymm2, ymm6                                    ;   628.7 fp2     24 x
        vpxor ymm5, ymm5, ymm4                                    ;   629.7 fp3     24 x
        vpxor ymm7, ymm7, ymm2                                    ;   629.7 fp1     24 x
        vpand ymm4, ymm4, ymm3                                    ;   629.7 fp0     24 x
        vpand ymm2, ymm2, ymm0                                    ;   629.7 fp2     24 x
        vpxor ymm4, ymm4, ymm5                                    ;   630.7 fp3     24 x
        vpxor ymm2, ymm2, ymm7                                    ;   630.7 fp1     24 x
        vpslld ymm8, ymm4, 0xd                                    ;   631.7 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   631.7 fp1     46 x[0]
        vpxor ymm8, ymm8, ymm4                                    ;   632.7 fp0     46 x[0]
        vpslld ymm4, ymm2, 0xd                                    ;   631.7 fp2     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   632.0 fp1     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   633.0 fp3     46 x[0]
        vpslld ymm2, ymm1, 3                                      ;   632.5 fp2     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   633.0 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm1                                    ;   634.0 fp0     47 x[2]
        vpslld ymm1, ymm6, 3                                      ;   633.5 fp2     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   634.0 fp1     47 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   635.0 fp3     47 x[2]
        vpxor ymm10, ymm10, ymm5                                  ;   632.3 fp0     48 x[1]
        vpxor ymm10, ymm10, ymm8                                  ;   633.7 fp3     48 x[1]
        vpxor ymm10, ymm10, ymm2                                  ;   635.0 fp0     48 x[1]
        vpxor ymm12, ymm12, ymm7                                  ;   633.8 fp3     48 x[1]
        vpxor ymm12, ymm12, ymm4                                  ;   634.8 fp0     48 x[1]
        vpxor ymm12, ymm12, ymm1                                  ;   636.0 fp2     48 x[1]
        vpslld ymm5, ymm8, 3                                      ;   635.0 fp1     49 x[3]
        vpslld ymm6, ymm4, 3                                      ;   635.5 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   636.0 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm2                                    ;   637.0 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm6                                    ;   636.5 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   637.5 fp1     49 x[3]
        vpslld ymm5, ymm10, 1                                     ;   636.5 fp2     50 x[1]
        vpsrld ymm6, ymm10, 0x1f                                  ;   637.0 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm6                                    ;   638.0 fp0     50 x[1]
        vpslld ymm6, ymm12, 1                                     ;   637.5 fp2     50 x[1]
        vpsrld ymm7, ymm12, 0x1f                                  ;   638.0 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   639.0 fp3     50 x[1]
        vpslld ymm7, ymm3, 7                                      ;   638.5 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   639.0 fp1     51 x[3]
        vpxor ymm7, ymm7, ymm3                                    ;   640.0 fp0     51 x[3]
        vpslld ymm3, ymm0, 7                                      ;   639.5 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   640.0 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   641.0 fp3     51 x[3]
        vpxor ymm8, ymm8, ymm5                                    ;   639.0 fp0     52 x[0]
        vpxor ymm8, ymm8, ymm7                                    ;   641.0 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm6                                    ;   640.0 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   642.0 fp3     52 x[0]
        vpslld ymm0, ymm5, 7                                      ;   640.5 fp2     53 x[2]
        vpslld ymm9, ymm6, 7                                      ;   641.0 fp1     53 x[2]
        vpxor ymm2, ymm2, ymm0                                    ;   641.5 fp0     53 x[2]
        vpxor ymm2, ymm2, ymm7                                    ;   642.5 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm9                                    ;   642.0 fp0     53 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   643.0 fp2     53 x[2]
        vpslld ymm0, ymm8, 5                                      ;   642.0 fp1     54 x[0]
        vpsrld ymm8, ymm8, 0x1b                                   ;   642.5 fp2     54 x[0]
        vpslld ymm9, ymm4, 5                                      ;   643.0 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   643.5 fp2     54 x[0]
        vpslld ymm10, ymm2, 0x16                                  ;   644.0 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   644.5 fp2     55 x[2]
        vpslld ymm11, ymm1, 0x16                                  ;   645.0 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   645.5 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;   643.5 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 5664]                                ;   641.2 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm8                                    ;   648.2 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   644.5 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm8                                    ;   648.2 fp0     80 x[0]
        vmovdqu ymm4, [rbp + 5696]                                ;   642.0 agu1    80 x[1] reload
        vpxor ymm5, ymm5, ymm4                                    ;   649.0 fp3     80 x[1]
        vpxor ymm6, ymm6, ymm4                                    ;   649.0 fp0     80 x[1]
        vpxor ymm10, ymm10, ymm2                                  ;   645.5 fp3     80 x[2]
        vmovdqu ymm2, [rbp + 5728]                                ;   642.7 agu0    80 x[2] reload
        vpxor ymm10, ymm10, ymm2                                  ;   649.7 fp0     80 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;   646.5 fp3     80 x[2]
        vpxor ymm11, ymm11, ymm2                                  ;   649.7 fp1     80 x[2]
        vmovdqu ymm1, [rbp + 5760]                                ;   643.3 agu1    80 x[3] reload
        vpxor ymm7, ymm7, ymm1                                    ;   650.3 fp0     80 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   650.3 fp2     80 x[3]
        vpand ymm1, ymm10, ymm0                                   ;   650.7 fp3     25 x
        vpand ymm2, ymm11, ymm9                                   ;   650.7 fp1     25 x
        vpxor ymm10, ymm10, ymm0                                  ;   650.7 fp0     25 x
        vpxor ymm10, ymm10, ymm5                                  ;   651.7 fp2     25 x
        vpxor ymm11, ymm11, ymm9                                  ;   650.7 fp3     25 x
        vpxor ymm11, ymm11, ymm6                                  ;   651.7 fp1     25 x
        vpxor ymm1, ymm1, ymm7                                    ;   651.7 fp0     25 x
        vpxor ymm2, ymm2, ymm3                                    ;   651.7 fp2     25 x
        vpor ymm4, ymm0, ymm7                                     ;   651.3 fp3     25 x
        vpor ymm3, ymm9, ymm3                                     ;   651.3 fp1     25 x
        vpxor ymm4, ymm5, ymm4                                    ;   652.3 fp0     25 x
        vpxor ymm3, ymm6, ymm3                                    ;   652.3 fp2     25 x
        vpand ymm5, ymm5, ymm1                                    ;   652.7 fp3     25 x
        vpand ymm6, ymm6, ymm2                                    ;   652.7 fp1     25 x
        vpxor ymm5, ymm5, ymm10                                   ;   653.7 fp0     25 x
        vpxor ymm6, ymm6, ymm11                                   ;   653.7 fp2     25 x
        vpxor ymm1, ymm1, ymm10                                   ;   652.7 fp3     25 x
        vpxor ymm2, ymm2, ymm11                                   ;   652.7 fp1     25 x
        vpxor ymm0, ymm0, ymm1                                    ;   653.7 fp0     25 x
        vpxor ymm9, ymm9, ymm2                                    ;   653.7 fp2     25 x
        vpor ymm10, ymm10, ymm4                                   ;   653.3 fp3     25 x
        vpor ymm11, ymm11, ymm3                                   ;   653.3 fp1     25 x
        vpxor ymm1, ymm1, ymm10                                   ;   654.3 fp0     25 x
        vpxor ymm2, ymm2, ymm11                                   ;   654.3 fp2     25 x
        vpxor ymm4, ymm4, ymm1                                    ;   655.3 fp3     25 x
        vpxor ymm3, ymm3, ymm2                                    ;   655.3 fp1     25 x
        vpslld ymm7, ymm0, 0xd                                    ;   654.7 fp2     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   654.7 fp1     46 x[0]
        vpxor ymm7, ymm7, ymm0                                    ;   655.7 fp0     46 x[0]
        vpslld ymm0, ymm9, 0xd                                    ;   654.7 fp2     46 x[0]
        vpsrld ymm8, ymm9, 0x13                                   ;   655.0 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm8                                    ;   656.0 fp3     46 x[0]
        vpslld ymm8, ymm4, 3                                      ;   656.3 fp2     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   656.3 fp1     47 x[2]
        vpxor ymm8, ymm8, ymm4                                    ;   657.3 fp0     47 x[2]
        vpslld ymm4, ymm3, 3                                      ;   656.5 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   657.0 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   658.0 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   655.3 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   656.7 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm8                                    ;   658.3 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm6                                    ;   656.8 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   657.8 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   659.0 fp2     48 x[1]
        vpslld ymm3, ymm7, 3                                      ;   658.0 fp1     49 x[3]
        vpslld ymm9, ymm0, 3                                      ;   658.5 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   659.0 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm8                                    ;   660.0 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm9                                    ;   659.5 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   660.5 fp1     49 x[3]
        vpslld ymm3, ymm1, 1                                      ;   659.5 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   660.0 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   661.0 fp0     50 x[1]
        vpslld ymm1, ymm2, 1                                      ;   660.5 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   661.0 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   662.0 fp3     50 x[1]
        vpslld ymm2, ymm5, 7                                      ;   661.5 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   662.0 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   663.0 fp0     51 x[3]
        vpslld ymm5, ymm6, 7                                      ;   662.5 fp2     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   663.0 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   664.0 fp3     51 x[3]
        vpxor ymm7, ymm7, ymm3                                    ;   662.0 fp0     52 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;   664.0 fp3     52 x[0]
        vpxor ymm0, ymm0, ymm1                                    ;   663.0 fp0     52 x[0]
        vpxor ymm0, ymm0, ymm5                                    ;   665.0 fp3     52 x[0]
        vpslld ymm6, ymm3, 7                                      ;   663.5 fp2     53 x[2]
        vpslld ymm9, ymm1, 7                                      ;   664.0 fp1     53 x[2]
        vpxor ymm8, ymm8, ymm6                                    ;   664.5 fp0     53 x[2]
        vpxor ymm8, ymm8, ymm2                                    ;   665.5 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm9                                    ;   665.0 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm5                                    ;   666.0 fp2     53 x[2]
        vpslld ymm6, ymm7, 5                                      ;   665.0 fp1     54 x[0]
        vpsrld ymm7, ymm7, 0x1b                                   ;   665.5 fp2     54 x[0]
        vpslld ymm9, ymm0, 5                                      ;   666.0 fp1     54 x[0]
        vpsrld ymm0, ymm0, 0x1b                                   ;   666.5 fp2     54 x[0]
        vpslld ymm10, ymm8, 0x16                                  ;   667.0 fp1     55 x[2]
        vpsrld ymm8, ymm8, 0xa                                    ;   667.5 fp2     55 x[2]
        vpslld ymm11, ymm4, 0x16                                  ;   668.0 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   668.5 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   666.5 fp3     80 x[0]
        vpxor ymm6, ymm6, [rbp + 2880]                            ;   667.5 fp0+agu0   80 x[0]
        vpxor ymm9, ymm9, ymm0                                    ;   667.5 fp3     80 x[0]
        vpxor ymm9, ymm9, [rbp + 2912]                            ;   668.5 fp0+agu1   80 x[0]
        vmovdqu ymm0, [rbp + 5792]                                ;   665.2 agu0    80 x[1] reload
        vpxor ymm3, ymm3, ymm0                                    ;   672.2 fp3     80 x[1]
        vpxor ymm1, ymm1, ymm0                                    ;   672.2 fp0     80 x[1]
        vpxor ymm10, ymm10, ymm8                                  ;   668.5 fp3     80 x[2]
        vmovdqu ymm0, [rbp + 5824]                                ;   665.7 agu1    80 x[2] reload
        vpxor ymm10, ymm10, ymm0                                  ;   672.7 fp0     80 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   669.5 fp3     80 x[2]
        vpxor ymm11, ymm11, ymm0                                  ;   672.7 fp1     80 x[2]
        vpxor ymm2, ymm2, [rbp + 2944]                            ;   669.3 fp0+agu0   80 x[3]
        vpxor ymm5, ymm5, [rbp + 2976]                            ;   669.5 fp2+agu1   80 x[3]
        vpand ymm0, ymm6, ymm3                                    ;   673.2 fp3     26 x
        vpand ymm4, ymm9, ymm1                                    ;   673.2 fp1     26 x
        vpxor ymm3, ymm2, ymm3                                    ;   673.2 fp0     26 x
        vpxor ymm1, ymm5, ymm1                                    ;   673.2 fp2     26 x
        vpor ymm2, ymm6, ymm2                                     ;   670.8 fp3     26 x
        vpor ymm5, ymm5, ymm9                                     ;   671.0 fp1     26 x
        vpxor ymm6, ymm6, ymm10                                   ;   673.7 fp0     26 x
        vpxor ymm9, ymm9, ymm11                                   ;   673.7 fp2     26 x
        vpor ymm6, ymm6, ymm0                                     ;   674.7 fp3     26 x
        vpor ymm9, ymm9, ymm4                                     ;   674.7 fp1     26 x
        vpxor ymm6, ymm3, ymm6                                    ;   675.7 fp0     26 x
        vpxor ymm7, ymm1, ymm9                                    ;   675.7 fp2     26 x
        vpor ymm3, ymm3, ymm0                                     ;   674.2 fp3     26 x
        vpor ymm1, ymm1, ymm4                                     ;   674.2 fp1     26 x
        vpand ymm8, ymm2, ymm10                                   ;   673.7 fp0     26 x
        vpand ymm9, ymm5, ymm11                                   ;   673.7 fp2     26 x
        vpxor ymm3, ymm3, ymm8                                    ;   675.2 fp3     26 x
        vpxor ymm1, ymm1, ymm9                                    ;   675.2 fp1     26 x
        vpxor ymm2, ymm2, ymm0                                    ;   674.3 fp0     26 x
        vpxor ymm5, ymm5, ymm4                                    ;   674.5 fp2     26 x
        vpor ymm0, ymm0, ymm8                                     ;   674.8 fp3     26 x
        vpor ymm4, ymm4, ymm9                                     ;   675.0 fp1     26 x
        vpor ymm8, ymm8, ymm2                                     ;   675.3 fp0     26 x
        vpor ymm9, ymm9, ymm5                                     ;   675.5 fp2     26 x
        vpxor ymm8, ymm8, ymm6                                    ;   676.7 fp3     26 x
        vpxor ymm9, ymm9, ymm7                                    ;   676.7 fp1     26 x
        vpand ymm6, ymm6, ymm3                                    ;   676.7 fp0     26 x
        vpand ymm7, ymm7, ymm1                                    ;   676.7 fp2     26 x
        vpor ymm2, ymm2, ymm3                                     ;   676.8 fp3     26 x
        vpor ymm5, ymm5, ymm1                                     ;   677.0 fp1     26 x
        vpxor ymm6, ymm6, ymm2                                    ;   677.8 fp0     26 x
        vpxor ymm7, ymm7, ymm5                                    ;   678.0 fp2     26 x
        vpxor ymm2, ymm2, ymm8                                    ;   677.8 fp3     26 x
        vpxor ymm5, ymm5, ymm9                                    ;   678.0 fp1     26 x
        vpslld ymm10, ymm6, 0xd                                   ;   678.8 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   679.0 fp1     46 x[0]
        vpxor ymm10, ymm10, ymm6                                  ;   680.0 fp0     46 x[0]
        vpslld ymm6, ymm7, 0xd                                    ;   679.5 fp2     46 x[0]
        vpsrld ymm7, ymm7, 0x13                                   ;   680.0 fp1     46 x[0]
        vpxor ymm6, ymm6, ymm7                                    ;   681.0 fp3     46 x[0]
        vpslld ymm7, ymm2, 3                                      ;   680.5 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   681.0 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   682.0 fp0     47 x[2]
        vpslld ymm2, ymm5, 3                                      ;   681.5 fp2     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   682.0 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   683.0 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm10                                   ;   681.0 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm7                                    ;   683.0 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm6                                    ;   682.0 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   684.0 fp3     48 x[1]
        vpslld ymm5, ymm10, 3                                     ;   682.5 fp2     49 x[3]
        vpslld ymm11, ymm6, 3                                     ;   683.0 fp1     49 x[3]
        vpxor ymm8, ymm8, ymm0                                    ;   682.3 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm5                                    ;   683.5 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm7                                    ;   684.5 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm4                                    ;   683.5 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm11                                   ;   684.5 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm2                                    ;   685.5 fp1     49 x[3]
        vpslld ymm0, ymm3, 1                                      ;   684.5 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   685.0 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   686.0 fp0     50 x[1]
        vpslld ymm3, ymm1, 1                                      ;   685.5 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   686.0 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   687.0 fp3     50 x[1]
        vpslld ymm1, ymm8, 7                                      ;   686.5 fp2     51 x[3]
        vpsrld ymm4, ymm8, 0x19                                   ;   687.0 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   688.0 fp0     51 x[3]
        vpslld ymm4, ymm9, 7                                      ;   687.5 fp2     51 x[3]
        vpsrld ymm5, ymm9, 0x19                                   ;   688.0 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   689.0 fp3     51 x[3]
        vpxor ymm10, ymm10, ymm0                                  ;   687.0 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   689.0 fp3     52 x[0]
        vpxor ymm6, ymm6, ymm3                                    ;   688.0 fp0     52 x[0]
        vpxor ymm6, ymm6, ymm4                                    ;   690.0 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   688.5 fp2     53 x[2]
        vpslld ymm8, ymm3, 7                                      ;   689.0 fp1     53 x[2]
        vpxor ymm7, ymm7, ymm5                                    ;   689.5 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   690.5 fp3     53 x[2]
        vpxor ymm2, ymm2, ymm8                                    ;   690.0 fp0     53 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   691.0 fp2     53 x[2]
        vpslld ymm5, ymm10, 5                                     ;   690.0 fp1     54 x[0]
        vpsrld ymm8, ymm10, 0x1b                                  ;   690.5 fp2     54 x[0]
        vpslld ymm9, ymm6, 5                                      ;   691.0 fp1     54 x[0]
        vpsrld ymm6, ymm6, 0x1b                                   ;   691.5 fp2     54 x[0]
        vpslld ymm10, ymm7, 0x16                                  ;   692.0 fp1     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   692.5 fp2     55 x[2]
        vpslld ymm11, ymm2, 0x16                                  ;   693.0 fp1     55 x[2]
        vpsrld ymm2, ymm2, 0xa                                    ;   693.5 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm8                                    ;   691.5 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 5856]                                ;   689.2 agu0    80 x[0] reload
        vpxor ymm5, ymm5, ymm8                                    ;   696.2 fp0     80 x[0]
        vpxor ymm9, ymm9, ymm6                                    ;   692.5 fp3     80 x[0]
        vpxor ymm9, ymm9, ymm8                                    ;   696.2 fp0     80 x[0]
        vmovdqu ymm6, [rbp + 5888]                                ;   690.0 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm6                                    ;   697.0 fp3     80 x[1]
        vpxor ymm3, ymm3, ymm6                                    ;   697.0 fp0     80 x[1]
        vpxor ymm10, ymm10, ymm7                                  ;   693.5 fp3     80 x[2]
        vpxor ymm10, ymm10, [rbp + 3008]                          ;   694.5 fp0+agu0   80 x[2]
        vpxor ymm11, ymm11, ymm2                                  ;   694.5 fp3     80 x[2]
        vpxor ymm11, ymm11, [rbp + 3040]                          ;   695.5 fp1+agu1   80 x[2]
        vmovdqu ymm2, [rbp + 5920]                                ;   691.7 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm2                                    ;   698.7 fp0     80 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   698.7 fp2     80 x[3]
        vpxor ymm2, ymm5, ymm0                                    ;   698.0 fp3     27 x
        vpxor ymm6, ymm9, ymm3                                    ;   698.0 fp1     27 x
        vpxor ymm5, ymm5, ymm1                                    ;   699.7 fp0     27 x
        vpxor ymm9, ymm9, ymm4                                    ;   699.7 fp2     27 x
        vpxor ymm1, ymm10, ymm1                                   ;   699.7 fp3     27 x
        vpxor ymm4, ymm11, ymm4                                   ;   699.7 fp1     27 x
        vpand ymm2, ymm2, ymm5                                    ;   700.7 fp0     27 x
        vpand ymm6, ymm6, ymm9                                    ;   700.7 fp2     27 x
        vpxor ymm2, ymm2, ymm1                                    ;   701.7 fp3     27 x
        vpxor ymm6, ymm6, ymm4                                    ;   701.7 fp1     27 x
        vpor ymm10, ymm10, ymm5                                   ;   700.7 fp0     27 x
        vpor ymm11, ymm11, ymm9                                   ;   700.7 fp2     27 x
        vpand ymm1, ymm1, ymm10                                   ;   701.7 fp3     27 x
        vpand ymm4, ymm4, ymm11                                   ;   701.7 fp1     27 x
        vpxor ymm7, ymm0, ymm10                                   ;   701.7 fp0     27 x
        vpxor ymm7, ymm7, ymm1                                    ;   702.7 fp2     27 x
        vpxor ymm8, ymm3, ymm11                                   ;   701.7 fp3     27 x
        vpxor ymm8, ymm8, ymm4                                    ;   702.7 fp1     27 x
        vpand ymm1, ymm1, ymm2                                    ;   702.7 fp0     27 x
        vpand ymm4, ymm4, ymm6                                    ;   702.7 fp2     27 x
        vpor ymm7, ymm7, ymm1                                     ;   703.7 fp3     27 x
        vpor ymm8, ymm8, ymm4                                     ;   703.7 fp1     27 x
        vpxor ymm1, ymm5, ymm1                                    ;   703.7 fp0     27 x
        vpxor ymm4, ymm9, ymm4                                    ;   703.7 fp2     27 x
        vpxor ymm10, ymm0, ymm1                                   ;   704.7 fp3     27 x
        vpxor ymm11, ymm3, ymm4                                   ;   704.7 fp1     27 x
        vpand ymm0, ymm0, ymm2                                    ;   702.7 fp0     27 x
        vpand ymm3, ymm3, ymm6                                    ;   702.7 fp2     27 x
        vpslld ymm12, ymm2, 0xd                                   ;   702.7 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   702.8 fp2     46 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;   703.8 fp3     46 x[0]
        vpslld ymm2, ymm6, 0xd                                    ;   703.2 fp1     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   703.8 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   704.8 fp0     46 x[0]
        vpslld ymm6, ymm10, 3                                     ;   705.7 fp1     47 x[2]
        vpsrld ymm10, ymm10, 0x1d                                 ;   705.7 fp2     47 x[2]
        vpxor ymm6, ymm6, ymm10                                   ;   706.7 fp3     47 x[2]
        vpslld ymm10, ymm11, 3                                    ;   705.7 fp1     47 x[2]
        vpsrld ymm11, ymm11, 0x1d                                 ;   705.8 fp2     47 x[2]
        vpxor ymm10, ymm10, ymm11                                 ;   706.8 fp0     47 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   704.7 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm12                                   ;   705.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm6                                    ;   707.7 fp3     48 x[1]
        vpxor ymm8, ymm8, ymm4                                    ;   705.8 fp0     48 x[1]
        vpxor ymm8, ymm8, ymm2                                    ;   706.8 fp1     48 x[1]
        vpxor ymm8, ymm8, ymm10                                   ;   707.8 fp3     48 x[1]
        vpslld ymm1, ymm12, 3                                     ;   706.8 fp2     49 x[3]
        vpslld ymm4, ymm2, 3                                      ;   707.2 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   706.8 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   707.8 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   708.8 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm3                                    ;   707.8 fp2     49 x[3]
        vpxor ymm9, ymm9, ymm4                                    ;   708.8 fp1     49 x[3]
        vpxor ymm9, ymm9, ymm10                                   ;   709.8 fp3     49 x[3]
        vpslld ymm0, ymm7, 1                                      ;   708.8 fp2     50 x[1]
        vpsrld ymm1, ymm7, 0x1f                                   ;   709.2 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   710.2 fp0     50 x[1]
        vpslld ymm1, ymm8, 1                                      ;   709.8 fp2     50 x[1]
        vpsrld ymm3, ymm8, 0x1f                                   ;   710.2 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   711.2 fp3     50 x[1]
        vpslld ymm3, ymm5, 7                                      ;   710.8 fp2     51 x[3]
        vpsrld ymm4, ymm5, 0x19                                   ;   711.2 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   712.2 fp0     51 x[3]
        vpslld ymm4, ymm9, 7                                      ;   711.8 fp2     51 x[3]
        vpsrld ymm5, ymm9, 0x19                                   ;   712.2 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   713.2 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm0                                  ;   711.2 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm3                                  ;   713.2 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm1                                    ;   712.2 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   714.2 fp3     52 x[0]
        vpslld ymm5, ymm0, 7                                      ;   712.8 fp2     53 x[2]
        vpslld ymm7, ymm1, 7                                      ;   713.2 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm5                                    ;   713.8 fp0     53 x[2]
        vpxor ymm6, ymm6, ymm3                                    ;   714.8 fp3     53 x[2]
        vpxor ymm10, ymm10, ymm7                                  ;   714.2 fp0     53 x[2]
        vpxor ymm10, ymm10, ymm4                                  ;   715.2 fp2     53 x[2]
        vpslld ymm5, ymm12, 5                                     ;   714.2 fp1     54 x[0]
        vpsrld ymm7, ymm12, 0x1b                                  ;   714.8 fp2     54 x[0]
        vpslld ymm8, ymm2, 5                                      ;   715.2 fp1     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   715.8 fp2     54 x[0]
        vpslld ymm9, ymm6, 0x16                                   ;   716.2 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   716.8 fp2     55 x[2]
        vpslld ymm11, ymm10, 0x16                                 ;   717.2 fp1     55 x[2]
        vpsrld ymm10, ymm10, 0xa                                  ;   717.8 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   715.8 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3072]                            ;   716.8 fp0+agu1   80 x[0]
        vpxor ymm8, ymm8, ymm2                                    ;   716.8 fp3     80 x[0]
        vpxor ymm8, ymm8, [rbp + 3104]                            ;   717.8 fp0+agu0   80 x[0]
        vmovdqu ymm2, [rbp + 5952]                                ;   714.3 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm2                                    ;   721.3 fp3     80 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   721.3 fp0     80 x[1]
        vmovdqu ymm2, [rbp + 6016]                                ;   714.8 agu0    80 x[3] reload
        vpxor ymm3, ymm3, ymm2                                    ;   721.8 fp3     80 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   721.8 fp0     80 x[3]
        vpor ymm2, ymm5, ymm0                                     ;   722.3 fp1     28 x
        vpor ymm7, ymm8, ymm1                                     ;   722.3 fp3     28 x
        vpxor ymm9, ymm9, ymm6                                    ;   718.8 fp0     28 x
        vpxor ymm9, ymm9, ymm5                                    ;   719.8 fp2     28 x
        vmovdqu ymm6, [rbp + 5984]                                ;   716.0 agu1    80 x[2] reload
        vpxor ymm9, ymm9, ymm6                                    ;   723.0 fp1     28 x
        vpxor ymm11, ymm11, ymm10                                 ;   719.3 fp3     28 x
        vpxor ymm11, ymm11, ymm8                                  ;   720.3 fp0     28 x
        vpxor ymm11, ymm11, ymm6                                  ;   723.0 fp2     28 x
        vpxor ymm2, ymm2, ymm9                                    ;   724.0 fp1     28 x
        vpxor ymm7, ymm7, ymm11                                   ;   724.0 fp3     28 x
        vpxor ymm0, ymm5, ymm0                                    ;   722.3 fp0     28 x
        vpxor ymm0, ymm0, ymm3                                    ;   723.3 fp2     28 x
        vpxor ymm1, ymm8, ymm1                                    ;   722.3 fp1     28 x
        vpxor ymm1, ymm1, ymm4                                    ;   723.3 fp3     28 x
        vpxor ymm6, ymm5, ymm2                                    ;   725.0 fp0     28 x
        vpxor ymm10, ymm8, ymm7                                   ;   725.0 fp2     28 x
        vpand ymm5, ymm5, ymm9                                    ;   724.0 fp1     28 x
        vpand ymm5, ymm5, ymm0                                    ;   725.0 fp3     28 x
        vpand ymm8, ymm8, ymm11                                   ;   724.0 fp0     28 x
        vpand ymm8, ymm8, ymm1                                    ;   725.0 fp2     28 x
        vpxor ymm5, ymm3, ymm5                                    ;   726.0 fp1     28 x
        vpxor ymm8, ymm4, ymm8                                    ;   726.0 fp3     28 x
        vpor ymm3, ymm3, ymm0                                     ;   724.3 fp0     28 x
        vpor ymm4, ymm4, ymm1                                     ;   724.3 fp2     28 x
        vpxor ymm3, ymm3, ymm2                                    ;   725.3 fp1     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   725.3 fp3     28 x
        vpand ymm2, ymm2, ymm5                                    ;   727.0 fp0     28 x
        vpand ymm7, ymm7, ymm8                                    ;   727.0 fp2     28 x
        vpand ymm9, ymm6, ymm3                                    ;   726.3 fp1     28 x
        vpand ymm11, ymm10, ymm4                                  ;   726.3 fp3     28 x
        vpxor ymm9, ymm0, ymm9                                    ;   727.3 fp0     28 x
        vpxor ymm11, ymm1, ymm11                                  ;   727.3 fp2     28 x
        vpslld ymm12, ymm3, 0xd                                   ;   726.3 fp1     46 x[0]
        vpsrld ymm3, ymm3, 0x13                                   ;   726.8 fp2     46 x[0]
        vpxor ymm12, ymm12, ymm3                                  ;   727.8 fp3     46 x[0]
        vpslld ymm3, ymm4, 0xd                                    ;   727.2 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   727.8 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm4                                    ;   728.8 fp0     46 x[0]
        vpslld ymm4, ymm9, 3                                      ;   728.3 fp1     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;   728.8 fp2     47 x[2]
        vpxor ymm4, ymm4, ymm9                                    ;   729.8 fp3     47 x[2]
        vpslld ymm9, ymm11, 3                                     ;   729.2 fp1     47 x[2]
        vpsrld ymm11, ymm11, 0x1d                                 ;   729.8 fp2     47 x[2]
        vpxor ymm9, ymm9, ymm11                                   ;   730.8 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   728.3 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm12                                   ;   729.3 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   730.8 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   729.8 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   730.8 fp1     48 x[1]
        vpxor ymm1, ymm1, ymm9                                    ;   731.8 fp3     48 x[1]
        vpslld ymm2, ymm12, 3                                     ;   730.8 fp2     49 x[3]
        vpslld ymm7, ymm3, 3                                      ;   731.2 fp1     49 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   730.8 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm2                                    ;   731.8 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm4                                    ;   732.8 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm10                                   ;   731.8 fp2     49 x[3]
        vpxor ymm8, ymm8, ymm7                                    ;   732.8 fp1     49 x[3]
        vpxor ymm8, ymm8, ymm9                                    ;   733.8 fp3     49 x[3]
        vpslld ymm2, ymm0, 1                                      ;   732.8 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   733.2 fp1     50 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   734.2 fp0     50 x[1]
        vpslld ymm0, ymm1, 1                                      ;   733.8 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   734.2 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   735.2 fp3     50 x[1]
        vpslld ymm1, ymm5, 7                                      ;   734.8 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   735.2 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   736.2 fp0     51 x[3]
        vpslld ymm5, ymm8, 7                                      ;   735.8 fp2     51 x[3]
        vpsrld ymm6, ymm8, 0x19                                   ;   736.2 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   737.2 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm2                                  ;   735.2 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm1                                  ;   737.2 fp3     52 x[0]
        vpxor ymm3, ymm3, ymm0                                    ;   736.2 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm5                                    ;   738.2 fp3     52 x[0]
        vpslld ymm6, ymm2, 7                                      ;   736.8 fp2     53 x[2]
        vpslld ymm7, ymm0, 7                                      ;   737.2 fp1     53 x[2]
        vpxor ymm4, ymm4, ymm6                                    ;   737.8 fp0     53 x[2]
        vpxor ymm4, ymm4, ymm1                                    ;   738.8 fp3     53 x[2]
        vpxor ymm9, ymm9, ymm7                                    ;   738.2 fp0     53 x[2]
        vpxor ymm9, ymm9, ymm5                                    ;   739.2 fp2     53 x[2]
        vpslld ymm6, ymm12, 5                                     ;   738.2 fp1     54 x[0]
        vpsrld ymm7, ymm12, 0x1b                                  ;   738.8 fp2     54 x[0]
        vpslld ymm8, ymm3, 5                                      ;   739.2 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   739.8 fp2     54 x[0]
        vpslld ymm10, ymm4, 0x16                                  ;   740.2 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   740.8 fp2     55 x[2]
        vpslld ymm11, ymm9, 0x16                                  ;   741.2 fp1     55 x[2]
        vpsrld ymm9, ymm9, 0xa                                    ;   741.8 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   739.8 fp3     80 x[0]
        vmovdqu ymm7, [rbp + 6048]                                ;   737.3 agu0    80 x[0] reload
        vpxor ymm6, ymm6, ymm7                                    ;   744.3 fp0     80 x[0]
        vpxor ymm8, ymm8, ymm3                                    ;   740.8 fp3     80 x[0]
        vpxor ymm8, ymm8, ymm7                                    ;   744.3 fp0     80 x[0]
        vpxor ymm2, ymm2, [rbp + 3136]                            ;   740.3 fp3+agu1   80 x[1]
        vpxor ymm0, ymm0, [rbp + 3168]                            ;   740.8 fp0+agu0   80 x[1]
        vpxor ymm10, ymm10, ymm4                                  ;   741.8 fp3     80 x[2]
        vmovdqu ymm3, [rbp + 6080]                                ;   739.2 agu1    80 x[2] reload
        vpxor ymm10, ymm10, ymm3                                  ;   746.2 fp0     80 x[2]
        vpxor ymm11, ymm11, ymm9                                  ;   742.8 fp1     80 x[2]
        vpxor ymm11, ymm11, ymm3                                  ;   746.2 fp3     80 x[2]
        vmovdqu ymm3, [rbp + 6112]                                ;   739.5 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm3                                    ;   746.5 fp0     80 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   746.5 fp2     80 x[3]
        vpand ymm3, ymm6, ymm1                                    ;   747.5 fp1     29 x
        vpand ymm4, ymm8, ymm5                                    ;   747.5 fp3     29 x
        vpxor ymm6, ymm6, ymm1                                    ;   747.5 fp0     29 x
        vpxor ymm8, ymm8, ymm5                                    ;   747.5 fp2     29 x
        vpxor ymm1, ymm1, ymm10                                   ;   747.5 fp1     29 x
        vpxor ymm5, ymm5, ymm11                                   ;   747.5 fp3     29 x
        vpxor ymm7, ymm2, ymm10                                   ;   747.2 fp0     29 x
        vpxor ymm9, ymm0, ymm11                                   ;   747.2 fp2     29 x
        vpxor ymm3, ymm3, ymm7                                    ;   748.5 fp1     29 x
        vpxor ymm4, ymm4, ymm9                                    ;   748.5 fp3     29 x
        vpand ymm2, ymm2, ymm6                                    ;   748.5 fp0     29 x
        vpand ymm0, ymm0, ymm8                                    ;   748.5 fp2     29 x
        vpxor ymm2, ymm7, ymm2                                    ;   749.5 fp1     29 x
        vpxor ymm0, ymm9, ymm0                                    ;   749.5 fp3     29 x
        vpor ymm7, ymm7, ymm6                                     ;   748.5 fp0     29 x
        vpor ymm9, ymm9, ymm8                                     ;   748.5 fp2     29 x
        vpxor ymm6, ymm6, ymm3                                    ;   749.5 fp1     29 x
        vpxor ymm8, ymm8, ymm4                                    ;   749.5 fp3     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   749.5 fp0     29 x
        vpxor ymm9, ymm9, ymm5                                    ;   749.5 fp2     29 x
        vpand ymm1, ymm1, ymm2                                    ;   750.5 fp1     29 x
        vpand ymm5, ymm5, ymm0                                    ;   750.5 fp3     29 x
        vpxor ymm2, ymm2, ymm3                                    ;   750.5 fp0     29 x
        vpxor ymm0, ymm0, ymm4                                    ;   750.5 fp2     29 x
        vpand ymm2, ymm2, ymm7                                    ;   751.5 fp1     29 x
        vpand ymm0, ymm0, ymm9                                    ;   751.5 fp3     29 x
        vpxor ymm1, ymm1, ymm6                                    ;   751.5 fp0     29 x
        vpxor ymm5, ymm5, ymm8                                    ;   751.5 fp2     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   752.5 fp1     29 x
        vpxor ymm9, ymm9, ymm5                                    ;   752.5 fp3     29 x
        vpslld ymm10, ymm1, 0xd                                   ;   752.5 fp2     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   752.5 fp1     46 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   753.5 fp0     46 x[0]
        vpslld ymm1, ymm5, 0xd                                    ;   752.5 fp2     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   752.5 fp1     46 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   753.5 fp3     46 x[0]
        vpslld ymm5, ymm7, 3                                      ;   753.5 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   753.5 fp1     47 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;   754.5 fp0     47 x[2]
        vpslld ymm7, ymm9, 3                                      ;   753.8 fp2     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;   754.2 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   755.2 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm10                                   ;   754.5 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm5                                    ;   755.5 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   754.5 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm7                                    ;   756.2 fp3     48 x[1]
        vpslld ymm9, ymm10, 3                                     ;   754.8 fp2     49 x[3]
        vpslld ymm11, ymm1, 3                                     ;   755.2 fp1     49 x[3]
        vpxor ymm2, ymm2, ymm6                                    ;   754.8 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm9                                    ;   755.8 fp3     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   756.8 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm8                                    ;   755.8 fp2     49 x[3]
        vpxor ymm0, ymm0, ymm11                                   ;   756.8 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm7                                    ;   757.8 fp3     49 x[3]
        vpslld ymm6, ymm3, 1                                      ;   756.8 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   757.2 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm3                                    ;   758.2 fp0     50 x[1]
        vpslld ymm3, ymm4, 1                                      ;   757.8 fp2     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   758.2 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   759.2 fp3     50 x[1]
        vpslld ymm4, ymm2, 7                                      ;   758.8 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   759.2 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;   760.2 fp0     51 x[3]
        vpslld ymm2, ymm0, 7                                      ;   759.8 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   760.2 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm0                                    ;   761.2 fp3     51 x[3]
        vpxor ymm10, ymm10, ymm6                                  ;   759.2 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm4                                  ;   761.2 fp3     52 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   760.2 fp0     52 x[0]
        vpxor ymm1, ymm1, ymm2                                    ;   762.2 fp3     52 x[0]
        vpslld ymm0, ymm6, 7                                      ;   760.8 fp2     53 x[2]
        vpslld ymm8, ymm3, 7                                      ;   761.2 fp1     53 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   761.8 fp0     53 x[2]
        vpxor ymm5, ymm5, ymm4                                    ;   762.8 fp3     53 x[2]
        vpxor ymm7, ymm7, ymm8                                    ;   762.2 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   763.2 fp2     53 x[2]
        vpslld ymm0, ymm10, 5                                     ;   762.2 fp1     54 x[0]
        vpsrld ymm8, ymm10, 0x1b                                  ;   762.8 fp2     54 x[0]
        vpslld ymm9, ymm1, 5                                      ;   763.2 fp1     54 x[0]
        vpsrld ymm1, ymm1, 0x1b                                   ;   763.8 fp2     54 x[0]
        vpslld ymm10, ymm5, 0x16                                  ;   764.2 fp1     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   764.8 fp2     55 x[2]
        vpslld ymm11, ymm7, 0x16                                  ;   765.2 fp1     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   765.8 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;   763.8 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 3200]                            ;   764.8 fp0+agu1   80 x[0]
        vpxor ymm9, ymm9, ymm1                                    ;   764.8 fp3     80 x[0]
        vpxor ymm9, ymm9, [rbp + 3232]                            ;   765.8 fp0+agu0   80 x[0]
        vpxor ymm6, ymm6, [rbp + 3264]                            ;   764.3 fp3+agu1   80 x[1]
        vpxor ymm3, ymm3, [rbp + 3296]                            ;   764.8 fp0+agu0   80 x[1]
        vpxor ymm10, ymm10, ymm5                                  ;   765.8 fp3     80 x[2]
        vpxor ymm10, ymm10, [rbp + 3328]                          ;   766.8 fp0+agu1   80 x[2]
        vpxor ymm11, ymm11, ymm7                                  ;   766.8 fp1     80 x[2]
        vpxor ymm11, ymm11, [rbp + 3360]                          ;   767.8 fp3+agu0   80 x[2]
        vmovdqu ymm1, [rbp + 6144]                                ;   764.3 agu1    80 x[3] reload
        vpxor ymm4, ymm4, ymm1                                    ;   771.3 fp0     80 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   771.3 fp2     80 x[3]
        vpor ymm1, ymm6, ymm10                                    ;   767.8 fp1     30 x
        vpor ymm5, ymm3, ymm11                                    ;   768.8 fp3     30 x
        vpxor ymm1, ymm1, ymm4                                    ;   772.3 fp0     30 x
        vpxor ymm5, ymm5, ymm2                                    ;   772.3 fp2     30 x
        vpand ymm4, ymm10, ymm4                                   ;   772.3 fp1     30 x
        vpand ymm2, ymm11, ymm2                                   ;   772.3 fp3     30 x
        vpxor ymm7, ymm6, ymm0                                    ;   768.8 fp0     30 x
        vpxor ymm8, ymm3, ymm9                                    ;   768.8 fp2     30 x
        vpand ymm0, ymm0, ymm1                                    ;   773.3 fp1     30 x
        vpxor ymm6, ymm6, ymm10                                   ;   769.3 fp3     30 x
        vpand ymm9, ymm9, ymm5                                    ;   773.3 fp0     30 x
        vpxor ymm3, ymm3, ymm11                                   ;   769.8 fp2     30 x
        vpxor ymm6, ymm6, ymm0                                    ;   774.3 fp1     30 x
        vpxor ymm3, ymm3, ymm9                                    ;   774.3 fp3     30 x
        vpxor ymm4, ymm7, ymm4                                    ;   773.3 fp0     30 x
        vpxor ymm2, ymm8, ymm2                                    ;   773.3 fp2     30 x
        vpand ymm10, ymm0, ymm6                                   ;   775.3 fp1     30 x
        vpand ymm11, ymm9, ymm3                                   ;   775.3 fp3     30 x
        vpxor ymm10, ymm1, ymm10                                  ;   776.3 fp0     30 x
        vpxor ymm11, ymm5, ymm11                                  ;   776.3 fp2     30 x
        vpand ymm12, ymm4, ymm6                                   ;   775.3 fp1     30 x
        vpand ymm13, ymm2, ymm3                                   ;   775.3 fp3     30 x
        vpxor ymm14, ymm12, ymm10                                 ;   777.3 fp0     84 dst
        vmovdqu ymm15, [rbp + 6176]                               ;   772.5 agu0    84 dst reload
        vpxor ymm14, ymm14, ymm15                                 ;   779.5 fp2     84 dst
        vpxor ymm7, ymm7, ymm0                                    ;   774.3 fp1     84 dst
        vpxor ymm0, ymm13, ymm11                                  ;   777.3 fp3     84 dst
        vpxor ymm0, ymm0, ymm15                                   ;   779.5 fp0     84 dst
        vpxor ymm7, ymm7, ymm10                                   ;   777.3 fp2     84 dst
        vpxor ymm7, ymm7, [rbp + 3392]                            ;   778.3 fp1+agu1   84 dst
        vpxor ymm8, ymm8, ymm9                                    ;   774.3 fp3     84 dst
        vpxor ymm8, ymm8, ymm11                                   ;   777.3 fp0     84 dst
        vpxor ymm8, ymm8, [rbp + 3424]                            ;   778.3 fp2+agu0   84 dst
        vpxor ymm1, ymm1, ymm4                                    ;   775.2 fp1     84 dst
        vpxor ymm1, ymm1, ymm12                                   ;   776.3 fp3     84 dst
        vpxor ymm1, ymm1, [rbp + 3456]                            ;   777.3 fp0+agu1   84 dst
        vpxor ymm5, ymm5, ymm2                                    ;   775.8 fp2     84 dst
        vpxor ymm5, ymm5, ymm13                                   ;   776.8 fp1     84 dst
        vpxor ymm5, ymm5, [rbp + 3488]                            ;   777.8 fp3+agu0   84 dst
        vpxor ymm6, ymm6, [rbp + 3520]                            ;   776.8 fp0+agu1   84 dst
        vpxor ymm3, ymm3, [rbp + 3552]                            ;   776.8 fp2+agu0   84 dst
        vpunpckldq ymm2, ymm14, ymm7                              ;   780.5 fp1     84 dst
        vpunpckhdq ymm4, ymm14, ymm7                              ;   780.5 fp2     84 dst
        vpunpckldq ymm7, ymm1, ymm6                               ;   778.3 fp1     84 dst
        vpunpckhdq ymm1, ymm1, ymm6                               ;   778.8 fp2     84 dst
        vpunpcklqdq ymm6, ymm2, ymm7                              ;   781.5 fp1     84 dst
        vpunpckhqdq ymm2, ymm2, ymm7                              ;   781.5 fp2     84 dst
        vpunpcklqdq ymm7, ymm4, ymm1                              ;   781.5 fp1     84 dst
        vpunpckhqdq ymm1, ymm4, ymm1                              ;   781.5 fp2     84 dst
        vperm2i128 ymm4, ymm6, ymm6, 0x11                         ;   782.5 fp1     84 dst
        vperm2i128 ymm9, ymm2, ymm2, 0x11                         ;   782.5 fp1     84 dst
        vperm2i128 ymm10, ymm7, ymm7, 0x11                        ;   783.2 fp1     84 dst
        vperm2i128 ymm11, ymm1, ymm1, 0x11                        ;   784.2 fp1     84 dst
        vmovdqu [r9], xmm6                                        ;   782.5 agu2+fp5   84 dst
        vmovdqu [r9 + 16], xmm2                                   ;   782.5 agu1+fp5   84 dst
        vmovdqu [r9 + 32], xmm7                                   ;   782.5 agu0+fp5   84 dst
        vmovdqu [r9 + 48], xmm1                                   ;   782.5 agu2+fp5   84 dst
        vmovdqu [r9 + 64], xmm4                                   ;   785.5 agu1+fp5   84 dst
        vmovdqu [r9 + 80], xmm9                                   ;   785.5 agu0+fp5   84 dst
        vmovdqu [r9 + 96], xmm10                                  ;   786.2 agu2+fp5   84 dst
        vmovdqu [r9 + 112], xmm11                                 ;   787.2 agu1+fp5   84 dst
        vpunpckldq ymm1, ymm0, ymm8                               ;   781.8 fp2     84 dst
        vpunpckhdq ymm0, ymm0, ymm8                               ;   782.8 fp2     84 dst
        vpunpckldq ymm2, ymm5, ymm3                               ;   783.8 fp2     84 dst
        vpunpckhdq ymm3, ymm5, ymm3                               ;   784.8 fp2     84 dst
        vpunpcklqdq ymm4, ymm1, ymm2                              ;   785.2 fp1     84 dst
        vpunpckhqdq ymm1, ymm1, ymm2                              ;   785.8 fp2     84 dst
        vpunpcklqdq ymm2, ymm0, ymm3                              ;   786.2 fp1     84 dst
        vpunpckhqdq ymm0, ymm0, ymm3                              ;   786.8 fp2     84 dst
        vperm2i128 ymm3, ymm4, ymm4, 0x11                         ;   787.2 fp1     84 dst
        vperm2i128 ymm5, ymm1, ymm1, 0x11                         ;   788.2 fp1     84 dst
        vperm2i128 ymm6, ymm2, ymm2, 0x11                         ;   789.2 fp1     84 dst
        vperm2i128 ymm7, ymm0, ymm0, 0x11                         ;   790.2 fp1     84 dst
        vmovdqu [r9 + 128], xmm4                                  ;   786.3 agu0+fp5   84 dst
        vmovdqu [r9 + 144], xmm1                                  ;   787.3 agu2+fp5   84 dst
        vmovdqu [r9 + 160], xmm2                                  ;   788.3 agu1+fp5   84 dst
        vmovdqu [r9 + 176], xmm0                                  ;   789.3 agu0+fp5   84 dst
        vmovdqu [r9 + 192], xmm3                                  ;   790.3 agu2+fp5   84 dst
        vmovdqu [r9 + 208], xmm5                                  ;   791.3 agu1+fp5   84 dst
        vmovdqu [r9 + 224], xmm6                                  ;   792.3 agu0+fp5   84 dst
        vmovdqu [r9 + 240], xmm7                                  ;   793.3 agu2+fp5   84 dst
        add r9, 0x100                                             ;   786.2 alu0    76 blocks
        add r8, 0x100                                             ;   786.3 alu1    76 blocks
        cmp r8, qword [rbp + 6232]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 6224], r8                                ;                    resident
        mov qword [rbp + 6240], r9                                ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 6216]                               ;                    blocks left over
        test rax, rax                                             ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 6224]                               ;                    blocks left over
        lea rdi, [rbp - 128]                                      ;                    blocks left over
        mov qword [rbp + 6248], rsi                               ;                    blocks left over
        mov qword [rbp + 6224], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        mov rsi, qword [rbp + 6240]                               ;                    blocks left over
        lea rdi, [rbp + 128]                                      ;                    blocks left over
        mov rcx, rsi                                              ;                    blocks left over
        sub rcx, qword [rbp + 6248]                               ;                    blocks left over
        neg rcx                                                   ;                    blocks left over
        sbb rcx, rcx                                              ;                    blocks left over
        lea rdx, [rbp - 128]                                      ;                    blocks left over
        sub rdi, rdx                                              ;                    blocks left over
        and rdi, rcx                                              ;                    blocks left over
        add rdi, rdx                                              ;                    blocks left over
        mov qword [rbp + 6256], rdi                               ;                    blocks left over
        mov qword [rbp + 6264], rsi                               ;                    blocks left over
        mov qword [rbp + 6240], rdi                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
        lea rsi, [rbp + 128]                                      ;                    blocks left over
        mov qword [rbp + 6232], rsi                               ;                    blocks left over
        neg rax                                                   ;                    blocks left over
        mov qword [rbp + 6216], rax                               ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                                   ;                    blocks left over
        mov rsi, qword [rbp + 6256]                               ;                    blocks left over
        mov rdi, qword [rbp + 6264]                               ;                    blocks left over
        imul rcx, rax, 0x10                                       ;                    blocks left over
        rep movsb                                                 ;                    blocks left over
.blocks_1_done:
        mov rdx, qword [rbp + 6272]                               ;                    frame
        lea rdi, [rsp]                                            ;                    cleared
        xor eax, eax                                              ;                    cleared
        mov ecx, 0x320                                            ;                    cleared
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

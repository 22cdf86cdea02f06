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
;   blocks: 3189 uops, planned 792.8; bounds: width 531.5, ports 768.0, path 469.0
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
        vperm2i128 ymm0, ymm0, ymm4, 0x20                         ;     9.0 fp1     78 x[0]
        vmovdqu xmm4, [r8 + 80]                                   ;     2.2 agu1    78 x[0]
        vperm2i128 ymm1, ymm1, ymm4, 0x20                         ;     9.2 fp1     78 x[0]
        vmovdqu xmm4, [r8 + 96]                                   ;     3.0 agu0    78 x[0]
        vperm2i128 ymm2, ymm2, ymm4, 0x20                         ;    10.0 fp1     78 x[0]
        vmovdqu xmm4, [r8 + 112]                                  ;     3.2 agu1    78 x[0]
        vperm2i128 ymm3, ymm3, ymm4, 0x20                         ;    10.2 fp1     78 x[0]
        vpunpckldq ymm4, ymm0, ymm1                               ;    12.2 fp2     78 x[0]
        vpunpckhdq ymm0, ymm0, ymm1                               ;    12.2 fp2     78 x[0]
        vpunpckldq ymm1, ymm2, ymm3                               ;    13.2 fp2     78 x[0]
        vpunpckhdq ymm2, ymm2, ymm3                               ;    13.2 fp1     78 x[0]
        vpunpcklqdq ymm3, ymm4, ymm1                              ;    14.2 fp2     78 x[0]
        vpunpckhqdq ymm1, ymm4, ymm1                              ;    14.2 fp1     78 x[0]
        vpunpcklqdq ymm4, ymm0, ymm2                              ;    14.2 fp2     78 x[0]
        vpunpckhqdq ymm0, ymm0, ymm2                              ;    14.2 fp1     78 x[0]
        vmovdqu xmm2, [r8 + 128]                                  ;     4.0 agu0    78 x[0]
        vmovdqu xmm5, [r8 + 144]                                  ;     4.2 agu1    78 x[0]
        vmovdqu xmm6, [r8 + 160]                                  ;     5.0 agu0    78 x[0]
        vmovdqu xmm7, [r8 + 176]                                  ;     5.2 agu1    78 x[0]
        vmovdqu xmm8, [r8 + 192]                                  ;     6.0 agu0    78 x[0]
        vperm2i128 ymm2, ymm2, ymm8, 0x20                         ;    13.0 fp1     78 x[0]
        vmovdqu xmm8, [r8 + 208]                                  ;     6.2 agu1    78 x[0]
        vperm2i128 ymm5, ymm5, ymm8, 0x20                         ;    13.2 fp1     78 x[0]
        vmovdqu xmm8, [r8 + 224]                                  ;     7.0 agu0    78 x[0]
        vperm2i128 ymm6, ymm6, ymm8, 0x20                         ;    14.0 fp1     78 x[0]
        vmovdqu xmm8, [r8 + 240]                                  ;     7.2 agu1    78 x[0]
        vperm2i128 ymm7, ymm7, ymm8, 0x20                         ;    14.2 fp1     78 x[0]
        vpunpckldq ymm8, ymm2, ymm5                               ;    16.2 fp2     78 x[0]
        vpunpckhdq ymm2, ymm2, ymm5                               ;    16.2 fp2     78 x[0]
        vpunpckldq ymm5, ymm6, ymm7                               ;    17.2 fp2     78 x[0]
        vpunpckhdq ymm6, ymm6, ymm7                               ;    17.2 fp1     78 x[0]
        vpunpcklqdq ymm7, ymm8, ymm5                              ;    18.2 fp2     78 x[0]
        vpunpckhqdq ymm5, ymm8, ymm5                              ;    18.2 fp1     78 x[0]
        vpunpcklqdq ymm8, ymm2, ymm6                              ;    18.2 fp2     78 x[0]
        vpunpckhqdq ymm2, ymm2, ymm6                              ;    18.2 fp1     78 x[0]
        vmovdqu ymm6, [rbp + 3584]                                ;    13.3 agu0    80 x[0] reload
        vpxor ymm3, ymm3, ymm6                                    ;    20.3 fp0     80 x[0]
        vmovdqu ymm9, [rbp + 3616]                                ;    13.7 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm9                                    ;    20.7 fp3     80 x[1]
        vpxor ymm7, ymm7, ymm6                                    ;    20.3 fp2     80 x[0]
        vmovdqu ymm6, [rbp + 3648]                                ;    14.3 agu0    80 x[2] reload
        vpxor ymm4, ymm4, ymm6                                    ;    21.3 fp0     80 x[2]
        vpxor ymm5, ymm5, ymm9                                    ;    20.7 fp1     80 x[1]
        vpxor ymm8, ymm8, ymm6                                    ;    21.3 fp3     80 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;    21.3 fp2     23 x
        vmovdqu ymm6, [rbp + 3680]                                ;    15.0 agu1    80 x[3] reload
        vpxor ymm0, ymm0, ymm6                                    ;    22.3 fp0     23 x
        vpxor ymm2, ymm2, ymm6                                    ;    22.0 fp1     23 x
        vpxor ymm2, ymm2, ymm7                                    ;    23.0 fp3     23 x
        vpxor ymm6, ymm1, ymm4                                    ;    22.3 fp2     23 x
        vpand ymm1, ymm1, ymm0                                    ;    23.3 fp0     23 x
        vpxor ymm9, ymm5, ymm8                                    ;    22.3 fp1     23 x
        vpand ymm5, ymm5, ymm2                                    ;    24.0 fp3     23 x
        vpxor ymm1, ymm1, ymm3                                    ;    24.3 fp2     23 x
        vpor ymm3, ymm3, ymm0                                     ;    23.3 fp0     23 x
        vpxor ymm5, ymm5, ymm7                                    ;    25.0 fp1     23 x
        vpor ymm7, ymm7, ymm2                                     ;    24.0 fp3     23 x
        vpxor ymm3, ymm3, ymm6                                    ;    24.3 fp2     23 x
        vpxor ymm0, ymm0, ymm4                                    ;    23.3 fp0     23 x
        vpxor ymm7, ymm7, ymm9                                    ;    25.0 fp1     23 x
        vpxor ymm2, ymm2, ymm8                                    ;    24.0 fp3     23 x
        vpand ymm4, ymm4, ymm1                                    ;    25.3 fp2     23 x
        vpand ymm8, ymm8, ymm5                                    ;    26.0 fp0     23 x
        vpand ymm10, ymm6, ymm1                                   ;    25.3 fp1     23 x
        vpxor ymm1, ymm1, ymm0                                    ;    25.3 fp3     23 x
        vpxor ymm6, ymm6, ymm4                                    ;    26.3 fp2     23 x
        vpxor ymm6, ymm6, ymm1                                    ;    27.3 fp0     23 x
        vpand ymm4, ymm9, ymm5                                    ;    26.0 fp1     23 x
        vpxor ymm5, ymm5, ymm2                                    ;    26.0 fp3     23 x
        vpxor ymm9, ymm9, ymm8                                    ;    27.0 fp2     23 x
        vpxor ymm9, ymm9, ymm5                                    ;    28.0 fp0     23 x
        vpand ymm0, ymm0, ymm3                                    ;    25.3 fp1     23 x
        vpand ymm2, ymm2, ymm7                                    ;    26.0 fp3     23 x
        vpslld ymm8, ymm6, 3                                      ;    28.3 fp2     47 x[2]
        vpor ymm0, ymm0, ymm10                                    ;    26.3 fp0     23 x
        vpslld ymm10, ymm0, 0xd                                   ;    27.3 fp1     46 x[0]
        vpsrld ymm11, ymm0, 0x13                                  ;    27.3 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x1d                                   ;    28.3 fp1     47 x[2]
        vpor ymm2, ymm2, ymm4                                     ;    27.0 fp3     23 x
        vpslld ymm4, ymm2, 0xd                                    ;    28.0 fp2     46 x[0]
        vpsrld ymm12, ymm2, 0x13                                  ;    28.0 fp1     46 x[0]
        vpslld ymm13, ymm9, 3                                     ;    29.0 fp2     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;    29.0 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm11                                 ;    28.3 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm12                                   ;    29.0 fp3     46 x[0]
        vpslld ymm11, ymm10, 3                                    ;    29.3 fp2     49 x[3]
        vpslld ymm12, ymm4, 3                                     ;    30.0 fp1     49 x[3]
        vpxor ymm8, ymm8, ymm6                                    ;    29.3 fp0     47 x[2]
        vpxor ymm1, ymm1, ymm0                                    ;    27.5 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;    29.3 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm8                                    ;    30.3 fp3     48 x[1]
        vpslld ymm0, ymm1, 1                                      ;    31.3 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;    31.3 fp1     50 x[1]
        vpxor ymm13, ymm13, ymm9                                  ;    30.0 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;    29.5 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm4                                    ;    30.5 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;    31.5 fp3     48 x[1]
        vpslld ymm2, ymm5, 1                                      ;    32.5 fp2     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;    32.5 fp1     50 x[1]
        vpxor ymm3, ymm3, ymm11                                   ;    31.3 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm8                                    ;    32.3 fp3     49 x[3]
        vpslld ymm6, ymm3, 7                                      ;    33.3 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;    33.3 fp1     51 x[3]
        vpxor ymm7, ymm7, ymm12                                   ;    32.3 fp0     49 x[3]
        vpxor ymm7, ymm7, ymm13                                   ;    33.3 fp3     49 x[3]
        vpslld ymm9, ymm7, 7                                      ;    34.3 fp2     51 x[3]
        vpsrld ymm7, ymm7, 0x19                                   ;    34.3 fp1     51 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;    33.3 fp0     50 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;    33.5 fp3     50 x[1]
        vpslld ymm1, ymm0, 7                                      ;    34.3 fp2     53 x[2]
        vpslld ymm5, ymm2, 7                                      ;    34.5 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm3                                    ;    34.3 fp0     51 x[3]
        vpxor ymm10, ymm10, ymm0                                  ;    34.5 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm6                                  ;    35.5 fp2     52 x[0]
        vpslld ymm3, ymm10, 5                                     ;    36.5 fp1     54 x[0]
        vpsrld ymm10, ymm10, 0x1b                                 ;    36.5 fp2     54 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;    35.3 fp0     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;    35.5 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm9                                    ;    36.5 fp1     52 x[0]
        vpslld ymm7, ymm4, 5                                      ;    37.5 fp2     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;    37.5 fp1     54 x[0]
        vpxor ymm8, ymm8, ymm1                                    ;    36.3 fp0     53 x[2]
        vpxor ymm8, ymm8, ymm6                                    ;    37.3 fp3     53 x[2]
        vpslld ymm1, ymm8, 0x16                                   ;    38.3 fp2     55 x[2]
        vpsrld ymm8, ymm8, 0xa                                    ;    38.3 fp1     55 x[2]
        vpxor ymm13, ymm13, ymm5                                  ;    37.3 fp0     53 x[2]
        vpxor ymm13, ymm13, ymm9                                  ;    38.3 fp3     53 x[2]
        vpslld ymm5, ymm13, 0x16                                  ;    39.3 fp2     55 x[2]
        vpsrld ymm11, ymm13, 0xa                                  ;    39.3 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm10                                   ;    38.3 fp0     80 x[0]
        vpxor ymm3, ymm3, [rbp + 384]                             ;    39.3 fp3+agu0   80 x[0]
        vpxor ymm7, ymm7, ymm4                                    ;    39.3 fp0     80 x[0]
        vpxor ymm7, ymm7, [rbp + 416]                             ;    40.3 fp3+agu1   80 x[0]
        vmovdqu ymm4, [rbp + 3712]                                ;    36.5 agu0    80 x[1] reload
        vpxor ymm0, ymm0, ymm4                                    ;    43.5 fp2     80 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;    43.5 fp1     80 x[1]
        vpxor ymm1, ymm1, ymm8                                    ;    40.3 fp0     80 x[2]
        vpxor ymm1, ymm1, [rbp + 448]                             ;    41.3 fp3+agu1   80 x[2]
        vpxor ymm5, ymm5, ymm11                                   ;    40.7 fp2     80 x[2]
        vpxor ymm5, ymm5, [rbp + 480]                             ;    41.7 fp1+agu0   80 x[2]
        vpxor ymm6, ymm6, [rbp + 512]                             ;    41.3 fp0+agu1   80 x[3]
        vpxor ymm9, ymm9, [rbp + 544]                             ;    41.5 fp3+agu0   80 x[3]
        vpand ymm4, ymm3, ymm0                                    ;    44.5 fp2     24 x
        vpxor ymm3, ymm3, ymm6                                    ;    42.3 fp1     24 x
        vpor ymm3, ymm3, ymm0                                     ;    44.5 fp0     24 x
        vpand ymm8, ymm7, ymm2                                    ;    44.5 fp3     24 x
        vpxor ymm7, ymm7, ymm9                                    ;    42.7 fp2     24 x
        vpor ymm7, ymm7, ymm2                                     ;    44.5 fp1     24 x
        vpxor ymm0, ymm0, ymm6                                    ;    44.5 fp0     24 x
        vpxor ymm0, ymm0, ymm1                                    ;    45.5 fp3     24 x
        vpor ymm1, ymm1, ymm4                                     ;    45.5 fp2     24 x
        vpxor ymm2, ymm2, ymm9                                    ;    44.5 fp1     24 x
        vpxor ymm2, ymm2, ymm5                                    ;    45.5 fp0     24 x
        vpor ymm5, ymm5, ymm8                                     ;    45.5 fp3     24 x
        vmovdqu ymm10, [rel serpent_encrypt.T0_constants256 + 96] ;    41.7 agu1    24 x reload
        vpxor ymm3, ymm3, ymm10                                   ;    48.7 fp2     24 x
        vpxor ymm7, ymm7, ymm10                                   ;    48.7 fp1     24 x
        vpxor ymm4, ymm4, ymm0                                    ;    46.5 fp0     24 x
        vpxor ymm8, ymm8, ymm2                                    ;    46.5 fp3     24 x
        vpand ymm0, ymm0, ymm1                                    ;    46.5 fp2     24 x
        vpand ymm2, ymm2, ymm5                                    ;    46.5 fp1     24 x
        vpor ymm0, ymm0, ymm3                                     ;    49.7 fp0     24 x
        vpor ymm2, ymm2, ymm7                                     ;    49.7 fp3     24 x
        vpxor ymm1, ymm1, ymm4                                    ;    47.5 fp2     24 x
        vpxor ymm5, ymm5, ymm8                                    ;    47.5 fp1     24 x
        vpxor ymm6, ymm6, ymm4                                    ;    47.5 fp0     24 x
        vpor ymm1, ymm1, ymm0                                     ;    50.7 fp3     24 x
        vpxor ymm9, ymm9, ymm8                                    ;    47.7 fp2     24 x
        vpor ymm5, ymm5, ymm2                                     ;    50.7 fp1     24 x
        vpxor ymm3, ymm3, ymm6                                    ;    49.7 fp0     24 x
        vpxor ymm7, ymm7, ymm9                                    ;    49.7 fp3     24 x
        vpand ymm6, ymm6, ymm0                                    ;    50.7 fp2     24 x
        vpand ymm9, ymm9, ymm2                                    ;    50.7 fp1     24 x
        vpslld ymm11, ymm4, 3                                     ;    49.7 fp2     47 x[2]
        vpxor ymm6, ymm6, ymm3                                    ;    51.7 fp0     24 x
        vpsrld ymm4, ymm4, 0x1d                                   ;    50.3 fp1     47 x[2]
        vpslld ymm12, ymm6, 0xd                                   ;    52.7 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;    52.7 fp1     46 x[0]
        vpxor ymm9, ymm9, ymm7                                    ;    51.7 fp3     24 x
        vpslld ymm13, ymm9, 0xd                                   ;    52.7 fp2     46 x[0]
        vpsrld ymm9, ymm9, 0x13                                   ;    52.7 fp1     46 x[0]
        vpslld ymm14, ymm8, 3                                     ;    52.7 fp2     47 x[2]
        vpsrld ymm8, ymm8, 0x1d                                   ;    53.3 fp1     47 x[2]
        vpxor ymm12, ymm12, ymm6                                  ;    53.7 fp0     46 x[0]
        vpxor ymm13, ymm13, ymm9                                  ;    53.7 fp3     46 x[0]
        vpslld ymm6, ymm12, 3                                     ;    54.7 fp2     49 x[3]
        vpslld ymm9, ymm13, 3                                     ;    54.7 fp1     49 x[3]
        vpxor ymm11, ymm11, ymm4                                  ;    51.3 fp0     47 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;    51.7 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm12                                   ;    54.7 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm11                                   ;    55.7 fp3     48 x[1]
        vpslld ymm1, ymm3, 1                                      ;    56.7 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;    56.7 fp1     50 x[1]
        vpxor ymm14, ymm14, ymm8                                  ;    54.3 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm7                                    ;    53.5 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;    54.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm14                                   ;    55.7 fp3     48 x[1]
        vpslld ymm4, ymm5, 1                                      ;    56.7 fp2     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;    56.7 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm6                                    ;    55.7 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm11                                   ;    56.7 fp3     49 x[3]
        vpslld ymm6, ymm0, 7                                      ;    57.7 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;    57.7 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm9                                    ;    56.3 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm14                                   ;    57.3 fp3     49 x[3]
        vpslld ymm7, ymm2, 7                                      ;    58.3 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;    58.3 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;    57.7 fp0     50 x[1]
        vpxor ymm4, ymm4, ymm5                                    ;    57.7 fp3     50 x[1]
        vpslld ymm3, ymm1, 7                                      ;    58.7 fp2     53 x[2]
        vpslld ymm5, ymm4, 7                                      ;    59.3 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm0                                    ;    58.7 fp0     51 x[3]
        vpxor ymm12, ymm12, ymm1                                  ;    58.7 fp3     52 x[0]
        vpxor ymm12, ymm12, ymm6                                  ;    59.7 fp0     52 x[0]
        vpslld ymm0, ymm12, 5                                     ;    60.7 fp2     54 x[0]
        vpsrld ymm8, ymm12, 0x1b                                  ;    60.7 fp1     54 x[0]
        vpxor ymm7, ymm7, ymm2                                    ;    59.5 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm4                                  ;    60.3 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm7                                  ;    61.3 fp3     52 x[0]
        vpslld ymm2, ymm13, 5                                     ;    62.3 fp2     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;    62.3 fp1     54 x[0]
        vpxor ymm11, ymm11, ymm3                                  ;    61.3 fp0     53 x[2]
        vpxor ymm11, ymm11, ymm6                                  ;    62.3 fp3     53 x[2]
        vpslld ymm3, ymm11, 0x16                                  ;    63.3 fp2     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;    63.3 fp1     55 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;    62.3 fp0     53 x[2]
        vpxor ymm14, ymm14, ymm7                                  ;    63.3 fp3     53 x[2]
        vpslld ymm5, ymm14, 0x16                                  ;    64.3 fp2     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;    64.3 fp1     55 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;    63.3 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 3744]                                ;    59.7 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm8                                    ;    66.7 fp3     80 x[0]
        vmovdqu ymm13, [rbp + 3776]                               ;    60.3 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm13                                   ;    67.3 fp2     80 x[1]
        vpxor ymm2, ymm2, ymm9                                    ;    64.3 fp0     80 x[0]
        vpxor ymm2, ymm2, ymm8                                    ;    66.7 fp1     80 x[0]
        vpxor ymm4, ymm4, ymm13                                   ;    67.3 fp3     80 x[1]
        vpxor ymm3, ymm3, ymm11                                   ;    64.7 fp2     80 x[2]
        vmovdqu ymm8, [rbp + 3808]                                ;    62.3 agu0    80 x[2] reload
        vpxor ymm3, ymm3, ymm8                                    ;    69.3 fp0     80 x[2]
        vpxor ymm5, ymm5, ymm12                                   ;    65.3 fp1     80 x[2]
        vpxor ymm5, ymm5, ymm8                                    ;    69.3 fp3     80 x[2]
        vmovdqu ymm8, [rbp + 3840]                                ;    63.0 agu1    80 x[3] reload
        vpxor ymm6, ymm6, ymm8                                    ;    70.0 fp2     80 x[3]
        vpxor ymm7, ymm7, ymm8                                    ;    70.0 fp0     80 x[3]
        vpand ymm8, ymm3, ymm0                                    ;    70.3 fp1     25 x
        vpxor ymm3, ymm3, ymm0                                    ;    70.3 fp3     25 x
        vpxor ymm3, ymm3, ymm1                                    ;    71.3 fp2     25 x
        vpxor ymm8, ymm8, ymm6                                    ;    71.3 fp0     25 x
        vpand ymm9, ymm5, ymm2                                    ;    70.3 fp1     25 x
        vpxor ymm5, ymm5, ymm2                                    ;    70.3 fp3     25 x
        vpxor ymm5, ymm5, ymm4                                    ;    71.3 fp2     25 x
        vpxor ymm9, ymm9, ymm7                                    ;    71.3 fp0     25 x
        vpor ymm6, ymm6, ymm0                                     ;    71.0 fp1     25 x
        vpor ymm7, ymm7, ymm2                                     ;    71.0 fp3     25 x
        vpxor ymm6, ymm6, ymm1                                    ;    72.0 fp2     25 x
        vpand ymm1, ymm1, ymm8                                    ;    72.3 fp0     25 x
        vpxor ymm7, ymm7, ymm4                                    ;    72.0 fp1     25 x
        vpand ymm4, ymm4, ymm9                                    ;    72.3 fp3     25 x
        vpxor ymm1, ymm1, ymm3                                    ;    73.3 fp2     25 x
        vpxor ymm4, ymm4, ymm5                                    ;    73.3 fp0     25 x
        vpxor ymm8, ymm8, ymm3                                    ;    72.3 fp1     25 x
        vpxor ymm0, ymm0, ymm8                                    ;    73.3 fp3     25 x
        vpxor ymm9, ymm9, ymm5                                    ;    72.3 fp2     25 x
        vpslld ymm11, ymm0, 0xd                                   ;    74.3 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;    74.3 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm9                                    ;    73.3 fp0     25 x
        vpor ymm3, ymm3, ymm6                                     ;    73.0 fp3     25 x
        vpslld ymm12, ymm2, 0xd                                   ;    74.3 fp1     46 x[0]
        vpor ymm5, ymm5, ymm7                                     ;    73.0 fp0     25 x
        vpsrld ymm2, ymm2, 0x13                                   ;    74.3 fp2     46 x[0]
        vpxor ymm8, ymm8, ymm3                                    ;    74.0 fp3     25 x
        vpxor ymm9, ymm9, ymm5                                    ;    74.0 fp0     25 x
        vpxor ymm6, ymm6, ymm8                                    ;    75.0 fp1     25 x
        vpslld ymm3, ymm6, 3                                      ;    76.0 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;    76.0 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;    75.0 fp3     25 x
        vpslld ymm6, ymm7, 3                                      ;    76.0 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;    76.0 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm0                                  ;    75.3 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;    75.3 fp3     46 x[0]
        vpslld ymm0, ymm11, 3                                     ;    76.3 fp2     49 x[3]
        vpslld ymm2, ymm12, 3                                     ;    76.3 fp1     49 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;    77.0 fp0     47 x[2]
        vpxor ymm8, ymm8, ymm1                                    ;    75.5 fp3     48 x[1]
        vpxor ymm8, ymm8, ymm11                                   ;    76.5 fp0     48 x[1]
        vpxor ymm8, ymm8, ymm3                                    ;    78.0 fp3     48 x[1]
        vpslld ymm5, ymm8, 1                                      ;    79.0 fp2     50 x[1]
        vpsrld ymm8, ymm8, 0x1f                                   ;    79.0 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;    77.3 fp0     47 x[2]
        vpxor ymm9, ymm9, ymm4                                    ;    77.5 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm12                                   ;    78.5 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm6                                    ;    79.5 fp0     48 x[1]
        vpslld ymm7, ymm9, 1                                      ;    80.5 fp1     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;    80.5 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm0                                    ;    78.5 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm3                                    ;    79.5 fp0     49 x[3]
        vpslld ymm0, ymm1, 7                                      ;    80.5 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;    80.5 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm2                                    ;    79.5 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;    80.5 fp0     49 x[3]
        vpslld ymm2, ymm4, 7                                      ;    81.5 fp1     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;    81.5 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm8                                    ;    80.5 fp3     50 x[1]
        vpxor ymm7, ymm7, ymm9                                    ;    81.5 fp0     50 x[1]
        vpslld ymm8, ymm5, 7                                      ;    81.5 fp1     53 x[2]
        vpslld ymm9, ymm7, 7                                      ;    82.5 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm1                                    ;    81.5 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm5                                  ;    82.3 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm0                                  ;    83.3 fp1     52 x[0]
        vpslld ymm1, ymm11, 5                                     ;    84.3 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;    84.3 fp1     54 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;    82.5 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm7                                  ;    83.3 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;    84.3 fp3     52 x[0]
        vpslld ymm4, ymm12, 5                                     ;    85.3 fp2     54 x[0]
        vpsrld ymm12, ymm12, 0x1b                                 ;    85.3 fp1     54 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;    84.3 fp0     53 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;    85.3 fp3     53 x[2]
        vpslld ymm8, ymm3, 0x16                                   ;    86.3 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;    86.3 fp1     55 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;    85.3 fp0     53 x[2]
        vpxor ymm6, ymm6, ymm2                                    ;    86.3 fp3     53 x[2]
        vpslld ymm9, ymm6, 0x16                                   ;    87.3 fp2     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;    87.3 fp1     55 x[2]
        vpxor ymm1, ymm1, ymm11                                   ;    86.3 fp0     80 x[0]
        vpxor ymm1, ymm1, [rbp + 576]                             ;    87.3 fp3+agu0   80 x[0]
        vpxor ymm4, ymm4, ymm12                                   ;    87.0 fp2     80 x[0]
        vpxor ymm4, ymm4, [rbp + 640]                             ;    88.0 fp0+agu1   80 x[0]
        vmovdqu ymm11, [rbp + 3872]                               ;    84.5 agu0    80 x[1] reload
        vpxor ymm5, ymm5, ymm11                                   ;    91.5 fp1     80 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;    91.5 fp3     80 x[1]
        vpxor ymm8, ymm8, ymm3                                    ;    88.0 fp2     80 x[2]
        vmovdqu ymm3, [rbp + 3904]                                ;    85.3 agu1    80 x[2] reload
        vpxor ymm8, ymm8, ymm3                                    ;    92.3 fp0     80 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;    88.3 fp1     80 x[2]
        vpxor ymm9, ymm9, ymm3                                    ;    92.3 fp3     80 x[2]
        vpxor ymm0, ymm0, [rbp + 672]                             ;    89.0 fp2+agu0   80 x[3]
        vpxor ymm2, ymm2, [rbp + 704]                             ;    89.3 fp0+agu1   80 x[3]
        vpand ymm3, ymm1, ymm5                                    ;    92.5 fp1     26 x
        vpxor ymm5, ymm5, ymm0                                    ;    92.5 fp3     26 x
        vpor ymm0, ymm0, ymm1                                     ;    90.0 fp2     26 x
        vpxor ymm1, ymm1, ymm8                                    ;    93.3 fp0     26 x
        vpand ymm6, ymm4, ymm7                                    ;    92.5 fp1     26 x
        vpxor ymm7, ymm7, ymm2                                    ;    92.5 fp3     26 x
        vpor ymm2, ymm2, ymm4                                     ;    91.0 fp2     26 x
        vpxor ymm4, ymm4, ymm9                                    ;    93.3 fp0     26 x
        vpor ymm1, ymm1, ymm3                                     ;    94.3 fp1     26 x
        vpor ymm4, ymm4, ymm6                                     ;    94.3 fp3     26 x
        vpxor ymm1, ymm1, ymm5                                    ;    95.3 fp2     26 x
        vpor ymm5, ymm5, ymm3                                     ;    93.5 fp0     26 x
        vpxor ymm4, ymm4, ymm7                                    ;    95.3 fp1     26 x
        vpor ymm7, ymm7, ymm6                                     ;    93.5 fp3     26 x
        vpand ymm8, ymm8, ymm0                                    ;    93.3 fp2     26 x
        vpand ymm9, ymm9, ymm2                                    ;    93.3 fp0     26 x
        vpxor ymm5, ymm5, ymm8                                    ;    94.5 fp1     26 x
        vpxor ymm0, ymm0, ymm3                                    ;    93.5 fp3     26 x
        vpxor ymm7, ymm7, ymm9                                    ;    94.5 fp2     26 x
        vpxor ymm2, ymm2, ymm6                                    ;    94.3 fp0     26 x
        vpor ymm3, ymm3, ymm8                                     ;    94.3 fp1     26 x
        vpor ymm6, ymm6, ymm9                                     ;    94.5 fp3     26 x
        vpor ymm8, ymm8, ymm0                                     ;    95.0 fp2     26 x
        vpor ymm9, ymm9, ymm2                                     ;    95.3 fp0     26 x
        vpxor ymm8, ymm8, ymm1                                    ;    96.3 fp1     26 x
        vpxor ymm9, ymm9, ymm4                                    ;    96.3 fp3     26 x
        vpand ymm1, ymm1, ymm5                                    ;    96.3 fp2     26 x
        vpor ymm0, ymm0, ymm5                                     ;    96.3 fp0     26 x
        vpand ymm4, ymm4, ymm7                                    ;    96.3 fp1     26 x
        vpor ymm2, ymm2, ymm7                                     ;    96.5 fp3     26 x
        vpxor ymm1, ymm1, ymm0                                    ;    97.3 fp2     26 x
        vpslld ymm11, ymm1, 0xd                                   ;    98.3 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;    98.3 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;    97.5 fp0     26 x
        vpslld ymm12, ymm4, 0xd                                   ;    98.5 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;    99.0 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm8                                    ;    97.5 fp3     26 x
        vpslld ymm13, ymm0, 3                                     ;    99.3 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   100.0 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm9                                    ;    98.3 fp0     26 x
        vpslld ymm14, ymm2, 3                                     ;   100.3 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   101.0 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;    99.3 fp3     46 x[0]
        vpxor ymm12, ymm12, ymm4                                  ;   100.0 fp0     46 x[0]
        vpslld ymm1, ymm11, 3                                     ;   101.3 fp1     49 x[3]
        vpslld ymm4, ymm12, 3                                     ;   102.0 fp2     49 x[3]
        vpxor ymm13, ymm13, ymm0                                  ;   101.0 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm11                                   ;   100.3 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;   102.0 fp3     48 x[1]
        vpslld ymm0, ymm5, 1                                      ;   103.0 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   103.0 fp2     50 x[1]
        vpxor ymm14, ymm14, ymm2                                  ;   102.0 fp0     47 x[2]
        vpxor ymm7, ymm7, ymm12                                   ;   101.5 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm14                                   ;   103.0 fp0     48 x[1]
        vpslld ymm2, ymm7, 1                                      ;   104.0 fp1     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   104.0 fp2     50 x[1]
        vpxor ymm8, ymm8, ymm3                                    ;   102.5 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm1                                    ;   103.5 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm13                                   ;   104.5 fp3     49 x[3]
        vpslld ymm1, ymm8, 7                                      ;   105.5 fp1     51 x[3]
        vpsrld ymm3, ymm8, 0x19                                   ;   105.5 fp2     51 x[3]
        vpxor ymm9, ymm9, ymm6                                    ;   104.3 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm4                                    ;   105.3 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm14                                   ;   106.3 fp0     49 x[3]
        vpslld ymm4, ymm9, 7                                      ;   107.3 fp1     51 x[3]
        vpsrld ymm6, ymm9, 0x19                                   ;   107.3 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   105.5 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm7                                    ;   106.3 fp0     50 x[1]
        vpslld ymm5, ymm0, 7                                      ;   106.5 fp1     53 x[2]
        vpslld ymm7, ymm2, 7                                      ;   107.3 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   106.5 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   107.3 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   108.3 fp1     52 x[0]
        vpslld ymm3, ymm11, 5                                     ;   109.3 fp2     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   109.3 fp1     54 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;   107.5 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm6                                    ;   108.3 fp0     51 x[3]
        vpxor ymm12, ymm12, ymm4                                  ;   109.3 fp3     52 x[0]
        vpslld ymm6, ymm12, 5                                     ;   110.3 fp2     54 x[0]
        vpsrld ymm9, ymm12, 0x1b                                  ;   110.3 fp1     54 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   109.3 fp0     53 x[2]
        vpxor ymm13, ymm13, ymm1                                  ;   110.3 fp3     53 x[2]
        vpslld ymm5, ymm13, 0x16                                  ;   111.3 fp2     55 x[2]
        vpsrld ymm11, ymm13, 0xa                                  ;   111.3 fp1     55 x[2]
        vpxor ymm14, ymm14, ymm7                                  ;   110.3 fp0     53 x[2]
        vpxor ymm14, ymm14, ymm4                                  ;   111.3 fp3     53 x[2]
        vpslld ymm7, ymm14, 0x16                                  ;   112.3 fp2     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   112.3 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm8                                    ;   111.3 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 3936]                                ;   108.3 agu0    80 x[0] reload
        vpxor ymm3, ymm3, ymm8                                    ;   115.3 fp3     80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   112.0 fp2     80 x[0]
        vpxor ymm6, ymm6, ymm8                                    ;   115.3 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 3968]                                ;   109.5 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm8                                    ;   116.5 fp1     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   116.5 fp3     80 x[1]
        vpxor ymm5, ymm5, ymm11                                   ;   113.0 fp2     80 x[2]
        vpxor ymm5, ymm5, [rbp + 608]                             ;   114.0 fp0+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm12                                   ;   113.3 fp1     80 x[2]
        vpxor ymm7, ymm7, [rbp + 736]                             ;   114.3 fp3+agu1   80 x[2]
        vmovdqu ymm8, [rbp + 4000]                                ;   111.3 agu0    80 x[3] reload
        vpxor ymm1, ymm1, ymm8                                    ;   118.3 fp2     80 x[3]
        vpxor ymm4, ymm4, ymm8                                    ;   118.3 fp0     80 x[3]
        vpxor ymm8, ymm3, ymm0                                    ;   117.5 fp1     27 x
        vpxor ymm3, ymm3, ymm1                                    ;   119.3 fp3     27 x
        vpxor ymm9, ymm6, ymm2                                    ;   117.5 fp2     27 x
        vpxor ymm6, ymm6, ymm4                                    ;   119.3 fp0     27 x
        vpxor ymm1, ymm1, ymm5                                    ;   119.3 fp1     27 x
        vpxor ymm4, ymm4, ymm7                                    ;   119.3 fp3     27 x
        vpand ymm8, ymm8, ymm3                                    ;   120.3 fp2     27 x
        vpand ymm9, ymm9, ymm6                                    ;   120.3 fp0     27 x
        vpor ymm5, ymm5, ymm3                                     ;   120.3 fp1     27 x
        vpor ymm7, ymm7, ymm6                                     ;   120.3 fp3     27 x
        vpxor ymm8, ymm8, ymm1                                    ;   121.3 fp2     27 x
        vpxor ymm9, ymm9, ymm4                                    ;   121.3 fp0     27 x
        vpand ymm1, ymm1, ymm5                                    ;   121.3 fp1     27 x
        vpand ymm4, ymm4, ymm7                                    ;   121.3 fp3     27 x
        vpxor ymm5, ymm5, ymm0                                    ;   121.3 fp2     27 x
        vpxor ymm5, ymm5, ymm1                                    ;   122.3 fp0     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   121.3 fp1     27 x
        vpxor ymm7, ymm7, ymm4                                    ;   122.3 fp3     27 x
        vpand ymm1, ymm1, ymm8                                    ;   122.3 fp2     27 x
        vpand ymm4, ymm4, ymm9                                    ;   122.3 fp0     27 x
        vpslld ymm11, ymm8, 0xd                                   ;   122.3 fp1     46 x[0]
        vpor ymm5, ymm5, ymm1                                     ;   123.3 fp3     27 x
        vpsrld ymm12, ymm8, 0x13                                  ;   122.3 fp2     46 x[0]
        vpor ymm7, ymm7, ymm4                                     ;   123.3 fp0     27 x
        vpxor ymm1, ymm1, ymm3                                    ;   123.3 fp1     27 x
        vpslld ymm13, ymm9, 0xd                                   ;   122.3 fp2     46 x[0]
        vpxor ymm4, ymm4, ymm6                                    ;   123.3 fp3     27 x
        vpsrld ymm14, ymm9, 0x13                                  ;   122.3 fp1     46 x[0]
        vpand ymm8, ymm8, ymm0                                    ;   122.3 fp0     27 x
        vpxor ymm0, ymm0, ymm1                                    ;   124.3 fp2     27 x
        vpand ymm9, ymm9, ymm2                                    ;   122.3 fp3     27 x
        vpxor ymm2, ymm2, ymm4                                    ;   124.3 fp0     27 x
        vpslld ymm15, ymm0, 3                                     ;   125.3 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   125.3 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   123.3 fp3     46 x[0]
        vpslld ymm12, ymm2, 3                                     ;   125.3 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   125.3 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm14                                 ;   123.7 fp0     46 x[0]
        vpslld ymm14, ymm11, 3                                    ;   124.7 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm0                                  ;   126.3 fp3     47 x[2]
        vpslld ymm0, ymm13, 3                                     ;   125.3 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   124.7 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm11                                   ;   125.7 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm15                                   ;   127.3 fp0     48 x[1]
        vpslld ymm1, ymm5, 1                                      ;   128.3 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   128.3 fp2     50 x[1]
        vpxor ymm12, ymm12, ymm2                                  ;   126.3 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm4                                    ;   126.7 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   127.7 fp1     48 x[1]
        vpxor ymm7, ymm7, ymm12                                   ;   128.7 fp2     48 x[1]
        vpslld ymm2, ymm7, 1                                      ;   129.7 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   129.7 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm8                                    ;   127.3 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm14                                   ;   128.3 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm15                                   ;   129.3 fp3     49 x[3]
        vpslld ymm7, ymm3, 7                                      ;   130.3 fp1     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   130.3 fp2     51 x[3]
        vpxor ymm6, ymm6, ymm9                                    ;   128.7 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm0                                    ;   129.7 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm12                                   ;   130.7 fp0     49 x[3]
        vpslld ymm0, ymm6, 7                                      ;   131.7 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   131.7 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   130.3 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   130.7 fp0     50 x[1]
        vpslld ymm4, ymm1, 7                                      ;   131.3 fp1     53 x[2]
        vpslld ymm5, ymm2, 7                                      ;   131.7 fp2     53 x[2]
        vpxor ymm7, ymm7, ymm3                                    ;   131.3 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm1                                  ;   131.7 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm7                                  ;   132.7 fp1     52 x[0]
        vpslld ymm3, ymm11, 5                                     ;   133.7 fp2     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   133.7 fp1     54 x[0]
        vpxor ymm0, ymm0, ymm6                                    ;   132.7 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm2                                  ;   132.7 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm0                                  ;   133.7 fp2     52 x[0]
        vpslld ymm6, ymm13, 5                                     ;   134.7 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   134.7 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm4                                  ;   133.3 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm7                                  ;   134.3 fp0     53 x[2]
        vpslld ymm4, ymm15, 0x16                                  ;   135.3 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   135.3 fp2     55 x[2]
        vpxor ymm12, ymm12, ymm5                                  ;   134.3 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm0                                  ;   135.3 fp0     53 x[2]
        vpslld ymm5, ymm12, 0x16                                  ;   136.3 fp1     55 x[2]
        vpsrld ymm12, ymm12, 0xa                                  ;   136.3 fp2     55 x[2]
        vpxor ymm3, ymm3, ymm8                                    ;   135.3 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 768]                             ;   136.3 fp0+agu1   80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   136.3 fp3     80 x[0]
        vpxor ymm6, ymm6, [rbp + 800]                             ;   137.3 fp0+agu0   80 x[0]
        vmovdqu ymm8, [rbp + 4032]                                ;   133.8 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm8                                    ;   140.8 fp1     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   140.8 fp2     80 x[1]
        vmovdqu ymm8, [rbp + 4096]                                ;   134.3 agu0    80 x[3] reload
        vpxor ymm7, ymm7, ymm8                                    ;   141.3 fp3     80 x[3]
        vpxor ymm0, ymm0, ymm8                                    ;   141.3 fp0     80 x[3]
        vpxor ymm4, ymm4, ymm11                                   ;   137.7 fp1     28 x
        vpxor ymm4, ymm4, ymm3                                    ;   138.7 fp2     28 x
        vmovdqu ymm8, [rbp + 4064]                                ;   135.0 agu1    80 x[2] reload
        vpxor ymm4, ymm4, ymm8                                    ;   142.0 fp3     28 x
        vpxor ymm5, ymm5, ymm12                                   ;   138.7 fp0     28 x
        vpxor ymm5, ymm5, ymm8                                    ;   142.0 fp1     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   143.0 fp2     28 x
        vpor ymm8, ymm1, ymm3                                     ;   141.8 fp3     28 x
        vpxor ymm8, ymm8, ymm4                                    ;   143.0 fp0     28 x
        vpor ymm9, ymm2, ymm6                                     ;   141.8 fp1     28 x
        vpxor ymm9, ymm9, ymm5                                    ;   144.0 fp2     28 x
        vpxor ymm1, ymm1, ymm3                                    ;   141.8 fp3     28 x
        vpxor ymm1, ymm1, ymm7                                    ;   142.8 fp0     28 x
        vpxor ymm2, ymm2, ymm6                                    ;   141.8 fp1     28 x
        vpxor ymm2, ymm2, ymm0                                    ;   142.8 fp2     28 x
        vpand ymm4, ymm4, ymm3                                    ;   143.0 fp3     28 x
        vpand ymm4, ymm4, ymm1                                    ;   144.0 fp0     28 x
        vpxor ymm3, ymm3, ymm8                                    ;   144.0 fp1     28 x
        vpand ymm5, ymm5, ymm6                                    ;   144.0 fp2     28 x
        vpand ymm5, ymm5, ymm2                                    ;   145.0 fp3     28 x
        vpxor ymm6, ymm6, ymm9                                    ;   145.0 fp0     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   145.0 fp1     28 x
        vpor ymm7, ymm7, ymm1                                     ;   143.8 fp2     28 x
        vpxor ymm5, ymm5, ymm0                                    ;   146.0 fp3     28 x
        vpor ymm0, ymm0, ymm2                                     ;   143.8 fp0     28 x
        vpxor ymm7, ymm7, ymm8                                    ;   144.8 fp1     28 x
        vpslld ymm11, ymm7, 0xd                                   ;   145.8 fp2     46 x[0]
        vpsrld ymm12, ymm7, 0x13                                  ;   145.8 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm9                                    ;   145.0 fp3     28 x
        vpand ymm8, ymm8, ymm4                                    ;   146.0 fp0     28 x
        vpslld ymm13, ymm0, 0xd                                   ;   146.0 fp2     46 x[0]
        vpand ymm9, ymm9, ymm5                                    ;   147.0 fp3     28 x
        vpsrld ymm14, ymm0, 0x13                                  ;   146.0 fp1     46 x[0]
        vpand ymm7, ymm7, ymm3                                    ;   145.8 fp0     28 x
        vpand ymm0, ymm0, ymm6                                    ;   146.3 fp2     28 x
        vpxor ymm7, ymm7, ymm1                                    ;   146.8 fp3     28 x
        vpslld ymm15, ymm7, 3                                     ;   147.8 fp1     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   147.8 fp2     47 x[2]
        vpxor ymm0, ymm0, ymm2                                    ;   147.3 fp0     28 x
        vpxor ymm11, ymm11, ymm12                                 ;   147.3 fp3     46 x[0]
        vpslld ymm12, ymm0, 3                                     ;   148.3 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   148.3 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm14                                 ;   147.7 fp0     46 x[0]
        vpslld ymm14, ymm11, 3                                    ;   148.7 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm7                                  ;   148.8 fp3     47 x[2]
        vpslld ymm7, ymm13, 3                                     ;   149.3 fp2     49 x[3]
        vpxor ymm1, ymm1, ymm8                                    ;   148.7 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm11                                   ;   149.7 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm15                                   ;   150.7 fp0     48 x[1]
        vpslld ymm8, ymm1, 1                                      ;   151.7 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   151.7 fp2     50 x[1]
        vpxor ymm12, ymm12, ymm0                                  ;   150.3 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm9                                    ;   150.7 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm13                                   ;   151.7 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   152.7 fp2     48 x[1]
        vpslld ymm0, ymm2, 1                                      ;   153.7 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   153.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   151.3 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm14                                   ;   152.3 fp0     49 x[3]
        vpxor ymm4, ymm4, ymm15                                   ;   153.3 fp3     49 x[3]
        vpslld ymm3, ymm4, 7                                      ;   154.3 fp1     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   154.3 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   152.7 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm7                                    ;   153.7 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm12                                   ;   154.7 fp0     49 x[3]
        vpslld ymm6, ymm5, 7                                      ;   155.7 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   155.7 fp2     51 x[3]
        vpxor ymm8, ymm8, ymm1                                    ;   154.3 fp3     50 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   154.7 fp0     50 x[1]
        vpslld ymm1, ymm8, 7                                      ;   155.3 fp1     53 x[2]
        vpslld ymm2, ymm0, 7                                      ;   155.7 fp2     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   155.3 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm8                                  ;   155.7 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm3                                  ;   156.7 fp1     52 x[0]
        vpslld ymm4, ymm11, 5                                     ;   157.7 fp2     54 x[0]
        vpsrld ymm7, ymm11, 0x1b                                  ;   157.7 fp1     54 x[0]
        vpxor ymm6, ymm6, ymm5                                    ;   156.7 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm0                                  ;   156.7 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm6                                  ;   157.7 fp2     52 x[0]
        vpslld ymm5, ymm13, 5                                     ;   158.7 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   158.7 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm1                                  ;   157.3 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm3                                  ;   158.3 fp0     53 x[2]
        vpslld ymm1, ymm15, 0x16                                  ;   159.3 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   159.3 fp2     55 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   158.3 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm6                                  ;   159.3 fp0     53 x[2]
        vpslld ymm2, ymm12, 0x16                                  ;   160.3 fp1     55 x[2]
        vpsrld ymm12, ymm12, 0xa                                  ;   160.3 fp2     55 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   159.3 fp3     80 x[0]
        vmovdqu ymm7, [rbp + 4128]                                ;   156.8 agu0    80 x[0] reload
        vpxor ymm4, ymm4, ymm7                                    ;   163.8 fp0     80 x[0]
        vpxor ymm5, ymm5, ymm9                                    ;   160.3 fp3     80 x[0]
        vpxor ymm5, ymm5, ymm7                                    ;   163.8 fp0     80 x[0]
        vpxor ymm8, ymm8, [rbp + 832]                             ;   160.7 fp1+agu1   80 x[1]
        vpxor ymm0, ymm0, [rbp + 864]                             ;   161.3 fp2+agu0   80 x[1]
        vpxor ymm1, ymm1, ymm11                                   ;   161.3 fp3     80 x[2]
        vmovdqu ymm7, [rbp + 4160]                                ;   158.7 agu1    80 x[2] reload
        vpxor ymm1, ymm1, ymm7                                    ;   165.7 fp0     80 x[2]
        vpxor ymm2, ymm2, ymm12                                   ;   161.7 fp1     80 x[2]
        vpxor ymm2, ymm2, ymm7                                    ;   165.7 fp2     80 x[2]
        vmovdqu ymm7, [rbp + 4192]                                ;   159.0 agu0    80 x[3] reload
        vpxor ymm3, ymm3, ymm7                                    ;   166.0 fp3     80 x[3]
        vpxor ymm6, ymm6, ymm7                                    ;   166.0 fp0     80 x[3]
        vpand ymm7, ymm4, ymm3                                    ;   167.0 fp1     29 x
        vpxor ymm4, ymm4, ymm3                                    ;   167.0 fp2     29 x
        vpxor ymm3, ymm3, ymm1                                    ;   167.0 fp3     29 x
        vpand ymm9, ymm5, ymm6                                    ;   167.0 fp0     29 x
        vpxor ymm5, ymm5, ymm6                                    ;   167.0 fp1     29 x
        vpxor ymm6, ymm6, ymm2                                    ;   167.0 fp2     29 x
        vpxor ymm1, ymm1, ymm8                                    ;   166.7 fp3     29 x
        vpand ymm8, ymm8, ymm4                                    ;   168.0 fp0     29 x
        vpxor ymm2, ymm2, ymm0                                    ;   166.7 fp1     29 x
        vpand ymm0, ymm0, ymm5                                    ;   168.0 fp2     29 x
        vpxor ymm7, ymm7, ymm1                                    ;   168.0 fp3     29 x
        vpxor ymm9, ymm9, ymm2                                    ;   168.0 fp0     29 x
        vpxor ymm8, ymm8, ymm1                                    ;   169.0 fp1     29 x
        vpxor ymm0, ymm0, ymm2                                    ;   169.0 fp2     29 x
        vpor ymm1, ymm1, ymm4                                     ;   168.0 fp3     29 x
        vpor ymm2, ymm2, ymm5                                     ;   168.0 fp0     29 x
        vpxor ymm4, ymm4, ymm7                                    ;   169.0 fp1     29 x
        vpxor ymm5, ymm5, ymm9                                    ;   169.0 fp2     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   169.0 fp3     29 x
        vpxor ymm2, ymm2, ymm6                                    ;   169.0 fp0     29 x
        vpand ymm3, ymm3, ymm8                                    ;   170.0 fp1     29 x
        vpand ymm6, ymm6, ymm0                                    ;   170.0 fp2     29 x
        vpxor ymm8, ymm8, ymm7                                    ;   170.0 fp3     29 x
        vpxor ymm0, ymm0, ymm9                                    ;   170.0 fp0     29 x
        vpand ymm8, ymm8, ymm1                                    ;   171.0 fp1     29 x
        vpand ymm0, ymm0, ymm2                                    ;   171.0 fp2     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   171.0 fp3     29 x
        vpslld ymm11, ymm3, 0xd                                   ;   172.0 fp1     46 x[0]
        vpsrld ymm12, ymm3, 0x13                                  ;   172.0 fp2     46 x[0]
        vpxor ymm6, ymm6, ymm5                                    ;   171.0 fp0     29 x
        vpslld ymm13, ymm6, 0xd                                   ;   172.0 fp1     46 x[0]
        vpsrld ymm14, ymm6, 0x13                                  ;   172.0 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm3                                    ;   172.0 fp3     29 x
        vpslld ymm3, ymm1, 3                                      ;   173.0 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   173.0 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;   172.0 fp0     29 x
        vpslld ymm6, ymm2, 3                                      ;   173.0 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   173.3 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   173.0 fp3     46 x[0]
        vpxor ymm13, ymm13, ymm14                                 ;   173.0 fp0     46 x[0]
        vpslld ymm12, ymm11, 3                                    ;   174.0 fp1     49 x[3]
        vpslld ymm14, ymm13, 3                                    ;   174.3 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm1                                    ;   174.0 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm11                                   ;   174.0 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   175.0 fp3     48 x[1]
        vpslld ymm1, ymm7, 1                                      ;   176.0 fp1     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   176.0 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   174.3 fp0     47 x[2]
        vpxor ymm9, ymm9, ymm13                                   ;   174.3 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm6                                    ;   175.3 fp0     48 x[1]
        vpslld ymm2, ymm9, 1                                      ;   176.3 fp1     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;   176.3 fp2     50 x[1]
        vpxor ymm8, ymm8, ymm4                                    ;   175.3 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm12                                   ;   176.3 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm3                                    ;   177.3 fp3     49 x[3]
        vpslld ymm4, ymm8, 7                                      ;   178.3 fp1     51 x[3]
        vpsrld ymm8, ymm8, 0x19                                   ;   178.3 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   176.7 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm14                                   ;   177.7 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm6                                    ;   178.7 fp0     49 x[3]
        vpslld ymm5, ymm0, 7                                      ;   179.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   179.7 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm7                                    ;   178.3 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm9                                    ;   178.7 fp0     50 x[1]
        vpslld ymm7, ymm1, 7                                      ;   179.3 fp1     53 x[2]
        vpslld ymm9, ymm2, 7                                      ;   179.7 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm8                                    ;   179.3 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm1                                  ;   179.7 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   180.7 fp1     52 x[0]
        vpslld ymm8, ymm11, 5                                     ;   181.7 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   181.7 fp1     54 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   180.3 fp3     52 x[0]
        vpxor ymm5, ymm5, ymm0                                    ;   180.7 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm5                                  ;   181.7 fp2     52 x[0]
        vpslld ymm0, ymm13, 5                                     ;   182.7 fp1     54 x[0]
        vpsrld ymm12, ymm13, 0x1b                                 ;   182.7 fp2     54 x[0]
        vpxor ymm3, ymm3, ymm7                                    ;   181.3 fp3     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   182.3 fp0     53 x[2]
        vpslld ymm7, ymm3, 0x16                                   ;   183.3 fp1     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   183.3 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;   182.3 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm5                                    ;   183.3 fp0     53 x[2]
        vpslld ymm9, ymm6, 0x16                                   ;   184.3 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   184.3 fp2     55 x[2]
        vpxor ymm8, ymm8, ymm11                                   ;   183.3 fp3     80 x[0]
        vpxor ymm8, ymm8, [rbp + 896]                             ;   184.3 fp0+agu1   80 x[0]
        vpxor ymm1, ymm1, [rbp + 960]                             ;   184.3 fp3+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm12                                   ;   184.7 fp0     80 x[0]
        vpxor ymm0, ymm0, [rbp + 928]                             ;   185.7 fp1+agu1   80 x[0]
        vpxor ymm2, ymm2, [rbp + 992]                             ;   185.3 fp2+agu0   80 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   185.3 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1024]                            ;   186.3 fp0+agu1   80 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;   185.7 fp1     80 x[2]
        vpxor ymm9, ymm9, [rbp + 1056]                            ;   186.7 fp2+agu0   80 x[2]
        vmovdqu ymm3, [rbp + 4224]                                ;   183.7 agu1    80 x[3] reload
        vpxor ymm4, ymm4, ymm3                                    ;   190.7 fp3     80 x[3]
        vpxor ymm5, ymm5, ymm3                                    ;   190.7 fp0     80 x[3]
        vpor ymm3, ymm1, ymm7                                     ;   187.3 fp1     30 x
        vpxor ymm3, ymm3, ymm4                                    ;   191.7 fp2     30 x
        vpor ymm6, ymm2, ymm9                                     ;   187.7 fp3     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   191.7 fp0     30 x
        vpand ymm4, ymm4, ymm7                                    ;   191.7 fp1     30 x
        vpand ymm5, ymm5, ymm9                                    ;   191.7 fp2     30 x
        vpxor ymm11, ymm1, ymm8                                   ;   188.3 fp3     30 x
        vpand ymm8, ymm8, ymm3                                    ;   192.7 fp0     30 x
        vpxor ymm1, ymm1, ymm7                                    ;   188.7 fp1     30 x
        vpxor ymm1, ymm1, ymm8                                    ;   193.7 fp2     30 x
        vpxor ymm9, ymm9, ymm2                                    ;   189.3 fp3     30 x
        vpxor ymm2, ymm2, ymm0                                    ;   189.7 fp0     30 x
        vpand ymm0, ymm0, ymm6                                    ;   192.7 fp1     30 x
        vpxor ymm9, ymm9, ymm0                                    ;   193.7 fp2     30 x
        vpxor ymm4, ymm4, ymm11                                   ;   192.7 fp3     30 x
        vpxor ymm5, ymm5, ymm2                                    ;   192.7 fp0     30 x
        vpand ymm7, ymm8, ymm1                                    ;   194.7 fp1     30 x
        vpxor ymm7, ymm7, ymm3                                    ;   195.7 fp2     30 x
        vpand ymm12, ymm0, ymm9                                   ;   194.7 fp3     30 x
        vpxor ymm12, ymm12, ymm6                                  ;   195.7 fp0     30 x
        vpxor ymm3, ymm3, ymm4                                    ;   193.7 fp1     30 x
        vpand ymm4, ymm4, ymm1                                    ;   194.7 fp2     30 x
        vpxor ymm3, ymm3, ymm4                                    ;   195.7 fp3     30 x
        vpxor ymm4, ymm4, ymm7                                    ;   196.7 fp0     30 x
        vpslld ymm13, ymm4, 0xd                                   ;   197.7 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   197.7 fp2     46 x[0]
        vpxor ymm6, ymm6, ymm5                                    ;   193.7 fp3     30 x
        vpand ymm5, ymm5, ymm9                                    ;   194.7 fp0     30 x
        vpxor ymm6, ymm6, ymm5                                    ;   195.7 fp1     30 x
        vpxor ymm5, ymm5, ymm12                                   ;   196.7 fp2     30 x
        vpslld ymm14, ymm5, 0xd                                   ;   197.7 fp1     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   197.7 fp2     46 x[0]
        vpslld ymm15, ymm3, 3                                     ;   196.7 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   196.7 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm4                                  ;   198.7 fp3     46 x[0]
        vpslld ymm4, ymm6, 3                                      ;   196.7 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   197.3 fp2     47 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   198.7 fp0     46 x[0]
        vpslld ymm5, ymm13, 3                                     ;   199.7 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm3                                  ;   197.7 fp3     47 x[2]
        vpslld ymm3, ymm14, 3                                     ;   199.7 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;   198.3 fp0     47 x[2]
        vpxor ymm11, ymm11, ymm8                                  ;   196.8 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;   197.8 fp0     48 x[1]
        vpxor ymm11, ymm11, ymm13                                 ;   199.7 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm15                                 ;   200.7 fp0     48 x[1]
        vpslld ymm6, ymm11, 1                                     ;   201.7 fp1     50 x[1]
        vpsrld ymm7, ymm11, 0x1f                                  ;   201.7 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm0                                    ;   198.8 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   199.8 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm14                                   ;   200.8 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   201.8 fp3     48 x[1]
        vpslld ymm0, ymm2, 1                                      ;   202.8 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   202.8 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm5                                    ;   200.7 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm15                                   ;   201.7 fp3     49 x[3]
        vpslld ymm5, ymm1, 7                                      ;   202.7 fp2     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   202.7 fp1     51 x[3]
        vpxor ymm9, ymm9, ymm3                                    ;   201.2 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm4                                    ;   202.2 fp3     49 x[3]
        vpslld ymm3, ymm9, 7                                      ;   203.2 fp2     51 x[3]
        vpsrld ymm8, ymm9, 0x19                                   ;   203.2 fp1     51 x[3]
        vpxor ymm6, ymm6, ymm7                                    ;   202.7 fp0     50 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   203.8 fp3     50 x[1]
        vpslld ymm2, ymm6, 7                                      ;   203.7 fp2     53 x[2]
        vpslld ymm7, ymm0, 7                                      ;   204.8 fp1     53 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;   203.7 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm6                                  ;   203.8 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   204.8 fp0     52 x[0]
        vpslld ymm1, ymm13, 5                                     ;   205.8 fp2     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   205.8 fp1     54 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   204.8 fp3     51 x[3]
        vpxor ymm14, ymm14, ymm0                                  ;   205.2 fp0     52 x[0]
        vpxor ymm14, ymm14, ymm3                                  ;   206.2 fp2     52 x[0]
        vpslld ymm8, ymm14, 5                                     ;   207.2 fp1     54 x[0]
        vpsrld ymm11, ymm14, 0x1b                                 ;   207.2 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm2                                  ;   205.8 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm5                                  ;   206.8 fp0     53 x[2]
        vpslld ymm2, ymm15, 0x16                                  ;   207.8 fp1     55 x[2]
        vpsrld ymm12, ymm15, 0xa                                  ;   207.8 fp2     55 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   206.8 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   207.8 fp0     53 x[2]
        vpslld ymm7, ymm4, 0x16                                   ;   208.8 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   208.8 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm9                                    ;   207.8 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 4256]                                ;   205.2 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm9                                    ;   212.2 fp0     80 x[0]
        vpxor ymm8, ymm8, ymm11                                   ;   208.7 fp1     80 x[0]
        vpxor ymm8, ymm8, ymm9                                    ;   212.2 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 4288]                                ;   206.0 agu1    80 x[1] reload
        vpxor ymm6, ymm6, ymm9                                    ;   213.0 fp0     80 x[1]
        vpxor ymm0, ymm0, ymm9                                    ;   213.0 fp2     80 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   209.7 fp1     80 x[2]
        vpxor ymm2, ymm2, [rbp + 1088]                            ;   210.7 fp3+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm4                                    ;   210.2 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1120]                            ;   211.2 fp2+agu1   80 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;   213.2 fp1     23 x
        vmovdqu ymm4, [rbp + 4320]                                ;   207.8 agu0    80 x[3] reload
        vpxor ymm5, ymm5, ymm4                                    ;   214.8 fp3     23 x
        vpxor ymm3, ymm3, ymm4                                    ;   214.8 fp0     23 x
        vpxor ymm3, ymm3, ymm8                                    ;   215.8 fp2     23 x
        vpxor ymm4, ymm6, ymm2                                    ;   214.0 fp1     23 x
        vpand ymm6, ymm6, ymm5                                    ;   215.8 fp3     23 x
        vpxor ymm9, ymm0, ymm7                                    ;   214.0 fp0     23 x
        vpand ymm0, ymm0, ymm3                                    ;   216.8 fp2     23 x
        vpxor ymm6, ymm6, ymm1                                    ;   216.8 fp1     23 x
        vpor ymm1, ymm1, ymm5                                     ;   215.8 fp3     23 x
        vpxor ymm0, ymm0, ymm8                                    ;   217.8 fp0     23 x
        vpor ymm8, ymm8, ymm3                                     ;   216.8 fp2     23 x
        vpxor ymm1, ymm1, ymm4                                    ;   216.8 fp1     23 x
        vpxor ymm5, ymm5, ymm2                                    ;   215.8 fp3     23 x
        vpand ymm2, ymm2, ymm6                                    ;   217.8 fp0     23 x
        vpxor ymm8, ymm8, ymm9                                    ;   217.8 fp2     23 x
        vpxor ymm3, ymm3, ymm7                                    ;   216.8 fp1     23 x
        vpand ymm7, ymm7, ymm0                                    ;   218.8 fp3     23 x
        vpand ymm11, ymm4, ymm6                                   ;   217.8 fp0     23 x
        vpxor ymm6, ymm6, ymm5                                    ;   217.8 fp2     23 x
        vpxor ymm4, ymm4, ymm2                                    ;   218.8 fp1     23 x
        vpxor ymm4, ymm4, ymm6                                    ;   219.8 fp3     23 x
        vpand ymm2, ymm9, ymm0                                    ;   218.8 fp0     23 x
        vpxor ymm0, ymm0, ymm3                                    ;   218.8 fp2     23 x
        vpxor ymm9, ymm9, ymm7                                    ;   219.8 fp1     23 x
        vpxor ymm9, ymm9, ymm0                                    ;   220.8 fp3     23 x
        vpand ymm5, ymm5, ymm1                                    ;   217.8 fp0     23 x
        vpand ymm3, ymm3, ymm8                                    ;   218.8 fp2     23 x
        vpslld ymm7, ymm4, 3                                      ;   220.8 fp1     47 x[2]
        vpor ymm5, ymm5, ymm11                                    ;   218.8 fp3     23 x
        vpslld ymm11, ymm5, 0xd                                   ;   219.8 fp2     46 x[0]
        vpsrld ymm12, ymm5, 0x13                                  ;   219.8 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x1d                                   ;   220.8 fp2     47 x[2]
        vpor ymm3, ymm3, ymm2                                     ;   219.8 fp0     23 x
        vpslld ymm2, ymm3, 0xd                                    ;   220.8 fp1     46 x[0]
        vpsrld ymm13, ymm3, 0x13                                  ;   220.8 fp2     46 x[0]
        vpslld ymm14, ymm9, 3                                     ;   221.8 fp1     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;   221.8 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   220.8 fp3     46 x[0]
        vpxor ymm2, ymm2, ymm13                                   ;   221.8 fp0     46 x[0]
        vpslld ymm12, ymm11, 3                                    ;   221.8 fp1     49 x[3]
        vpslld ymm13, ymm2, 3                                     ;   222.8 fp2     49 x[3]
        vpxor ymm7, ymm7, ymm4                                    ;   221.8 fp3     47 x[2]
        vpxor ymm6, ymm6, ymm5                                    ;   220.3 fp0     48 x[1]
        vpxor ymm6, ymm6, ymm11                                   ;   221.8 fp3     48 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   222.8 fp0     48 x[1]
        vpslld ymm4, ymm6, 1                                      ;   223.8 fp1     50 x[1]
        vpsrld ymm5, ymm6, 0x1f                                   ;   223.8 fp2     50 x[1]
        vpxor ymm14, ymm14, ymm9                                  ;   222.8 fp3     47 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   222.3 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm2                                    ;   223.3 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm14                                   ;   224.3 fp0     48 x[1]
        vpslld ymm3, ymm0, 1                                      ;   225.3 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   225.3 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm12                                   ;   224.2 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm7                                    ;   225.2 fp0     49 x[3]
        vpslld ymm6, ymm1, 7                                      ;   226.2 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   226.2 fp2     51 x[3]
        vpxor ymm8, ymm8, ymm13                                   ;   225.2 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm14                                   ;   226.2 fp0     49 x[3]
        vpslld ymm9, ymm8, 7                                      ;   227.2 fp1     51 x[3]
        vpsrld ymm8, ymm8, 0x19                                   ;   227.2 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   226.2 fp3     50 x[1]
        vpxor ymm3, ymm3, ymm0                                    ;   226.3 fp0     50 x[1]
        vpslld ymm0, ymm4, 7                                      ;   227.2 fp1     53 x[2]
        vpslld ymm5, ymm3, 7                                      ;   227.3 fp2     53 x[2]
        vpxor ymm6, ymm6, ymm1                                    ;   227.2 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm4                                  ;   227.3 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm6                                  ;   228.3 fp1     52 x[0]
        vpslld ymm1, ymm11, 5                                     ;   229.3 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   229.3 fp1     54 x[0]
        vpxor ymm9, ymm9, ymm8                                    ;   228.2 fp3     51 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   228.3 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm9                                    ;   229.3 fp3     52 x[0]
        vpslld ymm8, ymm2, 5                                      ;   230.3 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   230.3 fp1     54 x[0]
        vpxor ymm7, ymm7, ymm0                                    ;   229.3 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm6                                    ;   230.3 fp3     53 x[2]
        vpslld ymm0, ymm7, 0x16                                   ;   231.3 fp2     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   231.3 fp1     55 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   230.3 fp0     53 x[2]
        vpxor ymm14, ymm14, ymm9                                  ;   231.3 fp3     53 x[2]
        vpslld ymm5, ymm14, 0x16                                  ;   232.3 fp2     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   232.3 fp1     55 x[2]
        vpxor ymm1, ymm1, ymm11                                   ;   231.3 fp0     80 x[0]
        vpxor ymm1, ymm1, [rbp + 1152]                            ;   232.3 fp3+agu1   80 x[0]
        vpxor ymm8, ymm8, ymm2                                    ;   232.3 fp0     80 x[0]
        vpxor ymm8, ymm8, [rbp + 1184]                            ;   233.3 fp2+agu0   80 x[0]
        vmovdqu ymm2, [rbp + 4352]                                ;   229.5 agu1    80 x[1] reload
        vpxor ymm4, ymm4, ymm2                                    ;   236.5 fp1     80 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   236.5 fp3     80 x[1]
        vpxor ymm0, ymm0, ymm7                                    ;   233.3 fp0     80 x[2]
        vpxor ymm0, ymm0, [rbp + 1216]                            ;   234.3 fp2+agu0   80 x[2]
        vpxor ymm5, ymm5, ymm12                                   ;   233.7 fp1     80 x[2]
        vpxor ymm5, ymm5, [rbp + 1248]                            ;   234.7 fp3+agu1   80 x[2]
        vpxor ymm6, ymm6, [rbp + 1280]                            ;   234.3 fp0+agu0   80 x[3]
        vpxor ymm9, ymm9, [rbp + 1312]                            ;   234.3 fp2+agu1   80 x[3]
        vpand ymm2, ymm1, ymm4                                    ;   237.5 fp1     24 x
        vpxor ymm1, ymm1, ymm6                                    ;   235.3 fp3     24 x
        vpor ymm1, ymm1, ymm4                                     ;   237.5 fp0     24 x
        vpand ymm7, ymm8, ymm3                                    ;   237.5 fp2     24 x
        vpxor ymm8, ymm8, ymm9                                    ;   235.7 fp1     24 x
        vpor ymm8, ymm8, ymm3                                     ;   237.5 fp3     24 x
        vpxor ymm4, ymm4, ymm6                                    ;   237.5 fp0     24 x
        vpxor ymm4, ymm4, ymm0                                    ;   238.5 fp2     24 x
        vpor ymm0, ymm0, ymm2                                     ;   238.5 fp1     24 x
        vpxor ymm3, ymm3, ymm9                                    ;   237.5 fp3     24 x
        vpxor ymm3, ymm3, ymm5                                    ;   238.5 fp0     24 x
        vpor ymm5, ymm5, ymm7                                     ;   238.5 fp2     24 x
        vpxor ymm1, ymm1, ymm10                                   ;   238.5 fp1     24 x
        vpxor ymm8, ymm8, ymm10                                   ;   238.5 fp3     24 x
        vpxor ymm2, ymm2, ymm4                                    ;   239.5 fp0     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   239.5 fp2     24 x
        vpand ymm4, ymm4, ymm0                                    ;   239.5 fp1     24 x
        vpand ymm3, ymm3, ymm5                                    ;   239.5 fp3     24 x
        vpor ymm4, ymm4, ymm1                                     ;   240.5 fp0     24 x
        vpor ymm3, ymm3, ymm8                                     ;   240.5 fp2     24 x
        vpxor ymm0, ymm0, ymm2                                    ;   240.5 fp1     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   240.5 fp3     24 x
        vpxor ymm6, ymm6, ymm2                                    ;   240.5 fp0     24 x
        vpor ymm0, ymm0, ymm4                                     ;   241.5 fp2     24 x
        vpxor ymm9, ymm9, ymm7                                    ;   240.7 fp1     24 x
        vpor ymm5, ymm5, ymm3                                     ;   241.5 fp3     24 x
        vpxor ymm1, ymm1, ymm6                                    ;   241.5 fp0     24 x
        vpxor ymm8, ymm8, ymm9                                    ;   241.7 fp2     24 x
        vpand ymm6, ymm6, ymm4                                    ;   241.7 fp1     24 x
        vpand ymm9, ymm9, ymm3                                    ;   242.2 fp3     24 x
        vpslld ymm11, ymm2, 3                                     ;   242.3 fp2     47 x[2]
        vpxor ymm6, ymm6, ymm1                                    ;   242.7 fp0     24 x
        vpsrld ymm2, ymm2, 0x1d                                   ;   242.7 fp1     47 x[2]
        vpslld ymm12, ymm6, 0xd                                   ;   243.7 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   243.7 fp1     46 x[0]
        vpxor ymm9, ymm9, ymm8                                    ;   243.2 fp3     24 x
        vpslld ymm13, ymm9, 0xd                                   ;   244.3 fp2     46 x[0]
        vpsrld ymm9, ymm9, 0x13                                   ;   244.7 fp1     46 x[0]
        vpslld ymm14, ymm7, 3                                     ;   245.3 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   245.7 fp1     47 x[2]
        vpxor ymm12, ymm12, ymm6                                  ;   244.7 fp0     46 x[0]
        vpxor ymm13, ymm13, ymm9                                  ;   245.7 fp3     46 x[0]
        vpslld ymm6, ymm12, 3                                     ;   246.3 fp2     49 x[3]
        vpslld ymm9, ymm13, 3                                     ;   246.7 fp1     49 x[3]
        vpxor ymm11, ymm11, ymm2                                  ;   244.3 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm1                                    ;   245.2 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm12                                   ;   246.2 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   247.2 fp3     48 x[1]
        vpslld ymm1, ymm0, 1                                      ;   248.2 fp2     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   248.2 fp1     50 x[1]
        vpxor ymm14, ymm14, ymm7                                  ;   246.7 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm8                                    ;   247.2 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;   248.2 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm14                                   ;   249.2 fp3     48 x[1]
        vpslld ymm2, ymm5, 1                                      ;   250.2 fp2     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   250.2 fp1     50 x[1]
        vpxor ymm4, ymm4, ymm6                                    ;   248.3 fp0     49 x[3]
        vpxor ymm4, ymm4, ymm11                                   ;   249.3 fp3     49 x[3]
        vpslld ymm6, ymm4, 7                                      ;   250.3 fp2     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   250.3 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm9                                    ;   249.3 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm14                                   ;   250.3 fp3     49 x[3]
        vpslld ymm7, ymm3, 7                                      ;   251.3 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   251.3 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm0                                    ;   250.3 fp0     50 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   251.2 fp3     50 x[1]
        vpslld ymm0, ymm1, 7                                      ;   251.3 fp2     53 x[2]
        vpslld ymm5, ymm2, 7                                      ;   252.2 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm4                                    ;   251.3 fp0     51 x[3]
        vpxor ymm12, ymm12, ymm1                                  ;   252.2 fp3     52 x[0]
        vpxor ymm12, ymm12, ymm6                                  ;   253.2 fp0     52 x[0]
        vpslld ymm4, ymm12, 5                                     ;   254.2 fp2     54 x[0]
        vpsrld ymm8, ymm12, 0x1b                                  ;   254.2 fp1     54 x[0]
        vpxor ymm7, ymm7, ymm3                                    ;   253.2 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm2                                  ;   253.3 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm7                                  ;   254.3 fp2     52 x[0]
        vpslld ymm3, ymm13, 5                                     ;   255.3 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   255.3 fp2     54 x[0]
        vpxor ymm11, ymm11, ymm0                                  ;   254.2 fp3     53 x[2]
        vpxor ymm11, ymm11, ymm6                                  ;   255.2 fp0     53 x[2]
        vpslld ymm0, ymm11, 0x16                                  ;   256.2 fp1     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   256.2 fp2     55 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   255.2 fp3     53 x[2]
        vpxor ymm14, ymm14, ymm7                                  ;   256.2 fp0     53 x[2]
        vpslld ymm5, ymm14, 0x16                                  ;   257.2 fp1     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   257.2 fp2     55 x[2]
        vpxor ymm4, ymm4, ymm8                                    ;   256.2 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 4384]                                ;   253.3 agu0    80 x[0] reload
        vpxor ymm4, ymm4, ymm8                                    ;   260.3 fp0     80 x[0]
        vpxor ymm3, ymm3, ymm9                                    ;   256.7 fp1     80 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   260.3 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 4416]                                ;   254.3 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm8                                    ;   261.3 fp0     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   261.3 fp2     80 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   257.7 fp1     80 x[2]
        vmovdqu ymm8, [rbp + 4448]                                ;   255.2 agu0    80 x[2] reload
        vpxor ymm0, ymm0, ymm8                                    ;   262.2 fp3     80 x[2]
        vpxor ymm5, ymm5, ymm12                                   ;   258.3 fp0     80 x[2]
        vpxor ymm5, ymm5, ymm8                                    ;   262.2 fp2     80 x[2]
        vmovdqu ymm8, [rbp + 4480]                                ;   255.8 agu1    80 x[3] reload
        vpxor ymm6, ymm6, ymm8                                    ;   262.8 fp1     80 x[3]
        vpxor ymm7, ymm7, ymm8                                    ;   262.8 fp3     80 x[3]
        vpand ymm8, ymm0, ymm4                                    ;   263.2 fp0     25 x
        vpxor ymm0, ymm0, ymm4                                    ;   263.2 fp2     25 x
        vpxor ymm0, ymm0, ymm1                                    ;   264.2 fp1     25 x
        vpxor ymm8, ymm8, ymm6                                    ;   264.2 fp3     25 x
        vpand ymm9, ymm5, ymm3                                    ;   263.2 fp0     25 x
        vpxor ymm5, ymm5, ymm3                                    ;   263.2 fp2     25 x
        vpxor ymm5, ymm5, ymm2                                    ;   264.2 fp1     25 x
        vpxor ymm9, ymm9, ymm7                                    ;   264.2 fp3     25 x
        vpor ymm6, ymm6, ymm4                                     ;   263.8 fp0     25 x
        vpor ymm7, ymm7, ymm3                                     ;   263.8 fp2     25 x
        vpxor ymm6, ymm6, ymm1                                    ;   264.8 fp1     25 x
        vpand ymm1, ymm1, ymm8                                    ;   265.2 fp3     25 x
        vpxor ymm7, ymm7, ymm2                                    ;   264.8 fp0     25 x
        vpand ymm2, ymm2, ymm9                                    ;   265.2 fp2     25 x
        vpxor ymm1, ymm1, ymm0                                    ;   266.2 fp1     25 x
        vpxor ymm2, ymm2, ymm5                                    ;   266.2 fp3     25 x
        vpxor ymm8, ymm8, ymm0                                    ;   265.2 fp0     25 x
        vpxor ymm4, ymm4, ymm8                                    ;   266.2 fp2     25 x
        vpxor ymm9, ymm9, ymm5                                    ;   265.2 fp1     25 x
        vpslld ymm11, ymm4, 0xd                                   ;   267.2 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   267.2 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm9                                    ;   266.2 fp3     25 x
        vpor ymm0, ymm0, ymm6                                     ;   265.8 fp0     25 x
        vpslld ymm12, ymm3, 0xd                                   ;   267.2 fp2     46 x[0]
        vpor ymm5, ymm5, ymm7                                     ;   265.8 fp3     25 x
        vpsrld ymm3, ymm3, 0x13                                   ;   267.2 fp1     46 x[0]
        vpxor ymm8, ymm8, ymm0                                    ;   266.8 fp0     25 x
        vpxor ymm9, ymm9, ymm5                                    ;   266.8 fp3     25 x
        vpxor ymm6, ymm6, ymm8                                    ;   267.8 fp0     25 x
        vpslld ymm0, ymm6, 3                                      ;   268.8 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   268.8 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   267.8 fp3     25 x
        vpslld ymm6, ymm7, 3                                      ;   268.8 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   268.8 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm4                                  ;   268.2 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm3                                  ;   268.2 fp3     46 x[0]
        vpslld ymm3, ymm11, 3                                     ;   269.2 fp2     49 x[3]
        vpslld ymm4, ymm12, 3                                     ;   269.2 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   269.8 fp0     47 x[2]
        vpxor ymm8, ymm8, ymm1                                    ;   269.2 fp3     48 x[1]
        vpxor ymm8, ymm8, ymm11                                   ;   270.2 fp0     48 x[1]
        vpxor ymm8, ymm8, ymm0                                    ;   271.2 fp2     48 x[1]
        vpslld ymm5, ymm8, 1                                      ;   272.2 fp1     50 x[1]
        vpsrld ymm8, ymm8, 0x1f                                   ;   272.2 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   270.2 fp3     47 x[2]
        vpxor ymm9, ymm9, ymm2                                    ;   270.3 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm12                                   ;   271.3 fp1     48 x[1]
        vpxor ymm9, ymm9, ymm6                                    ;   272.3 fp3     48 x[1]
        vpslld ymm7, ymm9, 1                                      ;   273.3 fp2     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;   273.3 fp1     50 x[1]
        vpxor ymm1, ymm1, ymm3                                    ;   271.3 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm0                                    ;   272.3 fp3     49 x[3]
        vpslld ymm3, ymm1, 7                                      ;   273.3 fp2     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   273.3 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   272.3 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm6                                    ;   273.3 fp3     49 x[3]
        vpslld ymm4, ymm2, 7                                      ;   274.3 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   274.3 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm8                                    ;   273.3 fp0     50 x[1]
        vpxor ymm7, ymm7, ymm9                                    ;   274.3 fp3     50 x[1]
        vpslld ymm8, ymm5, 7                                      ;   274.3 fp2     53 x[2]
        vpslld ymm9, ymm7, 7                                      ;   275.3 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   274.3 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm5                                  ;   275.2 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm3                                  ;   276.2 fp0     52 x[0]
        vpslld ymm1, ymm11, 5                                     ;   277.2 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   277.2 fp1     54 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   276.2 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm7                                  ;   276.3 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm4                                  ;   277.3 fp2     52 x[0]
        vpslld ymm2, ymm12, 5                                     ;   278.3 fp1     54 x[0]
        vpsrld ymm12, ymm12, 0x1b                                 ;   278.3 fp2     54 x[0]
        vpxor ymm0, ymm0, ymm8                                    ;   277.2 fp3     53 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   278.2 fp0     53 x[2]
        vpslld ymm8, ymm0, 0x16                                   ;   279.2 fp1     55 x[2]
        vpsrld ymm0, ymm0, 0xa                                    ;   279.2 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;   278.2 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm4                                    ;   279.2 fp0     53 x[2]
        vpslld ymm9, ymm6, 0x16                                   ;   280.2 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   280.2 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm11                                   ;   279.2 fp3     80 x[0]
        vpxor ymm1, ymm1, [rbp + 1344]                            ;   280.2 fp0+agu0   80 x[0]
        vpxor ymm2, ymm2, ymm12                                   ;   279.8 fp1     80 x[0]
        vpxor ymm2, ymm2, [rbp + 1376]                            ;   280.8 fp3+agu1   80 x[0]
        vmovdqu ymm11, [rbp + 4512]                               ;   277.3 agu0    80 x[1] reload
        vpxor ymm5, ymm5, ymm11                                   ;   284.3 fp0     80 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   284.3 fp2     80 x[1]
        vpxor ymm8, ymm8, ymm0                                    ;   280.8 fp1     80 x[2]
        vmovdqu ymm0, [rbp + 4544]                                ;   278.2 agu1    80 x[2] reload
        vpxor ymm8, ymm8, ymm0                                    ;   285.2 fp3     80 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;   281.3 fp0     80 x[2]
        vpxor ymm9, ymm9, ymm0                                    ;   285.2 fp2     80 x[2]
        vpxor ymm3, ymm3, [rbp + 1408]                            ;   281.8 fp1+agu0   80 x[3]
        vpxor ymm4, ymm4, [rbp + 1440]                            ;   282.2 fp3+agu1   80 x[3]
        vpand ymm0, ymm1, ymm5                                    ;   285.3 fp0     26 x
        vpxor ymm5, ymm5, ymm3                                    ;   285.3 fp2     26 x
        vpor ymm3, ymm3, ymm1                                     ;   282.8 fp1     26 x
        vpxor ymm1, ymm1, ymm8                                    ;   286.2 fp3     26 x
        vpand ymm6, ymm2, ymm7                                    ;   285.3 fp0     26 x
        vpxor ymm7, ymm7, ymm4                                    ;   285.3 fp2     26 x
        vpor ymm4, ymm4, ymm2                                     ;   283.8 fp1     26 x
        vpxor ymm2, ymm2, ymm9                                    ;   286.2 fp3     26 x
        vpor ymm1, ymm1, ymm0                                     ;   287.2 fp0     26 x
        vpor ymm2, ymm2, ymm6                                     ;   287.2 fp2     26 x
        vpxor ymm1, ymm1, ymm5                                    ;   288.2 fp1     26 x
        vpor ymm5, ymm5, ymm0                                     ;   286.3 fp3     26 x
        vpxor ymm2, ymm2, ymm7                                    ;   288.2 fp0     26 x
        vpor ymm7, ymm7, ymm6                                     ;   286.3 fp2     26 x
        vpand ymm8, ymm8, ymm3                                    ;   286.2 fp1     26 x
        vpand ymm9, ymm9, ymm4                                    ;   286.2 fp3     26 x
        vpxor ymm5, ymm5, ymm8                                    ;   287.3 fp0     26 x
        vpxor ymm3, ymm3, ymm0                                    ;   286.3 fp2     26 x
        vpxor ymm7, ymm7, ymm9                                    ;   287.3 fp1     26 x
        vpxor ymm4, ymm4, ymm6                                    ;   287.2 fp3     26 x
        vpor ymm0, ymm0, ymm8                                     ;   287.3 fp0     26 x
        vpor ymm6, ymm6, ymm9                                     ;   287.3 fp2     26 x
        vpor ymm8, ymm8, ymm3                                     ;   287.8 fp1     26 x
        vpor ymm9, ymm9, ymm4                                     ;   288.2 fp3     26 x
        vpxor ymm8, ymm8, ymm1                                    ;   289.2 fp0     26 x
        vpxor ymm9, ymm9, ymm2                                    ;   289.2 fp2     26 x
        vpand ymm1, ymm1, ymm5                                    ;   289.2 fp1     26 x
        vpor ymm3, ymm3, ymm5                                     ;   289.2 fp3     26 x
        vpand ymm2, ymm2, ymm7                                    ;   289.3 fp0     26 x
        vpor ymm4, ymm4, ymm7                                     ;   289.3 fp2     26 x
        vpxor ymm1, ymm1, ymm3                                    ;   290.2 fp1     26 x
        vpslld ymm11, ymm1, 0xd                                   ;   291.2 fp2     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   291.2 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   290.3 fp3     26 x
        vpslld ymm12, ymm2, 0xd                                   ;   291.3 fp2     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   291.8 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   290.3 fp0     26 x
        vpslld ymm13, ymm3, 3                                     ;   292.3 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   292.8 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm9                                    ;   291.2 fp3     26 x
        vpslld ymm14, ymm4, 3                                     ;   293.3 fp2     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   293.8 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;   292.2 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;   292.8 fp3     46 x[0]
        vpslld ymm1, ymm11, 3                                     ;   294.3 fp2     49 x[3]
        vpslld ymm2, ymm12, 3                                     ;   294.8 fp1     49 x[3]
        vpxor ymm13, ymm13, ymm3                                  ;   293.8 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm11                                   ;   293.2 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;   294.8 fp0     48 x[1]
        vpslld ymm3, ymm5, 1                                      ;   295.8 fp2     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   295.8 fp1     50 x[1]
        vpxor ymm14, ymm14, ymm4                                  ;   294.8 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm12                                   ;   294.3 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm14                                   ;   295.8 fp3     48 x[1]
        vpslld ymm4, ymm7, 1                                      ;   296.8 fp2     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   296.8 fp1     50 x[1]
        vpxor ymm8, ymm8, ymm0                                    ;   295.3 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm1                                    ;   296.3 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm13                                   ;   297.3 fp0     49 x[3]
        vpslld ymm0, ymm8, 7                                      ;   298.3 fp2     51 x[3]
        vpsrld ymm1, ymm8, 0x19                                   ;   298.3 fp1     51 x[3]
        vpxor ymm9, ymm9, ymm6                                    ;   297.2 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm2                                    ;   298.2 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm14                                   ;   299.2 fp3     49 x[3]
        vpslld ymm2, ymm9, 7                                      ;   300.2 fp2     51 x[3]
        vpsrld ymm6, ymm9, 0x19                                   ;   300.2 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   298.3 fp0     50 x[1]
        vpxor ymm4, ymm4, ymm7                                    ;   299.2 fp3     50 x[1]
        vpslld ymm5, ymm3, 7                                      ;   299.3 fp2     53 x[2]
        vpslld ymm7, ymm4, 7                                      ;   300.2 fp1     53 x[2]
        vpxor ymm0, ymm0, ymm1                                    ;   299.3 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm3                                  ;   300.2 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm0                                  ;   301.2 fp0     52 x[0]
        vpslld ymm1, ymm11, 5                                     ;   302.2 fp2     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   302.2 fp1     54 x[0]
        vpxor ymm12, ymm12, ymm4                                  ;   301.2 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   301.3 fp0     51 x[3]
        vpxor ymm12, ymm12, ymm2                                  ;   302.3 fp2     52 x[0]
        vpslld ymm6, ymm12, 5                                     ;   303.3 fp1     54 x[0]
        vpsrld ymm9, ymm12, 0x1b                                  ;   303.3 fp2     54 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   302.2 fp3     53 x[2]
        vpxor ymm13, ymm13, ymm0                                  ;   303.2 fp0     53 x[2]
        vpslld ymm5, ymm13, 0x16                                  ;   304.2 fp1     55 x[2]
        vpsrld ymm11, ymm13, 0xa                                  ;   304.2 fp2     55 x[2]
        vpxor ymm14, ymm14, ymm7                                  ;   303.2 fp3     53 x[2]
        vpxor ymm14, ymm14, ymm2                                  ;   304.2 fp0     53 x[2]
        vpslld ymm7, ymm14, 0x16                                  ;   305.2 fp1     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   305.2 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   304.2 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 4576]                                ;   301.3 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm8                                    ;   308.3 fp0     80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   304.8 fp1     80 x[0]
        vpxor ymm6, ymm6, ymm8                                    ;   308.3 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 4608]                                ;   302.3 agu1    80 x[1] reload
        vpxor ymm3, ymm3, ymm8                                    ;   309.3 fp0     80 x[1]
        vpxor ymm4, ymm4, ymm8                                    ;   309.3 fp2     80 x[1]
        vpxor ymm5, ymm5, ymm11                                   ;   305.8 fp1     80 x[2]
        vpxor ymm5, ymm5, [rbp + 1472]                            ;   306.8 fp3+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm12                                   ;   306.3 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1504]                            ;   307.3 fp2+agu1   80 x[2]
        vmovdqu ymm8, [rbp + 4640]                                ;   304.2 agu0    80 x[3] reload
        vpxor ymm0, ymm0, ymm8                                    ;   311.2 fp1     80 x[3]
        vpxor ymm2, ymm2, ymm8                                    ;   311.2 fp3     80 x[3]
        vpxor ymm8, ymm1, ymm3                                    ;   310.3 fp0     27 x
        vpxor ymm1, ymm1, ymm0                                    ;   312.2 fp2     27 x
        vpxor ymm0, ymm0, ymm5                                    ;   312.2 fp1     27 x
        vpxor ymm9, ymm6, ymm4                                    ;   310.3 fp3     27 x
        vpxor ymm6, ymm6, ymm2                                    ;   312.2 fp0     27 x
        vpxor ymm2, ymm2, ymm7                                    ;   312.2 fp2     27 x
        vpand ymm8, ymm8, ymm1                                    ;   313.2 fp1     27 x
        vpand ymm9, ymm9, ymm6                                    ;   313.2 fp3     27 x
        vpor ymm5, ymm5, ymm1                                     ;   313.2 fp0     27 x
        vpor ymm7, ymm7, ymm6                                     ;   313.2 fp2     27 x
        vpxor ymm8, ymm8, ymm0                                    ;   314.2 fp1     27 x
        vpxor ymm9, ymm9, ymm2                                    ;   314.2 fp3     27 x
        vpand ymm0, ymm0, ymm5                                    ;   314.2 fp0     27 x
        vpand ymm2, ymm2, ymm7                                    ;   314.2 fp2     27 x
        vpxor ymm5, ymm5, ymm3                                    ;   314.2 fp1     27 x
        vpxor ymm5, ymm5, ymm0                                    ;   315.2 fp3     27 x
        vpxor ymm7, ymm7, ymm4                                    ;   314.2 fp0     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   315.2 fp2     27 x
        vpand ymm0, ymm0, ymm8                                    ;   315.2 fp1     27 x
        vpand ymm2, ymm2, ymm9                                    ;   315.2 fp3     27 x
        vpslld ymm11, ymm8, 0xd                                   ;   315.2 fp2     46 x[0]
        vpor ymm5, ymm5, ymm0                                     ;   316.2 fp0     27 x
        vpsrld ymm12, ymm8, 0x13                                  ;   315.2 fp1     46 x[0]
        vpor ymm7, ymm7, ymm2                                     ;   316.2 fp3     27 x
        vpxor ymm0, ymm0, ymm1                                    ;   316.2 fp2     27 x
        vpslld ymm13, ymm9, 0xd                                   ;   315.2 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   316.2 fp0     27 x
        vpsrld ymm14, ymm9, 0x13                                  ;   315.2 fp2     46 x[0]
        vpand ymm8, ymm8, ymm3                                    ;   315.2 fp3     27 x
        vpxor ymm3, ymm3, ymm0                                    ;   317.2 fp0     27 x
        vpand ymm9, ymm9, ymm4                                    ;   315.2 fp1     27 x
        vpxor ymm4, ymm4, ymm2                                    ;   317.2 fp2     27 x
        vpslld ymm15, ymm3, 3                                     ;   318.2 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   318.2 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   316.2 fp3     46 x[0]
        vpslld ymm12, ymm4, 3                                     ;   318.2 fp1     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   318.2 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm14                                 ;   316.2 fp0     46 x[0]
        vpslld ymm14, ymm11, 3                                    ;   318.2 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm3                                  ;   319.2 fp3     47 x[2]
        vpslld ymm3, ymm13, 3                                     ;   318.5 fp2     49 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   317.2 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm11                                   ;   318.2 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm15                                   ;   320.2 fp0     48 x[1]
        vpslld ymm0, ymm5, 1                                      ;   321.2 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   321.2 fp2     50 x[1]
        vpxor ymm12, ymm12, ymm4                                  ;   319.2 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   319.2 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   320.2 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm12                                   ;   321.2 fp0     48 x[1]
        vpslld ymm2, ymm7, 1                                      ;   322.2 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   322.2 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm8                                    ;   320.5 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm14                                   ;   321.5 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm15                                   ;   322.5 fp1     49 x[3]
        vpslld ymm7, ymm1, 7                                      ;   323.5 fp2     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   323.5 fp1     51 x[3]
        vpxor ymm6, ymm6, ymm9                                    ;   321.5 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   322.5 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm12                                   ;   323.5 fp2     49 x[3]
        vpslld ymm3, ymm6, 7                                      ;   324.5 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   324.5 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm5                                    ;   322.5 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   323.2 fp0     50 x[1]
        vpslld ymm4, ymm0, 7                                      ;   324.2 fp1     53 x[2]
        vpslld ymm5, ymm2, 7                                      ;   324.5 fp2     53 x[2]
        vpxor ymm7, ymm7, ymm1                                    ;   324.5 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   324.2 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm7                                  ;   325.5 fp3     52 x[0]
        vpslld ymm1, ymm11, 5                                     ;   326.5 fp1     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   326.5 fp2     54 x[0]
        vpxor ymm3, ymm3, ymm6                                    ;   325.5 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm2                                  ;   325.5 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm3                                  ;   326.5 fp0     52 x[0]
        vpslld ymm6, ymm13, 5                                     ;   327.5 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   327.5 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm4                                  ;   326.5 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm7                                  ;   327.5 fp0     53 x[2]
        vpslld ymm4, ymm15, 0x16                                  ;   328.5 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   328.5 fp2     55 x[2]
        vpxor ymm12, ymm12, ymm5                                  ;   327.5 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm3                                  ;   328.5 fp0     53 x[2]
        vpslld ymm5, ymm12, 0x16                                  ;   329.5 fp1     55 x[2]
        vpsrld ymm12, ymm12, 0xa                                  ;   329.5 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   328.5 fp3     80 x[0]
        vpxor ymm1, ymm1, [rbp + 1536]                            ;   329.5 fp0+agu1   80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   329.2 fp1     80 x[0]
        vpxor ymm6, ymm6, [rbp + 1568]                            ;   330.2 fp2+agu0   80 x[0]
        vmovdqu ymm8, [rbp + 4672]                                ;   326.7 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm8                                    ;   333.7 fp3     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   333.7 fp0     80 x[1]
        vmovdqu ymm8, [rbp + 4736]                                ;   327.5 agu0    80 x[3] reload
        vpxor ymm7, ymm7, ymm8                                    ;   334.5 fp1     80 x[3]
        vpxor ymm3, ymm3, ymm8                                    ;   334.5 fp2     80 x[3]
        vpxor ymm4, ymm4, ymm11                                   ;   330.5 fp3     28 x
        vpxor ymm4, ymm4, ymm1                                    ;   331.5 fp0     28 x
        vmovdqu ymm8, [rbp + 4704]                                ;   328.2 agu1    80 x[2] reload
        vpxor ymm4, ymm4, ymm8                                    ;   335.2 fp1     28 x
        vpxor ymm5, ymm5, ymm12                                   ;   331.5 fp2     28 x
        vpxor ymm5, ymm5, ymm8                                    ;   335.2 fp3     28 x
        vpxor ymm5, ymm5, ymm6                                    ;   336.2 fp0     28 x
        vpor ymm8, ymm0, ymm1                                     ;   334.7 fp1     28 x
        vpxor ymm8, ymm8, ymm4                                    ;   336.2 fp2     28 x
        vpor ymm9, ymm2, ymm6                                     ;   334.7 fp3     28 x
        vpxor ymm9, ymm9, ymm5                                    ;   337.2 fp0     28 x
        vpxor ymm0, ymm0, ymm1                                    ;   334.7 fp1     28 x
        vpxor ymm0, ymm0, ymm7                                    ;   335.7 fp2     28 x
        vpxor ymm2, ymm2, ymm6                                    ;   334.7 fp3     28 x
        vpxor ymm2, ymm2, ymm3                                    ;   335.7 fp0     28 x
        vpxor ymm11, ymm1, ymm8                                   ;   337.2 fp1     28 x
        vpand ymm1, ymm1, ymm4                                    ;   336.2 fp2     28 x
        vpand ymm1, ymm1, ymm0                                    ;   337.2 fp3     28 x
        vpand ymm5, ymm5, ymm6                                    ;   337.2 fp0     28 x
        vpand ymm5, ymm5, ymm2                                    ;   338.2 fp1     28 x
        vpxor ymm6, ymm6, ymm9                                    ;   338.2 fp2     28 x
        vpxor ymm1, ymm1, ymm7                                    ;   338.2 fp3     28 x
        vpor ymm7, ymm7, ymm0                                     ;   336.7 fp0     28 x
        vpxor ymm5, ymm5, ymm3                                    ;   339.2 fp1     28 x
        vpor ymm3, ymm3, ymm2                                     ;   336.7 fp2     28 x
        vpxor ymm7, ymm7, ymm8                                    ;   337.7 fp3     28 x
        vpslld ymm4, ymm7, 0xd                                    ;   338.7 fp1     46 x[0]
        vpsrld ymm12, ymm7, 0x13                                  ;   338.7 fp2     46 x[0]
        vpxor ymm3, ymm3, ymm9                                    ;   338.2 fp0     28 x
        vpand ymm8, ymm8, ymm1                                    ;   339.2 fp3     28 x
        vpslld ymm13, ymm3, 0xd                                   ;   339.2 fp1     46 x[0]
        vpand ymm9, ymm9, ymm5                                    ;   340.2 fp0     28 x
        vpsrld ymm14, ymm3, 0x13                                  ;   339.2 fp2     46 x[0]
        vpand ymm7, ymm7, ymm11                                   ;   338.7 fp3     28 x
        vpand ymm3, ymm3, ymm6                                    ;   339.2 fp0     28 x
        vpxor ymm7, ymm7, ymm0                                    ;   339.7 fp1     28 x
        vpslld ymm15, ymm7, 3                                     ;   340.7 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   340.7 fp1     47 x[2]
        vpxor ymm3, ymm3, ymm2                                    ;   340.2 fp3     28 x
        vpxor ymm4, ymm4, ymm12                                   ;   340.2 fp0     46 x[0]
        vpslld ymm12, ymm3, 3                                     ;   341.2 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   341.2 fp1     47 x[2]
        vpxor ymm13, ymm13, ymm14                                 ;   340.5 fp3     46 x[0]
        vpslld ymm14, ymm4, 3                                     ;   341.5 fp2     49 x[3]
        vpxor ymm15, ymm15, ymm7                                  ;   341.7 fp0     47 x[2]
        vpslld ymm7, ymm13, 3                                     ;   342.2 fp1     49 x[3]
        vpxor ymm0, ymm0, ymm8                                    ;   341.5 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm4                                    ;   342.5 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm15                                   ;   343.5 fp2     48 x[1]
        vpslld ymm8, ymm0, 1                                      ;   344.5 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   344.5 fp2     50 x[1]
        vpxor ymm12, ymm12, ymm3                                  ;   342.5 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm9                                    ;   343.2 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm13                                   ;   344.2 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   345.2 fp0     48 x[1]
        vpslld ymm3, ymm2, 1                                      ;   346.2 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   346.2 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm11                                   ;   344.5 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm14                                   ;   345.5 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm15                                   ;   346.5 fp1     49 x[3]
        vpslld ymm9, ymm1, 7                                      ;   347.5 fp2     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   347.5 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   345.5 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm7                                    ;   346.5 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm12                                   ;   347.5 fp2     49 x[3]
        vpslld ymm6, ymm5, 7                                      ;   348.5 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   348.5 fp2     51 x[3]
        vpxor ymm8, ymm8, ymm0                                    ;   346.5 fp3     50 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   347.2 fp0     50 x[1]
        vpslld ymm0, ymm8, 7                                      ;   348.2 fp1     53 x[2]
        vpslld ymm2, ymm3, 7                                      ;   348.5 fp2     53 x[2]
        vpxor ymm9, ymm9, ymm1                                    ;   348.5 fp3     51 x[3]
        vpxor ymm4, ymm4, ymm8                                    ;   348.2 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm9                                    ;   349.5 fp3     52 x[0]
        vpslld ymm1, ymm4, 5                                      ;   350.5 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   350.5 fp2     54 x[0]
        vpxor ymm6, ymm6, ymm5                                    ;   349.5 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm3                                  ;   349.5 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm6                                  ;   350.5 fp0     52 x[0]
        vpslld ymm5, ymm13, 5                                     ;   351.5 fp1     54 x[0]
        vpsrld ymm7, ymm13, 0x1b                                  ;   351.5 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm0                                  ;   350.5 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm9                                  ;   351.5 fp0     53 x[2]
        vpslld ymm0, ymm15, 0x16                                  ;   352.5 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   352.5 fp2     55 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   351.5 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm6                                  ;   352.5 fp0     53 x[2]
        vpslld ymm2, ymm12, 0x16                                  ;   353.5 fp1     55 x[2]
        vpsrld ymm12, ymm12, 0xa                                  ;   353.5 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm4                                    ;   352.5 fp3     80 x[0]
        vmovdqu ymm4, [rbp + 4768]                                ;   349.7 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm4                                    ;   356.7 fp0     80 x[0]
        vpxor ymm5, ymm5, ymm7                                    ;   353.2 fp1     80 x[0]
        vpxor ymm5, ymm5, ymm4                                    ;   356.7 fp2     80 x[0]
        vpxor ymm8, ymm8, [rbp + 1600]                            ;   353.5 fp3+agu1   80 x[1]
        vpxor ymm3, ymm3, [rbp + 1632]                            ;   354.2 fp0+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   354.2 fp1     80 x[2]
        vmovdqu ymm4, [rbp + 4800]                                ;   351.7 agu1    80 x[2] reload
        vpxor ymm0, ymm0, ymm4                                    ;   358.7 fp2     80 x[2]
        vpxor ymm2, ymm2, ymm12                                   ;   354.5 fp3     80 x[2]
        vpxor ymm2, ymm2, ymm4                                    ;   358.7 fp0     80 x[2]
        vmovdqu ymm4, [rbp + 4832]                                ;   352.2 agu0    80 x[3] reload
        vpxor ymm9, ymm9, ymm4                                    ;   359.2 fp1     80 x[3]
        vpxor ymm6, ymm6, ymm4                                    ;   359.2 fp2     80 x[3]
        vpand ymm4, ymm1, ymm9                                    ;   360.2 fp3     29 x
        vpxor ymm1, ymm1, ymm9                                    ;   360.2 fp0     29 x
        vpxor ymm9, ymm9, ymm0                                    ;   360.2 fp1     29 x
        vpand ymm7, ymm5, ymm6                                    ;   360.2 fp2     29 x
        vpxor ymm5, ymm5, ymm6                                    ;   360.2 fp3     29 x
        vpxor ymm6, ymm6, ymm2                                    ;   360.2 fp0     29 x
        vpxor ymm0, ymm0, ymm8                                    ;   359.7 fp1     29 x
        vpand ymm8, ymm8, ymm1                                    ;   361.2 fp2     29 x
        vpxor ymm2, ymm2, ymm3                                    ;   359.7 fp3     29 x
        vpand ymm3, ymm3, ymm5                                    ;   361.2 fp0     29 x
        vpxor ymm4, ymm4, ymm0                                    ;   361.2 fp1     29 x
        vpxor ymm7, ymm7, ymm2                                    ;   361.2 fp2     29 x
        vpxor ymm8, ymm8, ymm0                                    ;   362.2 fp3     29 x
        vpxor ymm3, ymm3, ymm2                                    ;   362.2 fp0     29 x
        vpor ymm0, ymm0, ymm1                                     ;   361.2 fp1     29 x
        vpor ymm2, ymm2, ymm5                                     ;   361.2 fp2     29 x
        vpxor ymm1, ymm1, ymm4                                    ;   362.2 fp3     29 x
        vpxor ymm5, ymm5, ymm7                                    ;   362.2 fp0     29 x
        vpxor ymm0, ymm0, ymm9                                    ;   362.2 fp1     29 x
        vpxor ymm2, ymm2, ymm6                                    ;   362.2 fp2     29 x
        vpand ymm9, ymm9, ymm8                                    ;   363.2 fp3     29 x
        vpand ymm6, ymm6, ymm3                                    ;   363.2 fp0     29 x
        vpxor ymm8, ymm8, ymm4                                    ;   363.2 fp1     29 x
        vpxor ymm3, ymm3, ymm7                                    ;   363.2 fp2     29 x
        vpand ymm8, ymm8, ymm0                                    ;   364.2 fp3     29 x
        vpand ymm3, ymm3, ymm2                                    ;   364.2 fp0     29 x
        vpxor ymm9, ymm9, ymm1                                    ;   364.2 fp1     29 x
        vpslld ymm11, ymm9, 0xd                                   ;   365.2 fp2     46 x[0]
        vpsrld ymm12, ymm9, 0x13                                  ;   365.2 fp1     46 x[0]
        vpxor ymm6, ymm6, ymm5                                    ;   364.2 fp3     29 x
        vpslld ymm13, ymm6, 0xd                                   ;   365.2 fp2     46 x[0]
        vpsrld ymm14, ymm6, 0x13                                  ;   365.2 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm9                                    ;   365.2 fp0     29 x
        vpslld ymm9, ymm0, 3                                      ;   366.2 fp2     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   366.2 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;   365.2 fp3     29 x
        vpslld ymm6, ymm2, 3                                      ;   366.2 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   366.2 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   366.2 fp0     46 x[0]
        vpxor ymm13, ymm13, ymm14                                 ;   366.2 fp3     46 x[0]
        vpslld ymm12, ymm11, 3                                    ;   367.2 fp2     49 x[3]
        vpslld ymm14, ymm13, 3                                    ;   367.2 fp1     49 x[3]
        vpxor ymm9, ymm9, ymm0                                    ;   367.2 fp0     47 x[2]
        vpxor ymm4, ymm4, ymm11                                   ;   367.2 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm9                                    ;   368.2 fp0     48 x[1]
        vpslld ymm0, ymm4, 1                                      ;   369.2 fp2     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   369.2 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   367.2 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm13                                   ;   367.2 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm6                                    ;   368.2 fp3     48 x[1]
        vpslld ymm2, ymm7, 1                                      ;   369.2 fp2     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   369.2 fp1     50 x[1]
        vpxor ymm8, ymm8, ymm1                                    ;   368.2 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm12                                   ;   369.2 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm9                                    ;   370.2 fp0     49 x[3]
        vpslld ymm1, ymm8, 7                                      ;   371.2 fp2     51 x[3]
        vpsrld ymm8, ymm8, 0x19                                   ;   371.2 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   369.7 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm14                                   ;   370.7 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm6                                    ;   371.7 fp2     49 x[3]
        vpslld ymm5, ymm3, 7                                      ;   372.7 fp1     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   372.7 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   370.7 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm7                                    ;   371.2 fp0     50 x[1]
        vpslld ymm4, ymm0, 7                                      ;   372.2 fp1     53 x[2]
        vpslld ymm7, ymm2, 7                                      ;   372.5 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   372.2 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   372.2 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   373.2 fp3     52 x[0]
        vpslld ymm8, ymm11, 5                                     ;   374.2 fp1     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   374.2 fp2     54 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   373.2 fp0     52 x[0]
        vpxor ymm5, ymm5, ymm3                                    ;   373.7 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm5                                  ;   374.7 fp0     52 x[0]
        vpslld ymm3, ymm13, 5                                     ;   375.7 fp1     54 x[0]
        vpsrld ymm12, ymm13, 0x1b                                 ;   375.7 fp2     54 x[0]
        vpxor ymm9, ymm9, ymm4                                    ;   374.7 fp3     53 x[2]
        vpxor ymm9, ymm9, ymm1                                    ;   375.7 fp0     53 x[2]
        vpslld ymm4, ymm9, 0x16                                   ;   376.7 fp1     55 x[2]
        vpsrld ymm9, ymm9, 0xa                                    ;   376.7 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm7                                    ;   375.7 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm5                                    ;   376.7 fp0     53 x[2]
        vpslld ymm7, ymm6, 0x16                                   ;   377.7 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   377.7 fp2     55 x[2]
        vpxor ymm8, ymm8, ymm11                                   ;   376.7 fp3     80 x[0]
        vpxor ymm8, ymm8, [rbp + 1664]                            ;   377.7 fp0+agu1   80 x[0]
        vpxor ymm0, ymm0, [rbp + 1728]                            ;   377.2 fp1+agu0   80 x[1]
        vpxor ymm3, ymm3, ymm12                                   ;   377.5 fp2     80 x[0]
        vpxor ymm3, ymm3, [rbp + 1696]                            ;   378.5 fp3+agu1   80 x[0]
        vpxor ymm2, ymm2, [rbp + 1760]                            ;   378.2 fp0+agu0   80 x[1]
        vpxor ymm4, ymm4, ymm9                                    ;   378.2 fp1     80 x[2]
        vpxor ymm4, ymm4, [rbp + 1792]                            ;   379.2 fp2+agu1   80 x[2]
        vpxor ymm7, ymm7, ymm6                                    ;   378.7 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 1824]                            ;   379.7 fp0+agu0   80 x[2]
        vmovdqu ymm6, [rbp + 4864]                                ;   376.7 agu1    80 x[3] reload
        vpxor ymm1, ymm1, ymm6                                    ;   383.7 fp1     80 x[3]
        vpxor ymm5, ymm5, ymm6                                    ;   383.7 fp2     80 x[3]
        vpor ymm6, ymm0, ymm4                                     ;   380.2 fp3     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   384.7 fp0     30 x
        vpor ymm9, ymm2, ymm7                                     ;   380.7 fp1     30 x
        vpxor ymm9, ymm9, ymm5                                    ;   384.7 fp2     30 x
        vpand ymm1, ymm1, ymm4                                    ;   384.7 fp3     30 x
        vpand ymm5, ymm5, ymm7                                    ;   384.7 fp0     30 x
        vpxor ymm11, ymm0, ymm8                                   ;   381.2 fp1     30 x
        vpand ymm8, ymm8, ymm6                                    ;   385.7 fp2     30 x
        vpxor ymm0, ymm0, ymm4                                    ;   381.7 fp3     30 x
        vpxor ymm0, ymm0, ymm8                                    ;   386.7 fp0     30 x
        vpxor ymm4, ymm2, ymm3                                    ;   382.2 fp1     30 x
        vpand ymm3, ymm3, ymm9                                    ;   385.7 fp2     30 x
        vpxor ymm2, ymm2, ymm7                                    ;   382.7 fp3     30 x
        vpxor ymm2, ymm2, ymm3                                    ;   386.7 fp0     30 x
        vpxor ymm1, ymm1, ymm11                                   ;   385.7 fp1     30 x
        vpxor ymm5, ymm5, ymm4                                    ;   385.7 fp2     30 x
        vpand ymm7, ymm8, ymm0                                    ;   387.7 fp3     30 x
        vpxor ymm7, ymm7, ymm6                                    ;   388.7 fp0     30 x
        vpand ymm12, ymm3, ymm2                                   ;   387.7 fp1     30 x
        vpxor ymm12, ymm12, ymm9                                  ;   388.7 fp2     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   386.7 fp3     30 x
        vpand ymm1, ymm1, ymm0                                    ;   387.7 fp0     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   388.7 fp1     30 x
        vpxor ymm1, ymm1, ymm7                                    ;   389.7 fp2     30 x
        vpslld ymm13, ymm1, 0xd                                   ;   390.7 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   390.7 fp2     46 x[0]
        vpxor ymm9, ymm9, ymm5                                    ;   386.7 fp3     30 x
        vpand ymm5, ymm5, ymm2                                    ;   387.7 fp0     30 x
        vpxor ymm9, ymm9, ymm5                                    ;   388.7 fp3     30 x
        vpxor ymm5, ymm5, ymm12                                   ;   389.7 fp0     30 x
        vpslld ymm14, ymm5, 0xd                                   ;   390.7 fp1     46 x[0]
        vpsrld ymm5, ymm5, 0x13                                   ;   390.7 fp2     46 x[0]
        vpslld ymm15, ymm6, 3                                     ;   389.7 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   389.7 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm1                                  ;   391.7 fp3     46 x[0]
        vpslld ymm1, ymm9, 3                                      ;   389.7 fp1     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;   389.7 fp2     47 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   391.7 fp0     46 x[0]
        vpslld ymm5, ymm13, 3                                     ;   392.7 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm6                                  ;   390.7 fp3     47 x[2]
        vpslld ymm6, ymm14, 3                                     ;   392.7 fp2     49 x[3]
        vpxor ymm1, ymm1, ymm9                                    ;   390.7 fp0     47 x[2]
        vpxor ymm11, ymm11, ymm8                                  ;   389.8 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;   390.8 fp0     48 x[1]
        vpxor ymm11, ymm11, ymm13                                 ;   392.7 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm15                                 ;   393.7 fp0     48 x[1]
        vpslld ymm7, ymm11, 1                                     ;   394.7 fp1     50 x[1]
        vpsrld ymm8, ymm11, 0x1f                                  ;   394.7 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   391.8 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm12                                   ;   392.8 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm14                                   ;   393.8 fp1     48 x[1]
        vpxor ymm4, ymm4, ymm1                                    ;   394.8 fp2     48 x[1]
        vpslld ymm3, ymm4, 1                                      ;   395.8 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   395.8 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm5                                    ;   393.7 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm15                                   ;   394.7 fp0     49 x[3]
        vpslld ymm5, ymm0, 7                                      ;   395.7 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   395.7 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm6                                    ;   393.8 fp3     49 x[3]
        vpxor ymm2, ymm2, ymm1                                    ;   394.8 fp0     49 x[3]
        vpslld ymm6, ymm2, 7                                      ;   395.8 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   395.8 fp2     51 x[3]
        vpxor ymm7, ymm7, ymm8                                    ;   395.7 fp3     50 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   396.8 fp0     50 x[1]
        vpslld ymm4, ymm7, 7                                      ;   396.7 fp1     53 x[2]
        vpslld ymm8, ymm3, 7                                      ;   397.8 fp2     53 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   396.7 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm7                                  ;   396.7 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   397.7 fp3     52 x[0]
        vpslld ymm0, ymm13, 5                                     ;   398.7 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   398.7 fp2     54 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;   397.2 fp0     51 x[3]
        vpxor ymm14, ymm14, ymm3                                  ;   397.8 fp3     52 x[0]
        vpxor ymm14, ymm14, ymm6                                  ;   398.8 fp0     52 x[0]
        vpslld ymm2, ymm14, 5                                     ;   399.8 fp1     54 x[0]
        vpsrld ymm11, ymm14, 0x1b                                 ;   399.8 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm4                                  ;   398.8 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm5                                  ;   399.8 fp0     53 x[2]
        vpslld ymm4, ymm15, 0x16                                  ;   400.8 fp1     55 x[2]
        vpsrld ymm12, ymm15, 0xa                                  ;   400.8 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   399.8 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm6                                    ;   400.8 fp0     53 x[2]
        vpslld ymm8, ymm1, 0x16                                   ;   401.8 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   401.8 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   400.8 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 4896]                                ;   397.8 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm9                                    ;   404.8 fp0     80 x[0]
        vpxor ymm2, ymm2, ymm11                                   ;   401.2 fp1     80 x[0]
        vpxor ymm2, ymm2, ymm9                                    ;   404.8 fp2     80 x[0]
        vmovdqu ymm9, [rbp + 4928]                                ;   398.8 agu1    80 x[1] reload
        vpxor ymm7, ymm7, ymm9                                    ;   405.8 fp3     80 x[1]
        vpxor ymm3, ymm3, ymm9                                    ;   405.8 fp0     80 x[1]
        vpxor ymm4, ymm4, ymm12                                   ;   402.2 fp1     80 x[2]
        vpxor ymm4, ymm4, [rbp + 1856]                            ;   403.2 fp2+agu0   80 x[2]
        vpxor ymm8, ymm8, ymm1                                    ;   402.8 fp3     80 x[2]
        vpxor ymm8, ymm8, [rbp + 1888]                            ;   403.8 fp0+agu1   80 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   405.8 fp1     23 x
        vmovdqu ymm1, [rbp + 4960]                                ;   400.8 agu0    80 x[3] reload
        vpxor ymm5, ymm5, ymm1                                    ;   407.8 fp2     23 x
        vpxor ymm6, ymm6, ymm1                                    ;   407.8 fp3     23 x
        vpxor ymm6, ymm6, ymm2                                    ;   408.8 fp0     23 x
        vpxor ymm1, ymm4, ymm7                                    ;   406.8 fp1     23 x
        vpand ymm7, ymm7, ymm5                                    ;   408.8 fp2     23 x
        vpxor ymm9, ymm3, ymm8                                    ;   406.8 fp3     23 x
        vpand ymm3, ymm3, ymm6                                    ;   409.8 fp0     23 x
        vpxor ymm7, ymm7, ymm0                                    ;   409.8 fp1     23 x
        vpor ymm0, ymm0, ymm5                                     ;   408.8 fp2     23 x
        vpxor ymm3, ymm3, ymm2                                    ;   410.8 fp3     23 x
        vpor ymm2, ymm2, ymm6                                     ;   409.8 fp0     23 x
        vpxor ymm0, ymm0, ymm1                                    ;   409.8 fp1     23 x
        vpxor ymm5, ymm5, ymm4                                    ;   408.8 fp2     23 x
        vpand ymm4, ymm4, ymm7                                    ;   410.8 fp3     23 x
        vpxor ymm2, ymm2, ymm9                                    ;   410.8 fp0     23 x
        vpxor ymm6, ymm6, ymm8                                    ;   409.8 fp1     23 x
        vpand ymm8, ymm8, ymm3                                    ;   411.8 fp2     23 x
        vpand ymm11, ymm1, ymm7                                   ;   410.8 fp3     23 x
        vpxor ymm7, ymm7, ymm5                                    ;   410.8 fp0     23 x
        vpxor ymm1, ymm1, ymm4                                    ;   411.8 fp1     23 x
        vpxor ymm1, ymm1, ymm7                                    ;   412.8 fp2     23 x
        vpand ymm4, ymm9, ymm3                                    ;   411.8 fp3     23 x
        vpxor ymm3, ymm3, ymm6                                    ;   411.8 fp0     23 x
        vpxor ymm9, ymm9, ymm8                                    ;   412.8 fp1     23 x
        vpxor ymm9, ymm9, ymm3                                    ;   413.8 fp2     23 x
        vpand ymm5, ymm5, ymm0                                    ;   410.8 fp3     23 x
        vpand ymm6, ymm6, ymm2                                    ;   411.8 fp0     23 x
        vpslld ymm8, ymm1, 3                                      ;   413.8 fp1     47 x[2]
        vpor ymm5, ymm5, ymm11                                    ;   411.8 fp2     23 x
        vpslld ymm11, ymm5, 0xd                                   ;   412.8 fp1     46 x[0]
        vpsrld ymm12, ymm5, 0x13                                  ;   412.8 fp2     46 x[0]
        vpsrld ymm1, ymm1, 0x1d                                   ;   413.8 fp1     47 x[2]
        vpor ymm6, ymm6, ymm4                                     ;   412.8 fp3     23 x
        vpslld ymm4, ymm6, 0xd                                    ;   413.8 fp2     46 x[0]
        vpsrld ymm13, ymm6, 0x13                                  ;   413.8 fp1     46 x[0]
        vpslld ymm14, ymm9, 3                                     ;   414.8 fp2     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;   414.8 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   413.8 fp0     46 x[0]
        vpxor ymm4, ymm4, ymm13                                   ;   414.8 fp3     46 x[0]
        vpslld ymm12, ymm11, 3                                    ;   414.8 fp2     49 x[3]
        vpslld ymm13, ymm4, 3                                     ;   415.8 fp1     49 x[3]
        vpxor ymm8, ymm8, ymm1                                    ;   414.8 fp0     47 x[2]
        vpxor ymm7, ymm7, ymm5                                    ;   413.3 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   414.8 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm8                                    ;   415.8 fp3     48 x[1]
        vpslld ymm1, ymm7, 1                                      ;   416.8 fp2     50 x[1]
        vpsrld ymm5, ymm7, 0x1f                                   ;   416.8 fp1     50 x[1]
        vpxor ymm14, ymm14, ymm9                                  ;   415.8 fp0     47 x[2]
        vpxor ymm3, ymm3, ymm6                                    ;   415.3 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm4                                    ;   416.3 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm14                                   ;   417.3 fp3     48 x[1]
        vpslld ymm6, ymm3, 1                                      ;   418.3 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   418.3 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm12                                   ;   417.2 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm8                                    ;   418.2 fp3     49 x[3]
        vpslld ymm7, ymm0, 7                                      ;   419.2 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   419.2 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm13                                   ;   418.2 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm14                                   ;   419.2 fp3     49 x[3]
        vpslld ymm9, ymm2, 7                                      ;   420.2 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   420.2 fp1     51 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   419.2 fp0     50 x[1]
        vpxor ymm6, ymm6, ymm3                                    ;   419.3 fp3     50 x[1]
        vpslld ymm3, ymm1, 7                                      ;   420.2 fp2     53 x[2]
        vpslld ymm5, ymm6, 7                                      ;   420.3 fp1     53 x[2]
        vpxor ymm7, ymm7, ymm0                                    ;   420.2 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm1                                  ;   420.3 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm7                                  ;   421.3 fp2     52 x[0]
        vpslld ymm0, ymm11, 5                                     ;   422.3 fp1     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   422.3 fp2     54 x[0]
        vpxor ymm9, ymm9, ymm2                                    ;   421.2 fp0     51 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;   421.3 fp3     52 x[0]
        vpxor ymm4, ymm4, ymm9                                    ;   422.3 fp0     52 x[0]
        vpslld ymm2, ymm4, 5                                      ;   423.3 fp1     54 x[0]
        vpsrld ymm4, ymm4, 0x1b                                   ;   423.3 fp2     54 x[0]
        vpxor ymm8, ymm8, ymm3                                    ;   422.3 fp3     53 x[2]
        vpxor ymm8, ymm8, ymm7                                    ;   423.3 fp0     53 x[2]
        vpslld ymm3, ymm8, 0x16                                   ;   424.3 fp1     55 x[2]
        vpsrld ymm8, ymm8, 0xa                                    ;   424.3 fp2     55 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   423.3 fp3     53 x[2]
        vpxor ymm14, ymm14, ymm9                                  ;   424.3 fp0     53 x[2]
        vpslld ymm5, ymm14, 0x16                                  ;   425.3 fp1     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   425.3 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm11                                   ;   424.3 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 1920]                            ;   425.3 fp0+agu1   80 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   425.3 fp1     80 x[0]
        vpxor ymm2, ymm2, [rbp + 1952]                            ;   426.3 fp3+agu0   80 x[0]
        vmovdqu ymm4, [rbp + 4992]                                ;   422.5 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm4                                    ;   429.5 fp2     80 x[1]
        vpxor ymm6, ymm6, ymm4                                    ;   429.5 fp0     80 x[1]
        vpxor ymm3, ymm3, ymm8                                    ;   426.3 fp1     80 x[2]
        vpxor ymm3, ymm3, [rbp + 1984]                            ;   427.3 fp3+agu0   80 x[2]
        vpxor ymm5, ymm5, ymm12                                   ;   426.8 fp2     80 x[2]
        vpxor ymm5, ymm5, [rbp + 2016]                            ;   427.8 fp0+agu1   80 x[2]
        vpxor ymm7, ymm7, [rbp + 2048]                            ;   427.3 fp1+agu0   80 x[3]
        vpxor ymm9, ymm9, [rbp + 2080]                            ;   427.3 fp3+agu1   80 x[3]
        vpand ymm4, ymm0, ymm1                                    ;   430.5 fp2     24 x
        vpxor ymm0, ymm0, ymm7                                    ;   428.3 fp0     24 x
        vpor ymm0, ymm0, ymm1                                     ;   430.5 fp1     24 x
        vpand ymm8, ymm2, ymm6                                    ;   430.5 fp3     24 x
        vpxor ymm2, ymm2, ymm9                                    ;   428.8 fp2     24 x
        vpor ymm2, ymm2, ymm6                                     ;   430.5 fp0     24 x
        vpxor ymm1, ymm1, ymm7                                    ;   430.5 fp1     24 x
        vpxor ymm1, ymm1, ymm3                                    ;   431.5 fp3     24 x
        vpor ymm3, ymm3, ymm4                                     ;   431.5 fp2     24 x
        vpxor ymm6, ymm6, ymm9                                    ;   430.5 fp0     24 x
        vpxor ymm6, ymm6, ymm5                                    ;   431.5 fp1     24 x
        vpor ymm5, ymm5, ymm8                                     ;   431.5 fp3     24 x
        vpxor ymm0, ymm0, ymm10                                   ;   431.5 fp2     24 x
        vpxor ymm2, ymm2, ymm10                                   ;   431.5 fp0     24 x
        vpxor ymm4, ymm4, ymm1                                    ;   432.5 fp1     24 x
        vpxor ymm8, ymm8, ymm6                                    ;   432.5 fp3     24 x
        vpand ymm1, ymm1, ymm3                                    ;   432.5 fp2     24 x
        vpand ymm6, ymm6, ymm5                                    ;   432.5 fp0     24 x
        vpor ymm1, ymm1, ymm0                                     ;   433.5 fp1     24 x
        vpor ymm6, ymm6, ymm2                                     ;   433.5 fp3     24 x
        vpxor ymm3, ymm3, ymm4                                    ;   433.5 fp2     24 x
        vpxor ymm5, ymm5, ymm8                                    ;   433.5 fp0     24 x
        vpxor ymm7, ymm7, ymm4                                    ;   433.5 fp1     24 x
        vpor ymm3, ymm3, ymm1                                     ;   434.5 fp3     24 x
        vpxor ymm9, ymm9, ymm8                                    ;   433.8 fp2     24 x
        vpor ymm5, ymm5, ymm6                                     ;   434.5 fp0     24 x
        vpxor ymm0, ymm0, ymm7                                    ;   434.5 fp1     24 x
        vpxor ymm2, ymm2, ymm9                                    ;   434.8 fp3     24 x
        vpand ymm7, ymm7, ymm1                                    ;   434.8 fp2     24 x
        vpand ymm9, ymm9, ymm6                                    ;   435.2 fp0     24 x
        vpslld ymm11, ymm4, 3                                     ;   435.3 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm0                                    ;   435.8 fp3     24 x
        vpsrld ymm4, ymm4, 0x1d                                   ;   435.8 fp2     47 x[2]
        vpslld ymm12, ymm7, 0xd                                   ;   436.8 fp1     46 x[0]
        vpsrld ymm7, ymm7, 0x13                                   ;   436.8 fp2     46 x[0]
        vpxor ymm9, ymm9, ymm2                                    ;   436.2 fp0     24 x
        vpslld ymm13, ymm9, 0xd                                   ;   437.3 fp1     46 x[0]
        vpsrld ymm9, ymm9, 0x13                                   ;   437.8 fp2     46 x[0]
        vpslld ymm14, ymm8, 3                                     ;   438.3 fp1     47 x[2]
        vpsrld ymm8, ymm8, 0x1d                                   ;   438.8 fp2     47 x[2]
        vpxor ymm12, ymm12, ymm7                                  ;   437.8 fp3     46 x[0]
        vpxor ymm13, ymm13, ymm9                                  ;   438.8 fp0     46 x[0]
        vpslld ymm7, ymm12, 3                                     ;   439.3 fp1     49 x[3]
        vpslld ymm9, ymm13, 3                                     ;   439.8 fp2     49 x[3]
        vpxor ymm11, ymm11, ymm4                                  ;   437.3 fp3     47 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   438.2 fp0     48 x[1]
        vpxor ymm3, ymm3, ymm12                                   ;   439.2 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm11                                   ;   440.2 fp0     48 x[1]
        vpslld ymm0, ymm3, 1                                      ;   441.2 fp1     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   441.2 fp2     50 x[1]
        vpxor ymm14, ymm14, ymm8                                  ;   439.8 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm2                                    ;   440.2 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;   441.2 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm14                                   ;   442.2 fp0     48 x[1]
        vpslld ymm2, ymm5, 1                                      ;   443.2 fp1     50 x[1]
        vpsrld ymm4, ymm5, 0x1f                                   ;   443.2 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   441.3 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm11                                   ;   442.3 fp0     49 x[3]
        vpslld ymm5, ymm1, 7                                      ;   443.3 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   443.3 fp2     51 x[3]
        vpxor ymm6, ymm6, ymm9                                    ;   442.3 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm14                                   ;   443.3 fp0     49 x[3]
        vpslld ymm7, ymm6, 7                                      ;   444.3 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   444.3 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   443.3 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   444.2 fp0     50 x[1]
        vpslld ymm3, ymm0, 7                                      ;   444.3 fp1     53 x[2]
        vpslld ymm4, ymm2, 7                                      ;   445.2 fp2     53 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;   444.3 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm0                                  ;   445.2 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm5                                  ;   446.2 fp1     52 x[0]
        vpslld ymm1, ymm12, 5                                     ;   447.2 fp2     54 x[0]
        vpsrld ymm8, ymm12, 0x1b                                  ;   447.2 fp1     54 x[0]
        vpxor ymm7, ymm7, ymm6                                    ;   445.3 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm2                                  ;   446.2 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm7                                  ;   447.2 fp3     52 x[0]
        vpslld ymm6, ymm13, 5                                     ;   448.2 fp2     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   448.2 fp1     54 x[0]
        vpxor ymm11, ymm11, ymm3                                  ;   447.2 fp0     53 x[2]
        vpxor ymm11, ymm11, ymm5                                  ;   448.2 fp3     53 x[2]
        vpslld ymm3, ymm11, 0x16                                  ;   449.2 fp2     55 x[2]
        vpsrld ymm11, ymm11, 0xa                                  ;   449.2 fp1     55 x[2]
        vpxor ymm14, ymm14, ymm4                                  ;   448.2 fp0     53 x[2]
        vpxor ymm14, ymm14, ymm7                                  ;   449.2 fp3     53 x[2]
        vpslld ymm4, ymm14, 0x16                                  ;   450.2 fp2     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   450.2 fp1     55 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   449.2 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 5024]                                ;   446.2 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm8                                    ;   453.2 fp3     80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   449.8 fp2     80 x[0]
        vpxor ymm6, ymm6, ymm8                                    ;   453.2 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 5056]                                ;   447.3 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm8                                    ;   454.3 fp1     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   454.3 fp3     80 x[1]
        vpxor ymm3, ymm3, ymm11                                   ;   450.8 fp2     80 x[2]
        vmovdqu ymm8, [rbp + 5088]                                ;   448.2 agu0    80 x[2] reload
        vpxor ymm3, ymm3, ymm8                                    ;   455.2 fp0     80 x[2]
        vpxor ymm4, ymm4, ymm12                                   ;   451.3 fp1     80 x[2]
        vpxor ymm4, ymm4, ymm8                                    ;   455.2 fp3     80 x[2]
        vmovdqu ymm8, [rbp + 5120]                                ;   448.8 agu1    80 x[3] reload
        vpxor ymm5, ymm5, ymm8                                    ;   455.8 fp2     80 x[3]
        vpxor ymm7, ymm7, ymm8                                    ;   455.8 fp0     80 x[3]
        vpand ymm8, ymm3, ymm1                                    ;   456.2 fp1     25 x
        vpxor ymm3, ymm3, ymm1                                    ;   456.2 fp3     25 x
        vpxor ymm3, ymm3, ymm0                                    ;   457.2 fp2     25 x
        vpxor ymm8, ymm8, ymm5                                    ;   457.2 fp0     25 x
        vpand ymm9, ymm4, ymm6                                    ;   456.2 fp1     25 x
        vpxor ymm4, ymm4, ymm6                                    ;   456.2 fp3     25 x
        vpxor ymm4, ymm4, ymm2                                    ;   457.2 fp2     25 x
        vpxor ymm9, ymm9, ymm7                                    ;   457.2 fp0     25 x
        vpor ymm5, ymm5, ymm1                                     ;   456.8 fp1     25 x
        vpor ymm7, ymm7, ymm6                                     ;   456.8 fp3     25 x
        vpxor ymm5, ymm5, ymm0                                    ;   457.8 fp2     25 x
        vpand ymm0, ymm0, ymm8                                    ;   458.2 fp0     25 x
        vpxor ymm7, ymm7, ymm2                                    ;   457.8 fp1     25 x
        vpand ymm2, ymm2, ymm9                                    ;   458.2 fp3     25 x
        vpxor ymm0, ymm0, ymm3                                    ;   459.2 fp2     25 x
        vpxor ymm2, ymm2, ymm4                                    ;   459.2 fp0     25 x
        vpxor ymm8, ymm8, ymm3                                    ;   458.2 fp1     25 x
        vpxor ymm1, ymm1, ymm8                                    ;   459.2 fp3     25 x
        vpxor ymm9, ymm9, ymm4                                    ;   458.2 fp2     25 x
        vpslld ymm11, ymm1, 0xd                                   ;   460.2 fp1     46 x[0]
        vpsrld ymm1, ymm1, 0x13                                   ;   460.2 fp2     46 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   459.2 fp0     25 x
        vpor ymm3, ymm3, ymm5                                     ;   458.8 fp3     25 x
        vpslld ymm12, ymm6, 0xd                                   ;   460.2 fp1     46 x[0]
        vpor ymm4, ymm4, ymm7                                     ;   458.8 fp0     25 x
        vpsrld ymm6, ymm6, 0x13                                   ;   460.2 fp2     46 x[0]
        vpxor ymm8, ymm8, ymm3                                    ;   459.8 fp3     25 x
        vpxor ymm9, ymm9, ymm4                                    ;   459.8 fp0     25 x
        vpxor ymm5, ymm5, ymm8                                    ;   460.8 fp1     25 x
        vpslld ymm3, ymm5, 3                                      ;   461.8 fp2     47 x[2]
        vpsrld ymm4, ymm5, 0x1d                                   ;   461.8 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   460.8 fp3     25 x
        vpslld ymm5, ymm7, 3                                      ;   461.8 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   461.8 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm1                                  ;   461.2 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm6                                  ;   461.2 fp3     46 x[0]
        vpslld ymm1, ymm11, 3                                     ;   462.2 fp2     49 x[3]
        vpslld ymm6, ymm12, 3                                     ;   462.3 fp1     49 x[3]
        vpxor ymm3, ymm3, ymm4                                    ;   462.8 fp0     47 x[2]
        vpxor ymm8, ymm8, ymm0                                    ;   461.3 fp3     48 x[1]
        vpxor ymm8, ymm8, ymm11                                   ;   462.3 fp0     48 x[1]
        vpxor ymm8, ymm8, ymm3                                    ;   463.8 fp3     48 x[1]
        vpslld ymm4, ymm8, 1                                      ;   464.8 fp2     50 x[1]
        vpsrld ymm8, ymm8, 0x1f                                   ;   464.8 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm7                                    ;   463.2 fp0     47 x[2]
        vpxor ymm9, ymm9, ymm2                                    ;   463.3 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm12                                   ;   464.3 fp2     48 x[1]
        vpxor ymm9, ymm9, ymm5                                    ;   465.3 fp0     48 x[1]
        vpslld ymm7, ymm9, 1                                      ;   466.3 fp1     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;   466.3 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm1                                    ;   464.3 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   465.3 fp0     49 x[3]
        vpslld ymm1, ymm0, 7                                      ;   466.3 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   466.3 fp2     51 x[3]
        vpxor ymm2, ymm2, ymm6                                    ;   465.3 fp3     49 x[3]
        vpxor ymm2, ymm2, ymm5                                    ;   466.3 fp0     49 x[3]
        vpslld ymm6, ymm2, 7                                      ;   467.3 fp1     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   467.3 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm8                                    ;   466.3 fp3     50 x[1]
        vpxor ymm7, ymm7, ymm9                                    ;   467.3 fp0     50 x[1]
        vpslld ymm8, ymm4, 7                                      ;   467.3 fp1     53 x[2]
        vpslld ymm9, ymm7, 7                                      ;   468.3 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm0                                    ;   467.3 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm4                                  ;   468.2 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm1                                  ;   469.2 fp1     52 x[0]
        vpslld ymm0, ymm11, 5                                     ;   470.2 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   470.2 fp1     54 x[0]
        vpxor ymm6, ymm6, ymm2                                    ;   468.3 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm7                                  ;   469.2 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm6                                  ;   470.2 fp3     52 x[0]
        vpslld ymm2, ymm12, 5                                     ;   471.2 fp2     54 x[0]
        vpsrld ymm12, ymm12, 0x1b                                 ;   471.2 fp1     54 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   470.2 fp0     53 x[2]
        vpxor ymm3, ymm3, ymm1                                    ;   471.2 fp3     53 x[2]
        vpslld ymm8, ymm3, 0x16                                   ;   472.2 fp2     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   472.2 fp1     55 x[2]
        vpxor ymm5, ymm5, ymm9                                    ;   471.2 fp0     53 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   472.2 fp3     53 x[2]
        vpslld ymm9, ymm5, 0x16                                   ;   473.2 fp2     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   473.2 fp1     55 x[2]
        vpxor ymm0, ymm0, ymm11                                   ;   472.2 fp0     80 x[0]
        vpxor ymm0, ymm0, [rbp + 2112]                            ;   473.2 fp3+agu0   80 x[0]
        vpxor ymm2, ymm2, ymm12                                   ;   472.8 fp2     80 x[0]
        vpxor ymm2, ymm2, [rbp + 2144]                            ;   473.8 fp0+agu1   80 x[0]
        vmovdqu ymm11, [rbp + 5152]                               ;   470.3 agu0    80 x[1] reload
        vpxor ymm4, ymm4, ymm11                                   ;   477.3 fp1     80 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   477.3 fp3     80 x[1]
        vpxor ymm8, ymm8, ymm3                                    ;   473.8 fp2     80 x[2]
        vmovdqu ymm3, [rbp + 5184]                                ;   471.2 agu1    80 x[2] reload
        vpxor ymm8, ymm8, ymm3                                    ;   478.2 fp0     80 x[2]
        vpxor ymm9, ymm9, ymm5                                    ;   474.3 fp1     80 x[2]
        vpxor ymm9, ymm9, ymm3                                    ;   478.2 fp3     80 x[2]
        vpxor ymm1, ymm1, [rbp + 2176]                            ;   474.8 fp2+agu0   80 x[3]
        vpxor ymm6, ymm6, [rbp + 2208]                            ;   475.2 fp0+agu1   80 x[3]
        vpand ymm3, ymm0, ymm4                                    ;   478.3 fp1     26 x
        vpxor ymm4, ymm4, ymm1                                    ;   478.3 fp3     26 x
        vpor ymm1, ymm1, ymm0                                     ;   475.8 fp2     26 x
        vpxor ymm0, ymm0, ymm8                                    ;   479.2 fp0     26 x
        vpand ymm5, ymm2, ymm7                                    ;   478.3 fp1     26 x
        vpxor ymm7, ymm7, ymm6                                    ;   478.3 fp3     26 x
        vpor ymm6, ymm6, ymm2                                     ;   476.8 fp2     26 x
        vpxor ymm2, ymm2, ymm9                                    ;   479.2 fp0     26 x
        vpor ymm0, ymm0, ymm3                                     ;   480.2 fp1     26 x
        vpor ymm2, ymm2, ymm5                                     ;   480.2 fp3     26 x
        vpxor ymm0, ymm0, ymm4                                    ;   481.2 fp2     26 x
        vpor ymm4, ymm4, ymm3                                     ;   479.3 fp0     26 x
        vpxor ymm2, ymm2, ymm7                                    ;   481.2 fp1     26 x
        vpor ymm7, ymm7, ymm5                                     ;   479.3 fp3     26 x
        vpand ymm8, ymm8, ymm1                                    ;   479.2 fp2     26 x
        vpand ymm9, ymm9, ymm6                                    ;   479.2 fp0     26 x
        vpxor ymm4, ymm4, ymm8                                    ;   480.3 fp1     26 x
        vpxor ymm1, ymm1, ymm3                                    ;   479.3 fp3     26 x
        vpxor ymm7, ymm7, ymm9                                    ;   480.3 fp2     26 x
        vpxor ymm6, ymm6, ymm5                                    ;   480.2 fp0     26 x
        vpor ymm3, ymm3, ymm8                                     ;   480.3 fp1     26 x
        vpor ymm5, ymm5, ymm9                                     ;   480.3 fp3     26 x
        vpor ymm8, ymm8, ymm1                                     ;   480.8 fp2     26 x
        vpor ymm9, ymm9, ymm6                                     ;   481.2 fp0     26 x
        vpxor ymm8, ymm8, ymm0                                    ;   482.2 fp1     26 x
        vpxor ymm9, ymm9, ymm2                                    ;   482.2 fp3     26 x
        vpand ymm0, ymm0, ymm4                                    ;   482.2 fp2     26 x
        vpor ymm1, ymm1, ymm4                                     ;   482.2 fp0     26 x
        vpand ymm2, ymm2, ymm7                                    ;   482.3 fp1     26 x
        vpor ymm6, ymm6, ymm7                                     ;   482.3 fp3     26 x
        vpxor ymm0, ymm0, ymm1                                    ;   483.2 fp2     26 x
        vpslld ymm11, ymm0, 0xd                                   ;   484.2 fp1     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   484.2 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   483.3 fp0     26 x
        vpslld ymm12, ymm2, 0xd                                   ;   484.3 fp1     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   484.8 fp2     46 x[0]
        vpxor ymm1, ymm1, ymm8                                    ;   483.3 fp3     26 x
        vpslld ymm13, ymm1, 3                                     ;   485.3 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   485.8 fp2     47 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;   484.2 fp0     26 x
        vpslld ymm14, ymm6, 3                                     ;   486.3 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   486.8 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm0                                  ;   485.2 fp3     46 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;   485.8 fp0     46 x[0]
        vpslld ymm0, ymm11, 3                                     ;   487.3 fp1     49 x[3]
        vpslld ymm2, ymm12, 3                                     ;   487.8 fp2     49 x[3]
        vpxor ymm13, ymm13, ymm1                                  ;   486.8 fp3     47 x[2]
        vpxor ymm4, ymm4, ymm11                                   ;   486.2 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm13                                   ;   487.8 fp3     48 x[1]
        vpslld ymm1, ymm4, 1                                      ;   488.8 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   488.8 fp2     50 x[1]
        vpxor ymm14, ymm14, ymm6                                  ;   487.8 fp0     47 x[2]
        vpxor ymm7, ymm7, ymm12                                   ;   487.3 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm14                                   ;   488.8 fp0     48 x[1]
        vpslld ymm6, ymm7, 1                                      ;   489.8 fp1     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   489.8 fp2     50 x[1]
        vpxor ymm8, ymm8, ymm3                                    ;   488.3 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm0                                    ;   489.3 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm13                                   ;   490.3 fp3     49 x[3]
        vpslld ymm0, ymm8, 7                                      ;   491.3 fp1     51 x[3]
        vpsrld ymm3, ymm8, 0x19                                   ;   491.3 fp2     51 x[3]
        vpxor ymm9, ymm9, ymm5                                    ;   490.2 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm2                                    ;   491.2 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm14                                   ;   492.2 fp0     49 x[3]
        vpslld ymm2, ymm9, 7                                      ;   493.2 fp1     51 x[3]
        vpsrld ymm5, ymm9, 0x19                                   ;   493.2 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm4                                    ;   491.3 fp3     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   492.2 fp0     50 x[1]
        vpslld ymm4, ymm1, 7                                      ;   492.3 fp1     53 x[2]
        vpslld ymm7, ymm6, 7                                      ;   493.2 fp2     53 x[2]
        vpxor ymm0, ymm0, ymm3                                    ;   492.3 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm1                                  ;   493.2 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm0                                  ;   494.2 fp1     52 x[0]
        vpslld ymm3, ymm11, 5                                     ;   495.2 fp2     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   495.2 fp1     54 x[0]
        vpxor ymm12, ymm12, ymm6                                  ;   493.3 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm5                                    ;   494.2 fp0     51 x[3]
        vpxor ymm12, ymm12, ymm2                                  ;   495.2 fp3     52 x[0]
        vpslld ymm5, ymm12, 5                                     ;   496.2 fp2     54 x[0]
        vpsrld ymm9, ymm12, 0x1b                                  ;   496.2 fp1     54 x[0]
        vpxor ymm13, ymm13, ymm4                                  ;   495.2 fp0     53 x[2]
        vpxor ymm13, ymm13, ymm0                                  ;   496.2 fp3     53 x[2]
        vpslld ymm4, ymm13, 0x16                                  ;   497.2 fp2     55 x[2]
        vpsrld ymm11, ymm13, 0xa                                  ;   497.2 fp1     55 x[2]
        vpxor ymm14, ymm14, ymm7                                  ;   496.2 fp0     53 x[2]
        vpxor ymm14, ymm14, ymm2                                  ;   497.2 fp3     53 x[2]
        vpslld ymm7, ymm14, 0x16                                  ;   498.2 fp2     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   498.2 fp1     55 x[2]
        vpxor ymm3, ymm3, ymm8                                    ;   497.2 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 5216]                                ;   494.2 agu0    80 x[0] reload
        vpxor ymm3, ymm3, ymm8                                    ;   501.2 fp3     80 x[0]
        vpxor ymm5, ymm5, ymm9                                    ;   497.8 fp2     80 x[0]
        vpxor ymm5, ymm5, ymm8                                    ;   501.2 fp0     80 x[0]
        vmovdqu ymm8, [rbp + 5248]                                ;   495.3 agu1    80 x[1] reload
        vpxor ymm1, ymm1, ymm8                                    ;   502.3 fp1     80 x[1]
        vpxor ymm6, ymm6, ymm8                                    ;   502.3 fp3     80 x[1]
        vpxor ymm4, ymm4, ymm11                                   ;   498.8 fp2     80 x[2]
        vpxor ymm4, ymm4, [rbp + 2240]                            ;   499.8 fp0+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm12                                   ;   499.3 fp1     80 x[2]
        vpxor ymm7, ymm7, [rbp + 2272]                            ;   500.3 fp3+agu1   80 x[2]
        vmovdqu ymm8, [rbp + 5280]                                ;   497.2 agu0    80 x[3] reload
        vpxor ymm0, ymm0, ymm8                                    ;   504.2 fp2     80 x[3]
        vpxor ymm2, ymm2, ymm8                                    ;   504.2 fp0     80 x[3]
        vpxor ymm8, ymm3, ymm1                                    ;   503.3 fp1     27 x
        vpxor ymm3, ymm3, ymm0                                    ;   505.2 fp3     27 x
        vpxor ymm9, ymm5, ymm6                                    ;   503.3 fp2     27 x
        vpxor ymm5, ymm5, ymm2                                    ;   505.2 fp0     27 x
        vpxor ymm0, ymm0, ymm4                                    ;   505.2 fp1     27 x
        vpxor ymm2, ymm2, ymm7                                    ;   505.2 fp3     27 x
        vpand ymm8, ymm8, ymm3                                    ;   506.2 fp2     27 x
        vpand ymm9, ymm9, ymm5                                    ;   506.2 fp0     27 x
        vpor ymm4, ymm4, ymm3                                     ;   506.2 fp1     27 x
        vpor ymm7, ymm7, ymm5                                     ;   506.2 fp3     27 x
        vpxor ymm8, ymm8, ymm0                                    ;   507.2 fp2     27 x
        vpxor ymm9, ymm9, ymm2                                    ;   507.2 fp0     27 x
        vpand ymm0, ymm0, ymm4                                    ;   507.2 fp1     27 x
        vpand ymm2, ymm2, ymm7                                    ;   507.2 fp3     27 x
        vpxor ymm4, ymm4, ymm1                                    ;   507.2 fp2     27 x
        vpxor ymm4, ymm4, ymm0                                    ;   508.2 fp0     27 x
        vpxor ymm7, ymm7, ymm6                                    ;   507.2 fp1     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   508.2 fp3     27 x
        vpand ymm0, ymm0, ymm8                                    ;   508.2 fp2     27 x
        vpand ymm2, ymm2, ymm9                                    ;   508.2 fp0     27 x
        vpslld ymm11, ymm8, 0xd                                   ;   508.2 fp1     46 x[0]
        vpor ymm4, ymm4, ymm0                                     ;   509.2 fp3     27 x
        vpsrld ymm12, ymm8, 0x13                                  ;   508.2 fp2     46 x[0]
        vpor ymm7, ymm7, ymm2                                     ;   509.2 fp0     27 x
        vpxor ymm0, ymm0, ymm3                                    ;   509.2 fp1     27 x
        vpslld ymm13, ymm9, 0xd                                   ;   508.2 fp2     46 x[0]
        vpxor ymm2, ymm2, ymm5                                    ;   509.2 fp3     27 x
        vpsrld ymm14, ymm9, 0x13                                  ;   508.2 fp1     46 x[0]
        vpand ymm8, ymm8, ymm1                                    ;   508.2 fp0     27 x
        vpxor ymm1, ymm1, ymm0                                    ;   510.2 fp2     27 x
        vpand ymm9, ymm9, ymm6                                    ;   508.2 fp3     27 x
        vpxor ymm6, ymm6, ymm2                                    ;   510.2 fp0     27 x
        vpslld ymm15, ymm1, 3                                     ;   511.2 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   511.2 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   509.2 fp3     46 x[0]
        vpslld ymm12, ymm6, 3                                     ;   511.2 fp1     47 x[2]
        vpsrld ymm6, ymm6, 0x1d                                   ;   511.2 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm14                                 ;   509.5 fp0     46 x[0]
        vpslld ymm14, ymm11, 3                                    ;   510.5 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm1                                  ;   512.2 fp3     47 x[2]
        vpslld ymm1, ymm13, 3                                     ;   511.2 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm0                                    ;   510.5 fp0     48 x[1]
        vpxor ymm4, ymm4, ymm11                                   ;   511.5 fp3     48 x[1]
        vpxor ymm4, ymm4, ymm15                                   ;   513.2 fp0     48 x[1]
        vpslld ymm0, ymm4, 1                                      ;   514.2 fp1     50 x[1]
        vpsrld ymm4, ymm4, 0x1f                                   ;   514.2 fp2     50 x[1]
        vpxor ymm12, ymm12, ymm6                                  ;   512.2 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   512.5 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   513.5 fp1     48 x[1]
        vpxor ymm7, ymm7, ymm12                                   ;   514.5 fp2     48 x[1]
        vpslld ymm2, ymm7, 1                                      ;   515.5 fp1     50 x[1]
        vpsrld ymm6, ymm7, 0x1f                                   ;   515.5 fp2     50 x[1]
        vpxor ymm3, ymm3, ymm8                                    ;   513.2 fp3     49 x[3]
        vpxor ymm3, ymm3, ymm14                                   ;   514.2 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm15                                   ;   515.2 fp3     49 x[3]
        vpslld ymm7, ymm3, 7                                      ;   516.2 fp1     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   516.2 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm9                                    ;   514.5 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm1                                    ;   515.5 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm12                                   ;   516.5 fp0     49 x[3]
        vpslld ymm1, ymm5, 7                                      ;   517.5 fp1     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   517.5 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm4                                    ;   516.2 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm6                                    ;   516.5 fp0     50 x[1]
        vpslld ymm4, ymm0, 7                                      ;   517.2 fp1     53 x[2]
        vpslld ymm6, ymm2, 7                                      ;   517.5 fp2     53 x[2]
        vpxor ymm7, ymm7, ymm3                                    ;   517.2 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   517.5 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm7                                  ;   518.5 fp1     52 x[0]
        vpslld ymm3, ymm11, 5                                     ;   519.5 fp2     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   519.5 fp1     54 x[0]
        vpxor ymm1, ymm1, ymm5                                    ;   518.5 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm2                                  ;   518.5 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm1                                  ;   519.5 fp2     52 x[0]
        vpslld ymm5, ymm13, 5                                     ;   520.5 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   520.5 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm4                                  ;   519.2 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm7                                  ;   520.2 fp0     53 x[2]
        vpslld ymm4, ymm15, 0x16                                  ;   521.2 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   521.2 fp2     55 x[2]
        vpxor ymm12, ymm12, ymm6                                  ;   520.2 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm1                                  ;   521.2 fp0     53 x[2]
        vpslld ymm6, ymm12, 0x16                                  ;   522.2 fp1     55 x[2]
        vpsrld ymm12, ymm12, 0xa                                  ;   522.2 fp2     55 x[2]
        vpxor ymm3, ymm3, ymm8                                    ;   521.2 fp3     80 x[0]
        vpxor ymm3, ymm3, [rbp + 2304]                            ;   522.2 fp0+agu1   80 x[0]
        vpxor ymm5, ymm5, ymm9                                    ;   522.2 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 2336]                            ;   523.2 fp0+agu0   80 x[0]
        vmovdqu ymm8, [rbp + 5312]                                ;   519.7 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm8                                    ;   526.7 fp1     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   526.7 fp2     80 x[1]
        vmovdqu ymm8, [rbp + 5376]                                ;   520.2 agu0    80 x[3] reload
        vpxor ymm7, ymm7, ymm8                                    ;   527.2 fp3     80 x[3]
        vpxor ymm1, ymm1, ymm8                                    ;   527.2 fp0     80 x[3]
        vpxor ymm4, ymm4, ymm11                                   ;   523.5 fp1     28 x
        vpxor ymm4, ymm4, ymm3                                    ;   524.5 fp2     28 x
        vmovdqu ymm8, [rbp + 5344]                                ;   520.8 agu1    80 x[2] reload
        vpxor ymm4, ymm4, ymm8                                    ;   527.8 fp3     28 x
        vpxor ymm6, ymm6, ymm12                                   ;   524.5 fp0     28 x
        vpxor ymm6, ymm6, ymm8                                    ;   527.8 fp1     28 x
        vpxor ymm6, ymm6, ymm5                                    ;   528.8 fp2     28 x
        vpor ymm8, ymm0, ymm3                                     ;   527.7 fp3     28 x
        vpxor ymm8, ymm8, ymm4                                    ;   528.8 fp0     28 x
        vpor ymm9, ymm2, ymm5                                     ;   527.7 fp1     28 x
        vpxor ymm9, ymm9, ymm6                                    ;   529.8 fp2     28 x
        vpxor ymm0, ymm0, ymm3                                    ;   527.7 fp3     28 x
        vpxor ymm0, ymm0, ymm7                                    ;   528.7 fp0     28 x
        vpxor ymm2, ymm2, ymm5                                    ;   527.7 fp1     28 x
        vpxor ymm2, ymm2, ymm1                                    ;   528.7 fp2     28 x
        vpand ymm4, ymm4, ymm3                                    ;   528.8 fp3     28 x
        vpand ymm4, ymm4, ymm0                                    ;   529.8 fp0     28 x
        vpxor ymm3, ymm3, ymm8                                    ;   529.8 fp1     28 x
        vpand ymm6, ymm6, ymm5                                    ;   529.8 fp2     28 x
        vpand ymm6, ymm6, ymm2                                    ;   530.8 fp3     28 x
        vpxor ymm5, ymm5, ymm9                                    ;   530.8 fp0     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   530.8 fp1     28 x
        vpor ymm7, ymm7, ymm0                                     ;   529.7 fp2     28 x
        vpxor ymm6, ymm6, ymm1                                    ;   531.8 fp3     28 x
        vpor ymm1, ymm1, ymm2                                     ;   529.7 fp0     28 x
        vpxor ymm7, ymm7, ymm8                                    ;   530.7 fp1     28 x
        vpslld ymm11, ymm7, 0xd                                   ;   531.7 fp2     46 x[0]
        vpsrld ymm12, ymm7, 0x13                                  ;   531.7 fp1     46 x[0]
        vpxor ymm1, ymm1, ymm9                                    ;   530.8 fp3     28 x
        vpand ymm8, ymm8, ymm4                                    ;   531.8 fp0     28 x
        vpslld ymm13, ymm1, 0xd                                   ;   531.8 fp2     46 x[0]
        vpand ymm9, ymm9, ymm6                                    ;   532.8 fp3     28 x
        vpsrld ymm14, ymm1, 0x13                                  ;   531.8 fp1     46 x[0]
        vpand ymm7, ymm7, ymm3                                    ;   531.7 fp0     28 x
        vpand ymm1, ymm1, ymm5                                    ;   532.2 fp2     28 x
        vpxor ymm7, ymm7, ymm0                                    ;   532.7 fp3     28 x
        vpslld ymm15, ymm7, 3                                     ;   533.7 fp1     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   533.7 fp2     47 x[2]
        vpxor ymm1, ymm1, ymm2                                    ;   533.2 fp0     28 x
        vpxor ymm11, ymm11, ymm12                                 ;   533.2 fp3     46 x[0]
        vpslld ymm12, ymm1, 3                                     ;   534.2 fp1     47 x[2]
        vpsrld ymm1, ymm1, 0x1d                                   ;   534.2 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm14                                 ;   533.5 fp0     46 x[0]
        vpslld ymm14, ymm11, 3                                    ;   534.5 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm7                                  ;   534.7 fp3     47 x[2]
        vpslld ymm7, ymm13, 3                                     ;   535.2 fp2     49 x[3]
        vpxor ymm0, ymm0, ymm8                                    ;   534.5 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   535.5 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm15                                   ;   536.5 fp0     48 x[1]
        vpslld ymm8, ymm0, 1                                      ;   537.5 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   537.5 fp2     50 x[1]
        vpxor ymm12, ymm12, ymm1                                  ;   536.2 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm9                                    ;   536.5 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm13                                   ;   537.5 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   538.5 fp2     48 x[1]
        vpslld ymm1, ymm2, 1                                      ;   539.5 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   539.5 fp2     50 x[1]
        vpxor ymm4, ymm4, ymm3                                    ;   537.2 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm14                                   ;   538.2 fp0     49 x[3]
        vpxor ymm4, ymm4, ymm15                                   ;   539.2 fp3     49 x[3]
        vpslld ymm3, ymm4, 7                                      ;   540.2 fp1     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   540.2 fp2     51 x[3]
        vpxor ymm6, ymm6, ymm5                                    ;   538.5 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm7                                    ;   539.5 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm12                                   ;   540.5 fp0     49 x[3]
        vpslld ymm5, ymm6, 7                                      ;   541.5 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   541.5 fp2     51 x[3]
        vpxor ymm8, ymm8, ymm0                                    ;   540.2 fp3     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   540.5 fp0     50 x[1]
        vpslld ymm0, ymm8, 7                                      ;   541.2 fp1     53 x[2]
        vpslld ymm2, ymm1, 7                                      ;   541.5 fp2     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   541.2 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm8                                  ;   541.5 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm3                                  ;   542.5 fp1     52 x[0]
        vpslld ymm4, ymm11, 5                                     ;   543.5 fp2     54 x[0]
        vpsrld ymm7, ymm11, 0x1b                                  ;   543.5 fp1     54 x[0]
        vpxor ymm5, ymm5, ymm6                                    ;   542.5 fp3     51 x[3]
        vpxor ymm13, ymm13, ymm1                                  ;   542.5 fp0     52 x[0]
        vpxor ymm13, ymm13, ymm5                                  ;   543.5 fp2     52 x[0]
        vpslld ymm6, ymm13, 5                                     ;   544.5 fp1     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   544.5 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm0                                  ;   543.2 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm3                                  ;   544.2 fp0     53 x[2]
        vpslld ymm0, ymm15, 0x16                                  ;   545.2 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   545.2 fp2     55 x[2]
        vpxor ymm12, ymm12, ymm2                                  ;   544.2 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm5                                  ;   545.2 fp0     53 x[2]
        vpslld ymm2, ymm12, 0x16                                  ;   546.2 fp1     55 x[2]
        vpsrld ymm12, ymm12, 0xa                                  ;   546.2 fp2     55 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   545.2 fp3     80 x[0]
        vmovdqu ymm7, [rbp + 5408]                                ;   542.7 agu0    80 x[0] reload
        vpxor ymm4, ymm4, ymm7                                    ;   549.7 fp0     80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   546.2 fp3     80 x[0]
        vpxor ymm6, ymm6, ymm7                                    ;   549.7 fp0     80 x[0]
        vpxor ymm8, ymm8, [rbp + 2368]                            ;   546.5 fp1+agu1   80 x[1]
        vpxor ymm1, ymm1, [rbp + 2400]                            ;   547.2 fp2+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm11                                   ;   547.2 fp3     80 x[2]
        vmovdqu ymm7, [rbp + 5440]                                ;   544.5 agu1    80 x[2] reload
        vpxor ymm0, ymm0, ymm7                                    ;   551.5 fp0     80 x[2]
        vpxor ymm2, ymm2, ymm12                                   ;   547.5 fp1     80 x[2]
        vpxor ymm2, ymm2, ymm7                                    ;   551.5 fp2     80 x[2]
        vmovdqu ymm7, [rbp + 5472]                                ;   544.8 agu0    80 x[3] reload
        vpxor ymm3, ymm3, ymm7                                    ;   551.8 fp3     80 x[3]
        vpxor ymm5, ymm5, ymm7                                    ;   551.8 fp0     80 x[3]
        vpand ymm7, ymm4, ymm3                                    ;   552.8 fp1     29 x
        vpxor ymm4, ymm4, ymm3                                    ;   552.8 fp2     29 x
        vpxor ymm3, ymm3, ymm0                                    ;   552.8 fp3     29 x
        vpand ymm9, ymm6, ymm5                                    ;   552.8 fp0     29 x
        vpxor ymm6, ymm6, ymm5                                    ;   552.8 fp1     29 x
        vpxor ymm5, ymm5, ymm2                                    ;   552.8 fp2     29 x
        vpxor ymm0, ymm0, ymm8                                    ;   552.5 fp3     29 x
        vpand ymm8, ymm8, ymm4                                    ;   553.8 fp0     29 x
        vpxor ymm2, ymm2, ymm1                                    ;   552.5 fp1     29 x
        vpand ymm1, ymm1, ymm6                                    ;   553.8 fp2     29 x
        vpxor ymm7, ymm7, ymm0                                    ;   553.8 fp3     29 x
        vpxor ymm9, ymm9, ymm2                                    ;   553.8 fp0     29 x
        vpxor ymm8, ymm8, ymm0                                    ;   554.8 fp1     29 x
        vpxor ymm1, ymm1, ymm2                                    ;   554.8 fp2     29 x
        vpor ymm0, ymm0, ymm4                                     ;   553.8 fp3     29 x
        vpor ymm2, ymm2, ymm6                                     ;   553.8 fp0     29 x
        vpxor ymm4, ymm4, ymm7                                    ;   554.8 fp1     29 x
        vpxor ymm6, ymm6, ymm9                                    ;   554.8 fp2     29 x
        vpxor ymm0, ymm0, ymm3                                    ;   554.8 fp3     29 x
        vpxor ymm2, ymm2, ymm5                                    ;   554.8 fp0     29 x
        vpand ymm3, ymm3, ymm8                                    ;   555.8 fp1     29 x
        vpand ymm5, ymm5, ymm1                                    ;   555.8 fp2     29 x
        vpxor ymm8, ymm8, ymm7                                    ;   555.8 fp3     29 x
        vpxor ymm1, ymm1, ymm9                                    ;   555.8 fp0     29 x
        vpand ymm8, ymm8, ymm0                                    ;   556.8 fp1     29 x
        vpand ymm1, ymm1, ymm2                                    ;   556.8 fp2     29 x
        vpxor ymm3, ymm3, ymm4                                    ;   556.8 fp3     29 x
        vpslld ymm11, ymm3, 0xd                                   ;   557.8 fp1     46 x[0]
        vpsrld ymm12, ymm3, 0x13                                  ;   557.8 fp2     46 x[0]
        vpxor ymm5, ymm5, ymm6                                    ;   556.8 fp0     29 x
        vpslld ymm13, ymm5, 0xd                                   ;   557.8 fp1     46 x[0]
        vpsrld ymm14, ymm5, 0x13                                  ;   557.8 fp2     46 x[0]
        vpxor ymm0, ymm0, ymm3                                    ;   557.8 fp3     29 x
        vpslld ymm3, ymm0, 3                                      ;   558.8 fp1     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   558.8 fp2     47 x[2]
        vpxor ymm2, ymm2, ymm5                                    ;   557.8 fp0     29 x
        vpslld ymm5, ymm2, 3                                      ;   558.8 fp1     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   559.2 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   558.8 fp3     46 x[0]
        vpxor ymm13, ymm13, ymm14                                 ;   558.8 fp0     46 x[0]
        vpslld ymm12, ymm11, 3                                    ;   559.8 fp1     49 x[3]
        vpslld ymm14, ymm13, 3                                    ;   560.2 fp2     49 x[3]
        vpxor ymm3, ymm3, ymm0                                    ;   559.8 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm11                                   ;   559.8 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   560.8 fp3     48 x[1]
        vpslld ymm0, ymm7, 1                                      ;   561.8 fp1     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   561.8 fp2     50 x[1]
        vpxor ymm5, ymm5, ymm2                                    ;   560.2 fp0     47 x[2]
        vpxor ymm9, ymm9, ymm13                                   ;   560.2 fp3     48 x[1]
        vpxor ymm9, ymm9, ymm5                                    ;   561.2 fp0     48 x[1]
        vpslld ymm2, ymm9, 1                                      ;   562.2 fp1     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;   562.2 fp2     50 x[1]
        vpxor ymm8, ymm8, ymm4                                    ;   561.2 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm12                                   ;   562.2 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm3                                    ;   563.2 fp3     49 x[3]
        vpslld ymm4, ymm8, 7                                      ;   564.2 fp1     51 x[3]
        vpsrld ymm8, ymm8, 0x19                                   ;   564.2 fp2     51 x[3]
        vpxor ymm1, ymm1, ymm6                                    ;   562.5 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm14                                   ;   563.5 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   564.5 fp0     49 x[3]
        vpslld ymm6, ymm1, 7                                      ;   565.5 fp1     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   565.5 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm7                                    ;   564.2 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm9                                    ;   564.5 fp0     50 x[1]
        vpslld ymm7, ymm0, 7                                      ;   565.2 fp1     53 x[2]
        vpslld ymm9, ymm2, 7                                      ;   565.5 fp2     53 x[2]
        vpxor ymm4, ymm4, ymm8                                    ;   565.2 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   565.5 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   566.5 fp1     52 x[0]
        vpslld ymm8, ymm11, 5                                     ;   567.5 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   567.5 fp1     54 x[0]
        vpxor ymm13, ymm13, ymm2                                  ;   566.2 fp3     52 x[0]
        vpxor ymm6, ymm6, ymm1                                    ;   566.5 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm6                                  ;   567.5 fp2     52 x[0]
        vpslld ymm1, ymm13, 5                                     ;   568.5 fp1     54 x[0]
        vpsrld ymm12, ymm13, 0x1b                                 ;   568.5 fp2     54 x[0]
        vpxor ymm3, ymm3, ymm7                                    ;   567.2 fp3     53 x[2]
        vpxor ymm3, ymm3, ymm4                                    ;   568.2 fp0     53 x[2]
        vpslld ymm7, ymm3, 0x16                                   ;   569.2 fp1     55 x[2]
        vpsrld ymm3, ymm3, 0xa                                    ;   569.2 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm9                                    ;   568.2 fp3     53 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   569.2 fp0     53 x[2]
        vpslld ymm9, ymm5, 0x16                                   ;   570.2 fp1     55 x[2]
        vpsrld ymm5, ymm5, 0xa                                    ;   570.2 fp2     55 x[2]
        vpxor ymm8, ymm8, ymm11                                   ;   569.2 fp3     80 x[0]
        vpxor ymm8, ymm8, [rbp + 2432]                            ;   570.2 fp0+agu1   80 x[0]
        vpxor ymm0, ymm0, [rbp + 2496]                            ;   570.2 fp3+agu0   80 x[1]
        vpxor ymm1, ymm1, ymm12                                   ;   570.5 fp0     80 x[0]
        vpxor ymm1, ymm1, [rbp + 2464]                            ;   571.5 fp1+agu1   80 x[0]
        vpxor ymm2, ymm2, [rbp + 2528]                            ;   571.2 fp2+agu0   80 x[1]
        vpxor ymm7, ymm7, ymm3                                    ;   571.2 fp3     80 x[2]
        vpxor ymm7, ymm7, [rbp + 2560]                            ;   572.2 fp0+agu1   80 x[2]
        vpxor ymm9, ymm9, ymm5                                    ;   571.5 fp1     80 x[2]
        vpxor ymm9, ymm9, [rbp + 2592]                            ;   572.5 fp2+agu0   80 x[2]
        vmovdqu ymm3, [rbp + 5504]                                ;   569.5 agu1    80 x[3] reload
        vpxor ymm4, ymm4, ymm3                                    ;   576.5 fp3     80 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   576.5 fp0     80 x[3]
        vpor ymm3, ymm0, ymm7                                     ;   573.2 fp1     30 x
        vpxor ymm3, ymm3, ymm4                                    ;   577.5 fp2     30 x
        vpor ymm5, ymm2, ymm9                                     ;   573.5 fp3     30 x
        vpxor ymm5, ymm5, ymm6                                    ;   577.5 fp0     30 x
        vpand ymm4, ymm4, ymm7                                    ;   577.5 fp1     30 x
        vpand ymm6, ymm6, ymm9                                    ;   577.5 fp2     30 x
        vpxor ymm11, ymm0, ymm8                                   ;   574.2 fp3     30 x
        vpand ymm8, ymm8, ymm3                                    ;   578.5 fp0     30 x
        vpxor ymm0, ymm0, ymm7                                    ;   574.5 fp1     30 x
        vpxor ymm0, ymm0, ymm8                                    ;   579.5 fp2     30 x
        vpxor ymm9, ymm9, ymm2                                    ;   575.2 fp3     30 x
        vpxor ymm2, ymm2, ymm1                                    ;   575.5 fp0     30 x
        vpand ymm1, ymm1, ymm5                                    ;   578.5 fp1     30 x
        vpxor ymm9, ymm9, ymm1                                    ;   579.5 fp2     30 x
        vpxor ymm4, ymm4, ymm11                                   ;   578.5 fp3     30 x
        vpxor ymm6, ymm6, ymm2                                    ;   578.5 fp0     30 x
        vpand ymm7, ymm8, ymm0                                    ;   580.5 fp1     30 x
        vpxor ymm7, ymm7, ymm3                                    ;   581.5 fp2     30 x
        vpand ymm12, ymm1, ymm9                                   ;   580.5 fp3     30 x
        vpxor ymm12, ymm12, ymm5                                  ;   581.5 fp0     30 x
        vpxor ymm3, ymm3, ymm4                                    ;   579.5 fp1     30 x
        vpand ymm4, ymm4, ymm0                                    ;   580.5 fp2     30 x
        vpxor ymm3, ymm3, ymm4                                    ;   581.5 fp3     30 x
        vpxor ymm4, ymm4, ymm7                                    ;   582.5 fp0     30 x
        vpslld ymm13, ymm4, 0xd                                   ;   583.5 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   583.5 fp2     46 x[0]
        vpxor ymm5, ymm5, ymm6                                    ;   579.5 fp3     30 x
        vpand ymm6, ymm6, ymm9                                    ;   580.5 fp0     30 x
        vpxor ymm5, ymm5, ymm6                                    ;   581.5 fp1     30 x
        vpxor ymm6, ymm6, ymm12                                   ;   582.5 fp2     30 x
        vpslld ymm14, ymm6, 0xd                                   ;   583.5 fp1     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   583.5 fp2     46 x[0]
        vpslld ymm15, ymm3, 3                                     ;   582.5 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   582.5 fp2     47 x[2]
        vpxor ymm13, ymm13, ymm4                                  ;   584.5 fp3     46 x[0]
        vpslld ymm4, ymm5, 3                                      ;   582.5 fp1     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   583.2 fp2     47 x[2]
        vpxor ymm14, ymm14, ymm6                                  ;   584.5 fp0     46 x[0]
        vpslld ymm6, ymm13, 3                                     ;   585.5 fp1     49 x[3]
        vpxor ymm15, ymm15, ymm3                                  ;   583.5 fp3     47 x[2]
        vpslld ymm3, ymm14, 3                                     ;   585.5 fp2     49 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   584.2 fp0     47 x[2]
        vpxor ymm11, ymm11, ymm8                                  ;   582.7 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm7                                  ;   583.7 fp0     48 x[1]
        vpxor ymm11, ymm11, ymm13                                 ;   585.5 fp3     48 x[1]
        vpxor ymm11, ymm11, ymm15                                 ;   586.5 fp0     48 x[1]
        vpslld ymm5, ymm11, 1                                     ;   587.5 fp1     50 x[1]
        vpsrld ymm7, ymm11, 0x1f                                  ;   587.5 fp2     50 x[1]
        vpxor ymm2, ymm2, ymm1                                    ;   584.7 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   585.7 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm14                                   ;   586.7 fp1     48 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   587.7 fp3     48 x[1]
        vpslld ymm1, ymm2, 1                                      ;   588.7 fp2     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   588.7 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm6                                    ;   586.5 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm15                                   ;   587.5 fp3     49 x[3]
        vpslld ymm6, ymm0, 7                                      ;   588.5 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   588.5 fp1     51 x[3]
        vpxor ymm9, ymm9, ymm3                                    ;   587.0 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm4                                    ;   588.0 fp3     49 x[3]
        vpslld ymm3, ymm9, 7                                      ;   589.0 fp2     51 x[3]
        vpsrld ymm8, ymm9, 0x19                                   ;   589.0 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm7                                    ;   588.5 fp0     50 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   589.7 fp3     50 x[1]
        vpslld ymm2, ymm5, 7                                      ;   589.5 fp2     53 x[2]
        vpslld ymm7, ymm1, 7                                      ;   590.7 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm0                                    ;   589.5 fp0     51 x[3]
        vpxor ymm13, ymm13, ymm5                                  ;   589.7 fp3     52 x[0]
        vpxor ymm13, ymm13, ymm6                                  ;   590.7 fp0     52 x[0]
        vpslld ymm0, ymm13, 5                                     ;   591.7 fp2     54 x[0]
        vpsrld ymm9, ymm13, 0x1b                                  ;   591.7 fp1     54 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   590.7 fp3     51 x[3]
        vpxor ymm14, ymm14, ymm1                                  ;   591.0 fp0     52 x[0]
        vpxor ymm14, ymm14, ymm3                                  ;   592.0 fp2     52 x[0]
        vpslld ymm8, ymm14, 5                                     ;   593.0 fp1     54 x[0]
        vpsrld ymm11, ymm14, 0x1b                                 ;   593.0 fp2     54 x[0]
        vpxor ymm15, ymm15, ymm2                                  ;   591.7 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm6                                  ;   592.7 fp0     53 x[2]
        vpslld ymm2, ymm15, 0x16                                  ;   593.7 fp1     55 x[2]
        vpsrld ymm12, ymm15, 0xa                                  ;   593.7 fp2     55 x[2]
        vpxor ymm4, ymm4, ymm7                                    ;   592.7 fp3     53 x[2]
        vpxor ymm4, ymm4, ymm3                                    ;   593.7 fp0     53 x[2]
        vpslld ymm7, ymm4, 0x16                                   ;   594.7 fp1     55 x[2]
        vpsrld ymm4, ymm4, 0xa                                    ;   594.7 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm9                                    ;   593.7 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 5536]                                ;   591.0 agu0    80 x[0] reload
        vpxor ymm0, ymm0, ymm9                                    ;   598.0 fp0     80 x[0]
        vpxor ymm8, ymm8, ymm11                                   ;   594.5 fp1     80 x[0]
        vpxor ymm8, ymm8, ymm9                                    ;   598.0 fp3     80 x[0]
        vmovdqu ymm9, [rbp + 5568]                                ;   591.8 agu1    80 x[1] reload
        vpxor ymm5, ymm5, ymm9                                    ;   598.8 fp0     80 x[1]
        vpxor ymm1, ymm1, ymm9                                    ;   598.8 fp2     80 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   595.5 fp1     80 x[2]
        vpxor ymm2, ymm2, [rbp + 2624]                            ;   596.5 fp3+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm4                                    ;   596.0 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 2656]                            ;   597.0 fp2+agu1   80 x[2]
        vpxor ymm6, ymm6, ymm0                                    ;   599.0 fp1     23 x
        vmovdqu ymm4, [rbp + 5600]                                ;   593.7 agu0    80 x[3] reload
        vpxor ymm6, ymm6, ymm4                                    ;   600.7 fp3     23 x
        vpxor ymm3, ymm3, ymm4                                    ;   600.7 fp0     23 x
        vpxor ymm3, ymm3, ymm8                                    ;   601.7 fp2     23 x
        vpxor ymm4, ymm5, ymm2                                    ;   599.8 fp1     23 x
        vpand ymm5, ymm5, ymm6                                    ;   601.7 fp3     23 x
        vpxor ymm9, ymm1, ymm7                                    ;   599.8 fp0     23 x
        vpand ymm1, ymm1, ymm3                                    ;   602.7 fp2     23 x
        vpxor ymm5, ymm5, ymm0                                    ;   602.7 fp1     23 x
        vpor ymm0, ymm0, ymm6                                     ;   601.7 fp3     23 x
        vpxor ymm1, ymm1, ymm8                                    ;   603.7 fp0     23 x
        vpor ymm8, ymm8, ymm3                                     ;   602.7 fp2     23 x
        vpxor ymm0, ymm0, ymm4                                    ;   602.7 fp1     23 x
        vpxor ymm6, ymm6, ymm2                                    ;   601.7 fp3     23 x
        vpand ymm2, ymm2, ymm5                                    ;   603.7 fp0     23 x
        vpxor ymm8, ymm8, ymm9                                    ;   603.7 fp2     23 x
        vpxor ymm3, ymm3, ymm7                                    ;   602.7 fp1     23 x
        vpand ymm7, ymm7, ymm1                                    ;   604.7 fp3     23 x
        vpand ymm11, ymm4, ymm5                                   ;   603.7 fp0     23 x
        vpxor ymm5, ymm5, ymm6                                    ;   603.7 fp2     23 x
        vpxor ymm4, ymm4, ymm2                                    ;   604.7 fp1     23 x
        vpxor ymm4, ymm4, ymm5                                    ;   605.7 fp3     23 x
        vpand ymm2, ymm9, ymm1                                    ;   604.7 fp0     23 x
        vpxor ymm1, ymm1, ymm3                                    ;   604.7 fp2     23 x
        vpxor ymm9, ymm9, ymm7                                    ;   605.7 fp1     23 x
        vpxor ymm9, ymm9, ymm1                                    ;   606.7 fp3     23 x
        vpand ymm6, ymm6, ymm0                                    ;   603.7 fp0     23 x
        vpand ymm3, ymm3, ymm8                                    ;   604.7 fp2     23 x
        vpslld ymm7, ymm4, 3                                      ;   606.7 fp1     47 x[2]
        vpor ymm6, ymm6, ymm11                                    ;   604.7 fp3     23 x
        vpslld ymm11, ymm6, 0xd                                   ;   605.7 fp2     46 x[0]
        vpsrld ymm12, ymm6, 0x13                                  ;   605.7 fp1     46 x[0]
        vpsrld ymm4, ymm4, 0x1d                                   ;   606.7 fp2     47 x[2]
        vpor ymm3, ymm3, ymm2                                     ;   605.7 fp0     23 x
        vpslld ymm2, ymm3, 0xd                                    ;   606.7 fp1     46 x[0]
        vpsrld ymm13, ymm3, 0x13                                  ;   606.7 fp2     46 x[0]
        vpslld ymm14, ymm9, 3                                     ;   607.7 fp1     47 x[2]
        vpsrld ymm9, ymm9, 0x1d                                   ;   607.7 fp2     47 x[2]
        vpxor ymm11, ymm11, ymm12                                 ;   606.7 fp3     46 x[0]
        vpxor ymm2, ymm2, ymm13                                   ;   607.7 fp0     46 x[0]
        vpslld ymm12, ymm11, 3                                    ;   607.7 fp1     49 x[3]
        vpslld ymm13, ymm2, 3                                     ;   608.7 fp2     49 x[3]
        vpxor ymm7, ymm7, ymm4                                    ;   607.7 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm6                                    ;   606.2 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm11                                   ;   607.7 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm7                                    ;   608.7 fp0     48 x[1]
        vpslld ymm4, ymm5, 1                                      ;   609.7 fp1     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   609.7 fp2     50 x[1]
        vpxor ymm14, ymm14, ymm9                                  ;   608.7 fp3     47 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   608.2 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm2                                    ;   609.2 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm14                                   ;   610.2 fp0     48 x[1]
        vpslld ymm3, ymm1, 1                                      ;   611.2 fp1     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   611.2 fp2     50 x[1]
        vpxor ymm0, ymm0, ymm12                                   ;   610.0 fp3     49 x[3]
        vpxor ymm0, ymm0, ymm7                                    ;   611.0 fp0     49 x[3]
        vpslld ymm6, ymm0, 7                                      ;   612.0 fp1     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   612.0 fp2     51 x[3]
        vpxor ymm8, ymm8, ymm13                                   ;   611.0 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm14                                   ;   612.0 fp0     49 x[3]
        vpslld ymm9, ymm8, 7                                      ;   613.0 fp1     51 x[3]
        vpsrld ymm8, ymm8, 0x19                                   ;   613.0 fp2     51 x[3]
        vpxor ymm4, ymm4, ymm5                                    ;   612.0 fp3     50 x[1]
        vpxor ymm3, ymm3, ymm1                                    ;   612.2 fp0     50 x[1]
        vpslld ymm1, ymm4, 7                                      ;   613.0 fp1     53 x[2]
        vpslld ymm5, ymm3, 7                                      ;   613.2 fp2     53 x[2]
        vpxor ymm6, ymm6, ymm0                                    ;   613.0 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm4                                  ;   613.2 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm6                                  ;   614.2 fp1     52 x[0]
        vpslld ymm0, ymm11, 5                                     ;   615.2 fp2     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   615.2 fp1     54 x[0]
        vpxor ymm9, ymm9, ymm8                                    ;   614.0 fp3     51 x[3]
        vpxor ymm2, ymm2, ymm3                                    ;   614.2 fp0     52 x[0]
        vpxor ymm2, ymm2, ymm9                                    ;   615.2 fp3     52 x[0]
        vpslld ymm8, ymm2, 5                                      ;   616.2 fp2     54 x[0]
        vpsrld ymm2, ymm2, 0x1b                                   ;   616.2 fp1     54 x[0]
        vpxor ymm7, ymm7, ymm1                                    ;   615.2 fp0     53 x[2]
        vpxor ymm7, ymm7, ymm6                                    ;   616.2 fp3     53 x[2]
        vpslld ymm1, ymm7, 0x16                                   ;   617.2 fp2     55 x[2]
        vpsrld ymm7, ymm7, 0xa                                    ;   617.2 fp1     55 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   616.2 fp0     53 x[2]
        vpxor ymm14, ymm14, ymm9                                  ;   617.2 fp3     53 x[2]
        vpslld ymm5, ymm14, 0x16                                  ;   618.2 fp2     55 x[2]
        vpsrld ymm12, ymm14, 0xa                                  ;   618.2 fp1     55 x[2]
        vpxor ymm0, ymm0, ymm11                                   ;   617.2 fp0     80 x[0]
        vpxor ymm0, ymm0, [rbp + 2688]                            ;   618.2 fp3+agu1   80 x[0]
        vpxor ymm8, ymm8, ymm2                                    ;   618.2 fp0     80 x[0]
        vpxor ymm8, ymm8, [rbp + 2720]                            ;   619.2 fp2+agu0   80 x[0]
        vmovdqu ymm2, [rbp + 5632]                                ;   615.3 agu1    80 x[1] reload
        vpxor ymm4, ymm4, ymm2                                    ;   622.3 fp1     80 x[1]
        vpxor ymm3, ymm3, ymm2                                    ;   622.3 fp3     80 x[1]
        vpxor ymm1, ymm1, ymm7                                    ;   619.2 fp0     80 x[2]
        vpxor ymm1, ymm1, [rbp + 2752]                            ;   620.2 fp2+agu0   80 x[2]
        vpxor ymm5, ymm5, ymm12                                   ;   619.5 fp1     80 x[2]
        vpxor ymm5, ymm5, [rbp + 2784]                            ;   620.5 fp3+agu1   80 x[2]
        vpxor ymm6, ymm6, [rbp + 2816]                            ;   620.2 fp0+agu0   80 x[3]
        vpxor ymm9, ymm9, [rbp + 2848]                            ;   620.2 fp2+agu1   80 x[3]
        vpand ymm2, ymm0, ymm4                                    ;   623.3 fp1     24 x
        vpxor ymm0, ymm0, ymm6                                    ;   621.2 fp3     24 x
        vpor ymm0, ymm0, ymm4                                     ;   623.3 fp0     24 x
        vpand ymm7, ymm8, ymm3                                    ;   623.3 fp2     24 x
        vpxor ymm8, ymm8, ymm9                                    ;   621.5 fp1     24 x
        vpor ymm8, ymm8, ymm3                                     ;   623.3 fp3     24 x
        vpxor ymm4, ymm4, ymm6                                    ;   623.3 fp0     24 x
        vpxor ymm4, ymm4, ymm1                                    ;   624.3 fp2     24 x
        vpor ymm1, ymm1, ymm2                                     ;   624.3 fp1     24 x
        vpxor ymm3, ymm3, ymm9                                    ;   623.3 fp3     24 x
        vpxor ymm3, ymm3, ymm5                                    ;   624.3 fp0     24 x
        vpor ymm5, ymm5, ymm7                                     ;   624.3 fp2     24 x
        vpxor ymm0, ymm0, ymm10                                   ;   624.3 fp1     24 x
        vpxor ymm8, ymm8, ymm10                                   ;   624.3 fp3     24 x
        vpxor ymm2, ymm2, ymm4                                    ;   625.3 fp0     24 x
        vpxor ymm7, ymm7, ymm3                                    ;   625.3 fp2     24 x
        vpand ymm4, ymm4, ymm1                                    ;   625.3 fp1     24 x
        vpand ymm3, ymm3, ymm5                                    ;   625.3 fp3     24 x
        vpor ymm4, ymm4, ymm0                                     ;   626.3 fp0     24 x
        vpor ymm3, ymm3, ymm8                                     ;   626.3 fp2     24 x
        vpxor ymm1, ymm1, ymm2                                    ;   626.3 fp1     24 x
        vpxor ymm5, ymm5, ymm7                                    ;   626.3 fp3     24 x
        vpxor ymm6, ymm6, ymm2                                    ;   626.3 fp0     24 x
        vpor ymm1, ymm1, ymm4                                     ;   627.3 fp2     24 x
        vpxor ymm9, ymm9, ymm7                                    ;   626.5 fp1     24 x
        vpor ymm5, ymm5, ymm3                                     ;   627.3 fp3     24 x
        vpxor ymm0, ymm0, ymm6                                    ;   627.3 fp0     24 x
        vpxor ymm8, ymm8, ymm9                                    ;   627.5 fp2     24 x
        vpand ymm6, ymm6, ymm4                                    ;   627.5 fp1     24 x
        vpand ymm9, ymm9, ymm3                                    ;   628.0 fp3     24 x
        vpslld ymm10, ymm2, 3                                     ;   628.2 fp2     47 x[2]
        vpxor ymm6, ymm6, ymm0                                    ;   628.5 fp0     24 x
        vpsrld ymm2, ymm2, 0x1d                                   ;   628.5 fp1     47 x[2]
        vpslld ymm11, ymm6, 0xd                                   ;   629.5 fp2     46 x[0]
        vpsrld ymm6, ymm6, 0x13                                   ;   629.5 fp1     46 x[0]
        vpxor ymm9, ymm9, ymm8                                    ;   629.0 fp3     24 x
        vpslld ymm12, ymm9, 0xd                                   ;   630.2 fp2     46 x[0]
        vpsrld ymm9, ymm9, 0x13                                   ;   630.5 fp1     46 x[0]
        vpslld ymm13, ymm7, 3                                     ;   631.2 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   631.5 fp1     47 x[2]
        vpxor ymm11, ymm11, ymm6                                  ;   630.5 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm9                                  ;   631.5 fp3     46 x[0]
        vpslld ymm6, ymm11, 3                                     ;   632.2 fp2     49 x[3]
        vpslld ymm9, ymm12, 3                                     ;   632.5 fp1     49 x[3]
        vpxor ymm10, ymm10, ymm2                                  ;   630.2 fp0     47 x[2]
        vpxor ymm1, ymm1, ymm0                                    ;   631.0 fp3     48 x[1]
        vpxor ymm1, ymm1, ymm11                                   ;   632.0 fp0     48 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;   633.0 fp3     48 x[1]
        vpslld ymm0, ymm1, 1                                      ;   634.0 fp2     50 x[1]
        vpsrld ymm1, ymm1, 0x1f                                   ;   634.0 fp1     50 x[1]
        vpxor ymm13, ymm13, ymm7                                  ;   632.5 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm8                                    ;   633.0 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm12                                   ;   634.0 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm13                                   ;   635.0 fp3     48 x[1]
        vpslld ymm2, ymm5, 1                                      ;   636.0 fp2     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   636.0 fp1     50 x[1]
        vpxor ymm4, ymm4, ymm6                                    ;   634.2 fp0     49 x[3]
        vpxor ymm4, ymm4, ymm10                                   ;   635.2 fp3     49 x[3]
        vpslld ymm6, ymm4, 7                                      ;   636.2 fp2     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   636.2 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm9                                    ;   635.2 fp0     49 x[3]
        vpxor ymm3, ymm3, ymm13                                   ;   636.2 fp3     49 x[3]
        vpslld ymm7, ymm3, 7                                      ;   637.2 fp2     51 x[3]
        vpsrld ymm3, ymm3, 0x19                                   ;   637.2 fp1     51 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   636.2 fp0     50 x[1]
        vpxor ymm2, ymm2, ymm5                                    ;   637.0 fp3     50 x[1]
        vpslld ymm1, ymm0, 7                                      ;   637.2 fp2     53 x[2]
        vpslld ymm5, ymm2, 7                                      ;   638.0 fp1     53 x[2]
        vpxor ymm6, ymm6, ymm4                                    ;   637.2 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm0                                  ;   638.0 fp3     52 x[0]
        vpxor ymm11, ymm11, ymm6                                  ;   639.0 fp0     52 x[0]
        vpslld ymm4, ymm11, 5                                     ;   640.0 fp2     54 x[0]
        vpsrld ymm8, ymm11, 0x1b                                  ;   640.0 fp1     54 x[0]
        vpxor ymm7, ymm7, ymm3                                    ;   639.0 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm2                                  ;   639.2 fp0     52 x[0]
        vpxor ymm12, ymm12, ymm7                                  ;   640.2 fp2     52 x[0]
        vpslld ymm3, ymm12, 5                                     ;   641.2 fp1     54 x[0]
        vpsrld ymm9, ymm12, 0x1b                                  ;   641.2 fp2     54 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   640.0 fp3     53 x[2]
        vpxor ymm10, ymm10, ymm6                                  ;   641.0 fp0     53 x[2]
        vpslld ymm1, ymm10, 0x16                                  ;   642.0 fp1     55 x[2]
        vpsrld ymm10, ymm10, 0xa                                  ;   642.0 fp2     55 x[2]
        vpxor ymm13, ymm13, ymm5                                  ;   641.0 fp3     53 x[2]
        vpxor ymm13, ymm13, ymm7                                  ;   642.0 fp0     53 x[2]
        vpslld ymm5, ymm13, 0x16                                  ;   643.0 fp1     55 x[2]
        vpsrld ymm11, ymm13, 0xa                                  ;   643.0 fp2     55 x[2]
        vpxor ymm4, ymm4, ymm8                                    ;   642.0 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 5664]                                ;   639.2 agu0    80 x[0] reload
        vpxor ymm4, ymm4, ymm8                                    ;   646.2 fp0     80 x[0]
        vpxor ymm3, ymm3, ymm9                                    ;   642.5 fp1     80 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   646.2 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 5696]                                ;   640.2 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm8                                    ;   647.2 fp0     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   647.2 fp2     80 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;   643.5 fp1     80 x[2]
        vmovdqu ymm8, [rbp + 5728]                                ;   641.0 agu0    80 x[2] reload
        vpxor ymm1, ymm1, ymm8                                    ;   648.0 fp3     80 x[2]
        vpxor ymm5, ymm5, ymm11                                   ;   644.2 fp0     80 x[2]
        vpxor ymm5, ymm5, ymm8                                    ;   648.0 fp2     80 x[2]
        vmovdqu ymm8, [rbp + 5760]                                ;   641.7 agu1    80 x[3] reload
        vpxor ymm6, ymm6, ymm8                                    ;   648.7 fp1     80 x[3]
        vpxor ymm7, ymm7, ymm8                                    ;   648.7 fp3     80 x[3]
        vpand ymm8, ymm1, ymm4                                    ;   649.0 fp0     25 x
        vpxor ymm1, ymm1, ymm4                                    ;   649.0 fp2     25 x
        vpxor ymm1, ymm1, ymm0                                    ;   650.0 fp1     25 x
        vpxor ymm8, ymm8, ymm6                                    ;   650.0 fp3     25 x
        vpand ymm9, ymm5, ymm3                                    ;   649.0 fp0     25 x
        vpxor ymm5, ymm5, ymm3                                    ;   649.0 fp2     25 x
        vpxor ymm5, ymm5, ymm2                                    ;   650.0 fp1     25 x
        vpxor ymm9, ymm9, ymm7                                    ;   650.0 fp3     25 x
        vpor ymm6, ymm6, ymm4                                     ;   649.7 fp0     25 x
        vpor ymm7, ymm7, ymm3                                     ;   649.7 fp2     25 x
        vpxor ymm6, ymm6, ymm0                                    ;   650.7 fp1     25 x
        vpand ymm0, ymm0, ymm8                                    ;   651.0 fp3     25 x
        vpxor ymm7, ymm7, ymm2                                    ;   650.7 fp0     25 x
        vpand ymm2, ymm2, ymm9                                    ;   651.0 fp2     25 x
        vpxor ymm0, ymm0, ymm1                                    ;   652.0 fp1     25 x
        vpxor ymm2, ymm2, ymm5                                    ;   652.0 fp3     25 x
        vpxor ymm8, ymm8, ymm1                                    ;   651.0 fp0     25 x
        vpxor ymm4, ymm4, ymm8                                    ;   652.0 fp2     25 x
        vpxor ymm9, ymm9, ymm5                                    ;   651.0 fp1     25 x
        vpslld ymm10, ymm4, 0xd                                   ;   653.0 fp2     46 x[0]
        vpsrld ymm4, ymm4, 0x13                                   ;   653.0 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm9                                    ;   652.0 fp3     25 x
        vpor ymm1, ymm1, ymm6                                     ;   651.7 fp0     25 x
        vpslld ymm11, ymm3, 0xd                                   ;   653.0 fp2     46 x[0]
        vpor ymm5, ymm5, ymm7                                     ;   651.7 fp3     25 x
        vpsrld ymm3, ymm3, 0x13                                   ;   653.0 fp1     46 x[0]
        vpxor ymm8, ymm8, ymm1                                    ;   652.7 fp0     25 x
        vpxor ymm9, ymm9, ymm5                                    ;   652.7 fp3     25 x
        vpxor ymm6, ymm6, ymm8                                    ;   653.7 fp0     25 x
        vpslld ymm1, ymm6, 3                                      ;   654.7 fp2     47 x[2]
        vpsrld ymm5, ymm6, 0x1d                                   ;   654.7 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm9                                    ;   653.7 fp3     25 x
        vpslld ymm6, ymm7, 3                                      ;   654.7 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   654.7 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm4                                  ;   654.0 fp0     46 x[0]
        vpxor ymm11, ymm11, ymm3                                  ;   654.0 fp3     46 x[0]
        vpslld ymm3, ymm10, 3                                     ;   655.0 fp2     49 x[3]
        vpslld ymm4, ymm11, 3                                     ;   655.0 fp1     49 x[3]
        vpxor ymm1, ymm1, ymm5                                    ;   655.7 fp0     47 x[2]
        vpxor ymm8, ymm8, ymm0                                    ;   655.0 fp3     48 x[1]
        vpxor ymm8, ymm8, ymm10                                   ;   656.0 fp0     48 x[1]
        vpxor ymm8, ymm8, ymm1                                    ;   657.0 fp2     48 x[1]
        vpslld ymm5, ymm8, 1                                      ;   658.0 fp1     50 x[1]
        vpsrld ymm8, ymm8, 0x1f                                   ;   658.0 fp2     50 x[1]
        vpxor ymm6, ymm6, ymm7                                    ;   656.0 fp3     47 x[2]
        vpxor ymm9, ymm9, ymm2                                    ;   656.2 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm11                                   ;   657.2 fp1     48 x[1]
        vpxor ymm9, ymm9, ymm6                                    ;   658.2 fp3     48 x[1]
        vpslld ymm7, ymm9, 1                                      ;   659.2 fp2     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;   659.2 fp1     50 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   657.2 fp0     49 x[3]
        vpxor ymm0, ymm0, ymm1                                    ;   658.2 fp3     49 x[3]
        vpslld ymm3, ymm0, 7                                      ;   659.2 fp2     51 x[3]
        vpsrld ymm0, ymm0, 0x19                                   ;   659.2 fp1     51 x[3]
        vpxor ymm2, ymm2, ymm4                                    ;   658.2 fp0     49 x[3]
        vpxor ymm2, ymm2, ymm6                                    ;   659.2 fp3     49 x[3]
        vpslld ymm4, ymm2, 7                                      ;   660.2 fp2     51 x[3]
        vpsrld ymm2, ymm2, 0x19                                   ;   660.2 fp1     51 x[3]
        vpxor ymm5, ymm5, ymm8                                    ;   659.2 fp0     50 x[1]
        vpxor ymm7, ymm7, ymm9                                    ;   660.2 fp3     50 x[1]
        vpslld ymm8, ymm5, 7                                      ;   660.2 fp2     53 x[2]
        vpslld ymm9, ymm7, 7                                      ;   661.2 fp1     53 x[2]
        vpxor ymm3, ymm3, ymm0                                    ;   660.2 fp0     51 x[3]
        vpxor ymm10, ymm10, ymm5                                  ;   661.0 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm3                                  ;   662.0 fp0     52 x[0]
        vpslld ymm0, ymm10, 5                                     ;   663.0 fp2     54 x[0]
        vpsrld ymm10, ymm10, 0x1b                                 ;   663.0 fp1     54 x[0]
        vpxor ymm4, ymm4, ymm2                                    ;   662.0 fp3     51 x[3]
        vpxor ymm11, ymm11, ymm7                                  ;   662.2 fp0     52 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   663.2 fp2     52 x[0]
        vpslld ymm2, ymm11, 5                                     ;   664.2 fp1     54 x[0]
        vpsrld ymm11, ymm11, 0x1b                                 ;   664.2 fp2     54 x[0]
        vpxor ymm1, ymm1, ymm8                                    ;   663.0 fp3     53 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   664.0 fp0     53 x[2]
        vpslld ymm8, ymm1, 0x16                                   ;   665.0 fp1     55 x[2]
        vpsrld ymm1, ymm1, 0xa                                    ;   665.0 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;   664.0 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm4                                    ;   665.0 fp0     53 x[2]
        vpslld ymm9, ymm6, 0x16                                   ;   666.0 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   666.0 fp2     55 x[2]
        vpxor ymm0, ymm0, ymm10                                   ;   665.0 fp3     80 x[0]
        vpxor ymm0, ymm0, [rbp + 2880]                            ;   666.0 fp0+agu0   80 x[0]
        vpxor ymm2, ymm2, ymm11                                   ;   665.7 fp1     80 x[0]
        vpxor ymm2, ymm2, [rbp + 2912]                            ;   666.7 fp3+agu1   80 x[0]
        vmovdqu ymm10, [rbp + 5792]                               ;   663.2 agu0    80 x[1] reload
        vpxor ymm5, ymm5, ymm10                                   ;   670.2 fp0     80 x[1]
        vpxor ymm7, ymm7, ymm10                                   ;   670.2 fp2     80 x[1]
        vpxor ymm8, ymm8, ymm1                                    ;   666.7 fp1     80 x[2]
        vmovdqu ymm1, [rbp + 5824]                                ;   664.0 agu1    80 x[2] reload
        vpxor ymm8, ymm8, ymm1                                    ;   671.0 fp3     80 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;   667.2 fp0     80 x[2]
        vpxor ymm9, ymm9, ymm1                                    ;   671.0 fp2     80 x[2]
        vpxor ymm3, ymm3, [rbp + 2944]                            ;   667.7 fp1+agu0   80 x[3]
        vpxor ymm4, ymm4, [rbp + 2976]                            ;   668.0 fp3+agu1   80 x[3]
        vpand ymm1, ymm0, ymm5                                    ;   671.2 fp0     26 x
        vpxor ymm5, ymm5, ymm3                                    ;   671.2 fp2     26 x
        vpor ymm3, ymm3, ymm0                                     ;   668.7 fp1     26 x
        vpxor ymm0, ymm0, ymm8                                    ;   672.0 fp3     26 x
        vpand ymm6, ymm2, ymm7                                    ;   671.2 fp0     26 x
        vpxor ymm7, ymm7, ymm4                                    ;   671.2 fp2     26 x
        vpor ymm4, ymm4, ymm2                                     ;   669.7 fp1     26 x
        vpxor ymm2, ymm2, ymm9                                    ;   672.0 fp3     26 x
        vpor ymm0, ymm0, ymm1                                     ;   673.0 fp0     26 x
        vpor ymm2, ymm2, ymm6                                     ;   673.0 fp2     26 x
        vpxor ymm0, ymm0, ymm5                                    ;   674.0 fp1     26 x
        vpor ymm5, ymm5, ymm1                                     ;   672.2 fp3     26 x
        vpxor ymm2, ymm2, ymm7                                    ;   674.0 fp0     26 x
        vpor ymm7, ymm7, ymm6                                     ;   672.2 fp2     26 x
        vpand ymm8, ymm8, ymm3                                    ;   672.0 fp1     26 x
        vpand ymm9, ymm9, ymm4                                    ;   672.0 fp3     26 x
        vpxor ymm5, ymm5, ymm8                                    ;   673.2 fp0     26 x
        vpxor ymm3, ymm3, ymm1                                    ;   672.2 fp2     26 x
        vpxor ymm7, ymm7, ymm9                                    ;   673.2 fp1     26 x
        vpxor ymm4, ymm4, ymm6                                    ;   673.0 fp3     26 x
        vpor ymm1, ymm1, ymm8                                     ;   673.2 fp0     26 x
        vpor ymm6, ymm6, ymm9                                     ;   673.2 fp2     26 x
        vpor ymm8, ymm8, ymm3                                     ;   673.7 fp1     26 x
        vpor ymm9, ymm9, ymm4                                     ;   674.0 fp3     26 x
        vpxor ymm8, ymm8, ymm0                                    ;   675.0 fp0     26 x
        vpxor ymm9, ymm9, ymm2                                    ;   675.0 fp2     26 x
        vpand ymm0, ymm0, ymm5                                    ;   675.0 fp1     26 x
        vpor ymm3, ymm3, ymm5                                     ;   675.0 fp3     26 x
        vpand ymm2, ymm2, ymm7                                    ;   675.2 fp0     26 x
        vpor ymm4, ymm4, ymm7                                     ;   675.2 fp2     26 x
        vpxor ymm0, ymm0, ymm3                                    ;   676.0 fp1     26 x
        vpslld ymm10, ymm0, 0xd                                   ;   677.0 fp2     46 x[0]
        vpsrld ymm0, ymm0, 0x13                                   ;   677.0 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm4                                    ;   676.2 fp3     26 x
        vpslld ymm11, ymm2, 0xd                                   ;   677.2 fp2     46 x[0]
        vpsrld ymm2, ymm2, 0x13                                   ;   677.7 fp1     46 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   676.2 fp0     26 x
        vpslld ymm12, ymm3, 3                                     ;   678.2 fp2     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   678.7 fp1     47 x[2]
        vpxor ymm4, ymm4, ymm9                                    ;   677.0 fp3     26 x
        vpslld ymm13, ymm4, 3                                     ;   679.2 fp2     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   679.7 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm0                                  ;   678.0 fp0     46 x[0]
        vpxor ymm11, ymm11, ymm2                                  ;   678.7 fp3     46 x[0]
        vpslld ymm0, ymm10, 3                                     ;   680.2 fp2     49 x[3]
        vpslld ymm2, ymm11, 3                                     ;   680.7 fp1     49 x[3]
        vpxor ymm12, ymm12, ymm3                                  ;   679.7 fp0     47 x[2]
        vpxor ymm5, ymm5, ymm10                                   ;   679.0 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm12                                   ;   680.7 fp0     48 x[1]
        vpslld ymm3, ymm5, 1                                      ;   681.7 fp2     50 x[1]
        vpsrld ymm5, ymm5, 0x1f                                   ;   681.7 fp1     50 x[1]
        vpxor ymm13, ymm13, ymm4                                  ;   680.7 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm11                                   ;   680.2 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm13                                   ;   681.7 fp3     48 x[1]
        vpslld ymm4, ymm7, 1                                      ;   682.7 fp2     50 x[1]
        vpsrld ymm7, ymm7, 0x1f                                   ;   682.7 fp1     50 x[1]
        vpxor ymm8, ymm8, ymm1                                    ;   681.2 fp0     49 x[3]
        vpxor ymm8, ymm8, ymm0                                    ;   682.2 fp3     49 x[3]
        vpxor ymm8, ymm8, ymm12                                   ;   683.2 fp0     49 x[3]
        vpslld ymm0, ymm8, 7                                      ;   684.2 fp2     51 x[3]
        vpsrld ymm1, ymm8, 0x19                                   ;   684.2 fp1     51 x[3]
        vpxor ymm9, ymm9, ymm6                                    ;   683.0 fp3     49 x[3]
        vpxor ymm9, ymm9, ymm2                                    ;   684.0 fp0     49 x[3]
        vpxor ymm9, ymm9, ymm13                                   ;   685.0 fp3     49 x[3]
        vpslld ymm2, ymm9, 7                                      ;   686.0 fp2     51 x[3]
        vpsrld ymm6, ymm9, 0x19                                   ;   686.0 fp1     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   684.2 fp0     50 x[1]
        vpxor ymm4, ymm4, ymm7                                    ;   685.0 fp3     50 x[1]
        vpslld ymm5, ymm3, 7                                      ;   685.2 fp2     53 x[2]
        vpslld ymm7, ymm4, 7                                      ;   686.0 fp1     53 x[2]
        vpxor ymm0, ymm0, ymm1                                    ;   685.2 fp0     51 x[3]
        vpxor ymm10, ymm10, ymm3                                  ;   686.0 fp3     52 x[0]
        vpxor ymm10, ymm10, ymm0                                  ;   687.0 fp0     52 x[0]
        vpslld ymm1, ymm10, 5                                     ;   688.0 fp2     54 x[0]
        vpsrld ymm8, ymm10, 0x1b                                  ;   688.0 fp1     54 x[0]
        vpxor ymm11, ymm11, ymm4                                  ;   687.0 fp3     52 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   687.2 fp0     51 x[3]
        vpxor ymm11, ymm11, ymm2                                  ;   688.2 fp2     52 x[0]
        vpslld ymm6, ymm11, 5                                     ;   689.2 fp1     54 x[0]
        vpsrld ymm9, ymm11, 0x1b                                  ;   689.2 fp2     54 x[0]
        vpxor ymm12, ymm12, ymm5                                  ;   688.0 fp3     53 x[2]
        vpxor ymm12, ymm12, ymm0                                  ;   689.0 fp0     53 x[2]
        vpslld ymm5, ymm12, 0x16                                  ;   690.0 fp1     55 x[2]
        vpsrld ymm10, ymm12, 0xa                                  ;   690.0 fp2     55 x[2]
        vpxor ymm13, ymm13, ymm7                                  ;   689.0 fp3     53 x[2]
        vpxor ymm13, ymm13, ymm2                                  ;   690.0 fp0     53 x[2]
        vpslld ymm7, ymm13, 0x16                                  ;   691.0 fp1     55 x[2]
        vpsrld ymm11, ymm13, 0xa                                  ;   691.0 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   690.0 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 5856]                                ;   687.2 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm8                                    ;   694.2 fp0     80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   690.7 fp1     80 x[0]
        vpxor ymm6, ymm6, ymm8                                    ;   694.2 fp3     80 x[0]
        vmovdqu ymm8, [rbp + 5888]                                ;   688.2 agu1    80 x[1] reload
        vpxor ymm3, ymm3, ymm8                                    ;   695.2 fp0     80 x[1]
        vpxor ymm4, ymm4, ymm8                                    ;   695.2 fp2     80 x[1]
        vpxor ymm5, ymm5, ymm10                                   ;   691.7 fp1     80 x[2]
        vpxor ymm5, ymm5, [rbp + 3008]                            ;   692.7 fp3+agu0   80 x[2]
        vpxor ymm7, ymm7, ymm11                                   ;   692.2 fp0     80 x[2]
        vpxor ymm7, ymm7, [rbp + 3040]                            ;   693.2 fp2+agu1   80 x[2]
        vmovdqu ymm8, [rbp + 5920]                                ;   690.0 agu0    80 x[3] reload
        vpxor ymm0, ymm0, ymm8                                    ;   697.0 fp1     80 x[3]
        vpxor ymm2, ymm2, ymm8                                    ;   697.0 fp3     80 x[3]
        vpxor ymm8, ymm1, ymm3                                    ;   696.2 fp0     27 x
        vpxor ymm1, ymm1, ymm0                                    ;   698.0 fp2     27 x
        vpxor ymm0, ymm0, ymm5                                    ;   698.0 fp1     27 x
        vpxor ymm9, ymm6, ymm4                                    ;   696.2 fp3     27 x
        vpxor ymm6, ymm6, ymm2                                    ;   698.0 fp0     27 x
        vpxor ymm2, ymm2, ymm7                                    ;   698.0 fp2     27 x
        vpand ymm8, ymm8, ymm1                                    ;   699.0 fp1     27 x
        vpand ymm9, ymm9, ymm6                                    ;   699.0 fp3     27 x
        vpor ymm5, ymm5, ymm1                                     ;   699.0 fp0     27 x
        vpor ymm7, ymm7, ymm6                                     ;   699.0 fp2     27 x
        vpxor ymm8, ymm8, ymm0                                    ;   700.0 fp1     27 x
        vpxor ymm9, ymm9, ymm2                                    ;   700.0 fp3     27 x
        vpand ymm0, ymm0, ymm5                                    ;   700.0 fp0     27 x
        vpand ymm2, ymm2, ymm7                                    ;   700.0 fp2     27 x
        vpxor ymm5, ymm5, ymm3                                    ;   700.0 fp1     27 x
        vpxor ymm5, ymm5, ymm0                                    ;   701.0 fp3     27 x
        vpxor ymm7, ymm7, ymm4                                    ;   700.0 fp0     27 x
        vpxor ymm7, ymm7, ymm2                                    ;   701.0 fp2     27 x
        vpand ymm0, ymm0, ymm8                                    ;   701.0 fp1     27 x
        vpand ymm2, ymm2, ymm9                                    ;   701.0 fp3     27 x
        vpslld ymm10, ymm8, 0xd                                   ;   701.0 fp2     46 x[0]
        vpor ymm5, ymm5, ymm0                                     ;   702.0 fp0     27 x
        vpsrld ymm11, ymm8, 0x13                                  ;   701.0 fp1     46 x[0]
        vpor ymm7, ymm7, ymm2                                     ;   702.0 fp3     27 x
        vpxor ymm0, ymm0, ymm1                                    ;   702.0 fp2     27 x
        vpslld ymm12, ymm9, 0xd                                   ;   701.0 fp1     46 x[0]
        vpxor ymm2, ymm2, ymm6                                    ;   702.0 fp0     27 x
        vpsrld ymm13, ymm9, 0x13                                  ;   701.0 fp2     46 x[0]
        vpand ymm8, ymm8, ymm3                                    ;   701.0 fp3     27 x
        vpxor ymm3, ymm3, ymm0                                    ;   703.0 fp0     27 x
        vpand ymm9, ymm9, ymm4                                    ;   701.0 fp1     27 x
        vpxor ymm4, ymm4, ymm2                                    ;   703.0 fp2     27 x
        vpslld ymm14, ymm3, 3                                     ;   704.0 fp1     47 x[2]
        vpsrld ymm3, ymm3, 0x1d                                   ;   704.0 fp2     47 x[2]
        vpslld ymm15, ymm4, 3                                     ;   704.0 fp1     47 x[2]
        vpsrld ymm4, ymm4, 0x1d                                   ;   704.0 fp2     47 x[2]
        vpxor ymm10, ymm10, ymm11                                 ;   702.0 fp3     46 x[0]
        vpxor ymm12, ymm12, ymm13                                 ;   702.0 fp0     46 x[0]
        vpslld ymm11, ymm10, 3                                    ;   704.0 fp1     49 x[3]
        vpslld ymm13, ymm12, 3                                    ;   704.3 fp2     49 x[3]
        vpxor ymm14, ymm14, ymm3                                  ;   705.0 fp3     47 x[2]
        vpxor ymm5, ymm5, ymm0                                    ;   703.0 fp0     48 x[1]
        vpxor ymm5, ymm5, ymm10                                   ;   704.0 fp3     48 x[1]
        vpxor ymm5, ymm5, ymm14                                   ;   706.0 fp0     48 x[1]
        vpslld ymm0, ymm5, 1                                      ;   707.0 fp1     50 x[1]
        vpsrld ymm3, ymm5, 0x1f                                   ;   707.0 fp2     50 x[1]
        vpxor ymm15, ymm15, ymm4                                  ;   705.0 fp3     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   705.0 fp0     48 x[1]
        vpxor ymm7, ymm7, ymm12                                   ;   706.0 fp3     48 x[1]
        vpxor ymm7, ymm7, ymm15                                   ;   707.0 fp0     48 x[1]
        vpslld ymm2, ymm7, 1                                      ;   708.0 fp1     50 x[1]
        vpsrld ymm4, ymm7, 0x1f                                   ;   708.0 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm8                                    ;   706.7 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm11                                   ;   707.7 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm14                                   ;   708.7 fp1     49 x[3]
        vpslld ymm5, ymm1, 7                                      ;   709.7 fp2     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   709.7 fp1     51 x[3]
        vpxor ymm6, ymm6, ymm9                                    ;   707.7 fp3     49 x[3]
        vpxor ymm6, ymm6, ymm13                                   ;   708.7 fp0     49 x[3]
        vpxor ymm6, ymm6, ymm15                                   ;   709.7 fp2     49 x[3]
        vpslld ymm7, ymm6, 7                                      ;   710.7 fp1     51 x[3]
        vpsrld ymm6, ymm6, 0x19                                   ;   710.7 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   708.7 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm4                                    ;   709.0 fp0     50 x[1]
        vpslld ymm3, ymm0, 7                                      ;   710.0 fp1     53 x[2]
        vpslld ymm4, ymm2, 7                                      ;   710.3 fp2     53 x[2]
        vpxor ymm5, ymm5, ymm1                                    ;   710.7 fp3     51 x[3]
        vpxor ymm10, ymm10, ymm0                                  ;   710.0 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm5                                  ;   711.7 fp3     52 x[0]
        vpslld ymm1, ymm10, 5                                     ;   712.7 fp1     54 x[0]
        vpsrld ymm8, ymm10, 0x1b                                  ;   712.7 fp2     54 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;   711.0 fp0     52 x[0]
        vpxor ymm7, ymm7, ymm6                                    ;   711.7 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm7                                  ;   712.7 fp0     52 x[0]
        vpslld ymm6, ymm12, 5                                     ;   713.7 fp1     54 x[0]
        vpsrld ymm9, ymm12, 0x1b                                  ;   713.7 fp2     54 x[0]
        vpxor ymm14, ymm14, ymm3                                  ;   712.7 fp3     53 x[2]
        vpxor ymm14, ymm14, ymm5                                  ;   713.7 fp0     53 x[2]
        vpslld ymm3, ymm14, 0x16                                  ;   714.7 fp1     55 x[2]
        vpsrld ymm10, ymm14, 0xa                                  ;   714.7 fp2     55 x[2]
        vpxor ymm15, ymm15, ymm4                                  ;   713.7 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm7                                  ;   714.7 fp0     53 x[2]
        vpslld ymm4, ymm15, 0x16                                  ;   715.7 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   715.7 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm8                                    ;   714.7 fp3     80 x[0]
        vpxor ymm1, ymm1, [rbp + 3072]                            ;   715.7 fp0+agu1   80 x[0]
        vpxor ymm6, ymm6, ymm9                                    ;   715.0 fp1     80 x[0]
        vpxor ymm6, ymm6, [rbp + 3104]                            ;   716.0 fp2+agu0   80 x[0]
        vmovdqu ymm8, [rbp + 5952]                                ;   712.8 agu1    80 x[1] reload
        vpxor ymm0, ymm0, ymm8                                    ;   719.8 fp3     80 x[1]
        vpxor ymm2, ymm2, ymm8                                    ;   719.8 fp0     80 x[1]
        vmovdqu ymm8, [rbp + 6016]                                ;   713.7 agu0    80 x[3] reload
        vpxor ymm5, ymm5, ymm8                                    ;   720.7 fp1     80 x[3]
        vpxor ymm7, ymm7, ymm8                                    ;   720.7 fp2     80 x[3]
        vpxor ymm3, ymm3, ymm10                                   ;   716.7 fp3     28 x
        vpxor ymm3, ymm3, ymm1                                    ;   717.7 fp0     28 x
        vmovdqu ymm8, [rbp + 5984]                                ;   714.3 agu1    80 x[2] reload
        vpxor ymm3, ymm3, ymm8                                    ;   721.3 fp1     28 x
        vpxor ymm4, ymm4, ymm11                                   ;   717.3 fp2     28 x
        vpxor ymm4, ymm4, ymm8                                    ;   721.3 fp3     28 x
        vpxor ymm4, ymm4, ymm6                                    ;   722.3 fp0     28 x
        vpor ymm8, ymm0, ymm1                                     ;   720.8 fp1     28 x
        vpxor ymm8, ymm8, ymm3                                    ;   722.3 fp2     28 x
        vpor ymm9, ymm2, ymm6                                     ;   720.8 fp3     28 x
        vpxor ymm9, ymm9, ymm4                                    ;   723.3 fp0     28 x
        vpxor ymm0, ymm0, ymm1                                    ;   720.8 fp1     28 x
        vpxor ymm0, ymm0, ymm5                                    ;   721.8 fp2     28 x
        vpxor ymm2, ymm2, ymm6                                    ;   720.8 fp3     28 x
        vpxor ymm2, ymm2, ymm7                                    ;   721.8 fp0     28 x
        vpxor ymm10, ymm1, ymm8                                   ;   723.3 fp1     28 x
        vpand ymm1, ymm1, ymm3                                    ;   722.3 fp2     28 x
        vpand ymm1, ymm1, ymm0                                    ;   723.3 fp3     28 x
        vpand ymm4, ymm4, ymm6                                    ;   723.3 fp0     28 x
        vpand ymm4, ymm4, ymm2                                    ;   724.3 fp1     28 x
        vpxor ymm6, ymm6, ymm9                                    ;   724.3 fp2     28 x
        vpxor ymm1, ymm1, ymm5                                    ;   724.3 fp3     28 x
        vpor ymm5, ymm5, ymm0                                     ;   722.8 fp0     28 x
        vpxor ymm4, ymm4, ymm7                                    ;   725.3 fp1     28 x
        vpor ymm7, ymm7, ymm2                                     ;   722.8 fp2     28 x
        vpxor ymm5, ymm5, ymm8                                    ;   723.8 fp3     28 x
        vpslld ymm3, ymm5, 0xd                                    ;   724.8 fp1     46 x[0]
        vpsrld ymm11, ymm5, 0x13                                  ;   724.8 fp2     46 x[0]
        vpxor ymm7, ymm7, ymm9                                    ;   724.3 fp0     28 x
        vpand ymm8, ymm8, ymm1                                    ;   725.3 fp3     28 x
        vpslld ymm12, ymm7, 0xd                                   ;   725.3 fp1     46 x[0]
        vpand ymm9, ymm9, ymm4                                    ;   726.3 fp0     28 x
        vpsrld ymm13, ymm7, 0x13                                  ;   725.3 fp2     46 x[0]
        vpand ymm5, ymm5, ymm10                                   ;   724.8 fp3     28 x
        vpand ymm7, ymm7, ymm6                                    ;   725.3 fp0     28 x
        vpxor ymm5, ymm5, ymm0                                    ;   725.8 fp1     28 x
        vpslld ymm14, ymm5, 3                                     ;   726.8 fp2     47 x[2]
        vpsrld ymm5, ymm5, 0x1d                                   ;   726.8 fp1     47 x[2]
        vpxor ymm7, ymm7, ymm2                                    ;   726.3 fp3     28 x
        vpslld ymm15, ymm7, 3                                     ;   727.3 fp2     47 x[2]
        vpsrld ymm7, ymm7, 0x1d                                   ;   727.3 fp1     47 x[2]
        vpxor ymm3, ymm3, ymm11                                   ;   726.0 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm13                                 ;   726.7 fp3     46 x[0]
        vpslld ymm11, ymm3, 3                                     ;   727.3 fp2     49 x[3]
        vpslld ymm13, ymm12, 3                                    ;   728.0 fp1     49 x[3]
        vpxor ymm14, ymm14, ymm5                                  ;   727.8 fp0     47 x[2]
        vpxor ymm0, ymm0, ymm8                                    ;   727.7 fp3     48 x[1]
        vpxor ymm0, ymm0, ymm3                                    ;   728.7 fp0     48 x[1]
        vpxor ymm0, ymm0, ymm14                                   ;   729.7 fp2     48 x[1]
        vpslld ymm5, ymm0, 1                                      ;   730.7 fp1     50 x[1]
        vpsrld ymm0, ymm0, 0x1f                                   ;   730.7 fp2     50 x[1]
        vpxor ymm15, ymm15, ymm7                                  ;   728.7 fp3     47 x[2]
        vpxor ymm2, ymm2, ymm9                                    ;   729.0 fp0     48 x[1]
        vpxor ymm2, ymm2, ymm12                                   ;   730.0 fp3     48 x[1]
        vpxor ymm2, ymm2, ymm15                                   ;   731.0 fp0     48 x[1]
        vpslld ymm7, ymm2, 1                                      ;   732.0 fp1     50 x[1]
        vpsrld ymm2, ymm2, 0x1f                                   ;   732.0 fp2     50 x[1]
        vpxor ymm1, ymm1, ymm10                                   ;   730.7 fp3     49 x[3]
        vpxor ymm1, ymm1, ymm11                                   ;   731.7 fp0     49 x[3]
        vpxor ymm1, ymm1, ymm14                                   ;   732.7 fp1     49 x[3]
        vpslld ymm8, ymm1, 7                                      ;   733.7 fp2     51 x[3]
        vpsrld ymm1, ymm1, 0x19                                   ;   733.7 fp1     51 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;   731.7 fp3     49 x[3]
        vpxor ymm4, ymm4, ymm13                                   ;   732.7 fp0     49 x[3]
        vpxor ymm4, ymm4, ymm15                                   ;   733.7 fp2     49 x[3]
        vpslld ymm6, ymm4, 7                                      ;   734.7 fp1     51 x[3]
        vpsrld ymm4, ymm4, 0x19                                   ;   734.7 fp2     51 x[3]
        vpxor ymm5, ymm5, ymm0                                    ;   732.7 fp3     50 x[1]
        vpxor ymm7, ymm7, ymm2                                    ;   733.0 fp0     50 x[1]
        vpslld ymm0, ymm5, 7                                      ;   734.0 fp1     53 x[2]
        vpslld ymm2, ymm7, 7                                      ;   734.3 fp2     53 x[2]
        vpxor ymm8, ymm8, ymm1                                    ;   734.7 fp3     51 x[3]
        vpxor ymm3, ymm3, ymm5                                    ;   734.0 fp0     52 x[0]
        vpxor ymm3, ymm3, ymm8                                    ;   735.7 fp3     52 x[0]
        vpslld ymm1, ymm3, 5                                      ;   736.7 fp1     54 x[0]
        vpsrld ymm3, ymm3, 0x1b                                   ;   736.7 fp2     54 x[0]
        vpxor ymm12, ymm12, ymm7                                  ;   735.0 fp0     52 x[0]
        vpxor ymm6, ymm6, ymm4                                    ;   735.7 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm6                                  ;   736.7 fp0     52 x[0]
        vpslld ymm4, ymm12, 5                                     ;   737.7 fp1     54 x[0]
        vpsrld ymm9, ymm12, 0x1b                                  ;   737.7 fp2     54 x[0]
        vpxor ymm14, ymm14, ymm0                                  ;   736.7 fp3     53 x[2]
        vpxor ymm14, ymm14, ymm8                                  ;   737.7 fp0     53 x[2]
        vpslld ymm0, ymm14, 0x16                                  ;   738.7 fp1     55 x[2]
        vpsrld ymm10, ymm14, 0xa                                  ;   738.7 fp2     55 x[2]
        vpxor ymm15, ymm15, ymm2                                  ;   737.7 fp3     53 x[2]
        vpxor ymm15, ymm15, ymm6                                  ;   738.7 fp0     53 x[2]
        vpslld ymm2, ymm15, 0x16                                  ;   739.7 fp1     55 x[2]
        vpsrld ymm11, ymm15, 0xa                                  ;   739.7 fp2     55 x[2]
        vpxor ymm1, ymm1, ymm3                                    ;   738.7 fp3     80 x[0]
        vmovdqu ymm3, [rbp + 6048]                                ;   735.7 agu0    80 x[0] reload
        vpxor ymm1, ymm1, ymm3                                    ;   742.7 fp0     80 x[0]
        vpxor ymm4, ymm4, ymm9                                    ;   739.0 fp1     80 x[0]
        vpxor ymm4, ymm4, ymm3                                    ;   742.7 fp2     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3136]                            ;   739.7 fp3+agu1   80 x[1]
        vpxor ymm7, ymm7, [rbp + 3168]                            ;   740.0 fp0+agu0   80 x[1]
        vpxor ymm0, ymm0, ymm10                                   ;   740.0 fp1     80 x[2]
        vmovdqu ymm3, [rbp + 6080]                                ;   737.8 agu1    80 x[2] reload
        vpxor ymm0, ymm0, ymm3                                    ;   744.8 fp2     80 x[2]
        vpxor ymm2, ymm2, ymm11                                   ;   740.7 fp3     80 x[2]
        vpxor ymm2, ymm2, ymm3                                    ;   744.8 fp0     80 x[2]
        vmovdqu ymm3, [rbp + 6112]                                ;   738.3 agu0    80 x[3] reload
        vpxor ymm8, ymm8, ymm3                                    ;   745.3 fp1     80 x[3]
        vpxor ymm6, ymm6, ymm3                                    ;   745.3 fp2     80 x[3]
        vpand ymm3, ymm1, ymm8                                    ;   746.3 fp3     29 x
        vpxor ymm1, ymm1, ymm8                                    ;   746.3 fp0     29 x
        vpxor ymm8, ymm8, ymm0                                    ;   746.3 fp1     29 x
        vpand ymm9, ymm4, ymm6                                    ;   746.3 fp2     29 x
        vpxor ymm4, ymm4, ymm6                                    ;   746.3 fp3     29 x
        vpxor ymm6, ymm6, ymm2                                    ;   746.3 fp0     29 x
        vpxor ymm0, ymm0, ymm5                                    ;   745.8 fp1     29 x
        vpand ymm5, ymm5, ymm1                                    ;   747.3 fp2     29 x
        vpxor ymm2, ymm2, ymm7                                    ;   745.8 fp3     29 x
        vpand ymm7, ymm7, ymm4                                    ;   747.3 fp0     29 x
        vpxor ymm3, ymm3, ymm0                                    ;   747.3 fp1     29 x
        vpxor ymm9, ymm9, ymm2                                    ;   747.3 fp2     29 x
        vpxor ymm5, ymm5, ymm0                                    ;   748.3 fp3     29 x
        vpxor ymm7, ymm7, ymm2                                    ;   748.3 fp0     29 x
        vpor ymm0, ymm0, ymm1                                     ;   747.3 fp1     29 x
        vpor ymm2, ymm2, ymm4                                     ;   747.3 fp2     29 x
        vpxor ymm1, ymm1, ymm3                                    ;   748.3 fp3     29 x
        vpxor ymm4, ymm4, ymm9                                    ;   748.3 fp0     29 x
        vpxor ymm0, ymm0, ymm8                                    ;   748.3 fp1     29 x
        vpxor ymm2, ymm2, ymm6                                    ;   748.3 fp2     29 x
        vpand ymm8, ymm8, ymm5                                    ;   749.3 fp3     29 x
        vpand ymm6, ymm6, ymm7                                    ;   749.3 fp0     29 x
        vpxor ymm5, ymm5, ymm3                                    ;   749.3 fp1     29 x
        vpxor ymm7, ymm7, ymm9                                    ;   749.3 fp2     29 x
        vpand ymm5, ymm5, ymm0                                    ;   750.3 fp3     29 x
        vpand ymm7, ymm7, ymm2                                    ;   750.3 fp0     29 x
        vpxor ymm8, ymm8, ymm1                                    ;   750.3 fp1     29 x
        vpslld ymm10, ymm8, 0xd                                   ;   751.3 fp2     46 x[0]
        vpsrld ymm11, ymm8, 0x13                                  ;   751.3 fp1     46 x[0]
        vpxor ymm6, ymm6, ymm4                                    ;   750.3 fp3     29 x
        vpslld ymm12, ymm6, 0xd                                   ;   751.3 fp2     46 x[0]
        vpsrld ymm13, ymm6, 0x13                                  ;   751.3 fp1     46 x[0]
        vpxor ymm0, ymm0, ymm8                                    ;   751.3 fp0     29 x
        vpslld ymm8, ymm0, 3                                      ;   752.3 fp2     47 x[2]
        vpsrld ymm0, ymm0, 0x1d                                   ;   752.3 fp1     47 x[2]
        vpxor ymm2, ymm2, ymm6                                    ;   751.3 fp3     29 x
        vpslld ymm6, ymm2, 3                                      ;   752.3 fp2     47 x[2]
        vpsrld ymm2, ymm2, 0x1d                                   ;   752.3 fp1     47 x[2]
        vpxor ymm10, ymm10, ymm11                                 ;   752.3 fp0     46 x[0]
        vpxor ymm12, ymm12, ymm13                                 ;   752.3 fp3     46 x[0]
        vpslld ymm11, ymm10, 3                                    ;   753.3 fp2     49 x[3]
        vpslld ymm13, ymm12, 3                                    ;   753.3 fp1     49 x[3]
        vpxor ymm8, ymm8, ymm0                                    ;   753.3 fp0     47 x[2]
        vpxor ymm3, ymm3, ymm10                                   ;   753.3 fp3     48 x[1]
        vpxor ymm3, ymm3, ymm8                                    ;   754.3 fp0     48 x[1]
        vpslld ymm0, ymm3, 1                                      ;   755.3 fp2     50 x[1]
        vpsrld ymm3, ymm3, 0x1f                                   ;   755.3 fp1     50 x[1]
        vpxor ymm6, ymm6, ymm2                                    ;   753.3 fp3     47 x[2]
        vpxor ymm9, ymm9, ymm12                                   ;   753.3 fp0     48 x[1]
        vpxor ymm9, ymm9, ymm6                                    ;   754.3 fp3     48 x[1]
        vpslld ymm2, ymm9, 1                                      ;   755.3 fp2     50 x[1]
        vpsrld ymm9, ymm9, 0x1f                                   ;   755.3 fp1     50 x[1]
        vpxor ymm5, ymm5, ymm1                                    ;   754.0 fp0     49 x[3]
        vpxor ymm5, ymm5, ymm11                                   ;   755.0 fp3     49 x[3]
        vpxor ymm5, ymm5, ymm8                                    ;   756.0 fp0     49 x[3]
        vpslld ymm1, ymm5, 7                                      ;   757.0 fp2     51 x[3]
        vpsrld ymm5, ymm5, 0x19                                   ;   757.0 fp1     51 x[3]
        vpxor ymm7, ymm7, ymm4                                    ;   755.8 fp3     49 x[3]
        vpxor ymm7, ymm7, ymm13                                   ;   756.8 fp0     49 x[3]
        vpxor ymm7, ymm7, ymm6                                    ;   757.8 fp2     49 x[3]
        vpslld ymm4, ymm7, 7                                      ;   758.8 fp1     51 x[3]
        vpsrld ymm7, ymm7, 0x19                                   ;   758.8 fp2     51 x[3]
        vpxor ymm0, ymm0, ymm3                                    ;   756.8 fp3     50 x[1]
        vpxor ymm2, ymm2, ymm9                                    ;   757.0 fp0     50 x[1]
        vpslld ymm3, ymm0, 7                                      ;   758.3 fp1     53 x[2]
        vpslld ymm9, ymm2, 7                                      ;   758.5 fp2     53 x[2]
        vpxor ymm1, ymm1, ymm5                                    ;   758.0 fp3     51 x[3]
        vpxor ymm10, ymm10, ymm0                                  ;   758.0 fp0     52 x[0]
        vpxor ymm10, ymm10, ymm1                                  ;   759.0 fp3     52 x[0]
        vpslld ymm5, ymm10, 5                                     ;   760.0 fp1     54 x[0]
        vpsrld ymm10, ymm10, 0x1b                                 ;   760.0 fp2     54 x[0]
        vpxor ymm12, ymm12, ymm2                                  ;   759.0 fp0     52 x[0]
        vpxor ymm4, ymm4, ymm7                                    ;   759.8 fp3     51 x[3]
        vpxor ymm12, ymm12, ymm4                                  ;   760.8 fp0     52 x[0]
        vpslld ymm7, ymm12, 5                                     ;   761.8 fp1     54 x[0]
        vpsrld ymm11, ymm12, 0x1b                                 ;   761.8 fp2     54 x[0]
        vpxor ymm8, ymm8, ymm3                                    ;   760.8 fp3     53 x[2]
        vpxor ymm8, ymm8, ymm1                                    ;   761.8 fp0     53 x[2]
        vpslld ymm3, ymm8, 0x16                                   ;   762.8 fp1     55 x[2]
        vpsrld ymm8, ymm8, 0xa                                    ;   762.8 fp2     55 x[2]
        vpxor ymm6, ymm6, ymm9                                    ;   761.8 fp3     53 x[2]
        vpxor ymm6, ymm6, ymm4                                    ;   762.8 fp0     53 x[2]
        vpslld ymm9, ymm6, 0x16                                   ;   763.8 fp1     55 x[2]
        vpsrld ymm6, ymm6, 0xa                                    ;   763.8 fp2     55 x[2]
        vpxor ymm5, ymm5, ymm10                                   ;   762.8 fp3     80 x[0]
        vpxor ymm5, ymm5, [rbp + 3200]                            ;   763.8 fp0+agu1   80 x[0]
        vpxor ymm0, ymm0, [rbp + 3264]                            ;   763.3 fp1+agu0   80 x[1]
        vpxor ymm7, ymm7, ymm11                                   ;   763.5 fp2     80 x[0]
        vpxor ymm7, ymm7, [rbp + 3232]                            ;   764.5 fp3+agu1   80 x[0]
        vpxor ymm2, ymm2, [rbp + 3296]                            ;   764.0 fp0+agu0   80 x[1]
        vpxor ymm3, ymm3, ymm8                                    ;   764.3 fp1     80 x[2]
        vpxor ymm3, ymm3, [rbp + 3328]                            ;   765.3 fp2+agu1   80 x[2]
        vpxor ymm9, ymm9, ymm6                                    ;   764.8 fp3     80 x[2]
        vpxor ymm9, ymm9, [rbp + 3360]                            ;   765.8 fp0+agu0   80 x[2]
        vmovdqu ymm6, [rbp + 6144]                                ;   762.8 agu1    80 x[3] reload
        vpxor ymm1, ymm1, ymm6                                    ;   769.8 fp1     80 x[3]
        vpxor ymm4, ymm4, ymm6                                    ;   769.8 fp2     80 x[3]
        vpor ymm6, ymm0, ymm3                                     ;   766.3 fp3     30 x
        vpxor ymm6, ymm6, ymm1                                    ;   770.8 fp0     30 x
        vpor ymm8, ymm2, ymm9                                     ;   766.8 fp1     30 x
        vpxor ymm8, ymm8, ymm4                                    ;   770.8 fp2     30 x
        vpand ymm1, ymm1, ymm3                                    ;   770.8 fp3     30 x
        vpand ymm4, ymm4, ymm9                                    ;   770.8 fp0     30 x
        vpxor ymm10, ymm0, ymm5                                   ;   767.3 fp1     30 x
        vpand ymm5, ymm5, ymm6                                    ;   771.8 fp2     30 x
        vpxor ymm0, ymm0, ymm3                                    ;   767.8 fp3     30 x
        vpxor ymm0, ymm0, ymm5                                    ;   772.8 fp0     30 x
        vpxor ymm3, ymm2, ymm7                                    ;   768.3 fp1     30 x
        vpand ymm7, ymm7, ymm8                                    ;   771.8 fp2     30 x
        vpxor ymm2, ymm2, ymm9                                    ;   768.8 fp3     30 x
        vpxor ymm2, ymm2, ymm7                                    ;   772.8 fp0     30 x
        vpxor ymm1, ymm1, ymm10                                   ;   771.8 fp1     30 x
        vpxor ymm4, ymm4, ymm3                                    ;   771.8 fp2     30 x
        vpand ymm9, ymm5, ymm0                                    ;   773.8 fp3     30 x
        vpxor ymm9, ymm9, ymm6                                    ;   774.8 fp0     30 x
        vpand ymm11, ymm7, ymm2                                   ;   773.8 fp1     30 x
        vpxor ymm11, ymm11, ymm8                                  ;   774.8 fp2     30 x
        vpxor ymm10, ymm10, ymm5                                  ;   772.8 fp3     84 dst
        vpxor ymm10, ymm10, ymm9                                  ;   775.8 fp0     84 dst
        vpxor ymm10, ymm10, [rbp + 3392]                          ;   776.8 fp1+agu0   84 dst
        vpand ymm5, ymm1, ymm0                                    ;   773.8 fp2     30 x
        vpxor ymm9, ymm9, ymm5                                    ;   775.8 fp3     84 dst
        vmovdqu ymm12, [rbp + 6176]                               ;   771.3 agu1    84 dst reload
        vpxor ymm9, ymm9, ymm12                                   ;   778.3 fp0     84 dst
        vpand ymm13, ymm4, ymm2                                   ;   773.8 fp1     30 x
        vpxor ymm3, ymm3, ymm7                                    ;   772.8 fp2     84 dst
        vpxor ymm3, ymm3, ymm11                                   ;   775.8 fp3     84 dst
        vpxor ymm3, ymm3, [rbp + 3424]                            ;   776.8 fp0+agu0   84 dst
        vpxor ymm11, ymm11, ymm12                                 ;   778.3 fp1     84 dst
        vpxor ymm11, ymm11, ymm13                                 ;   779.3 fp2     84 dst
        vpunpckldq ymm7, ymm9, ymm10                              ;   779.3 fp1     84 dst
        vpunpckhdq ymm9, ymm9, ymm10                              ;   779.3 fp2     84 dst
        vpxor ymm6, ymm6, ymm1                                    ;   773.8 fp3     84 dst
        vpxor ymm6, ymm6, ymm5                                    ;   774.8 fp0     84 dst
        vpxor ymm6, ymm6, [rbp + 3456]                            ;   775.8 fp3+agu1   84 dst
        vpxor ymm8, ymm8, ymm4                                    ;   775.0 fp0     84 dst
        vpxor ymm8, ymm8, ymm13                                   ;   776.0 fp1     84 dst
        vpxor ymm8, ymm8, [rbp + 3488]                            ;   777.0 fp2+agu0   84 dst
        vpxor ymm0, ymm0, [rbp + 3520]                            ;   775.8 fp3+agu1   84 dst
        vpunpckldq ymm1, ymm6, ymm0                               ;   776.8 fp1     84 dst
        vpunpckhdq ymm0, ymm6, ymm0                               ;   776.8 fp2     84 dst
        vpunpcklqdq ymm4, ymm7, ymm1                              ;   780.3 fp1     84 dst
        vpunpckhqdq ymm1, ymm7, ymm1                              ;   780.3 fp2     84 dst
        vpunpcklqdq ymm5, ymm9, ymm0                              ;   780.3 fp1     84 dst
        vpunpckhqdq ymm0, ymm9, ymm0                              ;   780.3 fp2     84 dst
        vpxor ymm2, ymm2, [rbp + 3552]                            ;   776.5 fp0+agu0   84 dst
        vperm2i128 ymm6, ymm4, ymm4, 0x11                         ;   781.3 fp1     84 dst
        vmovdqu [r9], xmm4                                        ;   781.3 agu2+fp5   84 dst
        vperm2i128 ymm4, ymm1, ymm1, 0x11                         ;   781.3 fp1     84 dst
        vmovdqu [r9 + 16], xmm1                                   ;   781.3 agu1+fp5   84 dst
        vmovdqu [r9 + 64], xmm6                                   ;   784.3 agu0+fp5   84 dst
        vperm2i128 ymm1, ymm5, ymm5, 0x11                         ;   781.3 fp1     84 dst
        vmovdqu [r9 + 32], xmm5                                   ;   781.3 agu2+fp5   84 dst
        vmovdqu [r9 + 80], xmm4                                   ;   784.3 agu1+fp5   84 dst
        vperm2i128 ymm4, ymm0, ymm0, 0x11                         ;   782.3 fp1     84 dst
        vmovdqu [r9 + 48], xmm0                                   ;   781.8 agu0+fp5   84 dst
        vmovdqu [r9 + 96], xmm1                                   ;   784.3 agu2+fp5   84 dst
        vmovdqu [r9 + 112], xmm4                                  ;   785.3 agu1+fp5   84 dst
        vpunpckldq ymm0, ymm11, ymm3                              ;   780.3 fp2     84 dst
        vpunpckhdq ymm1, ymm11, ymm3                              ;   781.3 fp2     84 dst
        vpunpckldq ymm3, ymm8, ymm2                               ;   782.3 fp2     84 dst
        vpunpckhdq ymm2, ymm8, ymm2                               ;   783.3 fp1     84 dst
        vpunpcklqdq ymm4, ymm0, ymm3                              ;   783.3 fp2     84 dst
        vpunpckhqdq ymm0, ymm0, ymm3                              ;   784.3 fp1     84 dst
        vpunpcklqdq ymm3, ymm1, ymm2                              ;   784.3 fp2     84 dst
        vpunpckhqdq ymm1, ymm1, ymm2                              ;   785.3 fp1     84 dst
        vperm2i128 ymm2, ymm4, ymm4, 0x11                         ;   786.3 fp1     84 dst
        vmovdqu [r9 + 128], xmm4                                  ;   784.8 agu0+fp5   84 dst
        vperm2i128 ymm4, ymm0, ymm0, 0x11                         ;   787.3 fp1     84 dst
        vmovdqu [r9 + 144], xmm0                                  ;   785.8 agu2+fp5   84 dst
        vperm2i128 ymm0, ymm3, ymm3, 0x11                         ;   788.3 fp1     84 dst
        vmovdqu [r9 + 160], xmm3                                  ;   786.8 agu1+fp5   84 dst
        vmovdqu [r9 + 192], xmm2                                  ;   789.3 agu0+fp5   84 dst
        vperm2i128 ymm2, ymm1, ymm1, 0x11                         ;   789.3 fp1     84 dst
        vmovdqu [r9 + 176], xmm1                                  ;   788.8 agu2+fp5   84 dst
        vmovdqu [r9 + 208], xmm4                                  ;   790.3 agu1+fp5   84 dst
        vmovdqu [r9 + 224], xmm0                                  ;   791.3 agu0+fp5   84 dst
        vmovdqu [r9 + 240], xmm2                                  ;   792.3 agu2+fp5   84 dst
        add r9, 0x100                                             ;   784.8 alu0    76 blocks
        add r8, 0x100                                             ;   785.0 alu1    76 blocks
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

; serpent_encrypt for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu zen3 --variant mmx
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes mm0 to mm7; the x87 state is empty afterwards (emms).
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1200 bytes, 4 instructions, one of them for 150 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 586 uops, planned 205.0; bounds: width 97.7, ports 132.0, path 9.0
;   blocks: 1924 uops, planned 614.5; bounds: width 320.7, ports 467.0, path 468.0
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
        push rbp                                            ;                    preserved
        sub rsp, 0x4c0                                      ;                    frame
        lea rbp, [rsp + 128]                                ;                    frame
        mov qword [rbp - 64], rdi                           ;                    argument
        mov dword [rbp + 1072], ecx                         ;                    argument
        mov qword [rbp + 1008], rsi                         ;                    argument
        mov qword [rbp + 1024], rdx                         ;                    argument
        mov r8, qword [rbp - 64]                            ;     0.0 agu0    80 x[0] reload
        movd mm0, [r8 + 16]                                 ;     4.0 agu1    80 x[0]
        movq mm1, mm0                                       ;    11.0 fp0     80 x[0] copy
        punpckldq mm1, mm0                                  ;    12.0 fp1     80 x[0]
        movd mm0, [r8 + 24]                                 ;     4.0 agu0    80 x[2]
        movq mm2, mm0                                       ;    11.0 fp2     80 x[2] copy
        punpckldq mm2, mm0                                  ;    12.0 fp1     80 x[2]
        movd mm0, [r8 + 28]                                 ;     4.0 agu1    80 x[3]
        movq mm3, mm0                                       ;    11.0 fp3     80 x[3] copy
        punpckldq mm3, mm0                                  ;    12.0 fp2     80 x[3]
        movq mm0, [rel serpent_encrypt.T0_constants64]      ;     2.0 agu0    80 x[0] reload
        pxor mm1, mm0                                       ;    13.0 fp0     80 x[0]
        movq [rbp - 56], mm1                                ;    14.0 agu2+fp5   80 x[0]
        movd mm1, [r8 + 48]                                 ;     4.0 agu1    80 x[0]
        movq mm4, mm1                                       ;    11.0 fp3     80 x[0] copy
        punpckldq mm4, mm1                                  ;    12.0 fp1     80 x[0]
        movq mm1, [rel serpent_encrypt.T0_constants64 + 8]  ;     3.0 agu0    80 x[2] reload
        pxor mm2, mm1                                       ;    13.0 fp2     80 x[2]
        movq [rbp - 48], mm2                                ;    14.0 agu2+fp5   80 x[2]
        movd mm2, [r8 + 60]                                 ;     4.0 agu1    80 x[3]
        movq mm5, mm2                                       ;    11.0 fp0     80 x[3] copy
        punpckldq mm5, mm2                                  ;    12.0 fp1     80 x[3]
        movq mm2, [rel serpent_encrypt.T0_constants64 + 16] ;     4.5 agu0    80 x[3] reload
        pxor mm3, mm2                                       ;    13.0 fp3     80 x[3]
        movq [rbp - 40], mm3                                ;    14.0 agu2+fp5   80 x[3]
        movd mm3, [r8 + 72]                                 ;    11.0 agu1    80 x[2]
        movq mm6, mm3                                       ;    18.0 fp2     80 x[2] copy
        punpckldq mm6, mm3                                  ;    19.0 fp1     80 x[2]
        movq mm3, [rel serpent_encrypt.T0_constants64 + 24] ;    11.5 agu0    80 x[0] reload
        pxor mm4, mm3                                       ;    18.5 fp0     80 x[0]
        movq [rbp - 32], mm4                                ;    19.5 agu2+fp5   80 x[0]
        movd mm4, [r8 + 80]                                 ;    12.0 agu1    80 x[0]
        movq mm7, mm4                                       ;    19.0 fp3     80 x[0] copy
        punpckldq mm7, mm4                                  ;    20.0 fp2     80 x[0]
        pxor mm5, mm3                                       ;    18.5 fp1     80 x[3]
        movq [rbp - 24], mm5                                ;    19.5 agu0+fp5   80 x[3]
        movd mm4, [r8 + 100]                                ;    13.0 agu1    80 x[1]
        movq mm5, mm4                                       ;    20.0 fp0     80 x[1] copy
        punpckldq mm5, mm4                                  ;    21.0 fp2     80 x[1]
        movq mm4, [rel serpent_encrypt.T0_constants64 + 32] ;    13.7 agu0    80 x[2] reload
        pxor mm6, mm4                                       ;    20.7 fp3     80 x[2]
        movq [rbp - 16], mm6                                ;    21.7 agu2+fp5   80 x[2]
        movd mm6, [r8 + 112]                                ;    14.0 agu1    80 x[0]
        movq mm2, mm6                                       ;    21.0 fp1     80 x[0] copy
        punpckldq mm2, mm6                                  ;    22.0 fp2     80 x[0]
        pxor mm7, mm3                                       ;    21.0 fp0     80 x[0]
        movq [rbp - 8], mm7                                 ;    22.0 agu2+fp5   80 x[0]
        movd mm6, [r8 + 116]                                ;    18.0 agu0    80 x[1]
        movq mm7, mm6                                       ;    25.0 fp3     80 x[1] copy
        punpckldq mm7, mm6                                  ;    26.0 fp1     80 x[1]
        pxor mm5, mm3                                       ;    22.0 fp2     80 x[1]
        movq [rbp + 0], mm5                                 ;    23.0 agu1+fp5   80 x[1]
        movd mm5, [r8 + 120]                                ;    19.2 agu0    80 x[2]
        movq mm6, mm5                                       ;    26.2 fp0     80 x[2] copy
        punpckldq mm6, mm5                                  ;    27.2 fp1     80 x[2]
        pxor mm2, mm3                                       ;    23.0 fp3     80 x[0]
        movq [rbp + 8], mm2                                 ;    24.0 agu2+fp5   80 x[0]
        movd mm2, [r8 + 136]                                ;    20.2 agu1    80 x[2]
        movq mm5, mm2                                       ;    27.2 fp2     80 x[2] copy
        punpckldq mm5, mm2                                  ;    28.2 fp1     80 x[2]
        pxor mm7, mm3                                       ;    27.0 fp0     80 x[1]
        movq [rbp + 16], mm7                                ;    28.0 agu0+fp5   80 x[1]
        movd mm2, [r8 + 144]                                ;    21.3 agu1    80 x[0]
        movq mm7, mm2                                       ;    28.3 fp3     80 x[0] copy
        punpckldq mm7, mm2                                  ;    29.3 fp2     80 x[0]
        pxor mm6, mm4                                       ;    28.2 fp1     80 x[2]
        movq [rbp + 24], mm6                                ;    29.2 agu2+fp5   80 x[2]
        movd mm2, [r8 + 152]                                ;    22.3 agu0    80 x[2]
        movq mm6, mm2                                       ;    29.3 fp0     80 x[2] copy
        punpckldq mm6, mm2                                  ;    30.3 fp2     80 x[2]
        pxor mm5, mm3                                       ;    29.2 fp3     80 x[2]
        movq [rbp + 32], mm5                                ;    30.2 agu1+fp5   80 x[2]
        movd mm2, [r8 + 156]                                ;    25.0 agu0    80 x[3]
        movq mm5, mm2                                       ;    32.0 fp1     80 x[3] copy
        punpckldq mm5, mm2                                  ;    33.0 fp2     80 x[3]
        pxor mm7, mm0                                       ;    30.3 fp0     80 x[0]
        movq [rbp + 40], mm7                                ;    31.3 agu2+fp5   80 x[0]
        movd mm2, [r8 + 176]                                ;    27.2 agu1    80 x[0]
        movq mm7, mm2                                       ;    34.2 fp3     80 x[0] copy
        punpckldq mm7, mm2                                  ;    35.2 fp1     80 x[0]
        pxor mm6, mm1                                       ;    31.3 fp2     80 x[2]
        movq [rbp + 48], mm6                                ;    32.3 agu0+fp5   80 x[2]
        movd mm2, [r8 + 188]                                ;    28.3 agu1    80 x[3]
        movq mm6, mm2                                       ;    35.3 fp0     80 x[3] copy
        punpckldq mm6, mm2                                  ;    36.3 fp1     80 x[3]
        movq mm2, [rel serpent_encrypt.T0_constants64 + 16] ;    29.2 agu0    80 x[3] reload
        pxor mm5, mm2                                       ;    36.2 fp3     80 x[3]
        movq [rbp + 56], mm5                                ;    37.2 agu2+fp5   80 x[3]
        movd mm5, [r8 + 200]                                ;    29.7 agu1    80 x[2]
        movq mm2, mm5                                       ;    36.7 fp2     80 x[2] copy
        punpckldq mm2, mm5                                  ;    37.7 fp1     80 x[2]
        pxor mm7, mm3                                       ;    36.2 fp0     80 x[0]
        movq [rbp + 64], mm7                                ;    37.2 agu0+fp5   80 x[0]
        movd mm5, [r8 + 208]                                ;    30.7 agu1    80 x[0]
        movq mm7, mm5                                       ;    37.7 fp3     80 x[0] copy
        punpckldq mm7, mm5                                  ;    38.7 fp2     80 x[0]
        pxor mm6, mm3                                       ;    37.3 fp1     80 x[3]
        movq [rbp + 72], mm6                                ;    38.3 agu2+fp5   80 x[3]
        movd mm5, [r8 + 228]                                ;    32.3 agu0    80 x[1]
        movq mm6, mm5                                       ;    39.3 fp0     80 x[1] copy
        punpckldq mm6, mm5                                  ;    40.3 fp2     80 x[1]
        pxor mm2, mm4                                       ;    38.7 fp3     80 x[2]
        movq [rbp + 80], mm2                                ;    39.7 agu1+fp5   80 x[2]
        movd mm2, [r8 + 240]                                ;    35.3 agu0    80 x[0]
        movq mm5, mm2                                       ;    42.3 fp1     80 x[0] copy
        punpckldq mm5, mm2                                  ;    43.3 fp2     80 x[0]
        pxor mm7, mm3                                       ;    39.7 fp0     80 x[0]
        movq [rbp + 88], mm7                                ;    40.7 agu2+fp5   80 x[0]
        movd mm2, [r8 + 244]                                ;    36.7 agu1    80 x[1]
        movq mm7, mm2                                       ;    43.7 fp3     80 x[1] copy
        punpckldq mm7, mm2                                  ;    44.7 fp1     80 x[1]
        pxor mm6, mm3                                       ;    41.3 fp2     80 x[1]
        movq [rbp + 96], mm6                                ;    42.3 agu0+fp5   80 x[1]
        movd mm2, [r8 + 248]                                ;    37.7 agu1    80 x[2]
        movq mm6, mm2                                       ;    44.7 fp0     80 x[2] copy
        punpckldq mm6, mm2                                  ;    45.7 fp1     80 x[2]
        pxor mm5, mm3                                       ;    44.3 fp3     80 x[0]
        movq [rbp + 104], mm5                               ;    45.3 agu2+fp5   80 x[0]
        movd mm2, [r8 + 264]                                ;    38.8 agu0    80 x[2]
        movq mm5, mm2                                       ;    45.8 fp2     80 x[2] copy
        punpckldq mm5, mm2                                  ;    46.8 fp1     80 x[2]
        pxor mm7, mm3                                       ;    45.7 fp0     80 x[1]
        movq [rbp + 112], mm7                               ;    46.7 agu1+fp5   80 x[1]
        movd mm2, [r8 + 272]                                ;    40.3 agu0    80 x[0]
        movq mm7, mm2                                       ;    47.3 fp3     80 x[0] copy
        punpckldq mm7, mm2                                  ;    48.3 fp2     80 x[0]
        pxor mm6, mm4                                       ;    46.7 fp1     80 x[2]
        movq [rbp + 120], mm6                               ;    47.7 agu2+fp5   80 x[2]
        movd mm2, [r8 + 280]                                ;    42.5 agu1    80 x[2]
        movq mm6, mm2                                       ;    49.5 fp0     80 x[2] copy
        punpckldq mm6, mm2                                  ;    50.5 fp2     80 x[2]
        pxor mm5, mm3                                       ;    47.8 fp3     80 x[2]
        movq [rbp + 128], mm5                               ;    48.8 agu0+fp5   80 x[2]
        movd mm2, [r8 + 284]                                ;    44.7 agu1    80 x[3]
        movq mm5, mm2                                       ;    51.7 fp1     80 x[3] copy
        punpckldq mm5, mm2                                  ;    52.7 fp2     80 x[3]
        pxor mm7, mm0                                       ;    49.3 fp0     80 x[0]
        movq [rbp + 136], mm7                               ;    50.3 agu2+fp5   80 x[0]
        movd mm2, [r8 + 304]                                ;    45.8 agu0    80 x[0]
        movq mm7, mm2                                       ;    52.8 fp3     80 x[0] copy
        punpckldq mm7, mm2                                  ;    53.8 fp1     80 x[0]
        pxor mm6, mm1                                       ;    51.5 fp2     80 x[2]
        movq [rbp + 144], mm6                               ;    52.5 agu1+fp5   80 x[2]
        movd mm2, [r8 + 316]                                ;    47.0 agu0    80 x[3]
        movq mm6, mm2                                       ;    54.0 fp0     80 x[3] copy
        punpckldq mm6, mm2                                  ;    55.0 fp1     80 x[3]
        movq mm2, [rel serpent_encrypt.T0_constants64 + 16] ;    47.8 agu1    80 x[3] reload
        pxor mm5, mm2                                       ;    54.8 fp3     80 x[3]
        movq [rbp + 152], mm5                               ;    55.8 agu2+fp5   80 x[3]
        movd mm5, [r8 + 328]                                ;    48.3 agu0    80 x[2]
        movq mm2, mm5                                       ;    55.3 fp2     80 x[2] copy
        punpckldq mm2, mm5                                  ;    56.3 fp1     80 x[2]
        pxor mm7, mm3                                       ;    54.8 fp0     80 x[0]
        movq [rbp + 160], mm7                               ;    55.8 agu1+fp5   80 x[0]
        movd mm5, [r8 + 336]                                ;    50.3 agu0    80 x[0]
        movq mm7, mm5                                       ;    57.3 fp3     80 x[0] copy
        punpckldq mm7, mm5                                  ;    58.3 fp2     80 x[0]
        pxor mm6, mm3                                       ;    56.0 fp1     80 x[3]
        movq [rbp + 168], mm6                               ;    57.0 agu2+fp5   80 x[3]
        movd mm5, [r8 + 356]                                ;    52.5 agu1    80 x[1]
        movq mm6, mm5                                       ;    59.5 fp0     80 x[1] copy
        punpckldq mm6, mm5                                  ;    60.5 fp2     80 x[1]
        pxor mm2, mm4                                       ;    57.3 fp3     80 x[2]
        movq [rbp + 176], mm2                               ;    58.3 agu0+fp5   80 x[2]
        movd mm2, [r8 + 368]                                ;    54.0 agu1    80 x[0]
        movq mm5, mm2                                       ;    61.0 fp1     80 x[0] copy
        punpckldq mm5, mm2                                  ;    62.0 fp2     80 x[0]
        pxor mm7, mm3                                       ;    59.3 fp0     80 x[0]
        movq [rbp + 184], mm7                               ;    60.3 agu2+fp5   80 x[0]
        movd mm2, [r8 + 372]                                ;    55.3 agu0    80 x[1]
        movq mm7, mm2                                       ;    62.3 fp3     80 x[1] copy
        punpckldq mm7, mm2                                  ;    63.3 fp1     80 x[1]
        pxor mm6, mm3                                       ;    61.5 fp2     80 x[1]
        movq [rbp + 192], mm6                               ;    62.5 agu1+fp5   80 x[1]
        movd mm2, [r8 + 376]                                ;    56.3 agu0    80 x[2]
        movq mm6, mm2                                       ;    63.3 fp0     80 x[2] copy
        punpckldq mm6, mm2                                  ;    64.3 fp1     80 x[2]
        pxor mm5, mm3                                       ;    63.0 fp3     80 x[0]
        movq [rbp + 200], mm5                               ;    64.0 agu2+fp5   80 x[0]
        movd mm2, [r8 + 392]                                ;    58.3 agu1    80 x[2]
        movq mm5, mm2                                       ;    65.3 fp2     80 x[2] copy
        punpckldq mm5, mm2                                  ;    66.3 fp1     80 x[2]
        pxor mm7, mm3                                       ;    64.3 fp0     80 x[1]
        movq [rbp + 208], mm7                               ;    65.3 agu0+fp5   80 x[1]
        movd mm2, [r8 + 400]                                ;    60.3 agu1    80 x[0]
        movq mm7, mm2                                       ;    67.3 fp3     80 x[0] copy
        punpckldq mm7, mm2                                  ;    68.3 fp2     80 x[0]
        pxor mm6, mm4                                       ;    65.3 fp1     80 x[2]
        movq [rbp + 216], mm6                               ;    66.3 agu2+fp5   80 x[2]
        movd mm2, [r8 + 408]                                ;    62.0 agu0    80 x[2]
        movq mm6, mm2                                       ;    69.0 fp0     80 x[2] copy
        punpckldq mm6, mm2                                  ;    70.0 fp2     80 x[2]
        pxor mm5, mm3                                       ;    67.3 fp3     80 x[2]
        movq [rbp + 224], mm5                               ;    68.3 agu1+fp5   80 x[2]
        movd mm2, [r8 + 412]                                ;    63.3 agu0    80 x[3]
        movq mm5, mm2                                       ;    70.3 fp1     80 x[3] copy
        punpckldq mm5, mm2                                  ;    71.3 fp2     80 x[3]
        pxor mm7, mm0                                       ;    69.3 fp0     80 x[0]
        movq [rbp + 232], mm7                               ;    70.3 agu2+fp5   80 x[0]
        movd mm0, [r8 + 432]                                ;    64.5 agu1    80 x[0]
        movq mm2, mm0                                       ;    71.5 fp3     80 x[0] copy
        punpckldq mm2, mm0                                  ;    72.5 fp1     80 x[0]
        pxor mm6, mm1                                       ;    71.0 fp2     80 x[2]
        movq [rbp + 240], mm6                               ;    72.0 agu0+fp5   80 x[2]
        movd mm0, [r8 + 444]                                ;    66.3 agu1    80 x[3]
        movq mm1, mm0                                       ;    73.3 fp0     80 x[3] copy
        punpckldq mm1, mm0                                  ;    74.3 fp1     80 x[3]
        pxor mm5, [rel serpent_encrypt.T0_constants64 + 16] ;    72.3 fp3+agu0   80 x[3]
        movq [rbp + 248], mm5                               ;    73.3 agu2+fp5   80 x[3]
        movd mm0, [r8 + 456]                                ;    68.3 agu1    80 x[2]
        movq mm5, mm0                                       ;    75.3 fp2     80 x[2] copy
        punpckldq mm5, mm0                                  ;    76.3 fp1     80 x[2]
        pxor mm2, mm3                                       ;    73.5 fp0     80 x[0]
        movq [rbp + 256], mm2                               ;    74.5 agu0+fp5   80 x[0]
        movd mm0, [r8 + 464]                                ;    70.0 agu1    80 x[0]
        movq mm2, mm0                                       ;    77.0 fp3     80 x[0] copy
        punpckldq mm2, mm0                                  ;    78.0 fp2     80 x[0]
        pxor mm1, mm3                                       ;    75.3 fp1     80 x[3]
        movq [rbp + 264], mm1                               ;    76.3 agu2+fp5   80 x[3]
        movd mm0, [r8 + 484]                                ;    71.3 agu0    80 x[1]
        movq mm1, mm0                                       ;    78.3 fp0     80 x[1] copy
        punpckldq mm1, mm0                                  ;    79.3 fp2     80 x[1]
        pxor mm5, mm4                                       ;    77.3 fp3     80 x[2]
        movq [rbp + 272], mm5                               ;    78.3 agu1+fp5   80 x[2]
        movd mm0, [r8 + 496]                                ;    72.5 agu0    80 x[0]
        movq mm5, mm0                                       ;    79.5 fp1     80 x[0] copy
        punpckldq mm5, mm0                                  ;    80.5 fp2     80 x[0]
        pxor mm2, mm3                                       ;    79.0 fp0     80 x[0]
        movq [rbp + 280], mm2                               ;    80.0 agu2+fp5   80 x[0]
        movd mm0, [r8 + 500]                                ;    74.3 agu1    80 x[1]
        movq mm2, mm0                                       ;    81.3 fp3     80 x[1] copy
        punpckldq mm2, mm0                                  ;    82.3 fp1     80 x[1]
        pxor mm1, mm3                                       ;    80.3 fp2     80 x[1]
        movq [rbp + 288], mm1                               ;    81.3 agu0+fp5   80 x[1]
        movd mm0, [r8 + 504]                                ;    76.3 agu1    80 x[2]
        movq mm1, mm0                                       ;    83.3 fp0     80 x[2] copy
        punpckldq mm1, mm0                                  ;    84.3 fp1     80 x[2]
        pxor mm5, mm3                                       ;    81.5 fp3     80 x[0]
        movq [rbp + 296], mm5                               ;    82.5 agu2+fp5   80 x[0]
        movd mm0, [r8 + 516]                                ;    78.0 agu0    84 dst
        movq mm5, mm0                                       ;    85.0 fp2     84 dst copy
        punpckldq mm5, mm0                                  ;    86.0 fp1     84 dst
        pxor mm2, mm3                                       ;    83.3 fp0     80 x[1]
        movq [rbp + 304], mm2                               ;    84.3 agu1+fp5   80 x[1]
        movd mm0, [r8 + 520]                                ;    79.3 agu0    84 dst
        movq mm2, mm0                                       ;    86.3 fp3     84 dst copy
        punpckldq mm2, mm0                                  ;    87.3 fp2     84 dst
        pxor mm1, mm4                                       ;    85.3 fp1     80 x[2]
        movq [rbp + 312], mm1                               ;    86.3 agu2+fp5   80 x[2]
        movd mm0, [r8 + 524]                                ;    80.5 agu1    84 dst
        movq mm1, mm0                                       ;    87.5 fp0     84 dst copy
        punpckldq mm1, mm0                                  ;    88.5 fp2     84 dst
        pxor mm5, mm3                                       ;    87.0 fp3     84 dst
        movq [rbp + 320], mm5                               ;    88.0 agu0+fp5   84 dst
        movd mm0, [r8]                                      ;    82.3 agu1    76 rk
        movq mm4, mm0                                       ;    89.3 fp1     76 rk copy
        punpckldq mm4, mm0                                  ;    90.3 fp2     76 rk
        movq [rbp + 328], mm4                               ;    91.3 agu2+fp5   76 rk
        pxor mm2, mm3                                       ;    88.3 fp0     84 dst
        movq [rbp + 336], mm2                               ;    89.3 agu0+fp5   84 dst
        movd mm0, [r8 + 4]                                  ;    84.5 agu1    76 rk
        movq mm2, mm0                                       ;    91.5 fp3     76 rk copy
        punpckldq mm2, mm0                                  ;    92.5 fp1     76 rk
        movq [rbp + 344], mm2                               ;    93.5 agu2+fp5   76 rk
        pxor mm1, mm3                                       ;    89.5 fp2     84 dst
        movq [rbp + 352], mm1                               ;    90.5 agu0+fp5   84 dst
        movd mm0, [r8 + 8]                                  ;    86.5 agu1    76 rk
        movq mm1, mm0                                       ;    93.5 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;    94.5 fp1     76 rk
        movq [rbp + 360], mm1                               ;    95.5 agu2+fp5   76 rk
        movd mm0, [r8 + 12]                                 ;    87.5 agu0    76 rk
        movq mm1, mm0                                       ;    94.5 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;    95.5 fp2     76 rk
        movq [rbp + 368], mm1                               ;    96.5 agu1+fp5   76 rk
        movd mm0, [r8 + 20]                                 ;    88.5 agu0    76 rk
        movq mm1, mm0                                       ;    95.5 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;    96.5 fp1     76 rk
        movq [rbp + 376], mm1                               ;    97.5 agu2+fp5   76 rk
        movd mm0, [r8 + 32]                                 ;    89.7 agu1    76 rk
        movq mm1, mm0                                       ;    96.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;    97.7 fp2     76 rk
        movq [rbp + 384], mm1                               ;    98.7 agu0+fp5   76 rk
        movd mm0, [r8 + 36]                                 ;    91.3 agu1    76 rk
        movq mm1, mm0                                       ;    98.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;    99.3 fp1     76 rk
        movq [rbp + 392], mm1                               ;   100.3 agu2+fp5   76 rk
        movd mm0, [r8 + 40]                                 ;    93.5 agu0    76 rk
        movq mm1, mm0                                       ;   100.5 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   101.5 fp2     76 rk
        movq [rbp + 400], mm1                               ;   102.5 agu1+fp5   76 rk
        movd mm0, [r8 + 44]                                 ;    94.7 agu0    76 rk
        movq mm1, mm0                                       ;   101.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   102.7 fp1     76 rk
        movq [rbp + 408], mm1                               ;   103.7 agu2+fp5   76 rk
        movd mm0, [r8 + 52]                                 ;    95.8 agu1    76 rk
        movq mm1, mm0                                       ;   102.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   103.8 fp2     76 rk
        movq [rbp + 416], mm1                               ;   104.8 agu0+fp5   76 rk
        movd mm0, [r8 + 56]                                 ;    96.8 agu1    76 rk
        movq mm1, mm0                                       ;   103.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   104.8 fp1     76 rk
        movq [rbp + 424], mm1                               ;   105.8 agu2+fp5   76 rk
        movd mm0, [r8 + 64]                                 ;    98.3 agu0    76 rk
        movq mm1, mm0                                       ;   105.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   106.3 fp2     76 rk
        movq [rbp + 432], mm1                               ;   107.3 agu1+fp5   76 rk
        movd mm0, [r8 + 68]                                 ;   100.3 agu0    76 rk
        movq mm1, mm0                                       ;   107.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   108.3 fp1     76 rk
        movq [rbp + 440], mm1                               ;   109.3 agu2+fp5   76 rk
        movd mm0, [r8 + 76]                                 ;   101.7 agu1    76 rk
        movq mm1, mm0                                       ;   108.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   109.7 fp2     76 rk
        movq [rbp + 448], mm1                               ;   110.7 agu0+fp5   76 rk
        movd mm0, [r8 + 84]                                 ;   102.8 agu1    76 rk
        movq mm1, mm0                                       ;   109.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   110.8 fp1     76 rk
        movq [rbp + 456], mm1                               ;   111.8 agu2+fp5   76 rk
        movd mm0, [r8 + 88]                                 ;   104.0 agu0    76 rk
        movq mm1, mm0                                       ;   111.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   112.0 fp2     76 rk
        movq [rbp + 464], mm1                               ;   113.0 agu1+fp5   76 rk
        movd mm0, [r8 + 92]                                 ;   105.3 agu0    76 rk
        movq mm1, mm0                                       ;   112.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   113.3 fp1     76 rk
        movq [rbp + 472], mm1                               ;   114.3 agu2+fp5   76 rk
        movd mm0, [r8 + 96]                                 ;   107.3 agu1    76 rk
        movq mm1, mm0                                       ;   114.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   115.3 fp2     76 rk
        movq [rbp + 480], mm1                               ;   116.3 agu0+fp5   76 rk
        movd mm0, [r8 + 104]                                ;   108.7 agu1    76 rk
        movq mm1, mm0                                       ;   115.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   116.7 fp1     76 rk
        movq [rbp + 488], mm1                               ;   117.7 agu2+fp5   76 rk
        movd mm0, [r8 + 108]                                ;   109.8 agu0    76 rk
        movq mm1, mm0                                       ;   116.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   117.8 fp2     76 rk
        movq [rbp + 496], mm1                               ;   118.8 agu1+fp5   76 rk
        movd mm0, [r8 + 124]                                ;   111.0 agu0    76 rk
        movq mm1, mm0                                       ;   118.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   119.0 fp1     76 rk
        movq [rbp + 504], mm1                               ;   120.0 agu2+fp5   76 rk
        movd mm0, [r8 + 128]                                ;   112.3 agu1    76 rk
        movq mm1, mm0                                       ;   119.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   120.3 fp2     76 rk
        movq [rbp + 512], mm1                               ;   121.3 agu0+fp5   76 rk
        movd mm0, [r8 + 132]                                ;   114.3 agu1    76 rk
        movq mm1, mm0                                       ;   121.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   122.3 fp1     76 rk
        movq [rbp + 520], mm1                               ;   123.3 agu2+fp5   76 rk
        movd mm0, [r8 + 140]                                ;   115.7 agu0    76 rk
        movq mm1, mm0                                       ;   122.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   123.7 fp2     76 rk
        movq [rbp + 528], mm1                               ;   124.7 agu1+fp5   76 rk
        movd mm0, [r8 + 148]                                ;   116.8 agu0    76 rk
        movq mm1, mm0                                       ;   123.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   124.8 fp1     76 rk
        movq [rbp + 536], mm1                               ;   125.8 agu2+fp5   76 rk
        movd mm0, [r8 + 160]                                ;   118.0 agu1    76 rk
        movq mm1, mm0                                       ;   125.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   126.0 fp2     76 rk
        movq [rbp + 544], mm1                               ;   127.0 agu0+fp5   76 rk
        movd mm0, [r8 + 164]                                ;   119.3 agu1    76 rk
        movq mm1, mm0                                       ;   126.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   127.3 fp1     76 rk
        movq [rbp + 552], mm1                               ;   128.3 agu2+fp5   76 rk
        movd mm0, [r8 + 168]                                ;   121.3 agu0    76 rk
        movq mm1, mm0                                       ;   128.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   129.3 fp2     76 rk
        movq [rbp + 560], mm1                               ;   130.3 agu1+fp5   76 rk
        movd mm0, [r8 + 172]                                ;   122.7 agu0    76 rk
        movq mm1, mm0                                       ;   129.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   130.7 fp1     76 rk
        movq [rbp + 568], mm1                               ;   131.7 agu2+fp5   76 rk
        movd mm0, [r8 + 180]                                ;   123.8 agu1    76 rk
        movq mm1, mm0                                       ;   130.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   131.8 fp2     76 rk
        movq [rbp + 576], mm1                               ;   132.8 agu0+fp5   76 rk
        movd mm0, [r8 + 184]                                ;   125.0 agu1    76 rk
        movq mm1, mm0                                       ;   132.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   133.0 fp1     76 rk
        movq [rbp + 584], mm1                               ;   134.0 agu2+fp5   76 rk
        movd mm0, [r8 + 192]                                ;   126.3 agu0    76 rk
        movq mm1, mm0                                       ;   133.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   134.3 fp2     76 rk
        movq [rbp + 592], mm1                               ;   135.3 agu1+fp5   76 rk
        movd mm0, [r8 + 196]                                ;   128.3 agu0    76 rk
        movq mm1, mm0                                       ;   135.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   136.3 fp1     76 rk
        movq [rbp + 600], mm1                               ;   137.3 agu2+fp5   76 rk
        movd mm0, [r8 + 204]                                ;   129.7 agu1    76 rk
        movq mm1, mm0                                       ;   136.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   137.7 fp2     76 rk
        movq [rbp + 608], mm1                               ;   138.7 agu0+fp5   76 rk
        movd mm0, [r8 + 212]                                ;   130.8 agu1    76 rk
        movq mm1, mm0                                       ;   137.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   138.8 fp1     76 rk
        movq [rbp + 616], mm1                               ;   139.8 agu2+fp5   76 rk
        movd mm0, [r8 + 216]                                ;   132.0 agu0    76 rk
        movq mm1, mm0                                       ;   139.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   140.0 fp2     76 rk
        movq [rbp + 624], mm1                               ;   141.0 agu1+fp5   76 rk
        movd mm0, [r8 + 220]                                ;   133.3 agu0    76 rk
        movq mm1, mm0                                       ;   140.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   141.3 fp1     76 rk
        movq [rbp + 632], mm1                               ;   142.3 agu2+fp5   76 rk
        movd mm0, [r8 + 224]                                ;   135.3 agu1    76 rk
        movq mm1, mm0                                       ;   142.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   143.3 fp2     76 rk
        movq [rbp + 640], mm1                               ;   144.3 agu0+fp5   76 rk
        movd mm0, [r8 + 232]                                ;   136.7 agu1    76 rk
        movq mm1, mm0                                       ;   143.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   144.7 fp1     76 rk
        movq [rbp + 648], mm1                               ;   145.7 agu2+fp5   76 rk
        movd mm0, [r8 + 236]                                ;   137.8 agu0    76 rk
        movq mm1, mm0                                       ;   144.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   145.8 fp2     76 rk
        movq [rbp + 656], mm1                               ;   146.8 agu1+fp5   76 rk
        movd mm0, [r8 + 252]                                ;   139.0 agu0    76 rk
        movq mm1, mm0                                       ;   146.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   147.0 fp1     76 rk
        movq [rbp + 664], mm1                               ;   148.0 agu2+fp5   76 rk
        movd mm0, [r8 + 256]                                ;   140.3 agu1    76 rk
        movq mm1, mm0                                       ;   147.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   148.3 fp2     76 rk
        movq [rbp + 672], mm1                               ;   149.3 agu0+fp5   76 rk
        movd mm0, [r8 + 260]                                ;   142.3 agu1    76 rk
        movq mm1, mm0                                       ;   149.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   150.3 fp1     76 rk
        movq [rbp + 680], mm1                               ;   151.3 agu2+fp5   76 rk
        movd mm0, [r8 + 268]                                ;   143.7 agu0    76 rk
        movq mm1, mm0                                       ;   150.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   151.7 fp2     76 rk
        movq [rbp + 688], mm1                               ;   152.7 agu1+fp5   76 rk
        movd mm0, [r8 + 276]                                ;   144.8 agu0    76 rk
        movq mm1, mm0                                       ;   151.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   152.8 fp1     76 rk
        movq [rbp + 696], mm1                               ;   153.8 agu2+fp5   76 rk
        movd mm0, [r8 + 288]                                ;   146.0 agu1    76 rk
        movq mm1, mm0                                       ;   153.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   154.0 fp2     76 rk
        movq [rbp + 704], mm1                               ;   155.0 agu0+fp5   76 rk
        movd mm0, [r8 + 292]                                ;   147.3 agu1    76 rk
        movq mm1, mm0                                       ;   154.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   155.3 fp1     76 rk
        movq [rbp + 712], mm1                               ;   156.3 agu2+fp5   76 rk
        movd mm0, [r8 + 296]                                ;   149.3 agu0    76 rk
        movq mm1, mm0                                       ;   156.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   157.3 fp2     76 rk
        movq [rbp + 720], mm1                               ;   158.3 agu1+fp5   76 rk
        movd mm0, [r8 + 300]                                ;   150.7 agu0    76 rk
        movq mm1, mm0                                       ;   157.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   158.7 fp1     76 rk
        movq [rbp + 728], mm1                               ;   159.7 agu2+fp5   76 rk
        movd mm0, [r8 + 308]                                ;   151.8 agu1    76 rk
        movq mm1, mm0                                       ;   158.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   159.8 fp2     76 rk
        movq [rbp + 736], mm1                               ;   160.8 agu0+fp5   76 rk
        movd mm0, [r8 + 312]                                ;   153.0 agu1    76 rk
        movq mm1, mm0                                       ;   160.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   161.0 fp1     76 rk
        movq [rbp + 744], mm1                               ;   162.0 agu2+fp5   76 rk
        movd mm0, [r8 + 320]                                ;   154.3 agu0    76 rk
        movq mm1, mm0                                       ;   161.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   162.3 fp2     76 rk
        movq [rbp + 752], mm1                               ;   163.3 agu1+fp5   76 rk
        movd mm0, [r8 + 324]                                ;   156.3 agu0    76 rk
        movq mm1, mm0                                       ;   163.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   164.3 fp1     76 rk
        movq [rbp + 760], mm1                               ;   165.3 agu2+fp5   76 rk
        movd mm0, [r8 + 332]                                ;   157.7 agu1    76 rk
        movq mm1, mm0                                       ;   164.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   165.7 fp2     76 rk
        movq [rbp + 768], mm1                               ;   166.7 agu0+fp5   76 rk
        movd mm0, [r8 + 340]                                ;   158.8 agu1    76 rk
        movq mm1, mm0                                       ;   165.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   166.8 fp1     76 rk
        movq [rbp + 776], mm1                               ;   167.8 agu2+fp5   76 rk
        movd mm0, [r8 + 344]                                ;   160.0 agu0    76 rk
        movq mm1, mm0                                       ;   167.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   168.0 fp2     76 rk
        movq [rbp + 784], mm1                               ;   169.0 agu1+fp5   76 rk
        movd mm0, [r8 + 348]                                ;   161.3 agu0    76 rk
        movq mm1, mm0                                       ;   168.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   169.3 fp1     76 rk
        movq [rbp + 792], mm1                               ;   170.3 agu2+fp5   76 rk
        movd mm0, [r8 + 352]                                ;   163.3 agu1    76 rk
        movq mm1, mm0                                       ;   170.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   171.3 fp2     76 rk
        movq [rbp + 800], mm1                               ;   172.3 agu0+fp5   76 rk
        movd mm0, [r8 + 360]                                ;   164.7 agu1    76 rk
        movq mm1, mm0                                       ;   171.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   172.7 fp1     76 rk
        movq [rbp + 808], mm1                               ;   173.7 agu2+fp5   76 rk
        movd mm0, [r8 + 364]                                ;   165.8 agu0    76 rk
        movq mm1, mm0                                       ;   172.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   173.8 fp2     76 rk
        movq [rbp + 816], mm1                               ;   174.8 agu1+fp5   76 rk
        movd mm0, [r8 + 380]                                ;   167.0 agu0    76 rk
        movq mm1, mm0                                       ;   174.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   175.0 fp1     76 rk
        movq [rbp + 824], mm1                               ;   176.0 agu2+fp5   76 rk
        movd mm0, [r8 + 384]                                ;   168.3 agu1    76 rk
        movq mm1, mm0                                       ;   175.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   176.3 fp2     76 rk
        movq [rbp + 832], mm1                               ;   177.3 agu0+fp5   76 rk
        movd mm0, [r8 + 388]                                ;   170.3 agu1    76 rk
        movq mm1, mm0                                       ;   177.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   178.3 fp1     76 rk
        movq [rbp + 840], mm1                               ;   179.3 agu2+fp5   76 rk
        movd mm0, [r8 + 396]                                ;   171.7 agu0    76 rk
        movq mm1, mm0                                       ;   178.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   179.7 fp2     76 rk
        movq [rbp + 848], mm1                               ;   180.7 agu1+fp5   76 rk
        movd mm0, [r8 + 404]                                ;   172.8 agu0    76 rk
        movq mm1, mm0                                       ;   179.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   180.8 fp1     76 rk
        movq [rbp + 856], mm1                               ;   181.8 agu2+fp5   76 rk
        movd mm0, [r8 + 416]                                ;   174.0 agu1    76 rk
        movq mm1, mm0                                       ;   181.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   182.0 fp2     76 rk
        movq [rbp + 864], mm1                               ;   183.0 agu0+fp5   76 rk
        movd mm0, [r8 + 420]                                ;   175.3 agu1    76 rk
        movq mm1, mm0                                       ;   182.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   183.3 fp1     76 rk
        movq [rbp + 872], mm1                               ;   184.3 agu2+fp5   76 rk
        movd mm0, [r8 + 424]                                ;   177.3 agu0    76 rk
        movq mm1, mm0                                       ;   184.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   185.3 fp2     76 rk
        movq [rbp + 880], mm1                               ;   186.3 agu1+fp5   76 rk
        movd mm0, [r8 + 428]                                ;   178.7 agu0    76 rk
        movq mm1, mm0                                       ;   185.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   186.7 fp1     76 rk
        movq [rbp + 888], mm1                               ;   187.7 agu2+fp5   76 rk
        movd mm0, [r8 + 436]                                ;   179.8 agu1    76 rk
        movq mm1, mm0                                       ;   186.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   187.8 fp2     76 rk
        movq [rbp + 896], mm1                               ;   188.8 agu0+fp5   76 rk
        movd mm0, [r8 + 440]                                ;   181.0 agu1    76 rk
        movq mm1, mm0                                       ;   188.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   189.0 fp1     76 rk
        movq [rbp + 904], mm1                               ;   190.0 agu2+fp5   76 rk
        movd mm0, [r8 + 448]                                ;   182.3 agu0    76 rk
        movq mm1, mm0                                       ;   189.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   190.3 fp2     76 rk
        movq [rbp + 912], mm1                               ;   191.3 agu1+fp5   76 rk
        movd mm0, [r8 + 452]                                ;   184.3 agu0    76 rk
        movq mm1, mm0                                       ;   191.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   192.3 fp1     76 rk
        movq [rbp + 920], mm1                               ;   193.3 agu2+fp5   76 rk
        movd mm0, [r8 + 460]                                ;   185.7 agu1    76 rk
        movq mm1, mm0                                       ;   192.7 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   193.7 fp2     76 rk
        movq [rbp + 928], mm1                               ;   194.7 agu0+fp5   76 rk
        movd mm0, [r8 + 468]                                ;   186.8 agu1    76 rk
        movq mm1, mm0                                       ;   193.8 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   194.8 fp1     76 rk
        movq [rbp + 936], mm1                               ;   195.8 agu2+fp5   76 rk
        movd mm0, [r8 + 472]                                ;   188.0 agu0    76 rk
        movq mm1, mm0                                       ;   195.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   196.0 fp2     76 rk
        movq [rbp + 944], mm1                               ;   197.0 agu1+fp5   76 rk
        movd mm0, [r8 + 476]                                ;   189.3 agu0    76 rk
        movq mm1, mm0                                       ;   196.3 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   197.3 fp1     76 rk
        movq [rbp + 952], mm1                               ;   198.3 agu2+fp5   76 rk
        movd mm0, [r8 + 480]                                ;   191.3 agu1    76 rk
        movq mm1, mm0                                       ;   198.3 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   199.3 fp2     76 rk
        movq [rbp + 960], mm1                               ;   200.3 agu0+fp5   76 rk
        movd mm0, [r8 + 488]                                ;   192.7 agu1    76 rk
        movq mm1, mm0                                       ;   199.7 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   200.7 fp1     76 rk
        movq [rbp + 968], mm1                               ;   201.7 agu2+fp5   76 rk
        movd mm0, [r8 + 492]                                ;   193.8 agu0    76 rk
        movq mm1, mm0                                       ;   200.8 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   201.8 fp2     76 rk
        movq [rbp + 976], mm1                               ;   202.8 agu1+fp5   76 rk
        movd mm0, [r8 + 508]                                ;   195.0 agu0    76 rk
        movq mm1, mm0                                       ;   202.0 fp0     76 rk copy
        punpckldq mm1, mm0                                  ;   203.0 fp1     76 rk
        movd mm0, [r8 + 512]                                ;   196.0 agu1    76 rk
        movq [rbp + 984], mm1                               ;   204.0 agu2+fp5   76 rk
        movq mm1, mm0                                       ;   203.0 fp3     76 rk copy
        punpckldq mm1, mm0                                  ;   204.0 fp2     76 rk
        movq [rbp + 992], mm1                               ;   205.0 agu0+fp5   76 rk
        cmp dword [rbp + 1072], 0                           ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1072]                         ;                    passes of 2
        mov rcx, rax                                        ;                    passes of 2
.blocks_1_share:
        and rax, 1                                          ;                    passes of 2
        mov qword [rbp + 1000], rax                         ;                    passes of 2
        sub rcx, rax                                        ;                    passes of 2
        imul rcx, rcx, 0x10                                 ;                    passes of 2
        mov rdx, qword [rbp + 1008]                         ;                    passes of 2
        add rcx, rdx                                        ;                    passes of 2
        mov qword [rbp + 1016], rcx                         ;                    passes of 2
        cmp rcx, rdx                                        ;                    passes of 2
        je .blocks_1_rest
.blocks_1_again:
        mov r8, qword [rbp + 1008]                          ;                    resident
        mov r9, qword [rbp + 1024]                          ;                    resident
        align 16
.blocks_1:
        movd mm0, [r8]                                      ;     0.0 agu0    78 x[0]
        movd mm1, [r8 + 4]                                  ;     0.2 agu1    78 x[1]
        movd mm2, [r8 + 8]                                  ;     1.0 agu0    78 x[2]
        movd mm3, [r8 + 12]                                 ;     1.2 agu1    78 x[3]
        punpckldq mm0, [r8 + 16]                            ;     7.0 fp1+agu0   78 x[0]
        punpckldq mm1, [r8 + 20]                            ;     7.2 fp2+agu1   78 x[1]
        movq mm4, [rbp + 328]                               ;     3.0 agu0    80 x[0]
        pxor mm4, mm0                                       ;    10.0 fp0     80 x[0]
        punpckldq mm2, [r8 + 24]                            ;     8.0 fp1+agu1   78 x[2]
        punpckldq mm3, [r8 + 28]                            ;     8.2 fp2+agu0   78 x[3]
        pxor mm1, [rbp + 344]                               ;     8.2 fp3+agu1   80 x[1]
        movq mm0, [rbp + 360]                               ;     5.0 agu0    80 x[2]
        pxor mm0, mm2                                       ;    12.0 fp0     80 x[2]
        movq mm2, [rbp + 368]                               ;     5.2 agu1    23 x
        pxor mm2, mm3                                       ;    12.2 fp1     23 x
        movq mm3, [rbp - 56]                                ;     6.0 agu0    80 x[0]
        movq mm5, [rbp + 376]                               ;     6.2 agu1    80 x[1]
        movq mm6, mm1                                       ;     9.2 fp3     23 x copy
        pxor mm2, mm4                                       ;    13.2 fp2     23 x
        movq mm7, mm4                                       ;    11.0 fp0     23 x copy
        pxor mm6, mm0                                       ;    13.0 fp1     23 x
        pand mm1, mm2                                       ;    14.2 fp3     23 x
        por mm4, mm2                                        ;    14.2 fp2     23 x
        pxor mm2, mm0                                       ;    14.2 fp0     23 x
        pxor mm7, mm1                                       ;    15.2 fp1     23 x
        pxor mm4, mm6                                       ;    15.2 fp3     23 x
        movq mm1, mm6                                       ;    14.0 fp2     23 x copy
        pand mm0, mm7                                       ;    16.2 fp0     23 x
        pand mm1, mm7                                       ;    16.2 fp1     23 x
        pxor mm7, mm2                                       ;    16.2 fp3     23 x
        pand mm2, mm4                                       ;    16.2 fp2     23 x
        pxor mm6, mm0                                       ;    17.2 fp0     23 x
        pxor mm6, mm7                                       ;    18.2 fp1     23 x
        por mm2, mm1                                        ;    17.2 fp3     23 x
        pxor mm7, mm2                                       ;    18.2 fp2     48 x[1]
        movq mm0, mm2                                       ;    18.2 fp0     46 x[0] copy
        pslld mm0, 0xd                                      ;    19.2 fp1     46 x[0]
        psrld mm2, 0x13                                     ;    18.2 fp2     46 x[0]
        pxor mm2, mm0                                       ;    20.2 fp3     46 x[0]
        movq mm0, mm6                                       ;    19.2 fp0     47 x[2] copy
        pslld mm0, 3                                        ;    20.2 fp1     47 x[2]
        psrld mm6, 0x1d                                     ;    19.2 fp2     47 x[2]
        pxor mm6, mm0                                       ;    21.2 fp3     47 x[2]
        pxor mm7, mm2                                       ;    21.2 fp0     48 x[1]
        pxor mm7, mm6                                       ;    22.2 fp1     48 x[1]
        pxor mm4, mm6                                       ;    22.2 fp2     49 x[3]
        movq mm0, mm2                                       ;    21.2 fp3     49 x[3] copy
        pslld mm0, 3                                        ;    22.2 fp1     49 x[3]
        pxor mm4, mm0                                       ;    23.2 fp0     49 x[3]
        movq mm0, mm7                                       ;    23.2 fp2     50 x[1] copy
        pslld mm0, 1                                        ;    24.2 fp1     50 x[1]
        psrld mm7, 0x1f                                     ;    23.2 fp2     50 x[1]
        pxor mm7, mm0                                       ;    25.2 fp3     50 x[1]
        movq mm0, mm4                                       ;    24.2 fp0     51 x[3] copy
        pslld mm0, 7                                        ;    25.2 fp1     51 x[3]
        psrld mm4, 0x19                                     ;    24.2 fp2     51 x[3]
        pxor mm4, mm0                                       ;    26.2 fp3     51 x[3]
        pxor mm2, mm7                                       ;    26.2 fp0     52 x[0]
        pxor mm5, mm7                                       ;    26.2 fp1     80 x[1]
        pslld mm7, 7                                        ;    26.2 fp2     53 x[2]
        pxor mm6, mm7                                       ;    27.2 fp3     53 x[2]
        pxor mm2, mm4                                       ;    27.2 fp0     52 x[0]
        pxor mm6, mm4                                       ;    28.2 fp1     53 x[2]
        pxor mm4, [rbp - 40]                                ;    27.2 fp2+agu0   80 x[3]
        movq mm0, mm5                                       ;    27.2 fp3     24 x copy
        movq mm1, mm5                                       ;    27.2 fp0     24 x copy
        pxor mm5, mm4                                       ;    28.2 fp1     24 x
        movq mm7, mm2                                       ;    28.2 fp2     54 x[0] copy
        pslld mm7, 5                                        ;    29.2 fp1     54 x[0]
        psrld mm2, 0x1b                                     ;    28.2 fp2     54 x[0]
        pxor mm3, mm2                                       ;    29.2 fp3     80 x[0]
        pxor mm3, mm7                                       ;    30.2 fp0     80 x[0]
        movq mm2, mm4                                       ;    28.2 fp1     24 x copy
        movq mm7, mm6                                       ;    29.2 fp2     55 x[2] copy
        pslld mm7, 0x16                                     ;    30.2 fp1     55 x[2]
        psrld mm6, 0xa                                      ;    29.2 fp2     55 x[2]
        pxor mm6, [rbp - 48]                                ;    30.2 fp3+agu1   80 x[2]
        pxor mm6, mm7                                       ;    31.2 fp0     80 x[2]
        pand mm0, mm3                                       ;    31.2 fp1     24 x
        pxor mm2, mm3                                       ;    31.2 fp3     24 x
        por mm1, mm2                                        ;    32.2 fp0     24 x
        pxor mm5, mm6                                       ;    32.2 fp2     24 x
        por mm6, mm0                                        ;    32.2 fp1     24 x
        movq mm2, [rel serpent_encrypt.T0_constants64 + 24] ;    28.5 agu0    24 x reload
        pxor mm1, mm2                                       ;    35.5 fp3     24 x
        pxor mm0, mm5                                       ;    33.2 fp0     24 x
        pand mm5, mm6                                       ;    33.2 fp2     24 x
        pxor mm6, mm0                                       ;    34.2 fp1     24 x
        pxor mm4, mm0                                       ;    34.2 fp3     24 x
        movq mm3, mm0                                       ;    34.2 fp0     47 x[2] copy
        pslld mm3, 3                                        ;    35.2 fp2     47 x[2]
        psrld mm0, 0x1d                                     ;    34.2 fp1     47 x[2]
        pxor mm0, mm3                                       ;    36.2 fp3     47 x[2]
        por mm5, mm1                                        ;    36.5 fp0     24 x
        pxor mm1, mm4                                       ;    36.5 fp2     24 x
        por mm6, mm5                                        ;    37.5 fp1     24 x
        pand mm4, mm5                                       ;    37.5 fp3     24 x
        pxor mm5, mm0                                       ;    37.5 fp0     49 x[3]
        pxor mm4, mm1                                       ;    38.5 fp2     24 x
        pxor mm1, mm0                                       ;    37.5 fp1     48 x[1]
        pxor mm1, mm6                                       ;    38.5 fp3     48 x[1]
        movq mm3, [rbp + 384]                               ;    33.3 agu1    80 x[0]
        movq mm6, mm4                                       ;    39.5 fp0     46 x[0] copy
        pslld mm6, 0xd                                      ;    40.5 fp2     46 x[0]
        psrld mm4, 0x13                                     ;    39.5 fp1     46 x[0]
        pxor mm4, mm6                                       ;    41.5 fp3     46 x[0]
        pxor mm1, mm4                                       ;    42.5 fp0     48 x[1]
        movq mm6, [rbp + 392]                               ;    35.2 agu0    80 x[1]
        movq mm7, mm4                                       ;    42.5 fp2     49 x[3] copy
        pslld mm7, 3                                        ;    43.5 fp1     49 x[3]
        pxor mm5, mm7                                       ;    44.5 fp3     49 x[3]
        movq mm7, mm1                                       ;    43.5 fp0     50 x[1] copy
        pslld mm7, 1                                        ;    44.5 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;    43.5 fp1     50 x[1]
        pxor mm1, mm7                                       ;    45.5 fp3     50 x[1]
        movq mm7, mm5                                       ;    45.5 fp0     51 x[3] copy
        pslld mm7, 7                                        ;    46.5 fp2     51 x[3]
        psrld mm5, 0x19                                     ;    45.5 fp1     51 x[3]
        pxor mm5, mm7                                       ;    47.5 fp3     51 x[3]
        pxor mm4, mm1                                       ;    46.5 fp0     52 x[0]
        pxor mm6, mm1                                       ;    46.5 fp2     80 x[1]
        pslld mm1, 7                                        ;    46.5 fp1     53 x[2]
        pxor mm0, mm1                                       ;    47.5 fp3     53 x[2]
        pxor mm4, mm5                                       ;    48.5 fp0     52 x[0]
        pxor mm0, mm5                                       ;    48.5 fp2     53 x[2]
        pxor mm5, [rbp + 408]                               ;    48.5 fp1+agu1   80 x[3]
        movq mm1, mm6                                       ;    47.5 fp3     25 x copy
        movq mm7, mm6                                       ;    47.5 fp0     25 x copy
        movq mm2, mm4                                       ;    49.5 fp2     54 x[0] copy
        pslld mm2, 5                                        ;    50.5 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;    49.5 fp2     54 x[0]
        pxor mm3, mm4                                       ;    50.5 fp3     80 x[0]
        movq mm4, mm0                                       ;    49.5 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;    50.5 fp1     55 x[2]
        psrld mm0, 0xa                                      ;    49.5 fp2     55 x[2]
        pxor mm0, [rbp + 400]                               ;    50.5 fp3+agu0   80 x[2]
        pxor mm3, mm2                                       ;    51.5 fp0     80 x[0]
        pxor mm0, mm4                                       ;    51.5 fp1     80 x[2]
        movq mm2, mm5                                       ;    49.5 fp2     25 x copy
        pxor mm1, mm0                                       ;    52.5 fp3     25 x
        pand mm0, mm3                                       ;    52.5 fp0     25 x
        pxor mm1, mm3                                       ;    53.5 fp1     25 x
        por mm5, mm3                                        ;    52.5 fp2     25 x
        pxor mm2, mm0                                       ;    53.5 fp3     25 x
        pxor mm7, mm5                                       ;    53.5 fp0     25 x
        pand mm6, mm2                                       ;    54.5 fp1     25 x
        pxor mm2, mm1                                       ;    54.5 fp2     25 x
        pxor mm6, mm1                                       ;    55.5 fp3     25 x
        por mm1, mm7                                        ;    54.5 fp0     25 x
        pxor mm3, mm2                                       ;    55.5 fp1     25 x
        pxor mm1, mm2                                       ;    55.5 fp2     25 x
        pxor mm7, mm1                                       ;    56.5 fp3     25 x
        pxor mm1, mm6                                       ;    56.5 fp0     48 x[1]
        movq mm0, mm3                                       ;    56.5 fp1     46 x[0] copy
        pslld mm0, 0xd                                      ;    57.5 fp2     46 x[0]
        psrld mm3, 0x13                                     ;    56.5 fp1     46 x[0]
        pxor mm3, mm0                                       ;    58.5 fp3     46 x[0]
        movq mm0, mm7                                       ;    57.5 fp0     47 x[2] copy
        pslld mm0, 3                                        ;    58.5 fp2     47 x[2]
        psrld mm7, 0x1d                                     ;    57.5 fp1     47 x[2]
        pxor mm7, mm0                                       ;    59.5 fp3     47 x[2]
        pxor mm1, mm3                                       ;    59.5 fp0     48 x[1]
        movq mm0, mm3                                       ;    59.5 fp2     49 x[3] copy
        pslld mm0, 3                                        ;    60.5 fp1     49 x[3]
        pxor mm1, mm7                                       ;    60.5 fp3     48 x[1]
        pxor mm6, mm7                                       ;    60.5 fp0     49 x[3]
        pxor mm6, mm0                                       ;    61.5 fp2     49 x[3]
        movq mm0, mm1                                       ;    61.5 fp1     50 x[1] copy
        pslld mm0, 1                                        ;    62.5 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;    61.5 fp1     50 x[1]
        pxor mm1, mm0                                       ;    63.5 fp3     50 x[1]
        movq mm0, mm6                                       ;    62.5 fp0     51 x[3] copy
        pslld mm0, 7                                        ;    63.5 fp2     51 x[3]
        psrld mm6, 0x19                                     ;    62.5 fp1     51 x[3]
        pxor mm6, mm0                                       ;    64.5 fp3     51 x[3]
        pxor mm3, mm1                                       ;    64.5 fp0     52 x[0]
        movq mm0, mm1                                       ;    64.5 fp2     53 x[2] copy
        pslld mm0, 7                                        ;    65.5 fp1     53 x[2]
        pxor mm1, [rbp + 416]                               ;    64.5 fp3+agu1   80 x[1]
        pxor mm3, mm6                                       ;    65.5 fp0     52 x[0]
        pxor mm7, mm6                                       ;    65.5 fp2     53 x[2]
        pxor mm6, [rbp - 24]                                ;    65.5 fp1+agu0   80 x[3]
        pxor mm7, mm0                                       ;    66.5 fp3     53 x[2]
        movq mm0, mm1                                       ;    65.5 fp0     26 x copy
        pxor mm1, mm6                                       ;    66.5 fp2     26 x
        movq mm2, mm3                                       ;    66.5 fp1     54 x[0] copy
        pslld mm2, 5                                        ;    67.5 fp2     54 x[0]
        psrld mm3, 0x1b                                     ;    66.5 fp1     54 x[0]
        pxor mm3, [rbp - 32]                                ;    67.5 fp3+agu1   80 x[0]
        pxor mm3, mm2                                       ;    68.5 fp0     80 x[0]
        movq mm2, mm7                                       ;    67.5 fp2     55 x[2] copy
        pslld mm2, 0x16                                     ;    68.5 fp1     55 x[2]
        psrld mm7, 0xa                                      ;    67.5 fp2     55 x[2]
        pxor mm7, [rbp + 424]                               ;    68.5 fp3+agu0   80 x[2]
        pxor mm7, mm2                                       ;    69.5 fp0     80 x[2]
        movq mm2, mm1                                       ;    67.5 fp1     26 x copy
        pand mm0, mm3                                       ;    69.5 fp3     26 x
        por mm6, mm3                                        ;    69.5 fp0     26 x
        pxor mm3, mm7                                       ;    70.5 fp2     26 x
        pand mm7, mm6                                       ;    70.5 fp1     26 x
        por mm1, mm0                                        ;    70.5 fp3     26 x
        pxor mm6, mm0                                       ;    70.5 fp0     26 x
        por mm3, mm0                                        ;    71.5 fp2     26 x
        pxor mm2, mm3                                       ;    72.5 fp1     26 x
        pxor mm1, mm7                                       ;    71.5 fp3     26 x
        por mm0, mm7                                        ;    71.5 fp0     26 x
        por mm7, mm6                                        ;    71.5 fp2     26 x
        por mm6, mm1                                        ;    72.5 fp1     26 x
        pxor mm7, mm2                                       ;    73.5 fp3     26 x
        pand mm2, mm1                                       ;    73.5 fp0     26 x
        pxor mm2, mm6                                       ;    74.5 fp2     26 x
        pxor mm6, mm7                                       ;    74.5 fp1     26 x
        pxor mm0, mm7                                       ;    74.5 fp3     49 x[3]
        movq mm3, mm2                                       ;    75.5 fp0     46 x[0] copy
        pslld mm3, 0xd                                      ;    76.5 fp2     46 x[0]
        psrld mm2, 0x13                                     ;    75.5 fp1     46 x[0]
        movq mm4, mm6                                       ;    75.5 fp3     47 x[2] copy
        pslld mm4, 3                                        ;    76.5 fp2     47 x[2]
        psrld mm6, 0x1d                                     ;    75.5 fp1     47 x[2]
        pxor mm2, mm3                                       ;    77.5 fp0     46 x[0]
        pxor mm6, mm4                                       ;    77.5 fp3     47 x[2]
        pxor mm1, mm2                                       ;    78.5 fp2     48 x[1]
        pxor mm1, mm6                                       ;    79.5 fp0     48 x[1]
        pxor mm0, mm6                                       ;    78.5 fp1     49 x[3]
        movq mm3, mm2                                       ;    78.5 fp3     49 x[3] copy
        pslld mm3, 3                                        ;    79.5 fp2     49 x[3]
        pxor mm0, mm3                                       ;    80.5 fp0     49 x[3]
        movq mm3, mm1                                       ;    80.5 fp1     50 x[1] copy
        pslld mm3, 1                                        ;    81.5 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;    80.5 fp1     50 x[1]
        pxor mm1, mm3                                       ;    82.5 fp3     50 x[1]
        movq mm3, mm0                                       ;    81.5 fp0     51 x[3] copy
        pslld mm3, 7                                        ;    82.5 fp2     51 x[3]
        psrld mm0, 0x19                                     ;    81.5 fp1     51 x[3]
        pxor mm0, mm3                                       ;    83.5 fp3     51 x[3]
        pxor mm2, mm1                                       ;    83.5 fp0     52 x[0]
        movq mm3, mm1                                       ;    83.5 fp2     53 x[2] copy
        pslld mm3, 7                                        ;    84.5 fp1     53 x[2]
        pxor mm1, [rbp + 440]                               ;    83.5 fp3+agu1   80 x[1]
        pxor mm2, mm0                                       ;    84.5 fp0     52 x[0]
        pxor mm6, mm0                                       ;    84.5 fp2     53 x[2]
        pxor mm0, [rbp + 448]                               ;    84.5 fp1+agu0   80 x[3]
        pxor mm6, mm3                                       ;    85.5 fp3     53 x[2]
        movq mm3, mm1                                       ;    84.5 fp0     27 x copy
        movq mm4, mm1                                       ;    84.5 fp2     27 x copy
        movq mm5, mm1                                       ;    84.5 fp1     27 x copy
        movq mm7, mm2                                       ;    85.5 fp3     54 x[0] copy
        pslld mm7, 5                                        ;    86.5 fp2     54 x[0]
        psrld mm2, 0x1b                                     ;    85.5 fp1     54 x[0]
        pxor mm2, [rbp + 432]                               ;    86.5 fp0+agu1   80 x[0]
        pxor mm2, mm7                                       ;    87.5 fp3     80 x[0]
        movq mm7, mm0                                       ;    85.5 fp2     27 x copy
        pxor mm3, mm2                                       ;    88.5 fp1     27 x
        pxor mm7, mm2                                       ;    88.5 fp0     27 x
        movq mm2, mm6                                       ;    86.5 fp3     55 x[2] copy
        pslld mm2, 0x16                                     ;    87.5 fp2     55 x[2]
        psrld mm6, 0xa                                      ;    86.5 fp1     55 x[2]
        pxor mm6, [rbp - 16]                                ;    87.5 fp0+agu0   80 x[2]
        pxor mm6, mm2                                       ;    88.5 fp3     80 x[2]
        pxor mm0, mm6                                       ;    89.5 fp2     27 x
        pand mm3, mm7                                       ;    89.5 fp1     27 x
        por mm6, mm7                                        ;    89.5 fp0     27 x
        pxor mm3, mm0                                       ;    90.5 fp3     27 x
        pand mm0, mm6                                       ;    90.5 fp2     27 x
        pxor mm4, mm6                                       ;    90.5 fp1     27 x
        movq mm2, mm7                                       ;    89.5 fp0     27 x copy
        pxor mm4, mm0                                       ;    91.5 fp3     27 x
        pand mm0, mm3                                       ;    91.5 fp2     27 x
        pand mm1, mm3                                       ;    91.5 fp1     27 x
        pxor mm7, mm1                                       ;    92.5 fp0     49 x[3]
        pxor mm2, mm0                                       ;    92.5 fp3     27 x
        por mm4, mm0                                        ;    92.5 fp2     27 x
        movq mm0, mm3                                       ;    91.5 fp1     46 x[0] copy
        pslld mm0, 0xd                                      ;    92.5 fp2     46 x[0]
        psrld mm3, 0x13                                     ;    91.5 fp1     46 x[0]
        pxor mm3, mm0                                       ;    93.5 fp0     46 x[0]
        pxor mm5, mm2                                       ;    93.5 fp3     27 x
        pxor mm4, mm2                                       ;    93.5 fp0     48 x[1]
        pxor mm4, mm3                                       ;    94.5 fp2     48 x[1]
        movq mm0, mm5                                       ;    94.5 fp3     47 x[2] copy
        pslld mm0, 3                                        ;    95.5 fp1     47 x[2]
        psrld mm5, 0x1d                                     ;    94.5 fp2     47 x[2]
        movq mm1, mm3                                       ;    94.5 fp0     49 x[3] copy
        pslld mm1, 3                                        ;    95.5 fp1     49 x[3]
        pxor mm5, mm0                                       ;    96.5 fp3     47 x[2]
        pxor mm7, mm1                                       ;    96.5 fp0     49 x[3]
        pxor mm4, mm5                                       ;    97.5 fp2     48 x[1]
        pxor mm7, mm5                                       ;    97.5 fp1     49 x[3]
        movq mm0, mm4                                       ;    98.5 fp3     50 x[1] copy
        pslld mm0, 1                                        ;    99.5 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;    98.5 fp1     50 x[1]
        movq mm1, mm7                                       ;    98.5 fp0     51 x[3] copy
        pslld mm1, 7                                        ;    99.5 fp2     51 x[3]
        psrld mm7, 0x19                                     ;    98.5 fp1     51 x[3]
        pxor mm4, mm0                                       ;   100.5 fp3     50 x[1]
        pxor mm7, mm1                                       ;   100.5 fp0     51 x[3]
        pxor mm3, mm4                                       ;   101.5 fp3     52 x[0]
        pxor mm3, mm7                                       ;   102.5 fp0     52 x[0]
        pxor mm5, mm7                                       ;   101.5 fp2     53 x[2]
        pxor mm7, [rbp + 472]                               ;   101.5 fp1+agu1   80 x[3]
        movq mm0, mm4                                       ;   101.5 fp3     53 x[2] copy
        pslld mm0, 7                                        ;   102.5 fp2     53 x[2]
        pxor mm4, [rbp + 456]                               ;   101.5 fp0+agu0   80 x[1]
        pxor mm5, mm0                                       ;   103.5 fp1     53 x[2]
        movq mm0, mm4                                       ;   102.5 fp3     28 x copy
        pxor mm4, mm7                                       ;   102.5 fp2     28 x
        movq mm1, mm7                                       ;   102.5 fp0     28 x copy
        movq mm2, mm3                                       ;   103.5 fp1     54 x[0] copy
        pslld mm2, 5                                        ;   104.5 fp2     54 x[0]
        psrld mm3, 0x1b                                     ;   103.5 fp1     54 x[0]
        pxor mm3, [rbp - 8]                                 ;   104.5 fp3+agu1   80 x[0]
        pxor mm3, mm2                                       ;   105.5 fp0     80 x[0]
        movq mm2, mm5                                       ;   104.5 fp2     55 x[2] copy
        pslld mm2, 0x16                                     ;   105.5 fp1     55 x[2]
        psrld mm5, 0xa                                      ;   104.5 fp2     55 x[2]
        pxor mm5, [rbp + 464]                               ;   105.5 fp3+agu0   28 x
        pxor mm5, mm2                                       ;   106.5 fp0     28 x
        por mm0, mm3                                        ;   106.5 fp1     28 x
        pxor mm5, mm3                                       ;   107.5 fp3     28 x
        pxor mm4, mm3                                       ;   106.5 fp0     28 x
        movq mm2, mm3                                       ;   106.5 fp2     28 x copy
        pand mm3, mm4                                       ;   107.5 fp1     28 x
        por mm1, mm4                                        ;   107.5 fp3     28 x
        pxor mm0, mm5                                       ;   108.5 fp0     28 x
        pand mm3, mm5                                       ;   108.5 fp2     28 x
        pxor mm7, mm3                                       ;   109.5 fp1     28 x
        movq mm3, mm4                                       ;   107.5 fp3     28 x copy
        pxor mm2, mm0                                       ;   109.5 fp0     28 x
        pxor mm1, mm0                                       ;   109.5 fp2     28 x
        pand mm0, mm7                                       ;   110.5 fp1     28 x
        pxor mm7, mm2                                       ;   110.5 fp3     49 x[3]
        pand mm2, mm1                                       ;   110.5 fp0     28 x
        pxor mm3, mm2                                       ;   111.5 fp2     28 x
        pxor mm4, mm0                                       ;   111.5 fp1     48 x[1]
        movq mm0, mm1                                       ;   110.5 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   111.5 fp2     46 x[0]
        psrld mm1, 0x13                                     ;   110.5 fp1     46 x[0]
        pxor mm1, mm0                                       ;   112.5 fp0     46 x[0]
        movq mm0, mm3                                       ;   112.5 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   113.5 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   112.5 fp1     47 x[2]
        pxor mm4, mm1                                       ;   113.5 fp0     48 x[1]
        pxor mm3, mm0                                       ;   114.5 fp3     47 x[2]
        movq mm0, mm1                                       ;   113.5 fp2     49 x[3] copy
        pslld mm0, 3                                        ;   114.5 fp1     49 x[3]
        pxor mm7, mm0                                       ;   115.5 fp0     49 x[3]
        pxor mm4, mm3                                       ;   115.5 fp3     48 x[1]
        pxor mm7, mm3                                       ;   116.5 fp2     49 x[3]
        movq mm0, mm4                                       ;   116.5 fp1     50 x[1] copy
        pslld mm0, 1                                        ;   117.5 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;   116.5 fp1     50 x[1]
        pxor mm4, mm0                                       ;   118.5 fp0     50 x[1]
        movq mm0, mm7                                       ;   117.5 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   118.5 fp2     51 x[3]
        psrld mm7, 0x19                                     ;   117.5 fp1     51 x[3]
        pxor mm7, mm0                                       ;   119.5 fp0     51 x[3]
        pxor mm1, mm4                                       ;   119.5 fp3     52 x[0]
        movq mm0, mm4                                       ;   119.5 fp0     53 x[2] copy
        pslld mm0, 7                                        ;   120.5 fp2     53 x[2]
        pxor mm4, [rbp + 0]                                 ;   119.5 fp1+agu1   80 x[1]
        pxor mm1, mm7                                       ;   120.5 fp3     52 x[0]
        pxor mm3, mm7                                       ;   120.5 fp0     53 x[2]
        pxor mm7, [rbp + 496]                               ;   120.5 fp2+agu0   80 x[3]
        pxor mm3, mm0                                       ;   121.5 fp1     53 x[2]
        movq mm0, mm4                                       ;   120.5 fp3     29 x copy
        movq mm2, mm1                                       ;   121.5 fp0     54 x[0] copy
        pslld mm2, 5                                        ;   122.5 fp2     54 x[0]
        psrld mm1, 0x1b                                     ;   121.5 fp1     54 x[0]
        pxor mm1, [rbp + 480]                               ;   122.5 fp3+agu1   80 x[0]
        pxor mm1, mm2                                       ;   123.5 fp0     80 x[0]
        movq mm2, mm7                                       ;   121.5 fp2     29 x copy
        movq mm5, mm7                                       ;   121.5 fp1     29 x copy
        movq mm6, mm3                                       ;   122.5 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   123.5 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   122.5 fp1     55 x[2]
        pxor mm3, [rbp + 488]                               ;   123.5 fp0+agu0   80 x[2]
        pxor mm3, mm6                                       ;   124.5 fp3     80 x[2]
        pand mm2, mm1                                       ;   124.5 fp2     29 x
        pxor mm5, mm1                                       ;   124.5 fp0     29 x
        pxor mm7, mm3                                       ;   125.5 fp1     29 x
        pxor mm0, mm3                                       ;   125.5 fp3     29 x
        pand mm4, mm5                                       ;   125.5 fp2     29 x
        pxor mm2, mm0                                       ;   126.5 fp0     29 x
        pxor mm4, mm0                                       ;   126.5 fp1     29 x
        por mm0, mm5                                        ;   126.5 fp3     29 x
        pxor mm0, mm7                                       ;   127.5 fp2     29 x
        pand mm7, mm4                                       ;   127.5 fp0     29 x
        pxor mm5, mm2                                       ;   127.5 fp1     29 x
        pxor mm4, mm2                                       ;   127.5 fp3     29 x
        pxor mm7, mm5                                       ;   128.5 fp2     29 x
        pand mm4, mm0                                       ;   128.5 fp0     29 x
        pxor mm5, mm4                                       ;   129.5 fp1     49 x[3]
        pxor mm0, mm7                                       ;   129.5 fp3     29 x
        movq mm1, mm7                                       ;   129.5 fp2     46 x[0] copy
        pslld mm1, 0xd                                      ;   130.5 fp1     46 x[0]
        psrld mm7, 0x13                                     ;   129.5 fp2     46 x[0]
        pxor mm7, mm1                                       ;   131.5 fp0     46 x[0]
        movq mm1, mm0                                       ;   130.5 fp3     47 x[2] copy
        pslld mm1, 3                                        ;   131.5 fp1     47 x[2]
        psrld mm0, 0x1d                                     ;   130.5 fp2     47 x[2]
        pxor mm0, mm1                                       ;   132.5 fp0     47 x[2]
        pxor mm2, mm7                                       ;   132.5 fp3     48 x[1]
        movq mm1, mm7                                       ;   132.5 fp1     49 x[3] copy
        pslld mm1, 3                                        ;   133.5 fp2     49 x[3]
        pxor mm2, mm0                                       ;   133.5 fp0     48 x[1]
        pxor mm5, mm0                                       ;   133.5 fp3     49 x[3]
        pxor mm5, mm1                                       ;   134.5 fp1     49 x[3]
        movq mm1, mm2                                       ;   134.5 fp2     50 x[1] copy
        pslld mm1, 1                                        ;   135.5 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   134.5 fp2     50 x[1]
        pxor mm2, mm1                                       ;   136.5 fp0     50 x[1]
        movq mm1, mm5                                       ;   135.5 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   136.5 fp1     51 x[3]
        psrld mm5, 0x19                                     ;   135.5 fp2     51 x[3]
        pxor mm5, mm1                                       ;   137.5 fp0     51 x[3]
        pxor mm7, mm2                                       ;   137.5 fp3     52 x[0]
        movq mm1, mm2                                       ;   137.5 fp1     53 x[2] copy
        pslld mm1, 7                                        ;   138.5 fp2     53 x[2]
        pxor mm2, [rbp + 16]                                ;   137.5 fp0+agu1   80 x[1]
        pxor mm7, mm5                                       ;   138.5 fp3     52 x[0]
        pxor mm0, mm5                                       ;   138.5 fp1     53 x[2]
        pxor mm5, [rbp + 504]                               ;   138.5 fp2+agu0   80 x[3]
        pxor mm0, mm1                                       ;   139.5 fp0     53 x[2]
        movq mm1, mm2                                       ;   138.5 fp3     30 x copy
        movq mm3, mm2                                       ;   138.5 fp1     30 x copy
        movq mm4, mm7                                       ;   139.5 fp2     54 x[0] copy
        pslld mm4, 5                                        ;   140.5 fp1     54 x[0]
        psrld mm7, 0x1b                                     ;   139.5 fp2     54 x[0]
        pxor mm7, [rbp + 8]                                 ;   140.5 fp0+agu1   80 x[0]
        pxor mm7, mm4                                       ;   141.5 fp3     80 x[0]
        movq mm4, mm5                                       ;   139.5 fp1     30 x copy
        movq mm6, mm0                                       ;   140.5 fp0     55 x[2] copy
        pslld mm6, 0x16                                     ;   141.5 fp2     55 x[2]
        psrld mm0, 0xa                                      ;   140.5 fp1     55 x[2]
        pxor mm0, [rbp + 24]                                ;   141.5 fp3+agu0   80 x[2]
        pxor mm0, mm6                                       ;   142.5 fp0     80 x[2]
        pxor mm3, mm7                                       ;   142.5 fp2     30 x
        por mm1, mm0                                        ;   143.5 fp1     30 x
        pand mm5, mm0                                       ;   143.5 fp3     30 x
        pxor mm2, mm0                                       ;   143.5 fp0     30 x
        pxor mm4, mm1                                       ;   144.5 fp2     30 x
        pxor mm5, mm3                                       ;   144.5 fp1     30 x
        pand mm7, mm4                                       ;   145.5 fp3     30 x
        pxor mm2, mm7                                       ;   146.5 fp0     30 x
        movq mm0, mm4                                       ;   145.5 fp2     30 x copy
        pxor mm4, mm5                                       ;   145.5 fp1     30 x
        pxor mm3, mm7                                       ;   146.5 fp3     48 x[1]
        pand mm7, mm2                                       ;   147.5 fp0     30 x
        pand mm5, mm2                                       ;   147.5 fp2     30 x
        pxor mm0, mm7                                       ;   148.5 fp1     30 x
        pxor mm4, mm5                                       ;   148.5 fp3     30 x
        movq mm1, [rbp + 512]                               ;   142.5 agu1    80 x[0]
        pxor mm5, mm0                                       ;   149.5 fp0     30 x
        pxor mm3, mm0                                       ;   149.5 fp2     48 x[1]
        movq mm0, [rbp + 520]                               ;   143.5 agu0    80 x[1]
        movq mm6, mm4                                       ;   149.5 fp1     47 x[2] copy
        pslld mm6, 3                                        ;   150.5 fp2     47 x[2]
        psrld mm4, 0x1d                                     ;   149.5 fp1     47 x[2]
        pxor mm4, mm6                                       ;   151.5 fp3     47 x[2]
        movq mm6, mm5                                       ;   150.5 fp0     46 x[0] copy
        pslld mm6, 0xd                                      ;   151.5 fp2     46 x[0]
        psrld mm5, 0x13                                     ;   150.5 fp1     46 x[0]
        pxor mm5, mm6                                       ;   152.5 fp3     46 x[0]
        pxor mm3, mm4                                       ;   152.5 fp0     48 x[1]
        pxor mm2, mm4                                       ;   152.5 fp2     49 x[3]
        pxor mm3, mm5                                       ;   153.5 fp1     48 x[1]
        movq mm6, mm5                                       ;   153.5 fp3     49 x[3] copy
        pslld mm6, 3                                        ;   154.5 fp2     49 x[3]
        pxor mm2, mm6                                       ;   155.5 fp0     49 x[3]
        movq mm6, mm3                                       ;   154.5 fp1     50 x[1] copy
        pslld mm6, 1                                        ;   155.5 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   154.5 fp1     50 x[1]
        pxor mm3, mm6                                       ;   156.5 fp3     50 x[1]
        movq mm6, mm2                                       ;   156.5 fp0     51 x[3] copy
        pslld mm6, 7                                        ;   157.5 fp2     51 x[3]
        psrld mm2, 0x19                                     ;   156.5 fp1     51 x[3]
        pxor mm2, mm6                                       ;   158.5 fp3     51 x[3]
        pxor mm5, mm3                                       ;   157.5 fp0     52 x[0]
        pxor mm0, mm3                                       ;   157.5 fp2     80 x[1]
        pslld mm3, 7                                        ;   157.5 fp1     53 x[2]
        pxor mm4, mm3                                       ;   158.5 fp3     53 x[2]
        pxor mm5, mm2                                       ;   159.5 fp0     52 x[0]
        pxor mm4, mm2                                       ;   159.5 fp2     53 x[2]
        pxor mm2, [rbp + 528]                               ;   159.5 fp1+agu1   23 x
        movq mm3, mm0                                       ;   158.5 fp3     23 x copy
        movq mm6, mm5                                       ;   160.5 fp0     54 x[0] copy
        pslld mm6, 5                                        ;   161.5 fp2     54 x[0]
        psrld mm5, 0x1b                                     ;   160.5 fp1     54 x[0]
        pxor mm1, mm5                                       ;   161.5 fp3     80 x[0]
        movq mm5, mm4                                       ;   160.5 fp0     55 x[2] copy
        pslld mm5, 0x16                                     ;   161.5 fp2     55 x[2]
        psrld mm4, 0xa                                      ;   160.5 fp1     55 x[2]
        pxor mm4, [rbp + 32]                                ;   161.5 fp3+agu0   80 x[2]
        pxor mm1, mm6                                       ;   162.5 fp0     80 x[0]
        pxor mm4, mm5                                       ;   162.5 fp2     80 x[2]
        pxor mm3, mm4                                       ;   163.5 fp1     23 x
        pxor mm2, mm1                                       ;   163.5 fp3     23 x
        pand mm0, mm2                                       ;   164.5 fp0     23 x
        movq mm5, mm1                                       ;   163.5 fp2     23 x copy
        por mm1, mm2                                        ;   164.5 fp1     23 x
        pxor mm2, mm4                                       ;   164.5 fp3     23 x
        pxor mm5, mm0                                       ;   165.5 fp0     23 x
        pxor mm1, mm3                                       ;   165.5 fp2     23 x
        movq mm0, mm3                                       ;   164.5 fp1     23 x copy
        pand mm4, mm5                                       ;   166.5 fp3     23 x
        pand mm0, mm5                                       ;   166.5 fp0     23 x
        pxor mm5, mm2                                       ;   166.5 fp2     23 x
        pand mm2, mm1                                       ;   166.5 fp1     23 x
        pxor mm3, mm4                                       ;   167.5 fp3     23 x
        pxor mm3, mm5                                       ;   168.5 fp0     23 x
        por mm2, mm0                                        ;   167.5 fp2     23 x
        pxor mm5, mm2                                       ;   168.5 fp1     48 x[1]
        movq mm0, mm2                                       ;   168.5 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   169.5 fp2     46 x[0]
        psrld mm2, 0x13                                     ;   168.5 fp1     46 x[0]
        pxor mm2, mm0                                       ;   170.5 fp0     46 x[0]
        movq mm0, mm3                                       ;   169.5 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   170.5 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   169.5 fp1     47 x[2]
        pxor mm3, mm0                                       ;   171.5 fp0     47 x[2]
        pxor mm5, mm2                                       ;   171.5 fp3     48 x[1]
        movq mm0, mm2                                       ;   171.5 fp2     49 x[3] copy
        pslld mm0, 3                                        ;   172.5 fp1     49 x[3]
        pxor mm5, mm3                                       ;   172.5 fp0     48 x[1]
        pxor mm1, mm3                                       ;   172.5 fp3     49 x[3]
        pxor mm1, mm0                                       ;   173.5 fp2     49 x[3]
        movq mm0, mm5                                       ;   173.5 fp1     50 x[1] copy
        pslld mm0, 1                                        ;   174.5 fp2     50 x[1]
        psrld mm5, 0x1f                                     ;   173.5 fp1     50 x[1]
        pxor mm5, mm0                                       ;   175.5 fp0     50 x[1]
        movq mm0, mm1                                       ;   174.5 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   175.5 fp2     51 x[3]
        psrld mm1, 0x19                                     ;   174.5 fp1     51 x[3]
        pxor mm1, mm0                                       ;   176.5 fp0     51 x[3]
        pxor mm2, mm5                                       ;   176.5 fp3     52 x[0]
        movq mm0, mm5                                       ;   176.5 fp2     53 x[2] copy
        pslld mm0, 7                                        ;   177.5 fp1     53 x[2]
        pxor mm5, [rbp + 536]                               ;   176.5 fp0+agu1   80 x[1]
        pxor mm2, mm1                                       ;   177.5 fp3     52 x[0]
        pxor mm3, mm1                                       ;   177.5 fp2     53 x[2]
        pxor mm1, [rbp + 56]                                ;   177.5 fp1+agu0   80 x[3]
        pxor mm3, mm0                                       ;   178.5 fp0     53 x[2]
        movq mm0, mm5                                       ;   177.5 fp3     24 x copy
        movq mm4, mm5                                       ;   177.5 fp2     24 x copy
        pxor mm5, mm1                                       ;   178.5 fp1     24 x
        movq mm6, mm2                                       ;   178.5 fp0     54 x[0] copy
        pslld mm6, 5                                        ;   179.5 fp2     54 x[0]
        psrld mm2, 0x1b                                     ;   178.5 fp1     54 x[0]
        pxor mm2, [rbp + 40]                                ;   179.5 fp3+agu1   80 x[0]
        pxor mm2, mm6                                       ;   180.5 fp0     80 x[0]
        movq mm6, mm1                                       ;   178.5 fp2     24 x copy
        movq mm7, mm3                                       ;   179.5 fp1     55 x[2] copy
        pslld mm7, 0x16                                     ;   180.5 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   179.5 fp1     55 x[2]
        pxor mm3, [rbp + 48]                                ;   180.5 fp3+agu0   80 x[2]
        pxor mm3, mm7                                       ;   181.5 fp0     80 x[2]
        pand mm0, mm2                                       ;   181.5 fp2     24 x
        pxor mm6, mm2                                       ;   181.5 fp3     24 x
        por mm4, mm6                                        ;   182.5 fp0     24 x
        pxor mm5, mm3                                       ;   182.5 fp1     24 x
        por mm3, mm0                                        ;   182.5 fp2     24 x
        movq mm2, [rel serpent_encrypt.T0_constants64 + 24] ;   178.8 agu1    24 x reload
        pxor mm4, mm2                                       ;   185.8 fp3     24 x
        pxor mm0, mm5                                       ;   183.5 fp0     24 x
        pand mm5, mm3                                       ;   183.5 fp1     24 x
        pxor mm3, mm0                                       ;   184.5 fp2     24 x
        pxor mm1, mm0                                       ;   184.5 fp3     24 x
        movq mm6, mm0                                       ;   184.5 fp0     47 x[2] copy
        pslld mm6, 3                                        ;   185.5 fp1     47 x[2]
        psrld mm0, 0x1d                                     ;   184.5 fp2     47 x[2]
        pxor mm0, mm6                                       ;   186.5 fp3     47 x[2]
        por mm5, mm4                                        ;   186.8 fp0     24 x
        pxor mm4, mm1                                       ;   186.8 fp1     24 x
        por mm3, mm5                                        ;   187.8 fp2     24 x
        pand mm1, mm5                                       ;   187.8 fp3     24 x
        pxor mm5, mm0                                       ;   187.8 fp0     49 x[3]
        pxor mm1, mm4                                       ;   188.8 fp1     24 x
        pxor mm4, mm0                                       ;   187.8 fp2     48 x[1]
        pxor mm4, mm3                                       ;   188.8 fp3     48 x[1]
        movq mm3, [rbp + 544]                               ;   183.7 agu0    80 x[0]
        movq mm6, mm1                                       ;   189.8 fp0     46 x[0] copy
        pslld mm6, 0xd                                      ;   190.8 fp1     46 x[0]
        psrld mm1, 0x13                                     ;   189.8 fp2     46 x[0]
        pxor mm1, mm6                                       ;   191.8 fp3     46 x[0]
        pxor mm4, mm1                                       ;   192.8 fp0     48 x[1]
        movq mm6, [rbp + 552]                               ;   185.5 agu1    80 x[1]
        movq mm7, mm1                                       ;   192.8 fp1     49 x[3] copy
        pslld mm7, 3                                        ;   193.8 fp2     49 x[3]
        pxor mm5, mm7                                       ;   194.8 fp3     49 x[3]
        movq mm7, mm4                                       ;   193.8 fp0     50 x[1] copy
        pslld mm7, 1                                        ;   194.8 fp1     50 x[1]
        psrld mm4, 0x1f                                     ;   193.8 fp2     50 x[1]
        pxor mm4, mm7                                       ;   195.8 fp3     50 x[1]
        movq mm7, mm5                                       ;   195.8 fp0     51 x[3] copy
        pslld mm7, 7                                        ;   196.8 fp1     51 x[3]
        psrld mm5, 0x19                                     ;   195.8 fp2     51 x[3]
        pxor mm5, mm7                                       ;   197.8 fp3     51 x[3]
        pxor mm1, mm4                                       ;   196.8 fp0     52 x[0]
        pxor mm6, mm4                                       ;   196.8 fp1     80 x[1]
        pslld mm4, 7                                        ;   196.8 fp2     53 x[2]
        pxor mm0, mm4                                       ;   197.8 fp3     53 x[2]
        pxor mm1, mm5                                       ;   198.8 fp0     52 x[0]
        pxor mm0, mm5                                       ;   198.8 fp1     53 x[2]
        pxor mm5, [rbp + 568]                               ;   198.8 fp2+agu0   80 x[3]
        movq mm4, mm6                                       ;   197.8 fp3     25 x copy
        movq mm7, mm6                                       ;   197.8 fp0     25 x copy
        movq mm2, mm1                                       ;   199.8 fp1     54 x[0] copy
        pslld mm2, 5                                        ;   200.8 fp2     54 x[0]
        psrld mm1, 0x1b                                     ;   199.8 fp1     54 x[0]
        pxor mm3, mm1                                       ;   200.8 fp3     80 x[0]
        movq mm1, mm0                                       ;   199.8 fp0     55 x[2] copy
        pslld mm1, 0x16                                     ;   200.8 fp2     55 x[2]
        psrld mm0, 0xa                                      ;   199.8 fp1     55 x[2]
        pxor mm0, [rbp + 560]                               ;   200.8 fp3+agu1   80 x[2]
        pxor mm3, mm2                                       ;   201.8 fp0     80 x[0]
        pxor mm0, mm1                                       ;   201.8 fp2     80 x[2]
        movq mm1, mm5                                       ;   199.8 fp1     25 x copy
        pxor mm4, mm0                                       ;   202.8 fp3     25 x
        pand mm0, mm3                                       ;   202.8 fp0     25 x
        pxor mm4, mm3                                       ;   203.8 fp2     25 x
        por mm5, mm3                                        ;   202.8 fp1     25 x
        pxor mm1, mm0                                       ;   203.8 fp3     25 x
        pxor mm7, mm5                                       ;   203.8 fp0     25 x
        pand mm6, mm1                                       ;   204.8 fp2     25 x
        pxor mm1, mm4                                       ;   204.8 fp1     25 x
        pxor mm6, mm4                                       ;   205.8 fp3     25 x
        por mm4, mm7                                        ;   204.8 fp0     25 x
        pxor mm3, mm1                                       ;   205.8 fp2     25 x
        pxor mm4, mm1                                       ;   205.8 fp1     25 x
        pxor mm7, mm4                                       ;   206.8 fp3     25 x
        pxor mm4, mm6                                       ;   206.8 fp0     48 x[1]
        movq mm0, mm3                                       ;   206.8 fp2     46 x[0] copy
        pslld mm0, 0xd                                      ;   207.8 fp1     46 x[0]
        psrld mm3, 0x13                                     ;   206.8 fp2     46 x[0]
        pxor mm3, mm0                                       ;   208.8 fp3     46 x[0]
        movq mm0, mm7                                       ;   207.8 fp0     47 x[2] copy
        pslld mm0, 3                                        ;   208.8 fp1     47 x[2]
        psrld mm7, 0x1d                                     ;   207.8 fp2     47 x[2]
        pxor mm7, mm0                                       ;   209.8 fp3     47 x[2]
        pxor mm4, mm3                                       ;   209.8 fp0     48 x[1]
        movq mm0, mm3                                       ;   209.8 fp1     49 x[3] copy
        pslld mm0, 3                                        ;   210.8 fp2     49 x[3]
        pxor mm4, mm7                                       ;   210.8 fp3     48 x[1]
        pxor mm6, mm7                                       ;   210.8 fp0     49 x[3]
        pxor mm6, mm0                                       ;   211.8 fp1     49 x[3]
        movq mm0, mm4                                       ;   211.8 fp2     50 x[1] copy
        pslld mm0, 1                                        ;   212.8 fp1     50 x[1]
        psrld mm4, 0x1f                                     ;   211.8 fp2     50 x[1]
        pxor mm4, mm0                                       ;   213.8 fp3     50 x[1]
        movq mm0, mm6                                       ;   212.8 fp0     51 x[3] copy
        pslld mm0, 7                                        ;   213.8 fp1     51 x[3]
        psrld mm6, 0x19                                     ;   212.8 fp2     51 x[3]
        pxor mm6, mm0                                       ;   214.8 fp3     51 x[3]
        pxor mm3, mm4                                       ;   214.8 fp0     52 x[0]
        movq mm0, mm4                                       ;   214.8 fp1     53 x[2] copy
        pslld mm0, 7                                        ;   215.8 fp2     53 x[2]
        pxor mm4, [rbp + 576]                               ;   214.8 fp3+agu0   80 x[1]
        pxor mm3, mm6                                       ;   215.8 fp0     52 x[0]
        pxor mm7, mm6                                       ;   215.8 fp1     53 x[2]
        pxor mm6, [rbp + 72]                                ;   215.8 fp2+agu1   80 x[3]
        pxor mm7, mm0                                       ;   216.8 fp3     53 x[2]
        movq mm0, mm4                                       ;   215.8 fp0     26 x copy
        pxor mm4, mm6                                       ;   216.8 fp1     26 x
        movq mm1, mm3                                       ;   216.8 fp2     54 x[0] copy
        pslld mm1, 5                                        ;   217.8 fp1     54 x[0]
        psrld mm3, 0x1b                                     ;   216.8 fp2     54 x[0]
        pxor mm3, [rbp + 64]                                ;   217.8 fp3+agu0   80 x[0]
        pxor mm3, mm1                                       ;   218.8 fp0     80 x[0]
        movq mm1, mm7                                       ;   217.8 fp1     55 x[2] copy
        pslld mm1, 0x16                                     ;   218.8 fp2     55 x[2]
        psrld mm7, 0xa                                      ;   217.8 fp1     55 x[2]
        pxor mm7, [rbp + 584]                               ;   218.8 fp3+agu1   80 x[2]
        pxor mm7, mm1                                       ;   219.8 fp0     80 x[2]
        movq mm1, mm4                                       ;   217.8 fp2     26 x copy
        pand mm0, mm3                                       ;   219.8 fp3     26 x
        por mm6, mm3                                        ;   219.8 fp0     26 x
        pxor mm3, mm7                                       ;   220.8 fp1     26 x
        pand mm7, mm6                                       ;   220.8 fp2     26 x
        por mm4, mm0                                        ;   220.8 fp3     26 x
        pxor mm6, mm0                                       ;   220.8 fp0     26 x
        por mm3, mm0                                        ;   221.8 fp1     26 x
        pxor mm1, mm3                                       ;   222.8 fp2     26 x
        pxor mm4, mm7                                       ;   221.8 fp3     26 x
        por mm0, mm7                                        ;   221.8 fp0     26 x
        por mm7, mm6                                        ;   221.8 fp1     26 x
        por mm6, mm4                                        ;   222.8 fp2     26 x
        pxor mm7, mm1                                       ;   223.8 fp3     26 x
        pand mm1, mm4                                       ;   223.8 fp0     26 x
        pxor mm1, mm6                                       ;   224.8 fp1     26 x
        pxor mm6, mm7                                       ;   224.8 fp2     26 x
        pxor mm0, mm7                                       ;   224.8 fp3     49 x[3]
        movq mm2, mm1                                       ;   225.8 fp0     46 x[0] copy
        pslld mm2, 0xd                                      ;   226.8 fp1     46 x[0]
        psrld mm1, 0x13                                     ;   225.8 fp2     46 x[0]
        movq mm3, mm6                                       ;   225.8 fp3     47 x[2] copy
        pslld mm3, 3                                        ;   226.8 fp1     47 x[2]
        psrld mm6, 0x1d                                     ;   225.8 fp2     47 x[2]
        pxor mm1, mm2                                       ;   227.8 fp0     46 x[0]
        pxor mm6, mm3                                       ;   227.8 fp3     47 x[2]
        pxor mm4, mm1                                       ;   228.8 fp1     48 x[1]
        pxor mm4, mm6                                       ;   229.8 fp0     48 x[1]
        pxor mm0, mm6                                       ;   228.8 fp2     49 x[3]
        movq mm2, mm1                                       ;   228.8 fp3     49 x[3] copy
        pslld mm2, 3                                        ;   229.8 fp1     49 x[3]
        pxor mm0, mm2                                       ;   230.8 fp0     49 x[3]
        movq mm2, mm4                                       ;   230.8 fp2     50 x[1] copy
        pslld mm2, 1                                        ;   231.8 fp1     50 x[1]
        psrld mm4, 0x1f                                     ;   230.8 fp2     50 x[1]
        pxor mm4, mm2                                       ;   232.8 fp3     50 x[1]
        movq mm2, mm0                                       ;   231.8 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   232.8 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   231.8 fp2     51 x[3]
        pxor mm0, mm2                                       ;   233.8 fp3     51 x[3]
        pxor mm1, mm4                                       ;   233.8 fp0     52 x[0]
        movq mm2, mm4                                       ;   233.8 fp1     53 x[2] copy
        pslld mm2, 7                                        ;   234.8 fp2     53 x[2]
        pxor mm4, [rbp + 600]                               ;   233.8 fp3+agu0   80 x[1]
        pxor mm1, mm0                                       ;   234.8 fp0     52 x[0]
        pxor mm6, mm0                                       ;   234.8 fp1     53 x[2]
        pxor mm0, [rbp + 608]                               ;   234.8 fp2+agu1   80 x[3]
        pxor mm6, mm2                                       ;   235.8 fp3     53 x[2]
        movq mm2, mm4                                       ;   234.8 fp0     27 x copy
        movq mm3, mm4                                       ;   234.8 fp1     27 x copy
        movq mm5, mm4                                       ;   234.8 fp2     27 x copy
        movq mm7, mm1                                       ;   235.8 fp3     54 x[0] copy
        pslld mm7, 5                                        ;   236.8 fp1     54 x[0]
        psrld mm1, 0x1b                                     ;   235.8 fp2     54 x[0]
        pxor mm1, [rbp + 592]                               ;   236.8 fp0+agu0   80 x[0]
        pxor mm1, mm7                                       ;   237.8 fp3     80 x[0]
        movq mm7, mm0                                       ;   235.8 fp1     27 x copy
        pxor mm2, mm1                                       ;   238.8 fp2     27 x
        pxor mm7, mm1                                       ;   238.8 fp0     27 x
        movq mm1, mm6                                       ;   236.8 fp3     55 x[2] copy
        pslld mm1, 0x16                                     ;   237.8 fp1     55 x[2]
        psrld mm6, 0xa                                      ;   236.8 fp2     55 x[2]
        pxor mm6, [rbp + 80]                                ;   237.8 fp0+agu1   80 x[2]
        pxor mm6, mm1                                       ;   238.8 fp3     80 x[2]
        pxor mm0, mm6                                       ;   239.8 fp1     27 x
        pand mm2, mm7                                       ;   239.8 fp2     27 x
        por mm6, mm7                                        ;   239.8 fp0     27 x
        pxor mm2, mm0                                       ;   240.8 fp3     27 x
        pand mm0, mm6                                       ;   240.8 fp1     27 x
        pxor mm3, mm6                                       ;   240.8 fp2     27 x
        movq mm1, mm7                                       ;   239.8 fp0     27 x copy
        pxor mm3, mm0                                       ;   241.8 fp3     27 x
        pand mm0, mm2                                       ;   241.8 fp1     27 x
        pand mm4, mm2                                       ;   241.8 fp2     27 x
        pxor mm7, mm4                                       ;   242.8 fp0     49 x[3]
        pxor mm1, mm0                                       ;   242.8 fp3     27 x
        por mm3, mm0                                        ;   242.8 fp1     27 x
        movq mm0, mm2                                       ;   241.8 fp2     46 x[0] copy
        pslld mm0, 0xd                                      ;   242.8 fp1     46 x[0]
        psrld mm2, 0x13                                     ;   241.8 fp2     46 x[0]
        pxor mm2, mm0                                       ;   243.8 fp0     46 x[0]
        pxor mm5, mm1                                       ;   243.8 fp3     27 x
        pxor mm3, mm1                                       ;   243.8 fp0     48 x[1]
        pxor mm3, mm2                                       ;   244.8 fp1     48 x[1]
        movq mm0, mm5                                       ;   244.8 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   245.8 fp2     47 x[2]
        psrld mm5, 0x1d                                     ;   244.8 fp1     47 x[2]
        movq mm1, mm2                                       ;   244.8 fp0     49 x[3] copy
        pslld mm1, 3                                        ;   245.8 fp2     49 x[3]
        pxor mm5, mm0                                       ;   246.8 fp3     47 x[2]
        pxor mm7, mm1                                       ;   246.8 fp0     49 x[3]
        pxor mm3, mm5                                       ;   247.8 fp1     48 x[1]
        pxor mm7, mm5                                       ;   247.8 fp2     49 x[3]
        movq mm0, mm3                                       ;   248.8 fp3     50 x[1] copy
        pslld mm0, 1                                        ;   249.8 fp1     50 x[1]
        psrld mm3, 0x1f                                     ;   248.8 fp2     50 x[1]
        movq mm1, mm7                                       ;   248.8 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   249.8 fp1     51 x[3]
        psrld mm7, 0x19                                     ;   248.8 fp2     51 x[3]
        pxor mm3, mm0                                       ;   250.8 fp3     50 x[1]
        pxor mm7, mm1                                       ;   250.8 fp0     51 x[3]
        pxor mm2, mm3                                       ;   251.8 fp3     52 x[0]
        pxor mm2, mm7                                       ;   252.8 fp0     52 x[0]
        pxor mm5, mm7                                       ;   251.8 fp1     53 x[2]
        pxor mm7, [rbp + 632]                               ;   251.8 fp2+agu0   80 x[3]
        movq mm0, mm3                                       ;   251.8 fp3     53 x[2] copy
        pslld mm0, 7                                        ;   252.8 fp1     53 x[2]
        pxor mm3, [rbp + 616]                               ;   251.8 fp0+agu1   80 x[1]
        pxor mm5, mm0                                       ;   253.8 fp2     53 x[2]
        movq mm0, mm3                                       ;   252.8 fp3     28 x copy
        pxor mm3, mm7                                       ;   252.8 fp1     28 x
        movq mm1, mm7                                       ;   252.8 fp0     28 x copy
        movq mm4, mm2                                       ;   253.8 fp2     54 x[0] copy
        pslld mm4, 5                                        ;   254.8 fp1     54 x[0]
        psrld mm2, 0x1b                                     ;   253.8 fp2     54 x[0]
        pxor mm2, [rbp + 88]                                ;   254.8 fp3+agu0   80 x[0]
        pxor mm2, mm4                                       ;   255.8 fp0     80 x[0]
        movq mm4, mm5                                       ;   254.8 fp1     55 x[2] copy
        pslld mm4, 0x16                                     ;   255.8 fp2     55 x[2]
        psrld mm5, 0xa                                      ;   254.8 fp1     55 x[2]
        pxor mm5, [rbp + 624]                               ;   255.8 fp3+agu1   28 x
        pxor mm5, mm4                                       ;   256.8 fp0     28 x
        por mm0, mm2                                        ;   256.8 fp2     28 x
        pxor mm5, mm2                                       ;   257.8 fp3     28 x
        pxor mm3, mm2                                       ;   256.8 fp0     28 x
        movq mm4, mm2                                       ;   256.8 fp1     28 x copy
        pand mm2, mm3                                       ;   257.8 fp2     28 x
        por mm1, mm3                                        ;   257.8 fp3     28 x
        pxor mm0, mm5                                       ;   258.8 fp0     28 x
        pand mm2, mm5                                       ;   258.8 fp1     28 x
        pxor mm7, mm2                                       ;   259.8 fp2     28 x
        movq mm2, mm3                                       ;   257.8 fp3     28 x copy
        pxor mm4, mm0                                       ;   259.8 fp0     28 x
        pxor mm1, mm0                                       ;   259.8 fp1     28 x
        pand mm0, mm7                                       ;   260.8 fp2     28 x
        pxor mm7, mm4                                       ;   260.8 fp3     49 x[3]
        pand mm4, mm1                                       ;   260.8 fp0     28 x
        pxor mm2, mm4                                       ;   261.8 fp1     28 x
        pxor mm3, mm0                                       ;   261.8 fp2     48 x[1]
        movq mm0, mm1                                       ;   260.8 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   261.8 fp1     46 x[0]
        psrld mm1, 0x13                                     ;   260.8 fp2     46 x[0]
        pxor mm1, mm0                                       ;   262.8 fp0     46 x[0]
        movq mm0, mm2                                       ;   262.8 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   263.8 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;   262.8 fp2     47 x[2]
        pxor mm3, mm1                                       ;   263.8 fp0     48 x[1]
        pxor mm2, mm0                                       ;   264.8 fp3     47 x[2]
        movq mm0, mm1                                       ;   263.8 fp1     49 x[3] copy
        pslld mm0, 3                                        ;   264.8 fp2     49 x[3]
        pxor mm7, mm0                                       ;   265.8 fp0     49 x[3]
        pxor mm3, mm2                                       ;   265.8 fp3     48 x[1]
        pxor mm7, mm2                                       ;   266.8 fp1     49 x[3]
        movq mm0, mm3                                       ;   266.8 fp2     50 x[1] copy
        pslld mm0, 1                                        ;   267.8 fp1     50 x[1]
        psrld mm3, 0x1f                                     ;   266.8 fp2     50 x[1]
        pxor mm3, mm0                                       ;   268.8 fp0     50 x[1]
        movq mm0, mm7                                       ;   267.8 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   268.8 fp1     51 x[3]
        psrld mm7, 0x19                                     ;   267.8 fp2     51 x[3]
        pxor mm7, mm0                                       ;   269.8 fp0     51 x[3]
        pxor mm1, mm3                                       ;   269.8 fp3     52 x[0]
        movq mm0, mm3                                       ;   269.8 fp0     53 x[2] copy
        pslld mm0, 7                                        ;   270.8 fp1     53 x[2]
        pxor mm3, [rbp + 96]                                ;   269.8 fp2+agu0   80 x[1]
        pxor mm1, mm7                                       ;   270.8 fp3     52 x[0]
        pxor mm2, mm7                                       ;   270.8 fp0     53 x[2]
        pxor mm7, [rbp + 656]                               ;   270.8 fp1+agu1   80 x[3]
        pxor mm2, mm0                                       ;   271.8 fp2     53 x[2]
        movq mm0, mm3                                       ;   270.8 fp3     29 x copy
        movq mm4, mm1                                       ;   271.8 fp0     54 x[0] copy
        pslld mm4, 5                                        ;   272.8 fp1     54 x[0]
        psrld mm1, 0x1b                                     ;   271.8 fp2     54 x[0]
        pxor mm1, [rbp + 640]                               ;   272.8 fp3+agu0   80 x[0]
        pxor mm1, mm4                                       ;   273.8 fp0     80 x[0]
        movq mm4, mm7                                       ;   271.8 fp1     29 x copy
        movq mm5, mm7                                       ;   271.8 fp2     29 x copy
        movq mm6, mm2                                       ;   272.8 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   273.8 fp1     55 x[2]
        psrld mm2, 0xa                                      ;   272.8 fp2     55 x[2]
        pxor mm2, [rbp + 648]                               ;   273.8 fp0+agu1   80 x[2]
        pxor mm2, mm6                                       ;   274.8 fp3     80 x[2]
        pand mm4, mm1                                       ;   274.8 fp1     29 x
        pxor mm5, mm1                                       ;   274.8 fp0     29 x
        pxor mm7, mm2                                       ;   275.8 fp2     29 x
        pxor mm0, mm2                                       ;   275.8 fp3     29 x
        pand mm3, mm5                                       ;   275.8 fp1     29 x
        pxor mm4, mm0                                       ;   276.8 fp0     29 x
        pxor mm3, mm0                                       ;   276.8 fp2     29 x
        por mm0, mm5                                        ;   276.8 fp3     29 x
        pxor mm0, mm7                                       ;   277.8 fp1     29 x
        pand mm7, mm3                                       ;   277.8 fp0     29 x
        pxor mm5, mm4                                       ;   277.8 fp2     29 x
        pxor mm3, mm4                                       ;   277.8 fp3     29 x
        pxor mm7, mm5                                       ;   278.8 fp1     29 x
        pand mm3, mm0                                       ;   278.8 fp0     29 x
        pxor mm5, mm3                                       ;   279.8 fp2     49 x[3]
        pxor mm0, mm7                                       ;   279.8 fp3     29 x
        movq mm1, mm7                                       ;   279.8 fp1     46 x[0] copy
        pslld mm1, 0xd                                      ;   280.8 fp2     46 x[0]
        psrld mm7, 0x13                                     ;   279.8 fp1     46 x[0]
        pxor mm7, mm1                                       ;   281.8 fp0     46 x[0]
        movq mm1, mm0                                       ;   280.8 fp3     47 x[2] copy
        pslld mm1, 3                                        ;   281.8 fp2     47 x[2]
        psrld mm0, 0x1d                                     ;   280.8 fp1     47 x[2]
        pxor mm0, mm1                                       ;   282.8 fp0     47 x[2]
        pxor mm4, mm7                                       ;   282.8 fp3     48 x[1]
        movq mm1, mm7                                       ;   282.8 fp2     49 x[3] copy
        pslld mm1, 3                                        ;   283.8 fp1     49 x[3]
        pxor mm4, mm0                                       ;   283.8 fp0     48 x[1]
        pxor mm5, mm0                                       ;   283.8 fp3     49 x[3]
        pxor mm5, mm1                                       ;   284.8 fp2     49 x[3]
        movq mm1, mm4                                       ;   284.8 fp1     50 x[1] copy
        pslld mm1, 1                                        ;   285.8 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;   284.8 fp1     50 x[1]
        pxor mm4, mm1                                       ;   286.8 fp0     50 x[1]
        movq mm1, mm5                                       ;   285.8 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   286.8 fp2     51 x[3]
        psrld mm5, 0x19                                     ;   285.8 fp1     51 x[3]
        pxor mm5, mm1                                       ;   287.8 fp0     51 x[3]
        pxor mm7, mm4                                       ;   287.8 fp3     52 x[0]
        movq mm1, mm4                                       ;   287.8 fp2     53 x[2] copy
        pslld mm1, 7                                        ;   288.8 fp1     53 x[2]
        pxor mm4, [rbp + 112]                               ;   287.8 fp0+agu0   80 x[1]
        pxor mm7, mm5                                       ;   288.8 fp3     52 x[0]
        pxor mm0, mm5                                       ;   288.8 fp2     53 x[2]
        pxor mm5, [rbp + 664]                               ;   288.8 fp1+agu1   80 x[3]
        pxor mm0, mm1                                       ;   289.8 fp0     53 x[2]
        movq mm1, mm4                                       ;   288.8 fp3     30 x copy
        movq mm2, mm4                                       ;   288.8 fp2     30 x copy
        movq mm3, mm7                                       ;   289.8 fp1     54 x[0] copy
        pslld mm3, 5                                        ;   290.8 fp2     54 x[0]
        psrld mm7, 0x1b                                     ;   289.8 fp1     54 x[0]
        pxor mm7, [rbp + 104]                               ;   290.8 fp0+agu0   80 x[0]
        pxor mm7, mm3                                       ;   291.8 fp3     80 x[0]
        movq mm3, mm5                                       ;   289.8 fp2     30 x copy
        movq mm6, mm0                                       ;   290.8 fp0     55 x[2] copy
        pslld mm6, 0x16                                     ;   291.8 fp1     55 x[2]
        psrld mm0, 0xa                                      ;   290.8 fp2     55 x[2]
        pxor mm0, [rbp + 120]                               ;   291.8 fp3+agu1   80 x[2]
        pxor mm0, mm6                                       ;   292.8 fp0     80 x[2]
        pxor mm2, mm7                                       ;   292.8 fp1     30 x
        por mm1, mm0                                        ;   293.8 fp2     30 x
        pand mm5, mm0                                       ;   293.8 fp3     30 x
        pxor mm4, mm0                                       ;   293.8 fp0     30 x
        pxor mm3, mm1                                       ;   294.8 fp1     30 x
        pxor mm5, mm2                                       ;   294.8 fp2     30 x
        pand mm7, mm3                                       ;   295.8 fp3     30 x
        pxor mm4, mm7                                       ;   296.8 fp0     30 x
        movq mm0, mm3                                       ;   295.8 fp1     30 x copy
        pxor mm3, mm5                                       ;   295.8 fp2     30 x
        pxor mm2, mm7                                       ;   296.8 fp3     48 x[1]
        pand mm7, mm4                                       ;   297.8 fp0     30 x
        pand mm5, mm4                                       ;   297.8 fp1     30 x
        pxor mm0, mm7                                       ;   298.8 fp2     30 x
        pxor mm3, mm5                                       ;   298.8 fp3     30 x
        movq mm1, [rbp + 672]                               ;   292.8 agu0    80 x[0]
        pxor mm5, mm0                                       ;   299.8 fp0     30 x
        pxor mm2, mm0                                       ;   299.8 fp1     48 x[1]
        movq mm0, [rbp + 680]                               ;   293.8 agu1    80 x[1]
        movq mm6, mm3                                       ;   299.8 fp2     47 x[2] copy
        pslld mm6, 3                                        ;   300.8 fp1     47 x[2]
        psrld mm3, 0x1d                                     ;   299.8 fp2     47 x[2]
        pxor mm3, mm6                                       ;   301.8 fp3     47 x[2]
        movq mm6, mm5                                       ;   300.8 fp0     46 x[0] copy
        pslld mm6, 0xd                                      ;   301.8 fp1     46 x[0]
        psrld mm5, 0x13                                     ;   300.8 fp2     46 x[0]
        pxor mm5, mm6                                       ;   302.8 fp3     46 x[0]
        pxor mm2, mm3                                       ;   302.8 fp0     48 x[1]
        pxor mm4, mm3                                       ;   302.8 fp1     49 x[3]
        pxor mm2, mm5                                       ;   303.8 fp2     48 x[1]
        movq mm6, mm5                                       ;   303.8 fp3     49 x[3] copy
        pslld mm6, 3                                        ;   304.8 fp1     49 x[3]
        pxor mm4, mm6                                       ;   305.8 fp0     49 x[3]
        movq mm6, mm2                                       ;   304.8 fp2     50 x[1] copy
        pslld mm6, 1                                        ;   305.8 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   304.8 fp2     50 x[1]
        pxor mm2, mm6                                       ;   306.8 fp3     50 x[1]
        movq mm6, mm4                                       ;   306.8 fp0     51 x[3] copy
        pslld mm6, 7                                        ;   307.8 fp1     51 x[3]
        psrld mm4, 0x19                                     ;   306.8 fp2     51 x[3]
        pxor mm4, mm6                                       ;   308.8 fp3     51 x[3]
        pxor mm5, mm2                                       ;   307.8 fp0     52 x[0]
        pxor mm0, mm2                                       ;   307.8 fp1     80 x[1]
        pslld mm2, 7                                        ;   307.8 fp2     53 x[2]
        pxor mm3, mm2                                       ;   308.8 fp3     53 x[2]
        pxor mm5, mm4                                       ;   309.8 fp0     52 x[0]
        pxor mm3, mm4                                       ;   309.8 fp1     53 x[2]
        pxor mm4, [rbp + 688]                               ;   309.8 fp2+agu0   23 x
        movq mm2, mm0                                       ;   308.8 fp3     23 x copy
        movq mm6, mm5                                       ;   310.8 fp0     54 x[0] copy
        pslld mm6, 5                                        ;   311.8 fp1     54 x[0]
        psrld mm5, 0x1b                                     ;   310.8 fp2     54 x[0]
        pxor mm1, mm5                                       ;   311.8 fp3     80 x[0]
        movq mm5, mm3                                       ;   310.8 fp0     55 x[2] copy
        pslld mm5, 0x16                                     ;   311.8 fp1     55 x[2]
        psrld mm3, 0xa                                      ;   310.8 fp2     55 x[2]
        pxor mm3, [rbp + 128]                               ;   311.8 fp3+agu1   80 x[2]
        pxor mm1, mm6                                       ;   312.8 fp0     80 x[0]
        pxor mm3, mm5                                       ;   312.8 fp1     80 x[2]
        pxor mm2, mm3                                       ;   313.8 fp2     23 x
        pxor mm4, mm1                                       ;   313.8 fp3     23 x
        pand mm0, mm4                                       ;   314.8 fp0     23 x
        movq mm5, mm1                                       ;   313.8 fp1     23 x copy
        por mm1, mm4                                        ;   314.8 fp2     23 x
        pxor mm4, mm3                                       ;   314.8 fp3     23 x
        pxor mm5, mm0                                       ;   315.8 fp0     23 x
        pxor mm1, mm2                                       ;   315.8 fp1     23 x
        movq mm0, mm2                                       ;   314.8 fp2     23 x copy
        pand mm3, mm5                                       ;   316.8 fp3     23 x
        pand mm0, mm5                                       ;   316.8 fp0     23 x
        pxor mm5, mm4                                       ;   316.8 fp1     23 x
        pand mm4, mm1                                       ;   316.8 fp2     23 x
        pxor mm2, mm3                                       ;   317.8 fp3     23 x
        pxor mm2, mm5                                       ;   318.8 fp0     23 x
        por mm4, mm0                                        ;   317.8 fp1     23 x
        pxor mm5, mm4                                       ;   318.8 fp2     48 x[1]
        movq mm0, mm4                                       ;   318.8 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   319.8 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   318.8 fp2     46 x[0]
        pxor mm4, mm0                                       ;   320.8 fp0     46 x[0]
        movq mm0, mm2                                       ;   319.8 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   320.8 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;   319.8 fp2     47 x[2]
        pxor mm2, mm0                                       ;   321.8 fp0     47 x[2]
        pxor mm5, mm4                                       ;   321.8 fp3     48 x[1]
        movq mm0, mm4                                       ;   321.8 fp1     49 x[3] copy
        pslld mm0, 3                                        ;   322.8 fp2     49 x[3]
        pxor mm5, mm2                                       ;   322.8 fp0     48 x[1]
        pxor mm1, mm2                                       ;   322.8 fp3     49 x[3]
        pxor mm1, mm0                                       ;   323.8 fp1     49 x[3]
        movq mm0, mm5                                       ;   323.8 fp2     50 x[1] copy
        pslld mm0, 1                                        ;   324.8 fp1     50 x[1]
        psrld mm5, 0x1f                                     ;   323.8 fp2     50 x[1]
        pxor mm5, mm0                                       ;   325.8 fp0     50 x[1]
        movq mm0, mm1                                       ;   324.8 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   325.8 fp1     51 x[3]
        psrld mm1, 0x19                                     ;   324.8 fp2     51 x[3]
        pxor mm1, mm0                                       ;   326.8 fp0     51 x[3]
        pxor mm4, mm5                                       ;   326.8 fp3     52 x[0]
        movq mm0, mm5                                       ;   326.8 fp1     53 x[2] copy
        pslld mm0, 7                                        ;   327.8 fp2     53 x[2]
        pxor mm5, [rbp + 696]                               ;   326.8 fp0+agu0   80 x[1]
        pxor mm4, mm1                                       ;   327.8 fp3     52 x[0]
        pxor mm2, mm1                                       ;   327.8 fp1     53 x[2]
        pxor mm1, [rbp + 152]                               ;   327.8 fp2+agu1   80 x[3]
        pxor mm2, mm0                                       ;   328.8 fp0     53 x[2]
        movq mm0, mm5                                       ;   327.8 fp3     24 x copy
        movq mm3, mm5                                       ;   327.8 fp1     24 x copy
        pxor mm5, mm1                                       ;   328.8 fp2     24 x
        movq mm6, mm4                                       ;   328.8 fp0     54 x[0] copy
        pslld mm6, 5                                        ;   329.8 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   328.8 fp2     54 x[0]
        pxor mm4, [rbp + 136]                               ;   329.8 fp3+agu0   80 x[0]
        pxor mm4, mm6                                       ;   330.8 fp0     80 x[0]
        movq mm6, mm1                                       ;   328.8 fp1     24 x copy
        movq mm7, mm2                                       ;   329.8 fp2     55 x[2] copy
        pslld mm7, 0x16                                     ;   330.8 fp1     55 x[2]
        psrld mm2, 0xa                                      ;   329.8 fp2     55 x[2]
        pxor mm2, [rbp + 144]                               ;   330.8 fp3+agu1   80 x[2]
        pxor mm2, mm7                                       ;   331.8 fp0     80 x[2]
        pand mm0, mm4                                       ;   331.8 fp1     24 x
        pxor mm6, mm4                                       ;   331.8 fp3     24 x
        por mm3, mm6                                        ;   332.8 fp0     24 x
        pxor mm5, mm2                                       ;   332.8 fp2     24 x
        por mm2, mm0                                        ;   332.8 fp1     24 x
        movq mm4, [rel serpent_encrypt.T0_constants64 + 24] ;   329.2 agu0    24 x reload
        pxor mm3, mm4                                       ;   336.2 fp3     24 x
        pxor mm0, mm5                                       ;   333.8 fp0     24 x
        pand mm5, mm2                                       ;   333.8 fp2     24 x
        pxor mm2, mm0                                       ;   334.8 fp1     24 x
        pxor mm1, mm0                                       ;   334.8 fp3     24 x
        movq mm6, mm0                                       ;   334.8 fp0     47 x[2] copy
        pslld mm6, 3                                        ;   335.8 fp2     47 x[2]
        psrld mm0, 0x1d                                     ;   334.8 fp1     47 x[2]
        pxor mm0, mm6                                       ;   336.8 fp3     47 x[2]
        por mm5, mm3                                        ;   337.2 fp0     24 x
        pxor mm3, mm1                                       ;   337.2 fp2     24 x
        por mm2, mm5                                        ;   338.2 fp1     24 x
        pand mm1, mm5                                       ;   338.2 fp3     24 x
        pxor mm5, mm0                                       ;   338.2 fp0     49 x[3]
        pxor mm1, mm3                                       ;   339.2 fp2     24 x
        pxor mm3, mm0                                       ;   338.2 fp1     48 x[1]
        pxor mm3, mm2                                       ;   339.2 fp3     48 x[1]
        movq mm2, [rbp + 704]                               ;   334.0 agu1    80 x[0]
        movq mm6, mm1                                       ;   340.2 fp0     46 x[0] copy
        pslld mm6, 0xd                                      ;   341.2 fp2     46 x[0]
        psrld mm1, 0x13                                     ;   340.2 fp1     46 x[0]
        pxor mm1, mm6                                       ;   342.2 fp3     46 x[0]
        pxor mm3, mm1                                       ;   343.2 fp0     48 x[1]
        movq mm6, [rbp + 712]                               ;   335.8 agu0    80 x[1]
        movq mm7, mm1                                       ;   343.2 fp2     49 x[3] copy
        pslld mm7, 3                                        ;   344.2 fp1     49 x[3]
        pxor mm5, mm7                                       ;   345.2 fp3     49 x[3]
        movq mm7, mm3                                       ;   344.2 fp0     50 x[1] copy
        pslld mm7, 1                                        ;   345.2 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   344.2 fp1     50 x[1]
        pxor mm3, mm7                                       ;   346.2 fp3     50 x[1]
        movq mm7, mm5                                       ;   346.2 fp0     51 x[3] copy
        pslld mm7, 7                                        ;   347.2 fp2     51 x[3]
        psrld mm5, 0x19                                     ;   346.2 fp1     51 x[3]
        pxor mm5, mm7                                       ;   348.2 fp3     51 x[3]
        pxor mm1, mm3                                       ;   347.2 fp0     52 x[0]
        pxor mm6, mm3                                       ;   347.2 fp2     80 x[1]
        pslld mm3, 7                                        ;   347.2 fp1     53 x[2]
        pxor mm0, mm3                                       ;   348.2 fp3     53 x[2]
        pxor mm1, mm5                                       ;   349.2 fp0     52 x[0]
        pxor mm0, mm5                                       ;   349.2 fp2     53 x[2]
        pxor mm5, [rbp + 728]                               ;   349.2 fp1+agu1   80 x[3]
        movq mm3, mm6                                       ;   348.2 fp3     25 x copy
        movq mm7, mm6                                       ;   348.2 fp0     25 x copy
        movq mm4, mm1                                       ;   350.2 fp2     54 x[0] copy
        pslld mm4, 5                                        ;   351.2 fp1     54 x[0]
        psrld mm1, 0x1b                                     ;   350.2 fp2     54 x[0]
        pxor mm2, mm1                                       ;   351.2 fp3     80 x[0]
        movq mm1, mm0                                       ;   350.2 fp0     55 x[2] copy
        pslld mm1, 0x16                                     ;   351.2 fp1     55 x[2]
        psrld mm0, 0xa                                      ;   350.2 fp2     55 x[2]
        pxor mm0, [rbp + 720]                               ;   351.2 fp3+agu0   80 x[2]
        pxor mm2, mm4                                       ;   352.2 fp0     80 x[0]
        pxor mm0, mm1                                       ;   352.2 fp1     80 x[2]
        movq mm1, mm5                                       ;   350.2 fp2     25 x copy
        pxor mm3, mm0                                       ;   353.2 fp3     25 x
        pand mm0, mm2                                       ;   353.2 fp0     25 x
        pxor mm3, mm2                                       ;   354.2 fp1     25 x
        por mm5, mm2                                        ;   353.2 fp2     25 x
        pxor mm1, mm0                                       ;   354.2 fp3     25 x
        pxor mm7, mm5                                       ;   354.2 fp0     25 x
        pand mm6, mm1                                       ;   355.2 fp1     25 x
        pxor mm1, mm3                                       ;   355.2 fp2     25 x
        pxor mm6, mm3                                       ;   356.2 fp3     25 x
        por mm3, mm7                                        ;   355.2 fp0     25 x
        pxor mm2, mm1                                       ;   356.2 fp1     25 x
        pxor mm3, mm1                                       ;   356.2 fp2     25 x
        pxor mm7, mm3                                       ;   357.2 fp3     25 x
        pxor mm3, mm6                                       ;   357.2 fp0     48 x[1]
        movq mm0, mm2                                       ;   357.2 fp1     46 x[0] copy
        pslld mm0, 0xd                                      ;   358.2 fp2     46 x[0]
        psrld mm2, 0x13                                     ;   357.2 fp1     46 x[0]
        pxor mm2, mm0                                       ;   359.2 fp3     46 x[0]
        movq mm0, mm7                                       ;   358.2 fp0     47 x[2] copy
        pslld mm0, 3                                        ;   359.2 fp2     47 x[2]
        psrld mm7, 0x1d                                     ;   358.2 fp1     47 x[2]
        pxor mm7, mm0                                       ;   360.2 fp3     47 x[2]
        pxor mm3, mm2                                       ;   360.2 fp0     48 x[1]
        movq mm0, mm2                                       ;   360.2 fp2     49 x[3] copy
        pslld mm0, 3                                        ;   361.2 fp1     49 x[3]
        pxor mm3, mm7                                       ;   361.2 fp3     48 x[1]
        pxor mm6, mm7                                       ;   361.2 fp0     49 x[3]
        pxor mm6, mm0                                       ;   362.2 fp2     49 x[3]
        movq mm0, mm3                                       ;   362.2 fp1     50 x[1] copy
        pslld mm0, 1                                        ;   363.2 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   362.2 fp1     50 x[1]
        pxor mm3, mm0                                       ;   364.2 fp3     50 x[1]
        movq mm0, mm6                                       ;   363.2 fp0     51 x[3] copy
        pslld mm0, 7                                        ;   364.2 fp2     51 x[3]
        psrld mm6, 0x19                                     ;   363.2 fp1     51 x[3]
        pxor mm6, mm0                                       ;   365.2 fp3     51 x[3]
        pxor mm2, mm3                                       ;   365.2 fp0     52 x[0]
        movq mm0, mm3                                       ;   365.2 fp2     53 x[2] copy
        pslld mm0, 7                                        ;   366.2 fp1     53 x[2]
        pxor mm3, [rbp + 736]                               ;   365.2 fp3+agu1   80 x[1]
        pxor mm2, mm6                                       ;   366.2 fp0     52 x[0]
        pxor mm7, mm6                                       ;   366.2 fp2     53 x[2]
        pxor mm6, [rbp + 168]                               ;   366.2 fp1+agu0   80 x[3]
        pxor mm7, mm0                                       ;   367.2 fp3     53 x[2]
        movq mm0, mm3                                       ;   366.2 fp0     26 x copy
        pxor mm3, mm6                                       ;   367.2 fp2     26 x
        movq mm1, mm2                                       ;   367.2 fp1     54 x[0] copy
        pslld mm1, 5                                        ;   368.2 fp2     54 x[0]
        psrld mm2, 0x1b                                     ;   367.2 fp1     54 x[0]
        pxor mm2, [rbp + 160]                               ;   368.2 fp3+agu1   80 x[0]
        pxor mm2, mm1                                       ;   369.2 fp0     80 x[0]
        movq mm1, mm7                                       ;   368.2 fp2     55 x[2] copy
        pslld mm1, 0x16                                     ;   369.2 fp1     55 x[2]
        psrld mm7, 0xa                                      ;   368.2 fp2     55 x[2]
        pxor mm7, [rbp + 744]                               ;   369.2 fp3+agu0   80 x[2]
        pxor mm7, mm1                                       ;   370.2 fp0     80 x[2]
        movq mm1, mm3                                       ;   368.2 fp1     26 x copy
        pand mm0, mm2                                       ;   370.2 fp3     26 x
        por mm6, mm2                                        ;   370.2 fp0     26 x
        pxor mm2, mm7                                       ;   371.2 fp2     26 x
        pand mm7, mm6                                       ;   371.2 fp1     26 x
        por mm3, mm0                                        ;   371.2 fp3     26 x
        pxor mm6, mm0                                       ;   371.2 fp0     26 x
        por mm2, mm0                                        ;   372.2 fp2     26 x
        pxor mm1, mm2                                       ;   373.2 fp1     26 x
        pxor mm3, mm7                                       ;   372.2 fp3     26 x
        por mm0, mm7                                        ;   372.2 fp0     26 x
        por mm7, mm6                                        ;   372.2 fp2     26 x
        por mm6, mm3                                        ;   373.2 fp1     26 x
        pxor mm7, mm1                                       ;   374.2 fp3     26 x
        pand mm1, mm3                                       ;   374.2 fp0     26 x
        pxor mm1, mm6                                       ;   375.2 fp2     26 x
        pxor mm6, mm7                                       ;   375.2 fp1     26 x
        pxor mm0, mm7                                       ;   375.2 fp3     49 x[3]
        movq mm2, mm1                                       ;   376.2 fp0     46 x[0] copy
        pslld mm2, 0xd                                      ;   377.2 fp2     46 x[0]
        psrld mm1, 0x13                                     ;   376.2 fp1     46 x[0]
        movq mm4, mm6                                       ;   376.2 fp3     47 x[2] copy
        pslld mm4, 3                                        ;   377.2 fp2     47 x[2]
        psrld mm6, 0x1d                                     ;   376.2 fp1     47 x[2]
        pxor mm1, mm2                                       ;   378.2 fp0     46 x[0]
        pxor mm6, mm4                                       ;   378.2 fp3     47 x[2]
        pxor mm3, mm1                                       ;   379.2 fp2     48 x[1]
        pxor mm3, mm6                                       ;   380.2 fp0     48 x[1]
        pxor mm0, mm6                                       ;   379.2 fp1     49 x[3]
        movq mm2, mm1                                       ;   379.2 fp3     49 x[3] copy
        pslld mm2, 3                                        ;   380.2 fp2     49 x[3]
        pxor mm0, mm2                                       ;   381.2 fp0     49 x[3]
        movq mm2, mm3                                       ;   381.2 fp1     50 x[1] copy
        pslld mm2, 1                                        ;   382.2 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   381.2 fp1     50 x[1]
        pxor mm3, mm2                                       ;   383.2 fp3     50 x[1]
        movq mm2, mm0                                       ;   382.2 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   383.2 fp2     51 x[3]
        psrld mm0, 0x19                                     ;   382.2 fp1     51 x[3]
        pxor mm0, mm2                                       ;   384.2 fp3     51 x[3]
        pxor mm1, mm3                                       ;   384.2 fp0     52 x[0]
        movq mm2, mm3                                       ;   384.2 fp2     53 x[2] copy
        pslld mm2, 7                                        ;   385.2 fp1     53 x[2]
        pxor mm3, [rbp + 760]                               ;   384.2 fp3+agu1   80 x[1]
        pxor mm1, mm0                                       ;   385.2 fp0     52 x[0]
        pxor mm6, mm0                                       ;   385.2 fp2     53 x[2]
        pxor mm0, [rbp + 768]                               ;   385.2 fp1+agu0   80 x[3]
        pxor mm6, mm2                                       ;   386.2 fp3     53 x[2]
        movq mm2, mm3                                       ;   385.2 fp0     27 x copy
        movq mm4, mm3                                       ;   385.2 fp2     27 x copy
        movq mm5, mm3                                       ;   385.2 fp1     27 x copy
        movq mm7, mm1                                       ;   386.2 fp3     54 x[0] copy
        pslld mm7, 5                                        ;   387.2 fp2     54 x[0]
        psrld mm1, 0x1b                                     ;   386.2 fp1     54 x[0]
        pxor mm1, [rbp + 752]                               ;   387.2 fp0+agu1   80 x[0]
        pxor mm1, mm7                                       ;   388.2 fp3     80 x[0]
        movq mm7, mm0                                       ;   386.2 fp2     27 x copy
        pxor mm2, mm1                                       ;   389.2 fp1     27 x
        pxor mm7, mm1                                       ;   389.2 fp0     27 x
        movq mm1, mm6                                       ;   387.2 fp3     55 x[2] copy
        pslld mm1, 0x16                                     ;   388.2 fp2     55 x[2]
        psrld mm6, 0xa                                      ;   387.2 fp1     55 x[2]
        pxor mm6, [rbp + 176]                               ;   388.2 fp0+agu0   80 x[2]
        pxor mm6, mm1                                       ;   389.2 fp3     80 x[2]
        pxor mm0, mm6                                       ;   390.2 fp2     27 x
        pand mm2, mm7                                       ;   390.2 fp1     27 x
        por mm6, mm7                                        ;   390.2 fp0     27 x
        pxor mm2, mm0                                       ;   391.2 fp3     27 x
        pand mm0, mm6                                       ;   391.2 fp2     27 x
        pxor mm4, mm6                                       ;   391.2 fp1     27 x
        movq mm1, mm7                                       ;   390.2 fp0     27 x copy
        pxor mm4, mm0                                       ;   392.2 fp3     27 x
        pand mm0, mm2                                       ;   392.2 fp2     27 x
        pand mm3, mm2                                       ;   392.2 fp1     27 x
        pxor mm7, mm3                                       ;   393.2 fp0     49 x[3]
        pxor mm1, mm0                                       ;   393.2 fp3     27 x
        por mm4, mm0                                        ;   393.2 fp2     27 x
        movq mm0, mm2                                       ;   392.2 fp1     46 x[0] copy
        pslld mm0, 0xd                                      ;   393.2 fp2     46 x[0]
        psrld mm2, 0x13                                     ;   392.2 fp1     46 x[0]
        pxor mm2, mm0                                       ;   394.2 fp0     46 x[0]
        pxor mm5, mm1                                       ;   394.2 fp3     27 x
        pxor mm4, mm1                                       ;   394.2 fp0     48 x[1]
        pxor mm4, mm2                                       ;   395.2 fp2     48 x[1]
        movq mm0, mm5                                       ;   395.2 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   396.2 fp1     47 x[2]
        psrld mm5, 0x1d                                     ;   395.2 fp2     47 x[2]
        movq mm1, mm2                                       ;   395.2 fp0     49 x[3] copy
        pslld mm1, 3                                        ;   396.2 fp1     49 x[3]
        pxor mm5, mm0                                       ;   397.2 fp3     47 x[2]
        pxor mm7, mm1                                       ;   397.2 fp0     49 x[3]
        pxor mm4, mm5                                       ;   398.2 fp2     48 x[1]
        pxor mm7, mm5                                       ;   398.2 fp1     49 x[3]
        movq mm0, mm4                                       ;   399.2 fp3     50 x[1] copy
        pslld mm0, 1                                        ;   400.2 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;   399.2 fp1     50 x[1]
        movq mm1, mm7                                       ;   399.2 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   400.2 fp2     51 x[3]
        psrld mm7, 0x19                                     ;   399.2 fp1     51 x[3]
        pxor mm4, mm0                                       ;   401.2 fp3     50 x[1]
        pxor mm7, mm1                                       ;   401.2 fp0     51 x[3]
        pxor mm2, mm4                                       ;   402.2 fp3     52 x[0]
        pxor mm2, mm7                                       ;   403.2 fp0     52 x[0]
        pxor mm5, mm7                                       ;   402.2 fp2     53 x[2]
        pxor mm7, [rbp + 792]                               ;   402.2 fp1+agu1   80 x[3]
        movq mm0, mm4                                       ;   402.2 fp3     53 x[2] copy
        pslld mm0, 7                                        ;   403.2 fp2     53 x[2]
        pxor mm4, [rbp + 776]                               ;   402.2 fp0+agu0   80 x[1]
        pxor mm5, mm0                                       ;   404.2 fp1     53 x[2]
        movq mm0, mm4                                       ;   403.2 fp3     28 x copy
        pxor mm4, mm7                                       ;   403.2 fp2     28 x
        movq mm1, mm7                                       ;   403.2 fp0     28 x copy
        movq mm3, mm2                                       ;   404.2 fp1     54 x[0] copy
        pslld mm3, 5                                        ;   405.2 fp2     54 x[0]
        psrld mm2, 0x1b                                     ;   404.2 fp1     54 x[0]
        pxor mm2, [rbp + 184]                               ;   405.2 fp3+agu1   80 x[0]
        pxor mm2, mm3                                       ;   406.2 fp0     80 x[0]
        movq mm3, mm5                                       ;   405.2 fp2     55 x[2] copy
        pslld mm3, 0x16                                     ;   406.2 fp1     55 x[2]
        psrld mm5, 0xa                                      ;   405.2 fp2     55 x[2]
        pxor mm5, [rbp + 784]                               ;   406.2 fp3+agu0   28 x
        pxor mm5, mm3                                       ;   407.2 fp0     28 x
        por mm0, mm2                                        ;   407.2 fp1     28 x
        pxor mm5, mm2                                       ;   408.2 fp3     28 x
        pxor mm4, mm2                                       ;   407.2 fp0     28 x
        movq mm3, mm2                                       ;   407.2 fp2     28 x copy
        pand mm2, mm4                                       ;   408.2 fp1     28 x
        por mm1, mm4                                        ;   408.2 fp3     28 x
        pxor mm0, mm5                                       ;   409.2 fp0     28 x
        pand mm2, mm5                                       ;   409.2 fp2     28 x
        pxor mm7, mm2                                       ;   410.2 fp1     28 x
        movq mm2, mm4                                       ;   408.2 fp3     28 x copy
        pxor mm3, mm0                                       ;   410.2 fp0     28 x
        pxor mm1, mm0                                       ;   410.2 fp2     28 x
        pand mm0, mm7                                       ;   411.2 fp1     28 x
        pxor mm7, mm3                                       ;   411.2 fp3     49 x[3]
        pand mm3, mm1                                       ;   411.2 fp0     28 x
        pxor mm2, mm3                                       ;   412.2 fp2     28 x
        pxor mm4, mm0                                       ;   412.2 fp1     48 x[1]
        movq mm0, mm1                                       ;   411.2 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   412.2 fp2     46 x[0]
        psrld mm1, 0x13                                     ;   411.2 fp1     46 x[0]
        pxor mm1, mm0                                       ;   413.2 fp0     46 x[0]
        movq mm0, mm2                                       ;   413.2 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   414.2 fp2     47 x[2]
        psrld mm2, 0x1d                                     ;   413.2 fp1     47 x[2]
        pxor mm4, mm1                                       ;   414.2 fp0     48 x[1]
        pxor mm2, mm0                                       ;   415.2 fp3     47 x[2]
        movq mm0, mm1                                       ;   414.2 fp2     49 x[3] copy
        pslld mm0, 3                                        ;   415.2 fp1     49 x[3]
        pxor mm7, mm0                                       ;   416.2 fp0     49 x[3]
        pxor mm4, mm2                                       ;   416.2 fp3     48 x[1]
        pxor mm7, mm2                                       ;   417.2 fp2     49 x[3]
        movq mm0, mm4                                       ;   417.2 fp1     50 x[1] copy
        pslld mm0, 1                                        ;   418.2 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;   417.2 fp1     50 x[1]
        pxor mm4, mm0                                       ;   419.2 fp0     50 x[1]
        movq mm0, mm7                                       ;   418.2 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   419.2 fp2     51 x[3]
        psrld mm7, 0x19                                     ;   418.2 fp1     51 x[3]
        pxor mm7, mm0                                       ;   420.2 fp0     51 x[3]
        pxor mm1, mm4                                       ;   420.2 fp3     52 x[0]
        movq mm0, mm4                                       ;   420.2 fp0     53 x[2] copy
        pslld mm0, 7                                        ;   421.2 fp2     53 x[2]
        pxor mm4, [rbp + 192]                               ;   420.2 fp1+agu1   80 x[1]
        pxor mm1, mm7                                       ;   421.2 fp3     52 x[0]
        pxor mm2, mm7                                       ;   421.2 fp0     53 x[2]
        pxor mm7, [rbp + 816]                               ;   421.2 fp2+agu0   80 x[3]
        pxor mm2, mm0                                       ;   422.2 fp1     53 x[2]
        movq mm0, mm4                                       ;   421.2 fp3     29 x copy
        movq mm3, mm1                                       ;   422.2 fp0     54 x[0] copy
        pslld mm3, 5                                        ;   423.2 fp2     54 x[0]
        psrld mm1, 0x1b                                     ;   422.2 fp1     54 x[0]
        pxor mm1, [rbp + 800]                               ;   423.2 fp3+agu1   80 x[0]
        pxor mm1, mm3                                       ;   424.2 fp0     80 x[0]
        movq mm3, mm7                                       ;   422.2 fp2     29 x copy
        movq mm5, mm7                                       ;   422.2 fp1     29 x copy
        movq mm6, mm2                                       ;   423.2 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   424.2 fp2     55 x[2]
        psrld mm2, 0xa                                      ;   423.2 fp1     55 x[2]
        pxor mm2, [rbp + 808]                               ;   424.2 fp0+agu0   80 x[2]
        pxor mm2, mm6                                       ;   425.2 fp3     80 x[2]
        pand mm3, mm1                                       ;   425.2 fp2     29 x
        pxor mm5, mm1                                       ;   425.2 fp0     29 x
        pxor mm7, mm2                                       ;   426.2 fp1     29 x
        pxor mm0, mm2                                       ;   426.2 fp3     29 x
        pand mm4, mm5                                       ;   426.2 fp2     29 x
        pxor mm3, mm0                                       ;   427.2 fp0     29 x
        pxor mm4, mm0                                       ;   427.2 fp1     29 x
        por mm0, mm5                                        ;   427.2 fp3     29 x
        pxor mm0, mm7                                       ;   428.2 fp2     29 x
        pand mm7, mm4                                       ;   428.2 fp0     29 x
        pxor mm5, mm3                                       ;   428.2 fp1     29 x
        pxor mm4, mm3                                       ;   428.2 fp3     29 x
        pxor mm7, mm5                                       ;   429.2 fp2     29 x
        pand mm4, mm0                                       ;   429.2 fp0     29 x
        pxor mm5, mm4                                       ;   430.2 fp1     49 x[3]
        pxor mm0, mm7                                       ;   430.2 fp3     29 x
        movq mm1, mm7                                       ;   430.2 fp2     46 x[0] copy
        pslld mm1, 0xd                                      ;   431.2 fp1     46 x[0]
        psrld mm7, 0x13                                     ;   430.2 fp2     46 x[0]
        pxor mm7, mm1                                       ;   432.2 fp0     46 x[0]
        movq mm1, mm0                                       ;   431.2 fp3     47 x[2] copy
        pslld mm1, 3                                        ;   432.2 fp1     47 x[2]
        psrld mm0, 0x1d                                     ;   431.2 fp2     47 x[2]
        pxor mm0, mm1                                       ;   433.2 fp0     47 x[2]
        pxor mm3, mm7                                       ;   433.2 fp3     48 x[1]
        movq mm1, mm7                                       ;   433.2 fp1     49 x[3] copy
        pslld mm1, 3                                        ;   434.2 fp2     49 x[3]
        pxor mm3, mm0                                       ;   434.2 fp0     48 x[1]
        pxor mm5, mm0                                       ;   434.2 fp3     49 x[3]
        pxor mm5, mm1                                       ;   435.2 fp1     49 x[3]
        movq mm1, mm3                                       ;   435.2 fp2     50 x[1] copy
        pslld mm1, 1                                        ;   436.2 fp1     50 x[1]
        psrld mm3, 0x1f                                     ;   435.2 fp2     50 x[1]
        pxor mm3, mm1                                       ;   437.2 fp0     50 x[1]
        movq mm1, mm5                                       ;   436.2 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   437.2 fp1     51 x[3]
        psrld mm5, 0x19                                     ;   436.2 fp2     51 x[3]
        pxor mm5, mm1                                       ;   438.2 fp0     51 x[3]
        pxor mm7, mm3                                       ;   438.2 fp3     52 x[0]
        movq mm1, mm3                                       ;   438.2 fp1     53 x[2] copy
        pslld mm1, 7                                        ;   439.2 fp2     53 x[2]
        pxor mm3, [rbp + 208]                               ;   438.2 fp0+agu1   80 x[1]
        pxor mm7, mm5                                       ;   439.2 fp3     52 x[0]
        pxor mm0, mm5                                       ;   439.2 fp1     53 x[2]
        pxor mm5, [rbp + 824]                               ;   439.2 fp2+agu0   80 x[3]
        pxor mm0, mm1                                       ;   440.2 fp0     53 x[2]
        movq mm1, mm3                                       ;   439.2 fp3     30 x copy
        movq mm2, mm3                                       ;   439.2 fp1     30 x copy
        movq mm4, mm7                                       ;   440.2 fp2     54 x[0] copy
        pslld mm4, 5                                        ;   441.2 fp1     54 x[0]
        psrld mm7, 0x1b                                     ;   440.2 fp2     54 x[0]
        pxor mm7, [rbp + 200]                               ;   441.2 fp0+agu1   80 x[0]
        pxor mm7, mm4                                       ;   442.2 fp3     80 x[0]
        movq mm4, mm5                                       ;   440.2 fp1     30 x copy
        movq mm6, mm0                                       ;   441.2 fp0     55 x[2] copy
        pslld mm6, 0x16                                     ;   442.2 fp2     55 x[2]
        psrld mm0, 0xa                                      ;   441.2 fp1     55 x[2]
        pxor mm0, [rbp + 216]                               ;   442.2 fp3+agu0   80 x[2]
        pxor mm0, mm6                                       ;   443.2 fp0     80 x[2]
        pxor mm2, mm7                                       ;   443.2 fp2     30 x
        por mm1, mm0                                        ;   444.2 fp1     30 x
        pand mm5, mm0                                       ;   444.2 fp3     30 x
        pxor mm3, mm0                                       ;   444.2 fp0     30 x
        pxor mm4, mm1                                       ;   445.2 fp2     30 x
        pxor mm5, mm2                                       ;   445.2 fp1     30 x
        pand mm7, mm4                                       ;   446.2 fp3     30 x
        pxor mm3, mm7                                       ;   447.2 fp0     30 x
        movq mm0, mm4                                       ;   446.2 fp2     30 x copy
        pxor mm4, mm5                                       ;   446.2 fp1     30 x
        pxor mm2, mm7                                       ;   447.2 fp3     48 x[1]
        pand mm7, mm3                                       ;   448.2 fp0     30 x
        pand mm5, mm3                                       ;   448.2 fp2     30 x
        pxor mm0, mm7                                       ;   449.2 fp1     30 x
        pxor mm4, mm5                                       ;   449.2 fp3     30 x
        movq mm1, [rbp + 832]                               ;   443.2 agu1    80 x[0]
        pxor mm5, mm0                                       ;   450.2 fp0     30 x
        pxor mm2, mm0                                       ;   450.2 fp2     48 x[1]
        movq mm0, [rbp + 840]                               ;   444.2 agu0    80 x[1]
        movq mm6, mm4                                       ;   450.2 fp1     47 x[2] copy
        pslld mm6, 3                                        ;   451.2 fp2     47 x[2]
        psrld mm4, 0x1d                                     ;   450.2 fp1     47 x[2]
        pxor mm4, mm6                                       ;   452.2 fp3     47 x[2]
        movq mm6, mm5                                       ;   451.2 fp0     46 x[0] copy
        pslld mm6, 0xd                                      ;   452.2 fp2     46 x[0]
        psrld mm5, 0x13                                     ;   451.2 fp1     46 x[0]
        pxor mm5, mm6                                       ;   453.2 fp3     46 x[0]
        pxor mm2, mm4                                       ;   453.2 fp0     48 x[1]
        pxor mm3, mm4                                       ;   453.2 fp2     49 x[3]
        pxor mm2, mm5                                       ;   454.2 fp1     48 x[1]
        movq mm6, mm5                                       ;   454.2 fp3     49 x[3] copy
        pslld mm6, 3                                        ;   455.2 fp2     49 x[3]
        pxor mm3, mm6                                       ;   456.2 fp0     49 x[3]
        movq mm6, mm2                                       ;   455.2 fp1     50 x[1] copy
        pslld mm6, 1                                        ;   456.2 fp2     50 x[1]
        psrld mm2, 0x1f                                     ;   455.2 fp1     50 x[1]
        pxor mm2, mm6                                       ;   457.2 fp3     50 x[1]
        movq mm6, mm3                                       ;   457.2 fp0     51 x[3] copy
        pslld mm6, 7                                        ;   458.2 fp2     51 x[3]
        psrld mm3, 0x19                                     ;   457.2 fp1     51 x[3]
        pxor mm3, mm6                                       ;   459.2 fp3     51 x[3]
        pxor mm5, mm2                                       ;   458.2 fp0     52 x[0]
        pxor mm0, mm2                                       ;   458.2 fp2     80 x[1]
        pslld mm2, 7                                        ;   458.2 fp1     53 x[2]
        pxor mm4, mm2                                       ;   459.2 fp3     53 x[2]
        pxor mm5, mm3                                       ;   460.2 fp0     52 x[0]
        pxor mm4, mm3                                       ;   460.2 fp2     53 x[2]
        pxor mm3, [rbp + 848]                               ;   460.2 fp1+agu1   23 x
        movq mm2, mm0                                       ;   459.2 fp3     23 x copy
        movq mm6, mm5                                       ;   461.2 fp0     54 x[0] copy
        pslld mm6, 5                                        ;   462.2 fp2     54 x[0]
        psrld mm5, 0x1b                                     ;   461.2 fp1     54 x[0]
        pxor mm1, mm5                                       ;   462.2 fp3     80 x[0]
        movq mm5, mm4                                       ;   461.2 fp0     55 x[2] copy
        pslld mm5, 0x16                                     ;   462.2 fp2     55 x[2]
        psrld mm4, 0xa                                      ;   461.2 fp1     55 x[2]
        pxor mm4, [rbp + 224]                               ;   462.2 fp3+agu0   80 x[2]
        pxor mm1, mm6                                       ;   463.2 fp0     80 x[0]
        pxor mm4, mm5                                       ;   463.2 fp2     80 x[2]
        pxor mm2, mm4                                       ;   464.2 fp1     23 x
        pxor mm3, mm1                                       ;   464.2 fp3     23 x
        pand mm0, mm3                                       ;   465.2 fp0     23 x
        movq mm5, mm1                                       ;   464.2 fp2     23 x copy
        por mm1, mm3                                        ;   465.2 fp1     23 x
        pxor mm3, mm4                                       ;   465.2 fp3     23 x
        pxor mm5, mm0                                       ;   466.2 fp0     23 x
        pxor mm1, mm2                                       ;   466.2 fp2     23 x
        movq mm0, mm2                                       ;   465.2 fp1     23 x copy
        pand mm4, mm5                                       ;   467.2 fp3     23 x
        pand mm0, mm5                                       ;   467.2 fp0     23 x
        pxor mm5, mm3                                       ;   467.2 fp2     23 x
        pand mm3, mm1                                       ;   467.2 fp1     23 x
        pxor mm2, mm4                                       ;   468.2 fp3     23 x
        pxor mm2, mm5                                       ;   469.2 fp0     23 x
        por mm3, mm0                                        ;   468.2 fp2     23 x
        pxor mm5, mm3                                       ;   469.2 fp1     48 x[1]
        movq mm0, mm3                                       ;   469.2 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   470.2 fp2     46 x[0]
        psrld mm3, 0x13                                     ;   469.2 fp1     46 x[0]
        pxor mm3, mm0                                       ;   471.2 fp0     46 x[0]
        movq mm0, mm2                                       ;   470.2 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   471.2 fp2     47 x[2]
        psrld mm2, 0x1d                                     ;   470.2 fp1     47 x[2]
        pxor mm2, mm0                                       ;   472.2 fp0     47 x[2]
        pxor mm5, mm3                                       ;   472.2 fp3     48 x[1]
        movq mm0, mm3                                       ;   472.2 fp2     49 x[3] copy
        pslld mm0, 3                                        ;   473.2 fp1     49 x[3]
        pxor mm5, mm2                                       ;   473.2 fp0     48 x[1]
        pxor mm1, mm2                                       ;   473.2 fp3     49 x[3]
        pxor mm1, mm0                                       ;   474.2 fp2     49 x[3]
        movq mm0, mm5                                       ;   474.2 fp1     50 x[1] copy
        pslld mm0, 1                                        ;   475.2 fp2     50 x[1]
        psrld mm5, 0x1f                                     ;   474.2 fp1     50 x[1]
        pxor mm5, mm0                                       ;   476.2 fp0     50 x[1]
        movq mm0, mm1                                       ;   475.2 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   476.2 fp2     51 x[3]
        psrld mm1, 0x19                                     ;   475.2 fp1     51 x[3]
        pxor mm1, mm0                                       ;   477.2 fp0     51 x[3]
        pxor mm3, mm5                                       ;   477.2 fp3     52 x[0]
        movq mm0, mm5                                       ;   477.2 fp2     53 x[2] copy
        pslld mm0, 7                                        ;   478.2 fp1     53 x[2]
        pxor mm5, [rbp + 856]                               ;   477.2 fp0+agu1   80 x[1]
        pxor mm3, mm1                                       ;   478.2 fp3     52 x[0]
        pxor mm2, mm1                                       ;   478.2 fp2     53 x[2]
        pxor mm1, [rbp + 248]                               ;   478.2 fp1+agu0   80 x[3]
        pxor mm2, mm0                                       ;   479.2 fp0     53 x[2]
        movq mm0, mm5                                       ;   478.2 fp3     24 x copy
        movq mm4, mm5                                       ;   478.2 fp2     24 x copy
        pxor mm5, mm1                                       ;   479.2 fp1     24 x
        movq mm6, mm3                                       ;   479.2 fp0     54 x[0] copy
        pslld mm6, 5                                        ;   480.2 fp2     54 x[0]
        psrld mm3, 0x1b                                     ;   479.2 fp1     54 x[0]
        pxor mm3, [rbp + 232]                               ;   480.2 fp3+agu1   80 x[0]
        pxor mm3, mm6                                       ;   481.2 fp0     80 x[0]
        movq mm6, mm1                                       ;   479.2 fp2     24 x copy
        movq mm7, mm2                                       ;   480.2 fp1     55 x[2] copy
        pslld mm7, 0x16                                     ;   481.2 fp2     55 x[2]
        psrld mm2, 0xa                                      ;   480.2 fp1     55 x[2]
        pxor mm2, [rbp + 240]                               ;   481.2 fp3+agu0   80 x[2]
        pxor mm2, mm7                                       ;   482.2 fp0     80 x[2]
        pand mm0, mm3                                       ;   482.2 fp2     24 x
        pxor mm6, mm3                                       ;   482.2 fp3     24 x
        por mm4, mm6                                        ;   483.2 fp0     24 x
        pxor mm5, mm2                                       ;   483.2 fp1     24 x
        por mm2, mm0                                        ;   483.2 fp2     24 x
        pxor mm4, [rel serpent_encrypt.T0_constants64 + 24] ;   484.2 fp3+agu1   24 x
        pxor mm0, mm5                                       ;   484.2 fp0     24 x
        pand mm5, mm2                                       ;   484.2 fp1     24 x
        por mm5, mm4                                        ;   485.2 fp2     24 x
        pxor mm2, mm0                                       ;   485.2 fp3     24 x
        pxor mm1, mm0                                       ;   485.2 fp0     24 x
        pxor mm4, mm1                                       ;   486.2 fp1     24 x
        movq mm3, mm0                                       ;   485.2 fp2     47 x[2] copy
        pslld mm3, 3                                        ;   486.2 fp1     47 x[2]
        psrld mm0, 0x1d                                     ;   485.2 fp2     47 x[2]
        por mm2, mm5                                        ;   486.2 fp3     24 x
        pand mm1, mm5                                       ;   486.2 fp0     24 x
        pxor mm0, mm3                                       ;   487.2 fp3     47 x[2]
        pxor mm1, mm4                                       ;   487.2 fp0     24 x
        pxor mm2, mm4                                       ;   487.2 fp1     48 x[1]
        pxor mm2, mm0                                       ;   488.2 fp2     48 x[1]
        pxor mm5, mm0                                       ;   488.2 fp3     49 x[3]
        movq mm3, mm1                                       ;   488.2 fp0     46 x[0] copy
        pslld mm3, 0xd                                      ;   489.2 fp1     46 x[0]
        psrld mm1, 0x13                                     ;   488.2 fp2     46 x[0]
        pxor mm1, mm3                                       ;   490.2 fp3     46 x[0]
        pxor mm2, mm1                                       ;   491.2 fp0     48 x[1]
        movq mm3, mm1                                       ;   491.2 fp1     49 x[3] copy
        pslld mm3, 3                                        ;   492.2 fp2     49 x[3]
        pxor mm5, mm3                                       ;   493.2 fp3     49 x[3]
        movq mm3, mm2                                       ;   492.2 fp0     50 x[1] copy
        pslld mm3, 1                                        ;   493.2 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   492.2 fp2     50 x[1]
        movq mm4, [rbp + 864]                               ;   487.2 agu0    80 x[0]
        pxor mm2, mm3                                       ;   494.2 fp3     50 x[1]
        movq mm3, [rbp + 872]                               ;   487.5 agu1    80 x[1]
        movq mm6, mm5                                       ;   494.2 fp0     51 x[3] copy
        pslld mm6, 7                                        ;   495.2 fp1     51 x[3]
        psrld mm5, 0x19                                     ;   494.2 fp2     51 x[3]
        pxor mm5, mm6                                       ;   496.2 fp3     51 x[3]
        pxor mm1, mm2                                       ;   495.2 fp0     52 x[0]
        pxor mm3, mm2                                       ;   495.2 fp1     80 x[1]
        pslld mm2, 7                                        ;   495.2 fp2     53 x[2]
        pxor mm0, mm2                                       ;   496.2 fp3     53 x[2]
        movq mm2, [rbp + 880]                               ;   491.2 agu0    80 x[2]
        pxor mm1, mm5                                       ;   497.2 fp0     52 x[0]
        pxor mm0, mm5                                       ;   497.2 fp1     53 x[2]
        pxor mm5, [rbp + 888]                               ;   497.2 fp2+agu1   80 x[3]
        movq mm6, mm3                                       ;   496.2 fp3     25 x copy
        movq mm7, mm3                                       ;   496.2 fp0     25 x copy
        movq [rbp + 1032], mm5                              ;   498.2 agu2+fp5   80 x[3] spill
        movq mm5, mm1                                       ;   498.2 fp1     54 x[0] copy
        pslld mm5, 5                                        ;   499.2 fp2     54 x[0]
        psrld mm1, 0x1b                                     ;   498.2 fp1     54 x[0]
        pxor mm4, mm1                                       ;   499.2 fp3     80 x[0]
        movq mm1, [rbp + 1032]                              ;   498.2 agu0    25 x
        pxor mm4, mm5                                       ;   500.2 fp0     80 x[0]
        movq mm5, [rbp + 1032]                              ;   498.2 agu1    25 x
        pxor mm6, mm4                                       ;   501.2 fp2     25 x
        por mm5, mm4                                        ;   505.2 fp1     25 x
        movq [rbp + 1032], mm5                              ;   506.2 agu2+fp5   25 x spill
        movq mm5, mm0                                       ;   498.2 fp3     55 x[2] copy
        pslld mm5, 0x16                                     ;   499.2 fp2     55 x[2]
        psrld mm0, 0xa                                      ;   498.2 fp1     55 x[2]
        pxor mm2, mm0                                       ;   499.2 fp0     80 x[2]
        pxor mm7, [rbp + 1032]                              ;   513.2 fp3+agu0   25 x
        pxor mm2, mm5                                       ;   500.2 fp2     80 x[2]
        pxor mm6, mm2                                       ;   502.2 fp1     25 x
        pand mm2, mm4                                       ;   501.2 fp0     25 x
        pxor mm1, mm2                                       ;   505.2 fp3     25 x
        movq mm0, mm6                                       ;   503.2 fp2     25 x copy
        movq mm2, mm6                                       ;   503.2 fp1     25 x copy
        pand mm3, mm1                                       ;   506.2 fp0     25 x
        pxor mm0, mm1                                       ;   506.2 fp3     25 x
        pxor mm2, mm3                                       ;   507.2 fp2     25 x
        movq mm1, [rbp + 256]                               ;   499.7 agu1    80 x[0]
        pxor mm4, mm0                                       ;   507.2 fp1     25 x
        movq mm3, [rbp + 896]                               ;   500.0 agu0    80 x[1]
        movq mm5, mm4                                       ;   508.2 fp0     46 x[0] copy
        pslld mm5, 0xd                                      ;   509.2 fp2     46 x[0]
        psrld mm4, 0x13                                     ;   508.2 fp1     46 x[0]
        pxor mm4, mm5                                       ;   510.2 fp3     46 x[0]
        movq mm5, mm2                                       ;   508.2 fp0     48 x[1] copy
        pxor mm5, mm4                                       ;   511.2 fp2     48 x[1]
        por mm6, mm7                                        ;   514.2 fp3     25 x
        pxor mm0, mm6                                       ;   515.2 fp1     25 x
        movq mm6, mm4                                       ;   511.2 fp0     49 x[3] copy
        pslld mm6, 3                                        ;   512.2 fp2     49 x[3]
        pxor mm2, mm6                                       ;   513.2 fp3     49 x[3]
        pxor mm7, mm0                                       ;   516.2 fp1     25 x
        pxor mm5, mm0                                       ;   516.2 fp0     48 x[1]
        movq mm0, [rbp + 904]                               ;   507.2 agu1    80 x[2]
        movq mm6, mm7                                       ;   517.2 fp2     47 x[2] copy
        pslld mm6, 3                                        ;   518.2 fp1     47 x[2]
        psrld mm7, 0x1d                                     ;   517.2 fp2     47 x[2]
        pxor mm7, mm6                                       ;   519.2 fp3     47 x[2]
        movq mm6, [rbp + 264]                               ;   508.5 agu0    80 x[3]
        pxor mm5, mm7                                       ;   520.2 fp0     48 x[1]
        pxor mm2, mm7                                       ;   520.2 fp1     49 x[3]
        movq [rbp + 1032], mm6                              ;   515.5 agu2+fp5   80 x[3] spill
        movq mm6, [rbp + 912]                               ;   511.2 agu1    80 x[0]
        movq [rbp + 1040], mm6                              ;   518.2 agu0+fp5   80 x[0] spill
        movq mm6, mm5                                       ;   521.2 fp2     50 x[1] copy
        pslld mm6, 1                                        ;   522.2 fp1     50 x[1]
        psrld mm5, 0x1f                                     ;   521.2 fp2     50 x[1]
        pxor mm5, mm6                                       ;   523.2 fp3     50 x[1]
        movq mm6, mm2                                       ;   521.2 fp0     51 x[3] copy
        pslld mm6, 7                                        ;   522.2 fp1     51 x[3]
        psrld mm2, 0x19                                     ;   521.2 fp2     51 x[3]
        pxor mm2, mm6                                       ;   523.2 fp3     51 x[3]
        pxor mm4, mm5                                       ;   524.2 fp0     52 x[0]
        pxor mm3, mm5                                       ;   524.2 fp1     80 x[1]
        pslld mm5, 7                                        ;   524.2 fp2     53 x[2]
        pxor mm4, mm2                                       ;   525.2 fp3     52 x[0]
        pxor mm7, mm2                                       ;   524.2 fp0     53 x[2]
        movq mm6, [rbp + 1032]                              ;   519.2 agu1    80 x[3] reload
        pxor mm6, mm2                                       ;   526.2 fp1     80 x[3]
        pxor mm7, mm5                                       ;   525.2 fp2     53 x[2]
        movq mm2, mm3                                       ;   525.2 fp3     26 x copy
        pxor mm3, mm6                                       ;   527.2 fp0     26 x
        movq mm5, mm4                                       ;   526.2 fp1     54 x[0] copy
        pslld mm5, 5                                        ;   527.2 fp2     54 x[0]
        psrld mm4, 0x1b                                     ;   526.2 fp1     54 x[0]
        pxor mm1, mm4                                       ;   527.2 fp3     80 x[0]
        movq mm4, mm7                                       ;   526.2 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   527.2 fp2     55 x[2]
        psrld mm7, 0xa                                      ;   526.2 fp1     55 x[2]
        pxor mm0, mm7                                       ;   527.2 fp3     80 x[2]
        pxor mm1, mm5                                       ;   528.2 fp0     80 x[0]
        pxor mm0, mm4                                       ;   528.2 fp2     80 x[2]
        pand mm2, mm1                                       ;   529.2 fp1     26 x
        por mm6, mm1                                        ;   529.2 fp3     26 x
        pxor mm1, mm0                                       ;   529.2 fp0     26 x
        movq mm4, mm3                                       ;   528.2 fp2     26 x copy
        pand mm0, mm6                                       ;   530.2 fp1     26 x
        por mm1, mm2                                        ;   530.2 fp3     26 x
        pxor mm4, mm1                                       ;   531.2 fp0     26 x
        por mm3, mm2                                        ;   530.2 fp2     26 x
        pxor mm6, mm2                                       ;   530.2 fp1     26 x
        pxor mm3, mm0                                       ;   531.2 fp3     26 x
        por mm2, mm0                                        ;   531.2 fp0     26 x
        por mm0, mm6                                        ;   531.2 fp2     26 x
        pxor mm0, mm4                                       ;   532.2 fp1     26 x
        pand mm4, mm3                                       ;   532.2 fp3     26 x
        por mm6, mm3                                        ;   532.2 fp0     26 x
        pxor mm4, mm6                                       ;   533.2 fp2     26 x
        pxor mm6, mm0                                       ;   533.2 fp1     26 x
        pxor mm2, mm0                                       ;   533.2 fp3     49 x[3]
        movq mm0, mm4                                       ;   534.2 fp0     46 x[0] copy
        pslld mm0, 0xd                                      ;   535.2 fp2     46 x[0]
        psrld mm4, 0x13                                     ;   534.2 fp1     46 x[0]
        movq mm1, mm6                                       ;   534.2 fp3     47 x[2] copy
        pslld mm1, 3                                        ;   535.2 fp2     47 x[2]
        psrld mm6, 0x1d                                     ;   534.2 fp1     47 x[2]
        pxor mm4, mm0                                       ;   536.2 fp0     46 x[0]
        pxor mm6, mm1                                       ;   536.2 fp3     47 x[2]
        pxor mm3, mm4                                       ;   537.2 fp2     48 x[1]
        pxor mm3, mm6                                       ;   538.2 fp0     48 x[1]
        pxor mm2, mm6                                       ;   537.2 fp1     49 x[3]
        movq mm0, mm4                                       ;   537.2 fp3     49 x[3] copy
        pslld mm0, 3                                        ;   538.2 fp2     49 x[3]
        pxor mm2, mm0                                       ;   539.2 fp0     49 x[3]
        movq mm0, mm3                                       ;   539.2 fp1     50 x[1] copy
        pslld mm0, 1                                        ;   540.2 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   539.2 fp1     50 x[1]
        pxor mm3, mm0                                       ;   541.2 fp3     50 x[1]
        movq mm0, mm2                                       ;   540.2 fp0     51 x[3] copy
        pslld mm0, 7                                        ;   541.2 fp2     51 x[3]
        psrld mm2, 0x19                                     ;   540.2 fp1     51 x[3]
        pxor mm2, mm0                                       ;   542.2 fp3     51 x[3]
        pxor mm4, mm3                                       ;   542.2 fp0     52 x[0]
        movq mm0, mm3                                       ;   542.2 fp2     53 x[2] copy
        pslld mm0, 7                                        ;   543.2 fp1     53 x[2]
        pxor mm3, [rbp + 920]                               ;   542.2 fp3+agu0   80 x[1]
        pxor mm4, mm2                                       ;   543.2 fp0     52 x[0]
        pxor mm6, mm2                                       ;   543.2 fp2     53 x[2]
        pxor mm2, [rbp + 928]                               ;   543.2 fp1+agu1   80 x[3]
        pxor mm6, mm0                                       ;   544.2 fp3     53 x[2]
        movq mm0, mm3                                       ;   543.2 fp0     27 x copy
        movq mm1, mm3                                       ;   543.2 fp2     27 x copy
        movq mm5, mm3                                       ;   543.2 fp1     27 x copy
        movq mm7, mm4                                       ;   544.2 fp3     54 x[0] copy
        pslld mm7, 5                                        ;   545.2 fp2     54 x[0]
        psrld mm4, 0x1b                                     ;   544.2 fp1     54 x[0]
        movq [rbp + 1032], mm2                              ;   544.2 agu2+fp5   80 x[3] spill
        movq mm2, [rbp + 1040]                              ;   542.2 agu0    80 x[0] reload
        pxor mm2, mm4                                       ;   549.2 fp0     80 x[0]
        movq mm4, [rbp + 1032]                              ;   544.2 agu1    27 x
        pxor mm2, mm7                                       ;   550.2 fp3     80 x[0]
        movq mm7, [rbp + 1032]                              ;   544.2 agu0    27 x
        movq [rbp + 1032], mm3                              ;   543.2 agu2+fp5   27 x spill
        movq mm3, mm6                                       ;   545.2 fp2     55 x[2] copy
        pslld mm3, 0x16                                     ;   546.2 fp1     55 x[2]
        psrld mm6, 0xa                                      ;   545.2 fp2     55 x[2]
        pxor mm6, [rbp + 272]                               ;   546.2 fp0+agu1   80 x[2]
        pxor mm6, mm3                                       ;   547.2 fp3     80 x[2]
        pxor mm7, mm6                                       ;   551.2 fp1     27 x
        pxor mm0, mm2                                       ;   551.2 fp0     27 x
        pxor mm4, mm2                                       ;   551.2 fp3     27 x
        pand mm0, mm4                                       ;   552.2 fp2     27 x
        por mm6, mm4                                        ;   552.2 fp1     27 x
        pxor mm0, mm7                                       ;   553.2 fp0     27 x
        pand mm7, mm6                                       ;   553.2 fp3     27 x
        pxor mm1, mm6                                       ;   553.2 fp2     27 x
        movq mm2, [rbp + 280]                               ;   545.5 agu0    80 x[0]
        movq mm3, mm4                                       ;   552.2 fp1     27 x copy
        pxor mm1, mm7                                       ;   554.2 fp0     27 x
        pand mm7, mm0                                       ;   554.2 fp3     27 x
        movq mm6, [rbp + 1032]                              ;   546.2 agu1    27 x reload
        pand mm6, mm0                                       ;   554.2 fp2     27 x
        pxor mm4, mm6                                       ;   555.2 fp1     49 x[3]
        pxor mm3, mm7                                       ;   555.2 fp0     27 x
        por mm1, mm7                                        ;   555.2 fp3     27 x
        movq mm6, mm0                                       ;   554.2 fp2     46 x[0] copy
        pslld mm6, 0xd                                      ;   555.2 fp1     46 x[0]
        psrld mm0, 0x13                                     ;   554.2 fp2     46 x[0]
        pxor mm0, mm6                                       ;   556.2 fp0     46 x[0]
        pxor mm5, mm3                                       ;   556.2 fp3     27 x
        pxor mm1, mm3                                       ;   556.2 fp1     48 x[1]
        pxor mm1, mm0                                       ;   557.2 fp2     48 x[1]
        movq mm3, mm5                                       ;   557.2 fp0     47 x[2] copy
        pslld mm3, 3                                        ;   558.2 fp1     47 x[2]
        psrld mm5, 0x1d                                     ;   557.2 fp2     47 x[2]
        pxor mm5, mm3                                       ;   559.2 fp3     47 x[2]
        movq mm3, mm0                                       ;   557.2 fp0     49 x[3] copy
        pslld mm3, 3                                        ;   558.2 fp1     49 x[3]
        pxor mm4, mm3                                       ;   559.2 fp2     49 x[3]
        pxor mm1, mm5                                       ;   560.2 fp3     48 x[1]
        pxor mm4, mm5                                       ;   560.2 fp0     49 x[3]
        movq mm3, mm1                                       ;   561.2 fp1     50 x[1] copy
        pslld mm3, 1                                        ;   562.2 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;   561.2 fp1     50 x[1]
        pxor mm1, mm3                                       ;   563.2 fp3     50 x[1]
        movq mm3, mm4                                       ;   561.2 fp0     51 x[3] copy
        pslld mm3, 7                                        ;   562.2 fp2     51 x[3]
        psrld mm4, 0x19                                     ;   561.2 fp1     51 x[3]
        pxor mm4, mm3                                       ;   563.2 fp3     51 x[3]
        pxor mm0, mm1                                       ;   564.2 fp0     52 x[0]
        pxor mm0, mm4                                       ;   565.2 fp2     52 x[0]
        pxor mm5, mm4                                       ;   564.2 fp3     53 x[2]
        pxor mm4, [rbp + 952]                               ;   564.2 fp0+agu0   80 x[3]
        movq mm3, mm1                                       ;   564.2 fp1     53 x[2] copy
        pslld mm3, 7                                        ;   565.2 fp2     53 x[2]
        pxor mm1, [rbp + 936]                               ;   564.2 fp3+agu1   80 x[1]
        pxor mm5, mm3                                       ;   566.2 fp0     53 x[2]
        movq mm3, mm1                                       ;   565.2 fp1     28 x copy
        pxor mm1, mm4                                       ;   565.2 fp2     28 x
        movq mm6, mm4                                       ;   565.2 fp3     28 x copy
        movq mm7, mm0                                       ;   566.2 fp0     54 x[0] copy
        pslld mm7, 5                                        ;   567.2 fp1     54 x[0]
        psrld mm0, 0x1b                                     ;   566.2 fp2     54 x[0]
        pxor mm2, mm0                                       ;   567.2 fp3     80 x[0]
        pxor mm2, mm7                                       ;   568.2 fp0     80 x[0]
        movq mm0, mm5                                       ;   567.2 fp1     55 x[2] copy
        pslld mm0, 0x16                                     ;   568.2 fp2     55 x[2]
        psrld mm5, 0xa                                      ;   567.2 fp1     55 x[2]
        pxor mm5, [rbp + 944]                               ;   568.2 fp3+agu0   28 x
        pxor mm5, mm0                                       ;   569.2 fp0     28 x
        por mm3, mm2                                        ;   569.2 fp2     28 x
        pxor mm5, mm2                                       ;   570.2 fp3     28 x
        pxor mm1, mm2                                       ;   569.2 fp0     28 x
        movq mm0, mm2                                       ;   569.2 fp1     28 x copy
        pand mm2, mm1                                       ;   570.2 fp2     28 x
        por mm6, mm1                                        ;   570.2 fp3     28 x
        pxor mm3, mm5                                       ;   571.2 fp0     28 x
        pand mm2, mm5                                       ;   571.2 fp1     28 x
        pxor mm4, mm2                                       ;   572.2 fp2     28 x
        movq mm2, mm1                                       ;   570.2 fp3     28 x copy
        pxor mm0, mm3                                       ;   572.2 fp0     28 x
        pxor mm6, mm3                                       ;   572.2 fp1     28 x
        pand mm3, mm4                                       ;   573.2 fp2     28 x
        pxor mm4, mm0                                       ;   573.2 fp3     49 x[3]
        pand mm0, mm6                                       ;   573.2 fp0     28 x
        pxor mm2, mm0                                       ;   574.2 fp1     28 x
        pxor mm1, mm3                                       ;   574.2 fp2     48 x[1]
        movq mm0, mm6                                       ;   573.2 fp3     46 x[0] copy
        pslld mm0, 0xd                                      ;   574.2 fp1     46 x[0]
        psrld mm6, 0x13                                     ;   573.2 fp2     46 x[0]
        pxor mm6, mm0                                       ;   575.2 fp0     46 x[0]
        movq mm0, mm2                                       ;   575.2 fp3     47 x[2] copy
        pslld mm0, 3                                        ;   576.2 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;   575.2 fp2     47 x[2]
        pxor mm1, mm6                                       ;   576.2 fp0     48 x[1]
        pxor mm2, mm0                                       ;   577.2 fp3     47 x[2]
        movq mm0, mm6                                       ;   576.2 fp1     49 x[3] copy
        pslld mm0, 3                                        ;   577.2 fp2     49 x[3]
        pxor mm4, mm0                                       ;   578.2 fp0     49 x[3]
        pxor mm1, mm2                                       ;   578.2 fp3     48 x[1]
        pxor mm4, mm2                                       ;   579.2 fp1     49 x[3]
        movq mm0, mm1                                       ;   579.2 fp2     50 x[1] copy
        pslld mm0, 1                                        ;   580.2 fp1     50 x[1]
        psrld mm1, 0x1f                                     ;   579.2 fp2     50 x[1]
        pxor mm1, mm0                                       ;   581.2 fp0     50 x[1]
        movq mm0, mm4                                       ;   580.2 fp3     51 x[3] copy
        pslld mm0, 7                                        ;   581.2 fp1     51 x[3]
        psrld mm4, 0x19                                     ;   580.2 fp2     51 x[3]
        pxor mm4, mm0                                       ;   582.2 fp0     51 x[3]
        add r8, 0x20                                        ;   576.2 alu0    76 blocks
        pxor mm6, mm1                                       ;   582.2 fp3     52 x[0]
        movq mm0, mm1                                       ;   582.2 fp0     53 x[2] copy
        pslld mm0, 7                                        ;   583.2 fp1     53 x[2]
        pxor mm1, [rbp + 288]                               ;   582.2 fp2+agu1   80 x[1]
        pxor mm6, mm4                                       ;   583.2 fp3     52 x[0]
        pxor mm2, mm4                                       ;   583.2 fp0     53 x[2]
        pxor mm4, [rbp + 976]                               ;   583.2 fp1+agu0   80 x[3]
        pxor mm2, mm0                                       ;   584.2 fp2     53 x[2]
        movq mm0, mm1                                       ;   583.2 fp3     29 x copy
        movq mm3, mm6                                       ;   584.2 fp0     54 x[0] copy
        pslld mm3, 5                                        ;   585.2 fp1     54 x[0]
        psrld mm6, 0x1b                                     ;   584.2 fp2     54 x[0]
        pxor mm6, [rbp + 960]                               ;   585.2 fp3+agu1   80 x[0]
        pxor mm6, mm3                                       ;   586.2 fp0     80 x[0]
        movq mm3, mm4                                       ;   584.2 fp1     29 x copy
        movq mm5, mm4                                       ;   584.2 fp2     29 x copy
        movq mm7, mm2                                       ;   585.2 fp3     55 x[2] copy
        pslld mm7, 0x16                                     ;   586.2 fp1     55 x[2]
        psrld mm2, 0xa                                      ;   585.2 fp2     55 x[2]
        pxor mm2, [rbp + 968]                               ;   586.2 fp0+agu0   80 x[2]
        pxor mm2, mm7                                       ;   587.2 fp3     80 x[2]
        pand mm3, mm6                                       ;   587.2 fp1     29 x
        pxor mm5, mm6                                       ;   587.2 fp0     29 x
        pxor mm4, mm2                                       ;   588.2 fp2     29 x
        pxor mm0, mm2                                       ;   588.2 fp3     29 x
        pand mm1, mm5                                       ;   588.2 fp1     29 x
        pxor mm3, mm0                                       ;   589.2 fp0     29 x
        pxor mm1, mm0                                       ;   589.2 fp2     29 x
        por mm0, mm5                                        ;   589.2 fp3     29 x
        pxor mm0, mm4                                       ;   590.2 fp1     29 x
        pand mm4, mm1                                       ;   590.2 fp0     29 x
        pxor mm5, mm3                                       ;   590.2 fp2     29 x
        pxor mm1, mm3                                       ;   590.2 fp3     29 x
        pxor mm4, mm5                                       ;   591.2 fp1     29 x
        pand mm1, mm0                                       ;   591.2 fp0     29 x
        pxor mm5, mm1                                       ;   592.2 fp2     49 x[3]
        pxor mm0, mm4                                       ;   592.2 fp3     29 x
        movq mm1, mm4                                       ;   592.2 fp1     46 x[0] copy
        pslld mm1, 0xd                                      ;   593.2 fp2     46 x[0]
        psrld mm4, 0x13                                     ;   592.2 fp1     46 x[0]
        pxor mm4, mm1                                       ;   594.2 fp0     46 x[0]
        movq mm1, mm0                                       ;   593.2 fp3     47 x[2] copy
        pslld mm1, 3                                        ;   594.2 fp2     47 x[2]
        psrld mm0, 0x1d                                     ;   593.2 fp1     47 x[2]
        pxor mm0, mm1                                       ;   595.2 fp0     47 x[2]
        pxor mm3, mm4                                       ;   595.2 fp3     48 x[1]
        movq mm1, mm4                                       ;   595.2 fp2     49 x[3] copy
        pslld mm1, 3                                        ;   596.2 fp1     49 x[3]
        pxor mm3, mm0                                       ;   596.2 fp0     48 x[1]
        pxor mm5, mm0                                       ;   596.2 fp3     49 x[3]
        pxor mm5, mm1                                       ;   597.2 fp2     49 x[3]
        movq mm1, mm3                                       ;   597.2 fp1     50 x[1] copy
        pslld mm1, 1                                        ;   598.2 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   597.2 fp1     50 x[1]
        pxor mm3, mm1                                       ;   599.2 fp0     50 x[1]
        movq mm1, mm5                                       ;   598.2 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   599.2 fp2     51 x[3]
        psrld mm5, 0x19                                     ;   598.2 fp1     51 x[3]
        pxor mm5, mm1                                       ;   600.2 fp0     51 x[3]
        pxor mm4, mm3                                       ;   600.2 fp3     52 x[0]
        movq mm1, mm3                                       ;   600.2 fp2     53 x[2] copy
        pslld mm1, 7                                        ;   601.2 fp1     53 x[2]
        pxor mm3, [rbp + 304]                               ;   600.2 fp0+agu1   80 x[1]
        pxor mm4, mm5                                       ;   601.2 fp3     52 x[0]
        pxor mm0, mm5                                       ;   601.2 fp2     53 x[2]
        pxor mm5, [rbp + 984]                               ;   601.2 fp1+agu0   80 x[3]
        pxor mm0, mm1                                       ;   602.2 fp0     53 x[2]
        movq mm1, mm3                                       ;   601.2 fp3     30 x copy
        movq mm2, mm3                                       ;   601.2 fp2     30 x copy
        movq mm6, mm4                                       ;   602.2 fp1     54 x[0] copy
        pslld mm6, 5                                        ;   603.2 fp2     54 x[0]
        psrld mm4, 0x1b                                     ;   602.2 fp1     54 x[0]
        pxor mm4, [rbp + 296]                               ;   603.2 fp0+agu1   80 x[0]
        pxor mm4, mm6                                       ;   604.2 fp3     80 x[0]
        movq mm6, mm5                                       ;   602.2 fp2     30 x copy
        movq mm7, mm0                                       ;   603.2 fp0     55 x[2] copy
        pslld mm7, 0x16                                     ;   604.2 fp1     55 x[2]
        psrld mm0, 0xa                                      ;   603.2 fp2     55 x[2]
        pxor mm0, [rbp + 312]                               ;   604.2 fp3+agu0   80 x[2]
        pxor mm0, mm7                                       ;   605.2 fp0     80 x[2]
        pxor mm2, mm4                                       ;   605.2 fp1     30 x
        por mm1, mm0                                        ;   606.2 fp2     30 x
        pand mm5, mm0                                       ;   606.2 fp3     30 x
        pxor mm3, mm0                                       ;   606.2 fp0     30 x
        pxor mm6, mm1                                       ;   607.2 fp1     30 x
        pxor mm5, mm2                                       ;   607.2 fp2     30 x
        pxor mm2, [rbp + 320]                               ;   606.2 fp3+agu1   84 dst
        pand mm4, mm6                                       ;   608.2 fp0     30 x
        pxor mm3, mm4                                       ;   609.2 fp1     30 x
        pxor mm2, mm4                                       ;   609.2 fp2     84 dst
        movq mm0, mm6                                       ;   608.2 fp3     30 x copy
        pxor mm6, [rbp + 336]                               ;   608.2 fp0+agu0   84 dst
        pxor mm6, mm5                                       ;   609.2 fp1     84 dst
        pand mm4, mm3                                       ;   610.2 fp2     30 x
        pand mm5, mm3                                       ;   610.2 fp3     30 x
        pxor mm3, [rbp + 352]                               ;   610.2 fp0+agu1   84 dst
        pxor mm0, mm4                                       ;   611.2 fp1     30 x
        pxor mm6, mm5                                       ;   611.2 fp2     84 dst
        pxor mm5, [rbp + 992]                               ;   611.2 fp3+agu0   84 dst
        movd [r9 + 12], mm3                                 ;   611.2 agu2+fp5   84 dst
        pshufw mm1, mm3, 0xee                               ;   611.2 fp1     84 dst
        movd [r9 + 28], mm1                                 ;   612.2 agu1+fp5   84 dst
        pxor mm5, mm0                                       ;   612.2 fp0     84 dst
        pxor mm2, mm0                                       ;   612.2 fp2     84 dst
        movd [r9 + 8], mm6                                  ;   612.2 agu0+fp5   84 dst
        pshufw mm0, mm6, 0xee                               ;   612.2 fp1     84 dst
        movd [r9 + 24], mm0                                 ;   613.2 agu2+fp5   84 dst
        movd [r9], mm5                                      ;   613.2 agu1+fp5   84 dst
        pshufw mm0, mm5, 0xee                               ;   613.2 fp2     84 dst
        movd [r9 + 4], mm2                                  ;   613.2 agu0+fp5   84 dst
        pshufw mm1, mm2, 0xee                               ;   613.2 fp1     84 dst
        movd [r9 + 16], mm0                                 ;   614.2 agu2+fp5   84 dst
        movd [r9 + 20], mm1                                 ;   614.2 agu1+fp5   84 dst
        add r9, 0x20                                        ;   611.3 alu1    76 blocks
        cmp r8, qword [rbp + 1016]                          ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 1008], r8                          ;                    resident
        mov qword [rbp + 1024], r9                          ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1000]                         ;                    blocks left over
        test rax, rax                                       ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1008]                         ;                    blocks left over
        lea rdi, [rbp - 128]                                ;                    blocks left over
        mov qword [rbp + 1048], rsi                         ;                    blocks left over
        mov qword [rbp + 1008], rdi                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        mov rsi, qword [rbp + 1024]                         ;                    blocks left over
        lea rdi, [rbp - 96]                                 ;                    blocks left over
        mov rcx, rsi                                        ;                    blocks left over
        sub rcx, qword [rbp + 1048]                         ;                    blocks left over
        neg rcx                                             ;                    blocks left over
        sbb rcx, rcx                                        ;                    blocks left over
        lea rdx, [rbp - 128]                                ;                    blocks left over
        sub rdi, rdx                                        ;                    blocks left over
        and rdi, rcx                                        ;                    blocks left over
        add rdi, rdx                                        ;                    blocks left over
        mov qword [rbp + 1056], rdi                         ;                    blocks left over
        mov qword [rbp + 1064], rsi                         ;                    blocks left over
        mov qword [rbp + 1024], rdi                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        lea rsi, [rbp - 96]                                 ;                    blocks left over
        mov qword [rbp + 1016], rsi                         ;                    blocks left over
        neg rax                                             ;                    blocks left over
        mov qword [rbp + 1000], rax                         ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg rax                                             ;                    blocks left over
        mov rsi, qword [rbp + 1056]                         ;                    blocks left over
        mov rdi, qword [rbp + 1064]                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
.blocks_1_done:
        lea rdi, [rsp]                                      ;                    cleared
        xor eax, eax                                        ;                    cleared
        mov ecx, 0x96                                       ;                    cleared
        rep stosq                                           ;                    cleared
        emms                                                ;                    x87 state
        add rsp, 0x4c0                                      ;                    frame
        pop rbp                                             ;                    preserved
        ret

        section .rodata align=64
; constants64
        align 16, db 0
serpent_encrypt.T0_constants64:
        dq 0x0000700000007000, 0xe0000000e0000000, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xe03fffffe03fffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

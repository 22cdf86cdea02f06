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
; The frame is cleared before return: 1184 bytes, 4 instructions, one of them for 148 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 586 uops, planned 205.0; bounds: width 97.7, ports 132.0, path 9.0
;   blocks: 1842 uops, planned 619.3; bounds: width 307.0, ports 456.2, path 468.0
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
        sub rsp, 0x4b0                                      ;                    frame
        lea rbp, [rsp + 128]                                ;                    frame
        mov qword [rbp - 64], rdi                           ;                    argument
        mov dword [rbp + 1056], ecx                         ;                    argument
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
        cmp dword [rbp + 1056], 0                           ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1056]                         ;                    passes of 2
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
        align 16
.blocks_1:
        movd mm0, [r8]                                      ;     0.0 agu0    78 x[0]
        punpckldq mm0, [r8 + 16]                            ;     7.0 fp1+agu1   78 x[0]
        movd mm1, [r8 + 4]                                  ;     1.0 agu0    78 x[1]
        punpckldq mm1, [r8 + 20]                            ;     8.0 fp2+agu1   78 x[1]
        movd mm2, [r8 + 8]                                  ;     2.0 agu0    78 x[2]
        punpckldq mm2, [r8 + 24]                            ;     9.0 fp1+agu1   78 x[2]
        movd mm3, [r8 + 12]                                 ;     3.0 agu0    78 x[3]
        punpckldq mm3, [r8 + 28]                            ;    10.0 fp2+agu1   78 x[3]
        pxor mm0, [rbp + 328]                               ;     8.0 fp0+agu0   80 x[0]
        pxor mm1, [rbp + 344]                               ;     9.0 fp3+agu1   80 x[1]
        pxor mm2, [rbp + 360]                               ;    10.0 fp1+agu0   80 x[2]
        pxor mm3, mm0                                       ;    11.0 fp0     23 x
        pxor mm3, [rbp + 368]                               ;    12.0 fp2+agu1   23 x
        movq mm4, mm1                                       ;    10.0 fp3     23 x copy
        pxor mm4, mm2                                       ;    11.0 fp1     23 x
        pand mm1, mm3                                       ;    13.0 fp0     23 x
        pxor mm1, mm0                                       ;    14.0 fp2     23 x
        por mm0, mm3                                        ;    13.0 fp3     23 x
        pxor mm0, mm4                                       ;    14.0 fp1     23 x
        pxor mm3, mm2                                       ;    13.0 fp0     23 x
        pand mm2, mm1                                       ;    15.0 fp2     23 x
        pxor mm2, mm4                                       ;    16.0 fp3     23 x
        pand mm4, mm1                                       ;    15.0 fp1     23 x
        pxor mm1, mm3                                       ;    15.0 fp0     23 x
        pxor mm2, mm1                                       ;    17.0 fp2     23 x
        pand mm3, mm0                                       ;    15.0 fp3     23 x
        por mm3, mm4                                        ;    16.0 fp1     23 x
        movq mm4, mm3                                       ;    17.0 fp0     46 x[0] copy
        pslld mm4, 0xd                                      ;    18.0 fp2     46 x[0]
        movq mm5, mm3                                       ;    17.0 fp3     46 x[0] copy
        psrld mm5, 0x13                                     ;    18.0 fp1     46 x[0]
        pxor mm4, mm5                                       ;    19.0 fp0     46 x[0]
        movq mm5, mm2                                       ;    18.0 fp2     47 x[2] copy
        pslld mm5, 3                                        ;    19.0 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;    18.0 fp2     47 x[2]
        pxor mm2, mm5                                       ;    20.0 fp3     47 x[2]
        pxor mm1, mm3                                       ;    17.0 fp0     48 x[1]
        pxor mm1, mm4                                       ;    20.0 fp1     48 x[1]
        pxor mm1, mm2                                       ;    21.0 fp2     48 x[1]
        pxor mm0, mm2                                       ;    21.0 fp3     49 x[3]
        movq mm3, mm4                                       ;    20.0 fp0     49 x[3] copy
        pslld mm3, 3                                        ;    21.0 fp1     49 x[3]
        pxor mm0, mm3                                       ;    22.0 fp2     49 x[3]
        movq mm3, mm1                                       ;    22.0 fp3     50 x[1] copy
        pslld mm3, 1                                        ;    23.0 fp1     50 x[1]
        psrld mm1, 0x1f                                     ;    22.0 fp2     50 x[1]
        pxor mm1, mm3                                       ;    24.0 fp0     50 x[1]
        movq mm3, mm0                                       ;    23.0 fp3     51 x[3] copy
        pslld mm3, 7                                        ;    24.0 fp1     51 x[3]
        psrld mm0, 0x19                                     ;    23.0 fp2     51 x[3]
        pxor mm0, mm3                                       ;    25.0 fp0     51 x[3]
        pxor mm4, mm1                                       ;    25.0 fp3     52 x[0]
        pxor mm4, mm0                                       ;    26.0 fp1     52 x[0]
        pxor mm2, mm0                                       ;    26.0 fp0     53 x[2]
        movq mm3, mm1                                       ;    25.0 fp2     53 x[2] copy
        pslld mm3, 7                                        ;    26.0 fp1     53 x[2]
        pxor mm2, mm3                                       ;    27.0 fp3     53 x[2]
        movq mm3, mm4                                       ;    27.0 fp0     54 x[0] copy
        pslld mm3, 5                                        ;    28.0 fp2     54 x[0]
        psrld mm4, 0x1b                                     ;    27.0 fp1     54 x[0]
        movq mm5, mm2                                       ;    28.0 fp3     55 x[2] copy
        pslld mm5, 0x16                                     ;    29.0 fp2     55 x[2]
        psrld mm2, 0xa                                      ;    28.0 fp1     55 x[2]
        pxor mm4, [rbp - 56]                                ;    28.0 fp0+agu0   80 x[0]
        pxor mm4, mm3                                       ;    29.0 fp3     80 x[0]
        pxor mm1, [rbp + 376]                               ;    25.0 fp2+agu1   80 x[1]
        pxor mm2, mm5                                       ;    30.0 fp1     80 x[2]
        pxor mm2, [rbp - 48]                                ;    31.0 fp0+agu0   80 x[2]
        pxor mm0, [rbp - 40]                                ;    26.0 fp3+agu1   80 x[3]
        movq mm3, mm1                                       ;    26.0 fp2     24 x copy
        pand mm3, mm4                                       ;    30.0 fp1     24 x
        pxor mm4, mm0                                       ;    30.0 fp0     24 x
        por mm4, mm1                                        ;    31.0 fp3     24 x
        pxor mm1, mm0                                       ;    27.0 fp2     24 x
        pxor mm1, mm2                                       ;    32.0 fp1     24 x
        por mm2, mm3                                        ;    32.0 fp0     24 x
        pxor mm3, mm1                                       ;    33.0 fp3     24 x
        movq mm5, [rel serpent_encrypt.T0_constants64 + 24] ;    27.3 agu0    24 x reload
        pxor mm4, mm5                                       ;    34.3 fp2     24 x
        pand mm1, mm2                                       ;    33.0 fp1     24 x
        por mm1, mm4                                        ;    35.3 fp0     24 x
        pxor mm2, mm3                                       ;    34.0 fp3     24 x
        por mm2, mm1                                        ;    36.3 fp2     24 x
        pxor mm0, mm3                                       ;    34.0 fp1     24 x
        pxor mm4, mm0                                       ;    35.3 fp0     24 x
        pand mm0, mm1                                       ;    36.3 fp3     24 x
        pxor mm0, mm4                                       ;    37.3 fp2     24 x
        movq mm6, mm0                                       ;    38.3 fp1     46 x[0] copy
        pslld mm6, 0xd                                      ;    39.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;    38.3 fp1     46 x[0]
        pxor mm0, mm6                                       ;    40.3 fp0     46 x[0]
        movq mm6, mm3                                       ;    34.0 fp3     47 x[2] copy
        pslld mm6, 3                                        ;    35.0 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;    34.0 fp1     47 x[2]
        pxor mm3, mm6                                       ;    36.0 fp0     47 x[2]
        pxor mm4, mm2                                       ;    37.3 fp3     48 x[1]
        pxor mm4, mm3                                       ;    38.3 fp2     48 x[1]
        pxor mm4, mm0                                       ;    41.3 fp1     48 x[1]
        pxor mm1, mm3                                       ;    37.0 fp0     49 x[3]
        movq mm2, mm0                                       ;    41.3 fp3     49 x[3] copy
        pslld mm2, 3                                        ;    42.3 fp2     49 x[3]
        pxor mm1, mm2                                       ;    43.3 fp1     49 x[3]
        movq mm2, mm4                                       ;    42.3 fp0     50 x[1] copy
        pslld mm2, 1                                        ;    43.3 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;    42.3 fp1     50 x[1]
        pxor mm4, mm2                                       ;    44.3 fp3     50 x[1]
        movq mm2, mm1                                       ;    44.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;    45.3 fp2     51 x[3]
        psrld mm1, 0x19                                     ;    44.3 fp1     51 x[3]
        pxor mm1, mm2                                       ;    46.3 fp3     51 x[3]
        pxor mm0, mm4                                       ;    45.3 fp0     52 x[0]
        pxor mm0, mm1                                       ;    47.3 fp2     52 x[0]
        pxor mm3, mm1                                       ;    47.3 fp1     53 x[2]
        movq mm2, mm4                                       ;    45.3 fp3     53 x[2] copy
        pslld mm2, 7                                        ;    46.3 fp2     53 x[2]
        pxor mm3, mm2                                       ;    48.3 fp0     53 x[2]
        movq mm2, mm0                                       ;    48.3 fp1     54 x[0] copy
        pslld mm2, 5                                        ;    49.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;    48.3 fp1     54 x[0]
        movq mm6, mm3                                       ;    49.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;    50.3 fp2     55 x[2]
        psrld mm3, 0xa                                      ;    49.3 fp1     55 x[2]
        pxor mm0, [rbp + 384]                               ;    49.3 fp0+agu1   80 x[0]
        pxor mm0, mm2                                       ;    50.3 fp3     80 x[0]
        pxor mm4, [rbp + 392]                               ;    45.3 fp2+agu0   80 x[1]
        pxor mm3, [rbp + 400]                               ;    50.3 fp1+agu1   80 x[2]
        pxor mm3, mm6                                       ;    51.3 fp0     80 x[2]
        pxor mm1, [rbp + 408]                               ;    47.3 fp3+agu0   80 x[3]
        movq mm2, mm3                                       ;    52.3 fp2     25 x copy
        pand mm2, mm0                                       ;    53.3 fp1     25 x
        pxor mm3, mm4                                       ;    52.3 fp0     25 x
        pxor mm3, mm0                                       ;    53.3 fp3     25 x
        pxor mm2, mm1                                       ;    54.3 fp2     25 x
        por mm1, mm0                                        ;    51.3 fp1     25 x
        pxor mm1, mm4                                       ;    52.3 fp0     25 x
        pand mm4, mm2                                       ;    55.3 fp3     25 x
        pxor mm4, mm3                                       ;    56.3 fp2     25 x
        pxor mm2, mm3                                       ;    55.3 fp1     25 x
        pxor mm0, mm2                                       ;    56.3 fp0     25 x
        por mm3, mm1                                        ;    54.3 fp3     25 x
        pxor mm3, mm2                                       ;    56.3 fp2     25 x
        pxor mm1, mm3                                       ;    57.3 fp1     25 x
        movq mm2, mm0                                       ;    57.3 fp0     46 x[0] copy
        pslld mm2, 0xd                                      ;    58.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;    57.3 fp1     46 x[0]
        pxor mm0, mm2                                       ;    59.3 fp3     46 x[0]
        movq mm2, mm1                                       ;    58.3 fp0     47 x[2] copy
        pslld mm2, 3                                        ;    59.3 fp2     47 x[2]
        psrld mm1, 0x1d                                     ;    58.3 fp1     47 x[2]
        pxor mm1, mm2                                       ;    60.3 fp3     47 x[2]
        pxor mm3, mm4                                       ;    57.3 fp0     48 x[1]
        pxor mm3, mm0                                       ;    60.3 fp2     48 x[1]
        pxor mm3, mm1                                       ;    61.3 fp1     48 x[1]
        pxor mm4, mm1                                       ;    61.3 fp3     49 x[3]
        movq mm2, mm0                                       ;    60.3 fp0     49 x[3] copy
        pslld mm2, 3                                        ;    61.3 fp2     49 x[3]
        pxor mm4, mm2                                       ;    62.3 fp1     49 x[3]
        movq mm2, mm3                                       ;    62.3 fp3     50 x[1] copy
        pslld mm2, 1                                        ;    63.3 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;    62.3 fp1     50 x[1]
        pxor mm3, mm2                                       ;    64.3 fp0     50 x[1]
        movq mm2, mm4                                       ;    63.3 fp3     51 x[3] copy
        pslld mm2, 7                                        ;    64.3 fp2     51 x[3]
        psrld mm4, 0x19                                     ;    63.3 fp1     51 x[3]
        pxor mm4, mm2                                       ;    65.3 fp0     51 x[3]
        pxor mm0, mm3                                       ;    65.3 fp3     52 x[0]
        pxor mm0, mm4                                       ;    66.3 fp2     52 x[0]
        pxor mm1, mm4                                       ;    66.3 fp1     53 x[2]
        movq mm2, mm3                                       ;    65.3 fp0     53 x[2] copy
        pslld mm2, 7                                        ;    66.3 fp2     53 x[2]
        pxor mm1, mm2                                       ;    67.3 fp3     53 x[2]
        movq mm2, mm0                                       ;    67.3 fp1     54 x[0] copy
        pslld mm2, 5                                        ;    68.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;    67.3 fp1     54 x[0]
        movq mm6, mm1                                       ;    68.3 fp0     55 x[2] copy
        pslld mm6, 0x16                                     ;    69.3 fp2     55 x[2]
        psrld mm1, 0xa                                      ;    68.3 fp1     55 x[2]
        pxor mm0, [rbp - 32]                                ;    68.3 fp3+agu1   80 x[0]
        pxor mm0, mm2                                       ;    69.3 fp0     80 x[0]
        pxor mm3, [rbp + 416]                               ;    65.3 fp2+agu0   80 x[1]
        pxor mm1, [rbp + 424]                               ;    69.3 fp1+agu1   80 x[2]
        pxor mm1, mm6                                       ;    70.3 fp3     80 x[2]
        pxor mm4, [rbp - 24]                                ;    66.3 fp0+agu0   80 x[3]
        movq mm2, mm3                                       ;    66.3 fp2     26 x copy
        pand mm2, mm0                                       ;    70.3 fp1     26 x
        pxor mm3, mm4                                       ;    67.3 fp3     26 x
        por mm4, mm0                                        ;    70.3 fp0     26 x
        pxor mm0, mm1                                       ;    71.3 fp2     26 x
        por mm0, mm2                                        ;    72.3 fp1     26 x
        pxor mm0, mm3                                       ;    73.3 fp3     26 x
        por mm3, mm2                                        ;    71.3 fp0     26 x
        pand mm1, mm4                                       ;    71.3 fp2     26 x
        pxor mm3, mm1                                       ;    72.3 fp1     26 x
        pxor mm4, mm2                                       ;    71.3 fp3     26 x
        por mm2, mm1                                        ;    72.3 fp0     26 x
        por mm1, mm4                                        ;    72.3 fp2     26 x
        pxor mm1, mm0                                       ;    74.3 fp1     26 x
        pand mm0, mm3                                       ;    74.3 fp3     26 x
        por mm4, mm3                                        ;    73.3 fp0     26 x
        pxor mm0, mm4                                       ;    75.3 fp2     26 x
        pxor mm4, mm1                                       ;    75.3 fp1     26 x
        movq mm6, mm0                                       ;    76.3 fp3     46 x[0] copy
        pslld mm6, 0xd                                      ;    77.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;    76.3 fp1     46 x[0]
        pxor mm0, mm6                                       ;    78.3 fp0     46 x[0]
        movq mm6, mm4                                       ;    76.3 fp3     47 x[2] copy
        pslld mm6, 3                                        ;    77.3 fp2     47 x[2]
        psrld mm4, 0x1d                                     ;    76.3 fp1     47 x[2]
        pxor mm4, mm6                                       ;    78.3 fp0     47 x[2]
        pxor mm3, mm0                                       ;    79.3 fp3     48 x[1]
        pxor mm3, mm4                                       ;    80.3 fp2     48 x[1]
        pxor mm2, mm1                                       ;    75.3 fp1     49 x[3]
        pxor mm2, mm4                                       ;    79.3 fp0     49 x[3]
        movq mm1, mm0                                       ;    79.3 fp3     49 x[3] copy
        pslld mm1, 3                                        ;    80.3 fp2     49 x[3]
        pxor mm2, mm1                                       ;    81.3 fp1     49 x[3]
        movq mm1, mm3                                       ;    81.3 fp0     50 x[1] copy
        pslld mm1, 1                                        ;    82.3 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;    81.3 fp1     50 x[1]
        pxor mm3, mm1                                       ;    83.3 fp3     50 x[1]
        movq mm1, mm2                                       ;    82.3 fp0     51 x[3] copy
        pslld mm1, 7                                        ;    83.3 fp2     51 x[3]
        psrld mm2, 0x19                                     ;    82.3 fp1     51 x[3]
        pxor mm2, mm1                                       ;    84.3 fp3     51 x[3]
        pxor mm0, mm3                                       ;    84.3 fp0     52 x[0]
        pxor mm0, mm2                                       ;    85.3 fp2     52 x[0]
        pxor mm4, mm2                                       ;    85.3 fp1     53 x[2]
        movq mm1, mm3                                       ;    84.3 fp3     53 x[2] copy
        pslld mm1, 7                                        ;    85.3 fp2     53 x[2]
        pxor mm4, mm1                                       ;    86.3 fp0     53 x[2]
        movq mm1, mm0                                       ;    86.3 fp1     54 x[0] copy
        pslld mm1, 5                                        ;    87.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;    86.3 fp1     54 x[0]
        movq mm6, mm4                                       ;    87.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;    88.3 fp2     55 x[2]
        psrld mm4, 0xa                                      ;    87.3 fp1     55 x[2]
        pxor mm0, [rbp + 432]                               ;    87.3 fp0+agu1   80 x[0]
        pxor mm0, mm1                                       ;    88.3 fp3     80 x[0]
        pxor mm3, [rbp + 440]                               ;    84.3 fp2+agu0   80 x[1]
        pxor mm4, [rbp - 16]                                ;    88.3 fp1+agu1   80 x[2]
        pxor mm4, mm6                                       ;    89.3 fp0     80 x[2]
        pxor mm2, [rbp + 448]                               ;    85.3 fp3+agu0   80 x[3]
        movq mm1, mm0                                       ;    89.3 fp2     27 x copy
        pxor mm1, mm3                                       ;    90.3 fp1     27 x
        pxor mm0, mm2                                       ;    89.3 fp0     27 x
        pxor mm2, mm4                                       ;    90.3 fp3     27 x
        pand mm1, mm0                                       ;    91.3 fp2     27 x
        pxor mm1, mm2                                       ;    92.3 fp1     27 x
        por mm4, mm0                                        ;    90.3 fp0     27 x
        pand mm2, mm4                                       ;    91.3 fp3     27 x
        pxor mm4, mm3                                       ;    91.3 fp2     27 x
        pxor mm4, mm2                                       ;    92.3 fp1     27 x
        pand mm2, mm1                                       ;    93.3 fp0     27 x
        por mm4, mm2                                        ;    94.3 fp3     27 x
        pxor mm2, mm0                                       ;    94.3 fp2     27 x
        movq mm6, mm3                                       ;    88.5 fp1     27 x copy
        pxor mm6, mm2                                       ;    95.3 fp0     27 x
        pand mm3, mm1                                       ;    93.3 fp3     27 x
        movq mm7, mm1                                       ;    93.3 fp2     46 x[0] copy
        pslld mm7, 0xd                                      ;    94.3 fp1     46 x[0]
        psrld mm1, 0x13                                     ;    93.3 fp2     46 x[0]
        pxor mm1, mm7                                       ;    95.3 fp0     46 x[0]
        movq mm7, mm6                                       ;    96.3 fp3     47 x[2] copy
        pslld mm7, 3                                        ;    97.3 fp1     47 x[2]
        psrld mm6, 0x1d                                     ;    96.3 fp2     47 x[2]
        pxor mm6, mm7                                       ;    98.3 fp0     47 x[2]
        pxor mm4, mm2                                       ;    95.3 fp3     48 x[1]
        pxor mm4, mm1                                       ;    96.3 fp1     48 x[1]
        pxor mm4, mm6                                       ;    99.3 fp2     48 x[1]
        pxor mm0, mm3                                       ;    94.3 fp0     49 x[3]
        pxor mm0, mm6                                       ;    99.3 fp3     49 x[3]
        movq mm2, mm1                                       ;    96.3 fp1     49 x[3] copy
        pslld mm2, 3                                        ;    97.3 fp2     49 x[3]
        pxor mm0, mm2                                       ;   100.3 fp0     49 x[3]
        movq mm2, mm4                                       ;   100.3 fp3     50 x[1] copy
        pslld mm2, 1                                        ;   101.3 fp1     50 x[1]
        psrld mm4, 0x1f                                     ;   100.3 fp2     50 x[1]
        pxor mm4, mm2                                       ;   102.3 fp0     50 x[1]
        movq mm2, mm0                                       ;   101.3 fp3     51 x[3] copy
        pslld mm2, 7                                        ;   102.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   101.3 fp2     51 x[3]
        pxor mm0, mm2                                       ;   103.3 fp0     51 x[3]
        pxor mm1, mm4                                       ;   103.3 fp3     52 x[0]
        pxor mm1, mm0                                       ;   104.3 fp1     52 x[0]
        pxor mm6, mm0                                       ;   104.3 fp2     53 x[2]
        movq mm2, mm4                                       ;   103.3 fp0     53 x[2] copy
        pslld mm2, 7                                        ;   104.3 fp1     53 x[2]
        pxor mm6, mm2                                       ;   105.3 fp3     53 x[2]
        movq mm2, mm1                                       ;   105.3 fp2     54 x[0] copy
        pslld mm2, 5                                        ;   106.3 fp1     54 x[0]
        psrld mm1, 0x1b                                     ;   105.3 fp2     54 x[0]
        movq mm3, mm6                                       ;   106.3 fp0     55 x[2] copy
        pslld mm3, 0x16                                     ;   107.3 fp1     55 x[2]
        psrld mm6, 0xa                                      ;   106.3 fp2     55 x[2]
        pxor mm1, [rbp - 8]                                 ;   106.3 fp3+agu1   80 x[0]
        pxor mm1, mm2                                       ;   107.3 fp0     80 x[0]
        pxor mm4, [rbp + 456]                               ;   103.3 fp1+agu0   80 x[1]
        pxor mm0, [rbp + 472]                               ;   104.3 fp2+agu1   80 x[3]
        pxor mm6, [rbp + 464]                               ;   107.3 fp3+agu0   28 x
        pxor mm6, mm3                                       ;   108.3 fp0     28 x
        movq mm2, mm4                                       ;   104.3 fp1     28 x copy
        por mm2, mm1                                        ;   108.3 fp2     28 x
        pxor mm6, mm1                                       ;   109.3 fp3     28 x
        pxor mm2, mm6                                       ;   110.3 fp0     28 x
        pxor mm4, mm0                                       ;   105.3 fp1     28 x
        pxor mm4, mm1                                       ;   108.3 fp2     28 x
        pand mm6, mm1                                       ;   110.3 fp3     28 x
        pxor mm1, mm2                                       ;   111.3 fp0     28 x
        pand mm6, mm4                                       ;   111.3 fp1     28 x
        pxor mm6, mm0                                       ;   112.3 fp2     28 x
        por mm0, mm4                                        ;   109.3 fp3     28 x
        pxor mm0, mm2                                       ;   111.3 fp0     28 x
        pand mm2, mm6                                       ;   113.3 fp1     28 x
        movq mm3, mm1                                       ;   112.3 fp2     28 x copy
        pand mm3, mm0                                       ;   113.3 fp3     28 x
        pxor mm3, mm4                                       ;   114.3 fp0     28 x
        movq mm7, mm0                                       ;   112.3 fp1     46 x[0] copy
        pslld mm7, 0xd                                      ;   113.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   112.3 fp1     46 x[0]
        pxor mm0, mm7                                       ;   114.3 fp3     46 x[0]
        movq mm7, mm3                                       ;   115.3 fp0     47 x[2] copy
        pslld mm7, 3                                        ;   116.3 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   115.3 fp1     47 x[2]
        pxor mm3, mm7                                       ;   117.3 fp3     47 x[2]
        pxor mm4, mm2                                       ;   114.3 fp0     48 x[1]
        pxor mm4, mm0                                       ;   115.3 fp2     48 x[1]
        pxor mm4, mm3                                       ;   118.3 fp1     48 x[1]
        pxor mm1, mm6                                       ;   113.3 fp3     49 x[3]
        pxor mm1, mm3                                       ;   118.3 fp0     49 x[3]
        movq mm2, mm0                                       ;   115.3 fp2     49 x[3] copy
        pslld mm2, 3                                        ;   116.3 fp1     49 x[3]
        pxor mm1, mm2                                       ;   119.3 fp3     49 x[3]
        movq mm2, mm4                                       ;   119.3 fp0     50 x[1] copy
        pslld mm2, 1                                        ;   120.3 fp2     50 x[1]
        psrld mm4, 0x1f                                     ;   119.3 fp1     50 x[1]
        pxor mm4, mm2                                       ;   121.3 fp3     50 x[1]
        movq mm2, mm1                                       ;   120.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   121.3 fp2     51 x[3]
        psrld mm1, 0x19                                     ;   120.3 fp1     51 x[3]
        pxor mm1, mm2                                       ;   122.3 fp3     51 x[3]
        pxor mm0, mm4                                       ;   122.3 fp0     52 x[0]
        pxor mm0, mm1                                       ;   123.3 fp2     52 x[0]
        pxor mm3, mm1                                       ;   123.3 fp1     53 x[2]
        movq mm2, mm4                                       ;   122.3 fp3     53 x[2] copy
        pslld mm2, 7                                        ;   123.3 fp2     53 x[2]
        pxor mm3, mm2                                       ;   124.3 fp0     53 x[2]
        movq mm2, mm0                                       ;   124.3 fp1     54 x[0] copy
        pslld mm2, 5                                        ;   125.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   124.3 fp1     54 x[0]
        movq mm6, mm3                                       ;   125.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   126.3 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   125.3 fp1     55 x[2]
        pxor mm0, [rbp + 480]                               ;   125.3 fp0+agu1   80 x[0]
        pxor mm0, mm2                                       ;   126.3 fp3     80 x[0]
        pxor mm4, [rbp + 0]                                 ;   122.3 fp2+agu0   80 x[1]
        pxor mm3, [rbp + 488]                               ;   126.3 fp1+agu1   80 x[2]
        pxor mm3, mm6                                       ;   127.3 fp0     80 x[2]
        pxor mm1, [rbp + 496]                               ;   123.3 fp3+agu0   80 x[3]
        movq mm2, mm1                                       ;   124.3 fp2     29 x copy
        pand mm2, mm0                                       ;   127.3 fp1     29 x
        pxor mm0, mm1                                       ;   127.3 fp0     29 x
        pxor mm1, mm3                                       ;   128.3 fp3     29 x
        pxor mm3, mm4                                       ;   128.3 fp2     29 x
        pxor mm2, mm3                                       ;   129.3 fp1     29 x
        pand mm4, mm0                                       ;   128.3 fp0     29 x
        pxor mm4, mm3                                       ;   129.3 fp3     29 x
        por mm3, mm0                                        ;   129.3 fp2     29 x
        pxor mm0, mm2                                       ;   130.3 fp1     29 x
        pxor mm3, mm1                                       ;   130.3 fp0     29 x
        pand mm1, mm4                                       ;   130.3 fp3     29 x
        pxor mm4, mm2                                       ;   130.3 fp2     29 x
        pand mm4, mm3                                       ;   131.3 fp1     29 x
        pxor mm1, mm0                                       ;   131.3 fp0     29 x
        pxor mm3, mm1                                       ;   132.3 fp3     29 x
        movq mm6, mm1                                       ;   132.3 fp2     46 x[0] copy
        pslld mm6, 0xd                                      ;   133.3 fp1     46 x[0]
        psrld mm1, 0x13                                     ;   132.3 fp2     46 x[0]
        pxor mm1, mm6                                       ;   134.3 fp0     46 x[0]
        movq mm6, mm3                                       ;   133.3 fp3     47 x[2] copy
        pslld mm6, 3                                        ;   134.3 fp1     47 x[2]
        psrld mm3, 0x1d                                     ;   133.3 fp2     47 x[2]
        pxor mm3, mm6                                       ;   135.3 fp0     47 x[2]
        pxor mm2, mm1                                       ;   135.3 fp3     48 x[1]
        pxor mm2, mm3                                       ;   136.3 fp1     48 x[1]
        pxor mm0, mm4                                       ;   132.3 fp2     49 x[3]
        pxor mm0, mm3                                       ;   136.3 fp0     49 x[3]
        movq mm4, mm1                                       ;   135.3 fp3     49 x[3] copy
        pslld mm4, 3                                        ;   136.3 fp1     49 x[3]
        pxor mm0, mm4                                       ;   137.3 fp2     49 x[3]
        movq mm4, mm2                                       ;   137.3 fp0     50 x[1] copy
        pslld mm4, 1                                        ;   138.3 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   137.3 fp2     50 x[1]
        pxor mm2, mm4                                       ;   139.3 fp3     50 x[1]
        movq mm4, mm0                                       ;   138.3 fp0     51 x[3] copy
        pslld mm4, 7                                        ;   139.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   138.3 fp2     51 x[3]
        pxor mm0, mm4                                       ;   140.3 fp3     51 x[3]
        pxor mm1, mm2                                       ;   140.3 fp0     52 x[0]
        pxor mm1, mm0                                       ;   141.3 fp1     52 x[0]
        pxor mm3, mm0                                       ;   141.3 fp2     53 x[2]
        movq mm4, mm2                                       ;   140.3 fp3     53 x[2] copy
        pslld mm4, 7                                        ;   141.3 fp1     53 x[2]
        pxor mm3, mm4                                       ;   142.3 fp0     53 x[2]
        movq mm4, mm1                                       ;   142.3 fp2     54 x[0] copy
        pslld mm4, 5                                        ;   143.3 fp1     54 x[0]
        psrld mm1, 0x1b                                     ;   142.3 fp2     54 x[0]
        movq mm6, mm3                                       ;   143.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   144.3 fp1     55 x[2]
        psrld mm3, 0xa                                      ;   143.3 fp2     55 x[2]
        pxor mm1, [rbp + 8]                                 ;   143.3 fp0+agu1   80 x[0]
        pxor mm1, mm4                                       ;   144.3 fp3     80 x[0]
        pxor mm2, [rbp + 16]                                ;   140.3 fp1+agu0   80 x[1]
        pxor mm3, [rbp + 24]                                ;   144.3 fp0+agu1   80 x[2]
        pxor mm3, mm6                                       ;   145.3 fp2     80 x[2]
        pxor mm0, [rbp + 504]                               ;   141.3 fp3+agu0   80 x[3]
        movq mm4, mm2                                       ;   141.3 fp1     30 x copy
        por mm4, mm3                                        ;   146.3 fp0     30 x
        pxor mm4, mm0                                       ;   147.3 fp2     30 x
        pand mm0, mm3                                       ;   146.3 fp3     30 x
        movq mm6, mm2                                       ;   141.8 fp1     30 x copy
        pxor mm6, mm1                                       ;   145.3 fp0     30 x
        pand mm1, mm4                                       ;   148.3 fp2     30 x
        pxor mm2, mm3                                       ;   146.3 fp3     30 x
        pxor mm2, mm1                                       ;   149.3 fp1     30 x
        pxor mm0, mm6                                       ;   147.3 fp0     30 x
        movq mm3, mm1                                       ;   149.3 fp2     30 x copy
        pand mm3, mm2                                       ;   150.3 fp3     30 x
        pxor mm3, mm4                                       ;   151.3 fp1     30 x
        pxor mm4, mm0                                       ;   148.3 fp0     30 x
        pand mm0, mm2                                       ;   150.3 fp2     30 x
        pxor mm4, mm0                                       ;   151.3 fp3     30 x
        pxor mm0, mm3                                       ;   152.3 fp1     30 x
        movq mm7, mm0                                       ;   153.3 fp0     46 x[0] copy
        pslld mm7, 0xd                                      ;   154.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   153.3 fp1     46 x[0]
        pxor mm0, mm7                                       ;   155.3 fp3     46 x[0]
        movq mm7, mm4                                       ;   152.3 fp0     47 x[2] copy
        pslld mm7, 3                                        ;   153.3 fp2     47 x[2]
        psrld mm4, 0x1d                                     ;   152.3 fp1     47 x[2]
        pxor mm4, mm7                                       ;   154.3 fp3     47 x[2]
        pxor mm6, mm1                                       ;   149.3 fp0     48 x[1]
        pxor mm6, mm3                                       ;   152.3 fp2     48 x[1]
        pxor mm6, mm4                                       ;   155.3 fp1     48 x[1]
        pxor mm6, mm0                                       ;   156.3 fp3     48 x[1]
        pxor mm2, mm4                                       ;   155.3 fp0     49 x[3]
        movq mm1, mm0                                       ;   156.3 fp2     49 x[3] copy
        pslld mm1, 3                                        ;   157.3 fp1     49 x[3]
        pxor mm2, mm1                                       ;   158.3 fp3     49 x[3]
        movq mm1, mm6                                       ;   157.3 fp0     50 x[1] copy
        pslld mm1, 1                                        ;   158.3 fp2     50 x[1]
        psrld mm6, 0x1f                                     ;   157.3 fp1     50 x[1]
        pxor mm6, mm1                                       ;   159.3 fp3     50 x[1]
        movq mm1, mm2                                       ;   159.3 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   160.3 fp2     51 x[3]
        psrld mm2, 0x19                                     ;   159.3 fp1     51 x[3]
        pxor mm2, mm1                                       ;   161.3 fp3     51 x[3]
        pxor mm0, mm6                                       ;   160.3 fp0     52 x[0]
        pxor mm0, mm2                                       ;   162.3 fp2     52 x[0]
        pxor mm4, mm2                                       ;   162.3 fp1     53 x[2]
        movq mm1, mm6                                       ;   160.3 fp3     53 x[2] copy
        pslld mm1, 7                                        ;   161.3 fp2     53 x[2]
        pxor mm4, mm1                                       ;   163.3 fp0     53 x[2]
        movq mm1, mm0                                       ;   163.3 fp1     54 x[0] copy
        pslld mm1, 5                                        ;   164.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   163.3 fp1     54 x[0]
        movq mm3, mm4                                       ;   164.3 fp3     55 x[2] copy
        pslld mm3, 0x16                                     ;   165.3 fp2     55 x[2]
        psrld mm4, 0xa                                      ;   164.3 fp1     55 x[2]
        pxor mm0, [rbp + 512]                               ;   164.3 fp0+agu1   80 x[0]
        pxor mm0, mm1                                       ;   165.3 fp3     80 x[0]
        pxor mm6, [rbp + 520]                               ;   160.3 fp2+agu0   80 x[1]
        pxor mm4, [rbp + 32]                                ;   165.3 fp1+agu1   80 x[2]
        pxor mm4, mm3                                       ;   166.3 fp0     80 x[2]
        pxor mm2, mm0                                       ;   166.3 fp3     23 x
        movq mm1, mm6                                       ;   161.3 fp2     23 x copy
        pxor mm1, mm4                                       ;   167.3 fp1     23 x
        pxor mm2, [rbp + 528]                               ;   167.3 fp0+agu0   23 x
        pand mm6, mm2                                       ;   168.3 fp3     23 x
        pxor mm6, mm0                                       ;   169.3 fp2     23 x
        por mm0, mm2                                        ;   168.3 fp1     23 x
        pxor mm0, mm1                                       ;   169.3 fp0     23 x
        pxor mm2, mm4                                       ;   168.3 fp3     23 x
        pand mm4, mm6                                       ;   170.3 fp2     23 x
        movq mm3, mm1                                       ;   168.3 fp1     23 x copy
        pand mm3, mm6                                       ;   170.3 fp0     23 x
        pxor mm6, mm2                                       ;   170.3 fp3     23 x
        pxor mm1, mm4                                       ;   171.3 fp2     23 x
        pxor mm1, mm6                                       ;   172.3 fp1     23 x
        pand mm2, mm0                                       ;   170.3 fp0     23 x
        por mm2, mm3                                        ;   171.3 fp3     23 x
        movq mm3, mm2                                       ;   172.3 fp2     46 x[0] copy
        pslld mm3, 0xd                                      ;   173.3 fp1     46 x[0]
        movq mm4, mm2                                       ;   172.3 fp0     46 x[0] copy
        psrld mm4, 0x13                                     ;   173.3 fp2     46 x[0]
        pxor mm3, mm4                                       ;   174.3 fp3     46 x[0]
        movq mm4, mm1                                       ;   173.3 fp1     47 x[2] copy
        pslld mm4, 3                                        ;   174.3 fp2     47 x[2]
        psrld mm1, 0x1d                                     ;   173.3 fp1     47 x[2]
        pxor mm1, mm4                                       ;   175.3 fp0     47 x[2]
        pxor mm6, mm2                                       ;   172.3 fp3     48 x[1]
        pxor mm6, mm3                                       ;   175.3 fp2     48 x[1]
        pxor mm6, mm1                                       ;   176.3 fp0     48 x[1]
        pxor mm0, mm1                                       ;   176.3 fp1     49 x[3]
        movq mm2, mm3                                       ;   175.3 fp3     49 x[3] copy
        pslld mm2, 3                                        ;   176.3 fp2     49 x[3]
        pxor mm0, mm2                                       ;   177.3 fp0     49 x[3]
        movq mm2, mm6                                       ;   177.3 fp1     50 x[1] copy
        pslld mm2, 1                                        ;   178.3 fp2     50 x[1]
        psrld mm6, 0x1f                                     ;   177.3 fp1     50 x[1]
        pxor mm6, mm2                                       ;   179.3 fp3     50 x[1]
        movq mm2, mm0                                       ;   178.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   179.3 fp2     51 x[3]
        psrld mm0, 0x19                                     ;   178.3 fp1     51 x[3]
        pxor mm0, mm2                                       ;   180.3 fp3     51 x[3]
        pxor mm3, mm6                                       ;   180.3 fp0     52 x[0]
        pxor mm3, mm0                                       ;   181.3 fp2     52 x[0]
        pxor mm1, mm0                                       ;   181.3 fp3     53 x[2]
        movq mm2, mm6                                       ;   180.3 fp0     53 x[2] copy
        pslld mm2, 7                                        ;   181.3 fp1     53 x[2]
        pxor mm1, mm2                                       ;   182.3 fp2     53 x[2]
        movq mm2, mm3                                       ;   182.3 fp3     54 x[0] copy
        pslld mm2, 5                                        ;   183.3 fp1     54 x[0]
        psrld mm3, 0x1b                                     ;   182.3 fp2     54 x[0]
        movq mm4, mm1                                       ;   183.3 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   184.3 fp1     55 x[2]
        psrld mm1, 0xa                                      ;   183.3 fp2     55 x[2]
        pxor mm3, [rbp + 40]                                ;   183.3 fp3+agu1   80 x[0]
        pxor mm3, mm2                                       ;   184.3 fp0     80 x[0]
        pxor mm6, [rbp + 536]                               ;   180.3 fp1+agu0   80 x[1]
        pxor mm1, [rbp + 48]                                ;   184.3 fp2+agu1   80 x[2]
        pxor mm1, mm4                                       ;   185.3 fp3     80 x[2]
        pxor mm0, [rbp + 56]                                ;   181.3 fp0+agu0   80 x[3]
        movq mm2, mm6                                       ;   181.3 fp1     24 x copy
        pand mm2, mm3                                       ;   185.3 fp2     24 x
        pxor mm3, mm0                                       ;   185.3 fp3     24 x
        por mm3, mm6                                        ;   186.3 fp0     24 x
        pxor mm6, mm0                                       ;   182.3 fp1     24 x
        pxor mm6, mm1                                       ;   186.3 fp2     24 x
        por mm1, mm2                                        ;   186.3 fp3     24 x
        pxor mm3, mm5                                       ;   187.3 fp0     24 x
        pxor mm2, mm6                                       ;   187.3 fp1     24 x
        pand mm6, mm1                                       ;   187.3 fp2     24 x
        por mm6, mm3                                        ;   188.3 fp3     24 x
        pxor mm1, mm2                                       ;   188.3 fp0     24 x
        por mm1, mm6                                        ;   189.3 fp1     24 x
        pxor mm0, mm2                                       ;   188.3 fp2     24 x
        pxor mm3, mm0                                       ;   189.3 fp3     24 x
        pand mm0, mm6                                       ;   189.3 fp0     24 x
        pxor mm0, mm3                                       ;   190.3 fp1     24 x
        movq mm4, mm0                                       ;   191.3 fp2     46 x[0] copy
        pslld mm4, 0xd                                      ;   192.3 fp1     46 x[0]
        psrld mm0, 0x13                                     ;   191.3 fp2     46 x[0]
        pxor mm0, mm4                                       ;   193.3 fp3     46 x[0]
        movq mm4, mm2                                       ;   188.3 fp0     47 x[2] copy
        pslld mm4, 3                                        ;   189.3 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;   188.3 fp2     47 x[2]
        pxor mm2, mm4                                       ;   190.3 fp3     47 x[2]
        pxor mm1, mm3                                       ;   190.3 fp0     48 x[1]
        pxor mm1, mm2                                       ;   191.3 fp1     48 x[1]
        pxor mm1, mm0                                       ;   194.3 fp2     48 x[1]
        pxor mm6, mm2                                       ;   191.3 fp3     49 x[3]
        movq mm3, mm0                                       ;   194.3 fp0     49 x[3] copy
        pslld mm3, 3                                        ;   195.3 fp1     49 x[3]
        pxor mm6, mm3                                       ;   196.3 fp2     49 x[3]
        movq mm3, mm1                                       ;   195.3 fp3     50 x[1] copy
        pslld mm3, 1                                        ;   196.3 fp1     50 x[1]
        psrld mm1, 0x1f                                     ;   195.3 fp2     50 x[1]
        pxor mm1, mm3                                       ;   197.3 fp0     50 x[1]
        movq mm3, mm6                                       ;   197.3 fp3     51 x[3] copy
        pslld mm3, 7                                        ;   198.3 fp1     51 x[3]
        psrld mm6, 0x19                                     ;   197.3 fp2     51 x[3]
        pxor mm6, mm3                                       ;   199.3 fp0     51 x[3]
        pxor mm0, mm1                                       ;   198.3 fp3     52 x[0]
        pxor mm0, mm6                                       ;   200.3 fp1     52 x[0]
        pxor mm2, mm6                                       ;   200.3 fp0     53 x[2]
        movq mm3, mm1                                       ;   198.3 fp2     53 x[2] copy
        pslld mm3, 7                                        ;   199.3 fp1     53 x[2]
        pxor mm2, mm3                                       ;   201.3 fp3     53 x[2]
        movq mm3, mm0                                       ;   201.3 fp0     54 x[0] copy
        pslld mm3, 5                                        ;   202.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   201.3 fp1     54 x[0]
        movq mm4, mm2                                       ;   202.3 fp3     55 x[2] copy
        pslld mm4, 0x16                                     ;   203.3 fp2     55 x[2]
        psrld mm2, 0xa                                      ;   202.3 fp1     55 x[2]
        pxor mm0, [rbp + 544]                               ;   202.3 fp0+agu1   80 x[0]
        pxor mm0, mm3                                       ;   203.3 fp3     80 x[0]
        pxor mm1, [rbp + 552]                               ;   198.3 fp2+agu0   80 x[1]
        pxor mm2, [rbp + 560]                               ;   203.3 fp1+agu1   80 x[2]
        pxor mm2, mm4                                       ;   204.3 fp0     80 x[2]
        pxor mm6, [rbp + 568]                               ;   200.3 fp3+agu0   80 x[3]
        movq mm3, mm2                                       ;   205.3 fp2     25 x copy
        pand mm3, mm0                                       ;   206.3 fp1     25 x
        pxor mm2, mm1                                       ;   205.3 fp0     25 x
        pxor mm2, mm0                                       ;   206.3 fp3     25 x
        pxor mm3, mm6                                       ;   207.3 fp2     25 x
        por mm6, mm0                                        ;   204.3 fp1     25 x
        pxor mm6, mm1                                       ;   205.3 fp0     25 x
        pand mm1, mm3                                       ;   208.3 fp3     25 x
        pxor mm1, mm2                                       ;   209.3 fp2     25 x
        pxor mm3, mm2                                       ;   208.3 fp1     25 x
        pxor mm0, mm3                                       ;   209.3 fp0     25 x
        por mm2, mm6                                        ;   207.3 fp3     25 x
        pxor mm2, mm3                                       ;   209.3 fp2     25 x
        pxor mm6, mm2                                       ;   210.3 fp1     25 x
        movq mm3, mm0                                       ;   210.3 fp0     46 x[0] copy
        pslld mm3, 0xd                                      ;   211.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   210.3 fp1     46 x[0]
        pxor mm0, mm3                                       ;   212.3 fp3     46 x[0]
        movq mm3, mm6                                       ;   211.3 fp0     47 x[2] copy
        pslld mm3, 3                                        ;   212.3 fp2     47 x[2]
        psrld mm6, 0x1d                                     ;   211.3 fp1     47 x[2]
        pxor mm6, mm3                                       ;   213.3 fp3     47 x[2]
        pxor mm2, mm1                                       ;   210.3 fp0     48 x[1]
        pxor mm2, mm0                                       ;   213.3 fp2     48 x[1]
        pxor mm2, mm6                                       ;   214.3 fp1     48 x[1]
        pxor mm1, mm6                                       ;   214.3 fp3     49 x[3]
        movq mm3, mm0                                       ;   213.3 fp0     49 x[3] copy
        pslld mm3, 3                                        ;   214.3 fp2     49 x[3]
        pxor mm1, mm3                                       ;   215.3 fp1     49 x[3]
        movq mm3, mm2                                       ;   215.3 fp3     50 x[1] copy
        pslld mm3, 1                                        ;   216.3 fp2     50 x[1]
        psrld mm2, 0x1f                                     ;   215.3 fp1     50 x[1]
        pxor mm2, mm3                                       ;   217.3 fp0     50 x[1]
        movq mm3, mm1                                       ;   216.3 fp3     51 x[3] copy
        pslld mm3, 7                                        ;   217.3 fp2     51 x[3]
        psrld mm1, 0x19                                     ;   216.3 fp1     51 x[3]
        pxor mm1, mm3                                       ;   218.3 fp0     51 x[3]
        pxor mm0, mm2                                       ;   218.3 fp3     52 x[0]
        pxor mm0, mm1                                       ;   219.3 fp2     52 x[0]
        pxor mm6, mm1                                       ;   219.3 fp1     53 x[2]
        movq mm3, mm2                                       ;   218.3 fp0     53 x[2] copy
        pslld mm3, 7                                        ;   219.3 fp2     53 x[2]
        pxor mm6, mm3                                       ;   220.3 fp3     53 x[2]
        movq mm3, mm0                                       ;   220.3 fp1     54 x[0] copy
        pslld mm3, 5                                        ;   221.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   220.3 fp1     54 x[0]
        movq mm4, mm6                                       ;   221.3 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   222.3 fp2     55 x[2]
        psrld mm6, 0xa                                      ;   221.3 fp1     55 x[2]
        pxor mm0, [rbp + 64]                                ;   221.3 fp3+agu1   80 x[0]
        pxor mm0, mm3                                       ;   222.3 fp0     80 x[0]
        pxor mm2, [rbp + 576]                               ;   218.3 fp2+agu0   80 x[1]
        pxor mm6, [rbp + 584]                               ;   222.3 fp1+agu1   80 x[2]
        pxor mm6, mm4                                       ;   223.3 fp3     80 x[2]
        pxor mm1, [rbp + 72]                                ;   219.3 fp0+agu0   80 x[3]
        movq mm3, mm2                                       ;   219.3 fp2     26 x copy
        pand mm3, mm0                                       ;   223.3 fp1     26 x
        pxor mm2, mm1                                       ;   220.3 fp3     26 x
        por mm1, mm0                                        ;   223.3 fp0     26 x
        pxor mm0, mm6                                       ;   224.3 fp2     26 x
        por mm0, mm3                                        ;   225.3 fp1     26 x
        pxor mm0, mm2                                       ;   226.3 fp3     26 x
        por mm2, mm3                                        ;   224.3 fp0     26 x
        pand mm6, mm1                                       ;   224.3 fp2     26 x
        pxor mm2, mm6                                       ;   225.3 fp1     26 x
        pxor mm1, mm3                                       ;   224.3 fp3     26 x
        por mm3, mm6                                        ;   225.3 fp0     26 x
        por mm6, mm1                                        ;   225.3 fp2     26 x
        pxor mm6, mm0                                       ;   227.3 fp1     26 x
        pand mm0, mm2                                       ;   227.3 fp3     26 x
        por mm1, mm2                                        ;   226.3 fp0     26 x
        pxor mm0, mm1                                       ;   228.3 fp2     26 x
        pxor mm1, mm6                                       ;   228.3 fp1     26 x
        movq mm4, mm0                                       ;   229.3 fp3     46 x[0] copy
        pslld mm4, 0xd                                      ;   230.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   229.3 fp1     46 x[0]
        pxor mm0, mm4                                       ;   231.3 fp0     46 x[0]
        movq mm4, mm1                                       ;   229.3 fp3     47 x[2] copy
        pslld mm4, 3                                        ;   230.3 fp2     47 x[2]
        psrld mm1, 0x1d                                     ;   229.3 fp1     47 x[2]
        pxor mm1, mm4                                       ;   231.3 fp0     47 x[2]
        pxor mm2, mm0                                       ;   232.3 fp3     48 x[1]
        pxor mm2, mm1                                       ;   233.3 fp2     48 x[1]
        pxor mm3, mm6                                       ;   228.3 fp1     49 x[3]
        pxor mm3, mm1                                       ;   232.3 fp0     49 x[3]
        movq mm4, mm0                                       ;   232.3 fp3     49 x[3] copy
        pslld mm4, 3                                        ;   233.3 fp2     49 x[3]
        pxor mm3, mm4                                       ;   234.3 fp1     49 x[3]
        movq mm4, mm2                                       ;   234.3 fp0     50 x[1] copy
        pslld mm4, 1                                        ;   235.3 fp2     50 x[1]
        psrld mm2, 0x1f                                     ;   234.3 fp1     50 x[1]
        pxor mm2, mm4                                       ;   236.3 fp3     50 x[1]
        movq mm4, mm3                                       ;   235.3 fp0     51 x[3] copy
        pslld mm4, 7                                        ;   236.3 fp2     51 x[3]
        psrld mm3, 0x19                                     ;   235.3 fp1     51 x[3]
        pxor mm3, mm4                                       ;   237.3 fp3     51 x[3]
        pxor mm0, mm2                                       ;   237.3 fp0     52 x[0]
        pxor mm0, mm3                                       ;   238.3 fp2     52 x[0]
        pxor mm1, mm3                                       ;   238.3 fp1     53 x[2]
        movq mm4, mm2                                       ;   237.3 fp3     53 x[2] copy
        pslld mm4, 7                                        ;   238.3 fp2     53 x[2]
        pxor mm1, mm4                                       ;   239.3 fp0     53 x[2]
        movq mm4, mm0                                       ;   239.3 fp1     54 x[0] copy
        pslld mm4, 5                                        ;   240.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   239.3 fp1     54 x[0]
        movq mm6, mm1                                       ;   240.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   241.3 fp2     55 x[2]
        psrld mm1, 0xa                                      ;   240.3 fp1     55 x[2]
        pxor mm0, [rbp + 592]                               ;   240.3 fp0+agu1   80 x[0]
        pxor mm0, mm4                                       ;   241.3 fp3     80 x[0]
        pxor mm2, [rbp + 600]                               ;   237.3 fp2+agu0   80 x[1]
        pxor mm1, [rbp + 80]                                ;   241.3 fp1+agu1   80 x[2]
        pxor mm1, mm6                                       ;   242.3 fp0     80 x[2]
        pxor mm3, [rbp + 608]                               ;   238.3 fp3+agu0   80 x[3]
        movq mm4, mm0                                       ;   242.3 fp2     27 x copy
        pxor mm4, mm2                                       ;   243.3 fp1     27 x
        pxor mm0, mm3                                       ;   242.3 fp0     27 x
        pxor mm3, mm1                                       ;   243.3 fp3     27 x
        pand mm4, mm0                                       ;   244.3 fp2     27 x
        pxor mm4, mm3                                       ;   245.3 fp1     27 x
        por mm1, mm0                                        ;   243.3 fp0     27 x
        pand mm3, mm1                                       ;   244.3 fp3     27 x
        pxor mm1, mm2                                       ;   244.3 fp2     27 x
        pxor mm1, mm3                                       ;   245.3 fp1     27 x
        pand mm3, mm4                                       ;   246.3 fp0     27 x
        por mm1, mm3                                        ;   247.3 fp3     27 x
        pxor mm3, mm0                                       ;   247.3 fp2     27 x
        movq mm6, mm2                                       ;   241.5 fp1     27 x copy
        pxor mm6, mm3                                       ;   248.3 fp0     27 x
        pand mm2, mm4                                       ;   246.3 fp3     27 x
        movq mm7, mm4                                       ;   246.3 fp2     46 x[0] copy
        pslld mm7, 0xd                                      ;   247.3 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   246.3 fp2     46 x[0]
        pxor mm4, mm7                                       ;   248.3 fp0     46 x[0]
        movq mm7, mm6                                       ;   249.3 fp3     47 x[2] copy
        pslld mm7, 3                                        ;   250.3 fp1     47 x[2]
        psrld mm6, 0x1d                                     ;   249.3 fp2     47 x[2]
        pxor mm6, mm7                                       ;   251.3 fp0     47 x[2]
        pxor mm1, mm3                                       ;   248.3 fp3     48 x[1]
        pxor mm1, mm4                                       ;   249.3 fp1     48 x[1]
        pxor mm1, mm6                                       ;   252.3 fp2     48 x[1]
        pxor mm0, mm2                                       ;   247.3 fp0     49 x[3]
        pxor mm0, mm6                                       ;   252.3 fp3     49 x[3]
        movq mm2, mm4                                       ;   249.3 fp1     49 x[3] copy
        pslld mm2, 3                                        ;   250.3 fp2     49 x[3]
        pxor mm0, mm2                                       ;   253.3 fp0     49 x[3]
        movq mm2, mm1                                       ;   253.3 fp3     50 x[1] copy
        pslld mm2, 1                                        ;   254.3 fp1     50 x[1]
        psrld mm1, 0x1f                                     ;   253.3 fp2     50 x[1]
        pxor mm1, mm2                                       ;   255.3 fp0     50 x[1]
        movq mm2, mm0                                       ;   254.3 fp3     51 x[3] copy
        pslld mm2, 7                                        ;   255.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   254.3 fp2     51 x[3]
        pxor mm0, mm2                                       ;   256.3 fp0     51 x[3]
        pxor mm4, mm1                                       ;   256.3 fp3     52 x[0]
        pxor mm4, mm0                                       ;   257.3 fp1     52 x[0]
        pxor mm6, mm0                                       ;   257.3 fp2     53 x[2]
        movq mm2, mm1                                       ;   256.3 fp0     53 x[2] copy
        pslld mm2, 7                                        ;   257.3 fp1     53 x[2]
        pxor mm6, mm2                                       ;   258.3 fp3     53 x[2]
        movq mm2, mm4                                       ;   258.3 fp2     54 x[0] copy
        pslld mm2, 5                                        ;   259.3 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   258.3 fp2     54 x[0]
        movq mm3, mm6                                       ;   259.3 fp0     55 x[2] copy
        pslld mm3, 0x16                                     ;   260.3 fp1     55 x[2]
        psrld mm6, 0xa                                      ;   259.3 fp2     55 x[2]
        pxor mm4, [rbp + 88]                                ;   259.3 fp3+agu1   80 x[0]
        pxor mm4, mm2                                       ;   260.3 fp0     80 x[0]
        pxor mm1, [rbp + 616]                               ;   256.3 fp1+agu0   80 x[1]
        pxor mm0, [rbp + 632]                               ;   257.3 fp2+agu1   80 x[3]
        pxor mm6, [rbp + 624]                               ;   260.3 fp3+agu0   28 x
        pxor mm6, mm3                                       ;   261.3 fp0     28 x
        movq mm2, mm1                                       ;   257.3 fp1     28 x copy
        por mm2, mm4                                        ;   261.3 fp2     28 x
        pxor mm6, mm4                                       ;   262.3 fp3     28 x
        pxor mm2, mm6                                       ;   263.3 fp0     28 x
        pxor mm1, mm0                                       ;   258.3 fp1     28 x
        pxor mm1, mm4                                       ;   261.3 fp2     28 x
        pand mm6, mm4                                       ;   263.3 fp3     28 x
        pxor mm4, mm2                                       ;   264.3 fp0     28 x
        pand mm6, mm1                                       ;   264.3 fp1     28 x
        pxor mm6, mm0                                       ;   265.3 fp2     28 x
        por mm0, mm1                                        ;   262.3 fp3     28 x
        pxor mm0, mm2                                       ;   264.3 fp0     28 x
        pand mm2, mm6                                       ;   266.3 fp1     28 x
        movq mm3, mm4                                       ;   265.3 fp2     28 x copy
        pand mm3, mm0                                       ;   266.3 fp3     28 x
        pxor mm3, mm1                                       ;   267.3 fp0     28 x
        movq mm7, mm0                                       ;   265.3 fp1     46 x[0] copy
        pslld mm7, 0xd                                      ;   266.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   265.3 fp1     46 x[0]
        pxor mm0, mm7                                       ;   267.3 fp3     46 x[0]
        movq mm7, mm3                                       ;   268.3 fp0     47 x[2] copy
        pslld mm7, 3                                        ;   269.3 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   268.3 fp1     47 x[2]
        pxor mm3, mm7                                       ;   270.3 fp3     47 x[2]
        pxor mm1, mm2                                       ;   267.3 fp0     48 x[1]
        pxor mm1, mm0                                       ;   268.3 fp2     48 x[1]
        pxor mm1, mm3                                       ;   271.3 fp1     48 x[1]
        pxor mm4, mm6                                       ;   266.3 fp3     49 x[3]
        pxor mm4, mm3                                       ;   271.3 fp0     49 x[3]
        movq mm2, mm0                                       ;   268.3 fp2     49 x[3] copy
        pslld mm2, 3                                        ;   269.3 fp1     49 x[3]
        pxor mm4, mm2                                       ;   272.3 fp3     49 x[3]
        movq mm2, mm1                                       ;   272.3 fp0     50 x[1] copy
        pslld mm2, 1                                        ;   273.3 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;   272.3 fp1     50 x[1]
        pxor mm1, mm2                                       ;   274.3 fp3     50 x[1]
        movq mm2, mm4                                       ;   273.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   274.3 fp2     51 x[3]
        psrld mm4, 0x19                                     ;   273.3 fp1     51 x[3]
        pxor mm4, mm2                                       ;   275.3 fp3     51 x[3]
        pxor mm0, mm1                                       ;   275.3 fp0     52 x[0]
        pxor mm0, mm4                                       ;   276.3 fp2     52 x[0]
        pxor mm3, mm4                                       ;   276.3 fp1     53 x[2]
        movq mm2, mm1                                       ;   275.3 fp3     53 x[2] copy
        pslld mm2, 7                                        ;   276.3 fp2     53 x[2]
        pxor mm3, mm2                                       ;   277.3 fp0     53 x[2]
        movq mm2, mm0                                       ;   277.3 fp1     54 x[0] copy
        pslld mm2, 5                                        ;   278.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   277.3 fp1     54 x[0]
        movq mm6, mm3                                       ;   278.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   279.3 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   278.3 fp1     55 x[2]
        pxor mm0, [rbp + 640]                               ;   278.3 fp0+agu1   80 x[0]
        pxor mm0, mm2                                       ;   279.3 fp3     80 x[0]
        pxor mm1, [rbp + 96]                                ;   275.3 fp2+agu0   80 x[1]
        pxor mm3, [rbp + 648]                               ;   279.3 fp1+agu1   80 x[2]
        pxor mm3, mm6                                       ;   280.3 fp0     80 x[2]
        pxor mm4, [rbp + 656]                               ;   276.3 fp3+agu0   80 x[3]
        movq mm2, mm4                                       ;   277.3 fp2     29 x copy
        pand mm2, mm0                                       ;   280.3 fp1     29 x
        pxor mm0, mm4                                       ;   280.3 fp0     29 x
        pxor mm4, mm3                                       ;   281.3 fp3     29 x
        pxor mm3, mm1                                       ;   281.3 fp2     29 x
        pxor mm2, mm3                                       ;   282.3 fp1     29 x
        pand mm1, mm0                                       ;   281.3 fp0     29 x
        pxor mm1, mm3                                       ;   282.3 fp3     29 x
        por mm3, mm0                                        ;   282.3 fp2     29 x
        pxor mm0, mm2                                       ;   283.3 fp1     29 x
        pxor mm3, mm4                                       ;   283.3 fp0     29 x
        pand mm4, mm1                                       ;   283.3 fp3     29 x
        pxor mm1, mm2                                       ;   283.3 fp2     29 x
        pand mm1, mm3                                       ;   284.3 fp1     29 x
        pxor mm4, mm0                                       ;   284.3 fp0     29 x
        pxor mm3, mm4                                       ;   285.3 fp3     29 x
        movq mm6, mm4                                       ;   285.3 fp2     46 x[0] copy
        pslld mm6, 0xd                                      ;   286.3 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   285.3 fp2     46 x[0]
        pxor mm4, mm6                                       ;   287.3 fp0     46 x[0]
        movq mm6, mm3                                       ;   286.3 fp3     47 x[2] copy
        pslld mm6, 3                                        ;   287.3 fp1     47 x[2]
        psrld mm3, 0x1d                                     ;   286.3 fp2     47 x[2]
        pxor mm3, mm6                                       ;   288.3 fp0     47 x[2]
        pxor mm2, mm4                                       ;   288.3 fp3     48 x[1]
        pxor mm2, mm3                                       ;   289.3 fp1     48 x[1]
        pxor mm0, mm1                                       ;   285.3 fp2     49 x[3]
        pxor mm0, mm3                                       ;   289.3 fp0     49 x[3]
        movq mm1, mm4                                       ;   288.3 fp3     49 x[3] copy
        pslld mm1, 3                                        ;   289.3 fp1     49 x[3]
        pxor mm0, mm1                                       ;   290.3 fp2     49 x[3]
        movq mm1, mm2                                       ;   290.3 fp0     50 x[1] copy
        pslld mm1, 1                                        ;   291.3 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   290.3 fp2     50 x[1]
        pxor mm2, mm1                                       ;   292.3 fp3     50 x[1]
        movq mm1, mm0                                       ;   291.3 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   292.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   291.3 fp2     51 x[3]
        pxor mm0, mm1                                       ;   293.3 fp3     51 x[3]
        pxor mm4, mm2                                       ;   293.3 fp0     52 x[0]
        pxor mm4, mm0                                       ;   294.3 fp1     52 x[0]
        pxor mm3, mm0                                       ;   294.3 fp2     53 x[2]
        movq mm1, mm2                                       ;   293.3 fp3     53 x[2] copy
        pslld mm1, 7                                        ;   294.3 fp1     53 x[2]
        pxor mm3, mm1                                       ;   295.3 fp0     53 x[2]
        movq mm1, mm4                                       ;   295.3 fp2     54 x[0] copy
        pslld mm1, 5                                        ;   296.3 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   295.3 fp2     54 x[0]
        movq mm6, mm3                                       ;   296.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   297.3 fp1     55 x[2]
        psrld mm3, 0xa                                      ;   296.3 fp2     55 x[2]
        pxor mm4, [rbp + 104]                               ;   296.3 fp0+agu1   80 x[0]
        pxor mm4, mm1                                       ;   297.3 fp3     80 x[0]
        pxor mm2, [rbp + 112]                               ;   293.3 fp1+agu0   80 x[1]
        pxor mm3, [rbp + 120]                               ;   297.3 fp0+agu1   80 x[2]
        pxor mm3, mm6                                       ;   298.3 fp2     80 x[2]
        pxor mm0, [rbp + 664]                               ;   294.3 fp3+agu0   80 x[3]
        movq mm1, mm2                                       ;   294.3 fp1     30 x copy
        por mm1, mm3                                        ;   299.3 fp0     30 x
        pxor mm1, mm0                                       ;   300.3 fp2     30 x
        pand mm0, mm3                                       ;   299.3 fp3     30 x
        movq mm6, mm2                                       ;   294.8 fp1     30 x copy
        pxor mm6, mm4                                       ;   298.3 fp0     30 x
        pand mm4, mm1                                       ;   301.3 fp2     30 x
        pxor mm2, mm3                                       ;   299.3 fp3     30 x
        pxor mm2, mm4                                       ;   302.3 fp1     30 x
        pxor mm0, mm6                                       ;   300.3 fp0     30 x
        movq mm3, mm4                                       ;   302.3 fp2     30 x copy
        pand mm3, mm2                                       ;   303.3 fp3     30 x
        pxor mm3, mm1                                       ;   304.3 fp1     30 x
        pxor mm1, mm0                                       ;   301.3 fp0     30 x
        pand mm0, mm2                                       ;   303.3 fp2     30 x
        pxor mm1, mm0                                       ;   304.3 fp3     30 x
        pxor mm0, mm3                                       ;   305.3 fp1     30 x
        movq mm7, mm0                                       ;   306.3 fp0     46 x[0] copy
        pslld mm7, 0xd                                      ;   307.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   306.3 fp1     46 x[0]
        pxor mm0, mm7                                       ;   308.3 fp3     46 x[0]
        movq mm7, mm1                                       ;   305.3 fp0     47 x[2] copy
        pslld mm7, 3                                        ;   306.3 fp2     47 x[2]
        psrld mm1, 0x1d                                     ;   305.3 fp1     47 x[2]
        pxor mm1, mm7                                       ;   307.3 fp3     47 x[2]
        pxor mm6, mm4                                       ;   302.3 fp0     48 x[1]
        pxor mm6, mm3                                       ;   305.3 fp2     48 x[1]
        pxor mm6, mm1                                       ;   308.3 fp1     48 x[1]
        pxor mm6, mm0                                       ;   309.3 fp3     48 x[1]
        pxor mm2, mm1                                       ;   308.3 fp0     49 x[3]
        movq mm3, mm0                                       ;   309.3 fp2     49 x[3] copy
        pslld mm3, 3                                        ;   310.3 fp1     49 x[3]
        pxor mm2, mm3                                       ;   311.3 fp3     49 x[3]
        movq mm3, mm6                                       ;   310.3 fp0     50 x[1] copy
        pslld mm3, 1                                        ;   311.3 fp2     50 x[1]
        psrld mm6, 0x1f                                     ;   310.3 fp1     50 x[1]
        pxor mm6, mm3                                       ;   312.3 fp3     50 x[1]
        movq mm3, mm2                                       ;   312.3 fp0     51 x[3] copy
        pslld mm3, 7                                        ;   313.3 fp2     51 x[3]
        psrld mm2, 0x19                                     ;   312.3 fp1     51 x[3]
        pxor mm2, mm3                                       ;   314.3 fp3     51 x[3]
        pxor mm0, mm6                                       ;   313.3 fp0     52 x[0]
        pxor mm0, mm2                                       ;   315.3 fp2     52 x[0]
        pxor mm1, mm2                                       ;   315.3 fp1     53 x[2]
        movq mm3, mm6                                       ;   313.3 fp3     53 x[2] copy
        pslld mm3, 7                                        ;   314.3 fp2     53 x[2]
        pxor mm1, mm3                                       ;   316.3 fp0     53 x[2]
        movq mm3, mm0                                       ;   316.3 fp1     54 x[0] copy
        pslld mm3, 5                                        ;   317.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   316.3 fp1     54 x[0]
        movq mm4, mm1                                       ;   317.3 fp3     55 x[2] copy
        pslld mm4, 0x16                                     ;   318.3 fp2     55 x[2]
        psrld mm1, 0xa                                      ;   317.3 fp1     55 x[2]
        pxor mm0, [rbp + 672]                               ;   317.3 fp0+agu1   80 x[0]
        pxor mm0, mm3                                       ;   318.3 fp3     80 x[0]
        pxor mm6, [rbp + 680]                               ;   313.3 fp2+agu0   80 x[1]
        pxor mm1, [rbp + 128]                               ;   318.3 fp1+agu1   80 x[2]
        pxor mm1, mm4                                       ;   319.3 fp0     80 x[2]
        pxor mm2, mm0                                       ;   319.3 fp3     23 x
        movq mm3, mm6                                       ;   314.3 fp2     23 x copy
        pxor mm3, mm1                                       ;   320.3 fp1     23 x
        pxor mm2, [rbp + 688]                               ;   320.3 fp0+agu0   23 x
        pand mm6, mm2                                       ;   321.3 fp3     23 x
        pxor mm6, mm0                                       ;   322.3 fp2     23 x
        por mm0, mm2                                        ;   321.3 fp1     23 x
        pxor mm0, mm3                                       ;   322.3 fp0     23 x
        pxor mm2, mm1                                       ;   321.3 fp3     23 x
        pand mm1, mm6                                       ;   323.3 fp2     23 x
        movq mm4, mm3                                       ;   321.3 fp1     23 x copy
        pand mm4, mm6                                       ;   323.3 fp0     23 x
        pxor mm6, mm2                                       ;   323.3 fp3     23 x
        pxor mm3, mm1                                       ;   324.3 fp2     23 x
        pxor mm3, mm6                                       ;   325.3 fp1     23 x
        pand mm2, mm0                                       ;   323.3 fp0     23 x
        por mm2, mm4                                        ;   324.3 fp3     23 x
        movq mm1, mm2                                       ;   325.3 fp2     46 x[0] copy
        pslld mm1, 0xd                                      ;   326.3 fp1     46 x[0]
        movq mm4, mm2                                       ;   325.3 fp0     46 x[0] copy
        psrld mm4, 0x13                                     ;   326.3 fp2     46 x[0]
        pxor mm1, mm4                                       ;   327.3 fp3     46 x[0]
        movq mm4, mm3                                       ;   326.3 fp1     47 x[2] copy
        pslld mm4, 3                                        ;   327.3 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   326.3 fp1     47 x[2]
        pxor mm3, mm4                                       ;   328.3 fp0     47 x[2]
        pxor mm6, mm2                                       ;   325.3 fp3     48 x[1]
        pxor mm6, mm1                                       ;   328.3 fp2     48 x[1]
        pxor mm6, mm3                                       ;   329.3 fp0     48 x[1]
        pxor mm0, mm3                                       ;   329.3 fp1     49 x[3]
        movq mm2, mm1                                       ;   328.3 fp3     49 x[3] copy
        pslld mm2, 3                                        ;   329.3 fp2     49 x[3]
        pxor mm0, mm2                                       ;   330.3 fp0     49 x[3]
        movq mm2, mm6                                       ;   330.3 fp1     50 x[1] copy
        pslld mm2, 1                                        ;   331.3 fp2     50 x[1]
        psrld mm6, 0x1f                                     ;   330.3 fp1     50 x[1]
        pxor mm6, mm2                                       ;   332.3 fp3     50 x[1]
        movq mm2, mm0                                       ;   331.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   332.3 fp2     51 x[3]
        psrld mm0, 0x19                                     ;   331.3 fp1     51 x[3]
        pxor mm0, mm2                                       ;   333.3 fp3     51 x[3]
        pxor mm1, mm6                                       ;   333.3 fp0     52 x[0]
        pxor mm1, mm0                                       ;   334.3 fp2     52 x[0]
        pxor mm3, mm0                                       ;   334.3 fp3     53 x[2]
        movq mm2, mm6                                       ;   333.3 fp0     53 x[2] copy
        pslld mm2, 7                                        ;   334.3 fp1     53 x[2]
        pxor mm3, mm2                                       ;   335.3 fp2     53 x[2]
        movq mm2, mm1                                       ;   335.3 fp3     54 x[0] copy
        pslld mm2, 5                                        ;   336.3 fp1     54 x[0]
        psrld mm1, 0x1b                                     ;   335.3 fp2     54 x[0]
        movq mm4, mm3                                       ;   336.3 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   337.3 fp1     55 x[2]
        psrld mm3, 0xa                                      ;   336.3 fp2     55 x[2]
        pxor mm1, [rbp + 136]                               ;   336.3 fp3+agu1   80 x[0]
        pxor mm1, mm2                                       ;   337.3 fp0     80 x[0]
        pxor mm6, [rbp + 696]                               ;   333.3 fp1+agu0   80 x[1]
        pxor mm3, [rbp + 144]                               ;   337.3 fp2+agu1   80 x[2]
        pxor mm3, mm4                                       ;   338.3 fp3     80 x[2]
        pxor mm0, [rbp + 152]                               ;   334.3 fp0+agu0   80 x[3]
        movq mm2, mm6                                       ;   334.3 fp1     24 x copy
        pand mm2, mm1                                       ;   338.3 fp2     24 x
        pxor mm1, mm0                                       ;   338.3 fp3     24 x
        por mm1, mm6                                        ;   339.3 fp0     24 x
        pxor mm6, mm0                                       ;   335.3 fp1     24 x
        pxor mm6, mm3                                       ;   339.3 fp2     24 x
        por mm3, mm2                                        ;   339.3 fp3     24 x
        pxor mm1, mm5                                       ;   340.3 fp0     24 x
        pxor mm2, mm6                                       ;   340.3 fp1     24 x
        pand mm6, mm3                                       ;   340.3 fp2     24 x
        por mm6, mm1                                        ;   341.3 fp3     24 x
        pxor mm3, mm2                                       ;   341.3 fp0     24 x
        por mm3, mm6                                        ;   342.3 fp1     24 x
        pxor mm0, mm2                                       ;   341.3 fp2     24 x
        pxor mm1, mm0                                       ;   342.3 fp3     24 x
        pand mm0, mm6                                       ;   342.3 fp0     24 x
        pxor mm0, mm1                                       ;   343.3 fp1     24 x
        movq mm4, mm0                                       ;   344.3 fp2     46 x[0] copy
        pslld mm4, 0xd                                      ;   345.3 fp1     46 x[0]
        psrld mm0, 0x13                                     ;   344.3 fp2     46 x[0]
        pxor mm0, mm4                                       ;   346.3 fp3     46 x[0]
        movq mm4, mm2                                       ;   341.3 fp0     47 x[2] copy
        pslld mm4, 3                                        ;   342.3 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;   341.3 fp2     47 x[2]
        pxor mm2, mm4                                       ;   343.3 fp3     47 x[2]
        pxor mm3, mm1                                       ;   343.3 fp0     48 x[1]
        pxor mm3, mm2                                       ;   344.3 fp1     48 x[1]
        pxor mm3, mm0                                       ;   347.3 fp2     48 x[1]
        pxor mm6, mm2                                       ;   344.3 fp3     49 x[3]
        movq mm1, mm0                                       ;   347.3 fp0     49 x[3] copy
        pslld mm1, 3                                        ;   348.3 fp1     49 x[3]
        pxor mm6, mm1                                       ;   349.3 fp2     49 x[3]
        movq mm1, mm3                                       ;   348.3 fp3     50 x[1] copy
        pslld mm1, 1                                        ;   349.3 fp1     50 x[1]
        psrld mm3, 0x1f                                     ;   348.3 fp2     50 x[1]
        pxor mm3, mm1                                       ;   350.3 fp0     50 x[1]
        movq mm1, mm6                                       ;   350.3 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   351.3 fp1     51 x[3]
        psrld mm6, 0x19                                     ;   350.3 fp2     51 x[3]
        pxor mm6, mm1                                       ;   352.3 fp0     51 x[3]
        pxor mm0, mm3                                       ;   351.3 fp3     52 x[0]
        pxor mm0, mm6                                       ;   353.3 fp1     52 x[0]
        pxor mm2, mm6                                       ;   353.3 fp0     53 x[2]
        movq mm1, mm3                                       ;   351.3 fp2     53 x[2] copy
        pslld mm1, 7                                        ;   352.3 fp1     53 x[2]
        pxor mm2, mm1                                       ;   354.3 fp3     53 x[2]
        movq mm1, mm0                                       ;   354.3 fp0     54 x[0] copy
        pslld mm1, 5                                        ;   355.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   354.3 fp1     54 x[0]
        movq mm4, mm2                                       ;   355.3 fp3     55 x[2] copy
        pslld mm4, 0x16                                     ;   356.3 fp2     55 x[2]
        psrld mm2, 0xa                                      ;   355.3 fp1     55 x[2]
        pxor mm0, [rbp + 704]                               ;   355.3 fp0+agu1   80 x[0]
        pxor mm0, mm1                                       ;   356.3 fp3     80 x[0]
        pxor mm3, [rbp + 712]                               ;   351.3 fp2+agu0   80 x[1]
        pxor mm2, [rbp + 720]                               ;   356.3 fp1+agu1   80 x[2]
        pxor mm2, mm4                                       ;   357.3 fp0     80 x[2]
        pxor mm6, [rbp + 728]                               ;   353.3 fp3+agu0   80 x[3]
        movq mm1, mm2                                       ;   358.3 fp2     25 x copy
        pand mm1, mm0                                       ;   359.3 fp1     25 x
        pxor mm2, mm3                                       ;   358.3 fp0     25 x
        pxor mm2, mm0                                       ;   359.3 fp3     25 x
        pxor mm1, mm6                                       ;   360.3 fp2     25 x
        por mm6, mm0                                        ;   357.3 fp1     25 x
        pxor mm6, mm3                                       ;   358.3 fp0     25 x
        pand mm3, mm1                                       ;   361.3 fp3     25 x
        pxor mm3, mm2                                       ;   362.3 fp2     25 x
        pxor mm1, mm2                                       ;   361.3 fp1     25 x
        pxor mm0, mm1                                       ;   362.3 fp0     25 x
        por mm2, mm6                                        ;   360.3 fp3     25 x
        pxor mm2, mm1                                       ;   362.3 fp2     25 x
        pxor mm6, mm2                                       ;   363.3 fp1     25 x
        movq mm1, mm0                                       ;   363.3 fp0     46 x[0] copy
        pslld mm1, 0xd                                      ;   364.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   363.3 fp1     46 x[0]
        pxor mm0, mm1                                       ;   365.3 fp3     46 x[0]
        movq mm1, mm6                                       ;   364.3 fp0     47 x[2] copy
        pslld mm1, 3                                        ;   365.3 fp2     47 x[2]
        psrld mm6, 0x1d                                     ;   364.3 fp1     47 x[2]
        pxor mm6, mm1                                       ;   366.3 fp3     47 x[2]
        pxor mm2, mm3                                       ;   363.3 fp0     48 x[1]
        pxor mm2, mm0                                       ;   366.3 fp2     48 x[1]
        pxor mm2, mm6                                       ;   367.3 fp1     48 x[1]
        pxor mm3, mm6                                       ;   367.3 fp3     49 x[3]
        movq mm1, mm0                                       ;   366.3 fp0     49 x[3] copy
        pslld mm1, 3                                        ;   367.3 fp2     49 x[3]
        pxor mm3, mm1                                       ;   368.3 fp1     49 x[3]
        movq mm1, mm2                                       ;   368.3 fp3     50 x[1] copy
        pslld mm1, 1                                        ;   369.3 fp2     50 x[1]
        psrld mm2, 0x1f                                     ;   368.3 fp1     50 x[1]
        pxor mm2, mm1                                       ;   370.3 fp0     50 x[1]
        movq mm1, mm3                                       ;   369.3 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   370.3 fp2     51 x[3]
        psrld mm3, 0x19                                     ;   369.3 fp1     51 x[3]
        pxor mm3, mm1                                       ;   371.3 fp0     51 x[3]
        pxor mm0, mm2                                       ;   371.3 fp3     52 x[0]
        pxor mm0, mm3                                       ;   372.3 fp2     52 x[0]
        pxor mm6, mm3                                       ;   372.3 fp1     53 x[2]
        movq mm1, mm2                                       ;   371.3 fp0     53 x[2] copy
        pslld mm1, 7                                        ;   372.3 fp2     53 x[2]
        pxor mm6, mm1                                       ;   373.3 fp3     53 x[2]
        movq mm1, mm0                                       ;   373.3 fp1     54 x[0] copy
        pslld mm1, 5                                        ;   374.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   373.3 fp1     54 x[0]
        movq mm4, mm6                                       ;   374.3 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   375.3 fp2     55 x[2]
        psrld mm6, 0xa                                      ;   374.3 fp1     55 x[2]
        pxor mm0, [rbp + 160]                               ;   374.3 fp3+agu1   80 x[0]
        pxor mm0, mm1                                       ;   375.3 fp0     80 x[0]
        pxor mm2, [rbp + 736]                               ;   371.3 fp2+agu0   80 x[1]
        pxor mm6, [rbp + 744]                               ;   375.3 fp1+agu1   80 x[2]
        pxor mm6, mm4                                       ;   376.3 fp3     80 x[2]
        pxor mm3, [rbp + 168]                               ;   372.3 fp0+agu0   80 x[3]
        movq mm1, mm2                                       ;   372.3 fp2     26 x copy
        pand mm1, mm0                                       ;   376.3 fp1     26 x
        pxor mm2, mm3                                       ;   373.3 fp3     26 x
        por mm3, mm0                                        ;   376.3 fp0     26 x
        pxor mm0, mm6                                       ;   377.3 fp2     26 x
        por mm0, mm1                                        ;   378.3 fp1     26 x
        pxor mm0, mm2                                       ;   379.3 fp3     26 x
        por mm2, mm1                                        ;   377.3 fp0     26 x
        pand mm6, mm3                                       ;   377.3 fp2     26 x
        pxor mm2, mm6                                       ;   378.3 fp1     26 x
        pxor mm3, mm1                                       ;   377.3 fp3     26 x
        por mm1, mm6                                        ;   378.3 fp0     26 x
        por mm6, mm3                                        ;   378.3 fp2     26 x
        pxor mm6, mm0                                       ;   380.3 fp1     26 x
        pand mm0, mm2                                       ;   380.3 fp3     26 x
        por mm3, mm2                                        ;   379.3 fp0     26 x
        pxor mm0, mm3                                       ;   381.3 fp2     26 x
        pxor mm3, mm6                                       ;   381.3 fp1     26 x
        movq mm4, mm0                                       ;   382.3 fp3     46 x[0] copy
        pslld mm4, 0xd                                      ;   383.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   382.3 fp1     46 x[0]
        pxor mm0, mm4                                       ;   384.3 fp0     46 x[0]
        movq mm4, mm3                                       ;   382.3 fp3     47 x[2] copy
        pslld mm4, 3                                        ;   383.3 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   382.3 fp1     47 x[2]
        pxor mm3, mm4                                       ;   384.3 fp0     47 x[2]
        pxor mm2, mm0                                       ;   385.3 fp3     48 x[1]
        pxor mm2, mm3                                       ;   386.3 fp2     48 x[1]
        pxor mm1, mm6                                       ;   381.3 fp1     49 x[3]
        pxor mm1, mm3                                       ;   385.3 fp0     49 x[3]
        movq mm4, mm0                                       ;   385.3 fp3     49 x[3] copy
        pslld mm4, 3                                        ;   386.3 fp2     49 x[3]
        pxor mm1, mm4                                       ;   387.3 fp1     49 x[3]
        movq mm4, mm2                                       ;   387.3 fp0     50 x[1] copy
        pslld mm4, 1                                        ;   388.3 fp2     50 x[1]
        psrld mm2, 0x1f                                     ;   387.3 fp1     50 x[1]
        pxor mm2, mm4                                       ;   389.3 fp3     50 x[1]
        movq mm4, mm1                                       ;   388.3 fp0     51 x[3] copy
        pslld mm4, 7                                        ;   389.3 fp2     51 x[3]
        psrld mm1, 0x19                                     ;   388.3 fp1     51 x[3]
        pxor mm1, mm4                                       ;   390.3 fp3     51 x[3]
        pxor mm0, mm2                                       ;   390.3 fp0     52 x[0]
        pxor mm0, mm1                                       ;   391.3 fp2     52 x[0]
        pxor mm3, mm1                                       ;   391.3 fp1     53 x[2]
        movq mm4, mm2                                       ;   390.3 fp3     53 x[2] copy
        pslld mm4, 7                                        ;   391.3 fp2     53 x[2]
        pxor mm3, mm4                                       ;   392.3 fp0     53 x[2]
        movq mm4, mm0                                       ;   392.3 fp1     54 x[0] copy
        pslld mm4, 5                                        ;   393.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   392.3 fp1     54 x[0]
        movq mm6, mm3                                       ;   393.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   394.3 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   393.3 fp1     55 x[2]
        pxor mm0, [rbp + 752]                               ;   393.3 fp0+agu1   80 x[0]
        pxor mm0, mm4                                       ;   394.3 fp3     80 x[0]
        pxor mm2, [rbp + 760]                               ;   390.3 fp2+agu0   80 x[1]
        pxor mm3, [rbp + 176]                               ;   394.3 fp1+agu1   80 x[2]
        pxor mm3, mm6                                       ;   395.3 fp0     80 x[2]
        pxor mm1, [rbp + 768]                               ;   391.3 fp3+agu0   80 x[3]
        movq mm4, mm0                                       ;   395.3 fp2     27 x copy
        pxor mm4, mm2                                       ;   396.3 fp1     27 x
        pxor mm0, mm1                                       ;   395.3 fp0     27 x
        pxor mm1, mm3                                       ;   396.3 fp3     27 x
        pand mm4, mm0                                       ;   397.3 fp2     27 x
        pxor mm4, mm1                                       ;   398.3 fp1     27 x
        por mm3, mm0                                        ;   396.3 fp0     27 x
        pand mm1, mm3                                       ;   397.3 fp3     27 x
        pxor mm3, mm2                                       ;   397.3 fp2     27 x
        pxor mm3, mm1                                       ;   398.3 fp1     27 x
        pand mm1, mm4                                       ;   399.3 fp0     27 x
        por mm3, mm1                                        ;   400.3 fp3     27 x
        pxor mm1, mm0                                       ;   400.3 fp2     27 x
        movq mm6, mm2                                       ;   394.5 fp1     27 x copy
        pxor mm6, mm1                                       ;   401.3 fp0     27 x
        pand mm2, mm4                                       ;   399.3 fp3     27 x
        movq mm7, mm4                                       ;   399.3 fp2     46 x[0] copy
        pslld mm7, 0xd                                      ;   400.3 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   399.3 fp2     46 x[0]
        pxor mm4, mm7                                       ;   401.3 fp0     46 x[0]
        movq mm7, mm6                                       ;   402.3 fp3     47 x[2] copy
        pslld mm7, 3                                        ;   403.3 fp1     47 x[2]
        psrld mm6, 0x1d                                     ;   402.3 fp2     47 x[2]
        pxor mm6, mm7                                       ;   404.3 fp0     47 x[2]
        pxor mm3, mm1                                       ;   401.3 fp3     48 x[1]
        pxor mm3, mm4                                       ;   402.3 fp1     48 x[1]
        pxor mm3, mm6                                       ;   405.3 fp2     48 x[1]
        pxor mm0, mm2                                       ;   400.3 fp0     49 x[3]
        pxor mm0, mm6                                       ;   405.3 fp3     49 x[3]
        movq mm1, mm4                                       ;   402.3 fp1     49 x[3] copy
        pslld mm1, 3                                        ;   403.3 fp2     49 x[3]
        pxor mm0, mm1                                       ;   406.3 fp0     49 x[3]
        movq mm1, mm3                                       ;   406.3 fp3     50 x[1] copy
        pslld mm1, 1                                        ;   407.3 fp1     50 x[1]
        psrld mm3, 0x1f                                     ;   406.3 fp2     50 x[1]
        pxor mm3, mm1                                       ;   408.3 fp0     50 x[1]
        movq mm1, mm0                                       ;   407.3 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   408.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   407.3 fp2     51 x[3]
        pxor mm0, mm1                                       ;   409.3 fp0     51 x[3]
        pxor mm4, mm3                                       ;   409.3 fp3     52 x[0]
        pxor mm4, mm0                                       ;   410.3 fp1     52 x[0]
        pxor mm6, mm0                                       ;   410.3 fp2     53 x[2]
        movq mm1, mm3                                       ;   409.3 fp0     53 x[2] copy
        pslld mm1, 7                                        ;   410.3 fp1     53 x[2]
        pxor mm6, mm1                                       ;   411.3 fp3     53 x[2]
        movq mm1, mm4                                       ;   411.3 fp2     54 x[0] copy
        pslld mm1, 5                                        ;   412.3 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   411.3 fp2     54 x[0]
        movq mm2, mm6                                       ;   412.3 fp0     55 x[2] copy
        pslld mm2, 0x16                                     ;   413.3 fp1     55 x[2]
        psrld mm6, 0xa                                      ;   412.3 fp2     55 x[2]
        pxor mm4, [rbp + 184]                               ;   412.3 fp3+agu1   80 x[0]
        pxor mm4, mm1                                       ;   413.3 fp0     80 x[0]
        pxor mm3, [rbp + 776]                               ;   409.3 fp1+agu0   80 x[1]
        pxor mm0, [rbp + 792]                               ;   410.3 fp2+agu1   80 x[3]
        pxor mm6, [rbp + 784]                               ;   413.3 fp3+agu0   28 x
        pxor mm6, mm2                                       ;   414.3 fp0     28 x
        movq mm1, mm3                                       ;   410.3 fp1     28 x copy
        por mm1, mm4                                        ;   414.3 fp2     28 x
        pxor mm6, mm4                                       ;   415.3 fp3     28 x
        pxor mm1, mm6                                       ;   416.3 fp0     28 x
        pxor mm3, mm0                                       ;   411.3 fp1     28 x
        pxor mm3, mm4                                       ;   414.3 fp2     28 x
        pand mm6, mm4                                       ;   416.3 fp3     28 x
        pxor mm4, mm1                                       ;   417.3 fp0     28 x
        pand mm6, mm3                                       ;   417.3 fp1     28 x
        pxor mm6, mm0                                       ;   418.3 fp2     28 x
        por mm0, mm3                                        ;   415.3 fp3     28 x
        pxor mm0, mm1                                       ;   417.3 fp0     28 x
        pand mm1, mm6                                       ;   419.3 fp1     28 x
        movq mm2, mm4                                       ;   418.3 fp2     28 x copy
        pand mm2, mm0                                       ;   419.3 fp3     28 x
        pxor mm2, mm3                                       ;   420.3 fp0     28 x
        movq mm7, mm0                                       ;   418.3 fp1     46 x[0] copy
        pslld mm7, 0xd                                      ;   419.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   418.3 fp1     46 x[0]
        pxor mm0, mm7                                       ;   420.3 fp3     46 x[0]
        movq mm7, mm2                                       ;   421.3 fp0     47 x[2] copy
        pslld mm7, 3                                        ;   422.3 fp2     47 x[2]
        psrld mm2, 0x1d                                     ;   421.3 fp1     47 x[2]
        pxor mm2, mm7                                       ;   423.3 fp3     47 x[2]
        pxor mm3, mm1                                       ;   420.3 fp0     48 x[1]
        pxor mm3, mm0                                       ;   421.3 fp2     48 x[1]
        pxor mm3, mm2                                       ;   424.3 fp1     48 x[1]
        pxor mm4, mm6                                       ;   419.3 fp3     49 x[3]
        pxor mm4, mm2                                       ;   424.3 fp0     49 x[3]
        movq mm1, mm0                                       ;   421.3 fp2     49 x[3] copy
        pslld mm1, 3                                        ;   422.3 fp1     49 x[3]
        pxor mm4, mm1                                       ;   425.3 fp3     49 x[3]
        movq mm1, mm3                                       ;   425.3 fp0     50 x[1] copy
        pslld mm1, 1                                        ;   426.3 fp2     50 x[1]
        psrld mm3, 0x1f                                     ;   425.3 fp1     50 x[1]
        pxor mm3, mm1                                       ;   427.3 fp3     50 x[1]
        movq mm1, mm4                                       ;   426.3 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   427.3 fp2     51 x[3]
        psrld mm4, 0x19                                     ;   426.3 fp1     51 x[3]
        pxor mm4, mm1                                       ;   428.3 fp3     51 x[3]
        pxor mm0, mm3                                       ;   428.3 fp0     52 x[0]
        pxor mm0, mm4                                       ;   429.3 fp2     52 x[0]
        pxor mm2, mm4                                       ;   429.3 fp1     53 x[2]
        movq mm1, mm3                                       ;   428.3 fp3     53 x[2] copy
        pslld mm1, 7                                        ;   429.3 fp2     53 x[2]
        pxor mm2, mm1                                       ;   430.3 fp0     53 x[2]
        movq mm1, mm0                                       ;   430.3 fp1     54 x[0] copy
        pslld mm1, 5                                        ;   431.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   430.3 fp1     54 x[0]
        movq mm6, mm2                                       ;   431.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   432.3 fp2     55 x[2]
        psrld mm2, 0xa                                      ;   431.3 fp1     55 x[2]
        pxor mm0, [rbp + 800]                               ;   431.3 fp0+agu1   80 x[0]
        pxor mm0, mm1                                       ;   432.3 fp3     80 x[0]
        pxor mm3, [rbp + 192]                               ;   428.3 fp2+agu0   80 x[1]
        pxor mm2, [rbp + 808]                               ;   432.3 fp1+agu1   80 x[2]
        pxor mm2, mm6                                       ;   433.3 fp0     80 x[2]
        pxor mm4, [rbp + 816]                               ;   429.3 fp3+agu0   80 x[3]
        movq mm1, mm4                                       ;   430.3 fp2     29 x copy
        pand mm1, mm0                                       ;   433.3 fp1     29 x
        pxor mm0, mm4                                       ;   433.3 fp0     29 x
        pxor mm4, mm2                                       ;   434.3 fp3     29 x
        pxor mm2, mm3                                       ;   434.3 fp2     29 x
        pxor mm1, mm2                                       ;   435.3 fp1     29 x
        pand mm3, mm0                                       ;   434.3 fp0     29 x
        pxor mm3, mm2                                       ;   435.3 fp3     29 x
        por mm2, mm0                                        ;   435.3 fp2     29 x
        pxor mm0, mm1                                       ;   436.3 fp1     29 x
        pxor mm2, mm4                                       ;   436.3 fp0     29 x
        pand mm4, mm3                                       ;   436.3 fp3     29 x
        pxor mm3, mm1                                       ;   436.3 fp2     29 x
        pand mm3, mm2                                       ;   437.3 fp1     29 x
        pxor mm4, mm0                                       ;   437.3 fp0     29 x
        pxor mm2, mm4                                       ;   438.3 fp3     29 x
        movq mm6, mm4                                       ;   438.3 fp2     46 x[0] copy
        pslld mm6, 0xd                                      ;   439.3 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   438.3 fp2     46 x[0]
        pxor mm4, mm6                                       ;   440.3 fp0     46 x[0]
        movq mm6, mm2                                       ;   439.3 fp3     47 x[2] copy
        pslld mm6, 3                                        ;   440.3 fp1     47 x[2]
        psrld mm2, 0x1d                                     ;   439.3 fp2     47 x[2]
        pxor mm2, mm6                                       ;   441.3 fp0     47 x[2]
        pxor mm1, mm4                                       ;   441.3 fp3     48 x[1]
        pxor mm1, mm2                                       ;   442.3 fp1     48 x[1]
        pxor mm0, mm3                                       ;   438.3 fp2     49 x[3]
        pxor mm0, mm2                                       ;   442.3 fp0     49 x[3]
        movq mm3, mm4                                       ;   441.3 fp3     49 x[3] copy
        pslld mm3, 3                                        ;   442.3 fp1     49 x[3]
        pxor mm0, mm3                                       ;   443.3 fp2     49 x[3]
        movq mm3, mm1                                       ;   443.3 fp0     50 x[1] copy
        pslld mm3, 1                                        ;   444.3 fp1     50 x[1]
        psrld mm1, 0x1f                                     ;   443.3 fp2     50 x[1]
        pxor mm1, mm3                                       ;   445.3 fp3     50 x[1]
        movq mm3, mm0                                       ;   444.3 fp0     51 x[3] copy
        pslld mm3, 7                                        ;   445.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   444.3 fp2     51 x[3]
        pxor mm0, mm3                                       ;   446.3 fp3     51 x[3]
        pxor mm4, mm1                                       ;   446.3 fp0     52 x[0]
        pxor mm4, mm0                                       ;   447.3 fp1     52 x[0]
        pxor mm2, mm0                                       ;   447.3 fp2     53 x[2]
        movq mm3, mm1                                       ;   446.3 fp3     53 x[2] copy
        pslld mm3, 7                                        ;   447.3 fp1     53 x[2]
        pxor mm2, mm3                                       ;   448.3 fp0     53 x[2]
        movq mm3, mm4                                       ;   448.3 fp2     54 x[0] copy
        pslld mm3, 5                                        ;   449.3 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   448.3 fp2     54 x[0]
        movq mm6, mm2                                       ;   449.3 fp3     55 x[2] copy
        pslld mm6, 0x16                                     ;   450.3 fp1     55 x[2]
        psrld mm2, 0xa                                      ;   449.3 fp2     55 x[2]
        pxor mm4, [rbp + 200]                               ;   449.3 fp0+agu1   80 x[0]
        pxor mm4, mm3                                       ;   450.3 fp3     80 x[0]
        pxor mm1, [rbp + 208]                               ;   446.3 fp1+agu0   80 x[1]
        pxor mm2, [rbp + 216]                               ;   450.3 fp0+agu1   80 x[2]
        pxor mm2, mm6                                       ;   451.3 fp2     80 x[2]
        pxor mm0, [rbp + 824]                               ;   447.3 fp3+agu0   80 x[3]
        movq mm3, mm1                                       ;   447.3 fp1     30 x copy
        por mm3, mm2                                        ;   452.3 fp0     30 x
        pxor mm3, mm0                                       ;   453.3 fp2     30 x
        pand mm0, mm2                                       ;   452.3 fp3     30 x
        movq mm6, mm1                                       ;   447.8 fp1     30 x copy
        pxor mm6, mm4                                       ;   451.3 fp0     30 x
        pand mm4, mm3                                       ;   454.3 fp2     30 x
        pxor mm1, mm2                                       ;   452.3 fp3     30 x
        pxor mm1, mm4                                       ;   455.3 fp1     30 x
        pxor mm0, mm6                                       ;   453.3 fp0     30 x
        movq mm2, mm4                                       ;   455.3 fp2     30 x copy
        pand mm2, mm1                                       ;   456.3 fp3     30 x
        pxor mm2, mm3                                       ;   457.3 fp1     30 x
        pxor mm3, mm0                                       ;   454.3 fp0     30 x
        pand mm0, mm1                                       ;   456.3 fp2     30 x
        pxor mm3, mm0                                       ;   457.3 fp3     30 x
        pxor mm0, mm2                                       ;   458.3 fp1     30 x
        movq mm7, mm0                                       ;   459.3 fp0     46 x[0] copy
        pslld mm7, 0xd                                      ;   460.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   459.3 fp1     46 x[0]
        pxor mm0, mm7                                       ;   461.3 fp3     46 x[0]
        movq mm7, mm3                                       ;   458.3 fp0     47 x[2] copy
        pslld mm7, 3                                        ;   459.3 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   458.3 fp1     47 x[2]
        pxor mm3, mm7                                       ;   460.3 fp3     47 x[2]
        pxor mm6, mm4                                       ;   455.3 fp0     48 x[1]
        pxor mm6, mm2                                       ;   458.3 fp2     48 x[1]
        pxor mm6, mm3                                       ;   461.3 fp1     48 x[1]
        pxor mm6, mm0                                       ;   462.3 fp3     48 x[1]
        pxor mm1, mm3                                       ;   461.3 fp0     49 x[3]
        movq mm2, mm0                                       ;   462.3 fp2     49 x[3] copy
        pslld mm2, 3                                        ;   463.3 fp1     49 x[3]
        pxor mm1, mm2                                       ;   464.3 fp3     49 x[3]
        movq mm2, mm6                                       ;   463.3 fp0     50 x[1] copy
        pslld mm2, 1                                        ;   464.3 fp2     50 x[1]
        psrld mm6, 0x1f                                     ;   463.3 fp1     50 x[1]
        pxor mm6, mm2                                       ;   465.3 fp3     50 x[1]
        movq mm2, mm1                                       ;   465.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   466.3 fp2     51 x[3]
        psrld mm1, 0x19                                     ;   465.3 fp1     51 x[3]
        pxor mm1, mm2                                       ;   467.3 fp3     51 x[3]
        pxor mm0, mm6                                       ;   466.3 fp0     52 x[0]
        pxor mm0, mm1                                       ;   468.3 fp2     52 x[0]
        pxor mm3, mm1                                       ;   468.3 fp1     53 x[2]
        movq mm2, mm6                                       ;   466.3 fp3     53 x[2] copy
        pslld mm2, 7                                        ;   467.3 fp2     53 x[2]
        pxor mm3, mm2                                       ;   469.3 fp0     53 x[2]
        movq mm2, mm0                                       ;   469.3 fp1     54 x[0] copy
        pslld mm2, 5                                        ;   470.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   469.3 fp1     54 x[0]
        movq mm4, mm3                                       ;   470.3 fp3     55 x[2] copy
        pslld mm4, 0x16                                     ;   471.3 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   470.3 fp1     55 x[2]
        pxor mm0, [rbp + 832]                               ;   470.3 fp0+agu1   80 x[0]
        pxor mm0, mm2                                       ;   471.3 fp3     80 x[0]
        pxor mm6, [rbp + 840]                               ;   466.3 fp2+agu0   80 x[1]
        pxor mm3, [rbp + 224]                               ;   471.3 fp1+agu1   80 x[2]
        pxor mm3, mm4                                       ;   472.3 fp0     80 x[2]
        pxor mm1, mm0                                       ;   472.3 fp3     23 x
        movq mm2, mm6                                       ;   467.3 fp2     23 x copy
        pxor mm2, mm3                                       ;   473.3 fp1     23 x
        pxor mm1, [rbp + 848]                               ;   473.3 fp0+agu0   23 x
        pand mm6, mm1                                       ;   474.3 fp3     23 x
        pxor mm6, mm0                                       ;   475.3 fp2     23 x
        por mm0, mm1                                        ;   474.3 fp1     23 x
        pxor mm0, mm2                                       ;   475.3 fp0     23 x
        pxor mm1, mm3                                       ;   474.3 fp3     23 x
        pand mm3, mm6                                       ;   476.3 fp2     23 x
        movq mm4, mm2                                       ;   474.3 fp1     23 x copy
        pand mm4, mm6                                       ;   476.3 fp0     23 x
        pxor mm6, mm1                                       ;   476.3 fp3     23 x
        pxor mm2, mm3                                       ;   477.3 fp2     23 x
        pxor mm2, mm6                                       ;   478.3 fp1     23 x
        pand mm1, mm0                                       ;   476.3 fp0     23 x
        por mm1, mm4                                        ;   477.3 fp3     23 x
        movq mm3, mm1                                       ;   478.3 fp2     46 x[0] copy
        pslld mm3, 0xd                                      ;   479.3 fp1     46 x[0]
        movq mm4, mm1                                       ;   478.3 fp0     46 x[0] copy
        psrld mm4, 0x13                                     ;   479.3 fp2     46 x[0]
        pxor mm3, mm4                                       ;   480.3 fp3     46 x[0]
        movq mm4, mm2                                       ;   479.3 fp1     47 x[2] copy
        pslld mm4, 3                                        ;   480.3 fp2     47 x[2]
        psrld mm2, 0x1d                                     ;   479.3 fp1     47 x[2]
        pxor mm2, mm4                                       ;   481.3 fp0     47 x[2]
        pxor mm6, mm1                                       ;   478.3 fp3     48 x[1]
        pxor mm6, mm3                                       ;   481.3 fp2     48 x[1]
        pxor mm6, mm2                                       ;   482.3 fp0     48 x[1]
        pxor mm0, mm2                                       ;   482.3 fp1     49 x[3]
        movq mm1, mm3                                       ;   481.3 fp3     49 x[3] copy
        pslld mm1, 3                                        ;   482.3 fp2     49 x[3]
        pxor mm0, mm1                                       ;   483.3 fp0     49 x[3]
        movq mm1, mm6                                       ;   483.3 fp1     50 x[1] copy
        pslld mm1, 1                                        ;   484.3 fp2     50 x[1]
        psrld mm6, 0x1f                                     ;   483.3 fp1     50 x[1]
        pxor mm6, mm1                                       ;   485.3 fp3     50 x[1]
        movq mm1, mm0                                       ;   484.3 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   485.3 fp2     51 x[3]
        psrld mm0, 0x19                                     ;   484.3 fp1     51 x[3]
        pxor mm0, mm1                                       ;   486.3 fp3     51 x[3]
        pxor mm3, mm6                                       ;   486.3 fp0     52 x[0]
        pxor mm3, mm0                                       ;   487.3 fp2     52 x[0]
        pxor mm2, mm0                                       ;   487.3 fp3     53 x[2]
        movq mm1, mm6                                       ;   486.3 fp0     53 x[2] copy
        pslld mm1, 7                                        ;   487.3 fp1     53 x[2]
        pxor mm2, mm1                                       ;   488.3 fp2     53 x[2]
        movq mm1, mm3                                       ;   488.3 fp3     54 x[0] copy
        pslld mm1, 5                                        ;   489.3 fp1     54 x[0]
        psrld mm3, 0x1b                                     ;   488.3 fp2     54 x[0]
        movq mm4, mm2                                       ;   489.3 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   490.3 fp1     55 x[2]
        psrld mm2, 0xa                                      ;   489.3 fp2     55 x[2]
        pxor mm3, [rbp + 232]                               ;   489.3 fp3+agu1   80 x[0]
        pxor mm3, mm1                                       ;   490.3 fp0     80 x[0]
        pxor mm6, [rbp + 856]                               ;   486.3 fp1+agu0   80 x[1]
        pxor mm2, [rbp + 240]                               ;   490.3 fp2+agu1   80 x[2]
        pxor mm2, mm4                                       ;   491.3 fp3     80 x[2]
        pxor mm0, [rbp + 248]                               ;   487.3 fp0+agu0   80 x[3]
        movq mm1, mm6                                       ;   487.3 fp1     24 x copy
        pand mm1, mm3                                       ;   491.3 fp2     24 x
        pxor mm3, mm0                                       ;   491.3 fp3     24 x
        por mm3, mm6                                        ;   492.3 fp0     24 x
        pxor mm6, mm0                                       ;   488.3 fp1     24 x
        pxor mm6, mm2                                       ;   492.3 fp2     24 x
        por mm2, mm1                                        ;   492.3 fp3     24 x
        pxor mm3, mm5                                       ;   493.3 fp0     24 x
        pxor mm1, mm6                                       ;   493.3 fp1     24 x
        pand mm6, mm2                                       ;   493.3 fp2     24 x
        por mm6, mm3                                        ;   494.3 fp3     24 x
        pxor mm2, mm1                                       ;   494.3 fp0     24 x
        por mm2, mm6                                        ;   495.3 fp1     24 x
        pxor mm0, mm1                                       ;   494.3 fp2     24 x
        pxor mm3, mm0                                       ;   495.3 fp3     24 x
        pand mm0, mm6                                       ;   495.3 fp0     24 x
        pxor mm0, mm3                                       ;   496.3 fp1     24 x
        movq mm4, mm0                                       ;   497.3 fp2     46 x[0] copy
        pslld mm4, 0xd                                      ;   498.3 fp1     46 x[0]
        psrld mm0, 0x13                                     ;   497.3 fp2     46 x[0]
        pxor mm0, mm4                                       ;   499.3 fp3     46 x[0]
        movq mm4, mm1                                       ;   494.3 fp0     47 x[2] copy
        pslld mm4, 3                                        ;   495.3 fp1     47 x[2]
        psrld mm1, 0x1d                                     ;   494.3 fp2     47 x[2]
        pxor mm1, mm4                                       ;   496.3 fp3     47 x[2]
        pxor mm2, mm3                                       ;   496.3 fp0     48 x[1]
        pxor mm2, mm1                                       ;   497.3 fp1     48 x[1]
        pxor mm2, mm0                                       ;   500.3 fp2     48 x[1]
        pxor mm6, mm1                                       ;   497.3 fp3     49 x[3]
        movq mm3, mm0                                       ;   500.3 fp0     49 x[3] copy
        pslld mm3, 3                                        ;   501.3 fp1     49 x[3]
        pxor mm6, mm3                                       ;   502.3 fp2     49 x[3]
        movq mm3, mm2                                       ;   501.3 fp3     50 x[1] copy
        pslld mm3, 1                                        ;   502.3 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   501.3 fp2     50 x[1]
        pxor mm2, mm3                                       ;   503.3 fp0     50 x[1]
        movq mm3, mm6                                       ;   503.3 fp3     51 x[3] copy
        pslld mm3, 7                                        ;   504.3 fp1     51 x[3]
        psrld mm6, 0x19                                     ;   503.3 fp2     51 x[3]
        pxor mm6, mm3                                       ;   505.3 fp0     51 x[3]
        pxor mm0, mm2                                       ;   504.3 fp3     52 x[0]
        pxor mm0, mm6                                       ;   506.3 fp1     52 x[0]
        pxor mm1, mm6                                       ;   506.3 fp0     53 x[2]
        movq mm3, mm2                                       ;   504.3 fp2     53 x[2] copy
        pslld mm3, 7                                        ;   505.3 fp1     53 x[2]
        pxor mm1, mm3                                       ;   507.3 fp3     53 x[2]
        movq mm3, mm0                                       ;   507.3 fp0     54 x[0] copy
        pslld mm3, 5                                        ;   508.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   507.3 fp1     54 x[0]
        movq mm4, mm1                                       ;   508.3 fp3     55 x[2] copy
        pslld mm4, 0x16                                     ;   509.3 fp2     55 x[2]
        psrld mm1, 0xa                                      ;   508.3 fp1     55 x[2]
        pxor mm0, [rbp + 864]                               ;   508.3 fp0+agu1   80 x[0]
        pxor mm0, mm3                                       ;   509.3 fp3     80 x[0]
        pxor mm2, [rbp + 872]                               ;   504.3 fp2+agu0   80 x[1]
        pxor mm1, mm4                                       ;   510.3 fp1     80 x[2]
        pxor mm1, [rbp + 880]                               ;   511.3 fp0+agu1   80 x[2]
        pxor mm6, [rbp + 888]                               ;   506.3 fp3+agu0   80 x[3]
        movq mm3, mm1                                       ;   512.3 fp2     25 x copy
        pand mm3, mm0                                       ;   513.3 fp1     25 x
        pxor mm1, mm2                                       ;   512.3 fp0     25 x
        pxor mm1, mm0                                       ;   513.3 fp3     25 x
        pxor mm3, mm6                                       ;   514.3 fp2     25 x
        por mm6, mm0                                        ;   510.3 fp1     25 x
        pxor mm6, mm2                                       ;   511.3 fp0     25 x
        pand mm2, mm3                                       ;   515.3 fp3     25 x
        pxor mm2, mm1                                       ;   516.3 fp2     25 x
        pxor mm3, mm1                                       ;   515.3 fp1     25 x
        pxor mm0, mm3                                       ;   516.3 fp0     25 x
        por mm1, mm6                                        ;   514.3 fp3     25 x
        pxor mm1, mm3                                       ;   516.3 fp2     25 x
        pxor mm6, mm1                                       ;   517.3 fp1     25 x
        movq mm3, mm0                                       ;   517.3 fp0     46 x[0] copy
        pslld mm3, 0xd                                      ;   518.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   517.3 fp1     46 x[0]
        pxor mm0, mm3                                       ;   519.3 fp3     46 x[0]
        movq mm3, mm6                                       ;   518.3 fp0     47 x[2] copy
        pslld mm3, 3                                        ;   519.3 fp2     47 x[2]
        psrld mm6, 0x1d                                     ;   518.3 fp1     47 x[2]
        pxor mm6, mm3                                       ;   520.3 fp3     47 x[2]
        pxor mm1, mm2                                       ;   517.3 fp0     48 x[1]
        pxor mm1, mm0                                       ;   520.3 fp2     48 x[1]
        pxor mm1, mm6                                       ;   521.3 fp1     48 x[1]
        pxor mm2, mm6                                       ;   521.3 fp3     49 x[3]
        movq mm3, mm0                                       ;   520.3 fp0     49 x[3] copy
        pslld mm3, 3                                        ;   521.3 fp2     49 x[3]
        pxor mm2, mm3                                       ;   522.3 fp1     49 x[3]
        movq mm3, mm1                                       ;   522.3 fp3     50 x[1] copy
        pslld mm3, 1                                        ;   523.3 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;   522.3 fp1     50 x[1]
        pxor mm1, mm3                                       ;   524.3 fp0     50 x[1]
        movq mm3, mm2                                       ;   523.3 fp3     51 x[3] copy
        pslld mm3, 7                                        ;   524.3 fp2     51 x[3]
        psrld mm2, 0x19                                     ;   523.3 fp1     51 x[3]
        pxor mm2, mm3                                       ;   525.3 fp0     51 x[3]
        pxor mm0, mm1                                       ;   525.3 fp3     52 x[0]
        pxor mm0, mm2                                       ;   526.3 fp2     52 x[0]
        pxor mm6, mm2                                       ;   526.3 fp1     53 x[2]
        movq mm3, mm1                                       ;   525.3 fp0     53 x[2] copy
        pslld mm3, 7                                        ;   526.3 fp2     53 x[2]
        pxor mm6, mm3                                       ;   527.3 fp3     53 x[2]
        movq mm3, mm0                                       ;   527.3 fp1     54 x[0] copy
        pslld mm3, 5                                        ;   528.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   527.3 fp1     54 x[0]
        movq mm4, mm6                                       ;   528.3 fp0     55 x[2] copy
        pslld mm4, 0x16                                     ;   529.3 fp2     55 x[2]
        psrld mm6, 0xa                                      ;   528.3 fp1     55 x[2]
        pxor mm0, [rbp + 256]                               ;   528.3 fp3+agu1   80 x[0]
        pxor mm0, mm3                                       ;   529.3 fp0     80 x[0]
        pxor mm1, [rbp + 896]                               ;   525.3 fp2+agu0   80 x[1]
        pxor mm6, mm4                                       ;   530.3 fp1     80 x[2]
        pxor mm6, [rbp + 904]                               ;   531.3 fp3+agu1   80 x[2]
        pxor mm2, [rbp + 264]                               ;   526.3 fp0+agu0   80 x[3]
        movq mm3, mm1                                       ;   526.3 fp2     26 x copy
        pand mm3, mm0                                       ;   530.3 fp1     26 x
        pxor mm1, mm2                                       ;   527.3 fp3     26 x
        por mm2, mm0                                        ;   530.3 fp0     26 x
        pxor mm0, mm6                                       ;   532.3 fp2     26 x
        por mm0, mm3                                        ;   533.3 fp1     26 x
        pxor mm0, mm1                                       ;   534.3 fp3     26 x
        por mm1, mm3                                        ;   531.3 fp0     26 x
        pand mm6, mm2                                       ;   532.3 fp2     26 x
        pxor mm1, mm6                                       ;   533.3 fp1     26 x
        pxor mm2, mm3                                       ;   531.3 fp3     26 x
        por mm3, mm6                                        ;   533.3 fp0     26 x
        por mm6, mm2                                        ;   533.3 fp2     26 x
        pxor mm6, mm0                                       ;   535.3 fp1     26 x
        pand mm0, mm1                                       ;   535.3 fp3     26 x
        por mm2, mm1                                        ;   534.3 fp0     26 x
        pxor mm0, mm2                                       ;   536.3 fp2     26 x
        pxor mm2, mm6                                       ;   536.3 fp1     26 x
        movq mm4, mm0                                       ;   537.3 fp3     46 x[0] copy
        pslld mm4, 0xd                                      ;   538.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   537.3 fp1     46 x[0]
        pxor mm0, mm4                                       ;   539.3 fp0     46 x[0]
        movq mm4, mm2                                       ;   537.3 fp3     47 x[2] copy
        pslld mm4, 3                                        ;   538.3 fp2     47 x[2]
        psrld mm2, 0x1d                                     ;   537.3 fp1     47 x[2]
        pxor mm2, mm4                                       ;   539.3 fp0     47 x[2]
        pxor mm1, mm0                                       ;   540.3 fp3     48 x[1]
        pxor mm1, mm2                                       ;   541.3 fp2     48 x[1]
        pxor mm3, mm6                                       ;   536.3 fp1     49 x[3]
        pxor mm3, mm2                                       ;   540.3 fp0     49 x[3]
        movq mm4, mm0                                       ;   540.3 fp3     49 x[3] copy
        pslld mm4, 3                                        ;   541.3 fp2     49 x[3]
        pxor mm3, mm4                                       ;   542.3 fp1     49 x[3]
        movq mm4, mm1                                       ;   542.3 fp0     50 x[1] copy
        pslld mm4, 1                                        ;   543.3 fp2     50 x[1]
        psrld mm1, 0x1f                                     ;   542.3 fp1     50 x[1]
        pxor mm1, mm4                                       ;   544.3 fp3     50 x[1]
        movq mm4, mm3                                       ;   543.3 fp0     51 x[3] copy
        pslld mm4, 7                                        ;   544.3 fp2     51 x[3]
        psrld mm3, 0x19                                     ;   543.3 fp1     51 x[3]
        pxor mm3, mm4                                       ;   545.3 fp3     51 x[3]
        pxor mm0, mm1                                       ;   545.3 fp0     52 x[0]
        pxor mm0, mm3                                       ;   546.3 fp2     52 x[0]
        pxor mm2, mm3                                       ;   546.3 fp1     53 x[2]
        movq mm4, mm1                                       ;   545.3 fp3     53 x[2] copy
        pslld mm4, 7                                        ;   546.3 fp2     53 x[2]
        pxor mm2, mm4                                       ;   547.3 fp0     53 x[2]
        movq mm4, mm0                                       ;   547.3 fp1     54 x[0] copy
        pslld mm4, 5                                        ;   548.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   547.3 fp1     54 x[0]
        movq mm5, mm2                                       ;   548.3 fp3     55 x[2] copy
        pslld mm5, 0x16                                     ;   549.3 fp2     55 x[2]
        psrld mm2, 0xa                                      ;   548.3 fp1     55 x[2]
        pxor mm0, [rbp + 912]                               ;   548.3 fp0+agu1   80 x[0]
        pxor mm0, mm4                                       ;   549.3 fp3     80 x[0]
        pxor mm1, [rbp + 920]                               ;   545.3 fp2+agu0   80 x[1]
        pxor mm2, mm5                                       ;   550.3 fp1     80 x[2]
        pxor mm2, [rbp + 272]                               ;   551.3 fp0+agu1   80 x[2]
        pxor mm3, [rbp + 928]                               ;   546.3 fp3+agu0   80 x[3]
        movq mm4, mm0                                       ;   550.3 fp2     27 x copy
        pxor mm4, mm1                                       ;   551.3 fp1     27 x
        pxor mm0, mm3                                       ;   550.3 fp0     27 x
        pxor mm3, mm2                                       ;   552.3 fp3     27 x
        pand mm4, mm0                                       ;   552.3 fp2     27 x
        pxor mm4, mm3                                       ;   553.3 fp1     27 x
        por mm2, mm0                                        ;   552.3 fp0     27 x
        pand mm3, mm2                                       ;   553.3 fp3     27 x
        pxor mm2, mm1                                       ;   553.3 fp2     27 x
        pxor mm2, mm3                                       ;   554.3 fp1     27 x
        pand mm3, mm4                                       ;   554.3 fp0     27 x
        por mm2, mm3                                        ;   555.3 fp3     27 x
        pxor mm3, mm0                                       ;   555.3 fp2     27 x
        movq mm5, mm1                                       ;   549.5 fp1     27 x copy
        pxor mm5, mm3                                       ;   556.3 fp0     27 x
        pand mm1, mm4                                       ;   554.3 fp3     27 x
        movq mm6, mm4                                       ;   554.3 fp2     46 x[0] copy
        pslld mm6, 0xd                                      ;   555.3 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   554.3 fp2     46 x[0]
        pxor mm4, mm6                                       ;   556.3 fp0     46 x[0]
        movq mm6, mm5                                       ;   557.3 fp3     47 x[2] copy
        pslld mm6, 3                                        ;   558.3 fp1     47 x[2]
        psrld mm5, 0x1d                                     ;   557.3 fp2     47 x[2]
        pxor mm5, mm6                                       ;   559.3 fp0     47 x[2]
        pxor mm2, mm3                                       ;   556.3 fp3     48 x[1]
        pxor mm2, mm4                                       ;   557.3 fp1     48 x[1]
        pxor mm2, mm5                                       ;   560.3 fp2     48 x[1]
        pxor mm0, mm1                                       ;   555.3 fp0     49 x[3]
        pxor mm0, mm5                                       ;   560.3 fp3     49 x[3]
        movq mm1, mm4                                       ;   557.3 fp1     49 x[3] copy
        pslld mm1, 3                                        ;   558.3 fp2     49 x[3]
        pxor mm0, mm1                                       ;   561.3 fp0     49 x[3]
        movq mm1, mm2                                       ;   561.3 fp3     50 x[1] copy
        pslld mm1, 1                                        ;   562.3 fp1     50 x[1]
        psrld mm2, 0x1f                                     ;   561.3 fp2     50 x[1]
        pxor mm2, mm1                                       ;   563.3 fp0     50 x[1]
        movq mm1, mm0                                       ;   562.3 fp3     51 x[3] copy
        pslld mm1, 7                                        ;   563.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   562.3 fp2     51 x[3]
        pxor mm0, mm1                                       ;   564.3 fp0     51 x[3]
        pxor mm4, mm2                                       ;   564.3 fp3     52 x[0]
        pxor mm4, mm0                                       ;   565.3 fp1     52 x[0]
        pxor mm5, mm0                                       ;   565.3 fp2     53 x[2]
        movq mm1, mm2                                       ;   564.3 fp0     53 x[2] copy
        pslld mm1, 7                                        ;   565.3 fp1     53 x[2]
        pxor mm5, mm1                                       ;   566.3 fp3     53 x[2]
        movq mm1, mm4                                       ;   566.3 fp2     54 x[0] copy
        pslld mm1, 5                                        ;   567.3 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   566.3 fp2     54 x[0]
        movq mm3, mm5                                       ;   567.3 fp0     55 x[2] copy
        pslld mm3, 0x16                                     ;   568.3 fp1     55 x[2]
        psrld mm5, 0xa                                      ;   567.3 fp2     55 x[2]
        pxor mm4, [rbp + 280]                               ;   567.3 fp3+agu1   80 x[0]
        pxor mm4, mm1                                       ;   568.3 fp0     80 x[0]
        pxor mm2, [rbp + 936]                               ;   564.3 fp1+agu0   80 x[1]
        pxor mm0, [rbp + 952]                               ;   565.3 fp2+agu1   80 x[3]
        pxor mm5, mm3                                       ;   569.3 fp3     28 x
        movq mm1, mm2                                       ;   565.3 fp0     28 x copy
        por mm1, mm4                                        ;   569.3 fp1     28 x
        pxor mm5, mm4                                       ;   570.3 fp2     28 x
        pxor mm5, [rbp + 944]                               ;   571.3 fp3+agu0   28 x
        pxor mm1, mm5                                       ;   572.3 fp0     28 x
        pxor mm2, mm0                                       ;   566.3 fp1     28 x
        pxor mm2, mm4                                       ;   569.3 fp2     28 x
        pand mm5, mm4                                       ;   572.3 fp3     28 x
        pxor mm4, mm1                                       ;   573.3 fp0     28 x
        pand mm5, mm2                                       ;   573.3 fp1     28 x
        pxor mm5, mm0                                       ;   574.3 fp2     28 x
        por mm0, mm2                                        ;   570.3 fp3     28 x
        pxor mm0, mm1                                       ;   573.3 fp0     28 x
        pand mm1, mm5                                       ;   575.3 fp1     28 x
        movq mm3, mm4                                       ;   574.3 fp2     28 x copy
        pand mm3, mm0                                       ;   575.3 fp3     28 x
        pxor mm3, mm2                                       ;   576.3 fp0     28 x
        movq mm6, mm0                                       ;   574.3 fp1     46 x[0] copy
        pslld mm6, 0xd                                      ;   575.3 fp2     46 x[0]
        psrld mm0, 0x13                                     ;   574.3 fp1     46 x[0]
        pxor mm0, mm6                                       ;   576.3 fp3     46 x[0]
        movq mm6, mm3                                       ;   577.3 fp0     47 x[2] copy
        pslld mm6, 3                                        ;   578.3 fp2     47 x[2]
        psrld mm3, 0x1d                                     ;   577.3 fp1     47 x[2]
        pxor mm3, mm6                                       ;   579.3 fp3     47 x[2]
        pxor mm2, mm1                                       ;   576.3 fp0     48 x[1]
        pxor mm2, mm0                                       ;   577.3 fp2     48 x[1]
        pxor mm2, mm3                                       ;   580.3 fp1     48 x[1]
        pxor mm4, mm5                                       ;   575.3 fp3     49 x[3]
        pxor mm4, mm3                                       ;   580.3 fp0     49 x[3]
        movq mm1, mm0                                       ;   577.3 fp2     49 x[3] copy
        pslld mm1, 3                                        ;   578.3 fp1     49 x[3]
        pxor mm4, mm1                                       ;   581.3 fp3     49 x[3]
        movq mm1, mm2                                       ;   581.3 fp0     50 x[1] copy
        pslld mm1, 1                                        ;   582.3 fp2     50 x[1]
        psrld mm2, 0x1f                                     ;   581.3 fp1     50 x[1]
        pxor mm2, mm1                                       ;   583.3 fp3     50 x[1]
        movq mm1, mm4                                       ;   582.3 fp0     51 x[3] copy
        pslld mm1, 7                                        ;   583.3 fp2     51 x[3]
        psrld mm4, 0x19                                     ;   582.3 fp1     51 x[3]
        pxor mm4, mm1                                       ;   584.3 fp3     51 x[3]
        pxor mm0, mm2                                       ;   584.3 fp0     52 x[0]
        pxor mm0, mm4                                       ;   585.3 fp2     52 x[0]
        pxor mm3, mm4                                       ;   585.3 fp1     53 x[2]
        movq mm1, mm2                                       ;   584.3 fp3     53 x[2] copy
        pslld mm1, 7                                        ;   585.3 fp2     53 x[2]
        pxor mm3, mm1                                       ;   586.3 fp0     53 x[2]
        movq mm1, mm0                                       ;   586.3 fp1     54 x[0] copy
        pslld mm1, 5                                        ;   587.3 fp2     54 x[0]
        psrld mm0, 0x1b                                     ;   586.3 fp1     54 x[0]
        movq mm5, mm3                                       ;   587.3 fp3     55 x[2] copy
        pslld mm5, 0x16                                     ;   588.3 fp2     55 x[2]
        psrld mm3, 0xa                                      ;   587.3 fp1     55 x[2]
        pxor mm0, [rbp + 960]                               ;   587.3 fp0+agu1   80 x[0]
        pxor mm0, mm1                                       ;   588.3 fp3     80 x[0]
        pxor mm2, [rbp + 288]                               ;   584.3 fp2+agu0   80 x[1]
        pxor mm3, mm5                                       ;   589.3 fp1     80 x[2]
        pxor mm3, [rbp + 968]                               ;   590.3 fp0+agu1   80 x[2]
        pxor mm4, [rbp + 976]                               ;   585.3 fp3+agu0   80 x[3]
        movq mm1, mm4                                       ;   586.3 fp2     29 x copy
        pand mm1, mm0                                       ;   589.3 fp1     29 x
        pxor mm0, mm4                                       ;   589.3 fp0     29 x
        pxor mm4, mm3                                       ;   591.3 fp3     29 x
        pxor mm3, mm2                                       ;   591.3 fp2     29 x
        pxor mm1, mm3                                       ;   592.3 fp1     29 x
        pand mm2, mm0                                       ;   590.3 fp0     29 x
        pxor mm2, mm3                                       ;   592.3 fp3     29 x
        por mm3, mm0                                        ;   592.3 fp2     29 x
        pxor mm0, mm1                                       ;   593.3 fp1     29 x
        pxor mm3, mm4                                       ;   593.3 fp0     29 x
        pand mm4, mm2                                       ;   593.3 fp3     29 x
        pxor mm2, mm1                                       ;   593.3 fp2     29 x
        pand mm2, mm3                                       ;   594.3 fp1     29 x
        pxor mm4, mm0                                       ;   594.3 fp0     29 x
        pxor mm3, mm4                                       ;   595.3 fp3     29 x
        movq mm5, mm4                                       ;   595.3 fp2     46 x[0] copy
        pslld mm5, 0xd                                      ;   596.3 fp1     46 x[0]
        psrld mm4, 0x13                                     ;   595.3 fp2     46 x[0]
        pxor mm4, mm5                                       ;   597.3 fp0     46 x[0]
        movq mm5, mm3                                       ;   596.3 fp3     47 x[2] copy
        pslld mm5, 3                                        ;   597.3 fp1     47 x[2]
        psrld mm3, 0x1d                                     ;   596.3 fp2     47 x[2]
        pxor mm3, mm5                                       ;   598.3 fp0     47 x[2]
        pxor mm1, mm4                                       ;   598.3 fp3     48 x[1]
        pxor mm1, mm3                                       ;   599.3 fp1     48 x[1]
        pxor mm0, mm2                                       ;   595.3 fp2     49 x[3]
        pxor mm0, mm3                                       ;   599.3 fp0     49 x[3]
        movq mm2, mm4                                       ;   598.3 fp3     49 x[3] copy
        pslld mm2, 3                                        ;   599.3 fp1     49 x[3]
        pxor mm0, mm2                                       ;   600.3 fp2     49 x[3]
        movq mm2, mm1                                       ;   600.3 fp0     50 x[1] copy
        pslld mm2, 1                                        ;   601.3 fp1     50 x[1]
        psrld mm1, 0x1f                                     ;   600.3 fp2     50 x[1]
        pxor mm1, mm2                                       ;   602.3 fp3     50 x[1]
        movq mm2, mm0                                       ;   601.3 fp0     51 x[3] copy
        pslld mm2, 7                                        ;   602.3 fp1     51 x[3]
        psrld mm0, 0x19                                     ;   601.3 fp2     51 x[3]
        pxor mm0, mm2                                       ;   603.3 fp3     51 x[3]
        pxor mm4, mm1                                       ;   603.3 fp0     52 x[0]
        pxor mm4, mm0                                       ;   604.3 fp1     52 x[0]
        pxor mm3, mm0                                       ;   604.3 fp2     53 x[2]
        movq mm2, mm1                                       ;   603.3 fp3     53 x[2] copy
        pslld mm2, 7                                        ;   604.3 fp1     53 x[2]
        pxor mm3, mm2                                       ;   605.3 fp0     53 x[2]
        movq mm2, mm4                                       ;   605.3 fp2     54 x[0] copy
        pslld mm2, 5                                        ;   606.3 fp1     54 x[0]
        psrld mm4, 0x1b                                     ;   605.3 fp2     54 x[0]
        movq mm5, mm3                                       ;   606.3 fp3     55 x[2] copy
        pslld mm5, 0x16                                     ;   607.3 fp1     55 x[2]
        psrld mm3, 0xa                                      ;   606.3 fp2     55 x[2]
        pxor mm4, [rbp + 296]                               ;   606.3 fp0+agu1   80 x[0]
        pxor mm4, mm2                                       ;   607.3 fp3     80 x[0]
        pxor mm1, [rbp + 304]                               ;   603.3 fp1+agu0   80 x[1]
        pxor mm3, mm5                                       ;   608.3 fp0     80 x[2]
        pxor mm3, [rbp + 312]                               ;   609.3 fp2+agu1   80 x[2]
        pxor mm0, [rbp + 984]                               ;   604.3 fp3+agu0   80 x[3]
        movq mm2, mm1                                       ;   604.3 fp1     30 x copy
        por mm2, mm3                                        ;   610.3 fp0     30 x
        pxor mm2, mm0                                       ;   611.3 fp2     30 x
        pand mm0, mm3                                       ;   610.3 fp3     30 x
        movq mm5, mm1                                       ;   604.8 fp1     30 x copy
        pxor mm5, mm4                                       ;   608.3 fp0     30 x
        pand mm4, mm2                                       ;   612.3 fp2     30 x
        pxor mm1, mm3                                       ;   610.3 fp3     30 x
        pxor mm1, mm4                                       ;   613.3 fp1     30 x
        pxor mm0, mm5                                       ;   611.3 fp0     30 x
        movq mm3, mm4                                       ;   613.3 fp2     30 x copy
        pand mm3, mm1                                       ;   614.3 fp3     30 x
        pxor mm3, mm2                                       ;   615.3 fp1     30 x
        movq mm6, mm0                                       ;   612.3 fp0     30 x copy
        pand mm6, mm1                                       ;   614.3 fp2     30 x
        movq mm7, mm6                                       ;   615.3 fp3     84 dst copy
        pxor mm7, [rbp + 992]                               ;   616.3 fp1+agu1   84 dst
        pxor mm7, mm3                                       ;   617.3 fp0     84 dst
        mov r9, qword [rbp + 1024]                          ;   609.3 agu2    84 dst reload
        movd [r9], mm7                                      ;   618.3 agu0+fp5   84 dst
        pshufw mm7, mm7, 0xee                               ;   618.3 fp2     84 dst
        movd [r9 + 16], mm7                                 ;   619.3 agu1+fp5   84 dst
        pxor mm5, mm4                                       ;   613.3 fp3     84 dst
        pxor mm5, [rbp + 320]                               ;   614.3 fp1+agu0   84 dst
        pxor mm5, mm3                                       ;   616.3 fp0     84 dst
        movd [r9 + 4], mm5                                  ;   617.3 agu2+fp5   84 dst
        pshufw mm3, mm5, 0xee                               ;   617.3 fp2     84 dst
        movd [r9 + 20], mm3                                 ;   618.3 agu1+fp5   84 dst
        pxor mm2, mm0                                       ;   613.5 fp3     84 dst
        pxor mm2, mm6                                       ;   615.3 fp1     84 dst
        pxor mm2, [rbp + 336]                               ;   616.3 fp0+agu0   84 dst
        movd [r9 + 8], mm2                                  ;   617.3 agu2+fp5   84 dst
        pshufw mm0, mm2, 0xee                               ;   617.3 fp2     84 dst
        movd [r9 + 24], mm0                                 ;   618.3 agu1+fp5   84 dst
        pxor mm1, [rbp + 352]                               ;   615.3 fp3+agu0   84 dst
        movd [r9 + 12], mm1                                 ;   616.3 agu2+fp5   84 dst
        pshufw mm0, mm1, 0xee                               ;   616.3 fp1     84 dst
        movd [r9 + 28], mm0                                 ;   617.3 agu1+fp5   84 dst
        add r9, 0x20                                        ;   616.3 alu0    76 blocks
        mov qword [rbp + 1024], r9                          ;   617.3 agu0+st0   76 blocks
        add r8, 0x20                                        ;   616.7 alu1    76 blocks
        cmp r8, qword [rbp + 1016]                          ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 1008], r8                          ;                    resident
.blocks_1_rest:
        mov rax, qword [rbp + 1000]                         ;                    blocks left over
        test rax, rax                                       ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov rsi, qword [rbp + 1008]                         ;                    blocks left over
        lea rdi, [rbp - 128]                                ;                    blocks left over
        mov qword [rbp + 1032], rsi                         ;                    blocks left over
        mov qword [rbp + 1008], rdi                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        mov rsi, qword [rbp + 1024]                         ;                    blocks left over
        lea rdi, [rbp - 96]                                 ;                    blocks left over
        mov rcx, rsi                                        ;                    blocks left over
        sub rcx, qword [rbp + 1032]                         ;                    blocks left over
        neg rcx                                             ;                    blocks left over
        sbb rcx, rcx                                        ;                    blocks left over
        lea rdx, [rbp - 128]                                ;                    blocks left over
        sub rdi, rdx                                        ;                    blocks left over
        and rdi, rcx                                        ;                    blocks left over
        add rdi, rdx                                        ;                    blocks left over
        mov qword [rbp + 1040], rdi                         ;                    blocks left over
        mov qword [rbp + 1048], rsi                         ;                    blocks left over
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
        mov rsi, qword [rbp + 1040]                         ;                    blocks left over
        mov rdi, qword [rbp + 1048]                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
.blocks_1_done:
        lea rdi, [rsp]                                      ;                    cleared
        xor eax, eax                                        ;                    cleared
        mov ecx, 0x94                                       ;                    cleared
        rep stosq                                           ;                    cleared
        emms                                                ;                    x87 state
        add rsp, 0x4b0                                      ;                    frame
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

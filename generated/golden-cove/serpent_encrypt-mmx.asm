; serpent_encrypt for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu golden-cove --variant mmx
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
;   body: 584 uops, planned 106.3; bounds: width 97.3, ports 104.7, path 8.0
;   blocks: 1923 uops, planned 610.2; bounds: width 320.5, ports 607.7, path 466.0
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
        mov r8, qword [rbp - 64]                            ;     0.0 p2      80 x[0] reload
        movd mm0, [r8 + 16]                                 ;     5.0 p3      80 x[0]
        movq mm1, mm0                                       ;    11.0 p0      80 x[0] copy
        punpckldq mm1, mm0                                  ;    12.0 p1      80 x[0]
        movq mm0, [rel serpent_encrypt.T0_constants64]      ;     0.7 p10     80 x[0] reload
        pxor mm1, mm0                                       ;    13.0 p5      80 x[0]
        movq [rbp - 56], mm1                                ;    14.0 p7+p4   80 x[0]
        movd mm1, [r8 + 24]                                 ;     5.0 p2      80 x[2]
        movq mm2, mm1                                       ;    11.0 p0      80 x[2] copy
        punpckldq mm2, mm1                                  ;    12.0 p1      80 x[2]
        movq mm1, [rel serpent_encrypt.T0_constants64 + 8]  ;     1.7 p3      80 x[2] reload
        pxor mm2, mm1                                       ;    13.0 p5      80 x[2]
        movq [rbp - 48], mm2                                ;    14.0 p8+p9   80 x[2]
        movd mm2, [r8 + 28]                                 ;     5.0 p10     80 x[3]
        movq mm3, mm2                                       ;    11.0 p0      80 x[3] copy
        punpckldq mm3, mm2                                  ;    12.0 p1      80 x[3]
        movq mm2, [rel serpent_encrypt.T0_constants64 + 16] ;     2.7 p2      80 x[3] reload
        pxor mm3, mm2                                       ;    13.0 p5      80 x[3]
        movq [rbp - 40], mm3                                ;    14.0 p7+p4   80 x[3]
        movd mm3, [r8 + 48]                                 ;     5.0 p3      80 x[0]
        movq mm4, mm3                                       ;    11.0 p0      80 x[0] copy
        punpckldq mm4, mm3                                  ;    12.0 p1      80 x[0]
        movq mm3, [rel serpent_encrypt.T0_constants64 + 24] ;     3.7 p10     80 x[0] reload
        pxor mm4, mm3                                       ;    13.0 p5      80 x[0]
        movq [rbp - 32], mm4                                ;    14.0 p8+p9   80 x[0]
        movd mm4, [r8 + 60]                                 ;     5.0 p2      80 x[3]
        movq mm5, mm4                                       ;    11.0 p0      80 x[3] copy
        punpckldq mm5, mm4                                  ;    12.0 p1      80 x[3]
        pxor mm5, mm3                                       ;    13.0 p5      80 x[3]
        movq [rbp - 24], mm5                                ;    14.0 p7+p4   80 x[3]
        movd mm4, [r8 + 72]                                 ;     5.0 p3      80 x[2]
        movq mm5, mm4                                       ;    11.0 p0      80 x[2] copy
        punpckldq mm5, mm4                                  ;    12.0 p1      80 x[2]
        movq mm4, [rel serpent_encrypt.T0_constants64 + 32] ;     5.5 p10     80 x[2] reload
        pxor mm5, mm4                                       ;    13.0 p5      80 x[2]
        movq [rbp - 16], mm5                                ;    14.0 p8+p9   80 x[2]
        movd mm5, [r8 + 80]                                 ;     6.0 p2      80 x[0]
        movq mm6, mm5                                       ;    12.0 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    13.0 p1      80 x[0]
        pxor mm6, mm3                                       ;    14.0 p5      80 x[0]
        movq [rbp - 8], mm6                                 ;    15.0 p7+p4   80 x[0]
        movd mm5, [r8 + 100]                                ;     6.8 p3      80 x[1]
        movq mm6, mm5                                       ;    12.8 p0      80 x[1] copy
        punpckldq mm6, mm5                                  ;    13.8 p1      80 x[1]
        pxor mm6, mm3                                       ;    14.8 p5      80 x[1]
        movq [rbp + 0], mm6                                 ;    15.8 p8+p9   80 x[1]
        movd mm5, [r8 + 112]                                ;     7.7 p10     80 x[0]
        movq mm6, mm5                                       ;    13.7 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    14.7 p1      80 x[0]
        pxor mm6, mm3                                       ;    15.7 p5      80 x[0]
        movq [rbp + 8], mm6                                 ;    16.7 p7+p4   80 x[0]
        movd mm5, [r8 + 116]                                ;     8.5 p2      80 x[1]
        movq mm6, mm5                                       ;    14.5 p0      80 x[1] copy
        punpckldq mm6, mm5                                  ;    15.5 p1      80 x[1]
        pxor mm6, mm3                                       ;    16.5 p5      80 x[1]
        movq [rbp + 16], mm6                                ;    17.5 p8+p9   80 x[1]
        movd mm5, [r8 + 120]                                ;     9.3 p3      80 x[2]
        movq mm6, mm5                                       ;    15.3 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    16.3 p1      80 x[2]
        pxor mm6, mm4                                       ;    17.3 p5      80 x[2]
        movq [rbp + 24], mm6                                ;    18.3 p7+p4   80 x[2]
        movd mm5, [r8 + 136]                                ;    10.2 p10     80 x[2]
        movq mm6, mm5                                       ;    16.2 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    17.2 p1      80 x[2]
        pxor mm6, mm3                                       ;    18.2 p5      80 x[2]
        movq [rbp + 32], mm6                                ;    19.2 p8+p9   80 x[2]
        movd mm5, [r8 + 144]                                ;    11.0 p2      80 x[0]
        movq mm6, mm5                                       ;    17.0 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    18.0 p1      80 x[0]
        pxor mm6, mm0                                       ;    19.0 p5      80 x[0]
        movq [rbp + 40], mm6                                ;    20.0 p7+p4   80 x[0]
        movd mm5, [r8 + 152]                                ;    11.8 p3      80 x[2]
        movq mm6, mm5                                       ;    17.8 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    18.8 p1      80 x[2]
        pxor mm6, mm1                                       ;    19.8 p5      80 x[2]
        movq [rbp + 48], mm6                                ;    20.8 p8+p9   80 x[2]
        movd mm5, [r8 + 156]                                ;    12.7 p10     80 x[3]
        movq mm6, mm5                                       ;    18.7 p0      80 x[3] copy
        punpckldq mm6, mm5                                  ;    19.7 p1      80 x[3]
        pxor mm6, mm2                                       ;    20.7 p5      80 x[3]
        movq [rbp + 56], mm6                                ;    21.7 p7+p4   80 x[3]
        movd mm5, [r8 + 176]                                ;    13.5 p2      80 x[0]
        movq mm6, mm5                                       ;    19.5 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    20.5 p1      80 x[0]
        pxor mm6, mm3                                       ;    21.5 p5      80 x[0]
        movq [rbp + 64], mm6                                ;    22.5 p8+p9   80 x[0]
        movd mm5, [r8 + 188]                                ;    14.3 p3      80 x[3]
        movq mm6, mm5                                       ;    20.3 p0      80 x[3] copy
        punpckldq mm6, mm5                                  ;    21.3 p1      80 x[3]
        pxor mm6, mm3                                       ;    22.3 p5      80 x[3]
        movq [rbp + 72], mm6                                ;    23.3 p7+p4   80 x[3]
        movd mm5, [r8 + 200]                                ;    15.2 p10     80 x[2]
        movq mm6, mm5                                       ;    21.2 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    22.2 p1      80 x[2]
        pxor mm6, mm4                                       ;    23.2 p5      80 x[2]
        movq [rbp + 80], mm6                                ;    24.2 p8+p9   80 x[2]
        movd mm5, [r8 + 208]                                ;    16.0 p2      80 x[0]
        movq mm6, mm5                                       ;    22.0 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    23.0 p1      80 x[0]
        pxor mm6, mm3                                       ;    24.0 p5      80 x[0]
        movq [rbp + 88], mm6                                ;    25.0 p7+p4   80 x[0]
        movd mm5, [r8 + 228]                                ;    16.8 p3      80 x[1]
        movq mm6, mm5                                       ;    22.8 p0      80 x[1] copy
        punpckldq mm6, mm5                                  ;    23.8 p1      80 x[1]
        pxor mm6, mm3                                       ;    24.8 p5      80 x[1]
        movq [rbp + 96], mm6                                ;    25.8 p8+p9   80 x[1]
        movd mm5, [r8 + 240]                                ;    17.7 p10     80 x[0]
        movq mm6, mm5                                       ;    23.7 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    24.7 p1      80 x[0]
        pxor mm6, mm3                                       ;    25.7 p5      80 x[0]
        movq [rbp + 104], mm6                               ;    26.7 p7+p4   80 x[0]
        movd mm5, [r8 + 244]                                ;    18.5 p2      80 x[1]
        movq mm6, mm5                                       ;    24.5 p0      80 x[1] copy
        punpckldq mm6, mm5                                  ;    25.5 p1      80 x[1]
        pxor mm6, mm3                                       ;    26.5 p5      80 x[1]
        movq [rbp + 112], mm6                               ;    27.5 p8+p9   80 x[1]
        movd mm5, [r8 + 248]                                ;    19.3 p3      80 x[2]
        movq mm6, mm5                                       ;    25.3 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    26.3 p1      80 x[2]
        pxor mm6, mm4                                       ;    27.3 p5      80 x[2]
        movq [rbp + 120], mm6                               ;    28.3 p7+p4   80 x[2]
        movd mm5, [r8 + 264]                                ;    20.2 p10     80 x[2]
        movq mm6, mm5                                       ;    26.2 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    27.2 p1      80 x[2]
        pxor mm6, mm3                                       ;    28.2 p5      80 x[2]
        movq [rbp + 128], mm6                               ;    29.2 p8+p9   80 x[2]
        movd mm5, [r8 + 272]                                ;    21.0 p2      80 x[0]
        movq mm6, mm5                                       ;    27.0 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    28.0 p1      80 x[0]
        pxor mm6, mm0                                       ;    29.0 p5      80 x[0]
        movq [rbp + 136], mm6                               ;    30.0 p7+p4   80 x[0]
        movd mm5, [r8 + 280]                                ;    21.8 p3      80 x[2]
        movq mm6, mm5                                       ;    27.8 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    28.8 p1      80 x[2]
        pxor mm6, mm1                                       ;    29.8 p5      80 x[2]
        movq [rbp + 144], mm6                               ;    30.8 p8+p9   80 x[2]
        movd mm5, [r8 + 284]                                ;    22.7 p10     80 x[3]
        movq mm6, mm5                                       ;    28.7 p0      80 x[3] copy
        punpckldq mm6, mm5                                  ;    29.7 p1      80 x[3]
        pxor mm6, mm2                                       ;    30.7 p5      80 x[3]
        movq [rbp + 152], mm6                               ;    31.7 p7+p4   80 x[3]
        movd mm5, [r8 + 304]                                ;    23.5 p2      80 x[0]
        movq mm6, mm5                                       ;    29.5 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    30.5 p1      80 x[0]
        pxor mm6, mm3                                       ;    31.5 p5      80 x[0]
        movq [rbp + 160], mm6                               ;    32.5 p8+p9   80 x[0]
        movd mm5, [r8 + 316]                                ;    24.3 p3      80 x[3]
        movq mm6, mm5                                       ;    30.3 p0      80 x[3] copy
        punpckldq mm6, mm5                                  ;    31.3 p1      80 x[3]
        pxor mm6, mm3                                       ;    32.3 p5      80 x[3]
        movq [rbp + 168], mm6                               ;    33.3 p7+p4   80 x[3]
        movd mm5, [r8 + 328]                                ;    25.2 p10     80 x[2]
        movq mm6, mm5                                       ;    31.2 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    32.2 p1      80 x[2]
        pxor mm6, mm4                                       ;    33.2 p5      80 x[2]
        movq [rbp + 176], mm6                               ;    34.2 p8+p9   80 x[2]
        movd mm5, [r8 + 336]                                ;    26.0 p2      80 x[0]
        movq mm6, mm5                                       ;    32.0 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    33.0 p1      80 x[0]
        pxor mm6, mm3                                       ;    34.0 p5      80 x[0]
        movq [rbp + 184], mm6                               ;    35.0 p7+p4   80 x[0]
        movd mm5, [r8 + 356]                                ;    26.8 p3      80 x[1]
        movq mm6, mm5                                       ;    32.8 p0      80 x[1] copy
        punpckldq mm6, mm5                                  ;    33.8 p1      80 x[1]
        pxor mm6, mm3                                       ;    34.8 p5      80 x[1]
        movq [rbp + 192], mm6                               ;    35.8 p8+p9   80 x[1]
        movd mm5, [r8 + 368]                                ;    27.7 p10     80 x[0]
        movq mm6, mm5                                       ;    33.7 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    34.7 p1      80 x[0]
        pxor mm6, mm3                                       ;    35.7 p5      80 x[0]
        movq [rbp + 200], mm6                               ;    36.7 p7+p4   80 x[0]
        movd mm5, [r8 + 372]                                ;    28.5 p2      80 x[1]
        movq mm6, mm5                                       ;    34.5 p0      80 x[1] copy
        punpckldq mm6, mm5                                  ;    35.5 p1      80 x[1]
        pxor mm6, mm3                                       ;    36.5 p5      80 x[1]
        movq [rbp + 208], mm6                               ;    37.5 p8+p9   80 x[1]
        movd mm5, [r8 + 376]                                ;    29.3 p3      80 x[2]
        movq mm6, mm5                                       ;    35.3 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    36.3 p1      80 x[2]
        pxor mm6, mm4                                       ;    37.3 p5      80 x[2]
        movq [rbp + 216], mm6                               ;    38.3 p7+p4   80 x[2]
        movd mm5, [r8 + 392]                                ;    30.2 p10     80 x[2]
        movq mm6, mm5                                       ;    36.2 p0      80 x[2] copy
        punpckldq mm6, mm5                                  ;    37.2 p1      80 x[2]
        pxor mm6, mm3                                       ;    38.2 p5      80 x[2]
        movq [rbp + 224], mm6                               ;    39.2 p8+p9   80 x[2]
        movd mm5, [r8 + 400]                                ;    31.0 p2      80 x[0]
        movq mm6, mm5                                       ;    37.0 p0      80 x[0] copy
        punpckldq mm6, mm5                                  ;    38.0 p1      80 x[0]
        pxor mm6, mm0                                       ;    39.0 p5      80 x[0]
        movq [rbp + 232], mm6                               ;    40.0 p7+p4   80 x[0]
        movd mm0, [r8 + 408]                                ;    31.8 p3      80 x[2]
        movq mm5, mm0                                       ;    37.8 p0      80 x[2] copy
        punpckldq mm5, mm0                                  ;    38.8 p1      80 x[2]
        pxor mm5, mm1                                       ;    39.8 p5      80 x[2]
        movq [rbp + 240], mm5                               ;    40.8 p8+p9   80 x[2]
        movd mm0, [r8 + 412]                                ;    32.7 p10     80 x[3]
        movq mm1, mm0                                       ;    38.7 p0      80 x[3] copy
        punpckldq mm1, mm0                                  ;    39.7 p1      80 x[3]
        pxor mm1, mm2                                       ;    40.7 p5      80 x[3]
        movq [rbp + 248], mm1                               ;    41.7 p7+p4   80 x[3]
        movd mm0, [r8 + 432]                                ;    33.5 p2      80 x[0]
        movq mm1, mm0                                       ;    39.5 p0      80 x[0] copy
        punpckldq mm1, mm0                                  ;    40.5 p1      80 x[0]
        pxor mm1, mm3                                       ;    41.5 p5      80 x[0]
        movq [rbp + 256], mm1                               ;    42.5 p8+p9   80 x[0]
        movd mm0, [r8 + 444]                                ;    34.3 p3      80 x[3]
        movq mm1, mm0                                       ;    40.3 p0      80 x[3] copy
        punpckldq mm1, mm0                                  ;    41.3 p1      80 x[3]
        pxor mm1, mm3                                       ;    42.3 p5      80 x[3]
        movq [rbp + 264], mm1                               ;    43.3 p7+p4   80 x[3]
        movd mm0, [r8 + 456]                                ;    35.2 p10     80 x[2]
        movq mm1, mm0                                       ;    41.3 p0      80 x[2] copy
        punpckldq mm1, mm0                                  ;    42.3 p1      80 x[2]
        pxor mm1, mm4                                       ;    43.3 p5      80 x[2]
        movq [rbp + 272], mm1                               ;    44.3 p8+p9   80 x[2]
        movd mm0, [r8 + 464]                                ;    36.0 p2      80 x[0]
        movq mm1, mm0                                       ;    42.3 p0      80 x[0] copy
        punpckldq mm1, mm0                                  ;    43.3 p1      80 x[0]
        pxor mm1, mm3                                       ;    44.3 p5      80 x[0]
        movq [rbp + 280], mm1                               ;    45.3 p7+p4   80 x[0]
        movd mm0, [r8 + 484]                                ;    36.8 p3      80 x[1]
        movq mm1, mm0                                       ;    43.3 p0      80 x[1] copy
        punpckldq mm1, mm0                                  ;    44.3 p1      80 x[1]
        pxor mm1, mm3                                       ;    45.3 p5      80 x[1]
        movq [rbp + 288], mm1                               ;    46.3 p8+p9   80 x[1]
        movd mm0, [r8 + 496]                                ;    37.7 p10     80 x[0]
        movq mm1, mm0                                       ;    44.3 p0      80 x[0] copy
        punpckldq mm1, mm0                                  ;    45.3 p1      80 x[0]
        pxor mm1, mm3                                       ;    46.3 p5      80 x[0]
        movq [rbp + 296], mm1                               ;    47.3 p7+p4   80 x[0]
        movd mm0, [r8 + 500]                                ;    38.5 p2      80 x[1]
        movq mm1, mm0                                       ;    45.3 p0      80 x[1] copy
        punpckldq mm1, mm0                                  ;    46.3 p1      80 x[1]
        pxor mm1, mm3                                       ;    47.3 p5      80 x[1]
        movq [rbp + 304], mm1                               ;    48.3 p8+p9   80 x[1]
        movd mm0, [r8 + 504]                                ;    39.3 p3      80 x[2]
        movq mm1, mm0                                       ;    46.3 p0      80 x[2] copy
        punpckldq mm1, mm0                                  ;    47.3 p1      80 x[2]
        pxor mm1, mm4                                       ;    48.3 p5      80 x[2]
        movq [rbp + 312], mm1                               ;    49.3 p7+p4   80 x[2]
        movd mm0, [r8 + 516]                                ;    40.2 p10     84 dst
        movq mm1, mm0                                       ;    47.3 p0      84 dst copy
        punpckldq mm1, mm0                                  ;    48.3 p1      84 dst
        pxor mm1, mm3                                       ;    49.3 p5      84 dst
        movq [rbp + 320], mm1                               ;    50.3 p8+p9   84 dst
        movd mm0, [r8 + 520]                                ;    41.0 p2      84 dst
        movq mm1, mm0                                       ;    48.3 p0      84 dst copy
        punpckldq mm1, mm0                                  ;    49.3 p1      84 dst
        pxor mm1, mm3                                       ;    50.3 p5      84 dst
        movq [rbp + 328], mm1                               ;    51.3 p7+p4   84 dst
        movd mm0, [r8 + 524]                                ;    41.8 p3      84 dst
        movq mm1, mm0                                       ;    49.3 p0      84 dst copy
        punpckldq mm1, mm0                                  ;    50.3 p1      84 dst
        pxor mm1, mm3                                       ;    51.3 p5      84 dst
        movq [rbp + 336], mm1                               ;    52.3 p8+p9   84 dst
        movd mm0, [r8]                                      ;    42.7 p10     76 rk
        movq mm1, mm0                                       ;    50.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    51.3 p1      76 rk
        movq [rbp + 344], mm1                               ;    52.3 p7+p4   76 rk
        movd mm0, [r8 + 4]                                  ;    43.3 p2      76 rk
        movq mm1, mm0                                       ;    50.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    51.8 p1      76 rk
        movq [rbp + 352], mm1                               ;    52.8 p8+p9   76 rk
        movd mm0, [r8 + 8]                                  ;    44.0 p3      76 rk
        movq mm1, mm0                                       ;    51.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    52.3 p5      76 rk
        movq [rbp + 360], mm1                               ;    53.3 p7+p4   76 rk
        movd mm0, [r8 + 12]                                 ;    44.7 p10     76 rk
        movq mm1, mm0                                       ;    52.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    53.3 p1      76 rk
        movq [rbp + 368], mm1                               ;    54.3 p8+p9   76 rk
        movd mm0, [r8 + 20]                                 ;    45.3 p2      76 rk
        movq mm1, mm0                                       ;    52.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    53.8 p1      76 rk
        movq [rbp + 376], mm1                               ;    54.8 p7+p4   76 rk
        movd mm0, [r8 + 32]                                 ;    46.0 p3      76 rk
        movq mm1, mm0                                       ;    53.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    54.3 p5      76 rk
        movq [rbp + 384], mm1                               ;    55.3 p8+p9   76 rk
        movd mm0, [r8 + 36]                                 ;    46.7 p10     76 rk
        movq mm1, mm0                                       ;    54.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    55.3 p1      76 rk
        movq [rbp + 392], mm1                               ;    56.3 p7+p4   76 rk
        movd mm0, [r8 + 40]                                 ;    47.3 p2      76 rk
        movq mm1, mm0                                       ;    54.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    55.8 p1      76 rk
        movq [rbp + 400], mm1                               ;    56.8 p8+p9   76 rk
        movd mm0, [r8 + 44]                                 ;    48.0 p3      76 rk
        movq mm1, mm0                                       ;    55.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    56.3 p5      76 rk
        movq [rbp + 408], mm1                               ;    57.3 p7+p4   76 rk
        movd mm0, [r8 + 52]                                 ;    48.7 p10     76 rk
        movq mm1, mm0                                       ;    56.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    57.3 p1      76 rk
        movq [rbp + 416], mm1                               ;    58.3 p8+p9   76 rk
        movd mm0, [r8 + 56]                                 ;    49.3 p2      76 rk
        movq mm1, mm0                                       ;    56.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    57.8 p1      76 rk
        movq [rbp + 424], mm1                               ;    58.8 p7+p4   76 rk
        movd mm0, [r8 + 64]                                 ;    50.0 p3      76 rk
        movq mm1, mm0                                       ;    57.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    58.3 p5      76 rk
        movq [rbp + 432], mm1                               ;    59.3 p8+p9   76 rk
        movd mm0, [r8 + 68]                                 ;    50.7 p10     76 rk
        movq mm1, mm0                                       ;    58.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    59.3 p1      76 rk
        movq [rbp + 440], mm1                               ;    60.3 p7+p4   76 rk
        movd mm0, [r8 + 76]                                 ;    51.3 p2      76 rk
        movq mm1, mm0                                       ;    58.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    59.8 p1      76 rk
        movq [rbp + 448], mm1                               ;    60.8 p8+p9   76 rk
        movd mm0, [r8 + 84]                                 ;    52.0 p3      76 rk
        movq mm1, mm0                                       ;    59.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    60.3 p5      76 rk
        movq [rbp + 456], mm1                               ;    61.3 p7+p4   76 rk
        movd mm0, [r8 + 88]                                 ;    52.7 p10     76 rk
        movq mm1, mm0                                       ;    60.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    61.3 p1      76 rk
        movq [rbp + 464], mm1                               ;    62.3 p8+p9   76 rk
        movd mm0, [r8 + 92]                                 ;    53.3 p2      76 rk
        movq mm1, mm0                                       ;    60.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    61.8 p1      76 rk
        movq [rbp + 472], mm1                               ;    62.8 p7+p4   76 rk
        movd mm0, [r8 + 96]                                 ;    54.0 p3      76 rk
        movq mm1, mm0                                       ;    61.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    62.3 p5      76 rk
        movq [rbp + 480], mm1                               ;    63.3 p8+p9   76 rk
        movd mm0, [r8 + 104]                                ;    54.7 p10     76 rk
        movq mm1, mm0                                       ;    62.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    63.3 p1      76 rk
        movq [rbp + 488], mm1                               ;    64.3 p7+p4   76 rk
        movd mm0, [r8 + 108]                                ;    55.3 p2      76 rk
        movq mm1, mm0                                       ;    62.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    63.8 p1      76 rk
        movq [rbp + 496], mm1                               ;    64.8 p8+p9   76 rk
        movd mm0, [r8 + 124]                                ;    56.0 p3      76 rk
        movq mm1, mm0                                       ;    63.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    64.3 p5      76 rk
        movq [rbp + 504], mm1                               ;    65.3 p7+p4   76 rk
        movd mm0, [r8 + 128]                                ;    56.7 p10     76 rk
        movq mm1, mm0                                       ;    64.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    65.3 p1      76 rk
        movq [rbp + 512], mm1                               ;    66.3 p8+p9   76 rk
        movd mm0, [r8 + 132]                                ;    57.3 p2      76 rk
        movq mm1, mm0                                       ;    64.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    65.8 p1      76 rk
        movq [rbp + 520], mm1                               ;    66.8 p7+p4   76 rk
        movd mm0, [r8 + 140]                                ;    58.0 p3      76 rk
        movq mm1, mm0                                       ;    65.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    66.3 p5      76 rk
        movq [rbp + 528], mm1                               ;    67.3 p8+p9   76 rk
        movd mm0, [r8 + 148]                                ;    58.7 p10     76 rk
        movq mm1, mm0                                       ;    66.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    67.3 p1      76 rk
        movq [rbp + 536], mm1                               ;    68.3 p7+p4   76 rk
        movd mm0, [r8 + 160]                                ;    59.3 p2      76 rk
        movq mm1, mm0                                       ;    66.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    67.8 p1      76 rk
        movq [rbp + 544], mm1                               ;    68.8 p8+p9   76 rk
        movd mm0, [r8 + 164]                                ;    60.0 p3      76 rk
        movq mm1, mm0                                       ;    67.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    68.3 p5      76 rk
        movq [rbp + 552], mm1                               ;    69.3 p7+p4   76 rk
        movd mm0, [r8 + 168]                                ;    60.7 p10     76 rk
        movq mm1, mm0                                       ;    68.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    69.3 p1      76 rk
        movq [rbp + 560], mm1                               ;    70.3 p8+p9   76 rk
        movd mm0, [r8 + 172]                                ;    61.3 p2      76 rk
        movq mm1, mm0                                       ;    68.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    69.8 p1      76 rk
        movq [rbp + 568], mm1                               ;    70.8 p7+p4   76 rk
        movd mm0, [r8 + 180]                                ;    62.0 p3      76 rk
        movq mm1, mm0                                       ;    69.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    70.3 p5      76 rk
        movq [rbp + 576], mm1                               ;    71.3 p8+p9   76 rk
        movd mm0, [r8 + 184]                                ;    62.7 p10     76 rk
        movq mm1, mm0                                       ;    70.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    71.3 p1      76 rk
        movq [rbp + 584], mm1                               ;    72.3 p7+p4   76 rk
        movd mm0, [r8 + 192]                                ;    63.3 p2      76 rk
        movq mm1, mm0                                       ;    70.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    71.8 p1      76 rk
        movq [rbp + 592], mm1                               ;    72.8 p8+p9   76 rk
        movd mm0, [r8 + 196]                                ;    64.0 p3      76 rk
        movq mm1, mm0                                       ;    71.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    72.3 p5      76 rk
        movq [rbp + 600], mm1                               ;    73.3 p7+p4   76 rk
        movd mm0, [r8 + 204]                                ;    64.7 p10     76 rk
        movq mm1, mm0                                       ;    72.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    73.3 p1      76 rk
        movq [rbp + 608], mm1                               ;    74.3 p8+p9   76 rk
        movd mm0, [r8 + 212]                                ;    65.3 p2      76 rk
        movq mm1, mm0                                       ;    72.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    73.8 p1      76 rk
        movq [rbp + 616], mm1                               ;    74.8 p7+p4   76 rk
        movd mm0, [r8 + 216]                                ;    66.0 p3      76 rk
        movq mm1, mm0                                       ;    73.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    74.3 p5      76 rk
        movq [rbp + 624], mm1                               ;    75.3 p8+p9   76 rk
        movd mm0, [r8 + 220]                                ;    66.7 p10     76 rk
        movq mm1, mm0                                       ;    74.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    75.3 p1      76 rk
        movq [rbp + 632], mm1                               ;    76.3 p7+p4   76 rk
        movd mm0, [r8 + 224]                                ;    67.3 p2      76 rk
        movq mm1, mm0                                       ;    74.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    75.8 p1      76 rk
        movq [rbp + 640], mm1                               ;    76.8 p8+p9   76 rk
        movd mm0, [r8 + 232]                                ;    68.0 p3      76 rk
        movq mm1, mm0                                       ;    75.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    76.3 p5      76 rk
        movq [rbp + 648], mm1                               ;    77.3 p7+p4   76 rk
        movd mm0, [r8 + 236]                                ;    68.7 p10     76 rk
        movq mm1, mm0                                       ;    76.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    77.3 p1      76 rk
        movq [rbp + 656], mm1                               ;    78.3 p8+p9   76 rk
        movd mm0, [r8 + 252]                                ;    69.3 p2      76 rk
        movq mm1, mm0                                       ;    76.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    77.8 p1      76 rk
        movq [rbp + 664], mm1                               ;    78.8 p7+p4   76 rk
        movd mm0, [r8 + 256]                                ;    70.0 p3      76 rk
        movq mm1, mm0                                       ;    77.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    78.3 p5      76 rk
        movq [rbp + 672], mm1                               ;    79.3 p8+p9   76 rk
        movd mm0, [r8 + 260]                                ;    70.7 p10     76 rk
        movq mm1, mm0                                       ;    78.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    79.3 p1      76 rk
        movq [rbp + 680], mm1                               ;    80.3 p7+p4   76 rk
        movd mm0, [r8 + 268]                                ;    71.3 p2      76 rk
        movq mm1, mm0                                       ;    78.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    79.8 p1      76 rk
        movq [rbp + 688], mm1                               ;    80.8 p8+p9   76 rk
        movd mm0, [r8 + 276]                                ;    72.0 p3      76 rk
        movq mm1, mm0                                       ;    79.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    80.3 p5      76 rk
        movq [rbp + 696], mm1                               ;    81.3 p7+p4   76 rk
        movd mm0, [r8 + 288]                                ;    72.7 p10     76 rk
        movq mm1, mm0                                       ;    80.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    81.3 p1      76 rk
        movq [rbp + 704], mm1                               ;    82.3 p8+p9   76 rk
        movd mm0, [r8 + 292]                                ;    73.3 p2      76 rk
        movq mm1, mm0                                       ;    80.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    81.8 p1      76 rk
        movq [rbp + 712], mm1                               ;    82.8 p7+p4   76 rk
        movd mm0, [r8 + 296]                                ;    74.0 p3      76 rk
        movq mm1, mm0                                       ;    81.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    82.3 p5      76 rk
        movq [rbp + 720], mm1                               ;    83.3 p8+p9   76 rk
        movd mm0, [r8 + 300]                                ;    74.7 p10     76 rk
        movq mm1, mm0                                       ;    82.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    83.3 p1      76 rk
        movq [rbp + 728], mm1                               ;    84.3 p7+p4   76 rk
        movd mm0, [r8 + 308]                                ;    75.3 p2      76 rk
        movq mm1, mm0                                       ;    82.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    83.8 p1      76 rk
        movq [rbp + 736], mm1                               ;    84.8 p8+p9   76 rk
        movd mm0, [r8 + 312]                                ;    76.0 p3      76 rk
        movq mm1, mm0                                       ;    83.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    84.3 p5      76 rk
        movq [rbp + 744], mm1                               ;    85.3 p7+p4   76 rk
        movd mm0, [r8 + 320]                                ;    76.7 p10     76 rk
        movq mm1, mm0                                       ;    84.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    85.3 p1      76 rk
        movq [rbp + 752], mm1                               ;    86.3 p8+p9   76 rk
        movd mm0, [r8 + 324]                                ;    77.3 p2      76 rk
        movq mm1, mm0                                       ;    84.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    85.8 p1      76 rk
        movq [rbp + 760], mm1                               ;    86.8 p7+p4   76 rk
        movd mm0, [r8 + 332]                                ;    78.0 p3      76 rk
        movq mm1, mm0                                       ;    85.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    86.3 p5      76 rk
        movq [rbp + 768], mm1                               ;    87.3 p8+p9   76 rk
        movd mm0, [r8 + 340]                                ;    78.7 p10     76 rk
        movq mm1, mm0                                       ;    86.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    87.3 p1      76 rk
        movq [rbp + 776], mm1                               ;    88.3 p7+p4   76 rk
        movd mm0, [r8 + 344]                                ;    79.3 p2      76 rk
        movq mm1, mm0                                       ;    86.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    87.8 p1      76 rk
        movq [rbp + 784], mm1                               ;    88.8 p8+p9   76 rk
        movd mm0, [r8 + 348]                                ;    80.0 p3      76 rk
        movq mm1, mm0                                       ;    87.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    88.3 p5      76 rk
        movq [rbp + 792], mm1                               ;    89.3 p7+p4   76 rk
        movd mm0, [r8 + 352]                                ;    80.7 p10     76 rk
        movq mm1, mm0                                       ;    88.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    89.3 p1      76 rk
        movq [rbp + 800], mm1                               ;    90.3 p8+p9   76 rk
        movd mm0, [r8 + 360]                                ;    81.3 p2      76 rk
        movq mm1, mm0                                       ;    88.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    89.8 p1      76 rk
        movq [rbp + 808], mm1                               ;    90.8 p7+p4   76 rk
        movd mm0, [r8 + 364]                                ;    82.0 p3      76 rk
        movq mm1, mm0                                       ;    89.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    90.3 p5      76 rk
        movq [rbp + 816], mm1                               ;    91.3 p8+p9   76 rk
        movd mm0, [r8 + 380]                                ;    82.7 p10     76 rk
        movq mm1, mm0                                       ;    90.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    91.3 p1      76 rk
        movq [rbp + 824], mm1                               ;    92.3 p7+p4   76 rk
        movd mm0, [r8 + 384]                                ;    83.3 p2      76 rk
        movq mm1, mm0                                       ;    90.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    91.8 p1      76 rk
        movq [rbp + 832], mm1                               ;    92.8 p8+p9   76 rk
        movd mm0, [r8 + 388]                                ;    84.0 p3      76 rk
        movq mm1, mm0                                       ;    91.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    92.3 p5      76 rk
        movq [rbp + 840], mm1                               ;    93.3 p7+p4   76 rk
        movd mm0, [r8 + 396]                                ;    84.7 p10     76 rk
        movq mm1, mm0                                       ;    92.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    93.3 p1      76 rk
        movq [rbp + 848], mm1                               ;    94.3 p8+p9   76 rk
        movd mm0, [r8 + 404]                                ;    85.3 p2      76 rk
        movq mm1, mm0                                       ;    92.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    93.8 p1      76 rk
        movq [rbp + 856], mm1                               ;    94.8 p7+p4   76 rk
        movd mm0, [r8 + 416]                                ;    86.0 p3      76 rk
        movq mm1, mm0                                       ;    93.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    94.3 p5      76 rk
        movq [rbp + 864], mm1                               ;    95.3 p8+p9   76 rk
        movd mm0, [r8 + 420]                                ;    86.7 p10     76 rk
        movq mm1, mm0                                       ;    94.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    95.3 p1      76 rk
        movq [rbp + 872], mm1                               ;    96.3 p7+p4   76 rk
        movd mm0, [r8 + 424]                                ;    87.3 p2      76 rk
        movq mm1, mm0                                       ;    94.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    95.8 p1      76 rk
        movq [rbp + 880], mm1                               ;    96.8 p8+p9   76 rk
        movd mm0, [r8 + 428]                                ;    88.0 p3      76 rk
        movq mm1, mm0                                       ;    95.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    96.3 p5      76 rk
        movq [rbp + 888], mm1                               ;    97.3 p7+p4   76 rk
        movd mm0, [r8 + 436]                                ;    88.7 p10     76 rk
        movq mm1, mm0                                       ;    96.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    97.3 p1      76 rk
        movq [rbp + 896], mm1                               ;    98.3 p8+p9   76 rk
        movd mm0, [r8 + 440]                                ;    89.3 p2      76 rk
        movq mm1, mm0                                       ;    96.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    97.8 p1      76 rk
        movq [rbp + 904], mm1                               ;    98.8 p7+p4   76 rk
        movd mm0, [r8 + 448]                                ;    90.0 p3      76 rk
        movq mm1, mm0                                       ;    97.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    98.3 p5      76 rk
        movq [rbp + 912], mm1                               ;    99.3 p8+p9   76 rk
        movd mm0, [r8 + 452]                                ;    90.7 p10     76 rk
        movq mm1, mm0                                       ;    98.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;    99.3 p1      76 rk
        movq [rbp + 920], mm1                               ;   100.3 p7+p4   76 rk
        movd mm0, [r8 + 460]                                ;    91.3 p2      76 rk
        movq mm1, mm0                                       ;    98.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;    99.8 p1      76 rk
        movq [rbp + 928], mm1                               ;   100.8 p8+p9   76 rk
        movd mm0, [r8 + 468]                                ;    92.0 p3      76 rk
        movq mm1, mm0                                       ;    99.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;   100.3 p5      76 rk
        movq [rbp + 936], mm1                               ;   101.3 p7+p4   76 rk
        movd mm0, [r8 + 472]                                ;    92.7 p10     76 rk
        movq mm1, mm0                                       ;   100.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;   101.3 p1      76 rk
        movq [rbp + 944], mm1                               ;   102.3 p8+p9   76 rk
        movd mm0, [r8 + 476]                                ;    93.3 p2      76 rk
        movq mm1, mm0                                       ;   100.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;   101.8 p1      76 rk
        movq [rbp + 952], mm1                               ;   102.8 p7+p4   76 rk
        movd mm0, [r8 + 480]                                ;    94.0 p3      76 rk
        movq mm1, mm0                                       ;   101.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;   102.3 p5      76 rk
        movq [rbp + 960], mm1                               ;   103.3 p8+p9   76 rk
        movd mm0, [r8 + 488]                                ;    94.7 p10     76 rk
        movq mm1, mm0                                       ;   102.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;   103.3 p1      76 rk
        movq [rbp + 968], mm1                               ;   104.3 p7+p4   76 rk
        movd mm0, [r8 + 492]                                ;    95.3 p2      76 rk
        movq mm1, mm0                                       ;   102.8 p5      76 rk copy
        punpckldq mm1, mm0                                  ;   103.8 p1      76 rk
        movq [rbp + 976], mm1                               ;   104.8 p8+p9   76 rk
        movd mm0, [r8 + 508]                                ;    96.0 p3      76 rk
        movq mm1, mm0                                       ;   103.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;   104.3 p5      76 rk
        movd mm0, [r8 + 512]                                ;    96.5 p10     76 rk
        movq [rbp + 984], mm1                               ;   105.3 p7+p4   76 rk
        movq mm1, mm0                                       ;   104.3 p0      76 rk copy
        punpckldq mm1, mm0                                  ;   105.3 p1      76 rk
        movq [rbp + 992], mm1                               ;   106.3 p8+p9   76 rk
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
        movd mm0, [r8]                                      ;     0.0 p2      78 x[0]
        punpckldq mm0, [r8 + 16]                            ;     6.0 p1+p3   78 x[0]
        movd mm1, [r8 + 4]                                  ;     0.3 p10     78 x[1]
        punpckldq mm1, [r8 + 20]                            ;     6.3 p5+p2   78 x[1]
        movd mm2, [r8 + 8]                                  ;     1.2 p3      78 x[2]
        punpckldq mm2, [r8 + 24]                            ;     7.2 p1+p10   78 x[2]
        movd mm3, [r8 + 12]                                 ;     2.0 p2      78 x[3]
        punpckldq mm3, [r8 + 28]                            ;     8.0 p5+p3   78 x[3]
        pxor mm0, [rbp + 344]                               ;     7.0 p0+p10   80 x[0]
        pxor mm1, [rbp + 352]                               ;     7.3 p1+p2   80 x[1]
        pxor mm2, [rbp + 360]                               ;     8.2 p0+p3   80 x[2]
        pxor mm3, mm0                                       ;     9.0 p5      23 x
        pxor mm3, [rbp + 368]                               ;    10.0 p1+p10   23 x
        movq mm4, mm1                                       ;     8.3 p0      23 x copy
        pxor mm4, mm2                                       ;     9.3 p5      23 x
        pand mm1, mm3                                       ;    11.0 p1      23 x
        pxor mm1, mm0                                       ;    12.0 p0      23 x
        por mm0, mm3                                        ;    11.0 p5      23 x
        pxor mm0, mm4                                       ;    12.0 p1      23 x
        pxor mm3, mm2                                       ;    11.0 p0      23 x
        pand mm2, mm1                                       ;    13.0 p5      23 x
        movq mm5, mm4                                       ;    10.3 p1      23 x copy
        pand mm5, mm1                                       ;    13.0 p0      23 x
        pxor mm1, mm3                                       ;    13.0 p5      23 x
        pxor mm4, mm2                                       ;    14.0 p1      23 x
        pxor mm4, mm1                                       ;    15.0 p0      23 x
        pand mm3, mm0                                       ;    13.0 p5      23 x
        por mm3, mm5                                        ;    14.0 p1      23 x
        movq mm2, mm3                                       ;    15.0 p0      46 x[0] copy
        pslld mm2, 0xd                                      ;    16.0 p1      46 x[0]
        movq mm5, mm3                                       ;    15.0 p5      46 x[0] copy
        psrld mm5, 0x13                                     ;    16.0 p0      46 x[0]
        pxor mm2, mm5                                       ;    17.0 p5      46 x[0]
        movq mm5, mm4                                       ;    16.0 p1      47 x[2] copy
        pslld mm5, 3                                        ;    17.0 p0      47 x[2]
        psrld mm4, 0x1d                                     ;    16.0 p1      47 x[2]
        pxor mm4, mm5                                       ;    18.0 p5      47 x[2]
        pxor mm1, mm3                                       ;    15.0 p0      48 x[1]
        pxor mm1, mm2                                       ;    18.0 p5      48 x[1]
        pxor mm1, mm4                                       ;    19.0 p1      48 x[1]
        pxor mm0, mm4                                       ;    19.0 p0      49 x[3]
        movq mm3, mm2                                       ;    18.0 p5      49 x[3] copy
        pslld mm3, 3                                        ;    19.0 p1      49 x[3]
        pxor mm0, mm3                                       ;    20.0 p0      49 x[3]
        movq mm3, mm1                                       ;    20.0 p5      50 x[1] copy
        pslld mm3, 1                                        ;    21.0 p1      50 x[1]
        psrld mm1, 0x1f                                     ;    20.0 p0      50 x[1]
        pxor mm1, mm3                                       ;    22.0 p5      50 x[1]
        movq mm3, mm0                                       ;    21.0 p1      51 x[3] copy
        pslld mm3, 7                                        ;    22.0 p0      51 x[3]
        psrld mm0, 0x19                                     ;    21.0 p1      51 x[3]
        pxor mm0, mm3                                       ;    23.0 p5      51 x[3]
        pxor mm2, mm1                                       ;    23.0 p0      52 x[0]
        pxor mm2, mm0                                       ;    24.0 p5      52 x[0]
        pxor mm4, mm0                                       ;    24.0 p1      53 x[2]
        movq mm3, mm1                                       ;    23.0 p0      53 x[2] copy
        pslld mm3, 7                                        ;    24.0 p1      53 x[2]
        pxor mm4, mm3                                       ;    25.0 p5      53 x[2]
        movq mm3, mm2                                       ;    25.0 p0      54 x[0] copy
        pslld mm3, 5                                        ;    26.0 p1      54 x[0]
        psrld mm2, 0x1b                                     ;    25.0 p0      54 x[0]
        movq mm5, mm4                                       ;    26.0 p5      55 x[2] copy
        pslld mm5, 0x16                                     ;    27.0 p1      55 x[2]
        psrld mm4, 0xa                                      ;    26.0 p0      55 x[2]
        pxor mm2, mm3                                       ;    27.0 p5      80 x[0]
        pxor mm2, [rbp - 56]                                ;    28.0 p5+p2   80 x[0]
        pxor mm1, [rbp + 376]                               ;    23.0 p1+p3   80 x[1]
        pxor mm4, [rbp - 48]                                ;    27.0 p0+p10   80 x[2]
        pxor mm4, mm5                                       ;    28.0 p5      80 x[2]
        pxor mm0, [rbp - 40]                                ;    24.0 p1+p2   80 x[3]
        movq mm3, mm1                                       ;    24.0 p0      24 x copy
        pand mm3, mm2                                       ;    29.0 p5      24 x
        pxor mm2, mm0                                       ;    29.0 p1      24 x
        por mm2, mm1                                        ;    30.0 p0      24 x
        pxor mm1, mm0                                       ;    25.0 p5      24 x
        pxor mm1, mm4                                       ;    29.0 p1      24 x
        por mm4, mm3                                        ;    30.0 p0      24 x
        movq mm5, [rel serpent_encrypt.T0_constants64 + 24] ;    12.8 p3      24 x reload
        pxor mm2, mm5                                       ;    31.0 p5      24 x
        pxor mm3, mm1                                       ;    30.0 p1      24 x
        pand mm1, mm4                                       ;    31.0 p0      24 x
        por mm1, mm2                                        ;    32.0 p5      24 x
        pxor mm4, mm3                                       ;    31.0 p1      24 x
        por mm4, mm1                                        ;    33.0 p0      24 x
        pxor mm0, mm3                                       ;    31.0 p5      24 x
        pxor mm2, mm0                                       ;    32.0 p1      24 x
        pand mm0, mm1                                       ;    33.0 p0      24 x
        pxor mm0, mm2                                       ;    34.0 p5      24 x
        movq mm6, mm0                                       ;    35.0 p1      46 x[0] copy
        pslld mm6, 0xd                                      ;    36.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;    35.0 p1      46 x[0]
        pxor mm0, mm6                                       ;    37.0 p5      46 x[0]
        movq mm6, mm3                                       ;    31.0 p0      47 x[2] copy
        pslld mm6, 3                                        ;    32.0 p1      47 x[2]
        psrld mm3, 0x1d                                     ;    31.0 p0      47 x[2]
        pxor mm3, mm6                                       ;    33.0 p5      47 x[2]
        pxor mm2, mm4                                       ;    34.0 p5      48 x[1]
        pxor mm2, mm3                                       ;    35.0 p1      48 x[1]
        pxor mm2, mm0                                       ;    38.0 p0      48 x[1]
        pxor mm1, mm3                                       ;    34.0 p5      49 x[3]
        movq mm4, mm0                                       ;    38.0 p1      49 x[3] copy
        pslld mm4, 3                                        ;    39.0 p0      49 x[3]
        pxor mm1, mm4                                       ;    40.0 p5      49 x[3]
        movq mm4, mm2                                       ;    39.0 p1      50 x[1] copy
        pslld mm4, 1                                        ;    40.0 p0      50 x[1]
        psrld mm2, 0x1f                                     ;    39.0 p1      50 x[1]
        pxor mm2, mm4                                       ;    41.0 p5      50 x[1]
        movq mm4, mm1                                       ;    41.0 p0      51 x[3] copy
        pslld mm4, 7                                        ;    42.0 p1      51 x[3]
        psrld mm1, 0x19                                     ;    41.0 p0      51 x[3]
        pxor mm1, mm4                                       ;    43.0 p5      51 x[3]
        pxor mm0, mm2                                       ;    42.0 p5      52 x[0]
        pxor mm0, mm1                                       ;    44.0 p1      52 x[0]
        pxor mm3, mm1                                       ;    44.0 p0      53 x[2]
        movq mm4, mm2                                       ;    42.0 p5      53 x[2] copy
        pslld mm4, 7                                        ;    43.0 p1      53 x[2]
        pxor mm3, mm4                                       ;    45.0 p0      53 x[2]
        movq mm4, mm0                                       ;    45.0 p5      54 x[0] copy
        pslld mm4, 5                                        ;    46.0 p1      54 x[0]
        psrld mm0, 0x1b                                     ;    45.0 p0      54 x[0]
        movq mm6, mm3                                       ;    46.0 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;    47.0 p1      55 x[2]
        psrld mm3, 0xa                                      ;    46.0 p0      55 x[2]
        pxor mm0, [rbp + 384]                               ;    46.0 p5+p10   80 x[0]
        pxor mm0, mm4                                       ;    47.0 p1      80 x[0]
        pxor mm2, [rbp + 392]                               ;    42.0 p0+p2   80 x[1]
        pxor mm3, [rbp + 400]                               ;    47.0 p5+p3   80 x[2]
        pxor mm3, mm6                                       ;    48.0 p1      80 x[2]
        pxor mm1, [rbp + 408]                               ;    44.0 p0+p10   80 x[3]
        movq mm4, mm3                                       ;    49.0 p5      25 x copy
        pand mm4, mm0                                       ;    50.0 p1      25 x
        pxor mm3, mm2                                       ;    49.0 p0      25 x
        pxor mm3, mm0                                       ;    50.0 p5      25 x
        pxor mm4, mm1                                       ;    51.0 p1      25 x
        por mm1, mm0                                        ;    48.0 p0      25 x
        pxor mm1, mm2                                       ;    49.0 p5      25 x
        pand mm2, mm4                                       ;    52.0 p1      25 x
        pxor mm2, mm3                                       ;    53.0 p0      25 x
        pxor mm4, mm3                                       ;    52.0 p5      25 x
        pxor mm0, mm4                                       ;    53.0 p1      25 x
        por mm3, mm1                                        ;    51.0 p0      25 x
        pxor mm3, mm4                                       ;    53.0 p5      25 x
        pxor mm1, mm3                                       ;    54.0 p1      25 x
        movq mm4, mm0                                       ;    54.0 p0      46 x[0] copy
        pslld mm4, 0xd                                      ;    55.0 p1      46 x[0]
        psrld mm0, 0x13                                     ;    54.0 p0      46 x[0]
        pxor mm0, mm4                                       ;    56.0 p5      46 x[0]
        movq mm4, mm1                                       ;    55.0 p5      47 x[2] copy
        pslld mm4, 3                                        ;    56.0 p1      47 x[2]
        psrld mm1, 0x1d                                     ;    55.0 p0      47 x[2]
        pxor mm1, mm4                                       ;    57.0 p5      47 x[2]
        pxor mm3, mm2                                       ;    54.0 p1      48 x[1]
        pxor mm3, mm0                                       ;    57.0 p0      48 x[1]
        pxor mm3, mm1                                       ;    58.0 p5      48 x[1]
        pxor mm2, mm1                                       ;    58.0 p1      49 x[3]
        movq mm4, mm0                                       ;    57.0 p0      49 x[3] copy
        pslld mm4, 3                                        ;    58.0 p1      49 x[3]
        pxor mm2, mm4                                       ;    59.0 p5      49 x[3]
        movq mm4, mm3                                       ;    59.0 p0      50 x[1] copy
        pslld mm4, 1                                        ;    60.0 p1      50 x[1]
        psrld mm3, 0x1f                                     ;    59.0 p0      50 x[1]
        pxor mm3, mm4                                       ;    61.0 p5      50 x[1]
        movq mm4, mm2                                       ;    60.0 p5      51 x[3] copy
        pslld mm4, 7                                        ;    61.0 p1      51 x[3]
        psrld mm2, 0x19                                     ;    60.0 p0      51 x[3]
        pxor mm2, mm4                                       ;    62.0 p5      51 x[3]
        pxor mm0, mm3                                       ;    62.0 p1      52 x[0]
        pxor mm0, mm2                                       ;    63.0 p0      52 x[0]
        pxor mm1, mm2                                       ;    63.0 p5      53 x[2]
        movq mm4, mm3                                       ;    62.0 p1      53 x[2] copy
        pslld mm4, 7                                        ;    63.0 p0      53 x[2]
        pxor mm1, mm4                                       ;    64.0 p5      53 x[2]
        movq mm4, mm0                                       ;    64.0 p1      54 x[0] copy
        pslld mm4, 5                                        ;    65.0 p0      54 x[0]
        psrld mm0, 0x1b                                     ;    64.0 p1      54 x[0]
        movq mm6, mm1                                       ;    65.0 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;    66.0 p0      55 x[2]
        psrld mm1, 0xa                                      ;    65.0 p1      55 x[2]
        pxor mm0, [rbp - 32]                                ;    65.0 p5+p2   80 x[0]
        pxor mm0, mm4                                       ;    66.0 p0      80 x[0]
        pxor mm3, [rbp + 416]                               ;    62.0 p5+p3   80 x[1]
        pxor mm1, [rbp + 424]                               ;    66.0 p1+p10   80 x[2]
        pxor mm1, mm6                                       ;    67.0 p0      80 x[2]
        pxor mm2, [rbp - 24]                                ;    63.0 p5+p2   80 x[3]
        movq mm4, mm3                                       ;    63.0 p1      26 x copy
        pand mm4, mm0                                       ;    67.0 p0      26 x
        pxor mm3, mm2                                       ;    64.0 p5      26 x
        por mm2, mm0                                        ;    67.0 p1      26 x
        pxor mm0, mm1                                       ;    68.0 p0      26 x
        por mm0, mm4                                        ;    69.0 p5      26 x
        pxor mm0, mm3                                       ;    70.0 p1      26 x
        por mm3, mm4                                        ;    68.0 p0      26 x
        pand mm1, mm2                                       ;    68.0 p5      26 x
        pxor mm3, mm1                                       ;    69.0 p1      26 x
        pxor mm2, mm4                                       ;    68.0 p0      26 x
        por mm4, mm1                                        ;    69.0 p5      26 x
        por mm1, mm2                                        ;    69.0 p1      26 x
        pxor mm1, mm0                                       ;    71.0 p0      26 x
        pand mm0, mm3                                       ;    71.0 p5      26 x
        por mm2, mm3                                        ;    70.0 p1      26 x
        pxor mm0, mm2                                       ;    72.0 p0      26 x
        pxor mm2, mm1                                       ;    72.0 p5      26 x
        movq mm6, mm0                                       ;    73.0 p1      46 x[0] copy
        pslld mm6, 0xd                                      ;    74.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;    73.0 p1      46 x[0]
        pxor mm0, mm6                                       ;    75.0 p5      46 x[0]
        movq mm6, mm2                                       ;    73.0 p0      47 x[2] copy
        pslld mm6, 3                                        ;    74.0 p1      47 x[2]
        psrld mm2, 0x1d                                     ;    73.0 p0      47 x[2]
        pxor mm2, mm6                                       ;    75.0 p5      47 x[2]
        pxor mm3, mm0                                       ;    76.0 p5      48 x[1]
        pxor mm3, mm2                                       ;    77.0 p1      48 x[1]
        pxor mm4, mm1                                       ;    72.0 p0      49 x[3]
        pxor mm4, mm2                                       ;    76.0 p5      49 x[3]
        movq mm1, mm0                                       ;    76.0 p1      49 x[3] copy
        pslld mm1, 3                                        ;    77.0 p0      49 x[3]
        pxor mm4, mm1                                       ;    78.0 p5      49 x[3]
        movq mm1, mm3                                       ;    78.0 p1      50 x[1] copy
        pslld mm1, 1                                        ;    79.0 p0      50 x[1]
        psrld mm3, 0x1f                                     ;    78.0 p1      50 x[1]
        pxor mm3, mm1                                       ;    80.0 p5      50 x[1]
        movq mm1, mm4                                       ;    79.0 p0      51 x[3] copy
        pslld mm1, 7                                        ;    80.0 p1      51 x[3]
        psrld mm4, 0x19                                     ;    79.0 p0      51 x[3]
        pxor mm4, mm1                                       ;    81.0 p5      51 x[3]
        pxor mm0, mm3                                       ;    81.0 p5      52 x[0]
        pxor mm0, mm4                                       ;    82.0 p1      52 x[0]
        pxor mm2, mm4                                       ;    82.0 p0      53 x[2]
        movq mm1, mm3                                       ;    81.0 p5      53 x[2] copy
        pslld mm1, 7                                        ;    82.0 p1      53 x[2]
        pxor mm2, mm1                                       ;    83.0 p0      53 x[2]
        movq mm1, mm0                                       ;    83.0 p5      54 x[0] copy
        pslld mm1, 5                                        ;    84.0 p1      54 x[0]
        psrld mm0, 0x1b                                     ;    83.0 p0      54 x[0]
        movq mm6, mm2                                       ;    84.0 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;    85.0 p1      55 x[2]
        psrld mm2, 0xa                                      ;    84.0 p0      55 x[2]
        pxor mm0, [rbp + 432]                               ;    84.0 p5+p3   80 x[0]
        pxor mm0, mm1                                       ;    85.0 p1      80 x[0]
        pxor mm3, [rbp + 440]                               ;    81.0 p0+p10   80 x[1]
        pxor mm2, [rbp - 16]                                ;    85.0 p5+p2   80 x[2]
        pxor mm2, mm6                                       ;    86.0 p1      80 x[2]
        pxor mm4, [rbp + 448]                               ;    82.0 p0+p3   80 x[3]
        movq mm1, mm3                                       ;    82.0 p5      27 x copy
        pxor mm1, mm0                                       ;    86.0 p1      27 x
        pxor mm0, mm4                                       ;    86.0 p0      27 x
        pxor mm4, mm2                                       ;    87.0 p5      27 x
        pand mm1, mm0                                       ;    87.0 p1      27 x
        pxor mm1, mm4                                       ;    88.0 p0      27 x
        por mm2, mm0                                        ;    87.0 p5      27 x
        pand mm4, mm2                                       ;    88.0 p1      27 x
        pxor mm2, mm3                                       ;    88.0 p0      27 x
        pxor mm2, mm4                                       ;    89.0 p5      27 x
        pand mm4, mm1                                       ;    89.0 p1      27 x
        por mm2, mm4                                        ;    90.0 p0      27 x
        pxor mm4, mm0                                       ;    90.0 p5      27 x
        movq mm6, mm3                                       ;    84.2 p1      27 x copy
        pxor mm6, mm4                                       ;    91.0 p0      27 x
        pand mm3, mm1                                       ;    89.0 p5      27 x
        movq mm7, mm1                                       ;    89.0 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;    90.0 p0      46 x[0]
        psrld mm1, 0x13                                     ;    89.0 p1      46 x[0]
        pxor mm1, mm7                                       ;    91.0 p5      46 x[0]
        movq mm7, mm6                                       ;    92.0 p0      47 x[2] copy
        pslld mm7, 3                                        ;    93.0 p1      47 x[2]
        psrld mm6, 0x1d                                     ;    92.0 p0      47 x[2]
        pxor mm6, mm7                                       ;    94.0 p5      47 x[2]
        pxor mm2, mm4                                       ;    91.0 p5      48 x[1]
        pxor mm2, mm1                                       ;    92.0 p1      48 x[1]
        pxor mm2, mm6                                       ;    95.0 p0      48 x[1]
        pxor mm0, mm3                                       ;    90.0 p5      49 x[3]
        pxor mm0, mm6                                       ;    95.0 p1      49 x[3]
        movq mm3, mm1                                       ;    92.0 p0      49 x[3] copy
        pslld mm3, 3                                        ;    93.0 p1      49 x[3]
        pxor mm0, mm3                                       ;    96.0 p5      49 x[3]
        movq mm3, mm2                                       ;    96.0 p0      50 x[1] copy
        pslld mm3, 1                                        ;    97.0 p1      50 x[1]
        psrld mm2, 0x1f                                     ;    96.0 p0      50 x[1]
        pxor mm2, mm3                                       ;    98.0 p5      50 x[1]
        movq mm3, mm0                                       ;    97.0 p5      51 x[3] copy
        pslld mm3, 7                                        ;    98.0 p1      51 x[3]
        psrld mm0, 0x19                                     ;    97.0 p0      51 x[3]
        pxor mm0, mm3                                       ;    99.0 p5      51 x[3]
        pxor mm1, mm2                                       ;    99.0 p1      52 x[0]
        pxor mm1, mm0                                       ;   100.0 p0      52 x[0]
        pxor mm6, mm0                                       ;   100.0 p5      53 x[2]
        movq mm3, mm2                                       ;    99.0 p1      53 x[2] copy
        pslld mm3, 7                                        ;   100.0 p0      53 x[2]
        pxor mm6, mm3                                       ;   101.0 p5      53 x[2]
        movq mm3, mm1                                       ;   101.0 p1      54 x[0] copy
        pslld mm3, 5                                        ;   102.0 p0      54 x[0]
        psrld mm1, 0x1b                                     ;   101.0 p1      54 x[0]
        movq mm4, mm6                                       ;   102.0 p5      55 x[2] copy
        pslld mm4, 0x16                                     ;   103.0 p0      55 x[2]
        psrld mm6, 0xa                                      ;   102.0 p1      55 x[2]
        pxor mm1, [rbp - 8]                                 ;   102.0 p5+p10   80 x[0]
        pxor mm1, mm3                                       ;   103.0 p0      80 x[0]
        pxor mm2, [rbp + 456]                               ;    99.0 p5+p2   80 x[1]
        pxor mm0, [rbp + 472]                               ;   100.0 p1+p3   80 x[3]
        pxor mm6, [rbp + 464]                               ;   103.0 p0+p10   28 x
        pxor mm6, mm4                                       ;   104.0 p5      28 x
        pxor mm6, mm1                                       ;   105.0 p1      28 x
        movq mm3, mm2                                       ;   100.0 p0      28 x copy
        por mm3, mm1                                        ;   104.0 p5      28 x
        pxor mm3, mm6                                       ;   106.0 p1      28 x
        pxor mm2, mm0                                       ;   101.0 p0      28 x
        pxor mm2, mm1                                       ;   104.0 p5      28 x
        pand mm6, mm1                                       ;   106.0 p1      28 x
        pxor mm1, mm3                                       ;   107.0 p0      28 x
        pand mm6, mm2                                       ;   107.0 p5      28 x
        pxor mm6, mm0                                       ;   108.0 p1      28 x
        por mm0, mm2                                        ;   105.0 p0      28 x
        pxor mm0, mm3                                       ;   107.0 p5      28 x
        pand mm3, mm6                                       ;   109.0 p1      28 x
        movq mm4, mm1                                       ;   108.0 p0      28 x copy
        pand mm4, mm0                                       ;   109.0 p5      28 x
        pxor mm4, mm2                                       ;   110.0 p1      28 x
        movq mm7, mm0                                       ;   108.0 p0      46 x[0] copy
        pslld mm7, 0xd                                      ;   109.0 p1      46 x[0]
        psrld mm0, 0x13                                     ;   108.0 p0      46 x[0]
        pxor mm0, mm7                                       ;   110.0 p5      46 x[0]
        movq mm7, mm4                                       ;   111.0 p5      47 x[2] copy
        pslld mm7, 3                                        ;   112.0 p1      47 x[2]
        psrld mm4, 0x1d                                     ;   111.0 p0      47 x[2]
        pxor mm4, mm7                                       ;   113.0 p5      47 x[2]
        pxor mm2, mm3                                       ;   110.0 p1      48 x[1]
        pxor mm2, mm0                                       ;   111.0 p0      48 x[1]
        pxor mm2, mm4                                       ;   114.0 p5      48 x[1]
        pxor mm1, mm6                                       ;   109.0 p1      49 x[3]
        pxor mm1, mm4                                       ;   114.0 p0      49 x[3]
        movq mm3, mm0                                       ;   111.0 p5      49 x[3] copy
        pslld mm3, 3                                        ;   112.0 p1      49 x[3]
        pxor mm1, mm3                                       ;   115.0 p0      49 x[3]
        movq mm3, mm2                                       ;   115.0 p5      50 x[1] copy
        pslld mm3, 1                                        ;   116.0 p1      50 x[1]
        psrld mm2, 0x1f                                     ;   115.0 p0      50 x[1]
        pxor mm2, mm3                                       ;   117.0 p5      50 x[1]
        movq mm3, mm1                                       ;   116.0 p1      51 x[3] copy
        pslld mm3, 7                                        ;   117.0 p0      51 x[3]
        psrld mm1, 0x19                                     ;   116.0 p1      51 x[3]
        pxor mm1, mm3                                       ;   118.0 p5      51 x[3]
        pxor mm0, mm2                                       ;   118.0 p0      52 x[0]
        pxor mm0, mm1                                       ;   119.0 p5      52 x[0]
        pxor mm4, mm1                                       ;   119.0 p1      53 x[2]
        movq mm3, mm2                                       ;   118.0 p0      53 x[2] copy
        pslld mm3, 7                                        ;   119.0 p1      53 x[2]
        pxor mm4, mm3                                       ;   120.0 p5      53 x[2]
        movq mm3, mm0                                       ;   120.0 p0      54 x[0] copy
        pslld mm3, 5                                        ;   121.0 p1      54 x[0]
        psrld mm0, 0x1b                                     ;   120.0 p0      54 x[0]
        movq mm6, mm4                                       ;   121.0 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;   122.0 p1      55 x[2]
        psrld mm4, 0xa                                      ;   121.0 p0      55 x[2]
        pxor mm0, [rbp + 480]                               ;   121.0 p5+p2   80 x[0]
        pxor mm0, mm3                                       ;   122.0 p5      80 x[0]
        pxor mm2, [rbp + 0]                                 ;   118.0 p1+p3   80 x[1]
        pxor mm4, [rbp + 488]                               ;   122.0 p0+p10   80 x[2]
        pxor mm4, mm6                                       ;   123.0 p5      80 x[2]
        pxor mm1, [rbp + 496]                               ;   119.0 p1+p2   80 x[3]
        movq mm3, mm1                                       ;   120.0 p0      29 x copy
        pand mm3, mm0                                       ;   123.0 p5      29 x
        pxor mm0, mm1                                       ;   123.0 p1      29 x
        pxor mm1, mm4                                       ;   124.0 p0      29 x
        pxor mm4, mm2                                       ;   124.0 p5      29 x
        pxor mm3, mm4                                       ;   125.0 p1      29 x
        pand mm2, mm0                                       ;   124.0 p0      29 x
        pxor mm2, mm4                                       ;   125.0 p5      29 x
        por mm4, mm0                                        ;   125.0 p1      29 x
        pxor mm0, mm3                                       ;   126.0 p0      29 x
        pxor mm4, mm1                                       ;   126.0 p5      29 x
        pand mm1, mm2                                       ;   126.0 p1      29 x
        pxor mm2, mm3                                       ;   126.0 p0      29 x
        pand mm2, mm4                                       ;   127.0 p5      29 x
        pxor mm1, mm0                                       ;   127.0 p1      29 x
        pxor mm4, mm1                                       ;   128.0 p0      29 x
        movq mm6, mm1                                       ;   128.0 p5      46 x[0] copy
        pslld mm6, 0xd                                      ;   129.0 p1      46 x[0]
        psrld mm1, 0x13                                     ;   128.0 p0      46 x[0]
        pxor mm1, mm6                                       ;   130.0 p5      46 x[0]
        movq mm6, mm4                                       ;   129.0 p1      47 x[2] copy
        pslld mm6, 3                                        ;   130.0 p0      47 x[2]
        psrld mm4, 0x1d                                     ;   129.0 p1      47 x[2]
        pxor mm4, mm6                                       ;   131.0 p5      47 x[2]
        pxor mm3, mm1                                       ;   131.0 p0      48 x[1]
        pxor mm3, mm4                                       ;   132.0 p5      48 x[1]
        pxor mm0, mm2                                       ;   128.0 p1      49 x[3]
        pxor mm0, mm4                                       ;   132.0 p0      49 x[3]
        movq mm2, mm1                                       ;   131.0 p5      49 x[3] copy
        pslld mm2, 3                                        ;   132.0 p1      49 x[3]
        pxor mm0, mm2                                       ;   133.0 p0      49 x[3]
        movq mm2, mm3                                       ;   133.0 p5      50 x[1] copy
        pslld mm2, 1                                        ;   134.0 p1      50 x[1]
        psrld mm3, 0x1f                                     ;   133.0 p0      50 x[1]
        pxor mm3, mm2                                       ;   135.0 p5      50 x[1]
        movq mm2, mm0                                       ;   134.0 p1      51 x[3] copy
        pslld mm2, 7                                        ;   135.0 p0      51 x[3]
        psrld mm0, 0x19                                     ;   134.0 p1      51 x[3]
        pxor mm0, mm2                                       ;   136.0 p5      51 x[3]
        pxor mm1, mm3                                       ;   136.0 p0      52 x[0]
        pxor mm1, mm0                                       ;   137.0 p5      52 x[0]
        pxor mm4, mm0                                       ;   137.0 p1      53 x[2]
        movq mm2, mm3                                       ;   136.0 p0      53 x[2] copy
        pslld mm2, 7                                        ;   137.0 p1      53 x[2]
        pxor mm4, mm2                                       ;   138.0 p5      53 x[2]
        movq mm2, mm1                                       ;   138.0 p0      54 x[0] copy
        pslld mm2, 5                                        ;   139.0 p1      54 x[0]
        psrld mm1, 0x1b                                     ;   138.0 p0      54 x[0]
        movq mm6, mm4                                       ;   139.0 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;   140.0 p1      55 x[2]
        psrld mm4, 0xa                                      ;   139.0 p0      55 x[2]
        pxor mm1, [rbp + 8]                                 ;   139.0 p5+p3   80 x[0]
        pxor mm1, mm2                                       ;   140.0 p5      80 x[0]
        pxor mm3, [rbp + 16]                                ;   136.2 p1+p10   80 x[1]
        pxor mm4, [rbp + 24]                                ;   140.0 p0+p2   80 x[2]
        pxor mm4, mm6                                       ;   141.0 p5      80 x[2]
        pxor mm0, [rbp + 504]                               ;   137.2 p1+p3   80 x[3]
        movq mm2, mm3                                       ;   137.3 p0      30 x copy
        por mm2, mm4                                        ;   142.0 p5      30 x
        pxor mm2, mm0                                       ;   143.0 p1      30 x
        pand mm0, mm4                                       ;   142.0 p0      30 x
        movq mm6, mm3                                       ;   138.5 p5      30 x copy
        pxor mm6, mm1                                       ;   141.0 p1      30 x
        pand mm1, mm2                                       ;   144.0 p0      30 x
        pxor mm3, mm4                                       ;   142.0 p5      30 x
        pxor mm3, mm1                                       ;   145.0 p1      30 x
        pxor mm0, mm6                                       ;   143.0 p0      30 x
        movq mm4, mm1                                       ;   145.0 p5      30 x copy
        pand mm4, mm3                                       ;   146.0 p1      30 x
        pxor mm4, mm2                                       ;   147.0 p0      30 x
        pxor mm2, mm0                                       ;   144.0 p5      30 x
        pand mm0, mm3                                       ;   146.0 p1      30 x
        pxor mm2, mm0                                       ;   147.0 p0      30 x
        pxor mm0, mm4                                       ;   148.0 p5      30 x
        movq mm7, mm0                                       ;   149.0 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;   150.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;   149.0 p1      46 x[0]
        pxor mm0, mm7                                       ;   151.0 p5      46 x[0]
        movq mm7, mm2                                       ;   148.0 p0      47 x[2] copy
        pslld mm7, 3                                        ;   149.0 p1      47 x[2]
        psrld mm2, 0x1d                                     ;   148.0 p0      47 x[2]
        pxor mm2, mm7                                       ;   150.0 p5      47 x[2]
        pxor mm6, mm1                                       ;   145.5 p5      48 x[1]
        pxor mm6, mm4                                       ;   148.0 p1      48 x[1]
        pxor mm6, mm2                                       ;   151.0 p0      48 x[1]
        pxor mm6, mm0                                       ;   152.0 p5      48 x[1]
        pxor mm3, mm2                                       ;   151.0 p1      49 x[3]
        movq mm1, mm0                                       ;   152.0 p0      49 x[3] copy
        pslld mm1, 3                                        ;   153.0 p1      49 x[3]
        pxor mm3, mm1                                       ;   154.0 p5      49 x[3]
        movq mm1, mm6                                       ;   153.0 p0      50 x[1] copy
        pslld mm1, 1                                        ;   154.0 p1      50 x[1]
        psrld mm6, 0x1f                                     ;   153.0 p0      50 x[1]
        pxor mm6, mm1                                       ;   155.0 p5      50 x[1]
        movq mm1, mm3                                       ;   155.0 p5      51 x[3] copy
        pslld mm1, 7                                        ;   156.0 p1      51 x[3]
        psrld mm3, 0x19                                     ;   155.0 p0      51 x[3]
        pxor mm3, mm1                                       ;   157.0 p5      51 x[3]
        pxor mm0, mm6                                       ;   156.0 p1      52 x[0]
        pxor mm0, mm3                                       ;   158.0 p0      52 x[0]
        pxor mm2, mm3                                       ;   158.0 p5      53 x[2]
        movq mm1, mm6                                       ;   156.0 p1      53 x[2] copy
        pslld mm1, 7                                        ;   157.0 p0      53 x[2]
        pxor mm2, mm1                                       ;   159.0 p5      53 x[2]
        movq mm1, mm0                                       ;   159.0 p1      54 x[0] copy
        pslld mm1, 5                                        ;   160.0 p0      54 x[0]
        psrld mm0, 0x1b                                     ;   159.0 p1      54 x[0]
        movq mm4, mm2                                       ;   160.0 p5      55 x[2] copy
        pslld mm4, 0x16                                     ;   161.0 p0      55 x[2]
        psrld mm2, 0xa                                      ;   160.0 p1      55 x[2]
        pxor mm0, [rbp + 512]                               ;   160.0 p5+p10   80 x[0]
        pxor mm0, mm1                                       ;   161.0 p0      80 x[0]
        pxor mm6, [rbp + 520]                               ;   156.0 p5+p2   80 x[1]
        pxor mm2, [rbp + 32]                                ;   161.0 p1+p3   80 x[2]
        pxor mm2, mm4                                       ;   162.0 p0      80 x[2]
        pxor mm3, [rbp + 528]                               ;   158.0 p5+p10   23 x
        pxor mm3, mm0                                       ;   162.0 p1      23 x
        movq mm1, mm6                                       ;   157.3 p0      23 x copy
        pxor mm1, mm2                                       ;   163.0 p5      23 x
        pand mm6, mm3                                       ;   163.0 p1      23 x
        pxor mm6, mm0                                       ;   164.0 p0      23 x
        por mm0, mm3                                        ;   163.0 p5      23 x
        pxor mm0, mm1                                       ;   164.0 p1      23 x
        pxor mm3, mm2                                       ;   163.0 p0      23 x
        pand mm2, mm6                                       ;   165.0 p5      23 x
        movq mm4, mm1                                       ;   164.0 p1      23 x copy
        pand mm4, mm6                                       ;   165.0 p0      23 x
        pxor mm6, mm3                                       ;   165.0 p5      23 x
        pxor mm1, mm2                                       ;   166.0 p1      23 x
        pxor mm1, mm6                                       ;   167.0 p0      23 x
        pand mm3, mm0                                       ;   165.0 p5      23 x
        por mm3, mm4                                        ;   166.0 p1      23 x
        movq mm2, mm3                                       ;   167.0 p0      46 x[0] copy
        pslld mm2, 0xd                                      ;   168.0 p1      46 x[0]
        movq mm4, mm3                                       ;   167.0 p5      46 x[0] copy
        psrld mm4, 0x13                                     ;   168.0 p0      46 x[0]
        pxor mm2, mm4                                       ;   169.0 p5      46 x[0]
        movq mm4, mm1                                       ;   168.0 p1      47 x[2] copy
        pslld mm4, 3                                        ;   169.0 p0      47 x[2]
        psrld mm1, 0x1d                                     ;   168.0 p1      47 x[2]
        pxor mm1, mm4                                       ;   170.0 p5      47 x[2]
        pxor mm6, mm3                                       ;   167.0 p0      48 x[1]
        pxor mm6, mm2                                       ;   170.0 p5      48 x[1]
        pxor mm6, mm1                                       ;   171.0 p1      48 x[1]
        pxor mm0, mm1                                       ;   171.0 p0      49 x[3]
        movq mm3, mm2                                       ;   170.0 p5      49 x[3] copy
        pslld mm3, 3                                        ;   171.0 p1      49 x[3]
        pxor mm0, mm3                                       ;   172.0 p0      49 x[3]
        movq mm3, mm6                                       ;   172.0 p5      50 x[1] copy
        pslld mm3, 1                                        ;   173.0 p1      50 x[1]
        psrld mm6, 0x1f                                     ;   172.0 p0      50 x[1]
        pxor mm6, mm3                                       ;   174.0 p5      50 x[1]
        movq mm3, mm0                                       ;   173.0 p1      51 x[3] copy
        pslld mm3, 7                                        ;   174.0 p0      51 x[3]
        psrld mm0, 0x19                                     ;   173.0 p1      51 x[3]
        pxor mm0, mm3                                       ;   175.0 p5      51 x[3]
        pxor mm2, mm6                                       ;   175.0 p0      52 x[0]
        pxor mm2, mm0                                       ;   176.0 p5      52 x[0]
        pxor mm1, mm0                                       ;   176.0 p1      53 x[2]
        movq mm3, mm6                                       ;   175.0 p0      53 x[2] copy
        pslld mm3, 7                                        ;   176.0 p1      53 x[2]
        pxor mm1, mm3                                       ;   177.0 p5      53 x[2]
        movq mm3, mm2                                       ;   177.0 p0      54 x[0] copy
        pslld mm3, 5                                        ;   178.0 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   177.0 p0      54 x[0]
        movq mm4, mm1                                       ;   178.0 p5      55 x[2] copy
        pslld mm4, 0x16                                     ;   179.0 p1      55 x[2]
        psrld mm1, 0xa                                      ;   178.0 p0      55 x[2]
        pxor mm2, [rbp + 40]                                ;   178.0 p5+p2   80 x[0]
        pxor mm2, mm3                                       ;   179.0 p5      80 x[0]
        pxor mm6, [rbp + 536]                               ;   175.2 p1+p3   80 x[1]
        pxor mm1, [rbp + 48]                                ;   179.0 p0+p10   80 x[2]
        pxor mm1, mm4                                       ;   180.0 p5      80 x[2]
        pxor mm0, [rbp + 56]                                ;   176.2 p1+p2   80 x[3]
        movq mm3, mm6                                       ;   176.3 p0      24 x copy
        pand mm3, mm2                                       ;   180.0 p5      24 x
        pxor mm2, mm0                                       ;   180.0 p1      24 x
        por mm2, mm6                                        ;   181.0 p0      24 x
        pxor mm6, mm0                                       ;   177.5 p5      24 x
        pxor mm6, mm1                                       ;   181.0 p1      24 x
        por mm1, mm3                                        ;   181.0 p0      24 x
        pxor mm2, mm5                                       ;   182.0 p5      24 x
        pxor mm3, mm6                                       ;   182.0 p1      24 x
        pand mm6, mm1                                       ;   182.0 p0      24 x
        por mm6, mm2                                        ;   183.0 p5      24 x
        pxor mm1, mm3                                       ;   183.0 p1      24 x
        por mm1, mm6                                        ;   184.0 p0      24 x
        pxor mm0, mm3                                       ;   183.0 p5      24 x
        pxor mm2, mm0                                       ;   184.0 p1      24 x
        pand mm0, mm6                                       ;   184.0 p0      24 x
        pxor mm0, mm2                                       ;   185.0 p5      24 x
        movq mm4, mm0                                       ;   186.0 p1      46 x[0] copy
        pslld mm4, 0xd                                      ;   187.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;   186.0 p1      46 x[0]
        pxor mm0, mm4                                       ;   188.0 p5      46 x[0]
        movq mm4, mm3                                       ;   183.3 p0      47 x[2] copy
        pslld mm4, 3                                        ;   184.3 p1      47 x[2]
        psrld mm3, 0x1d                                     ;   184.3 p0      47 x[2]
        pxor mm4, mm3                                       ;   185.3 p5      47 x[2]
        pxor mm1, mm2                                       ;   185.0 p5      48 x[1]
        pxor mm1, mm4                                       ;   186.3 p1      48 x[1]
        pxor mm1, mm0                                       ;   189.0 p0      48 x[1]
        pxor mm6, mm4                                       ;   186.3 p5      49 x[3]
        movq mm2, mm0                                       ;   189.0 p1      49 x[3] copy
        pslld mm2, 3                                        ;   190.0 p0      49 x[3]
        pxor mm6, mm2                                       ;   191.0 p5      49 x[3]
        movq mm2, mm1                                       ;   190.0 p1      50 x[1] copy
        pslld mm2, 1                                        ;   191.0 p0      50 x[1]
        psrld mm1, 0x1f                                     ;   190.0 p1      50 x[1]
        pxor mm1, mm2                                       ;   192.0 p5      50 x[1]
        movq mm2, mm6                                       ;   192.0 p0      51 x[3] copy
        pslld mm2, 7                                        ;   193.0 p1      51 x[3]
        psrld mm6, 0x19                                     ;   192.0 p0      51 x[3]
        pxor mm6, mm2                                       ;   194.0 p5      51 x[3]
        pxor mm0, mm1                                       ;   193.0 p5      52 x[0]
        pxor mm0, mm6                                       ;   195.0 p1      52 x[0]
        pxor mm4, mm6                                       ;   195.0 p0      53 x[2]
        movq mm2, mm1                                       ;   193.0 p5      53 x[2] copy
        pslld mm2, 7                                        ;   194.0 p1      53 x[2]
        pxor mm4, mm2                                       ;   196.0 p0      53 x[2]
        movq mm2, mm0                                       ;   196.0 p5      54 x[0] copy
        pslld mm2, 5                                        ;   197.0 p1      54 x[0]
        psrld mm0, 0x1b                                     ;   196.0 p0      54 x[0]
        movq mm3, mm4                                       ;   197.0 p5      55 x[2] copy
        pslld mm3, 0x16                                     ;   198.0 p1      55 x[2]
        psrld mm4, 0xa                                      ;   197.0 p0      55 x[2]
        pxor mm0, [rbp + 544]                               ;   197.0 p5+p3   80 x[0]
        pxor mm0, mm2                                       ;   198.0 p1      80 x[0]
        pxor mm1, [rbp + 552]                               ;   194.3 p0+p10   80 x[1]
        pxor mm4, [rbp + 560]                               ;   198.0 p5+p2   80 x[2]
        pxor mm4, mm3                                       ;   199.0 p1      80 x[2]
        pxor mm6, [rbp + 568]                               ;   195.3 p0+p3   80 x[3]
        movq mm2, mm4                                       ;   200.0 p5      25 x copy
        pand mm2, mm0                                       ;   201.0 p1      25 x
        pxor mm4, mm1                                       ;   200.0 p0      25 x
        pxor mm4, mm0                                       ;   201.0 p5      25 x
        pxor mm2, mm6                                       ;   202.0 p1      25 x
        por mm6, mm0                                        ;   199.0 p0      25 x
        pxor mm6, mm1                                       ;   200.0 p5      25 x
        pand mm1, mm2                                       ;   203.0 p1      25 x
        pxor mm1, mm4                                       ;   204.0 p0      25 x
        pxor mm2, mm4                                       ;   203.0 p5      25 x
        pxor mm0, mm2                                       ;   204.0 p1      25 x
        por mm4, mm6                                        ;   202.0 p0      25 x
        pxor mm4, mm2                                       ;   204.0 p5      25 x
        pxor mm6, mm4                                       ;   205.0 p1      25 x
        movq mm2, mm0                                       ;   205.0 p0      46 x[0] copy
        pslld mm2, 0xd                                      ;   206.0 p1      46 x[0]
        psrld mm0, 0x13                                     ;   205.0 p0      46 x[0]
        pxor mm0, mm2                                       ;   207.0 p5      46 x[0]
        movq mm2, mm6                                       ;   206.0 p5      47 x[2] copy
        pslld mm2, 3                                        ;   207.0 p1      47 x[2]
        psrld mm6, 0x1d                                     ;   206.0 p0      47 x[2]
        pxor mm6, mm2                                       ;   208.0 p5      47 x[2]
        pxor mm4, mm1                                       ;   205.0 p1      48 x[1]
        pxor mm4, mm0                                       ;   208.0 p0      48 x[1]
        pxor mm4, mm6                                       ;   209.0 p5      48 x[1]
        pxor mm1, mm6                                       ;   209.0 p1      49 x[3]
        movq mm2, mm0                                       ;   208.0 p0      49 x[3] copy
        pslld mm2, 3                                        ;   209.0 p1      49 x[3]
        pxor mm1, mm2                                       ;   210.0 p5      49 x[3]
        movq mm2, mm4                                       ;   210.0 p0      50 x[1] copy
        pslld mm2, 1                                        ;   211.0 p1      50 x[1]
        psrld mm4, 0x1f                                     ;   210.0 p0      50 x[1]
        pxor mm4, mm2                                       ;   212.0 p5      50 x[1]
        movq mm2, mm1                                       ;   211.0 p5      51 x[3] copy
        pslld mm2, 7                                        ;   212.0 p1      51 x[3]
        psrld mm1, 0x19                                     ;   211.0 p0      51 x[3]
        pxor mm1, mm2                                       ;   213.0 p5      51 x[3]
        pxor mm0, mm4                                       ;   213.0 p1      52 x[0]
        pxor mm0, mm1                                       ;   214.0 p0      52 x[0]
        pxor mm6, mm1                                       ;   214.0 p5      53 x[2]
        movq mm2, mm4                                       ;   213.0 p1      53 x[2] copy
        pslld mm2, 7                                        ;   214.0 p0      53 x[2]
        pxor mm6, mm2                                       ;   215.0 p5      53 x[2]
        movq mm2, mm0                                       ;   215.0 p1      54 x[0] copy
        pslld mm2, 5                                        ;   216.0 p0      54 x[0]
        psrld mm0, 0x1b                                     ;   215.0 p1      54 x[0]
        movq mm3, mm6                                       ;   216.0 p5      55 x[2] copy
        pslld mm3, 0x16                                     ;   217.0 p0      55 x[2]
        psrld mm6, 0xa                                      ;   216.0 p1      55 x[2]
        pxor mm0, [rbp + 64]                                ;   216.0 p5+p10   80 x[0]
        pxor mm0, mm2                                       ;   217.0 p0      80 x[0]
        pxor mm4, [rbp + 576]                               ;   213.0 p5+p2   80 x[1]
        pxor mm6, [rbp + 584]                               ;   217.0 p1+p3   80 x[2]
        pxor mm6, mm3                                       ;   218.0 p0      80 x[2]
        movq mm2, [rbp + 72]                                ;   107.7 p10     80 x[3]
        pxor mm2, mm1                                       ;   214.0 p5      80 x[3]
        movq mm1, mm4                                       ;   214.2 p1      26 x copy
        pand mm1, mm0                                       ;   218.0 p0      26 x
        pxor mm4, mm2                                       ;   215.0 p5      26 x
        por mm2, mm0                                        ;   218.0 p1      26 x
        pxor mm0, mm6                                       ;   219.0 p0      26 x
        por mm0, mm1                                        ;   220.0 p5      26 x
        pxor mm0, mm4                                       ;   221.0 p1      26 x
        por mm4, mm1                                        ;   219.0 p0      26 x
        pand mm6, mm2                                       ;   219.0 p5      26 x
        pxor mm4, mm6                                       ;   220.0 p1      26 x
        pxor mm2, mm1                                       ;   219.0 p0      26 x
        por mm1, mm6                                        ;   220.0 p5      26 x
        por mm6, mm2                                        ;   220.0 p1      26 x
        pxor mm6, mm0                                       ;   222.0 p0      26 x
        pand mm0, mm4                                       ;   222.0 p5      26 x
        por mm2, mm4                                        ;   221.0 p1      26 x
        pxor mm0, mm2                                       ;   223.0 p0      26 x
        pxor mm2, mm6                                       ;   223.0 p5      26 x
        movq mm3, mm0                                       ;   224.0 p1      46 x[0] copy
        pslld mm3, 0xd                                      ;   225.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;   224.0 p1      46 x[0]
        pxor mm0, mm3                                       ;   226.0 p5      46 x[0]
        movq mm3, mm2                                       ;   224.0 p0      47 x[2] copy
        pslld mm3, 3                                        ;   225.0 p1      47 x[2]
        psrld mm2, 0x1d                                     ;   224.0 p0      47 x[2]
        pxor mm2, mm3                                       ;   226.0 p5      47 x[2]
        pxor mm4, mm0                                       ;   227.0 p5      48 x[1]
        pxor mm4, mm2                                       ;   228.0 p1      48 x[1]
        pxor mm1, mm6                                       ;   223.3 p0      49 x[3]
        pxor mm1, mm2                                       ;   227.0 p5      49 x[3]
        movq mm3, mm0                                       ;   227.0 p1      49 x[3] copy
        pslld mm3, 3                                        ;   228.0 p0      49 x[3]
        pxor mm1, mm3                                       ;   229.0 p5      49 x[3]
        movq mm3, mm4                                       ;   229.0 p1      50 x[1] copy
        pslld mm3, 1                                        ;   230.0 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   229.0 p1      50 x[1]
        pxor mm4, mm3                                       ;   231.0 p5      50 x[1]
        movq mm3, mm1                                       ;   230.0 p0      51 x[3] copy
        pslld mm3, 7                                        ;   231.0 p1      51 x[3]
        psrld mm1, 0x19                                     ;   230.0 p0      51 x[3]
        pxor mm1, mm3                                       ;   232.0 p5      51 x[3]
        pxor mm0, mm4                                       ;   232.0 p5      52 x[0]
        pxor mm0, mm1                                       ;   233.0 p1      52 x[0]
        pxor mm2, mm1                                       ;   233.0 p0      53 x[2]
        movq mm3, mm4                                       ;   232.0 p5      53 x[2] copy
        pslld mm3, 7                                        ;   233.0 p1      53 x[2]
        pxor mm2, mm3                                       ;   234.0 p0      53 x[2]
        movq mm3, mm0                                       ;   234.0 p5      54 x[0] copy
        pslld mm3, 5                                        ;   235.0 p1      54 x[0]
        psrld mm0, 0x1b                                     ;   234.0 p0      54 x[0]
        movq mm6, mm2                                       ;   235.0 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;   236.0 p1      55 x[2]
        psrld mm2, 0xa                                      ;   235.0 p0      55 x[2]
        pxor mm0, [rbp + 592]                               ;   235.0 p5+p2   80 x[0]
        pxor mm0, mm3                                       ;   236.0 p1      80 x[0]
        movq mm3, [rbp + 600]                               ;   117.0 p3      80 x[1]
        pxor mm3, mm4                                       ;   232.3 p0      80 x[1]
        movq mm4, [rbp + 80]                                ;   117.3 p10     80 x[2]
        pxor mm4, mm2                                       ;   236.0 p5      80 x[2]
        pxor mm4, mm6                                       ;   237.0 p1      80 x[2]
        movq mm2, [rbp + 608]                               ;   117.8 p2      80 x[3]
        pxor mm2, mm1                                       ;   233.3 p0      80 x[3]
        movq mm1, mm3                                       ;   233.5 p5      27 x copy
        pxor mm1, mm0                                       ;   237.0 p1      27 x
        pxor mm0, mm2                                       ;   237.0 p0      27 x
        pxor mm2, mm4                                       ;   238.0 p5      27 x
        pand mm1, mm0                                       ;   238.0 p1      27 x
        pxor mm1, mm2                                       ;   239.0 p0      27 x
        por mm4, mm0                                        ;   238.0 p5      27 x
        pand mm2, mm4                                       ;   239.0 p1      27 x
        pxor mm4, mm3                                       ;   239.0 p0      27 x
        pxor mm4, mm2                                       ;   240.0 p5      27 x
        pand mm2, mm1                                       ;   240.0 p1      27 x
        por mm4, mm2                                        ;   241.0 p0      27 x
        pxor mm2, mm0                                       ;   241.0 p5      27 x
        movq mm6, mm3                                       ;   238.2 p1      27 x copy
        pxor mm6, mm2                                       ;   242.0 p0      27 x
        pand mm3, mm1                                       ;   240.0 p5      27 x
        movq mm7, mm1                                       ;   240.0 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;   241.0 p0      46 x[0]
        psrld mm1, 0x13                                     ;   240.2 p1      46 x[0]
        pxor mm1, mm7                                       ;   242.0 p5      46 x[0]
        movq mm7, mm6                                       ;   243.0 p0      47 x[2] copy
        pslld mm7, 3                                        ;   244.0 p1      47 x[2]
        psrld mm6, 0x1d                                     ;   243.0 p0      47 x[2]
        pxor mm6, mm7                                       ;   245.0 p5      47 x[2]
        pxor mm4, mm2                                       ;   242.0 p5      48 x[1]
        pxor mm4, mm1                                       ;   243.0 p1      48 x[1]
        pxor mm4, mm6                                       ;   246.0 p0      48 x[1]
        pxor mm0, mm3                                       ;   242.5 p5      49 x[3]
        pxor mm0, mm6                                       ;   246.0 p1      49 x[3]
        movq mm2, mm1                                       ;   243.3 p0      49 x[3] copy
        pslld mm2, 3                                        ;   244.3 p1      49 x[3]
        pxor mm0, mm2                                       ;   247.0 p5      49 x[3]
        movq mm2, mm4                                       ;   247.0 p0      50 x[1] copy
        pslld mm2, 1                                        ;   248.0 p1      50 x[1]
        psrld mm4, 0x1f                                     ;   247.0 p0      50 x[1]
        pxor mm4, mm2                                       ;   249.0 p5      50 x[1]
        movq mm2, mm0                                       ;   248.0 p5      51 x[3] copy
        pslld mm2, 7                                        ;   249.0 p1      51 x[3]
        psrld mm0, 0x19                                     ;   248.0 p0      51 x[3]
        pxor mm0, mm2                                       ;   250.0 p5      51 x[3]
        pxor mm1, mm4                                       ;   250.0 p1      52 x[0]
        pxor mm1, mm0                                       ;   251.0 p0      52 x[0]
        pxor mm6, mm0                                       ;   251.0 p5      53 x[2]
        movq mm2, mm4                                       ;   250.0 p1      53 x[2] copy
        pslld mm2, 7                                        ;   251.0 p0      53 x[2]
        pxor mm6, mm2                                       ;   252.0 p5      53 x[2]
        movq mm2, mm1                                       ;   252.0 p1      54 x[0] copy
        pslld mm2, 5                                        ;   253.0 p0      54 x[0]
        psrld mm1, 0x1b                                     ;   252.0 p1      54 x[0]
        movq mm3, mm6                                       ;   253.0 p5      55 x[2] copy
        pslld mm3, 0x16                                     ;   254.0 p0      55 x[2]
        psrld mm6, 0xa                                      ;   253.0 p1      55 x[2]
        pxor mm1, [rbp + 88]                                ;   253.0 p5+p3   80 x[0]
        pxor mm1, mm2                                       ;   254.0 p0      80 x[0]
        movq mm2, [rbp + 616]                               ;   127.2 p10     80 x[1]
        pxor mm2, mm4                                       ;   251.5 p5      80 x[1]
        movq mm4, [rbp + 632]                               ;   127.5 p2      80 x[3]
        pxor mm4, mm0                                       ;   252.2 p1      80 x[3]
        movq mm0, [rbp + 624]                               ;   127.8 p3      28 x
        pxor mm0, mm6                                       ;   254.0 p0      28 x
        pxor mm0, mm3                                       ;   255.0 p5      28 x
        pxor mm0, mm1                                       ;   256.0 p1      28 x
        movq mm3, mm2                                       ;   253.3 p0      28 x copy
        por mm3, mm1                                        ;   255.0 p5      28 x
        pxor mm3, mm0                                       ;   257.0 p1      28 x
        pxor mm2, mm4                                       ;   254.3 p0      28 x
        pxor mm2, mm1                                       ;   255.3 p5      28 x
        pand mm0, mm1                                       ;   257.0 p1      28 x
        pxor mm1, mm3                                       ;   258.0 p0      28 x
        pand mm0, mm2                                       ;   258.0 p5      28 x
        pxor mm0, mm4                                       ;   259.0 p1      28 x
        por mm4, mm2                                        ;   256.3 p0      28 x
        pxor mm4, mm3                                       ;   258.0 p5      28 x
        pand mm3, mm0                                       ;   260.0 p1      28 x
        movq mm6, mm1                                       ;   259.0 p0      28 x copy
        pand mm6, mm4                                       ;   260.0 p5      28 x
        pxor mm6, mm2                                       ;   261.0 p1      28 x
        movq mm7, mm4                                       ;   259.0 p0      46 x[0] copy
        pslld mm7, 0xd                                      ;   260.0 p1      46 x[0]
        psrld mm4, 0x13                                     ;   259.3 p0      46 x[0]
        pxor mm4, mm7                                       ;   261.0 p5      46 x[0]
        movq mm7, mm6                                       ;   262.0 p5      47 x[2] copy
        pslld mm7, 3                                        ;   263.0 p1      47 x[2]
        psrld mm6, 0x1d                                     ;   262.0 p0      47 x[2]
        pxor mm6, mm7                                       ;   264.0 p5      47 x[2]
        pxor mm2, mm3                                       ;   261.2 p1      48 x[1]
        pxor mm2, mm4                                       ;   262.2 p0      48 x[1]
        pxor mm2, mm6                                       ;   265.0 p5      48 x[1]
        pxor mm1, mm0                                       ;   262.2 p1      49 x[3]
        pxor mm1, mm6                                       ;   265.0 p0      49 x[3]
        movq mm0, mm4                                       ;   262.5 p5      49 x[3] copy
        pslld mm0, 3                                        ;   263.5 p1      49 x[3]
        pxor mm1, mm0                                       ;   266.0 p0      49 x[3]
        movq mm0, mm2                                       ;   266.0 p5      50 x[1] copy
        pslld mm0, 1                                        ;   267.0 p1      50 x[1]
        psrld mm2, 0x1f                                     ;   266.0 p0      50 x[1]
        pxor mm2, mm0                                       ;   268.0 p5      50 x[1]
        movq mm0, mm1                                       ;   267.0 p1      51 x[3] copy
        pslld mm0, 7                                        ;   268.0 p0      51 x[3]
        psrld mm1, 0x19                                     ;   267.0 p1      51 x[3]
        pxor mm1, mm0                                       ;   269.0 p5      51 x[3]
        pxor mm4, mm2                                       ;   269.0 p0      52 x[0]
        pxor mm4, mm1                                       ;   270.0 p5      52 x[0]
        pxor mm6, mm1                                       ;   270.0 p1      53 x[2]
        movq mm0, mm2                                       ;   269.0 p0      53 x[2] copy
        pslld mm0, 7                                        ;   270.0 p1      53 x[2]
        pxor mm6, mm0                                       ;   271.0 p5      53 x[2]
        movq mm0, mm4                                       ;   271.0 p0      54 x[0] copy
        pslld mm0, 5                                        ;   272.0 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   271.0 p0      54 x[0]
        movq mm3, [rbp + 640]                               ;   136.5 p10     80 x[0]
        movq mm7, mm6                                       ;   272.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   273.0 p1      55 x[2]
        psrld mm6, 0xa                                      ;   272.0 p0      55 x[2]
        pxor mm3, mm4                                       ;   272.0 p5      80 x[0]
        pxor mm3, mm0                                       ;   273.0 p5      80 x[0]
        movq mm0, [rbp + 96]                                ;   137.5 p2      80 x[1]
        pxor mm0, mm2                                       ;   271.2 p1      80 x[1]
        movq mm2, [rbp + 648]                               ;   137.8 p3      80 x[2]
        pxor mm2, mm6                                       ;   273.0 p0      80 x[2]
        pxor mm2, mm7                                       ;   274.0 p5      80 x[2]
        movq mm4, [rbp + 656]                               ;   138.3 p10     80 x[3]
        pxor mm4, mm1                                       ;   272.2 p1      80 x[3]
        movq mm1, mm3                                       ;   274.0 p0      29 x copy
        pand mm1, mm4                                       ;   275.0 p5      29 x
        pxor mm3, mm4                                       ;   274.0 p1      29 x
        pxor mm4, mm2                                       ;   275.0 p0      29 x
        pxor mm2, mm0                                       ;   275.0 p5      29 x
        pxor mm1, mm2                                       ;   276.0 p1      29 x
        pand mm0, mm3                                       ;   275.0 p0      29 x
        pxor mm0, mm2                                       ;   276.0 p5      29 x
        por mm2, mm3                                        ;   276.0 p1      29 x
        pxor mm3, mm1                                       ;   277.0 p0      29 x
        pxor mm2, mm4                                       ;   277.0 p5      29 x
        pand mm4, mm0                                       ;   277.0 p1      29 x
        pxor mm0, mm1                                       ;   277.0 p0      29 x
        pand mm0, mm2                                       ;   278.0 p5      29 x
        pxor mm4, mm3                                       ;   278.0 p1      29 x
        pxor mm2, mm4                                       ;   279.0 p0      29 x
        movq mm6, mm4                                       ;   279.0 p5      46 x[0] copy
        pslld mm6, 0xd                                      ;   280.0 p1      46 x[0]
        psrld mm4, 0x13                                     ;   279.0 p0      46 x[0]
        pxor mm4, mm6                                       ;   281.0 p5      46 x[0]
        movq mm6, mm2                                       ;   280.0 p1      47 x[2] copy
        pslld mm6, 3                                        ;   281.0 p0      47 x[2]
        psrld mm2, 0x1d                                     ;   280.2 p1      47 x[2]
        pxor mm2, mm6                                       ;   282.0 p5      47 x[2]
        pxor mm1, mm4                                       ;   282.0 p0      48 x[1]
        pxor mm1, mm2                                       ;   283.0 p5      48 x[1]
        pxor mm3, mm0                                       ;   281.2 p1      49 x[3]
        pxor mm3, mm2                                       ;   283.0 p0      49 x[3]
        movq mm0, mm4                                       ;   282.0 p5      49 x[3] copy
        pslld mm0, 3                                        ;   283.0 p1      49 x[3]
        pxor mm3, mm0                                       ;   284.0 p0      49 x[3]
        movq mm0, mm1                                       ;   284.0 p5      50 x[1] copy
        pslld mm0, 1                                        ;   285.0 p1      50 x[1]
        psrld mm1, 0x1f                                     ;   284.0 p0      50 x[1]
        pxor mm1, mm0                                       ;   286.0 p5      50 x[1]
        movq mm0, mm3                                       ;   285.0 p1      51 x[3] copy
        pslld mm0, 7                                        ;   286.0 p0      51 x[3]
        psrld mm3, 0x19                                     ;   285.2 p1      51 x[3]
        pxor mm3, mm0                                       ;   287.0 p5      51 x[3]
        pxor mm4, mm1                                       ;   287.0 p0      52 x[0]
        pxor mm4, mm3                                       ;   288.0 p5      52 x[0]
        pxor mm2, mm3                                       ;   288.0 p1      53 x[2]
        movq mm0, mm1                                       ;   287.0 p0      53 x[2] copy
        pslld mm0, 7                                        ;   288.0 p1      53 x[2]
        pxor mm2, mm0                                       ;   289.0 p5      53 x[2]
        movq mm0, [rbp + 104]                               ;   146.2 p2      80 x[0]
        movq mm6, mm4                                       ;   289.0 p0      54 x[0] copy
        pslld mm6, 5                                        ;   290.0 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   289.0 p0      54 x[0]
        movq mm7, mm2                                       ;   290.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   291.0 p1      55 x[2]
        psrld mm2, 0xa                                      ;   290.0 p0      55 x[2]
        pxor mm0, mm4                                       ;   290.0 p5      80 x[0]
        pxor mm0, mm6                                       ;   291.0 p5      80 x[0]
        movq mm4, [rbp + 112]                               ;   147.7 p3      80 x[1]
        pxor mm4, mm1                                       ;   290.2 p1      80 x[1]
        movq mm1, [rbp + 120]                               ;   148.0 p10     80 x[2]
        pxor mm1, mm2                                       ;   291.0 p0      80 x[2]
        pxor mm1, mm7                                       ;   292.0 p5      80 x[2]
        movq mm2, [rbp + 664]                               ;   148.5 p2      80 x[3]
        pxor mm2, mm3                                       ;   291.2 p1      80 x[3]
        movq mm3, mm4                                       ;   291.3 p0      30 x copy
        por mm3, mm1                                        ;   293.0 p5      30 x
        pxor mm3, mm2                                       ;   294.0 p1      30 x
        pand mm2, mm1                                       ;   293.0 p0      30 x
        pxor mm1, mm4                                       ;   293.0 p5      30 x
        pxor mm4, mm0                                       ;   293.2 p1      30 x
        pand mm0, mm3                                       ;   295.0 p0      30 x
        pxor mm1, mm0                                       ;   296.0 p5      30 x
        pxor mm2, mm4                                       ;   294.2 p1      30 x
        movq mm6, mm0                                       ;   296.0 p0      30 x copy
        pand mm6, mm1                                       ;   297.0 p5      30 x
        pxor mm6, mm3                                       ;   298.0 p1      30 x
        pxor mm3, mm2                                       ;   295.3 p0      30 x
        pand mm2, mm1                                       ;   297.0 p5      30 x
        pxor mm3, mm2                                       ;   298.0 p1      30 x
        pxor mm2, mm6                                       ;   299.0 p0      30 x
        movq mm7, mm2                                       ;   300.0 p5      46 x[0] copy
        pslld mm7, 0xd                                      ;   301.0 p1      46 x[0]
        psrld mm2, 0x13                                     ;   300.0 p0      46 x[0]
        pxor mm2, mm7                                       ;   302.0 p5      46 x[0]
        movq mm7, mm3                                       ;   299.0 p1      47 x[2] copy
        pslld mm7, 3                                        ;   300.0 p0      47 x[2]
        psrld mm3, 0x1d                                     ;   299.2 p1      47 x[2]
        pxor mm3, mm7                                       ;   301.0 p5      47 x[2]
        pxor mm4, mm0                                       ;   299.3 p0      48 x[1]
        pxor mm4, mm6                                       ;   300.3 p5      48 x[1]
        pxor mm4, mm3                                       ;   302.0 p1      48 x[1]
        pxor mm4, mm2                                       ;   303.0 p0      48 x[1]
        pxor mm1, mm3                                       ;   302.0 p5      49 x[3]
        movq mm0, mm2                                       ;   303.0 p1      49 x[3] copy
        pslld mm0, 3                                        ;   304.0 p0      49 x[3]
        pxor mm1, mm0                                       ;   305.0 p5      49 x[3]
        movq mm0, mm4                                       ;   304.0 p1      50 x[1] copy
        pslld mm0, 1                                        ;   305.0 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   304.0 p1      50 x[1]
        pxor mm4, mm0                                       ;   306.0 p5      50 x[1]
        movq mm0, mm1                                       ;   306.0 p0      51 x[3] copy
        pslld mm0, 7                                        ;   307.0 p1      51 x[3]
        psrld mm1, 0x19                                     ;   306.0 p0      51 x[3]
        pxor mm1, mm0                                       ;   308.0 p5      51 x[3]
        pxor mm2, mm4                                       ;   307.0 p5      52 x[0]
        pxor mm2, mm1                                       ;   309.0 p1      52 x[0]
        pxor mm3, mm1                                       ;   309.0 p0      53 x[2]
        movq mm0, mm4                                       ;   307.0 p5      53 x[2] copy
        pslld mm0, 7                                        ;   308.0 p1      53 x[2]
        pxor mm3, mm0                                       ;   310.0 p0      53 x[2]
        movq mm0, [rbp + 672]                               ;   156.5 p3      80 x[0]
        movq mm6, mm2                                       ;   310.0 p5      54 x[0] copy
        pslld mm6, 5                                        ;   311.0 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   310.0 p0      54 x[0]
        movq mm7, mm3                                       ;   311.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   312.0 p1      55 x[2]
        psrld mm3, 0xa                                      ;   311.0 p0      55 x[2]
        pxor mm0, mm2                                       ;   311.0 p5      80 x[0]
        pxor mm0, mm6                                       ;   312.0 p1      80 x[0]
        movq mm2, [rbp + 680]                               ;   158.0 p10     80 x[1]
        pxor mm2, mm4                                       ;   309.3 p0      80 x[1]
        movq mm4, [rbp + 128]                               ;   158.3 p2      80 x[2]
        pxor mm4, mm3                                       ;   312.0 p5      80 x[2]
        pxor mm4, mm7                                       ;   313.0 p1      80 x[2]
        movq mm3, [rbp + 688]                               ;   158.8 p3      23 x
        pxor mm3, mm1                                       ;   310.3 p0      23 x
        pxor mm3, mm0                                       ;   313.0 p5      23 x
        movq mm1, mm2                                       ;   311.2 p1      23 x copy
        pxor mm1, mm4                                       ;   314.0 p0      23 x
        pand mm2, mm3                                       ;   314.0 p5      23 x
        pxor mm2, mm0                                       ;   315.0 p1      23 x
        por mm0, mm3                                        ;   314.0 p0      23 x
        pxor mm0, mm1                                       ;   315.0 p5      23 x
        pxor mm3, mm4                                       ;   314.0 p1      23 x
        pand mm4, mm2                                       ;   316.0 p0      23 x
        movq mm6, mm1                                       ;   315.0 p5      23 x copy
        pand mm6, mm2                                       ;   316.0 p1      23 x
        pxor mm2, mm3                                       ;   316.0 p0      23 x
        pxor mm1, mm4                                       ;   317.0 p5      23 x
        pxor mm1, mm2                                       ;   318.0 p1      23 x
        pand mm3, mm0                                       ;   316.0 p0      23 x
        por mm3, mm6                                        ;   317.0 p5      23 x
        movq mm4, mm3                                       ;   318.0 p1      46 x[0] copy
        pslld mm4, 0xd                                      ;   319.0 p0      46 x[0]
        movq mm6, mm3                                       ;   318.0 p5      46 x[0] copy
        psrld mm6, 0x13                                     ;   319.0 p1      46 x[0]
        pxor mm4, mm6                                       ;   320.0 p0      46 x[0]
        movq mm6, mm1                                       ;   319.0 p5      47 x[2] copy
        pslld mm6, 3                                        ;   320.0 p1      47 x[2]
        psrld mm1, 0x1d                                     ;   319.0 p0      47 x[2]
        pxor mm1, mm6                                       ;   321.0 p5      47 x[2]
        pxor mm2, mm3                                       ;   319.2 p1      48 x[1]
        pxor mm2, mm4                                       ;   321.0 p0      48 x[1]
        pxor mm2, mm1                                       ;   322.0 p5      48 x[1]
        pxor mm0, mm1                                       ;   322.0 p1      49 x[3]
        movq mm3, mm4                                       ;   321.0 p0      49 x[3] copy
        pslld mm3, 3                                        ;   322.0 p1      49 x[3]
        pxor mm0, mm3                                       ;   323.0 p5      49 x[3]
        movq mm3, mm2                                       ;   323.0 p0      50 x[1] copy
        pslld mm3, 1                                        ;   324.0 p1      50 x[1]
        psrld mm2, 0x1f                                     ;   323.0 p0      50 x[1]
        pxor mm2, mm3                                       ;   325.0 p5      50 x[1]
        movq mm3, mm0                                       ;   324.0 p5      51 x[3] copy
        pslld mm3, 7                                        ;   325.0 p1      51 x[3]
        psrld mm0, 0x19                                     ;   324.0 p0      51 x[3]
        pxor mm0, mm3                                       ;   326.0 p5      51 x[3]
        pxor mm4, mm2                                       ;   326.0 p1      52 x[0]
        pxor mm4, mm0                                       ;   327.0 p0      52 x[0]
        pxor mm1, mm0                                       ;   327.0 p5      53 x[2]
        movq mm3, mm2                                       ;   326.0 p1      53 x[2] copy
        pslld mm3, 7                                        ;   327.0 p0      53 x[2]
        pxor mm1, mm3                                       ;   328.0 p5      53 x[2]
        movq mm3, [rbp + 136]                               ;   168.2 p10     80 x[0]
        movq mm6, mm4                                       ;   328.0 p1      54 x[0] copy
        pslld mm6, 5                                        ;   329.0 p0      54 x[0]
        psrld mm4, 0x1b                                     ;   328.0 p1      54 x[0]
        movq mm7, mm1                                       ;   329.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   330.0 p0      55 x[2]
        psrld mm1, 0xa                                      ;   329.0 p1      55 x[2]
        pxor mm3, mm4                                       ;   329.0 p5      80 x[0]
        pxor mm3, mm6                                       ;   330.0 p0      80 x[0]
        movq mm4, [rbp + 696]                               ;   170.5 p2      80 x[1]
        pxor mm4, mm2                                       ;   328.5 p5      80 x[1]
        movq mm2, [rbp + 144]                               ;   171.2 p3      80 x[2]
        pxor mm2, mm1                                       ;   330.0 p1      80 x[2]
        movq mm1, [rbp + 152]                               ;   172.0 p10     80 x[3]
        pxor mm2, mm7                                       ;   331.0 p0      80 x[2]
        pxor mm1, mm0                                       ;   329.5 p5      80 x[3]
        movq mm0, [rel serpent_encrypt.T0_constants64 + 24] ;   172.5 p2      24 x copy
        movq mm6, mm3                                       ;   331.0 p1      24 x copy
        pand mm6, mm4                                       ;   332.0 p0      24 x
        pxor mm3, mm1                                       ;   331.0 p5      24 x
        por mm3, mm4                                        ;   332.0 p1      24 x
        pxor mm4, mm1                                       ;   331.3 p0      24 x
        pxor mm4, mm2                                       ;   332.3 p5      24 x
        pxor mm0, mm3                                       ;   333.0 p1      24 x
        por mm2, mm6                                        ;   333.0 p0      24 x
        pxor mm6, mm4                                       ;   333.3 p5      24 x
        pand mm4, mm2                                       ;   334.0 p1      24 x
        por mm4, mm0                                        ;   335.0 p0      24 x
        pxor mm2, mm6                                       ;   334.3 p5      24 x
        por mm2, mm4                                        ;   336.0 p1      24 x
        pxor mm1, mm6                                       ;   334.3 p0      24 x
        pxor mm0, mm1                                       ;   335.3 p5      24 x
        pand mm1, mm4                                       ;   336.0 p1      24 x
        pxor mm1, mm0                                       ;   337.0 p0      24 x
        movq mm3, mm1                                       ;   338.0 p5      46 x[0] copy
        pslld mm3, 0xd                                      ;   339.0 p1      46 x[0]
        psrld mm1, 0x13                                     ;   338.0 p0      46 x[0]
        pxor mm1, mm3                                       ;   340.0 p5      46 x[0]
        movq mm3, mm6                                       ;   337.2 p1      47 x[2] copy
        pslld mm3, 3                                        ;   338.2 p0      47 x[2]
        psrld mm6, 0x1d                                     ;   338.2 p1      47 x[2]
        pxor mm3, mm6                                       ;   339.2 p5      47 x[2]
        pxor mm0, mm2                                       ;   338.3 p0      48 x[1]
        pxor mm0, mm3                                       ;   340.2 p5      48 x[1]
        pxor mm0, mm1                                       ;   341.2 p1      48 x[1]
        pxor mm4, mm3                                       ;   340.2 p0      49 x[3]
        movq mm2, mm1                                       ;   341.0 p5      49 x[3] copy
        pslld mm2, 3                                        ;   342.0 p1      49 x[3]
        pxor mm4, mm2                                       ;   343.0 p0      49 x[3]
        movq mm2, mm0                                       ;   342.2 p5      50 x[1] copy
        pslld mm2, 1                                        ;   343.2 p1      50 x[1]
        psrld mm0, 0x1f                                     ;   342.2 p0      50 x[1]
        pxor mm0, mm2                                       ;   344.2 p5      50 x[1]
        movq mm2, mm4                                       ;   344.0 p1      51 x[3] copy
        pslld mm2, 7                                        ;   345.0 p0      51 x[3]
        psrld mm4, 0x19                                     ;   344.0 p1      51 x[3]
        pxor mm4, mm2                                       ;   346.0 p5      51 x[3]
        pxor mm1, mm0                                       ;   345.2 p0      52 x[0]
        pxor mm1, mm4                                       ;   347.0 p5      52 x[0]
        pxor mm3, mm4                                       ;   347.0 p1      53 x[2]
        movq mm2, mm0                                       ;   345.2 p0      53 x[2] copy
        pslld mm2, 7                                        ;   346.2 p1      53 x[2]
        pxor mm3, mm2                                       ;   348.0 p5      53 x[2]
        movq mm2, [rbp + 704]                               ;   188.2 p3      80 x[0]
        movq mm6, mm1                                       ;   348.0 p0      54 x[0] copy
        pslld mm6, 5                                        ;   349.0 p1      54 x[0]
        psrld mm1, 0x1b                                     ;   348.0 p0      54 x[0]
        movq mm7, mm3                                       ;   349.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   350.0 p1      55 x[2]
        psrld mm3, 0xa                                      ;   349.0 p0      55 x[2]
        pxor mm2, mm1                                       ;   349.0 p5      80 x[0]
        pxor mm2, mm6                                       ;   350.0 p5      80 x[0]
        movq mm1, [rbp + 712]                               ;   190.3 p10     80 x[1]
        pxor mm1, mm0                                       ;   348.2 p1      80 x[1]
        movq mm0, [rbp + 720]                               ;   191.0 p2      80 x[2]
        pxor mm0, mm3                                       ;   350.0 p0      80 x[2]
        movq mm3, [rbp + 728]                               ;   192.2 p3      80 x[3]
        pxor mm0, mm7                                       ;   351.0 p5      80 x[2]
        pxor mm3, mm4                                       ;   349.2 p1      80 x[3]
        movq mm4, mm0                                       ;   352.0 p0      25 x copy
        pand mm4, mm2                                       ;   353.0 p5      25 x
        pxor mm0, mm1                                       ;   352.0 p1      25 x
        pxor mm0, mm2                                       ;   353.0 p0      25 x
        pxor mm4, mm3                                       ;   354.0 p5      25 x
        por mm3, mm2                                        ;   351.2 p1      25 x
        pxor mm3, mm1                                       ;   352.2 p0      25 x
        pand mm1, mm4                                       ;   355.0 p5      25 x
        pxor mm1, mm0                                       ;   356.0 p1      25 x
        pxor mm4, mm0                                       ;   355.0 p0      25 x
        pxor mm2, mm4                                       ;   356.0 p5      25 x
        por mm0, mm3                                        ;   354.0 p1      25 x
        pxor mm0, mm4                                       ;   356.0 p0      25 x
        pxor mm3, mm0                                       ;   357.0 p5      25 x
        movq mm4, mm2                                       ;   357.0 p1      46 x[0] copy
        pslld mm4, 0xd                                      ;   358.0 p0      46 x[0]
        psrld mm2, 0x13                                     ;   357.0 p1      46 x[0]
        pxor mm2, mm4                                       ;   359.0 p5      46 x[0]
        movq mm4, mm3                                       ;   358.0 p0      47 x[2] copy
        pslld mm4, 3                                        ;   359.0 p1      47 x[2]
        psrld mm3, 0x1d                                     ;   358.0 p0      47 x[2]
        pxor mm3, mm4                                       ;   360.0 p5      47 x[2]
        pxor mm0, mm1                                       ;   357.0 p5      48 x[1]
        pxor mm0, mm2                                       ;   360.0 p1      48 x[1]
        pxor mm0, mm3                                       ;   361.0 p0      48 x[1]
        pxor mm1, mm3                                       ;   361.0 p5      49 x[3]
        movq mm4, mm2                                       ;   360.0 p1      49 x[3] copy
        pslld mm4, 3                                        ;   361.0 p0      49 x[3]
        pxor mm1, mm4                                       ;   362.0 p5      49 x[3]
        movq mm4, mm0                                       ;   362.0 p1      50 x[1] copy
        pslld mm4, 1                                        ;   363.0 p0      50 x[1]
        psrld mm0, 0x1f                                     ;   362.0 p1      50 x[1]
        pxor mm0, mm4                                       ;   364.0 p5      50 x[1]
        movq mm4, mm1                                       ;   363.0 p0      51 x[3] copy
        pslld mm4, 7                                        ;   364.0 p1      51 x[3]
        psrld mm1, 0x19                                     ;   363.0 p0      51 x[3]
        pxor mm1, mm4                                       ;   365.0 p5      51 x[3]
        pxor mm2, mm0                                       ;   365.0 p5      52 x[0]
        pxor mm2, mm1                                       ;   366.0 p1      52 x[0]
        pxor mm3, mm1                                       ;   366.0 p0      53 x[2]
        movq mm4, mm0                                       ;   365.0 p5      53 x[2] copy
        pslld mm4, 7                                        ;   366.0 p1      53 x[2]
        pxor mm3, mm4                                       ;   367.0 p0      53 x[2]
        movq mm4, [rbp + 160]                               ;   208.5 p10     80 x[0]
        movq mm6, mm2                                       ;   367.0 p5      54 x[0] copy
        pslld mm6, 5                                        ;   368.0 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   367.0 p0      54 x[0]
        movq mm7, mm3                                       ;   368.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   369.0 p1      55 x[2]
        psrld mm3, 0xa                                      ;   368.0 p0      55 x[2]
        pxor mm4, mm2                                       ;   368.0 p5      80 x[0]
        pxor mm4, mm6                                       ;   369.0 p1      80 x[0]
        movq mm2, [rbp + 736]                               ;   211.2 p2      80 x[1]
        pxor mm2, mm0                                       ;   366.3 p0      80 x[1]
        movq mm0, [rbp + 744]                               ;   212.2 p3      80 x[2]
        pxor mm0, mm3                                       ;   369.0 p5      80 x[2]
        movq mm3, [rbp + 168]                               ;   213.2 p10     80 x[3]
        pxor mm0, mm7                                       ;   370.0 p1      80 x[2]
        pxor mm3, mm1                                       ;   367.3 p0      80 x[3]
        movq mm1, mm2                                       ;   367.5 p5      26 x copy
        pand mm1, mm4                                       ;   370.0 p1      26 x
        pxor mm2, mm3                                       ;   368.3 p0      26 x
        por mm3, mm4                                        ;   370.0 p5      26 x
        pxor mm4, mm0                                       ;   371.0 p1      26 x
        por mm4, mm1                                        ;   372.0 p0      26 x
        pxor mm4, mm2                                       ;   373.0 p5      26 x
        por mm2, mm1                                        ;   371.0 p1      26 x
        pand mm0, mm3                                       ;   371.0 p0      26 x
        pxor mm2, mm0                                       ;   372.0 p5      26 x
        pxor mm3, mm1                                       ;   371.2 p1      26 x
        por mm1, mm0                                        ;   372.0 p0      26 x
        por mm0, mm3                                        ;   372.2 p5      26 x
        pxor mm0, mm4                                       ;   374.0 p1      26 x
        pand mm4, mm2                                       ;   374.0 p0      26 x
        por mm3, mm2                                        ;   373.0 p5      26 x
        pxor mm4, mm3                                       ;   375.0 p1      26 x
        pxor mm3, mm0                                       ;   375.0 p0      26 x
        movq mm6, mm4                                       ;   376.0 p5      46 x[0] copy
        pslld mm6, 0xd                                      ;   377.0 p1      46 x[0]
        psrld mm4, 0x13                                     ;   376.0 p0      46 x[0]
        pxor mm4, mm6                                       ;   378.0 p5      46 x[0]
        movq mm6, mm3                                       ;   376.0 p1      47 x[2] copy
        pslld mm6, 3                                        ;   377.0 p0      47 x[2]
        psrld mm3, 0x1d                                     ;   376.2 p1      47 x[2]
        pxor mm3, mm6                                       ;   378.0 p5      47 x[2]
        pxor mm2, mm4                                       ;   379.0 p0      48 x[1]
        pxor mm2, mm3                                       ;   380.0 p5      48 x[1]
        pxor mm1, mm0                                       ;   377.2 p1      49 x[3]
        pxor mm1, mm3                                       ;   379.0 p0      49 x[3]
        movq mm0, mm4                                       ;   379.0 p5      49 x[3] copy
        pslld mm0, 3                                        ;   380.0 p1      49 x[3]
        pxor mm1, mm0                                       ;   381.0 p0      49 x[3]
        movq mm0, mm2                                       ;   381.0 p5      50 x[1] copy
        pslld mm0, 1                                        ;   382.0 p1      50 x[1]
        psrld mm2, 0x1f                                     ;   381.0 p0      50 x[1]
        pxor mm2, mm0                                       ;   383.0 p5      50 x[1]
        movq mm0, mm1                                       ;   382.0 p1      51 x[3] copy
        pslld mm0, 7                                        ;   383.0 p0      51 x[3]
        psrld mm1, 0x19                                     ;   382.0 p1      51 x[3]
        pxor mm1, mm0                                       ;   384.0 p5      51 x[3]
        pxor mm4, mm2                                       ;   384.0 p0      52 x[0]
        pxor mm4, mm1                                       ;   385.0 p5      52 x[0]
        pxor mm3, mm1                                       ;   385.0 p1      53 x[2]
        movq mm0, mm2                                       ;   384.0 p0      53 x[2] copy
        pslld mm0, 7                                        ;   385.0 p1      53 x[2]
        pxor mm3, mm0                                       ;   386.0 p5      53 x[2]
        movq mm0, [rbp + 752]                               ;   229.0 p2      80 x[0]
        movq mm6, mm4                                       ;   386.0 p0      54 x[0] copy
        pslld mm6, 5                                        ;   387.0 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   386.0 p0      54 x[0]
        movq mm7, mm3                                       ;   387.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   388.0 p1      55 x[2]
        psrld mm3, 0xa                                      ;   387.0 p0      55 x[2]
        pxor mm0, mm4                                       ;   387.0 p5      80 x[0]
        pxor mm0, mm6                                       ;   388.0 p5      80 x[0]
        movq mm4, [rbp + 760]                               ;   232.0 p3      80 x[1]
        pxor mm4, mm2                                       ;   386.2 p1      80 x[1]
        movq mm2, [rbp + 176]                               ;   232.3 p10     80 x[2]
        pxor mm2, mm3                                       ;   388.0 p0      80 x[2]
        movq mm3, [rbp + 768]                               ;   233.0 p2      80 x[3]
        pxor mm2, mm7                                       ;   389.0 p5      80 x[2]
        pxor mm3, mm1                                       ;   387.2 p1      80 x[3]
        movq mm1, mm0                                       ;   389.0 p0      27 x copy
        pxor mm1, mm4                                       ;   390.0 p5      27 x
        pxor mm0, mm3                                       ;   389.0 p1      27 x
        pxor mm3, mm2                                       ;   390.0 p0      27 x
        pand mm1, mm0                                       ;   391.0 p5      27 x
        pxor mm1, mm3                                       ;   392.0 p1      27 x
        por mm2, mm0                                        ;   390.0 p0      27 x
        pand mm3, mm2                                       ;   391.0 p5      27 x
        pxor mm2, mm4                                       ;   391.0 p1      27 x
        pxor mm2, mm3                                       ;   392.0 p0      27 x
        pand mm3, mm1                                       ;   393.0 p5      27 x
        por mm2, mm3                                        ;   394.0 p1      27 x
        pxor mm3, mm0                                       ;   394.0 p0      27 x
        movq mm6, mm4                                       ;   391.5 p5      27 x copy
        pxor mm6, mm3                                       ;   395.0 p1      27 x
        pand mm4, mm1                                       ;   393.0 p0      27 x
        movq mm7, mm1                                       ;   393.0 p5      46 x[0] copy
        pslld mm7, 0xd                                      ;   394.0 p1      46 x[0]
        psrld mm1, 0x13                                     ;   393.3 p0      46 x[0]
        pxor mm1, mm7                                       ;   395.0 p5      46 x[0]
        movq mm7, mm6                                       ;   396.0 p1      47 x[2] copy
        pslld mm7, 3                                        ;   397.0 p0      47 x[2]
        psrld mm6, 0x1d                                     ;   396.0 p1      47 x[2]
        pxor mm6, mm7                                       ;   398.0 p5      47 x[2]
        pxor mm2, mm3                                       ;   395.3 p0      48 x[1]
        pxor mm2, mm1                                       ;   396.3 p5      48 x[1]
        pxor mm2, mm6                                       ;   399.0 p1      48 x[1]
        pxor mm0, mm4                                       ;   396.3 p0      49 x[3]
        pxor mm0, mm6                                       ;   399.0 p5      49 x[3]
        movq mm3, mm1                                       ;   397.2 p1      49 x[3] copy
        pslld mm3, 3                                        ;   398.2 p0      49 x[3]
        pxor mm0, mm3                                       ;   400.0 p5      49 x[3]
        movq mm3, mm2                                       ;   400.0 p1      50 x[1] copy
        pslld mm3, 1                                        ;   401.0 p0      50 x[1]
        psrld mm2, 0x1f                                     ;   400.0 p1      50 x[1]
        pxor mm2, mm3                                       ;   402.0 p5      50 x[1]
        movq mm3, mm0                                       ;   401.0 p0      51 x[3] copy
        pslld mm3, 7                                        ;   402.0 p1      51 x[3]
        psrld mm0, 0x19                                     ;   401.0 p0      51 x[3]
        pxor mm0, mm3                                       ;   403.0 p5      51 x[3]
        pxor mm1, mm2                                       ;   403.0 p5      52 x[0]
        pxor mm1, mm0                                       ;   404.0 p1      52 x[0]
        pxor mm6, mm0                                       ;   404.0 p0      53 x[2]
        movq mm3, mm2                                       ;   403.0 p5      53 x[2] copy
        pslld mm3, 7                                        ;   404.0 p1      53 x[2]
        pxor mm6, mm3                                       ;   405.0 p0      53 x[2]
        movq mm3, [rbp + 184]                               ;   247.2 p3      80 x[0]
        movq mm4, mm1                                       ;   405.0 p5      54 x[0] copy
        pslld mm4, 5                                        ;   406.0 p1      54 x[0]
        psrld mm1, 0x1b                                     ;   405.0 p0      54 x[0]
        movq mm7, mm6                                       ;   406.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   407.0 p1      55 x[2]
        psrld mm6, 0xa                                      ;   406.0 p0      55 x[2]
        pxor mm3, mm1                                       ;   406.0 p5      80 x[0]
        pxor mm3, mm4                                       ;   407.0 p1      80 x[0]
        movq mm1, [rbp + 776]                               ;   250.2 p10     80 x[1]
        pxor mm1, mm2                                       ;   405.3 p0      80 x[1]
        movq mm2, [rbp + 792]                               ;   250.5 p2      80 x[3]
        pxor mm2, mm0                                       ;   405.5 p5      80 x[3]
        movq mm0, [rbp + 784]                               ;   251.2 p3      28 x
        pxor mm0, mm6                                       ;   407.0 p1      28 x
        pxor mm0, mm7                                       ;   408.0 p0      28 x
        pxor mm0, mm3                                       ;   409.0 p5      28 x
        movq mm4, mm1                                       ;   407.2 p1      28 x copy
        por mm4, mm3                                        ;   408.2 p0      28 x
        pxor mm4, mm0                                       ;   410.0 p5      28 x
        pxor mm1, mm2                                       ;   408.2 p1      28 x
        pxor mm1, mm3                                       ;   409.2 p0      28 x
        pand mm0, mm3                                       ;   410.0 p5      28 x
        pxor mm3, mm4                                       ;   411.0 p1      28 x
        pand mm0, mm1                                       ;   411.0 p0      28 x
        pxor mm0, mm2                                       ;   412.0 p5      28 x
        por mm2, mm1                                        ;   410.2 p1      28 x
        pxor mm2, mm4                                       ;   411.2 p0      28 x
        pand mm4, mm0                                       ;   413.0 p5      28 x
        movq mm6, mm3                                       ;   412.0 p1      28 x copy
        pand mm6, mm2                                       ;   413.0 p0      28 x
        pxor mm6, mm1                                       ;   414.0 p5      28 x
        movq mm7, mm2                                       ;   412.2 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;   413.2 p0      46 x[0]
        psrld mm2, 0x13                                     ;   413.2 p1      46 x[0]
        pxor mm7, mm2                                       ;   414.2 p5      46 x[0]
        movq mm2, mm6                                       ;   415.0 p0      47 x[2] copy
        pslld mm2, 3                                        ;   416.0 p1      47 x[2]
        psrld mm6, 0x1d                                     ;   415.0 p0      47 x[2]
        pxor mm6, mm2                                       ;   417.0 p5      47 x[2]
        pxor mm1, mm4                                       ;   414.5 p5      48 x[1]
        pxor mm1, mm7                                       ;   415.5 p1      48 x[1]
        pxor mm1, mm6                                       ;   418.0 p0      48 x[1]
        pxor mm3, mm0                                       ;   415.5 p5      49 x[3]
        pxor mm3, mm6                                       ;   418.0 p1      49 x[3]
        movq mm0, mm7                                       ;   416.3 p0      49 x[3] copy
        pslld mm0, 3                                        ;   417.3 p1      49 x[3]
        pxor mm3, mm0                                       ;   419.0 p5      49 x[3]
        movq mm0, mm1                                       ;   419.0 p0      50 x[1] copy
        pslld mm0, 1                                        ;   420.0 p1      50 x[1]
        psrld mm1, 0x1f                                     ;   419.0 p0      50 x[1]
        pxor mm1, mm0                                       ;   421.0 p5      50 x[1]
        movq mm0, mm3                                       ;   420.0 p5      51 x[3] copy
        pslld mm0, 7                                        ;   421.0 p1      51 x[3]
        psrld mm3, 0x19                                     ;   420.0 p0      51 x[3]
        pxor mm3, mm0                                       ;   422.0 p5      51 x[3]
        pxor mm7, mm1                                       ;   422.0 p1      52 x[0]
        pxor mm7, mm3                                       ;   423.0 p0      52 x[0]
        pxor mm6, mm3                                       ;   423.0 p5      53 x[2]
        movq mm0, mm1                                       ;   422.0 p1      53 x[2] copy
        pslld mm0, 7                                        ;   423.0 p0      53 x[2]
        pxor mm6, mm0                                       ;   424.0 p5      53 x[2]
        movq mm0, [rbp + 800]                               ;   266.3 p10     80 x[0]
        movq mm2, mm7                                       ;   424.0 p1      54 x[0] copy
        pslld mm2, 5                                        ;   425.0 p0      54 x[0]
        psrld mm7, 0x1b                                     ;   424.0 p1      54 x[0]
        movq mm4, mm6                                       ;   425.0 p5      55 x[2] copy
        pslld mm4, 0x16                                     ;   426.0 p0      55 x[2]
        psrld mm6, 0xa                                      ;   425.0 p1      55 x[2]
        pxor mm0, mm7                                       ;   425.0 p5      80 x[0]
        pxor mm0, mm2                                       ;   426.0 p0      80 x[0]
        movq mm2, [rbp + 192]                               ;   269.3 p2      80 x[1]
        pxor mm2, mm1                                       ;   424.5 p5      80 x[1]
        movq mm1, [rbp + 808]                               ;   270.0 p3      80 x[2]
        pxor mm1, mm6                                       ;   426.0 p1      80 x[2]
        movq mm6, [rbp + 816]                               ;   271.0 p10     80 x[3]
        pxor mm1, mm4                                       ;   427.0 p0      80 x[2]
        pxor mm6, mm3                                       ;   425.5 p5      80 x[3]
        movq mm3, mm0                                       ;   427.0 p1      29 x copy
        pand mm3, mm6                                       ;   428.0 p0      29 x
        pxor mm0, mm6                                       ;   427.0 p5      29 x
        pxor mm6, mm1                                       ;   428.0 p1      29 x
        pxor mm1, mm2                                       ;   428.0 p0      29 x
        pxor mm3, mm1                                       ;   429.0 p5      29 x
        pand mm2, mm0                                       ;   428.2 p1      29 x
        pxor mm2, mm1                                       ;   429.2 p0      29 x
        por mm1, mm0                                        ;   429.0 p5      29 x
        pxor mm0, mm3                                       ;   430.0 p1      29 x
        pxor mm1, mm6                                       ;   430.0 p0      29 x
        pand mm6, mm2                                       ;   430.2 p5      29 x
        pxor mm2, mm3                                       ;   430.2 p1      29 x
        pand mm2, mm1                                       ;   431.2 p0      29 x
        pxor mm6, mm0                                       ;   431.2 p5      29 x
        pxor mm1, mm6                                       ;   432.2 p1      29 x
        movq mm4, mm6                                       ;   432.2 p0      46 x[0] copy
        pslld mm4, 0xd                                      ;   433.2 p1      46 x[0]
        psrld mm6, 0x13                                     ;   432.3 p0      46 x[0]
        pxor mm6, mm4                                       ;   434.2 p5      46 x[0]
        movq mm4, mm1                                       ;   433.2 p5      47 x[2] copy
        pslld mm4, 3                                        ;   434.2 p1      47 x[2]
        psrld mm1, 0x1d                                     ;   433.3 p0      47 x[2]
        pxor mm1, mm4                                       ;   435.2 p5      47 x[2]
        pxor mm3, mm6                                       ;   435.2 p1      48 x[1]
        pxor mm3, mm1                                       ;   436.2 p0      48 x[1]
        pxor mm0, mm2                                       ;   434.5 p5      49 x[3]
        pxor mm0, mm1                                       ;   436.2 p1      49 x[3]
        movq mm2, mm6                                       ;   435.3 p0      49 x[3] copy
        pslld mm2, 3                                        ;   436.3 p1      49 x[3]
        pxor mm0, mm2                                       ;   437.3 p5      49 x[3]
        movq mm2, mm3                                       ;   437.2 p0      50 x[1] copy
        pslld mm2, 1                                        ;   438.2 p1      50 x[1]
        psrld mm3, 0x1f                                     ;   437.3 p0      50 x[1]
        pxor mm3, mm2                                       ;   439.2 p5      50 x[1]
        movq mm2, mm0                                       ;   438.3 p5      51 x[3] copy
        pslld mm2, 7                                        ;   439.3 p1      51 x[3]
        psrld mm0, 0x19                                     ;   438.3 p0      51 x[3]
        pxor mm0, mm2                                       ;   440.3 p5      51 x[3]
        pxor mm6, mm3                                       ;   440.2 p1      52 x[0]
        pxor mm6, mm0                                       ;   441.3 p0      52 x[0]
        pxor mm1, mm0                                       ;   441.3 p5      53 x[2]
        movq mm2, mm3                                       ;   440.2 p1      53 x[2] copy
        pslld mm2, 7                                        ;   441.2 p0      53 x[2]
        pxor mm1, mm2                                       ;   442.3 p5      53 x[2]
        movq mm2, [rbp + 200]                               ;   284.3 p2      80 x[0]
        movq mm4, mm6                                       ;   442.3 p1      54 x[0] copy
        pslld mm4, 5                                        ;   443.3 p0      54 x[0]
        psrld mm6, 0x1b                                     ;   442.3 p1      54 x[0]
        movq mm7, mm1                                       ;   443.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   444.3 p0      55 x[2]
        psrld mm1, 0xa                                      ;   443.3 p1      55 x[2]
        pxor mm2, mm6                                       ;   443.3 p5      80 x[0]
        pxor mm2, mm4                                       ;   444.3 p0      80 x[0]
        movq mm4, [rbp + 208]                               ;   287.3 p3      80 x[1]
        pxor mm4, mm3                                       ;   443.5 p5      80 x[1]
        movq mm3, [rbp + 216]                               ;   288.0 p10     80 x[2]
        pxor mm3, mm1                                       ;   444.3 p1      80 x[2]
        movq mm1, [rbp + 824]                               ;   289.0 p2      80 x[3]
        pxor mm3, mm7                                       ;   445.3 p0      80 x[2]
        pxor mm1, mm0                                       ;   444.5 p5      80 x[3]
        movq mm0, mm4                                       ;   445.2 p1      30 x copy
        por mm0, mm3                                        ;   446.3 p0      30 x
        pxor mm0, mm1                                       ;   447.3 p5      30 x
        pand mm1, mm3                                       ;   446.3 p1      30 x
        pxor mm3, mm4                                       ;   446.3 p0      30 x
        pxor mm4, mm2                                       ;   446.5 p5      30 x
        pand mm2, mm0                                       ;   448.3 p1      30 x
        pxor mm3, mm2                                       ;   449.3 p0      30 x
        pxor mm1, mm4                                       ;   447.5 p5      30 x
        movq mm6, mm2                                       ;   449.3 p1      30 x copy
        pand mm6, mm3                                       ;   450.3 p0      30 x
        pxor mm6, mm0                                       ;   451.3 p5      30 x
        pxor mm0, mm1                                       ;   449.2 p1      30 x
        pand mm1, mm3                                       ;   450.3 p0      30 x
        pxor mm0, mm1                                       ;   451.3 p5      30 x
        pxor mm1, mm6                                       ;   452.3 p1      30 x
        movq mm7, mm1                                       ;   453.3 p0      46 x[0] copy
        pslld mm7, 0xd                                      ;   454.3 p1      46 x[0]
        psrld mm1, 0x13                                     ;   453.3 p0      46 x[0]
        pxor mm1, mm7                                       ;   455.3 p5      46 x[0]
        movq mm7, mm0                                       ;   452.3 p5      47 x[2] copy
        pslld mm7, 3                                        ;   453.3 p1      47 x[2]
        psrld mm0, 0x1d                                     ;   452.3 p0      47 x[2]
        pxor mm0, mm7                                       ;   454.3 p5      47 x[2]
        pxor mm4, mm2                                       ;   453.2 p1      48 x[1]
        pxor mm4, mm6                                       ;   454.2 p0      48 x[1]
        pxor mm4, mm0                                       ;   455.3 p5      48 x[1]
        pxor mm4, mm1                                       ;   456.3 p1      48 x[1]
        pxor mm3, mm0                                       ;   455.3 p0      49 x[3]
        movq mm2, mm1                                       ;   456.3 p5      49 x[3] copy
        pslld mm2, 3                                        ;   457.3 p1      49 x[3]
        pxor mm3, mm2                                       ;   458.3 p0      49 x[3]
        movq mm2, mm4                                       ;   457.3 p5      50 x[1] copy
        pslld mm2, 1                                        ;   458.3 p1      50 x[1]
        psrld mm4, 0x1f                                     ;   457.3 p0      50 x[1]
        pxor mm4, mm2                                       ;   459.3 p5      50 x[1]
        movq mm2, mm3                                       ;   459.3 p1      51 x[3] copy
        pslld mm2, 7                                        ;   460.3 p0      51 x[3]
        psrld mm3, 0x19                                     ;   459.3 p1      51 x[3]
        pxor mm3, mm2                                       ;   461.3 p5      51 x[3]
        pxor mm1, mm4                                       ;   460.3 p0      52 x[0]
        pxor mm1, mm3                                       ;   462.3 p5      52 x[0]
        pxor mm0, mm3                                       ;   462.3 p1      53 x[2]
        movq mm2, mm4                                       ;   460.3 p0      53 x[2] copy
        pslld mm2, 7                                        ;   461.3 p1      53 x[2]
        pxor mm0, mm2                                       ;   463.3 p5      53 x[2]
        movq mm2, [rbp + 832]                               ;   304.5 p3      80 x[0]
        movq mm6, mm1                                       ;   463.3 p0      54 x[0] copy
        pslld mm6, 5                                        ;   464.3 p1      54 x[0]
        psrld mm1, 0x1b                                     ;   463.3 p0      54 x[0]
        movq mm7, mm0                                       ;   464.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   465.3 p1      55 x[2]
        psrld mm0, 0xa                                      ;   464.3 p0      55 x[2]
        pxor mm2, mm1                                       ;   464.3 p5      80 x[0]
        pxor mm2, mm6                                       ;   465.3 p5      80 x[0]
        movq mm1, [rbp + 840]                               ;   308.0 p10     80 x[1]
        pxor mm1, mm4                                       ;   463.2 p1      80 x[1]
        movq mm4, [rbp + 224]                               ;   309.0 p2      80 x[2]
        pxor mm4, mm0                                       ;   465.3 p0      80 x[2]
        pxor mm4, mm7                                       ;   466.3 p5      80 x[2]
        movq mm0, [rbp + 848]                               ;   310.2 p3      23 x
        pxor mm0, mm3                                       ;   464.2 p1      23 x
        pxor mm0, mm2                                       ;   466.3 p0      23 x
        movq mm3, mm1                                       ;   464.5 p5      23 x copy
        pxor mm3, mm4                                       ;   467.3 p1      23 x
        pand mm1, mm0                                       ;   467.3 p0      23 x
        pxor mm1, mm2                                       ;   468.3 p5      23 x
        por mm2, mm0                                        ;   467.3 p1      23 x
        pxor mm2, mm3                                       ;   468.3 p0      23 x
        pxor mm0, mm4                                       ;   467.3 p5      23 x
        pand mm4, mm1                                       ;   469.3 p1      23 x
        movq mm6, mm3                                       ;   468.3 p0      23 x copy
        pand mm6, mm1                                       ;   469.3 p5      23 x
        pxor mm1, mm0                                       ;   469.3 p1      23 x
        pxor mm3, mm4                                       ;   470.3 p0      23 x
        pxor mm3, mm1                                       ;   471.3 p5      23 x
        pand mm0, mm2                                       ;   469.3 p1      23 x
        por mm0, mm6                                        ;   470.3 p0      23 x
        movq mm4, mm0                                       ;   471.3 p5      46 x[0] copy
        pslld mm4, 0xd                                      ;   472.3 p1      46 x[0]
        movq mm6, mm0                                       ;   471.3 p0      46 x[0] copy
        psrld mm6, 0x13                                     ;   472.3 p1      46 x[0]
        pxor mm4, mm6                                       ;   473.3 p5      46 x[0]
        movq mm6, mm3                                       ;   472.3 p0      47 x[2] copy
        pslld mm6, 3                                        ;   473.3 p1      47 x[2]
        psrld mm3, 0x1d                                     ;   472.3 p0      47 x[2]
        pxor mm3, mm6                                       ;   474.3 p5      47 x[2]
        pxor mm1, mm0                                       ;   472.5 p5      48 x[1]
        pxor mm1, mm4                                       ;   474.3 p1      48 x[1]
        pxor mm1, mm3                                       ;   475.3 p0      48 x[1]
        pxor mm2, mm3                                       ;   475.3 p5      49 x[3]
        movq mm0, mm4                                       ;   474.3 p1      49 x[3] copy
        pslld mm0, 3                                        ;   475.3 p0      49 x[3]
        pxor mm2, mm0                                       ;   476.3 p5      49 x[3]
        movq mm0, mm1                                       ;   476.3 p1      50 x[1] copy
        pslld mm0, 1                                        ;   477.3 p0      50 x[1]
        psrld mm1, 0x1f                                     ;   476.3 p1      50 x[1]
        pxor mm1, mm0                                       ;   478.3 p5      50 x[1]
        movq mm0, mm2                                       ;   477.3 p0      51 x[3] copy
        pslld mm0, 7                                        ;   478.3 p1      51 x[3]
        psrld mm2, 0x19                                     ;   477.3 p0      51 x[3]
        pxor mm2, mm0                                       ;   479.3 p5      51 x[3]
        pxor mm4, mm1                                       ;   479.3 p5      52 x[0]
        pxor mm4, mm2                                       ;   480.3 p1      52 x[0]
        pxor mm3, mm2                                       ;   480.3 p0      53 x[2]
        movq mm0, mm1                                       ;   479.3 p5      53 x[2] copy
        pslld mm0, 7                                        ;   480.3 p1      53 x[2]
        pxor mm3, mm0                                       ;   481.3 p0      53 x[2]
        movq mm0, [rbp + 232]                               ;   323.2 p10     80 x[0]
        movq mm6, mm4                                       ;   481.3 p5      54 x[0] copy
        pslld mm6, 5                                        ;   482.3 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   481.3 p0      54 x[0]
        movq mm7, mm3                                       ;   482.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   483.3 p1      55 x[2]
        psrld mm3, 0xa                                      ;   482.3 p0      55 x[2]
        pxor mm0, mm4                                       ;   482.3 p5      80 x[0]
        pxor mm0, mm6                                       ;   483.3 p1      80 x[0]
        movq mm4, [rbp + 856]                               ;   326.3 p2      80 x[1]
        pxor mm4, mm1                                       ;   482.3 p0      80 x[1]
        movq mm1, [rbp + 240]                               ;   327.0 p3      80 x[2]
        pxor mm1, mm3                                       ;   483.3 p5      80 x[2]
        movq mm3, [rbp + 248]                               ;   328.0 p10     80 x[3]
        pxor mm1, mm7                                       ;   484.3 p1      80 x[2]
        pxor mm3, mm2                                       ;   483.3 p0      80 x[3]
        movq mm2, mm0                                       ;   484.3 p5      24 x copy
        pand mm2, mm4                                       ;   485.3 p1      24 x
        pxor mm0, mm3                                       ;   484.3 p0      24 x
        por mm0, mm4                                        ;   485.3 p5      24 x
        pxor mm4, mm3                                       ;   485.2 p1      24 x
        pxor mm4, mm1                                       ;   486.2 p0      24 x
        pxor mm5, mm0                                       ;   486.3 p5      24 x
        por mm1, mm2                                        ;   486.3 p1      24 x
        pxor mm2, mm4                                       ;   487.2 p0      24 x
        pand mm4, mm1                                       ;   487.3 p5      24 x
        por mm4, mm5                                        ;   488.3 p1      24 x
        pxor mm1, mm2                                       ;   488.2 p0      24 x
        por mm1, mm4                                        ;   489.3 p5      24 x
        pxor mm3, mm2                                       ;   488.2 p1      24 x
        pxor mm5, mm3                                       ;   489.2 p0      24 x
        pand mm3, mm4                                       ;   489.3 p5      24 x
        pxor mm3, mm5                                       ;   490.3 p1      24 x
        movq mm0, mm3                                       ;   491.3 p0      46 x[0] copy
        pslld mm0, 0xd                                      ;   492.3 p1      46 x[0]
        psrld mm3, 0x13                                     ;   491.3 p0      46 x[0]
        pxor mm3, mm0                                       ;   493.3 p5      46 x[0]
        movq mm0, mm2                                       ;   490.5 p5      47 x[2] copy
        pslld mm0, 3                                        ;   491.5 p1      47 x[2]
        psrld mm2, 0x1d                                     ;   491.3 p0      47 x[2]
        pxor mm2, mm0                                       ;   492.5 p5      47 x[2]
        pxor mm5, mm1                                       ;   492.2 p1      48 x[1]
        pxor mm5, mm2                                       ;   493.5 p0      48 x[1]
        pxor mm5, mm3                                       ;   494.5 p5      48 x[1]
        pxor mm4, mm2                                       ;   493.5 p1      49 x[3]
        movq mm0, mm3                                       ;   494.3 p0      49 x[3] copy
        pslld mm0, 3                                        ;   495.3 p1      49 x[3]
        pxor mm4, mm0                                       ;   496.3 p5      49 x[3]
        movq mm0, mm5                                       ;   495.5 p0      50 x[1] copy
        pslld mm0, 1                                        ;   496.5 p1      50 x[1]
        psrld mm5, 0x1f                                     ;   495.5 p0      50 x[1]
        pxor mm5, mm0                                       ;   497.5 p5      50 x[1]
        movq mm0, mm4                                       ;   497.3 p5      51 x[3] copy
        pslld mm0, 7                                        ;   498.3 p1      51 x[3]
        psrld mm4, 0x19                                     ;   497.3 p0      51 x[3]
        pxor mm4, mm0                                       ;   499.3 p5      51 x[3]
        pxor mm3, mm5                                       ;   498.5 p1      52 x[0]
        pxor mm3, mm4                                       ;   500.3 p0      52 x[0]
        pxor mm2, mm4                                       ;   500.3 p5      53 x[2]
        movq mm0, mm5                                       ;   498.5 p1      53 x[2] copy
        pslld mm0, 7                                        ;   499.5 p0      53 x[2]
        pxor mm2, mm0                                       ;   501.3 p5      53 x[2]
        movq mm0, [rbp + 864]                               ;   342.2 p2      80 x[0]
        movq mm1, mm3                                       ;   501.3 p1      54 x[0] copy
        pslld mm1, 5                                        ;   502.3 p0      54 x[0]
        psrld mm3, 0x1b                                     ;   501.3 p1      54 x[0]
        movq mm6, [rbp + 872]                               ;   344.0 p3      80 x[1]
        movq mm7, mm2                                       ;   502.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   503.3 p0      55 x[2]
        psrld mm2, 0xa                                      ;   502.3 p1      55 x[2]
        pxor mm0, mm3                                       ;   502.3 p5      80 x[0]
        pxor mm0, mm1                                       ;   503.3 p0      80 x[0]
        movq mm1, [rbp + 880]                               ;   346.0 p10     80 x[2]
        pxor mm6, mm5                                       ;   501.5 p5      80 x[1]
        movq mm3, [rbp + 888]                               ;   347.0 p2      80 x[3]
        pxor mm1, mm2                                       ;   503.3 p1      80 x[2]
        pxor mm1, mm7                                       ;   504.3 p0      80 x[2]
        pxor mm3, mm4                                       ;   502.5 p5      80 x[3]
        movq mm2, mm1                                       ;   505.3 p1      25 x copy
        pand mm2, mm0                                       ;   506.3 p0      25 x
        pxor mm1, mm6                                       ;   505.3 p5      25 x
        pxor mm1, mm0                                       ;   506.3 p1      25 x
        pxor mm2, mm3                                       ;   507.3 p0      25 x
        por mm3, mm0                                        ;   504.5 p5      25 x
        pxor mm3, mm6                                       ;   505.5 p1      25 x
        pand mm6, mm2                                       ;   508.3 p0      25 x
        pxor mm6, mm1                                       ;   509.3 p5      25 x
        pxor mm2, mm1                                       ;   508.3 p1      25 x
        pxor mm0, mm2                                       ;   509.3 p0      25 x
        por mm1, mm3                                        ;   507.3 p5      25 x
        pxor mm1, mm2                                       ;   509.3 p1      25 x
        pxor mm3, mm1                                       ;   510.3 p0      25 x
        movq mm2, mm0                                       ;   510.3 p5      46 x[0] copy
        pslld mm2, 0xd                                      ;   511.3 p1      46 x[0]
        psrld mm0, 0x13                                     ;   510.3 p0      46 x[0]
        pxor mm0, mm2                                       ;   512.3 p5      46 x[0]
        movq mm2, mm3                                       ;   511.3 p1      47 x[2] copy
        pslld mm2, 3                                        ;   512.3 p0      47 x[2]
        psrld mm3, 0x1d                                     ;   511.3 p1      47 x[2]
        pxor mm3, mm2                                       ;   513.3 p5      47 x[2]
        pxor mm1, mm6                                       ;   510.3 p0      48 x[1]
        pxor mm1, mm0                                       ;   513.3 p5      48 x[1]
        pxor mm1, mm3                                       ;   514.3 p1      48 x[1]
        pxor mm6, mm3                                       ;   514.3 p0      49 x[3]
        movq mm2, mm0                                       ;   513.3 p5      49 x[3] copy
        pslld mm2, 3                                        ;   514.3 p1      49 x[3]
        pxor mm6, mm2                                       ;   515.3 p0      49 x[3]
        movq mm2, mm1                                       ;   515.3 p5      50 x[1] copy
        pslld mm2, 1                                        ;   516.3 p1      50 x[1]
        psrld mm1, 0x1f                                     ;   515.3 p0      50 x[1]
        pxor mm1, mm2                                       ;   517.3 p5      50 x[1]
        movq mm2, mm6                                       ;   516.3 p1      51 x[3] copy
        pslld mm2, 7                                        ;   517.3 p0      51 x[3]
        psrld mm6, 0x19                                     ;   516.3 p1      51 x[3]
        pxor mm6, mm2                                       ;   518.3 p5      51 x[3]
        pxor mm0, mm1                                       ;   518.3 p0      52 x[0]
        pxor mm0, mm6                                       ;   519.3 p5      52 x[0]
        pxor mm3, mm6                                       ;   519.3 p1      53 x[2]
        movq mm2, mm1                                       ;   518.3 p0      53 x[2] copy
        pslld mm2, 7                                        ;   519.3 p1      53 x[2]
        pxor mm3, mm2                                       ;   520.3 p5      53 x[2]
        movq mm2, [rbp + 256]                               ;   362.0 p3      80 x[0]
        movq mm4, mm0                                       ;   520.3 p0      54 x[0] copy
        pslld mm4, 5                                        ;   521.3 p1      54 x[0]
        psrld mm0, 0x1b                                     ;   520.3 p0      54 x[0]
        movq mm5, [rbp + 896]                               ;   363.0 p10     80 x[1]
        movq mm7, mm3                                       ;   521.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   522.3 p1      55 x[2]
        psrld mm3, 0xa                                      ;   521.3 p0      55 x[2]
        pxor mm2, mm0                                       ;   521.3 p5      80 x[0]
        pxor mm2, mm4                                       ;   522.3 p5      80 x[0]
        movq mm0, [rbp + 904]                               ;   365.3 p2      80 x[2]
        pxor mm5, mm1                                       ;   520.2 p1      80 x[1]
        movq mm1, [rbp + 264]                               ;   366.0 p3      80 x[3]
        pxor mm0, mm3                                       ;   522.3 p0      80 x[2]
        pxor mm0, mm7                                       ;   523.3 p5      80 x[2]
        pxor mm1, mm6                                       ;   521.2 p1      80 x[3]
        movq mm3, mm5                                       ;   521.3 p0      26 x copy
        pand mm3, mm2                                       ;   523.3 p5      26 x
        pxor mm5, mm1                                       ;   522.2 p1      26 x
        por mm1, mm2                                        ;   523.3 p0      26 x
        pxor mm2, mm0                                       ;   524.3 p5      26 x
        por mm2, mm3                                        ;   525.3 p1      26 x
        pxor mm2, mm5                                       ;   526.3 p0      26 x
        por mm5, mm3                                        ;   524.3 p5      26 x
        pand mm0, mm1                                       ;   524.3 p1      26 x
        pxor mm5, mm0                                       ;   525.3 p0      26 x
        pxor mm1, mm3                                       ;   524.5 p5      26 x
        por mm3, mm0                                        ;   525.3 p1      26 x
        por mm0, mm1                                        ;   525.5 p0      26 x
        pxor mm0, mm2                                       ;   527.3 p5      26 x
        pand mm2, mm5                                       ;   527.3 p1      26 x
        por mm1, mm5                                        ;   526.3 p0      26 x
        pxor mm2, mm1                                       ;   528.3 p5      26 x
        pxor mm1, mm0                                       ;   528.3 p1      26 x
        movq mm4, mm2                                       ;   529.3 p0      46 x[0] copy
        pslld mm4, 0xd                                      ;   530.3 p1      46 x[0]
        psrld mm2, 0x13                                     ;   529.3 p0      46 x[0]
        pxor mm2, mm4                                       ;   531.3 p5      46 x[0]
        movq mm4, mm1                                       ;   529.3 p5      47 x[2] copy
        pslld mm4, 3                                        ;   530.3 p1      47 x[2]
        psrld mm1, 0x1d                                     ;   529.3 p0      47 x[2]
        pxor mm1, mm4                                       ;   531.3 p5      47 x[2]
        pxor mm5, mm2                                       ;   532.3 p1      48 x[1]
        pxor mm5, mm1                                       ;   533.3 p0      48 x[1]
        pxor mm3, mm0                                       ;   530.5 p5      49 x[3]
        pxor mm3, mm1                                       ;   532.3 p1      49 x[3]
        movq mm0, mm2                                       ;   532.3 p0      49 x[3] copy
        pslld mm0, 3                                        ;   533.3 p1      49 x[3]
        pxor mm3, mm0                                       ;   534.3 p5      49 x[3]
        movq mm0, mm5                                       ;   534.3 p0      50 x[1] copy
        pslld mm0, 1                                        ;   535.3 p1      50 x[1]
        psrld mm5, 0x1f                                     ;   534.3 p0      50 x[1]
        pxor mm5, mm0                                       ;   536.3 p5      50 x[1]
        movq mm0, mm3                                       ;   535.3 p5      51 x[3] copy
        pslld mm0, 7                                        ;   536.3 p1      51 x[3]
        psrld mm3, 0x19                                     ;   535.3 p0      51 x[3]
        pxor mm3, mm0                                       ;   537.3 p5      51 x[3]
        pxor mm2, mm5                                       ;   537.3 p1      52 x[0]
        pxor mm2, mm3                                       ;   538.3 p0      52 x[0]
        pxor mm1, mm3                                       ;   538.3 p5      53 x[2]
        movq mm0, mm5                                       ;   537.3 p1      53 x[2] copy
        pslld mm0, 7                                        ;   538.3 p0      53 x[2]
        pxor mm1, mm0                                       ;   539.3 p5      53 x[2]
        movq mm0, [rbp + 912]                               ;   381.2 p10     80 x[0]
        movq mm4, mm2                                       ;   539.3 p1      54 x[0] copy
        pslld mm4, 5                                        ;   540.3 p0      54 x[0]
        psrld mm2, 0x1b                                     ;   539.3 p1      54 x[0]
        movq mm6, [rbp + 920]                               ;   382.0 p2      80 x[1]
        movq mm7, mm1                                       ;   540.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   541.3 p0      55 x[2]
        psrld mm1, 0xa                                      ;   540.3 p1      55 x[2]
        pxor mm0, mm2                                       ;   540.3 p5      80 x[0]
        pxor mm0, mm4                                       ;   541.3 p0      80 x[0]
        movq mm2, [rbp + 272]                               ;   384.3 p3      80 x[2]
        pxor mm6, mm5                                       ;   539.5 p5      80 x[1]
        movq mm4, [rbp + 928]                               ;   385.0 p10     80 x[3]
        pxor mm2, mm1                                       ;   541.3 p1      80 x[2]
        pxor mm2, mm7                                       ;   542.3 p0      80 x[2]
        pxor mm4, mm3                                       ;   540.5 p5      80 x[3]
        movq mm1, mm0                                       ;   542.3 p1      27 x copy
        pxor mm1, mm6                                       ;   543.3 p0      27 x
        pxor mm0, mm4                                       ;   542.3 p5      27 x
        pxor mm4, mm2                                       ;   543.3 p1      27 x
        pand mm1, mm0                                       ;   544.3 p0      27 x
        pxor mm1, mm4                                       ;   545.3 p5      27 x
        por mm2, mm0                                        ;   543.3 p1      27 x
        pand mm4, mm2                                       ;   544.3 p0      27 x
        pxor mm2, mm6                                       ;   544.3 p5      27 x
        pxor mm2, mm4                                       ;   545.3 p1      27 x
        pand mm4, mm1                                       ;   546.3 p0      27 x
        por mm2, mm4                                        ;   547.3 p5      27 x
        pxor mm4, mm0                                       ;   547.3 p1      27 x
        movq mm3, mm6                                       ;   545.3 p0      27 x copy
        pxor mm3, mm4                                       ;   548.3 p5      27 x
        pand mm6, mm1                                       ;   546.3 p1      27 x
        movq mm5, mm1                                       ;   546.3 p0      46 x[0] copy
        pslld mm5, 0xd                                      ;   547.3 p1      46 x[0]
        psrld mm1, 0x13                                     ;   547.3 p0      46 x[0]
        pxor mm5, mm1                                       ;   548.3 p5      46 x[0]
        movq mm1, mm3                                       ;   549.3 p5      47 x[2] copy
        pslld mm1, 3                                        ;   550.3 p1      47 x[2]
        psrld mm3, 0x1d                                     ;   549.3 p0      47 x[2]
        pxor mm3, mm1                                       ;   551.3 p5      47 x[2]
        pxor mm2, mm4                                       ;   549.2 p1      48 x[1]
        pxor mm2, mm5                                       ;   550.2 p0      48 x[1]
        pxor mm2, mm3                                       ;   552.3 p5      48 x[1]
        pxor mm0, mm6                                       ;   550.2 p1      49 x[3]
        pxor mm0, mm3                                       ;   552.3 p0      49 x[3]
        movq mm1, mm5                                       ;   550.5 p5      49 x[3] copy
        pslld mm1, 3                                        ;   551.5 p1      49 x[3]
        pxor mm0, mm1                                       ;   553.3 p0      49 x[3]
        movq mm1, mm2                                       ;   553.3 p5      50 x[1] copy
        pslld mm1, 1                                        ;   554.3 p1      50 x[1]
        psrld mm2, 0x1f                                     ;   553.3 p0      50 x[1]
        pxor mm2, mm1                                       ;   555.3 p5      50 x[1]
        movq mm1, mm0                                       ;   554.3 p1      51 x[3] copy
        pslld mm1, 7                                        ;   555.3 p0      51 x[3]
        psrld mm0, 0x19                                     ;   554.3 p1      51 x[3]
        pxor mm0, mm1                                       ;   556.3 p5      51 x[3]
        pxor mm5, mm2                                       ;   556.3 p0      52 x[0]
        pxor mm5, mm0                                       ;   557.3 p5      52 x[0]
        pxor mm3, mm0                                       ;   557.3 p1      53 x[2]
        movq mm1, mm2                                       ;   556.3 p0      53 x[2] copy
        pslld mm1, 7                                        ;   557.3 p1      53 x[2]
        pxor mm3, mm1                                       ;   558.3 p5      53 x[2]
        movq mm1, [rbp + 280]                               ;   400.2 p2      80 x[0]
        movq mm4, mm5                                       ;   558.3 p0      54 x[0] copy
        pslld mm4, 5                                        ;   559.3 p1      54 x[0]
        psrld mm5, 0x1b                                     ;   558.3 p0      54 x[0]
        movq mm6, [rbp + 936]                               ;   401.0 p3      80 x[1]
        movq mm7, mm3                                       ;   559.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   560.3 p1      55 x[2]
        psrld mm3, 0xa                                      ;   559.3 p0      55 x[2]
        pxor mm1, mm5                                       ;   559.3 p5      80 x[0]
        pxor mm1, mm4                                       ;   560.3 p5      80 x[0]
        pxor mm6, mm2                                       ;   559.2 p1      80 x[1]
        movq mm2, [rbp + 952]                               ;   403.5 p10     80 x[3]
        movq mm4, [rbp + 944]                               ;   404.0 p2      28 x
        pxor mm2, mm0                                       ;   559.3 p0      80 x[3]
        pxor mm4, mm3                                       ;   560.3 p5      28 x
        pxor mm4, mm7                                       ;   561.3 p1      28 x
        pxor mm4, mm1                                       ;   562.3 p0      28 x
        movq mm0, mm6                                       ;   560.5 p5      28 x copy
        por mm0, mm1                                        ;   561.5 p1      28 x
        pxor mm0, mm4                                       ;   563.3 p0      28 x
        pxor mm6, mm2                                       ;   561.5 p5      28 x
        pxor mm6, mm1                                       ;   562.5 p1      28 x
        pand mm4, mm1                                       ;   563.3 p0      28 x
        pxor mm1, mm0                                       ;   564.3 p5      28 x
        pand mm4, mm6                                       ;   564.3 p1      28 x
        pxor mm4, mm2                                       ;   565.3 p0      28 x
        por mm2, mm6                                        ;   563.5 p5      28 x
        pxor mm2, mm0                                       ;   564.5 p1      28 x
        pand mm0, mm4                                       ;   566.3 p0      28 x
        movq mm3, mm1                                       ;   565.3 p5      28 x copy
        pand mm3, mm2                                       ;   566.3 p1      28 x
        pxor mm3, mm6                                       ;   567.3 p0      28 x
        movq mm5, mm2                                       ;   565.5 p5      46 x[0] copy
        pslld mm5, 0xd                                      ;   566.5 p1      46 x[0]
        psrld mm2, 0x13                                     ;   566.3 p0      46 x[0]
        pxor mm2, mm5                                       ;   567.5 p5      46 x[0]
        movq mm5, mm3                                       ;   568.3 p1      47 x[2] copy
        pslld mm5, 3                                        ;   569.3 p0      47 x[2]
        psrld mm3, 0x1d                                     ;   568.3 p1      47 x[2]
        pxor mm3, mm5                                       ;   570.3 p5      47 x[2]
        pxor mm6, mm0                                       ;   568.3 p0      48 x[1]
        pxor mm6, mm2                                       ;   569.3 p5      48 x[1]
        pxor mm6, mm3                                       ;   571.3 p1      48 x[1]
        pxor mm1, mm4                                       ;   569.3 p0      49 x[3]
        pxor mm1, mm3                                       ;   571.3 p5      49 x[3]
        movq mm0, mm2                                       ;   570.2 p1      49 x[3] copy
        pslld mm0, 3                                        ;   571.2 p0      49 x[3]
        pxor mm1, mm0                                       ;   572.3 p5      49 x[3]
        movq mm0, mm6                                       ;   572.3 p1      50 x[1] copy
        pslld mm0, 1                                        ;   573.3 p0      50 x[1]
        psrld mm6, 0x1f                                     ;   572.3 p1      50 x[1]
        pxor mm6, mm0                                       ;   574.3 p5      50 x[1]
        movq mm0, mm1                                       ;   573.3 p0      51 x[3] copy
        pslld mm0, 7                                        ;   574.3 p1      51 x[3]
        psrld mm1, 0x19                                     ;   573.3 p0      51 x[3]
        pxor mm1, mm0                                       ;   575.3 p5      51 x[3]
        pxor mm2, mm6                                       ;   575.3 p5      52 x[0]
        pxor mm2, mm1                                       ;   576.3 p1      52 x[0]
        pxor mm3, mm1                                       ;   576.3 p0      53 x[2]
        movq mm0, mm6                                       ;   575.3 p5      53 x[2] copy
        pslld mm0, 7                                        ;   576.3 p1      53 x[2]
        pxor mm3, mm0                                       ;   577.3 p0      53 x[2]
        movq mm0, [rbp + 960]                               ;   419.2 p3      80 x[0]
        movq mm4, mm2                                       ;   577.3 p5      54 x[0] copy
        pslld mm4, 5                                        ;   578.3 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   577.3 p0      54 x[0]
        movq mm5, [rbp + 288]                               ;   420.0 p10     80 x[1]
        movq mm7, mm3                                       ;   578.3 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   579.3 p1      55 x[2]
        psrld mm3, 0xa                                      ;   578.3 p0      55 x[2]
        pxor mm0, mm2                                       ;   578.3 p5      80 x[0]
        pxor mm0, mm4                                       ;   579.3 p1      80 x[0]
        movq mm2, [rbp + 968]                               ;   422.3 p2      80 x[2]
        pxor mm5, mm6                                       ;   578.3 p0      80 x[1]
        movq mm4, [rbp + 976]                               ;   423.0 p3      80 x[3]
        pxor mm2, mm3                                       ;   579.3 p5      80 x[2]
        pxor mm2, mm7                                       ;   580.3 p1      80 x[2]
        pxor mm4, mm1                                       ;   579.3 p0      80 x[3]
        movq mm1, mm0                                       ;   580.3 p5      29 x copy
        pand mm1, mm4                                       ;   581.3 p1      29 x
        pxor mm0, mm4                                       ;   580.3 p0      29 x
        pxor mm4, mm2                                       ;   581.3 p5      29 x
        pxor mm2, mm5                                       ;   581.3 p1      29 x
        pxor mm1, mm2                                       ;   582.3 p0      29 x
        pand mm5, mm0                                       ;   581.5 p5      29 x
        pxor mm5, mm2                                       ;   582.5 p1      29 x
        por mm2, mm0                                        ;   582.3 p0      29 x
        pxor mm0, mm1                                       ;   583.3 p5      29 x
        pxor mm2, mm4                                       ;   583.3 p1      29 x
        pand mm4, mm5                                       ;   583.5 p0      29 x
        pxor mm5, mm1                                       ;   583.5 p5      29 x
        pand mm5, mm2                                       ;   584.5 p1      29 x
        pxor mm4, mm0                                       ;   584.5 p0      29 x
        pxor mm2, mm4                                       ;   585.5 p5      29 x
        movq mm3, mm4                                       ;   585.5 p1      46 x[0] copy
        pslld mm3, 0xd                                      ;   586.5 p0      46 x[0]
        psrld mm4, 0x13                                     ;   586.2 p1      46 x[0]
        pxor mm4, mm3                                       ;   587.5 p5      46 x[0]
        movq mm3, mm2                                       ;   586.5 p0      47 x[2] copy
        pslld mm3, 3                                        ;   587.5 p1      47 x[2]
        psrld mm2, 0x1d                                     ;   587.3 p0      47 x[2]
        pxor mm2, mm3                                       ;   588.5 p5      47 x[2]
        pxor mm1, mm4                                       ;   588.5 p5      48 x[1]
        pxor mm1, mm2                                       ;   589.5 p1      48 x[1]
        pxor mm0, mm5                                       ;   588.3 p0      49 x[3]
        pxor mm0, mm2                                       ;   589.5 p5      49 x[3]
        movq mm3, mm4                                       ;   589.2 p1      49 x[3] copy
        pslld mm3, 3                                        ;   590.2 p0      49 x[3]
        pxor mm0, mm3                                       ;   591.2 p5      49 x[3]
        movq mm3, mm1                                       ;   590.5 p1      50 x[1] copy
        pslld mm3, 1                                        ;   591.5 p0      50 x[1]
        psrld mm1, 0x1f                                     ;   591.2 p1      50 x[1]
        pxor mm1, mm3                                       ;   592.5 p5      50 x[1]
        movq mm3, mm0                                       ;   592.2 p0      51 x[3] copy
        pslld mm3, 7                                        ;   593.2 p1      51 x[3]
        psrld mm0, 0x19                                     ;   592.3 p0      51 x[3]
        pxor mm0, mm3                                       ;   594.2 p5      51 x[3]
        pxor mm4, mm1                                       ;   593.5 p5      52 x[0]
        pxor mm4, mm0                                       ;   595.2 p1      52 x[0]
        pxor mm2, mm0                                       ;   595.2 p0      53 x[2]
        movq mm3, mm1                                       ;   593.5 p5      53 x[2] copy
        pslld mm3, 7                                        ;   594.5 p1      53 x[2]
        pxor mm2, mm3                                       ;   596.2 p0      53 x[2]
        movq mm3, [rbp + 296]                               ;   437.3 p10     80 x[0]
        movq mm5, mm4                                       ;   596.2 p5      54 x[0] copy
        pslld mm5, 5                                        ;   597.2 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   596.2 p0      54 x[0]
        movq mm6, [rbp + 304]                               ;   438.3 p2      80 x[1]
        movq mm7, mm2                                       ;   597.2 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   598.2 p1      55 x[2]
        psrld mm2, 0xa                                      ;   597.2 p0      55 x[2]
        pxor mm3, mm4                                       ;   597.2 p5      80 x[0]
        pxor mm3, mm5                                       ;   598.2 p1      80 x[0]
        movq mm4, [rbp + 312]                               ;   440.5 p3      80 x[2]
        pxor mm6, mm1                                       ;   597.3 p0      80 x[1]
        movq mm1, [rbp + 984]                               ;   441.3 p10     80 x[3]
        pxor mm4, mm2                                       ;   598.2 p5      80 x[2]
        pxor mm4, mm7                                       ;   599.2 p1      80 x[2]
        pxor mm1, mm0                                       ;   598.3 p0      80 x[3]
        movq mm0, mm6                                       ;   598.5 p5      30 x copy
        por mm0, mm4                                        ;   600.2 p1      30 x
        pxor mm0, mm1                                       ;   601.2 p0      30 x
        pand mm1, mm4                                       ;   600.2 p5      30 x
        movq mm2, mm6                                       ;   600.2 p1      30 x copy
        pxor mm2, mm3                                       ;   601.2 p0      30 x
        pand mm3, mm0                                       ;   602.2 p5      30 x
        pxor mm6, mm4                                       ;   601.2 p1      30 x
        pxor mm6, mm3                                       ;   603.2 p0      30 x
        movq mm4, [rbp + 992]                               ;   445.5 p2      84 dst
        pxor mm1, mm2                                       ;   602.2 p5      30 x
        movq mm5, mm3                                       ;   603.2 p1      30 x copy
        pand mm5, mm6                                       ;   604.2 p0      30 x
        pxor mm5, mm0                                       ;   605.2 p5      30 x
        pxor mm4, mm5                                       ;   606.2 p1      84 dst
        movq mm7, mm1                                       ;   603.3 p0      30 x copy
        pand mm7, mm6                                       ;   604.3 p5      30 x
        pxor mm4, mm7                                       ;   607.2 p1      84 dst
        mov r9, qword [rbp + 1024]                          ;   447.0 p3      84 dst reload
        movd [r9], mm4                                      ;   608.2 p7+p4   84 dst
        pshufw mm4, mm4, 0xee                               ;   608.2 p5      84 dst
        movd [r9 + 16], mm4                                 ;   609.2 p8+p9   84 dst
        pxor mm2, [rbp + 320]                               ;   604.3 p0+p10   84 dst
        pxor mm2, mm3                                       ;   605.3 p1      84 dst
        pxor mm2, mm5                                       ;   606.3 p0      84 dst
        movq mm3, [rbp + 328]                               ;   449.3 p2      84 dst
        movd [r9 + 4], mm2                                  ;   607.3 p7+p4   84 dst
        pshufw mm2, mm2, 0xee                               ;   607.3 p5      84 dst
        movd [r9 + 20], mm2                                 ;   608.3 p8+p9   84 dst
        pxor mm3, mm0                                       ;   606.2 p1      84 dst
        pxor mm3, mm1                                       ;   607.2 p0      84 dst
        pxor mm3, mm7                                       ;   608.2 p5      84 dst
        movq mm0, [rbp + 336]                               ;   452.7 p3      84 dst
        movd [r9 + 8], mm3                                  ;   609.2 p7+p4   84 dst
        pshufw mm1, mm3, 0xee                               ;   609.2 p1      84 dst
        movd [r9 + 24], mm1                                 ;   610.2 p8+p9   84 dst
        pxor mm0, mm6                                       ;   607.3 p0      84 dst
        lea r10, [r9 + 32]                                  ;   455.5 p6      76 blocks
        movd [r9 + 12], mm0                                 ;   608.3 p7+p4   84 dst
        add r8, 0x20                                        ;   456.5 p11     76 blocks
        pshufw mm0, mm0, 0xee                               ;   608.3 p5      84 dst
        movd [r9 + 28], mm0                                 ;   609.3 p8+p9   84 dst
        mov qword [rbp + 1024], r10                         ;   457.3 p7+p4   76 blocks
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

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
; The frame is cleared before return: 1216 bytes, 4 instructions, one of them for 152 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 584 uops, planned 106.3; bounds: width 97.3, ports 104.7, path 8.0
;   blocks: 2004 uops, planned 601.7; bounds: width 334.0, ports 599.3, path 466.0
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
        sub rsp, 0x4d0                                      ;                    frame
        lea rbp, [rsp + 128]                                ;                    frame
        mov qword [rbp - 64], rdi                           ;                    argument
        mov dword [rbp + 1088], ecx                         ;                    argument
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
        cmp dword [rbp + 1088], 0                           ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [rbp + 1088]                         ;                    passes of 2
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
        movd mm0, [r8]                                      ;     0.0 p2      78 x[0]
        movd mm1, [r8 + 4]                                  ;     0.2 p3      78 x[1]
        movd mm2, [r8 + 8]                                  ;     0.3 p10     78 x[2]
        movd mm3, [r8 + 12]                                 ;     1.0 p2      78 x[3]
        punpckldq mm0, [r8 + 16]                            ;     6.0 p1+p3   78 x[0]
        punpckldq mm1, [r8 + 20]                            ;     6.2 p5+p10   78 x[1]
        punpckldq mm2, [r8 + 24]                            ;     6.3 p1+p2   78 x[2]
        punpckldq mm3, [r8 + 28]                            ;     7.0 p5+p3   78 x[3]
        pxor mm0, [rbp + 344]                               ;     7.0 p0+p10   80 x[0]
        pxor mm1, [rbp + 352]                               ;     7.2 p0+p2   80 x[1]
        pxor mm2, [rbp + 360]                               ;     7.3 p1+p3   80 x[2]
        pxor mm3, [rbp + 368]                               ;     8.0 p5+p10   23 x
        pxor mm3, mm0                                       ;     9.0 p0      23 x
        movq mm4, mm0                                       ;     8.0 p1      23 x copy
        por mm4, mm3                                        ;    10.0 p5      23 x
        movq mm5, mm1                                       ;     8.2 p0      23 x copy
        pxor mm5, mm2                                       ;     9.2 p1      23 x
        pand mm1, mm3                                       ;    10.0 p5      23 x
        pxor mm0, mm1                                       ;    11.0 p0      23 x
        pxor mm3, mm2                                       ;    10.0 p1      23 x
        pxor mm4, mm5                                       ;    11.0 p5      23 x
        pand mm2, mm0                                       ;    12.0 p0      23 x
        pxor mm2, mm5                                       ;    13.0 p1      23 x
        pand mm5, mm0                                       ;    12.0 p5      23 x
        pxor mm0, mm3                                       ;    12.0 p0      23 x
        pand mm3, mm4                                       ;    12.0 p1      23 x
        por mm3, mm5                                        ;    13.0 p5      23 x
        pxor mm2, mm0                                       ;    14.0 p0      23 x
        pxor mm0, mm3                                       ;    14.0 p1      48 x[1]
        movq mm1, mm3                                       ;    14.0 p5      46 x[0] copy
        pslld mm1, 0xd                                      ;    15.0 p0      46 x[0]
        psrld mm3, 0x13                                     ;    14.0 p1      46 x[0]
        pxor mm3, mm1                                       ;    16.0 p5      46 x[0]
        pxor mm0, mm3                                       ;    17.0 p0      48 x[1]
        movq mm1, mm2                                       ;    15.0 p1      47 x[2] copy
        pslld mm1, 3                                        ;    16.0 p0      47 x[2]
        psrld mm2, 0x1d                                     ;    15.0 p1      47 x[2]
        pxor mm2, mm1                                       ;    17.0 p5      47 x[2]
        pxor mm0, mm2                                       ;    18.0 p5      48 x[1]
        pxor mm4, mm2                                       ;    18.0 p0      49 x[3]
        movq mm1, mm3                                       ;    17.0 p1      49 x[3] copy
        pslld mm1, 3                                        ;    18.0 p0      49 x[3]
        pxor mm4, mm1                                       ;    19.0 p5      49 x[3]
        movq mm1, mm0                                       ;    19.0 p1      50 x[1] copy
        pslld mm1, 1                                        ;    20.0 p0      50 x[1]
        psrld mm0, 0x1f                                     ;    19.0 p1      50 x[1]
        pxor mm0, mm1                                       ;    21.0 p5      50 x[1]
        pxor mm3, mm0                                       ;    22.0 p5      52 x[0]
        movq mm1, mm4                                       ;    20.0 p0      51 x[3] copy
        pslld mm1, 7                                        ;    21.0 p1      51 x[3]
        psrld mm4, 0x19                                     ;    20.0 p0      51 x[3]
        pxor mm4, mm1                                       ;    22.0 p5      51 x[3]
        pxor mm3, mm4                                       ;    23.0 p1      52 x[0]
        pxor mm2, mm4                                       ;    23.0 p5      53 x[2]
        pxor mm4, [rbp - 40]                                ;    23.0 p0+p2   80 x[3]
        movq mm1, mm0                                       ;    22.0 p1      53 x[2] copy
        pslld mm1, 7                                        ;    23.0 p0      53 x[2]
        pxor mm0, [rbp + 376]                               ;    22.0 p5+p3   80 x[1]
        pxor mm2, mm1                                       ;    24.0 p1      53 x[2]
        movq mm1, mm3                                       ;    24.0 p5      54 x[0] copy
        pslld mm1, 5                                        ;    25.0 p0      54 x[0]
        psrld mm3, 0x1b                                     ;    24.0 p1      54 x[0]
        pxor mm3, [rbp - 56]                                ;    25.0 p5+p10   80 x[0]
        pxor mm3, mm1                                       ;    26.0 p0      80 x[0]
        movq mm1, mm0                                       ;    23.0 p1      24 x copy
        pand mm1, mm3                                       ;    27.0 p5      24 x
        pxor mm3, mm4                                       ;    27.0 p0      24 x
        movq mm5, mm0                                       ;    23.0 p1      24 x copy
        pxor mm0, mm4                                       ;    24.0 p5      24 x
        por mm5, mm3                                        ;    28.0 p0      24 x
        movq mm3, mm2                                       ;    25.0 p1      55 x[2] copy
        pslld mm3, 0x16                                     ;    26.0 p0      55 x[2]
        psrld mm2, 0xa                                      ;    25.0 p1      55 x[2]
        pxor mm2, [rbp - 48]                                ;    26.0 p5+p2   80 x[2]
        pxor mm2, mm3                                       ;    27.0 p5      80 x[2]
        pxor mm0, mm2                                       ;    28.0 p0      24 x
        por mm2, mm1                                        ;    28.0 p1      24 x
        movq mm3, [rel serpent_encrypt.T0_constants64 + 24] ;    12.8 p3      24 x reload
        pxor mm5, mm3                                       ;    29.0 p5      24 x
        pxor mm1, mm0                                       ;    29.0 p0      24 x
        pand mm0, mm2                                       ;    29.0 p1      24 x
        por mm0, mm5                                        ;    30.0 p5      24 x
        pxor mm4, mm1                                       ;    30.0 p0      24 x
        pxor mm5, mm4                                       ;    31.0 p1      24 x
        pxor mm2, mm1                                       ;    30.0 p5      24 x
        pand mm4, mm0                                       ;    31.0 p0      24 x
        por mm2, mm0                                        ;    31.0 p1      24 x
        pxor mm4, mm5                                       ;    32.0 p5      24 x
        pxor mm2, mm5                                       ;    32.0 p0      48 x[1]
        movq mm5, mm1                                       ;    30.0 p1      47 x[2] copy
        pslld mm5, 3                                        ;    31.0 p0      47 x[2]
        psrld mm1, 0x1d                                     ;    30.0 p1      47 x[2]
        pxor mm1, mm5                                       ;    32.0 p5      47 x[2]
        pxor mm2, mm1                                       ;    33.0 p5      48 x[1]
        pxor mm0, mm1                                       ;    33.0 p0      49 x[3]
        movq mm5, mm4                                       ;    33.0 p1      46 x[0] copy
        pslld mm5, 0xd                                      ;    34.0 p0      46 x[0]
        psrld mm4, 0x13                                     ;    33.0 p1      46 x[0]
        pxor mm4, mm5                                       ;    35.0 p5      46 x[0]
        pxor mm2, mm4                                       ;    36.0 p5      48 x[1]
        movq mm5, mm4                                       ;    36.0 p0      49 x[3] copy
        pslld mm5, 3                                        ;    37.0 p1      49 x[3]
        pxor mm0, mm5                                       ;    38.0 p5      49 x[3]
        movq mm5, mm2                                       ;    37.0 p0      50 x[1] copy
        pslld mm5, 1                                        ;    38.0 p1      50 x[1]
        psrld mm2, 0x1f                                     ;    37.0 p0      50 x[1]
        pxor mm2, mm5                                       ;    39.0 p5      50 x[1]
        pxor mm4, mm2                                       ;    40.0 p1      52 x[0]
        movq mm5, mm0                                       ;    39.0 p5      51 x[3] copy
        pslld mm5, 7                                        ;    40.0 p0      51 x[3]
        psrld mm0, 0x19                                     ;    39.0 p1      51 x[3]
        pxor mm0, mm5                                       ;    41.0 p5      51 x[3]
        pxor mm4, mm0                                       ;    42.0 p0      52 x[0]
        pxor mm1, mm0                                       ;    42.0 p1      53 x[2]
        pxor mm0, [rbp + 408]                               ;    42.0 p5+p10   80 x[3]
        movq mm5, mm2                                       ;    40.0 p0      53 x[2] copy
        pslld mm5, 7                                        ;    41.0 p1      53 x[2]
        pxor mm1, mm5                                       ;    43.0 p5      53 x[2]
        pxor mm2, [rbp + 392]                               ;    40.0 p0+p2   80 x[1]
        movq mm5, mm2                                       ;    41.0 p1      25 x copy
        movq mm6, mm2                                       ;    41.0 p5      25 x copy
        movq mm7, mm4                                       ;    43.0 p0      54 x[0] copy
        pslld mm7, 5                                        ;    44.0 p1      54 x[0]
        psrld mm4, 0x1b                                     ;    43.0 p0      54 x[0]
        pxor mm4, [rbp + 384]                               ;    44.0 p5+p3   80 x[0]
        pxor mm4, mm7                                       ;    45.0 p1      80 x[0]
        pxor mm5, mm4                                       ;    46.0 p5      25 x
        movq mm7, mm1                                       ;    44.0 p0      55 x[2] copy
        pslld mm7, 0x16                                     ;    45.0 p1      55 x[2]
        psrld mm1, 0xa                                      ;    44.0 p0      55 x[2]
        pxor mm1, [rbp + 400]                               ;    45.0 p5+p10   80 x[2]
        pxor mm1, mm7                                       ;    46.0 p1      80 x[2]
        pxor mm5, mm1                                       ;    47.0 p5      25 x
        pand mm1, mm4                                       ;    47.0 p0      25 x
        pxor mm1, mm0                                       ;    48.0 p1      25 x
        por mm0, mm4                                        ;    46.0 p5      25 x
        pxor mm6, mm0                                       ;    47.0 p0      25 x
        pand mm2, mm1                                       ;    49.0 p1      25 x
        pxor mm1, mm5                                       ;    49.0 p5      25 x
        pxor mm4, mm1                                       ;    50.0 p0      25 x
        pxor mm2, mm5                                       ;    50.0 p1      25 x
        por mm5, mm6                                        ;    48.0 p5      25 x
        pxor mm1, mm5                                       ;    50.0 p0      25 x
        pxor mm6, mm1                                       ;    51.0 p1      25 x
        pxor mm1, mm2                                       ;    51.0 p5      48 x[1]
        movq mm0, [rbp - 32]                                ;    24.2 p2      80 x[0]
        movq mm5, mm4                                       ;    51.0 p0      46 x[0] copy
        pslld mm5, 0xd                                      ;    52.0 p1      46 x[0]
        psrld mm4, 0x13                                     ;    51.0 p0      46 x[0]
        pxor mm4, mm5                                       ;    53.0 p5      46 x[0]
        pxor mm1, mm4                                       ;    54.0 p1      48 x[1]
        movq mm5, mm6                                       ;    52.0 p5      47 x[2] copy
        pslld mm5, 3                                        ;    53.0 p0      47 x[2]
        psrld mm6, 0x1d                                     ;    52.0 p1      47 x[2]
        pxor mm6, mm5                                       ;    54.0 p5      47 x[2]
        pxor mm1, mm6                                       ;    55.0 p0      48 x[1]
        pxor mm2, mm6                                       ;    55.0 p1      49 x[3]
        movq mm5, mm4                                       ;    54.0 p5      49 x[3] copy
        pslld mm5, 3                                        ;    55.0 p0      49 x[3]
        pxor mm2, mm5                                       ;    56.0 p1      49 x[3]
        movq mm5, [rbp + 416]                               ;    26.7 p3      80 x[1]
        movq mm7, mm1                                       ;    56.0 p5      50 x[1] copy
        pslld mm7, 1                                        ;    57.0 p0      50 x[1]
        psrld mm1, 0x1f                                     ;    56.0 p1      50 x[1]
        pxor mm1, mm7                                       ;    58.0 p5      50 x[1]
        pxor mm4, mm1                                       ;    59.0 p0      52 x[0]
        pxor mm5, mm1                                       ;    59.0 p1      80 x[1]
        pslld mm1, 7                                        ;    59.0 p0      53 x[2]
        pxor mm6, mm1                                       ;    60.0 p5      53 x[2]
        movq mm1, [rbp + 424]                               ;    28.2 p10     80 x[2]
        movq mm7, mm2                                       ;    57.0 p1      51 x[3] copy
        pslld mm7, 7                                        ;    58.0 p0      51 x[3]
        psrld mm2, 0x19                                     ;    57.0 p1      51 x[3]
        pxor mm2, mm7                                       ;    59.0 p5      51 x[3]
        pxor mm4, mm2                                       ;    60.0 p5      52 x[0]
        pxor mm6, mm2                                       ;    61.0 p0      53 x[2]
        pxor mm2, [rbp - 24]                                ;    60.0 p1+p2   80 x[3]
        movq mm7, mm4                                       ;    61.0 p5      54 x[0] copy
        pslld mm7, 5                                        ;    62.0 p0      54 x[0]
        psrld mm4, 0x1b                                     ;    61.0 p1      54 x[0]
        pxor mm0, mm4                                       ;    62.0 p5      80 x[0]
        pxor mm0, mm7                                       ;    63.0 p0      80 x[0]
        movq mm4, mm5                                       ;    60.0 p1      26 x copy
        pxor mm5, mm2                                       ;    61.0 p5      26 x
        pand mm4, mm0                                       ;    64.0 p0      26 x
        por mm2, mm0                                        ;    64.0 p1      26 x
        movq mm7, mm6                                       ;    62.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;    63.0 p0      55 x[2]
        psrld mm6, 0xa                                      ;    62.0 p1      55 x[2]
        pxor mm1, mm6                                       ;    63.0 p5      80 x[2]
        pxor mm1, mm7                                       ;    64.0 p0      80 x[2]
        pxor mm0, mm1                                       ;    65.0 p1      26 x
        pand mm1, mm2                                       ;    65.0 p5      26 x
        por mm0, mm4                                        ;    66.0 p0      26 x
        pxor mm2, mm4                                       ;    65.0 p1      26 x
        pxor mm0, mm5                                       ;    67.0 p5      26 x
        por mm5, mm4                                        ;    65.0 p0      26 x
        pxor mm5, mm1                                       ;    66.0 p1      26 x
        por mm4, mm1                                        ;    66.0 p5      26 x
        por mm1, mm2                                        ;    66.0 p0      26 x
        movq mm6, [rbp + 432]                               ;    33.3 p3      80 x[0]
        por mm2, mm5                                        ;    67.0 p1      26 x
        pxor mm1, mm0                                       ;    68.0 p5      26 x
        pand mm0, mm5                                       ;    68.0 p0      26 x
        pxor mm0, mm2                                       ;    69.0 p1      26 x
        pxor mm2, mm1                                       ;    69.0 p5      26 x
        pxor mm4, mm1                                       ;    69.0 p0      49 x[3]
        movq mm1, [rbp + 440]                               ;    34.5 p10     80 x[1]
        movq mm7, mm0                                       ;    70.0 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;    71.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;    70.0 p1      46 x[0]
        pxor mm0, mm7                                       ;    72.0 p5      46 x[0]
        pxor mm5, mm0                                       ;    73.0 p5      48 x[1]
        movq mm7, mm2                                       ;    70.0 p0      47 x[2] copy
        pslld mm7, 3                                        ;    71.0 p1      47 x[2]
        psrld mm2, 0x1d                                     ;    70.0 p0      47 x[2]
        pxor mm2, mm7                                       ;    72.0 p5      47 x[2]
        pxor mm5, mm2                                       ;    74.0 p1      48 x[1]
        pxor mm4, mm2                                       ;    73.0 p5      49 x[3]
        movq mm7, mm0                                       ;    73.0 p0      49 x[3] copy
        pslld mm7, 3                                        ;    74.0 p1      49 x[3]
        pxor mm4, mm7                                       ;    75.0 p5      49 x[3]
        movq mm7, mm5                                       ;    75.0 p0      50 x[1] copy
        pslld mm7, 1                                        ;    76.0 p1      50 x[1]
        psrld mm5, 0x1f                                     ;    75.0 p0      50 x[1]
        pxor mm5, mm7                                       ;    77.0 p5      50 x[1]
        pxor mm0, mm5                                       ;    78.0 p1      52 x[0]
        pxor mm1, mm5                                       ;    78.0 p5      80 x[1]
        pslld mm5, 7                                        ;    78.0 p0      53 x[2]
        pxor mm2, mm5                                       ;    79.0 p1      53 x[2]
        movq mm5, [rbp + 448]                               ;    38.3 p2      80 x[3]
        movq mm7, mm4                                       ;    76.0 p5      51 x[3] copy
        pslld mm7, 7                                        ;    77.0 p0      51 x[3]
        psrld mm4, 0x19                                     ;    76.0 p1      51 x[3]
        pxor mm4, mm7                                       ;    78.0 p5      51 x[3]
        pxor mm0, mm4                                       ;    79.0 p0      52 x[0]
        pxor mm2, mm4                                       ;    80.0 p1      53 x[2]
        pxor mm5, mm4                                       ;    79.0 p5      80 x[3]
        movq mm4, [rbp - 16]                                ;    39.7 p3      80 x[2]
        movq mm7, mm0                                       ;    80.0 p0      54 x[0] copy
        pslld mm7, 5                                        ;    81.0 p1      54 x[0]
        psrld mm0, 0x1b                                     ;    80.0 p0      54 x[0]
        pxor mm6, mm0                                       ;    81.0 p5      80 x[0]
        pxor mm6, mm7                                       ;    82.0 p1      80 x[0]
        movq mm0, mm2                                       ;    81.0 p5      55 x[2] copy
        pslld mm0, 0x16                                     ;    82.0 p0      55 x[2]
        psrld mm2, 0xa                                      ;    81.0 p1      55 x[2]
        pxor mm4, mm2                                       ;    82.0 p5      80 x[2]
        pxor mm4, mm0                                       ;    83.0 p0      80 x[2]
        movq mm0, mm1                                       ;    79.7 p1      27 x copy
        pxor mm0, mm6                                       ;    83.0 p5      27 x
        pxor mm6, mm5                                       ;    83.0 p0      27 x
        pxor mm5, mm4                                       ;    84.0 p1      27 x
        pand mm0, mm6                                       ;    84.0 p5      27 x
        por mm4, mm6                                        ;    84.0 p0      27 x
        pxor mm0, mm5                                       ;    85.0 p1      27 x
        pand mm5, mm4                                       ;    85.0 p5      27 x
        movq mm2, [rbp - 8]                                 ;    42.8 p10     80 x[0]
        pxor mm4, mm1                                       ;    85.0 p0      27 x
        movq mm7, mm1                                       ;    82.7 p1      27 x copy
        pxor mm4, mm5                                       ;    86.0 p5      27 x
        pand mm5, mm0                                       ;    86.0 p0      27 x
        por mm4, mm5                                        ;    87.0 p1      27 x
        pxor mm5, mm6                                       ;    87.0 p5      27 x
        pand mm1, mm0                                       ;    86.0 p0      27 x
        pxor mm6, mm1                                       ;    87.0 p1      49 x[3]
        pxor mm7, mm5                                       ;    88.0 p5      27 x
        pxor mm4, mm5                                       ;    88.0 p0      48 x[1]
        movq mm1, [rbp + 456]                               ;    44.7 p2      80 x[1]
        movq mm5, mm0                                       ;    86.0 p1      46 x[0] copy
        pslld mm5, 0xd                                      ;    87.0 p0      46 x[0]
        psrld mm0, 0x13                                     ;    86.7 p1      46 x[0]
        pxor mm0, mm5                                       ;    88.0 p5      46 x[0]
        pxor mm4, mm0                                       ;    89.0 p5      48 x[1]
        movq mm5, [rbp + 472]                               ;    45.7 p3      80 x[3]
        movq mm3, [rbp + 464]                               ;    45.8 p10     28 x
        movq [rbp + 1032], mm3                              ;    51.8 p7+p4   28 x spill
        movq mm3, mm7                                       ;    89.0 p0      47 x[2] copy
        pslld mm3, 3                                        ;    90.0 p1      47 x[2]
        psrld mm7, 0x1d                                     ;    89.0 p0      47 x[2]
        pxor mm7, mm3                                       ;    91.0 p5      47 x[2]
        pxor mm4, mm7                                       ;    92.0 p1      48 x[1]
        pxor mm6, mm7                                       ;    92.0 p5      49 x[3]
        movq mm3, mm0                                       ;    89.3 p0      49 x[3] copy
        pslld mm3, 3                                        ;    90.3 p1      49 x[3]
        pxor mm6, mm3                                       ;    93.0 p5      49 x[3]
        movq mm3, mm4                                       ;    93.0 p0      50 x[1] copy
        pslld mm3, 1                                        ;    94.0 p1      50 x[1]
        psrld mm4, 0x1f                                     ;    93.0 p0      50 x[1]
        pxor mm4, mm3                                       ;    95.0 p5      50 x[1]
        pxor mm0, mm4                                       ;    96.0 p1      52 x[0]
        pxor mm1, mm4                                       ;    96.0 p5      80 x[1]
        pslld mm4, 7                                        ;    96.0 p0      53 x[2]
        pxor mm7, mm4                                       ;    97.0 p1      53 x[2]
        movq mm3, mm6                                       ;    94.0 p5      51 x[3] copy
        pslld mm3, 7                                        ;    95.0 p0      51 x[3]
        psrld mm6, 0x19                                     ;    94.0 p1      51 x[3]
        pxor mm6, mm3                                       ;    96.0 p5      51 x[3]
        pxor mm0, mm6                                       ;    97.0 p0      52 x[0]
        pxor mm7, mm6                                       ;    98.0 p1      53 x[2]
        pxor mm5, mm6                                       ;    97.0 p5      80 x[3]
        movq mm3, mm1                                       ;    97.0 p0      28 x copy
        pxor mm1, mm5                                       ;    98.0 p1      28 x
        movq mm4, mm0                                       ;    98.0 p5      54 x[0] copy
        pslld mm4, 5                                        ;    99.0 p0      54 x[0]
        psrld mm0, 0x1b                                     ;    98.0 p1      54 x[0]
        pxor mm2, mm0                                       ;    99.0 p5      80 x[0]
        pxor mm2, mm4                                       ;   100.0 p0      80 x[0]
        por mm3, mm2                                        ;   101.0 p1      28 x
        pxor mm1, mm2                                       ;   101.0 p5      28 x
        movq mm0, [rbp + 1032]                              ;    51.8 p2      28 x reload
        pxor mm0, mm2                                       ;   101.0 p0      28 x
        movq mm4, mm7                                       ;    99.0 p1      55 x[2] copy
        pslld mm4, 0x16                                     ;   100.0 p0      55 x[2]
        psrld mm7, 0xa                                      ;    99.7 p1      55 x[2]
        pxor mm0, mm7                                       ;   102.0 p5      28 x
        pxor mm0, mm4                                       ;   103.0 p5      28 x
        movq mm4, mm5                                       ;   100.3 p0      28 x copy
        pxor mm3, mm0                                       ;   104.0 p1      28 x
        por mm4, mm1                                        ;   102.0 p5      28 x
        pand mm0, mm2                                       ;   104.0 p0      28 x
        pand mm0, mm1                                       ;   105.0 p1      28 x
        pxor mm5, mm0                                       ;   106.0 p5      28 x
        pxor mm2, mm3                                       ;   105.0 p0      28 x
        movq mm0, [rbp + 480]                               ;    54.0 p3      80 x[0]
        pxor mm4, mm3                                       ;   105.0 p1      28 x
        pand mm3, mm5                                       ;   107.0 p5      28 x
        pxor mm5, mm2                                       ;   107.0 p0      49 x[3]
        movq mm6, [rbp + 496]                               ;    54.7 p10     80 x[3]
        pand mm2, mm4                                       ;   106.0 p1      28 x
        movq mm7, [rbp + 0]                                 ;    55.0 p2      80 x[1]
        pxor mm2, mm1                                       ;   107.0 p5      28 x
        pxor mm1, mm3                                       ;   108.0 p0      48 x[1]
        movq mm3, [rbp + 488]                               ;    55.5 p3      80 x[2]
        movq [rbp + 1032], mm3                              ;    61.5 p8+p9   80 x[2] spill
        movq mm3, mm4                                       ;   106.0 p1      46 x[0] copy
        pslld mm3, 0xd                                      ;   107.0 p0      46 x[0]
        psrld mm4, 0x13                                     ;   106.0 p1      46 x[0]
        pxor mm4, mm3                                       ;   108.0 p5      46 x[0]
        pxor mm1, mm4                                       ;   109.0 p5      48 x[1]
        movq mm3, mm2                                       ;   108.0 p0      47 x[2] copy
        pslld mm3, 3                                        ;   109.0 p1      47 x[2]
        psrld mm2, 0x1d                                     ;   108.0 p0      47 x[2]
        pxor mm2, mm3                                       ;   110.0 p5      47 x[2]
        pxor mm1, mm2                                       ;   111.0 p1      48 x[1]
        pxor mm5, mm2                                       ;   111.0 p5      49 x[3]
        movq mm3, mm4                                       ;   109.0 p0      49 x[3] copy
        pslld mm3, 3                                        ;   110.0 p1      49 x[3]
        pxor mm5, mm3                                       ;   112.0 p5      49 x[3]
        movq mm3, mm1                                       ;   112.0 p0      50 x[1] copy
        pslld mm3, 1                                        ;   113.0 p1      50 x[1]
        psrld mm1, 0x1f                                     ;   112.0 p0      50 x[1]
        pxor mm1, mm3                                       ;   114.0 p5      50 x[1]
        pxor mm4, mm1                                       ;   115.0 p1      52 x[0]
        pxor mm7, mm1                                       ;   115.0 p5      80 x[1]
        pslld mm1, 7                                        ;   115.0 p0      53 x[2]
        pxor mm2, mm1                                       ;   116.0 p1      53 x[2]
        movq mm1, mm5                                       ;   113.0 p5      51 x[3] copy
        pslld mm1, 7                                        ;   114.0 p0      51 x[3]
        psrld mm5, 0x19                                     ;   113.0 p1      51 x[3]
        pxor mm5, mm1                                       ;   115.0 p5      51 x[3]
        pxor mm4, mm5                                       ;   116.0 p0      52 x[0]
        pxor mm2, mm5                                       ;   117.0 p1      53 x[2]
        pxor mm6, mm5                                       ;   116.0 p5      80 x[3]
        movq mm1, mm4                                       ;   117.0 p0      54 x[0] copy
        pslld mm1, 5                                        ;   118.0 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   117.0 p0      54 x[0]
        pxor mm0, mm4                                       ;   118.0 p5      80 x[0]
        pxor mm0, mm1                                       ;   119.0 p1      80 x[0]
        movq mm1, mm7                                       ;   116.0 p5      29 x copy
        movq mm3, mm2                                       ;   118.0 p0      55 x[2] copy
        pslld mm3, 0x16                                     ;   119.0 p1      55 x[2]
        psrld mm2, 0xa                                      ;   118.0 p0      55 x[2]
        movq mm4, [rbp + 1032]                              ;    62.2 p10     80 x[2] reload
        pxor mm4, mm2                                       ;   119.0 p5      80 x[2]
        pxor mm4, mm3                                       ;   120.0 p1      80 x[2]
        pxor mm1, mm4                                       ;   121.0 p5      29 x
        pxor mm4, mm6                                       ;   121.0 p0      29 x
        movq mm2, mm6                                       ;   118.7 p1      29 x copy
        pxor mm2, mm0                                       ;   120.0 p5      29 x
        pand mm6, mm0                                       ;   120.0 p0      29 x
        pand mm7, mm2                                       ;   121.0 p1      29 x
        pxor mm6, mm1                                       ;   122.0 p5      29 x
        pxor mm7, mm1                                       ;   122.0 p0      29 x
        movq mm0, [rbp + 16]                                ;    64.0 p2      80 x[1]
        por mm1, mm2                                        ;   122.0 p1      29 x
        movq mm3, [rbp + 24]                                ;    64.3 p3      80 x[2]
        pxor mm1, mm4                                       ;   123.0 p5      29 x
        pand mm4, mm7                                       ;   123.0 p0      29 x
        pxor mm2, mm6                                       ;   123.0 p1      29 x
        movq mm5, [rbp + 504]                               ;    65.0 p10     80 x[3]
        pxor mm7, mm6                                       ;   123.0 p5      29 x
        pxor mm4, mm2                                       ;   124.0 p0      29 x
        pand mm7, mm1                                       ;   124.0 p1      29 x
        movq [rbp + 1032], mm5                              ;    71.0 p7+p4   80 x[3] spill
        movq mm5, [rbp + 8]                                 ;    65.8 p2      80 x[0]
        pxor mm2, mm7                                       ;   125.0 p5      49 x[3]
        pxor mm1, mm4                                       ;   125.0 p0      29 x
        movq mm7, mm4                                       ;   125.0 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;   126.0 p0      46 x[0]
        psrld mm4, 0x13                                     ;   125.0 p1      46 x[0]
        pxor mm4, mm7                                       ;   127.0 p5      46 x[0]
        pxor mm6, mm4                                       ;   128.0 p5      48 x[1]
        movq mm7, mm1                                       ;   126.0 p0      47 x[2] copy
        pslld mm7, 3                                        ;   127.0 p1      47 x[2]
        psrld mm1, 0x1d                                     ;   126.3 p0      47 x[2]
        pxor mm1, mm7                                       ;   128.0 p5      47 x[2]
        pxor mm6, mm1                                       ;   129.0 p1      48 x[1]
        pxor mm2, mm1                                       ;   129.0 p5      49 x[3]
        movq mm7, mm4                                       ;   128.0 p0      49 x[3] copy
        pslld mm7, 3                                        ;   129.0 p1      49 x[3]
        pxor mm2, mm7                                       ;   130.0 p5      49 x[3]
        movq mm7, mm6                                       ;   130.0 p0      50 x[1] copy
        pslld mm7, 1                                        ;   131.0 p1      50 x[1]
        psrld mm6, 0x1f                                     ;   130.0 p0      50 x[1]
        pxor mm6, mm7                                       ;   132.0 p5      50 x[1]
        pxor mm4, mm6                                       ;   133.0 p1      52 x[0]
        pxor mm0, mm6                                       ;   133.0 p5      80 x[1]
        pslld mm6, 7                                        ;   133.0 p0      53 x[2]
        pxor mm1, mm6                                       ;   134.0 p1      53 x[2]
        movq mm6, mm2                                       ;   131.0 p5      51 x[3] copy
        pslld mm6, 7                                        ;   132.0 p0      51 x[3]
        psrld mm2, 0x19                                     ;   131.7 p1      51 x[3]
        pxor mm2, mm6                                       ;   133.0 p5      51 x[3]
        pxor mm1, mm2                                       ;   135.0 p0      53 x[2]
        pxor mm4, mm2                                       ;   134.0 p1      52 x[0]
        movq mm6, [rbp + 1032]                              ;    71.0 p3      80 x[3] reload
        pxor mm6, mm2                                       ;   134.0 p5      80 x[3]
        movq mm2, mm4                                       ;   135.0 p0      54 x[0] copy
        pslld mm2, 5                                        ;   136.0 p1      54 x[0]
        psrld mm4, 0x1b                                     ;   135.0 p0      54 x[0]
        pxor mm5, mm4                                       ;   136.0 p5      80 x[0]
        pxor mm5, mm2                                       ;   137.0 p1      80 x[0]
        movq mm2, mm0                                       ;   134.8 p5      30 x copy
        movq mm4, mm0                                       ;   135.3 p0      30 x copy
        pxor mm4, mm5                                       ;   138.0 p1      30 x
        movq mm7, mm1                                       ;   136.0 p5      55 x[2] copy
        pslld mm7, 0x16                                     ;   137.0 p0      55 x[2]
        psrld mm1, 0xa                                      ;   136.7 p1      55 x[2]
        pxor mm3, mm1                                       ;   137.7 p5      80 x[2]
        pxor mm3, mm7                                       ;   138.7 p0      80 x[2]
        por mm2, mm3                                        ;   139.7 p1      30 x
        pxor mm0, mm3                                       ;   139.7 p5      30 x
        pand mm3, mm6                                       ;   139.7 p0      30 x
        pxor mm6, mm2                                       ;   140.7 p1      30 x
        pxor mm3, mm4                                       ;   140.7 p5      30 x
        pand mm5, mm6                                       ;   141.7 p0      30 x
        pxor mm0, mm5                                       ;   142.7 p1      30 x
        movq mm1, [rbp + 512]                               ;    74.7 p10     80 x[0]
        movq mm2, [rbp + 520]                               ;    74.8 p2      80 x[1]
        pxor mm4, mm5                                       ;   142.7 p5      48 x[1]
        pand mm5, mm0                                       ;   143.7 p0      30 x
        pxor mm5, mm6                                       ;   144.7 p1      30 x
        movq mm7, [rbp + 32]                                ;    75.5 p3      80 x[2]
        pxor mm6, mm3                                       ;   141.7 p5      30 x
        movq [rbp + 1032], mm7                              ;    81.5 p8+p9   80 x[2] spill
        movq mm7, [rbp + 528]                               ;    76.0 p10     23 x
        pand mm3, mm0                                       ;   143.7 p0      30 x
        pxor mm6, mm3                                       ;   144.7 p1      30 x
        pxor mm3, mm5                                       ;   145.7 p5      30 x
        pxor mm4, mm5                                       ;   145.7 p0      48 x[1]
        movq mm5, mm6                                       ;   145.7 p1      47 x[2] copy
        pslld mm5, 3                                        ;   146.7 p0      47 x[2]
        psrld mm6, 0x1d                                     ;   145.7 p1      47 x[2]
        pxor mm6, mm5                                       ;   147.7 p5      47 x[2]
        pxor mm4, mm6                                       ;   148.7 p5      48 x[1]
        pxor mm0, mm6                                       ;   148.7 p0      49 x[3]
        movq mm5, mm3                                       ;   146.7 p1      46 x[0] copy
        pslld mm5, 0xd                                      ;   147.7 p0      46 x[0]
        psrld mm3, 0x13                                     ;   146.7 p1      46 x[0]
        pxor mm3, mm5                                       ;   148.7 p5      46 x[0]
        pxor mm4, mm3                                       ;   149.7 p5      48 x[1]
        movq mm5, mm3                                       ;   149.7 p0      49 x[3] copy
        pslld mm5, 3                                        ;   150.7 p1      49 x[3]
        pxor mm0, mm5                                       ;   151.7 p5      49 x[3]
        movq mm5, mm4                                       ;   150.7 p0      50 x[1] copy
        pslld mm5, 1                                        ;   151.7 p1      50 x[1]
        psrld mm4, 0x1f                                     ;   150.7 p0      50 x[1]
        pxor mm4, mm5                                       ;   152.7 p5      50 x[1]
        pxor mm3, mm4                                       ;   153.7 p1      52 x[0]
        pxor mm2, mm4                                       ;   153.7 p5      80 x[1]
        pslld mm4, 7                                        ;   153.7 p0      53 x[2]
        pxor mm6, mm4                                       ;   154.7 p1      53 x[2]
        movq mm4, mm0                                       ;   152.7 p5      51 x[3] copy
        pslld mm4, 7                                        ;   153.7 p0      51 x[3]
        psrld mm0, 0x19                                     ;   152.7 p1      51 x[3]
        pxor mm0, mm4                                       ;   154.7 p5      51 x[3]
        pxor mm3, mm0                                       ;   155.7 p0      52 x[0]
        pxor mm6, mm0                                       ;   155.7 p1      53 x[2]
        pxor mm7, mm0                                       ;   155.7 p5      23 x
        movq mm0, mm2                                       ;   154.7 p0      23 x copy
        movq mm4, mm3                                       ;   156.7 p1      54 x[0] copy
        pslld mm4, 5                                        ;   157.7 p0      54 x[0]
        psrld mm3, 0x1b                                     ;   156.7 p1      54 x[0]
        pxor mm1, mm3                                       ;   157.7 p5      80 x[0]
        pxor mm1, mm4                                       ;   158.7 p5      80 x[0]
        pxor mm7, mm1                                       ;   159.7 p0      23 x
        movq mm3, mm6                                       ;   156.7 p1      55 x[2] copy
        pslld mm3, 0x16                                     ;   157.7 p0      55 x[2]
        psrld mm6, 0xa                                      ;   156.7 p1      55 x[2]
        movq mm4, [rbp + 1032]                              ;    83.3 p2      80 x[2] reload
        pxor mm4, mm6                                       ;   157.7 p5      80 x[2]
        pxor mm4, mm3                                       ;   158.7 p5      80 x[2]
        pxor mm0, mm4                                       ;   159.7 p0      23 x
        pand mm2, mm7                                       ;   160.7 p1      23 x
        pxor mm2, mm1                                       ;   161.7 p5      23 x
        por mm1, mm7                                        ;   160.7 p0      23 x
        pxor mm7, mm4                                       ;   160.7 p1      23 x
        pxor mm1, mm0                                       ;   161.7 p5      23 x
        movq mm3, [rbp + 40]                                ;    84.8 p3      80 x[0]
        pand mm4, mm2                                       ;   162.7 p0      23 x
        pxor mm4, mm0                                       ;   163.7 p1      23 x
        pand mm0, mm2                                       ;   162.7 p5      23 x
        movq mm5, [rbp + 536]                               ;    85.5 p10     80 x[1]
        pxor mm2, mm7                                       ;   162.7 p0      23 x
        pand mm7, mm1                                       ;   162.7 p1      23 x
        movq mm6, [rbp + 56]                                ;    86.0 p2      80 x[3]
        movq [rbp + 1032], mm6                              ;    92.0 p7+p4   80 x[3] spill
        movq mm6, [rbp + 48]                                ;    86.3 p3      80 x[2]
        por mm7, mm0                                        ;   163.7 p5      23 x
        pxor mm4, mm2                                       ;   164.7 p0      23 x
        pxor mm2, mm7                                       ;   164.7 p1      48 x[1]
        movq mm0, mm7                                       ;   164.7 p5      46 x[0] copy
        pslld mm0, 0xd                                      ;   165.7 p0      46 x[0]
        psrld mm7, 0x13                                     ;   164.7 p1      46 x[0]
        pxor mm7, mm0                                       ;   166.7 p5      46 x[0]
        pxor mm2, mm7                                       ;   167.7 p0      48 x[1]
        movq mm0, mm4                                       ;   165.7 p1      47 x[2] copy
        pslld mm0, 3                                        ;   166.7 p0      47 x[2]
        psrld mm4, 0x1d                                     ;   165.7 p1      47 x[2]
        movq [rbp + 1040], mm6                              ;    92.3 p8+p9   80 x[2] spill
        movq mm6, [rel serpent_encrypt.T0_constants64 + 24] ;    88.5 p10     24 x
        pxor mm4, mm0                                       ;   167.7 p5      47 x[2]
        pxor mm2, mm4                                       ;   168.7 p5      48 x[1]
        pxor mm1, mm4                                       ;   168.7 p0      49 x[3]
        movq mm0, mm7                                       ;   167.7 p1      49 x[3] copy
        pslld mm0, 3                                        ;   168.7 p0      49 x[3]
        pxor mm1, mm0                                       ;   169.7 p5      49 x[3]
        movq mm0, mm2                                       ;   169.7 p1      50 x[1] copy
        pslld mm0, 1                                        ;   170.7 p0      50 x[1]
        psrld mm2, 0x1f                                     ;   169.7 p1      50 x[1]
        pxor mm2, mm0                                       ;   171.7 p5      50 x[1]
        pxor mm7, mm2                                       ;   172.7 p5      52 x[0]
        pxor mm5, mm2                                       ;   172.7 p0      80 x[1]
        pslld mm2, 7                                        ;   172.7 p1      53 x[2]
        pxor mm4, mm2                                       ;   173.7 p5      53 x[2]
        movq mm0, mm1                                       ;   170.7 p0      51 x[3] copy
        pslld mm0, 7                                        ;   171.7 p1      51 x[3]
        psrld mm1, 0x19                                     ;   170.7 p0      51 x[3]
        pxor mm1, mm0                                       ;   172.7 p5      51 x[3]
        pxor mm7, mm1                                       ;   173.7 p1      52 x[0]
        pxor mm4, mm1                                       ;   174.7 p5      53 x[2]
        movq mm0, [rbp + 1032]                              ;    92.0 p2      80 x[3] reload
        pxor mm0, mm1                                       ;   173.7 p0      80 x[3]
        movq mm1, mm7                                       ;   174.7 p1      54 x[0] copy
        pslld mm1, 5                                        ;   175.7 p0      54 x[0]
        psrld mm7, 0x1b                                     ;   174.7 p1      54 x[0]
        pxor mm3, mm7                                       ;   175.7 p5      80 x[0]
        pxor mm3, mm1                                       ;   176.7 p5      80 x[0]
        movq mm1, mm5                                       ;   173.7 p0      24 x copy
        pand mm1, mm3                                       ;   177.7 p1      24 x
        pxor mm3, mm0                                       ;   177.7 p5      24 x
        por mm3, mm5                                        ;   178.7 p0      24 x
        pxor mm5, mm0                                       ;   174.7 p1      24 x
        pxor mm6, mm3                                       ;   179.7 p5      24 x
        movq mm2, mm4                                       ;   175.7 p0      55 x[2] copy
        pslld mm2, 0x16                                     ;   176.7 p1      55 x[2]
        psrld mm4, 0xa                                      ;   175.7 p0      55 x[2]
        movq mm3, [rbp + 1040]                              ;    94.7 p3      80 x[2] reload
        pxor mm3, mm4                                       ;   176.7 p5      80 x[2]
        pxor mm3, mm2                                       ;   177.7 p1      80 x[2]
        pxor mm5, mm3                                       ;   178.7 p5      24 x
        por mm3, mm1                                        ;   178.7 p0      24 x
        pxor mm1, mm5                                       ;   179.7 p1      24 x
        pand mm5, mm3                                       ;   179.7 p5      24 x
        movq mm2, [rbp + 544]                               ;    95.8 p10     80 x[0]
        por mm5, mm6                                        ;   180.7 p0      24 x
        pxor mm0, mm1                                       ;   180.7 p1      24 x
        movq mm4, [rbp + 560]                               ;    96.3 p2      80 x[2]
        pxor mm6, mm0                                       ;   181.7 p5      24 x
        movq mm7, [rbp + 568]                               ;    96.7 p3      80 x[3]
        movq [rbp + 1040], mm7                              ;   102.7 p7+p4   80 x[3] spill
        movq mm7, [rbp + 552]                               ;    97.0 p10     80 x[1]
        pxor mm3, mm1                                       ;   180.7 p0      24 x
        pand mm0, mm5                                       ;   181.7 p1      24 x
        por mm3, mm5                                        ;   181.7 p5      24 x
        pxor mm0, mm6                                       ;   182.7 p0      24 x
        pxor mm3, mm6                                       ;   182.7 p1      48 x[1]
        movq mm6, mm1                                       ;   180.7 p5      47 x[2] copy
        pslld mm6, 3                                        ;   181.7 p0      47 x[2]
        psrld mm1, 0x1d                                     ;   180.7 p1      47 x[2]
        pxor mm1, mm6                                       ;   182.7 p5      47 x[2]
        pxor mm3, mm1                                       ;   183.7 p0      48 x[1]
        pxor mm5, mm1                                       ;   183.7 p1      49 x[3]
        movq mm6, mm0                                       ;   183.7 p5      46 x[0] copy
        pslld mm6, 0xd                                      ;   184.7 p0      46 x[0]
        psrld mm0, 0x13                                     ;   183.7 p1      46 x[0]
        pxor mm0, mm6                                       ;   185.7 p5      46 x[0]
        pxor mm3, mm0                                       ;   186.7 p0      48 x[1]
        movq mm6, mm0                                       ;   186.7 p1      49 x[3] copy
        pslld mm6, 3                                        ;   187.7 p0      49 x[3]
        pxor mm5, mm6                                       ;   188.7 p5      49 x[3]
        movq mm6, mm3                                       ;   187.7 p1      50 x[1] copy
        pslld mm6, 1                                        ;   188.7 p0      50 x[1]
        psrld mm3, 0x1f                                     ;   187.7 p1      50 x[1]
        pxor mm3, mm6                                       ;   189.7 p5      50 x[1]
        pxor mm0, mm3                                       ;   190.7 p5      52 x[0]
        pxor mm7, mm3                                       ;   190.7 p0      80 x[1]
        pslld mm3, 7                                        ;   190.7 p1      53 x[2]
        pxor mm1, mm3                                       ;   191.7 p5      53 x[2]
        movq mm3, mm5                                       ;   189.7 p0      51 x[3] copy
        pslld mm3, 7                                        ;   190.7 p1      51 x[3]
        psrld mm5, 0x19                                     ;   189.7 p0      51 x[3]
        pxor mm5, mm3                                       ;   191.7 p5      51 x[3]
        pxor mm0, mm5                                       ;   192.7 p1      52 x[0]
        pxor mm1, mm5                                       ;   192.7 p5      53 x[2]
        movq mm3, [rbp + 1040]                              ;   102.7 p2      80 x[3] reload
        pxor mm3, mm5                                       ;   192.7 p0      80 x[3]
        movq mm5, mm0                                       ;   193.7 p1      54 x[0] copy
        pslld mm5, 5                                        ;   194.7 p0      54 x[0]
        psrld mm0, 0x1b                                     ;   193.7 p1      54 x[0]
        pxor mm2, mm0                                       ;   194.7 p5      80 x[0]
        pxor mm2, mm5                                       ;   195.7 p5      80 x[0]
        movq mm0, mm7                                       ;   191.7 p0      25 x copy
        movq mm5, mm7                                       ;   191.7 p1      25 x copy
        movq mm6, mm1                                       ;   193.7 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;   194.7 p0      55 x[2]
        psrld mm1, 0xa                                      ;   193.7 p1      55 x[2]
        pxor mm4, mm1                                       ;   194.7 p5      80 x[2]
        pxor mm4, mm6                                       ;   195.7 p0      80 x[2]
        pxor mm0, mm4                                       ;   196.7 p1      25 x
        pand mm4, mm2                                       ;   196.7 p5      25 x
        pxor mm0, mm2                                       ;   197.7 p0      25 x
        pxor mm4, mm3                                       ;   197.7 p1      25 x
        por mm3, mm2                                        ;   196.7 p5      25 x
        pxor mm5, mm3                                       ;   197.7 p0      25 x
        pand mm7, mm4                                       ;   198.7 p1      25 x
        movq mm1, [rbp + 64]                                ;   106.2 p3      80 x[0]
        pxor mm4, mm0                                       ;   198.7 p5      25 x
        movq mm3, [rbp + 576]                               ;   106.5 p10     80 x[1]
        pxor mm2, mm4                                       ;   199.7 p0      25 x
        pxor mm7, mm0                                       ;   199.7 p1      25 x
        por mm0, mm5                                        ;   198.7 p5      25 x
        pxor mm4, mm0                                       ;   199.7 p0      25 x
        movq mm0, [rbp + 584]                               ;   107.3 p2      80 x[2]
        movq mm6, [rbp + 72]                                ;   107.5 p3      80 x[3]
        pxor mm5, mm4                                       ;   200.7 p1      25 x
        pxor mm4, mm7                                       ;   200.7 p5      48 x[1]
        movq [rbp + 1040], mm6                              ;   113.5 p8+p9   80 x[3] spill
        movq mm6, mm2                                       ;   200.7 p0      46 x[0] copy
        pslld mm6, 0xd                                      ;   201.7 p1      46 x[0]
        psrld mm2, 0x13                                     ;   200.7 p0      46 x[0]
        pxor mm2, mm6                                       ;   202.7 p5      46 x[0]
        pxor mm4, mm2                                       ;   203.7 p1      48 x[1]
        movq mm6, mm5                                       ;   201.7 p5      47 x[2] copy
        pslld mm6, 3                                        ;   202.7 p0      47 x[2]
        psrld mm5, 0x1d                                     ;   201.7 p1      47 x[2]
        pxor mm5, mm6                                       ;   203.7 p5      47 x[2]
        pxor mm4, mm5                                       ;   204.7 p0      48 x[1]
        pxor mm7, mm5                                       ;   204.7 p1      49 x[3]
        movq mm6, mm2                                       ;   203.7 p5      49 x[3] copy
        pslld mm6, 3                                        ;   204.7 p0      49 x[3]
        pxor mm7, mm6                                       ;   205.7 p1      49 x[3]
        movq mm6, mm4                                       ;   205.7 p5      50 x[1] copy
        pslld mm6, 1                                        ;   206.7 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   205.7 p1      50 x[1]
        pxor mm4, mm6                                       ;   207.7 p5      50 x[1]
        pxor mm2, mm4                                       ;   208.7 p0      52 x[0]
        pxor mm3, mm4                                       ;   208.7 p1      80 x[1]
        pslld mm4, 7                                        ;   208.7 p0      53 x[2]
        pxor mm5, mm4                                       ;   209.7 p5      53 x[2]
        movq mm4, mm7                                       ;   206.7 p1      51 x[3] copy
        pslld mm4, 7                                        ;   207.7 p0      51 x[3]
        psrld mm7, 0x19                                     ;   206.7 p1      51 x[3]
        pxor mm7, mm4                                       ;   208.7 p5      51 x[3]
        pxor mm2, mm7                                       ;   209.7 p5      52 x[0]
        pxor mm5, mm7                                       ;   210.7 p0      53 x[2]
        movq mm4, [rbp + 1040]                              ;   113.5 p10     80 x[3] reload
        pxor mm4, mm7                                       ;   209.7 p1      80 x[3]
        movq mm6, mm2                                       ;   210.7 p5      54 x[0] copy
        pslld mm6, 5                                        ;   211.7 p0      54 x[0]
        psrld mm2, 0x1b                                     ;   210.7 p1      54 x[0]
        pxor mm1, mm2                                       ;   211.7 p5      80 x[0]
        pxor mm1, mm6                                       ;   212.7 p0      80 x[0]
        movq mm2, mm3                                       ;   209.7 p1      26 x copy
        pxor mm3, mm4                                       ;   210.7 p5      26 x
        pand mm2, mm1                                       ;   213.7 p0      26 x
        por mm4, mm1                                        ;   213.7 p1      26 x
        movq mm6, mm5                                       ;   211.7 p5      55 x[2] copy
        pslld mm6, 0x16                                     ;   212.7 p0      55 x[2]
        psrld mm5, 0xa                                      ;   211.7 p1      55 x[2]
        pxor mm0, mm5                                       ;   212.7 p5      80 x[2]
        pxor mm0, mm6                                       ;   213.7 p0      80 x[2]
        pxor mm1, mm0                                       ;   214.7 p1      26 x
        pand mm0, mm4                                       ;   214.7 p5      26 x
        por mm1, mm2                                        ;   215.7 p0      26 x
        pxor mm4, mm2                                       ;   214.7 p1      26 x
        movq mm5, mm3                                       ;   213.8 p5      26 x copy
        pxor mm3, mm1                                       ;   216.7 p0      26 x
        por mm5, mm2                                        ;   214.8 p1      26 x
        pxor mm5, mm0                                       ;   215.8 p5      26 x
        movq mm1, [rbp + 592]                               ;   116.8 p2      80 x[0]
        por mm2, mm0                                        ;   215.7 p0      26 x
        por mm0, mm4                                        ;   215.7 p1      26 x
        movq mm6, [rbp + 600]                               ;   117.3 p3      80 x[1]
        pxor mm0, mm3                                       ;   217.7 p5      26 x
        pand mm3, mm5                                       ;   217.7 p0      26 x
        movq mm7, [rbp + 608]                               ;   117.8 p10     80 x[3]
        por mm4, mm5                                        ;   216.8 p1      26 x
        movq [rbp + 1040], mm7                              ;   123.8 p7+p4   80 x[3] spill
        movq mm7, [rbp + 80]                                ;   118.3 p2      80 x[2]
        pxor mm3, mm4                                       ;   218.7 p5      26 x
        pxor mm4, mm0                                       ;   218.7 p0      26 x
        pxor mm2, mm0                                       ;   218.7 p1      49 x[3]
        movq mm0, mm3                                       ;   219.7 p5      46 x[0] copy
        pslld mm0, 0xd                                      ;   220.7 p0      46 x[0]
        psrld mm3, 0x13                                     ;   219.7 p1      46 x[0]
        pxor mm3, mm0                                       ;   221.7 p5      46 x[0]
        pxor mm5, mm3                                       ;   222.7 p0      48 x[1]
        movq mm0, mm4                                       ;   219.7 p1      47 x[2] copy
        pslld mm0, 3                                        ;   220.7 p0      47 x[2]
        psrld mm4, 0x1d                                     ;   220.7 p1      47 x[2]
        pxor mm0, mm4                                       ;   221.7 p5      47 x[2]
        pxor mm5, mm0                                       ;   223.7 p5      48 x[1]
        pxor mm2, mm0                                       ;   222.7 p0      49 x[3]
        movq mm4, mm3                                       ;   222.7 p1      49 x[3] copy
        pslld mm4, 3                                        ;   223.7 p0      49 x[3]
        pxor mm2, mm4                                       ;   224.7 p5      49 x[3]
        movq mm4, mm5                                       ;   224.7 p1      50 x[1] copy
        pslld mm4, 1                                        ;   225.7 p0      50 x[1]
        psrld mm5, 0x1f                                     ;   224.7 p1      50 x[1]
        pxor mm5, mm4                                       ;   226.7 p5      50 x[1]
        pxor mm3, mm5                                       ;   227.7 p5      52 x[0]
        pxor mm6, mm5                                       ;   227.7 p0      80 x[1]
        pslld mm5, 7                                        ;   227.7 p1      53 x[2]
        pxor mm0, mm5                                       ;   228.7 p5      53 x[2]
        movq mm4, mm2                                       ;   225.7 p0      51 x[3] copy
        pslld mm4, 7                                        ;   226.7 p1      51 x[3]
        psrld mm2, 0x19                                     ;   226.3 p0      51 x[3]
        pxor mm2, mm4                                       ;   227.7 p5      51 x[3]
        pxor mm3, mm2                                       ;   228.7 p1      52 x[0]
        pxor mm0, mm2                                       ;   229.7 p5      53 x[2]
        movq mm4, [rbp + 1040]                              ;   123.8 p3      80 x[3] reload
        pxor mm4, mm2                                       ;   228.7 p0      80 x[3]
        movq mm2, mm3                                       ;   229.7 p1      54 x[0] copy
        pslld mm2, 5                                        ;   230.7 p0      54 x[0]
        psrld mm3, 0x1b                                     ;   229.7 p1      54 x[0]
        pxor mm1, mm3                                       ;   230.7 p5      80 x[0]
        pxor mm1, mm2                                       ;   231.7 p5      80 x[0]
        movq mm2, mm6                                       ;   229.3 p0      27 x copy
        pxor mm2, mm1                                       ;   232.7 p1      27 x
        pxor mm1, mm4                                       ;   232.7 p5      27 x
        movq mm3, mm0                                       ;   230.7 p0      55 x[2] copy
        pslld mm3, 0x16                                     ;   231.7 p1      55 x[2]
        psrld mm0, 0xa                                      ;   231.3 p0      55 x[2]
        pxor mm7, mm0                                       ;   232.3 p5      80 x[2]
        pxor mm7, mm3                                       ;   233.3 p1      80 x[2]
        movq mm0, mm6                                       ;   231.8 p5      27 x copy
        pxor mm4, mm7                                       ;   234.3 p0      27 x
        movq mm3, mm6                                       ;   232.7 p1      27 x copy
        pand mm2, mm1                                       ;   233.7 p5      27 x
        por mm7, mm1                                        ;   234.3 p0      27 x
        pxor mm2, mm4                                       ;   235.3 p1      27 x
        pand mm4, mm7                                       ;   235.3 p5      27 x
        pxor mm3, mm7                                       ;   235.3 p0      27 x
        pxor mm3, mm4                                       ;   236.3 p1      27 x
        movq mm5, [rbp + 88]                                ;   127.7 p10     80 x[0]
        pand mm4, mm2                                       ;   236.3 p5      27 x
        movq mm7, [rbp + 616]                               ;   128.0 p2      80 x[1]
        por mm3, mm4                                        ;   237.3 p0      27 x
        pxor mm4, mm1                                       ;   237.3 p1      27 x
        movq [rbp + 1040], mm7                              ;   134.0 p8+p9   80 x[1] spill
        movq mm7, [rbp + 632]                               ;   128.7 p3      80 x[3]
        pand mm6, mm2                                       ;   236.3 p5      27 x
        pxor mm1, mm6                                       ;   237.3 p0      49 x[3]
        pxor mm0, mm4                                       ;   238.3 p1      27 x
        pxor mm3, mm4                                       ;   238.3 p5      48 x[1]
        movq mm4, mm2                                       ;   237.3 p0      46 x[0] copy
        pslld mm4, 0xd                                      ;   238.3 p1      46 x[0]
        psrld mm2, 0x13                                     ;   238.3 p0      46 x[0]
        movq mm6, [rbp + 624]                               ;   130.0 p10     28 x
        pxor mm4, mm2                                       ;   239.3 p5      46 x[0]
        pxor mm3, mm4                                       ;   240.3 p1      48 x[1]
        movq mm2, mm0                                       ;   239.3 p5      47 x[2] copy
        pslld mm2, 3                                        ;   240.3 p0      47 x[2]
        psrld mm0, 0x1d                                     ;   239.7 p1      47 x[2]
        pxor mm0, mm2                                       ;   241.3 p5      47 x[2]
        pxor mm3, mm0                                       ;   242.3 p0      48 x[1]
        pxor mm1, mm0                                       ;   242.3 p1      49 x[3]
        movq mm2, mm4                                       ;   240.8 p5      49 x[3] copy
        pslld mm2, 3                                        ;   241.8 p0      49 x[3]
        pxor mm1, mm2                                       ;   243.3 p1      49 x[3]
        movq mm2, mm3                                       ;   243.3 p5      50 x[1] copy
        pslld mm2, 1                                        ;   244.3 p0      50 x[1]
        psrld mm3, 0x1f                                     ;   243.3 p1      50 x[1]
        pxor mm3, mm2                                       ;   245.3 p5      50 x[1]
        pxor mm4, mm3                                       ;   246.3 p0      52 x[0]
        movq mm2, [rbp + 1040]                              ;   134.0 p2      80 x[1] reload
        pxor mm2, mm3                                       ;   246.3 p1      80 x[1]
        pslld mm3, 7                                        ;   246.3 p0      53 x[2]
        pxor mm0, mm3                                       ;   247.3 p5      53 x[2]
        movq mm3, mm1                                       ;   244.7 p1      51 x[3] copy
        pslld mm3, 7                                        ;   245.7 p0      51 x[3]
        psrld mm1, 0x19                                     ;   245.7 p1      51 x[3]
        pxor mm3, mm1                                       ;   246.7 p5      51 x[3]
        pxor mm4, mm3                                       ;   247.7 p5      52 x[0]
        pxor mm0, mm3                                       ;   248.3 p0      53 x[2]
        pxor mm7, mm3                                       ;   247.7 p1      80 x[3]
        movq mm1, mm4                                       ;   248.7 p5      54 x[0] copy
        pslld mm1, 5                                        ;   249.7 p0      54 x[0]
        psrld mm4, 0x1b                                     ;   248.7 p1      54 x[0]
        pxor mm5, mm4                                       ;   249.7 p5      80 x[0]
        pxor mm5, mm1                                       ;   250.7 p0      80 x[0]
        movq mm1, mm2                                       ;   248.7 p1      28 x copy
        pxor mm2, mm7                                       ;   248.8 p5      28 x
        movq mm3, mm0                                       ;   249.3 p0      55 x[2] copy
        pslld mm3, 0x16                                     ;   250.3 p1      55 x[2]
        psrld mm0, 0xa                                      ;   250.3 p0      55 x[2]
        pxor mm6, mm3                                       ;   251.3 p5      28 x
        pxor mm6, mm0                                       ;   252.3 p1      28 x
        por mm1, mm5                                        ;   251.7 p5      28 x
        pxor mm6, mm5                                       ;   253.3 p0      28 x
        pxor mm2, mm5                                       ;   251.7 p1      28 x
        movq mm0, mm7                                       ;   251.8 p5      28 x copy
        pxor mm1, mm6                                       ;   254.3 p0      28 x
        pand mm6, mm5                                       ;   254.3 p1      28 x
        por mm0, mm2                                        ;   252.8 p5      28 x
        pand mm6, mm2                                       ;   255.3 p0      28 x
        pxor mm7, mm6                                       ;   256.3 p1      28 x
        pxor mm5, mm1                                       ;   255.3 p5      28 x
        movq mm3, [rbp + 640]                               ;   138.3 p3      80 x[0]
        pxor mm0, mm1                                       ;   255.3 p0      28 x
        pand mm1, mm7                                       ;   257.3 p1      28 x
        pxor mm7, mm5                                       ;   257.3 p5      49 x[3]
        movq mm4, [rbp + 656]                               ;   139.0 p10     80 x[3]
        pand mm5, mm0                                       ;   256.3 p0      28 x
        movq mm6, [rbp + 96]                                ;   139.3 p2      80 x[1]
        movq [rbp + 1040], mm6                              ;   145.3 p7+p4   80 x[1] spill
        movq mm6, [rbp + 648]                               ;   139.7 p3      80 x[2]
        pxor mm5, mm2                                       ;   257.3 p1      28 x
        pxor mm2, mm1                                       ;   258.3 p5      48 x[1]
        movq mm1, mm0                                       ;   256.3 p0      46 x[0] copy
        pslld mm1, 0xd                                      ;   257.3 p1      46 x[0]
        psrld mm0, 0x13                                     ;   257.3 p0      46 x[0]
        pxor mm1, mm0                                       ;   258.3 p5      46 x[0]
        pxor mm2, mm1                                       ;   259.3 p1      48 x[1]
        movq mm0, mm5                                       ;   258.3 p5      47 x[2] copy
        pslld mm0, 3                                        ;   259.3 p0      47 x[2]
        psrld mm5, 0x1d                                     ;   258.7 p1      47 x[2]
        pxor mm5, mm0                                       ;   260.3 p5      47 x[2]
        pxor mm2, mm5                                       ;   261.3 p0      48 x[1]
        pxor mm7, mm5                                       ;   261.3 p1      49 x[3]
        movq mm0, mm1                                       ;   259.8 p5      49 x[3] copy
        pslld mm0, 3                                        ;   260.8 p0      49 x[3]
        pxor mm7, mm0                                       ;   262.3 p1      49 x[3]
        movq mm0, mm2                                       ;   262.3 p5      50 x[1] copy
        pslld mm0, 1                                        ;   263.3 p0      50 x[1]
        psrld mm2, 0x1f                                     ;   262.3 p1      50 x[1]
        pxor mm2, mm0                                       ;   264.3 p5      50 x[1]
        pxor mm1, mm2                                       ;   265.3 p0      52 x[0]
        movq mm0, [rbp + 1040]                              ;   145.3 p10     80 x[1] reload
        pxor mm0, mm2                                       ;   265.3 p1      80 x[1]
        pslld mm2, 7                                        ;   265.3 p0      53 x[2]
        pxor mm5, mm2                                       ;   266.3 p5      53 x[2]
        movq mm2, mm7                                       ;   263.7 p1      51 x[3] copy
        pslld mm2, 7                                        ;   264.7 p0      51 x[3]
        psrld mm7, 0x19                                     ;   264.7 p1      51 x[3]
        pxor mm2, mm7                                       ;   265.7 p5      51 x[3]
        pxor mm1, mm2                                       ;   266.7 p5      52 x[0]
        pxor mm5, mm2                                       ;   267.3 p0      53 x[2]
        pxor mm4, mm2                                       ;   266.7 p1      80 x[3]
        movq mm2, mm1                                       ;   267.7 p5      54 x[0] copy
        pslld mm2, 5                                        ;   268.7 p0      54 x[0]
        psrld mm1, 0x1b                                     ;   267.7 p1      54 x[0]
        pxor mm3, mm1                                       ;   268.7 p5      80 x[0]
        pxor mm3, mm2                                       ;   269.7 p0      80 x[0]
        movq mm1, mm0                                       ;   267.7 p1      29 x copy
        movq mm2, mm5                                       ;   268.3 p5      55 x[2] copy
        pslld mm2, 0x16                                     ;   269.3 p0      55 x[2]
        psrld mm5, 0xa                                      ;   268.7 p1      55 x[2]
        pxor mm6, mm5                                       ;   269.7 p5      80 x[2]
        pxor mm6, mm2                                       ;   270.7 p0      80 x[2]
        pxor mm1, mm6                                       ;   271.7 p1      29 x
        pxor mm6, mm4                                       ;   271.7 p5      29 x
        movq mm2, mm4                                       ;   270.3 p0      29 x copy
        pxor mm2, mm3                                       ;   271.3 p1      29 x
        pand mm4, mm3                                       ;   270.8 p5      29 x
        pand mm0, mm2                                       ;   272.3 p0      29 x
        pxor mm4, mm1                                       ;   272.7 p1      29 x
        pxor mm0, mm1                                       ;   273.3 p5      29 x
        movq mm3, [rbp + 112]                               ;   148.3 p2      80 x[1]
        por mm1, mm2                                        ;   272.7 p0      29 x
        movq mm5, [rbp + 120]                               ;   148.7 p3      80 x[2]
        pxor mm1, mm6                                       ;   273.7 p1      29 x
        pand mm6, mm0                                       ;   274.3 p5      29 x
        pxor mm2, mm4                                       ;   273.7 p0      29 x
        movq mm7, [rbp + 664]                               ;   149.3 p10     80 x[3]
        pxor mm0, mm4                                       ;   274.3 p1      29 x
        pxor mm6, mm2                                       ;   275.3 p5      29 x
        pand mm0, mm1                                       ;   275.3 p0      29 x
        pxor mm2, mm0                                       ;   276.3 p1      49 x[3]
        pxor mm1, mm6                                       ;   276.3 p5      29 x
        movq mm0, [rbp + 104]                               ;   150.3 p2      80 x[0]
        movq [rbp + 1040], mm0                              ;   156.3 p8+p9   80 x[0] spill
        movq mm0, mm6                                       ;   276.3 p0      46 x[0] copy
        pslld mm0, 0xd                                      ;   277.3 p1      46 x[0]
        psrld mm6, 0x13                                     ;   276.3 p0      46 x[0]
        pxor mm6, mm0                                       ;   278.3 p5      46 x[0]
        pxor mm4, mm6                                       ;   279.3 p1      48 x[1]
        movq mm0, mm1                                       ;   277.3 p5      47 x[2] copy
        pslld mm0, 3                                        ;   278.3 p0      47 x[2]
        psrld mm1, 0x1d                                     ;   277.7 p1      47 x[2]
        pxor mm1, mm0                                       ;   279.3 p5      47 x[2]
        pxor mm4, mm1                                       ;   280.3 p0      48 x[1]
        pxor mm2, mm1                                       ;   280.3 p1      49 x[3]
        movq mm0, mm6                                       ;   279.3 p5      49 x[3] copy
        pslld mm0, 3                                        ;   280.3 p0      49 x[3]
        pxor mm2, mm0                                       ;   281.3 p1      49 x[3]
        movq mm0, mm4                                       ;   281.3 p5      50 x[1] copy
        pslld mm0, 1                                        ;   282.3 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   281.3 p1      50 x[1]
        pxor mm4, mm0                                       ;   283.3 p5      50 x[1]
        pxor mm6, mm4                                       ;   284.3 p0      52 x[0]
        pxor mm3, mm4                                       ;   284.3 p1      80 x[1]
        pslld mm4, 7                                        ;   284.3 p0      53 x[2]
        pxor mm1, mm4                                       ;   285.3 p5      53 x[2]
        movq mm0, mm2                                       ;   282.7 p1      51 x[3] copy
        pslld mm0, 7                                        ;   283.7 p0      51 x[3]
        psrld mm2, 0x19                                     ;   283.7 p1      51 x[3]
        pxor mm0, mm2                                       ;   284.7 p5      51 x[3]
        pxor mm1, mm0                                       ;   286.3 p5      53 x[2]
        pxor mm6, mm0                                       ;   285.7 p0      52 x[0]
        pxor mm7, mm0                                       ;   285.7 p1      80 x[3]
        movq mm0, mm3                                       ;   285.3 p5      30 x copy
        movq mm2, mm6                                       ;   286.7 p0      54 x[0] copy
        pslld mm2, 5                                        ;   287.7 p1      54 x[0]
        psrld mm6, 0x1b                                     ;   286.7 p0      54 x[0]
        movq mm4, [rbp + 1040]                              ;   156.3 p3      80 x[0] reload
        pxor mm4, mm6                                       ;   287.7 p5      80 x[0]
        pxor mm4, mm2                                       ;   288.7 p1      80 x[0]
        movq mm2, mm3                                       ;   286.8 p5      30 x copy
        pxor mm2, mm4                                       ;   289.7 p0      30 x
        movq mm6, mm1                                       ;   287.7 p1      55 x[2] copy
        pslld mm6, 0x16                                     ;   288.7 p0      55 x[2]
        psrld mm1, 0xa                                      ;   288.7 p1      55 x[2]
        pxor mm5, mm6                                       ;   289.7 p5      80 x[2]
        pxor mm5, mm1                                       ;   290.7 p5      80 x[2]
        por mm0, mm5                                        ;   291.7 p0      30 x
        pxor mm3, mm5                                       ;   291.7 p1      30 x
        pand mm5, mm7                                       ;   291.7 p5      30 x
        pxor mm7, mm0                                       ;   292.7 p0      30 x
        pxor mm5, mm2                                       ;   292.7 p1      30 x
        pand mm4, mm7                                       ;   293.7 p5      30 x
        pxor mm3, mm4                                       ;   294.7 p0      30 x
        movq mm0, [rbp + 672]                               ;   159.0 p10     80 x[0]
        pxor mm2, mm4                                       ;   294.7 p1      48 x[1]
        movq mm1, [rbp + 680]                               ;   159.3 p2      80 x[1]
        pand mm4, mm3                                       ;   295.7 p5      30 x
        movq mm6, [rbp + 128]                               ;   159.7 p3      80 x[2]
        pxor mm4, mm7                                       ;   296.7 p0      30 x
        pxor mm7, mm5                                       ;   293.7 p1      30 x
        pand mm5, mm3                                       ;   295.7 p5      30 x
        movq [rbp + 1040], mm6                              ;   165.7 p7+p4   80 x[2] spill
        movq mm6, [rbp + 688]                               ;   160.5 p10     23 x
        pxor mm7, mm5                                       ;   296.7 p0      30 x
        pxor mm5, mm4                                       ;   297.7 p1      30 x
        pxor mm2, mm4                                       ;   297.7 p5      48 x[1]
        movq mm4, mm7                                       ;   297.7 p0      47 x[2] copy
        pslld mm4, 3                                        ;   298.7 p1      47 x[2]
        psrld mm7, 0x1d                                     ;   297.7 p0      47 x[2]
        pxor mm7, mm4                                       ;   299.7 p5      47 x[2]
        pxor mm2, mm7                                       ;   300.7 p1      48 x[1]
        pxor mm3, mm7                                       ;   300.7 p5      49 x[3]
        movq mm4, mm5                                       ;   298.7 p0      46 x[0] copy
        pslld mm4, 0xd                                      ;   299.7 p1      46 x[0]
        psrld mm5, 0x13                                     ;   298.7 p0      46 x[0]
        pxor mm5, mm4                                       ;   300.7 p5      46 x[0]
        pxor mm2, mm5                                       ;   301.7 p1      48 x[1]
        movq mm4, mm5                                       ;   301.7 p5      49 x[3] copy
        pslld mm4, 3                                        ;   302.7 p0      49 x[3]
        pxor mm3, mm4                                       ;   303.7 p1      49 x[3]
        movq mm4, mm2                                       ;   302.7 p5      50 x[1] copy
        pslld mm4, 1                                        ;   303.7 p0      50 x[1]
        psrld mm2, 0x1f                                     ;   302.7 p1      50 x[1]
        pxor mm2, mm4                                       ;   304.7 p5      50 x[1]
        pxor mm5, mm2                                       ;   305.7 p0      52 x[0]
        pxor mm1, mm2                                       ;   305.7 p1      80 x[1]
        pslld mm2, 7                                        ;   305.7 p0      53 x[2]
        pxor mm7, mm2                                       ;   306.7 p5      53 x[2]
        movq mm2, mm3                                       ;   304.7 p1      51 x[3] copy
        pslld mm2, 7                                        ;   305.7 p0      51 x[3]
        psrld mm3, 0x19                                     ;   304.7 p1      51 x[3]
        pxor mm3, mm2                                       ;   306.7 p5      51 x[3]
        pxor mm5, mm3                                       ;   307.7 p5      52 x[0]
        pxor mm7, mm3                                       ;   307.7 p0      53 x[2]
        pxor mm6, mm3                                       ;   307.7 p1      23 x
        movq mm2, mm1                                       ;   306.7 p5      23 x copy
        movq mm3, mm5                                       ;   308.7 p0      54 x[0] copy
        pslld mm3, 5                                        ;   309.7 p1      54 x[0]
        psrld mm5, 0x1b                                     ;   308.7 p0      54 x[0]
        pxor mm0, mm5                                       ;   309.7 p5      80 x[0]
        pxor mm0, mm3                                       ;   310.7 p1      80 x[0]
        pxor mm6, mm0                                       ;   311.7 p5      23 x
        movq mm3, mm7                                       ;   308.7 p0      55 x[2] copy
        pslld mm3, 0x16                                     ;   309.7 p1      55 x[2]
        psrld mm7, 0xa                                      ;   308.7 p0      55 x[2]
        movq mm4, [rbp + 1040]                              ;   167.7 p2      80 x[2] reload
        pxor mm4, mm7                                       ;   309.7 p5      80 x[2]
        pxor mm4, mm3                                       ;   310.7 p1      80 x[2]
        pxor mm2, mm4                                       ;   311.7 p5      23 x
        pand mm1, mm6                                       ;   312.7 p0      23 x
        pxor mm1, mm0                                       ;   313.7 p1      23 x
        por mm0, mm6                                        ;   312.7 p5      23 x
        pxor mm6, mm4                                       ;   312.7 p0      23 x
        pxor mm0, mm2                                       ;   313.7 p1      23 x
        movq mm3, [rbp + 136]                               ;   169.2 p3      80 x[0]
        pand mm4, mm1                                       ;   314.7 p5      23 x
        pxor mm4, mm2                                       ;   315.7 p0      23 x
        movq mm5, [rbp + 696]                               ;   169.7 p10     80 x[1]
        pand mm2, mm1                                       ;   314.7 p1      23 x
        pxor mm1, mm6                                       ;   314.7 p5      23 x
        movq mm7, [rbp + 152]                               ;   170.2 p2      80 x[3]
        pand mm6, mm0                                       ;   314.7 p0      23 x
        movq [rbp + 1040], mm7                              ;   176.2 p8+p9   80 x[3] spill
        movq mm7, [rbp + 144]                               ;   170.7 p3      80 x[2]
        por mm6, mm2                                        ;   315.7 p1      23 x
        pxor mm4, mm1                                       ;   316.7 p5      23 x
        pxor mm1, mm6                                       ;   316.7 p0      48 x[1]
        movq mm2, mm6                                       ;   316.7 p1      46 x[0] copy
        pslld mm2, 0xd                                      ;   317.7 p0      46 x[0]
        psrld mm6, 0x13                                     ;   316.7 p1      46 x[0]
        pxor mm6, mm2                                       ;   318.7 p5      46 x[0]
        pxor mm1, mm6                                       ;   319.7 p5      48 x[1]
        movq mm2, mm4                                       ;   317.7 p0      47 x[2] copy
        pslld mm2, 3                                        ;   318.7 p1      47 x[2]
        psrld mm4, 0x1d                                     ;   317.7 p0      47 x[2]
        pxor mm4, mm2                                       ;   319.7 p5      47 x[2]
        movq mm2, [rel serpent_encrypt.T0_constants64 + 24] ;   172.8 p10     24 x
        pxor mm1, mm4                                       ;   320.7 p1      48 x[1]
        pxor mm0, mm4                                       ;   320.7 p5      49 x[3]
        movq [rbp + 1032], mm2                              ;   178.8 p7+p4   24 x spill
        movq mm2, mm6                                       ;   319.7 p0      49 x[3] copy
        pslld mm2, 3                                        ;   320.7 p1      49 x[3]
        pxor mm0, mm2                                       ;   321.7 p5      49 x[3]
        movq mm2, mm1                                       ;   321.7 p0      50 x[1] copy
        pslld mm2, 1                                        ;   322.7 p1      50 x[1]
        psrld mm1, 0x1f                                     ;   321.7 p0      50 x[1]
        pxor mm1, mm2                                       ;   323.7 p5      50 x[1]
        pxor mm6, mm1                                       ;   324.7 p1      52 x[0]
        pxor mm5, mm1                                       ;   324.7 p5      80 x[1]
        pslld mm1, 7                                        ;   324.7 p0      53 x[2]
        pxor mm4, mm1                                       ;   325.7 p1      53 x[2]
        movq mm1, mm0                                       ;   322.7 p5      51 x[3] copy
        pslld mm1, 7                                        ;   323.7 p0      51 x[3]
        psrld mm0, 0x19                                     ;   322.7 p1      51 x[3]
        pxor mm0, mm1                                       ;   324.7 p5      51 x[3]
        pxor mm6, mm0                                       ;   325.7 p0      52 x[0]
        pxor mm4, mm0                                       ;   326.7 p1      53 x[2]
        movq mm1, [rbp + 1040]                              ;   176.3 p2      80 x[3] reload
        pxor mm1, mm0                                       ;   325.7 p5      80 x[3]
        movq mm0, mm6                                       ;   326.7 p0      54 x[0] copy
        pslld mm0, 5                                        ;   327.7 p1      54 x[0]
        psrld mm6, 0x1b                                     ;   326.7 p0      54 x[0]
        pxor mm3, mm6                                       ;   327.7 p5      80 x[0]
        pxor mm3, mm0                                       ;   328.7 p1      80 x[0]
        movq mm0, mm5                                       ;   325.7 p5      24 x copy
        pand mm0, mm3                                       ;   329.7 p0      24 x
        pxor mm3, mm1                                       ;   329.7 p1      24 x
        por mm3, mm5                                        ;   330.7 p5      24 x
        pxor mm5, mm1                                       ;   326.7 p0      24 x
        movq mm2, [rbp + 1032]                              ;   178.8 p3      24 x reload
        pxor mm2, mm3                                       ;   331.7 p1      24 x
        movq mm3, mm4                                       ;   327.7 p5      55 x[2] copy
        pslld mm3, 0x16                                     ;   328.7 p0      55 x[2]
        psrld mm4, 0xa                                      ;   327.7 p1      55 x[2]
        pxor mm7, mm4                                       ;   328.7 p5      80 x[2]
        pxor mm7, mm3                                       ;   329.7 p0      80 x[2]
        pxor mm5, mm7                                       ;   330.7 p1      24 x
        por mm7, mm0                                        ;   330.7 p5      24 x
        pxor mm0, mm5                                       ;   331.7 p0      24 x
        pand mm5, mm7                                       ;   331.7 p1      24 x
        movq mm3, [rbp + 704]                               ;   181.5 p10     80 x[0]
        por mm5, mm2                                        ;   332.7 p5      24 x
        movq mm4, [rbp + 720]                               ;   181.8 p2      80 x[2]
        pxor mm1, mm0                                       ;   332.7 p0      24 x
        pxor mm2, mm1                                       ;   333.7 p1      24 x
        movq mm6, [rbp + 728]                               ;   182.3 p3      80 x[3]
        pxor mm7, mm0                                       ;   332.7 p5      24 x
        pand mm1, mm5                                       ;   333.7 p0      24 x
        movq [rbp + 1032], mm6                              ;   188.3 p8+p9   80 x[3] spill
        movq mm6, [rbp + 712]                               ;   183.0 p10     80 x[1]
        por mm7, mm5                                        ;   333.7 p1      24 x
        pxor mm1, mm2                                       ;   334.7 p5      24 x
        pxor mm7, mm2                                       ;   334.7 p0      48 x[1]
        movq mm2, mm0                                       ;   332.7 p1      47 x[2] copy
        pslld mm2, 3                                        ;   333.7 p0      47 x[2]
        psrld mm0, 0x1d                                     ;   332.7 p1      47 x[2]
        pxor mm0, mm2                                       ;   334.7 p5      47 x[2]
        pxor mm7, mm0                                       ;   335.7 p5      48 x[1]
        pxor mm5, mm0                                       ;   335.7 p0      49 x[3]
        movq mm2, mm1                                       ;   335.7 p1      46 x[0] copy
        pslld mm2, 0xd                                      ;   336.7 p0      46 x[0]
        psrld mm1, 0x13                                     ;   335.7 p1      46 x[0]
        pxor mm1, mm2                                       ;   337.7 p5      46 x[0]
        pxor mm7, mm1                                       ;   338.7 p5      48 x[1]
        movq mm2, mm1                                       ;   338.7 p0      49 x[3] copy
        pslld mm2, 3                                        ;   339.7 p1      49 x[3]
        pxor mm5, mm2                                       ;   340.7 p5      49 x[3]
        movq mm2, mm7                                       ;   339.7 p0      50 x[1] copy
        pslld mm2, 1                                        ;   340.7 p1      50 x[1]
        psrld mm7, 0x1f                                     ;   339.7 p0      50 x[1]
        pxor mm7, mm2                                       ;   341.7 p5      50 x[1]
        pxor mm1, mm7                                       ;   342.7 p1      52 x[0]
        pxor mm6, mm7                                       ;   342.7 p5      80 x[1]
        pslld mm7, 7                                        ;   342.7 p0      53 x[2]
        pxor mm0, mm7                                       ;   343.7 p1      53 x[2]
        movq mm2, mm5                                       ;   341.7 p5      51 x[3] copy
        pslld mm2, 7                                        ;   342.7 p0      51 x[3]
        psrld mm5, 0x19                                     ;   341.7 p1      51 x[3]
        pxor mm5, mm2                                       ;   343.7 p5      51 x[3]
        pxor mm1, mm5                                       ;   344.7 p0      52 x[0]
        pxor mm0, mm5                                       ;   344.7 p1      53 x[2]
        movq mm2, [rbp + 1032]                              ;   192.8 p2      80 x[3] reload
        pxor mm2, mm5                                       ;   344.7 p5      80 x[3]
        movq mm5, mm1                                       ;   345.7 p0      54 x[0] copy
        pslld mm5, 5                                        ;   346.7 p1      54 x[0]
        psrld mm1, 0x1b                                     ;   345.7 p0      54 x[0]
        pxor mm3, mm1                                       ;   346.7 p5      80 x[0]
        pxor mm3, mm5                                       ;   347.7 p1      80 x[0]
        movq mm1, mm6                                       ;   343.7 p5      25 x copy
        movq mm5, mm6                                       ;   343.7 p0      25 x copy
        movq mm7, mm0                                       ;   345.7 p1      55 x[2] copy
        pslld mm7, 0x16                                     ;   346.7 p0      55 x[2]
        psrld mm0, 0xa                                      ;   345.7 p1      55 x[2]
        pxor mm4, mm0                                       ;   346.7 p5      80 x[2]
        pxor mm4, mm7                                       ;   347.7 p5      80 x[2]
        pxor mm1, mm4                                       ;   348.7 p0      25 x
        pand mm4, mm3                                       ;   348.7 p1      25 x
        pxor mm1, mm3                                       ;   349.7 p5      25 x
        pxor mm4, mm2                                       ;   349.7 p0      25 x
        por mm2, mm3                                        ;   348.7 p1      25 x
        pxor mm5, mm2                                       ;   349.7 p5      25 x
        movq mm0, [rbp + 160]                               ;   198.0 p3      80 x[0]
        pand mm6, mm4                                       ;   350.7 p0      25 x
        pxor mm4, mm1                                       ;   350.7 p1      25 x
        pxor mm3, mm4                                       ;   351.7 p5      25 x
        pxor mm6, mm1                                       ;   351.7 p0      25 x
        movq mm2, [rbp + 736]                               ;   199.2 p10     80 x[1]
        por mm1, mm5                                        ;   350.7 p1      25 x
        pxor mm4, mm1                                       ;   351.7 p5      25 x
        movq mm1, [rbp + 744]                               ;   200.0 p2      80 x[2]
        movq mm7, [rbp + 168]                               ;   200.2 p3      80 x[3]
        pxor mm5, mm4                                       ;   352.7 p0      25 x
        pxor mm4, mm6                                       ;   352.7 p1      48 x[1]
        movq [rbp + 1032], mm7                              ;   206.2 p7+p4   80 x[3] spill
        movq mm7, mm3                                       ;   352.7 p5      46 x[0] copy
        pslld mm7, 0xd                                      ;   353.7 p0      46 x[0]
        psrld mm3, 0x13                                     ;   352.7 p1      46 x[0]
        pxor mm3, mm7                                       ;   354.7 p5      46 x[0]
        pxor mm4, mm3                                       ;   355.7 p0      48 x[1]
        movq mm7, mm5                                       ;   353.7 p1      47 x[2] copy
        pslld mm7, 3                                        ;   354.7 p0      47 x[2]
        psrld mm5, 0x1d                                     ;   353.7 p1      47 x[2]
        pxor mm5, mm7                                       ;   355.7 p5      47 x[2]
        pxor mm4, mm5                                       ;   356.7 p5      48 x[1]
        pxor mm6, mm5                                       ;   356.7 p0      49 x[3]
        movq mm7, mm3                                       ;   355.7 p1      49 x[3] copy
        pslld mm7, 3                                        ;   356.7 p0      49 x[3]
        pxor mm6, mm7                                       ;   357.7 p5      49 x[3]
        movq mm7, mm4                                       ;   357.7 p1      50 x[1] copy
        pslld mm7, 1                                        ;   358.7 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   357.7 p1      50 x[1]
        pxor mm4, mm7                                       ;   359.7 p5      50 x[1]
        pxor mm3, mm4                                       ;   360.7 p5      52 x[0]
        pxor mm2, mm4                                       ;   360.7 p0      80 x[1]
        pslld mm4, 7                                        ;   360.7 p1      53 x[2]
        pxor mm5, mm4                                       ;   361.7 p5      53 x[2]
        movq mm4, mm6                                       ;   358.7 p0      51 x[3] copy
        pslld mm4, 7                                        ;   359.7 p1      51 x[3]
        psrld mm6, 0x19                                     ;   358.7 p0      51 x[3]
        pxor mm6, mm4                                       ;   360.7 p5      51 x[3]
        pxor mm3, mm6                                       ;   361.7 p1      52 x[0]
        pxor mm5, mm6                                       ;   362.7 p5      53 x[2]
        movq mm4, [rbp + 1032]                              ;   210.8 p10     80 x[3] reload
        pxor mm4, mm6                                       ;   361.7 p0      80 x[3]
        movq mm6, mm3                                       ;   362.7 p1      54 x[0] copy
        pslld mm6, 5                                        ;   363.7 p0      54 x[0]
        psrld mm3, 0x1b                                     ;   362.7 p1      54 x[0]
        pxor mm0, mm3                                       ;   363.7 p5      80 x[0]
        pxor mm0, mm6                                       ;   364.7 p5      80 x[0]
        movq mm3, mm2                                       ;   361.7 p0      26 x copy
        pxor mm2, mm4                                       ;   362.7 p1      26 x
        pand mm3, mm0                                       ;   365.7 p5      26 x
        por mm4, mm0                                        ;   365.7 p0      26 x
        movq mm6, mm5                                       ;   363.7 p1      55 x[2] copy
        pslld mm6, 0x16                                     ;   364.7 p0      55 x[2]
        psrld mm5, 0xa                                      ;   363.7 p1      55 x[2]
        pxor mm1, mm5                                       ;   364.7 p5      80 x[2]
        pxor mm1, mm6                                       ;   365.7 p5      80 x[2]
        pxor mm0, mm1                                       ;   366.7 p0      26 x
        pand mm1, mm4                                       ;   366.7 p1      26 x
        por mm0, mm3                                        ;   367.7 p5      26 x
        pxor mm4, mm3                                       ;   366.7 p0      26 x
        movq mm5, mm2                                       ;   365.7 p1      26 x copy
        pxor mm2, mm0                                       ;   368.7 p5      26 x
        por mm5, mm3                                        ;   366.7 p0      26 x
        pxor mm5, mm1                                       ;   367.7 p1      26 x
        por mm3, mm1                                        ;   367.7 p5      26 x
        movq mm0, [rbp + 752]                               ;   216.8 p2      80 x[0]
        por mm1, mm4                                        ;   367.7 p0      26 x
        por mm4, mm5                                        ;   368.7 p1      26 x
        pxor mm1, mm2                                       ;   369.7 p5      26 x
        movq mm6, [rbp + 760]                               ;   218.0 p3      80 x[1]
        pand mm2, mm5                                       ;   369.7 p0      26 x
        movq mm7, [rbp + 768]                               ;   218.3 p10     80 x[3]
        movq [rbp + 1032], mm7                              ;   224.3 p8+p9   80 x[3] spill
        movq mm7, [rbp + 176]                               ;   218.7 p2      80 x[2]
        pxor mm2, mm4                                       ;   370.7 p1      26 x
        pxor mm4, mm1                                       ;   370.7 p5      26 x
        pxor mm3, mm1                                       ;   370.7 p0      49 x[3]
        movq mm1, mm2                                       ;   371.7 p1      46 x[0] copy
        pslld mm1, 0xd                                      ;   372.7 p0      46 x[0]
        psrld mm2, 0x13                                     ;   371.7 p1      46 x[0]
        pxor mm2, mm1                                       ;   373.7 p5      46 x[0]
        pxor mm5, mm2                                       ;   374.7 p5      48 x[1]
        movq mm1, mm4                                       ;   371.7 p0      47 x[2] copy
        pslld mm1, 3                                        ;   372.7 p1      47 x[2]
        psrld mm4, 0x1d                                     ;   372.3 p0      47 x[2]
        pxor mm4, mm1                                       ;   373.7 p5      47 x[2]
        pxor mm5, mm4                                       ;   375.7 p1      48 x[1]
        pxor mm3, mm4                                       ;   374.7 p5      49 x[3]
        movq mm1, mm2                                       ;   374.7 p0      49 x[3] copy
        pslld mm1, 3                                        ;   375.7 p1      49 x[3]
        pxor mm3, mm1                                       ;   376.7 p5      49 x[3]
        movq mm1, mm5                                       ;   376.7 p0      50 x[1] copy
        pslld mm1, 1                                        ;   377.7 p1      50 x[1]
        psrld mm5, 0x1f                                     ;   376.7 p0      50 x[1]
        pxor mm5, mm1                                       ;   378.7 p5      50 x[1]
        pxor mm2, mm5                                       ;   379.7 p1      52 x[0]
        pxor mm6, mm5                                       ;   379.7 p5      80 x[1]
        pslld mm5, 7                                        ;   379.7 p0      53 x[2]
        pxor mm4, mm5                                       ;   380.7 p1      53 x[2]
        movq mm1, mm3                                       ;   377.7 p5      51 x[3] copy
        pslld mm1, 7                                        ;   378.7 p0      51 x[3]
        psrld mm3, 0x19                                     ;   377.7 p1      51 x[3]
        pxor mm3, mm1                                       ;   379.7 p5      51 x[3]
        pxor mm2, mm3                                       ;   380.7 p0      52 x[0]
        pxor mm4, mm3                                       ;   381.7 p1      53 x[2]
        movq mm1, [rbp + 1032]                              ;   229.8 p3      80 x[3] reload
        pxor mm1, mm3                                       ;   380.7 p5      80 x[3]
        movq mm3, mm2                                       ;   381.7 p0      54 x[0] copy
        pslld mm3, 5                                        ;   382.7 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   381.7 p0      54 x[0]
        pxor mm0, mm2                                       ;   382.7 p5      80 x[0]
        pxor mm0, mm3                                       ;   383.7 p1      80 x[0]
        movq mm2, mm6                                       ;   380.8 p5      27 x copy
        pxor mm2, mm0                                       ;   384.7 p0      27 x
        pxor mm0, mm1                                       ;   384.7 p1      27 x
        movq mm3, mm4                                       ;   382.7 p5      55 x[2] copy
        pslld mm3, 0x16                                     ;   383.7 p0      55 x[2]
        psrld mm4, 0xa                                      ;   382.7 p1      55 x[2]
        pxor mm7, mm4                                       ;   383.7 p5      80 x[2]
        pxor mm7, mm3                                       ;   384.7 p0      80 x[2]
        pxor mm1, mm7                                       ;   385.7 p1      27 x
        movq mm3, mm6                                       ;   383.8 p5      27 x copy
        movq mm4, mm6                                       ;   384.3 p0      27 x copy
        pand mm2, mm0                                       ;   385.7 p1      27 x
        por mm7, mm0                                        ;   385.7 p5      27 x
        pxor mm2, mm1                                       ;   386.7 p0      27 x
        pand mm1, mm7                                       ;   386.7 p1      27 x
        pxor mm4, mm7                                       ;   386.7 p5      27 x
        pxor mm4, mm1                                       ;   387.7 p0      27 x
        movq mm5, [rbp + 184]                               ;   235.7 p10     80 x[0]
        pand mm1, mm2                                       ;   387.7 p1      27 x
        por mm4, mm1                                        ;   388.7 p5      27 x
        movq mm7, [rbp + 776]                               ;   236.5 p2      80 x[1]
        pxor mm1, mm0                                       ;   388.7 p0      27 x
        pand mm6, mm2                                       ;   387.7 p1      27 x
        pxor mm0, mm6                                       ;   388.7 p5      49 x[3]
        pxor mm3, mm1                                       ;   389.7 p0      27 x
        movq mm6, [rbp + 792]                               ;   237.8 p3      80 x[3]
        pxor mm4, mm1                                       ;   389.7 p1      48 x[1]
        movq mm1, mm2                                       ;   388.8 p5      46 x[0] copy
        pslld mm1, 0xd                                      ;   389.8 p0      46 x[0]
        psrld mm2, 0x13                                     ;   389.7 p1      46 x[0]
        movq [rbp + 1032], mm6                              ;   243.8 p7+p4   80 x[3] spill
        movq mm6, [rbp + 784]                               ;   239.2 p10     28 x
        pxor mm2, mm1                                       ;   390.8 p5      46 x[0]
        pxor mm4, mm2                                       ;   391.8 p0      48 x[1]
        movq mm1, mm3                                       ;   390.7 p1      47 x[2] copy
        pslld mm1, 3                                        ;   391.7 p0      47 x[2]
        psrld mm3, 0x1d                                     ;   391.7 p1      47 x[2]
        pxor mm1, mm3                                       ;   392.7 p5      47 x[2]
        pxor mm4, mm1                                       ;   393.7 p5      48 x[1]
        pxor mm0, mm1                                       ;   393.7 p0      49 x[3]
        movq mm3, mm2                                       ;   392.7 p1      49 x[3] copy
        pslld mm3, 3                                        ;   393.7 p0      49 x[3]
        pxor mm0, mm3                                       ;   394.7 p5      49 x[3]
        movq mm3, mm4                                       ;   394.7 p1      50 x[1] copy
        pslld mm3, 1                                        ;   395.7 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   394.7 p1      50 x[1]
        pxor mm4, mm3                                       ;   396.7 p5      50 x[1]
        pxor mm2, mm4                                       ;   397.7 p5      52 x[0]
        pxor mm7, mm4                                       ;   397.7 p0      80 x[1]
        pslld mm4, 7                                        ;   397.7 p1      53 x[2]
        pxor mm1, mm4                                       ;   398.7 p5      53 x[2]
        movq mm3, mm0                                       ;   396.3 p0      51 x[3] copy
        pslld mm3, 7                                        ;   397.3 p1      51 x[3]
        psrld mm0, 0x19                                     ;   397.3 p0      51 x[3]
        pxor mm3, mm0                                       ;   398.3 p5      51 x[3]
        pxor mm2, mm3                                       ;   399.3 p1      52 x[0]
        pxor mm1, mm3                                       ;   399.7 p5      53 x[2]
        movq mm0, [rbp + 1032]                              ;   248.3 p2      80 x[3] reload
        pxor mm0, mm3                                       ;   399.3 p0      80 x[3]
        movq mm3, mm7                                       ;   398.7 p1      28 x copy
        pxor mm7, mm0                                       ;   400.3 p5      28 x
        movq mm4, mm2                                       ;   400.3 p0      54 x[0] copy
        pslld mm4, 5                                        ;   401.3 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   400.3 p0      54 x[0]
        pxor mm5, mm2                                       ;   401.3 p5      80 x[0]
        pxor mm5, mm4                                       ;   402.3 p1      80 x[0]
        movq mm2, mm1                                       ;   400.8 p5      55 x[2] copy
        pslld mm2, 0x16                                     ;   401.8 p0      55 x[2]
        psrld mm1, 0xa                                      ;   401.7 p1      55 x[2]
        pxor mm6, mm1                                       ;   402.7 p5      28 x
        pxor mm6, mm2                                       ;   403.7 p0      28 x
        por mm3, mm5                                        ;   403.3 p1      28 x
        pxor mm6, mm5                                       ;   404.7 p5      28 x
        pxor mm7, mm5                                       ;   403.3 p0      28 x
        movq mm1, mm0                                       ;   403.7 p1      28 x copy
        pxor mm3, mm6                                       ;   405.7 p5      28 x
        pand mm6, mm5                                       ;   405.7 p0      28 x
        por mm1, mm7                                        ;   404.7 p1      28 x
        pand mm6, mm7                                       ;   406.7 p5      28 x
        pxor mm0, mm6                                       ;   407.7 p0      28 x
        pxor mm5, mm3                                       ;   406.7 p1      28 x
        movq mm2, [rbp + 800]                               ;   255.3 p3      80 x[0]
        pxor mm1, mm3                                       ;   406.7 p5      28 x
        movq mm4, [rbp + 816]                               ;   255.7 p10     80 x[3]
        pand mm3, mm0                                       ;   408.7 p0      28 x
        pxor mm0, mm5                                       ;   408.7 p1      49 x[3]
        pand mm5, mm1                                       ;   407.7 p5      28 x
        movq mm6, [rbp + 192]                               ;   257.7 p2      80 x[1]
        movq [rbp + 1032], mm6                              ;   263.7 p8+p9   80 x[1] spill
        movq mm6, [rbp + 808]                               ;   258.3 p3      80 x[2]
        pxor mm5, mm7                                       ;   408.7 p0      28 x
        pxor mm7, mm3                                       ;   409.7 p1      48 x[1]
        movq mm3, mm1                                       ;   407.8 p5      46 x[0] copy
        pslld mm3, 0xd                                      ;   408.8 p0      46 x[0]
        psrld mm1, 0x13                                     ;   408.7 p1      46 x[0]
        pxor mm1, mm3                                       ;   409.8 p5      46 x[0]
        pxor mm7, mm1                                       ;   410.8 p0      48 x[1]
        movq mm3, mm5                                       ;   409.7 p1      47 x[2] copy
        pslld mm3, 3                                        ;   410.7 p0      47 x[2]
        psrld mm5, 0x1d                                     ;   410.7 p1      47 x[2]
        pxor mm3, mm5                                       ;   411.7 p5      47 x[2]
        pxor mm7, mm3                                       ;   412.7 p5      48 x[1]
        pxor mm0, mm3                                       ;   412.7 p0      49 x[3]
        movq mm5, mm1                                       ;   411.7 p1      49 x[3] copy
        pslld mm5, 3                                        ;   412.7 p0      49 x[3]
        pxor mm0, mm5                                       ;   413.7 p5      49 x[3]
        movq mm5, mm7                                       ;   413.7 p1      50 x[1] copy
        pslld mm5, 1                                        ;   414.7 p0      50 x[1]
        psrld mm7, 0x1f                                     ;   413.7 p1      50 x[1]
        pxor mm7, mm5                                       ;   415.7 p5      50 x[1]
        pxor mm1, mm7                                       ;   416.7 p5      52 x[0]
        movq mm5, [rbp + 1032]                              ;   263.7 p10     80 x[1] reload
        pxor mm5, mm7                                       ;   416.7 p0      80 x[1]
        pslld mm7, 7                                        ;   416.7 p1      53 x[2]
        pxor mm3, mm7                                       ;   417.7 p5      53 x[2]
        movq mm7, mm0                                       ;   415.3 p0      51 x[3] copy
        pslld mm7, 7                                        ;   416.3 p1      51 x[3]
        psrld mm0, 0x19                                     ;   416.3 p0      51 x[3]
        pxor mm7, mm0                                       ;   417.3 p5      51 x[3]
        pxor mm1, mm7                                       ;   418.3 p1      52 x[0]
        pxor mm3, mm7                                       ;   418.7 p5      53 x[2]
        pxor mm4, mm7                                       ;   418.3 p0      80 x[3]
        movq mm0, mm5                                       ;   417.7 p1      29 x copy
        movq mm7, mm1                                       ;   419.3 p5      54 x[0] copy
        pslld mm7, 5                                        ;   420.3 p0      54 x[0]
        psrld mm1, 0x1b                                     ;   419.3 p1      54 x[0]
        pxor mm2, mm1                                       ;   420.3 p5      80 x[0]
        pxor mm2, mm7                                       ;   421.3 p0      80 x[0]
        movq mm1, mm3                                       ;   419.7 p1      55 x[2] copy
        pslld mm1, 0x16                                     ;   420.7 p0      55 x[2]
        psrld mm3, 0xa                                      ;   420.7 p1      55 x[2]
        pxor mm6, mm1                                       ;   421.7 p5      80 x[2]
        pxor mm6, mm3                                       ;   422.7 p5      80 x[2]
        pxor mm0, mm6                                       ;   423.7 p0      29 x
        pxor mm6, mm4                                       ;   423.7 p1      29 x
        movq mm1, mm4                                       ;   421.8 p5      29 x copy
        pxor mm1, mm2                                       ;   422.8 p0      29 x
        pand mm4, mm2                                       ;   422.7 p1      29 x
        pand mm5, mm1                                       ;   423.8 p5      29 x
        pxor mm4, mm0                                       ;   424.7 p0      29 x
        movq mm2, [rbp + 208]                               ;   272.8 p2      80 x[1]
        pxor mm5, mm0                                       ;   424.8 p1      29 x
        por mm0, mm1                                        ;   424.7 p5      29 x
        movq mm3, [rbp + 216]                               ;   273.3 p3      80 x[2]
        pxor mm0, mm6                                       ;   425.7 p0      29 x
        pand mm6, mm5                                       ;   425.8 p1      29 x
        pxor mm1, mm4                                       ;   425.7 p5      29 x
        movq mm7, [rbp + 824]                               ;   274.5 p10     80 x[3]
        pxor mm5, mm4                                       ;   425.8 p0      29 x
        pxor mm6, mm1                                       ;   426.8 p1      29 x
        pand mm5, mm0                                       ;   426.8 p5      29 x
        movq [rbp + 1032], mm7                              ;   280.5 p7+p4   80 x[3] spill
        movq mm7, [rbp + 200]                               ;   275.5 p2      80 x[0]
        pxor mm1, mm5                                       ;   427.8 p0      49 x[3]
        pxor mm0, mm6                                       ;   427.8 p1      29 x
        movq mm5, mm6                                       ;   427.8 p5      46 x[0] copy
        pslld mm5, 0xd                                      ;   428.8 p0      46 x[0]
        psrld mm6, 0x13                                     ;   427.8 p1      46 x[0]
        pxor mm6, mm5                                       ;   429.8 p5      46 x[0]
        pxor mm4, mm6                                       ;   430.8 p0      48 x[1]
        movq mm5, mm0                                       ;   428.8 p1      47 x[2] copy
        pslld mm5, 3                                        ;   429.8 p0      47 x[2]
        psrld mm0, 0x1d                                     ;   429.7 p1      47 x[2]
        pxor mm0, mm5                                       ;   430.8 p5      47 x[2]
        pxor mm4, mm0                                       ;   431.8 p5      48 x[1]
        pxor mm1, mm0                                       ;   431.8 p0      49 x[3]
        movq mm5, mm6                                       ;   430.8 p1      49 x[3] copy
        pslld mm5, 3                                        ;   431.8 p0      49 x[3]
        pxor mm1, mm5                                       ;   432.8 p5      49 x[3]
        movq mm5, mm4                                       ;   432.8 p1      50 x[1] copy
        pslld mm5, 1                                        ;   433.8 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   432.8 p1      50 x[1]
        pxor mm4, mm5                                       ;   434.8 p5      50 x[1]
        pxor mm6, mm4                                       ;   435.8 p5      52 x[0]
        pxor mm2, mm4                                       ;   435.8 p0      80 x[1]
        pslld mm4, 7                                        ;   435.8 p1      53 x[2]
        pxor mm0, mm4                                       ;   436.8 p5      53 x[2]
        movq mm4, mm1                                       ;   434.3 p0      51 x[3] copy
        pslld mm4, 7                                        ;   435.3 p1      51 x[3]
        psrld mm1, 0x19                                     ;   435.3 p0      51 x[3]
        pxor mm4, mm1                                       ;   436.3 p5      51 x[3]
        pxor mm0, mm4                                       ;   437.8 p1      53 x[2]
        pxor mm6, mm4                                       ;   437.3 p5      52 x[0]
        movq mm1, [rbp + 1032]                              ;   286.5 p3      80 x[3] reload
        pxor mm1, mm4                                       ;   437.3 p0      80 x[3]
        movq mm4, mm6                                       ;   438.3 p1      54 x[0] copy
        pslld mm4, 5                                        ;   439.3 p0      54 x[0]
        psrld mm6, 0x1b                                     ;   438.3 p1      54 x[0]
        pxor mm7, mm6                                       ;   439.3 p5      80 x[0]
        pxor mm7, mm4                                       ;   440.3 p5      80 x[0]
        movq mm4, mm2                                       ;   438.3 p0      30 x copy
        movq mm5, mm2                                       ;   438.7 p1      30 x copy
        pxor mm5, mm7                                       ;   441.3 p5      30 x
        movq mm6, mm0                                       ;   439.3 p0      55 x[2] copy
        pslld mm6, 0x16                                     ;   440.3 p1      55 x[2]
        psrld mm0, 0xa                                      ;   440.3 p0      55 x[2]
        pxor mm3, mm6                                       ;   441.3 p5      80 x[2]
        pxor mm3, mm0                                       ;   442.3 p1      80 x[2]
        por mm4, mm3                                        ;   443.3 p5      30 x
        pxor mm2, mm3                                       ;   443.3 p0      30 x
        pand mm3, mm1                                       ;   443.3 p1      30 x
        pxor mm1, mm4                                       ;   444.3 p5      30 x
        pxor mm3, mm5                                       ;   444.3 p0      30 x
        pand mm7, mm1                                       ;   445.3 p1      30 x
        pxor mm2, mm7                                       ;   446.3 p5      30 x
        movq mm0, [rbp + 832]                               ;   292.8 p10     80 x[0]
        movq mm4, [rbp + 840]                               ;   293.0 p2      80 x[1]
        pxor mm5, mm7                                       ;   446.3 p0      48 x[1]
        pand mm7, mm2                                       ;   447.3 p1      30 x
        movq mm6, [rbp + 224]                               ;   294.7 p3      80 x[2]
        pxor mm7, mm1                                       ;   448.3 p5      30 x
        pxor mm1, mm3                                       ;   445.3 p0      30 x
        movq [rbp + 1032], mm6                              ;   300.7 p8+p9   80 x[2] spill
        movq mm6, [rbp + 848]                               ;   296.2 p10     23 x
        pand mm3, mm2                                       ;   447.3 p1      30 x
        pxor mm1, mm3                                       ;   448.3 p5      30 x
        pxor mm3, mm7                                       ;   449.3 p0      30 x
        pxor mm5, mm7                                       ;   449.3 p1      48 x[1]
        movq mm7, mm1                                       ;   449.3 p5      47 x[2] copy
        pslld mm7, 3                                        ;   450.3 p0      47 x[2]
        psrld mm1, 0x1d                                     ;   449.3 p1      47 x[2]
        pxor mm1, mm7                                       ;   451.3 p5      47 x[2]
        pxor mm5, mm1                                       ;   452.3 p0      48 x[1]
        pxor mm2, mm1                                       ;   452.3 p1      49 x[3]
        movq mm7, mm3                                       ;   450.3 p5      46 x[0] copy
        pslld mm7, 0xd                                      ;   451.3 p0      46 x[0]
        psrld mm3, 0x13                                     ;   450.3 p1      46 x[0]
        pxor mm3, mm7                                       ;   452.3 p5      46 x[0]
        pxor mm5, mm3                                       ;   453.3 p0      48 x[1]
        movq mm7, mm3                                       ;   453.3 p1      49 x[3] copy
        pslld mm7, 3                                        ;   454.3 p0      49 x[3]
        pxor mm2, mm7                                       ;   455.3 p5      49 x[3]
        movq mm7, mm5                                       ;   454.3 p1      50 x[1] copy
        pslld mm7, 1                                        ;   455.3 p0      50 x[1]
        psrld mm5, 0x1f                                     ;   454.3 p1      50 x[1]
        pxor mm5, mm7                                       ;   456.3 p5      50 x[1]
        pxor mm3, mm5                                       ;   457.3 p5      52 x[0]
        pxor mm4, mm5                                       ;   457.3 p0      80 x[1]
        pslld mm5, 7                                        ;   457.3 p1      53 x[2]
        pxor mm1, mm5                                       ;   458.3 p5      53 x[2]
        movq mm5, mm2                                       ;   456.3 p0      51 x[3] copy
        pslld mm5, 7                                        ;   457.3 p1      51 x[3]
        psrld mm2, 0x19                                     ;   456.3 p0      51 x[3]
        pxor mm2, mm5                                       ;   458.3 p5      51 x[3]
        pxor mm3, mm2                                       ;   459.3 p1      52 x[0]
        pxor mm1, mm2                                       ;   459.3 p5      53 x[2]
        pxor mm6, mm2                                       ;   459.3 p0      23 x
        movq mm2, mm4                                       ;   458.3 p1      23 x copy
        movq mm5, mm3                                       ;   460.3 p5      54 x[0] copy
        pslld mm5, 5                                        ;   461.3 p0      54 x[0]
        psrld mm3, 0x1b                                     ;   460.3 p1      54 x[0]
        pxor mm0, mm3                                       ;   461.3 p5      80 x[0]
        pxor mm0, mm5                                       ;   462.3 p0      80 x[0]
        pxor mm6, mm0                                       ;   463.3 p1      23 x
        movq mm3, mm1                                       ;   460.3 p5      55 x[2] copy
        pslld mm3, 0x16                                     ;   461.3 p0      55 x[2]
        psrld mm1, 0xa                                      ;   460.3 p1      55 x[2]
        movq mm5, [rbp + 1032]                              ;   311.0 p2      80 x[2] reload
        pxor mm5, mm1                                       ;   461.3 p5      80 x[2]
        pxor mm5, mm3                                       ;   462.3 p0      80 x[2]
        pxor mm2, mm5                                       ;   463.3 p1      23 x
        pand mm4, mm6                                       ;   464.3 p5      23 x
        pxor mm4, mm0                                       ;   465.3 p0      23 x
        por mm0, mm6                                        ;   464.3 p1      23 x
        pxor mm6, mm5                                       ;   464.3 p5      23 x
        pxor mm0, mm2                                       ;   465.3 p0      23 x
        movq mm1, [rbp + 232]                               ;   313.8 p3      80 x[0]
        pand mm5, mm4                                       ;   466.3 p1      23 x
        pxor mm5, mm2                                       ;   467.3 p5      23 x
        pand mm2, mm4                                       ;   466.3 p0      23 x
        movq mm3, [rbp + 856]                               ;   315.0 p10     80 x[1]
        pxor mm4, mm6                                       ;   466.3 p1      23 x
        pand mm6, mm0                                       ;   466.3 p5      23 x
        movq mm7, [rbp + 248]                               ;   315.7 p2      80 x[3]
        movq [rbp + 1032], mm7                              ;   321.7 p7+p4   80 x[3] spill
        movq mm7, [rbp + 240]                               ;   316.8 p3      80 x[2]
        por mm6, mm2                                        ;   467.3 p0      23 x
        pxor mm5, mm4                                       ;   468.3 p1      23 x
        pxor mm4, mm6                                       ;   468.3 p5      48 x[1]
        movq mm2, mm6                                       ;   468.3 p0      46 x[0] copy
        pslld mm2, 0xd                                      ;   469.3 p1      46 x[0]
        psrld mm6, 0x13                                     ;   468.3 p0      46 x[0]
        pxor mm6, mm2                                       ;   470.3 p5      46 x[0]
        pxor mm4, mm6                                       ;   471.3 p1      48 x[1]
        movq mm2, mm5                                       ;   469.3 p5      47 x[2] copy
        pslld mm2, 3                                        ;   470.3 p0      47 x[2]
        psrld mm5, 0x1d                                     ;   469.3 p1      47 x[2]
        pxor mm5, mm2                                       ;   471.3 p5      47 x[2]
        movq mm2, [rel serpent_encrypt.T0_constants64 + 24] ;   319.7 p10     24 x
        pxor mm4, mm5                                       ;   472.3 p0      48 x[1]
        pxor mm0, mm5                                       ;   472.3 p1      49 x[3]
        movq [rbp + 1040], mm2                              ;   325.7 p8+p9   24 x spill
        movq mm2, mm6                                       ;   471.3 p5      49 x[3] copy
        pslld mm2, 3                                        ;   472.3 p0      49 x[3]
        pxor mm0, mm2                                       ;   473.3 p1      49 x[3]
        movq mm2, mm4                                       ;   473.3 p5      50 x[1] copy
        pslld mm2, 1                                        ;   474.3 p0      50 x[1]
        psrld mm4, 0x1f                                     ;   473.3 p1      50 x[1]
        pxor mm4, mm2                                       ;   475.3 p5      50 x[1]
        pxor mm6, mm4                                       ;   476.3 p0      52 x[0]
        pxor mm3, mm4                                       ;   476.3 p1      80 x[1]
        pslld mm4, 7                                        ;   476.3 p0      53 x[2]
        pxor mm5, mm4                                       ;   477.3 p5      53 x[2]
        movq mm2, mm0                                       ;   474.3 p1      51 x[3] copy
        pslld mm2, 7                                        ;   475.3 p0      51 x[3]
        psrld mm0, 0x19                                     ;   474.3 p1      51 x[3]
        pxor mm0, mm2                                       ;   476.3 p5      51 x[3]
        pxor mm6, mm0                                       ;   477.3 p5      52 x[0]
        pxor mm5, mm0                                       ;   478.3 p0      53 x[2]
        movq mm2, [rbp + 1032]                              ;   326.8 p2      80 x[3] reload
        pxor mm2, mm0                                       ;   477.3 p1      80 x[3]
        movq mm0, mm6                                       ;   478.3 p5      54 x[0] copy
        pslld mm0, 5                                        ;   479.3 p0      54 x[0]
        psrld mm6, 0x1b                                     ;   478.3 p1      54 x[0]
        pxor mm1, mm6                                       ;   479.3 p5      80 x[0]
        pxor mm1, mm0                                       ;   480.3 p0      80 x[0]
        movq mm0, mm3                                       ;   477.3 p1      24 x copy
        pand mm0, mm1                                       ;   481.3 p5      24 x
        pxor mm1, mm2                                       ;   481.3 p0      24 x
        por mm1, mm3                                        ;   482.3 p1      24 x
        pxor mm3, mm2                                       ;   478.3 p5      24 x
        movq mm4, [rbp + 1040]                              ;   329.7 p3      24 x reload
        pxor mm4, mm1                                       ;   483.3 p0      24 x
        movq mm1, mm5                                       ;   479.3 p1      55 x[2] copy
        pslld mm1, 0x16                                     ;   480.3 p0      55 x[2]
        psrld mm5, 0xa                                      ;   479.3 p1      55 x[2]
        pxor mm7, mm5                                       ;   480.3 p5      80 x[2]
        pxor mm7, mm1                                       ;   481.3 p5      80 x[2]
        pxor mm3, mm7                                       ;   482.3 p0      24 x
        por mm7, mm0                                        ;   482.3 p1      24 x
        pxor mm0, mm3                                       ;   483.3 p5      24 x
        pand mm3, mm7                                       ;   483.3 p0      24 x
        movq mm1, [rbp + 864]                               ;   333.3 p10     80 x[0]
        por mm3, mm4                                        ;   484.3 p1      24 x
        pxor mm2, mm0                                       ;   484.3 p5      24 x
        movq mm5, [rbp + 880]                               ;   333.8 p2      80 x[2]
        movq mm6, [rbp + 888]                               ;   334.0 p3      80 x[3]
        pxor mm4, mm2                                       ;   485.3 p0      24 x
        movq [rbp + 1040], mm6                              ;   340.0 p7+p4   80 x[3] spill
        movq mm6, [rbp + 872]                               ;   334.5 p10     80 x[1]
        pxor mm7, mm0                                       ;   484.3 p1      24 x
        pand mm2, mm3                                       ;   485.3 p5      24 x
        por mm7, mm3                                        ;   485.3 p0      24 x
        pxor mm2, mm4                                       ;   486.3 p1      24 x
        pxor mm7, mm4                                       ;   486.3 p5      48 x[1]
        movq mm4, mm0                                       ;   484.3 p0      47 x[2] copy
        pslld mm4, 3                                        ;   485.3 p1      47 x[2]
        psrld mm0, 0x1d                                     ;   484.3 p0      47 x[2]
        pxor mm0, mm4                                       ;   486.3 p5      47 x[2]
        pxor mm7, mm0                                       ;   487.3 p1      48 x[1]
        pxor mm3, mm0                                       ;   487.3 p5      49 x[3]
        movq mm4, mm2                                       ;   487.3 p0      46 x[0] copy
        pslld mm4, 0xd                                      ;   488.3 p1      46 x[0]
        psrld mm2, 0x13                                     ;   487.3 p0      46 x[0]
        pxor mm2, mm4                                       ;   489.3 p5      46 x[0]
        pxor mm7, mm2                                       ;   490.3 p1      48 x[1]
        movq mm4, mm2                                       ;   490.3 p5      49 x[3] copy
        pslld mm4, 3                                        ;   491.3 p0      49 x[3]
        pxor mm3, mm4                                       ;   492.3 p1      49 x[3]
        movq mm4, mm7                                       ;   491.3 p5      50 x[1] copy
        pslld mm4, 1                                        ;   492.3 p0      50 x[1]
        psrld mm7, 0x1f                                     ;   491.3 p1      50 x[1]
        pxor mm7, mm4                                       ;   493.3 p5      50 x[1]
        pxor mm2, mm7                                       ;   494.3 p0      52 x[0]
        pxor mm6, mm7                                       ;   494.3 p1      80 x[1]
        pslld mm7, 7                                        ;   494.3 p0      53 x[2]
        pxor mm0, mm7                                       ;   495.3 p5      53 x[2]
        movq mm4, mm3                                       ;   493.3 p1      51 x[3] copy
        pslld mm4, 7                                        ;   494.3 p0      51 x[3]
        psrld mm3, 0x19                                     ;   493.3 p1      51 x[3]
        pxor mm3, mm4                                       ;   495.3 p5      51 x[3]
        pxor mm2, mm3                                       ;   496.3 p5      52 x[0]
        pxor mm0, mm3                                       ;   496.3 p0      53 x[2]
        movq mm4, [rbp + 1040]                              ;   344.8 p2      80 x[3] reload
        pxor mm4, mm3                                       ;   496.3 p1      80 x[3]
        movq mm3, mm2                                       ;   497.3 p5      54 x[0] copy
        pslld mm3, 5                                        ;   498.3 p0      54 x[0]
        psrld mm2, 0x1b                                     ;   497.3 p1      54 x[0]
        pxor mm1, mm2                                       ;   498.3 p5      80 x[0]
        pxor mm1, mm3                                       ;   499.3 p0      80 x[0]
        movq mm2, mm6                                       ;   495.3 p1      25 x copy
        movq mm3, mm6                                       ;   495.3 p5      25 x copy
        movq mm7, mm0                                       ;   497.3 p0      55 x[2] copy
        pslld mm7, 0x16                                     ;   498.3 p1      55 x[2]
        psrld mm0, 0xa                                      ;   497.3 p0      55 x[2]
        pxor mm5, mm0                                       ;   498.3 p5      80 x[2]
        pxor mm5, mm7                                       ;   499.3 p1      80 x[2]
        pxor mm2, mm5                                       ;   500.3 p5      25 x
        pand mm5, mm1                                       ;   500.3 p0      25 x
        pxor mm2, mm1                                       ;   501.3 p1      25 x
        pxor mm5, mm4                                       ;   501.3 p5      25 x
        por mm4, mm1                                        ;   500.3 p0      25 x
        pxor mm3, mm4                                       ;   501.3 p1      25 x
        movq mm0, [rbp + 256]                               ;   350.0 p3      80 x[0]
        pand mm6, mm5                                       ;   502.3 p5      25 x
        pxor mm5, mm2                                       ;   502.3 p0      25 x
        movq mm4, [rbp + 896]                               ;   350.8 p10     80 x[1]
        pxor mm1, mm5                                       ;   503.3 p1      25 x
        pxor mm6, mm2                                       ;   503.3 p5      25 x
        por mm2, mm3                                        ;   502.3 p0      25 x
        pxor mm5, mm2                                       ;   503.3 p1      25 x
        movq mm2, [rbp + 904]                               ;   351.8 p2      80 x[2]
        movq mm7, [rbp + 264]                               ;   352.7 p3      80 x[3]
        pxor mm3, mm5                                       ;   504.3 p5      25 x
        pxor mm5, mm6                                       ;   504.3 p0      48 x[1]
        movq [rbp + 1040], mm7                              ;   358.7 p8+p9   80 x[3] spill
        movq mm7, mm1                                       ;   504.3 p1      46 x[0] copy
        pslld mm7, 0xd                                      ;   505.3 p0      46 x[0]
        psrld mm1, 0x13                                     ;   504.3 p1      46 x[0]
        pxor mm1, mm7                                       ;   506.3 p5      46 x[0]
        pxor mm5, mm1                                       ;   507.3 p5      48 x[1]
        movq mm7, mm3                                       ;   505.3 p0      47 x[2] copy
        pslld mm7, 3                                        ;   506.3 p1      47 x[2]
        psrld mm3, 0x1d                                     ;   505.3 p0      47 x[2]
        pxor mm3, mm7                                       ;   507.3 p5      47 x[2]
        pxor mm5, mm3                                       ;   508.3 p1      48 x[1]
        pxor mm6, mm3                                       ;   508.3 p5      49 x[3]
        movq mm7, mm1                                       ;   507.3 p0      49 x[3] copy
        pslld mm7, 3                                        ;   508.3 p1      49 x[3]
        pxor mm6, mm7                                       ;   509.3 p5      49 x[3]
        movq mm7, mm5                                       ;   509.3 p0      50 x[1] copy
        pslld mm7, 1                                        ;   510.3 p1      50 x[1]
        psrld mm5, 0x1f                                     ;   509.3 p0      50 x[1]
        pxor mm5, mm7                                       ;   511.3 p5      50 x[1]
        pxor mm1, mm5                                       ;   512.3 p1      52 x[0]
        pxor mm4, mm5                                       ;   512.3 p5      80 x[1]
        pslld mm5, 7                                        ;   512.3 p0      53 x[2]
        pxor mm3, mm5                                       ;   513.3 p1      53 x[2]
        movq mm5, mm6                                       ;   510.3 p5      51 x[3] copy
        pslld mm5, 7                                        ;   511.3 p0      51 x[3]
        psrld mm6, 0x19                                     ;   510.3 p1      51 x[3]
        pxor mm6, mm5                                       ;   512.3 p5      51 x[3]
        pxor mm1, mm6                                       ;   513.3 p0      52 x[0]
        pxor mm3, mm6                                       ;   514.3 p1      53 x[2]
        movq mm5, [rbp + 1040]                              ;   362.8 p10     80 x[3] reload
        pxor mm5, mm6                                       ;   513.3 p5      80 x[3]
        movq mm6, mm1                                       ;   514.3 p0      54 x[0] copy
        pslld mm6, 5                                        ;   515.3 p1      54 x[0]
        psrld mm1, 0x1b                                     ;   514.3 p0      54 x[0]
        pxor mm0, mm1                                       ;   515.3 p5      80 x[0]
        pxor mm0, mm6                                       ;   516.3 p1      80 x[0]
        movq mm1, mm4                                       ;   513.3 p5      26 x copy
        pxor mm4, mm5                                       ;   514.3 p0      26 x
        pand mm1, mm0                                       ;   517.3 p1      26 x
        por mm5, mm0                                        ;   517.3 p5      26 x
        movq mm6, mm3                                       ;   515.3 p0      55 x[2] copy
        pslld mm6, 0x16                                     ;   516.3 p1      55 x[2]
        psrld mm3, 0xa                                      ;   515.3 p0      55 x[2]
        pxor mm2, mm3                                       ;   516.3 p5      80 x[2]
        pxor mm2, mm6                                       ;   517.3 p1      80 x[2]
        pxor mm0, mm2                                       ;   518.3 p5      26 x
        pand mm2, mm5                                       ;   518.3 p0      26 x
        por mm0, mm1                                        ;   519.3 p1      26 x
        pxor mm5, mm1                                       ;   518.3 p5      26 x
        movq mm3, mm4                                       ;   517.3 p0      26 x copy
        pxor mm4, mm0                                       ;   520.3 p1      26 x
        por mm3, mm1                                        ;   518.3 p5      26 x
        pxor mm3, mm2                                       ;   519.3 p0      26 x
        movq mm0, [rbp + 912]                               ;   368.7 p2      80 x[0]
        por mm1, mm2                                        ;   519.3 p1      26 x
        por mm2, mm5                                        ;   519.3 p5      26 x
        por mm5, mm3                                        ;   520.3 p0      26 x
        pxor mm2, mm4                                       ;   521.3 p1      26 x
        movq mm6, [rbp + 920]                               ;   370.0 p3      80 x[1]
        pand mm4, mm3                                       ;   521.3 p5      26 x
        movq mm7, [rbp + 928]                               ;   370.3 p10     80 x[3]
        movq [rbp + 1040], mm7                              ;   376.3 p7+p4   80 x[3] spill
        movq mm7, [rbp + 272]                               ;   370.7 p2      80 x[2]
        pxor mm4, mm5                                       ;   522.3 p0      26 x
        pxor mm5, mm2                                       ;   522.3 p1      26 x
        pxor mm1, mm2                                       ;   522.3 p5      49 x[3]
        movq mm2, mm4                                       ;   523.3 p0      46 x[0] copy
        pslld mm2, 0xd                                      ;   524.3 p1      46 x[0]
        psrld mm4, 0x13                                     ;   523.3 p0      46 x[0]
        pxor mm4, mm2                                       ;   525.3 p5      46 x[0]
        pxor mm3, mm4                                       ;   526.3 p1      48 x[1]
        movq mm2, mm5                                       ;   523.3 p5      47 x[2] copy
        pslld mm2, 3                                        ;   524.3 p0      47 x[2]
        psrld mm5, 0x1d                                     ;   523.7 p1      47 x[2]
        pxor mm5, mm2                                       ;   525.3 p5      47 x[2]
        pxor mm3, mm5                                       ;   527.3 p0      48 x[1]
        pxor mm1, mm5                                       ;   526.3 p1      49 x[3]
        movq mm2, mm4                                       ;   526.3 p5      49 x[3] copy
        pslld mm2, 3                                        ;   527.3 p0      49 x[3]
        pxor mm1, mm2                                       ;   528.3 p1      49 x[3]
        movq mm2, mm3                                       ;   528.3 p5      50 x[1] copy
        pslld mm2, 1                                        ;   529.3 p0      50 x[1]
        psrld mm3, 0x1f                                     ;   528.3 p1      50 x[1]
        pxor mm3, mm2                                       ;   530.3 p5      50 x[1]
        pxor mm4, mm3                                       ;   531.3 p0      52 x[0]
        pxor mm6, mm3                                       ;   531.3 p1      80 x[1]
        pslld mm3, 7                                        ;   531.3 p0      53 x[2]
        pxor mm5, mm3                                       ;   532.3 p5      53 x[2]
        movq mm2, mm1                                       ;   529.3 p1      51 x[3] copy
        pslld mm2, 7                                        ;   530.3 p0      51 x[3]
        psrld mm1, 0x19                                     ;   529.7 p1      51 x[3]
        pxor mm1, mm2                                       ;   531.3 p5      51 x[3]
        pxor mm4, mm1                                       ;   532.3 p5      52 x[0]
        pxor mm5, mm1                                       ;   533.3 p0      53 x[2]
        movq mm2, [rbp + 1040]                              ;   381.8 p3      80 x[3] reload
        pxor mm2, mm1                                       ;   532.3 p1      80 x[3]
        movq mm1, mm4                                       ;   533.3 p5      54 x[0] copy
        pslld mm1, 5                                        ;   534.3 p0      54 x[0]
        psrld mm4, 0x1b                                     ;   533.3 p1      54 x[0]
        pxor mm0, mm4                                       ;   534.3 p5      80 x[0]
        pxor mm0, mm1                                       ;   535.3 p0      80 x[0]
        movq mm1, mm6                                       ;   532.7 p1      27 x copy
        pxor mm1, mm0                                       ;   536.3 p5      27 x
        pxor mm0, mm2                                       ;   536.3 p0      27 x
        movq mm3, mm5                                       ;   534.3 p1      55 x[2] copy
        pslld mm3, 0x16                                     ;   535.3 p0      55 x[2]
        psrld mm5, 0xa                                      ;   534.7 p1      55 x[2]
        pxor mm7, mm5                                       ;   535.7 p5      80 x[2]
        pxor mm7, mm3                                       ;   536.7 p5      80 x[2]
        pxor mm2, mm7                                       ;   537.7 p0      27 x
        movq mm3, mm6                                       ;   535.7 p1      27 x copy
        movq mm4, mm6                                       ;   535.8 p5      27 x copy
        pand mm1, mm0                                       ;   537.3 p0      27 x
        por mm7, mm0                                        ;   537.7 p1      27 x
        pxor mm1, mm2                                       ;   538.7 p5      27 x
        pand mm2, mm7                                       ;   538.7 p0      27 x
        movq mm5, [rbp + 280]                               ;   387.0 p10     80 x[0]
        pxor mm4, mm7                                       ;   538.7 p1      27 x
        pxor mm4, mm2                                       ;   539.7 p5      27 x
        pand mm2, mm1                                       ;   539.7 p0      27 x
        movq mm7, [rbp + 936]                               ;   387.7 p2      80 x[1]
        por mm4, mm2                                        ;   540.7 p1      27 x
        pxor mm2, mm0                                       ;   540.7 p5      27 x
        pand mm6, mm1                                       ;   539.7 p0      27 x
        pxor mm0, mm6                                       ;   540.7 p1      49 x[3]
        pxor mm3, mm2                                       ;   541.7 p5      27 x
        movq mm6, [rbp + 952]                               ;   389.7 p3      80 x[3]
        pxor mm4, mm2                                       ;   541.7 p0      48 x[1]
        movq mm2, mm1                                       ;   540.7 p1      46 x[0] copy
        pslld mm2, 0xd                                      ;   541.7 p0      46 x[0]
        psrld mm1, 0x13                                     ;   541.7 p1      46 x[0]
        movq [rbp + 1040], mm6                              ;   395.7 p8+p9   80 x[3] spill
        movq mm6, [rbp + 944]                               ;   390.8 p10     28 x
        pxor mm2, mm1                                       ;   542.7 p5      46 x[0]
        pxor mm4, mm2                                       ;   543.7 p5      48 x[1]
        movq mm1, mm3                                       ;   542.7 p0      47 x[2] copy
        pslld mm1, 3                                        ;   543.7 p1      47 x[2]
        psrld mm3, 0x1d                                     ;   543.3 p0      47 x[2]
        pxor mm3, mm1                                       ;   544.7 p5      47 x[2]
        pxor mm4, mm3                                       ;   545.7 p1      48 x[1]
        pxor mm0, mm3                                       ;   545.7 p5      49 x[3]
        movq mm1, mm2                                       ;   544.3 p0      49 x[3] copy
        pslld mm1, 3                                        ;   545.3 p1      49 x[3]
        pxor mm0, mm1                                       ;   546.7 p5      49 x[3]
        movq mm1, mm4                                       ;   546.7 p0      50 x[1] copy
        pslld mm1, 1                                        ;   547.7 p1      50 x[1]
        psrld mm4, 0x1f                                     ;   546.7 p0      50 x[1]
        pxor mm4, mm1                                       ;   548.7 p5      50 x[1]
        pxor mm2, mm4                                       ;   549.7 p1      52 x[0]
        pxor mm7, mm4                                       ;   549.7 p5      80 x[1]
        pslld mm4, 7                                        ;   549.7 p0      53 x[2]
        pxor mm3, mm4                                       ;   550.7 p1      53 x[2]
        movq mm1, mm0                                       ;   547.8 p5      51 x[3] copy
        pslld mm1, 7                                        ;   548.8 p0      51 x[3]
        psrld mm0, 0x19                                     ;   548.7 p1      51 x[3]
        pxor mm0, mm1                                       ;   549.8 p5      51 x[3]
        pxor mm2, mm0                                       ;   550.8 p0      52 x[0]
        pxor mm3, mm0                                       ;   551.7 p1      53 x[2]
        movq mm1, [rbp + 1040]                              ;   399.8 p2      80 x[3] reload
        pxor mm1, mm0                                       ;   550.8 p5      80 x[3]
        movq mm0, mm2                                       ;   551.8 p0      54 x[0] copy
        pslld mm0, 5                                        ;   552.8 p1      54 x[0]
        psrld mm2, 0x1b                                     ;   551.8 p0      54 x[0]
        pxor mm5, mm2                                       ;   552.8 p5      80 x[0]
        pxor mm5, mm0                                       ;   553.8 p1      80 x[0]
        movq mm0, mm7                                       ;   551.8 p5      28 x copy
        pxor mm7, mm1                                       ;   552.3 p0      28 x
        movq mm2, mm3                                       ;   552.7 p1      55 x[2] copy
        pslld mm2, 0x16                                     ;   553.7 p0      55 x[2]
        psrld mm3, 0xa                                      ;   553.7 p1      55 x[2]
        pxor mm6, mm2                                       ;   554.7 p5      28 x
        pxor mm6, mm3                                       ;   555.7 p5      28 x
        por mm0, mm5                                        ;   554.8 p0      28 x
        pxor mm6, mm5                                       ;   556.7 p1      28 x
        pxor mm7, mm5                                       ;   554.8 p5      28 x
        movq mm2, mm1                                       ;   555.3 p0      28 x copy
        pxor mm0, mm6                                       ;   557.7 p1      28 x
        por mm2, mm7                                        ;   556.3 p5      28 x
        pand mm6, mm5                                       ;   557.7 p0      28 x
        pand mm6, mm7                                       ;   558.7 p1      28 x
        pxor mm1, mm6                                       ;   559.7 p5      28 x
        pxor mm5, mm0                                       ;   558.7 p0      28 x
        movq mm3, [rbp + 960]                               ;   406.7 p3      80 x[0]
        pxor mm2, mm0                                       ;   558.7 p1      28 x
        pand mm0, mm1                                       ;   560.7 p5      28 x
        pxor mm1, mm5                                       ;   560.7 p0      49 x[3]
        movq mm4, [rbp + 976]                               ;   408.7 p10     80 x[3]
        pand mm5, mm2                                       ;   559.7 p1      28 x
        movq mm6, [rbp + 288]                               ;   409.0 p2      80 x[1]
        movq [rbp + 1040], mm6                              ;   415.0 p7+p4   80 x[1] spill
        movq mm6, [rbp + 968]                               ;   409.3 p3      80 x[2]
        pxor mm5, mm7                                       ;   560.7 p5      28 x
        pxor mm7, mm0                                       ;   561.7 p0      48 x[1]
        movq mm0, mm2                                       ;   559.7 p1      46 x[0] copy
        pslld mm0, 0xd                                      ;   560.7 p0      46 x[0]
        psrld mm2, 0x13                                     ;   560.7 p1      46 x[0]
        pxor mm0, mm2                                       ;   561.7 p5      46 x[0]
        pxor mm7, mm0                                       ;   562.7 p5      48 x[1]
        movq mm2, mm5                                       ;   561.7 p0      47 x[2] copy
        pslld mm2, 3                                        ;   562.7 p1      47 x[2]
        psrld mm5, 0x1d                                     ;   562.3 p0      47 x[2]
        pxor mm5, mm2                                       ;   563.7 p5      47 x[2]
        pxor mm7, mm5                                       ;   564.7 p1      48 x[1]
        pxor mm1, mm5                                       ;   564.7 p5      49 x[3]
        movq mm2, mm0                                       ;   563.3 p0      49 x[3] copy
        pslld mm2, 3                                        ;   564.3 p1      49 x[3]
        pxor mm1, mm2                                       ;   565.7 p5      49 x[3]
        movq mm2, mm7                                       ;   565.7 p0      50 x[1] copy
        pslld mm2, 1                                        ;   566.7 p1      50 x[1]
        psrld mm7, 0x1f                                     ;   565.7 p0      50 x[1]
        pxor mm7, mm2                                       ;   567.7 p5      50 x[1]
        pxor mm0, mm7                                       ;   568.7 p1      52 x[0]
        movq mm2, [rbp + 1040]                              ;   415.0 p10     80 x[1] reload
        pxor mm2, mm7                                       ;   568.7 p5      80 x[1]
        pslld mm7, 7                                        ;   568.7 p0      53 x[2]
        pxor mm5, mm7                                       ;   569.7 p1      53 x[2]
        movq mm7, mm1                                       ;   566.8 p5      51 x[3] copy
        pslld mm7, 7                                        ;   567.8 p0      51 x[3]
        psrld mm1, 0x19                                     ;   567.7 p1      51 x[3]
        pxor mm1, mm7                                       ;   568.8 p5      51 x[3]
        pxor mm0, mm1                                       ;   569.8 p0      52 x[0]
        pxor mm5, mm1                                       ;   570.7 p1      53 x[2]
        pxor mm4, mm1                                       ;   569.8 p5      80 x[3]
        movq mm1, mm0                                       ;   570.8 p0      54 x[0] copy
        pslld mm1, 5                                        ;   571.8 p1      54 x[0]
        psrld mm0, 0x1b                                     ;   570.8 p0      54 x[0]
        pxor mm3, mm0                                       ;   571.8 p5      80 x[0]
        pxor mm3, mm1                                       ;   572.8 p1      80 x[0]
        movq mm0, mm2                                       ;   570.8 p5      29 x copy
        movq mm1, mm5                                       ;   571.7 p0      55 x[2] copy
        pslld mm1, 0x16                                     ;   572.7 p1      55 x[2]
        psrld mm5, 0xa                                      ;   572.3 p0      55 x[2]
        pxor mm6, mm5                                       ;   573.3 p5      80 x[2]
        pxor mm6, mm1                                       ;   574.3 p1      80 x[2]
        pxor mm0, mm6                                       ;   575.3 p5      29 x
        pxor mm6, mm4                                       ;   575.3 p0      29 x
        movq mm1, mm4                                       ;   573.7 p1      29 x copy
        pxor mm1, mm3                                       ;   574.7 p5      29 x
        pand mm4, mm3                                       ;   574.3 p0      29 x
        pand mm2, mm1                                       ;   575.7 p1      29 x
        pxor mm4, mm0                                       ;   576.3 p5      29 x
        pxor mm2, mm0                                       ;   576.7 p0      29 x
        movq mm3, [rbp + 304]                               ;   425.0 p2      80 x[1]
        por mm0, mm1                                        ;   576.3 p1      29 x
        movq mm5, [rbp + 312]                               ;   425.3 p3      80 x[2]
        pxor mm0, mm6                                       ;   577.3 p5      29 x
        pand mm6, mm2                                       ;   577.7 p0      29 x
        pxor mm1, mm4                                       ;   577.3 p1      29 x
        movq mm7, [rbp + 984]                               ;   426.0 p10     80 x[3]
        pxor mm2, mm4                                       ;   577.7 p5      29 x
        pxor mm6, mm1                                       ;   578.7 p0      29 x
        pand mm2, mm0                                       ;   578.7 p1      29 x
        pxor mm1, mm2                                       ;   579.7 p5      49 x[3]
        pxor mm0, mm6                                       ;   579.7 p0      29 x
        movq mm2, [rbp + 296]                               ;   427.2 p2      80 x[0]
        movq [rbp + 1040], mm2                              ;   433.2 p8+p9   80 x[0] spill
        movq mm2, mm6                                       ;   579.7 p1      46 x[0] copy
        pslld mm2, 0xd                                      ;   580.7 p0      46 x[0]
        psrld mm6, 0x13                                     ;   579.7 p1      46 x[0]
        pxor mm6, mm2                                       ;   581.7 p5      46 x[0]
        pxor mm4, mm6                                       ;   582.7 p5      48 x[1]
        movq mm2, mm0                                       ;   580.7 p0      47 x[2] copy
        pslld mm2, 3                                        ;   581.7 p1      47 x[2]
        psrld mm0, 0x1d                                     ;   581.3 p0      47 x[2]
        pxor mm0, mm2                                       ;   582.7 p5      47 x[2]
        pxor mm4, mm0                                       ;   583.7 p1      48 x[1]
        pxor mm1, mm0                                       ;   583.7 p5      49 x[3]
        movq mm2, mm6                                       ;   582.7 p0      49 x[3] copy
        pslld mm2, 3                                        ;   583.7 p1      49 x[3]
        pxor mm1, mm2                                       ;   584.7 p5      49 x[3]
        movq mm2, mm4                                       ;   584.7 p0      50 x[1] copy
        pslld mm2, 1                                        ;   585.7 p1      50 x[1]
        movq [rbp + 1032], mm7                              ;   433.0 p7+p4   80 x[3] spill
        movq mm7, [rbp + 992]                               ;   433.2 p3      84 dst
        psrld mm4, 0x1f                                     ;   584.7 p0      50 x[1]
        pxor mm4, mm2                                       ;   586.7 p5      50 x[1]
        pxor mm6, mm4                                       ;   587.7 p1      52 x[0]
        pxor mm3, mm4                                       ;   587.7 p5      80 x[1]
        pslld mm4, 7                                        ;   587.7 p0      53 x[2]
        pxor mm0, mm4                                       ;   588.7 p1      53 x[2]
        movq mm2, mm1                                       ;   585.8 p5      51 x[3] copy
        pslld mm2, 7                                        ;   586.8 p0      51 x[3]
        psrld mm1, 0x19                                     ;   586.7 p1      51 x[3]
        movq mm4, [rbp + 320]                               ;   437.8 p10     84 dst
        pxor mm1, mm2                                       ;   587.8 p5      51 x[3]
        movq mm2, [rbp + 328]                               ;   438.2 p2      84 dst
        pxor mm0, mm1                                       ;   589.7 p0      53 x[2]
        movq [rbp + 1048], mm2                              ;   444.2 p8+p9   84 dst spill
        movq mm2, [rbp + 336]                               ;   438.8 p3      84 dst
        pxor mm6, mm1                                       ;   588.8 p1      52 x[0]
        movq [rbp + 1056], mm2                              ;   444.8 p7+p4   84 dst spill
        movq mm2, [rbp + 1032]                              ;   439.3 p10     80 x[3] reload
        pxor mm2, mm1                                       ;   588.8 p5      80 x[3]
        movq mm1, mm6                                       ;   589.8 p0      54 x[0] copy
        pslld mm1, 5                                        ;   590.8 p1      54 x[0]
        psrld mm6, 0x1b                                     ;   589.8 p0      54 x[0]
        movq [rbp + 1032], mm4                              ;   443.8 p8+p9   84 dst spill
        movq mm4, [rbp + 1040]                              ;   441.5 p2      80 x[0] reload
        pxor mm4, mm6                                       ;   590.8 p5      80 x[0]
        pxor mm4, mm1                                       ;   591.8 p1      80 x[0]
        movq mm1, mm0                                       ;   590.7 p5      55 x[2] copy
        pslld mm1, 0x16                                     ;   591.7 p0      55 x[2]
        psrld mm0, 0xa                                      ;   590.7 p1      55 x[2]
        lea r10, [r9 + 32]                                  ;   443.0 p6      76 blocks
        pxor mm5, mm0                                       ;   591.7 p5      80 x[2]
        pxor mm5, mm1                                       ;   592.7 p0      80 x[2]
        add r8, 0x20                                        ;   444.5 p11     76 blocks
        movq mm0, mm3                                       ;   591.7 p1      30 x copy
        por mm0, mm5                                        ;   593.7 p5      30 x
        pxor mm0, mm2                                       ;   594.7 p0      30 x
        pand mm2, mm5                                       ;   593.7 p1      30 x
        pxor mm5, mm3                                       ;   593.7 p5      30 x
        pxor mm3, mm4                                       ;   593.3 p0      30 x
        pxor mm2, mm3                                       ;   594.7 p1      30 x
        movq mm1, [rbp + 1032]                              ;   447.8 p3      84 dst reload
        pxor mm1, mm3                                       ;   594.3 p5      84 dst
        pand mm4, mm0                                       ;   595.7 p0      30 x
        pxor mm5, mm4                                       ;   596.7 p1      30 x
        pxor mm1, mm4                                       ;   596.7 p5      84 dst
        movq mm3, [rbp + 1048]                              ;   449.7 p10     84 dst reload
        pxor mm3, mm0                                       ;   595.7 p0      84 dst
        pxor mm3, mm2                                       ;   596.7 p1      84 dst
        pand mm4, mm5                                       ;   597.7 p5      30 x
        pxor mm0, mm4                                       ;   598.7 p0      30 x
        pand mm2, mm5                                       ;   597.7 p1      30 x
        movq mm4, [rbp + 1056]                              ;   450.7 p2      84 dst reload
        pxor mm4, mm5                                       ;   597.7 p5      84 dst
        pxor mm7, mm2                                       ;   598.7 p0      84 dst
        pxor mm3, mm2                                       ;   598.7 p1      84 dst
        movd [r9 + 12], mm4                                 ;   598.7 p7+p4   84 dst
        pshufw mm2, mm4, 0xee                               ;   598.7 p5      84 dst
        movd [r9 + 28], mm2                                 ;   599.7 p8+p9   84 dst
        pxor mm7, mm0                                       ;   599.7 p0      84 dst
        pxor mm1, mm0                                       ;   599.7 p1      84 dst
        movd [r9 + 8], mm3                                  ;   599.7 p7+p4   84 dst
        pshufw mm0, mm3, 0xee                               ;   599.7 p5      84 dst
        movd [r9 + 24], mm0                                 ;   600.7 p8+p9   84 dst
        movd [r9], mm7                                      ;   600.7 p7+p4   84 dst
        pshufw mm0, mm7, 0xee                               ;   600.7 p1      84 dst
        movd [r9 + 16], mm0                                 ;   601.7 p8+p9   84 dst
        movd [r9 + 4], mm1                                  ;   600.7 p7+p4   84 dst
        pshufw mm0, mm1, 0xee                               ;   600.7 p5      84 dst
        movd [r9 + 20], mm0                                 ;   601.7 p8+p9   84 dst
        mov r9, r10                                         ;   458.3         76 blocks copy
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
        mov qword [rbp + 1064], rsi                         ;                    blocks left over
        mov qword [rbp + 1008], rdi                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        mov rsi, qword [rbp + 1024]                         ;                    blocks left over
        lea rdi, [rbp - 96]                                 ;                    blocks left over
        mov rcx, rsi                                        ;                    blocks left over
        sub rcx, qword [rbp + 1064]                         ;                    blocks left over
        neg rcx                                             ;                    blocks left over
        sbb rcx, rcx                                        ;                    blocks left over
        lea rdx, [rbp - 128]                                ;                    blocks left over
        sub rdi, rdx                                        ;                    blocks left over
        and rdi, rcx                                        ;                    blocks left over
        add rdi, rdx                                        ;                    blocks left over
        mov qword [rbp + 1072], rdi                         ;                    blocks left over
        mov qword [rbp + 1080], rsi                         ;                    blocks left over
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
        mov rsi, qword [rbp + 1072]                         ;                    blocks left over
        mov rdi, qword [rbp + 1080]                         ;                    blocks left over
        imul rcx, rax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
.blocks_1_done:
        lea rdi, [rsp]                                      ;                    cleared
        xor eax, eax                                        ;                    cleared
        mov ecx, 0x98                                       ;                    cleared
        rep stosq                                           ;                    cleared
        emms                                                ;                    x87 state
        add rsp, 0x4d0                                      ;                    frame
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

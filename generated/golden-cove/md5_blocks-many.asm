; md5_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu golden-cove --variant many
;
; void md5_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, void *h_16, void *h_17, void *h_18, void *h_19, void *h_20, void *h_21, void *h_22, void *h_23, void *h_24, void *h_25, void *h_26, void *h_27, void *h_28, void *h_29, void *h_30, void *h_31, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, const void *m_16, const void *m_17, const void *m_18, const void *m_19, const void *m_20, const void *m_21, const void *m_22, const void *m_23, const void *m_24, const void *m_25, const void *m_26, const void *m_27, const void *m_28, const void *m_29, const void *m_30, const void *m_31, uint32_t n);   System V, 64 bits
;   h_0: 16 bytes, read and written, secret, no alignment needed
;   h_1: 16 bytes, read and written, secret, no alignment needed
;   h_2: 16 bytes, read and written, secret, no alignment needed
;   h_3: 16 bytes, read and written, secret, no alignment needed
;   h_4: 16 bytes, read and written, secret, no alignment needed
;   h_5: 16 bytes, read and written, secret, no alignment needed
;   h_6: 16 bytes, read and written, secret, no alignment needed
;   h_7: 16 bytes, read and written, secret, no alignment needed
;   h_8: 16 bytes, read and written, secret, no alignment needed
;   h_9: 16 bytes, read and written, secret, no alignment needed
;   h_10: 16 bytes, read and written, secret, no alignment needed
;   h_11: 16 bytes, read and written, secret, no alignment needed
;   h_12: 16 bytes, read and written, secret, no alignment needed
;   h_13: 16 bytes, read and written, secret, no alignment needed
;   h_14: 16 bytes, read and written, secret, no alignment needed
;   h_15: 16 bytes, read and written, secret, no alignment needed
;   h_16: 16 bytes, read and written, secret, no alignment needed
;   h_17: 16 bytes, read and written, secret, no alignment needed
;   h_18: 16 bytes, read and written, secret, no alignment needed
;   h_19: 16 bytes, read and written, secret, no alignment needed
;   h_20: 16 bytes, read and written, secret, no alignment needed
;   h_21: 16 bytes, read and written, secret, no alignment needed
;   h_22: 16 bytes, read and written, secret, no alignment needed
;   h_23: 16 bytes, read and written, secret, no alignment needed
;   h_24: 16 bytes, read and written, secret, no alignment needed
;   h_25: 16 bytes, read and written, secret, no alignment needed
;   h_26: 16 bytes, read and written, secret, no alignment needed
;   h_27: 16 bytes, read and written, secret, no alignment needed
;   h_28: 16 bytes, read and written, secret, no alignment needed
;   h_29: 16 bytes, read and written, secret, no alignment needed
;   h_30: 16 bytes, read and written, secret, no alignment needed
;   h_31: 16 bytes, read and written, secret, no alignment needed
;   m_0: 64 bytes a block, read, secret, no alignment needed
;   m_1: 64 bytes a block, read, secret, no alignment needed
;   m_2: 64 bytes a block, read, secret, no alignment needed
;   m_3: 64 bytes a block, read, secret, no alignment needed
;   m_4: 64 bytes a block, read, secret, no alignment needed
;   m_5: 64 bytes a block, read, secret, no alignment needed
;   m_6: 64 bytes a block, read, secret, no alignment needed
;   m_7: 64 bytes a block, read, secret, no alignment needed
;   m_8: 64 bytes a block, read, secret, no alignment needed
;   m_9: 64 bytes a block, read, secret, no alignment needed
;   m_10: 64 bytes a block, read, secret, no alignment needed
;   m_11: 64 bytes a block, read, secret, no alignment needed
;   m_12: 64 bytes a block, read, secret, no alignment needed
;   m_13: 64 bytes a block, read, secret, no alignment needed
;   m_14: 64 bytes a block, read, secret, no alignment needed
;   m_15: 64 bytes a block, read, secret, no alignment needed
;   m_16: 64 bytes a block, read, secret, no alignment needed
;   m_17: 64 bytes a block, read, secret, no alignment needed
;   m_18: 64 bytes a block, read, secret, no alignment needed
;   m_19: 64 bytes a block, read, secret, no alignment needed
;   m_20: 64 bytes a block, read, secret, no alignment needed
;   m_21: 64 bytes a block, read, secret, no alignment needed
;   m_22: 64 bytes a block, read, secret, no alignment needed
;   m_23: 64 bytes a block, read, secret, no alignment needed
;   m_24: 64 bytes a block, read, secret, no alignment needed
;   m_25: 64 bytes a block, read, secret, no alignment needed
;   m_26: 64 bytes a block, read, secret, no alignment needed
;   m_27: 64 bytes a block, read, secret, no alignment needed
;   m_28: 64 bytes a block, read, secret, no alignment needed
;   m_29: 64 bytes a block, read, secret, no alignment needed
;   m_30: 64 bytes a block, read, secret, no alignment needed
;   m_31: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 2880 bytes, 46 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 116 uops, planned 41.7; bounds: width 19.3, ports 40.0, path 14.0
;   blocks: 1277 uops, planned 456.3; bounds: width 212.8, ports 452.0, path 269.0
;   body.2: 112 uops, planned 42.3; bounds: width 18.7, ports 40.0, path 5.0
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
%fatal "md5_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push rbx                                                     ;                    preserved
        push rbp                                                     ;                    preserved
        push r12                                                     ;                    preserved
        push r13                                                     ;                    preserved
        push r14                                                     ;                    preserved
        push r15                                                     ;                    preserved
        mov rax, rsp                                                 ;                    frame
        sub rsp, 0xd80                                               ;                    frame
        and rsp, -64                                                 ;                    frame
        mov qword [rsp + 3400], rax                                  ;                    frame
        mov r10, qword [rax + 56]                                    ;                    frame
        mov qword [rsp + 2928], r10                                  ;                    frame
        mov r10, qword [rax + 64]                                    ;                    frame
        mov qword [rsp + 2936], r10                                  ;                    frame
        mov r10, qword [rax + 72]                                    ;                    frame
        mov qword [rsp + 2944], r10                                  ;                    frame
        mov r10, qword [rax + 80]                                    ;                    frame
        mov qword [rsp + 2952], r10                                  ;                    frame
        mov r10, qword [rax + 88]                                    ;                    frame
        mov qword [rsp + 2960], r10                                  ;                    frame
        mov r10, qword [rax + 96]                                    ;                    frame
        mov qword [rsp + 2968], r10                                  ;                    frame
        mov r10, qword [rax + 104]                                   ;                    frame
        mov qword [rsp + 2976], r10                                  ;                    frame
        mov r10, qword [rax + 112]                                   ;                    frame
        mov qword [rsp + 2984], r10                                  ;                    frame
        mov r10, qword [rax + 120]                                   ;                    frame
        mov qword [rsp + 2992], r10                                  ;                    frame
        mov r10, qword [rax + 128]                                   ;                    frame
        mov qword [rsp + 3000], r10                                  ;                    frame
        mov r10, qword [rax + 136]                                   ;                    frame
        mov qword [rsp + 3008], r10                                  ;                    frame
        mov r10, qword [rax + 144]                                   ;                    frame
        mov qword [rsp + 3016], r10                                  ;                    frame
        mov r10, qword [rax + 152]                                   ;                    frame
        mov qword [rsp + 3024], r10                                  ;                    frame
        mov r10, qword [rax + 160]                                   ;                    frame
        mov qword [rsp + 3032], r10                                  ;                    frame
        mov r10, qword [rax + 168]                                   ;                    frame
        mov qword [rsp + 3040], r10                                  ;                    frame
        mov r10, qword [rax + 176]                                   ;                    frame
        mov qword [rsp + 3048], r10                                  ;                    frame
        mov r10, qword [rax + 184]                                   ;                    frame
        mov qword [rsp + 3056], r10                                  ;                    frame
        mov r10, qword [rax + 192]                                   ;                    frame
        mov qword [rsp + 3064], r10                                  ;                    frame
        mov r10, qword [rax + 200]                                   ;                    frame
        mov qword [rsp + 3072], r10                                  ;                    frame
        mov r10, qword [rax + 208]                                   ;                    frame
        mov qword [rsp + 3080], r10                                  ;                    frame
        mov r10, qword [rax + 216]                                   ;                    frame
        mov qword [rsp + 3088], r10                                  ;                    frame
        mov r10, qword [rax + 224]                                   ;                    frame
        mov qword [rsp + 3096], r10                                  ;                    frame
        mov r10, qword [rax + 232]                                   ;                    frame
        mov qword [rsp + 3104], r10                                  ;                    frame
        mov r10, qword [rax + 240]                                   ;                    frame
        mov qword [rsp + 3112], r10                                  ;                    frame
        mov r10, qword [rax + 248]                                   ;                    frame
        mov qword [rsp + 3120], r10                                  ;                    frame
        mov r10, qword [rax + 256]                                   ;                    frame
        mov qword [rsp + 3128], r10                                  ;                    frame
        mov r10, qword [rax + 520]                                   ;                    frame
        mov qword [rsp + 3408], r10                                  ;                    frame
        mov r10, qword [rax + 264]                                   ;                    frame
        mov qword [rsp + 3136], r10                                  ;                    frame
        mov r10, qword [rax + 272]                                   ;                    frame
        mov qword [rsp + 3152], r10                                  ;                    frame
        mov r10, qword [rax + 280]                                   ;                    frame
        mov qword [rsp + 3160], r10                                  ;                    frame
        mov r10, qword [rax + 288]                                   ;                    frame
        mov qword [rsp + 3168], r10                                  ;                    frame
        mov r10, qword [rax + 296]                                   ;                    frame
        mov qword [rsp + 3176], r10                                  ;                    frame
        mov r10, qword [rax + 304]                                   ;                    frame
        mov qword [rsp + 3184], r10                                  ;                    frame
        mov r10, qword [rax + 312]                                   ;                    frame
        mov qword [rsp + 3192], r10                                  ;                    frame
        mov r10, qword [rax + 320]                                   ;                    frame
        mov qword [rsp + 3200], r10                                  ;                    frame
        mov r10, qword [rax + 328]                                   ;                    frame
        mov qword [rsp + 3208], r10                                  ;                    frame
        mov r10, qword [rax + 336]                                   ;                    frame
        mov qword [rsp + 3216], r10                                  ;                    frame
        mov r10, qword [rax + 344]                                   ;                    frame
        mov qword [rsp + 3224], r10                                  ;                    frame
        mov r10, qword [rax + 352]                                   ;                    frame
        mov qword [rsp + 3232], r10                                  ;                    frame
        mov r10, qword [rax + 360]                                   ;                    frame
        mov qword [rsp + 3240], r10                                  ;                    frame
        mov r10, qword [rax + 368]                                   ;                    frame
        mov qword [rsp + 3248], r10                                  ;                    frame
        mov r10, qword [rax + 376]                                   ;                    frame
        mov qword [rsp + 3256], r10                                  ;                    frame
        mov r10, qword [rax + 384]                                   ;                    frame
        mov qword [rsp + 3264], r10                                  ;                    frame
        mov r10, qword [rax + 392]                                   ;                    frame
        mov qword [rsp + 3272], r10                                  ;                    frame
        mov r10, qword [rax + 400]                                   ;                    frame
        mov qword [rsp + 3280], r10                                  ;                    frame
        mov r10, qword [rax + 408]                                   ;                    frame
        mov qword [rsp + 3288], r10                                  ;                    frame
        mov r10, qword [rax + 416]                                   ;                    frame
        mov qword [rsp + 3296], r10                                  ;                    frame
        mov r10, qword [rax + 424]                                   ;                    frame
        mov qword [rsp + 3304], r10                                  ;                    frame
        mov r10, qword [rax + 432]                                   ;                    frame
        mov qword [rsp + 3312], r10                                  ;                    frame
        mov r10, qword [rax + 440]                                   ;                    frame
        mov qword [rsp + 3320], r10                                  ;                    frame
        mov r10, qword [rax + 448]                                   ;                    frame
        mov qword [rsp + 3328], r10                                  ;                    frame
        mov r10, qword [rax + 456]                                   ;                    frame
        mov qword [rsp + 3336], r10                                  ;                    frame
        mov r10, qword [rax + 464]                                   ;                    frame
        mov qword [rsp + 3344], r10                                  ;                    frame
        mov r10, qword [rax + 472]                                   ;                    frame
        mov qword [rsp + 3352], r10                                  ;                    frame
        mov r10, qword [rax + 480]                                   ;                    frame
        mov qword [rsp + 3360], r10                                  ;                    frame
        mov r10, qword [rax + 488]                                   ;                    frame
        mov qword [rsp + 3368], r10                                  ;                    frame
        mov r10, qword [rax + 496]                                   ;                    frame
        mov qword [rsp + 3376], r10                                  ;                    frame
        mov r10, qword [rax + 504]                                   ;                    frame
        mov qword [rsp + 3384], r10                                  ;                    frame
        mov r10, qword [rax + 512]                                   ;                    frame
        mov qword [rsp + 3392], r10                                  ;                    frame
        mov qword [rsp + 2880], rdi                                  ;                    argument
        mov qword [rsp + 2888], rsi                                  ;                    argument
        mov qword [rsp + 2896], rdx                                  ;                    argument
        mov qword [rsp + 2904], rcx                                  ;                    argument
        mov qword [rsp + 2912], r8                                   ;                    argument
        mov qword [rsp + 2920], r9                                   ;                    argument
        mov r8, qword [rsp + 2880]                                   ;     0.0 p2      40 h reload
        vmovdqu64 xmm0, [r8]                                         ;     5.0 p3      40 h
        mov r8, qword [rsp + 2888]                                   ;     0.3 p10     40 h reload
        vmovdqu64 xmm1, [r8]                                         ;     5.3 p2      40 h
        mov r8, qword [rsp + 2896]                                   ;     1.2 p3      40 h reload
        vmovdqu64 xmm2, [r8]                                         ;     6.2 p10     40 h
        mov r8, qword [rsp + 2904]                                   ;     2.0 p2      40 h reload
        vmovdqu64 xmm3, [r8]                                         ;     7.0 p3      40 h
        mov r8, qword [rsp + 2912]                                   ;     2.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     7.3 p2      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                               ;    13.3 p5      40 h
        mov r8, qword [rsp + 2920]                                   ;     3.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     8.2 p10     40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                               ;    14.2 p5      40 h
        mov r8, qword [rsp + 2928]                                   ;     4.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     9.0 p3      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                               ;    15.0 p5      40 h
        mov r8, qword [rsp + 2936]                                   ;     4.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     9.3 p2      40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                               ;    15.3 p5      40 h
        mov r8, qword [rsp + 2944]                                   ;     5.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    10.2 p10     40 h
        mov r8, qword [rsp + 2952]                                   ;     6.0 p2      40 h reload
        vmovdqu64 xmm5, [r8]                                         ;    11.0 p3      40 h
        mov r8, qword [rsp + 2960]                                   ;     6.3 p10     40 h reload
        vmovdqu64 xmm6, [r8]                                         ;    11.3 p2      40 h
        mov r8, qword [rsp + 2968]                                   ;     7.2 p3      40 h reload
        vmovdqu64 xmm7, [r8]                                         ;    12.2 p10     40 h
        mov r8, qword [rsp + 2976]                                   ;     8.0 p2      40 h reload
        vmovdqu64 xmm8, [r8]                                         ;    13.0 p3      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                               ;    19.0 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                            ;    22.0 p5      40 h
        mov r8, qword [rsp + 2984]                                   ;     8.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    13.3 p2      40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                               ;    19.3 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                            ;    22.3 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                  ;    25.3 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                  ;    25.3 p5      40 h
        mov r8, qword [rsp + 2992]                                   ;     9.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                         ;    14.2 p10     40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                               ;    20.2 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                            ;    23.2 p5      40 h
        mov r8, qword [rsp + 3000]                                   ;    10.0 p2      40 h reload
        vmovdqu64 xmm2, [r8]                                         ;    15.0 p3      40 h
        vshufi32x4 zmm2, zmm7, zmm2, 0                               ;    21.0 p5      40 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                            ;    24.0 p5      40 h
        vpunpckldq zmm3, zmm1, zmm2                                  ;    27.0 p5      40 h
        vpunpckhdq zmm1, zmm1, zmm2                                  ;    27.0 p5      40 h
        vpunpcklqdq zmm2, zmm4, zmm3                                 ;    28.0 p5      40 h
        vpunpckhqdq zmm3, zmm4, zmm3                                 ;    28.0 p5      40 h
        vmovdqu64 [rsp + 0], zmm2                                    ;    29.0 p7+p4   40 h
        vpunpcklqdq zmm2, zmm0, zmm1                                 ;    28.0 p5      40 h
        vpunpckhqdq zmm0, zmm0, zmm1                                 ;    28.0 p5      40 h
        vmovdqu64 [rsp + 64], zmm3                                   ;    29.0 p8+p9   40 h
        vmovdqu64 [rsp + 128], zmm2                                  ;    29.0 p7+p4   40 h
        vmovdqu64 [rsp + 192], zmm0                                  ;    29.0 p8+p9   40 h
        mov r8, qword [rsp + 3008]                                   ;    10.3 p10     40 h reload
        vmovdqu64 xmm0, [r8]                                         ;    15.3 p2      40 h
        mov r8, qword [rsp + 3016]                                   ;    11.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                         ;    16.2 p10     40 h
        mov r8, qword [rsp + 3024]                                   ;    12.0 p2      40 h reload
        vmovdqu64 xmm2, [r8]                                         ;    17.0 p3      40 h
        mov r8, qword [rsp + 3032]                                   ;    12.3 p10     40 h reload
        vmovdqu64 xmm3, [r8]                                         ;    17.3 p2      40 h
        mov r8, qword [rsp + 3040]                                   ;    13.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    18.2 p10     40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                               ;    24.2 p5      40 h
        mov r8, qword [rsp + 3048]                                   ;    14.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    19.0 p3      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                               ;    25.0 p5      40 h
        mov r8, qword [rsp + 3056]                                   ;    14.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    19.3 p2      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                               ;    25.3 p5      40 h
        mov r8, qword [rsp + 3064]                                   ;    15.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    20.2 p10     40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                               ;    26.2 p5      40 h
        mov r8, qword [rsp + 3072]                                   ;    16.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    21.0 p3      40 h
        mov r8, qword [rsp + 3080]                                   ;    16.3 p10     40 h reload
        vmovdqu64 xmm5, [r8]                                         ;    21.3 p2      40 h
        mov r8, qword [rsp + 3088]                                   ;    17.2 p3      40 h reload
        vmovdqu64 xmm6, [r8]                                         ;    22.2 p10     40 h
        mov r8, qword [rsp + 3096]                                   ;    18.0 p2      40 h reload
        vmovdqu64 xmm7, [r8]                                         ;    23.0 p3      40 h
        mov r8, qword [rsp + 3104]                                   ;    18.3 p10     40 h reload
        vmovdqu64 xmm8, [r8]                                         ;    23.3 p2      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                               ;    29.3 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                            ;    32.3 p5      40 h
        mov r8, qword [rsp + 3112]                                   ;    19.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    24.2 p10     40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                               ;    30.2 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                            ;    33.2 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                  ;    36.2 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                  ;    36.2 p5      40 h
        mov r8, qword [rsp + 3120]                                   ;    20.0 p2      40 h reload
        vmovdqu64 xmm1, [r8]                                         ;    25.0 p3      40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                               ;    31.7 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                            ;    34.7 p5      40 h
        mov r8, qword [rsp + 3128]                                   ;    20.3 p10     40 h reload
        vmovdqu64 xmm2, [r8]                                         ;    25.3 p2      40 h
        vshufi32x4 zmm2, zmm7, zmm2, 0                               ;    33.7 p5      40 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                            ;    36.7 p5      40 h
        vpunpckldq zmm3, zmm1, zmm2                                  ;    39.7 p5      40 h
        vpunpckhdq zmm1, zmm1, zmm2                                  ;    39.7 p5      40 h
        vpunpcklqdq zmm2, zmm4, zmm3                                 ;    40.7 p5      40 h
        vpunpckhqdq zmm3, zmm4, zmm3                                 ;    40.7 p5      40 h
        vmovdqu64 [rsp + 256], zmm2                                  ;    41.7 p7+p4   40 h
        vmovdqu64 [rsp + 320], zmm3                                  ;    41.7 p8+p9   40 h
        vpunpcklqdq zmm2, zmm0, zmm1                                 ;    40.7 p5      40 h
        vpunpckhqdq zmm0, zmm0, zmm1                                 ;    40.7 p5      40 h
        vmovdqu64 [rsp + 384], zmm2                                  ;    41.7 p7+p4   40 h
        vmovdqu64 [rsp + 448], zmm0                                  ;    41.7 p8+p9   40 h
        mov r8d, dword [rsp + 3408]                                  ;    21.2 p3      40 h
        shl r8, 6                                                    ;    26.2 p0      40 h
        add r8, qword [rsp + 3136]                                   ;    27.2 p1+p10   40 h
        mov qword [rsp + 3144], r8                                   ;    28.2 p7+p4   40 h
        cmp dword [rsp + 3408], 0                                    ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 64]                                   ;                    resident
        vmovdqu64 zmm1, [rsp + 128]                                  ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                                  ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                  ;                    resident
        vmovdqu64 zmm4, [rsp + 384]                                  ;                    resident
        vmovdqu64 zmm5, [rsp + 448]                                  ;                    resident
        mov r8, qword [rsp + 3136]                                   ;                    resident
        mov r9, qword [rsp + 3152]                                   ;                    resident
        mov r10, qword [rsp + 3160]                                  ;                    resident
        mov r11, qword [rsp + 3168]                                  ;                    resident
        mov r12, qword [rsp + 3176]                                  ;                    resident
        mov r13, qword [rsp + 3184]                                  ;                    resident
        mov r14, qword [rsp + 3192]                                  ;                    resident
        mov r15, qword [rsp + 3200]                                  ;                    resident
        mov rsi, qword [rsp + 3208]                                  ;                    resident
        mov rdi, qword [rsp + 3216]                                  ;                    resident
        mov rbp, qword [rsp + 3224]                                  ;                    resident
        mov rax, qword [rsp + 3232]                                  ;                    resident
        mov rcx, qword [rsp + 3240]                                  ;                    resident
        vmovdqu64 zmm6, [rsp + 0]                                    ;                    resident
        vmovdqu64 zmm7, [rsp + 256]                                  ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm8, [r8]                                         ;     0.0 p2      47 t
        vmovdqu64 zmm9, [r9]                                         ;     0.2 p3      47 t
        vmovdqu64 zmm10, [r10]                                       ;     1.0 p2      47 t
        vmovdqu64 zmm11, [r11]                                       ;     1.2 p3      47 t
        vmovdqu64 zmm12, [r12]                                       ;     2.0 p2      47 t
        vmovdqu64 zmm13, [r13]                                       ;     2.2 p3      47 t
        vmovdqu64 zmm14, [r14]                                       ;     3.0 p2      47 t
        vmovdqu64 zmm15, [r15]                                       ;     3.2 p3      47 t
        vmovdqu64 zmm16, [rsi]                                       ;     4.0 p2      47 t
        vmovdqu64 zmm17, [rdi]                                       ;     4.2 p3      47 t
        vmovdqu64 zmm18, [rbp]                                       ;     5.0 p2      47 t
        vmovdqu64 zmm19, [rax]                                       ;     5.2 p3      47 t
        vmovdqu64 zmm20, [rcx]                                       ;     6.0 p2      47 t
        vmovdqa64 zmm21, zmm0                                        ;     2.2         26 t copy
        vpternlogd zmm21, zmm2, zmm1, 0xac                           ;     2.3 p0      26 t
        vmovdqa64 zmm22, zmm3                                        ;     2.5         26 t copy
        vpternlogd zmm22, zmm5, zmm4, 0xac                           ;     2.7 p5      26 t
        vpaddd zmm21, zmm21, zmm6                                    ;     3.3 p0      47 t
        vpaddd zmm22, zmm22, zmm7                                    ;     3.7 p5      47 t
        vshufi32x4 zmm23, zmm8, zmm12, 0x44                          ;     8.0 p5      47 t
        vshufi32x4 zmm24, zmm9, zmm13, 0x44                          ;     8.2 p5      47 t
        vshufi32x4 zmm25, zmm10, zmm14, 0x44                         ;     9.0 p5      47 t
        vshufi32x4 zmm26, zmm11, zmm15, 0x44                         ;     9.2 p5      47 t
        mov rdx, qword [rsp + 3248]                                  ;     3.8 p10     47 t reload
        vmovdqu64 zmm27, [rdx]                                       ;     8.8 p3      47 t
        mov rbx, qword [rsp + 3256]                                  ;     4.8 p10     47 t reload
        vmovdqu64 zmm28, [rbx]                                       ;     9.8 p2      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 64]       ;     7.2 p3      47 t reload
        vpaddd zmm21, zmm21, zmm29                                   ;    13.2 p0      47 t
        vpaddd zmm22, zmm22, zmm29                                   ;    13.2 p0      47 t
        vshufi32x4 zmm29, zmm16, zmm20, 0x44                         ;    12.0 p5      47 t
        vshufi32x4 zmm30, zmm17, zmm27, 0x44                         ;    14.8 p5      47 t
        vshufi32x4 zmm31, zmm23, zmm29, 0x88                         ;    15.0 p5      47 t
        vmovdqu64 [rsp + 512], zmm7                                  ;     5.5 p7+p4   42 v[0] spill
        vshufi32x4 zmm7, zmm18, zmm28, 0x44                          ;    15.8 p5      47 t
        vmovdqu64 [rsp + 576], zmm6                                  ;     5.8 p8+p9   42 v[0] spill
        vshufi32x4 zmm6, zmm24, zmm30, 0x88                          ;    17.8 p5      47 t
        vshufi32x4 zmm15, zmm25, zmm7, 0x88                          ;    18.8 p5      47 t
        vpunpckldq zmm11, zmm31, zmm6                                ;    20.8 p5      47 t
        vpunpckhdq zmm31, zmm31, zmm6                                ;    20.8 p5      47 t
        mov rdx, qword [rsp + 3264]                                  ;     6.7 p10     47 t reload
        vmovdqu64 zmm6, [rdx]                                        ;    11.7 p2      47 t
        vshufi32x4 zmm28, zmm19, zmm6, 0x44                          ;    17.7 p5      47 t
        vshufi32x4 zmm6, zmm26, zmm28, 0x88                          ;    20.7 p5      47 t
        vshufi32x4 zmm23, zmm23, zmm29, 0xdd                         ;    18.7 p5      47 t
        vshufi32x4 zmm24, zmm24, zmm30, 0xdd                         ;    19.7 p5      47 t
        vshufi32x4 zmm25, zmm25, zmm7, 0xdd                          ;    20.7 p5      47 t
        vpunpckldq zmm29, zmm15, zmm6                                ;    23.7 p5      47 t
        vpunpckhdq zmm15, zmm15, zmm6                                ;    23.7 p5      47 t
        vshufi32x4 zmm26, zmm26, zmm28, 0xdd                         ;    23.7 p5      47 t
        vpunpcklqdq zmm28, zmm11, zmm29                              ;    24.7 p5      47 t
        vpunpckhqdq zmm11, zmm11, zmm29                              ;    25.7 p5      47 t
        vpunpcklqdq zmm29, zmm31, zmm15                              ;    26.7 p5      47 t
        vpunpckhqdq zmm15, zmm31, zmm15                              ;    27.7 p5      47 t
        vpunpckldq zmm30, zmm23, zmm24                               ;    28.7 p5      47 t
        vpunpckhdq zmm23, zmm23, zmm24                               ;    29.7 p5      47 t
        vpaddd zmm21, zmm21, zmm28                                   ;    25.7 p0      47 t
        vprold zmm21, zmm21, 7                                       ;    26.7 p0      48 v[0]
        mov rbx, qword [rsp + 3272]                                  ;     9.7 p10     47 t reload
        vmovdqu64 zmm24, [rbx]                                       ;    14.7 p3      47 t
        mov rdx, qword [rsp + 3280]                                  ;    10.0 p2      47 t reload
        vmovdqu64 zmm31, [rdx]                                       ;    15.0 p3      47 t
        vpaddd zmm21, zmm21, zmm0                                    ;    27.7 p0      48 v[0]
        vpunpckldq zmm6, zmm25, zmm26                                ;    30.7 p5      47 t
        vpunpckhdq zmm25, zmm25, zmm26                               ;    31.7 p5      47 t
        vpaddd zmm26, zmm11, zmm2                                    ;    26.7 p0      47 t
        vmovdqu64 zmm7, [rel md5_blocks.T0_constants512 + 128]       ;    11.0 p2      47 t reload
        vpaddd zmm26, zmm26, zmm7                                    ;    27.7 p0      47 t
        vpaddd zmm7, zmm7, zmm5                                      ;    17.0 p0      47 t
        mov rbx, qword [rsp + 3288]                                  ;    11.5 p10     47 t reload
        vmovdqu64 [rsp + 640], zmm5                                  ;    11.7 p7+p4   42 v[3] spill
        vmovdqu64 zmm5, [rbx]                                        ;    16.5 p3      47 t
        vmovdqu64 [rsp + 704], zmm2                                  ;    12.0 p8+p9   42 v[3] spill
        vpaddd zmm2, zmm29, zmm1                                     ;    27.7 p0      47 t
        vpaddd zmm2, zmm2, [rel md5_blocks.T0_constants512 + 192]    ;    28.7 p0+p2   47 t
        vmovdqu64 [rsp + 768], zmm29                                 ;    27.7 p7+p4   47 t spill
        vmovdqa64 zmm29, zmm21                                       ;    28.7         26 t copy
        vpternlogd zmm29, zmm0, zmm1, 0xca                           ;    28.7 p0      26 t
        vpaddd zmm26, zmm26, zmm29                                   ;    29.7 p0      47 t
        vprold zmm26, zmm26, 0xc                                     ;    30.7 p0      48 v[3]
        vpaddd zmm26, zmm26, zmm21                                   ;    31.7 p0      48 v[3]
        vpaddd zmm29, zmm15, zmm0                                    ;    28.7 p0      47 t
        vpaddd zmm29, zmm29, [rel md5_blocks.T0_constants512 + 256]  ;    29.7 p0+p3   47 t
        mov rdx, qword [rsp + 3296]                                  ;    13.8 p10     47 t reload
        vmovdqu64 [rsp + 832], zmm1                                  ;    14.0 p8+p9   42 v[2] spill
        vmovdqu64 zmm1, [rdx]                                        ;    18.8 p2      47 t
        vmovdqu64 [rsp + 896], zmm15                                 ;    28.7 p7+p4   47 t spill
        vpaddd zmm15, zmm21, [rel md5_blocks.T0_constants512 + 320]  ;    28.7 p0+p3   47 t
        vmovdqu64 [rsp + 960], zmm28                                 ;    25.7 p8+p9   47 t spill
        vpunpcklqdq zmm28, zmm30, zmm6                               ;    32.7 p5      47 t
        vpunpckhqdq zmm30, zmm30, zmm6                               ;    33.7 p5      47 t
        mov rbx, qword [rsp + 3304]                                  ;    15.2 p10     47 t reload
        vmovdqu64 zmm6, [rbx]                                        ;    20.2 p2      47 t
        vshufi32x4 zmm19, zmm24, zmm6, 0x44                          ;    34.7 p5      47 t
        vpaddd zmm15, zmm15, zmm28                                   ;    33.7 p0      47 t
        vmovdqu64 [rsp + 1024], zmm28                                ;    33.7 p7+p4   47 t spill
        vpunpcklqdq zmm28, zmm23, zmm25                              ;    35.7 p5      47 t
        vpunpckhqdq zmm23, zmm23, zmm25                              ;    36.7 p5      47 t
        mov rdx, qword [rsp + 3312]                                  ;    16.3 p3      47 t reload
        vmovdqu64 zmm25, [rdx]                                       ;    21.3 p2      47 t
        vshufi32x4 zmm6, zmm31, zmm25, 0x44                          ;    37.7 p5      47 t
        vmovdqa64 zmm25, zmm26                                       ;    32.7         26 t copy
        vpternlogd zmm25, zmm21, zmm0, 0xca                          ;    32.7 p0      26 t
        vpaddd zmm2, zmm2, zmm25                                     ;    33.7 p0      47 t
        vprold zmm25, zmm2, 0x11                                     ;    34.7 p0      48 v[2]
        vpaddd zmm25, zmm25, zmm26                                   ;    35.7 p0      48 v[2]
        vpternlogd zmm21, zmm25, zmm26, 0xb8                         ;    36.7 p0      26 t
        vpaddd zmm29, zmm29, zmm21                                   ;    37.7 p0      47 t
        vprold zmm21, zmm29, 0x16                                    ;    38.7 p0      48 v[1]
        mov rbx, qword [rsp + 3320]                                  ;    18.2 p10     47 t reload
        vmovdqu64 zmm29, [rbx]                                       ;    23.2 p3      47 t
        vshufi32x4 zmm2, zmm5, zmm29, 0x44                           ;    38.7 p5      47 t
        vpaddd zmm21, zmm21, zmm25                                   ;    39.7 p0      48 v[1]
        mov rdx, qword [rsp + 3328]                                  ;    18.8 p2      47 t reload
        vmovdqu64 [rsp + 1088], zmm0                                 ;    19.0 p8+p9   42 v[1] spill
        vmovdqu64 zmm0, [rdx]                                        ;    23.8 p3      47 t
        vshufi32x4 zmm29, zmm1, zmm0, 0x44                           ;    39.7 p5      47 t
        mov rbx, qword [rsp + 3336]                                  ;    19.5 p10     47 t reload
        vmovdqu64 zmm0, [rbx]                                        ;    24.5 p2      47 t
        mov rdx, qword [rsp + 3344]                                  ;    20.3 p3      47 t reload
        vmovdqu64 zmm1, [rdx]                                        ;    25.3 p2      47 t
        vpaddd zmm5, zmm26, zmm30                                    ;    34.7 p0      47 t
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 384]    ;    35.7 p0+p3   47 t
        vpternlogd zmm26, zmm21, zmm25, 0xb8                         ;    40.7 p0      26 t
        vpaddd zmm15, zmm15, zmm26                                   ;    41.7 p0      47 t
        mov rbx, qword [rsp + 3352]                                  ;    20.8 p10     47 t reload
        vmovdqu64 zmm26, [rbx]                                       ;    25.8 p2      47 t
        vprold zmm15, zmm15, 7                                       ;    42.7 p0      48 v[0]
        vpaddd zmm15, zmm15, zmm21                                   ;    43.7 p0      48 v[0]
        mov rdx, qword [rsp + 3360]                                  ;    21.8 p10     47 t reload
        vmovdqu64 [rsp + 1152], zmm30                                ;    34.7 p7+p4   47 t spill
        vmovdqu64 zmm30, [rdx]                                       ;    26.8 p3      47 t
        mov rbx, qword [rsp + 3368]                                  ;    22.8 p2      47 t reload
        vmovdqu64 zmm31, [rbx]                                       ;    27.8 p3      47 t
        vshufi32x4 zmm24, zmm0, zmm31, 0x44                          ;    40.7 p5      47 t
        vshufi32x4 zmm31, zmm19, zmm24, 0x88                         ;    43.7 p5      47 t
        vshufi32x4 zmm19, zmm19, zmm24, 0xdd                         ;    43.7 p5      47 t
        mov rdx, qword [rsp + 3376]                                  ;    22.8 p10     47 t reload
        vmovdqu64 zmm24, [rdx]                                       ;    27.8 p2      47 t
        vshufi32x4 zmm0, zmm1, zmm24, 0x44                           ;    43.7 p5      47 t
        mov rbx, qword [rsp + 3384]                                  ;    23.8 p10     47 t reload
        vmovdqu64 zmm24, [rbx]                                       ;    28.8 p3      47 t
        vshufi32x4 zmm1, zmm26, zmm24, 0x44                          ;    44.7 p5      47 t
        mov rdx, qword [rsp + 3392]                                  ;    24.8 p2      47 t reload
        vmovdqu64 zmm24, [rdx]                                       ;    29.8 p3      47 t
        vshufi32x4 zmm26, zmm30, zmm24, 0x44                         ;    45.7 p5      47 t
        vpaddd zmm24, zmm25, zmm28                                   ;    39.3 p0      47 t
        vpaddd zmm24, zmm24, [rel md5_blocks.T0_constants512 + 448]  ;    40.3 p0+p2   47 t
        vpternlogd zmm25, zmm15, zmm21, 0xb8                         ;    44.7 p0      26 t
        vpaddd zmm5, zmm5, zmm25                                     ;    45.7 p0      47 t
        vshufi32x4 zmm25, zmm6, zmm0, 0x88                           ;    46.7 p5      47 t
        vshufi32x4 zmm0, zmm6, zmm0, 0xdd                            ;    47.7 p5      47 t
        vshufi32x4 zmm6, zmm2, zmm1, 0x88                            ;    48.7 p5      47 t
        vshufi32x4 zmm1, zmm2, zmm1, 0xdd                            ;    49.7 p5      47 t
        vprold zmm2, zmm5, 0xc                                       ;    46.7 p0      48 v[3]
        vshufi32x4 zmm5, zmm29, zmm26, 0x88                          ;    50.7 p5      47 t
        vshufi32x4 zmm26, zmm29, zmm26, 0xdd                         ;    51.7 p5      47 t
        vpaddd zmm29, zmm23, zmm21                                   ;    44.3 p0      47 t
        vpaddd zmm29, zmm29, [rel md5_blocks.T0_constants512 + 512]  ;    45.3 p0+p3   47 t
        vpaddd zmm2, zmm2, zmm15                                     ;    47.7 p0      48 v[3]
        vpternlogd zmm21, zmm2, zmm15, 0xb8                          ;    48.7 p0      26 t
        vpaddd zmm24, zmm24, zmm21                                   ;    49.7 p0      47 t
        vpunpckldq zmm21, zmm31, zmm25                               ;    52.7 p5      47 t
        vpunpckhdq zmm25, zmm31, zmm25                               ;    53.7 p5      47 t
        vprold zmm24, zmm24, 0x11                                    ;    50.7 p0      48 v[2]
        vpunpckldq zmm31, zmm6, zmm5                                 ;    54.7 p5      47 t
        vpunpckhdq zmm5, zmm6, zmm5                                  ;    55.7 p5      47 t
        vpunpckldq zmm6, zmm19, zmm0                                 ;    56.7 p5      47 t
        vpunpckhdq zmm19, zmm19, zmm0                                ;    57.7 p5      47 t
        vpaddd zmm0, zmm4, [rel md5_blocks.T0_constants512 + 192]    ;    50.3 p0+p2   47 t
        vpaddd zmm24, zmm24, zmm2                                    ;    51.7 p0      48 v[2]
        vmovdqu64 [rsp + 1216], zmm23                                ;    37.7 p8+p9   47 t spill
        vpunpcklqdq zmm23, zmm21, zmm31                              ;    58.7 p5      47 t
        vpunpckhqdq zmm21, zmm21, zmm31                              ;    59.7 p5      47 t
        vmovdqa64 zmm31, zmm3                                        ;    29.0         48 v[0] copy
        vpaddd zmm22, zmm22, zmm23                                   ;    59.7 p0      47 t
        vprold zmm22, zmm22, 7                                       ;    60.7 p0      48 v[0]
        vpaddd zmm31, zmm31, zmm22                                   ;    61.7 p0      48 v[0]
        vpunpcklqdq zmm22, zmm25, zmm5                               ;    60.7 p5      47 t
        vpunpckhqdq zmm25, zmm25, zmm5                               ;    61.7 p5      47 t
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                           ;    62.7 p5      47 t
        vshufi32x4 zmm12, zmm16, zmm20, 0xee                         ;    63.7 p5      47 t
        vshufi32x4 zmm9, zmm9, zmm13, 0xee                           ;    64.7 p5      47 t
        vshufi32x4 zmm13, zmm17, zmm27, 0xee                         ;    65.7 p5      47 t
        vshufi32x4 zmm10, zmm10, zmm14, 0xee                         ;    66.7 p5      47 t
        mov rbx, qword [rsp + 3256]                                  ;    30.8 p10     47 t reload
        vshufi32x4 zmm14, zmm18, [rbx], 0xee                         ;    67.7 p5+p3   47 t
        vpaddd zmm16, zmm3, zmm25                                    ;    62.7 p0      47 t
        vpaddd zmm16, zmm16, [rel md5_blocks.T0_constants512 + 256]  ;    63.7 p0+p2   47 t
        vpunpckldq zmm17, zmm1, zmm26                                ;    68.7 p5      47 t
        vpunpckhdq zmm18, zmm1, zmm26                                ;    69.7 p5      47 t
        vmovdqa64 zmm20, zmm24                                       ;    52.7         48 v[1] copy
        vmovdqa64 zmm26, zmm24                                       ;    52.7         26 t copy
        vpternlogd zmm26, zmm2, zmm15, 0xca                          ;    57.3 p0      26 t
        vpaddd zmm29, zmm29, zmm26                                   ;    58.3 p0      47 t
        vpaddd zmm7, zmm7, zmm21                                     ;    60.7 p0      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 320]      ;    32.7 p3      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 384]      ;    32.8 p2      47 t
        vprold zmm29, zmm29, 0x16                                    ;    60.3 p0      48 v[1]
        vpaddd zmm20, zmm20, zmm29                                   ;    61.3 p0      48 v[1]
        vpaddd zmm0, zmm0, zmm22                                     ;    62.3 p0      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 448]      ;    33.7 p3      47 t
        vmovdqa64 zmm1, zmm31                                        ;    62.7         26 t copy
        vpternlogd zmm1, zmm3, zmm4, 0xca                            ;    63.3 p0      26 t
        vpaddd zmm7, zmm7, zmm1                                      ;    64.3 p0      47 t
        vmovdqu64 zmm1, [r11]                                        ;    34.2 p2      47 t reload
        vshufi32x4 zmm1, zmm1, [r15], 0xee                           ;    70.7 p5+p3   47 t
        mov rbx, qword [rsp + 3264]                                  ;    34.5 p10     47 t reload
        vmovdqu64 zmm5, [rax]                                        ;    35.2 p2      47 t reload
        vshufi32x4 zmm5, zmm5, [rbx], 0xee                           ;    71.7 p5+p3   47 t
        vprold zmm7, zmm7, 0xc                                       ;    65.3 p0      48 v[3]
        vpaddd zmm7, zmm7, zmm31                                     ;    66.3 p0      48 v[3]
        vpaddd zmm26, zmm26, zmm31                                   ;    67.3 p0      47 t
        vpaddd zmm27, zmm27, zmm7                                    ;    68.3 p0      47 t
        vmovdqu64 [rsp + 1280], zmm4                                 ;    35.7 p7+p4   42 v[2] spill
        vmovdqa64 zmm4, zmm20                                        ;    62.3         26 t copy
        vpternlogd zmm4, zmm24, zmm2, 0xca                           ;    69.3 p0      26 t
        vmovdqu64 [rsp + 1344], zmm22                                ;    61.7 p8+p9   47 t spill
        vmovdqa64 zmm22, zmm7                                        ;    67.3         26 t copy
        vpternlogd zmm22, zmm31, zmm3, 0xca                          ;    70.3 p0      26 t
        vpaddd zmm0, zmm0, zmm22                                     ;    71.3 p0      47 t
        mov rbx, qword [rsp + 3304]                                  ;    36.8 p10     47 t reload
        mov rdx, qword [rsp + 3272]                                  ;    37.0 p2      47 t reload
        vmovdqu64 zmm22, [rdx]                                       ;    42.0 p3      47 t reload
        vshufi32x4 zmm22, zmm22, [rbx], 0xee                         ;    72.7 p5+p2   47 t
        vprold zmm0, zmm0, 0x11                                      ;    72.3 p0      48 v[2]
        vpaddd zmm0, zmm0, zmm7                                      ;    73.3 p0      48 v[2]
        vpternlogd zmm31, zmm0, zmm7, 0xb8                           ;    74.3 p5      26 t
        vpaddd zmm16, zmm16, zmm31                                   ;    75.3 p0      47 t
        mov rdx, qword [rsp + 3392]                                  ;    38.2 p10     47 t reload
        vshufi32x4 zmm30, zmm30, [rdx], 0xee                         ;    74.7 p5+p3   47 t
        mov rbx, qword [rsp + 3368]                                  ;    39.0 p2      47 t reload
        mov rdx, qword [rsp + 3336]                                  ;    39.2 p10     47 t reload
        vmovdqu64 zmm31, [rdx]                                       ;    44.2 p3      47 t reload
        vshufi32x4 zmm31, zmm31, [rbx], 0xee                         ;    75.7 p5+p2   47 t
        vprold zmm16, zmm16, 0x16                                    ;    76.3 p0      48 v[1]
        vpaddd zmm16, zmm16, zmm0                                    ;    77.3 p0      48 v[1]
        vpternlogd zmm7, zmm16, zmm0, 0xb8                           ;    78.3 p5      26 t
        vpaddd zmm15, zmm15, [rel md5_blocks.T0_constants512 + 576]  ;    77.3 p0+p3   47 t
        vpaddd zmm2, zmm2, [rel md5_blocks.T0_constants512 + 640]    ;    77.7 p5+p2   47 t
        vpaddd zmm15, zmm15, zmm4                                    ;    78.3 p0      47 t
        mov rdx, qword [rsp + 3312]                                  ;    40.2 p10     47 t reload
        mov rbx, qword [rsp + 3280]                                  ;    41.2 p10     47 t reload
        vmovdqu64 zmm4, [rbx]                                        ;    46.2 p3      47 t reload
        vshufi32x4 zmm4, zmm4, [rdx], 0xee                           ;    78.7 p5+p2   47 t
        vpaddd zmm29, zmm29, zmm0                                    ;    79.3 p0      47 t
        vpaddd zmm26, zmm26, zmm7                                    ;    79.7 p5      47 t
        mov rbx, qword [rsp + 3376]                                  ;    42.2 p10     47 t reload
        mov rdx, qword [rsp + 3344]                                  ;    42.3 p3      47 t reload
        vmovdqu64 zmm7, [rdx]                                        ;    47.3 p2      47 t reload
        vshufi32x4 zmm7, zmm7, [rbx], 0xee                           ;    80.7 p5+p3   47 t
        mov rdx, qword [rsp + 3320]                                  ;    43.2 p10     47 t reload
        mov rbx, qword [rsp + 3288]                                  ;    44.0 p2      47 t reload
        vmovdqu64 [rsp + 1408], zmm3                                 ;    42.2 p7+p4   42 v[1] spill
        vmovdqu64 zmm3, [rbx]                                        ;    49.0 p3      47 t reload
        vshufi32x4 zmm3, zmm3, [rdx], 0xee                           ;    81.7 p5+p2   47 t
        mov rbx, qword [rsp + 3384]                                  ;    44.2 p10     47 t reload
        mov rdx, qword [rsp + 3352]                                  ;    45.2 p10     47 t reload
        vmovdqu64 [rsp + 1472], zmm25                                ;    62.7 p8+p9   47 t spill
        vmovdqu64 zmm25, [rdx]                                       ;    50.2 p3      47 t reload
        vshufi32x4 zmm25, zmm25, [rbx], 0xee                         ;    82.7 p5+p2   47 t
        vmovdqu64 [rsp + 1536], zmm23                                ;    59.7 p7+p4   47 t spill
        vshufi32x4 zmm23, zmm8, zmm12, 0x88                          ;    83.7 p5      47 t
        mov rdx, qword [rsp + 3328]                                  ;    46.2 p10     47 t reload
        mov rbx, qword [rsp + 3296]                                  ;    46.3 p3      47 t reload
        vmovdqu64 [rsp + 1600], zmm28                                ;    45.0 p8+p9   47 t spill
        vmovdqu64 zmm28, [rbx]                                       ;    51.3 p2      47 t reload
        vshufi32x4 zmm28, zmm28, [rdx], 0xee                         ;    84.7 p5+p3   47 t
        vmovdqu64 [rsp + 1664], zmm21                                ;    60.7 p7+p4   47 t spill
        vpunpcklqdq zmm21, zmm6, zmm17                               ;    85.7 p5      47 t
        vpunpckhqdq zmm17, zmm6, zmm17                               ;    86.7 p5      47 t
        vmovdqa64 zmm6, zmm20                                        ;    62.3         48 v[0] copy
        vmovdqu64 [rsp + 1728], zmm11                                ;    47.0 p8+p9   47 t spill
        vpunpcklqdq zmm11, zmm19, zmm18                              ;    87.7 p5      47 t
        vpunpckhqdq zmm18, zmm19, zmm18                              ;    88.7 p5      47 t
        vmovdqu64 zmm19, [rel md5_blocks.T0_constants512 + 704]      ;    48.0 p2      47 t reload
        vmovdqu64 [rsp + 1792], zmm12                                ;    66.7 p7+p4   47 t spill
        vpaddd zmm12, zmm24, zmm19                                   ;    80.3 p0      47 t
        vmovdqu64 [rsp + 1856], zmm8                                 ;    65.7 p8+p9   47 t spill
        vshufi32x4 zmm8, zmm9, zmm13, 0x88                           ;    89.7 p5      47 t
        vmovdqu64 [rsp + 1920], zmm13                                ;    68.7 p7+p4   47 t spill
        vshufi32x4 zmm13, zmm10, zmm14, 0x88                         ;    90.7 p5      47 t
        vpaddd zmm26, zmm26, zmm21                                   ;    86.7 p0      47 t
        vprold zmm26, zmm26, 7                                       ;    87.7 p0      48 v[0]
        vpaddd zmm26, zmm26, zmm16                                   ;    88.7 p0      48 v[0]
        vmovdqu64 [rsp + 1984], zmm21                                ;    86.7 p8+p9   47 t spill
        vpaddd zmm21, zmm20, [rel md5_blocks.T0_constants512 + 768]  ;    84.3 p0+p3   47 t
        vpternlogd zmm0, zmm26, zmm16, 0xb8                          ;    89.7 p0      26 t
        vpaddd zmm27, zmm27, zmm0                                    ;    90.7 p0      47 t
        vshufi32x4 zmm0, zmm1, zmm5, 0x88                            ;    91.7 p5      47 t
        vpaddd zmm27, zmm27, zmm17                                   ;    91.7 p0      47 t
        vpaddd zmm29, zmm29, zmm11                                   ;    88.7 p0      47 t
        vprold zmm27, zmm27, 0xc                                     ;    92.7 p0      48 v[3]
        vpaddd zmm27, zmm27, zmm26                                   ;    93.7 p0      48 v[3]
        vshufi32x4 zmm9, zmm9, [rsp + 1920], 0xdd                    ;    92.7 p5+p2   47 t
        vmovdqu64 [rsp + 1920], zmm17                                ;    87.7 p7+p4   47 t spill
        vmovdqu64 zmm17, [rsp + 1856]                                ;    65.7 p3      47 t reload
        vshufi32x4 zmm17, zmm17, [rsp + 1792], 0xdd                  ;    93.7 p5+p2   47 t
        vmovdqu64 [rsp + 1792], zmm11                                ;    88.7 p8+p9   47 t spill
        vpaddd zmm11, zmm16, zmm18                                   ;    91.3 p0      47 t
        vpaddd zmm11, zmm11, [rel md5_blocks.T0_constants512 + 512]  ;    92.3 p0+p3   47 t
        vpternlogd zmm16, zmm27, zmm26, 0xb8                         ;    94.7 p0      26 t
        vshufi32x4 zmm10, zmm10, zmm14, 0xdd                         ;    94.7 p5      47 t
        vshufi32x4 zmm14, zmm1, zmm5, 0xdd                           ;    95.7 p5      47 t
        vshufi32x4 zmm1, zmm22, zmm31, 0x88                          ;    96.7 p5      47 t
        vshufi32x4 zmm5, zmm4, zmm7, 0x88                            ;    97.7 p5      47 t
        vpaddd zmm29, zmm29, zmm16                                   ;    95.7 p0      47 t
        vshufi32x4 zmm16, zmm3, zmm25, 0x88                          ;    98.7 p5      47 t
        vprold zmm29, zmm29, 0x11                                    ;    96.7 p0      48 v[2]
        vpaddd zmm29, zmm29, zmm27                                   ;    97.7 p0      48 v[2]
        vmovdqu64 [rsp + 1856], zmm18                                ;    89.7 p7+p4   47 t spill
        vshufi32x4 zmm18, zmm28, zmm30, 0x88                         ;    99.7 p5      47 t
        vpaddd zmm19, zmm19, zmm29                                   ;    98.7 p0      47 t
        vmovdqu64 [rsp + 2048], zmm30                                ;    77.7 p8+p9   47 t spill
        vpaddd zmm30, zmm26, [rel md5_blocks.T0_constants512 + 576]  ;    98.3 p0+p2   47 t
        vpternlogd zmm26, zmm29, zmm27, 0xb8                         ;    99.3 p0      26 t
        vshufi32x4 zmm22, zmm22, zmm31, 0xdd                         ;   100.7 p5      47 t
        vshufi32x4 zmm31, zmm4, zmm7, 0xdd                           ;   101.7 p5      47 t
        vmovdqu64 zmm4, [rel md5_blocks.T0_constants512 + 640]       ;    53.0 p3      47 t
        vpunpckldq zmm7, zmm23, zmm8                                 ;   102.7 p5      47 t
        vpunpckhdq zmm8, zmm23, zmm8                                 ;   103.7 p5      47 t
        vpaddd zmm11, zmm11, zmm26                                   ;   100.3 p0      47 t
        vshufi32x4 zmm23, zmm3, zmm25, 0xdd                          ;   104.7 p5      47 t
        vmovdqu64 zmm25, [rel md5_blocks.T0_constants512 + 768]      ;    53.8 p2      47 t
        vshufi32x4 zmm26, zmm28, [rsp + 2048], 0xdd                  ;   105.7 p5+p3   47 t
        vpaddd zmm4, zmm4, zmm27                                     ;   101.3 p0      47 t
        vpunpckldq zmm28, zmm13, zmm0                                ;   106.7 p5      47 t
        vpunpckhdq zmm13, zmm13, zmm0                                ;   107.7 p5      47 t
        vprold zmm11, zmm11, 0x16                                    ;   102.3 p0      48 v[1]
        vpaddd zmm11, zmm29, zmm11                                   ;   103.3 p0      48 v[1]
        vpunpckldq zmm0, zmm17, zmm9                                 ;   108.7 p5      47 t
        vpunpckhdq zmm9, zmm17, zmm9                                 ;   109.7 p5      47 t
        vpternlogd zmm27, zmm11, zmm29, 0xb8                         ;   104.3 p0      26 t
        vmovdqu64 zmm17, [rel md5_blocks.T0_constants512 + 832]      ;    55.5 p2      47 t
        vpunpckldq zmm3, zmm1, zmm5                                  ;   110.7 p5      47 t
        vpunpckhdq zmm1, zmm1, zmm5                                  ;   111.7 p5      47 t
        vpaddd zmm30, zmm30, zmm27                                   ;   105.3 p0      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 832]      ;    56.2 p3      47 t
        vpunpckldq zmm5, zmm10, zmm14                                ;   112.7 p5      47 t
        vpunpckhdq zmm10, zmm10, zmm14                               ;   113.7 p5      47 t
        vpunpckldq zmm14, zmm16, zmm18                               ;   114.7 p5      47 t
        vpunpckhdq zmm16, zmm16, zmm18                               ;   115.7 p5      47 t
        vpaddd zmm25, zmm25, zmm11                                   ;   106.3 p0      47 t
        vpunpcklqdq zmm18, zmm7, zmm28                               ;   116.7 p5      47 t
        vpunpckhqdq zmm28, zmm7, zmm28                               ;   117.7 p5      47 t
        vmovdqa64 zmm7, zmm11                                        ;   104.3         48 v[0] copy
        vpaddd zmm15, zmm15, zmm18                                   ;   117.7 p0      47 t
        vprold zmm15, zmm15, 7                                       ;   118.7 p0      48 v[0]
        vpaddd zmm6, zmm6, zmm15                                     ;   119.7 p0      48 v[0]
        vpunpckldq zmm15, zmm22, zmm31                               ;   118.7 p5      47 t
        vpunpckhdq zmm22, zmm22, zmm31                               ;   119.7 p5      47 t
        vpunpcklqdq zmm31, zmm8, zmm13                               ;   120.7 p5      47 t
        vpunpckhqdq zmm8, zmm8, zmm13                                ;   121.7 p5      47 t
        vmovdqu64 zmm13, [rel md5_blocks.T0_constants512 + 896]      ;    58.8 p2      47 t
        vmovdqu64 [rsp + 2048], zmm18                                ;   117.7 p7+p4   47 t spill
        vmovdqu64 zmm18, [rel md5_blocks.T0_constants512 + 896]      ;    59.2 p3      47 t
        vpternlogd zmm24, zmm6, zmm20, 0xb8                          ;   120.7 p0      26 t
        vpaddd zmm2, zmm2, zmm24                                     ;   121.7 p0      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 960]      ;    59.8 p2      47 t
        vpaddd zmm2, zmm2, zmm28                                     ;   122.7 p0      47 t
        vmovdqu64 [rsp + 2112], zmm28                                ;   118.7 p8+p9   47 t spill
        vmovdqu64 zmm28, [rel md5_blocks.T0_constants512 + 960]      ;    60.2 p3      47 t
        vprold zmm2, zmm2, 0xc                                       ;   123.7 p0      48 v[3]
        vpaddd zmm12, zmm12, zmm31                                   ;   121.7 p0      47 t
        vpaddd zmm2, zmm2, zmm6                                      ;   124.7 p0      48 v[3]
        vpaddd zmm17, zmm17, zmm6                                    ;   120.7 p0      47 t
        vpternlogd zmm20, zmm2, zmm6, 0xb8                           ;   125.7 p0      26 t
        vpaddd zmm12, zmm12, zmm20                                   ;   126.7 p0      47 t
        vpunpckldq zmm20, zmm23, zmm26                               ;   122.7 p5      47 t
        vpunpckhdq zmm23, zmm23, zmm26                               ;   123.7 p5      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 1024]     ;    61.7 p2      47 t
        vmovdqu64 [rsp + 2176], zmm31                                ;   121.7 p7+p4   47 t spill
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1024]     ;    62.0 p3      47 t
        vpaddd zmm21, zmm21, zmm8                                    ;   122.7 p0      47 t
        vprold zmm12, zmm12, 0x11                                    ;   127.7 p0      48 v[2]
        vmovdqu64 [rsp + 2240], zmm8                                 ;   122.7 p8+p9   47 t spill
        vpunpcklqdq zmm8, zmm3, zmm14                                ;   124.7 p5      47 t
        vpunpckhqdq zmm14, zmm3, zmm14                               ;   125.7 p5      47 t
        vpunpcklqdq zmm3, zmm0, zmm5                                 ;   126.7 p5      47 t
        vpunpckhqdq zmm0, zmm0, zmm5                                 ;   127.7 p5      47 t
        vpunpcklqdq zmm5, zmm1, zmm16                                ;   128.7 p5      47 t
        vpunpckhqdq zmm16, zmm1, zmm16                               ;   129.7 p5      47 t
        vmovdqu64 zmm1, [rsp + 1728]                                 ;    63.7 p2      47 t
        vpaddd zmm1, zmm1, [rel md5_blocks.T0_constants512 + 1088]   ;   121.3 p0+p3   47 t
        vmovdqu64 [rsp + 2304], zmm0                                 ;   128.7 p7+p4   47 t spill
        vmovdqu64 zmm0, [rsp + 1664]                                 ;    64.7 p2      47 t
        vpaddd zmm13, zmm13, [rsp + 2304]                            ;   134.7 p0+p3   47 t
        vpaddd zmm0, zmm0, [rel md5_blocks.T0_constants512 + 1088]   ;   123.3 p0+p2   47 t
        vpaddd zmm30, zmm30, zmm8                                    ;   125.7 p0      47 t
        vprold zmm30, zmm30, 7                                       ;   126.7 p0      48 v[0]
        vpaddd zmm7, zmm7, zmm30                                     ;   127.7 p0      48 v[0]
        vpunpcklqdq zmm30, zmm9, zmm10                               ;   130.7 p5      47 t
        vpunpckhqdq zmm9, zmm9, zmm10                                ;   131.7 p5      47 t
        vpternlogd zmm29, zmm7, zmm11, 0xb8                          ;   128.7 p0      26 t
        vmovdqu64 zmm10, [rsp + 1600]                                ;    65.8 p3      47 t
        vpaddd zmm10, zmm10, [rel md5_blocks.T0_constants512 + 1152] ;   128.3 p0+p2   47 t
        vmovdqu64 [rsp + 2368], zmm8                                 ;   125.7 p8+p9   47 t spill
        vmovdqu64 zmm8, [rsp + 1792]                                 ;    88.7 p3      47 t
        vpaddd zmm8, zmm8, [rel md5_blocks.T0_constants512 + 1152]   ;   129.3 p0+p2   47 t
        vpaddd zmm4, zmm4, zmm29                                     ;   130.3 p0      47 t
        vpunpcklqdq zmm29, zmm15, zmm20                              ;   132.7 p5      47 t
        vpunpckhqdq zmm15, zmm15, zmm20                              ;   133.7 p5      47 t
        vpaddd zmm4, zmm4, zmm14                                     ;   131.3 p0      47 t
        vpaddd zmm12, zmm12, zmm2                                    ;   132.3 p0      48 v[2]
        vpunpcklqdq zmm20, zmm22, zmm23                              ;   134.7 p5      47 t
        vpunpckhqdq zmm22, zmm22, zmm23                              ;   135.7 p5      47 t
        vpaddd zmm13, zmm13, zmm2                                    ;   135.7 p0      47 t
        vprold zmm23, zmm4, 0xc                                      ;   134.3 p0      48 v[3]
        vpaddd zmm19, zmm19, zmm5                                    ;   135.3 p0      47 t
        vpaddd zmm17, zmm17, zmm3                                    ;   136.3 p0      47 t
        vpternlogd zmm6, zmm12, zmm2, 0xb8                           ;   136.7 p5      26 t
        vpaddd zmm27, zmm27, zmm7                                    ;   137.3 p0      47 t
        vpaddd zmm23, zmm7, zmm23                                    ;   137.7 p5      48 v[3]
        vpaddd zmm25, zmm25, zmm16                                   ;   138.3 p0      47 t
        vpaddd zmm21, zmm21, zmm6                                    ;   138.7 p5      47 t
        vpaddd zmm24, zmm24, zmm30                                   ;   139.3 p0      47 t
        vpternlogd zmm11, zmm23, zmm7, 0xb8                          ;   139.7 p5      26 t
        vmovdqu64 zmm4, [rsp + 2240]                                 ;   122.7 p3      47 t
        vmovdqu64 zmm6, [rel md5_blocks.T0_constants512 + 1216]      ;    69.7 p2      47 t reload
        vpaddd zmm4, zmm4, zmm6                                      ;   140.3 p0      47 t
        vpaddd zmm6, zmm6, zmm16                                     ;   140.7 p5      47 t
        vpaddd zmm19, zmm19, zmm11                                   ;   141.3 p0      47 t
        vpaddd zmm27, zmm27, zmm29                                   ;   141.7 p5      47 t
        vpaddd zmm26, zmm26, zmm9                                    ;   142.3 p0      47 t
        vpaddd zmm24, zmm24, zmm12                                   ;   142.7 p5      47 t
        vmovdqa64 zmm11, zmm12                                       ;   133.3         48 v[1] copy
        vprold zmm21, zmm21, 0x16                                    ;   143.3 p0      48 v[1]
        vpaddd zmm18, zmm18, zmm15                                   ;   143.7 p5      47 t
        vpaddd zmm28, zmm28, zmm20                                   ;   144.3 p0      47 t
        vprold zmm19, zmm19, 0x11                                    ;   145.3 p0      48 v[2]
        vpaddd zmm11, zmm11, zmm21                                   ;   144.7 p5      48 v[1]
        vpaddd zmm31, zmm31, zmm22                                   ;   145.7 p5      47 t
        vpaddd zmm18, zmm18, zmm23                                   ;   146.3 p0      47 t
        vpaddd zmm19, zmm23, zmm19                                   ;   146.7 p5      48 v[2]
        vpternlogd zmm2, zmm11, zmm12, 0xb8                          ;   147.3 p0      26 t
        vpternlogd zmm7, zmm19, zmm23, 0xb8                          ;   147.7 p5      26 t
        vmovdqu64 zmm21, [rsp + 960]                                 ;    72.7 p3      47 t
        vpaddd zmm21, zmm21, [rel md5_blocks.T0_constants512 + 1280] ;   148.3 p0+p2   47 t
        vmovdqu64 [rsp + 2432], zmm16                                ;   130.7 p7+p4   47 t spill
        vmovdqu64 zmm16, [rsp + 1536]                                ;    73.7 p3      47 t
        vpaddd zmm16, zmm16, [rel md5_blocks.T0_constants512 + 1280] ;   148.7 p5+p2   47 t
        vpaddd zmm25, zmm25, zmm7                                    ;   149.3 p0      47 t
        vpaddd zmm17, zmm17, zmm2                                    ;   149.7 p5      47 t
        vprold zmm25, zmm25, 0x16                                    ;   150.3 p0      48 v[1]
        vpaddd zmm26, zmm26, zmm11                                   ;   150.7 p5      47 t
        vprold zmm17, zmm17, 7                                       ;   151.3 p0      48 v[0]
        vpaddd zmm25, zmm25, zmm19                                   ;   151.7 p5      48 v[1]
        vpaddd zmm28, zmm28, zmm19                                   ;   152.3 p0      47 t
        vpaddd zmm17, zmm11, zmm17                                   ;   152.7 p5      48 v[0]
        vpternlogd zmm23, zmm25, zmm19, 0xb8                         ;   153.3 p0      26 t
        vmovdqu64 zmm2, [rsp + 1152]                                 ;    75.0 p3      47 t
        vmovdqu64 zmm7, [rel md5_blocks.T0_constants512 + 1344]      ;    75.2 p2      47 t reload
        vpaddd zmm2, zmm2, zmm7                                      ;   153.7 p5      47 t
        vmovdqu64 [rsp + 2496], zmm29                                ;   133.7 p8+p9   47 t spill
        vmovdqu64 zmm29, [rsp + 1920]                                ;    87.7 p3      47 t
        vpaddd zmm29, zmm29, zmm7                                    ;   154.3 p0      47 t
        vmovdqu64 zmm7, [rsp + 2176]                                 ;   121.7 p2      47 t
        vpaddd zmm7, zmm7, [rel md5_blocks.T0_constants512 + 1408]   ;   154.7 p5+p3   47 t
        vmovdqu64 [rsp + 2560], zmm3                                 ;   127.7 p7+p4   47 t spill
        vmovdqu64 zmm3, [rel md5_blocks.T0_constants512 + 1408]      ;    77.2 p2      47 t
        vpaddd zmm3, zmm3, zmm5                                      ;   155.3 p0      47 t
        vmovdqu64 [rsp + 2624], zmm5                                 ;   129.7 p8+p9   47 t spill
        vmovdqu64 zmm5, [rel md5_blocks.T0_constants512 + 1472]      ;    78.0 p3      47 t
        vpaddd zmm5, zmm5, zmm9                                      ;   155.7 p5      47 t
        vmovdqu64 [rsp + 2688], zmm9                                 ;   132.7 p7+p4   47 t spill
        vmovdqu64 zmm9, [rel md5_blocks.T0_constants512 + 1472]      ;    78.2 p2      47 t
        vpaddd zmm9, zmm9, zmm22                                     ;   156.3 p0      47 t
        vpaddd zmm27, zmm27, zmm23                                   ;   156.7 p5      47 t
        vmovdqu64 zmm23, [rsp + 1024]                                ;    79.0 p3      47 t
        vpaddd zmm23, zmm23, [rel md5_blocks.T0_constants512 + 1536] ;   157.3 p0+p2   47 t
        vpternlogd zmm12, zmm17, zmm11, 0xb8                         ;   157.7 p5      26 t
        vpaddd zmm13, zmm13, zmm12                                   ;   158.7 p0      47 t
        vpaddd zmm31, zmm31, zmm25                                   ;   158.7 p5      47 t
        vprold zmm12, zmm27, 7                                       ;   159.3 p0      48 v[0]
        vmovdqu64 zmm27, [rsp + 1984]                                ;    86.7 p3      47 t
        vpaddd zmm27, zmm27, [rel md5_blocks.T0_constants512 + 1536] ;   159.7 p5+p2   47 t
        vpaddd zmm1, zmm1, zmm17                                     ;   160.3 p0      47 t
        vprold zmm13, zmm13, 0xc                                     ;   161.3 p0      48 v[3]
        vpaddd zmm12, zmm12, zmm25                                   ;   160.7 p5      48 v[0]
        vpternlogd zmm19, zmm12, zmm25, 0xb8                         ;   161.7 p5      26 t
        vpaddd zmm18, zmm18, zmm19                                   ;   162.7 p0      47 t
        vmovdqu64 zmm19, [rsp + 2112]                                ;   118.7 p3      47 t
        vpaddd zmm19, zmm19, [rel md5_blocks.T0_constants512 + 1600] ;   162.7 p5+p2   47 t
        vpaddd zmm13, zmm13, zmm17                                   ;   163.3 p0      48 v[3]
        vprold zmm18, zmm18, 0xc                                     ;   164.3 p0      48 v[3]
        vmovdqu64 [rsp + 2752], zmm22                                ;   136.7 p8+p9   47 t spill
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 1600]     ;    82.0 p3      47 t
        vpaddd zmm22, zmm22, zmm14                                   ;   163.7 p5      47 t
        vpternlogd zmm11, zmm13, zmm17, 0xb8                         ;   164.7 p5      26 t
        vpaddd zmm24, zmm24, zmm11                                   ;   165.7 p0      47 t
        vpaddd zmm0, zmm0, zmm12                                     ;   165.7 p5      47 t
        vpaddd zmm18, zmm18, zmm12                                   ;   166.3 p0      48 v[3]
        vprold zmm11, zmm24, 0x11                                    ;   167.3 p0      48 v[2]
        vpternlogd zmm25, zmm18, zmm12, 0xb8                         ;   167.3 p5      26 t
        vpaddd zmm28, zmm28, zmm25                                   ;   168.3 p5      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 1664]     ;    82.5 p2      47 t
        vpaddd zmm24, zmm24, zmm30                                   ;   168.3 p0      47 t
        vpaddd zmm10, zmm10, zmm13                                   ;   168.7 p5      47 t
        vprold zmm25, zmm28, 0x11                                    ;   169.3 p0      48 v[2]
        vmovdqu64 zmm28, [rel md5_blocks.T0_constants512 + 1664]     ;    83.2 p3      47 t
        vpaddd zmm28, zmm28, zmm20                                   ;   169.7 p5      47 t
        vpaddd zmm11, zmm11, zmm13                                   ;   170.3 p0      48 v[2]
        vpaddd zmm25, zmm25, zmm18                                   ;   170.7 p5      48 v[2]
        vpaddd zmm8, zmm8, zmm18                                     ;   171.3 p0      47 t
        vpternlogd zmm17, zmm11, zmm13, 0xb8                         ;   171.7 p5      26 t
        vpaddd zmm26, zmm26, zmm17                                   ;   172.7 p0      47 t
        vpternlogd zmm12, zmm25, zmm18, 0xb8                         ;   172.7 p5      26 t
        vpaddd zmm31, zmm31, zmm12                                   ;   173.7 p0      47 t
        vprold zmm12, zmm26, 0x16                                    ;   174.3 p0      48 v[1]
        vmovdqu64 zmm17, [rsp + 896]                                 ;    84.8 p2      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 1728]     ;    85.0 p3      47 t reload
        vpaddd zmm17, zmm17, zmm26                                   ;   173.7 p5      47 t
        vprold zmm31, zmm31, 0x16                                    ;   175.3 p0      48 v[1]
        vmovdqu64 [rsp + 2816], zmm14                                ;   126.7 p7+p4   47 t spill
        vmovdqu64 zmm14, [rsp + 1472]                                ;    85.8 p2      47 t
        vpaddd zmm14, zmm14, zmm26                                   ;   174.7 p5      47 t
        vpaddd zmm4, zmm4, zmm11                                     ;   175.7 p5      47 t
        vpaddd zmm6, zmm6, zmm25                                     ;   176.3 p0      47 t
        vpaddd zmm12, zmm11, zmm12                                   ;   176.7 p5      48 v[1]
        vpaddd zmm26, zmm25, zmm31                                   ;   177.3 p0      48 v[1]
        vpternlogd zmm13, zmm12, zmm11, 0xca                         ;   177.7 p5      27 t
        vpaddd zmm1, zmm1, zmm13                                     ;   178.7 p0      47 t
        vpternlogd zmm18, zmm26, zmm25, 0xca                         ;   178.7 p5      27 t
        vpaddd zmm0, zmm0, zmm18                                     ;   179.7 p0      47 t
        vprold zmm13, zmm1, 5                                        ;   180.3 p0      48 v[0]
        vmovdqu64 zmm18, [rsp + 2048]                                ;   117.7 p3      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1792]     ;    87.7 p2      47 t reload
        vpaddd zmm18, zmm18, zmm31                                   ;   179.7 p5      47 t
        vprold zmm0, zmm0, 5                                         ;   181.3 p0      48 v[0]
        vmovdqu64 zmm1, [rsp + 2368]                                 ;   125.7 p3      47 t
        vpaddd zmm1, zmm1, zmm31                                     ;   180.7 p5      47 t
        vpaddd zmm21, zmm21, zmm12                                   ;   181.7 p5      47 t
        vpaddd zmm13, zmm13, zmm12                                   ;   182.3 p0      48 v[0]
        vpaddd zmm16, zmm16, zmm26                                   ;   182.7 p5      47 t
        vpaddd zmm31, zmm26, zmm0                                    ;   183.3 p0      48 v[0]
        vpternlogd zmm11, zmm13, zmm12, 0xca                         ;   183.7 p5      27 t
        vpaddd zmm10, zmm10, zmm11                                   ;   184.7 p0      47 t
        vpternlogd zmm25, zmm31, zmm26, 0xca                         ;   184.7 p5      27 t
        vpaddd zmm8, zmm8, zmm25                                     ;   185.7 p0      47 t
        vprold zmm10, zmm10, 9                                       ;   186.3 p0      48 v[3]
        vmovdqu64 zmm11, [rsp + 2304]                                ;   128.7 p2      47 t
        vmovdqu64 zmm25, [rel md5_blocks.T0_constants512 + 1856]     ;    90.2 p3      47 t reload
        vpaddd zmm11, zmm11, zmm25                                   ;   185.7 p5      47 t
        vprold zmm8, zmm8, 9                                         ;   187.3 p0      48 v[3]
        vpaddd zmm25, zmm25, zmm15                                   ;   186.7 p5      47 t
        vpaddd zmm2, zmm2, zmm13                                     ;   187.7 p5      47 t
        vpaddd zmm10, zmm13, zmm10                                   ;   188.3 p0      48 v[3]
        vpaddd zmm29, zmm29, zmm31                                   ;   188.7 p5      47 t
        vpaddd zmm8, zmm31, zmm8                                     ;   189.3 p0      48 v[3]
        vpternlogd zmm12, zmm10, zmm13, 0xca                         ;   189.7 p5      27 t
        vpaddd zmm4, zmm4, zmm12                                     ;   190.7 p0      47 t
        vpternlogd zmm26, zmm8, zmm31, 0xca                          ;   190.7 p5      27 t
        vpaddd zmm6, zmm6, zmm26                                     ;   191.7 p0      47 t
        vprold zmm12, zmm4, 0xe                                      ;   192.3 p0      48 v[2]
        vmovdqu64 zmm26, [rsp + 768]                                 ;    92.3 p2      47 t
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 1920]      ;    92.5 p3      47 t reload
        vpaddd zmm26, zmm26, zmm0                                    ;   191.7 p5      47 t
        vprold zmm4, zmm6, 0xe                                       ;   193.3 p0      48 v[2]
        vmovdqu64 zmm6, [rsp + 1344]                                 ;    93.3 p2      47 t
        vpaddd zmm6, zmm6, zmm0                                      ;   192.7 p5      47 t
        vpaddd zmm7, zmm7, zmm10                                     ;   193.7 p5      47 t
        vpaddd zmm12, zmm10, zmm12                                   ;   194.3 p0      48 v[2]
        vpaddd zmm3, zmm3, zmm8                                      ;   194.7 p5      47 t
        vpaddd zmm0, zmm8, zmm4                                      ;   195.3 p0      48 v[2]
        vpternlogd zmm13, zmm12, zmm10, 0xca                         ;   195.7 p5      27 t
        vpaddd zmm21, zmm21, zmm13                                   ;   196.7 p0      47 t
        vpternlogd zmm31, zmm0, zmm8, 0xca                           ;   196.7 p5      27 t
        vpaddd zmm16, zmm16, zmm31                                   ;   197.7 p0      47 t
        vprold zmm13, zmm21, 0x14                                    ;   198.3 p0      48 v[1]
        vmovdqu64 zmm21, [rsp + 1216]                                ;    94.8 p3      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1984]     ;    95.0 p2      47 t reload
        vpaddd zmm21, zmm21, zmm31                                   ;   197.7 p5      47 t
        vprold zmm16, zmm16, 0x14                                    ;   199.3 p0      48 v[1]
        vmovdqu64 zmm4, [rsp + 1856]                                 ;    95.8 p3      47 t
        vpaddd zmm4, zmm4, zmm31                                     ;   198.7 p5      47 t
        vpaddd zmm5, zmm5, zmm12                                     ;   199.7 p5      47 t
        vpaddd zmm13, zmm12, zmm13                                   ;   200.3 p0      48 v[1]
        vpaddd zmm9, zmm9, zmm0                                      ;   200.7 p5      47 t
        vpaddd zmm16, zmm0, zmm16                                    ;   201.3 p0      48 v[1]
        vpternlogd zmm10, zmm13, zmm12, 0xca                         ;   201.7 p5      27 t
        vpaddd zmm2, zmm2, zmm10                                     ;   202.7 p0      47 t
        vpternlogd zmm8, zmm16, zmm0, 0xca                           ;   202.7 p5      27 t
        vpaddd zmm29, zmm29, zmm8                                    ;   203.7 p0      47 t
        vprold zmm8, zmm2, 5                                         ;   204.3 p0      48 v[0]
        vmovdqu64 zmm10, [rsp + 2560]                                ;   127.7 p2      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 2048]     ;    97.5 p3      47 t reload
        vpaddd zmm10, zmm10, zmm31                                   ;   203.7 p5      47 t
        vprold zmm29, zmm29, 5                                       ;   205.3 p0      48 v[0]
        vmovdqu64 zmm2, [rsp + 2496]                                 ;   133.7 p2      47 t
        vpaddd zmm2, zmm2, zmm31                                     ;   204.7 p5      47 t
        vpaddd zmm23, zmm23, zmm13                                   ;   205.7 p5      47 t
        vpaddd zmm8, zmm13, zmm8                                     ;   206.3 p0      48 v[0]
        vpaddd zmm27, zmm27, zmm16                                   ;   206.7 p5      47 t
        vpaddd zmm29, zmm16, zmm29                                   ;   207.3 p0      48 v[0]
        vpternlogd zmm12, zmm8, zmm13, 0xca                          ;   207.7 p5      27 t
        vpaddd zmm7, zmm7, zmm12                                     ;   208.7 p0      47 t
        vpternlogd zmm0, zmm29, zmm16, 0xca                          ;   208.7 p5      27 t
        vpaddd zmm3, zmm3, zmm0                                      ;   209.7 p0      47 t
        vprold zmm12, zmm7, 9                                        ;   210.3 p0      48 v[3]
        vmovdqu64 zmm31, [rsp + 1152]                                ;    99.8 p3      47 t
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 2112]      ;   100.0 p2      47 t reload
        vpaddd zmm31, zmm31, zmm0                                    ;   209.7 p5      47 t
        vprold zmm3, zmm3, 9                                         ;   211.3 p0      48 v[3]
        vmovdqu64 zmm7, [rsp + 1920]                                 ;   100.8 p3      47 t
        vpaddd zmm7, zmm7, zmm0                                      ;   210.7 p5      47 t
        vpaddd zmm19, zmm19, zmm8                                    ;   211.7 p5      47 t
        vpaddd zmm12, zmm8, zmm12                                    ;   212.3 p0      48 v[3]
        vpaddd zmm22, zmm22, zmm29                                   ;   212.7 p5      47 t
        vpaddd zmm0, zmm29, zmm3                                     ;   213.3 p0      48 v[3]
        vpternlogd zmm13, zmm12, zmm8, 0xca                          ;   213.7 p5      27 t
        vpaddd zmm5, zmm5, zmm13                                     ;   214.7 p0      47 t
        vpternlogd zmm16, zmm0, zmm29, 0xca                          ;   214.7 p5      27 t
        vpaddd zmm9, zmm9, zmm16                                     ;   215.7 p0      47 t
        vprold zmm13, zmm5, 0xe                                      ;   216.3 p0      48 v[2]
        vmovdqu64 zmm16, [rsp + 2048]                                ;   117.7 p2      47 t
        vmovdqu64 zmm3, [rel md5_blocks.T0_constants512 + 2176]      ;   102.5 p3      47 t reload
        vpaddd zmm16, zmm16, zmm3                                    ;   215.7 p5      47 t
        vprold zmm9, zmm9, 0xe                                       ;   217.3 p0      48 v[2]
        vmovdqu64 zmm5, [rsp + 2368]                                 ;   125.7 p2      47 t
        vpaddd zmm5, zmm5, zmm3                                      ;   216.7 p5      47 t
        vpaddd zmm24, zmm24, zmm12                                   ;   217.7 p5      47 t
        vpaddd zmm13, zmm12, zmm13                                   ;   218.3 p0      48 v[2]
        vpaddd zmm28, zmm28, zmm0                                    ;   218.7 p5      47 t
        vpaddd zmm9, zmm0, zmm9                                      ;   219.3 p0      48 v[2]
        vpternlogd zmm8, zmm13, zmm12, 0xca                          ;   219.7 p5      27 t
        vpaddd zmm23, zmm23, zmm8                                    ;   220.7 p0      47 t
        vpternlogd zmm29, zmm9, zmm0, 0xca                           ;   220.7 p5      27 t
        vpaddd zmm27, zmm27, zmm29                                   ;   221.7 p0      47 t
        vprold zmm8, zmm23, 0x14                                     ;   222.3 p0      48 v[1]
        vmovdqu64 zmm23, [rsp + 2240]                                ;   122.7 p3      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 2240]     ;   105.0 p2      47 t reload
        vpaddd zmm23, zmm23, zmm29                                   ;   221.7 p5      47 t
        vprold zmm27, zmm27, 0x14                                    ;   223.3 p0      48 v[1]
        vmovdqu64 zmm3, [rsp + 2432]                                 ;   130.7 p3      47 t
        vpaddd zmm3, zmm3, zmm29                                     ;   222.7 p5      47 t
        vpaddd zmm17, zmm17, zmm13                                   ;   223.7 p5      47 t
        vpaddd zmm8, zmm13, zmm8                                     ;   224.3 p0      48 v[1]
        vpaddd zmm14, zmm14, zmm9                                    ;   224.7 p5      47 t
        vpaddd zmm27, zmm9, zmm27                                    ;   225.3 p0      48 v[1]
        vpternlogd zmm12, zmm8, zmm13, 0xca                          ;   225.7 p5      27 t
        vpaddd zmm19, zmm19, zmm12                                   ;   226.7 p0      47 t
        vpternlogd zmm0, zmm27, zmm9, 0xca                           ;   226.7 p5      27 t
        vpaddd zmm22, zmm22, zmm0                                    ;   227.7 p0      47 t
        vprold zmm12, zmm19, 5                                       ;   228.3 p0      48 v[0]
        vmovdqu64 zmm19, [rel md5_blocks.T0_constants512 + 2304]     ;   107.3 p2      47 t reload
        vpaddd zmm29, zmm30, zmm19                                   ;   227.7 p5      47 t
        vprold zmm22, zmm22, 5                                       ;   229.3 p0      48 v[0]
        vpaddd zmm19, zmm19, zmm20                                   ;   228.7 p5      47 t
        vpaddd zmm18, zmm18, zmm8                                    ;   229.7 p5      47 t
        vpaddd zmm12, zmm8, zmm12                                    ;   230.3 p0      48 v[0]
        vpaddd zmm1, zmm1, zmm27                                     ;   230.7 p5      47 t
        vpaddd zmm22, zmm27, zmm22                                   ;   231.3 p0      48 v[0]
        vpternlogd zmm13, zmm12, zmm8, 0xca                          ;   231.7 p5      27 t
        vpaddd zmm24, zmm24, zmm13                                   ;   232.7 p0      47 t
        vpternlogd zmm9, zmm22, zmm27, 0xca                          ;   232.7 p5      27 t
        vpaddd zmm28, zmm28, zmm9                                    ;   233.7 p0      47 t
        vprold zmm9, zmm24, 9                                        ;   234.3 p0      48 v[3]
        vmovdqu64 zmm13, [rsp + 1728]                                ;   109.5 p3      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 2368]     ;   109.7 p2      47 t reload
        vpaddd zmm13, zmm13, zmm24                                   ;   233.7 p5      47 t
        vprold zmm28, zmm28, 9                                       ;   235.3 p0      48 v[3]
        vmovdqu64 zmm0, [rsp + 1664]                                 ;   110.5 p3      47 t
        vpaddd zmm0, zmm0, zmm24                                     ;   234.7 p5      47 t
        vpaddd zmm11, zmm11, zmm12                                   ;   235.7 p5      47 t
        vpaddd zmm9, zmm12, zmm9                                     ;   236.3 p0      48 v[3]
        vpaddd zmm25, zmm25, zmm22                                   ;   236.7 p5      47 t
        vpaddd zmm24, zmm22, zmm28                                   ;   237.3 p0      48 v[3]
        vpternlogd zmm8, zmm9, zmm12, 0xca                           ;   237.7 p5      27 t
        vpaddd zmm17, zmm17, zmm8                                    ;   238.7 p0      47 t
        vpternlogd zmm27, zmm24, zmm22, 0xca                         ;   238.7 p5      27 t
        vpaddd zmm14, zmm14, zmm27                                   ;   239.7 p0      47 t
        vprold zmm8, zmm17, 0xe                                      ;   240.3 p0      48 v[2]
        vmovdqu64 zmm17, [rsp + 1024]                                ;   112.0 p2      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 2432]     ;   112.2 p3      47 t reload
        vpaddd zmm17, zmm17, zmm27                                   ;   239.7 p5      47 t
        vprold zmm14, zmm14, 0xe                                     ;   241.3 p0      48 v[2]
        vmovdqu64 zmm28, [rsp + 1984]                                ;   113.0 p2      47 t
        vpaddd zmm28, zmm28, zmm27                                   ;   240.7 p5      47 t
        vpaddd zmm26, zmm26, zmm9                                    ;   241.7 p5      47 t
        vpaddd zmm8, zmm9, zmm8                                      ;   242.3 p0      48 v[2]
        vpaddd zmm6, zmm6, zmm24                                     ;   242.7 p5      47 t
        vpaddd zmm14, zmm24, zmm14                                   ;   243.3 p0      48 v[2]
        vpternlogd zmm12, zmm8, zmm9, 0xca                           ;   243.7 p5      27 t
        vpaddd zmm18, zmm18, zmm12                                   ;   244.7 p0      47 t
        vpternlogd zmm22, zmm14, zmm24, 0xca                         ;   244.7 p5      27 t
        vpaddd zmm1, zmm1, zmm22                                     ;   245.7 p0      47 t
        vprold zmm12, zmm18, 0x14                                    ;   246.3 p0      48 v[1]
        vmovdqu64 zmm18, [rsp + 1216]                                ;   114.5 p3      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 2496]     ;   114.7 p2      47 t reload
        vpaddd zmm18, zmm18, zmm22                                   ;   245.7 p5      47 t
        vprold zmm27, zmm1, 0x14                                     ;   247.3 p0      48 v[1]
        vmovdqu64 zmm1, [rsp + 1856]                                 ;   115.5 p3      47 t
        vpaddd zmm1, zmm1, zmm22                                     ;   246.7 p5      47 t
        vpaddd zmm21, zmm21, zmm8                                    ;   247.7 p5      47 t
        vpaddd zmm12, zmm8, zmm12                                    ;   248.3 p0      48 v[1]
        vpaddd zmm4, zmm4, zmm14                                     ;   248.7 p5      47 t
        vpaddd zmm22, zmm14, zmm27                                   ;   249.3 p0      48 v[1]
        vpternlogd zmm9, zmm12, zmm8, 0xca                           ;   249.7 p5      27 t
        vpaddd zmm11, zmm11, zmm9                                    ;   250.7 p0      47 t
        vpternlogd zmm24, zmm22, zmm14, 0xca                         ;   250.7 p5      27 t
        vpaddd zmm25, zmm25, zmm24                                   ;   251.7 p0      47 t
        vprold zmm9, zmm11, 5                                        ;   252.3 p0      48 v[0]
        vmovdqu64 zmm11, [rsp + 2176]                                ;   121.7 p2      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 2560]     ;   117.2 p3      47 t reload
        vpaddd zmm11, zmm11, zmm24                                   ;   251.7 p5      47 t
        vprold zmm25, zmm25, 5                                       ;   253.3 p0      48 v[0]
        vmovdqu64 zmm27, [rsp + 2624]                                ;   129.7 p2      47 t
        vpaddd zmm27, zmm27, zmm24                                   ;   252.7 p5      47 t
        vpaddd zmm10, zmm10, zmm12                                   ;   253.7 p5      47 t
        vpaddd zmm9, zmm12, zmm9                                     ;   254.3 p0      48 v[0]
        vpaddd zmm2, zmm2, zmm22                                     ;   254.7 p5      47 t
        vpaddd zmm24, zmm22, zmm25                                   ;   255.3 p0      48 v[0]
        vpternlogd zmm8, zmm9, zmm12, 0xca                           ;   255.7 p5      27 t
        vpaddd zmm26, zmm26, zmm8                                    ;   256.7 p0      47 t
        vpternlogd zmm14, zmm24, zmm22, 0xca                         ;   256.7 p5      27 t
        vpaddd zmm6, zmm6, zmm14                                     ;   257.7 p0      47 t
        vprold zmm8, zmm26, 9                                        ;   258.3 p0      48 v[3]
        vmovdqu64 zmm14, [rsp + 2304]                                ;   128.7 p3      47 t
        vmovdqu64 zmm25, [rel md5_blocks.T0_constants512 + 2624]     ;   119.7 p2      47 t reload
        vpaddd zmm14, zmm14, zmm25                                   ;   257.7 p5      47 t
        vprold zmm26, zmm6, 9                                        ;   259.3 p0      48 v[3]
        vpaddd zmm25, zmm15, zmm25                                   ;   258.7 p5      47 t
        vpaddd zmm31, zmm31, zmm9                                    ;   259.7 p5      47 t
        vpaddd zmm8, zmm9, zmm8                                      ;   260.3 p0      48 v[3]
        vpaddd zmm7, zmm7, zmm24                                     ;   260.7 p5      47 t
        vpaddd zmm26, zmm24, zmm26                                   ;   261.3 p0      48 v[3]
        vpternlogd zmm12, zmm8, zmm9, 0xca                           ;   261.7 p5      27 t
        vpaddd zmm21, zmm21, zmm12                                   ;   262.7 p0      47 t
        vpternlogd zmm22, zmm26, zmm24, 0xca                         ;   262.7 p5      27 t
        vpaddd zmm4, zmm4, zmm22                                     ;   263.7 p0      47 t
        vprold zmm12, zmm21, 0xe                                     ;   264.3 p0      48 v[2]
        vmovdqu64 zmm21, [rsp + 960]                                 ;   121.8 p3      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 2688]     ;   122.0 p2      47 t reload
        vpaddd zmm21, zmm21, zmm22                                   ;   263.7 p5      47 t
        vprold zmm4, zmm4, 0xe                                       ;   265.3 p0      48 v[2]
        vmovdqu64 zmm6, [rsp + 1536]                                 ;   122.8 p3      47 t
        vpaddd zmm6, zmm6, zmm22                                     ;   264.7 p5      47 t
        vpaddd zmm16, zmm16, zmm8                                    ;   265.7 p5      47 t
        vpaddd zmm12, zmm8, zmm12                                    ;   266.3 p0      48 v[2]
        vpaddd zmm5, zmm5, zmm26                                     ;   266.7 p5      47 t
        vpaddd zmm22, zmm26, zmm4                                    ;   267.3 p0      48 v[2]
        vpternlogd zmm9, zmm12, zmm8, 0xca                           ;   267.7 p5      27 t
        vpaddd zmm10, zmm10, zmm9                                    ;   268.7 p0      47 t
        vpternlogd zmm24, zmm22, zmm26, 0xca                         ;   268.7 p5      27 t
        vpaddd zmm2, zmm2, zmm24                                     ;   269.7 p0      47 t
        vprold zmm9, zmm10, 0x14                                     ;   270.3 p0      48 v[1]
        vmovdqu64 zmm10, [rsp + 896]                                 ;   124.3 p2      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 2752]     ;   124.5 p3      47 t reload
        vpaddd zmm10, zmm10, zmm24                                   ;   269.7 p5      47 t
        vprold zmm2, zmm2, 0x14                                      ;   271.3 p0      48 v[1]
        vmovdqu64 zmm4, [rsp + 1472]                                 ;   125.3 p2      47 t
        vpaddd zmm4, zmm4, zmm24                                     ;   270.7 p5      47 t
        vpaddd zmm23, zmm23, zmm12                                   ;   271.7 p5      47 t
        vpaddd zmm9, zmm12, zmm9                                     ;   272.3 p0      48 v[1]
        vpaddd zmm3, zmm3, zmm22                                     ;   272.7 p5      47 t
        vpaddd zmm24, zmm22, zmm2                                    ;   273.3 p0      48 v[1]
        vpternlogd zmm8, zmm9, zmm12, 0x96                           ;   273.7 p5      28 t
        vpaddd zmm31, zmm31, zmm8                                    ;   274.7 p0      47 t
        vpternlogd zmm26, zmm24, zmm22, 0x96                         ;   274.7 p5      28 t
        vpaddd zmm7, zmm7, zmm26                                     ;   275.7 p0      47 t
        vprold zmm8, zmm31, 4                                        ;   276.3 p0      48 v[0]
        vmovdqu64 zmm26, [rsp + 1600]                                ;   126.8 p3      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 2816]     ;   127.0 p2      47 t reload
        vpaddd zmm26, zmm26, zmm31                                   ;   275.7 p5      47 t
        vprold zmm2, zmm7, 4                                         ;   277.3 p0      48 v[0]
        vmovdqu64 zmm7, [rsp + 1792]                                 ;   127.8 p3      47 t
        vpaddd zmm7, zmm7, zmm31                                     ;   276.7 p5      47 t
        vpaddd zmm29, zmm29, zmm9                                    ;   277.7 p5      47 t
        vpaddd zmm8, zmm9, zmm8                                      ;   278.3 p0      48 v[0]
        vpaddd zmm19, zmm19, zmm24                                   ;   278.7 p5      47 t
        vpaddd zmm31, zmm24, zmm2                                    ;   279.3 p0      48 v[0]
        vpternlogd zmm12, zmm8, zmm9, 0x96                           ;   279.7 p5      28 t
        vpaddd zmm16, zmm16, zmm12                                   ;   280.7 p0      47 t
        vpternlogd zmm22, zmm31, zmm24, 0x96                         ;   280.7 p5      28 t
        vpaddd zmm5, zmm5, zmm22                                     ;   281.7 p0      47 t
        vprold zmm12, zmm16, 0xb                                     ;   282.3 p0      48 v[3]
        vmovdqu64 zmm16, [rsp + 2112]                                ;   129.3 p2      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 2880]     ;   129.5 p3      47 t reload
        vpaddd zmm16, zmm16, zmm22                                   ;   281.7 p5      47 t
        vprold zmm2, zmm5, 0xb                                       ;   283.3 p0      48 v[3]
        vmovdqu64 zmm5, [rsp + 2816]                                 ;   130.3 p2      47 t
        vpaddd zmm5, zmm5, zmm22                                     ;   282.7 p5      47 t
        vpaddd zmm13, zmm13, zmm8                                    ;   283.7 p5      47 t
        vpaddd zmm12, zmm8, zmm12                                    ;   284.3 p0      48 v[3]
        vpaddd zmm0, zmm0, zmm31                                     ;   284.7 p5      47 t
        vpaddd zmm22, zmm31, zmm2                                    ;   285.3 p0      48 v[3]
        vpternlogd zmm9, zmm12, zmm8, 0x96                           ;   285.7 p5      28 t
        vpaddd zmm23, zmm23, zmm9                                    ;   286.7 p0      47 t
        vpternlogd zmm24, zmm22, zmm31, 0x96                         ;   286.7 p5      28 t
        vpaddd zmm3, zmm3, zmm24                                     ;   287.7 p0      47 t
        vprold zmm9, zmm23, 0x10                                     ;   288.3 p0      48 v[2]
        vmovdqu64 zmm23, [rsp + 2560]                                ;   131.8 p3      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 2944]     ;   132.0 p2      47 t reload
        vpaddd zmm23, zmm23, zmm24                                   ;   287.7 p5      47 t
        vprold zmm2, zmm3, 0x10                                      ;   289.3 p0      48 v[2]
        vmovdqu64 zmm3, [rsp + 2496]                                 ;   133.7 p3      47 t
        vpaddd zmm3, zmm3, zmm24                                     ;   288.7 p5      47 t
        vpaddd zmm17, zmm17, zmm12                                   ;   289.7 p5      47 t
        vpaddd zmm9, zmm12, zmm9                                     ;   290.3 p0      48 v[2]
        vpaddd zmm28, zmm28, zmm22                                   ;   290.7 p5      47 t
        vpaddd zmm24, zmm22, zmm2                                    ;   291.3 p0      48 v[2]
        vpternlogd zmm8, zmm9, zmm12, 0x96                           ;   291.7 p5      28 t
        vpaddd zmm29, zmm29, zmm8                                    ;   292.7 p0      47 t
        vpternlogd zmm31, zmm24, zmm22, 0x96                         ;   292.7 p5      28 t
        vpaddd zmm19, zmm19, zmm31                                   ;   293.7 p0      47 t
        vprold zmm8, zmm29, 0x17                                     ;   294.3 p0      48 v[1]
        vmovdqu64 zmm29, [rsp + 2688]                                ;   134.3 p2      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 3008]     ;   134.5 p3      47 t reload
        vpaddd zmm29, zmm29, zmm31                                   ;   293.7 p5      47 t
        vprold zmm19, zmm19, 0x17                                    ;   295.3 p0      48 v[1]
        vmovdqu64 zmm2, [rsp + 2752]                                 ;   136.7 p2      47 t
        vpaddd zmm2, zmm2, zmm31                                     ;   294.7 p5      47 t
        vpaddd zmm18, zmm18, zmm9                                    ;   295.7 p5      47 t
        vpaddd zmm8, zmm9, zmm8                                      ;   296.3 p0      48 v[1]
        vpaddd zmm1, zmm1, zmm24                                     ;   296.7 p5      47 t
        vpaddd zmm19, zmm24, zmm19                                   ;   297.3 p0      48 v[1]
        vpternlogd zmm12, zmm8, zmm9, 0x96                           ;   297.7 p5      28 t
        vpaddd zmm13, zmm13, zmm12                                   ;   298.7 p0      47 t
        vpternlogd zmm22, zmm19, zmm24, 0x96                         ;   298.7 p5      28 t
        vpaddd zmm0, zmm0, zmm22                                     ;   299.7 p0      47 t
        vprold zmm12, zmm13, 4                                       ;   300.3 p0      48 v[0]
        vmovdqu64 zmm13, [rsp + 768]                                 ;   136.8 p3      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 3072]     ;   137.0 p2      47 t reload
        vpaddd zmm13, zmm13, zmm22                                   ;   299.7 p5      47 t
        vprold zmm31, zmm0, 4                                        ;   301.3 p0      48 v[0]
        vmovdqu64 zmm0, [rsp + 1344]                                 ;   137.8 p3      47 t
        vpaddd zmm0, zmm0, zmm22                                     ;   300.7 p5      47 t
        vpaddd zmm11, zmm11, zmm8                                    ;   301.7 p5      47 t
        vpaddd zmm12, zmm8, zmm12                                    ;   302.3 p0      48 v[0]
        vpaddd zmm27, zmm27, zmm19                                   ;   302.7 p5      47 t
        vpaddd zmm22, zmm19, zmm31                                   ;   303.3 p0      48 v[0]
        vpternlogd zmm9, zmm12, zmm8, 0x96                           ;   303.7 p5      28 t
        vpaddd zmm17, zmm17, zmm9                                    ;   304.7 p0      47 t
        vpternlogd zmm24, zmm22, zmm19, 0x96                         ;   304.7 p5      28 t
        vpaddd zmm28, zmm28, zmm24                                   ;   305.7 p0      47 t
        vprold zmm9, zmm17, 0xb                                      ;   306.3 p0      48 v[3]
        vmovdqu64 zmm17, [rsp + 960]                                 ;   139.3 p2      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 3136]     ;   139.5 p3      47 t reload
        vpaddd zmm17, zmm17, zmm24                                   ;   305.7 p5      47 t
        vprold zmm28, zmm28, 0xb                                     ;   307.3 p0      48 v[3]
        vmovdqu64 zmm31, [rsp + 1536]                                ;   140.3 p2      47 t
        vpaddd zmm31, zmm31, zmm24                                   ;   306.7 p5      47 t
        vpaddd zmm14, zmm14, zmm12                                   ;   307.7 p5      47 t
        vpaddd zmm9, zmm12, zmm9                                     ;   308.3 p0      48 v[3]
        vpaddd zmm25, zmm25, zmm22                                   ;   308.7 p5      47 t
        vpaddd zmm24, zmm22, zmm28                                   ;   309.3 p0      48 v[3]
        vpternlogd zmm8, zmm9, zmm12, 0x96                           ;   309.7 p5      28 t
        vpaddd zmm18, zmm18, zmm8                                    ;   310.7 p0      47 t
        vpternlogd zmm19, zmm24, zmm22, 0x96                         ;   310.7 p5      28 t
        vpaddd zmm1, zmm1, zmm19                                     ;   311.7 p0      47 t
        vprold zmm8, zmm18, 0x10                                     ;   312.3 p0      48 v[2]
        vmovdqu64 zmm18, [rsp + 1216]                                ;   141.8 p3      47 t
        vmovdqu64 zmm19, [rel md5_blocks.T0_constants512 + 3200]     ;   142.0 p2      47 t reload
        vpaddd zmm18, zmm18, zmm19                                   ;   311.7 p5      47 t
        vprold zmm28, zmm1, 0x10                                     ;   313.3 p0      48 v[2]
        vmovdqu64 zmm1, [rsp + 1856]                                 ;   142.8 p3      47 t
        vpaddd zmm1, zmm1, zmm19                                     ;   312.7 p5      47 t
        vpaddd zmm21, zmm21, zmm9                                    ;   313.7 p5      47 t
        vpaddd zmm8, zmm9, zmm8                                      ;   314.3 p0      48 v[2]
        vpaddd zmm6, zmm6, zmm24                                     ;   314.7 p5      47 t
        vpaddd zmm19, zmm24, zmm28                                   ;   315.3 p0      48 v[2]
        vpternlogd zmm12, zmm8, zmm9, 0x96                           ;   315.7 p5      28 t
        vpaddd zmm11, zmm11, zmm12                                   ;   316.7 p0      47 t
        vpternlogd zmm22, zmm19, zmm24, 0x96                         ;   316.7 p5      28 t
        vpaddd zmm27, zmm27, zmm22                                   ;   317.7 p0      47 t
        vprold zmm11, zmm11, 0x17                                    ;   318.3 p0      48 v[1]
        vmovdqu64 zmm12, [rel md5_blocks.T0_constants512 + 3264]     ;   144.3 p2      47 t reload
        vpaddd zmm30, zmm30, zmm12                                   ;   317.7 p5      47 t
        vprold zmm22, zmm27, 0x17                                    ;   319.3 p0      48 v[1]
        vpaddd zmm20, zmm20, zmm12                                   ;   318.7 p5      47 t
        vpaddd zmm10, zmm10, zmm8                                    ;   319.7 p5      47 t
        vpaddd zmm11, zmm8, zmm11                                    ;   320.3 p0      48 v[1]
        vpaddd zmm4, zmm4, zmm19                                     ;   320.7 p5      47 t
        vpaddd zmm12, zmm19, zmm22                                   ;   321.3 p0      48 v[1]
        vpternlogd zmm9, zmm11, zmm8, 0x96                           ;   321.7 p5      28 t
        vpaddd zmm14, zmm14, zmm9                                    ;   322.7 p0      47 t
        vpternlogd zmm24, zmm12, zmm19, 0x96                         ;   322.7 p5      28 t
        vpaddd zmm25, zmm25, zmm24                                   ;   323.7 p0      47 t
        vprold zmm9, zmm14, 4                                        ;   324.3 p0      48 v[0]
        vmovdqu64 zmm14, [rsp + 1152]                                ;   146.5 p3      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 3328]     ;   146.7 p2      47 t reload
        vpaddd zmm14, zmm14, zmm22                                   ;   323.7 p5      47 t
        vpaddd zmm26, zmm26, zmm11                                   ;   324.7 p5      47 t
        vpaddd zmm9, zmm11, zmm9                                     ;   325.3 p0      48 v[0]
        vprold zmm24, zmm25, 4                                       ;   326.3 p0      48 v[0]
        vmovdqu64 zmm25, [rsp + 1920]                                ;   147.5 p3      47 t
        vpaddd zmm25, zmm25, zmm22                                   ;   325.7 p5      47 t
        vpaddd zmm7, zmm7, zmm12                                     ;   326.7 p5      47 t
        vpaddd zmm22, zmm12, zmm24                                   ;   327.3 p0      48 v[0]
        vpternlogd zmm8, zmm9, zmm11, 0x96                           ;   327.7 p5      28 t
        vpaddd zmm21, zmm21, zmm8                                    ;   328.7 p0      47 t
        vpternlogd zmm19, zmm22, zmm12, 0x96                         ;   328.7 p5      28 t
        vpaddd zmm6, zmm6, zmm19                                     ;   329.7 p0      47 t
        vpaddd zmm16, zmm16, zmm9                                    ;   329.7 p5      47 t
        vmovdqa64 zmm8, zmm9                                         ;   326.3         48 v[3] copy
        vprold zmm19, zmm21, 0xb                                     ;   330.3 p0      48 v[3]
        vmovdqu64 zmm21, [rsp + 2560]                                ;   149.3 p2      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 3392]     ;   149.5 p3      47 t reload
        vpaddd zmm21, zmm21, zmm24                                   ;   330.7 p5      47 t
        vpaddd zmm8, zmm8, zmm19                                     ;   331.3 p0      48 v[3]
        vprold zmm19, zmm6, 0xb                                      ;   332.3 p0      48 v[3]
        vmovdqu64 zmm27, [rsp + 2496]                                ;   150.3 p2      47 t
        vpaddd zmm27, zmm27, zmm24                                   ;   331.7 p5      47 t
        vpaddd zmm5, zmm5, zmm22                                     ;   332.7 p5      47 t
        vpaddd zmm19, zmm22, zmm19                                   ;   333.3 p0      48 v[3]
        vpternlogd zmm11, zmm8, zmm9, 0x96                           ;   333.7 p5      28 t
        vpaddd zmm10, zmm10, zmm11                                   ;   334.7 p0      47 t
        vpternlogd zmm12, zmm19, zmm22, 0x96                         ;   334.7 p5      28 t
        vpaddd zmm4, zmm4, zmm12                                     ;   335.7 p0      47 t
        vpaddd zmm23, zmm23, zmm8                                    ;   335.7 p5      47 t
        vmovdqa64 zmm11, zmm8                                        ;   332.3         48 v[2] copy
        vprold zmm10, zmm10, 0x10                                    ;   336.3 p0      48 v[2]
        vmovdqu64 zmm12, [rsp + 896]                                 ;   152.0 p3      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 3456]     ;   152.2 p2      47 t reload
        vpaddd zmm12, zmm12, zmm24                                   ;   336.7 p5      47 t
        vpaddd zmm11, zmm11, zmm10                                   ;   337.3 p0      48 v[2]
        vprold zmm10, zmm4, 0x10                                     ;   338.3 p0      48 v[2]
        vmovdqu64 zmm28, [rsp + 1472]                                ;   153.0 p3      47 t
        vpaddd zmm28, zmm28, zmm24                                   ;   337.7 p5      47 t
        vpaddd zmm3, zmm3, zmm19                                     ;   338.7 p5      47 t
        vpaddd zmm10, zmm19, zmm10                                   ;   339.3 p0      48 v[2]
        vpternlogd zmm9, zmm11, zmm8, 0x96                           ;   339.7 p5      28 t
        vpaddd zmm26, zmm26, zmm9                                    ;   340.7 p0      47 t
        vpternlogd zmm22, zmm10, zmm19, 0x96                         ;   340.7 p5      28 t
        vpaddd zmm7, zmm7, zmm22                                     ;   341.7 p0      47 t
        vpaddd zmm29, zmm29, zmm11                                   ;   341.7 p5      47 t
        vmovdqa64 zmm9, zmm11                                        ;   338.3         48 v[1] copy
        vprold zmm22, zmm26, 0x17                                    ;   342.3 p0      48 v[1]
        vmovdqu64 zmm24, [rsp + 2176]                                ;   154.7 p2      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 3520]     ;   154.8 p3      47 t reload
        vpaddd zmm24, zmm24, zmm26                                   ;   342.7 p5      47 t
        vpaddd zmm9, zmm9, zmm22                                     ;   343.3 p0      48 v[1]
        vprold zmm22, zmm7, 0x17                                     ;   344.3 p0      48 v[1]
        vmovdqu64 zmm4, [rsp + 2624]                                 ;   155.7 p2      47 t
        vpaddd zmm4, zmm4, zmm26                                     ;   343.7 p5      47 t
        vpaddd zmm2, zmm2, zmm10                                     ;   344.7 p5      47 t
        vpaddd zmm22, zmm10, zmm22                                   ;   345.3 p0      48 v[1]
        vpternlogd zmm8, zmm9, zmm11, 0x96                           ;   345.7 p5      28 t
        vpaddd zmm16, zmm16, zmm8                                    ;   346.7 p0      47 t
        vpternlogd zmm19, zmm22, zmm10, 0x96                         ;   346.7 p5      28 t
        vpaddd zmm5, zmm5, zmm19                                     ;   347.7 p0      47 t
        vpaddd zmm13, zmm13, zmm9                                    ;   347.7 p5      47 t
        vmovdqa64 zmm8, zmm9                                         ;   344.3         48 v[0] copy
        vprold zmm16, zmm16, 4                                       ;   348.3 p0      48 v[0]
        vmovdqu64 zmm19, [rsp + 1728]                                ;   157.3 p3      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 3584]     ;   157.5 p2      47 t reload
        vpaddd zmm19, zmm19, zmm26                                   ;   348.7 p5      47 t
        vpaddd zmm8, zmm8, zmm16                                     ;   349.3 p0      48 v[0]
        vprold zmm16, zmm5, 4                                        ;   350.3 p0      48 v[0]
        vmovdqu64 zmm5, [rsp + 1664]                                 ;   158.3 p3      47 t
        vpaddd zmm5, zmm5, zmm26                                     ;   349.7 p5      47 t
        vpaddd zmm0, zmm0, zmm22                                     ;   350.7 p5      47 t
        vpaddd zmm16, zmm22, zmm16                                   ;   351.3 p0      48 v[0]
        vpternlogd zmm11, zmm8, zmm9, 0x96                           ;   351.7 p5      28 t
        vpaddd zmm23, zmm23, zmm11                                   ;   352.7 p0      47 t
        vpternlogd zmm10, zmm16, zmm22, 0x96                         ;   352.7 p5      28 t
        vpaddd zmm3, zmm3, zmm10                                     ;   353.7 p0      47 t
        vpaddd zmm17, zmm17, zmm8                                    ;   353.7 p5      47 t
        vmovdqa64 zmm10, zmm8                                        ;   350.3         48 v[3] copy
        vprold zmm11, zmm23, 0xb                                     ;   354.3 p0      48 v[3]
        vmovdqu64 zmm23, [rsp + 2048]                                ;   160.0 p2      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 3648]     ;   160.2 p3      47 t reload
        vpaddd zmm23, zmm23, zmm26                                   ;   354.7 p5      47 t
        vpaddd zmm10, zmm10, zmm11                                   ;   355.3 p0      48 v[3]
        vprold zmm11, zmm3, 0xb                                      ;   356.3 p0      48 v[3]
        vmovdqu64 zmm3, [rsp + 2368]                                 ;   161.0 p2      47 t
        vpaddd zmm3, zmm3, zmm26                                     ;   355.7 p5      47 t
        vpaddd zmm31, zmm31, zmm16                                   ;   356.7 p5      47 t
        vpaddd zmm11, zmm16, zmm11                                   ;   357.3 p0      48 v[3]
        vpternlogd zmm9, zmm10, zmm8, 0x96                           ;   357.7 p5      28 t
        vpaddd zmm29, zmm29, zmm9                                    ;   358.7 p0      47 t
        vpternlogd zmm22, zmm11, zmm16, 0x96                         ;   358.7 p5      28 t
        vpaddd zmm2, zmm2, zmm22                                     ;   359.7 p0      47 t
        vpaddd zmm18, zmm18, zmm10                                   ;   359.7 p5      47 t
        vmovdqa64 zmm9, zmm10                                        ;   356.3         48 v[2] copy
        vprold zmm22, zmm29, 0x10                                    ;   360.3 p0      48 v[2]
        vmovdqu64 zmm26, [rsp + 2688]                                ;   162.7 p3      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 3712]     ;   162.8 p2      47 t reload
        vpaddd zmm26, zmm26, zmm29                                   ;   360.7 p5      47 t
        vpaddd zmm9, zmm9, zmm22                                     ;   361.3 p0      48 v[2]
        vprold zmm22, zmm2, 0x10                                     ;   362.3 p0      48 v[2]
        vmovdqu64 zmm2, [rsp + 2752]                                 ;   163.7 p3      47 t
        vpaddd zmm2, zmm2, zmm29                                     ;   361.7 p5      47 t
        vpaddd zmm1, zmm1, zmm11                                     ;   362.7 p5      47 t
        vpaddd zmm22, zmm11, zmm22                                   ;   363.3 p0      48 v[2]
        vpternlogd zmm8, zmm9, zmm10, 0x96                           ;   363.7 p5      28 t
        vpaddd zmm13, zmm13, zmm8                                    ;   364.7 p0      47 t
        vpternlogd zmm16, zmm22, zmm11, 0x96                         ;   364.7 p5      28 t
        vpaddd zmm0, zmm0, zmm16                                     ;   365.7 p0      47 t
        vpaddd zmm30, zmm30, zmm9                                    ;   365.7 p5      47 t
        vmovdqa64 zmm8, zmm9                                         ;   362.3         48 v[1] copy
        vprold zmm13, zmm13, 0x17                                    ;   366.3 p0      48 v[1]
        vmovdqu64 zmm16, [rsp + 1600]                                ;   165.3 p2      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 3776]     ;   165.5 p3      47 t reload
        vpaddd zmm16, zmm16, zmm29                                   ;   366.7 p5      47 t
        vpaddd zmm8, zmm8, zmm13                                     ;   367.3 p0      48 v[1]
        vprold zmm13, zmm0, 0x17                                     ;   368.3 p0      48 v[1]
        vmovdqu64 zmm0, [rsp + 1792]                                 ;   166.3 p2      47 t
        vpaddd zmm0, zmm0, zmm29                                     ;   367.7 p5      47 t
        vpaddd zmm20, zmm20, zmm22                                   ;   368.7 p5      47 t
        vpaddd zmm13, zmm22, zmm13                                   ;   369.3 p0      48 v[1]
        vpternlogd zmm10, zmm8, zmm9, 0x65                           ;   369.7 p5      29 t
        vpaddd zmm17, zmm17, zmm10                                   ;   370.7 p0      47 t
        vpternlogd zmm11, zmm13, zmm22, 0x65                         ;   370.7 p5      29 t
        vpaddd zmm31, zmm31, zmm11                                   ;   371.7 p0      47 t
        vpaddd zmm14, zmm14, zmm8                                    ;   371.7 p5      47 t
        vmovdqa64 zmm10, zmm8                                        ;   368.3         48 v[0] copy
        vprold zmm11, zmm17, 6                                       ;   372.3 p0      48 v[0]
        vmovdqu64 zmm17, [rsp + 2304]                                ;   169.7 p3      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 3840]     ;   169.8 p2      47 t reload
        vpaddd zmm17, zmm17, zmm29                                   ;   372.7 p5      47 t
        vpaddd zmm10, zmm10, zmm11                                   ;   373.3 p0      48 v[0]
        vprold zmm11, zmm31, 6                                       ;   374.3 p0      48 v[0]
        vpaddd zmm15, zmm15, zmm29                                   ;   373.7 p5      47 t
        vpaddd zmm25, zmm25, zmm13                                   ;   374.7 p5      47 t
        vpaddd zmm11, zmm13, zmm11                                   ;   375.3 p0      48 v[0]
        vpternlogd zmm9, zmm10, zmm8, 0x65                           ;   375.7 p5      29 t
        vpaddd zmm18, zmm18, zmm9                                    ;   376.7 p0      47 t
        vpternlogd zmm22, zmm11, zmm13, 0x65                         ;   376.7 p5      29 t
        vpaddd zmm1, zmm1, zmm22                                     ;   377.7 p0      47 t
        vpaddd zmm21, zmm21, zmm10                                   ;   377.7 p5      47 t
        vmovdqa64 zmm9, zmm10                                        ;   374.3         48 v[3] copy
        vprold zmm18, zmm18, 0xa                                     ;   378.3 p0      48 v[3]
        vmovdqu64 zmm22, [rsp + 1024]                                ;   175.8 p3      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 3904]     ;   176.3 p2      47 t reload
        vpaddd zmm22, zmm22, zmm29                                   ;   378.7 p5      47 t
        vpaddd zmm9, zmm9, zmm18                                     ;   379.3 p0      48 v[3]
        vprold zmm18, zmm1, 0xa                                      ;   380.3 p0      48 v[3]
        vmovdqu64 zmm31, [rsp + 1984]                                ;   177.0 p3      47 t
        vpaddd zmm31, zmm31, zmm29                                   ;   379.7 p5      47 t
        vpaddd zmm27, zmm27, zmm11                                   ;   380.7 p5      47 t
        vpaddd zmm18, zmm11, zmm18                                   ;   381.3 p0      48 v[3]
        vpternlogd zmm8, zmm9, zmm10, 0x65                           ;   381.7 p5      29 t
        vpaddd zmm30, zmm30, zmm8                                    ;   382.7 p0      47 t
        vpternlogd zmm13, zmm18, zmm11, 0x65                         ;   382.7 p5      29 t
        vpaddd zmm20, zmm20, zmm13                                   ;   383.7 p0      47 t
        vpaddd zmm12, zmm12, zmm9                                    ;   383.7 p5      47 t
        vmovdqa64 zmm8, zmm9                                         ;   380.3         48 v[2] copy
        vprold zmm13, zmm30, 0xf                                     ;   384.3 p0      48 v[2]
        vmovdqu64 zmm29, [rsp + 2240]                                ;   181.8 p2      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 3968]     ;   182.3 p3      47 t reload
        vpaddd zmm29, zmm29, zmm30                                   ;   384.7 p5      47 t
        vpaddd zmm8, zmm8, zmm13                                     ;   385.3 p0      48 v[2]
        vprold zmm13, zmm20, 0xf                                     ;   386.3 p0      48 v[2]
        vmovdqu64 zmm20, [rsp + 2432]                                ;   183.3 p2      47 t
        vpaddd zmm20, zmm20, zmm30                                   ;   385.7 p5      47 t
        vpaddd zmm28, zmm28, zmm18                                   ;   386.7 p5      47 t
        vpaddd zmm13, zmm18, zmm13                                   ;   387.3 p0      48 v[2]
        vpternlogd zmm10, zmm8, zmm9, 0x65                           ;   387.7 p5      29 t
        vpaddd zmm14, zmm14, zmm10                                   ;   388.7 p0      47 t
        vpternlogd zmm11, zmm13, zmm18, 0x65                         ;   388.7 p5      29 t
        vpaddd zmm25, zmm25, zmm11                                   ;   389.7 p0      47 t
        vpaddd zmm24, zmm24, zmm8                                    ;   389.7 p5      47 t
        vmovdqa64 zmm10, zmm8                                        ;   386.3         48 v[1] copy
        vprold zmm11, zmm14, 0x15                                    ;   390.3 p0      48 v[1]
        vmovdqu64 zmm14, [rsp + 768]                                 ;   188.3 p3      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 4032]     ;   188.5 p2      47 t reload
        vpaddd zmm14, zmm14, zmm30                                   ;   390.7 p5      47 t
        vpaddd zmm10, zmm10, zmm11                                   ;   391.3 p0      48 v[1]
        vprold zmm11, zmm25, 0x15                                    ;   392.3 p0      48 v[1]
        vmovdqu64 zmm25, [rsp + 1344]                                ;   190.3 p3      47 t
        vpaddd zmm25, zmm25, zmm30                                   ;   391.7 p5      47 t
        vpaddd zmm4, zmm4, zmm13                                     ;   392.7 p5      47 t
        vpaddd zmm11, zmm13, zmm11                                   ;   393.3 p0      48 v[1]
        vpternlogd zmm9, zmm10, zmm8, 0x65                           ;   393.7 p5      29 t
        vpaddd zmm21, zmm21, zmm9                                    ;   394.7 p0      47 t
        vpternlogd zmm18, zmm11, zmm13, 0x65                         ;   394.7 p5      29 t
        vpaddd zmm27, zmm27, zmm18                                   ;   395.7 p0      47 t
        vpaddd zmm19, zmm19, zmm10                                   ;   395.7 p5      47 t
        vmovdqa64 zmm9, zmm10                                        ;   392.3         48 v[0] copy
        vprold zmm18, zmm21, 6                                       ;   396.3 p0      48 v[0]
        vmovdqu64 zmm21, [rsp + 2112]                                ;   194.7 p2      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 4096]     ;   194.8 p3      47 t reload
        vpaddd zmm21, zmm21, zmm30                                   ;   396.7 p5      47 t
        vpaddd zmm9, zmm9, zmm18                                     ;   397.3 p0      48 v[0]
        vprold zmm18, zmm27, 6                                       ;   398.3 p0      48 v[0]
        vmovdqu64 zmm27, [rsp + 2816]                                ;   196.7 p2      47 t
        vpaddd zmm27, zmm27, zmm30                                   ;   397.7 p5      47 t
        vpaddd zmm5, zmm5, zmm11                                     ;   398.7 p5      47 t
        vpaddd zmm18, zmm11, zmm18                                   ;   399.3 p0      48 v[0]
        vpternlogd zmm8, zmm9, zmm10, 0x65                           ;   399.7 p5      29 t
        vmovdqu64 zmm6, [rsp + 576]                                  ;   199.5 p3      51 h
        vpaddd zmm12, zmm12, zmm8                                    ;   400.7 p0      47 t
        vpternlogd zmm13, zmm18, zmm11, 0x65                         ;   400.7 p5      29 t
        vmovdqu64 zmm7, [rsp + 512]                                  ;   200.3 p2      51 h
        vpaddd zmm28, zmm28, zmm13                                   ;   401.7 p0      47 t
        vmovdqu64 zmm8, [rsp + 1088]                                 ;   200.7 p3      51 h
        vpaddd zmm23, zmm23, zmm9                                    ;   401.7 p5      47 t
        vmovdqa64 zmm13, zmm9                                        ;   398.3         48 v[3] copy
        vprold zmm12, zmm12, 0xa                                     ;   402.3 p0      48 v[3]
        vmovdqu64 zmm30, [rsp + 1408]                                ;   202.3 p2      51 h
        vpaddd zmm13, zmm13, zmm12                                   ;   403.3 p5      48 v[3]
        vprold zmm12, zmm28, 0xa                                     ;   403.3 p0      48 v[3]
        vpternlogd zmm10, zmm13, zmm9, 0x65                          ;   404.3 p5      29 t
        vpaddd zmm24, zmm24, zmm10                                   ;   405.3 p0      47 t
        vpaddd zmm3, zmm3, zmm18                                     ;   404.7 p5      47 t
        vpaddd zmm10, zmm18, zmm12                                   ;   405.3 p0      48 v[3]
        vmovdqu64 zmm1, [rsp + 832]                                  ;   205.7 p3      51 h
        vmovdqu64 zmm12, [rsp + 1280]                                ;   205.8 p2      51 h
        vpternlogd zmm11, zmm10, zmm18, 0x65                         ;   406.3 p5      29 t
        vmovdqu64 zmm28, [rsp + 704]                                 ;   206.7 p3      51 h
        vpaddd zmm4, zmm4, zmm11                                     ;   407.3 p0      47 t
        vmovdqu64 zmm11, [rsp + 640]                                 ;   206.8 p2      51 h
        vprold zmm24, zmm24, 0xf                                     ;   407.3 p0      48 v[2]
        vprold zmm4, zmm4, 0xf                                       ;   408.3 p0      48 v[2]
        vpaddd zmm26, zmm26, zmm13                                   ;   406.7 p5      47 t
        vpaddd zmm24, zmm24, zmm13                                   ;   408.3 p5      48 v[2]
        vpternlogd zmm9, zmm24, zmm13, 0x65                          ;   409.3 p5      29 t
        vpaddd zmm19, zmm19, zmm9                                    ;   410.3 p0      47 t
        vpaddd zmm4, zmm4, zmm10                                     ;   409.7 p5      48 v[2]
        mov rbx, qword [rsp + 3392]                                  ;   211.3 p10     40 blocks
        add rbx, 0x40                                                ;   216.3 p1      40 blocks
        mov qword [rsp + 3392], rbx                                  ;   217.3 p8+p9   40 blocks
        vpaddd zmm2, zmm2, zmm10                                     ;   410.3 p0      47 t
        vpternlogd zmm18, zmm4, zmm10, 0x65                          ;   410.7 p5      29 t
        mov rbx, qword [rsp + 3384]                                  ;   212.5 p3      40 blocks
        add rbx, 0x40                                                ;   217.5 p6      40 blocks
        mov qword [rsp + 3384], rbx                                  ;   218.5 p7+p4   40 blocks
        mov rbx, qword [rsp + 3376]                                  ;   213.3 p2      40 blocks
        add rbx, 0x40                                                ;   218.3 p11     40 blocks
        vpaddd zmm5, zmm5, zmm18                                     ;   411.7 p0      47 t
        mov qword [rsp + 3376], rbx                                  ;   219.3 p8+p9   40 blocks
        vprold zmm9, zmm19, 0x15                                     ;   412.3 p0      48 v[1]
        mov rbx, qword [rsp + 3368]                                  ;   215.8 p10     40 blocks
        add rbx, 0x40                                                ;   220.8 p1      40 blocks
        vprold zmm18, zmm5, 0x15                                     ;   413.3 p0      48 v[1]
        mov qword [rsp + 3368], rbx                                  ;   221.8 p7+p4   40 blocks
        vpaddd zmm16, zmm16, zmm24                                   ;   411.7 p5      47 t
        vpaddd zmm9, zmm24, zmm9                                     ;   413.3 p5      48 v[1]
        mov rbx, qword [rsp + 3360]                                  ;   218.3 p3      40 blocks
        add rbx, 0x40                                                ;   223.3 p6      40 blocks
        vpternlogd zmm13, zmm9, zmm24, 0x65                          ;   414.3 p5      29 t
        vpaddd zmm23, zmm23, zmm13                                   ;   415.3 p0      47 t
        vpaddd zmm0, zmm0, zmm4                                      ;   414.7 p5      47 t
        vpaddd zmm13, zmm4, zmm18                                    ;   415.3 p0      48 v[1]
        mov qword [rsp + 3360], rbx                                  ;   224.3 p8+p9   40 blocks
        mov rbx, qword [rsp + 3352]                                  ;   220.7 p2      40 blocks
        add rbx, 0x40                                                ;   225.7 p11     40 blocks
        vpternlogd zmm10, zmm13, zmm4, 0x65                          ;   416.3 p5      29 t
        mov qword [rsp + 3352], rbx                                  ;   226.7 p7+p4   40 blocks
        mov rbx, qword [rsp + 3344]                                  ;   223.3 p10     40 blocks
        add rbx, 0x40                                                ;   228.3 p1      40 blocks
        mov qword [rsp + 3344], rbx                                  ;   229.3 p8+p9   40 blocks
        vpaddd zmm3, zmm3, zmm10                                     ;   417.3 p0      47 t
        mov rbx, qword [rsp + 3336]                                  ;   224.3 p3      40 blocks
        add rbx, 0x40                                                ;   229.3 p6      40 blocks
        vprold zmm10, zmm23, 6                                       ;   417.3 p0      48 v[0]
        mov qword [rsp + 3336], rbx                                  ;   230.3 p7+p4   40 blocks
        vpaddd zmm17, zmm17, zmm9                                    ;   416.7 p5      47 t
        vpaddd zmm10, zmm9, zmm10                                    ;   418.3 p5      48 v[0]
        vprold zmm18, zmm3, 6                                        ;   418.3 p0      48 v[0]
        add rdx, 0x40                                                ;   226.7 p11     40 blocks
        mov qword [rsp + 3328], rdx                                  ;   227.7 p8+p9   40 blocks
        vpaddd zmm15, zmm15, zmm13                                   ;   418.7 p5      47 t
        vpaddd zmm18, zmm13, zmm18                                   ;   419.3 p0      48 v[0]
        mov rdx, qword [rsp + 3320]                                  ;   229.3 p2      40 blocks
        add rdx, 0x40                                                ;   234.3 p1      40 blocks
        vpternlogd zmm24, zmm10, zmm9, 0x65                          ;   419.7 p5      29 t
        mov qword [rsp + 3320], rdx                                  ;   235.3 p7+p4   40 blocks
        vpaddd zmm26, zmm26, zmm24                                   ;   420.7 p0      47 t
        vpternlogd zmm4, zmm18, zmm13, 0x65                          ;   420.7 p5      29 t
        mov rdx, qword [rsp + 3312]                                  ;   231.3 p10     40 blocks
        add rdx, 0x40                                                ;   236.3 p6      40 blocks
        mov qword [rsp + 3312], rdx                                  ;   237.3 p8+p9   40 blocks
        mov rdx, qword [rsp + 3304]                                  ;   232.7 p3      40 blocks
        add rdx, 0x40                                                ;   237.7 p11     40 blocks
        vpaddd zmm2, zmm2, zmm4                                      ;   421.7 p0      47 t
        mov qword [rsp + 3304], rdx                                  ;   238.7 p7+p4   40 blocks
        vprold zmm19, zmm26, 0xa                                     ;   422.3 p0      48 v[3]
        mov rdx, qword [rsp + 3296]                                  ;   235.5 p2      40 blocks
        add rdx, 0x40                                                ;   240.5 p1      40 blocks
        vpaddd zmm22, zmm22, zmm10                                   ;   421.7 p5      47 t
        vpaddd zmm19, zmm10, zmm19                                   ;   423.3 p5      48 v[3]
        vprold zmm23, zmm2, 0xa                                      ;   423.3 p0      48 v[3]
        mov qword [rsp + 3296], rdx                                  ;   241.5 p8+p9   40 blocks
        mov rdx, qword [rsp + 3288]                                  ;   236.8 p10     40 blocks
        add rdx, 0x40                                                ;   241.8 p6      40 blocks
        vpaddd zmm31, zmm31, zmm18                                   ;   423.7 p5      47 t
        vpaddd zmm23, zmm18, zmm23                                   ;   424.3 p0      48 v[3]
        mov qword [rsp + 3288], rdx                                  ;   242.8 p7+p4   40 blocks
        vpternlogd zmm9, zmm19, zmm10, 0x65                          ;   424.7 p5      29 t
        mov rdx, qword [rsp + 3280]                                  ;   239.8 p3      40 blocks
        add rdx, 0x40                                                ;   244.8 p11     40 blocks
        vpaddd zmm16, zmm16, zmm9                                    ;   425.7 p0      47 t
        vpternlogd zmm13, zmm23, zmm18, 0x65                         ;   425.7 p5      29 t
        mov qword [rsp + 3280], rdx                                  ;   245.8 p8+p9   40 blocks
        mov rdx, qword [rsp + 3272]                                  ;   241.8 p2      40 blocks
        add rdx, 0x40                                                ;   246.8 p1      40 blocks
        mov qword [rsp + 3272], rdx                                  ;   247.8 p7+p4   40 blocks
        vpaddd zmm0, zmm0, zmm13                                     ;   426.7 p0      47 t
        mov rdx, qword [rsp + 3264]                                  ;   242.8 p10     40 blocks
        add rdx, 0x40                                                ;   247.8 p6      40 blocks
        vprold zmm9, zmm16, 0xf                                      ;   427.3 p0      48 v[2]
        mov qword [rsp + 3264], rdx                                  ;   248.8 p8+p9   40 blocks
        vpaddd zmm29, zmm29, zmm19                                   ;   426.7 p5      47 t
        vpaddd zmm9, zmm19, zmm9                                     ;   428.3 p5      48 v[2]
        vprold zmm13, zmm0, 0xf                                      ;   428.3 p0      48 v[2]
        mov rdx, qword [rsp + 3256]                                  ;   246.7 p3      40 blocks
        add rdx, 0x40                                                ;   251.7 p11     40 blocks
        mov qword [rsp + 3256], rdx                                  ;   252.7 p7+p4   40 blocks
        vpaddd zmm20, zmm20, zmm23                                   ;   428.7 p5      47 t
        vpaddd zmm13, zmm23, zmm13                                   ;   429.3 p0      48 v[2]
        mov rdx, qword [rsp + 3248]                                  ;   248.3 p2      40 blocks
        add rdx, 0x40                                                ;   253.3 p1      40 blocks
        vpternlogd zmm10, zmm9, zmm19, 0x65                          ;   429.7 p5      29 t
        mov qword [rsp + 3248], rdx                                  ;   254.3 p8+p9   40 blocks
        vpaddd zmm17, zmm17, zmm10                                   ;   430.7 p0      47 t
        vpternlogd zmm18, zmm13, zmm23, 0x65                         ;   430.7 p5      29 t
        add rcx, 0x40                                                ;   250.3 p6      40 blocks
        add rax, 0x40                                                ;   250.7 p11     40 blocks
        vpaddd zmm15, zmm15, zmm18                                   ;   431.7 p0      47 t
        vprold zmm10, zmm17, 0x15                                    ;   432.3 p0      48 v[1]
        add rbp, 0x40                                                ;   252.7 p1      40 blocks
        vpaddd zmm14, zmm14, zmm9                                    ;   431.7 p5      47 t
        vpaddd zmm10, zmm9, zmm10                                    ;   433.3 p5      48 v[1]
        vprold zmm15, zmm15, 0x15                                    ;   433.3 p0      48 v[1]
        add rdi, 0x40                                                ;   253.8 p6      40 blocks
        vpaddd zmm25, zmm25, zmm13                                   ;   433.7 p5      47 t
        vpaddd zmm15, zmm13, zmm15                                   ;   434.3 p0      48 v[1]
        vpternlogd zmm19, zmm10, zmm9, 0x65                          ;   434.7 p5      29 t
        add rsi, 0x40                                                ;   254.8 p11     40 blocks
        vpaddd zmm22, zmm22, zmm19                                   ;   435.7 p0      47 t
        vpternlogd zmm23, zmm15, zmm13, 0x65                         ;   435.7 p5      29 t
        add r15, 0x40                                                ;   256.3 p1      40 blocks
        vpaddd zmm31, zmm31, zmm23                                   ;   436.7 p0      47 t
        add r14, 0x40                                                ;   257.7 p6      40 blocks
        vprold zmm16, zmm22, 6                                       ;   437.3 p0      48 v[0]
        vpaddd zmm21, zmm21, zmm10                                   ;   436.7 p5      47 t
        vpaddd zmm16, zmm10, zmm16                                   ;   438.3 p5      48 v[0]
        vprold zmm17, zmm31, 6                                       ;   438.3 p0      48 v[0]
        add r13, 0x40                                                ;   259.7 p11     40 blocks
        vpaddd zmm27, zmm27, zmm15                                   ;   438.7 p5      47 t
        vpaddd zmm17, zmm15, zmm17                                   ;   439.3 p0      48 v[0]
        add r12, 0x40                                                ;   260.5 p1      40 blocks
        vpternlogd zmm9, zmm16, zmm10, 0x65                          ;   439.7 p5      29 t
        vpaddd zmm29, zmm29, zmm9                                    ;   440.7 p0      47 t
        vpternlogd zmm13, zmm17, zmm15, 0x65                         ;   440.7 p5      29 t
        add r11, 0x40                                                ;   262.3 p6      40 blocks
        add r10, 0x40                                                ;   262.7 p11     40 blocks
        vpaddd zmm20, zmm20, zmm13                                   ;   441.7 p0      47 t
        vprold zmm9, zmm29, 0xa                                      ;   442.3 p0      48 v[3]
        add r9, 0x40                                                 ;   264.7 p1      40 blocks
        vpaddd zmm6, zmm6, zmm16                                     ;   441.7 p5      51 h
        vpaddd zmm9, zmm16, zmm9                                     ;   443.3 p5      48 v[3]
        vprold zmm13, zmm20, 0xa                                     ;   443.3 p0      48 v[3]
        add r8, 0x40                                                 ;   265.8 p6      40 blocks
        vpaddd zmm7, zmm7, zmm17                                     ;   443.7 p5      51 h
        vpaddd zmm13, zmm17, zmm13                                   ;   444.3 p0      48 v[3]
        vpternlogd zmm10, zmm9, zmm16, 0x65                          ;   444.7 p5      29 t
        vpaddd zmm14, zmm14, zmm10                                   ;   445.7 p0      47 t
        vpternlogd zmm15, zmm13, zmm17, 0x65                         ;   445.7 p5      29 t
        vpaddd zmm25, zmm25, zmm15                                   ;   446.7 p0      47 t
        vpaddd zmm28, zmm28, zmm9                                    ;   446.7 p5      51 h
        vmovdqa64 zmm10, zmm9                                        ;   444.3         48 v[2] copy
        vprold zmm14, zmm14, 0xf                                     ;   447.3 p0      48 v[2]
        vpaddd zmm10, zmm10, zmm14                                   ;   448.3 p5      48 v[2]
        vpaddd zmm11, zmm11, zmm13                                   ;   448.3 p0      51 h
        vmovdqa64 zmm14, zmm13                                       ;   445.3         48 v[2] copy
        vprold zmm15, zmm25, 0xf                                     ;   449.3 p0      48 v[2]
        vpternlogd zmm9, zmm16, zmm10, 0x4b                          ;   449.3 p5      29 t
        vpaddd zmm14, zmm14, zmm15                                   ;   450.3 p5      48 v[2]
        vpaddd zmm21, zmm21, zmm9                                    ;   450.3 p0      47 t
        vpternlogd zmm13, zmm17, zmm14, 0x4b                         ;   451.3 p5      29 t
        vpaddd zmm8, zmm8, zmm10                                     ;   451.3 p0      51 h
        vpaddd zmm1, zmm1, zmm10                                     ;   451.7 p5      51 h
        vpaddd zmm27, zmm27, zmm13                                   ;   452.3 p0      47 t
        vprold zmm9, zmm21, 0x15                                     ;   453.3 p0      48 v[1]
        vpaddd zmm30, zmm30, zmm14                                   ;   452.7 p5      51 h
        vpaddd zmm12, zmm12, zmm14                                   ;   453.7 p5      51 h
        vprold zmm10, zmm27, 0x15                                    ;   454.3 p0      48 v[1]
        vpaddd zmm8, zmm8, zmm9                                      ;   454.7 p5      51 h
        vpaddd zmm30, zmm30, zmm10                                   ;   455.3 p0      51 h
        vmovdqa64 zmm2, zmm28                                        ;   447.7         51 h copy
        vmovdqa64 zmm5, zmm11                                        ;   449.3         51 h copy
        vmovdqa64 zmm4, zmm12                                        ;   454.7         51 h copy
        vmovdqa64 zmm0, zmm8                                         ;   455.7         51 h copy
        vmovdqa64 zmm3, zmm30                                        ;   456.3         51 h copy
        cmp r8, qword [rsp + 3144]                                   ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 64], zmm0                                   ;                    resident
        vmovdqu64 [rsp + 128], zmm1                                  ;                    resident
        vmovdqu64 [rsp + 192], zmm2                                  ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                  ;                    resident
        vmovdqu64 [rsp + 384], zmm4                                  ;                    resident
        vmovdqu64 [rsp + 448], zmm5                                  ;                    resident
        mov qword [rsp + 3136], r8                                   ;                    resident
        mov qword [rsp + 3152], r9                                   ;                    resident
        mov qword [rsp + 3160], r10                                  ;                    resident
        mov qword [rsp + 3168], r11                                  ;                    resident
        mov qword [rsp + 3176], r12                                  ;                    resident
        mov qword [rsp + 3184], r13                                  ;                    resident
        mov qword [rsp + 3192], r14                                  ;                    resident
        mov qword [rsp + 3200], r15                                  ;                    resident
        mov qword [rsp + 3208], rsi                                  ;                    resident
        mov qword [rsp + 3216], rdi                                  ;                    resident
        mov qword [rsp + 3224], rbp                                  ;                    resident
        mov qword [rsp + 3232], rax                                  ;                    resident
        mov qword [rsp + 3240], rcx                                  ;                    resident
        vmovdqu64 [rsp + 0], zmm6                                    ;                    resident
        vmovdqu64 [rsp + 256], zmm7                                  ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                                   ;     0.0 p2      40 blocks reload
        vmovdqu64 zmm1, [rsp + 0]                                    ;     0.2 p3      40 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                  ;     6.2 p5      40 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                  ;     6.2 p5      40 blocks
        vmovdqu64 zmm1, [rsp + 192]                                  ;     1.0 p2      40 blocks reload
        vmovdqu64 zmm3, [rsp + 128]                                  ;     1.2 p3      40 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                  ;     7.2 p5      40 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                  ;     7.2 p5      40 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                 ;     8.2 p5      40 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                 ;     8.2 p5      40 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                 ;     8.2 p5      40 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                 ;     8.2 p5      40 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                            ;     9.2 p5      40 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0xaa                            ;     9.3 p5      40 blocks
        vshufi32x4 zmm6, zmm3, zmm3, 0xff                            ;    10.3 p5      40 blocks
        mov r8, qword [rsp + 2880]                                   ;     2.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                         ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 2912]                                   ;     2.8 p2      40 blocks reload
        vmovdqu64 [r8], xmm1                                         ;    12.2 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                            ;    11.3 p5      40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                            ;    12.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xff                            ;    13.3 p5      40 blocks
        mov r8, qword [rsp + 2888]                                   ;     3.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm2                                         ;     9.2 p7+p4   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                            ;    14.3 p5      40 blocks
        vshufi32x4 zmm8, zmm4, zmm4, 0xaa                            ;    15.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xff                            ;    16.3 p5      40 blocks
        mov r8, qword [rsp + 2896]                                   ;     4.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                         ;     9.2 p8+p9   40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                            ;    17.3 p5      40 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0xaa                           ;    18.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                           ;    19.3 p5      40 blocks
        mov r8, qword [rsp + 2904]                                   ;     5.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                         ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 2944]                                   ;     5.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                         ;    12.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2920]                                   ;     6.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                         ;    14.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2976]                                   ;     6.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                         ;    13.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2952]                                   ;     6.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm3                                         ;    15.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2928]                                   ;     7.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                         ;    17.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2984]                                   ;     7.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm7                                         ;    16.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2960]                                   ;     7.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm8                                         ;    18.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2936]                                   ;     8.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                         ;    20.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2992]                                   ;     8.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm9                                         ;    19.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2968]                                   ;     8.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm10                                        ;    21.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3000]                                   ;     9.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm11                                        ;    22.3 p8+p9   40 blocks
        vmovdqu64 zmm0, [rsp + 320]                                  ;     9.3 p2      40 blocks reload
        vmovdqu64 zmm1, [rsp + 256]                                  ;     9.7 p3      40 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                  ;    20.3 p5      40 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                  ;    21.3 p5      40 blocks
        vmovdqu64 zmm1, [rsp + 448]                                  ;    10.3 p2      40 blocks reload
        vmovdqu64 zmm3, [rsp + 384]                                  ;    10.7 p3      40 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                  ;    22.3 p5      40 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                  ;    23.3 p5      40 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                 ;    24.3 p5      40 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                 ;    25.3 p5      40 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                 ;    26.3 p5      40 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                 ;    27.3 p5      40 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                            ;    28.3 p5      40 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0xaa                            ;    29.3 p5      40 blocks
        vshufi32x4 zmm6, zmm3, zmm3, 0xff                            ;    30.3 p5      40 blocks
        mov r8, qword [rsp + 3008]                                   ;    11.8 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                         ;    25.3 p7+p4   40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0x55                            ;    31.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xaa                            ;    32.3 p5      40 blocks
        vshufi32x4 zmm8, zmm2, zmm2, 0xff                            ;    33.3 p5      40 blocks
        mov r8, qword [rsp + 3016]                                   ;    12.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm2                                         ;    26.3 p8+p9   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                            ;    34.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xaa                            ;    35.3 p5      40 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xff                           ;    36.3 p5      40 blocks
        mov r8, qword [rsp + 3024]                                   ;    13.5 p3      40 blocks reload
        vmovdqu64 [r8], xmm4                                         ;    27.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3040]                                   ;    13.8 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                         ;    31.3 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                            ;    37.3 p5      40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0xaa                            ;    38.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                           ;    39.3 p5      40 blocks
        mov r8, qword [rsp + 3032]                                   ;    14.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                         ;    28.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3072]                                   ;    15.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                         ;    32.3 p8+p9   40 blocks
        mov r8, qword [rsp + 3048]                                   ;    15.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                         ;    34.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3104]                                   ;    15.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                         ;    33.3 p8+p9   40 blocks
        mov r8, qword [rsp + 3080]                                   ;    16.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm7                                         ;    35.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3056]                                   ;    16.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                         ;    37.3 p8+p9   40 blocks
        mov r8, qword [rsp + 3112]                                   ;    16.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm8                                         ;    36.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3088]                                   ;    17.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm9                                         ;    38.3 p8+p9   40 blocks
        mov r8, qword [rsp + 3064]                                   ;    17.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                         ;    40.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3120]                                   ;    17.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm10                                        ;    39.3 p8+p9   40 blocks
        mov r8, qword [rsp + 3096]                                   ;    18.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm4                                         ;    41.3 p7+p4   40 blocks
        mov r8, qword [rsp + 3128]                                   ;    18.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm11                                        ;    42.3 p8+p9   40 blocks
        mov rcx, qword [rsp + 3400]                                  ;                    frame
        vpxord zmm0, zmm0, zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 704], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 768], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 896], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 960], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 1024], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1088], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1152], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1216], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1280], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1344], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1408], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1472], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1536], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1600], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1664], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1728], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1792], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1856], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1920], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1984], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2048], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2112], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2176], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2240], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2304], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2368], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2432], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2496], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2560], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2624], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2688], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2752], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 2816], zmm0                                 ;                    cleared
        vzeroupper                                                   ;                    x87 state
        mov rsp, rcx                                                 ;                    frame
        pop r15                                                      ;                    preserved
        pop r14                                                      ;                    preserved
        pop r13                                                      ;                    preserved
        pop r12                                                      ;                    preserved
        pop rbp                                                      ;                    preserved
        pop rbx                                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
md5_blocks.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478
        dq 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756
        dq 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db
        dq 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee
        dq 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf
        dq 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a
        dq 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613
        dq 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501
        dq 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8
        dq 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af
        dq 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1
        dq 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be
        dq 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122
        dq 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193
        dq 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e
        dq 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821
        dq 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562
        dq 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340
        dq 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51
        dq 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa
        dq 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d
        dq 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453
        dq 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681
        dq 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8
        dq 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6
        dq 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6
        dq 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87
        dq 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed
        dq 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905
        dq 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8
        dq 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9
        dq 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a
        dq 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942
        dq 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681
        dq 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122
        dq 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c
        dq 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44
        dq 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9
        dq 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60
        dq 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70
        dq 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6
        dq 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa
        dq 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085
        dq 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05
        dq 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039
        dq 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5
        dq 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8
        dq 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665
        dq 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244
        dq 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97
        dq 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7
        dq 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039
        dq 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3
        dq 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92
        dq 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d
        dq 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1
        dq 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f
        dq 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0
        dq 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314
        dq 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1
        dq 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82
        dq 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235
        dq 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb
        dq 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

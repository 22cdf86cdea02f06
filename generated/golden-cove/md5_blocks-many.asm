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
; The frame is cleared before return: 1984 bytes, 32 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 116 uops, planned 41.7; bounds: width 19.3, ports 40.0, path 14.0
;   blocks: 1304 uops, planned 458.3; bounds: width 217.3, ports 452.0, path 269.0
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
        push rbx                                                    ;                    preserved
        push rbp                                                    ;                    preserved
        push r12                                                    ;                    preserved
        push r13                                                    ;                    preserved
        push r14                                                    ;                    preserved
        push r15                                                    ;                    preserved
        mov rax, rsp                                                ;                    frame
        sub rsp, 0xa00                                              ;                    frame
        and rsp, -64                                                ;                    frame
        mov qword [rsp + 2504], rax                                 ;                    frame
        mov r10, qword [rax + 56]                                   ;                    frame
        mov qword [rsp + 2032], r10                                 ;                    frame
        mov r10, qword [rax + 64]                                   ;                    frame
        mov qword [rsp + 2040], r10                                 ;                    frame
        mov r10, qword [rax + 72]                                   ;                    frame
        mov qword [rsp + 2048], r10                                 ;                    frame
        mov r10, qword [rax + 80]                                   ;                    frame
        mov qword [rsp + 2056], r10                                 ;                    frame
        mov r10, qword [rax + 88]                                   ;                    frame
        mov qword [rsp + 2064], r10                                 ;                    frame
        mov r10, qword [rax + 96]                                   ;                    frame
        mov qword [rsp + 2072], r10                                 ;                    frame
        mov r10, qword [rax + 104]                                  ;                    frame
        mov qword [rsp + 2080], r10                                 ;                    frame
        mov r10, qword [rax + 112]                                  ;                    frame
        mov qword [rsp + 2088], r10                                 ;                    frame
        mov r10, qword [rax + 120]                                  ;                    frame
        mov qword [rsp + 2096], r10                                 ;                    frame
        mov r10, qword [rax + 128]                                  ;                    frame
        mov qword [rsp + 2104], r10                                 ;                    frame
        mov r10, qword [rax + 136]                                  ;                    frame
        mov qword [rsp + 2112], r10                                 ;                    frame
        mov r10, qword [rax + 144]                                  ;                    frame
        mov qword [rsp + 2120], r10                                 ;                    frame
        mov r10, qword [rax + 152]                                  ;                    frame
        mov qword [rsp + 2128], r10                                 ;                    frame
        mov r10, qword [rax + 160]                                  ;                    frame
        mov qword [rsp + 2136], r10                                 ;                    frame
        mov r10, qword [rax + 168]                                  ;                    frame
        mov qword [rsp + 2144], r10                                 ;                    frame
        mov r10, qword [rax + 176]                                  ;                    frame
        mov qword [rsp + 2152], r10                                 ;                    frame
        mov r10, qword [rax + 184]                                  ;                    frame
        mov qword [rsp + 2160], r10                                 ;                    frame
        mov r10, qword [rax + 192]                                  ;                    frame
        mov qword [rsp + 2168], r10                                 ;                    frame
        mov r10, qword [rax + 200]                                  ;                    frame
        mov qword [rsp + 2176], r10                                 ;                    frame
        mov r10, qword [rax + 208]                                  ;                    frame
        mov qword [rsp + 2184], r10                                 ;                    frame
        mov r10, qword [rax + 216]                                  ;                    frame
        mov qword [rsp + 2192], r10                                 ;                    frame
        mov r10, qword [rax + 224]                                  ;                    frame
        mov qword [rsp + 2200], r10                                 ;                    frame
        mov r10, qword [rax + 232]                                  ;                    frame
        mov qword [rsp + 2208], r10                                 ;                    frame
        mov r10, qword [rax + 240]                                  ;                    frame
        mov qword [rsp + 2216], r10                                 ;                    frame
        mov r10, qword [rax + 248]                                  ;                    frame
        mov qword [rsp + 2224], r10                                 ;                    frame
        mov r10, qword [rax + 256]                                  ;                    frame
        mov qword [rsp + 2232], r10                                 ;                    frame
        mov r10, qword [rax + 520]                                  ;                    frame
        mov qword [rsp + 2512], r10                                 ;                    frame
        mov r10, qword [rax + 264]                                  ;                    frame
        mov qword [rsp + 2240], r10                                 ;                    frame
        mov r10, qword [rax + 272]                                  ;                    frame
        mov qword [rsp + 2256], r10                                 ;                    frame
        mov r10, qword [rax + 280]                                  ;                    frame
        mov qword [rsp + 2264], r10                                 ;                    frame
        mov r10, qword [rax + 288]                                  ;                    frame
        mov qword [rsp + 2272], r10                                 ;                    frame
        mov r10, qword [rax + 296]                                  ;                    frame
        mov qword [rsp + 2280], r10                                 ;                    frame
        mov r10, qword [rax + 304]                                  ;                    frame
        mov qword [rsp + 2288], r10                                 ;                    frame
        mov r10, qword [rax + 312]                                  ;                    frame
        mov qword [rsp + 2296], r10                                 ;                    frame
        mov r10, qword [rax + 320]                                  ;                    frame
        mov qword [rsp + 2304], r10                                 ;                    frame
        mov r10, qword [rax + 328]                                  ;                    frame
        mov qword [rsp + 2312], r10                                 ;                    frame
        mov r10, qword [rax + 336]                                  ;                    frame
        mov qword [rsp + 2320], r10                                 ;                    frame
        mov r10, qword [rax + 344]                                  ;                    frame
        mov qword [rsp + 2328], r10                                 ;                    frame
        mov r10, qword [rax + 352]                                  ;                    frame
        mov qword [rsp + 2336], r10                                 ;                    frame
        mov r10, qword [rax + 360]                                  ;                    frame
        mov qword [rsp + 2344], r10                                 ;                    frame
        mov r10, qword [rax + 376]                                  ;                    frame
        mov qword [rsp + 2352], r10                                 ;                    frame
        mov r10, qword [rax + 368]                                  ;                    frame
        mov qword [rsp + 2360], r10                                 ;                    frame
        mov r10, qword [rax + 384]                                  ;                    frame
        mov qword [rsp + 2368], r10                                 ;                    frame
        mov r10, qword [rax + 392]                                  ;                    frame
        mov qword [rsp + 2376], r10                                 ;                    frame
        mov r10, qword [rax + 408]                                  ;                    frame
        mov qword [rsp + 2384], r10                                 ;                    frame
        mov r10, qword [rax + 400]                                  ;                    frame
        mov qword [rsp + 2392], r10                                 ;                    frame
        mov r10, qword [rax + 416]                                  ;                    frame
        mov qword [rsp + 2400], r10                                 ;                    frame
        mov r10, qword [rax + 432]                                  ;                    frame
        mov qword [rsp + 2408], r10                                 ;                    frame
        mov r10, qword [rax + 448]                                  ;                    frame
        mov qword [rsp + 2416], r10                                 ;                    frame
        mov r10, qword [rax + 424]                                  ;                    frame
        mov qword [rsp + 2424], r10                                 ;                    frame
        mov r10, qword [rax + 440]                                  ;                    frame
        mov qword [rsp + 2432], r10                                 ;                    frame
        mov r10, qword [rax + 456]                                  ;                    frame
        mov qword [rsp + 2440], r10                                 ;                    frame
        mov r10, qword [rax + 472]                                  ;                    frame
        mov qword [rsp + 2448], r10                                 ;                    frame
        mov r10, qword [rax + 464]                                  ;                    frame
        mov qword [rsp + 2456], r10                                 ;                    frame
        mov r10, qword [rax + 480]                                  ;                    frame
        mov qword [rsp + 2464], r10                                 ;                    frame
        mov r10, qword [rax + 496]                                  ;                    frame
        mov qword [rsp + 2472], r10                                 ;                    frame
        mov r10, qword [rax + 488]                                  ;                    frame
        mov qword [rsp + 2480], r10                                 ;                    frame
        mov r10, qword [rax + 512]                                  ;                    frame
        mov qword [rsp + 2488], r10                                 ;                    frame
        mov r10, qword [rax + 504]                                  ;                    frame
        mov qword [rsp + 2496], r10                                 ;                    frame
        mov qword [rsp + 1984], rdi                                 ;                    argument
        mov qword [rsp + 1992], rsi                                 ;                    argument
        mov qword [rsp + 2000], rdx                                 ;                    argument
        mov qword [rsp + 2008], rcx                                 ;                    argument
        mov qword [rsp + 2016], r8                                  ;                    argument
        mov qword [rsp + 2024], r9                                  ;                    argument
        mov r8, qword [rsp + 1984]                                  ;     0.0 p2      40 h reload
        vmovdqu64 xmm0, [r8]                                        ;     5.0 p3      40 h
        mov r8, qword [rsp + 1992]                                  ;     0.3 p10     40 h reload
        vmovdqu64 xmm1, [r8]                                        ;     5.3 p2      40 h
        mov r8, qword [rsp + 2000]                                  ;     1.2 p3      40 h reload
        vmovdqu64 xmm2, [r8]                                        ;     6.2 p10     40 h
        mov r8, qword [rsp + 2008]                                  ;     2.0 p2      40 h reload
        vmovdqu64 xmm3, [r8]                                        ;     7.0 p3      40 h
        mov r8, qword [rsp + 2016]                                  ;     2.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     7.3 p2      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                              ;    13.3 p5      40 h
        mov r8, qword [rsp + 2024]                                  ;     3.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     8.2 p10     40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                              ;    14.2 p5      40 h
        mov r8, qword [rsp + 2032]                                  ;     4.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     9.0 p3      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                              ;    15.0 p5      40 h
        mov r8, qword [rsp + 2040]                                  ;     4.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     9.3 p2      40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                              ;    15.3 p5      40 h
        mov r8, qword [rsp + 2048]                                  ;     5.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    10.2 p10     40 h
        mov r8, qword [rsp + 2056]                                  ;     6.0 p2      40 h reload
        vmovdqu64 xmm5, [r8]                                        ;    11.0 p3      40 h
        mov r8, qword [rsp + 2064]                                  ;     6.3 p10     40 h reload
        vmovdqu64 xmm6, [r8]                                        ;    11.3 p2      40 h
        mov r8, qword [rsp + 2072]                                  ;     7.2 p3      40 h reload
        vmovdqu64 xmm7, [r8]                                        ;    12.2 p10     40 h
        mov r8, qword [rsp + 2080]                                  ;     8.0 p2      40 h reload
        vmovdqu64 xmm8, [r8]                                        ;    13.0 p3      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                              ;    19.0 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                           ;    22.0 p5      40 h
        mov r8, qword [rsp + 2088]                                  ;     8.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    13.3 p2      40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                              ;    19.3 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                           ;    22.3 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                 ;    25.3 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    25.3 p5      40 h
        mov r8, qword [rsp + 2096]                                  ;     9.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                        ;    14.2 p10     40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                              ;    20.2 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                           ;    23.2 p5      40 h
        mov r8, qword [rsp + 2104]                                  ;    10.0 p2      40 h reload
        vmovdqu64 xmm2, [r8]                                        ;    15.0 p3      40 h
        vshufi32x4 zmm2, zmm7, zmm2, 0                              ;    21.0 p5      40 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                           ;    24.0 p5      40 h
        vpunpckldq zmm3, zmm1, zmm2                                 ;    27.0 p5      40 h
        vpunpckhdq zmm1, zmm1, zmm2                                 ;    27.0 p5      40 h
        vpunpcklqdq zmm2, zmm4, zmm3                                ;    28.0 p5      40 h
        vpunpckhqdq zmm3, zmm4, zmm3                                ;    28.0 p5      40 h
        vmovdqu64 [rsp + 0], zmm2                                   ;    29.0 p7+p4   40 h
        vpunpcklqdq zmm2, zmm0, zmm1                                ;    28.0 p5      40 h
        vpunpckhqdq zmm0, zmm0, zmm1                                ;    28.0 p5      40 h
        vmovdqu64 [rsp + 64], zmm3                                  ;    29.0 p8+p9   40 h
        vmovdqu64 [rsp + 128], zmm2                                 ;    29.0 p7+p4   40 h
        vmovdqu64 [rsp + 192], zmm0                                 ;    29.0 p8+p9   40 h
        mov r8, qword [rsp + 2112]                                  ;    10.3 p10     40 h reload
        vmovdqu64 xmm0, [r8]                                        ;    15.3 p2      40 h
        mov r8, qword [rsp + 2120]                                  ;    11.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                        ;    16.2 p10     40 h
        mov r8, qword [rsp + 2128]                                  ;    12.0 p2      40 h reload
        vmovdqu64 xmm2, [r8]                                        ;    17.0 p3      40 h
        mov r8, qword [rsp + 2136]                                  ;    12.3 p10     40 h reload
        vmovdqu64 xmm3, [r8]                                        ;    17.3 p2      40 h
        mov r8, qword [rsp + 2144]                                  ;    13.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    18.2 p10     40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                              ;    24.2 p5      40 h
        mov r8, qword [rsp + 2152]                                  ;    14.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    19.0 p3      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                              ;    25.0 p5      40 h
        mov r8, qword [rsp + 2160]                                  ;    14.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    19.3 p2      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                              ;    25.3 p5      40 h
        mov r8, qword [rsp + 2168]                                  ;    15.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    20.2 p10     40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                              ;    26.2 p5      40 h
        mov r8, qword [rsp + 2176]                                  ;    16.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    21.0 p3      40 h
        mov r8, qword [rsp + 2184]                                  ;    16.3 p10     40 h reload
        vmovdqu64 xmm5, [r8]                                        ;    21.3 p2      40 h
        mov r8, qword [rsp + 2192]                                  ;    17.2 p3      40 h reload
        vmovdqu64 xmm6, [r8]                                        ;    22.2 p10     40 h
        mov r8, qword [rsp + 2200]                                  ;    18.0 p2      40 h reload
        vmovdqu64 xmm7, [r8]                                        ;    23.0 p3      40 h
        mov r8, qword [rsp + 2208]                                  ;    18.3 p10     40 h reload
        vmovdqu64 xmm8, [r8]                                        ;    23.3 p2      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                              ;    29.3 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                           ;    32.3 p5      40 h
        mov r8, qword [rsp + 2216]                                  ;    19.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    24.2 p10     40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                              ;    30.2 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                           ;    33.2 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                 ;    36.2 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    36.2 p5      40 h
        mov r8, qword [rsp + 2224]                                  ;    20.0 p2      40 h reload
        vmovdqu64 xmm1, [r8]                                        ;    25.0 p3      40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                              ;    31.7 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                           ;    34.7 p5      40 h
        mov r8, qword [rsp + 2232]                                  ;    20.3 p10     40 h reload
        vmovdqu64 xmm2, [r8]                                        ;    25.3 p2      40 h
        vshufi32x4 zmm2, zmm7, zmm2, 0                              ;    33.7 p5      40 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                           ;    36.7 p5      40 h
        vpunpckldq zmm3, zmm1, zmm2                                 ;    39.7 p5      40 h
        vpunpckhdq zmm1, zmm1, zmm2                                 ;    39.7 p5      40 h
        vpunpcklqdq zmm2, zmm4, zmm3                                ;    40.7 p5      40 h
        vpunpckhqdq zmm3, zmm4, zmm3                                ;    40.7 p5      40 h
        vmovdqu64 [rsp + 256], zmm2                                 ;    41.7 p7+p4   40 h
        vmovdqu64 [rsp + 320], zmm3                                 ;    41.7 p8+p9   40 h
        vpunpcklqdq zmm2, zmm0, zmm1                                ;    40.7 p5      40 h
        vpunpckhqdq zmm0, zmm0, zmm1                                ;    40.7 p5      40 h
        vmovdqu64 [rsp + 384], zmm2                                 ;    41.7 p7+p4   40 h
        vmovdqu64 [rsp + 448], zmm0                                 ;    41.7 p8+p9   40 h
        mov r8d, dword [rsp + 2512]                                 ;    21.2 p3      40 h
        shl r8, 6                                                   ;    26.2 p0      40 h
        add r8, qword [rsp + 2240]                                  ;    27.2 p1+p10   40 h
        mov qword [rsp + 2248], r8                                  ;    28.2 p7+p4   40 h
        cmp dword [rsp + 2512], 0                                   ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 64]                                  ;                    resident
        vmovdqu64 zmm1, [rsp + 128]                                 ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                                 ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                 ;                    resident
        vmovdqu64 zmm4, [rsp + 384]                                 ;                    resident
        vmovdqu64 zmm5, [rsp + 448]                                 ;                    resident
        mov r8, qword [rsp + 2240]                                  ;                    resident
        mov r9, qword [rsp + 2256]                                  ;                    resident
        mov r10, qword [rsp + 2264]                                 ;                    resident
        mov r11, qword [rsp + 2272]                                 ;                    resident
        mov r12, qword [rsp + 2280]                                 ;                    resident
        mov r13, qword [rsp + 2288]                                 ;                    resident
        mov r14, qword [rsp + 2296]                                 ;                    resident
        mov r15, qword [rsp + 2304]                                 ;                    resident
        mov rsi, qword [rsp + 2312]                                 ;                    resident
        mov rdi, qword [rsp + 2320]                                 ;                    resident
        mov rbp, qword [rsp + 2328]                                 ;                    resident
        mov rax, qword [rsp + 2336]                                 ;                    resident
        mov rcx, qword [rsp + 2344]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm9, [r9]                                        ;     0.0 p2      47 t
        vmovdqa64 zmm6, zmm0                                        ;     0.2         26 t copy
        vpternlogd zmm6, zmm2, zmm1, 0xac                           ;     0.3 p0      26 t
        mov rbx, qword [rsp + 2352]                                 ;     0.5 p3      47 t reload
        vmovdqu64 zmm22, [rbx]                                      ;     5.5 p2      47 t
        vmovdqu64 zmm10, [r10]                                      ;     1.5 p3      47 t
        vmovdqa64 zmm7, zmm3                                        ;     1.0         26 t copy
        vpternlogd zmm7, zmm5, zmm4, 0xac                           ;     1.2 p5      26 t
        vmovdqu64 zmm8, [r8]                                        ;     2.0 p2      47 t
        vmovdqu64 zmm12, [r12]                                      ;     2.5 p3      47 t
        vmovdqu64 zmm13, [r13]                                      ;     3.0 p2      47 t
        vmovdqu64 zmm14, [r14]                                      ;     3.5 p3      47 t
        vmovdqu64 zmm15, [r15]                                      ;     4.0 p2      47 t
        vmovdqu64 zmm16, [rsi]                                      ;     4.5 p3      47 t
        vmovdqu64 zmm17, [rdi]                                      ;     5.0 p2      47 t
        vmovdqu64 zmm11, [r11]                                      ;     5.5 p3      47 t
        vmovdqu64 zmm19, [rax]                                      ;     6.0 p2      47 t
        vmovdqu64 zmm20, [rcx]                                      ;     6.5 p3      47 t
        vshufi32x4 zmm24, zmm16, zmm20, 0x44                        ;    12.5 p5      47 t
        vshufi32x4 zmm25, zmm9, zmm13, 0x44                         ;     9.0 p5      47 t
        vshufi32x4 zmm23, zmm8, zmm12, 0x44                         ;     8.5 p5      47 t
        vshufi32x4 zmm26, zmm23, zmm24, 0x88                        ;    15.5 p5      47 t
        vshufi32x4 zmm28, zmm10, zmm14, 0x44                        ;     9.5 p5      47 t
        mov rdx, qword [rsp + 2360]                                 ;     3.8 p10     47 t reload
        vmovdqu64 zmm21, [rdx]                                      ;     8.8 p2      47 t
        vshufi32x4 zmm27, zmm17, zmm21, 0x44                        ;    14.8 p5      47 t
        vshufi32x4 zmm29, zmm25, zmm27, 0x88                        ;    17.8 p5      47 t
        mov rdx, qword [rsp + 2368]                                 ;     4.8 p10     47 t reload
        vpaddd zmm6, zmm6, [rsp + 0]                                ;     7.5 p0+p3   47 t
        vpaddd zmm6, zmm6, [rel md5_blocks.T0_constants512 + 64]    ;     8.5 p0+p2   47 t
        mov rbx, qword [rsp + 2376]                                 ;     5.8 p10     47 t reload
        vmovdqu64 zmm18, [rbp]                                      ;     8.5 p3      47 t
        vshufi32x4 zmm30, zmm18, zmm22, 0x44                        ;    14.5 p5      47 t
        vshufi32x4 zmm31, zmm11, zmm15, 0x44                        ;    11.5 p5      47 t
        vmovdqu64 zmm11, [rdx]                                      ;     9.8 p2      47 t
        vshufi32x4 zmm15, zmm28, zmm30, 0x88                        ;    17.5 p5      47 t
        vshufi32x4 zmm22, zmm19, zmm11, 0x44                        ;    15.8 p5      47 t
        vshufi32x4 zmm11, zmm31, zmm22, 0x88                        ;    18.8 p5      47 t
        vpunpckldq zmm19, zmm26, zmm29                              ;    20.8 p5      47 t
        vpunpckhdq zmm26, zmm26, zmm29                              ;    20.8 p5      47 t
        vpunpckldq zmm29, zmm15, zmm11                              ;    21.8 p5      47 t
        vpunpckhdq zmm11, zmm15, zmm11                              ;    21.8 p5      47 t
        vpunpcklqdq zmm15, zmm19, zmm29                             ;    22.8 p5      47 t
        vpaddd zmm6, zmm6, zmm15                                    ;    23.8 p0      47 t
        vprold zmm6, zmm6, 7                                        ;    24.8 p0      48 v[0]
        vpunpckhqdq zmm19, zmm19, zmm29                             ;    22.8 p5      47 t
        vpunpcklqdq zmm29, zmm26, zmm11                             ;    22.8 p5      47 t
        vpunpckhqdq zmm11, zmm26, zmm11                             ;    22.8 p5      47 t
        vmovdqu64 zmm26, [rbx]                                      ;    10.8 p3      47 t
        mov rbx, qword [rsp + 2384]                                 ;     8.2 p10     47 t reload
        mov rdx, qword [rsp + 2392]                                 ;     9.2 p10     47 t reload
        vmovdqu64 zmm18, [rdx]                                      ;    14.2 p2      47 t
        mov rdx, qword [rsp + 2400]                                 ;    10.2 p10     47 t reload
        vmovdqu64 zmm10, [rdx]                                      ;    15.2 p3      47 t
        mov rdx, qword [rsp + 2408]                                 ;    11.0 p2      47 t reload
        vmovdqu64 zmm17, [rdx]                                      ;    16.0 p3      47 t
        mov rdx, qword [rsp + 2416]                                 ;    11.2 p10     47 t reload
        vmovdqu64 zmm14, [rbx]                                      ;    13.2 p2      47 t
        mov rbx, qword [rsp + 2424]                                 ;    12.2 p10     47 t reload
        vmovdqu64 zmm21, [rbx]                                      ;    17.2 p3      47 t
        vshufi32x4 zmm13, zmm26, zmm21, 0x44                        ;    23.2 p5      47 t
        mov rbx, qword [rsp + 2432]                                 ;    13.0 p2      47 t reload
        vmovdqu64 zmm21, [rbx]                                      ;    18.0 p3      47 t
        mov rbx, qword [rsp + 2440]                                 ;    13.2 p10     47 t reload
        vmovdqu64 zmm9, [rbx]                                       ;    18.2 p2      47 t
        mov rbx, qword [rsp + 2448]                                 ;    14.2 p10     47 t reload
        vmovdqu64 zmm26, [rdx]                                      ;    16.2 p3      47 t
        vshufi32x4 zmm20, zmm18, zmm17, 0x44                        ;    24.0 p5      47 t
        mov rdx, qword [rsp + 2456]                                 ;    15.0 p2      47 t reload
        vmovdqu64 zmm17, [rdx]                                      ;    20.0 p3      47 t
        vmovdqu64 zmm18, [rbx]                                      ;    19.2 p2      47 t
        mov rdx, qword [rsp + 2464]                                 ;    15.2 p10     47 t reload
        vshufi32x4 zmm12, zmm14, zmm21, 0x44                        ;    25.0 p5      47 t
        vmovdqu64 zmm16, [rdx]                                      ;    20.2 p3      47 t
        mov rdx, qword [rsp + 2472]                                 ;    16.2 p10     47 t reload
        vpaddd zmm7, zmm7, [rsp + 256]                              ;    17.0 p0+p2   47 t
        vpaddd zmm7, zmm7, [rel md5_blocks.T0_constants512 + 64]    ;    18.0 p0+p3   47 t
        vpaddd zmm6, zmm6, zmm0                                     ;    25.8 p0      48 v[0]
        mov rbx, qword [rsp + 2480]                                 ;    17.2 p10     47 t reload
        vmovdqu64 zmm21, [rbx]                                      ;    22.2 p2      47 t
        vshufi32x4 zmm14, zmm9, zmm21, 0x44                         ;    28.2 p5      47 t
        vshufi32x4 zmm21, zmm13, zmm14, 0x88                        ;    31.2 p5      47 t
        vmovdqu64 zmm9, [rdx]                                       ;    21.2 p3      47 t
        mov rdx, qword [rsp + 2488]                                 ;    18.2 p10     47 t reload
        vshufi32x4 zmm8, zmm17, zmm9, 0x44                          ;    28.0 p5      47 t
        mov rbx, qword [rsp + 2496]                                 ;    19.0 p2      47 t reload
        vshufi32x4 zmm9, zmm20, zmm8, 0x88                          ;    31.0 p5      47 t
        vmovdqu64 zmm17, [rbx]                                      ;    24.0 p3      47 t
        vmovdqu64 [rsp + 512], zmm8                                 ;    31.0 p7+p4   47 t spill
        vshufi32x4 zmm8, zmm18, zmm17, 0x44                         ;    30.0 p5      47 t
        vshufi32x4 zmm17, zmm10, zmm26, 0x44                        ;    31.0 p5      47 t
        vmovdqu64 zmm26, [rdx]                                      ;    23.2 p2      47 t
        vshufi32x4 zmm10, zmm12, zmm8, 0x88                         ;    33.0 p5      47 t
        vshufi32x4 zmm18, zmm16, zmm26, 0x44                        ;    33.0 p5      47 t
        vshufi32x4 zmm26, zmm17, zmm18, 0x88                        ;    36.0 p5      47 t
        vpunpckldq zmm16, zmm21, zmm9                               ;    35.0 p5      47 t
        vpunpckhdq zmm9, zmm21, zmm9                                ;    36.0 p5      47 t
        vpunpckldq zmm21, zmm10, zmm26                              ;    39.0 p5      47 t
        vpunpckhdq zmm10, zmm10, zmm26                              ;    39.0 p5      47 t
        vpunpcklqdq zmm26, zmm16, zmm21                             ;    40.0 p5      47 t
        vpunpckhqdq zmm16, zmm16, zmm21                             ;    40.0 p5      47 t
        vpunpcklqdq zmm21, zmm9, zmm10                              ;    41.0 p5      47 t
        vpunpckhqdq zmm9, zmm9, zmm10                               ;    42.0 p5      47 t
        vmovdqa64 zmm10, zmm6                                       ;    26.8         26 t copy
        vpternlogd zmm10, zmm0, zmm1, 0xca                          ;    26.8 p0      26 t
        vpaddd zmm7, zmm7, zmm26                                    ;    41.0 p0      47 t
        vprold zmm7, zmm7, 7                                        ;    42.0 p0      48 v[0]
        vpaddd zmm7, zmm7, zmm3                                     ;    43.0 p0      48 v[0]
        vpaddd zmm10, zmm10, zmm2                                   ;    27.8 p0      47 t
        vmovdqu64 [rsp + 576], zmm5                                 ;    18.2 p8+p9   42 v[3] spill
        vpaddd zmm10, zmm10, [rel md5_blocks.T0_constants512 + 128] ;    28.8 p0+p3   47 t
        vpaddd zmm10, zmm10, zmm19                                  ;    29.8 p0      47 t
        vprold zmm10, zmm10, 0xc                                    ;    30.8 p0      48 v[3]
        vpaddd zmm10, zmm10, zmm6                                   ;    31.8 p0      48 v[3]
        vmovdqu64 [rsp + 640], zmm2                                 ;    19.0 p7+p4   42 v[3] spill
        vmovdqu64 [rsp + 704], zmm1                                 ;    20.2 p8+p9   42 v[2] spill
        vmovdqa64 zmm2, zmm7                                        ;    44.0         26 t copy
        vpternlogd zmm2, zmm3, zmm4, 0xca                           ;    44.0 p0      26 t
        vpaddd zmm2, zmm2, zmm5                                     ;    45.0 p0      47 t
        vpaddd zmm5, zmm29, zmm1                                    ;    28.3 p0      47 t
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 192]   ;    29.3 p0+p2   47 t
        vmovdqa64 zmm1, zmm10                                       ;    32.8         26 t copy
        vpternlogd zmm1, zmm6, zmm0, 0xca                           ;    32.8 p0      26 t
        vpaddd zmm5, zmm5, zmm1                                     ;    33.8 p0      47 t
        vprold zmm1, zmm5, 0x11                                     ;    34.8 p0      48 v[2]
        vpaddd zmm1, zmm1, zmm10                                    ;    35.8 p0      48 v[2]
        vmovdqu64 [rsp + 768], zmm4                                 ;    21.0 p7+p4   42 v[2] spill
        vshufi32x4 zmm23, zmm23, zmm24, 0xdd                        ;    43.0 p5      47 t
        vpaddd zmm2, zmm2, [rel md5_blocks.T0_constants512 + 128]   ;    46.0 p0+p3   47 t
        vpaddd zmm2, zmm2, zmm16                                    ;    47.0 p0      47 t
        vprold zmm2, zmm2, 0xc                                      ;    48.0 p0      48 v[3]
        vpaddd zmm2, zmm2, zmm7                                     ;    49.0 p0      48 v[3]
        vpaddd zmm5, zmm21, zmm4                                    ;    42.0 p0      47 t
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 192]   ;    43.0 p0+p2   47 t
        vmovdqa64 zmm24, zmm1                                       ;    36.8         26 t copy
        vpternlogd zmm24, zmm10, zmm6, 0xca                         ;    40.3 p0      26 t
        vmovdqa64 zmm4, zmm2                                        ;    50.0         26 t copy
        vpternlogd zmm4, zmm7, zmm3, 0xca                           ;    50.0 p0      26 t
        vpaddd zmm5, zmm5, zmm4                                     ;    51.0 p0      47 t
        vprold zmm4, zmm5, 0x11                                     ;    52.0 p0      48 v[2]
        vpaddd zmm4, zmm4, zmm2                                     ;    53.0 p5      48 v[2]
        vshufi32x4 zmm13, zmm13, zmm14, 0xdd                        ;    45.0 p5      47 t
        vpaddd zmm5, zmm11, zmm0                                    ;    44.3 p0      47 t
        vshufi32x4 zmm25, zmm25, zmm27, 0xdd                        ;    46.0 p5      47 t
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 256]   ;    45.3 p0+p3   47 t
        vpaddd zmm5, zmm5, zmm24                                    ;    46.3 p0      47 t
        vmovdqa64 zmm27, zmm4                                       ;    54.0         26 t copy
        vpternlogd zmm27, zmm2, zmm7, 0xca                          ;    54.0 p5      26 t
        vshufi32x4 zmm22, zmm31, zmm22, 0xdd                        ;    48.0 p5      47 t
        vpunpckldq zmm31, zmm23, zmm25                              ;    49.0 p5      47 t
        vpunpckhdq zmm23, zmm23, zmm25                              ;    50.0 p5      47 t
        vshufi32x4 zmm17, zmm17, zmm18, 0xdd                        ;    51.0 p5      47 t
        vpaddd zmm24, zmm9, zmm3                                    ;    47.3 p0      47 t
        vpaddd zmm24, zmm24, [rel md5_blocks.T0_constants512 + 256] ;    48.3 p0+p2   47 t
        vpaddd zmm24, zmm24, zmm27                                  ;    55.0 p0      47 t
        vshufi32x4 zmm27, zmm28, zmm30, 0xdd                        ;    52.0 p5      47 t
        vpunpckldq zmm25, zmm27, zmm22                              ;    55.0 p5      47 t
        vpunpckhdq zmm22, zmm27, zmm22                              ;    55.0 p5      47 t
        vpunpckhqdq zmm18, zmm23, zmm22                             ;    56.0 p5      47 t
        vprold zmm5, zmm5, 0x16                                     ;    50.3 p0      48 v[1]
        vpaddd zmm5, zmm5, zmm1                                     ;    51.3 p0      48 v[1]
        vprold zmm24, zmm24, 0x16                                   ;    56.0 p0      48 v[1]
        vmovdqa64 zmm28, zmm5                                       ;    52.3         26 t copy
        vpternlogd zmm28, zmm1, zmm10, 0xca                         ;    53.3 p0      26 t
        vshufi32x4 zmm8, zmm12, zmm8, 0xdd                          ;    56.0 p5      47 t
        vpunpcklqdq zmm12, zmm23, zmm22                             ;    57.0 p5      47 t
        vshufi32x4 zmm14, zmm20, [rsp + 512], 0xdd                  ;    58.0 p5+p3   47 t
        vpunpcklqdq zmm20, zmm31, zmm25                             ;    59.0 p5      47 t
        vpunpckldq zmm22, zmm13, zmm14                              ;    61.0 p5      47 t
        vpunpckhdq zmm13, zmm13, zmm14                              ;    61.0 p5      47 t
        vpaddd zmm24, zmm24, zmm4                                   ;    57.0 p0      48 v[1]
        vmovdqa64 zmm30, zmm24                                      ;    58.0         26 t copy
        vpunpckldq zmm14, zmm8, zmm17                               ;    62.0 p5      47 t
        vpunpckhdq zmm8, zmm8, zmm17                                ;    63.0 p5      47 t
        vmovdqu64 zmm17, [rel md5_blocks.T0_constants512 + 320]     ;    29.0 p2      47 t reload
        vpaddd zmm6, zmm6, zmm17                                    ;    55.3 p0      47 t
        vpaddd zmm6, zmm6, zmm28                                    ;    56.3 p0      47 t
        vpaddd zmm6, zmm6, zmm20                                    ;    60.0 p0      47 t
        vprold zmm6, zmm6, 7                                        ;    61.0 p0      48 v[0]
        vpternlogd zmm30, zmm4, zmm2, 0xca                          ;    59.3 p0      26 t
        vpunpckhqdq zmm25, zmm31, zmm25                             ;    64.0 p5      47 t
        vpaddd zmm7, zmm7, zmm17                                    ;    60.3 p0      47 t
        vpunpcklqdq zmm17, zmm13, zmm8                              ;    65.0 p5      47 t
        vpunpckhqdq zmm8, zmm13, zmm8                               ;    66.0 p5      47 t
        vpaddd zmm7, zmm7, zmm30                                    ;    61.3 p0      47 t
        vmovdqu64 zmm13, [rel md5_blocks.T0_constants512 + 384]     ;    30.8 p3      47 t reload
        vpaddd zmm2, zmm2, zmm13                                    ;    62.3 p0      47 t
        vpaddd zmm6, zmm5, zmm6                                     ;    63.3 p0      48 v[0]
        vpaddd zmm10, zmm10, zmm13                                  ;    64.3 p0      47 t
        vmovdqa64 zmm13, zmm6                                       ;    64.3         26 t copy
        vpternlogd zmm13, zmm5, zmm1, 0xca                          ;    65.3 p0      26 t
        vpaddd zmm10, zmm10, zmm25                                  ;    66.3 p0      47 t
        vpaddd zmm10, zmm10, zmm13                                  ;    67.3 p5      47 t
        vpunpcklqdq zmm23, zmm22, zmm14                             ;    68.0 p5      47 t
        vpunpckhqdq zmm14, zmm22, zmm14                             ;    69.0 p5      47 t
        vpaddd zmm7, zmm7, zmm23                                    ;    69.0 p0      47 t
        vprold zmm7, zmm7, 7                                        ;    70.0 p0      48 v[0]
        vpaddd zmm7, zmm24, zmm7                                    ;    71.0 p0      48 v[0]
        vmovdqa64 zmm13, zmm7                                       ;    72.0         26 t copy
        vpternlogd zmm13, zmm24, zmm4, 0xca                         ;    72.0 p5      26 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 448]     ;    33.3 p2      47 t reload
        vpaddd zmm4, zmm4, zmm22                                    ;    70.3 p0      47 t
        vprold zmm10, zmm10, 0xc                                    ;    71.3 p0      48 v[3]
        vpaddd zmm10, zmm6, zmm10                                   ;    72.3 p5      48 v[3]
        vmovdqu64 zmm28, [rel md5_blocks.T0_constants512 + 512]     ;    34.0 p3      47 t reload
        vpaddd zmm2, zmm2, zmm14                                    ;    72.0 p5      47 t
        vpaddd zmm2, zmm2, zmm13                                    ;    73.0 p0      47 t
        vprold zmm13, zmm2, 0xc                                     ;    74.0 p0      48 v[3]
        vpaddd zmm1, zmm1, zmm22                                    ;    73.0 p5      47 t
        vpaddd zmm13, zmm7, zmm13                                   ;    75.0 p5      48 v[3]
        vpaddd zmm1, zmm1, zmm12                                    ;    74.3 p0      47 t
        vmovdqa64 zmm22, zmm10                                      ;    73.3         26 t copy
        vpaddd zmm4, zmm4, zmm17                                    ;    75.0 p5      47 t
        vpternlogd zmm22, zmm6, zmm5, 0xca                          ;    75.3 p0      26 t
        vpaddd zmm1, zmm1, zmm22                                    ;    76.3 p5      47 t
        vmovdqa64 zmm22, zmm13                                      ;    76.0         26 t copy
        vpternlogd zmm22, zmm7, zmm24, 0xca                         ;    76.3 p0      26 t
        vpaddd zmm24, zmm24, zmm28                                  ;    77.0 p5      47 t
        vpaddd zmm4, zmm4, zmm22                                    ;    77.3 p0      47 t
        vprold zmm27, zmm4, 0x11                                    ;    78.3 p0      48 v[2]
        vpaddd zmm5, zmm5, zmm28                                    ;    78.0 p5      47 t
        vpaddd zmm5, zmm5, zmm18                                    ;    79.0 p5      47 t
        vpaddd zmm27, zmm13, zmm27                                  ;    79.3 p0      48 v[2]
        vmovdqu64 zmm2, [rdi]                                       ;    37.2 p2      47 t reload
        vpaddd zmm24, zmm24, zmm8                                   ;    80.0 p5      47 t
        vmovdqu64 [rsp + 832], zmm8                                 ;    67.0 p8+p9   47 t spill
        mov rbx, qword [rsp + 2360]                                 ;    37.7 p10     47 t reload
        vshufi32x4 zmm2, zmm2, [rbx], 0xee                          ;    81.0 p5+p3   47 t
        vmovdqu64 zmm31, [rsi]                                      ;    38.2 p2      47 t reload
        vshufi32x4 zmm31, zmm31, [rcx], 0xee                        ;    82.0 p5+p3   47 t
        vmovdqu64 [rsp + 896], zmm0                                 ;    38.3 p7+p4   42 v[1] spill
        vmovdqu64 [rsp + 960], zmm29                                ;    39.5 p8+p9   47 t spill
        vmovdqu64 zmm4, [r10]                                       ;    39.2 p2      47 t reload
        vshufi32x4 zmm4, zmm4, [r14], 0xee                          ;    83.0 p5+p3   47 t
        mov rbx, qword [rsp + 2352]                                 ;    39.0 p10     47 t reload
        vprold zmm22, zmm1, 0x11                                    ;    80.3 p0      48 v[2]
        vpaddd zmm22, zmm10, zmm22                                  ;    81.3 p0      48 v[2]
        vmovdqa64 zmm28, zmm22                                      ;    82.3         26 t copy
        vpternlogd zmm28, zmm10, zmm6, 0xca                         ;    82.3 p0      26 t
        vpaddd zmm5, zmm5, zmm28                                    ;    83.3 p0      47 t
        vmovdqa64 zmm28, zmm27                                      ;    80.3         26 t copy
        vpternlogd zmm28, zmm13, zmm7, 0xca                         ;    84.0 p5      26 t
        vpaddd zmm24, zmm24, zmm28                                  ;    85.0 p0      47 t
        vmovdqu64 zmm28, [r8]                                       ;    40.5 p2      47 t reload
        vshufi32x4 zmm28, zmm28, [r12], 0xee                        ;    85.0 p5+p3   47 t
        vmovdqu64 zmm1, [r9]                                        ;    41.5 p2      47 t reload
        vshufi32x4 zmm1, zmm1, [r13], 0xee                          ;    86.0 p5+p3   47 t
        vshufi32x4 zmm0, zmm28, zmm31, 0x88                         ;    88.0 p5      47 t
        vshufi32x4 zmm8, zmm1, zmm2, 0x88                           ;    89.0 p5      47 t
        vpunpckldq zmm29, zmm0, zmm8                                ;    92.0 p5      47 t
        vprold zmm30, zmm5, 0x16                                    ;    85.3 p0      48 v[1]
        vpaddd zmm30, zmm22, zmm30                                  ;    86.3 p0      48 v[1]
        vprold zmm24, zmm24, 0x16                                   ;    87.3 p0      48 v[1]
        vpaddd zmm24, zmm27, zmm24                                  ;    88.3 p0      48 v[1]
        vmovdqu64 [rsp + 1024], zmm18                               ;    57.0 p7+p4   47 t spill
        vmovdqu64 [rsp + 1088], zmm21                               ;    42.5 p8+p9   47 t spill
        vmovdqu64 zmm18, [rbp]                                      ;    42.7 p2      47 t reload
        vshufi32x4 zmm18, zmm18, [rbx], 0xee                        ;    90.0 p5+p3   47 t
        mov rbx, qword [rsp + 2368]                                 ;    43.0 p10     47 t reload
        vshufi32x4 zmm21, zmm4, zmm18, 0x88                         ;    93.0 p5      47 t
        vmovdqu64 [rsp + 1152], zmm11                               ;    44.3 p7+p4   47 t spill
        vmovdqu64 [rsp + 1216], zmm23                               ;    69.0 p8+p9   47 t spill
        vpunpckhdq zmm8, zmm0, zmm8                                 ;    92.0 p5      47 t
        vmovdqu64 [rsp + 1280], zmm9                                ;    46.3 p7+p4   47 t spill
        vmovdqu64 zmm9, [rax]                                       ;    44.0 p2      47 t reload
        vshufi32x4 zmm9, zmm9, [rbx], 0xee                          ;    93.0 p5+p3   47 t
        vmovdqa64 zmm5, zmm30                                       ;    87.3         26 t copy
        vmovdqu64 zmm0, [r11]                                       ;    45.0 p2      47 t reload
        vshufi32x4 zmm0, zmm0, [r15], 0xee                          ;    94.0 p5+p3   47 t
        mov rbx, qword [rsp + 2424]                                 ;    44.8 p10     47 t reload
        vpaddd zmm6, zmm6, [rel md5_blocks.T0_constants512 + 576]   ;    89.3 p0+p2   47 t
        mov rdx, qword [rsp + 2376]                                 ;    45.8 p10     47 t reload
        vpternlogd zmm5, zmm22, zmm10, 0xca                         ;    90.3 p0      26 t
        vmovdqu64 [rsp + 512], zmm3                                 ;    46.5 p8+p9   42 v[1] spill
        vmovdqa64 zmm3, zmm24                                       ;    89.3         26 t copy
        vpternlogd zmm3, zmm27, zmm13, 0xca                         ;    91.3 p0      26 t
        vshufi32x4 zmm11, zmm0, zmm9, 0x88                          ;    97.0 p5      47 t
        vpunpckldq zmm23, zmm21, zmm11                              ;   100.0 p5      47 t
        vpunpckhdq zmm11, zmm21, zmm11                              ;   100.0 p5      47 t
        vmovdqu64 [rsp + 1344], zmm20                               ;    60.0 p7+p4   47 t spill
        vmovdqu64 [rsp + 1408], zmm14                               ;    70.0 p8+p9   47 t spill
        vmovdqu64 [rsp + 1472], zmm25                               ;    65.0 p7+p4   47 t spill
        vpunpcklqdq zmm21, zmm29, zmm23                             ;   101.0 p5      47 t
        vpunpckhqdq zmm23, zmm29, zmm23                             ;   101.0 p5      47 t
        vpunpcklqdq zmm29, zmm8, zmm11                              ;   101.0 p5      47 t
        vpunpckhqdq zmm8, zmm8, zmm11                               ;   101.0 p5      47 t
        vmovdqu64 zmm11, [rdx]                                      ;    50.8 p3      47 t reload
        vshufi32x4 zmm11, zmm11, [rbx], 0xee                        ;   102.0 p5+p2   47 t
        mov rbx, qword [rsp + 2440]                                 ;    48.0 p10     47 t reload
        vmovdqu64 zmm20, [rbx]                                      ;    53.0 p3      47 t reload
        mov rdx, qword [rsp + 2480]                                 ;    48.8 p2      47 t reload
        vshufi32x4 zmm20, zmm20, [rdx], 0xee                        ;   103.0 p5+p3   47 t
        mov rdx, qword [rsp + 2392]                                 ;    49.0 p10     47 t reload
        mov rbx, qword [rsp + 2408]                                 ;    49.8 p2      47 t reload
        vmovdqu64 [rsp + 1536], zmm26                               ;    50.5 p8+p9   47 t spill
        vmovdqu64 zmm25, [rdx]                                      ;    54.0 p3      47 t reload
        vshufi32x4 zmm25, zmm25, [rbx], 0xee                        ;   104.0 p5+p2   47 t
        mov rdx, qword [rsp + 2472]                                 ;    50.0 p10     47 t reload
        mov rbx, qword [rsp + 2456]                                 ;    51.0 p10     47 t reload
        vmovdqu64 zmm26, [rbx]                                      ;    56.0 p3      47 t reload
        vshufi32x4 zmm26, zmm26, [rdx], 0xee                        ;   105.0 p5+p2   47 t
        vpaddd zmm6, zmm6, zmm5                                     ;    92.3 p0      47 t
        mov rdx, qword [rsp + 2384]                                 ;    52.0 p10     47 t reload
        vmovdqu64 zmm5, [rdx]                                       ;    57.0 p3      47 t reload
        mov rdx, qword [rsp + 2496]                                 ;    52.8 p2      47 t reload
        vpaddd zmm7, zmm7, [rel md5_blocks.T0_constants512 + 576]   ;    93.3 p0+p3   47 t
        vpaddd zmm7, zmm7, zmm3                                     ;    94.3 p0      47 t
        mov rbx, qword [rsp + 2432]                                 ;    53.0 p10     47 t reload
        vshufi32x4 zmm5, zmm5, [rbx], 0xee                          ;   106.0 p5+p2   47 t
        mov rbx, qword [rsp + 2448]                                 ;    54.0 p10     47 t reload
        vmovdqu64 zmm3, [rbx]                                       ;    59.0 p3      47 t reload
        vshufi32x4 zmm3, zmm3, [rdx], 0xee                          ;   107.0 p5+p2   47 t
        vpaddd zmm6, zmm6, zmm21                                    ;   102.0 p0      47 t
        vmovdqu64 [rsp + 1600], zmm21                               ;   102.0 p7+p4   47 t spill
        mov rdx, qword [rsp + 2400]                                 ;    55.0 p10     47 t reload
        vmovdqu64 zmm21, [rdx]                                      ;    60.0 p3      47 t reload
        mov rdx, qword [rsp + 2488]                                 ;    55.8 p2      47 t reload
        vmovdqu64 [rsp + 1664], zmm15                               ;    52.8 p8+p9   47 t spill
        vshufi32x4 zmm14, zmm11, zmm20, 0x88                        ;   108.0 p5      47 t
        vshufi32x4 zmm15, zmm25, zmm26, 0x88                        ;   109.0 p5      47 t
        vmovdqu64 [rsp + 1728], zmm17                               ;    66.0 p7+p4   47 t spill
        vmovdqu64 [rsp + 1792], zmm12                               ;    58.0 p8+p9   47 t spill
        vprold zmm6, zmm6, 7                                        ;   103.0 p0      48 v[0]
        vpunpckldq zmm12, zmm14, zmm15                              ;   112.0 p5      47 t
        vshufi32x4 zmm17, zmm5, zmm3, 0x88                          ;   111.0 p5      47 t
        vpaddd zmm13, zmm13, [rel md5_blocks.T0_constants512 + 640] ;    97.3 p0+p3   47 t
        mov rbx, qword [rsp + 2416]                                 ;    56.0 p10     47 t reload
        vshufi32x4 zmm21, zmm21, [rbx], 0xee                        ;   112.0 p5+p2   47 t
        vmovdqu64 [rsp + 1856], zmm16                               ;    56.3 p7+p4   47 t spill
        mov rbx, qword [rsp + 2464]                                 ;    57.0 p10     47 t reload
        vpaddd zmm10, zmm10, [rel md5_blocks.T0_constants512 + 640] ;    98.3 p0+p3   47 t
        vpaddd zmm6, zmm6, zmm30                                    ;   104.0 p0      48 v[0]
        vpunpckhdq zmm14, zmm14, zmm15                              ;   113.0 p5      47 t
        vmovdqu64 zmm15, [rbx]                                      ;    62.0 p2      47 t reload
        vshufi32x4 zmm15, zmm15, [rdx], 0xee                        ;   114.0 p5+p3   47 t
        vshufi32x4 zmm16, zmm21, zmm15, 0x88                        ;   117.0 p5      47 t
        vmovdqu64 [rsp + 1920], zmm19                               ;    56.8 p8+p9   47 t spill
        vpunpckldq zmm19, zmm17, zmm16                              ;   120.0 p5      47 t
        vpunpckhdq zmm16, zmm17, zmm16                              ;   120.0 p5      47 t
        vpunpcklqdq zmm17, zmm12, zmm19                             ;   121.0 p5      47 t
        vpunpckhqdq zmm12, zmm12, zmm19                             ;   121.0 p5      47 t
        vpaddd zmm7, zmm7, zmm17                                    ;   122.0 p0      47 t
        vprold zmm7, zmm7, 7                                        ;   123.0 p0      48 v[0]
        vpunpcklqdq zmm19, zmm14, zmm16                             ;   121.0 p5      47 t
        vpunpckhqdq zmm14, zmm14, zmm16                             ;   121.0 p5      47 t
        vmovdqa64 zmm16, zmm24                                      ;    89.3         48 v[0] copy
        vpaddd zmm16, zmm16, zmm7                                   ;   124.0 p0      48 v[0]
        vmovdqa64 zmm7, zmm6                                        ;   105.0         26 t copy
        vpternlogd zmm7, zmm30, zmm22, 0xca                         ;   105.0 p0      26 t
        vpaddd zmm10, zmm10, zmm7                                   ;   106.0 p0      47 t
        vpaddd zmm10, zmm10, zmm23                                  ;   107.0 p0      47 t
        vprold zmm7, zmm10, 0xc                                     ;   108.0 p0      48 v[3]
        vmovdqa64 zmm10, zmm16                                      ;   125.0         26 t copy
        vpternlogd zmm10, zmm24, zmm27, 0xca                        ;   125.0 p0      26 t
        vpaddd zmm13, zmm13, zmm10                                  ;   126.0 p0      47 t
        vpaddd zmm13, zmm13, zmm12                                  ;   127.0 p0      47 t
        vpaddd zmm7, zmm7, zmm6                                     ;   110.3 p0      48 v[3]
        vmovdqu64 zmm10, [rel md5_blocks.T0_constants512 + 704]     ;    59.5 p2      47 t reload
        vpaddd zmm22, zmm22, zmm10                                  ;   111.3 p0      47 t
        vpaddd zmm27, zmm27, zmm10                                  ;   112.3 p0      47 t
        vprold zmm10, zmm13, 0xc                                    ;   128.0 p0      48 v[3]
        vpaddd zmm10, zmm10, zmm16                                  ;   129.0 p0      48 v[3]
        vpaddd zmm22, zmm22, zmm29                                  ;   115.3 p0      47 t
        vmovdqa64 zmm13, zmm7                                       ;   111.3         26 t copy
        vpternlogd zmm13, zmm6, zmm30, 0xca                         ;   116.3 p0      26 t
        vpaddd zmm22, zmm22, zmm13                                  ;   117.3 p0      47 t
        vprold zmm13, zmm22, 0x11                                   ;   118.3 p0      48 v[2]
        vpaddd zmm27, zmm27, zmm19                                  ;   122.0 p0      47 t
        vmovdqa64 zmm22, zmm10                                      ;   130.0         26 t copy
        vpternlogd zmm22, zmm16, zmm24, 0xca                        ;   130.0 p0      26 t
        vpaddd zmm27, zmm27, zmm22                                  ;   131.0 p0      47 t
        vpaddd zmm13, zmm7, zmm13                                   ;   122.0 p5      48 v[2]
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 768]     ;    62.0 p3      47 t reload
        vpaddd zmm30, zmm30, zmm22                                  ;   122.3 p0      47 t
        vpaddd zmm24, zmm24, zmm22                                  ;   123.0 p5      47 t
        vprold zmm22, zmm27, 0x11                                   ;   132.0 p0      48 v[2]
        vmovdqa64 zmm27, zmm13                                      ;   123.0         26 t copy
        vpternlogd zmm27, zmm7, zmm6, 0xca                          ;   124.0 p5      26 t
        vpaddd zmm30, zmm30, zmm8                                   ;   124.3 p0      47 t
        vpaddd zmm22, zmm22, zmm10                                  ;   133.0 p5      48 v[2]
        vpaddd zmm30, zmm30, zmm27                                  ;   125.3 p0      47 t
        vshufi32x4 zmm27, zmm28, zmm31, 0xdd                        ;   126.0 p5      47 t
        vmovdqa64 zmm28, zmm22                                      ;   134.0         26 t copy
        vpternlogd zmm28, zmm10, zmm16, 0xca                        ;   134.0 p0      26 t
        vshufi32x4 zmm18, zmm4, zmm18, 0xdd                         ;   127.0 p5      47 t
        vpaddd zmm24, zmm24, zmm14                                  ;   127.3 p0      47 t
        vpaddd zmm24, zmm24, zmm28                                  ;   135.0 p5      47 t
        vshufi32x4 zmm28, zmm1, zmm2, 0xdd                          ;   129.0 p5      47 t
        vshufi32x4 zmm9, zmm0, zmm9, 0xdd                           ;   130.0 p5      47 t
        vshufi32x4 zmm11, zmm11, zmm20, 0xdd                        ;   131.0 p5      47 t
        vpunpckldq zmm1, zmm27, zmm28                               ;   132.0 p5      47 t
        vpunpckhdq zmm27, zmm27, zmm28                              ;   133.0 p5      47 t
        vpunpckldq zmm28, zmm18, zmm9                               ;   134.0 p5      47 t
        vshufi32x4 zmm20, zmm25, zmm26, 0xdd                        ;   135.0 p5      47 t
        vpunpckhqdq zmm25, zmm1, zmm28                              ;   136.0 p5      47 t
        vprold zmm30, zmm30, 0x16                                   ;   128.3 p0      48 v[1]
        vpaddd zmm30, zmm13, zmm30                                  ;   129.3 p0      48 v[1]
        vmovdqa64 zmm31, zmm30                                      ;   130.3         26 t copy
        vpternlogd zmm31, zmm13, zmm7, 0xca                         ;   130.3 p0      26 t
        vpunpckhdq zmm9, zmm18, zmm9                                ;   137.0 p5      47 t
        vpunpcklqdq zmm18, zmm1, zmm28                              ;   138.0 p5      47 t
        vpunpcklqdq zmm28, zmm27, zmm9                              ;   139.0 p5      47 t
        vpunpckhqdq zmm9, zmm27, zmm9                               ;   140.0 p5      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 832]     ;    67.2 p2      47 t reload
        vpaddd zmm6, zmm6, zmm27                                    ;   131.3 p0      47 t
        vpaddd zmm6, zmm6, zmm31                                    ;   132.3 p0      47 t
        vpaddd zmm6, zmm6, zmm18                                    ;   139.0 p0      47 t
        vprold zmm24, zmm24, 0x16                                   ;   136.0 p0      48 v[1]
        vpaddd zmm24, zmm22, zmm24                                  ;   137.0 p0      48 v[1]
        vmovdqa64 zmm0, zmm24                                       ;   138.0         26 t copy
        vpternlogd zmm0, zmm22, zmm10, 0xca                         ;   138.0 p0      26 t
        vshufi32x4 zmm26, zmm5, zmm3, 0xdd                          ;   141.0 p5      47 t
        vshufi32x4 zmm15, zmm21, zmm15, 0xdd                        ;   142.0 p5      47 t
        vpunpckldq zmm21, zmm11, zmm20                              ;   143.0 p5      47 t
        vpunpckhdq zmm11, zmm11, zmm20                              ;   144.0 p5      47 t
        vpunpckldq zmm20, zmm26, zmm15                              ;   145.0 p5      47 t
        vpaddd zmm27, zmm27, zmm16                                  ;   137.3 p0      47 t
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 896]     ;    69.5 p3      47 t reload
        vprold zmm6, zmm6, 7                                        ;   140.0 p0      48 v[0]
        vpaddd zmm27, zmm27, zmm0                                   ;   139.3 p0      47 t
        vpunpckhdq zmm15, zmm26, zmm15                              ;   146.0 p5      47 t
        vpunpcklqdq zmm26, zmm21, zmm20                             ;   147.0 p5      47 t
        vpunpckhqdq zmm20, zmm21, zmm20                             ;   148.0 p5      47 t
        vpunpcklqdq zmm21, zmm11, zmm15                             ;   149.0 p5      47 t
        vpunpckhqdq zmm11, zmm11, zmm15                             ;   150.0 p5      47 t
        vpaddd zmm27, zmm27, zmm26                                  ;   148.0 p0      47 t
        vprold zmm15, zmm27, 7                                      ;   149.0 p0      48 v[0]
        vpaddd zmm6, zmm30, zmm6                                    ;   142.3 p0      48 v[0]
        vpaddd zmm7, zmm7, zmm16                                    ;   143.3 p0      47 t
        vpaddd zmm7, zmm7, zmm25                                    ;   144.3 p0      47 t
        vmovdqa64 zmm27, zmm6                                       ;   143.3         26 t copy
        vpternlogd zmm27, zmm30, zmm13, 0xca                        ;   145.3 p0      26 t
        vpaddd zmm7, zmm7, zmm27                                    ;   146.3 p0      47 t
        vmovdqu64 zmm27, [rsp + 1920]                               ;    72.2 p2      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1088]    ;    72.3 p3      47 t reload
        vpaddd zmm27, zmm27, zmm31                                  ;   147.3 p0      47 t
        vpaddd zmm16, zmm16, zmm10                                  ;   148.3 p0      47 t
        vpaddd zmm15, zmm24, zmm15                                  ;   150.0 p0      48 v[0]
        vmovdqa64 zmm10, zmm15                                      ;   151.0         26 t copy
        vpternlogd zmm10, zmm24, zmm22, 0xca                        ;   151.0 p0      26 t
        vpaddd zmm16, zmm16, zmm20                                  ;   151.0 p5      47 t
        vpaddd zmm16, zmm16, zmm10                                  ;   152.0 p0      47 t
        vprold zmm10, zmm16, 0xc                                    ;   153.0 p0      48 v[3]
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 960]     ;    73.8 p2      47 t reload
        vpaddd zmm13, zmm13, zmm16                                  ;   152.0 p5      47 t
        vprold zmm7, zmm7, 0xc                                      ;   153.3 p0      48 v[3]
        vpaddd zmm7, zmm6, zmm7                                     ;   154.3 p5      48 v[3]
        vpaddd zmm16, zmm16, zmm22                                  ;   154.0 p5      47 t
        vmovdqa64 zmm22, zmm7                                       ;   155.3         26 t copy
        vpternlogd zmm22, zmm6, zmm30, 0xca                         ;   155.3 p0      26 t
        vpaddd zmm10, zmm15, zmm10                                  ;   155.0 p5      48 v[3]
        vpaddd zmm16, zmm16, zmm21                                  ;   155.3 p0      47 t
        vpaddd zmm13, zmm13, zmm28                                  ;   156.0 p5      47 t
        vpaddd zmm13, zmm13, zmm22                                  ;   157.0 p0      47 t
        vmovdqa64 zmm22, zmm10                                      ;   156.0         26 t copy
        vpternlogd zmm22, zmm15, zmm24, 0xca                        ;   157.0 p5      26 t
        vpaddd zmm16, zmm16, zmm22                                  ;   158.0 p0      47 t
        vprold zmm16, zmm16, 0x11                                   ;   159.0 p0      48 v[2]
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 1024]    ;    76.3 p3      47 t reload
        vpaddd zmm30, zmm30, zmm22                                  ;   158.0 p5      47 t
        vpaddd zmm16, zmm10, zmm16                                  ;   160.0 p5      48 v[2]
        vpaddd zmm30, zmm30, zmm9                                   ;   159.3 p0      47 t
        vpaddd zmm22, zmm22, zmm24                                  ;   160.0 p5      47 t
        vmovdqu64 zmm24, [rsp + 1856]                               ;    77.2 p2      47 t
        vpaddd zmm24, zmm24, zmm31                                  ;   160.3 p0      47 t
        vpaddd zmm24, zmm24, zmm15                                  ;   161.3 p5      47 t
        vpaddd zmm22, zmm22, zmm11                                  ;   161.3 p0      47 t
        vpaddd zmm27, zmm27, zmm6                                   ;   162.0 p5      47 t
        vprold zmm13, zmm13, 0x11                                   ;   162.3 p0      48 v[2]
        vpaddd zmm13, zmm7, zmm13                                   ;   163.3 p5      48 v[2]
        vmovdqa64 zmm31, zmm13                                      ;   164.3         26 t copy
        vpternlogd zmm31, zmm7, zmm6, 0xca                          ;   164.3 p0      26 t
        vpaddd zmm30, zmm30, zmm31                                  ;   165.3 p5      47 t
        vprold zmm30, zmm30, 0x16                                   ;   166.3 p0      48 v[1]
        vpaddd zmm30, zmm13, zmm30                                  ;   167.3 p5      48 v[1]
        vmovdqa64 zmm31, zmm16                                      ;   161.0         26 t copy
        vpternlogd zmm31, zmm10, zmm15, 0xca                        ;   165.3 p0      26 t
        vmovdqu64 zmm6, [rsp + 1792]                                ;    79.5 p3      47 t
        vmovdqu64 zmm0, [rsp + 1728]                                ;    79.7 p2      47 t
        vpaddd zmm22, zmm22, zmm31                                  ;   166.3 p5      47 t
        vprold zmm22, zmm22, 0x16                                   ;   167.3 p0      48 v[1]
        vpaddd zmm22, zmm16, zmm22                                  ;   168.3 p5      48 v[1]
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1152]    ;    80.5 p3      47 t reload
        vpaddd zmm0, zmm0, zmm31                                    ;   167.3 p0      47 t
        vpaddd zmm0, zmm0, zmm10                                    ;   168.3 p5      47 t
        vmovdqa64 zmm15, zmm30                                      ;   168.3         27 t copy
        vpternlogd zmm15, zmm13, zmm7, 0xe4                         ;   168.3 p0      27 t
        vpaddd zmm27, zmm27, zmm15                                  ;   169.3 p5      47 t
        vmovdqa64 zmm15, zmm22                                      ;   169.3         27 t copy
        vpternlogd zmm15, zmm16, zmm10, 0xe4                        ;   169.3 p0      27 t
        vpaddd zmm6, zmm6, zmm31                                    ;   170.0 p5      47 t
        vpaddd zmm6, zmm6, zmm7                                     ;   171.0 p0      47 t
        vpaddd zmm7, zmm8, zmm13                                    ;   171.0 p5      47 t
        vmovdqu64 zmm31, [rsp + 1536]                               ;    82.2 p2      47 t
        vmovdqu64 zmm10, [rel md5_blocks.T0_constants512 + 1216]    ;    82.3 p3      47 t reload
        vpaddd zmm7, zmm7, zmm10                                    ;   172.0 p0      47 t
        vpaddd zmm24, zmm24, zmm15                                  ;   172.0 p5      47 t
        vprold zmm15, zmm27, 5                                      ;   172.3 p0      48 v[0]
        vprold zmm24, zmm24, 5                                      ;   173.3 p0      48 v[0]
        vpaddd zmm24, zmm22, zmm24                                  ;   174.3 p5      48 v[0]
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 1280]    ;    83.3 p2      47 t reload
        vpaddd zmm31, zmm31, zmm27                                  ;   174.0 p5      47 t
        vpaddd zmm15, zmm30, zmm15                                  ;   174.3 p0      48 v[0]
        vpternlogd zmm13, zmm15, zmm30, 0xca                        ;   175.3 p5      27 t
        vpaddd zmm6, zmm6, zmm13                                    ;   176.3 p0      47 t
        vmovdqa64 zmm13, zmm24                                      ;   175.3         27 t copy
        vpternlogd zmm13, zmm22, zmm16, 0xe4                        ;   176.0 p5      27 t
        vpaddd zmm0, zmm0, zmm13                                    ;   177.0 p0      47 t
        vpaddd zmm13, zmm14, zmm16                                  ;   177.0 p5      47 t
        vprold zmm6, zmm6, 9                                        ;   177.3 p0      48 v[3]
        vpaddd zmm13, zmm13, zmm10                                  ;   178.0 p5      47 t
        vprold zmm10, zmm0, 9                                       ;   178.3 p0      48 v[3]
        vmovdqu64 zmm16, [rsp + 1664]                               ;    85.3 p3      47 t
        vpaddd zmm16, zmm16, zmm27                                  ;   179.0 p5      47 t
        vpaddd zmm10, zmm24, zmm10                                  ;   179.3 p0      48 v[3]
        vpaddd zmm16, zmm16, zmm30                                  ;   180.0 p5      47 t
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 1344]     ;    86.0 p2      47 t reload
        vpaddd zmm6, zmm15, zmm6                                    ;   180.3 p0      48 v[3]
        vmovdqa64 zmm27, zmm6                                       ;   181.3         27 t copy
        vpternlogd zmm27, zmm15, zmm30, 0xe4                        ;   181.3 p5      27 t
        vpaddd zmm7, zmm7, zmm27                                    ;   182.3 p0      47 t
        vmovdqa64 zmm27, zmm10                                      ;   180.3         27 t copy
        vpternlogd zmm27, zmm24, zmm22, 0xe4                        ;   182.0 p5      27 t
        vpaddd zmm13, zmm13, zmm27                                  ;   183.0 p0      47 t
        vprold zmm7, zmm7, 0xe                                      ;   183.3 p0      48 v[2]
        vpaddd zmm7, zmm6, zmm7                                     ;   184.3 p5      48 v[2]
        vpaddd zmm31, zmm31, zmm22                                  ;   184.0 p5      47 t
        vmovdqa64 zmm22, zmm7                                       ;   185.3         27 t copy
        vpternlogd zmm22, zmm6, zmm15, 0xe4                         ;   185.3 p0      27 t
        vpaddd zmm16, zmm16, zmm22                                  ;   186.3 p5      47 t
        vprold zmm16, zmm16, 0x14                                   ;   187.3 p0      48 v[1]
        vmovdqu64 zmm27, [rsp + 1472]                               ;    88.5 p3      47 t
        vprold zmm13, zmm13, 0xe                                    ;   186.3 p0      48 v[2]
        vpaddd zmm27, zmm27, zmm0                                   ;   186.0 p5      47 t
        vpaddd zmm13, zmm10, zmm13                                  ;   187.3 p5      48 v[2]
        vmovdqa64 zmm22, zmm13                                      ;   188.3         27 t copy
        vpternlogd zmm22, zmm10, zmm24, 0xe4                        ;   188.3 p0      27 t
        vpaddd zmm31, zmm31, zmm22                                  ;   189.3 p5      47 t
        vmovdqu64 zmm1, [rsp + 1408]                                ;    89.7 p2      47 t
        vpaddd zmm1, zmm1, zmm0                                     ;   188.3 p0      47 t
        vprold zmm22, zmm31, 0x14                                   ;   190.3 p0      48 v[1]
        vpaddd zmm16, zmm7, zmm16                                   ;   189.0 p5      48 v[1]
        vpaddd zmm30, zmm29, zmm6                                   ;   190.0 p5      47 t
        vpaddd zmm22, zmm13, zmm22                                  ;   191.3 p0      48 v[1]
        vpaddd zmm27, zmm27, zmm15                                  ;   191.0 p5      47 t
        vpaddd zmm15, zmm19, zmm10                                  ;   191.3 p0      47 t
        vpaddd zmm1, zmm1, zmm24                                    ;   192.0 p5      47 t
        vpternlogd zmm10, zmm22, zmm13, 0xca                        ;   192.3 p0      27 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1408]    ;    91.3 p3      47 t reload
        vpternlogd zmm6, zmm16, zmm7, 0xca                          ;   193.0 p5      27 t
        vpaddd zmm15, zmm15, zmm31                                  ;   193.3 p0      47 t
        vpaddd zmm27, zmm27, zmm6                                   ;   194.0 p5      47 t
        vpaddd zmm30, zmm30, zmm31                                  ;   194.3 p0      47 t
        vprold zmm6, zmm27, 5                                       ;   195.3 p0      48 v[0]
        vpaddd zmm6, zmm16, zmm6                                    ;   196.3 p5      48 v[0]
        vmovdqa64 zmm24, zmm6                                       ;   197.3         27 t copy
        vpternlogd zmm24, zmm16, zmm7, 0xe4                         ;   197.3 p5      27 t
        vpaddd zmm30, zmm30, zmm24                                  ;   198.3 p0      47 t
        vpaddd zmm1, zmm1, zmm10                                    ;   197.0 p5      47 t
        vprold zmm10, zmm1, 5                                       ;   198.0 p0      48 v[0]
        vpaddd zmm10, zmm22, zmm10                                  ;   199.0 p5      48 v[0]
        vpaddd zmm7, zmm9, zmm7                                     ;   198.3 p0      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 1472]    ;    93.7 p2      47 t reload
        vpaddd zmm7, zmm7, zmm27                                    ;   199.3 p5      47 t
        vpaddd zmm27, zmm27, zmm11                                  ;   199.3 p0      47 t
        vpaddd zmm27, zmm27, zmm13                                  ;   200.3 p5      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1536]    ;    94.3 p3      47 t reload
        vmovdqu64 zmm0, [rsp + 1216]                                ;    94.7 p2      47 t
        vpaddd zmm0, zmm0, zmm31                                    ;   200.3 p0      47 t
        vpaddd zmm0, zmm0, zmm22                                    ;   201.3 p5      47 t
        vpaddd zmm1, zmm12, zmm10                                   ;   201.3 p0      47 t
        vmovdqa64 zmm24, zmm10                                      ;   200.0         27 t copy
        vpternlogd zmm24, zmm22, zmm13, 0xe4                        ;   202.0 p5      27 t
        vpaddd zmm15, zmm15, zmm24                                  ;   203.0 p0      47 t
        vprold zmm24, zmm30, 9                                      ;   203.3 p0      48 v[3]
        vpaddd zmm24, zmm6, zmm24                                   ;   204.3 p5      48 v[3]
        vmovdqa64 zmm13, zmm24                                      ;   205.3         27 t copy
        vmovdqu64 zmm30, [rsp + 1344]                               ;    96.2 p3      47 t
        vprold zmm15, zmm15, 9                                      ;   204.3 p0      48 v[3]
        vpaddd zmm15, zmm10, zmm15                                  ;   205.3 p5      48 v[3]
        vpternlogd zmm13, zmm6, zmm16, 0xe4                         ;   205.3 p5      27 t
        vpaddd zmm7, zmm7, zmm13                                    ;   206.3 p0      47 t
        vmovdqa64 zmm13, zmm15                                      ;   206.3         27 t copy
        vpternlogd zmm13, zmm10, zmm22, 0xe4                        ;   206.3 p5      27 t
        vpaddd zmm27, zmm27, zmm13                                  ;   207.3 p0      47 t
        vprold zmm7, zmm7, 0xe                                      ;   207.3 p0      48 v[2]
        vpaddd zmm13, zmm23, zmm6                                   ;   207.0 p5      47 t
        vpaddd zmm7, zmm24, zmm7                                    ;   208.3 p5      48 v[2]
        vpternlogd zmm6, zmm7, zmm24, 0xca                          ;   209.3 p0      27 t
        vprold zmm27, zmm27, 0xe                                    ;   209.3 p0      48 v[2]
        vpaddd zmm27, zmm15, zmm27                                  ;   210.3 p5      48 v[2]
        vpternlogd zmm10, zmm27, zmm15, 0xca                        ;   211.3 p5      27 t
        vpaddd zmm0, zmm0, zmm10                                    ;   212.3 p0      47 t
        vpaddd zmm30, zmm30, zmm31                                  ;   211.0 p5      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1600]    ;    99.0 p2      47 t reload
        vpaddd zmm13, zmm13, zmm31                                  ;   211.3 p0      47 t
        vpaddd zmm30, zmm30, zmm16                                  ;   212.0 p5      47 t
        vpaddd zmm30, zmm30, zmm6                                   ;   213.0 p0      47 t
        vpaddd zmm1, zmm1, zmm31                                    ;   213.0 p5      47 t
        vprold zmm6, zmm30, 0x14                                    ;   214.0 p0      48 v[1]
        vprold zmm10, zmm0, 0x14                                    ;   214.3 p0      48 v[1]
        vpaddd zmm6, zmm7, zmm6                                     ;   215.0 p5      48 v[1]
        vpaddd zmm16, zmm28, zmm24                                  ;   215.0 p5      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 1664]    ;   100.5 p3      47 t reload
        vpaddd zmm16, zmm16, zmm22                                  ;   216.0 p0      47 t
        vpternlogd zmm24, zmm6, zmm7, 0xca                          ;   216.0 p5      27 t
        vpaddd zmm22, zmm22, zmm21                                  ;   216.3 p0      47 t
        vpaddd zmm13, zmm13, zmm24                                  ;   217.0 p5      47 t
        vprold zmm13, zmm13, 5                                      ;   218.0 p0      48 v[0]
        vpaddd zmm13, zmm6, zmm13                                   ;   219.0 p5      48 v[0]
        vpaddd zmm22, zmm22, zmm15                                  ;   218.3 p0      47 t
        vpaddd zmm10, zmm27, zmm10                                  ;   219.0 p5      48 v[1]
        vmovdqu64 zmm30, [rsp + 1152]                               ;   102.0 p2      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 1728]    ;   102.2 p3      47 t reload
        vmovdqa64 zmm24, zmm10                                      ;   220.0         27 t copy
        vpternlogd zmm24, zmm27, zmm15, 0xe4                        ;   220.0 p0      27 t
        vpaddd zmm1, zmm1, zmm24                                    ;   221.0 p5      47 t
        vmovdqu64 zmm24, [rsp + 1280]                               ;   103.0 p2      47 t
        vpaddd zmm30, zmm30, zmm31                                  ;   220.3 p0      47 t
        vmovdqa64 zmm15, zmm13                                      ;   220.0         27 t copy
        vpternlogd zmm15, zmm6, zmm7, 0xe4                          ;   221.0 p5      27 t
        vpaddd zmm16, zmm16, zmm15                                  ;   222.0 p0      47 t
        vpaddd zmm24, zmm24, zmm31                                  ;   222.0 p5      47 t
        vprold zmm31, zmm1, 5                                       ;   222.3 p0      48 v[0]
        vpaddd zmm31, zmm10, zmm31                                  ;   223.3 p5      48 v[0]
        vmovdqa64 zmm15, zmm31                                      ;   224.3         27 t copy
        vpternlogd zmm15, zmm10, zmm27, 0xe4                        ;   224.3 p0      27 t
        vpaddd zmm22, zmm22, zmm15                                  ;   225.3 p5      47 t
        vprold zmm15, zmm16, 9                                      ;   224.3 p0      48 v[3]
        vprold zmm16, zmm22, 9                                      ;   226.3 p0      48 v[3]
        vpaddd zmm22, zmm17, zmm10                                  ;   225.0 p5      47 t
        vpaddd zmm16, zmm31, zmm16                                  ;   227.3 p5      48 v[3]
        vpternlogd zmm10, zmm16, zmm31, 0xca                        ;   228.3 p0      27 t
        vpaddd zmm15, zmm13, zmm15                                  ;   227.0 p5      48 v[3]
        vmovdqu64 zmm0, [rsp + 1600]                                ;   105.7 p3      47 t
        vmovdqu64 zmm1, [rel md5_blocks.T0_constants512 + 1792]     ;   105.8 p2      47 t reload
        vpaddd zmm22, zmm22, zmm1                                   ;   227.3 p0      47 t
        vpaddd zmm0, zmm0, zmm1                                     ;   228.0 p5      47 t
        vpaddd zmm30, zmm30, zmm7                                   ;   228.3 p0      47 t
        vpaddd zmm24, zmm24, zmm27                                  ;   229.0 p5      47 t
        vmovdqa64 zmm7, zmm15                                       ;   228.0         27 t copy
        vpternlogd zmm7, zmm13, zmm6, 0xe4                          ;   229.3 p0      27 t
        vpaddd zmm30, zmm30, zmm7                                   ;   230.3 p5      47 t
        vpaddd zmm24, zmm24, zmm10                                  ;   230.3 p0      47 t
        vprold zmm10, zmm24, 0xe                                    ;   231.3 p0      48 v[2]
        vprold zmm7, zmm30, 0xe                                     ;   232.3 p0      48 v[2]
        vpaddd zmm24, zmm25, zmm13                                  ;   231.0 p5      47 t
        vpaddd zmm7, zmm15, zmm7                                    ;   233.3 p5      48 v[2]
        vpternlogd zmm13, zmm7, zmm15, 0xca                         ;   234.3 p5      27 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1920]    ;   108.2 p3      47 t reload
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 1856]    ;   108.3 p2      47 t reload
        vpaddd zmm10, zmm16, zmm10                                  ;   233.3 p0      48 v[2]
        vmovdqu64 zmm2, [rsp + 832]                                 ;   109.2 p3      47 t
        vpaddd zmm0, zmm0, zmm6                                     ;   234.0 p5      47 t
        vpaddd zmm0, zmm0, zmm13                                    ;   235.3 p0      47 t
        vmovdqu64 zmm13, [rsp + 1088]                               ;   109.3 p2      47 t
        vpaddd zmm13, zmm13, zmm30                                  ;   235.0 p5      47 t
        vpaddd zmm6, zmm20, zmm31                                   ;   235.3 p0      47 t
        vpaddd zmm6, zmm6, zmm27                                    ;   236.3 p5      47 t
        vpternlogd zmm31, zmm10, zmm16, 0xca                        ;   236.3 p0      27 t
        vpaddd zmm22, zmm22, zmm31                                  ;   237.3 p5      47 t
        vprold zmm22, zmm22, 0x14                                   ;   238.3 p0      48 v[1]
        vpaddd zmm22, zmm10, zmm22                                  ;   239.3 p5      48 v[1]
        vmovdqu64 zmm31, [rsp + 1024]                               ;   110.5 p3      47 t
        vpaddd zmm24, zmm24, zmm27                                  ;   238.3 p0      47 t
        vmovdqu64 zmm27, [rsp + 960]                                ;   110.8 p2      47 t
        vpaddd zmm27, zmm27, zmm30                                  ;   239.0 p5      47 t
        vpaddd zmm27, zmm27, zmm15                                  ;   240.0 p0      47 t
        vprold zmm30, zmm0, 0x14                                    ;   240.3 p0      48 v[1]
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 1984]     ;   111.5 p3      47 t reload
        vpaddd zmm31, zmm31, zmm0                                   ;   240.0 p5      47 t
        vpaddd zmm2, zmm2, zmm0                                     ;   241.0 p5      47 t
        vmovdqa64 zmm0, zmm22                                       ;   240.3         27 t copy
        vpternlogd zmm0, zmm10, zmm16, 0xe4                         ;   241.3 p0      27 t
        vpaddd zmm6, zmm6, zmm0                                     ;   242.3 p5      47 t
        vprold zmm6, zmm6, 5                                        ;   243.3 p0      48 v[0]
        vpaddd zmm6, zmm22, zmm6                                    ;   244.3 p5      48 v[0]
        vpaddd zmm13, zmm13, zmm16                                  ;   243.3 p0      47 t
        vpaddd zmm30, zmm7, zmm30                                   ;   244.0 p5      48 v[1]
        vmovdqa64 zmm1, zmm30                                       ;   245.0         27 t copy
        vpternlogd zmm1, zmm7, zmm15, 0xe4                          ;   245.0 p0      27 t
        vpaddd zmm24, zmm24, zmm1                                   ;   246.0 p5      47 t
        vprold zmm24, zmm24, 5                                      ;   247.0 p0      48 v[0]
        vpaddd zmm24, zmm30, zmm24                                  ;   248.0 p5      48 v[0]
        vmovdqa64 zmm15, zmm24                                      ;   249.0         27 t copy
        vpternlogd zmm15, zmm30, zmm7, 0xe4                         ;   249.0 p0      27 t
        vpaddd zmm27, zmm27, zmm15                                  ;   250.0 p5      47 t
        vmovdqa64 zmm15, zmm6                                       ;   245.3         27 t copy
        vpternlogd zmm15, zmm22, zmm10, 0xe4                        ;   247.3 p0      27 t
        vpaddd zmm13, zmm13, zmm15                                  ;   248.3 p5      47 t
        vpaddd zmm15, zmm18, zmm30                                  ;   248.3 p0      47 t
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 2048]    ;   115.2 p2      47 t reload
        vpaddd zmm15, zmm15, zmm16                                  ;   249.3 p5      47 t
        vprold zmm27, zmm27, 9                                      ;   251.0 p0      48 v[3]
        vprold zmm13, zmm13, 9                                      ;   250.3 p0      48 v[3]
        vpaddd zmm0, zmm26, zmm22                                   ;   250.0 p5      47 t
        vpaddd zmm0, zmm0, zmm16                                    ;   251.0 p5      47 t
        vpaddd zmm13, zmm6, zmm13                                   ;   251.3 p0      48 v[3]
        vpaddd zmm2, zmm2, zmm10                                    ;   252.0 p5      47 t
        vpaddd zmm31, zmm31, zmm7                                   ;   252.3 p0      47 t
        vpaddd zmm1, zmm17, zmm13                                   ;   253.0 p5      47 t
        vpaddd zmm16, zmm24, zmm27                                  ;   253.3 p0      48 v[3]
        vpternlogd zmm30, zmm16, zmm24, 0xca                        ;   254.3 p5      27 t
        vpaddd zmm31, zmm31, zmm30                                  ;   255.3 p0      47 t
        vmovdqu64 zmm7, [rsp + 1472]                                ;   117.3 p3      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 2112]    ;   117.5 p2      47 t reload
        vpaddd zmm7, zmm7, zmm27                                    ;   255.0 p5      47 t
        vmovdqu64 zmm30, [rsp + 1600]                               ;   118.3 p3      47 t
        vmovdqu64 zmm10, [rsp + 1408]                               ;   118.5 p2      47 t
        vpaddd zmm10, zmm10, zmm27                                  ;   255.3 p0      47 t
        vpternlogd zmm22, zmm13, zmm6, 0xca                         ;   256.0 p5      27 t
        vpaddd zmm2, zmm2, zmm22                                    ;   257.0 p0      47 t
        vprold zmm22, zmm31, 0xe                                    ;   257.3 p0      48 v[2]
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 2176]    ;   119.3 p3      47 t reload
        vpaddd zmm1, zmm1, zmm31                                    ;   257.0 p5      47 t
        vpaddd zmm22, zmm16, zmm22                                  ;   258.3 p5      48 v[2]
        vprold zmm27, zmm2, 0xe                                     ;   258.3 p0      48 v[2]
        vpaddd zmm27, zmm13, zmm27                                  ;   259.3 p5      48 v[2]
        vpaddd zmm30, zmm30, zmm31                                  ;   259.3 p0      47 t
        vmovdqa64 zmm31, zmm22                                      ;   259.3         27 t copy
        vpternlogd zmm31, zmm16, zmm24, 0xe4                        ;   260.0 p5      27 t
        vpaddd zmm15, zmm15, zmm31                                  ;   261.0 p0      47 t
        vmovdqa64 zmm31, zmm27                                      ;   260.3         27 t copy
        vprold zmm15, zmm15, 0x14                                   ;   262.0 p0      48 v[1]
        vpaddd zmm15, zmm22, zmm15                                  ;   263.0 p5      48 v[1]
        vpaddd zmm7, zmm7, zmm24                                    ;   262.0 p5      47 t
        vpaddd zmm10, zmm10, zmm6                                   ;   262.3 p0      47 t
        vpternlogd zmm31, zmm13, zmm6, 0xe4                         ;   263.0 p5      27 t
        vpaddd zmm0, zmm0, zmm31                                    ;   264.0 p0      47 t
        vprold zmm31, zmm0, 0x14                                    ;   265.0 p0      48 v[1]
        vpaddd zmm31, zmm27, zmm31                                  ;   266.0 p5      48 v[1]
        vpternlogd zmm13, zmm31, zmm27, 0x96                        ;   267.0 p5      28 t
        vmovdqa64 zmm6, zmm15                                       ;   264.0         28 t copy
        vpternlogd zmm6, zmm22, zmm16, 0x96                         ;   265.3 p0      28 t
        vpaddd zmm7, zmm7, zmm6                                     ;   266.3 p5      47 t
        vpaddd zmm10, zmm10, zmm13                                  ;   268.0 p0      47 t
        vprold zmm6, zmm7, 4                                        ;   267.3 p0      48 v[0]
        vprold zmm7, zmm10, 4                                       ;   269.0 p0      48 v[0]
        vmovdqu64 zmm2, [rel md5_blocks.T0_constants512 + 2240]     ;   123.0 p2      47 t reload
        vpaddd zmm24, zmm14, zmm27                                  ;   267.0 p5      47 t
        vpaddd zmm24, zmm24, zmm2                                   ;   268.0 p5      47 t
        vpaddd zmm30, zmm30, zmm16                                  ;   269.0 p5      47 t
        vpaddd zmm0, zmm8, zmm22                                    ;   269.3 p0      47 t
        vpaddd zmm6, zmm15, zmm6                                    ;   270.0 p5      48 v[0]
        vpternlogd zmm22, zmm6, zmm15, 0x96                         ;   271.0 p0      28 t
        vpaddd zmm30, zmm30, zmm22                                  ;   272.0 p5      47 t
        vpaddd zmm7, zmm31, zmm7                                    ;   271.3 p0      48 v[0]
        vpternlogd zmm27, zmm7, zmm31, 0x96                         ;   272.3 p5      28 t
        vpaddd zmm1, zmm1, zmm27                                    ;   273.3 p0      47 t
        vprold zmm22, zmm1, 0xb                                     ;   274.3 p0      48 v[3]
        vpaddd zmm16, zmm21, zmm31                                  ;   273.0 p5      47 t
        vpaddd zmm10, zmm28, zmm15                                  ;   274.0 p5      47 t
        vmovdqu64 zmm13, [rel md5_blocks.T0_constants512 + 2304]    ;   125.3 p3      47 t reload
        vpaddd zmm10, zmm10, zmm13                                  ;   275.0 p0      47 t
        vpaddd zmm16, zmm16, zmm13                                  ;   275.0 p5      47 t
        vprold zmm13, zmm30, 0xb                                    ;   275.3 p0      48 v[3]
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 2368]    ;   126.0 p2      47 t reload
        vpaddd zmm22, zmm7, zmm22                                   ;   276.0 p5      48 v[3]
        vpternlogd zmm31, zmm22, zmm7, 0x96                         ;   277.0 p0      28 t
        vpaddd zmm0, zmm0, zmm2                                     ;   277.0 p5      47 t
        vpaddd zmm13, zmm6, zmm13                                   ;   277.3 p0      48 v[3]
        vpternlogd zmm15, zmm13, zmm6, 0x96                         ;   278.3 p5      28 t
        vpaddd zmm0, zmm0, zmm15                                    ;   279.3 p0      47 t
        vmovdqu64 zmm1, [rsp + 1856]                                ;   127.2 p3      47 t
        vpaddd zmm1, zmm1, zmm30                                    ;   279.0 p5      47 t
        vpaddd zmm24, zmm24, zmm31                                  ;   279.3 p0      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 2432]    ;   127.7 p2      47 t reload
        vmovdqu64 zmm27, [rsp + 1920]                               ;   128.2 p3      47 t
        vpaddd zmm27, zmm27, zmm30                                  ;   280.0 p5      47 t
        vprold zmm15, zmm0, 0x10                                    ;   280.3 p0      48 v[2]
        vpaddd zmm15, zmm13, zmm15                                  ;   281.3 p5      48 v[2]
        vmovdqu64 zmm30, [rsp + 1344]                               ;   128.7 p2      47 t
        vpaddd zmm30, zmm30, zmm31                                  ;   281.3 p0      47 t
        vmovdqu64 zmm0, [rsp + 1216]                                ;   129.2 p3      47 t
        vpaddd zmm0, zmm0, zmm31                                    ;   282.0 p5      47 t
        vmovdqa64 zmm31, zmm15                                      ;   282.3         28 t copy
        vpternlogd zmm31, zmm13, zmm6, 0x96                         ;   282.3 p0      28 t
        vprold zmm24, zmm24, 0x10                                   ;   283.3 p0      48 v[2]
        vpaddd zmm24, zmm22, zmm24                                  ;   284.3 p5      48 v[2]
        vpaddd zmm10, zmm10, zmm31                                  ;   284.0 p5      47 t
        vmovdqa64 zmm31, zmm24                                      ;   285.3         28 t copy
        vpternlogd zmm31, zmm22, zmm7, 0x96                         ;   285.3 p0      28 t
        vpaddd zmm16, zmm16, zmm31                                  ;   286.3 p5      47 t
        vmovdqu64 zmm2, [rel md5_blocks.T0_constants512 + 2496]     ;   130.5 p2      47 t reload
        vmovdqu64 zmm3, [rsp + 832]                                 ;   130.7 p3      47 t
        vpaddd zmm3, zmm3, zmm2                                     ;   285.3 p0      47 t
        vpaddd zmm27, zmm27, zmm6                                   ;   286.0 p5      47 t
        vpaddd zmm1, zmm1, zmm7                                     ;   286.3 p0      47 t
        vprold zmm10, zmm10, 0x17                                   ;   287.3 p0      48 v[1]
        vprold zmm16, zmm16, 0x17                                   ;   288.3 p0      48 v[1]
        vmovdqu64 zmm31, [rsp + 1024]                               ;   131.7 p2      47 t
        vpaddd zmm31, zmm31, zmm2                                   ;   287.0 p5      47 t
        vpaddd zmm10, zmm15, zmm10                                  ;   288.3 p5      48 v[1]
        vpaddd zmm16, zmm24, zmm16                                  ;   289.3 p5      48 v[1]
        vmovdqa64 zmm6, zmm10                                       ;   289.3         28 t copy
        vpaddd zmm7, zmm29, zmm10                                   ;   289.3 p0      47 t
        vpaddd zmm2, zmm19, zmm16                                   ;   290.3 p5      47 t
        vpaddd zmm30, zmm30, zmm13                                  ;   290.3 p0      47 t
        vpaddd zmm0, zmm0, zmm22                                    ;   291.0 p5      47 t
        vpaddd zmm3, zmm3, zmm24                                    ;   291.3 p0      47 t
        vpaddd zmm31, zmm31, zmm15                                  ;   292.0 p5      47 t
        vpternlogd zmm6, zmm15, zmm13, 0x96                         ;   292.3 p0      28 t
        vpaddd zmm27, zmm27, zmm6                                   ;   293.3 p5      47 t
        vmovdqa64 zmm6, zmm16                                       ;   290.3         28 t copy
        vpternlogd zmm6, zmm24, zmm22, 0x96                         ;   293.3 p0      28 t
        vpaddd zmm1, zmm1, zmm6                                     ;   294.3 p5      47 t
        vprold zmm6, zmm27, 4                                       ;   294.3 p0      48 v[0]
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 2560]    ;   134.5 p3      47 t reload
        vpaddd zmm7, zmm7, zmm27                                    ;   295.0 p5      47 t
        vprold zmm1, zmm1, 4                                        ;   295.3 p0      48 v[0]
        vpaddd zmm2, zmm2, zmm27                                    ;   296.0 p5      47 t
        vpaddd zmm27, zmm16, zmm1                                   ;   296.3 p0      48 v[0]
        vpaddd zmm6, zmm10, zmm6                                    ;   297.0 p5      48 v[0]
        vmovdqa64 zmm13, zmm6                                       ;   298.0         28 t copy
        vpternlogd zmm13, zmm10, zmm15, 0x96                        ;   298.0 p0      28 t
        vpaddd zmm30, zmm30, zmm13                                  ;   299.0 p5      47 t
        vpaddd zmm1, zmm20, zmm27                                   ;   298.3 p0      47 t
        vmovdqa64 zmm13, zmm27                                      ;   297.3         28 t copy
        vpternlogd zmm13, zmm16, zmm24, 0x96                        ;   299.0 p5      28 t
        vpaddd zmm0, zmm0, zmm13                                    ;   300.0 p0      47 t
        vprold zmm13, zmm30, 0xb                                    ;   300.3 p0      48 v[3]
        vpaddd zmm22, zmm25, zmm6                                   ;   300.0 p5      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 2624]    ;   137.0 p2      47 t reload
        vpaddd zmm22, zmm22, zmm30                                  ;   301.0 p5      47 t
        vpaddd zmm1, zmm1, zmm30                                    ;   301.3 p0      47 t
        vpaddd zmm13, zmm6, zmm13                                   ;   302.0 p5      48 v[3]
        vpternlogd zmm10, zmm13, zmm6, 0x96                         ;   303.0 p0      28 t
        vprold zmm0, zmm0, 0xb                                      ;   303.3 p0      48 v[3]
        vpaddd zmm30, zmm27, zmm0                                   ;   304.3 p5      48 v[3]
        vpternlogd zmm16, zmm30, zmm27, 0x96                        ;   305.3 p5      28 t
        vmovdqu64 zmm24, [rsp + 1536]                               ;   138.3 p3      47 t
        vpaddd zmm31, zmm31, zmm10                                  ;   304.3 p0      47 t
        vpaddd zmm3, zmm3, zmm16                                    ;   306.3 p5      47 t
        vprold zmm16, zmm31, 0x10                                   ;   305.3 p0      48 v[2]
        vpaddd zmm16, zmm13, zmm16                                  ;   306.3 p5      48 v[2]
        vpternlogd zmm6, zmm16, zmm13, 0x96                         ;   307.3 p0      28 t
        vmovdqu64 zmm10, [rsp + 1664]                               ;   139.3 p2      47 t
        vmovdqu64 zmm15, [rel md5_blocks.T0_constants512 + 2688]    ;   139.5 p3      47 t reload
        vpaddd zmm10, zmm10, zmm15                                  ;   307.0 p5      47 t
        vpaddd zmm24, zmm24, zmm15                                  ;   307.3 p0      47 t
        vprold zmm15, zmm3, 0x10                                    ;   308.3 p0      48 v[2]
        vpaddd zmm7, zmm7, zmm6                                     ;   308.3 p5      47 t
        vprold zmm7, zmm7, 0x17                                     ;   309.3 p0      48 v[1]
        vpaddd zmm15, zmm30, zmm15                                  ;   309.3 p5      48 v[2]
        vpternlogd zmm27, zmm15, zmm30, 0x96                        ;   310.3 p5      28 t
        vpaddd zmm2, zmm2, zmm27                                    ;   311.3 p0      47 t
        vmovdqu64 zmm6, [rsp + 1152]                                ;   141.0 p2      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 2752]    ;   141.2 p3      47 t reload
        vmovdqu64 zmm31, [rsp + 1280]                               ;   142.0 p2      47 t
        vpaddd zmm31, zmm31, zmm27                                  ;   311.0 p5      47 t
        vpaddd zmm7, zmm16, zmm7                                    ;   311.3 p0      48 v[1]
        vmovdqa64 zmm0, zmm7                                        ;   312.3         28 t copy
        vpaddd zmm24, zmm24, zmm30                                  ;   312.0 p5      47 t
        vpternlogd zmm0, zmm16, zmm13, 0x96                         ;   312.3 p0      28 t
        vmovdqu64 zmm3, [rsp + 1728]                                ;   142.3 p3      47 t
        vpaddd zmm6, zmm6, zmm27                                    ;   313.0 p5      47 t
        vprold zmm27, zmm2, 0x17                                    ;   313.3 p0      48 v[1]
        vpaddd zmm27, zmm15, zmm27                                  ;   314.3 p5      48 v[1]
        vmovdqu64 zmm2, [rel md5_blocks.T0_constants512 + 2816]     ;   143.0 p2      47 t reload
        vpaddd zmm3, zmm3, zmm2                                     ;   314.3 p0      47 t
        vpaddd zmm10, zmm10, zmm13                                  ;   315.0 p5      47 t
        vpaddd zmm22, zmm22, zmm0                                   ;   315.3 p0      47 t
        vprold zmm22, zmm22, 4                                      ;   316.3 p0      48 v[0]
        vpaddd zmm22, zmm7, zmm22                                   ;   317.3 p5      48 v[0]
        vmovdqa64 zmm13, zmm22                                      ;   318.3         28 t copy
        vpternlogd zmm13, zmm7, zmm16, 0x96                         ;   318.3 p5      28 t
        vpaddd zmm10, zmm10, zmm13                                  ;   319.3 p0      47 t
        vmovdqu64 zmm13, [rel md5_blocks.T0_constants512 + 2880]    ;   144.5 p3      47 t reload
        vmovdqa64 zmm0, zmm27                                       ;   315.3         28 t copy
        vpternlogd zmm0, zmm15, zmm30, 0x96                         ;   318.0 p5      28 t
        vpaddd zmm1, zmm1, zmm0                                     ;   319.0 p0      47 t
        vmovdqu64 zmm0, [rsp + 1792]                                ;   145.2 p2      47 t
        vpaddd zmm0, zmm0, zmm2                                     ;   319.0 p5      47 t
        vprold zmm1, zmm1, 4                                        ;   320.0 p0      48 v[0]
        vpaddd zmm1, zmm27, zmm1                                    ;   321.0 p5      48 v[0]
        vmovdqa64 zmm2, zmm1                                        ;   322.0         28 t copy
        vpternlogd zmm2, zmm27, zmm15, 0x96                         ;   322.0 p0      28 t
        vpaddd zmm30, zmm23, zmm22                                  ;   321.0 p5      47 t
        vpaddd zmm30, zmm30, zmm13                                  ;   322.0 p0      47 t
        vpaddd zmm6, zmm6, zmm16                                    ;   322.0 p5      47 t
        vpaddd zmm4, zmm12, zmm1                                    ;   322.3 p0      47 t
        vpaddd zmm4, zmm4, zmm13                                    ;   323.3 p5      47 t
        vpaddd zmm24, zmm24, zmm2                                   ;   323.3 p0      47 t
        vprold zmm10, zmm10, 0xb                                    ;   324.3 p0      48 v[3]
        vpaddd zmm10, zmm22, zmm10                                  ;   325.3 p5      48 v[3]
        vmovdqa64 zmm16, zmm10                                      ;   326.3         28 t copy
        vpternlogd zmm16, zmm22, zmm7, 0x96                         ;   326.3 p5      28 t
        vpaddd zmm6, zmm6, zmm16                                    ;   327.3 p0      47 t
        vprold zmm6, zmm6, 0x10                                     ;   328.3 p0      48 v[2]
        vpaddd zmm6, zmm10, zmm6                                    ;   329.3 p5      48 v[2]
        vpaddd zmm0, zmm0, zmm7                                     ;   327.0 p5      47 t
        vpternlogd zmm22, zmm6, zmm10, 0x96                         ;   330.3 p0      28 t
        vpaddd zmm0, zmm0, zmm22                                    ;   331.3 p5      47 t
        vprold zmm22, zmm0, 0x17                                    ;   332.3 p0      48 v[1]
        vpaddd zmm22, zmm6, zmm22                                   ;   333.3 p5      48 v[1]
        vprold zmm13, zmm24, 0xb                                    ;   329.3 p0      48 v[3]
        vpaddd zmm13, zmm1, zmm13                                   ;   330.3 p5      48 v[3]
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 2944]    ;   149.5 p3      47 t reload
        vpaddd zmm31, zmm31, zmm15                                  ;   330.3 p0      47 t
        vpaddd zmm16, zmm26, zmm13                                  ;   331.3 p5      47 t
        vpaddd zmm16, zmm16, zmm24                                  ;   332.3 p0      47 t
        vpaddd zmm15, zmm18, zmm10                                  ;   332.0 p5      47 t
        vpaddd zmm15, zmm15, zmm24                                  ;   333.0 p0      47 t
        vmovdqa64 zmm24, zmm13                                      ;   331.3         28 t copy
        vpternlogd zmm24, zmm1, zmm27, 0x96                         ;   333.0 p5      28 t
        vpaddd zmm31, zmm31, zmm24                                  ;   334.0 p0      47 t
        vpaddd zmm3, zmm3, zmm27                                    ;   334.0 p5      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 3008]    ;   151.2 p2      47 t reload
        vprold zmm24, zmm31, 0x10                                   ;   335.0 p0      48 v[2]
        vpaddd zmm24, zmm13, zmm24                                  ;   336.0 p5      48 v[2]
        vpternlogd zmm1, zmm24, zmm13, 0x96                         ;   337.0 p0      28 t
        vpaddd zmm31, zmm11, zmm24                                  ;   337.0 p5      47 t
        vpternlogd zmm10, zmm22, zmm6, 0x96                         ;   336.3 p0      28 t
        vpaddd zmm31, zmm31, zmm27                                  ;   338.0 p5      47 t
        vpaddd zmm3, zmm3, zmm1                                     ;   338.0 p0      47 t
        vpaddd zmm7, zmm9, zmm6                                     ;   338.0 p5      47 t
        vpaddd zmm7, zmm7, zmm27                                    ;   339.0 p0      47 t
        vprold zmm27, zmm3, 0x17                                    ;   339.3 p0      48 v[1]
        vpaddd zmm27, zmm24, zmm27                                  ;   340.3 p5      48 v[1]
        vpternlogd zmm13, zmm27, zmm24, 0x96                        ;   341.3 p5      28 t
        vpaddd zmm4, zmm4, zmm13                                    ;   342.3 p0      47 t
        vprold zmm13, zmm4, 4                                       ;   343.3 p0      48 v[0]
        vpaddd zmm13, zmm27, zmm13                                  ;   344.3 p5      48 v[0]
        vpternlogd zmm24, zmm13, zmm27, 0x96                        ;   345.3 p5      28 t
        vmovdqu64 zmm3, [rsp + 1536]                                ;   154.0 p3      47 t
        vmovdqu64 zmm0, [rsp + 960]                                 ;   154.2 p2      47 t
        vmovdqu64 zmm1, [rel md5_blocks.T0_constants512 + 3072]     ;   155.0 p3      47 t reload
        vpaddd zmm0, zmm0, zmm1                                     ;   342.3 p0      47 t
        vmovdqu64 zmm2, [rsp + 1088]                                ;   155.2 p2      47 t
        vpaddd zmm30, zmm30, zmm10                                  ;   343.0 p5      47 t
        vprold zmm10, zmm30, 4                                      ;   344.0 p0      48 v[0]
        vpaddd zmm10, zmm22, zmm10                                  ;   345.0 p5      48 v[0]
        vpternlogd zmm6, zmm10, zmm22, 0x96                         ;   346.0 p0      28 t
        vpaddd zmm15, zmm15, zmm6                                   ;   347.0 p5      47 t
        vprold zmm6, zmm15, 0xb                                     ;   348.0 p0      48 v[3]
        vpaddd zmm2, zmm2, zmm1                                     ;   346.0 p5      47 t
        vmovdqu64 zmm1, [rel md5_blocks.T0_constants512 + 3136]     ;   156.0 p3      47 t reload
        vpaddd zmm3, zmm3, zmm1                                     ;   346.3 p0      47 t
        vpaddd zmm16, zmm16, zmm24                                  ;   347.0 p5      47 t
        vmovdqu64 zmm30, [rsp + 1664]                               ;   156.5 p2      47 t
        vpaddd zmm30, zmm30, zmm1                                   ;   347.3 p0      47 t
        vprold zmm15, zmm16, 0xb                                    ;   348.3 p0      48 v[3]
        vpaddd zmm6, zmm10, zmm6                                    ;   349.0 p5      48 v[3]
        vmovdqu64 zmm16, [rsp + 1024]                               ;   157.2 p3      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 3200]    ;   157.5 p2      47 t reload
        vpaddd zmm16, zmm16, zmm24                                  ;   349.0 p5      47 t
        vpaddd zmm15, zmm13, zmm15                                  ;   349.3 p0      48 v[3]
        vpaddd zmm0, zmm0, zmm22                                    ;   350.0 p5      47 t
        vpaddd zmm2, zmm2, zmm27                                    ;   350.3 p0      47 t
        vmovdqu64 zmm1, [rsp + 832]                                 ;   158.2 p3      47 t
        vpaddd zmm1, zmm1, zmm24                                    ;   351.0 p5      47 t
        vmovdqa64 zmm24, zmm6                                       ;   350.0         28 t copy
        vpternlogd zmm24, zmm10, zmm22, 0x96                        ;   351.3 p0      28 t
        vpaddd zmm7, zmm7, zmm24                                    ;   352.3 p5      47 t
        vmovdqa64 zmm24, zmm15                                      ;   350.3         28 t copy
        vpternlogd zmm24, zmm13, zmm27, 0x96                        ;   352.3 p0      28 t
        vpaddd zmm31, zmm31, zmm24                                  ;   353.3 p5      47 t
        vprold zmm24, zmm31, 0x10                                   ;   354.3 p0      48 v[2]
        vprold zmm7, zmm7, 0x10                                     ;   354.3 p0      48 v[2]
        vpaddd zmm7, zmm6, zmm7                                     ;   355.3 p5      48 v[2]
        vmovdqa64 zmm22, zmm7                                       ;   356.3         28 t copy
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 3264]    ;   160.2 p2      47 t reload
        vpaddd zmm28, zmm28, zmm31                                  ;   355.0 p5      47 t
        vpaddd zmm21, zmm21, zmm31                                  ;   355.3 p0      47 t
        vpternlogd zmm22, zmm6, zmm10, 0x96                         ;   356.3 p5      28 t
        vpaddd zmm0, zmm0, zmm22                                    ;   357.3 p0      47 t
        vmovdqu64 zmm31, [rsp + 1472]                               ;   161.0 p3      47 t
        vpaddd zmm30, zmm30, zmm10                                  ;   357.0 p5      47 t
        vmovdqu64 zmm10, [rsp + 1408]                               ;   161.3 p2      47 t
        vpaddd zmm3, zmm3, zmm13                                    ;   357.3 p0      47 t
        vpaddd zmm24, zmm15, zmm24                                  ;   358.0 p5      48 v[2]
        vmovdqa64 zmm22, zmm24                                      ;   359.0         28 t copy
        vpternlogd zmm22, zmm15, zmm13, 0x96                        ;   359.0 p0      28 t
        vpaddd zmm2, zmm2, zmm22                                    ;   360.0 p5      47 t
        vprold zmm22, zmm0, 0x17                                    ;   359.3 p0      48 v[1]
        vprold zmm27, zmm2, 0x17                                    ;   361.0 p0      48 v[1]
        vpaddd zmm27, zmm24, zmm27                                  ;   362.0 p5      48 v[1]
        vpaddd zmm22, zmm7, zmm22                                   ;   361.0 p5      48 v[1]
        vmovdqa64 zmm13, zmm22                                      ;   362.0         29 t copy
        vpternlogd zmm13, zmm7, zmm6, 0x39                          ;   362.0 p0      29 t
        vpaddd zmm30, zmm30, zmm13                                  ;   363.0 p5      47 t
        vmovdqa64 zmm13, zmm27                                      ;   363.0         29 t copy
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 3328]     ;   164.5 p3      47 t reload
        vpaddd zmm31, zmm31, zmm0                                   ;   362.3 p0      47 t
        vpaddd zmm10, zmm10, zmm0                                   ;   363.0 p5      47 t
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 3392]     ;   167.3 p2      47 t reload
        vpternlogd zmm13, zmm24, zmm15, 0x39                        ;   363.3 p0      29 t
        vpaddd zmm3, zmm3, zmm13                                    ;   364.3 p5      47 t
        vprold zmm13, zmm30, 6                                      ;   364.3 p0      48 v[0]
        vprold zmm30, zmm3, 6                                       ;   365.3 p0      48 v[0]
        vpaddd zmm21, zmm21, zmm24                                  ;   365.0 p5      47 t
        vpaddd zmm13, zmm22, zmm13                                  ;   366.0 p5      48 v[0]
        vpaddd zmm30, zmm27, zmm30                                  ;   366.3 p0      48 v[0]
        vpaddd zmm16, zmm16, zmm6                                   ;   367.0 p5      47 t
        vpaddd zmm1, zmm1, zmm15                                    ;   367.3 p0      47 t
        vmovdqa64 zmm6, zmm13                                       ;   367.0         29 t copy
        vpternlogd zmm6, zmm22, zmm7, 0x39                          ;   368.0 p5      29 t
        vpaddd zmm16, zmm16, zmm6                                   ;   369.0 p0      47 t
        vmovdqa64 zmm6, zmm30                                       ;   367.3         29 t copy
        vpternlogd zmm6, zmm27, zmm24, 0x39                         ;   369.0 p5      29 t
        vpaddd zmm1, zmm1, zmm6                                     ;   370.0 p0      47 t
        vprold zmm6, zmm16, 0xa                                     ;   370.3 p0      48 v[3]
        vprold zmm15, zmm1, 0xa                                     ;   371.3 p0      48 v[3]
        vpaddd zmm6, zmm13, zmm6                                    ;   371.3 p5      48 v[3]
        vpaddd zmm15, zmm30, zmm15                                  ;   372.3 p5      48 v[3]
        vpaddd zmm28, zmm28, zmm7                                   ;   372.0 p5      47 t
        vmovdqu64 zmm7, [rsp + 1152]                                ;   172.5 p3      47 t
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 3456]    ;   173.0 p2      47 t reload
        vmovdqu64 zmm24, [rsp + 1280]                               ;   173.5 p3      47 t
        vpaddd zmm24, zmm24, zmm16                                  ;   372.3 p0      47 t
        vpaddd zmm7, zmm7, zmm16                                    ;   373.0 p5      47 t
        vmovdqa64 zmm16, zmm6                                       ;   372.3         29 t copy
        vpternlogd zmm16, zmm13, zmm22, 0x39                        ;   373.3 p0      29 t
        vpaddd zmm18, zmm18, zmm0                                   ;   374.0 p5      47 t
        vpaddd zmm28, zmm28, zmm16                                  ;   374.3 p0      47 t
        vmovdqa64 zmm16, zmm15                                      ;   373.3         29 t copy
        vpternlogd zmm16, zmm30, zmm27, 0x39                        ;   375.0 p5      29 t
        vpaddd zmm21, zmm21, zmm16                                  ;   376.0 p0      47 t
        vprold zmm16, zmm28, 0xf                                    ;   376.3 p0      48 v[2]
        vmovdqu64 zmm28, [rel md5_blocks.T0_constants512 + 3520]    ;   178.0 p2      47 t reload
        vpaddd zmm29, zmm29, zmm28                                  ;   376.0 p5      47 t
        vprold zmm21, zmm21, 0xf                                    ;   377.3 p0      48 v[2]
        vpaddd zmm21, zmm15, zmm21                                  ;   378.3 p5      48 v[2]
        vpaddd zmm19, zmm19, zmm28                                  ;   378.0 p5      47 t
        vmovdqu64 zmm28, [rsp + 1856]                               ;   179.5 p3      47 t
        vpaddd zmm31, zmm31, zmm22                                  ;   378.3 p0      47 t
        vpaddd zmm16, zmm6, zmm16                                   ;   379.0 p5      48 v[2]
        vmovdqa64 zmm22, zmm16                                      ;   380.0         29 t copy
        vpternlogd zmm22, zmm6, zmm13, 0x39                         ;   380.0 p0      29 t
        vpaddd zmm31, zmm31, zmm22                                  ;   381.0 p5      47 t
        vmovdqa64 zmm22, zmm21                                      ;   379.3         29 t copy
        vpternlogd zmm22, zmm15, zmm30, 0x39                        ;   380.3 p0      29 t
        vpaddd zmm26, zmm26, zmm0                                   ;   381.0 p5      47 t
        vpaddd zmm10, zmm10, zmm27                                  ;   381.3 p0      47 t
        vpaddd zmm10, zmm10, zmm22                                  ;   382.3 p5      47 t
        vprold zmm10, zmm10, 0x15                                   ;   383.3 p0      48 v[1]
        vpaddd zmm10, zmm21, zmm10                                  ;   384.3 p5      48 v[1]
        vprold zmm22, zmm31, 0x15                                   ;   383.3 p0      48 v[1]
        vpaddd zmm22, zmm16, zmm22                                  ;   384.3 p5      48 v[1]
        vpaddd zmm18, zmm18, zmm13                                  ;   384.3 p0      47 t
        vmovdqu64 zmm13, [rsp + 1920]                               ;   186.3 p2      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 3584]    ;   187.3 p3      47 t reload
        vpaddd zmm13, zmm13, zmm27                                  ;   385.0 p5      47 t
        vpaddd zmm26, zmm26, zmm30                                  ;   385.3 p0      47 t
        vpaddd zmm28, zmm28, zmm27                                  ;   386.0 p5      47 t
        vmovdqa64 zmm27, zmm22                                      ;   385.3         29 t copy
        vpternlogd zmm27, zmm16, zmm6, 0x39                         ;   386.3 p0      29 t
        vpaddd zmm18, zmm18, zmm27                                  ;   387.3 p5      47 t
        vmovdqa64 zmm27, zmm10                                      ;   385.3         29 t copy
        vpternlogd zmm27, zmm21, zmm15, 0x39                        ;   387.3 p0      29 t
        vprold zmm18, zmm18, 6                                      ;   388.3 p0      48 v[0]
        vpaddd zmm18, zmm22, zmm18                                  ;   389.3 p5      48 v[0]
        vpaddd zmm7, zmm7, zmm6                                     ;   389.0 p5      47 t
        vpaddd zmm24, zmm24, zmm15                                  ;   389.3 p0      47 t
        vmovdqa64 zmm15, zmm18                                      ;   390.3         29 t copy
        vpternlogd zmm15, zmm22, zmm16, 0x39                        ;   390.3 p5      29 t
        vpaddd zmm7, zmm7, zmm15                                    ;   391.3 p0      47 t
        vprold zmm7, zmm7, 0xa                                      ;   392.3 p0      48 v[3]
        vpaddd zmm7, zmm18, zmm7                                    ;   393.3 p5      48 v[3]
        vpaddd zmm29, zmm29, zmm16                                  ;   392.0 p5      47 t
        vmovdqa64 zmm16, zmm7                                       ;   394.3         29 t copy
        vpaddd zmm26, zmm26, zmm27                                  ;   392.3 p0      47 t
        vprold zmm26, zmm26, 6                                      ;   393.3 p0      48 v[0]
        vpaddd zmm26, zmm10, zmm26                                  ;   394.3 p5      48 v[0]
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 3648]    ;   195.3 p2      47 t reload
        vmovdqu64 zmm6, [rsp + 1600]                                ;   196.3 p3      47 t
        vpaddd zmm6, zmm6, zmm27                                    ;   394.0 p5      47 t
        vpaddd zmm17, zmm17, zmm27                                  ;   394.3 p0      47 t
        vmovdqa64 zmm15, zmm26                                      ;   395.3         29 t copy
        vpternlogd zmm15, zmm10, zmm21, 0x39                        ;   395.3 p5      29 t
        vpaddd zmm24, zmm24, zmm15                                  ;   396.3 p0      47 t
        vprold zmm15, zmm24, 0xa                                    ;   397.3 p0      48 v[3]
        vpaddd zmm19, zmm19, zmm21                                  ;   396.0 p5      47 t
        vpternlogd zmm16, zmm18, zmm22, 0x39                        ;   397.0 p5      29 t
        vpaddd zmm29, zmm29, zmm16                                  ;   398.0 p0      47 t
        vpaddd zmm13, zmm13, zmm22                                  ;   398.0 p5      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 3776]    ;   200.7 p2      47 t reload
        vpaddd zmm28, zmm28, zmm10                                  ;   398.3 p0      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 3712]    ;   201.5 p3      47 t reload
        vpaddd zmm11, zmm11, zmm24                                  ;   399.0 p5      47 t
        vmovdqu64 zmm21, [rsp + 1792]                               ;   201.8 p2      47 t
        vpaddd zmm9, zmm9, zmm24                                    ;   399.3 p0      47 t
        vpaddd zmm15, zmm26, zmm15                                  ;   400.0 p5      48 v[3]
        vmovdqa64 zmm16, zmm15                                      ;   401.0         29 t copy
        vpaddd zmm21, zmm21, zmm22                                  ;   400.3 p0      47 t
        vpaddd zmm17, zmm17, zmm26                                  ;   401.0 p5      47 t
        vmovdqu64 zmm24, [rel md5_blocks.T0_constants512 + 3840]    ;   204.3 p3      47 t reload
        vpaddd zmm20, zmm20, zmm24                                  ;   401.3 p0      47 t
        vpaddd zmm25, zmm25, zmm24                                  ;   402.0 p5      47 t
        vpaddd zmm6, zmm6, zmm18                                    ;   402.3 p0      47 t
        vpternlogd zmm16, zmm26, zmm10, 0x39                        ;   403.0 p5      29 t
        vpaddd zmm19, zmm19, zmm16                                  ;   404.0 p0      47 t
        vprold zmm16, zmm29, 0xf                                    ;   404.3 p0      48 v[2]
        vpaddd zmm16, zmm7, zmm16                                   ;   405.3 p5      48 v[2]
        vmovdqu64 zmm10, [rsp + 1728]                               ;   207.5 p2      47 t
        vpaddd zmm10, zmm10, zmm22                                  ;   405.0 p5      47 t
        vmovdqa64 zmm22, zmm16                                      ;   406.3         29 t copy
        vprold zmm19, zmm19, 0xf                                    ;   405.3 p0      48 v[2]
        vpaddd zmm19, zmm15, zmm19                                  ;   406.3 p5      48 v[2]
        vpternlogd zmm22, zmm7, zmm18, 0x39                         ;   406.3 p0      29 t
        vpaddd zmm13, zmm13, zmm22                                  ;   407.3 p5      47 t
        vmovdqa64 zmm22, zmm19                                      ;   407.3         29 t copy
        vpternlogd zmm22, zmm15, zmm26, 0x39                        ;   407.3 p0      29 t
        vpaddd zmm28, zmm28, zmm22                                  ;   408.3 p5      47 t
        vprold zmm13, zmm13, 0x15                                   ;   408.3 p0      48 v[1]
        vprold zmm22, zmm28, 0x15                                   ;   409.3 p0      48 v[1]
        vpaddd zmm13, zmm16, zmm13                                  ;   409.3 p5      48 v[1]
        vpaddd zmm22, zmm19, zmm22                                  ;   410.3 p5      48 v[1]
        vmovdqa64 zmm18, zmm13                                      ;   410.3         29 t copy
        vpternlogd zmm18, zmm16, zmm7, 0x39                         ;   410.3 p0      29 t
        vpaddd zmm6, zmm6, zmm18                                    ;   411.3 p5      47 t
        vmovdqa64 zmm18, zmm22                                      ;   411.3         29 t copy
        vpternlogd zmm18, zmm19, zmm15, 0x39                        ;   411.3 p0      29 t
        vpaddd zmm17, zmm17, zmm18                                  ;   412.3 p5      47 t
        vprold zmm6, zmm6, 6                                        ;   412.3 p0      48 v[0]
        vpaddd zmm11, zmm11, zmm15                                  ;   413.0 p5      47 t
        vmovdqu64 zmm15, [rsp + 1216]                               ;   217.0 p3      47 t
        vprold zmm17, zmm17, 6                                      ;   413.3 p0      48 v[0]
        vpaddd zmm17, zmm22, zmm17                                  ;   414.3 p5      48 v[0]
        vpaddd zmm6, zmm13, zmm6                                    ;   414.3 p0      48 v[0]
        vpaddd zmm9, zmm9, zmm7                                     ;   415.0 p5      47 t
        vmovdqu64 zmm7, [rsp + 1344]                                ;   220.0 p2      47 t
        vmovdqu64 zmm18, [rel md5_blocks.T0_constants512 + 3904]    ;   220.2 p3      47 t reload
        vpaddd zmm7, zmm7, zmm18                                    ;   415.3 p0      47 t
        vpaddd zmm15, zmm15, zmm18                                  ;   416.0 p5      47 t
        vmovdqa64 zmm18, zmm6                                       ;   415.3         29 t copy
        vpternlogd zmm18, zmm13, zmm16, 0x39                        ;   416.3 p0      29 t
        vpaddd zmm9, zmm9, zmm18                                    ;   417.3 p5      47 t
        vprold zmm9, zmm9, 0xa                                      ;   418.3 p0      48 v[3]
        vpaddd zmm9, zmm6, zmm9                                     ;   419.3 p5      48 v[3]
        vpaddd zmm21, zmm21, zmm16                                  ;   418.3 p0      47 t
        vmovdqa64 zmm16, zmm9                                       ;   420.3         29 t copy
        vpternlogd zmm16, zmm6, zmm13, 0x39                         ;   420.3 p5      29 t
        vpaddd zmm21, zmm21, zmm16                                  ;   421.3 p0      47 t
        vmovdqa64 zmm18, zmm17                                      ;   415.3         29 t copy
        vpternlogd zmm18, zmm22, zmm19, 0x39                        ;   420.0 p5      29 t
        vpaddd zmm11, zmm11, zmm18                                  ;   421.0 p0      47 t
        vprold zmm11, zmm11, 0xa                                    ;   422.0 p0      48 v[3]
        vpaddd zmm11, zmm17, zmm11                                  ;   423.0 p5      48 v[3]
        vmovdqa64 zmm16, zmm11                                      ;   424.0         29 t copy
        vpternlogd zmm16, zmm17, zmm22, 0x39                        ;   424.0 p5      29 t
        vpaddd zmm10, zmm10, zmm19                                  ;   422.3 p0      47 t
        vmovdqu64 zmm18, [rel md5_blocks.T0_constants512 + 3968]    ;   227.5 p2      47 t reload
        vpaddd zmm8, zmm8, zmm18                                    ;   423.0 p5      47 t
        vpaddd zmm14, zmm14, zmm18                                  ;   423.3 p0      47 t
        vpaddd zmm10, zmm10, zmm16                                  ;   425.0 p5      47 t
        vprold zmm16, zmm21, 0xf                                    ;   424.3 p0      48 v[2]
        vprold zmm10, zmm10, 0xf                                    ;   426.0 p0      48 v[2]
        vpaddd zmm16, zmm9, zmm16                                   ;   425.3 p5      48 v[2]
        vpaddd zmm10, zmm11, zmm10                                  ;   427.0 p5      48 v[2]
        vmovdqu64 zmm18, [rel md5_blocks.T0_constants512 + 4032]    ;   230.3 p3      47 t reload
        vmovdqu64 zmm19, [rsp + 1088]                               ;   230.5 p2      47 t
        vpaddd zmm19, zmm19, zmm18                                  ;   426.3 p0      47 t
        vpaddd zmm25, zmm25, zmm13                                  ;   427.0 p5      47 t
        vmovdqu64 zmm13, [rsp + 960]                                ;   231.3 p3      47 t
        vpaddd zmm13, zmm13, zmm18                                  ;   427.3 p0      47 t
        vpaddd zmm20, zmm20, zmm22                                  ;   428.0 p5      47 t
        vmovdqa64 zmm18, zmm16                                      ;   426.3         29 t copy
        vpternlogd zmm18, zmm9, zmm6, 0x39                          ;   428.3 p0      29 t
        vpaddd zmm25, zmm25, zmm18                                  ;   429.3 p5      47 t
        vmovdqa64 zmm18, zmm10                                      ;   428.0         29 t copy
        vpternlogd zmm18, zmm11, zmm17, 0x39                        ;   429.3 p0      29 t
        vpaddd zmm20, zmm20, zmm18                                  ;   430.3 p5      47 t
        vpaddd zmm7, zmm7, zmm6                                     ;   430.3 p0      47 t
        vpaddd zmm15, zmm15, zmm17                                  ;   431.0 p5      47 t
        vprold zmm18, zmm25, 0x15                                   ;   431.3 p0      48 v[1]
        vprold zmm20, zmm20, 0x15                                   ;   432.3 p0      48 v[1]
        vpaddd zmm18, zmm16, zmm18                                  ;   432.3 p5      48 v[1]
        vmovdqa64 zmm6, zmm18                                       ;   433.3         29 t copy
        vpternlogd zmm6, zmm16, zmm9, 0x39                          ;   433.3 p5      29 t
        vpaddd zmm7, zmm7, zmm6                                     ;   434.3 p0      47 t
        vpaddd zmm20, zmm10, zmm20                                  ;   434.0 p5      48 v[1]
        vmovdqa64 zmm6, zmm20                                       ;   435.0         29 t copy
        vmovdqu64 zmm4, [rsp + 768]                                 ;   239.3 p2      51 h
        vmovdqu64 zmm21, [rel md5_blocks.T0_constants512 + 4096]    ;   240.3 p3      47 t reload
        vpaddd zmm12, zmm12, zmm21                                  ;   434.3 p0      47 t
        vpternlogd zmm6, zmm10, zmm11, 0x39                         ;   435.0 p5      29 t
        vpaddd zmm15, zmm15, zmm6                                   ;   436.0 p0      47 t
        vpaddd zmm23, zmm23, zmm21                                  ;   436.0 p5      47 t
        vpaddd zmm14, zmm14, zmm11                                  ;   436.3 p0      47 t
        vprold zmm6, zmm7, 6                                        ;   437.3 p0      48 v[0]
        add rdx, 0x40                                               ;   241.5 p1      40 blocks
        mov qword [rsp + 2488], rdx                                 ;   242.5 p7+p4   40 blocks
        vpaddd zmm8, zmm8, zmm9                                     ;   437.0 p5      47 t
        vmovdqu64 zmm0, [rsp + 896]                                 ;   242.2 p2      51 h
        vpaddd zmm13, zmm13, zmm16                                  ;   438.0 p5      47 t
        vmovdqu64 zmm1, [rsp + 704]                                 ;   243.3 p3      51 h
        vprold zmm7, zmm15, 6                                       ;   438.3 p0      48 v[0]
        vpaddd zmm6, zmm18, zmm6                                    ;   439.0 p5      48 v[0]
        vmovdqu64 zmm3, [rsp + 512]                                 ;   245.5 p2      51 h
        vmovdqu64 zmm15, [rsp + 256]                                ;   245.7 p3      51 h
        vmovdqa64 zmm9, zmm6                                        ;   440.0         29 t copy
        vpaddd zmm7, zmm20, zmm7                                    ;   439.3 p0      48 v[0]
        vpternlogd zmm9, zmm18, zmm16, 0x39                         ;   440.0 p5      29 t
        vpaddd zmm8, zmm8, zmm9                                     ;   441.0 p0      47 t
        vmovdqa64 zmm9, zmm7                                        ;   440.3         29 t copy
        vpternlogd zmm9, zmm20, zmm10, 0x39                         ;   441.0 p5      29 t
        vpaddd zmm14, zmm14, zmm9                                   ;   442.0 p0      47 t
        vprold zmm8, zmm8, 0xa                                      ;   442.3 p0      48 v[3]
        vpaddd zmm8, zmm6, zmm8                                     ;   443.3 p5      48 v[3]
        mov rdx, qword [rsp + 2496]                                 ;   251.3 p10     40 blocks
        add rdx, 0x40                                               ;   256.3 p6      40 blocks
        mov qword [rsp + 2496], rdx                                 ;   257.3 p8+p9   40 blocks
        mov rdx, qword [rsp + 2472]                                 ;   251.8 p2      40 blocks
        add rdx, 0x40                                               ;   256.8 p11     40 blocks
        mov qword [rsp + 2472], rdx                                 ;   257.8 p7+p4   40 blocks
        mov rdx, qword [rsp + 2480]                                 ;   252.3 p3      40 blocks
        add rdx, 0x40                                               ;   257.3 p1      40 blocks
        mov qword [rsp + 2480], rdx                                 ;   258.3 p8+p9   40 blocks
        mov rdx, qword [rsp + 2448]                                 ;   252.8 p10     40 blocks
        add rdx, 0x40                                               ;   257.8 p6      40 blocks
        mov qword [rsp + 2448], rdx                                 ;   258.8 p7+p4   40 blocks
        mov rdx, qword [rsp + 2456]                                 ;   254.0 p2      40 blocks
        add rdx, 0x40                                               ;   259.0 p11     40 blocks
        mov qword [rsp + 2456], rdx                                 ;   260.0 p8+p9   40 blocks
        vmovdqu64 zmm11, [rsp + 0]                                  ;   256.3 p3      51 h
        vmovdqu64 zmm2, [rsp + 640]                                 ;   256.5 p2      51 h
        mov rdx, qword [rsp + 2440]                                 ;   256.7 p10     40 blocks
        vpaddd zmm19, zmm19, zmm10                                  ;   443.0 p5      47 t
        vmovdqa64 zmm10, zmm8                                       ;   444.3         29 t copy
        vpternlogd zmm10, zmm6, zmm18, 0x39                         ;   444.3 p0      29 t
        vpaddd zmm13, zmm13, zmm10                                  ;   445.3 p5      47 t
        add rdx, 0x40                                               ;   261.7 p1      40 blocks
        vpaddd zmm12, zmm12, zmm20                                  ;   444.3 p0      47 t
        mov qword [rsp + 2440], rdx                                 ;   262.7 p7+p4   40 blocks
        mov rdx, qword [rsp + 2416]                                 ;   258.5 p3      40 blocks
        vmovdqu64 zmm5, [rsp + 576]                                 ;   258.7 p2      51 h
        vpaddd zmm11, zmm11, zmm6                                   ;   445.0 p5      51 h
        vpaddd zmm15, zmm15, zmm7                                   ;   445.3 p0      51 h
        add rbx, 0x40                                               ;   260.3 p6      40 blocks
        vprold zmm9, zmm14, 0xa                                     ;   446.3 p0      48 v[3]
        vpaddd zmm9, zmm7, zmm9                                     ;   447.3 p5      48 v[3]
        vmovdqa64 zmm10, zmm9                                       ;   448.3         29 t copy
        vpternlogd zmm10, zmm7, zmm20, 0x39                         ;   448.3 p5      29 t
        vpaddd zmm19, zmm19, zmm10                                  ;   449.3 p0      47 t
        vpaddd zmm2, zmm2, zmm8                                     ;   448.0 p5      51 h
        add rdx, 0x40                                               ;   264.0 p11     40 blocks
        mov qword [rsp + 2416], rdx                                 ;   265.0 p8+p9   40 blocks
        mov rdx, qword [rsp + 2432]                                 ;   264.3 p10     40 blocks
        add rdx, 0x40                                               ;   269.3 p1      40 blocks
        vpaddd zmm5, zmm5, zmm9                                     ;   448.3 p0      51 h
        mov qword [rsp + 2432], rdx                                 ;   270.3 p7+p4   40 blocks
        mov rdx, qword [rsp + 2408]                                 ;   267.0 p3      40 blocks
        mov qword [rsp + 2464], rbx                                 ;   268.0 p8+p9   40 blocks
        vmovdqu64 [rsp + 0], zmm11                                  ;   446.0 p7+p4   51 h
        vmovdqu64 [rsp + 256], zmm15                                ;   446.3 p8+p9   51 h
        vprold zmm10, zmm13, 0xf                                    ;   449.3 p0      48 v[2]
        vprold zmm13, zmm19, 0xf                                    ;   450.3 p0      48 v[2]
        vpaddd zmm10, zmm8, zmm10                                   ;   450.3 p5      48 v[2]
        vpaddd zmm13, zmm9, zmm13                                   ;   451.3 p5      48 v[2]
        vpaddd zmm1, zmm1, zmm10                                    ;   451.3 p5      51 h
        add rdx, 0x40                                               ;   272.0 p6      40 blocks
        mov qword [rsp + 2408], rdx                                 ;   273.0 p7+p4   40 blocks
        mov rdx, qword [rsp + 2424]                                 ;   270.7 p2      40 blocks
        add rdx, 0x40                                               ;   275.7 p11     40 blocks
        vpaddd zmm4, zmm4, zmm13                                    ;   452.3 p0      51 h
        mov qword [rsp + 2424], rdx                                 ;   276.7 p8+p9   40 blocks
        mov rdx, qword [rsp + 2400]                                 ;   273.0 p10     40 blocks
        add rdx, 0x40                                               ;   278.0 p1      40 blocks
        vpaddd zmm3, zmm3, zmm13                                    ;   452.3 p5      51 h
        mov qword [rsp + 2400], rdx                                 ;   279.0 p7+p4   40 blocks
        add r15, 0x40                                               ;   275.3 p6      40 blocks
        vpaddd zmm23, zmm23, zmm18                                  ;   452.3 p0      47 t
        vmovdqa64 zmm14, zmm10                                      ;   451.3         29 t copy
        vpternlogd zmm14, zmm8, zmm6, 0x39                          ;   453.0 p5      29 t
        vpaddd zmm23, zmm23, zmm14                                  ;   454.0 p0      47 t
        vmovdqa64 zmm14, zmm13                                      ;   452.3         29 t copy
        vpternlogd zmm14, zmm9, zmm7, 0x39                          ;   454.0 p5      29 t
        vpaddd zmm12, zmm12, zmm14                                  ;   455.0 p0      47 t
        vprold zmm6, zmm12, 0x15                                    ;   456.0 p0      48 v[1]
        vpaddd zmm3, zmm3, zmm6                                     ;   457.0 p5      51 h
        vpaddd zmm0, zmm0, zmm10                                    ;   456.0 p5      51 h
        mov rdx, qword [rsp + 2384]                                 ;   278.3 p3      40 blocks
        vprold zmm14, zmm23, 0x15                                   ;   456.3 p0      48 v[1]
        add rdx, 0x40                                               ;   283.3 p11     40 blocks
        mov qword [rsp + 2384], rdx                                 ;   284.3 p8+p9   40 blocks
        mov rdx, qword [rsp + 2392]                                 ;   280.7 p2      40 blocks
        add rdx, 0x40                                               ;   285.7 p1      40 blocks
        mov qword [rsp + 2392], rdx                                 ;   286.7 p7+p4   40 blocks
        mov rdx, qword [rsp + 2376]                                 ;   281.2 p10     40 blocks
        add rdx, 0x40                                               ;   286.2 p6      40 blocks
        mov qword [rsp + 2376], rdx                                 ;   287.2 p8+p9   40 blocks
        mov rdx, qword [rsp + 2368]                                 ;   282.3 p3      40 blocks
        add rdx, 0x40                                               ;   287.3 p11     40 blocks
        mov qword [rsp + 2368], rdx                                 ;   288.3 p7+p4   40 blocks
        mov rdx, qword [rsp + 2352]                                 ;   282.8 p2      40 blocks
        add rdx, 0x40                                               ;   287.8 p1      40 blocks
        mov qword [rsp + 2352], rdx                                 ;   288.8 p8+p9   40 blocks
        add rcx, 0x40                                               ;   283.3 p6      40 blocks
        mov rdx, qword [rsp + 2360]                                 ;   284.3 p10     40 blocks
        add rdx, 0x40                                               ;   289.3 p11     40 blocks
        mov qword [rsp + 2360], rdx                                 ;   290.3 p7+p4   40 blocks
        add rax, 0x40                                               ;   285.7 p1      40 blocks
        add rbp, 0x40                                               ;   286.3 p6      40 blocks
        vpaddd zmm0, zmm0, zmm14                                    ;   457.3 p5      51 h
        add rdi, 0x40                                               ;   287.5 p11     40 blocks
        add rsi, 0x40                                               ;   287.7 p1      40 blocks
        add r13, 0x40                                               ;   287.8 p6      40 blocks
        add r14, 0x40                                               ;   288.5 p11     40 blocks
        add r12, 0x40                                               ;   288.7 p1      40 blocks
        add r11, 0x40                                               ;   288.8 p6      40 blocks
        add r10, 0x40                                               ;   289.5 p11     40 blocks
        add r9, 0x40                                                ;   289.7 p1      40 blocks
        add r8, 0x40                                                ;   289.8 p6      40 blocks
        cmp r8, qword [rsp + 2248]                                  ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 64], zmm0                                  ;                    resident
        vmovdqu64 [rsp + 128], zmm1                                 ;                    resident
        vmovdqu64 [rsp + 192], zmm2                                 ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                 ;                    resident
        vmovdqu64 [rsp + 384], zmm4                                 ;                    resident
        vmovdqu64 [rsp + 448], zmm5                                 ;                    resident
        mov qword [rsp + 2240], r8                                  ;                    resident
        mov qword [rsp + 2256], r9                                  ;                    resident
        mov qword [rsp + 2264], r10                                 ;                    resident
        mov qword [rsp + 2272], r11                                 ;                    resident
        mov qword [rsp + 2280], r12                                 ;                    resident
        mov qword [rsp + 2288], r13                                 ;                    resident
        mov qword [rsp + 2296], r14                                 ;                    resident
        mov qword [rsp + 2304], r15                                 ;                    resident
        mov qword [rsp + 2312], rsi                                 ;                    resident
        mov qword [rsp + 2320], rdi                                 ;                    resident
        mov qword [rsp + 2328], rbp                                 ;                    resident
        mov qword [rsp + 2336], rax                                 ;                    resident
        mov qword [rsp + 2344], rcx                                 ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                                  ;     0.0 p2      40 blocks reload
        vmovdqu64 zmm1, [rsp + 0]                                   ;     0.2 p3      40 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                 ;     6.2 p5      40 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                 ;     6.2 p5      40 blocks
        vmovdqu64 zmm1, [rsp + 192]                                 ;     1.0 p2      40 blocks reload
        vmovdqu64 zmm3, [rsp + 128]                                 ;     1.2 p3      40 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                 ;     7.2 p5      40 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                 ;     7.2 p5      40 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                ;     8.2 p5      40 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                ;     8.2 p5      40 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                ;     8.2 p5      40 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                ;     8.2 p5      40 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                           ;     9.2 p5      40 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0xaa                           ;     9.3 p5      40 blocks
        vshufi32x4 zmm6, zmm3, zmm3, 0xff                           ;    10.3 p5      40 blocks
        mov r8, qword [rsp + 1984]                                  ;     2.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 2016]                                  ;     2.8 p2      40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    12.2 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                           ;    11.3 p5      40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                           ;    12.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xff                           ;    13.3 p5      40 blocks
        mov r8, qword [rsp + 1992]                                  ;     3.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;     9.2 p7+p4   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                           ;    14.3 p5      40 blocks
        vshufi32x4 zmm8, zmm4, zmm4, 0xaa                           ;    15.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xff                           ;    16.3 p5      40 blocks
        mov r8, qword [rsp + 2000]                                  ;     4.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;     9.2 p8+p9   40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                           ;    17.3 p5      40 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0xaa                          ;    18.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                          ;    19.3 p5      40 blocks
        mov r8, qword [rsp + 2008]                                  ;     5.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                        ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 2048]                                  ;     5.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                        ;    12.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2024]                                  ;     6.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    14.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2080]                                  ;     6.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                        ;    13.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2056]                                  ;     6.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;    15.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2032]                                  ;     7.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;    17.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2088]                                  ;     7.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm7                                        ;    16.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2064]                                  ;     7.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm8                                        ;    18.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2040]                                  ;     8.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;    20.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2096]                                  ;     8.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm9                                        ;    19.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2072]                                  ;     8.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm10                                       ;    21.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2104]                                  ;     9.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm11                                       ;    22.3 p8+p9   40 blocks
        vmovdqu64 zmm0, [rsp + 320]                                 ;     9.3 p2      40 blocks reload
        vmovdqu64 zmm1, [rsp + 256]                                 ;     9.7 p3      40 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                 ;    20.3 p5      40 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                 ;    21.3 p5      40 blocks
        vmovdqu64 zmm1, [rsp + 448]                                 ;    10.3 p2      40 blocks reload
        vmovdqu64 zmm3, [rsp + 384]                                 ;    10.7 p3      40 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                 ;    22.3 p5      40 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                 ;    23.3 p5      40 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                ;    24.3 p5      40 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                ;    25.3 p5      40 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                ;    26.3 p5      40 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                ;    27.3 p5      40 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                           ;    28.3 p5      40 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0xaa                           ;    29.3 p5      40 blocks
        vshufi32x4 zmm6, zmm3, zmm3, 0xff                           ;    30.3 p5      40 blocks
        mov r8, qword [rsp + 2112]                                  ;    11.8 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;    25.3 p7+p4   40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0x55                           ;    31.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xaa                           ;    32.3 p5      40 blocks
        vshufi32x4 zmm8, zmm2, zmm2, 0xff                           ;    33.3 p5      40 blocks
        mov r8, qword [rsp + 2120]                                  ;    12.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;    26.3 p8+p9   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                           ;    34.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xaa                           ;    35.3 p5      40 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xff                          ;    36.3 p5      40 blocks
        mov r8, qword [rsp + 2128]                                  ;    13.5 p3      40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;    27.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2144]                                  ;    13.8 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    31.3 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                           ;    37.3 p5      40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0xaa                           ;    38.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                          ;    39.3 p5      40 blocks
        mov r8, qword [rsp + 2136]                                  ;    14.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                        ;    28.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2176]                                  ;    15.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                        ;    32.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2152]                                  ;    15.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;    34.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2208]                                  ;    15.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                        ;    33.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2184]                                  ;    16.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm7                                        ;    35.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2160]                                  ;    16.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;    37.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2216]                                  ;    16.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm8                                        ;    36.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2192]                                  ;    17.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm9                                        ;    38.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2168]                                  ;    17.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    40.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2224]                                  ;    17.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm10                                       ;    39.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2200]                                  ;    18.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;    41.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2232]                                  ;    18.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm11                                       ;    42.3 p8+p9   40 blocks
        mov rcx, qword [rsp + 2504]                                 ;                    frame
        vpxord zmm0, zmm0, zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 704], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 768], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 896], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 960], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 1024], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1088], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1152], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1216], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1280], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1344], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1408], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1472], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1536], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1600], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1664], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1728], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1792], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1856], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 1920], zmm0                                ;                    cleared
        vzeroupper                                                  ;                    x87 state
        mov rsp, rcx                                                ;                    frame
        pop r15                                                     ;                    preserved
        pop r14                                                     ;                    preserved
        pop r13                                                     ;                    preserved
        pop r12                                                     ;                    preserved
        pop rbp                                                     ;                    preserved
        pop rbx                                                     ;                    preserved
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

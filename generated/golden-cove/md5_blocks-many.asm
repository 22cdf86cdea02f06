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
; The frame is cleared before return: 2048 bytes, 33 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 116 uops, planned 41.7; bounds: width 19.3, ports 40.0, path 14.0
;   blocks: 1303 uops, planned 459.0; bounds: width 217.2, ports 452.0, path 269.0
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
        sub rsp, 0xa40                                              ;                    frame
        and rsp, -64                                                ;                    frame
        mov qword [rsp + 2568], rax                                 ;                    frame
        mov r10, qword [rax + 56]                                   ;                    frame
        mov qword [rsp + 2096], r10                                 ;                    frame
        mov r10, qword [rax + 64]                                   ;                    frame
        mov qword [rsp + 2104], r10                                 ;                    frame
        mov r10, qword [rax + 72]                                   ;                    frame
        mov qword [rsp + 2112], r10                                 ;                    frame
        mov r10, qword [rax + 80]                                   ;                    frame
        mov qword [rsp + 2120], r10                                 ;                    frame
        mov r10, qword [rax + 88]                                   ;                    frame
        mov qword [rsp + 2128], r10                                 ;                    frame
        mov r10, qword [rax + 96]                                   ;                    frame
        mov qword [rsp + 2136], r10                                 ;                    frame
        mov r10, qword [rax + 104]                                  ;                    frame
        mov qword [rsp + 2144], r10                                 ;                    frame
        mov r10, qword [rax + 112]                                  ;                    frame
        mov qword [rsp + 2152], r10                                 ;                    frame
        mov r10, qword [rax + 120]                                  ;                    frame
        mov qword [rsp + 2160], r10                                 ;                    frame
        mov r10, qword [rax + 128]                                  ;                    frame
        mov qword [rsp + 2168], r10                                 ;                    frame
        mov r10, qword [rax + 136]                                  ;                    frame
        mov qword [rsp + 2176], r10                                 ;                    frame
        mov r10, qword [rax + 144]                                  ;                    frame
        mov qword [rsp + 2184], r10                                 ;                    frame
        mov r10, qword [rax + 152]                                  ;                    frame
        mov qword [rsp + 2192], r10                                 ;                    frame
        mov r10, qword [rax + 160]                                  ;                    frame
        mov qword [rsp + 2200], r10                                 ;                    frame
        mov r10, qword [rax + 168]                                  ;                    frame
        mov qword [rsp + 2208], r10                                 ;                    frame
        mov r10, qword [rax + 176]                                  ;                    frame
        mov qword [rsp + 2216], r10                                 ;                    frame
        mov r10, qword [rax + 184]                                  ;                    frame
        mov qword [rsp + 2224], r10                                 ;                    frame
        mov r10, qword [rax + 192]                                  ;                    frame
        mov qword [rsp + 2232], r10                                 ;                    frame
        mov r10, qword [rax + 200]                                  ;                    frame
        mov qword [rsp + 2240], r10                                 ;                    frame
        mov r10, qword [rax + 208]                                  ;                    frame
        mov qword [rsp + 2248], r10                                 ;                    frame
        mov r10, qword [rax + 216]                                  ;                    frame
        mov qword [rsp + 2256], r10                                 ;                    frame
        mov r10, qword [rax + 224]                                  ;                    frame
        mov qword [rsp + 2264], r10                                 ;                    frame
        mov r10, qword [rax + 232]                                  ;                    frame
        mov qword [rsp + 2272], r10                                 ;                    frame
        mov r10, qword [rax + 240]                                  ;                    frame
        mov qword [rsp + 2280], r10                                 ;                    frame
        mov r10, qword [rax + 248]                                  ;                    frame
        mov qword [rsp + 2288], r10                                 ;                    frame
        mov r10, qword [rax + 256]                                  ;                    frame
        mov qword [rsp + 2296], r10                                 ;                    frame
        mov r10, qword [rax + 520]                                  ;                    frame
        mov qword [rsp + 2576], r10                                 ;                    frame
        mov r10, qword [rax + 264]                                  ;                    frame
        mov qword [rsp + 2304], r10                                 ;                    frame
        mov r10, qword [rax + 272]                                  ;                    frame
        mov qword [rsp + 2320], r10                                 ;                    frame
        mov r10, qword [rax + 280]                                  ;                    frame
        mov qword [rsp + 2328], r10                                 ;                    frame
        mov r10, qword [rax + 288]                                  ;                    frame
        mov qword [rsp + 2336], r10                                 ;                    frame
        mov r10, qword [rax + 296]                                  ;                    frame
        mov qword [rsp + 2344], r10                                 ;                    frame
        mov r10, qword [rax + 304]                                  ;                    frame
        mov qword [rsp + 2352], r10                                 ;                    frame
        mov r10, qword [rax + 312]                                  ;                    frame
        mov qword [rsp + 2360], r10                                 ;                    frame
        mov r10, qword [rax + 320]                                  ;                    frame
        mov qword [rsp + 2368], r10                                 ;                    frame
        mov r10, qword [rax + 328]                                  ;                    frame
        mov qword [rsp + 2376], r10                                 ;                    frame
        mov r10, qword [rax + 336]                                  ;                    frame
        mov qword [rsp + 2384], r10                                 ;                    frame
        mov r10, qword [rax + 344]                                  ;                    frame
        mov qword [rsp + 2392], r10                                 ;                    frame
        mov r10, qword [rax + 352]                                  ;                    frame
        mov qword [rsp + 2400], r10                                 ;                    frame
        mov r10, qword [rax + 360]                                  ;                    frame
        mov qword [rsp + 2408], r10                                 ;                    frame
        mov r10, qword [rax + 368]                                  ;                    frame
        mov qword [rsp + 2416], r10                                 ;                    frame
        mov r10, qword [rax + 376]                                  ;                    frame
        mov qword [rsp + 2424], r10                                 ;                    frame
        mov r10, qword [rax + 384]                                  ;                    frame
        mov qword [rsp + 2432], r10                                 ;                    frame
        mov r10, qword [rax + 400]                                  ;                    frame
        mov qword [rsp + 2440], r10                                 ;                    frame
        mov r10, qword [rax + 416]                                  ;                    frame
        mov qword [rsp + 2448], r10                                 ;                    frame
        mov r10, qword [rax + 392]                                  ;                    frame
        mov qword [rsp + 2456], r10                                 ;                    frame
        mov r10, qword [rax + 408]                                  ;                    frame
        mov qword [rsp + 2464], r10                                 ;                    frame
        mov r10, qword [rax + 424]                                  ;                    frame
        mov qword [rsp + 2472], r10                                 ;                    frame
        mov r10, qword [rax + 432]                                  ;                    frame
        mov qword [rsp + 2480], r10                                 ;                    frame
        mov r10, qword [rax + 448]                                  ;                    frame
        mov qword [rsp + 2488], r10                                 ;                    frame
        mov r10, qword [rax + 464]                                  ;                    frame
        mov qword [rsp + 2496], r10                                 ;                    frame
        mov r10, qword [rax + 440]                                  ;                    frame
        mov qword [rsp + 2504], r10                                 ;                    frame
        mov r10, qword [rax + 456]                                  ;                    frame
        mov qword [rsp + 2512], r10                                 ;                    frame
        mov r10, qword [rax + 472]                                  ;                    frame
        mov qword [rsp + 2520], r10                                 ;                    frame
        mov r10, qword [rax + 480]                                  ;                    frame
        mov qword [rsp + 2528], r10                                 ;                    frame
        mov r10, qword [rax + 496]                                  ;                    frame
        mov qword [rsp + 2536], r10                                 ;                    frame
        mov r10, qword [rax + 488]                                  ;                    frame
        mov qword [rsp + 2544], r10                                 ;                    frame
        mov r10, qword [rax + 504]                                  ;                    frame
        mov qword [rsp + 2552], r10                                 ;                    frame
        mov r10, qword [rax + 512]                                  ;                    frame
        mov qword [rsp + 2560], r10                                 ;                    frame
        mov qword [rsp + 2048], rdi                                 ;                    argument
        mov qword [rsp + 2056], rsi                                 ;                    argument
        mov qword [rsp + 2064], rdx                                 ;                    argument
        mov qword [rsp + 2072], rcx                                 ;                    argument
        mov qword [rsp + 2080], r8                                  ;                    argument
        mov qword [rsp + 2088], r9                                  ;                    argument
        mov r8, qword [rsp + 2048]                                  ;     0.0 p2      40 h reload
        vmovdqu64 xmm0, [r8]                                        ;     5.0 p3      40 h
        mov r8, qword [rsp + 2056]                                  ;     0.3 p10     40 h reload
        vmovdqu64 xmm1, [r8]                                        ;     5.3 p2      40 h
        mov r8, qword [rsp + 2064]                                  ;     1.2 p3      40 h reload
        vmovdqu64 xmm2, [r8]                                        ;     6.2 p10     40 h
        mov r8, qword [rsp + 2072]                                  ;     2.0 p2      40 h reload
        vmovdqu64 xmm3, [r8]                                        ;     7.0 p3      40 h
        mov r8, qword [rsp + 2080]                                  ;     2.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     7.3 p2      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                              ;    13.3 p5      40 h
        mov r8, qword [rsp + 2088]                                  ;     3.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     8.2 p10     40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                              ;    14.2 p5      40 h
        mov r8, qword [rsp + 2096]                                  ;     4.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     9.0 p3      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                              ;    15.0 p5      40 h
        mov r8, qword [rsp + 2104]                                  ;     4.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;     9.3 p2      40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                              ;    15.3 p5      40 h
        mov r8, qword [rsp + 2112]                                  ;     5.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    10.2 p10     40 h
        mov r8, qword [rsp + 2120]                                  ;     6.0 p2      40 h reload
        vmovdqu64 xmm5, [r8]                                        ;    11.0 p3      40 h
        mov r8, qword [rsp + 2128]                                  ;     6.3 p10     40 h reload
        vmovdqu64 xmm6, [r8]                                        ;    11.3 p2      40 h
        mov r8, qword [rsp + 2136]                                  ;     7.2 p3      40 h reload
        vmovdqu64 xmm7, [r8]                                        ;    12.2 p10     40 h
        mov r8, qword [rsp + 2144]                                  ;     8.0 p2      40 h reload
        vmovdqu64 xmm8, [r8]                                        ;    13.0 p3      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                              ;    19.0 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                           ;    22.0 p5      40 h
        mov r8, qword [rsp + 2152]                                  ;     8.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    13.3 p2      40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                              ;    19.3 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                           ;    22.3 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                 ;    25.3 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    25.3 p5      40 h
        mov r8, qword [rsp + 2160]                                  ;     9.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                        ;    14.2 p10     40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                              ;    20.2 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                           ;    23.2 p5      40 h
        mov r8, qword [rsp + 2168]                                  ;    10.0 p2      40 h reload
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
        mov r8, qword [rsp + 2176]                                  ;    10.3 p10     40 h reload
        vmovdqu64 xmm0, [r8]                                        ;    15.3 p2      40 h
        mov r8, qword [rsp + 2184]                                  ;    11.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                        ;    16.2 p10     40 h
        mov r8, qword [rsp + 2192]                                  ;    12.0 p2      40 h reload
        vmovdqu64 xmm2, [r8]                                        ;    17.0 p3      40 h
        mov r8, qword [rsp + 2200]                                  ;    12.3 p10     40 h reload
        vmovdqu64 xmm3, [r8]                                        ;    17.3 p2      40 h
        mov r8, qword [rsp + 2208]                                  ;    13.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    18.2 p10     40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                              ;    24.2 p5      40 h
        mov r8, qword [rsp + 2216]                                  ;    14.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    19.0 p3      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                              ;    25.0 p5      40 h
        mov r8, qword [rsp + 2224]                                  ;    14.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    19.3 p2      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                              ;    25.3 p5      40 h
        mov r8, qword [rsp + 2232]                                  ;    15.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    20.2 p10     40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                              ;    26.2 p5      40 h
        mov r8, qword [rsp + 2240]                                  ;    16.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    21.0 p3      40 h
        mov r8, qword [rsp + 2248]                                  ;    16.3 p10     40 h reload
        vmovdqu64 xmm5, [r8]                                        ;    21.3 p2      40 h
        mov r8, qword [rsp + 2256]                                  ;    17.2 p3      40 h reload
        vmovdqu64 xmm6, [r8]                                        ;    22.2 p10     40 h
        mov r8, qword [rsp + 2264]                                  ;    18.0 p2      40 h reload
        vmovdqu64 xmm7, [r8]                                        ;    23.0 p3      40 h
        mov r8, qword [rsp + 2272]                                  ;    18.3 p10     40 h reload
        vmovdqu64 xmm8, [r8]                                        ;    23.3 p2      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                              ;    29.3 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                           ;    32.3 p5      40 h
        mov r8, qword [rsp + 2280]                                  ;    19.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                        ;    24.2 p10     40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                              ;    30.2 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                           ;    33.2 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                 ;    36.2 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                 ;    36.2 p5      40 h
        mov r8, qword [rsp + 2288]                                  ;    20.0 p2      40 h reload
        vmovdqu64 xmm1, [r8]                                        ;    25.0 p3      40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                              ;    31.7 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                           ;    34.7 p5      40 h
        mov r8, qword [rsp + 2296]                                  ;    20.3 p10     40 h reload
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
        mov r8d, dword [rsp + 2576]                                 ;    21.2 p3      40 h
        shl r8, 6                                                   ;    26.2 p0      40 h
        add r8, qword [rsp + 2304]                                  ;    27.2 p1+p10   40 h
        mov qword [rsp + 2312], r8                                  ;    28.2 p7+p4   40 h
        cmp dword [rsp + 2576], 0                                   ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 64]                                  ;                    resident
        vmovdqu64 zmm1, [rsp + 128]                                 ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                                 ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                 ;                    resident
        vmovdqu64 zmm4, [rsp + 384]                                 ;                    resident
        vmovdqu64 zmm5, [rsp + 448]                                 ;                    resident
        mov r8, qword [rsp + 2304]                                  ;                    resident
        mov r9, qword [rsp + 2320]                                  ;                    resident
        mov r10, qword [rsp + 2328]                                 ;                    resident
        mov r11, qword [rsp + 2336]                                 ;                    resident
        mov r12, qword [rsp + 2344]                                 ;                    resident
        mov r13, qword [rsp + 2352]                                 ;                    resident
        mov r14, qword [rsp + 2360]                                 ;                    resident
        mov r15, qword [rsp + 2368]                                 ;                    resident
        mov rsi, qword [rsp + 2376]                                 ;                    resident
        mov rdi, qword [rsp + 2384]                                 ;                    resident
        mov rbp, qword [rsp + 2392]                                 ;                    resident
        mov rax, qword [rsp + 2400]                                 ;                    resident
        mov rcx, qword [rsp + 2408]                                 ;                    resident
        vmovdqu64 zmm6, [rsp + 0]                                   ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm16, [r15]                                      ;     0.0 p2      47 t
        vmovdqu64 zmm19, [rbp]                                      ;     0.2 p3      47 t
        mov rdx, qword [rsp + 2416]                                 ;     0.3 p10     47 t reload
        vmovdqu64 zmm22, [rdx]                                      ;     5.3 p2      47 t
        vmovdqu64 zmm12, [r11]                                      ;     1.2 p3      47 t
        mov rbx, qword [rsp + 2424]                                 ;     1.3 p10     47 t reload
        vmovdqu64 zmm23, [rbx]                                      ;     6.3 p2      47 t
        vmovdqu64 zmm20, [rax]                                      ;     2.2 p3      47 t
        vmovdqu64 zmm21, [rcx]                                      ;     3.0 p2      47 t
        vshufi32x4 zmm31, zmm19, zmm23, 0x44                        ;    12.3 p5      47 t
        vshufi32x4 zmm23, zmm12, zmm16, 0x44                        ;     7.2 p5      47 t
        vmovdqu64 zmm14, [r13]                                      ;     3.2 p3      47 t
        mov rdx, qword [rsp + 2432]                                 ;     2.3 p10     47 t reload
        vmovdqu64 zmm12, [rdx]                                      ;     7.3 p2      47 t
        vmovdqu64 zmm17, [rsi]                                      ;     4.2 p3      47 t
        vshufi32x4 zmm25, zmm17, zmm21, 0x44                        ;    10.2 p5      47 t
        vshufi32x4 zmm19, zmm20, zmm12, 0x44                        ;    13.3 p5      47 t
        vshufi32x4 zmm12, zmm23, zmm19, 0x88                        ;    16.3 p5      47 t
        mov rdx, qword [rsp + 2440]                                 ;     3.3 p10     47 t reload
        vmovdqa64 zmm8, zmm3                                        ;     3.2         26 t copy
        vmovdqu64 zmm10, [r9]                                       ;     5.0 p2      47 t
        vmovdqu64 zmm18, [rdi]                                      ;     5.2 p3      47 t
        vmovdqu64 zmm15, [r14]                                      ;     6.0 p2      47 t
        vshufi32x4 zmm26, zmm10, zmm14, 0x44                        ;    11.0 p5      47 t
        vmovdqu64 zmm9, [r8]                                        ;     6.2 p3      47 t
        vshufi32x4 zmm28, zmm18, zmm22, 0x44                        ;    11.3 p5      47 t
        vshufi32x4 zmm30, zmm26, zmm28, 0x88                        ;    14.3 p5      47 t
        vpternlogd zmm8, zmm5, zmm4, 0xac                           ;     4.5 p0      26 t
        vmovdqu64 zmm11, [r10]                                      ;     7.0 p2      47 t
        vmovdqu64 zmm13, [r12]                                      ;     7.2 p3      47 t
        vshufi32x4 zmm24, zmm9, zmm13, 0x44                         ;    13.2 p5      47 t
        vshufi32x4 zmm27, zmm24, zmm25, 0x88                        ;    16.2 p5      47 t
        vpunpckldq zmm20, zmm27, zmm30                              ;    19.2 p5      47 t
        vpunpckhdq zmm27, zmm27, zmm30                              ;    19.2 p5      47 t
        vshufi32x4 zmm29, zmm11, zmm15, 0x44                        ;    13.5 p5      47 t
        vmovdqu64 zmm15, [rdx]                                      ;     8.3 p2      47 t
        mov rdx, qword [rsp + 2448]                                 ;     6.0 p10     47 t reload
        vmovdqu64 zmm22, [rdx]                                      ;    11.0 p3      47 t
        vshufi32x4 zmm16, zmm29, zmm31, 0x88                        ;    16.5 p5      47 t
        vpunpckldq zmm30, zmm16, zmm12                              ;    19.5 p5      47 t
        vpunpckhdq zmm12, zmm16, zmm12                              ;    19.5 p5      47 t
        vpunpcklqdq zmm16, zmm20, zmm30                             ;    20.5 p5      47 t
        vpunpckhqdq zmm20, zmm20, zmm30                             ;    20.5 p5      47 t
        vpunpcklqdq zmm30, zmm27, zmm12                             ;    20.5 p5      47 t
        vpunpckhqdq zmm12, zmm27, zmm12                             ;    20.5 p5      47 t
        mov rbx, qword [rsp + 2456]                                 ;     7.5 p10     47 t reload
        vmovdqa64 zmm7, zmm0                                        ;     7.7         26 t copy
        vmovdqu64 zmm27, [rbx]                                      ;    12.5 p2      47 t
        mov rbx, qword [rsp + 2464]                                 ;     8.5 p10     47 t reload
        vmovdqu64 zmm11, [rbx]                                      ;    13.5 p3      47 t
        mov rbx, qword [rsp + 2472]                                 ;     9.5 p10     47 t reload
        vmovdqu64 zmm18, [rbx]                                      ;    14.5 p2      47 t
        vshufi32x4 zmm10, zmm27, zmm18, 0x44                        ;    21.5 p5      47 t
        mov rdx, qword [rsp + 2480]                                 ;    10.2 p3      47 t reload
        vmovdqu64 zmm14, [rdx]                                      ;    15.2 p2      47 t
        mov rdx, qword [rsp + 2488]                                 ;    10.5 p10     47 t reload
        vmovdqu64 zmm27, [rdx]                                      ;    15.5 p3      47 t
        vshufi32x4 zmm17, zmm15, zmm14, 0x44                        ;    22.5 p5      47 t
        mov rdx, qword [rsp + 2496]                                 ;    11.5 p10     47 t reload
        vmovdqu64 zmm14, [rdx]                                      ;    16.5 p2      47 t
        mov rbx, qword [rsp + 2504]                                 ;    12.2 p3      47 t reload
        vmovdqu64 zmm18, [rbx]                                      ;    17.2 p2      47 t
        mov rbx, qword [rsp + 2512]                                 ;    12.5 p10     47 t reload
        vmovdqu64 zmm21, [rbx]                                      ;    17.5 p3      47 t
        mov rbx, qword [rsp + 2520]                                 ;    13.5 p10     47 t reload
        vmovdqu64 zmm15, [rbx]                                      ;    18.5 p2      47 t
        mov rdx, qword [rsp + 2528]                                 ;    14.2 p3      47 t reload
        vmovdqu64 zmm13, [rdx]                                      ;    19.2 p2      47 t
        vshufi32x4 zmm9, zmm11, zmm18, 0x44                         ;    23.5 p5      47 t
        mov rdx, qword [rsp + 2536]                                 ;    14.5 p10     47 t reload
        mov rbx, qword [rsp + 2544]                                 ;    15.2 p3      47 t reload
        vmovdqu64 zmm18, [rbx]                                      ;    20.2 p2      47 t
        vshufi32x4 zmm11, zmm21, zmm18, 0x44                        ;    26.2 p5      47 t
        vshufi32x4 zmm18, zmm10, zmm11, 0x88                        ;    29.2 p5      47 t
        vmovdqu64 zmm21, [rdx]                                      ;    19.5 p3      47 t
        vmovdqu64 [rsp + 512], zmm11                                ;    29.2 p7+p4   47 t spill
        vshufi32x4 zmm11, zmm14, zmm21, 0x44                        ;    26.5 p5      47 t
        vmovdqu64 [rsp + 576], zmm11                                ;    29.5 p8+p9   47 t spill
        vpternlogd zmm7, zmm2, zmm1, 0xac                           ;    13.0 p0      26 t
        mov rbx, qword [rsp + 2552]                                 ;    15.5 p10     47 t reload
        vshufi32x4 zmm21, zmm17, zmm11, 0x88                        ;    29.5 p5      47 t
        vmovdqu64 zmm14, [rbx]                                      ;    20.5 p2      47 t
        vshufi32x4 zmm11, zmm15, zmm14, 0x44                        ;    28.5 p5      47 t
        vpaddd zmm7, zmm7, zmm6                                     ;    14.0 p0      47 t
        vmovdqu64 [rsp + 640], zmm6                                 ;    14.5 p7+p4   42 v[0] spill
        vpaddd zmm7, zmm7, [rel md5_blocks.T0_constants512 + 64]    ;    17.2 p0+p3   47 t
        vpaddd zmm7, zmm7, zmm16                                    ;    21.5 p0      47 t
        mov rdx, qword [rsp + 2560]                                 ;    16.5 p10     47 t reload
        vpaddd zmm8, zmm8, [rsp + 256]                              ;    18.0 p0+p2   47 t
        vpaddd zmm8, zmm8, [rel md5_blocks.T0_constants512 + 64]    ;    19.0 p0+p3   47 t
        vshufi32x4 zmm14, zmm22, zmm27, 0x44                        ;    29.5 p5      47 t
        vmovdqu64 zmm27, [rdx]                                      ;    21.5 p2      47 t
        vshufi32x4 zmm22, zmm13, zmm27, 0x44                        ;    30.5 p5      47 t
        vshufi32x4 zmm27, zmm14, zmm22, 0x88                        ;    33.5 p5      47 t
        vpunpckldq zmm13, zmm18, zmm21                              ;    32.5 p5      47 t
        vpunpckhdq zmm18, zmm18, zmm21                              ;    33.5 p5      47 t
        vprold zmm7, zmm7, 7                                        ;    22.5 p0      48 v[0]
        vpaddd zmm7, zmm7, zmm0                                     ;    23.5 p0      48 v[0]
        vmovdqu64 [rsp + 704], zmm2                                 ;    16.3 p8+p9   42 v[3] spill
        vmovdqu64 [rsp + 768], zmm5                                 ;    16.5 p7+p4   42 v[3] spill
        vmovdqu64 [rsp + 832], zmm1                                 ;    18.3 p8+p9   42 v[2] spill
        vshufi32x4 zmm6, zmm9, zmm11, 0x88                          ;    34.5 p5      47 t
        vpunpckldq zmm21, zmm6, zmm27                               ;    37.5 p5      47 t
        vpunpckhdq zmm27, zmm6, zmm27                               ;    37.5 p5      47 t
        vpunpcklqdq zmm6, zmm13, zmm21                              ;    38.5 p5      47 t
        vpaddd zmm8, zmm8, zmm6                                     ;    39.5 p0      47 t
        vprold zmm8, zmm8, 7                                        ;    40.5 p0      48 v[0]
        vpunpckhqdq zmm13, zmm13, zmm21                             ;    38.5 p5      47 t
        vpunpcklqdq zmm21, zmm18, zmm27                             ;    39.5 p5      47 t
        vpunpckhqdq zmm18, zmm18, zmm27                             ;    40.5 p5      47 t
        vmovdqa64 zmm27, zmm7                                       ;    24.5         26 t copy
        vpternlogd zmm27, zmm0, zmm1, 0xca                          ;    24.5 p0      26 t
        vpaddd zmm8, zmm8, zmm3                                     ;    41.5 p0      48 v[0]
        vpaddd zmm27, zmm27, zmm2                                   ;    25.5 p0      47 t
        vpaddd zmm27, zmm27, zmm20                                  ;    26.5 p0      47 t
        vpaddd zmm27, zmm27, [rel md5_blocks.T0_constants512 + 128] ;    27.5 p0+p3   47 t
        vprold zmm27, zmm27, 0xc                                    ;    28.5 p0      48 v[3]
        vpaddd zmm27, zmm27, zmm7                                   ;    29.5 p0      48 v[3]
        vmovdqa64 zmm2, zmm8                                        ;    42.5         26 t copy
        vpternlogd zmm2, zmm3, zmm4, 0xca                           ;    42.5 p0      26 t
        vshufi32x4 zmm24, zmm24, zmm25, 0xdd                        ;    41.5 p5      47 t
        vpaddd zmm2, zmm2, zmm5                                     ;    43.5 p0      47 t
        vpaddd zmm5, zmm30, zmm1                                    ;    32.0 p0      47 t
        vmovdqa64 zmm1, zmm27                                       ;    30.5         26 t copy
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 192]   ;    33.0 p0+p2   47 t
        vpternlogd zmm1, zmm7, zmm0, 0xca                           ;    34.0 p0      26 t
        vpaddd zmm5, zmm5, zmm1                                     ;    35.0 p0      47 t
        vprold zmm1, zmm5, 0x11                                     ;    36.0 p0      48 v[2]
        vpaddd zmm5, zmm21, zmm4                                    ;    40.5 p0      47 t
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 192]   ;    41.5 p0+p3   47 t
        vpaddd zmm2, zmm2, [rel md5_blocks.T0_constants512 + 128]   ;    44.5 p0+p2   47 t
        vpaddd zmm2, zmm2, zmm13                                    ;    45.5 p0      47 t
        vprold zmm2, zmm2, 0xc                                      ;    46.5 p0      48 v[3]
        vpaddd zmm2, zmm2, zmm8                                     ;    47.5 p0      48 v[3]
        vpaddd zmm1, zmm1, zmm27                                    ;    42.5 p5      48 v[2]
        vmovdqa64 zmm25, zmm1                                       ;    43.5         26 t copy
        vpternlogd zmm25, zmm27, zmm7, 0xca                         ;    43.5 p0      26 t
        vmovdqu64 [rsp + 896], zmm4                                 ;    22.8 p7+p4   42 v[2] spill
        vmovdqa64 zmm4, zmm2                                        ;    48.5         26 t copy
        vpternlogd zmm4, zmm8, zmm3, 0xca                           ;    48.5 p5      26 t
        vpaddd zmm5, zmm5, zmm4                                     ;    49.5 p0      47 t
        vprold zmm4, zmm5, 0x11                                     ;    50.5 p0      48 v[2]
        vpaddd zmm5, zmm12, zmm0                                    ;    44.5 p5      47 t
        vpaddd zmm4, zmm4, zmm2                                     ;    51.5 p5      48 v[2]
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 256]   ;    46.0 p0+p3   47 t
        vpaddd zmm5, zmm5, zmm25                                    ;    47.0 p5      47 t
        vpaddd zmm25, zmm18, zmm3                                   ;    47.0 p0      47 t
        vpaddd zmm25, zmm25, [rel md5_blocks.T0_constants512 + 256] ;    48.0 p5+p2   47 t
        vshufi32x4 zmm26, zmm26, zmm28, 0xdd                        ;    48.5 p5      47 t
        vmovdqa64 zmm28, zmm4                                       ;    52.5         26 t copy
        vpternlogd zmm28, zmm2, zmm8, 0xca                          ;    52.5 p0      26 t
        vpaddd zmm25, zmm25, zmm28                                  ;    53.5 p0      47 t
        vshufi32x4 zmm28, zmm29, zmm31, 0xdd                        ;    49.5 p5      47 t
        vpunpckldq zmm31, zmm24, zmm26                              ;    51.5 p5      47 t
        vpunpckhdq zmm24, zmm24, zmm26                              ;    51.5 p5      47 t
        vprold zmm25, zmm25, 0x16                                   ;    54.5 p0      48 v[1]
        vprold zmm5, zmm5, 0x16                                     ;    51.0 p0      48 v[1]
        vshufi32x4 zmm19, zmm23, zmm19, 0xdd                        ;    52.5 p5      47 t
        vpaddd zmm5, zmm5, zmm1                                     ;    52.0 p0      48 v[1]
        vmovdqa64 zmm23, zmm5                                       ;    53.0         26 t copy
        vpternlogd zmm23, zmm1, zmm27, 0xca                         ;    53.0 p0      26 t
        vpaddd zmm25, zmm25, zmm4                                   ;    55.5 p5      48 v[1]
        vmovdqa64 zmm29, zmm25                                      ;    56.5         26 t copy
        vpternlogd zmm29, zmm4, zmm2, 0xca                          ;    56.5 p0      26 t
        vpunpckldq zmm26, zmm28, zmm19                              ;    55.5 p5      47 t
        vshufi32x4 zmm10, zmm10, [rsp + 512], 0xdd                  ;    55.5 p5+p3   47 t
        vpunpckhdq zmm19, zmm28, zmm19                              ;    56.5 p5      47 t
        vshufi32x4 zmm17, zmm17, [rsp + 576], 0xdd                  ;    57.5 p5+p2   47 t
        vpunpcklqdq zmm28, zmm31, zmm26                             ;    58.5 p5      47 t
        vpunpckhqdq zmm26, zmm31, zmm26                             ;    59.5 p5      47 t
        vshufi32x4 zmm9, zmm9, zmm11, 0xdd                          ;    60.5 p5      47 t
        vpunpcklqdq zmm11, zmm24, zmm19                             ;    61.5 p5      47 t
        vshufi32x4 zmm14, zmm14, zmm22, 0xdd                        ;    62.5 p5      47 t
        vpunpckldq zmm22, zmm10, zmm17                              ;    63.5 p5      47 t
        vpunpckhdq zmm10, zmm10, zmm17                              ;    64.5 p5      47 t
        vpunpckldq zmm17, zmm9, zmm14                               ;    65.5 p5      47 t
        vpunpckhdq zmm9, zmm9, zmm14                                ;    66.5 p5      47 t
        vmovdqu64 zmm14, [rel md5_blocks.T0_constants512 + 320]     ;    29.5 p3      47 t reload
        vpunpckhqdq zmm19, zmm24, zmm19                             ;    67.5 p5      47 t
        vpaddd zmm7, zmm7, zmm14                                    ;    55.0 p0      47 t
        vpunpcklqdq zmm24, zmm22, zmm17                             ;    68.5 p5      47 t
        vpaddd zmm8, zmm8, zmm14                                    ;    56.0 p0      47 t
        vpaddd zmm7, zmm7, zmm23                                    ;    57.0 p0      47 t
        mov rbx, qword [rsp + 2416]                                 ;    30.5 p10     47 t reload
        vpunpcklqdq zmm14, zmm10, zmm9                              ;    69.5 p5      47 t
        vpunpckhqdq zmm9, zmm10, zmm9                               ;    70.5 p5      47 t
        vpaddd zmm7, zmm7, zmm28                                    ;    59.5 p0      47 t
        vmovdqu64 zmm10, [rel md5_blocks.T0_constants512 + 384]     ;    31.2 p2      47 t reload
        vpaddd zmm2, zmm2, zmm10                                    ;    59.0 p0      47 t
        vpaddd zmm8, zmm8, zmm29                                    ;    60.0 p0      47 t
        vpaddd zmm8, zmm8, zmm24                                    ;    69.5 p0      47 t
        vprold zmm8, zmm8, 7                                        ;    70.5 p0      48 v[0]
        vpaddd zmm8, zmm25, zmm8                                    ;    71.5 p0      48 v[0]
        vprold zmm7, zmm7, 7                                        ;    64.0 p0      48 v[0]
        vpunpckhqdq zmm17, zmm22, zmm17                             ;    71.5 p5      47 t
        vpaddd zmm2, zmm2, zmm17                                    ;    72.5 p0      47 t
        vpaddd zmm7, zmm5, zmm7                                     ;    66.0 p0      48 v[0]
        vpaddd zmm27, zmm27, zmm10                                  ;    67.0 p0      47 t
        vmovdqa64 zmm10, zmm7                                       ;    67.0         26 t copy
        vpternlogd zmm10, zmm5, zmm1, 0xca                          ;    68.0 p0      26 t
        vpaddd zmm27, zmm27, zmm26                                  ;    69.0 p0      47 t
        vpaddd zmm27, zmm27, zmm10                                  ;    70.0 p0      47 t
        vmovdqa64 zmm10, zmm8                                       ;    72.5         26 t copy
        vpternlogd zmm10, zmm25, zmm4, 0xca                         ;    72.5 p0      26 t
        vpaddd zmm2, zmm2, zmm10                                    ;    73.5 p0      47 t
        vprold zmm10, zmm27, 0xc                                    ;    73.0 p0      48 v[3]
        vpaddd zmm10, zmm7, zmm10                                   ;    74.0 p5      48 v[3]
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 448]     ;    34.5 p3      47 t reload
        vpaddd zmm1, zmm1, zmm23                                    ;    73.5 p5      47 t
        vprold zmm22, zmm2, 0xc                                     ;    74.5 p0      48 v[3]
        vpaddd zmm1, zmm1, zmm11                                    ;    74.5 p5      47 t
        vmovdqu64 zmm31, [r8]                                       ;    35.2 p2      47 t reload
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 512]     ;    35.5 p3      47 t reload
        vmovdqu64 zmm2, [r9]                                        ;    36.2 p2      47 t reload
        vshufi32x4 zmm2, zmm2, [r13], 0xee                          ;    75.5 p5+p3   47 t
        vmovdqu64 [rsp + 512], zmm0                                 ;    35.8 p8+p9   42 v[1] spill
        vpaddd zmm4, zmm4, zmm23                                    ;    75.0 p0      47 t
        vmovdqa64 zmm23, zmm10                                      ;    75.0         26 t copy
        vpternlogd zmm23, zmm7, zmm5, 0xca                          ;    76.0 p0      26 t
        vpaddd zmm1, zmm1, zmm23                                    ;    77.0 p5      47 t
        vpaddd zmm4, zmm4, zmm14                                    ;    77.0 p0      47 t
        vmovdqu64 [rsp + 960], zmm18                                ;    41.5 p7+p4   47 t spill
        vshufi32x4 zmm31, zmm31, [r12], 0xee                        ;    77.5 p5+p2   47 t
        vpaddd zmm22, zmm8, zmm22                                   ;    78.0 p0      48 v[3]
        vmovdqa64 zmm23, zmm22                                      ;    79.0         26 t copy
        vpternlogd zmm23, zmm8, zmm25, 0xca                         ;    79.0 p5      26 t
        vpaddd zmm4, zmm4, zmm23                                    ;    80.0 p0      47 t
        vprold zmm27, zmm4, 0x11                                    ;    81.0 p0      48 v[2]
        vprold zmm23, zmm1, 0x11                                    ;    81.0 p0      48 v[2]
        vmovdqu64 zmm4, [rdi]                                       ;    38.2 p3      47 t reload
        vmovdqu64 zmm1, [rsi]                                       ;    38.3 p2      47 t reload
        vshufi32x4 zmm1, zmm1, [rcx], 0xee                          ;    79.5 p5+p3   47 t
        vshufi32x4 zmm0, zmm31, zmm1, 0x88                          ;    82.5 p5      47 t
        vshufi32x4 zmm4, zmm4, [rbx], 0xee                          ;    81.5 p5+p2   47 t
        vmovdqu64 [rsp + 1024], zmm9                                ;    71.5 p8+p9   47 t spill
        vpaddd zmm25, zmm25, zmm29                                  ;    82.0 p0      47 t
        vpaddd zmm25, zmm25, zmm9                                   ;    83.0 p5      47 t
        vshufi32x4 zmm9, zmm2, zmm4, 0x88                           ;    84.5 p5      47 t
        vpunpckldq zmm18, zmm0, zmm9                                ;    87.5 p5      47 t
        vpaddd zmm23, zmm10, zmm23                                  ;    83.0 p0      48 v[2]
        vpaddd zmm5, zmm5, zmm29                                    ;    84.0 p0      47 t
        vpaddd zmm27, zmm22, zmm27                                  ;    85.0 p0      48 v[2]
        vpaddd zmm5, zmm5, zmm19                                    ;    85.5 p5      47 t
        vmovdqu64 [rsp + 1088], zmm19                               ;    68.5 p7+p4   47 t spill
        mov rbx, qword [rsp + 2552]                                 ;    40.7 p10     47 t reload
        vmovdqu64 [rsp + 1152], zmm21                               ;    41.0 p8+p9   47 t spill
        vmovdqu64 zmm21, [rbp]                                      ;    41.0 p3      47 t reload
        vshufi32x4 zmm15, zmm15, [rbx], 0xee                        ;    86.5 p5+p2   47 t
        mov rbx, qword [rsp + 2424]                                 ;    41.7 p10     47 t reload
        vmovdqu64 [rsp + 1216], zmm30                               ;    42.5 p7+p4   47 t spill
        vmovdqu64 [rsp + 1280], zmm12                               ;    43.0 p8+p9   47 t spill
        vmovdqu64 zmm12, [rax]                                      ;    42.0 p3      47 t reload
        vshufi32x4 zmm21, zmm21, [rbx], 0xee                        ;    87.5 p5+p2   47 t
        mov rbx, qword [rsp + 2432]                                 ;    42.7 p10     47 t reload
        vpunpckhdq zmm9, zmm0, zmm9                                 ;    88.5 p5      47 t
        vshufi32x4 zmm12, zmm12, [rbx], 0xee                        ;    89.5 p5+p3   47 t
        vmovdqu64 [rsp + 1344], zmm24                               ;    69.5 p7+p4   47 t spill
        vmovdqu64 zmm19, [r10]                                      ;    43.2 p2      47 t reload
        vshufi32x4 zmm19, zmm19, [r14], 0xee                        ;    90.5 p5+p3   47 t
        vshufi32x4 zmm30, zmm19, zmm21, 0x88                        ;    93.5 p5      47 t
        vmovdqa64 zmm29, zmm23                                      ;    84.0         26 t copy
        vpternlogd zmm29, zmm10, zmm7, 0xca                         ;    86.0 p0      26 t
        vpaddd zmm5, zmm5, zmm29                                    ;    87.0 p0      47 t
        vmovdqu64 zmm0, [r11]                                       ;    44.2 p2      47 t reload
        vshufi32x4 zmm0, zmm0, [r15], 0xee                          ;    92.5 p5+p3   47 t
        vshufi32x4 zmm24, zmm0, zmm12, 0x88                         ;    95.5 p5      47 t
        vmovdqa64 zmm29, zmm27                                      ;    86.0         26 t copy
        vpternlogd zmm29, zmm22, zmm8, 0xca                         ;    88.0 p0      26 t
        vpaddd zmm25, zmm25, zmm29                                  ;    89.0 p0      47 t
        vprold zmm25, zmm25, 0x16                                   ;    90.0 p0      48 v[1]
        vmovdqu64 [rsp + 1408], zmm28                               ;    59.5 p8+p9   47 t spill
        vpunpckldq zmm28, zmm30, zmm24                              ;    98.5 p5      47 t
        vpunpckhdq zmm24, zmm30, zmm24                              ;    98.5 p5      47 t
        vprold zmm29, zmm5, 0x16                                    ;    91.0 p0      48 v[1]
        vpaddd zmm29, zmm23, zmm29                                  ;    92.0 p0      48 v[1]
        vmovdqa64 zmm5, zmm29                                       ;    93.0         26 t copy
        vpternlogd zmm5, zmm23, zmm10, 0xca                         ;    93.0 p0      26 t
        vpaddd zmm7, zmm7, [rel md5_blocks.T0_constants512 + 576]   ;    94.0 p0+p2   47 t
        vpaddd zmm7, zmm7, zmm5                                     ;    95.0 p0      47 t
        vpunpcklqdq zmm30, zmm18, zmm28                             ;    99.5 p5      47 t
        vpunpckhqdq zmm18, zmm18, zmm28                             ;    99.5 p5      47 t
        vpunpcklqdq zmm28, zmm9, zmm24                              ;    99.5 p5      47 t
        vpunpckhqdq zmm9, zmm9, zmm24                               ;    99.5 p5      47 t
        mov rbx, qword [rsp + 2472]                                 ;    47.2 p10     47 t reload
        mov rdx, qword [rsp + 2456]                                 ;    47.3 p3      47 t reload
        vmovdqu64 zmm24, [rdx]                                      ;    52.3 p2      47 t reload
        mov rdx, qword [rsp + 2544]                                 ;    48.2 p10     47 t reload
        vshufi32x4 zmm24, zmm24, [rbx], 0xee                        ;   100.5 p5+p3   47 t
        mov rbx, qword [rsp + 2512]                                 ;    48.5 p2      47 t reload
        vmovdqu64 [rsp + 1472], zmm17                               ;    72.5 p7+p4   47 t spill
        vmovdqu64 zmm17, [rbx]                                      ;    53.5 p3      47 t reload
        vshufi32x4 zmm17, zmm17, [rdx], 0xee                        ;   101.5 p5+p2   47 t
        vmovdqu64 [rsp + 576], zmm3                                 ;    48.7 p8+p9   42 v[1] spill
        vpaddd zmm25, zmm27, zmm25                                  ;    96.0 p0      48 v[1]
        vmovdqa64 zmm3, zmm25                                       ;    97.0         26 t copy
        vpternlogd zmm3, zmm27, zmm22, 0xca                         ;    97.0 p0      26 t
        vmovdqu64 [rsp + 1536], zmm26                               ;    60.5 p7+p4   47 t spill
        vshufi32x4 zmm26, zmm24, zmm17, 0x88                        ;   104.5 p5      47 t
        mov rbx, qword [rsp + 2480]                                 ;    49.7 p10     47 t reload
        vmovdqu64 [rsp + 1600], zmm6                                ;    50.7 p8+p9   47 t spill
        vpaddd zmm8, zmm8, [rel md5_blocks.T0_constants512 + 576]   ;    98.0 p0+p3   47 t
        vmovdqu64 [rsp + 1664], zmm14                               ;    70.5 p7+p4   47 t spill
        vpaddd zmm7, zmm7, zmm30                                    ;   100.5 p0      47 t
        vmovdqu64 [rsp + 1728], zmm30                               ;   100.5 p8+p9   47 t spill
        vpaddd zmm8, zmm8, zmm3                                     ;   100.0 p0      47 t
        vprold zmm7, zmm7, 7                                        ;   101.5 p0      48 v[0]
        vmovdqu64 [rsp + 1792], zmm16                               ;    54.2 p7+p4   47 t spill
        vmovdqu64 [rsp + 1856], zmm11                               ;    62.5 p8+p9   47 t spill
        mov rdx, qword [rsp + 2440]                                 ;    51.3 p2      47 t reload
        vmovdqu64 zmm6, [rdx]                                       ;    56.3 p3      47 t reload
        vshufi32x4 zmm6, zmm6, [rbx], 0xee                          ;   103.5 p5+p2   47 t
        mov rdx, qword [rsp + 2536]                                 ;    51.8 p10     47 t reload
        mov rbx, qword [rsp + 2496]                                 ;    52.5 p3      47 t reload
        vmovdqu64 zmm16, [rbx]                                      ;    57.5 p2      47 t reload
        vshufi32x4 zmm16, zmm16, [rdx], 0xee                        ;   104.5 p5+p3   47 t
        mov rdx, qword [rsp + 2464]                                 ;    52.8 p10     47 t reload
        vshufi32x4 zmm14, zmm6, zmm16, 0x88                         ;   107.5 p5      47 t
        mov rbx, qword [rsp + 2504]                                 ;    53.8 p10     47 t reload
        vmovdqu64 zmm5, [rdx]                                       ;    57.8 p2      47 t reload
        vshufi32x4 zmm5, zmm5, [rbx], 0xee                          ;   106.5 p5+p3   47 t
        mov rdx, qword [rsp + 2488]                                 ;    54.8 p10     47 t reload
        mov rbx, qword [rsp + 2448]                                 ;    55.3 p2      47 t reload
        vmovdqu64 zmm30, [rbx]                                      ;    60.3 p3      47 t reload
        vshufi32x4 zmm30, zmm30, [rdx], 0xee                        ;   107.5 p5+p2   47 t
        vshufi32x4 zmm3, zmm5, zmm15, 0x88                          ;   109.5 p5      47 t
        vpunpckldq zmm11, zmm26, zmm14                              ;   110.5 p5      47 t
        vpunpckhdq zmm14, zmm26, zmm14                              ;   110.5 p5      47 t
        vmovdqu64 [rsp + 1920], zmm13                               ;    56.2 p7+p4   47 t spill
        mov rbx, qword [rsp + 2560]                                 ;    55.8 p10     47 t reload
        mov rdx, qword [rsp + 2528]                                 ;    56.5 p3      47 t reload
        vmovdqu64 zmm26, [rdx]                                      ;    61.5 p2      47 t reload
        vmovdqu64 [rsp + 1984], zmm20                               ;    56.7 p8+p9   47 t spill
        vshufi32x4 zmm26, zmm26, [rbx], 0xee                        ;   111.5 p5+p3   47 t
        vshufi32x4 zmm13, zmm30, zmm26, 0x88                        ;   114.5 p5      47 t
        vpunpckldq zmm20, zmm3, zmm13                               ;   117.5 p5      47 t
        vpunpckhdq zmm13, zmm3, zmm13                               ;   117.5 p5      47 t
        vpaddd zmm10, zmm10, [rel md5_blocks.T0_constants512 + 640] ;   102.0 p0+p2   47 t
        vpaddd zmm22, zmm22, [rel md5_blocks.T0_constants512 + 640] ;   103.0 p0+p3   47 t
        vpunpcklqdq zmm3, zmm11, zmm20                              ;   118.5 p5      47 t
        vpunpckhqdq zmm11, zmm11, zmm20                             ;   118.5 p5      47 t
        vpunpcklqdq zmm20, zmm14, zmm13                             ;   118.5 p5      47 t
        vpaddd zmm7, zmm7, zmm29                                    ;   104.0 p0      48 v[0]
        vpunpckhqdq zmm13, zmm14, zmm13                             ;   118.5 p5      47 t
        vpaddd zmm8, zmm8, zmm3                                     ;   119.5 p0      47 t
        vprold zmm8, zmm8, 7                                        ;   120.5 p0      48 v[0]
        vmovdqa64 zmm14, zmm25                                      ;    97.0         48 v[0] copy
        vpaddd zmm14, zmm14, zmm8                                   ;   121.5 p0      48 v[0]
        vmovdqa64 zmm8, zmm7                                        ;   105.0         26 t copy
        vpternlogd zmm8, zmm29, zmm23, 0xca                         ;   108.0 p0      26 t
        vpaddd zmm10, zmm10, zmm8                                   ;   109.0 p0      47 t
        vpaddd zmm10, zmm10, zmm18                                  ;   110.0 p0      47 t
        vprold zmm8, zmm10, 0xc                                     ;   111.0 p0      48 v[3]
        vmovdqa64 zmm10, zmm14                                      ;   122.5         26 t copy
        vpternlogd zmm10, zmm25, zmm27, 0xca                        ;   122.5 p0      26 t
        vpaddd zmm22, zmm22, zmm10                                  ;   123.5 p0      47 t
        vmovdqu64 zmm10, [rel md5_blocks.T0_constants512 + 704]     ;    59.3 p2      47 t reload
        vpaddd zmm27, zmm27, zmm10                                  ;   114.0 p0      47 t
        vpaddd zmm8, zmm8, zmm7                                     ;   115.0 p0      48 v[3]
        vpaddd zmm22, zmm22, zmm11                                  ;   124.5 p0      47 t
        vshufi32x4 zmm19, zmm19, zmm21, 0xdd                        ;   119.5 p5      47 t
        vpaddd zmm27, zmm27, zmm20                                  ;   119.5 p0      47 t
        vpaddd zmm23, zmm23, zmm10                                  ;   118.0 p0      47 t
        vprold zmm10, zmm22, 0xc                                    ;   125.5 p0      48 v[3]
        vmovdqa64 zmm22, zmm8                                       ;   116.0         26 t copy
        vshufi32x4 zmm17, zmm24, zmm17, 0xdd                        ;   120.5 p5      47 t
        vshufi32x4 zmm12, zmm0, zmm12, 0xdd                         ;   121.5 p5      47 t
        vshufi32x4 zmm16, zmm6, zmm16, 0xdd                         ;   122.5 p5      47 t
        vpaddd zmm23, zmm23, zmm28                                  ;   120.0 p0      47 t
        vpternlogd zmm22, zmm7, zmm29, 0xca                         ;   121.0 p0      26 t
        vpaddd zmm23, zmm23, zmm22                                  ;   122.0 p0      47 t
        vprold zmm22, zmm23, 0x11                                   ;   123.0 p0      48 v[2]
        vpaddd zmm10, zmm10, zmm14                                  ;   126.5 p5      48 v[3]
        vmovdqa64 zmm23, zmm10                                      ;   127.5         26 t copy
        vshufi32x4 zmm15, zmm5, zmm15, 0xdd                         ;   124.5 p5      47 t
        vshufi32x4 zmm26, zmm30, zmm26, 0xdd                        ;   125.5 p5      47 t
        vpternlogd zmm23, zmm14, zmm25, 0xca                        ;   127.5 p0      26 t
        vpaddd zmm27, zmm27, zmm23                                  ;   128.5 p0      47 t
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 768]     ;    62.8 p3      47 t reload
        vpaddd zmm22, zmm22, zmm8                                   ;   126.0 p0      48 v[2]
        vpaddd zmm29, zmm29, zmm23                                  ;   126.5 p5      47 t
        vpaddd zmm29, zmm29, zmm9                                   ;   127.5 p0      47 t
        vpaddd zmm25, zmm25, zmm23                                  ;   127.5 p5      47 t
        vprold zmm23, zmm27, 0x11                                   ;   129.5 p0      48 v[2]
        vmovdqa64 zmm27, zmm22                                      ;   127.0         26 t copy
        vpternlogd zmm27, zmm8, zmm7, 0xca                          ;   128.5 p5      26 t
        vpaddd zmm23, zmm23, zmm10                                  ;   130.5 p0      48 v[2]
        vpaddd zmm25, zmm25, zmm13                                  ;   129.5 p5      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 832]     ;    64.5 p2      47 t reload
        vpaddd zmm7, zmm7, zmm30                                    ;   130.0 p0      47 t
        vpaddd zmm29, zmm29, zmm27                                  ;   130.5 p5      47 t
        vprold zmm29, zmm29, 0x16                                   ;   131.5 p0      48 v[1]
        vpaddd zmm29, zmm22, zmm29                                  ;   132.5 p5      48 v[1]
        vshufi32x4 zmm27, zmm31, zmm1, 0xdd                         ;   132.5 p5      47 t
        vmovdqa64 zmm31, zmm23                                      ;   131.5         26 t copy
        vpternlogd zmm31, zmm10, zmm14, 0xca                        ;   132.0 p0      26 t
        vpaddd zmm25, zmm25, zmm31                                  ;   133.0 p0      47 t
        vshufi32x4 zmm31, zmm2, zmm4, 0xdd                          ;   133.5 p5      47 t
        vprold zmm21, zmm25, 0x16                                   ;   134.0 p0      48 v[1]
        vpunpckldq zmm1, zmm27, zmm31                               ;   136.5 p5      47 t
        vmovdqa64 zmm25, zmm29                                      ;   133.5         26 t copy
        vpternlogd zmm25, zmm22, zmm8, 0xca                         ;   135.0 p0      26 t
        vpaddd zmm21, zmm23, zmm21                                  ;   135.5 p5      48 v[1]
        vmovdqa64 zmm0, zmm21                                       ;   136.5         26 t copy
        vpternlogd zmm0, zmm23, zmm10, 0xca                         ;   136.5 p0      26 t
        vpunpckhdq zmm27, zmm27, zmm31                              ;   136.5 p5      47 t
        vpunpckldq zmm31, zmm19, zmm12                              ;   137.5 p5      47 t
        vpunpckhdq zmm12, zmm19, zmm12                              ;   138.5 p5      47 t
        vpunpcklqdq zmm19, zmm1, zmm31                              ;   139.5 p5      47 t
        vpunpckhqdq zmm24, zmm1, zmm31                              ;   140.5 p5      47 t
        vpunpcklqdq zmm31, zmm27, zmm12                             ;   141.5 p5      47 t
        vpunpckhqdq zmm12, zmm27, zmm12                             ;   142.5 p5      47 t
        vpunpckldq zmm27, zmm17, zmm16                              ;   143.5 p5      47 t
        vpunpckhdq zmm16, zmm17, zmm16                              ;   144.5 p5      47 t
        vpunpckldq zmm17, zmm15, zmm26                              ;   145.5 p5      47 t
        vpunpckhdq zmm15, zmm15, zmm26                              ;   146.5 p5      47 t
        vpunpcklqdq zmm26, zmm27, zmm17                             ;   147.5 p5      47 t
        vpunpckhqdq zmm17, zmm27, zmm17                             ;   148.5 p5      47 t
        vpaddd zmm30, zmm30, zmm14                                  ;   137.0 p0      47 t
        vpaddd zmm30, zmm30, zmm0                                   ;   138.0 p0      47 t
        vpaddd zmm7, zmm7, zmm25                                    ;   139.0 p0      47 t
        vpaddd zmm7, zmm7, zmm19                                    ;   140.5 p0      47 t
        vprold zmm7, zmm7, 7                                        ;   141.5 p0      48 v[0]
        vpaddd zmm7, zmm29, zmm7                                    ;   142.5 p0      48 v[0]
        vmovdqa64 zmm27, zmm7                                       ;   143.5         26 t copy
        vpternlogd zmm27, zmm29, zmm22, 0xca                        ;   143.5 p0      26 t
        vpunpcklqdq zmm25, zmm16, zmm15                             ;   149.5 p5      47 t
        vpaddd zmm30, zmm30, zmm26                                  ;   148.5 p0      47 t
        vpunpckhqdq zmm14, zmm16, zmm15                             ;   150.5 p5      47 t
        vprold zmm15, zmm30, 7                                      ;   149.5 p0      48 v[0]
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 896]     ;    71.5 p3      47 t reload
        vpaddd zmm8, zmm8, zmm16                                    ;   146.0 p0      47 t
        vpaddd zmm16, zmm16, zmm10                                  ;   147.0 p0      47 t
        vpaddd zmm15, zmm21, zmm15                                  ;   150.5 p0      48 v[0]
        vmovdqa64 zmm10, zmm15                                      ;   151.5         26 t copy
        vpternlogd zmm10, zmm21, zmm23, 0xca                        ;   151.5 p0      26 t
        vpaddd zmm16, zmm16, zmm17                                  ;   150.0 p0      47 t
        vpaddd zmm16, zmm16, zmm10                                  ;   152.5 p0      47 t
        vprold zmm10, zmm16, 0xc                                    ;   153.5 p0      48 v[3]
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 960]     ;    73.0 p2      47 t reload
        vpaddd zmm22, zmm22, zmm16                                  ;   151.5 p5      47 t
        vpaddd zmm8, zmm8, zmm24                                    ;   152.5 p5      47 t
        vpaddd zmm8, zmm8, zmm27                                    ;   153.5 p0      47 t
        vprold zmm8, zmm8, 0xc                                      ;   154.5 p0      48 v[3]
        vpaddd zmm8, zmm7, zmm8                                     ;   155.5 p5      48 v[3]
        vpaddd zmm16, zmm16, zmm23                                  ;   154.5 p5      47 t
        vmovdqa64 zmm23, zmm8                                       ;   156.5         26 t copy
        vpaddd zmm10, zmm15, zmm10                                  ;   155.0 p0      48 v[3]
        vpaddd zmm22, zmm22, zmm31                                  ;   155.5 p5      47 t
        vpternlogd zmm23, zmm7, zmm29, 0xca                         ;   156.5 p0      26 t
        vpaddd zmm22, zmm22, zmm23                                  ;   157.5 p5      47 t
        vmovdqa64 zmm23, zmm10                                      ;   156.0         26 t copy
        vpternlogd zmm23, zmm15, zmm21, 0xca                        ;   157.0 p0      26 t
        vpaddd zmm16, zmm16, zmm25                                  ;   157.5 p5      47 t
        vpaddd zmm16, zmm16, zmm23                                  ;   158.5 p0      47 t
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 1024]    ;    75.7 p3      47 t reload
        vpaddd zmm29, zmm29, zmm23                                  ;   158.5 p5      47 t
        vpaddd zmm29, zmm29, zmm12                                  ;   159.5 p0      47 t
        vprold zmm22, zmm22, 0x11                                   ;   160.0 p0      48 v[2]
        vpaddd zmm22, zmm8, zmm22                                   ;   161.0 p5      48 v[2]
        vmovdqu64 zmm27, [rsp + 1984]                               ;    76.5 p2      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1088]    ;    76.7 p3      47 t reload
        vpaddd zmm27, zmm27, zmm30                                  ;   160.5 p5      47 t
        vpaddd zmm23, zmm23, zmm21                                  ;   161.0 p0      47 t
        vmovdqu64 zmm21, [rsp + 1920]                               ;    77.5 p2      47 t
        vpaddd zmm21, zmm21, zmm30                                  ;   161.5 p5      47 t
        vmovdqa64 zmm30, zmm22                                      ;   162.0         26 t copy
        vpternlogd zmm30, zmm8, zmm7, 0xca                          ;   162.0 p0      26 t
        vprold zmm16, zmm16, 0x11                                   ;   163.0 p0      48 v[2]
        vpaddd zmm16, zmm10, zmm16                                  ;   164.0 p5      48 v[2]
        vpaddd zmm27, zmm27, zmm7                                   ;   163.5 p5      47 t
        vpaddd zmm23, zmm23, zmm14                                  ;   164.0 p0      47 t
        vpaddd zmm29, zmm29, zmm30                                  ;   164.5 p5      47 t
        vmovdqa64 zmm30, zmm16                                      ;   165.0         26 t copy
        vprold zmm29, zmm29, 0x16                                   ;   165.5 p0      48 v[1]
        vmovdqu64 zmm7, [rsp + 1856]                                ;    79.0 p3      47 t
        vpaddd zmm29, zmm22, zmm29                                  ;   166.5 p5      48 v[1]
        vpaddd zmm21, zmm21, zmm15                                  ;   166.0 p0      47 t
        vpternlogd zmm30, zmm10, zmm15, 0xca                        ;   166.5 p5      26 t
        vpaddd zmm23, zmm23, zmm30                                  ;   167.5 p0      47 t
        vprold zmm23, zmm23, 0x16                                   ;   168.5 p0      48 v[1]
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1152]    ;    80.0 p2      47 t reload
        vpaddd zmm7, zmm7, zmm30                                    ;   167.5 p5      47 t
        vpaddd zmm23, zmm16, zmm23                                  ;   169.5 p5      48 v[1]
        vmovdqa64 zmm15, zmm29                                      ;   167.5         27 t copy
        vpternlogd zmm15, zmm22, zmm8, 0xe4                         ;   169.0 p0      27 t
        vpaddd zmm27, zmm27, zmm15                                  ;   170.0 p5      47 t
        vmovdqa64 zmm15, zmm23                                      ;   170.5         27 t copy
        vpternlogd zmm15, zmm16, zmm10, 0xe4                        ;   170.5 p0      27 t
        vpaddd zmm21, zmm21, zmm15                                  ;   171.5 p5      47 t
        vprold zmm15, zmm27, 5                                      ;   171.0 p0      48 v[0]
        vpaddd zmm7, zmm7, zmm8                                     ;   171.5 p5      47 t
        vpaddd zmm8, zmm9, zmm22                                    ;   172.0 p0      47 t
        vpaddd zmm15, zmm29, zmm15                                  ;   172.5 p5      48 v[0]
        vpternlogd zmm22, zmm15, zmm29, 0xca                        ;   173.5 p0      27 t
        vmovdqu64 zmm0, [rsp + 1664]                                ;    82.3 p3      47 t
        vprold zmm21, zmm21, 5                                      ;   174.0 p0      48 v[0]
        vpaddd zmm21, zmm23, zmm21                                  ;   175.0 p5      48 v[0]
        vpaddd zmm0, zmm0, zmm30                                    ;   174.5 p5      47 t
        vpaddd zmm0, zmm0, zmm10                                    ;   175.5 p0      47 t
        vmovdqu64 zmm10, [rel md5_blocks.T0_constants512 + 1216]    ;    83.2 p2      47 t reload
        vpaddd zmm7, zmm7, zmm22                                    ;   175.5 p5      47 t
        vmovdqa64 zmm22, zmm21                                      ;   176.0         27 t copy
        vpternlogd zmm22, zmm23, zmm16, 0xe4                        ;   176.0 p0      27 t
        vpaddd zmm8, zmm8, zmm10                                    ;   176.5 p5      47 t
        vpaddd zmm0, zmm0, zmm22                                    ;   177.0 p0      47 t
        vpaddd zmm16, zmm13, zmm16                                  ;   177.5 p5      47 t
        vpaddd zmm16, zmm16, zmm10                                  ;   178.5 p0      47 t
        vprold zmm10, zmm0, 9                                       ;   179.0 p0      48 v[3]
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 1344]     ;    84.7 p3      47 t reload
        vmovdqu64 zmm22, [rsp + 1792]                               ;    84.8 p2      47 t
        vmovdqu64 zmm30, [rsp + 1600]                               ;    85.7 p3      47 t
        vmovdqu64 zmm1, [rsp + 1472]                                ;    85.8 p2      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 1280]    ;    86.7 p3      47 t reload
        vprold zmm7, zmm7, 9                                        ;   180.0 p0      48 v[3]
        vpaddd zmm7, zmm15, zmm7                                    ;   181.0 p5      48 v[3]
        vpaddd zmm22, zmm22, zmm27                                  ;   179.5 p5      47 t
        vpaddd zmm30, zmm30, zmm27                                  ;   180.5 p5      47 t
        vmovdqa64 zmm27, zmm7                                       ;   182.0         27 t copy
        vpternlogd zmm27, zmm15, zmm29, 0xe4                        ;   182.0 p0      27 t
        vpaddd zmm8, zmm8, zmm27                                    ;   183.0 p5      47 t
        vpaddd zmm10, zmm21, zmm10                                  ;   182.0 p0      48 v[3]
        vpaddd zmm1, zmm1, zmm0                                     ;   182.5 p5      47 t
        vpaddd zmm1, zmm1, zmm21                                    ;   183.5 p0      47 t
        vmovdqa64 zmm27, zmm10                                      ;   183.0         27 t copy
        vpternlogd zmm27, zmm21, zmm23, 0xe4                        ;   183.5 p5      27 t
        vpaddd zmm16, zmm16, zmm27                                  ;   184.5 p0      47 t
        vprold zmm16, zmm16, 0xe                                    ;   185.5 p0      48 v[2]
        vpaddd zmm16, zmm10, zmm16                                  ;   186.5 p5      48 v[2]
        vmovdqu64 zmm27, [rsp + 1536]                               ;    88.0 p2      47 t
        vpaddd zmm27, zmm27, zmm0                                   ;   185.5 p5      47 t
        vpaddd zmm30, zmm30, zmm23                                  ;   186.0 p0      47 t
        vpaddd zmm27, zmm27, zmm15                                  ;   186.5 p5      47 t
        vprold zmm8, zmm8, 0xe                                      ;   187.0 p0      48 v[2]
        vpaddd zmm8, zmm7, zmm8                                     ;   188.0 p5      48 v[2]
        vmovdqa64 zmm23, zmm8                                       ;   189.0         27 t copy
        vpternlogd zmm23, zmm7, zmm15, 0xe4                         ;   189.0 p0      27 t
        vpaddd zmm22, zmm22, zmm29                                  ;   188.5 p5      47 t
        vpaddd zmm22, zmm22, zmm23                                  ;   190.0 p0      47 t
        vmovdqa64 zmm23, zmm16                                      ;   187.5         27 t copy
        vpaddd zmm29, zmm28, zmm7                                   ;   189.5 p5      47 t
        vpternlogd zmm23, zmm10, zmm21, 0xe4                        ;   190.0 p0      27 t
        vpaddd zmm30, zmm30, zmm23                                  ;   191.0 p5      47 t
        vprold zmm23, zmm30, 0x14                                   ;   192.0 p0      48 v[1]
        vpaddd zmm23, zmm16, zmm23                                  ;   193.0 p5      48 v[1]
        vpaddd zmm15, zmm20, zmm10                                  ;   192.0 p0      47 t
        vpternlogd zmm10, zmm23, zmm16, 0xca                        ;   194.0 p5      27 t
        vpaddd zmm1, zmm1, zmm10                                    ;   195.0 p0      47 t
        vprold zmm22, zmm22, 0x14                                   ;   194.0 p0      48 v[1]
        vpaddd zmm22, zmm8, zmm22                                   ;   195.0 p5      48 v[1]
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1408]    ;    91.5 p3      47 t reload
        vpternlogd zmm7, zmm22, zmm8, 0xca                          ;   196.0 p5      27 t
        vpaddd zmm27, zmm27, zmm7                                   ;   197.0 p0      47 t
        vprold zmm7, zmm27, 5                                       ;   198.0 p0      48 v[0]
        vprold zmm10, zmm1, 5                                       ;   197.0 p0      48 v[0]
        vpaddd zmm15, zmm15, zmm30                                  ;   195.5 p5      47 t
        vpaddd zmm10, zmm23, zmm10                                  ;   198.0 p5      48 v[0]
        vpaddd zmm29, zmm29, zmm30                                  ;   197.5 p5      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1536]    ;    92.8 p2      47 t reload
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 1472]    ;    93.0 p3      47 t reload
        vmovdqu64 zmm0, [rsp + 1344]                                ;    93.8 p2      47 t
        vpaddd zmm0, zmm0, zmm30                                    ;   198.0 p0      47 t
        vpaddd zmm0, zmm0, zmm23                                    ;   199.0 p5      47 t
        vpaddd zmm7, zmm22, zmm7                                    ;   199.0 p0      48 v[0]
        vmovdqa64 zmm21, zmm7                                       ;   200.0         27 t copy
        vpternlogd zmm21, zmm22, zmm8, 0xe4                         ;   200.0 p5      27 t
        vpaddd zmm29, zmm29, zmm21                                  ;   201.0 p0      47 t
        vmovdqa64 zmm21, zmm10                                      ;   199.0         27 t copy
        vpternlogd zmm21, zmm23, zmm16, 0xe4                        ;   200.5 p5      27 t
        vpaddd zmm15, zmm15, zmm21                                  ;   201.5 p0      47 t
        vprold zmm21, zmm29, 9                                      ;   202.0 p0      48 v[3]
        vmovdqu64 zmm29, [rsp + 1408]                               ;    95.0 p3      47 t
        vpaddd zmm29, zmm29, zmm30                                  ;   201.5 p5      47 t
        vpaddd zmm8, zmm12, zmm8                                    ;   202.5 p5      47 t
        vpaddd zmm8, zmm8, zmm27                                    ;   203.5 p0      47 t
        vprold zmm15, zmm15, 9                                      ;   204.0 p0      48 v[3]
        vpaddd zmm27, zmm27, zmm14                                  ;   203.5 p5      47 t
        vpaddd zmm15, zmm10, zmm15                                  ;   205.0 p5      48 v[3]
        vpaddd zmm21, zmm7, zmm21                                   ;   205.0 p0      48 v[3]
        vpaddd zmm29, zmm29, zmm22                                  ;   205.5 p5      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1600]    ;    96.5 p2      47 t reload
        vpaddd zmm27, zmm27, zmm16                                  ;   206.0 p0      47 t
        vmovdqa64 zmm16, zmm21                                      ;   206.0         27 t copy
        vpternlogd zmm16, zmm7, zmm22, 0xe4                         ;   206.5 p5      27 t
        vpaddd zmm8, zmm8, zmm16                                    ;   207.5 p0      47 t
        vmovdqa64 zmm16, zmm15                                      ;   206.0         27 t copy
        vpternlogd zmm16, zmm10, zmm23, 0xe4                        ;   207.5 p5      27 t
        vpaddd zmm27, zmm27, zmm16                                  ;   208.5 p0      47 t
        vprold zmm8, zmm8, 0xe                                      ;   209.0 p0      48 v[2]
        vprold zmm27, zmm27, 0xe                                    ;   210.0 p0      48 v[2]
        vpaddd zmm27, zmm15, zmm27                                  ;   211.0 p5      48 v[2]
        vpaddd zmm22, zmm11, zmm10                                  ;   209.5 p5      47 t
        vpternlogd zmm10, zmm27, zmm15, 0xca                        ;   212.0 p5      27 t
        vpaddd zmm16, zmm18, zmm7                                   ;   211.0 p0      47 t
        vpaddd zmm16, zmm16, zmm30                                  ;   212.0 p5      47 t
        vpaddd zmm8, zmm21, zmm8                                    ;   212.0 p0      48 v[2]
        vpternlogd zmm7, zmm8, zmm21, 0xca                          ;   213.0 p5      27 t
        vpaddd zmm29, zmm29, zmm7                                   ;   214.0 p0      47 t
        vprold zmm7, zmm29, 0x14                                    ;   215.0 p0      48 v[1]
        vpaddd zmm23, zmm31, zmm21                                  ;   213.5 p5      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 1664]    ;    99.8 p3      47 t reload
        vpaddd zmm23, zmm23, zmm29                                  ;   214.5 p5      47 t
        vpaddd zmm29, zmm29, zmm25                                  ;   215.0 p0      47 t
        vpaddd zmm22, zmm22, zmm30                                  ;   215.5 p5      47 t
        vpaddd zmm0, zmm0, zmm10                                    ;   216.0 p0      47 t
        vpaddd zmm7, zmm8, zmm7                                     ;   216.5 p5      48 v[1]
        vprold zmm10, zmm0, 0x14                                    ;   217.0 p0      48 v[1]
        vpternlogd zmm21, zmm7, zmm8, 0xca                          ;   217.5 p5      27 t
        vpaddd zmm16, zmm16, zmm21                                  ;   218.5 p0      47 t
        vmovdqu64 zmm30, [rsp + 1280]                               ;   101.3 p2      47 t
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 1728]     ;   101.5 p3      47 t reload
        vpaddd zmm10, zmm27, zmm10                                  ;   218.5 p5      48 v[1]
        vmovdqa64 zmm21, zmm10                                      ;   219.5         27 t copy
        vpternlogd zmm21, zmm27, zmm15, 0xe4                        ;   219.5 p0      27 t
        vpaddd zmm22, zmm22, zmm21                                  ;   220.5 p5      47 t
        vprold zmm22, zmm22, 5                                      ;   221.5 p0      48 v[0]
        vpaddd zmm22, zmm10, zmm22                                  ;   222.5 p5      48 v[0]
        vprold zmm16, zmm16, 5                                      ;   221.0 p0      48 v[0]
        vpaddd zmm16, zmm7, zmm16                                   ;   222.0 p5      48 v[0]
        vpaddd zmm29, zmm29, zmm15                                  ;   222.0 p0      47 t
        vmovdqa64 zmm15, zmm16                                      ;   223.0         27 t copy
        vpternlogd zmm15, zmm7, zmm8, 0xe4                          ;   223.0 p5      27 t
        vpaddd zmm23, zmm23, zmm15                                  ;   224.0 p0      47 t
        vmovdqa64 zmm15, zmm22                                      ;   223.5         27 t copy
        vpternlogd zmm15, zmm10, zmm27, 0xe4                        ;   223.5 p5      27 t
        vpaddd zmm29, zmm29, zmm15                                  ;   224.5 p0      47 t
        vprold zmm15, zmm23, 9                                      ;   225.0 p0      48 v[3]
        vprold zmm23, zmm29, 9                                      ;   226.0 p0      48 v[3]
        vpaddd zmm29, zmm3, zmm10                                   ;   224.5 p5      47 t
        vpaddd zmm30, zmm30, zmm0                                   ;   225.5 p5      47 t
        vpaddd zmm30, zmm30, zmm8                                   ;   226.5 p5      47 t
        vmovdqu64 zmm21, [rsp + 960]                                ;   105.0 p2      47 t
        vpaddd zmm21, zmm21, zmm0                                   ;   227.0 p0      47 t
        vpaddd zmm21, zmm21, zmm27                                  ;   228.0 p5      47 t
        vmovdqu64 zmm1, [rel md5_blocks.T0_constants512 + 1792]     ;   105.5 p3      47 t reload
        vpaddd zmm15, zmm16, zmm15                                  ;   228.0 p0      48 v[3]
        vpaddd zmm23, zmm22, zmm23                                  ;   228.5 p5      48 v[3]
        vmovdqa64 zmm8, zmm15                                       ;   229.0         27 t copy
        vpternlogd zmm8, zmm16, zmm7, 0xe4                          ;   229.0 p0      27 t
        vpternlogd zmm10, zmm23, zmm22, 0xca                        ;   229.5 p5      27 t
        vpaddd zmm21, zmm21, zmm10                                  ;   230.5 p0      47 t
        vpaddd zmm30, zmm30, zmm8                                   ;   230.5 p5      47 t
        vprold zmm8, zmm30, 0xe                                     ;   231.5 p0      48 v[2]
        vmovdqu64 zmm0, [rsp + 1728]                                ;   107.0 p2      47 t
        vpaddd zmm0, zmm0, zmm1                                     ;   231.5 p5      47 t
        vpaddd zmm0, zmm0, zmm7                                     ;   232.5 p0      47 t
        vpaddd zmm29, zmm29, zmm1                                   ;   232.5 p5      47 t
        vpaddd zmm8, zmm15, zmm8                                    ;   233.0 p0      48 v[2]
        vprold zmm10, zmm21, 0xe                                    ;   234.0 p0      48 v[2]
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 1856]    ;   108.0 p3      47 t reload
        vpaddd zmm7, zmm17, zmm22                                   ;   233.5 p5      47 t
        vpaddd zmm7, zmm7, zmm27                                    ;   234.5 p5      47 t
        vpaddd zmm21, zmm24, zmm16                                  ;   235.0 p0      47 t
        vpaddd zmm21, zmm21, zmm27                                  ;   236.0 p5      47 t
        vpaddd zmm10, zmm23, zmm10                                  ;   236.0 p0      48 v[2]
        vpternlogd zmm16, zmm8, zmm15, 0xca                         ;   236.5 p5      27 t
        vpaddd zmm0, zmm0, zmm16                                    ;   237.5 p0      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 1920]    ;   109.3 p2      47 t reload
        vmovdqu64 zmm16, [rsp + 1152]                               ;   109.5 p3      47 t
        vpaddd zmm16, zmm16, zmm30                                  ;   237.5 p5      47 t
        vpaddd zmm16, zmm16, zmm23                                  ;   238.5 p0      47 t
        vpternlogd zmm22, zmm10, zmm23, 0xca                        ;   238.5 p5      27 t
        vmovdqu64 zmm27, [rsp + 1216]                               ;   110.3 p2      47 t
        vpaddd zmm29, zmm29, zmm22                                  ;   239.5 p0      47 t
        vprold zmm29, zmm29, 0x14                                   ;   240.5 p0      48 v[1]
        vpaddd zmm27, zmm27, zmm30                                  ;   239.5 p5      47 t
        vpaddd zmm29, zmm10, zmm29                                  ;   241.5 p5      48 v[1]
        vmovdqu64 zmm30, [rsp + 1088]                               ;   111.0 p3      47 t
        vpaddd zmm27, zmm27, zmm15                                  ;   241.0 p0      47 t
        vprold zmm22, zmm0, 0x14                                    ;   242.0 p0      48 v[1]
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 1984]     ;   111.5 p2      47 t reload
        vpaddd zmm22, zmm8, zmm22                                   ;   243.0 p5      48 v[1]
        vpaddd zmm30, zmm30, zmm0                                   ;   242.5 p5      47 t
        vmovdqu64 zmm2, [rsp + 1024]                                ;   112.0 p3      47 t
        vpaddd zmm2, zmm2, zmm0                                     ;   243.0 p0      47 t
        vmovdqa64 zmm0, zmm29                                       ;   242.5         27 t copy
        vpternlogd zmm0, zmm10, zmm23, 0xe4                         ;   243.5 p5      27 t
        vpaddd zmm7, zmm7, zmm0                                     ;   244.5 p0      47 t
        vprold zmm7, zmm7, 5                                        ;   245.5 p0      48 v[0]
        vpaddd zmm7, zmm29, zmm7                                    ;   246.5 p5      48 v[0]
        vmovdqa64 zmm1, zmm22                                       ;   244.0         27 t copy
        vpternlogd zmm1, zmm8, zmm15, 0xe4                          ;   245.5 p5      27 t
        vpaddd zmm21, zmm21, zmm1                                   ;   246.5 p0      47 t
        vprold zmm21, zmm21, 5                                      ;   247.5 p0      48 v[0]
        vpaddd zmm21, zmm22, zmm21                                  ;   248.5 p5      48 v[0]
        vmovdqa64 zmm15, zmm21                                      ;   249.5         27 t copy
        vpternlogd zmm15, zmm22, zmm8, 0xe4                         ;   249.5 p5      27 t
        vpaddd zmm27, zmm27, zmm15                                  ;   250.5 p0      47 t
        vmovdqa64 zmm15, zmm7                                       ;   247.5         27 t copy
        vpternlogd zmm15, zmm29, zmm10, 0xe4                        ;   248.5 p5      27 t
        vpaddd zmm16, zmm16, zmm15                                  ;   249.5 p0      47 t
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 2048]    ;   115.0 p2      47 t reload
        vpaddd zmm15, zmm19, zmm22                                  ;   249.5 p5      47 t
        vprold zmm27, zmm27, 9                                      ;   251.5 p0      48 v[3]
        vprold zmm16, zmm16, 9                                      ;   251.0 p0      48 v[3]
        vpaddd zmm30, zmm30, zmm8                                   ;   250.5 p5      47 t
        vpaddd zmm16, zmm7, zmm16                                   ;   252.0 p5      48 v[3]
        vpaddd zmm0, zmm26, zmm29                                   ;   252.0 p0      47 t
        vpaddd zmm15, zmm15, zmm23                                  ;   252.5 p5      47 t
        vpaddd zmm0, zmm0, zmm23                                    ;   253.0 p0      47 t
        vpaddd zmm23, zmm21, zmm27                                  ;   253.5 p5      48 v[3]
        vpaddd zmm2, zmm2, zmm10                                    ;   254.0 p0      47 t
        vmovdqu64 zmm10, [rsp + 1472]                               ;   116.8 p3      47 t
        vmovdqu64 zmm8, [rsp + 1536]                                ;   117.0 p2      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 2112]    ;   117.8 p3      47 t reload
        vpaddd zmm8, zmm8, zmm27                                    ;   254.5 p5      47 t
        vpternlogd zmm29, zmm16, zmm7, 0xca                         ;   255.0 p0      27 t
        vpaddd zmm1, zmm3, zmm16                                    ;   255.5 p5      47 t
        vpternlogd zmm22, zmm23, zmm21, 0xca                        ;   256.0 p0      27 t
        vpaddd zmm30, zmm30, zmm22                                  ;   257.0 p5      47 t
        vprold zmm22, zmm30, 0xe                                    ;   258.0 p0      48 v[2]
        vpaddd zmm22, zmm23, zmm22                                  ;   259.0 p5      48 v[2]
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 2176]    ;   118.5 p2      47 t reload
        vpaddd zmm10, zmm10, zmm27                                  ;   258.0 p0      47 t
        vpaddd zmm2, zmm2, zmm29                                    ;   258.5 p5      47 t
        vmovdqu64 zmm29, [rsp + 1728]                               ;   119.0 p3      47 t
        vprold zmm27, zmm2, 0xe                                     ;   259.5 p0      48 v[2]
        vpaddd zmm27, zmm16, zmm27                                  ;   260.5 p5      48 v[2]
        vpaddd zmm29, zmm29, zmm30                                  ;   260.0 p0      47 t
        vpaddd zmm1, zmm1, zmm30                                    ;   260.5 p5      47 t
        vmovdqa64 zmm30, zmm22                                      ;   260.0         27 t copy
        vpternlogd zmm30, zmm23, zmm21, 0xe4                        ;   261.0 p0      27 t
        vpaddd zmm15, zmm15, zmm30                                  ;   262.0 p5      47 t
        vmovdqa64 zmm30, zmm27                                      ;   261.5         27 t copy
        vpternlogd zmm30, zmm16, zmm7, 0xe4                         ;   262.0 p0      27 t
        vpaddd zmm0, zmm0, zmm30                                    ;   263.0 p5      47 t
        vprold zmm15, zmm15, 0x14                                   ;   263.0 p0      48 v[1]
        vpaddd zmm8, zmm8, zmm21                                    ;   263.5 p5      47 t
        vprold zmm30, zmm0, 0x14                                    ;   264.0 p0      48 v[1]
        vpaddd zmm15, zmm22, zmm15                                  ;   264.5 p5      48 v[1]
        vpaddd zmm30, zmm27, zmm30                                  ;   265.0 p0      48 v[1]
        vmovdqu64 zmm2, [rel md5_blocks.T0_constants512 + 2240]     ;   121.7 p2      47 t reload
        vpaddd zmm21, zmm13, zmm27                                  ;   265.5 p5      47 t
        vpaddd zmm10, zmm10, zmm7                                   ;   266.0 p0      47 t
        vpaddd zmm21, zmm21, zmm2                                   ;   266.5 p5      47 t
        vpternlogd zmm16, zmm30, zmm27, 0x96                        ;   267.0 p0      28 t
        vmovdqa64 zmm7, zmm15                                       ;   265.5         28 t copy
        vpternlogd zmm7, zmm22, zmm23, 0x96                         ;   267.5 p5      28 t
        vpaddd zmm8, zmm8, zmm7                                     ;   268.5 p0      47 t
        vpaddd zmm10, zmm10, zmm16                                  ;   268.5 p5      47 t
        vprold zmm7, zmm8, 4                                        ;   269.5 p0      48 v[0]
        vprold zmm8, zmm10, 4                                       ;   270.0 p0      48 v[0]
        vpaddd zmm7, zmm15, zmm7                                    ;   270.5 p5      48 v[0]
        vpaddd zmm10, zmm31, zmm15                                  ;   270.5 p5      47 t
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 2304]    ;   123.8 p3      47 t reload
        vpaddd zmm0, zmm9, zmm22                                    ;   271.0 p0      47 t
        vpaddd zmm0, zmm0, zmm2                                     ;   272.0 p5      47 t
        vpternlogd zmm22, zmm7, zmm15, 0x96                         ;   272.0 p0      28 t
        vpaddd zmm29, zmm29, zmm23                                  ;   272.5 p5      47 t
        vpaddd zmm10, zmm10, zmm16                                  ;   273.0 p0      47 t
        vpaddd zmm29, zmm29, zmm22                                  ;   273.5 p5      47 t
        vpaddd zmm22, zmm25, zmm30                                  ;   274.0 p0      47 t
        vpaddd zmm22, zmm22, zmm16                                  ;   275.0 p5      47 t
        vprold zmm16, zmm29, 0xb                                    ;   275.0 p0      48 v[3]
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 2368]    ;   125.5 p2      47 t reload
        vmovdqu64 zmm2, [rel md5_blocks.T0_constants512 + 2496]     ;   125.7 p3      47 t reload
        vpaddd zmm16, zmm7, zmm16                                   ;   276.0 p5      48 v[3]
        vpternlogd zmm15, zmm16, zmm7, 0x96                         ;   277.0 p0      28 t
        vpaddd zmm0, zmm0, zmm15                                    ;   278.0 p5      47 t
        vprold zmm15, zmm0, 0x10                                    ;   279.0 p0      48 v[2]
        vpaddd zmm15, zmm16, zmm15                                  ;   280.0 p5      48 v[2]
        vmovdqu64 zmm0, [rsp + 1344]                                ;   126.7 p2      47 t
        vpaddd zmm8, zmm30, zmm8                                    ;   278.0 p0      48 v[0]
        vpternlogd zmm27, zmm8, zmm30, 0x96                         ;   279.0 p5      28 t
        vpaddd zmm1, zmm1, zmm27                                    ;   280.0 p0      47 t
        vmovdqu64 zmm27, [rsp + 1984]                               ;   127.3 p3      47 t
        vpaddd zmm27, zmm27, zmm29                                  ;   279.5 p5      47 t
        vprold zmm23, zmm1, 0xb                                     ;   281.0 p0      48 v[3]
        vpaddd zmm23, zmm8, zmm23                                   ;   282.0 p5      48 v[3]
        vmovdqu64 zmm1, [rsp + 1920]                                ;   128.0 p2      47 t
        vpaddd zmm1, zmm1, zmm29                                    ;   281.0 p0      47 t
        vpternlogd zmm30, zmm23, zmm8, 0x96                         ;   283.0 p5      28 t
        vpaddd zmm21, zmm21, zmm30                                  ;   284.0 p0      47 t
        vmovdqu64 zmm29, [rsp + 1408]                               ;   128.7 p3      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 2432]    ;   129.0 p2      47 t reload
        vpaddd zmm29, zmm29, zmm30                                  ;   282.5 p5      47 t
        vpaddd zmm0, zmm0, zmm30                                    ;   283.0 p0      47 t
        vmovdqa64 zmm30, zmm15                                      ;   281.0         28 t copy
        vpternlogd zmm30, zmm16, zmm7, 0x96                         ;   283.5 p5      28 t
        vpaddd zmm10, zmm10, zmm30                                  ;   284.5 p0      47 t
        vprold zmm10, zmm10, 0x17                                   ;   285.5 p0      48 v[1]
        vpaddd zmm10, zmm15, zmm10                                  ;   286.5 p5      48 v[1]
        vpaddd zmm27, zmm27, zmm7                                   ;   285.5 p5      47 t
        vprold zmm21, zmm21, 0x10                                   ;   286.0 p0      48 v[2]
        vpaddd zmm21, zmm23, zmm21                                  ;   287.0 p5      48 v[2]
        vmovdqa64 zmm30, zmm21                                      ;   288.0         28 t copy
        vpternlogd zmm30, zmm23, zmm8, 0x96                         ;   288.0 p0      28 t
        vpaddd zmm22, zmm22, zmm30                                  ;   289.0 p5      47 t
        vmovdqa64 zmm7, zmm10                                       ;   287.5         28 t copy
        vprold zmm22, zmm22, 0x17                                   ;   290.0 p0      48 v[1]
        vmovdqu64 zmm30, [rsp + 1088]                               ;   131.5 p3      47 t
        vpaddd zmm30, zmm30, zmm2                                   ;   288.5 p5      47 t
        vmovdqu64 zmm4, [rsp + 1024]                                ;   131.8 p2      47 t
        vpaddd zmm4, zmm4, zmm2                                     ;   289.0 p0      47 t
        vpaddd zmm22, zmm21, zmm22                                  ;   291.0 p5      48 v[1]
        vpternlogd zmm7, zmm15, zmm16, 0x96                         ;   290.0 p0      28 t
        vpaddd zmm27, zmm27, zmm7                                   ;   291.0 p5      47 t
        vmovdqa64 zmm7, zmm22                                       ;   292.0         28 t copy
        vpaddd zmm1, zmm1, zmm8                                     ;   291.0 p0      47 t
        vpaddd zmm8, zmm28, zmm10                                   ;   291.5 p5      47 t
        vpternlogd zmm7, zmm21, zmm23, 0x96                         ;   292.0 p0      28 t
        vpaddd zmm1, zmm1, zmm7                                     ;   293.0 p5      47 t
        vprold zmm7, zmm27, 4                                       ;   293.0 p0      48 v[0]
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 2560]    ;   133.7 p3      47 t reload
        vprold zmm1, zmm1, 4                                        ;   294.0 p0      48 v[0]
        vpaddd zmm7, zmm10, zmm7                                    ;   294.0 p5      48 v[0]
        vpaddd zmm2, zmm20, zmm22                                   ;   294.5 p5      47 t
        vpaddd zmm2, zmm2, zmm27                                    ;   295.5 p0      47 t
        vpaddd zmm8, zmm8, zmm27                                    ;   295.5 p5      47 t
        vpaddd zmm27, zmm22, zmm1                                   ;   296.0 p0      48 v[0]
        vpaddd zmm0, zmm0, zmm23                                    ;   296.5 p5      47 t
        vpaddd zmm29, zmm29, zmm16                                  ;   297.0 p0      47 t
        vmovdqa64 zmm16, zmm7                                       ;   295.0         28 t copy
        vpternlogd zmm16, zmm10, zmm15, 0x96                        ;   297.5 p5      28 t
        vpaddd zmm29, zmm29, zmm16                                  ;   298.5 p0      47 t
        vmovdqa64 zmm16, zmm27                                      ;   297.0         28 t copy
        vpternlogd zmm16, zmm22, zmm21, 0x96                        ;   298.5 p5      28 t
        vpaddd zmm0, zmm0, zmm16                                    ;   299.5 p0      47 t
        vprold zmm16, zmm29, 0xb                                    ;   300.0 p0      48 v[3]
        vpaddd zmm23, zmm24, zmm7                                   ;   299.5 p5      47 t
        vmovdqu64 zmm29, [rel md5_blocks.T0_constants512 + 2624]    ;   136.5 p2      47 t reload
        vprold zmm0, zmm0, 0xb                                      ;   301.0 p0      48 v[3]
        vpaddd zmm16, zmm7, zmm16                                   ;   301.0 p5      48 v[3]
        vpaddd zmm1, zmm17, zmm27                                   ;   301.5 p5      47 t
        vpaddd zmm1, zmm1, zmm29                                    ;   302.5 p0      47 t
        vpaddd zmm23, zmm23, zmm29                                  ;   302.5 p5      47 t
        vpaddd zmm29, zmm27, zmm0                                   ;   303.0 p0      48 v[3]
        vpaddd zmm30, zmm30, zmm15                                  ;   303.5 p5      47 t
        vmovdqu64 zmm15, [rel md5_blocks.T0_constants512 + 2688]    ;   137.8 p3      47 t reload
        vpaddd zmm4, zmm4, zmm21                                    ;   304.0 p0      47 t
        vpternlogd zmm10, zmm16, zmm7, 0x96                         ;   304.5 p5      28 t
        vpternlogd zmm22, zmm29, zmm27, 0x96                        ;   305.0 p0      28 t
        vpaddd zmm4, zmm4, zmm22                                    ;   306.0 p5      47 t
        vprold zmm22, zmm4, 0x10                                    ;   307.0 p0      48 v[2]
        vmovdqu64 zmm4, [rsp + 1664]                                ;   138.8 p2      47 t
        vpaddd zmm30, zmm30, zmm10                                  ;   306.5 p5      47 t
        vprold zmm21, zmm30, 0x10                                   ;   307.5 p0      48 v[2]
        vmovdqu64 zmm30, [rsp + 1600]                               ;   139.3 p3      47 t
        vpaddd zmm30, zmm30, zmm15                                  ;   307.5 p5      47 t
        vmovdqu64 zmm10, [rsp + 1792]                               ;   139.8 p2      47 t
        vpaddd zmm10, zmm10, zmm15                                  ;   308.0 p0      47 t
        vpaddd zmm15, zmm16, zmm21                                  ;   308.5 p5      48 v[2]
        vpaddd zmm21, zmm29, zmm22                                  ;   309.0 p0      48 v[2]
        vpternlogd zmm7, zmm15, zmm16, 0x96                         ;   309.5 p5      28 t
        vpternlogd zmm27, zmm21, zmm29, 0x96                        ;   310.0 p0      28 t
        vpaddd zmm2, zmm2, zmm27                                    ;   311.0 p5      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 2752]    ;   140.8 p3      47 t reload
        vmovdqu64 zmm27, [rsp + 960]                                ;   141.0 p2      47 t
        vpaddd zmm27, zmm27, zmm22                                  ;   311.0 p0      47 t
        vpaddd zmm10, zmm10, zmm16                                  ;   311.5 p5      47 t
        vpaddd zmm30, zmm30, zmm29                                  ;   312.0 p0      47 t
        vpaddd zmm27, zmm27, zmm21                                  ;   312.5 p5      47 t
        vpaddd zmm8, zmm8, zmm7                                     ;   313.0 p0      47 t
        vprold zmm8, zmm8, 0x17                                     ;   314.0 p0      48 v[1]
        vmovdqu64 zmm7, [rsp + 1280]                                ;   142.2 p3      47 t
        vpaddd zmm7, zmm7, zmm22                                    ;   313.5 p5      47 t
        vpaddd zmm8, zmm15, zmm8                                    ;   315.0 p5      48 v[1]
        vmovdqa64 zmm0, zmm8                                        ;   316.0         28 t copy
        vpternlogd zmm0, zmm15, zmm16, 0x96                         ;   316.0 p0      28 t
        vpaddd zmm23, zmm23, zmm0                                   ;   317.0 p5      47 t
        vprold zmm22, zmm2, 0x17                                    ;   316.0 p0      48 v[1]
        vpaddd zmm22, zmm21, zmm22                                  ;   317.0 p5      48 v[1]
        vmovdqa64 zmm0, zmm22                                       ;   318.0         28 t copy
        vpternlogd zmm0, zmm21, zmm29, 0x96                         ;   318.0 p0      28 t
        vpaddd zmm1, zmm1, zmm0                                     ;   319.0 p5      47 t
        vmovdqu64 zmm0, [rsp + 1856]                                ;   144.0 p2      47 t
        vmovdqu64 zmm2, [rel md5_blocks.T0_constants512 + 2816]     ;   144.2 p3      47 t reload
        vpaddd zmm4, zmm4, zmm2                                     ;   318.0 p0      47 t
        vpaddd zmm0, zmm0, zmm2                                     ;   318.5 p5      47 t
        vprold zmm23, zmm23, 4                                      ;   319.0 p0      48 v[0]
        vpaddd zmm23, zmm8, zmm23                                   ;   320.0 p5      48 v[0]
        vprold zmm1, zmm1, 4                                        ;   320.0 p0      48 v[0]
        vmovdqa64 zmm16, zmm23                                      ;   321.0         28 t copy
        vpternlogd zmm16, zmm8, zmm15, 0x96                         ;   321.0 p5      28 t
        vpaddd zmm10, zmm10, zmm16                                  ;   322.0 p0      47 t
        vpaddd zmm1, zmm22, zmm1                                    ;   321.5 p5      48 v[0]
        vprold zmm10, zmm10, 0xb                                    ;   323.0 p0      48 v[3]
        vpaddd zmm10, zmm23, zmm10                                  ;   324.0 p5      48 v[3]
        vmovdqa64 zmm2, zmm1                                        ;   322.5         28 t copy
        vpternlogd zmm2, zmm22, zmm21, 0x96                         ;   323.0 p0      28 t
        vmovdqa64 zmm21, zmm10                                      ;   325.0         28 t copy
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 2880]    ;   146.7 p2      47 t reload
        vpaddd zmm29, zmm18, zmm23                                  ;   323.5 p5      47 t
        vpaddd zmm7, zmm7, zmm15                                    ;   324.0 p0      47 t
        vpaddd zmm29, zmm29, zmm16                                  ;   324.5 p5      47 t
        vpaddd zmm15, zmm19, zmm10                                  ;   325.0 p0      47 t
        vpaddd zmm5, zmm11, zmm1                                    ;   325.5 p5      47 t
        vpaddd zmm30, zmm30, zmm2                                   ;   326.0 p0      47 t
        vpaddd zmm5, zmm5, zmm16                                    ;   326.5 p5      47 t
        vprold zmm16, zmm30, 0xb                                    ;   327.0 p0      48 v[3]
        vpaddd zmm16, zmm1, zmm16                                   ;   328.0 p5      48 v[3]
        vpternlogd zmm21, zmm23, zmm8, 0x96                         ;   328.0 p0      28 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 2944]    ;   148.5 p3      47 t reload
        vpaddd zmm7, zmm7, zmm21                                    ;   329.0 p5      47 t
        vpaddd zmm21, zmm26, zmm16                                  ;   329.0 p0      47 t
        vpaddd zmm21, zmm21, zmm30                                  ;   330.0 p5      47 t
        vprold zmm7, zmm7, 0x10                                     ;   330.0 p0      48 v[2]
        vpaddd zmm7, zmm10, zmm7                                    ;   331.0 p5      48 v[2]
        vpternlogd zmm23, zmm7, zmm10, 0x96                         ;   332.0 p0      28 t
        vpaddd zmm4, zmm4, zmm22                                    ;   331.5 p5      47 t
        vpaddd zmm0, zmm0, zmm8                                     ;   332.0 p0      47 t
        vpaddd zmm15, zmm15, zmm30                                  ;   332.5 p5      47 t
        vmovdqa64 zmm30, zmm16                                      ;   329.0         28 t copy
        vpternlogd zmm30, zmm1, zmm22, 0x96                         ;   333.0 p0      28 t
        vpaddd zmm27, zmm27, zmm30                                  ;   334.0 p5      47 t
        vprold zmm27, zmm27, 0x10                                   ;   335.0 p0      48 v[2]
        vpaddd zmm27, zmm16, zmm27                                  ;   336.0 p5      48 v[2]
        vpternlogd zmm1, zmm27, zmm16, 0x96                         ;   337.0 p0      28 t
        vpaddd zmm30, zmm14, zmm27                                  ;   337.0 p5      47 t
        vpaddd zmm0, zmm0, zmm23                                    ;   336.0 p0      47 t
        vpaddd zmm4, zmm4, zmm1                                     ;   338.0 p5      47 t
        vprold zmm23, zmm4, 0x17                                    ;   339.0 p0      48 v[1]
        vpaddd zmm23, zmm27, zmm23                                  ;   340.0 p5      48 v[1]
        vpternlogd zmm16, zmm23, zmm27, 0x96                        ;   341.0 p0      28 t
        vpaddd zmm5, zmm5, zmm16                                    ;   342.0 p5      47 t
        vprold zmm16, zmm5, 4                                       ;   343.0 p0      48 v[0]
        vpaddd zmm16, zmm23, zmm16                                  ;   344.0 p5      48 v[0]
        vpternlogd zmm27, zmm16, zmm23, 0x96                        ;   345.0 p0      28 t
        vpaddd zmm8, zmm12, zmm7                                    ;   340.5 p5      47 t
        vmovdqu64 zmm22, [rel md5_blocks.T0_constants512 + 3008]    ;   153.0 p2      47 t reload
        vpaddd zmm30, zmm30, zmm22                                  ;   341.0 p0      47 t
        vpaddd zmm8, zmm8, zmm22                                    ;   341.5 p5      47 t
        vprold zmm22, zmm0, 0x17                                    ;   342.0 p0      48 v[1]
        vpaddd zmm22, zmm7, zmm22                                   ;   343.0 p5      48 v[1]
        vpternlogd zmm10, zmm22, zmm7, 0x96                         ;   344.0 p0      28 t
        vpaddd zmm29, zmm29, zmm10                                  ;   345.0 p5      47 t
        vprold zmm10, zmm29, 4                                      ;   346.0 p0      48 v[0]
        vmovdqu64 zmm29, [rsp + 1792]                               ;   154.3 p3      47 t
        vmovdqu64 zmm0, [rsp + 1216]                                ;   154.5 p2      47 t
        vmovdqu64 zmm1, [rel md5_blocks.T0_constants512 + 3072]     ;   155.3 p3      47 t reload
        vpaddd zmm21, zmm21, zmm27                                  ;   346.0 p5      47 t
        vmovdqu64 zmm2, [rsp + 1152]                                ;   155.5 p2      47 t
        vpaddd zmm2, zmm2, zmm1                                     ;   345.0 p0      47 t
        vpaddd zmm0, zmm0, zmm1                                     ;   345.5 p5      47 t
        vpaddd zmm10, zmm22, zmm10                                  ;   347.0 p0      48 v[0]
        vpternlogd zmm7, zmm10, zmm22, 0x96                         ;   348.0 p5      28 t
        vpaddd zmm15, zmm15, zmm7                                   ;   349.0 p0      47 t
        vprold zmm7, zmm15, 0xb                                     ;   350.0 p0      48 v[3]
        vprold zmm15, zmm21, 0xb                                    ;   349.0 p0      48 v[3]
        vmovdqu64 zmm21, [rsp + 1088]                               ;   156.3 p3      47 t
        vmovdqu64 zmm27, [rel md5_blocks.T0_constants512 + 3200]    ;   156.5 p2      47 t reload
        vpaddd zmm21, zmm21, zmm27                                  ;   347.5 p5      47 t
        vmovdqu64 zmm1, [rel md5_blocks.T0_constants512 + 3136]     ;   157.3 p3      47 t reload
        vmovdqu64 zmm4, [rsp + 1600]                                ;   157.5 p2      47 t
        vpaddd zmm4, zmm4, zmm1                                     ;   348.5 p5      47 t
        vpaddd zmm29, zmm29, zmm1                                   ;   349.5 p5      47 t
        vpaddd zmm7, zmm10, zmm7                                    ;   351.0 p0      48 v[3]
        vpaddd zmm15, zmm16, zmm15                                  ;   350.5 p5      48 v[3]
        vmovdqu64 zmm1, [rsp + 1024]                                ;   158.3 p3      47 t
        vpaddd zmm1, zmm1, zmm27                                    ;   351.0 p0      47 t
        vpaddd zmm0, zmm0, zmm22                                    ;   351.5 p5      47 t
        vmovdqa64 zmm27, zmm7                                       ;   352.0         28 t copy
        vpternlogd zmm27, zmm10, zmm22, 0x96                        ;   352.0 p0      28 t
        vpaddd zmm8, zmm8, zmm27                                    ;   353.0 p5      47 t
        vmovdqa64 zmm27, zmm15                                      ;   351.5         28 t copy
        vpternlogd zmm27, zmm16, zmm23, 0x96                        ;   353.0 p0      28 t
        vprold zmm8, zmm8, 0x10                                     ;   354.0 p0      48 v[2]
        vpaddd zmm8, zmm7, zmm8                                     ;   355.0 p5      48 v[2]
        vmovdqa64 zmm22, zmm8                                       ;   356.0         28 t copy
        vpternlogd zmm22, zmm7, zmm10, 0x96                         ;   356.0 p5      28 t
        vpaddd zmm0, zmm0, zmm22                                    ;   357.0 p0      47 t
        vpaddd zmm30, zmm30, zmm27                                  ;   355.5 p5      47 t
        vprold zmm27, zmm30, 0x10                                   ;   356.5 p0      48 v[2]
        vpaddd zmm27, zmm15, zmm27                                  ;   357.5 p5      48 v[2]
        vmovdqa64 zmm22, zmm27                                      ;   358.5         28 t copy
        vpaddd zmm2, zmm2, zmm23                                    ;   357.0 p0      47 t
        vpaddd zmm29, zmm29, zmm10                                  ;   357.5 p5      47 t
        vmovdqu64 zmm10, [rsp + 1472]                               ;   161.0 p2      47 t
        vpaddd zmm4, zmm4, zmm16                                    ;   358.0 p0      47 t
        vmovdqu64 zmm30, [rel md5_blocks.T0_constants512 + 3264]    ;   161.3 p3      47 t reload
        vpaddd zmm31, zmm31, zmm30                                  ;   358.5 p5      47 t
        vpaddd zmm25, zmm25, zmm30                                  ;   359.0 p0      47 t
        vpternlogd zmm22, zmm15, zmm16, 0x96                        ;   359.5 p5      28 t
        vmovdqu64 zmm30, [rsp + 1536]                               ;   162.3 p2      47 t
        vpaddd zmm2, zmm2, zmm22                                    ;   360.5 p0      47 t
        vprold zmm22, zmm0, 0x17                                    ;   361.0 p0      48 v[1]
        vpaddd zmm22, zmm8, zmm22                                   ;   362.0 p5      48 v[1]
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 3328]     ;   163.0 p3      47 t reload
        vprold zmm23, zmm2, 0x17                                    ;   362.0 p0      48 v[1]
        vpaddd zmm23, zmm27, zmm23                                  ;   363.0 p5      48 v[1]
        vpaddd zmm30, zmm30, zmm0                                   ;   362.5 p5      47 t
        vpaddd zmm10, zmm10, zmm0                                   ;   363.0 p0      47 t
        vmovdqa64 zmm16, zmm22                                      ;   363.0         29 t copy
        vpternlogd zmm16, zmm8, zmm7, 0x39                          ;   363.5 p5      29 t
        vpaddd zmm29, zmm29, zmm16                                  ;   364.5 p0      47 t
        vmovdqa64 zmm16, zmm23                                      ;   364.0         29 t copy
        vpternlogd zmm16, zmm27, zmm15, 0x39                        ;   364.5 p5      29 t
        vpaddd zmm4, zmm4, zmm16                                    ;   365.5 p0      47 t
        vprold zmm16, zmm29, 6                                      ;   366.0 p0      48 v[0]
        vprold zmm29, zmm4, 6                                       ;   367.0 p0      48 v[0]
        vpaddd zmm16, zmm22, zmm16                                  ;   367.0 p5      48 v[0]
        vpaddd zmm29, zmm23, zmm29                                  ;   368.0 p5      48 v[0]
        vpaddd zmm21, zmm21, zmm7                                   ;   367.5 p5      47 t
        vpaddd zmm1, zmm1, zmm15                                    ;   368.0 p0      47 t
        vmovdqa64 zmm7, zmm16                                       ;   368.0         29 t copy
        vpternlogd zmm7, zmm22, zmm8, 0x39                          ;   368.5 p5      29 t
        vpaddd zmm21, zmm21, zmm7                                   ;   369.5 p0      47 t
        vmovdqa64 zmm7, zmm29                                       ;   369.0         29 t copy
        vpternlogd zmm7, zmm23, zmm27, 0x39                         ;   369.5 p5      29 t
        vpaddd zmm1, zmm1, zmm7                                     ;   370.5 p0      47 t
        vpaddd zmm31, zmm31, zmm8                                   ;   370.5 p5      47 t
        vmovdqu64 zmm8, [rsp + 1280]                                ;   172.5 p2      47 t
        vpaddd zmm25, zmm25, zmm27                                  ;   371.0 p0      47 t
        vprold zmm7, zmm21, 0xa                                     ;   372.0 p0      48 v[3]
        vpaddd zmm7, zmm16, zmm7                                    ;   373.0 p5      48 v[3]
        vmovdqu64 zmm21, [rel md5_blocks.T0_constants512 + 3456]    ;   173.5 p3      47 t reload
        vpaddd zmm8, zmm8, zmm21                                    ;   372.5 p5      47 t
        vmovdqu64 zmm27, [rsp + 960]                                ;   174.7 p2      47 t
        vpaddd zmm27, zmm27, zmm21                                  ;   373.0 p0      47 t
        vmovdqa64 zmm21, zmm7                                       ;   374.0         29 t copy
        vpternlogd zmm21, zmm16, zmm22, 0x39                        ;   374.0 p5      29 t
        vpaddd zmm31, zmm31, zmm21                                  ;   375.0 p0      47 t
        vprold zmm15, zmm1, 0xa                                     ;   375.0 p0      48 v[3]
        vpaddd zmm15, zmm29, zmm15                                  ;   376.0 p5      48 v[3]
        vmovdqu64 zmm0, [rel md5_blocks.T0_constants512 + 3392]     ;   177.0 p3      47 t reload
        vmovdqa64 zmm21, zmm15                                      ;   377.0         29 t copy
        vpternlogd zmm21, zmm29, zmm23, 0x39                        ;   377.0 p5      29 t
        vpaddd zmm25, zmm25, zmm21                                  ;   378.0 p0      47 t
        vprold zmm21, zmm31, 0xf                                    ;   377.0 p0      48 v[2]
        vpaddd zmm26, zmm26, zmm0                                   ;   376.5 p5      47 t
        vpaddd zmm26, zmm26, zmm29                                  ;   377.5 p5      47 t
        vprold zmm25, zmm25, 0xf                                    ;   379.0 p0      48 v[2]
        vpaddd zmm21, zmm7, zmm21                                   ;   378.5 p5      48 v[2]
        vpaddd zmm30, zmm30, zmm22                                  ;   379.0 p0      47 t
        vmovdqu64 zmm31, [rel md5_blocks.T0_constants512 + 3520]    ;   180.7 p2      47 t reload
        vpaddd zmm20, zmm20, zmm31                                  ;   379.5 p5      47 t
        vpaddd zmm19, zmm19, zmm0                                   ;   380.0 p0      47 t
        vpaddd zmm25, zmm15, zmm25                                  ;   380.5 p5      48 v[2]
        vpaddd zmm10, zmm10, zmm23                                  ;   381.0 p0      47 t
        vmovdqa64 zmm22, zmm21                                      ;   379.5         29 t copy
        vpternlogd zmm22, zmm7, zmm16, 0x39                         ;   381.5 p5      29 t
        vpaddd zmm30, zmm30, zmm22                                  ;   382.5 p0      47 t
        vmovdqa64 zmm22, zmm25                                      ;   381.5         29 t copy
        vpternlogd zmm22, zmm15, zmm29, 0x39                        ;   382.5 p5      29 t
        vpaddd zmm19, zmm19, zmm16                                  ;   383.0 p0      47 t
        vpaddd zmm10, zmm10, zmm22                                  ;   383.5 p5      47 t
        vprold zmm22, zmm30, 0x15                                   ;   384.0 p0      48 v[1]
        vprold zmm10, zmm10, 0x15                                   ;   385.0 p0      48 v[1]
        vpaddd zmm22, zmm21, zmm22                                  ;   385.0 p5      48 v[1]
        vpaddd zmm10, zmm25, zmm10                                  ;   386.0 p5      48 v[1]
        vmovdqu64 zmm16, [rsp + 1984]                               ;   187.5 p3      47 t
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 3584]    ;   187.7 p2      47 t reload
        vpaddd zmm8, zmm8, zmm7                                     ;   386.0 p0      47 t
        vmovdqu64 zmm29, [rsp + 1920]                               ;   188.5 p3      47 t
        vpaddd zmm29, zmm29, zmm23                                  ;   386.5 p5      47 t
        vpaddd zmm16, zmm16, zmm23                                  ;   387.0 p0      47 t
        vmovdqa64 zmm23, zmm22                                      ;   386.0         29 t copy
        vpaddd zmm28, zmm28, zmm31                                  ;   387.5 p5      47 t
        vpternlogd zmm23, zmm21, zmm7, 0x39                         ;   388.0 p0      29 t
        vpaddd zmm19, zmm19, zmm23                                  ;   389.0 p5      47 t
        vmovdqa64 zmm23, zmm10                                      ;   387.0         29 t copy
        vpternlogd zmm23, zmm25, zmm15, 0x39                        ;   389.0 p0      29 t
        vpaddd zmm26, zmm26, zmm23                                  ;   390.0 p5      47 t
        vprold zmm23, zmm26, 6                                      ;   391.0 p0      48 v[0]
        vpaddd zmm23, zmm10, zmm23                                  ;   392.0 p5      48 v[0]
        vmovdqu64 zmm7, [rsp + 1728]                                ;   193.0 p2      47 t
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 3648]    ;   194.0 p3      47 t reload
        vpaddd zmm3, zmm3, zmm26                                    ;   391.0 p0      47 t
        vpaddd zmm7, zmm7, zmm26                                    ;   391.5 p5      47 t
        vpaddd zmm27, zmm27, zmm15                                  ;   392.0 p0      47 t
        vprold zmm19, zmm19, 6                                      ;   393.0 p0      48 v[0]
        vpaddd zmm19, zmm22, zmm19                                  ;   394.0 p5      48 v[0]
        vmovdqa64 zmm15, zmm19                                      ;   395.0         29 t copy
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 3712]    ;   197.0 p2      47 t reload
        vpaddd zmm3, zmm3, zmm23                                    ;   393.5 p5      47 t
        vpaddd zmm20, zmm20, zmm25                                  ;   394.0 p0      47 t
        vpaddd zmm14, zmm14, zmm26                                  ;   394.5 p5      47 t
        vpaddd zmm29, zmm29, zmm10                                  ;   395.0 p0      47 t
        vpternlogd zmm15, zmm22, zmm21, 0x39                        ;   395.5 p5      29 t
        vpaddd zmm8, zmm8, zmm15                                    ;   396.5 p0      47 t
        vprold zmm8, zmm8, 0xa                                      ;   397.5 p0      48 v[3]
        vpaddd zmm8, zmm19, zmm8                                    ;   398.5 p5      48 v[3]
        vmovdqa64 zmm15, zmm23                                      ;   393.0         29 t copy
        vpternlogd zmm15, zmm10, zmm25, 0x39                        ;   397.5 p5      29 t
        vpaddd zmm12, zmm12, zmm26                                  ;   398.0 p0      47 t
        vpaddd zmm27, zmm27, zmm15                                  ;   398.5 p5      47 t
        vprold zmm15, zmm27, 0xa                                    ;   399.5 p0      48 v[3]
        vpaddd zmm15, zmm23, zmm15                                  ;   400.5 p5      48 v[3]
        vpaddd zmm16, zmm16, zmm22                                  ;   400.0 p0      47 t
        vpaddd zmm28, zmm28, zmm21                                  ;   400.5 p5      47 t
        vmovdqa64 zmm21, zmm8                                       ;   399.5         29 t copy
        vpternlogd zmm21, zmm19, zmm22, 0x39                        ;   401.0 p0      29 t
        vpaddd zmm28, zmm28, zmm21                                  ;   402.0 p5      47 t
        vmovdqa64 zmm21, zmm15                                      ;   401.5         29 t copy
        vpternlogd zmm21, zmm23, zmm10, 0x39                        ;   402.0 p0      29 t
        vpaddd zmm20, zmm20, zmm21                                  ;   403.0 p5      47 t
        vprold zmm21, zmm28, 0xf                                    ;   403.0 p0      48 v[2]
        vpaddd zmm21, zmm8, zmm21                                   ;   404.0 p5      48 v[2]
        vmovdqu64 zmm22, [rsp + 1856]                               ;   205.2 p3      47 t
        vprold zmm20, zmm20, 0xf                                    ;   404.0 p0      48 v[2]
        vpaddd zmm20, zmm15, zmm20                                  ;   405.0 p5      48 v[2]
        vmovdqu64 zmm25, [rel md5_blocks.T0_constants512 + 3776]    ;   206.5 p2      47 t reload
        vpaddd zmm22, zmm22, zmm25                                  ;   405.0 p0      47 t
        vmovdqu64 zmm10, [rsp + 1664]                               ;   207.0 p3      47 t
        vpaddd zmm10, zmm10, zmm25                                  ;   405.5 p5      47 t
        vmovdqa64 zmm25, zmm21                                      ;   405.0         29 t copy
        vpternlogd zmm25, zmm8, zmm19, 0x39                         ;   406.0 p0      29 t
        vpaddd zmm16, zmm16, zmm25                                  ;   407.0 p5      47 t
        vmovdqa64 zmm25, zmm20                                      ;   406.0         29 t copy
        vpternlogd zmm25, zmm15, zmm23, 0x39                        ;   407.0 p0      29 t
        vpaddd zmm29, zmm29, zmm25                                  ;   408.0 p5      47 t
        vprold zmm16, zmm16, 0x15                                   ;   408.0 p0      48 v[1]
        vmovdqu64 zmm26, [rel md5_blocks.T0_constants512 + 3840]    ;   212.0 p2      47 t reload
        vpaddd zmm24, zmm24, zmm26                                  ;   408.5 p5      47 t
        vpaddd zmm17, zmm17, zmm26                                  ;   409.0 p0      47 t
        vpaddd zmm16, zmm21, zmm16                                  ;   409.5 p5      48 v[1]
        vpaddd zmm7, zmm7, zmm19                                    ;   410.0 p0      47 t
        vmovdqa64 zmm19, zmm16                                      ;   410.5         29 t copy
        vpternlogd zmm19, zmm21, zmm8, 0x39                         ;   410.5 p5      29 t
        vpaddd zmm7, zmm7, zmm19                                    ;   411.5 p0      47 t
        vprold zmm25, zmm29, 0x15                                   ;   412.0 p0      48 v[1]
        vpaddd zmm25, zmm20, zmm25                                  ;   413.0 p5      48 v[1]
        vmovdqa64 zmm19, zmm25                                      ;   414.0         29 t copy
        vpternlogd zmm19, zmm20, zmm15, 0x39                        ;   414.0 p5      29 t
        vpaddd zmm3, zmm3, zmm19                                    ;   415.0 p0      47 t
        vprold zmm19, zmm3, 6                                       ;   416.0 p0      48 v[0]
        vprold zmm7, zmm7, 6                                        ;   415.0 p0      48 v[0]
        vpaddd zmm7, zmm16, zmm7                                    ;   416.0 p5      48 v[0]
        vpaddd zmm19, zmm25, zmm19                                  ;   417.0 p5      48 v[0]
        vpaddd zmm12, zmm12, zmm8                                   ;   415.5 p5      47 t
        vmovdqu64 zmm8, [rsp + 1408]                                ;   219.5 p3      47 t
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 3904]    ;   219.7 p2      47 t reload
        vpaddd zmm8, zmm8, zmm23                                    ;   416.0 p0      47 t
        vpaddd zmm14, zmm14, zmm15                                  ;   416.5 p5      47 t
        vmovdqu64 zmm15, [rsp + 1344]                               ;   220.5 p3      47 t
        vpaddd zmm15, zmm15, zmm23                                  ;   417.0 p0      47 t
        vmovdqa64 zmm23, zmm7                                       ;   417.0         29 t copy
        vpternlogd zmm23, zmm16, zmm21, 0x39                        ;   417.5 p5      29 t
        vpaddd zmm12, zmm12, zmm23                                  ;   418.5 p0      47 t
        vmovdqa64 zmm23, zmm19                                      ;   418.0         29 t copy
        vpaddd zmm22, zmm22, zmm21                                  ;   418.5 p5      47 t
        vpternlogd zmm23, zmm25, zmm20, 0x39                        ;   419.0 p0      29 t
        vpaddd zmm14, zmm14, zmm23                                  ;   420.0 p5      47 t
        vmovdqu64 zmm21, [rel md5_blocks.T0_constants512 + 4032]    ;   224.3 p2      47 t reload
        vprold zmm12, zmm12, 0xa                                    ;   420.0 p0      48 v[3]
        vprold zmm14, zmm14, 0xa                                    ;   421.0 p0      48 v[3]
        vpaddd zmm14, zmm19, zmm14                                  ;   422.0 p5      48 v[3]
        vpaddd zmm12, zmm7, zmm12                                   ;   421.5 p5      48 v[3]
        vpaddd zmm10, zmm10, zmm20                                  ;   422.0 p0      47 t
        vmovdqa64 zmm20, zmm12                                      ;   422.5         29 t copy
        vpternlogd zmm20, zmm7, zmm16, 0x39                         ;   422.5 p5      29 t
        vpaddd zmm22, zmm22, zmm20                                  ;   423.5 p0      47 t
        vmovdqa64 zmm20, zmm14                                      ;   423.0         29 t copy
        vpternlogd zmm20, zmm19, zmm25, 0x39                        ;   423.5 p5      29 t
        vpaddd zmm10, zmm10, zmm20                                  ;   424.5 p0      47 t
        vprold zmm20, zmm22, 0xf                                    ;   425.0 p0      48 v[2]
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 3968]    ;   229.2 p3      47 t reload
        vpaddd zmm9, zmm9, zmm23                                    ;   424.5 p5      47 t
        vpaddd zmm20, zmm12, zmm20                                  ;   426.0 p5      48 v[2]
        vpaddd zmm24, zmm24, zmm16                                  ;   426.0 p0      47 t
        vmovdqu64 zmm16, [rsp + 1216]                               ;   230.0 p2      47 t
        vpaddd zmm16, zmm16, zmm21                                  ;   426.5 p5      47 t
        vmovdqu64 zmm22, [rsp + 1152]                               ;   231.5 p3      47 t
        vpaddd zmm22, zmm22, zmm21                                  ;   427.0 p0      47 t
        vmovdqa64 zmm21, zmm20                                      ;   427.0         29 t copy
        vpternlogd zmm21, zmm12, zmm7, 0x39                         ;   427.5 p5      29 t
        vpaddd zmm24, zmm24, zmm21                                  ;   428.5 p0      47 t
        vprold zmm10, zmm10, 0xf                                    ;   429.0 p0      48 v[2]
        vpaddd zmm10, zmm14, zmm10                                  ;   430.0 p5      48 v[2]
        vpaddd zmm17, zmm17, zmm25                                  ;   429.5 p5      47 t
        vmovdqa64 zmm21, zmm10                                      ;   431.0         29 t copy
        vpternlogd zmm21, zmm14, zmm19, 0x39                        ;   431.0 p0      29 t
        vpaddd zmm17, zmm17, zmm21                                  ;   432.0 p5      47 t
        vprold zmm21, zmm24, 0x15                                   ;   431.0 p0      48 v[1]
        vprold zmm17, zmm17, 0x15                                   ;   433.0 p0      48 v[1]
        vpaddd zmm21, zmm20, zmm21                                  ;   432.0 p5      48 v[1]
        vpaddd zmm8, zmm8, zmm7                                     ;   432.5 p5      47 t
        vpaddd zmm15, zmm15, zmm19                                  ;   433.0 p0      47 t
        vmovdqa64 zmm7, zmm21                                       ;   433.0         29 t copy
        vpternlogd zmm7, zmm20, zmm12, 0x39                         ;   433.5 p5      29 t
        vpaddd zmm13, zmm13, zmm23                                  ;   434.0 p0      47 t
        vpaddd zmm17, zmm10, zmm17                                  ;   434.5 p5      48 v[1]
        vpaddd zmm8, zmm8, zmm7                                     ;   435.0 p0      47 t
        vmovdqa64 zmm7, zmm17                                       ;   435.5         29 t copy
        vpternlogd zmm7, zmm10, zmm14, 0x39                         ;   435.5 p5      29 t
        vmovdqu64 zmm23, [rel md5_blocks.T0_constants512 + 4096]    ;   240.5 p2      47 t reload
        vpaddd zmm18, zmm18, zmm23                                  ;   436.0 p0      47 t
        vpaddd zmm15, zmm15, zmm7                                   ;   436.5 p5      47 t
        vmovdqu64 zmm3, [rsp + 576]                                 ;   242.5 p3      51 h
        vprold zmm7, zmm8, 6                                        ;   437.0 p0      48 v[0]
        vprold zmm8, zmm15, 6                                       ;   438.0 p0      48 v[0]
        vpaddd zmm7, zmm21, zmm7                                    ;   438.0 p5      48 v[0]
        vpaddd zmm8, zmm17, zmm8                                    ;   439.0 p5      48 v[0]
        vpaddd zmm9, zmm9, zmm12                                    ;   439.0 p0      47 t
        vmovdqa64 zmm12, zmm7                                       ;   439.0         29 t copy
        vpternlogd zmm12, zmm21, zmm20, 0x39                        ;   439.5 p5      29 t
        vmovdqu64 zmm6, [rsp + 640]                                 ;   244.5 p2      51 h
        vpaddd zmm11, zmm11, zmm23                                  ;   440.0 p0      47 t
        vpaddd zmm13, zmm13, zmm14                                  ;   440.5 p5      47 t
        vmovdqu64 zmm14, [rsp + 256]                                ;   245.5 p3      51 h
        vpaddd zmm22, zmm22, zmm10                                  ;   441.0 p0      47 t
        vmovdqu64 zmm0, [rsp + 512]                                 ;   247.5 p2      51 h
        vpaddd zmm16, zmm16, zmm20                                  ;   441.5 p5      47 t
        vpaddd zmm9, zmm9, zmm12                                    ;   442.0 p0      47 t
        vmovdqa64 zmm12, zmm8                                       ;   440.0         29 t copy
        vpternlogd zmm12, zmm17, zmm10, 0x39                        ;   442.5 p5      29 t
        vpaddd zmm13, zmm13, zmm12                                  ;   443.5 p0      47 t
        vprold zmm9, zmm9, 0xa                                      ;   444.0 p0      48 v[3]
        vprold zmm12, zmm13, 0xa                                    ;   445.0 p0      48 v[3]
        vpaddd zmm9, zmm7, zmm9                                     ;   445.0 p5      48 v[3]
        vpaddd zmm12, zmm8, zmm12                                   ;   446.0 p5      48 v[3]
        vmovdqa64 zmm10, zmm9                                       ;   446.0         29 t copy
        vmovdqu64 zmm4, [rsp + 896]                                 ;   252.0 p3      51 h
        vpternlogd zmm10, zmm7, zmm21, 0x39                         ;   446.0 p5      29 t
        vpaddd zmm16, zmm16, zmm10                                  ;   447.0 p0      47 t
        vmovdqa64 zmm10, zmm12                                      ;   447.0         29 t copy
        vpternlogd zmm10, zmm8, zmm17, 0x39                         ;   447.0 p5      29 t
        vpaddd zmm22, zmm22, zmm10                                  ;   448.0 p0      47 t
        vmovdqu64 zmm2, [rsp + 704]                                 ;   253.0 p2      51 h
        vprold zmm13, zmm22, 0xf                                    ;   449.0 p0      48 v[2]
        vpaddd zmm13, zmm12, zmm13                                  ;   450.0 p5      48 v[2]
        vmovdqu64 zmm5, [rsp + 768]                                 ;   254.0 p3      51 h
        vpaddd zmm18, zmm18, zmm21                                  ;   448.5 p5      47 t
        add rbx, 0x40                                               ;   255.0 p1      40 blocks
        mov qword [rsp + 2560], rbx                                 ;   256.0 p7+p4   40 blocks
        vmovdqu64 zmm1, [rsp + 832]                                 ;   255.3 p2      51 h
        add rdx, 0x40                                               ;   255.5 p6      40 blocks
        mov qword [rsp + 2528], rdx                                 ;   256.5 p8+p9   40 blocks
        mov rdx, qword [rsp + 2552]                                 ;   256.0 p10     40 blocks
        vprold zmm10, zmm16, 0xf                                    ;   449.0 p0      48 v[2]
        vpaddd zmm10, zmm9, zmm10                                   ;   450.0 p5      48 v[2]
        vmovdqa64 zmm15, zmm10                                      ;   451.0         29 t copy
        vpternlogd zmm15, zmm9, zmm7, 0x39                          ;   451.0 p0      29 t
        vpaddd zmm6, zmm6, zmm7                                     ;   450.5 p5      51 h
        add rdx, 0x40                                               ;   261.0 p11     40 blocks
        mov qword [rsp + 2552], rdx                                 ;   262.0 p7+p4   40 blocks
        mov rdx, qword [rsp + 2536]                                 ;   260.5 p3      40 blocks
        add rdx, 0x40                                               ;   265.5 p1      40 blocks
        vpaddd zmm18, zmm18, zmm15                                  ;   452.0 p0      47 t
        vpaddd zmm11, zmm11, zmm17                                  ;   451.5 p5      47 t
        vmovdqa64 zmm15, zmm13                                      ;   451.0         29 t copy
        vpternlogd zmm15, zmm12, zmm8, 0x39                         ;   452.0 p0      29 t
        vpaddd zmm11, zmm11, zmm15                                  ;   453.0 p5      47 t
        vpaddd zmm0, zmm0, zmm10                                    ;   453.0 p0      51 h
        mov qword [rsp + 2536], rdx                                 ;   266.5 p8+p9   40 blocks
        mov rdx, qword [rsp + 2544]                                 ;   263.2 p2      40 blocks
        add rdx, 0x40                                               ;   268.2 p6      40 blocks
        mov qword [rsp + 2544], rdx                                 ;   269.2 p7+p4   40 blocks
        mov rdx, qword [rsp + 2520]                                 ;   264.2 p10     40 blocks
        add rdx, 0x40                                               ;   269.2 p11     40 blocks
        mov qword [rsp + 2520], rdx                                 ;   270.2 p8+p9   40 blocks
        mov rdx, qword [rsp + 2496]                                 ;   265.5 p3      40 blocks
        add rdx, 0x40                                               ;   270.5 p1      40 blocks
        mov qword [rsp + 2496], rdx                                 ;   271.5 p7+p4   40 blocks
        mov rdx, qword [rsp + 2512]                                 ;   266.5 p2      40 blocks
        add rdx, 0x40                                               ;   271.5 p6      40 blocks
        mov qword [rsp + 2512], rdx                                 ;   272.5 p8+p9   40 blocks
        vprold zmm7, zmm18, 0x15                                    ;   454.0 p0      48 v[1]
        vpaddd zmm0, zmm0, zmm7                                     ;   455.0 p5      51 h
        vpaddd zmm14, zmm14, zmm8                                   ;   454.5 p5      51 h
        vprold zmm8, zmm11, 0x15                                    ;   455.0 p0      48 v[1]
        vmovdqu64 [rsp + 256], zmm14                                ;   455.5 p7+p4   51 h
        vpaddd zmm3, zmm3, zmm13                                    ;   455.5 p5      51 h
        vpaddd zmm4, zmm4, zmm13                                    ;   456.0 p0      51 h
        vpaddd zmm2, zmm2, zmm9                                     ;   456.5 p5      51 h
        vpaddd zmm5, zmm5, zmm12                                    ;   457.0 p0      51 h
        mov rdx, qword [rsp + 2488]                                 ;   271.8 p10     40 blocks
        add rdx, 0x40                                               ;   276.8 p11     40 blocks
        mov qword [rsp + 2488], rdx                                 ;   277.8 p8+p9   40 blocks
        mov rdx, qword [rsp + 2504]                                 ;   273.2 p3      40 blocks
        add rdx, 0x40                                               ;   278.2 p1      40 blocks
        mov qword [rsp + 2504], rdx                                 ;   279.2 p7+p4   40 blocks
        mov rdx, qword [rsp + 2480]                                 ;   274.5 p2      40 blocks
        add rdx, 0x40                                               ;   279.5 p6      40 blocks
        mov qword [rsp + 2480], rdx                                 ;   280.5 p8+p9   40 blocks
        mov rdx, qword [rsp + 2472]                                 ;   276.2 p10     40 blocks
        add rdx, 0x40                                               ;   281.2 p11     40 blocks
        mov qword [rsp + 2472], rdx                                 ;   282.2 p7+p4   40 blocks
        mov rdx, qword [rsp + 2448]                                 ;   277.0 p3      40 blocks
        add rdx, 0x40                                               ;   282.0 p1      40 blocks
        mov qword [rsp + 2448], rdx                                 ;   283.0 p8+p9   40 blocks
        mov rdx, qword [rsp + 2464]                                 ;   280.0 p2      40 blocks
        vpaddd zmm3, zmm3, zmm8                                     ;   457.5 p5      51 h
        vpaddd zmm1, zmm1, zmm10                                    ;   458.0 p0      51 h
        add rdx, 0x40                                               ;   285.0 p6      40 blocks
        mov qword [rsp + 2464], rdx                                 ;   286.0 p7+p4   40 blocks
        mov rdx, qword [rsp + 2440]                                 ;   281.7 p10     40 blocks
        add rdx, 0x40                                               ;   286.7 p11     40 blocks
        mov qword [rsp + 2440], rdx                                 ;   287.7 p8+p9   40 blocks
        mov rdx, qword [rsp + 2456]                                 ;   282.2 p3      40 blocks
        add rdx, 0x40                                               ;   287.2 p1      40 blocks
        mov qword [rsp + 2456], rdx                                 ;   288.2 p7+p4   40 blocks
        mov rdx, qword [rsp + 2432]                                 ;   283.3 p2      40 blocks
        add rdx, 0x40                                               ;   288.3 p6      40 blocks
        mov qword [rsp + 2432], rdx                                 ;   289.3 p8+p9   40 blocks
        mov rdx, qword [rsp + 2424]                                 ;   285.2 p10     40 blocks
        add rdx, 0x40                                               ;   290.2 p11     40 blocks
        mov qword [rsp + 2424], rdx                                 ;   291.2 p7+p4   40 blocks
        mov rdx, qword [rsp + 2416]                                 ;   285.7 p3      40 blocks
        add rcx, 0x40                                               ;   285.8 p1      40 blocks
        add rdx, 0x40                                               ;   290.7 p6      40 blocks
        mov qword [rsp + 2416], rdx                                 ;   291.7 p8+p9   40 blocks
        add rbp, 0x40                                               ;   286.5 p11     40 blocks
        add rdi, 0x40                                               ;   287.5 p1      40 blocks
        add rsi, 0x40                                               ;   287.7 p6      40 blocks
        add r15, 0x40                                               ;   287.8 p11     40 blocks
        add r14, 0x40                                               ;   288.5 p1      40 blocks
        add r13, 0x40                                               ;   288.7 p6      40 blocks
        add r12, 0x40                                               ;   289.0 p11     40 blocks
        add r11, 0x40                                               ;   290.0 p1      40 blocks
        add r10, 0x40                                               ;   290.2 p6      40 blocks
        add r9, 0x40                                                ;   291.0 p11     40 blocks
        add r8, 0x40                                                ;   291.2 p1      40 blocks
        add rax, 0x40                                               ;   291.3 p6      40 blocks
        cmp r8, qword [rsp + 2312]                                  ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 64], zmm0                                  ;                    resident
        vmovdqu64 [rsp + 128], zmm1                                 ;                    resident
        vmovdqu64 [rsp + 192], zmm2                                 ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                 ;                    resident
        vmovdqu64 [rsp + 384], zmm4                                 ;                    resident
        vmovdqu64 [rsp + 448], zmm5                                 ;                    resident
        mov qword [rsp + 2304], r8                                  ;                    resident
        mov qword [rsp + 2320], r9                                  ;                    resident
        mov qword [rsp + 2328], r10                                 ;                    resident
        mov qword [rsp + 2336], r11                                 ;                    resident
        mov qword [rsp + 2344], r12                                 ;                    resident
        mov qword [rsp + 2352], r13                                 ;                    resident
        mov qword [rsp + 2360], r14                                 ;                    resident
        mov qword [rsp + 2368], r15                                 ;                    resident
        mov qword [rsp + 2376], rsi                                 ;                    resident
        mov qword [rsp + 2384], rdi                                 ;                    resident
        mov qword [rsp + 2392], rbp                                 ;                    resident
        mov qword [rsp + 2400], rax                                 ;                    resident
        mov qword [rsp + 2408], rcx                                 ;                    resident
        vmovdqu64 [rsp + 0], zmm6                                   ;                    resident
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
        mov r8, qword [rsp + 2048]                                  ;     2.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 2080]                                  ;     2.8 p2      40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    12.2 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                           ;    11.3 p5      40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                           ;    12.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xff                           ;    13.3 p5      40 blocks
        mov r8, qword [rsp + 2056]                                  ;     3.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;     9.2 p7+p4   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                           ;    14.3 p5      40 blocks
        vshufi32x4 zmm8, zmm4, zmm4, 0xaa                           ;    15.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xff                           ;    16.3 p5      40 blocks
        mov r8, qword [rsp + 2064]                                  ;     4.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;     9.2 p8+p9   40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                           ;    17.3 p5      40 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0xaa                          ;    18.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                          ;    19.3 p5      40 blocks
        mov r8, qword [rsp + 2072]                                  ;     5.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                        ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 2112]                                  ;     5.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                        ;    12.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2088]                                  ;     6.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    14.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2144]                                  ;     6.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                        ;    13.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2120]                                  ;     6.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;    15.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2096]                                  ;     7.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;    17.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2152]                                  ;     7.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm7                                        ;    16.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2128]                                  ;     7.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm8                                        ;    18.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2104]                                  ;     8.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;    20.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2160]                                  ;     8.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm9                                        ;    19.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2136]                                  ;     8.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm10                                       ;    21.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2168]                                  ;     9.0 p10     40 blocks reload
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
        mov r8, qword [rsp + 2176]                                  ;    11.8 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;    25.3 p7+p4   40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0x55                           ;    31.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xaa                           ;    32.3 p5      40 blocks
        vshufi32x4 zmm8, zmm2, zmm2, 0xff                           ;    33.3 p5      40 blocks
        mov r8, qword [rsp + 2184]                                  ;    12.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;    26.3 p8+p9   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                           ;    34.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xaa                           ;    35.3 p5      40 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xff                          ;    36.3 p5      40 blocks
        mov r8, qword [rsp + 2192]                                  ;    13.5 p3      40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;    27.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2208]                                  ;    13.8 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    31.3 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                           ;    37.3 p5      40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0xaa                           ;    38.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                          ;    39.3 p5      40 blocks
        mov r8, qword [rsp + 2200]                                  ;    14.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                        ;    28.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2240]                                  ;    15.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                        ;    32.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2216]                                  ;    15.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                        ;    34.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2272]                                  ;    15.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                        ;    33.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2248]                                  ;    16.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm7                                        ;    35.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2224]                                  ;    16.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                        ;    37.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2280]                                  ;    16.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm8                                        ;    36.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2256]                                  ;    17.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm9                                        ;    38.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2232]                                  ;    17.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                        ;    40.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2288]                                  ;    17.7 p2      40 blocks reload
        vmovdqu64 [r8], xmm10                                       ;    39.3 p8+p9   40 blocks
        mov r8, qword [rsp + 2264]                                  ;    18.0 p3      40 blocks reload
        vmovdqu64 [r8], xmm4                                        ;    41.3 p7+p4   40 blocks
        mov r8, qword [rsp + 2296]                                  ;    18.3 p10     40 blocks reload
        vmovdqu64 [r8], xmm11                                       ;    42.3 p8+p9   40 blocks
        mov rcx, qword [rsp + 2568]                                 ;                    frame
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
        vmovdqu64 [rsp + 1984], zmm0                                ;                    cleared
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

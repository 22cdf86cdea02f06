; poly1305_blocks for Intel Pentium 4 (Prescott with EM64T, 64-bit) (prescott-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu prescott-64
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   System V, 64 bits
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 992 bytes, 63 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 59 uops, planned 38.0; bounds: width 19.7, ports 32.0, path 33.0
;   blocks_lanes: 387 uops, planned 224.9; bounds: width 129.0, ports 204.4, path 119.0
;   blocks_lanes/blocks: 244 uops, planned 174.3; bounds: width 81.3, ports 151.0, path 64.0
;   blocks_lanes.2: 27 uops, planned 19.0; bounds: width 9.0, ports 14.0, path 14.0
;   blocks_lanes/blocks_last: 244 uops, planned 174.3; bounds: width 81.3, ports 151.0, path 64.0
;   blocks_lanes.4: 53 uops, planned 60.0; bounds: width 17.7, ports 21.3, path 45.0
;   body.2: 32 uops, planned 33.0; bounds: width 10.7, ports 12.0, path 29.0
;   blocks: 80 uops, planned 99.0; bounds: width 26.7, ports 39.0, path 96.0
;   body.4: 39 uops, planned 56.0; bounds: width 13.0, ports 15.0, path 52.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 1 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks, limb 2 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 3 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 4 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks_lanes, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 2 of 3 by 64 bits: at most 256
;   a in blocks, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 2 of 3 by 64 bits: at most 4
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
%fatal "poly1305_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_blocks
$_poly1305_blocks:
%else
        global $poly1305_blocks
%endif
$poly1305_blocks:
        push rbx                                                  ;                    preserved
        push rbp                                                  ;                    preserved
        push r12                                                  ;                    preserved
        push r13                                                  ;                    preserved
        push r14                                                  ;                    preserved
        push r15                                                  ;                    preserved
        sub rsp, 0x3f8                                            ;                    frame
        lea rbx, [rsp + 128]                                      ;                    frame
        mov qword [rbx + 704], rsi                                ;                    argument
        mov dword [rbx + 844], ecx                                ;                    argument
        mov qword [rbx + 736], rdi                                ;                    argument
        mov qword [rbx + 760], rdx                                ;                    argument
        mov r8, qword [rbx + 704]                                 ;     0.0 p2      41 a reload
        mov esi, dword [r8 + 16]                                  ;     4.0 p2      41 a
        mov dword [rbx + 824], esi                                ;     8.0 p0+p3   41 a
        mov r9, rsi                                               ;     8.0 p1      41 a copy
        shr r9, 2                                                 ;     9.0 p1      41 a
        mov r10, rsi                                              ;     8.0 p0      41 a copy
        mov edi, dword [r8]                                       ;     4.0 p2      41 a
        mov dword [rbx + 828], edi                                ;     8.0 p0+p3   41 a
        mov ebp, dword [r8 + 4]                                   ;     4.0 p2      41 a
        mov dword [rbx + 832], ebp                                ;     8.0 p0+p3   41 a
        shl rbp, 0x20                                             ;     8.0 p1      41 a
        or rdi, rbp                                               ;     9.0 p0      41 a
        mov ebp, dword [r8 + 8]                                   ;     4.0 p2      41 a
        mov r11d, dword [r8 + 12]                                 ;     5.0 p2      41 a
        mov dword [rbx + 836], ebp                                ;     8.0 p0+p3   41 a
        mov dword [rbx + 840], r11d                               ;     9.0 p0+p3   41 a
        shl r11, 0x20                                             ;     9.0 p1      41 a
        or rbp, r11                                               ;    10.0 p0      41 a
        and r10, 3                                                ;     9.0 p0      41 a
        and rsi, -4                                               ;     8.0 p0      41 a
        add r9, rsi                                               ;    16.0 p1      41 a
        add rdi, r9                                               ;    17.0 p1      41 a
        adc rbp, 0                                                ;    18.0 p1      41 a
        adc r10, 0                                                ;    28.0 p1      41 a
        mov qword [rbx + 712], rdi                                ;    18.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 720], rbp                                ;    28.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 728], r10                                ;    38.0 p0+p3   42 blocks_lanes
        mov esi, dword [rbx + 844]                                ;    10.3 p2      42 blocks_lanes
        shr esi, 2                                                ;    14.3 p1      42 blocks_lanes
        cmp esi, 1                                                ;    15.3 p0      42 blocks_lanes
        sbb edi, edi                                              ;    18.0 p1      42 blocks_lanes
        add edi, 1                                                ;    28.0 p0      42 blocks_lanes
        mov dword [rbx + 848], edi                                ;    29.0 p0+p3   42 blocks_lanes
        mov dword [rbx + 852], edi                                ;    29.0 p0+p3   42 blocks_lanes
        mov r8, qword [rbx + 736]                                 ;    13.3 p2       9 k reload
        mov esi, dword [r8]                                       ;    17.3 p2       9 k
        mov edi, dword [r8 + 4]                                   ;    17.3 p2       9 k
        mov ebp, dword [r8 + 8]                                   ;    17.3 p2       9 k
        mov r8d, dword [r8 + 12]                                  ;    17.3 p2       9 k
        and esi, 0xfffffff                                        ;    21.3 p0       9 k
        mov dword [rbx + 856], esi                                ;    22.3 p0+p3    9 k
        and edi, 0xffffffc                                        ;    21.3 p0       9 k
        mov dword [rbx + 860], edi                                ;    22.7 p0+p3    9 k
        shl rdi, 0x20                                             ;    22.3 p1       9 k
        or rsi, rdi                                               ;    23.3 p0       9 k
        mov qword [rbx + 744], rsi                                ;    24.7 p0+p3    9 k
        and ebp, 0xffffffc                                        ;    21.3 p0       9 k
        mov dword [rbx + 864], ebp                                ;    26.7 p0+p3    9 k
        and r8d, 0xffffffc                                        ;    21.4 p0       9 k
        mov dword [rbx + 868], r8d                                ;    28.7 p0+p3    9 k
        shl r8, 0x20                                              ;    22.4 p1       9 k
        or rbp, r8                                                ;    23.4 p0       9 k
        mov qword [rbx + 752], rbp                                ;    30.7 p0+p3    9 k
        cmp dword [rbx + 848], 0                                  ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        mov r8d, dword [rbx + 860]                                ;     0.0 p2      42 a
        shl r8, 0x20                                              ;     4.0 p1      42 a
        mov esi, dword [rbx + 856]                                ;     1.0 p2      42 a reload
        or r8, rsi                                                ;     5.0 p0      42 a
        movq xmm0, r8                                             ;     6.0 p1      42 a
        pshufd xmm1, xmm0, 0xe4                                   ;    10.0 p1      42 a copy
        punpcklqdq xmm1, xmm0                                     ;    14.0 p1      42 a
        mov r8d, dword [rbx + 868]                                ;     2.7 p2      42 a
        shl r8, 0x20                                              ;     6.7 p1      42 a
        mov esi, dword [rbx + 864]                                ;     3.7 p2      42 a reload
        or r8, rsi                                                ;     7.7 p0      42 a
        movq xmm0, r8                                             ;     8.7 p1      42 a
        movdqa xmm2, xmm0                                         ;    12.7 p0      42 a copy
        punpcklqdq xmm2, xmm0                                     ;    19.7 p1      42 a
        movdqa xmm0, xmm1                                         ;    17.0 p0      42 a copy
        psrlq xmm0, 0x34                                          ;    24.0 p1      42 a
        movdqa xmm3, xmm1                                         ;    17.0 p0      42 a copy
        psrlq xmm3, 0x1a                                          ;    24.0 p1      42 a
        movdqa xmm4, [rel poly1305_blocks.T0_constants128]        ;     6.7 p2      42 a reload
        pand xmm3, xmm4                                           ;    26.0 p1      42 a
        pand xmm1, xmm4                                           ;    17.7 p1      42 a
        movdqa xmm5, xmm2                                         ;    22.7 p0      42 a copy
        psllq xmm5, 0xc                                           ;    29.7 p1      42 a
        por xmm0, xmm5                                            ;    31.7 p1      42 a
        pand xmm0, xmm4                                           ;    33.7 p1      42 a
        movdqa xmm5, xmm2                                         ;    22.7 p0      42 a copy
        psrlq xmm5, 0xe                                           ;    29.7 p1      42 a
        psrlq xmm2, 0x28                                          ;    22.7 p1      42 a
        pand xmm5, xmm4                                           ;    31.7 p1      42 a
        movdqa xmm6, xmm1                                         ;    19.7 p0      42 a copy
        pmuludq xmm6, xmm1                                        ;    26.7 p1      42 a
        movdqa xmm7, [rel poly1305_blocks.T0_constants128 + 16]   ;    11.0 p2      42 a
        pmuludq xmm7, xmm2                                        ;    24.7 p1      42 a
        movdqa xmm8, [rel poly1305_blocks.T0_constants128 + 16]   ;    12.0 p2      42 a
        pmuludq xmm8, xmm3                                        ;    28.0 p1      42 a
        pmuludq xmm8, xmm2                                        ;    35.0 p1      42 a
        paddq xmm6, xmm8                                          ;    42.0 p1      42 a
        movdqa xmm8, xmm7                                         ;    31.7 p0      42 a copy
        pmuludq xmm8, xmm3                                        ;    38.7 p1      42 a
        paddq xmm6, xmm8                                          ;    47.0 p1      42 a
        movdqa xmm8, [rel poly1305_blocks.T0_constants128 + 16]   ;    14.0 p2      42 a
        pmuludq xmm8, xmm5                                        ;    33.7 p1      42 a
        movdqa xmm9, xmm3                                         ;    28.0 p0      42 a copy
        pmuludq xmm9, xmm1                                        ;    35.0 p1      42 a
        movdqa xmm10, xmm3                                        ;    28.0 p0      42 a copy
        pmuludq xmm10, xmm3                                       ;    35.0 p1      42 a
        movdqa xmm11, [rel poly1305_blocks.T0_constants128 + 16]  ;    16.0 p2      42 a
        pmuludq xmm11, xmm0                                       ;    35.7 p1      42 a
        movdqa xmm12, xmm2                                        ;    24.7 p0      42 a copy
        pmuludq xmm12, xmm1                                       ;    31.7 p1      42 a
        movdqa xmm13, xmm11                                       ;    42.7 p0      42 a copy
        pmuludq xmm13, xmm5                                       ;    49.7 p1      42 a
        pmuludq xmm11, xmm2                                       ;    42.7 p1      42 a
        paddq xmm6, xmm13                                         ;    56.7 p1      42 a
        paddq xmm11, xmm9                                         ;    49.7 p1      42 a
        paddq xmm11, xmm9                                         ;    54.7 p1      42 a
        movdqa xmm9, xmm7                                         ;    31.7 p0      42 a copy
        pmuludq xmm9, xmm0                                        ;    38.7 p1      42 a
        paddq xmm11, xmm9                                         ;    59.7 p1      42 a
        movdqa xmm9, xmm7                                         ;    31.7 p0      42 a copy
        pmuludq xmm9, xmm2                                        ;    38.7 p1      42 a
        pmuludq xmm7, xmm5                                        ;    38.9 p1      42 a
        paddq xmm10, xmm7                                         ;    45.9 p1      42 a
        movdqa xmm7, xmm8                                         ;    40.7 p0      42 a copy
        pmuludq xmm7, xmm0                                        ;    47.7 p1      42 a
        paddq xmm6, xmm7                                          ;    61.7 p1      42 a
        movdqa xmm7, xmm5                                         ;    33.7 p0      42 a copy
        pmuludq xmm7, xmm1                                        ;    42.9 p1      42 a
        paddq xmm9, xmm7                                          ;    49.9 p1      42 a
        paddq xmm9, xmm7                                          ;    54.9 p1      42 a
        movdqa xmm7, xmm0                                         ;    35.7 p0      42 a copy
        pmuludq xmm7, xmm1                                        ;    45.9 p1      42 a
        paddq xmm10, xmm7                                         ;    52.9 p1      42 a
        paddq xmm10, xmm7                                         ;    57.9 p1      42 a
        movdqa xmm7, xmm8                                         ;    40.7 p0      42 a copy
        pmuludq xmm7, xmm5                                        ;    48.9 p1      42 a
        pmuludq xmm8, xmm2                                        ;    49.9 p1      42 a
        paddq xmm11, xmm7                                         ;    64.7 p1      42 a
        paddq xmm10, xmm8                                         ;    62.9 p1      42 a
        movdqa xmm7, xmm5                                         ;    33.7 p0      42 a copy
        pmuludq xmm7, xmm3                                        ;    52.9 p1      42 a
        movdqa xmm8, xmm0                                         ;    35.7 p0      42 a copy
        pmuludq xmm8, xmm3                                        ;    53.9 p1      42 a
        movdqa xmm13, xmm0                                        ;    35.7 p0      42 a copy
        pmuludq xmm13, xmm0                                       ;    54.9 p1      42 a
        paddq xmm9, xmm8                                          ;    60.9 p1      42 a
        paddq xmm9, xmm8                                          ;    65.9 p1      42 a
        paddq xmm13, xmm12                                        ;    61.9 p1      42 a
        paddq xmm13, xmm12                                        ;    66.9 p1      42 a
        paddq xmm13, xmm7                                         ;    71.9 p1      42 a
        paddq xmm13, xmm7                                         ;    76.9 p1      42 a
        movdqa xmm7, xmm6                                         ;    66.7 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;    73.7 p1      42 a
        paddq xmm11, xmm7                                         ;    75.7 p1      42 a
        pand xmm6, xmm4                                           ;    66.7 p1      42 a
        movdqa xmm7, xmm9                                         ;    70.9 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;    77.9 p1      42 a
        pand xmm9, xmm4                                           ;    70.9 p1      42 a
        paddq xmm13, xmm7                                         ;    81.9 p1      42 a
        movdqa xmm7, xmm11                                        ;    80.7 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;    87.7 p1      42 a
        paddq xmm10, xmm7                                         ;    89.7 p1      42 a
        pand xmm11, xmm4                                          ;    80.7 p1      42 a
        movdqa xmm7, xmm13                                        ;    86.9 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;    93.9 p1      42 a
        pand xmm13, xmm4                                          ;    86.9 p1      42 a
        movdqa xmm8, [rel poly1305_blocks.T0_constants128 + 16]   ;    36.0 p2      42 a reload
        pmuludq xmm7, xmm8                                        ;    95.9 p1      42 a
        paddq xmm6, xmm7                                          ;   102.9 p1      42 a
        movdqa xmm7, xmm10                                        ;    94.7 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;   101.7 p1      42 a
        paddq xmm9, xmm7                                          ;   103.7 p1      42 a
        pand xmm10, xmm4                                          ;    94.7 p1      42 a
        movdqa xmm7, xmm10                                        ;    96.7 p0      42 a copy
        punpcklqdq xmm7, xmm0                                     ;   103.7 p1      42 a
        movdqa [rbx - 128], xmm10                                 ;    96.7 p0+p3   42 a
        movdqa xmm0, xmm9                                         ;   108.7 p0      42 a copy
        psrlq xmm0, 0x1a                                          ;   115.7 p1      42 a
        paddq xmm13, xmm0                                         ;   117.7 p1      42 a
        pand xmm9, xmm4                                           ;   108.7 p1      42 a
        movdqa [rbx - 112], xmm9                                  ;   110.7 p0+p3   42 a
        movdqa xmm0, [rel poly1305_blocks.T0_constants128 + 16]   ;    41.7 p2      42 a copy
        pmuludq xmm0, xmm10                                       ;    96.7 p1      42 a
        movdqa [rbx - 96], xmm0                                   ;   103.7 p0+p3   42 a
        movdqa xmm12, xmm6                                        ;   107.9 p0      42 a copy
        psrlq xmm12, 0x1a                                         ;   114.9 p1      42 a
        paddq xmm11, xmm12                                        ;   116.9 p1      42 a
        pand xmm6, xmm4                                           ;   107.9 p1      42 a
        movdqa xmm12, xmm9                                        ;   110.7 p0      42 a copy
        punpcklqdq xmm12, xmm5                                    ;   117.7 p1      42 a
        movdqa [rbx - 80], xmm7                                   ;   106.7 p0+p3   42 a
        movdqa xmm5, xmm6                                         ;   109.9 p0      42 a copy
        punpcklqdq xmm5, xmm1                                     ;   116.9 p1      42 a
        movdqa [rbx - 64], xmm13                                  ;   122.7 p0+p3   42 a
        movdqa [rbx - 48], xmm6                                   ;   109.9 p0+p3   42 a
        movdqa xmm1, xmm11                                        ;   121.9 p0      42 a copy
        punpcklqdq xmm1, xmm3                                     ;   128.9 p1      42 a
        movdqa xmm3, xmm8                                         ;    50.3 p0      42 a copy
        pmuludq xmm3, xmm9                                        ;   110.7 p1      42 a
        movdqa xmm14, xmm13                                       ;   122.7 p0      42 a copy
        punpcklqdq xmm14, xmm2                                    ;   129.7 p1      42 a
        movdqa [rbx - 32], xmm3                                   ;   117.7 p0+p3   42 a
        movdqa xmm2, [rel poly1305_blocks.T0_constants128 + 16]   ;    50.3 p2      42 a copy
        pmuludq xmm2, xmm13                                       ;   122.7 p1      42 a
        pmuludq xmm13, xmm5                                       ;   122.7 p1      42 a
        movdqa [rbx - 16], xmm5                                   ;   119.9 p0+p3   42 a
        movdqa [rbx + 0], xmm11                                   ;   121.9 p0+p3   42 a
        movdqa [rbx + 16], xmm2                                   ;   129.7 p0+p3   42 a
        movdqa xmm15, xmm0                                        ;   103.7 p0      42 a copy
        pmuludq xmm15, xmm12                                      ;   120.7 p1      42 a
        pmuludq xmm0, xmm14                                       ;   132.7 p1      42 a
        movdqa [rbx + 32], xmm12                                  ;   120.7 p0+p3   42 a
        movdqa [rbx + 48], xmm14                                  ;   132.7 p0+p3   42 a
        movdqa [rbx + 64], xmm1                                   ;   131.9 p0+p3   42 a
        movdqa xmm4, xmm3                                         ;   117.7 p0      42 a copy
        pmuludq xmm4, xmm7                                        ;   124.7 p1      42 a
        paddq xmm15, xmm4                                         ;   131.7 p1      42 a
        movdqa xmm4, xmm10                                        ;    96.7 p0      42 a copy
        pmuludq xmm4, xmm7                                        ;   106.7 p1      42 a
        paddq xmm13, xmm4                                         ;   129.7 p1      42 a
        movdqa xmm4, xmm3                                         ;   117.7 p0      42 a copy
        pmuludq xmm4, xmm12                                       ;   124.7 p1      42 a
        paddq xmm0, xmm4                                          ;   139.7 p1      42 a
        pmuludq xmm3, xmm14                                       ;   132.7 p1      42 a
        movdqa xmm4, xmm10                                        ;    96.7 p0      42 a copy
        pmuludq xmm4, xmm5                                        ;   119.9 p1      42 a
        paddq xmm3, xmm4                                          ;   139.7 p1      42 a
        pmuludq xmm10, xmm1                                       ;   131.9 p1      42 a
        movdqa xmm4, xmm6                                         ;   109.9 p0      42 a copy
        pmuludq xmm4, xmm5                                        ;   119.9 p1      42 a
        paddq xmm15, xmm4                                         ;   136.7 p1      42 a
        movdqa xmm4, xmm11                                        ;   121.9 p0      42 a copy
        pmuludq xmm4, xmm5                                        ;   128.9 p1      42 a
        pmuludq xmm5, xmm9                                        ;   119.9 p1      42 a
        paddq xmm10, xmm5                                         ;   138.9 p1      42 a
        paddq xmm0, xmm4                                          ;   144.7 p1      42 a
        pmuludq xmm9, xmm1                                        ;   131.9 p1      42 a
        paddq xmm13, xmm9                                         ;   138.9 p1      42 a
        movdqa xmm4, xmm6                                         ;   109.9 p0      42 a copy
        pmuludq xmm4, xmm7                                        ;   116.9 p1      42 a
        paddq xmm3, xmm4                                          ;   144.7 p1      42 a
        movdqa xmm4, xmm8                                         ;    68.0 p0      42 a copy
        pmuludq xmm4, xmm11                                       ;   121.9 p1      42 a
        movdqa [rbx + 80], xmm4                                   ;   128.9 p0+p3   42 a
        pmuludq xmm4, xmm14                                       ;   132.7 p1      42 a
        paddq xmm15, xmm4                                         ;   141.7 p1      42 a
        movdqa xmm4, xmm6                                         ;   109.9 p0      42 a copy
        pmuludq xmm4, xmm12                                       ;   120.7 p1      42 a
        paddq xmm10, xmm4                                         ;   143.9 p1      42 a
        movdqa xmm4, xmm2                                         ;   129.7 p0      42 a copy
        pmuludq xmm4, xmm1                                        ;   136.7 p1      42 a
        paddq xmm15, xmm4                                         ;   146.7 p1      42 a
        movd xmm4, [rbx + 824]                                    ;    72.0 p2      42 a
        psllq xmm4, 0x18                                          ;   121.9 p1      42 a
        mov r8d, dword [rbx + 840]                                ;    73.0 p2      42 a
        shl r8, 0x20                                              ;   122.9 p1      42 a
        mov r9d, dword [rbx + 832]                                ;    74.0 p2      42 a
        shl r9, 0x20                                              ;   123.5 p1      42 a
        mov esi, dword [rbx + 836]                                ;    75.0 p2      42 a reload
        or r8, rsi                                                ;   123.9 p0      42 a
        mov esi, dword [rbx + 828]                                ;    76.0 p2      42 a reload
        or r9, rsi                                                ;   124.5 p0      42 a
        movq xmm5, r8                                             ;   125.0 p1      42 a
        movq xmm9, r9                                             ;   127.0 p1      42 a
        movdqa xmm8, xmm11                                        ;   121.9 p0      42 a copy
        pmuludq xmm8, xmm7                                        ;   128.9 p1      42 a
        paddq xmm10, xmm8                                         ;   148.9 p1      42 a
        movdqa xmm8, xmm2                                         ;   129.7 p0      42 a copy
        pmuludq xmm8, xmm7                                        ;   136.7 p1      42 a
        paddq xmm0, xmm8                                          ;   149.7 p1      42 a
        movdqa xmm8, [rel poly1305_blocks.T0_constants128 + 16]   ;    89.7 p2      42 a reload
        pmuludq xmm7, xmm8                                        ;   132.0 p1      42 a
        movdqa [rbx + 96], xmm7                                   ;   139.0 p0+p3   42 a
        movdqa xmm7, xmm11                                        ;   121.9 p0      42 a copy
        pmuludq xmm7, xmm12                                       ;   133.0 p1      42 a
        pmuludq xmm11, xmm1                                       ;   134.0 p1      42 a
        paddq xmm3, xmm11                                         ;   149.7 p1      42 a
        paddq xmm13, xmm7                                         ;   143.9 p1      42 a
        movdqa xmm7, xmm2                                         ;   129.7 p0      42 a copy
        pmuludq xmm7, xmm12                                       ;   137.0 p1      42 a
        pmuludq xmm2, xmm14                                       ;   138.0 p1      42 a
        paddq xmm3, xmm7                                          ;   154.7 p1      42 a
        paddq xmm10, xmm2                                         ;   153.9 p1      42 a
        pmuludq xmm12, xmm8                                       ;   141.0 p1      42 a
        movdqa xmm2, xmm6                                         ;   110.2 p0      42 a copy
        pmuludq xmm2, xmm1                                        ;   142.0 p1      42 a
        pmuludq xmm6, xmm14                                       ;   143.0 p1      42 a
        paddq xmm0, xmm2                                          ;   154.7 p1      42 a
        paddq xmm13, xmm6                                         ;   150.0 p1      42 a
        pmuludq xmm1, xmm8                                        ;   146.0 p1      42 a
        pmuludq xmm14, xmm8                                       ;   147.0 p1      42 a
        movdqa [rbx + 112], xmm12                                 ;   148.0 p0+p3   42 a
        movdqa [rbx + 128], xmm1                                  ;   153.0 p0+p3   42 a
        movdqa [rbx + 144], xmm14                                 ;   154.0 p0+p3   42 a
        movdqa xmm1, xmm15                                        ;   151.7 p0      42 a copy
        psrlq xmm1, 0x1a                                          ;   158.7 p1      42 a
        paddq xmm0, xmm1                                          ;   160.7 p1      42 a
        movdqa xmm1, [rel poly1305_blocks.T0_constants128]        ;   126.7 p2      42 a reload
        pand xmm15, xmm1                                          ;   151.7 p1      42 a
        movdqa xmm2, xmm5                                         ;   129.0 p0      42 a copy
        psrlq xmm2, 0x28                                          ;   151.0 p1      42 a
        por xmm4, xmm2                                            ;   153.0 p1      42 a
        movdqa xmm2, xmm9                                         ;   131.0 p0      42 a copy
        psrlq xmm2, 0x1a                                          ;   153.0 p1      42 a
        movdqa xmm6, xmm9                                         ;   131.0 p0      42 a copy
        pand xmm6, xmm1                                           ;   154.0 p1      42 a
        pand xmm2, xmm1                                           ;   155.0 p1      42 a
        movdqa xmm7, xmm10                                        ;   158.9 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;   165.9 p1      42 a
        pand xmm10, xmm1                                          ;   158.9 p1      42 a
        paddq xmm13, xmm7                                         ;   167.9 p1      42 a
        movdqa xmm7, xmm0                                         ;   165.7 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;   172.7 p1      42 a
        psrlq xmm9, 0x34                                          ;   160.0 p1      42 a
        paddq xmm3, xmm7                                          ;   174.7 p1      42 a
        pand xmm0, xmm1                                           ;   165.7 p1      42 a
        movdqa xmm7, xmm5                                         ;   134.6 p0      42 a copy
        psllq xmm7, 0xc                                           ;   163.0 p1      42 a
        psrlq xmm5, 0xe                                           ;   164.0 p1      42 a
        por xmm9, xmm7                                            ;   165.0 p1      42 a
        pand xmm9, xmm1                                           ;   167.0 p1      42 a
        movdqa [rbx + 160], xmm9                                  ;   169.0 p0+p3   42 blocks
        movdqa xmm7, xmm4                                         ;   155.0 p0      42 a copy
        psrlq xmm7, 0x1a                                          ;   167.0 p1      42 a
        pand xmm4, xmm1                                           ;   168.0 p1      42 a
        pmuludq xmm7, xmm8                                        ;   169.0 p1      42 a
        paddq xmm6, xmm7                                          ;   176.0 p1      42 a
        movdqa [rbx + 176], xmm4                                  ;   170.0 p0+p3   42 blocks
        movdqa xmm4, xmm13                                        ;   172.9 p0      42 a copy
        psrlq xmm4, 0x1a                                          ;   179.9 p1      42 a
        pand xmm13, xmm1                                          ;   172.9 p1      42 a
        pmuludq xmm4, xmm8                                        ;   181.9 p1      42 a
        paddq xmm15, xmm4                                         ;   188.9 p1      42 a
        movdqa xmm4, xmm3                                         ;   179.7 p0      42 a copy
        psrlq xmm4, 0x1a                                          ;   186.7 p1      42 a
        paddq xmm10, xmm4                                         ;   188.7 p1      42 a
        pand xmm5, xmm1                                           ;   177.0 p1      42 a
        pand xmm3, xmm1                                           ;   179.7 p1      42 a
        movdqa [rbx + 192], xmm5                                  ;   179.0 p0+p3   42 blocks
        movdqa [rbx + 208], xmm3                                  ;   181.7 p0+p3   42 a
        mov esi, dword [rbx + 844]                                ;   145.7 p2      42 blocks
        shr esi, 2                                                ;   179.0 p1      42 blocks
        cmp esi, 1                                                ;   180.0 p0      42 blocks
        sbb edi, edi                                              ;   181.6 p1      42 blocks
        add esi, 0xffffffff                                       ;   180.0 p0      42 blocks
        sub esi, edi                                              ;   191.6 p0      42 blocks
        movdqa xmm4, xmm3                                         ;   181.7 p0      42 a copy
        punpcklqdq xmm4, xmm3                                     ;   188.7 p1      42 a
        pmuludq xmm3, xmm8                                        ;   183.6 p1      42 a
        movdqa [rbx + 224], xmm3                                  ;   190.6 p0+p3   42 a
        movdqa [rbx + 240], xmm4                                  ;   191.7 p0+p3   42 a
        pmuludq xmm4, xmm8                                        ;   191.7 p1      42 a
        movdqa [rbx + 256], xmm4                                  ;   198.7 p0+p3   42 a
        movdqa xmm3, xmm10                                        ;   193.7 p0      42 a copy
        psrlq xmm3, 0x1a                                          ;   200.7 p1      42 a
        paddq xmm13, xmm3                                         ;   202.7 p1      42 a
        pand xmm10, xmm1                                          ;   193.7 p1      42 a
        movdqa [rbx + 272], xmm10                                 ;   195.7 p0+p3   42 a
        movdqa [rbx + 288], xmm13                                 ;   207.7 p0+p3   42 a
        mov dword [rbx + 872], esi                                ;   192.6 p0+p3   42 blocks
        shl rsi, 6                                                ;   192.6 p1      42 blocks
        add rsi, qword [rbx + 760]                                ;   193.6 p2+p0   42 blocks
        mov qword [rbx + 768], rsi                                ;   194.6 p0+p3   42 blocks
        movdqa xmm3, xmm15                                        ;   193.9 p0      42 a copy
        psrlq xmm3, 0x1a                                          ;   200.9 p1      42 a
        paddq xmm0, xmm3                                          ;   202.9 p1      42 a
        pand xmm15, xmm1                                          ;   193.9 p1      42 a
        movdqa [rbx + 304], xmm15                                 ;   195.9 p0+p3   42 a
        movdqa xmm3, xmm15                                        ;   195.9 p0      42 a copy
        punpcklqdq xmm3, xmm15                                    ;   202.9 p1      42 a
        movdqa [rbx + 320], xmm3                                  ;   205.9 p0+p3   42 a
        movdqa [rbx + 336], xmm0                                  ;   207.9 p0+p3   42 a
        movdqa xmm3, xmm6                                         ;   181.0 p0      42 a copy
        psrlq xmm3, 0x1a                                          ;   193.2 p1      42 a
        pand xmm6, xmm1                                           ;   194.2 p1      42 a
        paddq xmm2, xmm3                                          ;   195.2 p1      42 a
        movdqa [rbx + 352], xmm6                                  ;   196.2 p0+p3   42 blocks
        movdqa [rbx + 368], xmm2                                  ;   200.2 p0+p3   42 blocks
        movdqa xmm1, xmm10                                        ;   195.7 p0      42 a copy
        punpcklqdq xmm1, xmm10                                    ;   202.7 p1      42 a
        pmuludq xmm10, xmm8                                       ;   197.2 p1      42 a
        movdqa [rbx + 384], xmm10                                 ;   204.2 p0+p3   42 a
        movdqa [rbx + 400], xmm1                                  ;   205.7 p0+p3   42 a
        pmuludq xmm1, xmm8                                        ;   205.7 p1      42 a
        movdqa [rbx + 416], xmm1                                  ;   212.7 p0+p3   42 a
        movdqa xmm1, xmm13                                        ;   207.7 p0      42 a copy
        punpcklqdq xmm1, xmm13                                    ;   214.7 p1      42 a
        pmuludq xmm13, xmm8                                       ;   207.7 p1      42 a
        movdqa [rbx + 432], xmm13                                 ;   214.7 p0+p3   42 a
        movdqa [rbx + 448], xmm1                                  ;   217.7 p0+p3   42 a
        pmuludq xmm1, xmm8                                        ;   217.7 p1      42 a
        movdqa [rbx + 464], xmm1                                  ;   224.7 p0+p3   42 a
        movdqa xmm1, xmm0                                         ;   207.9 p0      42 a copy
        punpcklqdq xmm1, xmm0                                     ;   214.9 p1      42 a
        pmuludq xmm0, xmm8                                        ;   207.9 p1      42 a
        movdqa [rbx + 480], xmm0                                  ;   214.9 p0+p3   42 a
        pmuludq xmm8, xmm1                                        ;   217.9 p1      42 a
        movdqa [rbx + 496], xmm1                                  ;   217.9 p0+p3   42 a
        movdqa [rbx + 512], xmm8                                  ;   224.9 p0+p3   42 a
        cmp dword [rbx + 872], 0                                  ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rbx + 760]                                 ;                    resident
        movdqa xmm0, [rbx + 352]                                  ;                    resident
        movdqa xmm1, [rbx + 368]                                  ;                    resident
        movdqa xmm2, [rbx + 160]                                  ;                    resident
        movdqa xmm3, [rbx + 192]                                  ;                    resident
        align 16
.blocks_2:
        movq xmm4, [r8]                                           ;     0.0 p2      42 a
        movhps xmm4, [r8 + 16]                                    ;    11.0 p2+p1   42 a
        pshufd xmm5, xmm4, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm5, 0x34                                          ;    17.0 p1      42 a
        pshufd xmm6, xmm4, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm6, 0x1a                                          ;    17.0 p1      42 a
        movq xmm7, [r8 + 8]                                       ;     2.3 p2      42 a
        movhps xmm7, [r8 + 24]                                    ;    13.3 p2+p1   42 a
        pshufd xmm8, xmm7, 0xe4                                   ;    15.3 p1      42 a copy
        psllq xmm8, 0xc                                           ;    19.3 p1      42 a
        por xmm5, xmm8                                            ;    21.3 p1      42 a
        movdqa xmm8, xmm7                                         ;    15.3 p0      42 a copy
        psrlq xmm8, 0xe                                           ;    22.3 p1      42 a
        psrlq xmm7, 0x28                                          ;    15.3 p1      42 a
        movq xmm9, [r8 + 32]                                      ;     5.3 p2      42 a
        movhps xmm9, [r8 + 48]                                    ;    16.3 p2+p1   42 a
        movq xmm10, [r8 + 40]                                     ;     7.3 p2      42 a
        movhps xmm10, [r8 + 56]                                   ;    18.3 p2+p1   42 a
        movdqa xmm11, xmm9                                        ;    18.3 p0      42 a copy
        psrlq xmm11, 0x34                                         ;    25.3 p1      42 a
        movdqa xmm12, xmm9                                        ;    18.3 p0      42 a copy
        psrlq xmm12, 0x1a                                         ;    25.3 p1      42 a
        movdqa xmm13, xmm10                                       ;    20.3 p0      42 a copy
        psllq xmm13, 0xc                                          ;    27.3 p1      42 a
        por xmm11, xmm13                                          ;    29.3 p1      42 a
        movdqa xmm13, xmm10                                       ;    20.3 p0      42 a copy
        psrlq xmm13, 0xe                                          ;    27.3 p1      42 a
        psrlq xmm10, 0x28                                         ;    20.3 p1      42 a
        add r8, 0x40                                              ;    11.3 p0      42 blocks
        movdqa xmm14, [rel poly1305_blocks.T0_constants128]       ;    11.0 p2      42 a reload
        pand xmm5, xmm14                                          ;    23.3 p1      42 a
        paddq xmm2, xmm5                                          ;    25.3 p1      42 a
        movdqa xmm5, [rbx + 416]                                  ;    12.0 p2      42 a
        pmuludq xmm5, xmm2                                        ;    30.3 p1      42 a
        movdqa xmm15, [rel poly1305_blocks.T0_constants128 + 32]  ;    13.0 p2      42 a reload
        por xmm7, xmm15                                           ;    24.0 p1      42 a
        por xmm10, xmm15                                          ;    24.0 p1      42 a
        paddq xmm7, [rbx + 176]                                   ;    26.0 p2+p1   42 a
        movdqa xmm15, [rbx + 464]                                 ;    15.0 p2      42 a
        pmuludq xmm15, xmm2                                       ;    30.3 p1      42 a
        pand xmm6, xmm14                                          ;    26.3 p1      42 a
        paddq xmm1, xmm6                                          ;    28.3 p1      42 a
        movdqa xmm6, [rbx + 496]                                  ;    16.0 p2      42 a
        pmuludq xmm6, xmm2                                        ;    30.3 p1      42 a
        pand xmm8, xmm14                                          ;    29.3 p1      42 a
        paddq xmm3, xmm8                                          ;    31.3 p1      42 a
        movdqa xmm8, [rbx + 320]                                  ;    17.0 p2      42 a
        pmuludq xmm8, xmm2                                        ;    31.3 p1      42 a
        pmuludq xmm2, [rbx + 240]                                 ;    32.3 p2+p1   42 a
        pand xmm11, xmm14                                         ;    33.3 p1      42 a
        pand xmm12, xmm14                                         ;    34.3 p1      42 a
        pand xmm4, xmm14                                          ;    35.3 p1      42 a
        paddq xmm0, xmm4                                          ;    37.3 p1      42 a
        pand xmm13, xmm14                                         ;    37.3 p1      42 a
        pand xmm9, xmm14                                          ;    38.3 p1      42 a
        movdqa xmm4, xmm14                                        ;    22.0 p0      42 a copy
        movdqa [rbx + 528], xmm2                                  ;    39.3 p0+p3   42 a spill
        movdqa xmm2, xmm14                                        ;    22.3 p0      42 a copy
        movdqa [rbx + 544], xmm2                                  ;    29.3 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    22.3 p2      42 a copy
        movdqa [rbx + 560], xmm2                                  ;    33.3 p0+p3   42 a spill
        movdqa xmm2, xmm14                                        ;    25.3 p0      42 a copy
        movdqa [rbx + 576], xmm2                                  ;    32.3 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    24.3 p2      42 a copy
        movdqa [rbx + 592], xmm2                                  ;    35.3 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    25.3 p2      42 a copy
        movdqa [rbx + 608], xmm14                                 ;    30.7 p0+p3   42 a spill
        movdqa xmm14, [rbx + 80]                                  ;    26.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    39.3 p1      42 a
        paddq xmm5, xmm14                                         ;    46.3 p1      42 a
        movdqa xmm14, [rbx - 96]                                  ;    27.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    41.3 p1      42 a
        paddq xmm15, xmm14                                        ;    48.3 p1      42 a
        movdqa xmm14, [rbx + 16]                                  ;    28.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    43.3 p1      42 a
        paddq xmm6, xmm14                                         ;    50.3 p1      42 a
        movdqa xmm14, [rbx - 32]                                  ;    29.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    45.3 p1      42 a
        paddq xmm8, xmm14                                         ;    52.3 p1      42 a
        movdqa xmm14, [rbx - 48]                                  ;    30.3 p2      42 a reload
        pmuludq xmm10, xmm14                                      ;    47.3 p1      42 a
        movdqa xmm14, [rbx + 528]                                 ;    39.3 p2      42 a reload
        paddq xmm14, xmm10                                        ;    54.3 p1      42 a
        movdqa xmm10, [rbx + 512]                                 ;    32.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    49.3 p1      42 a
        paddq xmm5, xmm10                                         ;    56.3 p1      42 a
        movdqa xmm10, [rbx + 256]                                 ;    33.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    51.3 p1      42 a
        paddq xmm15, xmm10                                        ;    58.3 p1      42 a
        movdqa xmm10, [rbx + 464]                                 ;    34.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    53.3 p1      42 a
        paddq xmm6, xmm10                                         ;    60.3 p1      42 a
        movdqa xmm10, [rbx + 416]                                 ;    35.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    55.3 p1      42 a
        paddq xmm8, xmm10                                         ;    62.3 p1      42 a
        movdqa xmm10, [rbx + 320]                                 ;    36.3 p2      42 a reload
        pmuludq xmm7, xmm10                                       ;    57.3 p1      42 a
        paddq xmm14, xmm7                                         ;    64.3 p1      42 a
        movdqa xmm7, [rbx + 320]                                  ;    37.3 p2      42 a copy
        pmuludq xmm7, xmm0                                        ;    59.3 p1      42 a
        paddq xmm5, xmm7                                          ;    66.3 p1      42 a
        movdqa xmm7, [rbx + 320]                                  ;    38.3 p2      42 a copy
        pmuludq xmm7, xmm1                                        ;    61.3 p1      42 a
        pmuludq xmm10, xmm3                                       ;    62.3 p1      42 a
        paddq xmm15, xmm7                                         ;    68.3 p1      42 a
        paddq xmm6, xmm10                                         ;    69.3 p1      42 a
        movdqa xmm7, [rbx + 464]                                  ;    39.3 p2      42 a
        pmuludq xmm7, xmm1                                        ;    65.3 p1      42 a
        paddq xmm5, xmm7                                          ;    72.3 p1      42 a
        movdqa xmm7, [rbx + 240]                                  ;    40.3 p2      42 a
        pmuludq xmm7, xmm1                                        ;    67.3 p1      42 a
        paddq xmm6, xmm7                                          ;    74.3 p1      42 a
        movdqa xmm7, [rbx + 496]                                  ;    41.3 p2      42 a
        pmuludq xmm7, xmm1                                        ;    69.3 p1      42 a
        paddq xmm8, xmm7                                          ;    76.3 p1      42 a
        movdqa xmm7, [rbx + 400]                                  ;    42.3 p2      42 a reload
        pmuludq xmm1, xmm7                                        ;    71.3 p1      42 a
        pmuludq xmm7, xmm0                                        ;    72.3 p1      42 a
        paddq xmm6, xmm7                                          ;    79.3 p1      42 a
        paddq xmm14, xmm1                                         ;    78.3 p1      42 a
        movdqa xmm7, [rbx + 496]                                  ;    44.0 p2      42 a
        pmuludq xmm7, xmm0                                        ;    75.3 p1      42 a
        paddq xmm15, xmm7                                         ;    82.3 p1      42 a
        movdqa xmm7, [rbx + 240]                                  ;    45.0 p2      42 a
        pmuludq xmm7, xmm0                                        ;    77.3 p1      42 a
        paddq xmm8, xmm7                                          ;    84.3 p1      42 a
        pmuludq xmm0, [rbx + 448]                                 ;    79.3 p2+p1   42 a
        paddq xmm14, xmm0                                         ;    86.3 p1      42 a
        movdqa xmm7, [rbx + 256]                                  ;    47.0 p2      42 a
        pmuludq xmm7, xmm3                                        ;    81.3 p1      42 a
        paddq xmm5, xmm7                                          ;    88.3 p1      42 a
        movdqa xmm7, [rbx + 416]                                  ;    48.0 p2      42 a
        pmuludq xmm7, xmm3                                        ;    83.3 p1      42 a
        paddq xmm15, xmm7                                         ;    90.3 p1      42 a
        movdqa xmm7, [rbx + 464]                                  ;    49.0 p2      42 a
        pmuludq xmm7, xmm3                                        ;    85.3 p1      42 a
        paddq xmm8, xmm7                                          ;    92.3 p1      42 a
        pmuludq xmm3, [rbx + 496]                                 ;    87.3 p2+p1   42 a
        paddq xmm14, xmm3                                         ;    94.3 p1      42 a
        movdqa xmm7, [rbx - 32]                                   ;    51.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    89.3 p1      42 a
        paddq xmm5, xmm7                                          ;    96.3 p1      42 a
        movdqa xmm7, [rbx + 16]                                   ;    52.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    91.3 p1      42 a
        paddq xmm15, xmm7                                         ;    98.3 p1      42 a
        movdqa xmm7, [rbx + 0]                                    ;    53.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    93.3 p1      42 a
        paddq xmm6, xmm7                                          ;   100.3 p1      42 a
        movdqa xmm7, [rbx - 48]                                   ;    54.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    95.3 p1      42 a
        paddq xmm8, xmm7                                          ;   102.3 p1      42 a
        movdqa xmm7, [rbx - 128]                                  ;    55.0 p2      42 a reload
        pmuludq xmm11, xmm7                                       ;    97.3 p1      42 a
        movdqa xmm10, [rbx - 128]                                 ;    56.0 p2      42 a copy
        pmuludq xmm10, xmm12                                      ;    98.3 p1      42 a
        pmuludq xmm7, xmm9                                        ;    99.3 p1      42 a
        paddq xmm6, xmm10                                         ;   105.3 p1      42 a
        paddq xmm14, xmm11                                        ;   104.3 p1      42 a
        paddq xmm8, xmm7                                          ;   107.3 p1      42 a
        movdqa xmm7, [rbx + 16]                                   ;    57.7 p2      42 a
        pmuludq xmm7, xmm12                                       ;   103.3 p1      42 a
        paddq xmm5, xmm7                                          ;   110.3 p1      42 a
        movdqa xmm7, [rbx - 48]                                   ;    58.7 p2      42 a
        pmuludq xmm7, xmm12                                       ;   105.3 p1      42 a
        paddq xmm15, xmm7                                         ;   112.3 p1      42 a
        movdqa xmm7, [rbx + 0]                                    ;    59.7 p2      42 a
        pmuludq xmm7, xmm12                                       ;   107.3 p1      42 a
        paddq xmm8, xmm7                                          ;   114.3 p1      42 a
        movdqa xmm7, [rbx - 112]                                  ;    60.7 p2      42 a reload
        pmuludq xmm12, xmm7                                       ;   109.3 p1      42 a
        pmuludq xmm7, xmm9                                        ;   110.3 p1      42 a
        paddq xmm6, xmm7                                          ;   117.3 p1      42 a
        paddq xmm14, xmm12                                        ;   116.3 p1      42 a
        movdqa xmm7, [rbx - 48]                                   ;    62.3 p2      42 a
        pmuludq xmm7, xmm9                                        ;   113.3 p1      42 a
        paddq xmm5, xmm7                                          ;   120.3 p1      42 a
        movdqa xmm7, [rbx + 0]                                    ;    63.3 p2      42 a
        pmuludq xmm7, xmm9                                        ;   115.3 p1      42 a
        paddq xmm15, xmm7                                         ;   122.3 p1      42 a
        pmuludq xmm9, [rbx - 64]                                  ;   117.3 p2+p1   42 a
        paddq xmm14, xmm9                                         ;   124.3 p1      42 a
        movdqa xmm7, [rbx - 96]                                   ;    65.3 p2      42 a
        pmuludq xmm7, xmm13                                       ;   119.3 p1      42 a
        paddq xmm5, xmm7                                          ;   126.3 p1      42 a
        movdqa xmm7, [rbx + 544]                                  ;    66.3 p2      42 a reload
        pand xmm7, xmm5                                           ;   131.3 p1      42 a
        psrlq xmm5, 0x1a                                          ;   131.3 p1      42 a
        paddq xmm15, xmm5                                         ;   133.3 p1      42 a
        movdqa xmm5, [rbx - 32]                                   ;    67.7 p2      42 a
        pmuludq xmm5, xmm13                                       ;   124.3 p1      42 a
        paddq xmm15, xmm5                                         ;   138.3 p1      42 a
        movdqa xmm5, [rbx - 48]                                   ;    68.7 p2      42 a
        pmuludq xmm5, xmm13                                       ;   126.3 p1      42 a
        paddq xmm6, xmm5                                          ;   133.3 p1      42 a
        movdqa xmm5, [rbx + 16]                                   ;    69.7 p2      42 a
        pmuludq xmm5, xmm13                                       ;   128.3 p1      42 a
        pmuludq xmm13, [rbx + 0]                                  ;   129.3 p2+p1   42 a
        paddq xmm8, xmm5                                          ;   135.3 p1      42 a
        paddq xmm14, xmm13                                        ;   136.3 p1      42 a
        pand xmm4, xmm6                                           ;   138.3 p1      42 a
        psrlq xmm6, 0x1a                                          ;   138.3 p1      42 a
        paddq xmm14, xmm6                                         ;   141.3 p1      42 a
        movdqa xmm5, [rbx + 576]                                  ;    72.7 p2      42 a reload
        pand xmm5, xmm15                                          ;   143.3 p1      42 a
        psrlq xmm15, 0x1a                                         ;   143.3 p1      42 a
        paddq xmm8, xmm15                                         ;   145.3 p1      42 a
        movdqa xmm6, [rbx + 560]                                  ;    74.0 p2      42 a reload
        pand xmm6, xmm14                                          ;   146.3 p1      42 a
        psrlq xmm14, 0x1a                                         ;   146.3 p1      42 a
        movdqa xmm9, [rbx + 608]                                  ;    75.0 p2      42 a reload
        pand xmm9, xmm8                                           ;   150.3 p1      42 a
        psrlq xmm8, 0x1a                                          ;   150.3 p1      42 a
        paddq xmm4, xmm8                                          ;   152.3 p1      42 a
        movdqa xmm3, [rbx + 592]                                  ;    76.3 p2      42 a reload
        pand xmm3, xmm4                                           ;   157.3 p1      42 a
        psrlq xmm4, 0x1a                                          ;   157.3 p1      42 a
        paddq xmm6, xmm4                                          ;   159.3 p1      42 a
        movdqa [rbx + 176], xmm6                                  ;   164.3 p0+p3   42 blocks
        pmuludq xmm14, [rel poly1305_blocks.T0_constants128 + 16] ;   148.3 p2+p1   42 a
        paddq xmm7, xmm14                                         ;   155.3 p1      42 a
        pand xmm2, xmm7                                           ;   160.3 p1      42 a
        psrlq xmm7, 0x1a                                          ;   160.3 p1      42 a
        paddq xmm5, xmm7                                          ;   162.3 p1      42 a
        movdqa xmm0, xmm2                                         ;   162.3 p0      42 a copy
        movdqa xmm2, xmm9                                         ;   152.3 p0      42 a copy
        movdqa xmm1, xmm5                                         ;   167.3 p0      42 a copy
        cmp r8, qword [rbx + 768]                                 ;                    more blocks?
        jne .blocks_2
        mov qword [rbx + 760], r8                                 ;                    resident
        movdqa [rbx + 352], xmm0                                  ;                    resident
        movdqa [rbx + 368], xmm1                                  ;                    resident
        movdqa [rbx + 160], xmm2                                  ;                    resident
        movdqa [rbx + 192], xmm3                                  ;                    resident
.blocks_2_done:
        mov esi, dword [rbx + 844]                                ;     0.0 p2      42 blocks_last
        shr esi, 2                                                ;     4.0 p1      42 blocks_last
        cmp esi, 1                                                ;     5.0 p0      42 blocks_last
        sbb edi, edi                                              ;     6.0 p1      42 blocks_last
        add edi, 1                                                ;    16.0 p0      42 blocks_last
        mov dword [rbx + 876], edi                                ;    17.0 p0+p3   42 blocks_last
        shl rdi, 6                                                ;    17.0 p1      42 blocks_last
        add rdi, qword [rbx + 760]                                ;    18.0 p2+p0   42 blocks_last
        mov qword [rbx + 776], rdi                                ;    19.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 352]                                  ;     4.0 p2      42 blocks_last reload
        movdqa [rbx + 624], xmm0                                  ;    15.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 368]                                  ;     5.0 p2      42 blocks_last reload
        movdqa [rbx + 640], xmm0                                  ;    16.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 160]                                  ;     6.0 p2      42 blocks_last reload
        movdqa [rbx + 656], xmm0                                  ;    17.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 192]                                  ;     7.0 p2      42 blocks_last reload
        movdqa [rbx + 672], xmm0                                  ;    18.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 176]                                  ;     8.0 p2      42 blocks_last reload
        movdqa [rbx + 688], xmm0                                  ;    19.0 p0+p3   42 blocks_last
        cmp dword [rbx + 876], 0                                  ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rbx + 760]                                 ;                    resident
        movdqa xmm0, [rbx + 624]                                  ;                    resident
        movdqa xmm1, [rbx + 640]                                  ;                    resident
        movdqa xmm2, [rbx + 656]                                  ;                    resident
        movdqa xmm3, [rbx + 672]                                  ;                    resident
        align 16
.blocks_last_3:
        movq xmm4, [r8]                                           ;     0.0 p2      42 a
        movhps xmm4, [r8 + 16]                                    ;    11.0 p2+p1   42 a
        pshufd xmm5, xmm4, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm5, 0x34                                          ;    17.0 p1      42 a
        pshufd xmm6, xmm4, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm6, 0x1a                                          ;    17.0 p1      42 a
        movq xmm7, [r8 + 8]                                       ;     2.3 p2      42 a
        movhps xmm7, [r8 + 24]                                    ;    13.3 p2+p1   42 a
        pshufd xmm8, xmm7, 0xe4                                   ;    15.3 p1      42 a copy
        psllq xmm8, 0xc                                           ;    19.3 p1      42 a
        por xmm5, xmm8                                            ;    21.3 p1      42 a
        movdqa xmm8, xmm7                                         ;    15.3 p0      42 a copy
        psrlq xmm8, 0xe                                           ;    22.3 p1      42 a
        psrlq xmm7, 0x28                                          ;    15.3 p1      42 a
        movq xmm9, [r8 + 32]                                      ;     5.3 p2      42 a
        movhps xmm9, [r8 + 48]                                    ;    16.3 p2+p1   42 a
        movq xmm10, [r8 + 40]                                     ;     7.3 p2      42 a
        movhps xmm10, [r8 + 56]                                   ;    18.3 p2+p1   42 a
        movdqa xmm11, xmm9                                        ;    18.3 p0      42 a copy
        psrlq xmm11, 0x34                                         ;    25.3 p1      42 a
        movdqa xmm12, xmm9                                        ;    18.3 p0      42 a copy
        psrlq xmm12, 0x1a                                         ;    25.3 p1      42 a
        movdqa xmm13, xmm10                                       ;    20.3 p0      42 a copy
        psllq xmm13, 0xc                                          ;    27.3 p1      42 a
        por xmm11, xmm13                                          ;    29.3 p1      42 a
        movdqa xmm13, xmm10                                       ;    20.3 p0      42 a copy
        psrlq xmm13, 0xe                                          ;    27.3 p1      42 a
        psrlq xmm10, 0x28                                         ;    20.3 p1      42 a
        add r8, 0x40                                              ;    11.3 p0      42 blocks_last
        movdqa xmm14, [rel poly1305_blocks.T0_constants128]       ;    11.0 p2      42 a reload
        pand xmm5, xmm14                                          ;    23.3 p1      42 a
        paddq xmm2, xmm5                                          ;    25.3 p1      42 a
        movdqa xmm5, [rbx + 384]                                  ;    12.0 p2      42 a
        pmuludq xmm5, xmm2                                        ;    30.3 p1      42 a
        movdqa xmm15, [rel poly1305_blocks.T0_constants128 + 32]  ;    13.0 p2      42 a reload
        por xmm7, xmm15                                           ;    24.0 p1      42 a
        por xmm10, xmm15                                          ;    24.0 p1      42 a
        paddq xmm7, [rbx + 688]                                   ;    26.0 p2+p1   42 a
        movdqa xmm15, [rbx + 432]                                 ;    15.0 p2      42 a
        pmuludq xmm15, xmm2                                       ;    30.3 p1      42 a
        pand xmm6, xmm14                                          ;    26.3 p1      42 a
        paddq xmm1, xmm6                                          ;    28.3 p1      42 a
        movdqa xmm6, [rbx + 336]                                  ;    16.0 p2      42 a
        pmuludq xmm6, xmm2                                        ;    30.3 p1      42 a
        pand xmm8, xmm14                                          ;    29.3 p1      42 a
        paddq xmm3, xmm8                                          ;    31.3 p1      42 a
        movdqa xmm8, [rbx + 304]                                  ;    17.0 p2      42 a
        pmuludq xmm8, xmm2                                        ;    31.3 p1      42 a
        pmuludq xmm2, [rbx + 208]                                 ;    32.3 p2+p1   42 a
        pand xmm11, xmm14                                         ;    33.3 p1      42 a
        pand xmm12, xmm14                                         ;    34.3 p1      42 a
        pand xmm4, xmm14                                          ;    35.3 p1      42 a
        paddq xmm0, xmm4                                          ;    37.3 p1      42 a
        pand xmm13, xmm14                                         ;    37.3 p1      42 a
        pand xmm9, xmm14                                          ;    38.3 p1      42 a
        movdqa xmm4, xmm14                                        ;    22.0 p0      42 a copy
        movdqa [rbx + 528], xmm2                                  ;    39.3 p0+p3   42 a spill
        movdqa xmm2, xmm14                                        ;    22.3 p0      42 a copy
        movdqa [rbx + 544], xmm2                                  ;    29.3 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    22.3 p2      42 a copy
        movdqa [rbx + 560], xmm2                                  ;    33.3 p0+p3   42 a spill
        movdqa xmm2, xmm14                                        ;    25.3 p0      42 a copy
        movdqa [rbx + 576], xmm2                                  ;    32.3 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    24.3 p2      42 a copy
        movdqa [rbx + 592], xmm2                                  ;    35.3 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    25.3 p2      42 a copy
        movdqa [rbx + 608], xmm14                                 ;    30.7 p0+p3   42 a spill
        movdqa xmm14, [rbx + 128]                                 ;    26.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    39.3 p1      42 a
        paddq xmm5, xmm14                                         ;    46.3 p1      42 a
        movdqa xmm14, [rbx + 96]                                  ;    27.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    41.3 p1      42 a
        paddq xmm15, xmm14                                        ;    48.3 p1      42 a
        movdqa xmm14, [rbx + 144]                                 ;    28.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    43.3 p1      42 a
        paddq xmm6, xmm14                                         ;    50.3 p1      42 a
        movdqa xmm14, [rbx + 112]                                 ;    29.3 p2      42 a
        pmuludq xmm14, xmm10                                      ;    45.3 p1      42 a
        paddq xmm8, xmm14                                         ;    52.3 p1      42 a
        movdqa xmm14, [rbx - 16]                                  ;    30.3 p2      42 a reload
        pmuludq xmm10, xmm14                                      ;    47.3 p1      42 a
        movdqa xmm14, [rbx + 528]                                 ;    39.3 p2      42 a reload
        paddq xmm14, xmm10                                        ;    54.3 p1      42 a
        movdqa xmm10, [rbx + 480]                                 ;    32.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    49.3 p1      42 a
        paddq xmm5, xmm10                                         ;    56.3 p1      42 a
        movdqa xmm10, [rbx + 224]                                 ;    33.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    51.3 p1      42 a
        paddq xmm15, xmm10                                        ;    58.3 p1      42 a
        movdqa xmm10, [rbx + 432]                                 ;    34.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    53.3 p1      42 a
        paddq xmm6, xmm10                                         ;    60.3 p1      42 a
        movdqa xmm10, [rbx + 384]                                 ;    35.3 p2      42 a
        pmuludq xmm10, xmm7                                       ;    55.3 p1      42 a
        paddq xmm8, xmm10                                         ;    62.3 p1      42 a
        movdqa xmm10, [rbx + 304]                                 ;    36.3 p2      42 a reload
        pmuludq xmm7, xmm10                                       ;    57.3 p1      42 a
        paddq xmm14, xmm7                                         ;    64.3 p1      42 a
        movdqa xmm7, [rbx + 304]                                  ;    37.3 p2      42 a copy
        pmuludq xmm7, xmm0                                        ;    59.3 p1      42 a
        paddq xmm5, xmm7                                          ;    66.3 p1      42 a
        movdqa xmm7, [rbx + 304]                                  ;    38.3 p2      42 a copy
        pmuludq xmm7, xmm1                                        ;    61.3 p1      42 a
        pmuludq xmm10, xmm3                                       ;    62.3 p1      42 a
        paddq xmm15, xmm7                                         ;    68.3 p1      42 a
        paddq xmm6, xmm10                                         ;    69.3 p1      42 a
        movdqa xmm7, [rbx + 432]                                  ;    39.3 p2      42 a
        pmuludq xmm7, xmm1                                        ;    65.3 p1      42 a
        paddq xmm5, xmm7                                          ;    72.3 p1      42 a
        movdqa xmm7, [rbx + 208]                                  ;    40.3 p2      42 a
        pmuludq xmm7, xmm1                                        ;    67.3 p1      42 a
        paddq xmm6, xmm7                                          ;    74.3 p1      42 a
        movdqa xmm7, [rbx + 336]                                  ;    41.3 p2      42 a
        pmuludq xmm7, xmm1                                        ;    69.3 p1      42 a
        paddq xmm8, xmm7                                          ;    76.3 p1      42 a
        movdqa xmm7, [rbx + 272]                                  ;    42.3 p2      42 a reload
        pmuludq xmm1, xmm7                                        ;    71.3 p1      42 a
        pmuludq xmm7, xmm0                                        ;    72.3 p1      42 a
        paddq xmm6, xmm7                                          ;    79.3 p1      42 a
        paddq xmm14, xmm1                                         ;    78.3 p1      42 a
        movdqa xmm7, [rbx + 336]                                  ;    44.0 p2      42 a
        pmuludq xmm7, xmm0                                        ;    75.3 p1      42 a
        paddq xmm15, xmm7                                         ;    82.3 p1      42 a
        movdqa xmm7, [rbx + 208]                                  ;    45.0 p2      42 a
        pmuludq xmm7, xmm0                                        ;    77.3 p1      42 a
        paddq xmm8, xmm7                                          ;    84.3 p1      42 a
        pmuludq xmm0, [rbx + 288]                                 ;    79.3 p2+p1   42 a
        paddq xmm14, xmm0                                         ;    86.3 p1      42 a
        movdqa xmm7, [rbx + 224]                                  ;    47.0 p2      42 a
        pmuludq xmm7, xmm3                                        ;    81.3 p1      42 a
        paddq xmm5, xmm7                                          ;    88.3 p1      42 a
        movdqa xmm7, [rbx + 384]                                  ;    48.0 p2      42 a
        pmuludq xmm7, xmm3                                        ;    83.3 p1      42 a
        paddq xmm15, xmm7                                         ;    90.3 p1      42 a
        movdqa xmm7, [rbx + 432]                                  ;    49.0 p2      42 a
        pmuludq xmm7, xmm3                                        ;    85.3 p1      42 a
        paddq xmm8, xmm7                                          ;    92.3 p1      42 a
        pmuludq xmm3, [rbx + 336]                                 ;    87.3 p2+p1   42 a
        paddq xmm14, xmm3                                         ;    94.3 p1      42 a
        movdqa xmm7, [rbx + 112]                                  ;    51.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    89.3 p1      42 a
        paddq xmm5, xmm7                                          ;    96.3 p1      42 a
        movdqa xmm7, [rbx + 144]                                  ;    52.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    91.3 p1      42 a
        paddq xmm15, xmm7                                         ;    98.3 p1      42 a
        movdqa xmm7, [rbx + 64]                                   ;    53.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    93.3 p1      42 a
        paddq xmm6, xmm7                                          ;   100.3 p1      42 a
        movdqa xmm7, [rbx - 16]                                   ;    54.0 p2      42 a
        pmuludq xmm7, xmm11                                       ;    95.3 p1      42 a
        paddq xmm8, xmm7                                          ;   102.3 p1      42 a
        movdqa xmm7, [rbx - 80]                                   ;    55.0 p2      42 a reload
        pmuludq xmm11, xmm7                                       ;    97.3 p1      42 a
        movdqa xmm10, [rbx - 80]                                  ;    56.0 p2      42 a copy
        pmuludq xmm10, xmm12                                      ;    98.3 p1      42 a
        pmuludq xmm7, xmm9                                        ;    99.3 p1      42 a
        paddq xmm6, xmm10                                         ;   105.3 p1      42 a
        paddq xmm14, xmm11                                        ;   104.3 p1      42 a
        paddq xmm8, xmm7                                          ;   107.3 p1      42 a
        movdqa xmm7, [rbx + 144]                                  ;    57.7 p2      42 a
        pmuludq xmm7, xmm12                                       ;   103.3 p1      42 a
        paddq xmm5, xmm7                                          ;   110.3 p1      42 a
        movdqa xmm7, [rbx - 16]                                   ;    58.7 p2      42 a
        pmuludq xmm7, xmm12                                       ;   105.3 p1      42 a
        paddq xmm15, xmm7                                         ;   112.3 p1      42 a
        movdqa xmm7, [rbx + 64]                                   ;    59.7 p2      42 a
        pmuludq xmm7, xmm12                                       ;   107.3 p1      42 a
        paddq xmm8, xmm7                                          ;   114.3 p1      42 a
        movdqa xmm7, [rbx + 32]                                   ;    60.7 p2      42 a reload
        pmuludq xmm12, xmm7                                       ;   109.3 p1      42 a
        pmuludq xmm7, xmm9                                        ;   110.3 p1      42 a
        paddq xmm6, xmm7                                          ;   117.3 p1      42 a
        paddq xmm14, xmm12                                        ;   116.3 p1      42 a
        movdqa xmm7, [rbx - 16]                                   ;    62.3 p2      42 a
        pmuludq xmm7, xmm9                                        ;   113.3 p1      42 a
        paddq xmm5, xmm7                                          ;   120.3 p1      42 a
        movdqa xmm7, [rbx + 64]                                   ;    63.3 p2      42 a
        pmuludq xmm7, xmm9                                        ;   115.3 p1      42 a
        paddq xmm15, xmm7                                         ;   122.3 p1      42 a
        pmuludq xmm9, [rbx + 48]                                  ;   117.3 p2+p1   42 a
        paddq xmm14, xmm9                                         ;   124.3 p1      42 a
        movdqa xmm7, [rbx + 96]                                   ;    65.3 p2      42 a
        pmuludq xmm7, xmm13                                       ;   119.3 p1      42 a
        paddq xmm5, xmm7                                          ;   126.3 p1      42 a
        movdqa xmm7, [rbx + 544]                                  ;    66.3 p2      42 a reload
        pand xmm7, xmm5                                           ;   131.3 p1      42 a
        psrlq xmm5, 0x1a                                          ;   131.3 p1      42 a
        paddq xmm15, xmm5                                         ;   133.3 p1      42 a
        movdqa xmm5, [rbx + 112]                                  ;    67.7 p2      42 a
        pmuludq xmm5, xmm13                                       ;   124.3 p1      42 a
        paddq xmm15, xmm5                                         ;   138.3 p1      42 a
        movdqa xmm5, [rbx - 16]                                   ;    68.7 p2      42 a
        pmuludq xmm5, xmm13                                       ;   126.3 p1      42 a
        paddq xmm6, xmm5                                          ;   133.3 p1      42 a
        movdqa xmm5, [rbx + 144]                                  ;    69.7 p2      42 a
        pmuludq xmm5, xmm13                                       ;   128.3 p1      42 a
        pmuludq xmm13, [rbx + 64]                                 ;   129.3 p2+p1   42 a
        paddq xmm8, xmm5                                          ;   135.3 p1      42 a
        paddq xmm14, xmm13                                        ;   136.3 p1      42 a
        pand xmm4, xmm6                                           ;   138.3 p1      42 a
        psrlq xmm6, 0x1a                                          ;   138.3 p1      42 a
        paddq xmm14, xmm6                                         ;   141.3 p1      42 a
        movdqa xmm5, [rbx + 576]                                  ;    72.7 p2      42 a reload
        pand xmm5, xmm15                                          ;   143.3 p1      42 a
        psrlq xmm15, 0x1a                                         ;   143.3 p1      42 a
        paddq xmm8, xmm15                                         ;   145.3 p1      42 a
        movdqa xmm6, [rbx + 560]                                  ;    74.0 p2      42 a reload
        pand xmm6, xmm14                                          ;   146.3 p1      42 a
        psrlq xmm14, 0x1a                                         ;   146.3 p1      42 a
        movdqa xmm9, [rbx + 608]                                  ;    75.0 p2      42 a reload
        pand xmm9, xmm8                                           ;   150.3 p1      42 a
        psrlq xmm8, 0x1a                                          ;   150.3 p1      42 a
        paddq xmm4, xmm8                                          ;   152.3 p1      42 a
        movdqa xmm3, [rbx + 592]                                  ;    76.3 p2      42 a reload
        pand xmm3, xmm4                                           ;   157.3 p1      42 a
        psrlq xmm4, 0x1a                                          ;   157.3 p1      42 a
        paddq xmm6, xmm4                                          ;   159.3 p1      42 a
        movdqa [rbx + 688], xmm6                                  ;   164.3 p0+p3   42 blocks_last
        pmuludq xmm14, [rel poly1305_blocks.T0_constants128 + 16] ;   148.3 p2+p1   42 a
        paddq xmm7, xmm14                                         ;   155.3 p1      42 a
        pand xmm2, xmm7                                           ;   160.3 p1      42 a
        psrlq xmm7, 0x1a                                          ;   160.3 p1      42 a
        paddq xmm5, xmm7                                          ;   162.3 p1      42 a
        movdqa xmm0, xmm2                                         ;   162.3 p0      42 a copy
        movdqa xmm2, xmm9                                         ;   152.3 p0      42 a copy
        movdqa xmm1, xmm5                                         ;   167.3 p0      42 a copy
        cmp r8, qword [rbx + 776]                                 ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rbx + 760], r8                                 ;                    resident
        movdqa [rbx + 624], xmm0                                  ;                    resident
        movdqa [rbx + 640], xmm1                                  ;                    resident
        movdqa [rbx + 656], xmm2                                  ;                    resident
        movdqa [rbx + 672], xmm3                                  ;                    resident
.blocks_last_3_done:
        movdqa xmm0, [rbx + 656]                                  ;     0.0 p2      42 a reload
        movdqa xmm1, [rbx + 656]                                  ;     1.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                     ;    12.0 p1      42 a
        movdqa xmm2, [rbx + 688]                                  ;     2.0 p2      42 a reload
        movdqa xmm3, [rbx + 688]                                  ;     3.0 p2      42 a copy
        punpckhqdq xmm3, xmm2                                     ;    14.0 p1      42 a
        movdqa xmm4, [rbx + 624]                                  ;     4.0 p2      42 a reload
        movdqa xmm5, [rbx + 624]                                  ;     5.0 p2      42 a copy
        punpckhqdq xmm5, xmm4                                     ;    16.0 p1      42 a
        movdqa xmm6, [rbx + 640]                                  ;     6.0 p2      42 a reload
        pshufd xmm7, xmm6, 0xe4                                   ;    17.0 p1      42 a copy
        punpckhqdq xmm7, xmm6                                     ;    21.0 p1      42 a
        movdqa xmm8, [rbx + 672]                                  ;     7.0 p2      42 a reload
        movdqa xmm9, [rbx + 672]                                  ;     8.0 p2      42 a copy
        punpckhqdq xmm9, xmm8                                     ;    19.0 p1      42 a
        paddq xmm1, xmm0                                          ;    16.0 p1      42 a
        paddq xmm3, xmm2                                          ;    18.0 p1      42 a
        paddq xmm5, xmm4                                          ;    20.0 p1      42 a
        movq r8, xmm1                                             ;    21.0 p0      42 a
        movq r9, xmm3                                             ;    23.0 p0      42 a
        paddq xmm9, xmm8                                          ;    23.0 p1      42 a
        movq r10, xmm5                                            ;    25.0 p0      42 a
        paddq xmm7, xmm6                                          ;    25.0 p1      42 a
        mov esi, r8d                                              ;    28.0 p0      42 a
        movq r8, xmm9                                             ;    28.0 p0      42 a
        movq r11, xmm7                                            ;    30.0 p0      42 a
        mov edi, r9d                                              ;    30.0 p0      42 a
        mov ebp, r10d                                             ;    32.0 p1      42 a
        mov r9, rsi                                               ;    29.0 p0      42 a copy
        shr r9, 0xc                                               ;    30.0 p1      42 a
        shl rsi, 0x34                                             ;    29.0 p1      42 a
        or rsi, rbp                                               ;    33.0 p0      42 a
        mov ebp, r8d                                              ;    35.0 p0      42 a
        mov r8, rdi                                               ;    31.0 p0      42 a copy
        shr r8, 0x18                                              ;    32.0 p1      42 a
        shl rdi, 0x28                                             ;    31.0 p1      42 a
        or rdi, r9                                                ;    37.0 p0      42 a
        shl rbp, 0xe                                              ;    36.0 p1      42 a
        mov r9d, r11d                                             ;    37.0 p0      42 a
        shl r9, 0x1a                                              ;    38.0 p1      42 a
        add rsi, r9                                               ;    39.0 p0      42 a
        adc rdi, rbp                                              ;    40.0 p1      42 a
        adc r8, 0                                                 ;    50.0 p1      42 a
        mov qword [rbx + 712], rsi                                ;    40.0 p0+p3   42 blocks_lanes
        mov esi, dword [rbx + 852]                                ;    16.0 p2      42 blocks_lanes
        add esi, 0xffffffff                                       ;    20.0 p0      42 blocks_lanes
        mov dword [rbx + 852], esi                                ;    21.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 720], rdi                                ;    50.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 728], r8                                 ;    60.0 p0+p3   42 blocks_lanes
        test esi, esi                                             ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rbx + 728]                                 ;     0.0 p2      42 a
        shr r8, 2                                                 ;     4.0 p1      42 a
        mov r9, qword [rbx + 752]                                 ;     1.0 p2      42 a
        shr r9, 2                                                 ;     5.0 p1      42 a
        mov r10, qword [rbx + 728]                                ;     2.0 p2      42 a
        and r10, 3                                                ;     6.0 p0      42 a
        mov r11, qword [rbx + 728]                                ;     3.0 p2      42 a
        and r11, -4                                               ;     7.0 p0      42 a
        add r8, r11                                               ;    11.0 p1      42 a
        mov r11, qword [rbx + 720]                                ;     4.0 p2      42 a
        add r8, qword [rbx + 712]                                 ;    12.0 p2+p0   42 a
        adc r11, 0                                                ;    13.0 p1      42 a
        adc r10, 0                                                ;    23.0 p1      42 a
        mov qword [rbx + 784], r8                                 ;    13.0 p0+p3   42 blocks
        mov qword [rbx + 792], r11                                ;    23.0 p0+p3   42 blocks
        mov qword [rbx + 800], r10                                ;    33.0 p0+p3   42 blocks
        mov r8, qword [rbx + 752]                                 ;     7.0 p2      42 a
        and r8, -4                                                ;    11.0 p0      42 a
        add r9, r8                                                ;    12.0 p0      42 a
        mov qword [rbx + 808], r9                                 ;    13.0 p0+p3   42 a
        mov esi, dword [rbx + 844]                                ;     8.3 p2      42 blocks
        and esi, 3                                                ;    12.3 p0      42 blocks
        mov dword [rbx + 880], esi                                ;    14.0 p0+p3   42 blocks
        shl rsi, 4                                                ;    13.3 p1      42 blocks
        add rsi, qword [rbx + 760]                                ;    14.3 p2+p1   42 blocks
        mov qword [rbx + 816], rsi                                ;    16.0 p0+p3   42 blocks
        cmp dword [rbx + 880], 0                                  ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rbx + 760]                                 ;                    resident
        mov r9, qword [rbx + 784]                                 ;                    resident
        mov r10, qword [rbx + 792]                                ;                    resident
        mov r11, qword [rbx + 800]                                ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                       ;     0.0 p2      12 a
        mov r13, qword [r8 + 8]                                   ;     1.0 p2      12 a
        add r9, r12                                               ;     4.0 p0      42 a
        adc r10, r13                                              ;     5.0 p1      42 a
        adc r11, 1                                                ;    15.0 p1      42 a
        mov r12, qword [rbx + 744]                                ;     3.0 p2      42 a reload
        mov rax, r9                                               ;     5.0 p0      42 a copy
        mul r12                                                   ;     9.5 p1      42 a
        mov r13, qword [rbx + 808]                                ;     5.7 p2      42 a reload
        mov r14, rax                                              ;    20.5 p0      42 a copy
        mov rax, r10                                              ;    15.0 p0      42 a copy
        mov r15, rdx                                              ;    20.5 p0      42 a copy
        mul r13                                                   ;    16.0 p1      42 a
        add r14, rax                                              ;    27.0 p0      42 a
        adc r15, rdx                                              ;    28.0 p1      42 a
        mov rsi, r11                                              ;    25.0 p0      42 a copy
        imul rsi, r13                                             ;    26.0 p1      42 a
        imul r11, r12                                             ;    25.0 p1      42 a
        add r8, 0x10                                              ;    11.3 p0      42 blocks
        mov rax, r9                                               ;    11.8 p0      42 a copy
        mul qword [rbx + 752]                                     ;    20.5 p2+p1   42 a
        add rsi, rax                                              ;    36.0 p0      42 a
        adc rdx, 0                                                ;    37.0 p1      42 a
        mov rax, r10                                              ;    15.7 p0      42 a copy
        mov r9, rdx                                               ;    47.0 p0      42 a copy
        mul r12                                                   ;    26.5 p1      42 a
        add rsi, rax                                              ;    37.5 p0      42 a
        adc r9, rdx                                               ;    48.0 p1      42 a
        add rsi, r15                                              ;    38.5 p0      42 a
        adc r9, 0                                                 ;    58.0 p1      42 a
        mov r10d, 3                                               ;    21.0 p0      42 a
        add r11, r9                                               ;    68.0 p0      42 a
        mov r9, -4                                                ;    22.0 p0      42 a
        and r10, r11                                              ;    69.0 p0      42 a
        and r9, r11                                               ;    69.0 p0      42 a
        shr r11, 2                                                ;    69.0 p1      42 a
        add r9, r11                                               ;    76.0 p0      42 a
        add r14, r9                                               ;    77.0 p0      42 a
        adc rsi, 0                                                ;    78.0 p1      42 a
        adc r10, 0                                                ;    88.0 p1      42 a
        mov r9, r14                                               ;    78.0 p0      42 a copy
        mov r11, r10                                              ;    98.0 p0      42 a copy
        mov r10, rsi                                              ;    88.0 p0      42 a copy
        cmp r8, qword [rbx + 816]                                 ;                    more blocks?
        jne .blocks_4
        mov qword [rbx + 760], r8                                 ;                    resident
        mov qword [rbx + 784], r9                                 ;                    resident
        mov qword [rbx + 792], r10                                ;                    resident
        mov qword [rbx + 800], r11                                ;                    resident
.blocks_4_done:
        mov r8, qword [rbx + 784]                                 ;     0.0 p2      15 d
        mov r9, qword [rbx + 792]                                 ;     1.0 p2      15 d
        mov r10, qword [rbx + 800]                                ;     2.0 p2      15 d
        add r8, 5                                                 ;     4.0 p0      15 d
        adc r9, 0                                                 ;     5.0 p1      15 d
        adc r10, 0                                                ;    15.0 p1      15 d
        mov r8, -4                                                ;     3.3 p0      15 d
        mov r9d, 3                                                ;     4.3 p0      15 d
        and r8, r10                                               ;    25.0 p0      15 d
        shr r10, 2                                                ;    25.0 p1      15 d
        add r8, r10                                               ;    32.0 p0      15 d
        mov r10, qword [rbx + 792]                                ;     5.0 p2      15 d
        mov r11, qword [rbx + 800]                                ;     6.0 p2      15 d
        add r8, qword [rbx + 784]                                 ;    33.0 p2+p0   15 d
        adc r10, 0                                                ;    34.0 p1      15 d
        adc r11, 0                                                ;    44.0 p1      15 d
        mov r12, r8                                               ;    34.0 p0      15 d copy
        shr r12, 0x20                                             ;    35.0 p1      15 d
        mov esi, r8d                                              ;    34.0 p0      15 d
        mov r8, qword [rbx + 704]                                 ;     9.3 p2      16 h reload
        mov dword [r8], esi                                       ;    35.0 p0+p3   16 h
        mov dword [r8 + 4], r12d                                  ;    42.0 p0+p3   16 h
        mov r12, r10                                              ;    44.0 p0      15 d copy
        shr r12, 0x20                                             ;    45.0 p1      15 d
        mov esi, r10d                                             ;    44.0 p0      15 d
        mov dword [r8 + 8], esi                                   ;    45.0 p0+p3   16 h
        mov dword [r8 + 12], r12d                                 ;    52.0 p0+p3   16 h
        and r9, r11                                               ;    54.0 p0      15 d
        mov esi, r9d                                              ;    55.0 p0      15 d
        mov dword [r8 + 16], esi                                  ;    56.0 p0+p3   16 h
        pxor xmm0, xmm0                                           ;                    cleared
        movdqa [rbx - 128], xmm0                                  ;                    cleared
        movdqa [rbx - 112], xmm0                                  ;                    cleared
        movdqa [rbx - 96], xmm0                                   ;                    cleared
        movdqa [rbx - 80], xmm0                                   ;                    cleared
        movdqa [rbx - 64], xmm0                                   ;                    cleared
        movdqa [rbx - 48], xmm0                                   ;                    cleared
        movdqa [rbx - 32], xmm0                                   ;                    cleared
        movdqa [rbx - 16], xmm0                                   ;                    cleared
        movdqa [rbx + 0], xmm0                                    ;                    cleared
        movdqa [rbx + 16], xmm0                                   ;                    cleared
        movdqa [rbx + 32], xmm0                                   ;                    cleared
        movdqa [rbx + 48], xmm0                                   ;                    cleared
        movdqa [rbx + 64], xmm0                                   ;                    cleared
        movdqa [rbx + 80], xmm0                                   ;                    cleared
        movdqa [rbx + 96], xmm0                                   ;                    cleared
        movdqa [rbx + 112], xmm0                                  ;                    cleared
        movdqa [rbx + 128], xmm0                                  ;                    cleared
        movdqa [rbx + 144], xmm0                                  ;                    cleared
        movdqa [rbx + 160], xmm0                                  ;                    cleared
        movdqa [rbx + 176], xmm0                                  ;                    cleared
        movdqa [rbx + 192], xmm0                                  ;                    cleared
        movdqa [rbx + 208], xmm0                                  ;                    cleared
        movdqa [rbx + 224], xmm0                                  ;                    cleared
        movdqa [rbx + 240], xmm0                                  ;                    cleared
        movdqa [rbx + 256], xmm0                                  ;                    cleared
        movdqa [rbx + 272], xmm0                                  ;                    cleared
        movdqa [rbx + 288], xmm0                                  ;                    cleared
        movdqa [rbx + 304], xmm0                                  ;                    cleared
        movdqa [rbx + 320], xmm0                                  ;                    cleared
        movdqa [rbx + 336], xmm0                                  ;                    cleared
        movdqa [rbx + 352], xmm0                                  ;                    cleared
        movdqa [rbx + 368], xmm0                                  ;                    cleared
        movdqa [rbx + 384], xmm0                                  ;                    cleared
        movdqa [rbx + 400], xmm0                                  ;                    cleared
        movdqa [rbx + 416], xmm0                                  ;                    cleared
        movdqa [rbx + 432], xmm0                                  ;                    cleared
        movdqa [rbx + 448], xmm0                                  ;                    cleared
        movdqa [rbx + 464], xmm0                                  ;                    cleared
        movdqa [rbx + 480], xmm0                                  ;                    cleared
        movdqa [rbx + 496], xmm0                                  ;                    cleared
        movdqa [rbx + 512], xmm0                                  ;                    cleared
        movdqa [rbx + 528], xmm0                                  ;                    cleared
        movdqa [rbx + 544], xmm0                                  ;                    cleared
        movdqa [rbx + 560], xmm0                                  ;                    cleared
        movdqa [rbx + 576], xmm0                                  ;                    cleared
        movdqa [rbx + 592], xmm0                                  ;                    cleared
        movdqa [rbx + 608], xmm0                                  ;                    cleared
        movdqa [rbx + 624], xmm0                                  ;                    cleared
        movdqa [rbx + 640], xmm0                                  ;                    cleared
        movdqa [rbx + 656], xmm0                                  ;                    cleared
        movdqa [rbx + 672], xmm0                                  ;                    cleared
        movdqa [rbx + 688], xmm0                                  ;                    cleared
        movdqa [rbx + 704], xmm0                                  ;                    cleared
        movdqa [rbx + 720], xmm0                                  ;                    cleared
        movdqa [rbx + 736], xmm0                                  ;                    cleared
        movdqa [rbx + 752], xmm0                                  ;                    cleared
        movdqa [rbx + 784], xmm0                                  ;                    cleared
        movdqa [rbx + 800], xmm0                                  ;                    cleared
        movdqa [rbx + 816], xmm0                                  ;                    cleared
        movdqa [rbx + 832], xmm0                                  ;                    cleared
        movdqa [rbx + 848], xmm0                                  ;                    cleared
        movdqa [rbx + 864], xmm0                                  ;                    cleared
        add rsp, 0x3f8                                            ;                    frame
        pop r15                                                   ;                    preserved
        pop r14                                                   ;                    preserved
        pop r13                                                   ;                    preserved
        pop r12                                                   ;                    preserved
        pop rbp                                                   ;                    preserved
        pop rbx                                                   ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
poly1305_blocks.T0_constants128:
        dq 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000000000005, 0x0000000000000005, 0x0000000001000000, 0x0000000001000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

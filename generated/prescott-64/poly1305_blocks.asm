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
; The frame is cleared before return: 1040 bytes, 66 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 59 uops, planned 38.0; bounds: width 19.7, ports 32.0, path 33.0
;   blocks_lanes: 486 uops, planned 214.3; bounds: width 162.0, ports 204.4, path 119.0
;   blocks_lanes/blocks: 242 uops, planned 174.3; bounds: width 80.7, ports 151.0, path 64.0
;   blocks_lanes.2: 27 uops, planned 19.0; bounds: width 9.0, ports 14.0, path 14.0
;   blocks_lanes/blocks_last: 242 uops, planned 174.3; bounds: width 80.7, ports 151.0, path 64.0
;   blocks_lanes.4: 53 uops, planned 60.0; bounds: width 17.7, ports 21.3, path 45.0
;   body.2: 32 uops, planned 33.0; bounds: width 10.7, ports 12.0, path 29.0
;   blocks: 79 uops, planned 98.0; bounds: width 26.3, ports 39.0, path 96.0
;   body.4: 36 uops, planned 56.0; bounds: width 12.0, ports 15.0, path 52.0
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
        sub rsp, 0x428                                            ;                    frame
        lea rbx, [rsp + 128]                                      ;                    frame
        mov qword [rbx + 752], rsi                                ;                    argument
        mov dword [rbx + 892], ecx                                ;                    argument
        mov qword [rbx + 784], rdi                                ;                    argument
        mov qword [rbx + 808], rdx                                ;                    argument
        mov r8, qword [rbx + 752]                                 ;     0.0 p2      41 a reload
        mov esi, dword [r8 + 16]                                  ;     4.0 p2      41 a
        mov dword [rbx + 872], esi                                ;     8.0 p0+p3   41 a
        mov r9, rsi                                               ;     8.0 p1      41 a copy
        shr r9, 2                                                 ;     9.0 p1      41 a
        mov r10, rsi                                              ;     8.0 p0      41 a copy
        mov edi, dword [r8]                                       ;     4.0 p2      41 a
        mov dword [rbx + 876], edi                                ;     8.0 p0+p3   41 a
        mov ebp, dword [r8 + 4]                                   ;     4.0 p2      41 a
        mov dword [rbx + 880], ebp                                ;     8.0 p0+p3   41 a
        shl rbp, 0x20                                             ;     8.0 p1      41 a
        or rdi, rbp                                               ;     9.0 p0      41 a
        mov ebp, dword [r8 + 8]                                   ;     4.0 p2      41 a
        mov r11d, dword [r8 + 12]                                 ;     5.0 p2      41 a
        mov dword [rbx + 884], ebp                                ;     8.0 p0+p3   41 a
        mov dword [rbx + 888], r11d                               ;     9.0 p0+p3   41 a
        shl r11, 0x20                                             ;     9.0 p1      41 a
        or rbp, r11                                               ;    10.0 p0      41 a
        and r10, 3                                                ;     9.0 p0      41 a
        and rsi, -4                                               ;     8.0 p0      41 a
        add r9, rsi                                               ;    16.0 p1      41 a
        add rdi, r9                                               ;    17.0 p1      41 a
        adc rbp, 0                                                ;    18.0 p1      41 a
        adc r10, 0                                                ;    28.0 p1      41 a
        mov qword [rbx + 760], rdi                                ;    18.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 768], rbp                                ;    28.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 776], r10                                ;    38.0 p0+p3   42 blocks_lanes
        mov esi, dword [rbx + 892]                                ;    10.3 p2      42 blocks_lanes
        shr esi, 2                                                ;    14.3 p1      42 blocks_lanes
        cmp esi, 1                                                ;    15.3 p0      42 blocks_lanes
        sbb edi, edi                                              ;    18.0 p1      42 blocks_lanes
        add edi, 1                                                ;    28.0 p0      42 blocks_lanes
        mov dword [rbx + 896], edi                                ;    29.0 p0+p3   42 blocks_lanes
        mov dword [rbx + 900], edi                                ;    29.0 p0+p3   42 blocks_lanes
        mov r8, qword [rbx + 784]                                 ;    13.3 p2       9 k reload
        mov esi, dword [r8]                                       ;    17.3 p2       9 k
        mov edi, dword [r8 + 4]                                   ;    17.3 p2       9 k
        mov ebp, dword [r8 + 8]                                   ;    17.3 p2       9 k
        mov r8d, dword [r8 + 12]                                  ;    17.3 p2       9 k
        and esi, 0xfffffff                                        ;    21.3 p0       9 k
        mov dword [rbx + 904], esi                                ;    22.3 p0+p3    9 k
        and edi, 0xffffffc                                        ;    21.3 p0       9 k
        mov dword [rbx + 908], edi                                ;    22.7 p0+p3    9 k
        shl rdi, 0x20                                             ;    22.3 p1       9 k
        or rsi, rdi                                               ;    23.3 p0       9 k
        mov qword [rbx + 792], rsi                                ;    24.7 p0+p3    9 k
        and ebp, 0xffffffc                                        ;    21.3 p0       9 k
        mov dword [rbx + 912], ebp                                ;    26.7 p0+p3    9 k
        and r8d, 0xffffffc                                        ;    21.4 p0       9 k
        mov dword [rbx + 916], r8d                                ;    28.7 p0+p3    9 k
        shl r8, 0x20                                              ;    22.4 p1       9 k
        or rbp, r8                                                ;    23.4 p0       9 k
        mov qword [rbx + 800], rbp                                ;    30.7 p0+p3    9 k
        cmp dword [rbx + 896], 0                                  ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        mov r8d, dword [rbx + 908]                                ;     0.0 p2      42 a
        shl r8, 0x20                                              ;     4.0 p1      42 a
        mov r9d, dword [rbx + 916]                                ;     1.0 p2      42 a
        shl r9, 0x20                                              ;     5.0 p1      42 a
        mov esi, dword [rbx + 904]                                ;     2.0 p2      42 a reload
        or r8, rsi                                                ;     6.0 p0      42 a
        mov esi, dword [rbx + 912]                                ;     3.0 p2      42 a reload
        or r9, rsi                                                ;     7.0 p0      42 a
        movq xmm0, r8                                             ;     7.0 p1      42 a
        movq xmm1, r9                                             ;     8.0 p1      42 a
        pshufd xmm2, xmm0, 0xe4                                   ;    11.0 p1      42 a copy
        punpcklqdq xmm2, xmm0                                     ;    15.0 p1      42 a
        movdqa xmm0, xmm1                                         ;    12.0 p0      42 a copy
        punpcklqdq xmm0, xmm1                                     ;    19.0 p1      42 a
        movdqa xmm1, [rel poly1305_blocks.T0_constants128]        ;     5.3 p2      42 a
        movdqa xmm3, [rel poly1305_blocks.T0_constants128]        ;     6.3 p2      42 a
        movdqa xmm4, [rel poly1305_blocks.T0_constants128]        ;     7.3 p2      42 a
        movdqa xmm5, [rel poly1305_blocks.T0_constants128]        ;     8.3 p2      42 a
        pand xmm5, xmm2                                           ;    19.3 p1      42 a
        movdqa xmm6, xmm2                                         ;    18.0 p0      42 a copy
        psrlq xmm6, 0x34                                          ;    25.0 p1      42 a
        psrlq xmm2, 0x1a                                          ;    18.0 p1      42 a
        pand xmm1, xmm2                                           ;    20.0 p1      42 a
        movdqa xmm2, xmm5                                         ;    21.3 p0      42 a copy
        pmuludq xmm2, xmm5                                        ;    28.3 p1      42 a
        movdqa xmm7, xmm0                                         ;    22.0 p0      42 a copy
        psllq xmm7, 0xc                                           ;    29.0 p1      42 a
        movdqa xmm8, xmm0                                         ;    22.0 p0      42 a copy
        psrlq xmm8, 0xe                                           ;    29.0 p1      42 a
        psrlq xmm0, 0x28                                          ;    22.0 p1      42 a
        movdqa xmm9, [rel poly1305_blocks.T0_constants128 + 16]   ;    10.7 p2      42 a
        pmuludq xmm9, xmm1                                        ;    22.0 p1      42 a
        movdqa xmm10, xmm1                                        ;    22.0 p0      42 a copy
        pmuludq xmm10, xmm5                                       ;    29.0 p1      42 a
        movdqa xmm11, [rel poly1305_blocks.T0_constants128 + 16]  ;    12.0 p2      42 a
        pmuludq xmm11, xmm0                                       ;    24.0 p1      42 a
        movdqa xmm12, xmm0                                        ;    24.0 p0      42 a copy
        pmuludq xmm12, xmm5                                       ;    31.0 p1      42 a
        pmuludq xmm9, xmm0                                        ;    29.0 p1      42 a
        por xmm6, xmm7                                            ;    31.0 p1      42 a
        movdqa xmm7, xmm1                                         ;    22.0 p0      42 a copy
        pmuludq xmm7, xmm1                                        ;    29.0 p1      42 a
        pand xmm4, xmm8                                           ;    31.0 p1      42 a
        movdqa xmm8, xmm11                                        ;    31.0 p0      42 a copy
        pmuludq xmm8, xmm1                                        ;    38.0 p1      42 a
        movdqa xmm13, xmm11                                       ;    31.0 p0      42 a copy
        pmuludq xmm13, xmm0                                       ;    38.0 p1      42 a
        pand xmm3, xmm6                                           ;    33.0 p1      42 a
        movdqa xmm6, xmm4                                         ;    33.0 p0      42 a copy
        pmuludq xmm6, xmm5                                        ;    40.0 p1      42 a
        movdqa xmm14, xmm11                                       ;    31.0 p0      42 a copy
        pmuludq xmm14, xmm4                                       ;    38.0 p1      42 a
        movdqa xmm15, xmm4                                        ;    33.0 p0      42 a copy
        pmuludq xmm15, xmm1                                       ;    40.0 p1      42 a
        pmuludq xmm11, xmm3                                       ;    35.0 p1      42 a
        paddq xmm2, xmm9                                          ;    36.0 p1      42 a
        movdqa xmm9, xmm3                                         ;    35.0 p0      42 a copy
        pmuludq xmm9, xmm1                                        ;    42.0 p1      42 a
        movdqa [rbx - 128], xmm1                                  ;    22.0 p0+p3   42 a spill
        movdqa xmm1, xmm3                                         ;    35.0 p0      42 a copy
        pmuludq xmm1, xmm5                                        ;    42.0 p1      42 a
        movdqa [rbx - 112], xmm5                                  ;    23.0 p0+p3   42 a spill
        movdqa xmm5, xmm3                                         ;    35.0 p0      42 a copy
        pmuludq xmm5, xmm3                                        ;    42.0 p1      42 a
        movdqa [rbx - 96], xmm14                                  ;    45.0 p0+p3   42 a spill
        movdqa xmm14, [rel poly1305_blocks.T0_constants128 + 16]  ;    23.3 p2      42 a
        pmuludq xmm14, xmm4                                       ;    36.7 p1      42 a
        movdqa [rbx - 80], xmm7                                   ;    36.0 p0+p3   42 a spill
        movdqa xmm7, [rel poly1305_blocks.T0_constants128 + 16]   ;    24.7 p2      42 a
        pmuludq xmm7, xmm3                                        ;    37.7 p1      42 a
        movdqa [rbx - 64], xmm1                                   ;    49.0 p0+p3   42 a spill
        movdqa xmm1, xmm10                                        ;    36.0 p0      42 a copy
        paddq xmm1, xmm10                                         ;    43.0 p1      42 a
        movdqa xmm10, xmm12                                       ;    38.0 p0      42 a copy
        paddq xmm10, xmm12                                        ;    45.0 p1      42 a
        paddq xmm1, xmm11                                         ;    48.0 p1      42 a
        paddq xmm2, xmm8                                          ;    45.0 p1      42 a
        movdqa xmm8, xmm14                                        ;    43.7 p0      42 a copy
        pmuludq xmm8, xmm3                                        ;    50.7 p1      42 a
        movdqa xmm11, xmm14                                       ;    43.7 p0      42 a copy
        pmuludq xmm11, xmm4                                       ;    50.7 p1      42 a
        pmuludq xmm14, xmm0                                       ;    44.7 p1      42 a
        movdqa xmm12, xmm7                                        ;    44.7 p0      42 a copy
        pmuludq xmm12, xmm4                                       ;    51.7 p1      42 a
        movdqa [rbx - 48], xmm4                                   ;    33.0 p0+p3   42 a spill
        movdqa xmm4, [rbx - 64]                                   ;    49.0 p2      42 a
        paddq xmm4, [rbx - 80]                                    ;    60.0 p2+p1   42 a
        paddq xmm4, [rbx - 64]                                    ;    65.0 p2+p1   42 a
        paddq xmm4, [rbx - 96]                                    ;    70.0 p2+p1   42 a
        pmuludq xmm7, xmm0                                        ;    49.7 p1      42 a
        paddq xmm13, xmm6                                         ;    50.7 p1      42 a
        paddq xmm13, xmm6                                         ;    55.7 p1      42 a
        movdqa xmm6, [rel poly1305_blocks.T0_constants128]        ;    35.0 p2      42 a
        paddq xmm10, xmm15                                        ;    52.7 p1      42 a
        paddq xmm10, xmm15                                        ;    57.7 p1      42 a
        movdqa xmm15, [rel poly1305_blocks.T0_constants128]       ;    36.0 p2      42 a
        paddq xmm10, xmm5                                         ;    62.7 p1      42 a
        paddq xmm13, xmm9                                         ;    60.7 p1      42 a
        paddq xmm13, xmm9                                         ;    65.7 p1      42 a
        paddq xmm4, xmm14                                         ;    75.0 p1      42 a
        paddq xmm1, xmm7                                          ;    58.7 p1      42 a
        paddq xmm2, xmm8                                          ;    59.7 p1      42 a
        paddq xmm1, xmm11                                         ;    63.7 p1      42 a
        paddq xmm2, xmm12                                         ;    64.7 p1      42 a
        movdqa xmm5, [rel poly1305_blocks.T0_constants128]        ;    38.3 p2      42 a
        movdqa xmm7, [rel poly1305_blocks.T0_constants128]        ;    39.3 p2      42 a
        pand xmm15, xmm2                                          ;    69.7 p1      42 a
        psrlq xmm2, 0x1a                                          ;    69.7 p1      42 a
        pand xmm6, xmm13                                          ;    70.7 p1      42 a
        psrlq xmm13, 0x1a                                         ;    70.7 p1      42 a
        movdqa xmm8, [rel poly1305_blocks.T0_constants128]        ;    40.3 p2      42 a
        movdqa xmm9, [rel poly1305_blocks.T0_constants128]        ;    41.3 p2      42 a
        paddq xmm1, xmm2                                          ;    71.7 p1      42 a
        paddq xmm10, xmm13                                        ;    72.7 p1      42 a
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    42.3 p2      42 a
        pand xmm7, xmm1                                           ;    76.7 p1      42 a
        psrlq xmm1, 0x1a                                          ;    76.7 p1      42 a
        pand xmm5, xmm10                                          ;    77.7 p1      42 a
        psrlq xmm10, 0x1a                                         ;    77.7 p1      42 a
        paddq xmm4, xmm1                                          ;    80.0 p1      42 a
        movdqa xmm1, [rel poly1305_blocks.T0_constants128 + 16]   ;    43.7 p2      42 a reload
        pmuludq xmm10, xmm1                                       ;    79.7 p1      42 a
        pand xmm8, xmm4                                           ;    85.0 p1      42 a
        psrlq xmm4, 0x1a                                          ;    85.0 p1      42 a
        paddq xmm15, xmm10                                        ;    86.7 p1      42 a
        paddq xmm6, xmm4                                          ;    87.0 p1      42 a
        movdqa xmm4, xmm8                                         ;    87.0 p0      42 a copy
        punpcklqdq xmm4, xmm3                                     ;    94.0 p1      42 a
        movdqa xmm3, [rel poly1305_blocks.T0_constants128 + 16]   ;    46.3 p2      42 a copy
        pmuludq xmm3, xmm8                                        ;    87.0 p1      42 a
        pand xmm2, xmm15                                          ;    91.7 p1      42 a
        psrlq xmm15, 0x1a                                         ;    91.7 p1      42 a
        pand xmm9, xmm6                                           ;    92.0 p1      42 a
        psrlq xmm6, 0x1a                                          ;    92.0 p1      42 a
        paddq xmm7, xmm15                                         ;    93.7 p1      42 a
        paddq xmm5, xmm6                                          ;    94.0 p1      42 a
        movdqa xmm6, xmm2                                         ;    93.7 p0      42 a copy
        punpcklqdq xmm6, [rbx - 112]                              ;   100.7 p2+p1   42 a
        movdqa xmm10, xmm1                                        ;    54.7 p0      42 a copy
        pmuludq xmm10, xmm9                                       ;    94.0 p1      42 a
        movdqa xmm11, xmm9                                        ;    94.0 p0      42 a copy
        punpcklqdq xmm11, [rbx - 48]                              ;   101.0 p2+p1   42 a
        movdqa xmm12, xmm8                                        ;    87.0 p0      42 a copy
        pmuludq xmm12, xmm4                                       ;    97.0 p1      42 a
        movdqa xmm13, xmm5                                        ;    99.0 p0      42 a copy
        punpcklqdq xmm13, xmm0                                    ;   106.0 p1      42 a
        movdqa xmm0, xmm1                                         ;    54.7 p0      42 a copy
        pmuludq xmm0, xmm5                                        ;    99.0 p1      42 a
        movdqa xmm14, xmm7                                        ;    98.7 p0      42 a copy
        pmuludq xmm14, xmm4                                       ;   105.7 p1      42 a
        movdqa xmm15, xmm1                                        ;    56.0 p0      42 a copy
        pmuludq xmm15, xmm7                                       ;    98.7 p1      42 a
        movdqa xmm1, xmm2                                         ;    93.7 p0      42 a copy
        pmuludq xmm1, xmm4                                        ;   100.7 p1      42 a
        movdqa [rbx - 48], xmm1                                   ;   107.7 p0+p3   42 a spill
        movdqa xmm1, xmm7                                         ;    98.7 p0      42 a copy
        punpcklqdq xmm1, [rbx - 128]                              ;   105.7 p2+p1   42 a
        movdqa [rbx - 128], xmm14                                 ;   112.7 p0+p3   42 a spill
        movdqa xmm14, xmm10                                       ;   101.0 p0      42 a copy
        pmuludq xmm14, xmm4                                       ;   108.0 p1      42 a
        movdqa [rbx - 112], xmm14                                 ;   115.0 p0+p3   42 a spill
        movdqa xmm14, [rbx - 128]                                 ;   112.7 p2      42 a
        movdqa [rbx - 128], xmm12                                 ;   104.0 p0+p3   42 a spill
        movdqa xmm12, [rbx - 112]                                 ;   115.0 p2      42 a
        movdqa [rbx - 32], xmm10                                  ;   101.0 p0+p3   42 a spill
        movdqa xmm10, xmm5                                        ;    99.0 p0      42 a copy
        pmuludq xmm10, xmm6                                       ;   106.0 p1      42 a
        movdqa [rbx - 16], xmm5                                   ;    99.0 p0+p3   42 a spill
        movdqa xmm5, xmm9                                         ;    94.0 p0      42 a copy
        pmuludq xmm5, xmm6                                        ;   103.7 p1      42 a
        movdqa [rbx - 64], xmm10                                  ;   113.0 p0+p3   42 a spill
        movdqa xmm10, xmm2                                        ;    93.7 p0      42 a copy
        pmuludq xmm10, xmm6                                       ;   103.7 p1      42 a
        movdqa [rbx - 80], xmm5                                   ;   110.7 p0+p3   42 a spill
        movdqa xmm5, [rbx - 128]                                  ;   104.0 p2      42 a reload
        paddq xmm5, [rbx - 64]                                    ;   124.0 p2+p1   42 a
        paddq xmm14, [rbx - 80]                                   ;   123.7 p2+p1   42 a
        movdqa [rbx - 80], xmm10                                  ;   110.7 p0+p3   42 a spill
        movdqa xmm10, xmm7                                        ;    98.7 p0      42 a copy
        pmuludq xmm10, xmm6                                       ;   105.7 p1      42 a
        paddq xmm12, [rbx - 80]                                   ;   126.0 p2+p1   42 a
        movdqa [rbx - 80], xmm10                                  ;   112.7 p0+p3   42 a spill
        movdqa xmm10, xmm8                                        ;    87.0 p0      42 a copy
        pmuludq xmm10, xmm6                                       ;   104.7 p1      42 a
        movdqa [rbx + 0], xmm6                                    ;   103.7 p0+p3   42 a spill
        movdqa xmm6, xmm3                                         ;    94.0 p0      42 a copy
        pmuludq xmm6, xmm11                                       ;   105.7 p1      42 a
        movdqa [rbx - 64], xmm10                                  ;   111.7 p0+p3   42 a spill
        movdqa xmm10, xmm7                                        ;    98.7 p0      42 a copy
        pmuludq xmm10, xmm11                                      ;   106.7 p1      42 a
        movdqa [rbx + 16], xmm10                                  ;   113.7 p0+p3   42 a spill
        movdqa xmm10, xmm2                                        ;    93.7 p0      42 a copy
        pmuludq xmm10, xmm11                                      ;   107.7 p1      42 a
        paddq xmm5, [rbx + 16]                                    ;   129.0 p2+p1   42 a
        movdqa [rbx + 32], xmm7                                   ;    98.7 p0+p3   42 a spill
        movdqa xmm7, xmm0                                         ;   106.0 p0      42 a copy
        pmuludq xmm7, xmm4                                        ;   113.0 p1      42 a
        movdqa [rbx + 48], xmm4                                   ;    97.0 p0+p3   42 a spill
        movdqa xmm4, xmm0                                         ;   106.0 p0      42 a copy
        pmuludq xmm4, xmm11                                       ;   113.0 p1      42 a
        movdqa [rbx + 64], xmm4                                   ;   120.0 p0+p3   42 a spill
        movdqa xmm4, [rbx - 32]                                   ;   101.0 p2      42 a
        pmuludq xmm4, xmm11                                       ;   112.0 p1      42 a
        paddq xmm12, xmm6                                         ;   131.0 p1      42 a
        movdqa xmm6, xmm8                                         ;    87.0 p0      42 a copy
        pmuludq xmm6, xmm1                                        ;   113.7 p1      42 a
        movdqa [rbx + 80], xmm8                                   ;    87.7 p0+p3   42 a spill
        movdqa xmm8, xmm9                                         ;    94.0 p0      42 a copy
        pmuludq xmm8, xmm1                                        ;   114.7 p1      42 a
        movdqa [rbx + 96], xmm9                                   ;    94.0 p0+p3   42 a spill
        movdqa xmm9, xmm0                                         ;   106.0 p0      42 a copy
        pmuludq xmm9, xmm1                                        ;   115.7 p1      42 a
        movdqa [rbx + 112], xmm11                                 ;   104.0 p0+p3   42 a spill
        movdqa xmm11, [rbx - 80]                                  ;   112.7 p2      42 a
        movdqa [rbx - 80], xmm7                                   ;   120.0 p0+p3   42 a spill
        movdqa xmm7, xmm2                                         ;    93.7 p0      42 a copy
        pmuludq xmm7, xmm1                                        ;   116.7 p1      42 a
        paddq xmm11, [rbx - 80]                                   ;   131.0 p2+p1   42 a
        movdqa [rbx - 80], xmm4                                   ;   119.0 p0+p3   42 a spill
        movdqa xmm4, xmm15                                        ;   105.7 p0      42 a copy
        pmuludq xmm4, xmm13                                       ;   118.7 p1      42 a
        paddq xmm11, [rbx - 80]                                   ;   136.0 p2+p1   42 a
        movdqa [rbx + 128], xmm15                                 ;   105.7 p0+p3   42 a spill
        movdqa xmm15, xmm0                                        ;   106.0 p0      42 a copy
        pmuludq xmm15, xmm13                                      ;   120.7 p1      42 a
        mov r8d, dword [rbx + 888]                                ;    97.7 p2      42 a
        shl r8, 0x20                                              ;   121.7 p1      42 a
        movdqa [rbx + 144], xmm0                                  ;   106.0 p0+p3   42 a spill
        movd xmm0, [rbx + 872]                                    ;    99.0 p2      42 a
        movdqa [rbx + 160], xmm0                                  ;   110.0 p0+p3   42 a spill
        movdqa xmm0, [rbx - 64]                                   ;   111.7 p2      42 a
        mov r9d, dword [rbx + 884]                                ;   104.7 p2      42 a
        movdqa [rbx - 64], xmm7                                   ;   123.7 p0+p3   42 a spill
        movdqa xmm7, xmm3                                         ;   105.3 p0      42 a copy
        pmuludq xmm7, xmm13                                       ;   122.2 p1      42 a
        paddq xmm11, [rbx - 64]                                   ;   141.0 p2+p1   42 a
        paddq xmm0, [rbx - 48]                                    ;   124.2 p2+p1   42 a
        movdqa [rbx + 176], xmm3                                  ;   109.0 p0+p3   42 a spill
        movdqa xmm3, xmm2                                         ;   110.0 p0      42 a copy
        pmuludq xmm3, xmm13                                       ;   125.2 p1      42 a
        paddq xmm0, [rbx + 64]                                    ;   131.0 p2+p1   42 a
        paddq xmm14, xmm10                                        ;   128.7 p1      42 a
        movdqa xmm10, [rbx + 32]                                  ;   113.7 p2      42 a
        pmuludq xmm10, xmm1                                       ;   128.2 p1      42 a
        paddq xmm14, xmm6                                         ;   133.7 p1      42 a
        movdqa xmm6, [rbx - 32]                                   ;   114.7 p2      42 a
        pmuludq xmm6, xmm13                                       ;   130.2 p1      42 a
        paddq xmm5, xmm8                                          ;   134.0 p1      42 a
        paddq xmm12, xmm9                                         ;   136.0 p1      42 a
        movdqa xmm8, [rbx + 160]                                  ;   116.0 p2      42 a
        psllq xmm8, 0x18                                          ;   133.2 p1      42 a
        or r9, r8                                                 ;   122.7 p0      42 a
        movq xmm9, r9                                             ;   135.2 p1      42 a
        paddq xmm12, xmm4                                         ;   141.0 p1      42 a
        paddq xmm14, xmm15                                        ;   138.7 p1      42 a
        paddq xmm11, xmm7                                         ;   146.0 p1      42 a
        paddq xmm5, xmm3                                          ;   139.2 p1      42 a
        movdqa xmm3, [rel poly1305_blocks.T0_constants128]        ;   126.0 p2      42 a
        movdqa xmm4, [rel poly1305_blocks.T0_constants128]        ;   127.0 p2      42 a
        paddq xmm0, xmm10                                         ;   140.2 p1      42 a
        paddq xmm0, xmm6                                          ;   145.2 p1      42 a
        movdqa xmm6, xmm9                                         ;   139.2 p0      42 a copy
        psrlq xmm6, 0x28                                          ;   146.2 p1      42 a
        pand xmm3, xmm14                                          ;   143.7 p1      42 a
        psrlq xmm14, 0x1a                                         ;   144.2 p1      42 a
        paddq xmm5, xmm14                                         ;   146.2 p1      42 a
        pand xmm4, xmm12                                          ;   146.2 p1      42 a
        psrlq xmm12, 0x1a                                         ;   147.2 p1      42 a
        mov r8d, dword [rbx + 880]                                ;   129.7 p2      42 a
        shl r8, 0x20                                              ;   148.2 p1      42 a
        mov r9d, dword [rbx + 876]                                ;   130.7 p2      42 a
        movdqa xmm7, [rel poly1305_blocks.T0_constants128]        ;   131.7 p2      42 a
        movdqa xmm10, [rel poly1305_blocks.T0_constants128]       ;   132.7 p2      42 a
        por xmm8, xmm6                                            ;   148.8 p1      42 a
        paddq xmm11, xmm12                                        ;   151.0 p1      42 a
        or r9, r8                                                 ;   149.2 p0      42 a
        movq xmm6, r9                                             ;   151.8 p1      42 a
        pand xmm7, xmm5                                           ;   152.8 p1      42 a
        psrlq xmm5, 0x1a                                          ;   153.8 p1      42 a
        movdqa xmm12, xmm8                                        ;   150.8 p0      42 a copy
        psrlq xmm12, 0x1a                                         ;   157.8 p1      42 a
        movdqa xmm14, [rel poly1305_blocks.T0_constants128 + 16]  ;   134.3 p2      42 a reload
        pmuludq xmm5, xmm14                                       ;   155.8 p1      42 a
        pand xmm10, xmm11                                         ;   156.8 p1      42 a
        psrlq xmm11, 0x1a                                         ;   157.8 p1      42 a
        mov esi, dword [rbx + 892]                                ;   135.7 p2      42 blocks
        shr esi, 2                                                ;   158.8 p1      42 blocks
        movdqa xmm15, [rel poly1305_blocks.T0_constants128]       ;   136.7 p2      42 a
        movdqa [rbx + 192], xmm2                                  ;   136.7 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;   137.7 p2      42 a
        movdqa [rbx + 64], xmm8                                   ;   150.8 p0+p3   42 a spill
        movdqa xmm8, [rel poly1305_blocks.T0_constants128]        ;   138.7 p2      42 a
        pand xmm15, xmm6                                          ;   159.4 p1      42 a
        paddq xmm0, xmm11                                         ;   160.4 p1      42 a
        movdqa xmm11, [rel poly1305_blocks.T0_constants128]       ;   139.7 p2      42 a
        pmuludq xmm12, xmm14                                      ;   161.4 p1      42 a
        cmp esi, 1                                                ;   159.8 p0      42 blocks
        sbb edi, edi                                              ;   164.4 p1      42 blocks
        movdqa xmm14, xmm6                                        ;   155.8 p0      42 a copy
        psrlq xmm14, 0x1a                                         ;   165.4 p1      42 a
        paddq xmm4, xmm5                                          ;   166.4 p1      42 a
        pand xmm2, xmm0                                           ;   167.4 p1      42 a
        psrlq xmm0, 0x1a                                          ;   168.4 p1      42 a
        movdqa xmm5, [rel poly1305_blocks.T0_constants128 + 16]   ;   143.0 p2      42 a
        pmuludq xmm5, xmm1                                        ;   169.4 p1      42 a
        pand xmm11, xmm14                                         ;   170.4 p1      42 a
        paddq xmm15, xmm12                                        ;   171.4 p1      42 a
        paddq xmm3, xmm0                                          ;   172.4 p1      42 a
        movdqa xmm0, [rel poly1305_blocks.T0_constants128 + 16]   ;   144.7 p2      42 a
        pmuludq xmm0, xmm13                                       ;   173.4 p1      42 a
        movdqa xmm12, xmm9                                        ;   145.3 p0      42 a copy
        psllq xmm12, 0xc                                          ;   174.4 p1      42 a
        movdqa xmm14, [rbx + 48]                                  ;   146.0 p2      42 a reload
        movdqa [rbx + 208], xmm0                                  ;   180.4 p0+p3   42 a spill
        movdqa xmm0, [rel poly1305_blocks.T0_constants128 + 16]   ;   147.0 p2      42 a
        pmuludq xmm0, xmm14                                       ;   175.4 p1      42 a
        psrlq xmm6, 0x34                                          ;   176.4 p1      42 a
        movdqa xmm14, [rel poly1305_blocks.T0_constants128 + 16]  ;   148.0 p2      42 a
        pmuludq xmm14, [rbx + 112]                                ;   177.4 p2+p1   42 a
        movdqa [rbx + 224], xmm14                                 ;   184.4 p0+p3   42 a spill
        movdqa xmm14, xmm2                                        ;   169.4 p0      42 a copy
        punpcklqdq xmm14, xmm2                                    ;   178.4 p1      42 a
        movdqa [rbx + 240], xmm0                                  ;   182.4 p0+p3   42 a spill
        movdqa xmm0, xmm4                                         ;   171.4 p0      42 a copy
        psrlq xmm0, 0x1a                                          ;   179.4 p1      42 a
        movdqa [rbx + 256], xmm5                                  ;   176.4 p0+p3   42 a spill
        movdqa xmm5, [rel poly1305_blocks.T0_constants128 + 16]   ;   152.3 p2      42 a
        pmuludq xmm5, xmm2                                        ;   180.4 p1      42 a
        pand xmm8, xmm3                                           ;   181.4 p1      42 a
        psrlq xmm3, 0x1a                                          ;   182.4 p1      42 a
        pand xmm4, [rel poly1305_blocks.T0_constants128]          ;   183.4 p2+p1   42 a
        por xmm12, xmm6                                           ;   184.4 p1      42 a
        movdqa xmm6, xmm15                                        ;   176.4 p0      42 a copy
        psrlq xmm6, 0x1a                                          ;   185.4 p1      42 a
        paddq xmm10, xmm0                                         ;   186.4 p1      42 a
        psrlq xmm9, 0xe                                           ;   187.4 p1      42 a
        paddq xmm7, xmm3                                          ;   188.4 p1      42 a
        movdqa xmm0, [rbx + 64]                                   ;   156.3 p2      42 a
        movdqa xmm3, [rel poly1305_blocks.T0_constants128]        ;   157.3 p2      42 a reload
        pand xmm0, xmm3                                           ;   189.4 p1      42 a
        add esi, 0xffffffff                                       ;   159.8 p0      42 blocks
        sub esi, edi                                              ;   174.4 p0      42 blocks
        pand xmm15, xmm3                                          ;   190.4 p1      42 a
        movdqa [rbx + 272], xmm0                                  ;   191.4 p0+p3   42 a spill
        movdqa xmm0, [rel poly1305_blocks.T0_constants128]        ;   159.0 p2      42 a copy
        pand xmm0, xmm12                                          ;   191.4 p1      42 a
        movdqa xmm12, xmm8                                        ;   183.4 p0      42 a copy
        punpcklqdq xmm12, xmm8                                    ;   192.4 p1      42 a
        paddq xmm11, xmm6                                         ;   193.4 p1      42 a
        movdqa xmm6, [rel poly1305_blocks.T0_constants128 + 16]   ;   160.7 p2      42 a
        pmuludq xmm6, xmm14                                       ;   194.4 p1      42 a
        pand xmm3, xmm9                                           ;   195.4 p1      42 a
        movdqa xmm9, xmm4                                         ;   185.4 p0      42 a copy
        punpcklqdq xmm9, xmm4                                     ;   196.4 p1      42 a
        movdqa [rbx + 288], xmm0                                  ;   193.4 p0+p3   42 a spill
        movdqa xmm0, [rel poly1305_blocks.T0_constants128 + 16]   ;   163.0 p2      42 a
        pmuludq xmm0, xmm8                                        ;   197.4 p1      42 a
        movdqa [rbx + 304], xmm3                                  ;   197.4 p0+p3   42 a spill
        movdqa xmm3, xmm10                                        ;   191.4 p0      42 a copy
        punpcklqdq xmm3, xmm10                                    ;   198.4 p1      42 a
        mov r8, qword [rbx + 808]                                 ;   165.0 p2      42 blocks
        mov r9, rsi                                               ;   175.4 p0      42 blocks copy
        shl r9, 6                                                 ;   199.4 p1      42 blocks
        movdqa [rbx + 320], xmm11                                 ;   198.4 p0+p3   42 a spill
        movdqa xmm11, xmm7                                        ;   193.4 p0      42 a copy
        punpcklqdq xmm11, xmm7                                    ;   200.4 p1      42 a
        movdqa [rbx + 336], xmm15                                 ;   192.4 p0+p3   42 a spill
        movdqa xmm15, [rel poly1305_blocks.T0_constants128 + 16]  ;   168.0 p2      42 a
        pmuludq xmm15, xmm10                                      ;   200.9 p1      42 a
        add r8, r9                                                ;   200.4 p0      42 blocks
        movdqa [rbx + 352], xmm0                                  ;   204.4 p0+p3   42 a spill
        movdqa xmm0, [rel poly1305_blocks.T0_constants128 + 16]   ;   169.7 p2      42 a
        pmuludq xmm0, xmm7                                        ;   201.9 p1      42 a
        movdqa [rbx + 368], xmm0                                  ;   208.9 p0+p3   42 a spill
        movdqa xmm0, [rel poly1305_blocks.T0_constants128 + 16]   ;   171.0 p2      42 a
        pmuludq xmm0, xmm12                                       ;   202.9 p1      42 a
        movdqa [rbx + 384], xmm5                                  ;   187.4 p0+p3   42 a spill
        movdqa xmm5, [rel poly1305_blocks.T0_constants128 + 16]   ;   172.3 p2      42 a
        pmuludq xmm5, xmm3                                        ;   203.9 p1      42 a
        movdqa [rbx + 400], xmm1                                  ;   176.3 p0+p3   42 a
        movdqa xmm1, [rel poly1305_blocks.T0_constants128 + 16]   ;   173.7 p2      42 a
        pmuludq xmm1, xmm11                                       ;   204.9 p1      42 a
        movdqa [rbx + 416], xmm13                                 ;   178.3 p0+p3   42 a
        movdqa [rbx + 432], xmm2                                  ;   180.3 p0+p3   42 a
        movdqa [rbx + 448], xmm14                                 ;   182.3 p0+p3   42 a
        movdqa [rbx + 464], xmm8                                  ;   184.3 p0+p3   42 a
        mov dword [rbx + 920], esi                                ;   186.3 p0+p3   42 blocks
        movdqa [rbx + 480], xmm4                                  ;   188.3 p0+p3   42 a
        movdqa [rbx + 496], xmm10                                 ;   191.4 p0+p3   42 a
        movdqa [rbx + 512], xmm7                                  ;   193.4 p0+p3   42 a
        movdqa [rbx + 528], xmm12                                 ;   195.4 p0+p3   42 a
        movdqa [rbx + 544], xmm9                                  ;   199.4 p0+p3   42 a
        movdqa [rbx + 560], xmm3                                  ;   201.4 p0+p3   42 a
        movdqa [rbx + 576], xmm6                                  ;   201.4 p0+p3   42 a
        mov qword [rbx + 816], r8                                 ;   202.3 p0+p3   42 blocks
        movdqa [rbx + 592], xmm11                                 ;   204.3 p0+p3   42 a
        movdqa [rbx + 608], xmm15                                 ;   207.9 p0+p3   42 a
        movdqa [rbx + 624], xmm0                                  ;   209.9 p0+p3   42 a
        movdqa [rbx + 640], xmm5                                  ;   210.9 p0+p3   42 a
        movdqa [rbx + 656], xmm1                                  ;   212.3 p0+p3   42 a
        cmp dword [rbx + 920], 0                                  ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rbx + 808]                                 ;                    resident
        movdqa xmm0, [rbx + 336]                                  ;                    resident
        movdqa xmm1, [rbx + 320]                                  ;                    resident
        movdqa xmm2, [rbx + 288]                                  ;                    resident
        movdqa xmm3, [rbx + 304]                                  ;                    resident
        movdqa xmm4, [rbx + 272]                                  ;                    resident
        align 16
.blocks_2:
        movq xmm5, [r8]                                           ;     0.0 p2      42 a
        movhps xmm5, [r8 + 16]                                    ;    11.0 p2+p1   42 a
        pshufd xmm6, xmm5, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm6, 0x34                                          ;    17.0 p1      42 a
        pshufd xmm7, xmm5, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm7, 0x1a                                          ;    17.0 p1      42 a
        movq xmm8, [r8 + 8]                                       ;     2.3 p2      42 a
        movhps xmm8, [r8 + 24]                                    ;    13.3 p2+p1   42 a
        pshufd xmm9, xmm8, 0xe4                                   ;    15.3 p1      42 a copy
        psllq xmm9, 0xc                                           ;    19.3 p1      42 a
        por xmm6, xmm9                                            ;    21.3 p1      42 a
        movdqa xmm9, xmm8                                         ;    15.3 p0      42 a copy
        psrlq xmm9, 0xe                                           ;    22.3 p1      42 a
        psrlq xmm8, 0x28                                          ;    15.3 p1      42 a
        movq xmm10, [r8 + 32]                                     ;     5.3 p2      42 a
        movhps xmm10, [r8 + 48]                                   ;    16.3 p2+p1   42 a
        movq xmm11, [r8 + 40]                                     ;     7.3 p2      42 a
        movhps xmm11, [r8 + 56]                                   ;    18.3 p2+p1   42 a
        movdqa xmm12, xmm10                                       ;    18.3 p0      42 a copy
        psrlq xmm12, 0x34                                         ;    25.3 p1      42 a
        movdqa xmm13, xmm10                                       ;    18.3 p0      42 a copy
        psrlq xmm13, 0x1a                                         ;    25.3 p1      42 a
        add r8, 0x40                                              ;     9.3 p0      42 blocks
        movdqa xmm14, xmm11                                       ;    20.3 p0      42 a copy
        psllq xmm14, 0xc                                          ;    27.3 p1      42 a
        por xmm12, xmm14                                          ;    29.3 p1      42 a
        movdqa xmm14, xmm11                                       ;    20.3 p0      42 a copy
        psrlq xmm14, 0xe                                          ;    27.3 p1      42 a
        psrlq xmm11, 0x28                                         ;    20.3 p1      42 a
        movdqa xmm15, [rel poly1305_blocks.T0_constants128]       ;    11.0 p2      42 a reload
        pand xmm6, xmm15                                          ;    23.3 p1      42 a
        paddq xmm2, xmm6                                          ;    25.3 p1      42 a
        movdqa xmm6, [rel poly1305_blocks.T0_constants128 + 32]   ;    12.0 p2      42 a reload
        por xmm8, xmm6                                            ;    23.0 p1      42 a
        paddq xmm4, xmm8                                          ;    25.0 p1      42 a
        por xmm11, xmm6                                           ;    23.3 p1      42 a
        movdqa xmm6, [rbx + 624]                                  ;    13.3 p2      42 a
        pmuludq xmm6, xmm2                                        ;    30.3 p1      42 a
        movdqa xmm8, [rbx + 656]                                  ;    14.3 p2      42 a
        pmuludq xmm8, xmm2                                        ;    30.3 p1      42 a
        pand xmm7, xmm15                                          ;    26.3 p1      42 a
        paddq xmm1, xmm7                                          ;    28.3 p1      42 a
        movdqa xmm7, [rbx + 560]                                  ;    15.3 p2      42 a
        pmuludq xmm7, xmm2                                        ;    30.3 p1      42 a
        pand xmm9, xmm15                                          ;    29.3 p1      42 a
        paddq xmm3, xmm9                                          ;    31.3 p1      42 a
        movdqa xmm9, [rbx + 544]                                  ;    16.7 p2      42 a
        pmuludq xmm9, xmm2                                        ;    31.3 p1      42 a
        pmuludq xmm2, [rbx + 448]                                 ;    32.3 p2+p1   42 a
        pand xmm12, xmm15                                         ;    33.3 p1      42 a
        pand xmm13, xmm15                                         ;    34.3 p1      42 a
        pand xmm5, xmm15                                          ;    35.3 p1      42 a
        paddq xmm0, xmm5                                          ;    37.3 p1      42 a
        pand xmm14, xmm15                                         ;    37.3 p1      42 a
        pand xmm10, xmm15                                         ;    38.3 p1      42 a
        movdqa xmm5, xmm15                                        ;    22.0 p0      42 a copy
        movdqa [rbx - 128], xmm2                                  ;    39.3 p0+p3   42 a spill
        movdqa xmm2, xmm15                                        ;    22.0 p0      42 a copy
        movdqa [rbx - 112], xmm2                                  ;    29.0 p0+p3   42 a spill
        movdqa xmm2, xmm15                                        ;    24.0 p0      42 a copy
        movdqa [rbx - 96], xmm2                                   ;    31.0 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    23.0 p2      42 a copy
        movdqa [rbx - 80], xmm2                                   ;    34.0 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    24.0 p2      42 a copy
        movdqa [rbx - 64], xmm2                                   ;    35.0 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    25.0 p2      42 a copy
        movdqa [rbx - 48], xmm15                                  ;    30.3 p0+p3   42 a spill
        movdqa xmm15, [rbx + 128]                                 ;    26.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    39.3 p1      42 a
        paddq xmm6, xmm15                                         ;    46.3 p1      42 a
        movdqa xmm15, [rbx + 176]                                 ;    27.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    41.3 p1      42 a
        paddq xmm8, xmm15                                         ;    48.3 p1      42 a
        movdqa xmm15, [rbx + 144]                                 ;    28.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    43.3 p1      42 a
        paddq xmm7, xmm15                                         ;    50.3 p1      42 a
        movdqa xmm15, [rbx - 32]                                  ;    29.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    45.3 p1      42 a
        paddq xmm9, xmm15                                         ;    52.3 p1      42 a
        movdqa xmm15, [rbx + 192]                                 ;    30.0 p2      42 a reload
        pmuludq xmm11, xmm15                                      ;    47.3 p1      42 a
        movdqa xmm15, [rbx - 128]                                 ;    39.3 p2      42 a reload
        paddq xmm15, xmm11                                        ;    54.3 p1      42 a
        movdqa xmm11, [rbx + 640]                                 ;    32.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    49.3 p1      42 a
        paddq xmm6, xmm11                                         ;    56.3 p1      42 a
        movdqa xmm11, [rbx + 576]                                 ;    33.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    51.3 p1      42 a
        paddq xmm8, xmm11                                         ;    58.3 p1      42 a
        movdqa xmm11, [rbx + 656]                                 ;    34.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    53.3 p1      42 a
        paddq xmm7, xmm11                                         ;    60.3 p1      42 a
        movdqa xmm11, [rbx + 624]                                 ;    35.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    55.3 p1      42 a
        paddq xmm9, xmm11                                         ;    62.3 p1      42 a
        movdqa xmm11, [rbx + 544]                                 ;    36.0 p2      42 a reload
        pmuludq xmm4, xmm11                                       ;    57.3 p1      42 a
        paddq xmm15, xmm4                                         ;    64.3 p1      42 a
        movdqa xmm4, [rbx + 544]                                  ;    37.0 p2      42 a copy
        pmuludq xmm4, xmm0                                        ;    59.3 p1      42 a
        paddq xmm6, xmm4                                          ;    66.3 p1      42 a
        movdqa xmm4, [rbx + 544]                                  ;    38.0 p2      42 a copy
        pmuludq xmm4, xmm1                                        ;    61.3 p1      42 a
        pmuludq xmm11, xmm3                                       ;    62.3 p1      42 a
        paddq xmm8, xmm4                                          ;    68.3 p1      42 a
        paddq xmm7, xmm11                                         ;    69.3 p1      42 a
        movdqa xmm11, [rbx + 656]                                 ;    39.0 p2      42 a
        pmuludq xmm11, xmm1                                       ;    65.3 p1      42 a
        paddq xmm6, xmm11                                         ;    72.3 p1      42 a
        movdqa xmm11, [rbx + 448]                                 ;    40.0 p2      42 a
        pmuludq xmm11, xmm1                                       ;    67.3 p1      42 a
        paddq xmm7, xmm11                                         ;    74.3 p1      42 a
        movdqa xmm11, [rbx + 560]                                 ;    41.0 p2      42 a
        pmuludq xmm11, xmm1                                       ;    69.3 p1      42 a
        paddq xmm9, xmm11                                         ;    76.3 p1      42 a
        movdqa xmm11, [rbx + 528]                                 ;    42.0 p2      42 a reload
        pmuludq xmm1, xmm11                                       ;    71.3 p1      42 a
        pmuludq xmm11, xmm0                                       ;    72.3 p1      42 a
        paddq xmm7, xmm11                                         ;    79.3 p1      42 a
        paddq xmm15, xmm1                                         ;    78.3 p1      42 a
        movdqa xmm11, [rbx + 560]                                 ;    43.7 p2      42 a
        pmuludq xmm11, xmm0                                       ;    75.3 p1      42 a
        paddq xmm8, xmm11                                         ;    82.3 p1      42 a
        movdqa xmm11, [rbx + 448]                                 ;    44.7 p2      42 a
        pmuludq xmm11, xmm0                                       ;    77.3 p1      42 a
        paddq xmm9, xmm11                                         ;    84.3 p1      42 a
        pmuludq xmm0, [rbx + 592]                                 ;    79.3 p2+p1   42 a
        paddq xmm15, xmm0                                         ;    86.3 p1      42 a
        movdqa xmm11, [rbx + 576]                                 ;    46.7 p2      42 a
        pmuludq xmm11, xmm3                                       ;    81.3 p1      42 a
        paddq xmm6, xmm11                                         ;    88.3 p1      42 a
        movdqa xmm11, [rbx + 624]                                 ;    47.7 p2      42 a
        pmuludq xmm11, xmm3                                       ;    83.3 p1      42 a
        paddq xmm8, xmm11                                         ;    90.3 p1      42 a
        movdqa xmm11, [rbx + 656]                                 ;    48.7 p2      42 a
        pmuludq xmm11, xmm3                                       ;    85.3 p1      42 a
        paddq xmm9, xmm11                                         ;    92.3 p1      42 a
        pmuludq xmm3, [rbx + 560]                                 ;    87.3 p2+p1   42 a
        paddq xmm15, xmm3                                         ;    94.3 p1      42 a
        movdqa xmm11, [rbx - 32]                                  ;    50.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    89.3 p1      42 a
        paddq xmm6, xmm11                                         ;    96.3 p1      42 a
        movdqa xmm11, [rbx + 144]                                 ;    51.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    91.3 p1      42 a
        paddq xmm8, xmm11                                         ;    98.3 p1      42 a
        movdqa xmm11, [rbx + 32]                                  ;    52.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    93.3 p1      42 a
        paddq xmm7, xmm11                                         ;   100.3 p1      42 a
        movdqa xmm11, [rbx + 192]                                 ;    53.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    95.3 p1      42 a
        paddq xmm9, xmm11                                         ;   102.3 p1      42 a
        movdqa xmm11, [rbx + 80]                                  ;    54.7 p2      42 a reload
        pmuludq xmm12, xmm11                                      ;    97.3 p1      42 a
        movdqa xmm0, [rbx + 80]                                   ;    55.7 p2      42 a copy
        pmuludq xmm0, xmm13                                       ;    98.3 p1      42 a
        pmuludq xmm11, xmm10                                      ;    99.3 p1      42 a
        paddq xmm7, xmm0                                          ;   105.3 p1      42 a
        paddq xmm15, xmm12                                        ;   104.3 p1      42 a
        paddq xmm9, xmm11                                         ;   107.3 p1      42 a
        movdqa xmm11, [rbx + 144]                                 ;    57.3 p2      42 a
        pmuludq xmm11, xmm13                                      ;   103.3 p1      42 a
        paddq xmm6, xmm11                                         ;   110.3 p1      42 a
        movdqa xmm11, [rbx + 192]                                 ;    58.3 p2      42 a
        pmuludq xmm11, xmm13                                      ;   105.3 p1      42 a
        paddq xmm8, xmm11                                         ;   112.3 p1      42 a
        movdqa xmm11, [rbx + 32]                                  ;    59.3 p2      42 a
        pmuludq xmm11, xmm13                                      ;   107.3 p1      42 a
        paddq xmm9, xmm11                                         ;   114.3 p1      42 a
        movdqa xmm11, [rbx + 96]                                  ;    60.3 p2      42 a reload
        pmuludq xmm13, xmm11                                      ;   109.3 p1      42 a
        pmuludq xmm11, xmm10                                      ;   110.3 p1      42 a
        paddq xmm7, xmm11                                         ;   117.3 p1      42 a
        paddq xmm15, xmm13                                        ;   116.3 p1      42 a
        movdqa xmm11, [rbx + 192]                                 ;    62.0 p2      42 a
        pmuludq xmm11, xmm10                                      ;   113.3 p1      42 a
        paddq xmm6, xmm11                                         ;   120.3 p1      42 a
        movdqa xmm11, [rbx + 32]                                  ;    63.0 p2      42 a
        pmuludq xmm11, xmm10                                      ;   115.3 p1      42 a
        paddq xmm8, xmm11                                         ;   122.3 p1      42 a
        pmuludq xmm10, [rbx - 16]                                 ;   117.3 p2+p1   42 a
        paddq xmm15, xmm10                                        ;   124.3 p1      42 a
        movdqa xmm10, [rbx + 176]                                 ;    65.0 p2      42 a
        pmuludq xmm10, xmm14                                      ;   119.3 p1      42 a
        paddq xmm6, xmm10                                         ;   126.3 p1      42 a
        movdqa xmm10, [rbx - 112]                                 ;    66.0 p2      42 a reload
        pand xmm10, xmm6                                          ;   131.3 p1      42 a
        psrlq xmm6, 0x1a                                          ;   131.3 p1      42 a
        paddq xmm8, xmm6                                          ;   133.3 p1      42 a
        movdqa xmm6, [rbx - 32]                                   ;    67.3 p2      42 a
        pmuludq xmm6, xmm14                                       ;   124.3 p1      42 a
        paddq xmm8, xmm6                                          ;   138.3 p1      42 a
        movdqa xmm6, [rbx + 192]                                  ;    68.3 p2      42 a
        pmuludq xmm6, xmm14                                       ;   126.3 p1      42 a
        paddq xmm7, xmm6                                          ;   133.3 p1      42 a
        movdqa xmm6, [rbx + 144]                                  ;    69.3 p2      42 a
        pmuludq xmm6, xmm14                                       ;   128.3 p1      42 a
        pmuludq xmm14, [rbx + 32]                                 ;   129.3 p2+p1   42 a
        paddq xmm9, xmm6                                          ;   135.3 p1      42 a
        paddq xmm15, xmm14                                        ;   136.3 p1      42 a
        pand xmm5, xmm7                                           ;   138.3 p1      42 a
        psrlq xmm7, 0x1a                                          ;   138.3 p1      42 a
        paddq xmm15, xmm7                                         ;   141.3 p1      42 a
        movdqa xmm6, [rbx - 80]                                   ;    72.3 p2      42 a reload
        pand xmm6, xmm8                                           ;   143.3 p1      42 a
        psrlq xmm8, 0x1a                                          ;   143.3 p1      42 a
        paddq xmm9, xmm8                                          ;   145.3 p1      42 a
        movdqa xmm7, [rbx - 96]                                   ;    73.7 p2      42 a reload
        pand xmm7, xmm15                                          ;   146.3 p1      42 a
        psrlq xmm15, 0x1a                                         ;   146.3 p1      42 a
        movdqa xmm8, [rbx - 48]                                   ;    74.7 p2      42 a reload
        pand xmm8, xmm9                                           ;   150.3 p1      42 a
        psrlq xmm9, 0x1a                                          ;   150.3 p1      42 a
        paddq xmm5, xmm9                                          ;   152.3 p1      42 a
        movdqa xmm3, [rbx - 64]                                   ;    76.0 p2      42 a reload
        pand xmm3, xmm5                                           ;   157.3 p1      42 a
        psrlq xmm5, 0x1a                                          ;   157.3 p1      42 a
        paddq xmm7, xmm5                                          ;   159.3 p1      42 a
        pmuludq xmm15, [rel poly1305_blocks.T0_constants128 + 16] ;   148.3 p2+p1   42 a
        paddq xmm10, xmm15                                        ;   155.3 p1      42 a
        pand xmm2, xmm10                                          ;   160.3 p1      42 a
        psrlq xmm10, 0x1a                                         ;   160.3 p1      42 a
        paddq xmm6, xmm10                                         ;   162.3 p1      42 a
        movdqa xmm4, xmm7                                         ;   164.3 p0      42 a copy
        movdqa xmm0, xmm2                                         ;   162.3 p0      42 a copy
        movdqa xmm2, xmm8                                         ;   152.3 p0      42 a copy
        movdqa xmm1, xmm6                                         ;   167.3 p0      42 a copy
        cmp r8, qword [rbx + 816]                                 ;                    more blocks?
        jne .blocks_2
        mov qword [rbx + 808], r8                                 ;                    resident
        movdqa [rbx + 336], xmm0                                  ;                    resident
        movdqa [rbx + 320], xmm1                                  ;                    resident
        movdqa [rbx + 288], xmm2                                  ;                    resident
        movdqa [rbx + 304], xmm3                                  ;                    resident
        movdqa [rbx + 272], xmm4                                  ;                    resident
.blocks_2_done:
        mov esi, dword [rbx + 892]                                ;     0.0 p2      42 blocks_last
        shr esi, 2                                                ;     4.0 p1      42 blocks_last
        cmp esi, 1                                                ;     5.0 p0      42 blocks_last
        sbb edi, edi                                              ;     6.0 p1      42 blocks_last
        add edi, 1                                                ;    16.0 p0      42 blocks_last
        mov dword [rbx + 924], edi                                ;    17.0 p0+p3   42 blocks_last
        shl rdi, 6                                                ;    17.0 p1      42 blocks_last
        add rdi, qword [rbx + 808]                                ;    18.0 p2+p0   42 blocks_last
        mov qword [rbx + 824], rdi                                ;    19.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 336]                                  ;     4.0 p2      42 blocks_last reload
        movdqa [rbx + 672], xmm0                                  ;    15.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 320]                                  ;     5.0 p2      42 blocks_last reload
        movdqa [rbx + 688], xmm0                                  ;    16.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 288]                                  ;     6.0 p2      42 blocks_last reload
        movdqa [rbx + 704], xmm0                                  ;    17.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 304]                                  ;     7.0 p2      42 blocks_last reload
        movdqa [rbx + 720], xmm0                                  ;    18.0 p0+p3   42 blocks_last
        movdqa xmm0, [rbx + 272]                                  ;     8.0 p2      42 blocks_last reload
        movdqa [rbx + 736], xmm0                                  ;    19.0 p0+p3   42 blocks_last
        cmp dword [rbx + 924], 0                                  ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rbx + 808]                                 ;                    resident
        movdqa xmm0, [rbx + 672]                                  ;                    resident
        movdqa xmm1, [rbx + 688]                                  ;                    resident
        movdqa xmm2, [rbx + 704]                                  ;                    resident
        movdqa xmm3, [rbx + 720]                                  ;                    resident
        movdqa xmm4, [rbx + 736]                                  ;                    resident
        align 16
.blocks_last_3:
        movq xmm5, [r8]                                           ;     0.0 p2      42 a
        movhps xmm5, [r8 + 16]                                    ;    11.0 p2+p1   42 a
        pshufd xmm6, xmm5, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm6, 0x34                                          ;    17.0 p1      42 a
        pshufd xmm7, xmm5, 0xe4                                   ;    13.0 p1      42 a copy
        psrlq xmm7, 0x1a                                          ;    17.0 p1      42 a
        movq xmm8, [r8 + 8]                                       ;     2.3 p2      42 a
        movhps xmm8, [r8 + 24]                                    ;    13.3 p2+p1   42 a
        pshufd xmm9, xmm8, 0xe4                                   ;    15.3 p1      42 a copy
        psllq xmm9, 0xc                                           ;    19.3 p1      42 a
        por xmm6, xmm9                                            ;    21.3 p1      42 a
        movdqa xmm9, xmm8                                         ;    15.3 p0      42 a copy
        psrlq xmm9, 0xe                                           ;    22.3 p1      42 a
        psrlq xmm8, 0x28                                          ;    15.3 p1      42 a
        movq xmm10, [r8 + 32]                                     ;     5.3 p2      42 a
        movhps xmm10, [r8 + 48]                                   ;    16.3 p2+p1   42 a
        movq xmm11, [r8 + 40]                                     ;     7.3 p2      42 a
        movhps xmm11, [r8 + 56]                                   ;    18.3 p2+p1   42 a
        movdqa xmm12, xmm10                                       ;    18.3 p0      42 a copy
        psrlq xmm12, 0x34                                         ;    25.3 p1      42 a
        movdqa xmm13, xmm10                                       ;    18.3 p0      42 a copy
        psrlq xmm13, 0x1a                                         ;    25.3 p1      42 a
        add r8, 0x40                                              ;     9.3 p0      42 blocks_last
        movdqa xmm14, xmm11                                       ;    20.3 p0      42 a copy
        psllq xmm14, 0xc                                          ;    27.3 p1      42 a
        por xmm12, xmm14                                          ;    29.3 p1      42 a
        movdqa xmm14, xmm11                                       ;    20.3 p0      42 a copy
        psrlq xmm14, 0xe                                          ;    27.3 p1      42 a
        psrlq xmm11, 0x28                                         ;    20.3 p1      42 a
        movdqa xmm15, [rel poly1305_blocks.T0_constants128]       ;    11.0 p2      42 a reload
        pand xmm6, xmm15                                          ;    23.3 p1      42 a
        paddq xmm2, xmm6                                          ;    25.3 p1      42 a
        movdqa xmm6, [rel poly1305_blocks.T0_constants128 + 32]   ;    12.0 p2      42 a reload
        por xmm8, xmm6                                            ;    23.0 p1      42 a
        paddq xmm4, xmm8                                          ;    25.0 p1      42 a
        por xmm11, xmm6                                           ;    23.3 p1      42 a
        movdqa xmm6, [rbx + 352]                                  ;    13.3 p2      42 a
        pmuludq xmm6, xmm2                                        ;    30.3 p1      42 a
        movdqa xmm8, [rbx + 368]                                  ;    14.3 p2      42 a
        pmuludq xmm8, xmm2                                        ;    30.3 p1      42 a
        pand xmm7, xmm15                                          ;    26.3 p1      42 a
        paddq xmm1, xmm7                                          ;    28.3 p1      42 a
        movdqa xmm7, [rbx + 496]                                  ;    15.3 p2      42 a
        pmuludq xmm7, xmm2                                        ;    30.3 p1      42 a
        pand xmm9, xmm15                                          ;    29.3 p1      42 a
        paddq xmm3, xmm9                                          ;    31.3 p1      42 a
        movdqa xmm9, [rbx + 480]                                  ;    16.7 p2      42 a
        pmuludq xmm9, xmm2                                        ;    31.3 p1      42 a
        pmuludq xmm2, [rbx + 432]                                 ;    32.3 p2+p1   42 a
        pand xmm12, xmm15                                         ;    33.3 p1      42 a
        pand xmm13, xmm15                                         ;    34.3 p1      42 a
        pand xmm5, xmm15                                          ;    35.3 p1      42 a
        paddq xmm0, xmm5                                          ;    37.3 p1      42 a
        pand xmm14, xmm15                                         ;    37.3 p1      42 a
        pand xmm10, xmm15                                         ;    38.3 p1      42 a
        movdqa xmm5, xmm15                                        ;    22.0 p0      42 a copy
        movdqa [rbx - 128], xmm2                                  ;    39.3 p0+p3   42 a spill
        movdqa xmm2, xmm15                                        ;    22.0 p0      42 a copy
        movdqa [rbx - 112], xmm2                                  ;    29.0 p0+p3   42 a spill
        movdqa xmm2, xmm15                                        ;    24.0 p0      42 a copy
        movdqa [rbx - 96], xmm2                                   ;    31.0 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    23.0 p2      42 a copy
        movdqa [rbx - 80], xmm2                                   ;    34.0 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    24.0 p2      42 a copy
        movdqa [rbx - 64], xmm2                                   ;    35.0 p0+p3   42 a spill
        movdqa xmm2, [rel poly1305_blocks.T0_constants128]        ;    25.0 p2      42 a copy
        movdqa [rbx - 48], xmm15                                  ;    30.3 p0+p3   42 a spill
        movdqa xmm15, [rbx + 256]                                 ;    26.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    39.3 p1      42 a
        paddq xmm6, xmm15                                         ;    46.3 p1      42 a
        movdqa xmm15, [rbx + 240]                                 ;    27.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    41.3 p1      42 a
        paddq xmm8, xmm15                                         ;    48.3 p1      42 a
        movdqa xmm15, [rbx + 208]                                 ;    28.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    43.3 p1      42 a
        paddq xmm7, xmm15                                         ;    50.3 p1      42 a
        movdqa xmm15, [rbx + 224]                                 ;    29.0 p2      42 a
        pmuludq xmm15, xmm11                                      ;    45.3 p1      42 a
        paddq xmm9, xmm15                                         ;    52.3 p1      42 a
        movdqa xmm15, [rbx + 0]                                   ;    30.0 p2      42 a reload
        pmuludq xmm11, xmm15                                      ;    47.3 p1      42 a
        movdqa xmm15, [rbx - 128]                                 ;    39.3 p2      42 a reload
        paddq xmm15, xmm11                                        ;    54.3 p1      42 a
        movdqa xmm11, [rbx + 608]                                 ;    32.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    49.3 p1      42 a
        paddq xmm6, xmm11                                         ;    56.3 p1      42 a
        movdqa xmm11, [rbx + 384]                                 ;    33.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    51.3 p1      42 a
        paddq xmm8, xmm11                                         ;    58.3 p1      42 a
        movdqa xmm11, [rbx + 368]                                 ;    34.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    53.3 p1      42 a
        paddq xmm7, xmm11                                         ;    60.3 p1      42 a
        movdqa xmm11, [rbx + 352]                                 ;    35.0 p2      42 a
        pmuludq xmm11, xmm4                                       ;    55.3 p1      42 a
        paddq xmm9, xmm11                                         ;    62.3 p1      42 a
        movdqa xmm11, [rbx + 480]                                 ;    36.0 p2      42 a reload
        pmuludq xmm4, xmm11                                       ;    57.3 p1      42 a
        paddq xmm15, xmm4                                         ;    64.3 p1      42 a
        movdqa xmm4, [rbx + 480]                                  ;    37.0 p2      42 a copy
        pmuludq xmm4, xmm0                                        ;    59.3 p1      42 a
        paddq xmm6, xmm4                                          ;    66.3 p1      42 a
        movdqa xmm4, [rbx + 480]                                  ;    38.0 p2      42 a copy
        pmuludq xmm4, xmm1                                        ;    61.3 p1      42 a
        pmuludq xmm11, xmm3                                       ;    62.3 p1      42 a
        paddq xmm8, xmm4                                          ;    68.3 p1      42 a
        paddq xmm7, xmm11                                         ;    69.3 p1      42 a
        movdqa xmm11, [rbx + 368]                                 ;    39.0 p2      42 a
        pmuludq xmm11, xmm1                                       ;    65.3 p1      42 a
        paddq xmm6, xmm11                                         ;    72.3 p1      42 a
        movdqa xmm11, [rbx + 432]                                 ;    40.0 p2      42 a
        pmuludq xmm11, xmm1                                       ;    67.3 p1      42 a
        paddq xmm7, xmm11                                         ;    74.3 p1      42 a
        movdqa xmm11, [rbx + 496]                                 ;    41.0 p2      42 a
        pmuludq xmm11, xmm1                                       ;    69.3 p1      42 a
        paddq xmm9, xmm11                                         ;    76.3 p1      42 a
        movdqa xmm11, [rbx + 464]                                 ;    42.0 p2      42 a reload
        pmuludq xmm1, xmm11                                       ;    71.3 p1      42 a
        pmuludq xmm11, xmm0                                       ;    72.3 p1      42 a
        paddq xmm7, xmm11                                         ;    79.3 p1      42 a
        paddq xmm15, xmm1                                         ;    78.3 p1      42 a
        movdqa xmm11, [rbx + 496]                                 ;    43.7 p2      42 a
        pmuludq xmm11, xmm0                                       ;    75.3 p1      42 a
        paddq xmm8, xmm11                                         ;    82.3 p1      42 a
        movdqa xmm11, [rbx + 432]                                 ;    44.7 p2      42 a
        pmuludq xmm11, xmm0                                       ;    77.3 p1      42 a
        paddq xmm9, xmm11                                         ;    84.3 p1      42 a
        pmuludq xmm0, [rbx + 512]                                 ;    79.3 p2+p1   42 a
        paddq xmm15, xmm0                                         ;    86.3 p1      42 a
        movdqa xmm11, [rbx + 384]                                 ;    46.7 p2      42 a
        pmuludq xmm11, xmm3                                       ;    81.3 p1      42 a
        paddq xmm6, xmm11                                         ;    88.3 p1      42 a
        movdqa xmm11, [rbx + 352]                                 ;    47.7 p2      42 a
        pmuludq xmm11, xmm3                                       ;    83.3 p1      42 a
        paddq xmm8, xmm11                                         ;    90.3 p1      42 a
        movdqa xmm11, [rbx + 368]                                 ;    48.7 p2      42 a
        pmuludq xmm11, xmm3                                       ;    85.3 p1      42 a
        paddq xmm9, xmm11                                         ;    92.3 p1      42 a
        pmuludq xmm3, [rbx + 496]                                 ;    87.3 p2+p1   42 a
        paddq xmm15, xmm3                                         ;    94.3 p1      42 a
        movdqa xmm11, [rbx + 224]                                 ;    50.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    89.3 p1      42 a
        paddq xmm6, xmm11                                         ;    96.3 p1      42 a
        movdqa xmm11, [rbx + 208]                                 ;    51.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    91.3 p1      42 a
        paddq xmm8, xmm11                                         ;    98.3 p1      42 a
        movdqa xmm11, [rbx + 400]                                 ;    52.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    93.3 p1      42 a
        paddq xmm7, xmm11                                         ;   100.3 p1      42 a
        movdqa xmm11, [rbx + 0]                                   ;    53.7 p2      42 a
        pmuludq xmm11, xmm12                                      ;    95.3 p1      42 a
        paddq xmm9, xmm11                                         ;   102.3 p1      42 a
        movdqa xmm11, [rbx + 48]                                  ;    54.7 p2      42 a reload
        pmuludq xmm12, xmm11                                      ;    97.3 p1      42 a
        movdqa xmm0, [rbx + 48]                                   ;    55.7 p2      42 a copy
        pmuludq xmm0, xmm13                                       ;    98.3 p1      42 a
        pmuludq xmm11, xmm10                                      ;    99.3 p1      42 a
        paddq xmm7, xmm0                                          ;   105.3 p1      42 a
        paddq xmm15, xmm12                                        ;   104.3 p1      42 a
        paddq xmm9, xmm11                                         ;   107.3 p1      42 a
        movdqa xmm11, [rbx + 208]                                 ;    57.3 p2      42 a
        pmuludq xmm11, xmm13                                      ;   103.3 p1      42 a
        paddq xmm6, xmm11                                         ;   110.3 p1      42 a
        movdqa xmm11, [rbx + 0]                                   ;    58.3 p2      42 a
        pmuludq xmm11, xmm13                                      ;   105.3 p1      42 a
        paddq xmm8, xmm11                                         ;   112.3 p1      42 a
        movdqa xmm11, [rbx + 400]                                 ;    59.3 p2      42 a
        pmuludq xmm11, xmm13                                      ;   107.3 p1      42 a
        paddq xmm9, xmm11                                         ;   114.3 p1      42 a
        movdqa xmm11, [rbx + 112]                                 ;    60.3 p2      42 a reload
        pmuludq xmm13, xmm11                                      ;   109.3 p1      42 a
        pmuludq xmm11, xmm10                                      ;   110.3 p1      42 a
        paddq xmm7, xmm11                                         ;   117.3 p1      42 a
        paddq xmm15, xmm13                                        ;   116.3 p1      42 a
        movdqa xmm11, [rbx + 0]                                   ;    62.0 p2      42 a
        pmuludq xmm11, xmm10                                      ;   113.3 p1      42 a
        paddq xmm6, xmm11                                         ;   120.3 p1      42 a
        movdqa xmm11, [rbx + 400]                                 ;    63.0 p2      42 a
        pmuludq xmm11, xmm10                                      ;   115.3 p1      42 a
        paddq xmm8, xmm11                                         ;   122.3 p1      42 a
        pmuludq xmm10, [rbx + 416]                                ;   117.3 p2+p1   42 a
        paddq xmm15, xmm10                                        ;   124.3 p1      42 a
        movdqa xmm10, [rbx + 240]                                 ;    65.0 p2      42 a
        pmuludq xmm10, xmm14                                      ;   119.3 p1      42 a
        paddq xmm6, xmm10                                         ;   126.3 p1      42 a
        movdqa xmm10, [rbx - 112]                                 ;    66.0 p2      42 a reload
        pand xmm10, xmm6                                          ;   131.3 p1      42 a
        psrlq xmm6, 0x1a                                          ;   131.3 p1      42 a
        paddq xmm8, xmm6                                          ;   133.3 p1      42 a
        movdqa xmm6, [rbx + 224]                                  ;    67.3 p2      42 a
        pmuludq xmm6, xmm14                                       ;   124.3 p1      42 a
        paddq xmm8, xmm6                                          ;   138.3 p1      42 a
        movdqa xmm6, [rbx + 0]                                    ;    68.3 p2      42 a
        pmuludq xmm6, xmm14                                       ;   126.3 p1      42 a
        paddq xmm7, xmm6                                          ;   133.3 p1      42 a
        movdqa xmm6, [rbx + 208]                                  ;    69.3 p2      42 a
        pmuludq xmm6, xmm14                                       ;   128.3 p1      42 a
        pmuludq xmm14, [rbx + 400]                                ;   129.3 p2+p1   42 a
        paddq xmm9, xmm6                                          ;   135.3 p1      42 a
        paddq xmm15, xmm14                                        ;   136.3 p1      42 a
        pand xmm5, xmm7                                           ;   138.3 p1      42 a
        psrlq xmm7, 0x1a                                          ;   138.3 p1      42 a
        paddq xmm15, xmm7                                         ;   141.3 p1      42 a
        movdqa xmm6, [rbx - 80]                                   ;    72.3 p2      42 a reload
        pand xmm6, xmm8                                           ;   143.3 p1      42 a
        psrlq xmm8, 0x1a                                          ;   143.3 p1      42 a
        paddq xmm9, xmm8                                          ;   145.3 p1      42 a
        movdqa xmm7, [rbx - 96]                                   ;    73.7 p2      42 a reload
        pand xmm7, xmm15                                          ;   146.3 p1      42 a
        psrlq xmm15, 0x1a                                         ;   146.3 p1      42 a
        movdqa xmm8, [rbx - 48]                                   ;    74.7 p2      42 a reload
        pand xmm8, xmm9                                           ;   150.3 p1      42 a
        psrlq xmm9, 0x1a                                          ;   150.3 p1      42 a
        paddq xmm5, xmm9                                          ;   152.3 p1      42 a
        movdqa xmm3, [rbx - 64]                                   ;    76.0 p2      42 a reload
        pand xmm3, xmm5                                           ;   157.3 p1      42 a
        psrlq xmm5, 0x1a                                          ;   157.3 p1      42 a
        paddq xmm7, xmm5                                          ;   159.3 p1      42 a
        pmuludq xmm15, [rel poly1305_blocks.T0_constants128 + 16] ;   148.3 p2+p1   42 a
        paddq xmm10, xmm15                                        ;   155.3 p1      42 a
        pand xmm2, xmm10                                          ;   160.3 p1      42 a
        psrlq xmm10, 0x1a                                         ;   160.3 p1      42 a
        paddq xmm6, xmm10                                         ;   162.3 p1      42 a
        movdqa xmm4, xmm7                                         ;   164.3 p0      42 a copy
        movdqa xmm0, xmm2                                         ;   162.3 p0      42 a copy
        movdqa xmm2, xmm8                                         ;   152.3 p0      42 a copy
        movdqa xmm1, xmm6                                         ;   167.3 p0      42 a copy
        cmp r8, qword [rbx + 824]                                 ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rbx + 808], r8                                 ;                    resident
        movdqa [rbx + 672], xmm0                                  ;                    resident
        movdqa [rbx + 688], xmm1                                  ;                    resident
        movdqa [rbx + 704], xmm2                                  ;                    resident
        movdqa [rbx + 720], xmm3                                  ;                    resident
        movdqa [rbx + 736], xmm4                                  ;                    resident
.blocks_last_3_done:
        movdqa xmm0, [rbx + 704]                                  ;     0.0 p2      42 a reload
        movdqa xmm1, [rbx + 704]                                  ;     1.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                     ;    12.0 p1      42 a
        movdqa xmm2, [rbx + 736]                                  ;     2.0 p2      42 a reload
        movdqa xmm3, [rbx + 736]                                  ;     3.0 p2      42 a copy
        punpckhqdq xmm3, xmm2                                     ;    14.0 p1      42 a
        movdqa xmm4, [rbx + 672]                                  ;     4.0 p2      42 a reload
        movdqa xmm5, [rbx + 672]                                  ;     5.0 p2      42 a copy
        punpckhqdq xmm5, xmm4                                     ;    16.0 p1      42 a
        movdqa xmm6, [rbx + 688]                                  ;     6.0 p2      42 a reload
        pshufd xmm7, xmm6, 0xe4                                   ;    17.0 p1      42 a copy
        punpckhqdq xmm7, xmm6                                     ;    21.0 p1      42 a
        movdqa xmm8, [rbx + 720]                                  ;     7.0 p2      42 a reload
        movdqa xmm9, [rbx + 720]                                  ;     8.0 p2      42 a copy
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
        mov qword [rbx + 760], rsi                                ;    40.0 p0+p3   42 blocks_lanes
        mov esi, dword [rbx + 900]                                ;    16.0 p2      42 blocks_lanes
        add esi, 0xffffffff                                       ;    20.0 p0      42 blocks_lanes
        mov dword [rbx + 900], esi                                ;    21.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 768], rdi                                ;    50.0 p0+p3   42 blocks_lanes
        mov qword [rbx + 776], r8                                 ;    60.0 p0+p3   42 blocks_lanes
        test esi, esi                                             ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rbx + 776]                                 ;     0.0 p2      42 a
        shr r8, 2                                                 ;     4.0 p1      42 a
        mov r9, qword [rbx + 800]                                 ;     1.0 p2      42 a
        shr r9, 2                                                 ;     5.0 p1      42 a
        mov r10, qword [rbx + 776]                                ;     2.0 p2      42 a
        and r10, 3                                                ;     6.0 p0      42 a
        mov r11, qword [rbx + 776]                                ;     3.0 p2      42 a
        and r11, -4                                               ;     7.0 p0      42 a
        add r8, r11                                               ;    11.0 p1      42 a
        mov r11, qword [rbx + 768]                                ;     4.0 p2      42 a
        add r8, qword [rbx + 760]                                 ;    12.0 p2+p0   42 a
        adc r11, 0                                                ;    13.0 p1      42 a
        adc r10, 0                                                ;    23.0 p1      42 a
        mov qword [rbx + 832], r8                                 ;    13.0 p0+p3   42 blocks
        mov qword [rbx + 840], r11                                ;    23.0 p0+p3   42 blocks
        mov qword [rbx + 848], r10                                ;    33.0 p0+p3   42 blocks
        mov r8, qword [rbx + 800]                                 ;     7.0 p2      42 a
        and r8, -4                                                ;    11.0 p0      42 a
        add r9, r8                                                ;    12.0 p0      42 a
        mov qword [rbx + 856], r9                                 ;    13.0 p0+p3   42 a
        mov esi, dword [rbx + 892]                                ;     8.3 p2      42 blocks
        and esi, 3                                                ;    12.3 p0      42 blocks
        mov dword [rbx + 928], esi                                ;    14.0 p0+p3   42 blocks
        shl rsi, 4                                                ;    13.3 p1      42 blocks
        add rsi, qword [rbx + 808]                                ;    14.3 p2+p1   42 blocks
        mov qword [rbx + 864], rsi                                ;    16.0 p0+p3   42 blocks
        cmp dword [rbx + 928], 0                                  ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rbx + 808]                                 ;                    resident
        mov r9, qword [rbx + 832]                                 ;                    resident
        mov r10, qword [rbx + 840]                                ;                    resident
        mov r11, qword [rbx + 848]                                ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                       ;     0.0 p2      12 a
        mov r13, qword [r8 + 8]                                   ;     1.0 p2      12 a
        add r9, r12                                               ;     4.0 p0      42 a
        adc r10, r13                                              ;     5.0 p1      42 a
        adc r11, 1                                                ;    15.0 p1      42 a
        mov r12, qword [rbx + 856]                                ;     3.0 p2      42 a reload
        mov r13, r11                                              ;    25.0 p0      42 a copy
        imul r11, r12                                             ;    25.0 p1      42 a
        mov rax, r9                                               ;     5.0 p0      42 a copy
        mul qword [rbx + 800]                                     ;    10.5 p2+p1   42 a
        add r11, rax                                              ;    35.0 p0      42 a
        adc rdx, 0                                                ;    36.0 p1      42 a
        mov r14, qword [rbx + 792]                                ;     8.0 p2      42 a reload
        mov rax, r10                                              ;    15.0 p0      42 a copy
        mov r15, rdx                                              ;    46.0 p0      42 a copy
        mul r14                                                   ;    16.5 p1      42 a
        add r11, rax                                              ;    36.0 p0      42 a
        adc r15, rdx                                              ;    47.0 p1      42 a
        imul r13, r14                                             ;    26.0 p1      42 a
        mov rax, r9                                               ;    12.7 p0      42 a copy
        mul r14                                                   ;    23.5 p1      42 a
        mov r9, rax                                               ;    34.5 p0      42 a copy
        mov rax, r10                                              ;    15.5 p0      42 a copy
        mov r14, rdx                                              ;    34.5 p0      42 a copy
        mul r12                                                   ;    26.5 p1      42 a
        add r9, rax                                               ;    37.5 p0      42 a
        adc r14, rdx                                              ;    38.5 p1      42 a
        add r11, r14                                              ;    48.5 p0      42 a
        adc r15, 0                                                ;    57.0 p1      42 a
        add r13, r15                                              ;    67.0 p0      42 a
        mov r10, r13                                              ;    68.0 p0      42 a copy
        shr r13, 2                                                ;    68.0 p1      42 a
        mov r12, r10                                              ;    69.0 p0      42 a copy
        and r12, 3                                                ;    70.0 p0      42 a
        and r10, -4                                               ;    69.0 p0      42 a
        add r13, r10                                              ;    75.0 p0      42 a
        add r9, r13                                               ;    76.0 p0      42 a
        adc r11, 0                                                ;    77.0 p1      42 a
        adc r12, 0                                                ;    87.0 p1      42 a
        add r8, 0x10                                              ;    25.3 p0      42 blocks
        mov r10, r11                                              ;    87.0 p0      42 a copy
        mov r11, r12                                              ;    97.0 p0      42 a copy
        cmp r8, qword [rbx + 864]                                 ;                    more blocks?
        jne .blocks_4
        mov qword [rbx + 808], r8                                 ;                    resident
        mov qword [rbx + 832], r9                                 ;                    resident
        mov qword [rbx + 840], r10                                ;                    resident
        mov qword [rbx + 848], r11                                ;                    resident
.blocks_4_done:
        mov r8, qword [rbx + 832]                                 ;     0.0 p2      15 d
        mov r9, qword [rbx + 840]                                 ;     1.0 p2      15 d
        mov r10, qword [rbx + 848]                                ;     2.0 p2      15 d
        add r8, 5                                                 ;     4.0 p0      15 d
        adc r9, 0                                                 ;     5.0 p1      15 d
        adc r10, 0                                                ;    15.0 p1      15 d
        mov r8, r10                                               ;    25.0 p0      15 d copy
        shr r10, 2                                                ;    25.0 p1      15 d
        and r8, -4                                                ;    26.0 p0      15 d
        add r10, r8                                               ;    32.0 p0      15 d
        mov r8, qword [rbx + 840]                                 ;     4.7 p2      15 d
        mov r9, qword [rbx + 848]                                 ;     5.7 p2      15 d
        add r10, qword [rbx + 832]                                ;    33.0 p2+p0   15 d
        adc r8, 0                                                 ;    34.0 p1      15 d
        adc r9, 0                                                 ;    44.0 p1      15 d
        mov esi, r10d                                             ;    34.0 p0      15 d
        shr r10, 0x20                                             ;    34.0 p1      15 d
        mov r11, qword [rbx + 752]                                ;     8.7 p2      16 h reload
        mov dword [r11], esi                                      ;    35.0 p0+p3   16 h
        mov dword [r11 + 4], r10d                                 ;    41.0 p0+p3   16 h
        mov esi, r8d                                              ;    44.0 p0      15 d
        mov dword [r11 + 8], esi                                  ;    45.0 p0+p3   16 h
        shr r8, 0x20                                              ;    44.0 p1      15 d
        mov dword [r11 + 12], r8d                                 ;    51.0 p0+p3   16 h
        and r9, 3                                                 ;    54.0 p0      15 d
        mov esi, r9d                                              ;    55.0 p0      15 d
        mov dword [r11 + 16], esi                                 ;    56.0 p0+p3   16 h
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
        movdqa [rbx + 768], xmm0                                  ;                    cleared
        movdqa [rbx + 784], xmm0                                  ;                    cleared
        movdqa [rbx + 800], xmm0                                  ;                    cleared
        movdqa [rbx + 832], xmm0                                  ;                    cleared
        movdqa [rbx + 848], xmm0                                  ;                    cleared
        movdqa [rbx + 864], xmm0                                  ;                    cleared
        movdqa [rbx + 880], xmm0                                  ;                    cleared
        movdqa [rbx + 896], xmm0                                  ;                    cleared
        movdqa [rbx + 912], xmm0                                  ;                    cleared
        add rsp, 0x428                                            ;                    frame
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

; kasumi_decrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu core2-64 --variant bitsliced
;
; void kasumi_decrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
;   k: 4096 bytes (256 slices), read, secret, aligned to 16 bytes
;   src: 1024 bytes a batch (64 slices), read, secret, aligned to 16 bytes
;   dst: 1024 bytes a batch (64 slices), written, secret, aligned to 16 bytes
;   n: number of batches of 128 blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 4 uops, planned 5.0; bounds: width 1.0, ports 2.0, path 2.0
;   blocks: 139 uops, planned 69.5; bounds: width 34.8, ports 69.0, path 3.0
;   blocks/rounds: 4872 uops, planned 1707.2; bounds: width 1218.0, ports 1496.0, path 103.0
;   blocks.2: 134 uops, planned 69.0; bounds: width 33.5, ports 66.0, path 1.0
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
%fatal "kasumi_decrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_decrypt_compact
$_kasumi_decrypt_compact:
%else
        global $kasumi_decrypt_compact
%endif
$kasumi_decrypt_compact:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x978                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2288], ecx                                ;                    argument
        mov qword [rbp + 2224], rsi                                ;                    argument
        mov qword [rbp + 2240], rdi                                ;                    argument
        mov qword [rbp + 2280], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        lea r13, [rbp + 1536]                                      ;                    frame
        lea r14, [rbp + 1792]                                      ;                    frame
        lea r15, [rbp + 2048]                                      ;                    frame
        mov r8d, dword [rbp + 2288]                                ;     0.0 p2     149 blocks
        shl r8, 0xa                                                ;     3.0 p0     149 blocks
        add r8, qword [rbp + 2224]                                 ;     4.0 p1+p2  149 blocks
        mov qword [rbp + 2232], r8                                 ;     5.0 p3+p4  149 blocks
        cmp dword [rbp + 2288], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2224]                                 ;     0.0 p2     130 l.0 reload
        movaps xmm0, [r8]                                          ;     3.0 p2     130 l.0
        movaps [r13 - 48], xmm0                                    ;     6.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 16]                                     ;     3.0 p2     130 l.1
        movaps [r13 - 32], xmm0                                    ;     6.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 32]                                     ;     3.0 p2     130 l.2
        movaps [r13 - 16], xmm0                                    ;     6.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 48]                                     ;     4.0 p2     130 l.3
        movaps [r13 + 0], xmm0                                     ;     7.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 64]                                     ;     5.0 p2     130 l.4
        movaps [r13 + 16], xmm0                                    ;     8.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 80]                                     ;     6.0 p2     130 l.5
        movaps [r13 + 32], xmm0                                    ;     9.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 96]                                     ;     7.0 p2     130 l.6
        movaps [r13 + 48], xmm0                                    ;    10.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 112]                                    ;     8.0 p2     130 l.7
        movaps [r13 + 64], xmm0                                    ;    11.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 128]                                    ;     9.0 p2     130 l.8
        movaps [r13 + 80], xmm0                                    ;    12.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 144]                                    ;    10.0 p2     130 l.9
        movaps [r13 + 96], xmm0                                    ;    13.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 160]                                    ;    11.0 p2     130 l.10
        movaps [r13 + 112], xmm0                                   ;    14.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 176]                                    ;    12.0 p2     130 l.11
        movaps [r14 - 128], xmm0                                   ;    15.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 192]                                    ;    13.0 p2     130 l.12
        movaps [r14 - 112], xmm0                                   ;    16.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 208]                                    ;    14.0 p2     130 l.13
        movaps [r14 - 96], xmm0                                    ;    17.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 224]                                    ;    15.0 p2     130 l.14
        movaps [r14 - 80], xmm0                                    ;    18.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 240]                                    ;    16.0 p2     130 l.15
        movaps [r14 - 64], xmm0                                    ;    19.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 256]                                    ;    17.0 p2     130 l.16
        movaps [r14 - 48], xmm0                                    ;    20.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 272]                                    ;    18.0 p2     130 l.17
        movaps [r14 - 32], xmm0                                    ;    21.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 288]                                    ;    19.0 p2     130 l.18
        movaps [r14 - 16], xmm0                                    ;    22.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 304]                                    ;    20.0 p2     130 l.19
        movaps [r14 + 0], xmm0                                     ;    23.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 320]                                    ;    21.0 p2     130 l.20
        movaps [r14 + 16], xmm0                                    ;    24.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 336]                                    ;    22.0 p2     130 l.21
        movaps [r14 + 32], xmm0                                    ;    25.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 352]                                    ;    23.0 p2     130 l.22
        movaps [r14 + 48], xmm0                                    ;    26.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 368]                                    ;    24.0 p2     130 l.23
        movaps [r14 + 64], xmm0                                    ;    27.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 384]                                    ;    25.0 p2     130 l.24
        movaps [r14 + 80], xmm0                                    ;    28.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 400]                                    ;    26.0 p2     130 l.25
        movaps [r14 + 96], xmm0                                    ;    29.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 416]                                    ;    27.0 p2     130 l.26
        movaps [r14 + 112], xmm0                                   ;    30.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 432]                                    ;    28.0 p2     130 l.27
        movaps [r15 - 128], xmm0                                   ;    31.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 448]                                    ;    29.0 p2     130 l.28
        movaps [r15 - 112], xmm0                                   ;    32.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 464]                                    ;    30.0 p2     130 l.29
        movaps [r15 - 96], xmm0                                    ;    33.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 480]                                    ;    31.0 p2     130 l.30
        movaps [r15 - 80], xmm0                                    ;    34.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 496]                                    ;    32.0 p2     130 l.31
        movaps [r15 - 64], xmm0                                    ;    35.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 512]                                    ;    33.0 p2     131 r.0
        movaps [r15 - 48], xmm0                                    ;    36.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 528]                                    ;    34.0 p2     131 r.1
        movaps [r15 - 32], xmm0                                    ;    37.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 544]                                    ;    35.0 p2     131 r.2
        movaps [r15 - 16], xmm0                                    ;    38.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 560]                                    ;    36.0 p2     131 r.3
        movaps [r15 + 0], xmm0                                     ;    39.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 576]                                    ;    37.0 p2     131 r.4
        movaps [r15 + 16], xmm0                                    ;    40.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 592]                                    ;    38.0 p2     131 r.5
        movaps [r15 + 32], xmm0                                    ;    41.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 608]                                    ;    39.0 p2     131 r.6
        movaps [r15 + 48], xmm0                                    ;    42.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 624]                                    ;    40.0 p2     131 r.7
        movaps [r15 + 64], xmm0                                    ;    43.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 640]                                    ;    41.0 p2     131 r.8
        movaps [r15 + 80], xmm0                                    ;    44.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 656]                                    ;    42.0 p2     131 r.9
        movaps [r15 + 96], xmm0                                    ;    45.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 672]                                    ;    43.0 p2     131 r.10
        movaps [r15 + 112], xmm0                                   ;    46.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 688]                                    ;    44.0 p2     131 r.11
        movaps [rbp + 2176], xmm0                                  ;    47.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 704]                                    ;    45.0 p2     131 r.12
        movaps [rbp + 2192], xmm0                                  ;    48.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 720]                                    ;    46.0 p2     131 r.13
        movaps [rbp + 2208], xmm0                                  ;    49.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 736]                                    ;    47.0 p2     131 r.14
        movaps [rax + 96], xmm0                                    ;    50.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 752]                                    ;    48.0 p2     131 r.15
        movaps [rax + 112], xmm0                                   ;    51.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 768]                                    ;    49.0 p2     131 r.16
        movaps [rbx - 48], xmm0                                    ;    52.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 784]                                    ;    50.0 p2     131 r.17
        movaps [rbx - 32], xmm0                                    ;    53.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 800]                                    ;    51.0 p2     131 r.18
        movaps [rbx - 16], xmm0                                    ;    54.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 816]                                    ;    52.0 p2     131 r.19
        movaps [rbx + 0], xmm0                                     ;    55.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 832]                                    ;    53.0 p2     131 r.20
        movaps [rbx + 16], xmm0                                    ;    56.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 848]                                    ;    54.0 p2     131 r.21
        movaps [rbx + 32], xmm0                                    ;    57.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 864]                                    ;    55.0 p2     131 r.22
        movaps [rbx + 48], xmm0                                    ;    58.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 880]                                    ;    56.0 p2     131 r.23
        movaps [rbx + 64], xmm0                                    ;    59.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 896]                                    ;    57.0 p2     131 r.24
        movaps [rbx + 80], xmm0                                    ;    60.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 912]                                    ;    58.0 p2     131 r.25
        movaps [rbx + 96], xmm0                                    ;    61.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 928]                                    ;    59.0 p2     131 r.26
        movaps [rbx + 112], xmm0                                   ;    62.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 944]                                    ;    60.0 p2     131 r.27
        movaps xmm1, [r8 + 960]                                    ;    61.0 p2     131 r.28
        movaps xmm2, [r8 + 976]                                    ;    62.0 p2     131 r.29
        movaps xmm3, [r8 + 992]                                    ;    63.0 p2     131 r.30
        movaps [r13 - 128], xmm0                                   ;    63.0 p3+p4  132 rounds
        movaps xmm0, [r8 + 1008]                                   ;    64.0 p2     131 r.31
        movaps [r13 - 112], xmm1                                   ;    64.0 p3+p4  132 rounds
        movaps [r13 - 96], xmm2                                    ;    65.0 p3+p4  132 rounds
        movaps [r13 - 80], xmm3                                    ;    66.0 p3+p4  132 rounds
        movaps [r13 - 64], xmm0                                    ;    67.0 p3+p4  132 rounds
        mov esi, 4                                                 ;    58.2 p0     132 rounds reload
        mov dword [rbp + 2292], esi                                ;    64.5 p3+p4  132 rounds
        mov r8, qword [rbp + 2240]                                 ;    65.0 p2     132 rounds reload
        mov qword [rbp + 2248], r8                                 ;    68.0 p3+p4  132 rounds
        lea r9, [r8 + 1536]                                        ;    68.0 p0     132 rounds
        mov qword [rbp + 2256], r9                                 ;    69.0 p3+p4  132 rounds
        lea r9, [r8 + 1024]                                        ;    68.0 p0     132 rounds
        mov qword [rbp + 2264], r9                                 ;    69.0 p3+p4  132 rounds
        add r8, 0x200                                              ;    68.0 p1     132 rounds
        mov qword [rbp + 2272], r8                                 ;    69.0 p3+p4  132 rounds
        mov r8, qword [rbp + 2256]                                 ;                    resident
        mov r9, qword [rbp + 2248]                                 ;                    resident
        mov r10, qword [rbp + 2264]                                ;                    resident
        mov r11, qword [rbp + 2272]                                ;                    resident
        movdqa xmm0, [r15 - 48]                                    ;                    resident
        movdqa xmm1, [r15 - 32]                                    ;                    resident
        movdqa xmm2, [r15 - 16]                                    ;                    resident
        movdqa xmm3, [r15 + 0]                                     ;                    resident
        movdqa xmm4, [r15 + 16]                                    ;                    resident
        movdqa xmm5, [r15 + 32]                                    ;                    resident
        movdqa xmm6, [r15 + 48]                                    ;                    resident
        movdqa xmm7, [r15 + 64]                                    ;                    resident
        movdqa xmm8, [r15 + 80]                                    ;                    resident
        movdqa xmm9, [r15 + 96]                                    ;                    resident
        movdqa xmm10, [r15 + 112]                                  ;                    resident
        movdqa xmm11, [rbp + 2176]                                 ;                    resident
        movdqa xmm12, [rbp + 2192]                                 ;                    resident
        movdqa xmm13, [rbp + 2208]                                 ;                    resident
        mov esi, dword [rbp + 2292]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r8 + 256]                                   ;     0.0 p2      68 k2.0
        movaps xmm15, [r8 + 272]                                   ;     1.0 p2      68 k2.1
        movaps xmm15, [r8 + 288]                                   ;     2.0 p2      68 k2.2
        movaps xmm15, [r8 + 304]                                   ;     3.0 p2      68 k2.3
        movaps xmm15, [r8 + 320]                                   ;     4.0 p2      68 k2.4
        movaps xmm15, [r8 + 336]                                   ;     5.0 p2      68 k2.5
        movaps xmm15, [r8 + 352]                                   ;     6.0 p2      68 k2.6
        movaps xmm15, [r8 + 368]                                   ;     7.0 p2      68 k2.7
        movaps xmm15, [r8 + 384]                                   ;     8.0 p2      68 k2.8
        movaps xmm15, [r8 + 400]                                   ;     9.0 p2      68 k2.9
        movaps xmm15, [r8 + 416]                                   ;    10.0 p2      68 k2.10
        movaps xmm15, [r8 + 432]                                   ;    11.0 p2      68 k2.11
        movaps xmm15, [r8 + 448]                                   ;    12.0 p2      68 k2.12
        movaps xmm15, [r8 + 464]                                   ;    13.0 p2      68 k2.13
        movaps xmm15, [r8 + 480]                                   ;    14.0 p2      68 k2.14
        movaps xmm15, [r8 + 496]                                   ;    15.0 p2      68 k2.15
        movaps xmm14, [r9 + 2304]                                  ;    16.0 p2      68 k2.0
        movaps xmm14, [r9 + 2320]                                  ;    17.0 p2      68 k2.1
        movaps xmm14, [r9 + 2336]                                  ;    18.0 p2      68 k2.2
        movaps xmm14, [r9 + 2352]                                  ;    19.0 p2      68 k2.3
        movaps xmm14, [r9 + 2368]                                  ;    20.0 p2      68 k2.4
        movaps xmm14, [r9 + 2384]                                  ;    21.0 p2      68 k2.5
        movaps xmm14, [r9 + 2400]                                  ;    22.0 p2      68 k2.6
        movaps xmm14, [r9 + 2416]                                  ;    23.0 p2      68 k2.7
        movaps xmm14, [r9 + 2432]                                  ;    24.0 p2      68 k2.8
        movaps xmm14, [r9 + 2448]                                  ;    25.0 p2      68 k2.9
        movaps xmm14, [r9 + 2464]                                  ;    26.0 p2      68 k2.10
        movaps xmm14, [r9 + 2480]                                  ;    27.0 p2      68 k2.11
        movaps xmm14, [r9 + 2496]                                  ;    28.0 p2      68 k2.12
        movaps xmm14, [r9 + 2512]                                  ;    29.0 p2      68 k2.13
        movaps xmm14, [r9 + 2528]                                  ;    30.0 p2      68 k2.14
        movaps xmm14, [r9 + 2544]                                  ;    31.0 p2      68 k2.15
        movaps xmm14, [r10]                                        ;    32.0 p2      68 k2.0
        movaps xmm15, [r10 + 16]                                   ;    33.0 p2      68 k2.1
        movaps xmm15, [r10 + 32]                                   ;    34.0 p2      68 k2.2
        movaps xmm15, [r10 + 48]                                   ;    35.0 p2      68 k2.3
        movaps xmm15, [r10 + 64]                                   ;    36.0 p2      68 k2.4
        movaps xmm15, [r10 + 80]                                   ;    37.0 p2      68 k2.5
        movaps xmm15, [r10 + 96]                                   ;    38.0 p2      68 k2.6
        movaps xmm15, [r10 + 112]                                  ;    39.0 p2      68 k2.7
        movaps xmm15, [r10 + 128]                                  ;    40.0 p2      68 k2.8
        movaps xmm14, [r10 + 144]                                  ;    41.0 p2      68 k2.9
        movaps xmm14, [r10 + 160]                                  ;    42.0 p2      68 k2.10
        movaps xmm14, [r10 + 176]                                  ;    43.0 p2      68 k2.11
        movaps xmm14, [r10 + 192]                                  ;    44.0 p2      68 k2.12
        movaps xmm14, [r10 + 208]                                  ;    45.0 p2      68 k2.13
        movaps xmm14, [r10 + 224]                                  ;    46.0 p2      68 k2.14
        movaps xmm14, [r10 + 240]                                  ;    47.0 p2      68 k2.15
        movaps xmm14, [r11 + 2048]                                 ;    48.0 p2      69 k2.0
        movaps xmm14, [r11 + 2064]                                 ;    49.0 p2      69 k2.1
        movaps xmm14, [r11 + 2080]                                 ;    50.0 p2      69 k2.2
        movaps xmm14, [r11 + 2096]                                 ;    51.0 p2      69 k2.3
        movaps xmm14, [r11 + 2112]                                 ;    52.0 p2      69 k2.4
        movaps xmm14, [r11 + 2128]                                 ;    53.0 p2      69 k2.5
        movaps xmm14, [r11 + 2144]                                 ;    54.0 p2      69 k2.6
        movaps xmm14, [r11 + 2160]                                 ;    55.0 p2      69 k2.7
        movaps xmm14, [r11 + 2176]                                 ;    56.0 p2      69 k2.8
        movaps xmm14, [r11 + 2192]                                 ;    57.0 p2      69 k2.9
        movaps xmm14, [r11 + 2208]                                 ;    58.0 p2      69 k2.10
        movaps xmm14, [r11 + 2224]                                 ;    59.0 p2      69 k2.11
        movaps xmm14, [r11 + 2240]                                 ;    60.0 p2      69 k2.12
        movaps xmm14, [r11 + 2256]                                 ;    61.0 p2      69 k2.13
        movaps xmm14, [r11 + 2272]                                 ;    62.0 p2      69 k2.14
        movaps xmm14, [r11 + 2288]                                 ;    63.0 p2      69 k2.15
        movaps xmm14, [r9 + 176]                                   ;    64.0 p2      50 next
        xorps xmm14, [rbx - 48]                                    ;    67.0 p0+p2   50 next
        movaps xmm15, [r9 + 192]                                   ;    66.0 p2      50 next
        xorps xmm15, [rbx - 32]                                    ;    69.0 p1+p2   50 next
        movaps [rax - 48], xmm13                                   ;    52.0 p3+p4   50 next spill
        movaps xmm13, [r9 + 208]                                   ;    68.0 p2      50 next
        xorps xmm13, [rbx - 16]                                    ;    71.0 p5+p2   50 next
        movaps [rbx - 128], xmm12                                  ;    54.0 p3+p4   50 next spill
        movaps xmm12, [r9 + 224]                                   ;    70.0 p2      50 next
        xorps xmm12, [rbx + 0]                                     ;    73.0 p0+p2   50 next
        movaps [rbx - 112], xmm11                                  ;    56.0 p3+p4   50 next spill
        movaps xmm11, [r9 + 240]                                   ;    72.0 p2      50 next
        xorps xmm11, [rbx + 16]                                    ;    75.0 p1+p2   50 next
        movaps [rbx - 96], xmm10                                   ;    58.0 p3+p4   50 next spill
        movaps xmm10, [r9]                                         ;    74.0 p2      50 next
        xorps xmm10, [rbx + 32]                                    ;    77.0 p5+p2   50 next
        movaps [rbx - 80], xmm9                                    ;    60.0 p3+p4   50 next spill
        movaps xmm9, [r9 + 16]                                     ;    76.0 p2      50 next
        xorps xmm9, [rbx + 48]                                     ;    79.0 p0+p2   50 next
        movaps [rbx - 64], xmm8                                    ;    62.0 p3+p4   50 next spill
        movaps xmm8, [r9 + 32]                                     ;    78.0 p2      50 next
        xorps xmm8, [rbx + 64]                                     ;    81.0 p1+p2   50 next
        movaps [rax - 32], xmm7                                    ;    64.0 p3+p4   50 next spill
        movaps xmm7, [r9 + 48]                                     ;    80.0 p2      50 next
        xorps xmm7, [rbx + 80]                                     ;    83.0 p5+p2   50 next
        movaps [rax - 16], xmm6                                    ;    67.0 p3+p4   50 next spill
        movaps xmm6, [r9 + 64]                                     ;    82.0 p2      50 next
        xorps xmm6, [rbx + 96]                                     ;    85.0 p0+p2   50 next
        movaps [rax + 0], xmm5                                     ;    69.0 p3+p4   50 next spill
        movaps xmm5, [r9 + 80]                                     ;    84.0 p2      50 next
        xorps xmm5, [rbx + 112]                                    ;    87.0 p1+p2   50 next
        movaps [rax + 16], xmm4                                    ;    71.0 p3+p4   50 next spill
        movaps xmm4, [r9 + 96]                                     ;    86.0 p2      50 next
        xorps xmm4, [r13 - 128]                                    ;    89.0 p5+p2   50 next
        movaps [rax + 32], xmm3                                    ;    73.0 p3+p4   50 next spill
        movaps xmm3, xmm8                                          ;    82.0 p0      41 next copy
        movaps [rax + 64], xmm2                                    ;    74.0 p3+p4   50 next spill
        movaps xmm2, xmm6                                          ;    86.0 p1      41 next copy
        movaps [rax + 48], xmm1                                    ;    75.0 p3+p4   50 next spill
        movaps xmm1, [r9 + 112]                                    ;    88.0 p2      50 next
        xorps xmm1, [r13 - 112]                                    ;    91.0 p5+p2   50 next
        movaps [rax + 80], xmm0                                    ;    77.0 p3+p4   50 next spill
        movaps xmm0, xmm8                                          ;    82.0 p0      41 next copy
        andps xmm0, xmm7                                           ;    84.0 p1      41 next
        movaps [rdx + 48], xmm11                                   ;    79.0 p3+p4   50 next spill
        movaps xmm11, xmm6                                         ;    86.0 p5      41 next copy
        xorps xmm11, xmm5                                          ;    88.0 p0      41 next
        movaps [rcx - 32], xmm15                                   ;    81.0 p3+p4   50 next spill
        movaps xmm15, [r9 + 128]                                   ;    90.0 p2      50 next
        xorps xmm15, [r13 - 96]                                    ;    93.0 p1+p2   50 next
        xorps xmm3, xmm15                                          ;    94.0 p5      41 next
        movaps [rcx - 96], xmm10                                   ;    82.5 p3+p4   50 next spill
        movaps xmm10, xmm6                                         ;    86.0 p0      41 next copy
        movaps [rdx - 64], xmm14                                   ;    83.5 p3+p4   50 next spill
        movaps xmm14, xmm15                                        ;    94.0 p1      41 next copy
        xorps xmm14, xmm5                                          ;    95.0 p5      41 next
        movaps [rdx - 32], xmm9                                    ;    84.5 p3+p4   50 next spill
        movaps xmm9, [r9 + 144]                                    ;    92.0 p2      50 next
        xorps xmm9, [r13 - 80]                                     ;    95.0 p0+p2   50 next
        xorps xmm10, xmm9                                          ;    96.0 p1      41 next
        movaps [rdi - 32], xmm13                                   ;    86.2 p3+p4   50 next spill
        movaps xmm13, xmm11                                        ;    89.0 p5      41 next copy
        andps xmm13, xmm5                                          ;    90.0 p0      41 next
        xorps xmm0, xmm13                                          ;    91.0 p1      41 next
        movaps xmm13, [r9 + 160]                                   ;    94.0 p2      50 next
        xorps xmm13, [r13 - 64]                                    ;    97.0 p5+p2   50 next
        xorps xmm2, xmm13                                          ;    98.0 p0      41 next
        andps xmm10, xmm8                                          ;    97.0 p1      41 next
        movaps [rbp - 96], xmm12                                   ;    89.2 p3+p4   50 next spill
        movaps xmm12, xmm15                                        ;    94.0 p5      41 next copy
        andps xmm12, xmm1                                          ;    95.0 p0      41 next
        xorps xmm12, [rel kasumi_decrypt_compact.T0_constants128]  ;    96.0 p1+p2   41 next
        xorps xmm10, xmm12                                         ;    98.0 p5      41 next
        movaps [rdi + 96], xmm12                                   ;    97.0 p3+p4   41 next spill
        movaps xmm12, xmm15                                        ;    94.0 p0      41 next copy
        andps xmm12, xmm5                                          ;    95.0 p1      41 next
        movaps [rdi + 16], xmm5                                    ;    94.0 p3+p4   50 next spill
        movaps xmm5, xmm3                                          ;    95.0 p5      41 next copy
        andps xmm5, xmm9                                           ;    96.0 p0      41 next
        movaps [rbp + 64], xmm3                                    ;    95.0 p3+p4   41 next spill
        movaps xmm3, xmm14                                         ;    96.0 p1      41 next copy
        andps xmm3, xmm9                                           ;    97.0 p5      41 next
        movaps [rdi + 64], xmm3                                    ;    98.0 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;    95.8 p0      41 next copy
        andps xmm3, xmm1                                           ;    96.8 p1      41 next
        xorps xmm3, xmm7                                           ;    97.8 p5      41 next
        movaps [rcx - 80], xmm10                                   ;    99.0 p3+p4   41 next spill
        movaps xmm10, xmm6                                         ;    96.8 p0      41 next copy
        xorps xmm10, xmm7                                          ;    97.8 p1      41 next
        xorps xmm5, xmm3                                           ;    98.8 p5      41 next
        movaps [rbp - 48], xmm5                                    ;    99.8 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;    98.8 p0      41 next copy
        andps xmm5, xmm9                                           ;    99.8 p1      41 next
        andps xmm10, xmm1                                          ;    98.8 p5      41 next
        movaps [rbp - 16], xmm0                                    ;    99.0 p3+p4   41 next spill
        movaps xmm0, xmm2                                          ;    99.0 p0      41 next copy
        andps xmm0, xmm7                                           ;   100.0 p1      41 next
        xorps xmm12, xmm0                                          ;   101.0 p5      41 next
        movaps xmm0, xmm1                                          ;    99.8 p0      41 next copy
        andps xmm0, xmm4                                           ;   100.8 p1      41 next
        xorps xmm0, [rel kasumi_decrypt_compact.T0_constants128]   ;   101.8 p5+p2   41 next
        movaps [rdi - 16], xmm0                                    ;   102.8 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   100.8 p0      41 next copy
        movaps [rbp - 80], xmm5                                    ;   101.2 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;   101.0 p1      41 next copy
        andps xmm14, xmm4                                          ;   101.2 p5      41 next
        xorps xmm10, xmm14                                         ;   102.2 p0      41 next
        movaps xmm14, xmm11                                        ;   102.0 p1      41 next copy
        andps xmm14, xmm1                                          ;   103.0 p5      41 next
        xorps xmm3, xmm14                                          ;   104.0 p0      41 next
        xorps xmm0, xmm3                                           ;   105.0 p1      41 next
        xorps xmm5, xmm0                                           ;   106.0 p5      41 next
        movaps xmm14, xmm12                                        ;   103.8 p0      41 next copy
        xorps xmm12, xmm8                                          ;   104.0 p1      41 next
        movaps xmm0, xmm8                                          ;   104.2 p5      41 next copy
        xorps xmm0, xmm7                                           ;   105.2 p0      41 next
        andps xmm8, xmm13                                          ;   105.0 p1      41 next
        movaps xmm3, xmm11                                         ;   105.2 p5      41 next copy
        orps xmm3, xmm7                                            ;   106.2 p0      41 next
        xorps xmm14, xmm3                                          ;   107.2 p1      41 next
        movaps xmm3, xmm2                                          ;   106.2 p5      41 next copy
        andps xmm3, xmm1                                           ;   107.2 p0      41 next
        movaps [rdi + 112], xmm14                                  ;   108.2 p3+p4   41 next spill
        movaps xmm14, xmm15                                        ;   107.0 p1      41 next copy
        andps xmm14, xmm0                                          ;   108.0 p5      41 next
        andps xmm0, xmm4                                           ;   107.8 p0      41 next
        xorps xmm0, [rbp - 16]                                     ;   108.8 p1+p2   41 next
        xorps xmm0, xmm3                                           ;   109.8 p5      41 next
        xorps xmm3, [rbp - 80]                                     ;   108.8 p0+p2   41 next
        movaps [rbp - 80], xmm14                                   ;   109.0 p3+p4   41 next spill
        movaps xmm14, xmm7                                         ;   109.0 p1      41 next copy
        andps xmm14, xmm6                                          ;   110.0 p5      41 next
        xorps xmm14, xmm9                                          ;   111.0 p0      41 next
        xorps xmm10, xmm14                                         ;   112.0 p1      41 next
        xorps xmm3, [rcx - 80]                                     ;   110.2 p5+p2   41 next
        andps xmm14, xmm6                                          ;   112.0 p0      41 next
        xorps xmm5, xmm0                                           ;   111.0 p1      41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;   109.5 p2      41 next reload
        xorps xmm5, xmm0                                           ;   112.5 p5      41 next
        xorps xmm14, [rdi - 16]                                    ;   113.0 p0+p2   41 next
        movaps xmm0, xmm9                                          ;   112.0 p1      41 next copy
        andps xmm0, xmm13                                          ;   113.0 p5      41 next
        xorps xmm3, xmm0                                           ;   114.0 p0      41 next
        xorps xmm0, xmm1                                           ;   114.0 p1      41 next
        andps xmm15, xmm7                                          ;   113.2 p5      41 next
        xorps xmm14, [rbp - 16]                                    ;   114.0 p0+p2   41 next
        andps xmm1, xmm9                                           ;   114.0 p1      41 next
        xorps xmm15, xmm10                                         ;   114.2 p5      41 next
        movaps [rcx + 16], xmm5                                    ;   113.5 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;   114.8 p0      41 next copy
        andps xmm5, [rdi + 16]                                     ;   115.8 p1+p2   41 next
        xorps xmm10, xmm5                                          ;   116.8 p5      41 next
        andps xmm2, xmm11                                          ;   115.8 p0      41 next
        movaps xmm5, [rbp + 64]                                    ;   113.5 p2      41 next reload
        andps xmm11, xmm5                                          ;   116.5 p1      41 next
        xorps xmm1, xmm11                                          ;   117.5 p5      41 next
        andps xmm9, xmm4                                           ;   116.8 p0      41 next
        xorps xmm10, xmm12                                         ;   117.8 p1      41 next
        xorps xmm8, xmm9                                           ;   117.8 p5      41 next
        xorps xmm1, xmm13                                          ;   118.5 p0      41 next
        xorps xmm14, xmm1                                          ;   119.5 p1      41 next
        xorps xmm2, [rbp - 16]                                     ;   118.2 p5+p2   41 next
        movaps xmm9, xmm5                                          ;   118.8 p0      41 next copy
        movaps xmm11, [rdi + 16]                                   ;   116.2 p2      50 next reload
        andps xmm9, xmm11                                          ;   119.8 p1      41 next
        andps xmm7, xmm4                                           ;   119.2 p5      41 next
        xorps xmm1, [rcx - 80]                                     ;   119.8 p0+p2   41 next
        xorps xmm15, xmm2                                          ;   120.0 p1      41 next
        xorps xmm2, xmm4                                           ;   120.2 p5      41 next
        movaps [rcx - 80], xmm14                                   ;   120.5 p3+p4   41 next spill
        movaps xmm14, xmm6                                         ;   120.8 p0      41 next copy
        andps xmm14, xmm4                                          ;   121.8 p1      41 next
        xorps xmm9, xmm14                                          ;   122.8 p5      41 next
        xorps xmm9, xmm0                                           ;   123.8 p0      41 next
        movaps xmm14, xmm8                                         ;   122.0 p1      41 next copy
        xorps xmm14, [rbp - 80]                                    ;   123.0 p5+p2   41 next
        xorps xmm7, xmm14                                          ;   124.0 p0      41 next
        xorps xmm8, [rbp - 48]                                     ;   123.0 p1+p2   41 next
        xorps xmm14, xmm9                                          ;   124.8 p5      41 next
        xorps xmm2, [rdi + 112]                                    ;   123.8 p0+p2   41 next
        xorps xmm12, xmm14                                         ;   125.8 p1      41 next
        movaps xmm14, xmm4                                         ;   124.2 p5      41 next copy
        andps xmm14, xmm11                                         ;   125.2 p0      41 next
        xorps xmm1, xmm14                                          ;   126.2 p1      41 next
        xorps xmm8, xmm1                                           ;   127.2 p5      41 next
        andps xmm4, xmm13                                          ;   125.8 p0      41 next
        andps xmm0, xmm13                                          ;   126.0 p1      41 next
        xorps xmm2, [rbp - 48]                                     ;   126.2 p5+p2   41 next
        xorps xmm4, xmm11                                          ;   126.8 p0      41 next
        xorps xmm3, xmm4                                           ;   127.8 p1      41 next
        xorps xmm14, [rdi + 96]                                    ;   127.2 p5+p2   41 next
        xorps xmm10, xmm14                                         ;   128.2 p0      41 next
        andps xmm5, xmm13                                          ;   128.0 p1      41 next
        xorps xmm0, [rdi - 16]                                     ;   128.2 p5+p2   41 next
        xorps xmm15, xmm11                                         ;   128.8 p0      41 next
        xorps xmm7, xmm5                                           ;   129.0 p1      41 next
        xorps xmm6, xmm7                                           ;   130.0 p5      41 next
        xorps xmm10, xmm0                                          ;   129.8 p0      41 next
        xorps xmm6, [rdi + 64]                                     ;   131.0 p1+p2   41 next
        xorps xmm0, xmm6                                           ;   132.0 p5      41 next
        movaps xmm14, [rbp - 96]                                   ;   126.8 p2      41 next
        movaps xmm1, [rdi - 32]                                    ;   127.8 p2      50 next reload
        andps xmm14, xmm1                                          ;   130.8 p0      41 next
        movaps xmm4, [rdx - 64]                                    ;   128.8 p2      50 next reload
        xorps xmm14, xmm4                                          ;   131.8 p1      41 next
        movaps xmm5, [rdx - 32]                                    ;   129.8 p2      41 next
        andps xmm5, xmm4                                           ;   132.8 p5      41 next
        movaps xmm6, [rcx - 96]                                    ;   130.8 p2      41 next
        movaps xmm7, [rcx - 32]                                    ;   131.8 p2      50 next reload
        andps xmm6, xmm7                                           ;   134.8 p0      41 next
        movaps xmm9, [rdx - 32]                                    ;   132.8 p2      41 next
        movaps xmm11, [rdx + 48]                                   ;   133.8 p2      50 next reload
        andps xmm9, xmm11                                          ;   136.8 p1      41 next
        movaps xmm13, xmm5                                         ;   133.8 p5      41 next copy
        xorps xmm13, xmm6                                          ;   135.8 p0      41 next
        andps xmm6, [rbp - 96]                                     ;   135.8 p1+p2   41 next
        movaps [rdi + 64], xmm15                                   ;   130.2 p3+p4   41 next spill
        movaps xmm15, xmm9                                         ;   137.8 p5      41 next copy
        movaps [rdi + 16], xmm10                                   ;   131.2 p3+p4   41 next spill
        movaps xmm10, xmm4                                         ;   133.8 p0      41 next copy
        andps xmm10, [rbp - 96]                                    ;   135.8 p1+p2   41 next
        xorps xmm15, xmm10                                         ;   138.8 p5      41 next
        xorps xmm10, xmm13                                         ;   136.8 p0      41 next
        movaps [rdi - 16], xmm0                                    ;   133.0 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;   135.0 p1      41 next copy
        andps xmm0, xmm11                                          ;   136.8 p5      41 next
        movaps [rbp + 64], xmm2                                    ;   133.2 p3+p4   41 next spill
        movaps xmm2, xmm0                                          ;   137.8 p0      41 next copy
        xorps xmm2, [rbp - 96]                                     ;   138.8 p1+p2   41 next
        xorps xmm6, xmm2                                           ;   139.8 p5      41 next
        movaps [rdi + 96], xmm12                                   ;   134.2 p3+p4   41 next spill
        movaps xmm12, xmm15                                        ;   139.8 p0      41 next copy
        movaps [rbp - 48], xmm8                                    ;   135.2 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   137.0 p1      41 next copy
        andps xmm8, xmm7                                           ;   138.0 p5      41 next
        xorps xmm12, xmm8                                          ;   140.8 p0      41 next
        movaps xmm8, [rcx - 96]                                    ;   137.8 p2      50 next reload
        andps xmm15, xmm8                                          ;   140.8 p1      41 next
        xorps xmm5, xmm12                                          ;   141.8 p5      41 next
        movaps [rdi + 112], xmm3                                   ;   136.2 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   138.8 p0      41 next copy
        xorps xmm0, [rdx - 32]                                     ;   139.0 p1+p2   41 next
        movaps [rbp - 80], xmm10                                   ;   137.8 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;   141.8 p5      41 next copy
        andps xmm10, [rbp - 96]                                    ;   142.8 p0+p2   41 next
        movaps [rbp - 16], xmm14                                   ;   138.2 p3+p4   41 next spill
        movaps xmm14, [rdx - 32]                                   ;   140.8 p2      41 next
        andps xmm14, [rbp - 96]                                    ;   143.8 p1+p2   41 next
        movaps xmm4, xmm14                                         ;   144.8 p5      41 next copy
        movaps [rdx - 16], xmm6                                    ;   140.8 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   140.8 p0      41 next copy
        andps xmm6, xmm8                                           ;   141.8 p1      41 next
        xorps xmm4, xmm6                                           ;   145.8 p5      41 next
        orps xmm3, xmm6                                            ;   142.8 p0      41 next
        andps xmm2, xmm7                                           ;   142.0 p1      41 next
        andps xmm5, xmm7                                           ;   142.8 p5      41 next
        xorps xmm14, xmm8                                          ;   144.8 p0      41 next
        xorps xmm3, xmm10                                          ;   143.8 p1      41 next
        andps xmm12, xmm11                                         ;   143.2 p5      41 next
        xorps xmm2, xmm11                                          ;   143.8 p0      41 next
        xorps xmm5, xmm0                                           ;   144.0 p1      41 next
        xorps xmm0, xmm14                                          ;   145.8 p5      41 next
        movaps xmm6, xmm0                                          ;   146.8 p0      41 next copy
        movaps xmm10, xmm1                                         ;   145.0 p1      41 next copy
        xorps xmm10, xmm8                                          ;   146.0 p5      41 next
        andps xmm9, xmm10                                          ;   147.0 p0      41 next
        andps xmm14, [rdx - 32]                                    ;   146.0 p1+p2   41 next
        xorps xmm9, xmm2                                           ;   148.0 p5      41 next
        andps xmm2, xmm7                                           ;   146.8 p0      41 next
        movaps [rcx - 16], xmm5                                    ;   145.0 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   147.0 p1      41 next copy
        movaps [rbp - 128], xmm3                                   ;   144.8 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   147.2 p5      41 next copy
        andps xmm3, [rdx - 64]                                     ;   148.2 p0+p2   41 next
        andps xmm5, xmm3                                           ;   149.2 p1      41 next
        xorps xmm6, xmm3                                           ;   149.2 p5      41 next
        xorps xmm15, xmm6                                          ;   150.2 p0      41 next
        xorps xmm14, [rdx - 16]                                    ;   149.0 p1+p2   41 next
        movaps xmm3, xmm7                                          ;   149.2 p5      41 next copy
        xorps xmm3, xmm11                                          ;   150.2 p0      41 next
        xorps xmm5, xmm3                                           ;   151.2 p1      41 next
        xorps xmm5, xmm4                                           ;   152.2 p5      41 next
        xorps xmm4, xmm10                                          ;   150.8 p0      41 next
        andps xmm5, xmm7                                           ;   153.2 p1      41 next
        movaps xmm3, xmm13                                         ;   151.2 p5      41 next copy
        xorps xmm3, xmm11                                          ;   152.2 p0      41 next
        andps xmm3, xmm1                                           ;   153.2 p1      41 next
        xorps xmm15, xmm3                                          ;   154.2 p5      41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;   148.5 p2      41 next reload
        xorps xmm15, xmm3                                          ;   155.2 p0      41 next
        movaps xmm6, [rdx - 64]                                    ;   149.5 p2      50 next reload
        andps xmm4, xmm6                                           ;   153.0 p1      41 next
        xorps xmm4, xmm3                                           ;   154.0 p5      41 next
        movaps xmm3, xmm11                                         ;   153.8 p0      41 next copy
        andps xmm3, [rbp - 16]                                     ;   154.8 p1+p2   41 next
        movaps [rdx - 16], xmm15                                   ;   156.2 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;   154.2 p5      41 next copy
        andps xmm15, [rbp - 96]                                    ;   155.2 p0+p2   41 next
        andps xmm10, xmm15                                         ;   156.2 p1      41 next
        movaps xmm11, xmm1                                         ;   155.2 p5      41 next copy
        andps xmm11, [rdx - 32]                                    ;   156.2 p0+p2   41 next
        xorps xmm15, xmm11                                         ;   157.2 p1      41 next
        xorps xmm12, xmm11                                         ;   157.2 p5      41 next
        xorps xmm11, xmm8                                          ;   157.2 p0      41 next
        xorps xmm5, xmm15                                          ;   158.2 p1      41 next
        movaps xmm15, xmm7                                         ;   157.2 p5      41 next copy
        andps xmm15, [rdx - 32]                                    ;   158.2 p0+p2   41 next
        movaps xmm7, xmm13                                         ;   158.0 p1      41 next copy
        andps xmm7, [rdx - 32]                                     ;   159.0 p5+p2   41 next
        xorps xmm10, xmm7                                          ;   160.0 p0      41 next
        movaps xmm7, xmm1                                          ;   159.0 p1      41 next copy
        andps xmm7, xmm8                                           ;   160.0 p5      41 next
        movaps xmm1, xmm6                                          ;   159.8 p0      41 next copy
        movaps xmm6, xmm3                                          ;   160.0 p1      41 next copy
        xorps xmm3, xmm4                                           ;   160.2 p5      41 next
        xorps xmm3, xmm15                                          ;   161.2 p0      41 next
        xorps xmm2, xmm3                                           ;   162.2 p1      41 next
        xorps xmm15, xmm7                                          ;   161.2 p5      41 next
        andps xmm1, xmm15                                          ;   162.2 p0      41 next
        xorps xmm6, xmm15                                          ;   162.2 p1      41 next
        xorps xmm9, xmm6                                           ;   163.2 p5      41 next
        xorps xmm1, [rbp - 80]                                     ;   163.2 p0+p2   41 next
        andps xmm7, xmm11                                          ;   163.0 p1      41 next
        movaps xmm15, [rbp - 96]                                   ;   159.2 p2      50 next reload
        andps xmm11, xmm15                                         ;   163.2 p5      41 next
        andps xmm13, xmm8                                          ;   163.8 p0      41 next
        xorps xmm0, xmm9                                           ;   164.2 p1      41 next
        xorps xmm12, xmm1                                          ;   164.2 p5      41 next
        xorps xmm11, xmm13                                         ;   164.8 p0      41 next
        xorps xmm10, xmm0                                          ;   165.2 p1      41 next
        movaps xmm0, [rdi - 32]                                    ;   160.5 p2      50 next reload
        orps xmm6, xmm0                                            ;   165.2 p5      41 next
        xorps xmm4, xmm6                                           ;   166.2 p0      41 next
        xorps xmm14, xmm2                                          ;   166.0 p1      41 next
        xorps xmm7, xmm4                                           ;   167.2 p5      41 next
        movaps xmm1, [rbp - 16]                                    ;   162.2 p2      41 next reload
        xorps xmm12, xmm1                                          ;   166.8 p0      41 next
        andps xmm1, xmm8                                           ;   167.0 p1      41 next
        xorps xmm5, xmm1                                           ;   168.0 p5      41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;   163.2 p2      41 next reload
        xorps xmm12, xmm1                                          ;   167.8 p0      41 next
        xorps xmm11, [rcx - 16]                                    ;   168.0 p1+p2   41 next
        xorps xmm7, [rbp - 128]                                    ;   168.2 p5+p2   41 next
        xorps xmm0, [rbp - 48]                                     ;   168.8 p0+p2   41 next
        xorps xmm15, [rdi + 96]                                    ;   169.0 p1+p2   41 next
        xorps xmm12, xmm0                                          ;   169.8 p5      41 next
        xorps xmm5, xmm15                                          ;   170.0 p0      41 next
        movaps xmm2, [rdi + 112]                                   ;   168.2 p2      41 next
        xorps xmm2, [rdx - 64]                                     ;   171.2 p1+p2   41 next
        xorps xmm10, xmm2                                          ;   172.2 p5      41 next
        xorps xmm8, [rdi - 16]                                     ;   170.8 p0+p2   41 next
        movaps xmm3, [rcx + 16]                                    ;   171.2 p2      41 next
        xorps xmm3, [rcx - 32]                                     ;   174.2 p1+p2   41 next
        xorps xmm7, xmm8                                           ;   171.8 p5      41 next
        movaps xmm4, [rdx - 16]                                    ;   173.2 p2      41 next
        xorps xmm4, xmm3                                           ;   176.2 p0      41 next
        xorps xmm10, [r11 + 2448]                                  ;   174.2 p1+p2   44 next
        xorps xmm12, [r11 + 2480]                                  ;   175.2 p5+p2   44 next
        xorps xmm4, [r11 + 2464]                                   ;   177.2 p0+p2   44 next
        movaps xmm6, [rbp + 64]                                    ;   177.2 p2      41 next
        xorps xmm6, [rdx + 48]                                     ;   180.2 p1+p2   41 next
        xorps xmm14, xmm6                                          ;   181.2 p5      41 next
        xorps xmm5, [r11 + 2496]                                   ;   179.2 p0+p2   44 next
        xorps xmm7, [r11 + 2528]                                   ;   180.2 p1+p2   44 next
        xorps xmm14, [r11 + 2512]                                  ;   182.2 p5+p2   44 next
        movaps xmm9, [rdi + 16]                                    ;   182.2 p2      41 next
        xorps xmm9, [rdx - 32]                                     ;   185.2 p0+p2   41 next
        xorps xmm11, xmm9                                          ;   186.2 p1      41 next
        xorps xmm2, [r11 + 2304]                                   ;   184.2 p5+p2   44 next
        xorps xmm0, [r11 + 2336]                                   ;   185.2 p0+p2   44 next
        xorps xmm3, [r11 + 2320]                                   ;   186.2 p1+p2   44 next
        xorps xmm15, [r11 + 2352]                                  ;   187.2 p5+p2   44 next
        xorps xmm8, [r11 + 2384]                                   ;   188.2 p0+p2   44 next
        xorps xmm11, [r11 + 2544]                                  ;   189.2 p1+p2   44 next
        xorps xmm6, [r11 + 2368]                                   ;   190.2 p5+p2   44 next
        xorps xmm9, [r11 + 2400]                                   ;   191.2 p0+p2   44 next
        movaps xmm13, [rcx - 80]                                   ;   192.2 p2      44 next
        xorps xmm13, [r11 + 2416]                                  ;   195.2 p1+p2   44 next
        movaps [rcx - 80], xmm14                                   ;   183.2 p3+p4   44 next spill
        movaps xmm14, [rdi + 64]                                   ;   194.2 p2      44 next
        xorps xmm14, [r11 + 2432]                                  ;   197.2 p5+p2   44 next
        movaps [rdi + 64], xmm4                                    ;   182.5 p3+p4   44 next spill
        movaps xmm4, xmm2                                          ;   185.2 p0      41 next copy
        xorps xmm4, xmm9                                           ;   192.2 p1      41 next
        movaps [rdx - 32], xmm7                                    ;   184.2 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;   185.2 p5      41 next copy
        andps xmm7, xmm3                                           ;   187.2 p0      41 next
        movaps [rdi + 16], xmm10                                   ;   185.5 p3+p4   44 next spill
        movaps xmm10, xmm2                                         ;   185.8 p1      41 next copy
        movaps [rdx + 48], xmm11                                   ;   190.2 p3+p4   44 next spill
        movaps xmm11, xmm9                                         ;   192.2 p5      41 next copy
        xorps xmm11, xmm15                                         ;   193.2 p0      41 next
        movaps [rbp + 64], xmm12                                   ;   187.5 p3+p4   44 next spill
        movaps xmm12, xmm0                                         ;   187.0 p1      41 next copy
        xorps xmm12, xmm14                                         ;   198.2 p5      41 next
        movaps [rdx - 16], xmm5                                    ;   188.5 p3+p4   44 next spill
        movaps xmm5, xmm0                                          ;   187.8 p0      41 next copy
        xorps xmm5, xmm15                                          ;   188.8 p1      41 next
        movaps [rcx - 32], xmm14                                   ;   198.2 p3+p4   44 next spill
        movaps xmm14, xmm5                                         ;   189.8 p5      41 next copy
        andps xmm14, xmm15                                         ;   190.8 p0      41 next
        xorps xmm7, xmm14                                          ;   191.8 p1      41 next
        movaps xmm14, xmm0                                         ;   189.5 p5      41 next copy
        xorps xmm14, xmm13                                         ;   196.2 p0      41 next
        andps xmm10, xmm14                                         ;   197.2 p1      41 next
        movaps xmm14, xmm9                                         ;   192.2 p5      41 next copy
        andps xmm14, xmm8                                          ;   193.2 p0      41 next
        xorps xmm14, xmm1                                          ;   194.2 p1      41 next
        xorps xmm10, xmm14                                         ;   198.2 p5      41 next
        movaps [rcx + 16], xmm14                                   ;   195.2 p3+p4   41 next spill
        movaps xmm14, xmm9                                         ;   192.2 p0      41 next copy
        andps xmm14, xmm15                                         ;   193.2 p1      41 next
        movaps [rdi - 16], xmm15                                   ;   192.8 p3+p4   44 next spill
        movaps xmm15, xmm4                                         ;   193.2 p5      41 next copy
        andps xmm15, xmm13                                         ;   196.2 p0      41 next
        movaps [rcx - 96], xmm4                                    ;   193.8 p3+p4   41 next spill
        movaps xmm4, xmm11                                         ;   194.2 p1      41 next copy
        andps xmm4, xmm13                                          ;   196.2 p5      41 next
        movaps [rdx - 64], xmm4                                    ;   197.2 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   194.5 p0      41 next copy
        andps xmm4, xmm8                                           ;   195.5 p1      41 next
        xorps xmm4, xmm3                                           ;   196.5 p5      41 next
        movaps [rdi + 112], xmm10                                  ;   199.2 p3+p4   41 next spill
        movaps xmm10, xmm0                                         ;   195.5 p0      41 next copy
        xorps xmm10, xmm3                                          ;   196.5 p1      41 next
        xorps xmm15, xmm4                                          ;   197.5 p5      41 next
        movaps [rdi + 96], xmm15                                   ;   198.5 p3+p4   41 next spill
        movaps xmm15, xmm10                                        ;   197.5 p0      41 next copy
        andps xmm15, xmm13                                         ;   198.5 p1      41 next
        andps xmm10, xmm8                                          ;   197.5 p5      41 next
        movaps [rbp - 96], xmm7                                    ;   197.8 p3+p4   41 next spill
        movaps xmm7, xmm8                                          ;   197.5 p0      41 next copy
        andps xmm7, xmm6                                           ;   198.5 p1      41 next
        xorps xmm7, xmm1                                           ;   199.5 p5      41 next
        movaps xmm1, xmm12                                         ;   199.2 p0      41 next copy
        andps xmm1, xmm3                                           ;   200.2 p1      41 next
        xorps xmm14, xmm1                                          ;   201.2 p5      41 next
        movaps xmm1, xmm15                                         ;   199.5 p0      41 next copy
        movaps [rbp - 48], xmm7                                    ;   200.5 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;   199.8 p1      41 next copy
        andps xmm11, xmm6                                          ;   200.0 p5      41 next
        xorps xmm10, xmm11                                         ;   201.0 p0      41 next
        movaps xmm11, xmm5                                         ;   200.8 p1      41 next copy
        andps xmm11, xmm8                                          ;   201.8 p5      41 next
        xorps xmm4, xmm11                                          ;   202.8 p0      41 next
        xorps xmm1, xmm4                                           ;   203.8 p1      41 next
        xorps xmm7, xmm1                                           ;   204.8 p5      41 next
        movaps xmm1, xmm14                                         ;   202.5 p0      41 next copy
        xorps xmm14, xmm2                                          ;   202.8 p1      41 next
        movaps xmm4, xmm2                                          ;   203.0 p5      41 next copy
        xorps xmm4, xmm3                                           ;   204.0 p0      41 next
        movaps xmm11, [rcx - 32]                                   ;   202.5 p2      44 next reload
        andps xmm2, xmm11                                          ;   205.5 p1      41 next
        movaps [rdi - 32], xmm2                                    ;   206.5 p3+p4   41 next spill
        movaps xmm2, xmm5                                          ;   204.0 p5      41 next copy
        orps xmm2, xmm3                                            ;   205.0 p0      41 next
        xorps xmm1, xmm2                                           ;   206.0 p1      41 next
        movaps xmm2, xmm12                                         ;   205.0 p5      41 next copy
        andps xmm2, xmm8                                           ;   206.0 p0      41 next
        xorps xmm15, xmm2                                          ;   207.0 p1      41 next
        movaps [rbp - 128], xmm1                                   ;   207.0 p3+p4   41 next spill
        movaps xmm1, xmm9                                          ;   206.0 p5      41 next copy
        andps xmm1, xmm4                                           ;   207.0 p0      41 next
        andps xmm4, xmm6                                           ;   206.8 p1      41 next
        xorps xmm4, [rbp - 96]                                     ;   207.8 p5+p2   41 next
        xorps xmm2, xmm4                                           ;   208.8 p0      41 next
        movaps xmm4, xmm3                                          ;   207.8 p1      41 next copy
        andps xmm4, xmm0                                           ;   208.8 p5      41 next
        xorps xmm4, xmm13                                          ;   209.8 p0      41 next
        xorps xmm10, xmm4                                          ;   210.8 p1      41 next
        xorps xmm15, [rdi + 112]                                   ;   209.0 p5+p2   41 next
        andps xmm4, xmm0                                           ;   210.8 p0      41 next
        xorps xmm7, xmm2                                           ;   209.8 p1      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;   208.2 p2      41 next reload
        xorps xmm7, xmm2                                           ;   211.2 p5      41 next
        xorps xmm4, [rbp - 48]                                     ;   211.8 p0+p2   41 next
        movaps xmm2, xmm13                                         ;   210.8 p1      41 next copy
        andps xmm2, xmm11                                          ;   211.8 p5      41 next
        xorps xmm15, xmm2                                          ;   212.8 p0      41 next
        xorps xmm2, xmm8                                           ;   212.8 p1      41 next
        andps xmm9, xmm3                                           ;   212.0 p5      41 next
        xorps xmm4, [rbp - 96]                                     ;   212.8 p0+p2   41 next
        andps xmm8, xmm13                                          ;   212.8 p1      41 next
        xorps xmm9, xmm10                                          ;   213.0 p5      41 next
        movaps [rcx - 16], xmm7                                    ;   212.2 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   213.5 p0      41 next copy
        andps xmm7, [rdi - 16]                                     ;   214.5 p1+p2   41 next
        xorps xmm10, xmm7                                          ;   215.5 p5      41 next
        andps xmm12, xmm5                                          ;   214.5 p0      41 next
        movaps xmm7, [rcx - 96]                                    ;   212.2 p2      41 next reload
        andps xmm5, xmm7                                           ;   215.2 p1      41 next
        xorps xmm8, xmm5                                           ;   216.2 p5      41 next
        andps xmm13, xmm6                                          ;   215.5 p0      41 next
        xorps xmm10, xmm14                                         ;   216.5 p1      41 next
        xorps xmm8, xmm11                                          ;   217.2 p5      41 next
        xorps xmm4, xmm8                                           ;   218.2 p0      41 next
        xorps xmm13, [rdi - 32]                                    ;   216.8 p1+p2   41 next
        xorps xmm12, [rbp - 96]                                    ;   217.0 p5+p2   41 next
        movaps xmm5, xmm7                                          ;   217.5 p0      41 next copy
        andps xmm5, [rdi - 16]                                     ;   218.5 p1+p2   41 next
        xorps xmm1, xmm13                                          ;   218.0 p5      41 next
        andps xmm3, xmm6                                           ;   218.5 p0      41 next
        xorps xmm8, [rdi + 112]                                    ;   218.8 p1+p2   41 next
        xorps xmm9, xmm12                                          ;   219.0 p5      41 next
        xorps xmm3, xmm1                                           ;   219.5 p0      41 next
        xorps xmm12, xmm6                                          ;   219.8 p1      41 next
        movaps [rdi + 112], xmm4                                   ;   219.2 p3+p4   41 next spill
        movaps xmm4, xmm0                                          ;   220.0 p5      41 next copy
        andps xmm4, xmm6                                           ;   221.0 p0      41 next
        xorps xmm5, xmm4                                           ;   222.0 p1      41 next
        movaps xmm4, [rdi + 96]                                    ;   217.8 p2      41 next reload
        xorps xmm13, xmm4                                          ;   221.0 p5      41 next
        xorps xmm5, xmm2                                           ;   223.0 p0      41 next
        xorps xmm1, xmm5                                           ;   224.0 p1      41 next
        xorps xmm14, xmm1                                          ;   225.0 p5      41 next
        xorps xmm12, [rbp - 128]                                   ;   222.5 p0+p2   41 next
        movaps xmm1, xmm6                                          ;   222.8 p1      41 next copy
        movaps xmm5, [rdi - 16]                                    ;   219.8 p2      44 next reload
        andps xmm1, xmm5                                           ;   223.8 p5      41 next
        xorps xmm8, xmm1                                           ;   224.8 p0      41 next
        xorps xmm13, xmm8                                          ;   225.8 p1      41 next
        andps xmm6, xmm11                                          ;   224.0 p5      41 next
        andps xmm2, xmm11                                          ;   224.5 p0      41 next
        xorps xmm4, xmm12                                          ;   224.8 p1      41 next
        xorps xmm6, xmm5                                           ;   225.0 p5      41 next
        xorps xmm15, xmm6                                          ;   226.0 p0      41 next
        xorps xmm1, [rcx + 16]                                     ;   225.8 p1+p2   41 next
        xorps xmm10, xmm1                                          ;   226.8 p5      41 next
        andps xmm7, xmm11                                          ;   226.5 p0      41 next
        xorps xmm9, xmm5                                           ;   226.8 p1      41 next
        xorps xmm2, [rbp - 48]                                     ;   227.0 p5+p2   41 next
        xorps xmm3, xmm7                                           ;   227.5 p0      41 next
        xorps xmm0, xmm3                                           ;   228.5 p1      41 next
        xorps xmm10, xmm2                                          ;   228.0 p5      41 next
        xorps xmm0, [rdx - 64]                                     ;   229.5 p0+p2   41 next
        xorps xmm2, xmm0                                           ;   230.5 p1      41 next
        movaps xmm0, [rdx - 16]                                    ;   225.2 p2      41 next
        movaps xmm1, [rbp + 64]                                    ;   226.2 p2      44 next reload
        andps xmm0, xmm1                                           ;   229.2 p5      41 next
        movaps xmm3, [rdi + 16]                                    ;   227.2 p2      44 next reload
        xorps xmm0, xmm3                                           ;   230.2 p0      41 next
        movaps xmm5, [rdx + 48]                                    ;   228.2 p2      41 next
        andps xmm5, xmm3                                           ;   231.2 p1      41 next
        movaps xmm6, [rdx - 32]                                    ;   229.2 p2      41 next
        movaps xmm7, [rdi + 64]                                    ;   230.2 p2      44 next reload
        andps xmm6, xmm7                                           ;   233.2 p5      41 next
        movaps xmm8, [rdx + 48]                                    ;   231.2 p2      41 next
        movaps xmm11, [rcx - 80]                                   ;   232.2 p2      44 next reload
        andps xmm8, xmm11                                          ;   235.2 p0      41 next
        movaps xmm12, xmm5                                         ;   232.2 p1      41 next copy
        xorps xmm12, xmm6                                          ;   234.2 p5      41 next
        andps xmm6, [rdx - 16]                                     ;   234.2 p0+p2   41 next
        movaps [rdx - 64], xmm9                                    ;   228.8 p3+p4   41 next spill
        movaps xmm9, xmm8                                          ;   236.2 p1      41 next copy
        movaps [rbp - 48], xmm10                                   ;   229.8 p3+p4   41 next spill
        movaps xmm10, xmm3                                         ;   232.0 p5      41 next copy
        andps xmm10, [rdx - 16]                                    ;   234.2 p0+p2   41 next
        xorps xmm9, xmm10                                          ;   237.2 p1      41 next
        xorps xmm10, xmm12                                         ;   235.2 p5      41 next
        movaps [rdi - 16], xmm2                                    ;   231.5 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;   233.5 p0      41 next copy
        andps xmm2, xmm11                                          ;   235.2 p1      41 next
        movaps [rcx - 32], xmm4                                    ;   231.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   236.2 p5      41 next copy
        xorps xmm4, [rdx - 16]                                     ;   237.2 p0+p2   41 next
        xorps xmm6, xmm4                                           ;   238.2 p1      41 next
        movaps [rcx - 96], xmm14                                   ;   232.8 p3+p4   41 next spill
        movaps xmm14, xmm9                                         ;   238.2 p5      41 next copy
        movaps [rcx + 16], xmm13                                   ;   233.8 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;   235.5 p0      41 next copy
        andps xmm13, xmm7                                          ;   236.5 p1      41 next
        xorps xmm14, xmm13                                         ;   239.2 p5      41 next
        movaps xmm13, [rdx - 32]                                   ;   236.2 p2      44 next reload
        andps xmm9, xmm13                                          ;   239.2 p0      41 next
        xorps xmm5, xmm14                                          ;   240.2 p1      41 next
        movaps [rdi + 96], xmm15                                   ;   234.8 p3+p4   41 next spill
        movaps xmm15, xmm2                                         ;   237.0 p5      41 next copy
        xorps xmm2, [rdx + 48]                                     ;   237.5 p0+p2   41 next
        movaps [rbp - 128], xmm10                                  ;   236.2 p3+p4   41 next spill
        movaps xmm10, xmm14                                        ;   240.2 p1      41 next copy
        andps xmm10, [rdx - 16]                                    ;   241.2 p5+p2   41 next
        movaps [rbp - 96], xmm0                                    ;   236.8 p3+p4   41 next spill
        movaps xmm0, [rdx + 48]                                    ;   239.2 p2      41 next
        andps xmm0, [rdx - 16]                                     ;   242.2 p0+p2   41 next
        movaps xmm3, xmm0                                          ;   243.2 p1      41 next copy
        movaps [rdi - 32], xmm6                                    ;   239.2 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   239.0 p5      41 next copy
        andps xmm6, xmm13                                          ;   240.0 p0      41 next
        xorps xmm3, xmm6                                           ;   244.2 p1      41 next
        orps xmm15, xmm6                                           ;   241.0 p5      41 next
        andps xmm4, xmm7                                           ;   240.5 p0      41 next
        andps xmm5, xmm7                                           ;   241.2 p1      41 next
        xorps xmm0, xmm13                                          ;   243.2 p5      41 next
        xorps xmm15, xmm10                                         ;   242.2 p0      41 next
        andps xmm14, xmm11                                         ;   241.8 p1      41 next
        xorps xmm4, xmm11                                          ;   242.0 p5      41 next
        xorps xmm5, xmm2                                           ;   242.5 p0      41 next
        xorps xmm2, xmm0                                           ;   244.2 p1      41 next
        movaps xmm6, xmm2                                          ;   245.2 p5      41 next copy
        movaps xmm10, xmm1                                         ;   243.5 p0      41 next copy
        xorps xmm10, xmm13                                         ;   244.5 p1      41 next
        andps xmm8, xmm10                                          ;   245.5 p5      41 next
        andps xmm0, [rdx + 48]                                     ;   244.5 p0+p2   41 next
        xorps xmm8, xmm4                                           ;   246.5 p1      41 next
        andps xmm4, xmm7                                           ;   245.0 p5      41 next
        movaps [rbp - 16], xmm5                                    ;   243.5 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   245.5 p0      41 next copy
        movaps [rbp - 80], xmm15                                   ;   243.2 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;   245.8 p1      41 next copy
        andps xmm15, [rdi + 16]                                    ;   246.8 p5+p2   41 next
        andps xmm5, xmm15                                          ;   247.8 p0      41 next
        xorps xmm6, xmm15                                          ;   247.8 p1      41 next
        xorps xmm9, xmm6                                           ;   248.8 p5      41 next
        xorps xmm0, [rdi - 32]                                     ;   247.5 p0+p2   41 next
        movaps xmm15, xmm12                                        ;   247.8 p1      41 next copy
        xorps xmm15, xmm11                                         ;   248.8 p5      41 next
        andps xmm15, xmm1                                          ;   249.8 p0      41 next
        xorps xmm9, xmm15                                          ;   250.8 p1      41 next
        movaps xmm15, [rel kasumi_decrypt_compact.T0_constants128] ;   245.5 p2      41 next reload
        xorps xmm9, xmm15                                          ;   251.8 p5      41 next
        movaps xmm6, xmm7                                          ;   249.5 p0      41 next copy
        xorps xmm6, xmm11                                          ;   250.5 p1      41 next
        xorps xmm5, xmm6                                           ;   251.5 p5      41 next
        xorps xmm5, xmm3                                           ;   252.5 p0      41 next
        xorps xmm3, xmm10                                          ;   250.8 p1      41 next
        andps xmm5, xmm7                                           ;   253.5 p5      41 next
        movaps xmm6, [rdi + 16]                                    ;   247.5 p2      44 next reload
        andps xmm3, xmm6                                           ;   251.8 p0      41 next
        xorps xmm3, xmm15                                          ;   252.8 p1      41 next
        movaps xmm15, xmm11                                        ;   252.0 p5      41 next copy
        andps xmm15, [rbp - 96]                                    ;   253.0 p0+p2   41 next
        movaps [rdi - 32], xmm9                                    ;   252.8 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;   252.8 p1      41 next copy
        andps xmm9, [rdx - 16]                                     ;   253.8 p5+p2   41 next
        andps xmm10, xmm9                                          ;   254.8 p0      41 next
        movaps xmm11, xmm1                                         ;   253.8 p1      41 next copy
        andps xmm11, [rdx + 48]                                    ;   254.8 p5+p2   41 next
        xorps xmm9, xmm11                                          ;   255.8 p0      41 next
        xorps xmm14, xmm11                                         ;   255.8 p1      41 next
        xorps xmm11, xmm13                                         ;   255.8 p5      41 next
        xorps xmm5, xmm9                                           ;   256.8 p0      41 next
        movaps xmm9, xmm7                                          ;   255.8 p1      41 next copy
        andps xmm9, [rdx + 48]                                     ;   256.8 p5+p2   41 next
        movaps xmm7, xmm12                                         ;   256.5 p0      41 next copy
        andps xmm7, [rdx + 48]                                     ;   257.5 p1+p2   41 next
        xorps xmm10, xmm7                                          ;   258.5 p5      41 next
        movaps xmm7, xmm1                                          ;   257.5 p0      41 next copy
        andps xmm7, xmm13                                          ;   258.5 p1      41 next
        movaps xmm1, xmm6                                          ;   258.0 p5      41 next copy
        movaps xmm6, xmm15                                         ;   258.5 p0      41 next copy
        xorps xmm15, xmm3                                          ;   258.8 p1      41 next
        xorps xmm15, xmm9                                          ;   259.8 p5      41 next
        xorps xmm4, xmm15                                          ;   260.8 p0      41 next
        xorps xmm9, xmm7                                           ;   259.8 p1      41 next
        andps xmm1, xmm9                                           ;   260.8 p5      41 next
        xorps xmm6, xmm9                                           ;   260.8 p0      41 next
        xorps xmm8, xmm6                                           ;   261.8 p1      41 next
        xorps xmm1, [rbp - 128]                                    ;   261.8 p5+p2   41 next
        andps xmm7, xmm11                                          ;   261.5 p0      41 next
        movaps xmm15, [rdx - 16]                                   ;   257.8 p2      44 next reload
        andps xmm11, xmm15                                         ;   261.8 p1      41 next
        andps xmm12, xmm13                                         ;   262.0 p5      41 next
        xorps xmm2, xmm8                                           ;   262.8 p0      41 next
        xorps xmm14, xmm1                                          ;   262.8 p1      41 next
        xorps xmm11, xmm12                                         ;   263.0 p5      41 next
        xorps xmm10, xmm2                                          ;   263.8 p0      41 next
        movaps xmm1, [rbp + 64]                                    ;   259.0 p2      44 next reload
        orps xmm6, xmm1                                            ;   263.8 p1      41 next
        xorps xmm3, xmm6                                           ;   264.8 p5      41 next
        xorps xmm0, xmm4                                           ;   264.5 p0      41 next
        xorps xmm7, xmm3                                           ;   265.8 p1      41 next
        movaps xmm2, [rbp - 96]                                    ;   260.8 p2      41 next reload
        xorps xmm14, xmm2                                          ;   265.0 p5      41 next
        andps xmm2, xmm13                                          ;   265.5 p0      41 next
        xorps xmm5, xmm2                                           ;   266.5 p1      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;   261.8 p2      41 next reload
        xorps xmm14, xmm2                                          ;   266.0 p5      41 next
        xorps xmm11, [rbp - 16]                                    ;   266.5 p0+p2   41 next
        xorps xmm7, [rbp - 80]                                     ;   266.8 p1+p2   41 next
        xorps xmm1, [rcx + 16]                                     ;   267.0 p5+p2   41 next
        xorps xmm15, [rcx - 96]                                    ;   267.5 p0+p2   41 next
        xorps xmm14, xmm1                                          ;   268.0 p1      41 next
        xorps xmm5, xmm15                                          ;   268.5 p5      41 next
        movaps xmm3, [rdi + 96]                                    ;   266.8 p2      41 next
        xorps xmm3, [rdi + 16]                                     ;   269.8 p0+p2   41 next
        xorps xmm10, xmm3                                          ;   270.8 p1      41 next
        xorps xmm13, [rdi - 16]                                    ;   269.0 p5+p2   41 next
        movaps xmm4, [rcx - 16]                                    ;   269.8 p2      41 next
        xorps xmm4, [rdi + 64]                                     ;   272.8 p0+p2   41 next
        xorps xmm7, xmm13                                          ;   270.0 p1      41 next
        movaps xmm6, [rdi - 32]                                    ;   271.8 p2      41 next
        xorps xmm6, xmm4                                           ;   274.8 p5      41 next
        movaps xmm8, [rax + 80]                                    ;   272.8 p2      50 next reload
        xorps xmm3, xmm8                                           ;   275.8 p0      50 next
        movaps xmm9, [rcx - 32]                                    ;   273.8 p2      41 next
        xorps xmm9, [rcx - 80]                                     ;   276.8 p1+p2   41 next
        xorps xmm0, xmm9                                           ;   277.8 p5      41 next
        movaps xmm12, [rax + 64]                                   ;   275.8 p2      50 next reload
        xorps xmm1, xmm12                                          ;   278.8 p0      50 next
        xorps xmm4, [rax + 48]                                     ;   276.8 p1+p2   50 next
        movaps [rcx - 80], xmm1                                    ;   279.8 p3+p4   50 next spill
        movaps xmm1, [rbp - 48]                                    ;   277.8 p2      41 next
        xorps xmm1, [rdx + 48]                                     ;   280.8 p5+p2   41 next
        xorps xmm11, xmm1                                          ;   281.8 p0      41 next
        xorps xmm15, [rax + 32]                                    ;   279.8 p1+p2   50 next
        xorps xmm13, [rax + 0]                                     ;   280.8 p5+p2   50 next
        xorps xmm9, [rax + 16]                                     ;   281.8 p0+p2   50 next
        xorps xmm1, [rax - 16]                                     ;   282.8 p1+p2   50 next
        xorps xmm10, [rbx - 80]                                    ;   283.8 p5+p2   50 next
        xorps xmm6, [rbx - 96]                                     ;   284.8 p0+p2   50 next
        xorps xmm14, [rbx - 112]                                   ;   285.8 p1+p2   50 next
        movaps [rdx + 48], xmm14                                   ;   286.8 p3+p4   50 next spill
        movaps xmm14, [rdi + 112]                                  ;   286.8 p2      50 next
        xorps xmm14, [rax - 32]                                    ;   289.8 p5+p2   50 next
        xorps xmm5, [rbx - 128]                                    ;   288.8 p0+p2   50 next
        movaps [rdi + 112], xmm5                                   ;   289.8 p3+p4   50 next spill
        movaps xmm5, [rdx - 64]                                    ;   289.8 p2      50 next
        xorps xmm5, [rbx - 64]                                     ;   292.8 p1+p2   50 next
        xorps xmm0, [rax - 48]                                     ;   291.8 p5+p2   50 next
        xorps xmm7, [rax + 96]                                     ;   292.8 p0+p2   50 next
        xorps xmm11, [rax + 112]                                   ;   293.8 p1+p2   50 next
        movaps [rdx - 64], xmm11                                   ;   294.8 p3+p4   50 next spill
        movaps xmm11, [r10 + 128]                                  ;   294.8 p2      50 next
        xorps xmm11, xmm8                                          ;   297.8 p5      50 next
        movaps xmm8, [r10 + 144]                                   ;   295.8 p2      50 next
        xorps xmm8, [rax + 48]                                     ;   298.8 p0+p2   50 next
        movaps [rbp - 48], xmm7                                    ;   293.8 p3+p4   50 next spill
        movaps xmm7, [r10 + 160]                                   ;   297.8 p2      50 next
        xorps xmm7, xmm12                                          ;   300.8 p1      50 next
        movaps xmm12, [r10 + 176]                                  ;   298.8 p2      50 next
        xorps xmm12, [rax + 32]                                    ;   301.8 p5+p2   50 next
        movaps [rcx - 32], xmm0                                    ;   292.8 p3+p4   50 next spill
        movaps xmm0, [r10 + 192]                                   ;   300.8 p2      50 next
        xorps xmm0, [rax + 16]                                     ;   303.8 p0+p2   50 next
        movaps [rdi - 32], xmm6                                    ;   292.8 p3+p4   50 next spill
        movaps xmm6, [r10 + 208]                                   ;   302.8 p2      50 next
        xorps xmm6, [rax + 0]                                      ;   305.8 p1+p2   50 next
        movaps [rdi + 64], xmm10                                   ;   293.8 p3+p4   50 next spill
        movaps xmm10, [r10 + 224]                                  ;   304.8 p2      50 next
        xorps xmm10, [rax - 16]                                    ;   307.8 p5+p2   50 next
        movaps [rcx - 16], xmm5                                    ;   294.8 p3+p4   50 next spill
        movaps xmm5, [r10 + 240]                                   ;   306.8 p2      50 next
        xorps xmm5, [rax - 32]                                     ;   309.8 p0+p2   50 next
        movaps [rdi - 16], xmm14                                   ;   295.8 p3+p4   50 next spill
        movaps xmm14, [r10]                                        ;   308.8 p2      50 next
        xorps xmm14, [rbx - 64]                                    ;   311.8 p1+p2   50 next
        movaps [rdx - 32], xmm1                                    ;   297.8 p3+p4   50 next spill
        movaps xmm1, [r10 + 16]                                    ;   310.8 p2      50 next
        xorps xmm1, [rbx - 80]                                     ;   313.8 p5+p2   50 next
        movaps [rdi + 16], xmm13                                   ;   298.8 p3+p4   50 next spill
        movaps xmm13, [r10 + 32]                                   ;   312.8 p2      50 next
        xorps xmm13, [rbx - 96]                                    ;   315.8 p0+p2   50 next
        movaps [rdi + 96], xmm9                                    ;   300.8 p3+p4   50 next spill
        movaps xmm9, [r10 + 48]                                    ;   314.8 p2      50 next
        xorps xmm9, [rbx - 112]                                    ;   317.8 p1+p2   50 next
        movaps [rcx - 96], xmm15                                   ;   301.8 p3+p4   50 next spill
        movaps xmm15, [r10 + 64]                                   ;   316.8 p2      50 next
        xorps xmm15, [rbx - 128]                                   ;   319.8 p5+p2   50 next
        movaps [rdx - 16], xmm4                                    ;   303.8 p3+p4   50 next spill
        movaps xmm4, [r10 + 80]                                    ;   318.8 p2      50 next
        xorps xmm4, [rax - 48]                                     ;   321.8 p0+p2   50 next
        movaps [rcx + 16], xmm3                                    ;   305.8 p3+p4   50 next spill
        movaps xmm3, [r10 + 96]                                    ;   320.8 p2      50 next
        xorps xmm3, [rax + 96]                                     ;   323.8 p1+p2   50 next
        movaps [rbp + 64], xmm0                                    ;   307.8 p3+p4   50 next spill
        movaps xmm0, [r10 + 112]                                   ;   322.8 p2      50 next
        xorps xmm0, [rax + 112]                                    ;   325.8 p5+p2   50 next
        movaps [rbp - 80], xmm8                                    ;   309.8 p3+p4   50 next spill
        movaps xmm8, xmm5                                          ;   310.8 p0      41 next copy
        xorps xmm8, xmm4                                           ;   322.8 p1      41 next
        movaps [rbp - 16], xmm6                                    ;   311.0 p3+p4   50 next spill
        movaps xmm6, xmm5                                          ;   311.2 p5      41 next copy
        andps xmm6, xmm14                                          ;   312.8 p0      41 next
        movaps [rbp - 96], xmm11                                   ;   312.0 p3+p4   50 next spill
        movaps xmm11, xmm5                                         ;   312.0 p1      41 next copy
        movaps [rbp - 128], xmm10                                  ;   313.0 p3+p4   50 next spill
        movaps xmm10, xmm1                                         ;   314.8 p5      41 next copy
        xorps xmm10, xmm0                                          ;   326.8 p0      41 next
        movaps [rcx + 0], xmm7                                     ;   314.0 p3+p4   50 next spill
        movaps xmm7, xmm1                                          ;   314.8 p1      41 next copy
        xorps xmm7, xmm13                                          ;   316.8 p5      41 next
        movaps [rbp + 112], xmm12                                  ;   315.0 p3+p4   50 next spill
        movaps xmm12, xmm1                                         ;   315.0 p0      41 next copy
        xorps xmm12, xmm3                                          ;   324.8 p1      41 next
        andps xmm11, xmm12                                         ;   325.8 p5      41 next
        movaps xmm12, xmm7                                         ;   317.8 p0      41 next copy
        andps xmm12, xmm13                                         ;   318.8 p1      41 next
        xorps xmm6, xmm12                                          ;   319.8 p5      41 next
        movaps xmm12, xmm4                                         ;   322.8 p0      41 next copy
        xorps xmm12, xmm13                                         ;   323.8 p1      41 next
        movaps [rcx - 128], xmm6                                   ;   320.8 p3+p4   41 next spill
        movaps xmm6, xmm4                                          ;   322.8 p5      41 next copy
        andps xmm6, xmm15                                          ;   323.8 p0      41 next
        xorps xmm6, xmm2                                           ;   324.8 p1      41 next
        xorps xmm11, xmm6                                          ;   326.8 p5      41 next
        movaps [rdx - 48], xmm6                                    ;   325.8 p3+p4   41 next spill
        movaps xmm6, xmm4                                          ;   322.8 p0      41 next copy
        andps xmm6, xmm13                                          ;   323.8 p1      41 next
        movaps [rbp + 80], xmm13                                   ;   322.8 p3+p4   50 next spill
        movaps xmm13, xmm8                                         ;   323.8 p5      41 next copy
        andps xmm13, xmm3                                          ;   324.8 p0      41 next
        movaps [rbp - 32], xmm8                                    ;   323.8 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   324.8 p1      41 next copy
        andps xmm8, xmm3                                           ;   325.8 p5      41 next
        movaps [rdx + 64], xmm8                                    ;   326.8 p3+p4   41 next spill
        movaps xmm8, xmm5                                          ;   324.5 p0      41 next copy
        andps xmm8, xmm15                                          ;   325.5 p1      41 next
        xorps xmm8, xmm14                                          ;   326.5 p5      41 next
        movaps [rcx - 64], xmm11                                   ;   327.8 p3+p4   41 next spill
        movaps xmm11, xmm1                                         ;   325.5 p0      41 next copy
        xorps xmm11, xmm14                                         ;   326.5 p1      41 next
        xorps xmm13, xmm8                                          ;   327.5 p5      41 next
        movaps [rdx - 128], xmm13                                  ;   328.5 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;   327.5 p0      41 next copy
        andps xmm13, xmm3                                          ;   328.5 p1      41 next
        andps xmm11, xmm15                                         ;   327.5 p5      41 next
        movaps [rbp - 64], xmm4                                    ;   327.8 p3+p4   50 next spill
        movaps xmm4, xmm10                                         ;   327.8 p0      41 next copy
        andps xmm4, xmm14                                          ;   328.8 p1      41 next
        xorps xmm6, xmm4                                           ;   329.8 p5      41 next
        movaps xmm4, xmm15                                         ;   328.5 p0      41 next copy
        andps xmm4, xmm9                                           ;   329.5 p1      41 next
        xorps xmm4, xmm2                                           ;   330.5 p5      41 next
        movaps xmm2, xmm13                                         ;   329.5 p0      41 next copy
        movaps [rdx + 0], xmm4                                     ;   331.5 p3+p4   41 next spill
        movaps xmm4, xmm12                                         ;   329.8 p1      41 next copy
        andps xmm12, xmm9                                          ;   330.0 p5      41 next
        xorps xmm11, xmm12                                         ;   331.0 p0      41 next
        movaps xmm12, xmm7                                         ;   330.8 p1      41 next copy
        andps xmm12, xmm15                                         ;   331.8 p5      41 next
        xorps xmm8, xmm12                                          ;   332.8 p0      41 next
        xorps xmm2, xmm8                                           ;   333.8 p1      41 next
        xorps xmm4, xmm2                                           ;   334.8 p5      41 next
        movaps xmm2, xmm6                                          ;   332.5 p0      41 next copy
        xorps xmm6, xmm5                                           ;   332.8 p1      41 next
        movaps xmm8, xmm5                                          ;   333.0 p5      41 next copy
        xorps xmm8, xmm14                                          ;   334.0 p0      41 next
        andps xmm5, xmm0                                           ;   333.8 p1      41 next
        movaps xmm12, xmm7                                         ;   334.0 p5      41 next copy
        orps xmm12, xmm14                                          ;   335.0 p0      41 next
        xorps xmm2, xmm12                                          ;   336.0 p1      41 next
        movaps xmm12, xmm10                                        ;   335.0 p5      41 next copy
        andps xmm12, xmm15                                         ;   336.0 p0      41 next
        xorps xmm13, xmm12                                         ;   337.0 p1      41 next
        movaps [rdi + 32], xmm2                                    ;   337.0 p3+p4   41 next spill
        movaps xmm2, xmm14                                         ;   336.0 p5      41 next copy
        andps xmm2, xmm1                                           ;   337.0 p0      41 next
        xorps xmm2, xmm3                                           ;   338.0 p1      41 next
        xorps xmm11, xmm2                                          ;   339.0 p5      41 next
        andps xmm2, xmm1                                           ;   339.0 p0      41 next
        xorps xmm13, [rcx - 64]                                    ;   338.0 p1+p2   41 next
        movaps [rdx + 80], xmm1                                    ;   336.0 p3+p4   50 next spill
        movaps xmm1, xmm8                                          ;   338.0 p5      41 next copy
        andps xmm1, [rbp - 64]                                     ;   339.0 p0+p2   41 next
        andps xmm8, xmm9                                           ;   338.8 p1      41 next
        xorps xmm8, [rcx - 128]                                    ;   339.8 p5+p2   41 next
        xorps xmm12, xmm8                                          ;   340.8 p0      41 next
        xorps xmm4, xmm12                                          ;   341.8 p1      41 next
        movaps xmm8, [rdx + 0]                                     ;   338.8 p2      41 next reload
        xorps xmm2, xmm8                                           ;   341.8 p5      41 next
        movaps xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;   339.8 p2      41 next reload
        xorps xmm4, xmm12                                          ;   342.8 p0      41 next
        movaps xmm12, xmm3                                         ;   340.8 p1      41 next copy
        andps xmm12, xmm0                                          ;   341.8 p5      41 next
        xorps xmm13, xmm12                                         ;   342.8 p0      41 next
        xorps xmm12, xmm15                                         ;   342.8 p1      41 next
        xorps xmm2, [rcx - 128]                                    ;   342.8 p5+p2   41 next
        andps xmm15, xmm3                                          ;   342.5 p0      41 next
        movaps [rcx - 48], xmm4                                    ;   343.8 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;   342.8 p1      41 next copy
        andps xmm4, [rbp + 80]                                     ;   343.8 p5+p2   41 next
        andps xmm10, xmm7                                          ;   343.5 p0      41 next
        xorps xmm4, xmm11                                          ;   344.8 p1      41 next
        andps xmm7, [rbp - 32]                                     ;   344.0 p5+p2   41 next
        xorps xmm15, xmm7                                          ;   345.0 p0      41 next
        xorps xmm4, xmm6                                           ;   345.8 p1      41 next
        xorps xmm15, xmm0                                          ;   346.0 p5      41 next
        movaps xmm7, xmm14                                         ;   345.5 p0      41 next copy
        andps xmm7, [rbp - 64]                                     ;   346.5 p1+p2   41 next
        xorps xmm11, xmm7                                          ;   347.5 p5      41 next
        andps xmm3, xmm9                                           ;   346.5 p0      41 next
        xorps xmm5, xmm3                                           ;   347.5 p1      41 next
        xorps xmm2, xmm15                                          ;   347.0 p5      41 next
        xorps xmm10, [rcx - 128]                                   ;   347.5 p0+p2   41 next
        movaps xmm3, xmm9                                          ;   347.8 p1      41 next copy
        movaps xmm7, [rdx + 80]                                    ;   345.8 p2      50 next reload
        andps xmm3, xmm7                                           ;   348.8 p5      41 next
        movaps [rcx - 128], xmm2                                   ;   348.0 p3+p4   41 next spill
        movaps xmm2, [rbp - 32]                                    ;   346.8 p2      41 next
        andps xmm2, [rbp + 80]                                     ;   349.8 p0+p2   41 next
        xorps xmm3, xmm2                                           ;   350.8 p1      41 next
        xorps xmm1, xmm5                                           ;   349.0 p5      41 next
        andps xmm14, xmm9                                          ;   349.5 p0      41 next
        xorps xmm15, [rcx - 64]                                    ;   349.8 p1+p2   41 next
        xorps xmm11, xmm10                                         ;   350.0 p5      41 next
        xorps xmm14, xmm1                                          ;   350.5 p0      41 next
        xorps xmm10, xmm9                                          ;   350.8 p1      41 next
        movaps xmm2, [rdx - 128]                                   ;   349.8 p2      41 next reload
        xorps xmm5, xmm2                                           ;   352.8 p5      41 next
        xorps xmm3, xmm12                                          ;   351.8 p0      41 next
        xorps xmm1, xmm3                                           ;   352.8 p1      41 next
        xorps xmm6, xmm1                                           ;   353.8 p5      41 next
        xorps xmm10, [rdi + 32]                                    ;   352.5 p0+p2   41 next
        movaps xmm1, xmm9                                          ;   352.8 p1      41 next copy
        movaps xmm3, [rbp + 80]                                    ;   351.8 p2      50 next reload
        andps xmm1, xmm3                                           ;   354.8 p5      41 next
        xorps xmm15, xmm1                                          ;   355.8 p0      41 next
        xorps xmm5, xmm15                                          ;   356.8 p1      41 next
        andps xmm9, xmm0                                           ;   354.0 p5      41 next
        andps xmm12, xmm0                                          ;   354.5 p0      41 next
        xorps xmm2, xmm10                                          ;   354.8 p1      41 next
        xorps xmm9, xmm3                                           ;   355.0 p5      41 next
        xorps xmm13, xmm9                                          ;   356.0 p0      41 next
        xorps xmm1, [rdx - 48]                                     ;   355.8 p1+p2   41 next
        xorps xmm4, xmm1                                           ;   356.8 p5      41 next
        xorps xmm8, xmm12                                          ;   356.5 p0      41 next
        andps xmm0, [rbp - 32]                                     ;   356.8 p1+p2   41 next
        xorps xmm11, xmm3                                          ;   357.0 p5      41 next
        xorps xmm14, xmm0                                          ;   357.8 p0      41 next
        xorps xmm7, xmm14                                          ;   358.8 p1      41 next
        xorps xmm4, xmm8                                           ;   358.0 p5      41 next
        xorps xmm7, [rdx + 64]                                     ;   359.8 p0+p2   41 next
        xorps xmm8, xmm7                                           ;   360.8 p1      41 next
        movaps xmm14, [rbp + 112]                                  ;   355.8 p2      41 next
        movaps xmm15, [rcx + 0]                                    ;   356.8 p2      50 next reload
        andps xmm14, xmm15                                         ;   359.8 p5      41 next
        movaps xmm0, [rbp - 96]                                    ;   357.8 p2      50 next reload
        xorps xmm14, xmm0                                          ;   360.8 p0      41 next
        movaps xmm1, [rbp - 128]                                   ;   358.8 p2      41 next
        andps xmm1, xmm0                                           ;   361.8 p1      41 next
        movaps xmm3, [rbp - 16]                                    ;   359.8 p2      41 next
        movaps xmm7, [rbp - 80]                                    ;   360.8 p2      50 next reload
        andps xmm3, xmm7                                           ;   363.8 p5      41 next
        movaps xmm9, [rbp - 128]                                   ;   361.8 p2      41 next
        movaps xmm10, [rbp + 64]                                   ;   362.8 p2      50 next reload
        andps xmm9, xmm10                                          ;   365.8 p0      41 next
        movaps xmm12, xmm1                                         ;   362.8 p1      41 next copy
        xorps xmm12, xmm3                                          ;   364.8 p5      41 next
        andps xmm3, [rbp + 112]                                    ;   364.8 p0+p2   41 next
        movaps [rdx + 64], xmm11                                   ;   359.0 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;   366.8 p1      41 next copy
        movaps [rdx + 80], xmm4                                    ;   360.0 p3+p4   41 next spill
        movaps xmm4, xmm0                                          ;   362.0 p5      41 next copy
        andps xmm4, [rbp + 112]                                    ;   364.8 p0+p2   41 next
        xorps xmm11, xmm4                                          ;   367.8 p1      41 next
        xorps xmm4, xmm12                                          ;   365.8 p5      41 next
        movaps [rbp + 80], xmm8                                    ;   361.8 p3+p4   41 next spill
        movaps xmm8, xmm0                                          ;   363.5 p0      41 next copy
        andps xmm8, xmm10                                          ;   365.8 p1      41 next
        movaps [rbp - 32], xmm2                                    ;   362.0 p3+p4   41 next spill
        movaps xmm2, xmm8                                          ;   366.8 p5      41 next copy
        xorps xmm2, [rbp + 112]                                    ;   367.8 p0+p2   41 next
        xorps xmm3, xmm2                                           ;   368.8 p1      41 next
        movaps [rdx + 0], xmm6                                     ;   363.0 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;   368.8 p5      41 next copy
        movaps [rdx - 48], xmm5                                    ;   364.0 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;   365.5 p0      41 next copy
        andps xmm5, xmm7                                           ;   366.5 p1      41 next
        xorps xmm6, xmm5                                           ;   369.8 p5      41 next
        movaps xmm5, [rbp - 16]                                    ;   366.8 p2      50 next reload
        andps xmm11, xmm5                                          ;   369.8 p0      41 next
        xorps xmm1, xmm6                                           ;   370.8 p1      41 next
        movaps [rdx - 128], xmm13                                  ;   365.2 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   367.0 p5      41 next copy
        xorps xmm8, [rbp - 128]                                    ;   367.8 p0+p2   41 next
        movaps [rdi + 32], xmm4                                    ;   366.8 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   370.8 p1      41 next copy
        andps xmm4, [rbp + 112]                                    ;   371.8 p5+p2   41 next
        movaps [rcx - 64], xmm14                                   ;   367.2 p3+p4   41 next spill
        movaps xmm14, [rbp - 128]                                  ;   369.8 p2      41 next
        andps xmm14, [rbp + 112]                                   ;   372.8 p0+p2   41 next
        movaps xmm0, xmm14                                         ;   373.8 p1      41 next copy
        movaps [rbp - 64], xmm3                                    ;   369.8 p3+p4   41 next spill
        movaps xmm3, xmm10                                         ;   369.0 p5      41 next copy
        andps xmm3, xmm5                                           ;   370.0 p0      41 next
        xorps xmm0, xmm3                                           ;   374.8 p1      41 next
        orps xmm13, xmm3                                           ;   371.0 p5      41 next
        andps xmm2, xmm7                                           ;   370.5 p0      41 next
        andps xmm1, xmm7                                           ;   371.8 p1      41 next
        xorps xmm14, xmm5                                          ;   373.8 p5      41 next
        xorps xmm13, xmm4                                          ;   372.8 p0      41 next
        andps xmm6, xmm10                                          ;   371.8 p1      41 next
        xorps xmm2, xmm10                                          ;   372.0 p5      41 next
        xorps xmm1, xmm8                                           ;   372.8 p0      41 next
        xorps xmm8, xmm14                                          ;   374.8 p1      41 next
        movaps xmm3, xmm8                                          ;   375.8 p5      41 next copy
        movaps xmm4, xmm15                                         ;   373.5 p0      41 next copy
        xorps xmm4, xmm5                                           ;   374.5 p1      41 next
        andps xmm9, xmm4                                           ;   375.5 p5      41 next
        andps xmm14, [rbp - 128]                                   ;   374.8 p0+p2   41 next
        xorps xmm9, xmm2                                           ;   376.5 p1      41 next
        andps xmm2, xmm7                                           ;   375.0 p5      41 next
        movaps [rdi + 48], xmm1                                    ;   373.8 p3+p4   41 next spill
        movaps xmm1, xmm4                                          ;   375.5 p0      41 next copy
        movaps [rdx + 96], xmm13                                   ;   373.8 p3+p4   41 next spill
        movaps xmm13, xmm7                                         ;   375.8 p1      41 next copy
        andps xmm13, [rbp - 96]                                    ;   376.8 p5+p2   41 next
        andps xmm1, xmm13                                          ;   377.8 p0      41 next
        xorps xmm3, xmm13                                          ;   377.8 p1      41 next
        xorps xmm11, xmm3                                          ;   378.8 p5      41 next
        xorps xmm14, [rbp - 64]                                    ;   377.5 p0+p2   41 next
        movaps xmm3, xmm12                                         ;   377.8 p1      41 next copy
        xorps xmm3, xmm10                                          ;   378.8 p5      41 next
        andps xmm3, xmm15                                          ;   379.8 p0      41 next
        xorps xmm11, xmm3                                          ;   380.8 p1      41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;   376.0 p2      41 next reload
        xorps xmm11, xmm3                                          ;   381.8 p5      41 next
        movaps xmm13, xmm7                                         ;   379.5 p0      41 next copy
        xorps xmm13, xmm10                                         ;   380.5 p1      41 next
        xorps xmm1, xmm13                                          ;   381.5 p5      41 next
        xorps xmm1, xmm0                                           ;   382.5 p0      41 next
        xorps xmm0, xmm4                                           ;   380.8 p1      41 next
        andps xmm1, xmm7                                           ;   383.5 p5      41 next
        movaps xmm13, [rbp - 96]                                   ;   378.0 p2      50 next reload
        andps xmm0, xmm13                                          ;   381.8 p0      41 next
        xorps xmm0, xmm3                                           ;   382.8 p1      41 next
        movaps xmm3, xmm10                                         ;   382.0 p5      41 next copy
        andps xmm3, [rcx - 64]                                     ;   383.0 p0+p2   41 next
        movaps [rbp - 64], xmm11                                   ;   382.8 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;   382.8 p1      41 next copy
        andps xmm11, [rbp + 112]                                   ;   383.8 p5+p2   41 next
        andps xmm4, xmm11                                          ;   384.8 p0      41 next
        movaps xmm10, xmm15                                        ;   383.8 p1      41 next copy
        andps xmm10, [rbp - 128]                                   ;   384.8 p5+p2   41 next
        xorps xmm11, xmm10                                         ;   385.8 p0      41 next
        xorps xmm6, xmm10                                          ;   385.8 p1      41 next
        xorps xmm10, xmm5                                          ;   385.8 p5      41 next
        xorps xmm1, xmm11                                          ;   386.8 p0      41 next
        movaps xmm11, xmm7                                         ;   385.8 p1      41 next copy
        andps xmm11, [rbp - 128]                                   ;   386.8 p5+p2   41 next
        movaps xmm7, xmm12                                         ;   386.5 p0      41 next copy
        andps xmm7, [rbp - 128]                                    ;   387.5 p1+p2   41 next
        xorps xmm4, xmm7                                           ;   388.5 p5      41 next
        movaps xmm7, xmm15                                         ;   387.5 p0      41 next copy
        andps xmm7, xmm5                                           ;   388.5 p1      41 next
        movaps xmm15, xmm13                                        ;   388.0 p5      41 next copy
        movaps xmm13, xmm3                                         ;   388.5 p0      41 next copy
        xorps xmm3, xmm0                                           ;   388.8 p1      41 next
        xorps xmm3, xmm11                                          ;   389.8 p5      41 next
        xorps xmm2, xmm3                                           ;   390.8 p0      41 next
        xorps xmm11, xmm7                                          ;   389.8 p1      41 next
        andps xmm15, xmm11                                         ;   390.8 p5      41 next
        xorps xmm13, xmm11                                         ;   390.8 p0      41 next
        xorps xmm9, xmm13                                          ;   391.8 p1      41 next
        xorps xmm15, [rdi + 32]                                    ;   391.8 p5+p2   41 next
        andps xmm7, xmm10                                          ;   391.5 p0      41 next
        movaps xmm3, [rbp + 112]                                   ;   387.8 p2      50 next reload
        andps xmm10, xmm3                                          ;   391.8 p1      41 next
        andps xmm12, xmm5                                          ;   392.0 p5      41 next
        xorps xmm8, xmm9                                           ;   392.8 p0      41 next
        xorps xmm6, xmm15                                          ;   392.8 p1      41 next
        xorps xmm10, xmm12                                         ;   393.0 p5      41 next
        xorps xmm4, xmm8                                           ;   393.8 p0      41 next
        movaps xmm15, [rcx + 0]                                    ;   389.0 p2      50 next reload
        orps xmm13, xmm15                                          ;   393.8 p1      41 next
        xorps xmm0, xmm13                                          ;   394.8 p5      41 next
        xorps xmm14, xmm2                                          ;   394.5 p0      41 next
        xorps xmm7, xmm0                                           ;   395.8 p1      41 next
        movaps xmm0, [rcx - 64]                                    ;   390.8 p2      41 next reload
        xorps xmm6, xmm0                                           ;   395.0 p5      41 next
        andps xmm0, xmm5                                           ;   395.5 p0      41 next
        xorps xmm1, xmm0                                           ;   396.5 p1      41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;   391.8 p2      41 next reload
        xorps xmm6, xmm0                                           ;   396.0 p5      41 next
        xorps xmm10, [rdi + 48]                                    ;   396.5 p0+p2   41 next
        xorps xmm7, [rdx + 96]                                     ;   396.8 p1+p2   41 next
        xorps xmm15, [rdx - 48]                                    ;   397.0 p5+p2   41 next
        xorps xmm3, [rdx + 0]                                      ;   397.5 p0+p2   41 next
        xorps xmm6, xmm15                                          ;   398.0 p1      41 next
        xorps xmm1, xmm3                                           ;   398.5 p5      41 next
        movaps xmm2, [rdx - 128]                                   ;   396.8 p2      41 next
        xorps xmm2, [rbp - 96]                                     ;   399.8 p0+p2   41 next
        xorps xmm4, xmm2                                           ;   400.8 p1      41 next
        xorps xmm5, [rbp + 80]                                     ;   399.0 p5+p2   41 next
        movaps xmm8, [rcx - 48]                                    ;   399.8 p2      41 next
        xorps xmm8, [rbp - 80]                                     ;   402.8 p0+p2   41 next
        xorps xmm7, xmm5                                           ;   400.0 p1      41 next
        movaps xmm9, [rbp - 64]                                    ;   401.8 p2      41 next
        xorps xmm9, xmm8                                           ;   404.8 p5      41 next
        movaps xmm11, [r11 + 2192]                                 ;   402.8 p2      69 k2.9 reload
        xorps xmm4, xmm11                                          ;   405.8 p0      44 next
        movaps xmm12, [r11 + 2224]                                 ;   403.8 p2      69 k2.11 reload
        xorps xmm6, xmm12                                          ;   406.8 p1      44 next
        movaps xmm13, [r11 + 2208]                                 ;   404.8 p2      69 k2.10 reload
        xorps xmm9, xmm13                                          ;   407.8 p5      44 next
        movaps xmm12, [rbp - 32]                                   ;   405.8 p2      41 next
        xorps xmm12, [rbp + 64]                                    ;   408.8 p0+p2   41 next
        xorps xmm14, xmm12                                         ;   409.8 p1      41 next
        xorps xmm1, [r11 + 2240]                                   ;   407.8 p5+p2   44 next
        xorps xmm7, [r11 + 2272]                                   ;   408.8 p0+p2   44 next
        xorps xmm14, [r11 + 2256]                                  ;   410.8 p1+p2   44 next
        movaps xmm13, [rdx + 80]                                   ;   410.8 p2      41 next
        xorps xmm13, [rbp - 128]                                   ;   413.8 p5+p2   41 next
        xorps xmm10, xmm13                                         ;   414.8 p0      41 next
        xorps xmm2, [r11 + 2048]                                   ;   412.8 p1+p2   44 next
        xorps xmm8, [r11 + 2064]                                   ;   413.8 p5+p2   44 next
        xorps xmm15, [r11 + 2080]                                  ;   414.8 p0+p2   44 next
        xorps xmm3, [r11 + 2096]                                   ;   415.8 p1+p2   44 next
        xorps xmm5, [r11 + 2128]                                   ;   416.8 p5+p2   44 next
        xorps xmm10, [r11 + 2288]                                  ;   417.8 p0+p2   44 next
        xorps xmm12, [r11 + 2112]                                  ;   418.8 p1+p2   44 next
        xorps xmm13, [r11 + 2144]                                  ;   419.8 p5+p2   44 next
        movaps xmm11, [rcx - 128]                                  ;   420.8 p2      44 next
        xorps xmm11, [r11 + 2160]                                  ;   423.8 p0+p2   44 next
        movaps [rcx - 128], xmm14                                  ;   411.8 p3+p4   44 next spill
        movaps xmm14, [rdx + 64]                                   ;   422.8 p2      44 next
        xorps xmm14, [r11 + 2176]                                  ;   425.8 p1+p2   44 next
        movaps [rdx + 64], xmm9                                    ;   411.0 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;   413.8 p5      41 next copy
        xorps xmm9, xmm13                                          ;   420.8 p0      41 next
        movaps [rbp - 128], xmm7                                   ;   412.8 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;   413.8 p1      41 next copy
        andps xmm7, xmm8                                           ;   414.8 p5      41 next
        movaps [rdx + 80], xmm4                                    ;   414.0 p3+p4   44 next spill
        movaps xmm4, xmm2                                          ;   414.2 p0      41 next copy
        movaps [rbp + 64], xmm10                                   ;   418.8 p3+p4   44 next spill
        movaps xmm10, xmm13                                        ;   420.8 p1      41 next copy
        xorps xmm10, xmm3                                          ;   421.8 p5      41 next
        movaps [rbp - 32], xmm6                                    ;   416.0 p3+p4   44 next spill
        movaps xmm6, xmm15                                         ;   415.8 p0      41 next copy
        xorps xmm6, xmm14                                          ;   426.8 p1      41 next
        movaps [rbp - 64], xmm1                                    ;   417.0 p3+p4   44 next spill
        movaps xmm1, xmm15                                         ;   416.2 p5      41 next copy
        xorps xmm1, xmm3                                           ;   417.2 p0      41 next
        movaps [rbp - 80], xmm14                                   ;   426.8 p3+p4   44 next spill
        movaps xmm14, xmm1                                         ;   418.2 p1      41 next copy
        andps xmm14, xmm3                                          ;   419.2 p5      41 next
        xorps xmm7, xmm14                                          ;   420.2 p0      41 next
        movaps xmm14, xmm15                                        ;   418.0 p1      41 next copy
        xorps xmm14, xmm11                                         ;   424.8 p5      41 next
        andps xmm4, xmm14                                          ;   425.8 p0      41 next
        movaps xmm14, xmm13                                        ;   420.8 p1      41 next copy
        andps xmm14, xmm5                                          ;   421.8 p5      41 next
        xorps xmm14, xmm0                                          ;   422.8 p0      41 next
        xorps xmm4, xmm14                                          ;   426.8 p1      41 next
        movaps [rcx - 48], xmm14                                   ;   423.8 p3+p4   41 next spill
        movaps xmm14, xmm13                                        ;   420.8 p5      41 next copy
        andps xmm14, xmm3                                          ;   421.8 p0      41 next
        movaps [rbp + 80], xmm3                                    ;   421.2 p3+p4   44 next spill
        movaps xmm3, xmm9                                          ;   421.8 p1      41 next copy
        andps xmm3, xmm11                                          ;   424.8 p5      41 next
        movaps [rbp - 16], xmm9                                    ;   422.2 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;   422.8 p0      41 next copy
        andps xmm9, xmm11                                          ;   424.8 p1      41 next
        movaps [rbp - 96], xmm9                                    ;   425.8 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   423.0 p5      41 next copy
        andps xmm9, xmm5                                           ;   424.0 p0      41 next
        xorps xmm9, xmm8                                           ;   425.0 p1      41 next
        movaps [rdx - 128], xmm4                                   ;   427.8 p3+p4   41 next spill
        movaps xmm4, xmm15                                         ;   424.0 p5      41 next copy
        xorps xmm4, xmm8                                           ;   425.0 p0      41 next
        xorps xmm3, xmm9                                           ;   426.0 p1      41 next
        movaps [rdx + 0], xmm3                                     ;   427.0 p3+p4   41 next spill
        movaps xmm3, xmm4                                          ;   426.0 p5      41 next copy
        andps xmm3, xmm11                                          ;   427.0 p0      41 next
        andps xmm4, xmm5                                           ;   426.0 p1      41 next
        movaps [rbp + 112], xmm7                                   ;   426.2 p3+p4   41 next spill
        movaps xmm7, xmm5                                          ;   426.0 p5      41 next copy
        andps xmm7, xmm12                                          ;   427.0 p0      41 next
        xorps xmm7, xmm0                                           ;   428.0 p1      41 next
        movaps xmm0, xmm6                                          ;   427.8 p5      41 next copy
        andps xmm0, xmm8                                           ;   428.8 p0      41 next
        xorps xmm14, xmm0                                          ;   429.8 p1      41 next
        movaps xmm0, xmm3                                          ;   428.0 p5      41 next copy
        movaps [rdx - 48], xmm7                                    ;   429.0 p3+p4   41 next spill
        movaps xmm7, xmm10                                         ;   428.2 p0      41 next copy
        andps xmm10, xmm12                                         ;   428.5 p1      41 next
        xorps xmm4, xmm10                                          ;   429.5 p5      41 next
        movaps xmm10, xmm1                                         ;   429.2 p0      41 next copy
        andps xmm10, xmm5                                          ;   430.2 p1      41 next
        xorps xmm9, xmm10                                          ;   431.2 p5      41 next
        xorps xmm0, xmm9                                           ;   432.2 p0      41 next
        xorps xmm7, xmm0                                           ;   433.2 p1      41 next
        movaps xmm0, xmm14                                         ;   431.0 p5      41 next copy
        xorps xmm14, xmm2                                          ;   431.2 p0      41 next
        movaps xmm9, xmm2                                          ;   431.5 p1      41 next copy
        xorps xmm9, xmm8                                           ;   432.5 p5      41 next
        movaps xmm10, [rbp - 80]                                   ;   431.0 p2      44 next reload
        andps xmm2, xmm10                                          ;   434.0 p0      41 next
        movaps [rcx + 0], xmm2                                     ;   435.0 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   432.5 p1      41 next copy
        orps xmm2, xmm8                                            ;   433.5 p5      41 next
        xorps xmm0, xmm2                                           ;   434.5 p0      41 next
        movaps xmm2, xmm6                                          ;   433.5 p1      41 next copy
        andps xmm2, xmm5                                           ;   434.5 p5      41 next
        xorps xmm3, xmm2                                           ;   435.5 p0      41 next
        movaps [rdx + 96], xmm0                                    ;   435.5 p3+p4   41 next spill
        movaps xmm0, xmm13                                         ;   434.5 p1      41 next copy
        andps xmm0, xmm9                                           ;   435.5 p5      41 next
        andps xmm9, xmm12                                          ;   435.2 p0      41 next
        xorps xmm9, [rbp + 112]                                    ;   436.2 p1+p2   41 next
        xorps xmm2, xmm9                                           ;   437.2 p5      41 next
        movaps xmm9, xmm8                                          ;   436.2 p0      41 next copy
        andps xmm9, xmm15                                          ;   437.2 p1      41 next
        xorps xmm9, xmm11                                          ;   438.2 p5      41 next
        xorps xmm4, xmm9                                           ;   439.2 p0      41 next
        xorps xmm3, [rdx - 128]                                    ;   437.5 p1+p2   41 next
        andps xmm9, xmm15                                          ;   439.2 p5      41 next
        xorps xmm7, xmm2                                           ;   438.2 p0      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;   436.8 p2      41 next reload
        xorps xmm7, xmm2                                           ;   439.8 p1      41 next
        xorps xmm9, [rdx - 48]                                     ;   440.2 p5+p2   41 next
        movaps xmm2, xmm11                                         ;   439.2 p0      41 next copy
        andps xmm2, xmm10                                          ;   440.2 p1      41 next
        xorps xmm3, xmm2                                           ;   441.2 p5      41 next
        xorps xmm2, xmm5                                           ;   441.2 p0      41 next
        andps xmm13, xmm8                                          ;   440.5 p1      41 next
        xorps xmm9, [rbp + 112]                                    ;   441.2 p5+p2   41 next
        andps xmm5, xmm11                                          ;   441.2 p0      41 next
        xorps xmm13, xmm4                                          ;   441.5 p1      41 next
        movaps [rdi + 48], xmm7                                    ;   440.8 p3+p4   41 next spill
        movaps xmm7, xmm6                                          ;   442.0 p5      41 next copy
        andps xmm7, [rbp + 80]                                     ;   443.0 p0+p2   41 next
        xorps xmm4, xmm7                                           ;   444.0 p1      41 next
        andps xmm6, xmm1                                           ;   443.0 p5      41 next
        movaps xmm7, [rbp - 16]                                    ;   440.8 p2      41 next reload
        andps xmm1, xmm7                                           ;   443.8 p0      41 next
        xorps xmm5, xmm1                                           ;   444.8 p1      41 next
        andps xmm11, xmm12                                         ;   444.0 p5      41 next
        xorps xmm4, xmm14                                          ;   445.0 p0      41 next
        xorps xmm5, xmm10                                          ;   445.8 p1      41 next
        xorps xmm9, xmm5                                           ;   446.8 p5      41 next
        xorps xmm11, [rcx + 0]                                     ;   445.2 p0+p2   41 next
        xorps xmm6, [rbp + 112]                                    ;   445.5 p1+p2   41 next
        movaps xmm1, xmm7                                          ;   446.0 p5      41 next copy
        andps xmm1, [rbp + 80]                                     ;   447.0 p0+p2   41 next
        xorps xmm0, xmm11                                          ;   446.5 p1      41 next
        andps xmm8, xmm12                                          ;   447.0 p5      41 next
        xorps xmm5, [rdx - 128]                                    ;   447.2 p0+p2   41 next
        xorps xmm13, xmm6                                          ;   447.5 p1      41 next
        xorps xmm8, xmm0                                           ;   448.0 p5      41 next
        xorps xmm6, xmm12                                          ;   448.2 p0      41 next
        movaps [rdx - 128], xmm9                                   ;   447.8 p3+p4   41 next spill
        movaps xmm9, xmm15                                         ;   448.5 p1      41 next copy
        andps xmm9, xmm12                                          ;   449.5 p5      41 next
        xorps xmm1, xmm9                                           ;   450.5 p0      41 next
        movaps xmm9, [rdx + 0]                                     ;   446.2 p2      41 next reload
        xorps xmm11, xmm9                                          ;   449.5 p1      41 next
        xorps xmm1, xmm2                                           ;   451.5 p5      41 next
        xorps xmm0, xmm1                                           ;   452.5 p0      41 next
        xorps xmm14, xmm0                                          ;   453.5 p1      41 next
        xorps xmm6, [rdx + 96]                                     ;   451.0 p5+p2   41 next
        movaps xmm0, xmm12                                         ;   451.2 p0      41 next copy
        movaps xmm1, [rbp + 80]                                    ;   448.2 p2      44 next reload
        andps xmm0, xmm1                                           ;   452.2 p1      41 next
        xorps xmm5, xmm0                                           ;   453.2 p5      41 next
        xorps xmm11, xmm5                                          ;   454.2 p0      41 next
        andps xmm12, xmm10                                         ;   452.5 p1      41 next
        andps xmm2, xmm10                                          ;   453.0 p5      41 next
        xorps xmm9, xmm6                                           ;   453.2 p0      41 next
        xorps xmm12, xmm1                                          ;   453.5 p1      41 next
        xorps xmm3, xmm12                                          ;   454.5 p5      41 next
        xorps xmm0, [rcx - 48]                                     ;   454.2 p0+p2   41 next
        xorps xmm4, xmm0                                           ;   455.2 p1      41 next
        andps xmm7, xmm10                                          ;   455.0 p5      41 next
        xorps xmm2, [rdx - 48]                                     ;   455.2 p0+p2   41 next
        xorps xmm13, xmm1                                          ;   455.5 p1      41 next
        xorps xmm8, xmm7                                           ;   456.0 p5      41 next
        xorps xmm15, xmm8                                          ;   457.0 p0      41 next
        xorps xmm4, xmm2                                           ;   456.5 p1      41 next
        xorps xmm15, [rbp - 96]                                    ;   458.0 p5+p2   41 next
        xorps xmm2, xmm15                                          ;   459.0 p0      41 next
        movaps xmm15, [rbp - 64]                                   ;   453.8 p2      41 next
        movaps xmm0, [rbp - 32]                                    ;   454.8 p2      44 next reload
        andps xmm15, xmm0                                          ;   457.8 p1      41 next
        movaps xmm1, [rdx + 80]                                    ;   455.8 p2      44 next reload
        xorps xmm15, xmm1                                          ;   458.8 p5      41 next
        movaps xmm5, [rbp + 64]                                    ;   456.8 p2      41 next
        andps xmm5, xmm1                                           ;   459.8 p0      41 next
        movaps xmm6, [rbp - 128]                                   ;   457.8 p2      41 next
        movaps xmm7, [rdx + 64]                                    ;   458.8 p2      44 next reload
        andps xmm6, xmm7                                           ;   461.8 p1      41 next
        movaps xmm8, [rbp + 64]                                    ;   459.8 p2      41 next
        movaps xmm10, [rcx - 128]                                  ;   460.8 p2      44 next reload
        andps xmm8, xmm10                                          ;   463.8 p5      41 next
        movaps xmm12, xmm5                                         ;   460.8 p0      41 next copy
        xorps xmm12, xmm6                                          ;   462.8 p1      41 next
        andps xmm6, [rbp - 64]                                     ;   462.8 p5+p2   41 next
        movaps [rbp - 96], xmm13                                   ;   457.2 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;   464.8 p0      41 next copy
        movaps [rbp + 80], xmm4                                    ;   458.2 p3+p4   41 next spill
        movaps xmm4, xmm1                                          ;   460.5 p1      41 next copy
        andps xmm4, [rbp - 64]                                     ;   462.8 p5+p2   41 next
        xorps xmm13, xmm4                                          ;   465.8 p0      41 next
        xorps xmm4, xmm12                                          ;   463.8 p1      41 next
        movaps [rdx - 48], xmm2                                    ;   460.0 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   462.0 p5      41 next copy
        andps xmm2, xmm10                                          ;   463.8 p0      41 next
        movaps [rbp - 80], xmm9                                    ;   460.2 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   464.8 p1      41 next copy
        xorps xmm9, [rbp - 64]                                     ;   465.8 p5+p2   41 next
        xorps xmm6, xmm9                                           ;   466.8 p0      41 next
        movaps [rbp - 16], xmm14                                   ;   461.2 p3+p4   41 next spill
        movaps xmm14, xmm13                                        ;   466.8 p1      41 next copy
        movaps [rcx - 48], xmm11                                   ;   462.2 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   464.0 p5      41 next copy
        andps xmm11, xmm7                                          ;   465.0 p0      41 next
        xorps xmm14, xmm11                                         ;   467.8 p1      41 next
        movaps xmm11, [rbp - 128]                                  ;   464.8 p2      44 next reload
        andps xmm13, xmm11                                         ;   467.8 p5      41 next
        xorps xmm5, xmm14                                          ;   468.8 p0      41 next
        movaps [rdx + 0], xmm3                                     ;   463.2 p3+p4   41 next spill
        movaps xmm3, xmm2                                          ;   465.5 p1      41 next copy
        xorps xmm2, [rbp + 64]                                     ;   466.0 p5+p2   41 next
        movaps [rdx + 96], xmm4                                    ;   464.8 p3+p4   41 next spill
        movaps xmm4, xmm14                                         ;   468.8 p0      41 next copy
        andps xmm4, [rbp - 64]                                     ;   469.8 p1+p2   41 next
        movaps [rbp + 112], xmm15                                  ;   465.2 p3+p4   41 next spill
        movaps xmm15, [rbp + 64]                                   ;   467.8 p2      41 next
        andps xmm15, [rbp - 64]                                    ;   470.8 p5+p2   41 next
        movaps xmm1, xmm15                                         ;   471.8 p0      41 next copy
        movaps [rcx + 0], xmm6                                     ;   467.8 p3+p4   41 next spill
        movaps xmm6, xmm10                                         ;   467.5 p1      41 next copy
        andps xmm6, xmm11                                          ;   468.5 p5      41 next
        xorps xmm1, xmm6                                           ;   472.8 p0      41 next
        orps xmm3, xmm6                                            ;   469.5 p1      41 next
        andps xmm9, xmm7                                           ;   469.0 p5      41 next
        andps xmm5, xmm7                                           ;   469.8 p0      41 next
        xorps xmm15, xmm11                                         ;   471.8 p1      41 next
        xorps xmm3, xmm4                                           ;   470.8 p5      41 next
        andps xmm14, xmm10                                         ;   470.2 p0      41 next
        xorps xmm9, xmm10                                          ;   470.5 p1      41 next
        xorps xmm5, xmm2                                           ;   471.0 p5      41 next
        xorps xmm2, xmm15                                          ;   472.8 p0      41 next
        movaps xmm4, xmm2                                          ;   473.8 p1      41 next copy
        movaps xmm6, xmm0                                          ;   472.0 p5      41 next copy
        xorps xmm6, xmm11                                          ;   473.0 p0      41 next
        andps xmm8, xmm6                                           ;   474.0 p1      41 next
        andps xmm15, [rbp + 64]                                    ;   473.0 p5+p2   41 next
        xorps xmm8, xmm9                                           ;   475.0 p0      41 next
        andps xmm9, xmm7                                           ;   473.5 p1      41 next
        movaps [rcx - 64], xmm5                                    ;   472.0 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;   474.0 p5      41 next copy
        movaps [rdi + 32], xmm3                                    ;   471.8 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   474.2 p0      41 next copy
        andps xmm3, [rdx + 80]                                     ;   475.2 p1+p2   41 next
        andps xmm5, xmm3                                           ;   476.2 p5      41 next
        xorps xmm4, xmm3                                           ;   476.2 p0      41 next
        xorps xmm13, xmm4                                          ;   477.2 p1      41 next
        xorps xmm15, [rcx + 0]                                     ;   476.0 p5+p2   41 next
        movaps xmm3, xmm12                                         ;   476.2 p0      41 next copy
        xorps xmm3, xmm10                                          ;   477.2 p1      41 next
        andps xmm3, xmm0                                           ;   478.2 p5      41 next
        xorps xmm13, xmm3                                          ;   479.2 p0      41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;   474.0 p2      41 next reload
        xorps xmm13, xmm3                                          ;   480.2 p1      41 next
        movaps xmm4, xmm7                                          ;   478.0 p5      41 next copy
        xorps xmm4, xmm10                                          ;   479.0 p0      41 next
        xorps xmm5, xmm4                                           ;   480.0 p1      41 next
        xorps xmm5, xmm1                                           ;   481.0 p5      41 next
        xorps xmm1, xmm6                                           ;   479.2 p0      41 next
        andps xmm5, xmm7                                           ;   482.0 p1      41 next
        movaps xmm4, [rdx + 80]                                    ;   476.0 p2      44 next reload
        andps xmm1, xmm4                                           ;   480.2 p5      41 next
        xorps xmm1, xmm3                                           ;   481.2 p0      41 next
        movaps xmm3, xmm10                                         ;   480.5 p1      41 next copy
        andps xmm3, [rbp + 112]                                    ;   481.5 p5+p2   41 next
        movaps [rcx + 0], xmm13                                    ;   481.2 p3+p4   41 next spill
        movaps xmm13, xmm10                                        ;   481.2 p0      41 next copy
        andps xmm13, [rbp - 64]                                    ;   482.2 p1+p2   41 next
        andps xmm6, xmm13                                          ;   483.2 p5      41 next
        movaps xmm10, xmm0                                         ;   482.2 p0      41 next copy
        andps xmm10, [rbp + 64]                                    ;   483.2 p1+p2   41 next
        xorps xmm13, xmm10                                         ;   484.2 p5      41 next
        xorps xmm14, xmm10                                         ;   484.2 p0      41 next
        xorps xmm10, xmm11                                         ;   484.2 p1      41 next
        xorps xmm5, xmm13                                          ;   485.2 p5      41 next
        movaps xmm13, xmm7                                         ;   484.2 p0      41 next copy
        andps xmm13, [rbp + 64]                                    ;   485.2 p1+p2   41 next
        movaps xmm7, xmm12                                         ;   485.0 p5      41 next copy
        andps xmm7, [rbp + 64]                                     ;   486.0 p0+p2   41 next
        xorps xmm6, xmm7                                           ;   487.0 p1      41 next
        movaps xmm7, xmm0                                          ;   486.0 p5      41 next copy
        andps xmm7, xmm11                                          ;   487.0 p0      41 next
        movaps xmm0, xmm4                                          ;   486.5 p1      41 next copy
        movaps xmm4, xmm3                                          ;   487.0 p5      41 next copy
        xorps xmm3, xmm1                                           ;   487.2 p0      41 next
        xorps xmm3, xmm13                                          ;   488.2 p1      41 next
        xorps xmm9, xmm3                                           ;   489.2 p5      41 next
        xorps xmm13, xmm7                                          ;   488.2 p0      41 next
        andps xmm0, xmm13                                          ;   489.2 p1      41 next
        xorps xmm4, xmm13                                          ;   489.2 p5      41 next
        xorps xmm8, xmm4                                           ;   490.2 p0      41 next
        xorps xmm0, [rdx + 96]                                     ;   490.2 p1+p2   41 next
        andps xmm7, xmm10                                          ;   490.0 p5      41 next
        movaps xmm3, [rbp - 64]                                    ;   486.2 p2      44 next reload
        andps xmm10, xmm3                                          ;   490.2 p0      41 next
        andps xmm12, xmm11                                         ;   490.5 p1      41 next
        xorps xmm2, xmm8                                           ;   491.2 p5      41 next
        xorps xmm14, xmm0                                          ;   491.2 p0      41 next
        xorps xmm10, xmm12                                         ;   491.5 p1      41 next
        xorps xmm6, xmm2                                           ;   492.2 p5      41 next
        movaps xmm0, [rbp - 32]                                    ;   487.5 p2      44 next reload
        orps xmm4, xmm0                                            ;   492.2 p0      41 next
        xorps xmm1, xmm4                                           ;   493.2 p1      41 next
        xorps xmm15, xmm9                                          ;   493.0 p5      41 next
        xorps xmm7, xmm1                                           ;   494.2 p0      41 next
        movaps xmm1, [rbp + 112]                                   ;   489.2 p2      41 next reload
        xorps xmm14, xmm1                                          ;   493.5 p1      41 next
        andps xmm1, xmm11                                          ;   494.0 p5      41 next
        xorps xmm5, xmm1                                           ;   495.0 p0      41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;   490.2 p2      41 next reload
        xorps xmm14, xmm1                                          ;   494.5 p1      41 next
        xorps xmm10, [rcx - 64]                                    ;   495.0 p5+p2   41 next
        xorps xmm7, [rdi + 32]                                     ;   495.2 p0+p2   41 next
        xorps xmm0, [rcx - 48]                                     ;   495.5 p1+p2   41 next
        xorps xmm3, [rbp - 16]                                     ;   496.0 p5+p2   41 next
        xorps xmm14, xmm0                                          ;   496.5 p0      41 next
        xorps xmm5, xmm3                                           ;   497.0 p1      41 next
        movaps xmm2, [rdx + 0]                                     ;   495.2 p2      41 next
        xorps xmm2, [rdx + 80]                                     ;   498.2 p5+p2   41 next
        xorps xmm6, xmm2                                           ;   499.2 p0      41 next
        xorps xmm11, [rdx - 48]                                    ;   497.5 p1+p2   41 next
        movaps xmm4, [rdi + 48]                                    ;   498.2 p2      41 next
        xorps xmm4, [rdx + 64]                                     ;   501.2 p5+p2   41 next
        xorps xmm7, xmm11                                          ;   498.5 p0      41 next
        movaps xmm8, [rcx + 0]                                     ;   500.2 p2      41 next
        xorps xmm8, xmm4                                           ;   503.2 p1      41 next
        movaps xmm9, [rcx + 16]                                    ;   501.2 p2      50 next reload
        xorps xmm2, xmm9                                           ;   504.2 p5      50 next
        movaps xmm12, [rcx - 80]                                   ;   502.2 p2      50 next reload
        xorps xmm0, xmm12                                          ;   505.2 p0      50 next
        movaps xmm13, [rdx - 16]                                   ;   503.2 p2      50 next reload
        xorps xmm4, xmm13                                          ;   506.2 p1      50 next
        movaps [rcx + 0], xmm0                                     ;   506.2 p3+p4   50 next spill
        movaps xmm0, [rbp - 80]                                    ;   504.2 p2      41 next
        xorps xmm0, [rcx - 128]                                    ;   507.2 p5+p2   41 next
        xorps xmm15, xmm0                                          ;   508.2 p0      41 next
        xorps xmm3, [rcx - 96]                                     ;   506.2 p1+p2   50 next
        xorps xmm11, [rdi + 16]                                    ;   507.2 p5+p2   50 next
        xorps xmm0, [rdi + 96]                                     ;   508.2 p0+p2   50 next
        movaps [rcx - 128], xmm11                                  ;   508.2 p3+p4   50 next spill
        movaps xmm11, [rbp + 80]                                   ;   509.2 p2      41 next
        xorps xmm11, [rbp + 64]                                    ;   512.2 p1+p2   41 next
        xorps xmm10, xmm11                                         ;   513.2 p5      41 next
        xorps xmm6, [rdi + 64]                                     ;   511.2 p0+p2   50 next
        xorps xmm8, [rdi - 32]                                     ;   512.2 p1+p2   50 next
        xorps xmm14, [rdx + 48]                                    ;   513.2 p5+p2   50 next
        xorps xmm11, [rdx - 32]                                    ;   514.2 p0+p2   50 next
        xorps xmm5, [rdi + 112]                                    ;   515.2 p1+p2   50 next
        xorps xmm7, [rbp - 48]                                     ;   516.2 p5+p2   50 next
        xorps xmm15, [rcx - 32]                                    ;   517.2 p0+p2   50 next
        xorps xmm10, [rdx - 64]                                    ;   518.2 p1+p2   50 next
        movaps [rbp + 64], xmm10                                   ;   519.2 p3+p4   50 next spill
        movaps xmm10, [rdx - 128]                                  ;   519.2 p2      50 next
        xorps xmm10, [rdi - 16]                                    ;   522.2 p5+p2   50 next
        xorps xmm9, [r10 + 304]                                    ;   521.2 p0+p2   50 next
        movaps [rcx + 16], xmm7                                    ;   517.2 p3+p4   50 next spill
        movaps xmm7, [rbp - 96]                                    ;   522.2 p2      50 next
        xorps xmm7, [rcx - 16]                                     ;   525.2 p1+p2   50 next
        xorps xmm13, [r10 + 320]                                   ;   524.2 p5+p2   50 next
        xorps xmm12, [r10 + 336]                                   ;   525.2 p0+p2   50 next
        movaps [rcx - 80], xmm15                                   ;   518.2 p3+p4   50 next spill
        movaps xmm15, [rcx - 96]                                   ;   526.2 p2      50 next
        xorps xmm15, [r10 + 352]                                   ;   529.2 p1+p2   50 next
        movaps [rcx - 96], xmm5                                    ;   516.2 p3+p4   50 next spill
        movaps xmm5, [rdi + 96]                                    ;   528.2 p2      50 next
        xorps xmm5, [r10 + 368]                                    ;   531.2 p5+p2   50 next
        movaps [rdi + 96], xmm14                                   ;   517.2 p3+p4   50 next spill
        movaps xmm14, [rdi + 16]                                   ;   530.2 p2      50 next
        xorps xmm14, [r10 + 384]                                   ;   533.2 p0+p2   50 next
        movaps [rdi + 16], xmm8                                    ;   518.2 p3+p4   50 next spill
        movaps xmm8, [rdx - 32]                                    ;   532.2 p2      50 next
        xorps xmm8, [r10 + 400]                                    ;   535.2 p1+p2   50 next
        movaps [rdx - 32], xmm6                                    ;   519.2 p3+p4   50 next spill
        movaps xmm6, [rdi - 16]                                    ;   534.2 p2      50 next
        xorps xmm6, [r10 + 416]                                    ;   537.2 p5+p2   50 next
        movaps [rdi - 16], xmm7                                    ;   526.2 p3+p4   50 next spill
        movaps xmm7, [rcx - 16]                                    ;   536.2 p2      50 next
        xorps xmm7, [r10 + 432]                                    ;   539.2 p0+p2   50 next
        movaps [rcx - 16], xmm10                                   ;   524.2 p3+p4   50 next spill
        movaps xmm10, [rdi + 64]                                   ;   538.2 p2      50 next
        xorps xmm10, [r10 + 448]                                   ;   541.2 p1+p2   50 next
        movaps [rdi + 64], xmm11                                   ;   525.5 p3+p4   50 next spill
        movaps xmm11, [rdi - 32]                                   ;   540.2 p2      50 next
        xorps xmm11, [r10 + 464]                                   ;   543.2 p5+p2   50 next
        movaps [rdi - 32], xmm0                                    ;   526.5 p3+p4   50 next spill
        movaps xmm0, [rdx + 48]                                    ;   542.2 p2      50 next
        xorps xmm0, [r10 + 480]                                    ;   545.2 p0+p2   50 next
        movaps [rdx + 48], xmm3                                    ;   529.2 p3+p4   50 next spill
        movaps xmm3, [rdi + 112]                                   ;   544.2 p2      50 next
        xorps xmm3, [r10 + 496]                                    ;   547.2 p1+p2   50 next
        movaps [rdi + 112], xmm4                                   ;   531.2 p3+p4   50 next spill
        movaps xmm4, [rcx - 32]                                    ;   546.2 p2      50 next
        xorps xmm4, [r10 + 256]                                    ;   549.2 p5+p2   50 next
        movaps [rcx - 32], xmm2                                    ;   533.2 p3+p4   50 next spill
        movaps xmm2, [rbp - 48]                                    ;   548.2 p2      50 next
        xorps xmm2, [r10 + 272]                                    ;   551.2 p0+p2   50 next
        movaps [rbp - 48], xmm5                                    ;   535.2 p3+p4   50 next spill
        movaps xmm5, [rdx - 64]                                    ;   550.2 p2      50 next
        xorps xmm5, [r10 + 288]                                    ;   553.2 p1+p2   50 next
        movaps [rdx - 64], xmm13                                   ;   537.2 p3+p4   50 next spill
        movaps xmm13, xmm6                                         ;   538.2 p5      41 next copy
        xorps xmm13, xmm4                                          ;   550.2 p0      41 next
        movaps [rdx - 16], xmm14                                   ;   538.5 p3+p4   50 next spill
        movaps xmm14, xmm6                                         ;   538.8 p1      41 next copy
        andps xmm14, xmm7                                          ;   540.2 p5      41 next
        movaps [rbp - 96], xmm9                                    ;   539.5 p3+p4   50 next spill
        movaps xmm9, xmm6                                          ;   539.5 p0      41 next copy
        movaps [rdx - 128], xmm8                                   ;   540.5 p3+p4   50 next spill
        movaps xmm8, xmm10                                         ;   542.2 p1      41 next copy
        xorps xmm8, xmm5                                           ;   554.2 p5      41 next
        movaps [rbp + 80], xmm12                                   ;   541.5 p3+p4   50 next spill
        movaps xmm12, xmm10                                        ;   542.2 p0      41 next copy
        xorps xmm12, xmm11                                         ;   544.2 p1      41 next
        movaps [rbp - 80], xmm15                                   ;   542.5 p3+p4   50 next spill
        movaps xmm15, xmm10                                        ;   542.5 p5      41 next copy
        xorps xmm15, xmm2                                          ;   552.2 p0      41 next
        andps xmm9, xmm15                                          ;   553.2 p1      41 next
        movaps xmm15, xmm12                                        ;   545.2 p5      41 next copy
        andps xmm15, xmm11                                         ;   546.2 p0      41 next
        xorps xmm14, xmm15                                         ;   547.2 p1      41 next
        movaps xmm15, xmm4                                         ;   550.2 p5      41 next copy
        xorps xmm15, xmm11                                         ;   551.2 p0      41 next
        movaps [rdx + 64], xmm14                                   ;   548.2 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   550.2 p1      41 next copy
        andps xmm14, xmm3                                          ;   551.2 p5      41 next
        xorps xmm14, xmm1                                          ;   552.2 p0      41 next
        xorps xmm9, xmm14                                          ;   554.2 p1      41 next
        movaps [rdi + 48], xmm14                                   ;   553.2 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   550.2 p5      41 next copy
        andps xmm14, xmm11                                         ;   551.2 p0      41 next
        movaps [rdx - 48], xmm11                                   ;   550.2 p3+p4   50 next spill
        movaps xmm11, xmm13                                        ;   551.2 p1      41 next copy
        andps xmm11, xmm2                                          ;   552.2 p5      41 next
        movaps [rbp - 128], xmm13                                  ;   551.2 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;   552.2 p0      41 next copy
        andps xmm13, xmm2                                          ;   553.2 p1      41 next
        movaps [rdx + 80], xmm13                                   ;   554.2 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;   552.0 p5      41 next copy
        andps xmm13, xmm3                                          ;   553.0 p0      41 next
        xorps xmm13, xmm7                                          ;   554.0 p1      41 next
        movaps [rdx + 0], xmm9                                     ;   555.2 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;   553.0 p5      41 next copy
        xorps xmm9, xmm7                                           ;   554.0 p0      41 next
        xorps xmm11, xmm13                                         ;   555.0 p1      41 next
        movaps [rbp - 16], xmm11                                   ;   556.0 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;   555.0 p5      41 next copy
        andps xmm11, xmm2                                          ;   556.0 p0      41 next
        andps xmm9, xmm3                                           ;   555.0 p1      41 next
        movaps [rbp - 64], xmm4                                    ;   555.2 p3+p4   50 next spill
        movaps xmm4, xmm8                                          ;   555.2 p5      41 next copy
        andps xmm4, xmm7                                           ;   556.2 p0      41 next
        xorps xmm14, xmm4                                          ;   557.2 p1      41 next
        movaps xmm4, xmm3                                          ;   556.0 p5      41 next copy
        andps xmm4, xmm0                                           ;   557.0 p0      41 next
        xorps xmm4, xmm1                                           ;   558.0 p1      41 next
        movaps xmm1, xmm11                                         ;   557.0 p5      41 next copy
        movaps [rcx - 48], xmm4                                    ;   559.0 p3+p4   41 next spill
        movaps xmm4, xmm15                                         ;   557.2 p0      41 next copy
        andps xmm15, xmm0                                          ;   557.5 p1      41 next
        xorps xmm9, xmm15                                          ;   558.5 p5      41 next
        movaps xmm15, xmm12                                        ;   558.2 p0      41 next copy
        andps xmm15, xmm3                                          ;   559.2 p1      41 next
        xorps xmm13, xmm15                                         ;   560.2 p5      41 next
        xorps xmm1, xmm13                                          ;   561.2 p0      41 next
        xorps xmm4, xmm1                                           ;   562.2 p1      41 next
        movaps xmm15, xmm14                                        ;   560.0 p5      41 next copy
        xorps xmm14, xmm6                                          ;   560.2 p0      41 next
        movaps xmm1, xmm6                                          ;   560.5 p1      41 next copy
        xorps xmm1, xmm7                                           ;   561.5 p5      41 next
        andps xmm6, xmm5                                           ;   561.2 p0      41 next
        movaps xmm13, xmm12                                        ;   561.5 p1      41 next copy
        orps xmm13, xmm7                                           ;   562.5 p5      41 next
        xorps xmm15, xmm13                                         ;   563.5 p0      41 next
        movaps xmm13, xmm8                                         ;   562.5 p1      41 next copy
        andps xmm13, xmm3                                          ;   563.5 p5      41 next
        xorps xmm11, xmm13                                         ;   564.5 p0      41 next
        movaps [rbp - 32], xmm15                                   ;   564.5 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;   563.5 p1      41 next copy
        andps xmm15, xmm10                                         ;   564.5 p5      41 next
        xorps xmm15, xmm2                                          ;   565.5 p0      41 next
        xorps xmm9, xmm15                                          ;   566.5 p1      41 next
        andps xmm15, xmm10                                         ;   566.5 p5      41 next
        xorps xmm11, [rdx + 0]                                     ;   565.5 p0+p2   41 next
        movaps [rdi + 32], xmm10                                   ;   563.5 p3+p4   50 next spill
        movaps xmm10, xmm1                                         ;   565.5 p1      41 next copy
        andps xmm10, [rbp - 64]                                    ;   566.5 p5+p2   41 next
        andps xmm1, xmm0                                           ;   566.2 p0      41 next
        xorps xmm1, [rdx + 64]                                     ;   567.2 p1+p2   41 next
        xorps xmm13, xmm1                                          ;   568.2 p5      41 next
        xorps xmm4, xmm13                                          ;   569.2 p0      41 next
        movaps xmm1, [rcx - 48]                                    ;   566.2 p2      41 next reload
        xorps xmm15, xmm1                                          ;   569.2 p1      41 next
        movaps xmm13, [rel kasumi_decrypt_compact.T0_constants128] ;   567.2 p2      41 next reload
        xorps xmm4, xmm13                                          ;   570.2 p5      41 next
        movaps xmm13, xmm2                                         ;   568.2 p0      41 next copy
        andps xmm13, xmm5                                          ;   569.2 p1      41 next
        xorps xmm11, xmm13                                         ;   570.2 p5      41 next
        xorps xmm13, xmm3                                          ;   570.2 p0      41 next
        xorps xmm15, [rdx + 64]                                    ;   570.2 p1+p2   41 next
        andps xmm3, xmm2                                           ;   570.0 p5      41 next
        movaps [rcx - 64], xmm4                                    ;   571.2 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   570.2 p0      41 next copy
        andps xmm4, [rdx - 48]                                     ;   571.2 p1+p2   41 next
        andps xmm8, xmm12                                          ;   571.0 p5      41 next
        xorps xmm4, xmm9                                           ;   572.2 p0      41 next
        andps xmm12, [rbp - 128]                                   ;   571.5 p1+p2   41 next
        xorps xmm3, xmm12                                          ;   572.5 p5      41 next
        xorps xmm4, xmm14                                          ;   573.2 p0      41 next
        xorps xmm3, xmm5                                           ;   573.5 p1      41 next
        movaps xmm12, xmm7                                         ;   573.0 p5      41 next copy
        andps xmm12, [rbp - 64]                                    ;   574.0 p0+p2   41 next
        xorps xmm9, xmm12                                          ;   575.0 p1      41 next
        andps xmm2, xmm0                                           ;   574.0 p5      41 next
        xorps xmm6, xmm2                                           ;   575.0 p0      41 next
        xorps xmm15, xmm3                                          ;   574.5 p1      41 next
        xorps xmm8, [rdx + 64]                                     ;   575.0 p5+p2   41 next
        movaps xmm2, xmm0                                          ;   575.2 p0      41 next copy
        movaps xmm12, [rdi + 32]                                   ;   573.2 p2      50 next reload
        andps xmm2, xmm12                                          ;   576.2 p1      41 next
        movaps [rdx + 64], xmm15                                   ;   575.5 p3+p4   41 next spill
        movaps xmm15, [rbp - 128]                                  ;   574.2 p2      41 next
        andps xmm15, [rdx - 48]                                    ;   577.2 p5+p2   41 next
        xorps xmm2, xmm15                                          ;   578.2 p0      41 next
        xorps xmm10, xmm6                                          ;   576.5 p1      41 next
        andps xmm7, xmm0                                           ;   577.0 p5      41 next
        xorps xmm3, [rdx + 0]                                      ;   577.2 p0+p2   41 next
        xorps xmm9, xmm8                                           ;   577.5 p1      41 next
        xorps xmm7, xmm10                                          ;   578.0 p5      41 next
        xorps xmm8, xmm0                                           ;   578.2 p0      41 next
        movaps xmm15, [rbp - 16]                                   ;   577.2 p2      41 next reload
        xorps xmm6, xmm15                                          ;   580.2 p1      41 next
        xorps xmm2, xmm13                                          ;   579.2 p5      41 next
        xorps xmm10, xmm2                                          ;   580.2 p0      41 next
        xorps xmm14, xmm10                                         ;   581.2 p1      41 next
        xorps xmm8, [rbp - 32]                                     ;   580.0 p5+p2   41 next
        movaps xmm2, xmm0                                          ;   580.2 p0      41 next copy
        movaps xmm10, [rdx - 48]                                   ;   579.2 p2      50 next reload
        andps xmm2, xmm10                                          ;   582.2 p1      41 next
        xorps xmm3, xmm2                                           ;   583.2 p5      41 next
        xorps xmm6, xmm3                                           ;   584.2 p0      41 next
        andps xmm0, xmm5                                           ;   581.5 p1      41 next
        andps xmm13, xmm5                                          ;   582.0 p5      41 next
        xorps xmm15, xmm8                                          ;   582.2 p0      41 next
        xorps xmm0, xmm10                                          ;   582.5 p1      41 next
        xorps xmm11, xmm0                                          ;   583.5 p5      41 next
        xorps xmm2, [rdi + 48]                                     ;   583.2 p0+p2   41 next
        xorps xmm4, xmm2                                           ;   584.2 p1      41 next
        xorps xmm1, xmm13                                          ;   584.0 p5      41 next
        andps xmm5, [rbp - 128]                                    ;   584.2 p0+p2   41 next
        xorps xmm9, xmm10                                          ;   584.5 p1      41 next
        xorps xmm7, xmm5                                           ;   585.2 p5      41 next
        xorps xmm12, xmm7                                          ;   586.2 p0      41 next
        xorps xmm4, xmm1                                           ;   585.5 p1      41 next
        xorps xmm12, [rdx + 80]                                    ;   587.2 p5+p2   41 next
        xorps xmm1, xmm12                                          ;   588.2 p0      41 next
        movaps xmm0, [rbp - 80]                                    ;   583.2 p2      41 next
        movaps xmm2, [rbp + 80]                                    ;   584.2 p2      50 next reload
        andps xmm0, xmm2                                           ;   587.2 p1      41 next
        movaps xmm3, [rbp - 96]                                    ;   585.2 p2      50 next reload
        xorps xmm0, xmm3                                           ;   588.2 p5      41 next
        movaps xmm5, [rdx - 128]                                   ;   586.2 p2      41 next
        andps xmm5, xmm3                                           ;   589.2 p0      41 next
        movaps xmm7, [rdx - 16]                                    ;   587.2 p2      41 next
        movaps xmm8, [rdx - 64]                                    ;   588.2 p2      50 next reload
        andps xmm7, xmm8                                           ;   591.2 p1      41 next
        movaps xmm10, [rdx - 128]                                  ;   589.2 p2      41 next
        movaps xmm12, [rbp - 48]                                   ;   590.2 p2      50 next reload
        andps xmm10, xmm12                                         ;   593.2 p5      41 next
        movaps xmm13, xmm5                                         ;   590.2 p0      41 next copy
        xorps xmm13, xmm7                                          ;   592.2 p1      41 next
        andps xmm7, [rbp - 80]                                     ;   592.2 p5+p2   41 next
        movaps [rdx + 80], xmm9                                    ;   586.5 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;   594.2 p0      41 next copy
        movaps [rdi + 32], xmm4                                    ;   587.5 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;   589.5 p1      41 next copy
        andps xmm4, [rbp - 80]                                     ;   592.2 p5+p2   41 next
        xorps xmm9, xmm4                                           ;   595.2 p0      41 next
        xorps xmm4, xmm13                                          ;   593.2 p1      41 next
        movaps [rdx - 48], xmm1                                    ;   589.2 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   591.0 p5      41 next copy
        andps xmm1, xmm12                                          ;   593.2 p0      41 next
        movaps [rbp - 128], xmm15                                  ;   589.5 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;   594.2 p1      41 next copy
        xorps xmm15, [rbp - 80]                                    ;   595.2 p5+p2   41 next
        xorps xmm7, xmm15                                          ;   596.2 p0      41 next
        movaps [rcx - 48], xmm14                                   ;   590.5 p3+p4   41 next spill
        movaps xmm14, xmm9                                         ;   596.2 p1      41 next copy
        movaps [rdi + 48], xmm6                                    ;   591.5 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;   593.0 p5      41 next copy
        andps xmm6, xmm8                                           ;   594.0 p0      41 next
        xorps xmm14, xmm6                                          ;   597.2 p1      41 next
        movaps xmm6, [rdx - 16]                                    ;   594.2 p2      50 next reload
        andps xmm9, xmm6                                           ;   597.2 p5      41 next
        xorps xmm5, xmm14                                          ;   598.2 p0      41 next
        movaps [rbp - 16], xmm11                                   ;   592.8 p3+p4   41 next spill
        movaps xmm11, xmm1                                         ;   594.5 p1      41 next copy
        xorps xmm1, [rdx - 128]                                    ;   595.2 p5+p2   41 next
        movaps [rbp - 32], xmm4                                    ;   594.2 p3+p4   41 next spill
        movaps xmm4, xmm14                                         ;   598.2 p0      41 next copy
        andps xmm4, [rbp - 80]                                     ;   599.2 p1+p2   41 next
        movaps [rdx + 0], xmm0                                     ;   594.8 p3+p4   41 next spill
        movaps xmm0, [rdx - 128]                                   ;   597.2 p2      41 next
        andps xmm0, [rbp - 80]                                     ;   600.2 p5+p2   41 next
        movaps xmm3, xmm0                                          ;   601.2 p0      41 next copy
        movaps [rbp - 64], xmm7                                    ;   597.2 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   596.5 p1      41 next copy
        andps xmm7, xmm6                                           ;   597.5 p5      41 next
        xorps xmm3, xmm7                                           ;   602.2 p0      41 next
        orps xmm11, xmm7                                           ;   598.5 p1      41 next
        andps xmm15, xmm8                                          ;   598.0 p5      41 next
        andps xmm5, xmm8                                           ;   599.2 p0      41 next
        xorps xmm0, xmm6                                           ;   601.2 p1      41 next
        xorps xmm11, xmm4                                          ;   600.2 p5      41 next
        andps xmm14, xmm12                                         ;   599.2 p0      41 next
        xorps xmm15, xmm12                                         ;   599.5 p1      41 next
        xorps xmm5, xmm1                                           ;   600.2 p5      41 next
        xorps xmm1, xmm0                                           ;   602.2 p0      41 next
        movaps xmm4, xmm1                                          ;   603.2 p1      41 next copy
        movaps xmm7, xmm2                                          ;   601.0 p5      41 next copy
        xorps xmm7, xmm6                                           ;   602.0 p0      41 next
        andps xmm10, xmm7                                          ;   603.0 p1      41 next
        andps xmm0, [rdx - 128]                                    ;   602.2 p5+p2   41 next
        xorps xmm10, xmm15                                         ;   604.0 p0      41 next
        andps xmm15, xmm8                                          ;   602.5 p1      41 next
        movaps [rbp + 112], xmm5                                   ;   601.2 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;   603.0 p5      41 next copy
        movaps [rdx + 96], xmm11                                   ;   601.2 p3+p4   41 next spill
        movaps xmm11, xmm8                                         ;   603.2 p0      41 next copy
        andps xmm11, [rbp - 96]                                    ;   604.2 p1+p2   41 next
        andps xmm5, xmm11                                          ;   605.2 p5      41 next
        xorps xmm4, xmm11                                          ;   605.2 p0      41 next
        xorps xmm9, xmm4                                           ;   606.2 p1      41 next
        xorps xmm0, [rbp - 64]                                     ;   605.0 p5+p2   41 next
        movaps xmm4, xmm13                                         ;   605.2 p0      41 next copy
        xorps xmm4, xmm12                                          ;   606.2 p1      41 next
        andps xmm4, xmm2                                           ;   607.2 p5      41 next
        xorps xmm9, xmm4                                           ;   608.2 p0      41 next
        movaps xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;   603.5 p2      41 next reload
        xorps xmm9, xmm4                                           ;   609.2 p1      41 next
        movaps xmm11, xmm8                                         ;   607.0 p5      41 next copy
        xorps xmm11, xmm12                                         ;   608.0 p0      41 next
        xorps xmm5, xmm11                                          ;   609.0 p1      41 next
        xorps xmm5, xmm3                                           ;   610.0 p5      41 next
        xorps xmm3, xmm7                                           ;   608.2 p0      41 next
        andps xmm5, xmm8                                           ;   611.0 p1      41 next
        movaps xmm11, [rbp - 96]                                   ;   605.5 p2      50 next reload
        andps xmm3, xmm11                                          ;   609.2 p5      41 next
        xorps xmm3, xmm4                                           ;   610.2 p0      41 next
        movaps xmm4, xmm12                                         ;   609.5 p1      41 next copy
        andps xmm4, [rdx + 0]                                      ;   610.5 p5+p2   41 next
        movaps [rbp - 64], xmm9                                    ;   610.2 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   610.2 p0      41 next copy
        andps xmm9, [rbp - 80]                                     ;   611.2 p1+p2   41 next
        andps xmm7, xmm9                                           ;   612.2 p5      41 next
        movaps xmm12, xmm2                                         ;   611.2 p0      41 next copy
        andps xmm12, [rdx - 128]                                   ;   612.2 p1+p2   41 next
        xorps xmm9, xmm12                                          ;   613.2 p5      41 next
        xorps xmm14, xmm12                                         ;   613.2 p0      41 next
        xorps xmm12, xmm6                                          ;   613.2 p1      41 next
        xorps xmm5, xmm9                                           ;   614.2 p5      41 next
        movaps xmm9, xmm8                                          ;   613.2 p0      41 next copy
        andps xmm9, [rdx - 128]                                    ;   614.2 p1+p2   41 next
        movaps xmm8, xmm13                                         ;   614.0 p5      41 next copy
        andps xmm8, [rdx - 128]                                    ;   615.0 p0+p2   41 next
        xorps xmm7, xmm8                                           ;   616.0 p1      41 next
        movaps xmm8, xmm2                                          ;   615.0 p5      41 next copy
        andps xmm8, xmm6                                           ;   616.0 p0      41 next
        movaps xmm2, xmm11                                         ;   615.5 p1      41 next copy
        movaps xmm11, xmm4                                         ;   616.0 p5      41 next copy
        xorps xmm4, xmm3                                           ;   616.2 p0      41 next
        xorps xmm4, xmm9                                           ;   617.2 p1      41 next
        xorps xmm15, xmm4                                          ;   618.2 p5      41 next
        xorps xmm9, xmm8                                           ;   617.2 p0      41 next
        andps xmm2, xmm9                                           ;   618.2 p1      41 next
        xorps xmm11, xmm9                                          ;   618.2 p5      41 next
        xorps xmm10, xmm11                                         ;   619.2 p0      41 next
        xorps xmm2, [rbp - 32]                                     ;   619.2 p1+p2   41 next
        andps xmm8, xmm12                                          ;   619.0 p5      41 next
        movaps xmm4, [rbp - 80]                                    ;   615.2 p2      50 next reload
        andps xmm12, xmm4                                          ;   619.2 p0      41 next
        andps xmm13, xmm6                                          ;   619.5 p1      41 next
        xorps xmm1, xmm10                                          ;   620.2 p5      41 next
        xorps xmm14, xmm2                                          ;   620.2 p0      41 next
        xorps xmm12, xmm13                                         ;   620.5 p1      41 next
        xorps xmm7, xmm1                                           ;   621.2 p5      41 next
        movaps xmm1, [rbp + 80]                                    ;   616.5 p2      50 next reload
        orps xmm11, xmm1                                           ;   621.2 p0      41 next
        xorps xmm3, xmm11                                          ;   622.2 p1      41 next
        xorps xmm0, xmm15                                          ;   622.0 p5      41 next
        xorps xmm8, xmm3                                           ;   623.2 p0      41 next
        movaps xmm15, [rdx + 0]                                    ;   618.2 p2      41 next reload
        xorps xmm14, xmm15                                         ;   622.5 p1      41 next
        andps xmm15, xmm6                                          ;   623.0 p5      41 next
        xorps xmm5, xmm15                                          ;   624.0 p0      41 next
        movaps xmm15, [rel kasumi_decrypt_compact.T0_constants128] ;   619.2 p2      41 next reload
        xorps xmm14, xmm15                                         ;   623.5 p1      41 next
        xorps xmm12, [rbp + 112]                                   ;   624.0 p5+p2   41 next
        xorps xmm8, [rdx + 96]                                     ;   624.2 p0+p2   41 next
        xorps xmm1, [rdi + 48]                                     ;   624.5 p1+p2   41 next
        xorps xmm4, [rcx - 48]                                     ;   625.0 p5+p2   41 next
        xorps xmm14, xmm1                                          ;   625.5 p0      41 next
        xorps xmm5, xmm4                                           ;   626.0 p1      41 next
        movaps xmm2, [rbp - 16]                                    ;   624.2 p2      41 next
        xorps xmm2, [rbp - 96]                                     ;   627.2 p5+p2   41 next
        xorps xmm7, xmm2                                           ;   628.2 p0      41 next
        xorps xmm6, [rdx - 48]                                     ;   626.5 p1+p2   41 next
        movaps xmm3, [rcx - 64]                                    ;   627.2 p2      41 next
        xorps xmm3, [rdx - 64]                                     ;   630.2 p5+p2   41 next
        xorps xmm8, xmm6                                           ;   627.5 p0      41 next
        movaps xmm9, [rbp - 64]                                    ;   629.2 p2      41 next
        xorps xmm9, xmm3                                           ;   632.2 p1      41 next
        xorps xmm7, [r8 + 2192]                                    ;   630.2 p5+p2   44 next
        xorps xmm14, [r8 + 2224]                                   ;   631.2 p0+p2   44 next
        xorps xmm9, [r8 + 2208]                                    ;   633.2 p1+p2   44 next
        movaps xmm10, [rbp - 128]                                  ;   633.2 p2      41 next
        xorps xmm10, [rbp - 48]                                    ;   636.2 p5+p2   41 next
        xorps xmm0, xmm10                                          ;   637.2 p0      41 next
        xorps xmm5, [r8 + 2240]                                    ;   635.2 p1+p2   44 next
        xorps xmm8, [r8 + 2272]                                    ;   636.2 p5+p2   44 next
        xorps xmm0, [r8 + 2256]                                    ;   638.2 p0+p2   44 next
        movaps xmm11, [rdi + 32]                                   ;   638.2 p2      41 next
        xorps xmm11, [rdx - 128]                                   ;   641.2 p1+p2   41 next
        xorps xmm12, xmm11                                         ;   642.2 p5      41 next
        xorps xmm2, [r8 + 2048]                                    ;   640.2 p0+p2   44 next
        xorps xmm1, [r8 + 2080]                                    ;   641.2 p1+p2   44 next
        xorps xmm3, [r8 + 2064]                                    ;   642.2 p5+p2   44 next
        xorps xmm4, [r8 + 2096]                                    ;   643.2 p0+p2   44 next
        xorps xmm6, [r8 + 2128]                                    ;   644.2 p1+p2   44 next
        xorps xmm12, [r8 + 2288]                                   ;   645.2 p5+p2   44 next
        xorps xmm10, [r8 + 2112]                                   ;   646.2 p0+p2   44 next
        xorps xmm11, [r8 + 2144]                                   ;   647.2 p1+p2   44 next
        movaps xmm13, [rdx + 64]                                   ;   648.2 p2      44 next
        xorps xmm13, [r8 + 2160]                                   ;   651.2 p5+p2   44 next
        movaps [rdx + 64], xmm0                                    ;   639.2 p3+p4   44 next spill
        movaps xmm0, [rdx + 80]                                    ;   650.2 p2      44 next
        xorps xmm0, [r8 + 2176]                                    ;   653.2 p0+p2   44 next
        movaps [rdx + 80], xmm9                                    ;   638.5 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;   641.2 p1      41 next copy
        xorps xmm9, xmm11                                          ;   648.2 p5      41 next
        movaps [rdx - 128], xmm8                                   ;   640.2 p3+p4   44 next spill
        movaps xmm8, xmm2                                          ;   641.2 p0      41 next copy
        andps xmm8, xmm3                                           ;   643.2 p1      41 next
        movaps [rdi + 32], xmm7                                    ;   641.5 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;   641.8 p5      41 next copy
        movaps [rbp - 48], xmm12                                   ;   646.2 p3+p4   44 next spill
        movaps xmm12, xmm11                                        ;   648.2 p0      41 next copy
        xorps xmm12, xmm4                                          ;   649.2 p1      41 next
        movaps [rbp - 128], xmm14                                  ;   643.5 p3+p4   44 next spill
        movaps xmm14, xmm1                                         ;   643.0 p5      41 next copy
        xorps xmm14, xmm0                                          ;   654.2 p0      41 next
        movaps [rbp - 64], xmm5                                    ;   644.5 p3+p4   44 next spill
        movaps xmm5, xmm1                                          ;   643.8 p1      41 next copy
        xorps xmm5, xmm4                                           ;   644.8 p5      41 next
        movaps [rdx - 64], xmm0                                    ;   654.2 p3+p4   44 next spill
        movaps xmm0, xmm5                                          ;   645.8 p0      41 next copy
        andps xmm0, xmm4                                           ;   646.8 p1      41 next
        xorps xmm8, xmm0                                           ;   647.8 p5      41 next
        movaps xmm0, xmm1                                          ;   645.5 p0      41 next copy
        xorps xmm0, xmm13                                          ;   652.2 p1      41 next
        andps xmm7, xmm0                                           ;   653.2 p5      41 next
        movaps xmm0, xmm11                                         ;   648.2 p0      41 next copy
        andps xmm0, xmm6                                           ;   649.2 p1      41 next
        xorps xmm0, xmm15                                          ;   650.2 p5      41 next
        xorps xmm7, xmm0                                           ;   654.2 p0      41 next
        movaps [rcx - 64], xmm0                                    ;   651.2 p3+p4   41 next spill
        movaps xmm0, xmm11                                         ;   648.2 p1      41 next copy
        andps xmm0, xmm4                                           ;   649.2 p5      41 next
        movaps [rdx - 48], xmm4                                    ;   648.8 p3+p4   44 next spill
        movaps xmm4, xmm9                                          ;   649.2 p0      41 next copy
        andps xmm4, xmm13                                          ;   652.2 p1      41 next
        movaps [rdx - 16], xmm9                                    ;   649.8 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   650.2 p5      41 next copy
        andps xmm9, xmm13                                          ;   652.2 p0      41 next
        movaps [rbp - 96], xmm9                                    ;   653.2 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   650.5 p1      41 next copy
        andps xmm9, xmm6                                           ;   651.5 p5      41 next
        xorps xmm9, xmm3                                           ;   652.5 p0      41 next
        movaps [rbp - 16], xmm7                                    ;   655.2 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   651.5 p1      41 next copy
        xorps xmm7, xmm3                                           ;   652.5 p5      41 next
        xorps xmm4, xmm9                                           ;   653.5 p0      41 next
        movaps [rcx - 48], xmm4                                    ;   654.5 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;   653.5 p1      41 next copy
        andps xmm4, xmm13                                          ;   654.5 p5      41 next
        andps xmm7, xmm6                                           ;   653.5 p0      41 next
        movaps [rbp - 80], xmm8                                    ;   653.8 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;   653.5 p1      41 next copy
        andps xmm8, xmm10                                          ;   654.5 p5      41 next
        xorps xmm8, xmm15                                          ;   655.5 p0      41 next
        movaps xmm15, xmm14                                        ;   655.2 p1      41 next copy
        andps xmm15, xmm3                                          ;   656.2 p5      41 next
        xorps xmm0, xmm15                                          ;   657.2 p0      41 next
        movaps xmm15, xmm4                                         ;   655.5 p1      41 next copy
        movaps [rdi + 48], xmm8                                    ;   656.5 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   655.8 p5      41 next copy
        andps xmm12, xmm10                                         ;   656.0 p0      41 next
        xorps xmm7, xmm12                                          ;   657.0 p1      41 next
        movaps xmm12, xmm5                                         ;   656.8 p5      41 next copy
        andps xmm12, xmm6                                          ;   657.8 p0      41 next
        xorps xmm9, xmm12                                          ;   658.8 p1      41 next
        xorps xmm15, xmm9                                          ;   659.8 p5      41 next
        xorps xmm8, xmm15                                          ;   660.8 p0      41 next
        movaps xmm15, xmm0                                         ;   658.5 p1      41 next copy
        xorps xmm0, xmm2                                           ;   658.8 p5      41 next
        movaps xmm9, xmm2                                          ;   659.0 p0      41 next copy
        xorps xmm9, xmm3                                           ;   660.0 p1      41 next
        movaps xmm12, [rdx - 64]                                   ;   658.5 p2      44 next reload
        andps xmm2, xmm12                                          ;   661.5 p5      41 next
        movaps [rbp + 80], xmm2                                    ;   662.5 p3+p4   41 next spill
        movaps xmm2, xmm5                                          ;   660.0 p0      41 next copy
        orps xmm2, xmm3                                            ;   661.0 p1      41 next
        xorps xmm15, xmm2                                          ;   662.0 p5      41 next
        movaps xmm2, xmm14                                         ;   661.0 p0      41 next copy
        andps xmm2, xmm6                                           ;   662.0 p1      41 next
        xorps xmm4, xmm2                                           ;   663.0 p5      41 next
        movaps [rdx + 96], xmm15                                   ;   663.0 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;   662.0 p0      41 next copy
        andps xmm15, xmm9                                          ;   663.0 p1      41 next
        andps xmm9, xmm10                                          ;   662.8 p5      41 next
        xorps xmm9, [rbp - 80]                                     ;   663.8 p0+p2   41 next
        xorps xmm2, xmm9                                           ;   664.8 p1      41 next
        movaps xmm9, xmm3                                          ;   663.8 p5      41 next copy
        andps xmm9, xmm1                                           ;   664.8 p0      41 next
        xorps xmm9, xmm13                                          ;   665.8 p1      41 next
        xorps xmm7, xmm9                                           ;   666.8 p5      41 next
        xorps xmm4, [rbp - 16]                                     ;   665.0 p0+p2   41 next
        andps xmm9, xmm1                                           ;   666.8 p1      41 next
        xorps xmm8, xmm2                                           ;   665.8 p5      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;   664.2 p2      41 next reload
        xorps xmm8, xmm2                                           ;   667.2 p0      41 next
        xorps xmm9, [rdi + 48]                                     ;   667.8 p1+p2   41 next
        movaps xmm2, xmm13                                         ;   666.8 p5      41 next copy
        andps xmm2, xmm12                                          ;   667.8 p0      41 next
        xorps xmm4, xmm2                                           ;   668.8 p1      41 next
        xorps xmm2, xmm6                                           ;   668.8 p5      41 next
        andps xmm11, xmm3                                          ;   668.0 p0      41 next
        xorps xmm9, [rbp - 80]                                     ;   668.8 p1+p2   41 next
        andps xmm6, xmm13                                          ;   668.8 p5      41 next
        xorps xmm11, xmm7                                          ;   669.0 p0      41 next
        movaps [rbp + 112], xmm8                                   ;   668.2 p3+p4   41 next spill
        movaps xmm8, xmm14                                         ;   669.5 p1      41 next copy
        andps xmm8, [rdx - 48]                                     ;   670.5 p5+p2   41 next
        xorps xmm7, xmm8                                           ;   671.5 p0      41 next
        andps xmm14, xmm5                                          ;   670.5 p1      41 next
        movaps xmm8, [rdx - 16]                                    ;   668.2 p2      41 next reload
        andps xmm5, xmm8                                           ;   671.2 p5      41 next
        xorps xmm6, xmm5                                           ;   672.2 p0      41 next
        andps xmm13, xmm10                                         ;   671.5 p1      41 next
        xorps xmm7, xmm0                                           ;   672.5 p5      41 next
        xorps xmm6, xmm12                                          ;   673.2 p0      41 next
        xorps xmm9, xmm6                                           ;   674.2 p1      41 next
        xorps xmm13, [rbp + 80]                                    ;   672.8 p5+p2   41 next
        xorps xmm14, [rbp - 80]                                    ;   673.0 p0+p2   41 next
        movaps xmm5, xmm8                                          ;   673.5 p1      41 next copy
        andps xmm5, [rdx - 48]                                     ;   674.5 p5+p2   41 next
        xorps xmm15, xmm13                                         ;   674.0 p0      41 next
        andps xmm3, xmm10                                          ;   674.5 p1      41 next
        xorps xmm6, [rbp - 16]                                     ;   674.8 p5+p2   41 next
        xorps xmm11, xmm14                                         ;   675.0 p0      41 next
        xorps xmm3, xmm15                                          ;   675.5 p1      41 next
        xorps xmm14, xmm10                                         ;   675.8 p5      41 next
        movaps [rbp - 16], xmm9                                    ;   675.2 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;   676.0 p0      41 next copy
        andps xmm9, xmm10                                          ;   677.0 p1      41 next
        xorps xmm5, xmm9                                           ;   678.0 p5      41 next
        movaps xmm9, [rcx - 48]                                    ;   673.8 p2      41 next reload
        xorps xmm13, xmm9                                          ;   677.0 p0      41 next
        xorps xmm5, xmm2                                           ;   679.0 p1      41 next
        xorps xmm15, xmm5                                          ;   680.0 p5      41 next
        xorps xmm0, xmm15                                          ;   681.0 p0      41 next
        xorps xmm14, [rdx + 96]                                    ;   678.5 p1+p2   41 next
        movaps xmm15, xmm10                                        ;   678.8 p5      41 next copy
        movaps xmm5, [rdx - 48]                                    ;   675.8 p2      44 next reload
        andps xmm15, xmm5                                          ;   679.8 p0      41 next
        xorps xmm6, xmm15                                          ;   680.8 p1      41 next
        xorps xmm13, xmm6                                          ;   681.8 p5      41 next
        andps xmm10, xmm12                                         ;   680.0 p0      41 next
        andps xmm2, xmm12                                          ;   680.5 p1      41 next
        xorps xmm9, xmm14                                          ;   680.8 p5      41 next
        xorps xmm10, xmm5                                          ;   681.0 p0      41 next
        xorps xmm4, xmm10                                          ;   682.0 p1      41 next
        xorps xmm15, [rcx - 64]                                    ;   681.8 p5+p2   41 next
        xorps xmm7, xmm15                                          ;   682.8 p0      41 next
        andps xmm8, xmm12                                          ;   682.5 p1      41 next
        xorps xmm11, xmm5                                          ;   682.8 p5      41 next
        xorps xmm2, [rdi + 48]                                     ;   683.0 p0+p2   41 next
        xorps xmm3, xmm8                                           ;   683.5 p1      41 next
        xorps xmm1, xmm3                                           ;   684.5 p5      41 next
        xorps xmm7, xmm2                                           ;   684.0 p0      41 next
        xorps xmm1, [rbp - 96]                                     ;   685.5 p1+p2   41 next
        xorps xmm2, xmm1                                           ;   686.5 p5      41 next
        movaps xmm14, [rbp - 64]                                   ;   681.2 p2      41 next
        movaps xmm15, [rbp - 128]                                  ;   682.2 p2      44 next reload
        andps xmm14, xmm15                                         ;   685.2 p0      41 next
        movaps xmm1, [rdi + 32]                                    ;   683.2 p2      44 next reload
        xorps xmm14, xmm1                                          ;   686.2 p1      41 next
        movaps xmm3, [rbp - 48]                                    ;   684.2 p2      41 next
        andps xmm3, xmm1                                           ;   687.2 p5      41 next
        movaps xmm5, [rdx - 128]                                   ;   685.2 p2      41 next
        movaps xmm6, [rdx + 80]                                    ;   686.2 p2      44 next reload
        andps xmm5, xmm6                                           ;   689.2 p0      41 next
        movaps xmm8, [rbp - 48]                                    ;   687.2 p2      41 next
        movaps xmm10, [rdx + 64]                                   ;   688.2 p2      44 next reload
        andps xmm8, xmm10                                          ;   691.2 p1      41 next
        movaps xmm12, xmm3                                         ;   688.2 p5      41 next copy
        xorps xmm12, xmm5                                          ;   690.2 p0      41 next
        andps xmm5, [rbp - 64]                                     ;   690.2 p1+p2   41 next
        movaps [rbp - 96], xmm11                                   ;   684.8 p3+p4   41 next spill
        movaps xmm11, xmm8                                         ;   692.2 p5      41 next copy
        movaps [rdi + 48], xmm7                                    ;   685.8 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;   688.0 p0      41 next copy
        andps xmm7, [rbp - 64]                                     ;   690.2 p1+p2   41 next
        xorps xmm11, xmm7                                          ;   693.2 p5      41 next
        xorps xmm7, xmm12                                          ;   691.2 p0      41 next
        movaps [rdx - 48], xmm2                                    ;   687.5 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   689.5 p1      41 next copy
        andps xmm2, xmm10                                          ;   691.2 p5      41 next
        movaps [rdx - 64], xmm9                                    ;   687.8 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   692.2 p0      41 next copy
        xorps xmm9, [rbp - 64]                                     ;   693.2 p1+p2   41 next
        xorps xmm5, xmm9                                           ;   694.2 p5      41 next
        movaps [rdx - 16], xmm0                                    ;   688.8 p3+p4   41 next spill
        movaps xmm0, xmm11                                         ;   694.2 p0      41 next copy
        movaps [rcx - 64], xmm13                                   ;   689.8 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;   691.5 p1      41 next copy
        andps xmm13, xmm6                                          ;   692.5 p5      41 next
        xorps xmm0, xmm13                                          ;   695.2 p0      41 next
        movaps xmm13, [rdx - 128]                                  ;   692.2 p2      44 next reload
        andps xmm11, xmm13                                         ;   695.2 p1      41 next
        xorps xmm3, xmm0                                           ;   696.2 p5      41 next
        movaps [rcx - 48], xmm4                                    ;   690.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   693.0 p0      41 next copy
        xorps xmm2, [rbp - 48]                                     ;   693.5 p1+p2   41 next
        movaps [rdx + 96], xmm7                                    ;   692.2 p3+p4   41 next spill
        movaps xmm7, xmm0                                          ;   696.2 p5      41 next copy
        andps xmm7, [rbp - 64]                                     ;   697.2 p0+p2   41 next
        movaps [rbp - 80], xmm14                                   ;   692.8 p3+p4   41 next spill
        movaps xmm14, [rbp - 48]                                   ;   695.2 p2      41 next
        andps xmm14, [rbp - 64]                                    ;   698.2 p1+p2   41 next
        movaps xmm1, xmm14                                         ;   699.2 p5      41 next copy
        movaps [rbp + 80], xmm5                                    ;   695.2 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   695.0 p0      41 next copy
        andps xmm5, xmm13                                          ;   696.0 p1      41 next
        xorps xmm1, xmm5                                           ;   700.2 p5      41 next
        orps xmm4, xmm5                                            ;   697.0 p0      41 next
        andps xmm9, xmm6                                           ;   696.5 p1      41 next
        andps xmm3, xmm6                                           ;   697.2 p5      41 next
        xorps xmm14, xmm13                                         ;   699.2 p0      41 next
        xorps xmm4, xmm7                                           ;   698.2 p1      41 next
        andps xmm0, xmm10                                          ;   697.8 p5      41 next
        xorps xmm9, xmm10                                          ;   698.0 p0      41 next
        xorps xmm3, xmm2                                           ;   698.5 p1      41 next
        xorps xmm2, xmm14                                          ;   700.2 p5      41 next
        movaps xmm5, xmm2                                          ;   701.2 p0      41 next copy
        movaps xmm7, xmm15                                         ;   699.5 p1      41 next copy
        xorps xmm7, xmm13                                          ;   700.5 p5      41 next
        andps xmm8, xmm7                                           ;   701.5 p0      41 next
        andps xmm14, [rbp - 48]                                    ;   700.5 p1+p2   41 next
        xorps xmm8, xmm9                                           ;   702.5 p5      41 next
        andps xmm9, xmm6                                           ;   701.0 p0      41 next
        movaps [rdx + 0], xmm3                                     ;   699.5 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;   701.5 p1      41 next copy
        movaps [rbp - 32], xmm4                                    ;   699.2 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;   701.8 p5      41 next copy
        andps xmm4, [rdi + 32]                                     ;   702.8 p0+p2   41 next
        andps xmm3, xmm4                                           ;   703.8 p1      41 next
        xorps xmm5, xmm4                                           ;   703.8 p5      41 next
        xorps xmm11, xmm5                                          ;   704.8 p0      41 next
        xorps xmm14, [rbp + 80]                                    ;   703.5 p1+p2   41 next
        movaps xmm4, xmm12                                         ;   703.8 p5      41 next copy
        xorps xmm4, xmm10                                          ;   704.8 p0      41 next
        andps xmm4, xmm15                                          ;   705.8 p1      41 next
        xorps xmm11, xmm4                                          ;   706.8 p5      41 next
        movaps xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;   701.5 p2      41 next reload
        xorps xmm11, xmm4                                          ;   707.8 p0      41 next
        movaps xmm5, xmm6                                          ;   705.5 p1      41 next copy
        xorps xmm5, xmm10                                          ;   706.5 p5      41 next
        xorps xmm3, xmm5                                           ;   707.5 p0      41 next
        xorps xmm3, xmm1                                           ;   708.5 p1      41 next
        xorps xmm1, xmm7                                           ;   706.8 p5      41 next
        andps xmm3, xmm6                                           ;   709.5 p0      41 next
        movaps xmm5, [rdi + 32]                                    ;   703.5 p2      44 next reload
        andps xmm1, xmm5                                           ;   707.8 p1      41 next
        xorps xmm1, xmm4                                           ;   708.8 p5      41 next
        movaps xmm4, xmm10                                         ;   708.0 p0      41 next copy
        andps xmm4, [rbp - 80]                                     ;   709.0 p1+p2   41 next
        movaps [rbp + 80], xmm11                                   ;   708.8 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;   708.8 p5      41 next copy
        andps xmm11, [rbp - 64]                                    ;   709.8 p0+p2   41 next
        andps xmm7, xmm11                                          ;   710.8 p1      41 next
        movaps xmm10, xmm15                                        ;   709.8 p5      41 next copy
        andps xmm10, [rbp - 48]                                    ;   710.8 p0+p2   41 next
        xorps xmm11, xmm10                                         ;   711.8 p1      41 next
        xorps xmm0, xmm10                                          ;   711.8 p5      41 next
        xorps xmm10, xmm13                                         ;   711.8 p0      41 next
        xorps xmm3, xmm11                                          ;   712.8 p1      41 next
        movaps xmm11, xmm6                                         ;   711.8 p5      41 next copy
        andps xmm11, [rbp - 48]                                    ;   712.8 p0+p2   41 next
        movaps xmm6, xmm12                                         ;   712.5 p1      41 next copy
        andps xmm6, [rbp - 48]                                     ;   713.5 p5+p2   41 next
        xorps xmm7, xmm6                                           ;   714.5 p0      41 next
        movaps xmm6, xmm15                                         ;   713.5 p1      41 next copy
        andps xmm6, xmm13                                          ;   714.5 p5      41 next
        movaps xmm15, xmm5                                         ;   714.0 p0      41 next copy
        movaps xmm5, xmm4                                          ;   714.5 p1      41 next copy
        xorps xmm4, xmm1                                           ;   714.8 p5      41 next
        xorps xmm4, xmm11                                          ;   715.8 p0      41 next
        xorps xmm9, xmm4                                           ;   716.8 p1      41 next
        xorps xmm11, xmm6                                          ;   715.8 p5      41 next
        andps xmm15, xmm11                                         ;   716.8 p0      41 next
        xorps xmm5, xmm11                                          ;   716.8 p1      41 next
        xorps xmm8, xmm5                                           ;   717.8 p5      41 next
        xorps xmm15, [rdx + 96]                                    ;   717.8 p0+p2   41 next
        andps xmm6, xmm10                                          ;   717.5 p1      41 next
        movaps xmm4, [rbp - 64]                                    ;   713.8 p2      44 next reload
        andps xmm10, xmm4                                          ;   717.8 p5      41 next
        andps xmm12, xmm13                                         ;   718.0 p0      41 next
        xorps xmm2, xmm8                                           ;   718.8 p1      41 next
        xorps xmm0, xmm15                                          ;   718.8 p5      41 next
        xorps xmm10, xmm12                                         ;   719.0 p0      41 next
        xorps xmm7, xmm2                                           ;   719.8 p1      41 next
        movaps xmm15, [rbp - 128]                                  ;   715.0 p2      44 next reload
        orps xmm5, xmm15                                           ;   719.8 p5      41 next
        xorps xmm1, xmm5                                           ;   720.8 p0      41 next
        xorps xmm14, xmm9                                          ;   720.5 p1      41 next
        xorps xmm6, xmm1                                           ;   721.8 p5      41 next
        movaps xmm1, [rbp - 80]                                    ;   716.8 p2      41 next reload
        xorps xmm0, xmm1                                           ;   721.0 p0      41 next
        andps xmm1, xmm13                                          ;   721.5 p1      41 next
        xorps xmm3, xmm1                                           ;   722.5 p5      41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;   717.8 p2      41 next reload
        xorps xmm0, xmm1                                           ;   722.0 p0      41 next
        xorps xmm10, [rdx + 0]                                     ;   722.5 p1+p2   41 next
        xorps xmm6, [rbp - 32]                                     ;   722.8 p5+p2   41 next
        xorps xmm15, [rcx - 64]                                    ;   723.0 p0+p2   41 next
        xorps xmm4, [rdx - 16]                                     ;   723.5 p1+p2   41 next
        xorps xmm0, xmm15                                          ;   724.0 p5      41 next
        xorps xmm3, xmm4                                           ;   724.5 p0      41 next
        movaps xmm2, [rcx - 48]                                    ;   722.8 p2      41 next
        xorps xmm2, [rdi + 32]                                     ;   725.8 p1+p2   41 next
        xorps xmm7, xmm2                                           ;   726.8 p5      41 next
        xorps xmm13, [rdx - 48]                                    ;   725.0 p0+p2   41 next
        movaps xmm5, [rbp + 112]                                   ;   725.8 p2      41 next
        xorps xmm5, [rdx + 80]                                     ;   728.8 p1+p2   41 next
        xorps xmm6, xmm13                                          ;   726.0 p5      41 next
        movaps xmm8, [rbp + 80]                                    ;   727.8 p2      41 next
        xorps xmm8, xmm5                                           ;   730.8 p0      41 next
        movaps xmm9, [rcx - 32]                                    ;   728.8 p2      50 next reload
        xorps xmm2, xmm9                                           ;   731.8 p1      50 next
        movaps xmm11, [rcx + 0]                                    ;   729.8 p2      50 next reload
        xorps xmm15, xmm11                                         ;   732.8 p5      50 next
        movaps xmm12, [rdi + 112]                                  ;   730.8 p2      50 next reload
        xorps xmm5, xmm12                                          ;   733.8 p0      50 next
        movaps xmm1, [rdx - 64]                                    ;   731.8 p2      41 next
        xorps xmm1, [rdx + 64]                                     ;   734.8 p1+p2   41 next
        xorps xmm14, xmm1                                          ;   735.8 p5      41 next
        xorps xmm4, [rdx + 48]                                     ;   733.8 p0+p2   50 next
        xorps xmm13, [rcx - 128]                                   ;   734.8 p1+p2   50 next
        xorps xmm1, [rdi - 32]                                     ;   735.8 p5+p2   50 next
        movaps xmm11, [rdi + 48]                                   ;   736.8 p2      41 next
        xorps xmm11, [rbp - 48]                                    ;   739.8 p0+p2   41 next
        xorps xmm10, xmm11                                         ;   740.8 p1      41 next
        xorps xmm7, [rdx - 32]                                     ;   738.8 p5+p2   50 next
        xorps xmm0, [rdi + 96]                                     ;   739.8 p0+p2   50 next
        xorps xmm8, [rdi + 16]                                     ;   740.8 p1+p2   50 next
        xorps xmm3, [rcx - 96]                                     ;   741.8 p5+p2   50 next
        xorps xmm11, [rdi + 64]                                    ;   742.8 p0+p2   50 next
        xorps xmm6, [rcx + 16]                                     ;   743.8 p1+p2   50 next
        xorps xmm14, [rcx - 80]                                    ;   744.8 p5+p2   50 next
        xorps xmm10, [rbp + 64]                                    ;   745.8 p0+p2   50 next
        movaps [rbp - 48], xmm10                                   ;   746.8 p3+p4   50 next spill
        movaps xmm10, [rbp - 16]                                   ;   746.8 p2      50 next
        xorps xmm10, [rcx - 16]                                    ;   749.8 p1+p2   50 next
        movaps [rbp - 16], xmm6                                    ;   744.8 p3+p4   50 next spill
        movaps xmm6, xmm9                                          ;   736.0 p5      58 r copy
        andps xmm6, [r8 + 496]                                     ;   748.8 p0+p2   58 r
        movaps xmm9, [rbp - 96]                                    ;   749.8 p2      50 next
        xorps xmm9, [rdi - 16]                                     ;   752.8 p1+p2   50 next
        movaps [rbp - 96], xmm14                                   ;   745.8 p3+p4   50 next spill
        movaps xmm14, xmm12                                        ;   740.0 p5      58 r copy
        andps xmm14, [r8 + 256]                                    ;   751.8 p0+p2   58 r
        movaps xmm12, [rcx + 0]                                    ;   752.8 p2      58 r
        andps xmm12, [r8 + 272]                                    ;   755.8 p1+p2   58 r
        movaps [rdi + 48], xmm3                                    ;   742.8 p3+p4   50 next spill
        movaps xmm3, [rdx + 48]                                    ;   754.8 p2      58 r
        andps xmm3, [r8 + 288]                                     ;   757.8 p5+p2   58 r
        movaps [rdx + 64], xmm0                                    ;   743.8 p3+p4   50 next spill
        movaps xmm0, [rdi - 32]                                    ;   756.8 p2      58 r
        andps xmm0, [r8 + 304]                                     ;   759.8 p0+p2   58 r
        movaps [rdx - 64], xmm8                                    ;   745.0 p3+p4   50 next spill
        movaps xmm8, [rcx - 128]                                   ;   758.8 p2      58 r
        andps xmm8, [r8 + 320]                                     ;   761.8 p1+p2   58 r
        movaps [rbp + 80], xmm7                                    ;   746.0 p3+p4   50 next spill
        movaps xmm7, [rdi + 64]                                    ;   760.8 p2      58 r
        andps xmm7, [r8 + 336]                                     ;   763.8 p5+p2   58 r
        movaps [rdx + 80], xmm9                                    ;   753.8 p3+p4   50 next spill
        movaps xmm9, [rcx - 16]                                    ;   762.8 p2      58 r
        andps xmm9, [r8 + 352]                                     ;   765.8 p0+p2   58 r
        movaps [rbp + 112], xmm9                                   ;   766.8 p3+p4   58 r spill
        movaps xmm9, [rdi - 16]                                    ;   764.8 p2      58 r
        andps xmm9, [r8 + 368]                                     ;   767.8 p1+p2   58 r
        xorps xmm5, xmm6                                           ;   753.0 p5      58 r
        movaps xmm6, [rdx - 32]                                    ;   766.8 p2      58 r
        andps xmm6, [r8 + 384]                                     ;   769.8 p0+p2   58 r
        xorps xmm15, xmm14                                         ;   754.8 p1      58 r
        movaps xmm14, [rdi + 16]                                   ;   768.8 p2      58 r
        andps xmm14, [r8 + 400]                                    ;   771.8 p5+p2   58 r
        xorps xmm4, xmm12                                          ;   756.8 p0      58 r
        movaps xmm12, [rdi + 96]                                   ;   770.8 p2      58 r
        andps xmm12, [r8 + 416]                                    ;   773.8 p1+p2   58 r
        xorps xmm1, xmm3                                           ;   758.8 p5      58 r
        movaps xmm3, [rcx - 96]                                    ;   772.8 p2      58 r
        andps xmm3, [r8 + 432]                                     ;   775.8 p0+p2   58 r
        xorps xmm13, xmm0                                          ;   760.8 p1      58 r
        movaps xmm0, [rcx - 80]                                    ;   774.8 p2      58 r
        andps xmm0, [r8 + 448]                                     ;   777.8 p5+p2   58 r
        xorps xmm11, xmm8                                          ;   762.8 p0      58 r
        movaps xmm8, [rcx + 16]                                    ;   776.8 p2      58 r
        andps xmm8, [r8 + 464]                                     ;   779.8 p1+p2   58 r
        xorps xmm10, xmm7                                          ;   764.8 p5      58 r
        movaps xmm7, [rbp + 64]                                    ;   778.8 p2      58 r
        andps xmm7, [r8 + 480]                                     ;   781.8 p0+p2   58 r
        xorps xmm2, xmm7                                           ;   782.8 p1      58 r
        xorps xmm9, [rbp + 80]                                     ;   780.8 p5+p2   58 r
        xorps xmm6, [rdx - 64]                                     ;   781.8 p0+p2   58 r
        xorps xmm14, [rdx + 64]                                    ;   782.8 p1+p2   58 r
        xorps xmm12, [rdi + 48]                                    ;   783.8 p5+p2   58 r
        xorps xmm3, [rbp - 96]                                     ;   784.8 p0+p2   58 r
        xorps xmm0, [rbp - 16]                                     ;   785.8 p1+p2   58 r
        xorps xmm8, [rbp - 48]                                     ;   786.8 p5+p2   58 r
        movaps xmm7, xmm2                                          ;   783.8 p0      59 r copy
        orps xmm7, [r9 + 2304]                                     ;   787.8 p1+p2   59 r
        movaps [rbp - 48], xmm2                                    ;   783.8 p3+p4   58 r spill
        movaps xmm2, [rdx + 80]                                    ;   788.8 p2      58 r
        xorps xmm2, [rbp + 112]                                    ;   791.8 p5+p2   58 r
        movaps [rbp + 112], xmm7                                   ;   788.8 p3+p4   59 r spill
        movaps xmm7, xmm5                                          ;   779.8 p0      59 r copy
        orps xmm7, [r9 + 2320]                                     ;   790.8 p1+p2   59 r
        movaps [rdx + 80], xmm5                                    ;   780.8 p3+p4   58 r spill
        movaps xmm5, xmm15                                         ;   781.0 p5      59 r copy
        orps xmm5, [r9 + 2336]                                     ;   791.8 p0+p2   59 r
        movaps [rbp - 16], xmm15                                   ;   781.8 p3+p4   58 r spill
        movaps xmm15, xmm4                                         ;   782.0 p1      59 r copy
        orps xmm15, [r9 + 2352]                                    ;   792.8 p5+p2   59 r
        movaps [rbp - 96], xmm4                                    ;   782.8 p3+p4   58 r spill
        movaps xmm4, xmm1                                          ;   782.8 p0      59 r copy
        orps xmm4, [r9 + 2368]                                     ;   793.8 p1+p2   59 r
        movaps [rdi + 48], xmm1                                    ;   783.8 p3+p4   58 r spill
        movaps xmm1, xmm13                                         ;   783.5 p5      59 r copy
        orps xmm1, [r9 + 2384]                                     ;   794.8 p0+p2   59 r
        movaps [rdx + 64], xmm13                                   ;   784.8 p3+p4   58 r spill
        movaps xmm13, xmm11                                        ;   784.2 p1      59 r copy
        orps xmm13, [r9 + 2400]                                    ;   795.8 p5+p2   59 r
        movaps [rdx - 64], xmm11                                   ;   785.8 p3+p4   58 r spill
        movaps xmm11, xmm10                                        ;   785.0 p0      59 r copy
        orps xmm11, [r9 + 2416]                                    ;   796.8 p1+p2   59 r
        movaps [rbp + 80], xmm10                                   ;   786.8 p3+p4   58 r spill
        movaps xmm10, xmm9                                         ;   785.8 p5      59 r copy
        orps xmm10, [r9 + 2448]                                    ;   797.8 p0+p2   59 r
        movaps [rdx - 48], xmm9                                    ;   787.8 p3+p4   58 r spill
        movaps xmm9, xmm6                                          ;   786.5 p1      59 r copy
        orps xmm9, [r9 + 2464]                                     ;   798.8 p5+p2   59 r
        movaps [rdx - 128], xmm6                                   ;   788.8 p3+p4   58 r spill
        movaps xmm6, xmm14                                         ;   787.2 p0      59 r copy
        orps xmm6, [r9 + 2480]                                     ;   799.8 p1+p2   59 r
        movaps [rdi + 32], xmm14                                   ;   789.8 p3+p4   58 r spill
        movaps xmm14, xmm2                                         ;   792.8 p5      59 r copy
        orps xmm14, [r9 + 2432]                                    ;   800.8 p0+p2   59 r
        xorps xmm7, [rcx + 0]                                      ;   801.8 p1+p2   59 r
        xorps xmm5, [rdx + 48]                                     ;   802.8 p5+p2   59 r
        xorps xmm15, [rdi - 32]                                    ;   803.8 p0+p2   59 r
        movaps [rdi - 32], xmm2                                    ;   792.8 p3+p4   58 r spill
        movaps xmm2, xmm12                                         ;   791.8 p1      59 r copy
        orps xmm2, [r9 + 2496]                                     ;   804.8 p5+p2   59 r
        xorps xmm4, [rcx - 128]                                    ;   805.8 p0+p2   59 r
        movaps [rcx - 128], xmm12                                  ;   792.8 p3+p4   58 r spill
        movaps xmm12, xmm3                                         ;   793.0 p1      59 r copy
        orps xmm12, [r9 + 2512]                                    ;   806.8 p5+p2   59 r
        xorps xmm1, [rdi + 64]                                     ;   807.8 p0+p2   59 r
        movaps [rdi + 64], xmm3                                    ;   793.8 p3+p4   58 r spill
        movaps xmm3, xmm0                                          ;   794.0 p1      59 r copy
        orps xmm3, [r9 + 2528]                                     ;   808.8 p5+p2   59 r
        xorps xmm13, [rcx - 16]                                    ;   809.8 p0+p2   59 r
        movaps [rcx - 16], xmm0                                    ;   794.8 p3+p4   58 r spill
        movaps xmm0, xmm8                                          ;   795.0 p1      59 r copy
        orps xmm0, [r9 + 2544]                                     ;   810.8 p5+p2   59 r
        xorps xmm11, [rdi - 16]                                    ;   811.8 p0+p2   59 r
        xorps xmm0, [rcx - 32]                                     ;   812.8 p1+p2   59 r
        xorps xmm14, [rdx - 32]                                    ;   813.8 p5+p2   59 r
        movaps [rdx - 32], xmm8                                    ;   798.8 p3+p4   58 r spill
        movaps xmm8, [rdi + 112]                                   ;   814.8 p2      59 r
        xorps xmm8, [rbp + 112]                                    ;   817.8 p0+p2   59 r
        xorps xmm10, [rdi + 16]                                    ;   816.8 p1+p2   59 r
        xorps xmm9, [rdi + 96]                                     ;   817.8 p5+p2   59 r
        xorps xmm6, [rcx - 96]                                     ;   818.8 p0+p2   59 r
        xorps xmm2, [rcx - 80]                                     ;   819.8 p1+p2   59 r
        xorps xmm12, [rcx + 16]                                    ;   820.8 p5+p2   59 r
        xorps xmm3, [rbp + 64]                                     ;   821.8 p0+p2   59 r
        xorps xmm7, [r14 - 16]                                     ;   822.8 p1+p2  108 r
        xorps xmm0, [r14 - 48]                                     ;   823.8 p5+p2  108 r
        xorps xmm5, [r14 + 0]                                      ;   824.8 p0+p2  108 r
        xorps xmm15, [r14 + 16]                                    ;   825.8 p1+p2  108 r
        xorps xmm8, [r14 - 32]                                     ;   826.8 p5+p2  108 r
        xorps xmm4, [r14 + 32]                                     ;   827.8 p0+p2  108 r
        xorps xmm1, [r14 + 48]                                     ;   828.8 p1+p2  108 r
        xorps xmm13, [r14 + 64]                                    ;   829.8 p5+p2  108 r
        xorps xmm11, [r14 + 80]                                    ;   830.8 p0+p2  108 r
        xorps xmm14, [r14 + 96]                                    ;   831.8 p1+p2  108 r
        xorps xmm10, [r14 + 112]                                   ;   832.8 p5+p2  108 r
        xorps xmm9, [r15 - 128]                                    ;   833.8 p0+p2  108 r
        xorps xmm6, [r15 - 112]                                    ;   834.8 p1+p2  108 r
        xorps xmm2, [r15 - 96]                                     ;   835.8 p5+p2  108 r
        xorps xmm12, [r15 - 80]                                    ;   836.8 p0+p2  108 r
        xorps xmm3, [r15 - 64]                                     ;   837.8 p1+p2  108 r
        movaps [rbp + 64], xmm3                                    ;   838.8 p3+p4  108 r spill
        movaps xmm3, [rbp - 48]                                    ;   838.8 p2     108 r
        xorps xmm3, [r13 - 48]                                     ;   841.8 p5+p2  108 r
        movaps [rbp - 48], xmm3                                    ;   842.8 p3+p4  108 r spill
        movaps xmm3, [rdx + 80]                                    ;   840.8 p2     108 r
        xorps xmm3, [r13 - 32]                                     ;   843.8 p0+p2  108 r
        movaps [rdx + 80], xmm3                                    ;   844.8 p3+p4  108 r spill
        movaps xmm3, [rbp - 16]                                    ;   842.8 p2     108 r
        xorps xmm3, [r13 - 16]                                     ;   845.8 p1+p2  108 r
        movaps [rbp - 16], xmm3                                    ;   846.8 p3+p4  108 r spill
        movaps xmm3, [rbp - 96]                                    ;   844.8 p2     108 r
        xorps xmm3, [r13 + 0]                                      ;   847.8 p5+p2  108 r
        movaps [rbp - 96], xmm3                                    ;   848.8 p3+p4  108 r spill
        movaps xmm3, [rdi + 48]                                    ;   846.8 p2     108 r
        xorps xmm3, [r13 + 16]                                     ;   849.8 p0+p2  108 r
        movaps [rdi + 48], xmm3                                    ;   850.8 p3+p4  108 r spill
        movaps xmm3, [rdx + 64]                                    ;   848.8 p2     108 r
        xorps xmm3, [r13 + 32]                                     ;   851.8 p1+p2  108 r
        movaps [rdx + 64], xmm3                                    ;   852.8 p3+p4  108 r spill
        movaps xmm3, [rdx - 64]                                    ;   850.8 p2     108 r
        xorps xmm3, [r13 + 48]                                     ;   853.8 p5+p2  108 r
        movaps [rdx - 64], xmm3                                    ;   854.8 p3+p4  108 r spill
        movaps xmm3, [rbp + 80]                                    ;   852.8 p2     108 r
        xorps xmm3, [r13 + 64]                                     ;   855.8 p0+p2  108 r
        movaps [rbp + 80], xmm3                                    ;   856.8 p3+p4  108 r spill
        movaps xmm3, [rdi - 32]                                    ;   854.8 p2     108 r
        xorps xmm3, [r13 + 80]                                     ;   857.8 p1+p2  108 r
        movaps [rdi - 32], xmm3                                    ;   858.8 p3+p4  108 r spill
        movaps xmm3, [rdx - 48]                                    ;   856.8 p2     108 r
        xorps xmm3, [r13 + 96]                                     ;   859.8 p5+p2  108 r
        movaps [rdx - 48], xmm3                                    ;   860.8 p3+p4  108 r spill
        movaps xmm3, [rdx - 128]                                   ;   858.8 p2     108 r
        xorps xmm3, [r13 + 112]                                    ;   861.8 p0+p2  108 r
        movaps [rdx - 128], xmm3                                   ;   862.8 p3+p4  108 r spill
        movaps xmm3, [rdi + 32]                                    ;   860.8 p2     108 r
        xorps xmm3, [r14 - 128]                                    ;   863.8 p1+p2  108 r
        movaps [rdi + 32], xmm3                                    ;   864.8 p3+p4  108 r spill
        movaps xmm3, xmm0                                          ;   853.8 p5      58 r copy
        andps xmm3, [r8 + 240]                                     ;   862.8 p0+p2   58 r
        movaps [rcx + 16], xmm0                                    ;   854.8 p3+p4  108 r spill
        movaps xmm0, xmm8                                          ;   855.0 p1      58 r copy
        andps xmm0, [r8]                                           ;   863.8 p5+p2   58 r
        movaps [rcx - 80], xmm8                                    ;   855.8 p3+p4  108 r spill
        movaps xmm8, [rcx - 128]                                   ;   864.8 p2     108 r
        xorps xmm8, [r14 - 112]                                    ;   867.8 p0+p2  108 r
        movaps [rcx - 128], xmm8                                   ;   868.8 p3+p4  108 r spill
        movaps xmm8, xmm7                                          ;   857.0 p1      58 r copy
        andps xmm8, [r8 + 16]                                      ;   866.8 p5+p2   58 r
        movaps [rcx - 96], xmm7                                    ;   857.8 p3+p4  108 r spill
        movaps xmm7, xmm5                                          ;   858.0 p0      58 r copy
        andps xmm7, [r8 + 32]                                      ;   867.8 p1+p2   58 r
        movaps [rdi + 96], xmm5                                    ;   858.8 p3+p4  108 r spill
        movaps xmm5, [rdi + 64]                                    ;   868.8 p2     108 r
        xorps xmm5, [r14 - 96]                                     ;   871.8 p5+p2  108 r
        movaps [rdi + 64], xmm5                                    ;   872.8 p3+p4  108 r spill
        movaps xmm5, xmm15                                         ;   860.8 p0      58 r copy
        andps xmm5, [r8 + 48]                                      ;   870.8 p1+p2   58 r
        movaps [rdi + 16], xmm15                                   ;   861.2 p3+p4  108 r spill
        movaps xmm15, xmm4                                         ;   861.5 p5      58 r copy
        andps xmm15, [r8 + 64]                                     ;   871.8 p0+p2   58 r
        movaps [rbp + 112], xmm4                                   ;   862.2 p3+p4  108 r spill
        movaps xmm4, [rcx - 16]                                    ;   872.8 p2     108 r
        xorps xmm4, [r14 - 80]                                     ;   875.8 p1+p2  108 r
        movaps [rcx - 16], xmm4                                    ;   876.8 p3+p4  108 r spill
        movaps xmm4, xmm1                                          ;   863.8 p5      58 r copy
        andps xmm4, [r8 + 80]                                      ;   874.8 p0+p2   58 r
        movaps [rdi + 112], xmm1                                   ;   864.2 p3+p4  108 r spill
        movaps xmm1, xmm13                                         ;   864.5 p1      58 r copy
        andps xmm1, [r8 + 96]                                      ;   875.8 p5+p2   58 r
        movaps [rcx - 32], xmm13                                   ;   865.2 p3+p4  108 r spill
        movaps xmm13, [rdx - 32]                                   ;   876.8 p2     108 r
        xorps xmm13, [r14 - 64]                                    ;   879.8 p0+p2  108 r
        movaps [rdx - 32], xmm13                                   ;   880.8 p3+p4  108 r spill
        movaps xmm13, xmm11                                        ;   867.8 p1      58 r copy
        andps xmm13, [r8 + 112]                                    ;   878.8 p5+p2   58 r
        xorps xmm3, [rdx + 80]                                     ;   879.8 p0+p2   58 r
        movaps [rdi - 16], xmm11                                   ;   868.8 p3+p4  108 r spill
        movaps xmm11, xmm14                                        ;   869.0 p1      58 r copy
        andps xmm11, [r8 + 128]                                    ;   880.8 p5+p2   58 r
        xorps xmm0, [rbp - 16]                                     ;   881.8 p0+p2   58 r
        movaps [rdx + 48], xmm14                                   ;   870.8 p3+p4  108 r spill
        movaps xmm14, xmm10                                        ;   871.0 p1      58 r copy
        andps xmm14, [r8 + 144]                                    ;   882.8 p5+p2   58 r
        xorps xmm8, [rbp - 96]                                     ;   883.8 p0+p2   58 r
        movaps [rcx + 0], xmm10                                    ;   872.0 p3+p4  108 r spill
        movaps xmm10, xmm9                                         ;   872.2 p1      58 r copy
        andps xmm10, [r8 + 160]                                    ;   884.8 p5+p2   58 r
        xorps xmm7, [rdi + 48]                                     ;   885.8 p0+p2   58 r
        movaps [rcx - 48], xmm9                                    ;   873.0 p3+p4  108 r spill
        movaps xmm9, xmm6                                          ;   873.2 p1      58 r copy
        andps xmm9, [r8 + 176]                                     ;   886.8 p5+p2   58 r
        xorps xmm5, [rdx + 64]                                     ;   887.8 p0+p2   58 r
        movaps [rdx - 16], xmm6                                    ;   875.8 p3+p4  108 r spill
        movaps xmm6, xmm2                                          ;   876.0 p1      58 r copy
        andps xmm6, [r8 + 192]                                     ;   888.8 p5+p2   58 r
        xorps xmm15, [rdx - 64]                                    ;   889.8 p0+p2   58 r
        movaps [rbp - 64], xmm2                                    ;   876.8 p3+p4  108 r spill
        movaps xmm2, xmm12                                         ;   877.0 p1      58 r copy
        andps xmm2, [r8 + 208]                                     ;   890.8 p5+p2   58 r
        xorps xmm4, [rbp + 80]                                     ;   891.8 p0+p2   58 r
        movaps [rcx - 64], xmm12                                   ;   878.8 p3+p4  108 r spill
        movaps xmm12, [rbp + 64]                                   ;   892.8 p2      58 r
        andps xmm12, [r8 + 224]                                    ;   895.8 p1+p2   58 r
        xorps xmm1, [rdi - 32]                                     ;   894.8 p5+p2   58 r
        xorps xmm12, [rbp - 48]                                    ;   896.8 p0+p2   58 r
        xorps xmm13, [rdx - 48]                                    ;   896.8 p1+p2   58 r
        xorps xmm11, [rdx - 128]                                   ;   897.8 p5+p2   58 r
        xorps xmm14, [rdi + 32]                                    ;   898.8 p0+p2   58 r
        xorps xmm10, [rcx - 128]                                   ;   899.8 p1+p2   58 r
        xorps xmm9, [rdi + 64]                                     ;   900.8 p5+p2   58 r
        xorps xmm6, [rcx - 16]                                     ;   901.8 p0+p2   58 r
        xorps xmm2, [rdx - 32]                                     ;   902.8 p1+p2   58 r
        movaps [rbp - 128], xmm2                                   ;   903.8 p3+p4   58 r spill
        movaps xmm2, xmm3                                          ;   888.8 p5      59 r copy
        orps xmm2, [r9 + 2064]                                     ;   903.8 p0+p2   59 r
        movaps [rbp - 32], xmm3                                    ;   889.8 p3+p4   58 r spill
        movaps xmm3, xmm0                                          ;   890.0 p1      59 r copy
        orps xmm3, [r9 + 2080]                                     ;   904.8 p5+p2   59 r
        movaps [rdx + 0], xmm0                                     ;   890.8 p3+p4   58 r spill
        movaps xmm0, xmm8                                          ;   891.0 p0      59 r copy
        orps xmm0, [r9 + 2096]                                     ;   905.8 p1+p2   59 r
        movaps [rbp - 80], xmm8                                    ;   891.8 p3+p4   58 r spill
        movaps xmm8, xmm7                                          ;   892.0 p5      59 r copy
        orps xmm8, [r9 + 2112]                                     ;   906.8 p0+p2   59 r
        movaps [rdx + 96], xmm7                                    ;   892.8 p3+p4   58 r spill
        movaps xmm7, xmm12                                         ;   897.8 p1      59 r copy
        orps xmm7, [r9 + 2048]                                     ;   907.8 p5+p2   59 r
        movaps [rdi - 112], xmm12                                  ;   897.8 p3+p4   58 r spill
        movaps xmm12, xmm5                                         ;   896.8 p0      59 r copy
        orps xmm12, [r9 + 2128]                                    ;   908.8 p1+p2   59 r
        movaps [rcx + 80], xmm5                                    ;   897.2 p3+p4   58 r spill
        movaps xmm5, xmm15                                         ;   897.5 p5      59 r copy
        orps xmm5, [r9 + 2144]                                     ;   909.8 p0+p2   59 r
        movaps [rcx + 96], xmm15                                   ;   898.2 p3+p4   58 r spill
        movaps xmm15, xmm4                                         ;   898.2 p1      59 r copy
        orps xmm15, [r9 + 2160]                                    ;   910.8 p5+p2   59 r
        movaps [rcx + 112], xmm4                                   ;   899.2 p3+p4   58 r spill
        movaps xmm4, xmm1                                          ;   899.0 p0      59 r copy
        orps xmm4, [r9 + 2176]                                     ;   911.8 p1+p2   59 r
        xorps xmm7, [rcx - 80]                                     ;   912.8 p5+p2   59 r
        movaps [rax - 128], xmm1                                   ;   900.2 p3+p4   58 r spill
        movaps xmm1, xmm13                                         ;   900.0 p0      59 r copy
        orps xmm1, [r9 + 2192]                                     ;   913.8 p1+p2   59 r
        xorps xmm2, [rcx - 96]                                     ;   914.8 p5+p2   59 r
        movaps [rax - 112], xmm13                                  ;   901.2 p3+p4   58 r spill
        movaps xmm13, xmm11                                        ;   901.2 p0      59 r copy
        orps xmm13, [r9 + 2208]                                    ;   915.8 p1+p2   59 r
        xorps xmm3, [rdi + 96]                                     ;   916.8 p5+p2   59 r
        movaps [rax - 96], xmm11                                   ;   902.8 p3+p4   58 r spill
        movaps xmm11, xmm14                                        ;   903.0 p0      59 r copy
        orps xmm11, [r9 + 2224]                                    ;   917.8 p1+p2   59 r
        xorps xmm0, [rdi + 16]                                     ;   918.8 p5+p2   59 r
        movaps [rax - 80], xmm14                                   ;   904.0 p3+p4   58 r spill
        movaps xmm14, xmm10                                        ;   904.2 p0      59 r copy
        orps xmm14, [r9 + 2240]                                    ;   919.8 p1+p2   59 r
        xorps xmm8, [rbp + 112]                                    ;   920.8 p5+p2   59 r
        movaps [rcx + 64], xmm10                                   ;   905.8 p3+p4   58 r spill
        movaps xmm10, xmm9                                         ;   906.0 p0      59 r copy
        orps xmm10, [r9 + 2256]                                    ;   921.8 p1+p2   59 r
        xorps xmm12, [rdi + 112]                                   ;   922.8 p5+p2   59 r
        movaps [rax - 64], xmm9                                    ;   907.8 p3+p4   58 r spill
        movaps xmm9, xmm6                                          ;   908.0 p0      59 r copy
        orps xmm9, [r9 + 2272]                                     ;   923.8 p1+p2   59 r
        xorps xmm5, [rcx - 32]                                     ;   924.8 p5+p2   59 r
        movaps [rdi + 80], xmm6                                    ;   909.8 p3+p4   58 r spill
        movaps xmm6, [rbp - 128]                                   ;   925.8 p2      59 r
        orps xmm6, [r9 + 2288]                                     ;   928.8 p0+p2   59 r
        xorps xmm15, [rdi - 16]                                    ;   927.8 p1+p2   59 r
        xorps xmm6, [rcx + 16]                                     ;   929.8 p5+p2   59 r
        xorps xmm4, [rdx + 48]                                     ;   929.8 p0+p2   59 r
        xorps xmm1, [rcx + 0]                                      ;   930.8 p1+p2   59 r
        xorps xmm13, [rcx - 48]                                    ;   931.8 p5+p2   59 r
        xorps xmm11, [rdx - 16]                                    ;   932.8 p0+p2   59 r
        xorps xmm14, [rbp - 64]                                    ;   933.8 p1+p2   59 r
        xorps xmm10, [rcx - 64]                                    ;   934.8 p5+p2   59 r
        xorps xmm7, [r8 + 448]                                     ;   935.8 p0+p2   50 next
        xorps xmm2, [r8 + 464]                                     ;   936.8 p1+p2   50 next
        xorps xmm9, [rbp + 64]                                     ;   937.8 p5+p2   59 r
        xorps xmm3, [r8 + 480]                                     ;   938.8 p0+p2   50 next
        xorps xmm0, [r8 + 496]                                     ;   939.8 p1+p2   50 next
        xorps xmm6, [r8 + 432]                                     ;   940.8 p5+p2   50 next
        xorps xmm8, [r8 + 256]                                     ;   941.8 p0+p2   50 next
        xorps xmm12, [r8 + 272]                                    ;   942.8 p1+p2   50 next
        xorps xmm5, [r8 + 288]                                     ;   943.8 p5+p2   50 next
        xorps xmm15, [r8 + 304]                                    ;   944.8 p0+p2   50 next
        xorps xmm4, [r8 + 320]                                     ;   945.8 p1+p2   50 next
        xorps xmm1, [r8 + 336]                                     ;   946.8 p5+p2   50 next
        xorps xmm13, [r8 + 352]                                    ;   947.8 p0+p2   50 next
        xorps xmm11, [r8 + 368]                                    ;   948.8 p1+p2   50 next
        xorps xmm14, [r8 + 384]                                    ;   949.8 p5+p2   50 next
        xorps xmm10, [r8 + 400]                                    ;   950.8 p0+p2   50 next
        xorps xmm9, [r8 + 416]                                     ;   951.8 p1+p2   50 next
        movaps [rdx + 112], xmm0                                   ;   940.8 p3+p4   50 next spill
        movaps xmm0, xmm5                                          ;   944.8 p5      41 next copy
        xorps xmm0, xmm14                                          ;   950.8 p0      41 next
        movaps [rdx - 112], xmm7                                   ;   939.8 p3+p4   50 next spill
        movaps xmm7, xmm5                                          ;   944.8 p1      41 next copy
        andps xmm7, xmm15                                          ;   945.8 p5      41 next
        movaps [rbp + 32], xmm8                                    ;   942.8 p3+p4   50 next spill
        movaps xmm8, xmm5                                          ;   944.8 p0      41 next copy
        movaps [rdx - 96], xmm6                                    ;   942.8 p3+p4   50 next spill
        movaps xmm6, xmm14                                         ;   950.8 p1      41 next copy
        xorps xmm6, xmm1                                           ;   951.8 p5      41 next
        movaps [rbp + 96], xmm12                                   ;   943.8 p3+p4   50 next spill
        movaps xmm12, xmm4                                         ;   946.8 p0      41 next copy
        xorps xmm12, xmm9                                          ;   952.8 p1      41 next
        movaps [rcx + 32], xmm2                                    ;   945.0 p3+p4   50 next spill
        movaps xmm2, xmm14                                         ;   950.8 p5      41 next copy
        andps xmm2, xmm11                                          ;   951.8 p0      41 next
        xorps xmm2, [rel kasumi_decrypt_compact.T0_constants128]   ;   952.8 p1+p2   41 next
        movaps [rbp + 48], xmm3                                    ;   946.0 p3+p4   50 next spill
        movaps xmm3, xmm4                                          ;   946.8 p5      41 next copy
        xorps xmm3, xmm1                                           ;   947.8 p0      41 next
        movaps [rdi - 96], xmm9                                    ;   952.8 p3+p4   50 next spill
        movaps xmm9, xmm2                                          ;   953.8 p1      41 next copy
        movaps [rbp + 16], xmm2                                    ;   953.8 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;   948.8 p5      41 next copy
        andps xmm2, xmm1                                           ;   949.8 p0      41 next
        xorps xmm7, xmm2                                           ;   950.8 p1      41 next
        movaps xmm2, xmm4                                          ;   949.0 p5      41 next copy
        xorps xmm2, xmm10                                          ;   951.8 p0      41 next
        andps xmm8, xmm2                                           ;   952.8 p1      41 next
        xorps xmm9, xmm8                                           ;   954.8 p5      41 next
        movaps xmm2, xmm14                                         ;   950.8 p0      41 next copy
        andps xmm2, xmm1                                           ;   951.8 p1      41 next
        movaps xmm8, xmm0                                          ;   951.8 p5      41 next copy
        andps xmm8, xmm10                                          ;   952.8 p0      41 next
        movaps [rdi - 80], xmm0                                    ;   951.8 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   952.8 p1      41 next copy
        andps xmm0, xmm10                                          ;   953.8 p5      41 next
        movaps [rdi + 0], xmm0                                     ;   954.8 p3+p4   41 next spill
        movaps xmm0, xmm5                                          ;   952.8 p0      41 next copy
        andps xmm0, xmm11                                          ;   953.8 p1      41 next
        xorps xmm0, xmm15                                          ;   954.8 p5      41 next
        movaps [rdx - 80], xmm1                                    ;   953.8 p3+p4   50 next spill
        movaps xmm1, xmm4                                          ;   953.8 p0      41 next copy
        xorps xmm1, xmm15                                          ;   954.8 p1      41 next
        xorps xmm8, xmm0                                           ;   955.8 p5      41 next
        movaps [rbp + 0], xmm8                                     ;   956.8 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   955.8 p0      41 next copy
        andps xmm8, xmm10                                          ;   956.8 p1      41 next
        andps xmm1, xmm11                                          ;   955.8 p5      41 next
        movaps [rcx + 48], xmm9                                    ;   955.8 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;   955.8 p0      41 next copy
        andps xmm9, xmm15                                          ;   956.8 p1      41 next
        xorps xmm2, xmm9                                           ;   957.8 p5      41 next
        movaps xmm9, xmm11                                         ;   956.8 p0      41 next copy
        andps xmm9, xmm13                                          ;   957.8 p1      41 next
        xorps xmm9, [rel kasumi_decrypt_compact.T0_constants128]   ;   958.8 p5+p2   41 next
        movaps [rdx + 16], xmm9                                    ;   959.8 p3+p4   41 next spill
        movaps xmm9, xmm8                                          ;   957.8 p0      41 next copy
        movaps [rdi - 128], xmm7                                   ;   958.2 p3+p4   41 next spill
        movaps xmm7, xmm6                                          ;   958.0 p1      41 next copy
        andps xmm6, xmm13                                          ;   958.2 p5      41 next
        xorps xmm1, xmm6                                           ;   959.2 p0      41 next
        movaps xmm6, xmm3                                          ;   959.0 p1      41 next copy
        andps xmm6, xmm11                                          ;   960.0 p5      41 next
        xorps xmm0, xmm6                                           ;   961.0 p0      41 next
        xorps xmm9, xmm0                                           ;   962.0 p1      41 next
        xorps xmm7, xmm9                                           ;   963.0 p5      41 next
        movaps xmm0, xmm2                                          ;   960.8 p0      41 next copy
        xorps xmm2, xmm5                                           ;   961.0 p1      41 next
        movaps xmm6, xmm5                                          ;   961.2 p5      41 next copy
        xorps xmm6, xmm15                                          ;   962.2 p0      41 next
        movaps xmm9, [rdi - 96]                                    ;   961.0 p2      50 next reload
        andps xmm5, xmm9                                           ;   964.0 p1      41 next
        movaps [rbp - 112], xmm5                                   ;   965.0 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   962.2 p5      41 next copy
        orps xmm5, xmm15                                           ;   963.2 p0      41 next
        xorps xmm0, xmm5                                           ;   964.2 p1      41 next
        movaps xmm5, xmm12                                         ;   963.2 p5      41 next copy
        andps xmm5, xmm11                                          ;   964.2 p0      41 next
        xorps xmm8, xmm5                                           ;   965.2 p1      41 next
        movaps [rdi - 64], xmm0                                    ;   965.2 p3+p4   41 next spill
        movaps xmm0, xmm6                                          ;   964.2 p5      41 next copy
        andps xmm0, xmm14                                          ;   965.2 p0      41 next
        andps xmm6, xmm13                                          ;   965.0 p1      41 next
        xorps xmm6, [rdi - 128]                                    ;   966.0 p5+p2   41 next
        xorps xmm5, xmm6                                           ;   967.0 p0      41 next
        movaps xmm6, xmm15                                         ;   966.0 p1      41 next copy
        andps xmm6, xmm4                                           ;   967.0 p5      41 next
        xorps xmm6, xmm10                                          ;   968.0 p0      41 next
        xorps xmm1, xmm6                                           ;   969.0 p1      41 next
        xorps xmm8, [rcx + 48]                                     ;   967.2 p5+p2   41 next
        andps xmm6, xmm4                                           ;   969.0 p0      41 next
        xorps xmm7, xmm5                                           ;   968.0 p1      41 next
        movaps xmm5, [rel kasumi_decrypt_compact.T0_constants128]  ;   966.8 p2      41 next reload
        xorps xmm7, xmm5                                           ;   969.8 p5      41 next
        xorps xmm6, [rdx + 16]                                     ;   970.0 p0+p2   41 next
        movaps xmm5, xmm10                                         ;   969.0 p1      41 next copy
        andps xmm5, xmm9                                           ;   970.0 p5      41 next
        xorps xmm8, xmm5                                           ;   971.0 p0      41 next
        xorps xmm5, xmm11                                          ;   971.0 p1      41 next
        xorps xmm6, [rdi - 128]                                    ;   971.0 p5+p2   41 next
        andps xmm14, xmm15                                         ;   970.8 p0      41 next
        andps xmm11, xmm10                                         ;   971.0 p1      41 next
        xorps xmm14, xmm1                                          ;   971.8 p5      41 next
        movaps [rdi - 48], xmm7                                    ;   970.8 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   971.8 p0      41 next copy
        andps xmm7, [rdx - 80]                                     ;   972.8 p1+p2   41 next
        xorps xmm1, xmm7                                           ;   973.8 p5      41 next
        andps xmm12, xmm3                                          ;   972.8 p0      41 next
        movaps xmm7, [rdi - 80]                                    ;   970.8 p2      41 next reload
        andps xmm3, xmm7                                           ;   973.8 p1      41 next
        xorps xmm11, xmm3                                          ;   974.8 p5      41 next
        andps xmm10, xmm13                                         ;   973.8 p0      41 next
        xorps xmm1, xmm2                                           ;   974.8 p1      41 next
        xorps xmm11, xmm9                                          ;   975.8 p5      41 next
        xorps xmm6, xmm11                                          ;   976.8 p0      41 next
        xorps xmm10, [rbp - 112]                                   ;   975.0 p1+p2   41 next
        xorps xmm12, [rdi - 128]                                   ;   975.2 p5+p2   41 next
        movaps xmm3, xmm7                                          ;   975.8 p0      41 next copy
        andps xmm3, [rdx - 80]                                     ;   976.8 p1+p2   41 next
        xorps xmm0, xmm10                                          ;   976.2 p5      41 next
        andps xmm15, xmm13                                         ;   976.8 p0      41 next
        xorps xmm11, [rcx + 48]                                    ;   977.0 p1+p2   41 next
        xorps xmm14, xmm12                                         ;   977.2 p5      41 next
        xorps xmm15, xmm0                                          ;   977.8 p0      41 next
        xorps xmm12, xmm13                                         ;   978.0 p1      41 next
        movaps [rcx + 48], xmm6                                    ;   977.8 p3+p4   41 next spill
        movaps xmm6, xmm4                                          ;   978.2 p5      41 next copy
        andps xmm6, xmm13                                          ;   979.2 p0      41 next
        xorps xmm3, xmm6                                           ;   980.2 p1      41 next
        movaps xmm6, [rbp + 0]                                     ;   976.2 p2      41 next reload
        xorps xmm10, xmm6                                          ;   979.2 p5      41 next
        xorps xmm3, xmm5                                           ;   981.2 p0      41 next
        xorps xmm0, xmm3                                           ;   982.2 p1      41 next
        xorps xmm2, xmm0                                           ;   983.2 p5      41 next
        xorps xmm12, [rdi - 64]                                    ;   980.8 p0+p2   41 next
        movaps xmm0, xmm13                                         ;   981.0 p1      41 next copy
        movaps xmm3, [rdx - 80]                                    ;   978.2 p2      50 next reload
        andps xmm0, xmm3                                           ;   982.0 p5      41 next
        xorps xmm11, xmm0                                          ;   983.0 p0      41 next
        xorps xmm10, xmm11                                         ;   984.0 p1      41 next
        andps xmm13, xmm9                                          ;   982.2 p5      41 next
        andps xmm5, xmm9                                           ;   982.8 p0      41 next
        xorps xmm6, xmm12                                          ;   983.0 p1      41 next
        xorps xmm13, xmm3                                          ;   983.2 p5      41 next
        xorps xmm8, xmm13                                          ;   984.2 p0      41 next
        xorps xmm0, [rbp + 16]                                     ;   984.0 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   985.0 p5      41 next
        andps xmm7, xmm9                                           ;   984.8 p0      41 next
        xorps xmm5, [rdx + 16]                                     ;   985.0 p1+p2   41 next
        xorps xmm14, xmm3                                          ;   985.2 p5      41 next
        xorps xmm15, xmm7                                          ;   985.8 p0      41 next
        xorps xmm4, xmm15                                          ;   986.8 p1      41 next
        xorps xmm1, xmm5                                           ;   986.2 p5      41 next
        xorps xmm4, [rdi + 0]                                      ;   987.8 p0+p2   41 next
        xorps xmm5, xmm4                                           ;   988.8 p1      41 next
        movaps xmm15, [rbp + 48]                                   ;   983.5 p2      41 next
        movaps xmm0, [rcx + 32]                                    ;   984.5 p2      50 next reload
        andps xmm15, xmm0                                          ;   987.5 p5      41 next
        movaps xmm3, [rdx - 96]                                    ;   985.5 p2      50 next reload
        xorps xmm15, xmm3                                          ;   988.5 p0      41 next
        movaps xmm4, [rbp + 96]                                    ;   986.5 p2      41 next
        andps xmm4, xmm3                                           ;   989.5 p1      41 next
        movaps xmm7, [rbp + 32]                                    ;   987.5 p2      41 next
        movaps xmm9, [rdx - 112]                                   ;   988.5 p2      50 next reload
        andps xmm7, xmm9                                           ;   991.5 p5      41 next
        movaps xmm11, [rbp + 96]                                   ;   989.5 p2      41 next
        movaps xmm12, [rdx + 112]                                  ;   990.5 p2      50 next reload
        andps xmm11, xmm12                                         ;   993.5 p0      41 next
        movaps xmm13, xmm4                                         ;   990.5 p1      41 next copy
        xorps xmm13, xmm7                                          ;   992.5 p5      41 next
        andps xmm7, [rbp + 48]                                     ;   992.5 p0+p2   41 next
        movaps [rdi + 0], xmm14                                    ;   987.0 p3+p4   41 next spill
        movaps xmm14, xmm11                                        ;   994.5 p1      41 next copy
        movaps [rdx - 80], xmm1                                    ;   988.0 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;   990.2 p5      41 next copy
        andps xmm1, [rbp + 48]                                     ;   992.5 p0+p2   41 next
        xorps xmm14, xmm1                                          ;   995.5 p1      41 next
        xorps xmm1, xmm13                                          ;   993.5 p5      41 next
        movaps [rdx + 16], xmm5                                    ;   989.8 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   991.8 p0      41 next copy
        andps xmm5, xmm12                                          ;   993.5 p1      41 next
        movaps [rdi - 96], xmm6                                    ;   990.0 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   994.5 p5      41 next copy
        xorps xmm6, [rbp + 48]                                     ;   995.5 p0+p2   41 next
        xorps xmm7, xmm6                                           ;   996.5 p1      41 next
        movaps [rdi - 80], xmm2                                    ;   991.0 p3+p4   41 next spill
        movaps xmm2, xmm14                                         ;   996.5 p5      41 next copy
        movaps [rbp + 16], xmm10                                   ;   992.0 p3+p4   41 next spill
        movaps xmm10, xmm0                                         ;   993.8 p0      41 next copy
        andps xmm10, xmm9                                          ;   994.8 p1      41 next
        xorps xmm2, xmm10                                          ;   997.5 p5      41 next
        movaps xmm10, [rbp + 32]                                   ;   994.5 p2      50 next reload
        andps xmm14, xmm10                                         ;   997.5 p0      41 next
        xorps xmm4, xmm2                                           ;   998.5 p1      41 next
        movaps [rbp + 0], xmm8                                     ;   993.0 p3+p4   41 next spill
        movaps xmm8, xmm5                                          ;   995.2 p5      41 next copy
        xorps xmm5, [rbp + 96]                                     ;   995.8 p0+p2   41 next
        movaps [rdi - 64], xmm1                                    ;   994.5 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   998.5 p1      41 next copy
        andps xmm1, [rbp + 48]                                     ;   999.5 p5+p2   41 next
        movaps [rdi - 128], xmm15                                  ;   995.0 p3+p4   41 next spill
        movaps xmm15, [rbp + 96]                                   ;   997.5 p2      41 next
        andps xmm15, [rbp + 48]                                    ;  1000.5 p0+p2   41 next
        movaps xmm3, xmm15                                         ;  1001.5 p1      41 next copy
        movaps [rbp - 112], xmm7                                   ;   997.5 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;   997.2 p5      41 next copy
        andps xmm7, xmm10                                          ;   998.2 p0      41 next
        xorps xmm3, xmm7                                           ;  1002.5 p1      41 next
        orps xmm8, xmm7                                            ;   999.2 p5      41 next
        andps xmm6, xmm9                                           ;   998.8 p0      41 next
        andps xmm4, xmm9                                           ;   999.5 p1      41 next
        xorps xmm15, xmm10                                         ;  1001.5 p5      41 next
        xorps xmm8, xmm1                                           ;  1000.5 p0      41 next
        andps xmm2, xmm12                                          ;  1000.0 p1      41 next
        xorps xmm6, xmm12                                          ;  1000.2 p5      41 next
        xorps xmm4, xmm5                                           ;  1000.8 p0      41 next
        xorps xmm5, xmm15                                          ;  1002.5 p1      41 next
        movaps xmm1, xmm5                                          ;  1003.5 p5      41 next copy
        movaps xmm7, xmm0                                          ;  1001.8 p0      41 next copy
        xorps xmm7, xmm10                                          ;  1002.8 p1      41 next
        andps xmm11, xmm7                                          ;  1003.8 p5      41 next
        andps xmm15, [rbp + 96]                                    ;  1002.8 p0+p2   41 next
        xorps xmm11, xmm6                                          ;  1004.8 p1      41 next
        andps xmm6, xmm9                                           ;  1003.2 p5      41 next
        movaps [rdx + 32], xmm4                                    ;  1001.8 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;  1003.8 p0      41 next copy
        movaps [rcx - 112], xmm8                                   ;  1001.5 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;  1004.0 p1      41 next copy
        andps xmm8, [rdx - 96]                                     ;  1005.0 p5+p2   41 next
        andps xmm4, xmm8                                           ;  1006.0 p0      41 next
        xorps xmm1, xmm8                                           ;  1006.0 p1      41 next
        xorps xmm14, xmm1                                          ;  1007.0 p5      41 next
        xorps xmm15, [rbp - 112]                                   ;  1005.8 p0+p2   41 next
        movaps xmm1, xmm13                                         ;  1006.0 p1      41 next copy
        xorps xmm1, xmm12                                          ;  1007.0 p5      41 next
        andps xmm1, xmm0                                           ;  1008.0 p0      41 next
        xorps xmm14, xmm1                                          ;  1009.0 p1      41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;  1003.8 p2      41 next reload
        xorps xmm14, xmm1                                          ;  1010.0 p5      41 next
        movaps xmm8, xmm9                                          ;  1007.8 p0      41 next copy
        xorps xmm8, xmm12                                          ;  1008.8 p1      41 next
        xorps xmm4, xmm8                                           ;  1009.8 p5      41 next
        xorps xmm4, xmm3                                           ;  1010.8 p0      41 next
        xorps xmm3, xmm7                                           ;  1009.0 p1      41 next
        andps xmm4, xmm9                                           ;  1011.8 p5      41 next
        movaps xmm8, [rdx - 96]                                    ;  1005.8 p2      50 next reload
        andps xmm3, xmm8                                           ;  1010.0 p0      41 next
        xorps xmm3, xmm1                                           ;  1011.0 p1      41 next
        movaps xmm1, xmm12                                         ;  1010.2 p5      41 next copy
        andps xmm1, [rdi - 128]                                    ;  1011.2 p0+p2   41 next
        movaps [rbp - 112], xmm14                                  ;  1011.0 p3+p4   41 next spill
        movaps xmm14, xmm12                                        ;  1011.0 p1      41 next copy
        andps xmm14, [rbp + 48]                                    ;  1012.0 p5+p2   41 next
        andps xmm7, xmm14                                          ;  1013.0 p0      41 next
        movaps xmm12, xmm0                                         ;  1012.0 p1      41 next copy
        andps xmm12, [rbp + 96]                                    ;  1013.0 p5+p2   41 next
        xorps xmm14, xmm12                                         ;  1014.0 p0      41 next
        xorps xmm2, xmm12                                          ;  1014.0 p1      41 next
        xorps xmm12, xmm10                                         ;  1014.0 p5      41 next
        xorps xmm4, xmm14                                          ;  1015.0 p0      41 next
        movaps xmm14, xmm9                                         ;  1014.0 p1      41 next copy
        andps xmm14, [rbp + 96]                                    ;  1015.0 p5+p2   41 next
        movaps xmm9, xmm13                                         ;  1014.8 p0      41 next copy
        andps xmm9, [rbp + 96]                                     ;  1015.8 p1+p2   41 next
        xorps xmm7, xmm9                                           ;  1016.8 p5      41 next
        movaps xmm9, xmm0                                          ;  1015.8 p0      41 next copy
        andps xmm9, xmm10                                          ;  1016.8 p1      41 next
        movaps xmm0, xmm8                                          ;  1016.2 p5      41 next copy
        movaps xmm8, xmm1                                          ;  1016.8 p0      41 next copy
        xorps xmm1, xmm3                                           ;  1017.0 p1      41 next
        xorps xmm1, xmm14                                          ;  1018.0 p5      41 next
        xorps xmm6, xmm1                                           ;  1019.0 p0      41 next
        xorps xmm14, xmm9                                          ;  1018.0 p1      41 next
        andps xmm0, xmm14                                          ;  1019.0 p5      41 next
        xorps xmm8, xmm14                                          ;  1019.0 p0      41 next
        xorps xmm11, xmm8                                          ;  1020.0 p1      41 next
        xorps xmm0, [rdi - 64]                                     ;  1020.0 p5+p2   41 next
        andps xmm9, xmm12                                          ;  1019.8 p0      41 next
        movaps xmm14, [rbp + 48]                                   ;  1016.0 p2      50 next reload
        andps xmm12, xmm14                                         ;  1020.0 p1      41 next
        andps xmm13, xmm10                                         ;  1020.2 p5      41 next
        xorps xmm5, xmm11                                          ;  1021.0 p0      41 next
        xorps xmm2, xmm0                                           ;  1021.0 p1      41 next
        xorps xmm12, xmm13                                         ;  1021.2 p5      41 next
        xorps xmm7, xmm5                                           ;  1022.0 p0      41 next
        movaps xmm0, [rcx + 32]                                    ;  1017.2 p2      50 next reload
        orps xmm8, xmm0                                            ;  1022.0 p1      41 next
        xorps xmm3, xmm8                                           ;  1023.0 p5      41 next
        xorps xmm15, xmm6                                          ;  1022.8 p0      41 next
        xorps xmm9, xmm3                                           ;  1024.0 p1      41 next
        movaps xmm1, [rdi - 128]                                   ;  1019.0 p2      41 next reload
        xorps xmm2, xmm1                                           ;  1023.2 p5      41 next
        andps xmm1, xmm10                                          ;  1023.8 p0      41 next
        xorps xmm4, xmm1                                           ;  1024.8 p1      41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;  1020.0 p2      41 next reload
        xorps xmm2, xmm1                                           ;  1024.2 p5      41 next
        xorps xmm12, [rdx + 32]                                    ;  1024.8 p0+p2   41 next
        xorps xmm9, [rcx - 112]                                    ;  1025.0 p1+p2   41 next
        xorps xmm0, [rbp + 16]                                     ;  1025.2 p5+p2   41 next
        xorps xmm14, [rdi - 80]                                    ;  1025.8 p0+p2   41 next
        xorps xmm2, xmm0                                           ;  1026.2 p1      41 next
        xorps xmm4, xmm14                                          ;  1026.8 p5      41 next
        movaps xmm3, [rbp + 0]                                     ;  1025.0 p2      41 next
        xorps xmm3, [rdx - 96]                                     ;  1028.0 p0+p2   41 next
        xorps xmm7, xmm3                                           ;  1029.0 p1      41 next
        xorps xmm10, [rdx + 16]                                    ;  1027.2 p5+p2   41 next
        movaps xmm5, [rdi - 48]                                    ;  1028.0 p2      41 next
        xorps xmm5, [rdx - 112]                                    ;  1031.0 p0+p2   41 next
        xorps xmm9, xmm10                                          ;  1028.2 p1      41 next
        movaps xmm6, [rbp - 112]                                   ;  1030.0 p2      41 next
        xorps xmm6, xmm5                                           ;  1033.0 p5      41 next
        xorps xmm7, [r11 + 2192]                                   ;  1031.0 p0+p2   44 next
        xorps xmm2, [r11 + 2224]                                   ;  1032.0 p1+p2   44 next
        xorps xmm6, [r11 + 2208]                                   ;  1034.0 p5+p2   44 next
        movaps xmm8, [rdi - 96]                                    ;  1034.0 p2      41 next
        xorps xmm8, [rdx + 112]                                    ;  1037.0 p0+p2   41 next
        xorps xmm15, xmm8                                          ;  1038.0 p1      41 next
        xorps xmm4, [r11 + 2240]                                   ;  1036.0 p5+p2   44 next
        xorps xmm9, [r11 + 2272]                                   ;  1037.0 p0+p2   44 next
        xorps xmm15, [r11 + 2256]                                  ;  1039.0 p1+p2   44 next
        movaps xmm11, [rdx - 80]                                   ;  1039.0 p2      41 next
        xorps xmm11, [rbp + 96]                                    ;  1042.0 p5+p2   41 next
        xorps xmm12, xmm11                                         ;  1043.0 p0      41 next
        xorps xmm3, [r11 + 2048]                                   ;  1041.0 p1+p2   44 next
        xorps xmm0, [r11 + 2080]                                   ;  1042.0 p5+p2   44 next
        xorps xmm5, [r11 + 2064]                                   ;  1043.0 p0+p2   44 next
        xorps xmm14, [r11 + 2096]                                  ;  1044.0 p1+p2   44 next
        xorps xmm10, [r11 + 2128]                                  ;  1045.0 p5+p2   44 next
        xorps xmm12, [r11 + 2288]                                  ;  1046.0 p0+p2   44 next
        xorps xmm8, [r11 + 2112]                                   ;  1047.0 p1+p2   44 next
        xorps xmm11, [r11 + 2144]                                  ;  1048.0 p5+p2   44 next
        movaps xmm13, [rcx + 48]                                   ;  1049.0 p2      44 next
        xorps xmm13, [r11 + 2160]                                  ;  1052.0 p0+p2   44 next
        movaps [rcx + 48], xmm15                                   ;  1040.0 p3+p4   44 next spill
        movaps xmm15, [rdi + 0]                                    ;  1051.0 p2      44 next
        xorps xmm15, [r11 + 2176]                                  ;  1054.0 p1+p2   44 next
        movaps [rdi + 0], xmm6                                     ;  1039.2 p3+p4   44 next spill
        movaps xmm6, xmm3                                          ;  1042.0 p5      41 next copy
        xorps xmm6, xmm11                                          ;  1049.0 p0      41 next
        movaps [rbp + 96], xmm9                                    ;  1041.0 p3+p4   44 next spill
        movaps xmm9, xmm3                                          ;  1042.0 p1      41 next copy
        andps xmm9, xmm5                                           ;  1044.0 p5      41 next
        movaps [rdx - 80], xmm7                                    ;  1042.2 p3+p4   44 next spill
        movaps xmm7, xmm3                                          ;  1042.5 p0      41 next copy
        movaps [rdx + 112], xmm12                                  ;  1047.0 p3+p4   44 next spill
        movaps xmm12, xmm11                                        ;  1049.0 p1      41 next copy
        xorps xmm12, xmm14                                         ;  1050.0 p5      41 next
        movaps [rdi - 96], xmm2                                    ;  1044.2 p3+p4   44 next spill
        movaps xmm2, xmm0                                          ;  1043.8 p0      41 next copy
        xorps xmm2, xmm15                                          ;  1055.0 p1      41 next
        movaps [rbp - 112], xmm4                                   ;  1045.2 p3+p4   44 next spill
        movaps xmm4, xmm0                                          ;  1044.5 p5      41 next copy
        xorps xmm4, xmm14                                          ;  1045.5 p0      41 next
        movaps [rdx - 112], xmm15                                  ;  1055.0 p3+p4   44 next spill
        movaps xmm15, xmm4                                         ;  1046.5 p1      41 next copy
        andps xmm15, xmm14                                         ;  1047.5 p5      41 next
        xorps xmm9, xmm15                                          ;  1048.5 p0      41 next
        movaps xmm15, xmm0                                         ;  1046.2 p1      41 next copy
        xorps xmm15, xmm13                                         ;  1053.0 p5      41 next
        andps xmm7, xmm15                                          ;  1054.0 p0      41 next
        movaps xmm15, xmm11                                        ;  1049.0 p1      41 next copy
        andps xmm15, xmm10                                         ;  1050.0 p5      41 next
        xorps xmm15, xmm1                                          ;  1051.0 p0      41 next
        xorps xmm7, xmm15                                          ;  1055.0 p1      41 next
        movaps [rdi - 48], xmm15                                   ;  1052.0 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;  1049.0 p5      41 next copy
        andps xmm15, xmm14                                         ;  1050.0 p0      41 next
        movaps [rdx + 16], xmm14                                   ;  1049.5 p3+p4   44 next spill
        movaps xmm14, xmm6                                         ;  1050.0 p1      41 next copy
        andps xmm14, xmm13                                         ;  1053.0 p5      41 next
        movaps [rbp + 32], xmm6                                    ;  1050.5 p3+p4   41 next spill
        movaps xmm6, xmm12                                         ;  1051.0 p0      41 next copy
        andps xmm6, xmm13                                          ;  1053.0 p1      41 next
        movaps [rdx - 96], xmm6                                    ;  1054.0 p3+p4   41 next spill
        movaps xmm6, xmm3                                          ;  1051.2 p5      41 next copy
        andps xmm6, xmm10                                          ;  1052.2 p0      41 next
        xorps xmm6, xmm5                                           ;  1053.2 p1      41 next
        movaps [rbp + 0], xmm7                                     ;  1056.0 p3+p4   41 next spill
        movaps xmm7, xmm0                                          ;  1052.2 p5      41 next copy
        xorps xmm7, xmm5                                           ;  1053.2 p0      41 next
        xorps xmm14, xmm6                                          ;  1054.2 p1      41 next
        movaps [rdi - 80], xmm14                                   ;  1055.2 p3+p4   41 next spill
        movaps xmm14, xmm7                                         ;  1054.2 p5      41 next copy
        andps xmm14, xmm13                                         ;  1055.2 p0      41 next
        andps xmm7, xmm10                                          ;  1054.2 p1      41 next
        movaps [rbp + 48], xmm9                                    ;  1054.5 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1054.2 p5      41 next copy
        andps xmm9, xmm8                                           ;  1055.2 p0      41 next
        xorps xmm9, xmm1                                           ;  1056.2 p1      41 next
        movaps xmm1, xmm2                                          ;  1056.0 p5      41 next copy
        andps xmm1, xmm5                                           ;  1057.0 p0      41 next
        xorps xmm15, xmm1                                          ;  1058.0 p1      41 next
        movaps xmm1, xmm14                                         ;  1056.2 p5      41 next copy
        movaps [rbp + 16], xmm9                                    ;  1057.2 p3+p4   41 next spill
        movaps xmm9, xmm12                                         ;  1056.5 p0      41 next copy
        andps xmm12, xmm8                                          ;  1056.8 p1      41 next
        xorps xmm7, xmm12                                          ;  1057.8 p5      41 next
        movaps xmm12, xmm4                                         ;  1057.5 p0      41 next copy
        andps xmm12, xmm10                                         ;  1058.5 p1      41 next
        xorps xmm6, xmm12                                          ;  1059.5 p5      41 next
        xorps xmm1, xmm6                                           ;  1060.5 p0      41 next
        xorps xmm9, xmm1                                           ;  1061.5 p1      41 next
        movaps xmm1, xmm15                                         ;  1059.2 p5      41 next copy
        xorps xmm15, xmm3                                          ;  1059.5 p0      41 next
        movaps xmm6, xmm3                                          ;  1059.8 p1      41 next copy
        xorps xmm6, xmm5                                           ;  1060.8 p5      41 next
        movaps xmm12, [rdx - 112]                                  ;  1059.2 p2      44 next reload
        andps xmm3, xmm12                                          ;  1062.2 p0      41 next
        movaps [rcx + 32], xmm3                                    ;  1063.2 p3+p4   41 next spill
        movaps xmm3, xmm4                                          ;  1060.8 p1      41 next copy
        orps xmm3, xmm5                                            ;  1061.8 p5      41 next
        xorps xmm1, xmm3                                           ;  1062.8 p0      41 next
        movaps xmm3, xmm2                                          ;  1061.8 p1      41 next copy
        andps xmm3, xmm10                                          ;  1062.8 p5      41 next
        xorps xmm14, xmm3                                          ;  1063.8 p0      41 next
        movaps [rcx - 112], xmm1                                   ;  1063.8 p3+p4   41 next spill
        movaps xmm1, xmm11                                         ;  1062.8 p1      41 next copy
        andps xmm1, xmm6                                           ;  1063.8 p5      41 next
        andps xmm6, xmm8                                           ;  1063.5 p0      41 next
        xorps xmm6, [rbp + 48]                                     ;  1064.5 p1+p2   41 next
        xorps xmm3, xmm6                                           ;  1065.5 p5      41 next
        movaps xmm6, xmm5                                          ;  1064.5 p0      41 next copy
        andps xmm6, xmm0                                           ;  1065.5 p1      41 next
        xorps xmm6, xmm13                                          ;  1066.5 p5      41 next
        xorps xmm7, xmm6                                           ;  1067.5 p0      41 next
        xorps xmm14, [rbp + 0]                                     ;  1065.8 p1+p2   41 next
        andps xmm6, xmm0                                           ;  1067.5 p5      41 next
        xorps xmm9, xmm3                                           ;  1066.5 p0      41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;  1065.0 p2      41 next reload
        xorps xmm9, xmm3                                           ;  1068.0 p1      41 next
        xorps xmm6, [rbp + 16]                                     ;  1068.5 p5+p2   41 next
        movaps xmm3, xmm13                                         ;  1067.5 p0      41 next copy
        andps xmm3, xmm12                                          ;  1068.5 p1      41 next
        xorps xmm14, xmm3                                          ;  1069.5 p5      41 next
        xorps xmm3, xmm10                                          ;  1069.5 p0      41 next
        andps xmm11, xmm5                                          ;  1068.8 p1      41 next
        xorps xmm6, [rbp + 48]                                     ;  1069.5 p5+p2   41 next
        andps xmm10, xmm13                                         ;  1069.5 p0      41 next
        xorps xmm11, xmm7                                          ;  1069.8 p1      41 next
        movaps [rdx + 32], xmm9                                    ;  1069.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1070.2 p5      41 next copy
        andps xmm9, [rdx + 16]                                     ;  1071.2 p0+p2   41 next
        xorps xmm7, xmm9                                           ;  1072.2 p1      41 next
        andps xmm2, xmm4                                           ;  1071.2 p5      41 next
        movaps xmm9, [rbp + 32]                                    ;  1069.0 p2      41 next reload
        andps xmm4, xmm9                                           ;  1072.0 p0      41 next
        xorps xmm10, xmm4                                          ;  1073.0 p1      41 next
        andps xmm13, xmm8                                          ;  1072.2 p5      41 next
        xorps xmm7, xmm15                                          ;  1073.2 p0      41 next
        xorps xmm10, xmm12                                         ;  1074.0 p1      41 next
        xorps xmm6, xmm10                                          ;  1075.0 p5      41 next
        xorps xmm13, [rcx + 32]                                    ;  1073.5 p0+p2   41 next
        xorps xmm2, [rbp + 48]                                     ;  1073.8 p1+p2   41 next
        movaps xmm4, xmm9                                          ;  1074.2 p5      41 next copy
        andps xmm4, [rdx + 16]                                     ;  1075.2 p0+p2   41 next
        xorps xmm1, xmm13                                          ;  1074.8 p1      41 next
        andps xmm5, xmm8                                           ;  1075.2 p5      41 next
        xorps xmm10, [rbp + 0]                                     ;  1075.5 p0+p2   41 next
        xorps xmm11, xmm2                                          ;  1075.8 p1      41 next
        xorps xmm5, xmm1                                           ;  1076.2 p5      41 next
        xorps xmm2, xmm8                                           ;  1076.5 p0      41 next
        movaps [rbp + 0], xmm6                                     ;  1076.0 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;  1076.8 p1      41 next copy
        andps xmm6, xmm8                                           ;  1077.8 p5      41 next
        xorps xmm4, xmm6                                           ;  1078.8 p0      41 next
        movaps xmm6, [rdi - 80]                                    ;  1074.5 p2      41 next reload
        xorps xmm13, xmm6                                          ;  1077.8 p1      41 next
        xorps xmm4, xmm3                                           ;  1079.8 p5      41 next
        xorps xmm1, xmm4                                           ;  1080.8 p0      41 next
        xorps xmm15, xmm1                                          ;  1081.8 p1      41 next
        xorps xmm2, [rcx - 112]                                    ;  1079.2 p5+p2   41 next
        movaps xmm1, xmm8                                          ;  1079.5 p0      41 next copy
        movaps xmm4, [rdx + 16]                                    ;  1076.5 p2      44 next reload
        andps xmm1, xmm4                                           ;  1080.5 p1      41 next
        xorps xmm10, xmm1                                          ;  1081.5 p5      41 next
        xorps xmm13, xmm10                                         ;  1082.5 p0      41 next
        andps xmm8, xmm12                                          ;  1080.8 p1      41 next
        andps xmm3, xmm12                                          ;  1081.2 p5      41 next
        xorps xmm6, xmm2                                           ;  1081.5 p0      41 next
        xorps xmm8, xmm4                                           ;  1081.8 p1      41 next
        xorps xmm14, xmm8                                          ;  1082.8 p5      41 next
        xorps xmm1, [rdi - 48]                                     ;  1082.5 p0+p2   41 next
        xorps xmm7, xmm1                                           ;  1083.5 p1      41 next
        andps xmm9, xmm12                                          ;  1083.2 p5      41 next
        xorps xmm3, [rbp + 16]                                     ;  1083.5 p0+p2   41 next
        xorps xmm11, xmm4                                          ;  1083.8 p1      41 next
        xorps xmm5, xmm9                                           ;  1084.2 p5      41 next
        xorps xmm0, xmm5                                           ;  1085.2 p0      41 next
        xorps xmm7, xmm3                                           ;  1084.8 p1      41 next
        xorps xmm0, [rdx - 96]                                     ;  1086.2 p5+p2   41 next
        xorps xmm3, xmm0                                           ;  1087.2 p0      41 next
        movaps xmm0, [rbp - 112]                                   ;  1082.0 p2      41 next
        movaps xmm1, [rdi - 96]                                    ;  1083.0 p2      44 next reload
        andps xmm0, xmm1                                           ;  1086.0 p1      41 next
        movaps xmm2, [rdx - 80]                                    ;  1084.0 p2      44 next reload
        xorps xmm0, xmm2                                           ;  1087.0 p5      41 next
        movaps xmm4, [rdx + 112]                                   ;  1085.0 p2      41 next
        andps xmm4, xmm2                                           ;  1088.0 p0      41 next
        movaps xmm5, [rbp + 96]                                    ;  1086.0 p2      41 next
        movaps xmm8, [rdi + 0]                                     ;  1087.0 p2      44 next reload
        andps xmm5, xmm8                                           ;  1090.0 p1      41 next
        movaps xmm9, [rdx + 112]                                   ;  1088.0 p2      41 next
        movaps xmm10, [rcx + 48]                                   ;  1089.0 p2      44 next reload
        andps xmm9, xmm10                                          ;  1092.0 p5      41 next
        movaps xmm12, xmm4                                         ;  1089.0 p0      41 next copy
        xorps xmm12, xmm5                                          ;  1091.0 p1      41 next
        andps xmm5, [rbp - 112]                                    ;  1091.0 p5+p2   41 next
        movaps [rdx - 96], xmm11                                   ;  1085.5 p3+p4   41 next spill
        movaps xmm11, xmm9                                         ;  1093.0 p0      41 next copy
        movaps [rdx + 16], xmm7                                    ;  1086.5 p3+p4   41 next spill
        movaps xmm7, xmm2                                          ;  1088.8 p1      41 next copy
        andps xmm7, [rbp - 112]                                    ;  1091.0 p5+p2   41 next
        xorps xmm11, xmm7                                          ;  1094.0 p0      41 next
        xorps xmm7, xmm12                                          ;  1092.0 p1      41 next
        movaps [rbp + 16], xmm3                                    ;  1088.2 p3+p4   41 next spill
        movaps xmm3, xmm2                                          ;  1090.2 p5      41 next copy
        andps xmm3, xmm10                                          ;  1092.0 p0      41 next
        movaps [rdx - 112], xmm6                                   ;  1088.5 p3+p4   41 next spill
        movaps xmm6, xmm3                                          ;  1093.0 p1      41 next copy
        xorps xmm6, [rbp - 112]                                    ;  1094.0 p5+p2   41 next
        xorps xmm5, xmm6                                           ;  1095.0 p0      41 next
        movaps [rbp + 32], xmm15                                   ;  1089.5 p3+p4   41 next spill
        movaps xmm15, xmm11                                        ;  1095.0 p1      41 next copy
        movaps [rdi - 48], xmm13                                   ;  1090.5 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;  1092.2 p5      41 next copy
        andps xmm13, xmm8                                          ;  1093.2 p0      41 next
        xorps xmm15, xmm13                                         ;  1096.0 p1      41 next
        movaps xmm13, [rbp + 96]                                   ;  1093.0 p2      44 next reload
        andps xmm11, xmm13                                         ;  1096.0 p5      41 next
        xorps xmm4, xmm15                                          ;  1097.0 p0      41 next
        movaps [rdi - 80], xmm14                                   ;  1091.5 p3+p4   41 next spill
        movaps xmm14, xmm3                                         ;  1093.8 p1      41 next copy
        xorps xmm3, [rdx + 112]                                    ;  1094.2 p5+p2   41 next
        movaps [rcx - 112], xmm7                                   ;  1093.0 p3+p4   41 next spill
        movaps xmm7, xmm15                                         ;  1097.0 p0      41 next copy
        andps xmm7, [rbp - 112]                                    ;  1098.0 p1+p2   41 next
        movaps [rbp + 48], xmm0                                    ;  1093.5 p3+p4   41 next spill
        movaps xmm0, [rdx + 112]                                   ;  1096.0 p2      41 next
        andps xmm0, [rbp - 112]                                    ;  1099.0 p5+p2   41 next
        movaps xmm2, xmm0                                          ;  1100.0 p0      41 next copy
        movaps [rcx + 32], xmm5                                    ;  1096.0 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;  1095.8 p1      41 next copy
        andps xmm5, xmm13                                          ;  1096.8 p5      41 next
        xorps xmm2, xmm5                                           ;  1101.0 p0      41 next
        orps xmm14, xmm5                                           ;  1097.8 p1      41 next
        andps xmm6, xmm8                                           ;  1097.2 p5      41 next
        andps xmm4, xmm8                                           ;  1098.0 p0      41 next
        xorps xmm0, xmm13                                          ;  1100.0 p1      41 next
        xorps xmm14, xmm7                                          ;  1099.0 p5      41 next
        andps xmm15, xmm10                                         ;  1098.5 p0      41 next
        xorps xmm6, xmm10                                          ;  1098.8 p1      41 next
        xorps xmm4, xmm3                                           ;  1099.2 p5      41 next
        xorps xmm3, xmm0                                           ;  1101.0 p0      41 next
        movaps xmm5, xmm3                                          ;  1102.0 p1      41 next copy
        movaps xmm7, xmm1                                          ;  1100.2 p5      41 next copy
        xorps xmm7, xmm13                                          ;  1101.2 p0      41 next
        andps xmm9, xmm7                                           ;  1102.2 p1      41 next
        andps xmm0, [rdx + 112]                                    ;  1101.2 p5+p2   41 next
        xorps xmm9, xmm6                                           ;  1103.2 p0      41 next
        andps xmm6, xmm8                                           ;  1101.8 p1      41 next
        movaps [rdi - 128], xmm4                                   ;  1100.2 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;  1102.2 p5      41 next copy
        movaps [rdi - 64], xmm14                                   ;  1100.0 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;  1102.5 p0      41 next copy
        andps xmm14, [rdx - 80]                                    ;  1103.5 p1+p2   41 next
        andps xmm4, xmm14                                          ;  1104.5 p5      41 next
        xorps xmm5, xmm14                                          ;  1104.5 p0      41 next
        xorps xmm11, xmm5                                          ;  1105.5 p1      41 next
        xorps xmm0, [rcx + 32]                                     ;  1104.2 p5+p2   41 next
        movaps xmm14, xmm12                                        ;  1104.5 p0      41 next copy
        xorps xmm14, xmm10                                         ;  1105.5 p1      41 next
        andps xmm14, xmm1                                          ;  1106.5 p5      41 next
        xorps xmm11, xmm14                                         ;  1107.5 p0      41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1102.2 p2      41 next reload
        xorps xmm11, xmm14                                         ;  1108.5 p1      41 next
        movaps xmm5, xmm8                                          ;  1106.2 p5      41 next copy
        xorps xmm5, xmm10                                          ;  1107.2 p0      41 next
        xorps xmm4, xmm5                                           ;  1108.2 p1      41 next
        xorps xmm4, xmm2                                           ;  1109.2 p5      41 next
        xorps xmm2, xmm7                                           ;  1107.5 p0      41 next
        andps xmm4, xmm8                                           ;  1110.2 p1      41 next
        movaps xmm5, [rdx - 80]                                    ;  1104.2 p2      44 next reload
        andps xmm2, xmm5                                           ;  1108.5 p5      41 next
        xorps xmm2, xmm14                                          ;  1109.5 p0      41 next
        movaps xmm14, xmm10                                        ;  1108.8 p1      41 next copy
        andps xmm14, [rbp + 48]                                    ;  1109.8 p5+p2   41 next
        movaps [rcx + 32], xmm11                                   ;  1109.5 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;  1109.5 p0      41 next copy
        andps xmm11, [rbp - 112]                                   ;  1110.5 p1+p2   41 next
        andps xmm7, xmm11                                          ;  1111.5 p5      41 next
        movaps xmm10, xmm1                                         ;  1110.5 p0      41 next copy
        andps xmm10, [rdx + 112]                                   ;  1111.5 p1+p2   41 next
        xorps xmm11, xmm10                                         ;  1112.5 p5      41 next
        xorps xmm15, xmm10                                         ;  1112.5 p0      41 next
        xorps xmm10, xmm13                                         ;  1112.5 p1      41 next
        xorps xmm4, xmm11                                          ;  1113.5 p5      41 next
        movaps xmm11, xmm8                                         ;  1112.5 p0      41 next copy
        andps xmm11, [rdx + 112]                                   ;  1113.5 p1+p2   41 next
        movaps xmm8, xmm12                                         ;  1113.2 p5      41 next copy
        andps xmm8, [rdx + 112]                                    ;  1114.2 p0+p2   41 next
        xorps xmm7, xmm8                                           ;  1115.2 p1      41 next
        movaps xmm8, xmm1                                          ;  1114.2 p5      41 next copy
        andps xmm8, xmm13                                          ;  1115.2 p0      41 next
        movaps xmm1, xmm5                                          ;  1114.8 p1      41 next copy
        movaps xmm5, xmm14                                         ;  1115.2 p5      41 next copy
        xorps xmm14, xmm2                                          ;  1115.5 p0      41 next
        xorps xmm14, xmm11                                         ;  1116.5 p1      41 next
        xorps xmm6, xmm14                                          ;  1117.5 p5      41 next
        xorps xmm11, xmm8                                          ;  1116.5 p0      41 next
        andps xmm1, xmm11                                          ;  1117.5 p1      41 next
        xorps xmm5, xmm11                                          ;  1117.5 p5      41 next
        xorps xmm9, xmm5                                           ;  1118.5 p0      41 next
        xorps xmm1, [rcx - 112]                                    ;  1118.5 p1+p2   41 next
        andps xmm8, xmm10                                          ;  1118.2 p5      41 next
        movaps xmm14, [rbp - 112]                                  ;  1114.5 p2      44 next reload
        andps xmm10, xmm14                                         ;  1118.5 p0      41 next
        andps xmm12, xmm13                                         ;  1118.8 p1      41 next
        xorps xmm3, xmm9                                           ;  1119.5 p5      41 next
        xorps xmm15, xmm1                                          ;  1119.5 p0      41 next
        xorps xmm10, xmm12                                         ;  1119.8 p1      41 next
        xorps xmm7, xmm3                                           ;  1120.5 p5      41 next
        movaps xmm1, [rdi - 96]                                    ;  1115.8 p2      44 next reload
        orps xmm5, xmm1                                            ;  1120.5 p0      41 next
        xorps xmm2, xmm5                                           ;  1121.5 p1      41 next
        xorps xmm0, xmm6                                           ;  1121.2 p5      41 next
        xorps xmm8, xmm2                                           ;  1122.5 p0      41 next
        movaps xmm2, [rbp + 48]                                    ;  1117.5 p2      41 next reload
        xorps xmm15, xmm2                                          ;  1121.8 p1      41 next
        andps xmm2, xmm13                                          ;  1122.2 p5      41 next
        xorps xmm4, xmm2                                           ;  1123.2 p0      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;  1118.5 p2      41 next reload
        xorps xmm15, xmm2                                          ;  1122.8 p1      41 next
        xorps xmm10, [rdi - 128]                                   ;  1123.2 p5+p2   41 next
        xorps xmm8, [rdi - 64]                                     ;  1123.5 p0+p2   41 next
        xorps xmm1, [rdi - 48]                                     ;  1123.8 p1+p2   41 next
        xorps xmm14, [rbp + 32]                                    ;  1124.2 p5+p2   41 next
        xorps xmm15, xmm1                                          ;  1124.8 p0      41 next
        xorps xmm4, xmm14                                          ;  1125.2 p1      41 next
        movaps xmm3, [rdi - 80]                                    ;  1123.5 p2      41 next
        xorps xmm3, [rdx - 80]                                     ;  1126.5 p5+p2   41 next
        xorps xmm7, xmm3                                           ;  1127.5 p0      41 next
        xorps xmm13, [rbp + 16]                                    ;  1125.8 p1+p2   41 next
        movaps xmm5, [rdx + 32]                                    ;  1126.5 p2      41 next
        xorps xmm5, [rdi + 0]                                      ;  1129.5 p5+p2   41 next
        xorps xmm8, xmm13                                          ;  1126.8 p0      41 next
        movaps xmm6, [rcx + 32]                                    ;  1128.5 p2      41 next
        xorps xmm6, xmm5                                           ;  1131.5 p1      41 next
        movaps xmm9, [rdi - 112]                                   ;  1129.5 p2      58 r reload
        xorps xmm3, xmm9                                           ;  1132.5 p5      50 next
        movaps xmm11, [rdx + 0]                                    ;  1130.5 p2      58 r reload
        xorps xmm1, xmm11                                          ;  1133.5 p0      50 next
        movaps xmm12, [rbp - 32]                                   ;  1131.5 p2      58 r reload
        xorps xmm5, xmm12                                          ;  1134.5 p1      50 next
        movaps [rcx + 32], xmm1                                    ;  1134.5 p3+p4   50 next spill
        movaps xmm1, [rdx - 112]                                   ;  1132.5 p2      41 next
        xorps xmm1, [rcx + 48]                                     ;  1135.5 p5+p2   41 next
        xorps xmm0, xmm1                                           ;  1136.5 p0      41 next
        xorps xmm14, [rbp - 80]                                    ;  1134.5 p1+p2   50 next
        xorps xmm13, [rcx + 80]                                    ;  1135.5 p5+p2   50 next
        xorps xmm1, [rdx + 96]                                     ;  1136.5 p0+p2   50 next
        movaps [rcx + 48], xmm13                                   ;  1136.5 p3+p4   50 next spill
        movaps xmm13, [rdx + 16]                                   ;  1137.5 p2      41 next
        xorps xmm13, [rdx + 112]                                   ;  1140.5 p1+p2   41 next
        xorps xmm10, xmm13                                         ;  1141.5 p5      41 next
        xorps xmm7, [rax - 112]                                    ;  1139.5 p0+p2   50 next
        xorps xmm6, [rax - 96]                                     ;  1140.5 p1+p2   50 next
        xorps xmm15, [rax - 80]                                    ;  1141.5 p5+p2   50 next
        xorps xmm13, [rcx + 96]                                    ;  1142.5 p0+p2   50 next
        xorps xmm4, [rcx + 64]                                     ;  1143.5 p1+p2   50 next
        xorps xmm8, [rdi + 80]                                     ;  1144.5 p5+p2   50 next
        xorps xmm0, [rax - 64]                                     ;  1145.5 p0+p2   50 next
        xorps xmm10, [rbp - 128]                                   ;  1146.5 p1+p2   50 next
        movaps [rdx + 112], xmm10                                  ;  1147.5 p3+p4   50 next spill
        movaps xmm10, [rbp + 0]                                    ;  1147.5 p2      50 next
        xorps xmm10, [rcx + 112]                                   ;  1150.5 p5+p2   50 next
        xorps xmm9, [r11 + 384]                                    ;  1149.5 p0+p2   50 next
        movaps [rdi - 112], xmm8                                   ;  1145.5 p3+p4   50 next spill
        movaps xmm8, [rdx - 96]                                    ;  1150.5 p2      50 next
        xorps xmm8, [rax - 128]                                    ;  1153.5 p1+p2   50 next
        xorps xmm12, [r11 + 400]                                   ;  1152.5 p5+p2   50 next
        xorps xmm11, [r11 + 416]                                   ;  1153.5 p0+p2   50 next
        movaps [rdx + 0], xmm0                                     ;  1146.5 p3+p4   50 next spill
        movaps xmm0, [rbp - 80]                                    ;  1154.5 p2      50 next
        xorps xmm0, [r11 + 432]                                    ;  1157.5 p1+p2   50 next
        movaps [rbp - 80], xmm4                                    ;  1144.5 p3+p4   50 next spill
        movaps xmm4, [rdx + 96]                                    ;  1156.5 p2      50 next
        xorps xmm4, [r11 + 448]                                    ;  1159.5 p5+p2   50 next
        movaps [rdx + 96], xmm15                                   ;  1145.5 p3+p4   50 next spill
        movaps xmm15, [rcx + 80]                                   ;  1158.5 p2      50 next
        xorps xmm15, [r11 + 464]                                   ;  1161.5 p0+p2   50 next
        movaps [rcx + 80], xmm6                                    ;  1146.5 p3+p4   50 next spill
        movaps xmm6, [rcx + 96]                                    ;  1160.5 p2      50 next
        xorps xmm6, [r11 + 480]                                    ;  1163.5 p1+p2   50 next
        movaps [rcx + 96], xmm7                                    ;  1147.5 p3+p4   50 next spill
        movaps xmm7, [rcx + 112]                                   ;  1162.5 p2      50 next
        xorps xmm7, [r11 + 496]                                    ;  1165.5 p5+p2   50 next
        movaps [rcx + 112], xmm8                                   ;  1154.5 p3+p4   50 next spill
        movaps xmm8, [rax - 128]                                   ;  1164.5 p2      50 next
        xorps xmm8, [r11 + 256]                                    ;  1167.5 p0+p2   50 next
        movaps [rax - 128], xmm10                                  ;  1152.5 p3+p4   50 next spill
        movaps xmm10, [rax - 112]                                  ;  1166.5 p2      50 next
        xorps xmm10, [r11 + 272]                                   ;  1169.5 p1+p2   50 next
        movaps [rax - 112], xmm13                                  ;  1153.8 p3+p4   50 next spill
        movaps xmm13, [rax - 96]                                   ;  1168.5 p2      50 next
        xorps xmm13, [r11 + 288]                                   ;  1171.5 p5+p2   50 next
        movaps [rax - 96], xmm1                                    ;  1154.8 p3+p4   50 next spill
        movaps xmm1, [rax - 80]                                    ;  1170.5 p2      50 next
        xorps xmm1, [r11 + 304]                                    ;  1173.5 p0+p2   50 next
        movaps [rax - 80], xmm14                                   ;  1157.5 p3+p4   50 next spill
        movaps xmm14, [rcx + 64]                                   ;  1172.5 p2      50 next
        xorps xmm14, [r11 + 320]                                   ;  1175.5 p1+p2   50 next
        movaps [rcx + 64], xmm5                                    ;  1159.5 p3+p4   50 next spill
        movaps xmm5, [rax - 64]                                    ;  1174.5 p2      50 next
        xorps xmm5, [r11 + 336]                                    ;  1177.5 p5+p2   50 next
        movaps [rax - 64], xmm3                                    ;  1161.5 p3+p4   50 next spill
        movaps xmm3, [rdi + 80]                                    ;  1176.5 p2      50 next
        xorps xmm3, [r11 + 352]                                    ;  1179.5 p0+p2   50 next
        movaps [rdi + 80], xmm4                                    ;  1163.5 p3+p4   50 next spill
        movaps xmm4, [rbp - 128]                                   ;  1178.5 p2      50 next
        xorps xmm4, [r11 + 368]                                    ;  1181.5 p1+p2   50 next
        movaps [rbp - 128], xmm12                                  ;  1165.5 p3+p4   50 next spill
        movaps xmm12, xmm7                                         ;  1166.5 p5      41 next copy
        xorps xmm12, xmm5                                          ;  1178.5 p0      41 next
        movaps [rbp - 32], xmm15                                   ;  1166.8 p3+p4   50 next spill
        movaps xmm15, xmm7                                         ;  1167.0 p1      41 next copy
        andps xmm15, xmm8                                          ;  1168.5 p5      41 next
        movaps [rdx - 96], xmm9                                    ;  1167.8 p3+p4   50 next spill
        movaps xmm9, xmm7                                          ;  1167.8 p0      41 next copy
        movaps [rbp + 0], xmm6                                     ;  1168.8 p3+p4   50 next spill
        movaps xmm6, xmm10                                         ;  1170.5 p1      41 next copy
        xorps xmm6, xmm4                                           ;  1182.5 p5      41 next
        movaps [rdx + 16], xmm11                                   ;  1169.8 p3+p4   50 next spill
        movaps xmm11, xmm10                                        ;  1170.5 p0      41 next copy
        xorps xmm11, xmm13                                         ;  1172.5 p1      41 next
        movaps [rdx - 112], xmm0                                   ;  1170.8 p3+p4   50 next spill
        movaps xmm0, xmm10                                         ;  1170.8 p5      41 next copy
        xorps xmm0, xmm3                                           ;  1180.5 p0      41 next
        andps xmm9, xmm0                                           ;  1181.5 p1      41 next
        movaps xmm0, xmm11                                         ;  1173.5 p5      41 next copy
        andps xmm0, xmm13                                          ;  1174.5 p0      41 next
        xorps xmm15, xmm0                                          ;  1175.5 p1      41 next
        movaps xmm0, xmm5                                          ;  1178.5 p5      41 next copy
        xorps xmm0, xmm13                                          ;  1179.5 p0      41 next
        movaps [rdi + 0], xmm15                                    ;  1176.5 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;  1178.5 p1      41 next copy
        andps xmm15, xmm14                                         ;  1179.5 p5      41 next
        xorps xmm15, xmm2                                          ;  1180.5 p0      41 next
        xorps xmm9, xmm15                                          ;  1182.5 p1      41 next
        movaps [rdx + 32], xmm15                                   ;  1181.5 p3+p4   41 next spill
        movaps xmm15, xmm5                                         ;  1178.5 p5      41 next copy
        andps xmm15, xmm13                                         ;  1179.5 p0      41 next
        movaps [rbp + 16], xmm13                                   ;  1178.5 p3+p4   50 next spill
        movaps xmm13, xmm12                                        ;  1179.5 p1      41 next copy
        andps xmm13, xmm3                                          ;  1180.5 p5      41 next
        movaps [rbp + 96], xmm12                                   ;  1179.5 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;  1180.5 p0      41 next copy
        andps xmm12, xmm3                                          ;  1181.5 p1      41 next
        movaps [rdx - 80], xmm12                                   ;  1182.5 p3+p4   41 next spill
        movaps xmm12, xmm7                                         ;  1180.2 p5      41 next copy
        andps xmm12, xmm14                                         ;  1181.2 p0      41 next
        xorps xmm12, xmm8                                          ;  1182.2 p1      41 next
        movaps [rdi - 80], xmm9                                    ;  1183.5 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1181.2 p5      41 next copy
        xorps xmm9, xmm8                                           ;  1182.2 p0      41 next
        xorps xmm13, xmm12                                         ;  1183.2 p1      41 next
        movaps [rbp + 32], xmm13                                   ;  1184.2 p3+p4   41 next spill
        movaps xmm13, xmm9                                         ;  1183.2 p5      41 next copy
        andps xmm13, xmm3                                          ;  1184.2 p0      41 next
        andps xmm9, xmm14                                          ;  1183.2 p1      41 next
        movaps [rbp - 112], xmm5                                   ;  1183.5 p3+p4   50 next spill
        movaps xmm5, xmm6                                          ;  1183.5 p5      41 next copy
        andps xmm5, xmm8                                           ;  1184.5 p0      41 next
        xorps xmm15, xmm5                                          ;  1185.5 p1      41 next
        movaps xmm5, xmm14                                         ;  1184.2 p5      41 next copy
        andps xmm5, xmm1                                           ;  1185.2 p0      41 next
        xorps xmm5, xmm2                                           ;  1186.2 p1      41 next
        movaps xmm2, xmm13                                         ;  1185.2 p5      41 next copy
        movaps [rdi - 48], xmm5                                    ;  1187.2 p3+p4   41 next spill
        movaps xmm5, xmm0                                          ;  1185.5 p0      41 next copy
        andps xmm0, xmm1                                           ;  1185.8 p1      41 next
        xorps xmm9, xmm0                                           ;  1186.8 p5      41 next
        movaps xmm0, xmm11                                         ;  1186.5 p0      41 next copy
        andps xmm0, xmm14                                          ;  1187.5 p1      41 next
        xorps xmm12, xmm0                                          ;  1188.5 p5      41 next
        xorps xmm2, xmm12                                          ;  1189.5 p0      41 next
        xorps xmm5, xmm2                                           ;  1190.5 p1      41 next
        movaps xmm0, xmm15                                         ;  1188.2 p5      41 next copy
        xorps xmm15, xmm7                                          ;  1188.5 p0      41 next
        movaps xmm2, xmm7                                          ;  1188.8 p1      41 next copy
        xorps xmm2, xmm8                                           ;  1189.8 p5      41 next
        andps xmm7, xmm4                                           ;  1189.5 p0      41 next
        movaps xmm12, xmm11                                        ;  1189.8 p1      41 next copy
        orps xmm12, xmm8                                           ;  1190.8 p5      41 next
        xorps xmm0, xmm12                                          ;  1191.8 p0      41 next
        movaps xmm12, xmm6                                         ;  1190.8 p1      41 next copy
        andps xmm12, xmm14                                         ;  1191.8 p5      41 next
        xorps xmm13, xmm12                                         ;  1192.8 p0      41 next
        movaps [rdi - 96], xmm0                                    ;  1192.8 p3+p4   41 next spill
        movaps xmm0, xmm8                                          ;  1191.8 p1      41 next copy
        andps xmm0, xmm10                                          ;  1192.8 p5      41 next
        xorps xmm0, xmm3                                           ;  1193.8 p0      41 next
        xorps xmm9, xmm0                                           ;  1194.8 p1      41 next
        andps xmm0, xmm10                                          ;  1194.8 p5      41 next
        xorps xmm13, [rdi - 80]                                    ;  1193.8 p0+p2   41 next
        movaps [rdi - 64], xmm10                                   ;  1191.8 p3+p4   50 next spill
        movaps xmm10, xmm2                                         ;  1193.8 p1      41 next copy
        andps xmm10, [rbp - 112]                                   ;  1194.8 p5+p2   41 next
        andps xmm2, xmm1                                           ;  1194.5 p0      41 next
        xorps xmm2, [rdi + 0]                                      ;  1195.5 p1+p2   41 next
        xorps xmm12, xmm2                                          ;  1196.5 p5      41 next
        xorps xmm5, xmm12                                          ;  1197.5 p0      41 next
        movaps xmm2, [rdi - 48]                                    ;  1194.5 p2      41 next reload
        xorps xmm0, xmm2                                           ;  1197.5 p1      41 next
        movaps xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;  1195.5 p2      41 next reload
        xorps xmm5, xmm12                                          ;  1198.5 p5      41 next
        movaps xmm12, xmm3                                         ;  1196.5 p0      41 next copy
        andps xmm12, xmm4                                          ;  1197.5 p1      41 next
        xorps xmm13, xmm12                                         ;  1198.5 p5      41 next
        xorps xmm12, xmm14                                         ;  1198.5 p0      41 next
        xorps xmm0, [rdi + 0]                                      ;  1198.5 p1+p2   41 next
        andps xmm14, xmm3                                          ;  1198.2 p5      41 next
        movaps [rdi - 128], xmm5                                   ;  1199.5 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1198.5 p0      41 next copy
        andps xmm5, [rbp + 16]                                     ;  1199.5 p1+p2   41 next
        andps xmm6, xmm11                                          ;  1199.2 p5      41 next
        xorps xmm5, xmm9                                           ;  1200.5 p0      41 next
        andps xmm11, [rbp + 96]                                    ;  1199.8 p1+p2   41 next
        xorps xmm14, xmm11                                         ;  1200.8 p5      41 next
        xorps xmm5, xmm15                                          ;  1201.5 p0      41 next
        xorps xmm14, xmm4                                          ;  1201.8 p1      41 next
        movaps xmm11, xmm8                                         ;  1201.2 p5      41 next copy
        andps xmm11, [rbp - 112]                                   ;  1202.2 p0+p2   41 next
        xorps xmm9, xmm11                                          ;  1203.2 p1      41 next
        andps xmm3, xmm1                                           ;  1202.2 p5      41 next
        xorps xmm7, xmm3                                           ;  1203.2 p0      41 next
        xorps xmm0, xmm14                                          ;  1202.8 p1      41 next
        xorps xmm6, [rdi + 0]                                      ;  1203.2 p5+p2   41 next
        movaps xmm3, xmm1                                          ;  1203.5 p0      41 next copy
        movaps xmm11, [rdi - 64]                                   ;  1201.5 p2      50 next reload
        andps xmm3, xmm11                                          ;  1204.5 p1      41 next
        movaps [rdi + 0], xmm0                                     ;  1203.8 p3+p4   41 next spill
        movaps xmm0, [rbp + 96]                                    ;  1202.5 p2      41 next
        andps xmm0, [rbp + 16]                                     ;  1205.5 p5+p2   41 next
        xorps xmm3, xmm0                                           ;  1206.5 p0      41 next
        xorps xmm10, xmm7                                          ;  1204.8 p1      41 next
        andps xmm8, xmm1                                           ;  1205.2 p5      41 next
        xorps xmm14, [rdi - 80]                                    ;  1205.5 p0+p2   41 next
        xorps xmm8, xmm10                                          ;  1206.2 p1      41 next
        xorps xmm9, xmm6                                           ;  1206.2 p5      41 next
        xorps xmm6, xmm1                                           ;  1206.5 p0      41 next
        movaps xmm0, [rbp + 32]                                    ;  1205.5 p2      41 next reload
        xorps xmm7, xmm0                                           ;  1208.5 p1      41 next
        xorps xmm3, xmm12                                          ;  1207.5 p5      41 next
        xorps xmm10, xmm3                                          ;  1208.5 p0      41 next
        xorps xmm15, xmm10                                         ;  1209.5 p1      41 next
        xorps xmm6, [rdi - 96]                                     ;  1208.2 p5+p2   41 next
        movaps xmm3, xmm1                                          ;  1208.5 p0      41 next copy
        movaps xmm10, [rbp + 16]                                   ;  1207.5 p2      50 next reload
        andps xmm3, xmm10                                          ;  1210.5 p1      41 next
        xorps xmm14, xmm3                                          ;  1211.5 p5      41 next
        xorps xmm7, xmm14                                          ;  1212.5 p0      41 next
        andps xmm1, xmm4                                           ;  1209.8 p1      41 next
        andps xmm12, xmm4                                          ;  1210.2 p5      41 next
        xorps xmm0, xmm6                                           ;  1210.5 p0      41 next
        xorps xmm1, xmm10                                          ;  1210.8 p1      41 next
        xorps xmm13, xmm1                                          ;  1211.8 p5      41 next
        xorps xmm3, [rdx + 32]                                     ;  1211.5 p0+p2   41 next
        xorps xmm5, xmm3                                           ;  1212.5 p1      41 next
        xorps xmm2, xmm12                                          ;  1212.2 p5      41 next
        andps xmm4, [rbp + 96]                                     ;  1212.5 p0+p2   41 next
        xorps xmm9, xmm10                                          ;  1212.8 p1      41 next
        xorps xmm8, xmm4                                           ;  1213.5 p5      41 next
        xorps xmm11, xmm8                                          ;  1214.5 p0      41 next
        xorps xmm5, xmm2                                           ;  1213.8 p1      41 next
        xorps xmm11, [rdx - 80]                                    ;  1215.5 p5+p2   41 next
        xorps xmm2, xmm11                                          ;  1216.5 p0      41 next
        movaps xmm14, [rdx - 112]                                  ;  1211.5 p2      41 next
        movaps xmm1, [rdx + 16]                                    ;  1212.5 p2      50 next reload
        andps xmm14, xmm1                                          ;  1215.5 p1      41 next
        movaps xmm3, [rdx - 96]                                    ;  1213.5 p2      50 next reload
        xorps xmm14, xmm3                                          ;  1216.5 p5      41 next
        movaps xmm4, [rbp + 0]                                     ;  1214.5 p2      41 next
        andps xmm4, xmm3                                           ;  1217.5 p0      41 next
        movaps xmm6, [rbp - 32]                                    ;  1215.5 p2      41 next
        movaps xmm8, [rbp - 128]                                   ;  1216.5 p2      50 next reload
        andps xmm6, xmm8                                           ;  1219.5 p1      41 next
        movaps xmm10, [rbp + 0]                                    ;  1217.5 p2      41 next
        movaps xmm11, [rdi + 80]                                   ;  1218.5 p2      50 next reload
        andps xmm10, xmm11                                         ;  1221.5 p5      41 next
        movaps xmm12, xmm4                                         ;  1218.5 p0      41 next copy
        xorps xmm12, xmm6                                          ;  1220.5 p1      41 next
        andps xmm6, [rdx - 112]                                    ;  1220.5 p5+p2   41 next
        movaps [rdx - 80], xmm9                                    ;  1214.8 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1222.5 p0      41 next copy
        movaps [rdi - 64], xmm5                                    ;  1215.8 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;  1217.8 p1      41 next copy
        andps xmm5, [rdx - 112]                                    ;  1220.5 p5+p2   41 next
        xorps xmm9, xmm5                                           ;  1223.5 p0      41 next
        xorps xmm5, xmm12                                          ;  1221.5 p1      41 next
        movaps [rbp + 16], xmm2                                    ;  1217.5 p3+p4   41 next spill
        movaps xmm2, xmm3                                          ;  1219.2 p5      41 next copy
        andps xmm2, xmm11                                          ;  1221.5 p0      41 next
        movaps [rbp + 96], xmm0                                    ;  1217.8 p3+p4   41 next spill
        movaps xmm0, xmm2                                          ;  1222.5 p1      41 next copy
        xorps xmm0, [rdx - 112]                                    ;  1223.5 p5+p2   41 next
        xorps xmm6, xmm0                                           ;  1224.5 p0      41 next
        movaps [rdi - 48], xmm15                                   ;  1218.8 p3+p4   41 next spill
        movaps xmm15, xmm9                                         ;  1224.5 p1      41 next copy
        movaps [rdx + 32], xmm7                                    ;  1219.8 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1221.2 p5      41 next copy
        andps xmm7, xmm8                                           ;  1222.2 p0      41 next
        xorps xmm15, xmm7                                          ;  1225.5 p1      41 next
        movaps xmm7, [rbp - 32]                                    ;  1222.5 p2      50 next reload
        andps xmm9, xmm7                                           ;  1225.5 p5      41 next
        xorps xmm4, xmm15                                          ;  1226.5 p0      41 next
        movaps [rbp + 32], xmm13                                   ;  1221.0 p3+p4   41 next spill
        movaps xmm13, xmm2                                         ;  1222.8 p1      41 next copy
        xorps xmm2, [rbp + 0]                                      ;  1223.5 p5+p2   41 next
        movaps [rdi - 96], xmm5                                    ;  1222.5 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;  1226.5 p0      41 next copy
        andps xmm5, [rdx - 112]                                    ;  1227.5 p1+p2   41 next
        movaps [rdi - 80], xmm14                                   ;  1223.0 p3+p4   41 next spill
        movaps xmm14, [rbp + 0]                                    ;  1225.5 p2      41 next
        andps xmm14, [rdx - 112]                                   ;  1228.5 p5+p2   41 next
        movaps xmm3, xmm14                                         ;  1229.5 p0      41 next copy
        movaps [rbp - 112], xmm6                                   ;  1225.5 p3+p4   41 next spill
        movaps xmm6, xmm11                                         ;  1224.8 p1      41 next copy
        andps xmm6, xmm7                                           ;  1225.8 p5      41 next
        xorps xmm3, xmm6                                           ;  1230.5 p0      41 next
        orps xmm13, xmm6                                           ;  1226.8 p1      41 next
        andps xmm0, xmm8                                           ;  1226.2 p5      41 next
        andps xmm4, xmm8                                           ;  1227.5 p0      41 next
        xorps xmm14, xmm7                                          ;  1229.5 p1      41 next
        xorps xmm13, xmm5                                          ;  1228.5 p5      41 next
        andps xmm15, xmm11                                         ;  1227.5 p0      41 next
        xorps xmm0, xmm11                                          ;  1227.8 p1      41 next
        xorps xmm4, xmm2                                           ;  1228.5 p5      41 next
        xorps xmm2, xmm14                                          ;  1230.5 p0      41 next
        movaps xmm5, xmm2                                          ;  1231.5 p1      41 next copy
        movaps xmm6, xmm1                                          ;  1229.2 p5      41 next copy
        xorps xmm6, xmm7                                           ;  1230.2 p0      41 next
        andps xmm10, xmm6                                          ;  1231.2 p1      41 next
        andps xmm14, [rbp + 0]                                     ;  1230.5 p5+p2   41 next
        xorps xmm10, xmm0                                          ;  1232.2 p0      41 next
        andps xmm0, xmm8                                           ;  1230.8 p1      41 next
        movaps [rbp + 48], xmm4                                    ;  1229.5 p3+p4   41 next spill
        movaps xmm4, xmm6                                          ;  1231.2 p5      41 next copy
        movaps [rcx - 112], xmm13                                  ;  1229.5 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;  1231.5 p0      41 next copy
        andps xmm13, [rdx - 96]                                    ;  1232.5 p1+p2   41 next
        andps xmm4, xmm13                                          ;  1233.5 p5      41 next
        xorps xmm5, xmm13                                          ;  1233.5 p0      41 next
        xorps xmm9, xmm5                                           ;  1234.5 p1      41 next
        xorps xmm14, [rbp - 112]                                   ;  1233.2 p5+p2   41 next
        movaps xmm5, xmm12                                         ;  1233.5 p0      41 next copy
        xorps xmm5, xmm11                                          ;  1234.5 p1      41 next
        andps xmm5, xmm1                                           ;  1235.5 p5      41 next
        xorps xmm9, xmm5                                           ;  1236.5 p0      41 next
        movaps xmm5, [rel kasumi_decrypt_compact.T0_constants128]  ;  1231.8 p2      41 next reload
        xorps xmm9, xmm5                                           ;  1237.5 p1      41 next
        movaps xmm13, xmm8                                         ;  1235.2 p5      41 next copy
        xorps xmm13, xmm11                                         ;  1236.2 p0      41 next
        xorps xmm4, xmm13                                          ;  1237.2 p1      41 next
        xorps xmm4, xmm3                                           ;  1238.2 p5      41 next
        xorps xmm3, xmm6                                           ;  1236.5 p0      41 next
        andps xmm4, xmm8                                           ;  1239.2 p1      41 next
        movaps xmm13, [rdx - 96]                                   ;  1233.8 p2      50 next reload
        andps xmm3, xmm13                                          ;  1237.5 p5      41 next
        xorps xmm3, xmm5                                           ;  1238.5 p0      41 next
        movaps xmm5, xmm11                                         ;  1237.8 p1      41 next copy
        andps xmm5, [rdi - 80]                                     ;  1238.8 p5+p2   41 next
        movaps [rbp - 112], xmm9                                   ;  1238.5 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1238.5 p0      41 next copy
        andps xmm9, [rdx - 112]                                    ;  1239.5 p1+p2   41 next
        andps xmm6, xmm9                                           ;  1240.5 p5      41 next
        movaps xmm11, xmm1                                         ;  1239.5 p0      41 next copy
        andps xmm11, [rbp + 0]                                     ;  1240.5 p1+p2   41 next
        xorps xmm9, xmm11                                          ;  1241.5 p5      41 next
        xorps xmm15, xmm11                                         ;  1241.5 p0      41 next
        xorps xmm11, xmm7                                          ;  1241.5 p1      41 next
        xorps xmm4, xmm9                                           ;  1242.5 p5      41 next
        movaps xmm9, xmm8                                          ;  1241.5 p0      41 next copy
        andps xmm9, [rbp + 0]                                      ;  1242.5 p1+p2   41 next
        movaps xmm8, xmm12                                         ;  1242.2 p5      41 next copy
        andps xmm8, [rbp + 0]                                      ;  1243.2 p0+p2   41 next
        xorps xmm6, xmm8                                           ;  1244.2 p1      41 next
        movaps xmm8, xmm1                                          ;  1243.2 p5      41 next copy
        andps xmm8, xmm7                                           ;  1244.2 p0      41 next
        movaps xmm1, xmm13                                         ;  1243.8 p1      41 next copy
        movaps xmm13, xmm5                                         ;  1244.2 p5      41 next copy
        xorps xmm5, xmm3                                           ;  1244.5 p0      41 next
        xorps xmm5, xmm9                                           ;  1245.5 p1      41 next
        xorps xmm0, xmm5                                           ;  1246.5 p5      41 next
        xorps xmm9, xmm8                                           ;  1245.5 p0      41 next
        andps xmm1, xmm9                                           ;  1246.5 p1      41 next
        xorps xmm13, xmm9                                          ;  1246.5 p5      41 next
        xorps xmm10, xmm13                                         ;  1247.5 p0      41 next
        xorps xmm1, [rdi - 96]                                     ;  1247.5 p1+p2   41 next
        andps xmm8, xmm11                                          ;  1247.2 p5      41 next
        movaps xmm5, [rdx - 112]                                   ;  1243.5 p2      50 next reload
        andps xmm11, xmm5                                          ;  1247.5 p0      41 next
        andps xmm12, xmm7                                          ;  1247.8 p1      41 next
        xorps xmm2, xmm10                                          ;  1248.5 p5      41 next
        xorps xmm15, xmm1                                          ;  1248.5 p0      41 next
        xorps xmm11, xmm12                                         ;  1248.8 p1      41 next
        xorps xmm6, xmm2                                           ;  1249.5 p5      41 next
        movaps xmm1, [rdx + 16]                                    ;  1244.8 p2      50 next reload
        orps xmm13, xmm1                                           ;  1249.5 p0      41 next
        xorps xmm3, xmm13                                          ;  1250.5 p1      41 next
        xorps xmm14, xmm0                                          ;  1250.2 p5      41 next
        xorps xmm8, xmm3                                           ;  1251.5 p0      41 next
        movaps xmm0, [rdi - 80]                                    ;  1246.5 p2      41 next reload
        xorps xmm15, xmm0                                          ;  1250.8 p1      41 next
        andps xmm0, xmm7                                           ;  1251.2 p5      41 next
        xorps xmm4, xmm0                                           ;  1252.2 p0      41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;  1247.5 p2      41 next reload
        xorps xmm15, xmm0                                          ;  1251.8 p1      41 next
        xorps xmm11, [rbp + 48]                                    ;  1252.2 p5+p2   41 next
        xorps xmm8, [rcx - 112]                                    ;  1252.5 p0+p2   41 next
        xorps xmm1, [rdx + 32]                                     ;  1252.8 p1+p2   41 next
        xorps xmm5, [rdi - 48]                                     ;  1253.2 p5+p2   41 next
        xorps xmm15, xmm1                                          ;  1253.8 p0      41 next
        xorps xmm4, xmm5                                           ;  1254.2 p1      41 next
        movaps xmm2, [rbp + 32]                                    ;  1252.5 p2      41 next
        xorps xmm2, [rdx - 96]                                     ;  1255.5 p5+p2   41 next
        xorps xmm6, xmm2                                           ;  1256.5 p0      41 next
        xorps xmm7, [rbp + 16]                                     ;  1254.8 p1+p2   41 next
        movaps xmm3, [rdi - 128]                                   ;  1255.5 p2      41 next
        xorps xmm3, [rbp - 128]                                    ;  1258.5 p5+p2   41 next
        xorps xmm8, xmm7                                           ;  1255.8 p0      41 next
        movaps xmm9, [rbp - 112]                                   ;  1257.5 p2      41 next
        xorps xmm9, xmm3                                           ;  1260.5 p1      41 next
        xorps xmm6, [r9 + 2448]                                    ;  1258.5 p5+p2   44 next
        xorps xmm15, [r9 + 2480]                                   ;  1259.5 p0+p2   44 next
        xorps xmm9, [r9 + 2464]                                    ;  1261.5 p1+p2   44 next
        movaps xmm10, [rbp + 96]                                   ;  1261.5 p2      41 next
        xorps xmm10, [rdi + 80]                                    ;  1264.5 p5+p2   41 next
        xorps xmm14, xmm10                                         ;  1265.5 p0      41 next
        xorps xmm4, [r9 + 2496]                                    ;  1263.5 p1+p2   44 next
        xorps xmm8, [r9 + 2528]                                    ;  1264.5 p5+p2   44 next
        xorps xmm14, [r9 + 2512]                                   ;  1266.5 p0+p2   44 next
        movaps xmm12, [rdi - 64]                                   ;  1266.5 p2      41 next
        xorps xmm12, [rbp + 0]                                     ;  1269.5 p1+p2   41 next
        xorps xmm11, xmm12                                         ;  1270.5 p5      41 next
        xorps xmm2, [r9 + 2304]                                    ;  1268.5 p0+p2   44 next
        xorps xmm1, [r9 + 2336]                                    ;  1269.5 p1+p2   44 next
        xorps xmm3, [r9 + 2320]                                    ;  1270.5 p5+p2   44 next
        xorps xmm5, [r9 + 2352]                                    ;  1271.5 p0+p2   44 next
        xorps xmm7, [r9 + 2384]                                    ;  1272.5 p1+p2   44 next
        xorps xmm11, [r9 + 2544]                                   ;  1273.5 p5+p2   44 next
        xorps xmm10, [r9 + 2368]                                   ;  1274.5 p0+p2   44 next
        xorps xmm12, [r9 + 2400]                                   ;  1275.5 p1+p2   44 next
        movaps xmm13, [rdi + 0]                                    ;  1276.5 p2      44 next
        xorps xmm13, [r9 + 2416]                                   ;  1279.5 p5+p2   44 next
        movaps [rdi + 0], xmm14                                    ;  1267.5 p3+p4   44 next spill
        movaps xmm14, [rdx - 80]                                   ;  1278.5 p2      44 next
        xorps xmm14, [r9 + 2432]                                   ;  1281.5 p0+p2   44 next
        movaps [rdx - 80], xmm9                                    ;  1266.8 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;  1269.5 p1      41 next copy
        xorps xmm9, xmm12                                          ;  1276.5 p5      41 next
        movaps [rbp + 0], xmm8                                     ;  1268.5 p3+p4   44 next spill
        movaps xmm8, xmm2                                          ;  1269.5 p0      41 next copy
        andps xmm8, xmm3                                           ;  1271.5 p1      41 next
        movaps [rdi - 64], xmm6                                    ;  1269.8 p3+p4   44 next spill
        movaps xmm6, xmm2                                          ;  1270.0 p5      41 next copy
        movaps [rdi + 80], xmm11                                   ;  1274.5 p3+p4   44 next spill
        movaps xmm11, xmm12                                        ;  1276.5 p0      41 next copy
        xorps xmm11, xmm5                                          ;  1277.5 p1      41 next
        movaps [rbp + 96], xmm15                                   ;  1271.8 p3+p4   44 next spill
        movaps xmm15, xmm1                                         ;  1271.2 p5      41 next copy
        xorps xmm15, xmm14                                         ;  1282.5 p0      41 next
        movaps [rbp - 112], xmm4                                   ;  1272.8 p3+p4   44 next spill
        movaps xmm4, xmm1                                          ;  1272.0 p1      41 next copy
        xorps xmm4, xmm5                                           ;  1273.0 p5      41 next
        movaps [rbp - 128], xmm14                                  ;  1282.5 p3+p4   44 next spill
        movaps xmm14, xmm4                                         ;  1274.0 p0      41 next copy
        andps xmm14, xmm5                                          ;  1275.0 p1      41 next
        xorps xmm8, xmm14                                          ;  1276.0 p5      41 next
        movaps xmm14, xmm1                                         ;  1273.8 p0      41 next copy
        xorps xmm14, xmm13                                         ;  1280.5 p1      41 next
        andps xmm6, xmm14                                          ;  1281.5 p5      41 next
        movaps xmm14, xmm12                                        ;  1276.5 p0      41 next copy
        andps xmm14, xmm7                                          ;  1277.5 p1      41 next
        xorps xmm14, xmm0                                          ;  1278.5 p5      41 next
        xorps xmm6, xmm14                                          ;  1282.5 p0      41 next
        movaps [rdi - 128], xmm14                                  ;  1279.5 p3+p4   41 next spill
        movaps xmm14, xmm12                                        ;  1276.5 p1      41 next copy
        andps xmm14, xmm5                                          ;  1277.5 p5      41 next
        movaps [rbp + 16], xmm5                                    ;  1277.0 p3+p4   44 next spill
        movaps xmm5, xmm9                                          ;  1277.5 p0      41 next copy
        andps xmm5, xmm13                                          ;  1280.5 p1      41 next
        movaps [rbp - 32], xmm9                                    ;  1278.0 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1278.5 p5      41 next copy
        andps xmm9, xmm13                                          ;  1280.5 p0      41 next
        movaps [rdx - 96], xmm9                                    ;  1281.5 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1278.8 p1      41 next copy
        andps xmm9, xmm7                                           ;  1279.8 p5      41 next
        xorps xmm9, xmm3                                           ;  1280.8 p0      41 next
        movaps [rbp + 32], xmm6                                    ;  1283.5 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;  1279.8 p1      41 next copy
        xorps xmm6, xmm3                                           ;  1280.8 p5      41 next
        xorps xmm5, xmm9                                           ;  1281.8 p0      41 next
        movaps [rdi - 48], xmm5                                    ;  1282.8 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1281.8 p1      41 next copy
        andps xmm5, xmm13                                          ;  1282.8 p5      41 next
        andps xmm6, xmm7                                           ;  1281.8 p0      41 next
        movaps [rdx - 112], xmm8                                   ;  1282.0 p3+p4   41 next spill
        movaps xmm8, xmm7                                          ;  1281.8 p1      41 next copy
        andps xmm8, xmm10                                          ;  1282.8 p5      41 next
        xorps xmm8, xmm0                                           ;  1283.8 p0      41 next
        movaps xmm0, xmm15                                         ;  1283.5 p1      41 next copy
        andps xmm0, xmm3                                           ;  1284.5 p5      41 next
        xorps xmm14, xmm0                                          ;  1285.5 p0      41 next
        movaps xmm0, xmm5                                          ;  1283.8 p1      41 next copy
        movaps [rdx + 32], xmm8                                    ;  1284.8 p3+p4   41 next spill
        movaps xmm8, xmm11                                         ;  1284.0 p5      41 next copy
        andps xmm11, xmm10                                         ;  1284.2 p0      41 next
        xorps xmm6, xmm11                                          ;  1285.2 p1      41 next
        movaps xmm11, xmm4                                         ;  1285.0 p5      41 next copy
        andps xmm11, xmm7                                          ;  1286.0 p0      41 next
        xorps xmm9, xmm11                                          ;  1287.0 p1      41 next
        xorps xmm0, xmm9                                           ;  1288.0 p5      41 next
        xorps xmm8, xmm0                                           ;  1289.0 p0      41 next
        movaps xmm0, xmm14                                         ;  1286.8 p1      41 next copy
        xorps xmm14, xmm2                                          ;  1287.0 p5      41 next
        movaps xmm9, xmm2                                          ;  1287.2 p0      41 next copy
        xorps xmm9, xmm3                                           ;  1288.2 p1      41 next
        movaps xmm11, [rbp - 128]                                  ;  1286.8 p2      44 next reload
        andps xmm2, xmm11                                          ;  1289.8 p5      41 next
        movaps [rdx + 16], xmm2                                    ;  1290.8 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;  1288.2 p0      41 next copy
        orps xmm2, xmm3                                            ;  1289.2 p1      41 next
        xorps xmm0, xmm2                                           ;  1290.2 p5      41 next
        movaps xmm2, xmm15                                         ;  1289.2 p0      41 next copy
        andps xmm2, xmm7                                           ;  1290.2 p1      41 next
        xorps xmm5, xmm2                                           ;  1291.2 p5      41 next
        movaps [rcx - 112], xmm0                                   ;  1291.2 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1290.2 p0      41 next copy
        andps xmm0, xmm9                                           ;  1291.2 p1      41 next
        andps xmm9, xmm10                                          ;  1291.0 p5      41 next
        xorps xmm9, [rdx - 112]                                    ;  1292.0 p0+p2   41 next
        xorps xmm2, xmm9                                           ;  1293.0 p1      41 next
        movaps xmm9, xmm3                                          ;  1292.0 p5      41 next copy
        andps xmm9, xmm1                                           ;  1293.0 p0      41 next
        xorps xmm9, xmm13                                          ;  1294.0 p1      41 next
        xorps xmm6, xmm9                                           ;  1295.0 p5      41 next
        xorps xmm5, [rbp + 32]                                     ;  1293.2 p0+p2   41 next
        andps xmm9, xmm1                                           ;  1295.0 p1      41 next
        xorps xmm8, xmm2                                           ;  1294.0 p5      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;  1292.5 p2      41 next reload
        xorps xmm8, xmm2                                           ;  1295.5 p0      41 next
        xorps xmm9, [rdx + 32]                                     ;  1296.0 p1+p2   41 next
        movaps xmm2, xmm13                                         ;  1295.0 p5      41 next copy
        andps xmm2, xmm11                                          ;  1296.0 p0      41 next
        xorps xmm5, xmm2                                           ;  1297.0 p1      41 next
        xorps xmm2, xmm7                                           ;  1297.0 p5      41 next
        andps xmm12, xmm3                                          ;  1296.2 p0      41 next
        xorps xmm9, [rdx - 112]                                    ;  1297.0 p1+p2   41 next
        andps xmm7, xmm13                                          ;  1297.0 p5      41 next
        xorps xmm12, xmm6                                          ;  1297.2 p0      41 next
        movaps [rbp + 48], xmm8                                    ;  1296.5 p3+p4   41 next spill
        movaps xmm8, xmm15                                         ;  1297.8 p1      41 next copy
        andps xmm8, [rbp + 16]                                     ;  1298.8 p5+p2   41 next
        xorps xmm6, xmm8                                           ;  1299.8 p0      41 next
        andps xmm15, xmm4                                          ;  1298.8 p1      41 next
        movaps xmm8, [rbp - 32]                                    ;  1296.5 p2      41 next reload
        andps xmm4, xmm8                                           ;  1299.5 p5      41 next
        xorps xmm7, xmm4                                           ;  1300.5 p0      41 next
        andps xmm13, xmm10                                         ;  1299.8 p1      41 next
        xorps xmm6, xmm14                                          ;  1300.8 p5      41 next
        xorps xmm7, xmm11                                          ;  1301.5 p0      41 next
        xorps xmm9, xmm7                                           ;  1302.5 p1      41 next
        xorps xmm13, [rdx + 16]                                    ;  1301.0 p5+p2   41 next
        xorps xmm15, [rdx - 112]                                   ;  1301.2 p0+p2   41 next
        movaps xmm4, xmm8                                          ;  1301.8 p1      41 next copy
        andps xmm4, [rbp + 16]                                     ;  1302.8 p5+p2   41 next
        xorps xmm0, xmm13                                          ;  1302.2 p0      41 next
        andps xmm3, xmm10                                          ;  1302.8 p1      41 next
        xorps xmm7, [rbp + 32]                                     ;  1303.0 p5+p2   41 next
        xorps xmm12, xmm15                                         ;  1303.2 p0      41 next
        xorps xmm3, xmm0                                           ;  1303.8 p1      41 next
        xorps xmm15, xmm10                                         ;  1304.0 p5      41 next
        movaps [rbp + 32], xmm9                                    ;  1303.5 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;  1304.2 p0      41 next copy
        andps xmm9, xmm10                                          ;  1305.2 p1      41 next
        xorps xmm4, xmm9                                           ;  1306.2 p5      41 next
        movaps xmm9, [rdi - 48]                                    ;  1302.0 p2      41 next reload
        xorps xmm13, xmm9                                          ;  1305.2 p0      41 next
        xorps xmm4, xmm2                                           ;  1307.2 p1      41 next
        xorps xmm0, xmm4                                           ;  1308.2 p5      41 next
        xorps xmm14, xmm0                                          ;  1309.2 p0      41 next
        xorps xmm15, [rcx - 112]                                   ;  1306.8 p1+p2   41 next
        movaps xmm0, xmm10                                         ;  1307.0 p5      41 next copy
        movaps xmm4, [rbp + 16]                                    ;  1304.0 p2      44 next reload
        andps xmm0, xmm4                                           ;  1308.0 p0      41 next
        xorps xmm7, xmm0                                           ;  1309.0 p1      41 next
        xorps xmm13, xmm7                                          ;  1310.0 p5      41 next
        andps xmm10, xmm11                                         ;  1308.2 p0      41 next
        andps xmm2, xmm11                                          ;  1308.8 p1      41 next
        xorps xmm9, xmm15                                          ;  1309.0 p5      41 next
        xorps xmm10, xmm4                                          ;  1309.2 p0      41 next
        xorps xmm5, xmm10                                          ;  1310.2 p1      41 next
        xorps xmm0, [rdi - 128]                                    ;  1310.0 p5+p2   41 next
        xorps xmm6, xmm0                                           ;  1311.0 p0      41 next
        andps xmm8, xmm11                                          ;  1310.8 p1      41 next
        xorps xmm2, [rdx + 32]                                     ;  1311.0 p5+p2   41 next
        xorps xmm12, xmm4                                          ;  1311.2 p0      41 next
        xorps xmm3, xmm8                                           ;  1311.8 p1      41 next
        xorps xmm1, xmm3                                           ;  1312.8 p5      41 next
        xorps xmm6, xmm2                                           ;  1312.2 p0      41 next
        xorps xmm1, [rdx - 96]                                     ;  1313.8 p1+p2   41 next
        xorps xmm2, xmm1                                           ;  1314.8 p5      41 next
        movaps xmm15, [rbp - 112]                                  ;  1309.5 p2      41 next
        movaps xmm0, [rbp + 96]                                    ;  1310.5 p2      44 next reload
        andps xmm15, xmm0                                          ;  1313.5 p0      41 next
        movaps xmm1, [rdi - 64]                                    ;  1311.5 p2      44 next reload
        xorps xmm15, xmm1                                          ;  1314.5 p1      41 next
        movaps xmm3, [rdi + 80]                                    ;  1312.5 p2      41 next
        andps xmm3, xmm1                                           ;  1315.5 p5      41 next
        movaps xmm4, [rbp + 0]                                     ;  1313.5 p2      41 next
        movaps xmm7, [rdx - 80]                                    ;  1314.5 p2      44 next reload
        andps xmm4, xmm7                                           ;  1317.5 p0      41 next
        movaps xmm8, [rdi + 80]                                    ;  1315.5 p2      41 next
        movaps xmm10, [rdi + 0]                                    ;  1316.5 p2      44 next reload
        andps xmm8, xmm10                                          ;  1319.5 p1      41 next
        movaps xmm11, xmm3                                         ;  1316.5 p5      41 next copy
        xorps xmm11, xmm4                                          ;  1318.5 p0      41 next
        andps xmm4, [rbp - 112]                                    ;  1318.5 p1+p2   41 next
        movaps [rdx - 96], xmm12                                   ;  1313.0 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;  1320.5 p5      41 next copy
        movaps [rbp + 16], xmm6                                    ;  1314.0 p3+p4   41 next spill
        movaps xmm6, xmm1                                          ;  1316.2 p0      41 next copy
        andps xmm6, [rbp - 112]                                    ;  1318.5 p1+p2   41 next
        xorps xmm12, xmm6                                          ;  1321.5 p5      41 next
        xorps xmm6, xmm11                                          ;  1319.5 p0      41 next
        movaps [rdx + 32], xmm2                                    ;  1315.8 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;  1317.8 p1      41 next copy
        andps xmm2, xmm10                                          ;  1319.5 p5      41 next
        movaps [rbp - 128], xmm9                                   ;  1316.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1320.5 p0      41 next copy
        xorps xmm9, [rbp - 112]                                    ;  1321.5 p1+p2   41 next
        xorps xmm4, xmm9                                           ;  1322.5 p5      41 next
        movaps [rbp - 32], xmm14                                   ;  1317.0 p3+p4   41 next spill
        movaps xmm14, xmm12                                        ;  1322.5 p0      41 next copy
        movaps [rdi - 128], xmm13                                  ;  1318.0 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;  1319.8 p1      41 next copy
        andps xmm13, xmm7                                          ;  1320.8 p5      41 next
        xorps xmm14, xmm13                                         ;  1323.5 p0      41 next
        movaps xmm13, [rbp + 0]                                    ;  1320.5 p2      44 next reload
        andps xmm12, xmm13                                         ;  1323.5 p1      41 next
        xorps xmm3, xmm14                                          ;  1324.5 p5      41 next
        movaps [rdi - 48], xmm5                                    ;  1319.0 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;  1321.2 p0      41 next copy
        xorps xmm2, [rdi + 80]                                     ;  1321.8 p1+p2   41 next
        movaps [rcx - 112], xmm6                                   ;  1320.5 p3+p4   41 next spill
        movaps xmm6, xmm14                                         ;  1324.5 p5      41 next copy
        andps xmm6, [rbp - 112]                                    ;  1325.5 p0+p2   41 next
        movaps [rdx - 112], xmm15                                  ;  1321.0 p3+p4   41 next spill
        movaps xmm15, [rdi + 80]                                   ;  1323.5 p2      41 next
        andps xmm15, [rbp - 112]                                   ;  1326.5 p1+p2   41 next
        movaps xmm1, xmm15                                         ;  1327.5 p5      41 next copy
        movaps [rdx + 16], xmm4                                    ;  1323.5 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1323.2 p0      41 next copy
        andps xmm4, xmm13                                          ;  1324.2 p1      41 next
        xorps xmm1, xmm4                                           ;  1328.5 p5      41 next
        orps xmm5, xmm4                                            ;  1325.2 p0      41 next
        andps xmm9, xmm7                                           ;  1324.8 p1      41 next
        andps xmm3, xmm7                                           ;  1325.5 p5      41 next
        xorps xmm15, xmm13                                         ;  1327.5 p0      41 next
        xorps xmm5, xmm6                                           ;  1326.5 p1      41 next
        andps xmm14, xmm10                                         ;  1326.0 p5      41 next
        xorps xmm9, xmm10                                          ;  1326.2 p0      41 next
        xorps xmm3, xmm2                                           ;  1326.8 p1      41 next
        xorps xmm2, xmm15                                          ;  1328.5 p5      41 next
        movaps xmm4, xmm2                                          ;  1329.5 p0      41 next copy
        movaps xmm6, xmm0                                          ;  1327.8 p1      41 next copy
        xorps xmm6, xmm13                                          ;  1328.8 p5      41 next
        andps xmm8, xmm6                                           ;  1329.8 p0      41 next
        andps xmm15, [rdi + 80]                                    ;  1328.8 p1+p2   41 next
        xorps xmm8, xmm9                                           ;  1330.8 p5      41 next
        andps xmm9, xmm7                                           ;  1329.2 p0      41 next
        movaps [rdi - 80], xmm3                                    ;  1327.8 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;  1329.8 p1      41 next copy
        movaps [rdi - 96], xmm5                                    ;  1327.5 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;  1330.0 p5      41 next copy
        andps xmm5, [rdi - 64]                                     ;  1331.0 p0+p2   41 next
        andps xmm3, xmm5                                           ;  1332.0 p1      41 next
        xorps xmm4, xmm5                                           ;  1332.0 p5      41 next
        xorps xmm12, xmm4                                          ;  1333.0 p0      41 next
        xorps xmm15, [rdx + 16]                                    ;  1331.8 p1+p2   41 next
        movaps xmm4, xmm11                                         ;  1332.0 p5      41 next copy
        xorps xmm4, xmm10                                          ;  1333.0 p0      41 next
        andps xmm4, xmm0                                           ;  1334.0 p1      41 next
        xorps xmm12, xmm4                                          ;  1335.0 p5      41 next
        movaps xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  1329.8 p2      41 next reload
        xorps xmm12, xmm4                                          ;  1336.0 p0      41 next
        movaps xmm5, xmm7                                          ;  1333.8 p1      41 next copy
        xorps xmm5, xmm10                                          ;  1334.8 p5      41 next
        xorps xmm3, xmm5                                           ;  1335.8 p0      41 next
        xorps xmm3, xmm1                                           ;  1336.8 p1      41 next
        xorps xmm1, xmm6                                           ;  1335.0 p5      41 next
        andps xmm3, xmm7                                           ;  1337.8 p0      41 next
        movaps xmm5, [rdi - 64]                                    ;  1331.8 p2      44 next reload
        andps xmm1, xmm5                                           ;  1336.0 p1      41 next
        xorps xmm1, xmm4                                           ;  1337.0 p5      41 next
        movaps xmm4, xmm10                                         ;  1336.2 p0      41 next copy
        andps xmm4, [rdx - 112]                                    ;  1337.2 p1+p2   41 next
        movaps [rdx + 16], xmm12                                   ;  1337.0 p3+p4   41 next spill
        movaps xmm12, xmm10                                        ;  1337.0 p5      41 next copy
        andps xmm12, [rbp - 112]                                   ;  1338.0 p0+p2   41 next
        andps xmm6, xmm12                                          ;  1339.0 p1      41 next
        movaps xmm10, xmm0                                         ;  1338.0 p5      41 next copy
        andps xmm10, [rdi + 80]                                    ;  1339.0 p0+p2   41 next
        xorps xmm12, xmm10                                         ;  1340.0 p1      41 next
        xorps xmm14, xmm10                                         ;  1340.0 p5      41 next
        xorps xmm10, xmm13                                         ;  1340.0 p0      41 next
        xorps xmm3, xmm12                                          ;  1341.0 p1      41 next
        movaps xmm12, xmm7                                         ;  1340.0 p5      41 next copy
        andps xmm12, [rdi + 80]                                    ;  1341.0 p0+p2   41 next
        movaps xmm7, xmm11                                         ;  1340.8 p1      41 next copy
        andps xmm7, [rdi + 80]                                     ;  1341.8 p5+p2   41 next
        xorps xmm6, xmm7                                           ;  1342.8 p0      41 next
        movaps xmm7, xmm0                                          ;  1341.8 p1      41 next copy
        andps xmm7, xmm13                                          ;  1342.8 p5      41 next
        movaps xmm0, xmm5                                          ;  1342.2 p0      41 next copy
        movaps xmm5, xmm4                                          ;  1342.8 p1      41 next copy
        xorps xmm4, xmm1                                           ;  1343.0 p5      41 next
        xorps xmm4, xmm12                                          ;  1344.0 p0      41 next
        xorps xmm9, xmm4                                           ;  1345.0 p1      41 next
        xorps xmm12, xmm7                                          ;  1344.0 p5      41 next
        andps xmm0, xmm12                                          ;  1345.0 p0      41 next
        xorps xmm5, xmm12                                          ;  1345.0 p1      41 next
        xorps xmm8, xmm5                                           ;  1346.0 p5      41 next
        xorps xmm0, [rcx - 112]                                    ;  1346.0 p0+p2   41 next
        andps xmm7, xmm10                                          ;  1345.8 p1      41 next
        movaps xmm4, [rbp - 112]                                   ;  1342.0 p2      44 next reload
        andps xmm10, xmm4                                          ;  1346.0 p5      41 next
        andps xmm11, xmm13                                         ;  1346.2 p0      41 next
        xorps xmm2, xmm8                                           ;  1347.0 p1      41 next
        xorps xmm14, xmm0                                          ;  1347.0 p5      41 next
        xorps xmm10, xmm11                                         ;  1347.2 p0      41 next
        xorps xmm6, xmm2                                           ;  1348.0 p1      41 next
        movaps xmm0, [rbp + 96]                                    ;  1343.2 p2      44 next reload
        orps xmm5, xmm0                                            ;  1348.0 p5      41 next
        xorps xmm1, xmm5                                           ;  1349.0 p0      41 next
        xorps xmm15, xmm9                                          ;  1348.8 p1      41 next
        xorps xmm7, xmm1                                           ;  1350.0 p5      41 next
        movaps xmm1, [rdx - 112]                                   ;  1345.0 p2      41 next reload
        xorps xmm14, xmm1                                          ;  1349.2 p0      41 next
        andps xmm1, xmm13                                          ;  1349.8 p1      41 next
        xorps xmm3, xmm1                                           ;  1350.8 p5      41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;  1346.0 p2      41 next reload
        xorps xmm14, xmm1                                          ;  1350.2 p0      41 next
        xorps xmm10, [rdi - 80]                                    ;  1350.8 p1+p2   41 next
        xorps xmm7, [rdi - 96]                                     ;  1351.0 p5+p2   41 next
        xorps xmm0, [rdi - 128]                                    ;  1351.2 p0+p2   41 next
        xorps xmm4, [rbp - 32]                                     ;  1351.8 p1+p2   41 next
        xorps xmm14, xmm0                                          ;  1352.2 p5      41 next
        xorps xmm3, xmm4                                           ;  1352.8 p0      41 next
        movaps xmm2, [rdi - 48]                                    ;  1351.0 p2      41 next
        xorps xmm2, [rdi - 64]                                     ;  1354.0 p1+p2   41 next
        xorps xmm6, xmm2                                           ;  1355.0 p5      41 next
        xorps xmm13, [rdx + 32]                                    ;  1353.2 p0+p2   41 next
        movaps xmm5, [rbp + 48]                                    ;  1354.0 p2      41 next
        xorps xmm5, [rdx - 80]                                     ;  1357.0 p1+p2   41 next
        xorps xmm7, xmm13                                          ;  1354.2 p5      41 next
        movaps xmm8, [rdx + 16]                                    ;  1356.0 p2      41 next
        xorps xmm8, xmm5                                           ;  1359.0 p0      41 next
        movaps xmm9, [rax - 64]                                    ;  1357.0 p2      50 next reload
        xorps xmm2, xmm9                                           ;  1360.0 p1      50 next
        movaps xmm11, [rcx + 32]                                   ;  1358.0 p2      50 next reload
        xorps xmm0, xmm11                                          ;  1361.0 p5      50 next
        movaps xmm12, [rcx + 64]                                   ;  1359.0 p2      50 next reload
        xorps xmm5, xmm12                                          ;  1362.0 p0      50 next
        movaps [rdx + 16], xmm0                                    ;  1362.0 p3+p4   50 next spill
        movaps xmm0, [rbp - 128]                                   ;  1360.0 p2      41 next
        xorps xmm0, [rdi + 0]                                      ;  1363.0 p1+p2   41 next
        xorps xmm15, xmm0                                          ;  1364.0 p5      41 next
        xorps xmm4, [rax - 80]                                     ;  1362.0 p0+p2   50 next
        xorps xmm13, [rcx + 48]                                    ;  1363.0 p1+p2   50 next
        xorps xmm0, [rax - 96]                                     ;  1364.0 p5+p2   50 next
        movaps [rdi + 0], xmm13                                    ;  1364.0 p3+p4   50 next spill
        movaps xmm13, [rbp + 16]                                   ;  1365.0 p2      41 next
        xorps xmm13, [rdi + 80]                                    ;  1368.0 p0+p2   41 next
        xorps xmm10, xmm13                                         ;  1369.0 p1      41 next
        xorps xmm6, [rcx + 96]                                     ;  1367.0 p5+p2   50 next
        xorps xmm8, [rcx + 80]                                     ;  1368.0 p0+p2   50 next
        xorps xmm14, [rdx + 96]                                    ;  1369.0 p1+p2   50 next
        xorps xmm13, [rax - 112]                                   ;  1370.0 p5+p2   50 next
        xorps xmm3, [rbp - 80]                                     ;  1371.0 p0+p2   50 next
        xorps xmm7, [rdi - 112]                                    ;  1372.0 p1+p2   50 next
        xorps xmm15, [rdx + 0]                                     ;  1373.0 p5+p2   50 next
        xorps xmm10, [rdx + 112]                                   ;  1374.0 p0+p2   50 next
        movaps [rdi + 80], xmm10                                   ;  1375.0 p3+p4   50 next spill
        movaps xmm10, [rbp + 32]                                   ;  1375.0 p2      50 next
        xorps xmm10, [rax - 128]                                   ;  1378.0 p1+p2   50 next
        xorps xmm9, [r10 + 48]                                     ;  1377.0 p5+p2   50 next
        movaps [rax - 64], xmm7                                    ;  1373.0 p3+p4   50 next spill
        movaps xmm7, [rdx - 96]                                    ;  1378.0 p2      50 next
        xorps xmm7, [rcx + 112]                                    ;  1381.0 p0+p2   50 next
        xorps xmm12, [r10 + 64]                                    ;  1380.0 p1+p2   50 next
        xorps xmm11, [r10 + 80]                                    ;  1381.0 p5+p2   50 next
        movaps [rcx + 32], xmm15                                   ;  1374.0 p3+p4   50 next spill
        movaps xmm15, [rax - 80]                                   ;  1382.0 p2      50 next
        xorps xmm15, [r10 + 96]                                    ;  1385.0 p0+p2   50 next
        movaps [rax - 80], xmm3                                    ;  1372.0 p3+p4   50 next spill
        movaps xmm3, [rax - 96]                                    ;  1384.0 p2      50 next
        xorps xmm3, [r10 + 112]                                    ;  1387.0 p1+p2   50 next
        movaps [rax - 96], xmm14                                   ;  1373.0 p3+p4   50 next spill
        movaps xmm14, [rcx + 48]                                   ;  1386.0 p2      50 next
        xorps xmm14, [r10 + 128]                                   ;  1389.0 p5+p2   50 next
        movaps [rcx + 48], xmm8                                    ;  1374.0 p3+p4   50 next spill
        movaps xmm8, [rax - 112]                                   ;  1388.0 p2      50 next
        xorps xmm8, [r10 + 144]                                    ;  1391.0 p0+p2   50 next
        movaps [rax - 112], xmm6                                   ;  1375.0 p3+p4   50 next spill
        movaps xmm6, [rax - 128]                                   ;  1390.0 p2      50 next
        xorps xmm6, [r10 + 160]                                    ;  1393.0 p1+p2   50 next
        movaps [rax - 128], xmm7                                   ;  1382.0 p3+p4   50 next spill
        movaps xmm7, [rcx + 112]                                   ;  1392.0 p2      50 next
        xorps xmm7, [r10 + 176]                                    ;  1395.0 p5+p2   50 next
        movaps [rcx + 112], xmm10                                  ;  1380.0 p3+p4   50 next spill
        movaps xmm10, [rcx + 96]                                   ;  1394.0 p2      50 next
        xorps xmm10, [r10 + 192]                                   ;  1397.0 p0+p2   50 next
        movaps [rcx + 96], xmm13                                   ;  1381.2 p3+p4   50 next spill
        movaps xmm13, [rcx + 80]                                   ;  1396.0 p2      50 next
        xorps xmm13, [r10 + 208]                                   ;  1399.0 p1+p2   50 next
        movaps [rcx + 80], xmm0                                    ;  1382.2 p3+p4   50 next spill
        movaps xmm0, [rdx + 96]                                    ;  1398.0 p2      50 next
        xorps xmm0, [r10 + 224]                                    ;  1401.0 p5+p2   50 next
        movaps [rdx + 96], xmm4                                    ;  1385.0 p3+p4   50 next spill
        movaps xmm4, [rbp - 80]                                    ;  1400.0 p2      50 next
        xorps xmm4, [r10 + 240]                                    ;  1403.0 p0+p2   50 next
        movaps [rbp - 80], xmm5                                    ;  1387.0 p3+p4   50 next spill
        movaps xmm5, [rdx + 0]                                     ;  1402.0 p2      50 next
        xorps xmm5, [r10]                                          ;  1405.0 p1+p2   50 next
        movaps [rdx + 0], xmm2                                     ;  1389.0 p3+p4   50 next spill
        movaps xmm2, [rdi - 112]                                   ;  1404.0 p2      50 next
        xorps xmm2, [r10 + 16]                                     ;  1407.0 p5+p2   50 next
        movaps [rdi - 112], xmm3                                   ;  1391.0 p3+p4   50 next spill
        movaps xmm3, [rdx + 112]                                   ;  1406.0 p2      50 next
        xorps xmm3, [r10 + 32]                                     ;  1409.0 p0+p2   50 next
        movaps [rdx + 112], xmm12                                  ;  1393.0 p3+p4   50 next spill
        movaps xmm12, xmm6                                         ;  1394.0 p1      41 next copy
        xorps xmm12, xmm5                                          ;  1406.0 p5      41 next
        movaps [rcx + 64], xmm14                                   ;  1394.2 p3+p4   50 next spill
        movaps xmm14, xmm6                                         ;  1394.5 p0      41 next copy
        andps xmm14, xmm7                                          ;  1396.0 p1      41 next
        movaps [rdx - 96], xmm9                                    ;  1395.2 p3+p4   50 next spill
        movaps xmm9, xmm6                                          ;  1395.2 p5      41 next copy
        movaps [rbp + 32], xmm8                                    ;  1396.2 p3+p4   50 next spill
        movaps xmm8, xmm10                                         ;  1398.0 p0      41 next copy
        xorps xmm8, xmm3                                           ;  1410.0 p1      41 next
        movaps [rbp + 16], xmm11                                   ;  1397.2 p3+p4   50 next spill
        movaps xmm11, xmm10                                        ;  1398.0 p5      41 next copy
        xorps xmm11, xmm13                                         ;  1400.0 p0      41 next
        movaps [rbp - 128], xmm15                                  ;  1398.2 p3+p4   50 next spill
        movaps xmm15, xmm10                                        ;  1398.2 p1      41 next copy
        xorps xmm15, xmm2                                          ;  1408.0 p5      41 next
        andps xmm9, xmm15                                          ;  1409.0 p0      41 next
        movaps xmm15, xmm11                                        ;  1401.0 p1      41 next copy
        andps xmm15, xmm13                                         ;  1402.0 p5      41 next
        xorps xmm14, xmm15                                         ;  1403.0 p0      41 next
        movaps xmm15, xmm5                                         ;  1406.0 p1      41 next copy
        xorps xmm15, xmm13                                         ;  1407.0 p5      41 next
        movaps [rdx - 80], xmm14                                   ;  1404.0 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;  1406.0 p0      41 next copy
        andps xmm14, xmm4                                          ;  1407.0 p1      41 next
        xorps xmm14, xmm1                                          ;  1408.0 p5      41 next
        xorps xmm9, xmm14                                          ;  1410.0 p0      41 next
        movaps [rbp + 48], xmm14                                   ;  1409.0 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;  1406.0 p1      41 next copy
        andps xmm14, xmm13                                         ;  1407.0 p5      41 next
        movaps [rdx + 32], xmm13                                   ;  1406.0 p3+p4   50 next spill
        movaps xmm13, xmm12                                        ;  1407.0 p0      41 next copy
        andps xmm13, xmm2                                          ;  1408.0 p1      41 next
        movaps [rbp + 0], xmm12                                    ;  1407.0 p3+p4   41 next spill
        movaps xmm12, xmm15                                        ;  1408.0 p5      41 next copy
        andps xmm12, xmm2                                          ;  1409.0 p0      41 next
        movaps [rdi - 64], xmm12                                   ;  1410.0 p3+p4   41 next spill
        movaps xmm12, xmm6                                         ;  1407.8 p1      41 next copy
        andps xmm12, xmm4                                          ;  1408.8 p5      41 next
        xorps xmm12, xmm7                                          ;  1409.8 p0      41 next
        movaps [rdi - 48], xmm9                                    ;  1411.0 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1408.8 p1      41 next copy
        xorps xmm9, xmm7                                           ;  1409.8 p5      41 next
        xorps xmm13, xmm12                                         ;  1410.8 p0      41 next
        movaps [rbp - 32], xmm13                                   ;  1411.8 p3+p4   41 next spill
        movaps xmm13, xmm9                                         ;  1410.8 p1      41 next copy
        andps xmm13, xmm2                                          ;  1411.8 p5      41 next
        andps xmm9, xmm4                                           ;  1410.8 p0      41 next
        movaps [rbp - 112], xmm5                                   ;  1411.0 p3+p4   50 next spill
        movaps xmm5, xmm8                                          ;  1411.0 p1      41 next copy
        andps xmm5, xmm7                                           ;  1412.0 p5      41 next
        xorps xmm14, xmm5                                          ;  1413.0 p0      41 next
        movaps xmm5, xmm4                                          ;  1411.8 p1      41 next copy
        andps xmm5, xmm0                                           ;  1412.8 p5      41 next
        xorps xmm5, xmm1                                           ;  1413.8 p0      41 next
        movaps xmm1, xmm13                                         ;  1412.8 p1      41 next copy
        movaps [rdi - 128], xmm5                                   ;  1414.8 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;  1413.0 p5      41 next copy
        andps xmm15, xmm0                                          ;  1413.2 p0      41 next
        xorps xmm9, xmm15                                          ;  1414.2 p1      41 next
        movaps xmm15, xmm11                                        ;  1414.0 p5      41 next copy
        andps xmm15, xmm4                                          ;  1415.0 p0      41 next
        xorps xmm12, xmm15                                         ;  1416.0 p1      41 next
        xorps xmm1, xmm12                                          ;  1417.0 p5      41 next
        xorps xmm5, xmm1                                           ;  1418.0 p0      41 next
        movaps xmm15, xmm14                                        ;  1415.8 p1      41 next copy
        xorps xmm14, xmm6                                          ;  1416.0 p5      41 next
        movaps xmm1, xmm6                                          ;  1416.2 p0      41 next copy
        xorps xmm1, xmm7                                           ;  1417.2 p1      41 next
        andps xmm6, xmm3                                           ;  1417.0 p5      41 next
        movaps xmm12, xmm11                                        ;  1417.2 p0      41 next copy
        orps xmm12, xmm7                                           ;  1418.2 p1      41 next
        xorps xmm15, xmm12                                         ;  1419.2 p5      41 next
        movaps xmm12, xmm8                                         ;  1418.2 p0      41 next copy
        andps xmm12, xmm4                                          ;  1419.2 p1      41 next
        xorps xmm13, xmm12                                         ;  1420.2 p5      41 next
        movaps [rbp + 96], xmm15                                   ;  1420.2 p3+p4   41 next spill
        movaps xmm15, xmm7                                         ;  1419.2 p0      41 next copy
        andps xmm15, xmm10                                         ;  1420.2 p1      41 next
        xorps xmm15, xmm2                                          ;  1421.2 p5      41 next
        xorps xmm9, xmm15                                          ;  1422.2 p0      41 next
        andps xmm15, xmm10                                         ;  1422.2 p1      41 next
        xorps xmm13, [rdi - 48]                                    ;  1421.2 p5+p2   41 next
        movaps [rdi - 96], xmm10                                   ;  1419.2 p3+p4   50 next spill
        movaps xmm10, xmm1                                         ;  1421.2 p0      41 next copy
        andps xmm10, [rbp - 112]                                   ;  1422.2 p1+p2   41 next
        andps xmm1, xmm0                                           ;  1422.0 p5      41 next
        xorps xmm1, [rdx - 80]                                     ;  1423.0 p0+p2   41 next
        xorps xmm12, xmm1                                          ;  1424.0 p1      41 next
        xorps xmm5, xmm12                                          ;  1425.0 p5      41 next
        movaps xmm1, [rdi - 128]                                   ;  1422.0 p2      41 next reload
        xorps xmm15, xmm1                                          ;  1425.0 p0      41 next
        movaps xmm12, [rel kasumi_decrypt_compact.T0_constants128] ;  1423.0 p2      41 next reload
        xorps xmm5, xmm12                                          ;  1426.0 p1      41 next
        movaps xmm12, xmm2                                         ;  1424.0 p5      41 next copy
        andps xmm12, xmm3                                          ;  1425.0 p0      41 next
        xorps xmm13, xmm12                                         ;  1426.0 p1      41 next
        xorps xmm12, xmm4                                          ;  1426.0 p5      41 next
        xorps xmm15, [rdx - 80]                                    ;  1426.0 p0+p2   41 next
        andps xmm4, xmm2                                           ;  1425.8 p1      41 next
        movaps [rdi - 80], xmm5                                    ;  1427.0 p3+p4   41 next spill
        movaps xmm5, xmm8                                          ;  1426.0 p5      41 next copy
        andps xmm5, [rdx + 32]                                     ;  1427.0 p0+p2   41 next
        andps xmm8, xmm11                                          ;  1426.8 p1      41 next
        xorps xmm5, xmm9                                           ;  1428.0 p5      41 next
        andps xmm11, [rbp + 0]                                     ;  1427.2 p0+p2   41 next
        xorps xmm4, xmm11                                          ;  1428.2 p1      41 next
        xorps xmm5, xmm14                                          ;  1429.0 p5      41 next
        xorps xmm4, xmm3                                           ;  1429.2 p0      41 next
        movaps xmm11, xmm7                                         ;  1428.8 p1      41 next copy
        andps xmm11, [rbp - 112]                                   ;  1429.8 p5+p2   41 next
        xorps xmm9, xmm11                                          ;  1430.8 p0      41 next
        andps xmm2, xmm0                                           ;  1429.8 p1      41 next
        xorps xmm6, xmm2                                           ;  1430.8 p5      41 next
        xorps xmm15, xmm4                                          ;  1430.2 p0      41 next
        xorps xmm8, [rdx - 80]                                     ;  1430.8 p1+p2   41 next
        movaps xmm2, xmm0                                          ;  1431.0 p5      41 next copy
        movaps xmm11, [rdi - 96]                                   ;  1429.0 p2      50 next reload
        andps xmm2, xmm11                                          ;  1432.0 p0      41 next
        movaps [rdx - 80], xmm15                                   ;  1431.2 p3+p4   41 next spill
        movaps xmm15, [rbp + 0]                                    ;  1430.0 p2      41 next
        andps xmm15, [rdx + 32]                                    ;  1433.0 p1+p2   41 next
        xorps xmm2, xmm15                                          ;  1434.0 p5      41 next
        xorps xmm10, xmm6                                          ;  1432.2 p0      41 next
        andps xmm7, xmm0                                           ;  1432.8 p1      41 next
        xorps xmm4, [rdi - 48]                                     ;  1433.0 p5+p2   41 next
        xorps xmm7, xmm10                                          ;  1433.8 p0      41 next
        xorps xmm9, xmm8                                           ;  1433.8 p1      41 next
        xorps xmm8, xmm0                                           ;  1434.0 p5      41 next
        movaps xmm15, [rbp - 32]                                   ;  1433.0 p2      41 next reload
        xorps xmm6, xmm15                                          ;  1436.0 p0      41 next
        xorps xmm2, xmm12                                          ;  1435.0 p1      41 next
        xorps xmm10, xmm2                                          ;  1436.0 p5      41 next
        xorps xmm14, xmm10                                         ;  1437.0 p0      41 next
        xorps xmm8, [rbp + 96]                                     ;  1435.8 p1+p2   41 next
        movaps xmm2, xmm0                                          ;  1436.0 p5      41 next copy
        movaps xmm10, [rdx + 32]                                   ;  1435.0 p2      50 next reload
        andps xmm2, xmm10                                          ;  1438.0 p0      41 next
        xorps xmm4, xmm2                                           ;  1439.0 p1      41 next
        xorps xmm6, xmm4                                           ;  1440.0 p5      41 next
        andps xmm0, xmm3                                           ;  1437.2 p0      41 next
        andps xmm12, xmm3                                          ;  1437.8 p1      41 next
        xorps xmm15, xmm8                                          ;  1438.0 p5      41 next
        xorps xmm0, xmm10                                          ;  1438.2 p0      41 next
        xorps xmm13, xmm0                                          ;  1439.2 p1      41 next
        xorps xmm2, [rbp + 48]                                     ;  1439.0 p5+p2   41 next
        xorps xmm5, xmm2                                           ;  1440.0 p0      41 next
        xorps xmm1, xmm12                                          ;  1439.8 p1      41 next
        andps xmm3, [rbp + 0]                                      ;  1440.0 p5+p2   41 next
        xorps xmm9, xmm10                                          ;  1440.2 p0      41 next
        xorps xmm7, xmm3                                           ;  1441.0 p1      41 next
        xorps xmm11, xmm7                                          ;  1442.0 p5      41 next
        xorps xmm5, xmm1                                           ;  1441.2 p0      41 next
        xorps xmm11, [rdi - 64]                                    ;  1443.0 p1+p2   41 next
        xorps xmm1, xmm11                                          ;  1444.0 p5      41 next
        movaps xmm0, [rbp - 128]                                   ;  1439.0 p2      41 next
        movaps xmm2, [rbp + 16]                                    ;  1440.0 p2      50 next reload
        andps xmm0, xmm2                                           ;  1443.0 p0      41 next
        movaps xmm3, [rdx - 96]                                    ;  1441.0 p2      50 next reload
        xorps xmm0, xmm3                                           ;  1444.0 p1      41 next
        movaps xmm4, [rbp + 32]                                    ;  1442.0 p2      41 next
        andps xmm4, xmm3                                           ;  1445.0 p5      41 next
        movaps xmm7, [rcx + 64]                                    ;  1443.0 p2      41 next
        movaps xmm8, [rdx + 112]                                   ;  1444.0 p2      50 next reload
        andps xmm7, xmm8                                           ;  1447.0 p0      41 next
        movaps xmm10, [rbp + 32]                                   ;  1445.0 p2      41 next
        movaps xmm11, [rdi - 112]                                  ;  1446.0 p2      50 next reload
        andps xmm10, xmm11                                         ;  1449.0 p1      41 next
        movaps xmm12, xmm4                                         ;  1446.0 p5      41 next copy
        xorps xmm12, xmm7                                          ;  1448.0 p0      41 next
        andps xmm7, [rbp - 128]                                    ;  1448.0 p1+p2   41 next
        movaps [rdi - 64], xmm9                                    ;  1442.2 p3+p4   41 next spill
        movaps xmm9, xmm10                                         ;  1450.0 p5      41 next copy
        movaps [rdi - 96], xmm5                                    ;  1443.2 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;  1445.2 p0      41 next copy
        andps xmm5, [rbp - 128]                                    ;  1448.0 p1+p2   41 next
        xorps xmm9, xmm5                                           ;  1451.0 p5      41 next
        xorps xmm5, xmm12                                          ;  1449.0 p0      41 next
        movaps [rdx + 32], xmm1                                    ;  1445.0 p3+p4   41 next spill
        movaps xmm1, xmm3                                          ;  1446.8 p1      41 next copy
        andps xmm1, xmm11                                          ;  1449.0 p5      41 next
        movaps [rbp + 0], xmm15                                    ;  1445.2 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;  1450.0 p0      41 next copy
        xorps xmm15, [rbp - 128]                                   ;  1451.0 p1+p2   41 next
        xorps xmm7, xmm15                                          ;  1452.0 p5      41 next
        movaps [rdi - 128], xmm14                                  ;  1446.2 p3+p4   41 next spill
        movaps xmm14, xmm9                                         ;  1452.0 p0      41 next copy
        movaps [rbp + 48], xmm6                                    ;  1447.2 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;  1448.8 p1      41 next copy
        andps xmm6, xmm8                                           ;  1449.8 p5      41 next
        xorps xmm14, xmm6                                          ;  1453.0 p0      41 next
        movaps xmm6, [rcx + 64]                                    ;  1450.0 p2      50 next reload
        andps xmm9, xmm6                                           ;  1453.0 p1      41 next
        xorps xmm4, xmm14                                          ;  1454.0 p5      41 next
        movaps [rbp - 32], xmm13                                   ;  1448.5 p3+p4   41 next spill
        movaps xmm13, xmm1                                         ;  1450.2 p0      41 next copy
        xorps xmm1, [rbp + 32]                                     ;  1451.0 p1+p2   41 next
        movaps [rbp + 96], xmm5                                    ;  1450.0 p3+p4   41 next spill
        movaps xmm5, xmm14                                         ;  1454.0 p5      41 next copy
        andps xmm5, [rbp - 128]                                    ;  1455.0 p0+p2   41 next
        movaps [rdi - 48], xmm0                                    ;  1450.5 p3+p4   41 next spill
        movaps xmm0, [rbp + 32]                                    ;  1453.0 p2      41 next
        andps xmm0, [rbp - 128]                                    ;  1456.0 p1+p2   41 next
        movaps xmm3, xmm0                                          ;  1457.0 p5      41 next copy
        movaps [rbp - 112], xmm7                                   ;  1453.0 p3+p4   41 next spill
        movaps xmm7, xmm11                                         ;  1452.2 p0      41 next copy
        andps xmm7, xmm6                                           ;  1453.2 p1      41 next
        xorps xmm3, xmm7                                           ;  1458.0 p5      41 next
        orps xmm13, xmm7                                           ;  1454.2 p0      41 next
        andps xmm15, xmm8                                          ;  1453.8 p1      41 next
        andps xmm4, xmm8                                           ;  1455.0 p5      41 next
        xorps xmm0, xmm6                                           ;  1457.0 p0      41 next
        xorps xmm13, xmm5                                          ;  1456.0 p1      41 next
        andps xmm14, xmm11                                         ;  1455.0 p5      41 next
        xorps xmm15, xmm11                                         ;  1455.2 p0      41 next
        xorps xmm4, xmm1                                           ;  1456.0 p1      41 next
        xorps xmm1, xmm0                                           ;  1458.0 p5      41 next
        movaps xmm5, xmm1                                          ;  1459.0 p0      41 next copy
        movaps xmm7, xmm2                                          ;  1456.8 p1      41 next copy
        xorps xmm7, xmm6                                           ;  1457.8 p5      41 next
        andps xmm10, xmm7                                          ;  1458.8 p0      41 next
        andps xmm0, [rbp + 32]                                     ;  1458.0 p1+p2   41 next
        xorps xmm10, xmm15                                         ;  1459.8 p5      41 next
        andps xmm15, xmm8                                          ;  1458.2 p0      41 next
        movaps [rdx - 112], xmm4                                   ;  1457.0 p3+p4   41 next spill
        movaps xmm4, xmm7                                          ;  1458.8 p1      41 next copy
        movaps [rcx - 112], xmm13                                  ;  1457.0 p3+p4   41 next spill
        movaps xmm13, xmm8                                         ;  1459.0 p5      41 next copy
        andps xmm13, [rdx - 96]                                    ;  1460.0 p0+p2   41 next
        andps xmm4, xmm13                                          ;  1461.0 p1      41 next
        xorps xmm5, xmm13                                          ;  1461.0 p5      41 next
        xorps xmm9, xmm5                                           ;  1462.0 p0      41 next
        xorps xmm0, [rbp - 112]                                    ;  1460.8 p1+p2   41 next
        movaps xmm5, xmm12                                         ;  1461.0 p5      41 next copy
        xorps xmm5, xmm11                                          ;  1462.0 p0      41 next
        andps xmm5, xmm2                                           ;  1463.0 p1      41 next
        xorps xmm9, xmm5                                           ;  1464.0 p5      41 next
        movaps xmm5, [rel kasumi_decrypt_compact.T0_constants128]  ;  1459.2 p2      41 next reload
        xorps xmm9, xmm5                                           ;  1465.0 p0      41 next
        movaps xmm13, xmm8                                         ;  1462.8 p1      41 next copy
        xorps xmm13, xmm11                                         ;  1463.8 p5      41 next
        xorps xmm4, xmm13                                          ;  1464.8 p0      41 next
        xorps xmm4, xmm3                                           ;  1465.8 p1      41 next
        xorps xmm3, xmm7                                           ;  1464.0 p5      41 next
        andps xmm4, xmm8                                           ;  1466.8 p0      41 next
        movaps xmm13, [rdx - 96]                                   ;  1461.2 p2      50 next reload
        andps xmm3, xmm13                                          ;  1465.0 p1      41 next
        xorps xmm3, xmm5                                           ;  1466.0 p5      41 next
        movaps xmm5, xmm11                                         ;  1465.2 p0      41 next copy
        andps xmm5, [rdi - 48]                                     ;  1466.2 p1+p2   41 next
        movaps [rbp - 112], xmm9                                   ;  1466.0 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1466.0 p5      41 next copy
        andps xmm9, [rbp - 128]                                    ;  1467.0 p0+p2   41 next
        andps xmm7, xmm9                                           ;  1468.0 p1      41 next
        movaps xmm11, xmm2                                         ;  1467.0 p5      41 next copy
        andps xmm11, [rbp + 32]                                    ;  1468.0 p0+p2   41 next
        xorps xmm9, xmm11                                          ;  1469.0 p1      41 next
        xorps xmm14, xmm11                                         ;  1469.0 p5      41 next
        xorps xmm11, xmm6                                          ;  1469.0 p0      41 next
        xorps xmm4, xmm9                                           ;  1470.0 p1      41 next
        movaps xmm9, xmm8                                          ;  1469.0 p5      41 next copy
        andps xmm9, [rbp + 32]                                     ;  1470.0 p0+p2   41 next
        movaps xmm8, xmm12                                         ;  1469.8 p1      41 next copy
        andps xmm8, [rbp + 32]                                     ;  1470.8 p5+p2   41 next
        xorps xmm7, xmm8                                           ;  1471.8 p0      41 next
        movaps xmm8, xmm2                                          ;  1470.8 p1      41 next copy
        andps xmm8, xmm6                                           ;  1471.8 p5      41 next
        movaps xmm2, xmm13                                         ;  1471.2 p0      41 next copy
        movaps xmm13, xmm5                                         ;  1471.8 p1      41 next copy
        xorps xmm5, xmm3                                           ;  1472.0 p5      41 next
        xorps xmm5, xmm9                                           ;  1473.0 p0      41 next
        xorps xmm15, xmm5                                          ;  1474.0 p1      41 next
        xorps xmm9, xmm8                                           ;  1473.0 p5      41 next
        andps xmm2, xmm9                                           ;  1474.0 p0      41 next
        xorps xmm13, xmm9                                          ;  1474.0 p1      41 next
        xorps xmm10, xmm13                                         ;  1475.0 p5      41 next
        xorps xmm2, [rbp + 96]                                     ;  1475.0 p0+p2   41 next
        andps xmm8, xmm11                                          ;  1474.8 p1      41 next
        movaps xmm5, [rbp - 128]                                   ;  1471.0 p2      50 next reload
        andps xmm11, xmm5                                          ;  1475.0 p5      41 next
        andps xmm12, xmm6                                          ;  1475.2 p0      41 next
        xorps xmm1, xmm10                                          ;  1476.0 p1      41 next
        xorps xmm14, xmm2                                          ;  1476.0 p5      41 next
        xorps xmm11, xmm12                                         ;  1476.2 p0      41 next
        xorps xmm7, xmm1                                           ;  1477.0 p1      41 next
        movaps xmm1, [rbp + 16]                                    ;  1472.2 p2      50 next reload
        orps xmm13, xmm1                                           ;  1477.0 p5      41 next
        xorps xmm3, xmm13                                          ;  1478.0 p0      41 next
        xorps xmm0, xmm15                                          ;  1477.8 p1      41 next
        xorps xmm8, xmm3                                           ;  1479.0 p5      41 next
        movaps xmm15, [rdi - 48]                                   ;  1474.0 p2      41 next reload
        xorps xmm14, xmm15                                         ;  1478.2 p0      41 next
        andps xmm15, xmm6                                          ;  1478.8 p1      41 next
        xorps xmm4, xmm15                                          ;  1479.8 p5      41 next
        movaps xmm15, [rel kasumi_decrypt_compact.T0_constants128] ;  1475.0 p2      41 next reload
        xorps xmm14, xmm15                                         ;  1479.2 p0      41 next
        xorps xmm11, [rdx - 112]                                   ;  1479.8 p1+p2   41 next
        xorps xmm8, [rcx - 112]                                    ;  1480.0 p5+p2   41 next
        xorps xmm1, [rbp + 48]                                     ;  1480.2 p0+p2   41 next
        xorps xmm5, [rdi - 128]                                    ;  1480.8 p1+p2   41 next
        xorps xmm14, xmm1                                          ;  1481.2 p5      41 next
        xorps xmm4, xmm5                                           ;  1481.8 p0      41 next
        movaps xmm2, [rbp - 32]                                    ;  1480.0 p2      41 next
        xorps xmm2, [rdx - 96]                                     ;  1483.0 p1+p2   41 next
        xorps xmm7, xmm2                                           ;  1484.0 p5      41 next
        xorps xmm6, [rdx + 32]                                     ;  1482.2 p0+p2   41 next
        movaps xmm3, [rdi - 80]                                    ;  1483.0 p2      41 next
        xorps xmm3, [rdx + 112]                                    ;  1486.0 p1+p2   41 next
        xorps xmm8, xmm6                                           ;  1483.2 p5      41 next
        movaps xmm9, [rbp - 112]                                   ;  1485.0 p2      41 next
        xorps xmm9, xmm3                                           ;  1488.0 p0      41 next
        xorps xmm7, [r10 + 2448]                                   ;  1486.0 p1+p2   44 next
        xorps xmm14, [r10 + 2480]                                  ;  1487.0 p5+p2   44 next
        xorps xmm9, [r10 + 2464]                                   ;  1489.0 p0+p2   44 next
        movaps xmm10, [rbp + 0]                                    ;  1489.0 p2      41 next
        xorps xmm10, [rdi - 112]                                   ;  1492.0 p1+p2   41 next
        xorps xmm0, xmm10                                          ;  1493.0 p5      41 next
        xorps xmm4, [r10 + 2496]                                   ;  1491.0 p0+p2   44 next
        xorps xmm8, [r10 + 2528]                                   ;  1492.0 p1+p2   44 next
        xorps xmm0, [r10 + 2512]                                   ;  1494.0 p5+p2   44 next
        movaps xmm12, [rdi - 96]                                   ;  1494.0 p2      41 next
        xorps xmm12, [rbp + 32]                                    ;  1497.0 p0+p2   41 next
        xorps xmm11, xmm12                                         ;  1498.0 p1      41 next
        xorps xmm2, [r10 + 2304]                                   ;  1496.0 p5+p2   44 next
        xorps xmm1, [r10 + 2336]                                   ;  1497.0 p0+p2   44 next
        xorps xmm3, [r10 + 2320]                                   ;  1498.0 p1+p2   44 next
        xorps xmm5, [r10 + 2352]                                   ;  1499.0 p5+p2   44 next
        xorps xmm6, [r10 + 2384]                                   ;  1500.0 p0+p2   44 next
        xorps xmm11, [r10 + 2544]                                  ;  1501.0 p1+p2   44 next
        xorps xmm10, [r10 + 2368]                                  ;  1502.0 p5+p2   44 next
        xorps xmm12, [r10 + 2400]                                  ;  1503.0 p0+p2   44 next
        movaps xmm13, [rdx - 80]                                   ;  1504.0 p2      44 next
        xorps xmm13, [r10 + 2416]                                  ;  1507.0 p1+p2   44 next
        movaps [rdx - 80], xmm0                                    ;  1495.0 p3+p4   44 next spill
        movaps xmm0, [rdi - 64]                                    ;  1506.0 p2      44 next
        xorps xmm0, [r10 + 2432]                                   ;  1509.0 p5+p2   44 next
        movaps [rdi - 64], xmm9                                    ;  1494.2 p3+p4   44 next spill
        movaps xmm9, xmm2                                          ;  1497.0 p0      41 next copy
        xorps xmm9, xmm12                                          ;  1504.0 p1      41 next
        movaps [rbp + 32], xmm8                                    ;  1496.0 p3+p4   44 next spill
        movaps xmm8, xmm2                                          ;  1497.0 p5      41 next copy
        andps xmm8, xmm3                                           ;  1499.0 p0      41 next
        movaps [rdi - 96], xmm7                                    ;  1497.2 p3+p4   44 next spill
        movaps xmm7, xmm2                                          ;  1497.5 p1      41 next copy
        movaps [rdi - 112], xmm11                                  ;  1502.0 p3+p4   44 next spill
        movaps xmm11, xmm12                                        ;  1504.0 p5      41 next copy
        xorps xmm11, xmm5                                          ;  1505.0 p0      41 next
        movaps [rbp + 0], xmm14                                    ;  1499.2 p3+p4   44 next spill
        movaps xmm14, xmm1                                         ;  1498.8 p1      41 next copy
        xorps xmm14, xmm0                                          ;  1510.0 p5      41 next
        movaps [rbp - 112], xmm4                                   ;  1500.2 p3+p4   44 next spill
        movaps xmm4, xmm1                                          ;  1499.5 p0      41 next copy
        xorps xmm4, xmm5                                           ;  1500.5 p1      41 next
        movaps [rdx + 112], xmm0                                   ;  1510.0 p3+p4   44 next spill
        movaps xmm0, xmm4                                          ;  1501.5 p5      41 next copy
        andps xmm0, xmm5                                           ;  1502.5 p0      41 next
        xorps xmm8, xmm0                                           ;  1503.5 p1      41 next
        movaps xmm0, xmm1                                          ;  1501.2 p5      41 next copy
        xorps xmm0, xmm13                                          ;  1508.0 p0      41 next
        andps xmm7, xmm0                                           ;  1509.0 p1      41 next
        movaps xmm0, xmm12                                         ;  1504.0 p5      41 next copy
        andps xmm0, xmm6                                           ;  1505.0 p0      41 next
        xorps xmm0, xmm15                                          ;  1506.0 p1      41 next
        xorps xmm7, xmm0                                           ;  1510.0 p5      41 next
        movaps [rdi - 80], xmm0                                    ;  1507.0 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1504.0 p0      41 next copy
        andps xmm0, xmm5                                           ;  1505.0 p1      41 next
        movaps [rdx + 32], xmm5                                    ;  1504.5 p3+p4   44 next spill
        movaps xmm5, xmm9                                          ;  1505.0 p5      41 next copy
        andps xmm5, xmm13                                          ;  1508.0 p0      41 next
        movaps [rcx + 64], xmm9                                    ;  1505.5 p3+p4   41 next spill
        movaps xmm9, xmm11                                         ;  1506.0 p1      41 next copy
        andps xmm9, xmm13                                          ;  1508.0 p5      41 next
        movaps [rdx - 96], xmm9                                    ;  1509.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1506.2 p0      41 next copy
        andps xmm9, xmm6                                           ;  1507.2 p1      41 next
        xorps xmm9, xmm3                                           ;  1508.2 p5      41 next
        movaps [rbp - 32], xmm7                                    ;  1511.0 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1507.2 p0      41 next copy
        xorps xmm7, xmm3                                           ;  1508.2 p1      41 next
        xorps xmm5, xmm9                                           ;  1509.2 p5      41 next
        movaps [rdi - 128], xmm5                                   ;  1510.2 p3+p4   41 next spill
        movaps xmm5, xmm7                                          ;  1509.2 p0      41 next copy
        andps xmm5, xmm13                                          ;  1510.2 p1      41 next
        andps xmm7, xmm6                                           ;  1509.2 p5      41 next
        movaps [rbp - 128], xmm8                                   ;  1509.5 p3+p4   41 next spill
        movaps xmm8, xmm6                                          ;  1509.2 p0      41 next copy
        andps xmm8, xmm10                                          ;  1510.2 p1      41 next
        xorps xmm8, xmm15                                          ;  1511.2 p5      41 next
        movaps xmm15, xmm14                                        ;  1511.0 p0      41 next copy
        andps xmm15, xmm3                                          ;  1512.0 p1      41 next
        xorps xmm0, xmm15                                          ;  1513.0 p5      41 next
        movaps xmm15, xmm5                                         ;  1511.2 p0      41 next copy
        movaps [rbp + 48], xmm8                                    ;  1512.2 p3+p4   41 next spill
        movaps xmm8, xmm11                                         ;  1511.5 p1      41 next copy
        andps xmm11, xmm10                                         ;  1511.8 p5      41 next
        xorps xmm7, xmm11                                          ;  1512.8 p0      41 next
        movaps xmm11, xmm4                                         ;  1512.5 p1      41 next copy
        andps xmm11, xmm6                                          ;  1513.5 p5      41 next
        xorps xmm9, xmm11                                          ;  1514.5 p0      41 next
        xorps xmm15, xmm9                                          ;  1515.5 p1      41 next
        xorps xmm8, xmm15                                          ;  1516.5 p5      41 next
        movaps xmm15, xmm0                                         ;  1514.2 p0      41 next copy
        xorps xmm0, xmm2                                           ;  1514.5 p1      41 next
        movaps xmm9, xmm2                                          ;  1514.8 p5      41 next copy
        xorps xmm9, xmm3                                           ;  1515.8 p0      41 next
        movaps xmm11, [rdx + 112]                                  ;  1514.2 p2      44 next reload
        andps xmm2, xmm11                                          ;  1517.2 p1      41 next
        movaps [rbp + 16], xmm2                                    ;  1518.2 p3+p4   41 next spill
        movaps xmm2, xmm4                                          ;  1515.8 p5      41 next copy
        orps xmm2, xmm3                                            ;  1516.8 p0      41 next
        xorps xmm15, xmm2                                          ;  1517.8 p1      41 next
        movaps xmm2, xmm14                                         ;  1516.8 p5      41 next copy
        andps xmm2, xmm6                                           ;  1517.8 p0      41 next
        xorps xmm5, xmm2                                           ;  1518.8 p1      41 next
        movaps [rcx - 112], xmm15                                  ;  1518.8 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;  1517.8 p5      41 next copy
        andps xmm15, xmm9                                          ;  1518.8 p0      41 next
        andps xmm9, xmm10                                          ;  1518.5 p1      41 next
        xorps xmm9, [rbp - 128]                                    ;  1519.5 p5+p2   41 next
        xorps xmm2, xmm9                                           ;  1520.5 p0      41 next
        movaps xmm9, xmm3                                          ;  1519.5 p1      41 next copy
        andps xmm9, xmm1                                           ;  1520.5 p5      41 next
        xorps xmm9, xmm13                                          ;  1521.5 p0      41 next
        xorps xmm7, xmm9                                           ;  1522.5 p1      41 next
        xorps xmm5, [rbp - 32]                                     ;  1520.8 p5+p2   41 next
        andps xmm9, xmm1                                           ;  1522.5 p0      41 next
        xorps xmm8, xmm2                                           ;  1521.5 p1      41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;  1520.0 p2      41 next reload
        xorps xmm8, xmm2                                           ;  1523.0 p5      41 next
        xorps xmm9, [rbp + 48]                                     ;  1523.5 p0+p2   41 next
        movaps xmm2, xmm13                                         ;  1522.5 p1      41 next copy
        andps xmm2, xmm11                                          ;  1523.5 p5      41 next
        xorps xmm5, xmm2                                           ;  1524.5 p0      41 next
        xorps xmm2, xmm6                                           ;  1524.5 p1      41 next
        andps xmm12, xmm3                                          ;  1523.8 p5      41 next
        xorps xmm9, [rbp - 128]                                    ;  1524.5 p0+p2   41 next
        andps xmm6, xmm13                                          ;  1524.5 p1      41 next
        xorps xmm12, xmm7                                          ;  1524.8 p5      41 next
        movaps [rdx - 112], xmm8                                   ;  1524.0 p3+p4   41 next spill
        movaps xmm8, xmm14                                         ;  1525.2 p0      41 next copy
        andps xmm8, [rdx + 32]                                     ;  1526.2 p1+p2   41 next
        xorps xmm7, xmm8                                           ;  1527.2 p5      41 next
        andps xmm14, xmm4                                          ;  1526.2 p0      41 next
        movaps xmm8, [rcx + 64]                                    ;  1524.0 p2      41 next reload
        andps xmm4, xmm8                                           ;  1527.0 p1      41 next
        xorps xmm6, xmm4                                           ;  1528.0 p5      41 next
        andps xmm13, xmm10                                         ;  1527.2 p0      41 next
        xorps xmm7, xmm0                                           ;  1528.2 p1      41 next
        xorps xmm6, xmm11                                          ;  1529.0 p5      41 next
        xorps xmm9, xmm6                                           ;  1530.0 p0      41 next
        xorps xmm13, [rbp + 16]                                    ;  1528.5 p1+p2   41 next
        xorps xmm14, [rbp - 128]                                   ;  1528.8 p5+p2   41 next
        movaps xmm4, xmm8                                          ;  1529.2 p0      41 next copy
        andps xmm4, [rdx + 32]                                     ;  1530.2 p1+p2   41 next
        xorps xmm15, xmm13                                         ;  1529.8 p5      41 next
        andps xmm3, xmm10                                          ;  1530.2 p0      41 next
        xorps xmm6, [rbp - 32]                                     ;  1530.5 p1+p2   41 next
        xorps xmm12, xmm14                                         ;  1530.8 p5      41 next
        xorps xmm3, xmm15                                          ;  1531.2 p0      41 next
        xorps xmm14, xmm10                                         ;  1531.5 p1      41 next
        movaps [rbp - 32], xmm9                                    ;  1531.0 p3+p4   41 next spill
        movaps xmm9, xmm1                                          ;  1531.8 p5      41 next copy
        andps xmm9, xmm10                                          ;  1532.8 p0      41 next
        xorps xmm4, xmm9                                           ;  1533.8 p1      41 next
        movaps xmm9, [rdi - 128]                                   ;  1529.5 p2      41 next reload
        xorps xmm13, xmm9                                          ;  1532.8 p5      41 next
        xorps xmm4, xmm2                                           ;  1534.8 p0      41 next
        xorps xmm15, xmm4                                          ;  1535.8 p1      41 next
        xorps xmm0, xmm15                                          ;  1536.8 p5      41 next
        xorps xmm14, [rcx - 112]                                   ;  1534.2 p0+p2   41 next
        movaps xmm15, xmm10                                        ;  1534.5 p1      41 next copy
        movaps xmm4, [rdx + 32]                                    ;  1531.5 p2      44 next reload
        andps xmm15, xmm4                                          ;  1535.5 p5      41 next
        xorps xmm6, xmm15                                          ;  1536.5 p0      41 next
        xorps xmm13, xmm6                                          ;  1537.5 p1      41 next
        andps xmm10, xmm11                                         ;  1535.8 p5      41 next
        andps xmm2, xmm11                                          ;  1536.2 p0      41 next
        xorps xmm9, xmm14                                          ;  1536.5 p1      41 next
        xorps xmm10, xmm4                                          ;  1536.8 p5      41 next
        xorps xmm5, xmm10                                          ;  1537.8 p0      41 next
        xorps xmm15, [rdi - 80]                                    ;  1537.5 p1+p2   41 next
        xorps xmm7, xmm15                                          ;  1538.5 p5      41 next
        andps xmm8, xmm11                                          ;  1538.2 p0      41 next
        xorps xmm2, [rbp + 48]                                     ;  1538.5 p1+p2   41 next
        xorps xmm12, xmm4                                          ;  1538.8 p5      41 next
        xorps xmm3, xmm8                                           ;  1539.2 p0      41 next
        xorps xmm1, xmm3                                           ;  1540.2 p1      41 next
        xorps xmm7, xmm2                                           ;  1539.8 p5      41 next
        xorps xmm1, [rdx - 96]                                     ;  1541.2 p0+p2   41 next
        xorps xmm2, xmm1                                           ;  1542.2 p1      41 next
        movaps xmm14, [rbp - 112]                                  ;  1537.0 p2      41 next
        movaps xmm15, [rbp + 0]                                    ;  1538.0 p2      44 next reload
        andps xmm14, xmm15                                         ;  1541.0 p5      41 next
        movaps xmm1, [rdi - 96]                                    ;  1539.0 p2      44 next reload
        xorps xmm14, xmm1                                          ;  1542.0 p0      41 next
        movaps xmm3, [rdi - 112]                                   ;  1540.0 p2      41 next
        andps xmm3, xmm1                                           ;  1543.0 p1      41 next
        movaps xmm4, [rbp + 32]                                    ;  1541.0 p2      41 next
        movaps xmm6, [rdi - 64]                                    ;  1542.0 p2      44 next reload
        andps xmm4, xmm6                                           ;  1545.0 p5      41 next
        movaps xmm8, [rdi - 112]                                   ;  1543.0 p2      41 next
        movaps xmm10, [rdx - 80]                                   ;  1544.0 p2      44 next reload
        andps xmm8, xmm10                                          ;  1547.0 p0      41 next
        movaps xmm11, xmm3                                         ;  1544.0 p1      41 next copy
        xorps xmm11, xmm4                                          ;  1546.0 p5      41 next
        andps xmm4, [rbp - 112]                                    ;  1546.0 p0+p2   41 next
        movaps [rdx - 96], xmm12                                   ;  1540.5 p3+p4   41 next spill
        movaps xmm12, xmm8                                         ;  1548.0 p1      41 next copy
        movaps [rdx + 32], xmm7                                    ;  1541.5 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1543.8 p5      41 next copy
        andps xmm7, [rbp - 112]                                    ;  1546.0 p0+p2   41 next
        xorps xmm12, xmm7                                          ;  1549.0 p1      41 next
        xorps xmm7, xmm11                                          ;  1547.0 p5      41 next
        movaps [rbp + 48], xmm2                                    ;  1543.2 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;  1545.2 p0      41 next copy
        andps xmm2, xmm10                                          ;  1547.0 p1      41 next
        movaps [rdx + 112], xmm9                                   ;  1543.5 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;  1548.0 p5      41 next copy
        xorps xmm9, [rbp - 112]                                    ;  1549.0 p0+p2   41 next
        xorps xmm4, xmm9                                           ;  1550.0 p1      41 next
        movaps [rcx + 64], xmm0                                    ;  1544.5 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1550.0 p5      41 next copy
        movaps [rdi - 80], xmm13                                   ;  1545.5 p3+p4   41 next spill
        movaps xmm13, xmm15                                        ;  1547.2 p0      41 next copy
        andps xmm13, xmm6                                          ;  1548.2 p1      41 next
        xorps xmm0, xmm13                                          ;  1551.0 p5      41 next
        movaps xmm13, [rbp + 32]                                   ;  1548.0 p2      44 next reload
        andps xmm12, xmm13                                         ;  1551.0 p0      41 next
        xorps xmm3, xmm0                                           ;  1552.0 p1      41 next
        movaps [rdi - 128], xmm5                                   ;  1546.5 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;  1548.8 p5      41 next copy
        xorps xmm2, [rdi - 112]                                    ;  1549.2 p0+p2   41 next
        movaps [rcx - 112], xmm7                                   ;  1548.0 p3+p4   41 next spill
        movaps xmm7, xmm0                                          ;  1552.0 p1      41 next copy
        andps xmm7, [rbp - 112]                                    ;  1553.0 p5+p2   41 next
        movaps [rbp - 128], xmm14                                  ;  1548.5 p3+p4   41 next spill
        movaps xmm14, [rdi - 112]                                  ;  1551.0 p2      41 next
        andps xmm14, [rbp - 112]                                   ;  1554.0 p0+p2   41 next
        movaps xmm1, xmm14                                         ;  1555.0 p1      41 next copy
        movaps [rbp + 16], xmm4                                    ;  1551.0 p3+p4   41 next spill
        movaps xmm4, xmm10                                         ;  1550.8 p5      41 next copy
        andps xmm4, xmm13                                          ;  1551.8 p0      41 next
        xorps xmm1, xmm4                                           ;  1556.0 p1      41 next
        orps xmm5, xmm4                                            ;  1552.8 p5      41 next
        andps xmm9, xmm6                                           ;  1552.2 p0      41 next
        andps xmm3, xmm6                                           ;  1553.0 p1      41 next
        xorps xmm14, xmm13                                         ;  1555.0 p5      41 next
        xorps xmm5, xmm7                                           ;  1554.0 p0      41 next
        andps xmm0, xmm10                                          ;  1553.5 p1      41 next
        xorps xmm9, xmm10                                          ;  1553.8 p5      41 next
        xorps xmm3, xmm2                                           ;  1554.2 p0      41 next
        xorps xmm2, xmm14                                          ;  1556.0 p1      41 next
        movaps xmm4, xmm2                                          ;  1557.0 p5      41 next copy
        movaps xmm7, xmm15                                         ;  1555.2 p0      41 next copy
        xorps xmm7, xmm13                                          ;  1556.2 p1      41 next
        andps xmm8, xmm7                                           ;  1557.2 p5      41 next
        andps xmm14, [rdi - 112]                                   ;  1556.2 p0+p2   41 next
        xorps xmm8, xmm9                                           ;  1558.2 p1      41 next
        andps xmm9, xmm6                                           ;  1556.8 p5      41 next
        movaps [rdi - 48], xmm3                                    ;  1555.2 p3+p4   41 next spill
        movaps xmm3, xmm7                                          ;  1557.2 p0      41 next copy
        movaps [rbp + 96], xmm5                                    ;  1555.0 p3+p4   41 next spill
        movaps xmm5, xmm6                                          ;  1557.5 p1      41 next copy
        andps xmm5, [rdi - 96]                                     ;  1558.5 p5+p2   41 next
        andps xmm3, xmm5                                           ;  1559.5 p0      41 next
        xorps xmm4, xmm5                                           ;  1559.5 p1      41 next
        xorps xmm12, xmm4                                          ;  1560.5 p5      41 next
        xorps xmm14, [rbp + 16]                                    ;  1559.2 p0+p2   41 next
        movaps xmm4, xmm11                                         ;  1559.5 p1      41 next copy
        xorps xmm4, xmm10                                          ;  1560.5 p5      41 next
        andps xmm4, xmm15                                          ;  1561.5 p0      41 next
        xorps xmm12, xmm4                                          ;  1562.5 p1      41 next
        movaps xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  1557.2 p2      41 next reload
        xorps xmm12, xmm4                                          ;  1563.5 p5      41 next
        movaps xmm5, xmm6                                          ;  1561.2 p0      41 next copy
        xorps xmm5, xmm10                                          ;  1562.2 p1      41 next
        xorps xmm3, xmm5                                           ;  1563.2 p5      41 next
        xorps xmm3, xmm1                                           ;  1564.2 p0      41 next
        xorps xmm1, xmm7                                           ;  1562.5 p1      41 next
        andps xmm3, xmm6                                           ;  1565.2 p5      41 next
        movaps xmm5, [rdi - 96]                                    ;  1559.2 p2      44 next reload
        andps xmm1, xmm5                                           ;  1563.5 p0      41 next
        xorps xmm1, xmm4                                           ;  1564.5 p1      41 next
        movaps xmm4, xmm10                                         ;  1563.8 p5      41 next copy
        andps xmm4, [rbp - 128]                                    ;  1564.8 p0+p2   41 next
        movaps [rbp + 16], xmm12                                   ;  1564.5 p3+p4   41 next spill
        movaps xmm12, xmm10                                        ;  1564.5 p1      41 next copy
        andps xmm12, [rbp - 112]                                   ;  1565.5 p5+p2   41 next
        andps xmm7, xmm12                                          ;  1566.5 p0      41 next
        movaps xmm10, xmm15                                        ;  1565.5 p1      41 next copy
        andps xmm10, [rdi - 112]                                   ;  1566.5 p5+p2   41 next
        xorps xmm12, xmm10                                         ;  1567.5 p0      41 next
        xorps xmm0, xmm10                                          ;  1567.5 p1      41 next
        xorps xmm10, xmm13                                         ;  1567.5 p5      41 next
        xorps xmm3, xmm12                                          ;  1568.5 p0      41 next
        movaps xmm12, xmm6                                         ;  1567.5 p1      41 next copy
        andps xmm12, [rdi - 112]                                   ;  1568.5 p5+p2   41 next
        movaps xmm6, xmm11                                         ;  1568.2 p0      41 next copy
        andps xmm6, [rdi - 112]                                    ;  1569.2 p1+p2   41 next
        xorps xmm7, xmm6                                           ;  1570.2 p5      41 next
        movaps xmm6, xmm15                                         ;  1569.2 p0      41 next copy
        andps xmm6, xmm13                                          ;  1570.2 p1      41 next
        movaps xmm15, xmm5                                         ;  1569.8 p5      41 next copy
        movaps xmm5, xmm4                                          ;  1570.2 p0      41 next copy
        xorps xmm4, xmm1                                           ;  1570.5 p1      41 next
        xorps xmm4, xmm12                                          ;  1571.5 p5      41 next
        xorps xmm9, xmm4                                           ;  1572.5 p0      41 next
        xorps xmm12, xmm6                                          ;  1571.5 p1      41 next
        andps xmm15, xmm12                                         ;  1572.5 p5      41 next
        xorps xmm5, xmm12                                          ;  1572.5 p0      41 next
        xorps xmm8, xmm5                                           ;  1573.5 p1      41 next
        xorps xmm15, [rcx - 112]                                   ;  1573.5 p5+p2   41 next
        andps xmm6, xmm10                                          ;  1573.2 p0      41 next
        movaps xmm4, [rbp - 112]                                   ;  1569.5 p2      44 next reload
        andps xmm10, xmm4                                          ;  1573.5 p1      41 next
        andps xmm11, xmm13                                         ;  1573.8 p5      41 next
        xorps xmm2, xmm8                                           ;  1574.5 p0      41 next
        xorps xmm0, xmm15                                          ;  1574.5 p1      41 next
        xorps xmm10, xmm11                                         ;  1574.8 p5      41 next
        xorps xmm7, xmm2                                           ;  1575.5 p0      41 next
        movaps xmm15, [rbp + 0]                                    ;  1570.8 p2      44 next reload
        orps xmm5, xmm15                                           ;  1575.5 p1      41 next
        xorps xmm1, xmm5                                           ;  1576.5 p5      41 next
        xorps xmm14, xmm9                                          ;  1576.2 p0      41 next
        xorps xmm6, xmm1                                           ;  1577.5 p1      41 next
        movaps xmm1, [rbp - 128]                                   ;  1572.5 p2      41 next reload
        xorps xmm0, xmm1                                           ;  1576.8 p5      41 next
        andps xmm1, xmm13                                          ;  1577.2 p0      41 next
        xorps xmm3, xmm1                                           ;  1578.2 p1      41 next
        xorps xmm0, [rel kasumi_decrypt_compact.T0_constants128]   ;  1577.8 p5+p2   41 next
        xorps xmm10, [rdi - 48]                                    ;  1578.2 p0+p2   41 next
        xorps xmm6, [rbp + 96]                                     ;  1578.5 p1+p2   41 next
        xorps xmm15, [rdi - 80]                                    ;  1578.8 p5+p2   41 next
        xorps xmm4, [rcx + 64]                                     ;  1579.2 p0+p2   41 next
        xorps xmm0, xmm15                                          ;  1579.8 p1      41 next
        xorps xmm3, xmm4                                           ;  1580.2 p5      41 next
        movaps xmm1, [rdi - 128]                                   ;  1578.5 p2      41 next
        xorps xmm1, [rdi - 96]                                     ;  1581.5 p0+p2   41 next
        xorps xmm7, xmm1                                           ;  1582.5 p1      41 next
        xorps xmm13, [rbp + 48]                                    ;  1580.8 p5+p2   41 next
        movaps xmm2, [rdx - 112]                                   ;  1581.5 p2      41 next
        xorps xmm2, [rdi - 64]                                     ;  1584.5 p0+p2   41 next
        xorps xmm6, xmm13                                          ;  1581.8 p1      41 next
        movaps xmm5, [rbp + 16]                                    ;  1583.5 p2      41 next
        xorps xmm5, xmm2                                           ;  1586.5 p5      41 next
        movaps xmm8, [rdx + 0]                                     ;  1584.5 p2      50 next reload
        xorps xmm1, xmm8                                           ;  1587.5 p0      50 next
        movaps xmm9, [rdx + 16]                                    ;  1585.5 p2      50 next reload
        xorps xmm15, xmm9                                          ;  1588.5 p1      50 next
        movaps xmm11, [rbp - 80]                                   ;  1586.5 p2      50 next reload
        xorps xmm2, xmm11                                          ;  1589.5 p5      50 next
        movaps xmm12, [rdx + 112]                                  ;  1587.5 p2      41 next
        xorps xmm12, [rdx - 80]                                    ;  1590.5 p0+p2   41 next
        xorps xmm14, xmm12                                         ;  1591.5 p1      41 next
        xorps xmm4, [rdx + 96]                                     ;  1589.5 p5+p2   50 next
        xorps xmm13, [rdi + 0]                                     ;  1590.5 p0+p2   50 next
        xorps xmm12, [rcx + 80]                                    ;  1591.5 p1+p2   50 next
        movaps xmm9, [rdx + 32]                                    ;  1592.5 p2      41 next
        xorps xmm9, [rdi - 112]                                    ;  1595.5 p5+p2   41 next
        xorps xmm10, xmm9                                          ;  1596.5 p0      41 next
        xorps xmm7, [rax - 112]                                    ;  1594.5 p1+p2   50 next
        xorps xmm0, [rax - 96]                                     ;  1595.5 p5+p2   50 next
        xorps xmm5, [rcx + 48]                                     ;  1596.5 p0+p2   50 next
        xorps xmm3, [rax - 80]                                     ;  1597.5 p1+p2   50 next
        xorps xmm9, [rcx + 96]                                     ;  1598.5 p5+p2   50 next
        xorps xmm6, [rax - 64]                                     ;  1599.5 p0+p2   50 next
        xorps xmm14, [rcx + 32]                                    ;  1600.5 p1+p2   50 next
        xorps xmm10, [rdi + 80]                                    ;  1601.5 p5+p2   50 next
        movaps [rdi - 112], xmm10                                  ;  1602.5 p3+p4   50 next spill
        movaps xmm10, [rbp - 32]                                   ;  1602.5 p2      50 next
        xorps xmm10, [rcx + 112]                                   ;  1605.5 p0+p2   50 next
        xorps xmm8, [rbx - 48]                                     ;  1604.5 p1+p2  108 r
        movaps [rdx + 0], xmm8                                     ;  1605.5 p3+p4  108 r spill
        movaps xmm8, [rdx - 96]                                    ;  1605.5 p2      50 next
        xorps xmm8, [rax - 128]                                    ;  1608.5 p5+p2   50 next
        xorps xmm11, [rbx - 32]                                    ;  1607.5 p0+p2  108 r
        movaps [rbp - 80], xmm11                                   ;  1608.5 p3+p4  108 r spill
        movaps xmm11, [rdx + 16]                                   ;  1608.5 p2     108 r
        xorps xmm11, [rbx - 16]                                    ;  1611.5 p1+p2  108 r
        movaps [rdx + 16], xmm11                                   ;  1612.5 p3+p4  108 r spill
        movaps xmm11, [rdx + 96]                                   ;  1610.5 p2     108 r
        xorps xmm11, [rbx + 0]                                     ;  1613.5 p5+p2  108 r
        movaps [rdx + 96], xmm11                                   ;  1614.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 80]                                   ;  1612.5 p2     108 r
        xorps xmm11, [rbx + 16]                                    ;  1615.5 p0+p2  108 r
        movaps [rcx + 80], xmm11                                   ;  1616.5 p3+p4  108 r spill
        movaps xmm11, [rdi + 0]                                    ;  1614.5 p2     108 r
        xorps xmm11, [rbx + 32]                                    ;  1617.5 p1+p2  108 r
        movaps [rdi + 0], xmm11                                    ;  1618.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 96]                                   ;  1616.5 p2     108 r
        xorps xmm11, [rbx + 48]                                    ;  1619.5 p5+p2  108 r
        movaps [rcx + 96], xmm11                                   ;  1620.5 p3+p4  108 r spill
        movaps xmm11, [rcx + 112]                                  ;  1618.5 p2     108 r
        xorps xmm11, [rbx + 64]                                    ;  1621.5 p0+p2  108 r
        xorps xmm1, [rax + 80]                                     ;  1620.5 p1+p2  108 r
        movaps [rax + 80], xmm1                                    ;  1621.5 p3+p4  108 r spill
        movaps xmm1, [rax - 128]                                   ;  1621.5 p2     108 r
        xorps xmm1, [rbx + 80]                                     ;  1624.5 p5+p2  108 r
        xorps xmm2, [rax + 48]                                     ;  1623.5 p0+p2  108 r
        movaps [rax + 48], xmm2                                    ;  1624.5 p3+p4  108 r spill
        movaps xmm2, [rax - 112]                                   ;  1624.5 p2     108 r
        xorps xmm2, [rbx + 96]                                     ;  1627.5 p1+p2  108 r
        xorps xmm15, [rax + 64]                                    ;  1626.5 p5+p2  108 r
        movaps [rax + 64], xmm15                                   ;  1627.5 p3+p4  108 r spill
        movaps xmm15, [rcx + 48]                                   ;  1627.5 p2     108 r
        xorps xmm15, [rbx + 112]                                   ;  1630.5 p0+p2  108 r
        xorps xmm4, [rax + 32]                                     ;  1629.5 p1+p2  108 r
        movaps [rax + 32], xmm4                                    ;  1630.5 p3+p4  108 r spill
        movaps xmm4, [rax - 96]                                    ;  1630.5 p2     108 r
        xorps xmm4, [r13 - 128]                                    ;  1633.5 p5+p2  108 r
        xorps xmm12, [rax + 16]                                    ;  1632.5 p0+p2  108 r
        movaps [rax + 16], xmm12                                   ;  1633.5 p3+p4  108 r spill
        movaps xmm12, [rax - 80]                                   ;  1633.5 p2     108 r
        xorps xmm12, [r13 - 112]                                   ;  1636.5 p1+p2  108 r
        xorps xmm13, [rax + 0]                                     ;  1635.5 p5+p2  108 r
        movaps [rax + 0], xmm13                                    ;  1636.5 p3+p4  108 r spill
        movaps xmm13, [rcx + 32]                                   ;  1636.5 p2     108 r
        xorps xmm13, [r13 - 96]                                    ;  1639.5 p0+p2  108 r
        xorps xmm9, [rax - 16]                                     ;  1638.5 p1+p2  108 r
        movaps [rax - 16], xmm9                                    ;  1639.5 p3+p4  108 r spill
        movaps xmm9, [rax - 64]                                    ;  1639.5 p2     108 r
        xorps xmm9, [r13 - 80]                                     ;  1642.5 p5+p2  108 r
        xorps xmm10, [rax - 32]                                    ;  1641.5 p0+p2  108 r
        movaps [rax - 32], xmm10                                   ;  1642.5 p3+p4  108 r spill
        movaps xmm10, [rdi + 80]                                   ;  1642.5 p2     108 r
        xorps xmm10, [r13 - 64]                                    ;  1645.5 p1+p2  108 r
        xorps xmm8, [rbx - 64]                                     ;  1644.5 p5+p2  108 r
        xorps xmm7, [rbx - 80]                                     ;  1645.5 p0+p2  108 r
        xorps xmm5, [rbx - 96]                                     ;  1646.5 p1+p2  108 r
        xorps xmm0, [rbx - 112]                                    ;  1647.5 p5+p2  108 r
        xorps xmm3, [rbx - 128]                                    ;  1648.5 p0+p2  108 r
        xorps xmm14, [rax - 48]                                    ;  1649.5 p1+p2  108 r
        xorps xmm6, [rax + 96]                                     ;  1650.5 p5+p2  108 r
        movaps [rax - 48], xmm6                                    ;  1651.5 p3+p4  108 r spill
        movaps xmm6, [rcx + 16]                                    ;  1651.5 p2     108 r reload
        movaps [r14 - 48], xmm6                                    ;  1654.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 80]                                    ;  1652.5 p2     108 r reload
        movaps [r14 - 32], xmm6                                    ;  1655.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 96]                                    ;  1653.5 p2     108 r reload
        movaps [r14 - 16], xmm6                                    ;  1656.5 p3+p4  132 rounds
        movaps xmm6, [rdi + 96]                                    ;  1654.5 p2     108 r reload
        movaps [r14 + 0], xmm6                                     ;  1657.5 p3+p4  132 rounds
        movaps xmm6, [rdi + 16]                                    ;  1655.5 p2     108 r reload
        movaps [r14 + 16], xmm6                                    ;  1658.5 p3+p4  132 rounds
        movaps xmm6, [rbp + 112]                                   ;  1656.5 p2     108 r reload
        movaps [r14 + 32], xmm6                                    ;  1659.5 p3+p4  132 rounds
        movaps xmm6, [rdi + 112]                                   ;  1657.5 p2     108 r reload
        movaps [r14 + 48], xmm6                                    ;  1660.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 32]                                    ;  1658.5 p2     108 r reload
        movaps [r14 + 64], xmm6                                    ;  1661.5 p3+p4  132 rounds
        movaps xmm6, [rdi - 112]                                   ;  1659.5 p2     108 r
        xorps xmm6, [rax + 112]                                    ;  1662.5 p0+p2  108 r
        movaps [rdi - 112], xmm6                                   ;  1663.5 p3+p4  108 r spill
        movaps xmm6, [rdi - 16]                                    ;  1661.5 p2     108 r reload
        movaps [r14 + 80], xmm6                                    ;  1664.5 p3+p4  132 rounds
        movaps xmm6, [rdx + 48]                                    ;  1662.5 p2     108 r reload
        movaps [r14 + 96], xmm6                                    ;  1665.5 p3+p4  132 rounds
        movaps xmm6, [rcx + 0]                                     ;  1663.5 p2     108 r reload
        movaps [r14 + 112], xmm6                                   ;  1666.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 48]                                    ;  1664.5 p2     108 r reload
        movaps [r15 - 128], xmm6                                   ;  1667.5 p3+p4  132 rounds
        movaps xmm6, [rdx - 16]                                    ;  1665.5 p2     108 r reload
        movaps [r15 - 112], xmm6                                   ;  1668.5 p3+p4  132 rounds
        movaps xmm6, [rbp - 64]                                    ;  1666.5 p2     108 r reload
        movaps [r15 - 96], xmm6                                    ;  1669.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 64]                                    ;  1667.5 p2     108 r reload
        movaps [r15 - 80], xmm6                                    ;  1670.5 p3+p4  132 rounds
        movaps xmm6, [rbp + 64]                                    ;  1668.5 p2     108 r reload
        movaps [r15 - 64], xmm6                                    ;  1671.5 p3+p4  132 rounds
        movaps xmm6, [rbp - 48]                                    ;  1669.5 p2     108 r reload
        movaps [r13 - 48], xmm6                                    ;  1672.5 p3+p4  132 rounds
        movaps xmm6, [rdx + 80]                                    ;  1670.5 p2     108 r reload
        movaps [r13 - 32], xmm6                                    ;  1673.5 p3+p4  132 rounds
        movaps xmm6, [rbp - 16]                                    ;  1671.5 p2     108 r reload
        movaps [r13 - 16], xmm6                                    ;  1674.5 p3+p4  132 rounds
        movaps xmm6, [rbp - 96]                                    ;  1672.5 p2     108 r reload
        movaps [r13 + 0], xmm6                                     ;  1675.5 p3+p4  132 rounds
        movaps xmm6, [rdi + 48]                                    ;  1673.5 p2     108 r reload
        movaps [r13 + 16], xmm6                                    ;  1676.5 p3+p4  132 rounds
        movaps xmm6, [rdx + 64]                                    ;  1674.5 p2     108 r reload
        movaps [r13 + 32], xmm6                                    ;  1677.5 p3+p4  132 rounds
        movaps xmm6, [rdx - 64]                                    ;  1675.5 p2     108 r reload
        movaps [r13 + 48], xmm6                                    ;  1678.5 p3+p4  132 rounds
        movaps xmm6, [rbp + 80]                                    ;  1676.5 p2     108 r reload
        movaps [r13 + 64], xmm6                                    ;  1679.5 p3+p4  132 rounds
        movaps xmm6, [rdi - 32]                                    ;  1677.5 p2     108 r reload
        movaps [r13 + 80], xmm6                                    ;  1680.5 p3+p4  132 rounds
        movaps xmm6, [rdx - 48]                                    ;  1678.5 p2     108 r reload
        movaps [r13 + 96], xmm6                                    ;  1681.5 p3+p4  132 rounds
        movaps xmm6, [rdx - 128]                                   ;  1679.5 p2     108 r reload
        movaps [r13 + 112], xmm6                                   ;  1682.5 p3+p4  132 rounds
        movaps xmm6, [rdi + 32]                                    ;  1680.5 p2     108 r reload
        movaps [r14 - 128], xmm6                                   ;  1683.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 128]                                   ;  1681.5 p2     108 r reload
        movaps [r14 - 112], xmm6                                   ;  1684.5 p3+p4  132 rounds
        movaps xmm6, [rdi + 64]                                    ;  1682.5 p2     108 r reload
        movaps [r14 - 96], xmm6                                    ;  1685.5 p3+p4  132 rounds
        movaps xmm6, [rcx - 16]                                    ;  1683.5 p2     108 r reload
        movaps [r14 - 80], xmm6                                    ;  1686.5 p3+p4  132 rounds
        movaps [rbx + 64], xmm11                                   ;  1678.5 p3+p4  132 rounds
        movaps xmm6, [rdx - 32]                                    ;  1684.5 p2     108 r reload
        movaps [r14 - 64], xmm6                                    ;  1687.5 p3+p4  132 rounds
        movaps [rbx + 80], xmm1                                    ;  1680.5 p3+p4  132 rounds
        movaps xmm1, [rdx + 0]                                     ;  1685.5 p2     108 r reload
        movaps [rbx - 48], xmm1                                    ;  1688.5 p3+p4  132 rounds
        movaps [rbx + 96], xmm2                                    ;  1682.5 p3+p4  132 rounds
        movaps xmm1, [rbp - 80]                                    ;  1686.5 p2     108 r reload
        movaps [rbx - 32], xmm1                                    ;  1689.5 p3+p4  132 rounds
        movaps [rbx + 112], xmm15                                  ;  1684.5 p3+p4  132 rounds
        movaps xmm15, [rdx + 16]                                   ;  1687.5 p2     108 r reload
        movaps [rbx - 16], xmm15                                   ;  1690.5 p3+p4  132 rounds
        movaps [r13 - 128], xmm4                                   ;  1686.5 p3+p4  132 rounds
        movaps xmm15, [rdx + 96]                                   ;  1688.5 p2     108 r reload
        movaps [rbx + 0], xmm15                                    ;  1691.5 p3+p4  132 rounds
        movaps [r13 - 112], xmm12                                  ;  1688.5 p3+p4  132 rounds
        movaps xmm15, [rcx + 80]                                   ;  1689.5 p2     108 r reload
        movaps [rbx + 16], xmm15                                   ;  1692.5 p3+p4  132 rounds
        movaps [r13 - 96], xmm13                                   ;  1690.5 p3+p4  132 rounds
        movaps xmm15, [rdi + 0]                                    ;  1690.5 p2     108 r reload
        movaps [rbx + 32], xmm15                                   ;  1693.5 p3+p4  132 rounds
        movaps [r13 - 80], xmm9                                    ;  1692.5 p3+p4  132 rounds
        movaps xmm15, [rcx + 96]                                   ;  1691.5 p2     108 r reload
        movaps [rbx + 48], xmm15                                   ;  1694.5 p3+p4  132 rounds
        movaps [r13 - 64], xmm10                                   ;  1694.5 p3+p4  132 rounds
        mov r12, qword [rbp + 2240]                                ;  1692.5 p2     132 rounds reload
        sub r8, r12                                                ;  1695.5 p1     132 rounds
        movaps xmm15, [rax - 48]                                   ;  1693.5 p2     108 r reload
        movaps [rax + 96], xmm15                                   ;  1696.5 p3+p4  132 rounds
        movaps xmm15, [rdi - 112]                                  ;  1694.5 p2     108 r reload
        movaps [rax + 112], xmm15                                  ;  1697.5 p3+p4  132 rounds
        sub r9, r12                                                ;  1695.5 p5     132 rounds
        add r8, 0x600                                              ;  1696.5 p0     132 rounds
        sub r10, r12                                               ;  1695.5 p1     132 rounds
        and r8, 0x7ff                                              ;  1697.5 p5     132 rounds
        add r8, r12                                                ;  1698.5 p0     132 rounds
        add r9, 0x600                                              ;  1696.5 p1     132 rounds
        sub r11, r12                                               ;  1695.5 p5     132 rounds
        and r9, 0x7ff                                              ;  1697.5 p0     132 rounds
        add r9, r12                                                ;  1698.5 p1     132 rounds
        add r10, 0x600                                             ;  1696.5 p5     132 rounds
        and r10, 0x7ff                                             ;  1697.5 p0     132 rounds
        add r10, r12                                               ;  1698.5 p1     132 rounds
        add r11, 0x600                                             ;  1696.5 p5     132 rounds
        and r11, 0x7ff                                             ;  1697.5 p0     132 rounds
        add r11, r12                                               ;  1698.5 p1     132 rounds
        add esi, 0xffffffff                                        ;  1696.0 p5     132 rounds
        movaps xmm15, [rax + 80]                                   ;  1696.2 p2     108 r reload
        movaps xmm1, [rax + 48]                                    ;  1697.2 p2     108 r reload
        movaps xmm2, [rax + 64]                                    ;  1698.2 p2     108 r reload
        movaps xmm4, [rax + 32]                                    ;  1699.2 p2     108 r reload
        movaps xmm6, [rax + 16]                                    ;  1700.2 p2     108 r reload
        movaps xmm9, [rax + 0]                                     ;  1701.2 p2     108 r reload
        movaps xmm10, [rax - 16]                                   ;  1702.2 p2     108 r reload
        movaps xmm11, [rax - 32]                                   ;  1703.2 p2     108 r reload
        movaps xmm12, xmm3                                         ;  1698.2 p0     108 r copy
        movaps xmm3, xmm4                                          ;  1702.2 p1     108 r copy
        movaps xmm4, xmm6                                          ;  1703.2 p5     108 r copy
        movaps xmm13, xmm14                                        ;  1699.2 p0     108 r copy
        movaps xmm6, xmm10                                         ;  1705.2 p1     108 r copy
        movaps xmm10, xmm5                                         ;  1699.8 p5     108 r copy
        movaps xmm5, xmm9                                          ;  1704.2 p0     108 r copy
        movaps xmm9, xmm7                                          ;  1700.5 p1     108 r copy
        movaps xmm7, xmm11                                         ;  1706.2 p5     108 r copy
        movaps xmm11, xmm0                                         ;  1701.2 p0     108 r copy
        movaps xmm0, xmm15                                         ;  1701.5 p1     108 r copy
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2256], r8                                 ;                    resident
        mov qword [rbp + 2248], r9                                 ;                    resident
        mov qword [rbp + 2264], r10                                ;                    resident
        mov qword [rbp + 2272], r11                                ;                    resident
        movdqa [r15 - 48], xmm0                                    ;                    resident
        movdqa [r15 - 32], xmm1                                    ;                    resident
        movdqa [r15 - 16], xmm2                                    ;                    resident
        movdqa [r15 + 0], xmm3                                     ;                    resident
        movdqa [r15 + 16], xmm4                                    ;                    resident
        movdqa [r15 + 32], xmm5                                    ;                    resident
        movdqa [r15 + 48], xmm6                                    ;                    resident
        movdqa [r15 + 64], xmm7                                    ;                    resident
        movdqa [r15 + 80], xmm8                                    ;                    resident
        movdqa [r15 + 96], xmm9                                    ;                    resident
        movdqa [r15 + 112], xmm10                                  ;                    resident
        movdqa [rbp + 2176], xmm11                                 ;                    resident
        movdqa [rbp + 2192], xmm12                                 ;                    resident
        movdqa [rbp + 2208], xmm13                                 ;                    resident
        mov dword [rbp + 2292], esi                                ;                    resident
        movaps xmm0, [r13 - 48]                                    ;     0.0 p2     138 dst reload
        mov r8, qword [rbp + 2280]                                 ;     1.0 p2     138 dst reload
        movaps [r8], xmm0                                          ;     3.0 p3+p4  138 dst
        movaps xmm0, [r13 - 32]                                    ;     2.0 p2     138 dst reload
        movaps [r8 + 16], xmm0                                     ;     5.0 p3+p4  138 dst
        movaps xmm0, [r13 - 16]                                    ;     3.0 p2     138 dst reload
        movaps [r8 + 32], xmm0                                     ;     6.0 p3+p4  138 dst
        movaps xmm0, [r13 + 0]                                     ;     4.0 p2     138 dst reload
        movaps [r8 + 48], xmm0                                     ;     7.0 p3+p4  138 dst
        movaps xmm0, [r13 + 16]                                    ;     5.0 p2     138 dst reload
        movaps [r8 + 64], xmm0                                     ;     8.0 p3+p4  138 dst
        movaps xmm0, [r13 + 32]                                    ;     6.0 p2     138 dst reload
        movaps [r8 + 80], xmm0                                     ;     9.0 p3+p4  138 dst
        movaps xmm0, [r13 + 48]                                    ;     7.0 p2     138 dst reload
        movaps [r8 + 96], xmm0                                     ;    10.0 p3+p4  138 dst
        movaps xmm0, [r13 + 64]                                    ;     8.0 p2     138 dst reload
        movaps [r8 + 112], xmm0                                    ;    11.0 p3+p4  138 dst
        movaps xmm0, [r13 + 80]                                    ;     9.0 p2     138 dst reload
        movaps [r8 + 128], xmm0                                    ;    12.0 p3+p4  138 dst
        movaps xmm0, [r13 + 96]                                    ;    10.0 p2     138 dst reload
        movaps [r8 + 144], xmm0                                    ;    13.0 p3+p4  138 dst
        movaps xmm0, [r13 + 112]                                   ;    11.0 p2     138 dst reload
        movaps [r8 + 160], xmm0                                    ;    14.0 p3+p4  138 dst
        movaps xmm0, [r14 - 128]                                   ;    12.0 p2     138 dst reload
        movaps [r8 + 176], xmm0                                    ;    15.0 p3+p4  138 dst
        movaps xmm0, [r14 - 112]                                   ;    13.0 p2     138 dst reload
        movaps [r8 + 192], xmm0                                    ;    16.0 p3+p4  138 dst
        movaps xmm0, [r14 - 96]                                    ;    14.0 p2     138 dst reload
        movaps [r8 + 208], xmm0                                    ;    17.0 p3+p4  138 dst
        movaps xmm0, [r14 - 80]                                    ;    15.0 p2     138 dst reload
        movaps [r8 + 224], xmm0                                    ;    18.0 p3+p4  138 dst
        movaps xmm0, [r14 - 64]                                    ;    16.0 p2     138 dst reload
        movaps [r8 + 240], xmm0                                    ;    19.0 p3+p4  138 dst
        movaps xmm0, [r14 - 48]                                    ;    17.0 p2     138 dst reload
        movaps [r8 + 256], xmm0                                    ;    20.0 p3+p4  138 dst
        movaps xmm0, [r14 - 32]                                    ;    18.0 p2     138 dst reload
        movaps [r8 + 272], xmm0                                    ;    21.0 p3+p4  138 dst
        movaps xmm0, [r14 - 16]                                    ;    19.0 p2     138 dst reload
        movaps [r8 + 288], xmm0                                    ;    22.0 p3+p4  138 dst
        movaps xmm0, [r14 + 0]                                     ;    20.0 p2     138 dst reload
        movaps [r8 + 304], xmm0                                    ;    23.0 p3+p4  138 dst
        movaps xmm0, [r14 + 16]                                    ;    21.0 p2     138 dst reload
        movaps [r8 + 320], xmm0                                    ;    24.0 p3+p4  138 dst
        movaps xmm0, [r14 + 32]                                    ;    22.0 p2     138 dst reload
        movaps [r8 + 336], xmm0                                    ;    25.0 p3+p4  138 dst
        movaps xmm0, [r14 + 48]                                    ;    23.0 p2     138 dst reload
        movaps [r8 + 352], xmm0                                    ;    26.0 p3+p4  138 dst
        movaps xmm0, [r14 + 64]                                    ;    24.0 p2     138 dst reload
        movaps [r8 + 368], xmm0                                    ;    27.0 p3+p4  138 dst
        movaps xmm0, [r14 + 80]                                    ;    25.0 p2     138 dst reload
        movaps [r8 + 384], xmm0                                    ;    28.0 p3+p4  138 dst
        movaps xmm0, [r14 + 96]                                    ;    26.0 p2     138 dst reload
        movaps [r8 + 400], xmm0                                    ;    29.0 p3+p4  138 dst
        movaps xmm0, [r14 + 112]                                   ;    27.0 p2     138 dst reload
        movaps [r8 + 416], xmm0                                    ;    30.0 p3+p4  138 dst
        movaps xmm0, [r15 - 128]                                   ;    28.0 p2     138 dst reload
        movaps [r8 + 432], xmm0                                    ;    31.0 p3+p4  138 dst
        movaps xmm0, [r15 - 112]                                   ;    29.0 p2     138 dst reload
        movaps [r8 + 448], xmm0                                    ;    32.0 p3+p4  138 dst
        movaps xmm0, [r15 - 96]                                    ;    30.0 p2     138 dst reload
        movaps [r8 + 464], xmm0                                    ;    33.0 p3+p4  138 dst
        movaps xmm0, [r15 - 80]                                    ;    31.0 p2     138 dst reload
        movaps [r8 + 480], xmm0                                    ;    34.0 p3+p4  138 dst
        movaps xmm0, [r15 - 64]                                    ;    32.0 p2     138 dst reload
        movaps [r8 + 496], xmm0                                    ;    35.0 p3+p4  138 dst
        movaps xmm0, [r15 - 48]                                    ;    33.0 p2     139 dst reload
        movaps [r8 + 512], xmm0                                    ;    36.0 p3+p4  139 dst
        movaps xmm0, [r15 - 32]                                    ;    34.0 p2     139 dst reload
        movaps [r8 + 528], xmm0                                    ;    37.0 p3+p4  139 dst
        movaps xmm0, [r15 - 16]                                    ;    35.0 p2     139 dst reload
        movaps [r8 + 544], xmm0                                    ;    38.0 p3+p4  139 dst
        movaps xmm0, [r15 + 0]                                     ;    36.0 p2     139 dst reload
        movaps [r8 + 560], xmm0                                    ;    39.0 p3+p4  139 dst
        movaps xmm0, [r15 + 16]                                    ;    37.0 p2     139 dst reload
        movaps [r8 + 576], xmm0                                    ;    40.0 p3+p4  139 dst
        movaps xmm0, [r15 + 32]                                    ;    38.0 p2     139 dst reload
        movaps [r8 + 592], xmm0                                    ;    41.0 p3+p4  139 dst
        movaps xmm0, [r15 + 48]                                    ;    39.0 p2     139 dst reload
        movaps [r8 + 608], xmm0                                    ;    42.0 p3+p4  139 dst
        movaps xmm0, [r15 + 64]                                    ;    40.0 p2     139 dst reload
        movaps [r8 + 624], xmm0                                    ;    43.0 p3+p4  139 dst
        movaps xmm0, [r15 + 80]                                    ;    41.0 p2     139 dst reload
        movaps [r8 + 640], xmm0                                    ;    44.0 p3+p4  139 dst
        movaps xmm0, [r15 + 96]                                    ;    42.0 p2     139 dst reload
        movaps [r8 + 656], xmm0                                    ;    45.0 p3+p4  139 dst
        movaps xmm0, [r15 + 112]                                   ;    43.0 p2     139 dst reload
        movaps [r8 + 672], xmm0                                    ;    46.0 p3+p4  139 dst
        movaps xmm0, [rbp + 2176]                                  ;    44.0 p2     139 dst reload
        movaps [r8 + 688], xmm0                                    ;    47.0 p3+p4  139 dst
        movaps xmm0, [rbp + 2192]                                  ;    45.0 p2     139 dst reload
        movaps [r8 + 704], xmm0                                    ;    48.0 p3+p4  139 dst
        movaps xmm0, [rbp + 2208]                                  ;    46.0 p2     139 dst reload
        movaps [r8 + 720], xmm0                                    ;    49.0 p3+p4  139 dst
        movaps xmm0, [rax + 96]                                    ;    47.0 p2     139 dst reload
        movaps [r8 + 736], xmm0                                    ;    50.0 p3+p4  139 dst
        movaps xmm0, [rax + 112]                                   ;    48.0 p2     139 dst reload
        movaps [r8 + 752], xmm0                                    ;    51.0 p3+p4  139 dst
        movaps xmm0, [rbx - 48]                                    ;    49.0 p2     139 dst reload
        movaps [r8 + 768], xmm0                                    ;    52.0 p3+p4  139 dst
        movaps xmm0, [rbx - 32]                                    ;    50.0 p2     139 dst reload
        movaps [r8 + 784], xmm0                                    ;    53.0 p3+p4  139 dst
        movaps xmm0, [rbx - 16]                                    ;    51.0 p2     139 dst reload
        movaps [r8 + 800], xmm0                                    ;    54.0 p3+p4  139 dst
        movaps xmm0, [rbx + 0]                                     ;    52.0 p2     139 dst reload
        movaps [r8 + 816], xmm0                                    ;    55.0 p3+p4  139 dst
        movaps xmm0, [rbx + 16]                                    ;    53.0 p2     139 dst reload
        movaps [r8 + 832], xmm0                                    ;    56.0 p3+p4  139 dst
        movaps xmm0, [rbx + 32]                                    ;    54.0 p2     139 dst reload
        movaps [r8 + 848], xmm0                                    ;    57.0 p3+p4  139 dst
        movaps xmm0, [rbx + 48]                                    ;    55.0 p2     139 dst reload
        movaps [r8 + 864], xmm0                                    ;    58.0 p3+p4  139 dst
        movaps xmm0, [rbx + 64]                                    ;    56.0 p2     139 dst reload
        movaps [r8 + 880], xmm0                                    ;    59.0 p3+p4  139 dst
        movaps xmm0, [rbx + 80]                                    ;    57.0 p2     139 dst reload
        movaps [r8 + 896], xmm0                                    ;    60.0 p3+p4  139 dst
        movaps xmm0, [rbx + 96]                                    ;    58.0 p2     139 dst reload
        movaps [r8 + 912], xmm0                                    ;    61.0 p3+p4  139 dst
        movaps xmm0, [rbx + 112]                                   ;    59.0 p2     139 dst reload
        movaps [r8 + 928], xmm0                                    ;    62.0 p3+p4  139 dst
        movaps xmm0, [r13 - 128]                                   ;    60.0 p2     139 dst reload
        movaps [r8 + 944], xmm0                                    ;    63.0 p3+p4  139 dst
        movaps xmm0, [r13 - 112]                                   ;    61.0 p2     139 dst reload
        movaps [r8 + 960], xmm0                                    ;    64.0 p3+p4  139 dst
        movaps xmm0, [r13 - 96]                                    ;    62.0 p2     139 dst reload
        movaps [r8 + 976], xmm0                                    ;    65.0 p3+p4  139 dst
        movaps xmm0, [r13 - 80]                                    ;    63.0 p2     139 dst reload
        movaps [r8 + 992], xmm0                                    ;    66.0 p3+p4  139 dst
        movaps xmm0, [r13 - 64]                                    ;    64.0 p2     139 dst reload
        movaps [r8 + 1008], xmm0                                   ;    67.0 p3+p4  139 dst
        add r8, 0x400                                              ;    58.2 p0     149 blocks
        mov qword [rbp + 2280], r8                                 ;    64.5 p3+p4  149 blocks
        mov r8, qword [rbp + 2224]                                 ;    65.0 p2     149 blocks
        add r8, 0x400                                              ;    68.0 p1     149 blocks
        mov qword [rbp + 2224], r8                                 ;    69.0 p3+p4  149 blocks
        cmp r8, qword [rbp + 2232]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x978                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
kasumi_decrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

; kasumi_encrypt_compact for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu core2-64 --variant bitsliced
;
; void kasumi_encrypt_compact(const void *k, const void *src, void *dst, uint32_t n);   System V, 64 bits
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
;   blocks/rounds: 4705 uops, planned 1677.0; bounds: width 1176.2, ports 1545.0, path 82.0
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
%fatal "kasumi_encrypt_compact is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_kasumi_encrypt_compact
$_kasumi_encrypt_compact:
%else
        global $kasumi_encrypt_compact
%endif
$kasumi_encrypt_compact:
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
        mov r8d, dword [rbp + 2288]                                ;     0.0 p2     147 blocks
        shl r8, 0xa                                                ;     3.0 p0     147 blocks
        add r8, qword [rbp + 2224]                                 ;     4.0 p1+p2  147 blocks
        mov qword [rbp + 2232], r8                                 ;     5.0 p3+p4  147 blocks
        cmp dword [rbp + 2288], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                 ;     0.0 p0     113 rounds reload
        mov dword [rbp + 2292], esi                                ;     1.0 p3+p4  113 rounds
        mov r8, qword [rbp + 2224]                                 ;     0.5 p2     111 l.0 reload
        movaps xmm0, [r8]                                          ;     3.5 p2     111 l.0
        movaps [rbx - 64], xmm0                                    ;     6.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 16]                                     ;     3.5 p2     111 l.1
        movaps [rbx - 48], xmm0                                    ;     6.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 32]                                     ;     3.5 p2     111 l.2
        movaps [rbx - 32], xmm0                                    ;     6.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 48]                                     ;     4.5 p2     111 l.3
        movaps [rbx - 16], xmm0                                    ;     7.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 64]                                     ;     5.5 p2     111 l.4
        movaps [rbx + 0], xmm0                                     ;     8.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 80]                                     ;     6.5 p2     111 l.5
        movaps [rbx + 16], xmm0                                    ;     9.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 96]                                     ;     7.5 p2     111 l.6
        movaps [rbx + 32], xmm0                                    ;    10.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 112]                                    ;     8.5 p2     111 l.7
        movaps [rbx + 48], xmm0                                    ;    11.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 128]                                    ;     9.5 p2     111 l.8
        movaps [rbx + 64], xmm0                                    ;    12.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 144]                                    ;    10.5 p2     111 l.9
        movaps [rbx + 80], xmm0                                    ;    13.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 160]                                    ;    11.5 p2     111 l.10
        movaps [rbx + 96], xmm0                                    ;    14.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 176]                                    ;    12.5 p2     111 l.11
        movaps [rbx + 112], xmm0                                   ;    15.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 192]                                    ;    13.5 p2     111 l.12
        movaps [r13 - 128], xmm0                                   ;    16.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 208]                                    ;    14.5 p2     111 l.13
        movaps [r13 - 112], xmm0                                   ;    17.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 224]                                    ;    15.5 p2     111 l.14
        movaps [r13 - 96], xmm0                                    ;    18.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 240]                                    ;    16.5 p2     111 l.15
        movaps [r13 - 80], xmm0                                    ;    19.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 256]                                    ;    17.5 p2     111 l.16
        movaps [r15 - 48], xmm0                                    ;    20.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 272]                                    ;    18.5 p2     111 l.17
        movaps [r15 - 32], xmm0                                    ;    21.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 288]                                    ;    19.5 p2     111 l.18
        movaps [r15 - 16], xmm0                                    ;    22.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 304]                                    ;    20.5 p2     111 l.19
        movaps [r15 + 0], xmm0                                     ;    23.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 320]                                    ;    21.5 p2     111 l.20
        movaps [r15 + 16], xmm0                                    ;    24.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 336]                                    ;    22.5 p2     111 l.21
        movaps [r15 + 32], xmm0                                    ;    25.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 352]                                    ;    23.5 p2     111 l.22
        movaps [r15 + 48], xmm0                                    ;    26.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 368]                                    ;    24.5 p2     111 l.23
        movaps [r15 + 64], xmm0                                    ;    27.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 384]                                    ;    25.5 p2     111 l.24
        movaps [r15 + 80], xmm0                                    ;    28.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 400]                                    ;    26.5 p2     111 l.25
        movaps [r15 + 96], xmm0                                    ;    29.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 416]                                    ;    27.5 p2     111 l.26
        movaps [r15 + 112], xmm0                                   ;    30.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 432]                                    ;    28.5 p2     111 l.27
        movaps [rbp + 2176], xmm0                                  ;    31.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 448]                                    ;    29.5 p2     111 l.28
        movaps [rbp + 2192], xmm0                                  ;    32.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 464]                                    ;    30.5 p2     111 l.29
        movaps [rbp + 2208], xmm0                                  ;    33.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 480]                                    ;    31.5 p2     111 l.30
        movaps [rbx - 96], xmm0                                    ;    34.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 496]                                    ;    32.5 p2     111 l.31
        movaps [rbx - 80], xmm0                                    ;    35.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 512]                                    ;    33.5 p2     112 r.0
        movaps [r13 - 48], xmm0                                    ;    36.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 528]                                    ;    34.5 p2     112 r.1
        movaps [r13 - 32], xmm0                                    ;    37.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 544]                                    ;    35.5 p2     112 r.2
        movaps [r13 - 16], xmm0                                    ;    38.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 560]                                    ;    36.5 p2     112 r.3
        movaps [r13 + 0], xmm0                                     ;    39.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 576]                                    ;    37.5 p2     112 r.4
        movaps [r13 + 16], xmm0                                    ;    40.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 592]                                    ;    38.5 p2     112 r.5
        movaps [r13 + 32], xmm0                                    ;    41.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 608]                                    ;    39.5 p2     112 r.6
        movaps [r13 + 48], xmm0                                    ;    42.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 624]                                    ;    40.5 p2     112 r.7
        movaps [r13 + 64], xmm0                                    ;    43.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 640]                                    ;    41.5 p2     112 r.8
        movaps [r13 + 80], xmm0                                    ;    44.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 656]                                    ;    42.5 p2     112 r.9
        movaps [r13 + 96], xmm0                                    ;    45.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 672]                                    ;    43.5 p2     112 r.10
        movaps [r13 + 112], xmm0                                   ;    46.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 688]                                    ;    44.5 p2     112 r.11
        movaps [r14 - 128], xmm0                                   ;    47.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 704]                                    ;    45.5 p2     112 r.12
        movaps [r14 - 112], xmm0                                   ;    48.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 720]                                    ;    46.5 p2     112 r.13
        movaps [r14 - 96], xmm0                                    ;    49.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 736]                                    ;    47.5 p2     112 r.14
        movaps [r14 - 80], xmm0                                    ;    50.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 752]                                    ;    48.5 p2     112 r.15
        movaps [r14 - 64], xmm0                                    ;    51.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 768]                                    ;    49.5 p2     112 r.16
        movaps [r14 - 48], xmm0                                    ;    52.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 784]                                    ;    50.5 p2     112 r.17
        movaps [r14 - 32], xmm0                                    ;    53.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 800]                                    ;    51.5 p2     112 r.18
        movaps [r14 - 16], xmm0                                    ;    54.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 816]                                    ;    52.5 p2     112 r.19
        movaps [r14 + 0], xmm0                                     ;    55.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 832]                                    ;    53.5 p2     112 r.20
        movaps [r14 + 16], xmm0                                    ;    56.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 848]                                    ;    54.5 p2     112 r.21
        movaps [r14 + 32], xmm0                                    ;    57.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 864]                                    ;    55.5 p2     112 r.22
        movaps [r14 + 48], xmm0                                    ;    58.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 880]                                    ;    56.5 p2     112 r.23
        movaps [r14 + 64], xmm0                                    ;    59.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 896]                                    ;    57.5 p2     112 r.24
        movaps [r14 + 80], xmm0                                    ;    60.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 912]                                    ;    58.5 p2     112 r.25
        movaps [r14 + 96], xmm0                                    ;    61.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 928]                                    ;    59.5 p2     112 r.26
        movaps [r14 + 112], xmm0                                   ;    62.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 944]                                    ;    60.5 p2     112 r.27
        movaps [r15 - 128], xmm0                                   ;    63.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 960]                                    ;    61.5 p2     112 r.28
        movaps [r15 - 112], xmm0                                   ;    64.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 976]                                    ;    62.5 p2     112 r.29
        movaps [r15 - 96], xmm0                                    ;    65.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 992]                                    ;    63.5 p2     112 r.30
        movaps [r15 - 80], xmm0                                    ;    66.5 p3+p4  113 rounds
        movaps xmm0, [r8 + 1008]                                   ;    64.5 p2     112 r.31
        movaps [r15 - 64], xmm0                                    ;    67.5 p3+p4  113 rounds
        mov r8, qword [rbp + 2240]                                 ;    65.5 p2     113 rounds reload
        mov qword [rbp + 2248], r8                                 ;    68.5 p3+p4  113 rounds
        lea r9, [r8 + 512]                                         ;    68.5 p0     113 rounds
        mov qword [rbp + 2256], r9                                 ;    69.5 p3+p4  113 rounds
        lea r9, [r8 + 1024]                                        ;    68.5 p0     113 rounds
        mov qword [rbp + 2264], r9                                 ;    69.5 p3+p4  113 rounds
        add r8, 0x600                                              ;    68.5 p1     113 rounds
        mov qword [rbp + 2272], r8                                 ;    69.5 p3+p4  113 rounds
        mov r8, qword [rbp + 2248]                                 ;                    resident
        mov r9, qword [rbp + 2256]                                 ;                    resident
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
        movaps xmm14, [r8 + 256]                                   ;     0.0 p2      68 k1.0
        movaps xmm14, [r8 + 448]                                   ;     1.0 p2      68 k1.12
        movaps xmm14, [r8 + 464]                                   ;     2.0 p2      68 k1.13
        movaps xmm14, [r8 + 480]                                   ;     3.0 p2      68 k1.14
        movaps xmm15, [r8 + 272]                                   ;     4.0 p2      68 k1.1
        movaps xmm15, [r8 + 288]                                   ;     5.0 p2      68 k1.2
        movaps xmm15, [r8 + 304]                                   ;     6.0 p2      68 k1.3
        movaps xmm15, [r8 + 320]                                   ;     7.0 p2      68 k1.4
        movaps xmm14, [r8 + 496]                                   ;     8.0 p2      68 k1.15
        movaps xmm14, [r11]                                        ;     9.0 p2      68 k1.0
        movaps xmm14, [r11 + 16]                                   ;    10.0 p2      68 k1.1
        movaps xmm14, [r11 + 32]                                   ;    11.0 p2      68 k1.2
        movaps xmm14, [r11 + 48]                                   ;    12.0 p2      68 k1.3
        movaps xmm14, [r11 + 64]                                   ;    13.0 p2      68 k1.4
        movaps xmm14, [r11 + 80]                                   ;    14.0 p2      68 k1.5
        movaps xmm14, [r11 + 96]                                   ;    15.0 p2      68 k1.6
        movaps xmm14, [r11 + 112]                                  ;    16.0 p2      68 k1.7
        movaps xmm14, [r11 + 128]                                  ;    17.0 p2      68 k1.8
        movaps xmm14, [r11 + 144]                                  ;    18.0 p2      68 k1.9
        movaps xmm14, [r11 + 160]                                  ;    19.0 p2      68 k1.10
        movaps xmm14, [r11 + 176]                                  ;    20.0 p2      68 k1.11
        movaps xmm14, [r11 + 192]                                  ;    21.0 p2      68 k1.12
        movaps xmm14, [r11 + 208]                                  ;    22.0 p2      68 k1.13
        movaps xmm14, [r11 + 224]                                  ;    23.0 p2      68 k1.14
        movaps xmm14, [r11 + 240]                                  ;    24.0 p2      68 k1.15
        movaps xmm14, [r10 + 2048]                                 ;    25.0 p2      69 k1.0
        movaps xmm15, [r8 + 336]                                   ;    26.0 p2      68 k1.5
        movaps xmm14, [r10 + 2064]                                 ;    27.0 p2      69 k1.1
        movaps xmm14, [r10 + 2080]                                 ;    28.0 p2      69 k1.2
        movaps xmm14, [r10 + 2096]                                 ;    29.0 p2      69 k1.3
        movaps xmm14, [r10 + 2112]                                 ;    30.0 p2      69 k1.4
        movaps xmm14, [r10 + 2128]                                 ;    31.0 p2      69 k1.5
        movaps xmm14, [r10 + 2144]                                 ;    32.0 p2      69 k1.6
        movaps xmm14, [r10 + 2160]                                 ;    33.0 p2      69 k1.7
        movaps xmm14, [r10 + 2176]                                 ;    34.0 p2      69 k1.8
        movaps xmm14, [r10 + 2192]                                 ;    35.0 p2      69 k1.9
        movaps xmm14, [r10 + 2208]                                 ;    36.0 p2      69 k1.10
        movaps xmm14, [r10 + 2224]                                 ;    37.0 p2      69 k1.11
        movaps xmm14, [r10 + 2240]                                 ;    38.0 p2      69 k1.12
        movaps xmm14, [r10 + 2256]                                 ;    39.0 p2      69 k1.13
        movaps xmm14, [r10 + 2272]                                 ;    40.0 p2      69 k1.14
        movaps xmm14, [r10 + 2288]                                 ;    41.0 p2      69 k1.15
        movaps xmm14, [r9 + 2304]                                  ;    42.0 p2      69 k1.0
        movaps xmm14, [r9 + 2320]                                  ;    43.0 p2      69 k1.1
        movaps xmm14, [r9 + 2336]                                  ;    44.0 p2      69 k1.2
        movaps xmm15, [r8 + 352]                                   ;    45.0 p2      68 k1.6
        movaps xmm15, [r8 + 368]                                   ;    46.0 p2      68 k1.7
        movaps xmm15, [r8 + 384]                                   ;    47.0 p2      68 k1.8
        movaps xmm15, [r8 + 400]                                   ;    48.0 p2      68 k1.9
        movaps xmm14, [r9 + 2352]                                  ;    49.0 p2      69 k1.3
        movaps xmm14, [r9 + 2368]                                  ;    50.0 p2      69 k1.4
        movaps xmm14, [r9 + 2384]                                  ;    51.0 p2      69 k1.5
        movaps xmm14, [r9 + 2400]                                  ;    52.0 p2      69 k1.6
        movaps xmm14, [r9 + 2416]                                  ;    53.0 p2      69 k1.7
        movaps xmm14, [r9 + 2432]                                  ;    54.0 p2      69 k1.8
        movaps xmm14, [r9 + 2448]                                  ;    55.0 p2      69 k1.9
        movaps xmm14, [r9 + 2464]                                  ;    56.0 p2      69 k1.10
        movaps xmm14, [r9 + 2480]                                  ;    57.0 p2      69 k1.11
        movaps xmm15, [r8 + 416]                                   ;    58.0 p2      68 k1.10
        movaps xmm15, [r8 + 432]                                   ;    59.0 p2      68 k1.11
        movaps xmm14, [r9 + 2496]                                  ;    60.0 p2      69 k1.12
        movaps xmm14, [r9 + 2512]                                  ;    61.0 p2      69 k1.13
        movaps xmm14, [r9 + 2528]                                  ;    62.0 p2      69 k1.14
        movaps xmm14, [r9 + 2544]                                  ;    63.0 p2      69 k1.15
        movaps xmm14, xmm0                                         ;    48.0 p0      58 r copy
        andps xmm14, [r8 + 240]                                    ;    64.0 p1+p2   58 r
        xorps xmm14, [rbx - 48]                                    ;    65.0 p5+p2   58 r
        movaps [rax - 48], xmm1                                    ;    50.0 p3+p4   58 r spill
        movaps xmm15, xmm1                                         ;    50.2 p0      58 r copy
        andps xmm15, [r8]                                          ;    66.0 p1+p2   58 r
        xorps xmm15, [rbx - 32]                                    ;    67.0 p5+p2   58 r
        movaps xmm1, xmm2                                          ;    52.0 p0      58 r copy
        andps xmm1, [r8 + 16]                                      ;    68.0 p1+p2   58 r
        xorps xmm1, [rbx - 16]                                     ;    69.0 p5+p2   58 r
        movaps [rax - 32], xmm2                                    ;    54.0 p3+p4   58 r spill
        movaps xmm2, xmm3                                          ;    54.2 p0      58 r copy
        andps xmm2, [r8 + 32]                                      ;    70.0 p1+p2   58 r
        xorps xmm2, [rbx + 0]                                      ;    71.0 p5+p2   58 r
        movaps [rax - 16], xmm3                                    ;    56.0 p3+p4   58 r spill
        movaps xmm3, xmm4                                          ;    56.2 p0      58 r copy
        andps xmm3, [r8 + 48]                                      ;    72.0 p1+p2   58 r
        xorps xmm3, [rbx + 16]                                     ;    73.0 p5+p2   58 r
        movaps [rax + 0], xmm4                                     ;    58.0 p3+p4   58 r spill
        movaps xmm4, xmm5                                          ;    58.2 p0      58 r copy
        andps xmm4, [r8 + 64]                                      ;    74.0 p1+p2   58 r
        xorps xmm4, [rbx + 32]                                     ;    75.0 p5+p2   58 r
        movaps [rax + 16], xmm5                                    ;    60.0 p3+p4   58 r spill
        movaps xmm5, xmm6                                          ;    60.2 p0      58 r copy
        andps xmm5, [r8 + 80]                                      ;    76.0 p1+p2   58 r
        xorps xmm5, [rbx + 48]                                     ;    77.0 p5+p2   58 r
        movaps [rax + 32], xmm6                                    ;    62.0 p3+p4   58 r spill
        movaps xmm6, xmm7                                          ;    62.2 p0      58 r copy
        andps xmm6, [r8 + 96]                                      ;    78.0 p1+p2   58 r
        xorps xmm6, [rbx + 64]                                     ;    79.0 p5+p2   58 r
        movaps [rax + 48], xmm7                                    ;    64.0 p3+p4   58 r spill
        movaps xmm7, xmm8                                          ;    64.2 p0      58 r copy
        andps xmm7, [r8 + 112]                                     ;    80.0 p1+p2   58 r
        xorps xmm7, [rbx + 80]                                     ;    81.0 p5+p2   58 r
        movaps [rax + 64], xmm8                                    ;    66.0 p3+p4   58 r spill
        movaps xmm8, xmm9                                          ;    66.2 p0      58 r copy
        andps xmm8, [r8 + 128]                                     ;    82.0 p1+p2   58 r
        xorps xmm8, [rbx + 96]                                     ;    83.0 p5+p2   58 r
        movaps [rax + 80], xmm9                                    ;    68.0 p3+p4   58 r spill
        movaps xmm9, xmm10                                         ;    68.2 p0      58 r copy
        andps xmm9, [r8 + 144]                                     ;    84.0 p1+p2   58 r
        xorps xmm9, [rbx + 112]                                    ;    85.0 p5+p2   58 r
        movaps [rax + 96], xmm10                                   ;    70.0 p3+p4   58 r spill
        movaps xmm10, xmm11                                        ;    70.2 p0      58 r copy
        andps xmm10, [r8 + 160]                                    ;    86.0 p1+p2   58 r
        xorps xmm10, [r13 - 128]                                   ;    87.0 p5+p2   58 r
        movaps [r13 - 64], xmm12                                   ;    72.0 p3+p4   58 r spill
        movaps [rax + 112], xmm11                                  ;    73.0 p3+p4   58 r spill
        movaps xmm11, xmm12                                        ;    73.0 p0      58 r copy
        movaps xmm12, xmm13                                        ;    73.2 p1      58 r copy
        andps xmm12, [r8 + 192]                                    ;    88.0 p5+p2   58 r
        xorps xmm12, [r13 - 96]                                    ;    89.0 p0+p2   58 r
        movaps [rbx - 128], xmm13                                  ;    74.0 p3+p4   58 r spill
        andps xmm11, [r8 + 176]                                    ;    90.0 p1+p2   58 r
        xorps xmm11, [r13 - 112]                                   ;    91.0 p5+p2   58 r
        movaps xmm13, [r8 + 208]                                   ;    92.0 p2      58 r
        andps xmm13, [rbx - 96]                                    ;    95.0 p0+p2   58 r
        xorps xmm13, [r13 - 80]                                    ;    96.0 p1+p2   58 r
        movaps [rcx - 112], xmm13                                  ;    97.0 p3+p4   58 r spill
        movaps [rbx - 112], xmm0                                   ;    80.0 p3+p4   58 r spill
        movaps xmm0, [r8 + 224]                                    ;    95.0 p2      58 r
        andps xmm0, [rbx - 80]                                     ;    98.0 p5+p2   58 r
        xorps xmm0, [rbx - 64]                                     ;    99.0 p0+p2   58 r
        movaps xmm13, xmm14                                        ;    83.0 p1      59 r copy
        orps xmm13, [r9 + 2064]                                    ;    98.0 p5+p2   59 r
        xorps xmm13, [rax - 32]                                    ;    99.0 p0+p2   59 r
        movaps [rdi - 32], xmm14                                   ;    85.0 p3+p4   58 r spill
        movaps xmm14, xmm15                                        ;    85.2 p1      59 r copy
        orps xmm14, [r9 + 2080]                                    ;   100.0 p5+p2   59 r
        movaps [rcx - 48], xmm15                                   ;    86.0 p3+p4   58 r spill
        xorps xmm14, [rax - 16]                                    ;   101.0 p0+p2   59 r
        xorps xmm14, [r8 + 480]                                    ;   102.0 p1+p2   50 next
        movaps [rdi - 112], xmm0                                   ;   100.0 p3+p4   58 r spill
        movaps xmm15, xmm0                                         ;   100.0 p5      59 r copy
        orps xmm15, [r9 + 2048]                                    ;   103.0 p0+p2   59 r
        xorps xmm15, [rax - 48]                                    ;   104.0 p1+p2   59 r
        movaps xmm0, xmm1                                          ;    92.0 p5      59 r copy
        orps xmm0, [r9 + 2096]                                     ;   105.0 p0+p2   59 r
        xorps xmm0, [rax + 0]                                      ;   106.0 p1+p2   59 r
        movaps [rcx - 32], xmm1                                    ;    95.2 p3+p4   58 r spill
        movaps xmm1, xmm2                                          ;    95.5 p5      59 r copy
        orps xmm1, [r9 + 2112]                                     ;   107.0 p0+p2   59 r
        xorps xmm1, [rax + 16]                                     ;   108.0 p1+p2   59 r
        xorps xmm15, [r8 + 448]                                    ;   109.0 p5+p2   50 next
        xorps xmm13, [r8 + 464]                                    ;   110.0 p0+p2   50 next
        movaps [rcx - 16], xmm2                                    ;    98.2 p3+p4   58 r spill
        movaps xmm2, xmm3                                          ;    98.5 p1      59 r copy
        orps xmm2, [r9 + 2128]                                     ;   111.0 p5+p2   59 r
        xorps xmm2, [rax + 32]                                     ;   112.0 p0+p2   59 r
        xorps xmm0, [r8 + 496]                                     ;   113.0 p1+p2   50 next
        movaps [rcx + 0], xmm3                                     ;   100.0 p3+p4   58 r spill
        movaps [rcx + 16], xmm4                                    ;   101.0 p3+p4   58 r spill
        movaps xmm3, xmm4                                          ;   100.5 p5      59 r copy
        orps xmm3, [r9 + 2144]                                     ;   114.0 p0+p2   59 r
        xorps xmm3, [rax + 48]                                     ;   115.0 p1+p2   59 r
        movaps xmm4, xmm5                                          ;   101.5 p5      59 r copy
        orps xmm4, [r9 + 2160]                                     ;   116.0 p0+p2   59 r
        movaps [rcx + 32], xmm5                                    ;   102.0 p3+p4   58 r spill
        movaps [rcx + 48], xmm6                                    ;   103.0 p3+p4   58 r spill
        movaps xmm5, xmm6                                          ;   102.2 p1      59 r copy
        movaps xmm6, xmm7                                          ;   102.5 p5      59 r copy
        movaps [rcx + 64], xmm7                                    ;   104.0 p3+p4   58 r spill
        movaps xmm7, xmm8                                          ;   103.0 p0      59 r copy
        orps xmm7, [r9 + 2208]                                     ;   117.0 p1+p2   59 r
        xorps xmm4, [rax + 64]                                     ;   118.0 p5+p2   59 r
        orps xmm6, [r9 + 2192]                                     ;   119.0 p0+p2   59 r
        xorps xmm2, [r8 + 272]                                     ;   120.0 p1+p2   50 next
        xorps xmm1, [r8 + 256]                                     ;   121.0 p5+p2   50 next
        xorps xmm6, [rax + 96]                                     ;   122.0 p0+p2   59 r
        orps xmm5, [r9 + 2176]                                     ;   123.0 p1+p2   59 r
        xorps xmm5, [rax + 80]                                     ;   124.0 p5+p2   59 r
        xorps xmm3, [r8 + 288]                                     ;   125.0 p0+p2   50 next
        xorps xmm4, [r8 + 304]                                     ;   126.0 p1+p2   50 next
        xorps xmm7, [rax + 112]                                    ;   127.0 p5+p2   59 r
        movaps [rcx + 80], xmm8                                    ;   112.0 p3+p4   58 r spill
        movaps xmm8, xmm9                                          ;   112.2 p0      59 r copy
        orps xmm8, [r9 + 2224]                                     ;   128.0 p1+p2   59 r
        xorps xmm8, [r13 - 64]                                     ;   129.0 p5+p2   59 r
        xorps xmm5, [r8 + 320]                                     ;   130.0 p0+p2   50 next
        movaps [rcx + 96], xmm9                                    ;   115.0 p3+p4   58 r spill
        movaps xmm9, xmm10                                         ;   115.2 p1      59 r copy
        orps xmm9, [r9 + 2240]                                     ;   131.0 p5+p2   59 r
        xorps xmm9, [rbx - 128]                                    ;   132.0 p0+p2   59 r
        xorps xmm6, [r8 + 336]                                     ;   133.0 p1+p2   50 next
        movaps [rax - 128], xmm10                                  ;   118.0 p3+p4   58 r spill
        movaps xmm10, xmm11                                        ;   118.2 p5      59 r copy
        orps xmm10, [r9 + 2256]                                    ;   134.0 p0+p2   59 r
        xorps xmm10, [rbx - 96]                                    ;   135.0 p1+p2   59 r
        movaps [rcx + 112], xmm11                                  ;   120.0 p3+p4   58 r spill
        movaps xmm11, xmm12                                        ;   120.2 p5      59 r copy
        orps xmm11, [r9 + 2272]                                    ;   136.0 p0+p2   59 r
        xorps xmm7, [r8 + 352]                                     ;   137.0 p1+p2   50 next
        xorps xmm11, [rbx - 80]                                    ;   138.0 p5+p2   59 r
        xorps xmm8, [r8 + 368]                                     ;   139.0 p0+p2   50 next
        movaps [rdx - 128], xmm12                                  ;   124.0 p3+p4   58 r spill
        movaps xmm12, [rcx - 112]                                  ;   140.0 p2      59 r
        orps xmm12, [r9 + 2288]                                    ;   143.0 p1+p2   59 r
        xorps xmm12, [rbx - 112]                                   ;   144.0 p5+p2   59 r
        xorps xmm12, [r8 + 432]                                    ;   145.0 p0+p2   50 next
        xorps xmm9, [r8 + 384]                                     ;   144.0 p1+p2   50 next
        xorps xmm10, [r8 + 400]                                    ;   145.0 p5+p2   50 next
        xorps xmm11, [r8 + 416]                                    ;   146.0 p0+p2   50 next
        movaps [rbp - 16], xmm0                                    ;   131.0 p3+p4   50 next spill
        movaps xmm0, xmm5                                          ;   131.2 p1      41 next copy
        movaps [rdx + 48], xmm15                                   ;   132.0 p3+p4   50 next spill
        movaps xmm15, xmm3                                         ;   132.0 p5      41 next copy
        xorps xmm15, xmm9                                          ;   145.0 p0      41 next
        movaps [rbp + 96], xmm1                                    ;   133.0 p3+p4   50 next spill
        xorps xmm0, xmm11                                          ;   147.0 p1      41 next
        movaps xmm1, xmm5                                          ;   133.2 p5      41 next copy
        movaps [rbp - 128], xmm2                                   ;   134.0 p3+p4   50 next spill
        xorps xmm1, xmm6                                           ;   134.2 p0      41 next
        movaps xmm2, xmm3                                          ;   134.2 p1      41 next copy
        andps xmm2, xmm4                                           ;   135.2 p5      41 next
        movaps [rbp + 16], xmm12                                   ;   146.0 p3+p4   50 next spill
        movaps xmm12, xmm5                                         ;   135.0 p0      41 next copy
        movaps [rbp - 112], xmm14                                  ;   136.0 p3+p4   50 next spill
        movaps xmm14, xmm1                                         ;   135.5 p1      41 next copy
        andps xmm14, xmm6                                          ;   136.5 p5      41 next
        xorps xmm2, xmm14                                          ;   137.5 p0      41 next
        movaps xmm14, xmm9                                         ;   145.0 p1      41 next copy
        andps xmm14, xmm8                                          ;   146.0 p5      41 next
        xorps xmm14, [rel kasumi_encrypt_compact.T0_constants128]  ;   147.0 p0+p2   41 next
        xorps xmm12, xmm10                                         ;   146.0 p1      41 next
        movaps [rbp - 64], xmm13                                   ;   138.0 p3+p4   50 next spill
        movaps xmm13, xmm6                                         ;   138.2 p5      41 next copy
        xorps xmm13, xmm9                                          ;   145.0 p0      41 next
        andps xmm12, xmm3                                          ;   147.0 p1      41 next
        movaps [rbp + 32], xmm15                                   ;   146.0 p3+p4   41 next spill
        movaps [rbp + 0], xmm6                                     ;   143.0 p3+p4   50 next spill
        movaps [rbp + 112], xmm14                                  ;   148.0 p3+p4   41 next spill
        xorps xmm12, xmm14                                         ;   148.0 p5      41 next
        movaps xmm14, xmm15                                        ;   146.0 p0      41 next copy
        andps xmm14, xmm10                                         ;   147.0 p1      41 next
        movaps xmm15, xmm9                                         ;   145.2 p5      41 next copy
        andps xmm15, xmm6                                          ;   146.2 p0      41 next
        movaps xmm6, xmm5                                          ;   146.0 p1      41 next copy
        movaps [rdx - 80], xmm12                                   ;   149.0 p3+p4   41 next spill
        movaps xmm12, xmm13                                        ;   146.2 p5      41 next copy
        andps xmm12, xmm10                                         ;   147.2 p0      41 next
        movaps [rbp - 48], xmm12                                   ;   148.2 p3+p4   41 next spill
        movaps xmm12, xmm3                                         ;   147.0 p1      41 next copy
        xorps xmm6, xmm4                                           ;   147.2 p5      41 next
        andps xmm12, xmm8                                          ;   148.0 p0      41 next
        xorps xmm12, xmm4                                          ;   149.0 p1      41 next
        xorps xmm14, xmm12                                         ;   150.0 p5      41 next
        movaps [rbp - 80], xmm14                                   ;   151.0 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;   148.5 p0      41 next copy
        andps xmm14, xmm7                                          ;   149.5 p1      41 next
        xorps xmm14, [rel kasumi_encrypt_compact.T0_constants128]  ;   150.5 p5+p2   41 next
        movaps [rbp + 48], xmm14                                   ;   151.5 p3+p4   41 next spill
        movaps xmm14, xmm0                                         ;   149.5 p0      41 next copy
        movaps [rdi + 64], xmm2                                    ;   150.2 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   150.0 p1      41 next copy
        andps xmm14, xmm4                                          ;   150.5 p5      41 next
        xorps xmm15, xmm14                                         ;   151.5 p0      41 next
        andps xmm2, xmm8                                           ;   151.0 p1      41 next
        xorps xmm12, xmm2                                          ;   152.0 p5      41 next
        movaps xmm2, xmm1                                          ;   151.5 p0      41 next copy
        orps xmm2, xmm4                                            ;   152.5 p1      41 next
        xorps xmm2, xmm15                                          ;   153.5 p5      41 next
        movaps [rbp - 32], xmm2                                    ;   154.5 p3+p4   41 next spill
        movaps xmm2, xmm0                                          ;   152.5 p0      41 next copy
        movaps xmm14, xmm6                                         ;   153.0 p1      41 next copy
        andps xmm14, xmm10                                         ;   154.0 p5      41 next
        xorps xmm12, xmm14                                         ;   155.0 p0      41 next
        andps xmm6, xmm8                                           ;   154.0 p1      41 next
        xorps xmm12, xmm13                                         ;   156.0 p5      41 next
        xorps xmm15, xmm3                                          ;   154.5 p0      41 next
        andps xmm13, xmm7                                          ;   155.0 p1      41 next
        xorps xmm6, xmm13                                          ;   156.0 p5      41 next
        movaps xmm13, xmm3                                         ;   155.5 p0      41 next copy
        xorps xmm13, xmm4                                          ;   156.5 p1      41 next
        andps xmm2, xmm8                                           ;   156.2 p5      41 next
        movaps [rbp - 96], xmm15                                   ;   155.5 p3+p4   41 next spill
        movaps xmm15, xmm4                                         ;   156.5 p0      41 next copy
        xorps xmm14, xmm2                                          ;   157.2 p1      41 next
        movaps [rbp + 64], xmm5                                    ;   156.2 p3+p4   50 next spill
        xorps xmm14, [rdx - 80]                                    ;   158.2 p5+p2   41 next
        andps xmm15, xmm5                                          ;   157.5 p0      41 next
        xorps xmm15, xmm10                                         ;   158.5 p1      41 next
        xorps xmm6, xmm15                                          ;   159.5 p5      41 next
        andps xmm3, xmm11                                          ;   158.5 p0      41 next
        andps xmm15, xmm5                                          ;   159.5 p1      41 next
        xorps xmm15, [rbp + 48]                                    ;   160.5 p5+p2   41 next
        xorps xmm15, [rdi + 64]                                    ;   161.5 p0+p2   41 next
        movaps xmm5, xmm13                                         ;   160.0 p1      41 next copy
        andps xmm5, xmm9                                           ;   161.0 p5      41 next
        andps xmm13, xmm7                                          ;   160.5 p0      41 next
        xorps xmm13, [rdi + 64]                                    ;   161.5 p1+p2   41 next
        xorps xmm2, xmm13                                          ;   162.5 p5      41 next
        movaps xmm13, [rel kasumi_encrypt_compact.T0_constants128] ;   160.8 p2      41 next reload
        xorps xmm12, xmm2                                          ;   163.5 p0      41 next
        movaps xmm2, xmm10                                         ;   162.0 p1      41 next copy
        andps xmm2, xmm11                                          ;   163.0 p5      41 next
        xorps xmm14, xmm2                                          ;   164.0 p0      41 next
        xorps xmm2, xmm8                                           ;   164.0 p1      41 next
        xorps xmm12, xmm13                                         ;   164.5 p5      41 next
        andps xmm9, xmm4                                           ;   163.5 p0      41 next
        xorps xmm9, xmm6                                           ;   164.5 p1      41 next
        andps xmm8, xmm10                                          ;   164.2 p5      41 next
        andps xmm10, xmm7                                          ;   164.5 p0      41 next
        xorps xmm3, xmm10                                          ;   165.5 p1      41 next
        movaps xmm10, xmm0                                         ;   165.2 p5      41 next copy
        andps xmm10, [rbp + 0]                                     ;   166.2 p0+p2   41 next
        xorps xmm6, xmm10                                          ;   167.2 p1      41 next
        movaps xmm10, [rbp + 32]                                   ;   163.8 p2      41 next reload
        movaps xmm13, xmm10                                        ;   166.8 p5      41 next copy
        andps xmm0, xmm1                                           ;   166.5 p0      41 next
        andps xmm1, xmm10                                          ;   167.0 p1      41 next
        xorps xmm8, xmm1                                           ;   168.0 p5      41 next
        movaps xmm1, [rbp - 96]                                    ;   164.8 p2      41 next reload
        xorps xmm6, xmm1                                           ;   168.2 p0      41 next
        xorps xmm8, xmm11                                          ;   169.0 p1      41 next
        xorps xmm15, xmm8                                          ;   170.0 p5      41 next
        xorps xmm0, [rdi + 64]                                     ;   168.5 p0+p2   41 next
        xorps xmm5, xmm3                                           ;   169.0 p1      41 next
        andps xmm4, xmm7                                           ;   169.2 p5      41 next
        xorps xmm8, [rdx - 80]                                     ;   170.0 p0+p2   41 next
        xorps xmm4, xmm5                                           ;   170.2 p1      41 next
        xorps xmm9, xmm0                                           ;   170.2 p5      41 next
        xorps xmm0, xmm7                                           ;   170.5 p0      41 next
        andps xmm13, [rbp + 0]                                     ;   171.0 p1+p2   41 next
        xorps xmm0, [rbp - 32]                                     ;   171.5 p5+p2   41 next
        xorps xmm0, [rbp - 80]                                     ;   172.5 p0+p2   41 next
        xorps xmm3, [rbp - 80]                                     ;   172.0 p1+p2   41 next
        andps xmm10, xmm11                                         ;   172.2 p5      41 next
        xorps xmm9, [rbp + 0]                                      ;   172.5 p0+p2   41 next
        xorps xmm4, xmm10                                          ;   173.2 p1      41 next
        movaps xmm10, xmm7                                         ;   173.2 p5      41 next copy
        andps xmm10, [rbp + 64]                                    ;   174.2 p0+p2   41 next
        xorps xmm13, xmm10                                         ;   175.2 p1      41 next
        xorps xmm13, xmm2                                          ;   176.2 p5      41 next
        xorps xmm5, xmm13                                          ;   177.2 p0      41 next
        movaps xmm13, [rbp + 0]                                    ;   173.8 p2      50 next reload
        movaps xmm10, xmm7                                         ;   175.0 p1      41 next copy
        andps xmm10, xmm13                                         ;   176.8 p5      41 next
        andps xmm7, xmm11                                          ;   175.5 p0      41 next
        xorps xmm1, xmm5                                           ;   178.2 p1      41 next
        xorps xmm8, xmm10                                          ;   177.8 p5      41 next
        xorps xmm3, xmm8                                           ;   178.8 p0      41 next
        xorps xmm7, xmm13                                          ;   177.0 p1      41 next
        andps xmm2, xmm11                                          ;   177.2 p5      41 next
        xorps xmm10, [rbp + 112]                                   ;   177.8 p0+p2   41 next
        xorps xmm6, xmm10                                          ;   178.8 p1      41 next
        xorps xmm2, [rbp + 48]                                     ;   178.2 p5+p2   41 next
        xorps xmm4, [rbp + 64]                                     ;   178.5 p0+p2   41 next
        xorps xmm4, [rbp - 48]                                     ;   179.5 p1+p2   41 next
        xorps xmm6, xmm2                                           ;   179.8 p5      41 next
        xorps xmm2, xmm4                                           ;   180.5 p0      41 next
        movaps xmm4, [rbp - 112]                                   ;   178.8 p2      41 next
        xorps xmm14, xmm7                                          ;   180.0 p1      41 next
        movaps xmm7, [rbp - 128]                                   ;   179.8 p2      41 next
        movaps xmm5, [rbp - 64]                                    ;   180.8 p2      50 next reload
        movaps xmm8, [rbp + 16]                                    ;   181.8 p2      50 next reload
        movaps xmm11, [rdx + 48]                                   ;   182.8 p2      50 next reload
        andps xmm4, xmm5                                           ;   183.8 p5      41 next
        movaps xmm10, [rbp + 96]                                   ;   183.8 p2      41 next
        andps xmm7, xmm8                                           ;   184.8 p0      41 next
        andps xmm10, xmm11                                         ;   186.8 p1      41 next
        movaps xmm13, [rbp - 128]                                  ;   184.8 p2      41 next
        xorps xmm4, xmm8                                           ;   184.8 p5      41 next
        movaps [rbp - 48], xmm9                                    ;   179.2 p3+p4   41 next spill
        movaps [rbp + 112], xmm2                                   ;   181.5 p3+p4   41 next spill
        andps xmm13, [rbp - 16]                                    ;   187.8 p0+p2   41 next
        movaps xmm9, [rbp - 112]                                   ;   186.8 p2      41 next
        andps xmm9, xmm8                                           ;   189.8 p1      41 next
        movaps [rbp - 96], xmm12                                   ;   181.2 p3+p4   41 next spill
        movaps [rbp + 48], xmm6                                    ;   182.2 p3+p4   41 next spill
        movaps [rbp + 64], xmm15                                   ;   183.2 p3+p4   41 next spill
        movaps xmm15, [rbp - 16]                                   ;   187.8 p2      41 next
        andps xmm15, xmm8                                          ;   190.8 p5      41 next
        movaps xmm6, xmm5                                          ;   183.8 p0      41 next copy
        andps xmm6, xmm11                                          ;   185.8 p1      41 next
        movaps [rbp + 0], xmm0                                     ;   184.2 p3+p4   41 next spill
        movaps xmm2, xmm7                                          ;   185.8 p5      41 next copy
        xorps xmm2, xmm10                                          ;   187.8 p0      41 next
        movaps [rbp + 32], xmm1                                    ;   185.2 p3+p4   41 next spill
        movaps xmm0, xmm9                                          ;   190.8 p1      41 next copy
        xorps xmm0, xmm2                                           ;   191.8 p5      41 next
        xorps xmm9, xmm13                                          ;   190.8 p0      41 next
        movaps [rbp - 80], xmm3                                    ;   186.2 p3+p4   41 next spill
        andps xmm10, [rbp - 112]                                   ;   188.8 p1+p2   41 next
        xorps xmm6, xmm9                                           ;   191.8 p5      41 next
        xorps xmm7, xmm6                                           ;   192.8 p0      41 next
        andps xmm7, xmm11                                          ;   193.8 p1      41 next
        andps xmm9, [rbp + 96]                                     ;   191.8 p5+p2   41 next
        movaps xmm1, [rbp - 112]                                   ;   190.8 p2      41 next
        xorps xmm1, xmm15                                          ;   193.8 p0      41 next
        xorps xmm10, xmm1                                          ;   194.8 p1      41 next
        andps xmm1, xmm11                                          ;   194.8 p5      41 next
        xorps xmm1, [rbp - 16]                                     ;   195.8 p0+p2   41 next
        movaps xmm12, [rbp - 128]                                  ;   192.8 p2      41 next
        movaps xmm3, [rbp + 96]                                    ;   193.8 p2      41 next
        movaps [rbp - 32], xmm14                                   ;   189.8 p3+p4   41 next spill
        andps xmm3, [rbp - 16]                                     ;   196.8 p1+p2   41 next
        movaps xmm14, xmm3                                         ;   197.8 p5      41 next copy
        orps xmm3, xmm15                                           ;   197.8 p0      41 next
        xorps xmm15, [rbp - 128]                                   ;   195.8 p1+p2   41 next
        xorps xmm7, xmm15                                          ;   196.8 p5      41 next
        movaps [rdx - 80], xmm7                                    ;   197.8 p3+p4   41 next spill
        andps xmm12, [rbp - 112]                                   ;   196.8 p0+p2   41 next
        xorps xmm14, xmm12                                         ;   198.8 p1      41 next
        xorps xmm12, [rbp + 96]                                    ;   197.8 p5+p2   41 next
        xorps xmm15, xmm12                                         ;   198.8 p0      41 next
        andps xmm12, [rbp - 128]                                   ;   198.8 p1+p2   41 next
        xorps xmm10, xmm12                                         ;   199.8 p5      41 next
        movaps xmm12, xmm6                                         ;   194.2 p0      41 next copy
        andps xmm12, [rbp - 112]                                   ;   199.8 p1+p2   41 next
        xorps xmm3, xmm12                                          ;   200.8 p5      41 next
        movaps [rdi + 64], xmm3                                    ;   201.8 p3+p4   41 next spill
        movaps xmm3, xmm8                                          ;   195.8 p0      41 next copy
        movaps xmm12, [rbp - 16]                                   ;   200.8 p2      50 next reload
        andps xmm6, xmm12                                          ;   203.8 p1      41 next
        movaps xmm7, xmm5                                          ;   196.8 p5      41 next copy
        xorps xmm7, [rbp + 96]                                     ;   201.8 p0+p2   41 next
        andps xmm13, xmm7                                          ;   202.8 p1      41 next
        xorps xmm13, xmm1                                          ;   203.8 p5      41 next
        andps xmm1, xmm11                                          ;   198.0 p0      41 next
        movaps [rdx + 96], xmm10                                   ;   200.8 p3+p4   41 next spill
        andps xmm3, xmm11                                          ;   198.2 p1      41 next
        movaps xmm10, xmm3                                         ;   199.2 p5      41 next copy
        andps xmm10, xmm7                                          ;   202.8 p0      41 next
        xorps xmm3, xmm15                                          ;   199.8 p1      41 next
        xorps xmm9, xmm3                                           ;   200.8 p5      41 next
        movaps xmm3, xmm11                                         ;   200.0 p0      41 next copy
        xorps xmm3, xmm12                                          ;   203.8 p1      41 next
        xorps xmm10, xmm3                                          ;   204.8 p5      41 next
        movaps xmm3, xmm2                                          ;   201.0 p0      41 next copy
        xorps xmm3, xmm12                                          ;   203.8 p1      41 next
        andps xmm3, xmm5                                           ;   204.8 p5      41 next
        xorps xmm10, xmm14                                         ;   205.8 p0      41 next
        andps xmm10, xmm11                                         ;   206.8 p1      41 next
        xorps xmm14, xmm7                                          ;   202.8 p5      41 next
        andps xmm14, xmm8                                          ;   203.8 p0      41 next
        xorps xmm9, xmm3                                           ;   205.8 p1      41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;   202.8 p2      41 next reload
        xorps xmm9, xmm3                                           ;   206.8 p5      41 next
        movaps [rbp + 80], xmm9                                    ;   207.8 p3+p4   41 next spill
        xorps xmm14, xmm3                                          ;   205.8 p0      41 next
        movaps [rdx - 64], xmm4                                    ;   203.8 p3+p4   41 next spill
        movaps xmm3, xmm4                                          ;   204.2 p1      41 next copy
        andps xmm3, xmm12                                          ;   205.2 p5      41 next
        movaps xmm9, xmm5                                          ;   205.0 p0      41 next copy
        andps xmm9, [rbp - 128]                                    ;   206.0 p1+p2   41 next
        xorps xmm6, xmm9                                           ;   207.0 p5      41 next
        movaps xmm4, xmm12                                         ;   206.0 p0      41 next copy
        andps xmm4, [rbp - 112]                                    ;   207.0 p1+p2   41 next
        andps xmm7, xmm4                                           ;   208.0 p5      41 next
        movaps xmm12, xmm11                                        ;   207.0 p0      41 next copy
        andps xmm12, [rbp - 128]                                   ;   208.0 p1+p2   41 next
        xorps xmm11, [rbp - 96]                                    ;   207.8 p5+p2   41 next
        xorps xmm4, xmm9                                           ;   208.0 p0      41 next
        movaps [rbp - 96], xmm11                                   ;   208.8 p3+p4   41 next spill
        xorps xmm10, xmm4                                          ;   209.0 p1      41 next
        movaps xmm11, xmm5                                         ;   208.8 p5      41 next copy
        movaps xmm5, xmm2                                          ;   209.0 p0      41 next copy
        andps xmm5, [rbp - 128]                                    ;   210.0 p1+p2   41 next
        movaps xmm4, [rbp + 96]                                    ;   209.2 p2      50 next reload
        xorps xmm9, xmm4                                           ;   212.2 p5      41 next
        andps xmm2, xmm4                                           ;   212.2 p0      41 next
        andps xmm11, xmm4                                          ;   212.2 p1      41 next
        xorps xmm7, xmm5                                           ;   211.0 p5      41 next
        movaps xmm5, xmm12                                         ;   211.0 p0      41 next copy
        xorps xmm5, xmm11                                          ;   213.2 p1      41 next
        andps xmm11, xmm9                                          ;   213.2 p5      41 next
        andps xmm9, [rbp - 112]                                    ;   213.2 p0+p2   41 next
        xorps xmm9, xmm2                                           ;   214.2 p1      41 next
        movaps xmm2, xmm8                                          ;   212.8 p5      41 next copy
        andps xmm2, xmm5                                           ;   214.2 p0      41 next
        xorps xmm0, xmm2                                           ;   215.2 p1      41 next
        xorps xmm6, xmm0                                           ;   216.2 p5      41 next
        movaps xmm0, [rbp - 64]                                    ;   211.2 p2      50 next reload
        xorps xmm5, xmm3                                           ;   214.2 p0      41 next
        xorps xmm13, xmm5                                          ;   215.2 p1      41 next
        orps xmm5, xmm0                                            ;   215.2 p5      41 next
        xorps xmm3, xmm14                                          ;   215.0 p0      41 next
        xorps xmm12, xmm3                                          ;   216.0 p1      41 next
        xorps xmm1, xmm12                                          ;   217.0 p5      41 next
        xorps xmm15, xmm13                                         ;   216.2 p0      41 next
        movaps xmm2, [rdx - 64]                                    ;   213.2 p2      41 next
        andps xmm2, xmm4                                           ;   216.2 p1      41 next
        xorps xmm14, xmm5                                          ;   216.8 p5      41 next
        xorps xmm1, [rdx + 96]                                     ;   218.0 p0+p2   41 next
        xorps xmm11, xmm14                                         ;   217.8 p1      41 next
        xorps xmm7, xmm15                                          ;   217.8 p5      41 next
        xorps xmm10, xmm2                                          ;   218.0 p0      41 next
        xorps xmm6, [rdx - 64]                                     ;   218.2 p1+p2   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   216.2 p2      41 next reload
        xorps xmm6, xmm14                                          ;   219.2 p5      41 next
        xorps xmm11, [rdi + 64]                                    ;   219.0 p0+p2   41 next
        movaps xmm2, [rbp - 96]                                    ;   218.2 p2      41 next reload
        xorps xmm8, [rbp - 32]                                     ;   219.2 p1+p2   41 next
        xorps xmm9, [rdx - 80]                                     ;   220.2 p5+p2   41 next
        xorps xmm7, xmm8                                           ;   220.2 p0      41 next
        movaps xmm3, [rbp + 32]                                    ;   221.2 p2      41 next
        xorps xmm3, [rbp - 112]                                    ;   224.2 p1+p2   41 next
        xorps xmm10, xmm3                                          ;   225.2 p5      41 next
        xorps xmm0, [rbp - 80]                                     ;   223.2 p0+p2   41 next
        xorps xmm6, xmm0                                           ;   224.2 p1      41 next
        movaps xmm5, [rbp + 0]                                     ;   224.2 p2      41 next
        xorps xmm5, [rbp - 16]                                     ;   227.2 p5+p2   41 next
        xorps xmm1, xmm5                                           ;   228.2 p0      41 next
        movaps xmm15, [rbp + 80]                                   ;   226.2 p2      41 next
        xorps xmm15, xmm2                                          ;   229.2 p1      41 next
        xorps xmm4, [rbp + 112]                                    ;   227.2 p5+p2   41 next
        xorps xmm11, xmm4                                          ;   228.2 p0      41 next
        movaps xmm12, [r10 + 2192]                                 ;   228.2 p2      69 k1.9 reload
        xorps xmm7, xmm12                                          ;   231.2 p1      44 next
        xorps xmm10, [r10 + 2240]                                  ;   229.2 p5+p2   44 next
        movaps xmm13, [r10 + 2208]                                 ;   230.2 p2      69 k1.10 reload
        xorps xmm15, xmm13                                         ;   233.2 p0      44 next
        xorps xmm6, [r10 + 2224]                                   ;   231.2 p1+p2   44 next
        xorps xmm1, [r10 + 2256]                                   ;   232.2 p5+p2   44 next
        xorps xmm11, [r10 + 2272]                                  ;   233.2 p0+p2   44 next
        xorps xmm8, [r10 + 2048]                                   ;   234.2 p1+p2   44 next
        xorps xmm2, [r10 + 2064]                                   ;   235.2 p5+p2   44 next
        xorps xmm0, [r10 + 2080]                                   ;   236.2 p0+p2   44 next
        xorps xmm3, [r10 + 2096]                                   ;   237.2 p1+p2   44 next
        xorps xmm5, [r10 + 2112]                                   ;   238.2 p5+p2   44 next
        xorps xmm4, [r10 + 2128]                                   ;   239.2 p0+p2   44 next
        movaps xmm13, [rbp + 48]                                   ;   240.2 p2      41 next
        xorps xmm13, [rbp - 128]                                   ;   243.2 p1+p2   41 next
        xorps xmm9, xmm13                                          ;   244.2 p5      41 next
        xorps xmm9, [r10 + 2288]                                   ;   245.2 p0+p2   44 next
        xorps xmm13, [r10 + 2144]                                  ;   244.2 p1+p2   44 next
        movaps xmm12, [rbp + 64]                                   ;   244.2 p2      44 next
        movaps [rbp + 64], xmm1                                    ;   233.2 p3+p4   44 next spill
        movaps xmm1, [rbp - 48]                                    ;   245.2 p2      44 next
        xorps xmm1, [r10 + 2176]                                   ;   248.2 p5+p2   44 next
        movaps [rbp - 48], xmm15                                   ;   234.2 p3+p4   44 next spill
        movaps xmm15, xmm0                                         ;   237.2 p0      41 next copy
        xorps xmm15, xmm1                                          ;   249.2 p1      41 next
        xorps xmm12, [r10 + 2160]                                  ;   247.2 p5+p2   44 next
        movaps [rbp - 128], xmm11                                  ;   235.2 p3+p4   44 next spill
        movaps xmm11, xmm8                                         ;   235.5 p0      41 next copy
        xorps xmm11, xmm13                                         ;   245.2 p1      41 next
        movaps [rbp + 48], xmm7                                    ;   236.2 p3+p4   44 next spill
        movaps xmm7, xmm0                                          ;   237.2 p5      41 next copy
        xorps xmm7, xmm3                                           ;   238.2 p0      41 next
        movaps [rbp - 96], xmm9                                    ;   246.2 p3+p4   44 next spill
        movaps xmm9, xmm8                                          ;   237.8 p1      41 next copy
        andps xmm9, xmm2                                           ;   238.8 p5      41 next
        movaps [rbp + 112], xmm6                                   ;   238.5 p3+p4   44 next spill
        movaps xmm6, xmm0                                          ;   238.5 p0      41 next copy
        xorps xmm6, xmm12                                          ;   248.2 p1      41 next
        andps xmm6, xmm8                                           ;   249.2 p5      41 next
        movaps [rbp + 96], xmm10                                   ;   239.5 p3+p4   44 next spill
        movaps xmm10, xmm3                                         ;   239.5 p0      41 next copy
        xorps xmm10, xmm13                                         ;   245.2 p1      41 next
        movaps [rbp - 16], xmm1                                    ;   249.2 p3+p4   44 next spill
        movaps xmm1, xmm7                                          ;   240.2 p5      41 next copy
        andps xmm1, xmm3                                           ;   241.2 p0      41 next
        xorps xmm9, xmm1                                           ;   242.2 p1      41 next
        movaps xmm1, xmm13                                         ;   245.2 p5      41 next copy
        andps xmm1, xmm4                                           ;   246.2 p0      41 next
        xorps xmm1, xmm14                                          ;   247.2 p1      41 next
        xorps xmm6, xmm1                                           ;   250.2 p5      41 next
        movaps [rbp + 0], xmm1                                     ;   248.2 p3+p4   41 next spill
        movaps xmm1, xmm11                                         ;   246.2 p0      41 next copy
        andps xmm1, xmm12                                          ;   248.2 p1      41 next
        movaps [rbp + 80], xmm6                                    ;   251.2 p3+p4   41 next spill
        movaps xmm6, xmm10                                         ;   246.2 p5      41 next copy
        andps xmm6, xmm12                                          ;   248.2 p0      41 next
        movaps [rbp - 80], xmm6                                    ;   249.2 p3+p4   41 next spill
        movaps xmm6, xmm8                                          ;   246.8 p1      41 next copy
        andps xmm6, xmm4                                           ;   247.8 p5      41 next
        xorps xmm6, xmm2                                           ;   248.8 p0      41 next
        xorps xmm1, xmm6                                           ;   249.8 p1      41 next
        movaps [rbp - 64], xmm1                                    ;   250.8 p3+p4   41 next spill
        movaps xmm1, xmm4                                          ;   248.0 p5      41 next copy
        andps xmm1, xmm5                                           ;   249.0 p0      41 next
        xorps xmm1, xmm14                                          ;   250.0 p1      41 next
        movaps [rbp - 112], xmm11                                  ;   248.8 p3+p4   41 next spill
        movaps xmm11, xmm13                                        ;   249.0 p5      41 next copy
        andps xmm11, xmm3                                          ;   250.0 p0      41 next
        movaps [rbp + 32], xmm3                                    ;   249.8 p3+p4   44 next spill
        movaps xmm3, xmm0                                          ;   249.8 p1      41 next copy
        movaps [rbp - 32], xmm1                                    ;   251.0 p3+p4   41 next spill
        movaps xmm1, xmm7                                          ;   250.2 p5      41 next copy
        andps xmm1, xmm4                                           ;   251.2 p0      41 next
        xorps xmm6, xmm1                                           ;   252.2 p1      41 next
        movaps xmm1, xmm7                                          ;   251.2 p5      41 next copy
        movaps xmm14, xmm15                                        ;   251.5 p0      41 next copy
        andps xmm14, xmm2                                          ;   252.5 p1      41 next
        xorps xmm3, xmm2                                           ;   252.2 p5      41 next
        xorps xmm11, xmm14                                         ;   253.5 p0      41 next
        movaps xmm14, xmm3                                         ;   253.2 p1      41 next copy
        andps xmm3, xmm4                                           ;   253.2 p5      41 next
        orps xmm1, xmm2                                            ;   253.5 p0      41 next
        xorps xmm1, xmm11                                          ;   254.5 p1      41 next
        andps xmm14, xmm12                                         ;   254.2 p5      41 next
        xorps xmm6, xmm14                                          ;   255.2 p0      41 next
        xorps xmm6, xmm10                                          ;   256.2 p1      41 next
        xorps xmm11, xmm8                                          ;   255.2 p5      41 next
        movaps [rdx - 80], xmm11                                   ;   256.2 p3+p4   41 next spill
        andps xmm10, xmm5                                          ;   255.5 p0      41 next
        xorps xmm3, xmm10                                          ;   256.5 p1      41 next
        movaps [rbp + 16], xmm1                                    ;   255.5 p3+p4   41 next spill
        movaps xmm10, xmm8                                         ;   256.2 p5      41 next copy
        xorps xmm10, xmm2                                          ;   257.2 p0      41 next
        movaps xmm11, xmm2                                         ;   256.8 p1      41 next copy
        andps xmm11, xmm0                                          ;   257.8 p5      41 next
        xorps xmm11, xmm12                                         ;   258.8 p0      41 next
        xorps xmm3, xmm11                                          ;   259.8 p1      41 next
        andps xmm11, xmm0                                          ;   259.8 p5      41 next
        andps xmm8, [rbp - 16]                                     ;   258.5 p0+p2   41 next
        movaps xmm1, xmm15                                         ;   258.8 p1      41 next copy
        andps xmm1, xmm4                                           ;   259.8 p5      41 next
        xorps xmm14, xmm1                                          ;   260.8 p0      41 next
        xorps xmm14, [rbp + 80]                                    ;   261.8 p1+p2   41 next
        xorps xmm11, [rbp - 32]                                    ;   260.8 p5+p2   41 next
        xorps xmm11, xmm9                                          ;   261.8 p0      41 next
        movaps [rdi + 64], xmm0                                    ;   258.8 p3+p4   44 next spill
        movaps xmm0, xmm10                                         ;   260.8 p1      41 next copy
        andps xmm0, xmm13                                          ;   261.8 p5      41 next
        andps xmm10, xmm5                                          ;   261.5 p0      41 next
        xorps xmm10, xmm9                                          ;   262.5 p1      41 next
        xorps xmm1, xmm10                                          ;   263.5 p5      41 next
        xorps xmm6, xmm1                                           ;   264.5 p0      41 next
        movaps xmm1, xmm12                                         ;   262.8 p1      41 next copy
        movaps xmm10, [rbp - 16]                                   ;   260.8 p2      44 next reload
        andps xmm1, xmm10                                          ;   263.8 p5      41 next
        xorps xmm14, xmm1                                          ;   264.8 p0      41 next
        andps xmm13, xmm2                                          ;   263.8 p1      41 next
        xorps xmm1, xmm4                                           ;   264.8 p5      41 next
        andps xmm4, xmm12                                          ;   264.5 p0      41 next
        andps xmm12, xmm5                                          ;   264.8 p1      41 next
        xorps xmm13, xmm3                                          ;   265.2 p5      41 next
        xorps xmm8, xmm12                                          ;   265.8 p0      41 next
        movaps xmm12, xmm15                                        ;   265.8 p1      41 next copy
        andps xmm12, [rbp + 32]                                    ;   266.8 p5+p2   41 next
        xorps xmm3, xmm12                                          ;   267.8 p0      41 next
        movaps xmm12, [rbp - 112]                                  ;   264.2 p2      41 next reload
        andps xmm15, xmm7                                          ;   266.8 p1      41 next
        andps xmm7, xmm12                                          ;   267.2 p5      41 next
        xorps xmm4, xmm7                                           ;   268.2 p0      41 next
        movaps xmm7, [rdx - 80]                                    ;   265.2 p2      41 next reload
        xorps xmm3, xmm7                                           ;   268.8 p1      41 next
        xorps xmm0, xmm8                                           ;   268.2 p5      41 next
        andps xmm2, xmm5                                           ;   268.5 p0      41 next
        xorps xmm4, xmm10                                          ;   269.2 p1      41 next
        xorps xmm6, [rel kasumi_encrypt_compact.T0_constants128]   ;   269.2 p5+p2   41 next
        xorps xmm11, xmm4                                          ;   270.2 p0      41 next
        xorps xmm9, xmm15                                          ;   269.8 p1      41 next
        movaps xmm15, xmm12                                        ;   270.2 p5      41 next copy
        andps xmm15, [rbp + 32]                                    ;   271.2 p0+p2   41 next
        xorps xmm4, [rbp + 80]                                     ;   270.8 p1+p2   41 next
        xorps xmm8, [rbp - 64]                                     ;   271.2 p5+p2   41 next
        xorps xmm13, xmm9                                          ;   271.5 p0      41 next
        xorps xmm9, xmm5                                           ;   271.8 p1      41 next
        andps xmm12, xmm10                                         ;   272.2 p5      41 next
        xorps xmm9, [rbp + 16]                                     ;   272.8 p0+p2   41 next
        xorps xmm9, [rbp - 64]                                     ;   273.8 p1+p2   41 next
        xorps xmm13, [rbp + 32]                                    ;   273.2 p5+p2   41 next
        xorps xmm2, xmm0                                           ;   273.5 p0      41 next
        xorps xmm2, xmm12                                          ;   274.5 p1      41 next
        movaps xmm12, xmm5                                         ;   274.2 p5      41 next copy
        andps xmm12, [rdi + 64]                                    ;   275.2 p0+p2   41 next
        xorps xmm15, xmm12                                         ;   276.2 p1      41 next
        movaps xmm12, [rbp + 32]                                   ;   274.2 p2      44 next reload
        xorps xmm15, xmm1                                          ;   277.2 p5      41 next
        xorps xmm0, xmm15                                          ;   278.2 p0      41 next
        movaps xmm15, xmm5                                         ;   275.8 p1      41 next copy
        andps xmm15, xmm12                                         ;   277.2 p5      41 next
        andps xmm5, xmm10                                          ;   276.5 p0      41 next
        andps xmm1, xmm10                                          ;   276.8 p1      41 next
        xorps xmm12, xmm5                                          ;   277.5 p5      41 next
        xorps xmm14, xmm12                                         ;   278.5 p0      41 next
        xorps xmm4, xmm15                                          ;   278.2 p1      41 next
        xorps xmm8, xmm4                                           ;   279.2 p5      41 next
        xorps xmm7, xmm0                                           ;   279.2 p0      41 next
        xorps xmm2, [rdi + 64]                                     ;   278.8 p1+p2   41 next
        xorps xmm15, [rbp + 0]                                     ;   279.2 p5+p2   41 next
        movaps [rbp + 32], xmm9                                    ;   274.8 p3+p4   41 next spill
        xorps xmm3, xmm15                                          ;   280.2 p0      41 next
        xorps xmm2, [rbp - 80]                                     ;   279.8 p1+p2   41 next
        xorps xmm1, [rbp - 32]                                     ;   280.2 p5+p2   41 next
        movaps xmm15, [rbp + 96]                                   ;   279.2 p2      41 next
        movaps xmm0, [rbp + 112]                                   ;   280.2 p2      44 next reload
        andps xmm15, xmm0                                          ;   283.2 p0      41 next
        xorps xmm3, xmm1                                           ;   281.2 p1      41 next
        xorps xmm1, xmm2                                           ;   281.2 p5      41 next
        movaps xmm2, [rbp - 96]                                    ;   281.2 p2      41 next
        movaps xmm4, [rbp + 48]                                    ;   282.2 p2      44 next reload
        movaps xmm5, [rbp - 128]                                   ;   283.2 p2      41 next
        movaps xmm10, [rbp - 48]                                   ;   284.2 p2      44 next reload
        andps xmm2, xmm4                                           ;   285.2 p0      41 next
        movaps [rbp - 80], xmm13                                   ;   279.2 p3+p4   41 next spill
        movaps xmm12, [rbp - 96]                                   ;   285.2 p2      41 next
        xorps xmm15, xmm4                                          ;   285.2 p1      41 next
        andps xmm5, xmm10                                          ;   287.2 p5      41 next
        andps xmm12, [rbp + 64]                                    ;   288.2 p0+p2   41 next
        movaps xmm13, [rbp + 96]                                   ;   287.2 p2      41 next
        andps xmm13, xmm4                                          ;   290.2 p1      41 next
        movaps [rdi + 64], xmm11                                   ;   281.0 p3+p4   41 next spill
        movaps [rbp - 32], xmm3                                    ;   282.2 p3+p4   41 next spill
        movaps xmm11, [rbp + 64]                                   ;   288.2 p2      41 next
        andps xmm11, xmm4                                          ;   291.2 p5      41 next
        movaps xmm3, xmm0                                          ;   283.5 p0      41 next copy
        andps xmm3, xmm10                                          ;   287.2 p1      41 next
        movaps [rbp + 0], xmm1                                     ;   283.0 p3+p4   41 next spill
        movaps xmm1, xmm2                                          ;   286.2 p5      41 next copy
        xorps xmm1, xmm5                                           ;   288.2 p0      41 next
        andps xmm5, [rbp + 96]                                     ;   289.2 p1+p2   41 next
        movaps xmm9, xmm13                                         ;   291.2 p5      41 next copy
        xorps xmm9, xmm1                                           ;   292.2 p0      41 next
        xorps xmm13, xmm12                                         ;   291.2 p1      41 next
        xorps xmm3, xmm13                                          ;   292.2 p5      41 next
        andps xmm13, [rbp - 128]                                   ;   292.2 p0+p2   41 next
        xorps xmm2, xmm3                                           ;   293.2 p1      41 next
        movaps [rbp - 16], xmm7                                    ;   286.2 p3+p4   41 next spill
        movaps [rbp - 112], xmm8                                   ;   287.2 p3+p4   41 next spill
        andps xmm2, xmm10                                          ;   294.2 p5      41 next
        movaps xmm8, [rbp - 128]                                   ;   291.2 p2      41 next
        andps xmm8, [rbp + 64]                                     ;   294.2 p0+p2   41 next
        movaps [rbp - 64], xmm6                                    ;   288.2 p3+p4   41 next spill
        movaps [rdx - 80], xmm14                                   ;   289.2 p3+p4   41 next spill
        movaps xmm14, xmm8                                         ;   295.2 p1      41 next copy
        orps xmm8, xmm11                                           ;   295.2 p5      41 next
        movaps xmm7, [rbp + 96]                                    ;   293.2 p2      41 next
        movaps xmm6, [rbp - 96]                                    ;   294.2 p2      41 next
        xorps xmm7, xmm11                                          ;   296.2 p0      41 next
        andps xmm6, [rbp + 96]                                     ;   297.2 p1+p2   41 next
        xorps xmm11, [rbp - 96]                                    ;   296.2 p5+p2   41 next
        xorps xmm2, xmm11                                          ;   297.2 p0      41 next
        movaps [rbp + 16], xmm2                                    ;   298.2 p3+p4   41 next spill
        xorps xmm14, xmm6                                          ;   298.2 p1      41 next
        xorps xmm6, [rbp - 128]                                    ;   298.2 p5+p2   41 next
        xorps xmm11, xmm6                                          ;   299.2 p0      41 next
        andps xmm6, [rbp - 96]                                     ;   299.2 p1+p2   41 next
        xorps xmm5, xmm7                                           ;   297.2 p5      41 next
        andps xmm7, xmm10                                          ;   297.2 p0      41 next
        xorps xmm7, [rbp + 64]                                     ;   299.2 p1+p2   41 next
        xorps xmm5, xmm6                                           ;   300.2 p5      41 next
        movaps xmm6, xmm3                                          ;   294.8 p0      41 next copy
        andps xmm6, [rbp + 96]                                     ;   300.2 p1+p2   41 next
        xorps xmm8, xmm6                                           ;   301.2 p5      41 next
        movaps xmm6, [rbp + 64]                                    ;   301.2 p2      44 next reload
        andps xmm3, xmm6                                           ;   304.2 p0      41 next
        movaps xmm2, xmm0                                          ;   296.5 p1      41 next copy
        movaps [rbp + 80], xmm8                                    ;   302.2 p3+p4   41 next spill
        xorps xmm2, [rbp - 128]                                    ;   302.2 p5+p2   41 next
        movaps xmm8, xmm4                                          ;   297.5 p0      41 next copy
        andps xmm8, xmm10                                          ;   298.5 p1      41 next
        andps xmm12, xmm2                                          ;   303.2 p5      41 next
        xorps xmm12, xmm7                                          ;   304.2 p0      41 next
        movaps [rdx - 64], xmm5                                    ;   301.2 p3+p4   41 next spill
        andps xmm7, xmm10                                          ;   300.2 p1      41 next
        movaps xmm5, xmm8                                          ;   299.5 p5      41 next copy
        xorps xmm8, xmm11                                          ;   300.2 p0      41 next
        xorps xmm13, xmm8                                          ;   301.2 p1      41 next
        andps xmm5, xmm2                                           ;   303.2 p5      41 next
        movaps xmm8, xmm10                                         ;   300.5 p0      41 next copy
        xorps xmm8, xmm6                                           ;   304.2 p1      41 next
        xorps xmm5, xmm8                                           ;   305.2 p5      41 next
        movaps xmm8, xmm1                                          ;   301.5 p0      41 next copy
        xorps xmm8, xmm6                                           ;   304.2 p1      41 next
        andps xmm8, xmm0                                           ;   305.2 p5      41 next
        xorps xmm13, xmm8                                          ;   306.2 p0      41 next
        xorps xmm5, xmm14                                          ;   306.2 p1      41 next
        movaps xmm8, [rel kasumi_encrypt_compact.T0_constants128]  ;   303.2 p2      41 next reload
        xorps xmm13, xmm8                                          ;   307.2 p5      41 next
        movaps [rdx + 96], xmm13                                   ;   308.2 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   303.5 p0      41 next copy
        movaps [rdx + 48], xmm15                                   ;   303.5 p3+p4   41 next spill
        andps xmm5, xmm10                                          ;   307.2 p1      41 next
        xorps xmm14, xmm2                                          ;   304.2 p5      41 next
        andps xmm14, xmm4                                          ;   305.2 p0      41 next
        xorps xmm14, xmm8                                          ;   306.2 p1      41 next
        andps xmm13, [rbp - 96]                                    ;   305.2 p5+p2   41 next
        xorps xmm3, xmm13                                          ;   306.2 p0      41 next
        movaps xmm8, xmm15                                         ;   305.8 p1      41 next copy
        movaps xmm15, xmm6                                         ;   306.2 p5      41 next copy
        andps xmm8, xmm6                                           ;   306.8 p0      41 next
        movaps xmm6, xmm10                                         ;   306.8 p1      41 next copy
        xorps xmm10, [rbp - 64]                                    ;   307.2 p5+p2   41 next
        andps xmm15, [rbp + 96]                                    ;   307.5 p0+p2   41 next
        movaps [rbp - 64], xmm10                                   ;   308.2 p3+p4   41 next spill
        andps xmm2, xmm15                                          ;   308.5 p1      41 next
        xorps xmm15, xmm13                                         ;   308.5 p5      41 next
        xorps xmm5, xmm15                                          ;   309.5 p0      41 next
        movaps xmm15, [rbp - 128]                                  ;   307.8 p2      44 next reload
        movaps xmm10, xmm0                                         ;   308.8 p1      41 next copy
        andps xmm10, xmm15                                         ;   310.8 p5      41 next
        andps xmm6, [rbp - 96]                                     ;   309.5 p0+p2   41 next
        xorps xmm13, xmm15                                         ;   310.8 p1      41 next
        movaps xmm0, xmm1                                          ;   310.2 p5      41 next copy
        andps xmm0, [rbp - 96]                                     ;   311.2 p0+p2   41 next
        xorps xmm2, xmm0                                           ;   312.2 p1      41 next
        movaps xmm0, xmm6                                          ;   311.2 p5      41 next copy
        andps xmm1, xmm15                                          ;   311.5 p0      41 next
        xorps xmm0, xmm10                                          ;   312.2 p1      41 next
        andps xmm10, xmm13                                         ;   312.2 p5      41 next
        andps xmm13, [rbp + 96]                                    ;   312.5 p0+p2   41 next
        xorps xmm13, xmm1                                          ;   313.5 p1      41 next
        movaps xmm1, xmm4                                          ;   313.2 p5      41 next copy
        andps xmm1, xmm0                                           ;   314.2 p0      41 next
        xorps xmm0, xmm8                                           ;   313.8 p1      41 next
        xorps xmm9, xmm1                                           ;   315.2 p5      41 next
        xorps xmm3, xmm9                                           ;   316.2 p0      41 next
        xorps xmm12, xmm0                                          ;   314.8 p1      41 next
        xorps xmm11, xmm12                                         ;   315.8 p5      41 next
        xorps xmm8, xmm14                                          ;   315.5 p0      41 next
        xorps xmm6, xmm8                                           ;   316.5 p1      41 next
        movaps xmm1, [rbp + 112]                                   ;   313.0 p2      44 next reload
        xorps xmm7, xmm6                                           ;   317.5 p5      41 next
        orps xmm0, xmm1                                            ;   316.5 p0      41 next
        movaps xmm6, [rdx + 48]                                    ;   314.0 p2      41 next
        andps xmm6, xmm15                                          ;   317.0 p1      41 next
        xorps xmm2, xmm11                                          ;   317.2 p5      41 next
        xorps xmm14, xmm0                                          ;   317.5 p0      41 next
        xorps xmm3, [rdx + 48]                                     ;   317.8 p1+p2   41 next
        xorps xmm4, [rdx - 80]                                     ;   318.2 p5+p2   41 next
        movaps xmm0, [rdx + 96]                                    ;   317.0 p2      41 next
        xorps xmm5, xmm6                                           ;   318.5 p0      41 next
        movaps xmm6, [rbp - 64]                                    ;   318.0 p2      41 next reload
        xorps xmm10, xmm14                                         ;   318.8 p1      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   319.0 p2      41 next reload
        xorps xmm0, xmm6                                           ;   321.0 p5      41 next
        xorps xmm1, [rbp - 112]                                    ;   320.0 p0+p2   41 next
        xorps xmm13, [rbp + 16]                                    ;   321.0 p1+p2   41 next
        xorps xmm3, xmm14                                          ;   322.0 p5      41 next
        xorps xmm7, [rdx - 64]                                     ;   322.0 p0+p2   41 next
        movaps xmm8, [rbp - 16]                                    ;   323.0 p2      41 next
        xorps xmm2, xmm4                                           ;   320.8 p1      41 next
        xorps xmm2, [rcx + 64]                                     ;   324.0 p5+p2   50 next
        xorps xmm3, xmm1                                           ;   323.0 p0      41 next
        xorps xmm10, [rbp + 80]                                    ;   325.0 p1+p2   41 next
        xorps xmm8, [rbp + 96]                                     ;   326.0 p5+p2   41 next
        xorps xmm1, [rcx - 48]                                     ;   327.0 p0+p2   50 next
        movaps xmm12, [rdi - 32]                                   ;   328.0 p2      58 r reload
        movaps xmm11, [rdi - 112]                                  ;   329.0 p2      58 r reload
        xorps xmm4, xmm11                                          ;   332.0 p1      50 next
        movaps xmm9, [rbp + 32]                                    ;   330.0 p2      41 next
        xorps xmm9, [rbp + 64]                                     ;   333.0 p5+p2   41 next
        xorps xmm7, xmm9                                           ;   334.0 p0      41 next
        xorps xmm6, xmm12                                          ;   331.0 p1      50 next
        xorps xmm9, [rcx - 16]                                     ;   334.0 p5+p2   50 next
        xorps xmm5, xmm8                                           ;   327.0 p0      41 next
        xorps xmm8, [rcx - 32]                                     ;   333.0 p1+p2   50 next
        xorps xmm5, [rax - 128]                                    ;   334.0 p5+p2   50 next
        xorps xmm7, [rcx + 112]                                    ;   335.0 p0+p2   50 next
        xorps xmm12, [r10 + 400]                                   ;   336.0 p1+p2   50 next
        xorps xmm15, [rbp + 0]                                     ;   337.0 p5+p2   41 next
        xorps xmm10, xmm15                                         ;   338.0 p0      41 next
        xorps xmm0, [rcx + 80]                                     ;   338.0 p1+p2   50 next
        xorps xmm10, [rdx - 128]                                   ;   339.0 p5+p2   50 next
        movaps [rdi - 32], xmm10                                   ;   340.0 p3+p4   50 next spill
        movaps xmm10, [rbp - 32]                                   ;   340.0 p2      41 next
        xorps xmm10, [rbp - 96]                                    ;   343.0 p0+p2   41 next
        xorps xmm13, xmm10                                         ;   344.0 p1      41 next
        xorps xmm13, [rcx - 112]                                   ;   345.0 p5+p2   50 next
        movaps [rbp - 96], xmm13                                   ;   346.0 p3+p4   50 next spill
        movaps xmm13, [rdi + 64]                                   ;   343.0 p2      50 next
        movaps [rdi + 64], xmm7                                    ;   336.0 p3+p4   50 next spill
        xorps xmm3, [rcx + 96]                                     ;   344.0 p0+p2   50 next
        xorps xmm15, [rcx + 0]                                     ;   345.0 p1+p2   50 next
        xorps xmm11, [r10 + 384]                                   ;   346.0 p5+p2   50 next
        xorps xmm13, [rcx + 32]                                    ;   347.0 p0+p2   50 next
        movaps xmm7, [rbp - 80]                                    ;   348.0 p2      50 next
        movaps [rbp - 80], xmm5                                    ;   337.0 p3+p4   50 next spill
        movaps xmm5, [rcx - 48]                                    ;   349.0 p2      50 next
        xorps xmm7, [rcx + 48]                                     ;   351.0 p1+p2   50 next
        movaps [rcx - 48], xmm3                                    ;   345.0 p3+p4   50 next spill
        movaps xmm3, [rcx - 32]                                    ;   351.0 p2      50 next
        xorps xmm3, [r10 + 432]                                    ;   354.0 p5+p2   50 next
        xorps xmm10, [rcx + 16]                                    ;   353.0 p0+p2   50 next
        movaps [rcx - 32], xmm0                                    ;   343.0 p3+p4   50 next spill
        movaps xmm0, [rcx - 16]                                    ;   354.0 p2      50 next
        movaps [rcx - 16], xmm2                                    ;   344.0 p3+p4   50 next spill
        movaps xmm2, [rcx + 0]                                     ;   355.0 p2      50 next
        xorps xmm5, [r10 + 416]                                    ;   356.0 p1+p2   50 next
        xorps xmm2, [r10 + 464]                                    ;   358.0 p5+p2   50 next
        movaps [rcx + 0], xmm7                                     ;   352.0 p3+p4   50 next spill
        movaps xmm7, [rcx + 16]                                    ;   358.0 p2      50 next
        xorps xmm0, [r10 + 448]                                    ;   359.0 p0+p2   50 next
        xorps xmm7, [r10 + 480]                                    ;   361.0 p1+p2   50 next
        movaps [rcx + 16], xmm13                                   ;   348.0 p3+p4   50 next spill
        movaps xmm13, [rcx + 32]                                   ;   361.0 p2      50 next
        xorps xmm13, [r10 + 496]                                   ;   364.0 p5+p2   50 next
        movaps [rcx + 32], xmm10                                   ;   354.0 p3+p4   50 next spill
        movaps xmm10, [rcx + 48]                                   ;   363.0 p2      50 next
        movaps [rcx + 48], xmm15                                   ;   351.0 p3+p4   50 next spill
        movaps xmm15, [rcx + 64]                                   ;   364.0 p2      50 next
        xorps xmm10, [r10 + 256]                                   ;   366.0 p0+p2   50 next
        xorps xmm15, [r10 + 272]                                   ;   367.0 p1+p2   50 next
        movaps [rcx + 64], xmm9                                    ;   353.0 p3+p4   50 next spill
        movaps xmm9, [rcx + 80]                                    ;   367.0 p2      50 next
        xorps xmm9, [r10 + 288]                                    ;   370.0 p5+p2   50 next
        movaps [rcx + 80], xmm8                                    ;   354.2 p3+p4   50 next spill
        movaps xmm8, [rcx + 96]                                    ;   369.0 p2      50 next
        xorps xmm8, [r10 + 304]                                    ;   372.0 p0+p2   50 next
        movaps [rbp - 32], xmm2                                    ;   359.0 p3+p4   50 next spill
        movaps [rcx + 96], xmm1                                    ;   356.2 p3+p4   50 next spill
        movaps xmm1, [rax - 128]                                   ;   371.0 p2      50 next
        xorps xmm1, [r10 + 320]                                    ;   374.0 p1+p2   50 next
        movaps [rax - 128], xmm6                                   ;   358.2 p3+p4   50 next spill
        movaps xmm6, [rcx + 112]                                   ;   373.0 p2      50 next
        xorps xmm6, [r10 + 336]                                    ;   376.0 p5+p2   50 next
        movaps [rcx + 112], xmm4                                   ;   359.2 p3+p4   50 next spill
        movaps xmm4, [rdx - 128]                                   ;   375.0 p2      50 next
        movaps [rdx - 128], xmm0                                   ;   361.0 p3+p4   50 next spill
        movaps xmm0, [rcx - 112]                                   ;   376.0 p2      50 next
        movaps [rcx - 112], xmm12                                  ;   362.0 p3+p4   50 next spill
        movaps xmm12, xmm15                                        ;   368.0 p0      41 next copy
        xorps xmm4, [r10 + 352]                                    ;   378.0 p1+p2   50 next
        xorps xmm0, [r10 + 368]                                    ;   379.0 p5+p2   50 next
        xorps xmm12, xmm0                                          ;   380.0 p0      41 next
        movaps xmm2, xmm13                                         ;   366.0 p1      41 next copy
        movaps [rbp - 128], xmm3                                   ;   366.2 p3+p4   50 next spill
        xorps xmm2, xmm6                                           ;   377.0 p5      41 next
        movaps [rdi - 112], xmm11                                  ;   367.2 p3+p4   50 next spill
        movaps xmm11, xmm15                                        ;   368.0 p0      41 next copy
        xorps xmm11, xmm9                                          ;   371.0 p1      41 next
        movaps [rbp - 64], xmm7                                    ;   368.2 p3+p4   50 next spill
        movaps xmm7, xmm13                                         ;   368.2 p5      41 next copy
        movaps [rbp + 0], xmm5                                     ;   369.2 p3+p4   50 next spill
        movaps xmm5, xmm15                                         ;   368.8 p0      41 next copy
        andps xmm7, xmm10                                          ;   369.2 p1      41 next
        xorps xmm5, xmm4                                           ;   379.0 p5      41 next
        andps xmm5, xmm13                                          ;   380.0 p0      41 next
        movaps [rbp + 96], xmm2                                    ;   378.0 p3+p4   41 next spill
        movaps xmm3, xmm9                                          ;   371.0 p1      41 next copy
        xorps xmm3, xmm6                                           ;   377.0 p5      41 next
        movaps [rbp + 64], xmm0                                    ;   380.0 p3+p4   50 next spill
        movaps xmm0, xmm11                                         ;   372.0 p0      41 next copy
        andps xmm0, xmm9                                           ;   373.0 p1      41 next
        xorps xmm7, xmm0                                           ;   374.0 p5      41 next
        movaps xmm0, xmm6                                          ;   377.0 p0      41 next copy
        andps xmm0, xmm1                                           ;   378.0 p1      41 next
        xorps xmm0, xmm14                                          ;   379.0 p5      41 next
        movaps [rbp + 32], xmm0                                    ;   380.0 p3+p4   41 next spill
        xorps xmm5, xmm0                                           ;   381.0 p0      41 next
        movaps xmm0, xmm2                                          ;   378.0 p1      41 next copy
        movaps xmm2, xmm6                                          ;   377.0 p5      41 next copy
        andps xmm2, xmm9                                           ;   378.0 p0      41 next
        movaps [rdx + 96], xmm5                                    ;   382.0 p3+p4   41 next spill
        movaps [rbp - 16], xmm9                                    ;   378.2 p3+p4   50 next spill
        movaps xmm5, xmm3                                          ;   378.0 p1      41 next copy
        andps xmm0, xmm4                                           ;   379.0 p5      41 next
        movaps [rbp + 80], xmm15                                   ;   379.2 p3+p4   50 next spill
        movaps xmm9, xmm15                                         ;   378.5 p0      41 next copy
        xorps xmm9, xmm10                                          ;   379.5 p1      41 next
        andps xmm5, xmm4                                           ;   379.0 p5      41 next
        movaps [rbp - 112], xmm5                                   ;   380.2 p3+p4   41 next spill
        movaps xmm5, xmm13                                         ;   379.5 p0      41 next copy
        andps xmm5, xmm1                                           ;   380.5 p1      41 next
        xorps xmm5, xmm10                                          ;   381.5 p5      41 next
        xorps xmm0, xmm5                                           ;   382.5 p0      41 next
        movaps [rbp + 112], xmm0                                   ;   383.5 p3+p4   41 next spill
        movaps xmm0, xmm1                                          ;   380.8 p1      41 next copy
        andps xmm0, xmm8                                           ;   381.8 p5      41 next
        xorps xmm0, xmm14                                          ;   382.8 p0      41 next
        movaps xmm14, xmm12                                        ;   381.8 p1      41 next copy
        andps xmm14, xmm10                                         ;   382.8 p5      41 next
        xorps xmm2, xmm14                                          ;   383.8 p0      41 next
        movaps [rdx - 80], xmm0                                    ;   383.8 p3+p4   41 next spill
        movaps xmm0, xmm11                                         ;   382.8 p1      41 next copy
        andps xmm0, xmm1                                           ;   383.8 p5      41 next
        xorps xmm5, xmm0                                           ;   384.8 p0      41 next
        movaps xmm0, xmm11                                         ;   383.8 p1      41 next copy
        orps xmm0, xmm10                                           ;   384.8 p5      41 next
        xorps xmm0, xmm2                                           ;   385.8 p0      41 next
        movaps xmm14, xmm9                                         ;   384.8 p1      41 next copy
        andps xmm14, xmm4                                          ;   385.8 p5      41 next
        xorps xmm5, xmm14                                          ;   386.8 p0      41 next
        xorps xmm2, xmm13                                          ;   385.8 p1      41 next
        andps xmm9, xmm1                                           ;   386.0 p5      41 next
        movaps [rbp + 48], xmm0                                    ;   386.8 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;   386.5 p0      41 next copy
        andps xmm0, xmm1                                           ;   387.5 p1      41 next
        xorps xmm14, xmm0                                          ;   388.5 p5      41 next
        xorps xmm14, [rdx + 96]                                    ;   389.5 p0+p2   41 next
        movaps [rbp + 16], xmm2                                    ;   386.8 p3+p4   41 next spill
        movaps xmm2, xmm10                                         ;   387.8 p1      41 next copy
        andps xmm2, xmm15                                          ;   388.8 p5      41 next
        xorps xmm2, xmm4                                           ;   389.8 p0      41 next
        xorps xmm5, xmm3                                           ;   388.8 p1      41 next
        andps xmm3, xmm8                                           ;   389.0 p5      41 next
        xorps xmm9, xmm3                                           ;   390.0 p0      41 next
        movaps xmm3, xmm13                                         ;   389.8 p1      41 next copy
        xorps xmm3, xmm10                                          ;   390.8 p5      41 next
        andps xmm13, [rbp + 64]                                    ;   390.5 p0+p2   41 next
        xorps xmm9, xmm2                                           ;   391.0 p1      41 next
        andps xmm2, xmm15                                          ;   391.0 p5      41 next
        xorps xmm2, [rdx - 80]                                     ;   392.0 p0+p2   41 next
        movaps xmm15, xmm3                                         ;   391.8 p1      41 next copy
        xorps xmm2, xmm7                                           ;   393.0 p5      41 next
        andps xmm3, xmm8                                           ;   392.5 p0      41 next
        andps xmm15, xmm6                                          ;   392.8 p1      41 next
        xorps xmm3, xmm7                                           ;   393.5 p5      41 next
        xorps xmm0, xmm3                                           ;   394.5 p0      41 next
        xorps xmm5, xmm0                                           ;   395.5 p1      41 next
        movaps xmm0, xmm4                                          ;   394.0 p5      41 next copy
        movaps xmm3, [rbp + 64]                                    ;   391.8 p2      50 next reload
        andps xmm0, xmm3                                           ;   395.0 p0      41 next
        xorps xmm14, xmm0                                          ;   396.0 p1      41 next
        xorps xmm0, xmm1                                           ;   396.0 p5      41 next
        andps xmm1, xmm4                                           ;   395.5 p0      41 next
        andps xmm4, xmm8                                           ;   395.8 p1      41 next
        xorps xmm13, xmm4                                          ;   396.8 p5      41 next
        xorps xmm5, [rel kasumi_encrypt_compact.T0_constants128]   ;   396.5 p0+p2   41 next
        andps xmm6, xmm10                                          ;   396.8 p1      41 next
        xorps xmm6, xmm9                                           ;   397.8 p5      41 next
        movaps xmm4, xmm12                                         ;   397.5 p0      41 next copy
        andps xmm4, [rbp - 16]                                     ;   398.5 p1+p2   41 next
        xorps xmm9, xmm4                                           ;   399.5 p5      41 next
        movaps xmm4, [rbp + 96]                                    ;   395.5 p2      41 next reload
        andps xmm12, xmm11                                         ;   398.5 p0      41 next
        xorps xmm7, xmm12                                          ;   399.5 p1      41 next
        movaps xmm12, xmm4                                         ;   399.0 p5      41 next copy
        andps xmm11, xmm4                                          ;   399.5 p0      41 next
        andps xmm4, xmm3                                           ;   399.8 p1      41 next
        xorps xmm6, xmm7                                           ;   400.5 p5      41 next
        andps xmm12, [rbp - 16]                                    ;   400.5 p0+p2   41 next
        xorps xmm15, xmm13                                         ;   400.8 p1      41 next
        xorps xmm13, [rbp + 112]                                   ;   401.0 p5+p2   41 next
        andps xmm10, xmm8                                          ;   401.5 p0      41 next
        xorps xmm10, xmm15                                         ;   402.5 p1      41 next
        xorps xmm6, [rbp - 16]                                     ;   402.0 p5+p2   41 next
        xorps xmm1, xmm11                                          ;   402.5 p0      41 next
        xorps xmm1, xmm3                                           ;   403.5 p1      41 next
        xorps xmm2, xmm1                                           ;   404.5 p5      41 next
        xorps xmm1, [rdx + 96]                                     ;   404.5 p0+p2   41 next
        xorps xmm10, xmm4                                          ;   403.8 p1      41 next
        xorps xmm7, xmm8                                           ;   404.0 p5      41 next
        xorps xmm7, [rbp + 48]                                     ;   405.0 p0+p2   41 next
        movaps xmm11, [rbp + 16]                                   ;   401.8 p2      41 next reload
        xorps xmm7, [rbp + 112]                                    ;   406.0 p1+p2   41 next
        movaps xmm4, xmm8                                          ;   405.0 p5      41 next copy
        andps xmm4, [rbp + 80]                                     ;   406.0 p0+p2   41 next
        xorps xmm12, xmm4                                          ;   407.0 p1      41 next
        xorps xmm12, xmm0                                          ;   408.0 p5      41 next
        xorps xmm9, xmm11                                          ;   406.5 p0      41 next
        movaps xmm4, xmm8                                          ;   406.8 p1      41 next copy
        andps xmm8, xmm3                                           ;   407.0 p5      41 next
        xorps xmm15, xmm12                                         ;   409.0 p0      41 next
        movaps xmm12, [rbp - 16]                                   ;   404.8 p2      50 next reload
        andps xmm0, xmm3                                           ;   407.8 p1      41 next
        andps xmm4, xmm12                                          ;   408.0 p5      41 next
        xorps xmm1, xmm4                                           ;   409.0 p0      41 next
        xorps xmm13, xmm1                                          ;   410.0 p1      41 next
        movaps xmm1, [rbp + 0]                                     ;   405.8 p2      50 next reload
        xorps xmm11, xmm15                                         ;   410.0 p5      41 next
        xorps xmm12, xmm8                                          ;   409.5 p0      41 next
        xorps xmm0, [rdx - 80]                                     ;   409.8 p1+p2   41 next
        xorps xmm14, xmm12                                         ;   410.5 p5      41 next
        xorps xmm10, [rbp + 80]                                    ;   410.5 p0+p2   41 next
        xorps xmm4, [rbp + 32]                                     ;   410.8 p1+p2   41 next
        movaps xmm15, [rbp - 128]                                  ;   409.8 p2      41 next
        movaps [rbp + 16], xmm14                                   ;   411.5 p3+p4   41 next spill
        movaps [rbp + 64], xmm11                                   ;   411.0 p3+p4   41 next spill
        movaps [rbp + 96], xmm13                                   ;   411.0 p3+p4   41 next spill
        xorps xmm9, xmm4                                           ;   411.8 p5      41 next
        xorps xmm9, xmm0                                           ;   412.8 p0      41 next
        xorps xmm10, [rbp - 112]                                   ;   411.8 p1+p2   41 next
        xorps xmm0, xmm10                                          ;   412.8 p5      41 next
        movaps [rbp + 80], xmm2                                    ;   409.8 p3+p4   41 next spill
        movaps xmm4, [rdi - 112]                                   ;   411.8 p2      50 next reload
        movaps xmm2, [rdx - 128]                                   ;   412.8 p2      41 next
        movaps xmm11, [rbp - 128]                                  ;   413.8 p2      41 next
        movaps [rdx - 80], xmm9                                    ;   413.8 p3+p4   41 next spill
        andps xmm2, xmm4                                           ;   415.8 p0      41 next
        movaps xmm13, [rbp - 32]                                   ;   414.8 p2      41 next
        xorps xmm11, xmm2                                          ;   416.8 p1      41 next
        andps xmm13, [rdx - 128]                                   ;   417.8 p5+p2   41 next
        movaps xmm14, xmm13                                        ;   418.8 p0      41 next copy
        orps xmm13, xmm2                                           ;   418.8 p1      41 next
        xorps xmm2, [rbp - 64]                                     ;   416.8 p5+p2   41 next
        movaps xmm10, [rcx - 112]                                  ;   417.8 p2      50 next reload
        andps xmm15, xmm1                                          ;   414.5 p0      41 next
        movaps xmm3, [rbp - 64]                                    ;   418.8 p2      41 next
        andps xmm3, xmm4                                           ;   421.8 p1      41 next
        movaps xmm8, [rbp - 32]                                    ;   419.8 p2      41 next
        andps xmm8, xmm10                                          ;   422.8 p5      41 next
        xorps xmm15, xmm4                                          ;   415.5 p0      41 next
        movaps [rbp - 16], xmm7                                    ;   414.0 p3+p4   41 next spill
        movaps [rbp + 32], xmm0                                    ;   415.0 p3+p4   41 next spill
        movaps xmm12, [rbp - 64]                                   ;   420.8 p2      41 next
        andps xmm12, [rdx - 128]                                   ;   423.8 p1+p2   41 next
        movaps [rbp - 112], xmm6                                   ;   416.0 p3+p4   41 next spill
        movaps xmm6, [rbp - 128]                                   ;   422.8 p2      41 next
        andps xmm6, xmm4                                           ;   425.8 p5      41 next
        movaps xmm9, xmm1                                          ;   416.5 p0      41 next copy
        andps xmm9, xmm10                                          ;   420.8 p1      41 next
        movaps xmm0, xmm3                                          ;   422.8 p5      41 next copy
        xorps xmm0, xmm8                                           ;   423.8 p0      41 next
        movaps xmm7, xmm6                                          ;   426.8 p1      41 next copy
        andps xmm8, [rbp - 128]                                    ;   423.8 p5+p2   41 next
        xorps xmm7, xmm0                                           ;   427.8 p0      41 next
        xorps xmm6, xmm12                                          ;   426.8 p1      41 next
        xorps xmm9, xmm6                                           ;   427.8 p5      41 next
        andps xmm6, [rbp - 32]                                     ;   427.8 p0+p2   41 next
        xorps xmm3, xmm9                                           ;   428.8 p1      41 next
        xorps xmm8, xmm11                                          ;   424.8 p5      41 next
        andps xmm11, xmm10                                         ;   421.0 p0      41 next
        andps xmm3, xmm10                                          ;   429.8 p1      41 next
        xorps xmm11, [rdx - 128]                                   ;   425.8 p5+p2   41 next
        movaps [rbp + 112], xmm5                                   ;   422.8 p3+p4   41 next spill
        movaps xmm5, [rbp - 64]                                    ;   426.8 p2      41 next
        andps xmm5, [rbp - 128]                                    ;   429.8 p0+p2   41 next
        xorps xmm14, xmm5                                          ;   430.8 p1      41 next
        xorps xmm5, [rbp - 32]                                     ;   430.8 p5+p2   41 next
        xorps xmm3, xmm2                                           ;   430.8 p0      41 next
        xorps xmm2, xmm5                                           ;   431.8 p1      41 next
        andps xmm5, [rbp - 64]                                     ;   431.8 p5+p2   41 next
        xorps xmm8, xmm5                                           ;   432.8 p0      41 next
        movaps xmm5, xmm9                                          ;   428.8 p1      41 next copy
        andps xmm5, [rbp - 128]                                    ;   430.8 p5+p2   41 next
        movaps [rbp + 48], xmm3                                    ;   431.8 p3+p4   41 next spill
        xorps xmm13, xmm5                                          ;   431.8 p0      41 next
        movaps [rdx + 48], xmm8                                    ;   433.8 p3+p4   41 next spill
        movaps xmm5, [rdx - 128]                                   ;   431.8 p2      50 next reload
        movaps xmm3, xmm1                                          ;   428.2 p1      41 next copy
        xorps xmm3, [rbp - 32]                                     ;   432.8 p5+p2   41 next
        movaps [rdx + 96], xmm13                                   ;   432.8 p3+p4   41 next spill
        movaps xmm13, xmm4                                         ;   429.0 p0      41 next copy
        andps xmm13, xmm10                                         ;   430.0 p1      41 next
        movaps xmm8, xmm13                                         ;   431.0 p5      41 next copy
        xorps xmm13, xmm2                                          ;   432.8 p0      41 next
        xorps xmm6, xmm13                                          ;   433.8 p1      41 next
        movaps xmm13, xmm10                                        ;   430.8 p5      41 next copy
        xorps xmm13, xmm5                                          ;   434.8 p0      41 next
        andps xmm8, xmm3                                           ;   433.8 p1      41 next
        xorps xmm8, xmm13                                          ;   435.8 p5      41 next
        xorps xmm8, xmm14                                          ;   436.8 p0      41 next
        andps xmm8, xmm10                                          ;   437.8 p1      41 next
        andps xmm9, xmm5                                           ;   434.8 p5      41 next
        andps xmm12, xmm3                                          ;   433.8 p0      41 next
        xorps xmm12, xmm11                                         ;   434.8 p1      41 next
        movaps xmm13, xmm0                                         ;   433.8 p5      41 next copy
        xorps xmm13, xmm5                                          ;   434.8 p0      41 next
        andps xmm13, xmm1                                          ;   435.8 p1      41 next
        xorps xmm6, xmm13                                          ;   436.8 p5      41 next
        movaps xmm13, [rel kasumi_encrypt_compact.T0_constants128] ;   434.0 p2      41 next reload
        andps xmm11, xmm10                                         ;   435.0 p0      41 next
        xorps xmm14, xmm3                                          ;   435.2 p1      41 next
        andps xmm14, xmm4                                          ;   436.2 p5      41 next
        xorps xmm14, xmm13                                         ;   437.2 p0      41 next
        xorps xmm6, xmm13                                          ;   437.8 p1      41 next
        movaps xmm13, xmm15                                        ;   436.8 p5      41 next copy
        movaps [rbp - 48], xmm15                                   ;   435.8 p3+p4   41 next spill
        andps xmm13, xmm5                                          ;   437.8 p0      41 next
        movaps xmm15, xmm5                                         ;   437.2 p1      41 next copy
        movaps [rdx - 64], xmm6                                    ;   438.8 p3+p4   41 next spill
        movaps xmm5, xmm10                                         ;   437.8 p5      41 next copy
        movaps xmm6, xmm1                                          ;   438.0 p0      41 next copy
        xorps xmm10, [rbp + 112]                                   ;   438.2 p1+p2   41 next
        andps xmm15, [rbp - 128]                                   ;   438.8 p5+p2   41 next
        movaps [rbp + 112], xmm10                                  ;   439.2 p3+p4   41 next spill
        andps xmm5, [rbp - 64]                                     ;   439.2 p0+p2   41 next
        andps xmm3, xmm15                                          ;   439.8 p1      41 next
        andps xmm6, [rbp - 64]                                     ;   440.2 p5+p2   41 next
        xorps xmm15, xmm6                                          ;   441.2 p0      41 next
        xorps xmm8, xmm15                                          ;   442.2 p1      41 next
        xorps xmm9, xmm6                                           ;   441.2 p5      41 next
        movaps xmm10, xmm1                                         ;   441.0 p0      41 next copy
        movaps xmm1, xmm0                                          ;   441.2 p1      41 next copy
        andps xmm1, [rbp - 64]                                     ;   442.2 p5+p2   41 next
        xorps xmm3, xmm1                                           ;   443.2 p0      41 next
        movaps xmm1, xmm5                                          ;   442.2 p1      41 next copy
        movaps xmm15, [rbp - 32]                                   ;   442.2 p2      50 next reload
        andps xmm10, xmm15                                         ;   445.2 p5      41 next
        xorps xmm1, xmm10                                          ;   446.2 p0      41 next
        xorps xmm6, xmm15                                          ;   445.2 p1      41 next
        andps xmm10, xmm6                                          ;   446.2 p5      41 next
        andps xmm6, [rbp - 128]                                    ;   446.2 p0+p2   41 next
        andps xmm0, xmm15                                          ;   445.2 p1      41 next
        xorps xmm6, xmm0                                           ;   447.2 p5      41 next
        movaps xmm0, xmm4                                          ;   445.0 p0      41 next copy
        andps xmm0, xmm1                                           ;   447.2 p1      41 next
        xorps xmm7, xmm0                                           ;   448.2 p5      41 next
        xorps xmm1, xmm13                                          ;   447.2 p0      41 next
        xorps xmm12, xmm1                                          ;   448.2 p1      41 next
        xorps xmm2, xmm12                                          ;   449.2 p5      41 next
        movaps xmm12, [r9 + 2448]                                  ;   444.2 p2      69 k1.9 reload
        xorps xmm13, xmm14                                         ;   447.0 p0      41 next
        xorps xmm5, xmm13                                          ;   448.0 p1      41 next
        xorps xmm11, xmm5                                          ;   449.0 p5      41 next
        movaps xmm5, [rbp - 48]                                    ;   445.2 p2      41 next
        xorps xmm9, xmm7                                           ;   449.2 p0      41 next
        movaps xmm0, [rbp + 0]                                     ;   446.2 p2      50 next reload
        orps xmm1, xmm0                                            ;   449.2 p1      41 next
        xorps xmm14, xmm1                                          ;   450.2 p5      41 next
        xorps xmm10, xmm14                                         ;   451.2 p0      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   447.2 p2      41 next reload
        andps xmm5, xmm15                                          ;   449.2 p1      41 next
        xorps xmm8, xmm5                                           ;   450.2 p5      41 next
        xorps xmm9, [rbp - 48]                                     ;   450.2 p0+p2   41 next
        movaps xmm5, [rbp + 64]                                    ;   449.2 p2      41 next
        xorps xmm11, [rdx + 48]                                    ;   450.2 p1+p2   41 next
        xorps xmm10, [rdx + 96]                                    ;   452.2 p5+p2   41 next
        xorps xmm9, xmm14                                          ;   451.2 p0      41 next
        xorps xmm5, [rbp - 128]                                    ;   452.2 p1+p2   41 next
        xorps xmm6, [rbp + 48]                                     ;   453.2 p5+p2   41 next
        xorps xmm4, [rbp + 16]                                     ;   454.2 p0+p2   41 next
        xorps xmm3, xmm2                                           ;   452.2 p1      41 next
        xorps xmm3, xmm4                                           ;   455.2 p5      41 next
        xorps xmm8, xmm5                                           ;   453.2 p0      41 next
        xorps xmm0, [rbp + 96]                                     ;   455.2 p1+p2   41 next
        movaps xmm2, [rbp + 112]                                   ;   456.2 p2      41 next reload
        movaps xmm1, [rdx - 64]                                    ;   457.2 p2      41 next
        xorps xmm1, xmm2                                           ;   460.2 p5      41 next
        xorps xmm9, xmm0                                           ;   456.2 p0      41 next
        xorps xmm9, [r9 + 2480]                                    ;   458.2 p1+p2   44 next
        xorps xmm8, [r9 + 2496]                                    ;   459.2 p5+p2   44 next
        movaps xmm7, [rbp - 16]                                    ;   460.2 p2      41 next
        xorps xmm7, [rdx - 128]                                    ;   463.2 p0+p2   41 next
        xorps xmm11, xmm7                                          ;   464.2 p1      41 next
        xorps xmm15, [rbp + 32]                                    ;   462.2 p5+p2   41 next
        xorps xmm10, xmm15                                         ;   463.2 p0      41 next
        xorps xmm3, xmm12                                          ;   456.2 p1      44 next
        movaps xmm13, [r9 + 2464]                                  ;   463.2 p2      69 k1.10 reload
        xorps xmm1, xmm13                                          ;   466.2 p5      44 next
        xorps xmm11, [r9 + 2512]                                   ;   465.2 p0+p2   44 next
        xorps xmm10, [r9 + 2528]                                   ;   465.2 p1+p2   44 next
        xorps xmm4, [r9 + 2304]                                    ;   466.2 p5+p2   44 next
        xorps xmm2, [r9 + 2320]                                    ;   467.2 p0+p2   44 next
        xorps xmm0, [r9 + 2336]                                    ;   468.2 p1+p2   44 next
        xorps xmm5, [r9 + 2352]                                    ;   469.2 p5+p2   44 next
        xorps xmm7, [r9 + 2368]                                    ;   470.2 p0+p2   44 next
        movaps xmm13, [rdx - 80]                                   ;   471.2 p2      41 next
        xorps xmm15, [r9 + 2384]                                   ;   472.2 p1+p2   44 next
        xorps xmm13, [rbp - 64]                                    ;   474.2 p5+p2   41 next
        xorps xmm6, xmm13                                          ;   475.2 p0      41 next
        xorps xmm13, [r9 + 2400]                                   ;   475.2 p1+p2   44 next
        movaps xmm12, [rbp + 80]                                   ;   475.2 p2      44 next
        xorps xmm12, [r9 + 2416]                                   ;   478.2 p5+p2   44 next
        xorps xmm6, [r9 + 2544]                                    ;   477.2 p0+p2   44 next
        movaps [rbp + 80], xmm11                                   ;   466.2 p3+p4   44 next spill
        movaps xmm11, [rbp - 112]                                  ;   478.2 p2      44 next
        xorps xmm11, [r9 + 2432]                                   ;   481.2 p1+p2   44 next
        movaps [rdx - 80], xmm3                                    ;   466.5 p3+p4   44 next spill
        movaps [rbp - 64], xmm10                                   ;   467.5 p3+p4   44 next spill
        movaps xmm10, xmm4                                         ;   467.2 p5      41 next copy
        xorps xmm10, xmm13                                         ;   476.2 p0      41 next
        movaps xmm3, xmm0                                          ;   469.2 p1      41 next copy
        xorps xmm3, xmm5                                           ;   470.2 p5      41 next
        movaps [rbp + 112], xmm6                                   ;   478.2 p3+p4   44 next spill
        movaps xmm6, xmm4                                          ;   469.2 p0      41 next copy
        movaps [rbp - 112], xmm1                                   ;   469.5 p3+p4   44 next spill
        movaps xmm1, xmm0                                          ;   469.8 p1      41 next copy
        xorps xmm1, xmm11                                          ;   482.2 p5      41 next
        andps xmm6, xmm2                                           ;   470.2 p0      41 next
        movaps [rbp + 32], xmm9                                    ;   470.5 p3+p4   44 next spill
        movaps xmm9, xmm0                                          ;   470.8 p1      41 next copy
        xorps xmm9, xmm12                                          ;   479.2 p5      41 next
        andps xmm9, xmm4                                           ;   480.2 p0      41 next
        movaps [rbp - 32], xmm8                                    ;   471.5 p3+p4   44 next spill
        movaps xmm8, xmm5                                          ;   471.8 p1      41 next copy
        xorps xmm8, xmm13                                          ;   476.2 p5      41 next
        movaps [rdx - 128], xmm11                                  ;   482.2 p3+p4   44 next spill
        movaps [rbp - 128], xmm10                                  ;   477.2 p3+p4   41 next spill
        movaps [rbp + 64], xmm5                                    ;   474.5 p3+p4   44 next spill
        movaps xmm11, xmm3                                         ;   474.5 p0      41 next copy
        andps xmm11, xmm5                                          ;   475.5 p1      41 next
        xorps xmm6, xmm11                                          ;   476.5 p5      41 next
        movaps xmm11, xmm13                                        ;   476.2 p0      41 next copy
        andps xmm11, xmm15                                         ;   477.2 p1      41 next
        xorps xmm11, xmm14                                         ;   478.2 p5      41 next
        movaps [rbp - 16], xmm11                                   ;   479.2 p3+p4   41 next spill
        xorps xmm9, xmm11                                          ;   481.2 p0      41 next
        movaps xmm11, xmm10                                        ;   477.2 p1      41 next copy
        movaps xmm10, xmm13                                        ;   477.2 p5      41 next copy
        andps xmm11, xmm12                                         ;   479.2 p0      41 next
        andps xmm10, xmm5                                          ;   478.2 p1      41 next
        movaps xmm5, xmm0                                          ;   478.2 p5      41 next copy
        xorps xmm5, xmm2                                           ;   479.2 p0      41 next
        movaps [rdx - 64], xmm9                                    ;   482.2 p3+p4   41 next spill
        movaps xmm9, xmm8                                          ;   478.8 p1      41 next copy
        andps xmm9, xmm12                                          ;   479.8 p5      41 next
        movaps [rbp + 96], xmm9                                    ;   480.8 p3+p4   41 next spill
        movaps xmm9, xmm4                                          ;   479.5 p0      41 next copy
        andps xmm9, xmm15                                          ;   480.5 p1      41 next
        xorps xmm9, xmm2                                           ;   481.5 p5      41 next
        xorps xmm11, xmm9                                          ;   482.5 p0      41 next
        movaps [rbp + 0], xmm11                                    ;   483.5 p3+p4   41 next spill
        movaps xmm11, xmm15                                        ;   480.8 p1      41 next copy
        andps xmm11, xmm7                                          ;   481.8 p5      41 next
        xorps xmm11, xmm14                                         ;   482.8 p0      41 next
        movaps [rbp + 16], xmm11                                   ;   483.8 p3+p4   41 next spill
        movaps xmm14, xmm1                                         ;   483.2 p1      41 next copy
        andps xmm14, xmm2                                          ;   484.2 p5      41 next
        xorps xmm10, xmm14                                         ;   485.2 p0      41 next
        movaps xmm14, xmm5                                         ;   482.8 p1      41 next copy
        andps xmm14, xmm12                                         ;   483.8 p5      41 next
        movaps xmm11, xmm3                                         ;   483.5 p0      41 next copy
        andps xmm11, xmm15                                         ;   484.5 p1      41 next
        xorps xmm9, xmm11                                          ;   485.5 p5      41 next
        xorps xmm9, xmm14                                          ;   486.5 p0      41 next
        xorps xmm9, xmm8                                           ;   487.5 p1      41 next
        andps xmm8, xmm7                                           ;   485.2 p5      41 next
        andps xmm5, xmm15                                          ;   485.5 p0      41 next
        xorps xmm5, xmm8                                           ;   486.5 p1      41 next
        movaps xmm8, xmm3                                          ;   486.2 p5      41 next copy
        movaps xmm11, xmm4                                         ;   486.5 p0      41 next copy
        xorps xmm11, xmm2                                          ;   487.5 p1      41 next
        orps xmm8, xmm2                                            ;   487.2 p5      41 next
        xorps xmm8, xmm10                                          ;   488.2 p0      41 next
        movaps [rdi - 112], xmm8                                   ;   489.2 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   487.8 p1      41 next copy
        andps xmm8, xmm15                                          ;   488.8 p5      41 next
        xorps xmm10, xmm4                                          ;   488.5 p0      41 next
        andps xmm4, [rdx - 128]                                    ;   488.8 p1+p2   41 next
        movaps [rbp + 48], xmm10                                   ;   489.5 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;   489.2 p5      41 next copy
        movaps [rdx + 96], xmm0                                    ;   488.2 p3+p4   44 next spill
        xorps xmm14, xmm8                                          ;   489.8 p0      41 next
        xorps xmm14, [rdx - 64]                                    ;   490.8 p1+p2   41 next
        andps xmm10, xmm0                                          ;   490.2 p5      41 next
        xorps xmm10, xmm12                                         ;   491.2 p0      41 next
        xorps xmm5, xmm10                                          ;   492.2 p1      41 next
        andps xmm10, xmm0                                          ;   492.2 p5      41 next
        movaps xmm0, xmm11                                         ;   491.5 p0      41 next copy
        andps xmm11, xmm7                                          ;   491.8 p1      41 next
        xorps xmm11, xmm6                                          ;   492.8 p5      41 next
        xorps xmm8, xmm11                                          ;   493.8 p0      41 next
        xorps xmm9, xmm8                                           ;   494.8 p1      41 next
        movaps xmm8, xmm12                                         ;   493.2 p5      41 next copy
        movaps xmm11, [rdx - 128]                                  ;   491.0 p2      44 next reload
        andps xmm8, xmm11                                          ;   494.2 p0      41 next
        xorps xmm10, [rbp + 16]                                    ;   493.8 p1+p2   41 next
        xorps xmm10, xmm6                                          ;   494.8 p5      41 next
        andps xmm0, xmm13                                          ;   494.5 p0      41 next
        andps xmm13, xmm2                                          ;   494.8 p1      41 next
        xorps xmm9, [rel kasumi_encrypt_compact.T0_constants128]   ;   495.8 p5+p2   41 next
        xorps xmm14, xmm8                                          ;   495.5 p0      41 next
        xorps xmm8, xmm15                                          ;   495.8 p1      41 next
        andps xmm15, xmm12                                         ;   496.2 p5      41 next
        andps xmm12, xmm7                                          ;   496.5 p0      41 next
        xorps xmm13, xmm5                                          ;   496.8 p1      41 next
        xorps xmm4, xmm12                                          ;   497.5 p5      41 next
        movaps xmm12, xmm1                                         ;   497.5 p0      41 next copy
        andps xmm12, [rbp + 64]                                    ;   498.5 p1+p2   41 next
        xorps xmm5, xmm12                                          ;   499.5 p5      41 next
        andps xmm1, xmm3                                           ;   498.5 p0      41 next
        movaps xmm12, [rbp - 128]                                  ;   495.5 p2      41 next reload
        andps xmm3, xmm12                                          ;   498.8 p1      41 next
        xorps xmm15, xmm3                                          ;   499.8 p5      41 next
        xorps xmm15, xmm11                                         ;   500.8 p0      41 next
        xorps xmm10, xmm15                                         ;   501.8 p1      41 next
        movaps xmm3, [rbp + 48]                                    ;   496.5 p2      41 next reload
        xorps xmm6, xmm1                                           ;   500.2 p5      41 next
        movaps xmm1, xmm12                                         ;   500.5 p0      41 next copy
        xorps xmm5, xmm3                                           ;   500.8 p1      41 next
        andps xmm1, [rbp + 64]                                     ;   501.5 p5+p2   41 next
        andps xmm2, xmm7                                           ;   501.5 p0      41 next
        xorps xmm0, xmm4                                           ;   501.8 p1      41 next
        xorps xmm15, [rdx - 64]                                    ;   502.2 p5+p2   41 next
        xorps xmm2, xmm0                                           ;   502.8 p0      41 next
        xorps xmm13, xmm6                                          ;   502.8 p1      41 next
        xorps xmm6, xmm7                                           ;   503.2 p5      41 next
        xorps xmm4, [rbp + 0]                                      ;   503.5 p0+p2   41 next
        xorps xmm6, [rdi - 112]                                    ;   504.2 p1+p2   41 next
        xorps xmm6, [rbp + 0]                                      ;   505.2 p5+p2   41 next
        xorps xmm13, [rbp + 64]                                    ;   504.5 p0+p2   41 next
        andps xmm12, xmm11                                         ;   504.8 p1      41 next
        xorps xmm2, xmm12                                          ;   505.8 p5      41 next
        xorps xmm2, [rdx + 96]                                     ;   506.8 p0+p2   41 next
        xorps xmm2, [rbp + 96]                                     ;   507.8 p1+p2   41 next
        movaps [rbp + 96], xmm13                                   ;   505.5 p3+p4   41 next spill
        movaps xmm13, [rbp - 32]                                   ;   505.5 p2      41 next
        movaps xmm12, xmm7                                         ;   506.2 p5      41 next copy
        andps xmm12, [rdx + 96]                                    ;   507.2 p0+p2   41 next
        xorps xmm1, xmm12                                          ;   508.2 p1      41 next
        xorps xmm1, xmm8                                           ;   509.2 p5      41 next
        xorps xmm0, xmm1                                           ;   510.2 p0      41 next
        movaps xmm12, [rbp + 64]                                   ;   507.5 p2      44 next reload
        xorps xmm3, xmm0                                           ;   511.2 p1      41 next
        movaps xmm1, xmm7                                          ;   508.2 p5      41 next copy
        andps xmm1, xmm12                                          ;   510.5 p0      41 next
        andps xmm7, xmm11                                          ;   508.8 p1      41 next
        xorps xmm15, xmm1                                          ;   511.5 p5      41 next
        xorps xmm4, xmm15                                          ;   512.5 p0      41 next
        xorps xmm12, xmm7                                          ;   510.5 p1      41 next
        movaps xmm15, [rbp - 32]                                   ;   508.5 p2      41 next
        movaps xmm0, [rbp + 32]                                    ;   509.5 p2      44 next reload
        xorps xmm14, xmm12                                         ;   511.5 p5      41 next
        andps xmm8, xmm11                                          ;   510.5 p0      41 next
        xorps xmm8, [rbp + 16]                                     ;   511.5 p1+p2   41 next
        andps xmm15, xmm0                                          ;   512.5 p5      41 next
        movaps xmm12, [rbp + 112]                                  ;   511.5 p2      41 next
        andps xmm12, [rbp + 80]                                    ;   514.5 p0+p2   41 next
        movaps xmm7, [rbp - 64]                                    ;   513.5 p2      41 next
        movaps xmm11, [rbp - 112]                                  ;   514.5 p2      44 next reload
        andps xmm7, xmm11                                          ;   517.5 p1      41 next
        xorps xmm1, [rbp - 16]                                     ;   515.5 p5+p2   41 next
        xorps xmm5, xmm1                                           ;   516.5 p0      41 next
        xorps xmm5, xmm8                                           ;   517.5 p1      41 next
        xorps xmm8, xmm2                                           ;   513.2 p5      41 next
        movaps xmm1, [rbp + 112]                                   ;   516.5 p2      41 next
        movaps xmm2, [rdx - 80]                                    ;   517.5 p2      44 next reload
        andps xmm1, xmm2                                           ;   520.5 p0      41 next
        xorps xmm15, xmm2                                          ;   520.5 p1      41 next
        movaps [rdx + 96], xmm10                                   ;   512.0 p3+p4   41 next spill
        movaps xmm10, [rbp + 80]                                   ;   518.5 p2      41 next
        movaps [rdx - 128], xmm3                                   ;   513.0 p3+p4   41 next spill
        movaps xmm3, [rbp - 32]                                    ;   519.5 p2      41 next
        andps xmm10, xmm2                                          ;   521.5 p5      41 next
        xorps xmm3, xmm10                                          ;   522.5 p0      41 next
        movaps [rbp + 16], xmm5                                    ;   518.5 p3+p4   41 next spill
        andps xmm13, xmm2                                          ;   520.5 p1      41 next
        movaps [rbp - 16], xmm8                                    ;   515.0 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   521.5 p5      41 next copy
        movaps [rbp - 128], xmm4                                   ;   516.0 p3+p4   41 next spill
        movaps xmm4, [rbp - 64]                                    ;   520.5 p2      41 next
        movaps [rbp + 64], xmm6                                    ;   517.0 p3+p4   41 next spill
        movaps xmm6, xmm13                                         ;   521.5 p0      41 next copy
        movaps xmm5, xmm0                                          ;   516.8 p1      41 next copy
        xorps xmm13, xmm12                                         ;   521.5 p5      41 next
        andps xmm5, xmm11                                          ;   517.8 p0      41 next
        xorps xmm5, xmm13                                          ;   522.5 p1      41 next
        andps xmm4, [rbp + 80]                                     ;   523.5 p5+p2   41 next
        xorps xmm1, xmm5                                           ;   523.5 p0      41 next
        movaps [rbp + 0], xmm9                                     ;   518.2 p3+p4   41 next spill
        andps xmm1, xmm11                                          ;   524.5 p1      41 next
        movaps xmm9, [rbp + 112]                                   ;   522.5 p2      41 next
        andps xmm9, [rbp - 32]                                     ;   525.5 p5+p2   41 next
        xorps xmm8, xmm7                                           ;   522.5 p0      41 next
        andps xmm7, [rbp - 32]                                     ;   524.5 p1+p2   41 next
        xorps xmm6, xmm8                                           ;   523.5 p5      41 next
        xorps xmm7, xmm3                                           ;   525.5 p0      41 next
        andps xmm3, xmm11                                          ;   523.5 p1      41 next
        xorps xmm3, [rbp + 80]                                     ;   525.5 p5+p2   41 next
        movaps [rbp + 48], xmm14                                   ;   521.8 p3+p4   41 next spill
        movaps xmm14, xmm4                                         ;   524.5 p0      41 next copy
        orps xmm4, xmm10                                           ;   524.5 p1      41 next
        xorps xmm10, [rbp + 112]                                   ;   526.5 p5+p2   41 next
        andps xmm13, [rbp - 64]                                    ;   527.5 p0+p2   41 next
        xorps xmm14, xmm9                                          ;   526.5 p1      41 next
        xorps xmm9, [rbp - 64]                                     ;   528.5 p5+p2   41 next
        xorps xmm1, xmm10                                          ;   527.5 p0      41 next
        xorps xmm10, xmm9                                          ;   529.5 p1      41 next
        andps xmm9, [rbp + 112]                                    ;   529.5 p5+p2   41 next
        xorps xmm7, xmm9                                           ;   530.5 p0      41 next
        movaps xmm9, xmm5                                          ;   525.5 p1      41 next copy
        andps xmm9, [rbp - 32]                                     ;   530.5 p5+p2   41 next
        movaps [rbp - 48], xmm7                                    ;   531.5 p3+p4   41 next spill
        xorps xmm4, xmm9                                           ;   531.5 p0      41 next
        movaps xmm9, [rbp + 80]                                    ;   531.5 p2      44 next reload
        andps xmm5, xmm9                                           ;   534.5 p1      41 next
        movaps [rdx - 64], xmm4                                    ;   532.5 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   526.8 p5      41 next copy
        andps xmm4, xmm11                                          ;   527.8 p0      41 next
        movaps xmm7, xmm4                                          ;   528.8 p1      41 next copy
        xorps xmm4, xmm10                                          ;   530.5 p5      41 next
        xorps xmm13, xmm4                                          ;   531.5 p0      41 next
        movaps xmm4, xmm11                                         ;   528.5 p1      41 next copy
        xorps xmm4, xmm9                                           ;   534.5 p5      41 next
        movaps [rdi - 112], xmm1                                   ;   528.5 p3+p4   41 next spill
        movaps xmm1, xmm0                                          ;   529.0 p0      41 next copy
        xorps xmm1, [rbp - 64]                                     ;   532.5 p1+p2   41 next
        andps xmm7, xmm1                                           ;   533.5 p5      41 next
        xorps xmm7, xmm4                                           ;   535.5 p0      41 next
        movaps [rcx - 112], xmm15                                  ;   529.5 p3+p4   41 next spill
        movaps xmm4, xmm8                                          ;   530.5 p1      41 next copy
        xorps xmm4, xmm9                                           ;   534.5 p5      41 next
        andps xmm4, xmm0                                           ;   535.5 p0      41 next
        xorps xmm13, xmm4                                          ;   536.5 p1      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;   533.5 p2      41 next reload
        andps xmm12, xmm1                                          ;   533.5 p5      41 next
        xorps xmm7, xmm14                                          ;   536.5 p0      41 next
        xorps xmm14, xmm1                                          ;   533.5 p1      41 next
        andps xmm14, xmm2                                          ;   534.5 p5      41 next
        xorps xmm12, xmm3                                          ;   534.5 p0      41 next
        xorps xmm14, xmm4                                          ;   536.5 p1      41 next
        andps xmm3, xmm11                                          ;   533.8 p5      41 next
        xorps xmm13, xmm4                                          ;   537.5 p0      41 next
        movaps xmm4, xmm15                                         ;   534.5 p1      41 next copy
        movaps xmm15, xmm9                                         ;   534.8 p5      41 next copy
        andps xmm7, xmm11                                          ;   537.5 p0      41 next
        movaps [rdx + 48], xmm13                                   ;   538.5 p3+p4   41 next spill
        movaps xmm13, xmm0                                         ;   535.5 p1      41 next copy
        andps xmm13, [rbp + 112]                                   ;   536.5 p5+p2   41 next
        andps xmm4, xmm9                                           ;   536.0 p0      41 next
        andps xmm15, [rbp - 32]                                    ;   536.5 p1+p2   41 next
        xorps xmm5, xmm13                                          ;   537.5 p5      41 next
        movaps xmm9, xmm11                                         ;   537.0 p0      41 next copy
        xorps xmm11, [rbp + 0]                                     ;   537.5 p1+p2   41 next
        andps xmm1, xmm15                                          ;   537.8 p5      41 next
        xorps xmm15, xmm13                                         ;   538.0 p0      41 next
        xorps xmm7, xmm15                                          ;   539.0 p1      41 next
        andps xmm9, [rbp + 112]                                    ;   538.8 p5+p2   41 next
        movaps xmm15, [rbp - 64]                                   ;   538.8 p2      44 next reload
        xorps xmm13, xmm15                                         ;   541.8 p0      41 next
        movaps [rbp + 0], xmm11                                    ;   538.5 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   539.5 p1      41 next copy
        andps xmm11, xmm15                                         ;   541.8 p5      41 next
        movaps xmm0, xmm8                                          ;   540.0 p0      41 next copy
        andps xmm0, [rbp + 112]                                    ;   541.0 p1+p2   41 next
        xorps xmm1, xmm0                                           ;   542.0 p5      41 next
        movaps xmm0, xmm9                                          ;   541.0 p0      41 next copy
        xorps xmm0, xmm11                                          ;   542.8 p1      41 next
        andps xmm11, xmm13                                         ;   542.8 p5      41 next
        andps xmm13, [rbp - 32]                                    ;   542.8 p0+p2   41 next
        andps xmm8, xmm15                                          ;   542.5 p1      41 next
        xorps xmm13, xmm8                                          ;   543.8 p5      41 next
        movaps xmm8, xmm2                                          ;   543.0 p0      41 next copy
        andps xmm8, xmm0                                           ;   544.0 p1      41 next
        xorps xmm0, xmm4                                           ;   543.8 p5      41 next
        xorps xmm6, xmm8                                           ;   545.0 p0      41 next
        xorps xmm5, xmm6                                           ;   546.0 p1      41 next
        movaps xmm6, [rcx - 112]                                   ;   542.0 p2      41 next
        xorps xmm4, xmm14                                          ;   544.8 p5      41 next
        xorps xmm9, xmm4                                           ;   545.8 p0      41 next
        xorps xmm3, xmm9                                           ;   546.8 p1      41 next
        movaps xmm8, [rdx - 128]                                   ;   543.0 p2      41 next
        xorps xmm12, xmm0                                          ;   545.8 p5      41 next
        movaps xmm4, [rbp + 32]                                    ;   544.0 p2      44 next reload
        orps xmm0, xmm4                                            ;   547.0 p0      41 next
        xorps xmm14, xmm0                                          ;   548.0 p1      41 next
        xorps xmm10, xmm12                                         ;   546.8 p5      41 next
        andps xmm6, xmm15                                          ;   547.0 p0      41 next
        xorps xmm7, xmm6                                           ;   548.0 p1      41 next
        xorps xmm8, [rbp - 32]                                     ;   547.8 p5+p2   41 next
        xorps xmm2, [rbp + 48]                                     ;   548.0 p0+p2   41 next
        xorps xmm7, xmm8                                           ;   549.0 p1      41 next
        movaps xmm12, [rax - 128]                                  ;   547.0 p2      50 next reload
        xorps xmm3, [rbp - 48]                                     ;   548.8 p5+p2   41 next
        xorps xmm11, xmm14                                         ;   549.0 p0      41 next
        xorps xmm5, [rcx - 112]                                    ;   549.5 p1+p2   41 next
        xorps xmm1, xmm10                                          ;   549.8 p5      41 next
        xorps xmm1, xmm2                                           ;   550.8 p0      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   550.0 p2      41 next reload
        xorps xmm5, xmm14                                          ;   553.0 p1      41 next
        xorps xmm11, [rdx - 64]                                    ;   551.0 p5+p2   41 next
        movaps xmm0, [rdx + 48]                                    ;   552.0 p2      41 next
        xorps xmm4, [rbp - 128]                                    ;   553.0 p0+p2   41 next
        xorps xmm5, xmm4                                           ;   554.0 p1      41 next
        xorps xmm13, [rdi - 112]                                   ;   554.0 p5+p2   41 next
        xorps xmm15, [rbp - 16]                                    ;   555.0 p0+p2   41 next
        movaps xmm6, [rbp + 0]                                     ;   556.0 p2      41 next reload
        xorps xmm0, xmm6                                           ;   559.0 p1      41 next
        xorps xmm8, [rcx + 80]                                     ;   557.0 p5+p2   50 next
        xorps xmm7, [rbp - 80]                                     ;   558.0 p0+p2   50 next
        xorps xmm11, xmm15                                         ;   556.0 p1      41 next
        xorps xmm11, [rdi - 32]                                    ;   559.0 p5+p2   50 next
        movaps [rax - 128], xmm11                                  ;   560.0 p3+p4   50 next spill
        movaps xmm10, [rcx + 112]                                  ;   560.0 p2      50 next reload
        xorps xmm2, xmm10                                          ;   563.0 p0      50 next
        movaps xmm9, [rbp + 64]                                    ;   561.0 p2      41 next
        xorps xmm10, [r11 + 48]                                    ;   563.0 p1+p2   50 next
        xorps xmm15, [rcx + 48]                                    ;   563.0 p5+p2   50 next
        xorps xmm4, [rcx + 96]                                     ;   564.0 p0+p2   50 next
        xorps xmm6, xmm12                                          ;   559.0 p1      50 next
        xorps xmm0, [rcx - 32]                                     ;   565.0 p5+p2   50 next
        xorps xmm9, [rbp + 80]                                     ;   566.0 p0+p2   41 next
        xorps xmm3, xmm9                                           ;   567.0 p1      41 next
        movaps xmm11, [rbp + 16]                                   ;   567.0 p2      41 next
        xorps xmm9, [rcx + 64]                                     ;   568.0 p5+p2   50 next
        xorps xmm3, [rdi + 64]                                     ;   569.0 p0+p2   50 next
        xorps xmm1, [rcx - 16]                                     ;   570.0 p1+p2   50 next
        xorps xmm5, [rcx - 48]                                     ;   571.0 p5+p2   50 next
        xorps xmm11, [rbp + 112]                                   ;   572.0 p0+p2   41 next
        xorps xmm13, xmm11                                         ;   573.0 p1      41 next
        xorps xmm11, [rcx + 32]                                    ;   573.0 p5+p2   50 next
        xorps xmm13, [rbp - 96]                                    ;   574.0 p0+p2   50 next
        movaps [rbp + 112], xmm13                                  ;   575.0 p3+p4   50 next spill
        movaps xmm13, [rdx + 96]                                   ;   575.0 p2      50 next
        xorps xmm13, [rcx + 16]                                    ;   578.0 p1+p2   50 next
        xorps xmm12, [r11 + 64]                                    ;   577.0 p5+p2   50 next
        movaps [rdx + 96], xmm3                                    ;   570.0 p3+p4   50 next spill
        movaps xmm3, [rbp + 96]                                    ;   578.0 p2      50 next
        movaps [rbp + 96], xmm7                                    ;   567.0 p3+p4   50 next spill
        movaps xmm7, [rcx + 96]                                    ;   579.0 p2      50 next
        xorps xmm7, [r11 + 80]                                     ;   582.0 p0+p2   50 next
        xorps xmm3, [rcx + 0]                                      ;   581.0 p1+p2   50 next
        movaps [rcx + 96], xmm5                                    ;   572.0 p3+p4   50 next spill
        movaps xmm5, [rcx + 80]                                    ;   582.0 p2      50 next
        movaps [rcx + 80], xmm0                                    ;   570.2 p3+p4   50 next spill
        xorps xmm5, [r11 + 96]                                     ;   585.0 p5+p2   50 next
        movaps xmm0, [rcx + 64]                                    ;   584.0 p2      50 next
        xorps xmm0, [r11 + 112]                                    ;   587.0 p0+p2   50 next
        movaps [rcx + 64], xmm1                                    ;   572.2 p3+p4   50 next spill
        movaps xmm1, [rcx + 48]                                    ;   586.0 p2      50 next
        movaps [rcx + 48], xmm3                                    ;   582.0 p3+p4   50 next spill
        movaps xmm3, [rcx + 32]                                    ;   587.0 p2      50 next
        xorps xmm1, [r11 + 128]                                    ;   589.0 p1+p2   50 next
        movaps [rcx + 32], xmm13                                   ;   579.0 p3+p4   50 next spill
        movaps xmm13, [rcx + 16]                                   ;   589.0 p2      50 next
        xorps xmm13, [r11 + 160]                                   ;   592.0 p5+p2   50 next
        movaps [rcx + 16], xmm11                                   ;   578.0 p3+p4   50 next spill
        xorps xmm3, [r11 + 144]                                    ;   591.0 p0+p2   50 next
        movaps xmm11, [rcx + 0]                                    ;   592.0 p2      50 next
        movaps [rcx + 0], xmm15                                    ;   579.0 p3+p4   50 next spill
        movaps xmm15, [rcx - 16]                                   ;   593.0 p2      50 next
        xorps xmm11, [r11 + 176]                                   ;   595.0 p1+p2   50 next
        xorps xmm15, [r11 + 192]                                   ;   596.0 p5+p2   50 next
        movaps [rcx - 16], xmm9                                    ;   582.0 p3+p4   50 next spill
        movaps xmm9, [rcx - 32]                                    ;   596.0 p2      50 next
        xorps xmm9, [r11 + 208]                                    ;   599.0 p0+p2   50 next
        movaps [rcx - 32], xmm8                                    ;   583.0 p3+p4   50 next spill
        movaps xmm8, [rcx - 48]                                    ;   598.0 p2      50 next
        movaps [rcx - 48], xmm4                                    ;   584.0 p3+p4   50 next spill
        xorps xmm8, [r11 + 224]                                    ;   601.0 p1+p2   50 next
        movaps xmm4, [rbp - 80]                                    ;   600.0 p2      50 next
        xorps xmm4, [r11 + 240]                                    ;   603.0 p5+p2   50 next
        movaps [rbp - 80], xmm6                                    ;   587.0 p3+p4   50 next spill
        movaps xmm6, [rdi + 64]                                    ;   602.0 p2      50 next
        xorps xmm6, [r11]                                          ;   605.0 p0+p2   50 next
        movaps [rdi + 64], xmm2                                    ;   589.0 p3+p4   50 next spill
        movaps xmm2, [rdi - 32]                                    ;   604.0 p2      50 next
        movaps [rdi - 32], xmm0                                    ;   590.0 p3+p4   50 next spill
        movaps xmm0, [rbp - 96]                                    ;   605.0 p2      50 next
        xorps xmm0, [r11 + 32]                                     ;   608.0 p1+p2   50 next
        xorps xmm2, [r11 + 16]                                     ;   607.0 p5+p2   50 next
        movaps [rbp - 96], xmm12                                   ;   592.2 p3+p4   50 next spill
        movaps xmm12, xmm15                                        ;   597.0 p0      41 next copy
        xorps xmm12, xmm0                                          ;   609.0 p1      41 next
        movaps [rbp - 64], xmm5                                    ;   595.0 p3+p4   50 next spill
        movaps [rbp + 0], xmm3                                     ;   596.0 p3+p4   50 next spill
        movaps [rcx + 112], xmm10                                  ;   597.0 p3+p4   50 next spill
        movaps [rbp - 16], xmm7                                    ;   598.0 p3+p4   50 next spill
        movaps xmm10, xmm15                                        ;   597.0 p5      41 next copy
        movaps [rbp + 16], xmm1                                    ;   599.0 p3+p4   50 next spill
        movaps xmm1, xmm13                                         ;   597.2 p0      41 next copy
        xorps xmm1, xmm6                                           ;   606.0 p1      41 next
        xorps xmm10, xmm9                                          ;   600.0 p5      41 next
        movaps [rbp + 80], xmm0                                    ;   609.0 p3+p4   50 next spill
        movaps xmm5, xmm9                                          ;   600.0 p0      41 next copy
        movaps xmm3, xmm13                                         ;   599.0 p1      41 next copy
        andps xmm3, xmm11                                          ;   600.0 p5      41 next
        movaps xmm7, xmm15                                         ;   599.5 p0      41 next copy
        xorps xmm7, xmm2                                           ;   608.0 p1      41 next
        andps xmm7, xmm13                                          ;   609.0 p5      41 next
        xorps xmm5, xmm6                                           ;   606.0 p0      41 next
        movaps xmm0, xmm10                                         ;   601.0 p1      41 next copy
        andps xmm0, xmm9                                           ;   602.0 p5      41 next
        movaps [rdx - 128], xmm9                                   ;   601.0 p3+p4   50 next spill
        movaps [rbp - 32], xmm1                                    ;   607.0 p3+p4   41 next spill
        xorps xmm3, xmm0                                           ;   603.0 p0      41 next
        movaps xmm0, xmm6                                          ;   606.0 p1      41 next copy
        andps xmm0, xmm4                                           ;   607.0 p5      41 next
        xorps xmm0, xmm14                                          ;   608.0 p0      41 next
        xorps xmm7, xmm0                                           ;   610.0 p1      41 next
        movaps [rbp + 64], xmm0                                    ;   609.0 p3+p4   41 next spill
        movaps [rdx + 48], xmm7                                    ;   611.0 p3+p4   41 next spill
        movaps xmm0, xmm1                                          ;   607.0 p5      41 next copy
        andps xmm0, xmm2                                           ;   608.0 p0      41 next
        movaps xmm1, xmm6                                          ;   606.2 p1      41 next copy
        andps xmm1, xmm9                                           ;   607.2 p5      41 next
        movaps xmm9, xmm15                                         ;   607.0 p0      41 next copy
        xorps xmm9, xmm11                                          ;   608.0 p1      41 next
        movaps xmm7, xmm5                                          ;   607.5 p5      41 next copy
        andps xmm7, xmm2                                           ;   608.5 p0      41 next
        movaps [rbp - 128], xmm7                                   ;   609.5 p3+p4   41 next spill
        movaps xmm7, xmm13                                         ;   608.2 p1      41 next copy
        andps xmm7, xmm4                                           ;   609.2 p5      41 next
        xorps xmm7, xmm11                                          ;   610.2 p0      41 next
        xorps xmm0, xmm7                                           ;   611.2 p1      41 next
        movaps [rbp + 32], xmm0                                    ;   612.2 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;   609.5 p5      41 next copy
        andps xmm0, xmm8                                           ;   610.5 p0      41 next
        xorps xmm0, xmm14                                          ;   611.5 p1      41 next
        movaps [rbp + 48], xmm0                                    ;   612.5 p3+p4   41 next spill
        movaps xmm0, xmm10                                         ;   610.5 p5      41 next copy
        andps xmm0, xmm4                                           ;   611.5 p0      41 next
        xorps xmm7, xmm0                                           ;   612.5 p1      41 next
        movaps xmm0, xmm10                                         ;   611.5 p5      41 next copy
        orps xmm0, xmm11                                           ;   612.5 p0      41 next
        movaps xmm14, xmm12                                        ;   612.2 p1      41 next copy
        andps xmm14, xmm11                                         ;   613.2 p5      41 next
        xorps xmm1, xmm14                                          ;   614.2 p0      41 next
        movaps xmm14, xmm9                                         ;   613.2 p1      41 next copy
        andps xmm9, xmm4                                           ;   613.5 p5      41 next
        andps xmm14, xmm2                                          ;   614.2 p0      41 next
        xorps xmm7, xmm14                                          ;   615.2 p1      41 next
        xorps xmm7, xmm5                                           ;   616.2 p5      41 next
        andps xmm5, xmm8                                           ;   615.0 p0      41 next
        xorps xmm9, xmm5                                           ;   616.0 p1      41 next
        movaps xmm5, xmm13                                         ;   615.5 p5      41 next copy
        xorps xmm0, xmm1                                           ;   616.0 p0      41 next
        xorps xmm1, xmm13                                          ;   616.2 p1      41 next
        movaps [rdx - 80], xmm0                                    ;   617.0 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;   616.5 p5      41 next copy
        movaps [rdi - 112], xmm1                                   ;   617.2 p3+p4   41 next spill
        movaps xmm1, xmm11                                         ;   617.0 p0      41 next copy
        andps xmm1, xmm15                                          ;   618.0 p1      41 next
        xorps xmm1, xmm2                                           ;   619.0 p5      41 next
        xorps xmm9, xmm1                                           ;   620.0 p0      41 next
        andps xmm1, xmm15                                          ;   620.0 p1      41 next
        movaps [rdx - 64], xmm15                                   ;   616.8 p3+p4   50 next spill
        xorps xmm5, xmm11                                          ;   618.5 p5      41 next
        movaps xmm15, xmm5                                         ;   619.5 p0      41 next copy
        andps xmm5, xmm8                                           ;   619.5 p1      41 next
        xorps xmm5, xmm3                                           ;   620.5 p5      41 next
        andps xmm0, xmm4                                           ;   620.0 p0      41 next
        xorps xmm14, xmm0                                          ;   621.0 p1      41 next
        xorps xmm0, xmm5                                           ;   621.5 p5      41 next
        movaps xmm5, [rbp + 80]                                    ;   618.8 p2      50 next reload
        xorps xmm7, xmm0                                           ;   622.5 p0      41 next
        movaps xmm0, xmm2                                          ;   621.2 p1      41 next copy
        xorps xmm14, [rdx + 48]                                    ;   622.0 p5+p2   41 next
        andps xmm0, xmm5                                           ;   622.2 p0      41 next
        xorps xmm14, xmm0                                          ;   623.2 p1      41 next
        andps xmm13, [rbp + 80]                                    ;   622.5 p5+p2   41 next
        xorps xmm1, [rbp + 48]                                     ;   623.0 p0+p2   41 next
        xorps xmm1, xmm3                                           ;   624.0 p1      41 next
        andps xmm15, xmm6                                          ;   623.5 p5      41 next
        xorps xmm0, xmm4                                           ;   624.0 p0      41 next
        andps xmm6, xmm11                                          ;   624.2 p1      41 next
        xorps xmm7, [rel kasumi_encrypt_compact.T0_constants128]   ;   624.5 p5+p2   41 next
        xorps xmm6, xmm9                                           ;   625.2 p0      41 next
        andps xmm4, xmm2                                           ;   625.2 p1      41 next
        andps xmm2, xmm8                                           ;   625.5 p5      41 next
        xorps xmm13, xmm2                                          ;   626.5 p0      41 next
        movaps xmm2, xmm12                                         ;   626.2 p1      41 next copy
        andps xmm12, xmm10                                         ;   626.5 p5      41 next
        andps xmm2, [rdx - 128]                                    ;   627.2 p0+p2   41 next
        xorps xmm9, xmm2                                           ;   628.2 p1      41 next
        movaps xmm2, [rbp - 32]                                    ;   624.8 p2      41 next reload
        andps xmm10, xmm2                                          ;   627.8 p5      41 next
        xorps xmm4, xmm10                                          ;   628.8 p0      41 next
        movaps xmm10, [rdi - 112]                                  ;   625.8 p2      41 next reload
        xorps xmm9, xmm10                                          ;   629.2 p1      41 next
        xorps xmm4, xmm5                                           ;   629.8 p5      41 next
        xorps xmm1, xmm4                                           ;   630.8 p0      41 next
        xorps xmm15, xmm13                                         ;   629.2 p1      41 next
        andps xmm11, xmm8                                          ;   629.5 p5      41 next
        xorps xmm11, xmm15                                         ;   630.5 p0      41 next
        xorps xmm4, [rdx + 48]                                     ;   630.8 p1+p2   41 next
        xorps xmm13, [rbp + 32]                                    ;   630.5 p5+p2   41 next
        xorps xmm3, xmm12                                          ;   631.0 p0      41 next
        movaps xmm12, xmm2                                         ;   631.2 p1      41 next copy
        andps xmm12, [rdx - 128]                                   ;   632.2 p5+p2   41 next
        xorps xmm6, xmm3                                           ;   632.0 p0      41 next
        andps xmm2, xmm5                                           ;   632.2 p1      41 next
        xorps xmm11, xmm2                                          ;   633.2 p5      41 next
        movaps xmm2, xmm8                                          ;   633.0 p0      41 next copy
        andps xmm2, [rdx - 64]                                     ;   634.0 p1+p2   41 next
        xorps xmm12, xmm2                                          ;   635.0 p5      41 next
        xorps xmm12, xmm0                                          ;   636.0 p0      41 next
        xorps xmm3, xmm8                                           ;   634.2 p1      41 next
        xorps xmm6, [rdx - 128]                                    ;   634.5 p5+p2   41 next
        xorps xmm3, [rdx - 80]                                     ;   635.2 p0+p2   41 next
        xorps xmm3, [rbp + 32]                                     ;   636.2 p1+p2   41 next
        xorps xmm15, xmm12                                         ;   637.0 p5      41 next
        movaps xmm12, [rdx - 128]                                  ;   633.8 p2      50 next reload
        movaps xmm2, xmm8                                          ;   636.0 p0      41 next copy
        andps xmm2, xmm12                                          ;   637.0 p1      41 next
        andps xmm8, xmm5                                           ;   636.5 p5      41 next
        xorps xmm10, xmm15                                         ;   638.0 p0      41 next
        andps xmm0, xmm5                                           ;   637.2 p1      41 next
        xorps xmm12, xmm8                                          ;   637.5 p5      41 next
        xorps xmm14, xmm12                                         ;   638.5 p0      41 next
        xorps xmm0, [rbp + 48]                                     ;   638.2 p1+p2   41 next
        movaps xmm15, [rbp - 64]                                   ;   635.8 p2      41 next
        xorps xmm11, [rdx - 64]                                    ;   638.5 p5+p2   41 next
        xorps xmm11, [rbp - 128]                                   ;   639.5 p0+p2   41 next
        movaps [rbp - 128], xmm6                                   ;   635.5 p3+p4   41 next spill
        movaps xmm5, [rcx + 112]                                   ;   638.8 p2      50 next reload
        xorps xmm4, xmm2                                           ;   639.2 p1      41 next
        xorps xmm13, xmm4                                          ;   640.2 p5      41 next
        xorps xmm2, [rbp + 64]                                     ;   640.0 p0+p2   41 next
        xorps xmm9, xmm2                                           ;   641.0 p1      41 next
        xorps xmm9, xmm0                                           ;   642.0 p5      41 next
        xorps xmm0, xmm11                                          ;   641.0 p0      41 next
        movaps xmm4, [rbp + 0]                                     ;   640.8 p2      41 next
        andps xmm4, xmm5                                           ;   643.8 p1      41 next
        movaps xmm2, [rbp - 16]                                    ;   641.8 p2      50 next reload
        andps xmm15, xmm2                                          ;   644.8 p5      41 next
        movaps xmm8, [rbp + 16]                                    ;   642.8 p2      41 next
        movaps xmm11, [rbp - 96]                                   ;   643.8 p2      50 next reload
        movaps xmm12, [rbp + 0]                                    ;   644.8 p2      41 next
        andps xmm8, xmm11                                          ;   646.8 p0      41 next
        xorps xmm15, xmm5                                          ;   645.8 p1      41 next
        andps xmm12, [rdi - 32]                                    ;   647.8 p5+p2   41 next
        movaps xmm6, [rbp - 64]                                    ;   646.8 p2      41 next
        movaps [rdx - 64], xmm1                                    ;   640.0 p3+p4   41 next spill
        andps xmm6, xmm5                                           ;   649.8 p0      41 next
        movaps xmm1, [rdi - 32]                                    ;   647.8 p2      41 next
        andps xmm1, xmm5                                           ;   650.8 p1      41 next
        movaps [rbp + 48], xmm9                                    ;   643.0 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   644.8 p5      41 next copy
        andps xmm9, xmm11                                          ;   646.8 p0      41 next
        movaps [rbp + 64], xmm0                                    ;   642.0 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;   644.8 p1      41 next copy
        xorps xmm0, xmm8                                           ;   647.8 p5      41 next
        andps xmm8, [rbp - 64]                                     ;   648.8 p0+p2   41 next
        movaps [rdx - 128], xmm3                                   ;   643.8 p3+p4   41 next spill
        movaps xmm3, xmm6                                          ;   650.8 p1      41 next copy
        xorps xmm3, xmm0                                           ;   651.8 p5      41 next
        xorps xmm6, xmm12                                          ;   650.8 p0      41 next
        xorps xmm9, xmm6                                           ;   651.8 p1      41 next
        andps xmm6, [rbp + 16]                                     ;   651.8 p5+p2   41 next
        movaps [rbp + 80], xmm10                                   ;   645.5 p3+p4   41 next spill
        movaps xmm10, [rbp - 64]                                   ;   650.8 p2      41 next
        xorps xmm10, xmm1                                          ;   653.8 p0      41 next
        xorps xmm4, xmm9                                           ;   652.8 p1      41 next
        movaps [rdi - 112], xmm14                                  ;   647.0 p3+p4   41 next spill
        andps xmm4, xmm11                                          ;   653.8 p5      41 next
        movaps [rbp - 32], xmm13                                   ;   648.0 p3+p4   41 next spill
        movaps xmm13, [rbp + 16]                                   ;   651.8 p2      41 next
        xorps xmm8, xmm10                                          ;   654.8 p0      41 next
        andps xmm10, xmm11                                         ;   654.8 p1      41 next
        andps xmm13, [rdi - 32]                                    ;   654.8 p5+p2   41 next
        movaps xmm14, xmm13                                        ;   655.8 p0      41 next copy
        orps xmm13, xmm1                                           ;   655.8 p1      41 next
        xorps xmm1, [rbp + 0]                                      ;   653.8 p5+p2   41 next
        xorps xmm10, [rdi - 32]                                    ;   655.8 p0+p2   41 next
        xorps xmm4, xmm1                                           ;   654.8 p1      41 next
        movaps [rdx - 80], xmm4                                    ;   655.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;   651.8 p5      41 next copy
        xorps xmm4, [rbp + 16]                                     ;   655.8 p0+p2   41 next
        movaps [rbp + 32], xmm7                                    ;   652.5 p3+p4   41 next spill
        movaps xmm7, [rbp + 0]                                     ;   656.8 p2      41 next
        andps xmm7, [rbp - 64]                                     ;   659.8 p1+p2   41 next
        xorps xmm14, xmm7                                          ;   660.8 p5      41 next
        xorps xmm7, [rbp + 16]                                     ;   660.8 p0+p2   41 next
        xorps xmm1, xmm7                                           ;   661.8 p1      41 next
        andps xmm7, [rbp + 0]                                      ;   661.8 p5+p2   41 next
        xorps xmm8, xmm7                                           ;   662.8 p0      41 next
        movaps xmm7, xmm9                                          ;   654.8 p1      41 next copy
        andps xmm7, [rbp - 64]                                     ;   660.8 p5+p2   41 next
        xorps xmm13, xmm7                                          ;   661.8 p0      41 next
        movaps xmm7, [rdi - 32]                                    ;   661.8 p2      50 next reload
        andps xmm9, xmm7                                           ;   664.8 p1      41 next
        movaps [rdx + 48], xmm13                                   ;   662.8 p3+p4   41 next spill
        movaps xmm13, xmm5                                         ;   656.2 p5      41 next copy
        andps xmm13, xmm11                                         ;   657.2 p0      41 next
        movaps [rcx - 112], xmm8                                   ;   663.8 p3+p4   41 next spill
        movaps xmm8, xmm13                                         ;   658.2 p1      41 next copy
        andps xmm8, xmm4                                           ;   659.2 p5      41 next
        xorps xmm13, xmm1                                          ;   662.8 p0      41 next
        xorps xmm6, xmm13                                          ;   663.8 p1      41 next
        movaps xmm13, xmm11                                        ;   658.2 p5      41 next copy
        xorps xmm13, xmm7                                          ;   664.8 p0      41 next
        xorps xmm8, xmm13                                          ;   665.8 p1      41 next
        xorps xmm8, xmm14                                          ;   666.8 p5      41 next
        andps xmm8, xmm11                                          ;   667.8 p0      41 next
        movaps xmm13, xmm0                                         ;   661.0 p1      41 next copy
        xorps xmm13, xmm7                                          ;   664.8 p5      41 next
        andps xmm12, xmm4                                          ;   661.8 p0      41 next
        xorps xmm12, xmm10                                         ;   662.8 p1      41 next
        andps xmm13, xmm2                                          ;   665.8 p5      41 next
        xorps xmm6, xmm13                                          ;   666.8 p0      41 next
        movaps xmm13, [rel kasumi_encrypt_compact.T0_constants128] ;   662.8 p2      41 next reload
        xorps xmm6, xmm13                                          ;   667.8 p1      41 next
        movaps [rbp - 48], xmm6                                    ;   668.8 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;   663.2 p5      41 next copy
        andps xmm6, [rbp + 0]                                      ;   664.2 p0+p2   41 next
        xorps xmm9, xmm6                                           ;   665.8 p1      41 next
        xorps xmm14, xmm4                                          ;   664.2 p5      41 next
        andps xmm14, xmm5                                          ;   665.2 p0      41 next
        xorps xmm14, xmm13                                         ;   666.2 p1      41 next
        movaps xmm13, xmm15                                        ;   665.2 p5      41 next copy
        movaps [rbp - 112], xmm15                                  ;   665.0 p3+p4   41 next spill
        andps xmm13, xmm7                                          ;   666.2 p0      41 next
        movaps xmm15, xmm7                                         ;   666.0 p1      41 next copy
        andps xmm10, xmm11                                         ;   666.2 p5      41 next
        movaps xmm7, xmm11                                         ;   666.8 p0      41 next copy
        xorps xmm11, [rbp + 32]                                    ;   667.0 p1+p2   41 next
        andps xmm15, [rbp - 64]                                    ;   667.2 p5+p2   41 next
        movaps [rbp + 32], xmm11                                   ;   668.0 p3+p4   41 next spill
        movaps xmm11, xmm2                                         ;   667.8 p0      41 next copy
        movaps xmm2, xmm0                                          ;   668.0 p1      41 next copy
        andps xmm2, [rbp + 0]                                      ;   669.0 p5+p2   41 next
        andps xmm4, xmm15                                          ;   668.8 p0      41 next
        xorps xmm4, xmm2                                           ;   670.0 p1      41 next
        andps xmm7, [rbp + 0]                                      ;   669.2 p5+p2   41 next
        movaps xmm2, xmm7                                          ;   670.2 p0      41 next copy
        xorps xmm15, xmm6                                          ;   670.0 p1      41 next
        xorps xmm8, xmm15                                          ;   671.0 p5      41 next
        movaps xmm15, [rbp + 16]                                   ;   670.2 p2      50 next reload
        andps xmm0, xmm15                                          ;   673.2 p0      41 next
        andps xmm11, xmm15                                         ;   673.2 p1      41 next
        xorps xmm6, xmm15                                          ;   673.2 p5      41 next
        xorps xmm2, xmm11                                          ;   674.2 p0      41 next
        andps xmm11, xmm6                                          ;   674.2 p1      41 next
        andps xmm6, [rbp - 64]                                     ;   674.2 p5+p2   41 next
        xorps xmm6, xmm0                                           ;   675.2 p0      41 next
        movaps xmm0, xmm5                                          ;   673.0 p1      41 next copy
        andps xmm0, xmm2                                           ;   675.2 p5      41 next
        xorps xmm3, xmm0                                           ;   676.2 p0      41 next
        xorps xmm9, xmm3                                           ;   677.2 p1      41 next
        xorps xmm9, [rbp - 112]                                    ;   678.2 p5+p2   41 next
        movaps xmm0, [rbp - 16]                                    ;   673.2 p2      50 next reload
        xorps xmm2, xmm13                                          ;   675.2 p0      41 next
        xorps xmm13, xmm14                                         ;   675.0 p1      41 next
        xorps xmm12, xmm2                                          ;   676.2 p5      41 next
        orps xmm2, xmm0                                            ;   676.2 p0      41 next
        xorps xmm14, xmm2                                          ;   677.2 p1      41 next
        xorps xmm11, xmm14                                         ;   678.2 p5      41 next
        xorps xmm11, [rdx + 48]                                    ;   679.2 p0+p2   41 next
        xorps xmm7, xmm13                                          ;   677.0 p1      41 next
        xorps xmm10, xmm7                                          ;   678.0 p5      41 next
        xorps xmm10, [rcx - 112]                                   ;   679.0 p0+p2   41 next
        movaps xmm3, [rbp - 112]                                   ;   676.2 p2      41 next
        andps xmm3, xmm15                                          ;   679.2 p1      41 next
        xorps xmm8, xmm3                                           ;   680.2 p5      41 next
        movaps xmm3, [rbp + 80]                                    ;   677.2 p2      41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   678.2 p2      41 next reload
        xorps xmm9, xmm14                                          ;   681.2 p0      41 next
        xorps xmm1, xmm12                                          ;   679.0 p1      41 next
        xorps xmm4, xmm1                                           ;   680.0 p5      41 next
        xorps xmm6, [rdx - 80]                                     ;   679.8 p0+p2   41 next
        xorps xmm0, [rbp - 32]                                     ;   680.2 p1+p2   41 next
        xorps xmm9, xmm0                                           ;   682.2 p5      41 next
        movaps xmm12, [rbp + 48]                                   ;   681.2 p2      41 next
        xorps xmm12, [rbp + 0]                                     ;   684.2 p0+p2   41 next
        xorps xmm6, xmm12                                          ;   685.2 p1      41 next
        movaps xmm2, [rbp + 32]                                    ;   683.2 p2      41 next reload
        movaps xmm1, [rbp - 48]                                    ;   684.2 p2      41 next
        xorps xmm1, xmm2                                           ;   687.2 p5      41 next
        xorps xmm3, [rbp - 64]                                     ;   685.2 p0+p2   41 next
        xorps xmm5, [rdi - 112]                                    ;   686.2 p1+p2   41 next
        xorps xmm4, xmm5                                           ;   687.2 p5      41 next
        movaps xmm7, [rdx - 128]                                   ;   687.2 p2      41 next
        xorps xmm8, xmm3                                           ;   686.2 p0      41 next
        xorps xmm4, [r11 + 2448]                                   ;   688.2 p1+p2   44 next
        xorps xmm15, [rbp + 64]                                    ;   689.2 p5+p2   41 next
        xorps xmm8, [r11 + 2496]                                   ;   690.2 p0+p2   44 next
        xorps xmm1, [r11 + 2464]                                   ;   691.2 p1+p2   44 next
        xorps xmm6, [r11 + 2544]                                   ;   692.2 p5+p2   44 next
        xorps xmm9, [r11 + 2480]                                   ;   693.2 p0+p2   44 next
        xorps xmm2, [r11 + 2320]                                   ;   694.2 p1+p2   44 next
        xorps xmm5, [r11 + 2304]                                   ;   695.2 p5+p2   44 next
        xorps xmm0, [r11 + 2336]                                   ;   696.2 p0+p2   44 next
        xorps xmm3, [r11 + 2352]                                   ;   697.2 p1+p2   44 next
        xorps xmm11, xmm15                                         ;   690.2 p5      41 next
        xorps xmm11, [r11 + 2528]                                  ;   698.2 p0+p2   44 next
        xorps xmm7, [rdi - 32]                                     ;   699.2 p1+p2   41 next
        movaps [rbp + 32], xmm11                                   ;   699.2 p3+p4   44 next spill
        xorps xmm10, xmm7                                          ;   700.2 p5      41 next
        xorps xmm7, [r11 + 2368]                                   ;   700.2 p0+p2   44 next
        xorps xmm15, [r11 + 2384]                                  ;   701.2 p1+p2   44 next
        xorps xmm12, [r11 + 2400]                                  ;   702.2 p5+p2   44 next
        xorps xmm10, [r11 + 2512]                                  ;   703.2 p0+p2   44 next
        movaps xmm13, [rdx - 64]                                   ;   704.2 p2      44 next
        xorps xmm13, [r11 + 2416]                                  ;   707.2 p1+p2   44 next
        movaps [rbp + 64], xmm9                                    ;   694.2 p3+p4   44 next spill
        movaps [rdx - 64], xmm10                                   ;   704.2 p3+p4   44 next spill
        movaps xmm10, [rbp - 128]                                  ;   706.2 p2      44 next
        movaps [rbp - 128], xmm1                                   ;   694.5 p3+p4   44 next spill
        movaps [rbp + 48], xmm6                                    ;   695.5 p3+p4   44 next spill
        movaps xmm6, xmm5                                          ;   696.2 p5      41 next copy
        andps xmm6, xmm2                                           ;   697.2 p0      41 next
        xorps xmm10, [r11 + 2432]                                  ;   709.2 p1+p2   44 next
        movaps xmm1, xmm0                                          ;   697.2 p5      41 next copy
        xorps xmm1, xmm10                                          ;   710.2 p0      41 next
        movaps [rbp + 0], xmm4                                     ;   697.5 p3+p4   44 next spill
        movaps xmm4, xmm0                                          ;   697.8 p1      41 next copy
        movaps xmm11, xmm5                                         ;   698.0 p5      41 next copy
        xorps xmm11, xmm12                                         ;   703.2 p0      41 next
        xorps xmm4, xmm3                                           ;   698.8 p1      41 next
        movaps xmm9, xmm0                                          ;   699.0 p5      41 next copy
        xorps xmm9, xmm13                                          ;   708.2 p0      41 next
        andps xmm9, xmm5                                           ;   709.2 p1      41 next
        movaps [rbp + 16], xmm8                                    ;   699.5 p3+p4   44 next spill
        movaps xmm8, xmm12                                         ;   703.2 p5      41 next copy
        xorps xmm8, xmm3                                           ;   704.2 p0      41 next
        movaps [rdi - 32], xmm10                                   ;   710.2 p3+p4   44 next spill
        movaps xmm10, xmm4                                         ;   700.8 p1      41 next copy
        andps xmm10, xmm3                                          ;   701.8 p5      41 next
        xorps xmm6, xmm10                                          ;   702.8 p0      41 next
        movaps [rbp - 64], xmm11                                   ;   704.2 p3+p4   41 next spill
        movaps xmm10, xmm12                                        ;   703.2 p1      41 next copy
        andps xmm10, xmm15                                         ;   704.2 p5      41 next
        xorps xmm10, xmm14                                         ;   705.2 p0      41 next
        xorps xmm9, xmm10                                          ;   710.2 p1      41 next
        movaps [rbp - 48], xmm9                                    ;   711.2 p3+p4   41 next spill
        movaps [rdx - 128], xmm10                                  ;   706.2 p3+p4   41 next spill
        movaps xmm10, xmm11                                        ;   704.2 p5      41 next copy
        andps xmm10, xmm13                                         ;   708.2 p0      41 next
        movaps xmm9, xmm8                                          ;   705.2 p1      41 next copy
        andps xmm9, xmm13                                          ;   708.2 p5      41 next
        movaps [rbp - 32], xmm9                                    ;   709.2 p3+p4   41 next spill
        movaps xmm9, xmm5                                          ;   705.5 p0      41 next copy
        andps xmm9, xmm15                                          ;   706.5 p1      41 next
        xorps xmm9, xmm2                                           ;   707.5 p5      41 next
        xorps xmm10, xmm9                                          ;   709.2 p0      41 next
        movaps [rbp - 16], xmm10                                   ;   710.2 p3+p4   41 next spill
        movaps xmm11, xmm12                                        ;   706.8 p1      41 next copy
        movaps [rbp + 80], xmm3                                    ;   707.8 p3+p4   44 next spill
        andps xmm11, xmm3                                          ;   707.8 p5      41 next
        movaps xmm10, xmm15                                        ;   707.5 p0      41 next copy
        movaps xmm3, xmm0                                          ;   707.8 p1      41 next copy
        xorps xmm3, xmm2                                           ;   708.8 p5      41 next
        andps xmm10, xmm7                                          ;   708.5 p0      41 next
        xorps xmm10, xmm14                                         ;   709.5 p1      41 next
        movaps [rdi - 112], xmm10                                  ;   710.5 p3+p4   41 next spill
        movaps xmm10, xmm4                                         ;   709.2 p5      41 next copy
        andps xmm10, xmm15                                         ;   710.2 p0      41 next
        movaps xmm14, xmm1                                         ;   711.2 p1      41 next copy
        andps xmm14, xmm2                                          ;   712.2 p5      41 next
        xorps xmm9, xmm10                                          ;   711.2 p0      41 next
        xorps xmm11, xmm14                                         ;   713.2 p1      41 next
        movaps xmm14, xmm3                                         ;   711.2 p5      41 next copy
        andps xmm14, xmm13                                         ;   712.2 p0      41 next
        xorps xmm9, xmm14                                          ;   713.2 p1      41 next
        andps xmm3, xmm15                                          ;   712.2 p5      41 next
        xorps xmm9, xmm8                                           ;   714.2 p0      41 next
        andps xmm8, xmm7                                           ;   712.8 p1      41 next
        xorps xmm3, xmm8                                           ;   713.8 p5      41 next
        movaps xmm8, xmm4                                          ;   713.5 p0      41 next copy
        orps xmm8, xmm2                                            ;   714.5 p1      41 next
        xorps xmm8, xmm11                                          ;   715.5 p5      41 next
        xorps xmm11, xmm5                                          ;   714.5 p0      41 next
        movaps [rdx - 80], xmm11                                   ;   715.5 p3+p4   41 next spill
        movaps [rcx + 112], xmm8                                   ;   716.5 p3+p4   41 next spill
        movaps xmm11, xmm2                                         ;   714.8 p1      41 next copy
        andps xmm11, xmm0                                          ;   715.8 p5      41 next
        movaps xmm10, xmm5                                         ;   715.5 p0      41 next copy
        andps xmm5, [rdi - 32]                                     ;   715.8 p1+p2   41 next
        movaps xmm8, xmm1                                          ;   716.2 p5      41 next copy
        xorps xmm10, xmm2                                          ;   716.5 p0      41 next
        movaps [rdx + 48], xmm0                                    ;   715.2 p3+p4   44 next spill
        xorps xmm11, xmm13                                         ;   716.8 p1      41 next
        xorps xmm3, xmm11                                          ;   717.8 p5      41 next
        andps xmm11, xmm0                                          ;   717.8 p0      41 next
        movaps xmm0, xmm10                                         ;   717.8 p1      41 next copy
        andps xmm0, xmm12                                          ;   718.8 p5      41 next
        andps xmm12, xmm2                                          ;   718.5 p0      41 next
        xorps xmm12, xmm3                                          ;   719.5 p1      41 next
        andps xmm8, xmm15                                          ;   719.2 p5      41 next
        xorps xmm14, xmm8                                          ;   720.2 p0      41 next
        xorps xmm14, [rbp - 48]                                    ;   721.2 p1+p2   41 next
        xorps xmm11, [rdi - 112]                                   ;   720.2 p5+p2   41 next
        xorps xmm11, xmm6                                          ;   721.2 p0      41 next
        andps xmm10, xmm7                                          ;   720.8 p1      41 next
        xorps xmm10, xmm6                                          ;   721.8 p5      41 next
        xorps xmm8, xmm10                                          ;   722.8 p0      41 next
        movaps xmm10, [rdi - 32]                                   ;   719.8 p2      44 next reload
        xorps xmm9, xmm8                                           ;   723.8 p1      41 next
        movaps xmm8, xmm13                                         ;   722.2 p5      41 next copy
        xorps xmm9, [rel kasumi_encrypt_compact.T0_constants128]   ;   724.8 p0+p2   41 next
        andps xmm8, xmm10                                          ;   723.2 p1      41 next
        xorps xmm14, xmm8                                          ;   724.2 p5      41 next
        xorps xmm8, xmm15                                          ;   724.2 p0      41 next
        andps xmm15, xmm13                                         ;   723.8 p1      41 next
        andps xmm13, xmm7                                          ;   724.2 p5      41 next
        xorps xmm5, xmm13                                          ;   725.2 p0      41 next
        movaps xmm13, xmm1                                         ;   724.8 p1      41 next copy
        andps xmm13, [rbp + 80]                                    ;   725.8 p5+p2   41 next
        andps xmm1, xmm4                                           ;   725.5 p0      41 next
        xorps xmm3, xmm13                                          ;   726.8 p1      41 next
        movaps xmm13, [rbp - 64]                                   ;   723.0 p2      41 next reload
        xorps xmm6, xmm1                                           ;   726.5 p5      41 next
        movaps xmm1, xmm13                                         ;   726.5 p0      41 next copy
        andps xmm1, [rbp + 80]                                     ;   727.5 p1+p2   41 next
        andps xmm4, xmm13                                          ;   727.2 p5      41 next
        xorps xmm15, xmm4                                          ;   728.2 p0      41 next
        movaps xmm4, [rdx - 80]                                    ;   725.0 p2      41 next reload
        xorps xmm15, xmm10                                         ;   729.2 p1      41 next
        xorps xmm11, xmm15                                         ;   730.2 p5      41 next
        xorps xmm0, xmm5                                           ;   728.5 p0      41 next
        xorps xmm15, [rbp - 48]                                    ;   730.2 p1+p2   41 next
        xorps xmm5, [rbp - 16]                                     ;   729.2 p5+p2   41 next
        xorps xmm12, xmm6                                          ;   729.5 p0      41 next
        xorps xmm6, xmm7                                           ;   729.8 p1      41 next
        andps xmm13, xmm10                                         ;   730.2 p5      41 next
        andps xmm2, xmm7                                           ;   730.5 p0      41 next
        xorps xmm2, xmm0                                           ;   731.5 p1      41 next
        xorps xmm2, xmm13                                          ;   732.5 p5      41 next
        movaps xmm13, xmm7                                         ;   731.5 p0      41 next copy
        andps xmm13, [rdx + 48]                                    ;   732.5 p1+p2   41 next
        xorps xmm1, xmm13                                          ;   733.5 p5      41 next
        xorps xmm1, xmm8                                           ;   734.5 p0      41 next
        xorps xmm0, xmm1                                           ;   735.5 p1      41 next
        movaps xmm1, xmm7                                          ;   733.2 p5      41 next copy
        movaps xmm13, [rbp + 80]                                   ;   729.2 p2      44 next reload
        andps xmm1, xmm13                                          ;   734.2 p0      41 next
        xorps xmm6, [rcx + 112]                                    ;   733.8 p1+p2   41 next
        xorps xmm6, [rbp - 16]                                     ;   734.8 p5+p2   41 next
        xorps xmm12, [rbp + 80]                                    ;   734.5 p0+p2   41 next
        xorps xmm15, xmm1                                          ;   735.2 p1      41 next
        xorps xmm5, xmm15                                          ;   736.2 p5      41 next
        andps xmm7, xmm10                                          ;   735.5 p0      41 next
        xorps xmm13, xmm7                                          ;   736.5 p1      41 next
        xorps xmm3, xmm4                                           ;   736.2 p5      41 next
        andps xmm8, xmm10                                          ;   736.5 p0      41 next
        xorps xmm1, [rdx - 128]                                    ;   736.8 p1+p2   41 next
        xorps xmm14, xmm13                                         ;   737.5 p5      41 next
        xorps xmm4, xmm0                                           ;   737.5 p0      41 next
        movaps [rdi - 32], xmm4                                    ;   738.5 p3+p4   41 next spill
        xorps xmm3, xmm1                                           ;   737.8 p1      41 next
        movaps xmm4, [rbp + 16]                                    ;   734.2 p2      41 next
        xorps xmm8, [rdi - 112]                                    ;   738.2 p5+p2   41 next
        xorps xmm2, [rdx + 48]                                     ;   738.5 p0+p2   41 next
        xorps xmm2, [rbp - 32]                                     ;   739.5 p1+p2   41 next
        movaps xmm7, [rbp + 32]                                    ;   738.2 p2      41 next
        movaps xmm15, [rbp + 16]                                   ;   739.2 p2      41 next
        movaps [rbp - 64], xmm5                                    ;   737.2 p3+p4   41 next spill
        xorps xmm3, xmm8                                           ;   739.2 p5      41 next
        movaps xmm0, [rbp + 64]                                    ;   740.2 p2      44 next reload
        movaps [rdi - 112], xmm3                                   ;   740.2 p3+p4   41 next spill
        movaps xmm1, [rbp + 48]                                    ;   741.2 p2      41 next
        xorps xmm8, xmm2                                           ;   740.5 p0      41 next
        movaps xmm2, [rbp + 0]                                     ;   742.2 p2      44 next reload
        andps xmm1, xmm2                                           ;   745.2 p1      41 next
        movaps [rbp - 32], xmm12                                   ;   737.8 p3+p4   41 next spill
        andps xmm15, xmm0                                          ;   743.2 p5      41 next
        xorps xmm15, xmm2                                          ;   745.2 p0      41 next
        movaps xmm10, [rbp - 128]                                  ;   743.2 p2      44 next reload
        andps xmm7, xmm10                                          ;   746.2 p1      41 next
        movaps xmm13, [rbp + 48]                                   ;   744.2 p2      41 next
        andps xmm13, [rdx - 64]                                    ;   747.2 p5+p2   41 next
        movaps xmm12, [rbp + 16]                                   ;   746.2 p2      41 next
        andps xmm12, xmm2                                          ;   749.2 p0      41 next
        movaps [rdx + 48], xmm11                                   ;   740.0 p3+p4   41 next spill
        movaps xmm11, [rdx - 64]                                   ;   747.2 p2      41 next
        movaps [rdx - 128], xmm8                                   ;   741.5 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   746.2 p1      41 next copy
        xorps xmm8, xmm7                                           ;   747.2 p5      41 next
        andps xmm11, xmm2                                          ;   750.2 p0      41 next
        movaps xmm3, xmm0                                          ;   743.2 p1      41 next copy
        andps xmm3, xmm10                                          ;   746.2 p5      41 next
        movaps [rbp + 80], xmm6                                    ;   742.2 p3+p4   41 next spill
        movaps xmm6, xmm12                                         ;   750.2 p0      41 next copy
        xorps xmm12, xmm13                                         ;   750.2 p1      41 next
        movaps xmm5, [rbp + 32]                                    ;   748.2 p2      41 next
        andps xmm5, [rdx - 64]                                     ;   751.2 p5+p2   41 next
        movaps [rdx - 80], xmm14                                   ;   744.2 p3+p4   41 next spill
        movaps xmm14, xmm5                                         ;   752.2 p0      41 next copy
        orps xmm5, xmm11                                           ;   752.2 p1      41 next
        xorps xmm3, xmm12                                          ;   751.2 p5      41 next
        movaps [rbp - 16], xmm9                                    ;   746.2 p3+p4   41 next spill
        andps xmm7, [rbp + 16]                                     ;   750.2 p0+p2   41 next
        xorps xmm6, xmm8                                           ;   751.2 p1      41 next
        movaps xmm9, [rbp + 48]                                    ;   751.2 p2      41 next
        andps xmm12, [rbp + 32]                                    ;   752.2 p5+p2   41 next
        xorps xmm1, xmm3                                           ;   752.2 p0      41 next
        andps xmm9, [rbp + 16]                                     ;   754.2 p1+p2   41 next
        xorps xmm14, xmm9                                          ;   755.2 p5      41 next
        xorps xmm9, [rbp + 32]                                     ;   755.2 p0+p2   41 next
        andps xmm1, xmm10                                          ;   753.2 p1      41 next
        xorps xmm4, xmm11                                          ;   751.2 p5      41 next
        xorps xmm7, xmm4                                           ;   752.2 p0      41 next
        xorps xmm11, [rbp + 48]                                    ;   755.2 p1+p2   41 next
        xorps xmm1, xmm11                                          ;   756.2 p5      41 next
        xorps xmm11, xmm9                                          ;   756.2 p0      41 next
        andps xmm9, [rbp + 48]                                     ;   756.2 p1+p2   41 next
        movaps [rcx + 112], xmm1                                   ;   757.2 p3+p4   41 next spill
        xorps xmm7, xmm9                                           ;   757.2 p5      41 next
        movaps [rbp - 112], xmm7                                   ;   758.2 p3+p4   41 next spill
        movaps xmm1, xmm0                                          ;   752.5 p0      41 next copy
        andps xmm4, xmm10                                          ;   752.8 p1      41 next
        xorps xmm4, [rdx - 64]                                     ;   757.2 p5+p2   41 next
        movaps xmm9, xmm3                                          ;   753.5 p0      41 next copy
        andps xmm9, [rbp + 16]                                     ;   758.2 p1+p2   41 next
        xorps xmm5, xmm9                                           ;   759.2 p5      41 next
        movaps xmm9, [rdx - 64]                                    ;   759.2 p2      44 next reload
        andps xmm3, xmm9                                           ;   762.2 p0      41 next
        movaps [rbp - 48], xmm5                                    ;   760.2 p3+p4   41 next spill
        movaps xmm5, xmm2                                          ;   754.8 p1      41 next copy
        andps xmm5, xmm10                                          ;   755.8 p5      41 next
        movaps xmm7, xmm5                                          ;   756.8 p0      41 next copy
        xorps xmm1, [rbp + 32]                                     ;   760.2 p1+p2   41 next
        andps xmm13, xmm1                                          ;   761.2 p5      41 next
        xorps xmm13, xmm4                                          ;   762.2 p0      41 next
        andps xmm4, xmm10                                          ;   758.2 p1      41 next
        xorps xmm5, xmm11                                          ;   757.2 p5      41 next
        andps xmm7, xmm1                                           ;   761.2 p0      41 next
        xorps xmm12, xmm5                                          ;   758.2 p1      41 next
        movaps xmm5, xmm10                                         ;   758.2 p5      41 next copy
        xorps xmm5, xmm9                                           ;   762.2 p0      41 next
        xorps xmm7, xmm5                                           ;   763.2 p1      41 next
        movaps xmm5, xmm8                                          ;   759.2 p5      41 next copy
        xorps xmm5, xmm9                                           ;   762.2 p0      41 next
        andps xmm5, xmm0                                           ;   763.2 p1      41 next
        xorps xmm7, xmm14                                          ;   764.2 p5      41 next
        xorps xmm14, xmm1                                          ;   761.2 p0      41 next
        xorps xmm12, xmm5                                          ;   764.2 p1      41 next
        andps xmm14, xmm2                                          ;   762.2 p5      41 next
        movaps xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   761.2 p2      41 next reload
        xorps xmm14, xmm5                                          ;   764.2 p0      41 next
        andps xmm7, xmm10                                          ;   765.2 p1      41 next
        xorps xmm12, xmm5                                          ;   765.2 p5      41 next
        movaps [rcx - 112], xmm12                                  ;   766.2 p3+p4   41 next spill
        movaps xmm5, xmm15                                         ;   762.5 p0      41 next copy
        movaps [rbp - 96], xmm15                                   ;   762.2 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;   762.8 p1      41 next copy
        andps xmm12, [rbp + 48]                                    ;   763.8 p5+p2   41 next
        movaps xmm15, xmm9                                         ;   763.5 p0      41 next copy
        andps xmm15, [rbp + 16]                                    ;   764.5 p1+p2   41 next
        andps xmm5, xmm9                                           ;   764.2 p5      41 next
        movaps xmm9, xmm10                                         ;   764.5 p0      41 next copy
        xorps xmm10, [rbp - 16]                                    ;   764.8 p1+p2   41 next
        movaps [rbp - 16], xmm10                                   ;   765.8 p3+p4   41 next spill
        andps xmm9, [rbp + 48]                                     ;   765.5 p5+p2   41 next
        movaps xmm10, xmm0                                         ;   765.5 p0      41 next copy
        movaps xmm0, xmm8                                          ;   765.8 p1      41 next copy
        andps xmm0, [rbp + 48]                                     ;   766.8 p5+p2   41 next
        andps xmm1, xmm15                                          ;   766.5 p0      41 next
        xorps xmm1, xmm0                                           ;   767.8 p1      41 next
        movaps xmm0, xmm9                                          ;   767.2 p5      41 next copy
        xorps xmm15, xmm12                                         ;   767.5 p0      41 next
        xorps xmm7, xmm15                                          ;   768.5 p1      41 next
        movaps xmm15, [rbp + 32]                                   ;   767.2 p2      44 next reload
        andps xmm10, xmm15                                         ;   770.2 p5      41 next
        xorps xmm0, xmm10                                          ;   771.2 p0      41 next
        xorps xmm3, xmm12                                          ;   768.8 p1      41 next
        xorps xmm12, xmm15                                         ;   770.2 p5      41 next
        andps xmm10, xmm12                                         ;   771.2 p0      41 next
        andps xmm12, [rbp + 16]                                    ;   771.2 p1+p2   41 next
        andps xmm8, xmm15                                          ;   770.2 p5      41 next
        xorps xmm12, xmm8                                          ;   772.2 p0      41 next
        movaps xmm8, xmm2                                          ;   770.8 p1      41 next copy
        andps xmm8, xmm0                                           ;   772.2 p5      41 next
        xorps xmm6, xmm8                                           ;   773.2 p0      41 next
        xorps xmm3, xmm6                                           ;   774.2 p1      41 next
        movaps xmm6, [rbp - 96]                                    ;   769.5 p2      41 next
        andps xmm6, xmm15                                          ;   772.5 p5      41 next
        xorps xmm7, xmm6                                           ;   773.5 p0      41 next
        xorps xmm0, xmm5                                           ;   772.8 p1      41 next
        xorps xmm13, xmm0                                          ;   773.8 p5      41 next
        xorps xmm11, xmm13                                         ;   774.8 p0      41 next
        xorps xmm1, xmm11                                          ;   775.8 p1      41 next
        xorps xmm2, [rdx - 80]                                     ;   774.2 p5+p2   41 next
        xorps xmm1, xmm2                                           ;   776.8 p0      41 next
        xorps xmm5, xmm14                                          ;   774.8 p1      41 next
        xorps xmm3, [rbp - 96]                                     ;   775.2 p5+p2   41 next
        movaps xmm13, [rbp - 80]                                   ;   773.2 p2      50 next reload
        xorps xmm9, xmm5                                           ;   775.8 p0      41 next
        movaps xmm6, [rbp - 16]                                    ;   774.2 p2      41 next reload
        movaps xmm5, [rbp + 64]                                    ;   775.2 p2      44 next reload
        orps xmm0, xmm5                                            ;   778.2 p1      41 next
        xorps xmm14, xmm0                                          ;   779.2 p5      41 next
        xorps xmm10, xmm14                                         ;   780.2 p0      41 next
        movaps xmm0, [rcx - 112]                                   ;   776.2 p2      41 next
        xorps xmm0, xmm6                                           ;   779.2 p1      41 next
        movaps xmm11, [rdi + 64]                                   ;   777.2 p2      50 next reload
        xorps xmm2, xmm11                                          ;   780.2 p5      50 next
        xorps xmm6, xmm13                                          ;   777.5 p0      50 next
        xorps xmm5, [rbp - 64]                                     ;   778.2 p1+p2   41 next
        xorps xmm6, [r13 - 32]                                     ;   779.2 p5+p2  108 r
        xorps xmm13, [r14 - 32]                                    ;   780.2 p0+p2  108 r
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   781.2 p2      41 next reload
        xorps xmm3, xmm14                                          ;   784.2 p1      41 next
        xorps xmm3, xmm5                                           ;   785.2 p5      41 next
        xorps xmm5, [rcx - 48]                                     ;   782.2 p0+p2   50 next
        xorps xmm5, [r13 - 16]                                     ;   783.2 p1+p2  108 r
        movaps xmm14, [rdi - 112]                                  ;   784.2 p2      41 next
        xorps xmm14, [rbp + 48]                                    ;   787.2 p5+p2   41 next
        xorps xmm4, xmm9                                           ;   780.5 p0      41 next
        xorps xmm12, [rcx + 112]                                   ;   786.2 p1+p2   41 next
        movaps xmm8, [rdi - 32]                                    ;   787.2 p2      41 next
        xorps xmm8, [rbp + 16]                                     ;   790.2 p5+p2   41 next
        xorps xmm10, [rbp - 48]                                    ;   789.2 p0+p2   41 next
        xorps xmm4, [rbp - 112]                                    ;   790.2 p1+p2   41 next
        xorps xmm0, [rcx + 80]                                     ;   791.2 p5+p2   50 next
        xorps xmm15, [rdx - 128]                                   ;   792.2 p0+p2   41 next
        movaps xmm9, [rbp + 80]                                    ;   793.2 p2      41 next
        xorps xmm9, [rdx - 64]                                     ;   796.2 p1+p2   41 next
        xorps xmm10, xmm15                                         ;   793.2 p5      41 next
        movaps [rbp + 48], xmm13                                   ;   782.2 p3+p4  108 r spill
        xorps xmm11, [r14 - 48]                                    ;   795.2 p0+p2  108 r
        movaps xmm13, [rdx + 48]                                   ;   796.2 p2      50 next
        movaps [rdx + 48], xmm11                                   ;   796.2 p3+p4  108 r spill
        movaps xmm11, [rbp - 32]                                   ;   797.2 p2      50 next
        xorps xmm4, xmm9                                           ;   797.2 p1      41 next
        movaps [rbp - 32], xmm6                                    ;   786.2 p3+p4  108 r spill
        movaps xmm6, [rcx - 48]                                    ;   798.2 p2     108 r
        movaps [rcx - 48], xmm5                                    ;   787.2 p3+p4  108 r spill
        xorps xmm4, [rdx + 96]                                     ;   799.2 p5+p2   50 next
        movaps xmm5, [rcx - 32]                                    ;   800.2 p2     108 r
        xorps xmm1, [rcx + 64]                                     ;   801.2 p0+p2   50 next
        xorps xmm10, [rax - 128]                                   ;   802.2 p1+p2   50 next
        xorps xmm3, [rcx + 96]                                     ;   803.2 p5+p2   50 next
        xorps xmm15, [rcx + 0]                                     ;   804.2 p0+p2   50 next
        xorps xmm9, [rcx - 16]                                     ;   805.2 p1+p2   50 next
        xorps xmm15, [r13 + 32]                                    ;   806.2 p5+p2  108 r
        xorps xmm9, [r13 + 16]                                     ;   807.2 p0+p2  108 r
        xorps xmm12, xmm14                                         ;   795.2 p1      41 next
        xorps xmm6, [r14 - 16]                                     ;   808.2 p5+p2  108 r
        xorps xmm11, [rcx + 48]                                    ;   809.2 p0+p2   50 next
        xorps xmm11, [r13 + 80]                                    ;   810.2 p1+p2  108 r
        xorps xmm5, [r14 + 0]                                      ;   811.2 p5+p2  108 r
        xorps xmm14, [rcx + 16]                                    ;   812.2 p0+p2   50 next
        xorps xmm12, [rbp + 112]                                   ;   813.2 p1+p2   50 next
        xorps xmm2, [r13 - 48]                                     ;   814.2 p5+p2  108 r
        xorps xmm13, [rcx + 32]                                    ;   815.2 p0+p2   50 next
        xorps xmm7, xmm8                                           ;   800.2 p1      41 next
        xorps xmm8, [rcx - 32]                                     ;   816.2 p5+p2   50 next
        xorps xmm8, [r13 + 0]                                      ;   817.2 p0+p2  108 r
        movaps [rcx - 32], xmm8                                    ;   818.2 p3+p4  108 r spill
        movaps xmm8, [rcx - 16]                                    ;   818.2 p2     108 r
        movaps [rcx - 16], xmm9                                    ;   808.2 p3+p4  108 r spill
        movaps xmm9, [rcx + 0]                                     ;   819.2 p2     108 r
        xorps xmm7, [rbp + 96]                                     ;   820.2 p1+p2   50 next
        movaps [rcx + 0], xmm15                                    ;   807.2 p3+p4  108 r spill
        movaps xmm15, [rcx + 16]                                   ;   821.2 p2     108 r
        xorps xmm13, [r13 + 64]                                    ;   822.2 p5+p2  108 r
        xorps xmm9, [r14 + 32]                                     ;   823.2 p0+p2  108 r
        xorps xmm15, [r14 + 48]                                    ;   824.2 p1+p2  108 r
        xorps xmm8, [r14 + 16]                                     ;   825.2 p5+p2  108 r
        xorps xmm14, [r13 + 48]                                    ;   826.2 p0+p2  108 r
        movaps [rcx + 16], xmm14                                   ;   827.2 p3+p4  108 r spill
        movaps xmm14, [rcx + 32]                                   ;   827.2 p2     108 r
        movaps [rcx + 32], xmm13                                   ;   823.2 p3+p4  108 r spill
        movaps xmm13, [rcx + 48]                                   ;   828.2 p2     108 r
        movaps [rcx + 48], xmm11                                   ;   816.2 p3+p4  108 r spill
        movaps xmm11, [rcx + 64]                                   ;   829.2 p2     108 r
        xorps xmm11, [r14 + 96]                                    ;   832.2 p1+p2  108 r
        xorps xmm13, [r14 + 80]                                    ;   831.2 p5+p2  108 r
        xorps xmm14, [r14 + 64]                                    ;   832.2 p0+p2  108 r
        xorps xmm1, [r13 + 96]                                     ;   833.2 p1+p2  108 r
        movaps [rcx + 64], xmm1                                    ;   834.2 p3+p4  108 r spill
        movaps [rdi - 112], xmm2                                   ;   821.2 p3+p4  108 r spill
        movaps xmm1, [rcx + 80]                                    ;   834.2 p2     108 r
        xorps xmm1, [r14 + 112]                                    ;   837.2 p5+p2  108 r
        xorps xmm0, [r13 + 112]                                    ;   836.2 p0+p2  108 r
        movaps [rcx + 80], xmm0                                    ;   837.2 p3+p4  108 r spill
        movaps [rdi + 64], xmm6                                    ;   824.5 p3+p4  108 r spill
        movaps xmm0, [rcx + 96]                                    ;   837.2 p2     108 r
        xorps xmm3, [r14 - 128]                                    ;   838.2 p1+p2  108 r
        xorps xmm0, [r15 - 128]                                    ;   840.2 p5+p2  108 r
        movaps [rcx + 96], xmm3                                    ;   839.2 p3+p4  108 r spill
        movaps xmm3, [rbp + 96]                                    ;   840.2 p2     108 r
        xorps xmm3, [r15 - 112]                                    ;   843.2 p0+p2  108 r
        movaps xmm2, [rbp + 48]                                    ;   842.2 p2      50 next
        xorps xmm2, [r9 + 192]                                     ;   845.2 p1+p2   50 next
        movaps [rbp - 80], xmm2                                    ;   846.2 p3+p4   50 next spill
        movaps [rdx - 128], xmm8                                   ;   833.2 p3+p4  108 r spill
        movaps xmm2, xmm6                                          ;   833.2 p5      50 next copy
        movaps xmm6, xmm5                                          ;   833.5 p0      50 next copy
        movaps [rbp - 16], xmm5                                    ;   834.2 p3+p4  108 r spill
        movaps xmm5, xmm8                                          ;   834.0 p1      50 next copy
        movaps xmm8, xmm9                                          ;   834.2 p5      50 next copy
        movaps [rbp + 32], xmm9                                    ;   835.2 p3+p4  108 r spill
        movaps xmm9, xmm15                                         ;   834.8 p0      50 next copy
        xorps xmm7, [r14 - 112]                                    ;   844.2 p1+p2  108 r
        movaps [rbp + 96], xmm7                                    ;   845.2 p3+p4  108 r spill
        movaps xmm7, [rdx + 96]                                    ;   845.2 p2     108 r
        xorps xmm7, [r15 - 96]                                     ;   848.2 p5+p2  108 r
        xorps xmm4, [r14 - 96]                                     ;   847.2 p0+p2  108 r
        movaps [rdx + 96], xmm4                                    ;   848.2 p3+p4  108 r spill
        movaps xmm4, [rax - 128]                                   ;   848.2 p2     108 r
        xorps xmm4, [r15 - 80]                                     ;   851.2 p1+p2  108 r
        xorps xmm10, [r14 - 80]                                    ;   850.2 p5+p2  108 r
        movaps [rax - 128], xmm10                                  ;   851.2 p3+p4  108 r spill
        movaps xmm10, [rbp + 112]                                  ;   851.2 p2     108 r
        xorps xmm10, [r15 - 64]                                    ;   854.2 p0+p2  108 r
        xorps xmm12, [r14 - 64]                                    ;   853.2 p1+p2  108 r
        movaps [rbp + 112], xmm12                                  ;   854.2 p3+p4  108 r spill
        movaps xmm12, [rdx + 48]                                   ;   854.2 p2      50 next
        movaps [rdi - 32], xmm11                                   ;   845.2 p3+p4  108 r spill
        xorps xmm12, [r9 + 176]                                    ;   857.2 p5+p2   50 next
        xorps xmm2, [r9 + 208]                                     ;   856.2 p0+p2   50 next
        xorps xmm6, [r9 + 224]                                     ;   857.2 p1+p2   50 next
        xorps xmm5, [r9 + 240]                                     ;   858.2 p5+p2   50 next
        xorps xmm8, [r9]                                           ;   859.2 p0+p2   50 next
        xorps xmm9, [r9 + 16]                                      ;   860.2 p1+p2   50 next
        movaps [rdx - 64], xmm15                                   ;   848.5 p3+p4  108 r spill
        movaps xmm15, xmm14                                        ;   848.8 p5      50 next copy
        xorps xmm15, [r9 + 32]                                     ;   861.2 p0+p2   50 next
        movaps [rbp + 80], xmm14                                   ;   849.5 p3+p4  108 r spill
        movaps xmm14, xmm13                                        ;   849.5 p1      50 next copy
        xorps xmm14, [r9 + 48]                                     ;   862.2 p5+p2   50 next
        movaps [rbp + 16], xmm13                                   ;   850.5 p3+p4  108 r spill
        movaps xmm13, xmm11                                        ;   850.5 p0      50 next copy
        movaps [rbp - 128], xmm9                                   ;   861.2 p3+p4   50 next spill
        movaps xmm11, xmm1                                         ;   851.2 p1      50 next copy
        movaps [rcx - 112], xmm1                                   ;   852.5 p3+p4  108 r spill
        movaps xmm1, xmm0                                          ;   851.8 p5      50 next copy
        xorps xmm11, [r9 + 80]                                     ;   863.2 p0+p2   50 next
        movaps [rbp - 64], xmm0                                    ;   853.5 p3+p4  108 r spill
        movaps xmm0, xmm3                                          ;   852.5 p1      50 next copy
        movaps [rbp + 64], xmm3                                    ;   854.5 p3+p4  108 r spill
        movaps xmm3, xmm7                                          ;   853.2 p5      50 next copy
        movaps [rdx - 16], xmm2                                    ;   857.2 p3+p4   50 next spill
        xorps xmm3, [r9 + 128]                                     ;   864.2 p0+p2   50 next
        movaps xmm2, xmm3                                          ;   865.2 p1      41 next copy
        xorps xmm2, xmm11                                          ;   866.2 p5      41 next
        xorps xmm1, [r9 + 96]                                      ;   865.2 p0+p2   50 next
        xorps xmm0, [r9 + 112]                                     ;   866.2 p1+p2   50 next
        movaps [rdx - 80], xmm7                                    ;   856.5 p3+p4  108 r spill
        movaps xmm7, xmm4                                          ;   856.5 p5      50 next copy
        xorps xmm7, [r9 + 144]                                     ;   867.2 p0+p2   50 next
        movaps [rbp + 0], xmm4                                     ;   857.5 p3+p4  108 r spill
        movaps [rbp - 96], xmm8                                    ;   860.2 p3+p4   50 next spill
        movaps xmm4, xmm10                                         ;   857.8 p1      50 next copy
        movaps [rcx + 112], xmm10                                  ;   859.5 p3+p4  108 r spill
        xorps xmm4, [r9 + 160]                                     ;   868.2 p5+p2   50 next
        movaps [rbp - 48], xmm5                                    ;   860.5 p3+p4   50 next spill
        movaps xmm5, xmm15                                         ;   862.2 p0      41 next copy
        xorps xmm5, xmm3                                           ;   865.2 p1      41 next
        xorps xmm13, [r9 + 64]                                     ;   869.2 p5+p2   50 next
        movaps xmm8, xmm13                                         ;   870.2 p0      41 next copy
        movaps xmm10, xmm13                                        ;   870.2 p1      41 next copy
        movaps [rbp - 112], xmm12                                  ;   861.5 p3+p4   50 next spill
        movaps xmm12, xmm15                                        ;   862.2 p5      41 next copy
        andps xmm12, xmm14                                         ;   863.2 p0      41 next
        xorps xmm10, xmm4                                          ;   871.2 p1      41 next
        xorps xmm8, xmm11                                          ;   871.2 p5      41 next
        movaps [rdx + 112], xmm6                                   ;   862.8 p3+p4   50 next spill
        movaps xmm6, xmm8                                          ;   872.2 p0      41 next copy
        andps xmm6, xmm11                                          ;   873.2 p1      41 next
        xorps xmm12, xmm6                                          ;   874.2 p5      41 next
        movaps xmm6, xmm3                                          ;   865.2 p0      41 next copy
        andps xmm6, xmm0                                           ;   867.2 p1      41 next
        movaps xmm9, xmm13                                         ;   870.2 p5      41 next copy
        xorps xmm9, xmm7                                           ;   871.2 p0      41 next
        andps xmm9, xmm15                                          ;   872.2 p1      41 next
        movaps [rdx + 64], xmm11                                   ;   866.2 p3+p4   50 next spill
        xorps xmm6, [rel kasumi_encrypt_compact.T0_constants128]   ;   870.2 p5+p2   41 next
        xorps xmm9, xmm6                                           ;   873.2 p0      41 next
        movaps [rcx - 96], xmm9                                    ;   874.2 p3+p4   41 next spill
        movaps xmm9, xmm2                                          ;   867.5 p1      41 next copy
        movaps [rcx - 80], xmm6                                    ;   871.2 p3+p4   41 next spill
        movaps xmm6, xmm5                                          ;   868.2 p5      41 next copy
        andps xmm6, xmm7                                           ;   869.2 p0      41 next
        movaps [rdi + 96], xmm12                                   ;   875.2 p3+p4   41 next spill
        andps xmm9, xmm7                                           ;   869.5 p1      41 next
        movaps [rdx - 48], xmm9                                    ;   870.5 p3+p4   41 next spill
        movaps xmm9, xmm15                                         ;   870.2 p5      41 next copy
        andps xmm9, xmm0                                           ;   871.2 p0      41 next
        xorps xmm9, xmm14                                          ;   872.2 p1      41 next
        xorps xmm6, xmm9                                           ;   873.2 p5      41 next
        movaps [rdi - 16], xmm6                                    ;   874.2 p3+p4   41 next spill
        movaps xmm6, xmm0                                          ;   871.5 p0      41 next copy
        andps xmm6, xmm1                                           ;   872.5 p1      41 next
        movaps [rdi + 80], xmm5                                    ;   872.2 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;   872.2 p5      41 next copy
        xorps xmm6, [rel kasumi_encrypt_compact.T0_constants128]   ;   873.5 p0+p2   41 next
        movaps [rdx + 16], xmm6                                    ;   874.5 p3+p4   41 next spill
        movaps xmm6, xmm10                                         ;   873.0 p1      41 next copy
        andps xmm5, xmm11                                          ;   873.2 p5      41 next
        andps xmm6, xmm14                                          ;   874.0 p0      41 next
        xorps xmm5, xmm6                                           ;   875.0 p1      41 next
        movaps xmm11, xmm13                                        ;   874.2 p5      41 next copy
        xorps xmm11, xmm14                                         ;   875.2 p0      41 next
        movaps xmm12, xmm8                                         ;   875.0 p1      41 next copy
        andps xmm12, xmm0                                          ;   876.0 p5      41 next
        xorps xmm9, xmm12                                          ;   877.0 p0      41 next
        movaps xmm6, xmm11                                         ;   876.2 p1      41 next copy
        andps xmm11, xmm0                                          ;   876.2 p5      41 next
        andps xmm6, xmm7                                           ;   877.2 p0      41 next
        xorps xmm9, xmm6                                           ;   878.2 p1      41 next
        xorps xmm9, xmm2                                           ;   879.2 p5      41 next
        andps xmm2, xmm1                                           ;   877.5 p0      41 next
        xorps xmm11, xmm2                                          ;   878.5 p1      41 next
        movaps xmm2, xmm8                                          ;   878.2 p5      41 next copy
        orps xmm2, xmm14                                           ;   879.2 p0      41 next
        xorps xmm2, xmm5                                           ;   880.2 p1      41 next
        movaps [rdi - 96], xmm2                                    ;   881.2 p3+p4   41 next spill
        movaps xmm2, xmm10                                         ;   879.2 p5      41 next copy
        andps xmm2, xmm0                                           ;   880.2 p0      41 next
        movaps xmm12, xmm15                                        ;   880.0 p1      41 next copy
        xorps xmm12, xmm14                                         ;   881.0 p5      41 next
        xorps xmm6, xmm2                                           ;   881.2 p0      41 next
        xorps xmm6, [rcx - 96]                                     ;   882.2 p1+p2   41 next
        movaps [rdi + 0], xmm13                                    ;   879.5 p3+p4   50 next spill
        xorps xmm5, xmm15                                          ;   881.2 p5      41 next
        movaps [rdi - 80], xmm5                                    ;   882.2 p3+p4   41 next spill
        andps xmm15, xmm4                                          ;   881.5 p0      41 next
        movaps xmm5, xmm14                                         ;   882.0 p1      41 next copy
        andps xmm5, xmm13                                          ;   883.0 p5      41 next
        xorps xmm5, xmm7                                           ;   884.0 p0      41 next
        xorps xmm11, xmm5                                          ;   885.0 p1      41 next
        andps xmm5, xmm13                                          ;   885.0 p5      41 next
        xorps xmm5, [rdx + 16]                                     ;   886.0 p0+p2   41 next
        xorps xmm5, [rdi + 96]                                     ;   887.0 p1+p2   41 next
        movaps xmm13, xmm12                                        ;   884.2 p5      41 next copy
        andps xmm13, xmm3                                          ;   885.2 p0      41 next
        andps xmm12, xmm1                                          ;   885.0 p1      41 next
        xorps xmm12, [rdi + 96]                                    ;   886.0 p5+p2   41 next
        xorps xmm2, xmm12                                          ;   887.0 p0      41 next
        xorps xmm9, xmm2                                           ;   888.0 p1      41 next
        movaps xmm2, xmm7                                          ;   886.2 p5      41 next copy
        andps xmm2, xmm4                                           ;   887.2 p0      41 next
        xorps xmm6, xmm2                                           ;   888.2 p1      41 next
        movaps xmm12, [rel kasumi_encrypt_compact.T0_constants128] ;   884.8 p2      41 next reload
        xorps xmm9, xmm12                                          ;   889.0 p5      41 next
        andps xmm3, xmm14                                          ;   887.5 p0      41 next
        xorps xmm2, xmm0                                           ;   888.2 p1      41 next
        andps xmm0, xmm7                                           ;   888.2 p5      41 next
        andps xmm7, xmm1                                           ;   888.5 p0      41 next
        xorps xmm3, xmm11                                          ;   889.0 p1      41 next
        andps xmm14, xmm1                                          ;   889.2 p5      41 next
        xorps xmm15, xmm7                                          ;   889.5 p0      41 next
        movaps xmm7, xmm10                                         ;   890.0 p1      41 next copy
        andps xmm7, [rdx + 64]                                     ;   891.0 p5+p2   41 next
        andps xmm10, xmm8                                          ;   890.5 p0      41 next
        xorps xmm11, xmm7                                          ;   892.0 p1      41 next
        movaps xmm7, [rdi + 80]                                    ;   888.0 p2      41 next reload
        andps xmm8, xmm7                                           ;   891.2 p5      41 next
        xorps xmm0, xmm8                                           ;   892.2 p0      41 next
        xorps xmm0, xmm4                                           ;   893.2 p1      41 next
        movaps xmm8, [rdi - 80]                                    ;   889.0 p2      41 next reload
        xorps xmm11, xmm8                                          ;   893.0 p5      41 next
        xorps xmm10, [rdi + 96]                                    ;   892.5 p0+p2   41 next
        xorps xmm5, xmm0                                           ;   894.2 p1      41 next
        xorps xmm13, xmm15                                         ;   893.2 p5      41 next
        xorps xmm0, [rcx - 96]                                     ;   894.2 p0+p2   41 next
        xorps xmm14, xmm13                                         ;   894.2 p1      41 next
        xorps xmm3, xmm10                                          ;   894.2 p5      41 next
        xorps xmm15, [rdi - 16]                                    ;   894.5 p0+p2   41 next
        xorps xmm10, xmm1                                          ;   895.0 p1      41 next
        xorps xmm10, [rdi - 96]                                    ;   896.0 p5+p2   41 next
        xorps xmm10, [rdi - 16]                                    ;   897.0 p0+p2   41 next
        movaps xmm12, xmm7                                         ;   896.0 p1      41 next copy
        andps xmm12, [rdx + 64]                                    ;   897.0 p5+p2   41 next
        andps xmm7, xmm4                                           ;   896.5 p0      41 next
        xorps xmm14, xmm7                                          ;   897.5 p1      41 next
        movaps xmm7, xmm1                                          ;   897.2 p5      41 next copy
        andps xmm7, [rdi + 0]                                      ;   898.2 p0+p2   41 next
        xorps xmm12, xmm7                                          ;   899.2 p1      41 next
        xorps xmm12, xmm2                                          ;   900.2 p5      41 next
        xorps xmm13, xmm12                                         ;   901.2 p0      41 next
        movaps xmm12, [rdx + 64]                                   ;   897.0 p2      50 next reload
        movaps xmm7, xmm1                                          ;   899.0 p1      41 next copy
        andps xmm7, xmm12                                          ;   900.0 p5      41 next
        xorps xmm0, xmm7                                           ;   901.0 p0      41 next
        xorps xmm7, [rcx - 80]                                     ;   901.0 p1+p2   41 next
        xorps xmm11, xmm7                                          ;   902.0 p5      41 next
        xorps xmm3, [rdx + 64]                                     ;   900.5 p0+p2   41 next
        andps xmm1, xmm4                                           ;   901.0 p1      41 next
        xorps xmm15, xmm0                                          ;   902.0 p5      41 next
        xorps xmm8, xmm13                                          ;   902.2 p0      41 next
        andps xmm2, xmm4                                           ;   902.0 p1      41 next
        xorps xmm1, xmm12                                          ;   902.2 p5      41 next
        xorps xmm2, [rdx + 16]                                     ;   903.0 p0+p2   41 next
        xorps xmm11, xmm2                                          ;   904.0 p1      41 next
        xorps xmm6, xmm1                                           ;   903.2 p5      41 next
        movaps xmm0, [rdx - 16]                                    ;   901.0 p2      50 next reload
        xorps xmm14, [rdi + 0]                                     ;   903.5 p0+p2   41 next
        xorps xmm14, [rdx - 48]                                    ;   904.5 p1+p2   41 next
        xorps xmm2, xmm14                                          ;   905.5 p5      41 next
        movaps xmm14, [rdx + 112]                                  ;   904.0 p2      41 next
        movaps xmm4, [rbp - 112]                                   ;   905.0 p2      50 next reload
        movaps xmm1, [rbp - 128]                                   ;   906.0 p2      41 next
        andps xmm14, xmm0                                          ;   907.0 p0      41 next
        movaps xmm12, [rbp - 80]                                   ;   907.0 p2      50 next reload
        andps xmm1, xmm4                                           ;   909.0 p1      41 next
        xorps xmm14, xmm4                                          ;   908.0 p5      41 next
        movaps [rdx - 48], xmm3                                    ;   902.8 p3+p4   41 next spill
        movaps xmm3, [rdx + 112]                                   ;   908.0 p2      41 next
        andps xmm3, xmm4                                           ;   911.0 p0      41 next
        movaps xmm7, [rbp - 96]                                    ;   909.0 p2      41 next
        andps xmm7, xmm12                                          ;   912.0 p1      41 next
        movaps [rdi + 0], xmm5                                     ;   904.0 p3+p4   41 next spill
        movaps xmm13, [rbp - 128]                                  ;   910.0 p2      41 next
        movaps [rcx - 80], xmm2                                    ;   906.5 p3+p4   41 next spill
        movaps xmm2, xmm1                                          ;   910.0 p5      41 next copy
        xorps xmm2, xmm7                                           ;   913.0 p0      41 next
        andps xmm13, [rbp - 48]                                    ;   913.0 p1+p2   41 next
        movaps xmm5, [rbp - 48]                                    ;   912.0 p2      41 next
        movaps [rdi + 80], xmm8                                    ;   906.0 p3+p4   41 next spill
        movaps [rdx + 16], xmm11                                   ;   907.0 p3+p4   41 next spill
        movaps [rdi - 16], xmm15                                   ;   908.0 p3+p4   41 next spill
        movaps xmm11, xmm0                                         ;   907.2 p5      41 next copy
        andps xmm11, xmm12                                         ;   910.0 p0      41 next
        movaps [rdx + 64], xmm10                                   ;   909.0 p3+p4   41 next spill
        movaps xmm10, xmm3                                         ;   912.0 p1      41 next copy
        xorps xmm10, xmm2                                          ;   914.0 p5      41 next
        andps xmm7, [rdx + 112]                                    ;   913.0 p0+p2   41 next
        xorps xmm3, xmm13                                          ;   914.0 p1      41 next
        xorps xmm11, xmm3                                          ;   915.0 p5      41 next
        xorps xmm1, xmm11                                          ;   916.0 p0      41 next
        andps xmm1, xmm12                                          ;   917.0 p1      41 next
        movaps xmm8, [rdx + 112]                                   ;   914.0 p2      41 next
        movaps xmm15, [rbp - 96]                                   ;   915.0 p2      41 next
        movaps [rdi - 80], xmm9                                    ;   910.2 p3+p4   41 next spill
        andps xmm15, [rbp - 48]                                    ;   918.0 p5+p2   41 next
        movaps xmm9, [rbp - 128]                                   ;   917.0 p2      41 next
        andps xmm9, [rdx + 112]                                    ;   920.0 p0+p2   41 next
        andps xmm3, [rbp - 96]                                     ;   919.0 p1+p2   41 next
        movaps [rdi - 96], xmm6                                    ;   912.2 p3+p4   41 next spill
        movaps xmm6, xmm15                                         ;   919.0 p5      41 next copy
        xorps xmm6, xmm9                                           ;   921.0 p0      41 next
        xorps xmm9, [rbp - 96]                                     ;   921.0 p1+p2   41 next
        andps xmm5, xmm4                                           ;   915.0 p5      41 next
        xorps xmm8, xmm5                                           ;   917.0 p0      41 next
        xorps xmm7, xmm8                                           ;   918.0 p1      41 next
        andps xmm8, xmm12                                          ;   918.0 p5      41 next
        xorps xmm8, [rbp - 48]                                     ;   921.0 p0+p2   41 next
        orps xmm15, xmm5                                           ;   919.0 p1      41 next
        xorps xmm5, [rbp - 128]                                    ;   922.0 p5+p2   41 next
        xorps xmm1, xmm5                                           ;   923.0 p0      41 next
        xorps xmm5, xmm9                                           ;   923.0 p1      41 next
        andps xmm9, [rbp - 128]                                    ;   923.0 p5+p2   41 next
        xorps xmm7, xmm9                                           ;   924.0 p0      41 next
        movaps xmm9, xmm11                                         ;   917.5 p1      41 next copy
        andps xmm9, [rdx + 112]                                    ;   924.0 p5+p2   41 next
        xorps xmm15, xmm9                                          ;   925.0 p0      41 next
        movaps [rdi + 96], xmm15                                   ;   926.0 p3+p4   41 next spill
        movaps xmm9, [rbp - 48]                                    ;   925.0 p2      50 next reload
        movaps [rcx - 96], xmm1                                    ;   924.0 p3+p4   41 next spill
        movaps xmm1, xmm0                                          ;   919.2 p1      41 next copy
        xorps xmm1, [rbp - 96]                                     ;   926.0 p5+p2   41 next
        movaps [rax - 80], xmm7                                    ;   925.0 p3+p4   41 next spill
        movaps xmm15, xmm4                                         ;   920.0 p0      41 next copy
        andps xmm15, xmm12                                         ;   921.0 p1      41 next
        movaps xmm7, xmm15                                         ;   922.0 p5      41 next copy
        andps xmm11, xmm9                                          ;   928.0 p0      41 next
        andps xmm7, xmm1                                           ;   927.0 p1      41 next
        andps xmm13, xmm1                                          ;   927.0 p5      41 next
        xorps xmm13, xmm8                                          ;   928.0 p0      41 next
        xorps xmm15, xmm5                                          ;   924.0 p1      41 next
        xorps xmm3, xmm15                                          ;   925.0 p5      41 next
        movaps xmm15, xmm12                                        ;   923.2 p0      41 next copy
        xorps xmm15, xmm9                                          ;   928.0 p1      41 next
        xorps xmm7, xmm15                                          ;   929.0 p5      41 next
        andps xmm8, xmm12                                          ;   924.2 p0      41 next
        movaps xmm15, xmm2                                         ;   924.5 p1      41 next copy
        xorps xmm7, xmm6                                           ;   930.0 p5      41 next
        xorps xmm15, xmm9                                          ;   928.0 p0      41 next
        andps xmm15, xmm0                                          ;   929.0 p1      41 next
        xorps xmm3, xmm15                                          ;   930.0 p5      41 next
        xorps xmm6, xmm1                                           ;   927.0 p0      41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;   927.0 p2      41 next reload
        andps xmm6, xmm4                                           ;   928.0 p1      41 next
        xorps xmm3, xmm15                                          ;   931.0 p5      41 next
        andps xmm7, xmm12                                          ;   931.0 p0      41 next
        xorps xmm6, xmm15                                          ;   930.0 p1      41 next
        movaps xmm15, xmm14                                        ;   928.0 p5      41 next copy
        movaps [rdi - 64], xmm14                                   ;   927.2 p3+p4   41 next spill
        andps xmm15, xmm9                                          ;   929.0 p0      41 next
        movaps xmm14, xmm9                                         ;   928.5 p1      41 next copy
        andps xmm14, [rdx + 112]                                   ;   929.5 p5+p2   41 next
        movaps xmm9, xmm12                                         ;   929.2 p0      41 next copy
        xorps xmm12, [rdi - 80]                                    ;   929.5 p1+p2   41 next
        andps xmm1, xmm14                                          ;   930.5 p5      41 next
        movaps [rdi + 112], xmm3                                   ;   932.0 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;   930.2 p0      41 next copy
        andps xmm3, [rbp - 128]                                    ;   931.2 p1+p2   41 next
        xorps xmm14, xmm3                                          ;   932.2 p5      41 next
        xorps xmm7, xmm14                                          ;   933.2 p0      41 next
        movaps xmm14, [rbp - 96]                                   ;   931.0 p2      50 next reload
        movaps [rdi - 80], xmm12                                   ;   930.5 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;   931.5 p1      41 next copy
        andps xmm12, xmm14                                         ;   934.0 p5      41 next
        movaps xmm0, xmm2                                          ;   932.2 p0      41 next copy
        andps xmm2, xmm14                                          ;   934.0 p1      41 next
        andps xmm0, [rbp - 128]                                    ;   933.2 p5+p2   41 next
        andps xmm9, [rbp - 128]                                    ;   933.2 p0+p2   41 next
        xorps xmm1, xmm0                                           ;   934.2 p1      41 next
        movaps xmm0, xmm9                                          ;   934.2 p5      41 next copy
        xorps xmm0, xmm12                                          ;   935.2 p0      41 next
        xorps xmm11, xmm3                                          ;   934.5 p1      41 next
        xorps xmm3, xmm14                                          ;   935.0 p5      41 next
        andps xmm12, xmm3                                          ;   936.0 p0      41 next
        andps xmm3, [rdx + 112]                                    ;   936.0 p1+p2   41 next
        xorps xmm3, xmm2                                           ;   937.0 p5      41 next
        movaps xmm2, xmm4                                          ;   936.2 p0      41 next copy
        andps xmm2, xmm0                                           ;   937.2 p1      41 next
        xorps xmm10, xmm2                                          ;   938.2 p5      41 next
        movaps xmm2, [rdi - 64]                                    ;   935.0 p2      41 next
        xorps xmm0, xmm15                                          ;   937.2 p0      41 next
        xorps xmm13, xmm0                                          ;   938.2 p1      41 next
        xorps xmm15, xmm6                                          ;   938.0 p5      41 next
        xorps xmm5, xmm13                                          ;   939.2 p0      41 next
        xorps xmm11, xmm10                                         ;   939.2 p1      41 next
        xorps xmm9, xmm15                                          ;   939.0 p5      41 next
        movaps xmm15, [rdx - 16]                                   ;   936.8 p2      50 next reload
        andps xmm2, xmm14                                          ;   939.2 p0      41 next
        xorps xmm14, [rcx - 80]                                    ;   939.5 p1+p2   41 next
        xorps xmm7, xmm2                                           ;   940.2 p5      41 next
        orps xmm0, xmm15                                           ;   940.2 p0      41 next
        xorps xmm6, xmm0                                           ;   941.2 p1      41 next
        xorps xmm12, xmm6                                          ;   942.2 p5      41 next
        xorps xmm8, xmm9                                           ;   941.2 p0      41 next
        xorps xmm11, [rdi - 64]                                    ;   941.5 p1+p2   41 next
        movaps xmm6, [rdi + 80]                                    ;   939.8 p2      41 next
        xorps xmm8, [rax - 80]                                     ;   942.2 p5+p2   41 next
        movaps xmm9, [rdx + 64]                                    ;   941.8 p2      41 next
        xorps xmm9, [rbp - 48]                                     ;   944.8 p0+p2   41 next
        xorps xmm6, [rdx + 112]                                    ;   943.8 p1+p2   41 next
        xorps xmm7, xmm6                                           ;   944.8 p5      41 next
        xorps xmm8, xmm9                                           ;   945.8 p0      41 next
        xorps xmm1, xmm5                                           ;   943.5 p1      41 next
        movaps xmm5, [rdi - 80]                                    ;   944.8 p2      41 next reload
        xorps xmm12, [rdi + 96]                                    ;   945.8 p5+p2   41 next
        xorps xmm12, xmm14                                         ;   946.8 p0      41 next
        xorps xmm12, [r10 + 2528]                                  ;   947.8 p1+p2   44 next
        xorps xmm4, [rdi - 96]                                     ;   947.8 p5+p2   41 next
        xorps xmm1, xmm4                                           ;   948.8 p0      41 next
        movaps [rdi - 80], xmm12                                   ;   948.8 p3+p4   44 next spill
        xorps xmm4, [r10 + 2304]                                   ;   948.8 p1+p2   44 next
        movaps xmm12, xmm4                                         ;   949.8 p5      41 next copy
        movaps xmm0, [rel kasumi_encrypt_compact.T0_constants128]  ;   949.8 p2      41 next reload
        xorps xmm11, xmm0                                          ;   952.8 p0      41 next
        xorps xmm15, [rdi - 16]                                    ;   950.8 p1+p2   41 next
        movaps xmm2, [rdi + 112]                                   ;   951.8 p2      41 next
        movaps xmm10, [rdx + 16]                                   ;   952.8 p2      41 next
        xorps xmm10, [rbp - 128]                                   ;   955.8 p5+p2   41 next
        xorps xmm2, xmm5                                           ;   954.8 p0      41 next
        xorps xmm11, xmm15                                         ;   953.8 p1      41 next
        xorps xmm5, [r10 + 2320]                                   ;   954.8 p5+p2   44 next
        xorps xmm3, [rcx - 96]                                     ;   955.8 p0+p2   41 next
        xorps xmm3, xmm10                                          ;   956.8 p1      41 next
        xorps xmm2, [r10 + 2464]                                   ;   956.8 p5+p2   44 next
        xorps xmm11, [r10 + 2480]                                  ;   957.8 p0+p2   44 next
        xorps xmm7, [r10 + 2496]                                   ;   958.8 p1+p2   44 next
        xorps xmm1, [r10 + 2448]                                   ;   959.8 p5+p2   44 next
        xorps xmm8, [r10 + 2512]                                   ;   960.8 p0+p2   44 next
        xorps xmm3, [r10 + 2544]                                   ;   961.8 p1+p2   44 next
        xorps xmm15, [r10 + 2336]                                  ;   962.8 p5+p2   44 next
        xorps xmm6, [r10 + 2352]                                   ;   963.8 p0+p2   44 next
        xorps xmm10, [r10 + 2400]                                  ;   964.8 p1+p2   44 next
        xorps xmm9, [r10 + 2368]                                   ;   965.8 p5+p2   44 next
        xorps xmm14, [r10 + 2384]                                  ;   966.8 p0+p2   44 next
        movaps xmm13, [rdi + 0]                                    ;   967.8 p2      44 next
        movaps [rdi + 0], xmm8                                     ;   961.8 p3+p4   44 next spill
        xorps xmm13, [r10 + 2416]                                  ;   970.8 p1+p2   44 next
        movaps xmm8, [rdx - 48]                                    ;   969.8 p2      44 next
        xorps xmm8, [r10 + 2432]                                   ;   972.8 p5+p2   44 next
        movaps [rdx - 48], xmm2                                    ;   957.8 p3+p4   44 next spill
        movaps xmm2, xmm15                                         ;   963.8 p0      41 next copy
        movaps [rdx + 16], xmm3                                    ;   962.8 p3+p4   44 next spill
        movaps [rbp - 48], xmm8                                    ;   973.8 p3+p4   44 next spill
        movaps xmm3, xmm4                                          ;   959.8 p1      41 next copy
        andps xmm3, xmm5                                           ;   960.8 p5      41 next
        xorps xmm2, xmm8                                           ;   973.8 p0      41 next
        movaps [rcx - 80], xmm11                                   ;   961.0 p3+p4   44 next spill
        movaps xmm11, xmm15                                        ;   963.8 p1      41 next copy
        xorps xmm11, xmm13                                         ;   971.8 p5      41 next
        xorps xmm12, xmm10                                         ;   965.8 p0      41 next
        movaps [rdx + 112], xmm12                                  ;   966.8 p3+p4   41 next spill
        movaps [rdi + 80], xmm6                                    ;   964.8 p3+p4   44 next spill
        movaps [rbp - 128], xmm1                                   ;   964.8 p3+p4   44 next spill
        movaps xmm1, xmm15                                         ;   964.0 p1      41 next copy
        xorps xmm1, xmm6                                           ;   965.0 p5      41 next
        movaps xmm8, xmm1                                          ;   966.0 p0      41 next copy
        andps xmm11, xmm4                                          ;   972.8 p1      41 next
        movaps [rbp - 96], xmm7                                    ;   965.8 p3+p4   44 next spill
        movaps xmm7, xmm10                                         ;   965.8 p5      41 next copy
        xorps xmm7, xmm6                                           ;   966.8 p0      41 next
        andps xmm8, xmm6                                           ;   967.0 p1      41 next
        xorps xmm3, xmm8                                           ;   968.0 p5      41 next
        movaps xmm8, xmm10                                         ;   966.5 p0      41 next copy
        andps xmm8, xmm14                                          ;   967.8 p1      41 next
        xorps xmm8, xmm0                                           ;   968.8 p5      41 next
        xorps xmm11, xmm8                                          ;   973.8 p0      41 next
        movaps [rdx + 64], xmm8                                    ;   969.8 p3+p4   41 next spill
        movaps [rdi + 112], xmm11                                  ;   974.8 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;   968.0 p1      41 next copy
        andps xmm8, xmm13                                          ;   971.8 p5      41 next
        movaps xmm12, xmm10                                        ;   968.5 p0      41 next copy
        andps xmm12, xmm6                                          ;   969.5 p1      41 next
        movaps xmm6, xmm15                                         ;   969.2 p5      41 next copy
        xorps xmm6, xmm5                                           ;   970.2 p0      41 next
        movaps xmm11, xmm7                                         ;   970.0 p1      41 next copy
        andps xmm11, xmm13                                         ;   971.8 p5      41 next
        movaps [rdi + 96], xmm15                                   ;   969.8 p3+p4   44 next spill
        movaps [rdi - 16], xmm11                                   ;   972.8 p3+p4   41 next spill
        movaps xmm11, xmm4                                         ;   970.5 p0      41 next copy
        andps xmm11, xmm14                                         ;   971.5 p1      41 next
        xorps xmm11, xmm5                                          ;   972.5 p5      41 next
        xorps xmm8, xmm11                                          ;   973.5 p0      41 next
        movaps [rdx - 16], xmm8                                    ;   974.5 p3+p4   41 next spill
        movaps xmm8, xmm14                                         ;   972.0 p1      41 next copy
        andps xmm8, xmm9                                           ;   973.0 p5      41 next
        xorps xmm8, xmm0                                           ;   974.0 p0      41 next
        movaps xmm0, xmm2                                          ;   974.8 p1      41 next copy
        andps xmm0, xmm5                                           ;   975.8 p5      41 next
        xorps xmm12, xmm0                                          ;   976.8 p0      41 next
        movaps xmm0, xmm6                                          ;   974.0 p1      41 next copy
        andps xmm6, xmm14                                          ;   974.2 p5      41 next
        andps xmm0, xmm13                                          ;   975.0 p0      41 next
        movaps [rdi - 96], xmm8                                    ;   975.0 p3+p4   41 next spill
        movaps xmm8, xmm1                                          ;   975.0 p1      41 next copy
        andps xmm8, xmm14                                          ;   976.0 p5      41 next
        xorps xmm11, xmm8                                          ;   977.0 p0      41 next
        xorps xmm11, xmm0                                          ;   978.0 p1      41 next
        xorps xmm11, xmm7                                          ;   979.0 p5      41 next
        andps xmm7, xmm9                                           ;   976.5 p0      41 next
        movaps xmm8, xmm4                                          ;   977.0 p1      41 next copy
        xorps xmm6, xmm7                                           ;   977.5 p5      41 next
        movaps xmm7, xmm1                                          ;   977.5 p0      41 next copy
        orps xmm7, xmm5                                            ;   978.5 p1      41 next
        xorps xmm8, xmm5                                           ;   978.2 p5      41 next
        xorps xmm7, xmm12                                          ;   979.5 p0      41 next
        movaps [rbp - 112], xmm7                                   ;   980.5 p3+p4   41 next spill
        movaps xmm7, xmm2                                          ;   979.0 p1      41 next copy
        andps xmm7, xmm14                                          ;   980.0 p5      41 next
        xorps xmm12, xmm4                                          ;   979.5 p0      41 next
        movaps [rcx - 96], xmm12                                   ;   980.5 p3+p4   41 next spill
        movaps xmm12, xmm5                                         ;   980.0 p1      41 next copy
        andps xmm12, xmm15                                         ;   981.0 p5      41 next
        xorps xmm12, xmm13                                         ;   982.0 p0      41 next
        xorps xmm0, xmm7                                           ;   981.0 p1      41 next
        andps xmm4, [rbp - 48]                                     ;   981.2 p5+p2   41 next
        xorps xmm0, [rdi + 112]                                    ;   982.0 p0+p2   41 next
        xorps xmm6, xmm12                                          ;   983.0 p1      41 next
        andps xmm12, xmm15                                         ;   983.0 p5      41 next
        movaps xmm15, xmm8                                         ;   982.5 p0      41 next copy
        andps xmm8, xmm9                                           ;   983.0 p1      41 next
        xorps xmm8, xmm3                                           ;   984.0 p5      41 next
        xorps xmm7, xmm8                                           ;   985.0 p0      41 next
        movaps xmm8, [rbp - 48]                                    ;   981.2 p2      44 next reload
        xorps xmm11, xmm7                                          ;   986.0 p1      41 next
        movaps xmm7, xmm13                                         ;   984.2 p5      41 next copy
        andps xmm7, xmm8                                           ;   985.2 p0      41 next
        xorps xmm0, xmm7                                           ;   986.2 p1      41 next
        xorps xmm7, xmm14                                          ;   986.2 p5      41 next
        andps xmm14, xmm13                                         ;   985.5 p0      41 next
        andps xmm13, xmm9                                          ;   986.0 p1      41 next
        xorps xmm4, xmm13                                          ;   987.0 p5      41 next
        movaps xmm13, xmm2                                         ;   986.5 p0      41 next copy
        andps xmm2, xmm1                                           ;   987.0 p1      41 next
        andps xmm13, [rdi + 80]                                    ;   987.5 p5+p2   41 next
        xorps xmm12, [rdi - 96]                                    ;   987.5 p0+p2   41 next
        xorps xmm12, xmm3                                          ;   988.5 p1      41 next
        xorps xmm3, xmm2                                           ;   988.2 p5      41 next
        andps xmm15, xmm10                                         ;   988.5 p0      41 next
        andps xmm10, xmm5                                          ;   989.0 p1      41 next
        xorps xmm10, xmm6                                          ;   990.0 p5      41 next
        xorps xmm6, xmm13                                          ;   989.5 p0      41 next
        movaps xmm13, [rdx + 112]                                  ;   986.0 p2      41 next reload
        andps xmm1, xmm13                                          ;   990.0 p1      41 next
        xorps xmm14, xmm1                                          ;   991.0 p5      41 next
        movaps xmm1, [rcx - 96]                                    ;   987.0 p2      41 next reload
        xorps xmm6, xmm1                                           ;   990.5 p0      41 next
        xorps xmm11, [rel kasumi_encrypt_compact.T0_constants128]  ;   991.0 p1+p2   41 next
        xorps xmm15, xmm4                                          ;   991.2 p5      41 next
        andps xmm5, xmm9                                           ;   991.5 p0      41 next
        xorps xmm5, xmm15                                          ;   992.5 p1      41 next
        movaps xmm2, xmm13                                         ;   992.2 p5      41 next copy
        andps xmm13, xmm8                                          ;   992.5 p0      41 next
        andps xmm2, [rdi + 80]                                     ;   993.2 p1+p2   41 next
        xorps xmm5, xmm13                                          ;   993.5 p5      41 next
        movaps xmm13, xmm9                                         ;   993.5 p0      41 next copy
        andps xmm13, [rdi + 96]                                    ;   994.5 p1+p2   41 next
        xorps xmm10, xmm3                                          ;   994.2 p5      41 next
        xorps xmm2, xmm13                                          ;   995.5 p0      41 next
        xorps xmm14, xmm8                                          ;   995.0 p1      41 next
        xorps xmm2, xmm7                                           ;   996.5 p5      41 next
        movaps xmm13, [rdi + 80]                                   ;   991.0 p2      44 next reload
        xorps xmm15, xmm2                                          ;   997.5 p0      41 next
        xorps xmm3, xmm9                                           ;   996.0 p1      41 next
        xorps xmm3, [rbp - 112]                                    ;   997.0 p5+p2   41 next
        xorps xmm3, [rdx - 16]                                     ;   998.0 p0+p2   41 next
        xorps xmm4, [rdx - 16]                                     ;   997.0 p1+p2   41 next
        andps xmm7, xmm8                                           ;   997.2 p5      41 next
        movaps xmm2, xmm9                                          ;   997.5 p0      41 next copy
        xorps xmm10, [rdi + 80]                                    ;   998.0 p1+p2   41 next
        andps xmm2, xmm13                                          ;   998.5 p5      41 next
        andps xmm9, xmm8                                           ;   998.5 p0      41 next
        xorps xmm5, [rdi + 96]                                     ;   999.0 p1+p2   41 next
        xorps xmm13, xmm9                                          ;   999.5 p5      41 next
        xorps xmm1, xmm15                                          ;   999.5 p0      41 next
        movaps xmm15, [rcx - 80]                                   ;   997.0 p2      44 next reload
        xorps xmm0, xmm13                                          ;  1000.5 p1      41 next
        xorps xmm5, [rdi - 16]                                     ;  1000.2 p5+p2   41 next
        xorps xmm12, xmm14                                         ;  1000.5 p0      41 next
        movaps [rdi - 16], xmm10                                   ;   999.0 p3+p4   41 next spill
        movaps xmm10, [rbp - 96]                                   ;   999.0 p2      41 next
        xorps xmm7, [rdi - 96]                                     ;  1001.0 p1+p2   41 next
        xorps xmm14, [rdi + 112]                                   ;  1001.2 p5+p2   41 next
        movaps [rdi + 80], xmm3                                    ;   999.0 p3+p4   41 next spill
        xorps xmm14, xmm2                                          ;  1002.2 p0      41 next
        xorps xmm4, xmm14                                          ;  1003.2 p1      41 next
        xorps xmm2, [rdx + 64]                                     ;  1002.2 p5+p2   41 next
        xorps xmm6, xmm2                                           ;  1003.2 p0      41 next
        xorps xmm6, xmm7                                           ;  1004.2 p1      41 next
        xorps xmm7, xmm5                                           ;  1003.2 p5      41 next
        movaps xmm5, [rbp - 128]                                   ;  1003.0 p2      44 next reload
        andps xmm10, xmm5                                          ;  1006.0 p0      41 next
        movaps xmm3, xmm10                                         ;  1007.0 p1      41 next copy
        movaps [rdx + 64], xmm7                                    ;  1004.2 p3+p4   41 next spill
        movaps xmm2, [rdx + 16]                                    ;  1004.0 p2      41 next
        andps xmm2, xmm5                                           ;  1007.0 p5      41 next
        movaps xmm9, [rdx - 48]                                    ;  1005.0 p2      44 next reload
        movaps [rdi - 96], xmm6                                    ;  1005.2 p3+p4   41 next spill
        movaps xmm13, [rdx + 16]                                   ;  1006.0 p2      41 next
        andps xmm13, [rdi + 0]                                     ;  1009.0 p0+p2   41 next
        movaps xmm7, xmm2                                          ;  1008.0 p1      41 next copy
        movaps xmm6, xmm15                                         ;  1005.2 p5      41 next copy
        andps xmm6, xmm9                                           ;  1008.0 p0      41 next
        xorps xmm10, xmm13                                         ;  1010.0 p1      41 next
        xorps xmm6, xmm10                                          ;  1011.0 p5      41 next
        xorps xmm2, xmm6                                           ;  1012.0 p0      41 next
        movaps xmm14, [rbp - 96]                                   ;  1008.0 p2      41 next
        andps xmm14, xmm15                                         ;  1011.0 p1      41 next
        movaps xmm8, [rdi - 80]                                    ;  1009.0 p2      41 next
        xorps xmm14, xmm5                                          ;  1012.0 p5      41 next
        movaps [rdi + 96], xmm12                                   ;  1005.2 p3+p4   41 next spill
        movaps xmm12, [rdi + 0]                                    ;  1010.0 p2      41 next
        andps xmm12, xmm5                                          ;  1013.0 p0      41 next
        andps xmm8, xmm9                                           ;  1012.0 p1      41 next
        movaps [rbp - 48], xmm1                                    ;  1006.2 p3+p4   41 next spill
        movaps xmm1, [rbp - 96]                                    ;  1011.0 p2      41 next
        andps xmm2, xmm9                                           ;  1013.0 p5      41 next
        andps xmm10, [rdi - 80]                                    ;  1012.0 p0+p2   41 next
        xorps xmm1, xmm12                                          ;  1014.0 p1      41 next
        movaps [rdx + 112], xmm4                                   ;  1008.2 p3+p4   41 next spill
        movaps xmm4, [rdi - 80]                                    ;  1013.0 p2      41 next
        andps xmm4, [rdi + 0]                                      ;  1016.0 p5+p2   41 next
        xorps xmm7, xmm8                                           ;  1013.0 p0      41 next
        andps xmm8, [rbp - 96]                                     ;  1015.0 p1+p2   41 next
        xorps xmm3, xmm7                                           ;  1014.0 p5      41 next
        xorps xmm8, xmm1                                           ;  1016.0 p0      41 next
        movaps [rcx - 96], xmm0                                    ;  1011.0 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;  1017.0 p1      41 next copy
        orps xmm4, xmm12                                           ;  1017.0 p5      41 next
        xorps xmm12, [rdx + 16]                                    ;  1016.0 p0+p2   41 next
        andps xmm1, xmm9                                           ;  1015.0 p1      41 next
        movaps [rdx - 16], xmm11                                   ;  1012.2 p3+p4   41 next spill
        movaps xmm11, [rdx + 16]                                   ;  1017.0 p2      41 next
        andps xmm11, [rbp - 96]                                    ;  1020.0 p5+p2   41 next
        xorps xmm2, xmm12                                          ;  1017.0 p0      41 next
        xorps xmm0, xmm11                                          ;  1021.0 p1      41 next
        xorps xmm11, [rdi - 80]                                    ;  1021.0 p5+p2   41 next
        xorps xmm12, xmm11                                         ;  1022.0 p0      41 next
        andps xmm11, [rdx + 16]                                    ;  1022.0 p1+p2   41 next
        xorps xmm8, xmm11                                          ;  1023.0 p5      41 next
        movaps xmm11, xmm6                                         ;  1015.0 p0      41 next copy
        andps xmm11, [rbp - 96]                                    ;  1021.0 p1+p2   41 next
        xorps xmm4, xmm11                                          ;  1022.0 p5      41 next
        movaps [rdi - 64], xmm8                                    ;  1024.0 p3+p4   41 next spill
        movaps xmm11, [rdi + 0]                                    ;  1022.0 p2      44 next reload
        movaps [rdi + 112], xmm4                                   ;  1023.0 p3+p4   41 next spill
        movaps xmm4, xmm5                                          ;  1016.5 p0      41 next copy
        andps xmm4, xmm9                                           ;  1017.5 p1      41 next
        movaps xmm8, xmm4                                          ;  1018.5 p5      41 next copy
        xorps xmm4, xmm12                                          ;  1023.0 p0      41 next
        xorps xmm10, xmm4                                          ;  1024.0 p1      41 next
        movaps xmm4, xmm9                                          ;  1018.0 p5      41 next copy
        xorps xmm4, xmm11                                          ;  1025.0 p0      41 next
        movaps [rbp - 112], xmm2                                   ;  1018.2 p3+p4   41 next spill
        movaps xmm2, xmm15                                         ;  1018.8 p1      41 next copy
        xorps xmm2, [rdi - 80]                                     ;  1023.0 p5+p2   41 next
        andps xmm8, xmm2                                           ;  1024.0 p0      41 next
        xorps xmm8, xmm4                                           ;  1026.0 p1      41 next
        movaps xmm4, xmm7                                          ;  1021.0 p5      41 next copy
        andps xmm6, xmm11                                          ;  1025.0 p0      41 next
        xorps xmm4, xmm11                                          ;  1025.0 p1      41 next
        andps xmm4, xmm15                                          ;  1026.0 p5      41 next
        xorps xmm10, xmm4                                          ;  1027.0 p0      41 next
        xorps xmm8, xmm0                                           ;  1027.0 p1      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1024.0 p2      41 next reload
        xorps xmm10, xmm4                                          ;  1028.0 p5      41 next
        movaps [rax - 80], xmm10                                   ;  1029.0 p3+p4   41 next spill
        andps xmm13, xmm2                                          ;  1024.0 p0      41 next
        xorps xmm1, [rdi + 0]                                      ;  1025.0 p1+p2   41 next
        xorps xmm13, xmm1                                          ;  1026.0 p5      41 next
        andps xmm1, xmm9                                           ;  1026.0 p0      41 next
        movaps xmm10, xmm15                                        ;  1024.5 p1      41 next copy
        xorps xmm0, xmm2                                           ;  1025.0 p5      41 next
        movaps [rbp - 80], xmm14                                   ;  1024.8 p3+p4   41 next spill
        andps xmm0, xmm5                                           ;  1026.0 p0      41 next
        xorps xmm0, xmm4                                           ;  1027.0 p1      41 next
        andps xmm10, [rdx + 16]                                    ;  1026.0 p5+p2   41 next
        movaps xmm4, xmm14                                         ;  1026.2 p0      41 next copy
        movaps xmm14, xmm11                                        ;  1026.5 p1      41 next copy
        andps xmm14, [rbp - 96]                                    ;  1027.5 p5+p2   41 next
        xorps xmm6, xmm10                                          ;  1027.2 p0      41 next
        andps xmm4, xmm11                                          ;  1027.5 p1      41 next
        andps xmm8, xmm9                                           ;  1028.0 p5      41 next
        movaps xmm11, xmm9                                         ;  1028.2 p0      41 next copy
        andps xmm2, xmm14                                          ;  1028.5 p1      41 next
        xorps xmm14, xmm10                                         ;  1029.0 p5      41 next
        xorps xmm9, [rdx - 16]                                     ;  1029.2 p0+p2   41 next
        movaps [rdx - 16], xmm9                                    ;  1030.2 p3+p4   41 next spill
        movaps xmm9, xmm15                                         ;  1029.5 p1      41 next copy
        xorps xmm8, xmm14                                          ;  1030.0 p5      41 next
        movaps xmm14, [rdi - 80]                                   ;  1029.0 p2      44 next reload
        andps xmm9, xmm14                                          ;  1032.0 p0      41 next
        movaps xmm15, xmm7                                         ;  1030.5 p1      41 next copy
        andps xmm15, [rdx + 16]                                    ;  1031.5 p5+p2   41 next
        xorps xmm10, xmm14                                         ;  1032.0 p0      41 next
        andps xmm11, [rdx + 16]                                    ;  1031.5 p1+p2   41 next
        xorps xmm2, xmm15                                          ;  1032.5 p5      41 next
        movaps xmm15, xmm11                                        ;  1032.5 p0      41 next copy
        xorps xmm15, xmm9                                          ;  1033.5 p1      41 next
        andps xmm9, xmm10                                          ;  1033.0 p5      41 next
        andps xmm10, [rbp - 96]                                    ;  1033.2 p0+p2   41 next
        andps xmm7, xmm14                                          ;  1033.5 p1      41 next
        xorps xmm10, xmm7                                          ;  1034.5 p5      41 next
        movaps xmm7, xmm5                                          ;  1034.2 p0      41 next copy
        andps xmm7, xmm15                                          ;  1035.2 p1      41 next
        xorps xmm3, xmm7                                           ;  1036.2 p5      41 next
        xorps xmm6, xmm3                                           ;  1037.2 p0      41 next
        xorps xmm15, xmm4                                          ;  1035.5 p1      41 next
        xorps xmm10, [rbp - 112]                                   ;  1036.0 p5+p2   41 next
        xorps xmm4, xmm0                                           ;  1036.2 p0      41 next
        movaps xmm3, [rcx - 80]                                    ;  1034.5 p2      44 next reload
        xorps xmm11, xmm4                                          ;  1037.2 p1      41 next
        xorps xmm1, xmm11                                          ;  1038.2 p5      41 next
        movaps xmm4, [rbp - 80]                                    ;  1035.5 p2      41 next
        xorps xmm1, [rdi - 64]                                     ;  1039.2 p0+p2   41 next
        xorps xmm13, xmm15                                         ;  1037.5 p1      41 next
        xorps xmm12, xmm13                                         ;  1038.5 p5      41 next
        orps xmm15, xmm3                                           ;  1038.2 p0      41 next
        xorps xmm0, xmm15                                          ;  1039.2 p1      41 next
        xorps xmm6, [rbp - 80]                                     ;  1039.0 p5+p2   41 next
        andps xmm4, xmm14                                          ;  1039.2 p0      41 next
        xorps xmm8, xmm4                                           ;  1040.2 p1      41 next
        xorps xmm9, xmm0                                           ;  1040.2 p5      41 next
        xorps xmm9, [rdi + 112]                                    ;  1041.2 p0+p2   41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1039.5 p2      41 next reload
        xorps xmm5, [rcx - 96]                                     ;  1040.5 p1+p2   41 next
        xorps xmm2, xmm12                                          ;  1041.0 p5      41 next
        xorps xmm2, xmm5                                           ;  1042.0 p0      41 next
        xorps xmm6, xmm15                                          ;  1042.5 p1      41 next
        movaps xmm7, [rbp - 48]                                    ;  1041.5 p2      41 next
        xorps xmm3, [rdx + 112]                                    ;  1042.5 p5+p2   41 next
        movaps xmm4, [rdx - 16]                                    ;  1043.5 p2      41 next reload
        movaps xmm0, [rax - 80]                                    ;  1044.5 p2      41 next
        movaps xmm11, [rdi + 80]                                   ;  1045.5 p2      41 next
        xorps xmm11, [rdi + 0]                                     ;  1048.5 p0+p2   41 next
        xorps xmm7, [rbp - 96]                                     ;  1047.5 p1+p2   41 next
        xorps xmm8, xmm7                                           ;  1048.5 p5      41 next
        xorps xmm1, xmm11                                          ;  1049.5 p0      41 next
        xorps xmm0, xmm4                                           ;  1047.5 p1      41 next
        xorps xmm6, xmm3                                           ;  1044.0 p5      41 next
        xorps xmm14, [rdx + 64]                                    ;  1048.5 p0+p2   41 next
        xorps xmm9, xmm14                                          ;  1049.5 p1      41 next
        xorps xmm2, [rcx + 64]                                     ;  1049.5 p5+p2   50 next
        movaps xmm12, [rdi - 112]                                  ;  1050.5 p2     108 r reload
        xorps xmm5, xmm12                                          ;  1053.5 p0      50 next
        xorps xmm3, [rcx - 48]                                     ;  1051.5 p1+p2   50 next
        xorps xmm8, [rbp + 96]                                     ;  1052.5 p5+p2   50 next
        xorps xmm0, [rcx + 80]                                     ;  1053.5 p0+p2   50 next
        xorps xmm6, [rcx + 96]                                     ;  1054.5 p1+p2   50 next
        xorps xmm11, [rcx - 16]                                    ;  1055.5 p5+p2   50 next
        xorps xmm9, [rax - 128]                                    ;  1056.5 p0+p2   50 next
        movaps [rdx - 16], xmm9                                    ;  1057.5 p3+p4   50 next spill
        movaps xmm9, [rdi - 96]                                    ;  1057.5 p2      41 next
        xorps xmm1, [rdx + 96]                                     ;  1058.5 p1+p2   50 next
        movaps xmm13, [rbp - 32]                                   ;  1059.5 p2     108 r reload
        xorps xmm4, xmm13                                          ;  1062.5 p5      50 next
        xorps xmm14, [rcx + 0]                                     ;  1060.5 p0+p2   50 next
        xorps xmm9, [rdx + 16]                                     ;  1061.5 p1+p2   41 next
        xorps xmm10, xmm9                                          ;  1062.5 p5      41 next
        xorps xmm10, [rbp + 112]                                   ;  1063.5 p0+p2   50 next
        xorps xmm9, [rcx + 16]                                     ;  1063.5 p1+p2   50 next
        movaps [rcx - 96], xmm4                                    ;  1063.5 p3+p4   50 next spill
        movaps [rdx + 64], xmm0                                    ;  1054.5 p3+p4   50 next spill
        movaps [rdi - 80], xmm2                                    ;  1054.5 p3+p4   50 next spill
        movaps xmm2, [rcx + 0]                                     ;  1064.5 p2      50 next
        movaps [rdx + 16], xmm10                                   ;  1064.5 p3+p4   50 next spill
        movaps xmm10, [rdi + 96]                                   ;  1065.5 p2      50 next
        movaps [rdi + 96], xmm1                                    ;  1059.5 p3+p4   50 next spill
        movaps xmm1, [rdi - 16]                                    ;  1066.5 p2      50 next
        xorps xmm10, [rcx + 32]                                    ;  1068.5 p5+p2   50 next
        movaps [rdi - 16], xmm8                                    ;  1057.8 p3+p4   50 next spill
        movaps [rdi + 80], xmm10                                   ;  1069.5 p3+p4   50 next spill
        movaps [rdi - 96], xmm6                                    ;  1059.8 p3+p4   50 next spill
        xorps xmm1, [rcx + 48]                                     ;  1069.5 p0+p2   50 next
        movaps xmm6, [rcx - 32]                                    ;  1069.5 p2      50 next
        xorps xmm6, [r11 + 176]                                    ;  1072.5 p1+p2   50 next
        movaps [rdi + 0], xmm1                                     ;  1070.5 p3+p4   50 next spill
        movaps xmm0, [rcx - 16]                                    ;  1071.5 p2      50 next
        movaps xmm10, [rcx + 32]                                   ;  1072.5 p2      50 next
        xorps xmm2, [r11 + 208]                                    ;  1073.5 p5+p2   50 next
        xorps xmm0, [r11 + 192]                                    ;  1074.5 p0+p2   50 next
        movaps [rbp - 48], xmm14                                   ;  1063.8 p3+p4   50 next spill
        movaps xmm1, [rcx + 16]                                    ;  1075.5 p2      50 next
        xorps xmm1, [r11 + 224]                                    ;  1078.5 p1+p2   50 next
        xorps xmm10, [r11 + 240]                                   ;  1077.5 p5+p2   50 next
        movaps [rbp - 96], xmm9                                    ;  1064.8 p3+p4   50 next spill
        movaps xmm9, [rcx + 48]                                    ;  1078.5 p2      50 next
        movaps xmm4, [rdx + 96]                                    ;  1079.5 p2      50 next
        xorps xmm4, [r11 + 80]                                     ;  1082.5 p0+p2   50 next
        xorps xmm9, [r11]                                          ;  1081.5 p1+p2   50 next
        movaps xmm14, [rcx + 64]                                   ;  1082.5 p2      50 next
        xorps xmm14, [r11 + 16]                                    ;  1085.5 p5+p2   50 next
        movaps [rax - 80], xmm11                                   ;  1070.0 p3+p4   50 next spill
        movaps xmm11, [rcx + 80]                                   ;  1084.5 p2      50 next
        xorps xmm11, [r11 + 32]                                    ;  1087.5 p0+p2   50 next
        movaps [rcx - 80], xmm3                                    ;  1071.5 p3+p4   50 next spill
        movaps xmm3, [rbp + 96]                                    ;  1086.5 p2      50 next
        xorps xmm3, [r11 + 64]                                     ;  1089.5 p1+p2   50 next
        xorps xmm7, [rcx - 32]                                     ;  1088.5 p5+p2   50 next
        movaps [rdx + 112], xmm7                                   ;  1089.5 p3+p4   50 next spill
        movaps xmm7, [rcx + 96]                                    ;  1089.5 p2      50 next
        xorps xmm7, [r11 + 48]                                     ;  1092.5 p0+p2   50 next
        movaps [rbp - 128], xmm5                                   ;  1077.5 p3+p4   50 next spill
        movaps xmm5, [rax - 128]                                   ;  1091.5 p2      50 next
        xorps xmm5, [r11 + 96]                                     ;  1094.5 p1+p2   50 next
        movaps xmm8, xmm12                                         ;  1078.8 p5      50 next copy
        xorps xmm8, [r11 + 128]                                    ;  1093.5 p0+p2   50 next
        movaps [rbp - 112], xmm0                                   ;  1079.5 p3+p4   50 next spill
        movaps xmm12, xmm13                                        ;  1079.8 p1      50 next copy
        movaps xmm13, [rcx - 48]                                   ;  1094.5 p2      50 next
        xorps xmm12, [r11 + 144]                                   ;  1095.5 p5+p2   50 next
        xorps xmm13, [r11 + 160]                                   ;  1097.5 p0+p2   50 next
        movaps xmm0, [rbp + 112]                                   ;  1097.5 p2      50 next
        xorps xmm0, [r11 + 112]                                    ;  1100.5 p1+p2   50 next
        movaps [rdi + 112], xmm12                                  ;  1096.5 p3+p4   50 next spill
        movaps xmm12, xmm14                                        ;  1086.5 p5      41 next copy
        movaps [rdi - 64], xmm8                                    ;  1094.5 p3+p4   50 next spill
        xorps xmm12, xmm0                                          ;  1101.5 p0      41 next
        movaps [rbp - 80], xmm2                                    ;  1088.5 p3+p4   50 next spill
        movaps xmm2, xmm10                                         ;  1088.8 p1      41 next copy
        movaps [rdx - 48], xmm1                                    ;  1089.5 p3+p4   50 next spill
        movaps xmm1, xmm10                                         ;  1089.5 p5      41 next copy
        andps xmm1, xmm9                                           ;  1090.5 p0      41 next
        xorps xmm2, xmm4                                           ;  1090.0 p1      41 next
        movaps xmm8, xmm14                                         ;  1090.5 p5      41 next copy
        xorps xmm8, xmm11                                          ;  1091.5 p0      41 next
        movaps [rdx + 80], xmm13                                   ;  1098.5 p3+p4   50 next spill
        movaps xmm13, xmm14                                        ;  1091.0 p1      41 next copy
        xorps xmm13, xmm5                                          ;  1095.5 p5      41 next
        movaps [rdi - 48], xmm6                                    ;  1091.8 p3+p4   50 next spill
        movaps xmm6, xmm11                                         ;  1091.8 p0      41 next copy
        andps xmm13, xmm10                                         ;  1096.5 p1      41 next
        movaps [rdi + 16], xmm0                                    ;  1101.5 p3+p4   50 next spill
        movaps xmm0, xmm8                                          ;  1092.5 p5      41 next copy
        andps xmm0, xmm11                                          ;  1093.5 p0      41 next
        xorps xmm6, xmm4                                           ;  1093.0 p1      41 next
        xorps xmm1, xmm0                                           ;  1094.5 p5      41 next
        movaps xmm0, xmm4                                          ;  1093.8 p0      41 next copy
        andps xmm0, xmm3                                           ;  1094.8 p1      41 next
        xorps xmm0, xmm15                                          ;  1095.8 p5      41 next
        movaps [rdi - 128], xmm0                                   ;  1096.8 p3+p4   41 next spill
        movaps [rax - 112], xmm2                                   ;  1095.5 p3+p4   41 next spill
        movaps [rdx - 112], xmm11                                  ;  1096.5 p3+p4   50 next spill
        xorps xmm13, xmm0                                          ;  1097.5 p0      41 next
        movaps xmm0, xmm2                                          ;  1095.5 p1      41 next copy
        movaps xmm2, xmm4                                          ;  1095.8 p5      41 next copy
        andps xmm2, xmm11                                          ;  1096.8 p0      41 next
        movaps xmm11, xmm14                                        ;  1096.5 p1      41 next copy
        xorps xmm11, xmm9                                          ;  1097.5 p5      41 next
        movaps [rcx - 64], xmm13                                   ;  1098.5 p3+p4   41 next spill
        movaps xmm13, xmm6                                         ;  1097.2 p0      41 next copy
        andps xmm13, xmm5                                          ;  1098.2 p1      41 next
        movaps [rax - 64], xmm13                                   ;  1099.2 p3+p4   41 next spill
        movaps xmm13, xmm10                                        ;  1097.8 p5      41 next copy
        andps xmm0, xmm5                                           ;  1098.2 p0      41 next
        andps xmm13, xmm3                                          ;  1098.8 p1      41 next
        xorps xmm13, xmm9                                          ;  1099.8 p5      41 next
        xorps xmm0, xmm13                                          ;  1100.8 p0      41 next
        movaps [rdx - 96], xmm0                                    ;  1101.8 p3+p4   41 next spill
        movaps xmm0, xmm3                                          ;  1099.5 p1      41 next copy
        andps xmm0, xmm7                                           ;  1100.5 p5      41 next
        xorps xmm0, xmm15                                          ;  1101.5 p0      41 next
        movaps [rdi + 32], xmm0                                    ;  1102.5 p3+p4   41 next spill
        movaps xmm0, xmm8                                          ;  1100.5 p1      41 next copy
        andps xmm0, xmm3                                           ;  1101.5 p5      41 next
        xorps xmm13, xmm0                                          ;  1102.5 p0      41 next
        movaps xmm15, xmm12                                        ;  1102.5 p1      41 next copy
        andps xmm15, xmm9                                          ;  1103.5 p5      41 next
        xorps xmm2, xmm15                                          ;  1104.5 p0      41 next
        movaps xmm15, xmm11                                        ;  1102.5 p1      41 next copy
        andps xmm15, xmm5                                          ;  1103.5 p5      41 next
        xorps xmm13, xmm15                                         ;  1104.5 p0      41 next
        movaps xmm0, xmm8                                          ;  1103.5 p1      41 next copy
        movaps [rdx + 0], xmm14                                    ;  1102.8 p3+p4   50 next spill
        orps xmm0, xmm9                                            ;  1104.5 p5      41 next
        xorps xmm13, xmm6                                          ;  1105.5 p0      41 next
        andps xmm6, xmm7                                           ;  1104.5 p1      41 next
        andps xmm11, xmm3                                          ;  1104.8 p5      41 next
        xorps xmm0, xmm2                                           ;  1105.5 p0      41 next
        xorps xmm2, xmm10                                          ;  1105.5 p1      41 next
        movaps [rdx + 32], xmm0                                    ;  1106.5 p3+p4   41 next spill
        movaps xmm0, xmm12                                         ;  1105.8 p5      41 next copy
        xorps xmm11, xmm6                                          ;  1106.2 p0      41 next
        movaps xmm6, xmm10                                         ;  1106.5 p1      41 next copy
        xorps xmm6, xmm9                                           ;  1107.5 p5      41 next
        movaps [rdx - 32], xmm2                                    ;  1106.5 p3+p4   41 next spill
        andps xmm0, xmm3                                           ;  1107.2 p0      41 next
        movaps xmm2, xmm9                                          ;  1107.5 p1      41 next copy
        andps xmm2, xmm14                                          ;  1108.5 p5      41 next
        xorps xmm2, xmm5                                           ;  1109.5 p0      41 next
        xorps xmm11, xmm2                                          ;  1110.5 p1      41 next
        andps xmm2, xmm14                                          ;  1110.5 p5      41 next
        movaps xmm14, xmm6                                         ;  1109.2 p0      41 next copy
        andps xmm10, [rdi + 16]                                    ;  1109.5 p1+p2   41 next
        andps xmm6, xmm7                                           ;  1109.8 p5      41 next
        xorps xmm2, [rdi + 32]                                     ;  1111.5 p0+p2   41 next
        xorps xmm6, xmm1                                           ;  1110.8 p1      41 next
        xorps xmm15, xmm0                                          ;  1110.8 p5      41 next
        xorps xmm15, [rcx - 64]                                    ;  1111.8 p0+p2   41 next
        xorps xmm0, xmm6                                           ;  1111.8 p1      41 next
        xorps xmm2, xmm1                                           ;  1112.5 p5      41 next
        andps xmm14, xmm4                                          ;  1112.2 p0      41 next
        andps xmm4, xmm9                                           ;  1112.5 p1      41 next
        xorps xmm4, xmm11                                          ;  1113.5 p5      41 next
        xorps xmm13, xmm0                                          ;  1113.2 p0      41 next
        movaps xmm0, xmm5                                          ;  1113.5 p1      41 next copy
        movaps xmm6, [rdi + 16]                                    ;  1111.0 p2      50 next reload
        andps xmm0, xmm6                                           ;  1114.5 p5      41 next
        xorps xmm13, [rel kasumi_encrypt_compact.T0_constants128]  ;  1114.2 p0+p2   41 next
        xorps xmm15, xmm0                                          ;  1115.5 p1      41 next
        xorps xmm0, xmm3                                           ;  1115.5 p5      41 next
        andps xmm3, xmm5                                           ;  1115.2 p0      41 next
        andps xmm5, xmm7                                           ;  1115.5 p1      41 next
        xorps xmm10, xmm5                                          ;  1116.5 p5      41 next
        movaps xmm5, xmm12                                         ;  1116.2 p0      41 next copy
        andps xmm12, xmm8                                          ;  1116.5 p1      41 next
        andps xmm5, [rdx - 112]                                    ;  1117.2 p5+p2   41 next
        xorps xmm11, xmm5                                          ;  1118.2 p0      41 next
        movaps xmm5, [rax - 112]                                   ;  1114.5 p2      41 next reload
        andps xmm8, xmm5                                           ;  1117.5 p1      41 next
        xorps xmm3, xmm8                                           ;  1118.5 p5      41 next
        andps xmm9, xmm7                                           ;  1118.2 p0      41 next
        xorps xmm14, xmm10                                         ;  1118.5 p1      41 next
        xorps xmm9, xmm14                                          ;  1119.5 p5      41 next
        movaps xmm8, [rdx - 32]                                    ;  1115.5 p2      41 next reload
        xorps xmm1, xmm12                                          ;  1119.2 p0      41 next
        xorps xmm4, xmm1                                           ;  1120.2 p1      41 next
        xorps xmm11, xmm8                                          ;  1119.8 p5      41 next
        xorps xmm1, xmm7                                           ;  1120.2 p0      41 next
        movaps xmm12, xmm5                                         ;  1120.5 p1      41 next copy
        xorps xmm3, xmm6                                           ;  1120.8 p5      41 next
        xorps xmm2, xmm3                                           ;  1121.8 p0      41 next
        xorps xmm3, [rcx - 64]                                     ;  1121.8 p1+p2   41 next
        andps xmm5, xmm6                                           ;  1121.8 p5      41 next
        xorps xmm9, xmm5                                           ;  1122.8 p0      41 next
        movaps xmm5, xmm7                                          ;  1122.5 p1      41 next copy
        andps xmm5, [rdx + 0]                                      ;  1123.5 p5+p2   41 next
        andps xmm12, [rdx - 112]                                   ;  1123.2 p0+p2   41 next
        xorps xmm9, [rdx + 0]                                      ;  1123.8 p1+p2   41 next
        xorps xmm12, xmm5                                          ;  1124.5 p5      41 next
        xorps xmm12, xmm0                                          ;  1125.5 p0      41 next
        xorps xmm14, xmm12                                         ;  1126.5 p1      41 next
        andps xmm0, xmm6                                           ;  1124.8 p5      41 next
        movaps xmm5, xmm7                                          ;  1125.2 p0      41 next copy
        andps xmm7, xmm6                                           ;  1125.5 p1      41 next
        movaps xmm6, [rdi - 64]                                    ;  1121.5 p2      50 next reload
        movaps xmm12, [rdx - 112]                                  ;  1122.5 p2      50 next reload
        andps xmm5, xmm12                                          ;  1126.2 p5      41 next
        xorps xmm12, xmm7                                          ;  1126.5 p0      41 next
        xorps xmm15, xmm12                                         ;  1127.5 p1      41 next
        movaps [rdx + 0], xmm2                                     ;  1122.8 p3+p4   41 next spill
        movaps [rdx - 32], xmm15                                   ;  1128.5 p3+p4   41 next spill
        xorps xmm1, [rdx + 32]                                     ;  1126.8 p5+p2   41 next
        movaps xmm2, [rbp - 112]                                   ;  1124.5 p2      41 next
        andps xmm2, xmm6                                           ;  1127.5 p0      41 next
        xorps xmm10, [rdx - 96]                                    ;  1127.5 p1+p2   41 next
        xorps xmm4, [rdx - 112]                                    ;  1127.8 p5+p2   41 next
        xorps xmm1, [rdx - 96]                                     ;  1128.2 p0+p2   41 next
        xorps xmm3, xmm5                                           ;  1128.5 p1      41 next
        xorps xmm10, xmm3                                          ;  1129.5 p5      41 next
        movaps xmm3, [rdx + 80]                                    ;  1128.5 p2      50 next reload
        xorps xmm9, [rax - 64]                                     ;  1129.5 p0+p2   41 next
        xorps xmm8, xmm14                                          ;  1129.5 p1      41 next
        movaps xmm14, [rdi - 48]                                   ;  1130.5 p2      41 next
        xorps xmm5, [rdi - 128]                                    ;  1131.5 p5+p2   41 next
        xorps xmm11, xmm5                                          ;  1132.5 p0      41 next
        xorps xmm0, [rdi + 32]                                     ;  1132.5 p1+p2   41 next
        xorps xmm11, xmm0                                          ;  1133.5 p5      41 next
        xorps xmm0, xmm9                                           ;  1133.5 p0      41 next
        andps xmm14, xmm3                                          ;  1133.5 p1      41 next
        movaps [rax - 64], xmm4                                    ;  1128.8 p3+p4   41 next spill
        movaps xmm5, [rdx - 48]                                    ;  1133.5 p2      41 next
        movaps xmm7, [rbp - 80]                                    ;  1134.5 p2      41 next
        movaps xmm9, [rdi + 112]                                   ;  1135.5 p2      50 next reload
        movaps xmm12, [rdx - 48]                                   ;  1136.5 p2      41 next
        andps xmm7, xmm9                                           ;  1138.5 p5      41 next
        andps xmm5, xmm6                                           ;  1136.5 p0      41 next
        movaps [rdi - 128], xmm0                                   ;  1134.5 p3+p4   41 next spill
        xorps xmm14, xmm6                                          ;  1134.5 p1      41 next
        movaps xmm4, [rdi - 48]                                    ;  1137.5 p2      41 next
        andps xmm4, xmm6                                           ;  1140.5 p5      41 next
        movaps [rdi + 32], xmm11                                   ;  1134.5 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;  1133.2 p0      41 next copy
        movaps xmm0, xmm5                                          ;  1137.5 p1      41 next copy
        andps xmm12, [rbp - 112]                                   ;  1139.5 p5+p2   41 next
        xorps xmm0, xmm7                                           ;  1139.5 p0      41 next
        andps xmm11, xmm9                                          ;  1138.5 p1      41 next
        movaps [rdi + 16], xmm8                                    ;  1134.0 p3+p4   41 next spill
        movaps xmm8, [rdi - 48]                                    ;  1139.5 p2      41 next
        movaps [rdx - 112], xmm1                                   ;  1135.0 p3+p4   41 next spill
        movaps xmm1, xmm4                                          ;  1141.5 p5      41 next copy
        xorps xmm4, xmm12                                          ;  1141.5 p0      41 next
        xorps xmm11, xmm4                                          ;  1142.5 p1      41 next
        xorps xmm5, xmm11                                          ;  1143.5 p5      41 next
        andps xmm7, [rdi - 48]                                     ;  1140.5 p0+p2   41 next
        xorps xmm1, xmm0                                           ;  1142.5 p1      41 next
        movaps [rax - 112], xmm10                                  ;  1136.5 p3+p4   41 next spill
        movaps xmm10, [rbp - 80]                                   ;  1141.5 p2      41 next
        xorps xmm8, xmm2                                           ;  1142.5 p5      41 next
        andps xmm10, [rbp - 112]                                   ;  1144.5 p0+p2   41 next
        movaps [rdx - 96], xmm13                                   ;  1137.8 p3+p4   41 next spill
        movaps xmm13, [rdx - 48]                                   ;  1143.5 p2      41 next
        andps xmm13, [rdi - 48]                                    ;  1146.5 p1+p2   41 next
        movaps xmm15, xmm10                                        ;  1145.5 p5      41 next copy
        xorps xmm15, xmm13                                         ;  1147.5 p0      41 next
        xorps xmm13, [rbp - 80]                                    ;  1147.5 p1+p2   41 next
        orps xmm10, xmm2                                           ;  1145.5 p5      41 next
        xorps xmm7, xmm8                                           ;  1143.5 p0      41 next
        andps xmm8, xmm9                                           ;  1143.5 p1      41 next
        xorps xmm8, [rbp - 112]                                    ;  1146.5 p5+p2   41 next
        xorps xmm2, [rdx - 48]                                     ;  1147.5 p0+p2   41 next
        andps xmm5, xmm9                                           ;  1144.5 p1      41 next
        xorps xmm5, xmm2                                           ;  1148.5 p5      41 next
        xorps xmm2, xmm13                                          ;  1148.5 p0      41 next
        andps xmm13, [rdx - 48]                                    ;  1148.5 p1+p2   41 next
        movaps [rdx + 32], xmm5                                    ;  1149.5 p3+p4   41 next spill
        xorps xmm7, xmm13                                          ;  1149.5 p5      41 next
        movaps [rcx - 128], xmm7                                   ;  1150.5 p3+p4   41 next spill
        movaps xmm13, xmm11                                        ;  1144.2 p0      41 next copy
        andps xmm13, [rdi - 48]                                    ;  1149.5 p1+p2   41 next
        xorps xmm10, xmm13                                         ;  1150.5 p5      41 next
        movaps xmm13, [rbp - 112]                                  ;  1150.5 p2      50 next reload
        andps xmm11, xmm13                                         ;  1153.5 p0      41 next
        andps xmm4, [rbp - 80]                                     ;  1151.5 p1+p2   41 next
        movaps [rcx - 64], xmm10                                   ;  1151.5 p3+p4   41 next spill
        movaps xmm5, xmm3                                          ;  1146.8 p5      41 next copy
        movaps xmm10, xmm6                                         ;  1147.0 p0      41 next copy
        andps xmm10, xmm9                                          ;  1148.0 p1      41 next
        movaps xmm7, xmm10                                         ;  1149.0 p5      41 next copy
        xorps xmm10, xmm2                                          ;  1149.5 p0      41 next
        xorps xmm4, xmm10                                          ;  1152.5 p1      41 next
        movaps xmm10, xmm9                                         ;  1148.8 p5      41 next copy
        xorps xmm10, xmm13                                         ;  1153.5 p0      41 next
        xorps xmm5, [rbp - 80]                                     ;  1152.5 p1+p2   41 next
        andps xmm12, xmm5                                          ;  1153.5 p5      41 next
        xorps xmm12, xmm8                                          ;  1154.5 p0      41 next
        andps xmm8, xmm9                                           ;  1150.2 p1      41 next
        movaps [rax - 96], xmm14                                   ;  1149.8 p3+p4   41 next spill
        andps xmm7, xmm5                                           ;  1153.5 p5      41 next
        xorps xmm7, xmm10                                          ;  1154.5 p0      41 next
        movaps xmm10, xmm0                                         ;  1151.2 p1      41 next copy
        xorps xmm7, xmm15                                          ;  1155.5 p5      41 next
        xorps xmm10, xmm13                                         ;  1153.5 p0      41 next
        andps xmm7, xmm9                                           ;  1156.5 p1      41 next
        xorps xmm15, xmm5                                          ;  1153.5 p5      41 next
        andps xmm10, xmm3                                          ;  1154.5 p0      41 next
        xorps xmm4, xmm10                                          ;  1155.5 p1      41 next
        movaps xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;  1153.5 p2      41 next reload
        xorps xmm4, xmm10                                          ;  1156.5 p5      41 next
        andps xmm15, xmm6                                          ;  1154.5 p0      41 next
        xorps xmm15, xmm10                                         ;  1156.5 p1      41 next
        movaps xmm10, xmm14                                        ;  1154.8 p5      41 next copy
        movaps xmm14, xmm13                                        ;  1155.0 p0      41 next copy
        movaps [rdi + 48], xmm4                                    ;  1157.5 p3+p4   41 next spill
        movaps xmm4, xmm3                                          ;  1155.2 p1      41 next copy
        andps xmm4, [rdx - 48]                                     ;  1156.2 p5+p2   41 next
        andps xmm14, [rdi - 48]                                    ;  1156.0 p0+p2   41 next
        xorps xmm11, xmm4                                          ;  1157.2 p1      41 next
        andps xmm10, xmm13                                         ;  1156.8 p5      41 next
        andps xmm5, xmm14                                          ;  1157.0 p0      41 next
        movaps xmm13, xmm9                                         ;  1157.2 p1      41 next copy
        xorps xmm9, [rdx - 96]                                     ;  1157.8 p5+p2   41 next
        andps xmm13, [rdx - 48]                                    ;  1158.2 p0+p2   41 next
        movaps [rdx - 96], xmm9                                    ;  1158.8 p3+p4   41 next spill
        movaps xmm9, xmm3                                          ;  1158.2 p1      41 next copy
        movaps xmm3, xmm0                                          ;  1158.8 p5      41 next copy
        andps xmm3, [rdx - 48]                                     ;  1159.8 p0+p2   41 next
        xorps xmm5, xmm3                                           ;  1160.8 p1      41 next
        xorps xmm14, xmm4                                          ;  1159.8 p5      41 next
        xorps xmm7, xmm14                                          ;  1160.8 p0      41 next
        movaps xmm14, [rbp - 80]                                   ;  1159.5 p2      50 next reload
        andps xmm9, xmm14                                          ;  1162.5 p1      41 next
        xorps xmm4, xmm14                                          ;  1162.5 p5      41 next
        movaps xmm3, xmm13                                         ;  1161.0 p0      41 next copy
        xorps xmm3, xmm9                                           ;  1163.5 p1      41 next
        andps xmm0, xmm14                                          ;  1162.5 p5      41 next
        andps xmm9, xmm4                                           ;  1163.5 p0      41 next
        andps xmm4, [rdi - 48]                                     ;  1163.5 p1+p2   41 next
        xorps xmm4, xmm0                                           ;  1164.5 p5      41 next
        movaps xmm0, xmm6                                          ;  1163.0 p0      41 next copy
        andps xmm0, xmm3                                           ;  1164.5 p1      41 next
        xorps xmm1, xmm0                                           ;  1165.5 p5      41 next
        xorps xmm3, xmm10                                          ;  1164.5 p0      41 next
        xorps xmm12, xmm3                                          ;  1165.5 p1      41 next
        xorps xmm10, xmm15                                         ;  1164.8 p5      41 next
        xorps xmm6, [rdx - 32]                                     ;  1165.0 p0+p2   41 next
        xorps xmm13, xmm10                                         ;  1165.8 p1      41 next
        xorps xmm8, xmm13                                          ;  1166.8 p5      41 next
        xorps xmm11, xmm1                                          ;  1166.5 p0      41 next
        movaps xmm0, [rdx + 80]                                    ;  1163.0 p2      50 next reload
        orps xmm3, xmm0                                            ;  1166.2 p1      41 next
        xorps xmm11, [rax - 96]                                    ;  1167.5 p5+p2   41 next
        xorps xmm15, xmm3                                          ;  1167.2 p0      41 next
        xorps xmm9, xmm15                                          ;  1168.2 p1      41 next
        movaps xmm1, [rax - 96]                                    ;  1165.0 p2      41 next
        andps xmm1, xmm14                                          ;  1168.0 p5      41 next
        xorps xmm7, xmm1                                           ;  1169.0 p0      41 next
        xorps xmm2, xmm12                                          ;  1168.2 p1      41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1166.0 p2      41 next reload
        movaps xmm12, [rdi + 32]                                   ;  1167.0 p2      41 next
        xorps xmm12, [rdx - 48]                                    ;  1170.0 p5+p2   41 next
        movaps xmm3, [rdi + 16]                                    ;  1169.0 p2      41 next
        xorps xmm11, xmm15                                         ;  1169.0 p0      41 next
        xorps xmm4, [rdx + 32]                                     ;  1170.0 p1+p2   41 next
        xorps xmm5, xmm2                                           ;  1169.8 p5      41 next
        xorps xmm5, xmm6                                           ;  1170.8 p0      41 next
        movaps xmm2, [rdx - 96]                                    ;  1171.0 p2      41 next reload
        xorps xmm9, [rcx - 64]                                     ;  1172.0 p1+p2   41 next
        xorps xmm0, [rax - 112]                                    ;  1173.0 p5+p2   41 next
        xorps xmm4, xmm12                                          ;  1171.0 p0      41 next
        movaps xmm1, [rdi + 48]                                    ;  1174.0 p2      41 next
        xorps xmm1, xmm2                                           ;  1177.0 p1      41 next
        xorps xmm1, [r10 + 2208]                                   ;  1178.0 p5+p2   44 next
        xorps xmm4, [r10 + 2288]                                   ;  1176.0 p0+p2   44 next
        xorps xmm14, [rdi - 128]                                   ;  1177.0 p1+p2   41 next
        movaps xmm10, [rdx - 112]                                  ;  1178.0 p2      41 next
        xorps xmm10, [rbp - 112]                                   ;  1181.0 p5+p2   41 next
        xorps xmm8, [rcx - 128]                                    ;  1180.0 p0+p2   41 next
        xorps xmm8, xmm10                                          ;  1182.0 p1      41 next
        xorps xmm5, [r10 + 2192]                                   ;  1181.0 p5+p2   44 next
        xorps xmm8, [r10 + 2256]                                   ;  1183.0 p0+p2   44 next
        xorps xmm9, xmm14                                          ;  1178.0 p1      41 next
        xorps xmm9, [r10 + 2272]                                   ;  1183.0 p5+p2   44 next
        xorps xmm3, [rdi - 48]                                     ;  1184.0 p0+p2   41 next
        xorps xmm7, xmm3                                           ;  1185.0 p1      41 next
        xorps xmm7, [r10 + 2240]                                   ;  1186.0 p5+p2   44 next
        xorps xmm11, xmm0                                          ;  1176.0 p0      41 next
        xorps xmm6, [r10 + 2048]                                   ;  1186.0 p1+p2   44 next
        xorps xmm2, [r10 + 2064]                                   ;  1187.0 p5+p2   44 next
        xorps xmm0, [r10 + 2080]                                   ;  1188.0 p0+p2   44 next
        xorps xmm3, [r10 + 2096]                                   ;  1189.0 p1+p2   44 next
        xorps xmm10, [r10 + 2112]                                  ;  1190.0 p5+p2   44 next
        xorps xmm14, [r10 + 2128]                                  ;  1191.0 p0+p2   44 next
        xorps xmm12, [r10 + 2144]                                  ;  1192.0 p1+p2   44 next
        xorps xmm11, [r10 + 2224]                                  ;  1193.0 p5+p2   44 next
        movaps xmm13, [rdx + 0]                                    ;  1194.0 p2      44 next
        xorps xmm13, [r10 + 2160]                                  ;  1197.0 p0+p2   44 next
        movaps [rdx + 0], xmm8                                     ;  1184.0 p3+p4   44 next spill
        movaps xmm8, [rax - 64]                                    ;  1196.0 p2      44 next
        movaps [rax - 64], xmm1                                    ;  1183.2 p3+p4   44 next spill
        xorps xmm8, [r10 + 2176]                                   ;  1199.0 p1+p2   44 next
        movaps xmm1, xmm0                                          ;  1189.0 p5      41 next copy
        xorps xmm1, xmm8                                           ;  1200.0 p0      41 next
        movaps [rdi + 32], xmm4                                    ;  1185.0 p3+p4   44 next spill
        movaps [rdx - 96], xmm9                                    ;  1186.0 p3+p4   44 next spill
        movaps xmm9, xmm6                                          ;  1187.0 p1      41 next copy
        movaps [rdx - 48], xmm5                                    ;  1187.0 p3+p4   44 next spill
        movaps xmm5, xmm0                                          ;  1189.0 p5      41 next copy
        movaps xmm4, xmm6                                          ;  1187.0 p0      41 next copy
        movaps [rdi - 128], xmm11                                  ;  1194.0 p3+p4   44 next spill
        andps xmm4, xmm2                                           ;  1188.0 p1      41 next
        xorps xmm5, xmm3                                           ;  1190.0 p5      41 next
        movaps [rbp - 80], xmm7                                    ;  1189.0 p3+p4   44 next spill
        movaps xmm7, xmm12                                         ;  1193.0 p0      41 next copy
        movaps xmm11, xmm0                                         ;  1189.0 p1      41 next copy
        xorps xmm11, xmm13                                         ;  1198.0 p5      41 next
        movaps [rbp - 112], xmm8                                   ;  1200.0 p3+p4   44 next spill
        movaps xmm8, xmm5                                          ;  1191.0 p0      41 next copy
        andps xmm8, xmm3                                           ;  1192.0 p1      41 next
        xorps xmm4, xmm8                                           ;  1193.0 p5      41 next
        movaps xmm8, xmm12                                         ;  1193.0 p0      41 next copy
        andps xmm8, xmm14                                          ;  1194.0 p1      41 next
        xorps xmm8, xmm15                                          ;  1195.0 p5      41 next
        andps xmm11, xmm6                                          ;  1199.0 p0      41 next
        xorps xmm11, xmm8                                          ;  1200.0 p1      41 next
        xorps xmm7, xmm3                                           ;  1194.0 p5      41 next
        movaps [rdx - 112], xmm8                                   ;  1196.0 p3+p4   41 next spill
        movaps [rdi + 16], xmm3                                    ;  1194.2 p3+p4   44 next spill
        movaps [rdi + 48], xmm11                                   ;  1201.0 p3+p4   41 next spill
        movaps xmm11, xmm7                                         ;  1195.0 p0      41 next copy
        andps xmm11, xmm13                                         ;  1198.0 p1      41 next
        movaps [rax - 112], xmm11                                  ;  1199.0 p3+p4   41 next spill
        movaps xmm11, xmm6                                         ;  1194.8 p5      41 next copy
        andps xmm11, xmm14                                         ;  1195.8 p0      41 next
        xorps xmm11, xmm2                                          ;  1196.8 p1      41 next
        xorps xmm9, xmm12                                          ;  1195.8 p5      41 next
        movaps [rdi - 48], xmm9                                    ;  1197.2 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;  1196.8 p0      41 next copy
        andps xmm8, xmm13                                          ;  1198.0 p1      41 next
        movaps xmm9, xmm12                                         ;  1196.8 p5      41 next copy
        andps xmm9, xmm3                                           ;  1197.8 p0      41 next
        movaps xmm3, xmm0                                          ;  1197.2 p1      41 next copy
        xorps xmm3, xmm2                                           ;  1198.2 p5      41 next
        xorps xmm8, xmm11                                          ;  1199.0 p0      41 next
        movaps [rdx + 80], xmm8                                    ;  1200.0 p3+p4   41 next spill
        movaps xmm8, xmm14                                         ;  1198.2 p1      41 next copy
        movaps [rcx - 64], xmm0                                    ;  1199.2 p3+p4   44 next spill
        andps xmm8, xmm10                                          ;  1199.2 p5      41 next
        xorps xmm8, xmm15                                          ;  1200.2 p0      41 next
        movaps [rdx - 32], xmm8                                    ;  1201.2 p3+p4   41 next spill
        movaps xmm15, xmm1                                         ;  1201.0 p1      41 next copy
        andps xmm15, xmm2                                          ;  1202.0 p5      41 next
        xorps xmm9, xmm15                                          ;  1203.0 p0      41 next
        movaps xmm15, xmm3                                         ;  1200.2 p1      41 next copy
        andps xmm15, xmm13                                         ;  1201.2 p5      41 next
        movaps xmm8, xmm5                                          ;  1201.0 p0      41 next copy
        andps xmm8, xmm14                                          ;  1202.0 p1      41 next
        xorps xmm11, xmm8                                          ;  1203.0 p5      41 next
        xorps xmm11, xmm15                                         ;  1204.0 p0      41 next
        xorps xmm11, xmm7                                          ;  1205.0 p1      41 next
        andps xmm3, xmm14                                          ;  1202.8 p5      41 next
        andps xmm7, xmm10                                          ;  1203.0 p0      41 next
        xorps xmm3, xmm7                                           ;  1204.0 p1      41 next
        movaps xmm7, xmm5                                          ;  1203.8 p5      41 next copy
        orps xmm7, xmm2                                            ;  1204.8 p0      41 next
        xorps xmm7, xmm9                                           ;  1205.8 p1      41 next
        movaps xmm8, xmm6                                          ;  1204.8 p5      41 next copy
        xorps xmm8, xmm2                                           ;  1205.8 p0      41 next
        xorps xmm9, xmm6                                           ;  1205.2 p1      41 next
        movaps [rdx + 32], xmm9                                    ;  1206.2 p3+p4   41 next spill
        andps xmm6, [rbp - 112]                                    ;  1205.8 p5+p2   41 next
        movaps [rdi - 64], xmm7                                    ;  1206.8 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1206.0 p0      41 next copy
        andps xmm7, xmm14                                          ;  1207.0 p1      41 next
        xorps xmm15, xmm7                                          ;  1208.0 p5      41 next
        xorps xmm15, [rdi + 48]                                    ;  1209.0 p0+p2   41 next
        movaps xmm9, xmm2                                          ;  1207.2 p1      41 next copy
        andps xmm9, xmm0                                           ;  1208.2 p5      41 next
        xorps xmm9, xmm13                                          ;  1209.2 p0      41 next
        xorps xmm3, xmm9                                           ;  1210.2 p1      41 next
        andps xmm9, xmm0                                           ;  1210.2 p5      41 next
        xorps xmm9, [rdx - 32]                                     ;  1211.2 p0+p2   41 next
        xorps xmm9, xmm4                                           ;  1212.2 p1      41 next
        movaps xmm0, xmm8                                          ;  1209.8 p5      41 next copy
        andps xmm0, xmm12                                          ;  1210.8 p0      41 next
        andps xmm8, xmm10                                          ;  1210.2 p1      41 next
        xorps xmm8, xmm4                                           ;  1211.2 p5      41 next
        xorps xmm7, xmm8                                           ;  1212.2 p0      41 next
        xorps xmm11, xmm7                                          ;  1213.2 p1      41 next
        movaps xmm8, [rbp - 112]                                   ;  1209.0 p2      44 next reload
        movaps xmm7, xmm13                                         ;  1211.8 p5      41 next copy
        andps xmm7, xmm8                                           ;  1212.8 p0      41 next
        xorps xmm15, xmm7                                          ;  1213.8 p1      41 next
        xorps xmm7, xmm14                                          ;  1213.8 p5      41 next
        andps xmm14, xmm13                                         ;  1213.0 p0      41 next
        andps xmm13, xmm10                                         ;  1213.2 p1      41 next
        xorps xmm11, [rel kasumi_encrypt_compact.T0_constants128]  ;  1214.2 p5+p2   41 next
        xorps xmm6, xmm13                                          ;  1214.2 p0      41 next
        movaps xmm13, xmm1                                         ;  1214.2 p1      41 next copy
        andps xmm13, [rdi + 16]                                    ;  1215.2 p5+p2   41 next
        andps xmm1, xmm5                                           ;  1215.0 p0      41 next
        xorps xmm4, xmm1                                           ;  1216.0 p1      41 next
        xorps xmm0, xmm6                                           ;  1215.8 p5      41 next
        xorps xmm6, [rdx + 80]                                     ;  1216.0 p0+p2   41 next
        andps xmm12, xmm2                                          ;  1216.2 p1      41 next
        xorps xmm12, xmm3                                          ;  1217.2 p5      41 next
        xorps xmm3, xmm13                                          ;  1217.0 p0      41 next
        movaps xmm13, [rdi - 48]                                   ;  1213.8 p2      41 next reload
        movaps xmm1, xmm13                                         ;  1217.2 p1      41 next copy
        andps xmm5, xmm13                                          ;  1217.8 p5      41 next
        xorps xmm14, xmm5                                          ;  1218.8 p0      41 next
        xorps xmm14, xmm8                                          ;  1219.8 p1      41 next
        movaps xmm5, [rdx + 32]                                    ;  1214.8 p2      41 next reload
        xorps xmm3, xmm5                                           ;  1218.8 p5      41 next
        andps xmm1, [rdi + 16]                                     ;  1219.0 p0+p2   41 next
        xorps xmm9, xmm14                                          ;  1220.8 p1      41 next
        xorps xmm14, [rdi + 48]                                    ;  1220.8 p5+p2   41 next
        xorps xmm12, xmm4                                          ;  1220.0 p0      41 next
        andps xmm2, xmm10                                          ;  1220.2 p1      41 next
        andps xmm13, xmm8                                          ;  1220.8 p5      41 next
        xorps xmm4, xmm10                                          ;  1221.0 p0      41 next
        xorps xmm2, xmm0                                           ;  1221.2 p1      41 next
        xorps xmm2, xmm13                                          ;  1222.2 p5      41 next
        movaps xmm13, xmm10                                        ;  1222.0 p0      41 next copy
        andps xmm13, [rcx - 64]                                    ;  1223.0 p1+p2   41 next
        xorps xmm1, xmm13                                          ;  1224.0 p5      41 next
        xorps xmm1, xmm7                                           ;  1225.0 p0      41 next
        xorps xmm0, xmm1                                           ;  1226.0 p1      41 next
        movaps xmm1, xmm10                                         ;  1223.8 p5      41 next copy
        movaps xmm13, [rdi + 16]                                   ;  1219.2 p2      44 next reload
        andps xmm1, xmm13                                          ;  1224.8 p0      41 next
        xorps xmm14, xmm1                                          ;  1225.8 p1      41 next
        xorps xmm1, [rdx - 112]                                    ;  1225.8 p5+p2   41 next
        xorps xmm4, [rdi - 64]                                     ;  1225.0 p0+p2   41 next
        xorps xmm4, [rdx + 80]                                     ;  1226.0 p1+p2   41 next
        andps xmm10, xmm8                                          ;  1225.8 p5      41 next
        xorps xmm6, xmm14                                          ;  1226.8 p0      41 next
        xorps xmm5, xmm0                                           ;  1227.0 p1      41 next
        andps xmm7, xmm8                                           ;  1226.8 p5      41 next
        xorps xmm12, [rdi + 16]                                    ;  1227.0 p0+p2   41 next
        xorps xmm13, xmm10                                         ;  1227.2 p1      41 next
        xorps xmm15, xmm13                                         ;  1228.2 p5      41 next
        xorps xmm3, xmm1                                           ;  1228.0 p0      41 next
        xorps xmm7, [rdx - 32]                                     ;  1228.2 p1+p2   41 next
        xorps xmm2, [rcx - 64]                                     ;  1228.8 p5+p2   41 next
        xorps xmm2, [rax - 112]                                    ;  1229.8 p0+p2   41 next
        movaps xmm14, [rbp - 80]                                   ;  1227.2 p2      41 next
        xorps xmm3, xmm7                                           ;  1229.2 p1      41 next
        xorps xmm7, xmm2                                           ;  1230.8 p5      41 next
        movaps xmm2, [rdx - 48]                                    ;  1228.2 p2      44 next reload
        movaps xmm0, [rdi - 128]                                   ;  1229.2 p2      44 next reload
        andps xmm14, xmm0                                          ;  1232.2 p0      41 next
        movaps xmm13, [rdi + 32]                                   ;  1230.2 p2      41 next
        movaps [rax - 112], xmm12                                  ;  1228.0 p3+p4   41 next spill
        movaps xmm1, [rdi + 32]                                    ;  1231.2 p2      41 next
        xorps xmm14, xmm2                                          ;  1233.2 p1      41 next
        movaps xmm8, [rdx - 96]                                    ;  1232.2 p2      41 next
        movaps xmm10, [rax - 64]                                   ;  1233.2 p2      44 next reload
        andps xmm8, xmm10                                          ;  1236.2 p5      41 next
        movaps [rcx - 64], xmm9                                    ;  1228.8 p3+p4   41 next spill
        andps xmm1, xmm2                                           ;  1234.2 p0      41 next
        movaps xmm9, [rdx + 0]                                     ;  1234.2 p2      41 next
        andps xmm9, xmm2                                           ;  1237.2 p1      41 next
        movaps xmm12, [rbp - 80]                                   ;  1235.2 p2      41 next
        andps xmm12, xmm2                                          ;  1238.2 p5      41 next
        andps xmm13, [rdx + 0]                                     ;  1236.2 p0+p2   41 next
        movaps [rdx - 32], xmm3                                    ;  1230.5 p3+p4   41 next spill
        movaps xmm3, xmm0                                          ;  1232.2 p1      41 next copy
        andps xmm3, xmm10                                          ;  1236.2 p5      41 next
        movaps [rdx - 112], xmm7                                   ;  1231.8 p3+p4   41 next spill
        movaps xmm7, xmm1                                          ;  1235.2 p0      41 next copy
        xorps xmm7, xmm8                                           ;  1237.2 p1      41 next
        andps xmm8, [rbp - 80]                                     ;  1237.2 p5+p2   41 next
        movaps [rbp - 112], xmm5                                   ;  1232.5 p3+p4   41 next spill
        movaps xmm5, [rbp - 80]                                    ;  1238.2 p2      41 next
        xorps xmm5, xmm9                                           ;  1241.2 p0      41 next
        xorps xmm8, xmm5                                           ;  1242.2 p1      41 next
        andps xmm5, xmm10                                          ;  1242.2 p5      41 next
        xorps xmm5, [rdx + 0]                                      ;  1243.2 p0+p2   41 next
        movaps [rdi - 48], xmm6                                    ;  1234.2 p3+p4   41 next spill
        movaps [rdx + 80], xmm11                                   ;  1235.2 p3+p4   41 next spill
        movaps xmm6, [rdx - 96]                                    ;  1240.2 p2      41 next
        andps xmm6, [rdx + 0]                                      ;  1243.2 p1+p2   41 next
        movaps [rdx + 32], xmm15                                   ;  1236.2 p3+p4   41 next spill
        movaps xmm15, xmm6                                         ;  1244.2 p5      41 next copy
        movaps [rdi + 16], xmm4                                    ;  1237.2 p3+p4   41 next spill
        movaps xmm4, xmm12                                         ;  1239.2 p0      41 next copy
        movaps xmm11, [rdi + 32]                                   ;  1242.2 p2      41 next
        orps xmm6, xmm9                                            ;  1244.2 p1      41 next
        xorps xmm9, [rdi + 32]                                     ;  1243.2 p5+p2   41 next
        xorps xmm4, xmm7                                           ;  1240.2 p0      41 next
        xorps xmm12, xmm13                                         ;  1239.2 p1      41 next
        xorps xmm3, xmm12                                          ;  1240.2 p5      41 next
        xorps xmm1, xmm3                                           ;  1241.2 p0      41 next
        andps xmm11, [rbp - 80]                                    ;  1245.2 p1+p2   41 next
        xorps xmm15, xmm11                                         ;  1246.2 p5      41 next
        xorps xmm11, [rdx - 96]                                    ;  1246.2 p0+p2   41 next
        andps xmm1, xmm10                                          ;  1242.2 p1      41 next
        xorps xmm1, xmm9                                           ;  1244.2 p5      41 next
        andps xmm12, [rdx - 96]                                    ;  1246.2 p0+p2   41 next
        xorps xmm9, xmm11                                          ;  1247.2 p1      41 next
        andps xmm11, [rdi + 32]                                    ;  1247.2 p5+p2   41 next
        xorps xmm8, xmm11                                          ;  1248.2 p0      41 next
        movaps xmm11, xmm3                                         ;  1242.5 p1      41 next copy
        andps xmm11, [rbp - 80]                                    ;  1248.2 p5+p2   41 next
        xorps xmm6, xmm11                                          ;  1249.2 p0      41 next
        movaps xmm11, [rdx + 0]                                    ;  1249.2 p2      44 next reload
        movaps [rax - 96], xmm8                                    ;  1249.2 p3+p4   41 next spill
        andps xmm3, xmm11                                          ;  1252.2 p1      41 next
        movaps [rdi - 64], xmm1                                    ;  1245.2 p3+p4   41 next spill
        movaps xmm1, xmm0                                          ;  1244.2 p5      41 next copy
        xorps xmm1, [rdx - 96]                                     ;  1250.2 p0+p2   41 next
        andps xmm13, xmm1                                          ;  1251.2 p1      41 next
        xorps xmm13, xmm5                                          ;  1252.2 p5      41 next
        andps xmm5, xmm10                                          ;  1245.5 p0      41 next
        movaps [rdi + 48], xmm6                                    ;  1250.2 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;  1245.8 p1      41 next copy
        andps xmm6, xmm10                                          ;  1246.8 p5      41 next
        movaps xmm8, xmm6                                          ;  1247.8 p0      41 next copy
        andps xmm8, xmm1                                           ;  1251.2 p1      41 next
        xorps xmm6, xmm9                                           ;  1248.2 p5      41 next
        xorps xmm12, xmm6                                          ;  1249.2 p0      41 next
        movaps xmm6, xmm10                                         ;  1247.8 p1      41 next copy
        movaps [rdi + 112], xmm14                                  ;  1247.5 p3+p4   41 next spill
        xorps xmm6, xmm11                                          ;  1252.2 p5      41 next
        xorps xmm8, xmm6                                           ;  1253.2 p0      41 next
        movaps xmm6, xmm7                                          ;  1248.8 p1      41 next copy
        xorps xmm6, xmm11                                          ;  1252.2 p5      41 next
        andps xmm6, xmm0                                           ;  1253.2 p0      41 next
        xorps xmm12, xmm6                                          ;  1254.2 p1      41 next
        movaps xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1251.2 p2      41 next reload
        xorps xmm12, xmm6                                          ;  1255.2 p5      41 next
        movaps [rcx - 128], xmm12                                  ;  1256.2 p3+p4   41 next spill
        xorps xmm8, xmm15                                          ;  1254.2 p0      41 next
        xorps xmm15, xmm1                                          ;  1251.2 p1      41 next
        andps xmm15, xmm2                                          ;  1252.2 p5      41 next
        andps xmm8, xmm10                                          ;  1255.2 p0      41 next
        movaps xmm12, xmm0                                         ;  1251.8 p1      41 next copy
        andps xmm12, [rdi + 32]                                    ;  1252.8 p5+p2   41 next
        xorps xmm15, xmm6                                          ;  1254.2 p0      41 next
        movaps xmm6, xmm14                                         ;  1252.8 p1      41 next copy
        andps xmm6, xmm11                                          ;  1253.8 p5      41 next
        movaps xmm14, xmm11                                        ;  1253.5 p0      41 next copy
        andps xmm14, [rbp - 80]                                    ;  1254.5 p1+p2   41 next
        andps xmm1, xmm14                                          ;  1255.5 p5      41 next
        xorps xmm14, xmm12                                         ;  1255.5 p0      41 next
        xorps xmm8, xmm14                                          ;  1256.5 p1      41 next
        movaps xmm11, xmm10                                        ;  1255.2 p5      41 next copy
        xorps xmm10, [rdx + 80]                                    ;  1255.5 p0+p2   41 next
        movaps [rdx + 80], xmm10                                   ;  1256.5 p3+p4   41 next spill
        movaps xmm10, xmm0                                         ;  1255.8 p1      41 next copy
        movaps xmm14, [rdx - 96]                                   ;  1255.2 p2      44 next reload
        andps xmm11, [rdi + 32]                                    ;  1256.2 p5+p2   41 next
        movaps xmm0, xmm7                                          ;  1256.5 p0      41 next copy
        andps xmm0, [rdi + 32]                                     ;  1257.5 p1+p2   41 next
        andps xmm7, xmm14                                          ;  1258.2 p5      41 next
        xorps xmm1, xmm0                                           ;  1258.5 p0      41 next
        xorps xmm3, xmm12                                          ;  1257.8 p1      41 next
        xorps xmm12, xmm14                                         ;  1258.2 p5      41 next
        movaps xmm0, xmm11                                         ;  1258.5 p0      41 next copy
        andps xmm10, xmm14                                         ;  1258.8 p1      41 next
        xorps xmm0, xmm10                                          ;  1259.8 p5      41 next
        andps xmm10, xmm12                                         ;  1259.8 p0      41 next
        andps xmm12, [rbp - 80]                                    ;  1259.8 p1+p2   41 next
        xorps xmm12, xmm7                                          ;  1260.8 p5      41 next
        movaps xmm7, xmm2                                          ;  1260.5 p0      41 next copy
        xorps xmm12, [rdi - 64]                                    ;  1261.8 p1+p2   41 next
        andps xmm7, xmm0                                           ;  1261.5 p5      41 next
        xorps xmm0, xmm6                                           ;  1261.5 p0      41 next
        xorps xmm4, xmm7                                           ;  1262.5 p1      41 next
        xorps xmm6, xmm15                                          ;  1262.2 p5      41 next
        xorps xmm13, xmm0                                          ;  1262.5 p0      41 next
        xorps xmm11, xmm6                                          ;  1263.2 p1      41 next
        xorps xmm3, xmm4                                           ;  1263.5 p5      41 next
        movaps xmm6, [rdi + 112]                                   ;  1260.5 p2      41 next
        andps xmm6, xmm14                                          ;  1263.5 p0      41 next
        xorps xmm8, xmm6                                           ;  1264.5 p1      41 next
        movaps xmm7, [rbp - 112]                                   ;  1261.5 p2      41 next
        xorps xmm7, [rbp - 80]                                     ;  1264.5 p5+p2   41 next
        xorps xmm8, xmm7                                           ;  1265.5 p0      41 next
        xorps xmm5, xmm11                                          ;  1264.8 p1      41 next
        xorps xmm3, [rdi + 112]                                    ;  1265.2 p5+p2   41 next
        xorps xmm9, xmm13                                          ;  1265.5 p0      41 next
        xorps xmm5, [rax - 96]                                     ;  1265.8 p1+p2   41 next
        movaps xmm4, [rdi - 128]                                   ;  1265.5 p2      44 next reload
        orps xmm0, xmm4                                            ;  1268.5 p5      41 next
        xorps xmm15, xmm0                                          ;  1269.5 p0      41 next
        xorps xmm1, xmm9                                           ;  1266.8 p1      41 next
        movaps xmm0, [rcx - 128]                                   ;  1266.5 p2      41 next
        xorps xmm10, xmm15                                         ;  1270.5 p5      41 next
        xorps xmm10, [rdi + 48]                                    ;  1271.5 p0+p2   41 next
        movaps xmm6, [rdx + 80]                                    ;  1268.5 p2      41 next reload
        xorps xmm0, xmm6                                           ;  1271.5 p1      41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1269.5 p2      41 next reload
        xorps xmm3, xmm15                                          ;  1272.5 p5      41 next
        xorps xmm14, [rdx - 112]                                   ;  1270.5 p0+p2   41 next
        xorps xmm10, xmm14                                         ;  1272.5 p1      41 next
        xorps xmm4, [rdi - 48]                                     ;  1271.5 p5+p2   41 next
        xorps xmm8, [rdi - 16]                                     ;  1272.5 p0+p2   50 next
        movaps xmm11, [rbp - 128]                                  ;  1273.5 p2      50 next reload
        xorps xmm3, xmm4                                           ;  1273.5 p1      41 next
        xorps xmm10, [rdx - 16]                                    ;  1274.5 p5+p2   50 next
        movaps xmm13, [rcx - 96]                                   ;  1275.5 p2      50 next reload
        xorps xmm2, [rdx + 32]                                     ;  1276.5 p0+p2   41 next
        xorps xmm1, xmm2                                           ;  1277.5 p1      41 next
        xorps xmm2, xmm11                                          ;  1277.5 p5      50 next
        xorps xmm11, [r11 + 304]                                   ;  1277.5 p0+p2   50 next
        xorps xmm6, xmm13                                          ;  1278.5 p1      50 next
        xorps xmm13, [r11 + 320]                                   ;  1278.5 p5+p2   50 next
        xorps xmm7, [rdx + 112]                                    ;  1279.5 p0+p2   50 next
        xorps xmm1, [rdi - 80]                                     ;  1280.5 p1+p2   50 next
        movaps [rcx - 96], xmm10                                   ;  1275.5 p3+p4   50 next spill
        xorps xmm14, [rbp - 48]                                    ;  1281.5 p5+p2   50 next
        xorps xmm4, [rcx - 80]                                     ;  1282.5 p0+p2   50 next
        movaps xmm10, [rdx - 32]                                   ;  1283.5 p2      41 next
        xorps xmm10, [rdi + 32]                                    ;  1286.5 p1+p2   41 next
        xorps xmm12, xmm10                                         ;  1287.5 p5      41 next
        xorps xmm12, [rdx + 16]                                    ;  1288.5 p0+p2   50 next
        movaps [rdi + 32], xmm12                                   ;  1289.5 p3+p4   50 next spill
        movaps xmm12, [rcx - 64]                                   ;  1286.5 p2      50 next
        movaps xmm9, [rdi + 16]                                    ;  1287.5 p2      41 next
        xorps xmm12, [rdi + 80]                                    ;  1289.5 p1+p2   50 next
        xorps xmm9, [rdx + 0]                                      ;  1290.5 p5+p2   41 next
        xorps xmm10, [rbp - 96]                                    ;  1290.5 p0+p2   50 next
        xorps xmm0, [rdx + 64]                                     ;  1291.5 p1+p2   50 next
        xorps xmm5, xmm9                                           ;  1291.5 p5      41 next
        xorps xmm5, [rdi + 96]                                     ;  1292.5 p0+p2   50 next
        xorps xmm9, [rax - 80]                                     ;  1293.5 p1+p2   50 next
        movaps [rcx - 64], xmm5                                    ;  1293.5 p3+p4   50 next spill
        movaps xmm5, [rax - 112]                                   ;  1294.5 p2      50 next
        movaps [rax - 112], xmm8                                   ;  1283.5 p3+p4   50 next spill
        movaps xmm8, [rcx - 80]                                    ;  1295.5 p2      50 next
        xorps xmm8, [r11 + 336]                                    ;  1298.5 p5+p2   50 next
        xorps xmm3, [rdi - 96]                                     ;  1297.5 p0+p2   50 next
        movaps [rcx - 80], xmm3                                    ;  1298.5 p3+p4   50 next spill
        movaps xmm3, [rdx + 112]                                   ;  1298.5 p2      50 next
        movaps [rdx + 112], xmm0                                   ;  1292.5 p3+p4   50 next spill
        movaps xmm0, [rax - 80]                                    ;  1299.5 p2      50 next
        xorps xmm5, [rdi + 0]                                      ;  1300.5 p1+p2   50 next
        movaps [rdx - 112], xmm8                                   ;  1299.5 p3+p4   50 next spill
        movaps [rax - 80], xmm1                                    ;  1291.5 p3+p4   50 next spill
        xorps xmm3, [r11 + 352]                                    ;  1301.5 p5+p2   50 next
        xorps xmm0, [r11 + 368]                                    ;  1302.5 p0+p2   50 next
        movaps xmm1, [rbp - 48]                                    ;  1303.5 p2      50 next
        movaps [rbp - 48], xmm5                                    ;  1301.5 p3+p4   50 next spill
        movaps xmm5, [rbp - 96]                                    ;  1304.5 p2      50 next
        xorps xmm1, [r11 + 384]                                    ;  1306.5 p1+p2   50 next
        movaps [rbp - 96], xmm12                                   ;  1293.8 p3+p4   50 next spill
        movaps xmm12, [rdi + 80]                                   ;  1306.5 p2      50 next
        xorps xmm5, [r11 + 400]                                    ;  1307.5 p5+p2   50 next
        xorps xmm12, [r11 + 416]                                   ;  1309.5 p0+p2   50 next
        movaps [rdx - 32], xmm1                                    ;  1307.5 p3+p4   50 next spill
        movaps xmm1, xmm12                                         ;  1310.5 p1      41 next copy
        movaps [rdi + 80], xmm10                                   ;  1298.8 p3+p4   50 next spill
        movaps xmm10, [rdi + 0]                                    ;  1309.5 p2      50 next
        xorps xmm10, [r11 + 432]                                   ;  1312.5 p5+p2   50 next
        movaps [rdi + 0], xmm14                                    ;  1299.8 p3+p4   50 next spill
        movaps xmm14, [rdi - 80]                                   ;  1311.5 p2      50 next
        xorps xmm14, [r11 + 448]                                   ;  1314.5 p0+p2   50 next
        movaps [rdi - 80], xmm9                                    ;  1300.8 p3+p4   50 next spill
        movaps xmm9, [rdx + 64]                                    ;  1313.5 p2      50 next
        xorps xmm9, [r11 + 464]                                    ;  1316.5 p1+p2   50 next
        movaps [rdx + 64], xmm7                                    ;  1301.8 p3+p4   50 next spill
        movaps xmm7, [rdi - 96]                                    ;  1315.5 p2      50 next
        xorps xmm7, [r11 + 480]                                    ;  1318.5 p5+p2   50 next
        movaps [rdi - 96], xmm4                                    ;  1303.5 p3+p4   50 next spill
        movaps xmm4, [rdi - 16]                                    ;  1317.5 p2      50 next
        xorps xmm4, [r11 + 496]                                    ;  1320.5 p0+p2   50 next
        movaps [rdi - 16], xmm6                                    ;  1306.5 p3+p4   50 next spill
        movaps xmm6, [rdi + 96]                                    ;  1319.5 p2      50 next
        xorps xmm6, [r11 + 256]                                    ;  1322.5 p1+p2   50 next
        movaps [rdi + 96], xmm2                                    ;  1307.5 p3+p4   50 next spill
        movaps xmm2, [rdx - 16]                                    ;  1321.5 p2      50 next
        movaps [rdx - 16], xmm0                                    ;  1308.5 p3+p4   50 next spill
        movaps xmm0, [rdx + 16]                                    ;  1322.5 p2      50 next
        xorps xmm2, [r11 + 272]                                    ;  1324.5 p5+p2   50 next
        xorps xmm0, [r11 + 288]                                    ;  1325.5 p0+p2   50 next
        movaps [rbp - 128], xmm11                                  ;  1310.5 p3+p4   50 next spill
        movaps xmm11, xmm14                                        ;  1315.5 p1      41 next copy
        xorps xmm11, xmm9                                          ;  1317.5 p5      41 next
        xorps xmm1, xmm6                                           ;  1323.5 p0      41 next
        movaps [rdx + 16], xmm13                                   ;  1313.5 p3+p4   50 next spill
        movaps xmm13, xmm14                                        ;  1315.5 p1      41 next copy
        xorps xmm13, xmm0                                          ;  1326.5 p5      41 next
        movaps [rdx + 80], xmm5                                    ;  1315.5 p3+p4   50 next spill
        movaps xmm5, xmm12                                         ;  1315.8 p0      41 next copy
        andps xmm5, xmm10                                          ;  1316.8 p1      41 next
        movaps xmm8, xmm14                                         ;  1316.2 p5      41 next copy
        xorps xmm8, xmm2                                           ;  1325.5 p0      41 next
        andps xmm8, xmm12                                          ;  1326.5 p1      41 next
        movaps [rdx - 96], xmm3                                    ;  1317.0 p3+p4   50 next spill
        movaps xmm3, xmm9                                          ;  1317.5 p5      41 next copy
        xorps xmm3, xmm6                                           ;  1323.5 p0      41 next
        movaps [rdx + 0], xmm0                                     ;  1326.5 p3+p4   50 next spill
        movaps xmm0, xmm11                                         ;  1318.5 p1      41 next copy
        andps xmm0, xmm9                                           ;  1319.5 p5      41 next
        movaps [rbp - 112], xmm9                                   ;  1319.0 p3+p4   50 next spill
        movaps [rbp - 80], xmm1                                    ;  1324.5 p3+p4   41 next spill
        xorps xmm5, xmm0                                           ;  1320.5 p0      41 next
        movaps xmm0, xmm6                                          ;  1323.5 p1      41 next copy
        andps xmm0, xmm4                                           ;  1324.5 p5      41 next
        xorps xmm0, xmm15                                          ;  1325.5 p0      41 next
        movaps [rdi + 16], xmm0                                    ;  1326.5 p3+p4   41 next spill
        xorps xmm8, xmm0                                           ;  1327.5 p1      41 next
        movaps xmm0, xmm1                                          ;  1324.5 p5      41 next copy
        movaps xmm1, xmm6                                          ;  1323.5 p0      41 next copy
        andps xmm1, xmm9                                           ;  1324.5 p1      41 next
        movaps xmm9, xmm14                                         ;  1323.8 p5      41 next copy
        xorps xmm9, xmm10                                          ;  1324.8 p0      41 next
        movaps [rcx - 128], xmm8                                   ;  1328.5 p3+p4   41 next spill
        movaps xmm8, xmm3                                          ;  1324.5 p1      41 next copy
        andps xmm8, xmm2                                           ;  1325.5 p5      41 next
        andps xmm0, xmm2                                           ;  1325.5 p0      41 next
        movaps [rdi - 48], xmm8                                    ;  1326.5 p3+p4   41 next spill
        movaps xmm8, xmm12                                         ;  1325.5 p1      41 next copy
        andps xmm8, xmm4                                           ;  1326.5 p5      41 next
        xorps xmm8, xmm10                                          ;  1327.5 p0      41 next
        xorps xmm0, xmm8                                           ;  1328.5 p1      41 next
        movaps [rdi - 128], xmm0                                   ;  1329.5 p3+p4   41 next spill
        movaps xmm0, xmm4                                          ;  1326.8 p5      41 next copy
        andps xmm0, xmm7                                           ;  1327.8 p0      41 next
        xorps xmm0, xmm15                                          ;  1328.8 p1      41 next
        movaps xmm15, xmm13                                        ;  1327.8 p5      41 next copy
        movaps [rdx + 32], xmm0                                    ;  1329.8 p3+p4   41 next spill
        movaps xmm0, xmm11                                         ;  1328.0 p0      41 next copy
        andps xmm0, xmm4                                           ;  1329.0 p1      41 next
        xorps xmm8, xmm0                                           ;  1330.0 p5      41 next
        andps xmm15, xmm10                                         ;  1329.0 p0      41 next
        xorps xmm1, xmm15                                          ;  1330.0 p1      41 next
        movaps xmm15, xmm9                                         ;  1329.8 p5      41 next copy
        andps xmm15, xmm2                                          ;  1330.8 p0      41 next
        xorps xmm8, xmm15                                          ;  1331.8 p1      41 next
        movaps xmm0, xmm11                                         ;  1330.8 p5      41 next copy
        orps xmm0, xmm10                                           ;  1331.8 p0      41 next
        xorps xmm0, xmm1                                           ;  1332.8 p1      41 next
        andps xmm9, xmm4                                           ;  1331.8 p5      41 next
        xorps xmm1, xmm12                                          ;  1332.0 p0      41 next
        xorps xmm8, xmm3                                           ;  1332.8 p1      41 next
        andps xmm3, xmm7                                           ;  1332.8 p5      41 next
        xorps xmm9, xmm3                                           ;  1333.8 p0      41 next
        movaps xmm3, xmm12                                         ;  1333.5 p1      41 next copy
        andps xmm12, [rdx + 0]                                     ;  1333.8 p5+p2   41 next
        movaps [rdx - 48], xmm0                                    ;  1333.8 p3+p4   41 next spill
        movaps xmm0, xmm13                                         ;  1334.0 p0      41 next copy
        xorps xmm3, xmm10                                          ;  1334.5 p1      41 next
        andps xmm0, xmm4                                           ;  1335.0 p5      41 next
        xorps xmm15, xmm0                                          ;  1336.0 p0      41 next
        movaps [rdi + 48], xmm14                                   ;  1333.8 p3+p4   50 next spill
        xorps xmm15, [rcx - 128]                                   ;  1337.0 p1+p2   41 next
        movaps [rdi - 64], xmm1                                    ;  1334.8 p3+p4   41 next spill
        movaps xmm1, xmm10                                         ;  1335.8 p5      41 next copy
        andps xmm1, xmm14                                          ;  1336.8 p0      41 next
        xorps xmm1, xmm2                                           ;  1337.8 p1      41 next
        xorps xmm9, xmm1                                           ;  1338.8 p5      41 next
        andps xmm1, xmm14                                          ;  1338.8 p0      41 next
        xorps xmm1, [rdx + 32]                                     ;  1339.8 p1+p2   41 next
        xorps xmm1, xmm5                                           ;  1340.8 p5      41 next
        movaps xmm14, xmm3                                         ;  1338.0 p0      41 next copy
        andps xmm14, xmm6                                          ;  1339.0 p1      41 next
        andps xmm3, xmm7                                           ;  1338.8 p5      41 next
        xorps xmm3, xmm5                                           ;  1339.8 p0      41 next
        xorps xmm0, xmm3                                           ;  1340.8 p1      41 next
        movaps xmm3, [rdx + 0]                                     ;  1337.5 p2      50 next reload
        xorps xmm8, xmm0                                           ;  1341.8 p5      41 next
        andps xmm6, xmm10                                          ;  1340.0 p0      41 next
        xorps xmm6, xmm9                                           ;  1341.0 p1      41 next
        movaps xmm0, xmm2                                          ;  1340.8 p5      41 next copy
        andps xmm0, xmm3                                           ;  1341.8 p0      41 next
        xorps xmm15, xmm0                                          ;  1342.8 p1      41 next
        xorps xmm0, xmm4                                           ;  1342.8 p5      41 next
        andps xmm4, xmm2                                           ;  1342.0 p0      41 next
        andps xmm2, xmm7                                           ;  1342.5 p1      41 next
        xorps xmm12, xmm2                                          ;  1343.5 p5      41 next
        movaps xmm2, xmm13                                         ;  1343.0 p0      41 next copy
        andps xmm2, [rbp - 112]                                    ;  1344.0 p1+p2   41 next
        xorps xmm9, xmm2                                           ;  1345.0 p5      41 next
        movaps xmm2, [rbp - 80]                                    ;  1341.5 p2      41 next reload
        xorps xmm8, [rel kasumi_encrypt_compact.T0_constants128]   ;  1344.0 p0+p2   41 next
        andps xmm13, xmm11                                         ;  1344.5 p1      41 next
        xorps xmm5, xmm13                                          ;  1345.5 p5      41 next
        xorps xmm6, xmm5                                           ;  1346.5 p0      41 next
        xorps xmm6, [rbp - 112]                                    ;  1347.5 p1+p2   41 next
        movaps xmm13, xmm2                                         ;  1345.8 p5      41 next copy
        xorps xmm5, xmm7                                           ;  1346.5 p0      41 next
        andps xmm11, xmm2                                          ;  1346.5 p1      41 next
        andps xmm2, xmm3                                           ;  1346.8 p5      41 next
        xorps xmm14, xmm12                                         ;  1347.0 p0      41 next
        andps xmm13, [rbp - 112]                                   ;  1347.5 p1+p2   41 next
        andps xmm10, xmm7                                          ;  1347.8 p5      41 next
        xorps xmm10, xmm14                                         ;  1348.8 p0      41 next
        xorps xmm10, xmm2                                          ;  1349.8 p1      41 next
        movaps xmm2, xmm7                                          ;  1348.8 p5      41 next copy
        andps xmm2, [rdi + 48]                                     ;  1349.8 p0+p2   41 next
        xorps xmm13, xmm2                                          ;  1350.8 p1      41 next
        movaps xmm2, xmm7                                          ;  1349.8 p5      41 next copy
        andps xmm7, xmm3                                           ;  1350.0 p0      41 next
        xorps xmm5, [rdx - 48]                                     ;  1350.5 p1+p2   41 next
        xorps xmm5, [rdi - 128]                                    ;  1351.5 p5+p2   41 next
        xorps xmm12, [rdi - 128]                                   ;  1351.0 p0+p2   41 next
        xorps xmm4, xmm11                                          ;  1351.5 p1      41 next
        xorps xmm4, xmm3                                           ;  1352.5 p5      41 next
        movaps xmm11, [rdi - 64]                                   ;  1349.5 p2      41 next reload
        xorps xmm9, xmm11                                          ;  1352.5 p0      41 next
        xorps xmm1, xmm4                                           ;  1353.5 p1      41 next
        xorps xmm4, [rcx - 128]                                    ;  1353.5 p5+p2   41 next
        xorps xmm13, xmm0                                          ;  1353.0 p0      41 next
        xorps xmm14, xmm13                                         ;  1354.0 p1      41 next
        movaps xmm13, [rbp - 112]                                  ;  1351.5 p2      50 next reload
        andps xmm2, xmm13                                          ;  1354.5 p5      41 next
        xorps xmm11, xmm14                                         ;  1355.0 p0      41 next
        andps xmm0, xmm3                                           ;  1354.5 p1      41 next
        xorps xmm4, xmm2                                           ;  1355.5 p5      41 next
        xorps xmm12, xmm4                                          ;  1356.5 p0      41 next
        xorps xmm2, [rdi + 16]                                     ;  1355.5 p1+p2   41 next
        xorps xmm13, xmm7                                          ;  1355.8 p5      41 next
        xorps xmm15, xmm13                                         ;  1356.8 p0      41 next
        xorps xmm9, xmm2                                           ;  1356.5 p1      41 next
        xorps xmm10, [rdi + 48]                                    ;  1356.8 p5+p2   41 next
        xorps xmm10, [rdi - 48]                                    ;  1357.8 p0+p2   41 next
        xorps xmm0, [rdx + 32]                                     ;  1357.5 p1+p2   41 next
        movaps xmm14, [rdx - 96]                                   ;  1356.5 p2      41 next
        movaps xmm2, [rdx - 112]                                   ;  1357.5 p2      50 next reload
        andps xmm14, xmm2                                          ;  1360.5 p5      41 next
        movaps xmm4, [rbp - 128]                                   ;  1358.5 p2      50 next reload
        movaps xmm3, [rdx + 80]                                    ;  1359.5 p2      41 next
        andps xmm3, xmm4                                           ;  1362.5 p0      41 next
        xorps xmm14, xmm4                                          ;  1361.5 p1      41 next
        movaps xmm7, [rdx - 32]                                    ;  1360.5 p2      41 next
        movaps xmm13, [rdx + 80]                                   ;  1361.5 p2      41 next
        andps xmm13, [rdx - 16]                                    ;  1364.5 p5+p2   41 next
        movaps [rdi + 48], xmm1                                    ;  1356.5 p3+p4   41 next spill
        movaps [rdi - 48], xmm6                                    ;  1357.5 p3+p4   41 next spill
        movaps xmm6, [rdx - 96]                                    ;  1363.5 p2      41 next
        andps xmm6, xmm4                                           ;  1366.5 p0      41 next
        movaps xmm1, [rdx - 16]                                    ;  1364.5 p2      41 next
        xorps xmm9, xmm0                                           ;  1359.5 p1      41 next
        movaps [rdx + 32], xmm9                                    ;  1360.5 p3+p4   41 next spill
        xorps xmm0, xmm10                                          ;  1359.8 p5      41 next
        movaps xmm10, [rdx + 16]                                   ;  1365.5 p2      50 next reload
        andps xmm7, xmm10                                          ;  1368.5 p0      41 next
        andps xmm1, xmm4                                           ;  1367.5 p1      41 next
        movaps xmm9, xmm2                                          ;  1360.8 p5      41 next copy
        andps xmm9, xmm10                                          ;  1368.5 p0      41 next
        movaps [rdi + 16], xmm0                                    ;  1360.8 p3+p4   41 next spill
        movaps [rbp - 112], xmm5                                   ;  1361.0 p3+p4   41 next spill
        movaps xmm0, xmm3                                          ;  1363.5 p1      41 next copy
        xorps xmm0, xmm7                                           ;  1369.5 p5      41 next
        andps xmm7, [rdx - 96]                                     ;  1369.5 p0+p2   41 next
        movaps xmm5, xmm6                                          ;  1367.5 p1      41 next copy
        xorps xmm5, xmm0                                           ;  1370.5 p5      41 next
        movaps [rbp - 80], xmm12                                   ;  1362.0 p3+p4   41 next spill
        movaps xmm12, [rdx - 32]                                   ;  1367.5 p2      41 next
        xorps xmm6, xmm13                                          ;  1367.5 p0      41 next
        xorps xmm9, xmm6                                           ;  1369.5 p1      41 next
        xorps xmm3, xmm9                                           ;  1370.5 p5      41 next
        andps xmm3, xmm10                                          ;  1371.5 p0      41 next
        movaps [rdx + 0], xmm11                                    ;  1364.5 p3+p4   41 next spill
        movaps xmm11, [rdx - 96]                                   ;  1368.5 p2      41 next
        xorps xmm11, xmm1                                          ;  1371.5 p1      41 next
        andps xmm12, [rdx - 16]                                    ;  1370.5 p5+p2   41 next
        xorps xmm7, xmm11                                          ;  1372.5 p0      41 next
        andps xmm11, xmm10                                         ;  1372.5 p1      41 next
        xorps xmm11, [rdx - 16]                                    ;  1373.5 p5+p2   41 next
        andps xmm6, [rdx - 32]                                     ;  1371.5 p0+p2   41 next
        movaps [rdi - 128], xmm8                                   ;  1368.2 p3+p4   41 next spill
        movaps xmm8, [rdx + 80]                                    ;  1372.5 p2      41 next
        andps xmm8, [rdx - 96]                                     ;  1375.5 p1+p2   41 next
        movaps [rdi - 64], xmm15                                   ;  1369.2 p3+p4   41 next spill
        movaps xmm15, xmm12                                        ;  1371.5 p5      41 next copy
        orps xmm12, xmm1                                           ;  1371.5 p0      41 next
        xorps xmm15, xmm8                                          ;  1376.5 p1      41 next
        xorps xmm1, [rdx + 80]                                     ;  1374.5 p5+p2   41 next
        xorps xmm8, [rdx - 32]                                     ;  1376.5 p0+p2   41 next
        xorps xmm3, xmm1                                           ;  1375.5 p1      41 next
        xorps xmm1, xmm8                                           ;  1377.5 p5      41 next
        andps xmm8, [rdx + 80]                                     ;  1377.5 p0+p2   41 next
        xorps xmm7, xmm8                                           ;  1378.5 p1      41 next
        movaps [rdx - 48], xmm3                                    ;  1376.5 p3+p4   41 next spill
        movaps xmm8, xmm9                                          ;  1372.2 p5      41 next copy
        andps xmm8, [rdx - 96]                                     ;  1377.5 p0+p2   41 next
        movaps xmm3, xmm2                                          ;  1372.8 p1      41 next copy
        xorps xmm3, [rdx - 32]                                     ;  1378.5 p5+p2   41 next
        andps xmm13, xmm3                                          ;  1379.5 p0      41 next
        xorps xmm13, xmm11                                         ;  1380.5 p1      41 next
        andps xmm11, xmm10                                         ;  1374.5 p5      41 next
        xorps xmm12, xmm8                                          ;  1378.5 p0      41 next
        movaps xmm8, [rdx - 16]                                    ;  1379.5 p2      50 next reload
        movaps [rcx - 128], xmm12                                  ;  1379.5 p3+p4   41 next spill
        andps xmm9, xmm8                                           ;  1382.5 p1      41 next
        movaps xmm12, xmm4                                         ;  1375.5 p5      41 next copy
        movaps [rdi + 112], xmm7                                   ;  1379.5 p3+p4   41 next spill
        andps xmm12, xmm10                                         ;  1376.5 p0      41 next
        movaps [rax - 64], xmm14                                   ;  1376.8 p3+p4   41 next spill
        movaps xmm7, xmm12                                         ;  1377.5 p1      41 next copy
        andps xmm7, xmm3                                           ;  1379.5 p5      41 next
        xorps xmm12, xmm1                                          ;  1378.5 p0      41 next
        xorps xmm6, xmm12                                          ;  1379.5 p1      41 next
        movaps xmm12, xmm10                                        ;  1378.0 p5      41 next copy
        xorps xmm12, xmm8                                          ;  1382.5 p0      41 next
        xorps xmm7, xmm12                                          ;  1383.5 p1      41 next
        movaps xmm12, xmm0                                         ;  1379.0 p5      41 next copy
        xorps xmm12, xmm8                                          ;  1382.5 p0      41 next
        andps xmm12, xmm2                                          ;  1383.5 p1      41 next
        xorps xmm6, xmm12                                          ;  1384.5 p5      41 next
        movaps xmm12, [rel kasumi_encrypt_compact.T0_constants128] ;  1380.5 p2      41 next reload
        xorps xmm7, xmm15                                          ;  1384.5 p0      41 next
        xorps xmm15, xmm3                                          ;  1380.8 p1      41 next
        andps xmm15, xmm4                                          ;  1381.8 p5      41 next
        andps xmm7, xmm10                                          ;  1385.5 p0      41 next
        xorps xmm6, xmm12                                          ;  1385.5 p1      41 next
        xorps xmm15, xmm12                                         ;  1383.5 p5      41 next
        movaps xmm12, xmm14                                        ;  1382.2 p0      41 next copy
        andps xmm12, xmm8                                          ;  1383.2 p1      41 next
        movaps [rax - 96], xmm6                                    ;  1386.5 p3+p4   41 next spill
        movaps xmm6, xmm2                                          ;  1383.0 p5      41 next copy
        andps xmm6, [rdx + 80]                                     ;  1384.0 p0+p2   41 next
        xorps xmm9, xmm6                                           ;  1385.0 p1      41 next
        movaps xmm14, xmm8                                         ;  1384.0 p5      41 next copy
        movaps xmm8, xmm10                                         ;  1384.2 p0      41 next copy
        andps xmm8, [rdx + 80]                                     ;  1385.2 p1+p2   41 next
        andps xmm14, [rdx - 96]                                    ;  1385.0 p5+p2   41 next
        andps xmm3, xmm14                                          ;  1386.0 p0      41 next
        xorps xmm10, [rdi - 128]                                   ;  1385.8 p1+p2   41 next
        movaps [rdi - 128], xmm10                                  ;  1386.8 p3+p4   41 next spill
        movaps xmm10, xmm2                                         ;  1386.0 p5      41 next copy
        movaps xmm2, xmm0                                          ;  1386.2 p0      41 next copy
        andps xmm2, [rdx + 80]                                     ;  1387.2 p1+p2   41 next
        xorps xmm3, xmm2                                           ;  1388.2 p5      41 next
        movaps xmm2, xmm8                                          ;  1387.2 p0      41 next copy
        xorps xmm14, xmm6                                          ;  1387.8 p1      41 next
        xorps xmm7, xmm14                                          ;  1388.8 p5      41 next
        movaps xmm14, [rdx - 32]                                   ;  1387.2 p2      50 next reload
        xorps xmm6, xmm14                                          ;  1390.2 p0      41 next
        andps xmm10, xmm14                                         ;  1390.2 p1      41 next
        andps xmm0, xmm14                                          ;  1390.2 p5      41 next
        xorps xmm2, xmm10                                          ;  1391.2 p0      41 next
        andps xmm10, xmm6                                          ;  1391.2 p1      41 next
        andps xmm6, [rdx - 96]                                     ;  1391.2 p5+p2   41 next
        xorps xmm6, xmm0                                           ;  1392.2 p0      41 next
        xorps xmm6, [rdx - 48]                                     ;  1393.2 p1+p2   41 next
        movaps xmm0, xmm4                                          ;  1391.0 p5      41 next copy
        andps xmm0, xmm2                                           ;  1392.2 p0      41 next
        xorps xmm2, xmm12                                          ;  1392.2 p1      41 next
        xorps xmm13, xmm2                                          ;  1393.2 p5      41 next
        xorps xmm1, xmm13                                          ;  1394.2 p0      41 next
        xorps xmm5, xmm0                                           ;  1393.2 p1      41 next
        xorps xmm3, xmm1                                           ;  1395.2 p5      41 next
        movaps xmm0, [rdx - 112]                                   ;  1390.2 p2      50 next reload
        xorps xmm4, [rdi - 64]                                     ;  1393.2 p0+p2   41 next
        orps xmm2, xmm0                                            ;  1393.8 p1      41 next
        xorps xmm12, xmm15                                         ;  1394.0 p5      41 next
        xorps xmm15, xmm2                                          ;  1394.8 p0      41 next
        xorps xmm10, xmm15                                         ;  1395.8 p1      41 next
        movaps xmm2, [rdi - 128]                                   ;  1392.2 p2      41 next reload
        movaps xmm1, [rax - 96]                                    ;  1393.2 p2      41 next
        xorps xmm1, xmm2                                           ;  1396.2 p5      41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1394.2 p2      41 next reload
        xorps xmm8, xmm12                                          ;  1395.2 p0      41 next
        xorps xmm11, xmm8                                          ;  1396.2 p1      41 next
        xorps xmm9, xmm5                                           ;  1396.0 p5      41 next
        xorps xmm3, xmm4                                           ;  1396.2 p0      41 next
        xorps xmm9, [rax - 64]                                     ;  1397.0 p1+p2   41 next
        xorps xmm11, [rdi + 112]                                   ;  1397.2 p5+p2   41 next
        movaps xmm5, [rax - 64]                                    ;  1397.2 p2      41 next
        andps xmm5, xmm14                                          ;  1400.2 p0      41 next
        xorps xmm7, xmm5                                           ;  1401.2 p1      41 next
        xorps xmm0, [rbp - 80]                                     ;  1398.2 p5+p2   41 next
        movaps xmm8, [rbp - 112]                                   ;  1399.2 p2      41 next
        xorps xmm8, [rdx - 16]                                     ;  1402.2 p0+p2   41 next
        xorps xmm11, xmm8                                          ;  1403.2 p1      41 next
        movaps xmm5, [rdx + 0]                                     ;  1401.2 p2      41 next
        xorps xmm9, xmm15                                          ;  1399.0 p5      41 next
        xorps xmm9, xmm0                                           ;  1400.0 p0      41 next
        xorps xmm4, [r8 + 2048]                                    ;  1402.2 p1+p2   44 next
        xorps xmm1, [r8 + 2208]                                    ;  1403.2 p5+p2   44 next
        xorps xmm2, [r8 + 2064]                                    ;  1404.2 p0+p2   44 next
        movaps xmm12, [rdx + 32]                                   ;  1405.2 p2      41 next
        xorps xmm5, [rdx - 96]                                     ;  1406.2 p1+p2   41 next
        xorps xmm7, xmm5                                           ;  1407.2 p5      41 next
        xorps xmm14, [rdi + 16]                                    ;  1407.2 p0+p2   41 next
        xorps xmm10, [rcx - 128]                                   ;  1408.2 p1+p2   41 next
        xorps xmm10, xmm14                                         ;  1409.2 p5      41 next
        xorps xmm11, [r8 + 2256]                                   ;  1409.2 p0+p2   44 next
        xorps xmm10, [r8 + 2272]                                   ;  1410.2 p1+p2   44 next
        xorps xmm12, [rdx + 80]                                    ;  1411.2 p5+p2   41 next
        xorps xmm6, xmm12                                          ;  1412.2 p0      41 next
        xorps xmm12, [r8 + 2144]                                   ;  1412.2 p1+p2   44 next
        movaps [rdi - 128], xmm10                                  ;  1411.2 p3+p4   44 next spill
        movaps xmm10, xmm4                                         ;  1404.0 p5      41 next copy
        xorps xmm3, [r8 + 2192]                                    ;  1413.2 p0+p2   44 next
        xorps xmm10, xmm12                                         ;  1413.2 p1      41 next
        xorps xmm9, [r8 + 2224]                                    ;  1414.2 p5+p2   44 next
        xorps xmm0, [r8 + 2080]                                    ;  1415.2 p0+p2   44 next
        xorps xmm8, [r8 + 2112]                                    ;  1416.2 p1+p2   44 next
        xorps xmm7, [r8 + 2240]                                    ;  1417.2 p5+p2   44 next
        xorps xmm5, [r8 + 2096]                                    ;  1418.2 p0+p2   44 next
        xorps xmm14, [r8 + 2128]                                   ;  1419.2 p1+p2   44 next
        movaps xmm13, [rdi + 48]                                   ;  1420.2 p2      44 next
        xorps xmm13, [r8 + 2160]                                   ;  1423.2 p5+p2   44 next
        xorps xmm6, [r8 + 2288]                                    ;  1422.2 p0+p2   44 next
        movaps [rdi + 48], xmm11                                   ;  1410.2 p3+p4   44 next spill
        movaps xmm11, [rdi - 48]                                   ;  1423.2 p2      44 next
        xorps xmm11, [r8 + 2176]                                   ;  1426.2 p1+p2   44 next
        movaps [rdi - 48], xmm1                                    ;  1411.5 p3+p4   44 next spill
        movaps xmm1, xmm0                                          ;  1416.2 p5      41 next copy
        xorps xmm1, xmm11                                          ;  1427.2 p0      41 next
        movaps [rdx + 32], xmm6                                    ;  1423.2 p3+p4   44 next spill
        movaps xmm6, xmm4                                          ;  1413.2 p1      41 next copy
        movaps [rdx - 16], xmm11                                   ;  1427.2 p3+p4   44 next spill
        movaps [rdx + 80], xmm3                                    ;  1414.5 p3+p4   44 next spill
        andps xmm6, xmm2                                           ;  1414.2 p5      41 next
        movaps xmm3, xmm0                                          ;  1416.2 p0      41 next copy
        xorps xmm3, xmm5                                           ;  1419.2 p1      41 next
        movaps xmm11, xmm3                                         ;  1420.2 p5      41 next copy
        andps xmm11, xmm5                                          ;  1421.2 p0      41 next
        xorps xmm6, xmm11                                          ;  1422.2 p1      41 next
        movaps xmm11, xmm12                                        ;  1416.8 p5      41 next copy
        andps xmm11, xmm14                                         ;  1420.2 p0      41 next
        movaps [rdx + 0], xmm5                                     ;  1419.2 p3+p4   44 next spill
        movaps [rdi + 16], xmm9                                    ;  1418.2 p3+p4   44 next spill
        movaps xmm9, xmm0                                          ;  1418.5 p1      41 next copy
        movaps [rdx - 32], xmm7                                    ;  1419.2 p3+p4   44 next spill
        movaps xmm7, xmm12                                         ;  1419.2 p5      41 next copy
        xorps xmm7, xmm5                                           ;  1420.2 p0      41 next
        xorps xmm11, xmm15                                         ;  1421.2 p1      41 next
        movaps [rbp - 112], xmm11                                  ;  1422.2 p3+p4   41 next spill
        movaps [rdx - 96], xmm10                                   ;  1421.2 p3+p4   41 next spill
        xorps xmm9, xmm13                                          ;  1424.2 p5      41 next
        andps xmm9, xmm4                                           ;  1425.2 p0      41 next
        xorps xmm9, xmm11                                          ;  1426.2 p1      41 next
        movaps [rax - 96], xmm9                                    ;  1427.2 p3+p4   41 next spill
        movaps xmm11, xmm10                                        ;  1421.5 p5      41 next copy
        andps xmm11, xmm13                                         ;  1424.2 p0      41 next
        movaps xmm9, xmm7                                          ;  1422.0 p1      41 next copy
        andps xmm9, xmm13                                          ;  1424.2 p5      41 next
        movaps xmm10, xmm12                                        ;  1422.8 p0      41 next copy
        andps xmm10, xmm5                                          ;  1423.8 p1      41 next
        movaps [rbp - 80], xmm9                                    ;  1425.2 p3+p4   41 next spill
        movaps xmm9, xmm4                                          ;  1423.5 p5      41 next copy
        andps xmm9, xmm14                                          ;  1424.5 p0      41 next
        xorps xmm9, xmm2                                           ;  1425.5 p1      41 next
        xorps xmm11, xmm9                                          ;  1426.5 p5      41 next
        movaps [rdx - 112], xmm11                                  ;  1427.5 p3+p4   41 next spill
        movaps xmm11, xmm14                                        ;  1424.8 p0      41 next copy
        movaps xmm5, xmm0                                          ;  1425.0 p1      41 next copy
        andps xmm11, xmm8                                          ;  1425.8 p5      41 next
        xorps xmm11, xmm15                                         ;  1426.8 p0      41 next
        movaps xmm15, xmm1                                         ;  1428.2 p1      41 next copy
        andps xmm15, xmm2                                          ;  1429.2 p5      41 next
        xorps xmm5, xmm2                                           ;  1426.8 p0      41 next
        xorps xmm10, xmm15                                         ;  1430.2 p1      41 next
        movaps xmm15, xmm5                                         ;  1427.8 p5      41 next copy
        movaps [rdi - 64], xmm11                                   ;  1427.8 p3+p4   41 next spill
        movaps xmm11, xmm3                                         ;  1427.8 p0      41 next copy
        andps xmm15, xmm13                                         ;  1428.8 p1      41 next
        andps xmm11, xmm14                                         ;  1428.8 p5      41 next
        andps xmm5, xmm14                                          ;  1428.8 p0      41 next
        movaps [rcx - 128], xmm0                                   ;  1428.0 p3+p4   44 next spill
        xorps xmm9, xmm11                                          ;  1429.8 p1      41 next
        xorps xmm9, xmm15                                          ;  1430.8 p5      41 next
        xorps xmm9, xmm7                                           ;  1431.8 p0      41 next
        andps xmm7, xmm8                                           ;  1430.0 p1      41 next
        xorps xmm5, xmm7                                           ;  1431.0 p5      41 next
        movaps xmm7, xmm3                                          ;  1430.8 p0      41 next copy
        orps xmm7, xmm2                                            ;  1431.8 p1      41 next
        xorps xmm7, xmm10                                          ;  1432.8 p5      41 next
        movaps xmm11, xmm4                                         ;  1431.8 p0      41 next copy
        xorps xmm10, xmm4                                          ;  1432.0 p1      41 next
        movaps [rdx - 48], xmm10                                   ;  1433.0 p3+p4   41 next spill
        movaps [rbp - 128], xmm7                                   ;  1433.8 p3+p4   41 next spill
        xorps xmm11, xmm2                                          ;  1432.8 p5      41 next
        movaps xmm10, xmm2                                         ;  1432.8 p0      41 next copy
        andps xmm10, xmm0                                          ;  1433.8 p1      41 next
        xorps xmm10, xmm13                                         ;  1434.8 p5      41 next
        xorps xmm5, xmm10                                          ;  1435.8 p0      41 next
        andps xmm10, xmm0                                          ;  1435.8 p1      41 next
        movaps xmm0, xmm11                                         ;  1434.5 p5      41 next copy
        xorps xmm10, [rdi - 64]                                    ;  1436.8 p0+p2   41 next
        xorps xmm10, xmm6                                          ;  1437.8 p1      41 next
        andps xmm4, [rdx - 16]                                     ;  1435.5 p5+p2   41 next
        andps xmm0, xmm12                                          ;  1435.8 p0      41 next
        andps xmm11, xmm8                                          ;  1436.0 p1      41 next
        andps xmm12, xmm2                                          ;  1436.5 p5      41 next
        xorps xmm11, xmm6                                          ;  1437.0 p0      41 next
        xorps xmm12, xmm5                                          ;  1437.5 p1      41 next
        movaps xmm7, xmm1                                          ;  1437.5 p5      41 next copy
        andps xmm7, xmm14                                          ;  1438.5 p0      41 next
        xorps xmm15, xmm7                                          ;  1439.5 p1      41 next
        xorps xmm15, [rax - 96]                                    ;  1440.5 p5+p2   41 next
        xorps xmm7, xmm11                                          ;  1439.5 p0      41 next
        xorps xmm9, xmm7                                           ;  1440.5 p1      41 next
        movaps xmm7, xmm13                                         ;  1439.5 p5      41 next copy
        movaps xmm11, [rdx - 16]                                   ;  1436.8 p2      44 next reload
        andps xmm7, xmm11                                          ;  1440.5 p0      41 next
        xorps xmm15, xmm7                                          ;  1441.5 p1      41 next
        xorps xmm9, [rel kasumi_encrypt_compact.T0_constants128]   ;  1441.5 p5+p2   41 next
        xorps xmm7, xmm14                                          ;  1441.5 p0      41 next
        andps xmm14, xmm13                                         ;  1441.0 p1      41 next
        andps xmm13, xmm8                                          ;  1441.5 p5      41 next
        xorps xmm4, xmm13                                          ;  1442.5 p0      41 next
        movaps xmm13, xmm1                                         ;  1442.0 p1      41 next copy
        andps xmm13, [rdx + 0]                                     ;  1443.0 p5+p2   41 next
        xorps xmm5, xmm13                                          ;  1444.0 p0      41 next
        movaps xmm13, [rdx - 96]                                   ;  1440.0 p2      41 next reload
        andps xmm1, xmm3                                           ;  1443.0 p1      41 next
        xorps xmm6, xmm1                                           ;  1444.0 p5      41 next
        xorps xmm12, xmm6                                          ;  1445.0 p0      41 next
        andps xmm3, xmm13                                          ;  1444.0 p1      41 next
        xorps xmm14, xmm3                                          ;  1445.0 p5      41 next
        xorps xmm14, xmm11                                         ;  1446.0 p0      41 next
        xorps xmm10, xmm14                                         ;  1447.0 p1      41 next
        xorps xmm6, xmm8                                           ;  1445.5 p5      41 next
        xorps xmm6, [rbp - 128]                                    ;  1446.5 p0+p2   41 next
        xorps xmm6, [rdx - 112]                                    ;  1447.5 p1+p2   41 next
        movaps xmm3, [rdx - 48]                                    ;  1443.8 p2      41 next reload
        xorps xmm5, xmm3                                           ;  1446.8 p5      41 next
        movaps xmm1, xmm13                                         ;  1446.8 p0      41 next copy
        andps xmm1, [rdx + 0]                                      ;  1447.8 p1+p2   41 next
        xorps xmm0, xmm4                                           ;  1447.5 p5      41 next
        xorps xmm14, [rax - 96]                                    ;  1447.8 p0+p2   41 next
        xorps xmm12, [rdx + 0]                                     ;  1448.0 p1+p2   41 next
        xorps xmm4, [rdx - 112]                                    ;  1448.5 p5+p2   41 next
        andps xmm2, xmm8                                           ;  1448.8 p0      41 next
        andps xmm13, xmm11                                         ;  1449.0 p1      41 next
        xorps xmm2, xmm0                                           ;  1449.8 p5      41 next
        xorps xmm2, xmm13                                          ;  1450.8 p0      41 next
        movaps xmm13, xmm8                                         ;  1450.0 p1      41 next copy
        andps xmm13, [rcx - 128]                                   ;  1451.0 p5+p2   41 next
        xorps xmm1, xmm13                                          ;  1452.0 p0      41 next
        xorps xmm1, xmm7                                           ;  1453.0 p1      41 next
        xorps xmm0, xmm1                                           ;  1454.0 p5      41 next
        movaps xmm1, xmm8                                          ;  1451.8 p0      41 next copy
        movaps xmm13, [rdx + 0]                                    ;  1449.8 p2      44 next reload
        andps xmm1, xmm13                                          ;  1452.8 p1      41 next
        xorps xmm14, xmm1                                          ;  1453.8 p5      41 next
        xorps xmm1, [rbp - 112]                                    ;  1453.8 p0+p2   41 next
        xorps xmm5, xmm1                                           ;  1454.8 p1      41 next
        andps xmm7, xmm11                                          ;  1453.5 p5      41 next
        xorps xmm7, [rdi - 64]                                     ;  1454.5 p0+p2   41 next
        xorps xmm5, xmm7                                           ;  1455.8 p1      41 next
        andps xmm8, xmm11                                          ;  1454.5 p5      41 next
        xorps xmm13, xmm8                                          ;  1455.5 p0      41 next
        movaps xmm8, [rdi - 128]                                   ;  1452.8 p2      41 next
        movaps [rdx + 0], xmm6                                     ;  1450.8 p3+p4   41 next spill
        xorps xmm4, xmm14                                          ;  1455.0 p1      41 next
        xorps xmm3, xmm0                                           ;  1455.5 p5      41 next
        movaps xmm0, [rdi + 16]                                    ;  1453.8 p2      44 next reload
        movaps [rdi - 64], xmm5                                    ;  1456.8 p3+p4   41 next spill
        movaps xmm11, [rdi - 48]                                   ;  1454.8 p2      44 next reload
        movaps xmm5, xmm0                                          ;  1456.8 p0      41 next copy
        movaps [rdx - 16], xmm3                                    ;  1456.5 p3+p4   41 next spill
        xorps xmm2, [rcx - 128]                                    ;  1456.0 p1+p2   41 next
        xorps xmm2, [rbp - 80]                                     ;  1457.0 p5+p2   41 next
        movaps [rbp - 80], xmm12                                   ;  1454.2 p3+p4   41 next spill
        xorps xmm7, xmm2                                           ;  1458.0 p0      41 next
        movaps xmm12, [rdx - 32]                                   ;  1457.8 p2      41 next
        movaps xmm2, [rdx + 80]                                    ;  1458.8 p2      44 next reload
        andps xmm12, xmm2                                          ;  1461.8 p1      41 next
        movaps xmm1, [rdx + 32]                                    ;  1459.8 p2      41 next
        andps xmm1, xmm2                                           ;  1462.8 p5      41 next
        andps xmm5, xmm11                                          ;  1457.8 p0      41 next
        movaps xmm14, [rdx - 32]                                   ;  1460.8 p2      41 next
        andps xmm14, xmm0                                          ;  1463.8 p1      41 next
        xorps xmm14, xmm2                                          ;  1464.8 p5      41 next
        xorps xmm15, xmm13                                         ;  1458.8 p0      41 next
        movaps [rbp - 112], xmm7                                   ;  1459.0 p3+p4   41 next spill
        movaps xmm13, [rdx + 32]                                   ;  1461.8 p2      41 next
        andps xmm8, xmm11                                          ;  1459.0 p1      41 next
        movaps xmm7, xmm1                                          ;  1463.8 p5      41 next copy
        movaps xmm6, xmm12                                         ;  1462.8 p0      41 next copy
        movaps [rcx - 128], xmm10                                  ;  1458.2 p3+p4   41 next spill
        andps xmm13, [rdi + 48]                                    ;  1464.8 p1+p2   41 next
        movaps xmm10, [rdi + 48]                                   ;  1463.8 p2      41 next
        andps xmm10, xmm2                                          ;  1466.8 p5      41 next
        movaps xmm3, [rdx - 32]                                    ;  1464.8 p2      41 next
        xorps xmm3, xmm10                                          ;  1467.8 p0      41 next
        xorps xmm12, xmm13                                         ;  1465.8 p1      41 next
        movaps [rdx - 96], xmm4                                    ;  1460.0 p3+p4   41 next spill
        movaps xmm4, [rdi - 128]                                   ;  1465.8 p2      41 next
        movaps [rdx - 48], xmm15                                   ;  1461.0 p3+p4   41 next spill
        andps xmm4, [rdi + 48]                                     ;  1468.8 p5+p2   41 next
        xorps xmm5, xmm12                                          ;  1466.8 p0      41 next
        xorps xmm7, xmm8                                           ;  1464.8 p1      41 next
        xorps xmm6, xmm7                                           ;  1465.8 p5      41 next
        xorps xmm1, xmm5                                           ;  1467.8 p0      41 next
        andps xmm1, xmm11                                          ;  1468.8 p1      41 next
        movaps xmm15, xmm4                                         ;  1469.8 p5      41 next copy
        orps xmm4, xmm10                                           ;  1469.8 p0      41 next
        xorps xmm10, [rdx + 32]                                    ;  1467.8 p1+p2   41 next
        xorps xmm1, xmm10                                          ;  1469.8 p5      41 next
        movaps [rbp - 128], xmm1                                   ;  1470.8 p3+p4   41 next spill
        movaps [rdx - 112], xmm9                                   ;  1466.0 p3+p4   41 next spill
        movaps xmm9, [rdx + 32]                                    ;  1468.8 p2      41 next
        movaps [rdx + 16], xmm14                                   ;  1467.0 p3+p4   41 next spill
        andps xmm9, [rdx - 32]                                     ;  1471.8 p0+p2   41 next
        xorps xmm15, xmm9                                          ;  1472.8 p1      41 next
        xorps xmm9, [rdi - 128]                                    ;  1472.8 p5+p2   41 next
        xorps xmm10, xmm9                                          ;  1473.8 p0      41 next
        andps xmm12, [rdi - 128]                                   ;  1471.8 p1+p2   41 next
        movaps xmm1, xmm0                                          ;  1467.5 p5      41 next copy
        andps xmm9, [rdx + 32]                                     ;  1473.8 p0+p2   41 next
        andps xmm8, [rdx - 32]                                     ;  1473.8 p1+p2   41 next
        xorps xmm1, [rdi - 128]                                    ;  1474.8 p5+p2   41 next
        andps xmm13, xmm1                                          ;  1475.8 p0      41 next
        xorps xmm8, xmm3                                           ;  1474.8 p1      41 next
        andps xmm3, xmm11                                          ;  1469.5 p5      41 next
        xorps xmm3, [rdi + 48]                                     ;  1475.8 p0+p2   41 next
        xorps xmm13, xmm3                                          ;  1476.8 p1      41 next
        andps xmm3, xmm11                                          ;  1476.8 p5      41 next
        xorps xmm8, xmm9                                           ;  1475.8 p0      41 next
        movaps xmm9, xmm5                                          ;  1471.2 p1      41 next copy
        andps xmm9, [rdx - 32]                                     ;  1476.8 p5+p2   41 next
        xorps xmm4, xmm9                                           ;  1477.8 p0      41 next
        movaps [rax - 64], xmm8                                    ;  1476.8 p3+p4   41 next spill
        movaps [rax - 96], xmm4                                    ;  1478.8 p3+p4   41 next spill
        movaps xmm4, xmm2                                          ;  1472.8 p1      41 next copy
        andps xmm4, xmm11                                          ;  1473.8 p5      41 next
        movaps xmm8, xmm4                                          ;  1474.8 p0      41 next copy
        xorps xmm4, xmm10                                          ;  1474.8 p1      41 next
        xorps xmm12, xmm4                                          ;  1475.8 p5      41 next
        movaps xmm4, xmm11                                         ;  1474.2 p0      41 next copy
        andps xmm8, xmm1                                           ;  1475.8 p1      41 next
        movaps xmm9, [rdi + 48]                                    ;  1477.8 p2      44 next reload
        andps xmm5, xmm9                                           ;  1480.8 p5      41 next
        xorps xmm4, xmm9                                           ;  1480.8 p0      41 next
        xorps xmm8, xmm4                                           ;  1481.8 p1      41 next
        movaps xmm4, xmm7                                          ;  1476.0 p5      41 next copy
        xorps xmm4, xmm9                                           ;  1480.8 p0      41 next
        xorps xmm8, xmm15                                          ;  1482.8 p1      41 next
        xorps xmm15, xmm1                                          ;  1477.0 p5      41 next
        andps xmm15, xmm2                                          ;  1478.0 p0      41 next
        andps xmm4, xmm0                                           ;  1481.8 p1      41 next
        xorps xmm12, xmm4                                          ;  1482.8 p5      41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  1478.8 p2      41 next reload
        xorps xmm15, xmm4                                          ;  1481.8 p0      41 next
        xorps xmm12, xmm4                                          ;  1483.8 p1      41 next
        andps xmm8, xmm11                                          ;  1483.8 p5      41 next
        movaps xmm4, xmm14                                         ;  1479.2 p0      41 next copy
        movaps xmm14, xmm9                                         ;  1480.8 p1      41 next copy
        andps xmm4, xmm9                                           ;  1480.8 p5      41 next
        movaps xmm9, xmm11                                         ;  1480.2 p0      41 next copy
        xorps xmm11, [rdx - 112]                                   ;  1480.8 p1+p2   41 next
        movaps [rdx - 112], xmm11                                  ;  1481.8 p3+p4   41 next spill
        movaps [rdi + 112], xmm12                                  ;  1484.8 p3+p4   41 next spill
        movaps xmm12, xmm0                                         ;  1481.0 p5      41 next copy
        movaps xmm11, xmm0                                         ;  1481.2 p0      41 next copy
        andps xmm9, [rdx + 32]                                     ;  1481.8 p1+p2   41 next
        andps xmm14, [rdx - 32]                                    ;  1482.0 p5+p2   41 next
        andps xmm1, xmm14                                          ;  1483.0 p0      41 next
        andps xmm12, [rdx + 32]                                    ;  1483.0 p1+p2   41 next
        xorps xmm14, xmm12                                         ;  1484.0 p5      41 next
        xorps xmm8, xmm14                                          ;  1485.0 p0      41 next
        movaps xmm0, xmm7                                          ;  1483.8 p1      41 next copy
        andps xmm0, [rdx + 32]                                     ;  1484.8 p5+p2   41 next
        xorps xmm1, xmm0                                           ;  1485.8 p0      41 next
        xorps xmm5, xmm12                                          ;  1484.8 p1      41 next
        movaps xmm0, xmm9                                          ;  1485.0 p5      41 next copy
        movaps xmm14, [rdi - 128]                                  ;  1485.0 p2      44 next reload
        xorps xmm12, xmm14                                         ;  1488.0 p0      41 next
        andps xmm11, xmm14                                         ;  1488.0 p1      41 next
        xorps xmm0, xmm11                                          ;  1489.0 p5      41 next
        andps xmm11, xmm12                                         ;  1489.0 p0      41 next
        andps xmm7, xmm14                                          ;  1488.0 p1      41 next
        andps xmm12, [rdx - 32]                                    ;  1489.0 p5+p2   41 next
        xorps xmm12, xmm7                                          ;  1490.0 p0      41 next
        movaps xmm7, xmm2                                          ;  1487.8 p1      41 next copy
        andps xmm7, xmm0                                           ;  1490.0 p5      41 next
        xorps xmm6, xmm7                                           ;  1491.0 p0      41 next
        xorps xmm5, xmm6                                           ;  1492.0 p1      41 next
        xorps xmm5, [rdx + 16]                                     ;  1493.0 p5+p2   41 next
        xorps xmm0, xmm4                                           ;  1490.0 p0      41 next
        xorps xmm4, xmm15                                          ;  1489.8 p1      41 next
        movaps xmm6, [rdx + 16]                                    ;  1488.0 p2      41 next
        andps xmm6, xmm14                                          ;  1491.0 p5      41 next
        xorps xmm13, xmm0                                          ;  1491.0 p0      41 next
        xorps xmm8, xmm6                                           ;  1492.0 p1      41 next
        movaps xmm6, [rdx - 16]                                    ;  1489.0 p2      41 next
        movaps xmm7, [rdx + 0]                                     ;  1490.0 p2      41 next
        xorps xmm9, xmm4                                           ;  1491.0 p5      41 next
        movaps xmm4, [rdi + 16]                                    ;  1491.0 p2      44 next reload
        orps xmm0, xmm4                                            ;  1494.0 p0      41 next
        xorps xmm15, xmm0                                          ;  1495.0 p1      41 next
        xorps xmm7, [rdi + 48]                                     ;  1493.0 p5+p2   41 next
        xorps xmm3, xmm9                                           ;  1492.2 p0      41 next
        xorps xmm12, [rbp - 128]                                   ;  1493.0 p1+p2   41 next
        movaps xmm9, [rdi - 64]                                    ;  1494.0 p2      41 next
        xorps xmm9, [rdx + 32]                                     ;  1497.0 p5+p2   41 next
        xorps xmm5, [rel kasumi_encrypt_compact.T0_constants128]   ;  1496.0 p0+p2   41 next
        xorps xmm6, [rdx - 32]                                     ;  1497.0 p1+p2   41 next
        xorps xmm10, xmm13                                         ;  1494.0 p5      41 next
        xorps xmm1, xmm10                                          ;  1495.0 p0      41 next
        movaps xmm10, [rdi + 96]                                   ;  1498.0 p2      50 next reload
        xorps xmm12, xmm9                                          ;  1498.0 p1      41 next
        xorps xmm12, [rdi + 32]                                    ;  1499.0 p5+p2   50 next
        xorps xmm2, [rdx - 48]                                     ;  1500.0 p0+p2   41 next
        xorps xmm14, [rbp - 112]                                   ;  1501.0 p1+p2   41 next
        movaps xmm13, [rdi - 16]                                   ;  1502.0 p2      50 next reload
        xorps xmm3, [rax - 64]                                     ;  1503.0 p5+p2   41 next
        xorps xmm4, [rdx - 96]                                     ;  1504.0 p0+p2   41 next
        xorps xmm3, xmm7                                           ;  1504.0 p1      41 next
        xorps xmm11, xmm15                                         ;  1497.0 p5      41 next
        movaps xmm15, [rdi + 112]                                  ;  1505.0 p2      41 next
        xorps xmm11, [rax - 96]                                    ;  1506.0 p0+p2   41 next
        movaps xmm0, [rdx - 112]                                   ;  1507.0 p2      41 next reload
        xorps xmm11, xmm14                                         ;  1507.0 p1      41 next
        xorps xmm11, [rcx - 96]                                    ;  1508.0 p5+p2   50 next
        movaps [rdx - 112], xmm12                                  ;  1500.0 p3+p4   50 next spill
        movaps xmm12, [rcx - 128]                                  ;  1509.0 p2      50 next
        movaps [rcx - 128], xmm11                                  ;  1509.0 p3+p4   50 next spill
        movaps xmm11, [rbp - 80]                                   ;  1510.0 p2      50 next
        xorps xmm3, [rcx - 64]                                     ;  1511.0 p0+p2   50 next
        movaps [rbp - 80], xmm3                                    ;  1512.0 p3+p4   58 r spill
        movaps xmm3, xmm10                                         ;  1501.0 p1      58 r copy
        andps xmm3, [r8 + 496]                                     ;  1512.0 p5+p2   58 r
        xorps xmm15, xmm0                                          ;  1510.0 p0      41 next
        xorps xmm0, xmm13                                          ;  1510.0 p1      50 next
        xorps xmm0, xmm3                                           ;  1513.0 p5      58 r
        movaps xmm3, xmm13                                         ;  1505.0 p0      58 r copy
        andps xmm3, [r8 + 256]                                     ;  1513.0 p1+p2   58 r
        xorps xmm8, xmm6                                           ;  1505.0 p5      41 next
        xorps xmm5, xmm4                                           ;  1505.2 p0      41 next
        xorps xmm4, [rdi - 96]                                     ;  1514.0 p1+p2   50 next
        xorps xmm6, [rdx + 64]                                     ;  1515.0 p5+p2   50 next
        xorps xmm1, xmm2                                           ;  1506.2 p0      41 next
        xorps xmm15, [rdx + 112]                                   ;  1516.0 p1+p2   50 next
        xorps xmm14, [rdi + 0]                                     ;  1517.0 p5+p2   50 next
        xorps xmm9, [rdi + 80]                                     ;  1518.0 p0+p2   50 next
        xorps xmm1, [rax - 80]                                     ;  1519.0 p1+p2   50 next
        xorps xmm2, xmm10                                          ;  1509.0 p5      50 next
        movaps xmm10, [rcx - 96]                                   ;  1520.0 p2      58 r
        andps xmm10, [r8 + 464]                                    ;  1523.0 p0+p2   58 r
        xorps xmm12, [rbp - 96]                                    ;  1522.0 p1+p2   50 next
        xorps xmm4, xmm3                                           ;  1515.0 p5      58 r
        movaps xmm3, [rdi - 96]                                    ;  1523.0 p2      58 r
        andps xmm3, [r8 + 272]                                     ;  1526.0 p0+p2   58 r
        xorps xmm6, xmm3                                           ;  1527.0 p1      58 r
        movaps xmm3, [rdx + 64]                                    ;  1525.0 p2      58 r
        xorps xmm10, [rdx - 112]                                   ;  1526.0 p5+p2   58 r
        movaps [rdx - 112], xmm10                                  ;  1527.0 p3+p4   58 r spill
        andps xmm3, [r8 + 288]                                     ;  1528.0 p0+p2   58 r
        movaps xmm10, [rdi + 32]                                   ;  1528.0 p2      58 r
        andps xmm10, [r8 + 480]                                    ;  1531.0 p1+p2   58 r
        xorps xmm2, xmm10                                          ;  1532.0 p5      58 r
        movaps xmm10, [r9 + 2304]                                  ;  1530.0 p2      59 r
        orps xmm10, xmm2                                           ;  1533.0 p0      59 r
        xorps xmm10, [rdi - 16]                                    ;  1534.0 p1+p2   59 r
        movaps [rdi - 16], xmm2                                    ;  1533.0 p3+p4   58 r spill
        xorps xmm7, [rdi - 80]                                     ;  1532.0 p5+p2   50 next
        movaps xmm2, xmm0                                          ;  1523.0 p0      59 r copy
        orps xmm2, [r9 + 2320]                                     ;  1533.0 p1+p2   59 r
        xorps xmm2, [rdi - 96]                                     ;  1534.0 p5+p2   59 r
        xorps xmm7, xmm3                                           ;  1533.0 p0      58 r
        movaps xmm3, [rdi - 80]                                    ;  1535.0 p2      58 r
        andps xmm3, [r8 + 304]                                     ;  1538.0 p1+p2   58 r
        xorps xmm14, xmm3                                          ;  1539.0 p5      58 r
        movaps xmm3, [rdi + 0]                                     ;  1537.0 p2      58 r
        andps xmm3, [r8 + 320]                                     ;  1540.0 p0+p2   58 r
        xorps xmm9, xmm3                                           ;  1541.0 p1      58 r
        movaps xmm3, [rdi + 80]                                    ;  1539.0 p2      58 r
        andps xmm3, [r8 + 336]                                     ;  1542.0 p5+p2   58 r
        xorps xmm11, [rbp - 48]                                    ;  1541.0 p0+p2   50 next
        xorps xmm5, [rcx - 80]                                     ;  1542.0 p1+p2   50 next
        xorps xmm12, xmm3                                          ;  1543.0 p5      58 r
        movaps xmm3, [rbp - 96]                                    ;  1543.0 p2      58 r
        andps xmm3, [r8 + 352]                                     ;  1546.0 p0+p2   58 r
        xorps xmm11, xmm3                                          ;  1547.0 p1      58 r
        movaps xmm3, [rbp - 48]                                    ;  1545.0 p2      58 r
        andps xmm3, [r8 + 368]                                     ;  1548.0 p5+p2   58 r
        xorps xmm1, xmm3                                           ;  1549.0 p0      58 r
        movaps xmm3, [rax - 80]                                    ;  1547.0 p2      58 r
        andps xmm3, [r8 + 384]                                     ;  1550.0 p1+p2   58 r
        xorps xmm15, xmm3                                          ;  1551.0 p5      58 r
        movaps xmm3, [rdx + 112]                                   ;  1549.0 p2      58 r
        andps xmm3, [r8 + 400]                                     ;  1552.0 p0+p2   58 r
        xorps xmm5, xmm3                                           ;  1553.0 p1      58 r
        movaps xmm3, [rcx - 80]                                    ;  1551.0 p2      58 r
        andps xmm3, [r8 + 416]                                     ;  1554.0 p5+p2   58 r
        xorps xmm2, [rax - 32]                                     ;  1553.0 p0+p2  108 r
        xorps xmm8, [rax - 112]                                    ;  1554.0 p1+p2   50 next
        movaps xmm13, [rbp - 80]                                   ;  1555.0 p2      58 r reload
        xorps xmm10, [rax - 48]                                    ;  1556.0 p5+p2  108 r
        movaps [rax - 48], xmm10                                   ;  1557.0 p3+p4  108 r spill
        movaps [rax - 32], xmm2                                    ;  1554.0 p3+p4  108 r spill
        movaps xmm2, xmm14                                         ;  1547.2 p0      59 r copy
        orps xmm2, [r9 + 2384]                                     ;  1557.0 p1+p2   59 r
        movaps xmm10, xmm7                                         ;  1548.0 p5      59 r copy
        orps xmm10, [r9 + 2368]                                    ;  1558.0 p0+p2   59 r
        movaps [rdi - 96], xmm0                                    ;  1549.0 p3+p4   58 r spill
        movaps xmm0, xmm4                                          ;  1549.2 p1      59 r copy
        xorps xmm10, [rdi + 0]                                     ;  1559.0 p5+p2   59 r
        orps xmm0, [r9 + 2336]                                     ;  1560.0 p0+p2   59 r
        xorps xmm0, [rdx + 64]                                     ;  1561.0 p1+p2   59 r
        xorps xmm0, [rax - 16]                                     ;  1562.0 p5+p2  108 r
        movaps [rax - 16], xmm0                                    ;  1563.0 p3+p4  108 r spill
        xorps xmm2, [rdi + 80]                                     ;  1563.0 p0+p2   59 r
        xorps xmm2, [rax + 32]                                     ;  1564.0 p1+p2  108 r
        movaps [rax + 32], xmm2                                    ;  1565.0 p3+p4  108 r spill
        movaps xmm2, xmm1                                          ;  1554.0 p5      59 r copy
        xorps xmm1, [rbx + 80]                                     ;  1565.0 p0+p2  108 r
        movaps [rdx + 64], xmm4                                    ;  1554.5 p3+p4   58 r spill
        movaps xmm0, xmm9                                          ;  1554.8 p1      59 r copy
        orps xmm0, [r9 + 2400]                                     ;  1566.0 p5+p2   59 r
        xorps xmm0, [rbp - 96]                                     ;  1567.0 p0+p2   59 r
        xorps xmm0, [rax + 48]                                     ;  1568.0 p1+p2  108 r
        movaps [rax + 48], xmm0                                    ;  1569.0 p3+p4  108 r spill
        movaps xmm4, xmm6                                          ;  1557.0 p5      59 r copy
        orps xmm4, [r9 + 2352]                                     ;  1569.0 p0+p2   59 r
        xorps xmm4, [rdi - 80]                                     ;  1570.0 p1+p2   59 r
        xorps xmm4, [rax + 0]                                      ;  1571.0 p5+p2  108 r
        movaps [rax + 0], xmm4                                     ;  1572.0 p3+p4  108 r spill
        xorps xmm8, xmm3                                           ;  1560.0 p0      58 r
        movaps xmm3, [rax - 112]                                   ;  1572.0 p2      58 r
        andps xmm3, [r8 + 432]                                     ;  1575.0 p1+p2   58 r
        movaps xmm0, xmm15                                         ;  1562.0 p5      59 r copy
        xorps xmm15, [rbx + 96]                                    ;  1574.0 p0+p2  108 r
        orps xmm2, [r9 + 2448]                                     ;  1575.0 p1+p2   59 r
        xorps xmm2, [rdx + 112]                                    ;  1576.0 p5+p2   59 r
        xorps xmm2, [rax + 96]                                     ;  1577.0 p0+p2  108 r
        movaps [rax + 96], xmm2                                    ;  1578.0 p3+p4  108 r spill
        xorps xmm13, xmm3                                          ;  1576.0 p1      58 r
        movaps xmm3, [rcx - 64]                                    ;  1578.0 p2      58 r
        movaps xmm4, xmm12                                         ;  1567.0 p5      59 r copy
        orps xmm4, [r9 + 2416]                                     ;  1579.0 p0+p2   59 r
        andps xmm3, [r8 + 448]                                     ;  1581.0 p1+p2   58 r
        orps xmm0, [r9 + 2464]                                     ;  1581.0 p5+p2   59 r
        xorps xmm0, [rcx - 80]                                     ;  1582.0 p0+p2   59 r
        xorps xmm0, [rax + 112]                                    ;  1583.0 p1+p2  108 r
        movaps [rax + 112], xmm0                                   ;  1584.0 p3+p4  108 r spill
        xorps xmm10, [rax + 16]                                    ;  1584.0 p5+p2  108 r
        movaps [rax + 16], xmm10                                   ;  1585.0 p3+p4  108 r spill
        movaps xmm10, xmm11                                        ;  1574.0 p0      59 r copy
        orps xmm10, [r9 + 2432]                                    ;  1585.0 p1+p2   59 r
        xorps xmm10, [rax - 80]                                    ;  1586.0 p5+p2   59 r
        xorps xmm10, [rax + 80]                                    ;  1587.0 p0+p2  108 r
        movaps [rax + 80], xmm10                                   ;  1588.0 p3+p4  108 r spill
        movaps xmm10, xmm8                                         ;  1576.2 p1      59 r copy
        orps xmm10, [r9 + 2496]                                    ;  1588.0 p5+p2   59 r
        xorps xmm10, [rcx - 64]                                    ;  1589.0 p0+p2   59 r
        xorps xmm10, [rbx - 128]                                   ;  1590.0 p1+p2  108 r
        xorps xmm14, [rbx + 16]                                    ;  1591.0 p5+p2  108 r
        movaps [rbx - 128], xmm10                                  ;  1591.0 p3+p4  108 r spill
        movaps xmm2, xmm13                                         ;  1581.0 p0      59 r copy
        movaps xmm10, [rdx - 112]                                  ;  1592.0 p2      59 r
        xorps xmm4, [rbp - 48]                                     ;  1593.0 p1+p2   59 r
        xorps xmm4, [rax + 64]                                     ;  1594.0 p5+p2  108 r
        xorps xmm8, [r13 - 128]                                    ;  1595.0 p0+p2  108 r
        movaps [rax + 64], xmm4                                    ;  1595.0 p3+p4  108 r spill
        movaps xmm4, xmm5                                          ;  1584.2 p1      59 r copy
        xorps xmm13, [r13 - 112]                                   ;  1596.0 p5+p2  108 r
        orps xmm10, [r9 + 2544]                                    ;  1597.0 p0+p2   59 r
        xorps xmm10, [rdi + 96]                                    ;  1598.0 p1+p2   59 r
        xorps xmm10, [rbx - 112]                                   ;  1599.0 p5+p2  108 r
        xorps xmm5, [rbx + 112]                                    ;  1600.0 p0+p2  108 r
        movaps [rbx + 96], xmm15                                   ;  1588.0 p3+p4  113 rounds
        xorps xmm3, [rcx - 128]                                    ;  1601.0 p1+p2   58 r
        movaps xmm0, xmm3                                          ;  1602.0 p5      59 r copy
        xorps xmm3, [r13 - 96]                                     ;  1602.0 p0+p2  108 r
        movaps [rbx - 112], xmm3                                   ;  1603.0 p3+p4  108 r spill
        movaps xmm3, [rdi - 16]                                    ;  1603.0 p2     108 r
        movaps [rdi - 16], xmm13                                   ;  1597.0 p3+p4  108 r spill
        movaps xmm13, [rdi - 96]                                   ;  1604.0 p2     108 r
        movaps [rdi - 96], xmm8                                    ;  1596.0 p3+p4  108 r spill
        movaps xmm8, [rdx + 64]                                    ;  1605.0 p2     108 r
        movaps [rdx + 64], xmm10                                   ;  1600.0 p3+p4  108 r spill
        movaps xmm10, [rdx + 48]                                   ;  1606.0 p2     108 r reload
        movaps [r14 - 48], xmm10                                   ;  1609.0 p3+p4  113 rounds
        movaps xmm10, [rdx - 112]                                  ;  1607.0 p2     108 r
        xorps xmm10, [r13 - 80]                                    ;  1610.0 p1+p2  108 r
        movaps [rdx - 112], xmm10                                  ;  1611.0 p3+p4  108 r spill
        movaps xmm10, [rbp + 48]                                   ;  1609.0 p2     108 r reload
        movaps [r14 - 32], xmm10                                   ;  1612.0 p3+p4  113 rounds
        movaps xmm10, [rdi + 64]                                   ;  1610.0 p2     108 r reload
        orps xmm0, [r9 + 2528]                                     ;  1611.0 p5+p2   59 r
        xorps xmm0, [rdi + 32]                                     ;  1612.0 p0+p2   59 r
        xorps xmm0, [rbx - 80]                                     ;  1613.0 p1+p2  108 r
        orps xmm4, [r9 + 2480]                                     ;  1614.0 p5+p2   59 r
        orps xmm2, [r9 + 2512]                                     ;  1615.0 p0+p2   59 r
        xorps xmm4, [rax - 112]                                    ;  1616.0 p1+p2   59 r
        xorps xmm9, [rbx + 32]                                     ;  1617.0 p5+p2  108 r
        xorps xmm4, [r13 - 64]                                     ;  1618.0 p0+p2  108 r
        xorps xmm2, [rcx - 96]                                     ;  1619.0 p1+p2   59 r
        xorps xmm11, [rbx + 64]                                    ;  1620.0 p5+p2  108 r
        xorps xmm6, [rbx - 16]                                     ;  1621.0 p0+p2  108 r
        movaps [rbx - 16], xmm6                                    ;  1622.0 p3+p4  113 rounds
        xorps xmm2, [rbx - 96]                                     ;  1622.0 p1+p2  108 r
        xorps xmm12, [rbx + 48]                                    ;  1623.0 p5+p2  108 r
        mov r12, qword [rbp + 2240]                                ;  1624.0 p2     113 rounds reload
        xorps xmm8, [rbx - 32]                                     ;  1625.0 p0+p2  108 r
        movaps [rbx + 64], xmm11                                   ;  1621.0 p3+p4  113 rounds
        movaps [r14 - 16], xmm10                                   ;  1613.0 p3+p4  113 rounds
        movaps xmm10, [rbp - 16]                                   ;  1626.0 p2     108 r reload
        movaps [r14 + 0], xmm10                                    ;  1629.0 p3+p4  113 rounds
        movaps xmm10, [rdx - 128]                                  ;  1627.0 p2     108 r reload
        movaps [r14 + 16], xmm10                                   ;  1630.0 p3+p4  113 rounds
        movaps xmm10, [rbp + 32]                                   ;  1628.0 p2     108 r reload
        movaps [r14 + 32], xmm10                                   ;  1631.0 p3+p4  113 rounds
        movaps xmm10, [rdx - 64]                                   ;  1629.0 p2     108 r reload
        movaps [r14 + 48], xmm10                                   ;  1632.0 p3+p4  113 rounds
        movaps xmm10, [rbp + 80]                                   ;  1630.0 p2     108 r reload
        movaps [rbx + 112], xmm5                                   ;  1621.0 p3+p4  113 rounds
        xorps xmm13, [rbx - 48]                                    ;  1631.0 p1+p2  108 r
        sub r9, r12                                                ;  1627.0 p5     113 rounds
        movaps [rbx - 48], xmm13                                   ;  1632.0 p3+p4  113 rounds
        xorps xmm7, [rbx + 0]                                      ;  1632.0 p0+p2  108 r
        movaps [rbx + 0], xmm7                                     ;  1633.0 p3+p4  113 rounds
        movaps [rbx + 48], xmm12                                   ;  1624.0 p3+p4  113 rounds
        xorps xmm3, [rbx - 64]                                     ;  1633.0 p1+p2  108 r
        movaps [r14 + 64], xmm10                                   ;  1633.0 p3+p4  113 rounds
        movaps xmm10, [rbp + 16]                                   ;  1634.0 p2     108 r reload
        movaps [r14 + 80], xmm10                                   ;  1637.0 p3+p4  113 rounds
        movaps xmm10, [rdi - 32]                                   ;  1635.0 p2     108 r reload
        movaps [rbx - 32], xmm8                                    ;  1628.0 p3+p4  113 rounds
        sub r11, r12                                               ;  1628.2 p5     113 rounds
        sub r8, r12                                                ;  1628.5 p0     113 rounds
        movaps xmm12, xmm4                                         ;  1628.8 p1     108 r copy
        movaps [r14 + 96], xmm10                                   ;  1638.0 p3+p4  113 rounds
        movaps xmm10, [rcx - 112]                                  ;  1636.0 p2     108 r reload
        movaps [r14 + 112], xmm10                                  ;  1639.0 p3+p4  113 rounds
        movaps xmm10, [rbp - 64]                                   ;  1637.0 p2     108 r reload
        movaps [r15 - 128], xmm10                                  ;  1640.0 p3+p4  113 rounds
        movaps xmm10, [rbp + 64]                                   ;  1638.0 p2     108 r reload
        movaps [r15 - 112], xmm10                                  ;  1641.0 p3+p4  113 rounds
        movaps xmm10, [rdx - 80]                                   ;  1639.0 p2     108 r reload
        movaps [r15 - 96], xmm10                                   ;  1642.0 p3+p4  113 rounds
        movaps xmm10, [rbp + 0]                                    ;  1640.0 p2     108 r reload
        movaps [r15 - 80], xmm10                                   ;  1643.0 p3+p4  113 rounds
        movaps xmm10, [rcx + 112]                                  ;  1641.0 p2     108 r reload
        movaps [r15 - 64], xmm10                                   ;  1644.0 p3+p4  113 rounds
        movaps xmm10, [rdi - 112]                                  ;  1642.0 p2     108 r reload
        movaps [r13 - 48], xmm10                                   ;  1645.0 p3+p4  113 rounds
        movaps xmm10, [rbp - 32]                                   ;  1643.0 p2     108 r reload
        movaps [r13 - 32], xmm10                                   ;  1646.0 p3+p4  113 rounds
        movaps xmm10, [rcx - 48]                                   ;  1644.0 p2     108 r reload
        movaps [r13 - 16], xmm10                                   ;  1647.0 p3+p4  113 rounds
        movaps xmm10, [rcx - 32]                                   ;  1645.0 p2     108 r reload
        movaps [r13 + 0], xmm10                                    ;  1648.0 p3+p4  113 rounds
        movaps xmm10, [rcx - 16]                                   ;  1646.0 p2     108 r reload
        movaps [r13 + 16], xmm10                                   ;  1649.0 p3+p4  113 rounds
        movaps [rbx + 16], xmm14                                   ;  1641.0 p3+p4  113 rounds
        add r11, 0x200                                             ;  1641.0 p5     113 rounds
        sub r10, r12                                               ;  1641.2 p0     113 rounds
        movaps xmm5, [rax + 16]                                    ;  1647.0 p2     108 r reload
        movaps xmm10, [rcx + 0]                                    ;  1648.0 p2     108 r reload
        movaps [r13 + 32], xmm10                                   ;  1651.0 p3+p4  113 rounds
        movaps [rbx - 80], xmm0                                    ;  1643.0 p3+p4  113 rounds
        movaps xmm10, [rcx + 16]                                   ;  1649.0 p2     108 r reload
        movaps [r13 + 48], xmm10                                   ;  1652.0 p3+p4  113 rounds
        movaps xmm11, [rax + 112]                                  ;  1650.0 p2     108 r reload
        movaps xmm10, [rcx + 32]                                   ;  1651.0 p2     108 r reload
        movaps [r13 + 64], xmm10                                   ;  1654.0 p3+p4  113 rounds
        movaps xmm10, [rcx + 48]                                   ;  1652.0 p2     108 r reload
        movaps [r13 + 80], xmm10                                   ;  1655.0 p3+p4  113 rounds
        movaps xmm10, [rcx + 64]                                   ;  1653.0 p2     108 r reload
        movaps [r13 + 96], xmm10                                   ;  1656.0 p3+p4  113 rounds
        movaps xmm10, [rcx + 80]                                   ;  1654.0 p2     108 r reload
        movaps [r13 + 112], xmm10                                  ;  1657.0 p3+p4  113 rounds
        add r8, 0x200                                              ;  1647.2 p1     113 rounds
        movaps xmm10, [rcx + 96]                                   ;  1655.0 p2     108 r reload
        add r9, 0x200                                              ;  1648.0 p5     113 rounds
        movaps [rbx - 64], xmm3                                    ;  1649.0 p3+p4  113 rounds
        add r10, 0x200                                             ;  1648.5 p0     113 rounds
        and r9, 0x7ff                                              ;  1649.0 p1     113 rounds
        movaps [rbx + 80], xmm1                                    ;  1650.0 p3+p4  113 rounds
        movaps [rbx - 96], xmm2                                    ;  1651.0 p3+p4  113 rounds
        movaps [r14 - 128], xmm10                                  ;  1658.0 p3+p4  113 rounds
        and r8, 0x7ff                                              ;  1649.8 p5     113 rounds
        add r8, r12                                                ;  1650.8 p0     113 rounds
        and r11, 0x7ff                                             ;  1650.2 p1     113 rounds
        movaps xmm10, [rbp + 96]                                   ;  1656.0 p2     108 r reload
        movaps [rbx + 32], xmm9                                    ;  1653.0 p3+p4  113 rounds
        movaps xmm0, [rdx + 64]                                    ;  1657.0 p2     108 r reload
        movaps [r14 - 112], xmm10                                  ;  1659.0 p3+p4  113 rounds
        movaps xmm1, [rax - 48]                                    ;  1658.0 p2     108 r reload
        movaps xmm10, [rdx + 96]                                   ;  1659.0 p2     108 r reload
        and r10, 0x7ff                                             ;  1652.0 p5     113 rounds
        movaps [r14 - 96], xmm10                                   ;  1662.0 p3+p4  113 rounds
        movaps xmm10, [rax - 128]                                  ;  1660.0 p2     108 r reload
        movaps xmm9, [rax + 80]                                    ;  1661.0 p2     108 r reload
        movaps xmm14, [rdi - 96]                                   ;  1662.0 p2     108 r reload
        movaps [r13 - 128], xmm14                                  ;  1665.0 p3+p4  113 rounds
        movaps xmm14, [rdi - 16]                                   ;  1663.0 p2     108 r reload
        movaps [r14 - 80], xmm10                                   ;  1663.0 p3+p4  113 rounds
        movaps [r13 - 112], xmm14                                  ;  1666.0 p3+p4  113 rounds
        movaps xmm14, [rbx - 112]                                  ;  1664.0 p2     108 r reload
        movaps xmm10, [rbp + 112]                                  ;  1665.0 p2     108 r reload
        movaps [r14 - 64], xmm10                                   ;  1668.0 p3+p4  113 rounds
        movaps xmm2, [rax - 32]                                    ;  1666.0 p2     108 r reload
        add r10, r12                                               ;  1658.0 p0     113 rounds
        add r11, r12                                               ;  1658.2 p1     113 rounds
        add r9, r12                                                ;  1658.5 p5     113 rounds
        add esi, 0xffffffff                                        ;  1659.0 p0     113 rounds
        movaps xmm7, [rax + 48]                                    ;  1667.0 p2     108 r reload
        movaps xmm8, [rax + 64]                                    ;  1668.0 p2     108 r reload
        movaps xmm3, [rax - 16]                                    ;  1669.0 p2     108 r reload
        movaps [r13 - 96], xmm14                                   ;  1667.0 p3+p4  113 rounds
        movaps xmm14, [rdx - 112]                                  ;  1670.0 p2     108 r reload
        movaps [r13 - 80], xmm14                                   ;  1673.0 p3+p4  113 rounds
        movaps xmm14, [rax + 0]                                    ;  1671.0 p2     108 r reload
        movaps xmm4, xmm14                                         ;  1674.0 p1     108 r copy
        movaps xmm6, [rax + 32]                                    ;  1672.0 p2     108 r reload
        movaps xmm13, [rbx - 128]                                  ;  1673.0 p2     108 r reload
        movaps xmm10, [rax + 96]                                   ;  1674.0 p2     108 r reload
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2248], r8                                 ;                    resident
        mov qword [rbp + 2256], r9                                 ;                    resident
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
        movaps xmm0, [rbx - 64]                                    ;     0.0 p2     125 dst reload
        mov r8, qword [rbp + 2280]                                 ;     1.0 p2     125 dst reload
        movaps [r8], xmm0                                          ;     3.0 p3+p4  125 dst
        movaps xmm0, [rbx - 48]                                    ;     2.0 p2     125 dst reload
        movaps [r8 + 16], xmm0                                     ;     5.0 p3+p4  125 dst
        movaps xmm0, [rbx - 32]                                    ;     3.0 p2     125 dst reload
        movaps [r8 + 32], xmm0                                     ;     6.0 p3+p4  125 dst
        movaps xmm0, [rbx - 16]                                    ;     4.0 p2     125 dst reload
        movaps [r8 + 48], xmm0                                     ;     7.0 p3+p4  125 dst
        movaps xmm0, [rbx + 0]                                     ;     5.0 p2     125 dst reload
        movaps [r8 + 64], xmm0                                     ;     8.0 p3+p4  125 dst
        movaps xmm0, [rbx + 16]                                    ;     6.0 p2     125 dst reload
        movaps [r8 + 80], xmm0                                     ;     9.0 p3+p4  125 dst
        movaps xmm0, [rbx + 32]                                    ;     7.0 p2     125 dst reload
        movaps [r8 + 96], xmm0                                     ;    10.0 p3+p4  125 dst
        movaps xmm0, [rbx + 48]                                    ;     8.0 p2     125 dst reload
        movaps [r8 + 112], xmm0                                    ;    11.0 p3+p4  125 dst
        movaps xmm0, [rbx + 64]                                    ;     9.0 p2     125 dst reload
        movaps [r8 + 128], xmm0                                    ;    12.0 p3+p4  125 dst
        movaps xmm0, [rbx + 80]                                    ;    10.0 p2     125 dst reload
        movaps [r8 + 144], xmm0                                    ;    13.0 p3+p4  125 dst
        movaps xmm0, [rbx + 96]                                    ;    11.0 p2     125 dst reload
        movaps [r8 + 160], xmm0                                    ;    14.0 p3+p4  125 dst
        movaps xmm0, [rbx + 112]                                   ;    12.0 p2     125 dst reload
        movaps [r8 + 176], xmm0                                    ;    15.0 p3+p4  125 dst
        movaps xmm0, [r13 - 128]                                   ;    13.0 p2     125 dst reload
        movaps [r8 + 192], xmm0                                    ;    16.0 p3+p4  125 dst
        movaps xmm0, [r13 - 112]                                   ;    14.0 p2     125 dst reload
        movaps [r8 + 208], xmm0                                    ;    17.0 p3+p4  125 dst
        movaps xmm0, [r13 - 96]                                    ;    15.0 p2     125 dst reload
        movaps [r8 + 224], xmm0                                    ;    18.0 p3+p4  125 dst
        movaps xmm0, [r13 - 80]                                    ;    16.0 p2     125 dst reload
        movaps [r8 + 240], xmm0                                    ;    19.0 p3+p4  125 dst
        movaps xmm0, [r15 - 48]                                    ;    17.0 p2     125 dst reload
        movaps [r8 + 256], xmm0                                    ;    20.0 p3+p4  125 dst
        movaps xmm0, [r15 - 32]                                    ;    18.0 p2     125 dst reload
        movaps [r8 + 272], xmm0                                    ;    21.0 p3+p4  125 dst
        movaps xmm0, [r15 - 16]                                    ;    19.0 p2     125 dst reload
        movaps [r8 + 288], xmm0                                    ;    22.0 p3+p4  125 dst
        movaps xmm0, [r15 + 0]                                     ;    20.0 p2     125 dst reload
        movaps [r8 + 304], xmm0                                    ;    23.0 p3+p4  125 dst
        movaps xmm0, [r15 + 16]                                    ;    21.0 p2     125 dst reload
        movaps [r8 + 320], xmm0                                    ;    24.0 p3+p4  125 dst
        movaps xmm0, [r15 + 32]                                    ;    22.0 p2     125 dst reload
        movaps [r8 + 336], xmm0                                    ;    25.0 p3+p4  125 dst
        movaps xmm0, [r15 + 48]                                    ;    23.0 p2     125 dst reload
        movaps [r8 + 352], xmm0                                    ;    26.0 p3+p4  125 dst
        movaps xmm0, [r15 + 64]                                    ;    24.0 p2     125 dst reload
        movaps [r8 + 368], xmm0                                    ;    27.0 p3+p4  125 dst
        movaps xmm0, [r15 + 80]                                    ;    25.0 p2     125 dst reload
        movaps [r8 + 384], xmm0                                    ;    28.0 p3+p4  125 dst
        movaps xmm0, [r15 + 96]                                    ;    26.0 p2     125 dst reload
        movaps [r8 + 400], xmm0                                    ;    29.0 p3+p4  125 dst
        movaps xmm0, [r15 + 112]                                   ;    27.0 p2     125 dst reload
        movaps [r8 + 416], xmm0                                    ;    30.0 p3+p4  125 dst
        movaps xmm0, [rbp + 2176]                                  ;    28.0 p2     125 dst reload
        movaps [r8 + 432], xmm0                                    ;    31.0 p3+p4  125 dst
        movaps xmm0, [rbp + 2192]                                  ;    29.0 p2     125 dst reload
        movaps [r8 + 448], xmm0                                    ;    32.0 p3+p4  125 dst
        movaps xmm0, [rbp + 2208]                                  ;    30.0 p2     125 dst reload
        movaps [r8 + 464], xmm0                                    ;    33.0 p3+p4  125 dst
        movaps xmm0, [rbx - 96]                                    ;    31.0 p2     125 dst reload
        movaps [r8 + 480], xmm0                                    ;    34.0 p3+p4  125 dst
        movaps xmm0, [rbx - 80]                                    ;    32.0 p2     125 dst reload
        movaps [r8 + 496], xmm0                                    ;    35.0 p3+p4  125 dst
        movaps xmm0, [r13 - 48]                                    ;    33.0 p2     126 dst reload
        movaps [r8 + 512], xmm0                                    ;    36.0 p3+p4  126 dst
        movaps xmm0, [r13 - 32]                                    ;    34.0 p2     126 dst reload
        movaps [r8 + 528], xmm0                                    ;    37.0 p3+p4  126 dst
        movaps xmm0, [r13 - 16]                                    ;    35.0 p2     126 dst reload
        movaps [r8 + 544], xmm0                                    ;    38.0 p3+p4  126 dst
        movaps xmm0, [r13 + 0]                                     ;    36.0 p2     126 dst reload
        movaps [r8 + 560], xmm0                                    ;    39.0 p3+p4  126 dst
        movaps xmm0, [r13 + 16]                                    ;    37.0 p2     126 dst reload
        movaps [r8 + 576], xmm0                                    ;    40.0 p3+p4  126 dst
        movaps xmm0, [r13 + 32]                                    ;    38.0 p2     126 dst reload
        movaps [r8 + 592], xmm0                                    ;    41.0 p3+p4  126 dst
        movaps xmm0, [r13 + 48]                                    ;    39.0 p2     126 dst reload
        movaps [r8 + 608], xmm0                                    ;    42.0 p3+p4  126 dst
        movaps xmm0, [r13 + 64]                                    ;    40.0 p2     126 dst reload
        movaps [r8 + 624], xmm0                                    ;    43.0 p3+p4  126 dst
        movaps xmm0, [r13 + 80]                                    ;    41.0 p2     126 dst reload
        movaps [r8 + 640], xmm0                                    ;    44.0 p3+p4  126 dst
        movaps xmm0, [r13 + 96]                                    ;    42.0 p2     126 dst reload
        movaps [r8 + 656], xmm0                                    ;    45.0 p3+p4  126 dst
        movaps xmm0, [r13 + 112]                                   ;    43.0 p2     126 dst reload
        movaps [r8 + 672], xmm0                                    ;    46.0 p3+p4  126 dst
        movaps xmm0, [r14 - 128]                                   ;    44.0 p2     126 dst reload
        movaps [r8 + 688], xmm0                                    ;    47.0 p3+p4  126 dst
        movaps xmm0, [r14 - 112]                                   ;    45.0 p2     126 dst reload
        movaps [r8 + 704], xmm0                                    ;    48.0 p3+p4  126 dst
        movaps xmm0, [r14 - 96]                                    ;    46.0 p2     126 dst reload
        movaps [r8 + 720], xmm0                                    ;    49.0 p3+p4  126 dst
        movaps xmm0, [r14 - 80]                                    ;    47.0 p2     126 dst reload
        movaps [r8 + 736], xmm0                                    ;    50.0 p3+p4  126 dst
        movaps xmm0, [r14 - 64]                                    ;    48.0 p2     126 dst reload
        movaps [r8 + 752], xmm0                                    ;    51.0 p3+p4  126 dst
        movaps xmm0, [r14 - 48]                                    ;    49.0 p2     126 dst reload
        movaps [r8 + 768], xmm0                                    ;    52.0 p3+p4  126 dst
        movaps xmm0, [r14 - 32]                                    ;    50.0 p2     126 dst reload
        movaps [r8 + 784], xmm0                                    ;    53.0 p3+p4  126 dst
        movaps xmm0, [r14 - 16]                                    ;    51.0 p2     126 dst reload
        movaps [r8 + 800], xmm0                                    ;    54.0 p3+p4  126 dst
        movaps xmm0, [r14 + 0]                                     ;    52.0 p2     126 dst reload
        movaps [r8 + 816], xmm0                                    ;    55.0 p3+p4  126 dst
        movaps xmm0, [r14 + 16]                                    ;    53.0 p2     126 dst reload
        movaps [r8 + 832], xmm0                                    ;    56.0 p3+p4  126 dst
        movaps xmm0, [r14 + 32]                                    ;    54.0 p2     126 dst reload
        movaps [r8 + 848], xmm0                                    ;    57.0 p3+p4  126 dst
        movaps xmm0, [r14 + 48]                                    ;    55.0 p2     126 dst reload
        movaps [r8 + 864], xmm0                                    ;    58.0 p3+p4  126 dst
        movaps xmm0, [r14 + 64]                                    ;    56.0 p2     126 dst reload
        movaps [r8 + 880], xmm0                                    ;    59.0 p3+p4  126 dst
        movaps xmm0, [r14 + 80]                                    ;    57.0 p2     126 dst reload
        movaps [r8 + 896], xmm0                                    ;    60.0 p3+p4  126 dst
        movaps xmm0, [r14 + 96]                                    ;    58.0 p2     126 dst reload
        movaps [r8 + 912], xmm0                                    ;    61.0 p3+p4  126 dst
        movaps xmm0, [r14 + 112]                                   ;    59.0 p2     126 dst reload
        movaps [r8 + 928], xmm0                                    ;    62.0 p3+p4  126 dst
        movaps xmm0, [r15 - 128]                                   ;    60.0 p2     126 dst reload
        movaps [r8 + 944], xmm0                                    ;    63.0 p3+p4  126 dst
        movaps xmm0, [r15 - 112]                                   ;    61.0 p2     126 dst reload
        movaps [r8 + 960], xmm0                                    ;    64.0 p3+p4  126 dst
        movaps xmm0, [r15 - 96]                                    ;    62.0 p2     126 dst reload
        movaps [r8 + 976], xmm0                                    ;    65.0 p3+p4  126 dst
        movaps xmm0, [r15 - 80]                                    ;    63.0 p2     126 dst reload
        movaps [r8 + 992], xmm0                                    ;    66.0 p3+p4  126 dst
        movaps xmm0, [r15 - 64]                                    ;    64.0 p2     126 dst reload
        movaps [r8 + 1008], xmm0                                   ;    67.0 p3+p4  126 dst
        add r8, 0x400                                              ;    58.2 p0     147 blocks
        mov qword [rbp + 2280], r8                                 ;    64.5 p3+p4  147 blocks
        mov r8, qword [rbp + 2224]                                 ;    65.0 p2     147 blocks
        add r8, 0x400                                              ;    68.0 p1     147 blocks
        mov qword [rbp + 2224], r8                                 ;    69.0 p3+p4  147 blocks
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
kasumi_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

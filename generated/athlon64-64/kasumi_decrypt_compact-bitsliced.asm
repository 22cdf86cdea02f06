; kasumi_decrypt_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_decrypt_compact --cpu athlon64-64 --variant bitsliced
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
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 267 uops, planned 129.0; bounds: width 89.0, ports 128.0, path 2.0
;   blocks/rounds: 9408 uops, planned 3630.3; bounds: width 3136.0, ports 3311.0, path 202.0
;   blocks.2: 262 uops, planned 129.0; bounds: width 87.3, ports 128.0, path 1.0
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
        sub rsp, 0x968                                             ;                    frame
        lea rbp, [rsp + 128]                                       ;                    frame
        mov dword [rbp + 2272], ecx                                ;                    argument
        mov qword [rbp + 2208], rsi                                ;                    argument
        mov qword [rbp + 2224], rdi                                ;                    argument
        mov qword [rbp + 2264], rdx                                ;                    argument
        lea rdx, [rbp + 256]                                       ;                    frame
        lea rdi, [rbp + 512]                                       ;                    frame
        lea rcx, [rbp + 768]                                       ;                    frame
        lea rax, [rbp + 1024]                                      ;                    frame
        lea rbx, [rbp + 1280]                                      ;                    frame
        lea r13, [rbp + 1536]                                      ;                    frame
        lea r14, [rbp + 1792]                                      ;                    frame
        lea r15, [rbp + 2048]                                      ;                    frame
        mov r8d, dword [rbp + 2272]                                ;     0.0 agu0   149 blocks
        shl r8, 0xa                                                ;     3.0 alu0   149 blocks
        mov r9, qword [rbp + 2208]                                 ;     0.7 agu1   149 blocks
        add r9, r8                                                 ;     4.0 alu1   149 blocks
        mov qword [rbp + 2216], r9                                 ;     5.0 agu2   149 blocks
        cmp dword [rbp + 2272], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 2208]                                 ;     0.0 agu0   130 l.0 reload
        movaps xmm0, [r8]                                          ;     5.0 agu1+agu2+fadd+fmul  130 l.0
        movaps [r13 - 64], xmm0                                    ;     7.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 16]                                     ;     5.0 agu2+agu0+fadd+fmul  130 l.1
        movaps [r13 - 48], xmm0                                    ;     7.0 agu1+agu2+fmisc  132 rounds
        movaps xmm0, [r8 + 32]                                     ;     5.3 agu0+agu1+fadd+fmul  130 l.2
        movaps [r13 - 32], xmm0                                    ;     7.3 agu2+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 48]                                     ;     7.0 agu1+agu2+fadd+fmul  130 l.3
        movaps [r13 - 16], xmm0                                    ;     9.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 64]                                     ;     8.7 agu2+agu0+fadd+fmul  130 l.4
        movaps [r13 + 0], xmm0                                     ;    10.7 agu1+agu2+fmisc  132 rounds
        movaps xmm0, [r8 + 80]                                     ;    10.0 agu0+agu1+fadd+fmul  130 l.5
        movaps [r13 + 16], xmm0                                    ;    12.0 agu2+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 96]                                     ;    11.3 agu1+agu2+fadd+fmul  130 l.6
        movaps [r13 + 32], xmm0                                    ;    14.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 112]                                    ;    12.7 agu2+agu0+fadd+fmul  130 l.7
        movaps [r13 + 48], xmm0                                    ;    16.0 agu1+agu2+fmisc  132 rounds
        movaps xmm0, [r8 + 128]                                    ;    14.0 agu0+agu1+fadd+fmul  130 l.8
        movaps [r13 + 64], xmm0                                    ;    18.0 agu2+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 144]                                    ;    15.3 agu1+agu2+fadd+fmul  130 l.9
        movaps [r13 + 80], xmm0                                    ;    20.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 160]                                    ;    16.7 agu2+agu0+fadd+fmul  130 l.10
        movaps [r13 + 96], xmm0                                    ;    22.0 agu1+agu2+fmisc  132 rounds
        movaps xmm0, [r8 + 176]                                    ;    18.0 agu0+agu1+fadd+fmul  130 l.11
        movaps [r13 + 112], xmm0                                   ;    24.0 agu2+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 192]                                    ;    19.3 agu1+agu2+fadd+fmul  130 l.12
        movaps [r14 - 128], xmm0                                   ;    26.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 208]                                    ;    21.0 agu2+agu0+fadd+fmul  130 l.13
        movaps [r14 - 112], xmm0                                   ;    28.0 agu1+agu2+fmisc  132 rounds
        movaps xmm0, [r8 + 224]                                    ;    22.3 agu0+agu1+fadd+fmul  130 l.14
        movaps [r14 - 96], xmm0                                    ;    30.0 agu2+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 240]                                    ;    24.0 agu1+agu2+fadd+fmul  130 l.15
        movaps [r14 - 80], xmm0                                    ;    32.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 256]                                    ;    26.0 agu2+agu0+fadd+fmul  130 l.16
        movaps [r14 - 64], xmm0                                    ;    34.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 272]                                    ;    28.0 agu2+agu1+fadd+fmul  130 l.17
        movaps [r14 - 48], xmm0                                    ;    36.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 288]                                    ;    30.0 agu2+agu0+fadd+fmul  130 l.18
        movaps [r14 - 32], xmm0                                    ;    38.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 304]                                    ;    32.0 agu2+agu1+fadd+fmul  130 l.19
        movaps [r14 - 16], xmm0                                    ;    40.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 320]                                    ;    34.0 agu2+agu0+fadd+fmul  130 l.20
        movaps [r14 + 0], xmm0                                     ;    42.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 336]                                    ;    36.0 agu2+agu1+fadd+fmul  130 l.21
        movaps [r14 + 16], xmm0                                    ;    44.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 352]                                    ;    38.0 agu2+agu0+fadd+fmul  130 l.22
        movaps [r14 + 32], xmm0                                    ;    46.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 368]                                    ;    40.0 agu2+agu1+fadd+fmul  130 l.23
        movaps [r14 + 48], xmm0                                    ;    48.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 384]                                    ;    42.0 agu2+agu0+fadd+fmul  130 l.24
        movaps [r14 + 64], xmm0                                    ;    50.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 400]                                    ;    44.0 agu2+agu1+fadd+fmul  130 l.25
        movaps [r14 + 80], xmm0                                    ;    52.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 416]                                    ;    46.0 agu2+agu0+fadd+fmul  130 l.26
        movaps [r14 + 96], xmm0                                    ;    54.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 432]                                    ;    48.0 agu2+agu1+fadd+fmul  130 l.27
        movaps [r14 + 112], xmm0                                   ;    56.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 448]                                    ;    50.0 agu2+agu0+fadd+fmul  130 l.28
        movaps [r15 - 128], xmm0                                   ;    58.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 464]                                    ;    52.0 agu2+agu1+fadd+fmul  130 l.29
        movaps [r15 - 112], xmm0                                   ;    60.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 480]                                    ;    54.0 agu2+agu0+fadd+fmul  130 l.30
        movaps [r15 - 96], xmm0                                    ;    62.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 496]                                    ;    56.0 agu2+agu1+fadd+fmul  130 l.31
        movaps [r15 - 80], xmm0                                    ;    64.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 512]                                    ;    58.0 agu2+agu0+fadd+fmul  131 r.0
        movaps [r15 - 64], xmm0                                    ;    66.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 528]                                    ;    60.0 agu2+agu1+fadd+fmul  131 r.1
        movaps [r15 - 48], xmm0                                    ;    68.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 544]                                    ;    62.0 agu2+agu0+fadd+fmul  131 r.2
        movaps [r15 - 32], xmm0                                    ;    70.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 560]                                    ;    64.0 agu2+agu1+fadd+fmul  131 r.3
        movaps [r15 - 16], xmm0                                    ;    72.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 576]                                    ;    66.0 agu2+agu0+fadd+fmul  131 r.4
        movaps [r15 + 0], xmm0                                     ;    74.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 592]                                    ;    68.0 agu2+agu1+fadd+fmul  131 r.5
        movaps [r15 + 16], xmm0                                    ;    76.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 608]                                    ;    70.0 agu2+agu0+fadd+fmul  131 r.6
        movaps [r15 + 32], xmm0                                    ;    78.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 624]                                    ;    72.0 agu2+agu1+fadd+fmul  131 r.7
        movaps [r15 + 48], xmm0                                    ;    80.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 640]                                    ;    74.0 agu2+agu0+fadd+fmul  131 r.8
        movaps [r15 + 64], xmm0                                    ;    82.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 656]                                    ;    76.0 agu2+agu1+fadd+fmul  131 r.9
        movaps [r15 + 80], xmm0                                    ;    84.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 672]                                    ;    78.0 agu2+agu0+fadd+fmul  131 r.10
        movaps [r15 + 96], xmm0                                    ;    86.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 688]                                    ;    80.0 agu2+agu1+fadd+fmul  131 r.11
        movaps [r15 + 112], xmm0                                   ;    88.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 704]                                    ;    82.0 agu2+agu0+fadd+fmul  131 r.12
        movaps [rbp + 2176], xmm0                                  ;    90.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 720]                                    ;    84.0 agu2+agu1+fadd+fmul  131 r.13
        movaps [rbp + 2192], xmm0                                  ;    92.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 736]                                    ;    86.0 agu2+agu0+fadd+fmul  131 r.14
        movaps [rbx - 128], xmm0                                   ;    94.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 752]                                    ;    88.0 agu2+agu1+fadd+fmul  131 r.15
        movaps [rbx - 112], xmm0                                   ;    96.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 768]                                    ;    90.0 agu2+agu0+fadd+fmul  131 r.16
        movaps [rbx - 64], xmm0                                    ;    98.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 784]                                    ;    92.0 agu2+agu1+fadd+fmul  131 r.17
        movaps [rbx - 48], xmm0                                    ;   100.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 800]                                    ;    94.0 agu2+agu0+fadd+fmul  131 r.18
        movaps [rbx - 32], xmm0                                    ;   102.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 816]                                    ;    96.0 agu2+agu1+fadd+fmul  131 r.19
        movaps [rbx - 16], xmm0                                    ;   104.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 832]                                    ;    98.0 agu2+agu0+fadd+fmul  131 r.20
        movaps [rbx + 0], xmm0                                     ;   106.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 848]                                    ;   100.0 agu2+agu1+fadd+fmul  131 r.21
        movaps [rbx + 16], xmm0                                    ;   108.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 864]                                    ;   102.0 agu2+agu0+fadd+fmul  131 r.22
        movaps [rbx + 32], xmm0                                    ;   110.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 880]                                    ;   104.0 agu2+agu1+fadd+fmul  131 r.23
        movaps [rbx + 48], xmm0                                    ;   112.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 896]                                    ;   106.0 agu2+agu0+fadd+fmul  131 r.24
        movaps [rbx + 64], xmm0                                    ;   114.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 912]                                    ;   108.0 agu2+agu1+fadd+fmul  131 r.25
        movaps [rbx + 80], xmm0                                    ;   116.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 928]                                    ;   110.0 agu2+agu0+fadd+fmul  131 r.26
        movaps [rbx + 96], xmm0                                    ;   118.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 944]                                    ;   112.0 agu2+agu1+fadd+fmul  131 r.27
        movaps [rbx + 112], xmm0                                   ;   120.0 agu0+agu1+fmisc  132 rounds
        movaps xmm0, [r8 + 960]                                    ;   114.0 agu2+agu0+fadd+fmul  131 r.28
        movaps [r13 - 128], xmm0                                   ;   122.0 agu1+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 976]                                    ;   116.0 agu2+agu1+fadd+fmul  131 r.29
        movaps xmm1, [r8 + 992]                                    ;   117.0 agu0+agu1+fadd+fmul  131 r.30
        movaps [r13 - 112], xmm0                                   ;   124.0 agu2+agu0+fmisc  132 rounds
        movaps xmm0, [r8 + 1008]                                   ;   119.0 agu1+agu0+fadd+fmul  131 r.31
        movaps [r13 - 96], xmm1                                    ;   126.0 agu2+agu1+fmisc  132 rounds
        movaps [r13 - 80], xmm0                                    ;   128.0 agu0+agu2+fmisc  132 rounds
        mov esi, 4                                                 ;   119.0 alu0   132 rounds reload
        mov dword [rbp + 2276], esi                                ;   120.0 agu1   132 rounds
        mov r8, qword [rbp + 2224]                                 ;   119.7 agu0   132 rounds reload
        mov qword [rbp + 2232], r8                                 ;   122.7 agu2   132 rounds
        lea r9, [r8 + 1536]                                        ;   122.7 agu1   132 rounds
        mov qword [rbp + 2240], r9                                 ;   123.7 agu0   132 rounds
        lea r9, [r8 + 1024]                                        ;   122.7 agu2   132 rounds
        mov qword [rbp + 2248], r9                                 ;   123.7 agu1   132 rounds
        add r8, 0x200                                              ;   122.7 alu1   132 rounds
        mov qword [rbp + 2256], r8                                 ;   123.7 agu0   132 rounds
        mov r8, qword [rbp + 2240]                                 ;                    resident
        mov r9, qword [rbp + 2232]                                 ;                    resident
        mov r10, qword [rbp + 2248]                                ;                    resident
        mov r11, qword [rbp + 2256]                                ;                    resident
        movdqa xmm0, [r15 - 64]                                    ;                    resident
        movdqa xmm1, [r15 - 48]                                    ;                    resident
        movdqa xmm2, [r15 - 32]                                    ;                    resident
        movdqa xmm3, [r15 - 16]                                    ;                    resident
        movdqa xmm4, [r15 + 0]                                     ;                    resident
        movdqa xmm5, [r15 + 16]                                    ;                    resident
        movdqa xmm6, [r15 + 32]                                    ;                    resident
        movdqa xmm7, [r15 + 48]                                    ;                    resident
        movdqa xmm8, [r15 + 64]                                    ;                    resident
        movdqa xmm9, [r15 + 80]                                    ;                    resident
        movdqa xmm10, [r15 + 96]                                   ;                    resident
        movdqa xmm11, [r15 + 112]                                  ;                    resident
        movdqa xmm12, [rbp + 2176]                                 ;                    resident
        movdqa xmm13, [rbp + 2192]                                 ;                    resident
        mov esi, dword [rbp + 2276]                                ;                    resident
        align 16
.rounds_2:
        movaps xmm14, [r8 + 256]                                   ;     2.0 agu0+agu1+fadd+fmul   68 k2.0
        movaps xmm15, [r8 + 272]                                   ;     2.0 agu2+agu0+fmisc+fadd   68 k2.1
        movaps xmm15, [r8 + 288]                                   ;     2.0 agu1+agu2+fmul+fmisc   68 k2.2
        movaps xmm15, [r8 + 304]                                   ;     2.3 agu0+agu1+fadd+fmul   68 k2.3
        movaps xmm15, [r8 + 320]                                   ;     3.0 agu2+agu0+fmisc+fadd   68 k2.4
        movaps xmm15, [r8 + 336]                                   ;     3.7 agu1+agu2+fmul+fmisc   68 k2.5
        movaps xmm15, [r8 + 352]                                   ;     4.3 agu0+agu1+fadd+fmul   68 k2.6
        movaps xmm15, [r8 + 368]                                   ;     5.0 agu2+agu0+fmisc+fadd   68 k2.7
        movaps xmm15, [r8 + 384]                                   ;     5.7 agu1+agu2+fmul+fmisc   68 k2.8
        movaps xmm15, [r8 + 400]                                   ;     6.3 agu0+agu1+fadd+fmul   68 k2.9
        movaps xmm15, [r8 + 416]                                   ;     7.0 agu2+agu0+fmisc+fadd   68 k2.10
        movaps xmm15, [r8 + 432]                                   ;     7.7 agu1+agu2+fmul+fmisc   68 k2.11
        movaps xmm15, [r8 + 448]                                   ;     8.3 agu0+agu1+fadd+fmul   68 k2.12
        movaps xmm15, [r8 + 464]                                   ;     9.0 agu2+agu0+fmisc+fadd   68 k2.13
        movaps xmm15, [r8 + 480]                                   ;     9.7 agu1+agu2+fmul+fmisc   68 k2.14
        movaps xmm15, [r8 + 496]                                   ;    10.3 agu0+agu1+fadd+fmul   68 k2.15
        movaps xmm14, [r9 + 2304]                                  ;    11.0 agu2+agu0+fmisc+fadd   68 k2.0
        movaps xmm14, [r9 + 2320]                                  ;    11.7 agu1+agu2+fmul+fmisc   68 k2.1
        movaps xmm14, [r9 + 2336]                                  ;    12.3 agu0+agu1+fadd+fmul   68 k2.2
        movaps xmm14, [r9 + 2352]                                  ;    13.0 agu2+agu0+fmisc+fadd   68 k2.3
        movaps xmm14, [r9 + 2368]                                  ;    13.7 agu1+agu2+fmul+fmisc   68 k2.4
        movaps xmm14, [r9 + 2384]                                  ;    14.3 agu0+agu1+fadd+fmul   68 k2.5
        movaps xmm14, [r9 + 2400]                                  ;    15.0 agu2+agu0+fmisc+fadd   68 k2.6
        movaps xmm14, [r9 + 2416]                                  ;    15.7 agu1+agu2+fmul+fmisc   68 k2.7
        movaps xmm14, [r9 + 2432]                                  ;    16.3 agu0+agu1+fadd+fmul   68 k2.8
        movaps xmm14, [r9 + 2448]                                  ;    17.0 agu2+agu0+fmisc+fadd   68 k2.9
        movaps xmm14, [r9 + 2464]                                  ;    17.7 agu1+agu2+fmul+fmisc   68 k2.10
        movaps xmm14, [r9 + 2480]                                  ;    18.3 agu0+agu1+fadd+fmul   68 k2.11
        movaps xmm14, [r9 + 2496]                                  ;    19.0 agu2+agu0+fmisc+fadd   68 k2.12
        movaps xmm14, [r9 + 2512]                                  ;    19.7 agu1+agu2+fmul+fmisc   68 k2.13
        movaps xmm14, [r9 + 2528]                                  ;    20.3 agu0+agu1+fadd+fmul   68 k2.14
        movaps xmm14, [r9 + 2544]                                  ;    21.0 agu2+agu0+fmisc+fadd   68 k2.15
        movaps xmm14, [r10]                                        ;    21.7 agu1+agu2+fmul+fmisc   68 k2.0
        movaps xmm15, [r10 + 16]                                   ;    22.3 agu0+agu1+fadd+fmul   68 k2.1
        movaps xmm15, [r10 + 32]                                   ;    23.0 agu2+agu0+fmisc+fadd   68 k2.2
        movaps xmm15, [r10 + 48]                                   ;    23.7 agu1+agu2+fmul+fmisc   68 k2.3
        movaps xmm15, [r10 + 64]                                   ;    24.3 agu0+agu1+fadd+fmul   68 k2.4
        movaps xmm15, [r10 + 80]                                   ;    25.0 agu2+agu0+fmisc+fadd   68 k2.5
        movaps xmm15, [r10 + 96]                                   ;    25.7 agu1+agu2+fmul+fmisc   68 k2.6
        movaps xmm15, [r10 + 112]                                  ;    26.3 agu0+agu1+fadd+fmul   68 k2.7
        movaps xmm15, [r10 + 128]                                  ;    27.0 agu2+agu0+fmisc+fadd   68 k2.8
        movaps xmm14, [r10 + 144]                                  ;    27.7 agu1+agu2+fmul+fmisc   68 k2.9
        movaps xmm14, [r10 + 160]                                  ;    28.3 agu0+agu1+fadd+fmul   68 k2.10
        movaps xmm14, [r10 + 176]                                  ;    29.0 agu2+agu0+fmisc+fadd   68 k2.11
        movaps xmm14, [r10 + 192]                                  ;    29.7 agu1+agu2+fmul+fmisc   68 k2.12
        movaps xmm14, [r10 + 208]                                  ;    30.3 agu0+agu1+fadd+fmul   68 k2.13
        movaps xmm14, [r10 + 224]                                  ;    31.0 agu2+agu0+fmisc+fadd   68 k2.14
        movaps xmm14, [r10 + 240]                                  ;    31.7 agu1+agu2+fmul+fmisc   68 k2.15
        movaps xmm14, [r11 + 2048]                                 ;    32.3 agu0+agu1+fadd+fmul   69 k2.0
        movaps xmm14, [r11 + 2064]                                 ;    33.0 agu2+agu0+fmisc+fadd   69 k2.1
        movaps xmm14, [r11 + 2080]                                 ;    33.7 agu1+agu2+fmul+fmisc   69 k2.2
        movaps xmm14, [r11 + 2096]                                 ;    34.3 agu0+agu1+fadd+fmul   69 k2.3
        movaps xmm14, [r11 + 2112]                                 ;    35.0 agu2+agu0+fmisc+fadd   69 k2.4
        movaps xmm14, [r11 + 2128]                                 ;    35.7 agu1+agu2+fmul+fmisc   69 k2.5
        movaps xmm14, [r11 + 2144]                                 ;    36.3 agu0+agu1+fadd+fmul   69 k2.6
        movaps xmm14, [r11 + 2160]                                 ;    37.0 agu2+agu0+fmisc+fadd   69 k2.7
        movaps xmm14, [r11 + 2176]                                 ;    37.7 agu1+agu2+fmul+fmisc   69 k2.8
        movaps xmm14, [r11 + 2192]                                 ;    38.3 agu0+agu1+fadd+fmul   69 k2.9
        movaps xmm14, [r11 + 2208]                                 ;    39.0 agu2+agu0+fmisc+fadd   69 k2.10
        movaps xmm14, [r11 + 2224]                                 ;    39.7 agu1+agu2+fmul+fmisc   69 k2.11
        movaps xmm14, [r11 + 2240]                                 ;    40.3 agu0+agu1+fadd+fmul   69 k2.12
        movaps xmm14, [r11 + 2256]                                 ;    41.0 agu2+agu0+fmisc+fadd   69 k2.13
        movaps xmm14, [r11 + 2272]                                 ;    41.7 agu1+agu2+fmul+fmisc   69 k2.14
        movaps xmm14, [r11 + 2288]                                 ;    42.3 agu0+agu1+fadd+fmul   69 k2.15
        movaps xmm14, [r9 + 176]                                   ;    43.0 agu2+agu0+fmisc+fadd   50 next
        xorps xmm14, [rbx - 64]                                    ;    45.0 agu1+agu2+fmul+fadd   50 next
        movaps xmm15, [r9 + 192]                                   ;    44.3 agu0+agu1+fmisc+fmul   50 next
        xorps xmm15, [rbx - 48]                                    ;    46.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax - 64], xmm13                                   ;    46.3 agu1+agu2+fmisc   50 next spill
        movaps xmm13, [r9 + 208]                                   ;    46.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm13, [rbx - 32]                                    ;    48.3 agu2+agu0+fadd+fmul   50 next
        movaps [rbx - 96], xmm12                                   ;    48.3 agu1+agu2+fmisc   50 next spill
        movaps xmm12, [r9 + 224]                                   ;    48.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm12, [rbx - 16]                                    ;    50.3 agu2+agu0+fadd+fmul   50 next
        movaps [rbx - 80], xmm11                                   ;    50.3 agu1+agu2+fmisc   50 next spill
        movaps xmm11, [r9 + 240]                                   ;    50.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm11, [rbx + 0]                                     ;    52.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax - 48], xmm10                                   ;    52.3 agu1+agu2+fmisc   50 next spill
        movaps xmm10, [r9]                                         ;    52.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm10, [rbx + 16]                                    ;    54.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax - 32], xmm9                                    ;    54.3 agu1+agu2+fmisc   50 next spill
        movaps xmm9, [r9 + 16]                                     ;    54.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm9, [rbx + 32]                                     ;    56.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax - 16], xmm8                                    ;    56.3 agu1+agu2+fmisc   50 next spill
        movaps xmm8, [r9 + 32]                                     ;    56.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm8, [rbx + 48]                                     ;    58.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 0], xmm7                                     ;    58.3 agu1+agu2+fmisc   50 next spill
        movaps xmm7, [r9 + 48]                                     ;    58.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm7, [rbx + 64]                                     ;    60.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 16], xmm6                                    ;    60.3 agu1+agu2+fmisc   50 next spill
        movaps xmm6, [r9 + 64]                                     ;    60.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm6, [rbx + 80]                                     ;    62.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 32], xmm5                                    ;    62.3 agu1+agu2+fmisc   50 next spill
        movaps xmm5, [r9 + 80]                                     ;    62.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm5, [rbx + 96]                                     ;    64.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 48], xmm4                                    ;    64.3 agu1+agu2+fmisc   50 next spill
        movaps xmm4, [r9 + 96]                                     ;    64.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm4, [rbx + 112]                                    ;    66.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 64], xmm3                                    ;    66.3 agu1+agu2+fmisc   50 next spill
        movaps xmm3, [r9 + 112]                                    ;    66.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm3, [r13 - 128]                                    ;    68.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 80], xmm2                                    ;    68.3 agu1+agu2+fmisc   50 next spill
        movaps xmm2, [r9 + 128]                                    ;    68.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm2, [r13 - 112]                                    ;    70.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax + 96], xmm1                                    ;    70.3 agu1+agu2+fmisc   50 next spill
        movaps xmm1, xmm6                                          ;    70.3 fadd+fmul   41 next copy
        movaps [rax + 112], xmm0                                   ;    72.3 agu0+agu1+fmisc   50 next spill
        movaps xmm0, xmm8                                          ;    71.3 fadd+fmul   41 next copy
        xorps xmm0, xmm2                                           ;    73.3 fadd+fmul   41 next
        movaps [rdx + 48], xmm11                                   ;    74.3 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm6                                         ;    73.3 fadd+fmul   41 next copy
        xorps xmm11, xmm5                                          ;    75.3 fadd+fmul   41 next
        movaps [rcx - 128], xmm15                                  ;    76.3 agu1+agu0+fmisc   50 next spill
        movaps xmm15, [r9 + 144]                                   ;    75.7 agu2+agu0+fadd+fmul   50 next
        xorps xmm15, [r13 - 96]                                    ;    77.7 agu1+agu2+fadd+fmul   50 next
        movaps [rbp + 48], xmm10                                   ;    78.3 agu0+agu1+fmisc   50 next spill
        movaps xmm10, xmm8                                         ;    77.3 fadd+fmul   41 next copy
        andps xmm10, xmm7                                          ;    79.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm14                                   ;    80.3 agu2+agu0+fmisc   50 next spill
        movaps xmm14, xmm6                                         ;    79.3 fadd+fmul   41 next copy
        xorps xmm14, xmm15                                         ;    81.3 fadd+fmul   41 next
        andps xmm14, xmm8                                          ;    83.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm9                                    ;    82.3 agu1+agu0+fmisc   50 next spill
        movaps xmm9, [r9 + 160]                                    ;    82.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm9, [r13 - 80]                                     ;    84.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm1, xmm9                                           ;    86.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm13                                    ;    85.0 agu0+agu1+fmisc   50 next spill
        movaps xmm13, xmm2                                         ;    85.3 fadd+fmul   41 next copy
        xorps xmm13, xmm5                                          ;    87.3 fadd+fmul   41 next
        movaps [rdx + 64], xmm12                                   ;    87.0 agu2+agu0+fmisc   50 next spill
        movaps xmm12, xmm11                                        ;    87.3 fadd+fmul   41 next copy
        andps xmm12, xmm5                                          ;    89.3 fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;    91.3 fadd+fmul   41 next
        movaps xmm12, xmm2                                         ;    90.3 fadd+fmul   41 next copy
        andps xmm12, xmm3                                          ;    92.3 fadd+fmul   41 next
        xorps xmm12, [rel kasumi_decrypt_compact.T0_constants128]  ;    94.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;    96.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm12                                   ;    96.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm0                                         ;    94.3 fadd+fmul   41 next copy
        andps xmm12, xmm15                                         ;    96.3 fadd+fmul   41 next
        movaps [rdi + 32], xmm0                                    ;    94.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm2                                          ;    96.3 fadd+fmul   41 next copy
        andps xmm0, xmm5                                           ;    98.3 fadd+fmul   41 next
        movaps [rdi - 64], xmm5                                    ;    96.7 agu2+agu0+fmisc   50 next spill
        movaps xmm5, xmm6                                          ;    98.3 fadd+fmul   41 next copy
        xorps xmm5, xmm7                                           ;   100.3 fadd+fmul   41 next
        movaps [rdx - 48], xmm14                                   ;    98.7 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;   100.3 fadd+fmul   41 next copy
        andps xmm14, xmm15                                         ;   102.3 fadd+fmul   41 next
        movaps [rcx - 64], xmm14                                   ;   104.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm8                                         ;   102.3 fadd+fmul   41 next copy
        andps xmm14, xmm3                                          ;   104.3 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;   106.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;   108.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm12                                   ;   110.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm3                                         ;   106.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;   108.3 fadd+fmul   41 next
        xorps xmm12, [rel kasumi_decrypt_compact.T0_constants128]  ;   110.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 112], xmm12                                  ;   112.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm1                                         ;   109.3 fadd+fmul   41 next copy
        andps xmm12, xmm7                                          ;   111.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;   113.3 fadd+fmul   41 next
        movaps xmm12, xmm5                                         ;   112.3 fadd+fmul   41 next copy
        andps xmm12, xmm15                                         ;   114.3 fadd+fmul   41 next
        andps xmm5, xmm3                                           ;   114.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm10                                   ;   112.7 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm11                                        ;   115.3 fadd+fmul   41 next copy
        andps xmm10, xmm3                                          ;   117.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   119.3 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;   121.3 fadd+fmul   41 next
        xorps xmm14, xmm13                                         ;   123.3 fadd+fmul   41 next
        andps xmm13, xmm4                                          ;   120.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;   122.3 fadd+fmul   41 next
        movaps xmm10, xmm11                                        ;   122.3 fadd+fmul   41 next copy
        orps xmm10, xmm7                                           ;   124.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;   126.3 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   125.3 fadd+fmul   41 next
        movaps xmm13, xmm8                                         ;   126.3 fadd+fmul   41 next copy
        xorps xmm13, xmm7                                          ;   128.3 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;   128.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm10                                   ;   128.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm1                                         ;   129.3 fadd+fmul   41 next copy
        andps xmm10, xmm3                                          ;   131.3 fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;   133.3 fadd+fmul   41 next
        xorps xmm12, [rdx - 48]                                    ;   135.3 agu2+agu0+fadd+fmul   41 next
        movaps [rcx - 112], xmm8                                   ;   130.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm7                                          ;   133.3 fadd+fmul   41 next copy
        andps xmm8, xmm6                                           ;   135.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;   137.3 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;   139.3 fadd+fmul   41 next
        andps xmm8, xmm6                                           ;   139.3 fadd+fmul   41 next
        movaps [rdi + 64], xmm6                                    ;   135.0 agu2+agu1+fmisc   50 next spill
        movaps xmm6, xmm13                                         ;   138.3 fadd+fmul   41 next copy
        andps xmm6, xmm2                                           ;   140.3 fadd+fmul   41 next
        andps xmm13, xmm4                                          ;   140.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 96]                                    ;   142.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm10, xmm13                                         ;   144.3 fadd+fmul   41 next
        movaps xmm13, xmm15                                        ;   143.3 fadd+fmul   41 next copy
        andps xmm13, xmm9                                          ;   145.3 fadd+fmul   41 next
        xorps xmm12, xmm13                                         ;   147.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   147.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   147.3 fadd+fmul   41 next
        movaps xmm10, [rel kasumi_decrypt_compact.T0_constants128] ;   144.3 agu2+agu0+fmisc   41 next reload
        xorps xmm14, xmm10                                         ;   149.3 fadd+fmul   41 next
        xorps xmm8, [rdx + 112]                                    ;   149.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp - 96]                                     ;   151.3 agu2+agu0+fadd+fmul   41 next
        andps xmm2, xmm7                                           ;   151.3 fadd+fmul   41 next
        xorps xmm2, xmm5                                           ;   153.3 fadd+fmul   41 next
        andps xmm3, xmm15                                          ;   153.3 fadd+fmul   41 next
        andps xmm15, xmm4                                          ;   154.3 fadd+fmul   41 next
        movaps xmm10, [rdi - 64]                                   ;   151.0 agu1+agu2+fmisc   41 next
        andps xmm10, xmm1                                          ;   155.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;   157.3 fadd+fmul   41 next
        andps xmm1, xmm11                                          ;   157.3 fadd+fmul   41 next
        movaps xmm10, [rdi + 32]                                   ;   154.3 agu0+agu1+fmisc   41 next reload
        andps xmm11, xmm10                                         ;   158.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;   160.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;   160.3 fadd+fmul   41 next
        movaps xmm11, [rdi - 64]                                   ;   157.0 agu2+agu0+fmisc   41 next
        andps xmm11, xmm10                                         ;   161.3 fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;   162.3 fadd+fmul   41 next
        xorps xmm15, [rcx - 112]                                   ;   163.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;   164.3 fadd+fmul   41 next
        xorps xmm1, [rbp - 96]                                     ;   165.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm15                                          ;   166.3 fadd+fmul   41 next
        andps xmm7, xmm4                                           ;   167.3 fadd+fmul   41 next
        xorps xmm3, [rdx - 48]                                     ;   168.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm6                                           ;   169.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   170.3 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;   171.3 fadd+fmul   41 next
        xorps xmm15, [rdi - 48]                                    ;   172.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 48], xmm8                                    ;   168.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, [rdi + 64]                                    ;   170.3 agu2+agu0+fmisc   41 next
        andps xmm8, xmm4                                           ;   173.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;   175.3 fadd+fmul   41 next
        movaps xmm8, [rdi - 64]                                    ;   172.3 agu1+agu0+fmisc   41 next
        andps xmm8, xmm4                                           ;   175.3 fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;   177.3 fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;   179.3 fadd+fmul   41 next
        andps xmm4, xmm9                                           ;   178.3 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;   179.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;   181.3 fadd+fmul   41 next
        xorps xmm1, [rdx - 32]                                     ;   181.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;   182.3 fadd+fmul   41 next
        andps xmm13, xmm9                                          ;   183.3 fadd+fmul   41 next
        movaps xmm3, [rdi - 64]                                    ;   180.3 agu1+agu0+fmisc   50 next reload
        xorps xmm4, xmm3                                           ;   184.3 fadd+fmul   41 next
        xorps xmm1, [rdi - 48]                                     ;   185.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp - 16]                                     ;   186.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm4                                          ;   187.3 fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;   188.3 fadd+fmul   41 next
        andps xmm10, xmm9                                          ;   189.3 fadd+fmul   41 next
        xorps xmm13, [rdx + 112]                                   ;   190.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;   191.3 fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;   192.3 fadd+fmul   41 next
        xorps xmm7, [rdi + 64]                                     ;   194.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm7, [rcx - 64]                                     ;   196.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;   195.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;   198.3 fadd+fmul   41 next
        movaps xmm3, [rdx + 64]                                    ;   192.3 agu1+agu0+fmisc   41 next
        movaps xmm4, [rdi + 0]                                     ;   194.3 agu2+agu0+fmisc   50 next reload
        andps xmm3, xmm4                                           ;   197.3 fadd+fmul   41 next
        movaps xmm6, [rbp + 64]                                    ;   196.3 agu1+agu0+fmisc   41 next
        movaps xmm7, [rbp - 80]                                    ;   198.3 agu2+agu0+fmisc+fadd   50 next reload
        andps xmm6, xmm7                                           ;   200.3 fmul+fadd   41 next
        movaps xmm8, [rbp + 48]                                    ;   199.3 agu1+agu2+fmisc+fmul   41 next
        movaps xmm9, [rcx - 128]                                   ;   200.3 agu0+agu1+fmisc+fadd   50 next reload
        andps xmm8, xmm9                                           ;   202.3 fmul+fadd   41 next
        movaps xmm10, [rbp + 64]                                   ;   201.3 agu2+agu0+fmisc+fmul   41 next
        movaps xmm11, [rdx + 48]                                   ;   202.3 agu1+agu0+fmisc+fadd   50 next reload
        andps xmm10, xmm11                                         ;   204.3 fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;   204.3 fmul+fadd   41 next
        movaps [rcx - 64], xmm2                                    ;   203.3 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rdx + 64]                                    ;   204.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm2, xmm7                                           ;   206.3 fadd+fmul   41 next
        movaps [rdi + 64], xmm5                                    ;   206.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm7                                          ;   206.3 fadd+fmul   41 next copy
        andps xmm5, xmm11                                          ;   208.3 fadd+fmul   41 next
        movaps [rdi - 64], xmm13                                   ;   208.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm4                                         ;   208.3 fadd+fmul   41 next copy
        andps xmm13, xmm9                                          ;   210.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm1                                   ;   210.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm8                                          ;   210.3 fadd+fmul   41 next copy
        xorps xmm1, xmm6                                           ;   212.3 fadd+fmul   41 next
        andps xmm8, [rdx + 64]                                     ;   212.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 32], xmm0                                    ;   212.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm2                                          ;   213.3 fadd+fmul   41 next copy
        xorps xmm2, xmm10                                          ;   214.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;   215.3 fadd+fmul   41 next
        xorps xmm13, xmm2                                          ;   216.3 fadd+fmul   41 next
        andps xmm2, [rbp + 48]                                     ;   217.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm6, xmm13                                          ;   218.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm15                                   ;   215.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rdx + 64]                                   ;   217.3 agu2+agu0+fmisc   41 next
        xorps xmm15, xmm5                                          ;   219.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;   221.3 fadd+fmul   41 next
        andps xmm15, xmm9                                          ;   221.3 fadd+fmul   41 next
        andps xmm6, xmm9                                           ;   222.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm14                                   ;   219.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp + 48]                                   ;   221.3 agu0+agu1+fmisc   41 next
        andps xmm14, xmm11                                         ;   223.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm12                                   ;   223.3 agu2+agu0+fmisc   41 next spill
        movaps xmm12, [rbp + 64]                                   ;   224.3 agu1+agu0+fadd+fmisc   41 next
        andps xmm12, [rdx + 64]                                    ;   226.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm11                                         ;   226.3 fmul+fadd   41 next
        movaps [rbp - 96], xmm0                                    ;   226.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, xmm14                                         ;   227.3 fmul+fadd   41 next copy
        xorps xmm0, xmm12                                          ;   229.3 fmul+fadd   41 next
        orps xmm14, xmm5                                           ;   229.3 fmul+fadd   41 next
        xorps xmm5, [rbp + 64]                                     ;   230.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, [rbp + 48]                                    ;   231.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm7, [rdx + 64]                                    ;   228.7 agu1+agu2+fmisc   41 next
        andps xmm7, xmm13                                          ;   232.3 fmul+fadd   41 next
        xorps xmm14, xmm7                                          ;   234.3 fmul+fadd   41 next
        andps xmm13, xmm11                                         ;   234.3 fmul+fadd   41 next
        movaps xmm7, [rbp + 48]                                    ;   231.3 agu0+agu1+fmisc   41 next
        xorps xmm7, xmm4                                           ;   235.3 fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;   236.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;   237.3 fmul+fadd   41 next
        andps xmm10, xmm7                                          ;   238.3 fmul+fadd   41 next
        andps xmm12, [rbp + 64]                                    ;   239.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;   240.3 fmul+fadd   41 next
        andps xmm15, xmm9                                          ;   241.3 fmul+fadd   41 next
        movaps [rcx - 112], xmm6                                   ;   238.3 agu1+agu0+fmisc   41 next spill
        movaps xmm6, [rbp - 80]                                    ;   239.3 agu2+agu0+fmisc   41 next
        andps xmm6, xmm9                                           ;   242.3 fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;   243.3 fmul+fadd   41 next
        movaps xmm12, xmm7                                         ;   244.3 fmul+fadd   41 next copy
        andps xmm12, xmm6                                          ;   246.3 fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;   246.3 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;   248.3 fmul+fadd   41 next
        movaps xmm6, xmm9                                          ;   248.3 fmul+fadd   41 next copy
        xorps xmm6, xmm11                                          ;   250.3 fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;   252.3 fmul+fadd   41 next
        movaps xmm6, xmm1                                          ;   251.3 fmul+fadd   41 next copy
        xorps xmm6, xmm11                                          ;   253.3 fmul+fadd   41 next
        andps xmm6, xmm4                                           ;   255.3 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;   257.3 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;   255.3 fmul+fadd   41 next
        movaps xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;   252.3 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm6                                           ;   259.3 fmul+fadd   41 next
        xorps xmm0, xmm7                                           ;   257.3 fmul+fadd   41 next
        andps xmm12, xmm9                                          ;   258.3 fmul+fadd   41 next
        andps xmm0, [rbp - 80]                                     ;   259.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm6                                           ;   261.3 fmul+fadd   41 next
        movaps xmm6, xmm3                                          ;   261.3 fmul+fadd   41 next copy
        andps xmm6, xmm11                                          ;   263.3 fmul+fadd   41 next
        movaps [rdx - 96], xmm2                                    ;   261.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, [rbp + 64]                                    ;   261.7 agu2+agu0+fmisc   41 next
        andps xmm2, xmm4                                           ;   263.7 fmul+fadd   41 next
        xorps xmm13, xmm2                                          ;   265.7 fmul+fadd   41 next
        movaps [rcx - 48], xmm14                                   ;   263.7 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rdx + 64]                                   ;   264.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm14, xmm11                                         ;   266.7 fadd+fmul   41 next
        andps xmm7, xmm14                                          ;   268.7 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;   268.7 fadd+fmul   41 next
        xorps xmm2, [rbp + 48]                                     ;   268.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;   270.7 fadd+fmul   41 next
        movaps xmm14, [rbp + 64]                                   ;   267.7 agu1+agu0+fmisc   41 next
        andps xmm14, xmm9                                          ;   270.3 fadd+fmul   41 next
        movaps xmm11, [rbp + 48]                                   ;   269.7 agu2+agu0+fmisc   41 next
        andps xmm11, xmm4                                          ;   271.7 fadd+fmul   41 next
        movaps xmm9, [rbp + 64]                                    ;   271.7 agu1+agu0+fmisc   41 next
        andps xmm9, xmm1                                           ;   273.7 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;   275.7 fadd+fmul   41 next
        movaps xmm9, xmm14                                         ;   274.3 fadd+fmul   41 next copy
        xorps xmm9, xmm11                                          ;   276.3 fadd+fmul   41 next
        andps xmm11, xmm2                                          ;   276.3 fadd+fmul   41 next
        andps xmm2, [rdx + 64]                                     ;   277.3 agu2+agu0+fadd+fmul   41 next
        andps xmm1, [rbp + 48]                                     ;   278.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm4, [rbp - 80]                                    ;   275.7 agu2+agu1+fmisc   41 next
        andps xmm4, xmm9                                           ;   279.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;   280.3 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;   281.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;   283.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;   283.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 96]                                     ;   284.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;   285.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;   286.3 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;   287.3 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   288.3 fadd+fmul   41 next
        movaps xmm14, [rbp + 48]                                   ;   285.0 agu1+agu0+fmisc   41 next
        andps xmm14, xmm3                                          ;   289.3 fadd+fmul   41 next
        movaps xmm1, [rdi + 0]                                     ;   287.0 agu2+agu0+fmisc   50 next reload
        orps xmm9, xmm1                                            ;   290.3 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;   291.3 fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;   292.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;   293.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;   294.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   295.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;   296.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;   292.3 agu1+agu0+fmisc   41 next reload
        xorps xmm13, xmm14                                         ;   297.3 fadd+fmul   41 next
        xorps xmm11, [rcx - 48]                                    ;   298.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, [rcx - 112]                                    ;   299.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx - 32]                                   ;   295.3 agu2+agu1+fmisc   41 next
        xorps xmm15, [rbp - 80]                                    ;   300.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;   302.3 fadd+fmul   41 next
        movaps xmm0, [rdi - 48]                                    ;   297.7 agu1+agu0+fmisc   41 next
        xorps xmm0, [rcx - 128]                                    ;   302.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm3, [rdx - 96]                                    ;   299.7 agu1+agu2+fmisc   41 next
        xorps xmm3, xmm0                                           ;   304.3 fadd+fmul   41 next
        xorps xmm1, [rbp - 16]                                     ;   304.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm13, xmm1                                          ;   306.3 fadd+fmul   41 next
        movaps xmm4, [rdi + 32]                                    ;   301.7 agu2+agu0+fmisc   41 next
        xorps xmm4, [rdx + 64]                                     ;   306.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm4                                          ;   308.3 fadd+fmul   41 next
        movaps xmm5, [rdx + 112]                                   ;   304.0 agu2+agu0+fmisc   41 next
        xorps xmm5, [rdx + 48]                                     ;   308.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;   310.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 64]                                    ;   306.3 agu2+agu0+fmisc   41 next
        xorps xmm6, [rbp + 48]                                     ;   310.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;   312.3 fadd+fmul   41 next
        movaps xmm9, [rdi + 64]                                    ;   308.7 agu2+agu1+fmisc   41 next
        xorps xmm9, [rbp + 64]                                     ;   312.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;   314.3 fadd+fmul   41 next
        xorps xmm7, [r11 + 2448]                                   ;   314.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm3, [r11 + 2464]                                   ;   315.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm13, [r11 + 2480]                                  ;   316.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm12, [r11 + 2496]                                  ;   317.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm8, [r11 + 2512]                                   ;   318.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm11, [r11 + 2528]                                  ;   319.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm2, [r11 + 2544]                                   ;   320.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm15, [r11 + 2304]                                  ;   321.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm0, [r11 + 2320]                                   ;   322.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm1, [r11 + 2336]                                   ;   323.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm4, [r11 + 2352]                                   ;   324.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm5, [r11 + 2368]                                   ;   325.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm6, [r11 + 2384]                                   ;   326.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm9, [r11 + 2400]                                   ;   327.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm10, [rdx - 48]                                   ;   323.3 agu2+agu0+fmisc   44 next
        xorps xmm10, [r11 + 2416]                                  ;   328.3 agu1+agu0+fadd+fmul   44 next
        movaps [rdx - 48], xmm8                                    ;   325.3 agu2+agu0+fmisc   44 next spill
        movaps xmm8, [rcx - 64]                                    ;   327.3 agu1+agu2+fmisc   44 next
        xorps xmm8, [r11 + 2432]                                   ;   329.3 agu0+agu1+fadd+fmul   44 next
        movaps [rcx - 64], xmm3                                    ;   329.3 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm1                                          ;   330.3 fadd+fmul   41 next copy
        xorps xmm3, xmm8                                           ;   332.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm11                                   ;   331.3 agu1+agu2+fmisc   44 next spill
        movaps xmm11, xmm15                                        ;   332.3 fadd+fmul   41 next copy
        xorps xmm11, xmm9                                          ;   334.3 fadd+fmul   41 next
        movaps [rdi + 64], xmm7                                    ;   333.3 agu0+agu1+fmisc   44 next spill
        movaps xmm7, xmm1                                          ;   334.3 fadd+fmul   41 next copy
        xorps xmm7, xmm4                                           ;   336.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm2                                    ;   335.3 agu2+agu0+fmisc   44 next spill
        movaps xmm2, xmm15                                         ;   336.3 fadd+fmul   41 next copy
        andps xmm2, xmm0                                           ;   338.3 fadd+fmul   41 next
        movaps [rdi - 64], xmm13                                   ;   337.3 agu1+agu0+fmisc   44 next spill
        movaps xmm13, xmm1                                         ;   338.3 fadd+fmul   41 next copy
        xorps xmm13, xmm10                                         ;   340.3 fadd+fmul   41 next
        andps xmm13, xmm15                                         ;   342.3 fadd+fmul   41 next
        movaps [rdx + 48], xmm12                                   ;   339.3 agu2+agu0+fmisc   44 next spill
        movaps xmm12, xmm9                                         ;   341.3 fadd+fmul   41 next copy
        xorps xmm12, xmm4                                          ;   343.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm8                                   ;   341.3 agu1+agu0+fmisc   44 next spill
        movaps xmm8, xmm7                                          ;   343.3 fadd+fmul   41 next copy
        andps xmm8, xmm4                                           ;   345.3 fadd+fmul   41 next
        xorps xmm2, xmm8                                           ;   347.3 fadd+fmul   41 next
        movaps xmm8, xmm9                                          ;   346.3 fadd+fmul   41 next copy
        andps xmm8, xmm6                                           ;   348.3 fadd+fmul   41 next
        xorps xmm8, xmm14                                          ;   350.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;   352.3 fadd+fmul   41 next
        movaps [rdx + 64], xmm8                                    ;   352.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm11                                         ;   350.3 fadd+fmul   41 next copy
        andps xmm8, xmm10                                          ;   352.3 fadd+fmul   41 next
        movaps [rdi + 32], xmm11                                   ;   349.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;   352.3 fadd+fmul   41 next copy
        andps xmm11, xmm4                                          ;   354.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm4                                    ;   352.0 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;   354.3 fadd+fmul   41 next copy
        xorps xmm4, xmm0                                           ;   356.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm13                                   ;   354.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm12                                        ;   356.3 fadd+fmul   41 next copy
        andps xmm13, xmm10                                         ;   358.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm13                                    ;   360.3 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm15                                        ;   358.3 fadd+fmul   41 next copy
        andps xmm13, xmm6                                          ;   360.3 fadd+fmul   41 next
        xorps xmm13, xmm0                                          ;   362.3 fadd+fmul   41 next
        xorps xmm8, xmm13                                          ;   364.3 fadd+fmul   41 next
        movaps [rcx - 128], xmm8                                   ;   366.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm6                                          ;   362.3 fadd+fmul   41 next copy
        andps xmm8, xmm5                                           ;   364.3 fadd+fmul   41 next
        xorps xmm8, xmm14                                          ;   366.3 fadd+fmul   41 next
        movaps xmm14, xmm3                                         ;   365.3 fadd+fmul   41 next copy
        andps xmm14, xmm0                                          ;   367.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;   369.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;   368.3 fadd+fmul   41 next copy
        andps xmm14, xmm10                                         ;   370.3 fadd+fmul   41 next
        andps xmm4, xmm6                                           ;   370.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm8                                    ;   368.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm7                                          ;   371.3 fadd+fmul   41 next copy
        andps xmm8, xmm6                                           ;   373.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;   375.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   377.3 fadd+fmul   41 next
        xorps xmm13, xmm12                                         ;   379.3 fadd+fmul   41 next
        andps xmm12, xmm5                                          ;   376.3 fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;   378.3 fadd+fmul   41 next
        movaps xmm8, xmm7                                          ;   378.3 fadd+fmul   41 next copy
        orps xmm8, xmm0                                            ;   380.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;   382.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;   381.3 fadd+fmul   41 next
        movaps xmm12, xmm15                                        ;   382.3 fadd+fmul   41 next copy
        xorps xmm12, xmm0                                          ;   384.3 fadd+fmul   41 next
        andps xmm15, [rdx + 112]                                   ;   384.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 80], xmm8                                    ;   384.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm3                                          ;   385.3 fadd+fmul   41 next copy
        andps xmm8, xmm6                                           ;   387.3 fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;   389.3 fadd+fmul   41 next
        xorps xmm14, [rdx - 96]                                    ;   391.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 32], xmm15                                   ;   386.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm0                                         ;   389.3 fadd+fmul   41 next copy
        andps xmm15, xmm1                                          ;   391.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;   393.3 fadd+fmul   41 next
        xorps xmm4, xmm15                                          ;   395.3 fadd+fmul   41 next
        andps xmm15, xmm1                                          ;   395.3 fadd+fmul   41 next
        movaps [rcx - 112], xmm1                                   ;   391.0 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm12                                         ;   394.3 fadd+fmul   41 next copy
        andps xmm1, xmm9                                           ;   396.3 fadd+fmul   41 next
        andps xmm12, xmm5                                          ;   396.3 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;   398.3 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;   400.3 fadd+fmul   41 next
        movaps xmm12, [rdx + 112]                                  ;   396.3 agu1+agu0+fmisc   41 next
        andps xmm12, xmm10                                         ;   399.3 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;   401.3 fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;   401.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;   402.3 fadd+fmul   41 next
        movaps xmm8, [rel kasumi_decrypt_compact.T0_constants128]  ;   399.7 agu2+agu0+fmisc   41 next reload
        xorps xmm13, xmm8                                          ;   404.3 fadd+fmul   41 next
        xorps xmm15, [rdi - 48]                                    ;   404.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;   406.3 fadd+fmul   41 next
        andps xmm9, xmm0                                           ;   406.3 fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;   408.3 fadd+fmul   41 next
        andps xmm6, xmm10                                          ;   408.3 fadd+fmul   41 next
        andps xmm10, xmm5                                          ;   409.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 16]                                    ;   406.0 agu2+agu0+fmisc   41 next
        andps xmm8, xmm3                                           ;   410.3 fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;   412.3 fadd+fmul   41 next
        andps xmm3, xmm7                                           ;   412.3 fadd+fmul   41 next
        movaps xmm8, [rdi + 32]                                    ;   409.3 agu1+agu0+fmisc   41 next reload
        andps xmm7, xmm8                                           ;   413.3 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;   415.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   415.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 16]                                    ;   412.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm8                                           ;   416.3 fadd+fmul   41 next
        xorps xmm6, [rdx + 112]                                    ;   417.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, [rdx - 32]                                    ;   418.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   419.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;   420.3 fadd+fmul   41 next
        movaps xmm3, [rcx - 112]                                   ;   417.0 agu1+agu2+fmisc   41 next
        andps xmm3, xmm5                                           ;   421.3 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;   423.3 fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;   423.3 fadd+fmul   41 next
        andps xmm0, xmm5                                           ;   424.3 fadd+fmul   41 next
        xorps xmm6, [rdx - 96]                                     ;   425.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;   426.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;   427.3 fadd+fmul   41 next
        xorps xmm2, xmm5                                           ;   428.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 16]                                    ;   425.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;   429.3 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;   430.3 fadd+fmul   41 next
        xorps xmm10, [rcx - 128]                                   ;   431.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;   432.3 fadd+fmul   41 next
        movaps xmm7, [rdx + 112]                                   ;   428.3 agu2+agu0+fmisc   44 next reload
        andps xmm5, xmm7                                           ;   433.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;   434.3 fadd+fmul   41 next
        xorps xmm10, xmm6                                          ;   436.3 fadd+fmul   41 next
        xorps xmm2, [rbp - 80]                                     ;   436.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;   437.3 fadd+fmul   41 next
        andps xmm12, xmm7                                          ;   438.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 16]                                    ;   434.3 agu2+agu0+fmisc   44 next reload
        xorps xmm5, xmm1                                           ;   439.3 fadd+fmul   41 next
        xorps xmm2, [rcx - 128]                                    ;   440.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rdx + 64]                                     ;   441.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   442.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;   443.3 fadd+fmul   41 next
        andps xmm8, xmm7                                           ;   444.3 fadd+fmul   41 next
        xorps xmm12, [rdi - 48]                                    ;   445.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;   446.3 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   447.3 fadd+fmul   41 next
        xorps xmm0, [rcx - 112]                                    ;   449.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rdi + 0]                                      ;   451.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;   450.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;   453.3 fadd+fmul   41 next
        movaps xmm0, [rdx + 48]                                    ;   447.3 agu2+agu0+fmisc   41 next
        movaps xmm1, [rdi - 64]                                    ;   449.3 agu1+agu0+fmisc   44 next reload
        andps xmm0, xmm1                                           ;   452.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 48]                                    ;   451.3 agu2+agu0+fmisc   41 next
        movaps xmm5, [rdi + 64]                                    ;   453.3 agu1+agu0+fmisc+fadd   44 next reload
        andps xmm3, xmm5                                           ;   455.3 fmul+fadd   41 next
        movaps xmm6, [rbp + 64]                                    ;   454.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm7, [rcx - 64]                                    ;   455.3 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm6, xmm7                                           ;   457.3 fmul+fadd   41 next
        movaps xmm8, [rbp + 48]                                    ;   456.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm8, [rdx - 48]                                     ;   458.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;   458.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm9                                     ;   457.3 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rdx + 48]                                    ;   459.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm9, xmm5                                           ;   461.3 fmul+fadd   41 next
        movaps [rcx - 112], xmm15                                  ;   460.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rdx - 48]                                   ;   461.3 agu1+agu0+fmul+fadd   41 next
        andps xmm15, xmm5                                          ;   463.3 fmul+fadd   41 next
        movaps [rbp - 16], xmm4                                    ;   462.3 agu2+agu1+fmisc   41 next spill
        movaps xmm4, xmm1                                          ;   463.3 fmul+fadd   41 next copy
        andps xmm4, xmm7                                           ;   465.3 fmul+fadd   41 next
        movaps [rdi - 48], xmm12                                   ;   464.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, xmm6                                         ;   465.3 fmul+fadd   41 next copy
        xorps xmm12, xmm3                                          ;   467.3 fmul+fadd   41 next
        andps xmm6, [rdx + 48]                                     ;   467.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 112], xmm2                                   ;   466.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm9                                          ;   468.3 fmul+fadd   41 next copy
        xorps xmm9, xmm8                                           ;   469.3 fmul+fadd   41 next
        xorps xmm2, xmm12                                          ;   470.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;   471.3 fmul+fadd   41 next
        andps xmm9, [rbp + 64]                                     ;   472.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;   473.3 fmul+fadd   41 next
        movaps [rdi + 32], xmm11                                   ;   469.7 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rdx + 48]                                   ;   471.7 agu2+agu0+fmisc   41 next
        xorps xmm11, xmm15                                         ;   474.3 fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;   476.3 fmul+fadd   41 next
        andps xmm11, xmm7                                          ;   476.3 fmul+fadd   41 next
        andps xmm3, xmm7                                           ;   477.3 fmul+fadd   41 next
        movaps [rdx + 64], xmm10                                   ;   473.7 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rbp + 64]                                   ;   475.7 agu0+agu1+fmisc   41 next
        andps xmm10, [rdx - 48]                                    ;   478.3 agu2+agu0+fmul+fadd   41 next
        movaps [rcx - 128], xmm13                                  ;   477.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp + 48]                                   ;   478.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm13, [rdx + 48]                                    ;   480.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rdx - 48]                                    ;   480.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 80], xmm14                                   ;   480.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm10                                        ;   481.3 fadd+fmul   41 next copy
        xorps xmm14, xmm13                                         ;   483.3 fadd+fmul   41 next
        orps xmm10, xmm15                                          ;   483.3 fadd+fmul   41 next
        xorps xmm15, [rbp + 48]                                    ;   484.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, [rbp + 64]                                    ;   485.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 96], xmm2                                    ;   482.7 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rdx + 48]                                    ;   484.7 agu0+agu2+fmisc   41 next
        andps xmm2, xmm4                                           ;   486.7 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;   488.7 fadd+fmul   41 next
        movaps xmm2, [rbp + 64]                                    ;   486.7 agu1+agu0+fmisc   41 next
        xorps xmm2, xmm1                                           ;   488.7 fadd+fmul   41 next
        andps xmm4, [rdx - 48]                                     ;   489.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;   490.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;   491.3 fadd+fmul   41 next
        andps xmm8, xmm2                                           ;   492.3 fadd+fmul   41 next
        andps xmm13, [rbp + 48]                                    ;   493.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;   494.3 fadd+fmul   41 next
        andps xmm11, xmm7                                          ;   495.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm3                                    ;   492.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm5                                          ;   496.3 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;   498.3 fadd+fmul   41 next
        xorps xmm6, xmm13                                          ;   498.3 fadd+fmul   41 next
        movaps xmm13, xmm2                                         ;   499.3 fadd+fmul   41 next copy
        andps xmm13, xmm3                                          ;   501.3 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;   501.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   503.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 48]                                    ;   499.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm7                                           ;   503.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   505.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 48]                                    ;   501.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm12                                          ;   505.3 fadd+fmul   41 next
        andps xmm3, xmm1                                           ;   507.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   509.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;   504.3 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm3                                           ;   511.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   509.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;   510.3 fadd+fmul   41 next
        andps xmm13, xmm7                                          ;   511.3 fadd+fmul   41 next
        andps xmm14, xmm5                                          ;   512.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;   514.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 48]                                    ;   511.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;   514.3 fadd+fmul   41 next
        movaps xmm5, [rbp + 48]                                    ;   513.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm1                                           ;   515.3 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;   517.3 fadd+fmul   41 next
        movaps [rcx - 48], xmm9                                    ;   515.0 agu2+agu0+fmisc   41 next spill
        movaps xmm9, [rdx - 48]                                    ;   517.0 agu1+agu0+fmisc   41 next
        andps xmm9, [rdx + 48]                                     ;   519.0 agu2+agu1+fadd+fmul   41 next
        andps xmm2, xmm9                                           ;   521.0 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;   521.0 fadd+fmul   41 next
        xorps xmm5, [rbp + 64]                                     ;   520.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;   523.0 fadd+fmul   41 next
        movaps xmm9, [rbp + 48]                                    ;   519.0 agu1+agu0+fmisc   41 next
        andps xmm9, xmm7                                           ;   522.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 64]                                    ;   521.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm1                                           ;   523.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 48]                                    ;   523.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm12                                          ;   525.0 fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   527.0 fadd+fmul   41 next
        movaps xmm1, xmm9                                          ;   526.3 fadd+fmul   41 next copy
        xorps xmm1, xmm7                                           ;   528.3 fadd+fmul   41 next
        andps xmm7, xmm5                                           ;   528.3 fadd+fmul   41 next
        andps xmm5, [rdx + 48]                                     ;   529.3 agu2+agu0+fadd+fmul   41 next
        andps xmm12, [rbp + 64]                                    ;   530.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 96], xmm10                                   ;   527.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, [rdi + 64]                                   ;   529.3 agu0+agu2+fmisc   41 next
        andps xmm10, xmm1                                          ;   531.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;   532.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;   533.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   535.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   535.3 fadd+fmul   41 next
        xorps xmm10, [rdx - 96]                                    ;   536.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;   537.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;   538.3 fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;   539.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;   540.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 64]                                    ;   537.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;   541.3 fadd+fmul   41 next
        movaps xmm8, [rdi - 64]                                    ;   539.0 agu1+agu0+fmisc   44 next reload
        orps xmm1, xmm8                                            ;   542.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;   543.3 fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;   544.3 fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;   545.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;   546.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;   547.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   548.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;   544.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm14                                          ;   549.3 fadd+fmul   41 next
        xorps xmm7, [rbp - 96]                                     ;   550.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, [rdx - 32]                                     ;   551.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rbp - 80]                                   ;   547.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdi + 64]                                    ;   552.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;   554.3 fadd+fmul   41 next
        movaps xmm1, [rcx - 128]                                   ;   549.7 agu2+agu0+fmisc   41 next
        xorps xmm1, [rcx - 64]                                     ;   554.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm3, [rcx - 48]                                    ;   551.7 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm1                                           ;   556.3 fadd+fmul   41 next
        xorps xmm8, [rdx + 64]                                     ;   556.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   558.3 fadd+fmul   41 next
        movaps xmm4, [rdi + 32]                                    ;   553.7 agu1+agu0+fmisc   41 next
        xorps xmm4, [rdx + 48]                                     ;   558.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;   560.3 fadd+fmul   41 next
        movaps xmm9, [rdx + 112]                                   ;   556.0 agu1+agu0+fmisc   41 next
        xorps xmm9, [rdx - 48]                                     ;   560.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;   562.3 fadd+fmul   41 next
        movaps xmm10, [rdi - 48]                                   ;   558.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp + 64]                                    ;   562.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;   564.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 16]                                   ;   560.7 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp + 48]                                    ;   564.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;   566.3 fadd+fmul   41 next
        movaps xmm12, [rax + 112]                                  ;   562.7 agu1+agu2+fmisc   50 next reload
        xorps xmm15, xmm12                                         ;   566.3 fadd+fmul   50 next
        xorps xmm1, [rax + 96]                                     ;   567.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm8, [rax + 80]                                     ;   568.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm4, [rax + 64]                                     ;   569.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm9, [rax + 48]                                     ;   570.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm10, [rax + 32]                                    ;   571.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm11, [rax + 16]                                    ;   572.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm2, [rax - 32]                                     ;   573.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm3, [rax - 48]                                     ;   574.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm0, [rbx - 80]                                     ;   575.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm13, [rbx - 96]                                    ;   576.3 agu2+agu0+fadd+fmul   50 next
        movaps [rbp + 48], xmm13                                   ;   578.3 agu1+agu0+fmisc   50 next spill
        movaps xmm13, [rcx - 112]                                  ;   574.3 agu2+agu0+fmisc   50 next
        xorps xmm13, [rax + 0]                                     ;   577.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm6, [rax - 64]                                     ;   578.3 agu2+agu0+fadd+fmul   50 next
        movaps [rcx - 112], xmm6                                   ;   580.3 agu1+agu0+fmisc   50 next spill
        movaps xmm6, [rdi + 0]                                     ;   578.3 agu2+agu1+fmisc   50 next
        xorps xmm6, [rax - 16]                                     ;   580.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm7, [rbx - 128]                                    ;   580.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [rbx - 112]                                    ;   581.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdi + 0], xmm5                                     ;   583.3 agu1+agu0+fmisc   50 next spill
        movaps xmm5, [r10 + 128]                                   ;   582.3 agu2+agu1+fmisc+fadd   50 next
        xorps xmm5, xmm12                                          ;   584.3 fmul+fadd   50 next
        movaps xmm12, [r10 + 144]                                  ;   583.3 agu0+agu2+fmisc+fmul   50 next
        xorps xmm12, [rax + 96]                                    ;   585.3 agu1+agu0+fadd+fmul   50 next
        movaps [rbp - 16], xmm7                                    ;   584.3 agu2+agu1+fmisc   50 next spill
        movaps xmm7, [r10 + 160]                                   ;   585.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm7, [rax + 80]                                     ;   587.3 agu1+agu0+fadd+fmul   50 next
        movaps [rbp + 64], xmm0                                    ;   586.3 agu2+agu1+fmisc   50 next spill
        movaps xmm0, [r10 + 176]                                   ;   587.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm0, [rax + 64]                                     ;   589.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdi - 48], xmm3                                    ;   588.3 agu2+agu1+fmisc   50 next spill
        movaps xmm3, [r10 + 192]                                   ;   589.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm3, [rax + 48]                                     ;   591.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdx - 48], xmm2                                    ;   590.3 agu2+agu1+fmisc   50 next spill
        movaps xmm2, [r10 + 208]                                   ;   591.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm2, [rax + 32]                                     ;   593.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdx + 112], xmm6                                   ;   592.3 agu2+agu1+fmisc   50 next spill
        movaps xmm6, [r10 + 224]                                   ;   593.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm6, [rax + 16]                                     ;   595.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdx + 48], xmm13                                   ;   594.3 agu2+agu1+fmisc   50 next spill
        movaps xmm13, [r10 + 240]                                  ;   595.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm13, [rax + 0]                                     ;   597.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdi + 32], xmm11                                   ;   596.3 agu2+agu1+fmisc   50 next spill
        movaps xmm11, [r10]                                        ;   597.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm11, [rax - 16]                                    ;   599.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdx + 64], xmm10                                   ;   598.3 agu2+agu1+fmisc   50 next spill
        movaps xmm10, [r10 + 16]                                   ;   599.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm10, [rax - 32]                                    ;   601.3 agu1+agu0+fadd+fmul   50 next
        movaps [rcx - 48], xmm9                                    ;   600.3 agu2+agu1+fmisc   50 next spill
        movaps xmm9, [r10 + 32]                                    ;   601.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm9, [rax - 48]                                     ;   603.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdi - 64], xmm4                                    ;   602.3 agu2+agu1+fmisc   50 next spill
        movaps xmm4, [r10 + 48]                                    ;   603.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm4, [rbx - 80]                                     ;   605.3 agu1+agu0+fadd+fmul   50 next
        movaps [rcx - 64], xmm8                                    ;   604.3 agu2+agu1+fmisc   50 next spill
        movaps xmm8, [r10 + 64]                                    ;   605.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm8, [rbx - 96]                                     ;   607.3 agu1+agu0+fadd+fmul   50 next
        movaps [rcx - 128], xmm1                                   ;   606.3 agu2+agu1+fmisc   50 next spill
        movaps xmm1, [r10 + 80]                                    ;   607.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm1, [rax - 64]                                     ;   609.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdi + 64], xmm15                                   ;   608.3 agu2+agu1+fmisc   50 next spill
        movaps xmm15, [r10 + 96]                                   ;   609.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm15, [rbx - 128]                                   ;   611.3 agu1+agu0+fadd+fmul   50 next
        movaps [rbp - 80], xmm3                                    ;   610.3 agu2+agu1+fmisc   50 next spill
        movaps xmm3, [r10 + 112]                                   ;   611.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm3, [rbx - 112]                                    ;   613.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdx - 32], xmm12                                   ;   612.3 agu2+agu1+fmisc   50 next spill
        movaps xmm12, xmm10                                        ;   613.3 fadd+fmul   41 next copy
        xorps xmm12, xmm3                                          ;   615.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm2                                    ;   614.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, xmm1                                          ;   615.3 fadd+fmul   41 next copy
        xorps xmm2, xmm13                                          ;   617.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm5                                    ;   616.3 agu1+agu0+fmisc   50 next spill
        movaps xmm5, xmm10                                         ;   617.3 fadd+fmul   41 next copy
        xorps xmm5, xmm9                                           ;   619.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm6                                    ;   618.3 agu2+agu0+fmisc   50 next spill
        movaps xmm6, xmm13                                         ;   619.3 fadd+fmul   41 next copy
        andps xmm6, xmm11                                          ;   621.3 fadd+fmul   41 next
        movaps [rcx - 16], xmm7                                    ;   620.3 agu1+agu0+fmisc   50 next spill
        movaps xmm7, xmm10                                         ;   621.3 fadd+fmul   41 next copy
        xorps xmm7, xmm15                                          ;   623.3 fadd+fmul   41 next
        andps xmm7, xmm13                                          ;   625.3 fadd+fmul   41 next
        movaps [rdx - 16], xmm0                                    ;   622.3 agu2+agu0+fmisc   50 next spill
        movaps xmm0, xmm1                                          ;   624.3 fadd+fmul   41 next copy
        xorps xmm0, xmm9                                           ;   626.3 fadd+fmul   41 next
        movaps [rdi + 80], xmm3                                    ;   624.3 agu1+agu0+fmisc   50 next spill
        movaps xmm3, xmm5                                          ;   626.3 fadd+fmul   41 next copy
        andps xmm3, xmm9                                           ;   628.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;   630.3 fadd+fmul   41 next
        movaps xmm3, xmm1                                          ;   629.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;   631.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;   633.3 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;   635.3 fadd+fmul   41 next
        movaps [rdi - 32], xmm3                                    ;   635.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm2                                          ;   633.3 fadd+fmul   41 next copy
        andps xmm3, xmm15                                          ;   635.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm2                                    ;   632.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm1                                          ;   635.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;   637.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm9                                   ;   635.0 agu2+agu0+fmisc   50 next spill
        movaps xmm9, xmm10                                         ;   637.3 fadd+fmul   41 next copy
        xorps xmm9, xmm11                                          ;   639.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm7                                    ;   637.3 agu1+agu0+fmisc   41 next spill
        movaps xmm7, xmm0                                          ;   639.3 fadd+fmul   41 next copy
        andps xmm7, xmm15                                          ;   641.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm7                                    ;   643.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm13                                         ;   641.3 fadd+fmul   41 next copy
        andps xmm7, xmm8                                           ;   643.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;   645.3 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;   647.3 fadd+fmul   41 next
        movaps [rdi - 128], xmm3                                   ;   649.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm8                                          ;   645.3 fadd+fmul   41 next copy
        andps xmm3, xmm4                                           ;   647.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;   649.3 fadd+fmul   41 next
        movaps xmm14, xmm12                                        ;   648.3 fadd+fmul   41 next copy
        andps xmm14, xmm11                                         ;   650.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;   652.3 fadd+fmul   41 next
        movaps xmm14, xmm9                                         ;   651.3 fadd+fmul   41 next copy
        andps xmm14, xmm15                                         ;   653.3 fadd+fmul   41 next
        andps xmm9, xmm8                                           ;   653.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm3                                    ;   651.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm5                                          ;   654.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;   656.3 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;   658.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;   660.3 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;   662.3 fadd+fmul   41 next
        andps xmm0, xmm4                                           ;   659.3 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;   661.3 fadd+fmul   41 next
        movaps xmm0, xmm5                                          ;   661.3 fadd+fmul   41 next copy
        orps xmm0, xmm11                                           ;   663.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   665.3 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;   664.3 fadd+fmul   41 next
        movaps xmm3, xmm13                                         ;   665.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;   667.3 fadd+fmul   41 next
        andps xmm13, [rdi + 80]                                    ;   667.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 16], xmm0                                    ;   667.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm12                                         ;   668.3 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;   670.3 fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;   672.3 fadd+fmul   41 next
        xorps xmm14, [rdx + 96]                                    ;   674.3 agu1+agu2+fadd+fmul   41 next
        movaps [rcx - 32], xmm13                                   ;   669.3 agu0+agu1+fmisc   41 next spill
        movaps xmm13, xmm11                                        ;   672.3 fadd+fmul   41 next copy
        andps xmm13, xmm10                                         ;   674.3 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;   676.3 fadd+fmul   41 next
        xorps xmm9, xmm13                                          ;   678.3 fadd+fmul   41 next
        andps xmm13, xmm10                                         ;   678.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm10                                   ;   674.0 agu2+agu0+fmisc   50 next spill
        movaps xmm10, xmm3                                         ;   677.3 fadd+fmul   41 next copy
        andps xmm10, xmm1                                          ;   679.3 fadd+fmul   41 next
        andps xmm3, xmm4                                           ;   679.3 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;   681.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;   683.3 fadd+fmul   41 next
        movaps xmm3, [rdi + 80]                                    ;   679.3 agu1+agu0+fmisc   41 next
        andps xmm3, xmm15                                          ;   682.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;   684.3 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;   684.3 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;   685.3 fadd+fmul   41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;   682.7 agu2+agu0+fmisc   41 next reload
        xorps xmm7, xmm0                                           ;   687.3 fadd+fmul   41 next
        xorps xmm13, [rdx - 64]                                    ;   687.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;   689.3 fadd+fmul   41 next
        andps xmm1, xmm11                                          ;   689.3 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;   691.3 fadd+fmul   41 next
        andps xmm8, xmm15                                          ;   691.3 fadd+fmul   41 next
        movaps xmm0, [rdx - 112]                                   ;   688.3 agu2+agu0+fmisc   41 next
        andps xmm0, xmm12                                          ;   692.3 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;   694.3 fadd+fmul   41 next
        andps xmm12, xmm5                                          ;   694.3 fadd+fmul   41 next
        movaps xmm0, [rdx + 80]                                    ;   691.0 agu1+agu0+fmisc   41 next reload
        andps xmm5, xmm0                                           ;   695.3 fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;   697.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;   697.3 fadd+fmul   41 next
        movaps xmm5, [rdx - 112]                                   ;   694.0 agu2+agu0+fmisc   41 next
        andps xmm5, xmm0                                           ;   698.3 fadd+fmul   41 next
        xorps xmm8, [rdi + 80]                                     ;   699.3 agu1+agu0+fadd+fmul   41 next
        andps xmm15, xmm4                                          ;   700.3 fadd+fmul   41 next
        xorps xmm15, [rcx - 32]                                    ;   702.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;   702.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;   703.3 fadd+fmul   41 next
        movaps xmm12, [rbp + 80]                                   ;   699.7 agu1+agu0+fmisc   41 next
        andps xmm12, xmm4                                          ;   704.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;   706.3 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;   706.3 fadd+fmul   41 next
        andps xmm11, xmm4                                          ;   707.3 fadd+fmul   41 next
        xorps xmm8, [rdx + 96]                                     ;   708.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;   709.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;   710.3 fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;   711.3 fadd+fmul   41 next
        movaps xmm12, [rdx - 112]                                  ;   708.0 agu1+agu0+fmisc   41 next
        andps xmm12, xmm4                                          ;   712.3 fadd+fmul   41 next
        xorps xmm5, xmm3                                           ;   713.3 fadd+fmul   41 next
        xorps xmm15, [rdi - 128]                                   ;   714.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;   715.3 fadd+fmul   41 next
        movaps xmm5, [rdi + 80]                                    ;   711.3 agu1+agu0+fmisc   50 next reload
        andps xmm4, xmm5                                           ;   716.3 fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;   717.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;   719.3 fadd+fmul   41 next
        xorps xmm6, [rdx + 16]                                     ;   719.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;   720.3 fadd+fmul   41 next
        andps xmm3, xmm5                                           ;   721.3 fadd+fmul   41 next
        movaps xmm8, [rdx - 112]                                   ;   717.3 agu1+agu0+fmisc   50 next reload
        xorps xmm4, xmm8                                           ;   722.3 fadd+fmul   41 next
        xorps xmm6, [rdi - 128]                                    ;   723.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rdi - 32]                                    ;   724.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm4                                          ;   725.3 fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;   726.3 fadd+fmul   41 next
        xorps xmm3, [rdx - 64]                                     ;   727.3 agu2+agu0+fadd+fmul   41 next
        andps xmm0, xmm5                                           ;   728.3 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;   729.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;   730.3 fadd+fmul   41 next
        xorps xmm11, [rbp + 80]                                    ;   732.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, [rdi - 96]                                    ;   734.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   733.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;   736.3 fadd+fmul   41 next
        movaps xmm0, [rdx - 16]                                    ;   730.3 agu1+agu0+fmisc   41 next
        movaps xmm4, [rcx - 16]                                    ;   732.3 agu2+agu0+fmisc   50 next reload
        andps xmm0, xmm4                                           ;   735.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 64]                                    ;   734.3 agu1+agu0+fmisc   41 next
        movaps xmm8, [rdx - 96]                                    ;   736.3 agu2+agu0+fmisc+fadd   50 next reload
        andps xmm5, xmm8                                           ;   738.3 fmul+fadd   41 next
        movaps xmm10, [rbp - 96]                                   ;   737.3 agu1+agu2+fmisc+fmul   41 next
        movaps xmm11, [rdx - 32]                                   ;   738.3 agu0+agu1+fmisc+fadd   50 next reload
        andps xmm10, xmm11                                         ;   740.3 fmul+fadd   41 next
        movaps xmm12, [rbp - 64]                                   ;   739.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm12, [rbp - 80]                                    ;   741.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   741.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm1                                    ;   740.3 agu2+agu1+fmisc   41 next spill
        movaps xmm1, [rdx - 16]                                    ;   742.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm1, xmm8                                           ;   744.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm13                                   ;   743.3 agu2+agu0+fmisc   41 next spill
        movaps xmm13, [rbp - 80]                                   ;   744.3 agu1+agu0+fmul+fadd   41 next
        andps xmm13, xmm8                                          ;   746.3 fmul+fadd   41 next
        movaps [rdx - 112], xmm9                                   ;   745.3 agu2+agu1+fmisc   41 next spill
        movaps xmm9, xmm4                                          ;   746.3 fmul+fadd   41 next copy
        andps xmm9, xmm11                                          ;   748.3 fmul+fadd   41 next
        movaps [rdi + 80], xmm3                                    ;   747.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm10                                         ;   748.3 fmul+fadd   41 next copy
        xorps xmm3, xmm5                                           ;   750.3 fmul+fadd   41 next
        andps xmm10, [rdx - 16]                                    ;   750.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 80], xmm6                                    ;   749.3 agu1+agu0+fmisc   41 next spill
        movaps xmm6, xmm1                                          ;   751.3 fmul+fadd   41 next copy
        xorps xmm1, xmm12                                          ;   752.3 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;   753.3 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;   754.3 fmul+fadd   41 next
        andps xmm1, [rbp - 96]                                     ;   755.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;   756.3 fmul+fadd   41 next
        movaps [rdx - 64], xmm2                                    ;   752.7 agu0+agu1+fmisc   41 next spill
        movaps xmm2, [rdx - 16]                                    ;   754.7 agu2+agu0+fmisc   41 next
        xorps xmm2, xmm13                                          ;   757.3 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;   759.3 fmul+fadd   41 next
        andps xmm2, xmm11                                          ;   759.3 fmul+fadd   41 next
        andps xmm5, xmm11                                          ;   760.3 fmul+fadd   41 next
        movaps [rdi - 32], xmm15                                   ;   756.7 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 96]                                   ;   758.7 agu0+agu1+fmisc   41 next
        andps xmm15, [rbp - 80]                                    ;   761.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 128], xmm7                                   ;   760.7 agu1+agu2+fmisc   41 next spill
        movaps xmm7, [rbp - 64]                                    ;   761.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm7, [rdx - 16]                                     ;   763.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, [rbp - 80]                                     ;   763.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 16], xmm14                                   ;   763.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm15                                        ;   764.3 fadd+fmul   41 next copy
        xorps xmm14, xmm7                                          ;   766.3 fadd+fmul   41 next
        orps xmm15, xmm13                                          ;   766.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 64]                                    ;   767.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, [rbp - 96]                                     ;   768.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 96], xmm6                                    ;   765.7 agu2+agu1+fmisc   41 next spill
        movaps xmm6, [rdx - 16]                                    ;   767.7 agu0+agu2+fmisc   41 next
        andps xmm6, xmm9                                           ;   769.7 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;   771.7 fadd+fmul   41 next
        movaps xmm6, [rbp - 96]                                    ;   769.7 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm4                                           ;   771.7 fadd+fmul   41 next
        andps xmm9, [rbp - 80]                                     ;   772.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;   773.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;   774.3 fadd+fmul   41 next
        andps xmm12, xmm6                                          ;   775.3 fadd+fmul   41 next
        andps xmm7, [rbp - 64]                                     ;   776.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;   777.3 fadd+fmul   41 next
        andps xmm2, xmm11                                          ;   778.3 fadd+fmul   41 next
        movaps [rcx - 32], xmm5                                    ;   775.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm8                                          ;   779.3 fadd+fmul   41 next copy
        andps xmm5, xmm11                                          ;   781.3 fadd+fmul   41 next
        xorps xmm10, xmm7                                          ;   781.3 fadd+fmul   41 next
        movaps xmm7, xmm6                                          ;   782.3 fadd+fmul   41 next copy
        andps xmm7, xmm5                                           ;   784.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;   784.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   786.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 80]                                    ;   782.3 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm11                                          ;   786.3 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;   788.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 80]                                    ;   784.3 agu2+agu0+fmisc   41 next
        xorps xmm5, xmm3                                           ;   788.3 fadd+fmul   41 next
        andps xmm5, xmm4                                           ;   790.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   792.3 fadd+fmul   41 next
        movaps xmm5, [rel kasumi_decrypt_compact.T0_constants128]  ;   787.3 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm5                                           ;   794.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;   792.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;   793.3 fadd+fmul   41 next
        andps xmm7, xmm11                                          ;   794.3 fadd+fmul   41 next
        andps xmm14, xmm8                                          ;   795.3 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   797.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 80]                                    ;   794.0 agu2+agu0+fmisc   41 next
        andps xmm5, xmm0                                           ;   797.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 64]                                    ;   796.0 agu1+agu0+fmisc   41 next
        andps xmm8, xmm4                                           ;   798.3 fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;   800.3 fadd+fmul   41 next
        movaps [rcx + 0], xmm1                                     ;   798.0 agu2+agu0+fmisc   41 next spill
        movaps xmm1, [rbp - 80]                                    ;   800.0 agu1+agu0+fmisc   41 next
        andps xmm1, [rdx - 16]                                     ;   802.0 agu2+agu1+fadd+fmul   41 next
        andps xmm6, xmm1                                           ;   804.0 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;   804.0 fadd+fmul   41 next
        xorps xmm8, [rbp - 96]                                     ;   803.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;   806.0 fadd+fmul   41 next
        movaps xmm1, [rbp - 64]                                    ;   802.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm11                                          ;   805.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 96]                                   ;   804.0 agu2+agu0+fmisc   41 next
        andps xmm11, xmm4                                          ;   806.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 64]                                    ;   806.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;   808.0 fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;   810.0 fadd+fmul   41 next
        movaps xmm4, xmm1                                          ;   809.3 fadd+fmul   41 next copy
        xorps xmm4, xmm11                                          ;   811.3 fadd+fmul   41 next
        andps xmm11, xmm8                                          ;   811.3 fadd+fmul   41 next
        andps xmm8, [rdx - 16]                                     ;   812.3 agu2+agu0+fadd+fmul   41 next
        andps xmm3, [rbp - 96]                                     ;   813.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 16], xmm15                                   ;   810.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rdx - 96]                                   ;   812.3 agu0+agu2+fmisc   41 next
        andps xmm15, xmm4                                          ;   814.3 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;   815.3 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;   816.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   818.3 fadd+fmul   41 next
        xorps xmm12, xmm4                                          ;   818.3 fadd+fmul   41 next
        xorps xmm15, [rdx + 96]                                    ;   819.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   820.3 fadd+fmul   41 next
        xorps xmm13, xmm12                                         ;   821.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;   822.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;   823.3 fadd+fmul   41 next
        movaps xmm15, [rbp - 96]                                   ;   820.0 agu2+agu0+fmisc   41 next
        andps xmm15, xmm0                                          ;   824.3 fadd+fmul   41 next
        movaps xmm1, [rcx - 16]                                    ;   822.0 agu1+agu0+fmisc   50 next reload
        orps xmm4, xmm1                                            ;   825.3 fadd+fmul   41 next
        xorps xmm6, xmm13                                          ;   826.3 fadd+fmul   41 next
        xorps xmm14, xmm4                                          ;   827.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;   828.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;   829.3 fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;   830.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;   831.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;   827.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm14                                          ;   832.3 fadd+fmul   41 next
        xorps xmm11, [rdi + 16]                                    ;   833.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, [rcx - 32]                                     ;   834.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx + 16]                                   ;   830.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdx - 96]                                    ;   835.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm6, xmm15                                          ;   837.3 fadd+fmul   41 next
        movaps xmm2, [rdi - 128]                                   ;   832.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdx - 32]                                     ;   837.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm3, [rcx + 0]                                     ;   834.7 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;   839.3 fadd+fmul   41 next
        xorps xmm1, [rdi - 32]                                     ;   839.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;   841.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 64]                                    ;   836.7 agu1+agu0+fmisc   41 next
        xorps xmm4, [rdx - 16]                                     ;   841.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;   843.3 fadd+fmul   41 next
        movaps xmm5, [rdx + 80]                                    ;   839.0 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp - 80]                                     ;   843.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;   845.3 fadd+fmul   41 next
        movaps xmm9, [rdi + 80]                                    ;   841.3 agu1+agu0+fmisc   41 next
        xorps xmm9, [rbp - 96]                                     ;   845.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;   847.3 fadd+fmul   41 next
        movaps xmm12, [rdx - 112]                                  ;   843.7 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 64]                                    ;   847.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;   849.3 fadd+fmul   41 next
        movaps xmm13, [r11 + 2192]                                 ;   845.7 agu1+agu2+fmisc   69 k2.9 reload
        xorps xmm6, xmm13                                          ;   849.3 fadd+fmul   44 next
        xorps xmm3, [r11 + 2208]                                   ;   850.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm0, [r11 + 2224]                                   ;   851.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm7, [r11 + 2240]                                   ;   852.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm10, [r11 + 2256]                                  ;   853.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm11, [r11 + 2272]                                  ;   854.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm8, [r11 + 2288]                                   ;   855.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm15, [r11 + 2048]                                  ;   856.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm2, [r11 + 2064]                                   ;   857.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm1, [r11 + 2080]                                   ;   858.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm4, [r11 + 2096]                                   ;   859.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm5, [r11 + 2112]                                   ;   860.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm9, [r11 + 2128]                                   ;   861.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm12, [r11 + 2144]                                  ;   862.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm13, [rbp + 80]                                   ;   858.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r11 + 2160]                                  ;   863.3 agu1+agu0+fadd+fmul   44 next
        movaps [rbp + 80], xmm10                                   ;   860.3 agu2+agu0+fmisc   44 next spill
        movaps xmm10, [rdi - 96]                                   ;   862.3 agu1+agu2+fmisc   44 next
        xorps xmm10, [r11 + 2176]                                  ;   864.3 agu0+agu1+fadd+fmul   44 next
        movaps [rdi - 96], xmm3                                    ;   864.3 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm1                                          ;   865.3 fadd+fmul   41 next copy
        xorps xmm3, xmm10                                          ;   867.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm11                                   ;   866.3 agu1+agu2+fmisc   44 next spill
        movaps xmm11, xmm15                                        ;   867.3 fadd+fmul   41 next copy
        xorps xmm11, xmm12                                         ;   869.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm6                                   ;   868.3 agu0+agu1+fmisc   44 next spill
        movaps xmm6, xmm1                                          ;   869.3 fadd+fmul   41 next copy
        xorps xmm6, xmm4                                           ;   871.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm8                                    ;   870.3 agu2+agu0+fmisc   44 next spill
        movaps xmm8, xmm15                                         ;   871.3 fadd+fmul   41 next copy
        andps xmm8, xmm2                                           ;   873.3 fadd+fmul   41 next
        movaps [rdi + 80], xmm0                                    ;   872.3 agu1+agu0+fmisc   44 next spill
        movaps xmm0, xmm1                                          ;   873.3 fadd+fmul   41 next copy
        xorps xmm0, xmm13                                          ;   875.3 fadd+fmul   41 next
        andps xmm0, xmm15                                          ;   877.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm7                                    ;   874.3 agu2+agu0+fmisc   44 next spill
        movaps xmm7, xmm12                                         ;   876.3 fadd+fmul   41 next copy
        xorps xmm7, xmm4                                           ;   878.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm10                                   ;   876.3 agu1+agu0+fmisc   44 next spill
        movaps xmm10, xmm6                                         ;   878.3 fadd+fmul   41 next copy
        andps xmm10, xmm4                                          ;   880.3 fadd+fmul   41 next
        xorps xmm8, xmm10                                          ;   882.3 fadd+fmul   41 next
        movaps xmm10, xmm12                                        ;   881.3 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;   883.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;   885.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;   887.3 fadd+fmul   41 next
        movaps [rdx - 16], xmm10                                   ;   887.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm11                                        ;   885.3 fadd+fmul   41 next copy
        andps xmm10, xmm13                                         ;   887.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm11                                   ;   884.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;   887.3 fadd+fmul   41 next copy
        andps xmm11, xmm4                                          ;   889.3 fadd+fmul   41 next
        movaps [rdi - 32], xmm4                                    ;   887.0 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;   889.3 fadd+fmul   41 next copy
        xorps xmm4, xmm2                                           ;   891.3 fadd+fmul   41 next
        movaps [rcx + 0], xmm0                                     ;   889.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm7                                          ;   891.3 fadd+fmul   41 next copy
        andps xmm0, xmm13                                          ;   893.3 fadd+fmul   41 next
        movaps [rcx - 16], xmm0                                    ;   895.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm15                                         ;   893.3 fadd+fmul   41 next copy
        andps xmm0, xmm9                                           ;   895.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;   897.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;   899.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm10                                   ;   901.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm9                                         ;   897.3 fadd+fmul   41 next copy
        andps xmm10, xmm5                                          ;   899.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;   901.3 fadd+fmul   41 next
        movaps xmm14, xmm3                                         ;   900.3 fadd+fmul   41 next copy
        andps xmm14, xmm2                                          ;   902.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;   904.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;   903.3 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;   905.3 fadd+fmul   41 next
        andps xmm4, xmm9                                           ;   905.3 fadd+fmul   41 next
        movaps [rdi - 128], xmm10                                  ;   903.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm6                                         ;   906.3 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;   908.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;   910.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;   912.3 fadd+fmul   41 next
        xorps xmm0, xmm7                                           ;   914.3 fadd+fmul   41 next
        andps xmm7, xmm5                                           ;   911.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;   913.3 fadd+fmul   41 next
        movaps xmm7, xmm6                                          ;   913.3 fadd+fmul   41 next copy
        orps xmm7, xmm2                                            ;   915.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;   917.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;   916.3 fadd+fmul   41 next
        movaps xmm10, xmm15                                        ;   917.3 fadd+fmul   41 next copy
        xorps xmm10, xmm2                                          ;   919.3 fadd+fmul   41 next
        andps xmm15, [rdx + 80]                                    ;   919.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 96], xmm7                                    ;   919.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm3                                          ;   920.3 fadd+fmul   41 next copy
        andps xmm7, xmm9                                           ;   922.3 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;   924.3 fadd+fmul   41 next
        xorps xmm14, [rcx + 0]                                     ;   926.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 16], xmm15                                   ;   921.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm2                                         ;   924.3 fadd+fmul   41 next copy
        andps xmm15, xmm1                                          ;   926.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;   928.3 fadd+fmul   41 next
        xorps xmm4, xmm15                                          ;   930.3 fadd+fmul   41 next
        andps xmm15, xmm1                                          ;   930.3 fadd+fmul   41 next
        movaps [rcx - 32], xmm1                                    ;   926.0 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm10                                         ;   929.3 fadd+fmul   41 next copy
        andps xmm1, xmm12                                          ;   931.3 fadd+fmul   41 next
        andps xmm10, xmm5                                          ;   931.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   933.3 fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;   935.3 fadd+fmul   41 next
        movaps xmm10, [rdx + 80]                                   ;   931.3 agu1+agu0+fmisc   41 next
        andps xmm10, xmm13                                         ;   934.3 fadd+fmul   41 next
        xorps xmm14, xmm10                                         ;   936.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;   936.3 fadd+fmul   41 next
        xorps xmm0, xmm7                                           ;   937.3 fadd+fmul   41 next
        movaps xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;   934.7 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm7                                           ;   939.3 fadd+fmul   41 next
        xorps xmm15, [rdi - 128]                                   ;   939.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;   941.3 fadd+fmul   41 next
        andps xmm12, xmm2                                          ;   941.3 fadd+fmul   41 next
        xorps xmm12, xmm4                                          ;   943.3 fadd+fmul   41 next
        andps xmm9, xmm13                                          ;   943.3 fadd+fmul   41 next
        movaps xmm7, [rdi - 32]                                    ;   940.3 agu2+agu0+fmisc   41 next
        andps xmm7, xmm3                                           ;   944.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;   946.3 fadd+fmul   41 next
        andps xmm3, xmm6                                           ;   946.3 fadd+fmul   41 next
        movaps xmm7, [rdx - 64]                                    ;   943.0 agu1+agu0+fmisc   41 next reload
        andps xmm6, xmm7                                           ;   947.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;   949.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   949.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 32]                                    ;   946.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm7                                           ;   950.3 fadd+fmul   41 next
        xorps xmm9, [rdx + 80]                                     ;   951.3 agu1+agu0+fadd+fmul   41 next
        andps xmm13, xmm5                                          ;   952.3 fadd+fmul   41 next
        xorps xmm13, [rdx + 16]                                    ;   954.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;   954.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;   955.3 fadd+fmul   41 next
        movaps xmm3, [rcx - 32]                                    ;   951.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;   956.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;   958.3 fadd+fmul   41 next
        xorps xmm1, xmm13                                          ;   958.3 fadd+fmul   41 next
        andps xmm2, xmm5                                           ;   959.3 fadd+fmul   41 next
        xorps xmm9, [rcx + 0]                                      ;   960.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;   961.3 fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;   962.3 fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;   963.3 fadd+fmul   41 next
        movaps xmm3, [rdi - 32]                                    ;   960.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;   964.3 fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;   965.3 fadd+fmul   41 next
        xorps xmm13, [rdx - 32]                                    ;   966.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;   967.3 fadd+fmul   41 next
        movaps xmm6, [rdx + 80]                                    ;   963.3 agu1+agu0+fmisc   44 next reload
        andps xmm5, xmm6                                           ;   968.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   969.3 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;   971.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;   971.3 fadd+fmul   41 next
        xorps xmm8, [rdx - 96]                                     ;   972.3 agu2+agu0+fadd+fmul   41 next
        andps xmm10, xmm6                                          ;   973.3 fadd+fmul   41 next
        movaps xmm1, [rdi - 32]                                    ;   969.3 agu1+agu0+fmisc   44 next reload
        xorps xmm5, xmm1                                           ;   974.3 fadd+fmul   41 next
        xorps xmm8, [rdx - 32]                                     ;   975.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, [rdx - 16]                                     ;   976.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   977.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;   978.3 fadd+fmul   41 next
        xorps xmm10, [rdi - 128]                                   ;   979.3 agu2+agu0+fadd+fmul   41 next
        andps xmm7, xmm6                                           ;   980.3 fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;   981.3 fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;   982.3 fadd+fmul   41 next
        xorps xmm2, [rcx - 32]                                     ;   984.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, [rcx - 16]                                     ;   986.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm10                                          ;   985.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;   988.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 80]                                    ;   982.3 agu1+agu0+fmisc   41 next
        movaps xmm2, [rdi + 80]                                    ;   984.3 agu2+agu0+fmisc   44 next reload
        andps xmm1, xmm2                                           ;   987.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 96]                                    ;   986.3 agu1+agu0+fmisc   41 next
        movaps xmm5, [rdx - 112]                                   ;   988.3 agu2+agu0+fmisc+fadd   44 next reload
        andps xmm3, xmm5                                           ;   990.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 64]                                    ;   989.3 agu1+agu2+fmisc+fmul   41 next
        movaps xmm7, [rdi - 96]                                    ;   990.3 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm6, xmm7                                           ;   992.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 96]                                    ;   991.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm9, [rbp + 80]                                     ;   993.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;   993.3 fadd+fmul   41 next
        movaps [rcx - 16], xmm12                                   ;   992.3 agu2+agu1+fmisc   41 next spill
        movaps xmm12, [rbp - 80]                                   ;   994.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm12, xmm5                                          ;   996.3 fmul+fadd   41 next
        movaps [rcx - 32], xmm15                                   ;   995.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp + 80]                                   ;   996.3 agu1+agu0+fmul+fadd   41 next
        andps xmm15, xmm5                                          ;   998.3 fmul+fadd   41 next
        movaps [rdi - 32], xmm4                                    ;   997.3 agu2+agu1+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;   998.3 fmul+fadd   41 next copy
        andps xmm4, xmm7                                           ;  1000.3 fmul+fadd   41 next
        movaps [rdx + 80], xmm10                                   ;   999.3 agu0+agu1+fmisc   41 next spill
        movaps xmm10, xmm6                                         ;  1000.3 fmul+fadd   41 next copy
        xorps xmm10, xmm3                                          ;  1002.3 fmul+fadd   41 next
        andps xmm6, [rbp - 80]                                     ;  1002.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 64], xmm8                                    ;  1001.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm12                                         ;  1003.3 fmul+fadd   41 next copy
        xorps xmm12, xmm9                                          ;  1004.3 fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  1005.3 fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  1006.3 fmul+fadd   41 next
        andps xmm12, [rbp - 64]                                    ;  1007.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm4                                           ;  1008.3 fmul+fadd   41 next
        movaps [rdi - 128], xmm11                                  ;  1004.7 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rbp - 80]                                   ;  1006.7 agu2+agu0+fmisc   41 next
        xorps xmm11, xmm15                                         ;  1009.3 fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;  1011.3 fmul+fadd   41 next
        andps xmm11, xmm7                                          ;  1011.3 fmul+fadd   41 next
        andps xmm3, xmm7                                           ;  1012.3 fmul+fadd   41 next
        movaps [rdx - 16], xmm13                                   ;  1008.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 64]                                   ;  1010.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rbp + 80]                                    ;  1013.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 32], xmm0                                    ;  1012.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 96]                                    ;  1013.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm0, [rbp - 80]                                     ;  1015.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp + 80]                                    ;  1015.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 96], xmm14                                   ;  1015.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  1016.3 fadd+fmul   41 next copy
        xorps xmm14, xmm0                                          ;  1018.3 fadd+fmul   41 next
        orps xmm13, xmm15                                          ;  1018.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 96]                                    ;  1019.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rbp - 64]                                     ;  1020.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx + 0], xmm8                                     ;  1017.7 agu2+agu1+fmisc   41 next spill
        movaps xmm8, [rbp - 80]                                    ;  1019.7 agu0+agu2+fmisc   41 next
        andps xmm8, xmm4                                           ;  1021.7 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  1023.7 fadd+fmul   41 next
        movaps xmm8, [rbp - 64]                                    ;  1021.7 agu1+agu0+fmisc   41 next
        xorps xmm8, xmm2                                           ;  1023.7 fadd+fmul   41 next
        andps xmm4, [rbp + 80]                                     ;  1024.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  1025.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  1026.3 fadd+fmul   41 next
        andps xmm9, xmm8                                           ;  1027.3 fadd+fmul   41 next
        andps xmm0, [rbp - 96]                                     ;  1028.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  1029.3 fadd+fmul   41 next
        andps xmm11, xmm7                                          ;  1030.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm3                                    ;  1027.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm5                                          ;  1031.3 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;  1033.3 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;  1033.3 fadd+fmul   41 next
        movaps xmm0, xmm8                                          ;  1034.3 fadd+fmul   41 next copy
        andps xmm0, xmm3                                           ;  1036.3 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  1036.3 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1038.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 80]                                    ;  1034.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm7                                           ;  1038.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1040.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 80]                                    ;  1036.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm10                                          ;  1040.3 fadd+fmul   41 next
        andps xmm3, xmm2                                           ;  1042.3 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1044.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;  1039.3 agu1+agu0+fmisc   41 next reload
        xorps xmm12, xmm3                                          ;  1046.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  1044.3 fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;  1045.3 fadd+fmul   41 next
        andps xmm0, xmm7                                           ;  1046.3 fadd+fmul   41 next
        andps xmm14, xmm5                                          ;  1047.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  1049.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 80]                                    ;  1046.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  1049.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 96]                                    ;  1048.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm2                                           ;  1050.3 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  1052.3 fadd+fmul   41 next
        movaps [rdi + 16], xmm12                                   ;  1050.0 agu2+agu0+fmisc   41 next spill
        movaps xmm12, [rbp + 80]                                   ;  1052.0 agu1+agu0+fmisc   41 next
        andps xmm12, [rbp - 80]                                    ;  1054.0 agu2+agu1+fadd+fmul   41 next
        andps xmm8, xmm12                                          ;  1056.0 fadd+fmul   41 next
        xorps xmm12, xmm5                                          ;  1056.0 fadd+fmul   41 next
        xorps xmm5, [rbp - 64]                                     ;  1055.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  1058.0 fadd+fmul   41 next
        movaps xmm12, [rbp - 96]                                   ;  1054.0 agu1+agu0+fmisc   41 next
        andps xmm12, xmm7                                          ;  1057.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 64]                                    ;  1056.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm2                                           ;  1058.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 96]                                    ;  1058.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm10                                          ;  1060.0 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1062.0 fadd+fmul   41 next
        movaps xmm2, xmm12                                         ;  1061.3 fadd+fmul   41 next copy
        xorps xmm2, xmm7                                           ;  1063.3 fadd+fmul   41 next
        andps xmm7, xmm5                                           ;  1063.3 fadd+fmul   41 next
        andps xmm5, [rbp - 80]                                     ;  1064.3 agu2+agu0+fadd+fmul   41 next
        andps xmm10, [rbp - 64]                                    ;  1065.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 96], xmm13                                   ;  1062.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdx - 112]                                  ;  1064.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  1066.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  1067.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  1068.3 fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  1070.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  1070.3 fadd+fmul   41 next
        xorps xmm13, [rcx + 0]                                     ;  1071.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm12                                         ;  1072.3 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  1073.3 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  1074.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  1075.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 64]                                    ;  1072.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  1076.3 fadd+fmul   41 next
        movaps xmm9, [rdi + 80]                                    ;  1074.0 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm9                                            ;  1077.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1078.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  1079.3 fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;  1080.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  1081.3 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;  1082.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1083.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1079.3 agu2+agu0+fmisc   41 next reload
        xorps xmm4, xmm14                                          ;  1084.3 fadd+fmul   41 next
        xorps xmm7, [rdx + 96]                                     ;  1085.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, [rdx + 16]                                     ;  1086.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx - 96]                                   ;  1082.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdx - 112]                                   ;  1087.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  1089.3 fadd+fmul   41 next
        movaps xmm1, [rdx - 32]                                    ;  1084.7 agu2+agu0+fmisc   41 next
        xorps xmm1, [rdi - 96]                                     ;  1089.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm2, [rdi + 16]                                    ;  1086.7 agu2+agu1+fmisc   41 next
        xorps xmm2, xmm1                                           ;  1091.3 fadd+fmul   41 next
        xorps xmm9, [rdx - 16]                                     ;  1091.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  1093.3 fadd+fmul   41 next
        movaps xmm3, [rdi - 128]                                   ;  1088.7 agu1+agu0+fmisc   41 next
        xorps xmm3, [rbp - 80]                                     ;  1093.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1095.3 fadd+fmul   41 next
        movaps xmm10, [rdx - 64]                                   ;  1091.0 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp + 80]                                    ;  1095.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  1097.3 fadd+fmul   41 next
        movaps xmm11, [rdx + 80]                                   ;  1093.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 64]                                    ;  1097.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  1099.3 fadd+fmul   41 next
        movaps xmm12, [rdi - 32]                                   ;  1095.7 agu1+agu2+fmisc   41 next
        xorps xmm12, [rbp - 96]                                    ;  1099.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  1101.3 fadd+fmul   41 next
        movaps xmm13, [rdi + 64]                                   ;  1097.7 agu2+agu0+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  1101.3 fadd+fmul   50 next
        xorps xmm1, [rcx - 128]                                    ;  1102.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [rcx - 64]                                     ;  1103.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm3, [rdi - 64]                                     ;  1104.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm10, [rcx - 48]                                    ;  1105.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm11, [rdx + 64]                                    ;  1106.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm12, [rdi + 32]                                    ;  1107.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm8, [rdx - 48]                                     ;  1108.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm2, [rdi - 48]                                     ;  1109.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm4, [rbp + 64]                                     ;  1110.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm0, [rbp + 48]                                     ;  1111.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm6, [rcx - 112]                                    ;  1112.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm7, [rbp - 16]                                     ;  1113.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm13, [r10 + 304]                                   ;  1114.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [rdi + 0]                                      ;  1115.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdi + 64], xmm5                                    ;  1117.3 agu1+agu0+fmisc   50 next spill
        movaps xmm5, [rcx - 32]                                    ;  1113.3 agu2+agu0+fmisc   50 next
        xorps xmm5, [rdx + 48]                                     ;  1116.3 agu1+agu0+fadd+fmul   50 next
        movaps [rcx - 32], xmm7                                    ;  1115.3 agu2+agu0+fmisc   50 next spill
        movaps xmm7, [rcx - 16]                                    ;  1117.3 agu1+agu0+fmisc+fadd   50 next
        xorps xmm7, [rdx + 112]                                    ;  1119.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 16], xmm6                                    ;  1118.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, [rcx - 128]                                   ;  1119.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm6, [r10 + 320]                                    ;  1121.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 128], xmm0                                   ;  1120.3 agu0+agu2+fmisc   50 next spill
        movaps xmm0, [rcx - 64]                                    ;  1121.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm0, [r10 + 336]                                    ;  1123.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 64], xmm4                                    ;  1122.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rdi - 64]                                    ;  1123.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r10 + 352]                                    ;  1125.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 64], xmm2                                    ;  1124.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rcx - 48]                                    ;  1125.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r10 + 368]                                    ;  1127.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 48], xmm8                                    ;  1126.3 agu0+agu2+fmisc   50 next spill
        movaps xmm8, [rdx + 64]                                    ;  1127.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [r10 + 384]                                    ;  1129.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 64], xmm7                                    ;  1128.3 agu0+agu2+fmisc   50 next spill
        movaps xmm7, [rdi + 32]                                    ;  1129.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm7, [r10 + 400]                                    ;  1131.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 32], xmm5                                    ;  1130.3 agu0+agu2+fmisc   50 next spill
        movaps xmm5, [rdx + 48]                                    ;  1131.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm5, [r10 + 416]                                    ;  1133.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 48], xmm12                                   ;  1132.3 agu0+agu2+fmisc   50 next spill
        movaps xmm12, [rdx + 112]                                  ;  1133.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm12, [r10 + 432]                                   ;  1135.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 112], xmm11                                  ;  1134.3 agu0+agu2+fmisc   50 next spill
        movaps xmm11, [rdx - 48]                                   ;  1135.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r10 + 448]                                   ;  1137.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 48], xmm10                                   ;  1136.3 agu0+agu2+fmisc   50 next spill
        movaps xmm10, [rdi - 48]                                   ;  1137.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [r10 + 464]                                   ;  1139.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 48], xmm3                                    ;  1138.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rbp + 64]                                    ;  1139.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r10 + 480]                                    ;  1141.3 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 64], xmm9                                    ;  1140.3 agu0+agu2+fmisc   50 next spill
        movaps xmm9, [rbp + 48]                                    ;  1141.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [r10 + 496]                                    ;  1143.3 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 48], xmm1                                    ;  1142.3 agu0+agu2+fmisc   50 next spill
        movaps xmm1, [rcx - 112]                                   ;  1143.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm1, [r10 + 256]                                    ;  1145.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 112], xmm15                                  ;  1144.3 agu0+agu2+fmisc   50 next spill
        movaps xmm15, [rbp - 16]                                   ;  1145.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm15, [r10 + 272]                                   ;  1147.3 agu2+agu1+fmul+fadd   50 next
        movaps [rbp - 16], xmm2                                    ;  1146.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rdi + 0]                                     ;  1147.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r10 + 288]                                    ;  1149.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 0], xmm6                                     ;  1148.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, xmm11                                         ;  1149.3 fmul+fadd   41 next copy
        xorps xmm6, xmm2                                           ;  1151.3 fmul+fadd   41 next
        movaps [rbp - 96], xmm8                                    ;  1150.3 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm1                                          ;  1151.3 fmul+fadd   41 next copy
        xorps xmm8, xmm5                                           ;  1153.3 fmul+fadd   41 next
        movaps [rdi - 32], xmm13                                   ;  1152.3 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  1153.3 fmul+fadd   41 next copy
        xorps xmm13, xmm10                                         ;  1155.3 fmul+fadd   41 next
        movaps [rbp - 64], xmm7                                    ;  1154.3 agu1+agu0+fmisc   50 next spill
        movaps xmm7, xmm5                                          ;  1155.3 fmul+fadd   41 next copy
        andps xmm7, xmm12                                          ;  1157.3 fmul+fadd   41 next
        movaps [rdx + 80], xmm0                                    ;  1156.3 agu2+agu0+fmisc   50 next spill
        movaps xmm0, xmm11                                         ;  1157.3 fmul+fadd   41 next copy
        xorps xmm0, xmm15                                          ;  1159.3 fmul+fadd   41 next
        andps xmm0, xmm5                                           ;  1161.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm4                                    ;  1158.3 agu1+agu0+fmisc   50 next spill
        movaps xmm4, xmm1                                          ;  1160.3 fmul+fadd   41 next copy
        xorps xmm4, xmm10                                          ;  1162.3 fmul+fadd   41 next
        movaps [rdx - 64], xmm2                                    ;  1160.3 agu2+agu0+fmisc   50 next spill
        movaps xmm2, xmm13                                         ;  1162.3 fmul+fadd   41 next copy
        andps xmm2, xmm10                                          ;  1164.3 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  1166.3 fmul+fadd   41 next
        movaps xmm2, xmm1                                          ;  1165.3 fmul+fadd   41 next copy
        andps xmm2, xmm9                                           ;  1167.3 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;  1169.3 fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  1171.3 fmul+fadd   41 next
        movaps [rbp - 80], xmm2                                    ;  1171.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm8                                          ;  1169.3 fmul+fadd   41 next copy
        andps xmm2, xmm15                                          ;  1171.3 fmul+fadd   41 next
        movaps [rdi - 128], xmm8                                   ;  1168.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm1                                          ;  1171.3 fmul+fadd   41 next copy
        andps xmm8, xmm10                                          ;  1173.3 fmul+fadd   41 next
        movaps [rdx - 16], xmm10                                   ;  1171.0 agu1+agu0+fmisc   50 next spill
        movaps xmm10, xmm11                                        ;  1173.3 fmul+fadd   41 next copy
        xorps xmm10, xmm12                                         ;  1175.3 fmul+fadd   41 next
        movaps [rdi + 16], xmm0                                    ;  1173.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm4                                          ;  1175.3 fmul+fadd   41 next copy
        andps xmm0, xmm15                                          ;  1177.3 fmul+fadd   41 next
        movaps [rdi + 80], xmm0                                    ;  1179.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm5                                          ;  1177.3 fmul+fadd   41 next copy
        andps xmm0, xmm9                                           ;  1179.3 fmul+fadd   41 next
        xorps xmm0, xmm12                                          ;  1181.3 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;  1183.3 fmul+fadd   41 next
        movaps [rdi - 96], xmm2                                    ;  1185.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm9                                          ;  1181.3 fmul+fadd   41 next copy
        andps xmm2, xmm3                                           ;  1183.3 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;  1185.3 fmul+fadd   41 next
        movaps xmm14, xmm6                                         ;  1184.3 fmul+fadd   41 next copy
        andps xmm14, xmm12                                         ;  1186.3 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  1188.3 fmul+fadd   41 next
        movaps xmm14, xmm10                                        ;  1187.3 fmul+fadd   41 next copy
        andps xmm14, xmm15                                         ;  1189.3 fmul+fadd   41 next
        andps xmm10, xmm9                                          ;  1189.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm2                                    ;  1187.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  1190.3 fmul+fadd   41 next copy
        andps xmm2, xmm9                                           ;  1192.3 fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  1194.3 fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;  1196.3 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;  1198.3 fmul+fadd   41 next
        andps xmm4, xmm3                                           ;  1195.3 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  1197.3 fmul+fadd   41 next
        movaps xmm2, xmm13                                         ;  1197.3 fmul+fadd   41 next copy
        orps xmm2, xmm12                                           ;  1199.3 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  1201.3 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  1200.3 fmul+fadd   41 next
        movaps xmm4, xmm5                                          ;  1201.3 fmul+fadd   41 next copy
        xorps xmm4, xmm12                                          ;  1203.3 fmul+fadd   41 next
        andps xmm5, [rdx - 64]                                     ;  1203.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 112], xmm2                                   ;  1203.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm6                                          ;  1204.3 fmul+fadd   41 next copy
        andps xmm2, xmm9                                           ;  1206.3 fmul+fadd   41 next
        xorps xmm14, xmm2                                          ;  1208.3 fmul+fadd   41 next
        xorps xmm14, [rdi + 16]                                    ;  1210.3 agu2+agu1+fmul+fadd   41 next
        movaps [rdx - 96], xmm5                                    ;  1205.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  1208.3 fmul+fadd   41 next copy
        andps xmm5, xmm11                                          ;  1210.3 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;  1212.3 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  1214.3 fmul+fadd   41 next
        andps xmm5, xmm11                                          ;  1214.3 fmul+fadd   41 next
        movaps [rdx + 16], xmm11                                   ;  1210.0 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm4                                         ;  1213.3 fmul+fadd   41 next copy
        andps xmm11, xmm1                                          ;  1215.3 fmul+fadd   41 next
        andps xmm4, xmm3                                           ;  1215.3 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  1217.3 fmul+fadd   41 next
        xorps xmm2, xmm4                                           ;  1219.3 fmul+fadd   41 next
        movaps xmm4, [rdx - 64]                                    ;  1215.3 agu1+agu0+fmisc   41 next
        andps xmm4, xmm15                                          ;  1218.3 fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;  1220.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  1220.3 fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  1221.3 fmul+fadd   41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;  1218.7 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm2                                           ;  1223.3 fmul+fadd   41 next
        xorps xmm5, [rdx - 32]                                     ;  1223.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm7                                           ;  1225.3 fmul+fadd   41 next
        andps xmm1, xmm12                                          ;  1225.3 fmul+fadd   41 next
        xorps xmm1, xmm10                                          ;  1227.3 fmul+fadd   41 next
        andps xmm9, xmm15                                          ;  1227.3 fmul+fadd   41 next
        movaps xmm2, [rdx - 16]                                    ;  1224.3 agu2+agu0+fmisc   41 next
        andps xmm2, xmm6                                           ;  1228.3 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;  1230.3 fmul+fadd   41 next
        andps xmm6, xmm13                                          ;  1230.3 fmul+fadd   41 next
        movaps xmm2, [rdi - 128]                                   ;  1227.0 agu1+agu0+fmisc   41 next reload
        andps xmm13, xmm2                                          ;  1231.3 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  1233.3 fmul+fadd   41 next
        xorps xmm10, xmm8                                          ;  1233.3 fmul+fadd   41 next
        movaps xmm13, [rdx - 16]                                   ;  1230.0 agu2+agu0+fmisc   41 next
        andps xmm13, xmm2                                          ;  1234.3 fmul+fadd   41 next
        xorps xmm9, [rdx - 64]                                     ;  1235.3 agu1+agu0+fmul+fadd   41 next
        andps xmm15, xmm3                                          ;  1236.3 fmul+fadd   41 next
        xorps xmm15, [rdx - 96]                                    ;  1238.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  1238.3 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;  1239.3 fmul+fadd   41 next
        movaps xmm6, [rdx + 16]                                    ;  1235.7 agu1+agu0+fmisc   41 next
        andps xmm6, xmm3                                           ;  1240.3 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  1242.3 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;  1242.3 fmul+fadd   41 next
        andps xmm12, xmm3                                          ;  1243.3 fmul+fadd   41 next
        xorps xmm9, [rdi + 16]                                     ;  1244.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  1245.3 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  1246.3 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  1247.3 fmul+fadd   41 next
        movaps xmm6, [rdx - 16]                                    ;  1244.0 agu1+agu0+fmisc   41 next
        andps xmm6, xmm3                                           ;  1248.3 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1249.3 fmul+fadd   41 next
        xorps xmm15, [rdi - 96]                                    ;  1250.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;  1251.3 fmul+fadd   41 next
        movaps xmm13, [rdx - 64]                                   ;  1247.3 agu1+agu0+fmisc   50 next reload
        andps xmm3, xmm13                                          ;  1252.3 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  1253.3 fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;  1255.3 fmul+fadd   41 next
        xorps xmm7, [rdx - 112]                                    ;  1255.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  1256.3 fmul+fadd   41 next
        andps xmm4, xmm13                                          ;  1257.3 fmul+fadd   41 next
        movaps xmm9, [rdx - 16]                                    ;  1253.3 agu1+agu0+fmisc   50 next reload
        xorps xmm3, xmm9                                           ;  1258.3 fmul+fadd   41 next
        xorps xmm7, [rdi - 96]                                     ;  1259.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, [rbp - 80]                                     ;  1260.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  1261.3 fmul+fadd   41 next
        xorps xmm10, xmm6                                          ;  1262.3 fmul+fadd   41 next
        xorps xmm4, [rdx - 32]                                     ;  1263.3 agu2+agu0+fmul+fadd   41 next
        andps xmm2, xmm13                                          ;  1264.3 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  1265.3 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  1266.3 fmul+fadd   41 next
        xorps xmm12, [rdx + 16]                                    ;  1268.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, [rdi + 80]                                    ;  1270.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  1269.3 fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  1272.3 fmul+fadd   41 next
        movaps xmm2, [rbp + 80]                                    ;  1266.3 agu1+agu0+fmisc   41 next
        movaps xmm3, [rdx + 80]                                    ;  1268.3 agu2+agu0+fmisc   50 next reload
        andps xmm2, xmm3                                           ;  1271.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 64]                                    ;  1270.3 agu1+agu0+fmisc   41 next
        movaps xmm9, [rdi - 32]                                    ;  1271.3 agu2+agu0+fmul+fmisc   50 next reload
        andps xmm6, xmm9                                           ;  1273.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 96]                                   ;  1273.3 agu1+agu2+fmisc+fadd   41 next
        movaps xmm12, [rdi + 0]                                    ;  1273.3 agu0+agu1+fmul+fmisc   50 next reload
        andps xmm11, xmm12                                         ;  1275.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 64]                                   ;  1275.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm13, [rbp - 16]                                    ;  1277.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  1277.3 fmul+fadd   41 next
        movaps [rdi + 80], xmm1                                    ;  1276.3 agu2+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 80]                                    ;  1277.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm1, xmm9                                           ;  1279.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm5                                    ;  1279.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, [rbp - 16]                                    ;  1279.3 agu1+agu0+fadd+fmul   41 next
        andps xmm5, xmm9                                           ;  1281.3 fadd+fmul   41 next
        movaps [rdx - 16], xmm10                                   ;  1281.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, xmm3                                         ;  1281.3 fadd+fmul   41 next copy
        andps xmm10, xmm12                                         ;  1283.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm4                                    ;  1283.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm11                                         ;  1283.3 fadd+fmul   41 next copy
        xorps xmm4, xmm6                                           ;  1285.3 fadd+fmul   41 next
        andps xmm11, [rbp + 80]                                    ;  1285.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 128], xmm7                                   ;  1285.3 agu1+agu0+fmisc   41 next spill
        movaps xmm7, xmm1                                          ;  1286.3 fadd+fmul   41 next copy
        xorps xmm7, xmm4                                           ;  1288.3 fadd+fmul   41 next
        xorps xmm1, xmm13                                          ;  1288.3 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  1290.3 fadd+fmul   41 next
        andps xmm1, [rbp - 96]                                     ;  1290.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  1292.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm8                                    ;  1288.7 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rbp + 80]                                    ;  1290.7 agu2+agu0+fmisc   41 next
        xorps xmm8, xmm5                                           ;  1292.7 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  1294.7 fadd+fmul   41 next
        andps xmm8, xmm12                                          ;  1294.7 fadd+fmul   41 next
        andps xmm6, xmm12                                          ;  1295.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm15                                   ;  1292.7 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 96]                                   ;  1294.7 agu0+agu1+fmisc   41 next
        andps xmm15, [rbp - 16]                                    ;  1296.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 96], xmm0                                    ;  1296.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 64]                                    ;  1297.3 agu0+agu1+fadd+fmul   41 next
        andps xmm0, [rbp + 80]                                     ;  1299.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp - 16]                                     ;  1299.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 112], xmm14                                  ;  1298.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm15                                        ;  1300.3 fadd+fmul   41 next copy
        xorps xmm14, xmm0                                          ;  1302.3 fadd+fmul   41 next
        orps xmm15, xmm5                                           ;  1302.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 64]                                     ;  1303.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rbp - 96]                                     ;  1304.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 16], xmm7                                    ;  1301.7 agu2+agu1+fmisc   41 next spill
        movaps xmm7, [rbp + 80]                                    ;  1303.7 agu0+agu2+fmisc   41 next
        andps xmm7, xmm10                                          ;  1305.7 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  1307.7 fadd+fmul   41 next
        movaps xmm7, [rbp - 96]                                    ;  1305.7 agu1+agu0+fmisc   41 next
        xorps xmm7, xmm3                                           ;  1307.7 fadd+fmul   41 next
        andps xmm10, [rbp - 16]                                    ;  1308.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  1309.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  1310.3 fadd+fmul   41 next
        andps xmm13, xmm7                                          ;  1311.3 fadd+fmul   41 next
        andps xmm0, [rbp - 64]                                     ;  1312.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  1313.3 fadd+fmul   41 next
        andps xmm8, xmm12                                          ;  1314.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm6                                    ;  1311.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm9                                          ;  1315.3 fadd+fmul   41 next copy
        andps xmm6, xmm12                                          ;  1317.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  1317.3 fadd+fmul   41 next
        movaps xmm0, xmm7                                          ;  1318.3 fadd+fmul   41 next copy
        andps xmm0, xmm6                                           ;  1320.3 fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  1320.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1322.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 16]                                    ;  1318.3 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm12                                          ;  1322.3 fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;  1324.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 16]                                    ;  1320.3 agu2+agu0+fmisc   41 next
        xorps xmm6, xmm4                                           ;  1324.3 fadd+fmul   41 next
        andps xmm6, xmm3                                           ;  1326.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1328.3 fadd+fmul   41 next
        movaps xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;  1323.3 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm6                                           ;  1330.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  1328.3 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  1329.3 fadd+fmul   41 next
        andps xmm0, xmm12                                          ;  1330.3 fadd+fmul   41 next
        andps xmm14, xmm9                                          ;  1331.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  1333.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 16]                                    ;  1330.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm2                                           ;  1333.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 64]                                    ;  1332.0 agu1+agu0+fmisc   41 next
        andps xmm9, xmm3                                           ;  1334.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;  1336.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm1                                    ;  1334.0 agu2+agu0+fmisc   41 next spill
        movaps xmm1, [rbp - 16]                                    ;  1336.0 agu1+agu0+fmisc   41 next
        andps xmm1, [rbp + 80]                                     ;  1338.0 agu2+agu1+fadd+fmul   41 next
        andps xmm7, xmm1                                           ;  1340.0 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  1340.0 fadd+fmul   41 next
        xorps xmm9, [rbp - 96]                                     ;  1339.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  1342.0 fadd+fmul   41 next
        movaps xmm1, [rbp - 64]                                    ;  1338.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm12                                          ;  1341.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 96]                                   ;  1340.0 agu2+agu0+fmisc   41 next
        andps xmm12, xmm3                                          ;  1342.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 64]                                    ;  1342.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm4                                           ;  1344.0 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;  1346.0 fadd+fmul   41 next
        movaps xmm3, xmm1                                          ;  1345.3 fadd+fmul   41 next copy
        xorps xmm3, xmm12                                          ;  1347.3 fadd+fmul   41 next
        andps xmm12, xmm9                                          ;  1347.3 fadd+fmul   41 next
        andps xmm9, [rbp + 80]                                     ;  1348.3 agu2+agu0+fadd+fmul   41 next
        andps xmm4, [rbp - 96]                                     ;  1349.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx + 0], xmm15                                    ;  1346.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rdi - 32]                                   ;  1348.3 agu0+agu2+fmisc   41 next
        andps xmm15, xmm3                                          ;  1350.3 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;  1351.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  1352.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  1354.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  1354.3 fadd+fmul   41 next
        xorps xmm15, [rdi + 16]                                    ;  1355.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;  1356.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  1357.3 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;  1358.3 fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;  1359.3 fadd+fmul   41 next
        movaps xmm15, [rbp - 96]                                   ;  1356.0 agu2+agu0+fmisc   41 next
        andps xmm15, xmm2                                          ;  1360.3 fadd+fmul   41 next
        movaps xmm1, [rdx + 80]                                    ;  1358.0 agu1+agu0+fmisc   50 next reload
        orps xmm3, xmm1                                            ;  1361.3 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  1362.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  1363.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  1364.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;  1365.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1366.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;  1367.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1363.3 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm14                                         ;  1368.3 fadd+fmul   41 next
        xorps xmm12, [rcx + 0]                                     ;  1369.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, [rdx - 96]                                     ;  1370.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx - 112]                                  ;  1366.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdi - 32]                                    ;  1371.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  1373.3 fadd+fmul   41 next
        movaps xmm2, [rdi - 96]                                    ;  1368.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdi + 0]                                      ;  1373.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm3, [rdx + 96]                                    ;  1370.7 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;  1375.3 fadd+fmul   41 next
        xorps xmm1, [rbp - 80]                                     ;  1375.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  1377.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 32]                                    ;  1372.7 agu1+agu0+fmisc   41 next
        xorps xmm4, [rbp + 80]                                     ;  1377.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  1379.3 fadd+fmul   41 next
        movaps xmm5, [rdi - 128]                                   ;  1375.0 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp - 16]                                     ;  1379.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  1381.3 fadd+fmul   41 next
        movaps xmm6, [rdx - 64]                                    ;  1377.3 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp - 96]                                     ;  1381.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;  1383.3 fadd+fmul   41 next
        movaps xmm8, [rdx - 16]                                    ;  1379.7 agu1+agu2+fmisc   41 next
        xorps xmm8, [rbp - 64]                                     ;  1383.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm9, xmm8                                           ;  1385.3 fadd+fmul   41 next
        xorps xmm7, [r8 + 2192]                                    ;  1385.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm3, [r8 + 2208]                                    ;  1386.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm10, [r8 + 2224]                                   ;  1387.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm0, [r8 + 2240]                                    ;  1388.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm11, [r8 + 2256]                                   ;  1389.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm12, [r8 + 2272]                                   ;  1390.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm9, [r8 + 2288]                                    ;  1391.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm15, [r8 + 2048]                                   ;  1392.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm2, [r8 + 2064]                                    ;  1393.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm1, [r8 + 2080]                                    ;  1394.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm4, [r8 + 2096]                                    ;  1395.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm5, [r8 + 2112]                                    ;  1396.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm6, [r8 + 2128]                                    ;  1397.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm8, [r8 + 2144]                                    ;  1398.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm13, [rdx + 16]                                   ;  1394.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r8 + 2160]                                   ;  1399.3 agu1+agu0+fadd+fmul   44 next
        movaps [rdx + 16], xmm11                                   ;  1396.3 agu2+agu0+fmisc   44 next spill
        movaps xmm11, [rdi + 80]                                   ;  1398.3 agu1+agu2+fmisc   44 next
        xorps xmm11, [r8 + 2176]                                   ;  1400.3 agu0+agu1+fadd+fmul   44 next
        movaps [rdi + 80], xmm3                                    ;  1400.3 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm1                                          ;  1401.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;  1403.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm12                                   ;  1402.3 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm15                                        ;  1403.3 fadd+fmul   41 next copy
        xorps xmm12, xmm8                                          ;  1405.3 fadd+fmul   41 next
        movaps [rdx - 16], xmm7                                    ;  1404.3 agu0+agu1+fmisc   44 next spill
        movaps xmm7, xmm1                                          ;  1405.3 fadd+fmul   41 next copy
        xorps xmm7, xmm4                                           ;  1407.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm9                                    ;  1406.3 agu2+agu0+fmisc   44 next spill
        movaps xmm9, xmm15                                         ;  1407.3 fadd+fmul   41 next copy
        andps xmm9, xmm2                                           ;  1409.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm10                                   ;  1408.3 agu1+agu0+fmisc   44 next spill
        movaps xmm10, xmm1                                         ;  1409.3 fadd+fmul   41 next copy
        xorps xmm10, xmm13                                         ;  1411.3 fadd+fmul   41 next
        andps xmm10, xmm15                                         ;  1413.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm0                                    ;  1410.3 agu2+agu0+fmisc   44 next spill
        movaps xmm0, xmm8                                          ;  1412.3 fadd+fmul   41 next copy
        xorps xmm0, xmm4                                           ;  1414.3 fadd+fmul   41 next
        movaps [rdi - 128], xmm11                                  ;  1412.3 agu1+agu0+fmisc   44 next spill
        movaps xmm11, xmm7                                         ;  1414.3 fadd+fmul   41 next copy
        andps xmm11, xmm4                                          ;  1416.3 fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  1418.3 fadd+fmul   41 next
        movaps xmm11, xmm8                                         ;  1417.3 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;  1419.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  1421.3 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;  1423.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm11                                   ;  1423.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;  1421.3 fadd+fmul   41 next copy
        andps xmm11, xmm13                                         ;  1423.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm12                                   ;  1420.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm8                                         ;  1423.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;  1425.3 fadd+fmul   41 next
        movaps [rbp - 80], xmm4                                    ;  1423.0 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;  1425.3 fadd+fmul   41 next copy
        xorps xmm4, xmm2                                           ;  1427.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm10                                   ;  1425.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm0                                         ;  1427.3 fadd+fmul   41 next copy
        andps xmm10, xmm13                                         ;  1429.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm10                                   ;  1431.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm15                                        ;  1429.3 fadd+fmul   41 next copy
        andps xmm10, xmm6                                          ;  1431.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1433.3 fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;  1435.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm11                                    ;  1437.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  1433.3 fadd+fmul   41 next copy
        andps xmm11, xmm5                                          ;  1435.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  1437.3 fadd+fmul   41 next
        movaps xmm14, xmm3                                         ;  1436.3 fadd+fmul   41 next copy
        andps xmm14, xmm2                                          ;  1438.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;  1440.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;  1439.3 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;  1441.3 fadd+fmul   41 next
        andps xmm4, xmm6                                           ;  1441.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm11                                   ;  1439.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm7                                         ;  1442.3 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;  1444.3 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;  1446.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  1448.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;  1450.3 fadd+fmul   41 next
        andps xmm0, xmm5                                           ;  1447.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;  1449.3 fadd+fmul   41 next
        movaps xmm0, xmm7                                          ;  1449.3 fadd+fmul   41 next copy
        orps xmm0, xmm2                                            ;  1451.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  1453.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1452.3 fadd+fmul   41 next
        movaps xmm11, xmm15                                        ;  1453.3 fadd+fmul   41 next copy
        xorps xmm11, xmm2                                          ;  1455.3 fadd+fmul   41 next
        andps xmm15, [rdi - 128]                                   ;  1455.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi - 32], xmm0                                    ;  1455.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm3                                          ;  1456.3 fadd+fmul   41 next copy
        andps xmm0, xmm6                                           ;  1458.3 fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;  1460.3 fadd+fmul   41 next
        xorps xmm14, [rdx + 96]                                    ;  1462.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 112], xmm15                                  ;  1457.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm2                                         ;  1460.3 fadd+fmul   41 next copy
        andps xmm15, xmm1                                          ;  1462.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  1464.3 fadd+fmul   41 next
        xorps xmm4, xmm15                                          ;  1466.3 fadd+fmul   41 next
        andps xmm15, xmm1                                          ;  1466.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm1                                    ;  1462.0 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm11                                         ;  1465.3 fadd+fmul   41 next copy
        andps xmm1, xmm8                                           ;  1467.3 fadd+fmul   41 next
        andps xmm11, xmm5                                          ;  1467.3 fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  1469.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  1471.3 fadd+fmul   41 next
        movaps xmm11, [rdi - 128]                                  ;  1467.3 agu1+agu0+fmisc   41 next
        andps xmm11, xmm13                                         ;  1470.3 fadd+fmul   41 next
        xorps xmm14, xmm11                                         ;  1472.3 fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;  1472.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;  1473.3 fadd+fmul   41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;  1470.7 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm0                                          ;  1475.3 fadd+fmul   41 next
        xorps xmm15, [rdi - 96]                                    ;  1475.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  1477.3 fadd+fmul   41 next
        andps xmm8, xmm2                                           ;  1477.3 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;  1479.3 fadd+fmul   41 next
        andps xmm6, xmm13                                          ;  1479.3 fadd+fmul   41 next
        andps xmm13, xmm5                                          ;  1480.3 fadd+fmul   41 next
        movaps xmm0, [rbp - 80]                                    ;  1477.0 agu2+agu0+fmisc   41 next
        andps xmm0, xmm3                                           ;  1481.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;  1483.3 fadd+fmul   41 next
        andps xmm3, xmm7                                           ;  1483.3 fadd+fmul   41 next
        movaps xmm0, [rdx - 32]                                    ;  1480.3 agu1+agu0+fmisc   41 next reload
        andps xmm7, xmm0                                           ;  1484.3 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;  1486.3 fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;  1486.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 80]                                    ;  1483.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm0                                           ;  1487.3 fadd+fmul   41 next
        xorps xmm6, [rdi - 128]                                    ;  1488.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, [rdx - 112]                                   ;  1489.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;  1490.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  1491.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 96]                                    ;  1488.0 agu1+agu2+fmisc   41 next
        andps xmm3, xmm5                                           ;  1492.3 fadd+fmul   41 next
        xorps xmm7, xmm3                                           ;  1494.3 fadd+fmul   41 next
        xorps xmm1, xmm13                                          ;  1494.3 fadd+fmul   41 next
        andps xmm2, xmm5                                           ;  1495.3 fadd+fmul   41 next
        xorps xmm6, [rdx + 96]                                     ;  1496.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1497.3 fadd+fmul   41 next
        xorps xmm8, xmm9                                           ;  1498.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;  1499.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 80]                                    ;  1496.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;  1500.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  1501.3 fadd+fmul   41 next
        xorps xmm13, [rdi + 0]                                     ;  1502.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  1503.3 fadd+fmul   41 next
        movaps xmm7, [rdi - 128]                                   ;  1499.3 agu2+agu0+fmisc   44 next reload
        andps xmm5, xmm7                                           ;  1504.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;  1505.3 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1507.3 fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;  1507.3 fadd+fmul   41 next
        xorps xmm9, [rdi - 32]                                     ;  1508.3 agu1+agu0+fadd+fmul   41 next
        andps xmm11, xmm7                                          ;  1509.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 80]                                    ;  1505.3 agu2+agu0+fmisc   44 next reload
        xorps xmm5, xmm1                                           ;  1510.3 fadd+fmul   41 next
        xorps xmm9, [rdi + 0]                                      ;  1511.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rbp + 80]                                     ;  1512.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;  1513.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1514.3 fadd+fmul   41 next
        andps xmm0, xmm7                                           ;  1515.3 fadd+fmul   41 next
        xorps xmm11, [rdi - 96]                                    ;  1516.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;  1517.3 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  1518.3 fadd+fmul   41 next
        xorps xmm2, [rdx - 96]                                     ;  1520.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, [rdx + 80]                                     ;  1522.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1521.3 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;  1524.3 fadd+fmul   41 next
        movaps xmm0, [rbp - 16]                                    ;  1518.3 agu2+agu0+fmisc   41 next
        movaps xmm1, [rdx - 64]                                    ;  1520.3 agu1+agu0+fmisc   44 next reload
        andps xmm0, xmm1                                           ;  1523.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 96]                                    ;  1522.3 agu2+agu0+fmisc   41 next
        movaps xmm3, [rdx - 16]                                    ;  1524.3 agu1+agu0+fmisc+fadd   44 next reload
        andps xmm2, xmm3                                           ;  1526.3 fmul+fadd   41 next
        movaps xmm5, [rbp - 64]                                    ;  1525.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm6, [rdi + 80]                                    ;  1526.3 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm5, xmm6                                           ;  1528.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 96]                                    ;  1527.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm7, [rdx + 16]                                     ;  1529.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  1529.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm8                                    ;  1528.3 agu2+agu1+fmisc   41 next spill
        movaps xmm8, [rbp - 16]                                    ;  1530.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm8, xmm3                                           ;  1532.3 fmul+fadd   41 next
        movaps [rdx - 96], xmm15                                   ;  1531.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rdx + 16]                                   ;  1532.3 agu1+agu0+fmul+fadd   41 next
        andps xmm15, xmm3                                          ;  1534.3 fmul+fadd   41 next
        movaps [rbp - 80], xmm4                                    ;  1533.3 agu2+agu1+fmisc   41 next spill
        movaps xmm4, xmm1                                          ;  1534.3 fmul+fadd   41 next copy
        andps xmm4, xmm6                                           ;  1536.3 fmul+fadd   41 next
        movaps [rdi - 96], xmm11                                   ;  1535.3 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm5                                         ;  1536.3 fmul+fadd   41 next copy
        xorps xmm11, xmm2                                          ;  1538.3 fmul+fadd   41 next
        andps xmm5, [rbp - 16]                                     ;  1538.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 128], xmm9                                   ;  1537.3 agu1+agu0+fmisc   41 next spill
        movaps xmm9, xmm8                                          ;  1539.3 fmul+fadd   41 next copy
        xorps xmm8, xmm7                                           ;  1540.3 fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  1541.3 fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;  1542.3 fmul+fadd   41 next
        andps xmm8, [rbp - 64]                                     ;  1543.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm4                                           ;  1544.3 fmul+fadd   41 next
        movaps [rdx - 32], xmm12                                   ;  1540.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp - 16]                                   ;  1542.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm15                                         ;  1545.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  1547.3 fmul+fadd   41 next
        andps xmm12, xmm6                                          ;  1547.3 fmul+fadd   41 next
        andps xmm2, xmm6                                           ;  1548.3 fmul+fadd   41 next
        movaps [rbp + 80], xmm13                                   ;  1544.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 64]                                   ;  1546.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rdx + 16]                                    ;  1549.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi + 0], xmm10                                    ;  1548.7 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rbp - 96]                                   ;  1549.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm10, [rbp - 16]                                    ;  1551.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rdx + 16]                                    ;  1551.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 32], xmm14                                   ;  1551.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  1552.3 fadd+fmul   41 next copy
        xorps xmm14, xmm10                                         ;  1554.3 fadd+fmul   41 next
        orps xmm13, xmm15                                          ;  1554.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 96]                                    ;  1555.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp - 64]                                    ;  1556.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx + 96], xmm9                                    ;  1553.7 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 16]                                    ;  1555.7 agu0+agu2+fmisc   41 next
        andps xmm9, xmm4                                           ;  1557.7 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  1559.7 fadd+fmul   41 next
        movaps xmm9, [rbp - 64]                                    ;  1557.7 agu1+agu0+fmisc   41 next
        xorps xmm9, xmm1                                           ;  1559.7 fadd+fmul   41 next
        andps xmm4, [rdx + 16]                                     ;  1560.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  1561.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;  1562.3 fadd+fmul   41 next
        andps xmm7, xmm9                                           ;  1563.3 fadd+fmul   41 next
        andps xmm10, [rbp - 96]                                    ;  1564.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;  1565.3 fadd+fmul   41 next
        andps xmm12, xmm6                                          ;  1566.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm2                                   ;  1563.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm3                                          ;  1567.3 fadd+fmul   41 next copy
        andps xmm2, xmm6                                           ;  1569.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  1569.3 fadd+fmul   41 next
        movaps xmm10, xmm9                                         ;  1570.3 fadd+fmul   41 next copy
        andps xmm10, xmm2                                          ;  1572.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  1572.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1574.3 fadd+fmul   41 next
        movaps xmm2, [rdx + 16]                                    ;  1570.3 agu1+agu0+fmisc   41 next
        xorps xmm2, xmm6                                           ;  1574.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1576.3 fadd+fmul   41 next
        movaps xmm2, [rdx + 16]                                    ;  1572.3 agu2+agu0+fmisc   41 next
        xorps xmm2, xmm11                                          ;  1576.3 fadd+fmul   41 next
        andps xmm2, xmm1                                           ;  1578.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1580.3 fadd+fmul   41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;  1575.3 agu1+agu0+fmisc   41 next reload
        xorps xmm8, xmm2                                           ;  1582.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  1580.3 fadd+fmul   41 next
        xorps xmm14, xmm9                                          ;  1581.3 fadd+fmul   41 next
        andps xmm10, xmm6                                          ;  1582.3 fadd+fmul   41 next
        andps xmm14, xmm3                                          ;  1583.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  1585.3 fadd+fmul   41 next
        movaps xmm2, [rdx + 16]                                    ;  1582.0 agu2+agu0+fmisc   41 next
        andps xmm2, xmm0                                           ;  1585.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 96]                                    ;  1584.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  1586.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1588.3 fadd+fmul   41 next
        movaps [rcx + 0], xmm8                                     ;  1586.0 agu2+agu0+fmisc   41 next spill
        movaps xmm8, [rdx + 16]                                    ;  1588.0 agu1+agu0+fmisc   41 next
        andps xmm8, [rbp - 16]                                     ;  1590.0 agu2+agu1+fadd+fmul   41 next
        andps xmm9, xmm8                                           ;  1592.0 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1592.0 fadd+fmul   41 next
        xorps xmm3, [rbp - 64]                                     ;  1591.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;  1594.0 fadd+fmul   41 next
        movaps xmm8, [rbp - 96]                                    ;  1590.0 agu1+agu0+fmisc   41 next
        andps xmm8, xmm6                                           ;  1593.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 64]                                    ;  1592.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm1                                           ;  1594.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 96]                                    ;  1594.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm11                                          ;  1596.0 fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;  1598.0 fadd+fmul   41 next
        movaps xmm1, xmm8                                          ;  1597.3 fadd+fmul   41 next copy
        xorps xmm1, xmm6                                           ;  1599.3 fadd+fmul   41 next
        andps xmm6, xmm3                                           ;  1599.3 fadd+fmul   41 next
        andps xmm3, [rbp - 16]                                     ;  1600.3 agu2+agu0+fadd+fmul   41 next
        andps xmm11, [rbp - 64]                                    ;  1601.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 16], xmm13                                   ;  1598.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdx - 16]                                   ;  1600.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm1                                          ;  1602.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  1603.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;  1604.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1606.3 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;  1606.3 fadd+fmul   41 next
        xorps xmm13, [rdx + 96]                                    ;  1607.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;  1608.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  1609.3 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  1610.3 fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;  1611.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 64]                                    ;  1608.0 agu2+agu0+fmisc   41 next
        andps xmm2, xmm0                                           ;  1612.3 fadd+fmul   41 next
        movaps xmm7, [rdx - 64]                                    ;  1610.0 agu1+agu0+fmisc   44 next reload
        orps xmm1, xmm7                                            ;  1613.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  1614.3 fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;  1615.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  1616.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  1617.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;  1618.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1619.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  1615.3 agu2+agu0+fmisc   41 next reload
        xorps xmm4, xmm14                                          ;  1620.3 fadd+fmul   41 next
        xorps xmm6, [rdi + 16]                                     ;  1621.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rdx - 112]                                    ;  1622.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdi - 32]                                   ;  1618.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdx - 16]                                    ;  1623.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  1625.3 fadd+fmul   41 next
        movaps xmm0, [rdi + 0]                                     ;  1620.7 agu2+agu0+fmisc   41 next
        xorps xmm0, [rdi + 80]                                     ;  1625.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm1, [rcx + 0]                                     ;  1622.7 agu2+agu1+fmisc   41 next
        xorps xmm1, xmm0                                           ;  1627.3 fadd+fmul   41 next
        xorps xmm7, [rbp + 80]                                     ;  1627.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;  1629.3 fadd+fmul   41 next
        movaps xmm2, [rdx - 32]                                    ;  1624.7 agu1+agu0+fmisc   41 next
        xorps xmm2, [rbp - 16]                                     ;  1629.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1631.3 fadd+fmul   41 next
        movaps xmm8, [rdi - 128]                                   ;  1627.0 agu1+agu0+fmisc   41 next
        xorps xmm8, [rdx + 16]                                     ;  1631.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  1633.3 fadd+fmul   41 next
        movaps xmm11, [rdi - 96]                                   ;  1629.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 64]                                    ;  1633.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;  1635.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 80]                                   ;  1631.7 agu1+agu2+fmisc   41 next
        xorps xmm12, [rbp - 96]                                    ;  1635.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  1637.3 fadd+fmul   41 next
        movaps xmm13, [rcx - 112]                                  ;  1633.7 agu2+agu0+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  1637.3 fadd+fmul   50 next
        xorps xmm0, [rbp + 48]                                     ;  1638.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [rbp + 64]                                     ;  1639.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm2, [rdi - 48]                                     ;  1640.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm8, [rdx - 48]                                     ;  1641.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm11, [rdx + 112]                                   ;  1642.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm12, [rdx + 48]                                    ;  1643.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [rcx - 48]                                     ;  1644.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm1, [rdi - 64]                                     ;  1645.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm4, [rcx - 64]                                     ;  1646.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm10, [rcx - 128]                                   ;  1647.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm5, [rcx - 16]                                     ;  1648.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm6, [rcx - 32]                                     ;  1649.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm3, [rdi + 64]                                     ;  1650.3 agu1+agu0+fadd+fmul   50 next
        movaps xmm14, [rdx - 96]                                   ;  1646.3 agu2+agu0+fmisc   50 next
        xorps xmm14, [rdi + 32]                                    ;  1651.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdx - 96], xmm3                                    ;  1652.3 agu2+agu0+fmisc   50 next spill
        movaps xmm3, [rdx + 80]                                    ;  1650.3 agu1+agu2+fmisc   50 next
        xorps xmm3, [rdx + 64]                                     ;  1652.3 agu0+agu1+fadd+fmul   50 next
        movaps [rdx + 80], xmm6                                    ;  1652.3 agu2+agu0+fmisc   50 next spill
        movaps xmm6, [r8 + 496]                                    ;  1653.3 agu1+agu2+fadd+fmul   58 r
        andps xmm6, xmm13                                          ;  1655.3 fadd+fmul   58 r
        movaps xmm13, [rbp + 48]                                   ;  1654.3 agu0+agu1+fmisc   58 r
        andps xmm13, [r8 + 256]                                    ;  1656.3 agu2+agu0+fadd+fmul   58 r
        movaps [rbp - 96], xmm5                                    ;  1656.3 agu1+agu2+fmisc   50 next spill
        movaps xmm5, [rbp + 64]                                    ;  1656.3 agu0+agu1+fadd+fmul   58 r
        andps xmm5, [r8 + 272]                                     ;  1658.3 agu2+agu0+fadd+fmul   58 r
        movaps [rbp - 80], xmm10                                   ;  1658.3 agu1+agu2+fmisc   50 next spill
        movaps xmm10, [rdi - 48]                                   ;  1658.3 agu0+agu1+fadd+fmul   58 r
        andps xmm10, [r8 + 288]                                    ;  1660.3 agu2+agu0+fadd+fmul   58 r
        movaps [rbp - 64], xmm4                                    ;  1660.3 agu1+agu2+fmisc   50 next spill
        movaps xmm4, [rdx - 48]                                    ;  1660.3 agu0+agu1+fadd+fmul   58 r
        andps xmm4, [r8 + 304]                                     ;  1662.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm0, xmm6                                           ;  1662.3 fadd+fmul   58 r
        movaps xmm6, [rdx + 112]                                   ;  1662.3 agu1+agu2+fmisc   58 r
        andps xmm6, [r8 + 320]                                     ;  1664.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm7, xmm13                                          ;  1664.3 fadd+fmul   58 r
        movaps xmm13, [rdx + 48]                                   ;  1664.3 agu2+agu0+fmisc   58 r
        andps xmm13, [r8 + 336]                                    ;  1666.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm2, xmm5                                           ;  1666.3 fadd+fmul   58 r
        movaps xmm5, [rdi + 32]                                    ;  1666.3 agu2+agu1+fmisc   58 r
        andps xmm5, [r8 + 352]                                     ;  1668.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm8, xmm10                                          ;  1668.3 fadd+fmul   58 r
        movaps xmm10, [rdx + 64]                                   ;  1668.3 agu2+agu0+fmisc   58 r
        andps xmm10, [r8 + 368]                                    ;  1670.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm11, xmm4                                          ;  1670.3 fadd+fmul   58 r
        movaps xmm4, [rcx - 48]                                    ;  1670.3 agu2+agu1+fmisc   58 r
        andps xmm4, [r8 + 384]                                     ;  1672.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm12, xmm6                                          ;  1672.3 fadd+fmul   58 r
        movaps xmm6, [rdi - 64]                                    ;  1672.3 agu2+agu0+fmisc   58 r
        andps xmm6, [r8 + 400]                                     ;  1674.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm14, xmm13                                         ;  1674.3 fadd+fmul   58 r
        movaps xmm13, [rcx - 64]                                   ;  1674.3 agu2+agu1+fmisc   58 r
        andps xmm13, [r8 + 416]                                    ;  1676.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm3, xmm5                                           ;  1676.3 fadd+fmul   58 r
        movaps xmm5, [rcx - 128]                                   ;  1676.3 agu2+agu0+fmisc   58 r
        andps xmm5, [r8 + 432]                                     ;  1678.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm9, xmm10                                          ;  1678.3 fadd+fmul   58 r
        movaps xmm10, [rcx - 16]                                   ;  1678.3 agu2+agu1+fmisc   58 r
        andps xmm10, [r8 + 448]                                    ;  1680.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm1, xmm4                                           ;  1680.3 fadd+fmul   58 r
        movaps xmm4, [rcx - 32]                                    ;  1680.3 agu2+agu0+fmisc   58 r
        andps xmm4, [r8 + 464]                                     ;  1682.3 agu1+agu0+fadd+fmul   58 r
        movaps [rdi - 96], xmm1                                    ;  1682.3 agu2+agu1+fmisc   58 r spill
        movaps xmm1, [rdi + 64]                                    ;  1682.3 agu0+agu2+fadd+fmul   58 r
        andps xmm1, [r8 + 480]                                     ;  1684.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm15, xmm1                                          ;  1686.3 fadd+fmul   58 r
        xorps xmm6, [rbp - 64]                                     ;  1685.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm13, [rbp - 80]                                    ;  1686.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm5, [rbp - 96]                                     ;  1687.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm10, [rdx + 80]                                    ;  1688.3 agu1+agu2+fadd+fmul   58 r
        xorps xmm4, [rdx - 96]                                     ;  1689.3 agu0+agu1+fadd+fmul   58 r
        movaps xmm1, [r9 + 2304]                                   ;  1686.3 agu2+agu0+fmisc   59 r
        orps xmm1, xmm15                                           ;  1690.3 fadd+fmul   59 r
        movaps [rdx - 96], xmm15                                   ;  1688.3 agu1+agu2+fmisc   58 r spill
        movaps xmm15, [r9 + 2320]                                  ;  1690.3 agu0+agu1+fmisc   59 r
        orps xmm15, xmm0                                           ;  1692.3 fadd+fmul   59 r
        movaps [rdx + 80], xmm0                                    ;  1692.3 agu2+agu0+fmisc   58 r spill
        movaps xmm0, [r9 + 2336]                                   ;  1692.3 agu1+agu0+fadd+fmul   59 r
        orps xmm0, xmm7                                            ;  1694.3 fadd+fmul   59 r
        movaps [rbp - 96], xmm7                                    ;  1694.3 agu2+agu1+fmisc   58 r spill
        movaps xmm7, [r9 + 2352]                                   ;  1694.3 agu0+agu1+fadd+fmul   59 r
        orps xmm7, xmm2                                            ;  1696.3 fadd+fmul   59 r
        movaps [rbp - 80], xmm2                                    ;  1696.3 agu2+agu0+fmisc   58 r spill
        movaps xmm2, [r9 + 2368]                                   ;  1696.3 agu1+agu0+fadd+fmul   59 r
        orps xmm2, xmm8                                            ;  1698.3 fadd+fmul   59 r
        movaps [rbp - 64], xmm8                                    ;  1698.3 agu2+agu1+fmisc   58 r spill
        movaps xmm8, [r9 + 2384]                                   ;  1698.3 agu0+agu1+fadd+fmul   59 r
        orps xmm8, xmm11                                           ;  1700.3 fadd+fmul   59 r
        xorps xmm1, [rbp + 48]                                     ;  1700.3 agu2+agu0+fadd+fmul   59 r
        movaps [rbp + 48], xmm11                                   ;  1700.3 agu1+agu0+fmisc   58 r spill
        movaps xmm11, [r9 + 2400]                                  ;  1701.3 agu2+agu1+fadd+fmul   59 r
        orps xmm11, xmm12                                          ;  1703.3 fadd+fmul   59 r
        xorps xmm15, [rbp + 64]                                    ;  1703.3 agu0+agu2+fadd+fmul   59 r
        movaps [rbp + 64], xmm12                                   ;  1702.3 agu1+agu0+fmisc   58 r spill
        movaps xmm12, [r9 + 2416]                                  ;  1704.3 agu2+agu1+fmisc+fadd   59 r
        orps xmm12, xmm14                                          ;  1706.3 fmul+fadd   59 r
        xorps xmm0, [rdi - 48]                                     ;  1706.3 agu0+agu2+fmul+fadd   59 r
        movaps [rdi - 48], xmm14                                   ;  1705.3 agu1+agu0+fmisc   58 r spill
        movaps xmm14, [r9 + 2432]                                  ;  1706.3 agu2+agu1+fmul+fmisc   59 r
        orps xmm14, xmm3                                           ;  1708.3 fadd+fmul   59 r
        xorps xmm7, [rdx - 48]                                     ;  1708.3 agu0+agu2+fadd+fmul   59 r
        movaps [rdx - 48], xmm3                                    ;  1708.3 agu1+agu0+fmisc   58 r spill
        movaps xmm3, [r9 + 2448]                                   ;  1709.3 agu2+agu1+fadd+fmul   59 r
        orps xmm3, xmm9                                            ;  1711.3 fadd+fmul   59 r
        xorps xmm2, [rdx + 112]                                    ;  1711.3 agu0+agu2+fadd+fmul   59 r
        movaps [rdx + 112], xmm9                                   ;  1710.3 agu1+agu0+fmisc   58 r spill
        movaps xmm9, [rdi - 96]                                    ;  1712.3 agu2+agu1+fmisc+fadd   59 r
        orps xmm9, [r9 + 2464]                                     ;  1714.3 agu0+agu2+fmul+fadd   59 r
        xorps xmm8, [rdx + 48]                                     ;  1714.3 agu1+agu0+fmul+fadd   59 r
        movaps [rdx + 48], xmm8                                    ;  1716.3 agu2+agu1+fmisc   59 r spill
        movaps xmm8, [r9 + 2480]                                   ;  1714.3 agu0+agu2+fmul+fmisc   59 r
        orps xmm8, xmm6                                            ;  1716.3 fadd+fmul   59 r
        xorps xmm11, [rdi + 32]                                    ;  1716.3 agu1+agu0+fadd+fmul   59 r
        movaps [rdi + 32], xmm6                                    ;  1716.3 agu2+agu0+fmisc   58 r spill
        movaps xmm6, [r9 + 2496]                                   ;  1717.3 agu1+agu0+fadd+fmul   59 r
        orps xmm6, xmm13                                           ;  1719.3 fadd+fmul   59 r
        xorps xmm12, [rdx + 64]                                    ;  1719.3 agu2+agu1+fadd+fmul   59 r
        movaps [rdx + 64], xmm13                                   ;  1718.3 agu0+agu1+fmisc   58 r spill
        movaps xmm13, [r9 + 2512]                                  ;  1720.3 agu2+agu0+fmisc+fadd   59 r
        orps xmm13, xmm5                                           ;  1722.3 fmul+fadd   59 r
        xorps xmm14, [rcx - 48]                                    ;  1722.3 agu1+agu2+fmul+fadd   59 r
        movaps [rcx - 48], xmm5                                    ;  1721.3 agu0+agu1+fmisc   58 r spill
        movaps xmm5, [r9 + 2528]                                   ;  1722.3 agu2+agu0+fmul+fmisc   59 r
        orps xmm5, xmm10                                           ;  1724.3 fadd+fmul   59 r
        xorps xmm3, [rdi - 64]                                     ;  1724.3 agu1+agu2+fadd+fmul   59 r
        movaps [rdi - 64], xmm10                                   ;  1724.3 agu0+agu1+fmisc   58 r spill
        movaps xmm10, [r9 + 2544]                                  ;  1725.3 agu2+agu0+fadd+fmul   59 r
        orps xmm10, xmm4                                           ;  1727.3 fadd+fmul   59 r
        xorps xmm10, [rcx - 112]                                   ;  1729.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm9, [rcx - 64]                                     ;  1728.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm8, [rcx - 128]                                    ;  1729.3 agu2+agu0+fadd+fmul   59 r
        xorps xmm6, [rcx - 16]                                     ;  1730.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm13, [rcx - 32]                                    ;  1731.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm5, [rdi + 64]                                     ;  1732.3 agu2+agu0+fadd+fmul   59 r
        xorps xmm10, [r14 - 64]                                    ;  1733.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm1, [r14 - 48]                                     ;  1734.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm15, [r14 - 32]                                    ;  1735.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm0, [r14 - 16]                                     ;  1736.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm7, [r14 + 0]                                      ;  1737.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm2, [r14 + 16]                                     ;  1738.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm11, [r14 + 48]                                    ;  1739.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm12, [r14 + 64]                                    ;  1740.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm14, [r14 + 80]                                    ;  1741.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm3, [r14 + 96]                                     ;  1742.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm9, [r14 + 112]                                    ;  1743.3 agu2+agu0+fadd+fmul  108 r
        movaps [rdi + 64], xmm9                                    ;  1745.3 agu1+agu0+fmisc  108 r spill
        movaps xmm9, [rdx + 48]                                    ;  1741.3 agu2+agu0+fmisc  108 r
        xorps xmm9, [r14 + 32]                                     ;  1744.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm8, [r15 - 128]                                    ;  1745.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm6, [r15 - 112]                                    ;  1746.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm13, [r15 - 96]                                    ;  1747.3 agu2+agu1+fadd+fmul  108 r
        xorps xmm5, [r15 - 80]                                     ;  1748.3 agu0+agu2+fadd+fmul  108 r
        movaps [rdx + 48], xmm5                                    ;  1750.3 agu1+agu0+fmisc  108 r spill
        movaps xmm5, [rdx - 96]                                    ;  1747.3 agu2+agu1+fmisc  108 r
        xorps xmm5, [r13 - 64]                                     ;  1749.3 agu0+agu1+fadd+fmul  108 r
        movaps [rdx - 96], xmm5                                    ;  1751.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rdx + 80]                                    ;  1750.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 - 48]                                     ;  1752.3 agu0+agu1+fadd+fmul  108 r
        movaps [rdx + 80], xmm5                                    ;  1754.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rbp - 96]                                    ;  1752.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 - 32]                                     ;  1754.3 agu0+agu1+fadd+fmul  108 r
        movaps [rbp - 96], xmm5                                    ;  1756.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rbp - 80]                                    ;  1754.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 - 16]                                     ;  1756.3 agu0+agu1+fadd+fmul  108 r
        movaps [rbp - 80], xmm5                                    ;  1758.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rbp - 64]                                    ;  1756.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 + 0]                                      ;  1758.3 agu0+agu1+fadd+fmul  108 r
        movaps [rbp - 64], xmm5                                    ;  1760.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rbp + 48]                                    ;  1758.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 + 16]                                     ;  1760.3 agu0+agu1+fadd+fmul  108 r
        movaps [rbp + 48], xmm5                                    ;  1762.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rbp + 64]                                    ;  1760.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 + 32]                                     ;  1762.3 agu0+agu1+fadd+fmul  108 r
        movaps [rbp + 64], xmm5                                    ;  1764.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rdi - 48]                                    ;  1762.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 + 48]                                     ;  1764.3 agu0+agu1+fadd+fmul  108 r
        movaps [rdi - 48], xmm5                                    ;  1766.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rdx - 48]                                    ;  1764.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 + 64]                                     ;  1766.3 agu0+agu1+fadd+fmul  108 r
        movaps [rdx - 48], xmm5                                    ;  1768.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rdx + 112]                                   ;  1766.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm5, [r13 + 80]                                     ;  1768.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm4, [r14 - 80]                                     ;  1768.3 agu2+agu0+fadd+fmul  108 r
        movaps [rdx + 112], xmm4                                   ;  1770.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [rdi - 96]                                    ;  1769.3 agu0+agu1+fmisc+fadd  108 r
        xorps xmm4, [r13 + 96]                                     ;  1771.3 agu2+agu0+fmul+fadd  108 r
        movaps [rdi - 96], xmm4                                    ;  1773.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [rdi + 32]                                    ;  1771.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm4, [r13 + 112]                                    ;  1773.3 agu2+agu0+fmul+fadd  108 r
        movaps [rdi + 32], xmm4                                    ;  1775.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [rdx + 64]                                    ;  1773.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm4, [r14 - 128]                                    ;  1775.3 agu2+agu0+fmul+fadd  108 r
        movaps [rdx + 64], xmm4                                    ;  1777.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [rcx - 48]                                    ;  1775.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm4, [r14 - 112]                                    ;  1777.3 agu2+agu0+fmul+fadd  108 r
        movaps [rcx - 48], xmm4                                    ;  1779.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, [rdi - 64]                                    ;  1777.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm4, [r14 - 96]                                     ;  1779.3 agu2+agu0+fmul+fadd  108 r
        movaps [rdi - 64], xmm4                                    ;  1781.3 agu1+agu2+fmisc  108 r spill
        movaps xmm4, xmm10                                         ;  1779.3 fmul+fadd   58 r copy
        andps xmm4, [r8 + 240]                                     ;  1781.3 agu0+agu1+fmul+fadd   58 r
        movaps [rcx - 32], xmm10                                   ;  1780.3 agu2+agu0+fmisc  108 r spill
        movaps xmm10, xmm1                                         ;  1781.3 fmul+fadd   58 r copy
        andps xmm10, [r8]                                          ;  1783.3 agu1+agu2+fmul+fadd   58 r
        movaps [rcx - 16], xmm1                                    ;  1782.3 agu0+agu1+fmisc  108 r spill
        movaps xmm1, xmm15                                         ;  1783.3 fmul+fadd   58 r copy
        andps xmm1, [r8 + 16]                                      ;  1785.3 agu2+agu0+fmul+fadd   58 r
        movaps [rcx - 128], xmm15                                  ;  1784.3 agu1+agu0+fmisc  108 r spill
        movaps xmm15, xmm0                                         ;  1785.3 fmul+fadd   58 r copy
        andps xmm15, [r8 + 32]                                     ;  1787.3 agu2+agu1+fmul+fadd   58 r
        movaps [rcx - 64], xmm0                                    ;  1786.3 agu0+agu1+fmisc  108 r spill
        movaps xmm0, xmm7                                          ;  1787.3 fmul+fadd   58 r copy
        andps xmm0, [r8 + 48]                                      ;  1789.3 agu2+agu0+fmul+fadd   58 r
        movaps [rcx - 112], xmm7                                   ;  1788.3 agu1+agu0+fmisc  108 r spill
        movaps xmm7, xmm2                                          ;  1789.3 fmul+fadd   58 r copy
        andps xmm7, [r8 + 64]                                      ;  1791.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm4, [rdx + 80]                                     ;  1791.3 agu0+agu1+fmul+fadd   58 r
        movaps [rdx + 16], xmm2                                    ;  1790.3 agu2+agu0+fmisc  108 r spill
        movaps xmm2, xmm9                                          ;  1792.3 fmul+fadd   58 r copy
        andps xmm2, [r8 + 80]                                      ;  1794.3 agu1+agu2+fmul+fadd   58 r
        xorps xmm10, [rbp - 96]                                    ;  1794.3 agu0+agu1+fmul+fadd   58 r
        movaps [rdi - 128], xmm9                                   ;  1793.0 agu2+agu0+fmisc  108 r spill
        movaps xmm9, xmm11                                         ;  1795.3 fmul+fadd   58 r copy
        andps xmm9, [r8 + 96]                                      ;  1797.3 agu1+agu2+fmul+fadd   58 r
        xorps xmm1, [rbp - 80]                                     ;  1797.3 agu0+agu1+fmul+fadd   58 r
        movaps [rbp - 16], xmm11                                   ;  1795.7 agu2+agu0+fmisc  108 r spill
        movaps xmm11, xmm12                                        ;  1798.3 fmul+fadd   58 r copy
        andps xmm11, [r8 + 112]                                    ;  1800.3 agu1+agu2+fmul+fadd   58 r
        xorps xmm15, [rbp - 64]                                    ;  1800.3 agu0+agu1+fmul+fadd   58 r
        movaps [rdx - 32], xmm12                                   ;  1798.3 agu2+agu0+fmisc  108 r spill
        movaps xmm12, xmm14                                        ;  1801.3 fmul+fadd   58 r copy
        andps xmm12, [r8 + 128]                                    ;  1803.3 agu1+agu2+fmul+fadd   58 r
        xorps xmm0, [rbp + 48]                                     ;  1803.3 agu0+agu1+fmul+fadd   58 r
        movaps [rbp + 80], xmm14                                   ;  1801.0 agu2+agu0+fmisc  108 r spill
        movaps xmm14, xmm3                                         ;  1804.3 fmul+fadd   58 r copy
        andps xmm14, [r8 + 144]                                    ;  1806.3 agu1+agu2+fmul+fadd   58 r
        xorps xmm7, [rbp + 64]                                     ;  1806.3 agu0+agu1+fmul+fadd   58 r
        movaps [rcx + 0], xmm3                                     ;  1803.7 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rdi + 64]                                    ;  1805.7 agu1+agu2+fmisc   58 r
        andps xmm3, [r8 + 160]                                     ;  1807.7 agu0+agu1+fmul+fadd   58 r
        xorps xmm2, [rdi - 48]                                     ;  1808.3 agu2+agu0+fmul+fadd   58 r
        movaps [rdx - 64], xmm2                                    ;  1810.3 agu1+agu2+fmisc   58 r spill
        movaps xmm2, xmm8                                          ;  1809.3 fmul+fadd   58 r copy
        andps xmm2, [r8 + 176]                                     ;  1811.3 agu0+agu1+fmul+fadd   58 r
        xorps xmm11, xmm5                                          ;  1811.3 fmul+fadd   58 r
        xorps xmm9, [rdx - 48]                                     ;  1812.3 agu2+agu0+fmul+fadd   58 r
        movaps [rdi + 80], xmm5                                    ;  1809.7 agu1+agu0+fmisc  108 r spill
        movaps xmm5, xmm6                                          ;  1813.3 fmul+fadd   58 r copy
        andps xmm5, [r8 + 192]                                     ;  1815.3 agu2+agu1+fmul+fadd   58 r
        movaps [rdi + 0], xmm6                                     ;  1811.7 agu0+agu1+fmisc  108 r spill
        movaps xmm6, xmm13                                         ;  1815.3 fmul+fadd   58 r copy
        andps xmm6, [r8 + 208]                                     ;  1817.3 agu2+agu0+fmul+fadd   58 r
        xorps xmm12, [rdi - 96]                                    ;  1817.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdx - 16], xmm13                                   ;  1814.3 agu2+agu1+fmisc  108 r spill
        movaps xmm13, [rdx + 48]                                   ;  1816.3 agu0+agu2+fmisc   58 r
        andps xmm13, [r8 + 224]                                    ;  1818.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm13, [rdx - 96]                                    ;  1820.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm14, [rdi + 32]                                    ;  1820.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm3, [rdx + 64]                                     ;  1821.3 agu1+agu0+fmul+fadd   58 r
        xorps xmm2, [rcx - 48]                                     ;  1822.3 agu2+agu1+fmul+fadd   58 r
        xorps xmm5, [rdi - 64]                                     ;  1823.3 agu0+agu2+fmul+fadd   58 r
        xorps xmm6, [rdx + 112]                                    ;  1824.3 agu1+agu0+fmul+fadd   58 r
        movaps [rdi - 32], xmm8                                    ;  1821.3 agu2+agu1+fmisc  108 r spill
        movaps xmm8, xmm13                                         ;  1825.3 fmul+fadd   59 r copy
        orps xmm8, [r9 + 2048]                                     ;  1827.3 agu0+agu1+fmul+fadd   59 r
        movaps [rdx - 112], xmm13                                  ;  1823.3 agu2+agu0+fmisc   58 r spill
        movaps xmm13, xmm4                                         ;  1827.3 fmul+fadd   59 r copy
        orps xmm13, [r9 + 2064]                                    ;  1829.3 agu1+agu2+fmul+fadd   59 r
        movaps [rdi + 16], xmm4                                    ;  1825.3 agu0+agu1+fmisc   58 r spill
        movaps xmm4, xmm10                                         ;  1829.3 fmul+fadd   59 r copy
        orps xmm4, [r9 + 2080]                                     ;  1831.3 agu2+agu0+fmul+fadd   59 r
        movaps [rdx + 96], xmm10                                   ;  1827.3 agu1+agu0+fmisc   58 r spill
        movaps xmm10, xmm1                                         ;  1831.3 fmul+fadd   59 r copy
        orps xmm10, [r9 + 2096]                                    ;  1833.3 agu2+agu1+fmul+fadd   59 r
        movaps [rcx + 32], xmm1                                    ;  1829.7 agu0+agu1+fmisc   58 r spill
        movaps xmm1, xmm15                                         ;  1833.3 fmul+fadd   59 r copy
        orps xmm1, [r9 + 2112]                                     ;  1835.3 agu2+agu0+fmul+fadd   59 r
        movaps [rcx + 48], xmm15                                   ;  1831.7 agu1+agu0+fmisc   58 r spill
        movaps xmm15, xmm0                                         ;  1835.3 fmul+fadd   59 r copy
        orps xmm15, [r9 + 2128]                                    ;  1837.3 agu2+agu1+fmul+fadd   59 r
        xorps xmm8, [rcx - 16]                                     ;  1837.3 agu0+agu1+fmul+fadd   59 r
        movaps [rcx + 64], xmm0                                    ;  1834.3 agu2+agu0+fmisc   58 r spill
        movaps xmm0, xmm7                                          ;  1838.3 fmul+fadd   59 r copy
        orps xmm0, [r9 + 2144]                                     ;  1840.3 agu1+agu2+fmul+fadd   59 r
        xorps xmm13, [rcx - 128]                                   ;  1840.3 agu0+agu1+fmul+fadd   59 r
        movaps [rcx + 80], xmm7                                    ;  1837.0 agu2+agu0+fmisc   58 r spill
        movaps xmm7, [rdx - 64]                                    ;  1839.0 agu1+agu2+fmisc   59 r
        orps xmm7, [r9 + 2160]                                     ;  1841.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm4, [rcx - 64]                                     ;  1842.3 agu2+agu0+fmul+fadd   59 r
        movaps [rbp + 32], xmm4                                    ;  1844.3 agu1+agu2+fmisc   59 r spill
        movaps xmm4, xmm9                                          ;  1843.3 fmul+fadd   59 r copy
        orps xmm4, [r9 + 2176]                                     ;  1845.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm10, [rcx - 112]                                   ;  1845.3 agu2+agu0+fmul+fadd   59 r
        movaps [rcx + 96], xmm9                                    ;  1843.0 agu1+agu2+fmisc   58 r spill
        movaps xmm9, xmm11                                         ;  1846.3 fmul+fadd   59 r copy
        orps xmm9, [r9 + 2192]                                     ;  1848.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm1, [rdx + 16]                                     ;  1848.3 agu2+agu0+fmul+fadd   59 r
        movaps [rcx + 112], xmm11                                  ;  1845.3 agu1+agu2+fmisc   58 r spill
        movaps xmm11, xmm12                                        ;  1849.3 fmul+fadd   59 r copy
        orps xmm11, [r9 + 2208]                                    ;  1851.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm15, [rdi - 128]                                   ;  1851.3 agu2+agu0+fmul+fadd   59 r
        movaps [rax - 128], xmm12                                  ;  1848.3 agu1+agu2+fmisc   58 r spill
        movaps xmm12, xmm14                                        ;  1852.3 fmul+fadd   59 r copy
        orps xmm12, [r9 + 2224]                                    ;  1854.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm0, [rbp - 16]                                     ;  1854.3 agu2+agu0+fmul+fadd   59 r
        movaps [rax - 112], xmm14                                  ;  1851.3 agu1+agu2+fmisc   58 r spill
        movaps xmm14, xmm3                                         ;  1855.3 fmul+fadd   59 r copy
        orps xmm14, [r9 + 2240]                                    ;  1857.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm7, [rdx - 32]                                     ;  1857.3 agu2+agu0+fmul+fadd   59 r
        movaps [rax - 96], xmm3                                    ;  1854.3 agu1+agu2+fmisc   58 r spill
        movaps xmm3, xmm2                                          ;  1858.3 fmul+fadd   59 r copy
        orps xmm3, [r9 + 2256]                                     ;  1860.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm4, [rbp + 80]                                     ;  1860.3 agu2+agu0+fmul+fadd   59 r
        movaps [rax - 80], xmm2                                    ;  1857.3 agu1+agu2+fmisc   58 r spill
        movaps xmm2, xmm5                                          ;  1861.3 fmul+fadd   59 r copy
        orps xmm2, [r9 + 2272]                                     ;  1863.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm9, [rcx + 0]                                      ;  1863.3 agu2+agu0+fmul+fadd   59 r
        movaps [rbp + 16], xmm5                                    ;  1860.3 agu1+agu2+fmisc   58 r spill
        movaps xmm5, xmm6                                          ;  1864.3 fmul+fadd   59 r copy
        orps xmm5, [r9 + 2288]                                     ;  1866.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm5, [rcx - 32]                                     ;  1868.3 agu2+agu0+fmul+fadd   59 r
        xorps xmm11, [rdi + 64]                                    ;  1867.3 agu1+agu2+fmul+fadd   59 r
        xorps xmm12, [rdi - 32]                                    ;  1868.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm14, [rdi + 0]                                     ;  1869.3 agu2+agu0+fmul+fadd   59 r
        xorps xmm3, [rdx - 16]                                     ;  1870.3 agu1+agu2+fmul+fadd   59 r
        xorps xmm2, [rdx + 48]                                     ;  1871.3 agu0+agu1+fmul+fadd   59 r
        xorps xmm5, [r8 + 432]                                     ;  1872.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm8, [r8 + 448]                                     ;  1873.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm13, [r8 + 464]                                    ;  1874.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm10, [r8 + 496]                                    ;  1875.3 agu1+agu2+fmul+fadd   50 next
        xorps xmm1, [r8 + 256]                                     ;  1876.3 agu0+agu1+fmul+fadd   50 next
        xorps xmm15, [r8 + 272]                                    ;  1877.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm0, [r8 + 288]                                     ;  1878.3 agu1+agu2+fmul+fadd   50 next
        xorps xmm7, [r8 + 304]                                     ;  1879.3 agu0+agu1+fmul+fadd   50 next
        xorps xmm4, [r8 + 320]                                     ;  1880.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm9, [r8 + 336]                                     ;  1881.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r8 + 352]                                    ;  1882.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm12, [r8 + 368]                                    ;  1883.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm14, [r8 + 384]                                    ;  1884.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm3, [r8 + 400]                                     ;  1885.3 agu1+agu0+fmul+fadd   50 next
        movaps [rdi + 96], xmm6                                    ;  1881.3 agu2+agu0+fmisc   58 r spill
        movaps xmm6, [rbp + 32]                                    ;  1883.3 agu1+agu0+fmisc   50 next
        xorps xmm6, [r8 + 480]                                     ;  1886.3 agu2+agu0+fmul+fadd   50 next
        xorps xmm2, [r8 + 416]                                     ;  1887.3 agu1+agu2+fmul+fadd   50 next
        movaps [rbp + 32], xmm10                                   ;  1885.3 agu0+agu1+fmisc   50 next spill
        movaps xmm10, xmm4                                         ;  1888.3 fmul+fadd   41 next copy
        xorps xmm10, xmm2                                          ;  1890.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm8                                    ;  1887.3 agu2+agu0+fmisc   50 next spill
        movaps xmm8, xmm14                                         ;  1890.3 fmul+fadd   41 next copy
        xorps xmm8, xmm0                                           ;  1892.3 fmul+fadd   41 next
        movaps [rbp - 128], xmm1                                   ;  1889.3 agu1+agu0+fmisc   50 next spill
        movaps xmm1, xmm4                                          ;  1892.3 fmul+fadd   41 next copy
        xorps xmm1, xmm9                                           ;  1894.3 fmul+fadd   41 next
        movaps [rdi - 16], xmm5                                    ;  1891.3 agu2+agu0+fmisc   50 next spill
        movaps xmm5, xmm0                                          ;  1894.3 fmul+fadd   41 next copy
        andps xmm5, xmm7                                           ;  1896.3 fmul+fadd   41 next
        movaps [rbp - 112], xmm15                                  ;  1893.3 agu1+agu0+fmisc   50 next spill
        movaps xmm15, xmm4                                         ;  1896.3 fmul+fadd   41 next copy
        xorps xmm15, xmm3                                          ;  1898.3 fmul+fadd   41 next
        andps xmm15, xmm0                                          ;  1900.3 fmul+fadd   41 next
        movaps [rcx + 16], xmm13                                   ;  1895.3 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm14                                        ;  1899.3 fmul+fadd   41 next copy
        xorps xmm13, xmm9                                          ;  1901.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm6                                    ;  1897.3 agu1+agu0+fmisc   50 next spill
        movaps xmm6, xmm1                                          ;  1901.3 fmul+fadd   41 next copy
        andps xmm6, xmm9                                           ;  1903.3 fmul+fadd   41 next
        xorps xmm5, xmm6                                           ;  1905.3 fmul+fadd   41 next
        movaps xmm6, xmm14                                         ;  1904.3 fmul+fadd   41 next copy
        andps xmm6, xmm12                                          ;  1906.3 fmul+fadd   41 next
        xorps xmm6, [rel kasumi_decrypt_compact.T0_constants128]   ;  1908.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  1910.3 fmul+fadd   41 next
        movaps [rdx - 80], xmm6                                    ;  1910.3 agu1+agu0+fmisc   41 next spill
        movaps xmm6, xmm8                                          ;  1908.3 fmul+fadd   41 next copy
        andps xmm6, xmm3                                           ;  1910.3 fmul+fadd   41 next
        movaps [rdi - 112], xmm8                                   ;  1907.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm14                                         ;  1910.3 fmul+fadd   41 next copy
        andps xmm8, xmm9                                           ;  1912.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm9                                    ;  1910.0 agu1+agu0+fmisc   50 next spill
        movaps xmm9, xmm4                                          ;  1912.3 fmul+fadd   41 next copy
        xorps xmm9, xmm7                                           ;  1914.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm15                                   ;  1912.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;  1914.3 fmul+fadd   41 next copy
        andps xmm15, xmm3                                          ;  1916.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm15                                    ;  1918.3 agu1+agu0+fmisc   41 next spill
        movaps xmm15, xmm0                                         ;  1916.3 fmul+fadd   41 next copy
        andps xmm15, xmm12                                         ;  1918.3 fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;  1920.3 fmul+fadd   41 next
        xorps xmm6, xmm15                                          ;  1922.3 fmul+fadd   41 next
        movaps [rdi + 48], xmm6                                    ;  1924.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm12                                         ;  1920.3 fmul+fadd   41 next copy
        andps xmm6, xmm11                                          ;  1922.3 fmul+fadd   41 next
        xorps xmm6, [rel kasumi_decrypt_compact.T0_constants128]   ;  1924.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 32], xmm6                                    ;  1926.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm10                                         ;  1923.3 fmul+fadd   41 next copy
        andps xmm6, xmm7                                           ;  1925.3 fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  1927.3 fmul+fadd   41 next
        movaps xmm6, xmm9                                          ;  1926.3 fmul+fadd   41 next copy
        andps xmm6, xmm3                                           ;  1928.3 fmul+fadd   41 next
        andps xmm9, xmm12                                          ;  1928.3 fmul+fadd   41 next
        movaps [rdi + 112], xmm5                                   ;  1926.7 agu1+agu0+fmisc   41 next spill
        movaps xmm5, xmm1                                          ;  1929.3 fmul+fadd   41 next copy
        andps xmm5, xmm12                                          ;  1931.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  1933.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  1935.3 fmul+fadd   41 next
        xorps xmm15, xmm13                                         ;  1937.3 fmul+fadd   41 next
        andps xmm13, xmm11                                         ;  1934.3 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  1936.3 fmul+fadd   41 next
        movaps xmm5, xmm1                                          ;  1936.3 fmul+fadd   41 next copy
        orps xmm5, xmm7                                            ;  1938.3 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1940.3 fmul+fadd   41 next
        xorps xmm8, xmm0                                           ;  1939.3 fmul+fadd   41 next
        movaps xmm13, xmm0                                         ;  1940.3 fmul+fadd   41 next copy
        xorps xmm13, xmm7                                          ;  1942.3 fmul+fadd   41 next
        andps xmm0, xmm2                                           ;  1942.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm5                                     ;  1942.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm10                                         ;  1943.3 fmul+fadd   41 next copy
        andps xmm5, xmm12                                          ;  1945.3 fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  1947.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 48]                                     ;  1949.3 agu1+agu0+fmul+fadd   41 next
        movaps [rbp + 112], xmm0                                   ;  1944.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm7                                          ;  1947.3 fmul+fadd   41 next copy
        andps xmm0, xmm4                                           ;  1949.3 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  1951.3 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  1953.3 fmul+fadd   41 next
        andps xmm0, xmm4                                           ;  1953.3 fmul+fadd   41 next
        movaps [rdx - 128], xmm4                                   ;  1949.0 agu1+agu2+fmisc   50 next spill
        movaps xmm4, xmm13                                         ;  1952.3 fmul+fadd   41 next copy
        andps xmm4, xmm14                                          ;  1954.3 fmul+fadd   41 next
        andps xmm13, xmm11                                         ;  1954.3 fmul+fadd   41 next
        xorps xmm13, [rdi + 112]                                   ;  1956.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm5, xmm13                                          ;  1958.3 fmul+fadd   41 next
        movaps xmm13, xmm3                                         ;  1957.3 fmul+fadd   41 next copy
        andps xmm13, xmm2                                          ;  1959.3 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;  1961.3 fmul+fadd   41 next
        xorps xmm13, xmm12                                         ;  1961.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  1961.3 fmul+fadd   41 next
        movaps xmm5, [rel kasumi_decrypt_compact.T0_constants128]  ;  1958.3 agu2+agu0+fmisc   41 next reload
        xorps xmm15, xmm5                                          ;  1963.3 fmul+fadd   41 next
        xorps xmm0, [rbp - 32]                                     ;  1963.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, [rdi + 112]                                    ;  1965.3 agu2+agu0+fmul+fadd   41 next
        andps xmm14, xmm7                                          ;  1965.3 fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;  1967.3 fmul+fadd   41 next
        andps xmm12, xmm3                                          ;  1967.3 fmul+fadd   41 next
        andps xmm3, xmm11                                          ;  1968.3 fmul+fadd   41 next
        movaps xmm5, [rdx + 32]                                    ;  1965.0 agu1+agu2+fmisc   41 next
        andps xmm5, xmm10                                          ;  1969.3 fmul+fadd   41 next
        xorps xmm9, xmm5                                           ;  1971.3 fmul+fadd   41 next
        andps xmm10, xmm1                                          ;  1971.3 fmul+fadd   41 next
        movaps xmm5, [rdi - 112]                                   ;  1968.3 agu0+agu1+fmisc   41 next reload
        andps xmm1, xmm5                                           ;  1972.3 fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  1974.3 fmul+fadd   41 next
        xorps xmm9, xmm8                                           ;  1974.3 fmul+fadd   41 next
        movaps xmm1, [rdx + 32]                                    ;  1971.0 agu2+agu0+fmisc   41 next
        andps xmm1, xmm5                                           ;  1975.3 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  1976.3 fmul+fadd   41 next
        xorps xmm3, [rbp + 112]                                    ;  1977.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm12                                          ;  1978.3 fmul+fadd   41 next
        xorps xmm10, [rdi + 112]                                   ;  1979.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;  1980.3 fmul+fadd   41 next
        andps xmm7, xmm11                                          ;  1981.3 fmul+fadd   41 next
        xorps xmm12, [rbp - 48]                                    ;  1982.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;  1983.3 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;  1984.3 fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;  1985.3 fmul+fadd   41 next
        xorps xmm3, [rdi + 48]                                     ;  1986.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 48], xmm0                                    ;  1982.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, [rdx - 128]                                   ;  1984.3 agu2+agu0+fmisc   41 next
        andps xmm0, xmm11                                          ;  1987.3 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  1989.3 fmul+fadd   41 next
        movaps xmm0, [rdx + 32]                                    ;  1986.3 agu1+agu0+fmisc   41 next
        andps xmm0, xmm11                                          ;  1989.3 fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;  1991.3 fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;  1993.3 fmul+fadd   41 next
        andps xmm11, xmm2                                          ;  1992.3 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  1993.3 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;  1995.3 fmul+fadd   41 next
        xorps xmm10, [rbp + 0]                                     ;  1995.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  1996.3 fmul+fadd   41 next
        andps xmm13, xmm2                                          ;  1997.3 fmul+fadd   41 next
        movaps xmm1, [rdx + 32]                                    ;  1994.3 agu1+agu0+fmisc   50 next reload
        xorps xmm11, xmm1                                          ;  1998.3 fmul+fadd   41 next
        xorps xmm10, [rdi + 48]                                    ;  1999.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, [rdx - 80]                                     ;  2000.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;  2001.3 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  2002.3 fmul+fadd   41 next
        andps xmm5, xmm2                                           ;  2003.3 fmul+fadd   41 next
        xorps xmm13, [rbp - 32]                                    ;  2004.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  2005.3 fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2006.3 fmul+fadd   41 next
        xorps xmm7, [rdx - 128]                                    ;  2008.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm7, [rdx + 0]                                      ;  2010.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  2009.3 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  2012.3 fmul+fadd   41 next
        movaps xmm0, [rbp + 96]                                    ;  2006.3 agu1+agu0+fmisc   41 next
        movaps xmm1, [rcx + 16]                                    ;  2008.3 agu2+agu0+fmisc   50 next reload
        andps xmm0, xmm1                                           ;  2011.3 fmul+fadd   41 next
        movaps xmm2, [rbp - 112]                                   ;  2010.3 agu1+agu0+fmisc   41 next
        movaps xmm4, [rdi - 16]                                    ;  2011.3 agu2+agu0+fmul+fmisc   50 next reload
        andps xmm2, xmm4                                           ;  2013.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 128]                                   ;  2013.3 agu1+agu2+fmisc+fadd   41 next
        movaps xmm7, [rdi - 80]                                    ;  2013.3 agu0+agu1+fmul+fmisc   50 next reload
        andps xmm5, xmm7                                           ;  2015.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 112]                                  ;  2015.3 agu2+agu0+fmisc+fadd   41 next
        movaps xmm12, [rbp + 32]                                   ;  2015.3 agu1+agu0+fmul+fmisc   50 next reload
        andps xmm11, xmm12                                         ;  2017.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2017.3 fadd+fmul   41 next
        movaps [rdx + 0], xmm14                                    ;  2017.3 agu2+agu1+fmisc   41 next spill
        movaps xmm14, [rbp + 96]                                   ;  2018.3 agu0+agu1+fadd+fmul   41 next
        andps xmm14, xmm4                                          ;  2020.3 fadd+fmul   41 next
        movaps [rdx - 128], xmm9                                   ;  2019.3 agu2+agu0+fmisc   41 next spill
        movaps xmm9, xmm4                                          ;  2020.3 fadd+fmul   41 next copy
        andps xmm9, xmm12                                          ;  2022.3 fadd+fmul   41 next
        movaps [rdx + 32], xmm13                                   ;  2021.3 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm1                                         ;  2022.3 fadd+fmul   41 next copy
        andps xmm13, xmm7                                          ;  2024.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm10                                   ;  2023.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm5                                         ;  2024.3 fadd+fmul   41 next copy
        xorps xmm10, xmm2                                          ;  2026.3 fadd+fmul   41 next
        andps xmm5, [rbp + 96]                                     ;  2026.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi - 112], xmm8                                   ;  2025.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm14                                         ;  2027.3 fadd+fmul   41 next copy
        xorps xmm14, xmm11                                         ;  2028.3 fadd+fmul   41 next
        xorps xmm8, xmm10                                          ;  2029.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;  2030.3 fadd+fmul   41 next
        andps xmm14, [rbp - 128]                                   ;  2031.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  2032.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm3                                    ;  2029.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, [rbp + 96]                                    ;  2031.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm9                                           ;  2033.3 fadd+fmul   41 next
        xorps xmm5, xmm3                                           ;  2035.3 fadd+fmul   41 next
        andps xmm3, xmm7                                           ;  2035.3 fadd+fmul   41 next
        andps xmm2, xmm7                                           ;  2036.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm15                                   ;  2033.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  2035.3 agu0+agu1+fmisc   41 next
        andps xmm15, xmm12                                         ;  2037.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm6                                     ;  2037.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, [rbp - 112]                                   ;  2038.3 agu1+agu0+fadd+fmul   41 next
        andps xmm6, [rbp + 96]                                     ;  2040.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;  2040.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm8                                   ;  2039.3 agu0+agu2+fmisc   41 next spill
        movaps xmm8, xmm15                                         ;  2041.3 fadd+fmul   41 next copy
        xorps xmm8, xmm6                                           ;  2043.3 fadd+fmul   41 next
        orps xmm15, xmm9                                           ;  2043.3 fadd+fmul   41 next
        xorps xmm9, [rbp - 112]                                    ;  2044.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, [rbp - 128]                                    ;  2045.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm4, [rbp + 96]                                    ;  2042.3 agu1+agu2+fmisc   41 next
        andps xmm4, xmm13                                          ;  2046.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;  2048.3 fadd+fmul   41 next
        andps xmm13, xmm12                                         ;  2048.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 128]                                   ;  2045.0 agu0+agu1+fmisc   41 next
        xorps xmm4, xmm1                                           ;  2049.3 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2050.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  2051.3 fadd+fmul   41 next
        andps xmm11, xmm4                                          ;  2052.3 fadd+fmul   41 next
        andps xmm6, [rbp - 112]                                    ;  2053.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  2054.3 fadd+fmul   41 next
        andps xmm3, xmm7                                           ;  2055.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm2                                   ;  2052.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, [rdi - 16]                                    ;  2053.3 agu2+agu0+fmisc   41 next
        andps xmm2, xmm7                                           ;  2056.3 fadd+fmul   41 next
        xorps xmm5, xmm6                                           ;  2057.3 fadd+fmul   41 next
        movaps xmm6, xmm4                                          ;  2058.3 fadd+fmul   41 next copy
        andps xmm6, xmm2                                           ;  2060.3 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2060.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  2062.3 fadd+fmul   41 next
        movaps xmm2, xmm7                                          ;  2062.3 fadd+fmul   41 next copy
        xorps xmm2, xmm12                                          ;  2064.3 fadd+fmul   41 next
        xorps xmm6, xmm2                                           ;  2066.3 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;  2065.3 fadd+fmul   41 next copy
        xorps xmm2, xmm12                                          ;  2067.3 fadd+fmul   41 next
        andps xmm2, xmm1                                           ;  2069.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  2071.3 fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;  2069.3 fadd+fmul   41 next
        movaps xmm2, [rel kasumi_decrypt_compact.T0_constants128]  ;  2066.3 agu1+agu0+fmisc   41 next reload
        xorps xmm14, xmm2                                          ;  2073.3 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;  2071.3 fadd+fmul   41 next
        andps xmm6, xmm7                                           ;  2072.3 fadd+fmul   41 next
        andps xmm8, [rdi - 16]                                     ;  2073.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  2075.3 fadd+fmul   41 next
        movaps xmm2, xmm0                                          ;  2075.3 fadd+fmul   41 next copy
        andps xmm2, xmm12                                          ;  2077.3 fadd+fmul   41 next
        movaps [rcx - 96], xmm14                                   ;  2075.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, [rbp - 112]                                  ;  2075.7 agu2+agu0+fmisc   41 next
        andps xmm14, xmm1                                          ;  2077.7 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;  2079.7 fadd+fmul   41 next
        movaps [rcx - 80], xmm15                                   ;  2077.7 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp + 96]                                   ;  2079.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm15, xmm12                                         ;  2081.3 fmul+fadd   41 next
        andps xmm4, xmm15                                          ;  2083.3 fmul+fadd   41 next
        xorps xmm15, xmm14                                         ;  2083.3 fmul+fadd   41 next
        xorps xmm14, [rbp - 128]                                   ;  2083.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm15                                          ;  2085.3 fmul+fadd   41 next
        movaps xmm15, [rbp - 112]                                  ;  2081.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm7                                          ;  2085.3 fmul+fadd   41 next
        movaps xmm12, [rbp - 128]                                  ;  2083.7 agu2+agu0+fmisc   41 next
        andps xmm12, xmm1                                          ;  2086.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 112]                                   ;  2085.7 agu1+agu0+fmisc   41 next
        andps xmm7, xmm10                                          ;  2087.7 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  2089.7 fmul+fadd   41 next
        movaps xmm7, xmm15                                         ;  2089.3 fmul+fadd   41 next copy
        xorps xmm7, xmm12                                          ;  2091.3 fmul+fadd   41 next
        andps xmm12, xmm14                                         ;  2091.3 fmul+fadd   41 next
        andps xmm14, [rbp + 96]                                    ;  2092.3 agu2+agu0+fmul+fadd   41 next
        andps xmm10, [rbp - 128]                                   ;  2093.3 agu1+agu0+fmul+fadd   41 next
        movaps xmm1, [rdi - 16]                                    ;  2090.3 agu2+agu1+fmisc   41 next
        andps xmm1, xmm7                                           ;  2094.3 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  2095.3 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  2096.3 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2098.3 fmul+fadd   41 next
        xorps xmm11, xmm7                                          ;  2098.3 fmul+fadd   41 next
        xorps xmm1, [rdi + 112]                                    ;  2099.3 agu0+agu2+fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  2100.3 fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  2101.3 fmul+fadd   41 next
        xorps xmm13, xmm1                                          ;  2102.3 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;  2103.3 fmul+fadd   41 next
        movaps xmm15, [rbp - 128]                                  ;  2100.0 agu1+agu0+fmisc   41 next
        andps xmm15, xmm0                                          ;  2104.3 fmul+fadd   41 next
        movaps xmm1, [rcx + 16]                                    ;  2102.0 agu2+agu0+fmisc   50 next reload
        orps xmm7, xmm1                                            ;  2105.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  2106.3 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  2107.3 fmul+fadd   41 next
        xorps xmm5, xmm3                                           ;  2108.3 fmul+fadd   41 next
        xorps xmm12, xmm8                                          ;  2109.3 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  2110.3 fmul+fadd   41 next
        xorps xmm6, xmm15                                          ;  2111.3 fmul+fadd   41 next
        movaps xmm15, [rel kasumi_decrypt_compact.T0_constants128] ;  2107.3 agu1+agu0+fmisc   41 next reload
        xorps xmm0, xmm15                                          ;  2112.3 fmul+fadd   41 next
        xorps xmm12, [rcx - 80]                                    ;  2113.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, [rbp + 112]                                   ;  2114.3 agu1+agu0+fmul+fadd   41 next
        movaps xmm2, [rbp + 0]                                     ;  2110.3 agu2+agu1+fmisc   41 next
        xorps xmm2, [rdi - 16]                                     ;  2115.3 agu0+agu2+fmul+fadd   41 next
        xorps xmm4, xmm2                                           ;  2117.3 fmul+fadd   41 next
        movaps xmm3, [rdi + 48]                                    ;  2112.7 agu1+agu0+fmisc   41 next
        xorps xmm3, [rdi - 80]                                     ;  2117.3 agu2+agu0+fmul+fadd   41 next
        movaps xmm7, [rcx - 96]                                    ;  2114.7 agu1+agu2+fmisc   41 next
        xorps xmm7, xmm3                                           ;  2119.3 fmul+fadd   41 next
        xorps xmm1, [rdx - 80]                                     ;  2119.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  2121.3 fmul+fadd   41 next
        movaps xmm8, [rdi - 112]                                   ;  2116.7 agu2+agu0+fmisc   41 next
        xorps xmm8, [rbp + 96]                                     ;  2121.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm8                                           ;  2123.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 32]                                    ;  2119.0 agu2+agu0+fmisc   41 next
        xorps xmm9, [rbp + 32]                                     ;  2123.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  2125.3 fmul+fadd   41 next
        movaps xmm10, [rdx + 32]                                   ;  2121.3 agu2+agu0+fmisc   41 next
        xorps xmm10, [rbp - 128]                                   ;  2125.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm10                                         ;  2127.3 fmul+fadd   41 next
        movaps xmm11, [rdx - 128]                                  ;  2123.7 agu2+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  2127.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm11                                         ;  2129.3 fmul+fadd   41 next
        xorps xmm4, [r11 + 2192]                                   ;  2129.3 agu2+agu1+fmul+fadd   44 next
        xorps xmm7, [r11 + 2208]                                   ;  2130.3 agu0+agu1+fmul+fadd   44 next
        xorps xmm0, [r11 + 2224]                                   ;  2131.3 agu2+agu0+fmul+fadd   44 next
        xorps xmm6, [r11 + 2240]                                   ;  2132.3 agu1+agu2+fmul+fadd   44 next
        xorps xmm5, [r11 + 2256]                                   ;  2133.3 agu0+agu1+fmul+fadd   44 next
        xorps xmm12, [r11 + 2272]                                  ;  2134.3 agu2+agu0+fmul+fadd   44 next
        xorps xmm14, [r11 + 2288]                                  ;  2135.3 agu1+agu0+fmul+fadd   44 next
        xorps xmm2, [r11 + 2048]                                   ;  2136.3 agu2+agu1+fmul+fadd   44 next
        xorps xmm3, [r11 + 2064]                                   ;  2137.3 agu0+agu2+fmul+fadd   44 next
        xorps xmm1, [r11 + 2080]                                   ;  2138.3 agu1+agu0+fmul+fadd   44 next
        xorps xmm8, [r11 + 2096]                                   ;  2139.3 agu2+agu0+fmul+fadd   44 next
        xorps xmm9, [r11 + 2112]                                   ;  2140.3 agu1+agu0+fmul+fadd   44 next
        xorps xmm10, [r11 + 2128]                                  ;  2141.3 agu2+agu0+fmul+fadd   44 next
        xorps xmm11, [r11 + 2144]                                  ;  2142.3 agu1+agu0+fmul+fadd   44 next
        movaps xmm13, [rbp - 48]                                   ;  2138.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r11 + 2160]                                  ;  2143.3 agu1+agu0+fmul+fadd   44 next
        movaps [rbp - 48], xmm5                                    ;  2140.3 agu2+agu0+fmisc   44 next spill
        movaps xmm5, [rdx + 0]                                     ;  2142.3 agu1+agu2+fmisc   44 next
        xorps xmm5, [r11 + 2176]                                   ;  2144.3 agu0+agu1+fmul+fadd   44 next
        movaps [rdx + 0], xmm7                                     ;  2144.3 agu2+agu0+fmisc   44 next spill
        movaps xmm7, xmm1                                          ;  2145.3 fmul+fadd   41 next copy
        xorps xmm7, xmm5                                           ;  2147.3 fmul+fadd   41 next
        movaps [rbp - 112], xmm12                                  ;  2146.3 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm2                                         ;  2147.3 fmul+fadd   41 next copy
        xorps xmm12, xmm11                                         ;  2149.3 fmul+fadd   41 next
        movaps [rdx - 128], xmm4                                   ;  2148.3 agu0+agu1+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;  2149.3 fmul+fadd   41 next copy
        xorps xmm4, xmm8                                           ;  2151.3 fmul+fadd   41 next
        movaps [rbp - 128], xmm14                                  ;  2150.3 agu2+agu0+fmisc   44 next spill
        movaps xmm14, xmm2                                         ;  2151.3 fmul+fadd   41 next copy
        andps xmm14, xmm3                                          ;  2153.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm0                                    ;  2152.3 agu1+agu0+fmisc   44 next spill
        movaps xmm0, xmm1                                          ;  2153.3 fmul+fadd   41 next copy
        xorps xmm0, xmm13                                          ;  2155.3 fmul+fadd   41 next
        andps xmm0, xmm2                                           ;  2157.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm6                                    ;  2154.3 agu2+agu0+fmisc   44 next spill
        movaps xmm6, xmm11                                         ;  2156.3 fmul+fadd   41 next copy
        xorps xmm6, xmm8                                           ;  2158.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm5                                    ;  2156.3 agu1+agu0+fmisc   44 next spill
        movaps xmm5, xmm4                                          ;  2158.3 fmul+fadd   41 next copy
        andps xmm5, xmm8                                           ;  2160.3 fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  2162.3 fmul+fadd   41 next
        movaps xmm5, xmm11                                         ;  2161.3 fmul+fadd   41 next copy
        andps xmm5, xmm10                                          ;  2163.3 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;  2165.3 fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2167.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm5                                    ;  2167.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  2165.3 fmul+fadd   41 next copy
        andps xmm5, xmm13                                          ;  2167.3 fmul+fadd   41 next
        movaps [rdi - 112], xmm12                                  ;  2164.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;  2167.3 fmul+fadd   41 next copy
        andps xmm12, xmm8                                          ;  2169.3 fmul+fadd   41 next
        movaps [rdx - 80], xmm8                                    ;  2167.0 agu2+agu0+fmisc   44 next spill
        movaps xmm8, xmm1                                          ;  2169.3 fmul+fadd   41 next copy
        xorps xmm8, xmm3                                           ;  2171.3 fmul+fadd   41 next
        movaps [rcx - 96], xmm0                                    ;  2169.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm6                                          ;  2171.3 fmul+fadd   41 next copy
        andps xmm0, xmm13                                          ;  2173.3 fmul+fadd   41 next
        movaps [rcx + 16], xmm0                                    ;  2175.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm2                                          ;  2173.3 fmul+fadd   41 next copy
        andps xmm0, xmm10                                          ;  2175.3 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  2177.3 fmul+fadd   41 next
        xorps xmm5, xmm0                                           ;  2179.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm5                                    ;  2181.3 agu1+agu0+fmisc   41 next spill
        movaps xmm5, xmm10                                         ;  2177.3 fmul+fadd   41 next copy
        andps xmm5, xmm9                                           ;  2179.3 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;  2181.3 fmul+fadd   41 next
        movaps xmm15, xmm7                                         ;  2180.3 fmul+fadd   41 next copy
        andps xmm15, xmm3                                          ;  2182.3 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2184.3 fmul+fadd   41 next
        movaps xmm15, xmm8                                         ;  2183.3 fmul+fadd   41 next copy
        andps xmm15, xmm13                                         ;  2185.3 fmul+fadd   41 next
        andps xmm8, xmm10                                          ;  2185.3 fmul+fadd   41 next
        movaps [rdi + 48], xmm5                                    ;  2183.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm4                                          ;  2186.3 fmul+fadd   41 next copy
        andps xmm5, xmm10                                          ;  2188.3 fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2190.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  2192.3 fmul+fadd   41 next
        xorps xmm0, xmm6                                           ;  2194.3 fmul+fadd   41 next
        andps xmm6, xmm9                                           ;  2191.3 fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  2193.3 fmul+fadd   41 next
        movaps xmm5, xmm4                                          ;  2193.3 fmul+fadd   41 next copy
        orps xmm5, xmm3                                            ;  2195.3 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  2197.3 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  2196.3 fmul+fadd   41 next
        movaps xmm6, xmm2                                          ;  2197.3 fmul+fadd   41 next copy
        xorps xmm6, xmm3                                           ;  2199.3 fmul+fadd   41 next
        andps xmm2, [rbp - 32]                                     ;  2199.3 agu1+agu0+fmul+fadd   41 next
        movaps [rdi - 16], xmm5                                    ;  2199.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm7                                          ;  2200.3 fmul+fadd   41 next copy
        andps xmm5, xmm10                                          ;  2202.3 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  2204.3 fmul+fadd   41 next
        xorps xmm15, [rcx - 96]                                    ;  2206.3 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 0], xmm2                                     ;  2201.3 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm3                                          ;  2204.3 fmul+fadd   41 next copy
        andps xmm2, xmm1                                           ;  2206.3 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  2208.3 fmul+fadd   41 next
        xorps xmm8, xmm2                                           ;  2210.3 fmul+fadd   41 next
        andps xmm2, xmm1                                           ;  2210.3 fmul+fadd   41 next
        movaps [rbp + 112], xmm1                                   ;  2206.0 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm6                                          ;  2209.3 fmul+fadd   41 next copy
        andps xmm1, xmm11                                          ;  2211.3 fmul+fadd   41 next
        andps xmm6, xmm9                                           ;  2211.3 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;  2213.3 fmul+fadd   41 next
        xorps xmm5, xmm6                                           ;  2215.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 32]                                    ;  2211.3 agu1+agu0+fmisc   41 next
        andps xmm6, xmm13                                          ;  2214.3 fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  2216.3 fmul+fadd   41 next
        xorps xmm6, xmm10                                          ;  2216.3 fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2217.3 fmul+fadd   41 next
        movaps xmm5, [rel kasumi_decrypt_compact.T0_constants128]  ;  2214.7 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm5                                           ;  2219.3 fmul+fadd   41 next
        xorps xmm2, [rdi + 48]                                     ;  2219.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;  2221.3 fmul+fadd   41 next
        andps xmm11, xmm3                                          ;  2221.3 fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;  2223.3 fmul+fadd   41 next
        andps xmm10, xmm13                                         ;  2223.3 fmul+fadd   41 next
        andps xmm13, xmm9                                          ;  2224.3 fmul+fadd   41 next
        movaps xmm5, [rdx - 80]                                    ;  2221.0 agu2+agu0+fmisc   41 next
        andps xmm5, xmm7                                           ;  2225.3 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  2227.3 fmul+fadd   41 next
        andps xmm7, xmm4                                           ;  2227.3 fmul+fadd   41 next
        movaps xmm5, [rdi - 112]                                   ;  2224.3 agu1+agu0+fmisc   41 next reload
        andps xmm4, xmm5                                           ;  2228.3 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  2230.3 fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;  2230.3 fmul+fadd   41 next
        movaps xmm4, [rdx - 80]                                    ;  2227.0 agu2+agu0+fmisc   41 next
        andps xmm4, xmm5                                           ;  2231.3 fmul+fadd   41 next
        xorps xmm10, [rbp - 32]                                    ;  2232.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, [rbp + 0]                                     ;  2233.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  2234.3 fmul+fadd   41 next
        xorps xmm14, xmm7                                          ;  2235.3 fmul+fadd   41 next
        movaps xmm7, [rbp + 112]                                   ;  2232.0 agu1+agu2+fmisc   41 next
        andps xmm7, xmm9                                           ;  2236.3 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  2238.3 fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;  2238.3 fmul+fadd   41 next
        andps xmm3, xmm9                                           ;  2239.3 fmul+fadd   41 next
        xorps xmm10, [rcx - 96]                                    ;  2240.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  2241.3 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;  2242.3 fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;  2243.3 fmul+fadd   41 next
        movaps xmm7, [rdx - 80]                                    ;  2240.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm9                                           ;  2244.3 fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;  2245.3 fmul+fadd   41 next
        xorps xmm13, [rdi - 80]                                    ;  2246.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  2247.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 32]                                    ;  2243.3 agu2+agu0+fmisc   44 next reload
        andps xmm9, xmm4                                           ;  2248.3 fmul+fadd   41 next
        xorps xmm10, xmm7                                          ;  2249.3 fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;  2251.3 fmul+fadd   41 next
        xorps xmm14, [rdi - 16]                                    ;  2251.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  2252.3 fmul+fadd   41 next
        andps xmm6, xmm4                                           ;  2253.3 fmul+fadd   41 next
        movaps xmm1, [rdx - 80]                                    ;  2249.3 agu2+agu0+fmisc   44 next reload
        xorps xmm9, xmm1                                           ;  2254.3 fmul+fadd   41 next
        xorps xmm14, [rdi - 80]                                    ;  2255.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, [rbp + 96]                                     ;  2256.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;  2257.3 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  2258.3 fmul+fadd   41 next
        andps xmm5, xmm4                                           ;  2259.3 fmul+fadd   41 next
        xorps xmm6, [rdi + 48]                                     ;  2260.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  2261.3 fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  2262.3 fmul+fadd   41 next
        xorps xmm3, [rbp + 112]                                    ;  2264.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, [rcx + 16]                                     ;  2266.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  2265.3 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  2268.3 fmul+fadd   41 next
        movaps xmm1, [rbp + 32]                                    ;  2262.3 agu2+agu0+fmisc   41 next
        movaps xmm3, [rdx + 32]                                    ;  2264.3 agu1+agu0+fmisc   44 next reload
        andps xmm1, xmm3                                           ;  2267.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 128]                                   ;  2266.3 agu2+agu0+fmisc   41 next
        movaps xmm5, [rdx - 128]                                   ;  2267.3 agu1+agu0+fmul+fmisc   44 next reload
        andps xmm4, xmm5                                           ;  2269.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 112]                                   ;  2269.3 agu2+agu1+fmisc+fadd   41 next
        movaps xmm9, [rdx + 0]                                     ;  2269.3 agu0+agu1+fmul+fmisc   44 next reload
        andps xmm7, xmm9                                           ;  2271.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 128]                                  ;  2271.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm10, [rbp - 48]                                    ;  2273.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2273.3 fmul+fadd   41 next
        movaps [rcx + 16], xmm11                                   ;  2272.3 agu2+agu1+fmisc   41 next spill
        movaps xmm11, [rbp + 32]                                   ;  2273.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm11, xmm5                                          ;  2275.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm2                                   ;  2275.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp - 48]                                    ;  2275.3 agu1+agu0+fadd+fmul   41 next
        andps xmm2, xmm5                                           ;  2277.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm8                                    ;  2277.3 agu2+agu1+fmisc   41 next spill
        movaps xmm8, xmm3                                          ;  2277.3 fadd+fmul   41 next copy
        andps xmm8, xmm9                                           ;  2279.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm6                                    ;  2279.3 agu0+agu1+fmisc   41 next spill
        movaps xmm6, xmm7                                          ;  2279.3 fadd+fmul   41 next copy
        xorps xmm6, xmm4                                           ;  2281.3 fadd+fmul   41 next
        andps xmm7, [rbp + 32]                                     ;  2281.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 32], xmm14                                   ;  2281.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm11                                        ;  2282.3 fadd+fmul   41 next copy
        xorps xmm14, xmm6                                          ;  2284.3 fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;  2284.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  2286.3 fadd+fmul   41 next
        andps xmm11, [rbp - 112]                                   ;  2286.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;  2288.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm12                                  ;  2284.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 32]                                   ;  2286.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm2                                          ;  2288.7 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;  2290.7 fadd+fmul   41 next
        andps xmm12, xmm9                                          ;  2290.7 fadd+fmul   41 next
        andps xmm4, xmm9                                           ;  2291.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm13                                   ;  2288.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;  2290.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rbp - 48]                                    ;  2292.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 80], xmm0                                    ;  2292.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;  2293.3 agu0+agu1+fadd+fmul   41 next
        andps xmm0, [rbp + 32]                                     ;  2295.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rbp - 48]                                    ;  2295.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdi - 16], xmm15                                   ;  2294.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;  2296.3 fadd+fmul   41 next copy
        xorps xmm15, xmm0                                          ;  2298.3 fadd+fmul   41 next
        orps xmm13, xmm2                                           ;  2298.3 fadd+fmul   41 next
        xorps xmm2, [rbp - 128]                                    ;  2299.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rbp - 112]                                    ;  2300.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 96], xmm14                                   ;  2297.7 agu2+agu1+fmisc   41 next spill
        movaps xmm14, [rbp + 32]                                   ;  2299.7 agu0+agu2+fmisc   41 next
        andps xmm14, xmm8                                          ;  2301.7 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;  2303.7 fadd+fmul   41 next
        movaps xmm14, [rbp - 112]                                  ;  2301.7 agu1+agu0+fmisc   41 next
        xorps xmm14, xmm3                                          ;  2303.7 fadd+fmul   41 next
        andps xmm8, [rbp - 48]                                     ;  2304.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm2                                           ;  2305.3 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  2306.3 fadd+fmul   41 next
        andps xmm10, xmm14                                         ;  2307.3 fadd+fmul   41 next
        andps xmm0, [rbp - 128]                                    ;  2308.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, xmm12                                         ;  2309.3 fadd+fmul   41 next
        andps xmm12, xmm9                                          ;  2310.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm4                                     ;  2307.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm5                                          ;  2311.3 fadd+fmul   41 next copy
        andps xmm4, xmm9                                           ;  2313.3 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;  2313.3 fadd+fmul   41 next
        movaps xmm0, xmm14                                         ;  2314.3 fadd+fmul   41 next copy
        andps xmm0, xmm4                                           ;  2316.3 fadd+fmul   41 next
        xorps xmm4, xmm2                                           ;  2316.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;  2318.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 48]                                    ;  2314.3 agu1+agu0+fmisc   41 next
        xorps xmm4, xmm9                                           ;  2318.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2320.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 48]                                    ;  2316.3 agu2+agu0+fmisc   41 next
        xorps xmm4, xmm6                                           ;  2320.3 fadd+fmul   41 next
        andps xmm4, xmm3                                           ;  2322.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;  2324.3 fadd+fmul   41 next
        movaps xmm4, [rel kasumi_decrypt_compact.T0_constants128]  ;  2319.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm4                                          ;  2326.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;  2324.3 fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;  2325.3 fadd+fmul   41 next
        andps xmm0, xmm9                                           ;  2326.3 fadd+fmul   41 next
        andps xmm15, xmm5                                          ;  2327.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;  2329.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 48]                                    ;  2326.0 agu2+agu0+fmisc   41 next
        andps xmm4, xmm1                                           ;  2329.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 128]                                   ;  2328.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm3                                           ;  2330.3 fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;  2332.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm11                                   ;  2330.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, [rbp - 48]                                   ;  2332.0 agu1+agu0+fmisc   41 next
        andps xmm11, [rbp + 32]                                    ;  2334.0 agu2+agu1+fadd+fmul   41 next
        andps xmm14, xmm11                                         ;  2336.0 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  2336.0 fadd+fmul   41 next
        xorps xmm5, [rbp - 112]                                    ;  2335.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  2338.0 fadd+fmul   41 next
        movaps xmm11, [rbp - 128]                                  ;  2334.0 agu1+agu0+fmisc   41 next
        andps xmm11, xmm9                                          ;  2337.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 112]                                   ;  2336.0 agu2+agu0+fmisc   41 next
        andps xmm9, xmm3                                           ;  2338.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 128]                                   ;  2338.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm6                                           ;  2340.0 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  2342.0 fadd+fmul   41 next
        movaps xmm3, xmm11                                         ;  2341.3 fadd+fmul   41 next copy
        xorps xmm3, xmm9                                           ;  2343.3 fadd+fmul   41 next
        andps xmm9, xmm5                                           ;  2343.3 fadd+fmul   41 next
        andps xmm5, [rbp + 32]                                     ;  2344.3 agu2+agu0+fadd+fmul   41 next
        andps xmm6, [rbp - 112]                                    ;  2345.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 112], xmm13                                  ;  2342.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdx - 128]                                  ;  2344.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm3                                          ;  2346.3 fadd+fmul   41 next
        xorps xmm3, xmm4                                           ;  2347.3 fadd+fmul   41 next
        xorps xmm4, xmm15                                          ;  2348.3 fadd+fmul   41 next
        xorps xmm11, xmm4                                          ;  2350.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2350.3 fadd+fmul   41 next
        xorps xmm13, [rcx - 96]                                    ;  2351.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm11                                         ;  2352.3 fadd+fmul   41 next
        xorps xmm2, xmm10                                          ;  2353.3 fadd+fmul   41 next
        xorps xmm8, xmm13                                          ;  2354.3 fadd+fmul   41 next
        xorps xmm5, xmm6                                           ;  2355.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 112]                                   ;  2352.0 agu2+agu0+fmisc   41 next
        andps xmm4, xmm1                                           ;  2356.3 fadd+fmul   41 next
        movaps xmm6, [rdx + 32]                                    ;  2354.0 agu1+agu0+fmisc   44 next reload
        orps xmm3, xmm6                                            ;  2357.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  2358.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2359.3 fadd+fmul   41 next
        xorps xmm7, xmm12                                          ;  2360.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  2361.3 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  2362.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2363.3 fadd+fmul   41 next
        movaps xmm15, [rel kasumi_decrypt_compact.T0_constants128] ;  2359.3 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm15                                          ;  2364.3 fadd+fmul   41 next
        xorps xmm9, [rdi + 112]                                    ;  2365.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, [rbp + 0]                                      ;  2366.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rdi - 16]                                    ;  2362.3 agu1+agu2+fmisc   41 next
        xorps xmm2, [rdx - 128]                                    ;  2367.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  2369.3 fadd+fmul   41 next
        movaps xmm3, [rdi - 80]                                    ;  2364.7 agu2+agu0+fmisc   41 next
        xorps xmm3, [rdx + 0]                                      ;  2369.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm4, [rcx - 80]                                    ;  2366.7 agu2+agu1+fmisc   41 next
        xorps xmm4, xmm3                                           ;  2371.3 fadd+fmul   41 next
        xorps xmm6, [rbp + 96]                                     ;  2371.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  2373.3 fadd+fmul   41 next
        movaps xmm8, [rdi - 112]                                   ;  2368.7 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp + 32]                                     ;  2373.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;  2375.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 32]                                   ;  2371.0 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 48]                                    ;  2375.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  2377.3 fadd+fmul   41 next
        movaps xmm11, [rdi + 48]                                   ;  2373.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  2377.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  2379.3 fadd+fmul   41 next
        movaps xmm12, [rdx - 80]                                   ;  2375.7 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 128]                                   ;  2379.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2381.3 fadd+fmul   41 next
        movaps xmm13, [rdx - 112]                                  ;  2377.7 agu1+agu2+fmisc   58 r reload
        xorps xmm2, xmm13                                          ;  2381.3 fadd+fmul   50 next
        xorps xmm3, [rdi + 16]                                     ;  2382.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm6, [rdx + 96]                                     ;  2383.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm8, [rcx + 32]                                     ;  2384.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm10, [rcx + 48]                                    ;  2385.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm11, [rcx + 64]                                    ;  2386.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm12, [rcx + 80]                                    ;  2387.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm14, [rcx + 112]                                   ;  2388.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm4, [rax - 128]                                    ;  2389.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm1, [rax - 112]                                    ;  2390.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm0, [rax - 96]                                     ;  2391.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm7, [rax - 80]                                     ;  2392.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [rbp + 16]                                     ;  2393.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm5, [rdi + 96]                                     ;  2394.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm13, [r11 + 384]                                   ;  2395.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdx - 112], xmm5                                   ;  2396.3 agu1+agu0+fmisc   50 next spill
        movaps xmm5, [rbp + 112]                                   ;  2393.3 agu2+agu0+fmisc   50 next
        xorps xmm5, [rdx - 64]                                     ;  2396.3 agu1+agu0+fadd+fmul   50 next
        movaps [rbp + 112], xmm9                                   ;  2395.3 agu2+agu0+fmisc   50 next spill
        movaps xmm9, [rcx + 16]                                    ;  2397.3 agu1+agu0+fmisc+fadd   50 next
        xorps xmm9, [rcx + 96]                                     ;  2399.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 16], xmm7                                    ;  2398.3 agu0+agu2+fmisc   50 next spill
        movaps xmm7, [rdi + 16]                                    ;  2399.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm7, [r11 + 400]                                    ;  2401.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 16], xmm0                                    ;  2400.3 agu0+agu2+fmisc   50 next spill
        movaps xmm0, [rdx + 96]                                    ;  2401.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm0, [r11 + 416]                                    ;  2403.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 96], xmm1                                    ;  2402.3 agu0+agu2+fmisc   50 next spill
        movaps xmm1, [rcx + 32]                                    ;  2403.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm1, [r11 + 432]                                    ;  2405.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 32], xmm4                                    ;  2404.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rcx + 48]                                    ;  2405.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r11 + 448]                                    ;  2407.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 48], xmm14                                   ;  2406.3 agu0+agu2+fmisc   50 next spill
        movaps xmm14, [rcx + 64]                                   ;  2407.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm14, [r11 + 464]                                   ;  2409.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 64], xmm9                                    ;  2408.3 agu0+agu2+fmisc   50 next spill
        movaps xmm9, [rcx + 80]                                    ;  2409.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [r11 + 480]                                    ;  2411.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 80], xmm5                                    ;  2410.3 agu0+agu2+fmisc   50 next spill
        movaps xmm5, [rdx - 64]                                    ;  2411.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm5, [r11 + 496]                                    ;  2413.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 64], xmm12                                   ;  2412.3 agu0+agu2+fmisc   50 next spill
        movaps xmm12, [rcx + 96]                                   ;  2413.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm12, [r11 + 256]                                   ;  2415.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 96], xmm11                                   ;  2414.3 agu0+agu2+fmisc   50 next spill
        movaps xmm11, [rcx + 112]                                  ;  2415.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r11 + 272]                                   ;  2417.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 112], xmm10                                  ;  2416.3 agu0+agu2+fmisc   50 next spill
        movaps xmm10, [rax - 128]                                  ;  2417.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [r11 + 288]                                   ;  2419.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 128], xmm8                                   ;  2418.3 agu0+agu2+fmisc   50 next spill
        movaps xmm8, [rax - 112]                                   ;  2419.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [r11 + 304]                                    ;  2421.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 112], xmm6                                   ;  2420.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, [rax - 96]                                    ;  2421.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm6, [r11 + 320]                                    ;  2423.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 96], xmm3                                    ;  2422.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rax - 80]                                    ;  2423.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r11 + 336]                                    ;  2425.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 80], xmm2                                    ;  2424.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rbp + 16]                                    ;  2425.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r11 + 352]                                    ;  2427.3 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 16], xmm4                                    ;  2426.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rdi + 96]                                    ;  2427.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r11 + 368]                                    ;  2429.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 96], xmm7                                    ;  2428.3 agu0+agu2+fmisc   50 next spill
        movaps xmm7, xmm11                                         ;  2429.3 fmul+fadd   41 next copy
        xorps xmm7, xmm4                                           ;  2431.3 fmul+fadd   41 next
        movaps [rbp - 128], xmm14                                  ;  2430.3 agu1+agu0+fmisc   50 next spill
        movaps xmm14, xmm3                                         ;  2431.3 fmul+fadd   41 next copy
        xorps xmm14, xmm5                                          ;  2433.3 fmul+fadd   41 next
        movaps [rdx - 80], xmm13                                   ;  2432.3 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  2433.3 fmul+fadd   41 next copy
        xorps xmm13, xmm10                                         ;  2435.3 fmul+fadd   41 next
        movaps [rbp - 112], xmm9                                   ;  2434.3 agu1+agu0+fmisc   50 next spill
        movaps xmm9, xmm5                                          ;  2435.3 fmul+fadd   41 next copy
        andps xmm9, xmm12                                          ;  2437.3 fmul+fadd   41 next
        movaps [rdi + 48], xmm0                                    ;  2436.3 agu2+agu0+fmisc   50 next spill
        movaps xmm0, xmm11                                         ;  2437.3 fmul+fadd   41 next copy
        xorps xmm0, xmm2                                           ;  2439.3 fmul+fadd   41 next
        andps xmm0, xmm5                                           ;  2441.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm1                                    ;  2438.3 agu1+agu0+fmisc   50 next spill
        movaps xmm1, xmm3                                          ;  2440.3 fmul+fadd   41 next copy
        xorps xmm1, xmm10                                          ;  2442.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm4                                    ;  2440.3 agu2+agu0+fmisc   50 next spill
        movaps xmm4, xmm13                                         ;  2442.3 fmul+fadd   41 next copy
        andps xmm4, xmm10                                          ;  2444.3 fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;  2446.3 fmul+fadd   41 next
        movaps xmm4, xmm3                                          ;  2445.3 fmul+fadd   41 next copy
        andps xmm4, xmm6                                           ;  2447.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  2449.3 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;  2451.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm4                                    ;  2451.3 agu1+agu0+fmisc   41 next spill
        movaps xmm4, xmm14                                         ;  2449.3 fmul+fadd   41 next copy
        andps xmm4, xmm2                                           ;  2451.3 fmul+fadd   41 next
        movaps [rdi - 112], xmm14                                  ;  2448.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm3                                         ;  2451.3 fmul+fadd   41 next copy
        andps xmm14, xmm10                                         ;  2453.3 fmul+fadd   41 next
        movaps [rbp + 96], xmm10                                   ;  2451.0 agu1+agu0+fmisc   50 next spill
        movaps xmm10, xmm11                                        ;  2453.3 fmul+fadd   41 next copy
        xorps xmm10, xmm12                                         ;  2455.3 fmul+fadd   41 next
        movaps [rcx - 80], xmm0                                    ;  2453.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm1                                          ;  2455.3 fmul+fadd   41 next copy
        andps xmm0, xmm2                                           ;  2457.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm0                                    ;  2459.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm5                                          ;  2457.3 fmul+fadd   41 next copy
        andps xmm0, xmm6                                           ;  2459.3 fmul+fadd   41 next
        xorps xmm0, xmm12                                          ;  2461.3 fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;  2463.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm4                                     ;  2465.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm6                                          ;  2461.3 fmul+fadd   41 next copy
        andps xmm4, xmm8                                           ;  2463.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  2465.3 fmul+fadd   41 next
        movaps xmm15, xmm7                                         ;  2464.3 fmul+fadd   41 next copy
        andps xmm15, xmm12                                         ;  2466.3 fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;  2468.3 fmul+fadd   41 next
        movaps xmm15, xmm10                                        ;  2467.3 fmul+fadd   41 next copy
        andps xmm15, xmm2                                          ;  2469.3 fmul+fadd   41 next
        andps xmm10, xmm6                                          ;  2469.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm4                                    ;  2467.3 agu1+agu0+fmisc   41 next spill
        movaps xmm4, xmm13                                         ;  2470.3 fmul+fadd   41 next copy
        andps xmm4, xmm6                                           ;  2472.3 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;  2474.3 fmul+fadd   41 next
        xorps xmm0, xmm15                                          ;  2476.3 fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  2478.3 fmul+fadd   41 next
        andps xmm1, xmm8                                           ;  2475.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;  2477.3 fmul+fadd   41 next
        movaps xmm1, xmm13                                         ;  2477.3 fmul+fadd   41 next copy
        orps xmm1, xmm12                                           ;  2479.3 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  2481.3 fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  2480.3 fmul+fadd   41 next
        movaps xmm4, xmm5                                          ;  2481.3 fmul+fadd   41 next copy
        xorps xmm4, xmm12                                          ;  2483.3 fmul+fadd   41 next
        andps xmm5, [rbp - 32]                                     ;  2483.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 128], xmm1                                   ;  2483.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm7                                          ;  2484.3 fmul+fadd   41 next copy
        andps xmm1, xmm6                                           ;  2486.3 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;  2488.3 fmul+fadd   41 next
        xorps xmm15, [rcx - 80]                                    ;  2490.3 agu2+agu1+fmul+fadd   41 next
        movaps [rdi - 16], xmm5                                    ;  2485.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  2488.3 fmul+fadd   41 next copy
        andps xmm5, xmm11                                          ;  2490.3 fmul+fadd   41 next
        xorps xmm5, xmm2                                           ;  2492.3 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  2494.3 fmul+fadd   41 next
        andps xmm5, xmm11                                          ;  2494.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm11                                    ;  2490.0 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm4                                         ;  2493.3 fmul+fadd   41 next copy
        andps xmm11, xmm3                                          ;  2495.3 fmul+fadd   41 next
        andps xmm4, xmm8                                           ;  2495.3 fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  2497.3 fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  2499.3 fmul+fadd   41 next
        movaps xmm4, [rbp - 32]                                    ;  2495.3 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  2498.3 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;  2500.3 fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;  2500.3 fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  2501.3 fmul+fadd   41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;  2498.7 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm1                                           ;  2503.3 fmul+fadd   41 next
        xorps xmm5, [rdi - 80]                                     ;  2503.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  2505.3 fmul+fadd   41 next
        andps xmm3, xmm12                                          ;  2505.3 fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;  2507.3 fmul+fadd   41 next
        andps xmm6, xmm2                                           ;  2507.3 fmul+fadd   41 next
        andps xmm2, xmm8                                           ;  2508.3 fmul+fadd   41 next
        movaps xmm1, [rbp + 96]                                    ;  2505.0 agu2+agu0+fmisc   41 next
        andps xmm1, xmm7                                           ;  2509.3 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;  2511.3 fmul+fadd   41 next
        andps xmm7, xmm13                                          ;  2511.3 fmul+fadd   41 next
        movaps xmm1, [rdi - 112]                                   ;  2508.3 agu1+agu0+fmisc   41 next reload
        andps xmm13, xmm1                                          ;  2512.3 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;  2514.3 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;  2514.3 fmul+fadd   41 next
        movaps xmm13, [rbp + 96]                                   ;  2511.0 agu2+agu0+fmisc   41 next
        andps xmm13, xmm1                                          ;  2515.3 fmul+fadd   41 next
        xorps xmm6, [rbp - 32]                                     ;  2516.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, [rdi - 16]                                     ;  2517.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm6                                           ;  2518.3 fmul+fadd   41 next
        xorps xmm9, xmm7                                           ;  2519.3 fmul+fadd   41 next
        movaps xmm7, [rbp + 0]                                     ;  2516.0 agu1+agu2+fmisc   41 next
        andps xmm7, xmm8                                           ;  2520.3 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  2522.3 fmul+fadd   41 next
        xorps xmm11, xmm2                                          ;  2522.3 fmul+fadd   41 next
        andps xmm12, xmm8                                          ;  2523.3 fmul+fadd   41 next
        xorps xmm6, [rcx - 80]                                     ;  2524.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  2525.3 fmul+fadd   41 next
        xorps xmm3, xmm9                                           ;  2526.3 fmul+fadd   41 next
        xorps xmm9, xmm8                                           ;  2527.3 fmul+fadd   41 next
        movaps xmm7, [rbp + 96]                                    ;  2524.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm8                                           ;  2528.3 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  2529.3 fmul+fadd   41 next
        xorps xmm2, [rdx + 0]                                      ;  2530.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;  2531.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 32]                                   ;  2527.3 agu2+agu0+fmisc   50 next reload
        andps xmm8, xmm13                                          ;  2532.3 fmul+fadd   41 next
        xorps xmm6, xmm7                                           ;  2533.3 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  2535.3 fmul+fadd   41 next
        xorps xmm9, [rdx - 128]                                    ;  2535.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm11                                         ;  2536.3 fmul+fadd   41 next
        andps xmm4, xmm13                                          ;  2537.3 fmul+fadd   41 next
        movaps xmm6, [rbp + 96]                                    ;  2533.3 agu2+agu0+fmisc   50 next reload
        xorps xmm8, xmm6                                           ;  2538.3 fmul+fadd   41 next
        xorps xmm9, [rdx + 0]                                      ;  2539.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, [rbp + 32]                                     ;  2540.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm8                                          ;  2541.3 fmul+fadd   41 next
        xorps xmm10, xmm7                                          ;  2542.3 fmul+fadd   41 next
        andps xmm1, xmm13                                          ;  2543.3 fmul+fadd   41 next
        xorps xmm4, [rdi - 80]                                     ;  2544.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, xmm6                                           ;  2545.3 fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  2546.3 fmul+fadd   41 next
        xorps xmm12, [rbp + 0]                                     ;  2548.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdx + 32]                                    ;  2550.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  2549.3 fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  2552.3 fmul+fadd   41 next
        movaps xmm1, [rbp - 48]                                    ;  2546.3 agu2+agu0+fmisc   41 next
        movaps xmm6, [rdi + 48]                                    ;  2548.3 agu1+agu0+fmisc   50 next reload
        andps xmm1, xmm6                                           ;  2551.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 112]                                   ;  2550.3 agu2+agu0+fmisc   41 next
        movaps xmm8, [rdx - 80]                                    ;  2551.3 agu1+agu0+fmul+fmisc   50 next reload
        andps xmm7, xmm8                                           ;  2553.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 128]                                  ;  2553.3 agu2+agu1+fmisc+fadd   41 next
        movaps xmm12, [rdi + 96]                                   ;  2553.3 agu0+agu1+fmul+fmisc   50 next reload
        andps xmm11, xmm12                                         ;  2555.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;  2555.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm13, [rbp + 16]                                    ;  2557.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm8                                           ;  2557.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm3                                    ;  2556.3 agu2+agu1+fmisc   41 next spill
        movaps xmm3, [rbp - 48]                                    ;  2557.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm3, xmm8                                           ;  2559.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm5                                     ;  2559.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, [rbp + 16]                                    ;  2559.3 agu1+agu0+fadd+fmul   41 next
        andps xmm5, xmm8                                           ;  2561.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm10                                   ;  2561.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, xmm6                                         ;  2561.3 fadd+fmul   41 next copy
        andps xmm10, xmm12                                         ;  2563.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm4                                    ;  2563.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm11                                         ;  2563.3 fadd+fmul   41 next copy
        xorps xmm4, xmm7                                           ;  2565.3 fadd+fmul   41 next
        andps xmm11, [rbp - 48]                                    ;  2565.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 32], xmm9                                    ;  2565.3 agu1+agu0+fmisc   41 next spill
        movaps xmm9, xmm3                                          ;  2566.3 fadd+fmul   41 next copy
        xorps xmm9, xmm4                                           ;  2568.3 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;  2568.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2570.3 fadd+fmul   41 next
        andps xmm3, [rbp - 128]                                    ;  2570.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  2572.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm14                                  ;  2568.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, [rbp - 48]                                   ;  2570.7 agu2+agu0+fmisc   41 next
        xorps xmm14, xmm5                                          ;  2572.7 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  2574.7 fadd+fmul   41 next
        andps xmm14, xmm12                                         ;  2574.7 fadd+fmul   41 next
        andps xmm7, xmm12                                          ;  2575.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm2                                    ;  2572.7 agu1+agu2+fmisc   41 next spill
        movaps xmm2, [rbp - 128]                                   ;  2574.7 agu0+agu1+fmisc   41 next
        andps xmm2, [rbp + 16]                                     ;  2576.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 0], xmm0                                     ;  2576.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 112]                                   ;  2577.3 agu0+agu1+fadd+fmul   41 next
        andps xmm0, [rbp - 48]                                     ;  2579.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, [rbp + 16]                                    ;  2579.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 128], xmm15                                  ;  2578.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm2                                         ;  2580.3 fadd+fmul   41 next copy
        xorps xmm15, xmm0                                          ;  2582.3 fadd+fmul   41 next
        orps xmm2, xmm5                                            ;  2582.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 112]                                    ;  2583.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rbp - 128]                                    ;  2584.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 80], xmm9                                    ;  2581.7 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 48]                                    ;  2583.7 agu0+agu2+fmisc   41 next
        andps xmm9, xmm10                                          ;  2585.7 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  2587.7 fadd+fmul   41 next
        movaps xmm9, [rbp - 128]                                   ;  2585.7 agu1+agu0+fmisc   41 next
        xorps xmm9, xmm6                                           ;  2587.7 fadd+fmul   41 next
        andps xmm10, [rbp + 16]                                    ;  2588.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  2589.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  2590.3 fadd+fmul   41 next
        andps xmm13, xmm9                                          ;  2591.3 fadd+fmul   41 next
        andps xmm0, [rbp - 112]                                    ;  2592.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;  2593.3 fadd+fmul   41 next
        andps xmm14, xmm12                                         ;  2594.3 fadd+fmul   41 next
        movaps [rdi - 16], xmm7                                    ;  2591.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm8                                          ;  2595.3 fadd+fmul   41 next copy
        andps xmm7, xmm12                                          ;  2597.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  2597.3 fadd+fmul   41 next
        movaps xmm0, xmm9                                          ;  2598.3 fadd+fmul   41 next copy
        andps xmm0, xmm7                                           ;  2600.3 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  2600.3 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;  2602.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 16]                                    ;  2598.3 agu1+agu0+fmisc   41 next
        xorps xmm7, xmm12                                          ;  2602.3 fadd+fmul   41 next
        xorps xmm0, xmm7                                           ;  2604.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 16]                                    ;  2600.3 agu2+agu0+fmisc   41 next
        xorps xmm7, xmm4                                           ;  2604.3 fadd+fmul   41 next
        andps xmm7, xmm6                                           ;  2606.3 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;  2608.3 fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;  2607.3 fadd+fmul   41 next
        movaps xmm7, [rel kasumi_decrypt_compact.T0_constants128]  ;  2604.0 agu1+agu0+fmisc   41 next reload
        xorps xmm3, xmm7                                           ;  2610.3 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  2609.3 fadd+fmul   41 next
        andps xmm0, xmm12                                          ;  2610.3 fadd+fmul   41 next
        andps xmm15, xmm8                                          ;  2611.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2613.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 16]                                    ;  2609.3 agu2+agu0+fmisc   41 next
        andps xmm7, xmm1                                           ;  2613.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 112]                                   ;  2611.3 agu1+agu0+fmisc   41 next
        andps xmm8, xmm6                                           ;  2614.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;  2616.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm3                                   ;  2613.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rbp + 16]                                    ;  2615.3 agu1+agu0+fmisc   41 next
        andps xmm3, [rbp - 48]                                     ;  2617.3 agu2+agu1+fadd+fmul   41 next
        andps xmm9, xmm3                                           ;  2619.3 fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;  2619.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 128]                                    ;  2619.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  2621.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 112]                                   ;  2617.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm12                                          ;  2621.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 128]                                  ;  2619.7 agu2+agu0+fmisc   41 next
        andps xmm12, xmm6                                          ;  2622.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 112]                                   ;  2621.7 agu1+agu0+fmisc   41 next
        andps xmm6, xmm4                                           ;  2623.7 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  2625.7 fadd+fmul   41 next
        movaps xmm6, xmm3                                          ;  2625.3 fadd+fmul   41 next copy
        xorps xmm6, xmm12                                          ;  2627.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;  2627.3 fadd+fmul   41 next
        andps xmm8, [rbp - 48]                                     ;  2628.3 agu2+agu0+fadd+fmul   41 next
        andps xmm4, [rbp - 128]                                    ;  2629.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 96], xmm2                                    ;  2626.3 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rdx - 80]                                    ;  2628.3 agu0+agu2+fmisc   41 next
        andps xmm2, xmm6                                           ;  2630.3 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;  2631.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  2632.3 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;  2634.3 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  2634.3 fadd+fmul   41 next
        xorps xmm2, [rcx - 80]                                     ;  2635.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  2636.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  2637.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  2638.3 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;  2639.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 128]                                   ;  2636.0 agu2+agu0+fmisc   41 next
        andps xmm2, xmm1                                           ;  2640.3 fadd+fmul   41 next
        movaps xmm3, [rdi + 48]                                    ;  2638.0 agu1+agu0+fmisc   50 next reload
        orps xmm6, xmm3                                            ;  2641.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;  2642.3 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;  2643.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  2644.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  2645.3 fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;  2646.3 fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;  2647.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  2643.3 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm14                                          ;  2648.3 fadd+fmul   41 next
        xorps xmm12, [rcx - 96]                                    ;  2649.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, [rdi - 16]                                     ;  2650.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx - 128]                                  ;  2646.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdx - 80]                                    ;  2651.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  2653.3 fadd+fmul   41 next
        movaps xmm2, [rdx + 0]                                     ;  2648.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdi + 96]                                     ;  2653.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm4, [rdi + 112]                                   ;  2650.7 agu2+agu1+fmisc   41 next
        xorps xmm4, xmm2                                           ;  2655.3 fadd+fmul   41 next
        xorps xmm3, [rbp + 32]                                     ;  2655.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  2657.3 fadd+fmul   41 next
        movaps xmm5, [rdi - 112]                                   ;  2652.7 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp - 48]                                     ;  2657.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  2659.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 32]                                    ;  2655.0 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp + 16]                                     ;  2659.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;  2661.3 fadd+fmul   41 next
        movaps xmm7, [rdi - 80]                                    ;  2657.3 agu1+agu0+fmisc   41 next
        xorps xmm7, [rbp - 128]                                    ;  2661.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm7                                          ;  2663.3 fadd+fmul   41 next
        movaps xmm10, [rbp + 96]                                   ;  2659.7 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 112]                                   ;  2663.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm10                                          ;  2665.3 fadd+fmul   41 next
        xorps xmm9, [r9 + 2448]                                    ;  2665.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm4, [r9 + 2464]                                    ;  2666.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm1, [r9 + 2480]                                    ;  2667.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm0, [r9 + 2496]                                    ;  2668.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm11, [r9 + 2512]                                   ;  2669.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm12, [r9 + 2528]                                   ;  2670.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm8, [r9 + 2544]                                    ;  2671.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm15, [r9 + 2304]                                   ;  2672.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm2, [r9 + 2320]                                    ;  2673.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm3, [r9 + 2336]                                    ;  2674.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm5, [r9 + 2352]                                    ;  2675.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm6, [r9 + 2368]                                    ;  2676.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm7, [r9 + 2384]                                    ;  2677.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm10, [r9 + 2400]                                   ;  2678.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm13, [rbp + 0]                                    ;  2674.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r9 + 2416]                                   ;  2679.3 agu1+agu0+fadd+fmul   44 next
        movaps [rbp + 0], xmm11                                    ;  2676.3 agu2+agu0+fmisc   44 next spill
        movaps xmm11, [rdx + 32]                                   ;  2678.3 agu1+agu2+fmisc   44 next
        xorps xmm11, [r9 + 2432]                                   ;  2680.3 agu0+agu1+fadd+fmul   44 next
        movaps [rdx + 32], xmm4                                    ;  2680.3 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm3                                          ;  2681.3 fadd+fmul   41 next copy
        xorps xmm4, xmm11                                          ;  2683.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm12                                  ;  2682.3 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm15                                        ;  2683.3 fadd+fmul   41 next copy
        xorps xmm12, xmm10                                         ;  2685.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm9                                    ;  2684.3 agu0+agu1+fmisc   44 next spill
        movaps xmm9, xmm3                                          ;  2685.3 fadd+fmul   41 next copy
        xorps xmm9, xmm5                                           ;  2687.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm8                                   ;  2686.3 agu2+agu0+fmisc   44 next spill
        movaps xmm8, xmm15                                         ;  2687.3 fadd+fmul   41 next copy
        andps xmm8, xmm2                                           ;  2689.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm1                                    ;  2688.3 agu1+agu0+fmisc   44 next spill
        movaps xmm1, xmm3                                          ;  2689.3 fadd+fmul   41 next copy
        xorps xmm1, xmm13                                          ;  2691.3 fadd+fmul   41 next
        andps xmm1, xmm15                                          ;  2693.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm0                                    ;  2690.3 agu2+agu0+fmisc   44 next spill
        movaps xmm0, xmm10                                         ;  2692.3 fadd+fmul   41 next copy
        xorps xmm0, xmm5                                           ;  2694.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm11                                   ;  2692.3 agu1+agu0+fmisc   44 next spill
        movaps xmm11, xmm9                                         ;  2694.3 fadd+fmul   41 next copy
        andps xmm11, xmm5                                          ;  2696.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  2698.3 fadd+fmul   41 next
        movaps xmm11, xmm10                                        ;  2697.3 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;  2699.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  2701.3 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2703.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm11                                   ;  2703.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;  2701.3 fadd+fmul   41 next copy
        andps xmm11, xmm13                                         ;  2703.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm12                                  ;  2700.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm10                                        ;  2703.3 fadd+fmul   41 next copy
        andps xmm12, xmm5                                          ;  2705.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm5                                    ;  2703.0 agu2+agu0+fmisc   44 next spill
        movaps xmm5, xmm3                                          ;  2705.3 fadd+fmul   41 next copy
        xorps xmm5, xmm2                                           ;  2707.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm1                                   ;  2705.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm0                                          ;  2707.3 fadd+fmul   41 next copy
        andps xmm1, xmm13                                          ;  2709.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm1                                    ;  2711.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm15                                         ;  2709.3 fadd+fmul   41 next copy
        andps xmm1, xmm7                                           ;  2711.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  2713.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;  2715.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm11                                   ;  2717.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm7                                         ;  2713.3 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;  2715.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  2717.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;  2716.3 fadd+fmul   41 next copy
        andps xmm14, xmm2                                          ;  2718.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;  2720.3 fadd+fmul   41 next
        movaps xmm14, xmm5                                         ;  2719.3 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;  2721.3 fadd+fmul   41 next
        andps xmm5, xmm7                                           ;  2721.3 fadd+fmul   41 next
        movaps [rdx + 0], xmm11                                    ;  2719.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;  2722.3 fadd+fmul   41 next copy
        andps xmm11, xmm7                                          ;  2724.3 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  2726.3 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  2728.3 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  2730.3 fadd+fmul   41 next
        andps xmm0, xmm6                                           ;  2727.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  2729.3 fadd+fmul   41 next
        movaps xmm0, xmm9                                          ;  2729.3 fadd+fmul   41 next copy
        orps xmm0, xmm2                                            ;  2731.3 fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;  2733.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  2732.3 fadd+fmul   41 next
        movaps xmm11, xmm15                                        ;  2733.3 fadd+fmul   41 next copy
        xorps xmm11, xmm2                                          ;  2735.3 fadd+fmul   41 next
        andps xmm15, [rbp - 32]                                    ;  2735.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 80], xmm0                                    ;  2735.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm4                                          ;  2736.3 fadd+fmul   41 next copy
        andps xmm0, xmm7                                           ;  2738.3 fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;  2740.3 fadd+fmul   41 next
        xorps xmm14, [rdi + 112]                                   ;  2742.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 128], xmm15                                  ;  2737.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm2                                         ;  2740.3 fadd+fmul   41 next copy
        andps xmm15, xmm3                                          ;  2742.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  2744.3 fadd+fmul   41 next
        xorps xmm5, xmm15                                          ;  2746.3 fadd+fmul   41 next
        andps xmm15, xmm3                                          ;  2746.3 fadd+fmul   41 next
        movaps [rdi - 16], xmm3                                    ;  2742.0 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm11                                         ;  2745.3 fadd+fmul   41 next copy
        andps xmm3, xmm10                                          ;  2747.3 fadd+fmul   41 next
        andps xmm11, xmm6                                          ;  2747.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  2749.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  2751.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 32]                                   ;  2747.3 agu1+agu0+fmisc   41 next
        andps xmm11, xmm13                                         ;  2750.3 fadd+fmul   41 next
        xorps xmm14, xmm11                                         ;  2752.3 fadd+fmul   41 next
        xorps xmm11, xmm7                                          ;  2752.3 fadd+fmul   41 next
        xorps xmm1, xmm0                                           ;  2753.3 fadd+fmul   41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;  2750.7 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm0                                           ;  2755.3 fadd+fmul   41 next
        xorps xmm15, [rdx + 0]                                     ;  2755.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  2757.3 fadd+fmul   41 next
        andps xmm10, xmm2                                          ;  2757.3 fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;  2759.3 fadd+fmul   41 next
        andps xmm7, xmm13                                          ;  2759.3 fadd+fmul   41 next
        andps xmm13, xmm6                                          ;  2760.3 fadd+fmul   41 next
        movaps xmm0, [rbp + 32]                                    ;  2757.0 agu2+agu0+fmisc   41 next
        andps xmm0, xmm4                                           ;  2761.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  2763.3 fadd+fmul   41 next
        andps xmm4, xmm9                                           ;  2763.3 fadd+fmul   41 next
        movaps xmm0, [rdi - 112]                                   ;  2760.3 agu1+agu0+fmisc   41 next reload
        andps xmm9, xmm0                                           ;  2764.3 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  2766.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2766.3 fadd+fmul   41 next
        movaps xmm9, [rbp + 32]                                    ;  2763.0 agu2+agu0+fmisc   41 next
        andps xmm9, xmm0                                           ;  2767.3 fadd+fmul   41 next
        xorps xmm7, [rbp - 32]                                     ;  2768.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, [rdx - 128]                                   ;  2769.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2770.3 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;  2771.3 fadd+fmul   41 next
        movaps xmm4, [rdi - 16]                                    ;  2768.0 agu1+agu2+fmisc   41 next
        andps xmm4, xmm6                                           ;  2772.3 fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;  2774.3 fadd+fmul   41 next
        xorps xmm3, xmm13                                          ;  2774.3 fadd+fmul   41 next
        andps xmm2, xmm6                                           ;  2775.3 fadd+fmul   41 next
        xorps xmm7, [rdi + 112]                                    ;  2776.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  2777.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;  2778.3 fadd+fmul   41 next
        xorps xmm8, xmm6                                           ;  2779.3 fadd+fmul   41 next
        movaps xmm4, [rbp + 32]                                    ;  2776.0 agu2+agu0+fmisc   41 next
        andps xmm4, xmm6                                           ;  2780.3 fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  2781.3 fadd+fmul   41 next
        xorps xmm13, [rdi + 96]                                    ;  2782.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, xmm9                                           ;  2783.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 32]                                    ;  2779.3 agu2+agu0+fmisc   44 next reload
        andps xmm6, xmm9                                           ;  2784.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;  2785.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  2787.3 fadd+fmul   41 next
        xorps xmm8, [rdx - 80]                                     ;  2787.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm3                                          ;  2788.3 fadd+fmul   41 next
        andps xmm11, xmm9                                          ;  2789.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 32]                                    ;  2785.3 agu2+agu0+fmisc   44 next reload
        xorps xmm6, xmm3                                           ;  2790.3 fadd+fmul   41 next
        xorps xmm8, [rdi + 96]                                     ;  2791.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rbp - 48]                                     ;  2792.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  2793.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  2794.3 fadd+fmul   41 next
        andps xmm0, xmm9                                           ;  2795.3 fadd+fmul   41 next
        xorps xmm11, [rdx + 0]                                     ;  2796.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2797.3 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  2798.3 fadd+fmul   41 next
        xorps xmm2, [rdi - 16]                                     ;  2800.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, [rdi + 48]                                     ;  2802.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  2801.3 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;  2804.3 fadd+fmul   41 next
        movaps xmm0, [rbp + 16]                                    ;  2798.3 agu2+agu0+fmisc   41 next
        movaps xmm2, [rdi - 80]                                    ;  2800.3 agu1+agu0+fmisc   44 next reload
        andps xmm0, xmm2                                           ;  2803.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 128]                                   ;  2802.3 agu2+agu0+fmisc   41 next
        movaps xmm4, [rbp + 96]                                    ;  2804.3 agu1+agu0+fmisc+fadd   44 next reload
        andps xmm3, xmm4                                           ;  2806.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 112]                                   ;  2805.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm7, [rdx + 32]                                    ;  2806.3 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm6, xmm7                                           ;  2808.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 128]                                   ;  2807.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm9, [rbp + 0]                                      ;  2809.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2809.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm10                                   ;  2808.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, [rbp + 16]                                   ;  2810.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm10, xmm4                                          ;  2812.3 fmul+fadd   41 next
        movaps [rdi - 16], xmm15                                   ;  2811.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rbp + 0]                                    ;  2812.3 agu1+agu0+fmul+fadd   41 next
        andps xmm15, xmm4                                          ;  2814.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm5                                    ;  2813.3 agu2+agu1+fmisc   41 next spill
        movaps xmm5, xmm2                                          ;  2814.3 fmul+fadd   41 next copy
        andps xmm5, xmm7                                           ;  2816.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm11                                    ;  2815.3 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  2816.3 fmul+fadd   41 next copy
        xorps xmm11, xmm3                                          ;  2818.3 fmul+fadd   41 next
        andps xmm6, [rbp + 16]                                     ;  2818.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 32], xmm8                                    ;  2817.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm10                                         ;  2819.3 fmul+fadd   41 next copy
        xorps xmm10, xmm9                                          ;  2820.3 fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  2821.3 fmul+fadd   41 next
        xorps xmm5, xmm10                                          ;  2822.3 fmul+fadd   41 next
        andps xmm10, [rbp - 112]                                   ;  2823.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  2824.3 fmul+fadd   41 next
        movaps [rdi - 112], xmm12                                  ;  2820.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 16]                                   ;  2822.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm15                                         ;  2825.3 fmul+fadd   41 next
        xorps xmm6, xmm12                                          ;  2827.3 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;  2827.3 fmul+fadd   41 next
        andps xmm3, xmm7                                           ;  2828.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm13                                   ;  2824.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;  2826.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rbp + 0]                                     ;  2829.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdi + 96], xmm1                                    ;  2828.7 agu1+agu2+fmisc   41 next spill
        movaps xmm1, [rbp - 128]                                   ;  2829.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm1, [rbp + 16]                                     ;  2831.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rbp + 0]                                     ;  2831.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 80], xmm14                                   ;  2831.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  2832.3 fadd+fmul   41 next copy
        xorps xmm14, xmm1                                          ;  2834.3 fadd+fmul   41 next
        orps xmm13, xmm15                                          ;  2834.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 128]                                   ;  2835.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, [rbp - 112]                                    ;  2836.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 112], xmm8                                   ;  2833.7 agu2+agu1+fmisc   41 next spill
        movaps xmm8, [rbp + 16]                                    ;  2835.7 agu0+agu2+fmisc   41 next
        andps xmm8, xmm5                                           ;  2837.7 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  2839.7 fadd+fmul   41 next
        movaps xmm8, [rbp - 112]                                   ;  2837.7 agu1+agu0+fmisc   41 next
        xorps xmm8, xmm2                                           ;  2839.7 fadd+fmul   41 next
        andps xmm5, [rbp + 0]                                      ;  2840.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  2841.3 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;  2842.3 fadd+fmul   41 next
        andps xmm9, xmm8                                           ;  2843.3 fadd+fmul   41 next
        andps xmm1, [rbp - 128]                                    ;  2844.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  2845.3 fadd+fmul   41 next
        andps xmm12, xmm7                                          ;  2846.3 fadd+fmul   41 next
        movaps [rdx - 128], xmm3                                   ;  2843.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;  2847.3 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;  2849.3 fadd+fmul   41 next
        xorps xmm6, xmm1                                           ;  2849.3 fadd+fmul   41 next
        movaps xmm1, xmm8                                          ;  2850.3 fadd+fmul   41 next copy
        andps xmm1, xmm3                                           ;  2852.3 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  2852.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2854.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 0]                                     ;  2850.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm7                                           ;  2854.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  2856.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 0]                                     ;  2852.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm11                                          ;  2856.3 fadd+fmul   41 next
        andps xmm3, xmm2                                           ;  2858.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2860.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;  2855.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm3                                          ;  2862.3 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  2860.3 fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;  2861.3 fadd+fmul   41 next
        andps xmm1, xmm7                                           ;  2862.3 fadd+fmul   41 next
        andps xmm14, xmm4                                          ;  2863.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  2865.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 0]                                     ;  2862.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;  2865.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 128]                                   ;  2864.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  2866.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  2868.3 fadd+fmul   41 next
        movaps [rcx - 96], xmm10                                   ;  2866.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rbp + 0]                                    ;  2868.0 agu1+agu0+fmisc   41 next
        andps xmm10, [rbp + 16]                                    ;  2870.0 agu2+agu1+fadd+fmul   41 next
        andps xmm8, xmm10                                          ;  2872.0 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  2872.0 fadd+fmul   41 next
        xorps xmm4, [rbp - 112]                                    ;  2871.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;  2874.0 fadd+fmul   41 next
        movaps xmm10, [rbp - 128]                                  ;  2870.0 agu1+agu0+fmisc   41 next
        andps xmm10, xmm7                                          ;  2873.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 112]                                   ;  2872.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm2                                           ;  2874.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 128]                                   ;  2874.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm11                                          ;  2876.0 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  2878.0 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;  2877.3 fadd+fmul   41 next copy
        xorps xmm2, xmm7                                           ;  2879.3 fadd+fmul   41 next
        andps xmm7, xmm4                                           ;  2879.3 fadd+fmul   41 next
        andps xmm4, [rbp + 16]                                     ;  2880.3 agu2+agu0+fadd+fmul   41 next
        andps xmm11, [rbp - 112]                                   ;  2881.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 80], xmm13                                   ;  2878.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp + 96]                                   ;  2880.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  2882.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  2883.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  2884.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2886.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  2886.3 fadd+fmul   41 next
        xorps xmm13, [rdi + 112]                                   ;  2887.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;  2888.3 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  2889.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  2890.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  2891.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 112]                                   ;  2888.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;  2892.3 fadd+fmul   41 next
        movaps xmm9, [rdi - 80]                                    ;  2890.0 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm9                                            ;  2893.3 fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  2894.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  2895.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  2896.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  2897.3 fadd+fmul   41 next
        xorps xmm0, xmm5                                           ;  2898.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  2899.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  2895.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm14                                          ;  2900.3 fadd+fmul   41 next
        xorps xmm7, [rcx - 80]                                     ;  2901.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rdx - 128]                                    ;  2902.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx - 80]                                   ;  2898.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rbp + 96]                                    ;  2903.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm8, xmm15                                          ;  2905.3 fadd+fmul   41 next
        movaps xmm2, [rdi + 96]                                    ;  2900.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdx + 32]                                     ;  2905.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm3, [rcx - 96]                                    ;  2902.7 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;  2907.3 fadd+fmul   41 next
        xorps xmm9, [rbp - 48]                                     ;  2907.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  2909.3 fadd+fmul   41 next
        movaps xmm5, [rdi - 112]                                   ;  2904.7 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp + 16]                                     ;  2909.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  2911.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 32]                                   ;  2907.0 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp + 0]                                     ;  2911.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  2913.3 fadd+fmul   41 next
        movaps xmm11, [rdx + 0]                                    ;  2909.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  2913.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  2915.3 fadd+fmul   41 next
        movaps xmm12, [rbp + 32]                                   ;  2911.7 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 128]                                   ;  2915.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;  2917.3 fadd+fmul   41 next
        movaps xmm13, [rax - 80]                                   ;  2913.7 agu1+agu2+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  2917.3 fadd+fmul   50 next
        xorps xmm2, [rax - 96]                                     ;  2918.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm9, [rax - 112]                                    ;  2919.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm5, [rax - 128]                                    ;  2920.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm10, [rcx + 112]                                   ;  2921.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm11, [rcx + 96]                                    ;  2922.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm12, [rdx - 64]                                    ;  2923.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm8, [rcx + 48]                                     ;  2924.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm3, [rcx + 32]                                     ;  2925.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm0, [rdx + 96]                                     ;  2926.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm1, [rdi + 16]                                     ;  2927.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, [rcx + 16]                                     ;  2928.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [rbp + 112]                                    ;  2929.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm13, [r10 + 48]                                    ;  2930.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm4, [rdx - 112]                                    ;  2931.3 agu2+agu0+fadd+fmul   50 next
        movaps [rax - 80], xmm4                                    ;  2933.3 agu1+agu0+fmisc   50 next spill
        movaps xmm4, [rdi - 16]                                    ;  2929.3 agu2+agu0+fmisc   50 next
        xorps xmm4, [rcx + 80]                                     ;  2932.3 agu1+agu0+fadd+fmul   50 next
        movaps [rdi - 16], xmm7                                    ;  2931.3 agu2+agu0+fmisc   50 next spill
        movaps xmm7, [rdi + 48]                                    ;  2933.3 agu1+agu0+fmisc+fadd   50 next
        xorps xmm7, [rcx + 64]                                     ;  2935.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 48], xmm6                                    ;  2934.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, [rax - 96]                                    ;  2935.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm6, [r10 + 64]                                     ;  2937.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 96], xmm1                                    ;  2936.3 agu0+agu2+fmisc   50 next spill
        movaps xmm1, [rax - 112]                                   ;  2937.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm1, [r10 + 80]                                     ;  2939.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 112], xmm0                                   ;  2938.3 agu0+agu2+fmisc   50 next spill
        movaps xmm0, [rax - 128]                                   ;  2939.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm0, [r10 + 96]                                     ;  2941.3 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 128], xmm3                                   ;  2940.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rcx + 112]                                   ;  2941.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r10 + 112]                                    ;  2943.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 112], xmm8                                   ;  2942.3 agu0+agu2+fmisc   50 next spill
        movaps xmm8, [rcx + 96]                                    ;  2943.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [r10 + 128]                                    ;  2945.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 96], xmm7                                    ;  2944.3 agu0+agu2+fmisc   50 next spill
        movaps xmm7, [rdx - 64]                                    ;  2945.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm7, [r10 + 144]                                    ;  2947.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 64], xmm4                                    ;  2946.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rcx + 80]                                    ;  2947.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r10 + 160]                                    ;  2949.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 80], xmm12                                   ;  2948.3 agu0+agu2+fmisc   50 next spill
        movaps xmm12, [rcx + 64]                                   ;  2949.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm12, [r10 + 176]                                   ;  2951.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 64], xmm11                                   ;  2950.3 agu0+agu2+fmisc   50 next spill
        movaps xmm11, [rcx + 48]                                   ;  2951.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r10 + 192]                                   ;  2953.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 48], xmm10                                   ;  2952.3 agu0+agu2+fmisc   50 next spill
        movaps xmm10, [rcx + 32]                                   ;  2953.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [r10 + 208]                                   ;  2955.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 32], xmm5                                    ;  2954.3 agu0+agu2+fmisc   50 next spill
        movaps xmm5, [rdx + 96]                                    ;  2955.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm5, [r10 + 224]                                    ;  2957.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 96], xmm9                                    ;  2956.3 agu0+agu2+fmisc   50 next spill
        movaps xmm9, [rdi + 16]                                    ;  2957.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [r10 + 240]                                    ;  2959.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 16], xmm2                                    ;  2958.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rcx + 16]                                    ;  2959.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r10]                                          ;  2961.3 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 16], xmm15                                   ;  2960.3 agu0+agu2+fmisc   50 next spill
        movaps xmm15, [rbp + 112]                                  ;  2961.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm15, [r10 + 16]                                    ;  2963.3 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 112], xmm3                                   ;  2962.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rdx - 112]                                   ;  2963.3 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r10 + 32]                                     ;  2965.3 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 112], xmm6                                   ;  2964.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, xmm11                                         ;  2965.3 fmul+fadd   41 next copy
        xorps xmm6, xmm3                                           ;  2967.3 fmul+fadd   41 next
        movaps [rbp - 128], xmm8                                   ;  2966.3 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm2                                          ;  2967.3 fmul+fadd   41 next copy
        xorps xmm8, xmm4                                           ;  2969.3 fmul+fadd   41 next
        movaps [rbp + 32], xmm13                                   ;  2968.3 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  2969.3 fmul+fadd   41 next copy
        xorps xmm13, xmm10                                         ;  2971.3 fmul+fadd   41 next
        movaps [rbp - 112], xmm7                                   ;  2970.3 agu1+agu0+fmisc   50 next spill
        movaps xmm7, xmm4                                          ;  2971.3 fmul+fadd   41 next copy
        andps xmm7, xmm12                                          ;  2973.3 fmul+fadd   41 next
        movaps [rdx + 0], xmm1                                     ;  2972.3 agu2+agu0+fmisc   50 next spill
        movaps xmm1, xmm11                                         ;  2973.3 fmul+fadd   41 next copy
        xorps xmm1, xmm15                                          ;  2975.3 fmul+fadd   41 next
        andps xmm1, xmm4                                           ;  2977.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm0                                     ;  2974.3 agu1+agu0+fmisc   50 next spill
        movaps xmm0, xmm2                                          ;  2976.3 fmul+fadd   41 next copy
        xorps xmm0, xmm10                                          ;  2978.3 fmul+fadd   41 next
        movaps [rbp - 32], xmm3                                    ;  2976.3 agu2+agu0+fmisc   50 next spill
        movaps xmm3, xmm13                                         ;  2978.3 fmul+fadd   41 next copy
        andps xmm3, xmm10                                          ;  2980.3 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  2982.3 fmul+fadd   41 next
        movaps xmm3, xmm2                                          ;  2981.3 fmul+fadd   41 next copy
        andps xmm3, xmm9                                           ;  2983.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  2985.3 fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2987.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm3                                    ;  2987.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm8                                          ;  2985.3 fmul+fadd   41 next copy
        andps xmm3, xmm15                                          ;  2987.3 fmul+fadd   41 next
        movaps [rdi - 112], xmm8                                   ;  2984.3 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm2                                          ;  2987.3 fmul+fadd   41 next copy
        andps xmm8, xmm10                                          ;  2989.3 fmul+fadd   41 next
        movaps [rbp - 48], xmm10                                   ;  2987.0 agu1+agu0+fmisc   50 next spill
        movaps xmm10, xmm11                                        ;  2989.3 fmul+fadd   41 next copy
        xorps xmm10, xmm12                                         ;  2991.3 fmul+fadd   41 next
        movaps [rcx - 96], xmm1                                    ;  2989.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm0                                          ;  2991.3 fmul+fadd   41 next copy
        andps xmm1, xmm15                                          ;  2993.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm1                                    ;  2995.3 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm4                                          ;  2993.3 fmul+fadd   41 next copy
        andps xmm1, xmm9                                           ;  2995.3 fmul+fadd   41 next
        xorps xmm1, xmm12                                          ;  2997.3 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  2999.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm3                                    ;  3001.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm9                                          ;  2997.3 fmul+fadd   41 next copy
        andps xmm3, xmm5                                           ;  2999.3 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  3001.3 fmul+fadd   41 next
        movaps xmm14, xmm6                                         ;  3000.3 fmul+fadd   41 next copy
        andps xmm14, xmm12                                         ;  3002.3 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  3004.3 fmul+fadd   41 next
        movaps xmm14, xmm10                                        ;  3003.3 fmul+fadd   41 next copy
        andps xmm14, xmm15                                         ;  3005.3 fmul+fadd   41 next
        andps xmm10, xmm9                                          ;  3005.3 fmul+fadd   41 next
        movaps [rdi + 96], xmm3                                    ;  3003.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  3006.3 fmul+fadd   41 next copy
        andps xmm3, xmm9                                           ;  3008.3 fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  3010.3 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  3012.3 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  3014.3 fmul+fadd   41 next
        andps xmm0, xmm5                                           ;  3011.3 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;  3013.3 fmul+fadd   41 next
        movaps xmm0, xmm13                                         ;  3013.3 fmul+fadd   41 next copy
        orps xmm0, xmm12                                           ;  3015.3 fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;  3017.3 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  3016.3 fmul+fadd   41 next
        movaps xmm3, xmm4                                          ;  3017.3 fmul+fadd   41 next copy
        xorps xmm3, xmm12                                          ;  3019.3 fmul+fadd   41 next
        andps xmm4, [rbp - 32]                                     ;  3019.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 96], xmm0                                    ;  3019.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm6                                          ;  3020.3 fmul+fadd   41 next copy
        andps xmm0, xmm9                                           ;  3022.3 fmul+fadd   41 next
        xorps xmm14, xmm0                                          ;  3024.3 fmul+fadd   41 next
        xorps xmm14, [rcx - 96]                                    ;  3026.3 agu2+agu1+fmul+fadd   41 next
        movaps [rdx - 80], xmm4                                    ;  3021.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm12                                         ;  3024.3 fmul+fadd   41 next copy
        andps xmm4, xmm11                                          ;  3026.3 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  3028.3 fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  3030.3 fmul+fadd   41 next
        andps xmm4, xmm11                                          ;  3030.3 fmul+fadd   41 next
        movaps [rdx - 128], xmm11                                  ;  3026.0 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm3                                         ;  3029.3 fmul+fadd   41 next copy
        andps xmm11, xmm2                                          ;  3031.3 fmul+fadd   41 next
        andps xmm3, xmm5                                           ;  3031.3 fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;  3033.3 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  3035.3 fmul+fadd   41 next
        movaps xmm3, [rbp - 32]                                    ;  3031.3 agu1+agu0+fmisc   41 next
        andps xmm3, xmm15                                          ;  3034.3 fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  3036.3 fmul+fadd   41 next
        xorps xmm3, xmm9                                           ;  3036.3 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  3037.3 fmul+fadd   41 next
        movaps xmm0, [rel kasumi_decrypt_compact.T0_constants128]  ;  3034.7 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm0                                           ;  3039.3 fmul+fadd   41 next
        xorps xmm4, [rdi + 96]                                     ;  3039.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  3041.3 fmul+fadd   41 next
        andps xmm2, xmm12                                          ;  3041.3 fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  3043.3 fmul+fadd   41 next
        andps xmm9, xmm15                                          ;  3043.3 fmul+fadd   41 next
        andps xmm15, xmm5                                          ;  3044.3 fmul+fadd   41 next
        movaps xmm0, [rbp - 48]                                    ;  3041.0 agu2+agu0+fmisc   41 next
        andps xmm0, xmm6                                           ;  3045.3 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;  3047.3 fmul+fadd   41 next
        andps xmm6, xmm13                                          ;  3047.3 fmul+fadd   41 next
        movaps xmm0, [rdi - 112]                                   ;  3044.3 agu1+agu0+fmisc   41 next reload
        andps xmm13, xmm0                                          ;  3048.3 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  3050.3 fmul+fadd   41 next
        xorps xmm10, xmm8                                          ;  3050.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 48]                                   ;  3047.0 agu2+agu0+fmisc   41 next
        andps xmm13, xmm0                                          ;  3051.3 fmul+fadd   41 next
        xorps xmm9, [rbp - 32]                                     ;  3052.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, [rdx - 80]                                    ;  3053.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  3054.3 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;  3055.3 fmul+fadd   41 next
        movaps xmm6, [rdx - 128]                                   ;  3052.0 agu1+agu2+fmisc   41 next
        andps xmm6, xmm5                                           ;  3056.3 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  3058.3 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;  3058.3 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  3059.3 fmul+fadd   41 next
        xorps xmm9, [rcx - 96]                                     ;  3060.3 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  3061.3 fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  3062.3 fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  3063.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 48]                                    ;  3060.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm5                                           ;  3064.3 fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;  3065.3 fmul+fadd   41 next
        xorps xmm15, [rdx + 32]                                    ;  3066.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;  3067.3 fmul+fadd   41 next
        movaps xmm13, [rbp - 32]                                   ;  3063.3 agu2+agu0+fmisc   50 next reload
        andps xmm5, xmm13                                          ;  3068.3 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  3069.3 fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;  3071.3 fmul+fadd   41 next
        xorps xmm7, [rbp + 96]                                     ;  3071.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  3072.3 fmul+fadd   41 next
        andps xmm3, xmm13                                          ;  3073.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 48]                                    ;  3069.3 agu2+agu0+fmisc   50 next reload
        xorps xmm5, xmm9                                           ;  3074.3 fmul+fadd   41 next
        xorps xmm7, [rdx + 32]                                     ;  3075.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, [rbp + 16]                                     ;  3076.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  3077.3 fmul+fadd   41 next
        xorps xmm10, xmm6                                          ;  3078.3 fmul+fadd   41 next
        andps xmm0, xmm13                                          ;  3079.3 fmul+fadd   41 next
        xorps xmm3, [rdi + 96]                                     ;  3080.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  3081.3 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  3082.3 fmul+fadd   41 next
        xorps xmm12, [rdx - 128]                                   ;  3084.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdi - 80]                                    ;  3086.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  3085.3 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;  3088.3 fmul+fadd   41 next
        movaps xmm0, [rbp + 0]                                     ;  3082.3 agu2+agu0+fmisc   41 next
        movaps xmm5, [rdx + 0]                                     ;  3084.3 agu1+agu0+fmisc   50 next reload
        andps xmm0, xmm5                                           ;  3087.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 112]                                   ;  3086.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rbp + 32]                                    ;  3087.3 agu1+agu0+fmul+fmisc   50 next reload
        andps xmm6, xmm9                                           ;  3089.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 128]                                  ;  3089.3 agu2+agu1+fmisc+fadd   41 next
        movaps xmm12, [rdx - 112]                                  ;  3089.3 agu0+agu1+fmul+fmisc   50 next reload
        andps xmm11, xmm12                                         ;  3091.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;  3091.3 agu2+agu0+fmisc+fadd   41 next
        andps xmm13, [rbp + 112]                                   ;  3093.3 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;  3093.3 fmul+fadd   41 next
        movaps [rdi - 80], xmm2                                    ;  3092.3 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rbp + 0]                                     ;  3093.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm2, xmm9                                           ;  3095.3 fadd+fmul   41 next
        movaps [rdx - 128], xmm4                                   ;  3095.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rbp + 112]                                   ;  3095.3 agu1+agu0+fadd+fmul   41 next
        andps xmm4, xmm9                                           ;  3097.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm10                                   ;  3097.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, xmm5                                         ;  3097.3 fadd+fmul   41 next copy
        andps xmm10, xmm12                                         ;  3099.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm3                                    ;  3099.3 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;  3099.3 fadd+fmul   41 next copy
        xorps xmm3, xmm6                                           ;  3101.3 fadd+fmul   41 next
        andps xmm11, [rbp + 0]                                     ;  3101.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 32], xmm7                                    ;  3101.3 agu1+agu0+fmisc   41 next spill
        movaps xmm7, xmm2                                          ;  3102.3 fadd+fmul   41 next copy
        xorps xmm7, xmm3                                           ;  3104.3 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  3104.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  3106.3 fadd+fmul   41 next
        andps xmm2, [rbp - 128]                                    ;  3106.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  3108.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm8                                   ;  3104.7 agu0+agu1+fmisc   41 next spill
        movaps xmm8, [rbp + 0]                                     ;  3106.7 agu2+agu0+fmisc   41 next
        xorps xmm8, xmm4                                           ;  3108.7 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  3110.7 fadd+fmul   41 next
        andps xmm8, xmm12                                          ;  3110.7 fadd+fmul   41 next
        andps xmm6, xmm12                                          ;  3111.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm15                                   ;  3108.7 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 128]                                  ;  3110.7 agu0+agu1+fmisc   41 next
        andps xmm15, [rbp + 112]                                   ;  3112.7 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 32], xmm1                                    ;  3112.7 agu1+agu2+fmisc   41 next spill
        movaps xmm1, [rbp - 112]                                   ;  3113.3 agu0+agu1+fadd+fmul   41 next
        andps xmm1, [rbp + 0]                                      ;  3115.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, [rbp + 112]                                    ;  3115.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm14                                   ;  3114.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm15                                        ;  3116.3 fadd+fmul   41 next copy
        xorps xmm14, xmm1                                          ;  3118.3 fadd+fmul   41 next
        orps xmm15, xmm4                                           ;  3118.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 112]                                    ;  3119.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, [rbp - 128]                                    ;  3120.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 96], xmm7                                    ;  3117.7 agu2+agu1+fmisc   41 next spill
        movaps xmm7, [rbp + 0]                                     ;  3119.7 agu0+agu2+fmisc   41 next
        andps xmm7, xmm10                                          ;  3121.7 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  3123.7 fadd+fmul   41 next
        movaps xmm7, [rbp - 128]                                   ;  3121.7 agu1+agu0+fmisc   41 next
        xorps xmm7, xmm5                                           ;  3123.7 fadd+fmul   41 next
        andps xmm10, [rbp + 112]                                   ;  3124.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;  3125.3 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;  3126.3 fadd+fmul   41 next
        andps xmm13, xmm7                                          ;  3127.3 fadd+fmul   41 next
        andps xmm1, [rbp - 112]                                    ;  3128.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  3129.3 fadd+fmul   41 next
        andps xmm8, xmm12                                          ;  3130.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm6                                    ;  3127.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm9                                          ;  3131.3 fadd+fmul   41 next copy
        andps xmm6, xmm12                                          ;  3133.3 fadd+fmul   41 next
        xorps xmm11, xmm1                                          ;  3133.3 fadd+fmul   41 next
        movaps xmm1, xmm7                                          ;  3134.3 fadd+fmul   41 next copy
        andps xmm1, xmm6                                           ;  3136.3 fadd+fmul   41 next
        xorps xmm6, xmm4                                           ;  3136.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;  3138.3 fadd+fmul   41 next
        movaps xmm6, [rbp + 112]                                   ;  3134.3 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm12                                          ;  3138.3 fadd+fmul   41 next
        xorps xmm1, xmm6                                           ;  3140.3 fadd+fmul   41 next
        movaps xmm6, [rbp + 112]                                   ;  3136.3 agu2+agu0+fmisc   41 next
        xorps xmm6, xmm3                                           ;  3140.3 fadd+fmul   41 next
        andps xmm6, xmm5                                           ;  3142.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;  3144.3 fadd+fmul   41 next
        xorps xmm1, xmm14                                          ;  3143.3 fadd+fmul   41 next
        movaps xmm6, [rel kasumi_decrypt_compact.T0_constants128]  ;  3140.0 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm6                                           ;  3146.3 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  3145.3 fadd+fmul   41 next
        andps xmm1, xmm12                                          ;  3146.3 fadd+fmul   41 next
        andps xmm14, xmm9                                          ;  3147.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  3149.3 fadd+fmul   41 next
        movaps xmm6, [rbp + 112]                                   ;  3145.3 agu2+agu0+fmisc   41 next
        andps xmm6, xmm0                                           ;  3149.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 112]                                   ;  3147.3 agu1+agu0+fmisc   41 next
        andps xmm9, xmm5                                           ;  3150.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;  3152.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm2                                    ;  3149.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp + 112]                                   ;  3151.3 agu1+agu0+fmisc   41 next
        andps xmm2, [rbp + 0]                                      ;  3153.3 agu2+agu1+fadd+fmul   41 next
        andps xmm7, xmm2                                           ;  3155.3 fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  3155.3 fadd+fmul   41 next
        xorps xmm9, [rbp - 128]                                    ;  3155.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  3157.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 112]                                   ;  3153.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm12                                          ;  3157.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 128]                                  ;  3155.7 agu2+agu0+fmisc   41 next
        andps xmm12, xmm5                                          ;  3158.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 112]                                   ;  3157.7 agu1+agu0+fmisc   41 next
        andps xmm5, xmm3                                           ;  3159.7 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  3161.7 fadd+fmul   41 next
        movaps xmm5, xmm2                                          ;  3161.3 fadd+fmul   41 next copy
        xorps xmm5, xmm12                                          ;  3163.3 fadd+fmul   41 next
        andps xmm12, xmm9                                          ;  3163.3 fadd+fmul   41 next
        andps xmm9, [rbp + 0]                                      ;  3164.3 agu2+agu0+fadd+fmul   41 next
        andps xmm3, [rbp - 128]                                    ;  3165.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdi + 112], xmm15                                  ;  3162.3 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 32]                                   ;  3164.3 agu0+agu2+fmisc   41 next
        andps xmm15, xmm5                                          ;  3166.3 fadd+fmul   41 next
        xorps xmm5, xmm6                                           ;  3167.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;  3168.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;  3170.3 fadd+fmul   41 next
        xorps xmm13, xmm5                                          ;  3170.3 fadd+fmul   41 next
        xorps xmm15, [rcx - 96]                                    ;  3171.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  3172.3 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  3173.3 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;  3174.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  3175.3 fadd+fmul   41 next
        movaps xmm15, [rbp - 128]                                  ;  3172.0 agu2+agu0+fmisc   41 next
        andps xmm15, xmm0                                          ;  3176.3 fadd+fmul   41 next
        movaps xmm2, [rdx + 0]                                     ;  3174.0 agu1+agu0+fmisc   50 next reload
        orps xmm5, xmm2                                            ;  3177.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;  3178.3 fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;  3179.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  3180.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;  3181.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  3182.3 fadd+fmul   41 next
        xorps xmm1, xmm15                                          ;  3183.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_decrypt_compact.T0_constants128] ;  3179.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm14                                          ;  3184.3 fadd+fmul   41 next
        xorps xmm12, [rdi + 112]                                   ;  3185.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, [rdx - 80]                                     ;  3186.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rbp + 96]                                   ;  3182.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rbp + 32]                                    ;  3187.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  3189.3 fadd+fmul   41 next
        movaps xmm3, [rdx + 32]                                    ;  3184.7 agu2+agu0+fmisc   41 next
        xorps xmm3, [rdx - 112]                                    ;  3189.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm4, [rcx - 80]                                    ;  3186.7 agu2+agu1+fmisc   41 next
        xorps xmm4, xmm3                                           ;  3191.3 fadd+fmul   41 next
        xorps xmm2, [rbp + 16]                                     ;  3191.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm2                                           ;  3193.3 fadd+fmul   41 next
        movaps xmm5, [rdi - 112]                                   ;  3188.7 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp + 0]                                      ;  3193.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  3195.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 32]                                    ;  3191.0 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp + 112]                                    ;  3195.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;  3197.3 fadd+fmul   41 next
        movaps xmm8, [rdi + 96]                                    ;  3193.3 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp - 128]                                    ;  3197.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;  3199.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 48]                                   ;  3195.7 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 112]                                   ;  3199.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm10                                          ;  3201.3 fadd+fmul   41 next
        xorps xmm7, [r10 + 2448]                                   ;  3201.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm4, [r10 + 2464]                                   ;  3202.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm0, [r10 + 2480]                                   ;  3203.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm1, [r10 + 2496]                                   ;  3204.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm11, [r10 + 2512]                                  ;  3205.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm12, [r10 + 2528]                                  ;  3206.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm9, [r10 + 2544]                                   ;  3207.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm15, [r10 + 2304]                                  ;  3208.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm3, [r10 + 2320]                                   ;  3209.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm2, [r10 + 2336]                                   ;  3210.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm5, [r10 + 2352]                                   ;  3211.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm6, [r10 + 2368]                                   ;  3212.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm8, [r10 + 2384]                                   ;  3213.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm10, [r10 + 2400]                                  ;  3214.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm13, [rdx - 128]                                  ;  3210.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r10 + 2416]                                  ;  3215.3 agu1+agu0+fadd+fmul   44 next
        movaps [rdx - 128], xmm11                                  ;  3212.3 agu2+agu0+fmisc   44 next spill
        movaps xmm11, [rdi - 80]                                   ;  3214.3 agu1+agu2+fmisc   44 next
        xorps xmm11, [r10 + 2432]                                  ;  3216.3 agu0+agu1+fadd+fmul   44 next
        movaps [rdi - 80], xmm4                                    ;  3216.3 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm2                                          ;  3217.3 fadd+fmul   41 next copy
        xorps xmm4, xmm11                                          ;  3219.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm12                                  ;  3218.3 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm15                                        ;  3219.3 fadd+fmul   41 next copy
        xorps xmm12, xmm10                                         ;  3221.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm7                                    ;  3220.3 agu0+agu1+fmisc   44 next spill
        movaps xmm7, xmm2                                          ;  3221.3 fadd+fmul   41 next copy
        xorps xmm7, xmm5                                           ;  3223.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm9                                   ;  3222.3 agu2+agu0+fmisc   44 next spill
        movaps xmm9, xmm15                                         ;  3223.3 fadd+fmul   41 next copy
        andps xmm9, xmm3                                           ;  3225.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm0                                    ;  3224.3 agu1+agu0+fmisc   44 next spill
        movaps xmm0, xmm2                                          ;  3225.3 fadd+fmul   41 next copy
        xorps xmm0, xmm13                                          ;  3227.3 fadd+fmul   41 next
        andps xmm0, xmm15                                          ;  3229.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm1                                   ;  3226.3 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm10                                         ;  3228.3 fadd+fmul   41 next copy
        xorps xmm1, xmm5                                           ;  3230.3 fadd+fmul   41 next
        movaps [rbp - 32], xmm11                                   ;  3228.3 agu1+agu0+fmisc   44 next spill
        movaps xmm11, xmm7                                         ;  3230.3 fadd+fmul   41 next copy
        andps xmm11, xmm5                                          ;  3232.3 fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  3234.3 fadd+fmul   41 next
        movaps xmm11, xmm10                                        ;  3233.3 fadd+fmul   41 next copy
        andps xmm11, xmm8                                          ;  3235.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  3237.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  3239.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm11                                    ;  3239.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;  3237.3 fadd+fmul   41 next copy
        andps xmm11, xmm13                                         ;  3239.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm12                                  ;  3236.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm10                                        ;  3239.3 fadd+fmul   41 next copy
        andps xmm12, xmm5                                          ;  3241.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm5                                    ;  3239.0 agu2+agu0+fmisc   44 next spill
        movaps xmm5, xmm2                                          ;  3241.3 fadd+fmul   41 next copy
        xorps xmm5, xmm3                                           ;  3243.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm0                                    ;  3241.3 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm1                                          ;  3243.3 fadd+fmul   41 next copy
        andps xmm0, xmm13                                          ;  3245.3 fadd+fmul   41 next
        movaps [rdx + 0], xmm0                                     ;  3247.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm15                                         ;  3245.3 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;  3247.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  3249.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  3251.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm11                                  ;  3253.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm8                                         ;  3249.3 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;  3251.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  3253.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;  3252.3 fadd+fmul   41 next copy
        andps xmm14, xmm3                                          ;  3254.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;  3256.3 fadd+fmul   41 next
        movaps xmm14, xmm5                                         ;  3255.3 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;  3257.3 fadd+fmul   41 next
        andps xmm5, xmm8                                           ;  3257.3 fadd+fmul   41 next
        movaps [rdx + 32], xmm11                                   ;  3255.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm7                                         ;  3258.3 fadd+fmul   41 next copy
        andps xmm11, xmm8                                          ;  3260.3 fadd+fmul   41 next
        xorps xmm0, xmm11                                          ;  3262.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  3264.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  3266.3 fadd+fmul   41 next
        andps xmm1, xmm6                                           ;  3263.3 fadd+fmul   41 next
        xorps xmm5, xmm1                                           ;  3265.3 fadd+fmul   41 next
        movaps xmm1, xmm7                                          ;  3265.3 fadd+fmul   41 next copy
        orps xmm1, xmm3                                            ;  3267.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;  3269.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  3268.3 fadd+fmul   41 next
        movaps xmm11, xmm15                                        ;  3269.3 fadd+fmul   41 next copy
        xorps xmm11, xmm3                                          ;  3271.3 fadd+fmul   41 next
        andps xmm15, [rbp - 32]                                    ;  3271.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm1                                    ;  3271.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm4                                          ;  3272.3 fadd+fmul   41 next copy
        andps xmm1, xmm8                                           ;  3274.3 fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;  3276.3 fadd+fmul   41 next
        xorps xmm14, [rcx - 80]                                    ;  3278.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm15                                   ;  3273.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm3                                         ;  3276.3 fadd+fmul   41 next copy
        andps xmm15, xmm2                                          ;  3278.3 fadd+fmul   41 next
        xorps xmm15, xmm13                                         ;  3280.3 fadd+fmul   41 next
        xorps xmm5, xmm15                                          ;  3282.3 fadd+fmul   41 next
        andps xmm15, xmm2                                          ;  3282.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm2                                    ;  3278.0 agu2+agu0+fmisc   44 next spill
        movaps xmm2, xmm11                                         ;  3281.3 fadd+fmul   41 next copy
        andps xmm2, xmm10                                          ;  3283.3 fadd+fmul   41 next
        andps xmm11, xmm6                                          ;  3283.3 fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  3285.3 fadd+fmul   41 next
        xorps xmm1, xmm11                                          ;  3287.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 32]                                   ;  3283.3 agu1+agu0+fmisc   41 next
        andps xmm11, xmm13                                         ;  3286.3 fadd+fmul   41 next
        xorps xmm14, xmm11                                         ;  3288.3 fadd+fmul   41 next
        xorps xmm11, xmm8                                          ;  3288.3 fadd+fmul   41 next
        xorps xmm0, xmm1                                           ;  3289.3 fadd+fmul   41 next
        movaps xmm1, [rel kasumi_decrypt_compact.T0_constants128]  ;  3286.7 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm1                                           ;  3291.3 fadd+fmul   41 next
        xorps xmm15, [rdx + 32]                                    ;  3291.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  3293.3 fadd+fmul   41 next
        andps xmm10, xmm3                                          ;  3293.3 fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;  3295.3 fadd+fmul   41 next
        andps xmm8, xmm13                                          ;  3295.3 fadd+fmul   41 next
        andps xmm13, xmm6                                          ;  3296.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 16]                                    ;  3293.0 agu2+agu0+fmisc   41 next
        andps xmm1, xmm4                                           ;  3297.3 fadd+fmul   41 next
        xorps xmm5, xmm1                                           ;  3299.3 fadd+fmul   41 next
        andps xmm4, xmm7                                           ;  3299.3 fadd+fmul   41 next
        movaps xmm1, [rdi - 112]                                   ;  3296.3 agu1+agu0+fmisc   41 next reload
        andps xmm7, xmm1                                           ;  3300.3 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;  3302.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  3302.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 16]                                    ;  3299.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm1                                           ;  3303.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 32]                                     ;  3304.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, [rbp + 96]                                    ;  3305.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  3306.3 fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;  3307.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 80]                                    ;  3304.0 agu1+agu2+fmisc   41 next
        andps xmm4, xmm6                                           ;  3308.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;  3310.3 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  3310.3 fadd+fmul   41 next
        andps xmm3, xmm6                                           ;  3311.3 fadd+fmul   41 next
        xorps xmm8, [rcx - 80]                                     ;  3312.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm3, xmm2                                           ;  3313.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;  3314.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  3315.3 fadd+fmul   41 next
        movaps xmm4, [rbp + 16]                                    ;  3312.0 agu2+agu0+fmisc   41 next
        andps xmm4, xmm6                                           ;  3316.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  3317.3 fadd+fmul   41 next
        xorps xmm13, [rdx - 112]                                   ;  3318.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm7                                           ;  3319.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 32]                                    ;  3315.3 agu2+agu0+fmisc   44 next reload
        andps xmm6, xmm7                                           ;  3320.3 fadd+fmul   41 next
        xorps xmm8, xmm4                                           ;  3321.3 fadd+fmul   41 next
        xorps xmm13, xmm8                                          ;  3323.3 fadd+fmul   41 next
        xorps xmm9, [rbp + 32]                                     ;  3323.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  3324.3 fadd+fmul   41 next
        andps xmm11, xmm7                                          ;  3325.3 fadd+fmul   41 next
        movaps xmm2, [rbp + 16]                                    ;  3321.3 agu2+agu0+fmisc   44 next reload
        xorps xmm6, xmm2                                           ;  3326.3 fadd+fmul   41 next
        xorps xmm9, [rdx - 112]                                    ;  3327.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rbp + 0]                                      ;  3328.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  3329.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  3330.3 fadd+fmul   41 next
        andps xmm1, xmm7                                           ;  3331.3 fadd+fmul   41 next
        xorps xmm11, [rdx + 32]                                    ;  3332.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  3333.3 fadd+fmul   41 next
        xorps xmm3, xmm1                                           ;  3334.3 fadd+fmul   41 next
        xorps xmm3, [rdx - 80]                                     ;  3336.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, [rdx + 0]                                      ;  3338.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  3337.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  3340.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 112]                                   ;  3334.3 agu2+agu0+fmisc   41 next
        movaps xmm2, [rdi + 96]                                    ;  3336.3 agu1+agu0+fmisc   44 next reload
        andps xmm1, xmm2                                           ;  3339.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 128]                                   ;  3338.3 agu2+agu0+fmisc   41 next
        movaps xmm4, [rbp - 48]                                    ;  3340.3 agu1+agu0+fmisc+fadd   44 next reload
        andps xmm3, xmm4                                           ;  3342.3 fmul+fadd   41 next
        movaps xmm6, [rbp - 112]                                   ;  3341.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm7, [rdi - 80]                                    ;  3342.3 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm6, xmm7                                           ;  3344.3 fmul+fadd   41 next
        movaps xmm8, [rbp - 128]                                   ;  3343.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm8, [rdx - 128]                                    ;  3345.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  3345.3 fadd+fmul   41 next
        movaps [rdx + 0], xmm10                                    ;  3344.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, [rbp + 112]                                  ;  3346.3 agu0+agu1+fmisc+fadd   41 next
        andps xmm10, xmm4                                          ;  3348.3 fmul+fadd   41 next
        movaps [rdx - 80], xmm15                                   ;  3347.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rdx - 128]                                  ;  3348.3 agu1+agu0+fmul+fadd   41 next
        andps xmm15, xmm4                                          ;  3350.3 fmul+fadd   41 next
        movaps [rbp + 16], xmm5                                    ;  3349.3 agu2+agu1+fmisc   41 next spill
        movaps xmm5, xmm2                                          ;  3350.3 fmul+fadd   41 next copy
        andps xmm5, xmm7                                           ;  3352.3 fmul+fadd   41 next
        movaps [rdx + 32], xmm11                                   ;  3351.3 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  3352.3 fmul+fadd   41 next copy
        xorps xmm11, xmm3                                          ;  3354.3 fmul+fadd   41 next
        andps xmm6, [rbp + 112]                                    ;  3354.3 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 32], xmm9                                    ;  3353.3 agu1+agu0+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  3355.3 fmul+fadd   41 next copy
        xorps xmm10, xmm8                                          ;  3356.3 fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  3357.3 fmul+fadd   41 next
        xorps xmm5, xmm10                                          ;  3358.3 fmul+fadd   41 next
        andps xmm10, [rbp - 112]                                   ;  3359.3 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  3360.3 fmul+fadd   41 next
        movaps [rdi - 112], xmm12                                  ;  3356.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 112]                                  ;  3358.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm15                                         ;  3361.3 fmul+fadd   41 next
        xorps xmm6, xmm12                                          ;  3363.3 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;  3363.3 fmul+fadd   41 next
        andps xmm3, xmm7                                           ;  3364.3 fmul+fadd   41 next
        movaps [rbp + 0], xmm13                                    ;  3360.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;  3362.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rdx - 128]                                   ;  3365.3 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 112], xmm0                                   ;  3364.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;  3365.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm0, [rbp + 112]                                    ;  3367.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rdx - 128]                                   ;  3367.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 32], xmm14                                   ;  3367.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  3368.3 fadd+fmul   41 next copy
        xorps xmm14, xmm0                                          ;  3370.3 fadd+fmul   41 next
        orps xmm13, xmm15                                          ;  3370.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 128]                                   ;  3371.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, [rbp - 112]                                    ;  3372.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 80], xmm9                                    ;  3369.7 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 112]                                   ;  3371.7 agu0+agu2+fmisc   41 next
        andps xmm9, xmm5                                           ;  3373.7 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  3375.7 fadd+fmul   41 next
        movaps xmm9, [rbp - 112]                                   ;  3373.7 agu1+agu0+fmisc   41 next
        xorps xmm9, xmm2                                           ;  3375.7 fadd+fmul   41 next
        andps xmm5, [rdx - 128]                                    ;  3376.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  3377.3 fadd+fmul   41 next
        xorps xmm15, xmm0                                          ;  3378.3 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;  3379.3 fadd+fmul   41 next
        andps xmm0, [rbp - 128]                                    ;  3380.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  3381.3 fadd+fmul   41 next
        andps xmm12, xmm7                                          ;  3382.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm3                                    ;  3379.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;  3383.3 fadd+fmul   41 next copy
        andps xmm3, xmm7                                           ;  3385.3 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;  3385.3 fadd+fmul   41 next
        movaps xmm0, xmm9                                          ;  3386.3 fadd+fmul   41 next copy
        andps xmm0, xmm3                                           ;  3388.3 fadd+fmul   41 next
        xorps xmm3, xmm15                                          ;  3388.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  3390.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 128]                                   ;  3386.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm7                                           ;  3390.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  3392.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 128]                                   ;  3388.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm11                                          ;  3392.3 fadd+fmul   41 next
        andps xmm3, xmm2                                           ;  3394.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  3396.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_decrypt_compact.T0_constants128]  ;  3391.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm3                                          ;  3398.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  3396.3 fadd+fmul   41 next
        xorps xmm14, xmm9                                          ;  3397.3 fadd+fmul   41 next
        andps xmm0, xmm7                                           ;  3398.3 fadd+fmul   41 next
        andps xmm14, xmm4                                          ;  3399.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  3401.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 128]                                   ;  3398.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  3401.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 128]                                   ;  3400.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  3402.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  3404.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm10                                  ;  3402.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rdx - 128]                                  ;  3404.0 agu1+agu0+fmisc   41 next
        andps xmm10, [rbp + 112]                                   ;  3406.0 agu2+agu1+fadd+fmul   41 next
        andps xmm9, xmm10                                          ;  3408.0 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  3408.0 fadd+fmul   41 next
        xorps xmm4, [rbp - 112]                                    ;  3407.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  3410.0 fadd+fmul   41 next
        movaps xmm10, [rbp - 128]                                  ;  3406.0 agu1+agu0+fmisc   41 next
        andps xmm10, xmm7                                          ;  3409.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 112]                                   ;  3408.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm2                                           ;  3410.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 128]                                   ;  3410.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm11                                          ;  3412.0 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  3414.0 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;  3413.3 fadd+fmul   41 next copy
        xorps xmm2, xmm7                                           ;  3415.3 fadd+fmul   41 next
        andps xmm7, xmm4                                           ;  3415.3 fadd+fmul   41 next
        andps xmm4, [rbp + 112]                                    ;  3416.3 agu2+agu0+fadd+fmul   41 next
        andps xmm11, [rbp - 112]                                   ;  3417.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 96], xmm13                                   ;  3414.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 48]                                   ;  3416.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  3418.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  3419.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  3420.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  3422.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  3422.3 fadd+fmul   41 next
        xorps xmm13, [rcx - 80]                                    ;  3423.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;  3424.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  3425.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  3426.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  3427.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 112]                                   ;  3424.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  3428.3 fadd+fmul   41 next
        movaps xmm8, [rdi + 96]                                    ;  3426.0 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm8                                            ;  3429.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  3430.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  3431.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  3432.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  3433.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  3434.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  3435.3 fadd+fmul   41 next
        xorps xmm1, [rel kasumi_decrypt_compact.T0_constants128]   ;  3436.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, [rcx - 96]                                     ;  3437.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rbp + 96]                                     ;  3438.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm14, [rbp + 32]                                   ;  3434.3 agu1+agu0+fmisc   41 next
        xorps xmm14, [rbp - 48]                                    ;  3439.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  3441.3 fadd+fmul   41 next
        movaps xmm15, [rdx - 112]                                  ;  3436.7 agu1+agu0+fmisc   41 next
        xorps xmm15, [rdi - 80]                                    ;  3441.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rdi + 112]                                   ;  3438.7 agu1+agu2+fmisc   41 next
        xorps xmm2, xmm15                                          ;  3443.3 fadd+fmul   41 next
        xorps xmm8, [rbp + 0]                                      ;  3443.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  3445.3 fadd+fmul   41 next
        movaps xmm3, [rdi - 112]                                   ;  3440.7 agu2+agu0+fmisc   41 next
        xorps xmm3, [rbp + 112]                                    ;  3445.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  3447.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 32]                                    ;  3443.0 agu2+agu0+fmisc   41 next
        xorps xmm5, [rdx - 128]                                    ;  3447.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  3449.3 fadd+fmul   41 next
        movaps xmm10, [rdx + 32]                                   ;  3445.3 agu2+agu0+fmisc   41 next
        xorps xmm10, [rbp - 112]                                   ;  3449.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  3451.3 fadd+fmul   41 next
        movaps xmm11, [rbp + 16]                                   ;  3447.7 agu2+agu0+fmisc   41 next
        xorps xmm11, [rbp - 128]                                   ;  3451.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  3453.3 fadd+fmul   41 next
        movaps xmm12, [rcx + 16]                                   ;  3449.7 agu2+agu1+fmisc   50 next reload
        xorps xmm14, xmm12                                         ;  3453.3 fadd+fmul   50 next
        movaps xmm13, [rdi + 16]                                   ;  3451.7 agu0+agu1+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  3454.3 fadd+fmul   50 next
        xorps xmm8, [rdx + 96]                                     ;  3455.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm3, [rcx + 32]                                     ;  3456.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [rcx + 48]                                     ;  3457.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm10, [rcx + 64]                                    ;  3458.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm11, [rcx + 80]                                    ;  3459.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [rcx + 112]                                    ;  3460.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm2, [rax - 128]                                    ;  3461.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm1, [rax - 112]                                    ;  3462.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm0, [rax - 96]                                     ;  3463.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, [rdi + 48]                                     ;  3464.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [rdi - 16]                                     ;  3465.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm4, [rax - 80]                                     ;  3466.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm12, [rbx - 64]                                    ;  3467.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm13, [rbx - 48]                                    ;  3468.3 agu1+agu0+fadd+fmul  108 r
        movaps [rdi + 16], xmm13                                   ;  3470.3 agu2+agu0+fmisc  108 r spill
        movaps xmm13, [rdx - 80]                                   ;  3466.3 agu1+agu0+fmisc   50 next
        xorps xmm13, [rdx - 64]                                    ;  3469.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdx - 80], xmm12                                   ;  3469.3 agu1+agu0+fmisc  108 r spill
        movaps xmm12, [rdx + 0]                                    ;  3470.3 agu2+agu0+fmisc+fadd   50 next
        xorps xmm12, [rcx + 96]                                    ;  3472.3 agu1+agu2+fmul+fadd   50 next
        movaps [rdx + 0], xmm4                                     ;  3471.3 agu0+agu1+fmisc   50 next spill
        movaps xmm4, [rdx + 96]                                    ;  3472.3 agu2+agu0+fmul+fadd  108 r
        xorps xmm4, [rbx - 32]                                     ;  3474.3 agu1+agu0+fmul+fadd  108 r
        movaps [rdx + 96], xmm4                                    ;  3476.3 agu2+agu1+fmisc  108 r spill
        movaps xmm4, [rcx + 32]                                    ;  3474.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm4, [rbx - 16]                                     ;  3476.3 agu1+agu0+fmul+fadd  108 r
        movaps [rcx + 32], xmm4                                    ;  3478.3 agu2+agu1+fmisc  108 r spill
        movaps xmm4, [rcx + 48]                                    ;  3476.3 agu0+agu2+fmul+fadd  108 r
        xorps xmm4, [rbx + 0]                                      ;  3478.3 agu1+agu0+fmul+fadd  108 r
        xorps xmm14, [rax + 112]                                   ;  3478.3 agu2+agu0+fmul+fadd  108 r
        movaps [rax + 112], xmm14                                  ;  3480.3 agu1+agu2+fmisc  108 r spill
        movaps xmm14, [rcx + 64]                                   ;  3478.3 agu0+agu1+fmul+fmisc  108 r
        xorps xmm14, [rbx + 16]                                    ;  3480.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm15, [rax + 96]                                    ;  3480.3 agu1+agu2+fadd+fmul  108 r
        movaps [rax + 96], xmm15                                   ;  3482.3 agu0+agu1+fmisc  108 r spill
        movaps xmm15, [rcx + 80]                                   ;  3481.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm15, [rbx + 32]                                    ;  3483.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm8, [rax + 80]                                     ;  3483.3 agu0+agu1+fadd+fmul  108 r
        movaps [rax + 80], xmm8                                    ;  3485.3 agu2+agu0+fmisc  108 r spill
        movaps xmm8, [rdx - 64]                                    ;  3484.3 agu1+agu2+fmisc+fadd  108 r
        xorps xmm8, [rbx + 48]                                     ;  3486.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm3, [rax + 64]                                     ;  3486.3 agu2+agu0+fmul+fadd  108 r
        movaps [rax + 64], xmm3                                    ;  3488.3 agu1+agu2+fmisc  108 r spill
        movaps xmm3, [rcx + 96]                                    ;  3486.7 agu0+agu1+fmul+fmisc  108 r
        xorps xmm3, [rbx + 64]                                     ;  3488.7 agu2+agu0+fadd+fmul  108 r
        xorps xmm5, [rax + 48]                                     ;  3488.3 agu1+agu2+fadd+fmul  108 r
        movaps [rax + 48], xmm5                                    ;  3490.3 agu0+agu1+fmisc  108 r spill
        movaps xmm5, [rcx + 112]                                   ;  3489.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm5, [rbx + 80]                                     ;  3491.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm10, [rax + 32]                                    ;  3491.3 agu0+agu1+fadd+fmul  108 r
        movaps [rax + 32], xmm10                                   ;  3493.3 agu2+agu0+fmisc  108 r spill
        movaps xmm10, [rax - 128]                                  ;  3492.3 agu1+agu2+fmisc+fadd  108 r
        xorps xmm10, [rbx + 96]                                    ;  3494.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm11, [rax + 16]                                    ;  3494.3 agu2+agu0+fmul+fadd  108 r
        movaps [rax + 16], xmm11                                   ;  3496.3 agu1+agu2+fmisc  108 r spill
        movaps xmm11, [rax - 112]                                  ;  3494.7 agu0+agu1+fmul+fmisc  108 r
        xorps xmm11, [rbx + 112]                                   ;  3496.7 agu2+agu0+fadd+fmul  108 r
        xorps xmm13, [rax + 0]                                     ;  3496.3 agu1+agu2+fadd+fmul  108 r
        movaps [rax + 0], xmm13                                    ;  3498.3 agu0+agu1+fmisc  108 r spill
        movaps xmm13, [rax - 96]                                   ;  3497.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm13, [r13 - 128]                                   ;  3499.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm12, [rax - 16]                                    ;  3499.3 agu0+agu1+fadd+fmul  108 r
        movaps [rax - 16], xmm12                                   ;  3501.3 agu2+agu0+fmisc  108 r spill
        movaps xmm12, [rdi + 48]                                   ;  3500.3 agu1+agu2+fmisc+fadd  108 r
        xorps xmm12, [r13 - 112]                                   ;  3502.3 agu0+agu1+fmul+fadd  108 r
        xorps xmm9, [rax - 32]                                     ;  3502.3 agu2+agu0+fmul+fadd  108 r
        movaps [rax - 32], xmm9                                    ;  3504.3 agu1+agu2+fmisc  108 r spill
        movaps xmm9, [rdi - 16]                                    ;  3502.7 agu0+agu1+fmul+fmisc  108 r
        xorps xmm9, [r13 - 96]                                     ;  3504.7 agu2+agu0+fadd+fmul  108 r
        xorps xmm2, [rax - 48]                                     ;  3504.3 agu1+agu2+fadd+fmul  108 r
        movaps [rax - 48], xmm2                                    ;  3506.3 agu0+agu1+fmisc  108 r spill
        movaps xmm2, [rax - 80]                                    ;  3505.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm2, [r13 - 80]                                     ;  3507.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm1, [rbx - 80]                                     ;  3507.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm0, [rbx - 96]                                     ;  3508.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm6, [rax - 64]                                     ;  3509.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm7, [rbx - 128]                                    ;  3510.3 agu0+agu1+fadd+fmul  108 r
        movaps [rax - 64], xmm7                                    ;  3512.3 agu2+agu0+fmisc  108 r spill
        movaps xmm7, [rdx + 0]                                     ;  3510.7 agu1+agu2+fmisc  108 r
        xorps xmm7, [rbx - 112]                                    ;  3512.7 agu0+agu1+fadd+fmul  108 r
        movaps [rdx + 0], xmm7                                     ;  3514.7 agu2+agu0+fmisc  108 r spill
        movaps xmm7, [rcx - 32]                                    ;  3512.3 agu1+agu2+fadd+fmul  108 r reload
        movaps [r14 - 64], xmm7                                    ;  3514.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rcx - 16]                                    ;  3513.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 - 48], xmm7                                    ;  3516.7 agu1+agu2+fmisc  132 rounds
        movaps xmm7, [rcx - 128]                                   ;  3514.3 agu0+agu1+fadd+fmul  108 r reload
        movaps [r14 - 32], xmm7                                    ;  3518.7 agu2+agu0+fmisc  132 rounds
        movaps xmm7, [rcx - 64]                                    ;  3515.3 agu1+agu2+fadd+fmul  108 r reload
        movaps [r14 - 16], xmm7                                    ;  3520.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rcx - 112]                                   ;  3516.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 + 0], xmm7                                     ;  3522.7 agu1+agu2+fmisc  132 rounds
        movaps xmm7, [rdx + 16]                                    ;  3517.3 agu0+agu1+fadd+fmul  108 r reload
        movaps [r14 + 16], xmm7                                    ;  3524.7 agu2+agu0+fmisc  132 rounds
        movaps xmm7, [rdi - 128]                                   ;  3518.7 agu1+agu2+fadd+fmul  108 r reload
        movaps [r14 + 32], xmm7                                    ;  3526.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rbp - 16]                                    ;  3520.0 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 + 48], xmm7                                    ;  3528.7 agu1+agu2+fmisc  132 rounds
        movaps xmm7, [rdx - 32]                                    ;  3521.3 agu0+agu1+fadd+fmul  108 r reload
        movaps [r14 + 64], xmm7                                    ;  3530.7 agu2+agu0+fmisc  132 rounds
        movaps xmm7, [rbp + 80]                                    ;  3522.7 agu1+agu2+fadd+fmul  108 r reload
        movaps [r14 + 80], xmm7                                    ;  3532.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rcx + 0]                                     ;  3524.0 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 + 96], xmm7                                    ;  3534.7 agu1+agu2+fmisc  132 rounds
        movaps xmm7, [rdi + 64]                                    ;  3525.3 agu0+agu1+fadd+fmul  108 r reload
        movaps [r14 + 112], xmm7                                   ;  3536.7 agu2+agu0+fmisc  132 rounds
        movaps xmm7, [rdi - 32]                                    ;  3526.7 agu1+agu2+fadd+fmul  108 r reload
        movaps [r15 - 128], xmm7                                   ;  3538.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdi + 0]                                     ;  3528.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r15 - 112], xmm7                                   ;  3540.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdx - 16]                                    ;  3530.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r15 - 96], xmm7                                    ;  3542.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdx + 48]                                    ;  3532.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r15 - 80], xmm7                                    ;  3544.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdx - 96]                                    ;  3534.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 - 64], xmm7                                    ;  3546.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdx + 80]                                    ;  3536.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 - 48], xmm7                                    ;  3548.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rbp - 96]                                    ;  3538.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 - 32], xmm7                                    ;  3550.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rbp - 80]                                    ;  3540.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 - 16], xmm7                                    ;  3552.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rbp - 64]                                    ;  3542.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 0], xmm7                                     ;  3554.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rbp + 48]                                    ;  3544.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 16], xmm7                                    ;  3556.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rbp + 64]                                    ;  3546.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 32], xmm7                                    ;  3558.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdi - 48]                                    ;  3548.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 48], xmm7                                    ;  3560.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdx - 48]                                    ;  3550.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 64], xmm7                                    ;  3562.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdi + 80]                                    ;  3552.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 80], xmm7                                    ;  3564.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdi - 96]                                    ;  3554.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 96], xmm7                                    ;  3566.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdi + 32]                                    ;  3556.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 112], xmm7                                   ;  3568.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdx + 64]                                    ;  3558.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 - 128], xmm7                                   ;  3570.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rcx - 48]                                    ;  3560.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 - 112], xmm7                                   ;  3572.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdi - 64]                                    ;  3562.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 - 96], xmm7                                    ;  3574.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdx + 112]                                   ;  3564.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 - 80], xmm7                                    ;  3576.7 agu1+agu0+fmisc  132 rounds
        movaps xmm7, [rdx - 80]                                    ;  3566.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbx - 64], xmm7                                    ;  3578.7 agu0+agu1+fmisc  132 rounds
        movaps xmm7, [rdi + 16]                                    ;  3568.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbx - 48], xmm7                                    ;  3580.7 agu1+agu0+fmisc  132 rounds
        movaps [rbx + 0], xmm4                                     ;  3582.7 agu2+agu1+fmisc  132 rounds
        movaps xmm4, [rdx + 96]                                    ;  3572.7 agu0+agu1+fadd+fmul  108 r reload
        movaps [rbx - 32], xmm4                                    ;  3584.7 agu2+agu0+fmisc  132 rounds
        movaps [rbx + 16], xmm14                                   ;  3586.7 agu1+agu2+fmisc  132 rounds
        movaps xmm14, [rcx + 32]                                   ;  3576.7 agu0+agu1+fadd+fmul  108 r reload
        movaps [rbx - 16], xmm14                                   ;  3588.7 agu2+agu0+fmisc  132 rounds
        movaps [rbx + 32], xmm15                                   ;  3590.7 agu1+agu2+fmisc  132 rounds
        movaps [rbx + 48], xmm8                                    ;  3592.7 agu0+agu1+fmisc  132 rounds
        movaps [rbx + 64], xmm3                                    ;  3594.7 agu2+agu0+fmisc  132 rounds
        movaps [rbx + 80], xmm5                                    ;  3596.7 agu1+agu0+fmisc  132 rounds
        movaps [rbx + 96], xmm10                                   ;  3598.7 agu2+agu0+fmisc  132 rounds
        movaps [rbx + 112], xmm11                                  ;  3600.7 agu1+agu0+fmisc  132 rounds
        movaps [r13 - 128], xmm13                                  ;  3602.7 agu2+agu0+fmisc  132 rounds
        movaps [r13 - 112], xmm12                                  ;  3604.7 agu1+agu0+fmisc  132 rounds
        movaps [r13 - 96], xmm9                                    ;  3606.7 agu2+agu0+fmisc  132 rounds
        movaps [r13 - 80], xmm2                                    ;  3608.7 agu1+agu0+fmisc  132 rounds
        movaps xmm14, [rax - 64]                                   ;  3598.7 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbx - 128], xmm14                                  ;  3610.7 agu1+agu0+fmisc  132 rounds
        movaps xmm14, [rdx + 0]                                    ;  3600.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbx - 112], xmm14                                  ;  3612.7 agu0+agu1+fmisc  132 rounds
        mov r12, qword [rbp + 2224]                                ;  3602.7 agu2   132 rounds reload
        sub r8, r12                                                ;  3605.7 alu0   132 rounds
        add r8, 0x600                                              ;  3606.7 alu1   132 rounds
        and r8, 0x7ff                                              ;  3607.7 alu2   132 rounds
        add r8, r12                                                ;  3608.7 alu0   132 rounds
        sub r9, r12                                                ;  3605.7 alu1   132 rounds
        add r9, 0x600                                              ;  3606.7 alu2   132 rounds
        and r9, 0x7ff                                              ;  3607.7 alu0   132 rounds
        add r9, r12                                                ;  3608.7 alu1   132 rounds
        sub r10, r12                                               ;  3607.3 alu2   132 rounds
        add r10, 0x600                                             ;  3608.3 alu0   132 rounds
        and r10, 0x7ff                                             ;  3609.3 alu1   132 rounds
        add r10, r12                                               ;  3610.3 alu2   132 rounds
        sub r11, r12                                               ;  3608.7 alu0   132 rounds
        add r11, 0x600                                             ;  3609.7 alu1   132 rounds
        and r11, 0x7ff                                             ;  3610.7 alu2   132 rounds
        add r11, r12                                               ;  3611.7 alu0   132 rounds
        add esi, 0xffffffff                                        ;  3610.0 alu1   132 rounds
        movaps xmm14, [rax + 112]                                  ;  3610.3 agu0+agu1+fadd+fmul  108 r reload
        movaps xmm15, [rax + 96]                                   ;  3611.3 agu2+agu0+fadd+fmul  108 r reload
        movaps xmm2, [rax + 80]                                    ;  3612.3 agu1+agu2+fadd+fmul  108 r reload
        movaps xmm3, [rax + 64]                                    ;  3613.3 agu0+agu1+fadd+fmul  108 r reload
        movaps xmm4, [rax + 48]                                    ;  3614.3 agu2+agu0+fmisc+fadd  108 r reload
        movaps xmm5, [rax + 32]                                    ;  3614.7 agu1+agu2+fmul+fmisc  108 r reload
        movaps xmm7, [rax + 16]                                    ;  3615.3 agu0+agu1+fadd+fmul  108 r reload
        movaps xmm8, [rax + 0]                                     ;  3616.3 agu2+agu0+fmisc+fadd  108 r reload
        movaps xmm9, [rax - 16]                                    ;  3616.7 agu1+agu2+fmul+fmisc  108 r reload
        movaps xmm10, [rax - 32]                                   ;  3617.3 agu0+agu1+fadd+fmul  108 r reload
        movaps xmm11, [rax - 48]                                   ;  3618.3 agu2+agu0+fmisc+fadd  108 r reload
        movaps xmm12, xmm0                                         ;  3619.3 fmul+fadd  108 r copy
        movaps xmm0, xmm14                                         ;  3620.3 fmul+fadd  108 r copy
        movaps xmm13, xmm6                                         ;  3621.3 fmul+fadd  108 r copy
        movaps xmm6, xmm7                                          ;  3622.3 fmul+fadd  108 r copy
        movaps xmm7, xmm8                                          ;  3623.3 fmul+fadd  108 r copy
        movaps xmm8, xmm9                                          ;  3624.3 fmul+fadd  108 r copy
        movaps xmm9, xmm10                                         ;  3625.3 fmul+fadd  108 r copy
        movaps xmm10, xmm11                                        ;  3626.3 fmul+fadd  108 r copy
        movaps xmm11, xmm1                                         ;  3627.3 fmul+fadd  108 r copy
        movaps xmm1, xmm15                                         ;  3628.3 fmul+fadd  108 r copy
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2240], r8                                 ;                    resident
        mov qword [rbp + 2232], r9                                 ;                    resident
        mov qword [rbp + 2248], r10                                ;                    resident
        mov qword [rbp + 2256], r11                                ;                    resident
        movdqa [r15 - 64], xmm0                                    ;                    resident
        movdqa [r15 - 48], xmm1                                    ;                    resident
        movdqa [r15 - 32], xmm2                                    ;                    resident
        movdqa [r15 - 16], xmm3                                    ;                    resident
        movdqa [r15 + 0], xmm4                                     ;                    resident
        movdqa [r15 + 16], xmm5                                    ;                    resident
        movdqa [r15 + 32], xmm6                                    ;                    resident
        movdqa [r15 + 48], xmm7                                    ;                    resident
        movdqa [r15 + 64], xmm8                                    ;                    resident
        movdqa [r15 + 80], xmm9                                    ;                    resident
        movdqa [r15 + 96], xmm10                                   ;                    resident
        movdqa [r15 + 112], xmm11                                  ;                    resident
        movdqa [rbp + 2176], xmm12                                 ;                    resident
        movdqa [rbp + 2192], xmm13                                 ;                    resident
        mov dword [rbp + 2276], esi                                ;                    resident
        movaps xmm0, [r13 - 64]                                    ;     2.0 agu0+agu1+fadd+fmul  138 dst reload
        mov r8, qword [rbp + 2264]                                 ;     0.7 agu2   138 dst reload
        movaps [r8], xmm0                                          ;     4.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r13 - 48]                                    ;     4.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 16], xmm0                                     ;     6.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [r13 - 32]                                    ;     5.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 32], xmm0                                     ;     7.3 agu2+agu0+fmisc  138 dst
        movaps xmm0, [r13 - 16]                                    ;     6.7 agu1+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 48], xmm0                                     ;     8.7 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r13 + 0]                                     ;     8.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 64], xmm0                                     ;    10.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [r13 + 16]                                    ;     9.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 80], xmm0                                     ;    12.0 agu2+agu0+fmisc  138 dst
        movaps xmm0, [r13 + 32]                                    ;    10.7 agu1+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 96], xmm0                                     ;    14.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r13 + 48]                                    ;    12.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 112], xmm0                                    ;    16.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [r13 + 64]                                    ;    13.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 128], xmm0                                    ;    18.0 agu2+agu0+fmisc  138 dst
        movaps xmm0, [r13 + 80]                                    ;    14.7 agu1+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 144], xmm0                                    ;    20.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r13 + 96]                                    ;    16.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 160], xmm0                                    ;    22.0 agu1+agu2+fmisc  138 dst
        movaps xmm0, [r13 + 112]                                   ;    17.3 agu0+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 176], xmm0                                    ;    24.0 agu2+agu0+fmisc  138 dst
        movaps xmm0, [r14 - 128]                                   ;    19.0 agu1+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 192], xmm0                                    ;    26.0 agu2+agu1+fmisc  138 dst
        movaps xmm0, [r14 - 112]                                   ;    20.3 agu0+agu2+fadd+fmul  138 dst reload
        movaps [r8 + 208], xmm0                                    ;    28.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 - 96]                                    ;    22.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 224], xmm0                                    ;    30.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 - 80]                                    ;    24.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 240], xmm0                                    ;    32.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 - 64]                                    ;    26.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 256], xmm0                                    ;    34.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 - 48]                                    ;    28.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 272], xmm0                                    ;    36.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 - 32]                                    ;    30.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 288], xmm0                                    ;    38.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 - 16]                                    ;    32.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 304], xmm0                                    ;    40.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 + 0]                                     ;    34.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 320], xmm0                                    ;    42.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 + 16]                                    ;    36.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 336], xmm0                                    ;    44.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 + 32]                                    ;    38.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 352], xmm0                                    ;    46.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 + 48]                                    ;    40.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 368], xmm0                                    ;    48.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 + 64]                                    ;    42.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 384], xmm0                                    ;    50.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 + 80]                                    ;    44.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 400], xmm0                                    ;    52.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r14 + 96]                                    ;    46.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 416], xmm0                                    ;    54.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r14 + 112]                                   ;    48.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 432], xmm0                                    ;    56.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r15 - 128]                                   ;    50.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 448], xmm0                                    ;    58.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r15 - 112]                                   ;    52.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 464], xmm0                                    ;    60.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r15 - 96]                                    ;    54.0 agu2+agu1+fadd+fmul  138 dst reload
        movaps [r8 + 480], xmm0                                    ;    62.0 agu0+agu1+fmisc  138 dst
        movaps xmm0, [r15 - 80]                                    ;    56.0 agu2+agu0+fadd+fmul  138 dst reload
        movaps [r8 + 496], xmm0                                    ;    64.0 agu1+agu0+fmisc  138 dst
        movaps xmm0, [r15 - 64]                                    ;    58.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 512], xmm0                                    ;    66.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r15 - 48]                                    ;    60.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 528], xmm0                                    ;    68.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r15 - 32]                                    ;    62.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 544], xmm0                                    ;    70.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r15 - 16]                                    ;    64.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 560], xmm0                                    ;    72.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r15 + 0]                                     ;    66.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 576], xmm0                                    ;    74.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r15 + 16]                                    ;    68.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 592], xmm0                                    ;    76.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r15 + 32]                                    ;    70.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 608], xmm0                                    ;    78.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r15 + 48]                                    ;    72.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 624], xmm0                                    ;    80.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r15 + 64]                                    ;    74.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 640], xmm0                                    ;    82.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r15 + 80]                                    ;    76.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 656], xmm0                                    ;    84.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r15 + 96]                                    ;    78.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 672], xmm0                                    ;    86.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r15 + 112]                                   ;    80.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 688], xmm0                                    ;    88.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbp + 2176]                                  ;    82.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 704], xmm0                                    ;    90.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbp + 2192]                                  ;    84.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 720], xmm0                                    ;    92.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx - 128]                                   ;    86.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 736], xmm0                                    ;    94.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx - 112]                                   ;    88.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 752], xmm0                                    ;    96.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx - 64]                                    ;    90.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 768], xmm0                                    ;    98.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx - 48]                                    ;    92.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 784], xmm0                                    ;   100.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx - 32]                                    ;    94.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 800], xmm0                                    ;   102.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx - 16]                                    ;    96.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 816], xmm0                                    ;   104.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx + 0]                                     ;    98.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 832], xmm0                                    ;   106.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx + 16]                                    ;   100.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 848], xmm0                                    ;   108.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx + 32]                                    ;   102.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 864], xmm0                                    ;   110.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx + 48]                                    ;   104.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 880], xmm0                                    ;   112.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx + 64]                                    ;   106.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 896], xmm0                                    ;   114.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx + 80]                                    ;   108.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 912], xmm0                                    ;   116.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [rbx + 96]                                    ;   110.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 928], xmm0                                    ;   118.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [rbx + 112]                                   ;   112.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 944], xmm0                                    ;   120.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r13 - 128]                                   ;   114.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 960], xmm0                                    ;   122.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r13 - 112]                                   ;   116.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 976], xmm0                                    ;   124.0 agu1+agu0+fmisc  139 dst
        movaps xmm0, [r13 - 96]                                    ;   118.0 agu2+agu1+fadd+fmul  139 dst reload
        movaps [r8 + 992], xmm0                                    ;   126.0 agu0+agu1+fmisc  139 dst
        movaps xmm0, [r13 - 80]                                    ;   120.0 agu2+agu0+fadd+fmul  139 dst reload
        movaps [r8 + 1008], xmm0                                   ;   128.0 agu1+agu0+fmisc  139 dst
        add r8, 0x400                                              ;   120.0 alu0   149 blocks
        mov qword [rbp + 2264], r8                                 ;   121.0 agu2   149 blocks
        mov r8, qword [rbp + 2208]                                 ;   120.7 agu1   149 blocks
        add r8, 0x400                                              ;   123.7 alu1   149 blocks
        mov qword [rbp + 2208], r8                                 ;   124.7 agu0   149 blocks
        cmp r8, qword [rbp + 2216]                                 ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        add rsp, 0x968                                             ;                    frame
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

; kasumi_encrypt_compact for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/kasumi.cw (sha256 ec3290c6bf61f6e1); do not edit:
;   ./cw build kasumi_encrypt_compact --cpu athlon64-64 --variant bitsliced
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
;   body: 5 uops, planned 5.0; bounds: width 1.7, ports 1.0, path 2.0
;   blocks: 267 uops, planned 129.7; bounds: width 89.0, ports 128.0, path 2.0
;   blocks/rounds: 9420 uops, planned 3633.0; bounds: width 3140.0, ports 3308.0, path 160.0
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
        mov r8d, dword [rbp + 2272]                                ;     0.0 agu0   147 blocks
        shl r8, 0xa                                                ;     3.0 alu0   147 blocks
        mov r9, qword [rbp + 2208]                                 ;     0.7 agu1   147 blocks
        add r9, r8                                                 ;     4.0 alu1   147 blocks
        mov qword [rbp + 2216], r9                                 ;     5.0 agu2   147 blocks
        cmp dword [rbp + 2272], 0                                  ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov esi, 4                                                 ;     0.0 alu0   113 rounds reload
        mov dword [rbp + 2276], esi                                ;     1.0 agu0   113 rounds
        mov r8, qword [rbp + 2208]                                 ;     0.7 agu1   111 l.0 reload
        movaps xmm0, [r8]                                          ;     5.7 agu2+agu0+fadd+fmul  111 l.0
        movaps [rax + 0], xmm0                                     ;     7.7 agu1+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 16]                                     ;     5.7 agu0+agu1+fadd+fmul  111 l.1
        movaps [rax + 16], xmm0                                    ;     7.7 agu2+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 32]                                     ;     6.0 agu1+agu2+fadd+fmul  111 l.2
        movaps [rax + 32], xmm0                                    ;     8.0 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 48]                                     ;     7.7 agu2+agu0+fadd+fmul  111 l.3
        movaps [rax + 48], xmm0                                    ;     9.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 64]                                     ;     9.3 agu2+agu1+fadd+fmul  111 l.4
        movaps [rax + 64], xmm0                                    ;    11.3 agu0+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 80]                                     ;    10.7 agu1+agu0+fadd+fmul  111 l.5
        movaps [rax + 80], xmm0                                    ;    12.7 agu2+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 96]                                     ;    12.0 agu0+agu2+fadd+fmul  111 l.6
        movaps [rax + 96], xmm0                                    ;    14.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 112]                                    ;    13.3 agu2+agu1+fadd+fmul  111 l.7
        movaps [rax + 112], xmm0                                   ;    16.7 agu0+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 128]                                    ;    14.7 agu1+agu0+fadd+fmul  111 l.8
        movaps [rbx - 128], xmm0                                   ;    18.7 agu2+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 144]                                    ;    16.0 agu0+agu2+fadd+fmul  111 l.9
        movaps [rbx - 112], xmm0                                   ;    20.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 160]                                    ;    17.3 agu2+agu1+fadd+fmul  111 l.10
        movaps [rbx - 96], xmm0                                    ;    22.7 agu0+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 176]                                    ;    18.7 agu1+agu0+fadd+fmul  111 l.11
        movaps [rbx - 80], xmm0                                    ;    24.7 agu2+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 192]                                    ;    20.0 agu0+agu2+fadd+fmul  111 l.12
        movaps [rbx - 64], xmm0                                    ;    26.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 208]                                    ;    21.7 agu2+agu1+fadd+fmul  111 l.13
        movaps [rbx - 48], xmm0                                    ;    28.7 agu0+agu2+fmisc  113 rounds
        movaps xmm0, [r8 + 224]                                    ;    23.0 agu1+agu0+fadd+fmul  111 l.14
        movaps [rbx - 32], xmm0                                    ;    30.7 agu2+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 240]                                    ;    24.7 agu0+agu2+fadd+fmul  111 l.15
        movaps [rbx - 16], xmm0                                    ;    32.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 256]                                    ;    26.7 agu2+agu1+fadd+fmul  111 l.16
        movaps [r15 - 64], xmm0                                    ;    34.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 272]                                    ;    28.7 agu2+agu0+fadd+fmul  111 l.17
        movaps [r15 - 48], xmm0                                    ;    36.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 288]                                    ;    30.7 agu2+agu1+fadd+fmul  111 l.18
        movaps [r15 - 32], xmm0                                    ;    38.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 304]                                    ;    32.7 agu2+agu0+fadd+fmul  111 l.19
        movaps [r15 - 16], xmm0                                    ;    40.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 320]                                    ;    34.7 agu2+agu1+fadd+fmul  111 l.20
        movaps [r15 + 0], xmm0                                     ;    42.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 336]                                    ;    36.7 agu2+agu0+fadd+fmul  111 l.21
        movaps [r15 + 16], xmm0                                    ;    44.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 352]                                    ;    38.7 agu2+agu1+fadd+fmul  111 l.22
        movaps [r15 + 32], xmm0                                    ;    46.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 368]                                    ;    40.7 agu2+agu0+fadd+fmul  111 l.23
        movaps [r15 + 48], xmm0                                    ;    48.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 384]                                    ;    42.7 agu2+agu1+fadd+fmul  111 l.24
        movaps [r15 + 64], xmm0                                    ;    50.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 400]                                    ;    44.7 agu2+agu0+fadd+fmul  111 l.25
        movaps [r15 + 80], xmm0                                    ;    52.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 416]                                    ;    46.7 agu2+agu1+fadd+fmul  111 l.26
        movaps [r15 + 96], xmm0                                    ;    54.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 432]                                    ;    48.7 agu2+agu0+fadd+fmul  111 l.27
        movaps [r15 + 112], xmm0                                   ;    56.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 448]                                    ;    50.7 agu2+agu1+fadd+fmul  111 l.28
        movaps [rbp + 2176], xmm0                                  ;    58.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 464]                                    ;    52.7 agu2+agu0+fadd+fmul  111 l.29
        movaps [rbp + 2192], xmm0                                  ;    60.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 480]                                    ;    54.7 agu2+agu1+fadd+fmul  111 l.30
        movaps [rax - 32], xmm0                                    ;    62.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 496]                                    ;    56.7 agu2+agu0+fadd+fmul  111 l.31
        movaps [rax - 16], xmm0                                    ;    64.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 512]                                    ;    58.7 agu2+agu1+fadd+fmul  112 r.0
        movaps [r13 - 64], xmm0                                    ;    66.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 528]                                    ;    60.7 agu2+agu0+fadd+fmul  112 r.1
        movaps [r13 - 48], xmm0                                    ;    68.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 544]                                    ;    62.7 agu2+agu1+fadd+fmul  112 r.2
        movaps [r13 - 32], xmm0                                    ;    70.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 560]                                    ;    64.7 agu2+agu0+fadd+fmul  112 r.3
        movaps [r13 - 16], xmm0                                    ;    72.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 576]                                    ;    66.7 agu2+agu1+fadd+fmul  112 r.4
        movaps [r13 + 0], xmm0                                     ;    74.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 592]                                    ;    68.7 agu2+agu0+fadd+fmul  112 r.5
        movaps [r13 + 16], xmm0                                    ;    76.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 608]                                    ;    70.7 agu2+agu1+fadd+fmul  112 r.6
        movaps [r13 + 32], xmm0                                    ;    78.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 624]                                    ;    72.7 agu2+agu0+fadd+fmul  112 r.7
        movaps [r13 + 48], xmm0                                    ;    80.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 640]                                    ;    74.7 agu2+agu1+fadd+fmul  112 r.8
        movaps [r13 + 64], xmm0                                    ;    82.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 656]                                    ;    76.7 agu2+agu0+fadd+fmul  112 r.9
        movaps [r13 + 80], xmm0                                    ;    84.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 672]                                    ;    78.7 agu2+agu1+fadd+fmul  112 r.10
        movaps [r13 + 96], xmm0                                    ;    86.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 688]                                    ;    80.7 agu2+agu0+fadd+fmul  112 r.11
        movaps [r13 + 112], xmm0                                   ;    88.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 704]                                    ;    82.7 agu2+agu1+fadd+fmul  112 r.12
        movaps [r14 - 128], xmm0                                   ;    90.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 720]                                    ;    84.7 agu2+agu0+fadd+fmul  112 r.13
        movaps [r14 - 112], xmm0                                   ;    92.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 736]                                    ;    86.7 agu2+agu1+fadd+fmul  112 r.14
        movaps [r14 - 96], xmm0                                    ;    94.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 752]                                    ;    88.7 agu2+agu0+fadd+fmul  112 r.15
        movaps [r14 - 80], xmm0                                    ;    96.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 768]                                    ;    90.7 agu2+agu1+fadd+fmul  112 r.16
        movaps [r14 - 64], xmm0                                    ;    98.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 784]                                    ;    92.7 agu2+agu0+fadd+fmul  112 r.17
        movaps [r14 - 48], xmm0                                    ;   100.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 800]                                    ;    94.7 agu2+agu1+fadd+fmul  112 r.18
        movaps [r14 - 32], xmm0                                    ;   102.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 816]                                    ;    96.7 agu2+agu0+fadd+fmul  112 r.19
        movaps [r14 - 16], xmm0                                    ;   104.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 832]                                    ;    98.7 agu2+agu1+fadd+fmul  112 r.20
        movaps [r14 + 0], xmm0                                     ;   106.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 848]                                    ;   100.7 agu2+agu0+fadd+fmul  112 r.21
        movaps [r14 + 16], xmm0                                    ;   108.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 864]                                    ;   102.7 agu2+agu1+fadd+fmul  112 r.22
        movaps [r14 + 32], xmm0                                    ;   110.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 880]                                    ;   104.7 agu2+agu0+fadd+fmul  112 r.23
        movaps [r14 + 48], xmm0                                    ;   112.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 896]                                    ;   106.7 agu2+agu1+fadd+fmul  112 r.24
        movaps [r14 + 64], xmm0                                    ;   114.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 912]                                    ;   108.7 agu2+agu0+fadd+fmul  112 r.25
        movaps [r14 + 80], xmm0                                    ;   116.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 928]                                    ;   110.7 agu2+agu1+fadd+fmul  112 r.26
        movaps [r14 + 96], xmm0                                    ;   118.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 944]                                    ;   112.7 agu2+agu0+fadd+fmul  112 r.27
        movaps [r14 + 112], xmm0                                   ;   120.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 960]                                    ;   114.7 agu2+agu1+fadd+fmul  112 r.28
        movaps [r15 - 128], xmm0                                   ;   122.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 976]                                    ;   116.7 agu2+agu0+fadd+fmul  112 r.29
        movaps [r15 - 112], xmm0                                   ;   124.7 agu1+agu0+fmisc  113 rounds
        movaps xmm0, [r8 + 992]                                    ;   118.7 agu2+agu1+fadd+fmul  112 r.30
        movaps [r15 - 96], xmm0                                    ;   126.7 agu0+agu1+fmisc  113 rounds
        movaps xmm0, [r8 + 1008]                                   ;   120.7 agu2+agu0+fadd+fmul  112 r.31
        movaps [r15 - 80], xmm0                                    ;   128.7 agu1+agu0+fmisc  113 rounds
        mov r8, qword [rbp + 2224]                                 ;   120.7 agu2   113 rounds reload
        mov qword [rbp + 2232], r8                                 ;   123.7 agu1   113 rounds
        lea r9, [r8 + 512]                                         ;   123.7 agu0   113 rounds
        mov qword [rbp + 2240], r9                                 ;   124.7 agu2   113 rounds
        lea r9, [r8 + 1024]                                        ;   123.7 agu1   113 rounds
        mov qword [rbp + 2248], r9                                 ;   124.7 agu0   113 rounds
        add r8, 0x600                                              ;   123.7 alu1   113 rounds
        mov qword [rbp + 2256], r8                                 ;   124.7 agu2   113 rounds
        mov r8, qword [rbp + 2232]                                 ;                    resident
        mov r9, qword [rbp + 2240]                                 ;                    resident
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
        movaps xmm14, [r8 + 256]                                   ;     2.0 agu0+agu1+fadd+fmul   68 k1.0
        movaps xmm15, [r8 + 272]                                   ;     2.0 agu2+agu0+fmisc+fadd   68 k1.1
        movaps xmm15, [r8 + 288]                                   ;     2.0 agu1+agu2+fmul+fmisc   68 k1.2
        movaps xmm15, [r8 + 304]                                   ;     2.3 agu0+agu1+fadd+fmul   68 k1.3
        movaps xmm15, [r8 + 320]                                   ;     3.0 agu2+agu0+fmisc+fadd   68 k1.4
        movaps xmm15, [r8 + 336]                                   ;     3.7 agu1+agu2+fmul+fmisc   68 k1.5
        movaps xmm15, [r8 + 352]                                   ;     4.3 agu0+agu1+fadd+fmul   68 k1.6
        movaps xmm15, [r8 + 368]                                   ;     5.0 agu2+agu0+fmisc+fadd   68 k1.7
        movaps xmm15, [r8 + 384]                                   ;     5.7 agu1+agu2+fmul+fmisc   68 k1.8
        movaps xmm15, [r8 + 400]                                   ;     6.3 agu0+agu1+fadd+fmul   68 k1.9
        movaps xmm15, [r8 + 416]                                   ;     7.0 agu2+agu0+fmisc+fadd   68 k1.10
        movaps xmm15, [r8 + 432]                                   ;     7.7 agu1+agu2+fmul+fmisc   68 k1.11
        movaps xmm14, [r8 + 448]                                   ;     8.3 agu0+agu1+fadd+fmul   68 k1.12
        movaps xmm14, [r8 + 464]                                   ;     9.0 agu2+agu0+fmisc+fadd   68 k1.13
        movaps xmm14, [r8 + 480]                                   ;     9.7 agu1+agu2+fmul+fmisc   68 k1.14
        movaps xmm14, [r8 + 496]                                   ;    10.3 agu0+agu1+fadd+fmul   68 k1.15
        movaps xmm14, [r11]                                        ;    11.0 agu2+agu0+fmisc+fadd   68 k1.0
        movaps xmm14, [r11 + 16]                                   ;    11.7 agu1+agu2+fmul+fmisc   68 k1.1
        movaps xmm14, [r11 + 32]                                   ;    12.3 agu0+agu1+fadd+fmul   68 k1.2
        movaps xmm14, [r11 + 48]                                   ;    13.0 agu2+agu0+fmisc+fadd   68 k1.3
        movaps xmm14, [r11 + 64]                                   ;    13.7 agu1+agu2+fmul+fmisc   68 k1.4
        movaps xmm14, [r11 + 80]                                   ;    14.3 agu0+agu1+fadd+fmul   68 k1.5
        movaps xmm14, [r11 + 96]                                   ;    15.0 agu2+agu0+fmisc+fadd   68 k1.6
        movaps xmm14, [r11 + 112]                                  ;    15.7 agu1+agu2+fmul+fmisc   68 k1.7
        movaps xmm14, [r11 + 128]                                  ;    16.3 agu0+agu1+fadd+fmul   68 k1.8
        movaps xmm14, [r11 + 144]                                  ;    17.0 agu2+agu0+fmisc+fadd   68 k1.9
        movaps xmm14, [r11 + 160]                                  ;    17.7 agu1+agu2+fmul+fmisc   68 k1.10
        movaps xmm14, [r11 + 176]                                  ;    18.3 agu0+agu1+fadd+fmul   68 k1.11
        movaps xmm14, [r11 + 192]                                  ;    19.0 agu2+agu0+fmisc+fadd   68 k1.12
        movaps xmm14, [r11 + 208]                                  ;    19.7 agu1+agu2+fmul+fmisc   68 k1.13
        movaps xmm14, [r11 + 224]                                  ;    20.3 agu0+agu1+fadd+fmul   68 k1.14
        movaps xmm14, [r11 + 240]                                  ;    21.0 agu2+agu0+fmisc+fadd   68 k1.15
        movaps xmm14, [r10 + 2048]                                 ;    21.7 agu1+agu2+fmul+fmisc   69 k1.0
        movaps xmm14, [r10 + 2064]                                 ;    22.3 agu0+agu1+fadd+fmul   69 k1.1
        movaps xmm14, [r10 + 2080]                                 ;    23.0 agu2+agu0+fmisc+fadd   69 k1.2
        movaps xmm14, [r10 + 2096]                                 ;    23.7 agu1+agu2+fmul+fmisc   69 k1.3
        movaps xmm14, [r10 + 2112]                                 ;    24.3 agu0+agu1+fadd+fmul   69 k1.4
        movaps xmm14, [r10 + 2128]                                 ;    25.0 agu2+agu0+fmisc+fadd   69 k1.5
        movaps xmm14, [r10 + 2144]                                 ;    25.7 agu1+agu2+fmul+fmisc   69 k1.6
        movaps xmm14, [r10 + 2160]                                 ;    26.3 agu0+agu1+fadd+fmul   69 k1.7
        movaps xmm14, [r10 + 2176]                                 ;    27.0 agu2+agu0+fmisc+fadd   69 k1.8
        movaps xmm14, [r10 + 2192]                                 ;    27.7 agu1+agu2+fmul+fmisc   69 k1.9
        movaps xmm14, [r10 + 2208]                                 ;    28.3 agu0+agu1+fadd+fmul   69 k1.10
        movaps xmm14, [r10 + 2224]                                 ;    29.0 agu2+agu0+fmisc+fadd   69 k1.11
        movaps xmm14, [r10 + 2240]                                 ;    29.7 agu1+agu2+fmul+fmisc   69 k1.12
        movaps xmm14, [r10 + 2256]                                 ;    30.3 agu0+agu1+fadd+fmul   69 k1.13
        movaps xmm14, [r10 + 2272]                                 ;    31.0 agu2+agu0+fmisc+fadd   69 k1.14
        movaps xmm14, [r10 + 2288]                                 ;    31.7 agu1+agu2+fmul+fmisc   69 k1.15
        movaps xmm14, [r9 + 2304]                                  ;    32.3 agu0+agu1+fadd+fmul   69 k1.0
        movaps xmm14, [r9 + 2320]                                  ;    33.0 agu2+agu0+fmisc+fadd   69 k1.1
        movaps xmm14, [r9 + 2336]                                  ;    33.7 agu1+agu2+fmul+fmisc   69 k1.2
        movaps xmm14, [r9 + 2352]                                  ;    34.3 agu0+agu1+fadd+fmul   69 k1.3
        movaps xmm14, [r9 + 2368]                                  ;    35.0 agu2+agu0+fmisc+fadd   69 k1.4
        movaps xmm14, [r9 + 2384]                                  ;    35.7 agu1+agu2+fmul+fmisc   69 k1.5
        movaps xmm14, [r9 + 2400]                                  ;    36.3 agu0+agu1+fadd+fmul   69 k1.6
        movaps xmm14, [r9 + 2416]                                  ;    37.0 agu2+agu0+fmisc+fadd   69 k1.7
        movaps xmm14, [r9 + 2432]                                  ;    37.7 agu1+agu2+fmul+fmisc   69 k1.8
        movaps xmm14, [r9 + 2448]                                  ;    38.3 agu0+agu1+fadd+fmul   69 k1.9
        movaps xmm14, [r9 + 2464]                                  ;    39.0 agu2+agu0+fmisc+fadd   69 k1.10
        movaps xmm14, [r9 + 2480]                                  ;    39.7 agu1+agu2+fmul+fmisc   69 k1.11
        movaps xmm14, [r9 + 2496]                                  ;    40.3 agu0+agu1+fadd+fmul   69 k1.12
        movaps xmm14, [r9 + 2512]                                  ;    41.0 agu2+agu0+fmisc+fadd   69 k1.13
        movaps xmm14, [r9 + 2528]                                  ;    41.7 agu1+agu2+fmul+fmisc   69 k1.14
        movaps xmm14, [r9 + 2544]                                  ;    42.3 agu0+agu1+fadd+fmul   69 k1.15
        movaps xmm14, [r8 + 240]                                   ;    43.0 agu2+agu0+fmisc+fadd   58 r
        andps xmm14, xmm0                                          ;    45.0 fmul+fadd   58 r
        movaps xmm15, [r8]                                         ;    44.3 agu1+agu2+fmisc+fmul   58 r
        andps xmm15, xmm1                                          ;    46.3 fadd+fmul   58 r
        movaps [rbx + 0], xmm1                                     ;    46.3 agu0+agu1+fmisc   58 r spill
        movaps xmm1, [r8 + 16]                                     ;    46.3 agu2+agu0+fadd+fmul   58 r
        andps xmm1, xmm2                                           ;    48.3 fadd+fmul   58 r
        movaps [rbx + 16], xmm2                                    ;    48.3 agu1+agu2+fmisc   58 r spill
        movaps xmm2, [r8 + 32]                                     ;    48.3 agu0+agu1+fadd+fmul   58 r
        andps xmm2, xmm3                                           ;    50.3 fadd+fmul   58 r
        movaps [rbx + 32], xmm3                                    ;    50.3 agu2+agu0+fmisc   58 r spill
        movaps xmm3, [r8 + 48]                                     ;    50.3 agu1+agu0+fadd+fmul   58 r
        andps xmm3, xmm4                                           ;    52.3 fadd+fmul   58 r
        movaps [rbx + 48], xmm4                                    ;    52.3 agu2+agu1+fmisc   58 r spill
        movaps xmm4, [r8 + 64]                                     ;    52.3 agu0+agu1+fadd+fmul   58 r
        andps xmm4, xmm5                                           ;    54.3 fadd+fmul   58 r
        movaps [rbx + 64], xmm5                                    ;    54.3 agu2+agu0+fmisc   58 r spill
        movaps xmm5, [r8 + 80]                                     ;    54.3 agu1+agu0+fadd+fmul   58 r
        andps xmm5, xmm6                                           ;    56.3 fadd+fmul   58 r
        movaps [rax - 64], xmm6                                    ;    56.3 agu2+agu1+fmisc   58 r spill
        movaps xmm6, [r8 + 96]                                     ;    56.3 agu0+agu1+fadd+fmul   58 r
        andps xmm6, xmm7                                           ;    58.3 fadd+fmul   58 r
        movaps [rbx + 80], xmm7                                    ;    58.3 agu2+agu0+fmisc   58 r spill
        movaps xmm7, [r8 + 112]                                    ;    58.3 agu1+agu0+fadd+fmul   58 r
        andps xmm7, xmm8                                           ;    60.3 fadd+fmul   58 r
        movaps [rbx + 96], xmm8                                    ;    60.3 agu2+agu1+fmisc   58 r spill
        movaps xmm8, [r8 + 128]                                    ;    60.3 agu0+agu1+fadd+fmul   58 r
        andps xmm8, xmm9                                           ;    62.3 fadd+fmul   58 r
        movaps [rbx + 112], xmm9                                   ;    62.3 agu2+agu0+fmisc   58 r spill
        movaps xmm9, [r8 + 144]                                    ;    62.3 agu1+agu0+fadd+fmul   58 r
        andps xmm9, xmm10                                          ;    64.3 fadd+fmul   58 r
        xorps xmm14, [rax + 16]                                    ;    64.3 agu2+agu1+fadd+fmul   58 r
        movaps [r13 - 128], xmm10                                  ;    65.0 agu0+agu1+fmisc   58 r spill
        movaps xmm10, [r8 + 160]                                   ;    65.3 agu2+agu0+fadd+fmul   58 r
        andps xmm10, xmm11                                         ;    67.3 fadd+fmul   58 r
        xorps xmm15, [rax + 32]                                    ;    67.3 agu1+agu2+fadd+fmul   58 r
        movaps [r13 - 112], xmm11                                  ;    67.7 agu0+agu1+fmisc   58 r spill
        movaps xmm11, [r8 + 176]                                   ;    68.3 agu2+agu0+fadd+fmul   58 r
        andps xmm11, xmm12                                         ;    70.3 fadd+fmul   58 r
        xorps xmm1, [rax + 48]                                     ;    70.3 agu1+agu2+fadd+fmul   58 r
        movaps [r13 - 96], xmm12                                   ;    70.3 agu0+agu1+fmisc   58 r spill
        movaps xmm12, [r8 + 192]                                   ;    71.3 agu2+agu0+fadd+fmisc   58 r
        andps xmm12, xmm13                                         ;    73.3 fmul+fadd   58 r
        xorps xmm2, [rax + 64]                                     ;    73.0 agu1+agu2+fmul+fadd   58 r
        movaps [rax - 48], xmm13                                   ;    73.3 agu0+agu1+fmisc   58 r spill
        movaps xmm13, [r8 + 208]                                   ;    74.0 agu2+agu0+fmul+fadd   58 r
        andps xmm13, [rax - 32]                                    ;    76.0 agu1+agu2+fmul+fadd   58 r
        xorps xmm3, [rax + 80]                                     ;    76.0 agu0+agu1+fmul+fadd   58 r
        movaps [r13 - 80], xmm0                                    ;    75.7 agu2+agu0+fmisc   58 r spill
        movaps xmm0, [r8 + 224]                                    ;    76.7 agu1+agu2+fmul+fmisc   58 r
        andps xmm0, [rax - 16]                                     ;    78.7 agu0+agu1+fadd+fmul   58 r
        xorps xmm0, [rax + 0]                                      ;    80.7 agu2+agu0+fadd+fmul   58 r
        xorps xmm4, [rax + 96]                                     ;    79.3 agu1+agu2+fadd+fmul   58 r
        xorps xmm5, [rax + 112]                                    ;    80.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm6, [rbx - 128]                                    ;    81.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm7, [rbx - 112]                                    ;    82.3 agu1+agu2+fadd+fmul   58 r
        xorps xmm8, [rbx - 96]                                     ;    83.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm9, [rbx - 80]                                     ;    84.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm10, [rbx - 64]                                    ;    85.3 agu1+agu2+fadd+fmul   58 r
        xorps xmm11, [rbx - 48]                                    ;    86.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm12, [rbx - 32]                                    ;    87.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm13, [rbx - 16]                                    ;    88.3 agu1+agu2+fadd+fmul   58 r
        movaps [rdi - 96], xmm13                                   ;    90.3 agu0+agu1+fmisc   58 r spill
        movaps xmm13, xmm0                                         ;    89.3 fadd+fmul   59 r copy
        orps xmm13, [r9 + 2048]                                    ;    91.3 agu2+agu0+fadd+fmul   59 r
        movaps [rdi + 64], xmm0                                    ;    87.3 agu1+agu0+fmisc   58 r spill
        movaps xmm0, xmm14                                         ;    91.3 fadd+fmul   59 r copy
        orps xmm0, [r9 + 2064]                                     ;    93.3 agu2+agu1+fadd+fmul   59 r
        movaps [rcx - 48], xmm14                                   ;    89.7 agu0+agu1+fmisc   58 r spill
        movaps xmm14, xmm15                                        ;    93.3 fadd+fmul   59 r copy
        orps xmm14, [r9 + 2080]                                    ;    95.3 agu2+agu0+fadd+fmul   59 r
        movaps [rcx - 32], xmm15                                   ;    91.7 agu1+agu0+fmisc   58 r spill
        movaps xmm15, xmm1                                         ;    95.3 fadd+fmul   59 r copy
        orps xmm15, [r9 + 2096]                                    ;    97.3 agu2+agu1+fadd+fmul   59 r
        movaps [rcx - 16], xmm1                                    ;    93.7 agu0+agu1+fmisc   58 r spill
        movaps xmm1, xmm2                                          ;    97.3 fadd+fmul   59 r copy
        orps xmm1, [r9 + 2112]                                     ;    99.3 agu2+agu0+fadd+fmul   59 r
        movaps [rcx + 0], xmm2                                     ;    95.7 agu1+agu0+fmisc   58 r spill
        movaps xmm2, xmm3                                          ;    99.3 fadd+fmul   59 r copy
        orps xmm2, [r9 + 2128]                                     ;   101.3 agu2+agu1+fadd+fmul   59 r
        xorps xmm13, [rbx + 0]                                     ;   101.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 16], xmm3                                    ;    98.3 agu2+agu0+fmisc   58 r spill
        movaps xmm3, xmm4                                          ;   102.3 fadd+fmul   59 r copy
        orps xmm3, [r9 + 2144]                                     ;   104.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm0, [rbx + 16]                                     ;   104.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 32], xmm4                                    ;   101.0 agu2+agu0+fmisc   58 r spill
        movaps xmm4, xmm5                                          ;   105.3 fadd+fmul   59 r copy
        orps xmm4, [r9 + 2160]                                     ;   107.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm14, [rbx + 32]                                    ;   107.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 48], xmm5                                    ;   104.0 agu2+agu0+fmisc   58 r spill
        movaps xmm5, xmm6                                          ;   108.3 fadd+fmul   59 r copy
        orps xmm5, [r9 + 2176]                                     ;   110.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm15, [rbx + 48]                                    ;   110.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 64], xmm6                                    ;   107.0 agu2+agu0+fmisc   58 r spill
        movaps xmm6, xmm7                                          ;   111.3 fadd+fmul   59 r copy
        orps xmm6, [r9 + 2192]                                     ;   113.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm1, [rbx + 64]                                     ;   113.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 80], xmm7                                    ;   110.0 agu2+agu0+fmisc   58 r spill
        movaps xmm7, xmm8                                          ;   114.3 fadd+fmul   59 r copy
        orps xmm7, [r9 + 2208]                                     ;   116.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm2, [rax - 64]                                     ;   116.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 96], xmm8                                    ;   113.0 agu2+agu0+fmisc   58 r spill
        movaps xmm8, xmm9                                          ;   117.3 fadd+fmul   59 r copy
        orps xmm8, [r9 + 2224]                                     ;   119.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm3, [rbx + 80]                                     ;   119.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx + 112], xmm9                                   ;   116.0 agu2+agu0+fmisc   58 r spill
        movaps xmm9, xmm10                                         ;   120.3 fadd+fmul   59 r copy
        orps xmm9, [r9 + 2240]                                     ;   122.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm4, [rbx + 96]                                     ;   122.3 agu0+agu1+fadd+fmul   59 r
        movaps [rcx - 96], xmm10                                   ;   119.0 agu2+agu0+fmisc   58 r spill
        movaps xmm10, xmm11                                        ;   123.3 fadd+fmul   59 r copy
        orps xmm10, [r9 + 2256]                                    ;   125.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm5, [rbx + 112]                                    ;   125.3 agu0+agu1+fadd+fmul   59 r
        movaps [rax - 128], xmm11                                  ;   122.0 agu2+agu0+fmisc   58 r spill
        movaps xmm11, xmm12                                        ;   126.3 fadd+fmul   59 r copy
        orps xmm11, [r9 + 2272]                                    ;   128.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm6, [r13 - 128]                                    ;   128.3 agu0+agu1+fadd+fmul   59 r
        movaps [rbp + 48], xmm12                                   ;   125.0 agu2+agu0+fmisc   58 r spill
        movaps xmm12, [rdi - 96]                                   ;   127.0 agu1+agu2+fmisc   59 r
        orps xmm12, [r9 + 2288]                                    ;   129.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm12, [r13 - 80]                                    ;   131.3 agu2+agu0+fadd+fmul   59 r
        xorps xmm7, [r13 - 112]                                    ;   131.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm8, [r13 - 96]                                     ;   132.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm9, [rax - 48]                                     ;   133.3 agu2+agu0+fadd+fmul   59 r
        xorps xmm10, [rax - 32]                                    ;   134.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm11, [rax - 16]                                    ;   135.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm12, [r8 + 432]                                    ;   136.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm13, [r8 + 448]                                    ;   137.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm0, [r8 + 464]                                     ;   138.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm14, [r8 + 480]                                    ;   139.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm15, [r8 + 496]                                    ;   140.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm1, [r8 + 256]                                     ;   141.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm2, [r8 + 272]                                     ;   142.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm3, [r8 + 288]                                     ;   143.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm4, [r8 + 304]                                     ;   144.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [r8 + 320]                                     ;   145.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, [r8 + 336]                                     ;   146.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [r8 + 352]                                     ;   147.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm8, [r8 + 368]                                     ;   148.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [r8 + 384]                                     ;   149.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm10, [r8 + 400]                                    ;   150.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm11, [r8 + 416]                                    ;   151.3 agu2+agu0+fadd+fmul   50 next
        movaps [rbp + 96], xmm15                                   ;   147.3 agu1+agu0+fmisc   50 next spill
        movaps xmm15, xmm5                                         ;   152.3 fadd+fmul   41 next copy
        xorps xmm15, xmm11                                         ;   154.3 fadd+fmul   41 next
        movaps [rdx + 32], xmm13                                   ;   149.7 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm3                                         ;   154.3 fadd+fmul   41 next copy
        xorps xmm13, xmm9                                          ;   156.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm1                                   ;   151.7 agu1+agu0+fmisc   50 next spill
        movaps xmm1, xmm5                                          ;   156.3 fadd+fmul   41 next copy
        xorps xmm1, xmm6                                           ;   158.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm12                                   ;   153.7 agu2+agu0+fmisc   50 next spill
        movaps xmm12, xmm3                                         ;   158.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;   160.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm2                                   ;   156.0 agu1+agu0+fmisc   50 next spill
        movaps xmm2, xmm5                                          ;   160.3 fadd+fmul   41 next copy
        xorps xmm2, xmm10                                          ;   162.3 fadd+fmul   41 next
        andps xmm2, xmm3                                           ;   164.3 fadd+fmul   41 next
        movaps [rdi + 32], xmm0                                    ;   159.3 agu2+agu0+fmisc   50 next spill
        movaps xmm0, xmm9                                          ;   163.3 fadd+fmul   41 next copy
        xorps xmm0, xmm6                                           ;   165.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm14                                   ;   161.3 agu1+agu0+fmisc   50 next spill
        movaps xmm14, xmm1                                         ;   165.3 fadd+fmul   41 next copy
        andps xmm14, xmm6                                          ;   167.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;   169.3 fadd+fmul   41 next
        movaps xmm14, xmm9                                         ;   168.3 fadd+fmul   41 next copy
        andps xmm14, xmm8                                          ;   170.3 fadd+fmul   41 next
        xorps xmm14, [rel kasumi_encrypt_compact.T0_constants128]  ;   172.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;   174.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm14                                  ;   174.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;   172.3 fadd+fmul   41 next copy
        andps xmm14, xmm10                                         ;   174.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm13                                   ;   171.3 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm9                                         ;   174.3 fadd+fmul   41 next copy
        andps xmm13, xmm6                                          ;   176.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm6                                    ;   174.0 agu1+agu0+fmisc   50 next spill
        movaps xmm6, xmm5                                          ;   176.3 fadd+fmul   41 next copy
        xorps xmm6, xmm4                                           ;   178.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm2                                     ;   176.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm0                                          ;   178.3 fadd+fmul   41 next copy
        andps xmm2, xmm10                                          ;   180.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm2                                    ;   182.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm3                                          ;   180.3 fadd+fmul   41 next copy
        andps xmm2, xmm8                                           ;   182.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   184.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;   186.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm14                                   ;   188.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm8                                         ;   184.3 fadd+fmul   41 next copy
        andps xmm14, xmm7                                          ;   186.3 fadd+fmul   41 next
        xorps xmm14, [rel kasumi_encrypt_compact.T0_constants128]  ;   188.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 16], xmm14                                   ;   190.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm15                                        ;   187.3 fadd+fmul   41 next copy
        andps xmm14, xmm4                                          ;   189.3 fadd+fmul   41 next
        xorps xmm13, xmm14                                         ;   191.3 fadd+fmul   41 next
        movaps xmm14, xmm6                                         ;   190.3 fadd+fmul   41 next copy
        andps xmm14, xmm10                                         ;   192.3 fadd+fmul   41 next
        andps xmm6, xmm8                                           ;   192.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm12                                   ;   190.7 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm1                                         ;   193.3 fadd+fmul   41 next copy
        andps xmm12, xmm8                                          ;   195.3 fadd+fmul   41 next
        xorps xmm2, xmm12                                          ;   197.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;   199.3 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;   201.3 fadd+fmul   41 next
        andps xmm0, xmm7                                           ;   198.3 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;   200.3 fadd+fmul   41 next
        movaps xmm0, xmm1                                          ;   200.3 fadd+fmul   41 next copy
        orps xmm0, xmm4                                            ;   202.3 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;   204.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   203.3 fadd+fmul   41 next
        movaps xmm12, xmm3                                         ;   204.3 fadd+fmul   41 next copy
        xorps xmm12, xmm4                                          ;   206.3 fadd+fmul   41 next
        andps xmm3, xmm11                                          ;   206.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm0                                    ;   206.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm15                                         ;   207.3 fadd+fmul   41 next copy
        andps xmm0, xmm8                                           ;   209.3 fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;   211.3 fadd+fmul   41 next
        xorps xmm14, [rbp + 0]                                     ;   213.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 64], xmm3                                    ;   208.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;   211.3 fadd+fmul   41 next copy
        andps xmm3, xmm5                                           ;   213.3 fadd+fmul   41 next
        xorps xmm3, xmm10                                          ;   215.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;   217.3 fadd+fmul   41 next
        andps xmm3, xmm5                                           ;   217.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm5                                    ;   213.0 agu1+agu2+fmisc   50 next spill
        movaps xmm5, xmm12                                         ;   216.3 fadd+fmul   41 next copy
        andps xmm5, xmm9                                           ;   218.3 fadd+fmul   41 next
        andps xmm12, xmm7                                          ;   218.3 fadd+fmul   41 next
        xorps xmm12, [rbp + 32]                                    ;   220.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm0, xmm12                                          ;   222.3 fadd+fmul   41 next
        movaps xmm12, xmm10                                        ;   221.3 fadd+fmul   41 next copy
        andps xmm12, xmm11                                         ;   223.3 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;   225.3 fadd+fmul   41 next
        xorps xmm12, xmm8                                          ;   225.3 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;   225.3 fadd+fmul   41 next
        movaps xmm0, [rel kasumi_encrypt_compact.T0_constants128]  ;   222.3 agu2+agu0+fmisc   41 next reload
        xorps xmm2, xmm0                                           ;   227.3 fadd+fmul   41 next
        xorps xmm3, [rbp - 16]                                     ;   227.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rbp + 32]                                     ;   229.3 agu2+agu0+fadd+fmul   41 next
        andps xmm9, xmm4                                           ;   229.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;   231.3 fadd+fmul   41 next
        andps xmm8, xmm10                                          ;   231.3 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;   232.3 fadd+fmul   41 next
        movaps xmm0, [rdx - 96]                                    ;   229.0 agu1+agu2+fmisc   41 next
        andps xmm0, xmm15                                          ;   233.3 fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;   235.3 fadd+fmul   41 next
        andps xmm15, xmm1                                          ;   235.3 fadd+fmul   41 next
        movaps xmm0, [rdx - 32]                                    ;   232.3 agu0+agu1+fmisc   41 next reload
        andps xmm1, xmm0                                           ;   236.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   238.3 fadd+fmul   41 next
        xorps xmm6, xmm13                                          ;   238.3 fadd+fmul   41 next
        movaps xmm1, [rdx - 96]                                    ;   235.0 agu2+agu0+fmisc   41 next
        andps xmm1, xmm0                                           ;   239.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;   240.3 fadd+fmul   41 next
        xorps xmm10, [rbp + 64]                                    ;   241.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, xmm8                                           ;   242.3 fadd+fmul   41 next
        xorps xmm15, [rbp + 32]                                    ;   243.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;   244.3 fadd+fmul   41 next
        andps xmm4, xmm7                                           ;   245.3 fadd+fmul   41 next
        xorps xmm8, [rbp + 0]                                      ;   246.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;   247.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;   248.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;   249.3 fadd+fmul   41 next
        xorps xmm10, [rdx + 80]                                    ;   250.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp + 0], xmm3                                     ;   246.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, [rbp + 80]                                    ;   248.3 agu2+agu0+fmisc   41 next
        andps xmm3, xmm7                                           ;   251.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;   253.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 96]                                    ;   250.3 agu1+agu0+fmisc   41 next
        andps xmm3, xmm7                                           ;   253.3 fadd+fmul   41 next
        xorps xmm1, xmm12                                          ;   255.3 fadd+fmul   41 next
        xorps xmm5, xmm1                                           ;   257.3 fadd+fmul   41 next
        andps xmm7, xmm11                                          ;   256.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;   257.3 fadd+fmul   41 next
        xorps xmm10, xmm8                                          ;   259.3 fadd+fmul   41 next
        xorps xmm15, [rbp + 16]                                    ;   259.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm13, xmm5                                          ;   260.3 fadd+fmul   41 next
        andps xmm12, xmm11                                         ;   261.3 fadd+fmul   41 next
        movaps xmm1, [rdx - 96]                                    ;   258.3 agu1+agu0+fmisc   50 next reload
        xorps xmm7, xmm1                                           ;   262.3 fadd+fmul   41 next
        xorps xmm15, [rdx + 80]                                    ;   263.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, [rdx - 112]                                    ;   264.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;   265.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;   266.3 fadd+fmul   41 next
        andps xmm0, xmm11                                          ;   267.3 fadd+fmul   41 next
        xorps xmm12, [rbp - 16]                                    ;   268.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;   269.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;   270.3 fadd+fmul   41 next
        xorps xmm4, [rbp + 80]                                     ;   272.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm4, [rdx - 80]                                     ;   274.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;   273.3 fadd+fmul   41 next
        xorps xmm12, xmm4                                          ;   276.3 fadd+fmul   41 next
        movaps xmm0, [rbp - 48]                                    ;   270.3 agu1+agu0+fmisc   41 next
        movaps xmm1, [rdi + 32]                                    ;   272.3 agu2+agu0+fmisc   50 next reload
        andps xmm0, xmm1                                           ;   275.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 112]                                   ;   274.3 agu1+agu0+fmisc   41 next
        movaps xmm4, [rdx + 16]                                    ;   276.0 agu2+agu0+fmisc+fadd   50 next reload
        andps xmm3, xmm4                                           ;   278.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 128]                                   ;   277.3 agu1+agu2+fmisc+fmul   41 next
        movaps xmm7, [rdx + 32]                                    ;   278.0 agu0+agu1+fmisc+fadd   50 next reload
        andps xmm5, xmm7                                           ;   280.0 fmul+fadd   41 next
        movaps xmm8, [rbp - 112]                                   ;   279.3 agu2+agu0+fmisc+fmul   41 next
        movaps xmm11, [rbp + 96]                                   ;   280.0 agu1+agu0+fmisc+fadd   50 next reload
        andps xmm8, xmm11                                          ;   282.0 fmul+fadd   41 next
        xorps xmm0, xmm4                                           ;   282.0 fmul+fadd   41 next
        movaps [rdx - 80], xmm9                                    ;   281.3 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 48]                                    ;   282.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm9, xmm4                                           ;   284.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm6                                    ;   284.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm4                                          ;   284.3 fadd+fmul   41 next copy
        andps xmm6, xmm11                                          ;   286.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm12                                   ;   286.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm1                                         ;   286.3 fadd+fmul   41 next copy
        andps xmm12, xmm7                                          ;   288.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm15                                   ;   288.3 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm5                                         ;   288.3 fadd+fmul   41 next copy
        xorps xmm15, xmm3                                          ;   290.3 fadd+fmul   41 next
        andps xmm5, [rbp - 48]                                     ;   290.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 32], xmm13                                   ;   290.3 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm9                                         ;   291.3 fadd+fmul   41 next copy
        xorps xmm9, xmm8                                           ;   292.3 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;   293.3 fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;   294.3 fadd+fmul   41 next
        andps xmm9, [rbp - 128]                                    ;   295.3 agu1+agu2+fadd+fmul   41 next
        xorps xmm3, xmm12                                          ;   296.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm10                                  ;   293.3 agu0+agu1+fmisc   41 next spill
        movaps xmm10, [rbp - 48]                                   ;   295.3 agu2+agu0+fmisc   41 next
        xorps xmm10, xmm6                                          ;   297.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;   299.3 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;   299.3 fadd+fmul   41 next
        andps xmm3, xmm7                                           ;   300.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm2                                    ;   297.3 agu1+agu2+fmisc   41 next spill
        movaps xmm2, [rbp - 128]                                   ;   299.3 agu0+agu1+fmisc   41 next
        andps xmm2, xmm11                                          ;   301.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm14                                   ;   301.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, [rbp - 112]                                  ;   302.3 agu1+agu0+fadd+fmul   41 next
        andps xmm14, [rbp - 48]                                    ;   304.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;   304.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm13                                   ;   303.3 agu0+agu2+fmisc   41 next spill
        movaps xmm13, xmm2                                         ;   305.3 fadd+fmul   41 next copy
        xorps xmm13, xmm14                                         ;   307.3 fadd+fmul   41 next
        orps xmm2, xmm6                                            ;   307.3 fadd+fmul   41 next
        xorps xmm6, [rbp - 112]                                    ;   308.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, [rbp - 128]                                   ;   309.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm4, [rbp - 48]                                    ;   306.3 agu1+agu2+fmisc   41 next
        andps xmm4, xmm12                                          ;   310.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;   312.3 fadd+fmul   41 next
        andps xmm12, xmm11                                         ;   312.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 128]                                   ;   309.0 agu0+agu1+fmisc   41 next
        xorps xmm4, xmm1                                           ;   313.3 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;   314.3 fadd+fmul   41 next
        xorps xmm6, xmm14                                          ;   315.3 fadd+fmul   41 next
        andps xmm8, xmm4                                           ;   316.3 fadd+fmul   41 next
        andps xmm14, [rbp - 112]                                   ;   317.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm10                                          ;   318.3 fadd+fmul   41 next
        andps xmm10, xmm7                                          ;   319.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm3                                    ;   316.3 agu1+agu0+fmisc   41 next spill
        movaps xmm3, [rdx + 16]                                    ;   317.3 agu2+agu0+fmisc   41 next
        andps xmm3, xmm7                                           ;   320.3 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;   321.3 fadd+fmul   41 next
        movaps xmm14, xmm4                                         ;   322.3 fadd+fmul   41 next copy
        andps xmm14, xmm3                                          ;   324.3 fadd+fmul   41 next
        xorps xmm3, xmm6                                           ;   324.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   326.3 fadd+fmul   41 next
        movaps xmm3, xmm7                                          ;   326.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;   328.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;   330.3 fadd+fmul   41 next
        movaps xmm3, xmm15                                         ;   329.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;   331.3 fadd+fmul   41 next
        andps xmm3, xmm1                                           ;   333.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;   335.3 fadd+fmul   41 next
        xorps xmm14, xmm13                                         ;   333.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;   330.3 agu1+agu2+fmisc   41 next reload
        xorps xmm9, xmm3                                           ;   337.3 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;   335.3 fadd+fmul   41 next
        andps xmm14, xmm7                                          ;   336.3 fadd+fmul   41 next
        andps xmm13, [rdx + 16]                                    ;   337.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;   339.3 fadd+fmul   41 next
        movaps xmm3, xmm0                                          ;   339.3 fadd+fmul   41 next copy
        andps xmm3, xmm11                                          ;   341.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm9                                    ;   339.3 agu2+agu0+fmisc   41 next spill
        movaps xmm9, [rbp - 112]                                   ;   339.7 agu1+agu0+fmisc   41 next
        andps xmm9, xmm1                                           ;   341.7 fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;   343.7 fadd+fmul   41 next
        movaps [rbp - 96], xmm2                                    ;   341.7 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rbp - 48]                                    ;   343.0 agu0+agu1+fmisc+fadd   41 next
        andps xmm2, xmm11                                          ;   345.0 fmul+fadd   41 next
        andps xmm4, xmm2                                           ;   347.0 fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;   347.0 fmul+fadd   41 next
        xorps xmm9, [rbp - 128]                                    ;   347.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm2                                          ;   349.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 112]                                   ;   345.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm7                                           ;   349.0 fmul+fadd   41 next
        movaps xmm11, [rbp - 128]                                  ;   347.7 agu2+agu0+fmisc   41 next
        andps xmm11, xmm1                                          ;   350.0 fmul+fadd   41 next
        movaps xmm7, [rbp - 112]                                   ;   349.7 agu1+agu0+fmisc   41 next
        andps xmm7, xmm15                                          ;   351.7 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;   353.7 fmul+fadd   41 next
        movaps xmm7, xmm2                                          ;   353.0 fmul+fadd   41 next copy
        xorps xmm7, xmm11                                          ;   355.0 fmul+fadd   41 next
        andps xmm11, xmm9                                          ;   355.0 fmul+fadd   41 next
        andps xmm9, [rbp - 48]                                     ;   356.0 agu2+agu0+fmul+fadd   41 next
        andps xmm15, [rbp - 128]                                   ;   357.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm1, [rdx + 16]                                    ;   354.0 agu2+agu1+fmisc   41 next
        andps xmm1, xmm7                                           ;   358.0 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;   359.0 fmul+fadd   41 next
        xorps xmm3, xmm13                                          ;   360.0 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;   362.0 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;   362.0 fmul+fadd   41 next
        xorps xmm1, [rbp + 32]                                     ;   363.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;   364.0 fmul+fadd   41 next
        xorps xmm6, xmm8                                           ;   365.0 fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;   366.0 fmul+fadd   41 next
        xorps xmm9, xmm15                                          ;   367.0 fmul+fadd   41 next
        movaps xmm15, [rbp - 128]                                  ;   363.7 agu1+agu0+fmisc   41 next
        andps xmm15, xmm0                                          ;   368.0 fmul+fadd   41 next
        movaps xmm1, [rdi + 32]                                    ;   365.7 agu2+agu0+fmisc   50 next reload
        orps xmm7, xmm1                                            ;   369.0 fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;   370.0 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;   371.0 fmul+fadd   41 next
        xorps xmm5, xmm10                                          ;   372.0 fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;   373.0 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;   374.0 fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;   375.0 fmul+fadd   41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;   371.0 agu1+agu0+fmisc   41 next reload
        xorps xmm12, xmm15                                         ;   376.0 fmul+fadd   41 next
        xorps xmm11, [rbp - 96]                                    ;   377.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, [rbp + 64]                                     ;   378.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm0, [rbp + 16]                                    ;   374.0 agu2+agu1+fmisc   41 next
        xorps xmm0, [rdx + 16]                                     ;   379.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;   381.0 fmul+fadd   41 next
        movaps xmm2, [rdx + 80]                                    ;   376.3 agu1+agu0+fmisc   41 next
        xorps xmm2, [rdx + 32]                                     ;   381.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm3, [rbp - 64]                                    ;   378.3 agu1+agu2+fmisc   41 next
        xorps xmm3, xmm2                                           ;   383.0 fmul+fadd   41 next
        xorps xmm1, [rdx - 112]                                    ;   383.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;   385.0 fmul+fadd   41 next
        movaps xmm6, [rdx - 32]                                    ;   380.3 agu2+agu0+fmisc   41 next
        xorps xmm6, [rbp - 48]                                     ;   385.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;   387.0 fmul+fadd   41 next
        movaps xmm7, [rbp - 16]                                    ;   382.7 agu2+agu0+fmisc   41 next
        xorps xmm7, [rbp + 96]                                     ;   387.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm7                                           ;   389.0 fmul+fadd   41 next
        movaps xmm8, [rdx - 96]                                    ;   385.0 agu2+agu0+fmisc   41 next
        xorps xmm8, [rbp - 128]                                    ;   389.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;   391.0 fmul+fadd   41 next
        movaps xmm10, [rbp + 80]                                   ;   387.3 agu2+agu1+fmisc   41 next
        xorps xmm10, [rbp - 112]                                   ;   391.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;   393.0 fmul+fadd   41 next
        movaps xmm13, [r10 + 2192]                                 ;   389.3 agu2+agu0+fmisc   69 k1.9 reload
        xorps xmm4, xmm13                                          ;   393.0 fmul+fadd   44 next
        xorps xmm3, [r10 + 2208]                                   ;   394.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm12, [r10 + 2224]                                  ;   395.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm14, [r10 + 2240]                                  ;   396.0 agu1+agu2+fmul+fadd   44 next
        xorps xmm5, [r10 + 2256]                                   ;   397.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm11, [r10 + 2272]                                  ;   398.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm9, [r10 + 2288]                                   ;   399.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm0, [r10 + 2048]                                   ;   400.0 agu2+agu1+fmul+fadd   44 next
        xorps xmm2, [r10 + 2064]                                   ;   401.0 agu0+agu2+fmul+fadd   44 next
        xorps xmm1, [r10 + 2080]                                   ;   402.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm6, [r10 + 2096]                                   ;   403.0 agu2+agu1+fmul+fadd   44 next
        xorps xmm7, [r10 + 2112]                                   ;   404.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm8, [r10 + 2128]                                   ;   405.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm10, [r10 + 2144]                                  ;   406.0 agu1+agu0+fmul+fadd   44 next
        movaps xmm13, [rbp + 0]                                    ;   402.0 agu2+agu0+fmisc   44 next
        xorps xmm13, [r10 + 2160]                                  ;   407.0 agu1+agu0+fmul+fadd   44 next
        movaps [rbp + 0], xmm5                                     ;   404.0 agu2+agu0+fmisc   44 next spill
        movaps xmm5, [rdx - 80]                                    ;   406.0 agu1+agu2+fmisc   44 next
        xorps xmm5, [r10 + 2176]                                   ;   408.0 agu0+agu1+fmul+fadd   44 next
        movaps [rdx - 80], xmm3                                    ;   408.0 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm1                                          ;   409.0 fmul+fadd   41 next copy
        xorps xmm3, xmm5                                           ;   411.0 fmul+fadd   41 next
        movaps [rbp - 112], xmm11                                  ;   410.0 agu1+agu2+fmisc   44 next spill
        movaps xmm11, xmm0                                         ;   411.0 fmul+fadd   41 next copy
        xorps xmm11, xmm10                                         ;   413.0 fmul+fadd   41 next
        movaps [rbp + 80], xmm4                                    ;   412.0 agu0+agu1+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;   413.0 fmul+fadd   41 next copy
        xorps xmm4, xmm6                                           ;   415.0 fmul+fadd   41 next
        movaps [rbp - 128], xmm9                                   ;   414.0 agu2+agu0+fmisc   44 next spill
        movaps xmm9, xmm0                                          ;   415.0 fmul+fadd   41 next copy
        andps xmm9, xmm2                                           ;   417.0 fmul+fadd   41 next
        movaps [rdx - 96], xmm12                                   ;   416.0 agu1+agu0+fmisc   44 next spill
        movaps xmm12, xmm1                                         ;   417.0 fmul+fadd   41 next copy
        xorps xmm12, xmm13                                         ;   419.0 fmul+fadd   41 next
        andps xmm12, xmm0                                          ;   421.0 fmul+fadd   41 next
        movaps [rbp + 96], xmm14                                   ;   418.0 agu2+agu0+fmisc   44 next spill
        movaps xmm14, xmm10                                        ;   420.0 fmul+fadd   41 next copy
        xorps xmm14, xmm6                                          ;   422.0 fmul+fadd   41 next
        movaps [rbp - 16], xmm5                                    ;   420.0 agu1+agu0+fmisc   44 next spill
        movaps xmm5, xmm4                                          ;   422.0 fmul+fadd   41 next copy
        andps xmm5, xmm6                                           ;   424.0 fmul+fadd   41 next
        xorps xmm9, xmm5                                           ;   426.0 fmul+fadd   41 next
        movaps xmm5, xmm10                                         ;   425.0 fmul+fadd   41 next copy
        andps xmm5, xmm8                                           ;   427.0 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;   429.0 fmul+fadd   41 next
        xorps xmm12, xmm5                                          ;   431.0 fmul+fadd   41 next
        movaps [rbp - 48], xmm5                                    ;   431.0 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm11                                         ;   429.0 fmul+fadd   41 next copy
        andps xmm5, xmm13                                          ;   431.0 fmul+fadd   41 next
        movaps [rdx - 32], xmm11                                   ;   428.0 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm10                                        ;   431.0 fmul+fadd   41 next copy
        andps xmm11, xmm6                                          ;   433.0 fmul+fadd   41 next
        movaps [rdx - 112], xmm6                                   ;   430.7 agu2+agu0+fmisc   44 next spill
        movaps xmm6, xmm1                                          ;   433.0 fmul+fadd   41 next copy
        xorps xmm6, xmm2                                           ;   435.0 fmul+fadd   41 next
        movaps [rbp - 64], xmm12                                   ;   433.0 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm14                                        ;   435.0 fmul+fadd   41 next copy
        andps xmm12, xmm13                                         ;   437.0 fmul+fadd   41 next
        movaps [rdi + 32], xmm12                                   ;   439.0 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm0                                         ;   437.0 fmul+fadd   41 next copy
        andps xmm12, xmm8                                          ;   439.0 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;   441.0 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;   443.0 fmul+fadd   41 next
        movaps [rdx + 32], xmm5                                    ;   445.0 agu1+agu0+fmisc   41 next spill
        movaps xmm5, xmm8                                          ;   441.0 fmul+fadd   41 next copy
        andps xmm5, xmm7                                           ;   443.0 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;   445.0 fmul+fadd   41 next
        movaps xmm15, xmm3                                         ;   444.0 fmul+fadd   41 next copy
        andps xmm15, xmm2                                          ;   446.0 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;   448.0 fmul+fadd   41 next
        movaps xmm15, xmm6                                         ;   447.0 fmul+fadd   41 next copy
        andps xmm15, xmm13                                         ;   449.0 fmul+fadd   41 next
        andps xmm6, xmm8                                           ;   449.0 fmul+fadd   41 next
        movaps [rdx + 80], xmm5                                    ;   447.0 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm4                                          ;   450.0 fmul+fadd   41 next copy
        andps xmm5, xmm8                                           ;   452.0 fmul+fadd   41 next
        xorps xmm12, xmm5                                          ;   454.0 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   456.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;   458.0 fmul+fadd   41 next
        andps xmm14, xmm7                                          ;   455.0 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;   457.0 fmul+fadd   41 next
        movaps xmm14, xmm4                                         ;   457.0 fmul+fadd   41 next copy
        orps xmm14, xmm2                                           ;   459.0 fmul+fadd   41 next
        xorps xmm14, xmm11                                         ;   461.0 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;   460.0 fmul+fadd   41 next
        movaps xmm5, xmm0                                          ;   461.0 fmul+fadd   41 next copy
        xorps xmm5, xmm2                                           ;   463.0 fmul+fadd   41 next
        andps xmm0, [rbp - 16]                                     ;   463.0 agu1+agu0+fmul+fadd   41 next
        movaps [rdx + 16], xmm14                                   ;   463.0 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm3                                         ;   464.0 fmul+fadd   41 next copy
        andps xmm14, xmm8                                          ;   466.0 fmul+fadd   41 next
        xorps xmm15, xmm14                                         ;   468.0 fmul+fadd   41 next
        xorps xmm15, [rbp - 64]                                    ;   470.0 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 16], xmm0                                    ;   465.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm2                                          ;   468.0 fmul+fadd   41 next copy
        andps xmm0, xmm1                                           ;   470.0 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;   472.0 fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;   474.0 fmul+fadd   41 next
        andps xmm0, xmm1                                           ;   474.0 fmul+fadd   41 next
        movaps [rbp + 64], xmm1                                    ;   469.7 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm5                                          ;   473.0 fmul+fadd   41 next copy
        andps xmm1, xmm10                                          ;   475.0 fmul+fadd   41 next
        andps xmm5, xmm7                                           ;   475.0 fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;   477.0 fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;   479.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 16]                                    ;   475.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm13                                          ;   478.0 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;   480.0 fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;   480.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;   481.0 fmul+fadd   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   478.3 agu2+agu0+fmisc   41 next reload
        xorps xmm12, xmm14                                         ;   483.0 fmul+fadd   41 next
        xorps xmm0, [rdx + 80]                                     ;   483.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;   485.0 fmul+fadd   41 next
        andps xmm10, xmm2                                          ;   485.0 fmul+fadd   41 next
        xorps xmm10, xmm6                                          ;   487.0 fmul+fadd   41 next
        andps xmm8, xmm13                                          ;   487.0 fmul+fadd   41 next
        andps xmm13, xmm7                                          ;   488.0 fmul+fadd   41 next
        movaps xmm14, [rdx - 112]                                  ;   484.7 agu2+agu0+fmisc   41 next
        andps xmm14, xmm3                                          ;   489.0 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;   491.0 fmul+fadd   41 next
        andps xmm3, xmm4                                           ;   491.0 fmul+fadd   41 next
        movaps xmm14, [rdx - 32]                                   ;   488.0 agu1+agu0+fmisc   41 next reload
        andps xmm4, xmm14                                          ;   492.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;   494.0 fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;   494.0 fmul+fadd   41 next
        movaps xmm4, [rdx - 112]                                   ;   490.7 agu2+agu0+fmisc   41 next
        andps xmm4, xmm14                                          ;   495.0 fmul+fadd   41 next
        xorps xmm8, [rbp - 16]                                     ;   496.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, [rbp + 16]                                    ;   497.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;   498.0 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;   499.0 fmul+fadd   41 next
        movaps xmm3, [rbp + 64]                                    ;   495.7 agu1+agu2+fmisc   41 next
        andps xmm3, xmm7                                           ;   500.0 fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;   502.0 fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;   502.0 fmul+fadd   41 next
        andps xmm2, xmm7                                           ;   503.0 fmul+fadd   41 next
        xorps xmm8, [rbp - 64]                                     ;   504.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;   505.0 fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;   506.0 fmul+fadd   41 next
        xorps xmm9, xmm7                                           ;   507.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 112]                                   ;   503.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm7                                           ;   508.0 fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;   509.0 fmul+fadd   41 next
        xorps xmm13, [rdx + 32]                                    ;   510.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;   511.0 fmul+fadd   41 next
        movaps xmm4, [rbp - 16]                                    ;   507.0 agu2+agu0+fmisc   44 next reload
        andps xmm7, xmm4                                           ;   512.0 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;   513.0 fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;   515.0 fmul+fadd   41 next
        xorps xmm9, [rdx + 16]                                     ;   515.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;   516.0 fmul+fadd   41 next
        andps xmm5, xmm4                                           ;   517.0 fmul+fadd   41 next
        movaps xmm1, [rdx - 112]                                   ;   513.0 agu2+agu0+fmisc   44 next reload
        xorps xmm7, xmm1                                           ;   518.0 fmul+fadd   41 next
        xorps xmm9, [rdx + 32]                                     ;   519.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, [rbp - 48]                                     ;   520.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;   521.0 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;   522.0 fmul+fadd   41 next
        andps xmm14, xmm4                                          ;   523.0 fmul+fadd   41 next
        xorps xmm5, [rdx + 80]                                     ;   524.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;   525.0 fmul+fadd   41 next
        xorps xmm2, xmm14                                          ;   526.0 fmul+fadd   41 next
        xorps xmm2, [rbp + 64]                                     ;   528.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, [rdi + 32]                                     ;   530.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;   529.0 fmul+fadd   41 next
        xorps xmm5, xmm2                                           ;   532.0 fmul+fadd   41 next
        movaps xmm14, [rbp + 96]                                   ;   526.0 agu2+agu0+fmisc   41 next
        movaps xmm1, [rdx - 96]                                    ;   528.0 agu1+agu0+fmisc   44 next reload
        andps xmm14, xmm1                                          ;   531.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 128]                                   ;   530.0 agu2+agu0+fmisc   41 next
        movaps xmm3, [rbp + 80]                                    ;   531.3 agu1+agu0+fmisc+fmul   44 next reload
        andps xmm2, xmm3                                           ;   533.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 112]                                   ;   533.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm7, [rdx - 80]                                    ;   533.3 agu0+agu1+fmisc+fmul   44 next reload
        andps xmm4, xmm7                                           ;   535.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 128]                                   ;   535.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm8, [rbp + 0]                                      ;   537.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;   537.0 fmul+fadd   41 next
        movaps [rdi + 32], xmm10                                   ;   536.0 agu2+agu1+fmisc   41 next spill
        movaps xmm10, [rbp + 96]                                   ;   537.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm10, xmm3                                          ;   539.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm0                                    ;   539.0 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp + 0]                                     ;   539.3 agu1+agu0+fadd+fmul   41 next
        andps xmm0, xmm3                                           ;   541.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm6                                   ;   541.0 agu2+agu1+fmisc   41 next spill
        movaps xmm6, xmm1                                          ;   541.3 fadd+fmul   41 next copy
        andps xmm6, xmm7                                           ;   543.3 fadd+fmul   41 next
        movaps [rdx + 80], xmm5                                    ;   543.0 agu0+agu1+fmisc   41 next spill
        movaps xmm5, xmm4                                          ;   543.3 fadd+fmul   41 next copy
        xorps xmm5, xmm2                                           ;   545.3 fadd+fmul   41 next
        andps xmm4, [rbp + 96]                                     ;   545.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 16], xmm9                                    ;   545.0 agu1+agu0+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;   546.3 fadd+fmul   41 next copy
        xorps xmm10, xmm8                                          ;   547.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;   548.3 fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;   549.3 fadd+fmul   41 next
        andps xmm10, [rbp - 112]                                   ;   550.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;   551.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm11                                   ;   548.3 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rbp + 96]                                   ;   550.3 agu2+agu0+fmisc   41 next
        xorps xmm11, xmm0                                          ;   552.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   554.3 fadd+fmul   41 next
        andps xmm11, xmm7                                          ;   554.3 fadd+fmul   41 next
        andps xmm2, xmm7                                           ;   555.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm13                                   ;   552.3 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;   554.3 agu0+agu1+fmisc   41 next
        andps xmm13, [rbp + 0]                                     ;   556.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 32], xmm12                                   ;   556.3 agu1+agu2+fmisc   41 next spill
        movaps xmm12, [rbp - 128]                                  ;   557.3 agu0+agu1+fadd+fmisc   41 next
        andps xmm12, [rbp + 96]                                    ;   559.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, [rbp + 0]                                     ;   559.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdx + 16], xmm15                                   ;   559.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;   560.0 fmul+fadd   41 next copy
        xorps xmm15, xmm12                                         ;   562.0 fmul+fadd   41 next
        orps xmm13, xmm0                                           ;   562.0 fmul+fadd   41 next
        xorps xmm0, [rbp - 128]                                    ;   563.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rbp - 112]                                   ;   564.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 64], xmm9                                    ;   561.3 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 96]                                    ;   563.3 agu0+agu2+fmisc   41 next
        andps xmm9, xmm6                                           ;   565.3 fmul+fadd   41 next
        xorps xmm13, xmm9                                          ;   567.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 112]                                   ;   565.3 agu1+agu0+fmisc   41 next
        xorps xmm9, xmm1                                           ;   567.3 fmul+fadd   41 next
        andps xmm6, [rbp + 0]                                      ;   568.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;   569.0 fmul+fadd   41 next
        xorps xmm0, xmm12                                          ;   570.0 fmul+fadd   41 next
        andps xmm8, xmm9                                           ;   571.0 fmul+fadd   41 next
        andps xmm12, [rbp - 128]                                   ;   572.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;   573.0 fmul+fadd   41 next
        andps xmm11, xmm7                                          ;   574.0 fmul+fadd   41 next
        movaps [rbp + 16], xmm2                                    ;   571.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm3                                          ;   575.0 fmul+fadd   41 next copy
        andps xmm2, xmm7                                           ;   577.0 fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;   577.0 fmul+fadd   41 next
        movaps xmm12, xmm9                                         ;   578.0 fmul+fadd   41 next copy
        andps xmm12, xmm2                                          ;   580.0 fmul+fadd   41 next
        xorps xmm2, xmm0                                           ;   580.0 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;   582.0 fmul+fadd   41 next
        movaps xmm2, [rbp + 0]                                     ;   578.0 agu1+agu0+fmisc   41 next
        xorps xmm2, xmm7                                           ;   582.0 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;   584.0 fmul+fadd   41 next
        movaps xmm2, [rbp + 0]                                     ;   580.0 agu2+agu0+fmisc   41 next
        xorps xmm2, xmm5                                           ;   584.0 fmul+fadd   41 next
        andps xmm2, xmm1                                           ;   586.0 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;   588.0 fmul+fadd   41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;   583.0 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm2                                          ;   590.0 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   588.0 fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;   589.0 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;   590.0 fmul+fadd   41 next
        andps xmm15, xmm3                                          ;   591.0 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;   593.0 fmul+fadd   41 next
        movaps xmm2, [rbp + 0]                                     ;   589.7 agu2+agu0+fmisc   41 next
        andps xmm2, xmm14                                          ;   593.0 fmul+fadd   41 next
        movaps xmm3, [rbp - 128]                                   ;   591.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;   594.0 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;   596.0 fmul+fadd   41 next
        movaps [rbp - 96], xmm10                                   ;   593.7 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rbp + 0]                                    ;   595.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm10, [rbp + 96]                                    ;   597.3 agu2+agu1+fadd+fmul   41 next
        andps xmm9, xmm10                                          ;   599.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;   599.3 fadd+fmul   41 next
        xorps xmm3, [rbp - 112]                                    ;   599.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;   601.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 128]                                  ;   597.7 agu1+agu0+fmisc   41 next
        andps xmm10, xmm7                                          ;   601.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 112]                                   ;   599.7 agu2+agu0+fmisc   41 next
        andps xmm7, xmm1                                           ;   602.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 128]                                   ;   601.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm5                                           ;   603.7 fadd+fmul   41 next
        xorps xmm9, xmm1                                           ;   605.7 fadd+fmul   41 next
        movaps xmm1, xmm10                                         ;   605.3 fadd+fmul   41 next copy
        xorps xmm1, xmm7                                           ;   607.3 fadd+fmul   41 next
        andps xmm7, xmm3                                           ;   607.3 fadd+fmul   41 next
        andps xmm3, [rbp + 96]                                     ;   608.3 agu2+agu0+fadd+fmul   41 next
        andps xmm5, [rbp - 112]                                    ;   609.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm13                                   ;   606.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp + 80]                                   ;   608.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm1                                          ;   610.3 fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;   611.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;   612.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;   614.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   614.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 64]                                    ;   615.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;   616.3 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;   617.3 fadd+fmul   41 next
        xorps xmm6, xmm13                                          ;   618.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;   619.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 112]                                   ;   616.0 agu2+agu0+fmisc   41 next
        andps xmm2, xmm14                                          ;   620.3 fadd+fmul   41 next
        movaps xmm5, [rdx - 96]                                    ;   618.0 agu1+agu0+fmisc   44 next reload
        orps xmm1, xmm5                                            ;   621.3 fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;   622.3 fadd+fmul   41 next
        xorps xmm15, xmm1                                          ;   623.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;   624.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;   625.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;   626.3 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;   627.3 fadd+fmul   41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;   623.3 agu2+agu0+fmisc   41 next reload
        xorps xmm14, xmm15                                         ;   628.3 fadd+fmul   41 next
        xorps xmm7, [rbp + 32]                                     ;   629.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rbp + 16]                                     ;   630.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm0, [rdx + 16]                                    ;   626.3 agu1+agu2+fmisc   41 next
        xorps xmm0, [rbp + 80]                                     ;   631.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm9, xmm0                                           ;   633.3 fadd+fmul   41 next
        movaps xmm1, [rdx + 32]                                    ;   628.7 agu2+agu0+fmisc   41 next
        xorps xmm1, [rdx - 80]                                     ;   633.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm2, [rbp - 96]                                    ;   630.7 agu2+agu1+fmisc   41 next
        xorps xmm2, xmm1                                           ;   635.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 48]                                     ;   635.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm14, xmm5                                          ;   637.3 fadd+fmul   41 next
        movaps xmm6, [rdx - 32]                                    ;   632.7 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp + 96]                                     ;   637.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;   639.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 16]                                    ;   635.0 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp + 0]                                      ;   639.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;   641.3 fadd+fmul   41 next
        movaps xmm10, [rdx + 80]                                   ;   637.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 112]                                   ;   641.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;   643.3 fadd+fmul   41 next
        movaps xmm11, [rdx - 112]                                  ;   639.7 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 128]                                   ;   643.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm11                                          ;   645.3 fadd+fmul   41 next
        movaps xmm13, [rdi + 64]                                   ;   641.7 agu1+agu2+fmisc   58 r reload
        xorps xmm0, xmm13                                          ;   645.3 fadd+fmul   50 next
        xorps xmm1, [rcx - 48]                                     ;   646.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm5, [rcx - 32]                                     ;   647.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, [rcx - 16]                                     ;   648.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm8, [rcx + 0]                                      ;   649.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm10, [rcx + 16]                                    ;   650.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm11, [rcx + 32]                                    ;   651.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [rcx + 80]                                     ;   652.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm2, [rcx + 96]                                     ;   653.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm14, [rcx + 112]                                   ;   654.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm12, [rcx - 96]                                    ;   655.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm4, [rax - 128]                                    ;   656.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [rbp + 48]                                     ;   657.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm13, [r10 + 384]                                   ;   658.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm3, [rdi - 96]                                     ;   659.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdi + 64], xmm3                                    ;   661.3 agu1+agu0+fmisc   50 next spill
        movaps xmm3, [rbp + 64]                                    ;   657.3 agu2+agu0+fmisc   50 next
        xorps xmm3, [rcx + 48]                                     ;   660.3 agu1+agu0+fadd+fmul   50 next
        movaps [rbp + 64], xmm7                                    ;   659.3 agu2+agu0+fmisc   50 next spill
        movaps xmm7, [rdi + 32]                                    ;   661.0 agu1+agu0+fmisc+fadd   50 next
        xorps xmm7, [rcx + 64]                                     ;   663.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 32], xmm4                                    ;   662.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rcx - 48]                                    ;   663.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r10 + 400]                                    ;   665.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 48], xmm12                                   ;   664.3 agu0+agu2+fmisc   50 next spill
        movaps xmm12, [rcx - 32]                                   ;   665.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm12, [r10 + 416]                                   ;   667.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 32], xmm14                                   ;   666.3 agu0+agu2+fmisc   50 next spill
        movaps xmm14, [rcx - 16]                                   ;   667.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm14, [r10 + 432]                                   ;   669.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 16], xmm2                                    ;   668.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rcx + 0]                                     ;   669.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r10 + 448]                                    ;   671.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 0], xmm9                                     ;   670.3 agu0+agu2+fmisc   50 next spill
        movaps xmm9, [rcx + 16]                                    ;   671.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [r10 + 464]                                    ;   673.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 16], xmm7                                    ;   672.3 agu0+agu2+fmisc   50 next spill
        movaps xmm7, [rcx + 32]                                    ;   673.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm7, [r10 + 480]                                    ;   675.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 32], xmm3                                    ;   674.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rcx + 48]                                    ;   675.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r10 + 496]                                    ;   677.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 48], xmm11                                   ;   676.3 agu0+agu2+fmisc   50 next spill
        movaps xmm11, [rcx + 64]                                   ;   677.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r10 + 256]                                   ;   679.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 64], xmm10                                   ;   678.3 agu0+agu2+fmisc   50 next spill
        movaps xmm10, [rcx + 80]                                   ;   679.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [r10 + 272]                                   ;   681.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 80], xmm8                                    ;   680.3 agu0+agu2+fmisc   50 next spill
        movaps xmm8, [rcx + 96]                                    ;   681.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [r10 + 288]                                    ;   683.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 96], xmm6                                    ;   682.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, [rcx + 112]                                   ;   683.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm6, [r10 + 304]                                    ;   685.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx + 112], xmm5                                   ;   684.3 agu0+agu2+fmisc   50 next spill
        movaps xmm5, [rcx - 96]                                    ;   685.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm5, [r10 + 320]                                    ;   687.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 96], xmm1                                    ;   686.3 agu0+agu2+fmisc   50 next spill
        movaps xmm1, [rax - 128]                                   ;   687.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm1, [r10 + 336]                                    ;   689.0 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 128], xmm0                                   ;   688.3 agu0+agu2+fmisc   50 next spill
        movaps xmm0, [rbp + 48]                                    ;   689.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm0, [r10 + 352]                                    ;   691.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 48], xmm2                                    ;   690.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rdi - 96]                                    ;   691.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r10 + 368]                                    ;   693.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 96], xmm4                                    ;   692.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, xmm10                                         ;   693.0 fmul+fadd   41 next copy
        xorps xmm4, xmm2                                           ;   695.0 fmul+fadd   41 next
        movaps [rbp - 128], xmm9                                   ;   694.3 agu1+agu0+fmisc   50 next spill
        movaps xmm9, xmm1                                          ;   695.0 fmul+fadd   41 next copy
        xorps xmm9, xmm3                                           ;   697.0 fmul+fadd   41 next
        movaps [rdx - 112], xmm13                                  ;   696.3 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm10                                        ;   697.0 fmul+fadd   41 next copy
        xorps xmm13, xmm8                                          ;   699.0 fmul+fadd   41 next
        movaps [rbp - 112], xmm7                                   ;   698.3 agu1+agu0+fmisc   50 next spill
        movaps xmm7, xmm3                                          ;   699.0 fmul+fadd   41 next copy
        andps xmm7, xmm11                                          ;   701.0 fmul+fadd   41 next
        movaps [rdx + 80], xmm12                                   ;   700.3 agu2+agu0+fmisc   50 next spill
        movaps xmm12, xmm10                                        ;   701.0 fmul+fadd   41 next copy
        xorps xmm12, xmm0                                          ;   703.0 fmul+fadd   41 next
        andps xmm12, xmm3                                          ;   705.0 fmul+fadd   41 next
        movaps [rbp + 0], xmm14                                    ;   702.3 agu1+agu0+fmisc   50 next spill
        movaps xmm14, xmm1                                         ;   704.0 fmul+fadd   41 next copy
        xorps xmm14, xmm8                                          ;   706.0 fmul+fadd   41 next
        movaps [rbp - 16], xmm2                                    ;   704.3 agu2+agu0+fmisc   50 next spill
        movaps xmm2, xmm13                                         ;   706.0 fmul+fadd   41 next copy
        andps xmm2, xmm8                                           ;   708.0 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;   710.0 fmul+fadd   41 next
        movaps xmm2, xmm1                                          ;   709.0 fmul+fadd   41 next copy
        andps xmm2, xmm5                                           ;   711.0 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;   713.0 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;   715.0 fmul+fadd   41 next
        movaps [rbp + 96], xmm2                                    ;   715.0 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm9                                          ;   713.0 fmul+fadd   41 next copy
        andps xmm2, xmm0                                           ;   715.0 fmul+fadd   41 next
        movaps [rdx - 32], xmm9                                    ;   712.0 agu2+agu0+fmisc   41 next spill
        movaps xmm9, xmm1                                          ;   715.0 fmul+fadd   41 next copy
        andps xmm9, xmm8                                           ;   717.0 fmul+fadd   41 next
        movaps [rbp - 48], xmm8                                    ;   714.7 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm10                                         ;   717.0 fmul+fadd   41 next copy
        xorps xmm8, xmm11                                          ;   719.0 fmul+fadd   41 next
        movaps [rbp - 96], xmm12                                   ;   717.0 agu2+agu0+fmisc   41 next spill
        movaps xmm12, xmm14                                        ;   719.0 fmul+fadd   41 next copy
        andps xmm12, xmm0                                          ;   721.0 fmul+fadd   41 next
        movaps [rdx - 96], xmm12                                   ;   723.0 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm3                                         ;   721.0 fmul+fadd   41 next copy
        andps xmm12, xmm5                                          ;   723.0 fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;   725.0 fmul+fadd   41 next
        xorps xmm2, xmm12                                          ;   727.0 fmul+fadd   41 next
        movaps [rdx - 80], xmm2                                    ;   729.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm5                                          ;   725.0 fmul+fadd   41 next copy
        andps xmm2, xmm6                                           ;   727.0 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;   729.0 fmul+fadd   41 next
        movaps xmm15, xmm4                                         ;   728.0 fmul+fadd   41 next copy
        andps xmm15, xmm11                                         ;   730.0 fmul+fadd   41 next
        xorps xmm9, xmm15                                          ;   732.0 fmul+fadd   41 next
        movaps xmm15, xmm8                                         ;   731.0 fmul+fadd   41 next copy
        andps xmm15, xmm0                                          ;   733.0 fmul+fadd   41 next
        andps xmm8, xmm5                                           ;   733.0 fmul+fadd   41 next
        movaps [rdx + 32], xmm2                                    ;   731.0 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;   734.0 fmul+fadd   41 next copy
        andps xmm2, xmm5                                           ;   736.0 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;   738.0 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   740.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;   742.0 fmul+fadd   41 next
        andps xmm14, xmm6                                          ;   739.0 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;   741.0 fmul+fadd   41 next
        movaps xmm14, xmm13                                        ;   741.0 fmul+fadd   41 next copy
        orps xmm14, xmm11                                          ;   743.0 fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;   745.0 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;   744.0 fmul+fadd   41 next
        movaps xmm2, xmm3                                          ;   745.0 fmul+fadd   41 next copy
        xorps xmm2, xmm11                                          ;   747.0 fmul+fadd   41 next
        andps xmm3, [rbp - 16]                                     ;   747.0 agu2+agu0+fmul+fadd   41 next
        movaps [rbp + 80], xmm14                                   ;   747.0 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm4                                         ;   748.0 fmul+fadd   41 next copy
        andps xmm14, xmm5                                          ;   750.0 fmul+fadd   41 next
        xorps xmm15, xmm14                                         ;   752.0 fmul+fadd   41 next
        xorps xmm15, [rbp - 96]                                    ;   754.0 agu2+agu1+fmul+fadd   41 next
        movaps [rdx + 16], xmm3                                    ;   749.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;   752.0 fmul+fadd   41 next copy
        andps xmm3, xmm10                                          ;   754.0 fmul+fadd   41 next
        xorps xmm3, xmm0                                           ;   756.0 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;   758.0 fmul+fadd   41 next
        andps xmm3, xmm10                                          ;   758.0 fmul+fadd   41 next
        movaps [rbp + 16], xmm10                                   ;   753.7 agu2+agu0+fmisc   50 next spill
        movaps xmm10, xmm2                                         ;   757.0 fmul+fadd   41 next copy
        andps xmm10, xmm1                                          ;   759.0 fmul+fadd   41 next
        andps xmm2, xmm6                                           ;   759.0 fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;   761.0 fmul+fadd   41 next
        xorps xmm14, xmm2                                          ;   763.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 16]                                    ;   759.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm0                                           ;   762.0 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;   764.0 fmul+fadd   41 next
        xorps xmm2, xmm5                                           ;   764.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;   765.0 fmul+fadd   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;   762.3 agu2+agu0+fmisc   41 next reload
        xorps xmm12, xmm14                                         ;   767.0 fmul+fadd   41 next
        xorps xmm3, [rdx + 32]                                     ;   767.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;   769.0 fmul+fadd   41 next
        andps xmm1, xmm11                                          ;   769.0 fmul+fadd   41 next
        xorps xmm1, xmm8                                           ;   771.0 fmul+fadd   41 next
        andps xmm5, xmm0                                           ;   771.0 fmul+fadd   41 next
        andps xmm0, xmm6                                           ;   772.0 fmul+fadd   41 next
        movaps xmm14, [rbp - 48]                                   ;   768.7 agu2+agu0+fmisc   41 next
        andps xmm14, xmm4                                          ;   773.0 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;   775.0 fmul+fadd   41 next
        andps xmm4, xmm13                                          ;   775.0 fmul+fadd   41 next
        movaps xmm14, [rdx - 32]                                   ;   772.0 agu1+agu0+fmisc   41 next reload
        andps xmm13, xmm14                                         ;   776.0 fmul+fadd   41 next
        xorps xmm5, xmm13                                          ;   778.0 fmul+fadd   41 next
        xorps xmm8, xmm9                                           ;   778.0 fmul+fadd   41 next
        movaps xmm13, [rbp - 48]                                   ;   774.7 agu2+agu0+fmisc   41 next
        andps xmm13, xmm14                                         ;   779.0 fmul+fadd   41 next
        xorps xmm5, [rbp - 16]                                     ;   780.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, [rdx + 16]                                     ;   781.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;   782.0 fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;   783.0 fmul+fadd   41 next
        movaps xmm4, [rbp + 16]                                    ;   779.7 agu1+agu2+fmisc   41 next
        andps xmm4, xmm6                                           ;   784.0 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;   786.0 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;   786.0 fmul+fadd   41 next
        andps xmm11, xmm6                                          ;   787.0 fmul+fadd   41 next
        xorps xmm5, [rbp - 96]                                     ;   788.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;   789.0 fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;   790.0 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;   791.0 fmul+fadd   41 next
        movaps xmm4, [rbp - 48]                                    ;   787.7 agu2+agu0+fmisc   41 next
        andps xmm4, xmm6                                           ;   792.0 fmul+fadd   41 next
        xorps xmm13, xmm2                                          ;   793.0 fmul+fadd   41 next
        xorps xmm0, [rdx - 80]                                     ;   794.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm13                                         ;   795.0 fmul+fadd   41 next
        movaps xmm13, [rbp - 16]                                   ;   791.0 agu2+agu0+fmisc   50 next reload
        andps xmm6, xmm13                                          ;   796.0 fmul+fadd   41 next
        xorps xmm5, xmm4                                           ;   797.0 fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;   799.0 fmul+fadd   41 next
        xorps xmm7, [rbp + 80]                                     ;   799.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;   800.0 fmul+fadd   41 next
        andps xmm2, xmm13                                          ;   801.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 48]                                    ;   797.0 agu2+agu0+fmisc   50 next reload
        xorps xmm6, xmm5                                           ;   802.0 fmul+fadd   41 next
        xorps xmm7, [rdx - 80]                                     ;   803.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, [rbp + 96]                                     ;   804.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;   805.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;   806.0 fmul+fadd   41 next
        andps xmm14, xmm13                                         ;   807.0 fmul+fadd   41 next
        xorps xmm2, [rdx + 32]                                     ;   808.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;   809.0 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;   810.0 fmul+fadd   41 next
        xorps xmm11, [rbp + 16]                                    ;   812.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, [rdx - 96]                                    ;   814.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm2                                           ;   813.0 fmul+fadd   41 next
        xorps xmm2, xmm11                                          ;   816.0 fmul+fadd   41 next
        movaps xmm14, [rbp + 0]                                    ;   810.0 agu2+agu0+fmisc   41 next
        movaps xmm4, [rdx + 80]                                    ;   812.0 agu1+agu0+fmisc   50 next reload
        andps xmm14, xmm4                                          ;   815.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 112]                                   ;   814.0 agu2+agu0+fmisc   41 next
        movaps xmm6, [rdx - 112]                                   ;   815.3 agu1+agu0+fmisc+fmul   50 next reload
        andps xmm5, xmm6                                           ;   817.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 128]                                  ;   817.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm11, [rdi - 96]                                   ;   817.3 agu0+agu1+fmisc+fmul   50 next reload
        andps xmm10, xmm11                                         ;   819.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 112]                                  ;   819.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm13, [rbp + 48]                                    ;   821.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;   821.0 fmul+fadd   41 next
        movaps [rdx - 96], xmm1                                    ;   820.0 agu2+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 0]                                     ;   821.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm1, xmm6                                           ;   823.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm3                                    ;   823.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, [rbp + 48]                                    ;   823.3 agu1+agu0+fadd+fmul   41 next
        andps xmm3, xmm6                                           ;   825.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm8                                    ;   825.0 agu2+agu1+fmisc   41 next spill
        movaps xmm8, xmm4                                          ;   825.3 fadd+fmul   41 next copy
        andps xmm8, xmm11                                          ;   827.3 fadd+fmul   41 next
        movaps [rdx + 32], xmm2                                    ;   827.0 agu0+agu1+fmisc   41 next spill
        movaps xmm2, xmm10                                         ;   827.3 fadd+fmul   41 next copy
        xorps xmm2, xmm5                                           ;   829.3 fadd+fmul   41 next
        andps xmm10, [rbp + 0]                                     ;   829.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 16], xmm7                                    ;   829.0 agu1+agu0+fmisc   41 next spill
        movaps xmm7, xmm1                                          ;   830.3 fadd+fmul   41 next copy
        xorps xmm1, xmm13                                          ;   831.3 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;   832.3 fadd+fmul   41 next
        xorps xmm8, xmm1                                           ;   833.3 fadd+fmul   41 next
        andps xmm1, [rbp - 128]                                    ;   834.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;   835.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm9                                    ;   832.3 agu0+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 0]                                     ;   834.3 agu2+agu0+fmisc   41 next
        xorps xmm9, xmm3                                           ;   836.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;   838.3 fadd+fmul   41 next
        andps xmm9, xmm11                                          ;   838.3 fadd+fmul   41 next
        andps xmm5, xmm11                                          ;   839.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm0                                    ;   836.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;   838.3 agu0+agu1+fmisc   41 next
        andps xmm0, [rbp + 48]                                     ;   840.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 80], xmm12                                   ;   840.3 agu1+agu2+fmisc   41 next spill
        movaps xmm12, [rbp - 112]                                  ;   841.3 agu0+agu1+fadd+fmisc   41 next
        andps xmm12, [rbp + 0]                                     ;   843.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, [rbp + 48]                                     ;   843.0 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 80], xmm15                                   ;   843.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm0                                         ;   844.0 fmul+fadd   41 next copy
        xorps xmm15, xmm12                                         ;   846.0 fmul+fadd   41 next
        orps xmm0, xmm3                                            ;   846.0 fmul+fadd   41 next
        xorps xmm3, [rbp - 112]                                    ;   847.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rbp - 128]                                   ;   848.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 96], xmm7                                    ;   845.3 agu2+agu1+fmisc   41 next spill
        movaps xmm7, [rbp + 0]                                     ;   847.3 agu0+agu2+fmisc   41 next
        andps xmm7, xmm8                                           ;   849.3 fmul+fadd   41 next
        xorps xmm0, xmm7                                           ;   851.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 128]                                   ;   849.3 agu1+agu0+fmisc   41 next
        xorps xmm7, xmm4                                           ;   851.3 fmul+fadd   41 next
        andps xmm8, [rbp + 48]                                     ;   852.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm3                                           ;   853.0 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;   854.0 fmul+fadd   41 next
        andps xmm13, xmm7                                          ;   855.0 fmul+fadd   41 next
        andps xmm12, [rbp - 112]                                   ;   856.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, xmm9                                          ;   857.0 fmul+fadd   41 next
        andps xmm9, xmm11                                          ;   858.0 fmul+fadd   41 next
        movaps [rdx + 16], xmm5                                    ;   855.0 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm6                                          ;   859.0 fmul+fadd   41 next copy
        andps xmm5, xmm11                                          ;   861.0 fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;   861.0 fmul+fadd   41 next
        movaps xmm12, xmm7                                         ;   862.0 fmul+fadd   41 next copy
        andps xmm12, xmm5                                          ;   864.0 fmul+fadd   41 next
        xorps xmm5, xmm3                                           ;   864.0 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;   866.0 fmul+fadd   41 next
        movaps xmm5, [rbp + 48]                                    ;   862.0 agu1+agu0+fmisc   41 next
        xorps xmm5, xmm11                                          ;   866.0 fmul+fadd   41 next
        xorps xmm12, xmm5                                          ;   868.0 fmul+fadd   41 next
        movaps xmm5, [rbp + 48]                                    ;   864.0 agu2+agu0+fmisc   41 next
        xorps xmm5, xmm2                                           ;   868.0 fmul+fadd   41 next
        andps xmm5, xmm4                                           ;   870.0 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;   872.0 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;   871.0 fmul+fadd   41 next
        movaps xmm5, [rel kasumi_encrypt_compact.T0_constants128]  ;   867.7 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm5                                           ;   874.0 fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;   873.0 fmul+fadd   41 next
        andps xmm12, xmm11                                         ;   874.0 fmul+fadd   41 next
        andps xmm15, xmm6                                          ;   875.0 fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;   877.0 fmul+fadd   41 next
        movaps xmm5, [rbp + 48]                                    ;   873.0 agu2+agu0+fmisc   41 next
        andps xmm5, xmm14                                          ;   877.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 112]                                   ;   875.0 agu1+agu0+fmisc   41 next
        andps xmm6, xmm4                                           ;   878.0 fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;   880.0 fmul+fadd   41 next
        movaps [rbp + 32], xmm1                                    ;   877.0 agu2+agu0+fmisc   41 next spill
        movaps xmm1, [rbp + 48]                                    ;   879.0 agu1+agu0+fmisc   41 next
        andps xmm1, [rbp + 0]                                      ;   881.0 agu2+agu1+fmul+fadd   41 next
        andps xmm7, xmm1                                           ;   883.0 fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;   883.0 fmul+fadd   41 next
        xorps xmm6, [rbp - 128]                                    ;   883.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;   885.0 fmul+fadd   41 next
        movaps xmm1, [rbp - 112]                                   ;   881.3 agu1+agu0+fmisc   41 next
        andps xmm1, xmm11                                          ;   885.0 fmul+fadd   41 next
        movaps xmm11, [rbp - 128]                                  ;   883.3 agu2+agu0+fmisc   41 next
        andps xmm11, xmm4                                          ;   886.0 fmul+fadd   41 next
        movaps xmm4, [rbp - 112]                                   ;   885.3 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;   887.3 fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;   889.3 fmul+fadd   41 next
        movaps xmm4, xmm1                                          ;   889.0 fmul+fadd   41 next copy
        xorps xmm4, xmm11                                          ;   891.0 fmul+fadd   41 next
        andps xmm11, xmm6                                          ;   891.0 fmul+fadd   41 next
        andps xmm6, [rbp + 0]                                      ;   892.0 agu2+agu0+fmul+fadd   41 next
        andps xmm2, [rbp - 128]                                    ;   893.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 64], xmm0                                    ;   890.0 agu2+agu1+fmisc   41 next spill
        movaps xmm0, [rdx - 112]                                   ;   892.0 agu0+agu2+fmisc   41 next
        andps xmm0, xmm4                                           ;   894.0 fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;   895.0 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;   896.0 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;   898.0 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;   898.0 fmul+fadd   41 next
        xorps xmm0, [rbp - 96]                                     ;   899.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;   900.0 fmul+fadd   41 next
        xorps xmm3, xmm13                                          ;   901.0 fmul+fadd   41 next
        xorps xmm8, xmm0                                           ;   902.0 fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;   903.0 fmul+fadd   41 next
        movaps xmm0, [rbp - 128]                                   ;   899.7 agu2+agu0+fmisc   41 next
        andps xmm0, xmm14                                          ;   904.0 fmul+fadd   41 next
        movaps xmm1, [rdx + 80]                                    ;   901.7 agu1+agu0+fmisc   50 next reload
        orps xmm4, xmm1                                            ;   905.0 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;   906.0 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;   907.0 fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;   908.0 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;   909.0 fmul+fadd   41 next
        xorps xmm14, xmm8                                          ;   910.0 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;   911.0 fmul+fadd   41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;   907.0 agu2+agu0+fmisc   41 next reload
        xorps xmm14, xmm15                                         ;   912.0 fmul+fadd   41 next
        xorps xmm11, [rbp - 64]                                    ;   913.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, [rdx + 16]                                     ;   914.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rbp + 80]                                    ;   910.0 agu1+agu2+fmisc   41 next
        xorps xmm0, [rdx - 112]                                    ;   915.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm7, xmm0                                           ;   917.0 fmul+fadd   41 next
        movaps xmm2, [rdx - 80]                                    ;   912.3 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdi - 96]                                     ;   917.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm3, [rbp + 32]                                    ;   914.3 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;   919.0 fmul+fadd   41 next
        xorps xmm1, [rbp + 96]                                     ;   919.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;   921.0 fmul+fadd   41 next
        movaps xmm4, [rdx - 32]                                    ;   916.3 agu1+agu0+fmisc   41 next
        xorps xmm4, [rbp + 0]                                      ;   921.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm4                                          ;   923.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 16]                                    ;   918.7 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp + 48]                                     ;   923.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;   925.0 fmul+fadd   41 next
        movaps xmm8, [rdx + 32]                                    ;   921.0 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp - 128]                                    ;   925.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm8                                          ;   927.0 fmul+fadd   41 next
        movaps xmm9, [rbp - 48]                                    ;   923.3 agu1+agu0+fmisc   41 next
        xorps xmm9, [rbp - 112]                                    ;   927.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm9                                           ;   929.0 fmul+fadd   41 next
        movaps xmm13, [r9 + 2448]                                  ;   925.3 agu1+agu2+fmisc   69 k1.9 reload
        xorps xmm7, xmm13                                          ;   929.0 fmul+fadd   44 next
        xorps xmm3, [r9 + 2464]                                    ;   930.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm14, [r9 + 2480]                                   ;   931.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm12, [r9 + 2496]                                   ;   932.0 agu1+agu2+fmul+fadd   44 next
        xorps xmm10, [r9 + 2512]                                   ;   933.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm11, [r9 + 2528]                                   ;   934.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm6, [r9 + 2544]                                    ;   935.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm0, [r9 + 2304]                                    ;   936.0 agu2+agu1+fmul+fadd   44 next
        xorps xmm2, [r9 + 2320]                                    ;   937.0 agu0+agu2+fmul+fadd   44 next
        xorps xmm1, [r9 + 2336]                                    ;   938.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm4, [r9 + 2352]                                    ;   939.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm5, [r9 + 2368]                                    ;   940.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm8, [r9 + 2384]                                    ;   941.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm9, [r9 + 2400]                                    ;   942.0 agu1+agu0+fmul+fadd   44 next
        movaps xmm13, [rbp + 16]                                   ;   938.0 agu2+agu0+fmisc   44 next
        xorps xmm13, [r9 + 2416]                                   ;   943.0 agu1+agu0+fmul+fadd   44 next
        movaps [rbp + 16], xmm10                                   ;   940.0 agu2+agu0+fmisc   44 next spill
        movaps xmm10, [rdx - 96]                                   ;   942.0 agu1+agu2+fmisc   44 next
        xorps xmm10, [r9 + 2432]                                   ;   944.0 agu0+agu1+fmul+fadd   44 next
        movaps [rdx - 96], xmm3                                    ;   944.0 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm1                                          ;   945.0 fmul+fadd   41 next copy
        xorps xmm3, xmm10                                          ;   947.0 fmul+fadd   41 next
        movaps [rbp - 112], xmm11                                  ;   946.0 agu1+agu2+fmisc   44 next spill
        movaps xmm11, xmm0                                         ;   947.0 fmul+fadd   41 next copy
        xorps xmm11, xmm9                                          ;   949.0 fmul+fadd   41 next
        movaps [rbp - 48], xmm7                                    ;   948.0 agu0+agu1+fmisc   44 next spill
        movaps xmm7, xmm1                                          ;   949.0 fmul+fadd   41 next copy
        xorps xmm7, xmm4                                           ;   951.0 fmul+fadd   41 next
        movaps [rbp - 128], xmm6                                   ;   950.0 agu2+agu0+fmisc   44 next spill
        movaps xmm6, xmm0                                          ;   951.0 fmul+fadd   41 next copy
        andps xmm6, xmm2                                           ;   953.0 fmul+fadd   41 next
        movaps [rdx + 32], xmm14                                   ;   952.0 agu1+agu0+fmisc   44 next spill
        movaps xmm14, xmm1                                         ;   953.0 fmul+fadd   41 next copy
        xorps xmm14, xmm13                                         ;   955.0 fmul+fadd   41 next
        andps xmm14, xmm0                                          ;   957.0 fmul+fadd   41 next
        movaps [rbp + 48], xmm12                                   ;   954.0 agu2+agu0+fmisc   44 next spill
        movaps xmm12, xmm9                                         ;   956.0 fmul+fadd   41 next copy
        xorps xmm12, xmm4                                          ;   958.0 fmul+fadd   41 next
        movaps [rbp - 16], xmm10                                   ;   956.0 agu1+agu0+fmisc   44 next spill
        movaps xmm10, xmm7                                         ;   958.0 fmul+fadd   41 next copy
        andps xmm10, xmm4                                          ;   960.0 fmul+fadd   41 next
        xorps xmm6, xmm10                                          ;   962.0 fmul+fadd   41 next
        movaps xmm10, xmm9                                         ;   961.0 fmul+fadd   41 next copy
        andps xmm10, xmm8                                          ;   963.0 fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;   965.0 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;   967.0 fmul+fadd   41 next
        movaps [rbp + 0], xmm10                                    ;   967.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm11                                        ;   965.0 fmul+fadd   41 next copy
        andps xmm10, xmm13                                         ;   967.0 fmul+fadd   41 next
        movaps [rdx - 32], xmm11                                   ;   964.0 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm9                                         ;   967.0 fmul+fadd   41 next copy
        andps xmm11, xmm4                                          ;   969.0 fmul+fadd   41 next
        movaps [rbp + 96], xmm4                                    ;   966.7 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;   969.0 fmul+fadd   41 next copy
        xorps xmm4, xmm2                                           ;   971.0 fmul+fadd   41 next
        movaps [rbp + 32], xmm14                                   ;   969.0 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;   971.0 fmul+fadd   41 next copy
        andps xmm14, xmm13                                         ;   973.0 fmul+fadd   41 next
        movaps [rdx + 80], xmm14                                   ;   975.0 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm0                                         ;   973.0 fmul+fadd   41 next copy
        andps xmm14, xmm8                                          ;   975.0 fmul+fadd   41 next
        xorps xmm14, xmm2                                          ;   977.0 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;   979.0 fmul+fadd   41 next
        movaps [rdi - 96], xmm10                                   ;   981.0 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm8                                         ;   977.0 fmul+fadd   41 next copy
        andps xmm10, xmm5                                          ;   979.0 fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;   981.0 fmul+fadd   41 next
        movaps xmm15, xmm3                                         ;   980.0 fmul+fadd   41 next copy
        andps xmm15, xmm2                                          ;   982.0 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;   984.0 fmul+fadd   41 next
        movaps xmm15, xmm4                                         ;   983.0 fmul+fadd   41 next copy
        andps xmm15, xmm13                                         ;   985.0 fmul+fadd   41 next
        andps xmm4, xmm8                                           ;   985.0 fmul+fadd   41 next
        movaps [rdx - 80], xmm10                                   ;   983.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm7                                         ;   986.0 fmul+fadd   41 next copy
        andps xmm10, xmm8                                          ;   988.0 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;   990.0 fmul+fadd   41 next
        xorps xmm14, xmm15                                         ;   992.0 fmul+fadd   41 next
        xorps xmm14, xmm12                                         ;   994.0 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;   991.0 fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;   993.0 fmul+fadd   41 next
        movaps xmm10, xmm7                                         ;   993.0 fmul+fadd   41 next copy
        orps xmm10, xmm2                                           ;   995.0 fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;   997.0 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;   996.0 fmul+fadd   41 next
        movaps xmm12, xmm0                                         ;   997.0 fmul+fadd   41 next copy
        xorps xmm12, xmm2                                          ;   999.0 fmul+fadd   41 next
        andps xmm0, [rbp - 16]                                     ;   999.0 agu1+agu0+fmul+fadd   41 next
        movaps [rdx - 112], xmm10                                  ;   999.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm3                                         ;  1000.0 fmul+fadd   41 next copy
        andps xmm10, xmm8                                          ;  1002.0 fmul+fadd   41 next
        xorps xmm15, xmm10                                         ;  1004.0 fmul+fadd   41 next
        xorps xmm15, [rbp + 32]                                    ;  1006.0 agu1+agu2+fmul+fadd   41 next
        movaps [rbp + 80], xmm0                                    ;  1001.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm2                                          ;  1004.0 fmul+fadd   41 next copy
        andps xmm0, xmm1                                           ;  1006.0 fmul+fadd   41 next
        xorps xmm0, xmm13                                          ;  1008.0 fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;  1010.0 fmul+fadd   41 next
        andps xmm0, xmm1                                           ;  1010.0 fmul+fadd   41 next
        movaps [rdx + 16], xmm1                                    ;  1005.7 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm12                                         ;  1009.0 fmul+fadd   41 next copy
        andps xmm1, xmm9                                           ;  1011.0 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  1011.0 fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;  1013.0 fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  1015.0 fmul+fadd   41 next
        movaps xmm12, [rbp - 16]                                   ;  1011.0 agu1+agu0+fmisc   41 next
        andps xmm12, xmm13                                         ;  1014.0 fmul+fadd   41 next
        xorps xmm15, xmm12                                         ;  1016.0 fmul+fadd   41 next
        xorps xmm12, xmm8                                          ;  1016.0 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;  1017.0 fmul+fadd   41 next
        movaps xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;  1014.3 agu2+agu0+fmisc   41 next reload
        xorps xmm14, xmm10                                         ;  1019.0 fmul+fadd   41 next
        xorps xmm0, [rdx - 80]                                     ;  1019.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm6                                           ;  1021.0 fmul+fadd   41 next
        andps xmm9, xmm2                                           ;  1021.0 fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;  1023.0 fmul+fadd   41 next
        andps xmm8, xmm13                                          ;  1023.0 fmul+fadd   41 next
        andps xmm13, xmm5                                          ;  1024.0 fmul+fadd   41 next
        movaps xmm10, [rbp + 96]                                   ;  1020.7 agu2+agu0+fmisc   41 next
        andps xmm10, xmm3                                          ;  1025.0 fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;  1027.0 fmul+fadd   41 next
        andps xmm3, xmm7                                           ;  1027.0 fmul+fadd   41 next
        movaps xmm10, [rdx - 32]                                   ;  1024.0 agu1+agu0+fmisc   41 next reload
        andps xmm7, xmm10                                          ;  1028.0 fmul+fadd   41 next
        xorps xmm8, xmm7                                           ;  1030.0 fmul+fadd   41 next
        xorps xmm4, xmm11                                          ;  1030.0 fmul+fadd   41 next
        movaps xmm7, [rbp + 96]                                    ;  1026.7 agu2+agu0+fmisc   41 next
        andps xmm7, xmm10                                          ;  1031.0 fmul+fadd   41 next
        xorps xmm8, [rbp - 16]                                     ;  1032.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, [rbp + 80]                                    ;  1033.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;  1034.0 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  1035.0 fmul+fadd   41 next
        movaps xmm3, [rdx + 16]                                    ;  1031.7 agu1+agu2+fmisc   41 next
        andps xmm3, xmm5                                           ;  1036.0 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  1038.0 fmul+fadd   41 next
        xorps xmm1, xmm13                                          ;  1038.0 fmul+fadd   41 next
        andps xmm2, xmm5                                           ;  1039.0 fmul+fadd   41 next
        xorps xmm8, [rbp + 32]                                     ;  1040.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;  1041.0 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  1042.0 fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  1043.0 fmul+fadd   41 next
        movaps xmm3, [rbp + 96]                                    ;  1039.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;  1044.0 fmul+fadd   41 next
        xorps xmm7, xmm12                                          ;  1045.0 fmul+fadd   41 next
        xorps xmm13, [rdi - 96]                                    ;  1046.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  1047.0 fmul+fadd   41 next
        movaps xmm7, [rbp - 16]                                    ;  1043.0 agu2+agu0+fmisc   44 next reload
        andps xmm5, xmm7                                           ;  1048.0 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  1049.0 fmul+fadd   41 next
        xorps xmm13, xmm8                                          ;  1051.0 fmul+fadd   41 next
        xorps xmm6, [rdx - 112]                                    ;  1051.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  1052.0 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;  1053.0 fmul+fadd   41 next
        movaps xmm1, [rbp + 96]                                    ;  1049.0 agu2+agu0+fmisc   44 next reload
        xorps xmm5, xmm1                                           ;  1054.0 fmul+fadd   41 next
        xorps xmm6, [rdi - 96]                                     ;  1055.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, [rbp + 0]                                      ;  1056.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm5                                          ;  1057.0 fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;  1058.0 fmul+fadd   41 next
        andps xmm10, xmm7                                          ;  1059.0 fmul+fadd   41 next
        xorps xmm12, [rdx - 80]                                    ;  1060.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;  1061.0 fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  1062.0 fmul+fadd   41 next
        xorps xmm2, [rdx + 16]                                     ;  1064.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm2, [rdx + 80]                                     ;  1066.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  1065.0 fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  1068.0 fmul+fadd   41 next
        movaps xmm1, [rbp + 48]                                    ;  1062.0 agu2+agu0+fmisc   41 next
        movaps xmm2, [rdx + 32]                                    ;  1064.0 agu1+agu0+fmisc   44 next reload
        andps xmm1, xmm2                                           ;  1067.0 fmul+fadd   41 next
        movaps xmm3, [rbp - 128]                                   ;  1066.0 agu2+agu0+fmisc   41 next
        movaps xmm5, [rbp - 48]                                    ;  1067.3 agu1+agu0+fmisc+fmul   44 next reload
        andps xmm3, xmm5                                           ;  1069.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 112]                                   ;  1069.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm8, [rdx - 96]                                    ;  1069.3 agu0+agu1+fmisc+fmul   44 next reload
        andps xmm7, xmm8                                           ;  1071.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 128]                                  ;  1071.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm10, [rbp + 16]                                    ;  1073.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  1073.0 fmul+fadd   41 next
        movaps [rdx + 80], xmm9                                    ;  1072.0 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 48]                                    ;  1073.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm9, xmm5                                           ;  1075.3 fadd+fmul   41 next
        movaps [rdx + 16], xmm0                                    ;  1075.0 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp + 16]                                    ;  1075.3 agu1+agu0+fadd+fmul   41 next
        andps xmm0, xmm5                                           ;  1077.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm4                                    ;  1077.0 agu2+agu1+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;  1077.3 fadd+fmul   41 next copy
        andps xmm4, xmm8                                           ;  1079.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm12                                   ;  1079.0 agu0+agu1+fmisc   41 next spill
        movaps xmm12, xmm7                                         ;  1079.3 fadd+fmul   41 next copy
        xorps xmm12, xmm3                                          ;  1081.3 fadd+fmul   41 next
        andps xmm7, [rbp + 48]                                     ;  1081.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 16], xmm6                                    ;  1081.0 agu1+agu0+fmisc   41 next spill
        movaps xmm6, xmm9                                          ;  1082.3 fadd+fmul   41 next copy
        xorps xmm9, xmm10                                          ;  1083.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  1084.3 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  1085.3 fadd+fmul   41 next
        andps xmm9, [rbp - 112]                                    ;  1086.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm3, xmm4                                           ;  1087.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm11                                   ;  1084.3 agu0+agu1+fmisc   41 next spill
        movaps xmm11, [rbp + 48]                                   ;  1086.3 agu2+agu0+fmisc   41 next
        xorps xmm11, xmm0                                          ;  1088.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  1090.3 fadd+fmul   41 next
        andps xmm11, xmm8                                          ;  1090.3 fadd+fmul   41 next
        andps xmm3, xmm8                                           ;  1091.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm13                                    ;  1088.3 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;  1090.3 agu0+agu1+fmisc   41 next
        andps xmm13, [rbp + 16]                                    ;  1092.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 96], xmm14                                   ;  1092.3 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 128]                                  ;  1093.3 agu0+agu1+fadd+fmul   41 next
        andps xmm14, [rbp + 48]                                    ;  1095.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, [rbp + 16]                                    ;  1095.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx - 112], xmm15                                  ;  1094.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;  1096.3 fadd+fmul   41 next copy
        xorps xmm15, xmm14                                         ;  1098.3 fadd+fmul   41 next
        orps xmm13, xmm0                                           ;  1098.3 fadd+fmul   41 next
        xorps xmm0, [rbp - 128]                                    ;  1099.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, [rbp - 112]                                   ;  1100.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm6                                    ;  1097.3 agu2+agu1+fmisc   41 next spill
        movaps xmm6, [rbp + 48]                                    ;  1099.3 agu0+agu2+fmisc   41 next
        andps xmm6, xmm4                                           ;  1101.3 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1103.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 112]                                   ;  1101.3 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm2                                           ;  1103.3 fadd+fmul   41 next
        andps xmm4, [rbp + 16]                                     ;  1104.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1105.3 fadd+fmul   41 next
        xorps xmm0, xmm14                                          ;  1106.3 fadd+fmul   41 next
        andps xmm10, xmm6                                          ;  1107.3 fadd+fmul   41 next
        andps xmm14, [rbp - 128]                                   ;  1108.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;  1109.3 fadd+fmul   41 next
        andps xmm11, xmm8                                          ;  1110.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm3                                    ;  1107.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm5                                          ;  1111.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;  1113.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  1113.3 fadd+fmul   41 next
        movaps xmm14, xmm6                                         ;  1114.3 fadd+fmul   41 next copy
        andps xmm14, xmm3                                          ;  1116.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  1116.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  1118.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 16]                                    ;  1114.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm8                                           ;  1118.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  1120.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 16]                                    ;  1116.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm12                                          ;  1120.3 fadd+fmul   41 next
        andps xmm3, xmm2                                           ;  1122.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  1124.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;  1119.3 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm3                                           ;  1126.3 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  1124.3 fadd+fmul   41 next
        xorps xmm15, xmm6                                          ;  1125.3 fadd+fmul   41 next
        andps xmm14, xmm8                                          ;  1126.3 fadd+fmul   41 next
        andps xmm15, xmm5                                          ;  1127.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  1129.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 16]                                    ;  1126.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  1129.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 128]                                   ;  1128.0 agu1+agu0+fmisc   41 next
        andps xmm5, xmm2                                           ;  1130.3 fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  1132.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm9                                    ;  1130.0 agu2+agu0+fmisc   41 next spill
        movaps xmm9, [rbp + 16]                                    ;  1132.0 agu1+agu0+fmisc+fadd   41 next
        andps xmm9, [rbp + 48]                                     ;  1134.0 agu2+agu1+fmul+fadd   41 next
        andps xmm6, xmm9                                           ;  1136.0 fmul+fadd   41 next
        xorps xmm9, xmm5                                           ;  1136.0 fmul+fadd   41 next
        xorps xmm5, [rbp - 112]                                    ;  1136.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;  1138.0 fmul+fadd   41 next
        movaps xmm9, [rbp - 128]                                   ;  1134.0 agu1+agu0+fmisc   41 next
        andps xmm9, xmm8                                           ;  1138.0 fmul+fadd   41 next
        movaps xmm8, [rbp - 112]                                   ;  1136.0 agu2+agu0+fmisc   41 next
        andps xmm8, xmm2                                           ;  1139.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 128]                                   ;  1138.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm12                                          ;  1140.0 fmul+fadd   41 next
        xorps xmm6, xmm2                                           ;  1142.0 fmul+fadd   41 next
        movaps xmm2, xmm9                                          ;  1142.0 fmul+fadd   41 next copy
        xorps xmm2, xmm8                                           ;  1144.0 fmul+fadd   41 next
        andps xmm8, xmm5                                           ;  1144.0 fmul+fadd   41 next
        andps xmm5, [rbp + 48]                                     ;  1145.0 agu2+agu0+fmul+fadd   41 next
        andps xmm12, [rbp - 112]                                   ;  1146.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 96], xmm13                                   ;  1143.0 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp - 48]                                   ;  1145.0 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  1147.0 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;  1148.0 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  1149.0 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  1151.0 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;  1151.0 fmul+fadd   41 next
        xorps xmm13, [rbp + 32]                                    ;  1152.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm9                                          ;  1153.0 fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;  1154.0 fmul+fadd   41 next
        xorps xmm4, xmm13                                          ;  1155.0 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  1156.0 fmul+fadd   41 next
        movaps xmm3, [rbp - 112]                                   ;  1152.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  1157.0 fmul+fadd   41 next
        movaps xmm9, [rdx + 32]                                    ;  1154.7 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm9                                            ;  1158.0 fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;  1159.0 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  1160.0 fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  1161.0 fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  1162.0 fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;  1163.0 fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  1164.0 fmul+fadd   41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1160.0 agu2+agu0+fmisc   41 next reload
        xorps xmm4, xmm15                                          ;  1165.0 fmul+fadd   41 next
        xorps xmm8, [rbp - 96]                                     ;  1166.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, [rbp + 80]                                     ;  1167.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rdx - 112]                                   ;  1163.0 agu1+agu2+fmisc   41 next
        xorps xmm0, [rbp - 48]                                     ;  1168.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;  1170.0 fmul+fadd   41 next
        movaps xmm1, [rdi - 96]                                    ;  1165.3 agu2+agu0+fmisc   41 next
        xorps xmm1, [rdx - 96]                                     ;  1170.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm2, [rbp - 64]                                    ;  1167.3 agu2+agu1+fmisc   41 next
        xorps xmm2, xmm1                                           ;  1172.0 fmul+fadd   41 next
        xorps xmm9, [rbp + 0]                                      ;  1172.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm4, xmm9                                           ;  1174.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 32]                                    ;  1169.3 agu1+agu0+fmisc   41 next
        xorps xmm3, [rbp + 48]                                     ;  1174.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  1176.0 fmul+fadd   41 next
        movaps xmm10, [rbp - 16]                                   ;  1171.7 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp + 16]                                    ;  1176.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, xmm10                                          ;  1178.0 fmul+fadd   41 next
        movaps xmm11, [rdx - 80]                                   ;  1174.0 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  1178.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  1180.0 fmul+fadd   41 next
        movaps xmm12, [rbp + 96]                                   ;  1176.3 agu1+agu2+fmisc   41 next
        xorps xmm12, [rbp - 128]                                   ;  1180.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  1182.0 fmul+fadd   41 next
        movaps xmm13, [rax - 128]                                  ;  1178.3 agu2+agu0+fmisc   50 next reload
        xorps xmm0, xmm13                                          ;  1182.0 fmul+fadd   50 next
        xorps xmm1, [rcx - 96]                                     ;  1183.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [rcx + 112]                                    ;  1184.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm3, [rcx + 96]                                     ;  1185.0 agu1+agu2+fmul+fadd   50 next
        xorps xmm10, [rcx + 80]                                    ;  1186.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm11, [rcx + 64]                                    ;  1187.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm12, [rcx + 48]                                    ;  1188.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm6, [rcx + 0]                                      ;  1189.0 agu2+agu1+fmul+fadd   50 next
        xorps xmm2, [rcx - 16]                                     ;  1190.0 agu0+agu2+fmul+fadd   50 next
        xorps xmm4, [rcx - 32]                                     ;  1191.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm14, [rcx - 48]                                    ;  1192.0 agu2+agu1+fmul+fadd   50 next
        xorps xmm7, [rdi + 32]                                     ;  1193.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm8, [rbp + 64]                                     ;  1194.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm5, [rdi + 64]                                     ;  1195.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm13, [r11 + 48]                                    ;  1196.0 agu2+agu0+fmul+fadd   50 next
        movaps [rax - 128], xmm5                                   ;  1197.0 agu1+agu0+fmisc   50 next spill
        movaps xmm5, [rdx + 16]                                    ;  1194.0 agu2+agu0+fmisc   50 next
        xorps xmm5, [rcx + 32]                                     ;  1197.0 agu1+agu0+fmul+fadd   50 next
        movaps [rdx + 16], xmm8                                    ;  1196.0 agu2+agu0+fmisc   50 next spill
        movaps xmm8, [rdx + 80]                                    ;  1197.3 agu1+agu0+fmisc+fmul   50 next
        xorps xmm8, [rcx + 16]                                     ;  1199.3 agu2+agu1+fadd+fmul   50 next
        movaps [rdx + 80], xmm7                                    ;  1199.0 agu0+agu2+fmisc   50 next spill
        movaps xmm7, [rcx - 96]                                    ;  1199.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [r11 + 64]                                     ;  1201.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx - 96], xmm14                                   ;  1201.0 agu0+agu2+fmisc   50 next spill
        movaps xmm14, [rcx + 112]                                  ;  1201.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm14, [r11 + 80]                                    ;  1203.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 112], xmm4                                   ;  1203.0 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rcx + 96]                                    ;  1203.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm4, [r11 + 96]                                     ;  1205.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 96], xmm2                                    ;  1205.0 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rcx + 80]                                    ;  1205.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm2, [r11 + 112]                                    ;  1207.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 80], xmm6                                    ;  1207.0 agu0+agu2+fmisc   50 next spill
        movaps xmm6, [rcx + 64]                                    ;  1207.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm6, [r11 + 128]                                    ;  1209.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 64], xmm8                                    ;  1209.0 agu0+agu2+fmisc   50 next spill
        movaps xmm8, [rcx + 48]                                    ;  1209.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm8, [r11 + 144]                                    ;  1211.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 48], xmm5                                    ;  1211.0 agu0+agu2+fmisc   50 next spill
        movaps xmm5, [rcx + 32]                                    ;  1211.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [r11 + 160]                                    ;  1213.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 32], xmm12                                   ;  1213.0 agu0+agu2+fmisc   50 next spill
        movaps xmm12, [rcx + 16]                                   ;  1213.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm12, [r11 + 176]                                   ;  1215.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 16], xmm11                                   ;  1215.0 agu0+agu2+fmisc   50 next spill
        movaps xmm11, [rcx + 0]                                    ;  1215.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm11, [r11 + 192]                                   ;  1217.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx + 0], xmm10                                    ;  1217.0 agu0+agu2+fmisc   50 next spill
        movaps xmm10, [rcx - 16]                                   ;  1217.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm10, [r11 + 208]                                   ;  1219.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx - 16], xmm3                                    ;  1219.0 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rcx - 32]                                    ;  1219.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm3, [r11 + 224]                                    ;  1221.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx - 32], xmm9                                    ;  1221.0 agu0+agu2+fmisc   50 next spill
        movaps xmm9, [rcx - 48]                                    ;  1221.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [r11 + 240]                                    ;  1223.3 agu2+agu1+fadd+fmul   50 next
        movaps [rcx - 48], xmm1                                    ;  1223.0 agu0+agu2+fmisc   50 next spill
        movaps xmm1, [rdi + 32]                                    ;  1223.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm1, [r11]                                          ;  1225.3 agu2+agu1+fadd+fmul   50 next
        movaps [rdi + 32], xmm0                                    ;  1225.0 agu0+agu2+fmisc   50 next spill
        movaps xmm0, [rbp + 64]                                    ;  1225.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm0, [r11 + 16]                                     ;  1227.3 agu2+agu1+fadd+fmul   50 next
        movaps [rbp + 64], xmm2                                    ;  1227.0 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rdi + 64]                                    ;  1227.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm2, [r11 + 32]                                     ;  1229.3 agu2+agu1+fadd+fmul   50 next
        movaps [rdi + 64], xmm7                                    ;  1229.0 agu0+agu2+fmisc   50 next spill
        movaps xmm7, xmm11                                         ;  1229.3 fadd+fmul   41 next copy
        xorps xmm7, xmm2                                           ;  1231.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm6                                   ;  1231.0 agu1+agu0+fmisc   50 next spill
        movaps xmm6, xmm1                                          ;  1231.3 fadd+fmul   41 next copy
        xorps xmm6, xmm5                                           ;  1233.3 fadd+fmul   41 next
        movaps [rbp + 96], xmm13                                   ;  1233.0 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  1233.3 fadd+fmul   41 next copy
        xorps xmm13, xmm10                                         ;  1235.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm8                                   ;  1235.0 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm5                                          ;  1235.3 fadd+fmul   41 next copy
        andps xmm8, xmm12                                          ;  1237.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm14                                   ;  1237.0 agu2+agu0+fmisc   50 next spill
        movaps xmm14, xmm11                                        ;  1237.3 fadd+fmul   41 next copy
        xorps xmm14, xmm0                                          ;  1239.3 fadd+fmul   41 next
        andps xmm14, xmm5                                          ;  1241.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm4                                    ;  1239.0 agu1+agu0+fmisc   50 next spill
        movaps xmm4, xmm1                                          ;  1240.3 fadd+fmul   41 next copy
        xorps xmm4, xmm10                                          ;  1242.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm2                                    ;  1241.0 agu2+agu0+fmisc   50 next spill
        movaps xmm2, xmm13                                         ;  1242.3 fadd+fmul   41 next copy
        andps xmm2, xmm10                                          ;  1244.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  1246.3 fadd+fmul   41 next
        movaps xmm2, xmm1                                          ;  1245.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;  1247.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  1249.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  1251.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm2                                    ;  1251.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm6                                          ;  1249.3 fadd+fmul   41 next copy
        andps xmm2, xmm0                                           ;  1251.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm6                                    ;  1248.3 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm1                                          ;  1251.3 fadd+fmul   41 next copy
        andps xmm6, xmm10                                          ;  1253.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm10                                    ;  1251.0 agu1+agu0+fmisc   50 next spill
        movaps xmm10, xmm11                                        ;  1253.3 fadd+fmul   41 next copy
        xorps xmm10, xmm12                                         ;  1255.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm14                                   ;  1253.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm4                                         ;  1255.3 fadd+fmul   41 next copy
        andps xmm14, xmm0                                          ;  1257.3 fadd+fmul   41 next
        movaps [rdx + 32], xmm14                                   ;  1259.3 agu1+agu0+fmisc   41 next spill
        movaps xmm14, xmm5                                         ;  1257.3 fadd+fmul   41 next copy
        andps xmm14, xmm9                                          ;  1259.3 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;  1261.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;  1263.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm2                                    ;  1265.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm9                                          ;  1261.3 fadd+fmul   41 next copy
        andps xmm2, xmm3                                           ;  1263.3 fadd+fmul   41 next
        xorps xmm2, xmm15                                          ;  1265.3 fadd+fmul   41 next
        movaps xmm15, xmm7                                         ;  1264.3 fadd+fmul   41 next copy
        andps xmm15, xmm12                                         ;  1266.3 fadd+fmul   41 next
        xorps xmm6, xmm15                                          ;  1268.3 fadd+fmul   41 next
        movaps xmm15, xmm10                                        ;  1267.3 fadd+fmul   41 next copy
        andps xmm15, xmm0                                          ;  1269.3 fadd+fmul   41 next
        andps xmm10, xmm9                                          ;  1269.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm2                                    ;  1267.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm13                                         ;  1270.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;  1272.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  1274.3 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  1276.3 fadd+fmul   41 next
        xorps xmm14, xmm4                                          ;  1278.3 fadd+fmul   41 next
        andps xmm4, xmm3                                           ;  1275.3 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  1277.3 fadd+fmul   41 next
        movaps xmm2, xmm13                                         ;  1277.3 fadd+fmul   41 next copy
        orps xmm2, xmm12                                           ;  1279.3 fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;  1281.3 fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  1280.3 fadd+fmul   41 next
        movaps xmm4, xmm5                                          ;  1281.3 fadd+fmul   41 next copy
        xorps xmm4, xmm12                                          ;  1283.3 fadd+fmul   41 next
        andps xmm5, [rbp - 16]                                     ;  1283.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 48], xmm2                                    ;  1283.3 agu1+agu0+fmisc   41 next spill
        movaps xmm2, xmm7                                          ;  1284.3 fadd+fmul   41 next copy
        andps xmm2, xmm9                                           ;  1286.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  1288.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 64]                                    ;  1290.3 agu2+agu1+fadd+fmul   41 next
        movaps [rdx - 112], xmm5                                   ;  1285.3 agu0+agu1+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  1288.3 fadd+fmul   41 next copy
        andps xmm5, xmm11                                          ;  1290.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  1292.3 fadd+fmul   41 next
        xorps xmm10, xmm5                                          ;  1294.3 fadd+fmul   41 next
        andps xmm5, xmm11                                          ;  1294.3 fadd+fmul   41 next
        movaps [rbp + 80], xmm11                                   ;  1290.0 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm4                                         ;  1293.3 fadd+fmul   41 next copy
        andps xmm11, xmm1                                          ;  1295.3 fadd+fmul   41 next
        andps xmm4, xmm3                                           ;  1295.3 fadd+fmul   41 next
        xorps xmm4, xmm8                                           ;  1297.3 fadd+fmul   41 next
        xorps xmm2, xmm4                                           ;  1299.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 16]                                    ;  1295.3 agu1+agu0+fmisc   41 next
        andps xmm4, xmm0                                           ;  1298.3 fadd+fmul   41 next
        xorps xmm15, xmm4                                          ;  1300.3 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  1300.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  1301.3 fadd+fmul   41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  1298.7 agu2+agu0+fmisc   41 next reload
        xorps xmm14, xmm2                                          ;  1303.3 fadd+fmul   41 next
        xorps xmm5, [rdi - 96]                                     ;  1303.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm8                                           ;  1305.3 fadd+fmul   41 next
        andps xmm1, xmm12                                          ;  1305.3 fadd+fmul   41 next
        xorps xmm1, xmm10                                          ;  1307.3 fadd+fmul   41 next
        andps xmm9, xmm0                                           ;  1307.3 fadd+fmul   41 next
        andps xmm0, xmm3                                           ;  1308.3 fadd+fmul   41 next
        movaps xmm2, [rbp + 0]                                     ;  1305.0 agu2+agu0+fmisc   41 next
        andps xmm2, xmm7                                           ;  1309.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1311.3 fadd+fmul   41 next
        andps xmm7, xmm13                                          ;  1311.3 fadd+fmul   41 next
        movaps xmm2, [rdx - 32]                                    ;  1308.3 agu1+agu0+fmisc   41 next reload
        andps xmm13, xmm2                                          ;  1312.3 fadd+fmul   41 next
        xorps xmm9, xmm13                                          ;  1314.3 fadd+fmul   41 next
        xorps xmm10, xmm6                                          ;  1314.3 fadd+fmul   41 next
        movaps xmm13, [rbp + 0]                                    ;  1311.0 agu2+agu0+fmisc   41 next
        andps xmm13, xmm2                                          ;  1315.3 fadd+fmul   41 next
        xorps xmm9, [rbp - 16]                                     ;  1316.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, [rdx - 112]                                    ;  1317.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  1318.3 fadd+fmul   41 next
        xorps xmm8, xmm7                                           ;  1319.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 80]                                    ;  1316.0 agu1+agu2+fmisc   41 next
        andps xmm7, xmm3                                           ;  1320.3 fadd+fmul   41 next
        xorps xmm13, xmm7                                          ;  1322.3 fadd+fmul   41 next
        xorps xmm11, xmm0                                          ;  1322.3 fadd+fmul   41 next
        andps xmm12, xmm3                                          ;  1323.3 fadd+fmul   41 next
        xorps xmm9, [rbp - 64]                                     ;  1324.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm12, xmm11                                         ;  1325.3 fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  1326.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1327.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 0]                                     ;  1324.0 agu2+agu0+fmisc   41 next
        andps xmm7, xmm3                                           ;  1328.3 fadd+fmul   41 next
        xorps xmm13, xmm4                                          ;  1329.3 fadd+fmul   41 next
        xorps xmm0, [rdx - 96]                                     ;  1330.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm13                                         ;  1331.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 16]                                   ;  1327.3 agu2+agu0+fmisc   50 next reload
        andps xmm3, xmm13                                          ;  1332.3 fadd+fmul   41 next
        xorps xmm9, xmm7                                           ;  1333.3 fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  1335.3 fadd+fmul   41 next
        xorps xmm8, [rbp - 48]                                     ;  1335.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm11                                          ;  1336.3 fadd+fmul   41 next
        andps xmm4, xmm13                                          ;  1337.3 fadd+fmul   41 next
        movaps xmm9, [rbp + 0]                                     ;  1333.3 agu2+agu0+fmisc   50 next reload
        xorps xmm3, xmm9                                           ;  1338.3 fadd+fmul   41 next
        xorps xmm8, [rdx - 96]                                     ;  1339.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, [rbp + 48]                                     ;  1340.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  1341.3 fadd+fmul   41 next
        xorps xmm10, xmm7                                          ;  1342.3 fadd+fmul   41 next
        andps xmm2, xmm13                                          ;  1343.3 fadd+fmul   41 next
        xorps xmm4, [rdi - 96]                                     ;  1344.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  1345.3 fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  1346.3 fadd+fmul   41 next
        xorps xmm12, [rbp + 80]                                    ;  1348.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rdx + 32]                                    ;  1350.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  1349.3 fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;  1352.3 fadd+fmul   41 next
        movaps xmm2, [rbp + 16]                                    ;  1346.3 agu2+agu0+fmisc   41 next
        movaps xmm3, [rdx - 80]                                    ;  1348.3 agu1+agu0+fmisc   50 next reload
        andps xmm2, xmm3                                           ;  1351.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 112]                                   ;  1350.3 agu2+agu0+fmisc   41 next
        movaps xmm9, [rbp + 96]                                    ;  1352.0 agu1+agu0+fmisc+fadd   50 next reload
        andps xmm7, xmm9                                           ;  1354.0 fmul+fadd   41 next
        movaps xmm11, [rbp - 128]                                  ;  1353.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm12, [rdi + 64]                                   ;  1354.0 agu0+agu1+fmisc+fadd   50 next reload
        andps xmm11, xmm12                                         ;  1356.0 fmul+fadd   41 next
        movaps xmm13, [rbp - 112]                                  ;  1355.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm13, [rbp + 64]                                    ;  1357.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm9                                           ;  1357.3 fadd+fmul   41 next
        movaps [rdx + 32], xmm1                                    ;  1356.3 agu2+agu1+fmisc   41 next spill
        movaps xmm1, [rbp + 16]                                    ;  1358.0 agu0+agu1+fmisc+fadd   41 next
        andps xmm1, xmm9                                           ;  1360.0 fmul+fadd   41 next
        movaps [rbp + 80], xmm5                                    ;  1359.3 agu2+agu0+fmisc   41 next spill
        movaps xmm5, [rbp + 64]                                    ;  1360.0 agu1+agu0+fmul+fadd   41 next
        andps xmm5, xmm9                                           ;  1362.0 fmul+fadd   41 next
        movaps [rbp + 0], xmm10                                    ;  1361.3 agu2+agu1+fmisc   41 next spill
        movaps xmm10, xmm3                                         ;  1362.0 fmul+fadd   41 next copy
        andps xmm10, xmm12                                         ;  1364.0 fmul+fadd   41 next
        movaps [rdi - 96], xmm4                                    ;  1363.3 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm11                                         ;  1364.0 fmul+fadd   41 next copy
        xorps xmm4, xmm7                                           ;  1366.0 fmul+fadd   41 next
        andps xmm11, [rbp + 16]                                    ;  1366.0 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 16], xmm8                                    ;  1365.3 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm1                                          ;  1367.0 fmul+fadd   41 next copy
        xorps xmm1, xmm13                                          ;  1368.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  1369.0 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;  1370.0 fmul+fadd   41 next
        andps xmm1, [rbp - 128]                                    ;  1371.0 agu2+agu1+fmul+fadd   41 next
        xorps xmm7, xmm10                                          ;  1372.0 fmul+fadd   41 next
        movaps [rdx - 32], xmm6                                    ;  1368.7 agu0+agu1+fmisc   41 next spill
        movaps xmm6, [rbp + 16]                                    ;  1370.7 agu2+agu0+fmisc   41 next
        xorps xmm6, xmm5                                           ;  1373.0 fmul+fadd   41 next
        xorps xmm11, xmm6                                          ;  1375.0 fmul+fadd   41 next
        andps xmm6, xmm12                                          ;  1375.0 fmul+fadd   41 next
        andps xmm7, xmm12                                          ;  1376.0 fmul+fadd   41 next
        movaps [rbp + 48], xmm0                                    ;  1372.7 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 128]                                   ;  1374.7 agu0+agu1+fmisc   41 next
        andps xmm0, [rbp + 64]                                     ;  1377.0 agu2+agu0+fmul+fadd   41 next
        movaps [rdx - 96], xmm14                                   ;  1376.7 agu1+agu2+fmisc   41 next spill
        movaps xmm14, [rbp - 112]                                  ;  1377.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm14, [rbp + 16]                                    ;  1379.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, [rbp + 64]                                     ;  1379.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 48], xmm15                                   ;  1379.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm0                                         ;  1380.3 fadd+fmul   41 next copy
        xorps xmm15, xmm14                                         ;  1382.3 fadd+fmul   41 next
        orps xmm0, xmm5                                            ;  1382.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 112]                                    ;  1383.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, [rbp - 128]                                   ;  1384.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 64], xmm8                                    ;  1381.7 agu2+agu1+fmisc   41 next spill
        movaps xmm8, [rbp + 16]                                    ;  1383.7 agu0+agu2+fmisc   41 next
        andps xmm8, xmm10                                          ;  1385.7 fadd+fmul   41 next
        xorps xmm0, xmm8                                           ;  1387.7 fadd+fmul   41 next
        movaps xmm8, [rbp - 128]                                   ;  1385.7 agu1+agu0+fmisc   41 next
        xorps xmm8, xmm3                                           ;  1387.7 fadd+fmul   41 next
        andps xmm10, [rbp + 64]                                    ;  1388.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  1389.3 fadd+fmul   41 next
        xorps xmm5, xmm14                                          ;  1390.3 fadd+fmul   41 next
        andps xmm13, xmm8                                          ;  1391.3 fadd+fmul   41 next
        andps xmm14, [rbp - 112]                                   ;  1392.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1393.3 fadd+fmul   41 next
        andps xmm6, xmm12                                          ;  1394.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm7                                   ;  1391.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm9                                          ;  1395.3 fadd+fmul   41 next copy
        andps xmm7, xmm12                                          ;  1397.3 fadd+fmul   41 next
        xorps xmm11, xmm14                                         ;  1397.3 fadd+fmul   41 next
        movaps xmm14, xmm8                                         ;  1398.3 fadd+fmul   41 next copy
        andps xmm14, xmm7                                          ;  1400.3 fadd+fmul   41 next
        xorps xmm7, xmm5                                           ;  1400.3 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  1402.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 64]                                    ;  1398.3 agu1+agu0+fmisc   41 next
        xorps xmm7, xmm12                                          ;  1402.3 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  1404.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 64]                                    ;  1400.3 agu2+agu0+fmisc   41 next
        xorps xmm7, xmm4                                           ;  1404.3 fadd+fmul   41 next
        andps xmm7, xmm3                                           ;  1406.3 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  1408.3 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  1407.3 fadd+fmul   41 next
        movaps xmm7, [rel kasumi_encrypt_compact.T0_constants128]  ;  1404.0 agu1+agu0+fmisc   41 next reload
        xorps xmm1, xmm7                                           ;  1410.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  1409.3 fadd+fmul   41 next
        andps xmm14, xmm12                                         ;  1410.3 fadd+fmul   41 next
        andps xmm15, xmm9                                          ;  1411.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  1413.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 64]                                    ;  1409.3 agu2+agu0+fmisc   41 next
        andps xmm7, xmm2                                           ;  1413.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 112]                                   ;  1411.3 agu1+agu0+fmisc   41 next
        andps xmm9, xmm3                                           ;  1414.3 fadd+fmul   41 next
        xorps xmm10, xmm9                                          ;  1416.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm1                                    ;  1413.3 agu2+agu0+fmisc   41 next spill
        movaps xmm1, [rbp + 64]                                    ;  1415.3 agu1+agu0+fmisc   41 next
        andps xmm1, [rbp + 16]                                     ;  1417.3 agu2+agu1+fadd+fmul   41 next
        andps xmm8, xmm1                                           ;  1419.3 fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  1419.3 fadd+fmul   41 next
        xorps xmm9, [rbp - 128]                                    ;  1419.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm14, xmm1                                          ;  1421.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 112]                                   ;  1417.7 agu1+agu0+fmisc   41 next
        andps xmm1, xmm12                                          ;  1421.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 128]                                  ;  1419.7 agu2+agu0+fmisc   41 next
        andps xmm12, xmm3                                          ;  1422.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 112]                                   ;  1421.7 agu1+agu0+fmisc   41 next
        andps xmm3, xmm4                                           ;  1423.7 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1425.7 fadd+fmul   41 next
        movaps xmm3, xmm1                                          ;  1425.3 fadd+fmul   41 next copy
        xorps xmm3, xmm12                                          ;  1427.3 fadd+fmul   41 next
        andps xmm12, xmm9                                          ;  1427.3 fadd+fmul   41 next
        andps xmm9, [rbp + 16]                                     ;  1428.3 agu2+agu0+fadd+fmul   41 next
        andps xmm4, [rbp - 128]                                    ;  1429.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 32], xmm0                                    ;  1426.3 agu2+agu1+fmisc   41 next spill
        movaps xmm0, [rbp + 96]                                    ;  1428.3 agu0+agu2+fmisc   41 next
        andps xmm0, xmm3                                           ;  1430.3 fadd+fmul   41 next
        xorps xmm3, xmm7                                           ;  1431.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  1432.3 fadd+fmul   41 next
        xorps xmm1, xmm7                                           ;  1434.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  1434.3 fadd+fmul   41 next
        xorps xmm0, [rbp - 64]                                     ;  1435.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm1                                           ;  1436.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  1437.3 fadd+fmul   41 next
        xorps xmm10, xmm0                                          ;  1438.3 fadd+fmul   41 next
        xorps xmm9, xmm4                                           ;  1439.3 fadd+fmul   41 next
        movaps xmm0, [rbp - 128]                                   ;  1436.0 agu2+agu0+fmisc   41 next
        andps xmm0, xmm2                                           ;  1440.3 fadd+fmul   41 next
        movaps xmm1, [rdx - 80]                                    ;  1438.0 agu1+agu0+fmisc   50 next reload
        orps xmm3, xmm1                                            ;  1441.3 fadd+fmul   41 next
        xorps xmm8, xmm5                                           ;  1442.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  1443.3 fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;  1444.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1445.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1446.3 fadd+fmul   41 next
        xorps xmm14, xmm0                                          ;  1447.3 fadd+fmul   41 next
        movaps xmm15, [rel kasumi_encrypt_compact.T0_constants128] ;  1443.3 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm15                                         ;  1448.3 fadd+fmul   41 next
        xorps xmm12, [rbp + 32]                                    ;  1449.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, [rdx - 112]                                    ;  1450.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm0, [rbp - 48]                                    ;  1446.3 agu1+agu2+fmisc   41 next
        xorps xmm0, [rbp + 96]                                     ;  1451.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm8, xmm0                                           ;  1453.3 fadd+fmul   41 next
        movaps xmm2, [rdx - 96]                                    ;  1448.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdi + 64]                                     ;  1453.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm3, [rbp - 96]                                    ;  1450.7 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;  1455.3 fadd+fmul   41 next
        xorps xmm1, [rbp + 48]                                     ;  1455.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  1457.3 fadd+fmul   41 next
        movaps xmm4, [rdx - 32]                                    ;  1452.7 agu1+agu0+fmisc   41 next
        xorps xmm4, [rbp + 16]                                     ;  1457.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm4                                          ;  1459.3 fadd+fmul   41 next
        movaps xmm5, [rbp - 16]                                    ;  1455.0 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp + 64]                                     ;  1459.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  1461.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 96]                                    ;  1457.3 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp - 128]                                    ;  1461.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, xmm6                                          ;  1463.3 fadd+fmul   41 next
        movaps xmm7, [rbp + 0]                                     ;  1459.7 agu1+agu2+fmisc   41 next
        xorps xmm7, [rbp - 112]                                    ;  1463.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm9, xmm7                                           ;  1465.3 fadd+fmul   41 next
        xorps xmm8, [r11 + 2448]                                   ;  1465.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm3, [r11 + 2464]                                   ;  1466.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm10, [r11 + 2480]                                  ;  1467.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm14, [r11 + 2496]                                  ;  1468.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm11, [r11 + 2512]                                  ;  1469.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm12, [r11 + 2528]                                  ;  1470.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm9, [r11 + 2544]                                   ;  1471.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm0, [r11 + 2304]                                   ;  1472.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm2, [r11 + 2320]                                   ;  1473.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm1, [r11 + 2336]                                   ;  1474.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm4, [r11 + 2352]                                   ;  1475.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm5, [r11 + 2368]                                   ;  1476.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm6, [r11 + 2384]                                   ;  1477.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm7, [r11 + 2400]                                   ;  1478.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm13, [rbp + 80]                                   ;  1474.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r11 + 2416]                                  ;  1479.3 agu1+agu0+fadd+fmul   44 next
        movaps [rbp + 80], xmm11                                   ;  1476.3 agu2+agu0+fmisc   44 next spill
        movaps xmm11, [rdx + 32]                                   ;  1478.3 agu1+agu2+fmisc   44 next
        xorps xmm11, [r11 + 2432]                                  ;  1480.3 agu0+agu1+fadd+fmul   44 next
        movaps [rdx + 32], xmm3                                    ;  1480.3 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm1                                          ;  1481.3 fadd+fmul   41 next copy
        xorps xmm3, xmm11                                          ;  1483.3 fadd+fmul   41 next
        movaps [rbp - 112], xmm12                                  ;  1482.3 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm0                                         ;  1483.3 fadd+fmul   41 next copy
        xorps xmm12, xmm7                                          ;  1485.3 fadd+fmul   41 next
        movaps [rbp + 0], xmm8                                     ;  1484.3 agu0+agu1+fmisc   44 next spill
        movaps xmm8, xmm1                                          ;  1485.3 fadd+fmul   41 next copy
        xorps xmm8, xmm4                                           ;  1487.3 fadd+fmul   41 next
        movaps [rbp - 128], xmm9                                   ;  1486.3 agu2+agu0+fmisc   44 next spill
        movaps xmm9, xmm0                                          ;  1487.3 fadd+fmul   41 next copy
        andps xmm9, xmm2                                           ;  1489.3 fadd+fmul   41 next
        movaps [rdi - 96], xmm10                                   ;  1488.3 agu1+agu0+fmisc   44 next spill
        movaps xmm10, xmm1                                         ;  1489.3 fadd+fmul   41 next copy
        xorps xmm10, xmm13                                         ;  1491.3 fadd+fmul   41 next
        andps xmm10, xmm0                                          ;  1493.3 fadd+fmul   41 next
        movaps [rbp + 64], xmm14                                   ;  1490.3 agu2+agu0+fmisc   44 next spill
        movaps xmm14, xmm7                                         ;  1492.3 fadd+fmul   41 next copy
        xorps xmm14, xmm4                                          ;  1494.3 fadd+fmul   41 next
        movaps [rbp - 16], xmm11                                   ;  1492.3 agu1+agu0+fmisc   44 next spill
        movaps xmm11, xmm8                                         ;  1494.3 fadd+fmul   41 next copy
        andps xmm11, xmm4                                          ;  1496.3 fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  1498.3 fadd+fmul   41 next
        movaps xmm11, xmm7                                         ;  1497.3 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;  1499.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;  1501.3 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;  1503.3 fadd+fmul   41 next
        movaps [rbp + 16], xmm11                                   ;  1503.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;  1501.3 fadd+fmul   41 next copy
        andps xmm11, xmm13                                         ;  1503.3 fadd+fmul   41 next
        movaps [rdx - 32], xmm12                                   ;  1500.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm7                                         ;  1503.3 fadd+fmul   41 next copy
        andps xmm12, xmm4                                          ;  1505.3 fadd+fmul   41 next
        movaps [rbp + 48], xmm4                                    ;  1503.0 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm1                                          ;  1505.3 fadd+fmul   41 next copy
        xorps xmm4, xmm2                                           ;  1507.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm10                                   ;  1505.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm14                                        ;  1507.3 fadd+fmul   41 next copy
        andps xmm10, xmm13                                         ;  1509.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm10                                   ;  1511.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm0                                         ;  1509.3 fadd+fmul   41 next copy
        andps xmm10, xmm6                                          ;  1511.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1513.3 fadd+fmul   41 next
        xorps xmm11, xmm10                                         ;  1515.3 fadd+fmul   41 next
        movaps [rdi + 64], xmm11                                   ;  1517.3 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  1513.3 fadd+fmul   41 next copy
        andps xmm11, xmm5                                          ;  1515.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;  1517.3 fadd+fmul   41 next
        movaps xmm15, xmm3                                         ;  1516.3 fadd+fmul   41 next copy
        andps xmm15, xmm2                                          ;  1518.3 fadd+fmul   41 next
        xorps xmm12, xmm15                                         ;  1520.3 fadd+fmul   41 next
        movaps xmm15, xmm4                                         ;  1519.3 fadd+fmul   41 next copy
        andps xmm15, xmm13                                         ;  1521.3 fadd+fmul   41 next
        andps xmm4, xmm6                                           ;  1521.3 fadd+fmul   41 next
        movaps [rdx - 96], xmm11                                   ;  1519.3 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm8                                         ;  1522.3 fadd+fmul   41 next copy
        andps xmm11, xmm6                                          ;  1524.3 fadd+fmul   41 next
        xorps xmm10, xmm11                                         ;  1526.3 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;  1528.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  1530.3 fadd+fmul   41 next
        andps xmm14, xmm5                                          ;  1527.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;  1529.3 fadd+fmul   41 next
        movaps xmm14, xmm8                                         ;  1529.3 fadd+fmul   41 next copy
        orps xmm14, xmm2                                           ;  1531.3 fadd+fmul   41 next
        xorps xmm14, xmm12                                         ;  1533.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  1532.3 fadd+fmul   41 next
        movaps xmm11, xmm0                                         ;  1533.3 fadd+fmul   41 next copy
        xorps xmm11, xmm2                                          ;  1535.3 fadd+fmul   41 next
        andps xmm0, [rbp - 16]                                     ;  1535.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp + 96], xmm14                                   ;  1535.3 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm3                                         ;  1536.3 fadd+fmul   41 next copy
        andps xmm14, xmm6                                          ;  1538.3 fadd+fmul   41 next
        xorps xmm15, xmm14                                         ;  1540.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 96]                                    ;  1542.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 48], xmm0                                    ;  1537.3 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm2                                          ;  1540.3 fadd+fmul   41 next copy
        andps xmm0, xmm1                                           ;  1542.3 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;  1544.3 fadd+fmul   41 next
        xorps xmm4, xmm0                                           ;  1546.3 fadd+fmul   41 next
        andps xmm0, xmm1                                           ;  1546.3 fadd+fmul   41 next
        movaps [rdx - 112], xmm1                                   ;  1542.0 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm11                                         ;  1545.3 fadd+fmul   41 next copy
        andps xmm1, xmm7                                           ;  1547.3 fadd+fmul   41 next
        andps xmm11, xmm5                                          ;  1547.3 fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  1549.3 fadd+fmul   41 next
        xorps xmm14, xmm11                                         ;  1551.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 16]                                   ;  1547.3 agu1+agu0+fmisc   41 next
        andps xmm11, xmm13                                         ;  1550.3 fadd+fmul   41 next
        xorps xmm15, xmm11                                         ;  1552.3 fadd+fmul   41 next
        xorps xmm11, xmm6                                          ;  1552.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  1553.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  1550.7 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm14                                         ;  1555.3 fadd+fmul   41 next
        xorps xmm0, [rdx - 96]                                     ;  1555.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  1557.3 fadd+fmul   41 next
        andps xmm7, xmm2                                           ;  1557.3 fadd+fmul   41 next
        xorps xmm7, xmm4                                           ;  1559.3 fadd+fmul   41 next
        andps xmm6, xmm13                                          ;  1559.3 fadd+fmul   41 next
        andps xmm13, xmm5                                          ;  1560.3 fadd+fmul   41 next
        movaps xmm14, [rbp + 48]                                   ;  1557.0 agu2+agu0+fmisc   41 next
        andps xmm14, xmm3                                          ;  1561.3 fadd+fmul   41 next
        xorps xmm4, xmm14                                          ;  1563.3 fadd+fmul   41 next
        andps xmm3, xmm8                                           ;  1563.3 fadd+fmul   41 next
        movaps xmm14, [rdx - 32]                                   ;  1560.3 agu1+agu0+fmisc   41 next reload
        andps xmm8, xmm14                                          ;  1564.3 fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;  1566.3 fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;  1566.3 fadd+fmul   41 next
        movaps xmm8, [rbp + 48]                                    ;  1563.0 agu2+agu0+fmisc   41 next
        andps xmm8, xmm14                                          ;  1567.3 fadd+fmul   41 next
        xorps xmm6, [rbp - 16]                                     ;  1568.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, [rbp - 48]                                    ;  1569.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm6                                           ;  1570.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  1571.3 fadd+fmul   41 next
        movaps xmm3, [rdx - 112]                                   ;  1568.0 agu1+agu2+fmisc   41 next
        andps xmm3, xmm5                                           ;  1572.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  1574.3 fadd+fmul   41 next
        xorps xmm1, xmm13                                          ;  1574.3 fadd+fmul   41 next
        andps xmm2, xmm5                                           ;  1575.3 fadd+fmul   41 next
        xorps xmm6, [rbp - 96]                                     ;  1576.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm2, xmm1                                           ;  1577.3 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  1578.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;  1579.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 48]                                    ;  1576.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;  1580.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  1581.3 fadd+fmul   41 next
        xorps xmm13, [rdi + 64]                                    ;  1582.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  1583.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 16]                                    ;  1579.3 agu2+agu0+fmisc   44 next reload
        andps xmm5, xmm8                                           ;  1584.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;  1585.3 fadd+fmul   41 next
        xorps xmm13, xmm6                                          ;  1587.3 fadd+fmul   41 next
        xorps xmm9, [rbp + 96]                                     ;  1587.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm1                                          ;  1588.3 fadd+fmul   41 next
        andps xmm11, xmm8                                          ;  1589.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 48]                                    ;  1585.3 agu2+agu0+fmisc   44 next reload
        xorps xmm5, xmm1                                           ;  1590.3 fadd+fmul   41 next
        xorps xmm9, [rdi + 64]                                     ;  1591.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rbp + 16]                                     ;  1592.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, xmm5                                          ;  1593.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1594.3 fadd+fmul   41 next
        andps xmm14, xmm8                                          ;  1595.3 fadd+fmul   41 next
        xorps xmm11, [rdx - 96]                                    ;  1596.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;  1597.3 fadd+fmul   41 next
        xorps xmm2, xmm14                                          ;  1598.3 fadd+fmul   41 next
        xorps xmm2, [rdx - 112]                                    ;  1600.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, [rdx - 80]                                     ;  1602.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  1601.3 fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;  1604.3 fadd+fmul   41 next
        movaps xmm14, [rbp + 64]                                   ;  1598.3 agu2+agu0+fmisc   41 next
        movaps xmm1, [rdi - 96]                                    ;  1600.3 agu1+agu0+fmisc   44 next reload
        andps xmm14, xmm1                                          ;  1603.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 128]                                   ;  1602.3 agu2+agu0+fmisc   41 next
        movaps xmm3, [rbp + 0]                                     ;  1604.0 agu1+agu0+fmisc+fadd   44 next reload
        andps xmm2, xmm3                                           ;  1606.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 112]                                   ;  1605.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm6, [rdx + 32]                                    ;  1606.0 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm5, xmm6                                           ;  1608.0 fmul+fadd   41 next
        movaps xmm8, [rbp - 128]                                   ;  1607.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm8, [rbp + 80]                                     ;  1609.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  1609.3 fadd+fmul   41 next
        movaps [rdx - 80], xmm7                                    ;  1608.3 agu2+agu1+fmisc   41 next spill
        movaps xmm7, [rbp + 64]                                    ;  1610.0 agu0+agu1+fmisc+fadd   41 next
        andps xmm7, xmm3                                           ;  1612.0 fmul+fadd   41 next
        movaps [rdx - 112], xmm0                                   ;  1611.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rbp + 80]                                    ;  1612.0 agu1+agu0+fmul+fadd   41 next
        andps xmm0, xmm3                                           ;  1614.0 fmul+fadd   41 next
        movaps [rbp + 48], xmm4                                    ;  1613.3 agu2+agu1+fmisc   41 next spill
        movaps xmm4, xmm1                                          ;  1614.0 fmul+fadd   41 next copy
        andps xmm4, xmm6                                           ;  1616.0 fmul+fadd   41 next
        movaps [rdx - 96], xmm11                                   ;  1615.3 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm5                                         ;  1616.0 fmul+fadd   41 next copy
        xorps xmm11, xmm2                                          ;  1618.0 fmul+fadd   41 next
        andps xmm5, [rbp + 64]                                     ;  1618.0 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 16], xmm9                                    ;  1617.3 agu1+agu0+fmisc   41 next spill
        movaps xmm9, xmm7                                          ;  1619.0 fmul+fadd   41 next copy
        xorps xmm7, xmm8                                           ;  1620.0 fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  1621.0 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  1622.0 fmul+fadd   41 next
        andps xmm7, [rbp - 112]                                    ;  1623.0 agu2+agu1+fmul+fadd   41 next
        xorps xmm2, xmm4                                           ;  1624.0 fmul+fadd   41 next
        movaps [rdx - 32], xmm12                                   ;  1620.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 64]                                   ;  1622.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm0                                          ;  1625.0 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  1627.0 fmul+fadd   41 next
        andps xmm12, xmm6                                          ;  1627.0 fmul+fadd   41 next
        andps xmm2, xmm6                                           ;  1628.0 fmul+fadd   41 next
        movaps [rbp + 16], xmm13                                   ;  1624.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 112]                                  ;  1626.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rbp + 80]                                    ;  1629.0 agu2+agu0+fmul+fadd   41 next
        movaps [rdi + 64], xmm10                                   ;  1628.7 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rbp - 128]                                  ;  1629.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm10, [rbp + 64]                                    ;  1631.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rbp + 80]                                    ;  1631.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp + 96], xmm15                                   ;  1631.7 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm13                                        ;  1632.3 fadd+fmul   41 next copy
        xorps xmm15, xmm10                                         ;  1634.3 fadd+fmul   41 next
        orps xmm13, xmm0                                           ;  1634.3 fadd+fmul   41 next
        xorps xmm0, [rbp - 128]                                    ;  1635.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rbp - 112]                                   ;  1636.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 96], xmm9                                    ;  1633.7 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 64]                                    ;  1635.7 agu0+agu2+fmisc   41 next
        andps xmm9, xmm4                                           ;  1637.7 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  1639.7 fadd+fmul   41 next
        movaps xmm9, [rbp - 112]                                   ;  1637.7 agu1+agu0+fmisc   41 next
        xorps xmm9, xmm1                                           ;  1639.7 fadd+fmul   41 next
        andps xmm4, [rbp + 80]                                     ;  1640.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  1641.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  1642.3 fadd+fmul   41 next
        andps xmm8, xmm9                                           ;  1643.3 fadd+fmul   41 next
        andps xmm10, [rbp - 128]                                   ;  1644.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm8, xmm12                                          ;  1645.3 fadd+fmul   41 next
        andps xmm12, xmm6                                          ;  1646.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm2                                    ;  1643.3 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm3                                          ;  1647.3 fadd+fmul   41 next copy
        andps xmm2, xmm6                                           ;  1649.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  1649.3 fadd+fmul   41 next
        movaps xmm10, xmm9                                         ;  1650.3 fadd+fmul   41 next copy
        andps xmm10, xmm2                                          ;  1652.3 fadd+fmul   41 next
        xorps xmm2, xmm0                                           ;  1652.3 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  1654.3 fadd+fmul   41 next
        movaps xmm2, [rbp + 80]                                    ;  1650.3 agu1+agu0+fmisc   41 next
        xorps xmm2, xmm6                                           ;  1654.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  1656.3 fadd+fmul   41 next
        movaps xmm2, [rbp + 80]                                    ;  1652.3 agu2+agu0+fmisc   41 next
        xorps xmm2, xmm11                                          ;  1656.3 fadd+fmul   41 next
        andps xmm2, xmm1                                           ;  1658.3 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  1660.3 fadd+fmul   41 next
        movaps xmm2, [rel kasumi_encrypt_compact.T0_constants128]  ;  1655.3 agu1+agu0+fmisc   41 next reload
        xorps xmm7, xmm2                                           ;  1662.3 fadd+fmul   41 next
        xorps xmm10, xmm15                                         ;  1660.3 fadd+fmul   41 next
        xorps xmm15, xmm9                                          ;  1661.3 fadd+fmul   41 next
        andps xmm10, xmm6                                          ;  1662.3 fadd+fmul   41 next
        andps xmm15, xmm3                                          ;  1663.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  1665.3 fadd+fmul   41 next
        movaps xmm2, [rbp + 80]                                    ;  1662.0 agu2+agu0+fmisc   41 next
        andps xmm2, xmm14                                          ;  1665.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 128]                                   ;  1664.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  1666.3 fadd+fmul   41 next
        xorps xmm4, xmm3                                           ;  1668.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm7                                    ;  1666.0 agu2+agu0+fmisc   41 next spill
        movaps xmm7, [rbp + 80]                                    ;  1668.0 agu1+agu0+fmisc+fadd   41 next
        andps xmm7, [rbp + 64]                                     ;  1670.0 agu2+agu1+fmul+fadd   41 next
        andps xmm9, xmm7                                           ;  1672.0 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  1672.0 fmul+fadd   41 next
        xorps xmm3, [rbp - 112]                                    ;  1672.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm10, xmm7                                          ;  1674.0 fmul+fadd   41 next
        movaps xmm7, [rbp - 128]                                   ;  1670.0 agu1+agu0+fmisc   41 next
        andps xmm7, xmm6                                           ;  1674.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 112]                                   ;  1672.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm1                                           ;  1675.0 fmul+fadd   41 next
        movaps xmm1, [rbp - 128]                                   ;  1674.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm11                                          ;  1676.0 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;  1678.0 fmul+fadd   41 next
        movaps xmm1, xmm7                                          ;  1678.0 fmul+fadd   41 next copy
        xorps xmm1, xmm6                                           ;  1680.0 fmul+fadd   41 next
        andps xmm6, xmm3                                           ;  1680.0 fmul+fadd   41 next
        andps xmm3, [rbp + 64]                                     ;  1681.0 agu2+agu0+fmul+fadd   41 next
        andps xmm11, [rbp - 112]                                   ;  1682.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 64], xmm13                                   ;  1679.0 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rbp + 0]                                    ;  1681.0 agu0+agu2+fmisc   41 next
        andps xmm13, xmm1                                          ;  1683.0 fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  1684.0 fmul+fadd   41 next
        xorps xmm2, xmm15                                          ;  1685.0 fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  1687.0 fmul+fadd   41 next
        xorps xmm8, xmm1                                           ;  1687.0 fmul+fadd   41 next
        xorps xmm13, [rbp - 96]                                    ;  1688.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm7                                          ;  1689.0 fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;  1690.0 fmul+fadd   41 next
        xorps xmm4, xmm13                                          ;  1691.0 fmul+fadd   41 next
        xorps xmm3, xmm11                                          ;  1692.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 112]                                   ;  1688.7 agu2+agu0+fmisc   41 next
        andps xmm2, xmm14                                          ;  1693.0 fmul+fadd   41 next
        movaps xmm7, [rdi - 96]                                    ;  1690.7 agu1+agu0+fmisc   44 next reload
        orps xmm1, xmm7                                            ;  1694.0 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  1695.0 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;  1696.0 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  1697.0 fmul+fadd   41 next
        xorps xmm6, xmm15                                          ;  1698.0 fmul+fadd   41 next
        xorps xmm4, xmm14                                          ;  1699.0 fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;  1700.0 fmul+fadd   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  1696.0 agu2+agu0+fmisc   41 next reload
        xorps xmm4, xmm14                                          ;  1701.0 fmul+fadd   41 next
        xorps xmm6, [rbp - 64]                                     ;  1702.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, [rbp - 48]                                     ;  1703.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rbp + 96]                                   ;  1699.0 agu1+agu2+fmisc   41 next
        xorps xmm15, [rbp + 0]                                     ;  1704.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm9, xmm15                                          ;  1706.0 fmul+fadd   41 next
        movaps xmm0, [rdi + 64]                                    ;  1701.3 agu2+agu0+fmisc   41 next
        xorps xmm0, [rdx + 32]                                     ;  1706.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm1, [rbp + 32]                                    ;  1703.3 agu2+agu1+fmisc   41 next
        xorps xmm1, xmm0                                           ;  1708.0 fmul+fadd   41 next
        xorps xmm7, [rbp + 16]                                     ;  1708.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  1710.0 fmul+fadd   41 next
        movaps xmm2, [rdx - 32]                                    ;  1705.3 agu1+agu0+fmisc   41 next
        xorps xmm2, [rbp + 64]                                     ;  1710.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;  1712.0 fmul+fadd   41 next
        movaps xmm8, [rbp - 16]                                    ;  1707.7 agu1+agu0+fmisc   41 next
        xorps xmm8, [rbp + 80]                                     ;  1712.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  1714.0 fmul+fadd   41 next
        movaps xmm11, [rdx - 96]                                   ;  1710.0 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 112]                                   ;  1714.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm11                                          ;  1716.0 fmul+fadd   41 next
        movaps xmm12, [rbp + 48]                                   ;  1712.3 agu1+agu2+fmisc   41 next
        xorps xmm12, [rbp - 128]                                   ;  1716.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;  1718.0 fmul+fadd   41 next
        movaps xmm13, [rdi + 32]                                   ;  1714.3 agu2+agu0+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  1718.0 fmul+fadd   50 next
        xorps xmm0, [rcx - 48]                                     ;  1719.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm7, [rcx - 32]                                     ;  1720.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm2, [rcx - 16]                                     ;  1721.0 agu1+agu2+fmul+fadd   50 next
        xorps xmm8, [rcx + 0]                                      ;  1722.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm11, [rcx + 16]                                    ;  1723.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm12, [rcx + 32]                                    ;  1724.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [rcx + 80]                                     ;  1725.0 agu2+agu1+fmul+fadd   50 next
        xorps xmm1, [rcx + 96]                                     ;  1726.0 agu0+agu2+fmul+fadd   50 next
        xorps xmm4, [rcx + 112]                                    ;  1727.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [rcx - 96]                                    ;  1728.0 agu2+agu1+fmul+fadd   50 next
        xorps xmm5, [rdx + 80]                                     ;  1729.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm6, [rdx + 16]                                     ;  1730.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm3, [rax - 128]                                    ;  1731.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm13, [r14 - 64]                                    ;  1732.0 agu2+agu0+fmul+fadd  108 r
        movaps xmm14, [rdx - 112]                                  ;  1728.0 agu1+agu0+fmisc   50 next
        xorps xmm14, [rcx + 48]                                    ;  1733.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdx - 112], xmm13                                  ;  1734.0 agu1+agu0+fmisc  108 r spill
        movaps xmm13, [rdx - 80]                                   ;  1732.0 agu2+agu1+fmisc   50 next
        xorps xmm13, [rcx + 64]                                    ;  1734.0 agu0+agu2+fmul+fadd   50 next
        movaps [rdx - 80], xmm3                                    ;  1734.0 agu1+agu0+fmisc   50 next spill
        movaps xmm3, [rcx - 48]                                    ;  1735.0 agu2+agu1+fmul+fadd  108 r
        xorps xmm3, [r14 - 48]                                     ;  1737.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx - 48], xmm3                                    ;  1739.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx - 32]                                    ;  1737.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 - 32]                                     ;  1739.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx - 32], xmm3                                    ;  1741.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx - 16]                                    ;  1739.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 - 16]                                     ;  1741.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx - 16], xmm3                                    ;  1743.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 0]                                     ;  1741.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 0]                                      ;  1743.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 0], xmm3                                     ;  1745.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 16]                                    ;  1743.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 16]                                     ;  1745.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 16], xmm3                                    ;  1747.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 32]                                    ;  1745.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 32]                                     ;  1747.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 32], xmm3                                    ;  1749.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 48]                                    ;  1747.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 48]                                     ;  1749.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 48], xmm3                                    ;  1751.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 64]                                    ;  1749.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 64]                                     ;  1751.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 64], xmm3                                    ;  1753.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 80]                                    ;  1751.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 80]                                     ;  1753.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 80], xmm3                                    ;  1755.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 96]                                    ;  1753.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 96]                                     ;  1755.0 agu0+agu1+fmul+fadd  108 r
        movaps [rcx + 96], xmm3                                    ;  1757.0 agu2+agu0+fmisc  108 r spill
        movaps xmm3, [rcx + 112]                                   ;  1755.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm3, [r14 + 112]                                    ;  1757.0 agu0+agu1+fmul+fadd  108 r
        xorps xmm15, [r13 - 64]                                    ;  1757.0 agu2+agu0+fmul+fadd  108 r
        movaps [rcx + 112], xmm15                                  ;  1759.0 agu1+agu2+fmisc  108 r spill
        movaps xmm15, [rcx - 96]                                   ;  1757.3 agu0+agu1+fmisc+fmul  108 r
        xorps xmm15, [r15 - 128]                                   ;  1759.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm0, [r13 - 48]                                     ;  1759.3 agu1+agu2+fadd+fmul  108 r
        movaps [rcx - 96], xmm0                                    ;  1761.3 agu0+agu1+fmisc  108 r spill
        movaps xmm0, [rdx + 80]                                    ;  1760.0 agu2+agu0+fadd+fmisc  108 r
        xorps xmm0, [r15 - 112]                                    ;  1762.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm7, [r13 - 32]                                     ;  1762.0 agu0+agu1+fmul+fadd  108 r
        movaps [rdx + 80], xmm7                                    ;  1764.0 agu2+agu0+fmisc  108 r spill
        movaps xmm7, [rdx + 16]                                    ;  1763.0 agu1+agu2+fmul+fadd  108 r
        xorps xmm7, [r15 - 96]                                     ;  1765.0 agu0+agu1+fmul+fadd  108 r
        xorps xmm2, [r13 - 16]                                     ;  1765.0 agu2+agu0+fmul+fadd  108 r
        movaps [rdx + 16], xmm2                                    ;  1767.0 agu1+agu2+fmisc  108 r spill
        movaps xmm2, [rax - 128]                                   ;  1765.3 agu0+agu1+fmisc+fmul  108 r
        xorps xmm2, [r15 - 80]                                     ;  1767.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm8, [r13 + 0]                                      ;  1767.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm11, [r13 + 16]                                    ;  1768.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm12, [r13 + 32]                                    ;  1769.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm14, [r13 + 48]                                    ;  1770.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm13, [r13 + 64]                                    ;  1771.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm9, [r13 + 80]                                     ;  1772.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm1, [r13 + 96]                                     ;  1773.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm4, [r13 + 112]                                    ;  1774.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm10, [r14 - 128]                                   ;  1775.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm5, [r14 - 112]                                    ;  1776.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm6, [r14 - 96]                                     ;  1777.3 agu0+agu1+fadd+fmul  108 r
        movaps [rax - 128], xmm6                                   ;  1779.3 agu2+agu0+fmisc  108 r spill
        movaps xmm6, [rdx - 112]                                   ;  1775.3 agu1+agu2+fmisc   50 next
        xorps xmm6, [r9 + 176]                                     ;  1778.3 agu0+agu1+fadd+fmul   50 next
        movaps [rdi + 32], xmm5                                    ;  1778.3 agu2+agu0+fmisc  108 r spill
        movaps xmm5, [rdx - 80]                                    ;  1779.0 agu1+agu0+fmisc+fadd  108 r
        xorps xmm5, [r14 - 80]                                     ;  1781.0 agu2+agu1+fmul+fadd  108 r
        movaps [rdx - 80], xmm5                                    ;  1783.0 agu0+agu2+fmisc  108 r spill
        movaps xmm5, [rcx - 48]                                    ;  1781.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm5, [r9 + 192]                                     ;  1783.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp - 128], xmm10                                  ;  1782.3 agu0+agu2+fmisc  108 r spill
        movaps xmm10, [rcx - 32]                                   ;  1783.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [r9 + 208]                                    ;  1785.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 48], xmm4                                    ;  1784.3 agu0+agu2+fmisc  108 r spill
        movaps xmm4, [rcx - 16]                                    ;  1785.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r9 + 224]                                     ;  1787.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp - 112], xmm1                                   ;  1786.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rcx + 0]                                     ;  1787.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm1, [r9 + 240]                                     ;  1789.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 96], xmm9                                    ;  1788.3 agu0+agu2+fmisc  108 r spill
        movaps xmm9, [rcx + 16]                                    ;  1789.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [r9]                                           ;  1791.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 80], xmm13                                   ;  1790.3 agu0+agu2+fmisc  108 r spill
        movaps xmm13, [rcx + 32]                                   ;  1791.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm13, [r9 + 16]                                     ;  1793.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp - 16], xmm14                                   ;  1792.3 agu0+agu2+fmisc  108 r spill
        movaps xmm14, [rcx + 48]                                   ;  1793.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm14, [r9 + 32]                                     ;  1795.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 64], xmm12                                   ;  1794.3 agu0+agu2+fmisc  108 r spill
        movaps xmm12, [rcx + 64]                                   ;  1795.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm12, [r9 + 48]                                     ;  1797.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 32], xmm11                                   ;  1796.3 agu0+agu2+fmisc  108 r spill
        movaps xmm11, [rcx + 80]                                   ;  1797.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r9 + 64]                                     ;  1799.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 16], xmm8                                    ;  1798.3 agu0+agu2+fmisc  108 r spill
        movaps xmm8, [rcx + 96]                                    ;  1799.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [r9 + 80]                                      ;  1801.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 32], xmm1                                    ;  1800.3 agu0+agu2+fmisc   50 next spill
        movaps xmm1, xmm3                                          ;  1801.0 fmul+fadd   50 next copy
        xorps xmm1, [r9 + 96]                                      ;  1803.0 agu1+agu0+fmul+fadd   50 next
        movaps [rdi - 96], xmm3                                    ;  1802.3 agu2+agu0+fmisc  108 r spill
        movaps xmm3, xmm15                                         ;  1803.0 fmul+fadd   50 next copy
        xorps xmm3, [r9 + 112]                                     ;  1805.0 agu1+agu2+fmul+fadd   50 next
        movaps [rdx + 32], xmm15                                   ;  1804.3 agu0+agu1+fmisc  108 r spill
        movaps xmm15, xmm0                                         ;  1805.0 fmul+fadd   50 next copy
        xorps xmm15, [r9 + 128]                                    ;  1807.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi + 64], xmm0                                    ;  1806.3 agu1+agu0+fmisc  108 r spill
        movaps xmm0, xmm7                                          ;  1807.0 fmul+fadd   50 next copy
        xorps xmm0, [r9 + 144]                                     ;  1809.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 0], xmm7                                     ;  1808.3 agu0+agu1+fmisc  108 r spill
        movaps xmm7, xmm2                                          ;  1809.0 fmul+fadd   50 next copy
        xorps xmm7, [r9 + 160]                                     ;  1811.0 agu2+agu0+fmul+fadd   50 next
        movaps [rbp + 96], xmm2                                    ;  1810.3 agu1+agu0+fmisc  108 r spill
        movaps xmm2, xmm11                                         ;  1811.0 fmul+fadd   41 next copy
        xorps xmm2, xmm7                                           ;  1813.0 fmul+fadd   41 next
        movaps [rbp - 48], xmm5                                    ;  1812.3 agu2+agu1+fmisc   50 next spill
        movaps xmm5, xmm15                                         ;  1813.0 fmul+fadd   41 next copy
        xorps xmm5, xmm14                                          ;  1815.0 fmul+fadd   41 next
        movaps [rbp - 64], xmm9                                    ;  1814.3 agu0+agu1+fmisc   50 next spill
        movaps xmm9, xmm11                                         ;  1815.0 fmul+fadd   41 next copy
        xorps xmm9, xmm8                                           ;  1817.0 fmul+fadd   41 next
        movaps [rbp - 96], xmm6                                    ;  1816.3 agu2+agu0+fmisc   50 next spill
        movaps xmm6, xmm14                                         ;  1817.0 fmul+fadd   41 next copy
        andps xmm6, xmm12                                          ;  1819.0 fmul+fadd   41 next
        movaps [rdx - 128], xmm13                                  ;  1818.3 agu1+agu0+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  1819.0 fmul+fadd   41 next copy
        xorps xmm13, xmm0                                          ;  1821.0 fmul+fadd   41 next
        andps xmm13, xmm14                                         ;  1823.0 fmul+fadd   41 next
        movaps [rcx - 80], xmm10                                   ;  1820.3 agu2+agu0+fmisc   50 next spill
        movaps xmm10, xmm15                                        ;  1822.0 fmul+fadd   41 next copy
        xorps xmm10, xmm8                                          ;  1824.0 fmul+fadd   41 next
        movaps [rdx + 48], xmm4                                    ;  1822.3 agu1+agu0+fmisc   50 next spill
        movaps xmm4, xmm9                                          ;  1824.0 fmul+fadd   41 next copy
        andps xmm4, xmm8                                           ;  1826.0 fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;  1828.0 fmul+fadd   41 next
        movaps xmm4, xmm15                                         ;  1827.0 fmul+fadd   41 next copy
        andps xmm4, xmm3                                           ;  1829.0 fmul+fadd   41 next
        xorps xmm4, [rel kasumi_encrypt_compact.T0_constants128]   ;  1831.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1833.0 fmul+fadd   41 next
        movaps [rdi - 64], xmm4                                    ;  1833.0 agu1+agu0+fmisc   41 next spill
        movaps xmm4, xmm5                                          ;  1831.0 fmul+fadd   41 next copy
        andps xmm4, xmm0                                           ;  1833.0 fmul+fadd   41 next
        movaps [rdi - 16], xmm5                                    ;  1830.0 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm15                                         ;  1833.0 fmul+fadd   41 next copy
        andps xmm5, xmm8                                           ;  1835.0 fmul+fadd   41 next
        movaps [rdi - 48], xmm8                                    ;  1832.7 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm11                                         ;  1835.0 fmul+fadd   41 next copy
        xorps xmm8, xmm12                                          ;  1837.0 fmul+fadd   41 next
        movaps [rdx + 0], xmm13                                    ;  1835.0 agu2+agu0+fmisc   41 next spill
        movaps xmm13, xmm10                                        ;  1837.0 fmul+fadd   41 next copy
        andps xmm13, xmm0                                          ;  1839.0 fmul+fadd   41 next
        movaps [rcx - 128], xmm13                                  ;  1841.0 agu1+agu0+fmisc   41 next spill
        movaps xmm13, xmm14                                        ;  1839.0 fmul+fadd   41 next copy
        andps xmm13, xmm3                                          ;  1841.0 fmul+fadd   41 next
        xorps xmm13, xmm12                                         ;  1843.0 fmul+fadd   41 next
        xorps xmm4, xmm13                                          ;  1845.0 fmul+fadd   41 next
        movaps [rdi - 32], xmm4                                    ;  1847.0 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm3                                          ;  1843.0 fmul+fadd   41 next copy
        andps xmm4, xmm1                                           ;  1845.0 fmul+fadd   41 next
        xorps xmm4, [rel kasumi_encrypt_compact.T0_constants128]   ;  1847.0 agu1+agu0+fmul+fadd   41 next
        movaps [rdi - 128], xmm4                                   ;  1849.0 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;  1846.0 fmul+fadd   41 next copy
        andps xmm4, xmm12                                          ;  1848.0 fmul+fadd   41 next
        xorps xmm5, xmm4                                           ;  1850.0 fmul+fadd   41 next
        movaps xmm4, xmm8                                          ;  1849.0 fmul+fadd   41 next copy
        andps xmm4, xmm0                                           ;  1851.0 fmul+fadd   41 next
        andps xmm8, xmm3                                           ;  1851.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm6                                    ;  1849.3 agu1+agu0+fmisc   41 next spill
        movaps xmm6, xmm9                                          ;  1852.0 fmul+fadd   41 next copy
        andps xmm6, xmm3                                           ;  1854.0 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  1856.0 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  1858.0 fmul+fadd   41 next
        xorps xmm13, xmm10                                         ;  1860.0 fmul+fadd   41 next
        andps xmm10, xmm1                                          ;  1857.0 fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  1859.0 fmul+fadd   41 next
        movaps xmm6, xmm9                                          ;  1859.0 fmul+fadd   41 next copy
        orps xmm6, xmm12                                           ;  1861.0 fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  1863.0 fmul+fadd   41 next
        xorps xmm5, xmm14                                          ;  1862.0 fmul+fadd   41 next
        movaps xmm10, xmm14                                        ;  1863.0 fmul+fadd   41 next copy
        xorps xmm10, xmm12                                         ;  1865.0 fmul+fadd   41 next
        andps xmm14, xmm7                                          ;  1865.0 fmul+fadd   41 next
        movaps [rdx + 96], xmm6                                    ;  1865.0 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm2                                          ;  1866.0 fmul+fadd   41 next copy
        andps xmm6, xmm3                                           ;  1868.0 fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;  1870.0 fmul+fadd   41 next
        xorps xmm4, [rdx + 0]                                      ;  1872.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp + 112], xmm14                                  ;  1867.0 agu2+agu0+fmisc   41 next spill
        movaps xmm14, xmm12                                        ;  1870.0 fmul+fadd   41 next copy
        andps xmm14, xmm11                                         ;  1872.0 fmul+fadd   41 next
        xorps xmm14, xmm0                                          ;  1874.0 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  1876.0 fmul+fadd   41 next
        andps xmm14, xmm11                                         ;  1876.0 fmul+fadd   41 next
        movaps [rdi + 80], xmm11                                   ;  1871.7 agu1+agu2+fmisc   50 next spill
        movaps xmm11, xmm10                                        ;  1875.0 fmul+fadd   41 next copy
        andps xmm11, xmm15                                         ;  1877.0 fmul+fadd   41 next
        andps xmm10, xmm1                                          ;  1877.0 fmul+fadd   41 next
        xorps xmm10, [rbp - 80]                                    ;  1879.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm6, xmm10                                          ;  1881.0 fmul+fadd   41 next
        movaps xmm10, xmm0                                         ;  1880.0 fmul+fadd   41 next copy
        andps xmm10, xmm7                                          ;  1882.0 fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;  1884.0 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  1884.0 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  1884.0 fmul+fadd   41 next
        movaps xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  1881.0 agu2+agu0+fmisc   41 next reload
        xorps xmm13, xmm6                                          ;  1886.0 fmul+fadd   41 next
        xorps xmm14, [rdi - 128]                                   ;  1886.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, [rbp - 80]                                    ;  1888.0 agu2+agu0+fmul+fadd   41 next
        andps xmm15, xmm12                                         ;  1888.0 fmul+fadd   41 next
        xorps xmm15, xmm8                                          ;  1890.0 fmul+fadd   41 next
        andps xmm3, xmm0                                           ;  1890.0 fmul+fadd   41 next
        andps xmm0, xmm1                                           ;  1891.0 fmul+fadd   41 next
        movaps xmm6, [rdi - 48]                                    ;  1887.7 agu1+agu2+fmisc   41 next
        andps xmm6, xmm2                                           ;  1892.0 fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  1894.0 fmul+fadd   41 next
        andps xmm2, xmm9                                           ;  1894.0 fmul+fadd   41 next
        movaps xmm6, [rdi - 16]                                    ;  1891.0 agu0+agu1+fmisc   41 next reload
        andps xmm9, xmm6                                           ;  1895.0 fmul+fadd   41 next
        xorps xmm3, xmm9                                           ;  1897.0 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  1897.0 fmul+fadd   41 next
        movaps xmm9, [rdi - 48]                                    ;  1893.7 agu2+agu0+fmisc   41 next
        andps xmm9, xmm6                                           ;  1898.0 fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;  1899.0 fmul+fadd   41 next
        xorps xmm0, [rbp + 112]                                    ;  1900.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  1901.0 fmul+fadd   41 next
        xorps xmm2, [rbp - 80]                                     ;  1902.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  1903.0 fmul+fadd   41 next
        andps xmm12, xmm1                                          ;  1904.0 fmul+fadd   41 next
        xorps xmm3, [rdx + 0]                                      ;  1905.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  1906.0 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  1907.0 fmul+fadd   41 next
        xorps xmm2, xmm1                                           ;  1908.0 fmul+fadd   41 next
        xorps xmm0, [rdi - 32]                                     ;  1909.0 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 0], xmm14                                    ;  1905.0 agu1+agu0+fmisc   41 next spill
        movaps xmm14, [rdi + 80]                                   ;  1907.0 agu2+agu0+fmisc   41 next
        andps xmm14, xmm1                                          ;  1910.0 fmul+fadd   41 next
        xorps xmm9, xmm14                                          ;  1912.0 fmul+fadd   41 next
        movaps xmm14, [rdi - 48]                                   ;  1909.0 agu1+agu0+fmisc   41 next
        andps xmm14, xmm1                                          ;  1912.0 fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;  1914.0 fmul+fadd   41 next
        xorps xmm11, xmm9                                          ;  1916.0 fmul+fadd   41 next
        andps xmm1, xmm7                                           ;  1915.0 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  1916.0 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  1918.0 fmul+fadd   41 next
        xorps xmm2, [rdx + 96]                                     ;  1918.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  1919.0 fmul+fadd   41 next
        andps xmm10, xmm7                                          ;  1920.0 fmul+fadd   41 next
        movaps xmm3, [rdi - 48]                                    ;  1917.0 agu1+agu0+fmisc   50 next reload
        xorps xmm1, xmm3                                           ;  1921.0 fmul+fadd   41 next
        xorps xmm2, [rdi - 32]                                     ;  1922.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, [rdi - 64]                                    ;  1923.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, xmm1                                           ;  1924.0 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  1925.0 fmul+fadd   41 next
        andps xmm6, xmm7                                           ;  1926.0 fmul+fadd   41 next
        xorps xmm10, [rdi - 128]                                   ;  1927.0 agu2+agu1+fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  1928.0 fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;  1929.0 fmul+fadd   41 next
        xorps xmm12, [rdi + 80]                                    ;  1931.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, [rcx - 128]                                   ;  1933.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm10                                          ;  1932.0 fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  1935.0 fmul+fadd   41 next
        movaps xmm14, [rdx + 48]                                   ;  1929.0 agu1+agu0+fmisc   41 next
        movaps xmm1, [rcx - 80]                                    ;  1931.0 agu2+agu0+fmisc   50 next reload
        andps xmm14, xmm1                                          ;  1934.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 128]                                   ;  1933.0 agu1+agu0+fmisc   41 next
        movaps xmm6, [rbp - 96]                                    ;  1934.3 agu2+agu0+fmisc+fmul   50 next reload
        andps xmm3, xmm6                                           ;  1936.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 64]                                    ;  1936.0 agu1+agu2+fmisc+fadd   41 next
        movaps xmm9, [rbp - 48]                                    ;  1936.3 agu0+agu1+fmisc+fmul   50 next reload
        andps xmm7, xmm9                                           ;  1938.3 fadd+fmul   41 next
        movaps xmm11, [rdx - 128]                                  ;  1938.0 agu2+agu0+fmisc+fadd   41 next
        movaps xmm12, [rbp + 32]                                   ;  1938.3 agu1+agu0+fmisc+fmul   50 next reload
        andps xmm11, xmm12                                         ;  1940.3 fadd+fmul   41 next
        xorps xmm14, xmm6                                          ;  1940.3 fadd+fmul   41 next
        movaps [rcx - 128], xmm15                                  ;  1940.0 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rdx + 48]                                   ;  1941.0 agu0+agu1+fadd+fmisc   41 next
        andps xmm15, xmm6                                          ;  1943.0 fmul+fadd   41 next
        movaps [rdi + 80], xmm8                                    ;  1943.0 agu2+agu0+fmisc   41 next spill
        movaps xmm8, xmm6                                          ;  1943.0 fmul+fadd   41 next copy
        andps xmm8, xmm12                                          ;  1945.0 fmul+fadd   41 next
        movaps [rdi - 48], xmm10                                   ;  1945.0 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm1                                         ;  1945.0 fmul+fadd   41 next copy
        andps xmm10, xmm9                                          ;  1947.0 fmul+fadd   41 next
        movaps [rdi - 128], xmm2                                   ;  1947.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, xmm7                                          ;  1947.0 fmul+fadd   41 next copy
        xorps xmm2, xmm3                                           ;  1949.0 fmul+fadd   41 next
        andps xmm7, [rdx + 48]                                     ;  1949.0 agu1+agu0+fmul+fadd   41 next
        movaps [rdi - 16], xmm5                                    ;  1949.0 agu2+agu0+fmisc   41 next spill
        movaps xmm5, xmm15                                         ;  1950.0 fmul+fadd   41 next copy
        xorps xmm15, xmm11                                         ;  1951.0 fmul+fadd   41 next
        xorps xmm5, xmm2                                           ;  1952.0 fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;  1953.0 fmul+fadd   41 next
        andps xmm15, [rbp - 64]                                    ;  1954.0 agu1+agu2+fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;  1955.0 fmul+fadd   41 next
        movaps [rdi - 64], xmm0                                    ;  1952.0 agu0+agu1+fmisc   41 next spill
        movaps xmm0, [rdx + 48]                                    ;  1954.0 agu2+agu0+fmisc   41 next
        xorps xmm0, xmm8                                           ;  1956.0 fmul+fadd   41 next
        xorps xmm7, xmm0                                           ;  1958.0 fmul+fadd   41 next
        andps xmm0, xmm9                                           ;  1958.0 fmul+fadd   41 next
        andps xmm3, xmm9                                           ;  1959.0 fmul+fadd   41 next
        movaps [rdi - 32], xmm13                                   ;  1956.0 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 64]                                   ;  1958.0 agu0+agu1+fmisc   41 next
        andps xmm13, xmm12                                         ;  1960.0 fmul+fadd   41 next
        movaps [rdx + 96], xmm4                                    ;  1960.0 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rdx - 128]                                   ;  1961.0 agu1+agu0+fmul+fadd   41 next
        andps xmm4, [rdx + 48]                                     ;  1963.0 agu2+agu1+fmul+fadd   41 next
        xorps xmm0, xmm12                                          ;  1963.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm5                                    ;  1962.0 agu0+agu2+fmisc   41 next spill
        movaps xmm5, xmm13                                         ;  1964.0 fmul+fadd   41 next copy
        xorps xmm5, xmm4                                           ;  1966.0 fmul+fadd   41 next
        orps xmm13, xmm8                                           ;  1966.0 fmul+fadd   41 next
        xorps xmm8, [rdx - 128]                                    ;  1967.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, [rbp - 64]                                     ;  1968.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm6, [rdx + 48]                                    ;  1965.0 agu1+agu2+fmisc   41 next
        andps xmm6, xmm10                                          ;  1969.0 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  1971.0 fmul+fadd   41 next
        andps xmm10, xmm12                                         ;  1971.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 64]                                    ;  1967.7 agu0+agu1+fmisc   41 next
        xorps xmm6, xmm1                                           ;  1972.0 fmul+fadd   41 next
        xorps xmm3, xmm8                                           ;  1973.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  1974.0 fmul+fadd   41 next
        andps xmm11, xmm6                                          ;  1975.0 fmul+fadd   41 next
        andps xmm4, [rdx - 128]                                    ;  1976.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  1977.0 fmul+fadd   41 next
        andps xmm0, xmm9                                           ;  1978.0 fmul+fadd   41 next
        movaps [rbp + 112], xmm3                                   ;  1975.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, [rbp - 96]                                    ;  1976.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm9                                           ;  1979.0 fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;  1980.0 fmul+fadd   41 next
        movaps xmm4, xmm6                                          ;  1981.0 fmul+fadd   41 next copy
        andps xmm4, xmm3                                           ;  1983.0 fmul+fadd   41 next
        xorps xmm3, xmm8                                           ;  1983.0 fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  1985.0 fmul+fadd   41 next
        movaps xmm3, xmm9                                          ;  1985.0 fmul+fadd   41 next copy
        xorps xmm3, xmm12                                          ;  1987.0 fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;  1989.0 fmul+fadd   41 next
        movaps xmm3, xmm2                                          ;  1988.0 fmul+fadd   41 next copy
        xorps xmm3, xmm12                                          ;  1990.0 fmul+fadd   41 next
        andps xmm3, xmm1                                           ;  1992.0 fmul+fadd   41 next
        xorps xmm15, xmm3                                          ;  1994.0 fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  1992.0 fmul+fadd   41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;  1989.0 agu1+agu2+fmisc   41 next reload
        xorps xmm15, xmm3                                          ;  1996.0 fmul+fadd   41 next
        xorps xmm5, xmm6                                           ;  1994.0 fmul+fadd   41 next
        andps xmm4, xmm9                                           ;  1995.0 fmul+fadd   41 next
        andps xmm5, [rbp - 96]                                     ;  1996.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm5, xmm3                                           ;  1998.0 fmul+fadd   41 next
        movaps xmm3, xmm14                                         ;  1998.0 fmul+fadd   41 next copy
        andps xmm3, xmm12                                          ;  2000.0 fmul+fadd   41 next
        movaps [rdx - 64], xmm15                                   ;  1998.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rdx - 128]                                  ;  1998.3 agu1+agu0+fmisc   41 next
        andps xmm15, xmm1                                          ;  2000.3 fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;  2002.3 fmul+fadd   41 next
        movaps [rdi + 96], xmm13                                   ;  2000.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdx + 48]                                   ;  2001.3 agu0+agu1+fmul+fmisc   41 next
        andps xmm13, xmm12                                         ;  2003.3 fadd+fmul   41 next
        andps xmm6, xmm13                                          ;  2005.3 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  2005.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 64]                                    ;  2005.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  2007.3 fadd+fmul   41 next
        movaps xmm13, [rdx - 128]                                  ;  2004.3 agu1+agu0+fmisc   41 next
        andps xmm13, xmm9                                          ;  2007.3 fadd+fmul   41 next
        movaps xmm12, [rbp - 64]                                   ;  2006.3 agu2+agu0+fmisc   41 next
        andps xmm12, xmm1                                          ;  2008.3 fadd+fmul   41 next
        movaps xmm9, [rdx - 128]                                   ;  2008.3 agu1+agu0+fmisc   41 next
        andps xmm9, xmm2                                           ;  2010.3 fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;  2012.3 fadd+fmul   41 next
        movaps xmm9, xmm13                                         ;  2011.3 fadd+fmul   41 next copy
        xorps xmm9, xmm12                                          ;  2013.3 fadd+fmul   41 next
        andps xmm12, xmm15                                         ;  2013.3 fadd+fmul   41 next
        andps xmm15, [rdx + 48]                                    ;  2014.3 agu2+agu0+fadd+fmul   41 next
        andps xmm2, [rbp - 64]                                     ;  2015.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm1, [rbp - 96]                                    ;  2012.3 agu2+agu1+fmisc   41 next
        andps xmm1, xmm9                                           ;  2016.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  2017.3 fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  2018.3 fadd+fmul   41 next
        xorps xmm13, xmm3                                          ;  2020.3 fadd+fmul   41 next
        xorps xmm11, xmm9                                          ;  2020.3 fadd+fmul   41 next
        xorps xmm1, [rbp - 80]                                     ;  2021.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;  2022.3 fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  2023.3 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  2024.3 fadd+fmul   41 next
        xorps xmm15, xmm2                                          ;  2025.3 fadd+fmul   41 next
        movaps xmm1, [rbp - 64]                                    ;  2022.0 agu1+agu0+fmisc   41 next
        andps xmm1, xmm14                                          ;  2026.3 fadd+fmul   41 next
        movaps xmm2, [rcx - 80]                                    ;  2024.0 agu2+agu0+fmisc   50 next reload
        orps xmm9, xmm2                                            ;  2027.3 fadd+fmul   41 next
        xorps xmm6, xmm8                                           ;  2028.3 fadd+fmul   41 next
        xorps xmm5, xmm9                                           ;  2029.3 fadd+fmul   41 next
        xorps xmm7, xmm0                                           ;  2030.3 fadd+fmul   41 next
        xorps xmm12, xmm5                                          ;  2031.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  2032.3 fadd+fmul   41 next
        xorps xmm4, xmm1                                           ;  2033.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  2029.3 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm14                                         ;  2034.3 fadd+fmul   41 next
        xorps xmm12, [rdi + 96]                                    ;  2035.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm15, [rbp + 112]                                   ;  2036.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm0, [rdx + 96]                                    ;  2032.3 agu2+agu1+fmisc   41 next
        xorps xmm0, [rbp - 96]                                     ;  2037.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm6, xmm0                                           ;  2039.3 fadd+fmul   41 next
        movaps xmm1, [rdi - 32]                                    ;  2034.7 agu1+agu0+fmisc   41 next
        xorps xmm1, [rbp - 48]                                     ;  2039.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm3, [rdx - 64]                                    ;  2036.7 agu1+agu2+fmisc   41 next
        xorps xmm3, xmm1                                           ;  2041.3 fadd+fmul   41 next
        xorps xmm2, [rdi - 64]                                     ;  2041.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  2043.3 fadd+fmul   41 next
        movaps xmm5, [rdi - 16]                                    ;  2038.7 agu2+agu0+fmisc   41 next
        xorps xmm5, [rdx + 48]                                     ;  2043.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm5                                           ;  2045.3 fadd+fmul   41 next
        movaps xmm8, [rdi - 128]                                   ;  2041.0 agu2+agu0+fmisc   41 next
        xorps xmm8, [rbp + 32]                                     ;  2045.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm8                                           ;  2047.3 fadd+fmul   41 next
        movaps xmm9, [rdi - 48]                                    ;  2043.3 agu2+agu0+fmisc   41 next
        xorps xmm9, [rbp - 64]                                     ;  2047.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;  2049.3 fadd+fmul   41 next
        movaps xmm11, [rdi + 80]                                   ;  2045.7 agu2+agu1+fmisc   41 next
        xorps xmm11, [rdx - 128]                                   ;  2049.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm15, xmm11                                         ;  2051.3 fadd+fmul   41 next
        xorps xmm6, [r10 + 2448]                                   ;  2051.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm3, [r10 + 2464]                                   ;  2052.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm10, [r10 + 2480]                                  ;  2053.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm4, [r10 + 2496]                                   ;  2054.3 agu0+agu2+fadd+fmul   44 next
        xorps xmm7, [r10 + 2512]                                   ;  2055.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm12, [r10 + 2528]                                  ;  2056.3 agu2+agu1+fadd+fmul   44 next
        xorps xmm15, [r10 + 2544]                                  ;  2057.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm0, [r10 + 2304]                                   ;  2058.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm1, [r10 + 2320]                                   ;  2059.3 agu1+agu2+fadd+fmul   44 next
        xorps xmm2, [r10 + 2336]                                   ;  2060.3 agu0+agu1+fadd+fmul   44 next
        xorps xmm5, [r10 + 2352]                                   ;  2061.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm8, [r10 + 2368]                                   ;  2062.3 agu1+agu0+fadd+fmul   44 next
        xorps xmm9, [r10 + 2384]                                   ;  2063.3 agu2+agu0+fadd+fmul   44 next
        xorps xmm11, [r10 + 2400]                                  ;  2064.3 agu1+agu0+fadd+fmul   44 next
        movaps xmm13, [rdx + 0]                                    ;  2060.3 agu2+agu0+fmisc   44 next
        xorps xmm13, [r10 + 2416]                                  ;  2065.3 agu1+agu0+fadd+fmul   44 next
        movaps [rdx + 0], xmm7                                     ;  2062.3 agu2+agu0+fmisc   44 next spill
        movaps xmm7, [rcx - 128]                                   ;  2064.3 agu1+agu2+fmisc   44 next
        xorps xmm7, [r10 + 2432]                                   ;  2066.3 agu0+agu1+fadd+fmul   44 next
        movaps [rcx - 128], xmm3                                   ;  2066.3 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm2                                          ;  2067.3 fadd+fmul   41 next copy
        xorps xmm3, xmm7                                           ;  2069.3 fadd+fmul   41 next
        movaps [rdx - 128], xmm12                                  ;  2068.3 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm0                                         ;  2069.3 fadd+fmul   41 next copy
        xorps xmm12, xmm11                                         ;  2071.3 fadd+fmul   41 next
        movaps [rdi + 80], xmm6                                    ;  2070.3 agu0+agu1+fmisc   44 next spill
        movaps xmm6, xmm2                                          ;  2071.3 fadd+fmul   41 next copy
        xorps xmm6, xmm5                                           ;  2073.3 fadd+fmul   41 next
        movaps [rbp - 64], xmm15                                   ;  2072.3 agu2+agu0+fmisc   44 next spill
        movaps xmm15, xmm0                                         ;  2073.3 fadd+fmul   41 next copy
        andps xmm15, xmm1                                          ;  2075.3 fadd+fmul   41 next
        movaps [rdi - 48], xmm10                                   ;  2074.3 agu1+agu0+fmisc   44 next spill
        movaps xmm10, xmm2                                         ;  2075.3 fadd+fmul   41 next copy
        xorps xmm10, xmm13                                         ;  2077.3 fadd+fmul   41 next
        andps xmm10, xmm0                                          ;  2079.3 fadd+fmul   41 next
        movaps [rbp + 32], xmm4                                    ;  2076.3 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm11                                         ;  2078.3 fadd+fmul   41 next copy
        xorps xmm4, xmm5                                           ;  2080.3 fadd+fmul   41 next
        movaps [rdi - 128], xmm7                                   ;  2078.3 agu1+agu0+fmisc   44 next spill
        movaps xmm7, xmm6                                          ;  2080.3 fadd+fmul   41 next copy
        andps xmm7, xmm5                                           ;  2082.3 fadd+fmul   41 next
        xorps xmm15, xmm7                                          ;  2084.3 fadd+fmul   41 next
        movaps xmm7, xmm11                                         ;  2083.3 fadd+fmul   41 next copy
        andps xmm7, xmm9                                           ;  2085.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  2087.3 fadd+fmul   41 next
        xorps xmm10, xmm7                                          ;  2089.3 fadd+fmul   41 next
        movaps [rdx + 48], xmm7                                    ;  2089.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm12                                         ;  2087.3 fadd+fmul   41 next copy
        andps xmm7, xmm13                                          ;  2089.3 fadd+fmul   41 next
        movaps [rdi - 16], xmm12                                   ;  2086.3 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm11                                        ;  2089.3 fadd+fmul   41 next copy
        andps xmm12, xmm5                                          ;  2091.3 fadd+fmul   41 next
        movaps [rdi - 64], xmm5                                    ;  2089.0 agu2+agu0+fmisc   44 next spill
        movaps xmm5, xmm2                                          ;  2091.3 fadd+fmul   41 next copy
        xorps xmm5, xmm1                                           ;  2093.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm10                                   ;  2091.3 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm4                                         ;  2093.3 fadd+fmul   41 next copy
        andps xmm10, xmm13                                         ;  2095.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm10                                   ;  2097.3 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm0                                         ;  2095.3 fadd+fmul   41 next copy
        andps xmm10, xmm9                                          ;  2097.3 fadd+fmul   41 next
        xorps xmm10, xmm1                                          ;  2099.3 fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  2101.3 fadd+fmul   41 next
        movaps [rbp - 48], xmm7                                    ;  2103.3 agu1+agu0+fmisc   41 next spill
        movaps xmm7, xmm9                                          ;  2099.3 fadd+fmul   41 next copy
        andps xmm7, xmm8                                           ;  2101.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  2103.3 fadd+fmul   41 next
        movaps xmm14, xmm3                                         ;  2102.3 fadd+fmul   41 next copy
        andps xmm14, xmm1                                          ;  2104.3 fadd+fmul   41 next
        xorps xmm12, xmm14                                         ;  2106.3 fadd+fmul   41 next
        movaps xmm14, xmm5                                         ;  2105.3 fadd+fmul   41 next copy
        andps xmm14, xmm13                                         ;  2107.3 fadd+fmul   41 next
        andps xmm5, xmm9                                           ;  2107.3 fadd+fmul   41 next
        movaps [rdi - 32], xmm7                                    ;  2105.3 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm6                                          ;  2108.3 fadd+fmul   41 next copy
        andps xmm7, xmm9                                           ;  2110.3 fadd+fmul   41 next
        xorps xmm10, xmm7                                          ;  2112.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  2114.3 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  2116.3 fadd+fmul   41 next
        andps xmm4, xmm8                                           ;  2113.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  2115.3 fadd+fmul   41 next
        movaps xmm4, xmm6                                          ;  2115.3 fadd+fmul   41 next copy
        orps xmm4, xmm1                                            ;  2117.3 fadd+fmul   41 next
        xorps xmm4, xmm12                                          ;  2119.3 fadd+fmul   41 next
        xorps xmm12, xmm0                                          ;  2118.3 fadd+fmul   41 next
        movaps xmm7, xmm0                                          ;  2119.3 fadd+fmul   41 next copy
        xorps xmm7, xmm1                                           ;  2121.3 fadd+fmul   41 next
        andps xmm0, [rdi - 128]                                    ;  2121.3 agu1+agu0+fadd+fmul   41 next
        movaps [rbp - 96], xmm4                                    ;  2121.3 agu2+agu0+fmisc   41 next spill
        movaps xmm4, xmm3                                          ;  2122.3 fadd+fmul   41 next copy
        andps xmm4, xmm9                                           ;  2124.3 fadd+fmul   41 next
        xorps xmm14, xmm4                                          ;  2126.3 fadd+fmul   41 next
        xorps xmm14, [rdx - 64]                                    ;  2128.3 agu1+agu2+fadd+fmul   41 next
        movaps [rdx + 96], xmm0                                    ;  2123.3 agu0+agu1+fmisc   41 next spill
        movaps xmm0, xmm1                                          ;  2126.3 fadd+fmul   41 next copy
        andps xmm0, xmm2                                           ;  2128.3 fadd+fmul   41 next
        xorps xmm0, xmm13                                          ;  2130.3 fadd+fmul   41 next
        xorps xmm5, xmm0                                           ;  2132.3 fadd+fmul   41 next
        andps xmm0, xmm2                                           ;  2132.3 fadd+fmul   41 next
        movaps [rbp + 112], xmm2                                   ;  2128.0 agu2+agu0+fmisc   44 next spill
        movaps xmm2, xmm7                                          ;  2131.3 fadd+fmul   41 next copy
        andps xmm2, xmm11                                          ;  2133.3 fadd+fmul   41 next
        andps xmm7, xmm8                                           ;  2133.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  2135.3 fadd+fmul   41 next
        xorps xmm4, xmm7                                           ;  2137.3 fadd+fmul   41 next
        movaps xmm7, [rdi - 128]                                   ;  2133.3 agu1+agu0+fmisc   41 next
        andps xmm7, xmm13                                          ;  2136.3 fadd+fmul   41 next
        xorps xmm14, xmm7                                          ;  2138.3 fadd+fmul   41 next
        xorps xmm7, xmm9                                           ;  2138.3 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  2139.3 fadd+fmul   41 next
        movaps xmm4, [rel kasumi_encrypt_compact.T0_constants128]  ;  2136.7 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm4                                          ;  2141.3 fadd+fmul   41 next
        xorps xmm0, [rdi - 32]                                     ;  2141.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm15                                          ;  2143.3 fadd+fmul   41 next
        andps xmm11, xmm1                                          ;  2143.3 fadd+fmul   41 next
        xorps xmm11, xmm5                                          ;  2145.3 fadd+fmul   41 next
        andps xmm9, xmm13                                          ;  2145.3 fadd+fmul   41 next
        andps xmm13, xmm8                                          ;  2146.3 fadd+fmul   41 next
        movaps xmm4, [rdi - 64]                                    ;  2143.0 agu2+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;  2147.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  2149.3 fadd+fmul   41 next
        andps xmm3, xmm6                                           ;  2149.3 fadd+fmul   41 next
        movaps xmm4, [rdi - 16]                                    ;  2146.3 agu1+agu0+fmisc   41 next reload
        andps xmm6, xmm4                                           ;  2150.3 fadd+fmul   41 next
        xorps xmm9, xmm6                                           ;  2152.3 fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2152.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 64]                                    ;  2149.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm4                                           ;  2153.3 fadd+fmul   41 next
        xorps xmm9, [rdi - 128]                                    ;  2154.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm13, [rdx + 96]                                    ;  2155.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  2156.3 fadd+fmul   41 next
        xorps xmm15, xmm3                                          ;  2157.3 fadd+fmul   41 next
        movaps xmm3, [rbp + 112]                                   ;  2154.0 agu1+agu2+fmisc   41 next
        andps xmm3, xmm8                                           ;  2158.3 fadd+fmul   41 next
        xorps xmm6, xmm3                                           ;  2160.3 fadd+fmul   41 next
        xorps xmm2, xmm13                                          ;  2160.3 fadd+fmul   41 next
        andps xmm1, xmm8                                           ;  2161.3 fadd+fmul   41 next
        xorps xmm9, [rdx - 64]                                     ;  2162.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm2                                           ;  2163.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;  2164.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  2165.3 fadd+fmul   41 next
        movaps xmm3, [rdi - 64]                                    ;  2162.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm8                                           ;  2166.3 fadd+fmul   41 next
        xorps xmm6, xmm7                                           ;  2167.3 fadd+fmul   41 next
        xorps xmm13, [rbp - 48]                                    ;  2168.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm2, xmm6                                           ;  2169.3 fadd+fmul   41 next
        movaps xmm6, [rdi - 128]                                   ;  2165.3 agu2+agu0+fmisc   44 next reload
        andps xmm8, xmm6                                           ;  2170.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  2171.3 fadd+fmul   41 next
        xorps xmm13, xmm9                                          ;  2173.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 96]                                    ;  2173.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm2                                          ;  2174.3 fadd+fmul   41 next
        andps xmm7, xmm6                                           ;  2175.3 fadd+fmul   41 next
        movaps xmm2, [rdi - 64]                                    ;  2171.3 agu2+agu0+fmisc   44 next reload
        xorps xmm8, xmm2                                           ;  2176.3 fadd+fmul   41 next
        xorps xmm15, [rbp - 48]                                    ;  2177.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm3, [rdx + 48]                                     ;  2178.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm14, xmm8                                          ;  2179.3 fadd+fmul   41 next
        xorps xmm5, xmm3                                           ;  2180.3 fadd+fmul   41 next
        andps xmm4, xmm6                                           ;  2181.3 fadd+fmul   41 next
        xorps xmm7, [rdi - 32]                                     ;  2182.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm11, xmm2                                          ;  2183.3 fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  2184.3 fadd+fmul   41 next
        xorps xmm1, [rbp + 112]                                    ;  2186.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, [rcx - 80]                                     ;  2188.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, xmm7                                           ;  2187.3 fadd+fmul   41 next
        xorps xmm7, xmm1                                           ;  2190.3 fadd+fmul   41 next
        movaps xmm1, [rbp + 32]                                    ;  2184.3 agu2+agu0+fmisc   41 next
        movaps xmm2, [rdi - 48]                                    ;  2186.3 agu1+agu0+fmisc   44 next reload
        andps xmm1, xmm2                                           ;  2189.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 64]                                    ;  2188.3 agu2+agu0+fmisc   41 next
        movaps xmm4, [rdi + 80]                                    ;  2190.0 agu1+agu0+fmisc+fadd   44 next reload
        andps xmm3, xmm4                                           ;  2192.0 fmul+fadd   41 next
        movaps xmm6, [rdx - 128]                                   ;  2191.3 agu2+agu1+fmisc+fmul   41 next
        movaps xmm8, [rcx - 128]                                   ;  2192.0 agu0+agu1+fmisc+fadd   44 next reload
        andps xmm6, xmm8                                           ;  2194.0 fmul+fadd   41 next
        movaps xmm9, [rbp - 64]                                    ;  2193.3 agu2+agu0+fmisc+fmul   41 next
        andps xmm9, [rdx + 0]                                      ;  2195.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  2195.3 fadd+fmul   41 next
        movaps [rcx - 80], xmm11                                   ;  2194.3 agu2+agu1+fmisc   41 next spill
        movaps xmm11, [rbp + 32]                                   ;  2196.0 agu0+agu1+fmisc+fadd   41 next
        andps xmm11, xmm4                                          ;  2198.0 fmul+fadd   41 next
        movaps [rbp + 112], xmm0                                   ;  2197.3 agu2+agu0+fmisc   41 next spill
        movaps xmm0, [rdx + 0]                                     ;  2198.0 agu1+agu0+fmul+fadd   41 next
        andps xmm0, xmm4                                           ;  2200.0 fmul+fadd   41 next
        movaps [rdi - 64], xmm5                                    ;  2199.3 agu2+agu1+fmisc   41 next spill
        movaps xmm5, xmm2                                          ;  2200.0 fmul+fadd   41 next copy
        andps xmm5, xmm8                                           ;  2202.0 fmul+fadd   41 next
        movaps [rdi - 32], xmm7                                    ;  2201.3 agu0+agu1+fmisc   41 next spill
        movaps xmm7, xmm6                                          ;  2202.0 fmul+fadd   41 next copy
        xorps xmm7, xmm3                                           ;  2204.0 fmul+fadd   41 next
        andps xmm6, [rbp + 32]                                     ;  2204.0 agu2+agu0+fmul+fadd   41 next
        movaps [rdi - 128], xmm15                                  ;  2203.3 agu1+agu0+fmisc   41 next spill
        movaps xmm15, xmm11                                        ;  2205.0 fmul+fadd   41 next copy
        xorps xmm11, xmm9                                          ;  2206.0 fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;  2207.0 fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  2208.0 fmul+fadd   41 next
        andps xmm11, [rdx - 128]                                   ;  2209.0 agu2+agu1+fmul+fadd   41 next
        xorps xmm3, xmm5                                           ;  2210.0 fmul+fadd   41 next
        movaps [rdi - 16], xmm12                                   ;  2206.7 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 32]                                   ;  2208.7 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm0                                          ;  2211.0 fmul+fadd   41 next
        xorps xmm6, xmm12                                          ;  2213.0 fmul+fadd   41 next
        andps xmm12, xmm8                                          ;  2213.0 fmul+fadd   41 next
        andps xmm3, xmm8                                           ;  2214.0 fmul+fadd   41 next
        movaps [rdx + 48], xmm13                                   ;  2210.7 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rdx - 128]                                  ;  2212.7 agu0+agu1+fmisc   41 next
        andps xmm13, [rdx + 0]                                     ;  2215.0 agu2+agu0+fmul+fadd   41 next
        movaps [rbp - 48], xmm10                                   ;  2214.7 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rbp - 64]                                   ;  2215.7 agu0+agu1+fmul+fmisc   41 next
        andps xmm10, [rbp + 32]                                    ;  2217.7 agu2+agu0+fadd+fmul   41 next
        xorps xmm12, [rdx + 0]                                     ;  2217.3 agu1+agu2+fadd+fmul   41 next
        movaps [rbp - 96], xmm14                                   ;  2217.7 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  2218.3 fadd+fmul   41 next copy
        xorps xmm14, xmm10                                         ;  2220.3 fadd+fmul   41 next
        orps xmm13, xmm0                                           ;  2220.3 fadd+fmul   41 next
        xorps xmm0, [rbp - 64]                                     ;  2221.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm10, [rdx - 128]                                   ;  2222.3 agu1+agu0+fadd+fmul   41 next
        movaps [rdx - 64], xmm15                                   ;  2219.7 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rbp + 32]                                   ;  2221.7 agu0+agu2+fmisc   41 next
        andps xmm15, xmm5                                          ;  2223.7 fadd+fmul   41 next
        xorps xmm13, xmm15                                         ;  2225.7 fadd+fmul   41 next
        movaps xmm15, [rdx - 128]                                  ;  2223.7 agu1+agu0+fmisc   41 next
        xorps xmm15, xmm2                                          ;  2225.7 fadd+fmul   41 next
        andps xmm5, [rdx + 0]                                      ;  2226.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  2227.3 fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  2228.3 fadd+fmul   41 next
        andps xmm9, xmm15                                          ;  2229.3 fadd+fmul   41 next
        andps xmm10, [rbp - 64]                                    ;  2230.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm9, xmm12                                          ;  2231.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;  2232.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm3                                    ;  2229.3 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;  2233.3 fadd+fmul   41 next copy
        andps xmm3, xmm8                                           ;  2235.3 fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  2235.3 fadd+fmul   41 next
        movaps xmm10, xmm15                                        ;  2236.3 fadd+fmul   41 next copy
        andps xmm10, xmm3                                          ;  2238.3 fadd+fmul   41 next
        xorps xmm3, xmm0                                           ;  2238.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  2240.3 fadd+fmul   41 next
        movaps xmm3, [rdx + 0]                                     ;  2236.3 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm8                                           ;  2240.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  2242.3 fadd+fmul   41 next
        movaps xmm3, [rdx + 0]                                     ;  2238.3 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm7                                           ;  2242.3 fadd+fmul   41 next
        andps xmm3, xmm2                                           ;  2244.3 fadd+fmul   41 next
        xorps xmm11, xmm3                                          ;  2246.3 fadd+fmul   41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;  2241.3 agu1+agu0+fmisc   41 next reload
        xorps xmm11, xmm3                                          ;  2248.3 fadd+fmul   41 next
        xorps xmm10, xmm14                                         ;  2246.3 fadd+fmul   41 next
        xorps xmm14, xmm15                                         ;  2247.3 fadd+fmul   41 next
        andps xmm10, xmm8                                          ;  2248.3 fadd+fmul   41 next
        andps xmm14, xmm4                                          ;  2249.3 fadd+fmul   41 next
        xorps xmm14, xmm3                                          ;  2251.3 fadd+fmul   41 next
        movaps xmm3, [rdx + 0]                                     ;  2248.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  2251.3 fadd+fmul   41 next
        movaps xmm4, [rbp - 64]                                    ;  2250.0 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  2252.3 fadd+fmul   41 next
        xorps xmm5, xmm4                                           ;  2254.3 fadd+fmul   41 next
        movaps [rdi + 96], xmm11                                   ;  2252.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, [rdx + 0]                                    ;  2254.0 agu1+agu0+fmisc+fadd   41 next
        andps xmm11, [rbp + 32]                                    ;  2256.0 agu2+agu1+fmul+fadd   41 next
        andps xmm15, xmm11                                         ;  2258.0 fmul+fadd   41 next
        xorps xmm11, xmm4                                          ;  2258.0 fmul+fadd   41 next
        xorps xmm4, [rdx - 128]                                    ;  2258.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;  2260.0 fmul+fadd   41 next
        movaps xmm11, [rbp - 64]                                   ;  2256.0 agu1+agu0+fmisc   41 next
        andps xmm11, xmm8                                          ;  2260.0 fmul+fadd   41 next
        movaps xmm8, [rdx - 128]                                   ;  2258.0 agu2+agu0+fmisc   41 next
        andps xmm8, xmm2                                           ;  2261.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 64]                                    ;  2260.0 agu1+agu0+fmisc   41 next
        andps xmm2, xmm7                                           ;  2262.0 fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2264.0 fmul+fadd   41 next
        movaps xmm2, xmm11                                         ;  2264.0 fmul+fadd   41 next copy
        xorps xmm2, xmm8                                           ;  2266.0 fmul+fadd   41 next
        andps xmm8, xmm4                                           ;  2266.0 fmul+fadd   41 next
        andps xmm4, [rbp + 32]                                     ;  2267.0 agu2+agu0+fmul+fadd   41 next
        andps xmm7, [rdx - 128]                                    ;  2268.0 agu1+agu0+fmul+fadd   41 next
        movaps [rbp - 80], xmm13                                   ;  2265.0 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdi + 80]                                   ;  2267.0 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  2269.0 fmul+fadd   41 next
        xorps xmm2, xmm3                                           ;  2270.0 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  2271.0 fmul+fadd   41 next
        xorps xmm11, xmm3                                          ;  2273.0 fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;  2273.0 fmul+fadd   41 next
        xorps xmm13, [rdx - 64]                                    ;  2274.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  2275.0 fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;  2276.0 fmul+fadd   41 next
        xorps xmm5, xmm13                                          ;  2277.0 fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  2278.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 128]                                   ;  2274.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  2279.0 fmul+fadd   41 next
        movaps xmm7, [rdi - 48]                                    ;  2276.7 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm7                                            ;  2280.0 fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;  2281.0 fmul+fadd   41 next
        xorps xmm14, xmm2                                          ;  2282.0 fmul+fadd   41 next
        xorps xmm6, xmm12                                          ;  2283.0 fmul+fadd   41 next
        xorps xmm8, xmm14                                          ;  2284.0 fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  2285.0 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  2286.0 fmul+fadd   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  2282.0 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm14                                          ;  2287.0 fmul+fadd   41 next
        xorps xmm8, [rbp - 80]                                     ;  2288.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, [rdx + 96]                                     ;  2289.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm0, [rbp - 96]                                    ;  2285.0 agu1+agu2+fmisc   41 next
        xorps xmm0, [rdi + 80]                                     ;  2290.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;  2292.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 48]                                    ;  2287.3 agu2+agu0+fmisc   41 next
        xorps xmm2, [rcx - 128]                                    ;  2292.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm3, [rdi + 96]                                    ;  2289.3 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;  2294.0 fmul+fadd   41 next
        xorps xmm7, [rdx + 48]                                     ;  2294.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  2296.0 fmul+fadd   41 next
        movaps xmm5, [rdi - 16]                                    ;  2291.3 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp + 32]                                     ;  2296.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  2298.0 fmul+fadd   41 next
        movaps xmm9, [rdi - 128]                                   ;  2293.7 agu1+agu0+fmisc   41 next
        xorps xmm9, [rdx + 0]                                      ;  2298.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm9                                           ;  2300.0 fmul+fadd   41 next
        movaps xmm11, [rdi - 32]                                   ;  2296.0 agu1+agu0+fmisc   41 next
        xorps xmm11, [rdx - 128]                                   ;  2300.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  2302.0 fmul+fadd   41 next
        movaps xmm12, [rdi - 64]                                   ;  2298.3 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 64]                                    ;  2302.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  2304.0 fmul+fadd   41 next
        movaps xmm13, [rcx + 112]                                  ;  2300.3 agu1+agu2+fmisc  108 r reload
        xorps xmm0, xmm13                                          ;  2304.0 fmul+fadd   50 next
        xorps xmm2, [rcx - 96]                                     ;  2305.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm7, [rdx + 80]                                     ;  2306.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm5, [rdx + 16]                                     ;  2307.0 agu1+agu2+fmul+fadd   50 next
        xorps xmm9, [rbp + 16]                                     ;  2308.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm11, [rdx - 32]                                    ;  2309.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm12, [rbp + 64]                                    ;  2310.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm15, [rdx - 96]                                    ;  2311.0 agu2+agu1+fmul+fadd   50 next
        xorps xmm3, [rbp - 112]                                    ;  2312.0 agu0+agu2+fmul+fadd   50 next
        xorps xmm1, [rbp + 48]                                     ;  2313.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [rbp - 128]                                   ;  2314.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm6, [rdi + 32]                                     ;  2315.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [rax - 128]                                    ;  2316.0 agu2+agu0+fmul+fadd   50 next
        xorps xmm4, [rdx - 80]                                     ;  2317.0 agu1+agu0+fmul+fadd   50 next
        movaps [rbp - 64], xmm4                                    ;  2319.0 agu2+agu0+fmisc   50 next spill
        movaps xmm4, [rbp + 112]                                   ;  2315.0 agu1+agu0+fmisc   50 next
        xorps xmm4, [rbp - 16]                                     ;  2318.0 agu2+agu0+fmul+fadd   50 next
        movaps [rbp + 112], xmm8                                   ;  2318.0 agu1+agu0+fmisc   50 next spill
        movaps xmm8, [rcx - 80]                                    ;  2318.3 agu2+agu0+fmisc+fmul   50 next
        xorps xmm8, [rbp + 80]                                     ;  2320.3 agu1+agu2+fadd+fmul   50 next
        movaps [rcx - 80], xmm6                                    ;  2320.0 agu0+agu1+fmisc   50 next spill
        movaps xmm6, [r11 + 128]                                   ;  2320.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, xmm13                                          ;  2322.3 fadd+fmul   50 next
        movaps xmm13, [rcx - 96]                                   ;  2322.0 agu1+agu0+fmisc+fadd   50 next
        xorps xmm13, [r11 + 144]                                   ;  2324.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi - 64], xmm10                                   ;  2323.0 agu1+agu2+fmisc   50 next spill
        movaps xmm10, [rdx + 80]                                   ;  2324.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm10, [r11 + 160]                                   ;  2326.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdx - 128], xmm1                                   ;  2325.0 agu1+agu2+fmisc   50 next spill
        movaps xmm1, [rdx + 16]                                    ;  2326.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm1, [r11 + 176]                                    ;  2328.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi - 32], xmm3                                    ;  2327.0 agu1+agu2+fmisc   50 next spill
        movaps xmm3, [rbp + 16]                                    ;  2328.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm3, [r11 + 192]                                    ;  2330.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdx + 0], xmm15                                    ;  2329.0 agu1+agu2+fmisc   50 next spill
        movaps xmm15, [rdx - 32]                                   ;  2330.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm15, [r11 + 208]                                   ;  2332.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi - 128], xmm8                                   ;  2331.0 agu1+agu2+fmisc   50 next spill
        movaps xmm8, [rbp + 64]                                    ;  2332.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm8, [r11 + 224]                                    ;  2334.0 agu2+agu0+fmul+fadd   50 next
        movaps [rbp + 32], xmm4                                    ;  2333.0 agu1+agu2+fmisc   50 next spill
        movaps xmm4, [rbp - 16]                                    ;  2334.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm4, [r11 + 240]                                    ;  2336.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi - 16], xmm12                                   ;  2335.0 agu1+agu2+fmisc   50 next spill
        movaps xmm12, [rbp + 80]                                   ;  2336.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm12, [r11]                                         ;  2338.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdx + 48], xmm11                                   ;  2337.0 agu1+agu2+fmisc   50 next spill
        movaps xmm11, [rdx - 96]                                   ;  2338.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm11, [r11 + 16]                                    ;  2340.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi + 96], xmm9                                    ;  2339.0 agu1+agu2+fmisc   50 next spill
        movaps xmm9, [rbp - 112]                                   ;  2340.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm9, [r11 + 32]                                     ;  2342.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi - 48], xmm5                                    ;  2341.0 agu1+agu2+fmisc   50 next spill
        movaps xmm5, [rbp + 48]                                    ;  2342.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm5, [r11 + 48]                                     ;  2344.0 agu2+agu0+fmul+fadd   50 next
        movaps [rcx - 128], xmm7                                   ;  2343.0 agu1+agu2+fmisc   50 next spill
        movaps xmm7, [rbp - 128]                                   ;  2344.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm7, [r11 + 64]                                     ;  2346.0 agu2+agu0+fmul+fadd   50 next
        movaps [rbp - 48], xmm2                                    ;  2345.0 agu1+agu2+fmisc   50 next spill
        movaps xmm2, [rdi + 32]                                    ;  2346.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm2, [r11 + 80]                                     ;  2348.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdi + 80], xmm0                                    ;  2347.0 agu1+agu2+fmisc   50 next spill
        movaps xmm0, [rax - 128]                                   ;  2348.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm0, [r11 + 96]                                     ;  2350.0 agu2+agu0+fmul+fadd   50 next
        movaps [rbp - 96], xmm3                                    ;  2349.0 agu1+agu2+fmisc   50 next spill
        movaps xmm3, [rdx - 80]                                    ;  2350.0 agu0+agu1+fmul+fadd   50 next
        xorps xmm3, [r11 + 112]                                    ;  2352.0 agu2+agu0+fmul+fadd   50 next
        movaps [rdx + 96], xmm13                                   ;  2351.0 agu1+agu2+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  2352.0 fmul+fadd   41 next copy
        xorps xmm13, xmm3                                          ;  2354.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm15                                   ;  2353.0 agu0+agu1+fmisc   50 next spill
        movaps xmm15, xmm2                                         ;  2354.0 fmul+fadd   41 next copy
        xorps xmm15, xmm4                                          ;  2356.0 fmul+fadd   41 next
        movaps [rdx - 64], xmm6                                    ;  2355.0 agu2+agu0+fmisc   50 next spill
        movaps xmm6, xmm11                                         ;  2356.0 fmul+fadd   41 next copy
        xorps xmm6, xmm9                                           ;  2358.0 fmul+fadd   41 next
        movaps [rbp - 32], xmm8                                    ;  2357.0 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm4                                          ;  2358.0 fmul+fadd   41 next copy
        andps xmm8, xmm12                                          ;  2360.0 fmul+fadd   41 next
        movaps [rax - 112], xmm10                                  ;  2359.0 agu2+agu0+fmisc   50 next spill
        movaps xmm10, xmm11                                        ;  2360.0 fmul+fadd   41 next copy
        xorps xmm10, xmm0                                          ;  2362.0 fmul+fadd   41 next
        andps xmm10, xmm4                                          ;  2364.0 fmul+fadd   41 next
        movaps [rdx + 64], xmm1                                    ;  2361.0 agu1+agu0+fmisc   50 next spill
        movaps xmm1, xmm2                                          ;  2363.0 fmul+fadd   41 next copy
        xorps xmm1, xmm9                                           ;  2365.0 fmul+fadd   41 next
        movaps [rdx - 16], xmm3                                    ;  2363.0 agu2+agu0+fmisc   50 next spill
        movaps xmm3, xmm6                                          ;  2365.0 fmul+fadd   41 next copy
        andps xmm3, xmm9                                           ;  2367.0 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  2369.0 fmul+fadd   41 next
        movaps xmm3, xmm2                                          ;  2368.0 fmul+fadd   41 next copy
        andps xmm3, xmm7                                           ;  2370.0 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  2372.0 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  2374.0 fmul+fadd   41 next
        movaps [rdi + 0], xmm3                                     ;  2374.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm15                                         ;  2372.0 fmul+fadd   41 next copy
        andps xmm3, xmm0                                           ;  2374.0 fmul+fadd   41 next
        movaps [rdi + 48], xmm15                                   ;  2371.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, xmm2                                         ;  2374.0 fmul+fadd   41 next copy
        andps xmm15, xmm9                                          ;  2376.0 fmul+fadd   41 next
        movaps [rdi + 16], xmm9                                    ;  2373.7 agu1+agu0+fmisc   50 next spill
        movaps xmm9, xmm11                                         ;  2376.0 fmul+fadd   41 next copy
        xorps xmm9, xmm12                                          ;  2378.0 fmul+fadd   41 next
        movaps [rcx - 112], xmm10                                  ;  2376.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm1                                         ;  2378.0 fmul+fadd   41 next copy
        andps xmm10, xmm0                                          ;  2380.0 fmul+fadd   41 next
        movaps [rdi - 80], xmm10                                   ;  2382.0 agu1+agu0+fmisc   41 next spill
        movaps xmm10, xmm4                                         ;  2380.0 fmul+fadd   41 next copy
        andps xmm10, xmm7                                          ;  2382.0 fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2384.0 fmul+fadd   41 next
        xorps xmm3, xmm10                                          ;  2386.0 fmul+fadd   41 next
        movaps [rdi - 112], xmm3                                   ;  2388.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm7                                          ;  2384.0 fmul+fadd   41 next copy
        andps xmm3, xmm5                                           ;  2386.0 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  2388.0 fmul+fadd   41 next
        movaps xmm14, xmm13                                        ;  2387.0 fmul+fadd   41 next copy
        andps xmm14, xmm12                                         ;  2389.0 fmul+fadd   41 next
        xorps xmm15, xmm14                                         ;  2391.0 fmul+fadd   41 next
        movaps xmm14, xmm9                                         ;  2390.0 fmul+fadd   41 next copy
        andps xmm14, xmm0                                          ;  2392.0 fmul+fadd   41 next
        andps xmm9, xmm7                                           ;  2392.0 fmul+fadd   41 next
        movaps [rdi + 112], xmm3                                   ;  2390.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm6                                          ;  2393.0 fmul+fadd   41 next copy
        andps xmm3, xmm7                                           ;  2395.0 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  2397.0 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;  2399.0 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;  2401.0 fmul+fadd   41 next
        andps xmm1, xmm5                                           ;  2398.0 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;  2400.0 fmul+fadd   41 next
        movaps xmm1, xmm6                                          ;  2400.0 fmul+fadd   41 next copy
        orps xmm1, xmm12                                           ;  2402.0 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  2404.0 fmul+fadd   41 next
        xorps xmm15, xmm4                                          ;  2403.0 fmul+fadd   41 next
        movaps xmm3, xmm4                                          ;  2404.0 fmul+fadd   41 next copy
        xorps xmm3, xmm12                                          ;  2406.0 fmul+fadd   41 next
        andps xmm4, [rdx - 16]                                     ;  2406.0 agu2+agu0+fmul+fadd   41 next
        movaps [rdx + 112], xmm1                                   ;  2406.0 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm13                                         ;  2407.0 fmul+fadd   41 next copy
        andps xmm1, xmm7                                           ;  2409.0 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  2411.0 fmul+fadd   41 next
        xorps xmm14, [rcx - 112]                                   ;  2413.0 agu2+agu1+fmul+fadd   41 next
        movaps [rcx - 64], xmm4                                    ;  2408.0 agu0+agu1+fmisc   41 next spill
        movaps xmm4, xmm12                                         ;  2411.0 fmul+fadd   41 next copy
        andps xmm4, xmm11                                          ;  2413.0 fmul+fadd   41 next
        xorps xmm4, xmm0                                           ;  2415.0 fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;  2417.0 fmul+fadd   41 next
        andps xmm4, xmm11                                          ;  2417.0 fmul+fadd   41 next
        movaps [rdx - 48], xmm11                                   ;  2412.7 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm3                                         ;  2416.0 fmul+fadd   41 next copy
        andps xmm11, xmm2                                          ;  2418.0 fmul+fadd   41 next
        andps xmm3, xmm5                                           ;  2418.0 fmul+fadd   41 next
        xorps xmm3, xmm8                                           ;  2420.0 fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2422.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 16]                                    ;  2418.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;  2421.0 fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  2423.0 fmul+fadd   41 next
        xorps xmm3, xmm7                                           ;  2423.0 fmul+fadd   41 next
        xorps xmm10, xmm1                                          ;  2424.0 fmul+fadd   41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;  2421.3 agu2+agu0+fmisc   41 next reload
        xorps xmm10, xmm1                                          ;  2426.0 fmul+fadd   41 next
        xorps xmm4, [rdi + 112]                                    ;  2426.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, xmm8                                           ;  2428.0 fmul+fadd   41 next
        andps xmm2, xmm12                                          ;  2428.0 fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  2430.0 fmul+fadd   41 next
        andps xmm7, xmm0                                           ;  2430.0 fmul+fadd   41 next
        andps xmm0, xmm5                                           ;  2431.0 fmul+fadd   41 next
        movaps xmm1, [rdi + 16]                                    ;  2427.7 agu2+agu0+fmisc   41 next
        andps xmm1, xmm13                                          ;  2432.0 fmul+fadd   41 next
        xorps xmm9, xmm1                                           ;  2434.0 fmul+fadd   41 next
        andps xmm13, xmm6                                          ;  2434.0 fmul+fadd   41 next
        movaps xmm1, [rdi + 48]                                    ;  2431.0 agu1+agu0+fmisc   41 next reload
        andps xmm6, xmm1                                           ;  2435.0 fmul+fadd   41 next
        xorps xmm7, xmm6                                           ;  2437.0 fmul+fadd   41 next
        xorps xmm9, xmm15                                          ;  2437.0 fmul+fadd   41 next
        movaps xmm6, [rdi + 16]                                    ;  2433.7 agu2+agu0+fmisc   41 next
        andps xmm6, xmm1                                           ;  2438.0 fmul+fadd   41 next
        xorps xmm7, [rdx - 16]                                     ;  2439.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, [rcx - 64]                                     ;  2440.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm4, xmm7                                           ;  2441.0 fmul+fadd   41 next
        xorps xmm8, xmm13                                          ;  2442.0 fmul+fadd   41 next
        movaps xmm13, [rdx - 48]                                   ;  2438.7 agu1+agu2+fmisc   41 next
        andps xmm13, xmm5                                          ;  2443.0 fmul+fadd   41 next
        xorps xmm6, xmm13                                          ;  2445.0 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  2445.0 fmul+fadd   41 next
        andps xmm12, xmm5                                          ;  2446.0 fmul+fadd   41 next
        xorps xmm7, [rcx - 112]                                    ;  2447.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  2448.0 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  2449.0 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  2450.0 fmul+fadd   41 next
        movaps xmm13, [rdi + 16]                                   ;  2446.7 agu2+agu0+fmisc   41 next
        andps xmm13, xmm5                                          ;  2451.0 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  2452.0 fmul+fadd   41 next
        xorps xmm0, [rdi - 112]                                    ;  2453.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm6                                          ;  2454.0 fmul+fadd   41 next
        movaps xmm6, [rdx - 16]                                    ;  2450.0 agu2+agu0+fmisc   50 next reload
        andps xmm5, xmm6                                           ;  2455.0 fmul+fadd   41 next
        xorps xmm7, xmm13                                          ;  2456.0 fmul+fadd   41 next
        xorps xmm0, xmm7                                           ;  2458.0 fmul+fadd   41 next
        xorps xmm8, [rdx + 112]                                    ;  2458.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, xmm11                                         ;  2459.0 fmul+fadd   41 next
        andps xmm3, xmm6                                           ;  2460.0 fmul+fadd   41 next
        movaps xmm7, [rdi + 16]                                    ;  2456.0 agu2+agu0+fmisc   50 next reload
        xorps xmm5, xmm7                                           ;  2461.0 fmul+fadd   41 next
        xorps xmm8, [rdi - 112]                                    ;  2462.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, [rdi + 0]                                     ;  2463.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  2464.0 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  2465.0 fmul+fadd   41 next
        andps xmm1, xmm6                                           ;  2466.0 fmul+fadd   41 next
        xorps xmm3, [rdi + 112]                                    ;  2467.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  2468.0 fmul+fadd   41 next
        xorps xmm12, xmm1                                          ;  2469.0 fmul+fadd   41 next
        xorps xmm12, [rdx - 48]                                    ;  2471.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdi - 80]                                    ;  2473.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  2472.0 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;  2475.0 fmul+fadd   41 next
        movaps xmm1, [rdx + 64]                                    ;  2469.0 agu2+agu0+fmisc   41 next
        movaps xmm5, [rax - 112]                                   ;  2471.0 agu1+agu0+fmisc   50 next reload
        andps xmm1, xmm5                                           ;  2474.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 32]                                    ;  2473.0 agu2+agu0+fmisc   41 next
        movaps xmm7, [rdx - 64]                                    ;  2474.3 agu1+agu0+fmisc+fmul   50 next reload
        andps xmm6, xmm7                                           ;  2476.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 80]                                   ;  2476.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm12, [rdx + 96]                                   ;  2476.3 agu0+agu1+fmisc+fmul   50 next reload
        andps xmm11, xmm12                                         ;  2478.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 32]                                   ;  2478.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm13, [rbp - 96]                                    ;  2480.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm7                                           ;  2480.0 fmul+fadd   41 next
        movaps [rdi - 80], xmm2                                    ;  2479.0 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rdx + 64]                                    ;  2480.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm2, xmm7                                           ;  2482.3 fadd+fmul   41 next
        movaps [rdx - 48], xmm4                                    ;  2482.0 agu2+agu0+fmisc   41 next spill
        movaps xmm4, [rbp - 96]                                    ;  2482.3 agu1+agu0+fadd+fmul   41 next
        andps xmm4, xmm7                                           ;  2484.3 fadd+fmul   41 next
        movaps [rdi + 16], xmm9                                    ;  2484.0 agu2+agu1+fmisc   41 next spill
        movaps xmm9, xmm5                                          ;  2484.3 fadd+fmul   41 next copy
        andps xmm9, xmm12                                          ;  2486.3 fadd+fmul   41 next
        movaps [rdi + 112], xmm3                                   ;  2486.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;  2486.3 fadd+fmul   41 next copy
        xorps xmm3, xmm6                                           ;  2488.3 fadd+fmul   41 next
        andps xmm11, [rdx + 64]                                    ;  2488.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm8                                    ;  2488.0 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm2                                          ;  2489.3 fadd+fmul   41 next copy
        xorps xmm2, xmm13                                          ;  2490.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  2491.3 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  2492.3 fadd+fmul   41 next
        andps xmm2, [rbp - 80]                                     ;  2493.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm6, xmm9                                           ;  2494.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm15                                   ;  2491.3 agu0+agu1+fmisc   41 next spill
        movaps xmm15, [rdx + 64]                                   ;  2493.3 agu2+agu0+fmisc   41 next
        xorps xmm15, xmm4                                          ;  2495.3 fadd+fmul   41 next
        xorps xmm11, xmm15                                         ;  2497.3 fadd+fmul   41 next
        andps xmm15, xmm12                                         ;  2497.3 fadd+fmul   41 next
        andps xmm6, xmm12                                          ;  2498.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm0                                     ;  2495.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 80]                                    ;  2497.3 agu0+agu1+fmisc   41 next
        andps xmm0, [rbp - 96]                                     ;  2499.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 112], xmm10                                  ;  2499.3 agu1+agu2+fmisc   41 next spill
        movaps xmm10, [rbp - 32]                                   ;  2500.3 agu0+agu1+fadd+fmisc   41 next
        andps xmm10, [rdx + 64]                                    ;  2502.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, [rbp - 96]                                    ;  2502.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdx + 112], xmm14                                  ;  2502.3 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm0                                         ;  2503.0 fmul+fadd   41 next copy
        xorps xmm14, xmm10                                         ;  2505.0 fmul+fadd   41 next
        orps xmm0, xmm4                                            ;  2505.0 fmul+fadd   41 next
        xorps xmm4, [rbp - 32]                                     ;  2506.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, [rbp - 80]                                    ;  2507.0 agu1+agu0+fmul+fadd   41 next
        movaps [rcx - 112], xmm8                                   ;  2504.3 agu2+agu1+fmisc   41 next spill
        movaps xmm8, [rdx + 64]                                    ;  2506.3 agu0+agu2+fmisc   41 next
        andps xmm8, xmm9                                           ;  2508.3 fmul+fadd   41 next
        xorps xmm0, xmm8                                           ;  2510.3 fmul+fadd   41 next
        movaps xmm8, [rbp - 80]                                    ;  2508.3 agu1+agu0+fmisc   41 next
        xorps xmm8, xmm5                                           ;  2510.3 fmul+fadd   41 next
        andps xmm9, [rbp - 96]                                     ;  2511.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;  2512.0 fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;  2513.0 fmul+fadd   41 next
        andps xmm13, xmm8                                          ;  2514.0 fmul+fadd   41 next
        andps xmm10, [rbp - 32]                                    ;  2515.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, xmm15                                         ;  2516.0 fmul+fadd   41 next
        andps xmm15, xmm12                                         ;  2517.0 fmul+fadd   41 next
        movaps [rcx - 64], xmm6                                    ;  2514.0 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm7                                          ;  2518.0 fmul+fadd   41 next copy
        andps xmm6, xmm12                                          ;  2520.0 fmul+fadd   41 next
        xorps xmm11, xmm10                                         ;  2520.0 fmul+fadd   41 next
        movaps xmm10, xmm8                                         ;  2521.0 fmul+fadd   41 next copy
        andps xmm10, xmm6                                          ;  2523.0 fmul+fadd   41 next
        xorps xmm6, xmm4                                           ;  2523.0 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  2525.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  2521.0 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm12                                          ;  2525.0 fmul+fadd   41 next
        xorps xmm10, xmm6                                          ;  2527.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  2523.0 agu2+agu0+fmisc   41 next
        xorps xmm6, xmm3                                           ;  2527.0 fmul+fadd   41 next
        andps xmm6, xmm5                                           ;  2529.0 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  2531.0 fmul+fadd   41 next
        xorps xmm10, xmm14                                         ;  2530.0 fmul+fadd   41 next
        movaps xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  2526.7 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm6                                           ;  2533.0 fmul+fadd   41 next
        xorps xmm14, xmm8                                          ;  2532.0 fmul+fadd   41 next
        andps xmm10, xmm12                                         ;  2533.0 fmul+fadd   41 next
        andps xmm14, xmm7                                          ;  2534.0 fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;  2536.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 96]                                    ;  2532.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm1                                           ;  2536.0 fmul+fadd   41 next
        movaps xmm7, [rbp - 32]                                    ;  2534.0 agu1+agu0+fmisc   41 next
        andps xmm7, xmm5                                           ;  2537.0 fmul+fadd   41 next
        xorps xmm9, xmm7                                           ;  2539.0 fmul+fadd   41 next
        movaps [rax - 96], xmm2                                    ;  2536.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp - 96]                                    ;  2538.0 agu1+agu0+fmisc   41 next
        andps xmm2, [rdx + 64]                                     ;  2540.0 agu2+agu1+fmul+fadd   41 next
        andps xmm8, xmm2                                           ;  2542.0 fmul+fadd   41 next
        xorps xmm2, xmm7                                           ;  2542.0 fmul+fadd   41 next
        xorps xmm7, [rbp - 80]                                     ;  2542.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;  2544.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 32]                                    ;  2540.3 agu1+agu0+fmisc   41 next
        andps xmm2, xmm12                                          ;  2544.0 fmul+fadd   41 next
        movaps xmm12, [rbp - 80]                                   ;  2542.3 agu2+agu0+fmisc   41 next
        andps xmm12, xmm5                                          ;  2545.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 32]                                    ;  2544.3 agu1+agu0+fmisc   41 next
        andps xmm5, xmm3                                           ;  2546.3 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  2548.3 fmul+fadd   41 next
        movaps xmm5, xmm2                                          ;  2548.0 fmul+fadd   41 next copy
        xorps xmm5, xmm12                                          ;  2550.0 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;  2550.0 fmul+fadd   41 next
        andps xmm7, [rdx + 64]                                     ;  2551.0 agu2+agu0+fmul+fadd   41 next
        andps xmm3, [rbp - 80]                                     ;  2552.0 agu1+agu0+fmul+fadd   41 next
        movaps [rax - 80], xmm0                                    ;  2549.0 agu2+agu1+fmisc   41 next spill
        movaps xmm0, [rdx - 64]                                    ;  2551.0 agu0+agu2+fmisc   41 next
        andps xmm0, xmm5                                           ;  2553.0 fmul+fadd   41 next
        xorps xmm5, xmm6                                           ;  2554.0 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;  2555.0 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  2557.0 fmul+fadd   41 next
        xorps xmm13, xmm5                                          ;  2557.0 fmul+fadd   41 next
        xorps xmm0, [rcx - 112]                                    ;  2558.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, xmm2                                          ;  2559.0 fmul+fadd   41 next
        xorps xmm4, xmm13                                          ;  2560.0 fmul+fadd   41 next
        xorps xmm9, xmm0                                           ;  2561.0 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  2562.0 fmul+fadd   41 next
        movaps xmm0, [rbp - 80]                                    ;  2558.7 agu2+agu0+fmisc   41 next
        andps xmm0, xmm1                                           ;  2563.0 fmul+fadd   41 next
        movaps xmm2, [rax - 112]                                   ;  2560.7 agu1+agu0+fmisc   50 next reload
        orps xmm5, xmm2                                            ;  2564.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  2565.0 fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  2566.0 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;  2567.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;  2568.0 fmul+fadd   41 next
        xorps xmm1, xmm9                                           ;  2569.0 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;  2570.0 fmul+fadd   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  2566.0 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm14                                          ;  2571.0 fmul+fadd   41 next
        xorps xmm12, [rax - 80]                                    ;  2572.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, [rcx - 64]                                     ;  2573.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rdx + 112]                                  ;  2569.0 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdx - 64]                                    ;  2574.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  2576.0 fmul+fadd   41 next
        movaps xmm0, [rdi - 112]                                   ;  2571.3 agu2+agu0+fmisc   41 next
        xorps xmm0, [rdx + 96]                                     ;  2576.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm3, [rax - 96]                                    ;  2573.3 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm0                                           ;  2578.0 fmul+fadd   41 next
        xorps xmm2, [rdi + 0]                                      ;  2578.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  2580.0 fmul+fadd   41 next
        movaps xmm4, [rdi + 48]                                    ;  2575.3 agu1+agu0+fmisc   41 next
        xorps xmm4, [rdx + 64]                                     ;  2580.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm10, xmm4                                          ;  2582.0 fmul+fadd   41 next
        movaps xmm5, [rdx - 16]                                    ;  2577.7 agu1+agu0+fmisc   41 next
        xorps xmm5, [rbp - 96]                                     ;  2582.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm5                                          ;  2584.0 fmul+fadd   41 next
        movaps xmm6, [rdi + 112]                                   ;  2580.0 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp - 80]                                     ;  2584.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm6                                          ;  2586.0 fmul+fadd   41 next
        movaps xmm9, [rdi + 16]                                    ;  2582.3 agu1+agu0+fmisc   41 next
        xorps xmm9, [rbp - 32]                                     ;  2586.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, xmm9                                           ;  2588.0 fmul+fadd   41 next
        xorps xmm8, [r10 + 2192]                                   ;  2588.0 agu1+agu2+fmul+fadd   44 next
        xorps xmm3, [r10 + 2208]                                   ;  2589.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm1, [r10 + 2224]                                   ;  2590.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm10, [r10 + 2240]                                  ;  2591.0 agu1+agu2+fmul+fadd   44 next
        xorps xmm11, [r10 + 2256]                                  ;  2592.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm12, [r10 + 2272]                                  ;  2593.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm7, [r10 + 2288]                                   ;  2594.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm15, [r10 + 2048]                                  ;  2595.0 agu2+agu1+fmul+fadd   44 next
        xorps xmm0, [r10 + 2064]                                   ;  2596.0 agu0+agu2+fmul+fadd   44 next
        xorps xmm2, [r10 + 2080]                                   ;  2597.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm4, [r10 + 2096]                                   ;  2598.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm5, [r10 + 2112]                                   ;  2599.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm6, [r10 + 2128]                                   ;  2600.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm9, [r10 + 2144]                                   ;  2601.0 agu1+agu0+fmul+fadd   44 next
        movaps xmm13, [rdx - 48]                                   ;  2597.0 agu2+agu0+fmisc   44 next
        xorps xmm13, [r10 + 2160]                                  ;  2602.0 agu1+agu0+fmul+fadd   44 next
        movaps [rdx - 48], xmm11                                   ;  2599.0 agu2+agu0+fmisc   44 next spill
        movaps xmm11, [rdi - 80]                                   ;  2601.0 agu1+agu2+fmisc   44 next
        xorps xmm11, [r10 + 2176]                                  ;  2603.0 agu0+agu1+fmul+fadd   44 next
        movaps [rdi - 80], xmm3                                    ;  2603.0 agu2+agu0+fmisc   44 next spill
        movaps xmm3, xmm2                                          ;  2604.0 fmul+fadd   41 next copy
        xorps xmm3, xmm11                                          ;  2606.0 fmul+fadd   41 next
        movaps [rbp - 32], xmm12                                   ;  2605.0 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm15                                        ;  2606.0 fmul+fadd   41 next copy
        xorps xmm12, xmm9                                          ;  2608.0 fmul+fadd   41 next
        movaps [rdi + 16], xmm8                                    ;  2607.0 agu0+agu1+fmisc   44 next spill
        movaps xmm8, xmm2                                          ;  2608.0 fmul+fadd   41 next copy
        xorps xmm8, xmm4                                           ;  2610.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm7                                    ;  2609.0 agu2+agu0+fmisc   44 next spill
        movaps xmm7, xmm15                                         ;  2610.0 fmul+fadd   41 next copy
        andps xmm7, xmm0                                           ;  2612.0 fmul+fadd   41 next
        movaps [rdi + 112], xmm1                                   ;  2611.0 agu1+agu0+fmisc   44 next spill
        movaps xmm1, xmm2                                          ;  2612.0 fmul+fadd   41 next copy
        xorps xmm1, xmm13                                          ;  2614.0 fmul+fadd   41 next
        andps xmm1, xmm15                                          ;  2616.0 fmul+fadd   41 next
        movaps [rbp - 96], xmm10                                   ;  2613.0 agu2+agu0+fmisc   44 next spill
        movaps xmm10, xmm9                                         ;  2615.0 fmul+fadd   41 next copy
        xorps xmm10, xmm4                                          ;  2617.0 fmul+fadd   41 next
        movaps [rdx - 16], xmm11                                   ;  2615.0 agu1+agu0+fmisc   44 next spill
        movaps xmm11, xmm8                                         ;  2617.0 fmul+fadd   41 next copy
        andps xmm11, xmm4                                          ;  2619.0 fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  2621.0 fmul+fadd   41 next
        movaps xmm11, xmm9                                         ;  2620.0 fmul+fadd   41 next copy
        andps xmm11, xmm6                                          ;  2622.0 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;  2624.0 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  2626.0 fmul+fadd   41 next
        movaps [rdx + 64], xmm11                                   ;  2626.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;  2624.0 fmul+fadd   41 next copy
        andps xmm11, xmm13                                         ;  2626.0 fmul+fadd   41 next
        movaps [rdi + 48], xmm12                                   ;  2623.0 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm9                                         ;  2626.0 fmul+fadd   41 next copy
        andps xmm12, xmm4                                          ;  2628.0 fmul+fadd   41 next
        movaps [rdi + 0], xmm4                                     ;  2625.7 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm2                                          ;  2628.0 fmul+fadd   41 next copy
        xorps xmm4, xmm0                                           ;  2630.0 fmul+fadd   41 next
        movaps [rax - 96], xmm1                                    ;  2628.0 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm10                                         ;  2630.0 fmul+fadd   41 next copy
        andps xmm1, xmm13                                          ;  2632.0 fmul+fadd   41 next
        movaps [rax - 112], xmm1                                   ;  2634.0 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm15                                         ;  2632.0 fmul+fadd   41 next copy
        andps xmm1, xmm6                                           ;  2634.0 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  2636.0 fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  2638.0 fmul+fadd   41 next
        movaps [rdx + 96], xmm11                                   ;  2640.0 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  2636.0 fmul+fadd   41 next copy
        andps xmm11, xmm5                                          ;  2638.0 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;  2640.0 fmul+fadd   41 next
        movaps xmm14, xmm3                                         ;  2639.0 fmul+fadd   41 next copy
        andps xmm14, xmm0                                          ;  2641.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;  2643.0 fmul+fadd   41 next
        movaps xmm14, xmm4                                         ;  2642.0 fmul+fadd   41 next copy
        andps xmm14, xmm13                                         ;  2644.0 fmul+fadd   41 next
        andps xmm4, xmm6                                           ;  2644.0 fmul+fadd   41 next
        movaps [rdi - 112], xmm11                                  ;  2642.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm8                                         ;  2645.0 fmul+fadd   41 next copy
        andps xmm11, xmm6                                          ;  2647.0 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  2649.0 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  2651.0 fmul+fadd   41 next
        xorps xmm1, xmm10                                          ;  2653.0 fmul+fadd   41 next
        andps xmm10, xmm5                                          ;  2650.0 fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;  2652.0 fmul+fadd   41 next
        movaps xmm10, xmm8                                         ;  2652.0 fmul+fadd   41 next copy
        orps xmm10, xmm0                                           ;  2654.0 fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2656.0 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  2655.0 fmul+fadd   41 next
        movaps xmm11, xmm15                                        ;  2656.0 fmul+fadd   41 next copy
        xorps xmm11, xmm0                                          ;  2658.0 fmul+fadd   41 next
        andps xmm15, [rdx - 16]                                    ;  2658.0 agu1+agu0+fmul+fadd   41 next
        movaps [rdx - 64], xmm10                                   ;  2658.0 agu2+agu0+fmisc   41 next spill
        movaps xmm10, xmm3                                         ;  2659.0 fmul+fadd   41 next copy
        andps xmm10, xmm6                                          ;  2661.0 fmul+fadd   41 next
        xorps xmm14, xmm10                                         ;  2663.0 fmul+fadd   41 next
        xorps xmm14, [rax - 96]                                    ;  2665.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdx + 112], xmm15                                  ;  2660.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm0                                         ;  2663.0 fmul+fadd   41 next copy
        andps xmm15, xmm2                                          ;  2665.0 fmul+fadd   41 next
        xorps xmm15, xmm13                                         ;  2667.0 fmul+fadd   41 next
        xorps xmm4, xmm15                                          ;  2669.0 fmul+fadd   41 next
        andps xmm15, xmm2                                          ;  2669.0 fmul+fadd   41 next
        movaps [rcx - 64], xmm2                                    ;  2664.7 agu2+agu0+fmisc   44 next spill
        movaps xmm2, xmm11                                         ;  2668.0 fmul+fadd   41 next copy
        andps xmm2, xmm9                                           ;  2670.0 fmul+fadd   41 next
        andps xmm11, xmm5                                          ;  2670.0 fmul+fadd   41 next
        xorps xmm11, xmm7                                          ;  2672.0 fmul+fadd   41 next
        xorps xmm10, xmm11                                         ;  2674.0 fmul+fadd   41 next
        movaps xmm11, [rdx - 16]                                   ;  2670.0 agu1+agu0+fmisc   41 next
        andps xmm11, xmm13                                         ;  2673.0 fmul+fadd   41 next
        xorps xmm14, xmm11                                         ;  2675.0 fmul+fadd   41 next
        xorps xmm11, xmm6                                          ;  2675.0 fmul+fadd   41 next
        xorps xmm1, xmm10                                          ;  2676.0 fmul+fadd   41 next
        movaps xmm10, [rel kasumi_encrypt_compact.T0_constants128] ;  2673.3 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm10                                          ;  2678.0 fmul+fadd   41 next
        xorps xmm15, [rdi - 112]                                   ;  2678.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;  2680.0 fmul+fadd   41 next
        andps xmm9, xmm0                                           ;  2680.0 fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;  2682.0 fmul+fadd   41 next
        andps xmm6, xmm13                                          ;  2682.0 fmul+fadd   41 next
        andps xmm13, xmm5                                          ;  2683.0 fmul+fadd   41 next
        movaps xmm10, [rdi + 0]                                    ;  2679.7 agu2+agu0+fmisc   41 next
        andps xmm10, xmm3                                          ;  2684.0 fmul+fadd   41 next
        xorps xmm4, xmm10                                          ;  2686.0 fmul+fadd   41 next
        andps xmm3, xmm8                                           ;  2686.0 fmul+fadd   41 next
        movaps xmm10, [rdi + 48]                                   ;  2683.0 agu1+agu0+fmisc   41 next reload
        andps xmm8, xmm10                                          ;  2687.0 fmul+fadd   41 next
        xorps xmm6, xmm8                                           ;  2689.0 fmul+fadd   41 next
        xorps xmm4, xmm12                                          ;  2689.0 fmul+fadd   41 next
        movaps xmm8, [rdi + 0]                                     ;  2685.7 agu2+agu0+fmisc   41 next
        andps xmm8, xmm10                                          ;  2690.0 fmul+fadd   41 next
        xorps xmm6, [rdx - 16]                                     ;  2691.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, [rdx + 112]                                   ;  2692.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm6                                          ;  2693.0 fmul+fadd   41 next
        xorps xmm7, xmm3                                           ;  2694.0 fmul+fadd   41 next
        movaps xmm3, [rcx - 64]                                    ;  2690.7 agu1+agu2+fmisc   41 next
        andps xmm3, xmm5                                           ;  2695.0 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  2697.0 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  2697.0 fmul+fadd   41 next
        andps xmm0, xmm5                                           ;  2698.0 fmul+fadd   41 next
        xorps xmm6, [rax - 96]                                     ;  2699.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  2700.0 fmul+fadd   41 next
        xorps xmm9, xmm7                                           ;  2701.0 fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2702.0 fmul+fadd   41 next
        movaps xmm3, [rdi + 0]                                     ;  2698.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm5                                           ;  2703.0 fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  2704.0 fmul+fadd   41 next
        xorps xmm13, [rdx + 96]                                    ;  2705.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  2706.0 fmul+fadd   41 next
        movaps xmm8, [rdx - 16]                                    ;  2702.0 agu2+agu0+fmisc   44 next reload
        andps xmm5, xmm8                                           ;  2707.0 fmul+fadd   41 next
        xorps xmm6, xmm3                                           ;  2708.0 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  2710.0 fmul+fadd   41 next
        xorps xmm7, [rdx - 64]                                     ;  2710.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  2711.0 fmul+fadd   41 next
        andps xmm11, xmm8                                          ;  2712.0 fmul+fadd   41 next
        movaps xmm2, [rdi + 0]                                     ;  2708.0 agu2+agu0+fmisc   44 next reload
        xorps xmm5, xmm2                                           ;  2713.0 fmul+fadd   41 next
        xorps xmm7, [rdx + 96]                                     ;  2714.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm3, [rdx + 64]                                     ;  2715.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm5                                          ;  2716.0 fmul+fadd   41 next
        xorps xmm4, xmm3                                           ;  2717.0 fmul+fadd   41 next
        andps xmm10, xmm8                                          ;  2718.0 fmul+fadd   41 next
        xorps xmm11, [rdi - 112]                                   ;  2719.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, xmm2                                           ;  2720.0 fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;  2721.0 fmul+fadd   41 next
        xorps xmm0, [rcx - 64]                                     ;  2723.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, [rax - 112]                                    ;  2725.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, xmm11                                          ;  2724.0 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  2727.0 fmul+fadd   41 next
        movaps xmm0, [rbp - 96]                                    ;  2721.0 agu2+agu0+fmisc   41 next
        movaps xmm2, [rdi + 112]                                   ;  2723.0 agu1+agu0+fmisc   44 next reload
        andps xmm0, xmm2                                           ;  2726.0 fmul+fadd   41 next
        movaps xmm3, [rbp - 80]                                    ;  2725.0 agu2+agu0+fmisc   41 next
        movaps xmm5, [rdi + 16]                                    ;  2726.3 agu1+agu0+fmisc+fmul   44 next reload
        andps xmm3, xmm5                                           ;  2728.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 32]                                    ;  2728.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm8, [rdi - 80]                                    ;  2728.3 agu0+agu1+fmisc+fmul   44 next reload
        andps xmm6, xmm8                                           ;  2730.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 80]                                   ;  2730.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm10, [rdx - 48]                                    ;  2732.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm5                                           ;  2732.0 fmul+fadd   41 next
        movaps [rax - 112], xmm9                                   ;  2731.0 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp - 96]                                    ;  2732.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm9, xmm5                                           ;  2734.3 fadd+fmul   41 next
        movaps [rcx - 64], xmm15                                   ;  2734.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rdx - 48]                                   ;  2734.3 agu1+agu0+fadd+fmul   41 next
        andps xmm15, xmm5                                          ;  2736.3 fadd+fmul   41 next
        movaps [rdi + 0], xmm4                                     ;  2736.0 agu2+agu1+fmisc   41 next spill
        movaps xmm4, xmm2                                          ;  2736.3 fadd+fmul   41 next copy
        andps xmm4, xmm8                                           ;  2738.3 fadd+fmul   41 next
        movaps [rdi - 112], xmm11                                  ;  2738.0 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  2738.3 fadd+fmul   41 next copy
        xorps xmm11, xmm3                                          ;  2740.3 fadd+fmul   41 next
        andps xmm6, [rbp - 96]                                     ;  2740.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm7                                    ;  2740.0 agu1+agu0+fmisc   41 next spill
        movaps xmm7, xmm9                                          ;  2741.3 fadd+fmul   41 next copy
        xorps xmm9, xmm10                                          ;  2742.3 fadd+fmul   41 next
        xorps xmm7, xmm11                                          ;  2743.3 fadd+fmul   41 next
        xorps xmm4, xmm9                                           ;  2744.3 fadd+fmul   41 next
        andps xmm9, [rbp - 32]                                     ;  2745.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm3, xmm4                                           ;  2746.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm12                                   ;  2743.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp - 96]                                   ;  2745.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm15                                         ;  2747.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  2749.3 fadd+fmul   41 next
        andps xmm12, xmm8                                          ;  2749.3 fadd+fmul   41 next
        andps xmm3, xmm8                                           ;  2750.3 fadd+fmul   41 next
        movaps [rdx + 64], xmm13                                   ;  2747.3 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 32]                                   ;  2749.3 agu0+agu1+fmisc   41 next
        andps xmm13, [rdx - 48]                                    ;  2751.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx + 96], xmm1                                    ;  2751.3 agu1+agu2+fmisc   41 next spill
        movaps xmm1, [rbp - 80]                                    ;  2752.3 agu0+agu1+fadd+fmisc   41 next
        andps xmm1, [rbp - 96]                                     ;  2754.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdx - 48]                                    ;  2754.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdx - 64], xmm14                                   ;  2754.3 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  2755.0 fmul+fadd   41 next copy
        xorps xmm14, xmm1                                          ;  2757.0 fmul+fadd   41 next
        orps xmm13, xmm15                                          ;  2757.0 fmul+fadd   41 next
        xorps xmm15, [rbp - 80]                                    ;  2758.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, [rbp - 32]                                     ;  2759.0 agu1+agu0+fmul+fadd   41 next
        movaps [rax - 96], xmm7                                    ;  2756.3 agu2+agu1+fmisc   41 next spill
        movaps xmm7, [rbp - 96]                                    ;  2758.3 agu0+agu2+fmisc   41 next
        andps xmm7, xmm4                                           ;  2760.3 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  2762.3 fmul+fadd   41 next
        movaps xmm7, [rbp - 32]                                    ;  2760.3 agu1+agu0+fmisc   41 next
        xorps xmm7, xmm2                                           ;  2762.3 fmul+fadd   41 next
        andps xmm4, [rdx - 48]                                     ;  2763.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  2764.0 fmul+fadd   41 next
        xorps xmm15, xmm1                                          ;  2765.0 fmul+fadd   41 next
        andps xmm10, xmm7                                          ;  2766.0 fmul+fadd   41 next
        andps xmm1, [rbp - 80]                                     ;  2767.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm12                                         ;  2768.0 fmul+fadd   41 next
        andps xmm12, xmm8                                          ;  2769.0 fmul+fadd   41 next
        movaps [rdx + 112], xmm3                                   ;  2766.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm5                                          ;  2770.0 fmul+fadd   41 next copy
        andps xmm3, xmm8                                           ;  2772.0 fmul+fadd   41 next
        xorps xmm6, xmm1                                           ;  2772.0 fmul+fadd   41 next
        movaps xmm1, xmm7                                          ;  2773.0 fmul+fadd   41 next copy
        andps xmm1, xmm3                                           ;  2775.0 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  2775.0 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  2777.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 48]                                    ;  2773.0 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm8                                           ;  2777.0 fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2779.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 48]                                    ;  2775.0 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm11                                          ;  2779.0 fmul+fadd   41 next
        andps xmm3, xmm2                                           ;  2781.0 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  2783.0 fmul+fadd   41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;  2778.0 agu1+agu0+fmisc   41 next reload
        xorps xmm9, xmm3                                           ;  2785.0 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  2783.0 fmul+fadd   41 next
        xorps xmm14, xmm7                                          ;  2784.0 fmul+fadd   41 next
        andps xmm1, xmm8                                           ;  2785.0 fmul+fadd   41 next
        andps xmm14, xmm5                                          ;  2786.0 fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  2788.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 48]                                    ;  2784.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;  2788.0 fmul+fadd   41 next
        movaps xmm5, [rbp - 80]                                    ;  2786.7 agu1+agu0+fmisc   41 next
        andps xmm5, xmm2                                           ;  2789.0 fmul+fadd   41 next
        xorps xmm4, xmm5                                           ;  2791.0 fmul+fadd   41 next
        movaps [rax - 80], xmm9                                    ;  2788.7 agu2+agu0+fmisc   41 next spill
        movaps xmm9, [rdx - 48]                                    ;  2790.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm9, [rbp - 96]                                     ;  2792.3 agu2+agu1+fadd+fmul   41 next
        andps xmm7, xmm9                                           ;  2794.3 fadd+fmul   41 next
        xorps xmm9, xmm5                                           ;  2794.3 fadd+fmul   41 next
        xorps xmm5, [rbp - 32]                                     ;  2794.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm1, xmm9                                           ;  2796.3 fadd+fmul   41 next
        movaps xmm9, [rbp - 80]                                    ;  2792.7 agu1+agu0+fmisc   41 next
        andps xmm9, xmm8                                           ;  2796.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 32]                                    ;  2794.7 agu2+agu0+fmisc   41 next
        andps xmm8, xmm2                                           ;  2797.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 80]                                    ;  2796.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm11                                          ;  2798.7 fadd+fmul   41 next
        xorps xmm7, xmm2                                           ;  2800.7 fadd+fmul   41 next
        movaps xmm2, xmm9                                          ;  2800.3 fadd+fmul   41 next copy
        xorps xmm2, xmm8                                           ;  2802.3 fadd+fmul   41 next
        andps xmm8, xmm5                                           ;  2802.3 fadd+fmul   41 next
        andps xmm5, [rbp - 96]                                     ;  2803.3 agu2+agu0+fadd+fmul   41 next
        andps xmm11, [rbp - 32]                                    ;  2804.3 agu1+agu0+fadd+fmul   41 next
        movaps [rcx - 112], xmm13                                  ;  2801.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdi + 16]                                   ;  2803.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  2805.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  2806.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  2807.3 fadd+fmul   41 next
        xorps xmm9, xmm3                                           ;  2809.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  2809.3 fadd+fmul   41 next
        xorps xmm13, [rax - 96]                                    ;  2810.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm9                                          ;  2811.3 fadd+fmul   41 next
        xorps xmm15, xmm10                                         ;  2812.3 fadd+fmul   41 next
        xorps xmm4, xmm13                                          ;  2813.3 fadd+fmul   41 next
        xorps xmm5, xmm11                                          ;  2814.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 32]                                    ;  2811.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm0                                           ;  2815.3 fadd+fmul   41 next
        movaps xmm9, [rdi + 112]                                   ;  2813.0 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm9                                            ;  2816.3 fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  2817.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  2818.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  2819.3 fadd+fmul   41 next
        xorps xmm8, xmm14                                          ;  2820.3 fadd+fmul   41 next
        xorps xmm0, xmm4                                           ;  2821.3 fadd+fmul   41 next
        xorps xmm1, xmm3                                           ;  2822.3 fadd+fmul   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  2818.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm14                                          ;  2823.3 fadd+fmul   41 next
        xorps xmm8, [rcx - 112]                                    ;  2824.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm5, [rdx + 112]                                    ;  2825.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm15, [rdx - 64]                                   ;  2821.3 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdi + 16]                                    ;  2826.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm7, xmm15                                          ;  2828.3 fadd+fmul   41 next
        movaps xmm2, [rdx + 96]                                    ;  2823.7 agu2+agu0+fmisc   41 next
        xorps xmm2, [rdi - 80]                                     ;  2828.3 agu1+agu0+fadd+fmul   41 next
        movaps xmm3, [rax - 80]                                    ;  2825.7 agu2+agu1+fmisc   41 next
        xorps xmm3, xmm2                                           ;  2830.3 fadd+fmul   41 next
        xorps xmm9, [rdx + 64]                                     ;  2830.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm9                                           ;  2832.3 fadd+fmul   41 next
        movaps xmm4, [rdi + 48]                                    ;  2827.7 agu1+agu0+fmisc   41 next
        xorps xmm4, [rbp - 96]                                     ;  2832.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm1, xmm4                                           ;  2834.3 fadd+fmul   41 next
        movaps xmm10, [rdx - 16]                                   ;  2830.0 agu1+agu0+fmisc   41 next
        xorps xmm10, [rdx - 48]                                    ;  2834.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  2836.3 fadd+fmul   41 next
        movaps xmm11, [rdi - 112]                                  ;  2832.3 agu1+agu0+fmisc   41 next
        xorps xmm11, [rbp - 32]                                    ;  2836.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm8, xmm11                                          ;  2838.3 fadd+fmul   41 next
        movaps xmm12, [rdi + 0]                                    ;  2834.7 agu1+agu0+fmisc   41 next
        xorps xmm12, [rbp - 80]                                    ;  2838.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm5, xmm12                                          ;  2840.3 fadd+fmul   41 next
        movaps xmm13, [rdi + 80]                                   ;  2836.7 agu1+agu2+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  2840.3 fadd+fmul   50 next
        xorps xmm2, [rbp - 48]                                     ;  2841.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm9, [rcx - 128]                                    ;  2842.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm4, [rdi - 48]                                     ;  2843.3 agu1+agu2+fadd+fmul   50 next
        xorps xmm10, [rdi + 96]                                    ;  2844.3 agu0+agu1+fadd+fmul   50 next
        xorps xmm11, [rdx + 48]                                    ;  2845.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm12, [rdi - 16]                                    ;  2846.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [rdx + 0]                                      ;  2847.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm3, [rdi - 32]                                     ;  2848.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm0, [rdx - 128]                                    ;  2849.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm1, [rdi - 64]                                     ;  2850.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, [rcx - 80]                                     ;  2851.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm8, [rbp + 112]                                    ;  2852.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm13, [r11 + 304]                                   ;  2853.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [rbp - 64]                                     ;  2854.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdi + 80], xmm5                                    ;  2856.3 agu1+agu0+fmisc   50 next spill
        movaps xmm5, [rcx - 64]                                    ;  2852.3 agu2+agu0+fmisc   50 next
        xorps xmm5, [rbp + 32]                                     ;  2855.3 agu1+agu0+fadd+fmul   50 next
        movaps [rcx - 64], xmm8                                    ;  2854.3 agu2+agu0+fmisc   50 next spill
        movaps xmm8, [rax - 112]                                   ;  2856.0 agu1+agu0+fmisc+fadd   50 next
        xorps xmm8, [rdi - 128]                                    ;  2858.0 agu2+agu1+fmul+fadd   50 next
        movaps [rax - 112], xmm6                                   ;  2857.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, [rbp - 48]                                    ;  2858.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm6, [r11 + 320]                                    ;  2860.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp - 48], xmm1                                    ;  2859.3 agu0+agu2+fmisc   50 next spill
        movaps xmm1, [rcx - 128]                                   ;  2860.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm1, [r11 + 336]                                    ;  2862.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 128], xmm0                                   ;  2861.3 agu0+agu2+fmisc   50 next spill
        movaps xmm0, [rdi - 48]                                    ;  2862.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm0, [r11 + 352]                                    ;  2864.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 48], xmm3                                    ;  2863.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rdi + 96]                                    ;  2864.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r11 + 368]                                    ;  2866.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi + 96], xmm7                                    ;  2865.3 agu0+agu2+fmisc   50 next spill
        movaps xmm7, [rdx + 48]                                    ;  2866.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm7, [r11 + 384]                                    ;  2868.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 48], xmm8                                    ;  2867.3 agu0+agu2+fmisc   50 next spill
        movaps xmm8, [rdi - 16]                                    ;  2868.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm8, [r11 + 400]                                    ;  2870.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 16], xmm5                                    ;  2869.3 agu0+agu2+fmisc   50 next spill
        movaps xmm5, [rbp + 32]                                    ;  2870.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm5, [r11 + 416]                                    ;  2872.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 32], xmm12                                   ;  2871.3 agu0+agu2+fmisc   50 next spill
        movaps xmm12, [rdi - 128]                                  ;  2872.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm12, [r11 + 432]                                   ;  2874.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 128], xmm11                                  ;  2873.3 agu0+agu2+fmisc   50 next spill
        movaps xmm11, [rdx + 0]                                    ;  2874.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm11, [r11 + 448]                                   ;  2876.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdx + 0], xmm10                                    ;  2875.3 agu0+agu2+fmisc   50 next spill
        movaps xmm10, [rdi - 32]                                   ;  2876.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm10, [r11 + 464]                                   ;  2878.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 32], xmm4                                    ;  2877.3 agu0+agu2+fmisc   50 next spill
        movaps xmm4, [rdx - 128]                                   ;  2878.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm4, [r11 + 480]                                    ;  2880.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdx - 128], xmm9                                   ;  2879.3 agu0+agu2+fmisc   50 next spill
        movaps xmm9, [rdi - 64]                                    ;  2880.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm9, [r11 + 496]                                    ;  2882.0 agu2+agu1+fmul+fadd   50 next
        movaps [rdi - 64], xmm2                                    ;  2881.3 agu0+agu2+fmisc   50 next spill
        movaps xmm2, [rcx - 80]                                    ;  2882.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm2, [r11 + 256]                                    ;  2884.0 agu2+agu1+fmul+fadd   50 next
        movaps [rcx - 80], xmm15                                   ;  2883.3 agu0+agu2+fmisc   50 next spill
        movaps xmm15, [rbp + 112]                                  ;  2884.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm15, [r11 + 272]                                   ;  2886.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp + 112], xmm3                                   ;  2885.3 agu0+agu2+fmisc   50 next spill
        movaps xmm3, [rbp - 64]                                    ;  2886.0 agu1+agu0+fmul+fadd   50 next
        xorps xmm3, [r11 + 288]                                    ;  2888.0 agu2+agu1+fmul+fadd   50 next
        movaps [rbp - 64], xmm6                                    ;  2887.3 agu0+agu2+fmisc   50 next spill
        movaps xmm6, xmm11                                         ;  2888.0 fmul+fadd   41 next copy
        xorps xmm6, xmm3                                           ;  2890.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm7                                    ;  2889.3 agu1+agu0+fmisc   50 next spill
        movaps xmm7, xmm2                                          ;  2890.0 fmul+fadd   41 next copy
        xorps xmm7, xmm5                                           ;  2892.0 fmul+fadd   41 next
        movaps [rdi + 0], xmm13                                    ;  2891.3 agu2+agu0+fmisc   50 next spill
        movaps xmm13, xmm11                                        ;  2892.0 fmul+fadd   41 next copy
        xorps xmm13, xmm10                                         ;  2894.0 fmul+fadd   41 next
        movaps [rbp - 32], xmm8                                    ;  2893.3 agu1+agu0+fmisc   50 next spill
        movaps xmm8, xmm5                                          ;  2894.0 fmul+fadd   41 next copy
        andps xmm8, xmm12                                          ;  2896.0 fmul+fadd   41 next
        movaps [rdi - 112], xmm1                                   ;  2895.3 agu2+agu0+fmisc   50 next spill
        movaps xmm1, xmm11                                         ;  2896.0 fmul+fadd   41 next copy
        xorps xmm1, xmm15                                          ;  2898.0 fmul+fadd   41 next
        andps xmm1, xmm5                                           ;  2900.0 fmul+fadd   41 next
        movaps [rdx - 48], xmm0                                    ;  2897.3 agu1+agu0+fmisc   50 next spill
        movaps xmm0, xmm2                                          ;  2899.0 fmul+fadd   41 next copy
        xorps xmm0, xmm10                                          ;  2901.0 fmul+fadd   41 next
        movaps [rdx - 16], xmm3                                    ;  2899.3 agu2+agu0+fmisc   50 next spill
        movaps xmm3, xmm13                                         ;  2901.0 fmul+fadd   41 next copy
        andps xmm3, xmm10                                          ;  2903.0 fmul+fadd   41 next
        xorps xmm8, xmm3                                           ;  2905.0 fmul+fadd   41 next
        movaps xmm3, xmm2                                          ;  2904.0 fmul+fadd   41 next copy
        andps xmm3, xmm9                                           ;  2906.0 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  2908.0 fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2910.0 fmul+fadd   41 next
        movaps [rbp - 96], xmm3                                    ;  2910.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm7                                          ;  2908.0 fmul+fadd   41 next copy
        andps xmm3, xmm15                                          ;  2910.0 fmul+fadd   41 next
        movaps [rdi + 48], xmm7                                    ;  2907.0 agu2+agu0+fmisc   41 next spill
        movaps xmm7, xmm2                                          ;  2910.0 fmul+fadd   41 next copy
        andps xmm7, xmm10                                          ;  2912.0 fmul+fadd   41 next
        movaps [rdx + 64], xmm10                                   ;  2909.7 agu1+agu0+fmisc   50 next spill
        movaps xmm10, xmm11                                        ;  2912.0 fmul+fadd   41 next copy
        xorps xmm10, xmm12                                         ;  2914.0 fmul+fadd   41 next
        movaps [rax - 80], xmm1                                    ;  2912.0 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm0                                          ;  2914.0 fmul+fadd   41 next copy
        andps xmm1, xmm15                                          ;  2916.0 fmul+fadd   41 next
        movaps [rdi + 112], xmm1                                   ;  2918.0 agu1+agu0+fmisc   41 next spill
        movaps xmm1, xmm5                                          ;  2916.0 fmul+fadd   41 next copy
        andps xmm1, xmm9                                           ;  2918.0 fmul+fadd   41 next
        xorps xmm1, xmm12                                          ;  2920.0 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  2922.0 fmul+fadd   41 next
        movaps [rdi - 80], xmm3                                    ;  2924.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm9                                          ;  2920.0 fmul+fadd   41 next copy
        andps xmm3, xmm4                                           ;  2922.0 fmul+fadd   41 next
        xorps xmm3, xmm14                                          ;  2924.0 fmul+fadd   41 next
        movaps xmm14, xmm6                                         ;  2923.0 fmul+fadd   41 next copy
        andps xmm14, xmm12                                         ;  2925.0 fmul+fadd   41 next
        xorps xmm7, xmm14                                          ;  2927.0 fmul+fadd   41 next
        movaps xmm14, xmm10                                        ;  2926.0 fmul+fadd   41 next copy
        andps xmm14, xmm15                                         ;  2928.0 fmul+fadd   41 next
        andps xmm10, xmm9                                          ;  2928.0 fmul+fadd   41 next
        movaps [rdx + 96], xmm3                                    ;  2926.0 agu1+agu0+fmisc   41 next spill
        movaps xmm3, xmm13                                         ;  2929.0 fmul+fadd   41 next copy
        andps xmm3, xmm9                                           ;  2931.0 fmul+fadd   41 next
        xorps xmm1, xmm3                                           ;  2933.0 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  2935.0 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  2937.0 fmul+fadd   41 next
        andps xmm0, xmm4                                           ;  2934.0 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;  2936.0 fmul+fadd   41 next
        movaps xmm0, xmm13                                         ;  2936.0 fmul+fadd   41 next copy
        orps xmm0, xmm12                                           ;  2938.0 fmul+fadd   41 next
        xorps xmm0, xmm7                                           ;  2940.0 fmul+fadd   41 next
        xorps xmm7, xmm5                                           ;  2939.0 fmul+fadd   41 next
        movaps xmm3, xmm5                                          ;  2940.0 fmul+fadd   41 next copy
        xorps xmm3, xmm12                                          ;  2942.0 fmul+fadd   41 next
        andps xmm5, [rdx - 16]                                     ;  2942.0 agu2+agu0+fmul+fadd   41 next
        movaps [rdi + 16], xmm0                                    ;  2942.0 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm6                                          ;  2943.0 fmul+fadd   41 next copy
        andps xmm0, xmm9                                           ;  2945.0 fmul+fadd   41 next
        xorps xmm14, xmm0                                          ;  2947.0 fmul+fadd   41 next
        xorps xmm14, [rax - 80]                                    ;  2949.0 agu2+agu1+fmul+fadd   41 next
        movaps [rdx - 64], xmm5                                    ;  2944.0 agu0+agu1+fmisc   41 next spill
        movaps xmm5, xmm12                                         ;  2947.0 fmul+fadd   41 next copy
        andps xmm5, xmm11                                          ;  2949.0 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;  2951.0 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  2953.0 fmul+fadd   41 next
        andps xmm5, xmm11                                          ;  2953.0 fmul+fadd   41 next
        movaps [rdx + 112], xmm11                                  ;  2948.7 agu2+agu0+fmisc   50 next spill
        movaps xmm11, xmm3                                         ;  2952.0 fmul+fadd   41 next copy
        andps xmm11, xmm2                                          ;  2954.0 fmul+fadd   41 next
        andps xmm3, xmm4                                           ;  2954.0 fmul+fadd   41 next
        xorps xmm3, xmm8                                           ;  2956.0 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  2958.0 fmul+fadd   41 next
        movaps xmm3, [rdx - 16]                                    ;  2954.0 agu1+agu0+fmisc   41 next
        andps xmm3, xmm15                                          ;  2957.0 fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  2959.0 fmul+fadd   41 next
        xorps xmm3, xmm9                                           ;  2959.0 fmul+fadd   41 next
        xorps xmm1, xmm0                                           ;  2960.0 fmul+fadd   41 next
        movaps xmm0, [rel kasumi_encrypt_compact.T0_constants128]  ;  2957.3 agu2+agu0+fmisc   41 next reload
        xorps xmm1, xmm0                                           ;  2962.0 fmul+fadd   41 next
        xorps xmm5, [rdx + 96]                                     ;  2962.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm8                                           ;  2964.0 fmul+fadd   41 next
        andps xmm2, xmm12                                          ;  2964.0 fmul+fadd   41 next
        xorps xmm2, xmm10                                          ;  2966.0 fmul+fadd   41 next
        andps xmm9, xmm15                                          ;  2966.0 fmul+fadd   41 next
        andps xmm15, xmm4                                          ;  2967.0 fmul+fadd   41 next
        movaps xmm0, [rdx + 64]                                    ;  2963.7 agu2+agu0+fmisc   41 next
        andps xmm0, xmm6                                           ;  2968.0 fmul+fadd   41 next
        xorps xmm10, xmm0                                          ;  2970.0 fmul+fadd   41 next
        andps xmm6, xmm13                                          ;  2970.0 fmul+fadd   41 next
        movaps xmm0, [rdi + 48]                                    ;  2967.0 agu1+agu0+fmisc   41 next reload
        andps xmm13, xmm0                                          ;  2971.0 fmul+fadd   41 next
        xorps xmm9, xmm13                                          ;  2973.0 fmul+fadd   41 next
        xorps xmm10, xmm7                                          ;  2973.0 fmul+fadd   41 next
        movaps xmm13, [rdx + 64]                                   ;  2969.7 agu2+agu0+fmisc   41 next
        andps xmm13, xmm0                                          ;  2974.0 fmul+fadd   41 next
        xorps xmm9, [rdx - 16]                                     ;  2975.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, [rdx - 64]                                    ;  2976.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm5, xmm9                                           ;  2977.0 fmul+fadd   41 next
        xorps xmm8, xmm6                                           ;  2978.0 fmul+fadd   41 next
        movaps xmm6, [rdx + 112]                                   ;  2974.7 agu1+agu2+fmisc   41 next
        andps xmm6, xmm4                                           ;  2979.0 fmul+fadd   41 next
        xorps xmm13, xmm6                                          ;  2981.0 fmul+fadd   41 next
        xorps xmm11, xmm15                                         ;  2981.0 fmul+fadd   41 next
        andps xmm12, xmm4                                          ;  2982.0 fmul+fadd   41 next
        xorps xmm9, [rax - 80]                                     ;  2983.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm12, xmm11                                         ;  2984.0 fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  2985.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  2986.0 fmul+fadd   41 next
        movaps xmm6, [rdx + 64]                                    ;  2982.7 agu2+agu0+fmisc   41 next
        andps xmm6, xmm4                                           ;  2987.0 fmul+fadd   41 next
        xorps xmm13, xmm3                                          ;  2988.0 fmul+fadd   41 next
        xorps xmm15, [rdi - 80]                                    ;  2989.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm11, xmm13                                         ;  2990.0 fmul+fadd   41 next
        movaps xmm13, [rdx - 16]                                   ;  2986.0 agu2+agu0+fmisc   50 next reload
        andps xmm4, xmm13                                          ;  2991.0 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  2992.0 fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;  2994.0 fmul+fadd   41 next
        xorps xmm8, [rdi + 16]                                     ;  2994.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm11                                          ;  2995.0 fmul+fadd   41 next
        andps xmm3, xmm13                                          ;  2996.0 fmul+fadd   41 next
        movaps xmm9, [rdx + 64]                                    ;  2992.0 agu2+agu0+fmisc   50 next reload
        xorps xmm4, xmm9                                           ;  2997.0 fmul+fadd   41 next
        xorps xmm8, [rdi - 80]                                     ;  2998.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm6, [rbp - 96]                                     ;  2999.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;  3000.0 fmul+fadd   41 next
        xorps xmm10, xmm6                                          ;  3001.0 fmul+fadd   41 next
        andps xmm0, xmm13                                          ;  3002.0 fmul+fadd   41 next
        xorps xmm3, [rdx + 96]                                     ;  3003.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  3004.0 fmul+fadd   41 next
        xorps xmm12, xmm0                                          ;  3005.0 fmul+fadd   41 next
        xorps xmm12, [rdx + 112]                                   ;  3007.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdi + 112]                                   ;  3009.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  3008.0 fmul+fadd   41 next
        xorps xmm3, xmm12                                          ;  3011.0 fmul+fadd   41 next
        movaps xmm0, [rdx - 48]                                    ;  3005.0 agu2+agu0+fmisc   41 next
        movaps xmm4, [rdi - 112]                                   ;  3007.0 agu1+agu0+fmisc   50 next reload
        andps xmm0, xmm4                                           ;  3010.0 fmul+fadd   41 next
        movaps xmm6, [rbp - 32]                                    ;  3009.0 agu2+agu0+fmisc   41 next
        movaps xmm9, [rdi + 0]                                     ;  3010.3 agu1+agu0+fmisc+fmul   50 next reload
        andps xmm6, xmm9                                           ;  3012.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 80]                                   ;  3012.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm12, [rbp - 64]                                   ;  3012.3 agu0+agu1+fmisc+fmul   50 next reload
        andps xmm11, xmm12                                         ;  3014.3 fadd+fmul   41 next
        movaps xmm13, [rbp - 32]                                   ;  3014.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm13, [rbp + 112]                                   ;  3016.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm0, xmm9                                           ;  3016.0 fmul+fadd   41 next
        movaps [rdi + 112], xmm2                                   ;  3015.0 agu2+agu1+fmisc   41 next spill
        movaps xmm2, [rdx - 48]                                    ;  3016.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm2, xmm9                                           ;  3018.3 fadd+fmul   41 next
        movaps [rdx + 112], xmm5                                   ;  3018.0 agu2+agu0+fmisc   41 next spill
        movaps xmm5, [rbp + 112]                                   ;  3018.3 agu1+agu0+fadd+fmul   41 next
        andps xmm5, xmm9                                           ;  3020.3 fadd+fmul   41 next
        movaps [rdx + 64], xmm10                                   ;  3020.0 agu2+agu1+fmisc   41 next spill
        movaps xmm10, xmm4                                         ;  3020.3 fadd+fmul   41 next copy
        andps xmm10, xmm12                                         ;  3022.3 fadd+fmul   41 next
        movaps [rdx + 96], xmm3                                    ;  3022.0 agu0+agu1+fmisc   41 next spill
        movaps xmm3, xmm11                                         ;  3022.3 fadd+fmul   41 next copy
        xorps xmm3, xmm6                                           ;  3024.3 fadd+fmul   41 next
        andps xmm11, [rdx - 48]                                    ;  3024.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm8                                    ;  3024.0 agu1+agu0+fmisc   41 next spill
        movaps xmm8, xmm2                                          ;  3025.3 fadd+fmul   41 next copy
        xorps xmm2, xmm13                                          ;  3026.3 fadd+fmul   41 next
        xorps xmm8, xmm3                                           ;  3027.3 fadd+fmul   41 next
        xorps xmm10, xmm2                                          ;  3028.3 fadd+fmul   41 next
        andps xmm2, [rbp - 80]                                     ;  3029.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm6, xmm10                                          ;  3030.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm7                                    ;  3027.3 agu0+agu1+fmisc   41 next spill
        movaps xmm7, [rdx - 48]                                    ;  3029.3 agu2+agu0+fmisc   41 next
        xorps xmm7, xmm5                                           ;  3031.3 fadd+fmul   41 next
        xorps xmm11, xmm7                                          ;  3033.3 fadd+fmul   41 next
        andps xmm7, xmm12                                          ;  3033.3 fadd+fmul   41 next
        andps xmm6, xmm12                                          ;  3034.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm15                                   ;  3031.3 agu1+agu2+fmisc   41 next spill
        movaps xmm15, [rbp - 80]                                   ;  3033.3 agu0+agu1+fmisc   41 next
        andps xmm15, [rbp + 112]                                   ;  3035.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdi - 80], xmm1                                    ;  3035.3 agu1+agu2+fmisc   41 next spill
        movaps xmm1, [rbp - 32]                                    ;  3036.3 agu0+agu1+fadd+fmisc   41 next
        andps xmm1, [rdx - 48]                                     ;  3038.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm7, [rbp + 112]                                    ;  3038.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdi + 16], xmm14                                   ;  3038.3 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm15                                        ;  3039.0 fmul+fadd   41 next copy
        xorps xmm14, xmm1                                          ;  3041.0 fmul+fadd   41 next
        orps xmm15, xmm5                                           ;  3041.0 fmul+fadd   41 next
        xorps xmm5, [rbp - 32]                                     ;  3042.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, [rbp - 80]                                     ;  3043.0 agu1+agu0+fmul+fadd   41 next
        movaps [rax - 80], xmm8                                    ;  3040.3 agu2+agu1+fmisc   41 next spill
        movaps xmm8, [rdx - 48]                                    ;  3042.3 agu0+agu2+fmisc   41 next
        andps xmm8, xmm10                                          ;  3044.3 fmul+fadd   41 next
        xorps xmm15, xmm8                                          ;  3046.3 fmul+fadd   41 next
        movaps xmm8, [rbp - 80]                                    ;  3044.3 agu1+agu0+fmisc   41 next
        xorps xmm8, xmm4                                           ;  3046.3 fmul+fadd   41 next
        andps xmm10, [rbp + 112]                                   ;  3047.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  3048.0 fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;  3049.0 fmul+fadd   41 next
        andps xmm13, xmm8                                          ;  3050.0 fmul+fadd   41 next
        andps xmm1, [rbp - 32]                                     ;  3051.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  3052.0 fmul+fadd   41 next
        andps xmm7, xmm12                                          ;  3053.0 fmul+fadd   41 next
        movaps [rdx - 64], xmm6                                    ;  3050.0 agu2+agu0+fmisc   41 next spill
        movaps xmm6, xmm9                                          ;  3054.0 fmul+fadd   41 next copy
        andps xmm6, xmm12                                          ;  3056.0 fmul+fadd   41 next
        xorps xmm11, xmm1                                          ;  3056.0 fmul+fadd   41 next
        movaps xmm1, xmm8                                          ;  3057.0 fmul+fadd   41 next copy
        andps xmm1, xmm6                                           ;  3059.0 fmul+fadd   41 next
        xorps xmm6, xmm5                                           ;  3059.0 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  3061.0 fmul+fadd   41 next
        movaps xmm6, [rbp + 112]                                   ;  3057.0 agu1+agu0+fmisc   41 next
        xorps xmm6, xmm12                                          ;  3061.0 fmul+fadd   41 next
        xorps xmm1, xmm6                                           ;  3063.0 fmul+fadd   41 next
        movaps xmm6, [rbp + 112]                                   ;  3059.0 agu2+agu0+fmisc   41 next
        xorps xmm6, xmm3                                           ;  3063.0 fmul+fadd   41 next
        andps xmm6, xmm4                                           ;  3065.0 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  3067.0 fmul+fadd   41 next
        xorps xmm1, xmm14                                          ;  3066.0 fmul+fadd   41 next
        movaps xmm6, [rel kasumi_encrypt_compact.T0_constants128]  ;  3062.7 agu1+agu0+fmisc   41 next reload
        xorps xmm2, xmm6                                           ;  3069.0 fmul+fadd   41 next
        xorps xmm14, xmm8                                          ;  3068.0 fmul+fadd   41 next
        andps xmm1, xmm12                                          ;  3069.0 fmul+fadd   41 next
        andps xmm14, xmm9                                          ;  3070.0 fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;  3072.0 fmul+fadd   41 next
        movaps xmm6, [rbp + 112]                                   ;  3068.0 agu2+agu0+fmisc   41 next
        andps xmm6, xmm0                                           ;  3072.0 fmul+fadd   41 next
        movaps xmm9, [rbp - 32]                                    ;  3070.0 agu1+agu0+fmisc   41 next
        andps xmm9, xmm4                                           ;  3073.0 fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;  3075.0 fmul+fadd   41 next
        movaps [rcx - 112], xmm2                                   ;  3072.0 agu2+agu0+fmisc   41 next spill
        movaps xmm2, [rbp + 112]                                   ;  3074.0 agu1+agu0+fmisc   41 next
        andps xmm2, [rdx - 48]                                     ;  3076.0 agu2+agu1+fmul+fadd   41 next
        andps xmm8, xmm2                                           ;  3078.0 fmul+fadd   41 next
        xorps xmm2, xmm9                                           ;  3078.0 fmul+fadd   41 next
        xorps xmm9, [rbp - 80]                                     ;  3078.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm1, xmm2                                           ;  3080.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 32]                                    ;  3076.3 agu1+agu0+fmisc   41 next
        andps xmm2, xmm12                                          ;  3080.0 fmul+fadd   41 next
        movaps xmm12, [rbp - 80]                                   ;  3078.3 agu2+agu0+fmisc   41 next
        andps xmm12, xmm4                                          ;  3081.0 fmul+fadd   41 next
        movaps xmm4, [rbp - 32]                                    ;  3080.3 agu1+agu0+fmisc   41 next
        andps xmm4, xmm3                                           ;  3082.3 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  3084.3 fmul+fadd   41 next
        movaps xmm4, xmm2                                          ;  3084.0 fmul+fadd   41 next copy
        xorps xmm4, xmm12                                          ;  3086.0 fmul+fadd   41 next
        andps xmm12, xmm9                                          ;  3086.0 fmul+fadd   41 next
        andps xmm9, [rdx - 48]                                     ;  3087.0 agu2+agu0+fmul+fadd   41 next
        andps xmm3, [rbp - 80]                                     ;  3088.0 agu1+agu0+fmul+fadd   41 next
        movaps [rax - 96], xmm15                                   ;  3085.0 agu2+agu1+fmisc   41 next spill
        movaps xmm15, [rdi + 0]                                    ;  3087.0 agu0+agu2+fmisc   41 next
        andps xmm15, xmm4                                          ;  3089.0 fmul+fadd   41 next
        xorps xmm4, xmm6                                           ;  3090.0 fmul+fadd   41 next
        xorps xmm6, xmm14                                          ;  3091.0 fmul+fadd   41 next
        xorps xmm2, xmm6                                           ;  3093.0 fmul+fadd   41 next
        xorps xmm13, xmm4                                          ;  3093.0 fmul+fadd   41 next
        xorps xmm15, [rax - 80]                                    ;  3094.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm7, xmm2                                           ;  3095.0 fmul+fadd   41 next
        xorps xmm5, xmm13                                          ;  3096.0 fmul+fadd   41 next
        xorps xmm10, xmm15                                         ;  3097.0 fmul+fadd   41 next
        xorps xmm9, xmm3                                           ;  3098.0 fmul+fadd   41 next
        movaps xmm15, [rbp - 80]                                   ;  3094.7 agu2+agu0+fmisc   41 next
        andps xmm15, xmm0                                          ;  3099.0 fmul+fadd   41 next
        movaps xmm2, [rdi - 112]                                   ;  3096.7 agu1+agu0+fmisc   50 next reload
        orps xmm4, xmm2                                            ;  3100.0 fmul+fadd   41 next
        xorps xmm8, xmm5                                           ;  3101.0 fmul+fadd   41 next
        xorps xmm14, xmm4                                          ;  3102.0 fmul+fadd   41 next
        xorps xmm11, xmm7                                          ;  3103.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;  3104.0 fmul+fadd   41 next
        xorps xmm0, xmm10                                          ;  3105.0 fmul+fadd   41 next
        xorps xmm1, xmm15                                          ;  3106.0 fmul+fadd   41 next
        movaps xmm14, [rel kasumi_encrypt_compact.T0_constants128] ;  3102.0 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm14                                          ;  3107.0 fmul+fadd   41 next
        xorps xmm12, [rax - 96]                                    ;  3108.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm9, [rdx - 64]                                     ;  3109.0 agu2+agu0+fmul+fadd   41 next
        movaps xmm15, [rdi + 16]                                   ;  3105.0 agu1+agu2+fmisc   41 next
        xorps xmm15, [rdi + 0]                                     ;  3110.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm8, xmm15                                          ;  3112.0 fmul+fadd   41 next
        movaps xmm3, [rdi - 80]                                    ;  3107.3 agu2+agu0+fmisc   41 next
        xorps xmm3, [rbp - 64]                                     ;  3112.0 agu1+agu0+fmul+fadd   41 next
        movaps xmm4, [rcx - 112]                                   ;  3109.3 agu2+agu1+fmisc   41 next
        xorps xmm4, xmm3                                           ;  3114.0 fmul+fadd   41 next
        xorps xmm2, [rbp - 96]                                     ;  3114.0 agu0+agu2+fmul+fadd   41 next
        xorps xmm0, xmm2                                           ;  3116.0 fmul+fadd   41 next
        movaps xmm5, [rdi + 48]                                    ;  3111.3 agu1+agu0+fmisc   41 next
        xorps xmm5, [rdx - 48]                                     ;  3116.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm1, xmm5                                           ;  3118.0 fmul+fadd   41 next
        movaps xmm6, [rdx - 16]                                    ;  3113.7 agu1+agu0+fmisc   41 next
        xorps xmm6, [rbp + 112]                                    ;  3118.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm11, xmm6                                          ;  3120.0 fmul+fadd   41 next
        movaps xmm7, [rdx + 96]                                    ;  3116.0 agu1+agu0+fmisc   41 next
        xorps xmm7, [rbp - 80]                                     ;  3120.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, xmm7                                          ;  3122.0 fmul+fadd   41 next
        movaps xmm10, [rdx + 64]                                   ;  3118.3 agu1+agu0+fmisc   41 next
        xorps xmm10, [rbp - 32]                                    ;  3122.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm9, xmm10                                          ;  3124.0 fmul+fadd   41 next
        xorps xmm8, [r8 + 2192]                                    ;  3124.0 agu1+agu2+fmul+fadd   44 next
        xorps xmm4, [r8 + 2208]                                    ;  3125.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm0, [r8 + 2224]                                    ;  3126.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm1, [r8 + 2240]                                    ;  3127.0 agu1+agu2+fmul+fadd   44 next
        xorps xmm11, [r8 + 2256]                                   ;  3128.0 agu0+agu1+fmul+fadd   44 next
        xorps xmm12, [r8 + 2272]                                   ;  3129.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm9, [r8 + 2288]                                    ;  3130.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm15, [r8 + 2048]                                   ;  3131.0 agu2+agu1+fmul+fadd   44 next
        xorps xmm3, [r8 + 2064]                                    ;  3132.0 agu0+agu2+fmul+fadd   44 next
        xorps xmm2, [r8 + 2080]                                    ;  3133.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm5, [r8 + 2096]                                    ;  3134.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm6, [r8 + 2112]                                    ;  3135.0 agu1+agu0+fmul+fadd   44 next
        xorps xmm7, [r8 + 2128]                                    ;  3136.0 agu2+agu0+fmul+fadd   44 next
        xorps xmm10, [r8 + 2144]                                   ;  3137.0 agu1+agu0+fmul+fadd   44 next
        movaps xmm13, [rdx + 112]                                  ;  3133.0 agu2+agu0+fmisc   44 next
        xorps xmm13, [r8 + 2160]                                   ;  3138.0 agu1+agu0+fmul+fadd   44 next
        movaps [rdx + 112], xmm11                                  ;  3135.0 agu2+agu0+fmisc   44 next spill
        movaps xmm11, [rdi + 112]                                  ;  3137.0 agu1+agu2+fmisc   44 next
        xorps xmm11, [r8 + 2176]                                   ;  3139.0 agu0+agu1+fmul+fadd   44 next
        movaps [rdi + 112], xmm4                                   ;  3139.0 agu2+agu0+fmisc   44 next spill
        movaps xmm4, xmm2                                          ;  3140.0 fmul+fadd   41 next copy
        xorps xmm4, xmm11                                          ;  3142.0 fmul+fadd   41 next
        movaps [rbp - 32], xmm12                                   ;  3141.0 agu1+agu2+fmisc   44 next spill
        movaps xmm12, xmm15                                        ;  3142.0 fmul+fadd   41 next copy
        xorps xmm12, xmm10                                         ;  3144.0 fmul+fadd   41 next
        movaps [rdx + 64], xmm8                                    ;  3143.0 agu0+agu1+fmisc   44 next spill
        movaps xmm8, xmm2                                          ;  3144.0 fmul+fadd   41 next copy
        xorps xmm8, xmm5                                           ;  3146.0 fmul+fadd   41 next
        movaps [rbp - 80], xmm9                                    ;  3145.0 agu2+agu0+fmisc   44 next spill
        movaps xmm9, xmm15                                         ;  3146.0 fmul+fadd   41 next copy
        andps xmm9, xmm3                                           ;  3148.0 fmul+fadd   41 next
        movaps [rdx + 96], xmm0                                    ;  3147.0 agu1+agu0+fmisc   44 next spill
        movaps xmm0, xmm2                                          ;  3148.0 fmul+fadd   41 next copy
        xorps xmm0, xmm13                                          ;  3150.0 fmul+fadd   41 next
        andps xmm0, xmm15                                          ;  3152.0 fmul+fadd   41 next
        movaps [rbp + 112], xmm1                                   ;  3149.0 agu2+agu0+fmisc   44 next spill
        movaps xmm1, xmm10                                         ;  3151.0 fmul+fadd   41 next copy
        xorps xmm1, xmm5                                           ;  3153.0 fmul+fadd   41 next
        movaps [rdx - 16], xmm11                                   ;  3151.0 agu1+agu0+fmisc   44 next spill
        movaps xmm11, xmm8                                         ;  3153.0 fmul+fadd   41 next copy
        andps xmm11, xmm5                                          ;  3155.0 fmul+fadd   41 next
        xorps xmm9, xmm11                                          ;  3157.0 fmul+fadd   41 next
        movaps xmm11, xmm10                                        ;  3156.0 fmul+fadd   41 next copy
        andps xmm11, xmm7                                          ;  3158.0 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;  3160.0 fmul+fadd   41 next
        xorps xmm0, xmm11                                          ;  3162.0 fmul+fadd   41 next
        movaps [rdx - 48], xmm11                                   ;  3162.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm12                                        ;  3160.0 fmul+fadd   41 next copy
        andps xmm11, xmm13                                         ;  3162.0 fmul+fadd   41 next
        movaps [rdi + 48], xmm12                                   ;  3159.0 agu1+agu0+fmisc   41 next spill
        movaps xmm12, xmm10                                        ;  3162.0 fmul+fadd   41 next copy
        andps xmm12, xmm5                                          ;  3164.0 fmul+fadd   41 next
        movaps [rbp - 96], xmm5                                    ;  3161.7 agu2+agu0+fmisc   44 next spill
        movaps xmm5, xmm2                                          ;  3164.0 fmul+fadd   41 next copy
        xorps xmm5, xmm3                                           ;  3166.0 fmul+fadd   41 next
        movaps [rcx - 112], xmm0                                   ;  3164.0 agu1+agu0+fmisc   41 next spill
        movaps xmm0, xmm1                                          ;  3166.0 fmul+fadd   41 next copy
        andps xmm0, xmm13                                          ;  3168.0 fmul+fadd   41 next
        movaps [rdi - 112], xmm0                                   ;  3170.0 agu2+agu0+fmisc   41 next spill
        movaps xmm0, xmm15                                         ;  3168.0 fmul+fadd   41 next copy
        andps xmm0, xmm7                                           ;  3170.0 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  3172.0 fmul+fadd   41 next
        xorps xmm11, xmm0                                          ;  3174.0 fmul+fadd   41 next
        movaps [rbp - 64], xmm11                                   ;  3176.0 agu1+agu0+fmisc   41 next spill
        movaps xmm11, xmm7                                         ;  3172.0 fmul+fadd   41 next copy
        andps xmm11, xmm6                                          ;  3174.0 fmul+fadd   41 next
        xorps xmm11, xmm14                                         ;  3176.0 fmul+fadd   41 next
        movaps xmm14, xmm4                                         ;  3175.0 fmul+fadd   41 next copy
        andps xmm14, xmm3                                          ;  3177.0 fmul+fadd   41 next
        xorps xmm12, xmm14                                         ;  3179.0 fmul+fadd   41 next
        movaps xmm14, xmm5                                         ;  3178.0 fmul+fadd   41 next copy
        andps xmm14, xmm13                                         ;  3180.0 fmul+fadd   41 next
        andps xmm5, xmm7                                           ;  3180.0 fmul+fadd   41 next
        movaps [rdi - 80], xmm11                                   ;  3178.0 agu2+agu0+fmisc   41 next spill
        movaps xmm11, xmm8                                         ;  3181.0 fmul+fadd   41 next copy
        andps xmm11, xmm7                                          ;  3183.0 fmul+fadd   41 next
        xorps xmm0, xmm11                                          ;  3185.0 fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;  3187.0 fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  3189.0 fmul+fadd   41 next
        andps xmm1, xmm6                                           ;  3186.0 fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;  3188.0 fmul+fadd   41 next
        movaps xmm1, xmm8                                          ;  3188.0 fmul+fadd   41 next copy
        orps xmm1, xmm3                                            ;  3190.0 fmul+fadd   41 next
        xorps xmm1, xmm12                                          ;  3192.0 fmul+fadd   41 next
        xorps xmm12, xmm15                                         ;  3191.0 fmul+fadd   41 next
        movaps xmm11, xmm15                                        ;  3192.0 fmul+fadd   41 next copy
        xorps xmm11, xmm3                                          ;  3194.0 fmul+fadd   41 next
        andps xmm15, [rdx - 16]                                    ;  3194.0 agu1+agu0+fmul+fadd   41 next
        movaps [rdi + 0], xmm1                                     ;  3194.0 agu2+agu0+fmisc   41 next spill
        movaps xmm1, xmm4                                          ;  3195.0 fmul+fadd   41 next copy
        andps xmm1, xmm7                                           ;  3197.0 fmul+fadd   41 next
        xorps xmm14, xmm1                                          ;  3199.0 fmul+fadd   41 next
        xorps xmm14, [rcx - 112]                                   ;  3201.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdi + 16], xmm15                                   ;  3196.0 agu0+agu1+fmisc   41 next spill
        movaps xmm15, xmm3                                         ;  3199.0 fmul+fadd   41 next copy
        andps xmm15, xmm2                                          ;  3201.0 fmul+fadd   41 next
        xorps xmm15, xmm13                                         ;  3203.0 fmul+fadd   41 next
        xorps xmm5, xmm15                                          ;  3205.0 fmul+fadd   41 next
        andps xmm15, xmm2                                          ;  3205.0 fmul+fadd   41 next
        movaps [rdx - 64], xmm2                                    ;  3200.7 agu2+agu0+fmisc   44 next spill
        movaps xmm2, xmm11                                         ;  3204.0 fmul+fadd   41 next copy
        andps xmm2, xmm10                                          ;  3206.0 fmul+fadd   41 next
        andps xmm11, xmm6                                          ;  3206.0 fmul+fadd   41 next
        xorps xmm11, xmm9                                          ;  3208.0 fmul+fadd   41 next
        xorps xmm1, xmm11                                          ;  3210.0 fmul+fadd   41 next
        movaps xmm11, [rdx - 16]                                   ;  3206.0 agu1+agu0+fmisc   41 next
        andps xmm11, xmm13                                         ;  3209.0 fmul+fadd   41 next
        xorps xmm14, xmm11                                         ;  3211.0 fmul+fadd   41 next
        xorps xmm11, xmm7                                          ;  3211.0 fmul+fadd   41 next
        xorps xmm0, xmm1                                           ;  3212.0 fmul+fadd   41 next
        movaps xmm1, [rel kasumi_encrypt_compact.T0_constants128]  ;  3209.3 agu2+agu0+fmisc   41 next reload
        xorps xmm0, xmm1                                           ;  3214.0 fmul+fadd   41 next
        xorps xmm15, [rdi - 80]                                    ;  3214.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm15, xmm9                                          ;  3216.0 fmul+fadd   41 next
        andps xmm10, xmm3                                          ;  3216.0 fmul+fadd   41 next
        xorps xmm10, xmm5                                          ;  3218.0 fmul+fadd   41 next
        andps xmm7, xmm13                                          ;  3218.0 fmul+fadd   41 next
        andps xmm13, xmm6                                          ;  3219.0 fmul+fadd   41 next
        movaps xmm1, [rbp - 96]                                    ;  3215.7 agu2+agu0+fmisc   41 next
        andps xmm1, xmm4                                           ;  3220.0 fmul+fadd   41 next
        xorps xmm5, xmm1                                           ;  3222.0 fmul+fadd   41 next
        andps xmm4, xmm8                                           ;  3222.0 fmul+fadd   41 next
        movaps xmm1, [rdi + 48]                                    ;  3219.0 agu1+agu0+fmisc   41 next reload
        andps xmm8, xmm1                                           ;  3223.0 fmul+fadd   41 next
        xorps xmm7, xmm8                                           ;  3225.0 fmul+fadd   41 next
        xorps xmm5, xmm12                                          ;  3225.0 fmul+fadd   41 next
        movaps xmm8, [rbp - 96]                                    ;  3221.7 agu2+agu0+fmisc   41 next
        andps xmm8, xmm1                                           ;  3226.0 fmul+fadd   41 next
        xorps xmm7, [rdx - 16]                                     ;  3227.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm13, [rdi + 16]                                    ;  3228.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm15, xmm7                                          ;  3229.0 fmul+fadd   41 next
        xorps xmm9, xmm4                                           ;  3230.0 fmul+fadd   41 next
        movaps xmm4, [rdx - 64]                                    ;  3226.7 agu1+agu2+fmisc   41 next
        andps xmm4, xmm6                                           ;  3231.0 fmul+fadd   41 next
        xorps xmm8, xmm4                                           ;  3233.0 fmul+fadd   41 next
        xorps xmm2, xmm13                                          ;  3233.0 fmul+fadd   41 next
        andps xmm3, xmm6                                           ;  3234.0 fmul+fadd   41 next
        xorps xmm7, [rcx - 112]                                    ;  3235.0 agu0+agu1+fmul+fadd   41 next
        xorps xmm3, xmm2                                           ;  3236.0 fmul+fadd   41 next
        xorps xmm10, xmm9                                          ;  3237.0 fmul+fadd   41 next
        xorps xmm9, xmm6                                           ;  3238.0 fmul+fadd   41 next
        movaps xmm4, [rbp - 96]                                    ;  3234.7 agu2+agu0+fmisc   41 next
        andps xmm4, xmm6                                           ;  3239.0 fmul+fadd   41 next
        xorps xmm8, xmm11                                          ;  3240.0 fmul+fadd   41 next
        xorps xmm13, [rbp - 64]                                    ;  3241.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm2, xmm8                                           ;  3242.0 fmul+fadd   41 next
        movaps xmm8, [rdx - 16]                                    ;  3238.0 agu2+agu0+fmisc   44 next reload
        andps xmm6, xmm8                                           ;  3243.0 fmul+fadd   41 next
        xorps xmm7, xmm4                                           ;  3244.0 fmul+fadd   41 next
        xorps xmm13, xmm7                                          ;  3246.0 fmul+fadd   41 next
        xorps xmm9, [rdi + 0]                                      ;  3246.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm12, xmm2                                          ;  3247.0 fmul+fadd   41 next
        andps xmm11, xmm8                                          ;  3248.0 fmul+fadd   41 next
        movaps xmm2, [rbp - 96]                                    ;  3244.0 agu2+agu0+fmisc   44 next reload
        xorps xmm6, xmm2                                           ;  3249.0 fmul+fadd   41 next
        xorps xmm9, [rbp - 64]                                     ;  3250.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm4, [rdx - 48]                                     ;  3251.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm14, xmm6                                          ;  3252.0 fmul+fadd   41 next
        xorps xmm5, xmm4                                           ;  3253.0 fmul+fadd   41 next
        andps xmm1, xmm8                                           ;  3254.0 fmul+fadd   41 next
        xorps xmm11, [rdi - 80]                                    ;  3255.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm10, xmm2                                          ;  3256.0 fmul+fadd   41 next
        xorps xmm3, xmm1                                           ;  3257.0 fmul+fadd   41 next
        xorps xmm3, [rdx - 64]                                     ;  3259.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, [rdi - 112]                                    ;  3261.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm5, xmm11                                          ;  3260.0 fmul+fadd   41 next
        xorps xmm11, xmm3                                          ;  3263.0 fmul+fadd   41 next
        movaps xmm1, [rbp + 112]                                   ;  3257.0 agu2+agu0+fmisc   41 next
        movaps xmm2, [rdx + 96]                                    ;  3259.0 agu1+agu0+fmisc   44 next reload
        andps xmm1, xmm2                                           ;  3262.0 fmul+fadd   41 next
        movaps xmm3, [rbp - 80]                                    ;  3261.0 agu2+agu0+fmisc   41 next
        movaps xmm4, [rdx + 64]                                    ;  3262.3 agu1+agu0+fmisc+fmul   44 next reload
        andps xmm3, xmm4                                           ;  3264.3 fadd+fmul   41 next
        movaps xmm6, [rbp - 32]                                    ;  3264.0 agu2+agu1+fmisc+fadd   41 next
        movaps xmm7, [rdi + 112]                                   ;  3264.3 agu0+agu1+fmisc+fmul   44 next reload
        andps xmm6, xmm7                                           ;  3266.3 fadd+fmul   41 next
        movaps xmm8, [rbp - 80]                                    ;  3266.0 agu2+agu0+fmisc+fadd   41 next
        andps xmm8, [rdx + 112]                                    ;  3268.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm1, xmm4                                           ;  3268.0 fmul+fadd   41 next
        movaps [rdi - 112], xmm10                                  ;  3267.0 agu2+agu1+fmisc   41 next spill
        movaps xmm10, [rbp + 112]                                  ;  3268.3 agu0+agu1+fmisc+fmul   41 next
        andps xmm10, xmm4                                          ;  3270.3 fadd+fmul   41 next
        movaps [rdx - 64], xmm15                                   ;  3270.0 agu2+agu0+fmisc   41 next spill
        movaps xmm15, [rdx + 112]                                  ;  3270.3 agu1+agu0+fadd+fmul   41 next
        andps xmm15, xmm4                                          ;  3272.3 fadd+fmul   41 next
        movaps [rbp - 96], xmm5                                    ;  3272.0 agu2+agu1+fmisc   41 next spill
        movaps xmm5, xmm2                                          ;  3272.3 fadd+fmul   41 next copy
        andps xmm5, xmm7                                           ;  3274.3 fadd+fmul   41 next
        movaps [rdi - 80], xmm11                                   ;  3274.0 agu0+agu1+fmisc   41 next spill
        movaps xmm11, xmm6                                         ;  3274.3 fadd+fmul   41 next copy
        xorps xmm11, xmm3                                          ;  3276.3 fadd+fmul   41 next
        andps xmm6, [rbp + 112]                                    ;  3276.3 agu2+agu0+fadd+fmul   41 next
        movaps [rdx - 16], xmm9                                    ;  3276.0 agu1+agu0+fmisc   41 next spill
        movaps xmm9, xmm10                                         ;  3277.3 fadd+fmul   41 next copy
        xorps xmm10, xmm8                                          ;  3278.3 fadd+fmul   41 next
        xorps xmm9, xmm11                                          ;  3279.3 fadd+fmul   41 next
        xorps xmm5, xmm10                                          ;  3280.3 fadd+fmul   41 next
        andps xmm10, [rbp - 32]                                    ;  3281.3 agu2+agu1+fadd+fmul   41 next
        xorps xmm3, xmm5                                           ;  3282.3 fadd+fmul   41 next
        movaps [rdi + 48], xmm12                                   ;  3279.3 agu0+agu1+fmisc   41 next spill
        movaps xmm12, [rbp + 112]                                  ;  3281.3 agu2+agu0+fmisc   41 next
        xorps xmm12, xmm15                                         ;  3283.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  3285.3 fadd+fmul   41 next
        andps xmm12, xmm7                                          ;  3285.3 fadd+fmul   41 next
        andps xmm3, xmm7                                           ;  3286.3 fadd+fmul   41 next
        movaps [rdx - 48], xmm13                                   ;  3283.3 agu1+agu2+fmisc   41 next spill
        movaps xmm13, [rbp - 32]                                   ;  3285.3 agu0+agu1+fmisc   41 next
        andps xmm13, [rdx + 112]                                   ;  3287.3 agu2+agu0+fadd+fmul   41 next
        movaps [rbp - 64], xmm0                                    ;  3287.3 agu1+agu2+fmisc   41 next spill
        movaps xmm0, [rbp - 80]                                    ;  3288.3 agu0+agu1+fadd+fmisc   41 next
        andps xmm0, [rbp + 112]                                    ;  3290.3 agu2+agu0+fmul+fadd   41 next
        xorps xmm12, [rdx + 112]                                   ;  3290.0 agu1+agu2+fmul+fadd   41 next
        movaps [rdi + 0], xmm14                                    ;  3290.3 agu0+agu1+fmisc   41 next spill
        movaps xmm14, xmm13                                        ;  3291.0 fmul+fadd   41 next copy
        xorps xmm14, xmm0                                          ;  3293.0 fmul+fadd   41 next
        orps xmm13, xmm15                                          ;  3293.0 fmul+fadd   41 next
        xorps xmm15, [rbp - 80]                                    ;  3294.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm0, [rbp - 32]                                     ;  3295.0 agu1+agu0+fmul+fadd   41 next
        movaps [rcx - 112], xmm9                                   ;  3292.3 agu2+agu1+fmisc   41 next spill
        movaps xmm9, [rbp + 112]                                   ;  3294.3 agu0+agu2+fmisc   41 next
        andps xmm9, xmm5                                           ;  3296.3 fmul+fadd   41 next
        xorps xmm13, xmm9                                          ;  3298.3 fmul+fadd   41 next
        movaps xmm9, [rbp - 32]                                    ;  3296.3 agu1+agu0+fmisc   41 next
        xorps xmm9, xmm2                                           ;  3298.3 fmul+fadd   41 next
        andps xmm5, [rdx + 112]                                    ;  3299.0 agu2+agu0+fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  3300.0 fmul+fadd   41 next
        xorps xmm15, xmm0                                          ;  3301.0 fmul+fadd   41 next
        andps xmm8, xmm9                                           ;  3302.0 fmul+fadd   41 next
        andps xmm0, [rbp - 80]                                     ;  3303.0 agu1+agu0+fmul+fadd   41 next
        xorps xmm8, xmm12                                          ;  3304.0 fmul+fadd   41 next
        andps xmm12, xmm7                                          ;  3305.0 fmul+fadd   41 next
        movaps [rdi + 16], xmm3                                    ;  3302.0 agu2+agu0+fmisc   41 next spill
        movaps xmm3, xmm4                                          ;  3306.0 fmul+fadd   41 next copy
        andps xmm3, xmm7                                           ;  3308.0 fmul+fadd   41 next
        xorps xmm6, xmm0                                           ;  3308.0 fmul+fadd   41 next
        movaps xmm0, xmm9                                          ;  3309.0 fmul+fadd   41 next copy
        andps xmm0, xmm3                                           ;  3311.0 fmul+fadd   41 next
        xorps xmm3, xmm15                                          ;  3311.0 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  3313.0 fmul+fadd   41 next
        movaps xmm3, [rdx + 112]                                   ;  3309.0 agu1+agu0+fmisc   41 next
        xorps xmm3, xmm7                                           ;  3313.0 fmul+fadd   41 next
        xorps xmm0, xmm3                                           ;  3315.0 fmul+fadd   41 next
        movaps xmm3, [rdx + 112]                                   ;  3311.0 agu2+agu0+fmisc   41 next
        xorps xmm3, xmm11                                          ;  3315.0 fmul+fadd   41 next
        andps xmm3, xmm2                                           ;  3317.0 fmul+fadd   41 next
        xorps xmm10, xmm3                                          ;  3319.0 fmul+fadd   41 next
        movaps xmm3, [rel kasumi_encrypt_compact.T0_constants128]  ;  3314.0 agu1+agu0+fmisc   41 next reload
        xorps xmm10, xmm3                                          ;  3321.0 fmul+fadd   41 next
        xorps xmm0, xmm14                                          ;  3319.0 fmul+fadd   41 next
        xorps xmm14, xmm9                                          ;  3320.0 fmul+fadd   41 next
        andps xmm0, xmm7                                           ;  3321.0 fmul+fadd   41 next
        andps xmm14, xmm4                                          ;  3322.0 fmul+fadd   41 next
        xorps xmm14, xmm3                                          ;  3324.0 fmul+fadd   41 next
        movaps xmm3, [rdx + 112]                                   ;  3320.7 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  3324.0 fmul+fadd   41 next
        movaps xmm4, [rbp - 80]                                    ;  3322.7 agu1+agu0+fmisc   41 next
        andps xmm4, xmm2                                           ;  3325.0 fmul+fadd   41 next
        xorps xmm5, xmm4                                           ;  3327.0 fmul+fadd   41 next
        movaps [rax - 96], xmm10                                   ;  3324.7 agu2+agu0+fmisc   41 next spill
        movaps xmm10, [rdx + 112]                                  ;  3326.3 agu1+agu0+fmisc+fmul   41 next
        andps xmm10, [rbp + 112]                                   ;  3328.3 agu2+agu1+fadd+fmul   41 next
        andps xmm9, xmm10                                          ;  3330.3 fadd+fmul   41 next
        xorps xmm10, xmm4                                          ;  3330.3 fadd+fmul   41 next
        xorps xmm4, [rbp - 32]                                     ;  3330.3 agu0+agu2+fadd+fmul   41 next
        xorps xmm0, xmm10                                          ;  3332.3 fadd+fmul   41 next
        movaps xmm10, [rbp - 80]                                   ;  3328.7 agu1+agu0+fmisc   41 next
        andps xmm10, xmm7                                          ;  3332.3 fadd+fmul   41 next
        movaps xmm7, [rbp - 32]                                    ;  3330.7 agu2+agu0+fmisc   41 next
        andps xmm7, xmm2                                           ;  3333.3 fadd+fmul   41 next
        movaps xmm2, [rbp - 80]                                    ;  3332.7 agu1+agu0+fmisc   41 next
        andps xmm2, xmm11                                          ;  3334.7 fadd+fmul   41 next
        xorps xmm9, xmm2                                           ;  3336.7 fadd+fmul   41 next
        movaps xmm2, xmm10                                         ;  3336.3 fadd+fmul   41 next copy
        xorps xmm2, xmm7                                           ;  3338.3 fadd+fmul   41 next
        andps xmm7, xmm4                                           ;  3338.3 fadd+fmul   41 next
        andps xmm4, [rbp + 112]                                    ;  3339.3 agu2+agu0+fadd+fmul   41 next
        andps xmm11, [rbp - 32]                                    ;  3340.3 agu1+agu0+fadd+fmul   41 next
        movaps [rax - 80], xmm13                                   ;  3337.3 agu2+agu1+fmisc   41 next spill
        movaps xmm13, [rdx + 64]                                   ;  3339.3 agu0+agu2+fmisc   41 next
        andps xmm13, xmm2                                          ;  3341.3 fadd+fmul   41 next
        xorps xmm2, xmm3                                           ;  3342.3 fadd+fmul   41 next
        xorps xmm3, xmm14                                          ;  3343.3 fadd+fmul   41 next
        xorps xmm10, xmm3                                          ;  3345.3 fadd+fmul   41 next
        xorps xmm8, xmm2                                           ;  3345.3 fadd+fmul   41 next
        xorps xmm13, [rcx - 112]                                   ;  3346.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm12, xmm10                                         ;  3347.3 fadd+fmul   41 next
        xorps xmm15, xmm8                                          ;  3348.3 fadd+fmul   41 next
        xorps xmm5, xmm13                                          ;  3349.3 fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  3350.3 fadd+fmul   41 next
        movaps xmm3, [rbp - 32]                                    ;  3347.0 agu2+agu0+fmisc   41 next
        andps xmm3, xmm1                                           ;  3351.3 fadd+fmul   41 next
        movaps xmm8, [rdx + 96]                                    ;  3349.0 agu1+agu0+fmisc   44 next reload
        orps xmm2, xmm8                                            ;  3352.3 fadd+fmul   41 next
        xorps xmm9, xmm15                                          ;  3353.3 fadd+fmul   41 next
        xorps xmm14, xmm2                                          ;  3354.3 fadd+fmul   41 next
        xorps xmm6, xmm12                                          ;  3355.3 fadd+fmul   41 next
        xorps xmm7, xmm14                                          ;  3356.3 fadd+fmul   41 next
        xorps xmm1, xmm5                                           ;  3357.3 fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  3358.3 fadd+fmul   41 next
        xorps xmm1, [rel kasumi_encrypt_compact.T0_constants128]   ;  3359.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm7, [rax - 80]                                     ;  3360.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, [rdi + 16]                                     ;  3361.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm14, [rdi + 0]                                    ;  3357.3 agu1+agu0+fmisc   41 next
        xorps xmm14, [rdx + 64]                                    ;  3362.3 agu2+agu0+fadd+fmul   41 next
        xorps xmm9, xmm14                                          ;  3364.3 fadd+fmul   41 next
        movaps xmm15, [rbp - 64]                                   ;  3359.7 agu1+agu0+fmisc   41 next
        xorps xmm15, [rdi + 112]                                   ;  3364.3 agu2+agu0+fadd+fmul   41 next
        movaps xmm2, [rax - 96]                                    ;  3361.7 agu1+agu2+fmisc   41 next
        xorps xmm2, xmm15                                          ;  3366.3 fadd+fmul   41 next
        xorps xmm8, [rdx - 48]                                     ;  3366.3 agu0+agu1+fadd+fmul   41 next
        xorps xmm1, xmm8                                           ;  3368.3 fadd+fmul   41 next
        movaps xmm3, [rdi + 48]                                    ;  3363.7 agu2+agu0+fmisc   41 next
        xorps xmm3, [rbp + 112]                                    ;  3368.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm0, xmm3                                           ;  3370.3 fadd+fmul   41 next
        movaps xmm5, [rdx - 16]                                    ;  3366.0 agu2+agu0+fmisc   41 next
        xorps xmm5, [rdx + 112]                                    ;  3370.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm6, xmm5                                           ;  3372.3 fadd+fmul   41 next
        movaps xmm10, [rdi - 80]                                   ;  3368.3 agu2+agu0+fmisc   41 next
        xorps xmm10, [rbp - 32]                                    ;  3372.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm7, xmm10                                          ;  3374.3 fadd+fmul   41 next
        movaps xmm11, [rbp - 96]                                   ;  3370.7 agu2+agu0+fmisc   41 next
        xorps xmm11, [rbp - 80]                                    ;  3374.3 agu1+agu0+fadd+fmul   41 next
        xorps xmm4, xmm11                                          ;  3376.3 fadd+fmul   41 next
        movaps xmm12, [rcx - 80]                                   ;  3372.7 agu2+agu1+fmisc   50 next reload
        xorps xmm14, xmm12                                         ;  3376.3 fadd+fmul   50 next
        movaps xmm13, [rdi - 64]                                   ;  3374.7 agu0+agu1+fmisc   50 next reload
        xorps xmm15, xmm13                                         ;  3377.3 fadd+fmul   50 next
        xorps xmm8, [rdx - 128]                                    ;  3378.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm3, [rdi - 32]                                     ;  3379.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm5, [rdx + 0]                                      ;  3380.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm10, [rdi - 128]                                   ;  3381.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm11, [rbp + 32]                                    ;  3382.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm9, [rdi + 96]                                     ;  3383.3 agu2+agu1+fadd+fmul   50 next
        xorps xmm2, [rdi - 48]                                     ;  3384.3 agu0+agu2+fadd+fmul   50 next
        xorps xmm1, [rcx - 128]                                    ;  3385.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm0, [rbp - 48]                                     ;  3386.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm6, [rax - 112]                                    ;  3387.3 agu1+agu0+fadd+fmul   50 next
        xorps xmm7, [rcx - 64]                                     ;  3388.3 agu2+agu0+fadd+fmul   50 next
        xorps xmm4, [rdi + 80]                                     ;  3389.3 agu1+agu0+fadd+fmul   50 next
        movaps [rbp - 80], xmm4                                    ;  3391.3 agu2+agu0+fmisc   50 next spill
        movaps xmm4, [rdx - 64]                                    ;  3387.3 agu1+agu0+fmisc   50 next
        xorps xmm4, [rdi - 16]                                     ;  3390.3 agu2+agu0+fadd+fmul   50 next
        movaps [rdx - 64], xmm7                                    ;  3390.3 agu1+agu0+fmisc   50 next spill
        movaps xmm7, [rdi - 112]                                   ;  3391.0 agu2+agu0+fmisc+fadd   50 next
        xorps xmm7, [rdx + 48]                                     ;  3393.0 agu1+agu2+fmul+fadd   50 next
        movaps [rdi - 112], xmm6                                   ;  3392.3 agu0+agu1+fmisc   50 next spill
        movaps xmm6, [r8 + 496]                                    ;  3393.0 agu2+agu0+fmul+fadd   58 r
        andps xmm6, xmm12                                          ;  3395.0 fmul+fadd   58 r
        movaps xmm12, [r8 + 256]                                   ;  3394.3 agu1+agu0+fmisc+fmul   58 r
        andps xmm12, xmm13                                         ;  3396.3 fadd+fmul   58 r
        movaps xmm13, [rdx - 128]                                  ;  3395.3 agu2+agu0+fmisc   58 r
        andps xmm13, [r8 + 272]                                    ;  3397.3 agu1+agu0+fadd+fmul   58 r
        movaps [rbp - 96], xmm0                                    ;  3397.3 agu2+agu1+fmisc   50 next spill
        movaps xmm0, [rdi - 32]                                    ;  3397.3 agu0+agu2+fadd+fmul   58 r
        andps xmm0, [r8 + 288]                                     ;  3399.3 agu1+agu0+fadd+fmul   58 r
        movaps [rbp - 32], xmm1                                    ;  3399.3 agu2+agu1+fmisc   50 next spill
        movaps xmm1, [rdx + 0]                                     ;  3399.3 agu0+agu2+fadd+fmul   58 r
        andps xmm1, [r8 + 304]                                     ;  3401.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm15, xmm6                                          ;  3401.3 fadd+fmul   58 r
        movaps xmm6, [rdi - 128]                                   ;  3401.3 agu2+agu1+fmisc   58 r
        andps xmm6, [r8 + 320]                                     ;  3403.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm8, xmm12                                          ;  3403.3 fadd+fmul   58 r
        movaps xmm12, [rbp + 32]                                   ;  3403.3 agu2+agu0+fmisc   58 r
        andps xmm12, [r8 + 336]                                    ;  3405.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm3, xmm13                                          ;  3405.3 fadd+fmul   58 r
        movaps xmm13, [rdi - 16]                                   ;  3405.3 agu2+agu1+fmisc   58 r
        andps xmm13, [r8 + 352]                                    ;  3407.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm5, xmm0                                           ;  3407.3 fadd+fmul   58 r
        movaps xmm0, [rdx + 48]                                    ;  3407.3 agu2+agu0+fmisc   58 r
        andps xmm0, [r8 + 368]                                     ;  3409.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm10, xmm1                                          ;  3409.3 fadd+fmul   58 r
        movaps xmm1, [rdi + 96]                                    ;  3409.3 agu2+agu1+fmisc   58 r
        andps xmm1, [r8 + 384]                                     ;  3411.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm11, xmm6                                          ;  3411.3 fadd+fmul   58 r
        movaps xmm6, [rdi - 48]                                    ;  3411.3 agu2+agu0+fmisc   58 r
        andps xmm6, [r8 + 400]                                     ;  3413.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm4, xmm12                                          ;  3413.3 fadd+fmul   58 r
        movaps xmm12, [rcx - 128]                                  ;  3413.3 agu2+agu1+fmisc   58 r
        andps xmm12, [r8 + 416]                                    ;  3415.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm7, xmm13                                          ;  3415.3 fadd+fmul   58 r
        movaps xmm13, [rbp - 48]                                   ;  3415.3 agu2+agu0+fmisc   58 r
        andps xmm13, [r8 + 432]                                    ;  3417.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm9, xmm0                                           ;  3417.3 fadd+fmul   58 r
        movaps xmm0, [rax - 112]                                   ;  3417.3 agu2+agu1+fmisc   58 r
        andps xmm0, [r8 + 448]                                     ;  3419.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm2, xmm1                                           ;  3419.3 fadd+fmul   58 r
        movaps xmm1, [rcx - 64]                                    ;  3419.3 agu2+agu0+fmisc   58 r
        andps xmm1, [r8 + 464]                                     ;  3421.3 agu1+agu0+fadd+fmul   58 r
        movaps [rdi - 80], xmm2                                    ;  3421.3 agu2+agu1+fmisc   58 r spill
        movaps xmm2, [rdi + 80]                                    ;  3421.3 agu0+agu2+fadd+fmul   58 r
        andps xmm2, [r8 + 480]                                     ;  3423.3 agu1+agu0+fadd+fmul   58 r
        xorps xmm14, xmm2                                          ;  3425.3 fadd+fmul   58 r
        xorps xmm6, [rbp - 32]                                     ;  3424.3 agu2+agu1+fadd+fmul   58 r
        xorps xmm12, [rbp - 96]                                    ;  3425.3 agu0+agu1+fadd+fmul   58 r
        xorps xmm13, [rdi - 112]                                   ;  3426.3 agu2+agu0+fadd+fmul   58 r
        xorps xmm0, [rdx - 64]                                     ;  3427.3 agu1+agu2+fadd+fmul   58 r
        xorps xmm1, [rbp - 80]                                     ;  3428.3 agu0+agu1+fadd+fmul   58 r
        movaps xmm2, [r9 + 2304]                                   ;  3425.3 agu2+agu0+fmisc   59 r
        orps xmm2, xmm14                                           ;  3429.3 fadd+fmul   59 r
        movaps [rbp - 80], xmm14                                   ;  3427.3 agu1+agu2+fmisc   58 r spill
        movaps xmm14, [r9 + 2320]                                  ;  3429.3 agu0+agu1+fmisc   59 r
        orps xmm14, xmm15                                          ;  3431.3 fadd+fmul   59 r
        movaps [rdx - 64], xmm15                                   ;  3431.3 agu2+agu0+fmisc   58 r spill
        movaps xmm15, [r9 + 2336]                                  ;  3431.3 agu1+agu0+fadd+fmul   59 r
        orps xmm15, xmm8                                           ;  3433.3 fadd+fmul   59 r
        movaps [rdi - 112], xmm8                                   ;  3433.3 agu2+agu1+fmisc   58 r spill
        movaps xmm8, [r9 + 2352]                                   ;  3433.3 agu0+agu1+fadd+fmul   59 r
        orps xmm8, xmm3                                            ;  3435.3 fadd+fmul   59 r
        movaps [rbp - 96], xmm3                                    ;  3435.3 agu2+agu0+fmisc   58 r spill
        movaps xmm3, [r9 + 2368]                                   ;  3435.3 agu1+agu0+fadd+fmul   59 r
        orps xmm3, xmm5                                            ;  3437.3 fadd+fmul   59 r
        movaps [rbp - 32], xmm5                                    ;  3437.3 agu2+agu1+fmisc   58 r spill
        movaps xmm5, [r9 + 2384]                                   ;  3437.3 agu0+agu1+fadd+fmul   59 r
        orps xmm5, xmm10                                           ;  3439.3 fadd+fmul   59 r
        xorps xmm2, [rdi - 64]                                     ;  3439.3 agu2+agu0+fadd+fmul   59 r
        movaps [rdi - 64], xmm10                                   ;  3439.3 agu1+agu0+fmisc   58 r spill
        movaps xmm10, [r9 + 2400]                                  ;  3440.3 agu2+agu1+fadd+fmul   59 r
        orps xmm10, xmm11                                          ;  3442.3 fadd+fmul   59 r
        xorps xmm14, [rdx - 128]                                   ;  3442.3 agu0+agu2+fadd+fmul   59 r
        movaps [rdx - 128], xmm11                                  ;  3441.3 agu1+agu0+fmisc   58 r spill
        movaps xmm11, [r9 + 2416]                                  ;  3443.0 agu2+agu1+fmisc+fadd   59 r
        orps xmm11, xmm4                                           ;  3445.0 fmul+fadd   59 r
        xorps xmm15, [rdi - 32]                                    ;  3445.0 agu0+agu2+fmul+fadd   59 r
        movaps [rdi - 32], xmm4                                    ;  3444.3 agu1+agu0+fmisc   58 r spill
        movaps xmm4, [r9 + 2432]                                   ;  3445.3 agu2+agu1+fmul+fmisc   59 r
        orps xmm4, xmm7                                            ;  3447.3 fadd+fmul   59 r
        xorps xmm8, [rdx + 0]                                      ;  3447.3 agu0+agu2+fadd+fmul   59 r
        movaps [rdx + 0], xmm7                                     ;  3447.3 agu1+agu0+fmisc   58 r spill
        movaps xmm7, [r9 + 2448]                                   ;  3448.3 agu2+agu1+fadd+fmul   59 r
        orps xmm7, xmm9                                            ;  3450.3 fadd+fmul   59 r
        xorps xmm3, [rdi - 128]                                    ;  3450.3 agu0+agu2+fadd+fmul   59 r
        movaps [rdi - 128], xmm9                                   ;  3449.3 agu1+agu0+fmisc   58 r spill
        movaps xmm9, [rdi - 80]                                    ;  3451.0 agu2+agu1+fmisc+fadd   59 r
        orps xmm9, [r9 + 2464]                                     ;  3453.0 agu0+agu2+fmul+fadd   59 r
        xorps xmm5, [rbp + 32]                                     ;  3453.0 agu1+agu0+fmul+fadd   59 r
        movaps [rbp + 32], xmm5                                    ;  3455.0 agu2+agu1+fmisc   59 r spill
        movaps xmm5, [r9 + 2480]                                   ;  3453.3 agu0+agu2+fmul+fmisc   59 r
        orps xmm5, xmm6                                            ;  3455.3 fadd+fmul   59 r
        xorps xmm10, [rdi - 16]                                    ;  3455.3 agu1+agu0+fadd+fmul   59 r
        movaps [rdi - 16], xmm6                                    ;  3455.3 agu2+agu0+fmisc   58 r spill
        movaps xmm6, [r9 + 2496]                                   ;  3456.3 agu1+agu0+fadd+fmul   59 r
        orps xmm6, xmm12                                           ;  3458.3 fadd+fmul   59 r
        xorps xmm11, [rdx + 48]                                    ;  3458.3 agu2+agu1+fadd+fmul   59 r
        movaps [rdx + 48], xmm12                                   ;  3457.3 agu0+agu1+fmisc   58 r spill
        movaps xmm12, [r9 + 2512]                                  ;  3459.0 agu2+agu0+fmisc+fadd   59 r
        orps xmm12, xmm13                                          ;  3461.0 fmul+fadd   59 r
        xorps xmm4, [rdi + 96]                                     ;  3461.0 agu1+agu2+fmul+fadd   59 r
        movaps [rdi + 96], xmm13                                   ;  3460.3 agu0+agu1+fmisc   58 r spill
        movaps xmm13, [r9 + 2528]                                  ;  3461.3 agu2+agu0+fmul+fmisc   59 r
        orps xmm13, xmm0                                           ;  3463.3 fadd+fmul   59 r
        xorps xmm7, [rdi - 48]                                     ;  3463.3 agu1+agu2+fadd+fmul   59 r
        movaps [rdi - 48], xmm0                                    ;  3463.3 agu0+agu1+fmisc   58 r spill
        movaps xmm0, [r9 + 2544]                                   ;  3464.3 agu2+agu0+fadd+fmul   59 r
        orps xmm0, xmm1                                            ;  3466.3 fadd+fmul   59 r
        xorps xmm0, [rcx - 80]                                     ;  3468.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm9, [rcx - 128]                                    ;  3467.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm5, [rbp - 48]                                     ;  3468.3 agu2+agu0+fadd+fmul   59 r
        xorps xmm6, [rax - 112]                                    ;  3469.3 agu1+agu2+fadd+fmul   59 r
        xorps xmm12, [rcx - 64]                                    ;  3470.3 agu0+agu1+fadd+fmul   59 r
        xorps xmm13, [rdi + 80]                                    ;  3471.3 agu2+agu0+fadd+fmul   59 r
        xorps xmm0, [r13 - 80]                                     ;  3472.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm2, [rbx + 0]                                      ;  3473.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm14, [rbx + 16]                                    ;  3474.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm15, [rbx + 32]                                    ;  3475.3 agu1+agu2+fadd+fmul  108 r
        xorps xmm8, [rbx + 48]                                     ;  3476.3 agu0+agu1+fadd+fmul  108 r
        xorps xmm3, [rbx + 64]                                     ;  3477.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm10, [rbx + 80]                                    ;  3478.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm11, [rbx + 96]                                    ;  3479.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm4, [rbx + 112]                                    ;  3480.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm7, [r13 - 128]                                    ;  3481.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm9, [r13 - 112]                                    ;  3482.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm5, [r13 - 96]                                     ;  3483.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm6, [rax - 48]                                     ;  3484.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm12, [rax - 32]                                    ;  3485.3 agu2+agu0+fadd+fmul  108 r
        xorps xmm13, [rax - 16]                                    ;  3486.3 agu1+agu0+fadd+fmul  108 r
        movaps [rax - 48], xmm13                                   ;  3488.3 agu2+agu0+fmisc  108 r spill
        movaps xmm13, [rbp + 32]                                   ;  3484.3 agu1+agu0+fmisc  108 r
        xorps xmm13, [rax - 64]                                    ;  3487.3 agu2+agu0+fadd+fmul  108 r
        movaps [rax - 64], xmm12                                   ;  3487.3 agu1+agu0+fmisc  108 r spill
        movaps xmm12, [rbp - 80]                                   ;  3488.0 agu2+agu0+fmisc+fadd  108 r
        xorps xmm12, [rax + 0]                                     ;  3490.0 agu1+agu2+fmul+fadd  108 r
        movaps [rbp - 80], xmm12                                   ;  3492.0 agu0+agu1+fmisc  108 r spill
        movaps xmm12, [rdx - 64]                                   ;  3490.0 agu2+agu0+fmul+fadd  108 r
        xorps xmm12, [rax + 16]                                    ;  3492.0 agu1+agu0+fmul+fadd  108 r
        movaps [rdx - 64], xmm12                                   ;  3494.0 agu2+agu1+fmisc  108 r spill
        movaps xmm12, [rdi - 112]                                  ;  3492.0 agu0+agu2+fmul+fadd  108 r
        xorps xmm12, [rax + 32]                                    ;  3494.0 agu1+agu0+fmul+fadd  108 r
        movaps [rdi - 112], xmm12                                  ;  3496.0 agu2+agu1+fmisc  108 r spill
        movaps xmm12, [rbp - 96]                                   ;  3494.0 agu0+agu2+fmul+fadd  108 r
        xorps xmm12, [rax + 48]                                    ;  3496.0 agu1+agu0+fmul+fadd  108 r
        xorps xmm1, [rbx - 16]                                     ;  3496.0 agu2+agu1+fmul+fadd  108 r
        movaps [rbp - 96], xmm1                                    ;  3498.0 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rbp - 32]                                    ;  3496.3 agu1+agu0+fmul+fmisc  108 r
        xorps xmm1, [rax + 64]                                     ;  3498.3 agu2+agu1+fadd+fmul  108 r
        movaps [rbp - 32], xmm1                                    ;  3500.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi - 64]                                    ;  3498.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rax + 80]                                     ;  3500.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 64], xmm1                                    ;  3502.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdx - 128]                                   ;  3500.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rax + 96]                                     ;  3502.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdx - 128], xmm1                                   ;  3504.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi - 32]                                    ;  3502.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rax + 112]                                    ;  3504.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 32], xmm1                                    ;  3506.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdx + 0]                                     ;  3504.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 128]                                    ;  3506.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdx + 0], xmm1                                     ;  3508.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi - 128]                                   ;  3506.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 112]                                    ;  3508.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 128], xmm1                                   ;  3510.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi - 80]                                    ;  3508.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 96]                                     ;  3510.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 80], xmm1                                    ;  3512.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi - 16]                                    ;  3510.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 80]                                     ;  3512.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 16], xmm1                                    ;  3514.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdx + 48]                                    ;  3512.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 64]                                     ;  3514.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdx + 48], xmm1                                    ;  3516.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi + 96]                                    ;  3514.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 48]                                     ;  3516.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi + 96], xmm1                                    ;  3518.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdi - 48]                                    ;  3516.3 agu1+agu0+fadd+fmul  108 r
        xorps xmm1, [rbx - 32]                                     ;  3518.3 agu2+agu1+fadd+fmul  108 r
        movaps [rdi - 48], xmm1                                    ;  3520.3 agu0+agu2+fmisc  108 r spill
        movaps xmm1, [rdx - 112]                                   ;  3518.3 agu1+agu0+fadd+fmul  108 r reload
        movaps [r14 - 64], xmm1                                    ;  3520.3 agu2+agu1+fmisc  113 rounds
        movaps xmm1, [rcx - 48]                                    ;  3519.3 agu0+agu2+fadd+fmul  108 r reload
        movaps [r14 - 48], xmm1                                    ;  3522.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rcx - 32]                                    ;  3520.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 - 32], xmm1                                    ;  3524.3 agu0+agu2+fmisc  113 rounds
        movaps xmm1, [rcx - 16]                                    ;  3521.3 agu1+agu0+fadd+fmul  108 r reload
        movaps [r14 - 16], xmm1                                    ;  3526.3 agu2+agu1+fmisc  113 rounds
        movaps xmm1, [rcx + 0]                                     ;  3522.3 agu0+agu2+fadd+fmul  108 r reload
        movaps [r14 + 0], xmm1                                     ;  3528.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rcx + 16]                                    ;  3523.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 + 16], xmm1                                    ;  3530.3 agu0+agu2+fmisc  113 rounds
        movaps xmm1, [rcx + 32]                                    ;  3525.0 agu1+agu0+fadd+fmul  108 r reload
        movaps [r14 + 32], xmm1                                    ;  3532.3 agu2+agu1+fmisc  113 rounds
        movaps xmm1, [rcx + 48]                                    ;  3526.3 agu0+agu2+fadd+fmul  108 r reload
        movaps [r14 + 48], xmm1                                    ;  3534.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rcx + 64]                                    ;  3527.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 + 64], xmm1                                    ;  3536.3 agu0+agu2+fmisc  113 rounds
        movaps xmm1, [rcx + 80]                                    ;  3529.0 agu1+agu0+fadd+fmul  108 r reload
        movaps [r14 + 80], xmm1                                    ;  3538.3 agu2+agu1+fmisc  113 rounds
        movaps xmm1, [rcx + 96]                                    ;  3530.3 agu0+agu2+fadd+fmul  108 r reload
        movaps [r14 + 96], xmm1                                    ;  3540.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdi - 96]                                    ;  3531.7 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 + 112], xmm1                                   ;  3542.3 agu0+agu2+fmisc  113 rounds
        movaps xmm1, [rdx + 32]                                    ;  3533.0 agu1+agu0+fadd+fmul  108 r reload
        movaps [r15 - 128], xmm1                                   ;  3544.3 agu2+agu1+fmisc  113 rounds
        movaps xmm1, [rdi + 64]                                    ;  3534.3 agu0+agu2+fadd+fmul  108 r reload
        movaps [r15 - 112], xmm1                                   ;  3546.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp + 0]                                     ;  3536.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r15 - 96], xmm1                                    ;  3548.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rbp + 96]                                    ;  3538.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r15 - 80], xmm1                                    ;  3550.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rcx + 112]                                   ;  3540.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 - 64], xmm1                                    ;  3552.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rcx - 96]                                    ;  3542.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 - 48], xmm1                                    ;  3554.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdx + 80]                                    ;  3544.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 - 32], xmm1                                    ;  3556.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx + 16]                                    ;  3546.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 - 16], xmm1                                    ;  3558.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp + 16]                                    ;  3548.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 0], xmm1                                     ;  3560.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx - 32]                                    ;  3550.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 16], xmm1                                    ;  3562.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp + 64]                                    ;  3552.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 32], xmm1                                    ;  3564.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rbp - 16]                                    ;  3554.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 48], xmm1                                    ;  3566.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp + 80]                                    ;  3556.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 64], xmm1                                    ;  3568.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx - 96]                                    ;  3558.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 80], xmm1                                    ;  3570.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp - 112]                                   ;  3560.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r13 + 96], xmm1                                    ;  3572.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rbp + 48]                                    ;  3562.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r13 + 112], xmm1                                   ;  3574.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp - 128]                                   ;  3564.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 - 128], xmm1                                   ;  3576.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdi + 32]                                    ;  3566.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 - 112], xmm1                                   ;  3578.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rax - 128]                                   ;  3568.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [r14 - 96], xmm1                                    ;  3580.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx - 80]                                    ;  3570.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [r14 - 80], xmm1                                    ;  3582.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rax - 64]                                    ;  3572.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rax - 32], xmm1                                    ;  3584.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rax - 48]                                    ;  3574.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rax - 16], xmm1                                    ;  3586.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp - 80]                                    ;  3576.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rax + 0], xmm1                                     ;  3588.3 agu0+agu1+fmisc  113 rounds
        movaps [rax + 48], xmm12                                   ;  3590.3 agu2+agu0+fmisc  113 rounds
        movaps xmm1, [rdx - 64]                                    ;  3580.3 agu1+agu0+fadd+fmul  108 r reload
        movaps [rax + 16], xmm1                                    ;  3592.3 agu2+agu0+fmisc  113 rounds
        movaps xmm1, [rdi - 112]                                   ;  3582.3 agu1+agu2+fadd+fmul  108 r reload
        movaps [rax + 32], xmm1                                    ;  3594.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rbp - 32]                                    ;  3584.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rax + 64], xmm1                                    ;  3596.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdi - 64]                                    ;  3586.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rax + 80], xmm1                                    ;  3598.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx - 128]                                   ;  3588.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rax + 96], xmm1                                    ;  3600.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdi - 32]                                    ;  3590.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rax + 112], xmm1                                   ;  3602.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx + 0]                                     ;  3592.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbx - 128], xmm1                                   ;  3604.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdi - 128]                                   ;  3594.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbx - 112], xmm1                                   ;  3606.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdi - 80]                                    ;  3596.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbx - 96], xmm1                                    ;  3608.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdi - 16]                                    ;  3598.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbx - 80], xmm1                                    ;  3610.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdx + 48]                                    ;  3600.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbx - 64], xmm1                                    ;  3612.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rdi + 96]                                    ;  3602.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbx - 48], xmm1                                    ;  3614.3 agu0+agu1+fmisc  113 rounds
        movaps xmm1, [rdi - 48]                                    ;  3604.3 agu2+agu0+fadd+fmul  108 r reload
        movaps [rbx - 32], xmm1                                    ;  3616.3 agu1+agu0+fmisc  113 rounds
        movaps xmm1, [rbp - 96]                                    ;  3606.3 agu2+agu1+fadd+fmul  108 r reload
        movaps [rbx - 16], xmm1                                    ;  3618.3 agu0+agu1+fmisc  113 rounds
        mov r12, qword [rbp + 2224]                                ;  3608.3 agu2   113 rounds reload
        sub r8, r12                                                ;  3611.3 alu0   113 rounds
        add r8, 0x200                                              ;  3612.3 alu1   113 rounds
        and r8, 0x7ff                                              ;  3613.3 alu2   113 rounds
        add r8, r12                                                ;  3614.3 alu0   113 rounds
        sub r9, r12                                                ;  3611.3 alu1   113 rounds
        add r9, 0x200                                              ;  3612.3 alu2   113 rounds
        and r9, 0x7ff                                              ;  3613.3 alu0   113 rounds
        add r9, r12                                                ;  3614.3 alu1   113 rounds
        sub r10, r12                                               ;  3613.0 alu2   113 rounds
        add r10, 0x200                                             ;  3614.0 alu0   113 rounds
        and r10, 0x7ff                                             ;  3615.0 alu1   113 rounds
        add r10, r12                                               ;  3616.0 alu2   113 rounds
        sub r11, r12                                               ;  3614.3 alu0   113 rounds
        add r11, 0x200                                             ;  3615.3 alu1   113 rounds
        and r11, 0x7ff                                             ;  3616.3 alu2   113 rounds
        add r11, r12                                               ;  3617.3 alu0   113 rounds
        add esi, 0xffffffff                                        ;  3615.7 alu1   113 rounds
        movaps xmm1, xmm2                                          ;  3616.0 fadd+fmul  108 r copy
        movaps xmm2, xmm14                                         ;  3617.0 fadd+fmul  108 r copy
        movaps xmm12, xmm5                                         ;  3618.0 fadd+fmul  108 r copy
        movaps xmm5, xmm3                                          ;  3619.0 fadd+fmul  108 r copy
        movaps xmm3, xmm15                                         ;  3620.0 fadd+fmul  108 r copy
        movaps xmm14, xmm4                                         ;  3621.0 fadd+fmul  108 r copy
        movaps xmm4, xmm8                                          ;  3622.0 fadd+fmul  108 r copy
        movaps xmm8, xmm11                                         ;  3623.0 fadd+fmul  108 r copy
        movaps xmm11, xmm9                                         ;  3624.0 fadd+fmul  108 r copy
        movaps xmm9, xmm14                                         ;  3625.0 fadd+fmul  108 r copy
        movaps xmm14, xmm6                                         ;  3626.0 fadd+fmul  108 r copy
        movaps xmm6, xmm13                                         ;  3627.0 fadd+fmul  108 r copy
        movaps xmm13, xmm14                                        ;  3628.0 fadd+fmul  108 r copy
        movaps xmm14, xmm7                                         ;  3629.0 fadd+fmul  108 r copy
        movaps xmm7, xmm10                                         ;  3630.0 fadd+fmul  108 r copy
        movaps xmm10, xmm14                                        ;  3631.0 fadd+fmul  108 r copy
        test esi, esi                                              ;                    more rounds?
        jne .rounds_2
        mov qword [rbp + 2232], r8                                 ;                    resident
        mov qword [rbp + 2240], r9                                 ;                    resident
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
        movaps xmm0, [rax + 0]                                     ;     2.0 agu0+agu1+fadd+fmul  125 dst reload
        mov r8, qword [rbp + 2264]                                 ;     0.7 agu2   125 dst reload
        movaps [r8], xmm0                                          ;     4.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rax + 16]                                    ;     4.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 16], xmm0                                     ;     6.0 agu1+agu2+fmisc  125 dst
        movaps xmm0, [rax + 32]                                    ;     5.3 agu0+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 32], xmm0                                     ;     7.3 agu2+agu0+fmisc  125 dst
        movaps xmm0, [rax + 48]                                    ;     6.7 agu1+agu2+fadd+fmul  125 dst reload
        movaps [r8 + 48], xmm0                                     ;     8.7 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rax + 64]                                    ;     8.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 64], xmm0                                     ;    10.0 agu1+agu2+fmisc  125 dst
        movaps xmm0, [rax + 80]                                    ;     9.3 agu0+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 80], xmm0                                     ;    12.0 agu2+agu0+fmisc  125 dst
        movaps xmm0, [rax + 96]                                    ;    10.7 agu1+agu2+fadd+fmul  125 dst reload
        movaps [r8 + 96], xmm0                                     ;    14.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rax + 112]                                   ;    12.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 112], xmm0                                    ;    16.0 agu1+agu2+fmisc  125 dst
        movaps xmm0, [rbx - 128]                                   ;    13.3 agu0+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 128], xmm0                                    ;    18.0 agu2+agu0+fmisc  125 dst
        movaps xmm0, [rbx - 112]                                   ;    14.7 agu1+agu2+fadd+fmul  125 dst reload
        movaps [r8 + 144], xmm0                                    ;    20.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rbx - 96]                                    ;    16.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 160], xmm0                                    ;    22.0 agu1+agu2+fmisc  125 dst
        movaps xmm0, [rbx - 80]                                    ;    17.3 agu0+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 176], xmm0                                    ;    24.0 agu2+agu0+fmisc  125 dst
        movaps xmm0, [rbx - 64]                                    ;    19.0 agu1+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 192], xmm0                                    ;    26.0 agu2+agu1+fmisc  125 dst
        movaps xmm0, [rbx - 48]                                    ;    20.3 agu0+agu2+fadd+fmul  125 dst reload
        movaps [r8 + 208], xmm0                                    ;    28.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [rbx - 32]                                    ;    22.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 224], xmm0                                    ;    30.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rbx - 16]                                    ;    24.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 240], xmm0                                    ;    32.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r15 - 64]                                    ;    26.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 256], xmm0                                    ;    34.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [r15 - 48]                                    ;    28.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 272], xmm0                                    ;    36.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r15 - 32]                                    ;    30.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 288], xmm0                                    ;    38.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [r15 - 16]                                    ;    32.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 304], xmm0                                    ;    40.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r15 + 0]                                     ;    34.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 320], xmm0                                    ;    42.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [r15 + 16]                                    ;    36.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 336], xmm0                                    ;    44.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r15 + 32]                                    ;    38.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 352], xmm0                                    ;    46.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [r15 + 48]                                    ;    40.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 368], xmm0                                    ;    48.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r15 + 64]                                    ;    42.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 384], xmm0                                    ;    50.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [r15 + 80]                                    ;    44.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 400], xmm0                                    ;    52.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r15 + 96]                                    ;    46.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 416], xmm0                                    ;    54.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [r15 + 112]                                   ;    48.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 432], xmm0                                    ;    56.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [rbp + 2176]                                  ;    50.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 448], xmm0                                    ;    58.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rbp + 2192]                                  ;    52.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 464], xmm0                                    ;    60.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [rax - 32]                                    ;    54.0 agu2+agu1+fadd+fmul  125 dst reload
        movaps [r8 + 480], xmm0                                    ;    62.0 agu0+agu1+fmisc  125 dst
        movaps xmm0, [rax - 16]                                    ;    56.0 agu2+agu0+fadd+fmul  125 dst reload
        movaps [r8 + 496], xmm0                                    ;    64.0 agu1+agu0+fmisc  125 dst
        movaps xmm0, [r13 - 64]                                    ;    58.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 512], xmm0                                    ;    66.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r13 - 48]                                    ;    60.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 528], xmm0                                    ;    68.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r13 - 32]                                    ;    62.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 544], xmm0                                    ;    70.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r13 - 16]                                    ;    64.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 560], xmm0                                    ;    72.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r13 + 0]                                     ;    66.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 576], xmm0                                    ;    74.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r13 + 16]                                    ;    68.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 592], xmm0                                    ;    76.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r13 + 32]                                    ;    70.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 608], xmm0                                    ;    78.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r13 + 48]                                    ;    72.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 624], xmm0                                    ;    80.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r13 + 64]                                    ;    74.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 640], xmm0                                    ;    82.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r13 + 80]                                    ;    76.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 656], xmm0                                    ;    84.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r13 + 96]                                    ;    78.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 672], xmm0                                    ;    86.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r13 + 112]                                   ;    80.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 688], xmm0                                    ;    88.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 - 128]                                   ;    82.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 704], xmm0                                    ;    90.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 - 112]                                   ;    84.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 720], xmm0                                    ;    92.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 - 96]                                    ;    86.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 736], xmm0                                    ;    94.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 - 80]                                    ;    88.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 752], xmm0                                    ;    96.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 - 64]                                    ;    90.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 768], xmm0                                    ;    98.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 - 48]                                    ;    92.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 784], xmm0                                    ;   100.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 - 32]                                    ;    94.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 800], xmm0                                    ;   102.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 - 16]                                    ;    96.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 816], xmm0                                    ;   104.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 + 0]                                     ;    98.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 832], xmm0                                    ;   106.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 + 16]                                    ;   100.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 848], xmm0                                    ;   108.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 + 32]                                    ;   102.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 864], xmm0                                    ;   110.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 + 48]                                    ;   104.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 880], xmm0                                    ;   112.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 + 64]                                    ;   106.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 896], xmm0                                    ;   114.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 + 80]                                    ;   108.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 912], xmm0                                    ;   116.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r14 + 96]                                    ;   110.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 928], xmm0                                    ;   118.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r14 + 112]                                   ;   112.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 944], xmm0                                    ;   120.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r15 - 128]                                   ;   114.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 960], xmm0                                    ;   122.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r15 - 112]                                   ;   116.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 976], xmm0                                    ;   124.0 agu1+agu0+fmisc  126 dst
        movaps xmm0, [r15 - 96]                                    ;   118.0 agu2+agu1+fadd+fmul  126 dst reload
        movaps [r8 + 992], xmm0                                    ;   126.0 agu0+agu1+fmisc  126 dst
        movaps xmm0, [r15 - 80]                                    ;   120.0 agu2+agu0+fadd+fmul  126 dst reload
        movaps [r8 + 1008], xmm0                                   ;   128.0 agu1+agu0+fmisc  126 dst
        add r8, 0x400                                              ;   120.0 alu0   147 blocks
        mov qword [rbp + 2264], r8                                 ;   121.0 agu2   147 blocks
        mov r8, qword [rbp + 2208]                                 ;   120.7 agu1   147 blocks
        add r8, 0x400                                              ;   123.7 alu1   147 blocks
        mov qword [rbp + 2208], r8                                 ;   124.7 agu0   147 blocks
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
kasumi_encrypt_compact.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 1afe5c1e560cb1ff); do not edit:
;   ./cw build sha256_blocks --cpu golden-cove
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 304 bytes, 20 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 10.0; bounds: width 3.5, ports 4.5, path 5.0
;   blocks: 2065 uops, planned 363.5; bounds: width 344.2, ports 353.2, path 262.0
;   body.2: 17 uops, planned 7.5; bounds: width 2.8, ports 4.0, path 0.0
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
%fatal "sha256_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        push r12                                                 ;                    preserved
        push r13                                                 ;                    preserved
        push r14                                                 ;                    preserved
        push r15                                                 ;                    preserved
        sub rsp, 0x148                                           ;                    frame
        mov qword [rsp + 240], rdi                               ;                    argument
        mov dword [rsp + 296], edx                               ;                    argument
        mov qword [rsp + 248], rsi                               ;                    argument
        mov r8, qword [rsp + 240]                                ;     0.0 p2      68 h reload
        mov esi, dword [r8]                                      ;     5.0 p3      68 h
        mov dword [rsp + 264], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 4]                                  ;     5.0 p10     68 h
        mov dword [rsp + 268], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 8]                                  ;     5.0 p2      68 h
        mov dword [rsp + 272], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 12]                                 ;     5.0 p3      68 h
        mov dword [rsp + 276], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 16]                                 ;     5.0 p10     68 h
        mov dword [rsp + 280], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 20]                                 ;     5.0 p2      68 h
        mov dword [rsp + 284], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 24]                                 ;     5.0 p3      68 h
        mov dword [rsp + 288], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 28]                                 ;     5.0 p10     68 h
        mov dword [rsp + 292], esi                               ;    10.0 p8+p9   68 h
        mov r8d, dword [rsp + 296]                               ;     3.0 p2      68 h
        shl r8, 6                                                ;     8.0 p0      68 h
        add r8, qword [rsp + 248]                                ;     9.0 p1+p3   68 h
        mov qword [rsp + 256], r8                                ;    10.0 p7+p4   68 h
        cmp dword [rsp + 296], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 264]                               ;                    resident
        align 16
.blocks_1:
        rorx edi, esi, 2                                         ;     0.0 p0      47 v[7]
        rorx ebp, esi, 0xd                                       ;     0.2 p6      47 v[7]
        xor edi, ebp                                             ;     1.2 p1      47 v[7]
        rorx ebp, esi, 0x16                                      ;     1.0 p0      47 v[7]
        xor edi, ebp                                             ;     2.2 p5      47 v[7]
        mov r8, qword [rsp + 248]                                ;     0.8 p2      73 w[0] reload
        vmovdqu xmm0, [r8]                                       ;     5.8 p3      73 w[0]
        vmovdqa xmm1, [rel sha256_blocks.T0_w.blocks]            ;     1.2 p10        reload
        vpshufb xmm0, xmm0, xmm1                                 ;    11.8 p1      73 w[0]
        vpaddd xmm2, xmm0, [rel sha256_blocks.T0_w.blocks + 48]  ;    12.8 p5+p2   73 w[0]
        vmovdqa [rsp + 0], xmm2                                  ;    13.8 p7+p4   73 w[0]
        vmovdqu xmm2, [r8 + 16]                                  ;     5.8 p3      73 w[4]
        vpshufb xmm2, xmm2, xmm1                                 ;    11.8 p1      73 w[4]
        mov ebp, dword [rsp + 280]                               ;     2.2 p10     71 v[4] reload
        rorx r9d, ebp, 6                                         ;     7.2 p6      48 t1
        rorx r10d, ebp, 0xb                                      ;     7.2 p0      48 t1
        xor r9d, r10d                                            ;     8.2 p11     48 t1
        rorx r10d, ebp, 0x19                                     ;     7.2 p6      48 t1
        xor r9d, r10d                                            ;     9.2 p5      48 t1
        mov r10d, dword [rsp + 292]                              ;     3.2 p2      71 v[7] reload
        add r9d, r10d                                            ;    10.2 p1      61 t1
        add r9d, dword [rsp + 0]                                 ;    18.8 p0+p3   61 t1
        vpalignr xmm3, xmm2, xmm0, 4                             ;    12.8 p5      78 w[0]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 64]  ;    12.8 p1+p10   73 w[4]
        vmovdqa [rsp + 16], xmm4                                 ;    13.8 p8+p9   73 w[4]
        vpsrld xmm4, xmm3, 3                                     ;    13.8 p0      78 w[0]
        vmovdqu xmm5, [r8 + 32]                                  ;     5.8 p2      73 w[8]
        vpshufb xmm5, xmm5, xmm1                                 ;    11.8 p5      73 w[8]
        vprold xmm6, xmm3, 0xe                                   ;    13.8 p1      78 w[0]
        vprold xmm3, xmm3, 0x19                                  ;    13.8 p0      78 w[0]
        vpternlogd xmm4, xmm3, xmm6, 0x96                        ;    14.8 p5      78 w[0]
        vpalignr xmm3, xmm5, xmm2, 4                             ;    12.8 p5      78 w[4]
        vpaddd xmm6, xmm5, [rel sha256_blocks.T0_w.blocks + 16]  ;    12.8 p1+p3   73 w[8]
        vmovdqa [rsp + 32], xmm6                                 ;    13.8 p7+p4   73 w[8]
        vpsrld xmm6, xmm3, 3                                     ;    13.8 p0      78 w[4]
        vmovdqu xmm7, [r8 + 48]                                  ;     5.8 p10     73 w[12]
        vpshufb xmm1, xmm7, xmm1                                 ;    11.8 p1      73 w[12]
        vpaddd xmm0, xmm0, xmm4                                  ;    15.8 p0      78 w[0]
        vprold xmm4, xmm3, 0xe                                   ;    13.8 p1      78 w[4]
        vprold xmm3, xmm3, 0x19                                  ;    13.8 p0      78 w[4]
        vpternlogd xmm6, xmm3, xmm4, 0x96                        ;    14.8 p5      78 w[4]
        vpalignr xmm3, xmm1, xmm5, 4                             ;    12.8 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm3                                  ;    16.8 p1      78 w[0]
        vpaddd xmm2, xmm2, xmm6                                  ;    15.8 p0      78 w[4]
        vpaddd xmm4, xmm1, [rel sha256_blocks.T0_w.blocks + 32]  ;    12.8 p5+p2   73 w[12]
        vmovdqa [rsp + 48], xmm4                                 ;    13.8 p8+p9   73 w[12]
        vpshufd xmm4, xmm1, 0xe                                  ;    12.8 p1      78 w[0]
        vpsrld xmm6, xmm4, 0xa                                   ;    13.8 p0      78 w[0]
        vpshufd xmm7, xmm0, 0xe                                  ;    17.8 p5      78 w[0]
        vprold xmm8, xmm4, 0xd                                   ;    13.8 p1      78 w[0]
        vprold xmm4, xmm4, 0xf                                   ;    13.8 p0      78 w[0]
        vpternlogd xmm6, xmm4, xmm8, 0x96                        ;    14.8 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm6                                  ;    17.8 p1      78 w[0]
        vpsrld xmm4, xmm0, 0xa                                   ;    18.8 p0      78 w[0]
        vpsrld xmm6, xmm3, 3                                     ;    13.8 p1      78 w[8]
        vmovdqa xmm8, xmm1                                       ;    12.8         78 w[12] copy
        vprold xmm9, xmm0, 0xd                                   ;    18.8 p0      78 w[0]
        vprold xmm10, xmm0, 0xf                                  ;    18.8 p1      78 w[0]
        vpternlogd xmm4, xmm10, xmm9, 0x96                       ;    19.8 p5      78 w[0]
        vpaddd xmm7, xmm7, xmm4                                  ;    20.8 p5      78 w[0]
        vpunpcklqdq xmm0, xmm0, xmm7                             ;    21.8 p5      78 w[0]
        vpalignr xmm1, xmm0, xmm1, 4                             ;    22.8 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm1                                  ;    23.8 p0      78 w[4]
        vpshufd xmm4, xmm2, 0xe                                  ;    24.8 p1      78 w[4]
        vpaddd xmm7, xmm0, [rel sha256_blocks.T0_w.blocks + 80]  ;    22.8 p0+p3   78 w[0]
        vmovdqa [rsp + 64], xmm7                                 ;    23.8 p7+p4   78 w[0]
        vpshufd xmm7, xmm0, 0xe                                  ;    22.8 p1      78 w[4]
        vpsrld xmm9, xmm7, 0xa                                   ;    23.8 p0      78 w[4]
        vprold xmm10, xmm3, 0xe                                  ;    17.3 p1      78 w[8]
        vprold xmm3, xmm3, 0x19                                  ;    17.5 p0      78 w[8]
        vpternlogd xmm6, xmm3, xmm10, 0x96                       ;    18.5 p5      78 w[8]
        vpaddd xmm5, xmm5, xmm6                                  ;    19.5 p5      78 w[8]
        vprold xmm3, xmm7, 0xd                                   ;    23.8 p1      78 w[4]
        vprold xmm6, xmm7, 0xf                                   ;    23.8 p0      78 w[4]
        vpternlogd xmm9, xmm6, xmm3, 0x96                        ;    24.8 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm9                                  ;    25.8 p1      78 w[4]
        vpsrld xmm3, xmm2, 0xa                                   ;    26.8 p0      78 w[4]
        vpsrld xmm6, xmm1, 3                                     ;    23.8 p1      78 w[12]
        vprold xmm7, xmm2, 0xd                                   ;    26.8 p0      78 w[4]
        vprold xmm9, xmm2, 0xf                                   ;    26.8 p1      78 w[4]
        vpternlogd xmm3, xmm9, xmm7, 0x96                        ;    27.8 p5      78 w[4]
        vpaddd xmm4, xmm4, xmm3                                  ;    28.8 p5      78 w[4]
        vpunpcklqdq xmm2, xmm2, xmm4                             ;    29.8 p5      78 w[4]
        vpalignr xmm3, xmm2, xmm0, 4                             ;    30.8 p5      78 w[8]
        vpaddd xmm5, xmm5, xmm3                                  ;    31.8 p0      78 w[8]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 96]  ;    30.8 p1+p10   78 w[4]
        vmovdqa [rsp + 80], xmm4                                 ;    31.8 p8+p9   78 w[4]
        vpshufd xmm4, xmm2, 0xe                                  ;    30.8 p1      78 w[8]
        vpshufd xmm7, xmm5, 0xe                                  ;    32.8 p5      78 w[8]
        vpsrld xmm9, xmm4, 0xa                                   ;    31.8 p0      78 w[8]
        vprold xmm10, xmm1, 0xe                                  ;    23.8 p0      78 w[12]
        vprold xmm1, xmm1, 0x19                                  ;    24.3 p1      78 w[12]
        vpternlogd xmm6, xmm1, xmm10, 0x96                       ;    25.3 p0      78 w[12]
        vpaddd xmm8, xmm8, xmm6                                  ;    26.3 p5      78 w[12]
        mov r11d, ebp                                            ;    15.7         51 t1 copy
        vprold xmm1, xmm4, 0xd                                   ;    31.8 p1      78 w[8]
        vprold xmm4, xmm4, 0xf                                   ;    31.8 p0      78 w[8]
        vpternlogd xmm9, xmm4, xmm1, 0x96                        ;    32.8 p5      78 w[8]
        vpaddd xmm5, xmm5, xmm9                                  ;    33.8 p1      78 w[8]
        vpsrld xmm1, xmm5, 0xa                                   ;    34.8 p0      78 w[8]
        mov r12d, ebp                                            ;    16.7         51 t1 copy
        mov r13d, dword [rsp + 284]                              ;    16.8 p2      71 v[5] reload
        xor r12d, r13d                                           ;    21.8 p11     51 t1
        mov r14d, r13d                                           ;    21.8         51 t1 copy
        mov r15d, dword [rsp + 288]                              ;    17.3 p3      71 v[6] reload
        xor r14d, r15d                                           ;    22.3 p6      51 t1
        and r11d, r14d                                           ;    23.3 p11     51 t1
        xor r11d, r15d                                           ;    24.3 p6      51 t1
        add r9d, r11d                                            ;    25.3 p11     61 t1
        add edi, r9d                                             ;    26.3 p6      63 v[7]
        mov r11d, dword [rsp + 276]                              ;    18.3 p10     71 v[3] reload
        add r9d, r11d                                            ;    26.3 p11     62 v[3]
        and r12d, r9d                                            ;    27.3 p6      51 t1
        xor r12d, r13d                                           ;    28.3 p11     51 t1
        add r12d, r15d                                           ;    29.3 p6      61 t1
        add r12d, dword [rsp + 4]                                ;    30.3 p11+p2   61 t1
        rorx r14d, r9d, 6                                        ;    27.3 p6      48 t1
        rorx eax, r9d, 0xb                                       ;    27.3 p6      48 t1
        xor r14d, eax                                            ;    28.3 p11     48 t1
        rorx eax, r9d, 0x19                                      ;    27.3 p6      48 t1
        xor r14d, eax                                            ;    29.3 p11     48 t1
        add r12d, r14d                                           ;    31.3 p11     61 t1
        mov r14d, r12d                                           ;    32.3         62 v[2] copy
        mov eax, dword [rsp + 272]                               ;    20.5 p3      71 v[2] reload
        add r14d, eax                                            ;    32.3 p6      62 v[2]
        rorx ecx, r14d, 6                                        ;    33.3 p6      48 t1
        mov edx, dword [rsp + 16]                                ;    21.0 p10     61 t1
        add edx, r9d                                             ;    27.3 p11     61 t1
        mov ebx, r9d                                             ;    27.3         51 t1 copy
        xor ebx, ebp                                             ;    27.3 p11     51 t1
        or ebx, r14d                                             ;    33.3 p5      51 t1
        mov r8d, r9d                                             ;    27.3         51 t1 copy
        xor r8d, r14d                                            ;    33.3 p1      51 t1
        xor ebx, r8d                                             ;    34.3 p6      51 t1
        add ebx, r13d                                            ;    35.3 p0      61 t1
        add ebx, dword [rsp + 8]                                 ;    36.3 p11+p2   61 t1
        rorx r10d, r14d, 0xb                                     ;    33.3 p6      48 t1
        xor ecx, r10d                                            ;    34.3 p5      48 t1
        rorx r10d, r14d, 0x19                                    ;    33.3 p0      48 t1
        xor ecx, r10d                                            ;    35.3 p1      48 t1
        add ebx, ecx                                             ;    37.3 p11     61 t1
        mov r10d, ebx                                            ;    38.3         62 v[1] copy
        mov ecx, dword [rsp + 268]                               ;    23.7 p3      71 v[1] reload
        add r10d, ecx                                            ;    38.3 p5      62 v[1]
        and r8d, r10d                                            ;    39.3 p1      51 t1
        xor r9d, r8d                                             ;    40.3 p6      51 t1
        add r9d, ebp                                             ;    41.3 p0      61 t1
        add r9d, dword [rsp + 12]                                ;    42.3 p11+p10   61 t1
        mov r8d, dword [rsp + 20]                                ;    24.7 p2      61 t1
        add r8d, r14d                                            ;    33.3 p5      61 t1
        vprold xmm4, xmm5, 0xd                                   ;    34.8 p1      78 w[8]
        vprold xmm6, xmm5, 0xf                                   ;    34.8 p0      78 w[8]
        vpternlogd xmm1, xmm6, xmm4, 0x96                        ;    35.8 p5      78 w[8]
        vpaddd xmm7, xmm7, xmm1                                  ;    36.8 p1      78 w[8]
        vpunpcklqdq xmm1, xmm5, xmm7                             ;    37.8 p5      78 w[8]
        vpalignr xmm4, xmm1, xmm2, 4                             ;    38.8 p5      78 w[12]
        vpaddd xmm8, xmm8, xmm4                                  ;    39.8 p0      78 w[12]
        vpaddd xmm5, xmm1, [rel sha256_blocks.T0_w.blocks + 112] ;    38.8 p1+p3   78 w[8]
        vmovdqa [rsp + 96], xmm5                                 ;    39.8 p7+p4   78 w[8]
        vpshufd xmm5, xmm1, 0xe                                  ;    38.8 p1      78 w[12]
        vpshufd xmm6, xmm8, 0xe                                  ;    40.8 p5      78 w[12]
        vpsrld xmm7, xmm5, 0xa                                   ;    39.8 p0      78 w[12]
        vprold xmm9, xmm5, 0xd                                   ;    39.8 p0      78 w[12]
        vprold xmm5, xmm5, 0xf                                   ;    39.8 p1      78 w[12]
        vpternlogd xmm7, xmm5, xmm9, 0x96                        ;    40.8 p0      78 w[12]
        vpaddd xmm8, xmm8, xmm7                                  ;    41.8 p5      78 w[12]
        vpsrld xmm5, xmm8, 0xa                                   ;    42.8 p1      78 w[12]
        mov r15d, r14d                                           ;    33.3         51 t1 copy
        xor r15d, r10d                                           ;    39.3 p6      51 t1
        rorx r13d, r10d, 6                                       ;    39.3 p6      48 t1
        rorx ebp, r10d, 0xb                                      ;    39.3 p6      48 t1
        xor r13d, ebp                                            ;    40.3 p11     48 t1
        rorx ebp, r10d, 0x19                                     ;    39.3 p6      48 t1
        xor r13d, ebp                                            ;    41.3 p11     48 t1
        add r9d, r13d                                            ;    43.3 p11     61 t1
        lea ebp, [r9 + rsi]                                      ;    44.3 p11     62 v[0]
        mov r13d, dword [rsp + 24]                               ;    29.3 p10     61 t1
        add r13d, r10d                                           ;    39.3 p6      61 t1
        and r15d, ebp                                            ;    45.3 p11     51 t1
        xor r14d, r15d                                           ;    46.3 p6      51 t1
        add edx, r14d                                            ;    47.3 p0      61 t1
        mov r14d, r10d                                           ;    39.3         51 t1 copy
        xor r14d, ebp                                            ;    45.3 p11     51 t1
        rorx r15d, ebp, 6                                        ;    45.3 p6      48 t1
        vpsrld xmm7, xmm3, 3                                     ;    36.3 p1      78 w[0]
        vprold xmm9, xmm8, 0xd                                   ;    42.8 p0      78 w[12]
        vprold xmm10, xmm8, 0xf                                  ;    42.8 p1      78 w[12]
        vpternlogd xmm5, xmm10, xmm9, 0x96                       ;    43.8 p5      78 w[12]
        vpaddd xmm6, xmm6, xmm5                                  ;    44.8 p5      78 w[12]
        vpunpcklqdq xmm5, xmm8, xmm6                             ;    45.8 p5      78 w[12]
        vpaddd xmm6, xmm5, [rel sha256_blocks.T0_w.blocks + 128] ;    46.8 p0+p2   78 w[12]
        vmovdqa [rsp + 112], xmm6                                ;    47.8 p8+p9   78 w[12]
        rorx r11d, ebp, 0xb                                      ;    45.3 p6      48 t1
        xor r15d, r11d                                           ;    46.3 p11     48 t1
        rorx r11d, ebp, 0x19                                     ;    45.3 p6      48 t1
        xor r15d, r11d                                           ;    47.3 p11     48 t1
        add edx, r15d                                            ;    48.3 p1      61 t1
        mov r11d, dword [rsp + 28]                               ;    32.8 p3      61 t1
        add r11d, ebp                                            ;    45.3 p0      61 t1
        mov r15d, edx                                            ;    49.3         62 v[7] copy
        vpalignr xmm6, xmm5, xmm1, 4                             ;    46.8 p5      78 w[0]
        vprold xmm8, xmm3, 0xe                                   ;    39.3 p1      78 w[0]
        vprold xmm3, xmm3, 0x19                                  ;    39.5 p0      78 w[0]
        vpternlogd xmm7, xmm3, xmm8, 0x96                        ;    40.5 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm7                                  ;    41.5 p1      78 w[0]
        vpaddd xmm0, xmm0, xmm6                                  ;    47.8 p0      78 w[0]
        vpshufd xmm3, xmm5, 0xe                                  ;    46.8 p5      78 w[0]
        mov dword [rsp + 300], r11d                              ;    46.3 p7+p4   61 t1 spill
        mov r11d, ebp                                            ;    45.3         51 t1 copy
        mov dword [rsp + 304], r13d                              ;    40.3 p8+p9   61 t1 spill
        mov r13d, eax                                            ;    35.0         52 v[7] copy
        xor r13d, ecx                                            ;    39.0 p11     52 v[7]
        vprold xmm7, xmm3, 0xd                                   ;    47.8 p1      78 w[0]
        mov eax, ecx                                             ;    35.5         52 v[7] copy
        xor eax, esi                                             ;    39.5 p6      52 v[7]
        and r13d, eax                                            ;    40.5 p11     52 v[7]
        xor r13d, ecx                                            ;    41.5 p6      52 v[7]
        add edi, r13d                                            ;    42.5 p11     63 v[7]
        and eax, edi                                             ;    43.5 p6      52 v[6]
        add r12d, eax                                            ;    44.5 p0      63 v[6]
        rorx r13d, edi, 2                                        ;    43.5 p6      47 v[6]
        rorx eax, edi, 0xd                                       ;    43.5 p0      47 v[6]
        xor r13d, eax                                            ;    44.5 p11     47 v[6]
        rorx eax, edi, 0x16                                      ;    43.5 p6      47 v[6]
        xor r13d, eax                                            ;    45.5 p5      47 v[6]
        add r12d, r13d                                           ;    46.5 p1      63 v[6]
        add r15d, edi                                            ;    49.3 p11     62 v[7]
        mov r13d, edi                                            ;    43.5         52 v[5] copy
        and r13d, esi                                            ;    43.5 p5      52 v[5]
        add ebx, r13d                                            ;    44.5 p1      63 v[5]
        mov r13d, edi                                            ;    43.5         52 v[5] copy
        xor r13d, esi                                            ;    43.5 p0      52 v[5]
        mov eax, edi                                             ;    43.5         52 v[5] copy
        and r14d, r15d                                           ;    50.3 p11     51 t1
        xor r10d, r14d                                           ;    51.3 p5      51 t1
        add r8d, r10d                                            ;    52.3 p1      61 t1
        xor r11d, r15d                                           ;    50.3 p6      51 t1
        rorx r10d, r15d, 6                                       ;    50.3 p0      48 t1
        rorx r14d, r15d, 0xb                                     ;    50.3 p6      48 t1
        xor r10d, r14d                                           ;    51.3 p11     48 t1
        rorx r14d, r15d, 0x19                                    ;    50.3 p0      48 t1
        xor r10d, r14d                                           ;    52.3 p5      48 t1
        add r8d, r10d                                            ;    53.3 p1      61 t1
        mov r10d, r8d                                            ;    54.3         62 v[6] copy
        mov r14d, dword [rsp + 32]                               ;    40.7 p10     61 t1
        add r14d, r15d                                           ;    50.3 p11     61 t1
        vpsrld xmm8, xmm3, 0xa                                   ;    47.8 p1      78 w[0]
        vprold xmm3, xmm3, 0xf                                   ;    47.8 p0      78 w[0]
        vpternlogd xmm8, xmm3, xmm7, 0x96                        ;    48.8 p5      78 w[0]
        vpaddd xmm8, xmm8, xmm0                                  ;    49.8 p5      78 w[0]
        vpshufd xmm0, xmm0, 0xe                                  ;    48.8 p1      78 w[0]
        vpsrld xmm3, xmm8, 0xa                                   ;    50.8 p0      78 w[0]
        mov dword [rsp + 308], r14d                              ;    51.3 p7+p4   61 t1 spill
        mov r14d, r15d                                           ;    50.3         51 t1 copy
        vprold xmm7, xmm8, 0xd                                   ;    50.8 p1      78 w[0]
        vprold xmm9, xmm8, 0xf                                   ;    50.8 p0      78 w[0]
        vpternlogd xmm3, xmm9, xmm7, 0x96                        ;    51.8 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm3                                  ;    52.8 p5      78 w[0]
        vpunpcklqdq xmm0, xmm8, xmm0                             ;    53.8 p1      78 w[0]
        vpaddd xmm3, xmm0, [rel sha256_blocks.T0_w.blocks + 144] ;    54.8 p0+p2   78 w[0]
        vmovdqa [rsp + 128], xmm3                                ;    55.8 p8+p9   78 w[0]
        mov dword [rsp + 312], r15d                              ;    50.3 p7+p4   51 t1 spill
        mov r15d, ecx                                            ;    43.7         52 v[6] copy
        and r15d, esi                                            ;    46.5 p6      52 v[6]
        add r12d, r15d                                           ;    47.5 p11     63 v[6]
        xor eax, r12d                                            ;    48.5 p6      52 v[5]
        and r13d, r12d                                           ;    48.5 p11     52 v[5]
        add ebx, r13d                                            ;    49.5 p6      63 v[5]
        and edi, r12d                                            ;    49.0 p11     52 v[4]
        add r9d, edi                                             ;    50.0 p6      63 v[4]
        rorx edi, r12d, 2                                        ;    50.5 p6      47 v[5]
        rorx r13d, r12d, 0xd                                     ;    50.5 p0      47 v[5]
        xor edi, r13d                                            ;    51.5 p11     47 v[5]
        rorx r13d, r12d, 0x16                                    ;    51.5 p6      47 v[5]
        xor edi, r13d                                            ;    52.5 p5      47 v[5]
        add ebx, edi                                             ;    53.5 p1      63 v[5]
        add r10d, r12d                                           ;    54.3 p11     62 v[6]
        and eax, ebx                                             ;    54.5 p5      52 v[4]
        add r9d, eax                                             ;    55.5 p1      63 v[4]
        mov edi, r12d                                            ;    48.5         52 v[4] copy
        xor edi, ebx                                             ;    54.5 p0      52 v[4]
        rorx r13d, ebx, 2                                        ;    54.5 p6      47 v[4]
        rorx r15d, ebx, 0xd                                      ;    54.5 p0      47 v[4]
        xor r13d, r15d                                           ;    55.5 p11     47 v[4]
        rorx r15d, ebx, 0x16                                     ;    54.5 p6      47 v[4]
        xor r13d, r15d                                           ;    56.5 p5      47 v[4]
        add r9d, r13d                                            ;    57.5 p1      63 v[4]
        and r12d, ebx                                            ;    54.5 p11     52 v[3]
        add edx, r12d                                            ;    55.5 p5      63 v[3]
        and edi, r9d                                             ;    58.5 p1      52 v[3]
        add edx, edi                                             ;    59.5 p0      63 v[3]
        and r11d, r10d                                           ;    55.3 p11     51 t1
        xor ebp, r11d                                            ;    56.3 p5      51 t1
        mov edi, dword [rsp + 304]                               ;    48.8 p3      61 t1 reload
        add edi, ebp                                             ;    57.3 p1      61 t1
        rorx ebp, r10d, 6                                        ;    55.3 p6      48 t1
        rorx r11d, r10d, 0xb                                     ;    55.3 p0      48 t1
        xor ebp, r11d                                            ;    56.3 p11     48 t1
        rorx r11d, r10d, 0x19                                    ;    55.5 p6      48 t1
        xor ebp, r11d                                            ;    57.3 p5      48 t1
        add edi, ebp                                             ;    58.3 p1      61 t1
        xor r14d, r10d                                           ;    55.5 p0      51 t1
        rorx ebp, r9d, 2                                         ;    58.5 p6      47 v[3]
        rorx r11d, r9d, 0xd                                      ;    58.5 p0      47 v[3]
        xor ebp, r11d                                            ;    59.5 p11     47 v[3]
        rorx r11d, r9d, 0x16                                     ;    58.5 p6      47 v[3]
        xor ebp, r11d                                            ;    60.5 p5      47 v[3]
        add edx, ebp                                             ;    61.5 p1      63 v[3]
        mov ebp, ebx                                             ;    54.5         52 v[3] copy
        xor ebp, r9d                                             ;    58.5 p11     52 v[3]
        and ebp, edx                                             ;    62.5 p5      52 v[2]
        add r8d, ebp                                             ;    63.5 p1      63 v[2]
        lea ebp, [rbx + rdi]                                     ;    59.3 p0      62 v[5]
        and ebx, r9d                                             ;    58.5 p11     52 v[2]
        add r8d, ebx                                             ;    64.5 p5      63 v[2]
        and r14d, ebp                                            ;    60.3 p1      51 t1
        mov r11d, dword [rsp + 312]                              ;    52.7 p10     51 t1 reload
        xor r11d, r14d                                           ;    61.3 p6      51 t1
        mov r12d, dword [rsp + 300]                              ;    53.0 p2      61 t1 reload
        add r12d, r11d                                           ;    62.3 p0      61 t1
        rorx r11d, edx, 2                                        ;    62.5 p6      47 v[2]
        rorx r13d, edx, 0xd                                      ;    62.5 p0      47 v[2]
        xor r11d, r13d                                           ;    63.5 p11     47 v[2]
        rorx r13d, edx, 0x16                                     ;    62.5 p6      47 v[2]
        xor r11d, r13d                                           ;    64.5 p5      47 v[2]
        add r8d, r11d                                            ;    65.5 p1      63 v[2]
        rorx r11d, ebp, 6                                        ;    60.5 p0      48 t1
        rorx r13d, ebp, 0xb                                      ;    61.5 p6      48 t1
        xor r11d, r13d                                           ;    62.5 p11     48 t1
        rorx r13d, ebp, 0x19                                     ;    61.5 p0      48 t1
        xor r11d, r13d                                           ;    63.5 p5      48 t1
        add r12d, r11d                                           ;    64.5 p1      61 t1
        mov r11d, dword [rsp + 36]                               ;    55.3 p3      61 t1
        add r11d, r10d                                           ;    61.0 p11     61 t1
        mov r13d, r9d                                            ;    58.5         52 v[2] copy
        xor r13d, edx                                            ;    62.5 p5      52 v[2]
        and r13d, r8d                                            ;    66.5 p1      52 v[1]
        add edi, r13d                                            ;    67.5 p11     63 v[1]
        lea r13d, [r9 + r12]                                     ;    65.5 p5      62 v[4]
        and r9d, edx                                             ;    62.5 p1      52 v[1]
        add edi, r9d                                             ;    68.5 p6      63 v[1]
        rorx r9d, r8d, 2                                         ;    66.5 p0      47 v[1]
        rorx r14d, r8d, 0xd                                      ;    66.5 p6      47 v[1]
        xor r9d, r14d                                            ;    67.5 p11     47 v[1]
        rorx r14d, r8d, 0x16                                     ;    66.5 p0      47 v[1]
        xor r9d, r14d                                            ;    68.5 p5      47 v[1]
        add edi, r9d                                             ;    69.5 p1      63 v[1]
        mov r9d, edx                                             ;    62.5         52 v[1] copy
        xor r9d, r8d                                             ;    66.5 p11     52 v[1]
        mov r14d, r10d                                           ;    58.2         51 t1 copy
        xor r14d, ebp                                            ;    64.0 p5      51 t1
        mov r15d, dword [rsp + 40]                               ;    58.5 p10     61 t1
        add r15d, ebp                                            ;    64.3 p1      61 t1
        mov eax, edx                                             ;    62.5         52 v[0] copy
        and eax, r8d                                             ;    66.5 p6      52 v[0]
        add r12d, eax                                            ;    67.5 p0      63 v[0]
        mov eax, ebp                                             ;    60.3         51 t1 copy
        and r14d, r13d                                           ;    66.5 p11     51 t1
        xor r10d, r14d                                           ;    67.5 p5      51 t1
        mov r14d, dword [rsp + 308]                              ;    59.8 p2      61 t1 reload
        add r14d, r10d                                           ;    68.5 p1      61 t1
        xor eax, r13d                                            ;    66.5 p6      51 t1
        rorx r10d, r13d, 6                                       ;    66.5 p0      48 t1
        rorx ebx, r13d, 0xb                                      ;    66.5 p6      48 t1
        xor r10d, ebx                                            ;    67.5 p11     48 t1
        rorx ebx, r13d, 0x19                                     ;    66.5 p0      48 t1
        xor r10d, ebx                                            ;    68.5 p5      48 t1
        add r14d, r10d                                           ;    69.5 p1      61 t1
        add edx, r14d                                            ;    70.5 p11     62 v[3]
        mov r10d, r8d                                            ;    66.5         52 v[0] copy
        and r9d, edi                                             ;    70.5 p5      52 v[0]
        add r12d, r9d                                            ;    71.5 p1      63 v[0]
        xor r10d, edi                                            ;    70.5 p6      52 v[0]
        rorx r9d, edi, 2                                         ;    70.5 p0      47 v[0]
        rorx ebx, edi, 0xd                                       ;    70.5 p6      47 v[0]
        xor r9d, ebx                                             ;    71.5 p11     47 v[0]
        rorx ebx, edi, 0x16                                      ;    70.5 p0      47 v[0]
        xor r9d, ebx                                             ;    72.5 p5      47 v[0]
        add r12d, r9d                                            ;    73.5 p1      63 v[0]
        mov r9d, dword [rsp + 44]                                ;    63.2 p3      61 t1
        add r9d, r13d                                            ;    69.0 p11     61 t1
        mov ebx, r8d                                             ;    66.5         62 v[2] copy
        and r8d, edi                                             ;    70.5 p5      52 v[7]
        add r14d, r8d                                            ;    71.5 p1      63 v[7]
        mov r8d, r13d                                            ;    66.5         51 t1 copy
        and eax, edx                                             ;    71.5 p6      51 t1
        xor ebp, eax                                             ;    72.5 p0      51 t1
        add r11d, ebp                                            ;    73.5 p11     61 t1
        xor r8d, edx                                             ;    71.5 p5      51 t1
        rorx ebp, edx, 6                                         ;    71.5 p6      48 t1
        rorx eax, edx, 0xb                                       ;    71.5 p0      48 t1
        xor ebp, eax                                             ;    72.5 p1      48 t1
        rorx eax, edx, 0x19                                      ;    71.5 p6      48 t1
        xor ebp, eax                                             ;    73.5 p11     48 t1
        add r11d, ebp                                            ;    74.5 p5      61 t1
        add ebx, r11d                                            ;    75.5 p1      62 v[2]
        mov ebp, edi                                             ;    70.5         52 v[7] copy
        and r8d, ebx                                             ;    76.5 p0      51 t1
        xor r13d, r8d                                            ;    77.5 p11     51 t1
        add r15d, r13d                                           ;    78.5 p5      61 t1
        and r10d, r12d                                           ;    74.5 p1      52 v[7]
        add r14d, r10d                                           ;    75.5 p6      63 v[7]
        xor ebp, r12d                                            ;    74.5 p0      52 v[7]
        rorx r8d, r12d, 2                                        ;    74.5 p6      47 v[7]
        rorx r10d, r12d, 0xd                                     ;    74.5 p0      47 v[7]
        xor r8d, r10d                                            ;    75.5 p11     47 v[7]
        rorx r10d, r12d, 0x16                                    ;    74.5 p6      47 v[7]
        xor r8d, r10d                                            ;    76.5 p5      47 v[7]
        add r14d, r8d                                            ;    77.5 p1      63 v[7]
        rorx r8d, ebx, 6                                         ;    76.5 p0      48 t1
        rorx r10d, ebx, 0xb                                      ;    76.5 p6      48 t1
        xor r8d, r10d                                            ;    77.5 p11     48 t1
        rorx r10d, ebx, 0x19                                     ;    76.5 p0      48 t1
        xor r8d, r10d                                            ;    78.5 p5      48 t1
        add r15d, r8d                                            ;    79.5 p1      61 t1
        and ebp, r14d                                            ;    78.5 p11     52 v[6]
        add r11d, ebp                                            ;    79.5 p5      63 v[6]
        lea ebp, [rdi + r15]                                     ;    80.5 p1      62 v[1]
        and edi, r12d                                            ;    76.0 p11     52 v[6]
        add r11d, edi                                            ;    80.5 p5      63 v[6]
        rorx edi, r14d, 2                                        ;    78.5 p6      47 v[6]
        rorx r8d, r14d, 0xd                                      ;    78.5 p0      47 v[6]
        xor edi, r8d                                             ;    79.5 p1      47 v[6]
        rorx r8d, r14d, 0x16                                     ;    78.5 p6      47 v[6]
        xor edi, r8d                                             ;    80.5 p11     47 v[6]
        add r11d, edi                                            ;    81.5 p5      63 v[6]
        mov edi, r12d                                            ;    74.5         52 v[6] copy
        xor edi, r14d                                            ;    78.5 p1      52 v[6]
        mov r8d, edx                                             ;    71.5         51 t1 copy
        xor r8d, ebx                                             ;    77.5 p0      51 t1
        mov r10d, dword [rsp + 48]                               ;    71.7 p10     61 t1
        add r10d, edx                                            ;    78.0 p11     61 t1
        mov r13d, r12d                                           ;    74.5         62 v[0] copy
        and r12d, r14d                                           ;    78.5 p5      52 v[5]
        add r15d, r12d                                           ;    80.5 p1      63 v[5]
        and r8d, ebp                                             ;    81.5 p6      51 t1
        xor edx, r8d                                             ;    82.5 p0      51 t1
        add r9d, edx                                             ;    83.5 p11     61 t1
        rorx r8d, ebp, 6                                         ;    81.5 p6      48 t1
        rorx r12d, ebp, 0xb                                      ;    81.5 p0      48 t1
        xor r8d, r12d                                            ;    82.5 p5      48 t1
        rorx r12d, ebp, 0x19                                     ;    81.5 p6      48 t1
        xor r8d, r12d                                            ;    83.5 p1      48 t1
        add r9d, r8d                                             ;    84.5 p11     61 t1
        add r13d, r9d                                            ;    85.5 p5      62 v[0]
        and edi, r11d                                            ;    82.5 p1      52 v[5]
        add r15d, edi                                            ;    83.5 p0      63 v[5]
        rorx edi, r11d, 2                                        ;    82.5 p6      47 v[5]
        rorx r8d, r11d, 0xd                                      ;    82.5 p0      47 v[5]
        xor edi, r8d                                             ;    83.5 p11     47 v[5]
        rorx r8d, r11d, 0x16                                     ;    82.5 p6      47 v[5]
        xor edi, r8d                                             ;    84.5 p5      47 v[5]
        add r15d, edi                                            ;    85.5 p1      63 v[5]
        mov edi, r14d                                            ;    78.5         52 v[5] copy
        xor edi, r11d                                            ;    82.5 p11     52 v[5]
        mov r8d, r14d                                            ;    78.5         52 v[4] copy
        and r8d, r11d                                            ;    82.5 p5      52 v[4]
        add r9d, r8d                                             ;    85.5 p1      63 v[4]
        and edi, r15d                                            ;    86.5 p0      52 v[4]
        add r9d, edi                                             ;    87.5 p11     63 v[4]
        rorx edi, r15d, 2                                        ;    86.5 p6      47 v[4]
        rorx r8d, r15d, 0xd                                      ;    86.5 p0      47 v[4]
        xor edi, r8d                                             ;    87.5 p5      47 v[4]
        rorx r8d, r15d, 0x16                                     ;    86.5 p6      47 v[4]
        xor edi, r8d                                             ;    88.5 p1      47 v[4]
        add r9d, edi                                             ;    89.5 p11     63 v[4]
        mov edi, r11d                                            ;    82.5         52 v[4] copy
        xor edi, r15d                                            ;    86.5 p5      52 v[4]
        mov r8d, dword [rsp + 52]                                ;    78.0 p2      61 t1
        add r8d, ebx                                             ;    84.3 p1      61 t1
        xor ebx, ebp                                             ;    84.5 p0      51 t1
        mov r12d, dword [rsp + 56]                               ;    78.5 p3      61 t1
        add r12d, ebp                                            ;    85.0 p11     61 t1
        or ebx, r13d                                             ;    86.5 p5      51 t1
        xor ebp, r13d                                            ;    86.5 p1      51 t1
        xor ebx, ebp                                             ;    87.5 p6      51 t1
        add r10d, ebx                                            ;    88.5 p0      61 t1
        rorx eax, r13d, 6                                        ;    86.5 p6      48 t1
        rorx edx, r13d, 0xb                                      ;    86.5 p0      48 t1
        xor eax, edx                                             ;    87.5 p11     48 t1
        rorx edx, r13d, 0x19                                     ;    87.5 p6      48 t1
        xor eax, edx                                             ;    88.5 p5      48 t1
        add r10d, eax                                            ;    89.5 p1      61 t1
        add r14d, r10d                                           ;    90.5 p11     62 v[7]
        mov eax, dword [rsp + 60]                                ;    80.7 p10     61 t1
        add eax, r13d                                            ;    87.0 p5      61 t1
        mov edx, r11d                                            ;    82.5         62 v[6] copy
        and r11d, r15d                                           ;    87.3 p1      52 v[3]
        add r10d, r11d                                           ;    90.5 p0      63 v[3]
        mov r11d, r13d                                           ;    86.5         51 t1 copy
        or ebp, r14d                                             ;    91.5 p11     51 t1
        xor r11d, r14d                                           ;    91.5 p5      51 t1
        xor ebp, r11d                                            ;    92.5 p1      51 t1
        add r8d, ebp                                             ;    93.5 p6      61 t1
        rorx ebp, r14d, 6                                        ;    91.5 p0      48 t1
        rorx ebx, r14d, 0xb                                      ;    91.5 p6      48 t1
        xor ebp, ebx                                             ;    92.5 p11     48 t1
        rorx ebx, r14d, 0x19                                     ;    91.5 p0      48 t1
        xor ebp, ebx                                             ;    93.5 p5      48 t1
        add r8d, ebp                                             ;    94.5 p1      61 t1
        add edx, r8d                                             ;    95.5 p11     62 v[6]
        mov ebp, r15d                                            ;    86.5         52 v[3] copy
        mov ebx, r15d                                            ;    86.5         62 v[5] copy
        and edi, r9d                                             ;    90.5 p5      52 v[3]
        add r10d, edi                                            ;    91.5 p1      63 v[3]
        xor ebp, r9d                                             ;    90.5 p6      52 v[3]
        and r15d, r9d                                            ;    90.5 p0      52 v[2]
        add r8d, r15d                                            ;    95.5 p11     63 v[2]
        rorx edi, r9d, 2                                         ;    91.5 p6      47 v[3]
        rorx r15d, r9d, 0xd                                      ;    91.5 p0      47 v[3]
        xor edi, r15d                                            ;    92.5 p5      47 v[3]
        rorx r15d, r9d, 0x16                                     ;    92.5 p6      47 v[3]
        xor edi, r15d                                            ;    93.5 p1      47 v[3]
        add r10d, edi                                            ;    94.5 p11     63 v[3]
        mov edi, dword [rsp + 64]                                ;    85.7 p2      61 t1
        add edi, r14d                                            ;    92.0 p5      61 t1
        mov r15d, r14d                                           ;    91.5         51 t1 copy
        and r11d, edx                                            ;    96.5 p1      51 t1
        xor r13d, r11d                                           ;    97.5 p0      51 t1
        add r12d, r13d                                           ;    98.5 p11     61 t1
        xor r15d, edx                                            ;    96.5 p5      51 t1
        rorx r11d, edx, 6                                        ;    96.5 p6      48 t1
        rorx r13d, edx, 0xb                                      ;    96.5 p0      48 t1
        xor r11d, r13d                                           ;    97.5 p1      48 t1
        rorx r13d, edx, 0x19                                     ;    96.5 p6      48 t1
        xor r11d, r13d                                           ;    98.5 p11     48 t1
        add r12d, r11d                                           ;    99.5 p5      61 t1
        add ebx, r12d                                            ;   100.5 p1      62 v[5]
        mov r11d, r9d                                            ;    90.5         52 v[2] copy
        mov r13d, r9d                                            ;    90.5         62 v[4] copy
        and ebp, r10d                                            ;    95.5 p0      52 v[2]
        add r8d, ebp                                             ;    96.5 p11     63 v[2]
        xor r11d, r10d                                           ;    95.5 p5      52 v[2]
        and r9d, r10d                                            ;    95.5 p1      52 v[1]
        add r12d, r9d                                            ;   100.5 p6      63 v[1]
        rorx ebp, r10d, 2                                        ;    95.5 p0      47 v[2]
        rorx r9d, r10d, 0xd                                      ;    96.5 p6      47 v[2]
        xor ebp, r9d                                             ;    97.5 p11     47 v[2]
        rorx r9d, r10d, 0x16                                     ;    96.5 p0      47 v[2]
        xor ebp, r9d                                             ;    98.5 p5      47 v[2]
        add r8d, ebp                                             ;    99.5 p1      63 v[2]
        vpalignr xmm3, xmm0, xmm5, 4                             ;    97.0 p5      78 w[4]
        vpsrld xmm7, xmm4, 3                                     ;    97.3 p1      78 w[4]
        mov ebp, r10d                                            ;    95.5         52 v[1] copy
        vpshufd xmm8, xmm0, 0xe                                  ;    98.0 p5      78 w[4]
        and r15d, ebx                                            ;   101.5 p11     51 t1
        xor r14d, r15d                                           ;   102.5 p6      51 t1
        add eax, r14d                                            ;   103.5 p0      61 t1
        and r11d, r8d                                            ;   100.5 p11     52 v[1]
        add r12d, r11d                                           ;   101.5 p1      63 v[1]
        xor ebp, r8d                                             ;   100.5 p6      52 v[1]
        rorx r9d, r8d, 2                                         ;   100.5 p0      47 v[1]
        rorx r11d, r8d, 0xd                                      ;   100.5 p6      47 v[1]
        xor r9d, r11d                                            ;   101.5 p11     47 v[1]
        rorx r11d, r8d, 0x16                                     ;   100.5 p0      47 v[1]
        xor r9d, r11d                                            ;   102.5 p5      47 v[1]
        add r12d, r9d                                            ;   103.5 p1      63 v[1]
        rorx r9d, ebx, 6                                         ;   101.5 p6      48 t1
        rorx r11d, ebx, 0xb                                      ;   101.5 p0      48 t1
        xor r9d, r11d                                            ;   102.5 p11     48 t1
        rorx r11d, ebx, 0x19                                     ;   101.5 p6      48 t1
        xor r9d, r11d                                            ;   103.5 p5      48 t1
        add eax, r9d                                             ;   104.5 p1      61 t1
        add r13d, eax                                            ;   105.5 p11     62 v[4]
        mov r9d, dword [rsp + 68]                                ;    94.0 p3      61 t1
        add r9d, edx                                             ;   101.0 p5      61 t1
        mov r11d, edx                                            ;    96.5         51 t1 copy
        xor r11d, ebx                                            ;   101.5 p1      51 t1
        mov r14d, r10d                                           ;    95.5         52 v[0] copy
        and r14d, r8d                                            ;   101.5 p0      52 v[0]
        add eax, r14d                                            ;   105.5 p11     63 v[0]
        vpaddd xmm2, xmm2, xmm3                                  ;   102.0 p5      78 w[4]
        mov r14d, r8d                                            ;   100.5         52 v[0] copy
        vpsrld xmm9, xmm8, 0xa                                   ;   102.3 p1      78 w[4]
        and r11d, r13d                                           ;   106.5 p6      51 t1
        xor edx, r11d                                            ;   107.5 p0      51 t1
        add edi, edx                                             ;   108.5 p11     61 t1
        and ebp, r12d                                            ;   104.5 p5      52 v[0]
        add eax, ebp                                             ;   106.5 p1      63 v[0]
        xor r14d, r12d                                           ;   104.5 p6      52 v[0]
        rorx ebp, r12d, 2                                        ;   104.5 p0      47 v[0]
        rorx r11d, r12d, 0xd                                     ;   104.5 p6      47 v[0]
        xor ebp, r11d                                            ;   105.5 p11     47 v[0]
        rorx r11d, r12d, 0x16                                    ;   104.5 p0      47 v[0]
        xor ebp, r11d                                            ;   106.5 p5      47 v[0]
        add eax, ebp                                             ;   107.5 p1      63 v[0]
        rorx ebp, r13d, 6                                        ;   106.5 p6      48 t1
        rorx r11d, r13d, 0xb                                     ;   106.5 p0      48 t1
        xor ebp, r11d                                            ;   107.5 p11     48 t1
        rorx r11d, r13d, 0x19                                    ;   106.5 p6      48 t1
        xor ebp, r11d                                            ;   108.5 p5      48 t1
        add edi, ebp                                             ;   109.5 p1      61 t1
        add r10d, edi                                            ;   110.5 p11     62 v[3]
        mov ebp, dword [rsp + 72]                                ;    98.8 p10     61 t1
        add ebp, ebx                                             ;   106.0 p5      61 t1
        mov r11d, ebx                                            ;   101.5         51 t1 copy
        xor r11d, r13d                                           ;   106.5 p1      51 t1
        mov r15d, r8d                                            ;   100.5         62 v[2] copy
        and r8d, r12d                                            ;   106.5 p0      52 v[7]
        add edi, r8d                                             ;   110.5 p11     63 v[7]
        vprold xmm10, xmm4, 0xe                                  ;   107.3 p1      78 w[4]
        vprold xmm4, xmm4, 0x19                                  ;   107.5 p0      78 w[4]
        vpternlogd xmm7, xmm4, xmm10, 0x96                       ;   108.5 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm7                                  ;   109.5 p5      78 w[4]
        vpshufd xmm4, xmm2, 0xe                                  ;   110.5 p1      78 w[4]
        mov r8d, dword [rsp + 76]                                ;   100.8 p2      61 t1
        add r8d, r13d                                            ;   107.5 p6      61 t1
        vprold xmm7, xmm8, 0xd                                   ;   108.5 p0      78 w[4]
        vprold xmm8, xmm8, 0xf                                   ;   109.3 p1      78 w[4]
        vpternlogd xmm9, xmm8, xmm7, 0x96                        ;   110.3 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm9                                  ;   111.3 p0      78 w[4]
        mov edx, r12d                                            ;   104.5         52 v[7] copy
        and r11d, r10d                                           ;   111.5 p11     51 t1
        xor ebx, r11d                                            ;   112.5 p6      51 t1
        add r9d, ebx                                             ;   113.5 p11     61 t1
        mov r11d, r13d                                           ;   106.5         51 t1 copy
        xor r11d, r10d                                           ;   111.5 p6      51 t1
        rorx ebx, r10d, 6                                        ;   111.5 p6      48 t1
        and r14d, eax                                            ;   110.0 p11     52 v[7]
        add edi, r14d                                            ;   111.5 p5      63 v[7]
        rorx r14d, r10d, 0xb                                     ;   111.5 p0      48 t1
        xor ebx, r14d                                            ;   112.5 p1      48 t1
        rorx r14d, r10d, 0x19                                    ;   111.5 p6      48 t1
        xor ebx, r14d                                            ;   113.5 p11     48 t1
        add r9d, ebx                                             ;   114.5 p5      61 t1
        add r15d, r9d                                            ;   115.5 p1      62 v[2]
        xor edx, eax                                             ;   111.5 p0      52 v[7]
        mov r14d, r12d                                           ;   104.5         62 v[1] copy
        and r12d, eax                                            ;   112.0 p11     52 v[6]
        add r9d, r12d                                            ;   115.5 p5      63 v[6]
        rorx r12d, eax, 2                                        ;   112.5 p6      47 v[7]
        rorx ebx, eax, 0xd                                       ;   112.5 p0      47 v[7]
        xor r12d, ebx                                            ;   113.5 p1      47 v[7]
        rorx ebx, eax, 0x16                                      ;   113.5 p6      47 v[7]
        xor r12d, ebx                                            ;   114.5 p11     47 v[7]
        add edi, r12d                                            ;   115.5 p5      63 v[7]
        vpsrld xmm7, xmm2, 0xa                                   ;   113.3 p1      78 w[4]
        mov r12d, dword [rsp + 80]                               ;   106.2 p3      61 t1
        add r12d, r10d                                           ;   113.5 p0      61 t1
        mov ebx, eax                                             ;   108.5         52 v[6] copy
        and r11d, r15d                                           ;   116.5 p11     51 t1
        xor r13d, r11d                                           ;   117.5 p5      51 t1
        add ebp, r13d                                            ;   118.5 p1      61 t1
        mov r11d, eax                                            ;   108.5         62 v[0] copy
        mov r13d, r10d                                           ;   111.5         51 t1 copy
        xor r13d, r15d                                           ;   116.5 p6      51 t1
        vprold xmm8, xmm2, 0xd                                   ;   114.5 p0      78 w[4]
        vprold xmm9, xmm2, 0xf                                   ;   115.3 p1      78 w[4]
        vpternlogd xmm7, xmm9, xmm8, 0x96                        ;   116.3 p5      78 w[4]
        vpaddd xmm4, xmm4, xmm7                                  ;   117.3 p0      78 w[4]
        vpunpcklqdq xmm2, xmm2, xmm4                             ;   118.3 p5      78 w[4]
        and edx, edi                                             ;   116.5 p11     52 v[6]
        add r9d, edx                                             ;   117.5 p6      63 v[6]
        rorx edx, r15d, 6                                        ;   116.5 p6      48 t1
        xor ebx, edi                                             ;   116.5 p11     52 v[6]
        and eax, edi                                             ;   116.5 p1      52 v[5]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 160] ;   119.3 p0+p10   78 w[4]
        vmovdqa [rsp + 144], xmm4                                ;   120.3 p8+p9   78 w[4]
        vpsrld xmm4, xmm6, 3                                     ;   117.3 p1      78 w[8]
        vpalignr xmm7, xmm2, xmm0, 4                             ;   119.3 p5      78 w[8]
        vpaddd xmm1, xmm1, xmm7                                  ;   120.3 p0      78 w[8]
        vpshufd xmm8, xmm2, 0xe                                  ;   119.3 p5      78 w[8]
        vpsrld xmm9, xmm8, 0xa                                   ;   120.3 p1      78 w[8]
        vprold xmm10, xmm6, 0xe                                  ;   118.5 p0      78 w[8]
        vprold xmm6, xmm6, 0x19                                  ;   119.3 p1      78 w[8]
        vpternlogd xmm4, xmm6, xmm10, 0x96                       ;   120.3 p5      78 w[8]
        vpaddd xmm1, xmm1, xmm4                                  ;   121.3 p0      78 w[8]
        vpshufd xmm4, xmm1, 0xe                                  ;   122.3 p5      78 w[8]
        vprold xmm6, xmm8, 0xd                                   ;   120.3 p1      78 w[8]
        vprold xmm8, xmm8, 0xf                                   ;   120.5 p0      78 w[8]
        vpternlogd xmm9, xmm8, xmm6, 0x96                        ;   121.5 p5      78 w[8]
        vpaddd xmm1, xmm1, xmm9                                  ;   122.5 p1      78 w[8]
        vpsrld xmm6, xmm1, 0xa                                   ;   123.5 p0      78 w[8]
        vpsrld xmm8, xmm3, 3                                     ;   122.3 p1      78 w[12]
        vprold xmm9, xmm1, 0xd                                   ;   123.5 p0      78 w[8]
        vprold xmm10, xmm1, 0xf                                  ;   123.5 p1      78 w[8]
        vpternlogd xmm6, xmm10, xmm9, 0x96                       ;   124.5 p5      78 w[8]
        vpaddd xmm4, xmm4, xmm6                                  ;   125.5 p5      78 w[8]
        vpunpcklqdq xmm1, xmm1, xmm4                             ;   126.5 p5      78 w[8]
        vpaddd xmm4, xmm1, [rel sha256_blocks.T0_w.blocks + 176] ;   127.5 p0+p2   78 w[8]
        vmovdqa [rsp + 160], xmm4                                ;   128.5 p7+p4   78 w[8]
        vpalignr xmm4, xmm1, xmm2, 4                             ;   127.5 p5      78 w[12]
        vprold xmm6, xmm3, 0xe                                   ;   124.3 p1      78 w[12]
        vprold xmm3, xmm3, 0x19                                  ;   124.5 p0      78 w[12]
        vpternlogd xmm8, xmm3, xmm6, 0x96                        ;   125.5 p1      78 w[12]
        vpaddd xmm5, xmm5, xmm8                                  ;   126.5 p0      78 w[12]
        vpaddd xmm5, xmm5, xmm4                                  ;   128.5 p5      78 w[12]
        vpshufd xmm3, xmm1, 0xe                                  ;   127.5 p1      78 w[12]
        vpshufd xmm6, xmm5, 0xe                                  ;   129.5 p5      78 w[12]
        vpsrld xmm8, xmm3, 0xa                                   ;   128.5 p0      78 w[12]
        rorx ecx, r15d, 0xb                                      ;   117.5 p6      48 t1
        xor edx, ecx                                             ;   118.5 p11     48 t1
        rorx ecx, r15d, 0x19                                     ;   118.5 p6      48 t1
        xor edx, ecx                                             ;   119.5 p11     48 t1
        add ebp, edx                                             ;   120.5 p11     61 t1
        add r14d, ebp                                            ;   121.5 p6      62 v[1]
        add eax, ebp                                             ;   121.5 p11     63 v[5]
        rorx ebp, edi, 2                                         ;   120.5 p6      47 v[6]
        rorx ecx, edi, 0xd                                       ;   121.5 p6      47 v[6]
        xor ebp, ecx                                             ;   122.5 p11     47 v[6]
        rorx ecx, edi, 0x16                                      ;   122.5 p6      47 v[6]
        xor ebp, ecx                                             ;   123.5 p11     47 v[6]
        add r9d, ebp                                             ;   124.5 p11     63 v[6]
        and r13d, r14d                                           ;   123.5 p6      51 t1
        xor r10d, r13d                                           ;   124.5 p11     51 t1
        add r8d, r10d                                            ;   125.5 p6      61 t1
        rorx ebp, r14d, 6                                        ;   125.5 p6      48 t1
        rorx r10d, r14d, 0xb                                     ;   126.5 p6      48 t1
        xor ebp, r10d                                            ;   127.5 p11     48 t1
        rorx r10d, r14d, 0x19                                    ;   127.5 p6      48 t1
        xor ebp, r10d                                            ;   128.5 p11     48 t1
        add r8d, ebp                                             ;   129.5 p11     61 t1
        add r11d, r8d                                            ;   130.5 p1      62 v[0]
        and ebx, r9d                                             ;   127.5 p0      52 v[5]
        add eax, ebx                                             ;   128.5 p11     63 v[5]
        rorx ebp, r9d, 2                                         ;   128.5 p0      47 v[5]
        rorx r10d, r9d, 0xd                                      ;   128.5 p6      47 v[5]
        xor ebp, r10d                                            ;   129.5 p5      47 v[5]
        rorx r10d, r9d, 0x16                                     ;   129.5 p0      47 v[5]
        xor ebp, r10d                                            ;   130.5 p1      47 v[5]
        add eax, ebp                                             ;   131.5 p5      63 v[5]
        mov ebp, edi                                             ;   120.2         52 v[5] copy
        xor ebp, r9d                                             ;   129.0 p11     52 v[5]
        mov r10d, dword [rsp + 84]                               ;   120.5 p3      61 t1
        add r10d, r15d                                           ;   129.3 p1      61 t1
        mov r13d, r15d                                           ;   120.8         51 t1 copy
        xor r13d, r14d                                           ;   129.5 p6      51 t1
        mov ecx, edi                                             ;   121.2         52 v[4] copy
        and ecx, r9d                                             ;   130.0 p5      52 v[4]
        add r8d, ecx                                             ;   131.0 p11     63 v[4]
        and r13d, r11d                                           ;   131.5 p1      51 t1
        xor r15d, r13d                                           ;   132.5 p0      51 t1
        add r12d, r15d                                           ;   133.5 p6      61 t1
        rorx r13d, r11d, 6                                       ;   131.5 p0      48 t1
        rorx r15d, r11d, 0xb                                     ;   131.5 p6      48 t1
        xor r13d, r15d                                           ;   132.5 p5      48 t1
        rorx r15d, r11d, 0x19                                    ;   132.5 p0      48 t1
        xor r13d, r15d                                           ;   133.5 p11     48 t1
        add r12d, r13d                                           ;   134.5 p1      61 t1
        add edi, r12d                                            ;   135.5 p5      62 v[7]
        and ebp, eax                                             ;   132.5 p11     52 v[4]
        add r8d, ebp                                             ;   133.5 p1      63 v[4]
        mov ebp, dword [rsp + 88]                                ;   123.7 p10     61 t1
        add ebp, r14d                                            ;   132.5 p6      61 t1
        mov r13d, r9d                                            ;   125.5         52 v[4] copy
        xor r13d, eax                                            ;   133.0 p5      52 v[4]
        rorx r15d, eax, 2                                        ;   133.5 p0      47 v[4]
        rorx ecx, eax, 0xd                                       ;   133.5 p6      47 v[4]
        xor r15d, ecx                                            ;   134.5 p11     47 v[4]
        rorx ecx, eax, 0x16                                      ;   134.5 p0      47 v[4]
        xor r15d, ecx                                            ;   135.5 p1      47 v[4]
        add r8d, r15d                                            ;   136.5 p5      63 v[4]
        mov r15d, r14d                                           ;   125.3         51 t1 copy
        xor r15d, r11d                                           ;   134.0 p11     51 t1
        mov ecx, r9d                                             ;   125.7         62 v[6] copy
        and r9d, eax                                             ;   134.3 p1      52 v[3]
        add r12d, r9d                                            ;   135.5 p6      63 v[3]
        and r15d, edi                                            ;   136.5 p5      51 t1
        xor r14d, r15d                                           ;   137.5 p11     51 t1
        add r10d, r14d                                           ;   138.5 p1      61 t1
        mov r9d, dword [rsp + 92]                                ;   126.7 p2      61 t1
        add r9d, r11d                                            ;   135.5 p0      61 t1
        rorx r14d, edi, 6                                        ;   136.5 p6      48 t1
        rorx r15d, edi, 0xb                                      ;   136.5 p0      48 t1
        xor r14d, r15d                                           ;   137.5 p5      48 t1
        rorx r15d, edi, 0x19                                     ;   136.5 p6      48 t1
        xor r14d, r15d                                           ;   138.5 p11     48 t1
        add r10d, r14d                                           ;   139.5 p1      61 t1
        add ecx, r10d                                            ;   140.5 p5      62 v[6]
        and r13d, r8d                                            ;   137.5 p11     52 v[3]
        add r12d, r13d                                           ;   138.5 p1      63 v[3]
        rorx r13d, r8d, 2                                        ;   137.5 p0      47 v[3]
        rorx r14d, r8d, 0xd                                      ;   137.5 p6      47 v[3]
        xor r13d, r14d                                           ;   138.5 p5      47 v[3]
        rorx r14d, r8d, 0x16                                     ;   138.5 p0      47 v[3]
        xor r13d, r14d                                           ;   139.5 p11     47 v[3]
        add r12d, r13d                                           ;   140.5 p1      63 v[3]
        mov r13d, eax                                            ;   132.5         52 v[3] copy
        xor r13d, r8d                                            ;   138.5 p6      52 v[3]
        mov r14d, r11d                                           ;   131.5         51 t1 copy
        xor r14d, edi                                            ;   139.0 p5      51 t1
        and r14d, ecx                                            ;   141.5 p11     51 t1
        xor r11d, r14d                                           ;   142.5 p1      51 t1
        add ebp, r11d                                            ;   143.5 p0      61 t1
        mov r11d, dword [rsp + 96]                               ;   130.7 p3      61 t1
        add r11d, edi                                            ;   139.5 p6      61 t1
        mov r14d, eax                                            ;   132.5         62 v[5] copy
        and eax, r8d                                             ;   140.0 p5      52 v[2]
        add r10d, eax                                            ;   141.0 p11     63 v[2]
        and r13d, r12d                                           ;   141.5 p1      52 v[2]
        add r10d, r13d                                           ;   142.5 p0      63 v[2]
        rorx r13d, ecx, 6                                        ;   141.5 p6      48 t1
        rorx r15d, ecx, 0xb                                      ;   141.5 p0      48 t1
        xor r13d, r15d                                           ;   142.5 p5      48 t1
        rorx r15d, ecx, 0x19                                     ;   141.5 p6      48 t1
        xor r13d, r15d                                           ;   143.5 p11     48 t1
        add ebp, r13d                                            ;   144.5 p1      61 t1
        add r14d, ebp                                            ;   145.5 p5      62 v[5]
        rorx r13d, r12d, 2                                       ;   142.5 p0      47 v[2]
        rorx r15d, r12d, 0xd                                     ;   142.5 p6      47 v[2]
        xor r13d, r15d                                           ;   143.5 p11     47 v[2]
        rorx r15d, r12d, 0x16                                    ;   143.5 p0      47 v[2]
        xor r13d, r15d                                           ;   144.5 p1      47 v[2]
        add r10d, r13d                                           ;   145.5 p5      63 v[2]
        mov r13d, r8d                                            ;   137.5         52 v[2] copy
        xor r13d, r12d                                           ;   143.0 p11     52 v[2]
        mov r15d, edi                                            ;   136.5         51 t1 copy
        xor r15d, ecx                                            ;   143.3 p1      51 t1
        and r15d, r14d                                           ;   146.5 p6      51 t1
        xor edi, r15d                                            ;   147.5 p5      51 t1
        add r9d, edi                                             ;   148.5 p11     61 t1
        mov edi, r8d                                             ;   137.5         62 v[4] copy
        and r8d, r12d                                            ;   144.3 p1      52 v[1]
        add ebp, r8d                                             ;   145.5 p0      63 v[1]
        and r13d, r10d                                           ;   146.5 p6      52 v[1]
        add ebp, r13d                                            ;   147.5 p5      63 v[1]
        rorx r8d, r14d, 6                                        ;   146.5 p0      48 t1
        rorx r13d, r14d, 0xb                                     ;   146.5 p6      48 t1
        xor r8d, r13d                                            ;   147.5 p11     48 t1
        rorx r13d, r14d, 0x19                                    ;   146.5 p0      48 t1
        xor r8d, r13d                                            ;   148.5 p1      48 t1
        add r9d, r8d                                             ;   149.5 p5      61 t1
        add edi, r9d                                             ;   150.5 p11     62 v[4]
        rorx r8d, r10d, 2                                        ;   146.5 p6      47 v[1]
        rorx r13d, r10d, 0xd                                     ;   147.5 p0      47 v[1]
        xor r8d, r13d                                            ;   148.5 p1      47 v[1]
        rorx r13d, r10d, 0x16                                    ;   147.5 p6      47 v[1]
        xor r8d, r13d                                            ;   149.5 p5      47 v[1]
        add ebp, r8d                                             ;   150.5 p11     63 v[1]
        mov r8d, r12d                                            ;   141.5         52 v[1] copy
        xor r8d, r10d                                            ;   147.3 p1      52 v[1]
        mov r13d, dword [rsp + 100]                              ;   138.5 p10     61 t1
        add r13d, ecx                                            ;   148.0 p5      61 t1
        mov r15d, ecx                                            ;   141.5         51 t1 copy
        xor r15d, r14d                                           ;   148.0 p11     51 t1
        mov eax, r12d                                            ;   141.5         52 v[0] copy
        and eax, r10d                                            ;   148.3 p1      52 v[0]
        add r9d, eax                                             ;   150.5 p0      63 v[0]
        and r15d, edi                                            ;   151.5 p6      51 t1
        xor ecx, r15d                                            ;   152.5 p5      51 t1
        add r11d, ecx                                            ;   153.5 p11     61 t1
        and r8d, ebp                                             ;   151.5 p1      52 v[0]
        add r9d, r8d                                             ;   152.5 p0      63 v[0]
        rorx r8d, edi, 6                                         ;   151.5 p6      48 t1
        rorx r15d, edi, 0xb                                      ;   151.5 p0      48 t1
        xor r8d, r15d                                            ;   152.5 p5      48 t1
        rorx r15d, edi, 0x19                                     ;   151.5 p6      48 t1
        xor r8d, r15d                                            ;   153.5 p11     48 t1
        add r11d, r8d                                            ;   154.5 p1      61 t1
        add r12d, r11d                                           ;   155.5 p5      62 v[3]
        rorx r8d, ebp, 2                                         ;   151.5 p0      47 v[0]
        rorx r15d, ebp, 0xd                                      ;   151.5 p6      47 v[0]
        xor r8d, r15d                                            ;   152.5 p11     47 v[0]
        rorx r15d, ebp, 0x16                                     ;   152.5 p0      47 v[0]
        xor r8d, r15d                                            ;   153.5 p1      47 v[0]
        add r9d, r8d                                             ;   154.5 p5      63 v[0]
        mov r8d, r10d                                            ;   146.5         52 v[0] copy
        xor r8d, ebp                                             ;   152.0 p11     52 v[0]
        mov r15d, dword [rsp + 104]                              ;   143.0 p2      61 t1
        add r15d, r14d                                           ;   152.3 p1      61 t1
        mov eax, r14d                                            ;   146.5         51 t1 copy
        xor eax, edi                                             ;   152.5 p6      51 t1
        mov ecx, r10d                                            ;   146.5         62 v[2] copy
        and r10d, ebp                                            ;   153.0 p5      52 v[7]
        add r11d, r10d                                           ;   155.5 p11     63 v[7]
        and r8d, r9d                                             ;   155.5 p1      52 v[7]
        add r11d, r8d                                            ;   156.5 p0      63 v[7]
        and eax, r12d                                            ;   156.5 p6      51 t1
        xor r14d, eax                                            ;   157.5 p5      51 t1
        add r13d, r14d                                           ;   158.5 p11     61 t1
        mov r8d, dword [rsp + 108]                               ;   145.0 p3      61 t1
        add r8d, edi                                             ;   154.3 p1      61 t1
        rorx r10d, r12d, 6                                       ;   156.5 p0      48 t1
        rorx r14d, r12d, 0xb                                     ;   156.5 p6      48 t1
        xor r10d, r14d                                           ;   157.5 p5      48 t1
        rorx r14d, r12d, 0x19                                    ;   156.5 p0      48 t1
        xor r10d, r14d                                           ;   158.5 p11     48 t1
        add r13d, r10d                                           ;   159.5 p1      61 t1
        add ecx, r13d                                            ;   160.5 p6      62 v[2]
        rorx r10d, r9d, 2                                        ;   156.5 p0      47 v[7]
        rorx r14d, r9d, 0xd                                      ;   156.5 p6      47 v[7]
        xor r10d, r14d                                           ;   157.5 p5      47 v[7]
        rorx r14d, r9d, 0x16                                     ;   157.5 p0      47 v[7]
        xor r10d, r14d                                           ;   158.5 p11     47 v[7]
        add r11d, r10d                                           ;   159.5 p1      63 v[7]
        mov r10d, ebp                                            ;   151.5         52 v[7] copy
        xor r10d, r9d                                            ;   157.0 p5      52 v[7]
        mov r14d, edi                                            ;   151.5         51 t1 copy
        xor r14d, r12d                                           ;   157.0 p11     51 t1
        mov eax, ebp                                             ;   151.5         62 v[1] copy
        and ebp, r9d                                             ;   157.3 p1      52 v[6]
        add r13d, ebp                                            ;   160.5 p6      63 v[6]
        and r10d, r11d                                           ;   160.5 p5      52 v[6]
        add r13d, r10d                                           ;   161.5 p11     63 v[6]
        and r14d, ecx                                            ;   161.5 p1      51 t1
        xor edi, r14d                                            ;   162.5 p0      51 t1
        add r15d, edi                                            ;   163.5 p6      61 t1
        mov edi, dword [rsp + 112]                               ;   149.5 p10     61 t1
        add edi, r12d                                            ;   159.0 p5      61 t1
        rorx ebp, ecx, 6                                         ;   161.5 p0      48 t1
        rorx r10d, ecx, 0xb                                      ;   161.5 p6      48 t1
        xor ebp, r10d                                            ;   162.5 p11     48 t1
        rorx r10d, ecx, 0x19                                     ;   161.5 p0      48 t1
        xor ebp, r10d                                            ;   163.5 p1      48 t1
        add r15d, ebp                                            ;   164.5 p5      61 t1
        add eax, r15d                                            ;   165.5 p11     62 v[1]
        rorx ebp, r11d, 2                                        ;   160.5 p6      47 v[6]
        rorx r10d, r11d, 0xd                                     ;   161.5 p0      47 v[6]
        xor ebp, r10d                                            ;   162.5 p1      47 v[6]
        rorx r10d, r11d, 0x16                                    ;   161.5 p6      47 v[6]
        xor ebp, r10d                                            ;   163.5 p5      47 v[6]
        add r13d, ebp                                            ;   164.5 p11     63 v[6]
        mov ebp, r9d                                             ;   155.5         52 v[6] copy
        xor ebp, r11d                                            ;   161.3 p1      52 v[6]
        mov r10d, r12d                                           ;   156.5         51 t1 copy
        xor r10d, ecx                                            ;   162.0 p5      51 t1
        mov r14d, r9d                                            ;   155.5         62 v[0] copy
        and r9d, r11d                                            ;   162.0 p11     52 v[5]
        add r15d, r9d                                            ;   165.5 p1      63 v[5]
        and ebp, r13d                                            ;   165.5 p0      52 v[5]
        add r15d, ebp                                            ;   166.5 p6      63 v[5]
        and r10d, eax                                            ;   166.5 p5      51 t1
        xor r12d, r10d                                           ;   167.5 p11     51 t1
        add r8d, r12d                                            ;   168.5 p1      61 t1
        rorx ebp, eax, 6                                         ;   166.5 p0      48 t1
        rorx r9d, eax, 0xb                                       ;   166.5 p6      48 t1
        xor ebp, r9d                                             ;   167.5 p5      48 t1
        rorx r9d, eax, 0x19                                      ;   166.5 p0      48 t1
        xor ebp, r9d                                             ;   168.5 p11     48 t1
        add r8d, ebp                                             ;   169.5 p1      61 t1
        add r14d, r8d                                            ;   170.5 p6      62 v[0]
        rorx ebp, r13d, 2                                        ;   165.5 p0      47 v[5]
        rorx r9d, r13d, 0xd                                      ;   165.5 p6      47 v[5]
        xor ebp, r9d                                             ;   166.5 p5      47 v[5]
        rorx r9d, r13d, 0x16                                     ;   166.5 p0      47 v[5]
        xor ebp, r9d                                             ;   167.5 p11     47 v[5]
        add r15d, ebp                                            ;   168.5 p1      63 v[5]
        mov ebp, r11d                                            ;   160.5         52 v[5] copy
        xor ebp, r13d                                            ;   166.0 p5      52 v[5]
        mov r9d, dword [rsp + 116]                               ;   156.5 p2      61 t1
        add r9d, ecx                                             ;   166.0 p11     61 t1
        mov r10d, ecx                                            ;   161.5         51 t1 copy
        xor r10d, eax                                            ;   166.5 p1      51 t1
        mov r12d, r11d                                           ;   160.5         52 v[4] copy
        and r12d, r13d                                           ;   166.5 p6      52 v[4]
        add r8d, r12d                                            ;   170.5 p5      63 v[4]
        and ebp, r15d                                            ;   169.5 p11     52 v[4]
        add r8d, ebp                                             ;   171.5 p1      63 v[4]
        and r10d, r14d                                           ;   171.5 p0      51 t1
        xor ecx, r10d                                            ;   172.5 p6      51 t1
        add edi, ecx                                             ;   173.5 p5      61 t1
        vprold xmm9, xmm3, 0xd                                   ;   168.3 p1      78 w[12]
        vprold xmm3, xmm3, 0xf                                   ;   168.5 p0      78 w[12]
        vpternlogd xmm8, xmm3, xmm9, 0x96                        ;   169.5 p5      78 w[12]
        vpaddd xmm5, xmm5, xmm8                                  ;   170.5 p1      78 w[12]
        rorx ebp, r14d, 6                                        ;   171.5 p6      48 t1
        rorx r10d, r14d, 0xb                                     ;   171.5 p0      48 t1
        xor ebp, r10d                                            ;   172.5 p11     48 t1
        rorx r10d, r14d, 0x19                                    ;   171.5 p6      48 t1
        xor ebp, r10d                                            ;   173.5 p11     48 t1
        add edi, ebp                                             ;   174.5 p5      61 t1
        add r11d, edi                                            ;   175.5 p11     62 v[7]
        rorx ebp, r15d, 2                                        ;   170.5 p0      47 v[4]
        rorx r10d, r15d, 0xd                                     ;   170.5 p6      47 v[4]
        xor ebp, r10d                                            ;   171.5 p1      47 v[4]
        rorx r10d, r15d, 0x16                                    ;   171.5 p0      47 v[4]
        xor ebp, r10d                                            ;   172.5 p5      47 v[4]
        add r8d, ebp                                             ;   173.5 p11     63 v[4]
        mov ebp, r13d                                            ;   165.5         52 v[4] copy
        xor ebp, r15d                                            ;   171.3 p1      52 v[4]
        mov r10d, dword [rsp + 120]                              ;   161.7 p3      61 t1
        add r10d, eax                                            ;   171.5 p6      61 t1
        vpsrld xmm3, xmm5, 0xa                                   ;   172.3 p1      78 w[12]
        mov r12d, eax                                            ;   166.5         51 t1 copy
        xor r12d, r14d                                           ;   172.0 p5      51 t1
        mov ecx, r13d                                            ;   165.5         62 v[6] copy
        and r13d, r15d                                           ;   172.0 p11     52 v[3]
        add edi, r13d                                            ;   175.5 p0      63 v[3]
        and ebp, r8d                                             ;   174.5 p6      52 v[3]
        add edi, ebp                                             ;   176.5 p5      63 v[3]
        and r12d, r11d                                           ;   176.5 p11     51 t1
        xor eax, r12d                                            ;   177.5 p1      51 t1
        add r9d, eax                                             ;   178.5 p0      61 t1
        mov ebp, dword [rsp + 124]                               ;   163.8 p10     61 t1
        add ebp, r14d                                            ;   173.5 p6      61 t1
        rorx r12d, r11d, 6                                       ;   176.5 p0      48 t1
        rorx r13d, r11d, 0xb                                     ;   176.5 p6      48 t1
        xor r12d, r13d                                           ;   177.5 p5      48 t1
        rorx r13d, r11d, 0x19                                    ;   176.5 p0      48 t1
        xor r12d, r13d                                           ;   178.5 p11     48 t1
        add r9d, r12d                                            ;   179.5 p1      61 t1
        add ecx, r9d                                             ;   180.5 p5      62 v[6]
        rorx r12d, r8d, 2                                        ;   175.5 p6      47 v[3]
        rorx r13d, r8d, 0xd                                      ;   176.5 p0      47 v[3]
        xor r12d, r13d                                           ;   177.5 p11     47 v[3]
        rorx r13d, r8d, 0x16                                     ;   176.5 p6      47 v[3]
        xor r12d, r13d                                           ;   178.5 p1      47 v[3]
        add edi, r12d                                            ;   179.5 p5      63 v[3]
        vprold xmm8, xmm5, 0xd                                   ;   176.3 p1      78 w[12]
        vprold xmm9, xmm5, 0xf                                   ;   177.3 p1      78 w[12]
        vpternlogd xmm3, xmm9, xmm8, 0x96                        ;   178.3 p5      78 w[12]
        vpaddd xmm6, xmm6, xmm3                                  ;   179.3 p0      78 w[12]
        vpunpcklqdq xmm3, xmm5, xmm6                             ;   180.3 p5      78 w[12]
        vmovdqa [rsp + 176], xmm3                                ;   181.3 p8+p9   78 w[12]
        mov r12d, r15d                                           ;   169.5         52 v[3] copy
        xor r12d, r8d                                            ;   176.0 p11     52 v[3]
        vpsrld xmm5, xmm7, 3                                     ;   178.3 p1      78 w[0]
        mov r13d, r14d                                           ;   171.5         51 t1 copy
        xor r13d, r11d                                           ;   177.0 p11     51 t1
        mov eax, r15d                                            ;   169.5         62 v[5] copy
        and r15d, r8d                                            ;   177.5 p6      52 v[2]
        add r9d, r15d                                            ;   180.5 p11     63 v[2]
        and r12d, edi                                            ;   180.5 p0      52 v[2]
        add r9d, r12d                                            ;   181.5 p6      63 v[2]
        and r13d, ecx                                            ;   181.5 p5      51 t1
        xor r14d, r13d                                           ;   182.5 p11     51 t1
        add r10d, r14d                                           ;   183.5 p1      61 t1
        mov r12d, dword [rsp + 128]                              ;   169.5 p2      61 t1
        add r12d, r11d                                           ;   179.5 p0      61 t1
        rorx r13d, ecx, 6                                        ;   181.5 p6      48 t1
        rorx r14d, ecx, 0xb                                      ;   181.5 p0      48 t1
        xor r13d, r14d                                           ;   182.5 p5      48 t1
        rorx r14d, ecx, 0x19                                     ;   181.5 p6      48 t1
        xor r13d, r14d                                           ;   183.5 p11     48 t1
        add r10d, r13d                                           ;   184.5 p1      61 t1
        add eax, r10d                                            ;   185.5 p5      62 v[5]
        rorx r13d, edi, 2                                        ;   181.5 p0      47 v[2]
        rorx r14d, edi, 0xd                                      ;   181.5 p6      47 v[2]
        xor r13d, r14d                                           ;   182.5 p11     47 v[2]
        rorx r14d, edi, 0x16                                     ;   182.5 p0      47 v[2]
        xor r13d, r14d                                           ;   183.5 p1      47 v[2]
        add r9d, r13d                                            ;   184.5 p5      63 v[2]
        mov r13d, r8d                                            ;   174.5         52 v[2] copy
        xor r13d, edi                                            ;   182.0 p11     52 v[2]
        vpalignr xmm6, xmm3, xmm1, 4                             ;   183.0 p5      78 w[0]
        mov r14d, r11d                                           ;   176.5         51 t1 copy
        xor r14d, ecx                                            ;   182.3 p1      51 t1
        mov r15d, r8d                                            ;   174.5         62 v[4] copy
        and r8d, edi                                             ;   182.5 p6      52 v[1]
        add r10d, r8d                                            ;   185.5 p11     63 v[1]
        vpshufd xmm8, xmm3, 0xe                                  ;   183.3 p1      78 w[0]
        and r13d, r9d                                            ;   185.5 p0      52 v[1]
        add r10d, r13d                                           ;   186.5 p6      63 v[1]
        and r14d, eax                                            ;   186.5 p5      51 t1
        xor r11d, r14d                                           ;   187.5 p11     51 t1
        add ebp, r11d                                            ;   188.5 p1      61 t1
        vpaddd xmm0, xmm0, xmm6                                  ;   184.5 p0      78 w[0]
        rorx r8d, eax, 6                                         ;   186.5 p6      48 t1
        rorx r11d, eax, 0xb                                      ;   186.5 p0      48 t1
        xor r8d, r11d                                            ;   187.5 p5      48 t1
        rorx r11d, eax, 0x19                                     ;   186.5 p6      48 t1
        xor r8d, r11d                                            ;   188.5 p11     48 t1
        add ebp, r8d                                             ;   189.5 p1      61 t1
        add r15d, ebp                                            ;   190.5 p5      62 v[4]
        rorx r8d, r9d, 2                                         ;   186.5 p0      47 v[1]
        rorx r11d, r9d, 0xd                                      ;   186.5 p6      47 v[1]
        xor r8d, r11d                                            ;   187.5 p11     47 v[1]
        rorx r11d, r9d, 0x16                                     ;   187.5 p0      47 v[1]
        xor r8d, r11d                                            ;   188.5 p1      47 v[1]
        add r10d, r8d                                            ;   189.5 p5      63 v[1]
        mov r8d, edi                                             ;   180.5         52 v[1] copy
        xor r8d, r9d                                             ;   187.0 p11     52 v[1]
        vpsrld xmm9, xmm8, 0xa                                   ;   187.3 p1      78 w[0]
        mov r11d, dword [rsp + 132]                              ;   177.2 p3      61 t1
        add r11d, ecx                                            ;   187.5 p6      61 t1
        mov r13d, ecx                                            ;   181.5         51 t1 copy
        xor r13d, eax                                            ;   188.0 p5      51 t1
        mov r14d, edi                                            ;   180.5         52 v[0] copy
        and r14d, r9d                                            ;   188.0 p11     52 v[0]
        add ebp, r14d                                            ;   190.5 p1      63 v[0]
        vprold xmm10, xmm7, 0xe                                  ;   188.5 p0      78 w[0]
        vprold xmm7, xmm7, 0x19                                  ;   189.3 p1      78 w[0]
        vpternlogd xmm5, xmm7, xmm10, 0x96                       ;   190.3 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm5                                  ;   191.3 p0      78 w[0]
        and r8d, r10d                                            ;   190.5 p6      52 v[0]
        add ebp, r8d                                             ;   191.5 p11     63 v[0]
        and r13d, r15d                                           ;   191.5 p6      51 t1
        xor ecx, r13d                                            ;   192.5 p5      51 t1
        add r12d, ecx                                            ;   193.5 p11     61 t1
        rorx r8d, r15d, 6                                        ;   191.5 p0      48 t1
        rorx r13d, r15d, 0xb                                     ;   191.5 p6      48 t1
        xor r8d, r13d                                            ;   192.5 p1      48 t1
        rorx r13d, r15d, 0x19                                    ;   191.5 p0      48 t1
        xor r8d, r13d                                            ;   193.5 p5      48 t1
        add r12d, r8d                                            ;   194.5 p11     61 t1
        add edi, r12d                                            ;   195.5 p1      62 v[3]
        vpshufd xmm5, xmm0, 0xe                                  ;   192.3 p5      78 w[0]
        rorx r8d, r10d, 2                                        ;   191.5 p6      47 v[0]
        rorx r13d, r10d, 0xd                                     ;   192.5 p0      47 v[0]
        xor r8d, r13d                                            ;   193.5 p11     47 v[0]
        rorx r13d, r10d, 0x16                                    ;   192.5 p6      47 v[0]
        xor r8d, r13d                                            ;   194.5 p1      47 v[0]
        add ebp, r8d                                             ;   195.5 p5      63 v[0]
        mov r8d, r9d                                             ;   185.5         52 v[0] copy
        xor r8d, r10d                                            ;   193.0 p11     52 v[0]
        mov r13d, dword [rsp + 136]                              ;   182.5 p10     61 t1
        add r13d, eax                                            ;   193.3 p1      61 t1
        vprold xmm7, xmm8, 0xd                                   ;   193.5 p0      78 w[0]
        vprold xmm8, xmm8, 0xf                                   ;   194.3 p1      78 w[0]
        vpternlogd xmm9, xmm8, xmm7, 0x96                        ;   195.3 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm9                                  ;   196.3 p0      78 w[0]
        vpsrld xmm7, xmm0, 0xa                                   ;   197.3 p1      78 w[0]
        mov r14d, eax                                            ;   186.5         51 t1 copy
        xor r14d, r15d                                           ;   193.5 p6      51 t1
        mov ecx, r9d                                             ;   185.5         62 v[2] copy
        and r9d, r10d                                            ;   194.0 p11     52 v[7]
        add r12d, r9d                                            ;   195.5 p6      63 v[7]
        and r14d, edi                                            ;   196.5 p5      51 t1
        xor eax, r14d                                            ;   197.5 p11     51 t1
        add r11d, eax                                            ;   198.5 p0      61 t1
        mov r9d, dword [rsp + 140]                               ;   185.0 p2      61 t1
        add r9d, r15d                                            ;   195.5 p6      61 t1
        and r8d, ebp                                             ;   196.5 p5      52 v[7]
        add r12d, r8d                                            ;   197.5 p11     63 v[7]
        rorx r8d, edi, 6                                         ;   196.5 p0      48 t1
        rorx r14d, edi, 0xb                                      ;   196.5 p6      48 t1
        xor r8d, r14d                                            ;   197.5 p1      48 t1
        rorx r14d, edi, 0x19                                     ;   197.5 p0      48 t1
        xor r8d, r14d                                            ;   198.5 p5      48 t1
        add r11d, r8d                                            ;   199.5 p11     61 t1
        add ecx, r11d                                            ;   200.5 p1      62 v[2]
        rorx r8d, ebp, 2                                         ;   197.5 p6      47 v[7]
        rorx r14d, ebp, 0xd                                      ;   198.5 p0      47 v[7]
        xor r8d, r14d                                            ;   199.5 p5      47 v[7]
        rorx r14d, ebp, 0x16                                     ;   198.5 p6      47 v[7]
        xor r8d, r14d                                            ;   200.5 p11     47 v[7]
        add r12d, r8d                                            ;   201.5 p1      63 v[7]
        mov r8d, r10d                                            ;   190.5         52 v[7] copy
        xor r8d, ebp                                             ;   199.0 p5      52 v[7]
        vpsrld xmm8, xmm4, 3                                     ;   199.3 p1      78 w[4]
        mov r14d, r15d                                           ;   191.5         51 t1 copy
        xor r14d, edi                                            ;   199.0 p11     51 t1
        mov eax, r10d                                            ;   190.5         62 v[1] copy
        and r10d, ebp                                            ;   199.5 p0      52 v[6]
        add r11d, r10d                                           ;   200.5 p6      63 v[6]
        vprold xmm9, xmm0, 0xd                                   ;   200.3 p1      78 w[0]
        vprold xmm10, xmm0, 0xf                                  ;   200.5 p0      78 w[0]
        vpternlogd xmm7, xmm10, xmm9, 0x96                       ;   201.5 p5      78 w[0]
        vpaddd xmm5, xmm5, xmm7                                  ;   202.5 p5      78 w[0]
        vpunpcklqdq xmm0, xmm0, xmm5                             ;   203.5 p1      78 w[0]
        vmovdqa [rsp + 192], xmm0                                ;   204.5 p7+p4   78 w[0]
        and r14d, ecx                                            ;   201.5 p11     51 t1
        xor r15d, r14d                                           ;   202.5 p6      51 t1
        add r13d, r15d                                           ;   203.5 p11     61 t1
        mov r10d, dword [rsp + 144]                              ;   190.7 p3      61 t1
        add r10d, edi                                            ;   201.5 p0      61 t1
        rorx r14d, ecx, 6                                        ;   201.5 p6      48 t1
        rorx r15d, ecx, 0xb                                      ;   202.5 p0      48 t1
        xor r14d, r15d                                           ;   203.5 p5      48 t1
        rorx r15d, ecx, 0x19                                     ;   202.5 p6      48 t1
        xor r14d, r15d                                           ;   204.5 p11     48 t1
        add r13d, r14d                                           ;   205.5 p1      61 t1
        add eax, r13d                                            ;   206.5 p5      62 v[1]
        and r8d, r12d                                            ;   203.0 p11     52 v[6]
        add r11d, r8d                                            ;   204.0 p1      63 v[6]
        vpalignr xmm3, xmm0, xmm3, 4                             ;   204.5 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm3                                  ;   205.5 p0      78 w[4]
        rorx r8d, r12d, 2                                        ;   203.5 p6      47 v[6]
        rorx r14d, r12d, 0xd                                     ;   204.5 p0      47 v[6]
        xor r8d, r14d                                            ;   205.5 p11     47 v[6]
        rorx r14d, r12d, 0x16                                    ;   204.5 p6      47 v[6]
        xor r8d, r14d                                            ;   206.5 p1      47 v[6]
        add r11d, r8d                                            ;   207.5 p5      63 v[6]
        mov r8d, ebp                                             ;   196.5         52 v[6] copy
        xor r8d, r12d                                            ;   205.0 p11     52 v[6]
        mov r14d, edi                                            ;   196.5         51 t1 copy
        xor r14d, ecx                                            ;   205.3 p1      51 t1
        mov r15d, ebp                                            ;   196.5         62 v[0] copy
        and ebp, r12d                                            ;   205.5 p0      52 v[5]
        add r13d, ebp                                            ;   206.5 p6      63 v[5]
        and r14d, eax                                            ;   207.5 p5      51 t1
        xor edi, r14d                                            ;   208.5 p11     51 t1
        add r9d, edi                                             ;   209.5 p1      61 t1
        vpshufd xmm3, xmm0, 0xe                                  ;   207.0 p5      78 w[4]
        rorx edi, eax, 6                                         ;   207.5 p0      48 t1
        rorx ebp, eax, 0xb                                       ;   207.5 p6      48 t1
        xor edi, ebp                                             ;   208.5 p11     48 t1
        rorx ebp, eax, 0x19                                      ;   207.5 p0      48 t1
        xor edi, ebp                                             ;   209.5 p1      48 t1
        add r9d, edi                                             ;   210.5 p6      61 t1
        add r15d, r9d                                            ;   211.5 p5      62 v[0]
        and r8d, r11d                                            ;   208.5 p11     52 v[5]
        add r13d, r8d                                            ;   209.5 p1      63 v[5]
        rorx edi, r11d, 2                                        ;   208.5 p0      47 v[5]
        rorx ebp, r11d, 0xd                                      ;   208.5 p6      47 v[5]
        xor edi, ebp                                             ;   209.5 p5      47 v[5]
        rorx ebp, r11d, 0x16                                     ;   209.5 p0      47 v[5]
        xor edi, ebp                                             ;   210.5 p11     47 v[5]
        add r13d, edi                                            ;   211.5 p1      63 v[5]
        mov edi, dword [rsp + 148]                               ;   198.2 p10     61 t1
        add edi, ecx                                             ;   209.5 p6      61 t1
        mov ebp, r12d                                            ;   202.5         52 v[5] copy
        xor ebp, r11d                                            ;   210.0 p5      52 v[5]
        mov r8d, ecx                                             ;   201.5         51 t1 copy
        xor r8d, eax                                             ;   210.0 p11     51 t1
        vpsrld xmm5, xmm3, 0xa                                   ;   210.3 p1      78 w[4]
        vprold xmm7, xmm4, 0xe                                   ;   210.5 p0      78 w[4]
        vprold xmm4, xmm4, 0x19                                  ;   211.3 p1      78 w[4]
        vpternlogd xmm8, xmm4, xmm7, 0x96                        ;   212.3 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm8                                  ;   213.3 p0      78 w[4]
        mov r14d, r12d                                           ;   202.5         52 v[4] copy
        and r14d, r11d                                           ;   210.5 p6      52 v[4]
        add r9d, r14d                                            ;   211.5 p11     63 v[4]
        and r8d, r15d                                            ;   212.5 p6      51 t1
        xor ecx, r8d                                             ;   213.5 p5      51 t1
        add r10d, ecx                                            ;   214.5 p11     61 t1
        and ebp, r13d                                            ;   212.5 p1      52 v[4]
        add r9d, ebp                                             ;   213.5 p0      63 v[4]
        rorx ebp, r15d, 6                                        ;   212.5 p6      48 t1
        rorx r8d, r15d, 0xb                                      ;   213.5 p0      48 t1
        xor ebp, r8d                                             ;   214.5 p5      48 t1
        rorx r8d, r15d, 0x19                                     ;   213.5 p6      48 t1
        xor ebp, r8d                                             ;   215.5 p11     48 t1
        add r10d, ebp                                            ;   216.5 p1      61 t1
        add r12d, r10d                                           ;   217.5 p5      62 v[7]
        vpshufd xmm4, xmm2, 0xe                                  ;   214.3 p1      78 w[4]
        rorx ebp, r13d, 2                                        ;   214.5 p0      47 v[4]
        rorx r8d, r13d, 0xd                                      ;   214.5 p6      47 v[4]
        xor ebp, r8d                                             ;   215.5 p11     47 v[4]
        rorx r8d, r13d, 0x16                                     ;   215.5 p0      47 v[4]
        xor ebp, r8d                                             ;   216.5 p5      47 v[4]
        add r9d, ebp                                             ;   217.5 p11     63 v[4]
        mov ebp, dword [rsp + 152]                               ;   203.7 p2      61 t1
        add ebp, eax                                             ;   215.3 p1      61 t1
        mov r8d, r11d                                            ;   208.5         52 v[4] copy
        xor r8d, r13d                                            ;   215.5 p6      52 v[4]
        vprold xmm7, xmm3, 0xd                                   ;   216.3 p1      78 w[4]
        vprold xmm3, xmm3, 0xf                                   ;   216.5 p0      78 w[4]
        vpternlogd xmm5, xmm3, xmm7, 0x96                        ;   217.5 p5      78 w[4]
        vpaddd xmm2, xmm2, xmm5                                  ;   218.5 p5      78 w[4]
        mov r14d, eax                                            ;   207.5         51 t1 copy
        xor r14d, r15d                                           ;   216.0 p11     51 t1
        vpsrld xmm3, xmm2, 0xa                                   ;   219.5 p1      78 w[4]
        mov ecx, dword [rsp + 156]                               ;   205.5 p3      61 t1
        add ecx, r15d                                            ;   216.5 p6      61 t1
        vpsrld xmm5, xmm6, 3                                     ;   217.5 p0      78 w[8]
        vprold xmm7, xmm2, 0xd                                   ;   219.5 p1      78 w[4]
        vprold xmm8, xmm2, 0xf                                   ;   219.5 p0      78 w[4]
        vpternlogd xmm3, xmm8, xmm7, 0x96                        ;   220.5 p5      78 w[4]
        vpaddd xmm4, xmm4, xmm3                                  ;   221.5 p5      78 w[4]
        vpunpcklqdq xmm2, xmm2, xmm4                             ;   222.5 p1      78 w[4]
        vmovdqa [rsp + 208], xmm2                                ;   223.5 p8+p9   78 w[4]
        vpalignr xmm0, xmm2, xmm0, 4                             ;   223.5 p5      78 w[8]
        vpaddd xmm1, xmm1, xmm0                                  ;   224.5 p0      78 w[8]
        vpshufd xmm0, xmm2, 0xe                                  ;   223.5 p1      78 w[8]
        mov edx, r11d                                            ;   208.5         62 v[6] copy
        and r11d, r13d                                           ;   217.0 p11     52 v[3]
        add r10d, r11d                                           ;   218.0 p6      63 v[3]
        vprold xmm2, xmm6, 0xe                                   ;   220.5 p0      78 w[8]
        vprold xmm3, xmm6, 0x19                                  ;   221.3 p1      78 w[8]
        vpternlogd xmm5, xmm3, xmm2, 0x96                        ;   222.3 p5      78 w[8]
        vpaddd xmm1, xmm1, xmm5                                  ;   225.5 p0      78 w[8]
        mov r11d, r15d                                           ;   212.5         51 t1 copy
        mov ebx, r13d                                            ;   212.5         52 v[3] copy
        and r14d, r12d                                           ;   218.5 p11     51 t1
        xor eax, r14d                                            ;   219.5 p6      51 t1
        add edi, eax                                             ;   220.5 p11     61 t1
        xor r11d, r12d                                           ;   219.5 p6      51 t1
        rorx r14d, r12d, 6                                       ;   220.5 p6      48 t1
        rorx eax, r12d, 0xb                                      ;   221.5 p6      48 t1
        xor r14d, eax                                            ;   222.5 p11     48 t1
        rorx eax, r12d, 0x19                                     ;   222.5 p0      48 t1
        xor r14d, eax                                            ;   223.5 p11     48 t1
        add edi, r14d                                            ;   224.5 p5      61 t1
        add edx, edi                                             ;   225.5 p11     62 v[6]
        mov r14d, r13d                                           ;   212.5         62 v[5] copy
        vpsrld xmm2, xmm0, 0xa                                   ;   224.5 p1      78 w[8]
        vpshufd xmm3, xmm1, 0xe                                  ;   226.5 p5      78 w[8]
        and r8d, r9d                                             ;   222.5 p6      52 v[3]
        add r10d, r8d                                            ;   223.5 p11     63 v[3]
        xor ebx, r9d                                             ;   223.3 p1      52 v[3]
        and r13d, r9d                                            ;   223.5 p0      52 v[2]
        add edi, r13d                                            ;   225.5 p6      63 v[2]
        rorx r8d, r9d, 2                                         ;   224.5 p0      47 v[3]
        rorx r13d, r9d, 0xd                                      ;   224.5 p6      47 v[3]
        xor r8d, r13d                                            ;   225.5 p5      47 v[3]
        rorx r13d, r9d, 0x16                                     ;   225.5 p0      47 v[3]
        xor r8d, r13d                                            ;   226.5 p11     47 v[3]
        add r10d, r8d                                            ;   227.5 p1      63 v[3]
        mov r8d, dword [rsp + 160]                               ;   213.2 p10     61 t1
        add r8d, r12d                                            ;   225.0 p5      61 t1
        mov r13d, r12d                                           ;   218.5         51 t1 copy
        mov eax, r9d                                             ;   218.5         52 v[2] copy
        and r11d, edx                                            ;   226.5 p11     51 t1
        xor r15d, r11d                                           ;   227.5 p1      51 t1
        add ebp, r15d                                            ;   228.5 p6      61 t1
        mov r11d, r9d                                            ;   218.5         62 v[4] copy
        xor r13d, edx                                            ;   226.5 p5      51 t1
        rorx r15d, edx, 6                                        ;   226.5 p0      48 t1
        vprold xmm4, xmm0, 0xd                                   ;   226.3 p1      78 w[8]
        vprold xmm0, xmm0, 0xf                                   ;   227.3 p1      78 w[8]
        vpternlogd xmm2, xmm0, xmm4, 0x96                        ;   228.3 p5      78 w[8]
        vpaddd xmm1, xmm1, xmm2                                  ;   229.3 p0      78 w[8]
        vpsrld xmm0, xmm1, 0xa                                   ;   230.3 p1      78 w[8]
        and ebx, r10d                                            ;   228.5 p11     52 v[2]
        add edi, ebx                                             ;   229.5 p6      63 v[2]
        rorx ebx, edx, 0xb                                       ;   227.5 p6      48 t1
        xor r15d, ebx                                            ;   228.5 p11     48 t1
        rorx ebx, edx, 0x19                                      ;   228.5 p0      48 t1
        xor r15d, ebx                                            ;   229.5 p5      48 t1
        add ebp, r15d                                            ;   230.5 p11     61 t1
        add r14d, ebp                                            ;   231.5 p6      62 v[5]
        xor eax, r10d                                            ;   229.0 p5      52 v[2]
        and r9d, r10d                                            ;   229.0 p11     52 v[1]
        add ebp, r9d                                             ;   231.5 p1      63 v[1]
        rorx r9d, r10d, 2                                        ;   229.5 p0      47 v[2]
        rorx r15d, r10d, 0xd                                     ;   229.5 p6      47 v[2]
        xor r9d, r15d                                            ;   230.5 p5      47 v[2]
        rorx r15d, r10d, 0x16                                    ;   230.5 p0      47 v[2]
        xor r9d, r15d                                            ;   231.5 p11     47 v[2]
        add edi, r9d                                             ;   232.5 p1      63 v[2]
        and r13d, r14d                                           ;   232.5 p6      51 t1
        xor r12d, r13d                                           ;   233.5 p5      51 t1
        add ecx, r12d                                            ;   234.5 p11     61 t1
        rorx r9d, r14d, 6                                        ;   232.5 p0      48 t1
        rorx r12d, r14d, 0xb                                     ;   232.5 p6      48 t1
        xor r9d, r12d                                            ;   233.5 p1      48 t1
        rorx r12d, r14d, 0x19                                    ;   232.5 p0      48 t1
        xor r9d, r12d                                            ;   234.5 p5      48 t1
        add ecx, r9d                                             ;   235.5 p11     61 t1
        add r11d, ecx                                            ;   236.5 p1      62 v[4]
        and eax, edi                                             ;   233.5 p6      52 v[1]
        add ebp, eax                                             ;   234.5 p5      63 v[1]
        rorx r9d, edi, 2                                         ;   233.5 p0      47 v[1]
        rorx r12d, edi, 0xd                                      ;   233.5 p6      47 v[1]
        xor r9d, r12d                                            ;   234.5 p11     47 v[1]
        rorx r12d, edi, 0x16                                     ;   234.5 p0      47 v[1]
        xor r9d, r12d                                            ;   235.5 p1      47 v[1]
        add ebp, r9d                                             ;   236.5 p5      63 v[1]
        mov r9d, dword [rsp + 164]                               ;   221.5 p2      61 t1
        add r9d, edx                                             ;   234.0 p11     61 t1
        mov r12d, edx                                            ;   226.5         51 t1 copy
        xor r12d, r14d                                           ;   234.3 p1      51 t1
        mov r13d, r10d                                           ;   228.5         52 v[1] copy
        xor r13d, edi                                            ;   234.5 p6      52 v[1]
        and r12d, r11d                                           ;   237.5 p5      51 t1
        xor edx, r12d                                            ;   238.5 p11     51 t1
        add r8d, edx                                             ;   239.5 p1      61 t1
        mov r12d, r10d                                           ;   228.5         52 v[0] copy
        and r12d, edi                                            ;   235.5 p0      52 v[0]
        add ecx, r12d                                            ;   236.5 p6      63 v[0]
        and r13d, ebp                                            ;   237.5 p5      52 v[0]
        add ecx, r13d                                            ;   238.5 p11     63 v[0]
        rorx r12d, r11d, 6                                       ;   237.5 p0      48 t1
        rorx r13d, r11d, 0xb                                     ;   237.5 p6      48 t1
        xor r12d, r13d                                           ;   238.5 p1      48 t1
        rorx r13d, r11d, 0x19                                    ;   237.5 p0      48 t1
        xor r12d, r13d                                           ;   239.5 p5      48 t1
        add r8d, r12d                                            ;   240.5 p11     61 t1
        add r10d, r8d                                            ;   241.5 p1      62 v[3]
        rorx r12d, ebp, 2                                        ;   237.5 p6      47 v[0]
        rorx r13d, ebp, 0xd                                      ;   238.5 p0      47 v[0]
        xor r12d, r13d                                           ;   239.5 p5      47 v[0]
        rorx r13d, ebp, 0x16                                     ;   238.5 p6      47 v[0]
        xor r12d, r13d                                           ;   240.5 p11     47 v[0]
        add ecx, r12d                                            ;   241.5 p1      63 v[0]
        mov r12d, dword [rsp + 168]                              ;   226.0 p3      61 t1
        add r12d, r14d                                           ;   239.0 p5      61 t1
        mov r13d, edi                                            ;   233.5         52 v[0] copy
        xor r13d, ebp                                            ;   239.0 p11     52 v[0]
        vprold xmm2, xmm1, 0xd                                   ;   239.3 p1      78 w[8]
        vprold xmm4, xmm1, 0xf                                   ;   239.5 p0      78 w[8]
        vpternlogd xmm0, xmm4, xmm2, 0x96                        ;   240.5 p5      78 w[8]
        vpaddd xmm3, xmm3, xmm0                                  ;   241.5 p1      78 w[8]
        vpunpcklqdq xmm0, xmm1, xmm3                             ;   242.5 p5      78 w[8]
        vmovdqa [rsp + 224], xmm0                                ;   243.5 p7+p4   78 w[8]
        mov r15d, r14d                                           ;   232.5         51 t1 copy
        xor r15d, r11d                                           ;   239.5 p6      51 t1
        and r15d, r10d                                           ;   242.5 p11     51 t1
        xor r14d, r15d                                           ;   243.5 p0      51 t1
        add r9d, r14d                                            ;   244.5 p6      61 t1
        mov r14d, dword [rsp + 172]                              ;   228.5 p10     61 t1
        add r14d, r11d                                           ;   241.0 p11     61 t1
        mov r15d, edi                                            ;   233.5         62 v[2] copy
        and edi, ebp                                             ;   241.3 p1      52 v[7]
        add r8d, edi                                             ;   242.3 p0      63 v[7]
        and r13d, ecx                                            ;   242.5 p6      52 v[7]
        add r8d, r13d                                            ;   243.5 p5      63 v[7]
        rorx edi, r10d, 6                                        ;   242.5 p0      48 t1
        rorx r13d, r10d, 0xb                                     ;   242.5 p6      48 t1
        xor edi, r13d                                            ;   243.5 p11     48 t1
        rorx r13d, r10d, 0x19                                    ;   243.5 p0      48 t1
        xor edi, r13d                                            ;   244.5 p1      48 t1
        add r9d, edi                                             ;   245.5 p5      61 t1
        add r15d, r9d                                            ;   246.5 p11     62 v[2]
        rorx edi, ecx, 2                                         ;   243.5 p6      47 v[7]
        rorx r13d, ecx, 0xd                                      ;   244.5 p0      47 v[7]
        xor edi, r13d                                            ;   245.5 p1      47 v[7]
        rorx r13d, ecx, 0x16                                     ;   244.5 p6      47 v[7]
        xor edi, r13d                                            ;   246.5 p5      47 v[7]
        add r8d, edi                                             ;   247.5 p11     63 v[7]
        mov edi, ebp                                             ;   237.5         52 v[7] copy
        xor edi, ecx                                             ;   244.3 p1      52 v[7]
        mov r13d, r11d                                           ;   237.5         51 t1 copy
        xor r13d, r10d                                           ;   245.0 p5      51 t1
        mov eax, ebp                                             ;   237.5         62 v[1] copy
        and ebp, ecx                                             ;   245.0 p11     52 v[6]
        add r9d, ebp                                             ;   246.5 p1      63 v[6]
        and r13d, r15d                                           ;   247.5 p0      51 t1
        xor r11d, r13d                                           ;   248.5 p6      51 t1
        add r12d, r11d                                           ;   249.5 p5      61 t1
        mov ebp, dword [rsp + 176]                               ;   233.5 p2      61 t1
        lea ebp, [rbp + r10 - 778901479]                         ;   246.0 p11     61 t1
        rorx r11d, r15d, 6                                       ;   247.5 p0      48 t1
        rorx r13d, r15d, 0xb                                     ;   247.5 p6      48 t1
        xor r11d, r13d                                           ;   248.5 p1      48 t1
        rorx r13d, r15d, 0x19                                    ;   247.5 p0      48 t1
        xor r11d, r13d                                           ;   249.5 p5      48 t1
        add r12d, r11d                                           ;   250.5 p11     61 t1
        add eax, r12d                                            ;   251.5 p1      62 v[1]
        and edi, r8d                                             ;   248.5 p6      52 v[6]
        add r9d, edi                                             ;   249.5 p5      63 v[6]
        rorx edi, r8d, 2                                         ;   248.5 p0      47 v[6]
        rorx r11d, r8d, 0xd                                      ;   248.5 p6      47 v[6]
        xor edi, r11d                                            ;   249.5 p11     47 v[6]
        rorx r11d, r8d, 0x16                                     ;   249.5 p0      47 v[6]
        xor edi, r11d                                            ;   250.5 p1      47 v[6]
        add r9d, edi                                             ;   251.5 p5      63 v[6]
        mov edi, ecx                                             ;   242.5         52 v[6] copy
        xor edi, r8d                                             ;   249.0 p11     52 v[6]
        mov r11d, r10d                                           ;   242.5         51 t1 copy
        xor r11d, r15d                                           ;   249.3 p1      51 t1
        mov r13d, ecx                                            ;   242.5         62 v[0] copy
        and ecx, r8d                                             ;   249.5 p6      52 v[5]
        add r12d, ecx                                            ;   251.5 p5      63 v[5]
        and r11d, eax                                            ;   252.5 p11     51 t1
        xor r10d, r11d                                           ;   253.5 p1      51 t1
        add r14d, r10d                                           ;   254.5 p0      61 t1
        mov r10d, dword [rsp + 180]                              ;   238.0 p3      61 t1
        lea r10d, [r10 + r15 - 694614492]                        ;   250.5 p6      61 t1
        and edi, r9d                                             ;   252.5 p5      52 v[5]
        add r12d, edi                                            ;   253.5 p11     63 v[5]
        rorx edi, eax, 6                                         ;   252.5 p0      48 t1
        rorx r11d, eax, 0xb                                      ;   252.5 p6      48 t1
        xor edi, r11d                                            ;   253.5 p1      48 t1
        rorx r11d, eax, 0x19                                     ;   252.5 p0      48 t1
        xor edi, r11d                                            ;   254.5 p5      48 t1
        add r14d, edi                                            ;   255.5 p11     61 t1
        add r13d, r14d                                           ;   256.5 p1      62 v[0]
        rorx edi, r9d, 2                                         ;   252.5 p6      47 v[5]
        rorx r11d, r9d, 0xd                                      ;   253.5 p0      47 v[5]
        xor edi, r11d                                            ;   254.5 p5      47 v[5]
        rorx r11d, r9d, 0x16                                     ;   253.5 p6      47 v[5]
        xor edi, r11d                                            ;   255.5 p11     47 v[5]
        add r12d, edi                                            ;   256.5 p1      63 v[5]
        mov edi, r8d                                             ;   248.5         52 v[5] copy
        xor edi, r9d                                             ;   254.0 p5      52 v[5]
        mov r11d, r15d                                           ;   247.5         51 t1 copy
        xor r11d, eax                                            ;   254.0 p11     51 t1
        and r11d, r13d                                           ;   257.5 p1      51 t1
        xor r15d, r11d                                           ;   258.5 p0      51 t1
        add ebp, r15d                                            ;   259.5 p6      61 t1
        mov r11d, r8d                                            ;   248.5         62 v[7] copy
        and r8d, r9d                                             ;   255.0 p5      52 v[4]
        add r14d, r8d                                            ;   256.5 p11     63 v[4]
        mov r8d, dword [rsp + 184]                               ;   242.5 p10     61 t1
        lea r8d, [r8 + rax - 200395387]                          ;   255.3 p1      61 t1
        and edi, r12d                                            ;   257.5 p0      52 v[4]
        add r14d, edi                                            ;   258.5 p6      63 v[4]
        rorx edi, r13d, 6                                        ;   257.5 p0      48 t1
        rorx r15d, r13d, 0xb                                     ;   257.5 p6      48 t1
        xor edi, r15d                                            ;   258.5 p5      48 t1
        rorx r15d, r13d, 0x19                                    ;   257.5 p0      48 t1
        xor edi, r15d                                            ;   259.5 p11     48 t1
        add ebp, edi                                             ;   260.5 p1      61 t1
        add r11d, ebp                                            ;   261.5 p5      62 v[7]
        rorx edi, r12d, 2                                        ;   257.5 p6      47 v[4]
        rorx r15d, r12d, 0xd                                     ;   258.5 p0      47 v[4]
        xor edi, r15d                                            ;   259.5 p11     47 v[4]
        rorx r15d, r12d, 0x16                                    ;   258.5 p6      47 v[4]
        xor edi, r15d                                            ;   260.5 p1      47 v[4]
        add r14d, edi                                            ;   261.5 p5      63 v[4]
        mov edi, r9d                                             ;   252.5         52 v[4] copy
        xor edi, r12d                                            ;   258.0 p11     52 v[4]
        mov r15d, eax                                            ;   252.5         51 t1 copy
        xor r15d, r13d                                           ;   258.3 p1      51 t1
        mov ecx, r9d                                             ;   252.5         62 v[6] copy
        and r9d, r12d                                            ;   259.0 p5      52 v[3]
        add ebp, r9d                                             ;   261.5 p11     63 v[3]
        and r15d, r11d                                           ;   262.5 p1      51 t1
        xor eax, r15d                                            ;   263.5 p0      51 t1
        add r10d, eax                                            ;   264.5 p6      61 t1
        mov r9d, dword [rsp + 188]                               ;   247.0 p2      61 t1
        lea r9d, [r9 + r13 + 275423344]                          ;   260.0 p5      61 t1
        and edi, r14d                                            ;   262.5 p11     52 v[3]
        add ebp, edi                                             ;   263.5 p1      63 v[3]
        rorx edi, r11d, 6                                        ;   262.5 p0      48 t1
        rorx r15d, r11d, 0xb                                     ;   262.5 p6      48 t1
        xor edi, r15d                                            ;   263.5 p5      48 t1
        rorx r15d, r11d, 0x19                                    ;   262.5 p0      48 t1
        xor edi, r15d                                            ;   264.5 p11     48 t1
        add r10d, edi                                            ;   265.5 p1      61 t1
        add ecx, r10d                                            ;   266.5 p6      62 v[6]
        rorx edi, r14d, 2                                        ;   262.5 p0      47 v[3]
        rorx r15d, r14d, 0xd                                     ;   262.5 p6      47 v[3]
        xor edi, r15d                                            ;   263.5 p5      47 v[3]
        rorx r15d, r14d, 0x16                                    ;   263.5 p0      47 v[3]
        xor edi, r15d                                            ;   264.5 p11     47 v[3]
        add ebp, edi                                             ;   265.5 p1      63 v[3]
        mov edi, r12d                                            ;   257.5         52 v[3] copy
        xor edi, r14d                                            ;   263.0 p5      52 v[3]
        mov r15d, r13d                                           ;   257.5         51 t1 copy
        xor r15d, r11d                                           ;   263.0 p11     51 t1
        mov eax, r12d                                            ;   257.5         62 v[5] copy
        and r12d, r14d                                           ;   263.3 p1      52 v[2]
        add r10d, r12d                                           ;   266.5 p6      63 v[2]
        and edi, ebp                                             ;   266.5 p5      52 v[2]
        add r10d, edi                                            ;   267.5 p11     63 v[2]
        and r15d, ecx                                            ;   267.5 p1      51 t1
        xor r13d, r15d                                           ;   268.5 p0      51 t1
        add r8d, r13d                                            ;   269.5 p6      61 t1
        mov edi, dword [rsp + 192]                               ;   251.8 p3      61 t1
        lea edi, [rdi + r11 + 430227734]                         ;   265.0 p5      61 t1
        rorx r12d, ecx, 6                                        ;   267.5 p0      48 t1
        rorx r13d, ecx, 0xb                                      ;   267.5 p6      48 t1
        xor r12d, r13d                                           ;   268.5 p11     48 t1
        rorx r13d, ecx, 0x19                                     ;   267.5 p0      48 t1
        xor r12d, r13d                                           ;   269.5 p1      48 t1
        add r8d, r12d                                            ;   270.5 p5      61 t1
        add eax, r8d                                             ;   271.5 p11     62 v[5]
        rorx r12d, ebp, 2                                        ;   266.5 p6      47 v[2]
        rorx r13d, ebp, 0xd                                      ;   267.5 p0      47 v[2]
        xor r12d, r13d                                           ;   268.5 p1      47 v[2]
        rorx r13d, ebp, 0x16                                     ;   267.5 p6      47 v[2]
        xor r12d, r13d                                           ;   269.5 p5      47 v[2]
        add r10d, r12d                                           ;   270.5 p11     63 v[2]
        mov r12d, r14d                                           ;   262.5         52 v[2] copy
        xor r12d, ebp                                            ;   267.3 p1      52 v[2]
        mov r13d, r11d                                           ;   262.5         51 t1 copy
        xor r13d, ecx                                            ;   268.0 p5      51 t1
        mov r15d, r14d                                           ;   262.5         62 v[4] copy
        and r14d, ebp                                            ;   268.0 p11     52 v[1]
        add r8d, r14d                                            ;   271.5 p1      63 v[1]
        and r12d, r10d                                           ;   271.5 p0      52 v[1]
        add r8d, r12d                                            ;   272.5 p6      63 v[1]
        and r13d, eax                                            ;   272.5 p5      51 t1
        xor r11d, r13d                                           ;   273.5 p11     51 t1
        add r9d, r11d                                            ;   274.5 p1      61 t1
        mov r11d, dword [rsp + 196]                              ;   256.3 p10     61 t1
        lea r11d, [r11 + rcx + 506948616]                        ;   269.5 p0      61 t1
        rorx r12d, eax, 6                                        ;   272.5 p6      48 t1
        rorx r13d, eax, 0xb                                      ;   272.5 p0      48 t1
        xor r12d, r13d                                           ;   273.5 p5      48 t1
        rorx r13d, eax, 0x19                                     ;   272.5 p6      48 t1
        xor r12d, r13d                                           ;   274.5 p11     48 t1
        add r9d, r12d                                            ;   275.5 p1      61 t1
        add r15d, r9d                                            ;   276.5 p5      62 v[4]
        rorx r12d, r10d, 2                                       ;   271.5 p0      47 v[1]
        rorx r13d, r10d, 0xd                                     ;   271.5 p6      47 v[1]
        xor r12d, r13d                                           ;   272.5 p11     47 v[1]
        rorx r13d, r10d, 0x16                                    ;   272.5 p0      47 v[1]
        xor r12d, r13d                                           ;   273.5 p1      47 v[1]
        add r8d, r12d                                            ;   274.5 p5      63 v[1]
        mov r12d, ebp                                            ;   266.5         52 v[1] copy
        xor r12d, r10d                                           ;   272.0 p11     52 v[1]
        mov r13d, ecx                                            ;   267.5         51 t1 copy
        xor r13d, eax                                            ;   272.5 p1      51 t1
        mov r14d, ebp                                            ;   266.5         52 v[0] copy
        and r14d, r10d                                           ;   272.5 p6      52 v[0]
        add r9d, r14d                                            ;   276.5 p5      63 v[0]
        and r12d, r8d                                            ;   275.5 p11     52 v[0]
        add r9d, r12d                                            ;   277.5 p1      63 v[0]
        and r13d, r15d                                           ;   277.5 p0      51 t1
        xor ecx, r13d                                            ;   278.5 p6      51 t1
        add edi, ecx                                             ;   279.5 p5      61 t1
        mov r12d, dword [rsp + 200]                              ;   260.8 p2      61 t1
        lea r12d, [r12 + rax + 659060556]                        ;   274.0 p11     61 t1
        rorx r13d, r8d, 2                                        ;   275.5 p0      47 v[0]
        rorx r14d, r8d, 0xd                                      ;   275.5 p6      47 v[0]
        xor r13d, r14d                                           ;   276.5 p1      47 v[0]
        rorx r14d, r8d, 0x16                                     ;   275.5 p0      47 v[0]
        xor r13d, r14d                                           ;   277.5 p5      47 v[0]
        add r9d, r13d                                            ;   278.5 p11     63 v[0]
        rorx r13d, r15d, 6                                       ;   277.5 p6      48 t1
        rorx r14d, r15d, 0xb                                     ;   277.5 p0      48 t1
        xor r13d, r14d                                           ;   278.5 p1      48 t1
        rorx r14d, r15d, 0x19                                    ;   277.5 p6      48 t1
        xor r13d, r14d                                           ;   279.5 p5      48 t1
        add edi, r13d                                            ;   280.5 p11     61 t1
        add ebp, edi                                             ;   281.5 p1      62 v[3]
        mov r13d, r10d                                           ;   271.5         52 v[0] copy
        xor r13d, r8d                                            ;   277.0 p5      52 v[0]
        and r13d, r9d                                            ;   279.5 p11     52 v[7]
        add edi, r13d                                            ;   281.5 p1      63 v[7]
        mov r13d, eax                                            ;   272.5         51 t1 copy
        xor r13d, r15d                                           ;   277.5 p0      51 t1
        mov r14d, r10d                                           ;   271.5         52 v[7] copy
        and r14d, r8d                                            ;   277.5 p6      52 v[7]
        add edi, r14d                                            ;   282.5 p5      63 v[7]
        and r13d, ebp                                            ;   282.5 p11     51 t1
        xor eax, r13d                                            ;   283.5 p1      51 t1
        add r11d, eax                                            ;   284.5 p0      61 t1
        rorx r13d, r9d, 2                                        ;   279.5 p6      47 v[7]
        rorx r14d, r9d, 0xd                                      ;   279.5 p0      47 v[7]
        xor r13d, r14d                                           ;   280.5 p5      47 v[7]
        rorx r14d, r9d, 0x16                                     ;   279.5 p6      47 v[7]
        xor r13d, r14d                                           ;   281.5 p11     47 v[7]
        add edi, r13d                                            ;   283.5 p1      63 v[7]
        mov r13d, dword [rsp + 204]                              ;   266.3 p3      61 t1
        lea r13d, [r13 + r15 + 883997877]                        ;   280.0 p5      61 t1
        rorx r14d, ebp, 6                                        ;   282.5 p0      48 t1
        rorx eax, ebp, 0xb                                       ;   282.5 p6      48 t1
        xor r14d, eax                                            ;   283.5 p11     48 t1
        rorx eax, ebp, 0x19                                      ;   282.5 p0      48 t1
        xor r14d, eax                                            ;   284.5 p1      48 t1
        add r11d, r14d                                           ;   285.5 p5      61 t1
        add r10d, r11d                                           ;   286.5 p11     62 v[2]
        mov r14d, r8d                                            ;   275.5         52 v[7] copy
        xor r14d, r9d                                            ;   281.3 p1      52 v[7]
        and r14d, edi                                            ;   284.5 p6      52 v[6]
        add r11d, r14d                                           ;   286.5 p5      63 v[6]
        mov r14d, r8d                                            ;   275.5         52 v[6] copy
        and r14d, r9d                                            ;   282.0 p11     52 v[6]
        add r11d, r14d                                           ;   287.5 p1      63 v[6]
        mov r14d, r15d                                           ;   277.5         51 t1 copy
        xor r14d, ebp                                            ;   282.5 p0      51 t1
        rorx eax, edi, 2                                         ;   284.5 p6      47 v[6]
        rorx ecx, edi, 0xd                                       ;   284.5 p0      47 v[6]
        xor eax, ecx                                             ;   285.5 p5      47 v[6]
        rorx ecx, edi, 0x16                                      ;   284.5 p6      47 v[6]
        xor eax, ecx                                             ;   286.5 p11     47 v[6]
        add r11d, eax                                            ;   288.5 p1      63 v[6]
        and r14d, r10d                                           ;   287.5 p5      51 t1
        xor r15d, r14d                                           ;   288.5 p11     51 t1
        add r12d, r15d                                           ;   289.5 p1      61 t1
        mov r14d, dword [rsp + 208]                              ;   270.8 p10     61 t1
        lea r14d, [r14 + rbp + 958139571]                        ;   284.5 p0      61 t1
        mov r15d, r9d                                            ;   279.5         52 v[6] copy
        xor r15d, edi                                            ;   284.5 p6      52 v[6]
        rorx eax, r10d, 6                                        ;   287.5 p0      48 t1
        rorx ecx, r10d, 0xb                                      ;   287.5 p6      48 t1
        xor eax, ecx                                             ;   288.5 p5      48 t1
        rorx ecx, r10d, 0x19                                     ;   287.5 p0      48 t1
        xor eax, ecx                                             ;   289.5 p11     48 t1
        add r12d, eax                                            ;   290.5 p1      61 t1
        add r8d, r12d                                            ;   291.5 p5      62 v[1]
        mov eax, r9d                                             ;   279.5         52 v[5] copy
        and eax, edi                                             ;   286.0 p11     52 v[5]
        add r12d, eax                                            ;   291.5 p1      63 v[5]
        and r15d, r11d                                           ;   289.5 p6      52 v[5]
        add r12d, r15d                                           ;   292.5 p5      63 v[5]
        mov r15d, ebp                                            ;   282.5         51 t1 copy
        xor r15d, r10d                                           ;   287.5 p11     51 t1
        rorx eax, r11d, 2                                        ;   289.5 p0      47 v[5]
        rorx ecx, r11d, 0xd                                      ;   289.5 p6      47 v[5]
        xor eax, ecx                                             ;   290.5 p1      47 v[5]
        rorx ecx, r11d, 0x16                                     ;   289.5 p0      47 v[5]
        xor eax, ecx                                             ;   291.5 p5      47 v[5]
        add r12d, eax                                            ;   293.5 p11     63 v[5]
        and r15d, r8d                                            ;   292.5 p1      51 t1
        xor ebp, r15d                                            ;   293.5 p6      51 t1
        add r13d, ebp                                            ;   294.5 p5      61 t1
        mov ebp, dword [rsp + 212]                               ;   275.3 p2      61 t1
        lea ebp, [rbp + r10 + 1322822218]                        ;   289.0 p11     61 t1
        mov r15d, edi                                            ;   284.5         52 v[5] copy
        xor r15d, r11d                                           ;   289.5 p1      52 v[5]
        rorx eax, r8d, 6                                         ;   292.5 p0      48 t1
        rorx ecx, r8d, 0xb                                       ;   292.5 p6      48 t1
        xor eax, ecx                                             ;   293.5 p5      48 t1
        rorx ecx, r8d, 0x19                                      ;   292.5 p0      48 t1
        xor eax, ecx                                             ;   294.5 p11     48 t1
        add r13d, eax                                            ;   295.5 p1      61 t1
        add r9d, r13d                                            ;   296.5 p6      62 v[0]
        mov eax, edi                                             ;   284.5         52 v[4] copy
        and eax, r11d                                            ;   291.0 p5      52 v[4]
        add r13d, eax                                            ;   296.5 p11     63 v[4]
        and r15d, r12d                                           ;   294.5 p1      52 v[4]
        add r13d, r15d                                           ;   297.5 p0      63 v[4]
        mov r15d, r10d                                           ;   287.5         51 t1 copy
        xor r15d, r8d                                            ;   292.5 p6      51 t1
        rorx eax, r12d, 2                                        ;   294.5 p0      47 v[4]
        rorx ecx, r12d, 0xd                                      ;   294.5 p6      47 v[4]
        xor eax, ecx                                             ;   295.5 p5      47 v[4]
        rorx ecx, r12d, 0x16                                     ;   294.5 p0      47 v[4]
        xor eax, ecx                                             ;   296.5 p11     47 v[4]
        add r13d, eax                                            ;   298.5 p1      63 v[4]
        and r15d, r9d                                            ;   297.5 p5      51 t1
        xor r10d, r15d                                           ;   298.5 p11     51 t1
        add r14d, r10d                                           ;   299.5 p1      61 t1
        mov r10d, dword [rsp + 216]                              ;   279.8 p3      61 t1
        lea r10d, [r10 + r8 + 1537002063]                        ;   293.5 p6      61 t1
        mov r15d, r11d                                           ;   289.5         52 v[4] copy
        xor r15d, r12d                                           ;   294.5 p5      52 v[4]
        rorx eax, r9d, 6                                         ;   297.5 p0      48 t1
        rorx ecx, r9d, 0xb                                       ;   297.5 p6      48 t1
        xor eax, ecx                                             ;   298.5 p11     48 t1
        rorx ecx, r9d, 0x19                                      ;   297.5 p0      48 t1
        xor eax, ecx                                             ;   299.5 p1      48 t1
        add r14d, eax                                            ;   300.5 p5      61 t1
        add edi, r14d                                            ;   301.5 p11     62 v[7]
        mov eax, r11d                                            ;   289.5         52 v[3] copy
        and eax, r12d                                            ;   295.3 p1      52 v[3]
        add r14d, eax                                            ;   301.5 p6      63 v[3]
        and r15d, r13d                                           ;   299.5 p5      52 v[3]
        add r14d, r15d                                           ;   302.5 p11     63 v[3]
        mov r15d, r8d                                            ;   292.5         51 t1 copy
        xor r15d, r9d                                            ;   297.5 p1      51 t1
        rorx eax, r13d, 2                                        ;   299.5 p0      47 v[3]
        rorx ecx, r13d, 0xd                                      ;   299.5 p6      47 v[3]
        xor eax, ecx                                             ;   300.5 p5      47 v[3]
        rorx ecx, r13d, 0x16                                     ;   299.5 p0      47 v[3]
        xor eax, ecx                                             ;   301.5 p11     47 v[3]
        add r14d, eax                                            ;   303.5 p1      63 v[3]
        and r15d, edi                                            ;   302.5 p6      51 t1
        xor r8d, r15d                                            ;   303.5 p5      51 t1
        add ebp, r8d                                             ;   304.5 p11     61 t1
        mov r8d, dword [rsp + 220]                               ;   284.3 p10     61 t1
        lea r8d, [r8 + r9 + 1747873779]                          ;   298.3 p1      61 t1
        mov r15d, r12d                                           ;   294.5         52 v[3] copy
        xor r15d, r13d                                           ;   299.5 p0      52 v[3]
        rorx eax, edi, 6                                         ;   302.5 p6      48 t1
        rorx ecx, edi, 0xb                                       ;   302.5 p0      48 t1
        xor eax, ecx                                             ;   303.5 p5      48 t1
        rorx ecx, edi, 0x19                                      ;   302.5 p6      48 t1
        xor eax, ecx                                             ;   304.5 p11     48 t1
        add ebp, eax                                             ;   305.5 p1      61 t1
        add r11d, ebp                                            ;   306.5 p5      62 v[6]
        mov eax, r12d                                            ;   294.5         52 v[2] copy
        and eax, r13d                                            ;   300.0 p11     52 v[2]
        add ebp, eax                                             ;   306.5 p1      63 v[2]
        and r15d, r14d                                           ;   304.5 p0      52 v[2]
        add ebp, r15d                                            ;   307.5 p6      63 v[2]
        mov r15d, r9d                                            ;   297.5         51 t1 copy
        xor r15d, edi                                            ;   302.5 p5      51 t1
        rorx eax, r14d, 2                                        ;   304.5 p0      47 v[2]
        rorx ecx, r14d, 0xd                                      ;   304.5 p6      47 v[2]
        xor eax, ecx                                             ;   305.5 p11     47 v[2]
        rorx ecx, r14d, 0x16                                     ;   304.5 p0      47 v[2]
        xor eax, ecx                                             ;   306.5 p1      47 v[2]
        add ebp, eax                                             ;   308.5 p5      63 v[2]
        and r15d, r11d                                           ;   307.5 p11     51 t1
        xor r9d, r15d                                            ;   308.5 p1      51 t1
        add r10d, r9d                                            ;   309.5 p6      61 t1
        mov r9d, dword [rsp + 224]                               ;   288.8 p2      61 t1
        lea r9d, [r9 + rdi + 1955562222]                         ;   303.0 p5      61 t1
        mov r15d, r13d                                           ;   299.5         52 v[2] copy
        xor r15d, r14d                                           ;   304.5 p11     52 v[2]
        rorx eax, r11d, 6                                        ;   307.5 p0      48 t1
        rorx ecx, r11d, 0xb                                      ;   307.5 p6      48 t1
        xor eax, ecx                                             ;   308.5 p1      48 t1
        rorx ecx, r11d, 0x19                                     ;   307.5 p0      48 t1
        xor eax, ecx                                             ;   309.5 p5      48 t1
        add r10d, eax                                            ;   310.5 p11     61 t1
        add r12d, r10d                                           ;   311.5 p1      62 v[5]
        mov eax, r13d                                            ;   299.5         52 v[1] copy
        and eax, r14d                                            ;   304.5 p6      52 v[1]
        add r10d, eax                                            ;   311.5 p5      63 v[1]
        and r15d, ebp                                            ;   309.5 p11     52 v[1]
        add r10d, r15d                                           ;   312.5 p1      63 v[1]
        mov r15d, edi                                            ;   302.5         51 t1 copy
        xor r15d, r11d                                           ;   307.5 p0      51 t1
        rorx eax, ebp, 2                                         ;   309.5 p6      47 v[1]
        rorx ecx, ebp, 0xd                                       ;   309.5 p0      47 v[1]
        xor eax, ecx                                             ;   310.5 p5      47 v[1]
        rorx ecx, ebp, 0x16                                      ;   309.5 p6      47 v[1]
        xor eax, ecx                                             ;   311.5 p11     47 v[1]
        add r10d, eax                                            ;   313.5 p1      63 v[1]
        and r15d, r12d                                           ;   312.5 p5      51 t1
        xor edi, r15d                                            ;   313.5 p11     51 t1
        add r8d, edi                                             ;   314.5 p1      61 t1
        mov edi, dword [rsp + 228]                               ;   293.3 p3      61 t1
        lea edi, [rdi + r11 + 2024104815]                        ;   307.5 p0      61 t1
        mov r15d, r14d                                           ;   304.5         52 v[1] copy
        xor r15d, ebp                                            ;   309.5 p6      52 v[1]
        rorx eax, r12d, 6                                        ;   312.5 p0      48 t1
        rorx ecx, r12d, 0xb                                      ;   312.5 p6      48 t1
        xor eax, ecx                                             ;   313.5 p5      48 t1
        rorx ecx, r12d, 0x19                                     ;   312.5 p0      48 t1
        xor eax, ecx                                             ;   314.5 p11     48 t1
        add r8d, eax                                             ;   315.5 p1      61 t1
        add r13d, r8d                                            ;   316.5 p5      62 v[4]
        mov eax, r14d                                            ;   304.5         52 v[0] copy
        and eax, ebp                                             ;   309.5 p11     52 v[0]
        add r8d, eax                                             ;   316.5 p1      63 v[0]
        and r15d, r10d                                           ;   314.5 p6      52 v[0]
        add r8d, r15d                                            ;   317.5 p5      63 v[0]
        mov r15d, r11d                                           ;   307.5         51 t1 copy
        xor r15d, r12d                                           ;   312.5 p11     51 t1
        rorx eax, r10d, 2                                        ;   314.5 p0      47 v[0]
        rorx ecx, r10d, 0xd                                      ;   314.5 p6      47 v[0]
        xor eax, ecx                                             ;   315.5 p1      47 v[0]
        rorx ecx, r10d, 0x16                                     ;   314.5 p0      47 v[0]
        xor eax, ecx                                             ;   316.5 p5      47 v[0]
        add r8d, eax                                             ;   318.5 p11     63 v[0]
        and r15d, r13d                                           ;   317.5 p1      51 t1
        xor r11d, r15d                                           ;   318.5 p6      51 t1
        add r9d, r11d                                            ;   319.5 p5      61 t1
        mov r11d, dword [rsp + 232]                              ;   297.8 p10     61 t1
        lea r11d, [r11 + r12 - 2067236844]                       ;   312.5 p11     61 t1
        mov r15d, ebp                                            ;   309.5         52 v[0] copy
        xor r15d, r10d                                           ;   314.5 p1      52 v[0]
        rorx eax, r13d, 6                                        ;   317.5 p0      48 t1
        rorx ecx, r13d, 0xb                                      ;   317.5 p6      48 t1
        xor eax, ecx                                             ;   318.5 p5      48 t1
        rorx ecx, r13d, 0x19                                     ;   317.5 p0      48 t1
        xor eax, ecx                                             ;   319.5 p11     48 t1
        add r9d, eax                                             ;   320.5 p1      61 t1
        add r14d, r9d                                            ;   321.5 p6      62 v[3]
        mov eax, ebp                                             ;   309.5         52 v[7] copy
        and eax, r10d                                            ;   314.5 p5      52 v[7]
        add r9d, eax                                             ;   321.5 p11     63 v[7]
        and r15d, r8d                                            ;   319.5 p1      52 v[7]
        add r9d, r15d                                            ;   322.5 p0      63 v[7]
        mov r15d, r12d                                           ;   312.5         51 t1 copy
        xor r15d, r13d                                           ;   317.5 p6      51 t1
        rorx eax, r8d, 2                                         ;   319.5 p0      47 v[7]
        rorx ecx, r8d, 0xd                                       ;   319.5 p6      47 v[7]
        xor eax, ecx                                             ;   320.5 p5      47 v[7]
        rorx ecx, r8d, 0x16                                      ;   319.5 p0      47 v[7]
        xor eax, ecx                                             ;   321.5 p11     47 v[7]
        add r9d, eax                                             ;   323.5 p1      63 v[7]
        and r15d, r14d                                           ;   322.5 p5      51 t1
        xor r12d, r15d                                           ;   323.5 p11     51 t1
        add edi, r12d                                            ;   324.5 p1      61 t1
        mov r12d, dword [rsp + 236]                              ;   302.3 p2      61 t1
        lea r12d, [r12 + r13 - 1933114872]                       ;   317.5 p6      61 t1
        mov r15d, r10d                                           ;   314.5         52 v[7] copy
        xor r15d, r8d                                            ;   319.5 p5      52 v[7]
        rorx eax, r14d, 6                                        ;   322.5 p0      48 t1
        rorx ecx, r14d, 0xb                                      ;   322.5 p6      48 t1
        xor eax, ecx                                             ;   323.5 p11     48 t1
        rorx ecx, r14d, 0x19                                     ;   322.5 p0      48 t1
        xor eax, ecx                                             ;   324.5 p1      48 t1
        add edi, eax                                             ;   325.5 p5      61 t1
        add ebp, edi                                             ;   326.5 p11     62 v[2]
        mov eax, r10d                                            ;   314.5         52 v[6] copy
        and eax, r8d                                             ;   319.5 p1      52 v[6]
        add edi, eax                                             ;   326.5 p6      63 v[6]
        and r15d, r9d                                            ;   324.5 p5      52 v[6]
        add edi, r15d                                            ;   327.5 p11     63 v[6]
        mov r15d, r13d                                           ;   317.5         51 t1 copy
        xor r15d, r14d                                           ;   322.5 p1      51 t1
        rorx eax, r9d, 2                                         ;   324.5 p0      47 v[6]
        rorx ecx, r9d, 0xd                                       ;   324.5 p6      47 v[6]
        xor eax, ecx                                             ;   325.5 p5      47 v[6]
        rorx ecx, r9d, 0x16                                      ;   324.5 p0      47 v[6]
        xor eax, ecx                                             ;   326.5 p11     47 v[6]
        add edi, eax                                             ;   328.5 p1      63 v[6]
        and r15d, ebp                                            ;   327.5 p6      51 t1
        xor r13d, r15d                                           ;   328.5 p5      51 t1
        add r11d, r13d                                           ;   329.5 p11     61 t1
        mov r13d, r8d                                            ;   319.5         52 v[6] copy
        xor r13d, r9d                                            ;   324.5 p1      52 v[6]
        rorx r15d, ebp, 6                                        ;   327.5 p0      48 t1
        rorx eax, ebp, 0xb                                       ;   327.5 p6      48 t1
        xor r15d, eax                                            ;   328.5 p5      48 t1
        rorx eax, ebp, 0x19                                      ;   327.5 p0      48 t1
        xor r15d, eax                                            ;   329.5 p11     48 t1
        add r11d, r15d                                           ;   330.5 p1      61 t1
        add r10d, r11d                                           ;   331.5 p6      62 v[1]
        and r13d, edi                                            ;   329.5 p5      52 v[5]
        add r11d, r13d                                           ;   331.5 p11     63 v[5]
        mov r13d, r8d                                            ;   319.5         52 v[5] copy
        and r13d, r9d                                            ;   324.5 p1      52 v[5]
        add r11d, r13d                                           ;   332.5 p0      63 v[5]
        rorx r13d, edi, 2                                        ;   329.5 p6      47 v[5]
        rorx r15d, edi, 0xd                                      ;   329.5 p0      47 v[5]
        xor r13d, r15d                                           ;   330.5 p5      47 v[5]
        rorx r15d, edi, 0x16                                     ;   329.5 p6      47 v[5]
        xor r13d, r15d                                           ;   331.5 p11     47 v[5]
        add r11d, r13d                                           ;   333.5 p1      63 v[5]
        mov r13d, dword [rsp + 232]                              ;   310.2 p3      78 w[10] reload
        rorx r15d, r13d, 0x11                                    ;   325.5 p0      50 w[12]
        rorx eax, r13d, 0x13                                     ;   325.5 p6      50 w[12]
        shr r13d, 0xa                                            ;   326.5 p0      50 w[12]
        xor r15d, eax                                            ;   326.5 p5      50 w[12]
        xor r15d, r13d                                           ;   327.5 p11     50 w[12]
        add r15d, dword [rsp + 212]                              ;   328.5 p1+p10   78 w[12]
        add r15d, dword [rsp + 176]                              ;   329.5 p5+p2   78 w[12]
        mov r13d, r14d                                           ;   322.5         51 t1 copy
        xor r13d, ebp                                            ;   327.5 p11     51 t1
        mov eax, r14d                                            ;   322.5         51 t1 copy
        and r13d, r10d                                           ;   332.5 p1      51 t1
        xor eax, r13d                                            ;   333.5 p6      51 t1
        add r12d, eax                                            ;   334.5 p5      61 t1
        mov r13d, r9d                                            ;   324.5         52 v[5] copy
        xor r13d, edi                                            ;   329.5 p11     52 v[5]
        rorx eax, r10d, 6                                        ;   332.5 p0      48 t1
        rorx ecx, r10d, 0xb                                      ;   332.5 p6      48 t1
        xor eax, ecx                                             ;   333.5 p1      48 t1
        rorx ecx, r10d, 0x19                                     ;   332.5 p0      48 t1
        xor eax, ecx                                             ;   334.5 p5      48 t1
        add r12d, eax                                            ;   335.5 p11     61 t1
        add r8d, r12d                                            ;   336.5 p1      62 v[0]
        mov eax, r9d                                             ;   324.5         52 v[4] copy
        and eax, edi                                             ;   329.5 p6      52 v[4]
        add r12d, eax                                            ;   336.5 p5      63 v[4]
        and r13d, r11d                                           ;   334.5 p11     52 v[4]
        add r12d, r13d                                           ;   337.5 p1      63 v[4]
        mov r13d, dword [rsp + 180]                              ;   314.8 p3      78 w[13] reload
        rorx eax, r13d, 7                                        ;   329.5 p0      49 w[12]
        rorx ecx, r13d, 0x12                                     ;   329.5 p6      49 w[12]
        mov edx, dword [rsp + 216]                               ;   315.3 p10     78 w[13]
        add edx, r13d                                            ;   330.0 p5      78 w[13]
        shr r13d, 3                                              ;   330.5 p0      49 w[12]
        xor eax, ecx                                             ;   330.5 p11     49 w[12]
        xor eax, r13d                                            ;   331.5 p1      49 w[12]
        add r15d, eax                                            ;   332.5 p6      78 w[12]
        lea r14d, [r14 + r15 - 1866530822]                       ;   333.5 p5      61 t1
        rorx r13d, r11d, 2                                       ;   334.5 p0      47 v[4]
        rorx eax, r11d, 0xd                                      ;   334.5 p6      47 v[4]
        xor r13d, eax                                            ;   335.5 p11     47 v[4]
        rorx eax, r11d, 0x16                                     ;   334.5 p0      47 v[4]
        xor r13d, eax                                            ;   336.5 p1      47 v[4]
        add r12d, r13d                                           ;   338.5 p5      63 v[4]
        mov r13d, edi                                            ;   329.5         52 v[4] copy
        xor r13d, r11d                                           ;   334.5 p11     52 v[4]
        rorx eax, r15d, 0x11                                     ;   333.5 p6      50 w[14]
        rorx ecx, r15d, 0x13                                     ;   333.5 p0      50 w[14]
        xor eax, ecx                                             ;   334.5 p1      50 w[14]
        shr r15d, 0xa                                            ;   333.5 p6      50 w[14]
        xor eax, r15d                                            ;   335.5 p5      50 w[14]
        add eax, dword [rsp + 220]                               ;   336.5 p11+p2   61 t1
        mov r15d, dword [rsp + 184]                              ;   318.8 p3      78 w[14] reload
        lea eax, [rax + r15 - 1090935817]                        ;   337.5 p1      61 t1
        rorx ecx, r15d, 7                                        ;   334.5 p0      49 w[13]
        rorx ebx, r15d, 0x12                                     ;   334.5 p6      49 w[13]
        shr r15d, 3                                              ;   335.5 p0      49 w[13]
        xor ecx, ebx                                             ;   335.5 p5      49 w[13]
        xor ecx, r15d                                            ;   336.5 p11     49 w[13]
        add edx, ecx                                             ;   337.5 p1      78 w[13]
        mov r15d, ebp                                            ;   327.5         51 t1 copy
        xor r15d, r10d                                           ;   335.0 p5      51 t1
        add eax, r10d                                            ;   338.5 p11     61 t1
        mov ecx, ebp                                             ;   327.5         51 t1 copy
        and r15d, r8d                                            ;   337.5 p1      51 t1
        xor ecx, r15d                                            ;   338.5 p6      51 t1
        add r14d, ecx                                            ;   339.5 p5      61 t1
        rorx r15d, r8d, 6                                        ;   337.5 p0      48 t1
        rorx ecx, r8d, 0xb                                       ;   337.5 p6      48 t1
        xor r15d, ecx                                            ;   338.5 p11     48 t1
        rorx ecx, r8d, 0x19                                      ;   337.5 p0      48 t1
        xor r15d, ecx                                            ;   339.5 p1      48 t1
        add r14d, r15d                                           ;   340.5 p5      61 t1
        add r9d, r14d                                            ;   341.5 p11     62 v[7]
        mov r15d, dword [rsp + 236]                              ;   322.5 p10     78 w[11] reload
        rorx ecx, r15d, 0x11                                     ;   337.5 p6      50 w[13]
        rorx ebx, r15d, 0x13                                     ;   338.5 p0      50 w[13]
        shr r15d, 0xa                                            ;   338.5 p6      50 w[13]
        xor ecx, ebx                                             ;   339.5 p1      50 w[13]
        xor ecx, r15d                                            ;   340.5 p5      50 w[13]
        add edx, ecx                                             ;   341.5 p11     78 w[13]
        lea ebp, [rbp + rdx - 1538233109]                        ;   342.5 p1      61 t1
        rorx r15d, r12d, 2                                       ;   339.5 p0      47 v[3]
        mov ecx, r10d                                            ;   332.5         51 t1 copy
        xor ecx, r8d                                             ;   339.0 p5      51 t1
        mov ebx, r11d                                            ;   334.5         52 v[3] copy
        xor ebx, r12d                                            ;   339.5 p11     52 v[3]
        and r13d, ebx                                            ;   340.5 p1      52 v[3]
        xor r13d, r11d                                           ;   341.5 p6      52 v[3]
        add r14d, r13d                                           ;   342.5 p5      63 v[3]
        rorx r13d, r12d, 0xd                                     ;   340.5 p0      47 v[3]
        xor r15d, r13d                                           ;   341.5 p11     47 v[3]
        rorx r13d, r12d, 0x16                                    ;   340.5 p6      47 v[3]
        xor r15d, r13d                                           ;   342.5 p1      47 v[3]
        add r14d, r15d                                           ;   343.5 p5      63 v[3]
        rorx r13d, edx, 0x11                                     ;   342.5 p0      50 w[15]
        rorx r15d, edx, 0x13                                     ;   342.5 p6      50 w[15]
        xor r13d, r15d                                           ;   343.5 p11     50 w[15]
        shr edx, 0xa                                             ;   342.5 p0      50 w[15]
        xor r13d, edx                                            ;   344.5 p1      50 w[15]
        lea r13d, [r13 + r8 - 965641998]                         ;   345.5 p5      61 t1
        and ecx, r9d                                             ;   342.5 p11     51 t1
        xor r10d, ecx                                            ;   343.5 p1      51 t1
        add ebp, r10d                                            ;   344.5 p6      61 t1
        rorx r10d, r9d, 6                                        ;   343.5 p0      48 t1
        rorx r15d, r9d, 0xb                                      ;   343.5 p6      48 t1
        xor r10d, r15d                                           ;   344.5 p5      48 t1
        rorx r15d, r9d, 0x19                                     ;   344.5 p0      48 t1
        xor r10d, r15d                                           ;   345.5 p11     48 t1
        add ebp, r10d                                            ;   346.5 p1      61 t1
        add edi, ebp                                             ;   347.5 p5      62 v[6]
        add r13d, dword [rsp + 224]                              ;   346.5 p11+p2   61 t1
        mov r10d, dword [rsp + 188]                              ;   328.8 p3      78 w[15] reload
        add r13d, r10d                                           ;   347.5 p1      61 t1
        rorx r15d, r10d, 7                                       ;   344.5 p6      49 w[14]
        rorx ecx, r10d, 0x12                                     ;   345.5 p0      49 w[14]
        shr r10d, 3                                              ;   345.5 p6      49 w[14]
        xor r15d, ecx                                            ;   346.5 p5      49 w[14]
        xor r15d, r10d                                           ;   347.5 p11     49 w[14]
        add eax, r15d                                            ;   348.5 p1      61 t1
        rorx r10d, r14d, 2                                       ;   346.5 p0      47 v[2]
        rorx r15d, r14d, 0xd                                     ;   346.5 p6      47 v[2]
        xor r10d, r15d                                           ;   347.5 p5      47 v[2]
        rorx r15d, r14d, 0x16                                    ;   347.5 p0      47 v[2]
        xor r10d, r15d                                           ;   348.5 p11     47 v[2]
        add ebp, r10d                                            ;   349.5 p1      63 v[2]
        mov r10d, r12d                                           ;   339.5         52 v[2] copy
        mov r15d, dword [rsp + 280]                              ;   331.3 p10     82 h
        add r15d, r12d                                           ;   347.0 p5      82 h
        xor r10d, r14d                                           ;   347.0 p11     52 v[2]
        and ebx, r10d                                            ;   348.0 p1      52 v[2]
        xor r12d, ebx                                            ;   349.0 p6      52 v[2]
        add ebp, r12d                                            ;   350.5 p5      63 v[2]
        mov r12d, r8d                                            ;   337.5         51 t1 copy
        xor r12d, r9d                                            ;   348.0 p11     51 t1
        and r12d, edi                                            ;   349.0 p1      51 t1
        xor r8d, r12d                                            ;   350.0 p0      51 t1
        add eax, r8d                                             ;   351.0 p6      61 t1
        rorx r8d, edi, 6                                         ;   349.5 p0      48 t1
        rorx r12d, edi, 0xb                                      ;   349.5 p6      48 t1
        xor r8d, r12d                                            ;   350.5 p5      48 t1
        rorx r12d, edi, 0x19                                     ;   350.5 p0      48 t1
        xor r8d, r12d                                            ;   351.5 p11     48 t1
        add eax, r8d                                             ;   352.5 p1      61 t1
        add r11d, eax                                            ;   353.5 p5      62 v[5]
        mov r8d, r14d                                            ;   344.5         52 v[1] copy
        xor r8d, ebp                                             ;   351.5 p11     52 v[1]
        and r10d, r8d                                            ;   352.5 p1      52 v[1]
        xor r10d, r14d                                           ;   353.5 p6      52 v[1]
        add eax, r10d                                            ;   354.5 p5      63 v[1]
        add r14d, dword [rsp + 276]                              ;   351.0 p11+p2   82 h
        mov dword [rsp + 276], r14d                              ;   352.0 p8+p9   82 h
        rorx r10d, ebp, 2                                        ;   351.5 p0      47 v[1]
        rorx r12d, ebp, 0xd                                      ;   351.5 p6      47 v[1]
        xor r10d, r12d                                           ;   352.5 p1      47 v[1]
        rorx r12d, ebp, 0x16                                     ;   352.5 p0      47 v[1]
        xor r10d, r12d                                           ;   353.5 p5      47 v[1]
        add eax, r10d                                            ;   355.5 p11     63 v[1]
        rorx r10d, r11d, 6                                       ;   354.5 p6      48 t1
        rorx r12d, r11d, 0xb                                     ;   354.5 p0      48 t1
        xor r10d, r12d                                           ;   355.5 p1      48 t1
        rorx r12d, r11d, 0x19                                    ;   354.5 p6      48 t1
        xor r10d, r12d                                           ;   356.5 p5      48 t1
        add r13d, r10d                                           ;   357.5 p11     61 t1
        mov r10d, r9d                                            ;   342.5         51 t1 copy
        xor r10d, edi                                            ;   353.3 p1      51 t1
        and r10d, r11d                                           ;   354.5 p5      51 t1
        xor r10d, r9d                                            ;   355.5 p11     51 t1
        add r13d, r10d                                           ;   358.5 p1      61 t1
        add r11d, dword [rsp + 284]                              ;   354.5 p0+p3   82 h
        mov dword [rsp + 284], r11d                              ;   355.5 p7+p4   82 h
        add edi, dword [rsp + 288]                               ;   354.5 p6+p10   82 h
        mov dword [rsp + 288], edi                               ;   355.5 p8+p9   82 h
        add r9d, dword [rsp + 292]                               ;   355.0 p5+p2   82 h
        mov dword [rsp + 292], r9d                               ;   356.0 p7+p4   82 h
        mov edi, dword [rsp + 192]                               ;   339.3 p3      78 w[0] reload
        rorx r9d, edi, 7                                         ;   355.5 p0      49 w[15]
        rorx r10d, edi, 0x12                                     ;   355.5 p6      49 w[15]
        shr edi, 3                                               ;   356.5 p0      49 w[15]
        xor r9d, r10d                                            ;   356.5 p11     49 w[15]
        xor r9d, edi                                             ;   357.5 p1      49 w[15]
        add r13d, r9d                                            ;   359.5 p5      61 t1
        add r15d, r13d                                           ;   360.5 p11     82 h
        mov dword [rsp + 280], r15d                              ;   361.5 p8+p9   82 h
        add r13d, esi                                            ;   360.5 p1      82 h
        rorx esi, eax, 2                                         ;   356.5 p6      47 v[0]
        rorx edi, eax, 0xd                                       ;   357.5 p0      47 v[0]
        xor esi, edi                                             ;   358.5 p5      47 v[0]
        rorx edi, eax, 0x16                                      ;   357.5 p6      47 v[0]
        xor esi, edi                                             ;   359.5 p11     47 v[0]
        add r13d, esi                                            ;   361.5 p1      82 h
        mov esi, ebp                                             ;   351.5         52 v[0] copy
        xor esi, eax                                             ;   358.0 p5      52 v[0]
        and r8d, esi                                             ;   359.0 p11     52 v[0]
        xor r8d, ebp                                             ;   360.0 p1      52 v[0]
        add r13d, r8d                                            ;   362.5 p0      82 h
        add eax, dword [rsp + 268]                               ;   358.5 p6+p10   82 h
        mov dword [rsp + 268], eax                               ;   359.5 p7+p4   82 h
        add ebp, dword [rsp + 272]                               ;   359.0 p5+p2   82 h
        mov dword [rsp + 272], ebp                               ;   360.0 p8+p9   82 h
        mov r8, qword [rsp + 248]                                ;   343.5 p3      68 blocks
        add r8, 0x40                                             ;   359.0 p11     68 blocks
        mov qword [rsp + 248], r8                                ;   360.0 p7+p4   68 blocks
        mov esi, r13d                                            ;   363.5         82 h copy
        cmp r8, qword [rsp + 256]                                ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 264], esi                               ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 264]                               ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 240]                                ;     0.2 p3      68 blocks reload
        mov dword [r8], esi                                      ;     5.0 p7+p4   68 blocks
        mov esi, dword [rsp + 268]                               ;     0.5 p10     68 blocks reload
        mov dword [r8 + 4], esi                                  ;     5.5 p8+p9   68 blocks
        mov esi, dword [rsp + 272]                               ;     1.0 p2      68 blocks reload
        mov dword [r8 + 8], esi                                  ;     6.0 p7+p4   68 blocks
        mov esi, dword [rsp + 276]                               ;     1.2 p3      68 blocks reload
        mov dword [r8 + 12], esi                                 ;     6.2 p8+p9   68 blocks
        mov esi, dword [rsp + 280]                               ;     1.5 p10     68 blocks reload
        mov dword [r8 + 16], esi                                 ;     6.5 p7+p4   68 blocks
        mov esi, dword [rsp + 284]                               ;     2.0 p2      68 blocks reload
        mov dword [r8 + 20], esi                                 ;     7.0 p8+p9   68 blocks
        mov esi, dword [rsp + 288]                               ;     2.2 p3      68 blocks reload
        mov dword [r8 + 24], esi                                 ;     7.2 p7+p4   68 blocks
        mov esi, dword [rsp + 292]                               ;     2.5 p10     68 blocks reload
        mov dword [r8 + 28], esi                                 ;     7.5 p8+p9   68 blocks
        vpxor xmm0, xmm0, xmm0                                   ;                    cleared
        vmovdqa [rsp + 0], xmm0                                  ;                    cleared
        vmovdqa [rsp + 16], xmm0                                 ;                    cleared
        vmovdqa [rsp + 32], xmm0                                 ;                    cleared
        vmovdqa [rsp + 48], xmm0                                 ;                    cleared
        vmovdqa [rsp + 64], xmm0                                 ;                    cleared
        vmovdqa [rsp + 80], xmm0                                 ;                    cleared
        vmovdqa [rsp + 96], xmm0                                 ;                    cleared
        vmovdqa [rsp + 112], xmm0                                ;                    cleared
        vmovdqa [rsp + 128], xmm0                                ;                    cleared
        vmovdqa [rsp + 144], xmm0                                ;                    cleared
        vmovdqa [rsp + 160], xmm0                                ;                    cleared
        vmovdqa [rsp + 176], xmm0                                ;                    cleared
        vmovdqa [rsp + 192], xmm0                                ;                    cleared
        vmovdqa [rsp + 208], xmm0                                ;                    cleared
        vmovdqa [rsp + 224], xmm0                                ;                    cleared
        vmovdqa [rsp + 256], xmm0                                ;                    cleared
        vmovdqa [rsp + 272], xmm0                                ;                    cleared
        vmovdqa [rsp + 288], xmm0                                ;                    cleared
        vmovdqa [rsp + 304], xmm0                                ;                    cleared
        add rsp, 0x148                                           ;                    frame
        pop r15                                                  ;                    preserved
        pop r14                                                  ;                    preserved
        pop r13                                                  ;                    preserved
        pop r12                                                  ;                    preserved
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
        ret

        section .rodata align=64
; w.blocks
        align 16, db 0
sha256_blocks.T0_w.blocks:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x12835b01d807aa98, 0x550c7dc3243185be, 0x80deb1fe72be5d74, 0xc19bf1749bdc06a7, 0x71374491428a2f98, 0xe9b5dba5b5c0fbcf
        dq 0x59f111f13956c25b, 0xab1c5ed5923f82a4, 0xefbe4786e49b69c1, 0x240ca1cc0fc19dc6, 0x4a7484aa2de92c6f, 0x76f988da5cb0a9dc, 0xa831c66d983e5152, 0xbf597fc7b00327c8
        dq 0xd5a79147c6e00bf3, 0x1429296706ca6351, 0x2e1b213827b70a85, 0x53380d134d2c6dfc, 0x766a0abb650a7354, 0x92722c8581c2c92e, 0xa81a664ba2bfe8a1, 0xc76c51a3c24b8b70

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

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
; The frame is cleared before return: 312 bytes, 21 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 10.0; bounds: width 3.5, ports 4.5, path 5.0
;   blocks: 2143 uops, planned 364.3; bounds: width 357.2, ports 354.2, path 262.0
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
        mov dword [rsp + 304], edx                               ;                    argument
        mov qword [rsp + 248], rsi                               ;                    argument
        mov r8, qword [rsp + 240]                                ;     0.0 p2      68 h reload
        mov esi, dword [r8]                                      ;     5.0 p3      68 h
        mov dword [rsp + 272], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 4]                                  ;     5.0 p10     68 h
        mov dword [rsp + 276], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 8]                                  ;     5.0 p2      68 h
        mov dword [rsp + 280], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 12]                                 ;     5.0 p3      68 h
        mov dword [rsp + 284], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 16]                                 ;     5.0 p10     68 h
        mov dword [rsp + 288], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 20]                                 ;     5.0 p2      68 h
        mov dword [rsp + 292], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 24]                                 ;     5.0 p3      68 h
        mov dword [rsp + 296], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 28]                                 ;     5.0 p10     68 h
        mov dword [rsp + 300], esi                               ;    10.0 p8+p9   68 h
        mov r8d, dword [rsp + 304]                               ;     3.0 p2      68 h
        shl r8, 6                                                ;     8.0 p0      68 h
        add r8, qword [rsp + 248]                                ;     9.0 p1+p3   68 h
        mov qword [rsp + 256], r8                                ;    10.0 p7+p4   68 h
        cmp dword [rsp + 304], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 248]                                ;                    resident
        mov esi, dword [rsp + 288]                               ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                                       ;     0.0 p2      73 w[0]
        rorx edi, esi, 6                                         ;     0.2 p0      48 t1
        rorx ebp, esi, 0xb                                       ;     0.3 p6      48 t1
        xor edi, ebp                                             ;     1.3 p1      48 t1
        rorx ebp, esi, 0x19                                      ;     1.2 p0      48 t1
        xor edi, ebp                                             ;     2.3 p5      48 t1
        mov ebp, dword [rsp + 300]                               ;     1.0 p3      71 v[7] reload
        add edi, ebp                                             ;     6.0 p11     61 t1
        vmovdqa xmm1, [rel sha256_blocks.T0_w.blocks]            ;     1.3 p10        reload
        vpshufb xmm0, xmm0, xmm1                                 ;     7.3 p1      73 w[0]
        mov r9d, esi                                             ;     1.7         51 t1 copy
        mov r10d, esi                                            ;     1.8         51 t1 copy
        mov r11d, dword [rsp + 292]                              ;     2.0 p2      71 v[5] reload
        xor r10d, r11d                                           ;     7.0 p6      51 t1
        mov r12d, esi                                            ;     2.3         51 t1 copy
        vpaddd xmm2, xmm0, [rel sha256_blocks.T0_w.blocks + 48]  ;     8.3 p5+p3   73 w[0]
        vmovdqa [rsp + 0], xmm2                                  ;     9.3 p7+p4   73 w[0]
        add edi, dword [rsp + 0]                                 ;    14.3 p11+p10   61 t1
        mov r13d, dword [rsp + 296]                              ;     3.0 p2      51 t1
        xor r13d, r11d                                           ;     8.0 p0      51 t1
        vmovdqu xmm2, [r8 + 16]                                  ;     3.5 p3      73 w[4]
        and r9d, r13d                                            ;     9.0 p1      51 t1
        mov r13d, dword [rsp + 296]                              ;     3.8 p10     71 v[6] reload
        xor r9d, r13d                                            ;    10.0 p6      51 t1
        add edi, r9d                                             ;    15.3 p5      61 t1
        mov r9d, dword [rsp + 12]                                ;     9.3 p2      61 t1
        add r9d, esi                                             ;    14.3 p11     61 t1
        mov r14d, dword [rsp + 284]                              ;     4.5 p3      62 v[3]
        mov r15d, dword [rsp + 4]                                ;     9.3 p10     61 t1
        add r15d, r13d                                           ;    14.3 p0      61 t1
        mov eax, dword [rsp + 280]                               ;     5.2 p2      62 v[2]
        mov ecx, dword [rsp + 8]                                 ;     9.3 p3      61 t1
        add ecx, r11d                                            ;    14.3 p1      61 t1
        mov edx, r11d                                            ;     7.0         51 t1 copy
        add r14d, edi                                            ;    16.3 p6      62 v[3]
        mov ebx, dword [rsp + 276]                               ;     5.8 p10     62 v[1]
        and r10d, r14d                                           ;    17.3 p5      51 t1
        xor edx, r10d                                            ;    18.3 p11     51 t1
        mov r10d, dword [rsp + 280]                              ;     6.3 p2      52 v[7]
        xor r10d, dword [rsp + 276]                              ;    11.3 p0+p3   52 v[7]
        add r15d, edx                                            ;    19.3 p1      61 t1
        mov edx, dword [rsp + 276]                               ;     6.8 p10     52 v[7]
        xor r12d, r14d                                           ;    17.3 p6      51 t1
        rorx ebp, r14d, 6                                        ;    17.3 p0      48 t1
        rorx r13d, r14d, 0xb                                     ;    17.3 p6      48 t1
        xor edx, dword [rsp + 272]                               ;    11.8 p5+p2   52 v[7]
        xor ebp, r13d                                            ;    18.3 p11     48 t1
        rorx r13d, r14d, 0x19                                    ;    17.3 p0      48 t1
        mov r11d, dword [rsp + 272]                              ;     8.0 p3      71 v[0] reload
        mov dword [rsp + 308], esi                               ;     8.2 p8+p9   71 v[4] spill
        rorx esi, r11d, 2                                        ;    13.0 p6      47 v[7]
        xor ebp, r13d                                            ;    19.3 p1      48 t1
        and r10d, edx                                            ;    12.8 p5      52 v[7]
        rorx r13d, r11d, 0xd                                     ;    13.0 p0      47 v[7]
        mov qword [rsp + 264], r8                                ;     9.0 p7+p4   73 w[0] spill
        rorx r8d, r11d, 0x16                                     ;    13.0 p6      47 v[7]
        add r15d, ebp                                            ;    20.3 p11     61 t1
        vpshufb xmm2, xmm2, xmm1                                 ;     9.5 p1      73 w[4]
        mov ebp, r14d                                            ;    17.3         51 t1 copy
        add eax, r15d                                            ;    21.3 p5      62 v[2]
        mov dword [rsp + 312], r15d                              ;    21.3 p8+p9   61 t1 spill
        mov r15d, r14d                                           ;    17.3         51 t1 copy
        mov dword [rsp + 316], edx                               ;    12.8 p7+p4   52 v[7] spill
        mov edx, r11d                                            ;    13.0         62 v[0] copy
        or r12d, eax                                             ;    22.3 p11     51 t1
        xor ebp, eax                                             ;    22.3 p0      51 t1
        xor r12d, ebp                                            ;    23.3 p1      51 t1
        add ecx, r12d                                            ;    24.3 p5      61 t1
        rorx r12d, eax, 6                                        ;    22.3 p6      48 t1
        xor esi, r13d                                            ;    14.0 p11     47 v[7]
        xor esi, r8d                                             ;    15.0 p0      47 v[7]
        rorx r8d, eax, 0xb                                       ;    22.3 p6      48 t1
        xor r12d, r8d                                            ;    23.3 p1      48 t1
        rorx r8d, eax, 0x19                                      ;    22.3 p0      48 t1
        vpaddd xmm3, xmm2, [rel sha256_blocks.T0_w.blocks + 64]  ;    12.3 p5+p10   73 w[4]
        mov r13d, dword [rsp + 276]                              ;    12.5 p2      71 v[1] reload
        xor r10d, r13d                                           ;    17.5 p11     52 v[7]
        xor r12d, r8d                                            ;    24.3 p1      48 t1
        add esi, edi                                             ;    16.3 p5      63 v[7]
        add esi, r10d                                            ;    18.5 p6      63 v[7]
        mov edi, eax                                             ;    22.3         51 t1 copy
        mov r8d, eax                                             ;    22.3         51 t1 copy
        add ecx, r12d                                            ;    25.3 p11     61 t1
        vmovdqa [rsp + 16], xmm3                                 ;    13.8 p8+p9   73 w[4]
        add r14d, dword [rsp + 16]                               ;    18.8 p0+p3   61 t1
        add ebx, ecx                                             ;    26.3 p1      62 v[1]
        and ebp, ebx                                             ;    27.3 p5      51 t1
        xor r15d, ebp                                            ;    28.3 p6      51 t1
        xor edi, ebx                                             ;    27.3 p11     51 t1
        rorx ebp, ebx, 6                                         ;    27.3 p0      48 t1
        mov r10d, esi                                            ;    19.5         62 v[7] copy
        rorx r12d, ebx, 0xb                                      ;    27.3 p6      48 t1
        xor ebp, r12d                                            ;    28.3 p1      48 t1
        rorx r12d, ebx, 0x19                                     ;    27.3 p0      48 t1
        rorx r11d, esi, 2                                        ;    19.5 p6      47 v[6]
        rorx r13d, esi, 0xd                                      ;    19.5 p0      47 v[6]
        mov dword [rsp + 320], ecx                               ;    26.3 p7+p4   61 t1 spill
        rorx ecx, esi, 0x16                                      ;    19.5 p6      47 v[6]
        xor ebp, r12d                                            ;    29.3 p5      48 t1
        add r9d, r15d                                            ;    29.3 p11     61 t1
        mov r12d, ebx                                            ;    27.3         51 t1 copy
        add r9d, ebp                                             ;    30.3 p1      61 t1
        mov ebp, dword [rsp + 316]                               ;    17.0 p10     52 v[6]
        and ebp, esi                                             ;    22.0 p5      52 v[6]
        xor r11d, r13d                                           ;    20.5 p11     47 v[6]
        xor r11d, ecx                                            ;    21.5 p1      47 v[6]
        mov r13d, dword [rsp + 276]                              ;    17.7 p2      52 v[6]
        mov r15d, dword [rsp + 272]                              ;    17.8 p3      71 v[0] reload
        and r13d, r15d                                           ;    22.8 p0      52 v[6]
        add edx, r9d                                             ;    31.3 p5      62 v[0]
        mov ecx, dword [rsp + 312]                               ;    21.3 p10     63 v[6]
        add ecx, r11d                                            ;    26.3 p11     63 v[6]
        add ecx, ebp                                             ;    27.3 p6      63 v[6]
        add ecx, r13d                                            ;    28.3 p1      63 v[6]
        mov ebp, dword [rsp + 24]                                ;    19.0 p2      61 t1
        add ebp, ebx                                             ;    27.3 p0      61 t1
        and edi, edx                                             ;    32.3 p5      51 t1
        xor r8d, edi                                             ;    33.3 p11     51 t1
        xor r12d, edx                                            ;    32.3 p6      51 t1
        rorx edi, edx, 6                                         ;    32.3 p0      48 t1
        rorx r11d, edx, 0xb                                      ;    32.3 p6      48 t1
        xor edi, r11d                                            ;    33.3 p1      48 t1
        rorx r11d, edx, 0x19                                     ;    32.3 p0      48 t1
        add eax, dword [rsp + 20]                                ;    22.3 p5+p3   61 t1
        mov r13d, esi                                            ;    20.7         52 v[5] copy
        xor r13d, r15d                                           ;    22.8 p11     52 v[5]
        xor edi, r11d                                            ;    34.3 p1      48 t1
        mov r11d, esi                                            ;    21.2         52 v[5] copy
        and r11d, r15d                                           ;    22.8 p5      52 v[5]
        add r14d, r8d                                            ;    34.3 p6      61 t1
        rorx r8d, ecx, 2                                         ;    29.3 p0      47 v[5]
        add r14d, edi                                            ;    35.3 p11     61 t1
        and r13d, ecx                                            ;    29.3 p1      52 v[5]
        rorx edi, ecx, 0xd                                       ;    29.3 p6      47 v[5]
        xor r8d, edi                                             ;    30.3 p5      47 v[5]
        rorx edi, ecx, 0x16                                      ;    29.3 p0      47 v[5]
        xor r8d, edi                                             ;    31.3 p11     47 v[5]
        mov edi, ecx                                             ;    29.3         62 v[6] copy
        add r10d, r14d                                           ;    36.3 p1      62 v[7]
        mov r15d, dword [rsp + 320]                              ;    26.3 p10     63 v[5]
        add r15d, r13d                                           ;    31.3 p5      63 v[5]
        add r15d, r8d                                            ;    32.3 p6      63 v[5]
        mov r8d, edx                                             ;    32.3         51 t1 copy
        mov r13d, dword [rsp + 28]                               ;    23.8 p2      61 t1
        add r13d, edx                                            ;    32.3 p11     61 t1
        and r12d, r10d                                           ;    37.3 p0      51 t1
        xor ebx, r12d                                            ;    38.3 p1      51 t1
        add eax, ebx                                             ;    39.3 p5      61 t1
        xor r8d, r10d                                            ;    37.3 p6      51 t1
        rorx r12d, r10d, 6                                       ;    37.3 p0      48 t1
        rorx ebx, r10d, 0xb                                      ;    37.3 p6      48 t1
        add r15d, r11d                                           ;    33.3 p11     63 v[5]
        xor r12d, ebx                                            ;    38.3 p1      48 t1
        rorx r11d, r10d, 0x19                                    ;    37.3 p0      48 t1
        mov ebx, esi                                             ;    25.7         52 v[5] copy
        xor ebx, ecx                                             ;    29.3 p5      52 v[5]
        mov dword [rsp + 320], r14d                              ;    36.3 p8+p9   61 t1 spill
        mov r14, qword [rsp + 264]                               ;    26.2 p3      73 w[0] reload
        vmovdqu xmm3, [r14 + 32]                                 ;    31.2 p10     73 w[8]
        xor r12d, r11d                                           ;    39.3 p11     48 t1
        rorx r11d, r15d, 2                                       ;    34.3 p6      47 v[4]
        add eax, r12d                                            ;    40.3 p1      61 t1
        mov r12d, ecx                                            ;    29.3         52 v[4] copy
        and ebx, r15d                                            ;    34.3 p5      52 v[4]
        rorx r14d, r15d, 0xd                                     ;    34.3 p0      47 v[4]
        xor r11d, r14d                                           ;    35.3 p11     47 v[4]
        rorx r14d, r15d, 0x16                                    ;    34.3 p6      47 v[4]
        xor r11d, r14d                                           ;    36.3 p1      47 v[4]
        mov r14d, r15d                                           ;    34.3         62 v[5] copy
        add edi, eax                                             ;    41.3 p5      62 v[6]
        and r12d, esi                                            ;    29.3 p0      52 v[4]
        mov esi, r10d                                            ;    37.3         51 t1 copy
        mov dword [rsp + 312], eax                               ;    41.3 p7+p4   61 t1 spill
        mov eax, r10d                                            ;    37.3         51 t1 copy
        and r8d, edi                                             ;    42.3 p11     51 t1
        xor edx, r8d                                             ;    43.3 p6      51 t1
        add ebp, edx                                             ;    44.3 p1      61 t1
        xor esi, edi                                             ;    42.3 p5      51 t1
        rorx r8d, edi, 6                                         ;    42.3 p0      48 t1
        add r9d, ebx                                             ;    35.3 p11     63 v[4]
        add r9d, r11d                                            ;    37.3 p6      63 v[4]
        rorx r11d, edi, 0xb                                      ;    42.3 p0      48 t1
        add r9d, r12d                                            ;    38.3 p1      63 v[4]
        rorx r12d, edi, 0x19                                     ;    42.3 p6      48 t1
        mov edx, r15d                                            ;    34.3         52 v[4] copy
        mov ebx, r9d                                             ;    39.3         62 v[4] copy
        xor edx, ecx                                             ;    34.3 p5      52 v[4]
        xor r8d, r11d                                            ;    43.3 p11     48 t1
        rorx r11d, r9d, 2                                        ;    39.3 p0      47 v[3]
        xor r8d, r12d                                            ;    44.3 p1      48 t1
        vpshufb xmm3, xmm3, xmm1                                 ;    37.2 p5      73 w[8]
        rorx r12d, r9d, 0xd                                      ;    39.3 p6      47 v[3]
        mov dword [rsp + 316], r10d                              ;    37.3 p8+p9   62 v[7] spill
        rorx r10d, r9d, 0x16                                     ;    39.3 p0      47 v[3]
        add ebp, r8d                                             ;    45.3 p11     61 t1
        mov r8d, r15d                                            ;    34.3         52 v[3] copy
        and edx, r9d                                             ;    39.3 p1      52 v[3]
        xor r11d, r12d                                           ;    40.3 p5      47 v[3]
        xor r11d, r10d                                           ;    41.3 p6      47 v[3]
        mov r10d, edi                                            ;    42.3         51 t1 copy
        add r14d, ebp                                            ;    46.3 p11     62 v[5]
        and r8d, ecx                                             ;    34.3 p0      52 v[3]
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 16]  ;    38.2 p1+p2   73 w[8]
        mov r12d, edi                                            ;    42.3         51 t1 copy
        and esi, r14d                                            ;    47.3 p5      51 t1
        xor eax, esi                                             ;    48.3 p6      51 t1
        add r13d, eax                                            ;    49.3 p11     61 t1
        xor r10d, r14d                                           ;    47.3 p0      51 t1
        rorx esi, r14d, 6                                        ;    47.3 p6      48 t1
        rorx eax, r14d, 0xb                                      ;    47.3 p0      48 t1
        mov ecx, dword [rsp + 320]                               ;    36.3 p3      63 v[3]
        add ecx, r11d                                            ;    42.3 p1      63 v[3]
        xor esi, eax                                             ;    48.3 p5      48 t1
        rorx r11d, r14d, 0x19                                    ;    47.3 p6      48 t1
        add ecx, r8d                                             ;    43.3 p11     63 v[3]
        vmovdqa [rsp + 32], xmm4                                 ;    39.2 p7+p4   73 w[8]
        mov r8d, dword [rsp + 316]                               ;    37.3 p10     61 t1
        add r8d, dword [rsp + 32]                                ;    44.2 p1+p2   61 t1
        add ecx, edx                                             ;    44.3 p5      63 v[3]
        mov eax, r9d                                             ;    39.3         52 v[3] copy
        xor esi, r11d                                            ;    49.3 p11     48 t1
        xor eax, r15d                                            ;    39.3 p0      52 v[3]
        rorx r11d, ecx, 2                                        ;    45.3 p6      47 v[2]
        rorx edx, ecx, 0xd                                       ;    45.3 p0      47 v[2]
        add r13d, esi                                            ;    50.3 p1      61 t1
        and eax, ecx                                             ;    45.3 p5      52 v[2]
        rorx esi, ecx, 0x16                                      ;    45.3 p6      47 v[2]
        mov dword [rsp + 316], ebp                               ;    46.3 p8+p9   61 t1 spill
        mov ebp, ecx                                             ;    45.3         62 v[3] copy
        add ebx, r13d                                            ;    51.3 p11     62 v[4]
        and r15d, r9d                                            ;    39.3 p1      52 v[2]
        xor r11d, edx                                            ;    46.3 p5      47 v[2]
        xor r11d, esi                                            ;    47.3 p0      47 v[2]
        mov esi, r14d                                            ;    47.3         51 t1 copy
        mov edx, dword [rsp + 40]                                ;    39.2 p3      61 t1
        add edx, r14d                                            ;    47.3 p11     61 t1
        and r10d, ebx                                            ;    52.3 p6      51 t1
        xor r12d, r10d                                           ;    53.3 p1      51 t1
        add r8d, r12d                                            ;    54.3 p5      61 t1
        xor esi, ebx                                             ;    52.3 p0      51 t1
        rorx r10d, ebx, 6                                        ;    52.3 p6      48 t1
        rorx r12d, ebx, 0xb                                      ;    52.3 p0      48 t1
        mov dword [rsp + 320], r13d                              ;    51.3 p7+p4   61 t1 spill
        mov r13d, dword [rsp + 312]                              ;    41.3 p10     63 v[2]
        add r13d, r11d                                           ;    48.3 p11     63 v[2]
        xor r10d, r12d                                           ;    53.3 p1      48 t1
        rorx r11d, ebx, 0x19                                     ;    52.3 p6      48 t1
        add r13d, r15d                                           ;    49.3 p5      63 v[2]
        mov r12d, r9d                                            ;    41.3         52 v[2] copy
        add edi, dword [rsp + 36]                                ;    44.2 p11+p2   61 t1
        add r13d, eax                                            ;    50.3 p1      63 v[2]
        xor r12d, ecx                                            ;    45.3 p0      52 v[2]
        xor r10d, r11d                                           ;    54.3 p5      48 t1
        and r12d, r13d                                           ;    51.3 p6      52 v[1]
        rorx r11d, r13d, 2                                       ;    51.3 p0      47 v[1]
        rorx r15d, r13d, 0xd                                     ;    51.3 p6      47 v[1]
        rorx eax, r13d, 0x16                                     ;    51.3 p0      47 v[1]
        add r8d, r10d                                            ;    55.3 p11     61 t1
        mov r10d, ecx                                            ;    45.3         52 v[1] copy
        xor r11d, r15d                                           ;    52.3 p1      47 v[1]
        xor r11d, eax                                            ;    53.3 p5      47 v[1]
        mov r15d, r13d                                           ;    51.3         62 v[2] copy
        mov eax, ebx                                             ;    52.3         51 t1 copy
        add ebp, r8d                                             ;    56.3 p11     62 v[3]
        and r10d, r9d                                            ;    45.3 p1      52 v[1]
        mov r9d, dword [rsp + 316]                               ;    46.3 p3      63 v[1]
        add r9d, r11d                                            ;    54.3 p5      63 v[1]
        mov r11d, dword [rsp + 44]                               ;    44.5 p10     61 t1
        add r11d, ebx                                            ;    52.3 p6      61 t1
        and esi, ebp                                             ;    57.3 p11     51 t1
        xor r14d, esi                                            ;    58.3 p0      51 t1
        add edi, r14d                                            ;    59.3 p1      61 t1
        xor eax, ebp                                             ;    57.3 p5      51 t1
        rorx esi, ebp, 6                                         ;    57.3 p6      48 t1
        add r9d, r10d                                            ;    55.3 p11     63 v[1]
        add r9d, r12d                                            ;    56.3 p0      63 v[1]
        rorx r10d, ebp, 0xb                                      ;    57.3 p6      48 t1
        rorx r12d, ebp, 0x19                                     ;    57.3 p0      48 t1
        mov r14d, ecx                                            ;    46.3         52 v[1] copy
        mov dword [rsp + 316], r8d                               ;    56.3 p8+p9   61 t1 spill
        mov r8, qword [rsp + 264]                                ;    46.7 p2      73 w[0] reload
        vmovdqu xmm4, [r8 + 48]                                  ;    51.7 p3      73 w[12]
        xor r14d, r13d                                           ;    51.3 p1      52 v[1]
        xor esi, r10d                                            ;    58.3 p5      48 t1
        xor esi, r12d                                            ;    59.3 p11     48 t1
        mov r10d, ebp                                            ;    57.3         51 t1 copy
        and r14d, r9d                                            ;    57.3 p6      52 v[0]
        add edi, esi                                             ;    60.3 p1      61 t1
        mov esi, r13d                                            ;    51.3         52 v[0] copy
        rorx r12d, r9d, 2                                        ;    57.3 p0      47 v[0]
        add r15d, edi                                            ;    61.3 p5      62 v[2]
        and esi, ecx                                             ;    51.3 p11     52 v[0]
        mov ecx, dword [rsp + 320]                               ;    51.3 p10     63 v[0]
        mov r8d, ebp                                             ;    57.3         51 t1 copy
        mov dword [rsp + 320], edi                               ;    61.3 p7+p4   61 t1 spill
        rorx edi, r9d, 0xd                                       ;    57.3 p6      47 v[0]
        xor r12d, edi                                            ;    58.3 p1      47 v[0]
        rorx edi, r9d, 0x16                                      ;    57.3 p0      47 v[0]
        xor r12d, edi                                            ;    59.3 p5      47 v[0]
        mov edi, r9d                                             ;    57.3         62 v[1] copy
        add ecx, r12d                                            ;    60.3 p11     63 v[0]
        and eax, r15d                                            ;    62.3 p6      51 t1
        xor ebx, eax                                             ;    63.3 p1      51 t1
        xor r10d, r15d                                           ;    62.3 p0      51 t1
        rorx r12d, r15d, 6                                       ;    62.3 p6      48 t1
        rorx eax, r15d, 0xb                                      ;    62.3 p0      48 t1
        add ecx, esi                                             ;    61.3 p5      63 v[0]
        add ecx, r14d                                            ;    62.3 p11     63 v[0]
        rorx esi, r15d, 0x19                                     ;    62.3 p6      48 t1
        mov r14d, r9d                                            ;    57.3         52 v[0] copy
        xor r14d, r13d                                           ;    57.3 p1      52 v[0]
        xor r12d, eax                                            ;    63.3 p5      48 t1
        xor r12d, esi                                            ;    64.3 p11     48 t1
        vpshufb xmm1, xmm4, xmm1                                 ;    57.7 p1      73 w[12]
        add edx, ebx                                             ;    64.3 p0      61 t1
        mov esi, r15d                                            ;    62.3         51 t1 copy
        add edx, r12d                                            ;    65.3 p5      61 t1
        and r14d, ecx                                            ;    63.3 p11     52 v[7]
        rorx r12d, ecx, 2                                        ;    63.3 p6      47 v[7]
        rorx eax, ecx, 0xd                                       ;    63.3 p0      47 v[7]
        rorx ebx, ecx, 0x16                                      ;    63.3 p6      47 v[7]
        add edi, edx                                             ;    66.3 p1      62 v[1]
        and r13d, r9d                                            ;    57.3 p5      52 v[7]
        vpaddd xmm4, xmm1, [rel sha256_blocks.T0_w.blocks + 32]  ;    58.7 p0+p2   73 w[12]
        xor r12d, eax                                            ;    64.3 p11     47 v[7]
        xor r12d, ebx                                            ;    65.3 p1      47 v[7]
        mov eax, ecx                                             ;    63.3         62 v[0] copy
        and r10d, edi                                            ;    67.3 p5      51 t1
        xor r8d, r10d                                            ;    68.3 p11     51 t1
        xor esi, edi                                             ;    67.3 p6      51 t1
        rorx r10d, edi, 6                                        ;    67.3 p0      48 t1
        rorx ebx, edi, 0xb                                       ;    67.3 p6      48 t1
        xor r10d, ebx                                            ;    68.3 p1      48 t1
        rorx ebx, edi, 0x19                                      ;    67.3 p0      48 t1
        add r13d, dword [rsp + 316]                              ;    61.3 p5+p3   63 v[7]
        vmovdqa [rsp + 48], xmm4                                 ;    59.7 p8+p9   73 w[12]
        add ebp, dword [rsp + 48]                                ;    64.7 p11+p10   61 t1
        add r13d, r14d                                           ;    64.3 p1      63 v[7]
        mov r14d, ecx                                            ;    63.3         52 v[7] copy
        add r13d, r12d                                           ;    66.3 p5      63 v[7]
        xor r10d, ebx                                            ;    69.3 p11     48 t1
        xor r14d, r9d                                            ;    63.3 p6      52 v[7]
        mov r12d, dword [rsp + 56]                               ;    59.7 p2      61 t1
        add r12d, edi                                            ;    67.3 p0      61 t1
        add r11d, r8d                                            ;    69.3 p1      61 t1
        add r11d, r10d                                           ;    70.3 p5      61 t1
        rorx r8d, r13d, 2                                        ;    67.3 p6      47 v[6]
        rorx r10d, r13d, 0xd                                     ;    67.3 p0      47 v[6]
        rorx ebx, r13d, 0x16                                     ;    67.3 p6      47 v[6]
        add eax, r11d                                            ;    71.3 p11     62 v[0]
        and r9d, ecx                                             ;    63.3 p1      52 v[6]
        and r14d, r13d                                           ;    67.3 p5      52 v[6]
        xor r8d, r10d                                            ;    68.3 p11     47 v[6]
        xor r8d, ebx                                             ;    69.3 p0      47 v[6]
        mov r10d, r13d                                           ;    67.3         62 v[7] copy
        or esi, eax                                              ;    72.3 p1      51 t1
        xor edi, eax                                             ;    72.3 p5      51 t1
        xor esi, edi                                             ;    73.3 p11     51 t1
        add ebp, esi                                             ;    74.3 p6      61 t1
        rorx esi, eax, 6                                         ;    72.3 p0      48 t1
        rorx ebx, eax, 0xb                                       ;    72.3 p6      48 t1
        xor esi, ebx                                             ;    73.3 p1      48 t1
        rorx ebx, eax, 0x19                                      ;    72.3 p0      48 t1
        vpalignr xmm4, xmm2, xmm0, 4                             ;    61.0 p5      78 w[0]
        add r15d, dword [rsp + 52]                               ;    64.7 p11+p3   61 t1
        add r9d, dword [rsp + 320]                               ;    66.3 p1+p10   63 v[6]
        add r9d, r14d                                            ;    68.3 p5      63 v[6]
        mov r14d, ecx                                            ;    63.3         52 v[6] copy
        xor r14d, r13d                                           ;    67.3 p11     52 v[6]
        add r9d, r8d                                             ;    70.3 p6      63 v[6]
        xor esi, ebx                                             ;    74.3 p0      48 t1
        vpsrld xmm5, xmm4, 3                                     ;    62.7 p1      78 w[0]
        vprold xmm6, xmm4, 0xe                                   ;    63.5 p0      78 w[0]
        vprold xmm4, xmm4, 0x19                                  ;    63.7 p1      78 w[0]
        rorx r8d, r9d, 2                                         ;    71.3 p6      47 v[5]
        rorx ebx, r9d, 0xd                                       ;    71.3 p6      47 v[5]
        add ebp, esi                                             ;    75.3 p5      61 t1
        xor r8d, ebx                                             ;    72.3 p11     47 v[5]
        and r14d, r9d                                            ;    71.3 p5      52 v[5]
        rorx esi, r9d, 0x16                                      ;    71.3 p0      47 v[5]
        xor r8d, esi                                             ;    73.3 p11     47 v[5]
        mov esi, r9d                                             ;    71.3         62 v[6] copy
        mov ebx, eax                                             ;    72.3         51 t1 copy
        add r10d, ebp                                            ;    76.3 p1      62 v[7]
        vpshufd xmm7, xmm1, 0xe                                  ;    65.0 p5      78 w[0]
        and ecx, r13d                                            ;    67.3 p11     52 v[5]
        or edi, r10d                                             ;    77.3 p6      51 t1
        xor ebx, r10d                                            ;    77.3 p0      51 t1
        xor edi, ebx                                             ;    78.3 p1      51 t1
        add r15d, edi                                            ;    79.3 p5      61 t1
        rorx edi, r10d, 6                                        ;    77.3 p6      48 t1
        mov dword [rsp + 320], ebp                               ;    76.3 p7+p4   61 t1 spill
        rorx ebp, r10d, 0xb                                      ;    77.3 p0      48 t1
        xor edi, ebp                                             ;    78.3 p11     48 t1
        rorx ebp, r10d, 0x19                                     ;    77.3 p6      48 t1
        vpternlogd xmm5, xmm4, xmm6, 0x96                        ;    66.7 p1      78 w[0]
        vpalignr xmm4, xmm1, xmm3, 4                             ;    67.0 p5      78 w[0]
        vpsrld xmm6, xmm7, 0xa                                   ;    67.5 p0      78 w[0]
        vprold xmm8, xmm7, 0xd                                   ;    67.7 p1      78 w[0]
        vprold xmm7, xmm7, 0xf                                   ;    68.5 p0      78 w[0]
        add edx, ecx                                             ;    68.3 p11     63 v[5]
        add edx, r14d                                            ;    72.3 p5      63 v[5]
        mov r14d, dword [rsp + 60]                               ;    67.0 p2      61 t1
        add r14d, eax                                            ;    72.3 p11     61 t1
        add edx, r8d                                             ;    74.3 p6      63 v[5]
        xor edi, ebp                                             ;    79.3 p1      48 t1
        vpaddd xmm0, xmm0, xmm5                                  ;    69.0 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;    70.0 p0      78 w[0]
        vpternlogd xmm6, xmm7, xmm8, 0x96                        ;    69.7 p1      78 w[0]
        mov ebp, edx                                             ;    75.3         62 v[5] copy
        mov r8d, r10d                                            ;    77.3         51 t1 copy
        add r15d, edi                                            ;    80.3 p11     61 t1
        mov edi, r13d                                            ;    68.7         52 v[5] copy
        xor edi, r9d                                             ;    71.3 p6      52 v[5]
        rorx ecx, edx, 2                                         ;    75.3 p6      47 v[4]
        mov dword [rsp + 316], r11d                              ;    71.3 p8+p9   61 t1 spill
        rorx r11d, edx, 0xd                                      ;    75.3 p0      47 v[4]
        add esi, r15d                                            ;    81.3 p5      62 v[6]
        vpaddd xmm6, xmm6, xmm0                                  ;    71.0 p1      78 w[0]
        mov dword [rsp + 312], r15d                              ;    81.3 p7+p4   61 t1 spill
        rorx r15d, edx, 0x16                                     ;    75.3 p6      47 v[4]
        and ebx, esi                                             ;    82.3 p11     51 t1
        xor eax, ebx                                             ;    83.3 p5      51 t1
        add r12d, eax                                            ;    84.3 p11     61 t1
        xor r8d, esi                                             ;    82.3 p0      51 t1
        rorx eax, esi, 6                                         ;    82.3 p6      48 t1
        mov ebx, edx                                             ;    75.3         52 v[4] copy
        mov dword [rsp + 324], edx                               ;    75.3 p8+p9   63 v[5] spill
        rorx edx, esi, 0xb                                       ;    82.3 p0      48 t1
        and ebx, edi                                             ;    75.3 p1      52 v[4]
        xor eax, edx                                             ;    83.3 p5      48 t1
        rorx edi, esi, 0x19                                      ;    82.3 p6      48 t1
        and r13d, r9d                                            ;    72.2 p11     52 v[4]
        vpsrld xmm5, xmm6, 0xa                                   ;    72.7 p1      78 w[0]
        vprold xmm7, xmm6, 0xd                                   ;    73.5 p0      78 w[0]
        vprold xmm8, xmm6, 0xf                                   ;    73.7 p1      78 w[0]
        mov edx, dword [rsp + 316]                               ;    72.7 p3      63 v[4]
        add edx, ebx                                             ;    77.7 p5      63 v[4]
        xor ecx, r11d                                            ;    76.3 p11     47 v[4]
        xor ecx, r15d                                            ;    77.3 p5      47 v[4]
        add edx, ecx                                             ;    78.7 p11     63 v[4]
        mov r11d, r10d                                           ;    77.3         51 t1 copy
        xor eax, edi                                             ;    84.3 p6      48 t1
        add edx, r13d                                            ;    79.7 p0      63 v[4]
        vpshufd xmm0, xmm0, 0xe                                  ;    74.7 p1      78 w[0]
        vpternlogd xmm5, xmm8, xmm7, 0x96                        ;    75.0 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm5                                  ;    76.0 p0      78 w[0]
        mov edi, edx                                             ;    80.7         62 v[4] copy
        add r12d, eax                                            ;    85.3 p11     61 t1
        mov r13d, r9d                                            ;    74.8         52 v[4] copy
        mov r15d, dword [rsp + 324]                              ;    75.3 p10     63 v[5] reload
        xor r13d, r15d                                           ;    80.3 p6      52 v[4]
        vpunpcklqdq xmm0, xmm6, xmm0                             ;    77.0 p1      78 w[0]
        rorx eax, edx, 2                                         ;    80.7 p6      47 v[3]
        rorx ecx, edx, 0xd                                       ;    80.7 p0      47 v[3]
        rorx ebx, edx, 0x16                                      ;    80.7 p6      47 v[3]
        add ebp, r12d                                            ;    86.3 p5      62 v[5]
        vpaddd xmm5, xmm0, [rel sha256_blocks.T0_w.blocks + 80]  ;    78.0 p1+p2   78 w[0]
        and r13d, edx                                            ;    81.3 p11     52 v[3]
        xor eax, ecx                                             ;    81.7 p5      47 v[3]
        xor eax, ebx                                             ;    82.7 p11     47 v[3]
        mov ecx, esi                                             ;    82.3         51 t1 copy
        and r8d, ebp                                             ;    87.3 p0      51 t1
        xor r11d, r8d                                            ;    88.3 p1      51 t1
        add r14d, r11d                                           ;    89.3 p5      61 t1
        rorx r8d, ebp, 6                                         ;    87.3 p6      48 t1
        xor ecx, ebp                                             ;    87.3 p11     51 t1
        rorx r11d, ebp, 0xb                                      ;    87.3 p0      48 t1
        and r9d, r15d                                            ;    80.3 p1      52 v[3]
        xor r8d, r11d                                            ;    88.3 p5      48 t1
        rorx r11d, ebp, 0x19                                     ;    87.3 p6      48 t1
        vmovdqa [rsp + 64], xmm5                                 ;    79.0 p7+p4   78 w[0]
        add r10d, dword [rsp + 64]                               ;    84.0 p11+p3   61 t1
        add r9d, dword [rsp + 320]                               ;    81.3 p0+p10   63 v[3]
        add r9d, r13d                                            ;    82.3 p1      63 v[3]
        add r9d, eax                                             ;    83.7 p5      63 v[3]
        mov r13d, dword [rsp + 68]                               ;    79.3 p2      61 t1
        add r13d, esi                                            ;    84.3 p6      61 t1
        xor r8d, r11d                                            ;    89.3 p11     48 t1
        mov r11d, r15d                                           ;    80.3         52 v[3] copy
        xor r11d, edx                                            ;    80.7 p0      52 v[3]
        rorx eax, r9d, 2                                         ;    84.7 p6      47 v[2]
        rorx ebx, r9d, 0xd                                       ;    84.7 p0      47 v[2]
        add r14d, r8d                                            ;    90.3 p1      61 t1
        and r11d, r9d                                            ;    84.7 p5      52 v[2]
        rorx r8d, r9d, 0x16                                      ;    84.7 p6      47 v[2]
        mov r15d, r9d                                            ;    84.7         62 v[3] copy
        add edi, r14d                                            ;    91.3 p11     62 v[4]
        xor eax, ebx                                             ;    85.7 p1      47 v[2]
        mov ebx, edx                                             ;    81.5         52 v[2] copy
        and ebx, dword [rsp + 324]                               ;    82.0 p5+p3   52 v[2]
        xor eax, r8d                                             ;    86.7 p11     47 v[2]
        mov r8d, ebp                                             ;    87.3         51 t1 copy
        mov dword [rsp + 324], r14d                              ;    91.3 p8+p9   61 t1 spill
        mov r14d, dword [rsp + 72]                               ;    82.3 p10     61 t1
        add r14d, ebp                                            ;    87.3 p0      61 t1
        and ecx, edi                                             ;    92.3 p1      51 t1
        xor esi, ecx                                             ;    93.3 p5      51 t1
        add r10d, esi                                            ;    94.3 p6      61 t1
        xor r8d, edi                                             ;    92.3 p11     51 t1
        rorx esi, edi, 6                                         ;    92.3 p0      48 t1
        rorx ecx, edi, 0xb                                       ;    92.3 p6      48 t1
        add eax, dword [rsp + 312]                               ;    87.7 p1+p2   63 v[2]
        xor esi, ecx                                             ;    93.3 p5      48 t1
        rorx ecx, edi, 0x19                                      ;    92.3 p0      48 t1
        add eax, ebx                                             ;    88.7 p11     63 v[2]
        vpalignr xmm5, xmm3, xmm2, 4                             ;    85.0 p5      78 w[4]
        add eax, r11d                                            ;    89.7 p1      63 v[2]
        mov r11d, edx                                            ;    84.7         52 v[2] copy
        xor r11d, r9d                                            ;    85.2 p6      52 v[2]
        xor esi, ecx                                             ;    94.3 p11     48 t1
        vprold xmm6, xmm5, 0xe                                   ;    86.0 p0      78 w[4]
        rorx ecx, eax, 2                                         ;    90.7 p6      47 v[1]
        rorx ebx, eax, 0xd                                       ;    90.7 p0      47 v[1]
        add r10d, esi                                            ;    95.3 p1      61 t1
        vpsrld xmm7, xmm5, 3                                     ;    86.7 p1      78 w[4]
        vprold xmm5, xmm5, 0x19                                  ;    87.5 p0      78 w[4]
        vpshufd xmm8, xmm0, 0xe                                  ;    86.2 p5      78 w[4]
        rorx esi, eax, 0x16                                      ;    90.7 p6      47 v[1]
        add r15d, r10d                                           ;    96.3 p11     62 v[3]
        and edx, r9d                                             ;    87.2 p5      52 v[1]
        and r11d, eax                                            ;    90.7 p11     52 v[1]
        xor ecx, ebx                                             ;    91.7 p1      47 v[1]
        xor ecx, esi                                             ;    92.7 p6      47 v[1]
        mov esi, eax                                             ;    90.7         62 v[2] copy
        mov ebx, edi                                             ;    92.3         51 t1 copy
        and r8d, r15d                                            ;    97.3 p5      51 t1
        xor ebp, r8d                                             ;    98.3 p0      51 t1
        add r13d, ebp                                            ;    99.3 p11     61 t1
        xor ebx, r15d                                            ;    97.3 p1      51 t1
        rorx ebp, r15d, 6                                        ;    97.3 p6      48 t1
        rorx r8d, r15d, 0xb                                      ;    97.3 p0      48 t1
        xor ebp, r8d                                             ;    98.3 p5      48 t1
        rorx r8d, r15d, 0x19                                     ;    97.3 p6      48 t1
        vpternlogd xmm7, xmm5, xmm6, 0x96                        ;    89.7 p1      78 w[4]
        vpalignr xmm5, xmm0, xmm1, 4                             ;    90.2 p5      78 w[4]
        add r12d, edx                                            ;    89.5 p11     63 v[1]
        vpsrld xmm6, xmm8, 0xa                                   ;    90.5 p0      78 w[4]
        vprold xmm9, xmm8, 0xd                                   ;    90.7 p1      78 w[4]
        vprold xmm8, xmm8, 0xf                                   ;    91.5 p0      78 w[4]
        add r12d, r11d                                           ;    91.7 p11     63 v[1]
        add r12d, ecx                                            ;    93.7 p6      63 v[1]
        mov r11d, dword [rsp + 76]                               ;    90.3 p3      61 t1
        add r11d, edi                                            ;    95.3 p5      61 t1
        xor ebp, r8d                                             ;    99.3 p11     48 t1
        vpaddd xmm2, xmm2, xmm7                                  ;    91.7 p1      78 w[4]
        vpaddd xmm2, xmm2, xmm5                                  ;    92.7 p5      78 w[4]
        vpternlogd xmm6, xmm8, xmm9, 0x96                        ;    92.5 p0      78 w[4]
        mov r8d, r12d                                            ;    94.7         62 v[1] copy
        add r13d, ebp                                            ;   100.3 p6      61 t1
        vpaddd xmm6, xmm6, xmm2                                  ;    93.7 p1      78 w[4]
        mov ebp, r15d                                            ;    97.3         51 t1 copy
        add esi, r13d                                            ;   101.3 p11     62 v[2]
        mov ecx, r9d                                             ;    92.2         52 v[1] copy
        xor ecx, eax                                             ;    93.2 p6      52 v[1]
        rorx edx, r12d, 2                                        ;    94.7 p0      47 v[0]
        mov dword [rsp + 312], r13d                              ;   101.3 p7+p4   61 t1 spill
        rorx r13d, r12d, 0xd                                     ;    94.7 p6      47 v[0]
        mov dword [rsp + 320], r10d                              ;    96.3 p8+p9   61 t1 spill
        rorx r10d, r12d, 0x16                                    ;    94.7 p0      47 v[0]
        and ebx, esi                                             ;   102.3 p5      51 t1
        xor edi, ebx                                             ;   103.3 p11     51 t1
        add r14d, edi                                            ;   104.3 p1      61 t1
        xor ebp, esi                                             ;   102.3 p5      51 t1
        rorx edi, esi, 6                                         ;   102.3 p6      48 t1
        vprold xmm7, xmm6, 0xd                                   ;    94.7 p1      78 w[4]
        rorx ebx, esi, 0xb                                       ;   102.3 p0      48 t1
        xor edi, ebx                                             ;   103.3 p11     48 t1
        rorx ebx, esi, 0x19                                      ;   102.3 p6      48 t1
        vpshufd xmm2, xmm2, 0xe                                  ;    95.3 p5      78 w[4]
        vpsrld xmm8, xmm6, 0xa                                   ;    95.7 p1      78 w[4]
        and r9d, eax                                             ;    95.5 p11     52 v[0]
        xor edx, r13d                                            ;    96.3 p5      47 v[0]
        xor edx, r10d                                            ;    97.3 p0      47 v[0]
        vprold xmm9, xmm6, 0xf                                   ;    96.7 p1      78 w[4]
        and ecx, r12d                                            ;    96.5 p11     52 v[0]
        vpternlogd xmm8, xmm9, xmm7, 0x96                        ;    97.7 p5      78 w[4]
        mov r10d, r15d                                           ;    97.3         51 t1 copy
        mov r13d, dword [rsp + 324]                              ;    96.3 p10     63 v[0]
        xor edi, ebx                                             ;   104.3 p6      48 t1
        add r13d, r9d                                            ;   101.3 p0      63 v[0]
        add r13d, ecx                                            ;   102.3 p11     63 v[0]
        add r13d, edx                                            ;   103.3 p1      63 v[0]
        vpaddd xmm2, xmm2, xmm8                                  ;    98.7 p5      78 w[4]
        add r14d, edi                                            ;   105.3 p6      61 t1
        mov edi, eax                                             ;    97.5         52 v[0] copy
        xor edi, r12d                                            ;    98.5 p0      52 v[0]
        vpunpcklqdq xmm2, xmm6, xmm2                             ;    99.7 p1      78 w[4]
        mov r9d, esi                                             ;   102.3         51 t1 copy
        rorx ecx, r13d, 2                                        ;   104.3 p6      47 v[7]
        add r8d, r14d                                            ;   106.3 p11     62 v[1]
        vpaddd xmm6, xmm2, [rel sha256_blocks.T0_w.blocks + 96]  ;   100.7 p5+p2   78 w[4]
        and edi, r13d                                            ;   104.3 p0      52 v[7]
        rorx edx, r13d, 0xd                                      ;   104.3 p6      47 v[7]
        xor ecx, edx                                             ;   105.3 p11     47 v[7]
        rorx edx, r13d, 0x16                                     ;   104.3 p0      47 v[7]
        mov ebx, r13d                                            ;   104.3         62 v[0] copy
        and ebp, r8d                                             ;   107.3 p1      51 t1
        xor r10d, ebp                                            ;   108.3 p5      51 t1
        add r11d, r10d                                           ;   109.3 p11     61 t1
        xor r9d, r8d                                             ;   107.3 p1      51 t1
        rorx ebp, r8d, 6                                         ;   107.3 p6      48 t1
        xor ecx, edx                                             ;   106.3 p5      47 v[7]
        rorx r10d, r8d, 0xb                                      ;   107.3 p0      48 t1
        and eax, r12d                                            ;   101.5 p11     52 v[7]
        xor ebp, r10d                                            ;   108.3 p1      48 t1
        rorx r10d, r8d, 0x19                                     ;   107.3 p6      48 t1
        vmovdqa [rsp + 80], xmm6                                 ;   101.7 p7+p4   78 w[4]
        mov edx, dword [rsp + 84]                                ;   101.7 p3      61 t1
        add edx, esi                                             ;   106.7 p5      61 t1
        add eax, dword [rsp + 320]                               ;   102.5 p0+p10   63 v[7]
        add r15d, dword [rsp + 80]                               ;   106.7 p11+p2   61 t1
        add eax, edi                                             ;   105.3 p1      63 v[7]
        add eax, ecx                                             ;   107.3 p6      63 v[7]
        xor ebp, r10d                                            ;   109.3 p5      48 t1
        mov edi, r12d                                            ;   102.5         52 v[7] copy
        xor edi, r13d                                            ;   104.3 p0      52 v[7]
        mov r10d, r8d                                            ;   107.3         51 t1 copy
        add r11d, ebp                                            ;   110.3 p11     61 t1
        and edi, eax                                             ;   108.3 p1      52 v[6]
        rorx ebp, eax, 2                                         ;   108.3 p6      47 v[6]
        rorx ecx, eax, 0xd                                       ;   108.3 p0      47 v[6]
        add ebx, r11d                                            ;   111.3 p5      62 v[0]
        and r12d, r13d                                           ;   104.5 p11     52 v[6]
        xor ebp, ecx                                             ;   109.3 p1      47 v[6]
        mov ecx, dword [rsp + 88]                                ;   104.2 p3      61 t1
        add ecx, r8d                                             ;   109.2 p6      61 t1
        mov dword [rsp + 320], r11d                              ;   111.3 p8+p9   61 t1 spill
        rorx r11d, eax, 0x16                                     ;   108.3 p0      47 v[6]
        xor ebp, r11d                                            ;   110.3 p5      47 v[6]
        mov r11d, eax                                            ;   108.3         62 v[7] copy
        and r9d, ebx                                             ;   112.3 p11     51 t1
        xor esi, r9d                                             ;   113.3 p1      51 t1
        add r15d, esi                                            ;   114.3 p6      61 t1
        xor r10d, ebx                                            ;   112.3 p5      51 t1
        rorx esi, ebx, 6                                         ;   112.3 p0      48 t1
        rorx r9d, ebx, 0xb                                       ;   112.3 p6      48 t1
        add ebp, dword [rsp + 312]                               ;   111.3 p11+p10   63 v[6]
        xor esi, r9d                                             ;   113.3 p1      48 t1
        rorx r9d, ebx, 0x19                                      ;   112.3 p0      48 t1
        add ebp, r12d                                            ;   112.3 p5      63 v[6]
        mov r12d, r13d                                           ;   106.8         52 v[6] copy
        add ebp, edi                                             ;   113.3 p11     63 v[6]
        xor r12d, eax                                            ;   108.3 p1      52 v[6]
        xor esi, r9d                                             ;   114.3 p6      48 t1
        vprold xmm6, xmm4, 0xe                                   ;   108.5 p0      78 w[8]
        vprold xmm7, xmm4, 0x19                                  ;   108.7 p1      78 w[8]
        mov edi, ebx                                             ;   112.3         51 t1 copy
        add r15d, esi                                            ;   115.3 p5      61 t1
        vpsrld xmm4, xmm4, 3                                     ;   109.5 p0      78 w[8]
        vpshufd xmm8, xmm2, 0xe                                  ;   109.3 p5      78 w[8]
        add r11d, r15d                                           ;   116.3 p11     62 v[7]
        and r13d, eax                                            ;   109.2 p6      52 v[5]
        and r12d, ebp                                            ;   114.3 p11     52 v[5]
        rorx esi, ebp, 2                                         ;   114.3 p6      47 v[5]
        rorx r9d, ebp, 0xd                                       ;   114.3 p0      47 v[5]
        xor esi, r9d                                             ;   115.3 p1      47 v[5]
        rorx r9d, ebp, 0x16                                      ;   114.3 p6      47 v[5]
        xor esi, r9d                                             ;   116.3 p5      47 v[5]
        mov r9d, ebp                                             ;   114.3         62 v[6] copy
        and r10d, r11d                                           ;   117.3 p11     51 t1
        xor r8d, r10d                                            ;   118.3 p1      51 t1
        add edx, r8d                                             ;   119.3 p5      61 t1
        xor edi, r11d                                            ;   117.3 p0      51 t1
        rorx r8d, r11d, 6                                        ;   117.3 p6      48 t1
        mov r10d, dword [rsp + 92]                               ;   110.8 p2      61 t1
        add r10d, ebx                                            ;   115.8 p11     61 t1
        mov dword [rsp + 312], r15d                              ;   116.3 p7+p4   61 t1 spill
        rorx r15d, r11d, 0xb                                     ;   117.3 p0      48 t1
        xor r8d, r15d                                            ;   118.3 p1      48 t1
        rorx r15d, r11d, 0x19                                    ;   117.3 p6      48 t1
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   112.3 p5      78 w[8]
        vpalignr xmm6, xmm2, xmm0, 4                             ;   113.3 p5      78 w[8]
        add r14d, r13d                                           ;   112.5 p11     63 v[5]
        vpsrld xmm7, xmm8, 0xa                                   ;   112.7 p1      78 w[8]
        vprold xmm9, xmm8, 0xd                                   ;   113.5 p0      78 w[8]
        vprold xmm8, xmm8, 0xf                                   ;   113.7 p1      78 w[8]
        add r14d, r12d                                           ;   115.3 p11     63 v[5]
        add r14d, esi                                            ;   117.3 p6      63 v[5]
        xor r8d, r15d                                            ;   119.3 p5      48 t1
        vpaddd xmm3, xmm3, xmm4                                  ;   114.5 p0      78 w[8]
        vpternlogd xmm7, xmm8, xmm9, 0x96                        ;   114.7 p1      78 w[8]
        vpaddd xmm3, xmm3, xmm6                                  ;   115.5 p5      78 w[8]
        mov esi, r11d                                            ;   117.3         51 t1 copy
        add edx, r8d                                             ;   120.3 p11     61 t1
        mov r8d, eax                                             ;   114.2         52 v[5] copy
        xor r8d, ebp                                             ;   115.2 p6      52 v[5]
        vpaddd xmm7, xmm7, xmm3                                  ;   116.5 p0      78 w[8]
        mov r12d, r14d                                           ;   118.3         62 v[5] copy
        add r9d, edx                                             ;   121.3 p11     62 v[6]
        rorx r13d, r14d, 2                                       ;   118.3 p6      47 v[4]
        rorx r15d, r14d, 0xd                                     ;   118.3 p0      47 v[4]
        mov dword [rsp + 324], edx                               ;   121.3 p8+p9   61 t1 spill
        rorx edx, r14d, 0x16                                     ;   118.3 p6      47 v[4]
        and edi, r9d                                             ;   122.3 p1      51 t1
        xor ebx, edi                                             ;   123.3 p5      51 t1
        add ecx, ebx                                             ;   124.3 p11     61 t1
        xor esi, r9d                                             ;   122.3 p1      51 t1
        rorx edi, r9d, 6                                         ;   122.3 p0      48 t1
        rorx ebx, r9d, 0xb                                       ;   122.3 p6      48 t1
        vprold xmm4, xmm7, 0xd                                   ;   117.7 p1      78 w[8]
        vprold xmm8, xmm7, 0xf                                   ;   118.5 p0      78 w[8]
        xor edi, ebx                                             ;   123.3 p5      48 t1
        rorx ebx, r9d, 0x19                                      ;   122.3 p6      48 t1
        vpshufd xmm3, xmm3, 0xe                                  ;   118.3 p5      78 w[8]
        vpsrld xmm9, xmm7, 0xa                                   ;   118.7 p1      78 w[8]
        and eax, ebp                                             ;   117.7 p11     52 v[4]
        vpternlogd xmm9, xmm8, xmm4, 0x96                        ;   119.7 p5      78 w[8]
        and r8d, r14d                                            ;   118.7 p11     52 v[4]
        xor r13d, r15d                                           ;   119.5 p0      47 v[4]
        xor r13d, edx                                            ;   120.5 p1      47 v[4]
        mov r15d, r11d                                           ;   118.5         51 t1 copy
        mov edx, dword [rsp + 320]                               ;   118.7 p3      63 v[4]
        xor edi, ebx                                             ;   124.3 p11     48 t1
        add edx, eax                                             ;   123.7 p6      63 v[4]
        add edx, r8d                                             ;   124.7 p5      63 v[4]
        vpaddd xmm3, xmm3, xmm9                                  ;   120.7 p0      78 w[8]
        add edx, r13d                                            ;   125.7 p1      63 v[4]
        add ecx, edi                                             ;   125.3 p11     61 t1
        mov edi, ebp                                             ;   119.8         52 v[4] copy
        xor edi, r14d                                            ;   121.2 p6      52 v[4]
        vpunpcklqdq xmm3, xmm7, xmm3                             ;   121.7 p5      78 w[8]
        mov r8d, r9d                                             ;   122.3         51 t1 copy
        add r12d, ecx                                            ;   126.3 p0      62 v[5]
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 112] ;   122.7 p1+p10   78 w[8]
        and edi, edx                                             ;   126.7 p11     52 v[3]
        rorx r13d, edx, 2                                        ;   126.7 p6      47 v[3]
        rorx eax, edx, 0xd                                       ;   126.7 p0      47 v[3]
        xor r13d, eax                                            ;   127.7 p5      47 v[3]
        rorx eax, edx, 0x16                                      ;   126.7 p6      47 v[3]
        xor r13d, eax                                            ;   128.7 p1      47 v[3]
        and esi, r12d                                            ;   127.3 p11     51 t1
        xor r15d, esi                                            ;   128.3 p5      51 t1
        rorx esi, r12d, 6                                        ;   127.3 p0      48 t1
        xor r8d, r12d                                            ;   127.3 p1      51 t1
        rorx eax, r12d, 0xb                                      ;   127.3 p6      48 t1
        and ebp, r14d                                            ;   123.7 p11     52 v[3]
        xor esi, eax                                             ;   128.3 p5      48 t1
        rorx eax, r12d, 0x19                                     ;   127.3 p0      48 t1
        vmovdqa [rsp + 96], xmm4                                 ;   123.7 p7+p4   78 w[8]
        mov ebx, dword [rsp + 100]                               ;   123.7 p2      61 t1
        add ebx, r9d                                             ;   128.7 p1      61 t1
        add ebp, dword [rsp + 312]                               ;   124.7 p11+p3   63 v[3]
        add r11d, dword [rsp + 96]                               ;   128.7 p6+p10   61 t1
        add ebp, edi                                             ;   127.7 p5      63 v[3]
        xor esi, eax                                             ;   129.3 p0      48 t1
        mov edi, r14d                                            ;   124.3         52 v[3] copy
        xor edi, edx                                             ;   126.7 p1      52 v[3]
        add r10d, r15d                                           ;   129.3 p11     61 t1
        mov r15d, edx                                            ;   126.7         62 v[4] copy
        add ebp, r13d                                            ;   129.7 p6      63 v[3]
        mov r13d, r12d                                           ;   127.3         51 t1 copy
        add r10d, esi                                            ;   130.3 p5      61 t1
        add r15d, r10d                                           ;   131.3 p0      62 v[4]
        and r14d, edx                                            ;   126.7 p1      52 v[2]
        mov esi, dword [rsp + 104]                               ;   125.8 p2      61 t1
        add esi, r12d                                            ;   130.8 p11     61 t1
        and edi, ebp                                             ;   130.7 p6      52 v[2]
        rorx eax, ebp, 2                                         ;   130.7 p0      47 v[2]
        and r8d, r15d                                            ;   132.3 p5      51 t1
        xor r9d, r8d                                             ;   133.3 p1      51 t1
        rorx r8d, ebp, 0xd                                       ;   130.7 p6      47 v[2]
        xor eax, r8d                                             ;   131.7 p11     47 v[2]
        rorx r8d, ebp, 0x16                                      ;   130.7 p0      47 v[2]
        xor eax, r8d                                             ;   132.7 p5      47 v[2]
        mov r8d, ebp                                             ;   130.7         62 v[3] copy
        add r11d, r9d                                            ;   134.3 p1      61 t1
        xor r13d, r15d                                           ;   132.3 p11     51 t1
        rorx r9d, r15d, 6                                        ;   132.3 p6      48 t1
        mov dword [rsp + 312], r10d                              ;   131.3 p8+p9   61 t1 spill
        mov r10d, dword [rsp + 324]                              ;   128.3 p3      63 v[2]
        mov dword [rsp + 324], ecx                               ;   128.5 p7+p4   61 t1 spill
        rorx ecx, r15d, 0xb                                      ;   132.3 p0      48 t1
        xor r9d, ecx                                             ;   133.3 p5      48 t1
        rorx ecx, r15d, 0x19                                     ;   132.3 p6      48 t1
        add r10d, r14d                                           ;   133.3 p1      63 v[2]
        add r10d, edi                                            ;   134.3 p11     63 v[2]
        mov edi, edx                                             ;   129.5         52 v[2] copy
        xor edi, ebp                                             ;   130.7 p5      52 v[2]
        xor r9d, ecx                                             ;   134.3 p0      48 t1
        vprold xmm4, xmm5, 0xe                                   ;   130.7 p1      78 w[12]
        vprold xmm7, xmm5, 0x19                                  ;   131.5 p0      78 w[12]
        add r10d, eax                                            ;   135.3 p11     63 v[2]
        mov r14d, r15d                                           ;   132.3         51 t1 copy
        add r11d, r9d                                            ;   135.3 p6      61 t1
        vpsrld xmm5, xmm5, 3                                     ;   131.7 p1      78 w[12]
        vpshufd xmm8, xmm3, 0xe                                  ;   131.3 p5      78 w[12]
        add r8d, r11d                                            ;   136.3 p11     62 v[3]
        and edx, ebp                                             ;   132.2 p6      52 v[1]
        and edi, r10d                                            ;   136.3 p5      52 v[1]
        rorx r9d, r10d, 2                                        ;   136.3 p0      47 v[1]
        rorx eax, r10d, 0xd                                      ;   136.3 p6      47 v[1]
        xor r9d, eax                                             ;   137.3 p1      47 v[1]
        rorx eax, r10d, 0x16                                     ;   136.3 p0      47 v[1]
        xor r9d, eax                                             ;   138.3 p11     47 v[1]
        mov eax, r10d                                            ;   136.3         62 v[2] copy
        and r13d, r8d                                            ;   137.3 p5      51 t1
        xor r12d, r13d                                           ;   138.3 p1      51 t1
        add ebx, r12d                                            ;   139.3 p11     61 t1
        xor r14d, r8d                                            ;   137.3 p6      51 t1
        rorx r12d, r8d, 6                                        ;   137.3 p0      48 t1
        mov r13d, dword [rsp + 108]                              ;   133.5 p10     61 t1
        add r13d, r15d                                           ;   138.5 p5      61 t1
        rorx ecx, r8d, 0xb                                       ;   137.3 p6      48 t1
        xor r12d, ecx                                            ;   138.3 p1      48 t1
        rorx ecx, r8d, 0x19                                      ;   137.3 p0      48 t1
        vpternlogd xmm5, xmm7, xmm4, 0x96                        ;   135.3 p5      78 w[12]
        vpalignr xmm4, xmm3, xmm2, 4                             ;   136.3 p5      78 w[12]
        vpsrld xmm7, xmm8, 0xa                                   ;   135.7 p1      78 w[12]
        vprold xmm9, xmm8, 0xd                                   ;   136.5 p0      78 w[12]
        vprold xmm8, xmm8, 0xf                                   ;   136.7 p1      78 w[12]
        add edx, edi                                             ;   137.3 p11     63 v[1]
        add edx, dword [rsp + 324]                               ;   138.3 p6+p2   63 v[1]
        xor r12d, ecx                                            ;   139.3 p11     48 t1
        vpaddd xmm1, xmm1, xmm5                                  ;   137.3 p5      78 w[12]
        vpternlogd xmm7, xmm8, xmm9, 0x96                        ;   137.7 p0      78 w[12]
        vpaddd xmm1, xmm1, xmm4                                  ;   138.3 p1      78 w[12]
        add edx, r9d                                             ;   139.3 p6      63 v[1]
        mov edi, r8d                                             ;   137.3         51 t1 copy
        add ebx, r12d                                            ;   140.3 p11     61 t1
        mov r9d, r10d                                            ;   136.7         52 v[1] copy
        vpaddd xmm7, xmm7, xmm1                                  ;   139.3 p5      78 w[12]
        add eax, ebx                                             ;   141.3 p6      62 v[2]
        xor r9d, ebp                                             ;   138.2 p11     52 v[1]
        rorx r12d, edx, 2                                        ;   140.3 p0      47 v[0]
        rorx ecx, edx, 0xd                                       ;   140.3 p6      47 v[0]
        and r14d, eax                                            ;   142.3 p1      51 t1
        xor r15d, r14d                                           ;   143.3 p11     51 t1
        rorx r14d, edx, 0x16                                     ;   140.3 p0      47 v[0]
        add esi, r15d                                            ;   144.3 p5      61 t1
        mov r15d, edx                                            ;   140.3         62 v[1] copy
        xor edi, eax                                             ;   142.3 p1      51 t1
        mov dword [rsp + 324], ebx                               ;   141.3 p8+p9   61 t1 spill
        rorx ebx, eax, 6                                         ;   142.3 p6      48 t1
        mov dword [rsp + 320], r11d                              ;   139.0 p7+p4   61 t1 spill
        rorx r11d, eax, 0xb                                      ;   142.3 p0      48 t1
        vprold xmm5, xmm7, 0xd                                   ;   140.7 p1      78 w[12]
        xor ebx, r11d                                            ;   143.3 p11     48 t1
        rorx r11d, eax, 0x19                                     ;   142.3 p6      48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   140.3 p5      78 w[12]
        and ebp, r10d                                            ;   141.2 p11     52 v[0]
        vpsrld xmm8, xmm7, 0xa                                   ;   141.5 p0      78 w[12]
        vprold xmm9, xmm7, 0xf                                   ;   141.7 p1      78 w[12]
        and r9d, edx                                             ;   141.3 p5      52 v[0]
        xor r12d, ecx                                            ;   142.2 p6      47 v[0]
        xor r12d, r14d                                           ;   143.2 p11     47 v[0]
        vpternlogd xmm8, xmm9, xmm5, 0x96                        ;   142.7 p5      78 w[12]
        xor ebx, r11d                                            ;   144.3 p0      48 t1
        add ebp, r9d                                             ;   142.7 p1      63 v[0]
        add ebp, dword [rsp + 312]                               ;   143.7 p6+p3   63 v[0]
        mov r9d, r8d                                             ;   141.7         51 t1 copy
        vpaddd xmm1, xmm1, xmm8                                  ;   143.7 p5      78 w[12]
        mov r11d, eax                                            ;   142.3         51 t1 copy
        add ebp, r12d                                            ;   144.7 p11     63 v[0]
        add esi, ebx                                             ;   145.3 p0      61 t1
        mov r12d, r10d                                           ;   142.5         52 v[0] copy
        xor r12d, edx                                            ;   143.7 p1      52 v[0]
        vpunpcklqdq xmm1, xmm7, xmm1                             ;   144.7 p5      78 w[12]
        add r15d, esi                                            ;   146.3 p6      62 v[1]
        vpaddd xmm5, xmm1, [rel sha256_blocks.T0_w.blocks + 128] ;   145.7 p0+p10   78 w[12]
        and r12d, ebp                                            ;   145.7 p11     52 v[7]
        rorx r14d, ebp, 2                                        ;   145.7 p6      47 v[7]
        rorx ecx, ebp, 0xd                                       ;   145.7 p0      47 v[7]
        xor r14d, ecx                                            ;   146.7 p1      47 v[7]
        rorx ecx, ebp, 0x16                                      ;   146.2 p6      47 v[7]
        mov ebx, ebp                                             ;   145.7         62 v[0] copy
        and edi, r15d                                            ;   147.3 p11     51 t1
        xor r9d, edi                                             ;   148.3 p5      51 t1
        add r13d, r9d                                            ;   149.3 p1      61 t1
        xor r11d, r15d                                           ;   147.3 p11     51 t1
        rorx edi, r15d, 6                                        ;   147.3 p0      48 t1
        xor r14d, ecx                                            ;   147.7 p5      47 v[7]
        mov r9d, edx                                             ;   145.3         52 v[7] copy
        rorx ecx, r15d, 0xb                                      ;   147.3 p6      48 t1
        xor edi, ecx                                             ;   148.3 p1      48 t1
        rorx ecx, r15d, 0x19                                     ;   147.5 p0      48 t1
        and r9d, r10d                                            ;   147.2 p11     52 v[7]
        vmovdqa [rsp + 112], xmm5                                ;   146.7 p8+p9   78 w[12]
        mov r10d, dword [rsp + 116]                              ;   146.7 p2      61 t1
        add r10d, eax                                            ;   151.7 p5      61 t1
        xor edi, ecx                                             ;   149.3 p1      48 t1
        add r12d, r9d                                            ;   148.2 p6      63 v[7]
        add r12d, r14d                                           ;   149.2 p11     63 v[7]
        add r12d, dword [rsp + 320]                              ;   150.2 p5+p3   63 v[7]
        add r8d, dword [rsp + 112]                               ;   151.7 p0+p10   61 t1
        mov r9d, edx                                             ;   147.5         52 v[7] copy
        xor r9d, ebp                                             ;   148.7 p1      52 v[7]
        add r13d, edi                                            ;   150.3 p6      61 t1
        mov edi, r15d                                            ;   148.0         51 t1 copy
        add ebx, r13d                                            ;   151.3 p11     62 v[0]
        and edx, ebp                                             ;   149.3 p5      52 v[6]
        and r9d, r12d                                            ;   151.2 p0      52 v[6]
        rorx r14d, r12d, 2                                       ;   151.2 p6      47 v[6]
        rorx ecx, r12d, 0xd                                      ;   151.2 p0      47 v[6]
        xor r14d, ecx                                            ;   152.2 p1      47 v[6]
        rorx ecx, r12d, 0x16                                     ;   151.2 p6      47 v[6]
        xor r14d, ecx                                            ;   153.2 p11     47 v[6]
        mov ecx, r12d                                            ;   151.2         62 v[7] copy
        and r11d, ebx                                            ;   152.3 p5      51 t1
        xor eax, r11d                                            ;   153.3 p1      51 t1
        add r8d, eax                                             ;   154.3 p11     61 t1
        xor edi, ebx                                             ;   152.3 p5      51 t1
        rorx r11d, ebx, 6                                        ;   152.3 p0      48 t1
        mov eax, dword [rsp + 120]                               ;   150.5 p2      61 t1
        add eax, r15d                                            ;   155.5 p1      61 t1
        mov dword [rsp + 320], r13d                              ;   151.3 p7+p4   61 t1 spill
        rorx r13d, ebx, 0xb                                      ;   152.3 p6      48 t1
        xor r11d, r13d                                           ;   153.3 p11     48 t1
        rorx r13d, ebx, 0x19                                     ;   152.5 p0      48 t1
        add edx, r9d                                             ;   152.3 p5      63 v[6]
        xor r11d, r13d                                           ;   154.3 p1      48 t1
        vpsrld xmm5, xmm6, 3                                     ;   153.5 p0      78 w[0]
        vprold xmm7, xmm6, 0xe                                   ;   153.7 p1      78 w[0]
        vprold xmm6, xmm6, 0x19                                  ;   154.5 p0      78 w[0]
        add edx, r14d                                            ;   154.2 p6      63 v[6]
        add edx, dword [rsp + 324]                               ;   155.2 p11+p3   63 v[6]
        mov r9d, ebp                                             ;   152.7         52 v[6] copy
        xor r9d, r12d                                            ;   153.3 p5      52 v[6]
        add r8d, r11d                                            ;   155.3 p6      61 t1
        vpshufd xmm8, xmm1, 0xe                                  ;   154.3 p5      78 w[0]
        mov r11d, ebx                                            ;   153.3         51 t1 copy
        add ecx, r8d                                             ;   156.3 p11     62 v[7]
        and ebp, r12d                                            ;   154.7 p1      52 v[5]
        and r9d, edx                                             ;   156.2 p6      52 v[5]
        rorx r13d, edx, 2                                        ;   156.2 p0      47 v[5]
        rorx r14d, edx, 0xd                                      ;   156.2 p6      47 v[5]
        xor r13d, r14d                                           ;   157.2 p11     47 v[5]
        rorx r14d, edx, 0x16                                     ;   156.5 p0      47 v[5]
        xor r13d, r14d                                           ;   158.2 p5      47 v[5]
        mov r14d, edx                                            ;   156.2         62 v[6] copy
        and edi, ecx                                             ;   157.3 p1      51 t1
        xor r15d, edi                                            ;   158.3 p11     51 t1
        add r10d, r15d                                           ;   159.3 p5      61 t1
        xor r11d, ecx                                            ;   157.3 p1      51 t1
        rorx edi, ecx, 6                                         ;   157.3 p6      48 t1
        rorx r15d, ecx, 0xb                                      ;   157.5 p0      48 t1
        vpalignr xmm9, xmm1, xmm3, 4                             ;   157.3 p5      78 w[0]
        xor edi, r15d                                            ;   158.5 p11     48 t1
        mov r15d, dword [rsp + 124]                              ;   156.3 p10     61 t1
        add r15d, ebx                                            ;   161.3 p1      61 t1
        mov dword [rsp + 324], r8d                               ;   156.7 p8+p9   61 t1 spill
        rorx r8d, ecx, 0x19                                      ;   158.2 p6      48 t1
        vpternlogd xmm5, xmm6, xmm7, 0x96                        ;   158.3 p5      78 w[0]
        add esi, r9d                                             ;   158.2 p11     63 v[5]
        add esi, ebp                                             ;   159.2 p0      63 v[5]
        vpsrld xmm6, xmm8, 0xa                                   ;   158.7 p1      78 w[0]
        xor edi, r8d                                             ;   159.5 p6      48 t1
        vpaddd xmm0, xmm0, xmm9                                  ;   159.3 p5      78 w[0]
        add esi, r13d                                            ;   160.2 p11     63 v[5]
        vpaddd xmm0, xmm0, xmm5                                  ;   160.3 p0      78 w[0]
        vprold xmm5, xmm8, 0xd                                   ;   159.7 p1      78 w[0]
        vprold xmm7, xmm8, 0xf                                   ;   160.5 p0      78 w[0]
        add r10d, edi                                            ;   160.5 p6      61 t1
        mov edi, r12d                                            ;   158.8         52 v[5] copy
        xor edi, edx                                             ;   160.2 p11     52 v[5]
        mov ebp, ecx                                             ;   159.2         51 t1 copy
        vpternlogd xmm6, xmm7, xmm5, 0x96                        ;   161.5 p5      78 w[0]
        add r14d, r10d                                           ;   161.5 p1      62 v[6]
        vpaddd xmm5, xmm0, xmm6                                  ;   162.5 p5      78 w[0]
        rorx r8d, esi, 2                                         ;   161.2 p6      47 v[4]
        rorx r9d, esi, 0xd                                       ;   161.5 p0      47 v[4]
        rorx r13d, esi, 0x16                                     ;   162.2 p6      47 v[4]
        and r11d, r14d                                           ;   162.5 p11     51 t1
        xor ebx, r11d                                            ;   163.5 p1      51 t1
        mov r11d, esi                                            ;   161.2         62 v[5] copy
        add eax, ebx                                             ;   164.5 p11     61 t1
        xor ebp, r14d                                            ;   162.5 p5      51 t1
        rorx ebx, r14d, 6                                        ;   162.5 p0      48 t1
        vprold xmm6, xmm5, 0xd                                   ;   163.5 p1      78 w[0]
        mov dword [rsp + 312], r10d                              ;   161.5 p7+p4   61 t1 spill
        rorx r10d, r14d, 0xb                                     ;   163.2 p6      48 t1
        xor ebx, r10d                                            ;   164.2 p11     48 t1
        rorx r10d, r14d, 0x19                                    ;   163.5 p0      48 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   163.3 p5      78 w[0]
        xor r8d, r9d                                             ;   163.7 p1      47 v[4]
        xor r8d, r13d                                            ;   164.7 p6      47 v[4]
        and r12d, edx                                            ;   164.2 p11     52 v[4]
        xor ebx, r10d                                            ;   165.2 p5      48 t1
        and edi, esi                                             ;   164.5 p0      52 v[4]
        vpsrld xmm7, xmm5, 0xa                                   ;   164.7 p1      78 w[0]
        vprold xmm8, xmm5, 0xf                                   ;   165.5 p0      78 w[0]
        mov r9d, ecx                                             ;   163.5         51 t1 copy
        add eax, ebx                                             ;   166.2 p6      61 t1
        mov r10d, edx                                            ;   163.8         52 v[4] copy
        xor r10d, esi                                            ;   165.2 p11     52 v[4]
        add r12d, edi                                            ;   165.5 p5      63 v[4]
        add r12d, dword [rsp + 320]                              ;   166.5 p1+p2   63 v[4]
        add r12d, r8d                                            ;   167.5 p6      63 v[4]
        vpternlogd xmm7, xmm8, xmm6, 0x96                        ;   166.5 p5      78 w[0]
        mov edi, r14d                                            ;   164.8         51 t1 copy
        add r11d, eax                                            ;   167.2 p11     62 v[5]
        vpaddd xmm0, xmm0, xmm7                                  ;   167.5 p0      78 w[0]
        vpunpcklqdq xmm0, xmm5, xmm0                             ;   168.5 p1      78 w[0]
        and ebp, r11d                                            ;   168.2 p6      51 t1
        xor r9d, ebp                                             ;   169.2 p11     51 t1
        rorx ebp, r11d, 6                                        ;   168.2 p0      48 t1
        mov r8d, esi                                             ;   166.0         52 v[3] copy
        xor edi, r11d                                            ;   168.2 p5      51 t1
        rorx r13d, r11d, 0xb                                     ;   168.2 p6      48 t1
        and r8d, edx                                             ;   167.7 p1      52 v[3]
        xor ebp, r13d                                            ;   169.2 p11     48 t1
        rorx r13d, r11d, 0x19                                    ;   168.5 p0      48 t1
        xor ebp, r13d                                            ;   170.2 p5      48 t1
        mov r13d, r14d                                           ;   167.2         51 t1 copy
        mov edx, esi                                             ;   167.3         52 v[3] copy
        add r15d, r9d                                            ;   170.2 p1      61 t1
        add r8d, dword [rsp + 324]                               ;   169.2 p6+p3   63 v[3]
        vpaddd xmm5, xmm0, [rel sha256_blocks.T0_w.blocks + 144] ;   169.5 p5+p10   78 w[0]
        vmovdqa [rsp + 128], xmm5                                ;   170.5 p8+p9   78 w[0]
        add ecx, dword [rsp + 128]                               ;   175.5 p11+p2   61 t1
        add r15d, ebp                                            ;   171.2 p0      61 t1
        and r10d, r12d                                           ;   169.7 p1      52 v[3]
        rorx ebp, r12d, 2                                        ;   170.2 p6      47 v[3]
        add r8d, r10d                                            ;   170.7 p11     63 v[3]
        rorx r9d, r12d, 0xd                                      ;   170.5 p0      47 v[3]
        xor edx, r12d                                            ;   170.3 p5      52 v[3]
        rorx r10d, r12d, 0x16                                    ;   171.2 p6      47 v[3]
        xor ebp, r9d                                             ;   171.5 p1      47 v[3]
        xor ebp, r10d                                            ;   172.5 p11     47 v[3]
        lea r9d, [r12 + r15]                                     ;   172.2 p5      62 v[4]
        and esi, r12d                                            ;   171.5 p0      52 v[2]
        mov r10d, r11d                                           ;   170.2         51 t1 copy
        mov ebx, dword [rsp + 136]                               ;   170.5 p3      61 t1
        add ebx, r11d                                            ;   175.5 p1      61 t1
        add r8d, ebp                                             ;   173.5 p6      63 v[3]
        and edi, r9d                                             ;   173.2 p11     51 t1
        xor r13d, edi                                            ;   174.2 p5      51 t1
        add ecx, r13d                                            ;   176.5 p0      61 t1
        xor r10d, r9d                                            ;   173.2 p1      51 t1
        rorx edi, r9d, 6                                         ;   173.2 p6      48 t1
        rorx ebp, r9d, 0xb                                       ;   173.5 p0      48 t1
        xor edi, ebp                                             ;   174.5 p11     48 t1
        rorx ebp, r9d, 0x19                                      ;   174.2 p6      48 t1
        mov r13d, r12d                                           ;   172.2         52 v[2] copy
        add esi, dword [rsp + 312]                               ;   173.3 p5+p10   63 v[2]
        xor edi, ebp                                             ;   175.5 p1      48 t1
        vpsrld xmm5, xmm4, 3                                     ;   174.5 p0      78 w[4]
        vprold xmm6, xmm4, 0xe                                   ;   174.7 p1      78 w[4]
        vprold xmm4, xmm4, 0x19                                  ;   175.5 p0      78 w[4]
        add r14d, dword [rsp + 132]                              ;   175.5 p11+p2   61 t1
        mov ebp, r9d                                             ;   173.3         51 t1 copy
        add ecx, edi                                             ;   177.5 p5      61 t1
        vpshufd xmm7, xmm0, 0xe                                  ;   175.3 p5      78 w[4]
        and edx, r8d                                             ;   175.2 p6      52 v[2]
        add esi, edx                                             ;   176.2 p11     63 v[2]
        xor r13d, r8d                                            ;   175.7 p1      52 v[2]
        rorx edi, r8d, 2                                         ;   176.2 p6      47 v[2]
        rorx edx, r8d, 0xd                                       ;   176.5 p0      47 v[2]
        xor edi, edx                                             ;   177.5 p11     47 v[2]
        rorx edx, r8d, 0x16                                      ;   177.2 p6      47 v[2]
        xor edi, edx                                             ;   178.5 p5      47 v[2]
        lea edx, [r8 + rcx]                                      ;   178.5 p1      62 v[3]
        and r12d, r8d                                            ;   177.2 p11     52 v[1]
        add esi, edi                                             ;   179.5 p5      63 v[2]
        and r10d, edx                                            ;   179.5 p0      51 t1
        xor r11d, r10d                                           ;   180.5 p1      51 t1
        add r14d, r11d                                           ;   181.5 p6      61 t1
        xor ebp, edx                                             ;   179.5 p11     51 t1
        rorx edi, edx, 6                                         ;   179.5 p0      48 t1
        rorx r10d, edx, 0xb                                      ;   179.5 p6      48 t1
        mov r11d, dword [rsp + 140]                              ;   176.7 p3      61 t1
        add r11d, r9d                                            ;   181.7 p5      61 t1
        xor edi, r10d                                            ;   180.5 p1      48 t1
        rorx r10d, edx, 0x19                                     ;   179.5 p0      48 t1
        vpternlogd xmm5, xmm4, xmm6, 0x96                        ;   179.3 p5      78 w[4]
        vpalignr xmm4, xmm0, xmm1, 4                             ;   180.3 p5      78 w[4]
        add eax, r12d                                            ;   179.2 p11     63 v[1]
        vpsrld xmm6, xmm7, 0xa                                   ;   179.7 p1      78 w[4]
        vprold xmm8, xmm7, 0xd                                   ;   180.5 p0      78 w[4]
        vprold xmm7, xmm7, 0xf                                   ;   180.7 p1      78 w[4]
        xor edi, r10d                                            ;   181.5 p6      48 t1
        vpaddd xmm2, xmm2, xmm5                                  ;   181.3 p5      78 w[4]
        vpternlogd xmm6, xmm7, xmm8, 0x96                        ;   181.7 p0      78 w[4]
        mov r10d, edx                                            ;   179.5         51 t1 copy
        vpaddd xmm2, xmm2, xmm4                                  ;   182.3 p1      78 w[4]
        add r14d, edi                                            ;   182.5 p11     61 t1
        and r13d, esi                                            ;   181.2 p6      52 v[1]
        add eax, r13d                                            ;   182.2 p11     63 v[1]
        rorx edi, esi, 2                                         ;   182.2 p6      47 v[1]
        rorx r12d, esi, 0xd                                      ;   182.5 p0      47 v[1]
        rorx r13d, esi, 0x16                                     ;   183.2 p6      47 v[1]
        xor edi, r12d                                            ;   183.5 p11     47 v[1]
        lea r12d, [rsi + r14]                                    ;   183.5 p5      62 v[2]
        vpaddd xmm6, xmm6, xmm2                                  ;   183.3 p1      78 w[4]
        xor edi, r13d                                            ;   184.5 p11     47 v[1]
        mov r13d, r8d                                            ;   180.8         52 v[1] copy
        xor r13d, esi                                            ;   183.3 p5      52 v[1]
        add eax, edi                                             ;   185.5 p0      63 v[1]
        and ebp, r12d                                            ;   184.5 p1      51 t1
        xor r9d, ebp                                             ;   185.5 p6      51 t1
        add ebx, r9d                                             ;   186.5 p11     61 t1
        rorx edi, r12d, 6                                        ;   184.5 p0      48 t1
        xor r10d, r12d                                           ;   184.5 p5      51 t1
        rorx ebp, r12d, 0xb                                      ;   185.2 p6      48 t1
        rorx r9d, r12d, 0x19                                     ;   185.5 p0      48 t1
        and r8d, esi                                             ;   184.7 p1      52 v[0]
        vpshufd xmm2, xmm2, 0xe                                  ;   185.3 p5      78 w[4]
        vpsrld xmm5, xmm6, 0xa                                   ;   185.7 p1      78 w[4]
        xor edi, ebp                                             ;   186.2 p11     48 t1
        mov ebp, edx                                             ;   183.2         51 t1 copy
        vprold xmm7, xmm6, 0xd                                   ;   186.5 p0      78 w[4]
        vprold xmm8, xmm6, 0xf                                   ;   186.7 p1      78 w[4]
        xor edi, r9d                                             ;   187.2 p6      48 t1
        add r15d, r8d                                            ;   186.2 p11     63 v[0]
        vpternlogd xmm5, xmm8, xmm7, 0x96                        ;   187.7 p5      78 w[4]
        add ebx, edi                                             ;   188.2 p6      61 t1
        mov edi, esi                                             ;   184.3         52 v[0] copy
        mov r8d, r12d                                            ;   184.5         51 t1 copy
        vpaddd xmm2, xmm2, xmm5                                  ;   188.7 p5      78 w[4]
        and r13d, eax                                            ;   187.2 p11     52 v[0]
        add r15d, r13d                                           ;   188.2 p0      63 v[0]
        xor edi, eax                                             ;   187.7 p1      52 v[0]
        rorx r9d, eax, 2                                         ;   188.2 p6      47 v[0]
        rorx r13d, eax, 0xd                                      ;   188.5 p0      47 v[0]
        xor r9d, r13d                                            ;   189.5 p11     47 v[0]
        rorx r13d, eax, 0x16                                     ;   189.2 p6      47 v[0]
        vpunpcklqdq xmm2, xmm6, xmm2                             ;   189.7 p5      78 w[4]
        xor r9d, r13d                                            ;   190.5 p1      47 v[0]
        lea r13d, [rax + rbx]                                    ;   189.2 p11     62 v[1]
        add r15d, r9d                                            ;   191.5 p5      63 v[0]
        vpaddd xmm5, xmm2, [rel sha256_blocks.T0_w.blocks + 160] ;   190.7 p0+p10   78 w[4]
        and r10d, r13d                                           ;   190.2 p1      51 t1
        xor ebp, r10d                                            ;   191.2 p6      51 t1
        add r11d, ebp                                            ;   192.2 p11     61 t1
        rorx ebp, r13d, 6                                        ;   190.5 p0      48 t1
        xor r8d, r13d                                            ;   190.3 p5      51 t1
        rorx r9d, r13d, 0xb                                      ;   191.2 p6      48 t1
        and esi, eax                                             ;   190.7 p1      52 v[7]
        rorx r10d, r13d, 0x19                                    ;   191.5 p0      48 t1
        add ecx, esi                                             ;   191.7 p11     63 v[7]
        mov esi, r12d                                            ;   188.3         51 t1 copy
        vmovdqa [rsp + 144], xmm5                                ;   191.7 p7+p4   78 w[4]
        add edx, dword [rsp + 144]                               ;   196.7 p5+p2   61 t1
        xor ebp, r9d                                             ;   192.2 p1      48 t1
        xor ebp, r10d                                            ;   193.2 p6      48 t1
        mov r9d, eax                                             ;   189.2         52 v[7] copy
        mov r10d, r13d                                           ;   190.2         51 t1 copy
        add r11d, ebp                                            ;   194.2 p11     61 t1
        and edi, r15d                                            ;   192.5 p5      52 v[7]
        add ecx, edi                                             ;   193.5 p0      63 v[7]
        xor r9d, r15d                                            ;   192.7 p1      52 v[7]
        rorx edi, r15d, 2                                        ;   193.2 p6      47 v[7]
        rorx ebp, r15d, 0xd                                      ;   193.5 p0      47 v[7]
        xor edi, ebp                                             ;   194.5 p11     47 v[7]
        rorx ebp, r15d, 0x16                                     ;   194.2 p6      47 v[7]
        xor edi, ebp                                             ;   195.5 p5      47 v[7]
        lea ebp, [r15 + r11]                                     ;   195.2 p1      62 v[0]
        and eax, r15d                                            ;   194.2 p11     52 v[6]
        mov dword [rsp + 312], r11d                              ;   195.2 p8+p9   61 t1 spill
        mov r11d, dword [rsp + 152]                              ;   191.7 p3      61 t1
        add r11d, r13d                                           ;   196.7 p5      61 t1
        add ecx, edi                                             ;   196.5 p0      63 v[7]
        and r8d, ebp                                             ;   196.2 p1      51 t1
        xor esi, r8d                                             ;   197.2 p6      51 t1
        add edx, esi                                             ;   198.2 p11     61 t1
        xor r10d, ebp                                            ;   196.2 p5      51 t1
        rorx esi, ebp, 6                                         ;   196.2 p0      48 t1
        rorx edi, ebp, 0xb                                       ;   196.2 p6      48 t1
        xor esi, edi                                             ;   197.2 p1      48 t1
        rorx edi, ebp, 0x19                                      ;   196.5 p0      48 t1
        add r14d, eax                                            ;   196.2 p11     63 v[6]
        mov r8d, r15d                                            ;   193.5         52 v[6] copy
        add r12d, dword [rsp + 148]                              ;   196.7 p5+p10   61 t1
        xor esi, edi                                             ;   198.2 p1      48 t1
        vprold xmm5, xmm9, 0xe                                   ;   197.5 p0      78 w[8]
        vprold xmm6, xmm9, 0x19                                  ;   197.7 p1      78 w[8]
        mov edi, ebp                                             ;   196.2         51 t1 copy
        add edx, esi                                             ;   199.2 p6      61 t1
        vpsrld xmm7, xmm9, 3                                     ;   198.5 p0      78 w[8]
        vpshufd xmm8, xmm2, 0xe                                  ;   197.3 p5      78 w[8]
        and r9d, ecx                                             ;   197.5 p11     52 v[6]
        add r14d, r9d                                            ;   198.5 p6      63 v[6]
        rorx esi, ecx, 2                                         ;   199.2 p6      47 v[6]
        xor r8d, ecx                                             ;   198.2 p11     52 v[6]
        rorx r9d, ecx, 0xd                                       ;   199.5 p0      47 v[6]
        rorx eax, ecx, 0x16                                      ;   200.2 p6      47 v[6]
        xor esi, r9d                                             ;   200.5 p5      47 v[6]
        lea r9d, [rcx + rdx]                                     ;   200.2 p1      62 v[7]
        and r15d, ecx                                            ;   199.2 p11     52 v[5]
        xor esi, eax                                             ;   201.5 p5      47 v[6]
        add r14d, esi                                            ;   202.5 p1      63 v[6]
        and r10d, r9d                                            ;   201.2 p11     51 t1
        xor r13d, r10d                                           ;   202.2 p5      51 t1
        xor edi, r9d                                             ;   201.2 p0      51 t1
        rorx esi, r9d, 6                                         ;   201.2 p6      48 t1
        mov r10d, dword [rsp + 156]                              ;   197.5 p2      61 t1
        add r10d, ebp                                            ;   202.5 p1      61 t1
        rorx eax, r9d, 0xb                                       ;   201.5 p0      48 t1
        xor esi, eax                                             ;   202.5 p11     48 t1
        rorx eax, r9d, 0x19                                      ;   202.2 p6      48 t1
        vpalignr xmm9, xmm2, xmm0, 4                             ;   201.3 p5      78 w[8]
        vpternlogd xmm7, xmm6, xmm5, 0x96                        ;   201.7 p1      78 w[8]
        vpsrld xmm5, xmm8, 0xa                                   ;   202.5 p0      78 w[8]
        add ebx, r15d                                            ;   202.2 p11     63 v[5]
        vprold xmm6, xmm8, 0xd                                   ;   202.7 p1      78 w[8]
        vprold xmm8, xmm8, 0xf                                   ;   203.5 p0      78 w[8]
        xor esi, eax                                             ;   203.5 p5      48 t1
        add r12d, r13d                                           ;   203.2 p6      61 t1
        vpaddd xmm3, xmm3, xmm7                                  ;   203.3 p5      78 w[8]
        mov r13d, r9d                                            ;   201.2         51 t1 copy
        vpaddd xmm3, xmm3, xmm9                                  ;   204.3 p1      78 w[8]
        add r12d, esi                                            ;   204.5 p11     61 t1
        vpternlogd xmm5, xmm8, xmm6, 0x96                        ;   204.5 p5      78 w[8]
        and r8d, r14d                                            ;   204.2 p6      52 v[5]
        rorx esi, r14d, 2                                        ;   204.5 p0      47 v[5]
        add ebx, r8d                                             ;   205.2 p11     63 v[5]
        rorx r8d, r14d, 0xd                                      ;   205.2 p6      47 v[5]
        rorx r15d, r14d, 0x16                                    ;   205.5 p0      47 v[5]
        xor esi, r8d                                             ;   206.2 p1      47 v[5]
        vpaddd xmm5, xmm5, xmm3                                  ;   205.5 p5      78 w[8]
        lea r8d, [r14 + r12]                                     ;   205.5 p11     62 v[6]
        mov eax, ecx                                             ;   201.8         52 v[5] copy
        xor eax, r14d                                            ;   205.7 p1      52 v[5]
        xor esi, r15d                                            ;   207.2 p6      47 v[5]
        add ebx, esi                                             ;   208.2 p11     63 v[5]
        and edi, r8d                                             ;   206.5 p5      51 t1
        xor ebp, edi                                             ;   207.5 p0      51 t1
        rorx esi, r8d, 6                                         ;   207.2 p6      48 t1
        xor r13d, r8d                                            ;   206.7 p1      51 t1
        rorx edi, r8d, 0xb                                       ;   207.5 p0      48 t1
        rorx r15d, r8d, 0x19                                     ;   208.2 p6      48 t1
        and ecx, r14d                                            ;   207.2 p11     52 v[4]
        vpsrld xmm6, xmm5, 0xa                                   ;   207.7 p1      78 w[8]
        vprold xmm7, xmm5, 0xd                                   ;   208.5 p0      78 w[8]
        vprold xmm8, xmm5, 0xf                                   ;   208.7 p1      78 w[8]
        add r11d, ebp                                            ;   208.5 p5      61 t1
        mov ebp, r9d                                             ;   204.3         51 t1 copy
        vpshufd xmm3, xmm3, 0xe                                  ;   208.3 p5      78 w[8]
        xor esi, edi                                             ;   208.5 p11     48 t1
        xor esi, r15d                                            ;   209.5 p6      48 t1
        mov edi, dword [rsp + 312]                               ;   205.0 p3      63 v[4]
        add edi, ecx                                             ;   210.0 p11     63 v[4]
        mov r15d, r8d                                            ;   206.5         51 t1 copy
        vpternlogd xmm6, xmm8, xmm7, 0x96                        ;   209.7 p5      78 w[8]
        add r11d, esi                                            ;   210.5 p0      61 t1
        mov esi, r14d                                            ;   205.8         52 v[4] copy
        vpaddd xmm3, xmm3, xmm6                                  ;   210.7 p1      78 w[8]
        and eax, ebx                                             ;   210.2 p6      52 v[4]
        add edi, eax                                             ;   211.2 p11     63 v[4]
        xor esi, ebx                                             ;   210.3 p5      52 v[4]
        rorx eax, ebx, 2                                         ;   210.5 p0      47 v[4]
        rorx ecx, ebx, 0xd                                       ;   211.2 p6      47 v[4]
        vpunpcklqdq xmm3, xmm5, xmm3                             ;   211.7 p1      78 w[8]
        xor eax, ecx                                             ;   212.2 p11     47 v[4]
        rorx ecx, ebx, 0x16                                      ;   211.5 p0      47 v[4]
        xor eax, ecx                                             ;   213.2 p5      47 v[4]
        lea ecx, [rbx + r11]                                     ;   211.7 p1      62 v[5]
        vpaddd xmm5, xmm3, [rel sha256_blocks.T0_w.blocks + 176] ;   212.7 p5+p10   78 w[8]
        add edi, eax                                             ;   214.2 p6      63 v[4]
        and r13d, ecx                                            ;   212.7 p11     51 t1
        xor ebp, r13d                                            ;   213.7 p0      51 t1
        add r10d, ebp                                            ;   214.7 p1      61 t1
        rorx ebp, ecx, 6                                         ;   213.2 p6      48 t1
        mov r13d, ebx                                            ;   209.2         52 v[3] copy
        xor r15d, ecx                                            ;   213.2 p11     51 t1
        rorx eax, ecx, 0xb                                       ;   213.5 p0      48 t1
        xor ebp, eax                                             ;   214.5 p5      48 t1
        rorx eax, ecx, 0x19                                      ;   214.2 p6      48 t1
        and r13d, r14d                                           ;   213.7 p1      52 v[3]
        mov r14d, r8d                                            ;   209.8         51 t1 copy
        vmovdqa [rsp + 160], xmm5                                ;   213.7 p7+p4   78 w[8]
        add r9d, dword [rsp + 160]                               ;   218.7 p11+p2   61 t1
        add edx, r13d                                            ;   214.7 p5      63 v[3]
        xor ebp, eax                                             ;   215.5 p0      48 t1
        mov r13d, ebx                                            ;   210.7         52 v[3] copy
        mov eax, ecx                                             ;   212.7         51 t1 copy
        add r10d, ebp                                            ;   216.5 p1      61 t1
        and esi, edi                                             ;   215.2 p6      52 v[3]
        add edx, esi                                             ;   216.2 p11     63 v[3]
        xor r13d, edi                                            ;   215.3 p5      52 v[3]
        rorx esi, edi, 2                                         ;   215.5 p0      47 v[3]
        rorx ebp, edi, 0xd                                       ;   216.2 p6      47 v[3]
        xor esi, ebp                                             ;   217.2 p1      47 v[3]
        rorx ebp, edi, 0x16                                      ;   216.5 p0      47 v[3]
        xor esi, ebp                                             ;   218.2 p11     47 v[3]
        lea ebp, [rdi + r10]                                     ;   217.5 p5      62 v[4]
        and ebx, edi                                             ;   216.7 p1      52 v[2]
        add edx, esi                                             ;   219.2 p6      63 v[3]
        and r15d, ebp                                            ;   218.5 p11     51 t1
        xor r14d, r15d                                           ;   219.5 p5      51 t1
        add r9d, r14d                                            ;   220.5 p0      61 t1
        xor eax, ebp                                             ;   218.5 p1      51 t1
        rorx esi, ebp, 6                                         ;   218.5 p6      48 t1
        mov r14d, dword [rsp + 168]                              ;   213.8 p3      61 t1
        add r14d, ecx                                            ;   218.8 p11     61 t1
        rorx r15d, ebp, 0xb                                      ;   218.5 p0      48 t1
        xor esi, r15d                                            ;   219.5 p5      48 t1
        rorx r15d, ebp, 0x19                                     ;   219.2 p6      48 t1
        add r8d, dword [rsp + 164]                               ;   218.7 p1+p10   61 t1
        add r12d, ebx                                            ;   219.2 p11     63 v[2]
        mov ebx, edi                                             ;   215.2         52 v[2] copy
        xor esi, r15d                                            ;   220.5 p5      48 t1
        mov r15d, ebp                                            ;   218.5         51 t1 copy
        add r9d, esi                                             ;   221.5 p0      61 t1
        and r13d, edx                                            ;   220.2 p1      52 v[2]
        add r12d, r13d                                           ;   221.2 p6      63 v[2]
        xor ebx, edx                                             ;   220.2 p11     52 v[2]
        rorx esi, edx, 2                                         ;   220.5 p0      47 v[2]
        rorx r13d, edx, 0xd                                      ;   221.2 p6      47 v[2]
        xor esi, r13d                                            ;   222.2 p5      47 v[2]
        rorx r13d, edx, 0x16                                     ;   221.5 p0      47 v[2]
        xor esi, r13d                                            ;   223.2 p1      47 v[2]
        lea r13d, [rdx + r9]                                     ;   222.5 p11     62 v[3]
        vprold xmm5, xmm4, 0xe                                   ;   221.7 p1      78 w[12]
        vprold xmm6, xmm4, 0x19                                  ;   222.5 p0      78 w[12]
        and edi, edx                                             ;   221.3 p5      52 v[1]
        mov dword [rsp + 312], r9d                               ;   222.5 p8+p9   61 t1 spill
        mov r9d, dword [rsp + 172]                               ;   217.8 p2      61 t1
        add r9d, ebp                                             ;   222.8 p6      61 t1
        add r12d, esi                                            ;   224.2 p11     63 v[2]
        and eax, r13d                                            ;   223.5 p5      51 t1
        xor ecx, eax                                             ;   224.5 p1      51 t1
        add r8d, ecx                                             ;   225.5 p6      61 t1
        xor r15d, r13d                                           ;   223.5 p11     51 t1
        rorx esi, r13d, 6                                        ;   223.5 p0      48 t1
        vpsrld xmm4, xmm4, 3                                     ;   223.7 p1      78 w[12]
        rorx eax, r13d, 0xb                                      ;   224.2 p6      48 t1
        vpshufd xmm7, xmm3, 0xe                                  ;   223.3 p5      78 w[12]
        xor esi, eax                                             ;   225.2 p11     48 t1
        rorx eax, r13d, 0x19                                     ;   224.5 p0      48 t1
        vpalignr xmm8, xmm3, xmm2, 4                             ;   224.3 p5      78 w[12]
        add r11d, edi                                            ;   224.7 p1      63 v[1]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   225.3 p5      78 w[12]
        xor esi, eax                                             ;   226.2 p6      48 t1
        vpsrld xmm5, xmm7, 0xa                                   ;   225.5 p0      78 w[12]
        mov edi, r13d                                            ;   223.5         51 t1 copy
        vprold xmm6, xmm7, 0xd                                   ;   225.7 p1      78 w[12]
        vprold xmm7, xmm7, 0xf                                   ;   226.5 p0      78 w[12]
        vpaddd xmm1, xmm1, xmm8                                  ;   226.3 p5      78 w[12]
        vpaddd xmm1, xmm1, xmm4                                  ;   227.3 p1      78 w[12]
        add r8d, esi                                             ;   227.2 p11     61 t1
        mov esi, edx                                             ;   221.8         52 v[1] copy
        vpternlogd xmm5, xmm7, xmm6, 0x96                        ;   227.5 p5      78 w[12]
        and ebx, r12d                                            ;   226.2 p6      52 v[1]
        add r11d, ebx                                            ;   227.2 p11     63 v[1]
        rorx eax, r12d, 2                                        ;   227.2 p6      47 v[1]
        xor esi, r12d                                            ;   227.2 p11     52 v[1]
        rorx ecx, r12d, 0xd                                      ;   227.5 p0      47 v[1]
        rorx ebx, r12d, 0x16                                     ;   228.2 p6      47 v[1]
        xor eax, ecx                                             ;   228.5 p1      47 v[1]
        lea ecx, [r12 + r8]                                      ;   228.2 p11     62 v[2]
        xor eax, ebx                                             ;   229.5 p5      47 v[1]
        vpaddd xmm4, xmm1, xmm5                                  ;   228.5 p0      78 w[12]
        add r11d, eax                                            ;   230.5 p1      63 v[1]
        and r15d, ecx                                            ;   229.2 p6      51 t1
        xor ebp, r15d                                            ;   230.2 p11     51 t1
        rorx r15d, ecx, 6                                        ;   229.5 p0      48 t1
        xor edi, ecx                                             ;   229.3 p5      51 t1
        rorx eax, ecx, 0xb                                       ;   230.2 p6      48 t1
        rorx ebx, ecx, 0x19                                      ;   230.5 p0      48 t1
        and edx, r12d                                            ;   229.7 p1      52 v[0]
        mov dword [rsp + 324], r8d                               ;   228.2 p7+p4   61 t1 spill
        mov r8d, r13d                                            ;   225.3         51 t1 copy
        xor r15d, eax                                            ;   231.2 p11     48 t1
        add r14d, ebp                                            ;   231.2 p5      61 t1
        xor r15d, ebx                                            ;   232.2 p1      48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   231.3 p5      78 w[12]
        vpsrld xmm5, xmm4, 0xa                                   ;   231.5 p0      78 w[12]
        add r10d, edx                                            ;   231.2 p6      63 v[0]
        vprold xmm6, xmm4, 0xd                                   ;   231.7 p1      78 w[12]
        vprold xmm7, xmm4, 0xf                                   ;   232.5 p0      78 w[12]
        and esi, r11d                                            ;   231.5 p11     52 v[0]
        add r10d, esi                                            ;   232.5 p6      63 v[0]
        rorx esi, r11d, 2                                        ;   233.2 p6      47 v[0]
        rorx ebp, r11d, 0xd                                      ;   233.5 p0      47 v[0]
        rorx eax, r11d, 0x16                                     ;   234.2 p6      47 v[0]
        add r14d, r15d                                           ;   233.2 p11     61 t1
        mov r15d, r12d                                           ;   227.8         52 v[0] copy
        mov edx, ecx                                             ;   229.2         51 t1 copy
        xor r15d, r11d                                           ;   232.3 p5      52 v[0]
        vpternlogd xmm5, xmm7, xmm6, 0x96                        ;   233.5 p1      78 w[12]
        lea ebx, [r11 + r14]                                     ;   234.2 p11     62 v[1]
        vpaddd xmm1, xmm1, xmm5                                  ;   234.5 p5      78 w[12]
        xor esi, ebp                                             ;   234.5 p1      47 v[0]
        xor esi, eax                                             ;   235.5 p11     47 v[0]
        vpunpcklqdq xmm1, xmm4, xmm1                             ;   235.5 p5      78 w[12]
        add r10d, esi                                            ;   236.5 p0      63 v[0]
        and edi, ebx                                             ;   235.2 p1      51 t1
        xor r8d, edi                                             ;   236.2 p6      51 t1
        rorx esi, ebx, 6                                         ;   235.5 p0      48 t1
        mov edi, r11d                                            ;   231.5         52 v[7] copy
        xor edx, ebx                                             ;   235.2 p11     51 t1
        rorx ebp, ebx, 0xb                                       ;   236.2 p6      48 t1
        rorx eax, ebx, 0x19                                      ;   236.5 p0      48 t1
        and edi, r12d                                            ;   235.3 p5      52 v[7]
        mov r12d, ecx                                            ;   230.8         51 t1 copy
        xor esi, ebp                                             ;   237.2 p1      48 t1
        mov ebp, dword [rsp + 312]                               ;   231.2 p3      63 v[7]
        add ebp, edi                                             ;   236.3 p11     63 v[7]
        add r9d, r8d                                             ;   237.2 p5      61 t1
        xor esi, eax                                             ;   238.2 p1      48 t1
        mov edi, r11d                                            ;   231.8         52 v[7] copy
        vmovdqa [rsp + 176], xmm1                                ;   236.5 p8+p9   78 w[12]
        mov r8d, dword [rsp + 176]                               ;   236.5 p10     78 w[12] reload
        lea r13d, [r13 + r8 - 778901479]                         ;   241.5 p6      61 t1
        mov eax, ebx                                             ;   235.2         51 t1 copy
        add r9d, esi                                             ;   239.2 p11     61 t1
        and r15d, r10d                                           ;   237.5 p5      52 v[7]
        add ebp, r15d                                            ;   238.5 p0      63 v[7]
        xor edi, r10d                                            ;   237.7 p1      52 v[7]
        rorx esi, r10d, 2                                        ;   238.2 p6      47 v[7]
        rorx r15d, r10d, 0xd                                     ;   238.5 p0      47 v[7]
        xor esi, r15d                                            ;   239.5 p11     47 v[7]
        rorx r15d, r10d, 0x16                                    ;   239.2 p6      47 v[7]
        xor esi, r15d                                            ;   240.5 p5      47 v[7]
        lea r15d, [r10 + r9]                                     ;   240.2 p1      62 v[0]
        and r11d, r10d                                           ;   239.2 p11     52 v[6]
        mov r8d, dword [rsp + 184]                               ;   236.5 p2      61 t1
        lea r8d, [r8 + rbx - 200395387]                          ;   241.5 p5      61 t1
        add ebp, esi                                             ;   241.5 p0      63 v[7]
        and edx, r15d                                            ;   241.2 p1      51 t1
        xor r12d, edx                                            ;   242.2 p6      51 t1
        add r13d, r12d                                           ;   243.2 p11     61 t1
        xor eax, r15d                                            ;   241.2 p5      51 t1
        rorx esi, r15d, 6                                        ;   241.2 p0      48 t1
        rorx r12d, r15d, 0xb                                     ;   241.2 p6      48 t1
        mov edx, dword [rsp + 324]                               ;   236.0 p3      63 v[6]
        xor esi, r12d                                            ;   242.2 p1      48 t1
        rorx r12d, r15d, 0x19                                    ;   241.5 p0      48 t1
        add ecx, dword [rsp + 180]                               ;   241.5 p11+p10   61 t1
        add edx, r11d                                            ;   241.3 p5      63 v[6]
        mov r11d, r10d                                           ;   237.5         52 v[6] copy
        xor esi, r12d                                            ;   243.2 p1      48 t1
        mov r12d, r15d                                           ;   241.2         51 t1 copy
        add r13d, esi                                            ;   244.2 p6      61 t1
        and edi, ebp                                             ;   242.5 p11     52 v[6]
        add edx, edi                                             ;   243.5 p5      63 v[6]
        xor r11d, ebp                                            ;   242.5 p0      52 v[6]
        rorx esi, ebp, 2                                         ;   243.2 p6      47 v[6]
        rorx edi, ebp, 0xd                                       ;   243.5 p0      47 v[6]
        xor esi, edi                                             ;   244.5 p1      47 v[6]
        rorx edi, ebp, 0x16                                      ;   244.2 p6      47 v[6]
        xor esi, edi                                             ;   245.5 p11     47 v[6]
        lea edi, [rbp + r13]                                     ;   245.2 p5      62 v[7]
        vprold xmm4, xmm9, 0xe                                   ;   243.7 p1      78 w[0]
        and r10d, ebp                                            ;   244.2 p11     52 v[5]
        mov dword [rsp + 324], r13d                              ;   245.2 p7+p4   61 t1 spill
        mov r13d, dword [rsp + 188]                              ;   239.5 p2      61 t1
        lea r13d, [r13 + r15 + 275423344]                        ;   244.5 p5      61 t1
        add edx, esi                                             ;   246.5 p0      63 v[6]
        add ecx, 0xd6990624                                      ;   244.7 p1      61 t1
        and eax, edi                                             ;   246.2 p6      51 t1
        xor ebx, eax                                             ;   247.2 p11     51 t1
        add ecx, ebx                                             ;   248.2 p5      61 t1
        xor r12d, edi                                            ;   246.2 p0      51 t1
        rorx esi, edi, 6                                         ;   246.2 p6      48 t1
        vpsrld xmm5, xmm9, 3                                     ;   245.7 p1      78 w[0]
        vprold xmm6, xmm9, 0x19                                  ;   246.5 p0      78 w[0]
        rorx eax, edi, 0xb                                       ;   247.2 p6      48 t1
        rorx ebx, edi, 0x19                                      ;   247.5 p0      48 t1
        vpalignr xmm7, xmm1, xmm3, 4                             ;   246.3 p5      78 w[0]
        vpshufd xmm9, xmm1, 0xe                                  ;   246.7 p1      78 w[0]
        add r14d, r10d                                           ;   246.2 p11     63 v[5]
        vpternlogd xmm5, xmm6, xmm4, 0x96                        ;   247.5 p5      78 w[0]
        xor esi, eax                                             ;   248.2 p11     48 t1
        xor esi, ebx                                             ;   249.2 p1      48 t1
        mov r10d, edi                                            ;   246.2         51 t1 copy
        vpaddd xmm0, xmm0, xmm7                                  ;   248.3 p5      78 w[0]
        vpsrld xmm4, xmm9, 0xa                                   ;   248.5 p0      78 w[0]
        vprold xmm6, xmm9, 0xd                                   ;   248.7 p1      78 w[0]
        vprold xmm9, xmm9, 0xf                                   ;   249.5 p0      78 w[0]
        and r11d, edx                                            ;   248.2 p6      52 v[5]
        add r14d, r11d                                           ;   249.2 p11     63 v[5]
        rorx r11d, edx, 2                                        ;   249.2 p6      47 v[5]
        rorx eax, edx, 0xd                                       ;   250.2 p6      47 v[5]
        rorx ebx, edx, 0x16                                      ;   250.5 p0      47 v[5]
        add ecx, esi                                             ;   250.2 p11     61 t1
        vpaddd xmm0, xmm0, xmm5                                  ;   249.3 p5      78 w[0]
        lea esi, [rdx + rcx]                                     ;   251.2 p1      62 v[6]
        mov dword [rsp + 312], ecx                               ;   251.2 p8+p9   61 t1 spill
        mov ecx, ebp                                             ;   245.0         52 v[5] copy
        xor ecx, edx                                             ;   250.2 p11     52 v[5]
        vpternlogd xmm4, xmm9, xmm6, 0x96                        ;   250.5 p5      78 w[0]
        xor r11d, eax                                            ;   251.2 p1      47 v[5]
        xor r11d, ebx                                            ;   252.2 p6      47 v[5]
        add r14d, r11d                                           ;   253.2 p11     63 v[5]
        and r12d, esi                                            ;   252.2 p5      51 t1
        xor r15d, r12d                                           ;   253.2 p0      51 t1
        rorx r11d, esi, 6                                        ;   252.2 p6      48 t1
        vpaddd xmm4, xmm0, xmm4                                  ;   251.7 p1      78 w[0]
        rorx r12d, esi, 0xb                                      ;   252.5 p0      48 t1
        xor r10d, esi                                            ;   252.2 p11     51 t1
        rorx eax, esi, 0x19                                      ;   253.2 p6      48 t1
        and ebp, edx                                             ;   252.3 p5      52 v[4]
        mov ebx, edi                                             ;   247.3         51 t1 copy
        xor r11d, r12d                                           ;   253.5 p1      48 t1
        xor r11d, eax                                            ;   254.5 p11     48 t1
        add r9d, ebp                                             ;   253.3 p5      63 v[4]
        vpsrld xmm5, xmm4, 0xa                                   ;   253.5 p0      78 w[0]
        add r8d, r15d                                            ;   254.2 p1      61 t1
        vprold xmm6, xmm4, 0xd                                   ;   254.5 p0      78 w[0]
        vprold xmm9, xmm4, 0xf                                   ;   254.7 p1      78 w[0]
        add r8d, r11d                                            ;   255.5 p6      61 t1
        mov ebp, edx                                             ;   248.8         52 v[4] copy
        vpshufd xmm0, xmm0, 0xe                                  ;   254.3 p5      78 w[0]
        mov r11d, esi                                            ;   252.2         51 t1 copy
        and ecx, r14d                                            ;   254.2 p11     52 v[4]
        add r9d, ecx                                             ;   255.2 p6      63 v[4]
        rorx r12d, r14d, 2                                       ;   255.5 p0      47 v[4]
        rorx r15d, r14d, 0xd                                     ;   256.2 p6      47 v[4]
        vpternlogd xmm5, xmm9, xmm6, 0x96                        ;   255.7 p5      78 w[0]
        xor ebp, r14d                                            ;   255.2 p11     52 v[4]
        rorx eax, r14d, 0x16                                     ;   256.5 p0      47 v[4]
        lea ecx, [r14 + r8]                                      ;   256.5 p1      62 v[5]
        vpaddd xmm0, xmm0, xmm5                                  ;   256.7 p5      78 w[0]
        xor r12d, r15d                                           ;   257.2 p11     47 v[4]
        xor r12d, eax                                            ;   258.2 p1      47 v[4]
        vpunpcklqdq xmm0, xmm4, xmm0                             ;   257.7 p5      78 w[0]
        add r9d, r12d                                            ;   259.2 p6      63 v[4]
        and r10d, ecx                                            ;   257.5 p11     51 t1
        xor ebx, r10d                                            ;   258.5 p0      51 t1
        rorx r10d, ecx, 6                                        ;   258.2 p6      48 t1
        rorx r12d, ecx, 0xb                                      ;   258.5 p0      48 t1
        xor r11d, ecx                                            ;   257.7 p1      51 t1
        rorx r15d, ecx, 0x19                                     ;   259.2 p6      48 t1
        mov eax, esi                                             ;   252.5         51 t1 copy
        and edx, r14d                                            ;   258.2 p11     52 v[3]
        add r13d, ebx                                            ;   259.5 p5      61 t1
        mov ebx, dword [rsp + 324]                               ;   253.0 p3      63 v[3]
        add ebx, edx                                             ;   259.2 p1      63 v[3]
        vmovdqa [rsp + 192], xmm0                                ;   258.7 p7+p4   78 w[0]
        xor r10d, r12d                                           ;   259.5 p11     48 t1
        xor r10d, r15d                                           ;   260.5 p5      48 t1
        mov r12d, dword [rsp + 192]                              ;   258.7 p10     78 w[0] reload
        lea edi, [rdi + r12 + 430227734]                         ;   263.7 p0      61 t1
        mov r15d, r14d                                           ;   254.2         52 v[3] copy
        mov edx, ecx                                             ;   257.5         51 t1 copy
        add r13d, r10d                                           ;   261.5 p1      61 t1
        and ebp, r9d                                             ;   260.2 p6      52 v[3]
        add ebx, ebp                                             ;   261.2 p11     63 v[3]
        xor r15d, r9d                                            ;   260.3 p5      52 v[3]
        rorx ebp, r9d, 2                                         ;   260.5 p0      47 v[3]
        rorx r10d, r9d, 0xd                                      ;   261.2 p6      47 v[3]
        xor ebp, r10d                                            ;   262.2 p1      47 v[3]
        rorx r10d, r9d, 0x16                                     ;   261.5 p0      47 v[3]
        xor ebp, r10d                                            ;   263.2 p11     47 v[3]
        lea r10d, [r9 + r13]                                     ;   262.5 p5      62 v[4]
        and r14d, r9d                                            ;   261.7 p1      52 v[2]
        mov r12d, dword [rsp + 312]                              ;   256.3 p2      63 v[2]
        add r12d, r14d                                           ;   262.7 p6      63 v[2]
        add ebx, ebp                                             ;   264.2 p11     63 v[3]
        and r11d, r10d                                           ;   263.5 p5      51 t1
        xor eax, r11d                                            ;   264.5 p0      51 t1
        rorx ebp, r10d, 6                                        ;   263.5 p6      48 t1
        xor edx, r10d                                            ;   263.5 p1      51 t1
        rorx r11d, r10d, 0xb                                     ;   263.5 p0      48 t1
        xor ebp, r11d                                            ;   264.5 p11     48 t1
        rorx r11d, r10d, 0x19                                    ;   264.2 p6      48 t1
        mov r14d, dword [rsp + 200]                              ;   258.7 p3      61 t1
        lea r14d, [r14 + rcx + 659060556]                        ;   263.7 p5      61 t1
        add esi, dword [rsp + 196]                               ;   263.7 p1+p10   61 t1
        xor ebp, r11d                                            ;   265.5 p11     48 t1
        mov r11d, r9d                                            ;   260.2         52 v[2] copy
        add edi, eax                                             ;   265.5 p5      61 t1
        add edi, ebp                                             ;   266.5 p0      61 t1
        mov ebp, r10d                                            ;   263.5         51 t1 copy
        add esi, 0x1e376c08                                      ;   264.7 p1      61 t1
        and r15d, ebx                                            ;   265.2 p6      52 v[2]
        add r12d, r15d                                           ;   266.2 p11     63 v[2]
        xor r11d, ebx                                            ;   265.3 p5      52 v[2]
        and r9d, ebx                                             ;   265.5 p0      52 v[1]
        add r8d, r9d                                             ;   266.5 p1      63 v[1]
        rorx r9d, ebx, 2                                         ;   266.2 p6      47 v[2]
        rorx r15d, ebx, 0xd                                      ;   266.5 p0      47 v[2]
        rorx eax, ebx, 0x16                                      ;   267.2 p6      47 v[2]
        xor r9d, r15d                                            ;   267.5 p11     47 v[2]
        lea r15d, [rbx + rdi]                                    ;   267.5 p5      62 v[3]
        xor r9d, eax                                             ;   268.5 p1      47 v[2]
        mov eax, dword [rsp + 204]                               ;   261.3 p2      61 t1
        lea eax, [rax + r10 + 883997877]                         ;   267.2 p11     61 t1
        add r12d, r9d                                            ;   269.5 p5      63 v[2]
        mov r9d, ebx                                             ;   265.2         52 v[1] copy
        and edx, r15d                                            ;   268.5 p0      51 t1
        xor ecx, edx                                             ;   269.5 p1      51 t1
        add esi, ecx                                             ;   270.5 p6      61 t1
        xor ebp, r15d                                            ;   268.5 p11     51 t1
        rorx ecx, r15d, 6                                        ;   268.5 p0      48 t1
        rorx edx, r15d, 0xb                                      ;   269.2 p6      48 t1
        vprold xmm4, xmm8, 0xe                                   ;   268.7 p1      78 w[4]
        vprold xmm5, xmm8, 0x19                                  ;   269.5 p0      78 w[4]
        xor ecx, edx                                             ;   270.2 p5      48 t1
        rorx edx, r15d, 0x19                                     ;   270.2 p6      48 t1
        vpsrld xmm6, xmm8, 3                                     ;   269.7 p1      78 w[4]
        vpshufd xmm8, xmm0, 0xe                                  ;   269.3 p5      78 w[4]
        xor ecx, edx                                             ;   271.2 p11     48 t1
        add esi, ecx                                             ;   272.2 p11     61 t1
        and r11d, r12d                                           ;   270.5 p5      52 v[1]
        add r8d, r11d                                            ;   271.5 p0      63 v[1]
        xor r9d, r12d                                            ;   270.7 p1      52 v[1]
        rorx r11d, r12d, 2                                       ;   271.2 p6      47 v[1]
        vpalignr xmm1, xmm0, xmm1, 4                             ;   271.3 p5      78 w[4]
        and ebx, r12d                                            ;   271.2 p11     52 v[0]
        rorx ecx, r12d, 0xd                                      ;   271.5 p0      47 v[1]
        rorx edx, r12d, 0x16                                     ;   272.2 p6      47 v[1]
        vpternlogd xmm6, xmm5, xmm4, 0x96                        ;   271.7 p1      78 w[4]
        vpsrld xmm4, xmm8, 0xa                                   ;   272.5 p0      78 w[4]
        vprold xmm5, xmm8, 0xd                                   ;   272.7 p1      78 w[4]
        vprold xmm8, xmm8, 0xf                                   ;   273.5 p0      78 w[4]
        add r13d, ebx                                            ;   272.2 p11     63 v[0]
        xor r11d, ecx                                            ;   272.5 p5      47 v[1]
        lea ecx, [r12 + rsi]                                     ;   273.2 p6      62 v[2]
        xor r11d, edx                                            ;   273.5 p11     47 v[1]
        mov edx, r15d                                            ;   268.5         51 t1 copy
        vpaddd xmm2, xmm2, xmm1                                  ;   273.3 p5      78 w[4]
        mov ebx, r12d                                            ;   270.5         52 v[0] copy
        vpaddd xmm2, xmm2, xmm6                                  ;   274.3 p1      78 w[4]
        add r8d, r11d                                            ;   274.5 p6      63 v[1]
        vpternlogd xmm4, xmm8, xmm5, 0x96                        ;   274.5 p5      78 w[4]
        and ebp, ecx                                             ;   274.2 p11     51 t1
        xor r10d, ebp                                            ;   275.2 p0      51 t1
        add r14d, r10d                                           ;   276.2 p1      61 t1
        rorx ebp, ecx, 6                                         ;   275.2 p6      48 t1
        xor edx, ecx                                             ;   275.2 p11     51 t1
        rorx r10d, ecx, 0xb                                      ;   275.5 p0      48 t1
        rorx r11d, ecx, 0x19                                     ;   276.2 p6      48 t1
        vpaddd xmm4, xmm4, xmm2                                  ;   275.5 p5      78 w[4]
        xor ebp, r10d                                            ;   276.5 p1      48 t1
        xor ebp, r11d                                            ;   277.5 p11     48 t1
        and r9d, r8d                                             ;   276.3 p5      52 v[0]
        add r13d, r9d                                            ;   277.3 p0      63 v[0]
        rorx r9d, r8d, 2                                         ;   277.2 p6      47 v[0]
        xor ebx, r8d                                             ;   276.7 p1      52 v[0]
        rorx r10d, r8d, 0xd                                      ;   277.5 p0      47 v[0]
        rorx r11d, r8d, 0x16                                     ;   278.2 p6      47 v[0]
        mov dword [rsp + 312], esi                               ;   273.2 p8+p9   61 t1 spill
        mov esi, r15d                                            ;   270.8         51 t1 copy
        and r12d, r8d                                            ;   277.2 p11     52 v[7]
        add r14d, ebp                                            ;   278.5 p5      61 t1
        lea ebp, [r8 + r14]                                      ;   279.5 p1      62 v[1]
        vprold xmm1, xmm4, 0xd                                   ;   278.5 p0      78 w[4]
        vprold xmm5, xmm4, 0xf                                   ;   278.7 p1      78 w[4]
        vpsrld xmm6, xmm4, 0xa                                   ;   279.5 p0      78 w[4]
        xor r9d, r10d                                            ;   278.5 p11     47 v[0]
        xor r9d, r11d                                            ;   279.5 p5      47 v[0]
        vpshufd xmm2, xmm2, 0xe                                  ;   279.3 p5      78 w[4]
        mov r10d, r8d                                            ;   275.5         52 v[7] copy
        add edi, r12d                                            ;   279.2 p6      63 v[7]
        add r13d, r9d                                            ;   280.5 p11     63 v[0]
        mov r9d, ecx                                             ;   274.2         51 t1 copy
        vpternlogd xmm6, xmm5, xmm1, 0x96                        ;   280.5 p1      78 w[4]
        vpaddd xmm2, xmm2, xmm6                                  ;   281.5 p5      78 w[4]
        and edx, ebp                                             ;   280.5 p6      51 t1
        xor esi, edx                                             ;   281.5 p11     51 t1
        rorx r11d, ebp, 6                                        ;   280.5 p0      48 t1
        xor r9d, ebp                                             ;   280.7 p1      51 t1
        rorx r12d, ebp, 0xb                                      ;   281.2 p6      48 t1
        rorx edx, ebp, 0x19                                      ;   281.5 p0      48 t1
        xor r11d, r12d                                           ;   282.2 p11     48 t1
        xor r11d, edx                                            ;   283.2 p5      48 t1
        add eax, esi                                             ;   282.5 p1      61 t1
        and ebx, r13d                                            ;   282.2 p6      52 v[7]
        rorx esi, r13d, 2                                        ;   282.5 p0      47 v[7]
        add edi, ebx                                             ;   283.2 p11     63 v[7]
        rorx r12d, r13d, 0xd                                     ;   283.2 p6      47 v[7]
        xor r10d, r13d                                           ;   282.3 p5      52 v[7]
        and r8d, r13d                                            ;   282.7 p1      52 v[6]
        rorx edx, r13d, 0x16                                     ;   283.5 p0      47 v[7]
        mov ebx, dword [rsp + 312]                               ;   276.2 p3      63 v[6]
        vpunpcklqdq xmm1, xmm4, xmm2                             ;   283.3 p5      78 w[4]
        add ebx, r8d                                             ;   283.7 p11     63 v[6]
        mov r8d, r13d                                            ;   281.5         62 v[0] copy
        xor esi, r12d                                            ;   284.2 p1      47 v[7]
        add eax, r11d                                            ;   284.2 p6      61 t1
        xor esi, edx                                             ;   285.2 p11     47 v[7]
        mov r11d, ecx                                            ;   277.3         51 t1 copy
        mov r12d, r13d                                           ;   281.5         52 v[6] copy
        vmovdqa [rsp + 208], xmm1                                ;   284.3 p7+p4   78 w[4]
        add r15d, dword [rsp + 208]                              ;   289.3 p5+p10   61 t1
        add r15d, 0x391c0cb3                                     ;   290.3 p0      61 t1
        add r8d, eax                                             ;   285.2 p1      62 v[0]
        add edi, esi                                             ;   286.2 p6      63 v[7]
        mov esi, ebp                                             ;   280.5         51 t1 copy
        and r9d, r8d                                             ;   286.2 p11     51 t1
        xor r11d, r9d                                            ;   287.2 p5      51 t1
        add r15d, r11d                                           ;   291.3 p0      61 t1
        rorx r9d, r8d, 6                                         ;   286.2 p6      48 t1
        xor esi, r8d                                             ;   286.2 p1      51 t1
        rorx r11d, r8d, 0xb                                      ;   286.5 p0      48 t1
        xor r9d, r11d                                            ;   287.5 p11     48 t1
        rorx r11d, r8d, 0x19                                     ;   287.2 p6      48 t1
        xor r9d, r11d                                            ;   288.5 p5      48 t1
        and r10d, edi                                            ;   287.2 p1      52 v[6]
        add ebx, r10d                                            ;   288.2 p11     63 v[6]
        xor r12d, edi                                            ;   287.3 p5      52 v[6]
        rorx r10d, edi, 2                                        ;   287.5 p0      47 v[6]
        and r13d, edi                                            ;   287.7 p1      52 v[5]
        rorx r11d, edi, 0xd                                      ;   288.2 p6      47 v[6]
        rorx edx, edi, 0x16                                      ;   288.5 p0      47 v[6]
        add r14d, r13d                                           ;   288.7 p11     63 v[5]
        xor r10d, r11d                                           ;   289.2 p5      47 v[6]
        xor r10d, edx                                            ;   290.2 p1      47 v[6]
        mov r11d, dword [rsp + 216]                              ;   284.3 p2      61 t1
        lea r11d, [r11 + rbp + 1537002063]                       ;   289.3 p6      61 t1
        add r15d, r9d                                            ;   292.3 p11     61 t1
        lea r9d, [rdi + r15]                                     ;   293.3 p5      62 v[7]
        mov r13d, edi                                            ;   287.2         52 v[5] copy
        add ebx, r10d                                            ;   291.2 p0      63 v[6]
        mov r10d, dword [rsp + 212]                              ;   284.3 p3      78 w[5] reload
        lea ecx, [rcx + r10 + 1322822218]                        ;   289.7 p1      61 t1
        and r12d, ebx                                            ;   292.2 p6      52 v[5]
        add r14d, r12d                                           ;   293.2 p11     63 v[5]
        xor r13d, ebx                                            ;   292.2 p5      52 v[5]
        and edi, ebx                                             ;   292.2 p0      52 v[4]
        rorx r12d, ebx, 2                                        ;   292.2 p6      47 v[5]
        add eax, edi                                             ;   293.2 p1      63 v[4]
        rorx edi, ebx, 0xd                                       ;   292.2 p0      47 v[5]
        xor r12d, edi                                            ;   293.2 p11     47 v[5]
        rorx edi, ebx, 0x16                                      ;   292.2 p6      47 v[5]
        mov edx, r8d                                             ;   286.2         51 t1 copy
        xor r12d, edi                                            ;   294.2 p5      47 v[5]
        mov edi, ebx                                             ;   292.2         62 v[6] copy
        add r14d, r12d                                           ;   295.2 p1      63 v[5]
        mov r12d, ebx                                            ;   292.2         52 v[4] copy
        and esi, r9d                                             ;   294.3 p11     51 t1
        xor ebp, esi                                             ;   295.3 p5      51 t1
        add ecx, ebp                                             ;   296.3 p0      61 t1
        xor edx, r9d                                             ;   294.3 p1      51 t1
        rorx esi, r9d, 6                                         ;   294.3 p6      48 t1
        rorx ebp, r9d, 0xb                                       ;   294.3 p0      48 t1
        xor esi, ebp                                             ;   295.3 p11     48 t1
        rorx ebp, r9d, 0x19                                      ;   294.3 p6      48 t1
        vpshufd xmm2, xmm1, 0xe                                  ;   293.3 p5      78 w[8]
        vpsrld xmm4, xmm7, 3                                     ;   293.7 p1      78 w[8]
        vprold xmm5, xmm7, 0xe                                   ;   294.5 p0      78 w[8]
        vprold xmm6, xmm7, 0x19                                  ;   294.7 p1      78 w[8]
        mov r10d, dword [rsp + 220]                              ;   287.5 p10     61 t1
        lea r10d, [r10 + r8 + 1747873779]                        ;   294.2 p11     61 t1
        xor esi, ebp                                             ;   296.3 p5      48 t1
        add ecx, esi                                             ;   297.3 p6      61 t1
        and r13d, r14d                                           ;   296.2 p11     52 v[4]
        add eax, r13d                                            ;   297.2 p5      63 v[4]
        xor r12d, r14d                                           ;   296.2 p0      52 v[4]
        rorx esi, r14d, 2                                        ;   296.2 p6      47 v[4]
        and ebx, r14d                                            ;   296.2 p1      52 v[3]
        rorx ebp, r14d, 0xd                                      ;   296.5 p0      47 v[4]
        xor esi, ebp                                             ;   297.5 p11     47 v[4]
        rorx ebp, r14d, 0x16                                     ;   297.2 p6      47 v[4]
        vpalignr xmm0, xmm1, xmm0, 4                             ;   296.3 p5      78 w[8]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   296.7 p1      78 w[8]
        vprold xmm1, xmm2, 0xd                                   ;   297.5 p0      78 w[8]
        add r15d, ebx                                            ;   297.2 p11     63 v[3]
        xor esi, ebp                                             ;   298.5 p5      47 v[4]
        vpsrld xmm5, xmm2, 0xa                                   ;   297.7 p1      78 w[8]
        vprold xmm2, xmm2, 0xf                                   ;   298.5 p0      78 w[8]
        mov ebp, r14d                                            ;   296.2         52 v[3] copy
        mov r13d, r14d                                           ;   296.2         62 v[5] copy
        add edi, ecx                                             ;   298.3 p6      62 v[6]
        add eax, esi                                             ;   299.5 p11     63 v[4]
        mov esi, r9d                                             ;   294.3         51 t1 copy
        vpaddd xmm3, xmm3, xmm0                                  ;   298.3 p5      78 w[8]
        vpaddd xmm3, xmm3, xmm4                                  ;   299.3 p1      78 w[8]
        vpternlogd xmm5, xmm2, xmm1, 0x96                        ;   299.5 p5      78 w[8]
        and edx, edi                                             ;   299.3 p6      51 t1
        xor r8d, edx                                             ;   300.3 p11     51 t1
        add r11d, r8d                                            ;   301.3 p0      61 t1
        rorx r8d, edi, 6                                         ;   300.2 p6      48 t1
        xor esi, edi                                             ;   299.7 p1      51 t1
        rorx edx, edi, 0xb                                       ;   300.5 p0      48 t1
        rorx ebx, edi, 0x19                                      ;   301.2 p6      48 t1
        xor r8d, edx                                             ;   301.5 p11     48 t1
        xor r8d, ebx                                             ;   302.5 p5      48 t1
        and r12d, eax                                            ;   300.7 p1      52 v[3]
        add r15d, r12d                                           ;   301.7 p11     63 v[3]
        rorx r12d, eax, 2                                        ;   301.5 p0      47 v[3]
        xor ebp, eax                                             ;   301.3 p5      52 v[3]
        rorx edx, eax, 0xd                                       ;   302.2 p6      47 v[3]
        rorx ebx, eax, 0x16                                      ;   302.5 p0      47 v[3]
        vpaddd xmm0, xmm3, xmm5                                  ;   301.7 p1      78 w[8]
        and r14d, eax                                            ;   302.2 p11     52 v[2]
        xor r12d, edx                                            ;   303.2 p5      47 v[3]
        xor r12d, ebx                                            ;   304.2 p1      47 v[3]
        mov edx, r9d                                             ;   295.2         51 t1 copy
        add ecx, r14d                                            ;   303.2 p6      63 v[2]
        add r11d, r8d                                            ;   303.5 p11     61 t1
        vpsrld xmm1, xmm0, 0xa                                   ;   303.5 p0      78 w[8]
        vprold xmm2, xmm0, 0xd                                   ;   303.7 p1      78 w[8]
        vprold xmm4, xmm0, 0xf                                   ;   304.5 p0      78 w[8]
        add r13d, r11d                                           ;   304.5 p5      62 v[5]
        add r15d, r12d                                           ;   305.2 p6      63 v[3]
        vpshufd xmm3, xmm3, 0xe                                  ;   304.3 p5      78 w[8]
        mov r8d, eax                                             ;   300.5         52 v[2] copy
        vpternlogd xmm1, xmm4, xmm2, 0x96                        ;   305.5 p1      78 w[8]
        and esi, r13d                                            ;   305.5 p11     51 t1
        xor edx, esi                                             ;   306.5 p6      51 t1
        rorx esi, r13d, 6                                        ;   305.5 p0      48 t1
        rorx r12d, r13d, 0xb                                     ;   306.2 p6      48 t1
        xor esi, r12d                                            ;   307.2 p11     48 t1
        rorx r12d, r13d, 0x19                                    ;   306.5 p0      48 t1
        xor esi, r12d                                            ;   308.2 p5      48 t1
        and ebp, r15d                                            ;   306.2 p1      52 v[2]
        add ecx, ebp                                             ;   307.2 p11     63 v[2]
        rorx ebp, r15d, 2                                        ;   307.2 p6      47 v[2]
        rorx r12d, r15d, 0xd                                     ;   307.5 p0      47 v[2]
        add r10d, edx                                            ;   307.5 p5      61 t1
        rorx r14d, r15d, 0x16                                    ;   308.2 p6      47 v[2]
        mov edx, edi                                             ;   299.3         51 t1 copy
        mov ebx, eax                                             ;   300.5         52 v[1] copy
        vpaddd xmm3, xmm3, xmm1                                  ;   306.7 p1      78 w[8]
        xor edx, r13d                                            ;   307.2 p11     51 t1
        xor r8d, r15d                                            ;   307.3 p5      52 v[2]
        and ebx, r15d                                            ;   307.7 p1      52 v[1]
        xor ebp, r12d                                            ;   308.5 p11     47 v[2]
        add r11d, ebx                                            ;   308.7 p5      63 v[1]
        xor ebp, r14d                                            ;   309.5 p0      47 v[2]
        vpunpcklqdq xmm0, xmm0, xmm3                             ;   308.7 p1      78 w[8]
        mov r12d, r15d                                           ;   306.2         52 v[1] copy
        add r10d, esi                                            ;   309.2 p6      61 t1
        add ecx, ebp                                             ;   310.5 p11     63 v[2]
        mov esi, edi                                             ;   301.3         51 t1 copy
        add r9d, 0x748f82ee                                      ;   309.3 p5      61 t1
        vmovdqa [rsp + 224], xmm0                                ;   309.7 p8+p9   78 w[8]
        mov ebp, dword [rsp + 224]                               ;   309.7 p2      78 w[8] reload
        add r9d, ebp                                             ;   314.7 p0      61 t1
        add eax, r10d                                            ;   310.2 p1      62 v[4]
        and edx, eax                                             ;   311.2 p6      51 t1
        xor esi, edx                                             ;   312.2 p11     51 t1
        rorx r14d, eax, 6                                        ;   311.2 p0      48 t1
        add r9d, esi                                             ;   315.7 p5      61 t1
        rorx esi, eax, 0xb                                       ;   311.2 p6      48 t1
        xor r14d, esi                                            ;   312.2 p1      48 t1
        rorx esi, eax, 0x19                                      ;   311.5 p0      48 t1
        xor r14d, esi                                            ;   313.2 p11     48 t1
        and r8d, ecx                                             ;   311.5 p5      52 v[1]
        add r11d, r8d                                            ;   312.5 p1      63 v[1]
        rorx esi, ecx, 2                                         ;   312.2 p6      47 v[1]
        rorx r8d, ecx, 0xd                                       ;   312.5 p0      47 v[1]
        mov edx, r15d                                            ;   306.2         52 v[0] copy
        xor r12d, ecx                                            ;   312.2 p11     52 v[1]
        and edx, ecx                                             ;   312.3 p5      52 v[0]
        rorx ebx, ecx, 0x16                                      ;   313.2 p6      47 v[1]
        mov ebp, r13d                                            ;   305.5         51 t1 copy
        xor ebp, eax                                             ;   312.7 p1      51 t1
        add r10d, edx                                            ;   313.3 p11     63 v[0]
        xor esi, r8d                                             ;   313.5 p5      47 v[1]
        xor esi, ebx                                             ;   314.5 p0      47 v[1]
        mov r8d, ecx                                             ;   311.5         52 v[0] copy
        add r9d, r14d                                            ;   316.7 p1      61 t1
        add r11d, esi                                            ;   315.5 p6      63 v[1]
        mov esi, dword [rsp + 232]                               ;   309.7 p3      61 t1
        lea esi, [rsi + r13 - 2067236844]                        ;   314.7 p11     61 t1
        mov r14d, ecx                                            ;   311.5         52 v[7] copy
        add r15d, r9d                                            ;   317.7 p5      62 v[3]
        and r12d, r11d                                           ;   316.5 p0      52 v[0]
        add r10d, r12d                                           ;   317.5 p1      63 v[0]
        xor r8d, r11d                                            ;   316.5 p6      52 v[0]
        rorx r12d, r11d, 2                                       ;   316.5 p0      47 v[0]
        and r14d, r11d                                           ;   316.5 p11     52 v[7]
        rorx edx, r11d, 0xd                                      ;   316.5 p6      47 v[0]
        add edi, dword [rsp + 228]                               ;   315.3 p5+p10   61 t1
        add edi, 0x78a5636f                                      ;   316.3 p1      61 t1
        xor r12d, edx                                            ;   317.5 p11     47 v[0]
        rorx edx, r11d, 0x16                                     ;   316.5 p0      47 v[0]
        xor r12d, edx                                            ;   318.5 p5      47 v[0]
        mov edx, eax                                             ;   311.2         51 t1 copy
        add r14d, r9d                                            ;   317.7 p1      63 v[7]
        mov r9d, r11d                                            ;   316.5         52 v[7] copy
        add r10d, r12d                                           ;   319.5 p6      63 v[0]
        mov r12d, r11d                                           ;   316.5         52 v[6] copy
        and ebp, r15d                                            ;   318.7 p11     51 t1
        xor r13d, ebp                                            ;   319.7 p5      51 t1
        add edi, r13d                                            ;   320.7 p0      61 t1
        rorx ebp, r15d, 6                                        ;   318.7 p6      48 t1
        xor edx, r15d                                            ;   318.7 p1      51 t1
        rorx r13d, r15d, 0xb                                     ;   318.7 p0      48 t1
        xor ebp, r13d                                            ;   319.7 p11     48 t1
        rorx r13d, r15d, 0x19                                    ;   319.2 p6      48 t1
        xor ebp, r13d                                            ;   320.7 p5      48 t1
        add edi, ebp                                             ;   321.7 p1      61 t1
        and r8d, r10d                                            ;   320.5 p11     52 v[7]
        add r14d, r8d                                            ;   321.5 p5      63 v[7]
        xor r9d, r10d                                            ;   320.5 p0      52 v[7]
        rorx ebp, r10d, 2                                        ;   320.5 p6      47 v[7]
        rorx r8d, r10d, 0xd                                      ;   320.5 p0      47 v[7]
        mov r13d, dword [rsp + 236]                              ;   312.2 p2      61 t1
        lea r13d, [r13 + rax - 1933114872]                       ;   319.7 p1      61 t1
        xor ebp, r8d                                             ;   321.5 p11     47 v[7]
        and r12d, r10d                                           ;   320.5 p5      52 v[6]
        rorx r8d, r10d, 0x16                                     ;   321.2 p6      47 v[7]
        xor ebp, r8d                                             ;   322.5 p1      47 v[7]
        mov r8d, r15d                                            ;   318.7         51 t1 copy
        mov ebx, r10d                                            ;   320.5         52 v[6] copy
        add ecx, edi                                             ;   322.7 p11     62 v[2]
        add r12d, edi                                            ;   322.7 p5      63 v[6]
        add r14d, ebp                                            ;   323.5 p0      63 v[7]
        mov edi, r10d                                            ;   320.5         52 v[5] copy
        and edx, ecx                                             ;   323.7 p1      51 t1
        xor eax, edx                                             ;   324.7 p6      51 t1
        add esi, eax                                             ;   325.7 p11     61 t1
        rorx ebp, ecx, 6                                         ;   323.7 p0      48 t1
        xor r8d, ecx                                             ;   323.7 p5      51 t1
        rorx eax, ecx, 0xb                                       ;   323.7 p6      48 t1
        xor ebp, eax                                             ;   324.7 p1      48 t1
        rorx eax, ecx, 0x19                                      ;   323.7 p0      48 t1
        xor ebp, eax                                             ;   325.7 p11     48 t1
        add esi, ebp                                             ;   326.7 p5      61 t1
        and r9d, r14d                                            ;   324.5 p1      52 v[6]
        add r12d, r9d                                            ;   325.5 p6      63 v[6]
        xor ebx, r14d                                            ;   324.5 p11     52 v[6]
        rorx ebp, r14d, 2                                        ;   324.5 p0      47 v[6]
        rorx r9d, r14d, 0xd                                      ;   325.2 p6      47 v[6]
        xor ebp, r9d                                             ;   326.2 p5      47 v[6]
        rorx r9d, r14d, 0x16                                     ;   325.5 p0      47 v[6]
        mov eax, r15d                                            ;   318.7         51 t1 copy
        and edi, r14d                                            ;   324.7 p1      52 v[5]
        xor ebp, r9d                                             ;   327.2 p11     47 v[6]
        mov r9d, r14d                                            ;   324.5         52 v[5] copy
        add r12d, ebp                                            ;   328.2 p5      63 v[6]
        mov ebp, dword [rsp + 232]                               ;   317.8 p3      78 w[10] reload
        rorx edx, ebp, 0x11                                      ;   326.2 p6      50 w[12]
        mov dword [rsp + 312], r15d                              ;   318.7 p7+p4   62 v[3] spill
        rorx r15d, ebp, 0x13                                     ;   326.5 p0      50 w[12]
        shr ebp, 0xa                                             ;   327.2 p6      50 w[12]
        add r11d, esi                                            ;   327.7 p1      62 v[1]
        add edi, esi                                             ;   327.7 p11     63 v[5]
        mov esi, r14d                                            ;   324.5         52 v[4] copy
        and r8d, r11d                                            ;   328.7 p5      51 t1
        xor eax, r8d                                             ;   329.7 p1      51 t1
        add r13d, eax                                            ;   330.7 p11     61 t1
        rorx r8d, r11d, 6                                        ;   328.7 p0      48 t1
        rorx eax, r11d, 0xb                                      ;   328.7 p6      48 t1
        xor r8d, eax                                             ;   329.7 p5      48 t1
        rorx eax, r11d, 0x19                                     ;   328.7 p0      48 t1
        xor r8d, eax                                             ;   330.7 p1      48 t1
        and ebx, r12d                                            ;   329.2 p11     52 v[5]
        add edi, ebx                                             ;   330.2 p5      63 v[5]
        xor r9d, r12d                                            ;   329.2 p1      52 v[5]
        and esi, r12d                                            ;   329.2 p6      52 v[4]
        rorx eax, r12d, 2                                        ;   329.5 p0      47 v[5]
        rorx ebx, r12d, 0xd                                      ;   330.2 p6      47 v[5]
        xor eax, ebx                                             ;   331.2 p11     47 v[5]
        mov ebx, dword [rsp + 180]                               ;   321.7 p10     78 w[13] reload
        mov dword [rsp + 324], r14d                              ;   324.5 p8+p9   63 v[7] spill
        rorx r14d, ebx, 7                                        ;   330.5 p0      49 w[12]
        mov dword [rsp + 320], ebp                               ;   328.2 p7+p4   50 w[12] spill
        rorx ebp, ebx, 0x12                                      ;   331.2 p6      49 w[12]
        add r13d, r8d                                            ;   331.7 p5      61 t1
        rorx r8d, r12d, 0x16                                     ;   331.5 p0      47 v[5]
        xor edx, r15d                                            ;   329.7 p1      50 w[12]
        mov r15d, ecx                                            ;   323.7         51 t1 copy
        xor r15d, r11d                                           ;   330.2 p11     51 t1
        mov dword [rsp + 316], r11d                              ;   328.7 p8+p9   62 v[1] spill
        mov r11d, dword [rsp + 216]                              ;   323.5 p2      78 w[13]
        add r11d, ebx                                            ;   330.3 p5      78 w[13]
        shr ebx, 3                                               ;   332.2 p6      49 w[12]
        xor eax, r8d                                             ;   332.5 p1      47 v[5]
        xor edx, dword [rsp + 320]                               ;   333.2 p11+p3   50 w[12]
        mov r8d, r12d                                            ;   329.2         52 v[4] copy
        xor r14d, ebp                                            ;   332.2 p5      49 w[12]
        add edi, eax                                             ;   333.5 p1      63 v[5]
        mov ebp, ecx                                             ;   324.8         51 t1 copy
        xor r14d, ebx                                            ;   333.2 p11     49 w[12]
        add r10d, r13d                                           ;   332.7 p5      62 v[0]
        add esi, r13d                                            ;   332.7 p0      63 v[4]
        mov r13d, dword [rsp + 212]                              ;   325.5 p10     78 w[12]
        add r13d, dword [rsp + 176]                              ;   332.7 p1+p2   78 w[12]
        add r13d, edx                                            ;   334.2 p6      78 w[12]
        add r13d, r14d                                           ;   335.2 p11     78 w[12]
        and r15d, r10d                                           ;   333.7 p5      51 t1
        xor ebp, r15d                                            ;   334.7 p0      51 t1
        rorx r14d, r10d, 6                                       ;   334.2 p6      48 t1
        rorx r15d, r10d, 0xb                                     ;   334.5 p0      48 t1
        rorx eax, r10d, 0x19                                     ;   335.2 p6      48 t1
        xor r14d, r15d                                           ;   335.5 p1      48 t1
        and r9d, edi                                             ;   334.5 p11     52 v[4]
        add esi, r9d                                             ;   335.5 p5      63 v[4]
        xor r8d, edi                                             ;   334.7 p1      52 v[4]
        rorx r9d, edi, 2                                         ;   335.5 p0      47 v[4]
        rorx r15d, edi, 0xd                                      ;   336.2 p6      47 v[4]
        rorx edx, edi, 0x16                                      ;   336.5 p0      47 v[4]
        mov ebx, dword [rsp + 312]                               ;   328.2 p3      61 t1
        lea ebx, [rbx + rbp - 1866530822]                        ;   335.7 p11     61 t1
        xor r14d, eax                                            ;   336.5 p5      48 t1
        mov ebp, edi                                             ;   334.5         52 v[3] copy
        xor r9d, r15d                                            ;   337.2 p1      47 v[4]
        mov r15d, edi                                            ;   334.5         52 v[3] copy
        xor r9d, edx                                             ;   338.2 p11     47 v[4]
        mov eax, dword [rsp + 324]                               ;   329.3 p10     62 v[7]
        add ebx, r13d                                            ;   336.7 p5      61 t1
        add ebx, r14d                                            ;   337.7 p1      61 t1
        add esi, r9d                                             ;   339.2 p6      63 v[4]
        mov r9d, dword [rsp + 316]                               ;   330.0 p2      51 t1
        mov r14d, dword [rsp + 236]                              ;   330.2 p3      78 w[11] reload
        rorx edx, r14d, 0x11                                     ;   337.5 p0      50 w[13]
        xor r9d, r10d                                            ;   337.2 p11     51 t1
        add eax, ebx                                             ;   338.7 p5      62 v[7]
        mov dword [rsp + 324], edi                               ;   334.5 p7+p4   63 v[5] spill
        rorx edi, r14d, 0x13                                     ;   338.2 p6      50 w[13]
        shr r14d, 0xa                                            ;   338.5 p0      50 w[13]
        xor edx, edi                                             ;   339.2 p1      50 w[13]
        mov edi, dword [rsp + 184]                               ;   331.5 p10     78 w[14] reload
        mov dword [rsp + 312], r13d                              ;   336.2 p8+p9   78 w[12] spill
        rorx r13d, edi, 7                                        ;   339.2 p6      49 w[13]
        xor edx, r14d                                            ;   340.2 p11     50 w[13]
        rorx r14d, edi, 0x12                                     ;   339.5 p0      49 w[13]
        mov dword [rsp + 320], r10d                              ;   333.7 p7+p4   62 v[0] spill
        mov r10d, dword [rsp + 316]                              ;   332.5 p2      61 t1
        lea r10d, [r10 + rdi - 1090935817]                       ;   338.3 p5      61 t1
        shr edi, 3                                               ;   340.2 p6      49 w[13]
        xor r13d, r14d                                           ;   340.5 p1      49 w[13]
        xor r13d, edi                                            ;   341.5 p11     49 w[13]
        add r11d, edx                                            ;   341.2 p5      78 w[13]
        and r9d, eax                                             ;   339.7 p1      51 t1
        xor ebp, esi                                             ;   340.2 p11     52 v[3]
        mov edi, dword [rsp + 316]                               ;   333.8 p3      51 t1
        xor edi, r9d                                             ;   340.7 p5      51 t1
        rorx r9d, eax, 6                                         ;   340.5 p0      48 t1
        and r8d, ebp                                             ;   341.2 p1      52 v[3]
        rorx r14d, eax, 0xb                                      ;   341.2 p6      48 t1
        rorx edx, eax, 0x19                                      ;   341.5 p0      48 t1
        xor r15d, r8d                                            ;   342.2 p11     52 v[3]
        rorx r8d, esi, 2                                         ;   342.2 p6      47 v[3]
        xor r9d, r14d                                            ;   342.2 p5      48 t1
        rorx r14d, esi, 0xd                                      ;   342.5 p0      47 v[3]
        lea ecx, [rcx + rdi - 1538233109]                        ;   341.7 p1      61 t1
        rorx edi, esi, 0x16                                      ;   343.2 p6      47 v[3]
        add r11d, r13d                                           ;   342.5 p11     78 w[13]
        xor r9d, edx                                             ;   343.2 p5      48 t1
        mov r13d, esi                                            ;   340.2         52 v[2] copy
        mov edx, dword [rsp + 308]                               ;   336.3 p10     82 h
        add edx, esi                                             ;   342.7 p1      82 h
        add ebx, r15d                                            ;   343.2 p11     63 v[3]
        xor r8d, r14d                                            ;   343.5 p5      47 v[3]
        xor r8d, edi                                             ;   344.5 p0      47 v[3]
        mov edi, dword [rsp + 320]                               ;   337.2 p2      51 t1
        xor edi, eax                                             ;   343.7 p1      51 t1
        add ecx, r9d                                             ;   344.2 p6      61 t1
        add ecx, r11d                                            ;   345.2 p11     61 t1
        add ebx, r8d                                             ;   345.5 p5      63 v[3]
        mov r8d, dword [rsp + 312]                               ;   338.0 p3      78 w[12] reload
        rorx r9d, r8d, 0x11                                      ;   344.5 p0      50 w[14]
        mov r14d, dword [rsp + 188]                              ;   338.3 p10     78 w[15] reload
        rorx r15d, r14d, 7                                       ;   345.2 p6      49 w[14]
        add r12d, ecx                                            ;   346.2 p1      62 v[6]
        mov dword [rsp + 308], r11d                              ;   343.5 p8+p9   78 w[13] spill
        rorx r11d, r8d, 0x13                                     ;   345.5 p0      50 w[14]
        shr r8d, 0xa                                             ;   346.2 p6      50 w[14]
        xor r9d, r11d                                            ;   346.5 p11     50 w[14]
        rorx r11d, r14d, 0x12                                    ;   346.5 p0      49 w[14]
        xor r9d, r8d                                             ;   347.5 p5      50 w[14]
        mov r8d, dword [rsp + 320]                               ;   339.8 p2      61 t1
        lea r8d, [r8 + r14 - 965641998]                          ;   345.7 p1      61 t1
        shr r14d, 3                                              ;   347.2 p6      49 w[14]
        xor r15d, r11d                                           ;   347.5 p11     49 w[14]
        xor r13d, ebx                                            ;   346.5 p5      52 v[2]
        mov r11d, dword [rsp + 320]                              ;   340.7 p3      51 t1
        and ebp, r13d                                            ;   347.5 p1      52 v[2]
        xor r15d, r14d                                           ;   348.5 p11     49 w[14]
        xor esi, ebp                                             ;   348.5 p5      52 v[2]
        rorx ebp, ebx, 2                                         ;   347.5 p0      47 v[2]
        add r10d, dword [rsp + 220]                              ;   347.7 p1+p10   61 t1
        rorx r14d, ebx, 0xd                                      ;   348.2 p6      47 v[2]
        add r10d, r9d                                            ;   348.7 p11     61 t1
        rorx r9d, ebx, 0x16                                      ;   348.5 p0      47 v[2]
        mov dword [rsp + 320], eax                               ;   342.2 p7+p4   62 v[7] spill
        mov eax, dword [rsp + 324]                               ;   342.3 p2      62 v[5]
        and edi, r12d                                            ;   348.3 p5      51 t1
        xor ebp, r14d                                            ;   349.2 p1      47 v[2]
        mov r14d, ebx                                            ;   346.5         52 v[1] copy
        xor ebp, r9d                                             ;   350.2 p6      47 v[2]
        mov r9d, dword [rsp + 320]                               ;   343.2 p3      51 t1
        xor r9d, r12d                                            ;   349.2 p11     51 t1
        add ecx, esi                                             ;   349.5 p5      63 v[2]
        rorx esi, r12d, 6                                        ;   349.5 p0      48 t1
        xor r11d, edi                                            ;   349.7 p1      51 t1
        rorx edi, r12d, 0xb                                      ;   350.2 p6      48 t1
        add r10d, r15d                                           ;   350.2 p11     61 t1
        rorx r15d, r12d, 0x19                                    ;   350.5 p0      48 t1
        add r10d, r11d                                           ;   351.2 p5      61 t1
        mov r11d, ebx                                            ;   346.5         52 v[1] copy
        add ecx, ebp                                             ;   351.2 p1      63 v[2]
        xor esi, edi                                             ;   351.2 p6      48 t1
        mov edi, dword [rsp + 308]                               ;   345.2 p10     78 w[13] reload
        rorx ebp, edi, 0x11                                      ;   351.5 p0      50 w[15]
        xor esi, r15d                                            ;   352.2 p11     48 t1
        rorx r15d, edi, 0x13                                     ;   352.2 p6      50 w[15]
        shr edi, 0xa                                             ;   352.5 p0      50 w[15]
        add r10d, esi                                            ;   353.2 p5      61 t1
        mov esi, dword [rsp + 192]                               ;   346.2 p2      78 w[0] reload
        mov dword [rsp + 308], r12d                              ;   347.2 p8+p9   62 v[6] spill
        rorx r12d, esi, 7                                        ;   353.2 p6      49 w[15]
        xor ebp, r15d                                            ;   353.2 p1      50 w[15]
        rorx r15d, esi, 0x12                                     ;   353.5 p0      49 w[15]
        shr esi, 3                                               ;   354.2 p6      49 w[15]
        xor r14d, ecx                                            ;   352.2 p11     52 v[1]
        xor ebp, edi                                             ;   354.2 p5      50 w[15]
        mov edi, dword [rsp + 320]                               ;   347.5 p3      51 t1
        and r13d, r14d                                           ;   353.2 p1      52 v[1]
        xor r11d, r13d                                           ;   354.2 p11     52 v[1]
        rorx r13d, ecx, 2                                        ;   354.5 p0      47 v[1]
        add eax, r10d                                            ;   354.2 p5      62 v[5]
        xor r12d, r15d                                           ;   354.5 p1      49 w[15]
        rorx r15d, ecx, 0xd                                      ;   355.2 p6      47 v[1]
        add r10d, r11d                                           ;   355.2 p11     63 v[1]
        rorx r11d, ecx, 0x16                                     ;   355.5 p0      47 v[1]
        add r8d, dword [rsp + 224]                               ;   354.3 p5+p10   61 t1
        xor r12d, esi                                            ;   355.5 p1      49 w[15]
        mov esi, ecx                                             ;   352.2         52 v[0] copy
        add r8d, ebp                                             ;   355.3 p11     61 t1
        mov ebp, ecx                                             ;   352.2         52 v[0] copy
        xor r13d, r15d                                           ;   356.2 p5      47 v[1]
        xor r13d, r11d                                           ;   357.2 p1      47 v[1]
        add ecx, dword [rsp + 280]                               ;   356.2 p6+p2   82 h
        and r9d, eax                                             ;   356.2 p11     51 t1
        add r8d, r12d                                            ;   356.5 p5      61 t1
        rorx r11d, eax, 6                                        ;   356.5 p0      48 t1
        rorx r12d, eax, 0xb                                      ;   357.2 p6      48 t1
        rorx r15d, eax, 0x19                                     ;   357.5 p0      48 t1
        xor edi, r9d                                             ;   357.2 p1      51 t1
        add r10d, r13d                                           ;   358.2 p11     63 v[1]
        add ebx, dword [rsp + 284]                               ;   357.3 p5+p3   82 h
        mov r9d, dword [rsp + 308]                               ;   351.7 p10     82 h
        add r9d, dword [rsp + 296]                               ;   357.7 p1+p2   82 h
        mov r13d, dword [rsp + 320]                              ;   352.5 p3      82 h
        add r13d, dword [rsp + 300]                              ;   358.2 p6+p10   82 h
        add eax, dword [rsp + 292]                               ;   358.2 p11+p2   82 h
        xor r11d, r12d                                           ;   358.3 p5      48 t1
        add r8d, edi                                             ;   358.5 p0      61 t1
        xor r11d, r15d                                           ;   359.3 p1      48 t1
        xor esi, r10d                                            ;   359.2 p6      52 v[0]
        mov dword [rsp + 280], ecx                               ;   357.2 p7+p4   82 h
        mov dword [rsp + 284], ebx                               ;   358.3 p8+p9   82 h
        mov dword [rsp + 296], r9d                               ;   358.7 p7+p4   82 h
        mov dword [rsp + 292], eax                               ;   359.2 p8+p9   82 h
        mov dword [rsp + 300], r13d                              ;   359.2 p7+p4   82 h
        rorx edi, r10d, 2                                        ;   359.5 p0      47 v[0]
        rorx r9d, r10d, 0xd                                      ;   360.2 p6      47 v[0]
        rorx r12d, r10d, 0x16                                    ;   360.5 p0      47 v[0]
        add r10d, dword [rsp + 276]                              ;   359.2 p11+p3   82 h
        and r14d, esi                                            ;   360.2 p5      52 v[0]
        add r8d, r11d                                            ;   360.3 p1      61 t1
        mov dword [rsp + 276], r10d                              ;   360.2 p8+p9   82 h
        xor edi, r9d                                             ;   361.2 p11     47 v[0]
        xor ebp, r14d                                            ;   361.2 p5      52 v[0]
        xor edi, r12d                                            ;   362.2 p1      47 v[0]
        add edx, r8d                                             ;   361.3 p6      82 h
        add r8d, dword [rsp + 272]                               ;   361.3 p11+p10   82 h
        add r8d, ebp                                             ;   362.3 p5      82 h
        add r8d, edi                                             ;   363.3 p0      82 h
        mov r9, qword [rsp + 264]                                ;   356.3 p2      68 blocks
        add r9, 0x40                                             ;   361.7 p1      68 blocks
        mov dword [rsp + 272], r8d                               ;   364.3 p7+p4   82 h
        mov esi, edx                                             ;   362.3         82 h copy
        mov r8, r9                                               ;   362.7         68 blocks copy
        cmp r8, qword [rsp + 256]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 248], r8                                ;                    resident
        mov dword [rsp + 288], esi                               ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 272]                               ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 240]                                ;     0.2 p3      68 blocks reload
        mov dword [r8], esi                                      ;     5.0 p7+p4   68 blocks
        mov esi, dword [rsp + 276]                               ;     0.5 p10     68 blocks reload
        mov dword [r8 + 4], esi                                  ;     5.5 p8+p9   68 blocks
        mov esi, dword [rsp + 280]                               ;     1.0 p2      68 blocks reload
        mov dword [r8 + 8], esi                                  ;     6.0 p7+p4   68 blocks
        mov esi, dword [rsp + 284]                               ;     1.2 p3      68 blocks reload
        mov dword [r8 + 12], esi                                 ;     6.2 p8+p9   68 blocks
        mov esi, dword [rsp + 288]                               ;     1.5 p10     68 blocks reload
        mov dword [r8 + 16], esi                                 ;     6.5 p7+p4   68 blocks
        mov esi, dword [rsp + 292]                               ;     2.0 p2      68 blocks reload
        mov dword [r8 + 20], esi                                 ;     7.0 p8+p9   68 blocks
        mov esi, dword [rsp + 296]                               ;     2.2 p3      68 blocks reload
        mov dword [r8 + 24], esi                                 ;     7.2 p7+p4   68 blocks
        mov esi, dword [rsp + 300]                               ;     2.5 p10     68 blocks reload
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
        vmovq [rsp + 320], xmm0                                  ;                    cleared
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

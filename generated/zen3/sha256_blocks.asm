; sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 1afe5c1e560cb1ff); do not edit:
;   ./cw build sha256_blocks --cpu zen3
;
; void sha256_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 32 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 328 bytes, 22 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 8.0; bounds: width 3.5, ports 6.7, path 4.0
;   blocks: 2237 uops, planned 473.7; bounds: width 372.8, ports 387.2, path 263.0
;   body.2: 17 uops, planned 9.0; bounds: width 2.8, ports 5.7, path 0.0
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
        sub rsp, 0x158                                           ;                    frame
        mov qword [rsp + 240], rdi                               ;                    argument
        mov dword [rsp + 272], edx                               ;                    argument
        mov qword [rsp + 248], rsi                               ;                    argument
        mov r8, qword [rsp + 240]                                ;     0.0 agu0    68 h reload
        mov esi, dword [r8]                                      ;     4.0 agu1    68 h
        mov r9d, dword [rsp + 272]                               ;     0.3 agu2    68 h
        shl r9, 6                                                ;     4.3 alu1    68 h
        mov edi, dword [r8 + 4]                                  ;     4.0 agu0    68 h
        mov ebp, dword [r8 + 8]                                  ;     4.0 agu1    68 h
        mov r10d, dword [r8 + 12]                                ;     4.0 agu2    68 h
        mov r11d, dword [r8 + 16]                                ;     4.0 agu0    68 h
        mov r12d, dword [r8 + 20]                                ;     4.0 agu1    68 h
        mov r13d, dword [r8 + 24]                                ;     4.0 agu2    68 h
        mov r14d, dword [r8 + 28]                                ;     4.0 agu0    68 h
        add r9, qword [rsp + 248]                                ;     5.3 alu0+agu1   68 h
        mov qword [rsp + 256], r9                                ;     6.3 agu2+st0   68 h
        mov dword [rsp + 276], esi                               ;     8.0 agu0+st1   68 h
        mov dword [rsp + 280], edi                               ;     8.0 agu1+st0   68 h
        mov dword [rsp + 284], ebp                               ;     8.0 agu2+st1   68 h
        mov dword [rsp + 288], r10d                              ;     8.0 agu0+st0   68 h
        mov dword [rsp + 292], r11d                              ;     8.0 agu1+st1   68 h
        mov dword [rsp + 296], r12d                              ;     8.0 agu2+st0   68 h
        mov dword [rsp + 300], r13d                              ;     8.0 agu0+st1   68 h
        mov dword [rsp + 304], r14d                              ;     8.0 agu1+st0   68 h
        cmp dword [rsp + 272], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 276]                               ;                    resident
        mov edi, dword [rsp + 292]                               ;                    resident
        mov ebp, dword [rsp + 280]                               ;                    resident
        mov r8d, dword [rsp + 296]                               ;                    resident
        mov r9, qword [rsp + 248]                                ;                    resident
        mov r10d, dword [rsp + 300]                              ;                    resident
        mov r11d, dword [rsp + 284]                              ;                    resident
        mov r12d, dword [rsp + 288]                              ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r9]                                       ;     0.0 agu0    73 w[0]
        vmovdqa xmm1, [rel sha256_blocks.T0_w.blocks]            ;     0.2 agu1       reload
        vpshufb xmm0, xmm0, xmm1                                 ;     7.2 fp1     73 w[0]
        vpaddd xmm2, xmm0, [rel sha256_blocks.T0_w.blocks + 48]  ;     8.2 fp0+agu0   73 w[0]
        vmovdqa [rsp + 0], xmm2                                  ;     9.2 agu2+fp5   73 w[0]
        rorx r13d, edi, 6                                        ;     0.8 alu1    48 t1
        rorx r14d, edi, 0xb                                      ;     1.0 alu2    48 t1
        xor r13d, r14d                                           ;     2.0 alu0    48 t1
        rorx r14d, edi, 0x19                                     ;     1.8 alu1    48 t1
        xor r13d, r14d                                           ;     3.0 alu3    48 t1
        mov r14d, dword [rsp + 304]                              ;     1.7 agu1    71 v[7] reload
        add r13d, r14d                                           ;     5.7 alu2    61 t1
        add r13d, dword [rsp + 0]                                ;    13.2 alu0+agu2   61 t1
        rorx r15d, esi, 2                                        ;     2.8 alu1    47 v[7]
        rorx eax, esi, 0xd                                       ;     3.0 alu2    47 v[7]
        xor r15d, eax                                            ;     4.0 alu3    47 v[7]
        rorx eax, esi, 0x16                                      ;     3.8 alu1    47 v[7]
        xor r15d, eax                                            ;     5.0 alu0    47 v[7]
        mov eax, r12d                                            ;     3.0         62 v[3] copy
        mov ecx, r10d                                            ;     3.2         51 t1 copy
        xor ecx, r8d                                             ;     3.5 alu3    51 t1
        and ecx, edi                                             ;     4.5 alu2    51 t1
        xor ecx, r10d                                            ;     5.5 alu0    51 t1
        add r13d, ecx                                            ;    14.2 alu3    61 t1
        add eax, r13d                                            ;    15.2 alu1    62 v[3]
        add r15d, r13d                                           ;    15.2 alu2    63 v[7]
        rorx r13d, eax, 6                                        ;    16.2 alu1    48 t1
        rorx ecx, eax, 0xb                                       ;    16.2 alu2    48 t1
        xor r13d, ecx                                            ;    17.2 alu0    48 t1
        rorx ecx, eax, 0x19                                      ;    16.2 alu1    48 t1
        xor r13d, ecx                                            ;    18.2 alu3    48 t1
        add r13d, r10d                                           ;    19.2 alu0    61 t1
        add r13d, dword [rsp + 4]                                ;    20.2 alu3+agu0   61 t1
        mov ecx, eax                                             ;    16.2         51 t1 copy
        mov edx, r11d                                            ;     5.7         52 v[7] copy
        xor edx, ebp                                             ;     7.0 alu2    52 v[7]
        mov ebx, eax                                             ;    16.2         51 t1 copy
        xor ebx, edi                                             ;    16.2 alu0    51 t1
        mov r14d, r11d                                           ;     8.2         62 v[2] copy
        mov dword [rsp + 308], r10d                              ;     8.3 agu1+st0   71 v[6] spill
        mov r10d, edi                                            ;     8.5         51 t1 copy
        xor r10d, r8d                                            ;     8.7 alu3    51 t1
        and ecx, r10d                                            ;    16.2 alu1    51 t1
        xor ecx, r8d                                             ;    17.2 alu2    51 t1
        add r13d, ecx                                            ;    21.2 alu0    61 t1
        add r14d, r13d                                           ;    22.2 alu3    62 v[2]
        rorx r10d, r14d, 6                                       ;    23.2 alu1    48 t1
        rorx ecx, r14d, 0xb                                      ;    23.2 alu2    48 t1
        xor r10d, ecx                                            ;    24.2 alu0    48 t1
        rorx ecx, r14d, 0x19                                     ;    23.2 alu1    48 t1
        xor r10d, ecx                                            ;    25.2 alu3    48 t1
        mov ecx, ebp                                             ;    16.7         52 v[7] copy
        xor ecx, esi                                             ;    16.8 alu2    52 v[7]
        and edx, ecx                                             ;    17.8 alu0    52 v[7]
        xor edx, ebp                                             ;    18.8 alu1    52 v[7]
        add r15d, edx                                            ;    19.8 alu3    63 v[7]
        add r10d, r8d                                            ;    26.2 alu2    61 t1
        or ebx, r14d                                             ;    23.2 alu0    51 t1
        and ecx, r15d                                            ;    20.8 alu1    52 v[6]
        add r13d, ecx                                            ;    22.2 alu3    63 v[6]
        add r10d, dword [rsp + 8]                                ;    27.2 alu2+agu2   61 t1
        mov ecx, eax                                             ;    18.8         51 t1 copy
        xor ecx, r14d                                            ;    23.2 alu0    51 t1
        xor ebx, ecx                                             ;    24.2 alu1    51 t1
        add r10d, ebx                                            ;    28.2 alu3    61 t1
        lea edx, [r10 + rbp]                                     ;    29.2 alu2    62 v[1]
        rorx ebx, r15d, 2                                        ;    20.8 alu1    47 v[6]
        mov dword [rsp + 312], r8d                               ;    21.0 agu0+st1   71 v[5] spill
        rorx r8d, r15d, 0xd                                      ;    21.2 alu2    47 v[6]
        xor ebx, r8d                                             ;    22.2 alu0    47 v[6]
        rorx r8d, r15d, 0x16                                     ;    21.8 alu1    47 v[6]
        xor ebx, r8d                                             ;    23.2 alu3    47 v[6]
        add r13d, ebx                                            ;    24.2 alu2    63 v[6]
        rorx r8d, edx, 6                                         ;    30.2 alu1    48 t1
        rorx ebx, edx, 0xb                                       ;    30.2 alu2    48 t1
        xor r8d, ebx                                             ;    31.2 alu0    48 t1
        rorx ebx, edx, 0x19                                      ;    30.2 alu1    48 t1
        xor r8d, ebx                                             ;    32.2 alu3    48 t1
        mov ebx, r15d                                            ;    23.7         52 v[5] copy
        and ebx, esi                                             ;    24.2 alu0    52 v[5]
        add r10d, ebx                                            ;    29.2 alu2    63 v[5]
        mov ebx, r15d                                            ;    24.2         52 v[5] copy
        xor ebx, esi                                             ;    24.5 alu3    52 v[5]
        mov dword [rsp + 316], r12d                              ;    24.5 agu1+st0   71 v[3] spill
        mov r12d, r15d                                           ;    24.7         52 v[5] copy
        mov dword [rsp + 320], r11d                              ;    24.8 agu2+st1   71 v[2] spill
        mov r11d, ebp                                            ;    25.0         52 v[6] copy
        and r11d, esi                                            ;    25.2 alu1    52 v[6]
        add r13d, r11d                                           ;    26.2 alu0    63 v[6]
        vmovdqu xmm2, [r9 + 16]                                  ;    25.5 agu0    73 w[4]
        add r8d, edi                                             ;    33.2 alu2    61 t1
        and ecx, edx                                             ;    30.2 alu3    51 t1
        xor ecx, eax                                             ;    31.2 alu1    51 t1
        add r8d, ecx                                             ;    34.2 alu0    61 t1
        xor r12d, r13d                                           ;    27.2 alu2    52 v[5]
        and ebx, r13d                                            ;    27.2 alu3    52 v[5]
        add r10d, ebx                                            ;    30.2 alu1    63 v[5]
        add r8d, dword [rsp + 12]                                ;    35.2 alu0+agu1   61 t1
        rorx r11d, r13d, 2                                       ;    27.7 alu2    47 v[5]
        vpshufb xmm2, xmm2, xmm1                                 ;    32.5 fp2     73 w[4]
        rorx ecx, r13d, 0xd                                      ;    28.2 alu1    47 v[5]
        xor r11d, ecx                                            ;    29.2 alu3    47 v[5]
        vpaddd xmm3, xmm2, [rel sha256_blocks.T0_w.blocks + 64]  ;    33.5 fp3+agu0   73 w[4]
        rorx ecx, r13d, 0x16                                     ;    29.2 alu2    47 v[5]
        xor r11d, ecx                                            ;    30.2 alu0    47 v[5]
        add r10d, r11d                                           ;    31.2 alu3    63 v[5]
        vmovdqa [rsp + 16], xmm3                                 ;    34.5 agu2+fp5   73 w[4]
        vpalignr xmm3, xmm2, xmm0, 4                             ;    33.5 fp1     78 w[0]
        and r12d, r10d                                           ;    32.2 alu1    52 v[4]
        add r12d, r8d                                            ;    36.2 alu2    63 v[4]
        add r8d, esi                                             ;    36.2 alu0    62 v[0]
        vpslld xmm4, xmm3, 0xe                                   ;    34.5 fp2     78 w[0]
        vpsrld xmm5, xmm3, 0x12                                  ;    34.5 fp1     78 w[0]
        vpxor xmm4, xmm4, xmm5                                   ;    35.5 fp0     78 w[0]
        vpslld xmm5, xmm3, 0x19                                  ;    34.5 fp2     78 w[0]
        vpsrld xmm6, xmm3, 7                                     ;    34.5 fp1     78 w[0]
        vpxor xmm5, xmm5, xmm6                                   ;    35.5 fp3     78 w[0]
        vpxor xmm4, xmm4, xmm5                                   ;    36.5 fp0     78 w[0]
        vpsrld xmm3, xmm3, 3                                     ;    34.5 fp2     78 w[0]
        vpxor xmm4, xmm4, xmm3                                   ;    37.5 fp1     78 w[0]
        rorx r11d, r10d, 2                                       ;    33.5 alu1    47 v[4]
        mov ecx, r15d                                            ;    33.7         52 v[4] copy
        and ecx, r13d                                            ;    33.8 alu3    52 v[4]
        add r12d, ecx                                            ;    37.2 alu2    63 v[4]
        mov ecx, r13d                                            ;    34.2         52 v[4] copy
        xor ecx, r10d                                            ;    34.3 alu0    52 v[4]
        rorx ebx, r10d, 0xd                                      ;    34.5 alu1    47 v[4]
        xor r11d, ebx                                            ;    35.5 alu3    47 v[4]
        rorx ebx, r10d, 0x16                                     ;    35.0 alu2    47 v[4]
        xor r11d, ebx                                            ;    36.5 alu0    47 v[4]
        add r12d, r11d                                           ;    38.2 alu1    63 v[4]
        mov r11d, dword [rsp + 20]                               ;    35.3 agu1    61 t1
        add r11d, r14d                                           ;    39.3 alu3    61 t1
        add eax, dword [rsp + 16]                                ;    38.5 alu2+agu0   61 t1
        mov ebx, r14d                                            ;    35.8         51 t1 copy
        xor ebx, edx                                             ;    36.3 alu0    51 t1
        and ebx, r8d                                             ;    37.3 alu1    51 t1
        xor r14d, ebx                                            ;    38.3 alu3    51 t1
        add eax, r14d                                            ;    39.5 alu2    61 t1
        and ecx, r12d                                            ;    39.2 alu0    52 v[3]
        mov r14d, r13d                                           ;    36.8         52 v[3] copy
        and r14d, r10d                                           ;    37.5 alu1    52 v[3]
        add ecx, r14d                                            ;    40.2 alu3    63 v[3]
        rorx r14d, r8d, 6                                        ;    38.0 alu2    48 t1
        rorx ebx, r8d, 0xb                                       ;    38.5 alu1    48 t1
        xor r14d, ebx                                            ;    39.5 alu0    48 t1
        rorx ebx, r8d, 0x19                                      ;    39.0 alu2    48 t1
        xor r14d, ebx                                            ;    40.5 alu3    48 t1
        add eax, r14d                                            ;    41.5 alu0    61 t1
        add r15d, eax                                            ;    42.5 alu1    62 v[7]
        add ecx, eax                                             ;    42.5 alu3    63 v[3]
        rorx r14d, r12d, 2                                       ;    40.0 alu2    47 v[3]
        mov eax, r10d                                            ;    38.8         52 v[3] copy
        xor eax, r12d                                            ;    40.3 alu0    52 v[3]
        rorx ebx, r12d, 0xd                                      ;    40.5 alu1    47 v[3]
        xor r14d, ebx                                            ;    41.5 alu3    47 v[3]
        rorx ebx, r12d, 0x16                                     ;    41.0 alu2    47 v[3]
        xor r14d, ebx                                            ;    42.5 alu0    47 v[3]
        add ecx, r14d                                            ;    43.5 alu1    63 v[3]
        mov r14d, dword [rsp + 24]                               ;    40.0 agu2    61 t1
        add r14d, edx                                            ;    44.0 alu3    61 t1
        mov ebx, edx                                             ;    40.3         51 t1 copy
        xor ebx, r8d                                             ;    42.0 alu2    51 t1
        and ebx, r15d                                            ;    43.5 alu0    51 t1
        xor edx, ebx                                             ;    44.5 alu1    51 t1
        add r11d, edx                                            ;    45.5 alu3    61 t1
        and eax, ecx                                             ;    44.5 alu2    52 v[2]
        rorx edx, r15d, 6                                        ;    43.5 alu1    48 t1
        rorx ebx, r15d, 0xb                                      ;    44.0 alu2    48 t1
        xor edx, ebx                                             ;    45.0 alu0    48 t1
        rorx ebx, r15d, 0x19                                     ;    44.5 alu1    48 t1
        xor edx, ebx                                             ;    46.0 alu3    48 t1
        add r11d, edx                                            ;    47.0 alu0    61 t1
        add r13d, r11d                                           ;    48.0 alu3    62 v[6]
        add eax, r11d                                            ;    48.0 alu2    63 v[2]
        rorx r11d, ecx, 2                                        ;    45.5 alu1    47 v[2]
        mov edx, r10d                                            ;    42.8         52 v[2] copy
        and edx, r12d                                            ;    45.3 alu0    52 v[2]
        add eax, edx                                             ;    49.0 alu3    63 v[2]
        mov edx, r12d                                            ;    43.7         52 v[2] copy
        xor edx, ecx                                             ;    46.0 alu2    52 v[2]
        rorx ebx, ecx, 0xd                                       ;    46.5 alu1    47 v[2]
        xor r11d, ebx                                            ;    47.5 alu0    47 v[2]
        rorx ebx, ecx, 0x16                                      ;    47.0 alu2    47 v[2]
        xor r11d, ebx                                            ;    48.5 alu3    47 v[2]
        add eax, r11d                                            ;    50.0 alu0    63 v[2]
        mov r11d, dword [rsp + 28]                               ;    44.8 agu1    61 t1
        add r11d, r8d                                            ;    48.8 alu1    61 t1
        mov ebx, r8d                                             ;    45.2         51 t1 copy
        xor ebx, r15d                                            ;    47.8 alu3    51 t1
        and ebx, r13d                                            ;    49.0 alu2    51 t1
        xor r8d, ebx                                             ;    50.0 alu0    51 t1
        add r14d, r8d                                            ;    51.0 alu1    61 t1
        and edx, eax                                             ;    51.0 alu3    52 v[1]
        rorx r8d, r13d, 6                                        ;    49.0 alu2    48 t1
        rorx ebx, r13d, 0xb                                      ;    49.5 alu1    48 t1
        xor r8d, ebx                                             ;    50.5 alu0    48 t1
        rorx ebx, r13d, 0x19                                     ;    50.0 alu2    48 t1
        xor r8d, ebx                                             ;    51.5 alu3    48 t1
        add r14d, r8d                                            ;    52.5 alu0    61 t1
        add r10d, r14d                                           ;    53.5 alu1    62 v[5]
        add edx, r14d                                            ;    53.5 alu3    63 v[1]
        vmovdqu xmm3, [r9 + 32]                                  ;    48.5 agu0    73 w[8]
        rorx r8d, eax, 2                                         ;    51.0 alu2    47 v[1]
        vpshufb xmm3, xmm3, xmm1                                 ;    55.5 fp2     73 w[8]
        mov r14d, r12d                                           ;    49.0         52 v[1] copy
        and r14d, ecx                                            ;    51.3 alu0    52 v[1]
        add edx, r14d                                            ;    54.5 alu1    63 v[1]
        mov r14d, ecx                                            ;    49.5         52 v[1] copy
        xor r14d, eax                                            ;    51.8 alu3    52 v[1]
        rorx ebx, eax, 0xd                                       ;    52.0 alu2    47 v[1]
        xor r8d, ebx                                             ;    53.0 alu0    47 v[1]
        vpaddd xmm5, xmm3, [rel sha256_blocks.T0_w.blocks + 16]  ;    56.5 fp3+agu1   73 w[8]
        rorx ebx, eax, 0x16                                      ;    52.5 alu1    47 v[1]
        xor r8d, ebx                                             ;    54.0 alu3    47 v[1]
        add edx, r8d                                             ;    55.5 alu2    63 v[1]
        vmovdqa [rsp + 32], xmm5                                 ;    57.5 agu2+fp5   73 w[8]
        and r14d, edx                                            ;    56.5 alu0    52 v[0]
        mov r8d, ecx                                             ;    51.5         52 v[0] copy
        and r8d, eax                                             ;    53.5 alu1    52 v[0]
        add r14d, r8d                                            ;    57.5 alu3    63 v[0]
        mov r8d, r15d                                            ;    52.0         51 t1 copy
        xor r8d, r13d                                            ;    54.0 alu2    51 t1
        mov ebx, dword [rsp + 32]                                ;    57.5 agu0    61 t1
        add ebx, r15d                                            ;    61.5 alu0    61 t1
        and r8d, r10d                                            ;    55.0 alu1    51 t1
        xor r15d, r8d                                            ;    56.0 alu3    51 t1
        add r11d, r15d                                           ;    57.0 alu2    61 t1
        rorx r8d, r10d, 6                                        ;    55.5 alu1    48 t1
        rorx r15d, r10d, 0xb                                     ;    56.0 alu2    48 t1
        xor r8d, r15d                                            ;    57.0 alu0    48 t1
        rorx r15d, r10d, 0x19                                    ;    56.5 alu1    48 t1
        xor r8d, r15d                                            ;    58.0 alu3    48 t1
        add r11d, r8d                                            ;    59.0 alu0    61 t1
        add r12d, r11d                                           ;    60.0 alu3    62 v[4]
        add r14d, r11d                                           ;    60.0 alu2    63 v[0]
        vpalignr xmm5, xmm3, xmm2, 4                             ;    56.5 fp1     78 w[4]
        vpslld xmm6, xmm5, 0xe                                   ;    57.5 fp2     78 w[4]
        vpsrld xmm7, xmm5, 0x12                                  ;    57.5 fp1     78 w[4]
        vpxor xmm6, xmm6, xmm7                                   ;    58.5 fp0     78 w[4]
        vpslld xmm7, xmm5, 0x19                                  ;    57.5 fp2     78 w[4]
        vpsrld xmm8, xmm5, 7                                     ;    57.8 fp1     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;    58.8 fp3     78 w[4]
        vpxor xmm6, xmm6, xmm7                                   ;    59.8 fp0     78 w[4]
        vpsrld xmm5, xmm5, 3                                     ;    58.0 fp2     78 w[4]
        vpxor xmm6, xmm6, xmm5                                   ;    60.8 fp3     78 w[4]
        rorx r8d, edx, 2                                         ;    57.7 alu1    47 v[0]
        mov r11d, eax                                            ;    57.8         52 v[0] copy
        xor r11d, edx                                            ;    58.0 alu0    52 v[0]
        rorx r15d, edx, 0xd                                      ;    58.2 alu2    47 v[0]
        xor r8d, r15d                                            ;    59.2 alu3    47 v[0]
        rorx r15d, edx, 0x16                                     ;    58.7 alu1    47 v[0]
        xor r8d, r15d                                            ;    60.2 alu0    47 v[0]
        add r14d, r8d                                            ;    61.2 alu2    63 v[0]
        mov r8d, dword [rsp + 36]                                ;    59.0 agu1    61 t1
        add r8d, r13d                                            ;    63.0 alu3    61 t1
        mov r15d, r13d                                           ;    59.3         51 t1 copy
        xor r15d, r10d                                           ;    59.7 alu1    51 t1
        and r15d, r12d                                           ;    61.0 alu0    51 t1
        xor r13d, r15d                                           ;    62.0 alu2    51 t1
        add ebx, r13d                                            ;    63.0 alu3    61 t1
        and r11d, r14d                                           ;    62.2 alu1    52 v[7]
        mov r13d, eax                                            ;    60.3         52 v[7] copy
        and r13d, edx                                            ;    61.0 alu0    52 v[7]
        add r11d, r13d                                           ;    63.2 alu2    63 v[7]
        rorx r13d, r12d, 6                                       ;    61.7 alu1    48 t1
        rorx r15d, r12d, 0xb                                     ;    62.2 alu2    48 t1
        xor r13d, r15d                                           ;    63.2 alu3    48 t1
        rorx r15d, r12d, 0x19                                    ;    62.7 alu1    48 t1
        xor r13d, r15d                                           ;    64.2 alu0    48 t1
        add ebx, r13d                                            ;    65.2 alu3    61 t1
        add ecx, ebx                                             ;    66.2 alu0    62 v[3]
        add r11d, ebx                                            ;    66.2 alu2    63 v[7]
        rorx r13d, r14d, 2                                       ;    63.7 alu1    47 v[7]
        mov r15d, edx                                            ;    62.3         52 v[7] copy
        xor r15d, r14d                                           ;    63.3 alu3    52 v[7]
        rorx ebx, r14d, 0xd                                      ;    64.2 alu2    47 v[7]
        xor r13d, ebx                                            ;    65.2 alu0    47 v[7]
        rorx ebx, r14d, 0x16                                     ;    64.7 alu1    47 v[7]
        xor r13d, ebx                                            ;    66.2 alu3    47 v[7]
        add r11d, r13d                                           ;    67.2 alu0    63 v[7]
        mov r13d, dword [rsp + 40]                               ;    63.5 agu2    61 t1
        add r13d, r10d                                           ;    67.5 alu2    61 t1
        mov ebx, r10d                                            ;    63.8         51 t1 copy
        xor ebx, r12d                                            ;    65.3 alu3    51 t1
        and ebx, ecx                                             ;    67.2 alu1    51 t1
        xor r10d, ebx                                            ;    68.2 alu0    51 t1
        add r8d, r10d                                            ;    69.2 alu2    61 t1
        and r15d, r11d                                           ;    68.2 alu3    52 v[6]
        rorx r10d, ecx, 6                                        ;    67.2 alu1    48 t1
        rorx ebx, ecx, 0xb                                       ;    67.2 alu2    48 t1
        xor r10d, ebx                                            ;    68.2 alu0    48 t1
        rorx ebx, ecx, 0x19                                      ;    67.7 alu1    48 t1
        xor r10d, ebx                                            ;    69.2 alu3    48 t1
        add r8d, r10d                                            ;    70.2 alu0    61 t1
        add eax, r8d                                             ;    71.2 alu2    62 v[2]
        add r15d, r8d                                            ;    71.2 alu3    63 v[6]
        rorx r8d, eax, 6                                         ;    72.2 alu1    48 t1
        mov r10d, edx                                            ;    66.5         52 v[6] copy
        and r10d, r14d                                           ;    69.0 alu0    52 v[6]
        add r15d, r10d                                           ;    72.2 alu2    63 v[6]
        rorx r10d, eax, 0xb                                      ;    72.2 alu1    48 t1
        xor r8d, r10d                                            ;    73.2 alu3    48 t1
        rorx r10d, eax, 0x19                                     ;    72.2 alu2    48 t1
        xor r8d, r10d                                            ;    74.2 alu0    48 t1
        add r13d, r8d                                            ;    75.2 alu3    61 t1
        rorx r8d, r11d, 2                                        ;    70.7 alu1    47 v[6]
        mov r10d, r14d                                           ;    68.3         52 v[6] copy
        xor r10d, r11d                                           ;    71.0 alu0    52 v[6]
        rorx ebx, r11d, 0xd                                      ;    71.2 alu2    47 v[6]
        xor r8d, ebx                                             ;    72.2 alu3    47 v[6]
        rorx ebx, r11d, 0x16                                     ;    71.7 alu1    47 v[6]
        xor r8d, ebx                                             ;    73.2 alu0    47 v[6]
        add r15d, r8d                                            ;    74.2 alu2    63 v[6]
        mov r8d, dword [rsp + 44]                                ;    70.7 agu0    61 t1
        add r8d, r12d                                            ;    74.7 alu3    61 t1
        mov ebx, r12d                                            ;    71.0         51 t1 copy
        xor ebx, ecx                                             ;    72.7 alu1    51 t1
        and ebx, eax                                             ;    73.7 alu0    51 t1
        xor r12d, ebx                                            ;    74.7 alu2    51 t1
        add r13d, r12d                                           ;    76.2 alu3    61 t1
        add edx, r13d                                            ;    77.2 alu1    62 v[1]
        and r10d, r15d                                           ;    75.2 alu0    52 v[5]
        add r13d, r10d                                           ;    77.2 alu2    63 v[5]
        vmovdqu xmm5, [r9 + 48]                                  ;    72.5 agu1    73 w[12]
        rorx r10d, edx, 6                                        ;    78.2 alu1    48 t1
        mov r12d, r14d                                           ;    72.8         52 v[5] copy
        and r12d, r11d                                           ;    74.3 alu3    52 v[5]
        add r13d, r12d                                           ;    78.2 alu0    63 v[5]
        rorx r12d, edx, 0xb                                      ;    78.2 alu2    48 t1
        xor r10d, r12d                                           ;    79.2 alu3    48 t1
        rorx r12d, edx, 0x19                                     ;    78.2 alu1    48 t1
        xor r10d, r12d                                           ;    80.2 alu0    48 t1
        add r8d, r10d                                            ;    81.2 alu2    61 t1
        rorx r10d, r15d, 2                                       ;    76.7 alu1    47 v[5]
        vpshufb xmm1, xmm5, xmm1                                 ;    79.5 fp1     73 w[12]
        mov r12d, r11d                                           ;    74.7         52 v[5] copy
        xor r12d, r15d                                           ;    76.3 alu3    52 v[5]
        rorx ebx, r15d, 0xd                                      ;    77.2 alu2    47 v[5]
        xor r10d, ebx                                            ;    78.2 alu0    47 v[5]
        vpaddd xmm5, xmm1, [rel sha256_blocks.T0_w.blocks + 32]  ;    80.5 fp0+agu0   73 w[12]
        rorx ebx, r15d, 0x16                                     ;    77.7 alu1    47 v[5]
        xor r10d, ebx                                            ;    79.2 alu3    47 v[5]
        add r13d, r10d                                           ;    80.2 alu0    63 v[5]
        vmovdqa [rsp + 48], xmm5                                 ;    81.5 agu2+fp5   73 w[12]
        vpaddd xmm0, xmm0, xmm4                                  ;    77.3 fp2     78 w[0]
        vpalignr xmm4, xmm1, xmm3, 4                             ;    80.5 fp1     78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;    81.5 fp3     78 w[0]
        and r12d, r13d                                           ;    81.2 alu2    52 v[4]
        mov r10d, r11d                                           ;    78.2         52 v[4] copy
        and r10d, r15d                                           ;    78.3 alu3    52 v[4]
        add r12d, r10d                                           ;    82.2 alu1    63 v[4]
        mov r10d, eax                                            ;    78.7         51 t1 copy
        xor r10d, ecx                                            ;    79.0 alu0    51 t1
        vpshufd xmm5, xmm1, 0xe                                  ;    80.5 fp2     78 w[0]
        and r10d, edx                                            ;    80.0 alu2    51 t1
        xor r10d, ecx                                            ;    81.0 alu3    51 t1
        add r8d, r10d                                            ;    82.2 alu1    61 t1
        add r14d, r8d                                            ;    83.2 alu0    62 v[0]
        add r12d, r8d                                            ;    83.2 alu2    63 v[4]
        vpslld xmm7, xmm5, 0xd                                   ;    81.5 fp1     78 w[0]
        vpsrld xmm8, xmm5, 0x13                                  ;    81.5 fp2     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;    82.5 fp0     78 w[0]
        vpslld xmm8, xmm5, 0xf                                   ;    81.5 fp1     78 w[0]
        vpsrld xmm9, xmm5, 0x11                                  ;    81.5 fp2     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;    82.5 fp3     78 w[0]
        vpsrld xmm5, xmm5, 0xa                                   ;    82.0 fp1     78 w[0]
        rorx r8d, r13d, 2                                        ;    81.2 alu1    47 v[4]
        vpxor xmm5, xmm5, xmm7                                   ;    83.5 fp0     78 w[0]
        vpxor xmm5, xmm5, xmm8                                   ;    84.5 fp3     78 w[0]
        mov r10d, r15d                                           ;    81.7         52 v[4] copy
        xor r10d, r13d                                           ;    81.8 alu3    52 v[4]
        rorx ebx, r13d, 0xd                                      ;    82.0 alu2    47 v[4]
        xor r8d, ebx                                             ;    83.0 alu0    47 v[4]
        vpaddd xmm5, xmm5, xmm0                                  ;    85.5 fp2     78 w[0]
        rorx ebx, r13d, 0x16                                     ;    82.5 alu1    47 v[4]
        xor r8d, ebx                                             ;    84.0 alu3    47 v[4]
        add r12d, r8d                                            ;    85.0 alu2    63 v[4]
        vpshufd xmm0, xmm0, 0xe                                  ;    83.0 fp1     78 w[0]
        vpaddd xmm2, xmm2, xmm6                                  ;    83.2 fp0     78 w[4]
        vpslld xmm6, xmm5, 0xd                                   ;    86.5 fp2     78 w[0]
        vpsrld xmm7, xmm5, 0x13                                  ;    86.5 fp1     78 w[0]
        vpxor xmm6, xmm6, xmm7                                   ;    87.5 fp3     78 w[0]
        vpslld xmm7, xmm5, 0xf                                   ;    86.5 fp2     78 w[0]
        vpsrld xmm8, xmm5, 0x11                                  ;    86.5 fp1     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;    87.5 fp0     78 w[0]
        vpxor xmm6, xmm6, xmm7                                   ;    88.5 fp3     78 w[0]
        vpsrld xmm7, xmm5, 0xa                                   ;    86.5 fp2     78 w[0]
        vpxor xmm6, xmm6, xmm7                                   ;    89.5 fp0     78 w[0]
        vpaddd xmm0, xmm0, xmm6                                  ;    90.5 fp3     78 w[0]
        vpunpcklqdq xmm0, xmm5, xmm0                             ;    91.5 fp1     78 w[0]
        vpalignr xmm5, xmm0, xmm1, 4                             ;    92.5 fp2     78 w[4]
        vpaddd xmm2, xmm2, xmm5                                  ;    93.5 fp0     78 w[4]
        vpshufd xmm6, xmm2, 0xe                                  ;    94.5 fp1     78 w[4]
        vpshufd xmm7, xmm0, 0xe                                  ;    92.5 fp2     78 w[4]
        vpaddd xmm8, xmm0, [rel sha256_blocks.T0_w.blocks + 80]  ;    92.5 fp3+agu1   78 w[0]
        vmovdqa [rsp + 64], xmm8                                 ;    93.5 agu0+fp5   78 w[0]
        vpslld xmm8, xmm7, 0xd                                   ;    93.5 fp1     78 w[4]
        vpsrld xmm9, xmm7, 0x13                                  ;    93.5 fp2     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;    94.5 fp0     78 w[4]
        vpslld xmm9, xmm7, 0xf                                   ;    93.5 fp1     78 w[4]
        vpsrld xmm10, xmm7, 0x11                                 ;    93.5 fp2     78 w[4]
        vpxor xmm9, xmm9, xmm10                                  ;    94.5 fp3     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;    95.5 fp0     78 w[4]
        vpsrld xmm7, xmm7, 0xa                                   ;    93.5 fp1     78 w[4]
        vpxor xmm8, xmm8, xmm7                                   ;    96.5 fp3     78 w[4]
        vpaddd xmm2, xmm2, xmm8                                  ;    97.5 fp0     78 w[4]
        vpslld xmm7, xmm4, 0xe                                   ;    92.5 fp2     78 w[8]
        vpsrld xmm8, xmm4, 0x12                                  ;    92.7 fp1     78 w[8]
        vpxor xmm7, xmm7, xmm8                                   ;    93.7 fp3     78 w[8]
        vpslld xmm8, xmm4, 0x19                                  ;    93.5 fp2     78 w[8]
        vpsrld xmm9, xmm4, 7                                     ;    93.7 fp1     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;    94.7 fp0     78 w[8]
        vpxor xmm7, xmm7, xmm8                                   ;    95.7 fp3     78 w[8]
        vpsrld xmm4, xmm4, 3                                     ;    94.5 fp2     78 w[8]
        vpxor xmm7, xmm7, xmm4                                   ;    96.7 fp0     78 w[8]
        vpslld xmm4, xmm2, 0xd                                   ;    98.5 fp1     78 w[4]
        vpaddd xmm3, xmm3, xmm7                                  ;    97.7 fp3     78 w[8]
        vpsrld xmm7, xmm2, 0x13                                  ;    98.5 fp2     78 w[4]
        vpxor xmm4, xmm4, xmm7                                   ;    99.5 fp0     78 w[4]
        vpslld xmm7, xmm2, 0xf                                   ;    98.5 fp1     78 w[4]
        vpsrld xmm8, xmm2, 0x11                                  ;    98.5 fp2     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;    99.5 fp3     78 w[4]
        vpxor xmm4, xmm4, xmm7                                   ;   100.5 fp0     78 w[4]
        vpsrld xmm7, xmm2, 0xa                                   ;    98.5 fp1     78 w[4]
        vpxor xmm4, xmm4, xmm7                                   ;   101.5 fp3     78 w[4]
        vpaddd xmm6, xmm6, xmm4                                  ;   102.5 fp0     78 w[4]
        vpunpcklqdq xmm2, xmm2, xmm6                             ;   103.5 fp2     78 w[4]
        vpalignr xmm4, xmm2, xmm0, 4                             ;   104.5 fp1     78 w[8]
        vpaddd xmm3, xmm3, xmm4                                  ;   105.5 fp3     78 w[8]
        vpaddd xmm6, xmm2, [rel sha256_blocks.T0_w.blocks + 96]  ;   104.5 fp0+agu1   78 w[4]
        vmovdqa [rsp + 80], xmm6                                 ;   105.5 agu2+fp5   78 w[4]
        vpshufd xmm6, xmm2, 0xe                                  ;   104.5 fp2     78 w[8]
        vpshufd xmm7, xmm3, 0xe                                  ;   106.5 fp1     78 w[8]
        vpslld xmm8, xmm6, 0xd                                   ;   105.5 fp2     78 w[8]
        vpsrld xmm9, xmm6, 0x13                                  ;   105.5 fp1     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   106.5 fp3     78 w[8]
        vpslld xmm9, xmm6, 0xf                                   ;   105.5 fp2     78 w[8]
        vpsrld xmm10, xmm6, 0x11                                 ;   105.5 fp1     78 w[8]
        vpxor xmm9, xmm9, xmm10                                  ;   106.5 fp0     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   107.5 fp3     78 w[8]
        vpsrld xmm6, xmm6, 0xa                                   ;   105.5 fp2     78 w[8]
        vpxor xmm8, xmm8, xmm6                                   ;   108.5 fp0     78 w[8]
        vpaddd xmm3, xmm3, xmm8                                  ;   109.5 fp3     78 w[8]
        vpslld xmm6, xmm5, 0xe                                   ;   104.5 fp1     78 w[12]
        vpsrld xmm8, xmm5, 0x12                                  ;   104.7 fp2     78 w[12]
        vpxor xmm6, xmm6, xmm8                                   ;   105.7 fp0     78 w[12]
        vpslld xmm8, xmm5, 0x19                                  ;   105.5 fp1     78 w[12]
        vpsrld xmm9, xmm5, 7                                     ;   105.7 fp2     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   106.7 fp3     78 w[12]
        vpxor xmm6, xmm6, xmm8                                   ;   107.7 fp0     78 w[12]
        vpsrld xmm5, xmm5, 3                                     ;   106.5 fp1     78 w[12]
        vpxor xmm6, xmm6, xmm5                                   ;   108.7 fp3     78 w[12]
        vpslld xmm5, xmm3, 0xd                                   ;   110.5 fp2     78 w[8]
        vpaddd xmm1, xmm1, xmm6                                  ;   109.7 fp0     78 w[12]
        vpsrld xmm6, xmm3, 0x13                                  ;   110.5 fp1     78 w[8]
        vpxor xmm5, xmm5, xmm6                                   ;   111.5 fp3     78 w[8]
        vpslld xmm6, xmm3, 0xf                                   ;   110.5 fp2     78 w[8]
        vpsrld xmm8, xmm3, 0x11                                  ;   110.5 fp1     78 w[8]
        vpxor xmm6, xmm6, xmm8                                   ;   111.5 fp0     78 w[8]
        vpxor xmm5, xmm5, xmm6                                   ;   112.5 fp3     78 w[8]
        vpsrld xmm6, xmm3, 0xa                                   ;   110.5 fp2     78 w[8]
        vpxor xmm5, xmm5, xmm6                                   ;   113.5 fp0     78 w[8]
        vpaddd xmm7, xmm7, xmm5                                  ;   114.5 fp1     78 w[8]
        vpunpcklqdq xmm3, xmm3, xmm7                             ;   115.5 fp2     78 w[8]
        vpalignr xmm5, xmm3, xmm2, 4                             ;   116.5 fp1     78 w[12]
        vpaddd xmm1, xmm1, xmm5                                  ;   117.5 fp3     78 w[12]
        vpaddd xmm6, xmm3, [rel sha256_blocks.T0_w.blocks + 112] ;   116.5 fp0+agu0   78 w[8]
        vmovdqa [rsp + 96], xmm6                                 ;   117.5 agu1+fp5   78 w[8]
        vpshufd xmm6, xmm3, 0xe                                  ;   116.5 fp2     78 w[12]
        vpshufd xmm7, xmm1, 0xe                                  ;   118.5 fp1     78 w[12]
        vpslld xmm8, xmm6, 0xd                                   ;   117.5 fp2     78 w[12]
        vpsrld xmm9, xmm6, 0x13                                  ;   117.5 fp1     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   118.5 fp3     78 w[12]
        vpslld xmm9, xmm6, 0xf                                   ;   117.5 fp2     78 w[12]
        vpsrld xmm10, xmm6, 0x11                                 ;   117.5 fp1     78 w[12]
        vpxor xmm9, xmm9, xmm10                                  ;   118.5 fp0     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   119.5 fp3     78 w[12]
        vpsrld xmm6, xmm6, 0xa                                   ;   117.5 fp2     78 w[12]
        vpxor xmm8, xmm8, xmm6                                   ;   120.5 fp0     78 w[12]
        vpaddd xmm1, xmm1, xmm8                                  ;   121.5 fp3     78 w[12]
        vpslld xmm6, xmm1, 0xd                                   ;   122.5 fp1     78 w[12]
        vpsrld xmm8, xmm1, 0x13                                  ;   122.5 fp2     78 w[12]
        vpxor xmm6, xmm6, xmm8                                   ;   123.5 fp0     78 w[12]
        vpslld xmm8, xmm1, 0xf                                   ;   122.5 fp1     78 w[12]
        vpsrld xmm9, xmm1, 0x11                                  ;   122.5 fp2     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   123.5 fp3     78 w[12]
        vpxor xmm6, xmm6, xmm8                                   ;   124.5 fp0     78 w[12]
        vpsrld xmm8, xmm1, 0xa                                   ;   122.5 fp1     78 w[12]
        vpxor xmm6, xmm6, xmm8                                   ;   125.5 fp2     78 w[12]
        vpaddd xmm7, xmm7, xmm6                                  ;   126.5 fp3     78 w[12]
        vpunpcklqdq xmm1, xmm1, xmm7                             ;   127.5 fp1     78 w[12]
        vpaddd xmm6, xmm1, [rel sha256_blocks.T0_w.blocks + 128] ;   128.5 fp0+agu0   78 w[12]
        vmovdqa [rsp + 112], xmm6                                ;   129.5 agu2+fp5   78 w[12]
        mov r8d, dword [rsp + 52]                                ;   119.5 agu1    61 t1
        add r8d, eax                                             ;   123.5 alu0    61 t1
        xor eax, edx                                             ;   120.5 alu1    51 t1
        mov ebx, dword [rsp + 56]                                ;   120.7 agu0    61 t1
        add ebx, edx                                             ;   124.7 alu3    61 t1
        or eax, r14d                                             ;   121.5 alu2    51 t1
        xor edx, r14d                                            ;   121.7 alu0    51 t1
        xor eax, edx                                             ;   122.7 alu1    51 t1
        add ecx, eax                                             ;   123.7 alu3    61 t1
        add ecx, dword [rsp + 48]                                ;   124.7 alu2+agu2   61 t1
        and r10d, r12d                                           ;   122.8 alu0    52 v[3]
        rorx eax, r14d, 6                                        ;   123.0 alu1    48 t1
        mov qword [rsp + 264], r9                                ;   123.2 agu1+st0   73 w[0] spill
        rorx r9d, r14d, 0xb                                      ;   123.7 alu2    48 t1
        xor eax, r9d                                             ;   124.7 alu3    48 t1
        rorx r9d, r14d, 0x19                                     ;   124.0 alu1    48 t1
        xor eax, r9d                                             ;   125.7 alu0    48 t1
        add ecx, eax                                             ;   126.7 alu3    61 t1
        add r11d, ecx                                            ;   127.7 alu2    62 v[7]
        add r10d, ecx                                            ;   127.7 alu0    63 v[3]
        or edx, r11d                                             ;   128.7 alu1    51 t1
        rorx r9d, r11d, 6                                        ;   128.7 alu2    48 t1
        rorx eax, r11d, 0xb                                      ;   128.7 alu1    48 t1
        xor r9d, eax                                             ;   129.7 alu3    48 t1
        rorx eax, r11d, 0x19                                     ;   128.7 alu2    48 t1
        xor r9d, eax                                             ;   130.7 alu0    48 t1
        add r8d, r9d                                             ;   131.7 alu3    61 t1
        rorx r9d, r12d, 2                                        ;   127.0 alu1    47 v[3]
        mov eax, r15d                                            ;   125.8         52 v[3] copy
        and eax, r13d                                            ;   126.8 alu0    52 v[3]
        add r10d, eax                                            ;   128.7 alu3    63 v[3]
        mov eax, r13d                                            ;   126.7         52 v[3] copy
        xor eax, r12d                                            ;   127.7 alu2    52 v[3]
        rorx ecx, r12d, 0xd                                      ;   128.0 alu1    47 v[3]
        xor r9d, ecx                                             ;   129.0 alu0    47 v[3]
        rorx ecx, r12d, 0x16                                     ;   128.7 alu2    47 v[3]
        xor r9d, ecx                                             ;   130.0 alu3    47 v[3]
        add r10d, r9d                                            ;   131.0 alu0    63 v[3]
        and eax, r10d                                            ;   132.0 alu1    52 v[2]
        mov r9d, r13d                                            ;   128.2         52 v[2] copy
        and r9d, r12d                                            ;   129.5 alu3    52 v[2]
        add eax, r9d                                             ;   133.0 alu2    63 v[2]
        mov r9d, r14d                                            ;   128.7         51 t1 copy
        xor r9d, r11d                                            ;   129.8 alu0    51 t1
        xor edx, r9d                                             ;   130.8 alu1    51 t1
        add r8d, edx                                             ;   132.7 alu3    61 t1
        add r15d, r8d                                            ;   133.7 alu2    62 v[6]
        add eax, r8d                                             ;   134.0 alu0    63 v[2]
        mov r8d, dword [rsp + 60]                                ;   129.7 agu0    61 t1
        add r8d, r14d                                            ;   133.7 alu1    61 t1
        and r9d, r15d                                            ;   134.7 alu3    51 t1
        xor r14d, r9d                                            ;   135.7 alu2    51 t1
        add ebx, r14d                                            ;   136.7 alu0    61 t1
        rorx r9d, r15d, 6                                        ;   134.7 alu1    48 t1
        rorx r14d, r15d, 0xb                                     ;   134.7 alu2    48 t1
        xor r9d, r14d                                            ;   135.7 alu3    48 t1
        rorx r14d, r15d, 0x19                                    ;   134.7 alu1    48 t1
        xor r9d, r14d                                            ;   136.7 alu0    48 t1
        add ebx, r9d                                             ;   137.7 alu3    61 t1
        add r13d, ebx                                            ;   138.7 alu2    62 v[5]
        rorx r9d, r10d, 2                                        ;   134.0 alu1    47 v[2]
        mov r14d, dword [rsp + 64]                               ;   132.7 agu2    61 t1
        add r14d, r11d                                           ;   136.7 alu0    61 t1
        xor r11d, r15d                                           ;   134.7 alu3    51 t1
        mov ecx, r12d                                            ;   133.7         52 v[2] copy
        xor ecx, r10d                                            ;   134.7 alu2    52 v[2]
        rorx edx, r10d, 0xd                                      ;   135.0 alu1    47 v[2]
        xor r9d, edx                                             ;   136.0 alu0    47 v[2]
        rorx edx, r10d, 0x16                                     ;   135.7 alu2    47 v[2]
        xor r9d, edx                                             ;   137.0 alu3    47 v[2]
        add eax, r9d                                             ;   138.0 alu0    63 v[2]
        or r11d, r13d                                            ;   139.7 alu1    51 t1
        and ecx, eax                                             ;   139.0 alu3    52 v[1]
        add ebx, ecx                                             ;   140.0 alu2    63 v[1]
        rorx r9d, r13d, 6                                        ;   139.7 alu1    48 t1
        mov ecx, r12d                                            ;   135.7         52 v[1] copy
        and ecx, r10d                                            ;   136.8 alu0    52 v[1]
        add ebx, ecx                                             ;   141.0 alu3    63 v[1]
        rorx ecx, r13d, 0xb                                      ;   139.7 alu2    48 t1
        xor r9d, ecx                                             ;   140.7 alu0    48 t1
        rorx ecx, r13d, 0x19                                     ;   139.7 alu1    48 t1
        xor r9d, ecx                                             ;   141.7 alu3    48 t1
        add r8d, r9d                                             ;   142.7 alu2    61 t1
        rorx r9d, eax, 2                                         ;   139.0 alu1    47 v[1]
        mov ecx, r10d                                            ;   137.2         52 v[1] copy
        xor ecx, eax                                             ;   139.0 alu0    52 v[1]
        rorx edx, eax, 0xd                                       ;   139.7 alu2    47 v[1]
        xor r9d, edx                                             ;   140.7 alu3    47 v[1]
        rorx edx, eax, 0x16                                      ;   140.0 alu1    47 v[1]
        xor r9d, edx                                             ;   141.7 alu0    47 v[1]
        add ebx, r9d                                             ;   142.7 alu3    63 v[1]
        vpalignr xmm6, xmm1, xmm3, 4                             ;   139.2 fp2     78 w[0]
        vpslld xmm7, xmm4, 0xe                                   ;   139.3 fp1     78 w[0]
        vpsrld xmm8, xmm4, 0x12                                  ;   140.2 fp2     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   141.2 fp3     78 w[0]
        and ecx, ebx                                             ;   143.7 alu2    52 v[0]
        mov r9d, r10d                                            ;   140.0         52 v[0] copy
        and r9d, eax                                             ;   140.8 alu0    52 v[0]
        add ecx, r9d                                             ;   144.7 alu1    63 v[0]
        mov r9d, r15d                                            ;   140.5         51 t1 copy
        xor r9d, r13d                                            ;   141.5 alu3    51 t1
        xor r11d, r9d                                            ;   142.5 alu2    51 t1
        add r8d, r11d                                            ;   143.7 alu0    61 t1
        add r12d, r8d                                            ;   144.7 alu1    62 v[4]
        add ecx, r8d                                             ;   145.7 alu3    63 v[0]
        mov r8d, dword [rsp + 68]                                ;   141.5 agu1    61 t1
        add r8d, r15d                                            ;   145.5 alu2    61 t1
        vpaddd xmm0, xmm0, xmm6                                  ;   141.8 fp0     78 w[0]
        vpslld xmm8, xmm4, 0x19                                  ;   142.0 fp1     78 w[0]
        vpsrld xmm9, xmm4, 7                                     ;   142.2 fp2     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;   143.2 fp3     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   144.2 fp0     78 w[0]
        vpsrld xmm4, xmm4, 3                                     ;   143.0 fp1     78 w[0]
        vpxor xmm7, xmm7, xmm4                                   ;   145.2 fp2     78 w[0]
        vpaddd xmm0, xmm0, xmm7                                  ;   146.2 fp3     78 w[0]
        vpshufd xmm4, xmm1, 0xe                                  ;   144.0 fp1     78 w[0]
        and r9d, r12d                                            ;   145.7 alu0    51 t1
        xor r15d, r9d                                            ;   146.7 alu1    51 t1
        add r14d, r15d                                           ;   147.7 alu3    61 t1
        rorx r9d, r12d, 6                                        ;   145.7 alu2    48 t1
        rorx r11d, r12d, 0xb                                     ;   145.7 alu1    48 t1
        xor r9d, r11d                                            ;   146.7 alu0    48 t1
        rorx r11d, r12d, 0x19                                    ;   145.7 alu2    48 t1
        xor r9d, r11d                                            ;   147.7 alu3    48 t1
        add r14d, r9d                                            ;   148.7 alu0    61 t1
        rorx r9d, ebx, 2                                         ;   145.5 alu1    47 v[0]
        rorx r11d, ebx, 0xd                                      ;   145.8 alu2    47 v[0]
        xor r9d, r11d                                            ;   146.8 alu3    47 v[0]
        rorx r11d, ebx, 0x16                                     ;   146.5 alu1    47 v[0]
        xor r9d, r11d                                            ;   147.8 alu0    47 v[0]
        add ecx, r9d                                             ;   148.8 alu3    63 v[0]
        vpslld xmm7, xmm4, 0xd                                   ;   145.8 fp2     78 w[0]
        vpsrld xmm8, xmm4, 0x13                                  ;   146.0 fp1     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   147.0 fp0     78 w[0]
        vpslld xmm8, xmm4, 0xf                                   ;   146.8 fp2     78 w[0]
        mov r9d, eax                                             ;   146.5         52 v[0] copy
        xor r9d, ebx                                             ;   146.8 alu2    52 v[0]
        add r10d, r14d                                           ;   149.7 alu0    62 v[3]
        vpsrld xmm9, xmm4, 0x11                                  ;   147.0 fp1     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;   148.0 fp3     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   149.0 fp0     78 w[0]
        vpsrld xmm4, xmm4, 0xa                                   ;   147.8 fp2     78 w[0]
        vpxor xmm7, xmm7, xmm4                                   ;   150.0 fp1     78 w[0]
        vpaddd xmm7, xmm7, xmm0                                  ;   151.0 fp3     78 w[0]
        vpshufd xmm0, xmm0, 0xe                                  ;   148.8 fp2     78 w[0]
        and r9d, ecx                                             ;   149.8 alu1    52 v[7]
        vpslld xmm4, xmm7, 0xd                                   ;   152.0 fp1     78 w[0]
        vpsrld xmm8, xmm7, 0x13                                  ;   152.0 fp2     78 w[0]
        vpxor xmm4, xmm4, xmm8                                   ;   153.0 fp0     78 w[0]
        vpslld xmm8, xmm7, 0xf                                   ;   152.0 fp1     78 w[0]
        vpsrld xmm9, xmm7, 0x11                                  ;   152.0 fp2     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;   153.0 fp3     78 w[0]
        vpxor xmm4, xmm4, xmm8                                   ;   154.0 fp0     78 w[0]
        vpsrld xmm8, xmm7, 0xa                                   ;   152.0 fp1     78 w[0]
        vpxor xmm4, xmm4, xmm8                                   ;   155.0 fp3     78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;   156.0 fp0     78 w[0]
        vpunpcklqdq xmm0, xmm7, xmm0                             ;   157.0 fp2     78 w[0]
        add r14d, r9d                                            ;   150.8 alu3    63 v[7]
        rorx r9d, ecx, 2                                         ;   150.3 alu2    47 v[7]
        rorx r11d, ecx, 0xd                                      ;   150.5 alu1    47 v[7]
        xor r9d, r11d                                            ;   151.5 alu0    47 v[7]
        rorx r11d, ecx, 0x16                                     ;   151.3 alu2    47 v[7]
        xor r9d, r11d                                            ;   152.5 alu3    47 v[7]
        add r14d, r9d                                            ;   153.5 alu1    63 v[7]
        vpaddd xmm4, xmm0, [rel sha256_blocks.T0_w.blocks + 144] ;   158.0 fp3+agu0   78 w[0]
        vmovdqa [rsp + 128], xmm4                                ;   159.0 agu2+fp5   78 w[0]
        rorx r9d, r10d, 6                                        ;   152.3 alu2    48 t1
        rorx r11d, r10d, 0xb                                     ;   152.5 alu1    48 t1
        xor r9d, r11d                                            ;   153.5 alu0    48 t1
        rorx r11d, r10d, 0x19                                    ;   153.3 alu2    48 t1
        xor r9d, r11d                                            ;   154.5 alu3    48 t1
        add r8d, r9d                                             ;   155.5 alu0    61 t1
        mov r9d, eax                                             ;   152.8         52 v[7] copy
        and r9d, ebx                                             ;   153.5 alu1    52 v[7]
        add r14d, r9d                                            ;   154.5 alu3    63 v[7]
        rorx r9d, r14d, 2                                        ;   155.5 alu2    47 v[6]
        rorx r11d, r14d, 0xd                                     ;   155.5 alu1    47 v[6]
        xor r9d, r11d                                            ;   156.5 alu0    47 v[6]
        rorx r11d, r14d, 0x16                                    ;   155.5 alu2    47 v[6]
        xor r9d, r11d                                            ;   157.5 alu3    47 v[6]
        mov r11d, ebx                                            ;   154.2         52 v[7] copy
        xor r11d, ecx                                            ;   155.2 alu0    52 v[7]
        and r11d, r14d                                           ;   156.2 alu1    52 v[6]
        add r9d, r11d                                            ;   158.5 alu3    63 v[6]
        mov r11d, dword [rsp + 72]                               ;   154.8 agu1    61 t1
        add r11d, r13d                                           ;   158.8 alu0    61 t1
        mov r15d, r13d                                           ;   155.2         51 t1 copy
        xor r15d, r12d                                           ;   156.3 alu2    51 t1
        and r15d, r10d                                           ;   157.3 alu1    51 t1
        xor r13d, r15d                                           ;   158.3 alu3    51 t1
        add r8d, r13d                                            ;   159.3 alu0    61 t1
        add eax, r8d                                             ;   160.3 alu2    62 v[2]
        add r9d, r8d                                             ;   160.3 alu1    63 v[6]
        rorx r8d, eax, 6                                         ;   161.3 alu2    48 t1
        rorx r13d, eax, 0xb                                      ;   161.3 alu1    48 t1
        xor r8d, r13d                                            ;   162.3 alu3    48 t1
        rorx r13d, eax, 0x19                                     ;   161.3 alu2    48 t1
        xor r8d, r13d                                            ;   163.3 alu0    48 t1
        add r11d, r8d                                            ;   164.3 alu3    61 t1
        mov r8d, ebx                                             ;   157.3         52 v[6] copy
        and r8d, ecx                                             ;   159.2 alu0    52 v[6]
        add r9d, r8d                                             ;   161.3 alu1    63 v[6]
        rorx r8d, r9d, 2                                         ;   162.3 alu2    47 v[5]
        rorx r13d, r9d, 0xd                                      ;   162.3 alu1    47 v[5]
        xor r8d, r13d                                            ;   163.3 alu3    47 v[5]
        rorx r13d, r9d, 0x16                                     ;   162.3 alu2    47 v[5]
        xor r8d, r13d                                            ;   164.3 alu0    47 v[5]
        mov r13d, ecx                                            ;   159.2         52 v[6] copy
        xor r13d, r14d                                           ;   160.5 alu3    52 v[6]
        and r13d, r9d                                            ;   162.3 alu0    52 v[5]
        add r8d, r13d                                            ;   165.3 alu1    63 v[5]
        mov r13d, dword [rsp + 76]                               ;   160.5 agu0    61 t1
        add r13d, r12d                                           ;   164.5 alu3    61 t1
        mov r15d, r12d                                           ;   160.8         51 t1 copy
        xor r15d, r10d                                           ;   162.2 alu0    51 t1
        and r15d, eax                                            ;   163.2 alu2    51 t1
        xor r12d, r15d                                           ;   164.2 alu1    51 t1
        add r11d, r12d                                           ;   165.3 alu3    61 t1
        add ebx, r11d                                            ;   166.3 alu0    62 v[1]
        add r8d, r11d                                            ;   166.3 alu2    63 v[5]
        rorx r11d, ebx, 6                                        ;   167.3 alu1    48 t1
        rorx r12d, ebx, 0xb                                      ;   167.3 alu2    48 t1
        xor r11d, r12d                                           ;   168.3 alu3    48 t1
        rorx r12d, ebx, 0x19                                     ;   167.3 alu1    48 t1
        xor r11d, r12d                                           ;   169.3 alu0    48 t1
        add r13d, r11d                                           ;   170.3 alu3    61 t1
        mov r11d, ecx                                            ;   163.3         52 v[5] copy
        and r11d, r14d                                           ;   165.2 alu0    52 v[5]
        add r8d, r11d                                            ;   167.3 alu2    63 v[5]
        rorx r11d, r8d, 2                                        ;   168.3 alu1    47 v[4]
        rorx r12d, r8d, 0xd                                      ;   168.3 alu2    47 v[4]
        xor r11d, r12d                                           ;   169.3 alu3    47 v[4]
        rorx r12d, r8d, 0x16                                     ;   168.3 alu1    47 v[4]
        xor r11d, r12d                                           ;   170.3 alu0    47 v[4]
        mov r12d, r14d                                           ;   165.3         52 v[5] copy
        xor r12d, r9d                                            ;   166.5 alu3    52 v[5]
        vpalignr xmm4, xmm0, xmm1, 4                             ;   165.7 fp1     78 w[4]
        vpslld xmm7, xmm5, 0xe                                   ;   165.8 fp2     78 w[4]
        and r12d, r8d                                            ;   168.3 alu0    52 v[4]
        add r11d, r12d                                           ;   171.3 alu2    63 v[4]
        mov r12d, dword [rsp + 80]                               ;   166.5 agu2    61 t1
        add r12d, r10d                                           ;   170.5 alu1    61 t1
        mov r15d, r10d                                           ;   166.8         51 t1 copy
        xor r15d, eax                                            ;   167.5 alu3    51 t1
        vpsrld xmm8, xmm5, 0x12                                  ;   167.3 fp1     78 w[4]
        and r15d, ebx                                            ;   168.5 alu0    51 t1
        xor r10d, r15d                                           ;   169.5 alu2    51 t1
        add r13d, r10d                                           ;   171.3 alu1    61 t1
        add ecx, r13d                                            ;   172.3 alu3    62 v[0]
        add r11d, r13d                                           ;   172.3 alu0    63 v[4]
        vpxor xmm7, xmm7, xmm8                                   ;   168.3 fp0     78 w[4]
        vpaddd xmm2, xmm2, xmm4                                  ;   168.5 fp3     78 w[4]
        vpslld xmm8, xmm5, 0x19                                  ;   168.7 fp2     78 w[4]
        vpsrld xmm9, xmm5, 7                                     ;   168.8 fp1     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;   169.8 fp0     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;   170.8 fp3     78 w[4]
        vpsrld xmm5, xmm5, 3                                     ;   169.7 fp2     78 w[4]
        vpxor xmm7, xmm7, xmm5                                   ;   171.8 fp1     78 w[4]
        vpaddd xmm2, xmm2, xmm7                                  ;   172.8 fp0     78 w[4]
        vpshufd xmm5, xmm0, 0xe                                  ;   170.7 fp2     78 w[4]
        rorx r10d, ecx, 6                                        ;   173.3 alu2    48 t1
        rorx r13d, ecx, 0xb                                      ;   173.3 alu1    48 t1
        xor r10d, r13d                                           ;   174.3 alu3    48 t1
        rorx r13d, ecx, 0x19                                     ;   173.3 alu2    48 t1
        xor r10d, r13d                                           ;   175.3 alu0    48 t1
        add r12d, r10d                                           ;   176.3 alu1    61 t1
        vpslld xmm7, xmm5, 0xd                                   ;   171.7 fp1     78 w[4]
        vpsrld xmm8, xmm5, 0x13                                  ;   171.7 fp2     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;   172.7 fp3     78 w[4]
        mov r10d, r14d                                           ;   171.5         52 v[4] copy
        and r10d, r9d                                            ;   171.7 alu3    52 v[4]
        add r11d, r10d                                           ;   173.3 alu0    63 v[4]
        mov r10d, r9d                                            ;   172.0         52 v[4] copy
        xor r10d, r8d                                            ;   172.2 alu2    52 v[4]
        vpslld xmm8, xmm5, 0xf                                   ;   172.3 fp1     78 w[4]
        vpsrld xmm9, xmm5, 0x11                                  ;   172.7 fp2     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;   173.7 fp0     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;   174.7 fp3     78 w[4]
        vpsrld xmm5, xmm5, 0xa                                   ;   173.3 fp1     78 w[4]
        vpxor xmm7, xmm7, xmm5                                   ;   175.7 fp0     78 w[4]
        mov r13d, eax                                            ;   173.3         51 t1 copy
        xor r13d, ebx                                            ;   173.5 alu1    51 t1
        vpaddd xmm7, xmm7, xmm2                                  ;   176.7 fp2     78 w[4]
        and r13d, ecx                                            ;   174.5 alu3    51 t1
        vpshufd xmm2, xmm2, 0xe                                  ;   174.3 fp1     78 w[4]
        xor r13d, eax                                            ;   175.5 alu0    51 t1
        add r12d, r13d                                           ;   177.3 alu2    61 t1
        add r14d, r12d                                           ;   178.3 alu1    62 v[7]
        and r10d, r11d                                           ;   174.8 alu3    52 v[3]
        vpslld xmm5, xmm7, 0xd                                   ;   177.7 fp2     78 w[4]
        vpsrld xmm8, xmm7, 0x13                                  ;   177.7 fp1     78 w[4]
        vpxor xmm5, xmm5, xmm8                                   ;   178.7 fp3     78 w[4]
        vpslld xmm8, xmm7, 0xf                                   ;   177.7 fp2     78 w[4]
        vpsrld xmm9, xmm7, 0x11                                  ;   177.7 fp1     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;   178.7 fp0     78 w[4]
        vpxor xmm5, xmm5, xmm8                                   ;   179.7 fp3     78 w[4]
        vpsrld xmm8, xmm7, 0xa                                   ;   177.7 fp2     78 w[4]
        vpxor xmm5, xmm5, xmm8                                   ;   180.7 fp0     78 w[4]
        vpaddd xmm2, xmm2, xmm5                                  ;   181.7 fp3     78 w[4]
        vpunpcklqdq xmm2, xmm7, xmm2                             ;   182.7 fp1     78 w[4]
        add r10d, r12d                                           ;   178.3 alu0    63 v[3]
        add eax, dword [rsp + 84]                                ;   176.8 alu2+agu1   61 t1
        vpaddd xmm5, xmm2, [rel sha256_blocks.T0_w.blocks + 160] ;   183.7 fp0+agu0   78 w[4]
        vmovdqa [rsp + 144], xmm5                                ;   184.7 agu2+fp5   78 w[4]
        rorx r12d, r11d, 2                                       ;   177.3 alu1    47 v[3]
        rorx r13d, r11d, 0xd                                     ;   177.8 alu2    47 v[3]
        xor r12d, r13d                                           ;   178.8 alu3    47 v[3]
        rorx r13d, r11d, 0x16                                    ;   178.3 alu1    47 v[3]
        xor r12d, r13d                                           ;   179.8 alu0    47 v[3]
        add r10d, r12d                                           ;   180.8 alu3    63 v[3]
        rorx r12d, r14d, 6                                       ;   179.3 alu2    48 t1
        rorx r13d, r14d, 0xb                                     ;   179.3 alu1    48 t1
        xor r12d, r13d                                           ;   180.3 alu0    48 t1
        rorx r13d, r14d, 0x19                                    ;   179.8 alu2    48 t1
        xor r12d, r13d                                           ;   181.3 alu3    48 t1
        add eax, r12d                                            ;   182.3 alu0    61 t1
        mov r12d, r9d                                            ;   179.3         52 v[3] copy
        and r12d, r8d                                            ;   180.3 alu1    52 v[3]
        add r10d, r12d                                           ;   181.8 alu3    63 v[3]
        rorx r12d, r10d, 2                                       ;   182.8 alu2    47 v[2]
        rorx r13d, r10d, 0xd                                     ;   182.8 alu1    47 v[2]
        xor r12d, r13d                                           ;   183.8 alu0    47 v[2]
        rorx r13d, r10d, 0x16                                    ;   182.8 alu2    47 v[2]
        xor r12d, r13d                                           ;   184.8 alu3    47 v[2]
        mov r13d, r8d                                            ;   180.7         52 v[3] copy
        xor r13d, r11d                                           ;   182.0 alu0    52 v[3]
        and r13d, r10d                                           ;   183.0 alu1    52 v[2]
        add r12d, r13d                                           ;   185.8 alu3    63 v[2]
        mov r13d, dword [rsp + 88]                               ;   181.3 agu1    61 t1
        add r13d, ebx                                            ;   185.3 alu2    61 t1
        mov r15d, ebx                                            ;   181.7         51 t1 copy
        xor r15d, ecx                                            ;   183.0 alu0    51 t1
        and r15d, r14d                                           ;   184.0 alu1    51 t1
        xor ebx, r15d                                            ;   185.0 alu3    51 t1
        add eax, ebx                                             ;   186.0 alu2    61 t1
        add r9d, eax                                             ;   187.0 alu0    62 v[6]
        add r12d, eax                                            ;   187.0 alu1    63 v[2]
        rorx r15d, r9d, 6                                        ;   188.0 alu2    48 t1
        rorx eax, r9d, 0xb                                       ;   188.0 alu1    48 t1
        xor r15d, eax                                            ;   189.0 alu3    48 t1
        rorx eax, r9d, 0x19                                      ;   188.0 alu2    48 t1
        xor r15d, eax                                            ;   190.0 alu0    48 t1
        add r13d, r15d                                           ;   191.0 alu3    61 t1
        mov r15d, r8d                                            ;   183.8         52 v[2] copy
        and r15d, r11d                                           ;   186.0 alu0    52 v[2]
        add r12d, r15d                                           ;   188.0 alu1    63 v[2]
        rorx r15d, r12d, 2                                       ;   189.0 alu2    47 v[1]
        rorx eax, r12d, 0xd                                      ;   189.0 alu1    47 v[1]
        xor r15d, eax                                            ;   190.0 alu3    47 v[1]
        rorx eax, r12d, 0x16                                     ;   189.0 alu2    47 v[1]
        xor r15d, eax                                            ;   191.0 alu0    47 v[1]
        mov eax, r11d                                            ;   186.0         52 v[2] copy
        xor eax, r10d                                            ;   187.7 alu3    52 v[2]
        and eax, r12d                                            ;   189.0 alu0    52 v[1]
        add r15d, eax                                            ;   192.0 alu1    63 v[1]
        mov eax, dword [rsp + 92]                                ;   187.2 agu0    61 t1
        add eax, ecx                                             ;   191.2 alu3    61 t1
        mov edx, ecx                                             ;   187.7         51 t1 copy
        xor edx, r14d                                            ;   188.8 alu2    51 t1
        and edx, r9d                                             ;   189.8 alu0    51 t1
        xor ecx, edx                                             ;   190.8 alu1    51 t1
        add r13d, ecx                                            ;   192.0 alu3    61 t1
        add r8d, r13d                                            ;   193.0 alu2    62 v[5]
        add r15d, r13d                                           ;   193.0 alu0    63 v[1]
        rorx r13d, r8d, 6                                        ;   194.0 alu1    48 t1
        rorx ecx, r8d, 0xb                                       ;   194.0 alu2    48 t1
        xor r13d, ecx                                            ;   195.0 alu3    48 t1
        rorx ecx, r8d, 0x19                                      ;   194.0 alu1    48 t1
        xor r13d, ecx                                            ;   196.0 alu0    48 t1
        add eax, r13d                                            ;   197.0 alu3    61 t1
        mov r13d, r11d                                           ;   190.0         52 v[1] copy
        and r13d, r10d                                           ;   191.8 alu2    52 v[1]
        add r15d, r13d                                           ;   194.0 alu0    63 v[1]
        rorx r13d, r15d, 2                                       ;   195.0 alu1    47 v[0]
        rorx ecx, r15d, 0xd                                      ;   195.0 alu2    47 v[0]
        xor r13d, ecx                                            ;   196.0 alu3    47 v[0]
        rorx ecx, r15d, 0x16                                     ;   195.0 alu1    47 v[0]
        xor r13d, ecx                                            ;   197.0 alu0    47 v[0]
        mov ecx, r10d                                            ;   192.0         52 v[1] copy
        xor ecx, r12d                                            ;   193.7 alu3    52 v[1]
        vpalignr xmm5, xmm2, xmm0, 4                             ;   192.3 fp2     78 w[8]
        vpslld xmm7, xmm6, 0xe                                   ;   192.5 fp1     78 w[8]
        and ecx, r15d                                            ;   195.0 alu2    52 v[0]
        add r13d, ecx                                            ;   198.0 alu0    63 v[0]
        mov ecx, dword [rsp + 96]                                ;   193.2 agu2    61 t1
        add ecx, r14d                                            ;   197.2 alu1    61 t1
        mov edx, r14d                                            ;   193.7         51 t1 copy
        xor edx, r9d                                             ;   194.7 alu3    51 t1
        vpsrld xmm8, xmm6, 0x12                                  ;   194.0 fp2     78 w[8]
        and edx, r8d                                             ;   195.7 alu2    51 t1
        xor r14d, edx                                            ;   196.7 alu0    51 t1
        add eax, r14d                                            ;   198.0 alu1    61 t1
        add r11d, eax                                            ;   199.0 alu3    62 v[4]
        add r13d, eax                                            ;   199.0 alu2    63 v[0]
        vpxor xmm7, xmm7, xmm8                                   ;   195.0 fp3     78 w[8]
        vpaddd xmm3, xmm3, xmm5                                  ;   195.2 fp0     78 w[8]
        vpslld xmm8, xmm6, 0x19                                  ;   195.3 fp1     78 w[8]
        vpsrld xmm9, xmm6, 7                                     ;   195.5 fp2     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   196.5 fp3     78 w[8]
        vpxor xmm7, xmm7, xmm8                                   ;   197.5 fp0     78 w[8]
        vpsrld xmm6, xmm6, 3                                     ;   196.3 fp1     78 w[8]
        vpxor xmm7, xmm7, xmm6                                   ;   198.5 fp2     78 w[8]
        vpaddd xmm3, xmm3, xmm7                                  ;   199.5 fp3     78 w[8]
        vpshufd xmm6, xmm2, 0xe                                  ;   197.3 fp1     78 w[8]
        rorx r14d, r11d, 6                                       ;   200.0 alu1    48 t1
        rorx eax, r11d, 0xb                                      ;   200.0 alu2    48 t1
        xor r14d, eax                                            ;   201.0 alu0    48 t1
        rorx eax, r11d, 0x19                                     ;   200.0 alu1    48 t1
        xor r14d, eax                                            ;   202.0 alu3    48 t1
        add ecx, r14d                                            ;   203.0 alu2    61 t1
        vpslld xmm7, xmm6, 0xd                                   ;   198.3 fp2     78 w[8]
        vpsrld xmm8, xmm6, 0x13                                  ;   198.3 fp1     78 w[8]
        vpxor xmm7, xmm7, xmm8                                   ;   199.3 fp0     78 w[8]
        mov r14d, r10d                                           ;   198.2         52 v[0] copy
        and r14d, r12d                                           ;   198.3 alu0    52 v[0]
        add r13d, r14d                                           ;   200.0 alu3    63 v[0]
        mov r14d, r12d                                           ;   198.7         52 v[0] copy
        xor r14d, r15d                                           ;   198.8 alu1    52 v[0]
        vpslld xmm8, xmm6, 0xf                                   ;   199.0 fp2     78 w[8]
        vpsrld xmm9, xmm6, 0x11                                  ;   199.3 fp1     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   200.3 fp3     78 w[8]
        vpxor xmm7, xmm7, xmm8                                   ;   201.3 fp0     78 w[8]
        vpsrld xmm6, xmm6, 0xa                                   ;   200.0 fp2     78 w[8]
        vpxor xmm7, xmm7, xmm6                                   ;   202.3 fp3     78 w[8]
        mov eax, r9d                                             ;   200.0         51 t1 copy
        xor eax, r8d                                             ;   200.2 alu2    51 t1
        vpaddd xmm7, xmm7, xmm3                                  ;   203.3 fp1     78 w[8]
        and eax, r11d                                            ;   201.2 alu0    51 t1
        vpshufd xmm3, xmm3, 0xe                                  ;   201.0 fp2     78 w[8]
        xor eax, r9d                                             ;   202.2 alu3    51 t1
        add ecx, eax                                             ;   204.0 alu1    61 t1
        add r10d, ecx                                            ;   205.0 alu2    62 v[3]
        and r14d, r13d                                           ;   201.5 alu0    52 v[7]
        vpslld xmm6, xmm7, 0xd                                   ;   204.3 fp1     78 w[8]
        vpsrld xmm8, xmm7, 0x13                                  ;   204.3 fp2     78 w[8]
        vpxor xmm6, xmm6, xmm8                                   ;   205.3 fp0     78 w[8]
        vpslld xmm8, xmm7, 0xf                                   ;   204.3 fp1     78 w[8]
        vpsrld xmm9, xmm7, 0x11                                  ;   204.3 fp2     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   205.3 fp3     78 w[8]
        vpxor xmm6, xmm6, xmm8                                   ;   206.3 fp0     78 w[8]
        vpsrld xmm8, xmm7, 0xa                                   ;   204.3 fp1     78 w[8]
        vpxor xmm6, xmm6, xmm8                                   ;   207.3 fp3     78 w[8]
        vpaddd xmm3, xmm3, xmm6                                  ;   208.3 fp0     78 w[8]
        vpunpcklqdq xmm3, xmm7, xmm3                             ;   209.3 fp2     78 w[8]
        add r14d, ecx                                            ;   205.0 alu3    63 v[7]
        add r9d, dword [rsp + 100]                               ;   203.5 alu1+agu1   61 t1
        vpaddd xmm6, xmm3, [rel sha256_blocks.T0_w.blocks + 176] ;   210.3 fp3+agu0   78 w[8]
        vmovdqa [rsp + 160], xmm6                                ;   211.3 agu2+fp5   78 w[8]
        rorx eax, r13d, 2                                        ;   204.0 alu2    47 v[7]
        rorx ecx, r13d, 0xd                                      ;   204.5 alu1    47 v[7]
        xor eax, ecx                                             ;   205.5 alu0    47 v[7]
        rorx ecx, r13d, 0x16                                     ;   205.0 alu2    47 v[7]
        xor eax, ecx                                             ;   206.5 alu3    47 v[7]
        add r14d, eax                                            ;   207.5 alu0    63 v[7]
        rorx eax, r10d, 6                                        ;   206.0 alu1    48 t1
        rorx ecx, r10d, 0xb                                      ;   206.0 alu2    48 t1
        xor eax, ecx                                             ;   207.0 alu3    48 t1
        rorx ecx, r10d, 0x19                                     ;   206.5 alu1    48 t1
        xor eax, ecx                                             ;   208.0 alu0    48 t1
        add r9d, eax                                             ;   209.0 alu3    61 t1
        mov eax, r12d                                            ;   206.0         52 v[7] copy
        and eax, r15d                                            ;   207.0 alu2    52 v[7]
        add r14d, eax                                            ;   208.5 alu0    63 v[7]
        rorx eax, r14d, 2                                        ;   209.5 alu1    47 v[6]
        rorx ecx, r14d, 0xd                                      ;   209.5 alu2    47 v[6]
        xor eax, ecx                                             ;   210.5 alu3    47 v[6]
        rorx ecx, r14d, 0x16                                     ;   209.5 alu1    47 v[6]
        xor eax, ecx                                             ;   211.5 alu0    47 v[6]
        mov ecx, r15d                                            ;   207.3         52 v[7] copy
        xor ecx, r13d                                            ;   208.7 alu3    52 v[7]
        and ecx, r14d                                            ;   209.7 alu2    52 v[6]
        add eax, ecx                                             ;   212.5 alu0    63 v[6]
        mov ecx, dword [rsp + 104]                               ;   208.0 agu1    61 t1
        add ecx, r8d                                             ;   212.0 alu1    61 t1
        mov edx, r8d                                             ;   208.3         51 t1 copy
        xor edx, r11d                                            ;   209.7 alu3    51 t1
        and edx, r10d                                            ;   210.7 alu2    51 t1
        xor r8d, edx                                             ;   211.7 alu0    51 t1
        add r9d, r8d                                             ;   212.7 alu1    61 t1
        add r12d, r9d                                            ;   213.7 alu3    62 v[2]
        add eax, r9d                                             ;   213.7 alu2    63 v[6]
        rorx r8d, r12d, 6                                        ;   214.7 alu1    48 t1
        rorx r9d, r12d, 0xb                                      ;   214.7 alu2    48 t1
        xor r8d, r9d                                             ;   215.7 alu0    48 t1
        rorx r9d, r12d, 0x19                                     ;   214.7 alu1    48 t1
        xor r8d, r9d                                             ;   216.7 alu3    48 t1
        add ecx, r8d                                             ;   217.7 alu0    61 t1
        mov r8d, r15d                                            ;   210.5         52 v[6] copy
        and r8d, r13d                                            ;   212.7 alu3    52 v[6]
        add eax, r8d                                             ;   214.7 alu2    63 v[6]
        rorx r8d, eax, 2                                         ;   215.7 alu1    47 v[5]
        rorx r9d, eax, 0xd                                       ;   215.7 alu2    47 v[5]
        xor r8d, r9d                                             ;   216.7 alu0    47 v[5]
        rorx r9d, eax, 0x16                                      ;   215.7 alu1    47 v[5]
        xor r8d, r9d                                             ;   217.7 alu3    47 v[5]
        mov r9d, r13d                                            ;   212.7         52 v[6] copy
        xor r9d, r14d                                            ;   214.3 alu0    52 v[6]
        and r9d, eax                                             ;   215.7 alu3    52 v[5]
        add r8d, r9d                                             ;   218.7 alu2    63 v[5]
        mov r9d, dword [rsp + 108]                               ;   213.8 agu0    61 t1
        add r9d, r11d                                            ;   217.8 alu0    61 t1
        mov edx, r11d                                            ;   214.3         51 t1 copy
        xor edx, r10d                                            ;   215.5 alu1    51 t1
        and edx, r12d                                            ;   216.5 alu3    51 t1
        xor r11d, edx                                            ;   217.5 alu2    51 t1
        add ecx, r11d                                            ;   218.7 alu0    61 t1
        add r15d, ecx                                            ;   219.7 alu1    62 v[1]
        add r8d, ecx                                             ;   219.7 alu3    63 v[5]
        rorx r11d, r15d, 6                                       ;   220.7 alu2    48 t1
        rorx ecx, r15d, 0xb                                      ;   220.7 alu1    48 t1
        xor r11d, ecx                                            ;   221.7 alu0    48 t1
        rorx ecx, r15d, 0x19                                     ;   220.7 alu2    48 t1
        xor r11d, ecx                                            ;   222.7 alu3    48 t1
        add r9d, r11d                                            ;   223.7 alu0    61 t1
        mov r11d, r13d                                           ;   216.7         52 v[5] copy
        and r11d, r14d                                           ;   218.5 alu1    52 v[5]
        add r8d, r11d                                            ;   220.7 alu3    63 v[5]
        rorx r11d, r8d, 2                                        ;   221.7 alu2    47 v[4]
        rorx ecx, r8d, 0xd                                       ;   221.7 alu1    47 v[4]
        xor r11d, ecx                                            ;   222.7 alu0    47 v[4]
        rorx ecx, r8d, 0x16                                      ;   221.7 alu2    47 v[4]
        xor r11d, ecx                                            ;   223.7 alu3    47 v[4]
        mov ecx, r14d                                            ;   218.7         52 v[5] copy
        xor ecx, eax                                             ;   220.3 alu0    52 v[5]
        vpalignr xmm6, xmm3, xmm2, 4                             ;   219.0 fp1     78 w[12]
        vpslld xmm7, xmm4, 0xe                                   ;   219.2 fp2     78 w[12]
        and ecx, r8d                                             ;   221.7 alu1    52 v[4]
        add r11d, ecx                                            ;   224.7 alu3    63 v[4]
        mov ecx, dword [rsp + 112]                               ;   219.8 agu2    61 t1
        add ecx, r10d                                            ;   223.8 alu2    61 t1
        mov edx, r10d                                            ;   220.3         51 t1 copy
        xor edx, r12d                                            ;   221.3 alu0    51 t1
        vpsrld xmm8, xmm4, 0x12                                  ;   220.7 fp1     78 w[12]
        and edx, r15d                                            ;   222.3 alu1    51 t1
        xor r10d, edx                                            ;   223.3 alu3    51 t1
        add r9d, r10d                                            ;   224.7 alu2    61 t1
        add r13d, r9d                                            ;   225.7 alu0    62 v[0]
        add r11d, r9d                                            ;   225.7 alu1    63 v[4]
        vpxor xmm7, xmm7, xmm8                                   ;   221.7 fp0     78 w[12]
        vpaddd xmm1, xmm1, xmm6                                  ;   221.8 fp3     78 w[12]
        vpslld xmm8, xmm4, 0x19                                  ;   222.0 fp2     78 w[12]
        vpsrld xmm9, xmm4, 7                                     ;   222.2 fp1     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   223.2 fp0     78 w[12]
        vpxor xmm7, xmm7, xmm8                                   ;   224.2 fp3     78 w[12]
        vpsrld xmm4, xmm4, 3                                     ;   223.0 fp2     78 w[12]
        vpxor xmm7, xmm7, xmm4                                   ;   225.2 fp1     78 w[12]
        vpaddd xmm1, xmm1, xmm7                                  ;   226.2 fp0     78 w[12]
        vpshufd xmm4, xmm3, 0xe                                  ;   224.0 fp2     78 w[12]
        rorx r9d, r13d, 6                                        ;   226.7 alu2    48 t1
        rorx r10d, r13d, 0xb                                     ;   226.7 alu1    48 t1
        xor r9d, r10d                                            ;   227.7 alu3    48 t1
        rorx r10d, r13d, 0x19                                    ;   226.7 alu2    48 t1
        xor r9d, r10d                                            ;   228.7 alu0    48 t1
        add ecx, r9d                                             ;   229.7 alu1    61 t1
        vpslld xmm7, xmm4, 0xd                                   ;   225.0 fp1     78 w[12]
        vpsrld xmm8, xmm4, 0x13                                  ;   225.0 fp2     78 w[12]
        vpxor xmm7, xmm7, xmm8                                   ;   226.0 fp3     78 w[12]
        mov r9d, r14d                                            ;   224.8         52 v[4] copy
        and r9d, eax                                             ;   225.0 alu3    52 v[4]
        add r11d, r9d                                            ;   226.7 alu0    63 v[4]
        mov r9d, eax                                             ;   225.3         52 v[4] copy
        xor r9d, r8d                                             ;   225.5 alu2    52 v[4]
        vpslld xmm8, xmm4, 0xf                                   ;   225.7 fp1     78 w[12]
        vpsrld xmm9, xmm4, 0x11                                  ;   226.0 fp2     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   227.0 fp0     78 w[12]
        vpxor xmm7, xmm7, xmm8                                   ;   228.0 fp3     78 w[12]
        vpsrld xmm4, xmm4, 0xa                                   ;   226.7 fp1     78 w[12]
        vpxor xmm7, xmm7, xmm4                                   ;   229.0 fp0     78 w[12]
        mov r10d, r12d                                           ;   226.7         51 t1 copy
        xor r10d, r15d                                           ;   226.8 alu1    51 t1
        vpaddd xmm7, xmm7, xmm1                                  ;   230.0 fp2     78 w[12]
        and r10d, r13d                                           ;   227.8 alu3    51 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   227.7 fp1     78 w[12]
        xor r10d, r12d                                           ;   228.8 alu0    51 t1
        add ecx, r10d                                            ;   230.7 alu2    61 t1
        add r14d, ecx                                            ;   231.7 alu1    62 v[7]
        and r9d, r11d                                            ;   228.2 alu3    52 v[3]
        vpslld xmm4, xmm7, 0xd                                   ;   231.0 fp2     78 w[12]
        vpsrld xmm8, xmm7, 0x13                                  ;   231.0 fp1     78 w[12]
        vpxor xmm4, xmm4, xmm8                                   ;   232.0 fp3     78 w[12]
        vpslld xmm8, xmm7, 0xf                                   ;   231.0 fp2     78 w[12]
        vpsrld xmm9, xmm7, 0x11                                  ;   231.0 fp1     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   232.0 fp0     78 w[12]
        vpxor xmm4, xmm4, xmm8                                   ;   233.0 fp3     78 w[12]
        vpsrld xmm8, xmm7, 0xa                                   ;   231.0 fp2     78 w[12]
        vpxor xmm4, xmm4, xmm8                                   ;   234.0 fp0     78 w[12]
        vpaddd xmm1, xmm1, xmm4                                  ;   235.0 fp3     78 w[12]
        vpunpcklqdq xmm1, xmm7, xmm1                             ;   236.0 fp1     78 w[12]
        add r9d, ecx                                             ;   231.7 alu0    63 v[3]
        vmovdqa [rsp + 176], xmm1                                ;   237.0 agu1+fp5   78 w[12]
        add r12d, dword [rsp + 116]                              ;   230.3 alu2+agu0   61 t1
        rorx r10d, r11d, 2                                       ;   230.5 alu1    47 v[3]
        rorx ecx, r11d, 0xd                                      ;   231.3 alu2    47 v[3]
        xor r10d, ecx                                            ;   232.3 alu3    47 v[3]
        rorx ecx, r11d, 0x16                                     ;   231.5 alu1    47 v[3]
        xor r10d, ecx                                            ;   233.3 alu0    47 v[3]
        add r9d, r10d                                            ;   234.3 alu3    63 v[3]
        rorx r10d, r14d, 6                                       ;   232.7 alu2    48 t1
        rorx ecx, r14d, 0xb                                      ;   232.7 alu1    48 t1
        xor r10d, ecx                                            ;   233.7 alu0    48 t1
        rorx ecx, r14d, 0x19                                     ;   233.3 alu2    48 t1
        xor r10d, ecx                                            ;   234.7 alu3    48 t1
        add r12d, r10d                                           ;   235.7 alu0    61 t1
        mov r10d, eax                                            ;   232.5         52 v[3] copy
        and r10d, r8d                                            ;   233.5 alu1    52 v[3]
        add r9d, r10d                                            ;   235.3 alu3    63 v[3]
        rorx r10d, r9d, 2                                        ;   236.3 alu2    47 v[2]
        rorx ecx, r9d, 0xd                                       ;   236.3 alu1    47 v[2]
        xor r10d, ecx                                            ;   237.3 alu0    47 v[2]
        rorx ecx, r9d, 0x16                                      ;   236.3 alu2    47 v[2]
        xor r10d, ecx                                            ;   238.3 alu3    47 v[2]
        mov ecx, r8d                                             ;   233.8         52 v[3] copy
        xor ecx, r11d                                            ;   235.2 alu0    52 v[3]
        and ecx, r9d                                             ;   236.3 alu1    52 v[2]
        add r10d, ecx                                            ;   239.3 alu3    63 v[2]
        mov ecx, dword [rsp + 120]                               ;   234.5 agu2    61 t1
        add ecx, r15d                                            ;   238.5 alu0    61 t1
        mov edx, r15d                                            ;   234.8         51 t1 copy
        xor edx, r13d                                            ;   236.3 alu2    51 t1
        and edx, r14d                                            ;   237.3 alu1    51 t1
        xor r15d, edx                                            ;   238.3 alu3    51 t1
        add r12d, r15d                                           ;   239.3 alu0    61 t1
        add eax, r12d                                            ;   240.3 alu2    62 v[6]
        add r10d, r12d                                           ;   240.3 alu1    63 v[2]
        rorx r12d, eax, 6                                        ;   241.3 alu2    48 t1
        rorx r15d, eax, 0xb                                      ;   241.3 alu1    48 t1
        xor r12d, r15d                                           ;   242.3 alu3    48 t1
        rorx r15d, eax, 0x19                                     ;   241.3 alu2    48 t1
        xor r12d, r15d                                           ;   243.3 alu0    48 t1
        add ecx, r12d                                            ;   244.3 alu3    61 t1
        mov r12d, r8d                                            ;   237.2         52 v[2] copy
        and r12d, r11d                                           ;   239.2 alu0    52 v[2]
        add r10d, r12d                                           ;   241.3 alu1    63 v[2]
        rorx r12d, r10d, 2                                       ;   242.3 alu2    47 v[1]
        rorx r15d, r10d, 0xd                                     ;   242.3 alu1    47 v[1]
        xor r12d, r15d                                           ;   243.3 alu3    47 v[1]
        rorx r15d, r10d, 0x16                                    ;   242.3 alu2    47 v[1]
        xor r12d, r15d                                           ;   244.3 alu0    47 v[1]
        mov r15d, r11d                                           ;   239.3         52 v[2] copy
        xor r15d, r9d                                            ;   240.8 alu3    52 v[2]
        and r15d, r10d                                           ;   242.3 alu0    52 v[1]
        add r12d, r15d                                           ;   245.3 alu1    63 v[1]
        mov r15d, dword [rsp + 124]                              ;   240.5 agu1    61 t1
        add r15d, r13d                                           ;   244.5 alu3    61 t1
        mov edx, r13d                                            ;   240.8         51 t1 copy
        xor edx, r14d                                            ;   242.2 alu0    51 t1
        and edx, eax                                             ;   243.2 alu2    51 t1
        xor r13d, edx                                            ;   244.2 alu1    51 t1
        add ecx, r13d                                            ;   245.3 alu3    61 t1
        add r8d, ecx                                             ;   246.3 alu0    62 v[5]
        add r12d, ecx                                            ;   246.3 alu2    63 v[1]
        rorx r13d, r8d, 6                                        ;   247.3 alu1    48 t1
        rorx ecx, r8d, 0xb                                       ;   247.3 alu2    48 t1
        xor r13d, ecx                                            ;   248.3 alu3    48 t1
        rorx ecx, r8d, 0x19                                      ;   247.3 alu1    48 t1
        xor r13d, ecx                                            ;   249.3 alu0    48 t1
        add r15d, r13d                                           ;   250.3 alu3    61 t1
        mov r13d, r11d                                           ;   243.3         52 v[1] copy
        and r13d, r9d                                            ;   245.2 alu0    52 v[1]
        add r12d, r13d                                           ;   247.3 alu2    63 v[1]
        rorx r13d, r12d, 2                                       ;   248.3 alu1    47 v[0]
        rorx ecx, r12d, 0xd                                      ;   248.3 alu2    47 v[0]
        xor r13d, ecx                                            ;   249.3 alu3    47 v[0]
        rorx ecx, r12d, 0x16                                     ;   248.3 alu1    47 v[0]
        xor r13d, ecx                                            ;   250.3 alu0    47 v[0]
        mov ecx, r9d                                             ;   245.3         52 v[1] copy
        xor ecx, r10d                                            ;   246.8 alu3    52 v[1]
        vpalignr xmm4, xmm1, xmm3, 4                             ;   245.7 fp2     78 w[0]
        vpslld xmm7, xmm5, 0xe                                   ;   245.8 fp1     78 w[0]
        and ecx, r12d                                            ;   248.3 alu0    52 v[0]
        add r13d, ecx                                            ;   251.3 alu2    63 v[0]
        mov ecx, dword [rsp + 128]                               ;   246.5 agu0    61 t1
        add ecx, r14d                                            ;   250.5 alu1    61 t1
        mov edx, r14d                                            ;   246.8         51 t1 copy
        xor edx, eax                                             ;   247.8 alu3    51 t1
        vpsrld xmm8, xmm5, 0x12                                  ;   247.3 fp2     78 w[0]
        and edx, r8d                                             ;   248.8 alu0    51 t1
        xor r14d, edx                                            ;   249.8 alu2    51 t1
        add r15d, r14d                                           ;   251.3 alu1    61 t1
        add r11d, r15d                                           ;   252.3 alu3    62 v[4]
        add r13d, r15d                                           ;   252.3 alu0    63 v[0]
        vpxor xmm7, xmm7, xmm8                                   ;   248.3 fp0     78 w[0]
        vpshufd xmm8, xmm1, 0xe                                  ;   248.5 fp1     78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;   248.7 fp3     78 w[0]
        vpslld xmm9, xmm5, 0x19                                  ;   248.8 fp2     78 w[0]
        vpsrld xmm10, xmm5, 7                                    ;   249.5 fp1     78 w[0]
        vpxor xmm9, xmm9, xmm10                                  ;   250.5 fp0     78 w[0]
        vpxor xmm7, xmm7, xmm9                                   ;   251.5 fp3     78 w[0]
        vpsrld xmm5, xmm5, 3                                     ;   249.8 fp2     78 w[0]
        vpxor xmm7, xmm7, xmm5                                   ;   252.5 fp0     78 w[0]
        vpaddd xmm0, xmm0, xmm7                                  ;   253.5 fp1     78 w[0]
        rorx r14d, r11d, 6                                       ;   253.3 alu2    48 t1
        rorx r15d, r11d, 0xb                                     ;   253.3 alu1    48 t1
        xor r14d, r15d                                           ;   254.3 alu3    48 t1
        rorx r15d, r11d, 0x19                                    ;   253.3 alu2    48 t1
        xor r14d, r15d                                           ;   255.3 alu0    48 t1
        add ecx, r14d                                            ;   256.3 alu1    61 t1
        vpslld xmm5, xmm8, 0xd                                   ;   251.0 fp2     78 w[0]
        vpsrld xmm7, xmm8, 0x13                                  ;   251.5 fp1     78 w[0]
        vpxor xmm5, xmm5, xmm7                                   ;   252.5 fp3     78 w[0]
        mov r14d, r9d                                            ;   251.5         52 v[0] copy
        and r14d, r10d                                           ;   251.7 alu3    52 v[0]
        add r13d, r14d                                           ;   253.3 alu0    63 v[0]
        mov r14d, r10d                                           ;   252.0         52 v[0] copy
        xor r14d, r12d                                           ;   252.2 alu2    52 v[0]
        vpslld xmm7, xmm8, 0xf                                   ;   252.3 fp2     78 w[0]
        vpsrld xmm9, xmm8, 0x11                                  ;   252.5 fp1     78 w[0]
        vpxor xmm7, xmm7, xmm9                                   ;   253.5 fp0     78 w[0]
        vpxor xmm5, xmm5, xmm7                                   ;   254.5 fp3     78 w[0]
        vpsrld xmm7, xmm8, 0xa                                   ;   253.3 fp2     78 w[0]
        vpxor xmm5, xmm5, xmm7                                   ;   255.5 fp1     78 w[0]
        mov r15d, eax                                            ;   253.3         51 t1 copy
        xor r15d, r8d                                            ;   253.5 alu1    51 t1
        vpaddd xmm5, xmm5, xmm0                                  ;   256.5 fp0     78 w[0]
        and r15d, r11d                                           ;   254.5 alu3    51 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   254.5 fp2     78 w[0]
        xor r15d, eax                                            ;   255.5 alu0    51 t1
        add ecx, r15d                                            ;   257.3 alu2    61 t1
        add r9d, ecx                                             ;   258.3 alu1    62 v[3]
        and r14d, r13d                                           ;   254.8 alu3    52 v[7]
        vpslld xmm7, xmm5, 0xd                                   ;   257.5 fp1     78 w[0]
        vpsrld xmm8, xmm5, 0x13                                  ;   257.5 fp2     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   258.5 fp3     78 w[0]
        vpslld xmm8, xmm5, 0xf                                   ;   257.5 fp1     78 w[0]
        vpsrld xmm9, xmm5, 0x11                                  ;   257.5 fp2     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;   258.5 fp0     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   259.5 fp3     78 w[0]
        vpsrld xmm8, xmm5, 0xa                                   ;   257.5 fp1     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   260.5 fp0     78 w[0]
        vpaddd xmm0, xmm0, xmm7                                  ;   261.5 fp3     78 w[0]
        vpunpcklqdq xmm0, xmm5, xmm0                             ;   262.5 fp2     78 w[0]
        add r14d, ecx                                            ;   258.3 alu0    63 v[7]
        vmovdqa [rsp + 192], xmm0                                ;   263.5 agu2+fp5   78 w[0]
        add eax, dword [rsp + 132]                               ;   257.0 alu2+agu1   61 t1
        rorx r15d, r13d, 2                                       ;   257.2 alu1    47 v[7]
        rorx ecx, r13d, 0xd                                      ;   258.0 alu2    47 v[7]
        xor r15d, ecx                                            ;   259.0 alu3    47 v[7]
        rorx ecx, r13d, 0x16                                     ;   258.2 alu1    47 v[7]
        xor r15d, ecx                                            ;   260.0 alu0    47 v[7]
        add r14d, r15d                                           ;   261.0 alu3    63 v[7]
        rorx r15d, r9d, 6                                        ;   259.3 alu2    48 t1
        rorx ecx, r9d, 0xb                                       ;   259.3 alu1    48 t1
        xor r15d, ecx                                            ;   260.3 alu0    48 t1
        rorx ecx, r9d, 0x19                                      ;   260.0 alu2    48 t1
        xor r15d, ecx                                            ;   261.3 alu3    48 t1
        add eax, r15d                                            ;   262.3 alu0    61 t1
        mov r15d, r10d                                           ;   259.2         52 v[7] copy
        and r15d, r12d                                           ;   260.2 alu1    52 v[7]
        add r14d, r15d                                           ;   262.0 alu3    63 v[7]
        rorx r15d, r14d, 2                                       ;   263.0 alu2    47 v[6]
        rorx ecx, r14d, 0xd                                      ;   263.0 alu1    47 v[6]
        xor r15d, ecx                                            ;   264.0 alu0    47 v[6]
        rorx ecx, r14d, 0x16                                     ;   263.0 alu2    47 v[6]
        xor r15d, ecx                                            ;   265.0 alu3    47 v[6]
        mov ecx, r12d                                            ;   260.5         52 v[7] copy
        xor ecx, r13d                                            ;   261.8 alu0    52 v[7]
        and ecx, r14d                                            ;   263.0 alu1    52 v[6]
        add r15d, ecx                                            ;   266.0 alu3    63 v[6]
        mov ecx, dword [rsp + 136]                               ;   261.2 agu0    61 t1
        add ecx, r8d                                             ;   265.2 alu0    61 t1
        mov edx, r8d                                             ;   261.5         51 t1 copy
        xor edx, r11d                                            ;   263.0 alu2    51 t1
        and edx, r9d                                             ;   264.0 alu1    51 t1
        xor r8d, edx                                             ;   265.0 alu3    51 t1
        add eax, r8d                                             ;   266.0 alu0    61 t1
        add r10d, eax                                            ;   267.0 alu2    62 v[2]
        add r15d, eax                                            ;   267.0 alu1    63 v[6]
        rorx r8d, r10d, 6                                        ;   268.0 alu2    48 t1
        rorx eax, r10d, 0xb                                      ;   268.0 alu1    48 t1
        xor r8d, eax                                             ;   269.0 alu3    48 t1
        rorx eax, r10d, 0x19                                     ;   268.0 alu2    48 t1
        xor r8d, eax                                             ;   270.0 alu0    48 t1
        add ecx, r8d                                             ;   271.0 alu3    61 t1
        mov r8d, r12d                                            ;   263.8         52 v[6] copy
        and r8d, r13d                                            ;   265.8 alu0    52 v[6]
        add r15d, r8d                                            ;   268.0 alu1    63 v[6]
        rorx r8d, r15d, 2                                        ;   269.0 alu2    47 v[5]
        rorx eax, r15d, 0xd                                      ;   269.0 alu1    47 v[5]
        xor r8d, eax                                             ;   270.0 alu3    47 v[5]
        rorx eax, r15d, 0x16                                     ;   269.0 alu2    47 v[5]
        xor r8d, eax                                             ;   271.0 alu0    47 v[5]
        mov eax, r13d                                            ;   266.0         52 v[6] copy
        xor eax, r14d                                            ;   267.5 alu3    52 v[6]
        and eax, r15d                                            ;   269.0 alu0    52 v[5]
        add r8d, eax                                             ;   272.0 alu1    63 v[5]
        mov eax, dword [rsp + 140]                               ;   267.2 agu2    61 t1
        add eax, r11d                                            ;   271.2 alu3    61 t1
        mov edx, r11d                                            ;   267.5         51 t1 copy
        xor edx, r9d                                             ;   268.8 alu0    51 t1
        and edx, r10d                                            ;   269.8 alu2    51 t1
        xor r11d, edx                                            ;   270.8 alu1    51 t1
        add ecx, r11d                                            ;   272.0 alu3    61 t1
        add r12d, ecx                                            ;   273.0 alu0    62 v[1]
        add r8d, ecx                                             ;   273.0 alu2    63 v[5]
        rorx r11d, r12d, 6                                       ;   274.0 alu1    48 t1
        rorx ecx, r12d, 0xb                                      ;   274.0 alu2    48 t1
        xor r11d, ecx                                            ;   275.0 alu3    48 t1
        rorx ecx, r12d, 0x19                                     ;   274.0 alu1    48 t1
        xor r11d, ecx                                            ;   276.0 alu0    48 t1
        add eax, r11d                                            ;   277.0 alu3    61 t1
        mov r11d, r13d                                           ;   270.0         52 v[5] copy
        and r11d, r14d                                           ;   271.8 alu0    52 v[5]
        add r8d, r11d                                            ;   274.0 alu2    63 v[5]
        rorx r11d, r8d, 2                                        ;   275.0 alu1    47 v[4]
        rorx ecx, r8d, 0xd                                       ;   275.0 alu2    47 v[4]
        xor r11d, ecx                                            ;   276.0 alu3    47 v[4]
        rorx ecx, r8d, 0x16                                      ;   275.0 alu1    47 v[4]
        xor r11d, ecx                                            ;   277.0 alu0    47 v[4]
        mov ecx, r14d                                            ;   272.0         52 v[5] copy
        xor ecx, r15d                                            ;   273.5 alu3    52 v[5]
        vpalignr xmm1, xmm0, xmm1, 4                             ;   272.3 fp1     78 w[4]
        vpslld xmm5, xmm6, 0xe                                   ;   272.5 fp2     78 w[4]
        and ecx, r8d                                             ;   275.0 alu0    52 v[4]
        add r11d, ecx                                            ;   278.0 alu2    63 v[4]
        mov ecx, dword [rsp + 144]                               ;   273.2 agu1    61 t1
        add ecx, r9d                                             ;   277.2 alu1    61 t1
        mov edx, r9d                                             ;   273.5         51 t1 copy
        xor edx, r10d                                            ;   274.5 alu3    51 t1
        vpsrld xmm7, xmm6, 0x12                                  ;   274.0 fp1     78 w[4]
        and edx, r12d                                            ;   275.5 alu0    51 t1
        xor r9d, edx                                             ;   276.5 alu2    51 t1
        add eax, r9d                                             ;   278.0 alu1    61 t1
        add r13d, eax                                            ;   279.0 alu3    62 v[0]
        add r11d, eax                                            ;   279.0 alu0    63 v[4]
        vpxor xmm5, xmm5, xmm7                                   ;   275.0 fp0     78 w[4]
        vpaddd xmm1, xmm1, xmm2                                  ;   275.2 fp3     78 w[4]
        vpshufd xmm2, xmm0, 0xe                                  ;   275.3 fp2     78 w[4]
        vpslld xmm7, xmm6, 0x19                                  ;   275.5 fp1     78 w[4]
        vpsrld xmm8, xmm6, 7                                     ;   276.3 fp2     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;   277.3 fp0     78 w[4]
        vpxor xmm5, xmm5, xmm7                                   ;   278.3 fp3     78 w[4]
        vpsrld xmm6, xmm6, 3                                     ;   276.5 fp1     78 w[4]
        vpxor xmm5, xmm5, xmm6                                   ;   279.3 fp0     78 w[4]
        vpaddd xmm1, xmm1, xmm5                                  ;   280.3 fp3     78 w[4]
        rorx r9d, r13d, 6                                        ;   280.0 alu2    48 t1
        rorx eax, r13d, 0xb                                      ;   280.0 alu1    48 t1
        xor r9d, eax                                             ;   281.0 alu3    48 t1
        rorx eax, r13d, 0x19                                     ;   280.0 alu2    48 t1
        xor r9d, eax                                             ;   282.0 alu0    48 t1
        add ecx, r9d                                             ;   283.0 alu1    61 t1
        vpslld xmm5, xmm2, 0xd                                   ;   277.7 fp2     78 w[4]
        vpsrld xmm6, xmm2, 0x13                                  ;   277.8 fp1     78 w[4]
        vpxor xmm5, xmm5, xmm6                                   ;   278.8 fp0     78 w[4]
        mov r9d, r14d                                            ;   278.2         52 v[4] copy
        and r9d, r15d                                            ;   278.3 alu3    52 v[4]
        add r11d, r9d                                            ;   280.0 alu0    63 v[4]
        mov r9d, r15d                                            ;   278.7         52 v[4] copy
        xor r9d, r8d                                             ;   278.8 alu2    52 v[4]
        vpslld xmm6, xmm2, 0xf                                   ;   279.0 fp2     78 w[4]
        vpsrld xmm7, xmm2, 0x11                                  ;   279.2 fp1     78 w[4]
        vpxor xmm6, xmm6, xmm7                                   ;   280.2 fp3     78 w[4]
        vpxor xmm5, xmm5, xmm6                                   ;   281.2 fp0     78 w[4]
        vpsrld xmm2, xmm2, 0xa                                   ;   280.0 fp2     78 w[4]
        vpxor xmm5, xmm5, xmm2                                   ;   282.2 fp1     78 w[4]
        mov eax, r10d                                            ;   280.0         51 t1 copy
        xor eax, r12d                                            ;   280.2 alu1    51 t1
        vpaddd xmm5, xmm5, xmm1                                  ;   283.2 fp3     78 w[4]
        and eax, r13d                                            ;   281.2 alu3    51 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   281.3 fp2     78 w[4]
        xor eax, r10d                                            ;   282.2 alu0    51 t1
        add ecx, eax                                             ;   284.0 alu2    61 t1
        add r14d, ecx                                            ;   285.0 alu1    62 v[7]
        and r9d, r11d                                            ;   281.5 alu3    52 v[3]
        vpslld xmm2, xmm5, 0xd                                   ;   284.2 fp1     78 w[4]
        vpsrld xmm6, xmm5, 0x13                                  ;   284.2 fp2     78 w[4]
        vpxor xmm2, xmm2, xmm6                                   ;   285.2 fp0     78 w[4]
        vpslld xmm6, xmm5, 0xf                                   ;   284.2 fp1     78 w[4]
        vpsrld xmm7, xmm5, 0x11                                  ;   284.2 fp2     78 w[4]
        vpxor xmm6, xmm6, xmm7                                   ;   285.2 fp3     78 w[4]
        vpxor xmm2, xmm2, xmm6                                   ;   286.2 fp0     78 w[4]
        vpsrld xmm6, xmm5, 0xa                                   ;   284.2 fp1     78 w[4]
        vpxor xmm2, xmm2, xmm6                                   ;   287.2 fp3     78 w[4]
        vpaddd xmm1, xmm1, xmm2                                  ;   288.2 fp0     78 w[4]
        vpunpcklqdq xmm1, xmm5, xmm1                             ;   289.2 fp2     78 w[4]
        add r9d, ecx                                             ;   285.0 alu0    63 v[3]
        vmovdqa [rsp + 208], xmm1                                ;   290.2 agu0+fp5   78 w[4]
        add r10d, dword [rsp + 148]                              ;   283.7 alu2+agu2   61 t1
        rorx eax, r11d, 2                                        ;   283.8 alu1    47 v[3]
        rorx ecx, r11d, 0xd                                      ;   284.7 alu2    47 v[3]
        xor eax, ecx                                             ;   285.7 alu3    47 v[3]
        rorx ecx, r11d, 0x16                                     ;   284.8 alu1    47 v[3]
        xor eax, ecx                                             ;   286.7 alu0    47 v[3]
        add r9d, eax                                             ;   287.7 alu3    63 v[3]
        rorx eax, r14d, 6                                        ;   286.0 alu2    48 t1
        rorx ecx, r14d, 0xb                                      ;   286.0 alu1    48 t1
        xor eax, ecx                                             ;   287.0 alu0    48 t1
        rorx ecx, r14d, 0x19                                     ;   286.7 alu2    48 t1
        xor eax, ecx                                             ;   288.0 alu3    48 t1
        add r10d, eax                                            ;   289.0 alu0    61 t1
        mov eax, r15d                                            ;   285.8         52 v[3] copy
        and eax, r8d                                             ;   286.8 alu1    52 v[3]
        add r9d, eax                                             ;   288.7 alu3    63 v[3]
        rorx eax, r9d, 2                                         ;   289.7 alu2    47 v[2]
        rorx ecx, r9d, 0xd                                       ;   289.7 alu1    47 v[2]
        xor eax, ecx                                             ;   290.7 alu0    47 v[2]
        rorx ecx, r9d, 0x16                                      ;   289.7 alu2    47 v[2]
        xor eax, ecx                                             ;   291.7 alu3    47 v[2]
        mov ecx, r8d                                             ;   287.2         52 v[3] copy
        xor ecx, r11d                                            ;   288.5 alu0    52 v[3]
        and ecx, r9d                                             ;   289.7 alu1    52 v[2]
        add eax, ecx                                             ;   292.7 alu3    63 v[2]
        mov ecx, dword [rsp + 152]                               ;   287.8 agu1    61 t1
        add ecx, r12d                                            ;   291.8 alu0    61 t1
        mov edx, r12d                                            ;   288.2         51 t1 copy
        xor edx, r13d                                            ;   289.7 alu2    51 t1
        and edx, r14d                                            ;   290.7 alu1    51 t1
        xor r12d, edx                                            ;   291.7 alu3    51 t1
        add r10d, r12d                                           ;   292.7 alu0    61 t1
        add r15d, r10d                                           ;   293.7 alu2    62 v[6]
        add eax, r10d                                            ;   293.7 alu1    63 v[2]
        rorx r10d, r15d, 6                                       ;   294.7 alu2    48 t1
        rorx r12d, r15d, 0xb                                     ;   294.7 alu1    48 t1
        xor r10d, r12d                                           ;   295.7 alu3    48 t1
        rorx r12d, r15d, 0x19                                    ;   294.7 alu2    48 t1
        xor r10d, r12d                                           ;   296.7 alu0    48 t1
        add ecx, r10d                                            ;   297.7 alu3    61 t1
        mov r10d, r8d                                            ;   290.5         52 v[2] copy
        and r10d, r11d                                           ;   292.5 alu0    52 v[2]
        add eax, r10d                                            ;   294.7 alu1    63 v[2]
        rorx r10d, eax, 2                                        ;   295.7 alu2    47 v[1]
        rorx r12d, eax, 0xd                                      ;   295.7 alu1    47 v[1]
        xor r10d, r12d                                           ;   296.7 alu3    47 v[1]
        rorx r12d, eax, 0x16                                     ;   295.7 alu2    47 v[1]
        xor r10d, r12d                                           ;   297.7 alu0    47 v[1]
        mov r12d, r11d                                           ;   292.7         52 v[2] copy
        xor r12d, r9d                                            ;   294.2 alu3    52 v[2]
        and r12d, eax                                            ;   295.7 alu0    52 v[1]
        add r10d, r12d                                           ;   298.7 alu1    63 v[1]
        mov r12d, dword [rsp + 156]                              ;   293.8 agu0    61 t1
        add r12d, r13d                                           ;   297.8 alu3    61 t1
        mov edx, r13d                                            ;   294.2         51 t1 copy
        xor edx, r14d                                            ;   295.5 alu0    51 t1
        and edx, r15d                                            ;   296.5 alu2    51 t1
        xor r13d, edx                                            ;   297.5 alu1    51 t1
        add ecx, r13d                                            ;   298.7 alu3    61 t1
        add r8d, ecx                                             ;   299.7 alu0    62 v[5]
        add r10d, ecx                                            ;   299.7 alu2    63 v[1]
        rorx r13d, r8d, 6                                        ;   300.7 alu1    48 t1
        rorx ecx, r8d, 0xb                                       ;   300.7 alu2    48 t1
        xor r13d, ecx                                            ;   301.7 alu3    48 t1
        rorx ecx, r8d, 0x19                                      ;   300.7 alu1    48 t1
        xor r13d, ecx                                            ;   302.7 alu0    48 t1
        add r12d, r13d                                           ;   303.7 alu3    61 t1
        mov r13d, r11d                                           ;   296.7         52 v[1] copy
        and r13d, r9d                                            ;   298.5 alu0    52 v[1]
        add r10d, r13d                                           ;   300.7 alu2    63 v[1]
        rorx r13d, r10d, 2                                       ;   301.7 alu1    47 v[0]
        rorx ecx, r10d, 0xd                                      ;   301.7 alu2    47 v[0]
        xor r13d, ecx                                            ;   302.7 alu3    47 v[0]
        rorx ecx, r10d, 0x16                                     ;   301.7 alu1    47 v[0]
        xor r13d, ecx                                            ;   303.7 alu0    47 v[0]
        mov ecx, r9d                                             ;   298.7         52 v[1] copy
        xor ecx, eax                                             ;   300.2 alu3    52 v[1]
        vpalignr xmm0, xmm1, xmm0, 4                             ;   299.0 fp1     78 w[8]
        vpslld xmm2, xmm4, 0xe                                   ;   299.2 fp2     78 w[8]
        and ecx, r10d                                            ;   301.7 alu0    52 v[0]
        add r13d, ecx                                            ;   304.7 alu2    63 v[0]
        mov ecx, dword [rsp + 160]                               ;   299.8 agu2    61 t1
        add ecx, r14d                                            ;   303.8 alu1    61 t1
        mov edx, r14d                                            ;   300.2         51 t1 copy
        xor edx, r15d                                            ;   301.2 alu3    51 t1
        vpsrld xmm5, xmm4, 0x12                                  ;   300.7 fp1     78 w[8]
        and edx, r8d                                             ;   302.2 alu0    51 t1
        xor r14d, edx                                            ;   303.2 alu2    51 t1
        add r12d, r14d                                           ;   304.7 alu1    61 t1
        add r11d, r12d                                           ;   305.7 alu3    62 v[4]
        add r13d, r12d                                           ;   305.7 alu0    63 v[0]
        vpshufd xmm1, xmm1, 0xe                                  ;   301.7 fp2     78 w[8]
        vpxor xmm2, xmm2, xmm5                                   ;   301.8 fp3     78 w[8]
        vpaddd xmm0, xmm0, xmm3                                  ;   302.0 fp0     78 w[8]
        vpslld xmm3, xmm4, 0x19                                  ;   302.2 fp1     78 w[8]
        vpsrld xmm5, xmm4, 7                                     ;   302.7 fp2     78 w[8]
        vpxor xmm3, xmm3, xmm5                                   ;   303.7 fp3     78 w[8]
        vpxor xmm2, xmm2, xmm3                                   ;   304.7 fp0     78 w[8]
        vpsrld xmm3, xmm4, 3                                     ;   303.2 fp1     78 w[8]
        vpxor xmm2, xmm2, xmm3                                   ;   305.7 fp2     78 w[8]
        vpaddd xmm0, xmm0, xmm2                                  ;   306.7 fp3     78 w[8]
        rorx r12d, r11d, 6                                       ;   306.7 alu2    48 t1
        rorx r14d, r11d, 0xb                                     ;   306.7 alu1    48 t1
        xor r12d, r14d                                           ;   307.7 alu3    48 t1
        rorx r14d, r11d, 0x19                                    ;   306.7 alu2    48 t1
        xor r12d, r14d                                           ;   308.7 alu0    48 t1
        add ecx, r12d                                            ;   309.7 alu1    61 t1
        vpslld xmm2, xmm1, 0xd                                   ;   304.3 fp1     78 w[8]
        vpsrld xmm3, xmm1, 0x13                                  ;   304.7 fp2     78 w[8]
        vpxor xmm2, xmm2, xmm3                                   ;   305.7 fp0     78 w[8]
        mov r12d, r9d                                            ;   304.8         52 v[0] copy
        and r12d, eax                                            ;   305.0 alu3    52 v[0]
        add r13d, r12d                                           ;   306.7 alu0    63 v[0]
        mov r12d, eax                                            ;   305.3         52 v[0] copy
        xor r12d, r10d                                           ;   305.5 alu2    52 v[0]
        vpslld xmm3, xmm1, 0xf                                   ;   305.7 fp1     78 w[8]
        vpsrld xmm4, xmm1, 0x11                                  ;   305.8 fp2     78 w[8]
        vpxor xmm3, xmm3, xmm4                                   ;   306.8 fp3     78 w[8]
        vpxor xmm2, xmm2, xmm3                                   ;   307.8 fp0     78 w[8]
        vpsrld xmm1, xmm1, 0xa                                   ;   306.7 fp1     78 w[8]
        vpxor xmm2, xmm2, xmm1                                   ;   308.8 fp2     78 w[8]
        mov r14d, r15d                                           ;   306.7         51 t1 copy
        xor r14d, r8d                                            ;   306.8 alu1    51 t1
        vpaddd xmm2, xmm2, xmm0                                  ;   309.8 fp3     78 w[8]
        and r14d, r11d                                           ;   307.8 alu3    51 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   307.7 fp1     78 w[8]
        xor r14d, r15d                                           ;   308.8 alu0    51 t1
        add ecx, r14d                                            ;   310.7 alu2    61 t1
        add r9d, ecx                                             ;   311.7 alu1    62 v[3]
        and r12d, r13d                                           ;   308.2 alu3    52 v[7]
        vpslld xmm1, xmm2, 0xd                                   ;   310.8 fp2     78 w[8]
        vpsrld xmm3, xmm2, 0x13                                  ;   310.8 fp1     78 w[8]
        vpxor xmm1, xmm1, xmm3                                   ;   311.8 fp0     78 w[8]
        vpslld xmm3, xmm2, 0xf                                   ;   310.8 fp2     78 w[8]
        vpsrld xmm4, xmm2, 0x11                                  ;   310.8 fp1     78 w[8]
        vpxor xmm3, xmm3, xmm4                                   ;   311.8 fp3     78 w[8]
        vpxor xmm1, xmm1, xmm3                                   ;   312.8 fp0     78 w[8]
        vpsrld xmm3, xmm2, 0xa                                   ;   310.8 fp2     78 w[8]
        vpxor xmm1, xmm1, xmm3                                   ;   313.8 fp3     78 w[8]
        vpaddd xmm0, xmm0, xmm1                                  ;   314.8 fp0     78 w[8]
        vpunpcklqdq xmm0, xmm2, xmm0                             ;   315.8 fp1     78 w[8]
        vmovdqa [rsp + 224], xmm0                                ;   316.8 agu1+fp5   78 w[8]
        add r12d, ecx                                            ;   311.7 alu0    63 v[7]
        add r15d, dword [rsp + 164]                              ;   310.3 alu2+agu0   61 t1
        rorx r14d, r13d, 2                                       ;   310.5 alu1    47 v[7]
        rorx ecx, r13d, 0xd                                      ;   311.3 alu2    47 v[7]
        xor r14d, ecx                                            ;   312.3 alu3    47 v[7]
        rorx ecx, r13d, 0x16                                     ;   311.5 alu1    47 v[7]
        xor r14d, ecx                                            ;   313.3 alu0    47 v[7]
        add r12d, r14d                                           ;   314.3 alu3    63 v[7]
        rorx r14d, r9d, 6                                        ;   312.7 alu2    48 t1
        rorx ecx, r9d, 0xb                                       ;   312.7 alu1    48 t1
        xor r14d, ecx                                            ;   313.7 alu0    48 t1
        rorx ecx, r9d, 0x19                                      ;   313.3 alu2    48 t1
        xor r14d, ecx                                            ;   314.7 alu3    48 t1
        add r15d, r14d                                           ;   315.7 alu0    61 t1
        mov r14d, eax                                            ;   312.5         52 v[7] copy
        and r14d, r10d                                           ;   313.5 alu1    52 v[7]
        add r12d, r14d                                           ;   315.3 alu3    63 v[7]
        rorx r14d, r12d, 2                                       ;   316.3 alu2    47 v[6]
        rorx ecx, r12d, 0xd                                      ;   316.3 alu1    47 v[6]
        xor r14d, ecx                                            ;   317.3 alu0    47 v[6]
        rorx ecx, r12d, 0x16                                     ;   316.3 alu2    47 v[6]
        xor r14d, ecx                                            ;   318.3 alu3    47 v[6]
        mov ecx, r10d                                            ;   313.8         52 v[7] copy
        xor ecx, r13d                                            ;   315.2 alu0    52 v[7]
        and ecx, r12d                                            ;   316.3 alu1    52 v[6]
        add r14d, ecx                                            ;   319.3 alu3    63 v[6]
        mov ecx, dword [rsp + 168]                               ;   314.5 agu2    61 t1
        add ecx, r8d                                             ;   318.5 alu0    61 t1
        mov edx, r8d                                             ;   314.8         51 t1 copy
        xor edx, r11d                                            ;   316.3 alu2    51 t1
        and edx, r9d                                             ;   317.3 alu1    51 t1
        xor r8d, edx                                             ;   318.3 alu3    51 t1
        add r15d, r8d                                            ;   319.3 alu0    61 t1
        add eax, r15d                                            ;   320.3 alu2    62 v[2]
        add r14d, r15d                                           ;   320.3 alu1    63 v[6]
        rorx r8d, eax, 6                                         ;   321.3 alu2    48 t1
        rorx r15d, eax, 0xb                                      ;   321.3 alu1    48 t1
        xor r8d, r15d                                            ;   322.3 alu3    48 t1
        rorx r15d, eax, 0x19                                     ;   321.3 alu2    48 t1
        xor r8d, r15d                                            ;   323.3 alu0    48 t1
        add ecx, r8d                                             ;   324.3 alu3    61 t1
        mov r8d, r10d                                            ;   317.2         52 v[6] copy
        and r8d, r13d                                            ;   319.2 alu0    52 v[6]
        add r14d, r8d                                            ;   321.3 alu1    63 v[6]
        rorx r8d, r14d, 2                                        ;   322.3 alu2    47 v[5]
        rorx r15d, r14d, 0xd                                     ;   322.3 alu1    47 v[5]
        xor r8d, r15d                                            ;   323.3 alu3    47 v[5]
        rorx r15d, r14d, 0x16                                    ;   322.3 alu2    47 v[5]
        xor r8d, r15d                                            ;   324.3 alu0    47 v[5]
        mov r15d, r13d                                           ;   319.3         52 v[6] copy
        xor r15d, r12d                                           ;   320.8 alu3    52 v[6]
        and r15d, r14d                                           ;   322.3 alu0    52 v[5]
        add r8d, r15d                                            ;   325.3 alu1    63 v[5]
        mov r15d, dword [rsp + 172]                              ;   320.5 agu1    61 t1
        add r15d, r11d                                           ;   324.5 alu3    61 t1
        mov edx, r11d                                            ;   320.8         51 t1 copy
        xor edx, r9d                                             ;   322.2 alu0    51 t1
        and edx, eax                                             ;   323.2 alu2    51 t1
        xor r11d, edx                                            ;   324.2 alu1    51 t1
        add ecx, r11d                                            ;   325.3 alu3    61 t1
        add r10d, ecx                                            ;   326.3 alu0    62 v[1]
        add r8d, ecx                                             ;   326.3 alu2    63 v[5]
        rorx r11d, r10d, 6                                       ;   327.3 alu1    48 t1
        rorx ecx, r10d, 0xb                                      ;   327.3 alu2    48 t1
        xor r11d, ecx                                            ;   328.3 alu3    48 t1
        rorx ecx, r10d, 0x19                                     ;   327.3 alu1    48 t1
        xor r11d, ecx                                            ;   329.3 alu0    48 t1
        add r15d, r11d                                           ;   330.3 alu3    61 t1
        mov r11d, r13d                                           ;   323.3         52 v[5] copy
        and r11d, r12d                                           ;   325.2 alu0    52 v[5]
        add r8d, r11d                                            ;   327.3 alu2    63 v[5]
        rorx r11d, r8d, 2                                        ;   328.3 alu1    47 v[4]
        rorx ecx, r8d, 0xd                                       ;   328.3 alu2    47 v[4]
        xor r11d, ecx                                            ;   329.3 alu3    47 v[4]
        rorx ecx, r8d, 0x16                                      ;   328.3 alu1    47 v[4]
        xor r11d, ecx                                            ;   330.3 alu0    47 v[4]
        mov ecx, r12d                                            ;   325.3         52 v[5] copy
        xor ecx, r14d                                            ;   326.8 alu3    52 v[5]
        and ecx, r8d                                             ;   328.3 alu0    52 v[4]
        add r11d, ecx                                            ;   331.3 alu2    63 v[4]
        mov ecx, dword [rsp + 176]                               ;   326.5 agu0    61 t1
        add ecx, r9d                                             ;   330.5 alu1    61 t1
        mov edx, r9d                                             ;   326.8         51 t1 copy
        xor edx, eax                                             ;   327.8 alu3    51 t1
        and edx, r10d                                            ;   328.8 alu0    51 t1
        xor r9d, edx                                             ;   329.8 alu2    51 t1
        add r15d, r9d                                            ;   331.3 alu1    61 t1
        add r13d, r15d                                           ;   332.3 alu3    62 v[0]
        add r11d, r15d                                           ;   332.3 alu0    63 v[4]
        add ecx, 0xd192e819                                      ;   331.5 alu2    61 t1
        rorx r9d, r13d, 6                                        ;   333.3 alu1    48 t1
        rorx r15d, r13d, 0xb                                     ;   333.3 alu2    48 t1
        xor r9d, r15d                                            ;   334.3 alu3    48 t1
        rorx r15d, r13d, 0x19                                    ;   333.3 alu1    48 t1
        xor r9d, r15d                                            ;   335.3 alu0    48 t1
        add ecx, r9d                                             ;   336.3 alu3    61 t1
        mov r9d, r12d                                            ;   329.5         52 v[4] copy
        and r9d, r14d                                            ;   331.2 alu0    52 v[4]
        add r11d, r9d                                            ;   333.3 alu2    63 v[4]
        rorx r9d, r11d, 2                                        ;   334.3 alu1    47 v[3]
        rorx r15d, r11d, 0xd                                     ;   334.3 alu2    47 v[3]
        xor r9d, r15d                                            ;   335.3 alu3    47 v[3]
        rorx r15d, r11d, 0x16                                    ;   334.3 alu1    47 v[3]
        xor r9d, r15d                                            ;   336.3 alu0    47 v[3]
        mov r15d, r14d                                           ;   331.5         52 v[4] copy
        xor r15d, r8d                                            ;   332.8 alu3    52 v[4]
        and r15d, r11d                                           ;   334.3 alu0    52 v[3]
        add r9d, r15d                                            ;   337.3 alu2    63 v[3]
        mov r15d, dword [rsp + 180]                              ;   332.5 agu2    61 t1
        add r15d, eax                                            ;   336.5 alu1    61 t1
        mov edx, eax                                             ;   332.8         51 t1 copy
        xor edx, r10d                                            ;   333.8 alu3    51 t1
        and edx, r13d                                            ;   334.8 alu0    51 t1
        xor eax, edx                                             ;   335.8 alu2    51 t1
        add ecx, eax                                             ;   337.3 alu1    61 t1
        add r12d, ecx                                            ;   338.3 alu3    62 v[7]
        add r9d, ecx                                             ;   338.3 alu0    63 v[3]
        add r15d, 0xd6990624                                     ;   337.5 alu2    61 t1
        rorx eax, r12d, 6                                        ;   339.3 alu1    48 t1
        rorx ecx, r12d, 0xb                                      ;   339.3 alu2    48 t1
        xor eax, ecx                                             ;   340.3 alu3    48 t1
        rorx ecx, r12d, 0x19                                     ;   339.3 alu1    48 t1
        xor eax, ecx                                             ;   341.3 alu0    48 t1
        add r15d, eax                                            ;   342.3 alu3    61 t1
        mov eax, r14d                                            ;   335.5         52 v[3] copy
        and eax, r8d                                             ;   337.2 alu0    52 v[3]
        add r9d, eax                                             ;   339.3 alu2    63 v[3]
        rorx eax, r9d, 2                                         ;   340.3 alu1    47 v[2]
        rorx ecx, r9d, 0xd                                       ;   340.3 alu2    47 v[2]
        xor eax, ecx                                             ;   341.3 alu3    47 v[2]
        rorx ecx, r9d, 0x16                                      ;   340.3 alu1    47 v[2]
        xor eax, ecx                                             ;   342.3 alu0    47 v[2]
        mov ecx, r8d                                             ;   337.5         52 v[3] copy
        xor ecx, r11d                                            ;   338.8 alu3    52 v[3]
        and ecx, r9d                                             ;   340.3 alu0    52 v[2]
        add eax, ecx                                             ;   343.3 alu2    63 v[2]
        mov ecx, dword [rsp + 184]                               ;   338.5 agu1    61 t1
        add ecx, r10d                                            ;   342.5 alu1    61 t1
        mov edx, r10d                                            ;   338.8         51 t1 copy
        xor edx, r13d                                            ;   339.8 alu3    51 t1
        and edx, r12d                                            ;   340.8 alu0    51 t1
        xor r10d, edx                                            ;   341.8 alu2    51 t1
        add r15d, r10d                                           ;   343.3 alu1    61 t1
        add r14d, r15d                                           ;   344.3 alu3    62 v[6]
        add eax, r15d                                            ;   344.3 alu0    63 v[2]
        add ecx, 0xf40e3585                                      ;   343.5 alu2    61 t1
        rorx r10d, r14d, 6                                       ;   345.3 alu1    48 t1
        rorx r15d, r14d, 0xb                                     ;   345.3 alu2    48 t1
        xor r10d, r15d                                           ;   346.3 alu3    48 t1
        rorx r15d, r14d, 0x19                                    ;   345.3 alu1    48 t1
        xor r10d, r15d                                           ;   347.3 alu0    48 t1
        add ecx, r10d                                            ;   348.3 alu3    61 t1
        mov r10d, r8d                                            ;   341.5         52 v[2] copy
        and r10d, r11d                                           ;   343.2 alu0    52 v[2]
        add eax, r10d                                            ;   345.3 alu2    63 v[2]
        rorx r10d, eax, 2                                        ;   346.3 alu1    47 v[1]
        rorx r15d, eax, 0xd                                      ;   346.3 alu2    47 v[1]
        xor r10d, r15d                                           ;   347.3 alu3    47 v[1]
        rorx r15d, eax, 0x16                                     ;   346.3 alu1    47 v[1]
        xor r10d, r15d                                           ;   348.3 alu0    47 v[1]
        mov r15d, r11d                                           ;   343.5         52 v[2] copy
        xor r15d, r9d                                            ;   344.8 alu3    52 v[2]
        and r15d, eax                                            ;   346.3 alu0    52 v[1]
        add r10d, r15d                                           ;   349.3 alu2    63 v[1]
        mov r15d, dword [rsp + 188]                              ;   344.5 agu0    61 t1
        add r15d, r13d                                           ;   348.5 alu1    61 t1
        mov edx, r13d                                            ;   344.8         51 t1 copy
        xor edx, r12d                                            ;   345.8 alu3    51 t1
        and edx, r14d                                            ;   346.8 alu0    51 t1
        xor r13d, edx                                            ;   347.8 alu2    51 t1
        add ecx, r13d                                            ;   349.3 alu1    61 t1
        add r8d, ecx                                             ;   350.3 alu3    62 v[5]
        add r10d, ecx                                            ;   350.3 alu0    63 v[1]
        add r15d, 0x106aa070                                     ;   349.5 alu2    61 t1
        rorx r13d, r8d, 6                                        ;   351.3 alu1    48 t1
        rorx ecx, r8d, 0xb                                       ;   351.3 alu2    48 t1
        xor r13d, ecx                                            ;   352.3 alu3    48 t1
        rorx ecx, r8d, 0x19                                      ;   351.3 alu1    48 t1
        xor r13d, ecx                                            ;   353.3 alu0    48 t1
        add r15d, r13d                                           ;   354.3 alu3    61 t1
        mov r13d, r11d                                           ;   347.5         52 v[1] copy
        and r13d, r9d                                            ;   349.2 alu0    52 v[1]
        add r10d, r13d                                           ;   351.3 alu2    63 v[1]
        rorx r13d, r10d, 2                                       ;   352.3 alu1    47 v[0]
        rorx ecx, r10d, 0xd                                      ;   352.3 alu2    47 v[0]
        xor r13d, ecx                                            ;   353.3 alu3    47 v[0]
        rorx ecx, r10d, 0x16                                     ;   352.3 alu1    47 v[0]
        xor r13d, ecx                                            ;   354.3 alu0    47 v[0]
        mov ecx, r9d                                             ;   349.5         52 v[1] copy
        xor ecx, eax                                             ;   350.8 alu3    52 v[1]
        and ecx, r10d                                            ;   352.3 alu0    52 v[0]
        add r13d, ecx                                            ;   355.3 alu2    63 v[0]
        mov ecx, dword [rsp + 192]                               ;   350.5 agu2    61 t1
        add ecx, r12d                                            ;   354.5 alu1    61 t1
        mov edx, r12d                                            ;   350.8         51 t1 copy
        xor edx, r14d                                            ;   351.8 alu3    51 t1
        and edx, r8d                                             ;   352.8 alu0    51 t1
        xor r12d, edx                                            ;   353.8 alu2    51 t1
        add r15d, r12d                                           ;   355.3 alu1    61 t1
        add r11d, r15d                                           ;   356.3 alu3    62 v[4]
        add r13d, r15d                                           ;   356.3 alu0    63 v[0]
        add ecx, 0x19a4c116                                      ;   355.5 alu2    61 t1
        rorx r12d, r11d, 6                                       ;   357.3 alu1    48 t1
        rorx r15d, r11d, 0xb                                     ;   357.3 alu2    48 t1
        xor r12d, r15d                                           ;   358.3 alu3    48 t1
        rorx r15d, r11d, 0x19                                    ;   357.3 alu1    48 t1
        xor r12d, r15d                                           ;   359.3 alu0    48 t1
        add ecx, r12d                                            ;   360.3 alu3    61 t1
        mov r12d, r9d                                            ;   353.5         52 v[0] copy
        and r12d, eax                                            ;   355.2 alu0    52 v[0]
        add r13d, r12d                                           ;   357.3 alu2    63 v[0]
        rorx r12d, r13d, 2                                       ;   358.3 alu1    47 v[7]
        rorx r15d, r13d, 0xd                                     ;   358.3 alu2    47 v[7]
        xor r12d, r15d                                           ;   359.3 alu3    47 v[7]
        rorx r15d, r13d, 0x16                                    ;   358.3 alu1    47 v[7]
        xor r12d, r15d                                           ;   360.3 alu0    47 v[7]
        mov r15d, eax                                            ;   355.5         52 v[0] copy
        xor r15d, r10d                                           ;   356.8 alu3    52 v[0]
        and r15d, r13d                                           ;   358.3 alu0    52 v[7]
        add r12d, r15d                                           ;   361.3 alu2    63 v[7]
        mov r15d, dword [rsp + 196]                              ;   356.5 agu1    61 t1
        add r15d, r14d                                           ;   360.5 alu1    61 t1
        mov edx, r14d                                            ;   356.8         51 t1 copy
        xor edx, r8d                                             ;   357.8 alu3    51 t1
        and edx, r11d                                            ;   358.8 alu0    51 t1
        xor r14d, edx                                            ;   359.8 alu2    51 t1
        add ecx, r14d                                            ;   361.3 alu1    61 t1
        add r9d, ecx                                             ;   362.3 alu3    62 v[3]
        add r12d, ecx                                            ;   362.3 alu0    63 v[7]
        add r15d, 0x1e376c08                                     ;   361.5 alu2    61 t1
        rorx r14d, r9d, 6                                        ;   363.3 alu1    48 t1
        rorx ecx, r9d, 0xb                                       ;   363.3 alu2    48 t1
        xor r14d, ecx                                            ;   364.3 alu3    48 t1
        rorx ecx, r9d, 0x19                                      ;   363.3 alu1    48 t1
        xor r14d, ecx                                            ;   365.3 alu0    48 t1
        add r15d, r14d                                           ;   366.3 alu3    61 t1
        mov r14d, eax                                            ;   359.5         52 v[7] copy
        and r14d, r10d                                           ;   361.2 alu0    52 v[7]
        add r12d, r14d                                           ;   363.3 alu2    63 v[7]
        rorx r14d, r12d, 2                                       ;   364.3 alu1    47 v[6]
        rorx ecx, r12d, 0xd                                      ;   364.3 alu2    47 v[6]
        xor r14d, ecx                                            ;   365.3 alu3    47 v[6]
        rorx ecx, r12d, 0x16                                     ;   364.3 alu1    47 v[6]
        xor r14d, ecx                                            ;   366.3 alu0    47 v[6]
        mov ecx, r10d                                            ;   361.5         52 v[7] copy
        xor ecx, r13d                                            ;   362.8 alu3    52 v[7]
        and ecx, r12d                                            ;   364.3 alu0    52 v[6]
        add r14d, ecx                                            ;   367.3 alu2    63 v[6]
        mov ecx, dword [rsp + 200]                               ;   362.5 agu0    61 t1
        add ecx, r8d                                             ;   366.5 alu1    61 t1
        mov edx, r8d                                             ;   362.8         51 t1 copy
        xor edx, r11d                                            ;   363.8 alu3    51 t1
        and edx, r9d                                             ;   364.8 alu0    51 t1
        xor r8d, edx                                             ;   365.8 alu2    51 t1
        add r15d, r8d                                            ;   367.3 alu1    61 t1
        add eax, r15d                                            ;   368.3 alu3    62 v[2]
        add r14d, r15d                                           ;   368.3 alu0    63 v[6]
        add ecx, 0x2748774c                                      ;   367.5 alu2    61 t1
        rorx r8d, eax, 6                                         ;   369.3 alu1    48 t1
        rorx r15d, eax, 0xb                                      ;   369.3 alu2    48 t1
        xor r8d, r15d                                            ;   370.3 alu3    48 t1
        rorx r15d, eax, 0x19                                     ;   369.3 alu1    48 t1
        xor r8d, r15d                                            ;   371.3 alu0    48 t1
        add ecx, r8d                                             ;   372.3 alu3    61 t1
        mov r8d, r10d                                            ;   365.5         52 v[6] copy
        and r8d, r13d                                            ;   367.2 alu0    52 v[6]
        add r14d, r8d                                            ;   369.3 alu2    63 v[6]
        rorx r8d, r14d, 2                                        ;   370.3 alu1    47 v[5]
        rorx r15d, r14d, 0xd                                     ;   370.3 alu2    47 v[5]
        xor r8d, r15d                                            ;   371.3 alu3    47 v[5]
        rorx r15d, r14d, 0x16                                    ;   370.3 alu1    47 v[5]
        xor r8d, r15d                                            ;   372.3 alu0    47 v[5]
        mov r15d, r13d                                           ;   367.5         52 v[6] copy
        xor r15d, r12d                                           ;   368.8 alu3    52 v[6]
        and r15d, r14d                                           ;   370.3 alu0    52 v[5]
        add r8d, r15d                                            ;   373.3 alu2    63 v[5]
        mov r15d, dword [rsp + 204]                              ;   368.5 agu2    61 t1
        add r15d, r11d                                           ;   372.5 alu1    61 t1
        mov edx, r11d                                            ;   368.8         51 t1 copy
        xor edx, r9d                                             ;   369.8 alu3    51 t1
        and edx, eax                                             ;   370.8 alu0    51 t1
        xor r11d, edx                                            ;   371.8 alu2    51 t1
        add ecx, r11d                                            ;   373.3 alu1    61 t1
        add r10d, ecx                                            ;   374.3 alu3    62 v[1]
        add r8d, ecx                                             ;   374.3 alu0    63 v[5]
        add r15d, 0x34b0bcb5                                     ;   373.5 alu2    61 t1
        rorx r11d, r10d, 6                                       ;   375.3 alu1    48 t1
        rorx ecx, r10d, 0xb                                      ;   375.3 alu2    48 t1
        xor r11d, ecx                                            ;   376.3 alu3    48 t1
        rorx ecx, r10d, 0x19                                     ;   375.3 alu1    48 t1
        xor r11d, ecx                                            ;   377.3 alu0    48 t1
        add r15d, r11d                                           ;   378.3 alu3    61 t1
        mov r11d, r13d                                           ;   371.5         52 v[5] copy
        and r11d, r12d                                           ;   373.2 alu0    52 v[5]
        add r8d, r11d                                            ;   375.3 alu2    63 v[5]
        rorx r11d, r8d, 2                                        ;   376.3 alu1    47 v[4]
        rorx ecx, r8d, 0xd                                       ;   376.3 alu2    47 v[4]
        xor r11d, ecx                                            ;   377.3 alu3    47 v[4]
        rorx ecx, r8d, 0x16                                      ;   376.3 alu1    47 v[4]
        xor r11d, ecx                                            ;   378.3 alu0    47 v[4]
        mov ecx, r12d                                            ;   373.5         52 v[5] copy
        xor ecx, r14d                                            ;   374.8 alu3    52 v[5]
        and ecx, r8d                                             ;   376.3 alu0    52 v[4]
        add r11d, ecx                                            ;   379.3 alu2    63 v[4]
        mov ecx, dword [rsp + 208]                               ;   374.5 agu1    61 t1
        add ecx, r9d                                             ;   378.5 alu1    61 t1
        mov edx, r9d                                             ;   374.8         51 t1 copy
        xor edx, eax                                             ;   375.8 alu3    51 t1
        and edx, r10d                                            ;   376.8 alu0    51 t1
        xor r9d, edx                                             ;   377.8 alu2    51 t1
        add r15d, r9d                                            ;   379.3 alu1    61 t1
        add r13d, r15d                                           ;   380.3 alu3    62 v[0]
        add r11d, r15d                                           ;   380.3 alu0    63 v[4]
        add ecx, 0x391c0cb3                                      ;   379.5 alu2    61 t1
        rorx r9d, r13d, 6                                        ;   381.3 alu1    48 t1
        rorx r15d, r13d, 0xb                                     ;   381.3 alu2    48 t1
        xor r9d, r15d                                            ;   382.3 alu3    48 t1
        rorx r15d, r13d, 0x19                                    ;   381.3 alu1    48 t1
        xor r9d, r15d                                            ;   383.3 alu0    48 t1
        add ecx, r9d                                             ;   384.3 alu3    61 t1
        mov r9d, r12d                                            ;   377.5         52 v[4] copy
        and r9d, r14d                                            ;   379.2 alu0    52 v[4]
        add r11d, r9d                                            ;   381.3 alu2    63 v[4]
        rorx r9d, r11d, 2                                        ;   382.3 alu1    47 v[3]
        rorx r15d, r11d, 0xd                                     ;   382.3 alu2    47 v[3]
        xor r9d, r15d                                            ;   383.3 alu3    47 v[3]
        rorx r15d, r11d, 0x16                                    ;   382.3 alu1    47 v[3]
        xor r9d, r15d                                            ;   384.3 alu0    47 v[3]
        mov r15d, r14d                                           ;   379.5         52 v[4] copy
        xor r15d, r8d                                            ;   380.8 alu3    52 v[4]
        and r15d, r11d                                           ;   382.3 alu0    52 v[3]
        add r9d, r15d                                            ;   385.3 alu2    63 v[3]
        mov r15d, dword [rsp + 212]                              ;   380.5 agu0    61 t1
        add r15d, eax                                            ;   384.5 alu1    61 t1
        mov edx, eax                                             ;   380.8         51 t1 copy
        xor edx, r10d                                            ;   381.8 alu3    51 t1
        and edx, r13d                                            ;   382.8 alu0    51 t1
        xor eax, edx                                             ;   383.8 alu2    51 t1
        add ecx, eax                                             ;   385.3 alu1    61 t1
        add r12d, ecx                                            ;   386.3 alu3    62 v[7]
        add r9d, ecx                                             ;   386.3 alu0    63 v[3]
        add r15d, 0x4ed8aa4a                                     ;   385.5 alu2    61 t1
        rorx eax, r12d, 6                                        ;   387.3 alu1    48 t1
        rorx ecx, r12d, 0xb                                      ;   387.3 alu2    48 t1
        xor eax, ecx                                             ;   388.3 alu3    48 t1
        rorx ecx, r12d, 0x19                                     ;   387.3 alu1    48 t1
        xor eax, ecx                                             ;   389.3 alu0    48 t1
        add r15d, eax                                            ;   390.3 alu3    61 t1
        mov eax, r14d                                            ;   383.5         52 v[3] copy
        and eax, r8d                                             ;   385.2 alu0    52 v[3]
        add r9d, eax                                             ;   387.3 alu2    63 v[3]
        rorx eax, r9d, 2                                         ;   388.3 alu1    47 v[2]
        rorx ecx, r9d, 0xd                                       ;   388.3 alu2    47 v[2]
        xor eax, ecx                                             ;   389.3 alu3    47 v[2]
        rorx ecx, r9d, 0x16                                      ;   388.3 alu1    47 v[2]
        xor eax, ecx                                             ;   390.3 alu0    47 v[2]
        mov ecx, r8d                                             ;   385.5         52 v[3] copy
        xor ecx, r11d                                            ;   386.8 alu3    52 v[3]
        and ecx, r9d                                             ;   388.3 alu0    52 v[2]
        add eax, ecx                                             ;   391.3 alu2    63 v[2]
        mov ecx, dword [rsp + 216]                               ;   386.5 agu2    61 t1
        add ecx, r10d                                            ;   390.5 alu1    61 t1
        mov edx, r10d                                            ;   386.8         51 t1 copy
        xor edx, r13d                                            ;   387.8 alu3    51 t1
        and edx, r12d                                            ;   388.8 alu0    51 t1
        xor r10d, edx                                            ;   389.8 alu2    51 t1
        add r15d, r10d                                           ;   391.3 alu1    61 t1
        add r14d, r15d                                           ;   392.3 alu3    62 v[6]
        add eax, r15d                                            ;   392.3 alu0    63 v[2]
        add ecx, 0x5b9cca4f                                      ;   391.5 alu2    61 t1
        rorx r10d, r14d, 6                                       ;   393.3 alu1    48 t1
        rorx r15d, r14d, 0xb                                     ;   393.3 alu2    48 t1
        xor r10d, r15d                                           ;   394.3 alu3    48 t1
        rorx r15d, r14d, 0x19                                    ;   393.3 alu1    48 t1
        xor r10d, r15d                                           ;   395.3 alu0    48 t1
        add ecx, r10d                                            ;   396.3 alu3    61 t1
        mov r10d, r8d                                            ;   389.5         52 v[2] copy
        and r10d, r11d                                           ;   391.2 alu0    52 v[2]
        add eax, r10d                                            ;   393.3 alu2    63 v[2]
        rorx r10d, eax, 2                                        ;   394.3 alu1    47 v[1]
        rorx r15d, eax, 0xd                                      ;   394.3 alu2    47 v[1]
        xor r10d, r15d                                           ;   395.3 alu3    47 v[1]
        rorx r15d, eax, 0x16                                     ;   394.3 alu1    47 v[1]
        xor r10d, r15d                                           ;   396.3 alu0    47 v[1]
        mov r15d, r11d                                           ;   391.5         52 v[2] copy
        xor r15d, r9d                                            ;   392.8 alu3    52 v[2]
        and r15d, eax                                            ;   394.3 alu0    52 v[1]
        add r10d, r15d                                           ;   397.3 alu2    63 v[1]
        mov r15d, dword [rsp + 220]                              ;   392.5 agu1    61 t1
        add r15d, r13d                                           ;   396.5 alu1    61 t1
        mov edx, r13d                                            ;   392.8         51 t1 copy
        xor edx, r12d                                            ;   393.8 alu3    51 t1
        and edx, r14d                                            ;   394.8 alu0    51 t1
        xor r13d, edx                                            ;   395.8 alu2    51 t1
        add ecx, r13d                                            ;   397.3 alu1    61 t1
        add r8d, ecx                                             ;   398.3 alu3    62 v[5]
        add r10d, ecx                                            ;   398.3 alu0    63 v[1]
        add r15d, 0x682e6ff3                                     ;   397.5 alu2    61 t1
        rorx r13d, r8d, 6                                        ;   399.3 alu1    48 t1
        rorx ecx, r8d, 0xb                                       ;   399.3 alu2    48 t1
        xor r13d, ecx                                            ;   400.3 alu3    48 t1
        rorx ecx, r8d, 0x19                                      ;   399.3 alu1    48 t1
        xor r13d, ecx                                            ;   401.3 alu0    48 t1
        add r15d, r13d                                           ;   402.3 alu3    61 t1
        mov r13d, r11d                                           ;   395.5         52 v[1] copy
        and r13d, r9d                                            ;   397.2 alu0    52 v[1]
        add r10d, r13d                                           ;   399.3 alu2    63 v[1]
        rorx r13d, r10d, 2                                       ;   400.3 alu1    47 v[0]
        rorx ecx, r10d, 0xd                                      ;   400.3 alu2    47 v[0]
        xor r13d, ecx                                            ;   401.3 alu3    47 v[0]
        rorx ecx, r10d, 0x16                                     ;   400.3 alu1    47 v[0]
        xor r13d, ecx                                            ;   402.3 alu0    47 v[0]
        mov ecx, r9d                                             ;   397.5         52 v[1] copy
        xor ecx, eax                                             ;   398.8 alu3    52 v[1]
        and ecx, r10d                                            ;   400.3 alu0    52 v[0]
        add r13d, ecx                                            ;   403.3 alu2    63 v[0]
        mov ecx, dword [rsp + 224]                               ;   398.5 agu0    61 t1
        add ecx, r12d                                            ;   402.5 alu1    61 t1
        mov edx, r12d                                            ;   398.8         51 t1 copy
        xor edx, r14d                                            ;   399.8 alu3    51 t1
        and edx, r8d                                             ;   400.8 alu0    51 t1
        xor r12d, edx                                            ;   401.8 alu2    51 t1
        add r15d, r12d                                           ;   403.3 alu1    61 t1
        add r11d, r15d                                           ;   404.3 alu3    62 v[4]
        add r13d, r15d                                           ;   404.3 alu0    63 v[0]
        add ecx, 0x748f82ee                                      ;   403.5 alu2    61 t1
        rorx r12d, r11d, 6                                       ;   405.3 alu1    48 t1
        rorx r15d, r11d, 0xb                                     ;   405.3 alu2    48 t1
        xor r12d, r15d                                           ;   406.3 alu3    48 t1
        rorx r15d, r11d, 0x19                                    ;   405.3 alu1    48 t1
        xor r12d, r15d                                           ;   407.3 alu0    48 t1
        add ecx, r12d                                            ;   408.3 alu3    61 t1
        mov r12d, r9d                                            ;   401.5         52 v[0] copy
        and r12d, eax                                            ;   403.2 alu0    52 v[0]
        add r13d, r12d                                           ;   405.3 alu2    63 v[0]
        rorx r12d, r13d, 2                                       ;   406.3 alu1    47 v[7]
        rorx r15d, r13d, 0xd                                     ;   406.3 alu2    47 v[7]
        xor r12d, r15d                                           ;   407.3 alu3    47 v[7]
        rorx r15d, r13d, 0x16                                    ;   406.3 alu1    47 v[7]
        xor r12d, r15d                                           ;   408.3 alu0    47 v[7]
        mov r15d, eax                                            ;   403.5         52 v[0] copy
        xor r15d, r10d                                           ;   404.8 alu3    52 v[0]
        and r15d, r13d                                           ;   406.3 alu0    52 v[7]
        add r12d, r15d                                           ;   409.3 alu2    63 v[7]
        mov r15d, dword [rsp + 228]                              ;   404.5 agu2    61 t1
        add r15d, r14d                                           ;   408.5 alu1    61 t1
        mov edx, r14d                                            ;   404.8         51 t1 copy
        xor edx, r8d                                             ;   405.8 alu3    51 t1
        and edx, r11d                                            ;   406.8 alu0    51 t1
        xor r14d, edx                                            ;   407.8 alu2    51 t1
        add ecx, r14d                                            ;   409.3 alu1    61 t1
        add r9d, ecx                                             ;   410.3 alu3    62 v[3]
        add r12d, ecx                                            ;   410.3 alu0    63 v[7]
        add r15d, 0x78a5636f                                     ;   409.5 alu2    61 t1
        rorx r14d, r9d, 6                                        ;   411.3 alu1    48 t1
        rorx ecx, r9d, 0xb                                       ;   411.3 alu2    48 t1
        xor r14d, ecx                                            ;   412.3 alu3    48 t1
        rorx ecx, r9d, 0x19                                      ;   411.3 alu1    48 t1
        xor r14d, ecx                                            ;   413.3 alu0    48 t1
        add r15d, r14d                                           ;   414.3 alu3    61 t1
        mov r14d, eax                                            ;   407.5         52 v[7] copy
        and r14d, r10d                                           ;   409.2 alu0    52 v[7]
        add r12d, r14d                                           ;   411.3 alu2    63 v[7]
        rorx r14d, r12d, 2                                       ;   412.3 alu1    47 v[6]
        rorx ecx, r12d, 0xd                                      ;   412.3 alu2    47 v[6]
        xor r14d, ecx                                            ;   413.3 alu3    47 v[6]
        rorx ecx, r12d, 0x16                                     ;   412.3 alu1    47 v[6]
        xor r14d, ecx                                            ;   414.3 alu0    47 v[6]
        mov ecx, r10d                                            ;   409.5         52 v[7] copy
        xor ecx, r13d                                            ;   410.8 alu3    52 v[7]
        and ecx, r12d                                            ;   412.3 alu0    52 v[6]
        add r14d, ecx                                            ;   415.3 alu2    63 v[6]
        mov ecx, dword [rsp + 232]                               ;   410.5 agu1    61 t1
        add ecx, r8d                                             ;   414.5 alu1    61 t1
        mov edx, r8d                                             ;   410.8         51 t1 copy
        xor edx, r11d                                            ;   411.8 alu3    51 t1
        and edx, r9d                                             ;   412.8 alu0    51 t1
        xor r8d, edx                                             ;   413.8 alu2    51 t1
        add r15d, r8d                                            ;   415.3 alu1    61 t1
        add eax, r15d                                            ;   416.3 alu3    62 v[2]
        add r14d, r15d                                           ;   416.3 alu0    63 v[6]
        add ecx, 0x84c87814                                      ;   415.5 alu2    61 t1
        rorx r8d, eax, 6                                         ;   417.3 alu1    48 t1
        rorx r15d, eax, 0xb                                      ;   417.3 alu2    48 t1
        xor r8d, r15d                                            ;   418.3 alu3    48 t1
        rorx r15d, eax, 0x19                                     ;   417.3 alu1    48 t1
        xor r8d, r15d                                            ;   419.3 alu0    48 t1
        add ecx, r8d                                             ;   420.3 alu3    61 t1
        mov r8d, r10d                                            ;   413.5         52 v[6] copy
        and r8d, r13d                                            ;   415.2 alu0    52 v[6]
        add r14d, r8d                                            ;   417.3 alu2    63 v[6]
        rorx r8d, r14d, 2                                        ;   418.3 alu1    47 v[5]
        rorx r15d, r14d, 0xd                                     ;   418.3 alu2    47 v[5]
        xor r8d, r15d                                            ;   419.3 alu3    47 v[5]
        rorx r15d, r14d, 0x16                                    ;   418.3 alu1    47 v[5]
        xor r8d, r15d                                            ;   420.3 alu0    47 v[5]
        mov r15d, r13d                                           ;   415.5         52 v[6] copy
        xor r15d, r12d                                           ;   416.8 alu3    52 v[6]
        and r15d, r14d                                           ;   418.3 alu0    52 v[5]
        add r8d, r15d                                            ;   421.3 alu2    63 v[5]
        mov r15d, dword [rsp + 236]                              ;   416.5 agu0    61 t1
        add r15d, r11d                                           ;   420.5 alu1    61 t1
        mov edx, r11d                                            ;   416.8         51 t1 copy
        xor edx, r9d                                             ;   417.8 alu3    51 t1
        and edx, eax                                             ;   418.8 alu0    51 t1
        xor r11d, edx                                            ;   419.8 alu2    51 t1
        add ecx, r11d                                            ;   421.3 alu1    61 t1
        add r10d, ecx                                            ;   422.3 alu3    62 v[1]
        add r8d, ecx                                             ;   422.3 alu0    63 v[5]
        add r15d, 0x8cc70208                                     ;   421.5 alu2    61 t1
        rorx r11d, r10d, 6                                       ;   423.3 alu1    48 t1
        rorx ecx, r10d, 0xb                                      ;   423.3 alu2    48 t1
        xor r11d, ecx                                            ;   424.3 alu3    48 t1
        rorx ecx, r10d, 0x19                                     ;   423.3 alu1    48 t1
        xor r11d, ecx                                            ;   425.3 alu0    48 t1
        add r15d, r11d                                           ;   426.3 alu3    61 t1
        mov r11d, r13d                                           ;   419.5         52 v[5] copy
        and r11d, r12d                                           ;   421.2 alu0    52 v[5]
        add r8d, r11d                                            ;   423.3 alu2    63 v[5]
        rorx r11d, r8d, 2                                        ;   424.3 alu1    47 v[4]
        rorx ecx, r8d, 0xd                                       ;   424.3 alu2    47 v[4]
        xor r11d, ecx                                            ;   425.3 alu3    47 v[4]
        rorx ecx, r8d, 0x16                                      ;   424.3 alu1    47 v[4]
        xor r11d, ecx                                            ;   426.3 alu0    47 v[4]
        mov ecx, r12d                                            ;   421.5         52 v[5] copy
        xor ecx, r14d                                            ;   422.8 alu3    52 v[5]
        and ecx, r8d                                             ;   424.3 alu0    52 v[4]
        add r11d, ecx                                            ;   427.3 alu2    63 v[4]
        mov ecx, r9d                                             ;   422.5         51 t1 copy
        xor ecx, eax                                             ;   423.5 alu1    51 t1
        and ecx, r10d                                            ;   424.5 alu3    51 t1
        xor ecx, r9d                                             ;   425.5 alu0    51 t1
        add r15d, ecx                                            ;   427.3 alu2    61 t1
        add r13d, r15d                                           ;   428.3 alu1    62 v[0]
        add r11d, r15d                                           ;   428.3 alu3    63 v[4]
        add r9d, 0x90befffa                                      ;   425.2 alu0    61 t1
        rorx r15d, r13d, 6                                       ;   429.3 alu2    48 t1
        rorx ecx, r13d, 0xb                                      ;   429.3 alu1    48 t1
        xor r15d, ecx                                            ;   430.3 alu3    48 t1
        rorx ecx, r13d, 0x19                                     ;   429.3 alu2    48 t1
        xor r15d, ecx                                            ;   431.3 alu0    48 t1
        add r9d, r15d                                            ;   432.3 alu1    61 t1
        mov r15d, r12d                                           ;   425.3         52 v[4] copy
        and r15d, r14d                                           ;   426.8 alu3    52 v[4]
        add r11d, r15d                                           ;   429.3 alu0    63 v[4]
        mov r15d, r14d                                           ;   425.8         52 v[4] copy
        xor r15d, r8d                                            ;   427.3 alu2    52 v[4]
        rorx ecx, r11d, 2                                        ;   430.3 alu1    47 v[3]
        rorx edx, r11d, 0xd                                      ;   430.3 alu2    47 v[3]
        rorx ebx, r11d, 0x16                                     ;   430.3 alu1    47 v[3]
        mov dword [rsp + 324], edi                               ;   426.8 agu2+st1   71 v[4] spill
        mov edi, eax                                             ;   427.0         51 t1 copy
        xor edi, r10d                                            ;   427.8 alu3    51 t1
        and edi, r13d                                            ;   429.3 alu0    51 t1
        xor edi, eax                                             ;   430.3 alu3    51 t1
        add r9d, edi                                             ;   433.3 alu0    61 t1
        mov edi, r8d                                             ;   427.8         52 v[3] copy
        xor edi, r11d                                            ;   430.3 alu2    52 v[3]
        and r15d, edi                                            ;   431.3 alu1    52 v[3]
        xor r15d, r8d                                            ;   432.3 alu3    52 v[3]
        mov dword [rsp + 328], ebp                               ;   429.3 agu1+st0   71 v[1] spill
        mov ebp, dword [rsp + 232]                               ;   429.5 agu0    78 w[10] reload
        mov dword [rsp + 332], esi                               ;   429.7 agu2+st1   71 v[0] spill
        rorx esi, ebp, 0x11                                      ;   433.5 alu2    50 w[12]
        xor ecx, edx                                             ;   431.3 alu0    47 v[3]
        xor ecx, ebx                                             ;   432.3 alu1    47 v[3]
        rorx edx, ebp, 0x13                                      ;   433.5 alu2    50 w[12]
        xor esi, edx                                             ;   434.5 alu3    50 w[12]
        shr ebp, 0xa                                             ;   433.5 alu1    50 w[12]
        xor esi, ebp                                             ;   435.5 alu0    50 w[12]
        add ecx, r15d                                            ;   433.3 alu3    63 v[3]
        add esi, dword [rsp + 212]                               ;   436.5 alu0+agu1   78 w[12]
        add esi, dword [rsp + 176]                               ;   437.5 alu2+agu0   78 w[12]
        mov ebp, dword [rsp + 180]                               ;   431.5 agu2    78 w[13] reload
        rorx r15d, ebp, 7                                        ;   435.5 alu1    49 w[12]
        rorx edx, ebp, 0x12                                      ;   435.5 alu2    49 w[12]
        xor r15d, edx                                            ;   436.5 alu3    49 w[12]
        mov edx, dword [rsp + 216]                               ;   432.2 agu1    78 w[13]
        add edx, ebp                                             ;   436.2 alu0    78 w[13]
        shr ebp, 3                                               ;   435.5 alu1    49 w[12]
        xor r15d, ebp                                            ;   437.5 alu3    49 w[12]
        add esi, r15d                                            ;   438.5 alu0    78 w[12]
        add r9d, esi                                             ;   439.5 alu2    61 t1
        add r12d, r9d                                            ;   440.5 alu1    62 v[7]
        add ecx, r9d                                             ;   440.5 alu3    63 v[3]
        add eax, 0xa4506ceb                                      ;   435.2 alu0    61 t1
        rorx ebp, r12d, 6                                        ;   441.5 alu2    48 t1
        rorx r9d, r12d, 0xb                                      ;   441.5 alu1    48 t1
        xor ebp, r9d                                             ;   442.5 alu3    48 t1
        rorx r9d, r12d, 0x19                                     ;   441.5 alu2    48 t1
        xor ebp, r9d                                             ;   443.5 alu0    48 t1
        add eax, ebp                                             ;   444.5 alu1    61 t1
        rorx ebp, ecx, 2                                         ;   441.5 alu2    47 v[2]
        rorx r9d, ecx, 0xd                                       ;   441.5 alu1    47 v[2]
        rorx r15d, ecx, 0x16                                     ;   441.5 alu2    47 v[2]
        mov ebx, r10d                                            ;   436.7         51 t1 copy
        xor ebx, r13d                                            ;   436.8 alu3    51 t1
        and ebx, r12d                                            ;   441.5 alu0    51 t1
        xor ebx, r10d                                            ;   442.5 alu3    51 t1
        add eax, ebx                                             ;   445.5 alu0    61 t1
        mov ebx, r11d                                            ;   438.5         52 v[2] copy
        xor ebx, ecx                                             ;   441.5 alu1    52 v[2]
        and edi, ebx                                             ;   442.5 alu3    52 v[2]
        xor edi, r11d                                            ;   443.5 alu0    52 v[2]
        mov dword [rsp + 336], r11d                              ;   440.7 agu0+st0   63 v[4] spill
        mov r11d, dword [rsp + 236]                              ;   440.8 agu2    78 w[11] reload
        mov dword [rsp + 340], r8d                               ;   441.0 agu1+st1   63 v[5] spill
        rorx r8d, r11d, 0x11                                     ;   444.8 alu2    50 w[13]
        xor ebp, r9d                                             ;   442.5 alu1    47 v[2]
        xor ebp, r15d                                            ;   443.5 alu3    47 v[2]
        rorx r9d, r11d, 0x13                                     ;   444.8 alu2    50 w[13]
        xor r8d, r9d                                             ;   445.8 alu0    50 w[13]
        shr r11d, 0xa                                            ;   444.8 alu1    50 w[13]
        xor r8d, r11d                                            ;   446.8 alu3    50 w[13]
        add edx, r8d                                             ;   447.8 alu0    78 w[13]
        add ebp, edi                                             ;   444.5 alu2    63 v[2]
        rorx edi, esi, 0x11                                      ;   443.5 alu1    50 w[14]
        rorx r8d, esi, 0x13                                      ;   444.2 alu2    50 w[14]
        mov r9d, dword [rsp + 184]                               ;   443.2 agu0    78 w[14] reload
        rorx r11d, r9d, 7                                        ;   447.2 alu1    49 w[13]
        shr esi, 0xa                                             ;   445.2 alu2    50 w[14]
        rorx r15d, r9d, 0x12                                     ;   447.2 alu1    49 w[13]
        xor r11d, r15d                                           ;   448.2 alu3    49 w[13]
        xor edi, r8d                                             ;   445.2 alu0    50 w[14]
        xor edi, esi                                             ;   446.2 alu3    50 w[14]
        mov esi, dword [rsp + 220]                               ;   444.3 agu2    61 t1
        add esi, r9d                                             ;   448.3 alu0    61 t1
        shr r9d, 3                                               ;   447.2 alu2    49 w[13]
        xor r11d, r9d                                            ;   449.2 alu3    49 w[13]
        add edx, r11d                                            ;   450.2 alu0    78 w[13]
        add eax, edx                                             ;   451.2 alu1    61 t1
        add esi, r10d                                            ;   449.3 alu3    61 t1
        add esi, edi                                             ;   450.3 alu0    61 t1
        add r14d, eax                                            ;   452.2 alu2    62 v[6]
        add ebp, eax                                             ;   452.2 alu1    63 v[2]
        rorx edi, edx, 0x11                                      ;   451.2 alu2    50 w[15]
        rorx r8d, edx, 0x13                                      ;   451.2 alu1    50 w[15]
        shr edx, 0xa                                             ;   451.2 alu2    50 w[15]
        add esi, 0xbef9a3f7                                      ;   451.3 alu3    61 t1
        rorx r9d, r14d, 6                                        ;   453.2 alu1    48 t1
        rorx r10d, r14d, 0xb                                     ;   453.2 alu2    48 t1
        xor r9d, r10d                                            ;   454.2 alu0    48 t1
        rorx r10d, r14d, 0x19                                    ;   453.2 alu1    48 t1
        xor r9d, r10d                                            ;   455.2 alu3    48 t1
        add esi, r9d                                             ;   456.2 alu0    61 t1
        rorx r9d, ebp, 2                                         ;   453.2 alu2    47 v[1]
        rorx r10d, ebp, 0xd                                      ;   453.2 alu1    47 v[1]
        xor r9d, r10d                                            ;   454.2 alu3    47 v[1]
        rorx r10d, ebp, 0x16                                     ;   453.2 alu2    47 v[1]
        xor r9d, r10d                                            ;   455.2 alu0    47 v[1]
        mov r10d, r13d                                           ;   451.5         51 t1 copy
        xor r10d, r12d                                           ;   451.7 alu3    51 t1
        and r10d, r14d                                           ;   453.2 alu0    51 t1
        xor r10d, r13d                                           ;   454.2 alu1    51 t1
        add esi, r10d                                            ;   457.2 alu3    61 t1
        mov r10d, ecx                                            ;   452.3         52 v[1] copy
        xor r10d, ebp                                            ;   453.2 alu2    52 v[1]
        and ebx, r10d                                            ;   454.2 alu0    52 v[1]
        xor ebx, ecx                                             ;   455.2 alu1    52 v[1]
        add r9d, ebx                                             ;   456.2 alu3    63 v[1]
        mov r11d, dword [rsp + 340]                              ;   453.5 agu1    62 v[5]
        mov r15d, dword [rsp + 188]                              ;   453.7 agu0    78 w[15] reload
        rorx eax, r15d, 7                                        ;   457.7 alu2    49 w[14]
        xor edi, r8d                                             ;   454.3 alu0    50 w[15]
        xor edi, edx                                             ;   455.3 alu1    50 w[15]
        rorx r8d, r15d, 0x12                                     ;   457.7 alu2    49 w[14]
        xor eax, r8d                                             ;   458.7 alu3    49 w[14]
        mov r8d, dword [rsp + 224]                               ;   454.7 agu2    61 t1
        add r8d, r15d                                            ;   458.7 alu0    61 t1
        shr r15d, 3                                              ;   457.7 alu1    49 w[14]
        xor eax, r15d                                            ;   459.7 alu3    49 w[14]
        add esi, eax                                             ;   460.7 alu2    61 t1
        add r8d, r13d                                            ;   459.7 alu0    61 t1
        add r8d, edi                                             ;   460.7 alu1    61 t1
        add r11d, esi                                            ;   461.7 alu3    62 v[5]
        add r9d, esi                                             ;   461.7 alu2    63 v[1]
        add r8d, 0xc67178f2                                      ;   461.7 alu0    61 t1
        rorx esi, r11d, 6                                        ;   462.7 alu1    48 t1
        rorx edi, r11d, 0xb                                      ;   462.7 alu2    48 t1
        xor esi, edi                                             ;   463.7 alu3    48 t1
        rorx edi, r11d, 0x19                                     ;   462.7 alu1    48 t1
        xor esi, edi                                             ;   464.7 alu0    48 t1
        add r8d, esi                                             ;   465.7 alu3    61 t1
        rorx esi, r9d, 2                                         ;   462.7 alu2    47 v[0]
        rorx edi, r9d, 0xd                                       ;   462.7 alu1    47 v[0]
        xor esi, edi                                             ;   463.7 alu0    47 v[0]
        rorx edi, r9d, 0x16                                      ;   462.7 alu2    47 v[0]
        xor esi, edi                                             ;   464.7 alu3    47 v[0]
        add esi, dword [rsp + 332]                               ;   465.7 alu0+agu1   82 h
        mov edi, r14d                                            ;   460.8         51 t1 copy
        xor edi, r12d                                            ;   461.0 alu1    51 t1
        and edi, r11d                                            ;   462.7 alu3    51 t1
        xor edi, r12d                                            ;   463.7 alu2    51 t1
        add r8d, edi                                             ;   466.7 alu0    61 t1
        mov edi, r9d                                             ;   462.7         52 v[0] copy
        xor edi, ebp                                             ;   462.7 alu1    52 v[0]
        and r10d, edi                                            ;   463.7 alu3    52 v[0]
        xor r10d, ebp                                            ;   464.7 alu2    52 v[0]
        add esi, r10d                                            ;   466.7 alu0    82 h
        add r9d, dword [rsp + 328]                               ;   463.7 alu1+agu0   82 h
        add ebp, dword [rsp + 320]                               ;   463.8 alu3+agu2   82 h
        mov edi, dword [rsp + 192]                               ;   463.7 agu1    78 w[0] reload
        rorx r10d, edi, 7                                        ;   467.7 alu2    49 w[15]
        rorx r13d, edi, 0x12                                     ;   467.7 alu1    49 w[15]
        xor r10d, r13d                                           ;   468.7 alu0    49 w[15]
        shr edi, 3                                               ;   467.7 alu2    49 w[15]
        xor r10d, edi                                            ;   469.7 alu3    49 w[15]
        add r8d, r10d                                            ;   470.7 alu0    61 t1
        add esi, r8d                                             ;   471.7 alu1    82 h
        add ecx, dword [rsp + 316]                               ;   465.8 alu3+agu0   82 h
        add r8d, dword [rsp + 324]                               ;   471.7 alu2+agu2   82 h
        add r8d, dword [rsp + 336]                               ;   472.7 alu0+agu1   82 h
        add r11d, dword [rsp + 312]                              ;   466.7 alu1+agu0   82 h
        add r14d, dword [rsp + 308]                              ;   466.8 alu3+agu2   82 h
        add r12d, dword [rsp + 304]                              ;   467.0 alu2+agu1   82 h
        mov dword [rsp + 304], r12d                              ;   468.0 agu0+st0   82 h
        mov r10, qword [rsp + 264]                               ;   467.2 agu2    68 blocks
        add r10, 0x40                                            ;   471.2 alu0    68 blocks
        mov r12d, ecx                                            ;   466.8         82 h copy
        mov edi, r8d                                             ;   473.7         82 h copy
        mov r8d, r11d                                            ;   467.7         82 h copy
        mov r11d, ebp                                            ;   467.3         82 h copy
        mov ebp, r9d                                             ;   467.5         82 h copy
        mov r9, r10                                              ;   472.2         68 blocks copy
        mov r10d, r14d                                           ;   467.8         82 h copy
        cmp r9, qword [rsp + 256]                                ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 276], esi                               ;                    resident
        mov dword [rsp + 292], edi                               ;                    resident
        mov dword [rsp + 280], ebp                               ;                    resident
        mov dword [rsp + 296], r8d                               ;                    resident
        mov qword [rsp + 248], r9                                ;                    resident
        mov dword [rsp + 300], r10d                              ;                    resident
        mov dword [rsp + 284], r11d                              ;                    resident
        mov dword [rsp + 288], r12d                              ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 276]                               ;     0.0 agu0    68 blocks reload
        mov r8, qword [rsp + 240]                                ;     0.2 agu1    68 blocks reload
        mov dword [r8], esi                                      ;     4.0 agu2+st0   68 blocks
        mov esi, dword [rsp + 280]                               ;     1.0 agu0    68 blocks reload
        mov dword [r8 + 4], esi                                  ;     5.0 agu1+st1   68 blocks
        mov esi, dword [rsp + 284]                               ;     1.3 agu2    68 blocks reload
        mov dword [r8 + 8], esi                                  ;     5.3 agu0+st0   68 blocks
        mov esi, dword [rsp + 288]                               ;     2.2 agu1    68 blocks reload
        mov dword [r8 + 12], esi                                 ;     6.2 agu2+st1   68 blocks
        mov esi, dword [rsp + 292]                               ;     3.0 agu0    68 blocks reload
        mov dword [r8 + 16], esi                                 ;     7.0 agu1+st0   68 blocks
        mov esi, dword [rsp + 296]                               ;     3.3 agu2    68 blocks reload
        mov dword [r8 + 20], esi                                 ;     7.3 agu0+st1   68 blocks
        mov esi, dword [rsp + 300]                               ;     4.2 agu1    68 blocks reload
        mov dword [r8 + 24], esi                                 ;     8.2 agu2+st0   68 blocks
        mov esi, dword [rsp + 304]                               ;     5.0 agu0    68 blocks reload
        mov dword [r8 + 28], esi                                 ;     9.0 agu1+st1   68 blocks
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
        vmovdqa [rsp + 320], xmm0                                ;                    cleared
        vmovq [rsp + 336], xmm0                                  ;                    cleared
        add rsp, 0x158                                           ;                    frame
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

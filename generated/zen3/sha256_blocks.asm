; sha256_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
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
;   blocks: 2270 uops, planned 401.2; bounds: width 378.3, ports 384.8, path 204.0
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
        mov qword [rsp + 256], rdi                               ;                    argument
        mov dword [rsp + 280], edx                               ;                    argument
        mov qword [rsp + 264], rsi                               ;                    argument
        mov r8, qword [rsp + 256]                                ;     0.0 agu0    68 h reload
        mov esi, dword [r8]                                      ;     4.0 agu1    68 h
        mov r9d, dword [rsp + 280]                               ;     0.3 agu2    68 h
        shl r9, 6                                                ;     4.3 alu1    68 h
        mov edi, dword [r8 + 4]                                  ;     4.0 agu0    68 h
        mov ebp, dword [r8 + 8]                                  ;     4.0 agu1    68 h
        mov r10d, dword [r8 + 12]                                ;     4.0 agu2    68 h
        mov r11d, dword [r8 + 16]                                ;     4.0 agu0    68 h
        mov r12d, dword [r8 + 20]                                ;     4.0 agu1    68 h
        mov r13d, dword [r8 + 24]                                ;     4.0 agu2    68 h
        mov r14d, dword [r8 + 28]                                ;     4.0 agu0    68 h
        add r9, qword [rsp + 264]                                ;     5.3 alu0+agu1   68 h
        mov qword [rsp + 272], r9                                ;     6.3 agu2+st0   68 h
        mov dword [rsp + 284], esi                               ;     8.0 agu0+st1   68 h
        mov dword [rsp + 288], edi                               ;     8.0 agu1+st0   68 h
        mov dword [rsp + 292], ebp                               ;     8.0 agu2+st1   68 h
        mov dword [rsp + 296], r10d                              ;     8.0 agu0+st0   68 h
        mov dword [rsp + 300], r11d                              ;     8.0 agu1+st1   68 h
        mov dword [rsp + 304], r12d                              ;     8.0 agu2+st0   68 h
        mov dword [rsp + 308], r13d                              ;     8.0 agu0+st1   68 h
        mov dword [rsp + 312], r14d                              ;     8.0 agu1+st0   68 h
        cmp dword [rsp + 280], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 284]                               ;                    resident
        mov edi, dword [rsp + 300]                               ;                    resident
        mov ebp, dword [rsp + 288]                               ;                    resident
        mov r8d, dword [rsp + 304]                               ;                    resident
        align 16
.blocks_1:
        rorx r9d, edi, 6                                         ;     0.0 alu1    48 t1
        rorx r10d, edi, 0xb                                      ;     0.2 alu2    48 t1
        rorx r11d, edi, 0x19                                     ;     1.0 alu1    48 t1
        xor r9d, r10d                                            ;     1.2 alu0    48 t1
        xor r9d, r11d                                            ;     2.2 alu3    48 t1
        rorx r10d, esi, 2                                        ;     1.2 alu2    47 v[7]
        rorx r11d, esi, 0xd                                      ;     2.0 alu1    47 v[7]
        rorx r12d, esi, 0x16                                     ;     2.2 alu2    47 v[7]
        mov r13, qword [rsp + 264]                               ;     1.3 agu0    73 w[0] reload
        vmovdqu xmm0, [r13]                                      ;     5.3 agu1    73 w[0]
        add r9d, dword [rsp + 312]                               ;     4.0 alu0+agu2   61 t1
        mov r14d, r8d                                            ;     1.8         51 t1 copy
        mov r15d, dword [rsp + 308]                              ;     2.3 agu0    71 v[6] reload
        xor r14d, r15d                                           ;     6.3 alu3    51 t1
        mov eax, edi                                             ;     2.3         51 t1 copy
        mov ecx, edi                                             ;     2.5         51 t1 copy
        xor ecx, r8d                                             ;     2.7 alu0    51 t1
        mov edx, ebp                                             ;     2.8         52 v[7] copy
        xor edx, dword [rsp + 292]                               ;     4.0 alu1+agu1   52 v[7]
        mov ebx, ebp                                             ;     3.2         52 v[7] copy
        xor ebx, esi                                             ;     3.3 alu3    52 v[7]
        and edx, ebx                                             ;     5.0 alu2    52 v[7]
        vmovdqa xmm1, [rel sha256_blocks.T0_w.blocks + 48]       ;     3.7 agu0    73 w[0]
        and eax, r14d                                            ;     7.3 alu0    51 t1
        xor eax, r15d                                            ;     8.3 alu1    51 t1
        mov r14d, dword [rsp + 296]                              ;     4.2 agu2    62 v[3]
        add r9d, eax                                             ;     9.3 alu3    61 t1
        vmovdqa xmm2, [rel sha256_blocks.T0_w.blocks]            ;     4.5 agu1    73 w[8] reload
        vpshufb xmm0, xmm0, xmm2                                 ;    12.3 fp1     73 w[0]
        xor r10d, r11d                                           ;     4.8 alu2    47 v[7]
        xor r10d, r12d                                           ;     5.8 alu0    47 v[7]
        mov r11d, r8d                                            ;     5.2         51 t1 copy
        vpaddd xmm1, xmm1, xmm0                                  ;    13.3 fp0     73 w[0]
        xor edx, ebp                                             ;     6.0 alu1    52 v[7]
        vmovdqa [rsp + 0], xmm1                                  ;    14.3 agu0+fp5   73 w[0]
        add r9d, dword [rsp + 0]                                 ;    18.3 alu3+agu2   61 t1
        add r15d, dword [rsp + 4]                                ;    18.3 alu2+agu1   61 t1
        add r10d, edx                                            ;     7.0 alu0    63 v[7]
        mov r12d, edi                                            ;     6.3         51 t1 copy
        mov eax, dword [rsp + 292]                               ;     6.7 agu0    62 v[2]
        add r14d, r9d                                            ;    19.3 alu1    62 v[3]
        add r10d, r9d                                            ;    19.3 alu3    63 v[7]
        rorx r9d, r14d, 6                                        ;    20.3 alu2    48 t1
        and ecx, r14d                                            ;    20.3 alu0    51 t1
        rorx edx, r14d, 0xb                                      ;    20.3 alu1    48 t1
        xor r12d, r14d                                           ;    20.3 alu3    51 t1
        xor r11d, ecx                                            ;    21.3 alu2    51 t1
        rorx ecx, r14d, 0x19                                     ;    20.3 alu1    48 t1
        mov r13d, ebp                                            ;     8.0         52 v[6] copy
        and r13d, esi                                            ;     8.2 alu0    52 v[6]
        and ebx, r10d                                            ;    20.3 alu3    52 v[6]
        xor r9d, edx                                             ;    21.3 alu2    48 t1
        xor r9d, ecx                                             ;    22.3 alu0    48 t1
        mov rcx, qword [rsp + 264]                               ;    12.3 agu2    73 w[0] reload
        vmovdqu xmm1, [rcx + 16]                                 ;    16.3 agu1    73 w[4]
        mov edx, dword [rsp + 8]                                 ;    14.3 agu0    61 t1
        add edx, r8d                                             ;    18.3 alu1    61 t1
        add r13d, ebx                                            ;    21.3 alu3    63 v[6]
        rorx ebx, r10d, 2                                        ;    20.3 alu2    47 v[6]
        add r15d, r11d                                           ;    22.3 alu0    61 t1
        rorx r11d, r10d, 0xd                                     ;    20.3 alu1    47 v[6]
        xor ebx, r11d                                            ;    21.3 alu3    47 v[6]
        rorx r11d, r10d, 0x16                                    ;    20.3 alu2    47 v[6]
        xor ebx, r11d                                            ;    22.3 alu0    47 v[6]
        mov r11d, r14d                                           ;    20.3         51 t1 copy
        add r15d, r9d                                            ;    23.3 alu1    61 t1
        mov r9d, ebp                                             ;    20.7         62 v[1] copy
        add r13d, ebx                                            ;    23.3 alu3    63 v[6]
        add eax, r15d                                            ;    24.3 alu2    62 v[2]
        mov ebx, r10d                                            ;    21.2         52 v[5] copy
        xor ebx, esi                                             ;    21.3 alu0    52 v[5]
        mov dword [rsp + 316], r8d                               ;    21.5 agu2+st0   71 v[5] spill
        mov r8d, r10d                                            ;    21.7         52 v[5] copy
        and r8d, esi                                             ;    21.8 alu1    52 v[5]
        add r13d, r15d                                           ;    24.3 alu3    63 v[6]
        or r12d, eax                                             ;    25.3 alu2    51 t1
        xor r11d, eax                                            ;    25.3 alu0    51 t1
        rorx r15d, eax, 6                                        ;    25.3 alu1    48 t1
        xor r12d, r11d                                           ;    26.3 alu3    51 t1
        mov dword [rsp + 320], ebp                               ;    22.8 agu1+st1   71 v[1] spill
        rorx ebp, eax, 0xb                                       ;    25.3 alu2    48 t1
        xor r15d, ebp                                            ;    26.3 alu0    48 t1
        rorx ebp, eax, 0x19                                      ;    25.3 alu1    48 t1
        xor r15d, ebp                                            ;    27.3 alu3    48 t1
        lea ebp, [r14 + r10]                                     ;    24.2 alu2    62 v[7]
        and ebx, r13d                                            ;    25.3 alu0    52 v[5]
        add r8d, ebx                                             ;    26.3 alu1    63 v[5]
        mov ebx, r10d                                            ;    24.2         52 v[5] copy
        xor ebx, r13d                                            ;    25.3 alu3    52 v[5]
        add edx, r12d                                            ;    27.3 alu2    61 t1
        rorx r12d, r13d, 2                                       ;    25.8 alu1    47 v[5]
        rorx ecx, r13d, 0xd                                      ;    26.2 alu2    47 v[5]
        xor r12d, ecx                                            ;    27.2 alu0    47 v[5]
        rorx ecx, r13d, 0x16                                     ;    26.8 alu1    47 v[5]
        xor r12d, ecx                                            ;    28.2 alu3    47 v[5]
        mov ecx, dword [rsp + 12]                                ;    25.5 agu0    61 t1
        add ecx, edi                                             ;    29.5 alu0    61 t1
        add edx, r15d                                            ;    28.3 alu3    61 t1
        add r8d, r12d                                            ;    29.2 alu2    63 v[5]
        add r9d, edx                                             ;    29.3 alu0    62 v[1]
        mov r12d, r10d                                           ;    26.3         52 v[4] copy
        and r12d, r13d                                           ;    27.8 alu1    52 v[4]
        mov r15d, eax                                            ;    26.7         51 t1 copy
        add r8d, edx                                             ;    30.2 alu3    63 v[5]
        mov edx, esi                                             ;    27.0         62 v[0] copy
        and r11d, r9d                                            ;    30.3 alu2    51 t1
        xor r15d, r9d                                            ;    30.3 alu0    51 t1
        xor r14d, r11d                                           ;    31.3 alu1    51 t1
        rorx r11d, r9d, 6                                        ;    30.3 alu2    48 t1
        vpshufb xmm1, xmm1, xmm2                                 ;    27.8 fp2     73 w[4]
        and ebx, r8d                                             ;    31.2 alu3    52 v[4]
        mov dword [rsp + 324], edi                               ;    28.2 agu2+st0   71 v[4] spill
        rorx edi, r9d, 0xb                                       ;    30.3 alu1    48 t1
        xor r11d, edi                                            ;    31.3 alu0    48 t1
        rorx edi, r9d, 0x19                                      ;    30.3 alu2    48 t1
        vpaddd xmm3, xmm1, [rel sha256_blocks.T0_w.blocks + 64]  ;    28.8 fp3+agu1   73 w[4]
        xor r11d, edi                                            ;    32.3 alu3    48 t1
        lea edi, [rax + r13]                                     ;    30.3 alu0    62 v[6]
        mov dword [rsp + 328], esi                               ;    29.3 agu0+st1   71 v[0] spill
        mov esi, r13d                                            ;    29.5         52 v[4] copy
        add r12d, ebx                                            ;    32.2 alu1    63 v[4]
        add ecx, r14d                                            ;    32.3 alu3    61 t1
        xor esi, r8d                                             ;    31.2 alu2    52 v[4]
        rorx r14d, r8d, 2                                        ;    31.8 alu1    47 v[4]
        rorx ebx, r8d, 0xd                                       ;    32.2 alu2    47 v[4]
        xor r14d, ebx                                            ;    33.2 alu0    47 v[4]
        rorx ebx, r8d, 0x16                                      ;    32.8 alu1    47 v[4]
        add ecx, r11d                                            ;    33.3 alu3    61 t1
        vmovdqa [rsp + 16], xmm3                                 ;    31.0 agu2+fp5   73 w[4]
        mov r11d, r13d                                           ;    31.2         52 v[3] copy
        and r11d, r8d                                            ;    32.3 alu0    52 v[3]
        xor r14d, ebx                                            ;    34.2 alu3    47 v[4]
        add edx, ecx                                             ;    34.3 alu2    62 v[0]
        add ebp, dword [rsp + 16]                                ;    35.0 alu0+agu1   62 v[7]
        mov ebx, r9d                                             ;    32.0         51 t1 copy
        sub r11d, r10d                                           ;    33.8 alu1    63 v[3]
        add r12d, ecx                                            ;    34.3 alu3    63 v[4]
        add r12d, r14d                                           ;    35.3 alu2    63 v[4]
        and r15d, edx                                            ;    35.3 alu0    51 t1
        rorx r10d, edx, 6                                        ;    35.3 alu1    48 t1
        rorx r14d, edx, 0xb                                      ;    35.3 alu2    48 t1
        rorx ecx, edx, 0x19                                      ;    35.8 alu1    48 t1
        xor ebx, edx                                             ;    35.3 alu3    51 t1
        mov dword [rsp + 332], r13d                              ;    33.5 agu0+st0   63 v[6] spill
        mov r13d, r8d                                            ;    33.7         52 v[3] copy
        xor eax, r15d                                            ;    36.3 alu0    51 t1
        xor r10d, r14d                                           ;    36.3 alu3    48 t1
        mov r14d, dword [rsp + 24]                               ;    34.2 agu2    62 v[5]
        add r14d, r9d                                            ;    38.2 alu2    62 v[5]
        xor r10d, ecx                                            ;    37.3 alu0    48 t1
        and esi, r12d                                            ;    36.8 alu1    52 v[3]
        add ebp, eax                                             ;    37.3 alu3    62 v[7]
        rorx r15d, r12d, 2                                       ;    37.2 alu2    47 v[3]
        rorx eax, r12d, 0xd                                      ;    37.8 alu1    47 v[3]
        mov ecx, r8d                                             ;    35.3         52 v[2] copy
        xor r13d, r12d                                           ;    37.3 alu0    52 v[3]
        and ecx, r12d                                            ;    38.0 alu3    52 v[2]
        add r11d, esi                                            ;    38.2 alu2    63 v[3]
        rorx esi, r12d, 0x16                                     ;    38.8 alu1    47 v[3]
        add edi, dword [rsp + 20]                                ;    38.3 alu0+agu1   62 v[6]
        add ebp, r10d                                            ;    39.0 alu3    62 v[7]
        mov r10d, edx                                            ;    36.5         51 t1 copy
        xor r15d, eax                                            ;    39.2 alu2    47 v[3]
        xor r15d, esi                                            ;    40.2 alu0    47 v[3]
        mov rsi, qword [rsp + 264]                               ;    37.0 agu0    73 w[0] reload
        vmovdqu xmm3, [rsi + 32]                                 ;    41.0 agu1    73 w[8]
        sub ecx, dword [rsp + 332]                               ;    39.8 alu1+agu2   63 v[2]
        and ebx, ebp                                             ;    40.0 alu3    51 t1
        add r11d, ebp                                            ;    40.2 alu2    63 v[3]
        rorx eax, ebp, 6                                         ;    40.8 alu1    48 t1
        xor r10d, ebp                                            ;    40.3 alu0    51 t1
        xor r9d, ebx                                             ;    41.0 alu3    51 t1
        rorx ebx, ebp, 0xb                                       ;    41.2 alu2    48 t1
        add r11d, r15d                                           ;    41.3 alu0    63 v[3]
        rorx r15d, ebp, 0x19                                     ;    41.8 alu1    48 t1
        mov esi, r12d                                            ;    38.8         52 v[2] copy
        add edi, r9d                                             ;    42.0 alu3    62 v[6]
        xor eax, ebx                                             ;    42.2 alu2    48 t1
        mov r9d, dword [rsp + 28]                                ;    39.3 agu0    62 v[4]
        add r9d, edx                                             ;    43.3 alu0    62 v[4]
        xor eax, r15d                                            ;    43.2 alu1    48 t1
        and r13d, r11d                                           ;    43.0 alu3    52 v[2]
        rorx r15d, r11d, 2                                       ;    43.2 alu2    47 v[2]
        rorx ebx, r11d, 0xd                                      ;    43.8 alu1    47 v[2]
        mov dword [rsp + 332], ebp                               ;    40.3 agu1+st1   62 v[7] spill
        mov ebp, r12d                                            ;    40.5         52 v[1] copy
        xor esi, r11d                                            ;    43.3 alu0    52 v[2]
        and ebp, r11d                                            ;    44.0 alu3    52 v[1]
        add ecx, r13d                                            ;    44.2 alu2    63 v[2]
        rorx r13d, r11d, 0x16                                    ;    44.8 alu1    47 v[2]
        add r14d, r8d                                            ;    44.3 alu0    62 v[5]
        add edi, eax                                             ;    45.0 alu3    62 v[6]
        xor r15d, ebx                                            ;    45.2 alu2    47 v[2]
        mov eax, dword [rsp + 332]                               ;    41.8 agu2    51 t1
        sub ebp, r8d                                             ;    45.3 alu0    63 v[1]
        xor r15d, r13d                                           ;    46.2 alu1    47 v[2]
        and r10d, edi                                            ;    46.0 alu3    51 t1
        add ecx, edi                                             ;    46.2 alu2    63 v[2]
        rorx r8d, edi, 6                                         ;    46.8 alu1    48 t1
        rorx r13d, edi, 0xb                                      ;    47.2 alu2    48 t1
        rorx ebx, edi, 0x19                                      ;    47.8 alu1    48 t1
        mov dword [rsp + 336], r12d                              ;    43.5 agu0+st0   63 v[4] spill
        mov r12d, r11d                                           ;    43.7         52 v[1] copy
        xor eax, edi                                             ;    46.3 alu0    51 t1
        xor edx, r10d                                            ;    47.0 alu3    51 t1
        add ecx, r15d                                            ;    47.3 alu0    63 v[2]
        mov r10d, dword [rsp + 332]                              ;    44.3 agu1    51 t1
        add r14d, edx                                            ;    48.0 alu3    62 v[5]
        xor r8d, r13d                                            ;    48.2 alu2    48 t1
        xor r8d, ebx                                             ;    49.2 alu0    48 t1
        and esi, ecx                                             ;    48.8 alu1    52 v[1]
        rorx r13d, ecx, 2                                        ;    49.2 alu2    47 v[1]
        mov r15d, r11d                                           ;    45.3         52 v[0] copy
        rorx edx, ecx, 0xd                                       ;    49.8 alu1    47 v[1]
        xor r12d, ecx                                            ;    49.0 alu3    52 v[1]
        rorx ebx, ecx, 0x16                                      ;    50.2 alu2    47 v[1]
        add r9d, dword [rsp + 336]                               ;    49.3 alu0+agu2   62 v[4]
        and r15d, ecx                                            ;    50.0 alu3    52 v[0]
        add ebp, esi                                             ;    50.3 alu0    63 v[1]
        add r14d, r8d                                            ;    50.8 alu1    62 v[5]
        xor r13d, edx                                            ;    51.0 alu3    47 v[1]
        xor r13d, ebx                                            ;    52.0 alu2    47 v[1]
        vpshufb xmm3, xmm3, xmm2                                 ;    48.0 fp1     73 w[8]
        mov esi, edi                                             ;    47.8         51 t1 copy
        sub r15d, dword [rsp + 336]                              ;    51.3 alu0+agu0   63 v[0]
        and eax, r14d                                            ;    51.8 alu1    51 t1
        add ebp, r14d                                            ;    52.0 alu3    63 v[1]
        rorx r8d, r14d, 6                                        ;    52.2 alu2    48 t1
        rorx edx, r14d, 0xb                                      ;    52.8 alu1    48 t1
        rorx ebx, r14d, 0x19                                     ;    53.2 alu2    48 t1
        xor esi, r14d                                            ;    52.3 alu0    51 t1
        xor r10d, eax                                            ;    53.0 alu3    51 t1
        add ebp, r13d                                            ;    53.3 alu0    63 v[1]
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 16]  ;    49.8 fp0+agu1   73 w[8]
        mov r13d, ecx                                            ;    50.0         52 v[0] copy
        xor r8d, edx                                             ;    53.8 alu1    48 t1
        add r9d, r10d                                            ;    54.0 alu3    62 v[4]
        xor r8d, ebx                                             ;    54.8 alu2    48 t1
        lea r10d, [rdi + rcx]                                    ;    54.3 alu0    62 v[2]
        and r12d, ebp                                            ;    54.8 alu1    52 v[0]
        rorx eax, ebp, 2                                         ;    55.2 alu2    47 v[0]
        rorx edx, ebp, 0xd                                       ;    55.8 alu1    47 v[0]
        rorx ebx, ebp, 0x16                                      ;    56.2 alu2    47 v[0]
        vmovdqa [rsp + 32], xmm4                                 ;    52.0 agu2+fp5   73 w[8]
        mov dword [rsp + 336], r14d                              ;    52.2 agu0+st1   62 v[5] spill
        mov r14d, dword [rsp + 332]                              ;    52.3 agu1    62 v[3]
        add r14d, r11d                                           ;    56.3 alu3    62 v[3]
        mov dword [rsp + 332], r11d                              ;    53.0 agu2+st0   63 v[3] spill
        mov r11d, ecx                                            ;    52.8         52 v[7] copy
        xor r13d, ebp                                            ;    55.3 alu0    52 v[0]
        and r11d, ebp                                            ;    56.0 alu3    52 v[7]
        add r9d, r8d                                             ;    56.3 alu0    62 v[4]
        add r14d, dword [rsp + 32]                               ;    57.3 alu1+agu0   62 v[3]
        add r15d, r12d                                           ;    57.0 alu3    63 v[0]
        xor eax, edx                                             ;    57.2 alu2    47 v[0]
        xor eax, ebx                                             ;    58.2 alu0    47 v[0]
        mov r8d, dword [rsp + 336]                               ;    54.2 agu1    51 t1
        sub r11d, dword [rsp + 332]                              ;    57.8 alu1+agu2   63 v[7]
        add r15d, r9d                                            ;    58.0 alu3    63 v[0]
        and esi, r9d                                             ;    58.2 alu2    51 t1
        rorx r12d, r9d, 6                                        ;    58.8 alu1    48 t1
        rorx edx, r9d, 0xb                                       ;    59.2 alu2    48 t1
        rorx ebx, r9d, 0x19                                      ;    59.8 alu1    48 t1
        xor r8d, r9d                                             ;    58.3 alu0    51 t1
        add r15d, eax                                            ;    59.2 alu3    63 v[0]
        mov eax, ebp                                             ;    56.0         52 v[7] copy
        xor edi, esi                                             ;    59.3 alu0    51 t1
        mov esi, dword [rsp + 336]                               ;    56.3 agu0    51 t1
        xor r12d, edx                                            ;    60.2 alu3    48 t1
        add r14d, edi                                            ;    60.3 alu2    62 v[3]
        xor r12d, ebx                                            ;    61.2 alu0    48 t1
        and r13d, r15d                                           ;    60.8 alu1    52 v[7]
        rorx edi, r15d, 2                                        ;    61.2 alu2    47 v[7]
        mov edx, ebp                                             ;    57.3         52 v[6] copy
        rorx ebx, r15d, 0xd                                      ;    61.8 alu1    47 v[7]
        xor eax, r15d                                            ;    61.0 alu3    52 v[7]
        and edx, r15d                                            ;    61.3 alu0    52 v[6]
        add r11d, r13d                                           ;    62.0 alu3    63 v[7]
        rorx r13d, r15d, 0x16                                    ;    62.2 alu2    47 v[7]
        add r10d, dword [rsp + 36]                               ;    62.3 alu0+agu1   62 v[2]
        add r14d, r12d                                           ;    62.8 alu1    62 v[3]
        mov r12d, r9d                                            ;    59.2         51 t1 copy
        xor edi, ebx                                             ;    63.0 alu3    47 v[7]
        mov rbx, qword [rsp + 264]                               ;    59.5 agu2    73 w[0] reload
        vmovdqu xmm4, [rbx + 48]                                 ;    63.5 agu0    73 w[12]
        sub edx, ecx                                             ;    63.2 alu2    63 v[6]
        xor edi, r13d                                            ;    64.0 alu0    47 v[7]
        and r8d, r14d                                            ;    63.8 alu1    51 t1
        add r11d, r14d                                           ;    64.0 alu3    63 v[7]
        rorx r13d, r14d, 6                                       ;    64.2 alu2    48 t1
        rorx ecx, r14d, 0xb                                      ;    64.8 alu1    48 t1
        xor r12d, r14d                                           ;    64.3 alu0    51 t1
        xor esi, r8d                                             ;    65.0 alu3    51 t1
        rorx r8d, r14d, 0x19                                     ;    65.2 alu2    48 t1
        add r11d, edi                                            ;    65.3 alu0    63 v[7]
        mov edi, r15d                                            ;    62.0         52 v[6] copy
        mov ebx, dword [rsp + 44]                                ;    62.2 agu1    62 v[0]
        add ebx, r9d                                             ;    66.2 alu1    62 v[0]
        xor r13d, ecx                                            ;    66.0 alu3    48 t1
        add r10d, esi                                            ;    66.2 alu2    62 v[2]
        xor r13d, r8d                                            ;    67.0 alu0    48 t1
        and eax, r11d                                            ;    66.8 alu1    52 v[6]
        rorx ecx, r11d, 0xd                                      ;    67.2 alu2    47 v[6]
        rorx esi, r11d, 2                                        ;    67.8 alu1    47 v[6]
        mov r8d, r15d                                            ;    63.8         52 v[5] copy
        xor edi, r11d                                            ;    67.0 alu3    52 v[6]
        and r8d, r11d                                            ;    67.3 alu0    52 v[5]
        add edx, eax                                             ;    68.0 alu3    63 v[6]
        rorx eax, r11d, 0x16                                     ;    68.2 alu2    47 v[6]
        mov dword [rsp + 332], r15d                              ;    64.7 agu2+st1   63 v[0] spill
        mov r15d, dword [rsp + 336]                              ;    64.8 agu0    62 v[1]
        add r15d, ebp                                            ;    68.8 alu0    62 v[1]
        add r15d, dword [rsp + 40]                               ;    69.8 alu1+agu1   62 v[1]
        add r10d, r13d                                           ;    69.0 alu3    62 v[2]
        xor esi, ecx                                             ;    69.2 alu2    47 v[6]
        mov r13d, r14d                                           ;    65.7         51 t1 copy
        xor esi, eax                                             ;    70.2 alu0    47 v[6]
        sub r8d, ebp                                             ;    69.8 alu1    63 v[5]
        and r12d, r10d                                           ;    70.0 alu3    51 t1
        add edx, r10d                                            ;    70.2 alu2    63 v[6]
        rorx ebp, r10d, 6                                        ;    70.8 alu1    48 t1
        rorx eax, r10d, 0xb                                      ;    71.2 alu2    48 t1
        rorx ecx, r10d, 0x19                                     ;    71.8 alu1    48 t1
        xor r13d, r10d                                           ;    70.3 alu0    51 t1
        xor r9d, r12d                                            ;    71.0 alu3    51 t1
        add edx, esi                                             ;    71.3 alu0    63 v[6]
        mov esi, r11d                                            ;    68.0         52 v[5] copy
        lea r12d, [r14 + r11]                                    ;    72.0 alu3    62 v[7]
        add r15d, r9d                                            ;    72.2 alu2    62 v[1]
        xor ebp, eax                                             ;    72.3 alu0    48 t1
        xor ebp, ecx                                             ;    73.3 alu1    48 t1
        and edi, edx                                             ;    73.0 alu3    52 v[5]
        rorx r9d, edx, 2                                         ;    73.2 alu2    47 v[5]
        rorx eax, edx, 0xd                                       ;    73.8 alu1    47 v[5]
        mov ecx, r11d                                            ;    70.2         52 v[4] copy
        xor esi, edx                                             ;    73.3 alu0    52 v[5]
        and ecx, edx                                             ;    74.0 alu3    52 v[4]
        add r8d, edi                                             ;    74.2 alu2    63 v[5]
        rorx edi, edx, 0x16                                      ;    74.8 alu1    47 v[5]
        add ebx, dword [rsp + 332]                               ;    74.3 alu0+agu2   62 v[0]
        add r15d, ebp                                            ;    75.0 alu3    62 v[1]
        xor r9d, eax                                             ;    75.2 alu2    47 v[5]
        lea ebp, [r10 + rdx]                                     ;    75.3 alu0    62 v[6]
        xor r9d, edi                                             ;    76.2 alu1    47 v[5]
        sub ecx, dword [rsp + 332]                               ;    76.0 alu3+agu0   63 v[4]
        and r13d, r15d                                           ;    76.2 alu2    51 t1
        add r8d, r15d                                            ;    76.3 alu0    63 v[5]
        rorx edi, r15d, 6                                        ;    76.8 alu1    48 t1
        vpshufb xmm2, xmm4, xmm2                                 ;    73.2 fp2     73 w[12]
        rorx eax, r15d, 0xb                                      ;    77.2 alu2    48 t1
        xor r10d, r15d                                           ;    77.0 alu3    51 t1
        add r8d, r9d                                             ;    77.3 alu0    63 v[5]
        rorx r9d, r15d, 0x19                                     ;    77.8 alu1    48 t1
        mov dword [rsp + 332], r11d                              ;    74.0 agu1+st0   63 v[7] spill
        mov r11d, edx                                            ;    74.2         52 v[4] copy
        xor r14d, r13d                                           ;    78.0 alu3    51 t1
        lea r13d, [r15 + r8]                                     ;    78.3 alu2    62 v[5]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 32]  ;    74.7 fp3+agu0   73 w[12]
        xor edi, eax                                             ;    78.3 alu0    48 t1
        xor edi, r9d                                             ;    79.3 alu1    48 t1
        add ebx, r14d                                            ;    79.0 alu3    62 v[0]
        and esi, r8d                                             ;    79.2 alu2    52 v[4]
        rorx r9d, r8d, 2                                         ;    79.8 alu1    47 v[4]
        rorx r14d, r8d, 0xd                                      ;    80.2 alu2    47 v[4]
        rorx eax, r8d, 0x16                                      ;    80.8 alu1    47 v[4]
        vmovdqa [rsp + 48], xmm4                                 ;    76.3 agu2+fp5   73 w[12]
        vpalignr xmm4, xmm1, xmm0, 4                             ;    76.5 fp1     78 w[0]
        xor r11d, r8d                                            ;    79.3 alu0    52 v[4]
        mov dword [rsp + 336], r13d                              ;    79.3 agu1+st1   62 v[5] spill
        mov r13d, edx                                            ;    77.0         52 v[3] copy
        and r13d, r8d                                            ;    80.0 alu3    52 v[3]
        add ecx, esi                                             ;    80.3 alu0    63 v[4]
        add ebx, edi                                             ;    81.0 alu3    62 v[0]
        xor r9d, r14d                                            ;    81.2 alu2    47 v[4]
        xor r9d, eax                                             ;    82.2 alu0    47 v[4]
        add r12d, dword [rsp + 48]                               ;    81.8 alu1+agu0   62 v[7]
        sub r13d, dword [rsp + 332]                              ;    82.0 alu3+agu2   63 v[3]
        add ecx, ebx                                             ;    82.2 alu2    63 v[4]
        or r10d, ebx                                             ;    82.3 alu0    51 t1
        xor r15d, ebx                                            ;    82.8 alu1    51 t1
        rorx esi, ebx, 6                                         ;    83.2 alu2    48 t1
        rorx edi, ebx, 0xb                                       ;    83.8 alu1    48 t1
        rorx r14d, ebx, 0x19                                     ;    84.2 alu2    48 t1
        add ecx, r9d                                             ;    83.2 alu3    63 v[4]
        vpshufd xmm5, xmm2, 0xe                                  ;    80.0 fp2     78 w[0]
        vpslld xmm6, xmm4, 0xe                                   ;    80.2 fp1     78 w[0]
        vpsrld xmm7, xmm4, 0x12                                  ;    81.0 fp2     78 w[0]
        vpslld xmm8, xmm4, 0x19                                  ;    81.2 fp1     78 w[0]
        vpsrld xmm9, xmm4, 7                                     ;    82.0 fp2     78 w[0]
        mov r9d, ebx                                             ;    82.0         51 t1 copy
        xor r10d, r15d                                           ;    83.8 alu0    51 t1
        xor esi, edi                                             ;    84.8 alu3    48 t1
        vpxor xmm6, xmm6, xmm7                                   ;    82.0 fp0     78 w[0]
        add r12d, r10d                                           ;    84.8 alu0    62 v[7]
        xor esi, r14d                                            ;    85.8 alu1    48 t1
        vpsrld xmm4, xmm4, 3                                     ;    82.2 fp1     78 w[0]
        and r11d, ecx                                            ;    85.0 alu3    52 v[3]
        rorx edi, ecx, 2                                         ;    85.2 alu2    47 v[3]
        rorx r10d, ecx, 0xd                                      ;    85.8 alu1    47 v[3]
        vpslld xmm7, xmm5, 0xd                                   ;    83.0 fp2     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;    83.0 fp3     78 w[0]
        vpsrld xmm9, xmm5, 0x13                                  ;    83.2 fp1     78 w[0]
        rorx r14d, ecx, 0x16                                     ;    86.2 alu2    47 v[3]
        vpslld xmm10, xmm5, 0xf                                  ;    84.0 fp2     78 w[0]
        vpsrld xmm11, xmm5, 0x11                                 ;    84.2 fp1     78 w[0]
        mov eax, r8d                                             ;    83.7         52 v[3] copy
        xor eax, ecx                                             ;    85.3 alu0    52 v[3]
        add r13d, r11d                                           ;    86.0 alu3    63 v[3]
        add r12d, esi                                            ;    86.8 alu0    62 v[7]
        xor edi, r10d                                            ;    86.8 alu1    47 v[3]
        mov esi, r8d                                             ;    84.5         52 v[2] copy
        and esi, ecx                                             ;    87.0 alu3    52 v[2]
        xor edi, r14d                                            ;    87.8 alu2    47 v[3]
        vpxor xmm6, xmm6, xmm8                                   ;    85.0 fp0     78 w[0]
        vpxor xmm6, xmm6, xmm4                                   ;    86.0 fp3     78 w[0]
        vpxor xmm7, xmm7, xmm9                                   ;    85.3 fp2     78 w[0]
        vpalignr xmm4, xmm2, xmm3, 4                             ;    85.5 fp1     78 w[0]
        or r15d, r12d                                            ;    87.8 alu0    51 t1
        xor r9d, r12d                                            ;    87.8 alu1    51 t1
        add r13d, r12d                                           ;    88.0 alu3    63 v[3]
        rorx r10d, r12d, 6                                       ;    88.2 alu2    48 t1
        rorx r11d, r12d, 0xb                                     ;    88.8 alu1    48 t1
        vpxor xmm10, xmm10, xmm11                                ;    86.5 fp0     78 w[0]
        vpsrld xmm5, xmm5, 0xa                                   ;    86.7 fp2     78 w[0]
        rorx r14d, r12d, 0x19                                    ;    89.2 alu2    48 t1
        vpxor xmm7, xmm7, xmm10                                  ;    87.5 fp3     78 w[0]
        vpxor xmm7, xmm7, xmm5                                   ;    88.5 fp1     78 w[0]
        add r13d, edi                                            ;    89.0 alu0    63 v[3]
        vpaddd xmm0, xmm0, xmm6                                  ;    87.5 fp0     78 w[0]
        sub esi, edx                                             ;    89.0 alu3    63 v[2]
        vpaddd xmm0, xmm0, xmm4                                  ;    88.5 fp2     78 w[0]
        xor r15d, r9d                                            ;    89.3 alu0    51 t1
        add ebp, dword [rsp + 52]                                ;    89.8 alu1+agu1   62 v[6]
        xor r10d, r11d                                           ;    90.0 alu3    48 t1
        xor r10d, r14d                                           ;    91.0 alu2    48 t1
        add ebp, r15d                                            ;    90.8 alu0    62 v[6]
        and eax, r13d                                            ;    90.8 alu1    52 v[2]
        rorx edi, r13d, 2                                        ;    91.2 alu2    47 v[2]
        rorx r11d, r13d, 0xd                                     ;    91.8 alu1    47 v[2]
        rorx r14d, r13d, 0x16                                    ;    92.2 alu2    47 v[2]
        vpaddd xmm7, xmm7, xmm0                                  ;    89.5 fp3     78 w[0]
        mov r15d, dword [rsp + 60]                               ;    89.7 agu0    62 v[4]
        add r15d, ebx                                            ;    93.7 alu3    62 v[4]
        mov edx, ecx                                             ;    90.0         52 v[2] copy
        xor edx, r13d                                            ;    91.3 alu0    52 v[2]
        vpslld xmm5, xmm7, 0xd                                   ;    90.5 fp1     78 w[0]
        vpsrld xmm6, xmm7, 0x13                                  ;    90.5 fp2     78 w[0]
        add ebp, r10d                                            ;    92.0 alu3    62 v[6]
        vpslld xmm8, xmm7, 0xf                                   ;    91.3 fp1     78 w[0]
        vpsrld xmm9, xmm7, 0x11                                  ;    91.5 fp2     78 w[0]
        add esi, eax                                             ;    92.3 alu0    63 v[2]
        mov r10d, ecx                                            ;    91.3         52 v[1] copy
        and r10d, r13d                                           ;    92.8 alu1    52 v[1]
        xor edi, r11d                                            ;    93.0 alu3    47 v[2]
        xor edi, r14d                                            ;    94.0 alu2    47 v[2]
        lea r11d, [r12 + r13]                                    ;    93.3 alu0    62 v[3]
        mov r14d, dword [rsp + 336]                              ;    92.2 agu2    62 v[5] reload
        add r14d, dword [rsp + 56]                               ;    96.2 alu1+agu1   62 v[5]
        and r9d, ebp                                             ;    94.0 alu3    51 t1
        add esi, ebp                                             ;    94.2 alu2    63 v[2]
        rorx eax, ebp, 6                                         ;    94.8 alu1    48 t1
        xor r12d, ebp                                            ;    94.3 alu0    51 t1
        add esi, edi                                             ;    95.2 alu3    63 v[2]
        rorx edi, ebp, 0xb                                       ;    95.2 alu2    48 t1
        sub r10d, r8d                                            ;    95.3 alu0    63 v[1]
        xor ebx, r9d                                             ;    95.8 alu1    51 t1
        add r14d, ebx                                            ;    97.2 alu3    62 v[5]
        rorx r8d, ebp, 0x19                                      ;    96.2 alu2    48 t1
        vpxor xmm5, xmm5, xmm6                                   ;    94.2 fp0     78 w[0]
        vpsrld xmm6, xmm7, 0xa                                   ;    94.3 fp1     78 w[0]
        mov r9d, ebp                                             ;    94.5         51 t1 copy
        xor eax, edi                                             ;    96.3 alu0    48 t1
        xor eax, r8d                                             ;    97.3 alu1    48 t1
        and edx, esi                                             ;    97.0 alu3    52 v[1]
        rorx edi, esi, 2                                         ;    97.2 alu2    47 v[1]
        vpxor xmm8, xmm8, xmm9                                   ;    95.3 fp3     78 w[0]
        vpshufd xmm0, xmm0, 0xe                                  ;    95.5 fp2     78 w[0]
        rorx r8d, esi, 0xd                                       ;    97.8 alu1    47 v[1]
        rorx ebx, esi, 0x16                                      ;    98.2 alu2    47 v[1]
        vpxor xmm5, xmm5, xmm8                                   ;    96.3 fp0     78 w[0]
        vpxor xmm5, xmm5, xmm6                                   ;    97.3 fp1     78 w[0]
        add r14d, eax                                            ;    98.3 alu0    62 v[5]
        mov eax, r13d                                            ;    96.5         52 v[1] copy
        xor eax, esi                                             ;    98.0 alu3    52 v[1]
        add r10d, edx                                            ;    98.3 alu0    63 v[1]
        mov edx, r13d                                            ;    97.0         52 v[0] copy
        and edx, esi                                             ;    98.8 alu1    52 v[0]
        vpaddd xmm0, xmm0, xmm5                                  ;    98.3 fp3     78 w[0]
        xor edi, r8d                                             ;    99.0 alu3    47 v[1]
        xor edi, ebx                                             ;   100.0 alu2    47 v[1]
        add r15d, ecx                                            ;    99.3 alu0    62 v[4]
        or r12d, r14d                                            ;    99.8 alu1    51 t1
        xor r9d, r14d                                            ;   100.0 alu3    51 t1
        add r10d, r14d                                           ;   100.2 alu2    63 v[1]
        rorx r8d, r14d, 6                                        ;   100.8 alu1    48 t1
        rorx ebx, r14d, 0xb                                      ;   101.2 alu2    48 t1
        add r10d, edi                                            ;   101.2 alu0    63 v[1]
        rorx edi, r14d, 0x19                                     ;   101.8 alu1    48 t1
        vpunpcklqdq xmm0, xmm7, xmm0                             ;    99.3 fp2     78 w[0]
        sub edx, ecx                                             ;   101.0 alu3    63 v[0]
        mov ecx, esi                                             ;    99.5         52 v[0] copy
        vpaddd xmm5, xmm0, [rel sha256_blocks.T0_w.blocks + 80]  ;   100.3 fp0+agu0   78 w[0]
        xor r12d, r9d                                            ;   101.3 alu0    51 t1
        xor r8d, ebx                                             ;   102.2 alu3    48 t1
        add r15d, r12d                                           ;   102.3 alu2    62 v[4]
        xor r8d, edi                                             ;   103.2 alu0    48 t1
        lea edi, [rbp + rsi]                                     ;   102.8 alu1    62 v[2]
        and eax, r10d                                            ;   103.0 alu3    52 v[0]
        rorx r12d, r10d, 2                                       ;   103.2 alu2    47 v[0]
        rorx ebx, r10d, 0xd                                      ;   103.8 alu1    47 v[0]
        xor ecx, r10d                                            ;   103.3 alu0    52 v[0]
        add edx, eax                                             ;   104.0 alu3    63 v[0]
        rorx eax, r10d, 0x16                                     ;   104.2 alu2    47 v[0]
        vmovdqa [rsp + 64], xmm5                                 ;   101.7 agu2+fp5   78 w[0]
        vpalignr xmm5, xmm3, xmm1, 4                             ;   101.8 fp1     78 w[4]
        add r15d, r8d                                            ;   104.3 alu0    62 v[4]
        add r11d, dword [rsp + 64]                               ;   105.7 alu1+agu1   62 v[3]
        mov r8d, esi                                             ;   102.3         52 v[7] copy
        and r8d, r10d                                            ;   105.0 alu3    52 v[7]
        xor r12d, ebx                                            ;   105.2 alu2    47 v[0]
        xor r12d, eax                                            ;   106.2 alu0    47 v[0]
        vpslld xmm6, xmm5, 0xe                                   ;   103.0 fp2     78 w[4]
        mov eax, r14d                                            ;   103.2         51 t1 copy
        sub r8d, r13d                                            ;   106.0 alu1    63 v[7]
        and r9d, r15d                                            ;   106.0 alu3    51 t1
        add edx, r15d                                            ;   106.2 alu2    63 v[0]
        rorx r13d, r15d, 6                                       ;   106.8 alu1    48 t1
        rorx ebx, r15d, 0xb                                      ;   107.2 alu2    48 t1
        vpsrld xmm7, xmm5, 0x12                                  ;   104.2 fp1     78 w[4]
        xor eax, r15d                                            ;   106.3 alu0    51 t1
        xor ebp, r9d                                             ;   107.0 alu3    51 t1
        rorx r9d, r15d, 0x19                                     ;   107.8 alu1    48 t1
        vpslld xmm8, xmm5, 0x19                                  ;   104.8 fp2     78 w[4]
        vpshufd xmm10, xmm0, 0xe                                 ;   105.2 fp1     78 w[4]
        vpslld xmm11, xmm10, 0xf                                 ;   106.2 fp2     78 w[4]
        vpsrld xmm9, xmm5, 7                                     ;   106.2 fp1     78 w[4]
        add edx, r12d                                            ;   107.3 alu0    63 v[0]
        add r11d, ebp                                            ;   108.0 alu3    62 v[3]
        xor r13d, ebx                                            ;   108.2 alu2    48 t1
        xor r13d, r9d                                            ;   109.2 alu0    48 t1
        vpxor xmm6, xmm6, xmm7                                   ;   106.2 fp3     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;   107.2 fp0     78 w[4]
        vpslld xmm7, xmm10, 0xd                                  ;   106.8 fp2     78 w[4]
        and ecx, edx                                             ;   108.8 alu1    52 v[7]
        rorx ebp, edx, 2                                         ;   109.2 alu2    47 v[7]
        vpsrld xmm5, xmm5, 3                                     ;   107.2 fp1     78 w[4]
        rorx r9d, edx, 0xd                                       ;   109.8 alu1    47 v[7]
        rorx r12d, edx, 0x16                                     ;   110.2 alu2    47 v[7]
        vpsrld xmm9, xmm10, 0x13                                 ;   107.8 fp2     78 w[4]
        vpsrld xmm12, xmm10, 0x11                                ;   108.2 fp1     78 w[4]
        mov ebx, r10d                                            ;   107.8         52 v[7] copy
        xor ebx, edx                                             ;   109.0 alu3    52 v[7]
        add r8d, ecx                                             ;   109.8 alu0    63 v[7]
        add r11d, r13d                                           ;   110.2 alu3    62 v[3]
        mov r13d, dword [rsp + 72]                               ;   108.5 agu0    62 v[1]
        add r13d, r14d                                           ;   112.5 alu0    62 v[1]
        mov ecx, edx                                             ;   108.8         52 v[6] copy
        vpxor xmm6, xmm6, xmm8                                   ;   109.0 fp3     78 w[4]
        xor ebp, r9d                                             ;   110.8 alu1    47 v[7]
        xor ebp, r12d                                            ;   111.8 alu3    47 v[7]
        vpxor xmm6, xmm6, xmm5                                   ;   110.0 fp0     78 w[4]
        vpxor xmm7, xmm7, xmm9                                   ;   109.7 fp2     78 w[4]
        vpxor xmm11, xmm11, xmm12                                ;   109.8 fp1     78 w[4]
        and ecx, r10d                                            ;   111.2 alu2    52 v[6]
        vpalignr xmm5, xmm0, xmm2, 4                             ;   110.7 fp2     78 w[4]
        and eax, r11d                                            ;   111.3 alu0    51 t1
        add r8d, r11d                                            ;   111.8 alu1    63 v[7]
        rorx r9d, r11d, 6                                        ;   112.2 alu2    48 t1
        vpsrld xmm8, xmm10, 0xa                                  ;   110.8 fp1     78 w[4]
        rorx r12d, r11d, 0xb                                     ;   112.8 alu1    48 t1
        xor r14d, eax                                            ;   112.3 alu3    51 t1
        rorx eax, r11d, 0x19                                     ;   113.2 alu2    48 t1
        add r8d, ebp                                             ;   112.8 alu0    63 v[7]
        vpaddd xmm1, xmm1, xmm6                                  ;   111.7 fp3     78 w[4]
        vpxor xmm7, xmm7, xmm11                                  ;   111.8 fp0     78 w[4]
        vpxor xmm7, xmm7, xmm8                                   ;   112.8 fp2     78 w[4]
        sub ecx, esi                                             ;   113.0 alu3    63 v[6]
        vpaddd xmm1, xmm1, xmm5                                  ;   112.7 fp1     78 w[4]
        add edi, r14d                                            ;   113.3 alu0    62 v[2]
        xor r9d, r12d                                            ;   113.8 alu1    48 t1
        add edi, dword [rsp + 68]                                ;   114.3 alu3+agu2   62 v[2]
        xor r9d, eax                                             ;   114.8 alu2    48 t1
        mov esi, r15d                                            ;   113.2         51 t1 copy
        xor esi, r11d                                            ;   114.3 alu0    51 t1
        and ebx, r8d                                             ;   114.8 alu1    52 v[6]
        rorx ebp, r8d, 2                                         ;   115.2 alu2    47 v[6]
        rorx r12d, r8d, 0xd                                      ;   115.8 alu1    47 v[6]
        rorx r14d, r8d, 0x16                                     ;   116.2 alu2    47 v[6]
        vpaddd xmm7, xmm7, xmm1                                  ;   114.2 fp3     78 w[4]
        mov eax, dword [rsp + 76]                                ;   114.3 agu1    62 v[0]
        add eax, r15d                                            ;   118.3 alu3    62 v[0]
        add edi, r9d                                             ;   115.8 alu0    62 v[2]
        add ecx, ebx                                             ;   116.0 alu3    63 v[6]
        vpslld xmm6, xmm7, 0xd                                   ;   115.2 fp2     78 w[4]
        vpsrld xmm8, xmm7, 0x13                                  ;   115.2 fp1     78 w[4]
        vpslld xmm9, xmm7, 0xf                                   ;   116.0 fp2     78 w[4]
        vpsrld xmm10, xmm7, 0x11                                 ;   116.2 fp1     78 w[4]
        xor ebp, r12d                                            ;   116.8 alu0    47 v[6]
        xor ebp, r14d                                            ;   117.8 alu1    47 v[6]
        add r13d, r10d                                           ;   117.0 alu3    62 v[1]
        mov r9d, edx                                             ;   116.2         52 v[6] copy
        xor r9d, r8d                                             ;   117.2 alu2    52 v[6]
        and esi, edi                                             ;   117.3 alu0    51 t1
        add ecx, edi                                             ;   117.8 alu1    63 v[6]
        rorx r12d, edi, 6                                        ;   118.2 alu2    48 t1
        rorx r14d, edi, 0xb                                      ;   118.8 alu1    48 t1
        rorx ebx, edi, 0x19                                      ;   119.2 alu2    48 t1
        vpxor xmm6, xmm6, xmm8                                   ;   117.3 fp0     78 w[4]
        vpxor xmm9, xmm9, xmm10                                  ;   117.5 fp3     78 w[4]
        xor r15d, esi                                            ;   118.3 alu3    51 t1
        vpsrld xmm8, xmm7, 0xa                                   ;   117.8 fp2     78 w[4]
        add ecx, ebp                                             ;   118.8 alu0    63 v[6]
        mov esi, edx                                             ;   118.2         52 v[5] copy
        and esi, r8d                                             ;   119.0 alu3    52 v[5]
        add r13d, r15d                                           ;   119.3 alu0    62 v[1]
        xor r12d, r14d                                           ;   119.8 alu1    48 t1
        xor r12d, ebx                                            ;   120.8 alu3    48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   119.0 fp1     78 w[4]
        vpxor xmm6, xmm6, xmm9                                   ;   119.2 fp0     78 w[4]
        sub esi, r10d                                            ;   120.2 alu2    63 v[5]
        mov ebp, r11d                                            ;   119.5         51 t1 copy
        xor ebp, edi                                             ;   120.3 alu0    51 t1
        and r9d, ecx                                             ;   120.8 alu1    52 v[5]
        rorx r10d, ecx, 2                                        ;   121.2 alu2    47 v[5]
        rorx r14d, ecx, 0xd                                      ;   121.8 alu1    47 v[5]
        vpxor xmm6, xmm6, xmm8                                   ;   120.3 fp3     78 w[4]
        rorx r15d, ecx, 0x16                                     ;   122.2 alu2    47 v[5]
        lea ebx, [r11 + r8]                                      ;   121.0 alu3    62 v[7]
        add r13d, r12d                                           ;   121.8 alu0    62 v[1]
        vpaddd xmm1, xmm1, xmm6                                  ;   121.3 fp2     78 w[4]
        add esi, r9d                                             ;   122.0 alu3    63 v[5]
        mov r9d, r8d                                             ;   121.3         52 v[5] copy
        xor r9d, ecx                                             ;   122.3 alu0    52 v[5]
        xor r10d, r14d                                           ;   122.8 alu1    47 v[5]
        xor r10d, r15d                                           ;   123.8 alu3    47 v[5]
        add eax, edx                                             ;   123.2 alu2    62 v[0]
        mov r12d, r8d                                            ;   122.2         52 v[4] copy
        and r12d, ecx                                            ;   123.3 alu0    52 v[4]
        and ebp, r13d                                            ;   123.8 alu1    51 t1
        add esi, r13d                                            ;   124.0 alu3    63 v[5]
        rorx r14d, r13d, 6                                       ;   124.2 alu2    48 t1
        rorx r15d, r13d, 0xb                                     ;   124.8 alu1    48 t1
        sub r12d, edx                                            ;   124.3 alu0    63 v[4]
        rorx edx, r13d, 0x19                                     ;   125.2 alu2    48 t1
        vpunpcklqdq xmm1, xmm7, xmm1                             ;   123.5 fp1     78 w[4]
        add esi, r10d                                            ;   125.0 alu3    63 v[5]
        xor r11d, ebp                                            ;   125.3 alu0    51 t1
        mov ebp, edi                                             ;   124.0         51 t1 copy
        xor ebp, r13d                                            ;   125.8 alu1    51 t1
        vpaddd xmm6, xmm1, [rel sha256_blocks.T0_w.blocks + 96]  ;   124.5 fp0+agu0   78 w[4]
        xor r14d, r15d                                           ;   126.0 alu3    48 t1
        xor r14d, edx                                            ;   127.0 alu2    48 t1
        mov r10d, ecx                                            ;   124.8         52 v[4] copy
        add eax, r11d                                            ;   126.3 alu0    62 v[0]
        and r9d, esi                                             ;   126.8 alu1    52 v[4]
        rorx r11d, esi, 2                                        ;   127.2 alu2    47 v[4]
        lea r15d, [rdi + rcx]                                    ;   127.0 alu3    62 v[6]
        rorx edx, esi, 0xd                                       ;   127.8 alu1    47 v[4]
        xor r10d, esi                                            ;   127.3 alu0    52 v[4]
        add r12d, r9d                                            ;   128.0 alu3    63 v[4]
        rorx r9d, esi, 0x16                                      ;   128.2 alu2    47 v[4]
        vmovdqa [rsp + 80], xmm6                                 ;   126.3 agu2+fp5   78 w[4]
        add eax, r14d                                            ;   128.3 alu0    62 v[0]
        add ebx, dword [rsp + 80]                                ;   130.3 alu1+agu1   62 v[7]
        mov r14d, ecx                                            ;   126.8         52 v[3] copy
        and r14d, esi                                            ;   129.0 alu3    52 v[3]
        xor r11d, edx                                            ;   129.2 alu2    47 v[4]
        xor r11d, r9d                                            ;   130.2 alu0    47 v[4]
        vpslld xmm6, xmm4, 0xe                                   ;   127.5 fp2     78 w[8]
        mov r9d, r13d                                            ;   127.7         51 t1 copy
        sub r14d, r8d                                            ;   130.0 alu1    63 v[3]
        and ebp, eax                                             ;   130.0 alu3    51 t1
        add r12d, eax                                            ;   130.2 alu2    63 v[4]
        rorx r8d, eax, 6                                         ;   130.8 alu1    48 t1
        vpsrld xmm7, xmm4, 0x12                                  ;   128.5 fp1     78 w[8]
        rorx edx, eax, 0xb                                       ;   131.2 alu2    48 t1
        xor r9d, eax                                             ;   130.3 alu0    51 t1
        xor edi, ebp                                             ;   131.0 alu3    51 t1
        rorx ebp, eax, 0x19                                      ;   131.8 alu1    48 t1
        vpslld xmm8, xmm4, 0x19                                  ;   129.3 fp2     78 w[8]
        vpsrld xmm9, xmm4, 7                                     ;   129.5 fp1     78 w[8]
        add r12d, r11d                                           ;   131.3 alu0    63 v[4]
        and r10d, r12d                                           ;   132.3 alu3    52 v[3]
        vpshufd xmm10, xmm1, 0xe                                 ;   130.3 fp2     78 w[8]
        add ebx, edi                                             ;   132.2 alu2    62 v[7]
        xor r8d, edx                                             ;   132.3 alu0    48 t1
        vpxor xmm6, xmm6, xmm7                                   ;   130.5 fp3     78 w[8]
        xor r8d, ebp                                             ;   133.3 alu1    48 t1
        vpsrld xmm4, xmm4, 3                                     ;   130.8 fp1     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   131.0 fp0     78 w[8]
        vpslld xmm7, xmm10, 0xd                                  ;   131.3 fp2     78 w[8]
        rorx edi, r12d, 2                                        ;   133.2 alu2    47 v[3]
        rorx ebp, r12d, 0xd                                      ;   133.8 alu1    47 v[3]
        vpsrld xmm9, xmm10, 0x13                                 ;   131.8 fp1     78 w[8]
        vpslld xmm11, xmm10, 0xf                                 ;   132.3 fp2     78 w[8]
        rorx r11d, r12d, 0x16                                    ;   134.2 alu2    47 v[3]
        vpsrld xmm12, xmm10, 0x11                                ;   132.8 fp1     78 w[8]
        mov edx, esi                                             ;   132.3         52 v[3] copy
        xor edx, r12d                                            ;   133.0 alu3    52 v[3]
        add r14d, r10d                                           ;   133.3 alu0    63 v[3]
        add ebx, r8d                                             ;   134.3 alu3    62 v[7]
        mov r8d, dword [rsp + 88]                                ;   133.0 agu0    62 v[5]
        add r8d, r13d                                            ;   137.0 alu0    62 v[5]
        xor edi, ebp                                             ;   134.8 alu1    47 v[3]
        xor edi, r11d                                            ;   135.8 alu3    47 v[3]
        vpxor xmm6, xmm6, xmm8                                   ;   133.7 fp3     78 w[8]
        vpxor xmm6, xmm6, xmm4                                   ;   134.7 fp0     78 w[8]
        vpxor xmm11, xmm11, xmm12                                ;   134.0 fp2     78 w[8]
        vpalignr xmm4, xmm1, xmm0, 4                             ;   134.2 fp1     78 w[8]
        vpxor xmm7, xmm7, xmm9                                   ;   134.7 fp3     78 w[8]
        mov ebp, esi                                             ;   134.5         52 v[2] copy
        and ebp, r12d                                            ;   135.2 alu2    52 v[2]
        and r9d, ebx                                             ;   135.3 alu0    51 t1
        add r14d, ebx                                            ;   135.8 alu1    63 v[3]
        rorx r10d, ebx, 6                                        ;   136.2 alu2    48 t1
        vpsrld xmm8, xmm10, 0xa                                  ;   135.3 fp2     78 w[8]
        rorx r11d, ebx, 0xb                                      ;   136.8 alu1    48 t1
        xor r13d, r9d                                            ;   136.3 alu3    51 t1
        rorx r9d, ebx, 0x19                                      ;   137.2 alu2    48 t1
        add r14d, edi                                            ;   136.8 alu0    63 v[3]
        sub ebp, ecx                                             ;   137.0 alu3    63 v[2]
        vpaddd xmm3, xmm3, xmm6                                  ;   136.3 fp0     78 w[8]
        vpxor xmm7, xmm7, xmm11                                  ;   136.5 fp1     78 w[8]
        add r15d, r13d                                           ;   137.3 alu0    62 v[6]
        xor r10d, r11d                                           ;   137.8 alu1    48 t1
        vpxor xmm7, xmm7, xmm8                                   ;   137.5 fp3     78 w[8]
        vpaddd xmm3, xmm3, xmm4                                  ;   137.3 fp2     78 w[8]
        xor r10d, r9d                                            ;   138.8 alu3    48 t1
        add r15d, dword [rsp + 84]                               ;   138.3 alu2+agu2   62 v[6]
        and edx, r14d                                            ;   138.3 alu0    52 v[2]
        rorx edi, r14d, 2                                        ;   138.8 alu1    47 v[2]
        rorx r9d, r14d, 0xd                                      ;   139.2 alu2    47 v[2]
        rorx r11d, r14d, 0x16                                    ;   139.8 alu1    47 v[2]
        add ebp, edx                                             ;   139.3 alu3    63 v[2]
        add r15d, r10d                                           ;   139.8 alu0    62 v[6]
        mov r10d, eax                                            ;   138.7         51 t1 copy
        xor r10d, ebx                                            ;   140.0 alu3    51 t1
        vpaddd xmm7, xmm7, xmm3                                  ;   139.0 fp0     78 w[8]
        mov r13d, dword [rsp + 92]                               ;   139.2 agu1    62 v[4]
        add r13d, eax                                            ;   143.2 alu2    62 v[4]
        xor edi, r9d                                             ;   140.3 alu0    47 v[2]
        xor edi, r11d                                            ;   141.3 alu1    47 v[2]
        add r8d, esi                                             ;   141.0 alu3    62 v[5]
        vpslld xmm6, xmm7, 0xd                                   ;   140.0 fp1     78 w[8]
        vpsrld xmm8, xmm7, 0x13                                  ;   140.2 fp2     78 w[8]
        vpslld xmm9, xmm7, 0xf                                   ;   141.0 fp1     78 w[8]
        vpsrld xmm10, xmm7, 0x11                                 ;   141.2 fp2     78 w[8]
        and r10d, r15d                                           ;   141.2 alu2    51 t1
        add ebp, r15d                                            ;   141.3 alu0    63 v[2]
        rorx r9d, r15d, 6                                        ;   141.8 alu1    48 t1
        rorx r11d, r15d, 0xb                                     ;   142.2 alu2    48 t1
        rorx ecx, r15d, 0x19                                     ;   142.8 alu1    48 t1
        vpxor xmm6, xmm6, xmm8                                   ;   141.5 fp3     78 w[8]
        xor eax, r10d                                            ;   142.2 alu3    51 t1
        add ebp, edi                                             ;   142.3 alu0    63 v[2]
        vpxor xmm9, xmm9, xmm10                                  ;   142.2 fp0     78 w[8]
        vpsrld xmm8, xmm7, 0xa                                   ;   142.2 fp1     78 w[8]
        xor r9d, r11d                                            ;   143.2 alu3    48 t1
        add r8d, eax                                             ;   143.2 alu2    62 v[5]
        xor r9d, ecx                                             ;   144.2 alu0    48 t1
        mov edi, r12d                                            ;   142.8         52 v[2] copy
        xor edi, r14d                                            ;   143.8 alu1    52 v[2]
        vpshufd xmm3, xmm3, 0xe                                  ;   143.2 fp2     78 w[8]
        vpxor xmm6, xmm6, xmm9                                   ;   143.3 fp3     78 w[8]
        rorx r10d, ebp, 2                                        ;   144.2 alu2    47 v[1]
        rorx r11d, ebp, 0xd                                      ;   144.8 alu1    47 v[1]
        vpxor xmm6, xmm6, xmm8                                   ;   144.3 fp0     78 w[8]
        rorx eax, ebp, 0x16                                      ;   145.2 alu2    47 v[1]
        and edi, ebp                                             ;   144.8 alu3    52 v[1]
        add r8d, r9d                                             ;   145.2 alu0    62 v[5]
        mov r9d, r12d                                            ;   144.5         52 v[1] copy
        and r9d, r14d                                            ;   145.2 alu3    52 v[1]
        vpaddd xmm3, xmm3, xmm6                                  ;   145.3 fp1     78 w[8]
        xor r10d, r11d                                           ;   145.8 alu0    47 v[1]
        xor r10d, eax                                            ;   146.8 alu1    47 v[1]
        sub r9d, esi                                             ;   146.2 alu2    63 v[1]
        mov esi, ebx                                             ;   145.5         51 t1 copy
        xor esi, r15d                                            ;   146.2 alu3    51 t1
        add r13d, r12d                                           ;   146.3 alu0    62 v[4]
        lea r11d, [rbx + r14]                                    ;   146.8 alu1    62 v[3]
        add edi, r8d                                             ;   147.2 alu2    63 v[1]
        add edi, r9d                                             ;   148.2 alu3    63 v[1]
        and esi, r8d                                             ;   147.3 alu0    51 t1
        rorx r9d, r8d, 6                                         ;   147.8 alu1    48 t1
        rorx eax, r8d, 0xb                                       ;   148.2 alu2    48 t1
        rorx ecx, r8d, 0x19                                      ;   148.8 alu1    48 t1
        vpunpcklqdq xmm3, xmm7, xmm3                             ;   147.2 fp2     78 w[8]
        add edi, r10d                                            ;   149.2 alu3    63 v[1]
        xor ebx, esi                                             ;   148.3 alu0    51 t1
        mov esi, r14d                                            ;   147.7         52 v[1] copy
        xor esi, ebp                                             ;   149.2 alu2    52 v[1]
        xor r9d, eax                                             ;   149.2 alu3    48 t1
        mov r10d, r14d                                           ;   148.2         52 v[0] copy
        and r10d, ebp                                            ;   149.3 alu0    52 v[0]
        add r13d, ebx                                            ;   149.8 alu1    62 v[4]
        xor r9d, ecx                                             ;   150.2 alu2    48 t1
        vpaddd xmm6, xmm3, [rel sha256_blocks.T0_w.blocks + 112] ;   148.8 fp3+agu0   78 w[8]
        mov eax, r15d                                            ;   149.0         51 t1 copy
        xor eax, r8d                                             ;   150.2 alu3    51 t1
        sub r10d, r12d                                           ;   150.3 alu0    63 v[0]
        mov r12d, ebp                                            ;   149.5         52 v[0] copy
        and esi, edi                                             ;   150.8 alu1    52 v[0]
        add r13d, r9d                                            ;   151.2 alu2    62 v[4]
        rorx r9d, edi, 2                                         ;   151.8 alu1    47 v[0]
        lea ecx, [r15 + rbp]                                     ;   151.2 alu3    62 v[2]
        rorx edx, edi, 0xd                                       ;   152.2 alu2    47 v[0]
        rorx ebx, edi, 0x16                                      ;   152.8 alu1    47 v[0]
        vmovdqa [rsp + 96], xmm6                                 ;   150.7 agu2+fp5   78 w[8]
        xor r12d, edi                                            ;   151.3 alu0    52 v[0]
        add r10d, esi                                            ;   152.2 alu3    63 v[0]
        mov esi, ebp                                             ;   151.2         52 v[7] copy
        and esi, edi                                             ;   152.3 alu0    52 v[7]
        add r11d, dword [rsp + 96]                               ;   154.7 alu2+agu1   62 v[3]
        xor r9d, edx                                             ;   153.2 alu3    47 v[0]
        and eax, r13d                                            ;   153.3 alu0    51 t1
        add r10d, r13d                                           ;   153.8 alu1    63 v[0]
        rorx edx, r13d, 6                                        ;   154.2 alu2    48 t1
        xor r9d, ebx                                             ;   154.2 alu3    47 v[0]
        rorx ebx, r13d, 0xb                                      ;   154.8 alu1    48 t1
        sub esi, r14d                                            ;   154.3 alu0    63 v[7]
        rorx r14d, r13d, 0x19                                    ;   155.2 alu2    48 t1
        vpshufd xmm6, xmm3, 0xe                                  ;   153.0 fp1     78 w[12]
        vpslld xmm7, xmm5, 0xe                                   ;   153.2 fp2     78 w[12]
        xor r15d, eax                                            ;   155.2 alu3    51 t1
        vpslld xmm9, xmm5, 0x19                                  ;   154.0 fp1     78 w[12]
        vpsrld xmm10, xmm5, 7                                    ;   154.2 fp2     78 w[12]
        add r10d, r9d                                            ;   155.3 alu0    63 v[0]
        mov r9d, r8d                                             ;   154.0         51 t1 copy
        xor r9d, r13d                                            ;   155.8 alu1    51 t1
        xor edx, ebx                                             ;   156.2 alu2    48 t1
        vpsrld xmm8, xmm5, 0x12                                  ;   155.0 fp1     78 w[12]
        vpxor xmm7, xmm7, xmm8                                   ;   156.0 fp0     78 w[12]
        xor edx, r14d                                            ;   157.2 alu3    48 t1
        vpsrld xmm5, xmm5, 3                                     ;   155.2 fp2     78 w[12]
        add r11d, r15d                                           ;   156.3 alu0    62 v[3]
        vpxor xmm9, xmm9, xmm10                                  ;   155.3 fp3     78 w[12]
        vpslld xmm8, xmm6, 0xd                                   ;   156.0 fp1     78 w[12]
        rorx r14d, r10d, 2                                       ;   156.8 alu1    47 v[7]
        rorx r15d, r10d, 0xd                                     ;   157.2 alu2    47 v[7]
        vpsrld xmm10, xmm6, 0x13                                 ;   156.2 fp2     78 w[12]
        vpslld xmm11, xmm6, 0xf                                  ;   157.0 fp1     78 w[12]
        vpxor xmm7, xmm7, xmm9                                   ;   157.0 fp0     78 w[12]
        and r12d, r10d                                           ;   157.2 alu3    52 v[7]
        rorx eax, r10d, 0x16                                     ;   157.8 alu1    47 v[7]
        vpsrld xmm12, xmm6, 0x11                                 ;   157.2 fp2     78 w[12]
        add esi, r12d                                            ;   158.2 alu0    63 v[7]
        add r11d, edx                                            ;   158.2 alu2    62 v[3]
        mov r12d, dword [rsp + 104]                              ;   157.3 agu0    62 v[1]
        add r12d, r8d                                            ;   161.3 alu3    62 v[1]
        xor r14d, r15d                                           ;   158.3 alu0    47 v[7]
        xor r14d, eax                                            ;   159.3 alu1    47 v[7]
        vpxor xmm7, xmm7, xmm5                                   ;   158.0 fp3     78 w[12]
        vpxor xmm8, xmm8, xmm10                                  ;   158.2 fp0     78 w[12]
        vpxor xmm11, xmm11, xmm12                                ;   158.3 fp1     78 w[12]
        vpalignr xmm5, xmm3, xmm1, 4                             ;   158.5 fp2     78 w[12]
        mov r15d, edi                                            ;   158.7         52 v[7] copy
        xor r15d, r10d                                           ;   159.2 alu2    52 v[7]
        and r9d, r11d                                            ;   159.2 alu3    51 t1
        add esi, r11d                                            ;   159.3 alu0    63 v[7]
        rorx eax, r11d, 6                                        ;   159.8 alu1    48 t1
        vpsrld xmm6, xmm6, 0xa                                   ;   159.5 fp1     78 w[12]
        xor r8d, r9d                                             ;   160.2 alu2    51 t1
        rorx r9d, r11d, 0xb                                      ;   160.8 alu1    48 t1
        rorx edx, r11d, 0x19                                     ;   161.2 alu2    48 t1
        add esi, r14d                                            ;   160.3 alu3    63 v[7]
        vpaddd xmm2, xmm2, xmm7                                  ;   160.3 fp3     78 w[12]
        vpxor xmm8, xmm8, xmm11                                  ;   160.5 fp0     78 w[12]
        vpxor xmm8, xmm8, xmm6                                   ;   161.5 fp2     78 w[12]
        add ecx, r8d                                             ;   161.2 alu0    62 v[2]
        xor eax, r9d                                             ;   161.8 alu3    48 t1
        vpaddd xmm2, xmm2, xmm5                                  ;   161.3 fp1     78 w[12]
        xor eax, edx                                             ;   162.8 alu0    48 t1
        add ecx, dword [rsp + 100]                               ;   162.2 alu1+agu2   62 v[2]
        mov r8d, edi                                             ;   161.7         52 v[6] copy
        and r8d, r10d                                            ;   162.2 alu2    52 v[6]
        and r15d, esi                                            ;   162.2 alu3    52 v[6]
        sub r8d, ebp                                             ;   163.2 alu0    63 v[6]
        vpaddd xmm8, xmm8, xmm2                                  ;   162.5 fp3     78 w[12]
        add ecx, eax                                             ;   163.8 alu1    62 v[2]
        rorx ebp, esi, 2                                         ;   163.2 alu2    47 v[6]
        rorx r9d, esi, 0xd                                       ;   163.8 alu1    47 v[6]
        rorx r14d, esi, 0x16                                     ;   164.2 alu2    47 v[6]
        xor ebp, r9d                                             ;   164.8 alu3    47 v[6]
        add r15d, r8d                                            ;   164.2 alu0    63 v[6]
        mov r8d, r13d                                            ;   163.5         51 t1 copy
        xor r8d, r11d                                            ;   164.2 alu3    51 t1
        mov r9d, dword [rsp + 108]                               ;   163.8 agu1    62 v[0]
        add r9d, r13d                                            ;   167.8 alu0    62 v[0]
        xor ebp, r14d                                            ;   165.8 alu1    47 v[6]
        add r12d, edi                                            ;   165.2 alu2    62 v[1]
        vpslld xmm6, xmm8, 0xd                                   ;   164.5 fp2     78 w[12]
        vpslld xmm9, xmm8, 0xf                                   ;   164.7 fp1     78 w[12]
        vpsrld xmm10, xmm8, 0x11                                 ;   165.5 fp2     78 w[12]
        and r8d, ecx                                             ;   165.2 alu3    51 t1
        add r15d, ebp                                            ;   166.8 alu0    63 v[6]
        xor r13d, r8d                                            ;   166.2 alu1    51 t1
        add r15d, ecx                                            ;   167.8 alu2    63 v[6]
        rorx ebp, ecx, 6                                         ;   166.8 alu1    48 t1
        rorx r8d, ecx, 0xb                                       ;   167.2 alu2    48 t1
        rorx r14d, ecx, 0x19                                     ;   167.8 alu1    48 t1
        vpsrld xmm7, xmm8, 0x13                                  ;   166.2 fp1     78 w[12]
        vpxor xmm6, xmm6, xmm7                                   ;   167.2 fp0     78 w[12]
        vpxor xmm9, xmm9, xmm10                                  ;   166.5 fp3     78 w[12]
        add r12d, r13d                                           ;   167.2 alu3    62 v[1]
        vpsrld xmm7, xmm8, 0xa                                   ;   166.8 fp2     78 w[12]
        xor ebp, r8d                                             ;   168.2 alu0    48 t1
        mov r8d, r10d                                            ;   167.2         52 v[6] copy
        xor r8d, esi                                             ;   167.7 alu3    52 v[6]
        mov r13d, r10d                                           ;   167.5         52 v[5] copy
        and r13d, esi                                            ;   168.0 alu0    52 v[5]
        xor ebp, r14d                                            ;   169.2 alu2    48 t1
        vpshufd xmm2, xmm2, 0xe                                  ;   168.0 fp1     78 w[12]
        vpxor xmm6, xmm6, xmm9                                   ;   168.2 fp0     78 w[12]
        sub r13d, edi                                            ;   169.0 alu3    63 v[5]
        and r8d, r15d                                            ;   168.8 alu1    52 v[5]
        rorx edi, r15d, 2                                        ;   169.2 alu2    47 v[5]
        rorx r14d, r15d, 0xd                                     ;   169.8 alu1    47 v[5]
        vpxor xmm6, xmm6, xmm7                                   ;   169.2 fp3     78 w[12]
        rorx eax, r15d, 0x16                                     ;   170.2 alu2    47 v[5]
        add r12d, ebp                                            ;   170.2 alu0    62 v[1]
        add r8d, r13d                                            ;   170.0 alu3    63 v[5]
        vpaddd xmm2, xmm2, xmm6                                  ;   170.2 fp2     78 w[12]
        xor edi, r14d                                            ;   170.8 alu0    47 v[5]
        xor edi, eax                                             ;   171.8 alu3    47 v[5]
        add r9d, r10d                                            ;   170.8 alu1    62 v[0]
        mov ebp, r11d                                            ;   170.3         51 t1 copy
        xor ebp, ecx                                             ;   171.2 alu2    51 t1
        vpunpcklqdq xmm2, xmm8, xmm2                             ;   171.2 fp1     78 w[12]
        lea r13d, [r11 + rsi]                                    ;   171.3 alu0    62 v[7]
        mov r14d, esi                                            ;   171.0         52 v[5] copy
        xor r14d, r15d                                           ;   171.7 alu3    52 v[5]
        add r8d, r12d                                            ;   171.8 alu1    63 v[5]
        and ebp, r12d                                            ;   172.2 alu2    51 t1
        rorx eax, r12d, 6                                        ;   172.8 alu1    48 t1
        rorx edx, r12d, 0xb                                      ;   173.2 alu2    48 t1
        rorx ebx, r12d, 0x19                                     ;   173.8 alu1    48 t1
        add r8d, edi                                             ;   172.8 alu0    63 v[5]
        xor r11d, ebp                                            ;   173.2 alu3    51 t1
        mov edi, esi                                             ;   172.5         52 v[4] copy
        and edi, r15d                                            ;   173.3 alu0    52 v[4]
        xor eax, edx                                             ;   174.2 alu3    48 t1
        vpaddd xmm6, xmm2, [rel sha256_blocks.T0_w.blocks + 128] ;   173.0 fp0+agu0   78 w[12]
        add r9d, r11d                                            ;   174.2 alu2    62 v[0]
        sub edi, r10d                                            ;   174.3 alu0    63 v[4]
        xor eax, ebx                                             ;   175.2 alu3    48 t1
        and r14d, r8d                                            ;   174.8 alu1    52 v[4]
        rorx ebp, r8d, 2                                         ;   175.2 alu2    47 v[4]
        rorx r10d, r8d, 0xd                                      ;   175.8 alu1    47 v[4]
        rorx r11d, r8d, 0x16                                     ;   176.2 alu2    47 v[4]
        vmovdqa [rsp + 112], xmm6                                ;   174.3 agu2+fp5   78 w[12]
        add edi, r14d                                            ;   175.8 alu0    63 v[4]
        add r9d, eax                                             ;   176.2 alu3    62 v[0]
        add r13d, dword [rsp + 112]                              ;   178.3 alu0+agu1   62 v[7]
        vpslld xmm8, xmm4, 0x19                                  ;   175.0 fp2     78 w[0]
        xor ebp, r10d                                            ;   176.8 alu3    47 v[4]
        xor ebp, r11d                                            ;   177.8 alu1    47 v[4]
        mov r10d, r15d                                           ;   175.5         52 v[4] copy
        mov edx, ecx                                             ;   175.7         51 t1 copy
        xor edx, r12d                                            ;   177.2 alu2    51 t1
        mov ebx, dword [rsp + 116]                               ;   176.0 agu0    62 v[6]
        add ebx, ecx                                             ;   180.0 alu0    62 v[6]
        xor r10d, r8d                                            ;   177.7 alu3    52 v[4]
        mov r11d, r15d                                           ;   176.5         52 v[3] copy
        and r11d, r8d                                            ;   177.8 alu1    52 v[3]
        mov r14d, r12d                                           ;   176.8         51 t1 copy
        and edx, r9d                                             ;   178.2 alu2    51 t1
        add edi, r9d                                             ;   178.3 alu0    63 v[4]
        rorx eax, r9d, 6                                         ;   178.8 alu1    48 t1
        vpslld xmm6, xmm4, 0xe                                   ;   177.5 fp1     78 w[0]
        vpsrld xmm7, xmm4, 0x12                                  ;   177.7 fp2     78 w[0]
        xor r14d, r9d                                            ;   178.7 alu3    51 t1
        sub r11d, esi                                            ;   179.2 alu2    63 v[3]
        rorx esi, r9d, 0xb                                       ;   179.8 alu1    48 t1
        add edi, ebp                                             ;   179.3 alu0    63 v[4]
        rorx ebp, r9d, 0x19                                      ;   180.2 alu2    48 t1
        xor ecx, edx                                             ;   179.7 alu3    51 t1
        vpsrld xmm9, xmm4, 7                                     ;   178.8 fp1     78 w[0]
        vpshufd xmm10, xmm2, 0xe                                 ;   179.0 fp2     78 w[0]
        add r13d, ecx                                            ;   180.7 alu0    62 v[7]
        vpslld xmm11, xmm10, 0xf                                 ;   180.0 fp1     78 w[0]
        xor eax, esi                                             ;   180.8 alu3    48 t1
        vpxor xmm6, xmm6, xmm7                                   ;   179.7 fp3     78 w[0]
        xor eax, ebp                                             ;   181.8 alu1    48 t1
        vpsrld xmm4, xmm4, 3                                     ;   180.0 fp2     78 w[0]
        vpxor xmm8, xmm8, xmm9                                   ;   180.2 fp0     78 w[0]
        and r10d, edi                                            ;   181.2 alu2    52 v[3]
        vpslld xmm7, xmm10, 0xd                                  ;   180.8 fp1     78 w[0]
        rorx esi, edi, 2                                         ;   181.8 alu1    47 v[3]
        rorx ebp, edi, 0xd                                       ;   182.2 alu2    47 v[3]
        rorx ecx, edi, 0x16                                      ;   182.8 alu1    47 v[3]
        vpsrld xmm9, xmm10, 0x13                                 ;   181.2 fp2     78 w[0]
        vpsrld xmm12, xmm10, 0x11                                ;   181.8 fp1     78 w[0]
        add r11d, r10d                                           ;   182.2 alu0    63 v[3]
        add r13d, eax                                            ;   182.8 alu3    62 v[7]
        mov r10d, dword [rsp + 120]                              ;   181.8 agu2    62 v[5]
        add r10d, r12d                                           ;   185.8 alu0    62 v[5]
        xor esi, ebp                                             ;   183.2 alu3    47 v[3]
        vpxor xmm6, xmm6, xmm8                                   ;   182.3 fp3     78 w[0]
        vpxor xmm6, xmm6, xmm4                                   ;   183.3 fp0     78 w[0]
        vpxor xmm7, xmm7, xmm9                                   ;   182.7 fp2     78 w[0]
        vpxor xmm11, xmm11, xmm12                                ;   182.8 fp1     78 w[0]
        xor esi, ecx                                             ;   184.2 alu2    47 v[3]
        vpalignr xmm4, xmm2, xmm3, 4                             ;   183.7 fp2     78 w[0]
        mov ebp, r8d                                             ;   183.3         52 v[3] copy
        xor ebp, edi                                             ;   183.5 alu0    52 v[3]
        and r14d, r13d                                           ;   183.8 alu3    51 t1
        add r11d, r13d                                           ;   183.8 alu1    63 v[3]
        rorx eax, r13d, 6                                        ;   184.2 alu2    48 t1
        xor r12d, r14d                                           ;   184.8 alu0    51 t1
        add r11d, esi                                            ;   185.2 alu3    63 v[3]
        rorx esi, r13d, 0xb                                      ;   184.8 alu1    48 t1
        rorx r14d, r13d, 0x19                                    ;   185.2 alu2    48 t1
        add ebx, r15d                                            ;   185.5 alu0    62 v[6]
        vpaddd xmm0, xmm0, xmm6                                  ;   185.0 fp3     78 w[0]
        xor eax, esi                                             ;   185.8 alu3    48 t1
        add ebx, r12d                                            ;   186.5 alu1    62 v[6]
        vpsrld xmm8, xmm10, 0xa                                  ;   185.5 fp1     78 w[0]
        xor eax, r14d                                            ;   186.8 alu2    48 t1
        vpxor xmm7, xmm7, xmm11                                  ;   185.8 fp0     78 w[0]
        vpxor xmm7, xmm7, xmm8                                   ;   186.8 fp2     78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;   186.2 fp3     78 w[0]
        and ebp, r11d                                            ;   186.5 alu0    52 v[2]
        rorx esi, r11d, 2                                        ;   186.8 alu1    47 v[2]
        rorx r12d, r11d, 0xd                                     ;   187.2 alu2    47 v[2]
        add ebx, eax                                             ;   187.8 alu3    62 v[6]
        xor esi, r12d                                            ;   188.2 alu0    47 v[2]
        mov r12d, r8d                                            ;   187.2         52 v[2] copy
        rorx r14d, r11d, 0x16                                    ;   187.8 alu1    47 v[2]
        and r12d, edi                                            ;   187.8 alu3    52 v[2]
        vpaddd xmm7, xmm7, xmm0                                  ;   187.8 fp1     78 w[0]
        xor esi, r14d                                            ;   189.2 alu2    47 v[2]
        sub r12d, r15d                                           ;   188.8 alu0    63 v[2]
        mov r14d, r9d                                            ;   188.2         51 t1 copy
        xor r14d, r13d                                           ;   188.8 alu3    51 t1
        add r10d, r8d                                            ;   188.8 alu1    62 v[5]
        mov r15d, dword [rsp + 124]                              ;   188.7 agu1    62 v[4]
        add r15d, r9d                                            ;   192.7 alu2    62 v[4]
        add ebp, ebx                                             ;   189.5 alu0    63 v[2]
        add ebp, r12d                                            ;   190.5 alu3    63 v[2]
        add ebp, esi                                             ;   191.5 alu1    63 v[2]
        and r14d, ebx                                            ;   190.2 alu2    51 t1
        rorx esi, ebx, 6                                         ;   190.8 alu1    48 t1
        rorx r12d, ebx, 0xb                                      ;   191.2 alu2    48 t1
        rorx eax, ebx, 0x19                                      ;   191.8 alu1    48 t1
        vpslld xmm6, xmm7, 0xd                                   ;   190.2 fp2     78 w[0]
        xor r9d, r14d                                            ;   191.2 alu0    51 t1
        vpsrld xmm8, xmm7, 0x13                                  ;   190.5 fp1     78 w[0]
        vpslld xmm9, xmm7, 0xf                                   ;   191.2 fp2     78 w[0]
        vpsrld xmm10, xmm7, 0x11                                 ;   191.5 fp1     78 w[0]
        vpxor xmm6, xmm6, xmm8                                   ;   191.5 fp0     78 w[0]
        vpsrld xmm8, xmm7, 0xa                                   ;   192.2 fp2     78 w[0]
        xor esi, r12d                                            ;   192.2 alu3    48 t1
        add r10d, r9d                                            ;   192.2 alu0    62 v[5]
        vpxor xmm9, xmm9, xmm10                                  ;   192.5 fp3     78 w[0]
        xor esi, eax                                             ;   193.2 alu2    48 t1
        mov r9d, edi                                             ;   192.0         52 v[2] copy
        xor r9d, r11d                                            ;   192.3 alu3    52 v[2]
        vpshufd xmm0, xmm0, 0xe                                  ;   192.5 fp1     78 w[0]
        and r9d, ebp                                             ;   193.3 alu0    52 v[1]
        vpxor xmm6, xmm6, xmm9                                   ;   193.5 fp0     78 w[0]
        rorx r12d, ebp, 2                                        ;   192.8 alu1    47 v[1]
        vpxor xmm6, xmm6, xmm8                                   ;   194.5 fp3     78 w[0]
        add r10d, esi                                            ;   194.2 alu2    62 v[5]
        rorx r14d, ebp, 0xd                                      ;   193.8 alu1    47 v[1]
        xor r12d, r14d                                           ;   194.8 alu3    47 v[1]
        rorx esi, ebp, 0x16                                      ;   194.2 alu2    47 v[1]
        xor r12d, esi                                            ;   195.8 alu0    47 v[1]
        mov esi, edi                                             ;   194.0         52 v[1] copy
        and esi, r11d                                            ;   194.5 alu3    52 v[1]
        add r15d, edi                                            ;   194.8 alu0    62 v[4]
        sub esi, r8d                                             ;   195.5 alu1    63 v[1]
        vpaddd xmm0, xmm0, xmm6                                  ;   195.5 fp2     78 w[0]
        mov r8d, r13d                                            ;   194.8         51 t1 copy
        xor r8d, ebx                                             ;   195.2 alu2    51 t1
        lea r14d, [r13 + r11]                                    ;   195.5 alu3    62 v[3]
        add r9d, r12d                                            ;   196.8 alu0    63 v[1]
        add r9d, esi                                             ;   197.8 alu1    63 v[1]
        and r8d, r10d                                            ;   196.2 alu2    51 t1
        add r9d, r10d                                            ;   198.8 alu3    63 v[1]
        rorx esi, r10d, 6                                        ;   196.8 alu1    48 t1
        rorx r12d, r10d, 0xb                                     ;   197.2 alu2    48 t1
        rorx eax, r10d, 0x19                                     ;   197.8 alu1    48 t1
        vpunpcklqdq xmm0, xmm7, xmm0                             ;   196.5 fp1     78 w[0]
        xor r13d, r8d                                            ;   197.2 alu0    51 t1
        mov r8d, r11d                                            ;   196.8         52 v[1] copy
        xor r8d, ebp                                             ;   197.5 alu3    52 v[1]
        xor esi, r12d                                            ;   198.2 alu0    48 t1
        add r15d, r13d                                           ;   198.2 alu2    62 v[4]
        mov r12d, r11d                                           ;   197.5         52 v[0] copy
        and r12d, ebp                                            ;   198.5 alu3    52 v[0]
        xor esi, eax                                             ;   199.2 alu0    48 t1
        vpaddd xmm6, xmm0, [rel sha256_blocks.T0_w.blocks + 144] ;   198.0 fp0+agu0   78 w[0]
        sub r12d, edi                                            ;   199.5 alu1    63 v[0]
        mov edi, ebx                                             ;   198.3         51 t1 copy
        xor edi, r10d                                            ;   199.2 alu2    51 t1
        lea r13d, [rbx + rbp]                                    ;   199.5 alu3    62 v[2]
        and r8d, r9d                                             ;   199.8 alu0    52 v[0]
        add r15d, esi                                            ;   200.2 alu1    62 v[4]
        rorx ecx, r9d, 0x16                                      ;   200.2 alu2    47 v[0]
        rorx esi, r9d, 2                                         ;   200.8 alu1    47 v[0]
        rorx eax, r9d, 0xd                                       ;   201.2 alu2    47 v[0]
        vmovdqa [rsp + 128], xmm6                                ;   199.7 agu2+fp5   78 w[0]
        add r12d, r8d                                            ;   200.8 alu3    63 v[0]
        add r14d, dword [rsp + 128]                              ;   203.7 alu0+agu1   62 v[3]
        mov r8d, ebp                                             ;   200.2         52 v[0] copy
        xor r8d, r9d                                             ;   201.5 alu3    52 v[0]
        xor esi, eax                                             ;   202.2 alu0    47 v[0]
        mov eax, ebp                                             ;   200.7         52 v[7] copy
        and eax, r9d                                             ;   201.8 alu1    52 v[7]
        xor esi, ecx                                             ;   203.2 alu2    47 v[0]
        and edi, r15d                                            ;   202.5 alu3    51 t1
        add r12d, r15d                                           ;   202.8 alu0    63 v[0]
        rorx ecx, r15d, 6                                        ;   202.8 alu1    48 t1
        rorx edx, r15d, 0xb                                      ;   203.2 alu2    48 t1
        vpslld xmm6, xmm5, 0xe                                   ;   201.8 fp2     78 w[4]
        vpsrld xmm7, xmm5, 0x12                                  ;   202.0 fp1     78 w[4]
        sub eax, r11d                                            ;   203.5 alu3    63 v[7]
        rorx r11d, r15d, 0x19                                    ;   203.8 alu1    48 t1
        xor ebx, edi                                             ;   203.8 alu0    51 t1
        vpslld xmm8, xmm5, 0x19                                  ;   202.8 fp2     78 w[4]
        vpsrld xmm9, xmm5, 7                                     ;   203.0 fp1     78 w[4]
        add r12d, esi                                            ;   204.2 alu2    63 v[0]
        vpshufd xmm10, xmm0, 0xe                                 ;   203.8 fp2     78 w[4]
        xor ecx, edx                                             ;   204.5 alu3    48 t1
        vpxor xmm6, xmm6, xmm7                                   ;   203.5 fp3     78 w[4]
        add r14d, ebx                                            ;   204.8 alu0    62 v[3]
        xor ecx, r11d                                            ;   205.5 alu1    48 t1
        vpsrld xmm5, xmm5, 3                                     ;   204.0 fp1     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;   204.2 fp0     78 w[4]
        mov esi, r10d                                            ;   204.3         51 t1 copy
        xor esi, r15d                                            ;   205.2 alu2    51 t1
        vpslld xmm7, xmm10, 0xd                                  ;   204.8 fp2     78 w[4]
        and r8d, r12d                                            ;   205.5 alu3    52 v[7]
        rorx edi, r12d, 2                                        ;   205.8 alu1    47 v[7]
        rorx r11d, r12d, 0xd                                     ;   206.2 alu2    47 v[7]
        rorx edx, r12d, 0x16                                     ;   206.8 alu1    47 v[7]
        add r14d, ecx                                            ;   206.5 alu0    62 v[3]
        add eax, r8d                                             ;   206.5 alu3    63 v[7]
        mov r8d, dword [rsp + 136]                               ;   205.8 agu0    62 v[1]
        add r8d, r10d                                            ;   209.8 alu0    62 v[1]
        vpsrld xmm9, xmm10, 0x13                                 ;   206.2 fp1     78 w[4]
        vpslld xmm11, xmm10, 0xf                                 ;   206.3 fp2     78 w[4]
        vpsrld xmm12, xmm10, 0x11                                ;   207.2 fp1     78 w[4]
        vpxor xmm7, xmm7, xmm9                                   ;   207.2 fp3     78 w[4]
        vpxor xmm6, xmm6, xmm8                                   ;   206.8 fp0     78 w[4]
        and esi, r14d                                            ;   207.5 alu2    51 t1
        add eax, r14d                                            ;   207.5 alu3    63 v[7]
        xor r10d, esi                                            ;   208.5 alu0    51 t1
        rorx esi, r14d, 6                                        ;   207.8 alu1    48 t1
        vpxor xmm6, xmm6, xmm5                                   ;   207.8 fp2     78 w[4]
        vpalignr xmm5, xmm0, xmm2, 4                             ;   208.2 fp1     78 w[4]
        vpxor xmm11, xmm11, xmm12                                ;   208.2 fp3     78 w[4]
        vpsrld xmm8, xmm10, 0xa                                  ;   208.7 fp2     78 w[4]
        xor edi, r11d                                            ;   208.3 alu2    47 v[7]
        xor edi, edx                                             ;   209.3 alu3    47 v[7]
        add eax, edi                                             ;   210.3 alu0    63 v[7]
        rorx edi, r14d, 0xb                                      ;   208.8 alu1    48 t1
        xor esi, edi                                             ;   209.8 alu2    48 t1
        rorx r11d, r14d, 0x19                                    ;   209.8 alu1    48 t1
        vpaddd xmm1, xmm1, xmm6                                  ;   209.3 fp0     78 w[4]
        add r13d, r10d                                           ;   209.5 alu3    62 v[2]
        vpxor xmm7, xmm7, xmm11                                  ;   209.7 fp3     78 w[4]
        vpaddd xmm1, xmm1, xmm5                                  ;   210.3 fp1     78 w[4]
        xor esi, r11d                                            ;   210.8 alu0    48 t1
        add r13d, dword [rsp + 132]                              ;   210.5 alu2+agu2   62 v[2]
        rorx edi, eax, 2                                         ;   211.3 alu1    47 v[6]
        rorx r10d, eax, 0xd                                      ;   211.3 alu2    47 v[6]
        rorx r11d, eax, 0x16                                     ;   211.8 alu1    47 v[6]
        mov ecx, r9d                                             ;   210.8         52 v[7] copy
        xor ecx, r12d                                            ;   211.0 alu3    52 v[7]
        vpxor xmm7, xmm7, xmm8                                   ;   211.2 fp2     78 w[4]
        add r13d, esi                                            ;   211.8 alu0    62 v[2]
        xor edi, r10d                                            ;   212.3 alu3    47 v[6]
        and ecx, eax                                             ;   212.3 alu0    52 v[6]
        xor edi, r11d                                            ;   213.3 alu2    47 v[6]
        mov esi, r9d                                             ;   212.0         52 v[6] copy
        and esi, r12d                                            ;   212.8 alu1    52 v[6]
        vpaddd xmm7, xmm7, xmm1                                  ;   212.3 fp0     78 w[4]
        mov r10d, r15d                                           ;   212.5         51 t1 copy
        xor r10d, r14d                                           ;   213.0 alu3    51 t1
        add r8d, r9d                                             ;   213.3 alu0    62 v[1]
        mov r11d, dword [rsp + 140]                              ;   213.0 agu1    62 v[0]
        add r11d, r15d                                           ;   217.0 alu2    62 v[0]
        sub esi, ebp                                             ;   213.8 alu1    63 v[6]
        add ecx, edi                                             ;   214.3 alu3    63 v[6]
        rorx ebp, r13d, 0x19                                     ;   214.3 alu2    48 t1
        vpslld xmm6, xmm7, 0xd                                   ;   213.8 fp1     78 w[4]
        and r10d, r13d                                           ;   214.3 alu0    51 t1
        add ecx, r13d                                            ;   215.3 alu1    63 v[6]
        add ecx, esi                                             ;   216.3 alu3    63 v[6]
        rorx esi, r13d, 6                                        ;   215.3 alu2    48 t1
        xor r15d, r10d                                           ;   215.3 alu0    51 t1
        rorx edi, r13d, 0xb                                      ;   215.8 alu1    48 t1
        vpsrld xmm8, xmm7, 0x13                                  ;   215.0 fp2     78 w[4]
        vpslld xmm9, xmm7, 0xf                                   ;   215.2 fp1     78 w[4]
        vpshufd xmm1, xmm1, 0xe                                  ;   216.0 fp2     78 w[4]
        vpsrld xmm10, xmm7, 0x11                                 ;   216.2 fp1     78 w[4]
        vpxor xmm6, xmm6, xmm8                                   ;   216.0 fp3     78 w[4]
        add r8d, r15d                                            ;   216.3 alu3    62 v[1]
        vpsrld xmm8, xmm7, 0xa                                   ;   217.0 fp2     78 w[4]
        xor esi, edi                                             ;   216.8 alu0    48 t1
        xor esi, ebp                                             ;   217.8 alu2    48 t1
        vpxor xmm9, xmm9, xmm10                                  ;   217.2 fp0     78 w[4]
        mov edi, r12d                                            ;   216.7         52 v[6] copy
        xor edi, eax                                             ;   216.8 alu1    52 v[6]
        mov ebp, r12d                                            ;   217.0         52 v[5] copy
        and ebp, eax                                             ;   217.2 alu3    52 v[5]
        vpxor xmm6, xmm6, xmm9                                   ;   218.2 fp3     78 w[4]
        sub ebp, r9d                                             ;   218.2 alu0    63 v[5]
        and edi, ecx                                             ;   217.8 alu2    52 v[5]
        add r8d, esi                                             ;   218.8 alu1    62 v[1]
        rorx esi, ecx, 2                                         ;   218.7 alu2    47 v[5]
        rorx r9d, ecx, 0xd                                       ;   218.8 alu1    47 v[5]
        vpxor xmm6, xmm6, xmm8                                   ;   219.2 fp1     78 w[4]
        xor esi, r9d                                             ;   219.8 alu3    47 v[5]
        add edi, ebp                                             ;   219.2 alu0    63 v[5]
        rorx ebp, ecx, 0x16                                      ;   219.7 alu2    47 v[5]
        mov r9d, r14d                                            ;   219.0         51 t1 copy
        xor r9d, r13d                                            ;   219.5 alu3    51 t1
        lea r10d, [r14 + rax]                                    ;   219.7 alu0    62 v[7]
        xor esi, ebp                                             ;   220.8 alu1    47 v[5]
        add r11d, r12d                                           ;   220.5 alu3    62 v[0]
        and r9d, r8d                                             ;   220.7 alu0    51 t1
        add edi, r8d                                             ;   220.7 alu2    63 v[5]
        rorx ebp, r8d, 6                                         ;   220.8 alu1    48 t1
        rorx r15d, r8d, 0xb                                      ;   221.7 alu2    48 t1
        rorx edx, r8d, 0x19                                      ;   221.8 alu1    48 t1
        xor r14d, r9d                                            ;   221.7 alu3    51 t1
        add edi, esi                                             ;   221.8 alu0    63 v[5]
        xor ebp, r15d                                            ;   222.7 alu3    48 t1
        add r11d, r14d                                           ;   222.7 alu0    62 v[0]
        mov esi, eax                                             ;   221.3         52 v[5] copy
        xor esi, ecx                                             ;   222.7 alu2    52 v[5]
        xor ebp, edx                                             ;   223.7 alu1    48 t1
        mov r9d, eax                                             ;   221.8         52 v[4] copy
        and r9d, ecx                                             ;   223.5 alu3    52 v[4]
        vpaddd xmm1, xmm1, xmm6                                  ;   222.2 fp0     78 w[4]
        vpunpcklqdq xmm1, xmm7, xmm1                             ;   223.2 fp2     78 w[4]
        vpaddd xmm6, xmm1, [rel sha256_blocks.T0_w.blocks + 160] ;   224.2 fp3+agu0   78 w[4]
        mov r14d, r13d                                           ;   222.7         51 t1 copy
        xor r14d, r8d                                            ;   223.7 alu0    51 t1
        lea r15d, [r13 + rcx]                                    ;   223.7 alu2    62 v[6]
        and esi, edi                                             ;   223.8 alu1    52 v[4]
        rorx edx, edi, 2                                         ;   224.7 alu2    47 v[4]
        add r11d, ebp                                            ;   224.7 alu3    62 v[0]
        sub r9d, r12d                                            ;   224.7 alu0    63 v[4]
        rorx ebp, edi, 0xd                                       ;   224.8 alu1    47 v[4]
        rorx r12d, edi, 0x16                                     ;   225.7 alu2    47 v[4]
        vmovdqa [rsp + 144], xmm6                                ;   225.2 agu2+fp5   78 w[4]
        add r10d, dword [rsp + 144]                              ;   229.2 alu3+agu1   62 v[7]
        xor edx, ebp                                             ;   225.8 alu0    47 v[4]
        add esi, r9d                                             ;   225.8 alu1    63 v[4]
        mov ebp, ecx                                             ;   224.8         52 v[4] copy
        mov r9d, ecx                                             ;   225.0         52 v[3] copy
        xor ebp, edi                                             ;   226.5 alu3    52 v[4]
        and r9d, edi                                             ;   226.7 alu0    52 v[3]
        xor edx, r12d                                            ;   226.8 alu2    47 v[4]
        and r14d, r11d                                           ;   226.8 alu1    51 t1
        add esi, r11d                                            ;   227.5 alu3    63 v[4]
        rorx r12d, r11d, 6                                       ;   227.7 alu2    48 t1
        rorx ebx, r11d, 0xb                                      ;   227.8 alu1    48 t1
        vpslld xmm6, xmm4, 0xe                                   ;   226.3 fp1     78 w[8]
        vpslld xmm8, xmm4, 0x19                                  ;   226.5 fp2     78 w[8]
        vpsrld xmm9, xmm4, 7                                     ;   227.3 fp1     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   228.3 fp0     78 w[8]
        vpsrld xmm7, xmm4, 0x12                                  ;   227.5 fp2     78 w[8]
        sub r9d, eax                                             ;   227.7 alu0    63 v[3]
        vpshufd xmm10, xmm1, 0xe                                 ;   228.3 fp1     78 w[8]
        add esi, edx                                             ;   228.5 alu3    63 v[4]
        xor r13d, r14d                                           ;   228.7 alu0    51 t1
        rorx r14d, r11d, 0x19                                    ;   228.7 alu2    48 t1
        xor r12d, ebx                                            ;   228.8 alu1    48 t1
        mov eax, r8d                                             ;   228.2         51 t1 copy
        xor eax, r11d                                            ;   229.5 alu3    51 t1
        add r10d, r13d                                           ;   230.2 alu0    62 v[7]
        xor r12d, r14d                                           ;   229.8 alu2    48 t1
        vpsrld xmm4, xmm4, 3                                     ;   228.8 fp2     78 w[8]
        vpxor xmm6, xmm6, xmm7                                   ;   229.0 fp3     78 w[8]
        rorx r13d, esi, 2                                        ;   229.8 alu1    47 v[3]
        rorx r14d, esi, 0xd                                      ;   230.7 alu2    47 v[3]
        vpslld xmm7, xmm10, 0xd                                  ;   229.5 fp1     78 w[8]
        and ebp, esi                                             ;   230.5 alu3    52 v[3]
        rorx edx, esi, 0x16                                      ;   230.8 alu1    47 v[3]
        add r10d, r12d                                           ;   231.2 alu0    62 v[7]
        add r9d, ebp                                             ;   231.5 alu3    63 v[3]
        mov ebp, dword [rsp + 152]                               ;   230.3 agu0    62 v[5]
        add ebp, r8d                                             ;   234.3 alu0    62 v[5]
        vpsrld xmm9, xmm10, 0x13                                 ;   230.7 fp2     78 w[8]
        vpslld xmm11, xmm10, 0xf                                 ;   230.8 fp1     78 w[8]
        vpsrld xmm12, xmm10, 0x11                                ;   231.7 fp2     78 w[8]
        xor r13d, r14d                                           ;   231.7 alu2    47 v[3]
        xor r13d, edx                                            ;   232.7 alu1    47 v[3]
        vpxor xmm6, xmm6, xmm8                                   ;   231.5 fp0     78 w[8]
        vpxor xmm6, xmm6, xmm4                                   ;   232.5 fp3     78 w[8]
        vpxor xmm7, xmm7, xmm9                                   ;   231.8 fp1     78 w[8]
        vpalignr xmm4, xmm1, xmm0, 4                             ;   232.7 fp2     78 w[8]
        and eax, r10d                                            ;   232.5 alu3    51 t1
        add r9d, r10d                                            ;   232.7 alu0    63 v[3]
        rorx r12d, r10d, 6                                       ;   232.7 alu2    48 t1
        vpsrld xmm8, xmm10, 0xa                                  ;   232.8 fp1     78 w[8]
        xor r8d, eax                                             ;   233.5 alu1    51 t1
        add r9d, r13d                                            ;   233.7 alu3    63 v[3]
        rorx r13d, r10d, 0xb                                     ;   233.7 alu2    48 t1
        rorx r14d, r10d, 0x19                                    ;   233.8 alu1    48 t1
        vpaddd xmm3, xmm3, xmm6                                  ;   233.5 fp0     78 w[8]
        vpxor xmm11, xmm11, xmm12                                ;   233.7 fp3     78 w[8]
        vpxor xmm7, xmm7, xmm11                                  ;   234.7 fp2     78 w[8]
        xor r12d, r13d                                           ;   234.7 alu0    48 t1
        add r15d, r8d                                            ;   234.5 alu3    62 v[6]
        xor r12d, r14d                                           ;   235.7 alu2    48 t1
        vpaddd xmm3, xmm3, xmm4                                  ;   234.5 fp1     78 w[8]
        add r15d, dword [rsp + 148]                              ;   235.5 alu1+agu2   62 v[6]
        rorx r8d, r9d, 2                                         ;   235.7 alu2    47 v[2]
        rorx r13d, r9d, 0xd                                      ;   235.8 alu1    47 v[2]
        mov eax, edi                                             ;   235.2         52 v[3] copy
        xor eax, esi                                             ;   235.3 alu0    52 v[3]
        add r15d, r12d                                           ;   236.7 alu3    62 v[6]
        and eax, r9d                                             ;   236.3 alu0    52 v[2]
        xor r8d, r13d                                            ;   236.8 alu3    47 v[2]
        vpxor xmm7, xmm7, xmm8                                   ;   236.0 fp0     78 w[8]
        rorx r14d, r9d, 0x16                                     ;   236.7 alu2    47 v[2]
        mov r12d, edi                                            ;   236.3         52 v[2] copy
        and r12d, esi                                            ;   236.8 alu1    52 v[2]
        vpaddd xmm7, xmm7, xmm3                                  ;   237.0 fp3     78 w[8]
        xor r8d, r14d                                            ;   237.8 alu0    47 v[2]
        sub r12d, ecx                                            ;   237.8 alu3    63 v[2]
        mov r13d, r11d                                           ;   237.2         51 t1 copy
        xor r13d, r10d                                           ;   237.7 alu2    51 t1
        add ebp, edi                                             ;   237.8 alu1    62 v[5]
        mov r14d, dword [rsp + 156]                              ;   237.7 agu1    62 v[4]
        add r14d, r11d                                           ;   241.7 alu0    62 v[4]
        add eax, r8d                                             ;   238.8 alu3    63 v[2]
        add eax, r12d                                            ;   239.8 alu2    63 v[2]
        and r13d, r15d                                           ;   238.8 alu1    51 t1
        add eax, r15d                                            ;   240.8 alu0    63 v[2]
        rorx r8d, r15d, 6                                        ;   239.7 alu2    48 t1
        rorx r12d, r15d, 0xb                                     ;   239.8 alu1    48 t1
        rorx ecx, r15d, 0x19                                     ;   240.7 alu2    48 t1
        xor r11d, r13d                                           ;   239.8 alu3    51 t1
        vpsrld xmm8, xmm7, 0x13                                  ;   239.3 fp2     78 w[8]
        vpslld xmm9, xmm7, 0xf                                   ;   239.5 fp1     78 w[8]
        vpsrld xmm10, xmm7, 0x11                                 ;   240.3 fp2     78 w[8]
        xor r8d, r12d                                            ;   240.8 alu0    48 t1
        add ebp, r11d                                            ;   240.8 alu3    62 v[5]
        vpslld xmm6, xmm7, 0xd                                   ;   240.5 fp1     78 w[8]
        vpxor xmm6, xmm6, xmm8                                   ;   241.5 fp0     78 w[8]
        vpsrld xmm8, xmm7, 0xa                                   ;   241.3 fp2     78 w[8]
        vpxor xmm9, xmm9, xmm10                                  ;   241.3 fp3     78 w[8]
        vpxor xmm6, xmm6, xmm9                                   ;   242.5 fp0     78 w[8]
        vpxor xmm6, xmm6, xmm8                                   ;   243.5 fp1     78 w[8]
        mov r11d, esi                                            ;   241.2         52 v[2] copy
        xor r11d, r9d                                            ;   241.3 alu1    52 v[2]
        vpshufd xmm3, xmm3, 0xe                                  ;   242.3 fp2     78 w[8]
        mov r12d, esi                                            ;   241.7         52 v[1] copy
        and r12d, r9d                                            ;   241.8 alu0    52 v[1]
        sub r12d, edi                                            ;   242.8 alu3    63 v[1]
        xor r8d, ecx                                             ;   242.2 alu2    48 t1
        add ebp, r8d                                             ;   243.2 alu1    62 v[5]
        and r11d, eax                                            ;   242.8 alu0    52 v[1]
        rorx edi, eax, 2                                         ;   243.2 alu2    47 v[1]
        rorx r8d, eax, 0xd                                       ;   243.3 alu1    47 v[1]
        rorx r13d, eax, 0x16                                     ;   244.2 alu2    47 v[1]
        add r11d, r12d                                           ;   243.8 alu3    63 v[1]
        xor edi, r8d                                             ;   244.3 alu0    47 v[1]
        xor edi, r13d                                            ;   245.3 alu3    47 v[1]
        add r14d, esi                                            ;   244.3 alu1    62 v[4]
        vpaddd xmm3, xmm3, xmm6                                  ;   244.5 fp3     78 w[8]
        add r11d, ebp                                            ;   244.8 alu0    63 v[1]
        rorx r8d, ebp, 6                                         ;   245.2 alu2    48 t1
        rorx r12d, ebp, 0xb                                      ;   245.3 alu1    48 t1
        rorx r13d, ebp, 0x19                                     ;   246.2 alu2    48 t1
        mov ecx, r10d                                            ;   244.7         51 t1 copy
        xor ecx, r15d                                            ;   245.2 alu3    51 t1
        lea edx, [r10 + r9]                                      ;   245.8 alu0    62 v[3]
        vpunpcklqdq xmm3, xmm7, xmm3                             ;   245.5 fp1     78 w[8]
        add r11d, edi                                            ;   246.3 alu3    63 v[1]
        xor r8d, r12d                                            ;   246.3 alu1    48 t1
        and ecx, ebp                                             ;   246.8 alu0    51 t1
        xor r8d, r13d                                            ;   247.3 alu3    48 t1
        mov r12d, r9d                                            ;   246.0         52 v[0] copy
        mov edi, r9d                                             ;   246.2         52 v[1] copy
        xor edi, eax                                             ;   247.2 alu2    52 v[1]
        and r12d, eax                                            ;   247.3 alu1    52 v[0]
        xor r10d, ecx                                            ;   247.8 alu0    51 t1
        vpaddd xmm6, xmm3, [rel sha256_blocks.T0_w.blocks + 176] ;   246.8 fp0+agu0   78 w[8]
        add r14d, r8d                                            ;   248.3 alu3    62 v[4]
        sub r12d, esi                                            ;   248.3 alu2    63 v[0]
        and edi, r11d                                            ;   248.3 alu1    52 v[0]
        add r14d, r10d                                           ;   249.3 alu0    62 v[4]
        rorx esi, r11d, 2                                        ;   249.2 alu2    47 v[0]
        rorx r8d, r11d, 0xd                                      ;   249.3 alu1    47 v[0]
        rorx r10d, r11d, 0x16                                    ;   250.2 alu2    47 v[0]
        vmovdqa [rsp + 160], xmm6                                ;   248.2 agu2+fp5   78 w[8]
        add edi, r12d                                            ;   249.3 alu3    63 v[0]
        mov r12d, r15d                                           ;   248.5         51 t1 copy
        xor r12d, ebp                                            ;   249.8 alu0    51 t1
        mov r13d, dword [rsp + 164]                              ;   248.8 agu1    62 v[2]
        add r13d, r15d                                           ;   252.8 alu3    62 v[2]
        xor esi, r8d                                             ;   250.3 alu1    47 v[0]
        add edx, dword [rsp + 160]                               ;   252.2 alu0+agu0   62 v[3]
        xor esi, r10d                                            ;   251.3 alu3    47 v[0]
        vpslld xmm6, xmm5, 0xe                                   ;   249.7 fp2     78 w[12]
        and r12d, r14d                                           ;   251.2 alu2    51 t1
        add edi, r14d                                            ;   251.3 alu1    63 v[0]
        rorx r8d, r14d, 6                                        ;   252.2 alu2    48 t1
        rorx r10d, r14d, 0xb                                     ;   252.3 alu1    48 t1
        rorx ecx, r14d, 0x19                                     ;   253.2 alu2    48 t1
        vpsrld xmm9, xmm5, 7                                     ;   250.7 fp1     78 w[12]
        add edi, esi                                             ;   252.3 alu0    63 v[0]
        xor r15d, r12d                                           ;   252.2 alu3    51 t1
        vpshufd xmm10, xmm3, 0xe                                 ;   251.2 fp2     78 w[12]
        mov esi, eax                                             ;   251.3         52 v[0] copy
        xor esi, r11d                                            ;   252.8 alu0    52 v[0]
        vpsrld xmm7, xmm5, 0x12                                  ;   251.7 fp1     78 w[12]
        vpxor xmm6, xmm6, xmm7                                   ;   252.7 fp3     78 w[12]
        xor r8d, r10d                                            ;   253.3 alu3    48 t1
        vpslld xmm8, xmm5, 0x19                                  ;   252.2 fp2     78 w[12]
        add edx, r15d                                            ;   253.3 alu1    62 v[3]
        xor r8d, ecx                                             ;   254.3 alu0    48 t1
        vpsrld xmm5, xmm5, 3                                     ;   252.7 fp1     78 w[12]
        vpxor xmm8, xmm8, xmm9                                   ;   253.2 fp0     78 w[12]
        and esi, edi                                             ;   254.2 alu3    52 v[7]
        rorx r10d, edi, 2                                        ;   254.2 alu2    47 v[7]
        rorx r12d, edi, 0xd                                      ;   254.3 alu1    47 v[7]
        rorx r15d, edi, 0x16                                     ;   255.2 alu2    47 v[7]
        vpslld xmm7, xmm10, 0xd                                  ;   253.7 fp2     78 w[12]
        vpsrld xmm9, xmm10, 0x13                                 ;   253.8 fp1     78 w[12]
        vpslld xmm11, xmm10, 0xf                                 ;   254.7 fp2     78 w[12]
        vpsrld xmm12, xmm10, 0x11                                ;   254.8 fp1     78 w[12]
        add edx, r8d                                             ;   255.3 alu0    62 v[3]
        mov r8d, eax                                             ;   254.5         52 v[7] copy
        and r8d, r11d                                            ;   255.2 alu3    52 v[7]
        xor r10d, r12d                                           ;   255.3 alu1    47 v[7]
        sub r8d, r9d                                             ;   256.2 alu0    63 v[7]
        xor r10d, r15d                                           ;   256.3 alu3    47 v[7]
        mov r9d, ebp                                             ;   255.3         51 t1 copy
        xor r9d, r14d                                            ;   256.2 alu2    51 t1
        vpxor xmm6, xmm6, xmm8                                   ;   255.7 fp3     78 w[12]
        vpxor xmm6, xmm6, xmm5                                   ;   256.7 fp0     78 w[12]
        vpsrld xmm5, xmm10, 0xa                                  ;   256.0 fp2     78 w[12]
        vpxor xmm7, xmm7, xmm9                                   ;   256.2 fp1     78 w[12]
        add esi, r8d                                             ;   257.2 alu1    63 v[7]
        vpxor xmm11, xmm11, xmm12                                ;   256.7 fp3     78 w[12]
        mov r8d, dword [rsp + 168]                               ;   256.7 agu2    62 v[1]
        add r8d, ebp                                             ;   260.7 alu0    62 v[1]
        add esi, r10d                                            ;   258.2 alu3    63 v[7]
        vpalignr xmm8, xmm3, xmm1, 4                             ;   257.2 fp2     78 w[12]
        and r9d, edx                                             ;   257.3 alu2    51 t1
        add esi, edx                                             ;   259.2 alu1    63 v[7]
        xor ebp, r9d                                             ;   258.3 alu0    51 t1
        rorx r9d, edx, 6                                         ;   258.3 alu2    48 t1
        rorx r10d, edx, 0xb                                      ;   258.5 alu1    48 t1
        rorx r12d, edx, 0x19                                     ;   259.3 alu2    48 t1
        add r13d, eax                                            ;   258.3 alu3    62 v[2]
        vpaddd xmm2, xmm2, xmm6                                  ;   258.5 fp0     78 w[12]
        vpxor xmm7, xmm7, xmm11                                  ;   258.7 fp1     78 w[12]
        xor r9d, r10d                                            ;   259.5 alu0    48 t1
        add r13d, ebp                                            ;   259.3 alu3    62 v[2]
        xor r9d, r12d                                            ;   260.5 alu1    48 t1
        vpaddd xmm2, xmm2, xmm8                                  ;   259.5 fp3     78 w[12]
        mov ebp, r11d                                            ;   259.5         52 v[7] copy
        xor ebp, edi                                             ;   259.8 alu0    52 v[7]
        vpxor xmm7, xmm7, xmm5                                   ;   259.8 fp2     78 w[12]
        and ebp, esi                                             ;   260.8 alu2    52 v[6]
        rorx r10d, esi, 2                                        ;   260.5 alu1    47 v[6]
        rorx r12d, esi, 0xd                                      ;   261.3 alu2    47 v[6]
        add r13d, r9d                                            ;   261.5 alu3    62 v[2]
        rorx r9d, esi, 0x16                                      ;   261.5 alu1    47 v[6]
        mov r15d, r11d                                           ;   260.8         52 v[6] copy
        and r15d, edi                                            ;   261.0 alu0    52 v[6]
        vpaddd xmm7, xmm7, xmm2                                  ;   261.2 fp0     78 w[12]
        xor r10d, r12d                                           ;   262.3 alu3    47 v[6]
        sub r15d, eax                                            ;   262.0 alu0    63 v[6]
        xor r10d, r9d                                            ;   263.3 alu2    47 v[6]
        mov r9d, r14d                                            ;   261.8         51 t1 copy
        xor r9d, edx                                             ;   262.5 alu1    51 t1
        add r8d, r11d                                            ;   262.5 alu3    62 v[1]
        mov r12d, dword [rsp + 172]                              ;   262.3 agu1    62 v[0]
        add r12d, r14d                                           ;   266.3 alu0    62 v[0]
        add ebp, r15d                                            ;   263.3 alu2    63 v[6]
        and r9d, r13d                                            ;   263.5 alu1    51 t1
        add ebp, r13d                                            ;   264.3 alu3    63 v[6]
        add ebp, r10d                                            ;   265.3 alu0    63 v[6]
        rorx r10d, r13d, 6                                       ;   264.3 alu2    48 t1
        rorx r15d, r13d, 0xb                                     ;   264.5 alu1    48 t1
        xor r14d, r9d                                            ;   264.5 alu3    51 t1
        rorx r9d, r13d, 0x19                                     ;   265.3 alu2    48 t1
        vpslld xmm5, xmm7, 0xd                                   ;   264.0 fp1     78 w[12]
        vpsrld xmm6, xmm7, 0x13                                  ;   264.2 fp2     78 w[12]
        vpslld xmm9, xmm7, 0xf                                   ;   265.0 fp1     78 w[12]
        vpsrld xmm10, xmm7, 0x11                                 ;   265.2 fp2     78 w[12]
        vpxor xmm5, xmm5, xmm6                                   ;   265.2 fp3     78 w[12]
        add r8d, r14d                                            ;   265.5 alu0    62 v[1]
        vpsrld xmm6, xmm7, 0xa                                   ;   266.0 fp1     78 w[12]
        xor r10d, r15d                                           ;   265.5 alu1    48 t1
        xor r10d, r9d                                            ;   266.5 alu3    48 t1
        vpxor xmm9, xmm9, xmm10                                  ;   266.2 fp0     78 w[12]
        vpshufd xmm2, xmm2, 0xe                                  ;   266.2 fp2     78 w[12]
        rorx r14d, ebp, 2                                        ;   266.3 alu2    47 v[5]
        rorx r15d, ebp, 0xd                                      ;   266.5 alu1    47 v[5]
        add r8d, r10d                                            ;   267.5 alu0    62 v[1]
        xor r14d, r15d                                           ;   267.5 alu3    47 v[5]
        vpxor xmm5, xmm5, xmm6                                   ;   267.0 fp3     78 w[12]
        vpxor xmm5, xmm5, xmm9                                   ;   268.0 fp0     78 w[12]
        rorx eax, ebp, 0x16                                      ;   267.3 alu2    47 v[5]
        mov r9d, edi                                             ;   267.0         52 v[6] copy
        xor r9d, esi                                             ;   267.2 alu0    52 v[6]
        and r9d, ebp                                             ;   268.2 alu1    52 v[5]
        xor r14d, eax                                            ;   268.5 alu3    47 v[5]
        mov r10d, edi                                            ;   267.7         52 v[5] copy
        and r10d, esi                                            ;   268.2 alu0    52 v[5]
        add r12d, edi                                            ;   268.3 alu2    62 v[0]
        sub r10d, r11d                                           ;   269.2 alu1    63 v[5]
        vpaddd xmm2, xmm2, xmm5                                  ;   269.0 fp1     78 w[12]
        mov r11d, edx                                            ;   268.5         51 t1 copy
        xor r11d, r13d                                           ;   268.7 alu3    51 t1
        lea r15d, [rdx + rsi]                                    ;   269.2 alu0    62 v[7]
        add r9d, r8d                                             ;   269.3 alu2    63 v[5]
        add r9d, r14d                                            ;   270.3 alu1    63 v[5]
        add r9d, r10d                                            ;   271.3 alu3    63 v[5]
        and r11d, r8d                                            ;   270.2 alu0    51 t1
        rorx r10d, r8d, 6                                        ;   270.3 alu2    48 t1
        rorx r14d, r8d, 0xb                                      ;   270.5 alu1    48 t1
        rorx eax, r8d, 0x19                                      ;   271.3 alu2    48 t1
        vpunpcklqdq xmm2, xmm7, xmm2                             ;   270.2 fp2     78 w[12]
        xor edx, r11d                                            ;   271.2 alu3    51 t1
        mov r11d, esi                                            ;   270.5         52 v[5] copy
        xor r11d, ebp                                            ;   271.2 alu0    52 v[5]
        xor r10d, r14d                                           ;   271.5 alu1    48 t1
        mov r14d, esi                                            ;   271.0         52 v[4] copy
        and r14d, ebp                                            ;   271.7 alu3    52 v[4]
        add r12d, edx                                            ;   272.2 alu0    62 v[0]
        xor r10d, eax                                            ;   272.5 alu2    48 t1
        vpaddd xmm5, xmm2, [rel sha256_blocks.T0_w.blocks + 192] ;   271.7 fp3+agu0   78 w[12]
        sub r14d, edi                                            ;   272.7 alu1    63 v[4]
        mov edi, r13d                                            ;   272.0         51 t1 copy
        xor edi, r8d                                             ;   272.7 alu3    51 t1
        lea eax, [r13 + rbp]                                     ;   273.2 alu0    62 v[6]
        and r11d, r9d                                            ;   273.3 alu2    52 v[4]
        rorx ecx, r9d, 2                                         ;   273.5 alu1    47 v[4]
        rorx edx, r9d, 0xd                                       ;   274.3 alu2    47 v[4]
        rorx ebx, r9d, 0x16                                      ;   274.5 alu1    47 v[4]
        vmovdqa [rsp + 176], xmm5                                ;   273.2 agu2+fp5   78 w[12]
        add r14d, r11d                                           ;   274.3 alu3    63 v[4]
        add r12d, r10d                                           ;   274.2 alu0    62 v[0]
        add r15d, dword [rsp + 176]                              ;   277.2 alu3+agu1   62 v[7]
        mov r10d, ebp                                            ;   273.8         52 v[4] copy
        xor r10d, r9d                                            ;   275.2 alu0    52 v[4]
        xor ecx, edx                                             ;   275.3 alu2    47 v[4]
        mov r11d, ebp                                            ;   274.3         52 v[3] copy
        and r11d, r9d                                            ;   275.5 alu1    52 v[3]
        xor ecx, ebx                                             ;   276.3 alu3    47 v[4]
        add r14d, r12d                                           ;   276.2 alu0    63 v[4]
        rorx edx, r12d, 6                                        ;   276.3 alu2    48 t1
        rorx ebx, r12d, 0xb                                      ;   276.5 alu1    48 t1
        sub r11d, esi                                            ;   276.7 alu3    63 v[3]
        rorx esi, r12d, 0x19                                     ;   277.3 alu2    48 t1
        vpslld xmm5, xmm4, 0xe                                   ;   275.7 fp1     78 w[0]
        vpsrld xmm6, xmm4, 0x12                                  ;   275.8 fp2     78 w[0]
        vpslld xmm7, xmm4, 0x19                                  ;   276.7 fp1     78 w[0]
        vpsrld xmm9, xmm4, 7                                     ;   276.8 fp2     78 w[0]
        vpxor xmm5, xmm5, xmm6                                   ;   276.8 fp0     78 w[0]
        vpxor xmm7, xmm7, xmm9                                   ;   277.8 fp3     78 w[0]
        vpxor xmm5, xmm5, xmm7                                   ;   278.8 fp0     78 w[0]
        vpalignr xmm7, xmm2, xmm3, 4                             ;   277.7 fp1     78 w[0]
        and edi, r12d                                            ;   277.2 alu0    51 t1
        xor r13d, edi                                            ;   278.2 alu1    51 t1
        add r14d, ecx                                            ;   277.7 alu3    63 v[4]
        vpshufd xmm10, xmm2, 0xe                                 ;   277.8 fp2     78 w[0]
        add r15d, r13d                                           ;   279.2 alu0    62 v[7]
        xor edx, ebx                                             ;   278.3 alu2    48 t1
        mov edi, r8d                                             ;   278.0         51 t1 copy
        xor edi, r12d                                            ;   278.5 alu1    51 t1
        xor edx, esi                                             ;   279.3 alu3    48 t1
        vpsrld xmm4, xmm4, 3                                     ;   278.7 fp1     78 w[0]
        and r10d, r14d                                           ;   279.2 alu0    52 v[3]
        rorx esi, r14d, 2                                        ;   279.3 alu2    47 v[3]
        rorx r13d, r14d, 0xd                                     ;   279.5 alu1    47 v[3]
        rorx ecx, r14d, 0x16                                     ;   280.3 alu2    47 v[3]
        mov ebx, dword [rsp + 184]                               ;   279.3 agu0    62 v[5]
        add ebx, r8d                                             ;   283.3 alu3    62 v[5]
        add r15d, edx                                            ;   280.3 alu0    62 v[7]
        add r11d, r10d                                           ;   280.5 alu1    63 v[3]
        vpslld xmm6, xmm10, 0xd                                  ;   280.0 fp2     78 w[0]
        vpsrld xmm9, xmm10, 0x13                                 ;   280.2 fp1     78 w[0]
        vpslld xmm11, xmm10, 0xf                                 ;   281.0 fp2     78 w[0]
        vpsrld xmm12, xmm10, 0x11                                ;   281.2 fp1     78 w[0]
        xor esi, r13d                                            ;   280.7 alu3    47 v[3]
        xor esi, ecx                                             ;   281.7 alu0    47 v[3]
        vpxor xmm5, xmm5, xmm4                                   ;   281.0 fp3     78 w[0]
        vpsrld xmm4, xmm10, 0xa                                  ;   282.0 fp2     78 w[0]
        vpxor xmm6, xmm6, xmm9                                   ;   281.3 fp0     78 w[0]
        vpxor xmm11, xmm11, xmm12                                ;   282.2 fp3     78 w[0]
        and edi, r15d                                            ;   281.7 alu2    51 t1
        add r11d, r15d                                           ;   281.8 alu1    63 v[3]
        add r11d, esi                                            ;   282.8 alu3    63 v[3]
        rorx esi, r15d, 6                                        ;   282.7 alu2    48 t1
        xor r8d, edi                                             ;   282.7 alu0    51 t1
        rorx edi, r15d, 0xb                                      ;   282.8 alu1    48 t1
        rorx r10d, r15d, 0x19                                    ;   283.7 alu2    48 t1
        xor esi, edi                                             ;   283.8 alu3    48 t1
        xor esi, r10d                                            ;   284.8 alu0    48 t1
        vpaddd xmm0, xmm0, xmm5                                  ;   283.2 fp1     78 w[0]
        add eax, r8d                                             ;   283.8 alu1    62 v[6]
        vpaddd xmm0, xmm0, xmm7                                  ;   284.2 fp0     78 w[0]
        add eax, dword [rsp + 180]                               ;   284.8 alu3+agu2   62 v[6]
        mov edi, r9d                                             ;   283.8         52 v[3] copy
        xor edi, r14d                                            ;   284.3 alu0    52 v[3]
        vpxor xmm6, xmm6, xmm11                                  ;   284.2 fp2     78 w[0]
        vpxor xmm6, xmm6, xmm4                                   ;   285.2 fp3     78 w[0]
        and edi, r11d                                            ;   285.3 alu2    52 v[2]
        rorx r8d, r11d, 2                                        ;   284.8 alu1    47 v[2]
        rorx r10d, r11d, 0xd                                     ;   285.7 alu2    47 v[2]
        rorx r13d, r11d, 0x16                                    ;   285.8 alu1    47 v[2]
        add eax, esi                                             ;   285.8 alu3    62 v[6]
        mov esi, r9d                                             ;   285.3         52 v[2] copy
        and esi, r14d                                            ;   285.5 alu0    52 v[2]
        sub esi, ebp                                             ;   286.5 alu3    63 v[2]
        xor r8d, r10d                                            ;   286.7 alu0    47 v[2]
        xor r8d, r13d                                            ;   287.7 alu2    47 v[2]
        add ebx, r9d                                             ;   286.8 alu1    62 v[5]
        add edi, esi                                             ;   287.5 alu3    63 v[2]
        mov esi, r12d                                            ;   286.5         51 t1 copy
        xor esi, r15d                                            ;   287.5 alu0    51 t1
        mov ebp, dword [rsp + 188]                               ;   286.8 agu1    62 v[4]
        add ebp, r12d                                            ;   290.8 alu2    62 v[4]
        add edi, eax                                             ;   288.5 alu1    63 v[2]
        rorx r10d, eax, 6                                        ;   288.7 alu2    48 t1
        add edi, r8d                                             ;   289.5 alu3    63 v[2]
        rorx r13d, eax, 0xb                                      ;   288.8 alu1    48 t1
        and esi, eax                                             ;   288.5 alu0    51 t1
        vpaddd xmm4, xmm0, xmm6                                  ;   288.0 fp1     78 w[0]
        rorx r8d, eax, 0x19                                      ;   289.7 alu2    48 t1
        vpslld xmm5, xmm4, 0xd                                   ;   289.0 fp2     78 w[0]
        vpsrld xmm6, xmm4, 0x13                                  ;   289.0 fp1     78 w[0]
        xor r12d, esi                                            ;   289.5 alu3    51 t1
        vpslld xmm9, xmm4, 0xf                                   ;   289.3 fp2     78 w[0]
        vpsrld xmm10, xmm4, 0x11                                 ;   290.0 fp1     78 w[0]
        vpxor xmm5, xmm5, xmm6                                   ;   290.0 fp0     78 w[0]
        xor r10d, r13d                                           ;   289.8 alu0    48 t1
        vpsrld xmm6, xmm4, 0xa                                   ;   290.3 fp2     78 w[0]
        add ebx, r12d                                            ;   290.5 alu1    62 v[5]
        xor r10d, r8d                                            ;   290.8 alu3    48 t1
        vpxor xmm9, xmm9, xmm10                                  ;   291.0 fp3     78 w[0]
        mov esi, r14d                                            ;   290.2         52 v[2] copy
        xor esi, r11d                                            ;   290.5 alu0    52 v[2]
        vpshufd xmm0, xmm0, 0xe                                  ;   291.0 fp1     78 w[0]
        and esi, edi                                             ;   291.5 alu2    52 v[1]
        rorx r8d, edi, 2                                         ;   290.8 alu1    47 v[1]
        vpxor xmm5, xmm5, xmm6                                   ;   291.3 fp0     78 w[0]
        vpxor xmm5, xmm5, xmm9                                   ;   292.3 fp3     78 w[0]
        add ebx, r10d                                            ;   291.8 alu3    62 v[5]
        rorx r10d, edi, 0xd                                      ;   291.7 alu2    47 v[1]
        rorx r12d, edi, 0x16                                     ;   291.8 alu1    47 v[1]
        xor r8d, r10d                                            ;   292.7 alu0    47 v[1]
        xor r8d, r12d                                            ;   293.7 alu3    47 v[1]
        mov r10d, r14d                                           ;   292.2         52 v[1] copy
        and r10d, r11d                                           ;   292.7 alu2    52 v[1]
        add ebp, r14d                                            ;   292.8 alu1    62 v[4]
        sub r10d, r9d                                            ;   293.7 alu0    63 v[1]
        add esi, ebx                                             ;   293.3 alu3    63 v[1]
        rorx r9d, ebx, 6                                         ;   293.7 alu2    48 t1
        rorx r12d, ebx, 0xb                                      ;   293.8 alu1    48 t1
        add esi, r8d                                             ;   294.7 alu0    63 v[1]
        rorx r13d, ebx, 0x19                                     ;   294.7 alu2    48 t1
        add esi, r10d                                            ;   295.7 alu3    63 v[1]
        mov r8d, r15d                                            ;   293.8         51 t1 copy
        vpaddd xmm0, xmm0, xmm5                                  ;   294.0 fp2     78 w[0]
        xor r8d, eax                                             ;   294.8 alu1    51 t1
        vpunpcklqdq xmm0, xmm4, xmm0                             ;   295.0 fp1     78 w[0]
        xor r9d, r12d                                            ;   294.8 alu0    48 t1
        lea r10d, [r15 + r11]                                    ;   295.3 alu3    62 v[3]
        xor r9d, r13d                                            ;   295.8 alu2    48 t1
        and r8d, ebx                                             ;   295.8 alu1    51 t1
        mov r12d, r11d                                           ;   295.2         52 v[1] copy
        xor r12d, edi                                            ;   295.8 alu0    52 v[1]
        vpaddd xmm4, xmm0, [rel sha256_blocks.T0_w.blocks + 208] ;   296.0 fp0+agu0   78 w[0]
        mov r13d, r11d                                           ;   295.7         52 v[0] copy
        and r13d, edi                                            ;   296.3 alu3    52 v[0]
        xor r15d, r8d                                            ;   296.8 alu2    51 t1
        add ebp, r9d                                             ;   296.8 alu1    62 v[4]
        sub r13d, r14d                                           ;   297.3 alu0    63 v[0]
        and r12d, esi                                            ;   297.3 alu3    52 v[0]
        rorx r8d, esi, 2                                         ;   297.7 alu2    47 v[0]
        add ebp, r15d                                            ;   297.8 alu1    62 v[4]
        rorx r9d, esi, 0xd                                       ;   298.7 alu2    47 v[0]
        rorx r14d, esi, 0x16                                     ;   298.8 alu1    47 v[0]
        vmovdqa [rsp + 192], xmm4                                ;   297.3 agu2+fp5   78 w[0]
        add r12d, r13d                                           ;   298.3 alu0    63 v[0]
        mov r13d, eax                                            ;   297.7         51 t1 copy
        xor r13d, ebx                                            ;   298.3 alu3    51 t1
        mov r15d, dword [rsp + 196]                              ;   298.0 agu1    62 v[2]
        add r15d, eax                                            ;   302.0 alu0    62 v[2]
        xor r8d, r9d                                             ;   299.7 alu3    47 v[0]
        xor r8d, r14d                                            ;   300.7 alu2    47 v[0]
        vpslld xmm4, xmm8, 0xe                                   ;   298.7 fp2     78 w[4]
        vpsrld xmm5, xmm8, 0x12                                  ;   298.8 fp1     78 w[4]
        add r12d, ebp                                            ;   299.8 alu1    63 v[0]
        and r13d, ebp                                            ;   299.8 alu0    51 t1
        rorx r9d, ebp, 6                                         ;   300.7 alu2    48 t1
        rorx r14d, ebp, 0xb                                      ;   300.8 alu1    48 t1
        rorx ecx, ebp, 0x19                                      ;   301.7 alu2    48 t1
        vpslld xmm6, xmm8, 0x19                                  ;   299.8 fp2     78 w[4]
        vpsrld xmm9, xmm8, 7                                     ;   300.0 fp1     78 w[4]
        xor eax, r13d                                            ;   300.8 alu3    51 t1
        vpshufd xmm10, xmm0, 0xe                                 ;   300.8 fp2     78 w[4]
        add r12d, r8d                                            ;   301.7 alu0    63 v[0]
        add r10d, dword [rsp + 192]                              ;   301.3 alu3+agu0   62 v[3]
        xor r9d, r14d                                            ;   301.8 alu1    48 t1
        add r10d, eax                                            ;   302.3 alu0    62 v[3]
        mov r8d, edi                                             ;   301.2         52 v[0] copy
        xor r8d, esi                                             ;   302.3 alu3    52 v[0]
        vpxor xmm4, xmm4, xmm5                                   ;   301.5 fp3     78 w[4]
        xor r9d, ecx                                             ;   302.8 alu2    48 t1
        vpsrld xmm5, xmm8, 3                                     ;   301.8 fp1     78 w[4]
        vpxor xmm6, xmm6, xmm9                                   ;   302.0 fp0     78 w[4]
        mov r13d, edi                                            ;   302.2         52 v[7] copy
        and r13d, esi                                            ;   302.8 alu1    52 v[7]
        and r8d, r12d                                            ;   303.3 alu0    52 v[7]
        rorx r14d, r12d, 2                                       ;   303.7 alu2    47 v[7]
        rorx eax, r12d, 0xd                                      ;   303.8 alu1    47 v[7]
        sub r13d, r11d                                           ;   303.8 alu3    63 v[7]
        add r10d, r9d                                            ;   303.8 alu0    62 v[3]
        rorx r9d, r12d, 0x16                                     ;   304.7 alu2    47 v[7]
        add r8d, r13d                                            ;   304.8 alu3    63 v[7]
        xor r14d, eax                                            ;   304.8 alu1    47 v[7]
        xor r14d, r9d                                            ;   305.8 alu0    47 v[7]
        mov r9d, ebx                                             ;   304.0         51 t1 copy
        xor r9d, ebp                                             ;   305.3 alu3    51 t1
        vpxor xmm4, xmm4, xmm6                                   ;   304.3 fp2     78 w[4]
        vpxor xmm4, xmm4, xmm5                                   ;   305.3 fp3     78 w[4]
        vpsrld xmm5, xmm10, 0xa                                  ;   304.7 fp1     78 w[4]
        vpslld xmm8, xmm10, 0xd                                  ;   305.3 fp2     78 w[4]
        vpsrld xmm9, xmm10, 0x13                                 ;   305.7 fp1     78 w[4]
        vpslld xmm11, xmm10, 0xf                                 ;   306.3 fp2     78 w[4]
        vpsrld xmm12, xmm10, 0x11                                ;   306.7 fp1     78 w[4]
        vpxor xmm8, xmm8, xmm9                                   ;   306.7 fp0     78 w[4]
        vpxor xmm11, xmm11, xmm12                                ;   307.7 fp3     78 w[4]
        vpalignr xmm6, xmm0, xmm2, 4                             ;   307.3 fp2     78 w[4]
        vpaddd xmm1, xmm1, xmm4                                  ;   306.5 fp0     78 w[4]
        vpaddd xmm1, xmm1, xmm6                                  ;   308.3 fp3     78 w[4]
        mov r11d, dword [rsp + 200]                              ;   306.3 agu2    62 v[1]
        add r11d, ebx                                            ;   310.3 alu2    62 v[1]
        add r8d, r14d                                            ;   306.8 alu1    63 v[7]
        and r9d, r10d                                            ;   306.8 alu0    51 t1
        add r8d, r10d                                            ;   307.8 alu3    63 v[7]
        xor ebx, r9d                                             ;   307.8 alu2    51 t1
        rorx r9d, r10d, 6                                        ;   307.7 alu1    48 t1
        rorx r13d, r10d, 0xb                                     ;   308.5 alu2    48 t1
        rorx r14d, r10d, 0x19                                    ;   308.7 alu1    48 t1
        add r15d, edi                                            ;   307.8 alu0    62 v[2]
        add r15d, ebx                                            ;   308.8 alu3    62 v[2]
        xor r9d, r13d                                            ;   309.5 alu0    48 t1
        xor r9d, r14d                                            ;   310.5 alu3    48 t1
        mov r13d, esi                                            ;   308.5         52 v[7] copy
        xor r13d, r12d                                           ;   309.5 alu2    52 v[7]
        vpxor xmm8, xmm8, xmm11                                  ;   308.8 fp0     78 w[4]
        vpxor xmm8, xmm8, xmm5                                   ;   309.8 fp1     78 w[4]
        and r13d, r8d                                            ;   310.5 alu1    52 v[6]
        rorx r14d, r8d, 2                                        ;   310.5 alu2    47 v[6]
        rorx eax, r8d, 0xd                                       ;   310.7 alu1    47 v[6]
        rorx ecx, r8d, 0x16                                      ;   311.5 alu2    47 v[6]
        mov edx, esi                                             ;   309.8         52 v[6] copy
        and edx, r12d                                            ;   310.0 alu0    52 v[6]
        vpaddd xmm4, xmm1, xmm8                                  ;   310.8 fp3     78 w[4]
        add r15d, r9d                                            ;   311.5 alu3    62 v[2]
        sub edx, edi                                             ;   311.0 alu0    63 v[6]
        xor r14d, eax                                            ;   311.7 alu3    47 v[6]
        xor r14d, ecx                                            ;   312.7 alu1    47 v[6]
        add r11d, esi                                            ;   312.0 alu0    62 v[1]
        add r13d, edx                                            ;   312.3 alu3    63 v[6]
        mov edi, ebp                                             ;   311.3         51 t1 copy
        xor edi, r10d                                            ;   312.5 alu2    51 t1
        mov r9d, dword [rsp + 204]                               ;   311.7 agu1    62 v[0]
        add r9d, ebp                                             ;   315.7 alu1    62 v[0]
        add r13d, r15d                                           ;   313.3 alu0    63 v[6]
        rorx eax, r15d, 6                                        ;   313.5 alu2    48 t1
        rorx ecx, r15d, 0xb                                      ;   313.7 alu1    48 t1
        rorx edx, r15d, 0x19                                     ;   314.5 alu2    48 t1
        add r13d, r14d                                           ;   314.3 alu3    63 v[6]
        and edi, r15d                                            ;   314.0 alu0    51 t1
        vpslld xmm5, xmm4, 0xd                                   ;   313.0 fp2     78 w[4]
        vpsrld xmm8, xmm4, 0x13                                  ;   313.2 fp1     78 w[4]
        vpslld xmm9, xmm4, 0xf                                   ;   314.0 fp2     78 w[4]
        vpsrld xmm10, xmm4, 0x11                                 ;   314.2 fp1     78 w[4]
        xor ebp, edi                                             ;   315.0 alu3    51 t1
        vpxor xmm5, xmm5, xmm8                                   ;   314.2 fp0     78 w[4]
        vpsrld xmm8, xmm4, 0xa                                   ;   315.0 fp2     78 w[4]
        xor eax, ecx                                             ;   314.7 alu1    48 t1
        add r11d, ebp                                            ;   316.0 alu0    62 v[1]
        xor eax, edx                                             ;   315.7 alu3    48 t1
        vpxor xmm9, xmm9, xmm10                                  ;   315.2 fp3     78 w[4]
        mov edi, r12d                                            ;   314.8         52 v[6] copy
        xor edi, r8d                                             ;   315.5 alu2    52 v[6]
        vpshufd xmm1, xmm1, 0xe                                  ;   315.2 fp1     78 w[4]
        rorx ebp, r13d, 2                                        ;   315.7 alu1    47 v[5]
        vpxor xmm5, xmm5, xmm8                                   ;   316.0 fp0     78 w[4]
        vpxor xmm5, xmm5, xmm9                                   ;   317.0 fp3     78 w[4]
        and edi, r13d                                            ;   316.5 alu0    52 v[5]
        add r11d, eax                                            ;   317.0 alu3    62 v[1]
        rorx r14d, r13d, 0xd                                     ;   316.5 alu2    47 v[5]
        rorx eax, r13d, 0x16                                     ;   316.7 alu1    47 v[5]
        xor ebp, r14d                                            ;   317.5 alu0    47 v[5]
        mov r14d, r12d                                           ;   316.7         52 v[5] copy
        and r14d, r8d                                            ;   317.3 alu3    52 v[5]
        xor ebp, eax                                             ;   318.5 alu2    47 v[5]
        add r9d, r12d                                            ;   317.7 alu1    62 v[0]
        sub r14d, esi                                            ;   318.3 alu0    63 v[5]
        vpaddd xmm1, xmm1, xmm5                                  ;   318.0 fp2     78 w[4]
        mov esi, r10d                                            ;   317.7         51 t1 copy
        xor esi, r15d                                            ;   318.3 alu3    51 t1
        lea eax, [r10 + r8]                                      ;   318.5 alu2    62 v[7]
        add edi, r14d                                            ;   319.3 alu1    63 v[5]
        and esi, r11d                                            ;   319.3 alu0    51 t1
        add edi, r11d                                            ;   320.3 alu3    63 v[5]
        add edi, ebp                                             ;   321.3 alu2    63 v[5]
        rorx ebp, r11d, 6                                        ;   319.7 alu1    48 t1
        rorx r14d, r11d, 0xb                                     ;   320.5 alu2    48 t1
        vpunpcklqdq xmm1, xmm4, xmm1                             ;   319.2 fp1     78 w[4]
        xor r10d, esi                                            ;   320.3 alu0    51 t1
        rorx esi, r11d, 0x19                                     ;   320.7 alu1    48 t1
        mov ecx, r8d                                             ;   319.7         52 v[5] copy
        xor ecx, r13d                                            ;   320.3 alu3    52 v[5]
        add r9d, r10d                                            ;   321.3 alu0    62 v[0]
        vpaddd xmm4, xmm1, [rel sha256_blocks.T0_w.blocks + 224] ;   320.2 fp0+agu0   78 w[4]
        xor ebp, r14d                                            ;   321.5 alu3    48 t1
        mov r10d, r8d                                            ;   320.5         52 v[4] copy
        and r10d, r13d                                           ;   321.5 alu2    52 v[4]
        xor ebp, esi                                             ;   322.5 alu1    48 t1
        mov esi, r15d                                            ;   321.0         51 t1 copy
        xor esi, r11d                                            ;   322.0 alu0    51 t1
        lea r14d, [r15 + r13]                                    ;   322.3 alu3    62 v[6]
        sub r10d, r12d                                           ;   322.5 alu2    63 v[4]
        and ecx, edi                                             ;   322.7 alu1    52 v[4]
        rorx r12d, edi, 2                                        ;   323.5 alu2    47 v[4]
        rorx edx, edi, 0xd                                       ;   323.7 alu1    47 v[4]
        rorx ebx, edi, 0x16                                      ;   324.5 alu2    47 v[4]
        vmovdqa [rsp + 208], xmm4                                ;   322.3 agu2+fp5   78 w[4]
        add r9d, ebp                                             ;   323.5 alu0    62 v[0]
        add r10d, ecx                                            ;   323.7 alu3    63 v[4]
        add eax, dword [rsp + 208]                               ;   326.3 alu0+agu1   62 v[7]
        mov ebp, r13d                                            ;   323.0         52 v[4] copy
        xor ebp, edi                                             ;   324.3 alu3    52 v[4]
        xor r12d, edx                                            ;   324.7 alu1    47 v[4]
        mov ecx, r13d                                            ;   323.5         52 v[3] copy
        and ecx, edi                                             ;   325.0 alu0    52 v[3]
        xor r12d, ebx                                            ;   325.7 alu3    47 v[4]
        vpslld xmm4, xmm7, 0xe                                   ;   324.0 fp2     78 w[8]
        vpslld xmm8, xmm7, 0x19                                  ;   324.2 fp1     78 w[8]
        vpsrld xmm5, xmm7, 0x12                                  ;   325.0 fp2     78 w[8]
        and esi, r9d                                             ;   325.5 alu2    51 t1
        add r10d, r9d                                            ;   325.7 alu1    63 v[4]
        rorx edx, r9d, 6                                         ;   326.5 alu2    48 t1
        rorx ebx, r9d, 0xb                                       ;   326.7 alu1    48 t1
        sub ecx, r8d                                             ;   326.0 alu0    63 v[3]
        rorx r8d, r9d, 0x19                                      ;   327.5 alu2    48 t1
        vpsrld xmm9, xmm7, 7                                     ;   325.5 fp1     78 w[8]
        add r10d, r12d                                           ;   326.7 alu3    63 v[4]
        xor r15d, esi                                            ;   327.0 alu0    51 t1
        vpshufd xmm10, xmm1, 0xe                                 ;   326.0 fp2     78 w[8]
        vpxor xmm4, xmm4, xmm5                                   ;   326.2 fp3     78 w[8]
        xor edx, ebx                                             ;   327.7 alu3    48 t1
        mov esi, r11d                                            ;   326.5         51 t1 copy
        xor esi, r9d                                             ;   327.7 alu1    51 t1
        xor edx, r8d                                             ;   328.7 alu0    48 t1
        vpsrld xmm5, xmm7, 3                                     ;   327.0 fp1     78 w[8]
        vpslld xmm7, xmm10, 0xd                                  ;   327.2 fp2     78 w[8]
        vpxor xmm8, xmm8, xmm9                                   ;   327.3 fp0     78 w[8]
        add eax, r15d                                            ;   328.3 alu3    62 v[7]
        add eax, edx                                             ;   329.7 alu2    62 v[7]
        and ebp, r10d                                            ;   328.7 alu1    52 v[3]
        rorx r8d, r10d, 2                                        ;   329.5 alu2    47 v[3]
        rorx r12d, r10d, 0xd                                     ;   329.7 alu1    47 v[3]
        rorx r15d, r10d, 0x16                                    ;   330.5 alu2    47 v[3]
        mov ebx, dword [rsp + 216]                               ;   328.5 agu0    62 v[5]
        add ebx, r11d                                            ;   332.5 alu0    62 v[5]
        add ecx, ebp                                             ;   329.7 alu3    63 v[3]
        vpsrld xmm9, xmm10, 0x13                                 ;   329.0 fp1     78 w[8]
        vpslld xmm11, xmm10, 0xf                                 ;   329.2 fp2     78 w[8]
        vpsrld xmm12, xmm10, 0x11                                ;   330.0 fp1     78 w[8]
        xor r8d, r12d                                            ;   330.7 alu0    47 v[3]
        xor r8d, r15d                                            ;   331.7 alu3    47 v[3]
        vpalignr xmm0, xmm1, xmm0, 4                             ;   330.2 fp2     78 w[8]
        vpxor xmm4, xmm4, xmm8                                   ;   330.0 fp3     78 w[8]
        vpxor xmm4, xmm4, xmm5                                   ;   331.0 fp0     78 w[8]
        vpsrld xmm5, xmm10, 0xa                                  ;   331.0 fp1     78 w[8]
        vpxor xmm7, xmm7, xmm9                                   ;   331.0 fp3     78 w[8]
        vpxor xmm11, xmm11, xmm12                                ;   331.2 fp2     78 w[8]
        and esi, eax                                             ;   330.8 alu1    51 t1
        add ecx, eax                                             ;   331.0 alu0    63 v[3]
        xor r11d, esi                                            ;   331.8 alu3    51 t1
        rorx esi, eax, 6                                         ;   331.5 alu2    48 t1
        rorx ebp, eax, 0xb                                       ;   331.8 alu1    48 t1
        add ecx, r8d                                             ;   332.7 alu0    63 v[3]
        vpaddd xmm0, xmm0, xmm3                                  ;   331.8 fp0     78 w[8]
        vpaddd xmm0, xmm0, xmm4                                  ;   332.8 fp1     78 w[8]
        xor esi, ebp                                             ;   332.8 alu3    48 t1
        add r14d, r11d                                           ;   332.8 alu2    62 v[6]
        rorx r12d, eax, 0x19                                     ;   332.8 alu1    48 t1
        xor esi, r12d                                            ;   333.8 alu0    48 t1
        add r14d, dword [rsp + 212]                              ;   333.8 alu3+agu2   62 v[6]
        mov ebp, edi                                             ;   333.0         52 v[3] copy
        xor ebp, r10d                                            ;   333.5 alu2    52 v[3]
        vpxor xmm7, xmm7, xmm11                                  ;   333.3 fp3     78 w[8]
        vpxor xmm7, xmm7, xmm5                                   ;   334.3 fp2     78 w[8]
        rorx r8d, ecx, 2                                         ;   333.8 alu1    47 v[2]
        and ebp, ecx                                             ;   334.5 alu0    52 v[2]
        rorx r11d, ecx, 0xd                                      ;   334.5 alu2    47 v[2]
        add r14d, esi                                            ;   334.8 alu3    62 v[6]
        rorx esi, ecx, 0x16                                      ;   334.8 alu1    47 v[2]
        xor r8d, r11d                                            ;   335.5 alu0    47 v[2]
        mov r11d, edi                                            ;   334.7         52 v[2] copy
        and r11d, r10d                                           ;   335.3 alu3    52 v[2]
        vpaddd xmm3, xmm0, xmm7                                  ;   335.3 fp0     78 w[8]
        xor r8d, esi                                             ;   336.5 alu2    47 v[2]
        add ebx, edi                                             ;   335.8 alu1    62 v[5]
        sub r11d, r13d                                           ;   336.3 alu0    63 v[2]
        mov esi, r9d                                             ;   335.7         51 t1 copy
        xor esi, eax                                             ;   336.3 alu3    51 t1
        mov r12d, dword [rsp + 220]                              ;   336.0 agu1    62 v[4]
        add r12d, r9d                                            ;   340.0 alu2    62 v[4]
        add ebp, r14d                                            ;   336.8 alu1    63 v[2]
        add ebp, r11d                                            ;   337.8 alu0    63 v[2]
        add ebp, r8d                                             ;   338.8 alu3    63 v[2]
        and esi, r14d                                            ;   337.5 alu2    51 t1
        rorx r8d, r14d, 6                                        ;   337.8 alu1    48 t1
        rorx r11d, r14d, 0xb                                     ;   338.5 alu2    48 t1
        rorx r13d, r14d, 0x19                                    ;   338.8 alu1    48 t1
        vpslld xmm4, xmm3, 0xd                                   ;   337.5 fp1     78 w[8]
        xor r9d, esi                                             ;   338.5 alu0    51 t1
        vpsrld xmm5, xmm3, 0x13                                  ;   337.8 fp2     78 w[8]
        vpslld xmm7, xmm3, 0xf                                   ;   338.5 fp1     78 w[8]
        vpsrld xmm8, xmm3, 0x11                                  ;   338.8 fp2     78 w[8]
        vpxor xmm4, xmm4, xmm5                                   ;   338.8 fp3     78 w[8]
        vpsrld xmm5, xmm3, 0xa                                   ;   339.5 fp1     78 w[8]
        xor r8d, r11d                                            ;   339.5 alu3    48 t1
        add ebx, r9d                                             ;   339.5 alu0    62 v[5]
        xor r8d, r13d                                            ;   340.5 alu2    48 t1
        vpxor xmm7, xmm7, xmm8                                   ;   339.8 fp0     78 w[8]
        mov esi, r10d                                            ;   339.3         52 v[2] copy
        xor esi, ecx                                             ;   339.7 alu3    52 v[2]
        vpshufd xmm0, xmm0, 0xe                                  ;   339.8 fp2     78 w[8]
        and esi, ebp                                             ;   340.7 alu1    52 v[1]
        rorx r9d, ebp, 2                                         ;   340.5 alu2    47 v[1]
        vpxor xmm4, xmm4, xmm5                                   ;   340.5 fp3     78 w[8]
        vpxor xmm4, xmm4, xmm7                                   ;   341.5 fp0     78 w[8]
        add ebx, r8d                                             ;   341.5 alu0    62 v[5]
        rorx r8d, ebp, 0xd                                       ;   340.8 alu1    47 v[1]
        rorx r11d, ebp, 0x16                                     ;   341.5 alu2    47 v[1]
        xor r9d, r8d                                             ;   341.8 alu3    47 v[1]
        mov r8d, r10d                                            ;   341.2         52 v[1] copy
        and r8d, ecx                                             ;   341.5 alu0    52 v[1]
        sub r8d, edi                                             ;   342.5 alu1    63 v[1]
        xor r9d, r11d                                            ;   342.8 alu3    47 v[1]
        add r12d, r10d                                           ;   342.5 alu2    62 v[4]
        vpaddd xmm0, xmm0, xmm4                                  ;   342.5 fp1     78 w[8]
        mov edi, eax                                             ;   342.2         51 t1 copy
        xor edi, r14d                                            ;   342.5 alu0    51 t1
        lea r11d, [rax + rcx]                                    ;   342.8 alu1    62 v[3]
        add esi, r8d                                             ;   343.5 alu3    63 v[1]
        and edi, ebx                                             ;   343.5 alu2    51 t1
        add esi, ebx                                             ;   344.5 alu0    63 v[1]
        add esi, r9d                                             ;   345.5 alu1    63 v[1]
        rorx r8d, ebx, 6                                         ;   344.5 alu2    48 t1
        rorx r9d, ebx, 0xb                                       ;   344.8 alu1    48 t1
        vpunpcklqdq xmm0, xmm3, xmm0                             ;   343.7 fp2     78 w[8]
        xor eax, edi                                             ;   344.5 alu3    51 t1
        rorx edi, ebx, 0x19                                      ;   345.5 alu2    48 t1
        mov r13d, ecx                                            ;   344.2         52 v[1] copy
        xor r13d, ebp                                            ;   344.5 alu0    52 v[1]
        add r12d, eax                                            ;   345.5 alu3    62 v[4]
        vpaddd xmm3, xmm0, [rel sha256_blocks.T0_w.blocks + 240] ;   344.7 fp3+agu0   78 w[8]
        mov r15d, ecx                                            ;   344.8         52 v[0] copy
        and r15d, ebp                                            ;   345.5 alu0    52 v[0]
        xor r8d, r9d                                             ;   345.8 alu1    48 t1
        xor r8d, edi                                             ;   346.8 alu3    48 t1
        sub r15d, r10d                                           ;   346.5 alu2    63 v[0]
        mov edi, r14d                                            ;   345.7         51 t1 copy
        xor edi, ebx                                             ;   346.5 alu0    51 t1
        lea r9d, [r14 + rbp]                                     ;   346.8 alu1    62 v[2]
        and r13d, esi                                            ;   347.0 alu3    52 v[0]
        rorx r10d, esi, 2                                        ;   347.5 alu2    47 v[0]
        rorx eax, esi, 0xd                                       ;   347.8 alu1    47 v[0]
        rorx edx, esi, 0x16                                      ;   348.5 alu2    47 v[0]
        vmovdqa [rsp + 224], xmm3                                ;   346.8 agu2+fp5   78 w[8]
        add r12d, r8d                                            ;   347.8 alu0    62 v[4]
        add r15d, r13d                                           ;   348.0 alu3    63 v[0]
        add r11d, dword [rsp + 224]                              ;   350.8 alu0+agu1   62 v[3]
        mov r8d, ebp                                             ;   347.5         52 v[0] copy
        xor r8d, esi                                             ;   348.8 alu1    52 v[0]
        xor r10d, eax                                            ;   349.0 alu3    47 v[0]
        mov r13d, ebp                                            ;   348.0         52 v[7] copy
        and r13d, esi                                            ;   349.5 alu2    52 v[7]
        xor r10d, edx                                            ;   350.0 alu0    47 v[0]
        vpslld xmm3, xmm6, 0xe                                   ;   348.5 fp1     78 w[12]
        vpsrld xmm4, xmm6, 0x12                                  ;   348.7 fp2     78 w[12]
        and edi, r12d                                            ;   349.8 alu1    51 t1
        add r15d, r12d                                           ;   350.0 alu3    63 v[0]
        rorx eax, r12d, 6                                        ;   350.5 alu2    48 t1
        rorx edx, r12d, 0xb                                      ;   350.8 alu1    48 t1
        vpslld xmm5, xmm6, 0x19                                  ;   349.5 fp1     78 w[12]
        sub r13d, ecx                                            ;   350.5 alu0    63 v[7]
        rorx ecx, r12d, 0x19                                     ;   351.5 alu2    48 t1
        vpsrld xmm7, xmm6, 7                                     ;   350.0 fp2     78 w[12]
        add r15d, r10d                                           ;   351.0 alu3    63 v[0]
        xor r14d, edi                                            ;   351.5 alu0    51 t1
        vpshufd xmm8, xmm0, 0xe                                  ;   350.5 fp1     78 w[12]
        vpxor xmm3, xmm3, xmm4                                   ;   350.7 fp0     78 w[12]
        xor eax, edx                                             ;   351.8 alu1    48 t1
        mov edi, ebx                                             ;   351.0         51 t1 copy
        xor edi, r12d                                            ;   352.0 alu3    51 t1
        add r11d, r14d                                           ;   352.5 alu2    62 v[3]
        xor eax, ecx                                             ;   352.8 alu0    48 t1
        vpsrld xmm4, xmm6, 3                                     ;   351.7 fp2     78 w[12]
        rorx r10d, r15d, 2                                       ;   352.8 alu1    47 v[7]
        vpxor xmm5, xmm5, xmm7                                   ;   352.0 fp3     78 w[12]
        and r8d, r15d                                            ;   353.0 alu3    52 v[7]
        rorx r14d, r15d, 0xd                                     ;   353.5 alu2    47 v[7]
        rorx ecx, r15d, 0x16                                     ;   353.8 alu1    47 v[7]
        mov edx, dword [rsp + 232]                               ;   352.7 agu0    62 v[1]
        add edx, ebx                                             ;   356.7 alu0    62 v[1]
        add r11d, eax                                            ;   354.0 alu3    62 v[3]
        add r13d, r8d                                            ;   354.5 alu2    63 v[7]
        vpslld xmm6, xmm8, 0xd                                   ;   353.3 fp1     78 w[12]
        vpsrld xmm7, xmm8, 0x13                                  ;   353.5 fp2     78 w[12]
        vpslld xmm9, xmm8, 0xf                                   ;   354.3 fp1     78 w[12]
        vpsrld xmm10, xmm8, 0x11                                 ;   354.5 fp2     78 w[12]
        xor r10d, r14d                                           ;   354.5 alu0    47 v[7]
        xor r10d, ecx                                            ;   355.5 alu1    47 v[7]
        vpalignr xmm0, xmm0, xmm1, 4                             ;   355.3 fp1     78 w[12]
        vpxor xmm3, xmm3, xmm5                                   ;   354.5 fp0     78 w[12]
        vpxor xmm3, xmm3, xmm4                                   ;   355.5 fp3     78 w[12]
        vpsrld xmm1, xmm8, 0xa                                   ;   355.5 fp2     78 w[12]
        vpxor xmm9, xmm9, xmm10                                  ;   355.5 fp0     78 w[12]
        and edi, r11d                                            ;   355.2 alu3    51 t1
        rorx r8d, r11d, 0xb                                      ;   355.5 alu2    48 t1
        add r13d, r11d                                           ;   355.5 alu0    63 v[7]
        xor ebx, edi                                             ;   356.2 alu1    51 t1
        rorx edi, r11d, 6                                        ;   356.5 alu2    48 t1
        rorx r14d, r11d, 0x19                                    ;   356.8 alu1    48 t1
        add r13d, r10d                                           ;   356.5 alu3    63 v[7]
        vpaddd xmm0, xmm0, xmm2                                  ;   356.3 fp3     78 w[12]
        vpaddd xmm0, xmm0, xmm3                                  ;   357.3 fp1     78 w[12]
        vpxor xmm6, xmm6, xmm7                                   ;   356.7 fp2     78 w[12]
        add r9d, ebx                                             ;   357.2 alu0    62 v[2]
        xor edi, r8d                                             ;   357.5 alu3    48 t1
        xor edi, r14d                                            ;   358.5 alu2    48 t1
        add r9d, dword [rsp + 228]                               ;   358.2 alu1+agu2   62 v[2]
        mov r8d, esi                                             ;   357.5         52 v[7] copy
        xor r8d, r15d                                            ;   357.8 alu0    52 v[7]
        vpxor xmm6, xmm6, xmm9                                   ;   357.8 fp0     78 w[12]
        vpxor xmm6, xmm6, xmm1                                   ;   358.8 fp3     78 w[12]
        rorx r10d, r13d, 2                                       ;   358.5 alu2    47 v[6]
        and r8d, r13d                                            ;   358.8 alu3    52 v[6]
        rorx r14d, r13d, 0xd                                     ;   358.8 alu1    47 v[6]
        rorx eax, r13d, 0x16                                     ;   359.5 alu2    47 v[6]
        add r9d, edi                                             ;   359.5 alu0    62 v[2]
        xor r10d, r14d                                           ;   359.8 alu3    47 v[6]
        mov edi, esi                                             ;   359.2         52 v[6] copy
        and edi, r15d                                            ;   359.8 alu1    52 v[6]
        vpaddd xmm1, xmm0, xmm6                                  ;   359.8 fp1     78 w[12]
        xor r10d, eax                                            ;   360.8 alu0    47 v[6]
        add edx, esi                                             ;   360.3 alu3    62 v[1]
        sub edi, ebp                                             ;   360.8 alu2    63 v[6]
        mov r14d, dword [rsp + 236]                              ;   360.2 agu1    62 v[0]
        add r14d, r12d                                           ;   364.2 alu1    62 v[0]
        add r8d, r9d                                             ;   360.8 alu0    63 v[6]
        add r8d, edi                                             ;   361.8 alu3    63 v[6]
        add r8d, r10d                                            ;   362.8 alu2    63 v[6]
        rorx edi, r9d, 6                                         ;   361.8 alu1    48 t1
        rorx r10d, r9d, 0xb                                      ;   362.5 alu2    48 t1
        mov ebp, r12d                                            ;   361.3         51 t1 copy
        xor ebp, r11d                                            ;   361.8 alu0    51 t1
        and ebp, r9d                                             ;   362.8 alu3    51 t1
        rorx eax, r9d, 0x19                                      ;   362.8 alu1    48 t1
        vpslld xmm2, xmm1, 0xd                                   ;   362.0 fp2     78 w[12]
        xor r12d, ebp                                            ;   363.8 alu0    51 t1
        vpsrld xmm3, xmm1, 0x13                                  ;   362.3 fp1     78 w[12]
        vpslld xmm4, xmm1, 0xf                                   ;   363.0 fp2     78 w[12]
        vpsrld xmm5, xmm1, 0x11                                  ;   363.3 fp1     78 w[12]
        vpxor xmm2, xmm2, xmm3                                   ;   363.3 fp0     78 w[12]
        vpsrld xmm3, xmm1, 0xa                                   ;   364.0 fp2     78 w[12]
        xor edi, r10d                                            ;   363.5 alu3    48 t1
        add edx, r12d                                            ;   364.8 alu2    62 v[1]
        xor edi, eax                                             ;   364.5 alu1    48 t1
        vpxor xmm4, xmm4, xmm5                                   ;   364.3 fp3     78 w[12]
        mov ebp, r15d                                            ;   363.8         52 v[6] copy
        xor ebp, r13d                                            ;   364.0 alu0    52 v[6]
        and ebp, r8d                                             ;   365.0 alu3    52 v[5]
        mov eax, r15d                                            ;   364.3         52 v[5] copy
        vpshufd xmm0, xmm0, 0xe                                  ;   364.5 fp1     78 w[12]
        rorx r10d, r8d, 2                                        ;   364.7 alu2    47 v[5]
        vpxor xmm2, xmm2, xmm3                                   ;   365.0 fp0     78 w[12]
        vpxor xmm2, xmm2, xmm4                                   ;   366.0 fp3     78 w[12]
        add edx, edi                                             ;   365.8 alu1    62 v[1]
        rorx edi, r8d, 0xd                                       ;   365.7 alu2    47 v[5]
        rorx r12d, r8d, 0x16                                     ;   366.2 alu1    47 v[5]
        and eax, r13d                                            ;   365.7 alu0    52 v[5]
        xor r10d, edi                                            ;   366.7 alu3    47 v[5]
        sub eax, esi                                             ;   366.7 alu2    63 v[5]
        xor r10d, r12d                                           ;   367.7 alu0    47 v[5]
        add r14d, r15d                                           ;   366.8 alu3    62 v[0]
        vpaddd xmm0, xmm0, xmm2                                  ;   367.0 fp2     78 w[12]
        add ebp, eax                                             ;   367.7 alu1    63 v[5]
        mov esi, r11d                                            ;   366.8         51 t1 copy
        xor esi, r9d                                             ;   367.7 alu2    51 t1
        lea edi, [r11 + r13]                                     ;   367.7 alu0    62 v[7]
        mov ecx, r13d                                            ;   367.3         52 v[5] copy
        xor ecx, r8d                                             ;   367.8 alu3    52 v[5]
        add ebp, edx                                             ;   368.7 alu1    63 v[5]
        rorx r12d, edx, 6                                        ;   368.7 alu2    48 t1
        rorx eax, edx, 0xb                                       ;   369.2 alu1    48 t1
        vpunpcklqdq xmm0, xmm1, xmm0                             ;   368.2 fp1     78 w[12]
        and esi, edx                                             ;   368.7 alu0    51 t1
        xor r12d, eax                                            ;   370.2 alu3    48 t1
        xor r11d, esi                                            ;   369.7 alu2    51 t1
        mov esi, r13d                                            ;   368.8         52 v[4] copy
        and esi, r8d                                             ;   369.7 alu0    52 v[4]
        vpaddd xmm0, xmm0, [rel sha256_blocks.T0_w.blocks + 256] ;   369.2 fp0+agu0   78 w[12]
        add r14d, r11d                                           ;   370.7 alu3    62 v[0]
        add ebp, r10d                                            ;   370.2 alu1    63 v[5]
        rorx r10d, edx, 0x19                                     ;   370.7 alu2    48 t1
        xor r12d, r10d                                           ;   371.7 alu0    48 t1
        mov r10d, r9d                                            ;   370.0         51 t1 copy
        xor r10d, edx                                            ;   370.8 alu3    51 t1
        and ecx, ebp                                             ;   371.2 alu1    52 v[4]
        add r14d, r12d                                           ;   372.7 alu2    62 v[0]
        sub esi, r15d                                            ;   371.7 alu0    63 v[4]
        rorx r11d, ebp, 2                                        ;   372.2 alu1    47 v[4]
        rorx r12d, ebp, 0xd                                      ;   372.7 alu2    47 v[4]
        lea r15d, [r9 + r8]                                      ;   371.8 alu3    62 v[6]
        rorx eax, ebp, 0x16                                      ;   373.2 alu1    47 v[4]
        vmovdqa [rsp + 240], xmm0                                ;   371.5 agu2+fp5   78 w[12]
        add ecx, esi                                             ;   372.7 alu0    63 v[4]
        add edi, dword [rsp + 240]                               ;   375.5 alu3+agu1   62 v[7]
        mov esi, r8d                                             ;   372.0         52 v[4] copy
        xor esi, ebp                                             ;   373.7 alu2    52 v[4]
        xor r11d, r12d                                           ;   373.7 alu0    47 v[4]
        mov r12d, r8d                                            ;   372.5         52 v[3] copy
        and r12d, ebp                                            ;   373.8 alu3    52 v[3]
        and r10d, r14d                                           ;   374.2 alu1    51 t1
        xor r9d, r10d                                            ;   375.2 alu2    51 t1
        add ecx, r14d                                            ;   374.7 alu0    63 v[4]
        xor r11d, eax                                            ;   374.8 alu3    47 v[4]
        rorx eax, r14d, 6                                        ;   375.2 alu1    48 t1
        rorx ebx, r14d, 0xb                                      ;   375.7 alu2    48 t1
        rorx r10d, r14d, 0x19                                    ;   376.2 alu1    48 t1
        sub r12d, r13d                                           ;   375.7 alu0    63 v[3]
        mov r13d, edx                                            ;   374.2         51 t1 copy
        xor r13d, r14d                                           ;   375.8 alu3    51 t1
        add ecx, r11d                                            ;   376.7 alu2    63 v[4]
        add edi, r9d                                             ;   376.7 alu0    62 v[7]
        mov r9d, ebp                                             ;   374.8         52 v[3] copy
        xor eax, ebx                                             ;   376.8 alu3    48 t1
        xor eax, r10d                                            ;   377.8 alu1    48 t1
        mov r10d, dword [rsp + 248]                              ;   375.3 agu0    62 v[5]
        add r10d, edx                                            ;   379.3 alu2    62 v[5]
        and esi, ecx                                             ;   377.7 alu0    52 v[3]
        rorx r11d, ecx, 2                                        ;   378.2 alu1    47 v[3]
        mov ebx, ebp                                             ;   376.0         52 v[2] copy
        xor r9d, ecx                                             ;   377.8 alu3    52 v[3]
        and ebx, ecx                                             ;   378.7 alu2    52 v[2]
        add r12d, esi                                            ;   378.7 alu0    63 v[3]
        rorx esi, ecx, 0xd                                       ;   379.2 alu1    47 v[3]
        add edi, eax                                             ;   378.8 alu3    62 v[7]
        rorx eax, ecx, 0x16                                      ;   379.7 alu2    47 v[3]
        add r15d, dword [rsp + 244]                              ;   379.7 alu0+agu2   62 v[6]
        xor r11d, esi                                            ;   380.2 alu3    47 v[3]
        mov esi, r14d                                            ;   377.5         51 t1 copy
        sub ebx, r8d                                             ;   380.2 alu1    63 v[2]
        xor r11d, eax                                            ;   381.2 alu2    47 v[3]
        and r13d, edi                                            ;   380.7 alu0    51 t1
        add r12d, edi                                            ;   380.8 alu3    63 v[3]
        rorx r8d, edi, 6                                         ;   381.2 alu1    48 t1
        rorx eax, edi, 0xb                                       ;   381.7 alu2    48 t1
        xor esi, edi                                             ;   381.7 alu0    51 t1
        mov dword [rsp + 336], ebp                               ;   378.8 agu1+st0   63 v[5] spill
        rorx ebp, edi, 0x19                                      ;   382.2 alu1    48 t1
        xor edx, r13d                                            ;   381.8 alu3    51 t1
        add r12d, r11d                                           ;   382.7 alu2    63 v[3]
        mov r11d, ecx                                            ;   379.5         52 v[2] copy
        mov r13d, dword [rsp + 252]                              ;   379.7 agu0    61 t1
        add r13d, r14d                                           ;   383.7 alu0    61 t1
        xor r8d, eax                                             ;   382.8 alu3    48 t1
        add r15d, edx                                            ;   383.2 alu1    62 v[6]
        xor r8d, ebp                                             ;   383.8 alu2    48 t1
        and r9d, r12d                                            ;   383.7 alu0    52 v[2]
        rorx ebp, r12d, 2                                        ;   384.2 alu1    47 v[2]
        mov eax, dword [rsp + 324]                               ;   380.8 agu2    82 h
        add eax, ecx                                             ;   384.8 alu3    82 h
        xor r11d, r12d                                           ;   384.7 alu2    52 v[2]
        rorx edx, r12d, 0xd                                      ;   385.2 alu1    47 v[2]
        and ecx, r12d                                            ;   384.7 alu0    52 v[1]
        add ebx, r9d                                             ;   384.8 alu3    63 v[2]
        rorx r9d, r12d, 0x16                                     ;   385.7 alu2    47 v[2]
        add r10d, dword [rsp + 336]                              ;   385.7 alu0+agu1   62 v[5]
        add r15d, r8d                                            ;   385.8 alu3    62 v[6]
        xor ebp, edx                                             ;   386.2 alu1    47 v[2]
        mov r8d, edi                                             ;   382.7         51 t1 copy
        sub ecx, dword [rsp + 336]                               ;   386.7 alu2+agu0   63 v[1]
        xor ebp, r9d                                             ;   387.2 alu0    47 v[2]
        and esi, r15d                                            ;   386.8 alu3    51 t1
        add ebx, r15d                                            ;   387.2 alu1    63 v[2]
        rorx r9d, r15d, 6                                        ;   387.7 alu2    48 t1
        rorx edx, r15d, 0xb                                      ;   388.2 alu1    48 t1
        xor r8d, r15d                                            ;   387.7 alu0    51 t1
        xor r14d, esi                                            ;   387.8 alu3    51 t1
        rorx esi, r15d, 0x19                                     ;   388.7 alu2    48 t1
        mov dword [rsp + 336], r15d                              ;   386.8 agu2+st1   62 v[6] spill
        mov r15d, r12d                                           ;   385.2         52 v[1] copy
        add ebx, ebp                                             ;   388.7 alu0    63 v[2]
        mov ebp, edi                                             ;   385.5         51 t1 copy
        add r10d, r14d                                           ;   388.8 alu3    62 v[5]
        xor r9d, edx                                             ;   389.2 alu1    48 t1
        xor r9d, esi                                             ;   390.2 alu2    48 t1
        and r11d, ebx                                            ;   389.7 alu0    52 v[1]
        rorx esi, ebx, 2                                         ;   390.2 alu1    47 v[1]
        rorx r14d, ebx, 0xd                                      ;   390.7 alu2    47 v[1]
        xor r15d, ebx                                            ;   389.8 alu3    52 v[1]
        rorx edx, ebx, 0x16                                      ;   391.2 alu1    47 v[1]
        mov dword [rsp + 324], edi                               ;   387.2 agu1+st0   62 v[7] spill
        mov edi, r12d                                            ;   387.3         52 v[0] copy
        and edi, ebx                                             ;   390.7 alu0    52 v[0]
        add ecx, r11d                                            ;   390.8 alu3    63 v[1]
        add r10d, r9d                                            ;   391.7 alu2    62 v[5]
        xor esi, r14d                                            ;   391.7 alu0    47 v[1]
        mov r9d, dword [rsp + 328]                               ;   388.2 agu0    82 h
        xor esi, edx                                             ;   392.7 alu3    47 v[1]
        add ebx, dword [rsp + 292]                               ;   392.2 alu1+agu2   82 h
        add r9d, edi                                             ;   392.7 alu2    82 h
        mov edi, dword [rsp + 320]                               ;   388.8 agu1    82 h
        add ecx, r10d                                            ;   392.7 alu0    63 v[1]
        and r8d, r10d                                            ;   392.8 alu3    51 t1
        rorx r11d, r10d, 6                                       ;   393.2 alu1    48 t1
        rorx r14d, r10d, 0xb                                     ;   393.7 alu2    48 t1
        rorx edx, r10d, 0x19                                     ;   394.2 alu1    48 t1
        add ecx, esi                                             ;   393.7 alu0    63 v[1]
        xor r11d, r14d                                           ;   394.7 alu3    48 t1
        xor r11d, edx                                            ;   395.7 alu2    48 t1
        and r15d, ecx                                            ;   394.7 alu0    52 v[0]
        add edi, ecx                                             ;   394.8 alu3    82 h
        add r12d, dword [rsp + 296]                              ;   395.2 alu1+agu0   82 h
        mov esi, dword [rsp + 336]                               ;   391.7 agu2    82 h
        add esi, dword [rsp + 308]                               ;   395.7 alu2+agu1   82 h
        add r10d, dword [rsp + 316]                              ;   395.7 alu0+agu0   82 h
        xor ebp, r8d                                             ;   395.8 alu3    51 t1
        mov r8d, dword [rsp + 324]                               ;   392.7 agu2    82 h
        add r8d, dword [rsp + 312]                               ;   396.7 alu1+agu1   82 h
        rorx r14d, ecx, 2                                        ;   396.7 alu2    47 v[0]
        rorx edx, ecx, 0xd                                       ;   397.2 alu1    47 v[0]
        mov dword [rsp + 292], ebx                               ;   393.3 agu0+st1   82 h
        ror ecx, 0x16                                            ;   397.7 alu2    47 v[0]
        mov dword [rsp + 296], r12d                              ;   396.2 agu2+st0   82 h
        add r13d, ebp                                            ;   396.8 alu0    61 t1
        add r9d, r15d                                            ;   396.8 alu3    82 h
        add r13d, r11d                                           ;   397.8 alu0    61 t1
        mov dword [rsp + 308], esi                               ;   396.7 agu1+st1   82 h
        mov dword [rsp + 312], r8d                               ;   397.7 agu0+st0   82 h
        xor r14d, edx                                            ;   398.2 alu3    47 v[0]
        xor r14d, ecx                                            ;   399.2 alu1    47 v[0]
        mov r8, qword [rsp + 264]                                ;   395.7 agu2    68 blocks
        add r8, 0x40                                             ;   399.7 alu2    68 blocks
        add r9d, r13d                                            ;   398.8 alu0    82 h
        add eax, r13d                                            ;   398.8 alu3    82 h
        add r9d, r14d                                            ;   400.2 alu1    82 h
        mov qword [rsp + 264], r8                                ;   400.7 agu1+st1   68 blocks
        mov r8d, r10d                                            ;   396.7         82 h copy
        mov ebp, edi                                             ;   396.8         82 h copy
        mov edi, eax                                             ;   399.8         82 h copy
        mov esi, r9d                                             ;   401.2         82 h copy
        mov rax, qword [rsp + 264]                               ;                    more blocks?
        cmp rax, qword [rsp + 272]                               ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 284], esi                               ;                    resident
        mov dword [rsp + 300], edi                               ;                    resident
        mov dword [rsp + 288], ebp                               ;                    resident
        mov dword [rsp + 304], r8d                               ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 284]                               ;     0.0 agu0    68 blocks reload
        mov r8, qword [rsp + 256]                                ;     0.2 agu1    68 blocks reload
        mov dword [r8], esi                                      ;     4.0 agu2+st0   68 blocks
        mov esi, dword [rsp + 288]                               ;     1.0 agu0    68 blocks reload
        mov dword [r8 + 4], esi                                  ;     5.0 agu1+st1   68 blocks
        mov esi, dword [rsp + 292]                               ;     1.3 agu2    68 blocks reload
        mov dword [r8 + 8], esi                                  ;     5.3 agu0+st0   68 blocks
        mov esi, dword [rsp + 296]                               ;     2.2 agu1    68 blocks reload
        mov dword [r8 + 12], esi                                 ;     6.2 agu2+st1   68 blocks
        mov esi, dword [rsp + 300]                               ;     3.0 agu0    68 blocks reload
        mov dword [r8 + 16], esi                                 ;     7.0 agu1+st0   68 blocks
        mov esi, dword [rsp + 304]                               ;     3.3 agu2    68 blocks reload
        mov dword [r8 + 20], esi                                 ;     7.3 agu0+st1   68 blocks
        mov esi, dword [rsp + 308]                               ;     4.2 agu1    68 blocks reload
        mov dword [r8 + 24], esi                                 ;     8.2 agu2+st0   68 blocks
        mov esi, dword [rsp + 312]                               ;     5.0 agu0    68 blocks reload
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
        vmovdqa [rsp + 240], xmm0                                ;                    cleared
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
        dq 0xd6990624d192e819, 0x106aa070f40e3585, 0x1e376c0819a4c116, 0x34b0bcb52748774c, 0x4ed8aa4a391c0cb3, 0x682e6ff35b9cca4f, 0x78a5636f748f82ee, 0x8cc7020884c87814
        dq 0xa4506ceb90befffa, 0xc67178f2bef9a3f7

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

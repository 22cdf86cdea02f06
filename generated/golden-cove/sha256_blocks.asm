; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
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
; The frame is cleared before return: 336 bytes, 22 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 10.0; bounds: width 3.5, ports 4.5, path 5.0
;   blocks: 2187 uops, planned 369.2; bounds: width 364.5, ports 360.2, path 203.0
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
        sub rsp, 0x168                                           ;                    frame
        mov qword [rsp + 256], rdi                               ;                    argument
        mov dword [rsp + 320], edx                               ;                    argument
        mov qword [rsp + 264], rsi                               ;                    argument
        mov r8, qword [rsp + 256]                                ;     0.0 p2      68 h reload
        mov esi, dword [r8]                                      ;     5.0 p3      68 h
        mov dword [rsp + 288], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 4]                                  ;     5.0 p10     68 h
        mov dword [rsp + 292], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 8]                                  ;     5.0 p2      68 h
        mov dword [rsp + 296], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 12]                                 ;     5.0 p3      68 h
        mov dword [rsp + 300], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 16]                                 ;     5.0 p10     68 h
        mov dword [rsp + 304], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 20]                                 ;     5.0 p2      68 h
        mov dword [rsp + 308], esi                               ;    10.0 p8+p9   68 h
        mov esi, dword [r8 + 24]                                 ;     5.0 p3      68 h
        mov dword [rsp + 312], esi                               ;    10.0 p7+p4   68 h
        mov esi, dword [r8 + 28]                                 ;     5.0 p10     68 h
        mov dword [rsp + 316], esi                               ;    10.0 p8+p9   68 h
        mov r8d, dword [rsp + 320]                               ;     3.0 p2      68 h
        shl r8, 6                                                ;     8.0 p0      68 h
        add r8, qword [rsp + 264]                                ;     9.0 p1+p3   68 h
        mov qword [rsp + 272], r8                                ;    10.0 p7+p4   68 h
        cmp dword [rsp + 320], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 264]                                ;                    resident
        mov esi, dword [rsp + 304]                               ;                    resident
        mov edi, dword [rsp + 308]                               ;                    resident
        mov ebp, dword [rsp + 312]                               ;                    resident
        align 16
.blocks_1:
        mov eax, dword [rsp + 300]                               ;     0.0 p2      62 v[3]
        rorx r9d, esi, 6                                         ;     0.2 p0      48 t1
        vmovdqu xmm0, [r8]                                       ;     0.3 p3      73 w[0]
        rorx r10d, esi, 0xb                                      ;     0.5 p6      48 t1
        rorx r11d, esi, 0x19                                     ;     1.2 p0      48 t1
        xor r9d, r10d                                            ;     1.5 p1      48 t1
        xor r9d, r11d                                            ;     2.5 p5      48 t1
        add r9d, dword [rsp + 316]                               ;     5.0 p11+p10   61 t1
        mov r10d, dword [rsp + 288]                              ;     1.3 p2      71 v[0] reload
        rorx r12d, r10d, 2                                       ;     6.3 p6      47 v[7]
        mov r11d, ebp                                            ;     1.7         51 t1 copy
        xor r11d, edi                                            ;     1.8 p1      51 t1
        and r11d, esi                                            ;     2.8 p5      51 t1
        xor r11d, ebp                                            ;     3.8 p11     51 t1
        add r9d, r11d                                            ;     6.0 p0      61 t1
        rorx r14d, r10d, 0xd                                     ;     6.3 p6      47 v[7]
        mov r11d, esi                                            ;     2.7         51 t1 copy
        xor r11d, edi                                            ;     2.8 p1      51 t1
        vmovdqa xmm1, [rel sha256_blocks.T0_w.blocks + 48]       ;     3.0 p3      73 w[0]
        rorx r15d, r10d, 0x16                                    ;     6.3 p0      47 v[7]
        vmovdqa xmm2, [rel sha256_blocks.T0_w.blocks]            ;     3.3 p10     73 w[8] reload
        vpshufb xmm0, xmm0, xmm2                                 ;     9.3 p5      73 w[0]
        mov r13d, edi                                            ;     3.7         51 t1 copy
        mov ecx, dword [rsp + 296]                               ;     3.8 p2      52 v[7]
        mov edx, dword [rsp + 292]                               ;     4.0 p3      71 v[1] reload
        xor ecx, edx                                             ;     9.0 p11     52 v[7]
        xor r10d, edx                                            ;     9.0 p6      52 v[7]
        vpaddd xmm1, xmm1, xmm0                                  ;    10.3 p1      73 w[0]
        xor r12d, r14d                                           ;     7.3 p0      47 v[7]
        xor r12d, r15d                                           ;     8.3 p5      47 v[7]
        mov r14d, ebp                                            ;     5.0         61 t1 copy
        and ecx, r10d                                            ;    10.0 p11     52 v[7]
        vmovdqa [rsp + 0], xmm1                                  ;    11.3 p7+p4   73 w[0]
        add r9d, dword [rsp + 0]                                 ;    16.3 p6+p10   61 t1
        add r14d, dword [rsp + 4]                                ;    16.3 p1+p2   61 t1
        mov r15d, dword [rsp + 296]                              ;     5.8 p3      62 v[2]
        xor ecx, edx                                             ;    11.0 p0      52 v[7]
        add r12d, ecx                                            ;    12.0 p5      63 v[7]
        mov ecx, esi                                             ;     6.3         51 t1 copy
        add eax, r9d                                             ;    17.3 p11     62 v[3]
        add r12d, r9d                                            ;    17.3 p6      63 v[7]
        and r11d, eax                                            ;    18.3 p1      51 t1
        rorx r9d, eax, 6                                         ;    18.3 p0      48 t1
        rorx ebx, eax, 0xb                                       ;    18.3 p6      48 t1
        xor ecx, eax                                             ;    18.3 p5      51 t1
        mov dword [rsp + 324], ebp                               ;     7.5 p8+p9   71 v[6] spill
        rorx ebp, eax, 0x19                                      ;    18.3 p0      48 t1
        and r10d, r12d                                           ;    18.3 p11     52 v[6]
        xor r13d, r11d                                           ;    19.3 p1      51 t1
        rorx r11d, r12d, 2                                       ;    18.3 p6      47 v[6]
        mov dword [rsp + 328], esi                               ;     8.3 p7+p4   71 v[4] spill
        rorx esi, r12d, 0xd                                      ;    18.3 p0      47 v[6]
        rorx edx, r12d, 0x16                                     ;    18.3 p6      47 v[6]
        mov dword [rsp + 332], r12d                              ;    18.3 p8+p9   63 v[7] spill
        mov r12d, dword [rsp + 292]                              ;     9.0 p10     52 v[6]
        and r12d, dword [rsp + 288]                              ;    14.0 p5+p2   52 v[6]
        vmovdqu xmm1, [r8 + 16]                                  ;     9.3 p3      73 w[4]
        xor r9d, ebx                                             ;    19.3 p11     48 t1
        mov ebx, eax                                             ;    18.3         51 t1 copy
        xor r9d, ebp                                             ;    20.3 p1      48 t1
        xor r11d, esi                                            ;    19.3 p0      47 v[6]
        xor r11d, edx                                            ;    20.3 p5      47 v[6]
        add r14d, r13d                                           ;    20.3 p11     61 t1
        add r14d, r9d                                            ;    21.3 p6      61 t1
        mov esi, dword [rsp + 8]                                 ;    11.3 p10     61 t1
        add esi, edi                                             ;    16.3 p1      61 t1
        add r10d, r12d                                           ;    19.3 p0      63 v[6]
        add r10d, r11d                                           ;    21.3 p5      63 v[6]
        add r15d, r14d                                           ;    22.3 p11     62 v[2]
        mov r9d, dword [rsp + 332]                               ;    18.3 p2      52 v[5]
        mov r11d, dword [rsp + 288]                              ;    11.7 p3      71 v[0] reload
        xor r9d, r11d                                            ;    23.3 p6      52 v[5]
        mov r12d, dword [rsp + 332]                              ;    18.3 p10     52 v[5]
        add r10d, r14d                                           ;    22.3 p1      63 v[6]
        or ecx, r15d                                             ;    23.3 p0      51 t1
        xor ebx, r15d                                            ;    23.3 p5      51 t1
        rorx r13d, r15d, 6                                       ;    23.3 p6      48 t1
        and r12d, r11d                                           ;    23.3 p11     52 v[5]
        rorx r14d, r15d, 0xb                                     ;    23.3 p0      48 t1
        rorx edx, r15d, 0x19                                     ;    23.3 p6      48 t1
        mov dword [rsp + 336], edi                               ;    13.3 p7+p4   71 v[5] spill
        rorx edi, r10d, 2                                        ;    23.3 p0      47 v[5]
        mov qword [rsp + 280], r8                                ;    13.7 p8+p9   73 w[0] spill
        rorx r8d, r10d, 0xd                                      ;    23.3 p6      47 v[5]
        rorx r11d, r10d, 0x16                                    ;    23.3 p0      47 v[5]
        xor r13d, r14d                                           ;    24.3 p1      48 t1
        mov r14d, r10d                                           ;    23.3         52 v[5] copy
        xor r13d, edx                                            ;    25.3 p5      48 t1
        mov ebp, dword [rsp + 292]                               ;    14.7 p2      62 v[1]
        mov edx, dword [rsp + 332]                               ;    18.3 p3      62 v[7]
        and r14d, r9d                                            ;    24.3 p11     52 v[5]
        add edx, eax                                             ;    23.3 p1      62 v[7]
        mov dword [rsp + 340], r15d                              ;    23.3 p7+p4   62 v[2] spill
        mov r15d, dword [rsp + 328]                              ;    15.5 p10     61 t1
        mov r9d, dword [rsp + 332]                               ;    18.3 p2      52 v[5]
        xor r9d, r10d                                            ;    23.3 p5      52 v[5]
        xor ecx, ebx                                             ;    24.3 p6      51 t1
        xor edi, r8d                                             ;    24.3 p11     47 v[5]
        xor edi, r11d                                            ;    25.3 p1      47 v[5]
        add esi, ecx                                             ;    25.3 p0      61 t1
        mov r8d, dword [rsp + 340]                               ;    23.3 p3      51 t1
        add r12d, r14d                                           ;    25.3 p5      63 v[5]
        add esi, r13d                                            ;    26.3 p6      61 t1
        add r15d, dword [rsp + 12]                               ;    20.5 p11+p10   61 t1
        add r12d, edi                                            ;    26.3 p1      63 v[5]
        add ebp, esi                                             ;    27.3 p0      62 v[1]
        mov edi, dword [rsp + 332]                               ;    18.3 p2      52 v[4]
        mov r11d, dword [rsp + 288]                              ;    17.8 p3      62 v[0]
        and edi, r10d                                            ;    23.3 p5      52 v[4]
        add r12d, esi                                            ;    27.3 p6      63 v[5]
        and ebx, ebp                                             ;    28.3 p11     51 t1
        rorx esi, ebp, 6                                         ;    28.3 p0      48 t1
        rorx r13d, ebp, 0xb                                      ;    28.3 p6      48 t1
        rorx r14d, ebp, 0x19                                     ;    28.3 p0      48 t1
        vpshufb xmm1, xmm1, xmm2                                 ;    19.0 p1      73 w[4]
        rorx ecx, r12d, 2                                        ;    28.3 p6      47 v[4]
        xor r8d, ebp                                             ;    28.3 p5      51 t1
        and r9d, r12d                                            ;    28.3 p11     52 v[4]
        xor eax, ebx                                             ;    29.3 p1      51 t1
        mov dword [rsp + 344], ebp                               ;    28.3 p8+p9   62 v[1] spill
        rorx ebp, r12d, 0x16                                     ;    28.3 p0      47 v[4]
        add edi, r9d                                             ;    29.3 p5      63 v[4]
        mov r9d, r10d                                            ;    23.3         52 v[4] copy
        rorx ebx, r12d, 0xd                                      ;    28.3 p6      47 v[4]
        xor r9d, r12d                                            ;    28.3 p11     52 v[4]
        xor esi, r13d                                            ;    29.3 p1      48 t1
        vpaddd xmm3, xmm1, [rel sha256_blocks.T0_w.blocks + 64]  ;    21.3 p5+p10   73 w[4]
        xor esi, r14d                                            ;    30.3 p0      48 t1
        mov r13d, dword [rsp + 340]                              ;    23.3 p2      51 t1
        xor ecx, ebx                                             ;    29.3 p11     47 v[4]
        xor ecx, ebp                                             ;    30.3 p1      47 v[4]
        add r15d, eax                                            ;    30.3 p6      61 t1
        mov ebp, dword [rsp + 344]                               ;    28.3 p3      51 t1
        add r15d, esi                                            ;    31.3 p5      61 t1
        mov esi, r10d                                            ;    23.3         52 v[3] copy
        vmovdqa [rsp + 16], xmm3                                 ;    22.5 p7+p4   73 w[4]
        and esi, r12d                                            ;    28.3 p0      52 v[3]
        add edi, ecx                                             ;    31.3 p11     63 v[4]
        add r11d, r15d                                           ;    32.3 p1      62 v[0]
        add edx, dword [rsp + 16]                                ;    27.5 p6+p10   62 v[7]
        add edi, r15d                                            ;    32.3 p5      63 v[4]
        sub esi, dword [rsp + 332]                               ;    29.3 p0+p2   63 v[3]
        and r8d, r11d                                            ;    33.3 p11     51 t1
        rorx r14d, r11d, 6                                       ;    33.3 p6      48 t1
        rorx r15d, r11d, 0xb                                     ;    33.3 p0      48 t1
        xor ebp, r11d                                            ;    33.3 p1      51 t1
        rorx eax, r11d, 0x19                                     ;    33.3 p6      48 t1
        mov ecx, r12d                                            ;    28.3         52 v[3] copy
        xor ecx, edi                                             ;    33.3 p5      52 v[3]
        and r9d, edi                                             ;    33.3 p11     52 v[3]
        rorx ebx, edi, 2                                         ;    33.3 p0      47 v[3]
        xor r13d, r8d                                            ;    34.3 p1      51 t1
        rorx r8d, edi, 0xd                                       ;    33.3 p6      47 v[3]
        mov dword [rsp + 332], r11d                              ;    33.3 p8+p9   62 v[0] spill
        rorx r11d, edi, 0x16                                     ;    33.3 p0      47 v[3]
        add esi, r9d                                             ;    34.3 p5      63 v[3]
        xor r14d, r15d                                           ;    34.3 p11     48 t1
        xor r14d, eax                                            ;    35.3 p1      48 t1
        mov r9d, dword [rsp + 340]                               ;    26.3 p3      62 v[6]
        add r9d, r10d                                            ;    31.3 p5      62 v[6]
        add r9d, dword [rsp + 20]                                ;    32.3 p11+p10   62 v[6]
        mov r15d, dword [rsp + 344]                              ;    28.3 p2      51 t1
        mov eax, r12d                                            ;    28.3         52 v[2] copy
        and eax, edi                                             ;    33.3 p6      52 v[2]
        xor ebx, r8d                                             ;    34.3 p1      47 v[3]
        xor ebx, r11d                                            ;    35.3 p0      47 v[3]
        add edx, r13d                                            ;    35.3 p5      62 v[7]
        add edx, r14d                                            ;    36.3 p11     62 v[7]
        mov r8d, dword [rsp + 332]                               ;    33.3 p3      51 t1
        sub eax, r10d                                            ;    34.3 p6      63 v[2]
        add esi, ebx                                             ;    36.3 p1      63 v[3]
        mov r14, qword [rsp + 280]                               ;    28.5 p10     73 w[0] reload
        vmovdqu xmm3, [r14 + 32]                                 ;    33.5 p2      73 w[8]
        mov ebx, edi                                             ;    33.3         52 v[2] copy
        and ebp, edx                                             ;    37.3 p0      51 t1
        add esi, edx                                             ;    37.3 p5      63 v[3]
        rorx r10d, edx, 6                                        ;    37.3 p6      48 t1
        xor r8d, edx                                             ;    38.3 p11     51 t1
        xor r15d, ebp                                            ;    38.3 p1      51 t1
        rorx r11d, edx, 0xb                                      ;    37.3 p0      48 t1
        rorx r13d, edx, 0x19                                     ;    37.3 p6      48 t1
        xor r10d, r11d                                           ;    38.3 p5      48 t1
        xor r10d, r13d                                           ;    39.3 p11     48 t1
        mov ebp, dword [rsp + 332]                               ;    33.3 p3      51 t1
        and ecx, esi                                             ;    38.3 p1      52 v[2]
        rorx r11d, esi, 2                                        ;    38.3 p0      47 v[2]
        rorx r13d, esi, 0xd                                      ;    38.3 p6      47 v[2]
        xor ebx, esi                                             ;    38.3 p5      52 v[2]
        rorx r14d, esi, 0x16                                     ;    38.3 p0      47 v[2]
        mov dword [rsp + 340], edx                               ;    37.3 p7+p4   62 v[7] spill
        mov edx, dword [rsp + 344]                               ;    31.7 p10     62 v[5]
        add edx, r12d                                            ;    36.7 p11     62 v[5]
        mov dword [rsp + 344], r12d                              ;    32.0 p8+p9   63 v[5] spill
        mov r12d, edi                                            ;    33.3         52 v[1] copy
        and r12d, esi                                            ;    38.3 p1      52 v[1]
        add r9d, r15d                                            ;    39.3 p5      62 v[6]
        add eax, ecx                                             ;    39.3 p6      63 v[2]
        xor r11d, r13d                                           ;    39.3 p11     47 v[2]
        xor r11d, r14d                                           ;    40.3 p0      47 v[2]
        add r9d, r10d                                            ;    40.3 p1      62 v[6]
        add edx, dword [rsp + 24]                                ;    37.7 p5+p2   62 v[5]
        mov r10d, dword [rsp + 340]                              ;    37.3 p3      51 t1
        sub r12d, dword [rsp + 344]                              ;    39.3 p6+p10   63 v[1]
        and r8d, r9d                                             ;    41.3 p11     51 t1
        add eax, r11d                                            ;    41.3 p0      63 v[2]
        add eax, r9d                                             ;    42.3 p1      63 v[2]
        rorx r11d, r9d, 6                                        ;    41.3 p6      48 t1
        rorx r13d, r9d, 0xb                                      ;    41.3 p0      48 t1
        rorx r14d, r9d, 0x19                                     ;    41.3 p6      48 t1
        mov r15d, esi                                            ;    38.3         52 v[1] copy
        xor r10d, r9d                                            ;    42.3 p5      51 t1
        xor ebp, r8d                                             ;    42.3 p11     51 t1
        mov r8d, dword [rsp + 340]                               ;    37.3 p2      51 t1
        xor r11d, r13d                                           ;    42.3 p1      48 t1
        xor r11d, r14d                                           ;    43.3 p5      48 t1
        add edx, ebp                                             ;    43.3 p0      62 v[5]
        xor r15d, eax                                            ;    43.3 p11     52 v[1]
        rorx ebp, eax, 2                                         ;    43.3 p6      47 v[1]
        rorx r13d, eax, 0xd                                      ;    43.3 p0      47 v[1]
        rorx r14d, eax, 0x16                                     ;    43.3 p6      47 v[1]
        and ebx, eax                                             ;    43.3 p1      52 v[1]
        mov ecx, dword [rsp + 332]                               ;    36.8 p3      62 v[4]
        add ecx, edi                                             ;    41.8 p5      62 v[4]
        mov dword [rsp + 332], r9d                               ;    41.3 p7+p4   62 v[6] spill
        mov r9d, esi                                             ;    38.3         52 v[0] copy
        add ecx, dword [rsp + 28]                                ;    42.8 p11+p10   62 v[4]
        and r9d, eax                                             ;    43.3 p1      52 v[0]
        add edx, r11d                                            ;    44.3 p5      62 v[5]
        add r12d, ebx                                            ;    44.3 p0      63 v[1]
        xor ebp, r13d                                            ;    44.3 p11     47 v[1]
        xor ebp, r14d                                            ;    45.3 p1      47 v[1]
        mov r11d, dword [rsp + 332]                              ;    41.3 p2      51 t1
        sub r9d, edi                                             ;    44.3 p6      63 v[0]
        and r10d, edx                                            ;    45.3 p5      51 t1
        add r12d, edx                                            ;    45.3 p0      63 v[1]
        rorx edi, edx, 6                                         ;    45.3 p6      48 t1
        rorx r13d, edx, 0xb                                      ;    45.3 p0      48 t1
        rorx r14d, edx, 0x19                                     ;    45.3 p6      48 t1
        vpshufb xmm3, xmm3, xmm2                                 ;    39.7 p1      73 w[8]
        xor r11d, edx                                            ;    46.3 p11     51 t1
        add r12d, ebp                                            ;    46.3 p5      63 v[1]
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 16]  ;    40.7 p1+p3   73 w[8]
        mov ebp, eax                                             ;    43.3         52 v[0] copy
        xor r8d, r10d                                            ;    46.3 p11     51 t1
        xor edi, r13d                                            ;    46.3 p5      48 t1
        xor edi, r14d                                            ;    47.3 p0      48 t1
        add ecx, r8d                                             ;    47.3 p1      62 v[4]
        and r15d, r12d                                           ;    47.3 p6      52 v[0]
        xor ebp, r12d                                            ;    47.3 p11     52 v[0]
        rorx r8d, r12d, 2                                        ;    47.3 p0      47 v[0]
        mov r10d, dword [rsp + 332]                              ;    41.7 p10     51 t1
        rorx r13d, r12d, 0xd                                     ;    47.3 p6      47 v[0]
        rorx r14d, r12d, 0x16                                    ;    47.3 p0      47 v[0]
        vmovdqa [rsp + 32], xmm4                                 ;    42.2 p8+p9   73 w[8]
        mov ebx, eax                                             ;    43.3         52 v[7] copy
        and ebx, r12d                                            ;    47.3 p5      52 v[7]
        add ecx, edi                                             ;    48.3 p1      62 v[4]
        mov edi, dword [rsp + 340]                               ;    42.8 p2      62 v[3]
        add edi, esi                                             ;    47.8 p11     62 v[3]
        add r9d, r15d                                            ;    48.3 p5      63 v[0]
        xor r8d, r13d                                            ;    48.3 p1      47 v[0]
        add edi, dword [rsp + 32]                                ;    48.8 p6+p3   62 v[3]
        xor r8d, r14d                                            ;    49.3 p11     47 v[0]
        add r9d, ecx                                             ;    49.3 p0      63 v[0]
        mov r13d, edx                                            ;    45.3         51 t1 copy
        rorx r14d, ecx, 6                                        ;    49.3 p6      48 t1
        and r11d, ecx                                            ;    49.3 p5      51 t1
        rorx r15d, ecx, 0xb                                      ;    49.3 p0      48 t1
        xor r13d, ecx                                            ;    49.3 p1      51 t1
        mov dword [rsp + 340], eax                               ;    44.8 p7+p4   63 v[2] spill
        rorx eax, ecx, 0x19                                      ;    49.3 p6      48 t1
        add r9d, r8d                                             ;    50.3 p11     63 v[0]
        mov r8d, r12d                                            ;    47.3         52 v[7] copy
        sub ebx, esi                                             ;    48.3 p5      63 v[7]
        xor r10d, r11d                                           ;    50.3 p1      51 t1
        xor r14d, r15d                                           ;    50.3 p0      48 t1
        xor r14d, eax                                            ;    51.3 p11     48 t1
        mov esi, dword [rsp + 40]                                ;    46.2 p10     62 v[1]
        add esi, edx                                             ;    51.2 p5      62 v[1]
        xor r8d, r9d                                             ;    51.3 p1      52 v[7]
        add edi, r10d                                            ;    51.3 p6      62 v[3]
        and ebp, r9d                                             ;    51.3 p0      52 v[7]
        rorx r10d, r9d, 2                                        ;    51.3 p6      47 v[7]
        rorx r11d, r9d, 0xd                                      ;    51.3 p0      47 v[7]
        rorx r15d, r9d, 0x16                                     ;    51.3 p6      47 v[7]
        mov eax, dword [rsp + 340]                               ;    47.5 p2      62 v[2]
        add eax, dword [rsp + 332]                               ;    52.5 p11+p3   62 v[2]
        mov dword [rsp + 332], ecx                               ;    49.3 p8+p9   62 v[4] spill
        mov ecx, r12d                                            ;    48.0         52 v[6] copy
        and ecx, r9d                                             ;    51.3 p5      52 v[6]
        add edi, r14d                                            ;    52.3 p1      62 v[3]
        add eax, dword [rsp + 36]                                ;    53.5 p11+p10   62 v[2]
        add ebx, ebp                                             ;    52.3 p0      63 v[7]
        mov ebp, dword [rsp + 332]                               ;    49.3 p2      51 t1
        xor r10d, r11d                                           ;    52.3 p5      47 v[7]
        xor r10d, r15d                                           ;    53.3 p1      47 v[7]
        sub ecx, dword [rsp + 340]                               ;    52.3 p11+p3   63 v[6]
        and r13d, edi                                            ;    53.3 p6      51 t1
        add ebx, edi                                             ;    53.3 p0      63 v[7]
        rorx r11d, edi, 6                                        ;    53.3 p6      48 t1
        rorx r14d, edi, 0xb                                      ;    53.3 p0      48 t1
        rorx r15d, edi, 0x19                                     ;    53.3 p6      48 t1
        xor ebp, edi                                             ;    54.3 p5      51 t1
        add ebx, r10d                                            ;    54.3 p1      63 v[7]
        mov r10, qword [rsp + 280]                               ;    50.7 p10     73 w[0] reload
        vmovdqu xmm4, [r10 + 48]                                 ;    55.7 p2      73 w[12]
        mov r10d, r9d                                            ;    51.3         52 v[6] copy
        xor edx, r13d                                            ;    54.3 p11     51 t1
        xor r11d, r14d                                           ;    54.3 p5      48 t1
        xor r11d, r15d                                           ;    55.3 p1      48 t1
        rorx r15d, ebx, 0xd                                      ;    55.3 p0      47 v[6]
        mov r13d, dword [rsp + 332]                              ;    51.8 p3      51 t1
        add eax, edx                                             ;    55.3 p11     62 v[2]
        and r8d, ebx                                             ;    55.3 p5      52 v[6]
        xor r10d, ebx                                            ;    55.3 p1      52 v[6]
        rorx r14d, ebx, 2                                        ;    55.3 p6      47 v[6]
        rorx edx, ebx, 0x16                                      ;    55.3 p0      47 v[6]
        add esi, r12d                                            ;    53.2 p11     62 v[1]
        mov dword [rsp + 340], r12d                              ;    53.0 p7+p4   63 v[1] spill
        mov r12d, r9d                                            ;    53.2         52 v[5] copy
        and r12d, ebx                                            ;    55.3 p5      52 v[5]
        add eax, r11d                                            ;    56.3 p1      62 v[2]
        add ecx, r8d                                             ;    56.3 p6      63 v[6]
        xor r14d, r15d                                           ;    56.3 p0      47 v[6]
        xor r14d, edx                                            ;    57.3 p11     47 v[6]
        mov r8d, edi                                             ;    54.2         51 t1 copy
        sub r12d, dword [rsp + 340]                              ;    58.0 p5+p10   63 v[5]
        and ebp, eax                                             ;    57.3 p1      51 t1
        add ecx, eax                                             ;    57.3 p6      63 v[6]
        rorx r11d, eax, 6                                        ;    57.3 p0      48 t1
        rorx r15d, eax, 0xb                                      ;    57.3 p6      48 t1
        rorx edx, eax, 0x19                                      ;    57.3 p0      48 t1
        xor r8d, eax                                             ;    57.3 p11     51 t1
        add ecx, r14d                                            ;    58.3 p5      63 v[6]
        mov r14d, ebx                                            ;    55.7         52 v[5] copy
        xor r13d, ebp                                            ;    58.3 p1      51 t1
        xor r11d, r15d                                           ;    58.3 p11     48 t1
        xor r11d, edx                                            ;    59.3 p5      48 t1
        lea ebp, [rdi + rbx]                                     ;    56.7 p6      62 v[7]
        add esi, r13d                                            ;    59.3 p1      62 v[1]
        and r10d, ecx                                            ;    59.3 p0      52 v[5]
        xor r14d, ecx                                            ;    59.3 p11     52 v[5]
        rorx r13d, ecx, 2                                        ;    59.3 p6      47 v[5]
        rorx r15d, ecx, 0xd                                      ;    59.3 p0      47 v[5]
        rorx edx, ecx, 0x16                                      ;    59.3 p6      47 v[5]
        mov dword [rsp + 340], eax                               ;    57.5 p8+p9   62 v[2] spill
        mov eax, dword [rsp + 332]                               ;    57.7 p2      62 v[0]
        mov dword [rsp + 332], r9d                               ;    57.8 p7+p4   63 v[0] spill
        add eax, r9d                                             ;    62.7 p5      62 v[0]
        add esi, r11d                                            ;    60.3 p1      62 v[1]
        add eax, dword [rsp + 44]                                ;    63.7 p11+p3   62 v[0]
        mov r9d, ebx                                             ;    58.5         52 v[4] copy
        and r9d, ecx                                             ;    59.3 p5      52 v[4]
        add r12d, r10d                                           ;    60.3 p0      63 v[5]
        xor r13d, r15d                                           ;    60.3 p1      47 v[5]
        xor r13d, edx                                            ;    61.3 p11     47 v[5]
        mov r10d, dword [rsp + 340]                              ;    59.3 p10     51 t1
        sub r9d, dword [rsp + 332]                               ;    62.8 p6+p2   63 v[4]
        and r8d, esi                                             ;    61.3 p5      51 t1
        add r12d, esi                                            ;    61.3 p0      63 v[5]
        rorx r11d, esi, 6                                        ;    61.3 p6      48 t1
        rorx r15d, esi, 0xb                                      ;    61.3 p0      48 t1
        rorx edx, esi, 0x19                                      ;    61.7 p6      48 t1
        xor r10d, esi                                            ;    64.3 p1      51 t1
        vpshufb xmm2, xmm4, xmm2                                 ;    61.7 p5      73 w[12]
        add r12d, r13d                                           ;    62.3 p11     63 v[5]
        lea r13d, [rsi + r12]                                    ;    63.3 p1      62 v[5]
        xor edi, r8d                                             ;    62.3 p11     51 t1
        xor r11d, r15d                                           ;    62.3 p5      48 t1
        mov r8d, ecx                                             ;    61.5         52 v[4] copy
        xor r11d, edx                                            ;    63.3 p0      48 t1
        add eax, edi                                             ;    64.7 p1      62 v[0]
        rorx edi, r12d, 2                                        ;    63.3 p6      47 v[4]
        and r14d, r12d                                           ;    63.3 p11     52 v[4]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 32]  ;    63.0 p5+p3   73 w[12]
        rorx r15d, r12d, 0xd                                     ;    63.3 p0      47 v[4]
        rorx edx, r12d, 0x16                                     ;    63.7 p6      47 v[4]
        xor r8d, r12d                                            ;    63.5 p1      52 v[4]
        vmovdqa [rsp + 48], xmm4                                 ;    64.0 p8+p9   73 w[12]
        add eax, r11d                                            ;    65.7 p11     62 v[0]
        add r14d, r9d                                            ;    64.3 p5      63 v[4]
        mov r9d, ecx                                             ;    63.5         52 v[3] copy
        and r9d, r12d                                            ;    64.0 p0      52 v[3]
        xor edi, r15d                                            ;    64.5 p1      47 v[4]
        xor edi, edx                                             ;    65.5 p6      47 v[4]
        add ebp, dword [rsp + 48]                                ;    69.0 p11+p10   62 v[7]
        add r14d, edi                                            ;    66.5 p5      63 v[4]
        add r14d, eax                                            ;    67.5 p0      63 v[4]
        sub r9d, ebx                                             ;    65.5 p1      63 v[3]
        or r10d, eax                                             ;    66.7 p6      51 t1
        xor esi, eax                                             ;    66.7 p11     51 t1
        rorx edi, eax, 6                                         ;    66.7 p0      48 t1
        mov edx, r12d                                            ;    65.3         52 v[3] copy
        mov ebx, eax                                             ;    66.7         51 t1 copy
        rorx r11d, eax, 0xb                                      ;    66.7 p6      48 t1
        rorx r15d, eax, 0x19                                     ;    67.0 p0      48 t1
        vpalignr xmm4, xmm1, xmm0, 4                             ;    66.0 p5      78 w[0]
        xor edi, r11d                                            ;    67.7 p1      48 t1
        xor edi, r15d                                            ;    68.7 p11     48 t1
        xor r10d, esi                                            ;    67.7 p5      51 t1
        and r8d, r14d                                            ;    68.5 p1      52 v[3]
        rorx r11d, r14d, 2                                       ;    68.5 p6      47 v[3]
        rorx r15d, r14d, 0xd                                     ;    68.5 p0      47 v[3]
        xor edx, r14d                                            ;    68.5 p11     52 v[3]
        add ebp, r10d                                            ;    70.0 p5      62 v[7]
        rorx r10d, r14d, 0x16                                    ;    68.7 p6      47 v[3]
        vpsrld xmm5, xmm4, 3                                     ;    68.5 p1      78 w[0]
        vpshufd xmm6, xmm2, 0xe                                  ;    69.0 p5      78 w[0]
        vprold xmm7, xmm4, 0xe                                   ;    69.0 p0      78 w[0]
        vprold xmm4, xmm4, 0x19                                  ;    69.5 p1      78 w[0]
        add r9d, r8d                                             ;    69.5 p11     63 v[3]
        mov r8d, r12d                                            ;    68.5         52 v[2] copy
        and r8d, r14d                                            ;    69.7 p6      52 v[2]
        xor r11d, r15d                                           ;    69.8 p11     47 v[3]
        add ebp, edi                                             ;    71.0 p5      62 v[7]
        mov edi, dword [rsp + 340]                               ;    69.2 p2      62 v[6]
        add edi, ecx                                             ;    74.2 p0      62 v[6]
        xor r11d, r10d                                           ;    70.8 p1      47 v[3]
        add edi, dword [rsp + 52]                                ;    75.2 p6+p3   62 v[6]
        add r9d, r11d                                            ;    71.8 p11     63 v[3]
        or esi, ebp                                              ;    72.0 p5      51 t1
        xor ebx, ebp                                             ;    72.0 p0      51 t1
        add r9d, ebp                                             ;    72.8 p1      63 v[3]
        rorx r10d, ebp, 6                                        ;    72.0 p6      48 t1
        rorx r11d, ebp, 0xb                                      ;    72.0 p0      48 t1
        rorx r15d, ebp, 0x19                                     ;    72.7 p6      48 t1
        vpternlogd xmm5, xmm4, xmm7, 0x96                        ;    72.0 p5      78 w[0]
        sub r8d, ecx                                             ;    71.8 p11     63 v[2]
        vpalignr xmm4, xmm2, xmm3, 4                             ;    73.0 p5      78 w[0]
        vpsrld xmm7, xmm6, 0xa                                   ;    72.5 p1      78 w[0]
        vprold xmm8, xmm6, 0xd                                   ;    73.0 p0      78 w[0]
        vprold xmm6, xmm6, 0xf                                   ;    73.5 p1      78 w[0]
        xor esi, ebx                                             ;    73.0 p11     51 t1
        xor r10d, r11d                                           ;    73.7 p6      48 t1
        and edx, r9d                                             ;    73.8 p11     52 v[2]
        rorx r11d, r9d, 2                                        ;    74.0 p0      47 v[2]
        rorx ecx, r9d, 0xd                                       ;    74.7 p6      47 v[2]
        add edi, esi                                             ;    76.2 p5      62 v[6]
        rorx esi, r9d, 0x16                                      ;    75.0 p0      47 v[2]
        xor r10d, r15d                                           ;    74.7 p1      48 t1
        vpaddd xmm0, xmm0, xmm5                                  ;    75.0 p5      78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;    76.0 p1      78 w[0]
        mov r15d, dword [rsp + 60]                               ;    73.7 p10     62 v[4]
        add r15d, eax                                            ;    78.7 p11     62 v[4]
        add r8d, edx                                             ;    75.7 p6      63 v[2]
        vpternlogd xmm7, xmm6, xmm8, 0x96                        ;    76.0 p5      78 w[0]
        mov edx, r14d                                            ;    74.3         52 v[2] copy
        xor edx, r9d                                             ;    75.8 p11     52 v[2]
        add edi, r10d                                            ;    77.2 p0      62 v[6]
        mov r10d, r14d                                           ;    74.8         52 v[1] copy
        and r10d, r9d                                            ;    76.5 p1      52 v[1]
        xor r11d, ecx                                            ;    76.7 p6      47 v[2]
        xor r11d, esi                                            ;    77.7 p11     47 v[2]
        add r13d, dword [rsp + 56]                               ;    77.0 p5+p2   62 v[5]
        vpaddd xmm7, xmm7, xmm0                                  ;    77.0 p0      78 w[0]
        and ebx, edi                                             ;    78.2 p1      51 t1
        add r8d, edi                                             ;    78.2 p6      63 v[2]
        rorx esi, edi, 6                                         ;    78.2 p0      48 t1
        rorx ecx, edi, 0xb                                       ;    78.7 p6      48 t1
        add r8d, r11d                                            ;    79.2 p11     63 v[2]
        rorx r11d, edi, 0x19                                     ;    79.0 p0      48 t1
        sub r10d, r12d                                           ;    78.0 p5      63 v[1]
        mov r12d, ebp                                            ;    77.0         51 t1 copy
        vpsrld xmm5, xmm7, 0xa                                   ;    78.5 p1      78 w[0]
        xor r12d, edi                                            ;    78.8 p11     51 t1
        vprold xmm6, xmm7, 0xd                                   ;    79.5 p1      78 w[0]
        vprold xmm8, xmm7, 0xf                                   ;    80.0 p0      78 w[0]
        xor eax, ebx                                             ;    79.2 p5      51 t1
        vpshufd xmm0, xmm0, 0xe                                  ;    80.0 p5      78 w[0]
        xor esi, ecx                                             ;    79.7 p6      48 t1
        xor esi, r11d                                            ;    80.7 p11     48 t1
        mov r11d, r9d                                            ;    78.5         52 v[1] copy
        add r13d, eax                                            ;    80.5 p1      62 v[5]
        and edx, r8d                                             ;    80.7 p6      52 v[1]
        rorx eax, r8d, 2                                         ;    81.0 p0      47 v[1]
        mov dword [rsp + 340], edi                               ;    79.2 p7+p4   62 v[6] spill
        rorx ecx, r8d, 0xd                                       ;    81.7 p6      47 v[1]
        rorx ebx, r8d, 0x16                                      ;    82.0 p0      47 v[1]
        xor r11d, r8d                                            ;    80.8 p11     52 v[1]
        lea edi, [rbp + r9]                                      ;    81.0 p5      62 v[3]
        vpternlogd xmm5, xmm8, xmm6, 0x96                        ;    81.5 p1      78 w[0]
        add r13d, esi                                            ;    81.8 p11     62 v[5]
        mov esi, r9d                                             ;    80.3         52 v[0] copy
        and esi, r8d                                             ;    82.0 p5      52 v[0]
        add r10d, edx                                            ;    82.5 p1      63 v[1]
        add r15d, r14d                                           ;    82.7 p6      62 v[4]
        xor eax, ecx                                             ;    82.8 p11     47 v[1]
        vpaddd xmm0, xmm0, xmm5                                  ;    83.0 p5      78 w[0]
        xor eax, ebx                                             ;    83.8 p0      47 v[1]
        and r12d, r13d                                           ;    83.5 p1      51 t1
        rorx ecx, r13d, 6                                        ;    83.7 p6      48 t1
        mov edx, dword [rsp + 340]                               ;    81.8 p3      51 t1
        rorx ebx, r13d, 0xb                                      ;    84.0 p0      48 t1
        xor edx, r13d                                            ;    86.8 p11     51 t1
        mov dword [rsp + 332], r9d                               ;    82.3 p8+p9   63 v[3] spill
        rorx r9d, r13d, 0x19                                     ;    84.7 p6      48 t1
        add r10d, r13d                                           ;    84.0 p5      63 v[1]
        sub esi, r14d                                            ;    84.5 p1      63 v[0]
        vpunpcklqdq xmm0, xmm7, xmm0                             ;    85.0 p5      78 w[0]
        xor ebp, r12d                                            ;    84.8 p11     51 t1
        add r10d, eax                                            ;    85.0 p0      63 v[1]
        xor ecx, ebx                                             ;    85.5 p1      48 t1
        add r15d, ebp                                            ;    85.8 p6      62 v[4]
        xor ecx, r9d                                             ;    86.5 p11     48 t1
        mov ebp, r8d                                             ;    84.0         52 v[0] copy
        and r11d, r10d                                           ;    86.0 p5      52 v[0]
        vpaddd xmm5, xmm0, [rel sha256_blocks.T0_w.blocks + 80]  ;    86.0 p0+p10   78 w[0]
        rorx r9d, r10d, 2                                        ;    86.7 p6      47 v[0]
        rorx r12d, r10d, 0xd                                     ;    87.0 p0      47 v[0]
        rorx r14d, r10d, 0x16                                    ;    87.7 p6      47 v[0]
        mov eax, dword [rsp + 340]                               ;    85.0 p2      51 t1
        xor ebp, r10d                                            ;    86.5 p1      52 v[0]
        mov ebx, r8d                                             ;    85.3         52 v[7] copy
        and ebx, r10d                                            ;    86.8 p11     52 v[7]
        add esi, r11d                                            ;    87.0 p5      63 v[0]
        vmovdqa [rsp + 64], xmm5                                 ;    87.0 p7+p4   78 w[0]
        add r15d, ecx                                            ;    87.5 p1      62 v[4]
        xor r9d, r12d                                            ;    88.0 p11     47 v[0]
        add edi, dword [rsp + 64]                                ;    92.0 p5+p3   62 v[3]
        xor r9d, r14d                                            ;    89.0 p0      47 v[0]
        mov r11d, r13d                                           ;    86.7         51 t1 copy
        and edx, r15d                                            ;    88.5 p1      51 t1
        add esi, r15d                                            ;    88.7 p6      63 v[0]
        rorx r12d, r15d, 6                                       ;    89.0 p0      48 t1
        rorx r14d, r15d, 0xb                                     ;    89.7 p6      48 t1
        sub ebx, dword [rsp + 332]                               ;    88.8 p11+p10   63 v[7]
        rorx ecx, r15d, 0x19                                     ;    90.0 p0      48 t1
        xor r11d, r15d                                           ;    89.0 p5      51 t1
        xor eax, edx                                             ;    90.0 p1      51 t1
        add esi, r9d                                             ;    90.0 p11     63 v[0]
        mov r9d, r10d                                            ;    88.3         52 v[7] copy
        xor r9d, esi                                             ;    91.0 p5      52 v[7]
        vpalignr xmm5, xmm3, xmm1, 4                             ;    91.0 p5      78 w[4]
        xor r12d, r14d                                           ;    90.7 p1      48 t1
        xor r12d, ecx                                            ;    91.7 p6      48 t1
        mov r14d, dword [rsp + 72]                               ;    89.2 p2      62 v[1]
        add r14d, r13d                                           ;    94.2 p11     62 v[1]
        add edi, eax                                             ;    93.0 p0      62 v[3]
        and ebp, esi                                             ;    91.5 p1      52 v[7]
        rorx eax, esi, 2                                         ;    91.7 p6      47 v[7]
        rorx ecx, esi, 0xd                                       ;    92.0 p0      47 v[7]
        rorx edx, esi, 0x16                                      ;    92.7 p6      47 v[7]
        vpshufd xmm6, xmm0, 0xe                                  ;    92.0 p5      78 w[4]
        vpsrld xmm7, xmm5, 3                                     ;    92.5 p1      78 w[4]
        vprold xmm8, xmm5, 0xe                                   ;    93.0 p0      78 w[4]
        vprold xmm5, xmm5, 0x19                                  ;    93.5 p1      78 w[4]
        add ebx, ebp                                             ;    92.5 p11     63 v[7]
        mov ebp, r10d                                            ;    91.2         52 v[6] copy
        and ebp, esi                                             ;    92.8 p11     52 v[6]
        add edi, r12d                                            ;    94.0 p5      62 v[3]
        mov r12d, dword [rsp + 340]                              ;    91.7 p3      62 v[2]
        add r12d, r8d                                            ;    96.7 p6      62 v[2]
        xor eax, ecx                                             ;    93.8 p11     47 v[7]
        xor eax, edx                                             ;    94.8 p5      47 v[7]
        add r12d, dword [rsp + 68]                               ;    97.7 p0+p10   62 v[2]
        add ebx, edi                                             ;    95.0 p1      63 v[7]
        rorx ecx, edi, 6                                         ;    95.0 p6      48 t1
        mov edx, r15d                                            ;    92.8         51 t1 copy
        and r11d, edi                                            ;    95.0 p11     51 t1
        xor edx, edi                                             ;    95.0 p5      51 t1
        vpalignr xmm9, xmm0, xmm2, 4                             ;    96.0 p5      78 w[4]
        add ebx, eax                                             ;    96.0 p0      63 v[7]
        rorx eax, edi, 0xb                                       ;    95.7 p6      48 t1
        mov dword [rsp + 340], r10d                              ;    93.8 p8+p9   63 v[1] spill
        rorx r10d, edi, 0x19                                     ;    96.0 p0      48 t1
        sub ebp, r8d                                             ;    95.5 p1      63 v[6]
        vpternlogd xmm7, xmm5, xmm8, 0x96                        ;    96.5 p1      78 w[4]
        vpsrld xmm5, xmm6, 0xa                                   ;    97.0 p0      78 w[4]
        vprold xmm8, xmm6, 0xd                                   ;    97.5 p1      78 w[4]
        vprold xmm6, xmm6, 0xf                                   ;    98.0 p0      78 w[4]
        xor r13d, r11d                                           ;    96.0 p11     51 t1
        xor ecx, eax                                             ;    96.7 p6      48 t1
        xor ecx, r10d                                            ;    97.7 p11     48 t1
        and r9d, ebx                                             ;    97.0 p5      52 v[6]
        add r12d, r13d                                           ;    98.7 p6      62 v[2]
        rorx r8d, ebx, 2                                         ;    98.7 p6      47 v[6]
        vpaddd xmm1, xmm1, xmm9                                  ;    98.0 p5      78 w[4]
        rorx r10d, ebx, 0xd                                      ;    99.0 p0      47 v[6]
        rorx r11d, ebx, 0x16                                     ;    99.7 p6      47 v[6]
        vpaddd xmm1, xmm1, xmm7                                  ;    99.0 p1      78 w[4]
        mov r13d, dword [rsp + 76]                               ;    96.7 p2      62 v[0]
        add r13d, r15d                                           ;   101.7 p11     62 v[0]
        mov eax, esi                                             ;    97.0         52 v[6] copy
        xor eax, ebx                                             ;    98.8 p11     52 v[6]
        add ebp, r9d                                             ;    99.0 p5      63 v[6]
        add r12d, ecx                                            ;    99.7 p1      62 v[2]
        mov r9d, esi                                             ;    97.7         52 v[5] copy
        and r9d, ebx                                             ;    99.8 p11     52 v[5]
        vpternlogd xmm5, xmm6, xmm8, 0x96                        ;   100.0 p5      78 w[4]
        xor r8d, r10d                                            ;   100.0 p0      47 v[6]
        mov r10d, dword [rsp + 340]                              ;    98.3 p3      63 v[1] reload
        xor r8d, r11d                                            ;   101.0 p1      47 v[6]
        add r14d, r10d                                           ;   103.3 p6      62 v[1]
        vpaddd xmm5, xmm1, xmm5                                  ;   101.0 p5      78 w[4]
        and edx, r12d                                            ;   100.8 p11     51 t1
        add ebp, r12d                                            ;   101.0 p0      63 v[6]
        rorx r11d, r12d, 6                                       ;   101.7 p6      48 t1
        rorx ecx, r12d, 0xb                                      ;   102.0 p0      48 t1
        rorx r10d, r12d, 0x19                                    ;   102.7 p6      48 t1
        mov dword [rsp + 332], esi                               ;    99.8 p7+p4   63 v[0] spill
        mov esi, edi                                             ;   100.0         51 t1 copy
        xor esi, r12d                                            ;   101.5 p1      51 t1
        sub r9d, dword [rsp + 340]                               ;   101.8 p11+p10   63 v[5]
        add ebp, r8d                                             ;   102.0 p5      63 v[6]
        xor r15d, edx                                            ;   102.5 p1      51 t1
        vpsrld xmm6, xmm5, 0xa                                   ;   103.0 p0      78 w[4]
        vprold xmm7, xmm5, 0xd                                   ;   103.5 p1      78 w[4]
        xor r11d, ecx                                            ;   103.0 p11     48 t1
        rorx ecx, ebp, 0xd                                       ;   103.7 p6      47 v[5]
        vprold xmm8, xmm5, 0xf                                   ;   104.0 p0      78 w[4]
        and eax, ebp                                             ;   103.0 p5      52 v[5]
        xor r11d, r10d                                           ;   104.0 p11     48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   104.0 p5      78 w[4]
        mov r8d, ebx                                             ;   102.2         52 v[5] copy
        rorx r10d, ebp, 2                                        ;   104.7 p6      47 v[5]
        rorx edx, ebp, 0x16                                      ;   105.0 p0      47 v[5]
        xor r8d, ebp                                             ;   104.5 p1      52 v[5]
        add r14d, r15d                                           ;   104.8 p11     62 v[1]
        lea r15d, [rdi + rbx]                                    ;   105.0 p5      62 v[7]
        add r9d, eax                                             ;   105.5 p1      63 v[5]
        mov eax, ebx                                             ;   103.3         52 v[4] copy
        and eax, ebp                                             ;   105.7 p6      52 v[4]
        vpternlogd xmm6, xmm8, xmm7, 0x96                        ;   106.0 p5      78 w[4]
        add r14d, r11d                                           ;   105.8 p11     62 v[1]
        add r13d, dword [rsp + 332]                              ;   106.0 p0+p2   62 v[0]
        xor r10d, ecx                                            ;   106.5 p1      47 v[5]
        xor r10d, edx                                            ;   107.5 p6      47 v[5]
        vpaddd xmm1, xmm1, xmm6                                  ;   107.0 p5      78 w[4]
        and esi, r14d                                            ;   106.8 p11     51 t1
        add r9d, r14d                                            ;   107.0 p0      63 v[5]
        mov ecx, r12d                                            ;   105.0         51 t1 copy
        rorx edx, r14d, 0xb                                      ;   107.7 p6      48 t1
        xor ecx, r14d                                            ;   107.5 p1      51 t1
        sub eax, dword [rsp + 332]                               ;   107.8 p11+p3   63 v[4]
        rorx r11d, r14d, 6                                       ;   108.0 p0      48 t1
        mov dword [rsp + 332], ebx                               ;   105.8 p8+p9   63 v[7] spill
        rorx ebx, r14d, 0x19                                     ;   108.7 p6      48 t1
        vpunpcklqdq xmm1, xmm5, xmm1                             ;   108.0 p5      78 w[4]
        xor edi, esi                                             ;   108.5 p1      51 t1
        add r9d, r10d                                            ;   108.8 p11     63 v[5]
        xor r11d, edx                                            ;   109.0 p5      48 t1
        xor r11d, ebx                                            ;   110.0 p0      48 t1
        vpaddd xmm5, xmm1, [rel sha256_blocks.T0_w.blocks + 96]  ;   109.5 p1+p10   78 w[4]
        add r13d, edi                                            ;   109.7 p6      62 v[0]
        and r8d, r9d                                             ;   109.8 p11     52 v[4]
        rorx edi, r9d, 2                                         ;   110.0 p0      47 v[4]
        mov esi, ebp                                             ;   107.7         52 v[4] copy
        rorx r10d, r9d, 0xd                                      ;   110.7 p6      47 v[4]
        rorx edx, r9d, 0x16                                      ;   111.0 p0      47 v[4]
        lea ebx, [r12 + rbp]                                     ;   110.0 p5      62 v[6]
        mov dword [rsp + 340], r14d                              ;   108.3 p7+p4   62 v[1] spill
        mov r14d, ebp                                            ;   108.5         52 v[3] copy
        xor esi, r9d                                             ;   110.5 p1      52 v[4]
        and r14d, r9d                                            ;   110.8 p11     52 v[3]
        add eax, r8d                                             ;   111.0 p5      63 v[4]
        vmovdqa [rsp + 80], xmm5                                 ;   110.5 p8+p9   78 w[4]
        add r13d, r11d                                           ;   111.5 p1      62 v[0]
        xor edi, r10d                                            ;   111.7 p6      47 v[4]
        add r15d, dword [rsp + 80]                               ;   115.5 p11+p2   62 v[7]
        xor edi, edx                                             ;   112.7 p5      47 v[4]
        add eax, r13d                                            ;   112.5 p0      63 v[4]
        rorx r10d, r13d, 6                                       ;   112.7 p6      48 t1
        sub r14d, dword [rsp + 332]                              ;   112.5 p1+p3   63 v[3]
        rorx r11d, r13d, 0xb                                     ;   113.0 p0      48 t1
        rorx edx, r13d, 0x19                                     ;   113.7 p6      48 t1
        mov r8d, dword [rsp + 340]                               ;   110.8 p10     51 t1
        and ecx, r13d                                            ;   112.8 p11     51 t1
        xor r8d, r13d                                            ;   115.8 p5      51 t1
        xor r12d, ecx                                            ;   113.8 p1      51 t1
        add eax, edi                                             ;   113.8 p11     63 v[4]
        mov edi, r9d                                             ;   111.7         52 v[3] copy
        xor r10d, r11d                                           ;   114.0 p5      48 t1
        xor r10d, edx                                            ;   115.0 p0      48 t1
        add r15d, r12d                                           ;   116.5 p1      62 v[7]
        and esi, eax                                             ;   114.8 p6      52 v[3]
        rorx r12d, eax, 2                                        ;   115.0 p0      47 v[3]
        rorx ecx, eax, 0xd                                       ;   115.7 p6      47 v[3]
        rorx edx, eax, 0x16                                      ;   116.0 p0      47 v[3]
        vpsrld xmm5, xmm4, 3                                     ;   115.5 p1      78 w[8]
        vpshufd xmm6, xmm1, 0xe                                  ;   115.0 p5      78 w[8]
        vprold xmm7, xmm4, 0xe                                   ;   116.5 p1      78 w[8]
        xor edi, eax                                             ;   114.8 p11     52 v[3]
        mov r11d, dword [rsp + 340]                              ;   113.7 p2      51 t1
        mov dword [rsp + 332], ebp                               ;   113.8 p7+p4   63 v[6] spill
        mov ebp, r9d                                             ;   114.0         52 v[2] copy
        and ebp, eax                                             ;   115.8 p11     52 v[2]
        vprold xmm4, xmm4, 0x19                                  ;   117.0 p0      78 w[8]
        add r14d, esi                                            ;   116.0 p5      63 v[3]
        add r15d, r10d                                           ;   117.5 p6      62 v[7]
        xor r12d, ecx                                            ;   116.8 p11     47 v[3]
        add ebx, dword [rsp + 84]                                ;   117.0 p5+p3   62 v[6]
        xor r12d, edx                                            ;   117.8 p1      47 v[3]
        add r14d, r12d                                           ;   118.8 p6      63 v[3]
        and r8d, r15d                                            ;   118.5 p11     51 t1
        add r14d, r15d                                           ;   119.8 p5      63 v[3]
        rorx esi, r15d, 6                                        ;   118.5 p0      48 t1
        mov r10d, r13d                                           ;   116.0         51 t1 copy
        rorx r12d, r15d, 0xb                                     ;   118.7 p6      48 t1
        rorx ecx, r15d, 0x19                                     ;   119.0 p0      48 t1
        vpalignr xmm8, xmm1, xmm0, 4                             ;   119.0 p5      78 w[8]
        vpsrld xmm10, xmm6, 0xa                                  ;   118.5 p1      78 w[8]
        sub ebp, dword [rsp + 332]                               ;   118.8 p11+p10   63 v[2]
        vpternlogd xmm5, xmm4, xmm7, 0x96                        ;   119.5 p1      78 w[8]
        vprold xmm4, xmm6, 0xd                                   ;   120.0 p0      78 w[8]
        vprold xmm6, xmm6, 0xf                                   ;   120.5 p1      78 w[8]
        xor r10d, r15d                                           ;   119.7 p6      51 t1
        xor r11d, r8d                                            ;   119.8 p11     51 t1
        xor esi, r12d                                            ;   120.0 p5      48 t1
        xor esi, ecx                                             ;   121.0 p6      48 t1
        vpaddd xmm3, xmm8, xmm3                                  ;   121.0 p5      78 w[8]
        add ebx, r11d                                            ;   120.8 p11     62 v[6]
        and edi, r14d                                            ;   121.0 p0      52 v[2]
        rorx r8d, r14d, 2                                        ;   121.7 p6      47 v[2]
        rorx r11d, r14d, 0xd                                     ;   122.0 p0      47 v[2]
        rorx r12d, r14d, 0x16                                    ;   122.7 p6      47 v[2]
        mov ecx, dword [rsp + 92]                                ;   119.2 p2      62 v[4]
        add ecx, r13d                                            ;   124.2 p1      62 v[4]
        mov edx, eax                                             ;   119.5         52 v[2] copy
        vpaddd xmm3, xmm3, xmm5                                  ;   122.0 p5      78 w[8]
        xor edx, r14d                                            ;   121.8 p11     52 v[2]
        vpternlogd xmm10, xmm6, xmm4, 0x96                       ;   122.5 p1      78 w[8]
        add ebx, esi                                             ;   122.8 p11     62 v[6]
        mov esi, eax                                             ;   120.3         52 v[1] copy
        and esi, r14d                                            ;   123.0 p5      52 v[1]
        add ebp, edi                                             ;   123.0 p0      63 v[2]
        xor r8d, r11d                                            ;   123.5 p1      47 v[2]
        xor r8d, r12d                                            ;   124.5 p6      47 v[2]
        mov edi, dword [rsp + 340]                               ;   121.2 p3      62 v[5]
        rorx r11d, ebx, 6                                        ;   124.0 p0      48 t1
        rorx r12d, ebx, 0xb                                      ;   124.7 p6      48 t1
        mov dword [rsp + 340], eax                               ;   121.7 p8+p9   63 v[4] spill
        add edi, r9d                                             ;   126.2 p11     62 v[5]
        rorx eax, ebx, 0x19                                      ;   125.0 p0      48 t1
        xor r11d, r12d                                           ;   125.7 p5      48 t1
        xor r11d, eax                                            ;   126.7 p1      48 t1
        vpaddd xmm4, xmm3, xmm10                                 ;   125.0 p5      78 w[8]
        and r10d, ebx                                            ;   124.8 p11     51 t1
        add ebp, ebx                                             ;   125.5 p1      63 v[2]
        sub esi, r9d                                             ;   125.7 p6      63 v[1]
        mov r9d, r15d                                            ;   123.2         51 t1 copy
        xor r9d, ebx                                             ;   125.8 p11     51 t1
        vpsrld xmm5, xmm4, 0xa                                   ;   126.0 p0      78 w[8]
        add edi, dword [rsp + 88]                                ;   127.2 p5+p10   62 v[5]
        add ebp, r8d                                             ;   126.5 p1      63 v[2]
        xor r13d, r10d                                           ;   126.7 p6      51 t1
        vprold xmm6, xmm4, 0xd                                   ;   127.0 p0      78 w[8]
        vprold xmm7, xmm4, 0xf                                   ;   127.5 p1      78 w[8]
        vpshufd xmm3, xmm3, 0xe                                  ;   127.0 p5      78 w[8]
        add edi, r13d                                            ;   128.2 p11     62 v[5]
        and edx, ebp                                             ;   127.7 p6      52 v[1]
        rorx r10d, ebp, 2                                        ;   128.0 p0      47 v[1]
        rorx r12d, ebp, 0xd                                      ;   128.7 p6      47 v[1]
        mov dword [rsp + 332], ebx                               ;   125.3 p7+p4   62 v[6] spill
        mov ebx, r14d                                            ;   125.5         52 v[0] copy
        rorx r13d, ebp, 0x16                                     ;   129.0 p0      47 v[1]
        lea eax, [r15 + r14]                                     ;   127.8 p11     62 v[3]
        mov r8d, r14d                                            ;   126.0         52 v[1] copy
        xor r8d, ebp                                             ;   128.0 p5      52 v[1]
        and ebx, ebp                                             ;   128.5 p1      52 v[0]
        vpternlogd xmm5, xmm7, xmm6, 0x96                        ;   129.0 p5      78 w[8]
        add edi, r11d                                            ;   129.2 p11     62 v[5]
        add esi, edx                                             ;   129.5 p1      63 v[1]
        xor r10d, r12d                                           ;   129.7 p6      47 v[1]
        add ecx, dword [rsp + 340]                               ;   129.8 p11+p2   62 v[4]
        vpaddd xmm3, xmm3, xmm5                                  ;   130.0 p5      78 w[8]
        xor r10d, r13d                                           ;   130.7 p0      47 v[1]
        and r9d, edi                                             ;   130.5 p1      51 t1
        add esi, edi                                             ;   130.7 p6      63 v[1]
        rorx r11d, edi, 6                                        ;   131.0 p0      48 t1
        sub ebx, dword [rsp + 340]                               ;   130.8 p11+p3   63 v[0]
        rorx r13d, edi, 0xb                                      ;   131.7 p6      48 t1
        rorx edx, edi, 0x19                                      ;   132.0 p0      48 t1
        vpunpcklqdq xmm3, xmm4, xmm3                             ;   131.0 p5      78 w[8]
        xor r15d, r9d                                            ;   131.5 p1      51 t1
        add esi, r10d                                            ;   131.8 p11     63 v[1]
        xor r11d, r13d                                           ;   132.7 p5      48 t1
        add ecx, r15d                                            ;   132.5 p1      62 v[4]
        and r8d, esi                                             ;   132.8 p6      52 v[0]
        mov r12d, dword [rsp + 332]                              ;   129.7 p10     51 t1
        xor r12d, edi                                            ;   134.7 p11     51 t1
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 112] ;   133.0 p5+p2   78 w[8]
        rorx r10d, esi, 2                                        ;   133.0 p0      47 v[0]
        mov dword [rsp + 340], r14d                              ;   130.3 p8+p9   63 v[3] spill
        rorx r13d, esi, 0xd                                      ;   133.7 p6      47 v[0]
        mov r15d, dword [rsp + 332]                              ;   130.7 p3      51 t1
        xor r11d, edx                                            ;   133.7 p1      48 t1
        mov r9d, ebp                                             ;   131.0         52 v[0] copy
        mov r14d, ebp                                            ;   131.2         52 v[7] copy
        xor r9d, esi                                             ;   133.8 p11     52 v[0]
        and r14d, esi                                            ;   134.0 p5      52 v[7]
        rorx edx, esi, 0x16                                      ;   134.0 p0      47 v[0]
        add ebx, r8d                                             ;   134.5 p1      63 v[0]
        vmovdqa [rsp + 96], xmm4                                 ;   134.0 p7+p4   78 w[8]
        add ecx, r11d                                            ;   134.7 p6      62 v[4]
        xor r10d, r13d                                           ;   134.8 p11     47 v[0]
        add eax, dword [rsp + 96]                                ;   139.0 p5+p10   62 v[3]
        xor r10d, edx                                            ;   135.8 p0      47 v[0]
        sub r14d, dword [rsp + 340]                              ;   135.5 p1+p2   63 v[7]
        and r12d, ecx                                            ;   135.7 p6      51 t1
        add ebx, ecx                                             ;   135.8 p11     63 v[0]
        rorx r11d, ecx, 6                                        ;   136.0 p0      48 t1
        rorx r13d, ecx, 0xb                                      ;   136.7 p6      48 t1
        rorx edx, ecx, 0x19                                      ;   137.0 p0      48 t1
        mov r8d, edi                                             ;   133.8         51 t1 copy
        xor r8d, ecx                                             ;   136.0 p5      51 t1
        xor r15d, r12d                                           ;   136.7 p1      51 t1
        add ebx, r10d                                            ;   136.8 p11     63 v[0]
        mov r10d, esi                                            ;   134.5         52 v[7] copy
        xor r11d, r13d                                           ;   137.7 p5      48 t1
        add eax, r15d                                            ;   140.0 p1      62 v[3]
        xor r11d, edx                                            ;   138.7 p6      48 t1
        mov r12d, dword [rsp + 104]                              ;   135.2 p3      62 v[1]
        add r12d, edi                                            ;   140.2 p11     62 v[1]
        and r9d, ebx                                             ;   138.0 p5      52 v[7]
        xor r10d, ebx                                            ;   138.0 p0      52 v[7]
        rorx r13d, ebx, 2                                        ;   138.7 p6      47 v[7]
        rorx edx, ebx, 0x16                                      ;   139.0 p0      47 v[7]
        rorx r15d, ebx, 0xd                                      ;   139.7 p6      47 v[7]
        vpsrld xmm4, xmm9, 3                                     ;   138.5 p1      78 w[12]
        vpshufd xmm5, xmm3, 0xe                                  ;   139.0 p5      78 w[12]
        vprold xmm7, xmm9, 0x19                                  ;   139.5 p1      78 w[12]
        vprold xmm6, xmm9, 0xe                                   ;   140.0 p0      78 w[12]
        mov dword [rsp + 340], ecx                               ;   137.0 p8+p9   62 v[4] spill
        mov ecx, esi                                             ;   137.2         52 v[6] copy
        and ecx, ebx                                             ;   138.8 p11     52 v[6]
        add r14d, r9d                                            ;   139.8 p11     63 v[7]
        add eax, r11d                                            ;   141.0 p5      62 v[3]
        mov r9d, dword [rsp + 332]                               ;   137.8 p10     62 v[2]
        add r9d, ebp                                             ;   142.8 p1      62 v[2]
        xor r13d, r15d                                           ;   140.7 p6      47 v[7]
        add r9d, dword [rsp + 100]                               ;   143.8 p11+p2   62 v[2]
        xor r13d, edx                                            ;   141.7 p5      47 v[7]
        and r8d, eax                                             ;   142.0 p0      51 t1
        add r14d, eax                                            ;   142.0 p1      63 v[7]
        rorx r11d, eax, 6                                        ;   142.0 p6      48 t1
        sub ecx, ebp                                             ;   141.8 p11     63 v[6]
        mov ebp, dword [rsp + 340]                               ;   139.3 p3      51 t1
        rorx r15d, eax, 0xb                                      ;   142.0 p0      48 t1
        rorx edx, eax, 0x19                                      ;   142.7 p6      48 t1
        vprold xmm10, xmm5, 0xd                                  ;   142.5 p1      78 w[12]
        vpalignr xmm9, xmm3, xmm1, 4                             ;   142.0 p5      78 w[12]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   143.0 p5      78 w[12]
        xor ebp, eax                                             ;   144.3 p11     51 t1
        add r14d, r13d                                           ;   143.0 p0      63 v[7]
        vpsrld xmm6, xmm5, 0xa                                   ;   143.5 p1      78 w[12]
        vprold xmm5, xmm5, 0xf                                   ;   144.0 p0      78 w[12]
        xor edi, r8d                                             ;   143.7 p6      51 t1
        xor r11d, r15d                                           ;   143.8 p11     48 t1
        xor r11d, edx                                            ;   144.8 p5      48 t1
        and r10d, r14d                                           ;   144.5 p1      52 v[6]
        add r9d, edi                                             ;   144.8 p6      62 v[2]
        rorx edi, r14d, 2                                        ;   145.0 p0      47 v[6]
        vpaddd xmm2, xmm9, xmm2                                  ;   145.0 p5      78 w[12]
        rorx r8d, r14d, 0xd                                      ;   145.7 p6      47 v[6]
        mov r15d, dword [rsp + 340]                              ;   142.3 p10     51 t1
        rorx r13d, r14d, 0x16                                    ;   146.0 p0      47 v[6]
        mov edx, ebx                                             ;   142.7         52 v[6] copy
        vpaddd xmm2, xmm2, xmm4                                  ;   146.0 p1      78 w[12]
        xor edx, r14d                                            ;   144.8 p11     52 v[6]
        vpternlogd xmm6, xmm5, xmm10, 0x96                       ;   146.0 p5      78 w[12]
        add ecx, r10d                                            ;   145.8 p11     63 v[6]
        add r9d, r11d                                            ;   146.5 p1      62 v[2]
        mov r10d, r14d                                           ;   144.0         52 v[5] copy
        and r10d, ebx                                            ;   146.7 p6      52 v[5]
        xor edi, r8d                                             ;   146.8 p11     47 v[6]
        xor edi, r13d                                            ;   147.8 p5      47 v[6]
        add r12d, esi                                            ;   147.0 p0      62 v[1]
        add ecx, r9d                                             ;   147.5 p1      63 v[6]
        vpaddd xmm6, xmm6, xmm2                                  ;   148.0 p5      78 w[12]
        and ebp, r9d                                             ;   147.7 p6      51 t1
        rorx r8d, r9d, 6                                         ;   148.0 p0      48 t1
        rorx r11d, r9d, 0xb                                      ;   148.7 p6      48 t1
        rorx r13d, r9d, 0x19                                     ;   149.0 p0      48 t1
        mov dword [rsp + 332], ebx                               ;   145.5 p7+p4   63 v[0] spill
        mov ebx, eax                                             ;   145.7         51 t1 copy
        xor ebx, r9d                                             ;   147.8 p11     51 t1
        sub r10d, esi                                            ;   148.5 p1      63 v[5]
        xor r15d, ebp                                            ;   148.8 p11     51 t1
        add ecx, edi                                             ;   149.0 p5      63 v[6]
        vpsrld xmm4, xmm6, 0xa                                   ;   149.5 p1      78 w[12]
        xor r8d, r11d                                            ;   149.7 p6      48 t1
        vpshufd xmm2, xmm2, 0xe                                  ;   150.0 p5      78 w[12]
        vprold xmm5, xmm6, 0xd                                   ;   150.0 p0      78 w[12]
        add r12d, r15d                                           ;   149.8 p11     62 v[1]
        and edx, ecx                                             ;   150.5 p1      52 v[5]
        xor r8d, r13d                                            ;   150.7 p6      48 t1
        vprold xmm7, xmm6, 0xf                                   ;   151.0 p0      78 w[12]
        rorx esi, ecx, 2                                         ;   151.7 p6      47 v[5]
        mov edi, r14d                                            ;   148.0         52 v[5] copy
        rorx ebp, ecx, 0xd                                       ;   152.0 p0      47 v[5]
        rorx r11d, ecx, 0x16                                     ;   152.7 p6      47 v[5]
        lea r13d, [rax + r14]                                    ;   150.8 p11     62 v[7]
        mov r15d, r14d                                           ;   148.7         52 v[4] copy
        xor edi, ecx                                             ;   151.0 p5      52 v[5]
        and r15d, ecx                                            ;   151.5 p1      52 v[4]
        add r12d, r8d                                            ;   151.8 p11     62 v[1]
        mov r8d, dword [rsp + 332]                               ;   149.3 p2      62 v[0]
        add r10d, edx                                            ;   152.0 p5      63 v[5]
        vpternlogd xmm4, xmm7, xmm5, 0x96                        ;   152.5 p1      78 w[12]
        xor esi, ebp                                             ;   153.0 p11     47 v[5]
        add r8d, dword [rsp + 340]                               ;   154.3 p5+p3   62 v[0]
        xor esi, r11d                                            ;   154.0 p0      47 v[5]
        add r8d, dword [rsp + 108]                               ;   155.3 p1+p10   62 v[0]
        and ebx, r12d                                            ;   153.7 p6      51 t1
        add r10d, r12d                                           ;   153.8 p11     63 v[5]
        rorx ebp, r12d, 6                                        ;   154.0 p0      48 t1
        rorx r11d, r12d, 0xb                                     ;   154.7 p6      48 t1
        mov edx, r9d                                             ;   151.2         51 t1 copy
        sub r15d, dword [rsp + 332]                              ;   154.0 p5+p2   63 v[4]
        vpaddd xmm2, xmm2, xmm4                                  ;   154.5 p1      78 w[12]
        mov dword [rsp + 332], r14d                              ;   151.7 p8+p9   63 v[7] spill
        rorx r14d, r12d, 0x19                                    ;   155.0 p0      48 t1
        add r10d, esi                                            ;   155.0 p11     63 v[5]
        xor eax, ebx                                             ;   155.0 p5      51 t1
        xor ebp, r11d                                            ;   155.7 p1      48 t1
        vpunpcklqdq xmm2, xmm6, xmm2                             ;   156.0 p5      78 w[12]
        xor edx, r12d                                            ;   155.7 p6      51 t1
        xor ebp, r14d                                            ;   156.7 p11     48 t1
        mov esi, ecx                                             ;   153.0         52 v[4] copy
        and edi, r10d                                            ;   156.0 p0      52 v[4]
        add r8d, eax                                             ;   156.5 p1      62 v[0]
        rorx r11d, r10d, 2                                       ;   156.7 p6      47 v[4]
        rorx r14d, r10d, 0xd                                     ;   157.0 p0      47 v[4]
        lea ebx, [r9 + rcx]                                      ;   156.8 p11     62 v[6]
        mov dword [rsp + 340], r12d                              ;   154.0 p7+p4   62 v[1] spill
        mov r12d, ecx                                            ;   154.2         52 v[3] copy
        xor esi, r10d                                            ;   157.0 p5      52 v[4]
        and r12d, r10d                                           ;   157.5 p1      52 v[3]
        add r15d, edi                                            ;   157.7 p6      63 v[4]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 128] ;   158.0 p5+p3   78 w[12]
        rorx eax, r10d, 0x16                                     ;   158.0 p0      47 v[4]
        add r8d, ebp                                             ;   157.8 p11     62 v[0]
        xor r11d, r14d                                           ;   158.5 p1      47 v[4]
        xor r11d, eax                                            ;   159.5 p6      47 v[4]
        vmovdqa [rsp + 112], xmm4                                ;   159.0 p8+p9   78 w[12]
        add r13d, dword [rsp + 112]                              ;   164.0 p11+p10   62 v[7]
        mov edi, dword [rsp + 340]                               ;   156.0 p2      51 t1
        and edx, r8d                                             ;   159.0 p5      51 t1
        add r15d, r8d                                            ;   159.0 p0      63 v[4]
        rorx ebp, r8d, 6                                         ;   159.7 p6      48 t1
        sub r12d, dword [rsp + 332]                              ;   159.5 p1+p3   63 v[3]
        rorx r14d, r8d, 0xb                                      ;   160.0 p0      48 t1
        rorx eax, r8d, 0x19                                      ;   160.7 p6      48 t1
        xor edi, r8d                                             ;   161.0 p11     51 t1
        xor r9d, edx                                             ;   160.0 p5      51 t1
        add r15d, r11d                                           ;   160.5 p1      63 v[4]
        mov r11d, r10d                                           ;   157.7         52 v[3] copy
        xor ebp, r14d                                            ;   161.0 p11     48 t1
        add r13d, r9d                                            ;   165.0 p5      62 v[7]
        xor ebp, eax                                             ;   162.0 p0      48 t1
        mov r9d, dword [rsp + 340]                               ;   158.3 p10     51 t1
        and esi, r15d                                            ;   161.5 p1      52 v[3]
        xor r11d, r15d                                           ;   161.7 p6      52 v[3]
        rorx r14d, r15d, 2                                       ;   162.0 p0      47 v[3]
        rorx eax, r15d, 0xd                                      ;   162.7 p6      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   162.5 p1      78 w[0]
        rorx edx, r15d, 0x16                                     ;   163.0 p0      47 v[3]
        vprold xmm6, xmm8, 0xe                                   ;   163.5 p1      78 w[0]
        vprold xmm7, xmm8, 0x19                                  ;   164.0 p0      78 w[0]
        mov dword [rsp + 332], ecx                               ;   159.8 p7+p4   63 v[6] spill
        vpshufd xmm5, xmm2, 0xe                                  ;   162.0 p5      78 w[0]
        mov ecx, r10d                                            ;   160.2         52 v[2] copy
        and ecx, r15d                                            ;   161.8 p11     52 v[2]
        add r12d, esi                                            ;   162.8 p11     63 v[3]
        mov esi, r8d                                             ;   160.7         51 t1 copy
        add r13d, ebp                                            ;   166.0 p5      62 v[7]
        xor r14d, eax                                            ;   163.7 p6      47 v[3]
        xor r14d, edx                                            ;   164.7 p11     47 v[3]
        add ebx, dword [rsp + 116]                               ;   164.0 p5+p2   62 v[6]
        add r12d, r14d                                           ;   165.7 p1      63 v[3]
        and edi, r13d                                            ;   167.0 p6      51 t1
        add r12d, r13d                                           ;   167.0 p11     63 v[3]
        rorx ebp, r13d, 6                                        ;   167.0 p0      48 t1
        rorx r14d, r13d, 0xb                                     ;   167.0 p6      48 t1
        sub ecx, dword [rsp + 332]                               ;   165.0 p5+p3   63 v[2]
        rorx eax, r13d, 0x19                                     ;   167.0 p0      48 t1
        vpsrld xmm10, xmm5, 0xa                                  ;   165.5 p1      78 w[0]
        vprold xmm11, xmm5, 0xd                                  ;   166.5 p1      78 w[0]
        vpalignr xmm8, xmm2, xmm3, 4                             ;   166.0 p5      78 w[0]
        vprold xmm5, xmm5, 0xf                                   ;   167.0 p0      78 w[0]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   167.0 p5      78 w[0]
        xor esi, r13d                                            ;   167.0 p11     51 t1
        xor r9d, edi                                             ;   168.0 p6      51 t1
        xor ebp, r14d                                            ;   168.0 p11     48 t1
        xor ebp, eax                                             ;   169.0 p1      48 t1
        and r11d, r12d                                           ;   168.0 p6      52 v[2]
        mov dword [rsp + 332], r13d                              ;   167.0 p8+p9   62 v[7] spill
        mov r13d, r15d                                           ;   164.5         52 v[2] copy
        rorx edi, r12d, 2                                        ;   168.0 p0      47 v[2]
        rorx r14d, r12d, 0xd                                     ;   168.7 p6      47 v[2]
        vpaddd xmm0, xmm0, xmm8                                  ;   168.0 p5      78 w[0]
        rorx eax, r12d, 0x16                                     ;   169.0 p0      47 v[2]
        mov edx, dword [rsp + 124]                               ;   165.3 p10     62 v[4]
        add edx, r8d                                             ;   170.3 p11     62 v[4]
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   168.5 p1      78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;   169.0 p5      78 w[0]
        xor r13d, r12d                                           ;   168.8 p11     52 v[2]
        add ebx, r9d                                             ;   169.5 p1      62 v[6]
        add ecx, r11d                                            ;   169.7 p6      63 v[2]
        xor edi, r14d                                            ;   169.8 p11     47 v[2]
        add ebx, ebp                                             ;   170.5 p5      62 v[6]
        mov ebp, r15d                                            ;   166.8         52 v[1] copy
        and ebp, r12d                                            ;   170.0 p0      52 v[1]
        xor edi, eax                                             ;   170.8 p1      47 v[2]
        mov r9d, dword [rsp + 340]                               ;   167.3 p2      62 v[5]
        add r9d, r10d                                            ;   172.3 p6      62 v[5]
        add r9d, dword [rsp + 120]                               ;   173.3 p11+p3   62 v[5]
        vpaddd xmm10, xmm10, xmm0                                ;   171.0 p5      78 w[0]
        add ecx, edi                                             ;   171.8 p0      63 v[2]
        and esi, ebx                                             ;   171.5 p1      51 t1
        add ecx, ebx                                             ;   172.8 p6      63 v[2]
        rorx edi, ebx, 6                                         ;   172.0 p0      48 t1
        rorx r11d, ebx, 0xb                                      ;   172.7 p6      48 t1
        mov r14d, dword [rsp + 332]                              ;   168.8 p10     51 t1
        xor r14d, ebx                                            ;   173.8 p11     51 t1
        sub ebp, r10d                                            ;   172.0 p5      63 v[1]
        rorx eax, ebx, 0x19                                      ;   173.0 p0      48 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   172.5 p1      78 w[0]
        xor r8d, esi                                             ;   172.8 p11     51 t1
        vprold xmm5, xmm10, 0xd                                  ;   173.5 p1      78 w[0]
        vprold xmm6, xmm10, 0xf                                  ;   174.0 p0      78 w[0]
        xor edi, r11d                                            ;   173.7 p5      48 t1
        add r9d, r8d                                             ;   174.3 p6      62 v[5]
        xor edi, eax                                             ;   174.7 p11     48 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   174.0 p5      78 w[0]
        mov esi, r12d                                            ;   170.8         52 v[1] copy
        and r13d, ecx                                            ;   174.5 p1      52 v[1]
        rorx r8d, ecx, 2                                         ;   174.7 p6      47 v[1]
        rorx r10d, ecx, 0xd                                      ;   175.0 p0      47 v[1]
        mov eax, dword [rsp + 332]                               ;   171.5 p2      51 t1
        mov dword [rsp + 340], ebx                               ;   171.7 p7+p4   62 v[6] spill
        mov ebx, r12d                                            ;   171.8         52 v[0] copy
        xor esi, ecx                                             ;   174.8 p11     52 v[1]
        rorx r11d, ecx, 0x16                                     ;   175.7 p6      47 v[1]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   175.0 p5      78 w[0]
        add r9d, edi                                             ;   175.7 p1      62 v[5]
        and ebx, ecx                                             ;   175.8 p11     52 v[0]
        add ebp, r13d                                            ;   176.0 p5      63 v[1]
        vpaddd xmm0, xmm0, xmm4                                  ;   176.0 p0      78 w[0]
        add edx, r15d                                            ;   176.5 p1      62 v[4]
        xor r8d, r10d                                            ;   176.7 p6      47 v[1]
        xor r8d, r11d                                            ;   177.7 p11     47 v[1]
        and r14d, r9d                                            ;   177.0 p5      51 t1
        add ebp, r9d                                             ;   177.0 p0      63 v[1]
        rorx edi, r9d, 6                                         ;   177.7 p6      48 t1
        mov r10d, dword [rsp + 340]                              ;   174.2 p3      51 t1
        rorx r11d, r9d, 0xb                                      ;   178.0 p0      48 t1
        sub ebx, r15d                                            ;   177.5 p1      63 v[0]
        rorx r13d, r9d, 0x19                                     ;   178.7 p6      48 t1
        xor r10d, r9d                                            ;   179.2 p11     51 t1
        vpunpcklqdq xmm0, xmm10, xmm0                            ;   178.0 p5      78 w[0]
        xor eax, r14d                                            ;   178.5 p1      51 t1
        add ebp, r8d                                             ;   178.8 p11     63 v[1]
        xor edi, r11d                                            ;   179.0 p5      48 t1
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 144]      ;   175.7 p10     78 w[0]
        vpaddd xmm4, xmm4, xmm0                                  ;   181.7 p0      78 w[0]
        xor edi, r13d                                            ;   180.0 p1      48 t1
        mov r8d, ecx                                             ;   176.2         52 v[0] copy
        add edx, eax                                             ;   179.7 p6      62 v[4]
        and esi, ebp                                             ;   179.8 p11     52 v[0]
        rorx r11d, ebp, 2                                        ;   180.0 p0      47 v[0]
        rorx r13d, ebp, 0xd                                      ;   180.7 p6      47 v[0]
        rorx r14d, ebp, 0x16                                     ;   181.0 p0      47 v[0]
        mov r15d, dword [rsp + 340]                              ;   177.2 p2      51 t1
        mov eax, ecx                                             ;   177.3         52 v[7] copy
        xor r8d, ebp                                             ;   180.0 p5      52 v[0]
        and eax, ebp                                             ;   180.5 p1      52 v[7]
        add ebx, esi                                             ;   180.8 p11     63 v[0]
        add edx, edi                                             ;   181.0 p5      62 v[4]
        mov esi, dword [rsp + 332]                               ;   178.2 p3      62 v[3]
        add esi, r12d                                            ;   183.2 p1      62 v[3]
        xor r11d, r13d                                           ;   181.7 p6      47 v[0]
        xor r11d, r14d                                           ;   182.7 p11     47 v[0]
        mov edi, r9d                                             ;   178.8         51 t1 copy
        and r10d, edx                                            ;   182.0 p5      51 t1
        add ebx, edx                                             ;   182.0 p0      63 v[0]
        rorx r13d, edx, 6                                        ;   182.7 p6      48 t1
        rorx r14d, edx, 0xb                                      ;   183.0 p0      48 t1
        sub eax, r12d                                            ;   182.5 p1      63 v[7]
        rorx r12d, edx, 0x19                                     ;   183.7 p6      48 t1
        xor edi, edx                                             ;   182.8 p11     51 t1
        vmovdqa [rsp + 128], xmm4                                ;   182.7 p8+p9   78 w[0]
        add esi, dword [rsp + 128]                               ;   187.7 p5+p10   62 v[3]
        xor r15d, r10d                                           ;   183.5 p1      51 t1
        add ebx, r11d                                            ;   183.8 p11     63 v[0]
        mov r10d, ebp                                            ;   180.8         52 v[7] copy
        xor r13d, r14d                                           ;   184.0 p5      48 t1
        xor r13d, r12d                                           ;   185.0 p0      48 t1
        mov r11d, dword [rsp + 136]                              ;   182.7 p2      62 v[1]
        add r11d, r9d                                            ;   187.7 p1      62 v[1]
        and r8d, ebx                                             ;   184.8 p6      52 v[7]
        rorx r12d, ebx, 2                                        ;   185.0 p0      47 v[7]
        rorx r14d, ebx, 0xd                                      ;   185.7 p6      47 v[7]
        add esi, r15d                                            ;   188.7 p11     62 v[3]
        rorx r15d, ebx, 0x16                                     ;   186.0 p0      47 v[7]
        mov dword [rsp + 332], edx                               ;   182.5 p7+p4   62 v[4] spill
        mov edx, ebp                                             ;   182.7         52 v[6] copy
        vpsrld xmm4, xmm9, 3                                     ;   185.5 p1      78 w[4]
        vpshufd xmm5, xmm0, 0xe                                  ;   185.0 p5      78 w[4]
        vprold xmm7, xmm9, 0x19                                  ;   186.5 p1      78 w[4]
        xor r10d, ebx                                            ;   185.8 p11     52 v[7]
        vprold xmm6, xmm9, 0xe                                   ;   187.0 p0      78 w[4]
        and edx, ebx                                             ;   186.0 p5      52 v[6]
        add eax, r8d                                             ;   186.7 p6      63 v[7]
        mov r8d, dword [rsp + 340]                               ;   184.0 p3      62 v[2]
        add esi, r13d                                            ;   189.7 p11     62 v[3]
        mov r13d, dword [rsp + 332]                              ;   184.3 p10     51 t1
        add r8d, ecx                                             ;   189.0 p5      62 v[2]
        xor r12d, r14d                                           ;   187.5 p1      47 v[7]
        add r8d, dword [rsp + 132]                               ;   190.0 p6+p2   62 v[2]
        xor r12d, r15d                                           ;   188.5 p11     47 v[7]
        add eax, r12d                                            ;   189.5 p5      63 v[7]
        and edi, esi                                             ;   190.7 p0      51 t1
        add eax, esi                                             ;   190.7 p1      63 v[7]
        rorx r12d, esi, 6                                        ;   190.7 p6      48 t1
        rorx r14d, esi, 0xb                                      ;   190.7 p0      48 t1
        rorx r15d, esi, 0x19                                     ;   190.7 p6      48 t1
        vpalignr xmm9, xmm0, xmm2, 4                             ;   189.0 p5      78 w[4]
        vpsrld xmm10, xmm5, 0xa                                  ;   189.5 p1      78 w[4]
        sub edx, ecx                                             ;   188.8 p11     63 v[6]
        vprold xmm11, xmm5, 0xd                                  ;   190.0 p0      78 w[4]
        vprold xmm5, xmm5, 0xf                                   ;   190.5 p1      78 w[4]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   190.0 p5      78 w[4]
        xor r13d, esi                                            ;   190.7 p11     51 t1
        xor r9d, edi                                             ;   191.7 p6      51 t1
        xor r12d, r14d                                           ;   191.7 p11     48 t1
        xor r12d, r15d                                           ;   192.7 p5      48 t1
        vpaddd xmm1, xmm9, xmm1                                  ;   191.0 p0      78 w[4]
        and r10d, eax                                            ;   191.7 p1      52 v[6]
        rorx edi, eax, 2                                         ;   191.7 p6      47 v[6]
        rorx r14d, eax, 0xd                                      ;   192.0 p0      47 v[6]
        rorx r15d, eax, 0x16                                     ;   192.7 p6      47 v[6]
        mov ecx, dword [rsp + 332]                               ;   188.7 p3      51 t1
        mov dword [rsp + 340], esi                               ;   190.7 p8+p9   62 v[3] spill
        vpaddd xmm1, xmm1, xmm4                                  ;   192.0 p5      78 w[4]
        mov esi, ebx                                             ;   189.2         52 v[6] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   192.5 p1      78 w[4]
        xor esi, eax                                             ;   191.8 p11     52 v[6]
        add r8d, r9d                                             ;   192.8 p11     62 v[2]
        add edx, r10d                                            ;   193.0 p5      63 v[6]
        xor edi, r14d                                            ;   193.0 p0      47 v[6]
        add r8d, r12d                                            ;   193.8 p1      62 v[2]
        mov r9d, ebx                                             ;   190.3         52 v[5] copy
        and r9d, eax                                             ;   193.7 p6      52 v[5]
        vpaddd xmm10, xmm10, xmm1                                ;   194.0 p5      78 w[4]
        xor edi, r15d                                            ;   194.0 p11     47 v[6]
        add r11d, ebp                                            ;   194.0 p0      62 v[1]
        add edx, r8d                                             ;   194.8 p1      63 v[6]
        rorx r10d, r8d, 6                                        ;   194.8 p6      48 t1
        rorx r12d, r8d, 0xb                                      ;   195.0 p0      48 t1
        rorx r14d, r8d, 0x19                                     ;   195.7 p6      48 t1
        mov r15d, dword [rsp + 340]                              ;   191.8 p10     51 t1
        sub r9d, ebp                                             ;   194.8 p11     63 v[5]
        and r13d, r8d                                            ;   195.0 p5      51 t1
        xor r15d, r8d                                            ;   196.8 p1      51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   196.0 p0      78 w[4]
        add edx, edi                                             ;   195.8 p11     63 v[6]
        mov edi, eax                                             ;   192.8         52 v[5] copy
        vprold xmm5, xmm10, 0xd                                  ;   196.5 p1      78 w[4]
        xor r10d, r12d                                           ;   196.0 p5      48 t1
        vprold xmm6, xmm10, 0xf                                  ;   197.0 p0      78 w[4]
        xor ecx, r13d                                            ;   196.7 p6      51 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   197.0 p5      78 w[4]
        xor r10d, r14d                                           ;   197.0 p11     48 t1
        mov r14d, dword [rsp + 340]                              ;   194.0 p2      51 t1
        add r11d, ecx                                            ;   197.7 p1      62 v[1]
        and esi, edx                                             ;   197.7 p6      52 v[5]
        rorx ebp, edx, 2                                         ;   198.0 p0      47 v[5]
        rorx r12d, edx, 0xd                                      ;   198.7 p6      47 v[5]
        rorx r13d, edx, 0x16                                     ;   199.0 p0      47 v[5]
        mov ecx, eax                                             ;   195.0         52 v[4] copy
        and ecx, edx                                             ;   197.8 p11     52 v[4]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   198.0 p5      78 w[4]
        add r11d, r10d                                           ;   198.7 p1      62 v[1]
        add r9d, esi                                             ;   198.8 p11     63 v[5]
        xor edi, edx                                             ;   199.0 p5      52 v[5]
        xor ebp, r12d                                            ;   199.7 p1      47 v[5]
        mov r12d, r8d                                            ;   196.2         51 t1 copy
        mov esi, dword [rsp + 332]                               ;   196.3 p3      62 v[0]
        add esi, ebx                                             ;   201.3 p6      62 v[0]
        vpaddd xmm1, xmm1, xmm4                                  ;   200.0 p5      78 w[4]
        xor ebp, r13d                                            ;   200.7 p11     47 v[5]
        add esi, dword [rsp + 140]                               ;   202.3 p0+p10   62 v[0]
        and r15d, r11d                                           ;   200.5 p1      51 t1
        rorx r10d, r11d, 6                                       ;   200.7 p6      48 t1
        add r9d, r11d                                            ;   200.8 p11     63 v[5]
        sub ecx, ebx                                             ;   201.0 p5      63 v[4]
        rorx r13d, r11d, 0xb                                     ;   201.0 p0      48 t1
        rorx ebx, r11d, 0x19                                     ;   201.7 p6      48 t1
        xor r14d, r15d                                           ;   201.5 p1      51 t1
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 160]      ;   198.3 p2      78 w[4]
        xor r12d, r11d                                           ;   201.8 p11     51 t1
        vpunpcklqdq xmm1, xmm10, xmm1                            ;   202.0 p5      78 w[4]
        add r9d, ebp                                             ;   202.0 p0      63 v[5]
        xor r10d, r13d                                           ;   202.5 p1      48 t1
        xor r10d, ebx                                            ;   203.5 p6      48 t1
        mov ebp, edx                                             ;   199.3         52 v[4] copy
        add esi, r14d                                            ;   203.3 p11     62 v[0]
        and edi, r9d                                             ;   203.0 p5      52 v[4]
        rorx r13d, r9d, 2                                        ;   203.0 p0      47 v[4]
        rorx r14d, r9d, 0xd                                      ;   203.7 p6      47 v[4]
        lea r15d, [r8 + rdx]                                     ;   203.5 p1      62 v[6]
        rorx ebx, r9d, 0x16                                      ;   204.0 p0      47 v[4]
        mov dword [rsp + 332], r11d                              ;   200.5 p7+p4   62 v[1] spill
        mov r11d, edx                                            ;   200.7         52 v[3] copy
        xor ebp, r9d                                             ;   203.8 p11     52 v[4]
        and r11d, r9d                                            ;   204.0 p5      52 v[3]
        vpaddd xmm4, xmm4, xmm1                                  ;   204.5 p1      78 w[4]
        add ecx, edi                                             ;   204.7 p6      63 v[4]
        add esi, r10d                                            ;   204.8 p11     62 v[0]
        mov edi, dword [rsp + 340]                               ;   201.7 p3      62 v[7]
        add edi, eax                                             ;   206.7 p5      62 v[7]
        xor r13d, r14d                                           ;   205.0 p0      47 v[4]
        xor r13d, ebx                                            ;   206.0 p1      47 v[4]
        mov r10d, dword [rsp + 332]                              ;   202.3 p10     51 t1
        sub r11d, eax                                            ;   205.7 p6      63 v[3]
        vmovdqa [rsp + 144], xmm4                                ;   205.5 p8+p9   78 w[4]
        add edi, dword [rsp + 144]                               ;   210.5 p11+p2   62 v[7]
        and r12d, esi                                            ;   206.0 p5      51 t1
        add ecx, esi                                             ;   206.0 p0      63 v[4]
        rorx r14d, esi, 6                                        ;   206.7 p6      48 t1
        rorx eax, esi, 0xb                                       ;   207.0 p0      48 t1
        rorx ebx, esi, 0x19                                      ;   207.7 p6      48 t1
        xor r10d, esi                                            ;   207.3 p1      51 t1
        add ecx, r13d                                            ;   207.0 p11     63 v[4]
        mov r13d, r9d                                            ;   204.2         52 v[3] copy
        xor r8d, r12d                                            ;   207.0 p5      51 t1
        xor r14d, eax                                            ;   208.0 p1      48 t1
        add edi, r8d                                             ;   211.5 p11     62 v[7]
        xor r14d, ebx                                            ;   209.0 p5      48 t1
        rorx eax, ecx, 0xd                                       ;   208.0 p0      47 v[3]
        and ebp, ecx                                             ;   208.5 p1      52 v[3]
        xor r13d, ecx                                            ;   208.7 p6      52 v[3]
        rorx r12d, ecx, 2                                        ;   209.0 p0      47 v[3]
        rorx ebx, ecx, 0x16                                      ;   209.7 p6      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   209.5 p1      78 w[8]
        vpshufd xmm5, xmm1, 0xe                                  ;   209.0 p5      78 w[8]
        mov dword [rsp + 340], edx                               ;   206.2 p7+p4   63 v[6] spill
        vprold xmm6, xmm8, 0xe                                   ;   210.0 p0      78 w[8]
        vprold xmm7, xmm8, 0x19                                  ;   210.5 p1      78 w[8]
        mov edx, r9d                                             ;   206.7         52 v[2] copy
        and edx, ecx                                             ;   208.8 p11     52 v[2]
        add r11d, ebp                                            ;   209.8 p11     63 v[3]
        add edi, r14d                                            ;   212.5 p5      62 v[7]
        xor r12d, eax                                            ;   210.7 p6      47 v[3]
        mov r8d, dword [rsp + 332]                               ;   207.5 p3      51 t1
        add r15d, dword [rsp + 148]                              ;   210.8 p11+p10   62 v[6]
        vprold xmm11, xmm5, 0xd                                  ;   211.0 p0      78 w[8]
        xor r12d, ebx                                            ;   211.7 p5      47 v[3]
        and r10d, edi                                            ;   213.5 p1      51 t1
        add r11d, r12d                                           ;   212.7 p6      63 v[3]
        add r11d, edi                                            ;   213.7 p11     63 v[3]
        rorx ebp, edi, 6                                         ;   213.5 p0      48 t1
        mov r12d, esi                                            ;   208.8         51 t1 copy
        sub edx, dword [rsp + 340]                               ;   212.0 p5+p2   63 v[2]
        rorx r14d, edi, 0xb                                      ;   213.5 p6      48 t1
        rorx eax, edi, 0x19                                      ;   213.5 p0      48 t1
        vpalignr xmm8, xmm1, xmm0, 4                             ;   213.0 p5      78 w[8]
        vpsrld xmm10, xmm5, 0xa                                  ;   212.5 p1      78 w[8]
        vprold xmm5, xmm5, 0xf                                   ;   213.5 p1      78 w[8]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   214.0 p5      78 w[8]
        xor r12d, edi                                            ;   213.5 p11     51 t1
        xor r8d, r10d                                            ;   214.5 p6      51 t1
        xor ebp, r14d                                            ;   214.5 p11     48 t1
        xor ebp, eax                                             ;   215.5 p0      48 t1
        and r13d, r11d                                           ;   214.7 p1      52 v[2]
        rorx r10d, r11d, 2                                       ;   214.7 p6      47 v[2]
        rorx r14d, r11d, 0xd                                     ;   215.0 p0      47 v[2]
        rorx eax, r11d, 0x16                                     ;   215.7 p6      47 v[2]
        mov ebx, dword [rsp + 156]                               ;   211.5 p3      62 v[4]
        add ebx, esi                                             ;   216.5 p11     62 v[4]
        vpaddd xmm3, xmm8, xmm3                                  ;   215.0 p5      78 w[8]
        mov dword [rsp + 340], edi                               ;   213.5 p8+p9   62 v[7] spill
        vpaddd xmm3, xmm3, xmm4                                  ;   216.0 p1      78 w[8]
        mov edi, ecx                                             ;   212.3         52 v[2] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   216.0 p5      78 w[8]
        xor edi, r11d                                            ;   215.8 p11     52 v[2]
        add r15d, r8d                                            ;   216.0 p0      62 v[6]
        add edx, r13d                                            ;   216.5 p1      63 v[2]
        xor r10d, r14d                                           ;   216.7 p6      47 v[2]
        add r15d, ebp                                            ;   217.0 p11     62 v[6]
        mov ebp, ecx                                             ;   213.5         52 v[1] copy
        and ebp, r11d                                            ;   217.0 p5      52 v[1]
        xor r10d, eax                                            ;   217.7 p0      47 v[2]
        mov r8d, dword [rsp + 332]                               ;   214.0 p10     62 v[5]
        add r8d, r9d                                             ;   219.0 p1      62 v[5]
        add r8d, dword [rsp + 152]                               ;   220.0 p6+p2   62 v[5]
        vpaddd xmm10, xmm10, xmm3                                ;   218.0 p5      78 w[8]
        and r12d, r15d                                           ;   218.0 p11     51 t1
        add edx, r15d                                            ;   218.0 p0      63 v[2]
        rorx r13d, r15d, 6                                       ;   218.7 p6      48 t1
        rorx r14d, r15d, 0xb                                     ;   219.0 p0      48 t1
        rorx eax, r15d, 0x19                                     ;   219.7 p6      48 t1
        mov dword [rsp + 332], ecx                               ;   215.5 p7+p4   63 v[4] spill
        mov ecx, dword [rsp + 340]                               ;   215.7 p3      51 t1
        sub ebp, r9d                                             ;   218.5 p1      63 v[1]
        xor ecx, r15d                                            ;   220.7 p11     51 t1
        add edx, r10d                                            ;   219.0 p5      63 v[2]
        xor esi, r12d                                            ;   219.5 p1      51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   220.0 p0      78 w[8]
        mov dword [rsp + 344], r15d                              ;   218.0 p8+p9   62 v[6] spill
        mov r15d, r11d                                           ;   216.8         52 v[0] copy
        vprold xmm5, xmm10, 0xd                                  ;   220.5 p1      78 w[8]
        vprold xmm6, xmm10, 0xf                                  ;   221.0 p0      78 w[8]
        xor r13d, r14d                                           ;   220.0 p11     48 t1
        vpshufd xmm3, xmm3, 0xe                                  ;   220.0 p5      78 w[8]
        rorx r12d, edx, 0xd                                      ;   220.7 p6      47 v[1]
        rorx r14d, edx, 0x16                                     ;   221.7 p6      47 v[1]
        and edi, edx                                             ;   220.8 p11     52 v[1]
        rorx r9d, edx, 2                                         ;   222.0 p0      47 v[1]
        xor r13d, eax                                            ;   221.0 p5      48 t1
        mov eax, dword [rsp + 340]                               ;   218.5 p10     51 t1
        mov r10d, r11d                                           ;   218.7         52 v[1] copy
        xor r10d, edx                                            ;   221.5 p1      52 v[1]
        and r15d, edx                                            ;   221.8 p11     52 v[0]
        add r8d, esi                                             ;   222.0 p5      62 v[5]
        add ebp, edi                                             ;   222.5 p1      63 v[1]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   223.0 p5      78 w[8]
        add r8d, r13d                                            ;   223.0 p6      62 v[5]
        add ebx, dword [rsp + 332]                               ;   222.8 p11+p2   62 v[4]
        xor r9d, r12d                                            ;   223.0 p0      47 v[1]
        xor r9d, r14d                                            ;   224.0 p1      47 v[1]
        vpaddd xmm3, xmm3, xmm4                                  ;   224.0 p5      78 w[8]
        and ecx, r8d                                             ;   224.0 p6      51 t1
        add ebp, r8d                                             ;   224.0 p11     63 v[1]
        rorx esi, r8d, 6                                         ;   224.0 p0      48 t1
        rorx edi, r8d, 0xb                                       ;   224.7 p6      48 t1
        mov r12d, dword [rsp + 344]                              ;   221.2 p3      51 t1
        sub r15d, dword [rsp + 332]                              ;   224.5 p1+p10   63 v[0]
        rorx r13d, r8d, 0x19                                     ;   225.0 p0      48 t1
        xor r12d, r8d                                            ;   226.2 p11     51 t1
        vpunpcklqdq xmm3, xmm10, xmm3                            ;   225.0 p5      78 w[8]
        add ebp, r9d                                             ;   225.5 p1      63 v[1]
        xor eax, ecx                                             ;   225.7 p6      51 t1
        xor esi, edi                                             ;   225.8 p11     48 t1
        xor esi, r13d                                            ;   226.8 p5      48 t1
        mov edi, edx                                             ;   222.7         52 v[0] copy
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 176]      ;   222.8 p2      78 w[8]
        vpaddd xmm4, xmm4, xmm3                                  ;   228.8 p0      78 w[8]
        add ebx, eax                                             ;   226.7 p1      62 v[4]
        mov eax, dword [rsp + 344]                               ;   223.3 p3      51 t1
        mov ecx, edx                                             ;   223.5         52 v[7] copy
        and ecx, ebp                                             ;   226.7 p6      52 v[7]
        and r10d, ebp                                            ;   226.8 p11     52 v[0]
        rorx r9d, ebp, 2                                         ;   227.0 p0      47 v[0]
        rorx r13d, ebp, 0xd                                      ;   227.7 p6      47 v[0]
        rorx r14d, ebp, 0x16                                     ;   228.0 p0      47 v[0]
        xor edi, ebp                                             ;   227.0 p5      52 v[0]
        add r15d, r10d                                           ;   227.8 p1      63 v[0]
        add ebx, esi                                             ;   227.8 p11     62 v[4]
        mov esi, dword [rsp + 340]                               ;   225.0 p10     62 v[3]
        add esi, r11d                                            ;   230.0 p5      62 v[3]
        xor r9d, r13d                                            ;   228.7 p1      47 v[0]
        xor r9d, r14d                                            ;   229.7 p6      47 v[0]
        sub ecx, r11d                                            ;   228.8 p11     63 v[7]
        rorx r11d, ebx, 0xb                                      ;   229.0 p0      48 t1
        mov r10d, r8d                                            ;   226.0         51 t1 copy
        and r12d, ebx                                            ;   229.0 p5      51 t1
        add r15d, ebx                                            ;   229.5 p1      63 v[0]
        rorx r13d, ebx, 6                                        ;   229.7 p6      48 t1
        rorx r14d, ebx, 0x19                                     ;   230.0 p0      48 t1
        xor r10d, ebx                                            ;   229.8 p11     51 t1
        xor eax, r12d                                            ;   230.0 p5      51 t1
        vmovdqa [rsp + 160], xmm4                                ;   229.8 p7+p4   78 w[8]
        add esi, dword [rsp + 160]                               ;   234.8 p1+p2   62 v[3]
        add r15d, r9d                                            ;   230.7 p6      63 v[0]
        mov r9d, ebp                                             ;   227.7         52 v[7] copy
        add esi, eax                                             ;   235.8 p11     62 v[3]
        xor r13d, r11d                                           ;   231.0 p5      48 t1
        and edi, r15d                                            ;   231.7 p0      52 v[7]
        xor r13d, r14d                                           ;   232.0 p1      48 t1
        mov r11d, dword [rsp + 168]                              ;   229.8 p3      62 v[1]
        add r11d, r8d                                            ;   234.8 p6      62 v[1]
        xor r9d, r15d                                            ;   231.8 p11     52 v[7]
        rorx r12d, r15d, 2                                       ;   232.0 p0      47 v[7]
        rorx r14d, r15d, 0xd                                     ;   232.7 p6      47 v[7]
        add esi, r13d                                            ;   236.8 p5      62 v[3]
        rorx eax, r15d, 0x16                                     ;   233.0 p0      47 v[7]
        vpsrld xmm4, xmm9, 3                                     ;   232.5 p1      78 w[12]
        vpshufd xmm5, xmm3, 0xe                                  ;   233.0 p5      78 w[12]
        vprold xmm6, xmm9, 0xe                                   ;   233.5 p1      78 w[12]
        vprold xmm7, xmm9, 0x19                                  ;   234.0 p0      78 w[12]
        mov dword [rsp + 340], ebx                               ;   230.3 p8+p9   62 v[4] spill
        mov ebx, ebp                                             ;   230.5         52 v[6] copy
        and ebx, r15d                                            ;   232.8 p11     52 v[6]
        add ecx, edi                                             ;   233.7 p6      63 v[7]
        mov edi, dword [rsp + 344]                               ;   231.0 p10     62 v[2]
        add edi, edx                                             ;   236.0 p11     62 v[2]
        xor r12d, r14d                                           ;   234.0 p5      47 v[7]
        xor r12d, eax                                            ;   235.0 p1      47 v[7]
        add edi, dword [rsp + 164]                               ;   237.0 p6+p2   62 v[2]
        mov r13d, dword [rsp + 340]                              ;   231.8 p3      51 t1
        add ecx, r12d                                            ;   236.0 p11     63 v[7]
        and r10d, esi                                            ;   237.8 p5      51 t1
        add ecx, esi                                             ;   237.8 p0      63 v[7]
        rorx r12d, esi, 6                                        ;   237.8 p6      48 t1
        rorx r14d, esi, 0xb                                      ;   237.8 p0      48 t1
        sub ebx, edx                                             ;   235.5 p1      63 v[6]
        vpalignr xmm9, xmm3, xmm1, 4                             ;   236.0 p5      78 w[12]
        vpsrld xmm10, xmm5, 0xa                                  ;   236.5 p1      78 w[12]
        vprold xmm11, xmm5, 0xd                                  ;   237.0 p0      78 w[12]
        rorx eax, esi, 0x19                                      ;   237.8 p6      48 t1
        vprold xmm5, xmm5, 0xf                                   ;   237.5 p1      78 w[12]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   237.0 p5      78 w[12]
        xor r13d, esi                                            ;   237.8 p11     51 t1
        xor r8d, r10d                                            ;   238.8 p11     51 t1
        xor r12d, r14d                                           ;   238.8 p6      48 t1
        xor r12d, eax                                            ;   239.8 p11     48 t1
        and r9d, ecx                                             ;   238.8 p5      52 v[6]
        rorx r10d, ecx, 2                                        ;   238.8 p0      47 v[6]
        rorx r14d, ecx, 0xd                                      ;   238.8 p6      47 v[6]
        vpaddd xmm2, xmm2, xmm9                                  ;   238.5 p1      78 w[12]
        rorx eax, ecx, 0x16                                      ;   239.0 p0      47 v[6]
        mov dword [rsp + 344], esi                               ;   237.8 p7+p4   62 v[3] spill
        mov esi, r15d                                            ;   235.7         52 v[6] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   239.0 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm4                                  ;   239.5 p1      78 w[12]
        xor esi, ecx                                             ;   238.8 p11     52 v[6]
        add edi, r8d                                             ;   239.8 p6      62 v[2]
        add ebx, r9d                                             ;   239.8 p11     63 v[6]
        xor r10d, r14d                                           ;   240.0 p5      47 v[6]
        xor r10d, eax                                            ;   241.0 p0      47 v[6]
        mov edx, dword [rsp + 340]                               ;   237.0 p10     51 t1
        add edi, r12d                                            ;   240.8 p1      62 v[2]
        add r11d, ebp                                            ;   240.7 p6      62 v[1]
        mov r8d, r15d                                            ;   237.5         52 v[5] copy
        and r8d, ecx                                             ;   240.8 p11     52 v[5]
        vpaddd xmm10, xmm10, xmm2                                ;   241.0 p5      78 w[12]
        add ebx, r10d                                            ;   242.0 p0      63 v[6]
        and r13d, edi                                            ;   241.8 p1      51 t1
        add ebx, edi                                             ;   243.0 p6      63 v[6]
        rorx r9d, edi, 6                                         ;   242.0 p0      48 t1
        rorx r10d, edi, 0xb                                      ;   242.7 p6      48 t1
        mov r12d, dword [rsp + 344]                              ;   238.8 p2      51 t1
        rorx r14d, edi, 0x19                                     ;   243.0 p0      48 t1
        sub r8d, ebp                                             ;   241.8 p11     63 v[5]
        xor r12d, edi                                            ;   243.8 p5      51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   242.5 p1      78 w[12]
        vprold xmm5, xmm10, 0xd                                  ;   243.5 p1      78 w[12]
        vprold xmm6, xmm10, 0xf                                  ;   244.0 p0      78 w[12]
        xor edx, r13d                                            ;   242.8 p11     51 t1
        xor r9d, r10d                                            ;   243.7 p5      48 t1
        xor r9d, r14d                                            ;   244.7 p6      48 t1
        vpshufd xmm2, xmm2, 0xe                                  ;   244.0 p5      78 w[12]
        add r11d, edx                                            ;   243.8 p11     62 v[1]
        and esi, ebx                                             ;   244.5 p1      52 v[5]
        rorx r10d, ebx, 2                                        ;   244.7 p6      47 v[5]
        mov ebp, ecx                                             ;   241.2         52 v[5] copy
        xor ebp, ebx                                             ;   244.8 p11     52 v[5]
        rorx r13d, ebx, 0xd                                      ;   245.0 p0      47 v[5]
        rorx r14d, ebx, 0x16                                     ;   245.7 p6      47 v[5]
        mov eax, dword [rsp + 344]                               ;   241.8 p3      51 t1
        mov edx, ecx                                             ;   242.0         52 v[4] copy
        and edx, ebx                                             ;   245.0 p5      52 v[4]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   245.5 p1      78 w[12]
        add r11d, r9d                                            ;   245.8 p11     62 v[1]
        add r8d, esi                                             ;   246.0 p5      63 v[5]
        vpaddd xmm2, xmm2, xmm4                                  ;   246.5 p0      78 w[12]
        mov esi, dword [rsp + 340]                               ;   243.0 p10     62 v[0]
        add esi, r15d                                            ;   248.0 p1      62 v[0]
        xor r10d, r13d                                           ;   246.7 p6      47 v[5]
        xor r10d, r14d                                           ;   247.7 p11     47 v[5]
        add esi, dword [rsp + 172]                               ;   249.0 p5+p2   62 v[0]
        and r12d, r11d                                           ;   247.0 p0      51 t1
        add r8d, r11d                                            ;   247.5 p1      63 v[5]
        rorx r9d, r11d, 6                                        ;   247.7 p6      48 t1
        mov r13d, edi                                            ;   244.3         51 t1 copy
        rorx r14d, r11d, 0xb                                     ;   248.0 p0      48 t1
        sub edx, r15d                                            ;   247.8 p11     63 v[4]
        rorx r15d, r11d, 0x19                                    ;   248.7 p6      48 t1
        xor r13d, r11d                                           ;   248.0 p5      51 t1
        vpunpcklqdq xmm2, xmm10, xmm2                            ;   248.5 p1      78 w[12]
        xor eax, r12d                                            ;   248.8 p11     51 t1
        add r8d, r10d                                            ;   249.0 p5      63 v[5]
        xor r9d, r14d                                            ;   249.0 p0      48 t1
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 192]      ;   245.8 p3      78 w[12]
        vpaddd xmm4, xmm4, xmm2                                  ;   251.8 p1      78 w[12]
        add esi, eax                                             ;   250.0 p6      62 v[0]
        xor r9d, r15d                                            ;   250.0 p11     48 t1
        and ebp, r8d                                             ;   250.0 p5      52 v[4]
        rorx r12d, r8d, 2                                        ;   250.0 p0      47 v[4]
        rorx r14d, r8d, 0xd                                      ;   250.7 p6      47 v[4]
        rorx r15d, r8d, 0x16                                     ;   251.0 p0      47 v[4]
        lea eax, [rdi + rbx]                                     ;   250.5 p1      62 v[6]
        mov r10d, ebx                                            ;   247.3         52 v[4] copy
        mov dword [rsp + 340], r11d                              ;   247.5 p8+p9   62 v[1] spill
        mov r11d, ebx                                            ;   247.7         52 v[3] copy
        xor r10d, r8d                                            ;   250.8 p11     52 v[4]
        add edx, ebp                                             ;   251.0 p5      63 v[4]
        and r11d, r8d                                            ;   251.5 p1      52 v[3]
        add esi, r9d                                             ;   251.7 p6      62 v[0]
        mov ebp, dword [rsp + 344]                               ;   248.5 p10     62 v[7]
        add ebp, ecx                                             ;   253.5 p11     62 v[7]
        xor r12d, r14d                                           ;   252.0 p5      47 v[4]
        xor r12d, r15d                                           ;   253.0 p0      47 v[4]
        mov r9d, dword [rsp + 340]                               ;   249.2 p2      51 t1
        and r13d, esi                                            ;   252.7 p1      51 t1
        add edx, esi                                             ;   252.7 p6      63 v[4]
        rorx r14d, esi, 6                                        ;   253.0 p0      48 t1
        rorx r15d, esi, 0xb                                      ;   253.7 p6      48 t1
        sub r11d, ecx                                            ;   252.8 p11     63 v[3]
        rorx ecx, esi, 0x19                                      ;   254.0 p0      48 t1
        vmovdqa [rsp + 176], xmm4                                ;   252.8 p7+p4   78 w[12]
        xor r9d, esi                                             ;   254.2 p5      51 t1
        add ebp, dword [rsp + 176]                               ;   257.8 p1+p3   62 v[7]
        xor edi, r13d                                            ;   253.8 p11     51 t1
        add edx, r12d                                            ;   254.0 p5      63 v[4]
        mov r12d, r8d                                            ;   251.2         52 v[3] copy
        xor r14d, r15d                                           ;   254.7 p1      48 t1
        add ebp, edi                                             ;   258.8 p6      62 v[7]
        xor r14d, ecx                                            ;   255.7 p11     48 t1
        mov edi, dword [rsp + 340]                               ;   251.8 p10     51 t1
        xor r12d, edx                                            ;   255.0 p5      52 v[3]
        rorx r13d, edx, 2                                        ;   255.0 p0      47 v[3]
        and r10d, edx                                            ;   255.5 p1      52 v[3]
        rorx r15d, edx, 0xd                                      ;   255.7 p6      47 v[3]
        rorx ecx, edx, 0x16                                      ;   256.0 p0      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   256.5 p1      78 w[0]
        vpshufd xmm5, xmm2, 0xe                                  ;   256.0 p5      78 w[0]
        vprold xmm6, xmm8, 0xe                                   ;   257.0 p0      78 w[0]
        vprold xmm7, xmm8, 0x19                                  ;   257.5 p1      78 w[0]
        mov dword [rsp + 344], ebx                               ;   253.5 p8+p9   63 v[6] spill
        mov ebx, r8d                                             ;   253.7         52 v[2] copy
        add ebp, r14d                                            ;   259.8 p11     62 v[7]
        and ebx, edx                                             ;   256.7 p6      52 v[2]
        add r11d, r10d                                           ;   256.8 p11     63 v[3]
        xor r13d, r15d                                           ;   257.0 p5      47 v[3]
        add eax, dword [rsp + 180]                               ;   257.8 p6+p2   62 v[6]
        xor r13d, ecx                                            ;   258.0 p11     47 v[3]
        add r11d, r13d                                           ;   259.0 p5      63 v[3]
        and r9d, ebp                                             ;   260.8 p0      51 t1
        add r11d, ebp                                            ;   260.8 p1      63 v[3]
        rorx r10d, ebp, 6                                        ;   260.8 p6      48 t1
        rorx r14d, ebp, 0xb                                      ;   260.8 p0      48 t1
        mov r13d, esi                                            ;   255.7         51 t1 copy
        rorx r15d, ebp, 0x19                                     ;   260.8 p6      48 t1
        vpalignr xmm8, xmm2, xmm3, 4                             ;   259.0 p5      78 w[0]
        sub ebx, dword [rsp + 344]                               ;   258.8 p11+p3   63 v[2]
        vprold xmm11, xmm5, 0xd                                  ;   259.5 p1      78 w[0]
        vpsrld xmm10, xmm5, 0xa                                  ;   260.0 p0      78 w[0]
        vprold xmm5, xmm5, 0xf                                   ;   260.5 p1      78 w[0]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   260.0 p5      78 w[0]
        xor r13d, ebp                                            ;   260.8 p11     51 t1
        xor edi, r9d                                             ;   261.8 p6      51 t1
        xor r10d, r14d                                           ;   261.8 p11     48 t1
        xor r10d, r15d                                           ;   262.8 p5      48 t1
        vpaddd xmm0, xmm8, xmm0                                  ;   261.0 p0      78 w[0]
        and r12d, r11d                                           ;   261.8 p1      52 v[2]
        rorx r9d, r11d, 2                                        ;   261.8 p6      47 v[2]
        rorx r14d, r11d, 0xd                                     ;   262.0 p0      47 v[2]
        mov ecx, dword [rsp + 188]                               ;   258.3 p10     62 v[4]
        add ecx, esi                                             ;   263.3 p11     62 v[4]
        mov dword [rsp + 344], ebp                               ;   260.8 p7+p4   62 v[7] spill
        mov ebp, edx                                             ;   258.8         52 v[2] copy
        vpaddd xmm0, xmm0, xmm4                                  ;   262.0 p5      78 w[0]
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   262.5 p1      78 w[0]
        xor ebp, r11d                                            ;   262.7 p6      52 v[2]
        add eax, edi                                             ;   262.8 p11     62 v[6]
        add ebx, r12d                                            ;   263.0 p5      63 v[2]
        rorx r15d, r11d, 0x16                                    ;   263.0 p0      47 v[2]
        xor r9d, r14d                                            ;   263.5 p1      47 v[2]
        mov edi, edx                                             ;   260.2         52 v[1] copy
        add eax, r10d                                            ;   263.8 p6      62 v[6]
        and edi, r11d                                            ;   263.8 p11     52 v[1]
        vpaddd xmm10, xmm10, xmm0                                ;   264.0 p5      78 w[0]
        xor r9d, r15d                                            ;   264.5 p0      47 v[2]
        mov r10d, dword [rsp + 340]                              ;   261.0 p2      62 v[5]
        mov dword [rsp + 340], edx                               ;   261.2 p8+p9   63 v[4] spill
        mov edx, dword [rsp + 344]                               ;   261.3 p3      51 t1
        add r10d, r8d                                            ;   266.0 p1      62 v[5]
        add r10d, dword [rsp + 184]                              ;   267.0 p6+p10   62 v[5]
        add ebx, eax                                             ;   264.8 p11     63 v[2]
        rorx r12d, eax, 6                                        ;   265.0 p0      48 t1
        rorx r14d, eax, 0xb                                      ;   265.7 p6      48 t1
        rorx r15d, eax, 0x19                                     ;   266.0 p0      48 t1
        sub edi, r8d                                             ;   265.0 p5      63 v[1]
        xor edx, eax                                             ;   266.3 p1      51 t1
        and r13d, eax                                            ;   265.8 p11     51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   266.5 p1      78 w[0]
        add ebx, r9d                                             ;   266.0 p5      63 v[2]
        vprold xmm5, xmm10, 0xd                                  ;   267.0 p0      78 w[0]
        vprold xmm6, xmm10, 0xf                                  ;   267.5 p1      78 w[0]
        xor esi, r13d                                            ;   266.8 p6      51 t1
        xor r12d, r14d                                           ;   266.8 p11     48 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   267.0 p5      78 w[0]
        xor r12d, r15d                                           ;   267.8 p6      48 t1
        mov r8d, r11d                                            ;   264.3         52 v[1] copy
        and ebp, ebx                                             ;   267.8 p11     52 v[1]
        add r10d, esi                                            ;   268.0 p5      62 v[5]
        rorx esi, ebx, 2                                         ;   268.0 p0      47 v[1]
        rorx r9d, ebx, 0xd                                       ;   268.7 p6      47 v[1]
        rorx r13d, ebx, 0x16                                     ;   269.0 p0      47 v[1]
        mov r15d, r11d                                           ;   265.3         52 v[0] copy
        mov r14d, dword [rsp + 344]                              ;   265.5 p2      51 t1
        xor r8d, ebx                                             ;   268.5 p1      52 v[1]
        and r15d, ebx                                            ;   268.8 p11     52 v[0]
        add edi, ebp                                             ;   269.0 p5      63 v[1]
        add r10d, r12d                                           ;   269.5 p1      62 v[5]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   270.0 p5      78 w[0]
        xor esi, r9d                                             ;   269.7 p6      47 v[1]
        add ecx, dword [rsp + 340]                               ;   269.8 p11+p3   62 v[4]
        xor esi, r13d                                            ;   270.7 p0      47 v[1]
        and edx, r10d                                            ;   270.5 p1      51 t1
        add edi, r10d                                            ;   270.7 p6      63 v[1]
        rorx ebp, r10d, 6                                        ;   271.0 p0      48 t1
        sub r15d, dword [rsp + 340]                              ;   270.8 p11+p10   63 v[0]
        rorx r12d, r10d, 0xb                                     ;   271.7 p6      48 t1
        rorx r13d, r10d, 0x19                                    ;   272.0 p0      48 t1
        vpaddd xmm0, xmm0, xmm4                                  ;   271.0 p5      78 w[0]
        xor r14d, edx                                            ;   271.5 p1      51 t1
        add edi, esi                                             ;   271.8 p11     63 v[1]
        mov r9d, eax                                             ;   268.5         51 t1 copy
        xor r9d, r10d                                            ;   272.0 p5      51 t1
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 208]      ;   268.8 p2      78 w[0]
        xor ebp, r12d                                            ;   272.7 p1      48 t1
        mov esi, ebx                                             ;   269.2         52 v[0] copy
        add ecx, r14d                                            ;   272.7 p6      62 v[4]
        vpunpcklqdq xmm0, xmm10, xmm0                            ;   273.0 p5      78 w[0]
        xor ebp, r13d                                            ;   273.7 p11     48 t1
        and r8d, edi                                             ;   273.0 p0      52 v[0]
        rorx r12d, edi, 2                                        ;   273.7 p6      47 v[0]
        mov dword [rsp + 340], r10d                              ;   270.5 p7+p4   62 v[5] spill
        rorx r13d, edi, 0xd                                      ;   274.0 p0      47 v[0]
        lea r14d, [rax + rbx]                                    ;   273.5 p1      62 v[2]
        rorx edx, edi, 0x16                                      ;   274.7 p6      47 v[0]
        mov r10d, ebx                                            ;   270.8         52 v[7] copy
        and r10d, edi                                            ;   273.8 p11     52 v[7]
        xor esi, edi                                             ;   274.0 p5      52 v[0]
        add r15d, r8d                                            ;   274.5 p1      63 v[0]
        vpaddd xmm4, xmm4, xmm0                                  ;   275.0 p5      78 w[0]
        add ecx, ebp                                             ;   274.8 p11     62 v[4]
        mov ebp, dword [rsp + 344]                               ;   271.8 p3      62 v[3]
        add ebp, r11d                                            ;   276.8 p0      62 v[3]
        xor r12d, r13d                                           ;   275.5 p1      47 v[0]
        xor r12d, edx                                            ;   276.5 p6      47 v[0]
        mov r8d, dword [rsp + 340]                               ;   272.5 p10     51 t1
        sub r10d, r11d                                           ;   275.8 p11     63 v[7]
        vmovdqa [rsp + 192], xmm4                                ;   276.0 p8+p9   78 w[0]
        add ebp, dword [rsp + 192]                               ;   281.0 p5+p2   62 v[3]
        and r9d, ecx                                             ;   276.0 p0      51 t1
        add r15d, ecx                                            ;   276.5 p1      63 v[0]
        rorx r11d, ecx, 6                                        ;   276.7 p6      48 t1
        rorx r13d, ecx, 0xb                                      ;   277.0 p0      48 t1
        rorx edx, ecx, 0x19                                      ;   277.7 p6      48 t1
        xor r8d, ecx                                             ;   277.5 p11     51 t1
        xor eax, r9d                                             ;   277.0 p5      51 t1
        add r15d, r12d                                           ;   277.5 p1      63 v[0]
        add ebp, eax                                             ;   282.0 p11     62 v[3]
        mov r9d, edi                                             ;   274.7         52 v[7] copy
        xor r11d, r13d                                           ;   278.0 p5      48 t1
        and esi, r15d                                            ;   278.5 p0      52 v[7]
        xor r11d, edx                                            ;   279.0 p1      48 t1
        mov r12d, dword [rsp + 340]                              ;   275.3 p3      51 t1
        xor r9d, r15d                                            ;   278.7 p6      52 v[7]
        rorx r13d, r15d, 2                                       ;   279.0 p0      47 v[7]
        rorx eax, r15d, 0xd                                      ;   279.7 p6      47 v[7]
        rorx edx, r15d, 0x16                                     ;   280.0 p0      47 v[7]
        vpsrld xmm4, xmm9, 3                                     ;   279.5 p1      78 w[4]
        vpshufd xmm5, xmm0, 0xe                                  ;   279.0 p5      78 w[4]
        mov dword [rsp + 344], ebx                               ;   276.5 p7+p4   63 v[2] spill
        vprold xmm6, xmm9, 0xe                                   ;   280.5 p1      78 w[4]
        vprold xmm7, xmm9, 0x19                                  ;   281.0 p0      78 w[4]
        mov ebx, edi                                             ;   277.0         52 v[6] copy
        and ebx, r15d                                            ;   278.8 p11     52 v[6]
        add r10d, esi                                            ;   279.8 p11     63 v[7]
        add ebp, r11d                                            ;   283.0 p5      62 v[3]
        xor r13d, eax                                            ;   280.7 p6      47 v[7]
        add r14d, dword [rsp + 196]                              ;   281.0 p11+p10   62 v[2]
        xor r13d, edx                                            ;   281.7 p5      47 v[7]
        add r10d, r13d                                           ;   282.7 p1      63 v[7]
        and r8d, ebp                                             ;   284.0 p6      51 t1
        add r10d, ebp                                            ;   284.0 p11     63 v[7]
        rorx esi, ebp, 6                                         ;   284.0 p0      48 t1
        mov r11d, ecx                                            ;   278.8         51 t1 copy
        vpalignr xmm9, xmm0, xmm2, 4                             ;   282.0 p5      78 w[4]
        sub ebx, dword [rsp + 344]                               ;   282.5 p1+p2   63 v[6]
        rorx r13d, ebp, 0xb                                      ;   284.0 p6      48 t1
        rorx eax, ebp, 0x19                                      ;   284.0 p0      48 t1
        vpsrld xmm10, xmm5, 0xa                                  ;   283.5 p1      78 w[4]
        vprold xmm11, xmm5, 0xd                                  ;   284.0 p0      78 w[4]
        vprold xmm5, xmm5, 0xf                                   ;   284.5 p1      78 w[4]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   283.0 p5      78 w[4]
        xor r12d, r8d                                            ;   285.0 p11     51 t1
        xor r11d, ebp                                            ;   284.0 p6      51 t1
        xor esi, r13d                                            ;   285.0 p11     48 t1
        xor esi, eax                                             ;   286.0 p5      48 t1
        and r9d, r10d                                            ;   285.0 p6      52 v[6]
        rorx r8d, r10d, 2                                        ;   285.0 p0      47 v[6]
        vpaddd xmm1, xmm9, xmm1                                  ;   285.0 p5      78 w[4]
        rorx r13d, r10d, 0xd                                     ;   285.7 p6      47 v[6]
        rorx eax, r10d, 0x16                                     ;   286.0 p0      47 v[6]
        mov edx, dword [rsp + 204]                               ;   281.8 p3      62 v[0]
        add edx, ecx                                             ;   286.8 p11     62 v[0]
        mov dword [rsp + 344], ebp                               ;   284.0 p8+p9   62 v[3] spill
        mov ebp, r15d                                            ;   282.3         52 v[6] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   285.5 p1      78 w[4]
        vpaddd xmm1, xmm1, xmm4                                  ;   286.0 p5      78 w[4]
        xor ebp, r10d                                            ;   285.8 p11     52 v[6]
        add r14d, r12d                                           ;   286.5 p1      62 v[2]
        add ebx, r9d                                             ;   286.7 p6      63 v[6]
        xor r8d, r13d                                            ;   286.8 p11     47 v[6]
        add r14d, esi                                            ;   287.5 p5      62 v[2]
        mov esi, r15d                                            ;   283.7         52 v[5] copy
        and esi, r10d                                            ;   287.0 p0      52 v[5]
        xor r8d, eax                                             ;   287.8 p1      47 v[6]
        mov r9d, dword [rsp + 340]                               ;   284.2 p10     62 v[1]
        add r9d, edi                                             ;   289.2 p6      62 v[1]
        add r9d, dword [rsp + 200]                               ;   290.2 p11+p2   62 v[1]
        vpaddd xmm10, xmm10, xmm1                                ;   288.0 p5      78 w[4]
        add ebx, r8d                                             ;   288.8 p0      63 v[6]
        and r11d, r14d                                           ;   288.5 p1      51 t1
        add ebx, r14d                                            ;   289.8 p6      63 v[6]
        rorx r8d, r14d, 6                                        ;   289.0 p0      48 t1
        rorx r12d, r14d, 0xb                                     ;   289.7 p6      48 t1
        rorx r13d, r14d, 0x19                                    ;   290.0 p0      48 t1
        mov eax, dword [rsp + 344]                               ;   285.8 p3      51 t1
        sub esi, edi                                             ;   288.8 p11     63 v[5]
        xor eax, r14d                                            ;   290.8 p5      51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   289.5 p1      78 w[4]
        vprold xmm6, xmm10, 0xf                                  ;   290.5 p1      78 w[4]
        vprold xmm5, xmm10, 0xd                                  ;   291.0 p0      78 w[4]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   292.0 p5      78 w[4]
        xor r8d, r12d                                            ;   290.7 p11     48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   291.0 p5      78 w[4]
        xor ecx, r11d                                            ;   290.7 p6      51 t1
        add r9d, ecx                                             ;   291.7 p11     62 v[1]
        xor r8d, r13d                                            ;   291.7 p1      48 t1
        and ebp, ebx                                             ;   291.7 p6      52 v[5]
        rorx r12d, ebx, 0xd                                      ;   292.0 p0      47 v[5]
        rorx edi, ebx, 2                                         ;   292.7 p6      47 v[5]
        mov r11d, r10d                                           ;   288.3         52 v[5] copy
        rorx r13d, ebx, 0x16                                     ;   293.0 p0      47 v[5]
        mov dword [rsp + 340], r14d                              ;   288.7 p7+p4   62 v[2] spill
        mov r14d, r10d                                           ;   288.8         52 v[4] copy
        xor r11d, ebx                                            ;   291.8 p11     52 v[5]
        and r14d, ebx                                            ;   292.0 p5      52 v[4]
        add r9d, r8d                                             ;   292.7 p1      62 v[1]
        add esi, ebp                                             ;   292.8 p11     63 v[5]
        vpaddd xmm1, xmm1, xmm4                                  ;   293.0 p5      78 w[4]
        add edx, r15d                                            ;   293.5 p1      62 v[0]
        mov ecx, dword [rsp + 344]                               ;   290.0 p10     51 t1
        xor edi, r12d                                            ;   293.7 p6      47 v[5]
        xor edi, r13d                                            ;   294.7 p11     47 v[5]
        mov ebp, dword [rsp + 340]                               ;   290.5 p2      51 t1
        and eax, r9d                                             ;   294.0 p5      51 t1
        add esi, r9d                                             ;   294.0 p0      63 v[5]
        rorx r8d, r9d, 6                                         ;   294.7 p6      48 t1
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 224]      ;   291.2 p3      78 w[4]
        rorx r12d, r9d, 0xb                                      ;   295.0 p0      48 t1
        sub r14d, r15d                                           ;   294.5 p1      63 v[4]
        rorx r13d, r9d, 0x19                                     ;   295.7 p6      48 t1
        xor ebp, r9d                                             ;   295.5 p11     51 t1
        vpunpcklqdq xmm1, xmm10, xmm1                            ;   295.0 p5      78 w[4]
        xor ecx, eax                                             ;   295.5 p1      51 t1
        add esi, edi                                             ;   295.8 p11     63 v[5]
        mov edi, ebx                                             ;   292.5         52 v[4] copy
        xor r8d, r12d                                            ;   296.0 p5      48 t1
        vpaddd xmm4, xmm4, xmm1                                  ;   297.2 p0      78 w[4]
        xor r8d, r13d                                            ;   297.0 p1      48 t1
        add edx, ecx                                             ;   296.7 p6      62 v[0]
        and r11d, esi                                            ;   296.8 p11     52 v[4]
        rorx r12d, esi, 2                                        ;   297.0 p0      47 v[4]
        rorx r13d, esi, 0xd                                      ;   297.7 p6      47 v[4]
        rorx r15d, esi, 0x16                                     ;   298.0 p0      47 v[4]
        mov eax, dword [rsp + 340]                               ;   294.0 p10     51 t1
        mov ecx, ebx                                             ;   294.2         52 v[3] copy
        xor edi, esi                                             ;   297.0 p5      52 v[4]
        and ecx, esi                                             ;   297.5 p1      52 v[3]
        add r14d, r11d                                           ;   297.8 p11     63 v[4]
        add edx, r8d                                             ;   298.0 p5      62 v[0]
        mov r8d, dword [rsp + 344]                               ;   295.0 p2      62 v[7]
        add r8d, r10d                                            ;   300.0 p1      62 v[7]
        xor r12d, r13d                                           ;   298.7 p6      47 v[4]
        xor r12d, r15d                                           ;   299.7 p11     47 v[4]
        mov r11d, r9d                                            ;   295.7         51 t1 copy
        and ebp, edx                                             ;   299.0 p5      51 t1
        add r14d, edx                                            ;   299.0 p0      63 v[4]
        rorx r13d, edx, 6                                        ;   299.7 p6      48 t1
        sub ecx, r10d                                            ;   299.5 p1      63 v[3]
        rorx r10d, edx, 0xb                                      ;   300.0 p0      48 t1
        xor r11d, edx                                            ;   299.8 p11     51 t1
        vmovdqa [rsp + 208], xmm4                                ;   298.2 p8+p9   78 w[4]
        add r8d, dword [rsp + 208]                               ;   303.2 p5+p3   62 v[7]
        add r14d, r12d                                           ;   300.7 p1      63 v[4]
        xor eax, ebp                                             ;   300.7 p6      51 t1
        mov ebp, esi                                             ;   297.5         52 v[3] copy
        xor ebp, r14d                                            ;   301.7 p11     52 v[3]
        rorx r15d, edx, 0x19                                     ;   301.0 p0      48 t1
        xor r13d, r10d                                           ;   301.0 p5      48 t1
        vpshufd xmm5, xmm1, 0xe                                  ;   301.5 p1      78 w[8]
        xor r13d, r15d                                           ;   302.0 p6      48 t1
        mov r10d, dword [rsp + 216]                              ;   298.5 p10     62 v[5]
        add r10d, r9d                                            ;   303.5 p11     62 v[5]
        add r8d, eax                                             ;   304.2 p5      62 v[7]
        and edi, r14d                                            ;   302.0 p0      52 v[3]
        rorx r12d, r14d, 2                                       ;   302.7 p6      47 v[3]
        rorx r15d, r14d, 0xd                                     ;   303.0 p0      47 v[3]
        rorx eax, r14d, 0x16                                     ;   303.7 p6      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   302.5 p1      78 w[8]
        vprold xmm7, xmm8, 0x19                                  ;   303.5 p1      78 w[8]
        vprold xmm6, xmm8, 0xe                                   ;   304.0 p0      78 w[8]
        mov dword [rsp + 344], edx                               ;   300.2 p7+p4   62 v[0] spill
        mov edx, esi                                             ;   300.3         52 v[2] copy
        and edx, r14d                                            ;   302.8 p11     52 v[2]
        add ecx, edi                                             ;   303.0 p5      63 v[3]
        add r8d, r13d                                            ;   305.2 p11     62 v[7]
        mov edi, dword [rsp + 340]                               ;   301.0 p2      62 v[6]
        add edi, ebx                                             ;   306.0 p5      62 v[6]
        xor r12d, r15d                                           ;   304.5 p1      47 v[3]
        xor r12d, eax                                            ;   305.5 p6      47 v[3]
        add edi, dword [rsp + 212]                               ;   307.0 p11+p3   62 v[6]
        mov r13d, dword [rsp + 344]                              ;   301.8 p10     51 t1
        add ecx, r12d                                            ;   306.5 p5      63 v[3]
        and r11d, r8d                                            ;   306.2 p0      51 t1
        add ecx, r8d                                             ;   307.5 p1      63 v[3]
        rorx r12d, r8d, 6                                        ;   306.2 p6      48 t1
        rorx r15d, r8d, 0xb                                      ;   306.2 p0      48 t1
        sub edx, ebx                                             ;   305.8 p11     63 v[2]
        rorx eax, r8d, 0x19                                      ;   306.7 p6      48 t1
        vpalignr xmm0, xmm1, xmm0, 4                             ;   306.0 p5      78 w[8]
        vpsrld xmm8, xmm5, 0xa                                   ;   306.5 p1      78 w[8]
        vprold xmm10, xmm5, 0xd                                  ;   307.0 p0      78 w[8]
        vprold xmm5, xmm5, 0xf                                   ;   307.5 p1      78 w[8]
        and ebp, ecx                                             ;   308.5 p11     52 v[2]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   307.0 p5      78 w[8]
        xor r13d, r8d                                            ;   307.7 p6      51 t1
        xor r9d, r11d                                            ;   307.8 p11     51 t1
        xor r12d, r15d                                           ;   308.0 p5      48 t1
        xor r12d, eax                                            ;   309.0 p0      48 t1
        rorx r11d, ecx, 2                                        ;   308.7 p6      47 v[2]
        rorx r15d, ecx, 0xd                                      ;   309.0 p0      47 v[2]
        vpaddd xmm3, xmm3, xmm0                                  ;   308.5 p1      78 w[8]
        rorx eax, ecx, 0x16                                      ;   309.7 p6      47 v[2]
        mov dword [rsp + 340], r8d                               ;   306.2 p8+p9   62 v[7] spill
        mov r8d, r14d                                            ;   305.7         52 v[2] copy
        vpaddd xmm3, xmm3, xmm4                                  ;   309.5 p5      78 w[8]
        xor r8d, ecx                                             ;   308.8 p11     52 v[2]
        mov ebx, dword [rsp + 344]                               ;   306.2 p2      51 t1
        vpternlogd xmm8, xmm5, xmm10, 0x96                       ;   309.5 p1      78 w[8]
        add edi, r9d                                             ;   309.8 p11     62 v[6]
        add edx, ebp                                             ;   310.0 p5      63 v[2]
        mov ebp, r14d                                            ;   306.8         52 v[1] copy
        xor r11d, r15d                                           ;   310.0 p0      47 v[2]
        add edi, r12d                                            ;   310.8 p1      62 v[6]
        and ebp, ecx                                             ;   310.7 p6      52 v[1]
        xor r11d, eax                                            ;   311.0 p11     47 v[2]
        add r10d, esi                                            ;   311.0 p5      62 v[5]
        vpaddd xmm8, xmm8, xmm3                                  ;   311.0 p0      78 w[8]
        add edx, r11d                                            ;   312.0 p1      63 v[2]
        and r13d, edi                                            ;   311.8 p6      51 t1
        add edx, edi                                             ;   313.0 p11     63 v[2]
        rorx r9d, edi, 6                                         ;   312.0 p0      48 t1
        rorx r11d, edi, 0xb                                      ;   312.7 p6      48 t1
        mov r12d, dword [rsp + 340]                              ;   308.8 p3      51 t1
        rorx r15d, edi, 0x19                                     ;   313.0 p0      48 t1
        sub ebp, esi                                             ;   312.0 p5      63 v[1]
        xor r12d, edi                                            ;   313.8 p1      51 t1
        vpsrld xmm0, xmm8, 0xa                                   ;   313.5 p1      78 w[8]
        xor ebx, r13d                                            ;   312.8 p11     51 t1
        vprold xmm4, xmm8, 0xd                                   ;   314.0 p0      78 w[8]
        vprold xmm5, xmm8, 0xf                                   ;   314.5 p1      78 w[8]
        xor r9d, r11d                                            ;   313.7 p5      48 t1
        xor r9d, r15d                                            ;   314.7 p6      48 t1
        vpshufd xmm3, xmm3, 0xe                                  ;   314.0 p5      78 w[8]
        add r10d, ebx                                            ;   313.8 p11     62 v[5]
        rorx r11d, edx, 2                                        ;   314.7 p6      47 v[1]
        rorx r13d, edx, 0xd                                      ;   315.0 p0      47 v[1]
        rorx r15d, edx, 0x16                                     ;   315.7 p6      47 v[1]
        mov esi, ecx                                             ;   311.3         52 v[1] copy
        mov eax, dword [rsp + 340]                               ;   311.5 p10     51 t1
        mov ebx, ecx                                             ;   311.7         52 v[0] copy
        and r8d, edx                                             ;   314.8 p11     52 v[1]
        xor esi, edx                                             ;   315.0 p5      52 v[1]
        and ebx, edx                                             ;   315.5 p1      52 v[0]
        vpternlogd xmm0, xmm5, xmm4, 0x96                        ;   316.0 p5      78 w[8]
        add r10d, r9d                                            ;   315.8 p11     62 v[5]
        add ebp, r8d                                             ;   316.0 p0      63 v[1]
        mov r8d, dword [rsp + 344]                               ;   312.8 p2      62 v[4]
        add r8d, r14d                                            ;   317.8 p1      62 v[4]
        xor r11d, r13d                                           ;   316.7 p6      47 v[1]
        vpaddd xmm3, xmm3, xmm0                                  ;   317.0 p5      78 w[8]
        xor r11d, r15d                                           ;   317.7 p11     47 v[1]
        add r8d, dword [rsp + 220]                               ;   318.8 p0+p3   62 v[4]
        and r12d, r10d                                           ;   317.5 p1      51 t1
        add ebp, r10d                                            ;   317.7 p6      63 v[1]
        rorx r9d, r10d, 6                                        ;   318.0 p0      48 t1
        mov r13d, edi                                            ;   314.3         51 t1 copy
        rorx r15d, r10d, 0xb                                     ;   318.7 p6      48 t1
        xor r13d, r10d                                           ;   317.8 p11     51 t1
        mov dword [rsp + 344], ecx                               ;   314.8 p7+p4   63 v[3] spill
        rorx ecx, r10d, 0x19                                     ;   319.0 p0      48 t1
        sub ebx, r14d                                            ;   318.0 p5      63 v[0]
        vpunpcklqdq xmm0, xmm8, xmm3                             ;   318.5 p1      78 w[8]
        xor eax, r12d                                            ;   318.8 p11     51 t1
        add ebp, r11d                                            ;   319.0 p5      63 v[1]
        mov r11d, edx                                            ;   315.8         52 v[0] copy
        xor r9d, r15d                                            ;   319.7 p1      48 t1
        vmovdqa xmm3, [rel sha256_blocks.T0_w.blocks + 240]      ;   316.2 p10     78 w[8]
        add r8d, eax                                             ;   319.8 p6      62 v[4]
        xor r9d, ecx                                             ;   320.7 p11     48 t1
        vpaddd xmm3, xmm3, xmm0                                  ;   322.2 p5      78 w[8]
        and esi, ebp                                             ;   320.0 p0      52 v[0]
        rorx r12d, ebp, 2                                        ;   320.7 p6      47 v[0]
        rorx r14d, ebp, 0xd                                      ;   321.0 p0      47 v[0]
        rorx r15d, ebp, 0x16                                     ;   321.7 p6      47 v[0]
        lea eax, [rdi + rdx]                                     ;   320.5 p1      62 v[2]
        add r8d, r9d                                             ;   321.7 p11     62 v[4]
        mov ecx, edx                                             ;   317.8         52 v[7] copy
        xor r11d, ebp                                            ;   321.0 p5      52 v[0]
        and ecx, ebp                                             ;   321.5 p1      52 v[7]
        mov r9d, r10d                                            ;   318.3         51 t1 copy
        add ebx, esi                                             ;   321.8 p11     63 v[0]
        mov esi, dword [rsp + 344]                               ;   318.7 p2      62 v[3]
        add esi, dword [rsp + 340]                               ;   323.7 p5+p3   62 v[3]
        xor r12d, r14d                                           ;   322.0 p0      47 v[0]
        xor r12d, r15d                                           ;   323.0 p1      47 v[0]
        and r13d, r8d                                            ;   322.7 p6      51 t1
        add ebx, r8d                                             ;   322.8 p11     63 v[0]
        rorx r14d, r8d, 6                                        ;   323.0 p0      48 t1
        rorx r15d, r8d, 0xb                                      ;   323.7 p6      48 t1
        sub ecx, dword [rsp + 344]                               ;   323.0 p5+p10   63 v[7]
        xor r9d, r8d                                             ;   323.5 p1      51 t1
        vmovdqa [rsp + 224], xmm3                                ;   323.2 p8+p9   78 w[8]
        add esi, dword [rsp + 224]                               ;   328.2 p11+p2   62 v[3]
        mov dword [rsp + 344], edx                               ;   320.7 p7+p4   63 v[2] spill
        rorx edx, r8d, 0x19                                      ;   324.0 p0      48 t1
        xor edi, r13d                                            ;   324.0 p5      51 t1
        add ebx, r12d                                            ;   324.5 p1      63 v[0]
        mov r12d, ebp                                            ;   321.3         52 v[7] copy
        xor r14d, r15d                                           ;   324.7 p6      48 t1
        xor r14d, edx                                            ;   325.7 p11     48 t1
        mov r13d, dword [rsp + 232]                              ;   323.2 p3      62 v[1]
        add r13d, r10d                                           ;   328.2 p5      62 v[1]
        add esi, edi                                             ;   329.2 p0      62 v[3]
        and r11d, ebx                                            ;   325.5 p1      52 v[7]
        xor r12d, ebx                                            ;   325.7 p6      52 v[7]
        rorx edi, ebx, 2                                         ;   326.0 p0      47 v[7]
        rorx r15d, ebx, 0xd                                      ;   326.7 p6      47 v[7]
        vpshufd xmm3, xmm0, 0xe                                  ;   326.0 p5      78 w[12]
        vpsrld xmm4, xmm9, 3                                     ;   326.5 p1      78 w[12]
        vprold xmm5, xmm9, 0xe                                   ;   327.0 p0      78 w[12]
        vprold xmm6, xmm9, 0x19                                  ;   327.5 p1      78 w[12]
        mov dword [rsp + 340], r8d                               ;   323.7 p8+p9   62 v[4] spill
        rorx edx, ebx, 0x16                                      ;   327.7 p6      47 v[7]
        mov r8d, ebp                                             ;   324.0         52 v[6] copy
        and r8d, ebx                                             ;   325.8 p11     52 v[6]
        add ecx, r11d                                            ;   326.8 p11     63 v[7]
        add esi, r14d                                            ;   330.2 p5      62 v[3]
        xor edi, r15d                                            ;   327.8 p11     47 v[7]
        add eax, dword [rsp + 228]                               ;   328.2 p5+p10   62 v[2]
        xor edi, edx                                             ;   328.8 p0      47 v[7]
        add ecx, edi                                             ;   329.8 p1      63 v[7]
        and r9d, esi                                             ;   331.2 p6      51 t1
        add ecx, esi                                             ;   331.2 p11     63 v[7]
        rorx edi, esi, 6                                         ;   331.2 p0      48 t1
        vpalignr xmm0, xmm0, xmm1, 4                             ;   329.0 p5      78 w[12]
        mov r11d, dword [rsp + 340]                              ;   326.0 p2      51 t1
        rorx r14d, esi, 0xb                                      ;   331.2 p6      48 t1
        rorx r15d, esi, 0x19                                     ;   331.2 p0      48 t1
        vpsrld xmm1, xmm3, 0xa                                   ;   329.5 p1      78 w[12]
        vprold xmm7, xmm3, 0xd                                   ;   330.5 p1      78 w[12]
        sub r8d, dword [rsp + 344]                               ;   329.8 p11+p3   63 v[6]
        vprold xmm3, xmm3, 0xf                                   ;   331.0 p0      78 w[12]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   330.0 p5      78 w[12]
        xor r11d, esi                                            ;   331.2 p6      51 t1
        xor r10d, r9d                                            ;   332.2 p11     51 t1
        xor edi, r14d                                            ;   332.2 p5      48 t1
        xor edi, r15d                                            ;   333.2 p1      48 t1
        rorx r15d, ecx, 0x16                                     ;   332.2 p6      47 v[6]
        and r12d, ecx                                            ;   332.2 p11     52 v[6]
        rorx r9d, ecx, 2                                         ;   332.2 p0      47 v[6]
        rorx r14d, ecx, 0xd                                      ;   332.7 p6      47 v[6]
        vpaddd xmm0, xmm0, xmm2                                  ;   332.0 p5      78 w[12]
        vpaddd xmm0, xmm0, xmm4                                  ;   333.0 p1      78 w[12]
        mov edx, dword [rsp + 340]                               ;   329.0 p10     51 t1
        mov dword [rsp + 344], esi                               ;   331.2 p7+p4   62 v[3] spill
        mov esi, ebx                                             ;   329.3         52 v[6] copy
        vpternlogd xmm1, xmm3, xmm7, 0x96                        ;   333.0 p5      78 w[12]
        xor esi, ecx                                             ;   332.8 p11     52 v[6]
        add eax, r10d                                            ;   333.2 p0      62 v[2]
        add r8d, r12d                                            ;   333.5 p1      63 v[6]
        xor r9d, r14d                                            ;   333.7 p6      47 v[6]
        xor r9d, r15d                                            ;   334.7 p11     47 v[6]
        add eax, edi                                             ;   334.2 p5      62 v[2]
        add r13d, ebp                                            ;   334.0 p0      62 v[1]
        mov edi, ebx                                             ;   330.8         52 v[5] copy
        and edi, ecx                                             ;   334.5 p1      52 v[5]
        vpaddd xmm1, xmm1, xmm0                                  ;   335.0 p5      78 w[12]
        and r11d, eax                                            ;   335.2 p6      51 t1
        add r8d, eax                                             ;   335.2 p11     63 v[6]
        rorx r10d, eax, 6                                        ;   335.2 p0      48 t1
        rorx r12d, eax, 0xb                                      ;   335.7 p6      48 t1
        rorx r14d, eax, 0x19                                     ;   336.0 p0      48 t1
        mov r15d, dword [rsp + 344]                              ;   332.2 p2      51 t1
        xor r15d, eax                                            ;   337.2 p1      51 t1
        sub edi, ebp                                             ;   335.8 p11     63 v[5]
        add r8d, r9d                                             ;   336.2 p5      63 v[6]
        xor edx, r11d                                            ;   336.5 p1      51 t1
        vpsrld xmm2, xmm1, 0xa                                   ;   337.0 p0      78 w[12]
        xor r10d, r12d                                           ;   336.7 p6      48 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   337.0 p5      78 w[12]
        vprold xmm4, xmm1, 0xf                                   ;   337.5 p1      78 w[12]
        vprold xmm3, xmm1, 0xd                                   ;   338.0 p0      78 w[12]
        xor r10d, r14d                                           ;   337.7 p11     48 t1
        mov ebp, ecx                                             ;   334.0         52 v[5] copy
        and esi, r8d                                             ;   337.7 p6      52 v[5]
        rorx r11d, r8d, 0xd                                      ;   338.7 p6      47 v[5]
        rorx r9d, r8d, 2                                         ;   339.0 p0      47 v[5]
        add r13d, edx                                            ;   337.8 p11     62 v[1]
        add r13d, r10d                                           ;   338.8 p5      62 v[1]
        rorx r12d, r8d, 0x16                                     ;   339.7 p6      47 v[5]
        mov r14d, dword [rsp + 344]                              ;   335.2 p3      51 t1
        mov edx, ecx                                             ;   335.3         52 v[4] copy
        xor ebp, r8d                                             ;   338.5 p1      52 v[5]
        and edx, r8d                                             ;   338.8 p11     52 v[4]
        vpternlogd xmm2, xmm4, xmm3, 0x96                        ;   339.0 p5      78 w[12]
        add edi, esi                                             ;   339.5 p1      63 v[5]
        xor r9d, r11d                                            ;   340.0 p11     47 v[5]
        mov esi, dword [rsp + 340]                               ;   336.3 p10     62 v[0]
        add esi, ebx                                             ;   341.3 p5      62 v[0]
        xor r9d, r12d                                            ;   341.0 p0      47 v[5]
        add esi, dword [rsp + 236]                               ;   342.3 p1+p2   62 v[0]
        and r15d, r13d                                           ;   340.7 p6      51 t1
        add edi, r13d                                            ;   340.8 p11     63 v[5]
        mov r11d, eax                                            ;   337.3         51 t1 copy
        rorx r10d, r13d, 6                                       ;   341.0 p0      48 t1
        sub edx, ebx                                             ;   341.0 p5      63 v[4]
        rorx r12d, r13d, 0xb                                     ;   341.7 p6      48 t1
        rorx ebx, r13d, 0x19                                     ;   342.0 p0      48 t1
        xor r11d, r13d                                           ;   341.5 p1      51 t1
        vpaddd xmm0, xmm0, xmm2                                  ;   342.0 p5      78 w[12]
        add edi, r9d                                             ;   342.0 p11     63 v[5]
        xor r14d, r15d                                           ;   342.5 p1      51 t1
        vmovdqa xmm2, [rel sha256_blocks.T0_w.blocks + 256]      ;   338.8 p3      78 w[12]
        xor r10d, r12d                                           ;   342.7 p6      48 t1
        mov r9d, r8d                                             ;   339.2         52 v[4] copy
        vpunpcklqdq xmm0, xmm1, xmm0                             ;   343.0 p5      78 w[12]
        xor r10d, ebx                                            ;   343.7 p11     48 t1
        and ebp, edi                                             ;   343.0 p0      52 v[4]
        add esi, r14d                                            ;   343.5 p1      62 v[0]
        rorx r12d, edi, 2                                        ;   343.7 p6      47 v[4]
        rorx r14d, edi, 0xd                                      ;   344.0 p0      47 v[4]
        lea r15d, [rax + r8]                                     ;   343.8 p11     62 v[6]
        rorx ebx, edi, 0x16                                      ;   344.7 p6      47 v[4]
        mov dword [rsp + 340], r13d                              ;   340.7 p8+p9   62 v[1] spill
        mov r13d, r8d                                            ;   340.8         52 v[3] copy
        xor r9d, edi                                             ;   344.0 p5      52 v[4]
        and r13d, edi                                            ;   344.5 p1      52 v[3]
        vpaddd xmm2, xmm2, xmm0                                  ;   345.0 p5      78 w[12]
        add edx, ebp                                             ;   344.8 p11     63 v[4]
        mov ebp, dword [rsp + 344]                               ;   341.7 p10     62 v[7]
        add esi, r10d                                            ;   345.0 p0      62 v[0]
        add ebp, ecx                                             ;   346.7 p1      62 v[7]
        xor r12d, r14d                                           ;   345.7 p6      47 v[4]
        xor r12d, ebx                                            ;   346.7 p11     47 v[4]
        mov r10d, dword [rsp + 340]                              ;   342.5 p2      51 t1
        sub r13d, ecx                                            ;   346.0 p5      63 v[3]
        vmovdqa [rsp + 240], xmm2                                ;   346.0 p7+p4   78 w[12]
        add ebp, dword [rsp + 240]                               ;   351.0 p0+p3   62 v[7]
        and r11d, esi                                            ;   346.5 p1      51 t1
        add edx, esi                                             ;   346.7 p6      63 v[4]
        rorx r14d, esi, 6                                        ;   347.0 p0      48 t1
        rorx ecx, esi, 0xb                                       ;   347.7 p6      48 t1
        rorx ebx, esi, 0x19                                      ;   348.0 p0      48 t1
        xor r10d, esi                                            ;   347.5 p11     51 t1
        xor eax, r11d                                            ;   347.5 p5      51 t1
        add edx, r12d                                            ;   347.7 p1      63 v[4]
        mov r12d, dword [rsp + 340]                              ;   344.5 p10     51 t1
        mov r11d, edi                                            ;   344.7         52 v[3] copy
        xor r14d, ecx                                            ;   348.7 p11     48 t1
        add ebp, eax                                             ;   352.0 p5      62 v[7]
        xor r14d, ebx                                            ;   349.7 p1      48 t1
        and r9d, edx                                             ;   348.7 p6      52 v[3]
        xor r11d, edx                                            ;   348.8 p11     52 v[3]
        rorx eax, edx, 2                                         ;   349.0 p0      47 v[3]
        rorx ecx, edx, 0xd                                       ;   349.7 p6      47 v[3]
        rorx ebx, edx, 0x16                                      ;   350.0 p0      47 v[3]
        mov dword [rsp + 344], r8d                               ;   346.2 p8+p9   63 v[6] spill
        mov r8d, edi                                             ;   346.3         52 v[2] copy
        and r8d, edx                                             ;   349.0 p5      52 v[2]
        add r13d, r9d                                            ;   349.7 p1      63 v[3]
        add ebp, r14d                                            ;   353.0 p11     62 v[7]
        add r15d, dword [rsp + 244]                              ;   351.0 p5+p2   62 v[6]
        xor eax, ecx                                             ;   350.7 p1      47 v[3]
        mov r9d, esi                                             ;   347.3         51 t1 copy
        xor eax, ebx                                             ;   351.7 p6      47 v[3]
        sub r8d, dword [rsp + 344]                               ;   351.2 p11+p3   63 v[2]
        add r13d, eax                                            ;   352.7 p5      63 v[3]
        and r10d, ebp                                            ;   354.0 p0      51 t1
        add r13d, ebp                                            ;   354.0 p1      63 v[3]
        rorx r14d, ebp, 6                                        ;   354.0 p6      48 t1
        rorx eax, ebp, 0xb                                       ;   354.0 p0      48 t1
        rorx ecx, ebp, 0x19                                      ;   354.0 p6      48 t1
        mov ebx, edx                                             ;   348.8         52 v[2] copy
        xor r9d, ebp                                             ;   354.0 p11     51 t1
        xor r12d, r10d                                           ;   355.0 p5      51 t1
        xor r14d, eax                                            ;   355.0 p1      48 t1
        xor r14d, ecx                                            ;   356.0 p11     48 t1
        rorx eax, r13d, 2                                        ;   355.0 p0      47 v[2]
        mov r10d, dword [rsp + 252]                              ;   349.8 p10     61 t1
        add r10d, esi                                            ;   354.8 p5      61 t1
        rorx ecx, r13d, 0xd                                      ;   355.0 p6      47 v[2]
        xor ebx, r13d                                            ;   355.0 p1      52 v[2]
        and r11d, r13d                                           ;   355.0 p11     52 v[2]
        mov dword [rsp + 332], edi                               ;   350.7 p7+p4   63 v[5] spill
        mov edi, dword [rsp + 328]                               ;   350.8 p2      82 h
        add edi, edx                                             ;   355.8 p5      82 h
        mov dword [rsp + 328], edi                               ;   356.8 p8+p9   82 h spill
        mov dword [rsp + 344], ebp                               ;   354.0 p7+p4   62 v[7] spill
        rorx ebp, r13d, 0x16                                     ;   355.0 p0      47 v[2]
        mov edi, dword [rsp + 332]                               ;   351.7 p3      62 v[5]
        add edi, dword [rsp + 340]                               ;   356.7 p1+p10   62 v[5]
        and edx, r13d                                            ;   355.0 p6      52 v[1]
        add r15d, r12d                                           ;   356.0 p11     62 v[6]
        xor eax, ecx                                             ;   356.0 p5      47 v[2]
        add r8d, r11d                                            ;   356.0 p0      63 v[2]
        xor eax, ebp                                             ;   357.0 p1      47 v[2]
        add r15d, r14d                                           ;   357.0 p6      62 v[6]
        add edi, dword [rsp + 248]                               ;   357.7 p11+p2   62 v[5]
        mov ebp, dword [rsp + 344]                               ;   354.0 p3      51 t1
        sub edx, dword [rsp + 332]                               ;   356.0 p5+p10   63 v[1]
        add r8d, eax                                             ;   358.0 p0      63 v[2]
        and r9d, r15d                                            ;   358.0 p1      51 t1
        add r8d, r15d                                            ;   359.0 p6      63 v[2]
        rorx r11d, r15d, 6                                       ;   358.0 p0      48 t1
        rorx r12d, r15d, 0xb                                     ;   358.0 p6      48 t1
        mov eax, r13d                                            ;   355.0         52 v[1] copy
        xor ebp, r15d                                            ;   359.0 p11     51 t1
        xor esi, r9d                                             ;   359.0 p5      51 t1
        xor r11d, r12d                                           ;   359.0 p1      48 t1
        rorx r14d, r15d, 0x19                                    ;   358.0 p0      48 t1
        xor r11d, r14d                                           ;   360.0 p11     48 t1
        mov r9d, dword [rsp + 344]                               ;   355.3 p2      51 t1
        and ebx, r8d                                             ;   360.0 p5      52 v[1]
        xor eax, r8d                                             ;   360.0 p1      52 v[1]
        add edi, esi                                             ;   360.0 p6      62 v[5]
        rorx esi, r8d, 2                                         ;   360.0 p0      47 v[1]
        rorx r12d, r8d, 0xd                                      ;   360.0 p6      47 v[1]
        rorx r14d, r8d, 0x16                                     ;   360.0 p0      47 v[1]
        add edx, ebx                                             ;   361.0 p11     63 v[1]
        mov ecx, r8d                                             ;   360.0         52 v[0] copy
        add edi, r11d                                            ;   361.0 p5      62 v[5]
        and ecx, r13d                                            ;   360.0 p1      52 v[0]
        xor esi, r12d                                            ;   361.0 p11     47 v[1]
        mov r11d, dword [rsp + 288]                              ;   357.3 p3      82 h
        xor esi, r14d                                            ;   362.0 p5      47 v[1]
        add r11d, ecx                                            ;   362.3 p1      82 h
        mov r12d, dword [rsp + 292]                              ;   357.8 p10     82 h
        add edx, edi                                             ;   362.0 p6      63 v[1]
        and ebp, edi                                             ;   362.0 p11     51 t1
        rorx r14d, edi, 6                                        ;   362.0 p0      48 t1
        rorx ebx, edi, 0x19                                      ;   362.0 p6      48 t1
        add edx, esi                                             ;   363.0 p5      63 v[1]
        add r13d, dword [rsp + 300]                              ;   361.5 p1+p2   82 h
        add r15d, dword [rsp + 324]                              ;   361.8 p11+p3   82 h
        add r8d, dword [rsp + 296]                               ;   362.0 p5+p10   82 h
        rorx ecx, edi, 0xb                                       ;   362.0 p0      48 t1
        add edi, dword [rsp + 336]                               ;   362.5 p1+p2   82 h
        xor r9d, ebp                                             ;   363.0 p6      51 t1
        xor r14d, ecx                                            ;   363.0 p11     48 t1
        xor r14d, ebx                                            ;   364.0 p5      48 t1
        mov esi, dword [rsp + 344]                               ;   360.2 p3      82 h
        add esi, dword [rsp + 316]                               ;   365.2 p0+p10   82 h
        add r10d, r9d                                            ;   364.0 p1      61 t1
        mov dword [rsp + 296], r8d                               ;   363.0 p8+p9   82 h
        mov r9, qword [rsp + 280]                                ;   360.8 p2      68 blocks
        and eax, edx                                             ;   364.0 p6      52 v[0]
        add r12d, edx                                            ;   364.0 p11     82 h
        rorx ebp, edx, 2                                         ;   364.0 p0      47 v[0]
        add r9, 0x40                                             ;   365.8 p5      68 blocks
        rorx ecx, edx, 0xd                                       ;   364.7 p6      47 v[0]
        ror edx, 0x16                                            ;   365.0 p0      47 v[0]
        mov dword [rsp + 300], r13d                              ;   362.5 p7+p4   82 h
        add r10d, r14d                                           ;   365.0 p1      61 t1
        add r11d, eax                                            ;   365.0 p11     82 h
        mov dword [rsp + 292], r12d                              ;   365.0 p8+p9   82 h
        xor ebp, ecx                                             ;   365.7 p5      47 v[0]
        xor ebp, edx                                             ;   366.7 p1      47 v[0]
        add r11d, r10d                                           ;   366.0 p6      82 h
        mov r8d, dword [rsp + 328]                               ;   363.2 p3      82 h reload
        add r8d, r10d                                            ;   368.2 p11     82 h
        mov dword [rsp + 316], esi                               ;   366.2 p7+p4   82 h
        add r11d, ebp                                            ;   367.7 p5      82 h
        mov dword [rsp + 288], r11d                              ;   368.7 p8+p9   82 h
        mov esi, r8d                                             ;   369.2         82 h copy
        mov r8, r9                                               ;   366.8         68 blocks copy
        mov ebp, r15d                                            ;   364.3         82 h copy
        cmp r8, qword [rsp + 272]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 264], r8                                ;                    resident
        mov dword [rsp + 304], esi                               ;                    resident
        mov dword [rsp + 308], edi                               ;                    resident
        mov dword [rsp + 312], ebp                               ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 288]                               ;     0.0 p2      68 blocks reload
        mov r8, qword [rsp + 256]                                ;     0.2 p3      68 blocks reload
        mov dword [r8], esi                                      ;     5.0 p7+p4   68 blocks
        mov esi, dword [rsp + 292]                               ;     0.5 p10     68 blocks reload
        mov dword [r8 + 4], esi                                  ;     5.5 p8+p9   68 blocks
        mov esi, dword [rsp + 296]                               ;     1.0 p2      68 blocks reload
        mov dword [r8 + 8], esi                                  ;     6.0 p7+p4   68 blocks
        mov esi, dword [rsp + 300]                               ;     1.2 p3      68 blocks reload
        mov dword [r8 + 12], esi                                 ;     6.2 p8+p9   68 blocks
        mov esi, dword [rsp + 304]                               ;     1.5 p10     68 blocks reload
        mov dword [r8 + 16], esi                                 ;     6.5 p7+p4   68 blocks
        mov esi, dword [rsp + 308]                               ;     2.0 p2      68 blocks reload
        mov dword [r8 + 20], esi                                 ;     7.0 p8+p9   68 blocks
        mov esi, dword [rsp + 312]                               ;     2.2 p3      68 blocks reload
        mov dword [r8 + 24], esi                                 ;     7.2 p7+p4   68 blocks
        mov esi, dword [rsp + 316]                               ;     2.5 p10     68 blocks reload
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
        vmovdqa [rsp + 240], xmm0                                ;                    cleared
        vmovdqa [rsp + 272], xmm0                                ;                    cleared
        vmovdqa [rsp + 288], xmm0                                ;                    cleared
        vmovdqa [rsp + 304], xmm0                                ;                    cleared
        vmovdqa [rsp + 320], xmm0                                ;                    cleared
        vmovdqa [rsp + 336], xmm0                                ;                    cleared
        add rsp, 0x168                                           ;                    frame
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

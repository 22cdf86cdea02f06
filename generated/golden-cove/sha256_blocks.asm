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
        rorx r14d, r10d, 0xd                                     ;     6.3 p0      47 v[7]
        vmovdqa xmm1, [rel sha256_blocks.T0_w.blocks + 48]       ;     1.8 p3      73 w[0]
        mov r11d, ebp                                            ;     2.0         51 t1 copy
        xor r11d, edi                                            ;     2.2 p1      51 t1
        and r11d, esi                                            ;     3.2 p5      51 t1
        xor r11d, ebp                                            ;     4.2 p11     51 t1
        add r9d, r11d                                            ;     6.0 p6      61 t1
        mov r11d, esi                                            ;     2.8         51 t1 copy
        rorx r15d, r10d, 0x16                                    ;     6.3 p0      47 v[7]
        vmovdqa xmm2, [rel sha256_blocks.T0_w.blocks]            ;     3.2 p10     73 w[8] reload
        vpshufb xmm0, xmm0, xmm2                                 ;     9.2 p1      73 w[0]
        xor r12d, r14d                                           ;     7.3 p5      47 v[7]
        xor r11d, edi                                            ;     3.7 p11     51 t1
        mov r13d, edi                                            ;     3.8         51 t1 copy
        mov ecx, dword [rsp + 296]                               ;     4.0 p2      52 v[7]
        mov edx, dword [rsp + 292]                               ;     4.2 p3      71 v[1] reload
        xor ecx, edx                                             ;     9.2 p6      52 v[7]
        xor r10d, edx                                            ;     9.2 p0      52 v[7]
        vpaddd xmm1, xmm1, xmm0                                  ;    10.2 p1      73 w[0]
        xor r12d, r15d                                           ;     8.3 p5      47 v[7]
        mov r14d, ebp                                            ;     5.0         61 t1 copy
        and ecx, r10d                                            ;    10.2 p11     52 v[7]
        vmovdqa [rsp + 0], xmm1                                  ;    11.2 p7+p4   73 w[0]
        add r9d, dword [rsp + 0]                                 ;    16.2 p6+p10   61 t1
        add r14d, dword [rsp + 4]                                ;    16.2 p0+p2   61 t1
        xor ecx, edx                                             ;    11.2 p1      52 v[7]
        add r12d, ecx                                            ;    12.2 p5      63 v[7]
        mov ecx, esi                                             ;     6.2         51 t1 copy
        add eax, r9d                                             ;    17.2 p11     62 v[3]
        add r12d, r9d                                            ;    17.2 p6      63 v[7]
        rorx ebx, eax, 0xb                                       ;    18.2 p0      48 t1
        and r11d, eax                                            ;    18.2 p1      51 t1
        rorx r9d, eax, 6                                         ;    18.2 p6      48 t1
        mov dword [rsp + 324], ebp                               ;     7.2 p8+p9   71 v[6] spill
        rorx ebp, eax, 0x19                                      ;    18.2 p0      48 t1
        and r10d, r12d                                           ;    18.2 p5      52 v[6]
        xor r13d, r11d                                           ;    19.2 p11     51 t1
        rorx r11d, r12d, 2                                       ;    18.2 p6      47 v[6]
        mov dword [rsp + 328], esi                               ;     8.0 p7+p4   71 v[4] spill
        rorx esi, r12d, 0xd                                      ;    18.2 p0      47 v[6]
        rorx edx, r12d, 0x16                                     ;    18.2 p6      47 v[6]
        mov dword [rsp + 332], r12d                              ;    18.2 p8+p9   63 v[7] spill
        mov r12d, dword [rsp + 292]                              ;     8.7 p3      52 v[6]
        and r12d, dword [rsp + 288]                              ;    13.7 p1+p10   52 v[6]
        xor r9d, ebx                                             ;    19.2 p5      48 t1
        xor r9d, ebp                                             ;    20.2 p11     48 t1
        xor r11d, esi                                            ;    19.2 p0      47 v[6]
        xor r11d, edx                                            ;    20.2 p1      47 v[6]
        add r14d, r13d                                           ;    20.2 p5      61 t1
        add r14d, r9d                                            ;    21.2 p11     61 t1
        add r10d, r12d                                           ;    19.2 p6      63 v[6]
        add r10d, r11d                                           ;    21.2 p0      63 v[6]
        add r10d, r14d                                           ;    22.2 p1      63 v[6]
        mov r15d, dword [rsp + 296]                              ;    10.5 p2      62 v[2]
        xor ecx, eax                                             ;    18.2 p5      51 t1
        vmovdqu xmm1, [r8 + 16]                                  ;    10.8 p3      73 w[4]
        mov ebx, eax                                             ;    18.2         51 t1 copy
        mov esi, dword [rsp + 8]                                 ;    11.2 p10     61 t1
        add esi, edi                                             ;    16.2 p11     61 t1
        add r15d, r14d                                           ;    22.2 p6      62 v[2]
        mov r9d, dword [rsp + 332]                               ;    18.2 p2      52 v[5]
        mov r11d, dword [rsp + 288]                              ;    11.8 p3      71 v[0] reload
        mov dword [rsp + 336], edi                               ;    12.0 p7+p4   71 v[5] spill
        xor r9d, r11d                                            ;    23.2 p0      52 v[5]
        mov r12d, dword [rsp + 332]                              ;    18.2 p10     52 v[5]
        or ecx, r15d                                             ;    23.2 p1      51 t1
        xor ebx, r15d                                            ;    23.2 p5      51 t1
        rorx r13d, r15d, 6                                       ;    23.2 p6      48 t1
        and r12d, r11d                                           ;    23.2 p11     52 v[5]
        rorx r14d, r15d, 0xb                                     ;    23.2 p0      48 t1
        rorx edx, r15d, 0x19                                     ;    23.2 p6      48 t1
        mov qword [rsp + 280], r8                                ;    13.5 p8+p9   73 w[0] spill
        rorx r8d, r10d, 0xd                                      ;    23.2 p0      47 v[5]
        xor r13d, r14d                                           ;    24.2 p1      48 t1
        xor r13d, edx                                            ;    25.2 p5      48 t1
        rorx r11d, r10d, 0x16                                    ;    23.2 p6      47 v[5]
        rorx edi, r10d, 2                                        ;    23.2 p0      47 v[5]
        mov r14d, r10d                                           ;    23.2         52 v[5] copy
        mov ebp, dword [rsp + 292]                               ;    14.7 p2      62 v[1]
        mov edx, dword [rsp + 332]                               ;    18.2 p3      62 v[7]
        and r14d, r9d                                            ;    24.2 p11     52 v[5]
        add edx, eax                                             ;    23.2 p1      62 v[7]
        mov dword [rsp + 340], r15d                              ;    23.2 p7+p4   62 v[2] spill
        mov r15d, dword [rsp + 328]                              ;    15.5 p10     61 t1
        mov r9d, dword [rsp + 332]                               ;    18.2 p2      52 v[5]
        xor r9d, r10d                                            ;    23.2 p5      52 v[5]
        xor ecx, ebx                                             ;    24.2 p6      51 t1
        xor edi, r8d                                             ;    24.2 p11     47 v[5]
        xor edi, r11d                                            ;    25.2 p1      47 v[5]
        add esi, ecx                                             ;    25.2 p0      61 t1
        mov r8d, dword [rsp + 340]                               ;    23.2 p3      51 t1
        add r12d, r14d                                           ;    25.2 p5      63 v[5]
        add esi, r13d                                            ;    26.2 p6      61 t1
        add r15d, dword [rsp + 12]                               ;    20.5 p11+p10   61 t1
        add r12d, edi                                            ;    26.2 p1      63 v[5]
        add ebp, esi                                             ;    27.2 p0      62 v[1]
        mov edi, dword [rsp + 332]                               ;    18.2 p2      52 v[4]
        and edi, r10d                                            ;    23.2 p5      52 v[4]
        add r12d, esi                                            ;    27.2 p6      63 v[5]
        mov r11d, dword [rsp + 288]                              ;    18.2 p3      62 v[0]
        and ebx, ebp                                             ;    28.2 p11     51 t1
        rorx esi, ebp, 6                                         ;    28.2 p0      48 t1
        rorx r13d, ebp, 0xb                                      ;    28.2 p6      48 t1
        rorx ecx, r12d, 2                                        ;    28.2 p0      47 v[4]
        rorx r14d, ebp, 0x19                                     ;    28.2 p6      48 t1
        vpshufb xmm1, xmm1, xmm2                                 ;    19.2 p1      73 w[4]
        xor r8d, ebp                                             ;    28.2 p5      51 t1
        xor eax, ebx                                             ;    29.2 p11     51 t1
        mov dword [rsp + 344], ebp                               ;    28.2 p8+p9   62 v[1] spill
        rorx ebp, r12d, 0x16                                     ;    28.2 p0      47 v[4]
        rorx ebx, r12d, 0xd                                      ;    28.2 p6      47 v[4]
        xor ecx, ebx                                             ;    29.2 p1      47 v[4]
        xor ecx, ebp                                             ;    30.2 p5      47 v[4]
        mov ebp, dword [rsp + 344]                               ;    28.2 p10     51 t1
        and r9d, r12d                                            ;    28.2 p11     52 v[4]
        add edi, r9d                                             ;    29.2 p1      63 v[4]
        mov r9d, r10d                                            ;    23.2         52 v[4] copy
        xor esi, r13d                                            ;    29.2 p5      48 t1
        vpaddd xmm3, xmm1, [rel sha256_blocks.T0_w.blocks + 64]  ;    21.5 p0+p2   73 w[4]
        xor esi, r14d                                            ;    30.2 p11     48 t1
        mov r13d, dword [rsp + 340]                              ;    23.2 p3      51 t1
        add r15d, eax                                            ;    30.2 p6      61 t1
        add r15d, esi                                            ;    31.2 p1      61 t1
        mov esi, r10d                                            ;    23.2         52 v[3] copy
        vmovdqa [rsp + 16], xmm3                                 ;    22.5 p7+p4   73 w[4]
        and esi, r12d                                            ;    28.2 p5      52 v[3]
        add edi, ecx                                             ;    31.2 p0      63 v[4]
        xor r9d, r12d                                            ;    28.2 p11     52 v[4]
        add r11d, r15d                                           ;    32.2 p6      62 v[0]
        add edx, dword [rsp + 16]                                ;    27.5 p1+p10   62 v[7]
        add edi, r15d                                            ;    32.2 p5      63 v[4]
        sub esi, dword [rsp + 332]                               ;    29.2 p0+p2   63 v[3]
        and r8d, r11d                                            ;    33.2 p11     51 t1
        rorx r14d, r11d, 6                                       ;    33.2 p6      48 t1
        rorx r15d, r11d, 0xb                                     ;    33.2 p0      48 t1
        xor ebp, r11d                                            ;    33.2 p1      51 t1
        rorx eax, r11d, 0x19                                     ;    33.2 p6      48 t1
        mov ecx, r12d                                            ;    28.2         52 v[3] copy
        xor ecx, edi                                             ;    33.2 p5      52 v[3]
        and r9d, edi                                             ;    33.2 p11     52 v[3]
        rorx ebx, edi, 2                                         ;    33.2 p0      47 v[3]
        xor r13d, r8d                                            ;    34.2 p1      51 t1
        rorx r8d, edi, 0xd                                       ;    33.2 p6      47 v[3]
        mov dword [rsp + 332], r11d                              ;    33.2 p8+p9   62 v[0] spill
        rorx r11d, edi, 0x16                                     ;    33.2 p0      47 v[3]
        add esi, r9d                                             ;    34.2 p5      63 v[3]
        xor r14d, r15d                                           ;    34.2 p11     48 t1
        xor r14d, eax                                            ;    35.2 p1      48 t1
        mov r9d, dword [rsp + 340]                               ;    26.3 p3      62 v[6]
        add r9d, r10d                                            ;    31.3 p5      62 v[6]
        add r9d, dword [rsp + 20]                                ;    32.3 p6+p10   62 v[6]
        mov r15d, dword [rsp + 344]                              ;    28.2 p2      51 t1
        mov eax, r12d                                            ;    28.2         52 v[2] copy
        and eax, edi                                             ;    33.2 p11     52 v[2]
        xor ebx, r8d                                             ;    34.2 p1      47 v[3]
        xor ebx, r11d                                            ;    35.2 p0      47 v[3]
        add edx, r13d                                            ;    35.2 p5      62 v[7]
        add edx, r14d                                            ;    36.2 p6      62 v[7]
        sub eax, r10d                                            ;    34.2 p11     63 v[2]
        add esi, ebx                                             ;    36.2 p1      63 v[3]
        add esi, edx                                             ;    37.2 p0      63 v[3]
        rorx r10d, edx, 6                                        ;    37.2 p6      48 t1
        rorx r11d, edx, 0xb                                      ;    37.2 p0      48 t1
        rorx r13d, edx, 0x19                                     ;    37.2 p6      48 t1
        xor r10d, r11d                                           ;    38.2 p5      48 t1
        xor r10d, r13d                                           ;    39.2 p11     48 t1
        rorx r13d, esi, 0xd                                      ;    38.2 p0      47 v[2]
        mov r8d, dword [rsp + 332]                               ;    33.2 p3      51 t1
        mov r14, qword [rsp + 280]                               ;    29.7 p10     73 w[0] reload
        vmovdqu xmm3, [r14 + 32]                                 ;    34.7 p2      73 w[8]
        mov ebx, edi                                             ;    33.2         52 v[2] copy
        and ebp, edx                                             ;    37.2 p1      51 t1
        xor r8d, edx                                             ;    38.2 p5      51 t1
        xor r15d, ebp                                            ;    38.2 p11     51 t1
        rorx r11d, esi, 2                                        ;    38.2 p6      47 v[2]
        xor ebx, esi                                             ;    38.2 p1      52 v[2]
        rorx r14d, esi, 0x16                                     ;    38.2 p0      47 v[2]
        mov ebp, dword [rsp + 332]                               ;    33.2 p3      51 t1
        and ecx, esi                                             ;    38.2 p5      52 v[2]
        mov dword [rsp + 340], edx                               ;    37.2 p7+p4   62 v[7] spill
        mov edx, dword [rsp + 344]                               ;    31.7 p10     62 v[5]
        add edx, r12d                                            ;    36.7 p11     62 v[5]
        mov dword [rsp + 344], r12d                              ;    32.0 p8+p9   63 v[5] spill
        mov r12d, edi                                            ;    33.2         52 v[1] copy
        and r12d, esi                                            ;    38.2 p6      52 v[1]
        add r9d, r15d                                            ;    39.2 p1      62 v[6]
        add eax, ecx                                             ;    39.2 p5      63 v[2]
        xor r11d, r13d                                           ;    39.2 p0      47 v[2]
        xor r11d, r14d                                           ;    40.2 p11     47 v[2]
        add r9d, r10d                                            ;    40.2 p6      62 v[6]
        add edx, dword [rsp + 24]                                ;    37.7 p1+p2   62 v[5]
        mov r10d, dword [rsp + 340]                              ;    37.2 p3      51 t1
        sub r12d, dword [rsp + 344]                              ;    39.2 p5+p10   63 v[1]
        and r8d, r9d                                             ;    41.2 p0      51 t1
        add eax, r11d                                            ;    41.2 p11     63 v[2]
        rorx r11d, r9d, 6                                        ;    41.2 p6      48 t1
        rorx r13d, r9d, 0xb                                      ;    41.2 p0      48 t1
        xor r11d, r13d                                           ;    42.2 p1      48 t1
        add eax, r9d                                             ;    42.2 p5      63 v[2]
        rorx r14d, r9d, 0x19                                     ;    41.2 p6      48 t1
        mov r15d, esi                                            ;    38.2         52 v[1] copy
        xor r10d, r9d                                            ;    42.2 p11     51 t1
        xor ebp, r8d                                             ;    42.2 p1      51 t1
        mov r8d, dword [rsp + 340]                               ;    37.2 p2      51 t1
        xor r11d, r14d                                           ;    43.2 p5      48 t1
        add edx, ebp                                             ;    43.2 p0      62 v[5]
        rorx ebp, eax, 2                                         ;    43.2 p6      47 v[1]
        xor r15d, eax                                            ;    43.2 p11     52 v[1]
        rorx r13d, eax, 0xd                                      ;    43.2 p0      47 v[1]
        rorx r14d, eax, 0x16                                     ;    43.2 p6      47 v[1]
        and ebx, eax                                             ;    43.2 p1      52 v[1]
        add edx, r11d                                            ;    44.2 p5      62 v[5]
        add r12d, ebx                                            ;    44.2 p11     63 v[1]
        xor ebp, r13d                                            ;    44.2 p1      47 v[1]
        xor ebp, r14d                                            ;    45.2 p5      47 v[1]
        mov ecx, dword [rsp + 332]                               ;    37.5 p3      62 v[4]
        add ecx, edi                                             ;    42.5 p0      62 v[4]
        mov dword [rsp + 332], r9d                               ;    41.2 p7+p4   62 v[6] spill
        mov r9d, esi                                             ;    38.2         52 v[0] copy
        add ecx, dword [rsp + 28]                                ;    43.5 p11+p10   62 v[4]
        and r9d, eax                                             ;    43.2 p6      52 v[0]
        mov r11d, dword [rsp + 332]                              ;    41.2 p2      51 t1
        sub r9d, edi                                             ;    44.2 p1      63 v[0]
        rorx edi, edx, 6                                         ;    45.2 p0      48 t1
        vpshufb xmm3, xmm3, xmm2                                 ;    40.7 p5      73 w[8]
        add r12d, edx                                            ;    45.2 p11     63 v[1]
        and r10d, edx                                            ;    45.2 p6      51 t1
        add r12d, ebp                                            ;    46.2 p1      63 v[1]
        rorx r13d, edx, 0xb                                      ;    45.2 p0      48 t1
        rorx r14d, edx, 0x19                                     ;    45.2 p6      48 t1
        mov ebp, eax                                             ;    43.2         52 v[0] copy
        xor r8d, r10d                                            ;    46.2 p5      51 t1
        xor edi, r13d                                            ;    46.2 p11     48 t1
        and r15d, r12d                                           ;    47.2 p1      52 v[0]
        xor edi, r14d                                            ;    47.2 p0      48 t1
        add ecx, r8d                                             ;    47.2 p5      62 v[4]
        xor ebp, r12d                                            ;    47.2 p11     52 v[0]
        rorx r8d, r12d, 2                                        ;    47.2 p6      47 v[0]
        mov r10d, dword [rsp + 332]                              ;    41.3 p3      51 t1
        rorx r13d, r12d, 0xd                                     ;    47.2 p0      47 v[0]
        rorx r14d, r12d, 0x16                                    ;    47.2 p6      47 v[0]
        xor r11d, edx                                            ;    46.2 p1      51 t1
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 16]  ;    42.2 p5+p10   73 w[8]
        vmovdqa [rsp + 32], xmm4                                 ;    43.2 p8+p9   73 w[8]
        mov ebx, eax                                             ;    43.2         52 v[7] copy
        and ebx, r12d                                            ;    47.2 p11     52 v[7]
        add ecx, edi                                             ;    48.2 p1      62 v[4]
        add r9d, r15d                                            ;    48.2 p0      63 v[0]
        xor r8d, r13d                                            ;    48.2 p5      47 v[0]
        add r9d, ecx                                             ;    49.2 p6      63 v[0]
        mov edi, dword [rsp + 340]                               ;    43.3 p2      62 v[3]
        add edi, esi                                             ;    48.3 p11     62 v[3]
        add edi, dword [rsp + 32]                                ;    49.3 p1+p3   62 v[3]
        xor r8d, r14d                                            ;    49.2 p0      47 v[0]
        mov r13d, edx                                            ;    45.2         51 t1 copy
        rorx r14d, ecx, 6                                        ;    49.2 p6      48 t1
        and r11d, ecx                                            ;    49.2 p5      51 t1
        rorx r15d, ecx, 0xb                                      ;    49.2 p0      48 t1
        xor r13d, ecx                                            ;    49.2 p11     51 t1
        mov dword [rsp + 340], eax                               ;    44.8 p7+p4   63 v[2] spill
        rorx eax, ecx, 0x19                                      ;    49.2 p6      48 t1
        add r9d, r8d                                             ;    50.2 p1      63 v[0]
        mov r8d, r12d                                            ;    47.2         52 v[7] copy
        xor r10d, r11d                                           ;    50.2 p5      51 t1
        add edi, r10d                                            ;    51.2 p11     62 v[3]
        sub ebx, esi                                             ;    48.2 p0      63 v[7]
        xor r14d, r15d                                           ;    50.2 p1      48 t1
        xor r14d, eax                                            ;    51.2 p6      48 t1
        mov esi, dword [rsp + 40]                                ;    46.3 p10     62 v[1]
        add esi, edx                                             ;    51.3 p5      62 v[1]
        xor r8d, r9d                                             ;    51.2 p11     52 v[7]
        and ebp, r9d                                             ;    51.2 p0      52 v[7]
        rorx r11d, r9d, 0xd                                      ;    51.2 p6      47 v[7]
        rorx r15d, r9d, 0x16                                     ;    51.2 p0      47 v[7]
        mov eax, dword [rsp + 340]                               ;    47.3 p2      62 v[2]
        add eax, dword [rsp + 332]                               ;    52.3 p1+p3   62 v[2]
        mov dword [rsp + 332], ecx                               ;    49.2 p8+p9   62 v[4] spill
        mov ecx, r12d                                            ;    47.8         52 v[6] copy
        and ecx, r9d                                             ;    51.2 p5      52 v[6]
        rorx r10d, r9d, 2                                        ;    51.2 p6      47 v[7]
        add edi, r14d                                            ;    52.2 p11     62 v[3]
        add eax, dword [rsp + 36]                                ;    53.3 p1+p10   62 v[2]
        add ebx, ebp                                             ;    52.2 p0      63 v[7]
        mov ebp, dword [rsp + 332]                               ;    49.2 p2      51 t1
        xor r10d, r11d                                           ;    52.2 p5      47 v[7]
        xor r10d, r15d                                           ;    53.2 p11     47 v[7]
        sub ecx, dword [rsp + 340]                               ;    52.2 p6+p3   63 v[6]
        and r13d, edi                                            ;    53.2 p1      51 t1
        add ebx, edi                                             ;    53.2 p0      63 v[7]
        add ebx, r10d                                            ;    54.2 p5      63 v[7]
        mov r10, qword [rsp + 280]                               ;    50.0 p10     73 w[0] reload
        vmovdqu xmm4, [r10 + 48]                                 ;    55.0 p2      73 w[12]
        mov r10d, r9d                                            ;    51.2         52 v[6] copy
        rorx r11d, edi, 6                                        ;    53.2 p6      48 t1
        rorx r14d, edi, 0xb                                      ;    53.2 p0      48 t1
        xor edx, r13d                                            ;    54.2 p11     51 t1
        rorx r15d, edi, 0x19                                     ;    53.2 p6      48 t1
        xor r11d, r14d                                           ;    54.2 p1      48 t1
        xor ebp, edi                                             ;    54.2 p5      51 t1
        xor r11d, r15d                                           ;    55.2 p11     48 t1
        rorx r15d, ebx, 0xd                                      ;    55.2 p0      47 v[6]
        mov r13d, dword [rsp + 332]                              ;    51.8 p3      51 t1
        add eax, edx                                             ;    55.2 p1      62 v[2]
        and r8d, ebx                                             ;    55.2 p5      52 v[6]
        xor r10d, ebx                                            ;    55.2 p6      52 v[6]
        rorx r14d, ebx, 2                                        ;    55.2 p0      47 v[6]
        rorx edx, ebx, 0x16                                      ;    55.2 p6      47 v[6]
        add esi, r12d                                            ;    52.8 p11     62 v[1]
        mov dword [rsp + 340], r12d                              ;    53.0 p7+p4   63 v[1] spill
        mov r12d, r9d                                            ;    53.2         52 v[5] copy
        and r12d, ebx                                            ;    55.2 p1      52 v[5]
        add eax, r11d                                            ;    56.2 p5      62 v[2]
        add ecx, r8d                                             ;    56.2 p11     63 v[6]
        xor r14d, r15d                                           ;    56.2 p0      47 v[6]
        xor r14d, edx                                            ;    57.2 p1      47 v[6]
        mov r8d, edi                                             ;    54.2         51 t1 copy
        sub r12d, dword [rsp + 340]                              ;    58.0 p5+p10   63 v[5]
        and ebp, eax                                             ;    57.2 p6      51 t1
        add ecx, eax                                             ;    57.2 p11     63 v[6]
        rorx r11d, eax, 6                                        ;    57.2 p0      48 t1
        rorx r15d, eax, 0xb                                      ;    57.2 p6      48 t1
        rorx edx, eax, 0x19                                      ;    57.2 p0      48 t1
        xor r8d, eax                                             ;    57.2 p1      51 t1
        add ecx, r14d                                            ;    58.2 p5      63 v[6]
        mov r14d, ebx                                            ;    55.7         52 v[5] copy
        xor r13d, ebp                                            ;    58.2 p11     51 t1
        xor r11d, r15d                                           ;    58.2 p1      48 t1
        xor r11d, edx                                            ;    59.2 p5      48 t1
        lea ebp, [rdi + rbx]                                     ;    56.5 p6      62 v[7]
        add esi, r13d                                            ;    59.2 p11     62 v[1]
        and r10d, ecx                                            ;    59.2 p0      52 v[5]
        xor r14d, ecx                                            ;    59.2 p1      52 v[5]
        rorx r13d, ecx, 2                                        ;    59.2 p6      47 v[5]
        rorx r15d, ecx, 0xd                                      ;    59.2 p0      47 v[5]
        rorx edx, ecx, 0x16                                      ;    59.2 p6      47 v[5]
        mov dword [rsp + 340], eax                               ;    57.5 p8+p9   62 v[2] spill
        mov eax, dword [rsp + 332]                               ;    57.7 p2      62 v[0]
        mov dword [rsp + 332], r9d                               ;    57.8 p7+p4   63 v[0] spill
        add eax, r9d                                             ;    62.7 p5      62 v[0]
        add esi, r11d                                            ;    60.2 p11     62 v[1]
        add eax, dword [rsp + 44]                                ;    63.7 p1+p3   62 v[0]
        mov r9d, ebx                                             ;    58.5         52 v[4] copy
        add r12d, r10d                                           ;    60.2 p0      63 v[5]
        xor r13d, r15d                                           ;    60.2 p5      47 v[5]
        xor r13d, edx                                            ;    61.2 p11     47 v[5]
        rorx r15d, esi, 0xb                                      ;    61.2 p6      48 t1
        rorx edx, esi, 0x19                                      ;    61.2 p0      48 t1
        and r8d, esi                                             ;    61.2 p1      51 t1
        add r12d, esi                                            ;    61.2 p5      63 v[5]
        add r12d, r13d                                           ;    62.2 p11     63 v[5]
        rorx r11d, esi, 6                                        ;    61.2 p6      48 t1
        xor edi, r8d                                             ;    62.2 p1      51 t1
        xor r11d, r15d                                           ;    62.2 p0      48 t1
        xor r11d, edx                                            ;    63.2 p5      48 t1
        add eax, edi                                             ;    64.7 p11     62 v[0]
        rorx edi, r12d, 2                                        ;    63.2 p6      47 v[4]
        and r14d, r12d                                           ;    63.2 p1      52 v[4]
        rorx r15d, r12d, 0xd                                     ;    63.2 p0      47 v[4]
        rorx edx, r12d, 0x16                                     ;    63.2 p6      47 v[4]
        and r9d, ecx                                             ;    62.0 p5      52 v[4]
        sub r9d, dword [rsp + 332]                               ;    63.0 p11+p10   63 v[4]
        add r14d, r9d                                            ;    64.2 p1      63 v[4]
        add eax, r11d                                            ;    65.7 p0      62 v[0]
        xor edi, r15d                                            ;    64.2 p5      47 v[4]
        xor edi, edx                                             ;    65.2 p11     47 v[4]
        add r14d, edi                                            ;    66.2 p1      63 v[4]
        rorx edi, eax, 6                                         ;    66.7 p6      48 t1
        vpshufb xmm2, xmm4, xmm2                                 ;    64.0 p5      73 w[12]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 32]  ;    65.0 p0+p2   73 w[12]
        vmovdqa [rsp + 48], xmm4                                 ;    66.0 p8+p9   73 w[12]
        vpalignr xmm4, xmm1, xmm0, 4                             ;    65.0 p5      78 w[0]
        rorx r11d, eax, 0xb                                      ;    66.7 p6      48 t1
        xor edi, r11d                                            ;    67.7 p11     48 t1
        mov r10d, dword [rsp + 340]                              ;    63.8 p3      51 t1
        lea r13d, [rsi + r12]                                    ;    64.5 p1      62 v[5]
        mov r8d, ecx                                             ;    64.2         52 v[4] copy
        xor r10d, esi                                            ;    68.8 p0      51 t1
        xor r8d, r12d                                            ;    65.2 p11     52 v[4]
        mov r9d, ecx                                             ;    64.7         52 v[3] copy
        and r9d, r12d                                            ;    65.5 p1      52 v[3]
        add ebp, dword [rsp + 48]                                ;    71.0 p6+p10   62 v[7]
        add r14d, eax                                            ;    67.2 p0      63 v[4]
        sub r9d, ebx                                             ;    66.5 p5      63 v[3]
        or r10d, eax                                             ;    69.8 p11     51 t1
        xor esi, eax                                             ;    66.7 p1      51 t1
        mov edx, r12d                                            ;    65.8         52 v[3] copy
        mov ebx, eax                                             ;    66.7         51 t1 copy
        rorx r15d, eax, 0x19                                     ;    66.7 p6      48 t1
        xor edi, r15d                                            ;    68.7 p0      48 t1
        xor r10d, esi                                            ;    70.8 p5      51 t1
        and r8d, r14d                                            ;    68.2 p11     52 v[3]
        rorx r11d, r14d, 2                                       ;    68.2 p6      47 v[3]
        rorx r15d, r14d, 0xd                                     ;    68.2 p0      47 v[3]
        xor edx, r14d                                            ;    68.2 p1      52 v[3]
        add ebp, r10d                                            ;    72.0 p5      62 v[7]
        rorx r10d, r14d, 0x16                                    ;    68.5 p6      47 v[3]
        vpsrld xmm5, xmm4, 3                                     ;    68.5 p1      78 w[0]
        vpshufd xmm6, xmm2, 0xe                                  ;    69.0 p5      78 w[0]
        vprold xmm7, xmm4, 0xe                                   ;    68.8 p0      78 w[0]
        vprold xmm4, xmm4, 0x19                                  ;    69.5 p1      78 w[0]
        add r9d, r8d                                             ;    69.2 p11     63 v[3]
        mov r8d, r12d                                            ;    68.5         52 v[2] copy
        and r8d, r14d                                            ;    69.3 p11     52 v[2]
        xor r11d, r15d                                           ;    69.5 p6      47 v[3]
        add ebp, edi                                             ;    73.0 p0      62 v[7]
        xor ebx, ebp                                             ;    74.0 p5      51 t1
        mov edi, dword [rsp + 340]                               ;    69.3 p2      62 v[6]
        add edi, ecx                                             ;    74.3 p11     62 v[6]
        xor r11d, r10d                                           ;    70.5 p1      47 v[3]
        add edi, dword [rsp + 52]                                ;    75.3 p6+p3   62 v[6]
        add r9d, r11d                                            ;    71.5 p0      63 v[3]
        or esi, ebp                                              ;    74.0 p5      51 t1
        add r9d, ebp                                             ;    74.0 p11     63 v[3]
        rorx r10d, ebp, 6                                        ;    74.0 p6      48 t1
        rorx r11d, ebp, 0xb                                      ;    74.0 p0      48 t1
        rorx r15d, ebp, 0x19                                     ;    74.0 p6      48 t1
        vpternlogd xmm5, xmm4, xmm7, 0x96                        ;    71.5 p1      78 w[0]
        sub r8d, ecx                                             ;    72.0 p5      63 v[2]
        vpalignr xmm4, xmm2, xmm3, 4                             ;    73.0 p5      78 w[0]
        vpsrld xmm7, xmm6, 0xa                                   ;    72.5 p1      78 w[0]
        vprold xmm8, xmm6, 0xd                                   ;    72.8 p0      78 w[0]
        vprold xmm6, xmm6, 0xf                                   ;    73.5 p1      78 w[0]
        xor esi, ebx                                             ;    75.0 p11     51 t1
        xor r10d, r11d                                           ;    75.0 p11     48 t1
        and edx, r9d                                             ;    75.0 p6      52 v[2]
        rorx r11d, r9d, 2                                        ;    75.0 p0      47 v[2]
        rorx ecx, r9d, 0xd                                       ;    75.0 p6      47 v[2]
        add edi, esi                                             ;    76.3 p5      62 v[6]
        rorx esi, r9d, 0x16                                      ;    75.0 p0      47 v[2]
        xor r10d, r15d                                           ;    76.0 p11     48 t1
        mov r15d, dword [rsp + 60]                               ;    73.3 p10     62 v[4]
        vpaddd xmm0, xmm0, xmm5                                  ;    74.5 p1      78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;    75.5 p5      78 w[0]
        add r15d, eax                                            ;    78.3 p11     62 v[4]
        add r8d, edx                                             ;    76.0 p1      63 v[2]
        vpternlogd xmm7, xmm6, xmm8, 0x96                        ;    75.8 p0      78 w[0]
        mov edx, r14d                                            ;    74.3         52 v[2] copy
        xor edx, r9d                                             ;    75.5 p6      52 v[2]
        add edi, r10d                                            ;    77.3 p5      62 v[6]
        mov r10d, r14d                                           ;    74.8         52 v[1] copy
        and r10d, r9d                                            ;    76.3 p11     52 v[1]
        xor r11d, ecx                                            ;    76.5 p1      47 v[2]
        xor r11d, esi                                            ;    77.5 p6      47 v[2]
        add r13d, dword [rsp + 56]                               ;    76.8 p0+p2   62 v[5]
        vpaddd xmm7, xmm7, xmm0                                  ;    77.0 p5      78 w[0]
        and ebx, edi                                             ;    78.3 p11     51 t1
        add r8d, edi                                             ;    78.3 p1      63 v[2]
        rorx esi, edi, 6                                         ;    78.3 p6      48 t1
        rorx ecx, edi, 0xb                                       ;    78.3 p0      48 t1
        add r8d, r11d                                            ;    79.3 p5      63 v[2]
        rorx r11d, edi, 0x19                                     ;    78.5 p6      48 t1
        vprold xmm8, xmm7, 0xf                                   ;    78.5 p1      78 w[0]
        xor eax, ebx                                             ;    79.3 p11     51 t1
        vpshufd xmm0, xmm0, 0xe                                  ;    79.0 p5      78 w[0]
        xor esi, ecx                                             ;    79.3 p0      48 t1
        xor esi, r11d                                            ;    80.3 p11     48 t1
        mov r11d, r9d                                            ;    77.7         52 v[1] copy
        sub r10d, r12d                                           ;    79.5 p1      63 v[1]
        mov r12d, ebp                                            ;    78.0         51 t1 copy
        vpsrld xmm5, xmm7, 0xa                                   ;    79.8 p0      78 w[0]
        xor r12d, edi                                            ;    79.5 p6      51 t1
        vprold xmm6, xmm7, 0xd                                   ;    80.5 p1      78 w[0]
        add r13d, eax                                            ;    80.3 p5      62 v[5]
        and edx, r8d                                             ;    80.3 p11     52 v[1]
        rorx eax, r8d, 2                                         ;    80.5 p6      47 v[1]
        mov dword [rsp + 340], edi                               ;    79.2 p7+p4   62 v[6] spill
        rorx ecx, r8d, 0xd                                       ;    80.8 p0      47 v[1]
        rorx ebx, r8d, 0x16                                      ;    81.5 p6      47 v[1]
        xor r11d, r8d                                            ;    81.0 p5      52 v[1]
        vpternlogd xmm5, xmm8, xmm6, 0x96                        ;    81.5 p1      78 w[0]
        lea edi, [rbp + r9]                                      ;    81.3 p11     62 v[3]
        add r13d, esi                                            ;    81.8 p0      62 v[5]
        add r10d, edx                                            ;    82.0 p5      63 v[1]
        add r10d, r13d                                           ;    83.0 p11     63 v[1]
        xor eax, ecx                                             ;    82.5 p1      47 v[1]
        xor eax, ebx                                             ;    83.5 p6      47 v[1]
        add r10d, eax                                            ;    84.5 p0      63 v[1]
        and r11d, r10d                                           ;    85.5 p5      52 v[0]
        mov esi, r9d                                             ;    81.3         52 v[0] copy
        rorx ecx, r13d, 6                                        ;    83.5 p6      48 t1
        rorx ebx, r13d, 0xb                                      ;    83.8 p0      48 t1
        mov dword [rsp + 332], r9d                               ;    81.8 p8+p9   63 v[3] spill
        rorx r9d, r13d, 0x19                                     ;    84.5 p6      48 t1
        xor ecx, ebx                                             ;    84.8 p11     48 t1
        xor ecx, r9d                                             ;    85.8 p1      48 t1
        rorx r9d, r10d, 2                                        ;    85.5 p0      47 v[0]
        and esi, r8d                                             ;    84.0 p5      52 v[0]
        vpaddd xmm0, xmm0, xmm5                                  ;    84.5 p1      78 w[0]
        add r15d, r14d                                           ;    84.3 p11     62 v[4]
        and r12d, r13d                                           ;    85.0 p5      51 t1
        mov edx, dword [rsp + 340]                               ;    83.3 p3      51 t1
        xor edx, r13d                                            ;    88.3 p11     51 t1
        sub esi, r14d                                            ;    85.5 p1      63 v[0]
        vpunpcklqdq xmm0, xmm7, xmm0                             ;    86.0 p5      78 w[0]
        xor ebp, r12d                                            ;    86.0 p6      51 t1
        add r15d, ebp                                            ;    87.0 p0      62 v[4]
        mov ebp, r8d                                             ;    84.3         52 v[0] copy
        rorx r12d, r10d, 0xd                                     ;    86.5 p6      47 v[0]
        add r15d, ecx                                            ;    88.0 p11     62 v[4]
        xor r9d, r12d                                            ;    87.5 p1      47 v[0]
        rorx r12d, r15d, 6                                       ;    89.0 p0      48 t1
        vpaddd xmm5, xmm0, [rel sha256_blocks.T0_w.blocks + 80]  ;    87.0 p5+p10   78 w[0]
        rorx r14d, r10d, 0x16                                    ;    87.5 p6      47 v[0]
        mov eax, dword [rsp + 340]                               ;    85.5 p2      51 t1
        add esi, r11d                                            ;    87.3 p11     63 v[0]
        vmovdqa [rsp + 64], xmm5                                 ;    88.0 p7+p4   78 w[0]
        add edi, dword [rsp + 64]                                ;    93.0 p1+p3   62 v[3]
        xor r9d, r14d                                            ;    88.5 p0      47 v[0]
        mov r11d, r13d                                           ;    86.3         51 t1 copy
        and edx, r15d                                            ;    89.3 p5      51 t1
        xor eax, edx                                             ;    90.5 p11     51 t1
        add esi, r15d                                            ;    89.0 p1      63 v[0]
        rorx r14d, r15d, 0xb                                     ;    89.0 p6      48 t1
        xor ebp, r10d                                            ;    88.8 p0      52 v[0]
        mov ebx, r8d                                             ;    87.3         52 v[7] copy
        and ebx, r10d                                            ;    89.0 p5      52 v[7]
        sub ebx, dword [rsp + 332]                               ;    90.0 p11+p10   63 v[7]
        rorx ecx, r15d, 0x19                                     ;    89.5 p6      48 t1
        xor r11d, r15d                                           ;    89.5 p1      51 t1
        add esi, r9d                                             ;    90.0 p0      63 v[0]
        mov r9d, r10d                                            ;    88.3         52 v[7] copy
        xor r9d, esi                                             ;    91.0 p5      52 v[7]
        vpalignr xmm5, xmm3, xmm1, 4                             ;    91.0 p5      78 w[4]
        xor r12d, r14d                                           ;    90.3 p11     48 t1
        xor r12d, ecx                                            ;    91.3 p1      48 t1
        mov r14d, dword [rsp + 72]                               ;    89.2 p2      62 v[1]
        add r14d, r13d                                           ;    94.2 p6      62 v[1]
        add edi, eax                                             ;    94.0 p0      62 v[3]
        and ebp, esi                                             ;    91.3 p11     52 v[7]
        rorx eax, esi, 2                                         ;    91.5 p6      47 v[7]
        rorx ecx, esi, 0xd                                       ;    91.8 p0      47 v[7]
        add ebx, ebp                                             ;    92.3 p1      63 v[7]
        vpshufd xmm6, xmm0, 0xe                                  ;    92.0 p5      78 w[4]
        vpsrld xmm7, xmm5, 3                                     ;    92.5 p1      78 w[4]
        rorx edx, esi, 0x16                                      ;    92.5 p6      47 v[7]
        vprold xmm8, xmm5, 0xe                                   ;    92.8 p0      78 w[4]
        vprold xmm5, xmm5, 0x19                                  ;    93.5 p1      78 w[4]
        mov ebp, r10d                                            ;    91.2         52 v[6] copy
        and ebp, esi                                             ;    92.3 p11     52 v[6]
        add edi, r12d                                            ;    95.0 p5      62 v[3]
        mov r12d, dword [rsp + 340]                              ;    91.7 p3      62 v[2]
        add r12d, r8d                                            ;    96.7 p11     62 v[2]
        xor eax, ecx                                             ;    93.5 p6      47 v[7]
        xor eax, edx                                             ;    94.5 p0      47 v[7]
        add ebx, edi                                             ;    96.0 p5      63 v[7]
        rorx ecx, edi, 6                                         ;    96.0 p6      48 t1
        vpternlogd xmm7, xmm5, xmm8, 0x96                        ;    94.5 p1      78 w[4]
        vprold xmm8, xmm6, 0xd                                   ;    94.8 p0      78 w[4]
        mov edx, r15d                                            ;    93.0         51 t1 copy
        and r11d, edi                                            ;    96.0 p11     51 t1
        add r12d, dword [rsp + 68]                               ;    97.7 p5+p10   62 v[2]
        add ebx, eax                                             ;    97.0 p11     63 v[7]
        rorx eax, edi, 0xb                                       ;    96.0 p6      48 t1
        mov dword [rsp + 340], r10d                              ;    93.8 p8+p9   63 v[1] spill
        rorx r10d, edi, 0x19                                     ;    96.0 p0      48 t1
        sub ebp, r8d                                             ;    95.5 p1      63 v[6]
        xor edx, edi                                             ;    96.0 p5      51 t1
        vpsrld xmm5, xmm6, 0xa                                   ;    96.5 p1      78 w[4]
        vpalignr xmm9, xmm0, xmm2, 4                             ;    97.0 p5      78 w[4]
        vprold xmm6, xmm6, 0xf                                   ;    96.8 p0      78 w[4]
        xor r13d, r11d                                           ;    97.0 p11     51 t1
        xor ecx, eax                                             ;    97.0 p6      48 t1
        xor ecx, r10d                                            ;    98.0 p11     48 t1
        and r9d, ebx                                             ;    98.0 p1      52 v[6]
        add r12d, r13d                                           ;    98.7 p6      62 v[2]
        rorx r8d, ebx, 2                                         ;    98.0 p0      47 v[6]
        vpaddd xmm1, xmm1, xmm9                                  ;    98.0 p5      78 w[4]
        rorx r10d, ebx, 0xd                                      ;    98.5 p6      47 v[6]
        rorx r11d, ebx, 0x16                                     ;    98.8 p0      47 v[6]
        vpaddd xmm1, xmm1, xmm7                                  ;    99.0 p1      78 w[4]
        mov r13d, dword [rsp + 76]                               ;    96.7 p2      62 v[0]
        add r13d, r15d                                           ;   101.7 p11     62 v[0]
        mov eax, esi                                             ;    97.0         52 v[6] copy
        xor eax, ebx                                             ;    99.0 p5      52 v[6]
        add ebp, r9d                                             ;    99.3 p11     63 v[6]
        add r12d, ecx                                            ;    99.7 p1      62 v[2]
        mov r9d, esi                                             ;    97.7         52 v[5] copy
        and r9d, ebx                                             ;    99.5 p6      52 v[5]
        vpternlogd xmm5, xmm6, xmm8, 0x96                        ;    99.8 p0      78 w[4]
        xor r8d, r10d                                            ;   100.0 p5      47 v[6]
        xor r8d, r11d                                            ;   101.0 p11     47 v[6]
        add ebp, r12d                                            ;   100.7 p1      63 v[6]
        rorx r11d, r12d, 6                                       ;   100.7 p6      48 t1
        rorx ecx, r12d, 0xb                                      ;   100.8 p0      48 t1
        add ebp, r8d                                             ;   102.0 p5      63 v[6]
        xor r11d, ecx                                            ;   101.8 p11     48 t1
        mov r10d, dword [rsp + 340]                              ;    99.3 p3      63 v[1] reload
        add r14d, r10d                                           ;   104.3 p1      62 v[1]
        vpaddd xmm5, xmm1, xmm5                                  ;   101.8 p0      78 w[4]
        vpsrld xmm6, xmm5, 0xa                                   ;   102.8 p1      78 w[4]
        and edx, r12d                                            ;   101.5 p6      51 t1
        rorx r10d, r12d, 0x19                                    ;   102.5 p6      48 t1
        mov dword [rsp + 332], esi                               ;   100.3 p7+p4   63 v[0] spill
        mov esi, edi                                             ;   100.5         51 t1 copy
        xor esi, r12d                                            ;   102.0 p5      51 t1
        sub r9d, dword [rsp + 340]                               ;   102.3 p11+p10   63 v[5]
        xor r15d, edx                                            ;   102.8 p0      51 t1
        rorx ecx, ebp, 0xd                                       ;   103.5 p6      47 v[5]
        vprold xmm7, xmm5, 0xd                                   ;   103.5 p1      78 w[4]
        vprold xmm8, xmm5, 0xf                                   ;   103.8 p0      78 w[4]
        and eax, ebp                                             ;   103.0 p5      52 v[5]
        xor r11d, r10d                                           ;   103.5 p11     48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   104.0 p5      78 w[4]
        mov r8d, ebx                                             ;   102.2         52 v[5] copy
        rorx r10d, ebp, 2                                        ;   104.5 p6      47 v[5]
        rorx edx, ebp, 0x16                                      ;   104.8 p0      47 v[5]
        xor r8d, ebp                                             ;   104.3 p11     52 v[5]
        add r14d, r15d                                           ;   105.3 p1      62 v[1]
        lea r15d, [rdi + rbx]                                    ;   105.0 p5      62 v[7]
        add r9d, eax                                             ;   105.3 p11     63 v[5]
        mov eax, ebx                                             ;   103.3         52 v[4] copy
        and eax, ebp                                             ;   105.5 p1      52 v[4]
        vpternlogd xmm6, xmm8, xmm7, 0x96                        ;   105.8 p0      78 w[4]
        add r14d, r11d                                           ;   106.3 p6      62 v[1]
        add r13d, dword [rsp + 332]                              ;   106.0 p5+p2   62 v[0]
        xor r10d, ecx                                            ;   106.3 p11     47 v[5]
        xor r10d, edx                                            ;   107.3 p1      47 v[5]
        vpaddd xmm1, xmm1, xmm6                                  ;   106.8 p0      78 w[4]
        and esi, r14d                                            ;   107.3 p6      51 t1
        add r9d, r14d                                            ;   107.3 p5      63 v[5]
        xor edi, esi                                             ;   108.3 p11     51 t1
        add r9d, r10d                                            ;   108.3 p1      63 v[5]
        mov ecx, r12d                                            ;   105.3         51 t1 copy
        rorx edx, r14d, 0xb                                      ;   107.5 p6      48 t1
        xor ecx, r14d                                            ;   107.8 p0      51 t1
        sub eax, dword [rsp + 332]                               ;   108.0 p5+p3   63 v[4]
        rorx r11d, r14d, 6                                       ;   108.5 p6      48 t1
        mov dword [rsp + 332], ebx                               ;   106.2 p8+p9   63 v[7] spill
        rorx ebx, r14d, 0x19                                     ;   108.8 p0      48 t1
        vpunpcklqdq xmm1, xmm5, xmm1                             ;   108.5 p1      78 w[4]
        xor r11d, edx                                            ;   109.5 p11     48 t1
        xor r11d, ebx                                            ;   110.5 p5      48 t1
        vpaddd xmm5, xmm1, [rel sha256_blocks.T0_w.blocks + 96]  ;   109.5 p1+p10   78 w[4]
        add r13d, edi                                            ;   109.3 p11     62 v[0]
        and r8d, r9d                                             ;   109.5 p6      52 v[4]
        rorx edi, r9d, 2                                         ;   109.8 p0      47 v[4]
        mov esi, ebp                                             ;   107.7         52 v[4] copy
        rorx r10d, r9d, 0xd                                      ;   110.5 p6      47 v[4]
        rorx edx, r9d, 0x16                                      ;   110.8 p0      47 v[4]
        lea ebx, [r12 + rbp]                                     ;   110.0 p5      62 v[6]
        mov dword [rsp + 340], r14d                              ;   108.3 p7+p4   62 v[1] spill
        mov r14d, ebp                                            ;   108.5         52 v[3] copy
        xor esi, r9d                                             ;   110.3 p11     52 v[4]
        and r14d, r9d                                            ;   110.5 p1      52 v[3]
        add eax, r8d                                             ;   111.0 p5      63 v[4]
        vmovdqa [rsp + 80], xmm5                                 ;   110.5 p8+p9   78 w[4]
        add r13d, r11d                                           ;   111.5 p11     62 v[0]
        xor edi, r10d                                            ;   111.5 p1      47 v[4]
        add r15d, dword [rsp + 80]                               ;   115.5 p6+p2   62 v[7]
        xor edi, edx                                             ;   112.5 p0      47 v[4]
        add eax, r13d                                            ;   112.5 p5      63 v[4]
        rorx r10d, r13d, 6                                       ;   112.5 p6      48 t1
        sub r14d, dword [rsp + 332]                              ;   112.3 p11+p3   63 v[3]
        rorx r11d, r13d, 0xb                                     ;   112.8 p0      48 t1
        rorx edx, r13d, 0x19                                     ;   113.5 p6      48 t1
        mov r8d, dword [rsp + 340]                               ;   110.8 p10     51 t1
        and ecx, r13d                                            ;   112.5 p1      51 t1
        xor r8d, r13d                                            ;   115.8 p5      51 t1
        xor r12d, ecx                                            ;   113.5 p11     51 t1
        add eax, edi                                             ;   113.5 p1      63 v[4]
        mov edi, r9d                                             ;   111.7         52 v[3] copy
        xor r10d, r11d                                           ;   113.8 p0      48 t1
        xor r10d, edx                                            ;   114.8 p5      48 t1
        add r15d, r12d                                           ;   116.5 p11     62 v[7]
        and esi, eax                                             ;   114.5 p1      52 v[3]
        rorx r12d, eax, 2                                        ;   114.5 p6      47 v[3]
        rorx ecx, eax, 0xd                                       ;   114.8 p0      47 v[3]
        vpshufd xmm6, xmm1, 0xe                                  ;   115.0 p5      78 w[8]
        vpsrld xmm10, xmm6, 0xa                                  ;   116.0 p1      78 w[8]
        rorx edx, eax, 0x16                                      ;   115.5 p6      47 v[3]
        vpsrld xmm5, xmm4, 3                                     ;   115.8 p0      78 w[8]
        mov r11d, dword [rsp + 340]                              ;   113.5 p2      51 t1
        mov dword [rsp + 332], ebp                               ;   113.7 p7+p4   63 v[6] spill
        mov ebp, r9d                                             ;   113.8         52 v[2] copy
        and ebp, eax                                             ;   115.3 p11     52 v[2]
        vprold xmm7, xmm4, 0xe                                   ;   116.5 p1      78 w[8]
        xor edi, eax                                             ;   116.0 p5      52 v[3]
        vprold xmm4, xmm4, 0x19                                  ;   116.8 p0      78 w[8]
        add r14d, esi                                            ;   116.3 p11     63 v[3]
        add r15d, r10d                                           ;   117.5 p6      62 v[7]
        xor r12d, ecx                                            ;   117.0 p5      47 v[3]
        xor r12d, edx                                            ;   118.0 p11     47 v[3]
        add r14d, r12d                                           ;   119.0 p1      63 v[3]
        and r8d, r15d                                            ;   118.5 p6      51 t1
        add r14d, r15d                                           ;   120.0 p0      63 v[3]
        rorx esi, r15d, 6                                        ;   118.5 p6      48 t1
        mov r10d, r13d                                           ;   116.0         51 t1 copy
        rorx r12d, r15d, 0xb                                     ;   118.8 p0      48 t1
        rorx ecx, r15d, 0x19                                     ;   119.5 p6      48 t1
        vpalignr xmm8, xmm1, xmm0, 4                             ;   118.0 p5      78 w[8]
        xor r11d, r8d                                            ;   119.5 p11     51 t1
        vpaddd xmm3, xmm8, xmm3                                  ;   119.0 p1      78 w[8]
        add ebx, dword [rsp + 84]                                ;   119.0 p5+p3   62 v[6]
        xor esi, r12d                                            ;   119.8 p11     48 t1
        xor esi, ecx                                             ;   120.8 p1      48 t1
        add ebx, r11d                                            ;   120.5 p0      62 v[6]
        sub ebp, dword [rsp + 332]                               ;   120.0 p5+p10   63 v[2]
        vpternlogd xmm5, xmm4, xmm7, 0x96                        ;   120.5 p1      78 w[8]
        vprold xmm4, xmm6, 0xd                                   ;   120.8 p0      78 w[8]
        vprold xmm6, xmm6, 0xf                                   ;   121.5 p1      78 w[8]
        xor r10d, r15d                                           ;   120.3 p11     51 t1
        add ebx, esi                                             ;   121.8 p6      62 v[6]
        mov esi, eax                                             ;   118.7         52 v[1] copy
        and esi, r14d                                            ;   121.0 p5      52 v[1]
        and edi, r14d                                            ;   121.3 p11     52 v[2]
        rorx r8d, r14d, 2                                        ;   121.5 p6      47 v[2]
        rorx r11d, r14d, 0xd                                     ;   121.8 p0      47 v[2]
        rorx r12d, r14d, 0x16                                    ;   122.5 p6      47 v[2]
        mov ecx, dword [rsp + 92]                                ;   119.7 p2      62 v[4]
        add ecx, r13d                                            ;   124.7 p5      62 v[4]
        vpaddd xmm3, xmm3, xmm5                                  ;   122.5 p1      78 w[8]
        mov edx, eax                                             ;   120.2         52 v[2] copy
        xor r8d, r11d                                            ;   122.8 p11     47 v[2]
        xor edx, r14d                                            ;   122.8 p0      52 v[2]
        vpternlogd xmm10, xmm6, xmm4, 0x96                       ;   123.0 p5      78 w[8]
        add ebp, edi                                             ;   123.3 p11     63 v[2]
        vpaddd xmm4, xmm3, xmm10                                 ;   124.0 p1      78 w[8]
        xor r8d, r12d                                            ;   123.8 p6      47 v[2]
        rorx r11d, ebx, 6                                        ;   123.8 p0      48 t1
        rorx r12d, ebx, 0xb                                      ;   124.5 p6      48 t1
        mov edi, dword [rsp + 340]                               ;   121.7 p3      62 v[5]
        mov dword [rsp + 340], eax                               ;   121.8 p8+p9   63 v[4] spill
        add edi, r9d                                             ;   126.7 p5      62 v[5]
        rorx eax, ebx, 0x19                                      ;   124.8 p0      48 t1
        and r10d, ebx                                            ;   124.3 p11     51 t1
        xor r13d, r10d                                           ;   125.3 p1      51 t1
        xor r11d, r12d                                           ;   125.5 p5      48 t1
        xor r11d, eax                                            ;   126.5 p11     48 t1
        add ebp, ebx                                             ;   125.5 p1      63 v[2]
        sub esi, r9d                                             ;   125.5 p6      63 v[1]
        mov r9d, r15d                                            ;   123.3         51 t1 copy
        xor r9d, ebx                                             ;   125.8 p0      51 t1
        vpsrld xmm5, xmm4, 0xa                                   ;   126.5 p1      78 w[8]
        add edi, dword [rsp + 88]                                ;   127.7 p5+p10   62 v[5]
        add ebp, r8d                                             ;   126.5 p11     63 v[2]
        vprold xmm6, xmm4, 0xd                                   ;   126.8 p0      78 w[8]
        vprold xmm7, xmm4, 0xf                                   ;   127.5 p1      78 w[8]
        vpshufd xmm3, xmm3, 0xe                                  ;   127.0 p5      78 w[8]
        add edi, r13d                                            ;   128.7 p6      62 v[5]
        and edx, ebp                                             ;   127.5 p11     52 v[1]
        add esi, edx                                             ;   128.5 p6      63 v[1]
        rorx r10d, ebp, 2                                        ;   127.8 p0      47 v[1]
        rorx r13d, ebp, 0x16                                     ;   128.5 p6      47 v[1]
        lea eax, [r15 + r14]                                     ;   128.0 p5      62 v[3]
        mov r8d, r14d                                            ;   125.7         52 v[1] copy
        xor r8d, ebp                                             ;   128.3 p11     52 v[1]
        vpternlogd xmm5, xmm7, xmm6, 0x96                        ;   128.5 p1      78 w[8]
        mov dword [rsp + 332], ebx                               ;   126.2 p7+p4   62 v[6] spill
        add edi, r11d                                            ;   129.7 p0      62 v[5]
        mov ebx, r14d                                            ;   126.5         52 v[0] copy
        and ebx, ebp                                             ;   129.0 p5      52 v[0]
        rorx r12d, ebp, 0xd                                      ;   129.5 p6      47 v[1]
        xor r10d, r12d                                           ;   130.5 p11     47 v[1]
        add ecx, dword [rsp + 340]                               ;   129.5 p1+p2   62 v[4]
        vpaddd xmm3, xmm3, xmm5                                  ;   129.8 p0      78 w[8]
        xor r10d, r13d                                           ;   131.5 p5      47 v[1]
        and r9d, edi                                             ;   130.7 p11     51 t1
        add esi, edi                                             ;   130.7 p1      63 v[1]
        sub ebx, dword [rsp + 340]                               ;   130.5 p6+p3   63 v[0]
        rorx r13d, edi, 0xb                                      ;   130.8 p0      48 t1
        rorx edx, edi, 0x19                                      ;   131.5 p6      48 t1
        vpunpcklqdq xmm3, xmm4, xmm3                             ;   131.0 p5      78 w[8]
        xor r15d, r9d                                            ;   131.7 p11     51 t1
        add esi, r10d                                            ;   132.5 p1      63 v[1]
        rorx r11d, edi, 6                                        ;   131.8 p0      48 t1
        xor r11d, r13d                                           ;   132.8 p5      48 t1
        add ecx, r15d                                            ;   132.7 p11     62 v[4]
        and r8d, esi                                             ;   133.5 p1      52 v[0]
        mov r12d, dword [rsp + 332]                              ;   129.7 p10     51 t1
        xor r12d, edi                                            ;   134.7 p6      51 t1
        vpaddd xmm4, xmm3, [rel sha256_blocks.T0_w.blocks + 112] ;   132.8 p0+p2   78 w[8]
        vmovdqa [rsp + 96], xmm4                                 ;   133.8 p8+p9   78 w[8]
        rorx r10d, esi, 2                                        ;   133.5 p6      47 v[0]
        mov dword [rsp + 340], r14d                              ;   130.5 p7+p4   63 v[3] spill
        xor r11d, edx                                            ;   133.8 p5      48 t1
        mov r9d, ebp                                             ;   130.8         52 v[0] copy
        mov r14d, ebp                                            ;   131.0         52 v[7] copy
        xor r9d, esi                                             ;   133.5 p11     52 v[0]
        rorx r13d, esi, 0xd                                      ;   133.8 p0      47 v[0]
        mov r15d, dword [rsp + 332]                              ;   131.5 p3      51 t1
        and r14d, esi                                            ;   133.5 p1      52 v[7]
        rorx edx, esi, 0x16                                      ;   134.5 p6      47 v[0]
        add ebx, r8d                                             ;   134.5 p5      63 v[0]
        add ecx, r11d                                            ;   134.8 p11     62 v[4]
        add eax, dword [rsp + 96]                                ;   138.8 p1+p10   62 v[3]
        sub r14d, dword [rsp + 340]                              ;   135.5 p0+p2   63 v[7]
        and r12d, ecx                                            ;   135.8 p5      51 t1
        rorx r11d, ecx, 6                                        ;   135.8 p6      48 t1
        xor r10d, r13d                                           ;   135.3 p11     47 v[0]
        xor r10d, edx                                            ;   136.3 p1      47 v[0]
        add ebx, ecx                                             ;   135.8 p0      63 v[0]
        rorx edx, ecx, 0x19                                      ;   136.5 p6      48 t1
        add ebx, r10d                                            ;   137.3 p5      63 v[0]
        rorx r13d, ecx, 0xb                                      ;   136.8 p0      48 t1
        mov r8d, edi                                             ;   134.0         51 t1 copy
        xor r8d, ecx                                             ;   136.3 p11     51 t1
        xor r15d, r12d                                           ;   136.8 p1      51 t1
        mov r10d, esi                                            ;   134.5         52 v[7] copy
        xor r11d, r13d                                           ;   137.8 p5      48 t1
        add eax, r15d                                            ;   139.8 p11     62 v[3]
        xor r11d, edx                                            ;   138.8 p1      48 t1
        mov r12d, dword [rsp + 104]                              ;   135.2 p3      62 v[1]
        add r12d, edi                                            ;   140.2 p6      62 v[1]
        xor r10d, ebx                                            ;   138.3 p0      52 v[7]
        vprold xmm6, xmm9, 0xe                                   ;   138.5 p1      78 w[12]
        rorx r13d, ebx, 2                                        ;   138.5 p6      47 v[7]
        rorx edx, ebx, 0x16                                      ;   138.8 p0      47 v[7]
        rorx r15d, ebx, 0xd                                      ;   139.5 p6      47 v[7]
        vpsrld xmm4, xmm9, 3                                     ;   139.5 p1      78 w[12]
        vpshufd xmm5, xmm3, 0xe                                  ;   138.0 p5      78 w[12]
        vprold xmm7, xmm9, 0x19                                  ;   139.8 p0      78 w[12]
        mov dword [rsp + 340], ecx                               ;   136.8 p8+p9   62 v[4] spill
        mov ecx, esi                                             ;   137.0         52 v[6] copy
        and ecx, ebx                                             ;   138.3 p11     52 v[6]
        and r9d, ebx                                             ;   139.0 p5      52 v[7]
        add r14d, r9d                                            ;   140.0 p11     63 v[7]
        add eax, r11d                                            ;   140.8 p5      62 v[3]
        mov r9d, dword [rsp + 332]                               ;   137.8 p10     62 v[2]
        add r9d, ebp                                             ;   142.8 p11     62 v[2]
        xor r13d, r15d                                           ;   140.5 p1      47 v[7]
        add r9d, dword [rsp + 100]                               ;   143.8 p6+p2   62 v[2]
        add r14d, eax                                            ;   141.8 p0      63 v[7]
        xor r13d, edx                                            ;   141.5 p5      47 v[7]
        and r8d, eax                                             ;   141.8 p11     51 t1
        rorx r11d, eax, 6                                        ;   141.8 p6      48 t1
        sub ecx, ebp                                             ;   141.5 p1      63 v[6]
        mov ebp, dword [rsp + 340]                               ;   139.3 p3      51 t1
        vpalignr xmm9, xmm3, xmm1, 4                             ;   142.0 p5      78 w[12]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   141.8 p0      78 w[12]
        xor ebp, eax                                             ;   144.3 p11     51 t1
        add r14d, r13d                                           ;   142.8 p1      63 v[7]
        rorx r15d, eax, 0xb                                      ;   142.5 p6      48 t1
        rorx edx, eax, 0x19                                      ;   142.8 p0      48 t1
        vprold xmm10, xmm5, 0xd                                  ;   143.5 p1      78 w[12]
        vpsrld xmm6, xmm5, 0xa                                   ;   143.8 p0      78 w[12]
        vprold xmm5, xmm5, 0xf                                   ;   144.5 p1      78 w[12]
        xor edi, r8d                                             ;   143.0 p5      51 t1
        xor r11d, r15d                                           ;   143.5 p11     48 t1
        add r9d, edi                                             ;   144.8 p6      62 v[2]
        xor r11d, edx                                            ;   144.5 p5      48 t1
        and r10d, r14d                                           ;   144.3 p11     52 v[6]
        rorx edi, r14d, 2                                        ;   144.5 p6      47 v[6]
        vpaddd xmm2, xmm9, xmm2                                  ;   144.8 p0      78 w[12]
        rorx r8d, r14d, 0xd                                      ;   145.5 p6      47 v[6]
        mov r15d, dword [rsp + 340]                              ;   142.3 p10     51 t1
        rorx r13d, r14d, 0x16                                    ;   145.8 p0      47 v[6]
        mov edx, ebx                                             ;   142.7         52 v[6] copy
        vpaddd xmm2, xmm2, xmm4                                  ;   145.8 p5      78 w[12]
        xor edx, r14d                                            ;   145.3 p11     52 v[6]
        vpternlogd xmm6, xmm5, xmm10, 0x96                       ;   145.5 p1      78 w[12]
        add r9d, r11d                                            ;   146.0 p5      62 v[2]
        add ecx, r10d                                            ;   146.3 p11     63 v[6]
        xor edi, r8d                                             ;   146.5 p1      47 v[6]
        xor edi, r13d                                            ;   147.5 p6      47 v[6]
        add r12d, esi                                            ;   146.8 p0      62 v[1]
        add ecx, r9d                                             ;   147.3 p5      63 v[6]
        mov r10d, r14d                                           ;   144.3         52 v[5] copy
        and r10d, ebx                                            ;   147.3 p11     52 v[5]
        and ebp, r9d                                             ;   147.5 p1      51 t1
        xor r15d, ebp                                            ;   148.5 p6      51 t1
        add ecx, edi                                             ;   148.5 p0      63 v[6]
        rorx r8d, r9d, 6                                         ;   148.5 p6      48 t1
        rorx r11d, r9d, 0xb                                      ;   148.8 p0      48 t1
        rorx r13d, r9d, 0x19                                     ;   149.5 p6      48 t1
        sub r10d, esi                                            ;   148.3 p5      63 v[5]
        xor r8d, r11d                                            ;   149.8 p11     48 t1
        rorx esi, ecx, 2                                         ;   149.8 p0      47 v[5]
        rorx ebp, ecx, 0xd                                       ;   150.5 p6      47 v[5]
        xor esi, ebp                                             ;   151.5 p1      47 v[5]
        add r12d, r15d                                           ;   149.5 p5      62 v[1]
        and edx, ecx                                             ;   149.5 p11     52 v[5]
        xor r8d, r13d                                            ;   150.8 p1      48 t1
        rorx r11d, ecx, 0x16                                     ;   150.8 p0      47 v[5]
        add r12d, r8d                                            ;   151.8 p5      62 v[1]
        add r10d, edx                                            ;   150.5 p11     63 v[5]
        xor esi, r11d                                            ;   152.5 p1      47 v[5]
        add r10d, r12d                                           ;   152.8 p5      63 v[5]
        add r10d, esi                                            ;   153.8 p11     63 v[5]
        vpaddd xmm6, xmm6, xmm2                                  ;   151.5 p1      78 w[12]
        mov dword [rsp + 332], ebx                               ;   148.2 p7+p4   63 v[0] spill
        mov ebx, eax                                             ;   148.3         51 t1 copy
        xor ebx, r9d                                             ;   151.5 p6      51 t1
        vpsrld xmm4, xmm6, 0xa                                   ;   152.5 p0      78 w[12]
        vpshufd xmm2, xmm2, 0xe                                  ;   152.0 p5      78 w[12]
        vprold xmm5, xmm6, 0xd                                   ;   152.5 p1      78 w[12]
        vprold xmm7, xmm6, 0xf                                   ;   152.8 p0      78 w[12]
        mov edi, r14d                                            ;   149.3         52 v[5] copy
        lea r13d, [rax + r14]                                    ;   152.3 p11     62 v[7]
        vpternlogd xmm4, xmm7, xmm5, 0x96                        ;   153.8 p5      78 w[12]
        vpaddd xmm2, xmm2, xmm4                                  ;   154.8 p1      78 w[12]
        mov r15d, r14d                                           ;   150.0         52 v[4] copy
        xor edi, ecx                                             ;   152.5 p6      52 v[5]
        mov r8d, dword [rsp + 332]                               ;   150.3 p2      62 v[0]
        and r15d, ecx                                            ;   153.3 p11     52 v[4]
        add r8d, dword [rsp + 340]                               ;   155.3 p6+p3   62 v[0]
        add r8d, dword [rsp + 108]                               ;   156.3 p0+p10   62 v[0]
        and ebx, r12d                                            ;   154.0 p5      51 t1
        rorx r11d, r12d, 0xb                                     ;   154.5 p6      48 t1
        mov edx, r9d                                             ;   151.3         51 t1 copy
        sub r15d, dword [rsp + 332]                              ;   154.3 p11+p2   63 v[4]
        rorx ebp, r12d, 6                                        ;   154.8 p0      48 t1
        xor eax, ebx                                             ;   155.0 p1      51 t1
        xor ebp, r11d                                            ;   155.8 p5      48 t1
        mov dword [rsp + 332], r14d                              ;   152.2 p8+p9   63 v[7] spill
        rorx r14d, r12d, 0x19                                    ;   155.5 p6      48 t1
        xor ebp, r14d                                            ;   156.8 p11     48 t1
        xor edx, r12d                                            ;   155.5 p1      51 t1
        mov esi, ecx                                             ;   152.8         52 v[4] copy
        and edi, r10d                                            ;   155.8 p0      52 v[4]
        add r8d, eax                                             ;   157.3 p5      62 v[0]
        rorx r11d, r10d, 2                                       ;   156.5 p6      47 v[4]
        vpunpcklqdq xmm2, xmm6, xmm2                             ;   156.5 p1      78 w[12]
        rorx r14d, r10d, 0xd                                     ;   156.8 p0      47 v[4]
        lea ebx, [r9 + rcx]                                      ;   156.3 p11     62 v[6]
        mov dword [rsp + 340], r12d                              ;   154.0 p7+p4   62 v[1] spill
        mov r12d, ecx                                            ;   154.2         52 v[3] copy
        xor esi, r10d                                            ;   157.0 p5      52 v[4]
        and r12d, r10d                                           ;   157.3 p11     52 v[3]
        add r15d, edi                                            ;   157.5 p1      63 v[4]
        vpaddd xmm4, xmm2, [rel sha256_blocks.T0_w.blocks + 128] ;   157.8 p0+p3   78 w[12]
        rorx eax, r10d, 0x16                                     ;   157.5 p6      47 v[4]
        add r8d, ebp                                             ;   158.3 p5      62 v[0]
        xor r11d, r14d                                           ;   158.3 p11     47 v[4]
        xor r11d, eax                                            ;   159.3 p1      47 v[4]
        vmovdqa [rsp + 112], xmm4                                ;   158.8 p8+p9   78 w[12]
        add r13d, dword [rsp + 112]                              ;   163.8 p6+p10   62 v[7]
        mov edi, dword [rsp + 340]                               ;   156.0 p2      51 t1
        and edx, r8d                                             ;   159.3 p0      51 t1
        add r15d, r8d                                            ;   159.3 p5      63 v[4]
        add r15d, r11d                                           ;   160.3 p11     63 v[4]
        and esi, r15d                                            ;   161.3 p1      52 v[3]
        rorx ebp, r8d, 6                                         ;   159.5 p6      48 t1
        rorx r14d, r8d, 0xb                                      ;   159.8 p0      48 t1
        xor r9d, edx                                             ;   160.3 p5      51 t1
        xor ebp, r14d                                            ;   160.8 p11     48 t1
        rorx eax, r8d, 0x19                                      ;   160.5 p6      48 t1
        mov r11d, r10d                                           ;   157.7         52 v[3] copy
        xor ebp, eax                                             ;   161.8 p1      48 t1
        rorx eax, r15d, 0xd                                      ;   161.3 p0      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   161.5 p1      78 w[0]
        vprold xmm6, xmm8, 0xe                                   ;   161.8 p0      78 w[0]
        vprold xmm7, xmm8, 0x19                                  ;   162.5 p1      78 w[0]
        rorx edx, r15d, 0x16                                     ;   161.5 p6      47 v[3]
        vpshufd xmm5, xmm2, 0xe                                  ;   161.0 p5      78 w[0]
        xor r11d, r15d                                           ;   161.3 p11     52 v[3]
        rorx r14d, r15d, 2                                       ;   162.5 p6      47 v[3]
        sub r12d, dword [rsp + 332]                              ;   162.0 p5+p3   63 v[3]
        mov dword [rsp + 332], ecx                               ;   159.5 p7+p4   63 v[6] spill
        mov ecx, r10d                                            ;   159.7         52 v[2] copy
        and ecx, r15d                                            ;   162.3 p11     52 v[2]
        add r12d, esi                                            ;   163.0 p0      63 v[3]
        mov esi, r8d                                             ;   160.2         51 t1 copy
        add r13d, r9d                                            ;   164.8 p5      62 v[7]
        mov r9d, dword [rsp + 340]                               ;   160.5 p10     51 t1
        add r13d, ebp                                            ;   165.8 p11     62 v[7]
        xor r14d, eax                                            ;   163.5 p1      47 v[3]
        xor r14d, edx                                            ;   164.5 p6      47 v[3]
        add ebx, dword [rsp + 116]                               ;   163.8 p0+p2   62 v[6]
        add r12d, r14d                                           ;   165.5 p5      63 v[3]
        rorx eax, r13d, 0x19                                     ;   166.8 p6      48 t1
        add r12d, r13d                                           ;   166.8 p11     63 v[3]
        xor edi, r8d                                             ;   164.5 p1      51 t1
        rorx r14d, r13d, 0xb                                     ;   166.8 p0      48 t1
        sub ecx, dword [rsp + 332]                               ;   165.0 p5+p3   63 v[2]
        vpsrld xmm10, xmm5, 0xa                                  ;   165.5 p1      78 w[0]
        vprold xmm11, xmm5, 0xd                                  ;   165.8 p0      78 w[0]
        vprold xmm5, xmm5, 0xf                                   ;   166.5 p1      78 w[0]
        vpalignr xmm8, xmm2, xmm3, 4                             ;   166.0 p5      78 w[0]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   166.8 p0      78 w[0]
        xor esi, r13d                                            ;   166.8 p11     51 t1
        and edi, r13d                                            ;   166.8 p6      51 t1
        rorx ebp, r13d, 6                                        ;   166.8 p6      48 t1
        xor r9d, edi                                             ;   167.8 p11     51 t1
        xor ebp, r14d                                            ;   167.8 p5      48 t1
        xor ebp, eax                                             ;   168.8 p11     48 t1
        mov dword [rsp + 332], r13d                              ;   166.8 p8+p9   62 v[7] spill
        mov r13d, r15d                                           ;   164.3         52 v[2] copy
        rorx edi, r12d, 2                                        ;   167.8 p6      47 v[2]
        rorx r14d, r12d, 0xd                                     ;   167.8 p0      47 v[2]
        vpaddd xmm0, xmm0, xmm8                                  ;   167.5 p1      78 w[0]
        rorx eax, r12d, 0x16                                     ;   168.5 p6      47 v[2]
        mov edx, dword [rsp + 124]                               ;   165.2 p10     62 v[4]
        add edx, r8d                                             ;   170.2 p5      62 v[4]
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   168.5 p1      78 w[0]
        vpaddd xmm0, xmm0, xmm4                                  ;   168.8 p0      78 w[0]
        xor r13d, r12d                                           ;   168.3 p11     52 v[2]
        add ebx, r9d                                             ;   169.0 p5      62 v[6]
        xor edi, r14d                                            ;   169.3 p11     47 v[2]
        add ebx, ebp                                             ;   170.0 p1      62 v[6]
        mov ebp, r15d                                            ;   166.5         52 v[1] copy
        and ebp, r12d                                            ;   169.5 p6      52 v[1]
        and r11d, r12d                                           ;   169.8 p0      52 v[2]
        add ecx, r11d                                            ;   170.8 p5      63 v[2]
        xor edi, eax                                             ;   170.3 p11     47 v[2]
        add ecx, edi                                             ;   171.8 p1      63 v[2]
        and esi, ebx                                             ;   171.0 p6      51 t1
        add ecx, ebx                                             ;   172.8 p0      63 v[2]
        rorx edi, ebx, 6                                         ;   171.5 p6      48 t1
        rorx r11d, ebx, 0xb                                      ;   171.8 p0      48 t1
        mov r9d, dword [rsp + 340]                               ;   168.2 p2      62 v[5]
        add r9d, r10d                                            ;   173.2 p5      62 v[5]
        vpaddd xmm10, xmm10, xmm0                                ;   171.5 p1      78 w[0]
        mov r14d, dword [rsp + 332]                              ;   168.7 p3      51 t1
        xor r14d, ebx                                            ;   173.7 p11     51 t1
        sub ebp, r10d                                            ;   172.0 p5      63 v[1]
        rorx eax, ebx, 0x19                                      ;   172.5 p6      48 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   172.5 p1      78 w[0]
        xor r8d, esi                                             ;   172.3 p11     51 t1
        vprold xmm5, xmm10, 0xd                                  ;   172.8 p0      78 w[0]
        vprold xmm6, xmm10, 0xf                                  ;   173.5 p1      78 w[0]
        xor edi, r11d                                            ;   173.0 p5      48 t1
        add r9d, dword [rsp + 120]                               ;   174.2 p11+p10   62 v[5]
        add r9d, r8d                                             ;   175.2 p6      62 v[5]
        xor edi, eax                                             ;   174.0 p0      48 t1
        mov esi, r12d                                            ;   170.7         52 v[1] copy
        and r13d, ecx                                            ;   174.0 p5      52 v[1]
        rorx r8d, ecx, 2                                         ;   174.5 p6      47 v[1]
        rorx r10d, ecx, 0xd                                      ;   174.8 p0      47 v[1]
        xor esi, ecx                                             ;   174.3 p11     52 v[1]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   174.5 p1      78 w[0]
        vpshufd xmm0, xmm0, 0xe                                  ;   175.0 p5      78 w[0]
        add r9d, edi                                             ;   176.2 p11     62 v[5]
        mov eax, dword [rsp + 332]                               ;   172.0 p2      51 t1
        mov dword [rsp + 340], ebx                               ;   172.2 p7+p4   62 v[6] spill
        mov ebx, r12d                                            ;   172.3         52 v[0] copy
        rorx r11d, ecx, 0x16                                     ;   175.5 p6      47 v[1]
        and ebx, ecx                                             ;   175.5 p1      52 v[0]
        add ebp, r13d                                            ;   175.8 p0      63 v[1]
        vpaddd xmm0, xmm0, xmm4                                  ;   176.0 p5      78 w[0]
        add edx, r15d                                            ;   176.3 p11     62 v[4]
        xor r8d, r10d                                            ;   176.5 p1      47 v[1]
        xor r8d, r11d                                            ;   177.5 p6      47 v[1]
        and r14d, r9d                                            ;   177.2 p0      51 t1
        add ebp, r9d                                             ;   177.2 p5      63 v[1]
        rorx edi, r9d, 6                                         ;   177.5 p6      48 t1
        mov r10d, dword [rsp + 340]                              ;   174.2 p3      51 t1
        rorx r11d, r9d, 0xb                                      ;   177.8 p0      48 t1
        sub ebx, r15d                                            ;   177.3 p11     63 v[0]
        rorx r13d, r9d, 0x19                                     ;   178.5 p6      48 t1
        xor r10d, r9d                                            ;   179.2 p1      51 t1
        add ebp, r8d                                             ;   178.5 p5      63 v[1]
        and esi, ebp                                             ;   179.5 p11     52 v[0]
        vpunpcklqdq xmm0, xmm10, xmm0                            ;   178.5 p1      78 w[0]
        xor eax, r14d                                            ;   178.8 p0      51 t1
        xor edi, r11d                                            ;   179.0 p5      48 t1
        add edx, eax                                             ;   179.8 p11     62 v[4]
        rorx r11d, ebp, 2                                        ;   179.5 p6      47 v[0]
        mov r15d, dword [rsp + 340]                              ;   176.2 p10     51 t1
        mov eax, ecx                                             ;   176.3         52 v[7] copy
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 144]      ;   176.5 p2      78 w[0]
        vpaddd xmm4, xmm4, xmm0                                  ;   182.5 p1      78 w[0]
        xor edi, r13d                                            ;   180.0 p0      48 t1
        mov r8d, ecx                                             ;   177.0         52 v[0] copy
        rorx r13d, ebp, 0xd                                      ;   180.5 p6      47 v[0]
        rorx r14d, ebp, 0x16                                     ;   180.8 p0      47 v[0]
        xor r8d, ebp                                             ;   180.0 p5      52 v[0]
        and eax, ebp                                             ;   180.3 p11     52 v[7]
        add ebx, esi                                             ;   180.5 p1      63 v[0]
        add edx, edi                                             ;   181.0 p5      62 v[4]
        mov esi, dword [rsp + 332]                               ;   178.2 p3      62 v[3]
        add esi, r12d                                            ;   183.2 p11     62 v[3]
        xor r11d, r13d                                           ;   181.5 p1      47 v[0]
        xor r11d, r14d                                           ;   182.5 p6      47 v[0]
        mov edi, r9d                                             ;   178.8         51 t1 copy
        and r10d, edx                                            ;   182.0 p0      51 t1
        add ebx, edx                                             ;   182.0 p5      63 v[0]
        rorx r13d, edx, 6                                        ;   182.5 p6      48 t1
        rorx r14d, edx, 0xb                                      ;   182.8 p0      48 t1
        sub eax, r12d                                            ;   182.3 p11     63 v[7]
        rorx r12d, edx, 0x19                                     ;   183.5 p6      48 t1
        xor edi, edx                                             ;   182.5 p1      51 t1
        vmovdqa [rsp + 128], xmm4                                ;   183.5 p8+p9   78 w[0]
        add esi, dword [rsp + 128]                               ;   188.5 p5+p10   62 v[3]
        xor r15d, r10d                                           ;   183.3 p11     51 t1
        add ebx, r11d                                            ;   183.5 p1      63 v[0]
        mov r10d, ebp                                            ;   180.8         52 v[7] copy
        xor r13d, r14d                                           ;   183.8 p0      48 t1
        xor r13d, r12d                                           ;   184.8 p5      48 t1
        mov r11d, dword [rsp + 136]                              ;   183.5 p2      62 v[1]
        add r11d, r9d                                            ;   188.5 p11     62 v[1]
        and r8d, ebx                                             ;   184.5 p1      52 v[7]
        vpsrld xmm4, xmm9, 3                                     ;   184.8 p0      78 w[4]
        rorx r12d, ebx, 2                                        ;   184.5 p6      47 v[7]
        rorx r14d, ebx, 0xd                                      ;   185.5 p6      47 v[7]
        add esi, r15d                                            ;   189.5 p5      62 v[3]
        add esi, r13d                                            ;   190.5 p11     62 v[3]
        xor r12d, r14d                                           ;   186.5 p1      47 v[7]
        rorx r14d, esi, 0xb                                      ;   191.5 p0      48 t1
        rorx r15d, ebx, 0x16                                     ;   186.5 p6      47 v[7]
        mov dword [rsp + 332], edx                               ;   183.2 p7+p4   62 v[4] spill
        mov edx, ebp                                             ;   183.3         52 v[6] copy
        vpshufd xmm5, xmm0, 0xe                                  ;   186.0 p5      78 w[4]
        vprold xmm7, xmm9, 0x19                                  ;   186.5 p1      78 w[4]
        xor r10d, ebx                                            ;   186.3 p11     52 v[7]
        vprold xmm6, xmm9, 0xe                                   ;   186.8 p0      78 w[4]
        and edx, ebx                                             ;   187.0 p5      52 v[6]
        add eax, r8d                                             ;   187.3 p11     63 v[7]
        mov r8d, dword [rsp + 340]                               ;   184.5 p3      62 v[2]
        mov r13d, dword [rsp + 332]                              ;   184.7 p10     51 t1
        add r8d, ecx                                             ;   189.5 p1      62 v[2]
        add r8d, dword [rsp + 132]                               ;   190.5 p6+p2   62 v[2]
        and edi, esi                                             ;   191.5 p0      51 t1
        xor r12d, r15d                                           ;   188.0 p5      47 v[7]
        add eax, r12d                                            ;   189.0 p11     63 v[7]
        rorx r12d, esi, 6                                        ;   191.5 p6      48 t1
        add eax, esi                                             ;   191.5 p1      63 v[7]
        rorx r15d, esi, 0x19                                     ;   191.5 p0      48 t1
        vpalignr xmm9, xmm0, xmm2, 4                             ;   189.0 p5      78 w[4]
        vpsrld xmm10, xmm5, 0xa                                  ;   189.5 p1      78 w[4]
        sub edx, ecx                                             ;   189.3 p11     63 v[6]
        vprold xmm11, xmm5, 0xd                                  ;   189.8 p0      78 w[4]
        vprold xmm5, xmm5, 0xf                                   ;   190.5 p1      78 w[4]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   190.0 p5      78 w[4]
        xor r13d, esi                                            ;   191.5 p6      51 t1
        and r10d, eax                                            ;   192.5 p11     52 v[6]
        xor r9d, edi                                             ;   192.5 p6      51 t1
        xor r12d, r14d                                           ;   192.5 p0      48 t1
        xor r12d, r15d                                           ;   193.5 p5      48 t1
        vpaddd xmm1, xmm9, xmm1                                  ;   191.5 p1      78 w[4]
        rorx edi, eax, 2                                         ;   192.5 p6      47 v[6]
        rorx r14d, eax, 0xd                                      ;   192.5 p0      47 v[6]
        rorx r15d, eax, 0x16                                     ;   192.5 p6      47 v[6]
        mov ecx, dword [rsp + 332]                               ;   188.7 p3      51 t1
        mov dword [rsp + 340], esi                               ;   191.5 p8+p9   62 v[3] spill
        vpaddd xmm1, xmm1, xmm4                                  ;   192.5 p5      78 w[4]
        mov esi, ebx                                             ;   189.2         52 v[6] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   192.5 p1      78 w[4]
        xor esi, eax                                             ;   192.5 p11     52 v[6]
        add r8d, r9d                                             ;   193.5 p11     62 v[2]
        add r8d, r12d                                            ;   194.5 p0      62 v[2]
        add edx, r10d                                            ;   193.5 p5      63 v[6]
        xor edi, r14d                                            ;   193.5 p11     47 v[6]
        vpaddd xmm10, xmm10, xmm1                                ;   193.5 p1      78 w[4]
        xor edi, r15d                                            ;   194.5 p6      47 v[6]
        add r11d, ebp                                            ;   193.8 p0      62 v[1]
        add edx, r8d                                             ;   195.5 p5      63 v[6]
        rorx r10d, r8d, 6                                        ;   195.5 p6      48 t1
        rorx r12d, r8d, 0xb                                      ;   195.5 p0      48 t1
        rorx r14d, r8d, 0x19                                     ;   195.5 p6      48 t1
        mov r15d, dword [rsp + 340]                              ;   191.5 p10     51 t1
        and r13d, r8d                                            ;   195.5 p11     51 t1
        xor r15d, r8d                                            ;   196.5 p1      51 t1
        add edx, edi                                             ;   196.5 p5      63 v[6]
        xor ecx, r13d                                            ;   196.5 p11     51 t1
        add r11d, ecx                                            ;   197.5 p1      62 v[1]
        mov ecx, eax                                             ;   192.5         52 v[4] copy
        and ecx, edx                                             ;   197.5 p0      52 v[4]
        vpsrld xmm4, xmm10, 0xa                                  ;   196.5 p1      78 w[4]
        mov edi, eax                                             ;   193.0         52 v[5] copy
        vprold xmm5, xmm10, 0xd                                  ;   196.8 p0      78 w[4]
        vprold xmm6, xmm10, 0xf                                  ;   197.5 p1      78 w[4]
        xor r10d, r12d                                           ;   196.5 p5      48 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   197.0 p5      78 w[4]
        xor r10d, r14d                                           ;   197.5 p11     48 t1
        mov r9d, ebx                                             ;   194.0         52 v[5] copy
        and r9d, eax                                             ;   196.5 p6      52 v[5]
        sub r9d, ebp                                             ;   197.5 p11     63 v[5]
        mov r14d, dword [rsp + 340]                              ;   194.5 p2      51 t1
        and esi, edx                                             ;   197.5 p6      52 v[5]
        rorx ebp, edx, 2                                         ;   197.8 p0      47 v[5]
        rorx r13d, edx, 0x16                                     ;   198.5 p6      47 v[5]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   198.5 p5      78 w[4]
        add r11d, r10d                                           ;   198.5 p11     62 v[1]
        add r9d, esi                                             ;   198.5 p1      63 v[5]
        rorx r12d, edx, 0xd                                      ;   198.8 p0      47 v[5]
        xor ebp, r12d                                            ;   199.8 p5      47 v[5]
        xor ebp, r13d                                            ;   200.8 p11     47 v[5]
        add r9d, r11d                                            ;   199.5 p1      63 v[5]
        add r9d, ebp                                             ;   201.8 p6      63 v[5]
        mov ebp, edx                                             ;   197.5         52 v[4] copy
        mov r12d, r8d                                            ;   196.7         51 t1 copy
        mov esi, dword [rsp + 332]                               ;   196.8 p3      62 v[0]
        add esi, ebx                                             ;   201.8 p0      62 v[0]
        vpaddd xmm1, xmm1, xmm4                                  ;   200.0 p5      78 w[4]
        add esi, dword [rsp + 140]                               ;   202.8 p11+p10   62 v[0]
        and r15d, r11d                                           ;   200.5 p1      51 t1
        xor edi, edx                                             ;   200.5 p6      52 v[5]
        rorx r10d, r11d, 6                                       ;   200.8 p0      48 t1
        sub ecx, ebx                                             ;   201.0 p5      63 v[4]
        rorx ebx, r11d, 0x19                                     ;   201.5 p6      48 t1
        xor r14d, r15d                                           ;   201.5 p11     51 t1
        rorx r13d, r11d, 0xb                                     ;   201.8 p0      48 t1
        xor r12d, r11d                                           ;   201.5 p1      51 t1
        vpunpcklqdq xmm1, xmm10, xmm1                            ;   202.0 p5      78 w[4]
        xor r10d, r13d                                           ;   202.8 p11     48 t1
        xor r10d, ebx                                            ;   203.8 p1      48 t1
        add esi, r14d                                            ;   203.8 p6      62 v[0]
        and edi, r9d                                             ;   202.8 p0      52 v[4]
        rorx r13d, r9d, 2                                        ;   203.5 p6      47 v[4]
        rorx r14d, r9d, 0xd                                      ;   203.8 p0      47 v[4]
        rorx ebx, r9d, 0x16                                      ;   204.5 p6      47 v[4]
        xor r13d, r14d                                           ;   204.8 p5      47 v[4]
        xor r13d, ebx                                            ;   205.8 p11     47 v[4]
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 160]      ;   200.5 p2      78 w[4]
        lea r15d, [r8 + rdx]                                     ;   203.5 p1      62 v[6]
        mov dword [rsp + 332], r11d                              ;   200.8 p7+p4   62 v[1] spill
        mov r11d, edx                                            ;   201.0         52 v[3] copy
        and r11d, r9d                                            ;   204.0 p5      52 v[3]
        vpaddd xmm4, xmm4, xmm1                                  ;   206.5 p1      78 w[4]
        xor ebp, r9d                                             ;   204.3 p11     52 v[4]
        add ecx, edi                                             ;   204.8 p0      63 v[4]
        add esi, r10d                                            ;   205.0 p5      62 v[0]
        mov edi, dword [rsp + 340]                               ;   202.0 p3      62 v[7]
        add edi, eax                                             ;   207.0 p11     62 v[7]
        vmovdqa [rsp + 144], xmm4                                ;   207.5 p8+p9   78 w[4]
        add edi, dword [rsp + 144]                               ;   212.5 p1+p10   62 v[7]
        mov r10d, dword [rsp + 332]                              ;   202.7 p2      51 t1
        sub r11d, eax                                            ;   205.5 p6      63 v[3]
        and r12d, esi                                            ;   206.0 p0      51 t1
        rorx r14d, esi, 6                                        ;   206.5 p6      48 t1
        add ecx, esi                                             ;   206.0 p5      63 v[4]
        rorx eax, esi, 0xb                                       ;   206.8 p0      48 t1
        rorx ebx, esi, 0x19                                      ;   207.5 p6      48 t1
        xor r10d, esi                                            ;   207.7 p11     51 t1
        add ecx, r13d                                            ;   207.0 p1      63 v[4]
        mov r13d, r9d                                            ;   204.2         52 v[3] copy
        xor r8d, r12d                                            ;   207.0 p5      51 t1
        xor r14d, eax                                            ;   207.8 p11     48 t1
        add edi, r8d                                             ;   213.5 p1      62 v[7]
        xor r14d, ebx                                            ;   208.8 p0      48 t1
        rorx eax, ecx, 0xd                                       ;   208.5 p6      47 v[3]
        and ebp, ecx                                             ;   208.0 p5      52 v[3]
        xor r13d, ecx                                            ;   208.3 p11     52 v[3]
        rorx r12d, ecx, 2                                        ;   208.8 p0      47 v[3]
        rorx ebx, ecx, 0x16                                      ;   209.5 p6      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   208.5 p1      78 w[8]
        vpshufd xmm5, xmm1, 0xe                                  ;   209.0 p5      78 w[8]
        mov dword [rsp + 340], edx                               ;   206.2 p7+p4   63 v[6] spill
        vprold xmm6, xmm8, 0xe                                   ;   209.5 p1      78 w[8]
        mov edx, r9d                                             ;   206.5         52 v[2] copy
        and edx, ecx                                             ;   209.3 p11     52 v[2]
        add r11d, ebp                                            ;   209.8 p0      63 v[3]
        add edi, r14d                                            ;   214.5 p5      62 v[7]
        mov r8d, dword [rsp + 332]                               ;   207.2 p3      51 t1
        add r15d, dword [rsp + 148]                              ;   212.5 p11+p10   62 v[6]
        xor r12d, eax                                            ;   210.5 p1      47 v[3]
        vprold xmm11, xmm5, 0xd                                  ;   210.8 p0      78 w[8]
        xor r12d, ebx                                            ;   211.5 p6      47 v[3]
        and r10d, edi                                            ;   215.5 p5      51 t1
        vprold xmm7, xmm8, 0x19                                  ;   211.5 p1      78 w[8]
        rorx ebp, edi, 6                                         ;   215.5 p6      48 t1
        sub edx, dword [rsp + 340]                               ;   211.3 p11+p2   63 v[2]
        rorx r14d, edi, 0xb                                      ;   215.5 p0      48 t1
        rorx eax, edi, 0x19                                      ;   215.5 p6      48 t1
        add r11d, r12d                                           ;   212.5 p5      63 v[3]
        vpalignr xmm8, xmm1, xmm0, 4                             ;   213.0 p5      78 w[8]
        add r11d, edi                                            ;   215.5 p11     63 v[3]
        vpsrld xmm10, xmm5, 0xa                                  ;   212.5 p1      78 w[8]
        vprold xmm5, xmm5, 0xf                                   ;   212.8 p0      78 w[8]
        mov r12d, esi                                            ;   209.8         51 t1 copy
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   213.5 p1      78 w[8]
        xor r12d, edi                                            ;   215.5 p11     51 t1
        xor r8d, r10d                                            ;   216.5 p6      51 t1
        xor ebp, r14d                                            ;   216.5 p0      48 t1
        xor ebp, eax                                             ;   217.5 p5      48 t1
        and r13d, r11d                                           ;   216.5 p11     52 v[2]
        rorx r10d, r11d, 2                                       ;   216.5 p6      47 v[2]
        rorx r14d, r11d, 0xd                                     ;   216.5 p0      47 v[2]
        rorx eax, r11d, 0x16                                     ;   216.5 p6      47 v[2]
        mov ebx, dword [rsp + 156]                               ;   211.5 p3      62 v[4]
        add ebx, esi                                             ;   216.5 p1      62 v[4]
        vpaddd xmm3, xmm8, xmm3                                  ;   215.0 p5      78 w[8]
        mov dword [rsp + 340], edi                               ;   215.5 p8+p9   62 v[7] spill
        vpaddd xmm3, xmm3, xmm4                                  ;   216.0 p1      78 w[8]
        mov edi, ecx                                             ;   212.3         52 v[2] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   215.8 p0      78 w[8]
        xor edi, r11d                                            ;   216.5 p11     52 v[2]
        add r15d, r8d                                            ;   217.5 p5      62 v[6]
        add edx, r13d                                            ;   217.5 p11     63 v[2]
        xor r10d, r14d                                           ;   217.5 p1      47 v[2]
        add r15d, ebp                                            ;   218.5 p6      62 v[6]
        rorx r13d, r15d, 6                                       ;   219.5 p0      48 t1
        rorx r14d, r15d, 0xb                                     ;   219.5 p6      48 t1
        mov ebp, ecx                                             ;   213.8         52 v[1] copy
        and ebp, r11d                                            ;   217.0 p5      52 v[1]
        xor r10d, eax                                            ;   218.5 p11     47 v[2]
        mov r8d, dword [rsp + 332]                               ;   214.3 p10     62 v[5]
        add r8d, r9d                                             ;   219.3 p1      62 v[5]
        add r8d, dword [rsp + 152]                               ;   220.3 p0+p2   62 v[5]
        vpaddd xmm10, xmm10, xmm3                                ;   218.0 p5      78 w[8]
        and r12d, r15d                                           ;   219.5 p11     51 t1
        add edx, r15d                                            ;   219.5 p1      63 v[2]
        rorx eax, r15d, 0x19                                     ;   219.5 p6      48 t1
        mov dword [rsp + 332], ecx                               ;   215.5 p7+p4   63 v[4] spill
        mov ecx, dword [rsp + 340]                               ;   215.7 p3      51 t1
        mov dword [rsp + 344], r15d                              ;   219.5 p8+p9   62 v[6] spill
        sub ebp, r9d                                             ;   218.8 p0      63 v[1]
        xor ecx, r15d                                            ;   220.7 p5      51 t1
        add edx, r10d                                            ;   220.5 p11     63 v[2]
        xor esi, r12d                                            ;   220.5 p1      51 t1
        mov r15d, r11d                                           ;   216.7         52 v[0] copy
        vprold xmm5, xmm10, 0xd                                  ;   219.8 p0      78 w[8]
        vprold xmm6, xmm10, 0xf                                  ;   220.5 p1      78 w[8]
        xor r13d, r14d                                           ;   220.5 p6      48 t1
        vpshufd xmm3, xmm3, 0xe                                  ;   220.0 p5      78 w[8]
        rorx r12d, edx, 0xd                                      ;   221.5 p6      47 v[1]
        rorx r14d, edx, 0x16                                     ;   221.5 p0      47 v[1]
        and edi, edx                                             ;   221.5 p11     52 v[1]
        vpsrld xmm4, xmm10, 0xa                                  ;   221.5 p1      78 w[8]
        rorx r9d, edx, 2                                         ;   221.5 p6      47 v[1]
        mov r10d, r11d                                           ;   218.3         52 v[1] copy
        xor r10d, edx                                            ;   221.5 p5      52 v[1]
        and r15d, edx                                            ;   221.5 p11     52 v[0]
        add r8d, esi                                             ;   221.8 p0      62 v[5]
        xor r13d, eax                                            ;   222.0 p5      48 t1
        mov eax, dword [rsp + 340]                               ;   219.2 p10     51 t1
        add r8d, r13d                                            ;   223.0 p11     62 v[5]
        xor r9d, r12d                                            ;   222.5 p1      47 v[1]
        mov r12d, dword [rsp + 344]                              ;   219.7 p2      51 t1
        xor r12d, r8d                                            ;   224.7 p6      51 t1
        add ebp, edi                                             ;   222.8 p0      63 v[1]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   223.0 p5      78 w[8]
        add ebx, dword [rsp + 332]                               ;   223.3 p11+p3   62 v[4]
        xor r9d, r14d                                            ;   223.5 p1      47 v[1]
        vpaddd xmm3, xmm3, xmm4                                  ;   224.0 p0      78 w[8]
        and ecx, r8d                                             ;   224.0 p6      51 t1
        add ebp, r8d                                             ;   224.0 p5      63 v[1]
        rorx esi, r8d, 6                                         ;   224.5 p6      48 t1
        rorx edi, r8d, 0xb                                       ;   224.8 p0      48 t1
        sub r15d, dword [rsp + 332]                              ;   224.3 p11+p10   63 v[0]
        rorx r13d, r8d, 0x19                                     ;   225.5 p6      48 t1
        vpunpcklqdq xmm3, xmm10, xmm3                            ;   225.0 p1      78 w[8]
        add ebp, r9d                                             ;   225.0 p5      63 v[1]
        xor eax, ecx                                             ;   225.3 p11     51 t1
        xor esi, edi                                             ;   225.8 p1      48 t1
        xor esi, r13d                                            ;   226.8 p0      48 t1
        mov edi, edx                                             ;   222.7         52 v[0] copy
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 176]      ;   222.8 p2      78 w[8]
        vpaddd xmm4, xmm4, xmm3                                  ;   228.8 p5      78 w[8]
        add ebx, eax                                             ;   226.3 p11     62 v[4]
        mov eax, dword [rsp + 344]                               ;   223.3 p3      51 t1
        mov ecx, edx                                             ;   223.5         52 v[7] copy
        and ecx, ebp                                             ;   226.5 p1      52 v[7]
        and r10d, ebp                                            ;   226.5 p6      52 v[0]
        add r15d, r10d                                           ;   227.5 p0      63 v[0]
        rorx r9d, ebp, 2                                         ;   227.5 p6      47 v[0]
        add ebx, esi                                             ;   227.8 p5      62 v[4]
        rorx r13d, ebp, 0xd                                      ;   227.8 p0      47 v[0]
        rorx r14d, ebp, 0x16                                     ;   228.5 p6      47 v[0]
        xor edi, ebp                                             ;   227.3 p11     52 v[0]
        mov esi, dword [rsp + 340]                               ;   225.0 p10     62 v[3]
        add esi, r11d                                            ;   230.0 p1      62 v[3]
        and r12d, ebx                                            ;   228.8 p5      51 t1
        xor r9d, r13d                                            ;   228.8 p11     47 v[0]
        xor r9d, r14d                                            ;   229.8 p1      47 v[0]
        sub ecx, r11d                                            ;   228.8 p0      63 v[7]
        rorx r11d, ebx, 0xb                                      ;   229.5 p6      48 t1
        mov r10d, r8d                                            ;   226.2         51 t1 copy
        add r15d, ebx                                            ;   229.0 p5      63 v[0]
        rorx r13d, ebx, 6                                        ;   229.8 p0      48 t1
        rorx r14d, ebx, 0x19                                     ;   230.5 p6      48 t1
        xor r10d, ebx                                            ;   229.3 p11     51 t1
        xor eax, r12d                                            ;   229.8 p1      51 t1
        vmovdqa [rsp + 160], xmm4                                ;   229.8 p7+p4   78 w[8]
        add esi, dword [rsp + 160]                               ;   234.8 p5+p2   62 v[3]
        add r15d, r9d                                            ;   230.8 p11     63 v[0]
        mov r9d, ebp                                             ;   227.7         52 v[7] copy
        add esi, eax                                             ;   235.8 p1      62 v[3]
        xor r13d, r11d                                           ;   230.8 p0      48 t1
        and edi, r15d                                            ;   231.8 p5      52 v[7]
        xor r13d, r14d                                           ;   231.8 p11     48 t1
        mov r11d, dword [rsp + 168]                              ;   229.8 p3      62 v[1]
        vpsrld xmm4, xmm9, 3                                     ;   231.5 p1      78 w[12]
        vpshufd xmm5, xmm3, 0xe                                  ;   232.0 p5      78 w[12]
        vprold xmm6, xmm9, 0xe                                   ;   231.8 p0      78 w[12]
        add r11d, r8d                                            ;   234.8 p6      62 v[1]
        xor r9d, r15d                                            ;   232.3 p11     52 v[7]
        rorx r12d, r15d, 2                                       ;   232.5 p6      47 v[7]
        rorx r14d, r15d, 0xd                                     ;   232.8 p0      47 v[7]
        add esi, r13d                                            ;   236.8 p1      62 v[3]
        rorx eax, r15d, 0x16                                     ;   233.5 p6      47 v[7]
        vprold xmm7, xmm9, 0x19                                  ;   233.5 p1      78 w[12]
        add ecx, edi                                             ;   233.0 p5      63 v[7]
        mov edi, dword [rsp + 344]                               ;   230.5 p10     62 v[2]
        add edi, edx                                             ;   235.5 p11     62 v[2]
        xor r12d, r14d                                           ;   233.8 p0      47 v[7]
        xor r12d, eax                                            ;   234.8 p5      47 v[7]
        add edi, dword [rsp + 164]                               ;   236.5 p11+p2   62 v[2]
        add ecx, r12d                                            ;   235.8 p1      63 v[7]
        and r10d, esi                                            ;   237.8 p6      51 t1
        add ecx, esi                                             ;   237.8 p0      63 v[7]
        rorx r12d, esi, 6                                        ;   237.8 p6      48 t1
        rorx r14d, esi, 0xb                                      ;   237.8 p0      48 t1
        vpalignr xmm9, xmm3, xmm1, 4                             ;   235.0 p5      78 w[12]
        vpsrld xmm10, xmm5, 0xa                                  ;   235.5 p1      78 w[12]
        rorx eax, esi, 0x19                                      ;   237.8 p6      48 t1
        vprold xmm11, xmm5, 0xd                                  ;   236.5 p1      78 w[12]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   236.0 p5      78 w[12]
        xor r8d, r10d                                            ;   238.8 p11     51 t1
        xor r12d, r14d                                           ;   238.8 p11     48 t1
        xor r12d, eax                                            ;   239.8 p0      48 t1
        and r9d, ecx                                             ;   238.8 p5      52 v[6]
        vprold xmm5, xmm5, 0xf                                   ;   237.5 p1      78 w[12]
        rorx r10d, ecx, 2                                        ;   238.8 p6      47 v[6]
        rorx r14d, ecx, 0xd                                      ;   238.8 p0      47 v[6]
        vpaddd xmm2, xmm2, xmm9                                  ;   238.0 p5      78 w[12]
        rorx eax, ecx, 0x16                                      ;   238.8 p6      47 v[6]
        mov dword [rsp + 344], esi                               ;   237.8 p8+p9   62 v[3] spill
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   238.5 p1      78 w[12]
        vpaddd xmm2, xmm2, xmm4                                  ;   239.0 p0      78 w[12]
        add edi, r8d                                             ;   239.8 p11     62 v[2]
        xor r10d, r14d                                           ;   239.8 p11     47 v[6]
        xor r10d, eax                                            ;   240.8 p5      47 v[6]
        add edi, r12d                                            ;   240.8 p11     62 v[2]
        mov dword [rsp + 340], ebx                               ;   235.7 p7+p4   62 v[4] spill
        mov ebx, ebp                                             ;   235.8         52 v[6] copy
        and ebx, r15d                                            ;   239.5 p1      52 v[6]
        mov r13d, dword [rsp + 340]                              ;   236.2 p3      51 t1
        sub ebx, edx                                             ;   240.5 p6      63 v[6]
        xor r13d, esi                                            ;   241.2 p0      51 t1
        mov esi, r15d                                            ;   236.7         52 v[6] copy
        xor esi, ecx                                             ;   240.0 p5      52 v[6]
        add ebx, r9d                                             ;   241.5 p11     63 v[6]
        mov edx, dword [rsp + 340]                               ;   237.2 p10     51 t1
        add r11d, ebp                                            ;   240.5 p1      62 v[1]
        mov r8d, r15d                                            ;   237.5         52 v[5] copy
        and r8d, ecx                                             ;   240.5 p6      52 v[5]
        mov r12d, dword [rsp + 344]                              ;   237.8 p2      51 t1
        vpaddd xmm10, xmm10, xmm2                                ;   240.8 p0      78 w[12]
        add ebx, r10d                                            ;   242.5 p5      63 v[6]
        and r13d, edi                                            ;   242.2 p11     51 t1
        add ebx, edi                                             ;   243.5 p1      63 v[6]
        rorx r9d, edi, 6                                         ;   241.8 p6      48 t1
        rorx r10d, edi, 0xb                                      ;   241.8 p0      48 t1
        rorx r14d, edi, 0x19                                     ;   242.5 p6      48 t1
        sub r8d, ebp                                             ;   242.0 p5      63 v[5]
        xor r12d, edi                                            ;   242.8 p11     51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   242.5 p1      78 w[12]
        xor edx, r13d                                            ;   243.2 p0      51 t1
        xor r9d, r10d                                            ;   243.0 p5      48 t1
        xor r9d, r14d                                            ;   244.0 p11     48 t1
        add r11d, edx                                            ;   244.2 p1      62 v[1]
        add r11d, r9d                                            ;   245.2 p6      62 v[1]
        rorx r9d, r11d, 6                                        ;   246.2 p0      48 t1
        vprold xmm5, xmm10, 0xd                                  ;   244.5 p1      78 w[12]
        vprold xmm6, xmm10, 0xf                                  ;   244.8 p0      78 w[12]
        vpshufd xmm2, xmm2, 0xe                                  ;   244.0 p5      78 w[12]
        and esi, ebx                                             ;   244.5 p11     52 v[5]
        rorx r10d, ebx, 2                                        ;   244.5 p6      47 v[5]
        mov ebp, ecx                                             ;   241.5         52 v[5] copy
        xor ebp, ebx                                             ;   245.0 p5      52 v[5]
        rorx r13d, ebx, 0xd                                      ;   245.5 p6      47 v[5]
        rorx r14d, ebx, 0x16                                     ;   245.8 p0      47 v[5]
        mov eax, dword [rsp + 344]                               ;   242.2 p3      51 t1
        mov edx, ecx                                             ;   242.3         52 v[4] copy
        and edx, ebx                                             ;   245.3 p11     52 v[4]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   245.8 p1      78 w[12]
        add r8d, esi                                             ;   246.0 p5      63 v[5]
        vpaddd xmm2, xmm2, xmm4                                  ;   246.8 p1      78 w[12]
        xor r10d, r13d                                           ;   246.5 p11     47 v[5]
        xor r10d, r14d                                           ;   247.5 p6      47 v[5]
        and r12d, r11d                                           ;   246.8 p0      51 t1
        add r8d, r11d                                            ;   247.0 p5      63 v[5]
        mov r13d, edi                                            ;   243.8         51 t1 copy
        rorx r14d, r11d, 0xb                                     ;   247.5 p6      48 t1
        sub edx, r15d                                            ;   247.3 p11     63 v[4]
        xor r13d, r11d                                           ;   247.5 p1      51 t1
        vpunpcklqdq xmm2, xmm10, xmm2                            ;   248.0 p5      78 w[12]
        xor eax, r12d                                            ;   247.8 p0      51 t1
        add r8d, r10d                                            ;   248.5 p11     63 v[5]
        xor r9d, r14d                                            ;   248.5 p1      48 t1
        mov esi, dword [rsp + 340]                               ;   245.2 p10     62 v[0]
        add esi, r15d                                            ;   250.2 p6      62 v[0]
        rorx r15d, r11d, 0x19                                    ;   248.8 p0      48 t1
        add esi, dword [rsp + 172]                               ;   251.2 p5+p2   62 v[0]
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 192]      ;   245.8 p3      78 w[12]
        vpaddd xmm4, xmm4, xmm2                                  ;   251.8 p1      78 w[12]
        add esi, eax                                             ;   252.2 p11     62 v[0]
        xor r9d, r15d                                            ;   249.8 p6      48 t1
        and ebp, r8d                                             ;   249.8 p0      52 v[4]
        rorx r12d, r8d, 2                                        ;   250.5 p6      47 v[4]
        rorx r14d, r8d, 0xd                                      ;   250.8 p0      47 v[4]
        rorx r15d, r8d, 0x16                                     ;   251.5 p6      47 v[4]
        lea eax, [rdi + rbx]                                     ;   250.0 p5      62 v[6]
        mov r10d, ebx                                            ;   247.3         52 v[4] copy
        mov dword [rsp + 340], r11d                              ;   247.5 p8+p9   62 v[1] spill
        mov r11d, ebx                                            ;   247.7         52 v[3] copy
        xor r10d, r8d                                            ;   250.3 p11     52 v[4]
        and r11d, r8d                                            ;   250.5 p1      52 v[3]
        add esi, r9d                                             ;   253.2 p5      62 v[0]
        add edx, ebp                                             ;   251.3 p11     63 v[4]
        mov ebp, dword [rsp + 344]                               ;   248.5 p10     62 v[7]
        add ebp, ecx                                             ;   253.5 p1      62 v[7]
        xor r12d, r14d                                           ;   251.8 p0      47 v[4]
        xor r12d, r15d                                           ;   252.8 p5      47 v[4]
        mov r9d, dword [rsp + 340]                               ;   249.2 p2      51 t1
        and r13d, esi                                            ;   254.2 p11     51 t1
        add edx, esi                                             ;   254.2 p1      63 v[4]
        rorx r14d, esi, 6                                        ;   254.2 p6      48 t1
        rorx r15d, esi, 0xb                                      ;   254.2 p0      48 t1
        sub r11d, ecx                                            ;   253.0 p5      63 v[3]
        rorx ecx, esi, 0x19                                      ;   254.2 p6      48 t1
        vmovdqa [rsp + 176], xmm4                                ;   252.8 p7+p4   78 w[12]
        xor r9d, esi                                             ;   254.2 p11     51 t1
        add ebp, dword [rsp + 176]                               ;   257.8 p1+p3   62 v[7]
        xor edi, r13d                                            ;   255.2 p0      51 t1
        add edx, r12d                                            ;   255.2 p5      63 v[4]
        mov r12d, r8d                                            ;   251.2         52 v[3] copy
        xor r14d, r15d                                           ;   255.2 p11     48 t1
        add ebp, edi                                             ;   258.8 p1      62 v[7]
        xor r14d, ecx                                            ;   256.2 p6      48 t1
        rorx ecx, edx, 0x16                                      ;   256.2 p0      47 v[3]
        mov edi, dword [rsp + 340]                               ;   252.0 p10     51 t1
        rorx r15d, edx, 0xd                                      ;   256.2 p6      47 v[3]
        vprold xmm6, xmm8, 0xe                                   ;   255.5 p1      78 w[0]
        vprold xmm7, xmm8, 0x19                                  ;   255.8 p0      78 w[0]
        mov dword [rsp + 344], ebx                               ;   252.7 p8+p9   63 v[6] spill
        mov ebx, r8d                                             ;   252.8         52 v[2] copy
        and ebx, edx                                             ;   256.2 p5      52 v[2]
        xor r12d, edx                                            ;   256.2 p11     52 v[3]
        rorx r13d, edx, 2                                        ;   256.5 p6      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   256.5 p1      78 w[0]
        vpshufd xmm5, xmm2, 0xe                                  ;   256.0 p5      78 w[0]
        add ebp, r14d                                            ;   259.8 p11     62 v[7]
        and r10d, edx                                            ;   256.8 p0      52 v[3]
        add r11d, r10d                                           ;   257.8 p5      63 v[3]
        xor r13d, r15d                                           ;   257.5 p11     47 v[3]
        vprold xmm11, xmm5, 0xd                                  ;   257.5 p1      78 w[0]
        vpsrld xmm10, xmm5, 0xa                                  ;   257.8 p0      78 w[0]
        add eax, dword [rsp + 180]                               ;   257.8 p6+p2   62 v[6]
        xor r13d, ecx                                            ;   258.5 p5      47 v[3]
        add r11d, r13d                                           ;   259.5 p11     63 v[3]
        and r9d, ebp                                             ;   260.8 p1      51 t1
        add r11d, ebp                                            ;   260.8 p6      63 v[3]
        rorx r10d, ebp, 6                                        ;   260.8 p0      48 t1
        rorx r14d, ebp, 0xb                                      ;   260.8 p6      48 t1
        mov r13d, esi                                            ;   256.0         51 t1 copy
        rorx r15d, ebp, 0x19                                     ;   260.8 p0      48 t1
        vprold xmm5, xmm5, 0xf                                   ;   259.5 p1      78 w[0]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   259.0 p5      78 w[0]
        xor r13d, ebp                                            ;   260.8 p11     51 t1
        xor edi, r9d                                             ;   261.8 p5      51 t1
        xor r10d, r14d                                           ;   261.8 p11     48 t1
        mov ecx, dword [rsp + 188]                               ;   257.2 p3      62 v[4]
        add ecx, esi                                             ;   262.2 p1      62 v[4]
        xor r10d, r15d                                           ;   262.8 p6      48 t1
        vpalignr xmm8, xmm2, xmm3, 4                             ;   261.0 p5      78 w[0]
        vpaddd xmm0, xmm8, xmm0                                  ;   262.0 p0      78 w[0]
        and r12d, r11d                                           ;   261.8 p11     52 v[2]
        rorx r9d, r11d, 2                                        ;   261.8 p6      47 v[2]
        rorx r14d, r11d, 0xd                                     ;   261.8 p0      47 v[2]
        vpaddd xmm0, xmm0, xmm4                                  ;   263.0 p1      78 w[0]
        sub ebx, dword [rsp + 344]                               ;   262.0 p5+p10   63 v[2]
        mov dword [rsp + 344], ebp                               ;   260.8 p7+p4   62 v[7] spill
        mov ebp, edx                                             ;   259.0         52 v[2] copy
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   262.5 p1      78 w[0]
        xor ebp, r11d                                            ;   262.3 p11     52 v[2]
        add eax, edi                                             ;   262.8 p6      62 v[6]
        add ebx, r12d                                            ;   263.0 p0      63 v[2]
        rorx r15d, r11d, 0x16                                    ;   263.5 p6      47 v[2]
        xor r9d, r14d                                            ;   263.0 p5      47 v[2]
        mov edi, edx                                             ;   260.2         52 v[1] copy
        add eax, r10d                                            ;   263.8 p11     62 v[6]
        and r13d, eax                                            ;   264.8 p1      51 t1
        xor esi, r13d                                            ;   265.8 p0      51 t1
        and edi, r11d                                            ;   264.0 p5      52 v[1]
        vpaddd xmm10, xmm10, xmm0                                ;   264.5 p1      78 w[0]
        xor r9d, r15d                                            ;   264.5 p11     47 v[2]
        mov r10d, dword [rsp + 340]                              ;   261.3 p2      62 v[5]
        mov dword [rsp + 340], edx                               ;   261.5 p8+p9   63 v[4] spill
        mov edx, dword [rsp + 344]                               ;   261.7 p3      51 t1
        add r10d, r8d                                            ;   266.3 p6      62 v[5]
        add r10d, dword [rsp + 184]                              ;   267.3 p0+p10   62 v[5]
        add ebx, eax                                             ;   265.0 p5      63 v[2]
        rorx r12d, eax, 6                                        ;   265.5 p6      48 t1
        rorx r14d, eax, 0xb                                      ;   265.8 p0      48 t1
        rorx r15d, eax, 0x19                                     ;   266.5 p6      48 t1
        sub edi, r8d                                             ;   265.3 p11     63 v[1]
        xor edx, eax                                             ;   266.7 p1      51 t1
        vpsrld xmm4, xmm10, 0xa                                  ;   266.5 p1      78 w[0]
        add ebx, r9d                                             ;   266.0 p5      63 v[2]
        vprold xmm5, xmm10, 0xd                                  ;   266.8 p0      78 w[0]
        vprold xmm6, xmm10, 0xf                                  ;   267.5 p1      78 w[0]
        xor r12d, r14d                                           ;   266.8 p11     48 t1
        xor r12d, r15d                                           ;   267.8 p5      48 t1
        mov r8d, r11d                                            ;   264.2         52 v[1] copy
        vpshufd xmm0, xmm0, 0xe                                  ;   268.0 p5      78 w[0]
        and ebp, ebx                                             ;   267.3 p11     52 v[1]
        add r10d, esi                                            ;   268.3 p6      62 v[5]
        rorx esi, ebx, 2                                         ;   267.8 p0      47 v[1]
        add edi, ebp                                             ;   268.3 p11     63 v[1]
        rorx r9d, ebx, 0xd                                       ;   268.5 p6      47 v[1]
        rorx r13d, ebx, 0x16                                     ;   268.8 p0      47 v[1]
        mov r15d, r11d                                           ;   265.5         52 v[0] copy
        xor r8d, ebx                                             ;   268.5 p1      52 v[1]
        and r15d, ebx                                            ;   269.0 p5      52 v[0]
        add r10d, r12d                                           ;   269.3 p11     62 v[5]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   269.5 p1      78 w[0]
        xor esi, r9d                                             ;   269.5 p6      47 v[1]
        add ecx, dword [rsp + 340]                               ;   269.8 p0+p2   62 v[4]
        xor esi, r13d                                            ;   270.5 p5      47 v[1]
        and edx, r10d                                            ;   270.3 p11     51 t1
        add edi, r10d                                            ;   270.5 p1      63 v[1]
        rorx ebp, r10d, 6                                        ;   270.5 p6      48 t1
        sub r15d, dword [rsp + 340]                              ;   270.8 p0+p3   63 v[0]
        rorx r12d, r10d, 0xb                                     ;   271.5 p6      48 t1
        rorx r13d, r10d, 0x19                                    ;   271.8 p0      48 t1
        vpaddd xmm0, xmm0, xmm4                                  ;   271.0 p5      78 w[0]
        add edi, esi                                             ;   271.5 p11     63 v[1]
        mov r9d, eax                                             ;   268.2         51 t1 copy
        xor r9d, r10d                                            ;   271.5 p1      51 t1
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 208]      ;   268.5 p10     78 w[0]
        xor ebp, r12d                                            ;   272.5 p5      48 t1
        mov esi, ebx                                             ;   268.8         52 v[0] copy
        mov r14d, dword [rsp + 344]                              ;   269.0 p2      51 t1
        xor r14d, edx                                            ;   274.0 p11     51 t1
        add ecx, r14d                                            ;   275.0 p1      62 v[4]
        vpunpcklqdq xmm0, xmm10, xmm0                            ;   273.0 p5      78 w[0]
        xor ebp, r13d                                            ;   273.5 p6      48 t1
        and r8d, edi                                             ;   272.8 p0      52 v[0]
        rorx r12d, edi, 2                                        ;   273.5 p6      47 v[0]
        mov dword [rsp + 340], r10d                              ;   270.3 p7+p4   62 v[5] spill
        rorx r13d, edi, 0xd                                      ;   273.8 p0      47 v[0]
        lea r14d, [rax + rbx]                                    ;   273.3 p11     62 v[2]
        rorx edx, edi, 0x16                                      ;   274.5 p6      47 v[0]
        mov r10d, ebx                                            ;   270.8         52 v[7] copy
        and r10d, edi                                            ;   273.5 p1      52 v[7]
        xor esi, edi                                             ;   274.0 p5      52 v[0]
        add r15d, r8d                                            ;   274.3 p11     63 v[0]
        add ecx, ebp                                             ;   276.0 p1      62 v[4]
        mov ebp, dword [rsp + 344]                               ;   271.7 p3      62 v[3]
        xor r12d, r13d                                           ;   274.8 p0      47 v[0]
        xor r12d, edx                                            ;   275.8 p5      47 v[0]
        mov r8d, dword [rsp + 340]                               ;   272.2 p10     51 t1
        vpaddd xmm4, xmm4, xmm0                                  ;   275.5 p1      78 w[0]
        sub r10d, r11d                                           ;   275.3 p11     63 v[7]
        vmovdqa [rsp + 192], xmm4                                ;   276.5 p8+p9   78 w[0]
        and r9d, ecx                                             ;   277.0 p6      51 t1
        add r15d, ecx                                            ;   277.0 p0      63 v[0]
        rorx r13d, ecx, 0xb                                      ;   277.0 p6      48 t1
        rorx edx, ecx, 0x19                                      ;   277.0 p0      48 t1
        xor r8d, ecx                                             ;   277.2 p5      51 t1
        vpshufd xmm5, xmm0, 0xe                                  ;   276.5 p1      78 w[4]
        vprold xmm6, xmm9, 0xe                                   ;   277.5 p1      78 w[4]
        vprold xmm7, xmm9, 0x19                                  ;   277.8 p0      78 w[4]
        xor eax, r9d                                             ;   278.0 p11     51 t1
        add r15d, r12d                                           ;   278.0 p5      63 v[0]
        mov r9d, edi                                             ;   274.5         52 v[7] copy
        and esi, r15d                                            ;   279.0 p11     52 v[7]
        add ebp, r11d                                            ;   277.5 p6      62 v[3]
        add ebp, dword [rsp + 192]                               ;   281.5 p5+p2   62 v[3]
        rorx r11d, ecx, 6                                        ;   278.5 p6      48 t1
        add ebp, eax                                             ;   282.5 p11     62 v[3]
        xor r11d, r13d                                           ;   279.5 p1      48 t1
        xor r11d, edx                                            ;   280.5 p0      48 t1
        mov r12d, dword [rsp + 340]                              ;   275.8 p3      51 t1
        xor r9d, r15d                                            ;   279.0 p5      52 v[7]
        rorx r13d, r15d, 2                                       ;   279.5 p6      47 v[7]
        rorx eax, r15d, 0xd                                      ;   279.8 p0      47 v[7]
        rorx edx, r15d, 0x16                                     ;   280.5 p6      47 v[7]
        mov dword [rsp + 344], ebx                               ;   276.7 p7+p4   63 v[2] spill
        vpsrld xmm4, xmm9, 3                                     ;   279.5 p1      78 w[4]
        mov ebx, edi                                             ;   277.0         52 v[6] copy
        and ebx, r15d                                            ;   279.3 p11     52 v[6]
        add r10d, esi                                            ;   280.0 p5      63 v[7]
        add ebp, r11d                                            ;   283.5 p11     62 v[3]
        xor r13d, eax                                            ;   280.8 p1      47 v[7]
        add r14d, dword [rsp + 196]                              ;   281.5 p0+p10   62 v[2]
        xor r13d, edx                                            ;   281.8 p5      47 v[7]
        add r10d, r13d                                           ;   282.8 p11     63 v[7]
        and r8d, ebp                                             ;   284.5 p1      51 t1
        add r10d, ebp                                            ;   284.5 p6      63 v[7]
        rorx esi, ebp, 6                                         ;   284.5 p0      48 t1
        mov r11d, ecx                                            ;   278.8         51 t1 copy
        vpalignr xmm9, xmm0, xmm2, 4                             ;   282.0 p5      78 w[4]
        vpsrld xmm10, xmm5, 0xa                                  ;   282.5 p1      78 w[4]
        vprold xmm11, xmm5, 0xd                                  ;   282.8 p0      78 w[4]
        vprold xmm5, xmm5, 0xf                                   ;   283.5 p1      78 w[4]
        vpternlogd xmm10, xmm5, xmm11, 0x96                      ;   284.5 p5      78 w[4]
        sub ebx, dword [rsp + 344]                               ;   282.3 p11+p2   63 v[6]
        rorx r13d, ebp, 0xb                                      ;   284.5 p6      48 t1
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   283.8 p0      78 w[4]
        xor r12d, r8d                                            ;   285.5 p11     51 t1
        xor r11d, ebp                                            ;   284.5 p6      51 t1
        xor esi, r13d                                            ;   285.5 p5      48 t1
        and r9d, r10d                                            ;   285.5 p11     52 v[6]
        rorx r8d, r10d, 2                                        ;   285.5 p6      47 v[6]
        rorx r13d, r10d, 0xd                                     ;   285.5 p0      47 v[6]
        mov edx, dword [rsp + 204]                               ;   281.3 p3      62 v[0]
        vpaddd xmm1, xmm9, xmm1                                  ;   284.5 p1      78 w[4]
        add edx, ecx                                             ;   286.3 p5      62 v[0]
        mov dword [rsp + 344], ebp                               ;   284.5 p8+p9   62 v[3] spill
        vpaddd xmm1, xmm1, xmm4                                  ;   285.5 p1      78 w[4]
        add r14d, r12d                                           ;   286.5 p11     62 v[2]
        xor r8d, r13d                                            ;   286.5 p6      47 v[6]
        rorx eax, ebp, 0x19                                      ;   285.8 p0      48 t1
        xor esi, eax                                             ;   286.8 p5      48 t1
        rorx eax, r10d, 0x16                                     ;   286.5 p6      47 v[6]
        add ebx, r9d                                             ;   286.5 p11     63 v[6]
        mov ebp, r15d                                            ;   283.2         52 v[6] copy
        xor ebp, r10d                                            ;   286.5 p1      52 v[6]
        add r14d, esi                                            ;   287.8 p0      62 v[2]
        mov esi, r15d                                            ;   283.7         52 v[5] copy
        and esi, r10d                                            ;   287.0 p5      52 v[5]
        xor r8d, eax                                             ;   287.5 p11     47 v[6]
        mov r9d, dword [rsp + 340]                               ;   284.2 p10     62 v[1]
        add r9d, edi                                             ;   289.2 p1      62 v[1]
        add r9d, dword [rsp + 200]                               ;   290.2 p6+p2   62 v[1]
        vpaddd xmm10, xmm10, xmm1                                ;   287.8 p0      78 w[4]
        vpsrld xmm4, xmm10, 0xa                                  ;   288.8 p1      78 w[4]
        vprold xmm6, xmm10, 0xf                                  ;   288.8 p0      78 w[4]
        vprold xmm5, xmm10, 0xd                                  ;   289.5 p1      78 w[4]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   290.5 p5      78 w[4]
        add ebx, r8d                                             ;   288.5 p11     63 v[6]
        rorx r8d, r14d, 6                                        ;   288.8 p6      48 t1
        rorx r12d, r14d, 0xb                                     ;   289.5 p6      48 t1
        sub esi, edi                                             ;   289.0 p5      63 v[5]
        and r11d, r14d                                           ;   289.3 p11     51 t1
        xor ecx, r11d                                            ;   290.3 p0      51 t1
        add r9d, ecx                                             ;   291.3 p5      62 v[1]
        add ebx, r14d                                            ;   290.3 p11     63 v[6]
        rorx r13d, r14d, 0x19                                    ;   290.5 p6      48 t1
        mov eax, dword [rsp + 344]                               ;   287.0 p3      51 t1
        xor eax, r14d                                            ;   292.0 p1      51 t1
        vpshufd xmm1, xmm1, 0xe                                  ;   291.0 p5      78 w[4]
        and ebp, ebx                                             ;   291.3 p0      52 v[5]
        rorx edi, ebx, 2                                         ;   291.5 p6      47 v[5]
        xor r8d, r12d                                            ;   291.3 p11     48 t1
        rorx r12d, ebx, 0xd                                      ;   291.8 p0      47 v[5]
        xor r8d, r13d                                            ;   292.3 p1      48 t1
        mov r11d, r10d                                           ;   288.3         52 v[5] copy
        rorx r13d, ebx, 0x16                                     ;   292.5 p6      47 v[5]
        mov dword [rsp + 340], r14d                              ;   288.8 p7+p4   62 v[2] spill
        mov r14d, r10d                                           ;   288.8         52 v[4] copy
        xor r11d, ebx                                            ;   292.0 p5      52 v[5]
        and r14d, ebx                                            ;   292.3 p11     52 v[4]
        add r9d, r8d                                             ;   293.3 p1      62 v[1]
        add esi, ebp                                             ;   292.8 p0      63 v[5]
        vpaddd xmm1, xmm1, xmm4                                  ;   293.0 p5      78 w[4]
        add edx, r15d                                            ;   293.3 p11     62 v[0]
        rorx r8d, r9d, 6                                         ;   294.3 p6      48 t1
        mov ecx, dword [rsp + 344]                               ;   290.2 p10     51 t1
        xor edi, r12d                                            ;   293.5 p1      47 v[5]
        add esi, r9d                                             ;   294.3 p0      63 v[5]
        vmovdqa xmm4, [rel sha256_blocks.T0_w.blocks + 224]      ;   290.7 p2      78 w[4]
        rorx r12d, r9d, 0xb                                      ;   294.5 p6      48 t1
        xor edi, r13d                                            ;   294.5 p5      47 v[5]
        and eax, r9d                                             ;   294.3 p11     51 t1
        sub r14d, r15d                                           ;   294.5 p1      63 v[4]
        rorx r13d, r9d, 0x19                                     ;   294.8 p0      48 t1
        mov ebp, dword [rsp + 340]                               ;   291.7 p3      51 t1
        xor ebp, r9d                                             ;   296.7 p5      51 t1
        vpunpcklqdq xmm1, xmm10, xmm1                            ;   295.5 p1      78 w[4]
        xor ecx, eax                                             ;   295.3 p11     51 t1
        add esi, edi                                             ;   295.5 p6      63 v[5]
        mov edi, ebx                                             ;   292.5         52 v[4] copy
        xor r8d, r12d                                            ;   295.8 p0      48 t1
        vpaddd xmm4, xmm4, xmm1                                  ;   296.7 p5      78 w[4]
        xor r8d, r13d                                            ;   296.8 p11     48 t1
        add edx, ecx                                             ;   296.5 p1      62 v[0]
        and r11d, esi                                            ;   296.5 p6      52 v[4]
        rorx r12d, esi, 2                                        ;   296.8 p0      47 v[4]
        rorx r13d, esi, 0xd                                      ;   297.5 p6      47 v[4]
        rorx r15d, esi, 0x16                                     ;   297.8 p0      47 v[4]
        mov eax, dword [rsp + 340]                               ;   294.0 p10     51 t1
        mov ecx, ebx                                             ;   294.2         52 v[3] copy
        add edx, r8d                                             ;   297.8 p5      62 v[0]
        mov r8d, dword [rsp + 344]                               ;   294.5 p2      62 v[7]
        xor edi, esi                                             ;   297.3 p11     52 v[4]
        and ecx, esi                                             ;   297.5 p1      52 v[3]
        xor r12d, r13d                                           ;   298.5 p5      47 v[4]
        xor r12d, r15d                                           ;   299.5 p11     47 v[4]
        add r14d, r11d                                           ;   298.5 p1      63 v[4]
        add r8d, r10d                                            ;   299.5 p6      62 v[7]
        mov r11d, r9d                                            ;   295.7         51 t1 copy
        and ebp, edx                                             ;   298.8 p0      51 t1
        add r14d, edx                                            ;   299.5 p5      63 v[4]
        rorx r13d, edx, 6                                        ;   299.5 p6      48 t1
        sub ecx, r10d                                            ;   299.3 p11     63 v[3]
        xor eax, ebp                                             ;   299.8 p1      51 t1
        rorx r10d, edx, 0xb                                      ;   299.8 p0      48 t1
        xor r11d, edx                                            ;   300.0 p5      51 t1
        vmovdqa [rsp + 208], xmm4                                ;   297.7 p8+p9   78 w[4]
        add r8d, dword [rsp + 208]                               ;   302.7 p11+p3   62 v[7]
        rorx r15d, edx, 0x19                                     ;   300.5 p6      48 t1
        add r14d, r12d                                           ;   300.5 p1      63 v[4]
        mov ebp, esi                                             ;   297.7         52 v[3] copy
        xor ebp, r14d                                            ;   301.5 p0      52 v[3]
        xor r13d, r10d                                           ;   301.0 p5      48 t1
        mov r10d, dword [rsp + 216]                              ;   298.2 p10     62 v[5]
        add r10d, r9d                                            ;   303.2 p11     62 v[5]
        add r8d, eax                                             ;   303.7 p1      62 v[7]
        vpshufd xmm5, xmm1, 0xe                                  ;   302.0 p5      78 w[8]
        xor r13d, r15d                                           ;   302.0 p6      48 t1
        and edi, r14d                                            ;   301.8 p0      52 v[3]
        rorx r12d, r14d, 2                                       ;   302.5 p6      47 v[3]
        rorx r15d, r14d, 0xd                                     ;   302.8 p0      47 v[3]
        rorx eax, r14d, 0x16                                     ;   303.5 p6      47 v[3]
        vpsrld xmm4, xmm8, 3                                     ;   302.5 p1      78 w[8]
        vprold xmm7, xmm8, 0x19                                  ;   303.5 p1      78 w[8]
        vprold xmm6, xmm8, 0xe                                   ;   303.8 p0      78 w[8]
        mov dword [rsp + 344], edx                               ;   300.2 p7+p4   62 v[0] spill
        mov edx, esi                                             ;   300.3         52 v[2] copy
        and edx, r14d                                            ;   302.3 p11     52 v[2]
        add ecx, edi                                             ;   303.0 p5      63 v[3]
        add r8d, r13d                                            ;   304.7 p11     62 v[7]
        mov edi, dword [rsp + 340]                               ;   301.0 p2      62 v[6]
        add edi, ebx                                             ;   306.0 p5      62 v[6]
        xor r12d, r15d                                           ;   304.3 p11     47 v[3]
        xor r12d, eax                                            ;   305.3 p1      47 v[3]
        add edi, dword [rsp + 212]                               ;   307.0 p6+p3   62 v[6]
        mov r13d, dword [rsp + 344]                              ;   301.8 p10     51 t1
        add ecx, r12d                                            ;   306.3 p0      63 v[3]
        rorx r12d, r8d, 6                                        ;   305.7 p6      48 t1
        and r11d, r8d                                            ;   305.7 p5      51 t1
        add ecx, r8d                                             ;   307.3 p11     63 v[3]
        rorx r15d, r8d, 0xb                                      ;   305.8 p0      48 t1
        sub edx, ebx                                             ;   305.5 p1      63 v[2]
        rorx eax, r8d, 0x19                                      ;   306.5 p6      48 t1
        vpalignr xmm0, xmm1, xmm0, 4                             ;   306.0 p5      78 w[8]
        vprold xmm10, xmm5, 0xd                                  ;   306.5 p1      78 w[8]
        vpsrld xmm8, xmm5, 0xa                                   ;   306.8 p0      78 w[8]
        vprold xmm5, xmm5, 0xf                                   ;   307.5 p1      78 w[8]
        and ebp, ecx                                             ;   308.3 p11     52 v[2]
        vpternlogd xmm4, xmm7, xmm6, 0x96                        ;   307.0 p5      78 w[8]
        xor r13d, r8d                                            ;   307.3 p11     51 t1
        xor r9d, r11d                                            ;   307.5 p6      51 t1
        xor r12d, r15d                                           ;   307.8 p0      48 t1
        xor r12d, eax                                            ;   308.8 p5      48 t1
        rorx r11d, ecx, 2                                        ;   308.5 p6      47 v[2]
        rorx r15d, ecx, 0xd                                      ;   308.8 p0      47 v[2]
        vpaddd xmm3, xmm3, xmm0                                  ;   308.5 p1      78 w[8]
        rorx eax, ecx, 0x16                                      ;   309.5 p6      47 v[2]
        mov dword [rsp + 340], r8d                               ;   305.7 p8+p9   62 v[7] spill
        mov r8d, r14d                                            ;   305.7         52 v[2] copy
        vpaddd xmm3, xmm3, xmm4                                  ;   309.5 p5      78 w[8]
        xor r8d, ecx                                             ;   308.3 p11     52 v[2]
        mov ebx, dword [rsp + 344]                               ;   306.2 p2      51 t1
        vpternlogd xmm8, xmm5, xmm10, 0x96                       ;   309.5 p1      78 w[8]
        add edx, ebp                                             ;   309.3 p11     63 v[2]
        mov ebp, r14d                                            ;   306.7         52 v[1] copy
        and ebp, ecx                                             ;   309.8 p0      52 v[1]
        add edi, r9d                                             ;   310.0 p5      62 v[6]
        xor r11d, r15d                                           ;   310.3 p11     47 v[2]
        xor r11d, eax                                            ;   311.3 p1      47 v[2]
        add edi, r12d                                            ;   311.0 p6      62 v[6]
        add edx, r11d                                            ;   312.3 p0      63 v[2]
        rorx r11d, edi, 0xb                                      ;   312.0 p6      48 t1
        add r10d, esi                                            ;   311.0 p5      62 v[5]
        vpaddd xmm8, xmm8, xmm3                                  ;   311.5 p1      78 w[8]
        and r13d, edi                                            ;   312.0 p11     51 t1
        add edx, edi                                             ;   313.3 p0      63 v[2]
        rorx r9d, edi, 6                                         ;   312.5 p6      48 t1
        mov r12d, dword [rsp + 340]                              ;   308.8 p3      51 t1
        rorx r15d, edi, 0x19                                     ;   312.8 p0      48 t1
        sub ebp, esi                                             ;   312.0 p5      63 v[1]
        xor r12d, edi                                            ;   313.8 p11     51 t1
        vpsrld xmm0, xmm8, 0xa                                   ;   312.5 p1      78 w[8]
        xor ebx, r13d                                            ;   313.0 p5      51 t1
        vprold xmm4, xmm8, 0xd                                   ;   313.5 p1      78 w[8]
        vprold xmm5, xmm8, 0xf                                   ;   313.8 p0      78 w[8]
        xor r9d, r11d                                            ;   313.5 p11     48 t1
        xor r9d, r15d                                            ;   314.5 p6      48 t1
        rorx r11d, edx, 2                                        ;   314.5 p6      47 v[1]
        rorx r15d, edx, 0x16                                     ;   314.8 p0      47 v[1]
        vpshufd xmm3, xmm3, 0xe                                  ;   314.0 p5      78 w[8]
        add r10d, ebx                                            ;   314.3 p11     62 v[5]
        mov esi, ecx                                             ;   311.2         52 v[1] copy
        mov eax, dword [rsp + 340]                               ;   311.3 p10     51 t1
        mov ebx, ecx                                             ;   311.5         52 v[0] copy
        and r8d, edx                                             ;   314.5 p1      52 v[1]
        xor esi, edx                                             ;   315.0 p5      52 v[1]
        and ebx, edx                                             ;   315.3 p11     52 v[0]
        vpternlogd xmm0, xmm5, xmm4, 0x96                        ;   315.5 p1      78 w[8]
        add r10d, r9d                                            ;   315.5 p6      62 v[5]
        add ebp, r8d                                             ;   315.8 p0      63 v[1]
        mov r8d, dword [rsp + 344]                               ;   312.7 p2      62 v[4]
        rorx r13d, edx, 0xd                                      ;   316.5 p6      47 v[1]
        add r8d, r14d                                            ;   317.7 p5      62 v[4]
        xor r11d, r13d                                           ;   317.5 p11     47 v[1]
        vpaddd xmm3, xmm3, xmm0                                  ;   316.5 p1      78 w[8]
        xor r11d, r15d                                           ;   318.5 p0      47 v[1]
        add r8d, dword [rsp + 220]                               ;   318.7 p5+p3   62 v[4]
        and r12d, r10d                                           ;   317.3 p11     51 t1
        add ebp, r10d                                            ;   317.5 p1      63 v[1]
        rorx r9d, r10d, 6                                        ;   317.5 p6      48 t1
        mov r13d, edi                                            ;   314.3         51 t1 copy
        rorx r15d, r10d, 0xb                                     ;   317.8 p0      48 t1
        xor r13d, r10d                                           ;   318.0 p5      51 t1
        mov dword [rsp + 344], ecx                               ;   314.8 p7+p4   63 v[3] spill
        rorx ecx, r10d, 0x19                                     ;   318.5 p6      48 t1
        sub ebx, r14d                                            ;   318.3 p11     63 v[0]
        vpunpcklqdq xmm0, xmm8, xmm3                             ;   318.5 p1      78 w[8]
        xor eax, r12d                                            ;   318.8 p0      51 t1
        add ebp, r11d                                            ;   319.5 p5      63 v[1]
        mov r11d, edx                                            ;   315.8         52 v[0] copy
        xor r9d, r15d                                            ;   319.3 p11     48 t1
        vmovdqa xmm3, [rel sha256_blocks.T0_w.blocks + 240]      ;   316.2 p10     78 w[8]
        rorx r14d, ebp, 0xd                                      ;   320.5 p6      47 v[0]
        add r8d, eax                                             ;   319.8 p1      62 v[4]
        xor r9d, ecx                                             ;   320.3 p0      48 t1
        vpaddd xmm3, xmm3, xmm0                                  ;   322.2 p5      78 w[8]
        and esi, ebp                                             ;   320.5 p11     52 v[0]
        rorx r12d, ebp, 2                                        ;   320.5 p6      47 v[0]
        rorx r15d, ebp, 0x16                                     ;   320.8 p0      47 v[0]
        lea eax, [rdi + rdx]                                     ;   320.5 p1      62 v[2]
        add r8d, r9d                                             ;   321.3 p5      62 v[4]
        mov ecx, edx                                             ;   317.8         52 v[7] copy
        xor r11d, ebp                                            ;   321.3 p11     52 v[0]
        mov r9d, r10d                                            ;   318.2         51 t1 copy
        add ebx, esi                                             ;   321.5 p1      63 v[0]
        mov esi, dword [rsp + 344]                               ;   318.5 p2      62 v[3]
        add esi, dword [rsp + 340]                               ;   323.5 p6+p3   62 v[3]
        xor r12d, r14d                                           ;   321.8 p0      47 v[0]
        xor r12d, r15d                                           ;   322.8 p5      47 v[0]
        add ebx, r8d                                             ;   322.5 p11     63 v[0]
        rorx r14d, r8d, 6                                        ;   322.5 p6      48 t1
        rorx r15d, r8d, 0xb                                      ;   322.8 p0      48 t1
        xor r9d, r8d                                             ;   322.5 p1      51 t1
        and r13d, r8d                                            ;   323.0 p5      51 t1
        vmovdqa [rsp + 224], xmm3                                ;   323.2 p8+p9   78 w[8]
        add esi, dword [rsp + 224]                               ;   328.2 p11+p10   62 v[3]
        xor edi, r13d                                            ;   324.0 p1      51 t1
        add ebx, r12d                                            ;   323.8 p6      63 v[0]
        mov r12d, ebp                                            ;   320.7         52 v[7] copy
        xor r14d, r15d                                           ;   323.8 p0      48 t1
        mov r13d, dword [rsp + 232]                              ;   323.2 p2      62 v[1]
        add r13d, r10d                                           ;   328.2 p5      62 v[1]
        add esi, edi                                             ;   329.2 p11     62 v[3]
        and r11d, ebx                                            ;   324.8 p1      52 v[7]
        xor r12d, ebx                                            ;   324.8 p6      52 v[7]
        rorx edi, ebx, 2                                         ;   324.8 p0      47 v[7]
        and ecx, ebp                                             ;   325.0 p5      52 v[7]
        sub ecx, dword [rsp + 344]                               ;   326.0 p11+p3   63 v[7]
        mov dword [rsp + 344], edx                               ;   322.3 p7+p4   63 v[2] spill
        rorx edx, r8d, 0x19                                      ;   325.5 p6      48 t1
        xor r14d, edx                                            ;   326.5 p1      48 t1
        rorx r15d, ebx, 0xd                                      ;   325.8 p0      47 v[7]
        vpshufd xmm3, xmm0, 0xe                                  ;   326.0 p5      78 w[12]
        vpsrld xmm4, xmm9, 3                                     ;   326.5 p1      78 w[12]
        vprold xmm5, xmm9, 0xe                                   ;   326.8 p0      78 w[12]
        vprold xmm6, xmm9, 0x19                                  ;   327.5 p1      78 w[12]
        mov dword [rsp + 340], r8d                               ;   323.7 p8+p9   62 v[4] spill
        rorx edx, ebx, 0x16                                      ;   326.5 p6      47 v[7]
        mov r8d, ebp                                             ;   324.0         52 v[6] copy
        add ecx, r11d                                            ;   327.0 p11     63 v[7]
        add esi, r14d                                            ;   330.2 p5      62 v[3]
        and r8d, ebx                                             ;   327.3 p11     52 v[6]
        xor edi, r15d                                            ;   327.5 p6      47 v[7]
        add eax, dword [rsp + 228]                               ;   328.2 p0+p10   62 v[2]
        xor edi, edx                                             ;   328.5 p5      47 v[7]
        add ecx, edi                                             ;   329.5 p11     63 v[7]
        and r9d, esi                                             ;   331.2 p1      51 t1
        add ecx, esi                                             ;   331.2 p6      63 v[7]
        mov r11d, dword [rsp + 340]                              ;   325.7 p2      51 t1
        xor r11d, esi                                            ;   331.2 p0      51 t1
        rorx edi, esi, 6                                         ;   331.2 p6      48 t1
        vpalignr xmm0, xmm0, xmm1, 4                             ;   329.0 p5      78 w[12]
        vpsrld xmm1, xmm3, 0xa                                   ;   329.5 p1      78 w[12]
        vprold xmm7, xmm3, 0xd                                   ;   329.8 p0      78 w[12]
        sub r8d, dword [rsp + 344]                               ;   329.3 p11+p3   63 v[6]
        rorx r14d, esi, 0xb                                      ;   331.2 p6      48 t1
        rorx r15d, esi, 0x19                                     ;   331.2 p0      48 t1
        vprold xmm3, xmm3, 0xf                                   ;   330.5 p1      78 w[12]
        vpternlogd xmm4, xmm6, xmm5, 0x96                        ;   330.0 p5      78 w[12]
        xor r10d, r9d                                            ;   332.2 p11     51 t1
        xor edi, r14d                                            ;   332.2 p5      48 t1
        xor edi, r15d                                            ;   333.2 p11     48 t1
        rorx r15d, ecx, 0x16                                     ;   332.2 p6      47 v[6]
        and r12d, ecx                                            ;   332.2 p1      52 v[6]
        rorx r9d, ecx, 2                                         ;   332.2 p0      47 v[6]
        rorx r14d, ecx, 0xd                                      ;   332.5 p6      47 v[6]
        mov edx, dword [rsp + 340]                               ;   328.7 p10     51 t1
        vpaddd xmm0, xmm0, xmm2                                  ;   332.0 p5      78 w[12]
        vpaddd xmm0, xmm0, xmm4                                  ;   333.0 p1      78 w[12]
        mov dword [rsp + 344], esi                               ;   331.2 p7+p4   62 v[3] spill
        mov esi, ebx                                             ;   329.3         52 v[6] copy
        vpternlogd xmm1, xmm3, xmm7, 0x96                        ;   332.8 p0      78 w[12]
        xor esi, ecx                                             ;   332.3 p11     52 v[6]
        add eax, r10d                                            ;   333.2 p5      62 v[2]
        add r8d, r12d                                            ;   333.3 p11     63 v[6]
        xor r9d, r14d                                            ;   333.5 p1      47 v[6]
        add eax, edi                                             ;   334.2 p6      62 v[2]
        and r11d, eax                                            ;   335.2 p0      51 t1
        xor edx, r11d                                            ;   336.2 p5      51 t1
        xor r9d, r15d                                            ;   334.5 p11     47 v[6]
        add r13d, ebp                                            ;   334.5 p1      62 v[1]
        mov edi, ebx                                             ;   331.2         52 v[5] copy
        and edi, ecx                                             ;   334.5 p6      52 v[5]
        vpaddd xmm1, xmm1, xmm0                                  ;   334.8 p0      78 w[12]
        add r8d, eax                                             ;   335.2 p5      63 v[6]
        rorx r10d, eax, 6                                        ;   335.5 p6      48 t1
        rorx r12d, eax, 0xb                                      ;   335.8 p0      48 t1
        rorx r14d, eax, 0x19                                     ;   336.5 p6      48 t1
        mov r15d, dword [rsp + 344]                              ;   332.3 p2      51 t1
        xor r15d, eax                                            ;   337.3 p11     51 t1
        sub edi, ebp                                             ;   335.5 p1      63 v[5]
        add r8d, r9d                                             ;   336.2 p5      63 v[6]
        vpsrld xmm2, xmm1, 0xa                                   ;   336.5 p1      78 w[12]
        xor r10d, r12d                                           ;   336.8 p11     48 t1
        vpshufd xmm0, xmm0, 0xe                                  ;   337.0 p5      78 w[12]
        vprold xmm4, xmm1, 0xf                                   ;   336.8 p0      78 w[12]
        xor r10d, r14d                                           ;   337.8 p11     48 t1
        mov ebp, ecx                                             ;   333.8         52 v[5] copy
        and esi, r8d                                             ;   337.5 p1      52 v[5]
        rorx r11d, r8d, 0xd                                      ;   337.5 p6      47 v[5]
        rorx r9d, r8d, 2                                         ;   337.8 p0      47 v[5]
        add r13d, edx                                            ;   338.0 p5      62 v[1]
        add r13d, r10d                                           ;   339.0 p11     62 v[1]
        rorx r12d, r8d, 0x16                                     ;   338.5 p6      47 v[5]
        mov r14d, dword [rsp + 344]                              ;   335.0 p3      51 t1
        mov edx, ecx                                             ;   335.2         52 v[4] copy
        xor ebp, r8d                                             ;   338.5 p1      52 v[5]
        and edx, r8d                                             ;   338.8 p0      52 v[4]
        vprold xmm3, xmm1, 0xd                                   ;   339.5 p1      78 w[12]
        vpternlogd xmm2, xmm4, xmm3, 0x96                        ;   340.5 p5      78 w[12]
        add edi, esi                                             ;   339.3 p11     63 v[5]
        xor r9d, r11d                                            ;   339.5 p6      47 v[5]
        xor r9d, r12d                                            ;   340.5 p0      47 v[5]
        and r15d, r13d                                           ;   340.0 p5      51 t1
        add edi, r13d                                            ;   340.3 p11     63 v[5]
        mov r11d, eax                                            ;   336.8         51 t1 copy
        rorx r10d, r13d, 6                                       ;   340.5 p6      48 t1
        sub edx, ebx                                             ;   340.5 p1      63 v[4]
        rorx r12d, r13d, 0xb                                     ;   340.8 p0      48 t1
        vpaddd xmm0, xmm0, xmm2                                  ;   341.5 p5      78 w[12]
        add edi, r9d                                             ;   341.5 p11     63 v[5]
        xor r14d, r15d                                           ;   341.5 p1      51 t1
        vmovdqa xmm2, [rel sha256_blocks.T0_w.blocks + 256]      ;   338.0 p10     78 w[12]
        xor r10d, r12d                                           ;   341.8 p6      48 t1
        mov esi, dword [rsp + 340]                               ;   338.3 p2      62 v[0]
        add esi, ebx                                             ;   343.3 p0      62 v[0]
        add esi, dword [rsp + 236]                               ;   344.3 p5+p3   62 v[0]
        rorx ebx, r13d, 0x19                                     ;   342.5 p6      48 t1
        mov r9d, r8d                                             ;   339.0         52 v[4] copy
        vpunpcklqdq xmm0, xmm1, xmm0                             ;   342.5 p1      78 w[12]
        xor r10d, ebx                                            ;   343.5 p11     48 t1
        and ebp, edi                                             ;   342.8 p0      52 v[4]
        add esi, r14d                                            ;   345.3 p5      62 v[0]
        rorx r12d, edi, 2                                        ;   343.5 p6      47 v[4]
        rorx r14d, edi, 0xd                                      ;   343.8 p0      47 v[4]
        lea r15d, [rax + r8]                                     ;   343.3 p11     62 v[6]
        rorx ebx, edi, 0x16                                      ;   344.5 p6      47 v[4]
        mov dword [rsp + 340], r13d                              ;   340.5 p8+p9   62 v[1] spill
        xor r9d, edi                                             ;   343.5 p1      52 v[4]
        vpaddd xmm2, xmm2, xmm0                                  ;   344.0 p5      78 w[12]
        add edx, ebp                                             ;   344.3 p11     63 v[4]
        mov ebp, dword [rsp + 344]                               ;   341.2 p10     62 v[7]
        add esi, r10d                                            ;   346.3 p1      62 v[0]
        add ebp, ecx                                             ;   346.2 p0      62 v[7]
        vmovdqa [rsp + 240], xmm2                                ;   345.0 p7+p4   78 w[12]
        add ebp, dword [rsp + 240]                               ;   350.0 p5+p2   62 v[7]
        xor r12d, r14d                                           ;   345.3 p11     47 v[4]
        xor r12d, ebx                                            ;   346.3 p1      47 v[4]
        mov r10d, dword [rsp + 340]                              ;   342.3 p3      51 t1
        xor r11d, r13d                                           ;   345.5 p6      51 t1
        mov r13d, r8d                                            ;   342.7         52 v[3] copy
        and r13d, edi                                            ;   345.8 p0      52 v[3]
        sub r13d, ecx                                            ;   346.8 p5      63 v[3]
        and r11d, esi                                            ;   347.3 p11     51 t1
        add edx, esi                                             ;   347.3 p1      63 v[4]
        rorx r14d, esi, 6                                        ;   347.3 p6      48 t1
        add edx, r12d                                            ;   348.3 p0      63 v[4]
        mov r12d, dword [rsp + 340]                              ;   343.8 p10     51 t1
        rorx ecx, esi, 0xb                                       ;   347.5 p6      48 t1
        rorx ebx, esi, 0x19                                      ;   347.8 p0      48 t1
        xor r10d, esi                                            ;   347.3 p5      51 t1
        xor eax, r11d                                            ;   348.3 p11     51 t1
        mov r11d, edi                                            ;   344.7         52 v[3] copy
        xor r14d, ecx                                            ;   348.5 p1      48 t1
        add ebp, eax                                             ;   351.0 p5      62 v[7]
        xor r14d, ebx                                            ;   349.5 p11     48 t1
        and r9d, edx                                             ;   349.3 p1      52 v[3]
        xor r11d, edx                                            ;   349.3 p6      52 v[3]
        rorx eax, edx, 2                                         ;   349.3 p0      47 v[3]
        rorx ebx, edx, 0x16                                      ;   349.5 p6      47 v[3]
        add r13d, r9d                                            ;   350.3 p5      63 v[3]
        add ebp, r14d                                            ;   352.0 p11     62 v[7]
        mov dword [rsp + 344], r8d                               ;   346.3 p8+p9   63 v[6] spill
        rorx ecx, edx, 0xd                                       ;   349.8 p0      47 v[3]
        xor eax, ecx                                             ;   350.8 p1      47 v[3]
        rorx r14d, ebp, 6                                        ;   353.0 p6      48 t1
        xor eax, ebx                                             ;   351.8 p5      47 v[3]
        add r13d, eax                                            ;   352.8 p11     63 v[3]
        add r13d, ebp                                            ;   353.8 p1      63 v[3]
        and r11d, r13d                                           ;   354.8 p0      52 v[2]
        mov r8d, edi                                             ;   347.7         52 v[2] copy
        and r8d, edx                                             ;   351.0 p5      52 v[2]
        add r15d, dword [rsp + 244]                              ;   351.3 p11+p2   62 v[6]
        mov r9d, esi                                             ;   348.2         51 t1 copy
        sub r8d, dword [rsp + 344]                               ;   352.0 p1+p3   63 v[2]
        and r10d, ebp                                            ;   353.0 p6      51 t1
        rorx eax, ebp, 0xb                                       ;   353.0 p0      48 t1
        rorx ecx, ebp, 0x19                                      ;   353.0 p6      48 t1
        mov ebx, edx                                             ;   349.3         52 v[2] copy
        xor r9d, ebp                                             ;   353.0 p5      51 t1
        xor r12d, r10d                                           ;   354.0 p11     51 t1
        xor r14d, eax                                            ;   354.0 p1      48 t1
        xor r14d, ecx                                            ;   355.0 p0      48 t1
        mov r10d, dword [rsp + 252]                              ;   349.8 p10     61 t1
        add r10d, esi                                            ;   354.8 p5      61 t1
        rorx ecx, r13d, 0xd                                      ;   354.8 p6      47 v[2]
        xor ebx, r13d                                            ;   354.8 p11     52 v[2]
        rorx eax, r13d, 2                                        ;   354.8 p0      47 v[2]
        mov dword [rsp + 332], edi                               ;   350.7 p7+p4   63 v[5] spill
        mov edi, dword [rsp + 328]                               ;   350.8 p2      82 h
        add edi, edx                                             ;   355.8 p1      82 h
        mov dword [rsp + 328], edi                               ;   356.8 p8+p9   82 h spill
        mov dword [rsp + 344], ebp                               ;   353.0 p7+p4   62 v[7] spill
        rorx ebp, r13d, 0x16                                     ;   354.8 p6      47 v[2]
        mov edi, dword [rsp + 332]                               ;   351.7 p3      62 v[5]
        add edi, dword [rsp + 340]                               ;   356.7 p5+p10   62 v[5]
        and edx, r13d                                            ;   354.8 p11     52 v[1]
        add r15d, r12d                                           ;   355.0 p1      62 v[6]
        xor eax, ecx                                             ;   355.8 p0      47 v[2]
        add r8d, r11d                                            ;   355.8 p5      63 v[2]
        xor eax, ebp                                             ;   356.8 p11     47 v[2]
        mov ebp, dword [rsp + 344]                               ;   353.0 p2      51 t1
        sub edx, dword [rsp + 332]                               ;   355.8 p1+p3   63 v[1]
        add r15d, r14d                                           ;   356.0 p6      62 v[6]
        add edi, dword [rsp + 248]                               ;   357.7 p0+p10   62 v[5]
        add r8d, eax                                             ;   357.8 p5      63 v[2]
        and r9d, r15d                                            ;   357.0 p11     51 t1
        add r8d, r15d                                            ;   358.8 p1      63 v[2]
        rorx r11d, r15d, 6                                       ;   357.0 p6      48 t1
        rorx r12d, r15d, 0xb                                     ;   357.0 p0      48 t1
        xor ebp, r15d                                            ;   358.0 p5      51 t1
        xor esi, r9d                                             ;   358.0 p11     51 t1
        xor r11d, r12d                                           ;   358.0 p1      48 t1
        rorx r14d, r15d, 0x19                                    ;   357.5 p6      48 t1
        xor r11d, r14d                                           ;   359.0 p0      48 t1
        mov r9d, dword [rsp + 344]                               ;   355.2 p2      51 t1
        add edi, esi                                             ;   359.0 p5      62 v[5]
        add edi, r11d                                            ;   360.0 p11     62 v[5]
        and ebp, edi                                             ;   361.0 p1      51 t1
        xor r9d, ebp                                             ;   362.0 p6      51 t1
        add r10d, r9d                                            ;   363.0 p0      61 t1
        mov eax, r13d                                            ;   356.2         52 v[1] copy
        and ebx, r8d                                             ;   359.8 p5      52 v[1]
        xor eax, r8d                                             ;   359.8 p11     52 v[1]
        rorx esi, r8d, 2                                         ;   359.8 p6      47 v[1]
        rorx r12d, r8d, 0xd                                      ;   359.8 p0      47 v[1]
        rorx r14d, r8d, 0x16                                     ;   360.5 p6      47 v[1]
        add edx, ebx                                             ;   360.8 p1      63 v[1]
        mov ecx, r8d                                             ;   359.8         52 v[0] copy
        mov r11d, dword [rsp + 288]                              ;   357.5 p3      82 h
        add edx, edi                                             ;   361.8 p5      63 v[1]
        and ecx, r13d                                            ;   360.3 p11     52 v[0]
        xor esi, r12d                                            ;   360.8 p1      47 v[1]
        xor esi, r14d                                            ;   361.8 p0      47 v[1]
        add r11d, ecx                                            ;   362.5 p5      82 h
        rorx r14d, edi, 6                                        ;   361.5 p6      48 t1
        rorx ebx, edi, 0x19                                      ;   361.8 p0      48 t1
        add edx, esi                                             ;   362.8 p11     63 v[1]
        add r8d, dword [rsp + 296]                               ;   361.5 p1+p10   82 h
        rorx ecx, edi, 0xb                                       ;   362.5 p6      48 t1
        add edi, dword [rsp + 336]                               ;   362.0 p5+p2   82 h
        xor r14d, ecx                                            ;   363.5 p11     48 t1
        add r13d, dword [rsp + 300]                              ;   362.5 p1+p3   82 h
        mov r12d, dword [rsp + 292]                              ;   360.0 p10     82 h
        add r15d, dword [rsp + 324]                              ;   362.8 p0+p2   82 h
        xor r14d, ebx                                            ;   364.5 p5      48 t1
        mov esi, dword [rsp + 344]                               ;   360.7 p3      82 h
        add esi, dword [rsp + 316]                               ;   365.7 p11+p10   82 h
        and eax, edx                                             ;   363.8 p1      52 v[0]
        add r10d, r14d                                           ;   365.5 p6      61 t1
        add r11d, eax                                            ;   364.8 p0      82 h
        add r11d, r10d                                           ;   366.5 p5      82 h
        mov dword [rsp + 296], r8d                               ;   362.5 p8+p9   82 h
        mov r9, qword [rsp + 280]                                ;   361.5 p2      68 blocks
        add r12d, edx                                            ;   365.0 p11     82 h
        rorx ebp, edx, 2                                         ;   364.5 p6      47 v[0]
        add r9, 0x40                                             ;   366.5 p1      68 blocks
        rorx ecx, edx, 0xd                                       ;   364.8 p0      47 v[0]
        ror edx, 0x16                                            ;   365.5 p6      47 v[0]
        mov dword [rsp + 300], r13d                              ;   363.5 p7+p4   82 h
        mov dword [rsp + 292], r12d                              ;   366.0 p8+p9   82 h
        xor ebp, ecx                                             ;   365.8 p5      47 v[0]
        xor ebp, edx                                             ;   366.8 p11     47 v[0]
        mov r8d, dword [rsp + 328]                               ;   363.2 p3      82 h reload
        add r8d, r10d                                            ;   368.2 p1      82 h
        mov dword [rsp + 316], esi                               ;   366.7 p7+p4   82 h
        add r11d, ebp                                            ;   367.8 p0      82 h
        mov dword [rsp + 288], r11d                              ;   368.8 p8+p9   82 h
        mov esi, r8d                                             ;   369.2         82 h copy
        mov r8, r9                                               ;   367.5         68 blocks copy
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

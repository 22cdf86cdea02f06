; ripemd160_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 f09eaf0807588306); do not edit:
;   ./cw build ripemd160_blocks --cpu golden-cove
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 48 bytes, 7 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 10.0; bounds: width 2.5, ports 3.0, path 5.0
;   blocks: 1636 uops, planned 393.2; bounds: width 272.7, ports 254.6, path 388.0
;   body.2: 11 uops, planned 6.5; bounds: width 1.8, ports 2.5, path 0.0
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
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x48                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 44], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      41 h reload
        mov esi, dword [r8]                ;     5.0 p3      41 h
        mov dword [rsp + 24], esi          ;    10.0 p7+p4   41 h
        mov esi, dword [r8 + 4]            ;     5.0 p10     41 h
        mov dword [rsp + 28], esi          ;    10.0 p8+p9   41 h
        mov esi, dword [r8 + 8]            ;     5.0 p2      41 h
        mov dword [rsp + 32], esi          ;    10.0 p7+p4   41 h
        mov esi, dword [r8 + 12]           ;     5.0 p3      41 h
        mov dword [rsp + 36], esi          ;    10.0 p8+p9   41 h
        mov esi, dword [r8 + 16]           ;     5.0 p10     41 h
        mov dword [rsp + 40], esi          ;    10.0 p7+p4   41 h
        mov r8d, dword [rsp + 44]          ;     2.0 p2      41 h
        shl r8, 6                          ;     7.0 p0      41 h
        add r8, qword [rsp + 8]            ;     8.0 p1+p3   41 h
        mov qword [rsp + 16], r8           ;     9.0 p8+p9   41 h
        cmp dword [rsp + 44], 0            ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 8]            ;                    resident
        mov esi, dword [rsp + 36]          ;                    resident
        mov edi, dword [rsp + 28]          ;                    resident
        mov ebp, dword [rsp + 40]          ;                    resident
        mov r9d, dword [rsp + 32]          ;                    resident
        align 16
.blocks_1:
        mov r10d, r9d                      ;     0.0         36 v[2] copy
        rol r10d, 0xa                      ;     0.2 p0      36 v[2]
        mov r11d, esi                      ;     0.3         26 sum copy
        not r11d                           ;     0.5 p1      26 sum
        or r11d, r9d                       ;     1.5 p5      26 sum
        xor r11d, edi                      ;     2.5 p6      26 sum
        add r11d, dword [r8 + 20]          ;     5.0 p11+p2   34 sum
        mov r12d, dword [rsp + 24]         ;     1.2 p3      44 x[0] reload
        lea r11d, [r11 + r12 + 1352829926] ;     6.2 p0      34 sum
        rol r11d, 8                        ;     7.2 p6      35 v[0]
        mov r13d, r10d                     ;     1.7         26 sum copy
        not r13d                           ;     1.8 p1      26 sum
        or r13d, edi                       ;     2.8 p5      26 sum
        mov r14d, edi                      ;     2.2         36 v[1] copy
        rol r14d, 0xa                      ;     2.3 p0      36 v[1]
        add r11d, ebp                      ;     8.2 p11     35 v[0]
        xor r13d, r11d                     ;     9.2 p6      26 sum
        mov r15d, dword [r8 + 56]          ;     2.8 p10     34 sum
        lea r15d, [r15 + r13 + 1352829926] ;    10.2 p1      34 sum
        add r15d, ebp                      ;    11.2 p5      34 sum
        rol r15d, 9                        ;    12.2 p0      35 v[4]
        mov r13d, r14d                     ;     3.5         26 sum copy
        not r13d                           ;     3.7 p11     26 sum
        or r13d, r11d                      ;     9.2 p6      26 sum
        add r15d, esi                      ;    13.2 p1      35 v[4]
        xor r13d, r15d                     ;    14.2 p5      26 sum
        mov eax, dword [r8 + 28]           ;     4.3 p2      34 sum
        lea eax, [rax + r13 + 1352829926]  ;    15.2 p0      34 sum
        rol r11d, 0xa                      ;     9.2 p6      36 v[0]
        add eax, esi                       ;    16.2 p11     34 sum
        rol eax, 9                         ;    17.2 p0      35 v[3]
        mov r13d, r11d                     ;    10.2         26 sum copy
        not r13d                           ;    10.2 p1      26 sum
        or r13d, r15d                      ;    14.2 p5      26 sum
        add eax, r10d                      ;    18.2 p6      35 v[3]
        xor r13d, eax                      ;    19.2 p11     26 sum
        mov ecx, dword [r8]                ;     6.0 p3      34 sum
        lea ecx, [rcx + r13 + 1352829926]  ;    20.2 p1      34 sum
        add ecx, r10d                      ;    21.2 p0      34 sum
        rol r15d, 0xa                      ;    14.2 p6      36 v[4]
        rol ecx, 0xb                       ;    22.2 p0      35 v[2]
        mov r13d, r15d                     ;    15.2         26 sum copy
        not r13d                           ;    15.2 p5      26 sum
        or r13d, eax                       ;    19.2 p11     26 sum
        add ecx, r14d                      ;    23.2 p1      35 v[2]
        xor r13d, ecx                      ;    24.2 p6      26 sum
        mov edx, dword [r8 + 36]           ;     7.7 p10     34 sum
        lea edx, [rdx + r13 + 1352829926]  ;    25.2 p5      34 sum
        rol eax, 0xa                       ;    19.2 p0      36 v[3]
        add edx, r14d                      ;    26.2 p11     34 sum
        rol edx, 0xd                       ;    27.2 p6      35 v[1]
        mov r13d, eax                      ;    20.2         26 sum copy
        not r13d                           ;    20.2 p1      26 sum
        or r13d, ecx                       ;    24.2 p5      26 sum
        mov ebx, dword [r8 + 8]            ;     9.0 p2      34 sum
        lea ebx, [rbx + r11 + 1352829926]  ;    14.0 p11     34 sum
        add r11d, edx                      ;    28.2 p0      35 v[1]
        rol ecx, 0xa                       ;    24.2 p6      36 v[2]
        mov edx, ecx                       ;    25.2         26 sum copy
        not edx                            ;    25.2 p1      26 sum
        xor r13d, r11d                     ;    29.2 p5      26 sum
        add ebx, r13d                      ;    30.2 p11     34 sum
        rol ebx, 0xf                       ;    31.2 p0      35 v[0]
        or edx, r11d                       ;    29.2 p1      26 sum
        mov r13d, dword [r8 + 44]          ;    10.7 p3      34 sum
        lea r13d, [r13 + r15 + 1352829926] ;    15.7 p6      34 sum
        add r15d, ebx                      ;    32.2 p5      35 v[0]
        rol r11d, 0xa                      ;    29.2 p0      36 v[1]
        mov ebx, r11d                      ;    30.2         26 sum copy
        not ebx                            ;    30.2 p11     26 sum
        xor edx, r15d                      ;    33.2 p1      26 sum
        add r13d, edx                      ;    34.2 p6      34 sum
        rol r13d, 0xf                      ;    35.2 p0      35 v[4]
        or ebx, r15d                       ;    33.2 p5      26 sum
        mov edx, dword [r8 + 16]           ;    12.3 p10     34 sum
        lea edx, [rdx + rax + 1352829926]  ;    20.2 p11     34 sum
        add eax, r13d                      ;    36.2 p1      35 v[4]
        rol r15d, 0xa                      ;    33.2 p6      36 v[0]
        mov r13d, r15d                     ;    34.2         26 sum copy
        not r13d                           ;    34.2 p5      26 sum
        xor ebx, eax                       ;    37.2 p11     26 sum
        add edx, ebx                       ;    38.2 p0      34 sum
        rol edx, 5                         ;    39.2 p6      35 v[3]
        or r13d, eax                       ;    37.2 p1      26 sum
        add edx, ecx                       ;    40.2 p5      35 v[3]
        mov ebx, edi                       ;    14.2         25 sum copy
        mov dword [rsp + 48], r14d         ;    14.3 p7+p4   36 v[1] spill
        mov r14d, dword [r8]               ;    14.5 p2      34 sum
        xor ebx, r9d                       ;    14.7 p11     25 sum
        xor ebx, esi                       ;    15.7 p0      25 sum
        mov dword [rsp + 52], r9d          ;    15.0 p8+p9   44 x[2] spill
        mov r9d, dword [r8 + 4]            ;    15.2 p3      34 sum
        mov r9d, dword [r8 + 52]           ;    15.3 p10     34 sum
        add r14d, ebx                      ;    19.5 p1      34 sum
        lea r9d, [r9 + rcx + 1352829926]   ;    25.2 p6      34 sum
        add r14d, r12d                     ;    20.5 p5      34 sum
        rol r14d, 0xb                      ;    21.5 p0      35 v[0]
        rol eax, 0xa                       ;    37.2 p6      36 v[4]
        mov ecx, eax                       ;    38.2         26 sum copy
        not ecx                            ;    38.2 p11     26 sum
        add r14d, ebp                      ;    22.5 p1      35 v[0]
        xor r13d, edx                      ;    41.2 p5      26 sum
        add r9d, r13d                      ;    42.2 p0      34 sum
        rol r9d, 7                         ;    43.2 p6      35 v[2]
        add r9d, r11d                      ;    44.2 p11     35 v[2]
        mov r13d, edx                      ;    41.2         26 sum copy
        mov ebx, dword [r8 + 24]           ;    17.7 p2      34 sum
        or r13d, ecx                       ;    41.2 p1      26 sum
        lea ebx, [rbx + r11 + 1352829926]  ;    30.2 p5      34 sum
        rol edx, 0xa                       ;    41.2 p0      36 v[3]
        xor r13d, r9d                      ;    45.2 p11     26 sum
        add ebx, r13d                      ;    46.2 p6      34 sum
        mov r11d, r10d                     ;    18.7         25 sum copy
        xor r11d, edi                      ;    18.8 p1      25 sum
        xor r11d, r14d                     ;    23.5 p5      25 sum
        rol ebx, 7                         ;    47.2 p0      35 v[1]
        add r11d, ebp                      ;    24.5 p11     34 sum
        mov r13d, dword [r8 + 4]           ;    19.5 p3      34 sum reload
        add r11d, r13d                     ;    25.5 p6      34 sum
        rol r11d, 0xe                      ;    26.5 p0      35 v[4]
        mov ecx, edx                       ;    42.2         26 sum copy
        not ecx                            ;    42.2 p1      26 sum
        mov r12d, dword [r8 + 8]           ;    20.3 p10     34 sum
        add r11d, esi                      ;    27.5 p5      35 v[4]
        add ebx, r15d                      ;    48.2 p11     35 v[1]
        mov dword [rsp + 56], ebp          ;    20.8 p7+p4   44 x[4] spill
        mov ebp, dword [r8 + 60]           ;    21.0 p2      34 sum
        lea ebp, [rbp + r15 + 1352829926]  ;    34.2 p6      34 sum
        add r12d, esi                      ;    25.3 p0      34 sum
        mov r15d, dword [r8 + 12]          ;    21.5 p3      34 sum
        or ecx, r9d                        ;    45.2 p1      26 sum
        rol r9d, 0xa                       ;    45.2 p6      36 v[2]
        xor ecx, ebx                       ;    49.2 p5      26 sum
        add ebp, ecx                       ;    50.2 p11     34 sum
        rol ebp, 8                         ;    51.2 p0      35 v[0]
        mov ecx, r14d                      ;    23.5         25 sum copy
        xor ecx, r11d                      ;    28.5 p1      25 sum
        xor ecx, dword [rsp + 48]          ;    29.5 p5+p10   25 sum
        add r12d, ecx                      ;    30.5 p6      34 sum
        rol r14d, 0xa                      ;    23.5 p0      36 v[0]
        rol r12d, 0xf                      ;    31.5 p6      35 v[3]
        mov ecx, r9d                       ;    46.2         26 sum copy
        not ecx                            ;    46.2 p11     26 sum
        add r12d, r10d                     ;    32.5 p1      35 v[3]
        mov dword [rsp + 60], esi          ;    24.0 p8+p9   44 x[3] spill
        mov esi, dword [r8 + 32]           ;    24.2 p2      34 sum
        add ebp, eax                       ;    52.2 p5      35 v[0]
        lea esi, [rsi + rax + 1352829926]  ;    38.2 p0      34 sum
        mov eax, dword [r8 + 16]           ;    24.7 p3      34 sum
        add r10d, r15d                     ;    26.5 p11     34 sum
        or ecx, ebx                        ;    49.2 p1      26 sum
        rol ebx, 0xa                       ;    49.2 p6      36 v[1]
        xor ecx, ebp                       ;    53.2 p5      26 sum
        add esi, ecx                       ;    54.2 p0      34 sum
        rol esi, 0xb                       ;    55.2 p6      35 v[4]
        mov ecx, r11d                      ;    28.5         25 sum copy
        xor ecx, r14d                      ;    28.5 p11     25 sum
        xor ecx, r12d                      ;    33.5 p1      25 sum
        add r10d, ecx                      ;    34.5 p5      34 sum
        rol r11d, 0xa                      ;    28.5 p0      36 v[4]
        rol r10d, 0xc                      ;    35.5 p6      35 v[2]
        mov ecx, ebx                       ;    50.2         26 sum copy
        not ecx                            ;    50.2 p11     26 sum
        add r10d, dword [rsp + 48]         ;    36.5 p1+p10   35 v[2]
        mov dword [rsp + 64], edi          ;    27.3 p7+p4   44 x[1] spill
        mov edi, dword [r8 + 4]            ;    27.5 p2      34 sum
        add esi, edx                       ;    56.2 p5      35 v[4]
        lea edi, [rdi + rdx + 1352829926]  ;    42.2 p0      34 sum
        mov edx, ebp                       ;    53.2         36 v[0] copy
        rol edx, 0xa                       ;    53.2 p6      36 v[0]
        or ecx, ebp                        ;    53.2 p11     26 sum
        mov ebp, dword [rsp + 48]          ;    28.5 p3      34 sum
        add ebp, eax                       ;    33.5 p1      34 sum
        xor ecx, esi                       ;    57.2 p5      26 sum
        add edi, ecx                       ;    58.2 p0      34 sum
        mov ecx, r12d                      ;    33.5         25 sum copy
        xor ecx, r11d                      ;    33.5 p6      25 sum
        xor ecx, r10d                      ;    37.5 p11     25 sum
        add ebp, ecx                       ;    38.5 p1      34 sum
        rol ebp, 5                         ;    39.5 p0      35 v[1]
        rol edi, 0xe                       ;    59.2 p6      35 v[3]
        mov ecx, edx                       ;    54.2         26 sum copy
        not ecx                            ;    54.2 p5      26 sum
        add ebp, r14d                      ;    40.5 p11     35 v[1]
        mov eax, dword [r8 + 20]           ;    30.7 p10     34 sum
        rol r12d, 0xa                      ;    33.5 p0      36 v[3]
        mov r13d, dword [r8 + 40]          ;    31.0 p2      34 sum
        add eax, r14d                      ;    35.7 p1      34 sum
        lea r13d, [r13 + r9 + 1352829926]  ;    46.2 p6      34 sum
        add r9d, edi                       ;    60.2 p5      35 v[3]
        mov edi, esi                       ;    57.2         36 v[4] copy
        rol edi, 0xa                       ;    57.2 p0      36 v[4]
        or ecx, esi                        ;    57.2 p11     26 sum
        xor ecx, r9d                       ;    61.2 p1      26 sum
        add r13d, ecx                      ;    62.2 p6      34 sum
        rol r13d, 0xe                      ;    63.2 p0      35 v[2]
        mov esi, r12d                      ;    34.5         25 sum copy
        xor esi, r10d                      ;    37.5 p5      25 sum
        xor esi, ebp                       ;    41.5 p11     25 sum
        add eax, esi                       ;    42.5 p1      34 sum
        rol eax, 8                         ;    43.5 p6      35 v[0]
        mov esi, dword [r8 + 24]           ;    33.5 p3      34 sum
        add esi, r11d                      ;    38.5 p5      34 sum
        add r11d, eax                      ;    44.5 p0      35 v[0]
        rol r10d, 0xa                      ;    37.5 p6      36 v[2]
        mov r14d, edi                      ;    58.2         26 sum copy
        not r14d                           ;    58.2 p11     26 sum
        add r13d, ebx                      ;    64.2 p1      35 v[2]
        mov eax, r9d                       ;    61.2         26 sum copy
        mov ecx, dword [r8 + 12]           ;    34.8 p10     34 sum
        or eax, r14d                       ;    61.2 p5      26 sum
        lea ecx, [rcx + rbx + 1352829926]  ;    50.2 p0      34 sum
        rol r9d, 0xa                       ;    61.2 p6      36 v[3]
        xor eax, r13d                      ;    65.2 p11     26 sum
        add ecx, eax                       ;    66.2 p1      34 sum
        rol ecx, 0xc                       ;    67.2 p0      35 v[1]
        mov r14d, ebp                      ;    41.5         25 sum copy
        xor r14d, r10d                     ;    41.5 p5      25 sum
        xor r14d, r11d                     ;    45.5 p6      25 sum
        add esi, r14d                      ;    46.5 p11     34 sum
        rol esi, 7                         ;    47.5 p0      35 v[4]
        mov r14d, r9d                      ;    62.2         26 sum copy
        not r14d                           ;    62.2 p1      26 sum
        mov eax, dword [r8 + 28]           ;    37.2 p2      34 sum
        rol ebp, 0xa                       ;    41.5 p6      36 v[1]
        add esi, r12d                      ;    48.5 p5      35 v[4]
        mov ebx, dword [r8 + 48]           ;    37.7 p3      34 sum
        add eax, r12d                      ;    42.2 p11     34 sum
        add ecx, edx                       ;    68.2 p1      35 v[1]
        lea ebx, [rbx + rdx + 1352829926]  ;    54.2 p0      34 sum
        or r14d, r13d                      ;    65.2 p6      26 sum
        xor r14d, ecx                      ;    69.2 p5      26 sum
        add ebx, r14d                      ;    70.2 p11     34 sum
        rol ebx, 6                         ;    71.2 p0      35 v[0]
        mov r12d, r11d                     ;    45.5         25 sum copy
        xor r12d, ebp                      ;    45.5 p1      25 sum
        xor r12d, esi                      ;    49.5 p6      25 sum
        add eax, r12d                      ;    50.5 p5      34 sum
        rol r11d, 0xa                      ;    45.5 p0      36 v[0]
        rol eax, 9                         ;    51.5 p6      35 v[3]
        mov r12d, dword [r8 + 32]          ;    40.0 p10     34 sum
        add r12d, r10d                     ;    45.0 p11     34 sum
        add r10d, eax                      ;    52.5 p1      35 v[3]
        rol r13d, 0xa                      ;    65.2 p0      36 v[2]
        mov r14d, dword [r8 + 24]          ;    40.7 p2      34 sum
        lea r14d, [r14 + rdi + 1548603684] ;    58.2 p5      34 sum
        add edi, ebx                       ;    72.2 p11     35 v[0]
        mov eax, dword [r8 + 36]           ;    41.2 p3      34 sum
        add eax, ebp                       ;    46.2 p1      34 sum
        mov edx, esi                       ;    49.5         25 sum copy
        xor edx, r11d                      ;    49.5 p6      25 sum
        xor edx, r10d                      ;    53.5 p5      25 sum
        add r12d, edx                      ;    54.5 p11     34 sum
        rol esi, 0xa                       ;    49.5 p0      36 v[4]
        rol r12d, 0xb                      ;    55.5 p6      35 v[2]
        add ebp, r12d                      ;    56.5 p1      35 v[2]
        mov r12d, ecx                      ;    69.2         26 sum copy
        xor r12d, edi                      ;    73.2 p5      26 sum
        mov edx, dword [r8 + 40]           ;    43.0 p10     34 sum
        and r12d, r13d                     ;    74.2 p11     26 sum
        xor r12d, ecx                      ;    75.2 p0      26 sum
        add r14d, r12d                     ;    76.2 p1      34 sum
        rol ecx, 0xa                       ;    69.2 p6      36 v[1]
        rol r14d, 9                        ;    77.2 p0      35 v[4]
        mov r12d, r10d                     ;    53.5         25 sum copy
        xor r12d, esi                      ;    53.5 p5      25 sum
        xor r12d, ebp                      ;    57.5 p11     25 sum
        add eax, r12d                      ;    58.5 p1      34 sum
        rol eax, 0xd                       ;    59.5 p6      35 v[1]
        rol r10d, 0xa                      ;    53.5 p0      36 v[3]
        add eax, r11d                      ;    60.5 p5      35 v[1]
        add r14d, r9d                      ;    78.2 p11     35 v[4]
        mov r12d, edi                      ;    73.2         26 sum copy
        xor r12d, r14d                     ;    79.2 p1      26 sum
        and r12d, ecx                      ;    80.2 p6      26 sum
        mov ebx, dword [r8 + 44]           ;    45.8 p2      34 sum
        lea ebx, [rbx + r9 + 1548603684]   ;    62.2 p5      34 sum
        add r11d, edx                      ;    48.0 p11     34 sum
        xor r12d, edi                      ;    81.2 p0      26 sum
        add ebx, r12d                      ;    82.2 p1      34 sum
        rol ebx, 0xd                       ;    83.2 p6      35 v[3]
        mov r9d, ebp                       ;    57.5         25 sum copy
        xor r9d, r10d                      ;    57.5 p5      25 sum
        xor r9d, eax                       ;    61.5 p11     25 sum
        add r11d, r9d                      ;    62.5 p0      34 sum
        rol ebp, 0xa                       ;    57.5 p6      36 v[2]
        rol r11d, 0xe                      ;    63.5 p0      35 v[0]
        add r11d, esi                      ;    64.5 p1      35 v[0]
        lea r9d, [r13 + r15 + 1548603684]  ;    66.2 p5      34 sum
        add r13d, ebx                      ;    84.2 p11     35 v[3]
        mov r12d, dword [r8 + 44]          ;    48.3 p3      34 sum
        add r12d, esi                      ;    53.3 p6      34 sum
        rol edi, 0xa                       ;    73.2 p0      36 v[0]
        mov esi, eax                       ;    61.5         25 sum copy
        xor esi, ebp                       ;    61.5 p1      25 sum
        xor esi, r11d                      ;    65.5 p5      25 sum
        add r12d, esi                      ;    66.5 p11     34 sum
        rol eax, 0xa                       ;    61.5 p6      36 v[1]
        rol r12d, 0xf                      ;    67.5 p0      35 v[4]
        add r12d, r10d                     ;    68.5 p1      35 v[4]
        mov esi, edi                       ;    74.2         26 sum copy
        mov ebx, r14d                      ;    79.2         26 sum copy
        xor ebx, r13d                      ;    85.2 p5      26 sum
        and esi, ebx                       ;    86.2 p11     26 sum
        xor esi, r14d                      ;    87.2 p6      26 sum
        mov ebx, dword [r8 + 48]           ;    50.8 p10     34 sum
        add ebx, r10d                      ;    55.8 p1      34 sum
        add r9d, esi                       ;    88.2 p5      34 sum
        rol r14d, 0xa                      ;    79.2 p0      36 v[4]
        rol r9d, 0xf                       ;    89.2 p6      35 v[2]
        mov esi, dword [r8 + 28]           ;    51.7 p2      34 sum
        lea esi, [rsi + rcx + 1548603684]  ;    70.2 p11     34 sum
        add ecx, r9d                       ;    90.2 p1      35 v[2]
        mov r9d, r11d                      ;    65.5         25 sum copy
        xor r9d, eax                       ;    65.5 p5      25 sum
        xor r9d, r12d                      ;    69.5 p0      25 sum
        add ebx, r9d                       ;    70.5 p6      34 sum
        rol ebx, 6                         ;    71.5 p0      35 v[3]
        rol r11d, 0xa                      ;    65.5 p6      36 v[0]
        add ebx, ebp                       ;    72.5 p11     35 v[3]
        mov r9d, r13d                      ;    85.2         26 sum copy
        xor r9d, ecx                       ;    91.2 p1      26 sum
        mov r10d, dword [r8 + 52]          ;    53.7 p3      34 sum
        add r10d, ebp                      ;    58.7 p5      34 sum
        and r9d, r14d                      ;    92.2 p11     26 sum
        xor r9d, r13d                      ;    93.2 p1      26 sum
        add esi, r9d                       ;    94.2 p0      34 sum
        rol esi, 7                         ;    95.2 p6      35 v[1]
        mov ebp, r12d                      ;    69.5         25 sum copy
        xor ebp, r11d                      ;    69.5 p5      25 sum
        xor ebp, ebx                       ;    73.5 p11     25 sum
        add r10d, ebp                      ;    74.5 p1      34 sum
        rol r12d, 0xa                      ;    69.5 p0      36 v[4]
        rol r10d, 7                        ;    75.5 p6      35 v[2]
        add r10d, eax                      ;    76.5 p5      35 v[2]
        mov ebp, dword [r8]                ;    55.8 p10     34 sum
        lea ebp, [rbp + rdi + 1548603684]  ;    74.2 p11     34 sum
        add edi, esi                       ;    96.2 p1      35 v[1]
        mov esi, dword [r8 + 56]           ;    56.3 p2      34 sum
        add esi, eax                       ;    62.5 p0      34 sum
        rol r13d, 0xa                      ;    85.2 p6      36 v[3]
        mov r9d, ebx                       ;    73.5         25 sum copy
        xor r9d, r12d                      ;    73.5 p5      25 sum
        xor r9d, r10d                      ;    77.5 p11     25 sum
        add esi, r9d                       ;    78.5 p1      34 sum
        rol ebx, 0xa                       ;    73.5 p0      36 v[3]
        rol esi, 9                         ;    79.5 p6      35 v[1]
        add esi, r11d                      ;    80.5 p5      35 v[1]
        mov r9d, r13d                      ;    86.2         26 sum copy
        mov eax, ecx                       ;    91.2         26 sum copy
        xor eax, edi                       ;    97.2 p11     26 sum
        and r9d, eax                       ;    98.2 p1      26 sum
        xor r9d, ecx                       ;    99.2 p0      26 sum
        mov eax, dword [r8 + 60]           ;    58.8 p3      34 sum
        add eax, r11d                      ;    66.5 p6      34 sum
        add ebp, r9d                       ;   100.2 p5      34 sum
        rol ecx, 0xa                       ;    91.2 p0      36 v[2]
        rol ebp, 0xc                       ;   101.2 p6      35 v[0]
        mov r9d, r10d                      ;    77.5         36 v[2] copy
        rol r9d, 0xa                       ;    77.5 p0      36 v[2]
        xor r10d, ebx                      ;    77.5 p11     25 sum
        xor r10d, esi                      ;    81.5 p1      25 sum
        add eax, r10d                      ;    82.5 p5      34 sum
        rol eax, 8                         ;    83.5 p6      35 v[0]
        add eax, r12d                      ;    84.5 p11     35 v[0]
        mov r10d, dword [r8 + 52]          ;    60.8 p10     34 sum
        lea r10d, [r10 + r14 + 1548603684] ;    80.2 p1      34 sum
        add r14d, ebp                      ;   102.2 p5      35 v[0]
        mov ebp, esi                       ;    81.5         25 sum copy
        xor ebp, r9d                       ;    81.5 p0      25 sum
        mov r11d, edi                      ;    97.2         26 sum copy
        xor r11d, r14d                     ;   103.2 p11     26 sum
        and r11d, ecx                      ;   104.2 p6      26 sum
        mov edx, dword [r8 + 28]           ;    62.2 p2      34 sum
        lea edx, [rdx + r12 + 1518500249]  ;    70.5 p1      34 sum
        and ebp, eax                       ;    85.5 p5      25 sum
        rol esi, 0xa                       ;    81.5 p0      36 v[1]
        xor ebp, r9d                       ;    86.5 p11     25 sum
        add edx, ebp                       ;    87.5 p6      34 sum
        rol edx, 7                         ;    88.5 p0      35 v[4]
        xor r11d, edi                      ;   105.2 p1      26 sum
        add r10d, r11d                     ;   106.2 p5      34 sum
        rol edi, 0xa                       ;    97.2 p6      36 v[1]
        rol r10d, 8                        ;   107.2 p0      35 v[4]
        mov ebp, dword [r8 + 16]           ;    64.0 p3      34 sum
        lea ebp, [rbp + rbx + 1518500249]  ;    74.5 p11     34 sum
        add ebx, edx                       ;    89.5 p1      35 v[4]
        mov r11d, dword [r8 + 20]          ;    64.5 p10     34 sum
        lea r11d, [r11 + r13 + 1548603684] ;    86.2 p5      34 sum
        add r13d, r10d                     ;   108.2 p6      35 v[4]
        mov r10d, eax                      ;    85.5         25 sum copy
        xor r10d, esi                      ;    85.5 p11     25 sum
        and r10d, ebx                      ;    90.5 p1      25 sum
        xor r10d, esi                      ;    91.5 p5      25 sum
        add ebp, r10d                      ;    92.5 p0      34 sum
        mov r10d, edi                      ;    98.2         26 sum copy
        mov r12d, r14d                     ;   103.2         26 sum copy
        xor r12d, r13d                     ;   109.2 p6      26 sum
        rol eax, 0xa                       ;    85.5 p0      36 v[0]
        and r10d, r12d                     ;   110.2 p11     26 sum
        rol ebp, 6                         ;    93.5 p6      35 v[3]
        add ebp, r9d                       ;    94.5 p1      35 v[3]
        xor r10d, r14d                     ;   111.2 p5      26 sum
        add r11d, r10d                     ;   112.2 p11     34 sum
        rol r11d, 9                        ;   113.2 p0      35 v[3]
        mov r10d, dword [r8 + 40]          ;    67.5 p2      34 sum
        lea r10d, [r10 + rcx + 1548603684] ;    92.2 p1      34 sum
        add ecx, r11d                      ;   114.2 p5      35 v[3]
        mov r11d, ebx                      ;    90.5         25 sum copy
        xor r11d, eax                      ;    90.5 p6      25 sum
        mov r12d, dword [r8 + 52]          ;    68.3 p3      34 sum
        lea r12d, [r12 + r9 + 1518500249]  ;    78.5 p11     34 sum
        rol r14d, 0xa                      ;   103.2 p0      36 v[0]
        and r11d, ebp                      ;    95.5 p1      25 sum
        rol ebx, 0xa                       ;    90.5 p6      36 v[4]
        xor r11d, eax                      ;    96.5 p5      25 sum
        add r12d, r11d                     ;    97.5 p11     34 sum
        rol r12d, 8                        ;    98.5 p0      35 v[2]
        mov r9d, r14d                      ;   104.2         26 sum copy
        mov r11d, r13d                     ;   109.2         26 sum copy
        xor r11d, ecx                      ;   115.2 p1      26 sum
        and r9d, r11d                      ;   116.2 p6      26 sum
        mov r11d, dword [r8 + 4]           ;    70.3 p10     34 sum
        lea r11d, [r11 + rsi + 1518500249] ;    82.5 p5      34 sum
        add esi, r12d                      ;    99.5 p11     35 v[2]
        xor r9d, r13d                      ;   117.2 p0      26 sum
        add r10d, r9d                      ;   118.2 p1      34 sum
        rol r13d, 0xa                      ;   109.2 p6      36 v[4]
        rol r10d, 0xb                      ;   119.2 p0      35 v[2]
        mov r9d, dword [r8 + 56]           ;    71.5 p2      34 sum
        lea r9d, [r9 + rdi + 1548603684]   ;    98.2 p5      34 sum
        add edi, r10d                      ;   120.2 p11     35 v[2]
        mov r10d, ebp                      ;    95.5         25 sum copy
        xor r10d, ebx                      ;    95.5 p1      25 sum
        and r10d, esi                      ;   100.5 p6      25 sum
        rol ebp, 0xa                       ;    95.5 p0      36 v[3]
        xor r10d, ebx                      ;   101.5 p5      25 sum
        add r11d, r10d                     ;   102.5 p11     34 sum
        rol r11d, 0xd                      ;   103.5 p6      35 v[1]
        mov r10d, dword [r8 + 40]          ;    73.2 p3      34 sum
        lea r10d, [r10 + rax + 1518500249] ;    86.5 p1      34 sum
        add eax, r11d                      ;   104.5 p5      35 v[1]
        mov r11d, r13d                     ;   110.2         26 sum copy
        mov r12d, ecx                      ;   115.2         26 sum copy
        xor r12d, edi                      ;   121.2 p0      26 sum
        and r11d, r12d                     ;   122.2 p11     26 sum
        xor r11d, ecx                      ;   123.2 p6      26 sum
        add r9d, r11d                      ;   124.2 p1      34 sum
        rol r9d, 7                         ;   125.2 p0      35 v[1]
        mov r11d, dword [r8 + 60]          ;    74.8 p10     34 sum
        lea r11d, [r11 + r14 + 1548603684] ;   104.2 p5      34 sum
        add r14d, r9d                      ;   126.2 p11     35 v[1]
        mov r9d, esi                       ;   100.5         25 sum copy
        xor r9d, ebp                       ;   100.5 p6      25 sum
        rol ecx, 0xa                       ;   115.2 p0      36 v[3]
        and r9d, eax                       ;   105.5 p1      25 sum
        rol esi, 0xa                       ;   100.5 p6      36 v[2]
        xor r9d, ebp                       ;   106.5 p5      25 sum
        add r10d, r9d                      ;   107.5 p11     34 sum
        rol r10d, 0xb                      ;   108.5 p0      35 v[0]
        mov r9d, dword [r8 + 24]           ;    76.7 p2      34 sum
        lea r9d, [r9 + rbx + 1518500249]   ;    91.5 p1      34 sum
        add ebx, r10d                      ;   109.5 p5      35 v[0]
        mov r10d, eax                      ;   105.5         25 sum copy
        xor r10d, esi                      ;   105.5 p11     25 sum
        and r10d, ebx                      ;   110.5 p6      25 sum
        mov r12d, ecx                      ;   116.2         26 sum copy
        mov edx, edi                       ;   121.2         26 sum copy
        xor edx, r14d                      ;   127.2 p1      26 sum
        and r12d, edx                      ;   128.2 p0      26 sum
        xor r10d, esi                      ;   111.5 p5      25 sum
        add r9d, r10d                      ;   112.5 p11     34 sum
        xor r12d, edi                      ;   129.2 p6      26 sum
        rol eax, 0xa                       ;   105.5 p0      36 v[1]
        add r11d, r12d                     ;   130.2 p1      34 sum
        rol r9d, 9                         ;   113.5 p6      35 v[4]
        rol edi, 0xa                       ;   121.2 p0      36 v[2]
        rol r11d, 7                        ;   131.2 p6      35 v[0]
        mov r10d, dword [r8 + 60]          ;    79.7 p3      34 sum
        lea r10d, [r10 + rbp + 1518500249] ;    96.5 p5      34 sum
        add ebp, r9d                       ;   114.5 p11     35 v[4]
        mov r9d, dword [r8 + 32]           ;    80.2 p10     34 sum
        lea r9d, [r9 + r13 + 1548603684]   ;   110.2 p1      34 sum
        add r13d, r11d                     ;   132.2 p5      35 v[0]
        mov r11d, ebx                      ;   110.5         25 sum copy
        xor r11d, eax                      ;   110.5 p11     25 sum
        and r11d, ebp                      ;   115.5 p0      25 sum
        xor r11d, eax                      ;   116.5 p1      25 sum
        mov r12d, edi                      ;   122.2         26 sum copy
        mov edx, r14d                      ;   127.2         26 sum copy
        xor edx, r13d                      ;   133.2 p6      26 sum
        add r10d, r11d                     ;   117.5 p5      34 sum
        and r12d, edx                      ;   134.2 p11     26 sum
        rol ebx, 0xa                       ;   110.5 p0      36 v[0]
        rol r10d, 7                        ;   118.5 p6      35 v[3]
        xor r12d, r14d                     ;   135.2 p1      26 sum
        add r9d, r12d                      ;   136.2 p5      34 sum
        rol r14d, 0xa                      ;   127.2 p0      36 v[1]
        rol r9d, 0xc                       ;   137.2 p6      35 v[4]
        mov r11d, dword [r8 + 12]          ;    83.2 p2      34 sum
        lea r11d, [r11 + rsi + 1518500249] ;   101.5 p11     34 sum
        add esi, r10d                      ;   119.5 p1      35 v[3]
        mov r10d, dword [r8 + 48]          ;    83.7 p3      34 sum
        lea r10d, [r10 + rcx + 1548603684] ;   116.2 p5      34 sum
        add ecx, r9d                       ;   138.2 p0      35 v[4]
        mov r9d, ebp                       ;   115.5         25 sum copy
        xor r9d, ebx                       ;   115.5 p11     25 sum
        and r9d, esi                       ;   120.5 p1      25 sum
        xor r9d, ebx                       ;   121.5 p6      25 sum
        add r11d, r9d                      ;   122.5 p5      34 sum
        mov r9d, r14d                      ;   128.2         26 sum copy
        mov r12d, r13d                     ;   133.2         26 sum copy
        xor r12d, ecx                      ;   139.2 p0      26 sum
        and r9d, r12d                      ;   140.2 p11     26 sum
        rol ebp, 0xa                       ;   115.5 p6      36 v[4]
        rol r11d, 0xf                      ;   123.5 p0      35 v[2]
        mov r12d, dword [r8 + 48]          ;    86.0 p10     34 sum
        lea r12d, [r12 + rax + 1518500249] ;   106.5 p1      34 sum
        add eax, r11d                      ;   124.5 p5      35 v[2]
        xor r9d, r13d                      ;   141.2 p11     26 sum
        add r10d, r9d                      ;   142.2 p6      34 sum
        rol r13d, 0xa                      ;   133.2 p0      36 v[0]
        rol r10d, 7                        ;   143.2 p6      35 v[3]
        mov r9d, dword [r8 + 16]           ;    87.2 p2      34 sum
        lea r9d, [r9 + rdi + 1548603684]   ;   122.2 p1      34 sum
        add edi, r10d                      ;   144.2 p5      35 v[3]
        mov r10d, esi                      ;   120.5         25 sum copy
        xor r10d, ebp                      ;   120.5 p11     25 sum
        and r10d, eax                      ;   125.5 p0      25 sum
        rol esi, 0xa                       ;   120.5 p6      36 v[3]
        xor r10d, ebp                      ;   126.5 p1      25 sum
        add r12d, r10d                     ;   127.5 p5      34 sum
        rol r12d, 7                        ;   128.5 p0      35 v[1]
        mov r10d, r13d                     ;   134.2         26 sum copy
        mov r11d, ecx                      ;   139.2         26 sum copy
        xor r11d, edi                      ;   145.2 p11     26 sum
        and r10d, r11d                     ;   146.2 p1      26 sum
        mov r11d, dword [r8]               ;    89.5 p3      34 sum
        lea r11d, [r11 + rbx + 1518500249] ;   111.5 p5      34 sum
        add ebx, r12d                      ;   129.5 p6      35 v[1]
        xor r10d, ecx                      ;   147.2 p11     26 sum
        add r9d, r10d                      ;   148.2 p0      34 sum
        rol ecx, 0xa                       ;   139.2 p6      36 v[4]
        rol r9d, 6                         ;   149.2 p0      35 v[2]
        mov r10d, dword [r8 + 36]          ;    90.7 p10     34 sum
        lea r10d, [r10 + r14 + 1548603684] ;   128.2 p1      34 sum
        add r14d, r9d                      ;   150.2 p5      35 v[2]
        mov r9d, eax                       ;   125.5         25 sum copy
        xor r9d, esi                       ;   125.5 p11     25 sum
        and r9d, ebx                       ;   130.5 p6      25 sum
        rol eax, 0xa                       ;   125.5 p0      36 v[2]
        xor r9d, esi                       ;   131.5 p1      25 sum
        add r11d, r9d                      ;   132.5 p5      34 sum
        rol r11d, 0xc                      ;   133.5 p6      35 v[0]
        mov r9d, dword [r8 + 36]           ;    92.3 p2      34 sum
        lea r9d, [r9 + rbp + 1518500249]   ;   116.5 p11     34 sum
        add ebp, r11d                      ;   134.5 p1      35 v[0]
        mov r11d, ebx                      ;   130.5         25 sum copy
        xor r11d, eax                      ;   130.5 p5      25 sum
        mov r12d, edi                      ;   145.2         26 sum copy
        xor r12d, r14d                     ;   151.2 p0      26 sum
        and r11d, ebp                      ;   135.5 p11     25 sum
        and r12d, ecx                      ;   152.2 p6      26 sum
        xor r11d, eax                      ;   136.5 p1      25 sum
        xor r12d, edi                      ;   153.2 p5      26 sum
        add r9d, r11d                      ;   137.5 p0      34 sum
        add r10d, r12d                     ;   154.2 p11     34 sum
        rol ebx, 0xa                       ;   130.5 p6      36 v[1]
        rol r9d, 0xf                       ;   138.5 p0      35 v[4]
        rol edi, 0xa                       ;   145.2 p6      36 v[3]
        rol r10d, 0xf                      ;   155.2 p0      35 v[1]
        mov r11d, dword [r8 + 4]           ;    95.2 p3      34 sum
        lea r11d, [r11 + r13 + 1548603684] ;   134.2 p1      34 sum
        add r13d, r10d                     ;   156.2 p5      35 v[1]
        mov r10d, dword [r8 + 20]          ;    95.7 p10     34 sum
        lea r10d, [r10 + rsi + 1518500249] ;   121.5 p11     34 sum
        add esi, r9d                       ;   139.5 p1      35 v[4]
        mov r9d, ebp                       ;   135.5         25 sum copy
        xor r9d, ebx                       ;   135.5 p5      25 sum
        and r9d, esi                       ;   140.5 p6      25 sum
        mov r12d, edi                      ;   146.2         26 sum copy
        mov edx, r14d                      ;   151.2         26 sum copy
        xor edx, r13d                      ;   157.2 p11     26 sum
        and r12d, edx                      ;   158.2 p0      26 sum
        xor r9d, ebx                       ;   141.5 p1      25 sum
        add r10d, r9d                      ;   142.5 p5      34 sum
        xor r12d, r14d                     ;   159.2 p6      26 sum
        rol ebp, 0xa                       ;   135.5 p0      36 v[0]
        add r11d, r12d                     ;   160.2 p11     34 sum
        rol r10d, 9                        ;   143.5 p6      35 v[3]
        rol r14d, 0xa                      ;   151.2 p0      36 v[2]
        rol r11d, 0xd                      ;   161.2 p6      35 v[0]
        mov r9d, dword [r8 + 8]            ;    98.7 p2      34 sum
        lea r9d, [r9 + rax + 1518500249]   ;   126.5 p1      34 sum
        add eax, r10d                      ;   144.5 p5      35 v[3]
        mov r10d, dword [r8 + 8]           ;    99.2 p3      34 sum
        lea r10d, [r10 + rcx + 1548603684] ;   140.2 p11     34 sum
        add ecx, r11d                      ;   162.2 p1      35 v[0]
        mov r11d, esi                      ;   140.5         25 sum copy
        xor r11d, ebp                      ;   140.5 p5      25 sum
        and r11d, eax                      ;   145.5 p0      25 sum
        xor r11d, ebp                      ;   146.5 p11     25 sum
        mov r12d, r13d                     ;   157.2         26 sum copy
        xor r12d, ecx                      ;   163.2 p6      26 sum
        add r9d, r11d                      ;   147.5 p1      34 sum
        and r12d, r14d                     ;   164.2 p5      26 sum
        rol r9d, 0xb                       ;   148.5 p0      35 v[2]
        rol esi, 0xa                       ;   140.5 p6      36 v[4]
        xor r12d, r13d                     ;   165.2 p11     26 sum
        add r10d, r12d                     ;   166.2 p1      34 sum
        rol r10d, 0xb                      ;   167.2 p0      35 v[4]
        mov r11d, dword [r8 + 56]          ;   101.8 p10     34 sum
        lea r11d, [r11 + rbx + 1518500249] ;   131.5 p5      34 sum
        add ebx, r9d                       ;   149.5 p11     35 v[2]
        mov r9d, dword [r8 + 60]           ;   102.3 p2      34 sum
        lea r9d, [r9 + rdi + 1836072691]   ;   146.2 p6      34 sum
        add edi, r10d                      ;   168.2 p1      35 v[4]
        rol r13d, 0xa                      ;   157.2 p0      36 v[1]
        mov r10d, ecx                      ;   163.2         25 sum copy
        not r10d                           ;   163.2 p5      25 sum
        or r10d, edi                       ;   169.2 p11     25 sum
        mov r12d, eax                      ;   145.5         25 sum copy
        xor r12d, esi                      ;   145.5 p6      25 sum
        and r12d, ebx                      ;   150.5 p1      25 sum
        xor r12d, esi                      ;   151.5 p5      25 sum
        add r11d, r12d                     ;   152.5 p0      34 sum
        rol r11d, 7                        ;   153.5 p6      35 v[1]
        rol eax, 0xa                       ;   145.5 p0      36 v[3]
        xor r10d, r13d                     ;   170.2 p11     25 sum
        add r9d, r10d                      ;   171.2 p1      34 sum
        rol r9d, 9                         ;   172.2 p6      35 v[3]
        mov r10d, dword [r8 + 44]          ;   105.2 p3      34 sum
        lea r10d, [r10 + rbp + 1518500249] ;   136.5 p5      34 sum
        add ebp, r11d                      ;   154.5 p11     35 v[1]
        mov r11d, dword [r8 + 20]          ;   105.7 p10     34 sum
        lea r11d, [r11 + r14 + 1836072691] ;   152.2 p1      34 sum
        add r14d, r9d                      ;   173.2 p0      35 v[3]
        rol ecx, 0xa                       ;   163.2 p6      36 v[0]
        mov r9d, edi                       ;   169.2         25 sum copy
        not r9d                            ;   169.2 p5      25 sum
        or r9d, r14d                       ;   174.2 p11     25 sum
        mov r12d, ebx                      ;   150.5         25 sum copy
        xor r12d, eax                      ;   150.5 p1      25 sum
        rol ebx, 0xa                       ;   150.5 p0      36 v[2]
        and r12d, ebp                      ;   155.5 p5      25 sum
        xor r12d, eax                      ;   156.5 p11     25 sum
        add r10d, r12d                     ;   157.5 p6      34 sum
        rol r10d, 0xd                      ;   158.5 p0      35 v[0]
        xor r9d, ecx                       ;   175.2 p1      25 sum
        add r11d, r9d                      ;   176.2 p5      34 sum
        rol r11d, 7                        ;   177.2 p6      35 v[2]
        rol edi, 0xa                       ;   169.2 p0      36 v[4]
        mov r9d, dword [r8 + 32]           ;   108.7 p2      34 sum
        lea r9d, [r9 + rsi + 1518500249]   ;   141.5 p11     34 sum
        add esi, r10d                      ;   159.5 p1      35 v[0]
        mov r10d, dword [r8 + 4]           ;   109.2 p3      34 sum
        lea r10d, [r10 + r13 + 1836072691] ;   158.2 p5      34 sum
        add r13d, r11d                     ;   178.2 p6      35 v[2]
        mov r11d, r14d                     ;   174.2         25 sum copy
        not r11d                           ;   174.2 p11     25 sum
        or r11d, r13d                      ;   179.2 p1      25 sum
        mov r12d, ebp                      ;   155.5         25 sum copy
        xor r12d, ebx                      ;   155.5 p0      25 sum
        and r12d, esi                      ;   160.5 p5      25 sum
        xor r12d, ebx                      ;   161.5 p6      25 sum
        add r9d, r12d                      ;   162.5 p11     34 sum
        rol r9d, 0xc                       ;   163.5 p0      35 v[4]
        xor r11d, edi                      ;   180.2 p1      25 sum
        add r10d, r11d                     ;   181.2 p5      34 sum
        rol ebp, 0xa                       ;   155.5 p6      36 v[1]
        rol r14d, 0xa                      ;   174.2 p0      36 v[3]
        rol r10d, 0xf                      ;   182.2 p6      35 v[1]
        mov r11d, esi                      ;   160.5         25 sum copy
        not r11d                           ;   160.5 p11     25 sum
        mov r12d, r13d                     ;   179.2         25 sum copy
        not r12d                           ;   179.2 p1      25 sum
        mov edx, dword [r8 + 12]           ;   112.7 p10     34 sum
        lea edx, [rdx + rax + 1859775393]  ;   146.5 p5      34 sum
        add eax, r9d                       ;   164.5 p11     35 v[4]
        or r11d, eax                       ;   165.5 p0      25 sum
        lea r9d, [rcx + r15 + 1836072691]  ;   164.2 p1      34 sum
        add ecx, r10d                      ;   183.2 p6      35 v[1]
        xor r11d, ebp                      ;   166.5 p5      25 sum
        or r12d, ecx                       ;   184.2 p11     25 sum
        add edx, r11d                      ;   167.5 p0      34 sum
        rol edx, 0xb                       ;   168.5 p6      35 v[3]
        xor r12d, r14d                     ;   185.2 p1      25 sum
        add r9d, r12d                      ;   186.2 p5      34 sum
        rol r13d, 0xa                      ;   179.2 p0      36 v[2]
        rol r9d, 0xb                       ;   187.2 p6      35 v[0]
        mov r10d, eax                      ;   165.5         25 sum copy
        not r10d                           ;   165.5 p11     25 sum
        mov r11d, ecx                      ;   184.2         25 sum copy
        not r11d                           ;   184.2 p1      25 sum
        mov r12d, dword [r8 + 40]          ;   115.7 p2      34 sum
        lea r12d, [r12 + rbx + 1859775393] ;   151.5 p5      34 sum
        add ebx, edx                       ;   169.5 p11     35 v[3]
        mov edx, dword [r8 + 28]           ;   116.2 p3      34 sum
        lea edx, [rdx + rdi + 1836072691]  ;   170.2 p0      34 sum
        rol esi, 0xa                       ;   160.5 p6      36 v[0]
        add edi, r9d                       ;   188.2 p1      35 v[0]
        or r10d, ebx                       ;   170.5 p5      25 sum
        xor r10d, esi                      ;   171.5 p11     25 sum
        or r11d, edi                       ;   189.2 p0      25 sum
        add r12d, r10d                     ;   172.5 p1      34 sum
        rol r12d, 0xd                      ;   173.5 p6      35 v[2]
        xor r11d, r13d                     ;   190.2 p5      25 sum
        add edx, r11d                      ;   191.2 p11     34 sum
        rol ecx, 0xa                       ;   184.2 p0      36 v[1]
        rol edx, 8                         ;   192.2 p6      35 v[4]
        mov r9d, dword [r8 + 56]           ;   118.3 p10     34 sum
        lea r9d, [r9 + rbp + 1859775393]   ;   156.5 p1      34 sum
        add ebp, r12d                      ;   174.5 p5      35 v[2]
        mov r10d, ebx                      ;   170.5         25 sum copy
        not r10d                           ;   170.5 p11     25 sum
        mov r11d, edi                      ;   189.2         25 sum copy
        not r11d                           ;   189.2 p0      25 sum
        mov r12d, dword [r8 + 56]          ;   119.5 p2      34 sum
        lea r12d, [r12 + r14 + 1836072691] ;   175.2 p1      34 sum
        rol eax, 0xa                       ;   165.5 p6      36 v[4]
        add r14d, edx                      ;   193.2 p5      35 v[4]
        or r10d, ebp                       ;   175.5 p11     25 sum
        xor r10d, eax                      ;   176.5 p0      25 sum
        add r9d, r10d                      ;   177.5 p1      34 sum
        or r11d, r14d                      ;   194.2 p6      25 sum
        rol r9d, 6                         ;   178.5 p0      35 v[1]
        xor r11d, ecx                      ;   195.2 p5      25 sum
        add r12d, r11d                     ;   196.2 p11     34 sum
        rol edi, 0xa                       ;   189.2 p6      36 v[0]
        rol r12d, 6                        ;   197.2 p0      35 v[3]
        mov r10d, dword [r8 + 16]          ;   121.7 p3      34 sum
        lea r10d, [r10 + rsi + 1859775393] ;   161.5 p1      34 sum
        add esi, r9d                       ;   179.5 p5      35 v[1]
        mov r9d, ebp                       ;   175.5         25 sum copy
        not r9d                            ;   175.5 p11     25 sum
        mov r11d, r14d                     ;   194.2         25 sum copy
        not r11d                           ;   194.2 p6      25 sum
        mov edx, dword [r8 + 24]           ;   122.8 p10     34 sum
        lea edx, [rdx + r13 + 1836072691]  ;   180.2 p1      34 sum
        rol ebx, 0xa                       ;   170.5 p0      36 v[3]
        add r13d, r12d                     ;   198.2 p5      35 v[3]
        or r9d, esi                        ;   180.5 p11     25 sum
        xor r9d, ebx                       ;   181.5 p6      25 sum
        add r10d, r9d                      ;   182.5 p1      34 sum
        or r11d, r13d                      ;   199.2 p0      25 sum
        rol r10d, 7                        ;   183.5 p6      35 v[0]
        xor r11d, edi                      ;   200.2 p5      25 sum
        add edx, r11d                      ;   201.2 p11     34 sum
        rol r14d, 0xa                      ;   194.2 p0      36 v[4]
        rol edx, 6                         ;   202.2 p6      35 v[2]
        mov r9d, esi                       ;   180.5         25 sum copy
        not r9d                            ;   180.5 p1      25 sum
        mov r11d, r13d                     ;   199.2         25 sum copy
        not r11d                           ;   199.2 p5      25 sum
        mov r12d, dword [r8 + 36]          ;   125.7 p2      34 sum
        lea r12d, [r12 + rax + 1859775393] ;   166.5 p11     34 sum
        add eax, r10d                      ;   184.5 p1      35 v[0]
        mov r10d, dword [r8 + 36]          ;   126.2 p3      34 sum
        lea r10d, [r10 + rcx + 1836072691] ;   185.2 p0      34 sum
        rol ebp, 0xa                       ;   175.5 p6      36 v[2]
        add ecx, edx                       ;   203.2 p5      35 v[2]
        or r9d, eax                        ;   185.5 p11     25 sum
        xor r9d, ebp                       ;   186.5 p1      25 sum
        add r12d, r9d                      ;   187.5 p0      34 sum
        or r11d, ecx                       ;   204.2 p5      25 sum
        rol r12d, 0xe                      ;   188.5 p6      35 v[4]
        xor r11d, r14d                     ;   205.2 p11     25 sum
        add r10d, r11d                     ;   206.2 p1      34 sum
        rol r13d, 0xa                      ;   199.2 p0      36 v[3]
        rol r10d, 0xe                      ;   207.2 p6      35 v[1]
        mov r9d, dword [r8 + 60]           ;   128.3 p10     34 sum
        lea r9d, [r9 + rbx + 1859775393]   ;   171.5 p5      34 sum
        add ebx, r12d                      ;   189.5 p11     35 v[4]
        mov r11d, eax                      ;   185.5         25 sum copy
        not r11d                           ;   185.5 p1      25 sum
        mov r12d, ecx                      ;   204.2         25 sum copy
        not r12d                           ;   204.2 p0      25 sum
        mov edx, dword [r8 + 44]           ;   129.5 p2      34 sum
        lea edx, [rdx + rdi + 1836072691]  ;   190.2 p5      34 sum
        rol esi, 0xa                       ;   180.5 p6      36 v[1]
        add edi, r10d                      ;   208.2 p11     35 v[1]
        or r11d, ebx                       ;   190.5 p1      25 sum
        xor r11d, esi                      ;   191.5 p0      25 sum
        add r9d, r11d                      ;   192.5 p5      34 sum
        or r12d, edi                       ;   209.2 p6      25 sum
        rol r9d, 9                         ;   193.5 p0      35 v[3]
        xor r12d, r13d                     ;   210.2 p11     25 sum
        add edx, r12d                      ;   211.2 p1      34 sum
        rol ecx, 0xa                       ;   204.2 p6      36 v[2]
        rol edx, 0xc                       ;   212.2 p0      35 v[0]
        mov r10d, ebx                      ;   190.5         25 sum copy
        not r10d                           ;   190.5 p5      25 sum
        mov r11d, edi                      ;   209.2         25 sum copy
        not r11d                           ;   209.2 p11     25 sum
        mov r12d, dword [r8 + 32]          ;   132.3 p3      34 sum
        lea r12d, [r12 + rbp + 1859775393] ;   176.5 p1      34 sum
        add ebp, r9d                       ;   194.5 p5      35 v[3]
        mov r9d, dword [r8 + 32]           ;   132.8 p10     34 sum
        lea r9d, [r9 + r14 + 1836072691]   ;   195.2 p6      34 sum
        rol eax, 0xa                       ;   185.5 p0      36 v[0]
        add r14d, edx                      ;   213.2 p11     35 v[0]
        or r10d, ebp                       ;   195.5 p1      25 sum
        xor r10d, eax                      ;   196.5 p5      25 sum
        or r11d, r14d                      ;   214.2 p6      25 sum
        add r12d, r10d                     ;   197.5 p11     34 sum
        rol r12d, 0xd                      ;   198.5 p0      35 v[2]
        xor r11d, ecx                      ;   215.2 p1      25 sum
        add r9d, r11d                      ;   216.2 p5      34 sum
        rol edi, 0xa                       ;   209.2 p6      36 v[1]
        rol r9d, 0xd                       ;   217.2 p0      35 v[4]
        mov r10d, dword [r8 + 4]           ;   135.0 p2      34 sum
        lea r10d, [r10 + rsi + 1859775393] ;   181.5 p11     34 sum
        add esi, r12d                      ;   199.5 p1      35 v[2]
        mov r11d, ebp                      ;   195.5         25 sum copy
        not r11d                           ;   195.5 p5      25 sum
        mov r12d, r14d                     ;   214.2         25 sum copy
        not r12d                           ;   214.2 p6      25 sum
        mov edx, dword [r8 + 48]           ;   136.2 p3      34 sum
        lea edx, [rdx + r13 + 1836072691]  ;   200.2 p11     34 sum
        rol ebx, 0xa                       ;   190.5 p0      36 v[4]
        add r13d, r9d                      ;   218.2 p1      35 v[4]
        or r11d, esi                       ;   200.5 p5      25 sum
        xor r11d, ebx                      ;   201.5 p6      25 sum
        add r10d, r11d                     ;   202.5 p11     34 sum
        or r12d, r13d                      ;   219.2 p0      25 sum
        rol r10d, 0xf                      ;   203.5 p6      35 v[1]
        xor r12d, edi                      ;   220.2 p1      25 sum
        add edx, r12d                      ;   221.2 p5      34 sum
        rol r14d, 0xa                      ;   214.2 p0      36 v[0]
        rol edx, 5                         ;   222.2 p6      35 v[3]
        mov r9d, esi                       ;   200.5         25 sum copy
        not r9d                            ;   200.5 p11     25 sum
        mov r11d, r13d                     ;   219.2         25 sum copy
        not r11d                           ;   219.2 p1      25 sum
        mov r12d, dword [r8 + 8]           ;   139.0 p10     34 sum
        lea r12d, [r12 + rax + 1859775393] ;   186.5 p5      34 sum
        add eax, r10d                      ;   204.5 p11     35 v[1]
        mov r10d, dword [r8 + 8]           ;   139.5 p2      34 sum
        lea r10d, [r10 + rcx + 1836072691] ;   205.2 p0      34 sum
        rol ebp, 0xa                       ;   195.5 p6      36 v[3]
        add ecx, edx                       ;   223.2 p1      35 v[3]
        or r9d, eax                        ;   205.5 p5      25 sum
        xor r9d, ebp                       ;   206.5 p11     25 sum
        or r11d, ecx                       ;   224.2 p0      25 sum
        add r12d, r9d                      ;   207.5 p1      34 sum
        rol r12d, 0xe                      ;   208.5 p6      35 v[0]
        xor r11d, r14d                     ;   225.2 p5      25 sum
        add r10d, r11d                     ;   226.2 p11     34 sum
        rol r13d, 0xa                      ;   219.2 p0      36 v[4]
        rol r10d, 0xe                      ;   227.2 p6      35 v[2]
        mov r9d, dword [r8 + 28]           ;   141.7 p3      34 sum
        lea r9d, [r9 + rbx + 1859775393]   ;   191.5 p1      34 sum
        add ebx, r12d                      ;   209.5 p5      35 v[0]
        mov r11d, eax                      ;   205.5         25 sum copy
        not r11d                           ;   205.5 p11     25 sum
        mov r12d, ecx                      ;   224.2         25 sum copy
        not r12d                           ;   224.2 p0      25 sum
        mov edx, dword [r8 + 40]           ;   142.8 p10     34 sum
        lea edx, [rdx + rdi + 1836072691]  ;   210.2 p1      34 sum
        rol esi, 0xa                       ;   200.5 p6      36 v[2]
        add edi, r10d                      ;   228.2 p5      35 v[2]
        or r11d, ebx                       ;   210.5 p11     25 sum
        xor r11d, esi                      ;   211.5 p0      25 sum
        add r9d, r11d                      ;   212.5 p1      34 sum
        or r12d, edi                       ;   229.2 p6      25 sum
        rol r9d, 8                         ;   213.5 p0      35 v[4]
        xor r12d, r13d                     ;   230.2 p5      25 sum
        add edx, r12d                      ;   231.2 p11     34 sum
        rol ecx, 0xa                       ;   224.2 p6      36 v[3]
        rol edx, 0xd                       ;   232.2 p0      35 v[1]
        mov r10d, dword [r8]               ;   145.0 p2      34 sum
        lea r10d, [r10 + rbp + 1859775393] ;   196.5 p1      34 sum
        add ebp, r9d                       ;   214.5 p5      35 v[4]
        mov r9d, ebx                       ;   210.5         25 sum copy
        not r9d                            ;   210.5 p11     25 sum
        mov r11d, edi                      ;   229.2         25 sum copy
        not r11d                           ;   229.2 p1      25 sum
        mov r12d, dword [r8]               ;   146.2 p3      34 sum
        lea r12d, [r12 + r14 + 1836072691] ;   215.2 p6      34 sum
        rol eax, 0xa                       ;   205.5 p0      36 v[1]
        add r14d, edx                      ;   233.2 p5      35 v[1]
        or r9d, ebp                        ;   215.5 p11     25 sum
        xor r9d, eax                       ;   216.5 p1      25 sum
        add r10d, r9d                      ;   217.5 p6      34 sum
        or r11d, r14d                      ;   234.2 p5      25 sum
        rol r10d, 0xd                      ;   218.5 p0      35 v[3]
        xor r11d, ecx                      ;   235.2 p11     25 sum
        add r12d, r11d                     ;   236.2 p1      34 sum
        rol edi, 0xa                       ;   229.2 p6      36 v[2]
        rol r12d, 0xd                      ;   237.2 p0      35 v[0]
        mov r9d, ebp                       ;   215.5         25 sum copy
        not r9d                            ;   215.5 p5      25 sum
        mov r11d, r14d                     ;   234.2         25 sum copy
        not r11d                           ;   234.2 p11     25 sum
        mov edx, dword [r8 + 24]           ;   149.0 p10     34 sum
        lea edx, [rdx + rsi + 1859775393]  ;   201.5 p1      34 sum
        add esi, r10d                      ;   219.5 p6      35 v[3]
        mov r10d, dword [r8 + 16]          ;   149.5 p2      34 sum
        lea r10d, [r10 + r13 + 1836072691] ;   220.2 p5      34 sum
        rol ebx, 0xa                       ;   210.5 p0      36 v[0]
        add r13d, r12d                     ;   238.2 p11     35 v[0]
        or r9d, esi                        ;   220.5 p1      25 sum
        xor r9d, ebx                       ;   221.5 p6      25 sum
        add edx, r9d                       ;   222.5 p5      34 sum
        or r11d, r13d                      ;   239.2 p0      25 sum
        rol edx, 6                         ;   223.5 p6      35 v[2]
        xor r11d, edi                      ;   240.2 p11     25 sum
        add r10d, r11d                     ;   241.2 p1      34 sum
        rol r14d, 0xa                      ;   234.2 p0      36 v[1]
        rol r10d, 7                        ;   242.2 p6      35 v[4]
        mov r9d, dword [r8 + 52]           ;   151.7 p3      34 sum
        lea r9d, [r9 + rax + 1859775393]   ;   206.5 p5      34 sum
        add eax, edx                       ;   224.5 p11     35 v[2]
        mov r11d, esi                      ;   220.5         25 sum copy
        not r11d                           ;   220.5 p1      25 sum
        mov r12d, r13d                     ;   239.2         25 sum copy
        not r12d                           ;   239.2 p5      25 sum
        mov edx, dword [r8 + 52]           ;   152.8 p10     34 sum
        lea edx, [rdx + rcx + 1836072691]  ;   225.2 p0      34 sum
        rol ebp, 0xa                       ;   215.5 p6      36 v[4]
        add ecx, r10d                      ;   243.2 p11     35 v[4]
        or r11d, eax                       ;   225.5 p1      25 sum
        xor r11d, ebp                      ;   226.5 p5      25 sum
        add r9d, r11d                      ;   227.5 p0      34 sum
        or r12d, ecx                       ;   244.2 p11     25 sum
        rol r9d, 5                         ;   228.5 p6      35 v[1]
        rol r13d, 0xa                      ;   239.2 p0      36 v[0]
        xor r12d, r14d                     ;   245.2 p1      25 sum
        add edx, r12d                      ;   246.2 p5      34 sum
        rol edx, 5                         ;   247.2 p6      35 v[3]
        mov r10d, eax                      ;   225.5         25 sum copy
        not r10d                           ;   225.5 p11     25 sum
        mov r11d, dword [r8 + 44]          ;   155.3 p2      34 sum
        lea r11d, [r11 + rbx + 1859775393] ;   211.5 p1      34 sum
        add ebx, r9d                       ;   229.5 p5      35 v[1]
        mov r9d, dword [r8 + 32]           ;   155.8 p3      34 sum
        lea r9d, [r9 + rdi + 2053994217]   ;   230.2 p0      34 sum
        rol esi, 0xa                       ;   220.5 p6      36 v[3]
        add edi, edx                       ;   248.2 p11     35 v[3]
        or r10d, ebx                       ;   230.5 p1      25 sum
        xor r10d, esi                      ;   231.5 p5      25 sum
        mov r12d, ecx                      ;   244.2         25 sum copy
        xor r12d, r13d                     ;   244.2 p0      25 sum
        add r11d, r10d                     ;   232.5 p11     34 sum
        and r12d, edi                      ;   249.2 p6      25 sum
        rol r11d, 0xc                      ;   233.5 p0      35 v[0]
        rol ecx, 0xa                       ;   244.2 p6      36 v[4]
        xor r12d, r13d                     ;   250.2 p1      25 sum
        add r9d, r12d                      ;   251.2 p5      34 sum
        rol r9d, 0xf                       ;   252.2 p0      35 v[2]
        mov r10d, ebx                      ;   230.5         25 sum copy
        not r10d                           ;   230.5 p11     25 sum
        mov r12d, dword [r8 + 20]          ;   158.7 p10     34 sum
        lea r12d, [r12 + rbp + 1859775393] ;   216.5 p1      34 sum
        add ebp, r11d                      ;   234.5 p5      35 v[0]
        mov r11d, dword [r8 + 24]          ;   159.2 p2      34 sum
        lea r11d, [r11 + r14 + 2053994217] ;   235.2 p6      34 sum
        rol eax, 0xa                       ;   225.5 p0      36 v[2]
        add r14d, r9d                      ;   253.2 p11     35 v[2]
        or r10d, ebp                       ;   235.5 p1      25 sum
        xor r10d, eax                      ;   236.5 p5      25 sum
        mov r9d, edi                       ;   249.2         25 sum copy
        xor r9d, ecx                       ;   249.2 p6      25 sum
        add r12d, r10d                     ;   237.5 p11     34 sum
        and r9d, r14d                      ;   254.2 p1      25 sum
        rol r12d, 7                        ;   238.5 p0      35 v[4]
        rol edi, 0xa                       ;   249.2 p6      36 v[3]
        xor r9d, ecx                       ;   255.2 p5      25 sum
        add r11d, r9d                      ;   256.2 p11     34 sum
        rol ebx, 0xa                       ;   230.5 p0      36 v[1]
        rol r11d, 5                        ;   257.2 p6      35 v[1]
        mov r9d, dword [r8 + 48]           ;   161.8 p3      34 sum
        lea r9d, [r9 + rsi + 1859775393]   ;   221.5 p1      34 sum
        add esi, r12d                      ;   239.5 p5      35 v[4]
        mov r10d, ebp                      ;   235.5         25 sum copy
        not r10d                           ;   235.5 p11     25 sum
        or r10d, esi                       ;   240.5 p1      25 sum
        mov r12d, dword [r8 + 16]          ;   162.8 p10     34 sum
        lea r12d, [r12 + r13 + 2053994217] ;   240.2 p0      34 sum
        add r13d, r11d                     ;   258.2 p5      35 v[1]
        xor r10d, ebx                      ;   241.5 p6      25 sum
        mov r11d, r14d                     ;   254.2         25 sum copy
        xor r11d, edi                      ;   254.2 p11     25 sum
        add r9d, r10d                      ;   242.5 p1      34 sum
        and r11d, r13d                     ;   259.2 p0      25 sum
        rol r14d, 0xa                      ;   254.2 p6      36 v[2]
        rol ebp, 0xa                       ;   235.5 p0      36 v[0]
        rol r9d, 5                         ;   243.5 p6      35 v[3]
        xor r11d, edi                      ;   260.2 p5      25 sum
        add r12d, r11d                     ;   261.2 p11     34 sum
        rol r12d, 8                        ;   262.2 p0      35 v[0]
        mov r10d, dword [r8 + 4]           ;   165.2 p2      34 sum
        lea r10d, [r10 + rcx + 2053994217] ;   245.2 p1      34 sum
        add ecx, r12d                      ;   263.2 p5      35 v[0]
        mov r11d, dword [r8 + 4]           ;   165.7 p3      34 sum
        lea r11d, [r11 + rax - 1894007588] ;   226.5 p11     34 sum
        mov r12d, ebp                      ;   236.5         26 sum copy
        not r12d                           ;   236.5 p1      26 sum
        add eax, r9d                       ;   244.5 p6      35 v[3]
        and r12d, esi                      ;   240.5 p5      26 sum
        mov r9d, ebp                       ;   236.5         26 sum copy
        and r9d, eax                       ;   245.5 p11     26 sum
        mov edx, r13d                      ;   259.2         25 sum copy
        add r11d, r9d                      ;   246.5 p0      34 sum
        xor edx, r14d                      ;   259.2 p1      25 sum
        add r11d, r12d                     ;   247.5 p6      34 sum
        and edx, ecx                       ;   264.2 p5      25 sum
        rol esi, 0xa                       ;   240.5 p0      36 v[4]
        rol r11d, 0xb                      ;   248.5 p6      35 v[2]
        rol r13d, 0xa                      ;   259.2 p0      36 v[1]
        xor edx, r14d                      ;   265.2 p11     25 sum
        add r10d, edx                      ;   266.2 p1      34 sum
        rol r10d, 0xb                      ;   267.2 p6      35 v[4]
        mov r9d, dword [r8 + 36]           ;   168.8 p10     34 sum
        lea r9d, [r9 + rbx - 1894007588]   ;   231.5 p5      34 sum
        mov r12d, esi                      ;   241.5         26 sum copy
        not r12d                           ;   241.5 p11     26 sum
        add ebx, r11d                      ;   249.5 p1      35 v[2]
        and r12d, eax                      ;   245.5 p5      26 sum
        add r9d, r12d                      ;   246.5 p0      34 sum
        lea r11d, [rdi + r15 + 2053994217] ;   250.2 p11     34 sum
        add edi, r10d                      ;   268.2 p1      35 v[4]
        mov r10d, esi                      ;   241.5         26 sum copy
        and r10d, ebx                      ;   250.5 p6      26 sum
        add r9d, r10d                      ;   251.5 p5      34 sum
        rol r9d, 0xc                       ;   252.5 p0      35 v[1]
        mov r10d, ecx                      ;   264.2         25 sum copy
        xor r10d, r13d                     ;   264.2 p11     25 sum
        rol eax, 0xa                       ;   245.5 p6      36 v[3]
        and r10d, edi                      ;   269.2 p1      25 sum
        xor r10d, r13d                     ;   270.2 p5      25 sum
        add r11d, r10d                     ;   271.2 p0      34 sum
        mov r10d, dword [r8 + 44]          ;   172.0 p2      34 sum
        rol ecx, 0xa                       ;   264.2 p6      36 v[0]
        rol r11d, 0xe                      ;   272.2 p0      35 v[3]
        mov r12d, eax                      ;   246.5         26 sum copy
        not r12d                           ;   246.5 p11     26 sum
        lea r10d, [r10 + rbp - 1894007588] ;   236.5 p1      34 sum
        add ebp, r9d                       ;   253.5 p5      35 v[1]
        and r12d, ebx                      ;   250.5 p6      26 sum
        mov r9d, dword [r8 + 44]           ;   173.3 p3      34 sum
        lea r9d, [r9 + r14 + 2053994217]   ;   255.2 p11     34 sum
        add r10d, r12d                     ;   251.5 p1      34 sum
        rol ebx, 0xa                       ;   250.5 p0      36 v[2]
        add r14d, r11d                     ;   273.2 p5      35 v[3]
        mov r11d, eax                      ;   246.5         26 sum copy
        and r11d, ebp                      ;   254.5 p6      26 sum
        add r10d, r11d                     ;   255.5 p11     34 sum
        rol r10d, 0xe                      ;   256.5 p0      35 v[0]
        mov r11d, edi                      ;   269.2         25 sum copy
        xor r11d, ecx                      ;   269.2 p1      25 sum
        and r11d, r14d                     ;   274.2 p5      25 sum
        xor r11d, ecx                      ;   275.2 p6      25 sum
        mov r12d, dword [r8 + 40]          ;   175.5 p10     34 sum
        lea r12d, [r12 + rsi - 1894007588] ;   241.5 p11     34 sum
        add r9d, r11d                      ;   276.2 p1      34 sum
        rol edi, 0xa                       ;   269.2 p0      36 v[4]
        rol r9d, 0xe                       ;   277.2 p6      35 v[2]
        mov r11d, ebx                      ;   251.5         26 sum copy
        not r11d                           ;   251.5 p5      26 sum
        add esi, r10d                      ;   257.5 p11     35 v[0]
        and r11d, ebp                      ;   254.5 p1      26 sum
        add r12d, r11d                     ;   255.5 p0      34 sum
        mov r10d, dword [r8 + 60]          ;   177.2 p2      34 sum
        lea r10d, [r10 + r13 + 2053994217] ;   260.2 p5      34 sum
        rol ebp, 0xa                       ;   254.5 p6      36 v[1]
        add r13d, r9d                      ;   278.2 p11     35 v[2]
        mov r9d, ebx                       ;   251.5         26 sum copy
        and r9d, esi                       ;   258.5 p1      26 sum
        add r12d, r9d                      ;   259.5 p0      34 sum
        rol r12d, 0xf                      ;   260.5 p6      35 v[4]
        mov r9d, dword [r8]                ;   178.5 p3      34 sum
        mov r11d, ebp                      ;   255.5         26 sum copy
        not r11d                           ;   255.5 p5      26 sum
        add r12d, eax                      ;   261.5 p11     35 v[4]
        and r11d, esi                      ;   258.5 p1      26 sum
        mov edx, ebp                       ;   255.5         26 sum copy
        and edx, r12d                      ;   262.5 p0      26 sum
        mov r15d, r14d                     ;   274.2         25 sum copy
        xor r15d, edi                      ;   274.2 p6      25 sum
        and r15d, r13d                     ;   279.2 p5      25 sum
        lea r9d, [r9 + rax - 1894007588]   ;   246.5 p11     34 sum
        add r9d, r11d                      ;   259.5 p1      34 sum
        add r9d, edx                       ;   263.5 p0      34 sum
        xor r15d, edi                      ;   280.2 p6      25 sum
        rol esi, 0xa                       ;   258.5 p0      36 v[0]
        rol r9d, 0xe                       ;   264.5 p6      35 v[3]
        add r10d, r15d                     ;   281.2 p5      34 sum
        rol r14d, 0xa                      ;   274.2 p0      36 v[3]
        rol r10d, 6                        ;   282.2 p6      35 v[1]
        mov r11d, dword [r8]               ;   181.7 p10     34 sum
        lea r11d, [r11 + rcx + 2053994217] ;   265.2 p11     34 sum
        add ecx, r10d                      ;   283.2 p1      35 v[1]
        mov r10d, dword [r8 + 32]          ;   182.2 p2      34 sum
        mov r15d, esi                      ;   259.5         26 sum copy
        not r15d                           ;   259.5 p5      26 sum
        and r15d, r12d                     ;   262.5 p11     26 sum
        add r9d, ebx                       ;   265.5 p1      35 v[3]
        mov eax, esi                       ;   259.5         26 sum copy
        and eax, r9d                       ;   266.5 p5      26 sum
        mov edx, r13d                      ;   279.2         25 sum copy
        lea r10d, [r10 + rbx - 1894007588] ;   251.5 p0      34 sum
        add r10d, eax                      ;   267.5 p11     34 sum
        xor edx, r14d                      ;   279.2 p6      25 sum
        add r10d, r15d                     ;   268.5 p1      34 sum
        and edx, ecx                       ;   284.2 p5      25 sum
        rol r12d, 0xa                      ;   262.5 p0      36 v[4]
        rol r10d, 0xf                      ;   269.5 p6      35 v[2]
        rol r13d, 0xa                      ;   279.2 p0      36 v[2]
        xor edx, r14d                      ;   285.2 p11     25 sum
        add r11d, edx                      ;   286.2 p1      34 sum
        rol r11d, 0xe                      ;   287.2 p6      35 v[0]
        mov r15d, dword [r8 + 48]          ;   185.3 p3      34 sum
        mov eax, r12d                      ;   263.5         26 sum copy
        not eax                            ;   263.5 p5      26 sum
        add r10d, ebp                      ;   270.5 p11     35 v[2]
        and eax, r9d                       ;   266.5 p1      26 sum
        mov edx, dword [r8 + 20]           ;   186.2 p10     34 sum
        lea edx, [rdx + rdi + 2053994217]  ;   270.2 p0      34 sum
        lea r15d, [r15 + rbp - 1894007588] ;   255.5 p5      34 sum
        add r15d, eax                      ;   267.5 p11     34 sum
        add edi, r11d                      ;   288.2 p6      35 v[0]
        mov ebp, r12d                      ;   263.5         26 sum copy
        and ebp, r10d                      ;   271.5 p1      26 sum
        add r15d, ebp                      ;   272.5 p0      34 sum
        mov ebp, ecx                       ;   284.2         25 sum copy
        xor ebp, r13d                      ;   284.2 p5      25 sum
        rol r9d, 0xa                       ;   266.5 p6      36 v[3]
        rol r15d, 9                        ;   273.5 p0      35 v[1]
        and ebp, edi                       ;   289.2 p11     25 sum
        xor ebp, r13d                      ;   290.2 p1      25 sum
        add edx, ebp                       ;   291.2 p5      34 sum
        mov ebp, dword [r8 + 16]           ;   188.7 p2      34 sum
        rol ecx, 0xa                       ;   284.2 p6      36 v[1]
        rol edx, 6                         ;   292.2 p0      35 v[4]
        mov r11d, r9d                      ;   267.5         26 sum copy
        not r11d                           ;   267.5 p11     26 sum
        add r15d, esi                      ;   274.5 p1      35 v[1]
        and r11d, r10d                     ;   271.5 p5      26 sum
        mov eax, dword [r8 + 48]           ;   189.8 p3      34 sum
        lea eax, [rax + r14 + 2053994217]  ;   275.2 p6      34 sum
        lea ebp, [rbp + rsi - 1894007588]  ;   259.5 p11     34 sum
        add ebp, r11d                      ;   272.5 p1      34 sum
        rol r10d, 0xa                      ;   271.5 p0      36 v[2]
        add r14d, edx                      ;   293.2 p5      35 v[4]
        mov esi, r9d                       ;   267.5         26 sum copy
        and esi, r15d                      ;   275.5 p6      26 sum
        add ebp, esi                       ;   276.5 p11     34 sum
        rol ebp, 8                         ;   277.5 p0      35 v[0]
        mov esi, edi                       ;   289.2         25 sum copy
        xor esi, ecx                       ;   289.2 p1      25 sum
        and esi, r14d                      ;   294.2 p5      25 sum
        xor esi, ecx                       ;   295.2 p6      25 sum
        mov r11d, dword [r8 + 52]          ;   192.2 p10     34 sum
        lea r11d, [r11 + r12 - 1894007588] ;   263.5 p11     34 sum
        add eax, esi                       ;   296.2 p0      34 sum
        add r12d, ebp                      ;   278.5 p1      35 v[0]
        rol edi, 0xa                       ;   289.2 p6      36 v[0]
        mov esi, r10d                      ;   272.5         26 sum copy
        not esi                            ;   272.5 p5      26 sum
        rol eax, 9                         ;   297.2 p0      35 v[3]
        and esi, r15d                      ;   275.5 p11     26 sum
        add r11d, esi                      ;   276.5 p1      34 sum
        mov esi, dword [r8 + 8]            ;   193.8 p2      34 sum
        lea esi, [rsi + r13 + 2053994217]  ;   280.2 p6      34 sum
        rol r15d, 0xa                      ;   275.5 p0      36 v[1]
        add r13d, eax                      ;   298.2 p5      35 v[3]
        mov ebp, r10d                      ;   272.5         26 sum copy
        and ebp, r12d                      ;   279.5 p11     26 sum
        add r11d, ebp                      ;   280.5 p1      34 sum
        rol r11d, 9                        ;   281.5 p6      35 v[4]
        mov ebp, dword [r8 + 12]           ;   195.2 p3      34 sum
        mov eax, r15d                      ;   276.5         26 sum copy
        not eax                            ;   276.5 p5      26 sum
        add r11d, r9d                      ;   282.5 p0      35 v[4]
        and eax, r12d                      ;   279.5 p11     26 sum
        mov edx, r14d                      ;   294.2         25 sum copy
        xor edx, edi                       ;   294.2 p1      25 sum
        and edx, r13d                      ;   299.2 p6      25 sum
        lea ebp, [rbp + r9 - 1894007588]   ;   267.5 p5      34 sum
        add ebp, eax                       ;   280.5 p0      34 sum
        xor edx, edi                       ;   300.2 p11     25 sum
        rol r12d, 0xa                      ;   279.5 p6      36 v[0]
        add esi, edx                       ;   301.2 p1      34 sum
        rol r14d, 0xa                      ;   294.2 p0      36 v[4]
        rol esi, 0xc                       ;   302.2 p6      35 v[2]
        mov r9d, r15d                      ;   276.5         26 sum copy
        and r9d, r11d                      ;   283.5 p5      26 sum
        add ebp, r9d                       ;   284.5 p11     34 sum
        rol ebp, 0xe                       ;   285.5 p0      35 v[3]
        mov r9d, dword [r8 + 28]           ;   198.3 p10     34 sum
        add esi, ecx                       ;   303.2 p1      35 v[2]
        lea r9d, [r9 + r10 - 1894007588]   ;   272.5 p5      34 sum
        add r10d, ebp                      ;   286.5 p11     35 v[3]
        mov ebp, dword [r8 + 52]           ;   199.0 p2      34 sum
        mov eax, r12d                      ;   280.5         26 sum copy
        not eax                            ;   280.5 p6      26 sum
        and eax, r11d                      ;   283.5 p1      26 sum
        mov edx, r12d                      ;   280.5         26 sum copy
        and edx, r10d                      ;   287.5 p0      26 sum
        mov ebx, r13d                      ;   299.2         25 sum copy
        add r9d, edx                       ;   288.5 p5      34 sum
        xor ebx, r14d                      ;   299.2 p11     25 sum
        add r9d, eax                       ;   289.5 p6      34 sum
        lea ebp, [rbp + rcx + 2053994217]  ;   285.2 p1      34 sum
        and ebx, esi                       ;   304.2 p0      25 sum
        rol r11d, 0xa                      ;   283.5 p6      36 v[4]
        rol r9d, 5                         ;   290.5 p0      35 v[2]
        rol r13d, 0xa                      ;   299.2 p6      36 v[3]
        xor ebx, r14d                      ;   305.2 p5      25 sum
        add ebp, ebx                       ;   306.2 p11     34 sum
        rol ebp, 9                         ;   307.2 p0      35 v[1]
        mov eax, dword [r8 + 60]           ;   202.0 p3      34 sum
        mov ecx, r11d                      ;   284.5         26 sum copy
        not ecx                            ;   284.5 p1      26 sum
        add r9d, r15d                      ;   291.5 p5      35 v[2]
        and ecx, r10d                      ;   287.5 p11     26 sum
        mov edx, dword [r8 + 36]           ;   202.8 p10     34 sum
        lea edx, [rdx + rdi + 2053994217]  ;   290.2 p1      34 sum
        lea eax, [rax + r15 - 1894007588]  ;   276.5 p5      34 sum
        add eax, ecx                       ;   288.5 p6      34 sum
        add edi, ebp                       ;   308.2 p11     35 v[1]
        mov ebp, r11d                      ;   284.5         26 sum copy
        and ebp, r9d                       ;   292.5 p0      26 sum
        add eax, ebp                       ;   293.5 p1      34 sum
        mov ebp, esi                       ;   304.2         25 sum copy
        xor ebp, r13d                      ;   304.2 p5      25 sum
        rol r10d, 0xa                      ;   287.5 p6      36 v[3]
        rol eax, 6                         ;   294.5 p0      35 v[1]
        and ebp, edi                       ;   309.2 p11     25 sum
        xor ebp, r13d                      ;   310.2 p1      25 sum
        add edx, ebp                       ;   311.2 p5      34 sum
        mov ebp, dword [r8 + 56]           ;   205.3 p2      34 sum
        lea ebp, [rbp + r12 - 1894007588]  ;   280.5 p6      34 sum
        rol esi, 0xa                       ;   304.2 p0      36 v[2]
        add r12d, eax                      ;   295.5 p11     35 v[1]
        rol edx, 0xc                       ;   312.2 p6      35 v[0]
        mov r15d, r10d                     ;   288.5         26 sum copy
        not r15d                           ;   288.5 p1      26 sum
        and r15d, r9d                      ;   292.5 p5      26 sum
        mov eax, dword [r8 + 28]           ;   206.7 p3      34 sum
        lea eax, [rax + r14 + 2053994217]  ;   295.2 p11     34 sum
        add ebp, r15d                      ;   293.5 p0      34 sum
        add r14d, edx                      ;   313.2 p1      35 v[0]
        mov r15d, r10d                     ;   288.5         26 sum copy
        and r15d, r12d                     ;   296.5 p5      26 sum
        add ebp, r15d                      ;   297.5 p6      34 sum
        rol r9d, 0xa                       ;   292.5 p0      36 v[2]
        rol ebp, 8                         ;   298.5 p6      35 v[0]
        mov r15d, dword [r8 + 20]          ;   208.2 p10     34 sum
        lea r15d, [r15 + r11 - 1894007588] ;   284.5 p11     34 sum
        add r11d, ebp                      ;   299.5 p1      35 v[0]
        mov ebp, edi                       ;   309.2         25 sum copy
        xor ebp, esi                       ;   309.2 p5      25 sum
        mov ecx, r9d                       ;   293.5         26 sum copy
        not ecx                            ;   293.5 p0      26 sum
        and ecx, r12d                      ;   296.5 p11     26 sum
        and ebp, r14d                      ;   314.2 p1      25 sum
        xor ebp, esi                       ;   315.2 p6      25 sum
        add r15d, ecx                      ;   297.5 p5      34 sum
        add eax, ebp                       ;   316.2 p0      34 sum
        rol edi, 0xa                       ;   309.2 p6      36 v[1]
        rol eax, 5                         ;   317.2 p0      35 v[4]
        mov ebp, dword [r8 + 40]           ;   210.5 p2      34 sum
        lea ebp, [rbp + r13 + 2053994217]  ;   300.2 p11     34 sum
        rol r12d, 0xa                      ;   296.5 p6      36 v[1]
        add r13d, eax                      ;   318.2 p1      35 v[4]
        mov eax, r9d                       ;   293.5         26 sum copy
        and eax, r11d                      ;   300.5 p5      26 sum
        add r15d, eax                      ;   301.5 p11     34 sum
        rol r15d, 6                        ;   302.5 p0      35 v[4]
        mov eax, dword [r8 + 24]           ;   211.8 p3      34 sum
        lea eax, [rax + r10 - 1894007588]  ;   288.5 p1      34 sum
        add r10d, r15d                     ;   303.5 p5      35 v[4]
        mov r15d, r12d                     ;   297.5         26 sum copy
        not r15d                           ;   297.5 p11     26 sum
        and r15d, r11d                     ;   300.5 p6      26 sum
        mov ecx, r14d                      ;   314.2         25 sum copy
        xor ecx, edi                       ;   314.2 p1      25 sum
        and ecx, r13d                      ;   319.2 p0      25 sum
        add eax, r15d                      ;   301.5 p5      34 sum
        xor ecx, edi                       ;   320.2 p11     25 sum
        rol r11d, 0xa                      ;   300.5 p6      36 v[0]
        add ebp, ecx                       ;   321.2 p1      34 sum
        rol r14d, 0xa                      ;   314.2 p0      36 v[0]
        rol ebp, 0xf                       ;   322.2 p6      35 v[3]
        mov r15d, r12d                     ;   297.5         26 sum copy
        and r15d, r10d                     ;   304.5 p5      26 sum
        add eax, r15d                      ;   305.5 p11     34 sum
        rol eax, 5                         ;   306.5 p0      35 v[3]
        mov r15d, dword [r8 + 56]          ;   215.0 p10     34 sum
        lea r15d, [r15 + rsi + 2053994217] ;   305.2 p1      34 sum
        add esi, ebp                       ;   323.2 p5      35 v[3]
        mov ebp, dword [r8 + 8]            ;   215.5 p2      34 sum
        mov ecx, r11d                      ;   301.5         26 sum copy
        not ecx                            ;   301.5 p11     26 sum
        add eax, r9d                       ;   307.5 p6      35 v[3]
        and ecx, r10d                      ;   304.5 p1      26 sum
        mov edx, r11d                      ;   301.5         26 sum copy
        and edx, eax                       ;   308.5 p0      26 sum
        mov ebx, r13d                      ;   319.2         25 sum copy
        lea ebp, [rbp + r9 - 1894007588]   ;   293.5 p5      34 sum
        xor ebx, r14d                      ;   319.2 p11     25 sum
        add ebp, ecx                       ;   305.5 p6      34 sum
        add ebp, edx                       ;   309.5 p1      34 sum
        rol r10d, 0xa                      ;   304.5 p0      36 v[4]
        and ebx, esi                       ;   324.2 p5      25 sum
        rol ebp, 0xc                       ;   310.5 p6      35 v[2]
        mov r9d, r10d                      ;   305.5         26 sum copy
        not r9d                            ;   305.5 p11     26 sum
        xor ebx, r14d                      ;   325.2 p1      25 sum
        add r15d, ebx                      ;   326.2 p0      34 sum
        rol r15d, 8                        ;   327.2 p6      35 v[2]
        mov ecx, dword [r8 + 16]           ;   218.8 p3      34 sum
        add ebp, r12d                      ;   311.5 p5      35 v[2]
        mov edx, dword [r8 + 48]           ;   219.2 p10     34 sum
        lea ecx, [rcx + r12 - 1454113458]  ;   297.5 p11     34 sum
        rol r13d, 0xa                      ;   319.2 p0      36 v[4]
        or r9d, eax                        ;   308.5 p1      26 sum
        rol eax, 0xa                       ;   308.5 p6      36 v[3]
        add edx, edi                       ;   310.2 p5      34 sum
        add edi, r15d                      ;   328.2 p11     35 v[2]
        xor r9d, ebp                       ;   312.5 p0      26 sum
        add ecx, r9d                       ;   313.5 p1      34 sum
        rol ecx, 9                         ;   314.5 p6      35 v[1]
        mov r9d, eax                       ;   309.5         26 sum copy
        not r9d                            ;   309.5 p5      26 sum
        mov r12d, dword [r8]               ;   221.2 p2      34 sum
        mov r15d, esi                      ;   324.2         25 sum copy
        xor r15d, r13d                     ;   324.2 p11     25 sum
        xor r15d, edi                      ;   329.2 p0      25 sum
        add ecx, r11d                      ;   315.5 p1      35 v[1]
        add edx, r15d                      ;   330.2 p5      34 sum
        rol edx, 8                         ;   331.2 p6      35 v[1]
        or r9d, ebp                        ;   312.5 p11     26 sum
        mov r15d, dword [r8 + 60]          ;   222.5 p3      34 sum
        lea r12d, [r12 + r11 - 1454113458] ;   301.5 p0      34 sum
        add edx, r14d                      ;   332.2 p1      35 v[1]
        add r15d, r14d                     ;   315.2 p5      34 sum
        rol ebp, 0xa                       ;   312.5 p6      36 v[2]
        rol esi, 0xa                       ;   324.2 p0      36 v[3]
        xor r9d, ecx                       ;   316.5 p11     26 sum
        add r12d, r9d                      ;   317.5 p1      34 sum
        rol r12d, 0xf                      ;   318.5 p6      35 v[0]
        mov r9d, ebp                       ;   313.5         26 sum copy
        not r9d                            ;   313.5 p5      26 sum
        mov r11d, dword [r8 + 20]          ;   224.3 p10     34 sum
        add r12d, r10d                     ;   319.5 p11     35 v[0]
        mov r14d, ecx                      ;   316.5         26 sum copy
        mov ebx, edi                       ;   329.2         25 sum copy
        xor ebx, esi                       ;   329.2 p0      25 sum
        xor ebx, edx                       ;   333.2 p1      25 sum
        or r14d, r9d                       ;   316.5 p5      26 sum
        add r15d, ebx                      ;   334.2 p6      34 sum
        lea r11d, [r11 + r10 - 1454113458] ;   305.5 p11     34 sum
        rol r15d, 5                        ;   335.2 p0      35 v[0]
        mov r9d, dword [r8 + 40]           ;   226.0 p2      34 sum
        rol ecx, 0xa                       ;   316.5 p6      36 v[1]
        rol edi, 0xa                       ;   329.2 p0      36 v[2]
        add r9d, r13d                      ;   320.2 p1      34 sum
        add r13d, r15d                     ;   336.2 p5      35 v[0]
        xor r14d, r12d                     ;   320.5 p11     26 sum
        add r11d, r14d                     ;   321.5 p6      34 sum
        rol r11d, 5                        ;   322.5 p0      35 v[4]
        mov r10d, ecx                      ;   317.5         26 sum copy
        not r10d                           ;   317.5 p1      26 sum
        mov r14d, dword [r8 + 36]          ;   229.0 p3      34 sum
        lea r14d, [r14 + rax - 1454113458] ;   309.5 p5      34 sum
        add eax, r11d                      ;   323.5 p11     35 v[4]
        mov r11d, edi                      ;   330.2         25 sum copy
        xor r11d, edx                      ;   333.2 p6      25 sum
        xor r11d, r13d                     ;   337.2 p0      25 sum
        add r9d, r11d                      ;   338.2 p1      34 sum
        rol r9d, 0xc                       ;   339.2 p6      35 v[4]
        rol edx, 0xa                       ;   333.2 p0      36 v[1]
        or r10d, r12d                      ;   320.5 p5      26 sum
        rol r12d, 0xa                      ;   320.5 p6      36 v[0]
        xor r10d, eax                      ;   324.5 p11     26 sum
        add r14d, r10d                     ;   325.5 p1      34 sum
        mov r10d, dword [r8 + 16]          ;   232.2 p10     34 sum
        add r10d, esi                      ;   325.2 p5      34 sum
        add esi, r9d                       ;   340.2 p11     35 v[4]
        rol r14d, 0xb                      ;   326.5 p0      35 v[3]
        mov r9d, r12d                      ;   321.5         26 sum copy
        not r9d                            ;   321.5 p1      26 sum
        mov r11d, dword [r8 + 28]          ;   233.8 p2      34 sum
        add r14d, ebp                      ;   327.5 p6      35 v[3]
        mov r15d, r13d                     ;   337.2         25 sum copy
        xor r15d, edx                      ;   337.2 p5      25 sum
        xor r15d, esi                      ;   341.2 p11     25 sum
        add r10d, r15d                     ;   342.2 p0      34 sum
        rol r10d, 9                        ;   343.2 p6      35 v[3]
        lea r11d, [r11 + rbp - 1454113458] ;   313.5 p1      34 sum
        rol r13d, 0xa                      ;   337.2 p0      36 v[0]
        or r9d, eax                        ;   324.5 p5      26 sum
        rol eax, 0xa                       ;   324.5 p6      36 v[4]
        xor r9d, r14d                      ;   328.5 p11     26 sum
        add r11d, r9d                      ;   329.5 p1      34 sum
        mov ebp, dword [r8 + 4]            ;   236.2 p3      34 sum
        add ebp, edi                       ;   330.2 p5      34 sum
        add edi, r10d                      ;   344.2 p11     35 v[3]
        rol r11d, 6                        ;   330.5 p0      35 v[2]
        mov r9d, eax                       ;   325.5         26 sum copy
        not r9d                            ;   325.5 p1      26 sum
        mov r10d, dword [r8 + 48]          ;   238.7 p10     34 sum
        mov r15d, esi                      ;   341.2         25 sum copy
        xor r15d, r13d                     ;   341.2 p6      25 sum
        xor r15d, edi                      ;   345.2 p5      25 sum
        add ebp, r15d                      ;   346.2 p11     34 sum
        rol ebp, 0xc                       ;   347.2 p0      35 v[2]
        or r9d, r14d                       ;   328.5 p1      26 sum
        add r11d, ecx                      ;   331.5 p6      35 v[2]
        mov r15d, dword [r8 + 20]          ;   240.0 p2      34 sum
        lea r10d, [r10 + rcx - 1454113458] ;   317.5 p5      34 sum
        rol r14d, 0xa                      ;   328.5 p0      36 v[3]
        rol esi, 0xa                       ;   341.2 p6      36 v[4]
        add r15d, edx                      ;   334.2 p11     34 sum
        xor r9d, r11d                      ;   332.5 p1      26 sum
        add r10d, r9d                      ;   333.5 p5      34 sum
        add edx, ebp                       ;   348.2 p0      35 v[2]
        rol r10d, 8                        ;   334.5 p6      35 v[1]
        mov ebp, r14d                      ;   329.5         26 sum copy
        not ebp                            ;   329.5 p11     26 sum
        mov r9d, dword [r8 + 8]            ;   243.5 p3      34 sum
        add r10d, r12d                     ;   335.5 p1      35 v[1]
        mov ecx, edi                       ;   345.2         25 sum copy
        xor ecx, esi                       ;   345.2 p5      25 sum
        xor ecx, edx                       ;   349.2 p0      25 sum
        add r15d, ecx                      ;   350.2 p6      34 sum
        rol r15d, 5                        ;   351.2 p0      35 v[1]
        or ebp, r11d                       ;   332.5 p11     26 sum
        mov ecx, dword [r8 + 32]           ;   244.8 p10     34 sum
        lea r9d, [r9 + r12 - 1454113458]   ;   321.5 p1      34 sum
        rol r11d, 0xa                      ;   332.5 p6      36 v[2]
        rol edi, 0xa                       ;   345.2 p0      36 v[3]
        add ecx, r13d                      ;   338.2 p5      34 sum
        xor ebp, r10d                      ;   336.5 p11     26 sum
        add r9d, ebp                       ;   337.5 p1      34 sum
        add r13d, r15d                     ;   352.2 p6      35 v[1]
        rol r9d, 0xd                       ;   338.5 p0      35 v[0]
        mov ebp, r11d                      ;   333.5         26 sum copy
        not ebp                            ;   333.5 p5      26 sum
        mov r12d, edi                      ;   346.2         25 sum copy
        xor r12d, edx                      ;   349.2 p11     25 sum
        xor r12d, r13d                     ;   353.2 p1      25 sum
        add ecx, r12d                      ;   354.2 p6      34 sum
        rol ecx, 0xe                       ;   355.2 p0      35 v[0]
        mov r12d, dword [r8 + 40]          ;   249.2 p2      34 sum
        add r9d, eax                       ;   339.5 p5      35 v[0]
        or ebp, r10d                       ;   336.5 p11     26 sum
        mov r15d, dword [r8 + 28]          ;   249.7 p3      34 sum
        lea r12d, [r12 + rax - 1454113458] ;   325.5 p1      34 sum
        add ecx, esi                       ;   356.2 p6      35 v[0]
        add r15d, esi                      ;   342.2 p0      34 sum
        rol r10d, 0xa                      ;   336.5 p6      36 v[1]
        rol edx, 0xa                       ;   349.2 p0      36 v[2]
        xor ebp, r9d                       ;   340.5 p5      26 sum
        add r12d, ebp                      ;   341.5 p11     34 sum
        rol r12d, 0xc                      ;   342.5 p6      35 v[4]
        mov esi, r10d                      ;   337.5         26 sum copy
        not esi                            ;   337.5 p1      26 sum
        mov ebp, dword [r8 + 56]           ;   253.2 p10     34 sum
        add r12d, r14d                     ;   343.5 p5      35 v[4]
        mov eax, r13d                      ;   353.2         25 sum copy
        xor eax, edx                       ;   353.2 p11     25 sum
        xor eax, ecx                       ;   357.2 p0      25 sum
        add r15d, eax                      ;   358.2 p6      34 sum
        rol r15d, 6                        ;   359.2 p0      35 v[4]
        or esi, r9d                        ;   340.5 p1      26 sum
        mov eax, dword [r8 + 24]           ;   254.5 p2      34 sum
        lea ebp, [rbp + r14 - 1454113458]  ;   329.5 p5      34 sum
        add r15d, edi                      ;   360.2 p11     35 v[4]
        add eax, edi                       ;   346.2 p6      34 sum
        rol r9d, 0xa                       ;   340.5 p0      36 v[0]
        rol r13d, 0xa                      ;   353.2 p6      36 v[1]
        xor esi, r12d                      ;   344.5 p1      26 sum
        add ebp, esi                       ;   345.5 p5      34 sum
        rol ebp, 5                         ;   346.5 p0      35 v[3]
        mov esi, r9d                       ;   341.5         26 sum copy
        not esi                            ;   341.5 p11     26 sum
        mov edi, ecx                       ;   357.2         25 sum copy
        xor edi, r13d                      ;   357.2 p1      25 sum
        xor edi, r15d                      ;   361.2 p5      25 sum
        add eax, edi                       ;   362.2 p6      34 sum
        rol eax, 8                         ;   363.2 p0      35 v[3]
        mov edi, dword [r8 + 4]            ;   258.7 p3      34 sum
        add ebp, r11d                      ;   347.5 p11     35 v[3]
        or esi, r12d                       ;   344.5 p1      26 sum
        mov r14d, dword [r8 + 8]           ;   259.2 p10     34 sum
        lea edi, [rdi + r11 - 1454113458]  ;   333.5 p5      34 sum
        rol r12d, 0xa                      ;   344.5 p6      36 v[4]
        rol ecx, 0xa                       ;   357.2 p0      36 v[0]
        add r14d, edx                      ;   350.2 p11     34 sum
        xor esi, ebp                       ;   348.5 p1      26 sum
        add edi, esi                       ;   349.5 p5      34 sum
        add edx, eax                       ;   364.2 p6      35 v[3]
        rol edi, 0xc                       ;   350.5 p0      35 v[2]
        mov esi, r12d                      ;   345.5         26 sum copy
        not esi                            ;   345.5 p11     26 sum
        mov r11d, ecx                      ;   358.2         25 sum copy
        xor r11d, r15d                     ;   361.2 p1      25 sum
        xor r11d, edx                      ;   365.2 p5      25 sum
        add r14d, r11d                     ;   366.2 p6      34 sum
        rol r14d, 0xd                      ;   367.2 p0      35 v[2]
        mov r11d, dword [r8 + 12]          ;   263.5 p2      34 sum
        add edi, r10d                      ;   351.5 p11     35 v[2]
        or esi, ebp                        ;   348.5 p1      26 sum
        mov eax, dword [r8 + 52]           ;   264.5 p3      34 sum
        lea r11d, [r11 + r10 - 1454113458] ;   337.5 p5      34 sum
        add r14d, r13d                     ;   368.2 p6      35 v[2]
        add eax, r13d                      ;   354.2 p0      34 sum
        rol ebp, 0xa                       ;   348.5 p6      36 v[3]
        rol r15d, 0xa                      ;   361.2 p0      36 v[4]
        xor esi, edi                       ;   352.5 p11     26 sum
        add r11d, esi                      ;   353.5 p1      34 sum
        rol r11d, 0xd                      ;   354.5 p6      35 v[1]
        mov esi, ebp                       ;   349.5         26 sum copy
        not esi                            ;   349.5 p5      26 sum
        mov r10d, edx                      ;   365.2         25 sum copy
        xor r10d, r15d                     ;   365.2 p11     25 sum
        xor r10d, r14d                     ;   369.2 p1      25 sum
        add eax, r10d                      ;   370.2 p0      34 sum
        rol eax, 6                         ;   371.2 p6      35 v[1]
        mov r10d, dword [r8 + 32]          ;   267.2 p10     34 sum
        or esi, edi                        ;   352.5 p5      26 sum
        add r11d, r9d                      ;   355.5 p11     35 v[1]
        mov r13d, dword [r8 + 56]          ;   268.5 p2      34 sum
        lea r10d, [r10 + r9 - 1454113458]  ;   341.5 p1      34 sum
        add eax, ecx                       ;   372.2 p0      35 v[1]
        add r13d, ecx                      ;   358.2 p6      34 sum
        rol edi, 0xa                       ;   352.5 p0      36 v[2]
        rol edx, 0xa                       ;   365.2 p6      36 v[3]
        xor esi, r11d                      ;   356.5 p5      26 sum
        add r10d, esi                      ;   357.5 p11     34 sum
        rol r10d, 0xe                      ;   358.5 p0      35 v[0]
        mov esi, edi                       ;   353.5         26 sum copy
        not esi                            ;   353.5 p1      26 sum
        mov r9d, r14d                      ;   369.2         25 sum copy
        xor r9d, edx                       ;   369.2 p5      25 sum
        xor r9d, eax                       ;   373.2 p11     25 sum
        add r13d, r9d                      ;   374.2 p6      34 sum
        rol r13d, 5                        ;   375.2 p0      35 v[0]
        mov r9d, dword [r8 + 44]           ;   271.2 p3      34 sum
        add r10d, r12d                     ;   359.5 p1      35 v[0]
        or esi, r11d                       ;   356.5 p5      26 sum
        mov ecx, dword [r8]                ;   272.5 p10     34 sum
        lea r9d, [r9 + r12 - 1454113458]   ;   345.5 p11     34 sum
        rol r11d, 0xa                      ;   356.5 p6      36 v[1]
        rol r14d, 0xa                      ;   369.2 p0      36 v[2]
        add ecx, r15d                      ;   362.2 p1      34 sum
        xor esi, r10d                      ;   360.5 p5      26 sum
        add r9d, esi                       ;   361.5 p11     34 sum
        add r15d, r13d                     ;   376.2 p6      35 v[0]
        rol r9d, 0xb                       ;   362.5 p0      35 v[4]
        mov esi, r11d                      ;   357.5         26 sum copy
        not esi                            ;   357.5 p1      26 sum
        mov r12d, dword [r8 + 24]          ;   274.8 p2      34 sum
        lea r12d, [r12 + rbp - 1454113458] ;   349.5 p5      34 sum
        add ebp, r9d                       ;   363.5 p11     35 v[4]
        mov r9d, r10d                      ;   360.5         26 sum copy
        mov r13d, eax                      ;   373.2         25 sum copy
        xor r13d, r14d                     ;   373.2 p6      25 sum
        xor r13d, r15d                     ;   377.2 p0      25 sum
        or r9d, esi                        ;   360.5 p1      26 sum
        add ecx, r13d                      ;   378.2 p5      34 sum
        rol ecx, 0xf                       ;   379.2 p6      35 v[4]
        rol r10d, 0xa                      ;   360.5 p0      36 v[0]
        rol eax, 0xa                       ;   373.2 p6      36 v[1]
        xor r9d, ebp                       ;   364.5 p11     26 sum
        add r12d, r9d                      ;   365.5 p1      34 sum
        mov esi, dword [r8 + 12]           ;   278.3 p3      34 sum
        add esi, edx                       ;   366.2 p5      34 sum
        add edx, ecx                       ;   380.2 p0      35 v[4]
        rol r12d, 8                        ;   366.5 p6      35 v[3]
        mov r9d, r10d                      ;   361.5         26 sum copy
        not r9d                            ;   361.5 p11     26 sum
        mov r13d, dword [r8 + 60]          ;   279.3 p10     34 sum
        mov ecx, dword [r8 + 36]           ;   279.5 p2      34 sum
        mov ebx, r15d                      ;   377.2         25 sum copy
        xor ebx, eax                       ;   377.2 p1      25 sum
        xor ebx, edx                       ;   381.2 p5      25 sum
        add esi, ebx                       ;   382.2 p0      34 sum
        rol esi, 0xd                       ;   383.2 p6      35 v[3]
        lea r13d, [r13 + rdi - 1454113458] ;   353.5 p11     34 sum
        rol r15d, 0xa                      ;   377.2 p0      36 v[0]
        add edi, r12d                      ;   367.5 p1      35 v[3]
        or r9d, ebp                        ;   364.5 p5      26 sum
        rol ebp, 0xa                       ;   364.5 p6      36 v[4]
        add ecx, r14d                      ;   370.2 p11     34 sum
        xor r9d, edi                       ;   368.5 p1      26 sum
        add r13d, r9d                      ;   369.5 p5      34 sum
        add r14d, esi                      ;   384.2 p0      35 v[3]
        rol r13d, 5                        ;   370.5 p6      35 v[2]
        mov esi, dword [rsp + 60]          ;   282.2 p3      49 h
        add esi, ebp                       ;   365.5 p11     49 h
        not ebp                            ;   365.5 p1      26 sum
        mov r9d, dword [r8 + 52]           ;   282.7 p10     34 sum
        mov r12d, dword [r8 + 44]          ;   282.8 p2      34 sum
        mov ebx, edx                       ;   381.2         25 sum copy
        xor ebx, r15d                      ;   381.2 p5      25 sum
        xor ebx, r14d                      ;   385.2 p0      25 sum
        add r13d, r11d                     ;   371.5 p6      35 v[2]
        add ecx, ebx                       ;   386.2 p11     34 sum
        lea r9d, [r9 + r11 - 1454113458]   ;   357.5 p1      34 sum
        rol ecx, 0xb                       ;   387.2 p0      35 v[2]
        rol edx, 0xa                       ;   381.2 p6      36 v[4]
        add r12d, eax                      ;   374.2 p5      34 sum
        or ebp, edi                        ;   368.5 p11     26 sum
        rol edi, 0xa                       ;   368.5 p0      36 v[3]
        xor ebp, r13d                      ;   372.5 p1      26 sum
        add r9d, ebp                       ;   373.5 p5      34 sum
        rol r9d, 6                         ;   374.5 p6      35 v[1]
        add eax, ecx                       ;   388.2 p11     35 v[2]
        add r13d, dword [rsp + 64]         ;   372.5 p1+p3   48 h0
        mov ebp, r14d                      ;   385.2         36 v[3] copy
        rol ebp, 0xa                       ;   385.2 p0      36 v[3]
        add r13d, ebp                      ;   386.2 p5      48 h0
        xor r14d, edx                      ;   385.2 p6      25 sum
        xor r14d, eax                      ;   389.2 p11     25 sum
        add r12d, r14d                     ;   390.2 p1      34 sum
        add esi, r15d                      ;   378.2 p0      49 h
        rol r12d, 0xb                      ;   391.2 p6      35 v[1]
        add edi, dword [rsp + 52]          ;   369.5 p5+p10   49 h
        add edi, edx                       ;   382.2 p11     49 h
        mov ebp, dword [rsp + 56]          ;   288.3 p2      49 h
        add ebp, r10d                      ;   361.5 p1      49 h
        add ebp, r15d                      ;   378.2 p0      49 h
        add ebp, r12d                      ;   392.2 p5      49 h
        add r10d, dword [rsp + 24]         ;   361.5 p6+p3   49 h
        add r10d, r9d                      ;   375.5 p11     49 h
        add r10d, eax                      ;   389.2 p1      49 h
        mov dword [rsp + 24], r13d         ;   387.2 p8+p9   50 h
        add r8, 0x40                       ;   289.7 p0      41 blocks
        mov r9d, esi                       ;   379.2         49 h copy
        mov esi, ebp                       ;   393.2         49 h copy
        mov ebp, r10d                      ;   390.2         49 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 36], esi          ;                    resident
        mov dword [rsp + 28], edi          ;                    resident
        mov dword [rsp + 40], ebp          ;                    resident
        mov dword [rsp + 32], r9d          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 24]          ;     0.0 p2      41 blocks reload
        mov r8, qword [rsp + 0]            ;     0.2 p3      41 blocks reload
        mov dword [r8], esi                ;     5.0 p7+p4   41 blocks
        mov esi, dword [rsp + 28]          ;     0.5 p10     41 blocks reload
        mov dword [r8 + 4], esi            ;     5.5 p8+p9   41 blocks
        mov esi, dword [rsp + 32]          ;     1.0 p2      41 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p7+p4   41 blocks
        mov esi, dword [rsp + 36]          ;     1.2 p3      41 blocks reload
        mov dword [r8 + 12], esi           ;     6.2 p8+p9   41 blocks
        mov esi, dword [rsp + 40]          ;     1.5 p10     41 blocks reload
        mov dword [r8 + 16], esi           ;     6.5 p7+p4   41 blocks
        xor eax, eax                       ;                    cleared
        mov qword [rsp + 24], rax          ;                    cleared
        mov qword [rsp + 32], rax          ;                    cleared
        mov qword [rsp + 40], rax          ;                    cleared
        mov qword [rsp + 48], rax          ;                    cleared
        mov qword [rsp + 56], rax          ;                    cleared
        mov qword [rsp + 64], rax          ;                    cleared
        add rsp, 0x48                      ;                    frame
        pop r15                            ;                    preserved
        pop r14                            ;                    preserved
        pop r13                            ;                    preserved
        pop r12                            ;                    preserved
        pop rbp                            ;                    preserved
        pop rbx                            ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

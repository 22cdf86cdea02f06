; ripemd160_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu core2-64
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
;   body: 15 uops, planned 11.0; bounds: width 3.8, ports 8.0, path 3.0
;   blocks: 1489 uops, planned 491.0; bounds: width 372.2, ports 485.7, path 386.0
;   body.2: 11 uops, planned 8.0; bounds: width 2.8, ports 6.0, path 0.0
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
        mov esi, dword [r8]                ;     3.0 p2      41 h
        mov dword [rsp + 24], esi          ;     6.0 p3+p4   41 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      41 h
        mov dword [rsp + 28], esi          ;     6.0 p3+p4   41 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      41 h
        mov dword [rsp + 32], esi          ;     6.0 p3+p4   41 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      41 h
        mov dword [rsp + 36], esi          ;     7.0 p3+p4   41 h
        mov esi, dword [r8 + 16]           ;     5.0 p2      41 h
        mov dword [rsp + 40], esi          ;     8.0 p3+p4   41 h
        mov r8d, dword [rsp + 44]          ;     6.0 p2      41 h
        shl r8, 6                          ;     9.0 p0      41 h
        add r8, qword [rsp + 8]            ;    10.0 p1+p2   41 h
        mov qword [rsp + 16], r8           ;    11.0 p3+p4   41 h
        cmp dword [rsp + 44], 0            ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 28]          ;                    resident
        mov edi, dword [rsp + 32]          ;                    resident
        mov ebp, dword [rsp + 36]          ;                    resident
        mov r8, qword [rsp + 8]            ;                    resident
        mov r9d, dword [rsp + 24]          ;                    resident
        mov r10d, dword [rsp + 40]         ;                    resident
        align 16
.blocks_1:
        mov r11d, ebp                      ;     0.0 p0      26 sum copy
        not r11d                           ;     1.0 p1      26 sum
        or r11d, edi                       ;     2.0 p5      26 sum
        mov r12d, edi                      ;     1.0 p0      36 v[2] copy
        rol r12d, 0xa                      ;     2.0 p5      36 v[2]
        xor r11d, esi                      ;     3.0 p1      26 sum
        add r11d, dword [r8 + 20]          ;     4.0 p0+p2   34 sum
        lea r11d, [r11 + r9 + 1352829926]  ;     5.0 p0      34 sum
        rol r11d, 8                        ;     6.0 p5      35 v[0]
        mov r13d, r12d                     ;     3.0 p1      26 sum copy
        not r13d                           ;     4.0 p1      26 sum
        add r11d, r10d                     ;     7.0 p5      35 v[0]
        or r13d, esi                       ;     5.0 p0      26 sum
        mov r14d, esi                      ;     4.2 p1      36 v[1] copy
        rol r14d, 0xa                      ;     5.2 p5      36 v[1]
        xor r13d, r11d                     ;     8.0 p0      26 sum
        add r13d, dword [r8 + 56]          ;     9.0 p1+p2   34 sum
        lea r13d, [r13 + r10 + 1352829926] ;    10.0 p0      34 sum
        rol r13d, 9                        ;    11.0 p5      35 v[4]
        mov r15d, r14d                     ;     6.2 p1      26 sum copy
        not r15d                           ;     7.2 p5      26 sum
        add r13d, ebp                      ;    12.0 p0      35 v[4]
        or r15d, r11d                      ;     8.2 p1      26 sum
        rol r11d, 0xa                      ;     8.0 p5      36 v[0]
        xor r15d, r13d                     ;    13.0 p0      26 sum
        mov eax, r11d                      ;     9.0 p1      26 sum copy
        not eax                            ;    10.0 p5      26 sum
        add r15d, dword [r8 + 28]          ;    14.0 p0+p2   34 sum
        lea r15d, [r15 + rbp + 1352829926] ;    15.0 p0      34 sum
        rol r15d, 9                        ;    16.0 p5      35 v[3]
        or eax, r13d                       ;    13.0 p1      26 sum
        rol r13d, 0xa                      ;    13.0 p5      36 v[4]
        add r15d, r12d                     ;    17.0 p1      35 v[3]
        xor eax, r15d                      ;    18.0 p0      26 sum
        mov ecx, r13d                      ;    14.0 p1      26 sum copy
        not ecx                            ;    15.0 p5      26 sum
        mov edx, dword [r8]                ;     9.0 p2      34 sum
        lea edx, [rdx + r12 + 1352829926]  ;    12.0 p0      34 sum
        add edx, eax                       ;    19.0 p1      34 sum
        rol edx, 0xb                       ;    20.0 p5      35 v[2]
        add edx, r14d                      ;    21.0 p0      35 v[2]
        or ecx, r15d                       ;    18.0 p1      26 sum
        rol r15d, 0xa                      ;    18.0 p5      36 v[3]
        xor ecx, edx                       ;    22.0 p0      26 sum
        mov eax, dword [r8 + 36]           ;    13.0 p2      34 sum
        lea eax, [rax + r14 + 1352829926]  ;    16.0 p0      34 sum
        add eax, ecx                       ;    23.0 p1      34 sum
        rol eax, 0xd                       ;    24.0 p5      35 v[1]
        mov ecx, r15d                      ;    19.0 p1      26 sum copy
        not ecx                            ;    20.0 p5      26 sum
        add eax, r11d                      ;    25.0 p0      35 v[1]
        or ecx, edx                        ;    22.0 p1      26 sum
        rol edx, 0xa                       ;    22.0 p5      36 v[2]
        add r11d, dword [r8 + 8]           ;    17.0 p0+p2   34 sum
        xor ecx, eax                       ;    26.0 p1      26 sum
        lea r11d, [r11 + rcx + 1352829926] ;    27.0 p0      34 sum
        rol r11d, 0xf                      ;    28.0 p5      35 v[0]
        mov ecx, edx                       ;    23.0 p1      26 sum copy
        not ecx                            ;    24.0 p0      26 sum
        mov ebx, dword [r8 + 44]           ;    19.0 p2      34 sum
        lea ebx, [rbx + r13 + 1352829926]  ;    22.0 p0      34 sum
        add r13d, r11d                     ;    29.0 p5      35 v[0]
        or ecx, eax                        ;    26.0 p1      26 sum
        rol eax, 0xa                       ;    26.0 p5      36 v[1]
        xor ecx, r13d                      ;    30.0 p0      26 sum
        add ebx, ecx                       ;    31.0 p1      34 sum
        rol ebx, 0xf                       ;    32.0 p5      35 v[4]
        mov r11d, eax                      ;    27.0 p0      26 sum copy
        not r11d                           ;    28.0 p1      26 sum
        mov ecx, dword [r8 + 16]           ;    23.0 p2      34 sum
        lea ecx, [rcx + r15 + 1352829926]  ;    26.0 p0      34 sum
        add r15d, ebx                      ;    33.0 p5      35 v[4]
        or r11d, r13d                      ;    30.0 p1      26 sum
        rol r13d, 0xa                      ;    30.0 p0      36 v[0]
        xor r11d, r15d                     ;    34.0 p5      26 sum
        add ecx, r11d                      ;    35.0 p1      34 sum
        rol ecx, 5                         ;    36.0 p0      35 v[3]
        mov r11d, r13d                     ;    31.0 p5      26 sum copy
        not r11d                           ;    32.0 p1      26 sum
        mov ebx, dword [r8 + 52]           ;    27.0 p2      34 sum
        lea ebx, [rbx + rdx + 1352829926]  ;    30.0 p0      34 sum
        add edx, ecx                       ;    37.0 p5      35 v[3]
        or r11d, r15d                      ;    34.0 p1      26 sum
        rol r15d, 0xa                      ;    34.0 p0      36 v[4]
        xor r11d, edx                      ;    38.0 p5      26 sum
        add ebx, r11d                      ;    39.0 p1      34 sum
        rol ebx, 7                         ;    40.0 p0      35 v[2]
        mov ecx, r15d                      ;    35.0 p5      26 sum copy
        not ecx                            ;    36.0 p1      26 sum
        add ebx, eax                       ;    41.0 p0      35 v[2]
        or ecx, edx                        ;    38.0 p5      26 sum
        mov dword [rsp + 48], r15d         ;    35.0 p3+p4   36 v[4] spill
        mov r15d, r12d                     ;    32.2 p1      25 sum copy
        xor r15d, esi                      ;    33.2 p0      25 sum
        mov r11d, ebx                      ;    42.0 p5      26 sum copy
        mov dword [rsp + 52], r12d         ;    33.2 p3+p4   36 v[2] spill
        mov r12d, dword [r8]               ;    33.5 p2      34 sum
        add r12d, r9d                      ;    36.5 p1      34 sum
        xor r11d, ecx                      ;    43.0 p0      26 sum
        rol edx, 0xa                       ;    38.0 p5      36 v[3]
        add eax, dword [r8 + 24]           ;    34.8 p1+p2   34 sum
        lea eax, [rax + r11 + 1352829926]  ;    44.0 p0      34 sum
        mov r11d, dword [r8 + 4]           ;    35.5 p2      34 sum
        add r11d, r10d                     ;    38.5 p5      34 sum
        mov ecx, esi                       ;    35.8 p1      25 sum copy
        xor ecx, edi                       ;    36.8 p0      25 sum
        xor ecx, ebp                       ;    37.8 p5      25 sum
        add r12d, ecx                      ;    38.8 p1      34 sum
        rol r12d, 0xb                      ;    39.8 p0      35 v[0]
        add r12d, r10d                     ;    40.8 p5      35 v[0]
        xor r15d, r12d                     ;    41.8 p1      25 sum
        add r11d, r15d                     ;    42.8 p0      34 sum
        rol r11d, 0xe                      ;    43.8 p5      35 v[4]
        rol eax, 7                         ;    45.0 p0      35 v[1]
        mov r15d, edx                      ;    39.0 p1      26 sum copy
        not r15d                           ;    40.0 p5      26 sum
        add r11d, ebp                      ;    44.8 p1      35 v[4]
        mov ecx, dword [r8 + 60]           ;    39.0 p2      34 sum
        lea ecx, [rcx + r13 + 1352829926]  ;    42.0 p0      34 sum
        add r13d, eax                      ;    46.0 p5      35 v[1]
        or r15d, ebx                       ;    42.0 p1      26 sum
        xor r15d, r13d                     ;    47.0 p0      26 sum
        add ecx, r15d                      ;    48.0 p5      34 sum
        rol ebx, 0xa                       ;    42.0 p0      36 v[2]
        mov r15d, r12d                     ;    41.8 p1      25 sum copy
        xor r15d, r11d                     ;    45.8 p5      25 sum
        xor r15d, r14d                     ;    46.8 p1      25 sum
        add r15d, dword [r8 + 8]           ;    47.8 p0+p2   34 sum
        add r15d, ebp                      ;    48.8 p5      34 sum
        rol r15d, 0xf                      ;    49.8 p0      35 v[3]
        rol ecx, 8                         ;    49.0 p5      35 v[0]
        mov eax, dword [r8 + 12]           ;    43.0 p2      34 sum
        rol r12d, 0xa                      ;    45.0 p0      36 v[0]
        mov dword [rsp + 56], r9d          ;    43.5 p3+p4   44 x[0] spill
        mov r9d, ebx                       ;    43.8 p1      26 sum copy
        not r9d                            ;    44.8 p1      26 sum
        add r15d, dword [rsp + 52]         ;    50.8 p5+p2   35 v[3]
        add ecx, dword [rsp + 48]          ;    50.0 p1+p2   35 v[0]
        or r9d, r13d                       ;    47.0 p0      26 sum
        xor r9d, ecx                       ;    51.0 p5      26 sum
        rol r13d, 0xa                      ;    47.0 p0      36 v[1]
        mov dword [rsp + 60], r10d         ;    45.5 p3+p4   44 x[4] spill
        mov r10d, r11d                     ;    46.8 p1      25 sum copy
        xor r10d, r12d                     ;    47.8 p5      25 sum
        xor r10d, r15d                     ;    51.8 p1      25 sum
        add r10d, dword [rsp + 52]         ;    52.8 p0+p2   34 sum
        add r10d, eax                      ;    53.8 p5      34 sum
        rol r10d, 0xc                      ;    54.8 p0      35 v[2]
        add r9d, dword [r8 + 32]           ;    52.0 p1+p2   34 sum
        add r9d, dword [rsp + 48]          ;    53.0 p5+p2   34 sum
        add r9d, 0x50a28be6                ;    54.0 p1      34 sum
        rol r9d, 0xb                       ;    55.0 p0      35 v[4]
        rol r11d, 0xa                      ;    50.2 p5      36 v[4]
        mov dword [rsp + 48], ebp          ;    48.5 p3+p4   44 x[3] spill
        mov ebp, dword [r8 + 16]           ;    49.5 p2      34 sum
        mov dword [rsp + 52], edi          ;    49.5 p3+p4   44 x[2] spill
        mov edi, r13d                      ;    50.8 p1      26 sum copy
        not edi                            ;    51.8 p0      26 sum
        add r10d, r14d                     ;    55.8 p5      35 v[2]
        add r9d, edx                       ;    56.0 p1      35 v[4]
        or edi, ecx                        ;    52.8 p0      26 sum
        xor edi, r9d                       ;    57.0 p5      26 sum
        rol ecx, 0xa                       ;    53.0 p0      36 v[0]
        add r14d, ebp                      ;    52.8 p1      34 sum
        add edx, dword [r8 + 4]            ;    53.2 p5+p2   34 sum
        lea edx, [rdx + rdi + 1352829926]  ;    58.0 p0      34 sum
        mov edi, r15d                      ;    53.8 p1      25 sum copy
        xor edi, r10d                      ;    56.8 p5      25 sum
        xor edi, r11d                      ;    57.8 p1      25 sum
        add r14d, edi                      ;    58.8 p0      34 sum
        rol r14d, 5                        ;    59.8 p5      35 v[1]
        rol edx, 0xe                       ;    59.0 p0      35 v[3]
        rol r15d, 0xa                      ;    56.2 p5      36 v[3]
        mov edi, ecx                       ;    55.8 p1      26 sum copy
        not edi                            ;    56.8 p1      26 sum
        add r14d, r12d                     ;    60.8 p0      35 v[1]
        add edx, ebx                       ;    60.0 p5      35 v[3]
        or edi, r9d                        ;    57.8 p1      26 sum
        xor edi, edx                       ;    61.0 p0      26 sum
        add r12d, dword [r8 + 20]          ;    58.2 p5+p2   34 sum
        rol r9d, 0xa                       ;    59.0 p0      36 v[4]
        add ebx, dword [r8 + 40]           ;    58.8 p1+p2   34 sum
        lea ebx, [rbx + rdi + 1352829926]  ;    62.0 p0      34 sum
        mov edi, r10d                      ;    59.2 p5      25 sum copy
        xor edi, r14d                      ;    61.8 p1      25 sum
        xor edi, r15d                      ;    62.8 p5      25 sum
        add r12d, edi                      ;    63.8 p1      34 sum
        rol r12d, 8                        ;    64.8 p0      35 v[0]
        rol ebx, 0xe                       ;    63.0 p5      35 v[2]
        rol r10d, 0xa                      ;    62.0 p0      36 v[2]
        mov edi, r9d                       ;    61.8 p1      26 sum copy
        not edi                            ;    62.8 p5      26 sum
        add r12d, r11d                     ;    65.8 p1      35 v[0]
        add ebx, r13d                      ;    64.0 p0      35 v[2]
        or edi, edx                        ;    63.8 p5      26 sum
        xor edi, ebx                       ;    65.0 p1      26 sum
        rol edx, 0xa                       ;    64.0 p0      36 v[3]
        add r11d, dword [r8 + 24]          ;    64.2 p5+p2   34 sum
        add r13d, dword [r8 + 12]          ;    64.8 p1+p2   34 sum
        lea r13d, [r13 + rdi + 1352829926] ;    66.0 p0      34 sum
        mov edi, r14d                      ;    65.2 p5      25 sum copy
        xor edi, r12d                      ;    66.8 p1      25 sum
        xor edi, r10d                      ;    67.8 p0      25 sum
        add r11d, edi                      ;    68.8 p5      34 sum
        rol r11d, 7                        ;    69.8 p0      35 v[4]
        rol r13d, 0xc                      ;    67.2 p5      35 v[1]
        rol r14d, 0xa                      ;    68.0 p0      36 v[1]
        mov edi, edx                       ;    66.8 p1      26 sum copy
        not edi                            ;    67.8 p1      26 sum
        add r11d, r15d                     ;    70.8 p5      35 v[4]
        add r13d, ecx                      ;    68.8 p1      35 v[1]
        or edi, ebx                        ;    69.0 p0      26 sum
        add r15d, dword [r8 + 28]          ;    69.2 p5+p2   34 sum
        xor edi, r13d                      ;    70.0 p1      26 sum
        add ecx, dword [r8 + 48]           ;    70.0 p0+p2   34 sum
        lea ecx, [rcx + rdi + 1352829926]  ;    71.0 p0      34 sum
        mov edi, r12d                      ;    70.2 p5      25 sum copy
        xor edi, r11d                      ;    71.8 p1      25 sum
        xor edi, r14d                      ;    72.8 p5      25 sum
        add r15d, edi                      ;    73.8 p1      34 sum
        rol r15d, 9                        ;    74.8 p0      35 v[3]
        rol ecx, 6                         ;    72.2 p5      35 v[0]
        rol r12d, 0xa                      ;    73.0 p0      36 v[0]
        add r15d, r10d                     ;    75.8 p1      35 v[3]
        rol ebx, 0xa                       ;    73.2 p5      36 v[2]
        add ecx, r9d                       ;    73.8 p1      35 v[0]
        add r10d, dword [r8 + 32]          ;    74.0 p0+p2   34 sum
        mov edi, r11d                      ;    74.2 p5      25 sum copy
        xor edi, r15d                      ;    76.8 p1      25 sum
        xor edi, r12d                      ;    77.8 p0      25 sum
        add r10d, edi                      ;    78.8 p5      34 sum
        rol r10d, 0xb                      ;    79.8 p0      35 v[2]
        mov edi, ecx                       ;    75.8 p1      26 sum copy
        xor edi, r13d                      ;    76.8 p5      26 sum
        and edi, ebx                       ;    77.8 p1      26 sum
        rol r11d, 0xa                      ;    77.0 p0      36 v[4]
        xor edi, r13d                      ;    78.8 p5      26 sum
        add r10d, r14d                     ;    80.8 p1      35 v[2]
        add r9d, dword [r8 + 24]           ;    78.0 p0+p2   34 sum
        lea r9d, [r9 + rdi + 1548603684]   ;    79.8 p0      34 sum
        rol r9d, 9                         ;    80.8 p5      35 v[4]
        rol r13d, 0xa                      ;    79.2 p5      36 v[1]
        add r14d, dword [r8 + 36]          ;    78.8 p1+p2   34 sum
        mov edi, r15d                      ;    79.8 p1      25 sum copy
        xor edi, r10d                      ;    81.8 p0      25 sum
        xor edi, r11d                      ;    82.8 p5      25 sum
        add r14d, edi                      ;    83.8 p1      34 sum
        rol r14d, 0xd                      ;    84.8 p0      35 v[1]
        add r9d, edx                       ;    81.8 p5      35 v[4]
        mov edi, dword [r8 + 40]           ;    78.0 p2      34 sum
        rol r15d, 0xa                      ;    82.0 p0      36 v[3]
        add r14d, r12d                     ;    85.8 p1      35 v[1]
        mov ebp, r9d                       ;    82.8 p5      26 sum copy
        xor ebp, ecx                       ;    83.8 p1      26 sum
        and ebp, r13d                      ;    84.8 p0      26 sum
        add r12d, edi                      ;    83.2 p5      34 sum
        xor ebp, ecx                       ;    85.8 p1      26 sum
        add edx, dword [r8 + 44]           ;    84.0 p0+p2   34 sum
        lea edx, [rdx + rbp + 1548603684]  ;    86.8 p0      34 sum
        mov ebp, r10d                      ;    84.2 p5      25 sum copy
        xor ebp, r14d                      ;    86.8 p1      25 sum
        xor ebp, r15d                      ;    87.8 p5      25 sum
        add r12d, ebp                      ;    88.8 p1      34 sum
        rol r12d, 0xe                      ;    89.8 p0      35 v[0]
        rol edx, 0xd                       ;    87.8 p5      35 v[3]
        rol r10d, 0xa                      ;    87.0 p0      36 v[2]
        add r12d, r11d                     ;    90.8 p1      35 v[0]
        rol ecx, 0xa                       ;    87.2 p5      36 v[0]
        add edx, ebx                       ;    88.8 p1      35 v[3]
        add r11d, dword [r8 + 44]          ;    88.0 p0+p2   34 sum
        mov ebp, r14d                      ;    88.2 p5      25 sum copy
        xor ebp, r12d                      ;    91.8 p1      25 sum
        xor ebp, r10d                      ;    92.8 p0      25 sum
        add r11d, ebp                      ;    93.8 p5      34 sum
        rol r11d, 0xf                      ;    94.8 p0      35 v[4]
        mov ebp, edx                       ;    89.8 p1      26 sum copy
        xor ebp, r9d                       ;    90.8 p5      26 sum
        and ebp, ecx                       ;    91.8 p1      26 sum
        rol r14d, 0xa                      ;    91.0 p0      36 v[1]
        xor ebp, r9d                       ;    92.8 p5      26 sum
        add r11d, r15d                     ;    95.8 p1      35 v[4]
        lea ebx, [rbx + rbp + 1548603684]  ;    93.8 p0      34 sum
        add ebx, eax                       ;    94.8 p5      34 sum
        rol ebx, 0xf                       ;    95.8 p0      35 v[2]
        rol r9d, 0xa                       ;    93.2 p5      36 v[4]
        add r15d, dword [r8 + 48]          ;    92.8 p1+p2   34 sum
        mov ebp, r12d                      ;    93.8 p1      25 sum copy
        xor ebp, r11d                      ;    96.8 p0      25 sum
        xor ebp, r14d                      ;    97.8 p5      25 sum
        add r15d, ebp                      ;    98.8 p1      34 sum
        rol r15d, 6                        ;    99.8 p0      35 v[3]
        add ebx, r13d                      ;    96.8 p5      35 v[2]
        rol r12d, 0xa                      ;    96.0 p0      36 v[0]
        mov ebp, dword [r8 + 52]           ;    93.0 p2      34 sum
        add ebp, r10d                      ;    96.0 p1      34 sum
        add r10d, r15d                     ;   100.8 p5      35 v[3]
        mov r15d, ebx                      ;    97.8 p1      26 sum copy
        xor r15d, edx                      ;    98.8 p0      26 sum
        and r15d, r9d                      ;    99.8 p5      26 sum
        xor r15d, edx                      ;   100.8 p1      26 sum
        add r13d, dword [r8 + 28]          ;    98.0 p0+p2   34 sum
        lea r13d, [r13 + r15 + 1548603684] ;   101.8 p0      34 sum
        mov r15d, r11d                     ;    98.2 p5      25 sum copy
        xor r15d, r10d                     ;   101.8 p1      25 sum
        xor r15d, r12d                     ;   102.8 p5      25 sum
        add ebp, r15d                      ;   103.8 p1      34 sum
        rol ebp, 7                         ;   104.8 p0      35 v[2]
        rol r13d, 7                        ;   102.8 p5      35 v[1]
        rol r11d, 0xa                      ;   101.0 p0      36 v[4]
        add ebp, r14d                      ;   105.8 p1      35 v[2]
        rol edx, 0xa                       ;   101.2 p5      36 v[3]
        add r13d, ecx                      ;   103.8 p1      35 v[1]
        add r14d, dword [r8 + 56]          ;   102.0 p0+p2   34 sum
        mov r15d, r10d                     ;   102.2 p5      25 sum copy
        xor r15d, ebp                      ;   106.8 p1      25 sum
        xor r15d, r11d                     ;   107.8 p0      25 sum
        add r14d, r15d                     ;   108.8 p5      34 sum
        rol r14d, 9                        ;   109.8 p0      35 v[1]
        mov r15d, ebx                      ;   103.8 p1      26 sum copy
        xor r15d, r13d                     ;   104.8 p5      26 sum
        and r15d, edx                      ;   105.8 p1      26 sum
        rol r10d, 0xa                      ;   105.0 p0      36 v[3]
        xor r15d, ebx                      ;   106.8 p5      26 sum
        add r14d, r12d                     ;   110.8 p1      35 v[1]
        add ecx, dword [r8]                ;   106.0 p0+p2   34 sum
        lea ecx, [rcx + r15 + 1548603684]  ;   107.8 p0      34 sum
        rol ecx, 0xc                       ;   108.8 p5      35 v[0]
        add r12d, dword [r8 + 60]          ;   106.8 p1+p2   34 sum
        rol ebx, 0xa                       ;   107.2 p5      36 v[2]
        mov r15d, ebp                      ;   107.8 p1      25 sum copy
        xor r15d, r10d                     ;   108.8 p0      25 sum
        xor r15d, r14d                     ;   111.8 p5      25 sum
        add r12d, r15d                     ;   112.8 p1      34 sum
        rol ebp, 0xa                       ;   109.0 p0      36 v[2]
        rol r12d, 8                        ;   113.8 p5      35 v[0]
        add ecx, r9d                       ;   109.8 p1      35 v[0]
        add r12d, r11d                     ;   114.8 p0      35 v[0]
        mov r15d, ecx                      ;   110.8 p5      26 sum copy
        xor r15d, r13d                     ;   111.8 p1      26 sum
        and r15d, ebx                      ;   112.8 p0      26 sum
        mov edi, r14d                      ;   111.8 p5      25 sum copy
        xor edi, ebp                       ;   112.8 p1      25 sum
        and edi, r12d                      ;   115.8 p0      25 sum
        xor r15d, r13d                     ;   113.8 p5      26 sum
        add r9d, dword [r8 + 52]           ;   112.8 p1+p2   34 sum
        lea r9d, [r9 + r15 + 1548603684]   ;   114.8 p0      34 sum
        xor edi, ebp                       ;   116.8 p5      25 sum
        rol r9d, 8                         ;   115.8 p0      35 v[4]
        add r11d, dword [r8 + 28]          ;   113.8 p1+p2   34 sum
        lea r11d, [r11 + rdi + 1518500249] ;   117.8 p0      34 sum
        rol r14d, 0xa                      ;   114.2 p5      36 v[1]
        rol r11d, 7                        ;   118.8 p5      35 v[4]
        rol r13d, 0xa                      ;   116.0 p0      36 v[1]
        add r9d, edx                       ;   116.8 p1      35 v[4]
        add r11d, r10d                     ;   119.8 p1      35 v[4]
        mov edi, r12d                      ;   116.2 p5      25 sum copy
        xor edi, r14d                      ;   117.2 p1      25 sum
        and edi, r11d                      ;   120.8 p0      25 sum
        mov r15d, r9d                      ;   117.8 p5      26 sum copy
        xor r15d, ecx                      ;   118.8 p1      26 sum
        and r15d, r13d                     ;   119.8 p0      26 sum
        xor edi, r14d                      ;   121.8 p5      25 sum
        xor r15d, ecx                      ;   120.8 p1      26 sum
        add r10d, dword [r8 + 16]          ;   119.0 p0+p2   34 sum
        lea r10d, [r10 + rdi + 1518500249] ;   122.8 p0      34 sum
        rol r12d, 0xa                      ;   119.2 p5      36 v[0]
        add edx, dword [r8 + 20]           ;   119.8 p1+p2   34 sum
        lea edx, [rdx + r15 + 1548603684]  ;   121.8 p0      34 sum
        rol r10d, 6                        ;   123.8 p5      35 v[3]
        rol edx, 9                         ;   122.8 p5      35 v[3]
        mov edi, dword [r8 + 52]           ;   117.8 p2      34 sum
        lea edi, [rdi + rbp + 1518500249]  ;   122.0 p0      34 sum
        add ebp, r10d                      ;   124.8 p1      35 v[3]
        rol ecx, 0xa                       ;   122.2 p5      36 v[0]
        add edx, ebx                       ;   123.8 p1      35 v[3]
        mov r10d, r11d                     ;   122.8 p1      25 sum copy
        xor r10d, r12d                     ;   123.8 p0      25 sum
        and r10d, ebp                      ;   125.8 p5      25 sum
        xor r10d, r12d                     ;   126.8 p1      25 sum
        add edi, r10d                      ;   127.8 p0      34 sum
        mov r10d, r9d                      ;   124.2 p5      26 sum copy
        xor r10d, edx                      ;   125.2 p1      26 sum
        and r10d, ecx                      ;   126.2 p0      26 sum
        rol r11d, 0xa                      ;   125.2 p5      36 v[4]
        rol edi, 8                         ;   128.8 p0      35 v[2]
        xor r10d, r9d                      ;   127.2 p1      26 sum
        add ebx, dword [r8 + 40]           ;   126.2 p5+p2   34 sum
        lea ebx, [rbx + r10 + 1548603684]  ;   128.2 p0      34 sum
        rol ebx, 0xb                       ;   129.2 p5      35 v[2]
        mov r10d, dword [r8 + 4]           ;   123.8 p2      34 sum
        lea r10d, [r10 + r14 + 1518500249] ;   128.0 p0      34 sum
        add r14d, edi                      ;   129.8 p1      35 v[2]
        rol r9d, 0xa                       ;   128.2 p5      36 v[4]
        mov edi, ebp                       ;   127.8 p1      25 sum copy
        xor edi, r11d                      ;   128.8 p1      25 sum
        and edi, r14d                      ;   130.8 p0      25 sum
        add ebx, r13d                      ;   130.2 p5      35 v[2]
        xor edi, r11d                      ;   131.8 p1      25 sum
        add r10d, edi                      ;   132.8 p0      34 sum
        rol ebp, 0xa                       ;   130.2 p5      36 v[3]
        rol r10d, 0xd                      ;   133.8 p0      35 v[1]
        mov edi, edx                       ;   130.8 p1      26 sum copy
        xor edi, ebx                       ;   131.8 p5      26 sum
        and edi, r9d                       ;   132.8 p1      26 sum
        xor edi, edx                       ;   133.8 p0      26 sum
        mov r15d, dword [r8 + 40]          ;   128.5 p2      34 sum
        lea r15d, [r15 + r12 + 1518500249] ;   133.0 p0      34 sum
        add r12d, r10d                     ;   134.8 p5      35 v[1]
        add r13d, dword [r8 + 56]          ;   132.8 p1+p2   34 sum
        lea r13d, [r13 + rdi + 1548603684] ;   134.8 p0      34 sum
        rol r13d, 7                        ;   135.8 p5      35 v[1]
        mov edi, r14d                      ;   133.8 p1      25 sum copy
        xor edi, ebp                       ;   134.8 p5      25 sum
        and edi, r12d                      ;   135.8 p1      25 sum
        rol edx, 0xa                       ;   135.0 p0      36 v[3]
        xor edi, ebp                       ;   136.8 p5      25 sum
        add r15d, edi                      ;   137.8 p1      34 sum
        add r13d, ecx                      ;   136.8 p0      35 v[1]
        rol r14d, 0xa                      ;   136.2 p5      36 v[2]
        rol r15d, 0xb                      ;   138.8 p0      35 v[0]
        mov edi, ebx                       ;   136.8 p1      26 sum copy
        xor edi, r13d                      ;   137.8 p5      26 sum
        and edi, edx                       ;   138.8 p1      26 sum
        add r15d, r11d                     ;   139.8 p0      35 v[0]
        xor edi, ebx                       ;   139.8 p5      26 sum
        mov r10d, r12d                     ;   138.8 p1      25 sum copy
        xor r10d, r14d                     ;   139.8 p0      25 sum
        and r10d, r15d                     ;   140.8 p5      25 sum
        add ecx, dword [r8 + 60]           ;   139.8 p1+p2   34 sum
        lea ecx, [rcx + rdi + 1548603684]  ;   140.8 p0      34 sum
        rol ecx, 7                         ;   141.8 p5      35 v[0]
        xor r10d, r14d                     ;   141.8 p1      25 sum
        add r11d, dword [r8 + 24]          ;   141.0 p0+p2   34 sum
        lea r11d, [r11 + r10 + 1518500249] ;   142.8 p0      34 sum
        rol r12d, 0xa                      ;   141.2 p5      36 v[1]
        rol ebx, 0xa                       ;   142.2 p5      36 v[2]
        rol r11d, 9                        ;   143.8 p0      35 v[4]
        add ecx, r9d                       ;   142.8 p1      35 v[0]
        add r11d, ebp                      ;   144.8 p1      35 v[4]
        mov edi, r13d                      ;   143.2 p5      26 sum copy
        xor edi, ecx                       ;   144.2 p1      26 sum
        and edi, ebx                       ;   145.2 p0      26 sum
        mov r10d, r15d                     ;   144.2 p5      25 sum copy
        xor r10d, r12d                     ;   145.2 p1      25 sum
        and r10d, r11d                     ;   146.2 p0      25 sum
        xor edi, r13d                      ;   146.2 p5      26 sum
        add r9d, dword [r8 + 32]           ;   145.8 p1+p2   34 sum
        lea r9d, [r9 + rdi + 1548603684]   ;   147.2 p0      34 sum
        xor r10d, r12d                     ;   147.2 p5      25 sum
        rol r15d, 0xa                      ;   147.0 p0      36 v[0]
        rol r9d, 0xc                       ;   148.2 p5      35 v[4]
        add ebp, dword [r8 + 60]           ;   146.8 p1+p2   34 sum
        lea ebp, [rbp + r10 + 1518500249]  ;   148.2 p0      34 sum
        rol ebp, 7                         ;   149.2 p5      35 v[3]
        rol r13d, 0xa                      ;   149.0 p0      36 v[1]
        add r9d, edx                       ;   149.2 p1      35 v[4]
        add ebp, r14d                      ;   150.2 p1      35 v[3]
        mov edi, r11d                      ;   149.2 p5      25 sum copy
        xor edi, r15d                      ;   150.2 p1      25 sum
        and edi, ebp                       ;   151.2 p0      25 sum
        mov r10d, ecx                      ;   150.2 p5      26 sum copy
        xor r10d, r9d                      ;   151.2 p1      26 sum
        and r10d, r13d                     ;   152.2 p0      26 sum
        xor edi, r15d                      ;   152.2 p5      25 sum
        add r14d, dword [r8 + 12]          ;   151.8 p1+p2   34 sum
        lea r14d, [r14 + rdi + 1518500249] ;   153.2 p0      34 sum
        xor r10d, ecx                      ;   153.2 p5      26 sum
        rol r11d, 0xa                      ;   153.0 p0      36 v[4]
        rol r14d, 0xf                      ;   154.2 p5      35 v[2]
        add edx, dword [r8 + 48]           ;   152.8 p1+p2   34 sum
        lea edx, [rdx + r10 + 1548603684]  ;   154.2 p0      34 sum
        rol edx, 7                         ;   155.2 p5      35 v[3]
        add r14d, r12d                     ;   155.2 p1      35 v[2]
        rol ecx, 0xa                       ;   155.0 p0      36 v[0]
        add edx, ebx                       ;   156.2 p1      35 v[3]
        mov edi, ebp                       ;   155.2 p5      25 sum copy
        xor edi, r11d                      ;   156.2 p1      25 sum
        and edi, r14d                      ;   157.2 p0      25 sum
        xor edi, r11d                      ;   158.2 p5      25 sum
        add r12d, dword [r8 + 48]          ;   156.8 p1+p2   34 sum
        lea r12d, [r12 + rdi + 1518500249] ;   159.2 p0      34 sum
        mov edi, r9d                       ;   157.2 p5      26 sum copy
        xor edi, edx                       ;   158.2 p1      26 sum
        and edi, ecx                       ;   159.2 p0      26 sum
        rol ebp, 0xa                       ;   158.2 p5      36 v[3]
        rol r12d, 7                        ;   160.2 p0      35 v[1]
        xor edi, r9d                       ;   160.2 p1      26 sum
        add ebx, dword [r8 + 16]           ;   159.2 p5+p2   34 sum
        lea ebx, [rbx + rdi + 1548603684]  ;   161.2 p0      34 sum
        rol ebx, 6                         ;   162.2 p5      35 v[2]
        add r12d, r15d                     ;   161.2 p1      35 v[1]
        rol r9d, 0xa                       ;   161.0 p0      36 v[4]
        mov edi, r14d                      ;   160.8 p1      25 sum copy
        xor edi, ebp                       ;   161.8 p5      25 sum
        and edi, r12d                      ;   162.8 p1      25 sum
        add ebx, r13d                      ;   163.2 p0      35 v[2]
        xor edi, ebp                       ;   163.8 p5      25 sum
        rol r14d, 0xa                      ;   163.0 p0      36 v[2]
        add r15d, dword [r8]               ;   162.8 p1+p2   34 sum
        lea r15d, [r15 + rdi + 1518500249] ;   164.8 p0      34 sum
        rol r15d, 0xc                      ;   165.8 p5      35 v[0]
        mov edi, edx                       ;   163.8 p1      26 sum copy
        xor edi, ebx                       ;   164.8 p5      26 sum
        and edi, r9d                       ;   165.8 p1      26 sum
        xor edi, edx                       ;   166.8 p0      26 sum
        add r15d, r11d                     ;   166.8 p5      35 v[0]
        add r13d, dword [r8 + 36]          ;   165.8 p1+p2   34 sum
        lea r13d, [r13 + rdi + 1548603684] ;   167.8 p0      34 sum
        rol r13d, 0xf                      ;   168.8 p5      35 v[1]
        mov edi, r12d                      ;   166.8 p1      25 sum copy
        xor edi, r14d                      ;   167.8 p0      25 sum
        and edi, r15d                      ;   168.8 p5      25 sum
        rol edx, 0xa                       ;   168.0 p0      36 v[3]
        xor edi, r14d                      ;   169.8 p1      25 sum
        add r11d, dword [r8 + 36]          ;   168.2 p5+p2   34 sum
        lea r11d, [r11 + rdi + 1518500249] ;   170.8 p0      34 sum
        add r13d, ecx                      ;   169.8 p1      35 v[1]
        rol r12d, 0xa                      ;   169.2 p5      36 v[1]
        rol r11d, 0xf                      ;   171.8 p0      35 v[4]
        mov edi, ebx                       ;   169.8 p1      26 sum copy
        xor edi, r13d                      ;   170.8 p5      26 sum
        and edi, edx                       ;   171.8 p1      26 sum
        add r11d, ebp                      ;   172.8 p0      35 v[4]
        xor edi, ebx                       ;   172.8 p5      26 sum
        mov r10d, r15d                     ;   171.8 p1      25 sum copy
        xor r10d, r12d                     ;   172.8 p0      25 sum
        add ecx, dword [r8 + 4]            ;   172.2 p5+p2   34 sum
        lea ecx, [rcx + rdi + 1548603684]  ;   173.8 p0      34 sum
        and r10d, r11d                     ;   173.8 p1      25 sum
        rol ecx, 0xd                       ;   174.8 p5      35 v[0]
        add ebp, dword [r8 + 20]           ;   173.8 p1+p2   34 sum
        xor r10d, r12d                     ;   174.8 p0      25 sum
        lea ebp, [rbp + r10 + 1518500249]  ;   175.8 p0      34 sum
        rol r15d, 0xa                      ;   174.2 p5      36 v[0]
        rol ebp, 9                         ;   176.8 p5      35 v[3]
        rol ebx, 0xa                       ;   176.0 p0      36 v[2]
        add ecx, r9d                       ;   175.8 p1      35 v[0]
        add ebp, r14d                      ;   177.8 p1      35 v[3]
        mov edi, ecx                       ;   176.8 p5      26 sum copy
        xor edi, r13d                      ;   177.8 p1      26 sum
        and edi, ebx                       ;   178.8 p0      26 sum
        mov r10d, r11d                     ;   177.2 p5      25 sum copy
        xor r10d, r15d                     ;   178.2 p1      25 sum
        and r10d, ebp                      ;   179.2 p0      25 sum
        xor edi, r13d                      ;   179.8 p5      26 sum
        add r9d, dword [r8 + 8]            ;   178.8 p1+p2   34 sum
        lea r9d, [r9 + rdi + 1548603684]   ;   180.8 p0      34 sum
        xor r10d, r15d                     ;   180.2 p5      25 sum
        rol r11d, 0xa                      ;   180.0 p0      36 v[4]
        rol r9d, 0xb                       ;   181.8 p5      35 v[4]
        add r14d, dword [r8 + 8]           ;   179.8 p1+p2   34 sum
        lea r14d, [r14 + r10 + 1518500249] ;   181.2 p0      34 sum
        rol r14d, 0xb                      ;   182.2 p5      35 v[2]
        add r9d, edx                       ;   182.8 p1      35 v[4]
        mov edi, ecx                       ;   181.8 p1      25 sum copy
        not edi                            ;   182.8 p0      25 sum
        rol r13d, 0xa                      ;   182.2 p5      36 v[1]
        add r14d, r12d                     ;   183.2 p1      35 v[2]
        mov r10d, ebp                      ;   183.0 p0      25 sum copy
        xor r10d, r11d                     ;   184.0 p5      25 sum
        or edi, r9d                        ;   183.8 p1      25 sum
        and r10d, r14d                     ;   185.0 p0      25 sum
        xor edi, r13d                      ;   184.8 p5      25 sum
        add edx, dword [r8 + 60]           ;   184.8 p1+p2   34 sum
        lea edx, [rdx + rdi + 1836072691]  ;   185.8 p0      34 sum
        xor r10d, r11d                     ;   186.0 p5      25 sum
        rol ebp, 0xa                       ;   186.0 p0      36 v[3]
        rol edx, 9                         ;   186.8 p5      35 v[3]
        add r12d, dword [r8 + 56]          ;   185.8 p1+p2   34 sum
        lea r12d, [r12 + r10 + 1518500249] ;   187.0 p0      34 sum
        rol r12d, 7                        ;   188.0 p5      35 v[1]
        add edx, ebx                       ;   187.8 p1      35 v[3]
        mov edi, r9d                       ;   187.8 p1      25 sum copy
        not edi                            ;   188.8 p0      25 sum
        rol ecx, 0xa                       ;   188.2 p5      36 v[0]
        add r12d, r15d                     ;   189.0 p1      35 v[1]
        mov r10d, r14d                     ;   189.0 p0      25 sum copy
        xor r10d, ebp                      ;   190.0 p5      25 sum
        or edi, edx                        ;   189.8 p1      25 sum
        and r10d, r12d                     ;   191.0 p0      25 sum
        xor edi, ecx                       ;   190.8 p5      25 sum
        add ebx, dword [r8 + 20]           ;   190.8 p1+p2   34 sum
        lea ebx, [rbx + rdi + 1836072691]  ;   191.8 p0      34 sum
        xor r10d, ebp                      ;   192.0 p5      25 sum
        rol r14d, 0xa                      ;   192.0 p0      36 v[2]
        rol ebx, 7                         ;   192.8 p5      35 v[2]
        add r15d, dword [r8 + 44]          ;   191.8 p1+p2   34 sum
        lea r15d, [r15 + r10 + 1518500249] ;   193.0 p0      34 sum
        rol r15d, 0xd                      ;   194.0 p5      35 v[0]
        add ebx, r13d                      ;   193.8 p1      35 v[2]
        mov edi, edx                       ;   193.8 p1      25 sum copy
        not edi                            ;   194.8 p0      25 sum
        rol r9d, 0xa                       ;   194.2 p5      36 v[4]
        add r15d, r11d                     ;   195.0 p1      35 v[0]
        mov r10d, r12d                     ;   195.0 p0      25 sum copy
        xor r10d, r14d                     ;   196.0 p5      25 sum
        or edi, ebx                        ;   195.8 p1      25 sum
        and r10d, r15d                     ;   197.0 p0      25 sum
        xor edi, r9d                       ;   196.8 p5      25 sum
        lea r13d, [r13 + rdi + 1836072691] ;   197.8 p0      34 sum
        mov edi, dword [r8 + 4]            ;   192.2 p2      34 sum reload
        add r13d, edi                      ;   198.8 p1      34 sum
        xor r10d, r14d                     ;   198.0 p5      25 sum
        rol r13d, 0xf                      ;   199.8 p0      35 v[1]
        add r11d, dword [r8 + 32]          ;   197.8 p1+p2   34 sum
        lea r11d, [r11 + r10 + 1518500249] ;   199.0 p0      34 sum
        rol r11d, 0xc                      ;   200.0 p5      35 v[4]
        rol edx, 0xa                       ;   199.2 p5      36 v[3]
        lea r10d, [rcx + rax + 1836072691] ;   200.0 p0      34 sum
        add ecx, r13d                      ;   200.8 p1      35 v[1]
        mov r13d, ebx                      ;   199.8 p1      25 sum copy
        not r13d                           ;   200.8 p5      25 sum
        rol r12d, 0xa                      ;   201.0 p0      36 v[1]
        mov dword [rsp + 64], esi          ;   196.0 p3+p4   44 x[1] spill
        mov esi, r15d                      ;   200.8 p1      25 sum copy
        not esi                            ;   201.8 p5      25 sum
        add r11d, ebp                      ;   201.8 p1      35 v[4]
        or r13d, ecx                       ;   202.0 p0      25 sum
        or esi, r11d                       ;   202.8 p5      25 sum
        xor r13d, edx                      ;   203.0 p1      25 sum
        add r10d, r13d                     ;   204.0 p0      34 sum
        xor esi, r12d                      ;   203.8 p5      25 sum
        rol r10d, 0xb                      ;   205.0 p0      35 v[0]
        add ebp, dword [r8 + 12]           ;   203.8 p1+p2   34 sum
        lea ebp, [rbp + rsi + 1859775393]  ;   205.0 p0      34 sum
        rol ebp, 0xb                       ;   206.0 p5      35 v[3]
        add r10d, r9d                      ;   206.0 p1      35 v[0]
        mov esi, ecx                       ;   205.2 p5      25 sum copy
        not esi                            ;   206.2 p1      25 sum
        rol ebx, 0xa                       ;   206.0 p0      36 v[2]
        rol r15d, 0xa                      ;   206.2 p5      36 v[0]
        add ebp, r14d                      ;   207.0 p1      35 v[3]
        mov r13d, r11d                     ;   207.0 p0      25 sum copy
        not r13d                           ;   208.0 p5      25 sum
        or esi, r10d                       ;   207.8 p1      25 sum
        xor esi, ebx                       ;   208.8 p0      25 sum
        or r13d, ebp                       ;   209.0 p5      25 sum
        xor r13d, r15d                     ;   210.0 p1      25 sum
        add r9d, dword [r8 + 28]           ;   209.0 p0+p2   34 sum
        lea r9d, [r9 + rsi + 1836072691]   ;   210.0 p0      34 sum
        rol r9d, 8                         ;   211.0 p5      35 v[4]
        add r14d, dword [r8 + 40]          ;   209.8 p1+p2   34 sum
        lea r14d, [r14 + r13 + 1859775393] ;   211.0 p0      34 sum
        rol r14d, 0xd                      ;   212.0 p5      35 v[2]
        add r9d, edx                       ;   212.0 p1      35 v[4]
        rol ecx, 0xa                       ;   211.2 p5      36 v[1]
        mov esi, r10d                      ;   211.8 p1      25 sum copy
        not esi                            ;   212.8 p0      25 sum
        rol r11d, 0xa                      ;   212.2 p5      36 v[4]
        add r14d, r12d                     ;   213.0 p1      35 v[2]
        mov r13d, ebp                      ;   213.0 p0      25 sum copy
        not r13d                           ;   214.0 p5      25 sum
        or esi, r9d                        ;   213.8 p1      25 sum
        or r13d, r14d                      ;   215.0 p0      25 sum
        xor esi, ecx                       ;   214.8 p5      25 sum
        add edx, dword [r8 + 56]           ;   214.8 p1+p2   34 sum
        lea edx, [rdx + rsi + 1836072691]  ;   215.8 p0      34 sum
        xor r13d, r11d                     ;   216.0 p5      25 sum
        rol edx, 6                         ;   216.8 p0      35 v[3]
        add r12d, dword [r8 + 56]          ;   215.8 p1+p2   34 sum
        lea r12d, [r12 + r13 + 1859775393] ;   217.0 p0      34 sum
        rol r12d, 6                        ;   218.0 p5      35 v[1]
        add edx, ebx                       ;   217.8 p1      35 v[3]
        mov esi, r9d                       ;   217.2 p5      25 sum copy
        not esi                            ;   218.2 p1      25 sum
        rol r10d, 0xa                      ;   218.0 p0      36 v[0]
        rol ebp, 0xa                       ;   218.2 p5      36 v[3]
        add r12d, r15d                     ;   219.0 p1      35 v[1]
        mov r13d, r14d                     ;   219.0 p0      25 sum copy
        not r13d                           ;   220.0 p5      25 sum
        or esi, edx                        ;   219.8 p1      25 sum
        xor esi, r10d                      ;   220.8 p0      25 sum
        or r13d, r12d                      ;   221.0 p5      25 sum
        add ebx, dword [r8 + 24]           ;   220.8 p1+p2   34 sum
        lea ebx, [rbx + rsi + 1836072691]  ;   221.8 p0      34 sum
        xor r13d, ebp                      ;   222.0 p5      25 sum
        rol ebx, 6                         ;   222.8 p0      35 v[2]
        add r15d, dword [r8 + 16]          ;   221.8 p1+p2   34 sum
        lea r15d, [r15 + r13 + 1859775393] ;   223.0 p0      34 sum
        rol r15d, 7                        ;   224.0 p5      35 v[0]
        add ebx, ecx                       ;   223.8 p1      35 v[2]
        mov esi, edx                       ;   223.2 p5      25 sum copy
        not esi                            ;   224.2 p1      25 sum
        rol r9d, 0xa                       ;   224.0 p0      36 v[4]
        rol r14d, 0xa                      ;   224.2 p5      36 v[2]
        add r15d, r11d                     ;   225.0 p1      35 v[0]
        mov r13d, r12d                     ;   225.0 p0      25 sum copy
        not r13d                           ;   226.0 p5      25 sum
        or esi, ebx                        ;   225.8 p1      25 sum
        or r13d, r15d                      ;   227.0 p0      25 sum
        xor esi, r9d                       ;   226.8 p5      25 sum
        add ecx, dword [r8 + 36]           ;   226.8 p1+p2   34 sum
        lea ecx, [rcx + rsi + 1836072691]  ;   227.8 p0      34 sum
        xor r13d, r14d                     ;   228.0 p5      25 sum
        rol ecx, 0xe                       ;   228.8 p0      35 v[1]
        add r11d, dword [r8 + 36]          ;   227.8 p1+p2   34 sum
        lea r11d, [r11 + r13 + 1859775393] ;   229.0 p0      34 sum
        rol r11d, 0xe                      ;   230.0 p5      35 v[4]
        rol edx, 0xa                       ;   229.2 p5      36 v[3]
        add ecx, r10d                      ;   229.8 p1      35 v[1]
        mov esi, ebx                       ;   229.8 p1      25 sum copy
        not esi                            ;   230.8 p0      25 sum
        rol r12d, 0xa                      ;   230.2 p5      36 v[1]
        add r11d, ebp                      ;   231.0 p1      35 v[4]
        mov r13d, r15d                     ;   231.0 p0      25 sum copy
        not r13d                           ;   232.0 p5      25 sum
        or esi, ecx                        ;   231.8 p1      25 sum
        or r13d, r11d                      ;   233.0 p0      25 sum
        xor esi, edx                       ;   232.8 p5      25 sum
        add r10d, dword [r8 + 44]          ;   232.8 p1+p2   34 sum
        lea r10d, [r10 + rsi + 1836072691] ;   233.8 p0      34 sum
        xor r13d, r12d                     ;   234.0 p5      25 sum
        rol r10d, 0xc                      ;   234.8 p0      35 v[0]
        add ebp, dword [r8 + 60]           ;   233.8 p1+p2   34 sum
        lea ebp, [rbp + r13 + 1859775393]  ;   235.0 p0      34 sum
        rol ebp, 9                         ;   236.0 p5      35 v[3]
        add r10d, r9d                      ;   235.8 p1      35 v[0]
        mov esi, ecx                       ;   235.2 p5      25 sum copy
        not esi                            ;   236.2 p1      25 sum
        rol ebx, 0xa                       ;   236.0 p0      36 v[2]
        add ebp, r14d                      ;   237.0 p5      35 v[3]
        rol r15d, 0xa                      ;   237.0 p0      36 v[0]
        mov r13d, r11d                     ;   236.8 p1      25 sum copy
        not r13d                           ;   237.8 p5      25 sum
        or esi, r10d                       ;   237.8 p1      25 sum
        or r13d, ebp                       ;   238.8 p0      25 sum
        xor esi, ebx                       ;   238.8 p5      25 sum
        add r9d, dword [r8 + 32]           ;   238.8 p1+p2   34 sum
        lea r9d, [r9 + rsi + 1836072691]   ;   239.8 p0      34 sum
        xor r13d, r15d                     ;   239.8 p5      25 sum
        rol r9d, 0xd                       ;   240.8 p0      35 v[4]
        add r14d, dword [r8 + 32]          ;   239.8 p1+p2   34 sum
        lea r14d, [r14 + r13 + 1859775393] ;   241.0 p0      34 sum
        rol r14d, 0xd                      ;   242.0 p5      35 v[2]
        rol ecx, 0xa                       ;   241.2 p5      36 v[1]
        add r9d, edx                       ;   241.8 p1      35 v[4]
        mov esi, r10d                      ;   241.8 p1      25 sum copy
        not esi                            ;   242.8 p0      25 sum
        rol r11d, 0xa                      ;   242.2 p5      36 v[4]
        add r14d, r12d                     ;   243.0 p1      35 v[2]
        mov r13d, ebp                      ;   243.0 p0      25 sum copy
        not r13d                           ;   244.0 p5      25 sum
        or esi, r9d                        ;   243.8 p1      25 sum
        or r13d, r14d                      ;   245.0 p0      25 sum
        xor esi, ecx                       ;   244.8 p5      25 sum
        add edx, dword [r8 + 48]           ;   244.8 p1+p2   34 sum
        lea edx, [rdx + rsi + 1836072691]  ;   245.8 p0      34 sum
        xor r13d, r11d                     ;   246.0 p5      25 sum
        rol edx, 5                         ;   246.8 p0      35 v[3]
        add r12d, dword [r8 + 4]           ;   245.8 p1+p2   34 sum
        lea r12d, [r12 + r13 + 1859775393] ;   247.0 p0      34 sum
        rol r12d, 0xf                      ;   248.0 p5      35 v[1]
        add edx, ebx                       ;   247.8 p1      35 v[3]
        mov esi, r9d                       ;   247.2 p5      25 sum copy
        not esi                            ;   248.2 p1      25 sum
        rol r10d, 0xa                      ;   248.0 p0      36 v[0]
        rol ebp, 0xa                       ;   248.2 p5      36 v[3]
        add r12d, r15d                     ;   249.0 p1      35 v[1]
        mov r13d, r14d                     ;   249.0 p0      25 sum copy
        not r13d                           ;   250.0 p5      25 sum
        or esi, edx                        ;   249.8 p1      25 sum
        xor esi, r10d                      ;   250.8 p0      25 sum
        or r13d, r12d                      ;   251.0 p5      25 sum
        xor r13d, ebp                      ;   252.0 p1      25 sum
        add ebx, dword [r8 + 8]            ;   251.0 p0+p2   34 sum
        lea ebx, [rbx + rsi + 1836072691]  ;   252.0 p0      34 sum
        rol ebx, 0xe                       ;   253.0 p5      35 v[2]
        add r15d, dword [r8 + 8]           ;   251.8 p1+p2   34 sum
        lea r15d, [r15 + r13 + 1859775393] ;   253.0 p0      34 sum
        rol r15d, 0xe                      ;   254.0 p5      35 v[0]
        add ebx, ecx                       ;   254.0 p1      35 v[2]
        rol r9d, 0xa                       ;   253.2 p5      36 v[4]
        mov esi, edx                       ;   253.8 p1      25 sum copy
        not esi                            ;   254.8 p0      25 sum
        rol r14d, 0xa                      ;   254.2 p5      36 v[2]
        add r15d, r11d                     ;   255.0 p1      35 v[0]
        mov r13d, r12d                     ;   255.0 p0      25 sum copy
        not r13d                           ;   256.0 p5      25 sum
        or esi, ebx                        ;   255.8 p1      25 sum
        or r13d, r15d                      ;   257.0 p0      25 sum
        xor esi, r9d                       ;   256.8 p5      25 sum
        add ecx, dword [r8 + 40]           ;   256.8 p1+p2   34 sum
        lea ecx, [rcx + rsi + 1836072691]  ;   257.8 p0      34 sum
        xor r13d, r14d                     ;   258.0 p5      25 sum
        rol ecx, 0xd                       ;   258.8 p0      35 v[1]
        add r11d, dword [r8 + 28]          ;   257.8 p1+p2   34 sum
        lea r11d, [r11 + r13 + 1859775393] ;   259.0 p0      34 sum
        rol r11d, 8                        ;   260.0 p5      35 v[4]
        add ecx, r10d                      ;   259.8 p1      35 v[1]
        mov esi, ebx                       ;   259.2 p5      25 sum copy
        not esi                            ;   260.2 p1      25 sum
        rol edx, 0xa                       ;   260.0 p0      36 v[3]
        rol r12d, 0xa                      ;   260.2 p5      36 v[1]
        add r11d, ebp                      ;   261.0 p1      35 v[4]
        mov r13d, r15d                     ;   261.0 p0      25 sum copy
        not r13d                           ;   262.0 p5      25 sum
        or esi, ecx                        ;   261.8 p1      25 sum
        xor esi, edx                       ;   262.8 p0      25 sum
        or r13d, r11d                      ;   263.0 p5      25 sum
        add r10d, dword [r8]               ;   262.8 p1+p2   34 sum
        lea r10d, [r10 + rsi + 1836072691] ;   263.8 p0      34 sum
        xor r13d, r12d                     ;   264.0 p5      25 sum
        rol r10d, 0xd                      ;   264.8 p0      35 v[0]
        add ebp, dword [r8]                ;   263.8 p1+p2   34 sum
        lea ebp, [rbp + r13 + 1859775393]  ;   265.0 p0      34 sum
        rol ebp, 0xd                       ;   266.0 p5      35 v[3]
        add r10d, r9d                      ;   265.8 p1      35 v[0]
        mov esi, ecx                       ;   265.2 p5      25 sum copy
        not esi                            ;   266.2 p1      25 sum
        rol ebx, 0xa                       ;   266.0 p0      36 v[2]
        rol r15d, 0xa                      ;   266.2 p5      36 v[0]
        add ebp, r14d                      ;   267.0 p1      35 v[3]
        mov r13d, r11d                     ;   267.0 p0      25 sum copy
        not r13d                           ;   268.0 p5      25 sum
        or esi, r10d                       ;   267.8 p1      25 sum
        or r13d, ebp                       ;   269.0 p0      25 sum
        xor esi, ebx                       ;   268.8 p5      25 sum
        add r9d, dword [r8 + 16]           ;   268.8 p1+p2   34 sum
        lea r9d, [r9 + rsi + 1836072691]   ;   269.8 p0      34 sum
        xor r13d, r15d                     ;   270.0 p5      25 sum
        rol r9d, 7                         ;   270.8 p0      35 v[4]
        add r14d, dword [r8 + 24]          ;   269.8 p1+p2   34 sum
        lea r14d, [r14 + r13 + 1859775393] ;   271.0 p0      34 sum
        rol r14d, 6                        ;   272.0 p5      35 v[2]
        rol ecx, 0xa                       ;   271.2 p5      36 v[1]
        add r9d, edx                       ;   271.8 p1      35 v[4]
        mov esi, r10d                      ;   271.8 p1      25 sum copy
        not esi                            ;   272.8 p0      25 sum
        rol r11d, 0xa                      ;   272.2 p5      36 v[4]
        add r14d, r12d                     ;   273.0 p1      35 v[2]
        mov r13d, ebp                      ;   273.0 p0      25 sum copy
        not r13d                           ;   274.0 p5      25 sum
        or esi, r9d                        ;   273.8 p1      25 sum
        or r13d, r14d                      ;   275.0 p0      25 sum
        xor esi, ecx                       ;   274.8 p5      25 sum
        add edx, dword [r8 + 52]           ;   274.8 p1+p2   34 sum
        lea edx, [rdx + rsi + 1836072691]  ;   275.8 p0      34 sum
        xor r13d, r11d                     ;   276.0 p5      25 sum
        rol r10d, 0xa                      ;   276.0 p0      36 v[0]
        rol edx, 5                         ;   276.8 p5      35 v[3]
        add r12d, dword [r8 + 52]          ;   275.8 p1+p2   34 sum
        lea r12d, [r12 + r13 + 1859775393] ;   277.0 p0      34 sum
        rol r12d, 5                        ;   278.0 p5      35 v[1]
        add edx, ebx                       ;   277.8 p1      35 v[3]
        rol ebp, 0xa                       ;   278.0 p0      36 v[3]
        mov esi, dword [r8 + 44]           ;   273.0 p2      34 sum
        lea esi, [rsi + r15 + 1859775393]  ;   279.0 p0      34 sum
        add r15d, r12d                     ;   279.0 p1      35 v[1]
        mov r12d, r14d                     ;   278.2 p5      25 sum copy
        not r12d                           ;   279.2 p1      25 sum
        mov r13d, r9d                      ;   279.2 p5      25 sum copy
        xor r13d, r10d                     ;   280.2 p1      25 sum
        and r13d, edx                      ;   281.2 p0      25 sum
        or r12d, r15d                      ;   280.2 p5      25 sum
        xor r13d, r10d                     ;   282.2 p1      25 sum
        xor r12d, ebp                      ;   281.2 p0      25 sum
        add esi, r12d                      ;   282.2 p5      34 sum
        add ebx, dword [r8 + 32]           ;   281.8 p1+p2   34 sum
        lea ebx, [rbx + r13 + 2053994217]  ;   283.2 p0      34 sum
        rol r9d, 0xa                       ;   282.2 p5      36 v[4]
        rol ebx, 0xf                       ;   284.2 p0      35 v[2]
        rol esi, 0xc                       ;   283.2 p5      35 v[0]
        mov r12d, dword [r8 + 24]          ;   278.5 p2      34 sum
        lea r12d, [r12 + rcx + 2053994217] ;   284.0 p0      34 sum
        add ecx, ebx                       ;   285.2 p1      35 v[2]
        rol r14d, 0xa                      ;   284.2 p5      36 v[2]
        add esi, r11d                      ;   284.2 p1      35 v[0]
        mov r13d, r15d                     ;   284.8 p1      25 sum copy
        not r13d                           ;   285.8 p0      25 sum
        mov ebx, edx                       ;   285.2 p5      25 sum copy
        xor ebx, r9d                       ;   286.2 p1      25 sum
        and ebx, ecx                       ;   287.2 p0      25 sum
        or r13d, esi                       ;   286.8 p5      25 sum
        xor ebx, r9d                       ;   288.2 p1      25 sum
        add r12d, ebx                      ;   289.2 p0      34 sum
        xor r13d, r14d                     ;   287.8 p5      25 sum
        rol edx, 0xa                       ;   288.0 p0      36 v[3]
        add r11d, dword [r8 + 20]          ;   287.8 p1+p2   34 sum
        lea r11d, [r11 + r13 + 1859775393] ;   289.0 p0      34 sum
        rol r12d, 5                        ;   290.2 p5      35 v[1]
        rol r11d, 7                        ;   290.0 p5      35 v[4]
        mov r13d, dword [r8 + 16]          ;   284.8 p2      34 sum
        lea r13d, [r13 + r10 + 2053994217] ;   290.0 p0      34 sum
        add r10d, r12d                     ;   291.2 p1      35 v[1]
        rol r15d, 0xa                      ;   290.2 p5      36 v[1]
        add r11d, ebp                      ;   291.0 p1      35 v[4]
        mov r12d, esi                      ;   290.8 p1      25 sum copy
        not r12d                           ;   291.8 p0      25 sum
        mov ebx, ecx                       ;   291.2 p5      25 sum copy
        xor ebx, edx                       ;   292.2 p1      25 sum
        and ebx, r10d                      ;   293.2 p0      25 sum
        or r12d, r11d                      ;   292.8 p5      25 sum
        xor ebx, edx                       ;   294.2 p1      25 sum
        add r13d, ebx                      ;   295.2 p0      34 sum
        xor r12d, r15d                     ;   293.8 p5      25 sum
        rol ecx, 0xa                       ;   294.0 p0      36 v[2]
        add ebp, dword [r8 + 48]           ;   293.8 p1+p2   34 sum
        lea ebp, [rbp + r12 + 1859775393]  ;   295.0 p0      34 sum
        rol r13d, 8                        ;   296.2 p5      35 v[0]
        rol esi, 0xa                       ;   295.2 p5      36 v[0]
        rol ebp, 5                         ;   296.0 p0      35 v[3]
        add r13d, r9d                      ;   297.2 p1      35 v[0]
        add ebp, r14d                      ;   297.0 p1      35 v[3]
        mov r12d, r10d                     ;   296.2 p5      25 sum copy
        xor r12d, ecx                      ;   297.2 p1      25 sum
        and r12d, r13d                     ;   298.2 p0      25 sum
        mov ebx, esi                       ;   297.2 p5      26 sum copy
        not ebx                            ;   298.2 p1      26 sum
        and ebx, r11d                      ;   299.2 p0      26 sum
        xor r12d, ecx                      ;   299.2 p5      25 sum
        add r14d, dword [r8 + 4]           ;   298.8 p1+p2   34 sum
        lea r14d, [r14 + rbx - 1894007588] ;   300.2 p0      34 sum
        mov ebx, ebp                       ;   299.2 p5      26 sum copy
        and ebx, esi                       ;   300.2 p1      26 sum
        add r14d, ebx                      ;   301.2 p0      34 sum
        rol r11d, 0xa                      ;   300.2 p5      36 v[4]
        lea r9d, [r9 + r12 + 2053994217]   ;   301.0 p0      34 sum
        add r9d, edi                       ;   302.0 p1      34 sum
        rol r14d, 0xb                      ;   302.2 p5      35 v[2]
        rol r10d, 0xa                      ;   302.0 p0      36 v[1]
        rol r9d, 0xb                       ;   303.0 p5      35 v[4]
        add r14d, r15d                     ;   303.2 p1      35 v[2]
        add r9d, edx                       ;   304.0 p1      35 v[4]
        mov r12d, r11d                     ;   303.0 p0      26 sum copy
        not r12d                           ;   304.0 p5      26 sum
        and r12d, ebp                      ;   305.0 p1      26 sum
        mov ebx, r13d                      ;   304.0 p0      25 sum copy
        xor ebx, r10d                      ;   305.0 p5      25 sum
        add r15d, dword [r8 + 36]          ;   304.8 p1+p2   34 sum
        lea r15d, [r15 + r12 - 1894007588] ;   306.0 p0      34 sum
        and ebx, r9d                       ;   306.0 p5      25 sum
        rol ebp, 0xa                       ;   306.0 p0      36 v[3]
        mov r12d, r11d                     ;   305.8 p1      26 sum copy
        and r12d, r14d                     ;   306.8 p5      26 sum
        add r15d, r12d                     ;   307.8 p1      34 sum
        rol r15d, 0xc                      ;   308.8 p0      35 v[1]
        xor ebx, r10d                      ;   307.2 p5      25 sum
        lea edx, [rdx + rbx + 2053994217]  ;   308.2 p0      34 sum
        add edx, eax                       ;   309.2 p1      34 sum
        rol r13d, 0xa                      ;   308.2 p5      36 v[0]
        rol edx, 0xe                       ;   310.2 p0      35 v[3]
        add r15d, esi                      ;   309.8 p1      35 v[1]
        mov r12d, ebp                      ;   309.2 p5      26 sum copy
        not r12d                           ;   310.2 p1      26 sum
        and r12d, r14d                     ;   311.2 p0      26 sum
        add edx, ecx                       ;   311.2 p5      35 v[3]
        add esi, dword [r8 + 44]           ;   310.8 p1+p2   34 sum
        lea esi, [rsi + r12 - 1894007588]  ;   312.2 p0      34 sum
        mov r12d, r15d                     ;   311.2 p5      26 sum copy
        and r12d, ebp                      ;   312.2 p1      26 sum
        add esi, r12d                      ;   313.2 p0      34 sum
        rol r14d, 0xa                      ;   312.2 p5      36 v[2]
        rol esi, 0xe                       ;   314.2 p0      35 v[0]
        mov r12d, r9d                      ;   312.8 p1      25 sum copy
        xor r12d, r13d                     ;   313.8 p5      25 sum
        and r12d, edx                      ;   314.8 p1      25 sum
        xor r12d, r13d                     ;   315.8 p0      25 sum
        add esi, r11d                      ;   315.2 p5      35 v[0]
        add ecx, dword [r8 + 44]           ;   314.8 p1+p2   34 sum
        lea ecx, [rcx + r12 + 2053994217]  ;   316.8 p0      34 sum
        mov r12d, r14d                     ;   315.2 p5      26 sum copy
        not r12d                           ;   316.2 p1      26 sum
        rol r9d, 0xa                       ;   316.0 p0      36 v[4]
        rol ecx, 0xe                       ;   317.8 p5      35 v[2]
        and r12d, r15d                     ;   317.2 p1      26 sum
        add r11d, dword [r8 + 40]          ;   317.0 p0+p2   34 sum
        lea r11d, [r11 + r12 - 1894007588] ;   318.2 p0      34 sum
        mov r12d, r14d                     ;   317.2 p5      26 sum copy
        and r12d, esi                      ;   318.2 p1      26 sum
        add r11d, r12d                     ;   319.2 p5      34 sum
        rol r15d, 0xa                      ;   319.0 p0      36 v[1]
        add ecx, r10d                      ;   318.8 p1      35 v[2]
        rol r11d, 0xf                      ;   320.2 p5      35 v[4]
        mov r12d, edx                      ;   319.8 p1      25 sum copy
        xor r12d, r9d                      ;   320.8 p0      25 sum
        and r12d, ecx                      ;   321.8 p5      25 sum
        add r11d, ebp                      ;   321.2 p1      35 v[4]
        mov ebx, r15d                      ;   321.0 p0      26 sum copy
        not ebx                            ;   322.0 p5      26 sum
        xor r12d, r9d                      ;   322.8 p1      25 sum
        and ebx, esi                       ;   323.0 p0      26 sum
        add r10d, dword [r8 + 60]          ;   322.2 p5+p2   34 sum
        lea r10d, [r10 + r12 + 2053994217] ;   323.8 p0      34 sum
        rol edx, 0xa                       ;   323.2 p5      36 v[3]
        add ebp, dword [r8]                ;   322.8 p1+p2   34 sum
        lea ebp, [rbp + rbx - 1894007588]  ;   324.0 p0      34 sum
        rol r10d, 6                        ;   324.8 p5      35 v[1]
        mov r12d, r11d                     ;   323.8 p1      26 sum copy
        and r12d, r15d                     ;   324.8 p1      26 sum
        add ebp, r12d                      ;   325.8 p0      34 sum
        rol esi, 0xa                       ;   325.2 p5      36 v[0]
        rol ebp, 0xe                       ;   326.8 p0      35 v[3]
        add r10d, r13d                     ;   325.8 p1      35 v[1]
        mov r12d, dword [r8 + 32]          ;   321.8 p2      34 sum
        lea r12d, [r12 + r14 - 1894007588] ;   327.0 p0      34 sum
        add r14d, ebp                      ;   327.8 p5      35 v[3]
        mov ebp, ecx                       ;   326.8 p1      25 sum copy
        xor ebp, edx                       ;   327.8 p5      25 sum
        and ebp, r10d                      ;   328.8 p1      25 sum
        mov ebx, esi                       ;   328.0 p0      26 sum copy
        not ebx                            ;   329.0 p5      26 sum
        and ebx, r11d                      ;   330.0 p1      26 sum
        add r12d, ebx                      ;   331.0 p0      34 sum
        xor ebp, edx                       ;   329.8 p5      25 sum
        rol r11d, 0xa                      ;   330.0 p0      36 v[4]
        mov ebx, esi                       ;   329.8 p1      26 sum copy
        and ebx, r14d                      ;   330.8 p5      26 sum
        add r12d, ebx                      ;   332.0 p1      34 sum
        rol r12d, 0xf                      ;   333.0 p0      35 v[2]
        add r13d, dword [r8]               ;   331.2 p5+p2   34 sum
        lea r13d, [r13 + rbp + 2053994217] ;   332.2 p0      34 sum
        rol ecx, 0xa                       ;   332.2 p5      36 v[2]
        rol r13d, 0xe                      ;   333.2 p0      35 v[0]
        add r12d, r15d                     ;   334.0 p1      35 v[2]
        add r13d, r9d                      ;   334.2 p1      35 v[0]
        mov ebp, r11d                      ;   333.2 p5      26 sum copy
        not ebp                            ;   334.2 p1      26 sum
        mov ebx, r10d                      ;   334.0 p0      25 sum copy
        xor ebx, ecx                       ;   335.0 p5      25 sum
        and ebp, r14d                      ;   335.2 p1      26 sum
        and ebx, r13d                      ;   336.0 p0      25 sum
        add r15d, dword [r8 + 48]          ;   335.2 p5+p2   34 sum
        lea r15d, [r15 + rbp - 1894007588] ;   336.2 p0      34 sum
        rol r14d, 0xa                      ;   336.2 p5      36 v[3]
        mov ebp, r12d                      ;   335.8 p1      26 sum copy
        and ebp, r11d                      ;   336.8 p1      26 sum
        add r15d, ebp                      ;   337.8 p0      34 sum
        rol r15d, 9                        ;   338.8 p5      35 v[1]
        xor ebx, ecx                       ;   337.8 p1      25 sum
        add r9d, dword [r8 + 20]           ;   338.0 p0+p2   34 sum
        lea r9d, [r9 + rbx + 2053994217]   ;   339.0 p0      34 sum
        rol r10d, 0xa                      ;   338.2 p5      36 v[1]
        rol r9d, 6                         ;   340.0 p5      35 v[4]
        add r15d, esi                      ;   339.8 p1      35 v[1]
        mov ebp, r14d                      ;   339.8 p1      26 sum copy
        not ebp                            ;   340.8 p0      26 sum
        and ebp, r12d                      ;   341.8 p5      26 sum
        add r9d, edx                       ;   341.0 p1      35 v[4]
        add esi, dword [r8 + 16]           ;   341.0 p0+p2   34 sum
        lea esi, [rsi + rbp - 1894007588]  ;   342.8 p0      34 sum
        mov ebp, r15d                      ;   341.2 p5      26 sum copy
        and ebp, r14d                      ;   342.2 p1      26 sum
        add esi, ebp                       ;   343.8 p5      34 sum
        rol r12d, 0xa                      ;   343.0 p0      36 v[2]
        mov ebp, r13d                      ;   342.8 p1      25 sum copy
        xor ebp, r10d                      ;   343.8 p5      25 sum
        rol esi, 8                         ;   344.8 p0      35 v[0]
        and ebp, r9d                       ;   344.8 p1      25 sum
        xor ebp, r10d                      ;   345.8 p5      25 sum
        add edx, dword [r8 + 48]           ;   344.8 p1+p2   34 sum
        lea edx, [rdx + rbp + 2053994217]  ;   346.8 p0      34 sum
        add esi, r11d                      ;   345.8 p5      35 v[0]
        mov ebp, r12d                      ;   345.8 p1      26 sum copy
        not ebp                            ;   346.8 p0      26 sum
        rol r13d, 0xa                      ;   346.2 p5      36 v[0]
        rol edx, 9                         ;   347.8 p0      35 v[3]
        and ebp, r15d                      ;   347.8 p1      26 sum
        add r11d, dword [r8 + 52]          ;   347.2 p5+p2   34 sum
        lea r11d, [r11 + rbp - 1894007588] ;   348.8 p0      34 sum
        mov ebp, esi                       ;   347.8 p1      26 sum copy
        and ebp, r12d                      ;   348.8 p5      26 sum
        add r11d, ebp                      ;   349.8 p1      34 sum
        rol r15d, 0xa                      ;   349.0 p0      36 v[1]
        add edx, ecx                       ;   349.2 p5      35 v[3]
        rol r11d, 9                        ;   350.8 p0      35 v[4]
        mov ebp, r9d                       ;   349.8 p1      25 sum copy
        xor ebp, r13d                      ;   350.8 p5      25 sum
        and ebp, edx                       ;   351.8 p1      25 sum
        add r11d, r14d                     ;   351.8 p0      35 v[4]
        mov ebx, r15d                      ;   351.2 p5      26 sum copy
        not ebx                            ;   352.2 p1      26 sum
        xor ebp, r13d                      ;   352.8 p0      25 sum
        add ecx, dword [r8 + 8]            ;   352.2 p5+p2   34 sum
        lea ecx, [rcx + rbp + 2053994217]  ;   353.8 p0      34 sum
        and ebx, esi                       ;   353.2 p1      26 sum
        rol r9d, 0xa                       ;   353.2 p5      36 v[4]
        add r14d, dword [r8 + 12]          ;   353.8 p1+p2   34 sum
        lea r14d, [r14 + rbx - 1894007588] ;   354.8 p0      34 sum
        rol ecx, 0xc                       ;   354.8 p5      35 v[2]
        rol esi, 0xa                       ;   355.0 p0      36 v[0]
        mov ebp, r11d                      ;   354.8 p1      26 sum copy
        and ebp, r15d                      ;   355.8 p5      26 sum
        add r14d, ebp                      ;   356.8 p1      34 sum
        rol r14d, 0xe                      ;   357.8 p0      35 v[3]
        add ecx, r10d                      ;   356.2 p5      35 v[2]
        add r14d, r12d                     ;   358.8 p1      35 v[3]
        mov ebp, edx                       ;   357.0 p0      25 sum copy
        xor ebp, r9d                       ;   358.0 p5      25 sum
        and ebp, ecx                       ;   359.0 p1      25 sum
        mov ebx, esi                       ;   358.0 p0      26 sum copy
        not ebx                            ;   359.0 p5      26 sum
        and ebx, r11d                      ;   360.0 p1      26 sum
        add r12d, dword [r8 + 28]          ;   359.0 p0+p2   34 sum
        lea r12d, [r12 + rbx - 1894007588] ;   361.0 p0      34 sum
        xor ebp, r9d                       ;   360.0 p5      25 sum
        rol r11d, 0xa                      ;   360.2 p5      36 v[4]
        mov ebx, esi                       ;   359.8 p1      26 sum copy
        and ebx, r14d                      ;   360.8 p1      26 sum
        add r12d, ebx                      ;   362.0 p0      34 sum
        add r10d, dword [r8 + 52]          ;   361.2 p5+p2   34 sum
        lea r10d, [r10 + rbp + 2053994217] ;   362.2 p0      34 sum
        rol r12d, 5                        ;   363.0 p5      35 v[2]
        rol edx, 0xa                       ;   363.0 p0      36 v[3]
        rol r10d, 9                        ;   363.2 p5      35 v[1]
        add r12d, r15d                     ;   364.0 p1      35 v[2]
        mov ebp, r11d                      ;   362.8 p1      26 sum copy
        not ebp                            ;   363.8 p1      26 sum
        add r10d, r13d                     ;   364.2 p0      35 v[1]
        and ebp, r14d                      ;   364.8 p5      26 sum
        mov ebx, ecx                       ;   364.8 p1      25 sum copy
        xor ebx, edx                       ;   365.8 p0      25 sum
        add r15d, dword [r8 + 60]          ;   365.2 p5+p2   34 sum
        lea r15d, [r15 + rbp - 1894007588] ;   366.2 p0      34 sum
        and ebx, r10d                      ;   366.8 p1      25 sum
        rol r14d, 0xa                      ;   366.2 p5      36 v[3]
        mov ebp, r12d                      ;   366.8 p1      26 sum copy
        and ebp, r11d                      ;   367.8 p0      26 sum
        add r15d, ebp                      ;   368.8 p5      34 sum
        rol r15d, 6                        ;   369.8 p0      35 v[1]
        xor ebx, edx                       ;   367.8 p1      25 sum
        add r13d, dword [r8 + 36]          ;   368.2 p5+p2   34 sum
        lea r13d, [r13 + rbx + 2053994217] ;   369.2 p0      34 sum
        rol ecx, 0xa                       ;   369.2 p5      36 v[2]
        rol r13d, 0xc                      ;   370.2 p0      35 v[0]
        mov ebp, dword [r8 + 56]           ;   364.8 p2      34 sum
        lea ebp, [rbp + rsi - 1894007588]  ;   371.0 p0      34 sum
        add esi, r15d                      ;   370.8 p1      35 v[1]
        mov r15d, r14d                     ;   369.8 p1      26 sum copy
        not r15d                           ;   370.8 p5      26 sum
        and r15d, r12d                     ;   371.8 p1      26 sum
        add r13d, r9d                      ;   371.2 p5      35 v[0]
        add ebp, r15d                      ;   372.8 p1      34 sum
        mov r15d, r14d                     ;   372.0 p0      26 sum copy
        and r15d, esi                      ;   373.0 p5      26 sum
        add ebp, r15d                      ;   374.0 p1      34 sum
        rol r12d, 0xa                      ;   373.0 p0      36 v[2]
        rol ebp, 8                         ;   375.0 p5      35 v[0]
        mov r15d, r10d                     ;   373.8 p1      25 sum copy
        xor r15d, ecx                      ;   374.8 p0      25 sum
        and r15d, r13d                     ;   375.8 p5      25 sum
        xor r15d, ecx                      ;   376.8 p1      25 sum
        add ebp, r11d                      ;   376.0 p0      35 v[0]
        add r9d, dword [r8 + 28]           ;   375.2 p5+p2   34 sum
        lea r9d, [r9 + r15 + 2053994217]   ;   377.8 p0      34 sum
        mov r15d, r12d                     ;   375.8 p1      26 sum copy
        not r15d                           ;   376.8 p5      26 sum
        rol r10d, 0xa                      ;   377.0 p0      36 v[1]
        rol r9d, 5                         ;   378.8 p5      35 v[4]
        and r15d, esi                      ;   377.8 p1      26 sum
        add r11d, dword [r8 + 20]          ;   377.8 p1+p2   34 sum
        lea r11d, [r11 + r15 - 1894007588] ;   378.8 p0      34 sum
        mov r15d, ebp                      ;   378.2 p5      26 sum copy
        and r15d, r12d                     ;   379.2 p1      26 sum
        add r11d, r15d                     ;   380.2 p0      34 sum
        rol esi, 0xa                       ;   379.2 p5      36 v[1]
        add r9d, edx                       ;   379.8 p1      35 v[4]
        rol r11d, 6                        ;   381.2 p0      35 v[4]
        mov r15d, r13d                     ;   380.2 p5      25 sum copy
        xor r15d, r10d                     ;   381.2 p1      25 sum
        and r15d, r9d                      ;   382.2 p0      25 sum
        add r11d, r14d                     ;   382.2 p5      35 v[4]
        mov ebx, esi                       ;   381.8 p1      26 sum copy
        not ebx                            ;   382.8 p0      26 sum
        xor r15d, r10d                     ;   383.2 p5      25 sum
        and ebx, ebp                       ;   383.8 p1      26 sum
        add edx, dword [r8 + 40]           ;   383.0 p0+p2   34 sum
        lea edx, [rdx + r15 + 2053994217]  ;   384.2 p0      34 sum
        rol r13d, 0xa                      ;   383.2 p5      36 v[0]
        rol edx, 0xf                       ;   385.2 p5      35 v[3]
        add r14d, dword [r8 + 24]          ;   383.8 p1+p2   34 sum
        lea r14d, [r14 + rbx - 1894007588] ;   385.0 p0      34 sum
        rol ebp, 0xa                       ;   385.2 p5      36 v[0]
        mov r15d, r11d                     ;   384.8 p1      26 sum copy
        and r15d, esi                      ;   385.8 p1      26 sum
        add r14d, r15d                     ;   386.8 p0      34 sum
        rol r14d, 5                        ;   387.8 p5      35 v[3]
        add edx, ecx                       ;   386.8 p1      35 v[3]
        add r14d, r12d                     ;   388.8 p0      35 v[3]
        mov r15d, r9d                      ;   387.2 p5      25 sum copy
        xor r15d, r13d                     ;   388.2 p1      25 sum
        mov ebx, ebp                       ;   388.0 p0      26 sum copy
        not ebx                            ;   389.0 p5      26 sum
        and r15d, edx                      ;   389.2 p1      25 sum
        and ebx, r11d                      ;   390.0 p0      26 sum
        rol r11d, 0xa                      ;   389.2 p5      36 v[4]
        add r12d, dword [r8 + 8]           ;   389.8 p1+p2   34 sum
        lea r12d, [r12 + rbx - 1894007588] ;   391.0 p0      34 sum
        xor r15d, r13d                     ;   390.2 p5      25 sum
        mov ebx, r14d                      ;   390.8 p1      26 sum copy
        and ebx, ebp                       ;   391.8 p0      26 sum
        add r12d, ebx                      ;   392.8 p5      34 sum
        add ecx, dword [r8 + 56]           ;   391.8 p1+p2   34 sum
        lea ecx, [rcx + r15 + 2053994217]  ;   392.8 p0      34 sum
        rol r12d, 0xc                      ;   393.8 p5      35 v[2]
        rol ecx, 8                         ;   393.8 p0      35 v[2]
        mov r15d, r11d                     ;   392.8 p1      26 sum copy
        not r15d                           ;   393.8 p5      26 sum
        rol r9d, 0xa                       ;   394.0 p0      36 v[4]
        add r12d, esi                      ;   394.8 p1      35 v[2]
        or r15d, r14d                      ;   394.8 p5      26 sum
        add ecx, r10d                      ;   394.8 p1      35 v[2]
        rol r14d, 0xa                      ;   395.0 p0      36 v[3]
        xor r15d, r12d                     ;   395.8 p5      26 sum
        add esi, dword [r8 + 16]           ;   395.8 p1+p2   34 sum
        lea esi, [rsi + r15 - 1454113458]  ;   396.8 p0      34 sum
        rol esi, 9                         ;   397.8 p5      35 v[1]
        mov r15d, edx                      ;   396.8 p1      25 sum copy
        xor r15d, ecx                      ;   397.8 p0      25 sum
        xor r15d, r9d                      ;   398.8 p5      25 sum
        add r10d, dword [r8 + 48]          ;   397.8 p1+p2   34 sum
        add r10d, r15d                     ;   399.8 p0      34 sum
        rol r10d, 8                        ;   400.8 p5      35 v[1]
        mov r15d, r14d                     ;   398.8 p1      26 sum copy
        not r15d                           ;   399.8 p0      26 sum
        rol edx, 0xa                       ;   399.2 p5      36 v[3]
        add esi, ebp                       ;   399.8 p1      35 v[1]
        or r15d, r12d                      ;   400.8 p0      26 sum
        add r10d, r13d                     ;   401.8 p5      35 v[1]
        rol r12d, 0xa                      ;   401.0 p0      36 v[2]
        xor r15d, esi                      ;   401.8 p1      26 sum
        add ebp, dword [r8]                ;   401.2 p5+p2   34 sum
        lea ebp, [rbp + r15 - 1454113458]  ;   402.8 p0      34 sum
        rol ebp, 0xf                       ;   403.8 p5      35 v[0]
        mov r15d, ecx                      ;   401.8 p1      25 sum copy
        xor r15d, r10d                     ;   402.8 p1      25 sum
        xor r15d, edx                      ;   403.8 p0      25 sum
        add r13d, dword [r8 + 60]          ;   403.2 p5+p2   34 sum
        add r13d, r15d                     ;   404.8 p1      34 sum
        rol r13d, 5                        ;   405.8 p0      35 v[0]
        mov r15d, r12d                     ;   404.2 p5      26 sum copy
        not r15d                           ;   405.2 p1      26 sum
        rol ecx, 0xa                       ;   405.0 p0      36 v[2]
        add ebp, r11d                      ;   405.2 p5      35 v[0]
        or r15d, esi                       ;   406.2 p1      26 sum
        add r13d, r9d                      ;   406.8 p0      35 v[0]
        rol esi, 0xa                       ;   406.2 p5      36 v[1]
        xor r15d, ebp                      ;   407.2 p1      26 sum
        add r11d, dword [r8 + 20]          ;   407.0 p0+p2   34 sum
        lea r11d, [r11 + r15 - 1454113458] ;   408.2 p0      34 sum
        rol r11d, 5                        ;   409.2 p5      35 v[4]
        mov r15d, r10d                     ;   407.8 p1      25 sum copy
        xor r15d, r13d                     ;   408.8 p5      25 sum
        xor r15d, ecx                      ;   409.8 p1      25 sum
        add r9d, r15d                      ;   410.8 p0      34 sum
        add r9d, dword [r8 + 40]           ;   411.8 p5+p2   34 sum
        rol r9d, 0xc                       ;   412.8 p0      35 v[4]
        mov r15d, esi                      ;   409.8 p1      26 sum copy
        not r15d                           ;   410.8 p5      26 sum
        rol r10d, 0xa                      ;   411.0 p0      36 v[1]
        add r11d, r14d                     ;   410.8 p1      35 v[4]
        or r15d, ebp                       ;   411.8 p5      26 sum
        add r9d, edx                       ;   413.8 p1      35 v[4]
        rol ebp, 0xa                       ;   412.0 p0      36 v[0]
        xor r15d, r11d                     ;   412.8 p5      26 sum
        add r14d, dword [r8 + 36]          ;   412.8 p1+p2   34 sum
        lea r14d, [r14 + r15 - 1454113458] ;   413.8 p0      34 sum
        rol r14d, 0xb                      ;   414.8 p5      35 v[3]
        add edx, dword [r8 + 16]           ;   413.8 p1+p2   34 sum
        mov r15d, r13d                     ;   414.0 p0      25 sum copy
        xor r15d, r9d                      ;   415.0 p5      25 sum
        xor r15d, r10d                     ;   416.0 p1      25 sum
        add edx, r15d                      ;   417.0 p0      34 sum
        rol edx, 9                         ;   418.0 p5      35 v[3]
        mov r15d, ebp                      ;   415.8 p1      26 sum copy
        not r15d                           ;   416.8 p0      26 sum
        rol r13d, 0xa                      ;   416.2 p5      36 v[0]
        add r14d, r12d                     ;   416.8 p1      35 v[3]
        or r15d, r11d                      ;   417.8 p0      26 sum
        lea edi, [rcx + rdi]               ;   418.0 p0      34 sum
        add ecx, edx                       ;   419.0 p5      35 v[3]
        rol r11d, 0xa                      ;   418.2 p5      36 v[4]
        xor r15d, r14d                     ;   418.8 p1      26 sum
        add r12d, dword [r8 + 28]          ;   418.8 p1+p2   34 sum
        lea r12d, [r12 + r15 - 1454113458] ;   419.8 p0      34 sum
        rol r12d, 6                        ;   420.8 p5      35 v[2]
        mov r15d, r11d                     ;   419.8 p1      26 sum copy
        not r15d                           ;   420.8 p0      26 sum
        mov edx, r9d                       ;   420.2 p5      25 sum copy
        xor edx, ecx                       ;   421.2 p1      25 sum
        xor edx, r13d                      ;   422.2 p0      25 sum
        add edi, edx                       ;   423.2 p5      34 sum
        rol edi, 0xc                       ;   424.2 p0      35 v[2]
        rol r9d, 0xa                       ;   422.2 p5      36 v[4]
        add r12d, esi                      ;   421.8 p1      35 v[2]
        or r15d, r14d                      ;   422.8 p1      26 sum
        add edi, r10d                      ;   425.2 p0      35 v[2]
        xor r15d, r12d                     ;   423.8 p5      26 sum
        rol r14d, 0xa                      ;   424.0 p0      36 v[3]
        add esi, dword [r8 + 48]           ;   423.8 p1+p2   34 sum
        lea esi, [rsi + r15 - 1454113458]  ;   425.0 p0      34 sum
        rol esi, 8                         ;   426.0 p5      35 v[1]
        add r10d, dword [r8 + 20]          ;   424.8 p1+p2   34 sum
        mov r15d, r14d                     ;   425.2 p5      26 sum copy
        not r15d                           ;   426.2 p1      26 sum
        mov edx, ecx                       ;   426.0 p0      25 sum copy
        xor edx, edi                       ;   427.0 p5      25 sum
        xor edx, r9d                       ;   428.0 p1      25 sum
        add r10d, edx                      ;   429.0 p0      34 sum
        rol r10d, 5                        ;   430.0 p5      35 v[1]
        rol ecx, 0xa                       ;   428.0 p0      36 v[3]
        add esi, ebp                       ;   427.8 p1      35 v[1]
        or r15d, r12d                      ;   428.2 p5      26 sum
        mov edx, dword [r8 + 32]           ;   424.2 p2      34 sum
        add edx, r13d                      ;   428.8 p1      34 sum
        add r13d, r10d                     ;   431.0 p0      35 v[1]
        rol r12d, 0xa                      ;   429.2 p5      36 v[2]
        xor r15d, esi                      ;   429.8 p1      26 sum
        add ebp, dword [r8 + 8]            ;   430.0 p0+p2   34 sum
        lea ebp, [rbp + r15 - 1454113458]  ;   431.0 p0      34 sum
        rol ebp, 0xd                       ;   432.0 p5      35 v[0]
        mov r10d, r12d                     ;   430.8 p1      26 sum copy
        not r10d                           ;   431.8 p5      26 sum
        mov r15d, edi                      ;   431.8 p1      25 sum copy
        xor r15d, r13d                     ;   432.8 p0      25 sum
        xor r15d, ecx                      ;   433.8 p5      25 sum
        add edx, r15d                      ;   434.8 p1      34 sum
        rol edx, 0xe                       ;   435.8 p0      35 v[0]
        rol edi, 0xa                       ;   433.2 p5      36 v[2]
        add ebp, r11d                      ;   433.8 p1      35 v[0]
        or r10d, esi                       ;   434.0 p0      26 sum
        add edx, r9d                       ;   436.8 p5      35 v[0]
        rol esi, 0xa                       ;   435.0 p0      36 v[1]
        xor r10d, ebp                      ;   435.0 p1      26 sum
        add r11d, dword [r8 + 40]          ;   435.2 p5+p2   34 sum
        lea r11d, [r11 + r10 - 1454113458] ;   436.2 p0      34 sum
        rol r11d, 0xc                      ;   437.2 p5      35 v[4]
        mov r10d, esi                      ;   436.0 p1      26 sum copy
        not r10d                           ;   437.0 p1      26 sum
        mov r15d, r13d                     ;   437.0 p0      25 sum copy
        xor r15d, edx                      ;   438.0 p5      25 sum
        xor r15d, edi                      ;   439.0 p1      25 sum
        add r9d, dword [r8 + 28]           ;   438.0 p0+p2   34 sum
        add r9d, r15d                      ;   440.0 p5      34 sum
        rol r9d, 6                         ;   441.0 p0      35 v[4]
        rol r13d, 0xa                      ;   439.2 p5      36 v[1]
        add r11d, r14d                     ;   438.8 p1      35 v[4]
        or r10d, ebp                       ;   439.8 p1      26 sum
        add r9d, ecx                       ;   442.0 p0      35 v[4]
        xor r10d, r11d                     ;   440.8 p5      26 sum
        rol ebp, 0xa                       ;   441.0 p0      36 v[0]
        add r14d, dword [r8 + 56]          ;   440.8 p1+p2   34 sum
        lea r14d, [r14 + r10 - 1454113458] ;   442.0 p0      34 sum
        rol r14d, 5                        ;   443.0 p5      35 v[3]
        add ecx, dword [r8 + 24]           ;   441.8 p1+p2   34 sum
        mov r10d, ebp                      ;   442.2 p5      26 sum copy
        not r10d                           ;   443.2 p1      26 sum
        mov r15d, edx                      ;   443.0 p0      25 sum copy
        xor r15d, r9d                      ;   444.0 p5      25 sum
        xor r15d, r13d                     ;   445.0 p1      25 sum
        add ecx, r15d                      ;   446.0 p0      34 sum
        rol ecx, 8                         ;   447.0 p5      35 v[3]
        rol edx, 0xa                       ;   445.0 p0      36 v[0]
        add r14d, r12d                     ;   444.8 p1      35 v[3]
        or r10d, r11d                      ;   445.2 p5      26 sum
        mov r15d, dword [r8 + 8]           ;   441.2 p2      34 sum
        add r15d, edi                      ;   445.8 p1      34 sum
        add edi, ecx                       ;   448.0 p0      35 v[3]
        rol r11d, 0xa                      ;   446.2 p5      36 v[4]
        xor r10d, r14d                     ;   446.8 p1      26 sum
        add r12d, dword [r8 + 4]           ;   447.0 p0+p2   34 sum
        lea r12d, [r12 + r10 - 1454113458] ;   448.0 p0      34 sum
        rol r12d, 0xc                      ;   449.0 p5      35 v[2]
        mov r10d, r11d                     ;   447.8 p1      26 sum copy
        not r10d                           ;   448.8 p5      26 sum
        mov ecx, r9d                       ;   448.8 p1      25 sum copy
        xor ecx, edi                       ;   449.8 p0      25 sum
        xor ecx, edx                       ;   450.8 p5      25 sum
        add r15d, ecx                      ;   451.8 p1      34 sum
        rol r15d, 0xd                      ;   452.8 p0      35 v[2]
        rol r9d, 0xa                       ;   450.2 p5      36 v[4]
        add r12d, esi                      ;   450.8 p1      35 v[2]
        or r10d, r14d                      ;   451.0 p0      26 sum
        add r15d, r13d                     ;   453.8 p5      35 v[2]
        rol r14d, 0xa                      ;   452.0 p0      36 v[3]
        xor r10d, r12d                     ;   452.0 p1      26 sum
        add esi, dword [r8 + 12]           ;   452.2 p5+p2   34 sum
        lea esi, [rsi + r10 - 1454113458]  ;   453.2 p0      34 sum
        rol esi, 0xd                       ;   454.2 p5      35 v[1]
        add r13d, dword [r8 + 52]          ;   452.8 p1+p2   34 sum
        mov r10d, r14d                     ;   453.8 p1      26 sum copy
        not r10d                           ;   454.8 p0      26 sum
        mov ecx, edi                       ;   454.2 p5      25 sum copy
        xor ecx, r15d                      ;   455.2 p1      25 sum
        xor ecx, r9d                       ;   456.2 p0      25 sum
        add r13d, ecx                      ;   457.2 p5      34 sum
        rol r13d, 6                        ;   458.2 p0      35 v[1]
        rol edi, 0xa                       ;   456.2 p5      36 v[3]
        add esi, ebp                       ;   455.8 p1      35 v[1]
        or r10d, r12d                      ;   456.8 p1      26 sum
        add r13d, edx                      ;   459.2 p0      35 v[1]
        xor r10d, esi                      ;   457.8 p5      26 sum
        rol r12d, 0xa                      ;   458.0 p0      36 v[2]
        add ebp, dword [r8 + 32]           ;   457.8 p1+p2   34 sum
        lea ebp, [rbp + r10 - 1454113458]  ;   459.0 p0      34 sum
        rol ebp, 0xe                       ;   460.0 p5      35 v[0]
        add edx, dword [r8 + 56]           ;   458.8 p1+p2   34 sum
        mov r10d, r12d                     ;   459.2 p5      26 sum copy
        not r10d                           ;   460.2 p1      26 sum
        mov ecx, r15d                      ;   460.0 p0      25 sum copy
        xor ecx, r13d                      ;   461.0 p5      25 sum
        xor ecx, edi                       ;   462.0 p1      25 sum
        add edx, ecx                       ;   463.0 p0      34 sum
        rol edx, 5                         ;   464.0 p5      35 v[0]
        rol r15d, 0xa                      ;   462.0 p0      36 v[2]
        add ebp, r11d                      ;   461.8 p1      35 v[0]
        or r10d, esi                       ;   462.2 p5      26 sum
        mov ecx, dword [r8]                ;   458.2 p2      34 sum
        add ecx, r9d                       ;   462.8 p1      34 sum
        add r9d, edx                       ;   465.0 p0      35 v[0]
        rol esi, 0xa                       ;   463.2 p5      36 v[1]
        xor r10d, ebp                      ;   463.8 p1      26 sum
        add r11d, dword [r8 + 44]          ;   464.0 p0+p2   34 sum
        lea r11d, [r11 + r10 - 1454113458] ;   465.0 p0      34 sum
        rol r11d, 0xb                      ;   466.0 p5      35 v[4]
        mov r10d, esi                      ;   464.8 p1      26 sum copy
        not r10d                           ;   465.8 p5      26 sum
        mov edx, r13d                      ;   465.8 p1      25 sum copy
        xor edx, r9d                       ;   466.8 p0      25 sum
        xor edx, r15d                      ;   467.8 p5      25 sum
        add ecx, edx                       ;   468.8 p1      34 sum
        rol ecx, 0xf                       ;   469.8 p0      35 v[4]
        rol r13d, 0xa                      ;   467.2 p5      36 v[1]
        add r11d, r14d                     ;   467.8 p1      35 v[4]
        or r10d, ebp                       ;   468.0 p0      26 sum
        lea eax, [rdi + rax]               ;   469.0 p0      34 sum
        add edi, ecx                       ;   470.8 p5      35 v[4]
        rol ebp, 0xa                       ;   469.2 p5      36 v[0]
        xor r10d, r11d                     ;   469.0 p1      26 sum
        add r14d, dword [r8 + 24]          ;   469.8 p1+p2   34 sum
        lea r14d, [r14 + r10 - 1454113458] ;   470.8 p0      34 sum
        rol r14d, 8                        ;   471.8 p5      35 v[3]
        mov r10d, ebp                      ;   470.8 p1      26 sum copy
        not r10d                           ;   471.8 p0      26 sum
        mov ecx, r9d                       ;   471.2 p5      25 sum copy
        xor ecx, edi                       ;   472.2 p1      25 sum
        xor ecx, r13d                      ;   473.2 p0      25 sum
        add eax, ecx                       ;   474.2 p5      34 sum
        rol eax, 0xd                       ;   475.2 p0      35 v[3]
        rol r9d, 0xa                       ;   473.2 p5      36 v[0]
        add r14d, r12d                     ;   472.8 p1      35 v[3]
        or r10d, r11d                      ;   473.8 p1      26 sum
        rol r11d, 0xa                      ;   474.0 p0      36 v[4]
        add eax, r15d                      ;   476.2 p5      35 v[3]
        xor r10d, r14d                     ;   474.8 p1      26 sum
        mov ecx, dword [rsp + 48]          ;   470.8 p2      49 h
        add ecx, r11d                      ;   475.0 p0      49 h
        not r11d                           ;   475.2 p5      26 sum
        add r12d, dword [r8 + 60]          ;   475.8 p1+p2   34 sum
        lea r12d, [r12 + r10 - 1454113458] ;   476.8 p0      34 sum
        rol r12d, 5                        ;   477.8 p5      35 v[2]
        add r15d, dword [r8 + 36]          ;   476.8 p1+p2   34 sum
        mov r10d, edi                      ;   477.0 p0      25 sum copy
        xor r10d, eax                      ;   478.0 p5      25 sum
        xor r10d, r9d                      ;   479.0 p1      25 sum
        add r15d, r10d                     ;   480.0 p0      34 sum
        rol r15d, 0xb                      ;   481.0 p5      35 v[2]
        rol edi, 0xa                       ;   479.0 p0      36 v[4]
        add r12d, esi                      ;   478.8 p1      35 v[2]
        or r11d, r14d                      ;   479.2 p5      26 sum
        rol r14d, 0xa                      ;   480.0 p0      36 v[3]
        add r15d, r13d                     ;   482.0 p1      35 v[2]
        xor r11d, r12d                     ;   480.2 p5      26 sum
        add esi, dword [r8 + 52]           ;   480.8 p1+p2   34 sum
        lea esi, [rsi + r11 - 1454113458]  ;   481.8 p0      34 sum
        rol esi, 6                         ;   482.8 p5      35 v[1]
        add r13d, dword [r8 + 44]          ;   481.8 p1+p2   34 sum
        mov r10d, eax                      ;   482.0 p0      36 v[3] copy
        rol r10d, 0xa                      ;   483.0 p5      36 v[3]
        xor eax, r15d                      ;   483.0 p1      25 sum
        xor eax, edi                       ;   484.0 p0      25 sum
        add r13d, eax                      ;   485.0 p5      34 sum
        rol r13d, 0xb                      ;   486.0 p0      35 v[1]
        add ecx, r9d                       ;   483.8 p1      49 h
        add r12d, r10d                     ;   484.2 p5      48 h0
        add r12d, dword [rsp + 64]         ;   485.2 p1+p2   48 h0
        add r14d, edi                      ;   485.0 p0      49 h
        add r14d, dword [rsp + 52]         ;   486.0 p5+p2   49 h
        add r9d, r13d                      ;   487.0 p1      49 h
        add r9d, ebp                       ;   488.0 p0      49 h
        add r9d, dword [rsp + 60]          ;   489.0 p5+p2   49 h
        add esi, ebp                       ;   486.8 p1      49 h
        add esi, r15d                      ;   487.8 p0      49 h
        add esi, dword [rsp + 56]          ;   488.8 p5+p2   49 h
        add r8, 0x40                       ;   487.8 p1      41 blocks
        mov edi, ecx                       ;   488.0 p0      49 h copy
        mov ebp, r9d                       ;   490.0 p5      49 h copy
        mov r9d, r12d                      ;   488.8 p1      48 h0 copy
        mov r10d, esi                      ;   489.8 p0      49 h copy
        mov esi, r14d                      ;   489.2 p5      49 h copy
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 28], esi          ;                    resident
        mov dword [rsp + 32], edi          ;                    resident
        mov dword [rsp + 36], ebp          ;                    resident
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 24], r9d          ;                    resident
        mov dword [rsp + 40], r10d         ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 24]          ;     0.0 p2      41 blocks reload
        mov r8, qword [rsp + 0]            ;     1.0 p2      41 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   41 blocks
        mov esi, dword [rsp + 28]          ;     2.0 p2      41 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   41 blocks
        mov esi, dword [rsp + 32]          ;     3.0 p2      41 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   41 blocks
        mov esi, dword [rsp + 36]          ;     4.0 p2      41 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   41 blocks
        mov esi, dword [rsp + 40]          ;     5.0 p2      41 blocks reload
        mov dword [r8 + 16], esi           ;     8.0 p3+p4   41 blocks
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

; ripemd160_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 16e068aed158f4d7); do not edit:
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
;   blocks: 1631 uops, planned 392.0; bounds: width 271.8, ports 255.2, path 388.0
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
        mov esi, dword [rsp + 28]          ;                    resident
        mov edi, dword [rsp + 32]          ;                    resident
        mov ebp, dword [rsp + 36]          ;                    resident
        mov r8, qword [rsp + 8]            ;                    resident
        mov r9d, dword [rsp + 24]          ;                    resident
        mov r10d, dword [rsp + 40]         ;                    resident
        align 16
.blocks_1:
        rorx r11d, edi, 0x16               ;     0.0 p0      36 v[2]
        mov r12d, ebp                      ;     0.2         26 sum copy
        not r12d                           ;     0.3 p1      26 sum
        or r12d, edi                       ;     1.3 p5      26 sum
        xor r12d, esi                      ;     2.3 p6      26 sum
        lea r12d, [r12 + r9 + 1352829926]  ;     3.3 p11     34 sum
        add r12d, dword [r8 + 20]          ;     5.0 p0+p2   34 sum
        ror r12d, 0x18                     ;     6.0 p6      35 v[0]
        rorx r13d, esi, 0x16               ;     2.0 p0      36 v[1]
        mov r14d, r11d                     ;     1.5         26 sum copy
        not r14d                           ;     1.7 p1      26 sum
        or r14d, esi                       ;     2.7 p5      26 sum
        add r12d, r10d                     ;     7.0 p11     35 v[0]
        xor r14d, r12d                     ;     8.0 p6      26 sum
        mov r15d, dword [r8 + 56]          ;     2.3 p3      34 sum
        lea r15d, [r15 + r14 + 1352829926] ;     9.0 p1      34 sum
        add r15d, r10d                     ;    10.0 p5      34 sum
        ror r15d, 0x17                     ;    11.0 p0      35 v[4]
        mov r14d, r13d                     ;     3.0         26 sum copy
        not r14d                           ;     3.2 p11     26 sum
        or r14d, r12d                      ;     8.0 p6      26 sum
        add r15d, ebp                      ;    12.0 p1      35 v[4]
        xor r14d, r15d                     ;    13.0 p5      26 sum
        mov eax, dword [r8 + 28]           ;     3.8 p10     34 sum
        lea eax, [rax + r14 + 1352829926]  ;    14.0 p0      34 sum
        ror r12d, 0x16                     ;     8.0 p6      36 v[0]
        add eax, ebp                       ;    15.0 p11     34 sum
        ror eax, 0x17                      ;    16.0 p0      35 v[3]
        mov r14d, r12d                     ;     9.0         26 sum copy
        not r14d                           ;     9.0 p1      26 sum
        or r14d, r15d                      ;    13.0 p5      26 sum
        add eax, r11d                      ;    17.0 p11     35 v[3]
        xor r14d, eax                      ;    18.0 p6      26 sum
        mov ecx, dword [r8]                ;     5.5 p2      34 sum
        lea ecx, [rcx + r14 + 1352829926]  ;    19.0 p1      34 sum
        add ecx, r11d                      ;    20.0 p0      34 sum
        ror r15d, 0x16                     ;    13.0 p6      36 v[4]
        ror ecx, 0x15                      ;    21.0 p0      35 v[2]
        mov r14d, r15d                     ;    14.0         26 sum copy
        not r14d                           ;    14.0 p5      26 sum
        or r14d, eax                       ;    18.0 p11     26 sum
        add ecx, r13d                      ;    22.0 p1      35 v[2]
        xor r14d, ecx                      ;    23.0 p5      26 sum
        mov edx, dword [r8 + 36]           ;     7.2 p3      34 sum
        lea edx, [rdx + r14 + 1352829926]  ;    24.0 p6      34 sum
        ror eax, 0x16                      ;    18.0 p0      36 v[3]
        add edx, r13d                      ;    25.0 p11     34 sum
        ror edx, 0x13                      ;    26.0 p6      35 v[1]
        mov r14d, eax                      ;    19.0         26 sum copy
        not r14d                           ;    19.0 p1      26 sum
        or r14d, ecx                       ;    23.0 p5      26 sum
        mov ebx, dword [r8 + 8]            ;     8.5 p10     34 sum
        lea ebx, [rbx + r12 + 1352829926]  ;    13.5 p11     34 sum
        add r12d, edx                      ;    27.0 p0      35 v[1]
        ror ecx, 0x16                      ;    23.0 p6      36 v[2]
        mov edx, ecx                       ;    24.0         26 sum copy
        not edx                            ;    24.0 p1      26 sum
        xor r14d, r12d                     ;    28.0 p5      26 sum
        add ebx, r14d                      ;    29.0 p11     34 sum
        ror ebx, 0x11                      ;    30.0 p0      35 v[0]
        or edx, r12d                       ;    28.0 p1      26 sum
        mov r14d, dword [r8 + 44]          ;    10.2 p2      34 sum
        lea r14d, [r14 + r15 + 1352829926] ;    15.2 p5      34 sum
        add r15d, ebx                      ;    31.0 p6      35 v[0]
        ror r12d, 0x16                     ;    28.0 p0      36 v[1]
        mov ebx, r12d                      ;    29.0         26 sum copy
        not ebx                            ;    29.0 p11     26 sum
        xor edx, r15d                      ;    32.0 p1      26 sum
        add r14d, edx                      ;    33.0 p5      34 sum
        ror r14d, 0x11                     ;    34.0 p6      35 v[4]
        or ebx, r15d                       ;    32.0 p11     26 sum
        mov edx, dword [r8 + 16]           ;    11.8 p3      34 sum
        lea edx, [rdx + rax + 1352829926]  ;    19.0 p0      34 sum
        add eax, r14d                      ;    35.0 p1      35 v[4]
        ror r15d, 0x16                     ;    32.0 p6      36 v[0]
        mov r14d, r15d                     ;    33.0         26 sum copy
        not r14d                           ;    33.0 p5      26 sum
        xor ebx, eax                       ;    36.0 p11     26 sum
        add edx, ebx                       ;    37.0 p0      34 sum
        ror edx, 0x1b                      ;    38.0 p6      35 v[3]
        or r14d, eax                       ;    36.0 p1      26 sum
        add edx, ecx                       ;    39.0 p5      35 v[3]
        mov ebx, esi                       ;    13.7         25 sum copy
        mov dword [rsp + 48], r13d         ;    13.8 p7+p4   36 v[1] spill
        mov r13d, dword [r8]               ;    14.0 p10     34 sum
        xor ebx, edi                       ;    14.2 p11     25 sum
        xor ebx, ebp                       ;    15.2 p0      25 sum
        mov dword [rsp + 52], edi          ;    14.5 p8+p9   44 x[2] spill
        mov edi, dword [r8 + 4]            ;    14.7 p2      34 sum
        mov edi, dword [r8 + 52]           ;    14.8 p3      34 sum
        add r13d, ebx                      ;    19.0 p1      34 sum
        lea edi, [rdi + rcx + 1352829926]  ;    24.0 p5      34 sum
        add r13d, r9d                      ;    20.0 p6      34 sum
        ror r13d, 0x15                     ;    21.0 p0      35 v[0]
        ror eax, 0x16                      ;    36.0 p6      36 v[4]
        mov ecx, eax                       ;    37.0         26 sum copy
        not ecx                            ;    37.0 p11     26 sum
        add r13d, r10d                     ;    22.0 p1      35 v[0]
        xor r14d, edx                      ;    40.0 p5      26 sum
        add edi, r14d                      ;    41.0 p0      34 sum
        ror edi, 0x19                      ;    42.0 p6      35 v[2]
        add edi, r12d                      ;    43.0 p11     35 v[2]
        mov r14d, edx                      ;    40.0         26 sum copy
        mov ebx, dword [r8 + 24]           ;    17.2 p10     34 sum
        or r14d, ecx                       ;    40.0 p1      26 sum
        lea ebx, [rbx + r12 + 1352829926]  ;    29.0 p5      34 sum
        ror edx, 0x16                      ;    40.0 p0      36 v[3]
        xor r14d, edi                      ;    44.0 p11     26 sum
        add ebx, r14d                      ;    45.0 p6      34 sum
        mov r12d, r11d                     ;    18.2         25 sum copy
        xor r12d, esi                      ;    18.3 p1      25 sum
        xor r12d, r13d                     ;    23.0 p5      25 sum
        ror ebx, 0x19                      ;    46.0 p0      35 v[1]
        mov r14d, edx                      ;    41.0         26 sum copy
        not r14d                           ;    41.0 p11     26 sum
        add r12d, r10d                     ;    24.0 p6      34 sum
        mov ecx, dword [r8 + 4]            ;    19.3 p2      34 sum reload
        add r12d, ecx                      ;    25.0 p1      34 sum
        ror r12d, 0x12                     ;    26.0 p0      35 v[4]
        mov dword [rsp + 56], r9d          ;    19.8 p7+p4   44 x[0] spill
        mov r9d, dword [r8 + 8]            ;    20.0 p3      34 sum
        add r12d, ebp                      ;    27.0 p5      35 v[4]
        add ebx, r15d                      ;    47.0 p11     35 v[1]
        mov dword [rsp + 60], r10d         ;    20.5 p8+p9   44 x[4] spill
        mov r10d, dword [r8 + 60]          ;    20.7 p10     34 sum
        lea r10d, [r10 + r15 + 1352829926] ;    33.0 p6      34 sum
        add r9d, ebp                       ;    25.0 p1      34 sum
        rorx r15d, edi, 0x16               ;    44.0 p0      36 v[2]
        or r14d, edi                       ;    44.0 p5      26 sum
        mov edi, dword [r8 + 12]           ;    21.5 p2      34 sum
        xor r14d, ebx                      ;    48.0 p11     26 sum
        add r10d, r14d                     ;    49.0 p6      34 sum
        ror r10d, 0x18                     ;    50.0 p0      35 v[0]
        mov r14d, r13d                     ;    23.0         25 sum copy
        xor r14d, r12d                     ;    28.0 p1      25 sum
        xor r14d, dword [rsp + 48]         ;    29.0 p5+p3   25 sum
        add r9d, r14d                      ;    30.0 p11     34 sum
        ror r13d, 0x16                     ;    23.0 p6      36 v[0]
        ror r9d, 0x11                      ;    31.0 p0      35 v[3]
        mov r14d, r15d                     ;    45.0         26 sum copy
        not r14d                           ;    45.0 p1      26 sum
        add r9d, r11d                      ;    32.0 p5      35 v[3]
        mov dword [rsp + 64], ebp          ;    23.7 p7+p4   44 x[3] spill
        mov ebp, dword [r8 + 32]           ;    23.8 p10     34 sum
        add r10d, eax                      ;    51.0 p11     35 v[0]
        lea ebp, [rbp + rax + 1352829926]  ;    37.0 p6      34 sum
        mov eax, dword [r8 + 16]           ;    24.3 p2      34 sum
        add r11d, edi                      ;    26.5 p0      34 sum
        or r14d, ebx                       ;    48.0 p1      26 sum
        ror ebx, 0x16                      ;    48.0 p6      36 v[1]
        xor r14d, r10d                     ;    52.0 p5      26 sum
        add ebp, r14d                      ;    53.0 p11     34 sum
        ror ebp, 0x15                      ;    54.0 p0      35 v[4]
        mov r14d, r12d                     ;    28.0         25 sum copy
        xor r14d, r13d                     ;    28.0 p1      25 sum
        xor r14d, r9d                      ;    33.0 p5      25 sum
        add r11d, r14d                     ;    34.0 p6      34 sum
        ror r12d, 0x16                     ;    28.0 p0      36 v[4]
        ror r11d, 0x14                     ;    35.0 p6      35 v[2]
        mov r14d, ebx                      ;    49.0         26 sum copy
        not r14d                           ;    49.0 p11     26 sum
        add r11d, dword [rsp + 48]         ;    36.0 p1+p3   35 v[2]
        mov dword [rsp + 68], esi          ;    27.0 p8+p9   44 x[1] spill
        mov esi, dword [r8 + 4]            ;    27.2 p10     34 sum
        add ebp, edx                       ;    55.0 p5      35 v[4]
        lea esi, [rsi + rdx + 1352829926]  ;    41.0 p0      34 sum
        rorx edx, r10d, 0x16               ;    52.0 p6      36 v[0]
        or r14d, r10d                      ;    52.0 p11     26 sum
        mov r10d, dword [rsp + 48]         ;    28.0 p2      34 sum
        add r10d, eax                      ;    33.0 p1      34 sum
        xor r14d, ebp                      ;    56.0 p5      26 sum
        add esi, r14d                      ;    57.0 p0      34 sum
        mov r14d, r9d                      ;    33.0         25 sum copy
        xor r14d, r12d                     ;    33.0 p11     25 sum
        xor r14d, r11d                     ;    37.0 p6      25 sum
        add r10d, r14d                     ;    38.0 p1      34 sum
        ror r10d, 0x1b                     ;    39.0 p0      35 v[1]
        ror esi, 0x12                      ;    58.0 p6      35 v[3]
        mov r14d, edx                      ;    53.0         26 sum copy
        not r14d                           ;    53.0 p5      26 sum
        add r10d, r13d                     ;    40.0 p11     35 v[1]
        mov eax, dword [r8 + 20]           ;    30.2 p3      34 sum
        ror r9d, 0x16                      ;    33.0 p0      36 v[3]
        mov ecx, dword [r8 + 40]           ;    30.5 p10     34 sum
        add eax, r13d                      ;    35.2 p1      34 sum
        lea ecx, [rcx + r15 + 1352829926]  ;    45.0 p5      34 sum
        add r15d, esi                      ;    59.0 p11     35 v[3]
        rorx esi, ebp, 0x16                ;    56.0 p6      36 v[4]
        or r14d, ebp                       ;    56.0 p0      26 sum
        xor r14d, r15d                     ;    60.0 p1      26 sum
        add ecx, r14d                      ;    61.0 p5      34 sum
        ror ecx, 0x12                      ;    62.0 p6      35 v[2]
        mov ebp, r9d                       ;    34.0         25 sum copy
        xor ebp, r11d                      ;    37.0 p11     25 sum
        xor ebp, r10d                      ;    41.0 p0      25 sum
        add eax, ebp                       ;    42.0 p1      34 sum
        ror eax, 0x18                      ;    43.0 p6      35 v[0]
        mov ebp, dword [r8 + 24]           ;    32.8 p2      34 sum
        add ebp, r12d                      ;    37.8 p5      34 sum
        add r12d, eax                      ;    44.0 p11     35 v[0]
        ror r11d, 0x16                     ;    37.0 p0      36 v[2]
        mov r13d, esi                      ;    57.0         26 sum copy
        not r13d                           ;    57.0 p1      26 sum
        add ecx, ebx                       ;    63.0 p5      35 v[2]
        mov r14d, r15d                     ;    60.0         26 sum copy
        mov eax, dword [r8 + 12]           ;    34.2 p3      34 sum
        or r14d, r13d                      ;    60.0 p6      26 sum
        lea eax, [rax + rbx + 1352829926]  ;    49.0 p11     34 sum
        ror r15d, 0x16                     ;    60.0 p0      36 v[3]
        xor r14d, ecx                      ;    64.0 p1      26 sum
        add eax, r14d                      ;    65.0 p5      34 sum
        ror eax, 0x14                      ;    66.0 p6      35 v[1]
        mov r13d, r10d                     ;    41.0         25 sum copy
        xor r13d, r11d                     ;    41.0 p11     25 sum
        xor r13d, r12d                     ;    45.0 p0      25 sum
        add ebp, r13d                      ;    46.0 p1      34 sum
        ror ebp, 0x19                      ;    47.0 p6      35 v[4]
        mov r13d, r15d                     ;    61.0         26 sum copy
        not r13d                           ;    61.0 p5      26 sum
        mov r14d, dword [r8 + 28]          ;    36.5 p10     34 sum
        ror r10d, 0x16                     ;    41.0 p0      36 v[1]
        add ebp, r9d                       ;    48.0 p11     35 v[4]
        mov ebx, dword [r8 + 48]           ;    37.0 p2      34 sum
        add r14d, r9d                      ;    41.5 p1      34 sum
        add eax, edx                       ;    67.0 p5      35 v[1]
        lea ebx, [rbx + rdx + 1352829926]  ;    53.0 p6      34 sum
        or r13d, ecx                       ;    64.0 p0      26 sum
        xor r13d, eax                      ;    68.0 p11     26 sum
        add ebx, r13d                      ;    69.0 p1      34 sum
        ror ebx, 0x1a                      ;    70.0 p6      35 v[0]
        mov r9d, r12d                      ;    45.0         25 sum copy
        xor r9d, r10d                      ;    45.0 p5      25 sum
        xor r9d, ebp                       ;    49.0 p0      25 sum
        add r14d, r9d                      ;    50.0 p11     34 sum
        ror r12d, 0x16                     ;    45.0 p6      36 v[0]
        ror r14d, 0x17                     ;    51.0 p0      35 v[3]
        mov r9d, dword [r8 + 32]           ;    39.3 p3      34 sum
        add r9d, r11d                      ;    44.3 p1      34 sum
        add r11d, r14d                     ;    52.0 p5      35 v[3]
        ror ecx, 0x16                      ;    64.0 p6      36 v[2]
        mov r13d, dword [r8 + 24]          ;    40.0 p10     34 sum
        lea r13d, [r13 + rsi + 1548603684] ;    57.0 p11     34 sum
        add esi, ebx                       ;    71.0 p1      35 v[0]
        mov r14d, dword [r8 + 36]          ;    40.5 p2      34 sum
        add r14d, r10d                     ;    45.5 p5      34 sum
        mov edx, ebp                       ;    49.0         25 sum copy
        xor edx, r12d                      ;    49.0 p0      25 sum
        xor edx, r11d                      ;    53.0 p11     25 sum
        add r9d, edx                       ;    54.0 p1      34 sum
        ror ebp, 0x16                      ;    49.0 p6      36 v[4]
        ror r9d, 0x15                      ;    55.0 p0      35 v[2]
        add r10d, r9d                      ;    56.0 p5      35 v[2]
        mov r9d, eax                       ;    68.0         26 sum copy
        xor r9d, esi                       ;    72.0 p11     26 sum
        mov edx, dword [r8 + 40]           ;    42.3 p3      34 sum
        and r9d, ecx                       ;    73.0 p1      26 sum
        xor r9d, eax                       ;    74.0 p6      26 sum
        add r13d, r9d                      ;    75.0 p5      34 sum
        ror eax, 0x16                      ;    68.0 p0      36 v[1]
        ror r13d, 0x17                     ;    76.0 p6      35 v[4]
        mov r9d, r11d                      ;    53.0         25 sum copy
        xor r9d, ebp                       ;    53.0 p11     25 sum
        xor r9d, r10d                      ;    57.0 p1      25 sum
        add r14d, r9d                      ;    58.0 p5      34 sum
        ror r14d, 0x13                     ;    59.0 p0      35 v[1]
        ror r11d, 0x16                     ;    53.0 p6      36 v[3]
        add r14d, r12d                     ;    60.0 p11     35 v[1]
        add r13d, r15d                     ;    77.0 p1      35 v[4]
        mov r9d, esi                       ;    72.0         26 sum copy
        xor r9d, r13d                      ;    78.0 p5      26 sum
        and r9d, eax                       ;    79.0 p0      26 sum
        mov ebx, dword [r8 + 44]           ;    45.2 p10     34 sum
        lea ebx, [rbx + r15 + 1548603684]  ;    61.0 p11     34 sum
        add r12d, edx                      ;    47.3 p1      34 sum
        xor r9d, esi                       ;    80.0 p6      26 sum
        add ebx, r9d                       ;    81.0 p5      34 sum
        ror ebx, 0x13                      ;    82.0 p0      35 v[3]
        mov r9d, r10d                      ;    57.0         25 sum copy
        xor r9d, r11d                      ;    57.0 p11     25 sum
        xor r9d, r14d                      ;    61.0 p1      25 sum
        add r12d, r9d                      ;    62.0 p6      34 sum
        ror r10d, 0x16                     ;    57.0 p0      36 v[2]
        ror r12d, 0x12                     ;    63.0 p6      35 v[0]
        add r12d, ebp                      ;    64.0 p5      35 v[0]
        lea r9d, [rcx + rdi + 1548603684]  ;    65.0 p11     34 sum
        add ecx, ebx                       ;    83.0 p1      35 v[3]
        mov r15d, dword [r8 + 44]          ;    47.7 p2      34 sum
        add r15d, ebp                      ;    52.7 p0      34 sum
        ror esi, 0x16                      ;    72.0 p6      36 v[0]
        mov ebp, r14d                      ;    61.0         25 sum copy
        xor ebp, r10d                      ;    61.0 p5      25 sum
        xor ebp, r12d                      ;    65.0 p11     25 sum
        add r15d, ebp                      ;    66.0 p1      34 sum
        ror r14d, 0x16                     ;    61.0 p0      36 v[1]
        ror r15d, 0x11                     ;    67.0 p6      35 v[4]
        add r15d, r11d                     ;    68.0 p5      35 v[4]
        mov ebp, esi                       ;    73.0         26 sum copy
        mov ebx, r13d                      ;    78.0         26 sum copy
        xor ebx, ecx                       ;    84.0 p11     26 sum
        and ebp, ebx                       ;    85.0 p1      26 sum
        xor ebp, r13d                      ;    86.0 p0      26 sum
        mov ebx, dword [r8 + 48]           ;    50.2 p3      34 sum
        add ebx, r11d                      ;    55.2 p5      34 sum
        add r9d, ebp                       ;    87.0 p11     34 sum
        ror r13d, 0x16                     ;    78.0 p6      36 v[4]
        ror r9d, 0x11                      ;    88.0 p0      35 v[2]
        mov ebp, dword [r8 + 28]           ;    51.0 p10     34 sum
        lea ebp, [rbp + rax + 1548603684]  ;    69.0 p1      34 sum
        add eax, r9d                       ;    89.0 p5      35 v[2]
        mov r9d, r12d                      ;    65.0         25 sum copy
        xor r9d, r14d                      ;    65.0 p11     25 sum
        xor r9d, r15d                      ;    69.0 p6      25 sum
        add ebx, r9d                       ;    70.0 p0      34 sum
        ror ebx, 0x1a                      ;    71.0 p6      35 v[3]
        ror r12d, 0x16                     ;    65.0 p0      36 v[0]
        add ebx, r10d                      ;    72.0 p1      35 v[3]
        mov r9d, ecx                       ;    84.0         26 sum copy
        xor r9d, eax                       ;    90.0 p5      26 sum
        mov r11d, dword [r8 + 52]          ;    53.0 p2      34 sum
        add r11d, r10d                     ;    58.0 p11     34 sum
        and r9d, r13d                      ;    91.0 p1      26 sum
        xor r9d, ecx                       ;    92.0 p5      26 sum
        add ebp, r9d                       ;    93.0 p6      34 sum
        ror ebp, 0x19                      ;    94.0 p0      35 v[1]
        mov r9d, r15d                      ;    69.0         25 sum copy
        xor r9d, r12d                      ;    69.0 p11     25 sum
        xor r9d, ebx                       ;    73.0 p1      25 sum
        add r11d, r9d                      ;    74.0 p5      34 sum
        ror r15d, 0x16                     ;    69.0 p6      36 v[4]
        ror r11d, 0x19                     ;    75.0 p0      35 v[2]
        add r11d, r14d                     ;    76.0 p11     35 v[2]
        mov r9d, dword [r8]                ;    55.2 p3      34 sum
        lea r9d, [r9 + rsi + 1548603684]   ;    73.0 p1      34 sum
        add esi, ebp                       ;    95.0 p5      35 v[1]
        mov ebp, dword [r8 + 56]           ;    55.7 p10     34 sum
        add ebp, r14d                      ;    62.0 p6      34 sum
        ror ecx, 0x16                      ;    84.0 p0      36 v[3]
        mov r10d, ebx                      ;    73.0         25 sum copy
        xor r10d, r15d                     ;    73.0 p11     25 sum
        xor r10d, r11d                     ;    77.0 p1      25 sum
        add ebp, r10d                      ;    78.0 p5      34 sum
        ror ebx, 0x16                      ;    73.0 p6      36 v[3]
        ror ebp, 0x17                      ;    79.0 p0      35 v[1]
        add ebp, r12d                      ;    80.0 p11     35 v[1]
        mov r10d, ecx                      ;    85.0         26 sum copy
        mov r14d, eax                      ;    90.0         26 sum copy
        xor r14d, esi                      ;    96.0 p1      26 sum
        and r10d, r14d                     ;    97.0 p5      26 sum
        xor r10d, eax                      ;    98.0 p6      26 sum
        mov r14d, dword [r8 + 60]          ;    58.2 p2      34 sum
        add r14d, r12d                     ;    66.0 p0      34 sum
        add r9d, r10d                      ;    99.0 p11     34 sum
        ror eax, 0x16                      ;    90.0 p6      36 v[2]
        rorx r10d, r11d, 0x16              ;    77.0 p0      36 v[2]
        ror r9d, 0x14                      ;   100.0 p6      35 v[0]
        xor r11d, ebx                      ;    77.0 p1      25 sum
        xor r11d, ebp                      ;    81.0 p5      25 sum
        add r14d, r11d                     ;    82.0 p11     34 sum
        ror r14d, 0x18                     ;    83.0 p0      35 v[0]
        add r14d, r15d                     ;    84.0 p1      35 v[0]
        mov r11d, dword [r8 + 52]          ;    60.0 p3      34 sum
        lea r11d, [r11 + r13 + 1548603684] ;    79.0 p5      34 sum
        add r13d, r9d                      ;   101.0 p11     35 v[0]
        mov r9d, ebp                       ;    81.0         25 sum copy
        xor r9d, r10d                      ;    81.0 p6      25 sum
        mov r12d, esi                      ;    96.0         26 sum copy
        xor r12d, r13d                     ;   102.0 p1      26 sum
        and r12d, eax                      ;   103.0 p5      26 sum
        mov edx, dword [r8 + 28]           ;    61.3 p10     34 sum
        lea edx, [rdx + r15 + 1518500249]  ;    70.0 p0      34 sum
        and r9d, r14d                      ;    85.0 p11     25 sum
        ror ebp, 0x16                      ;    81.0 p6      36 v[1]
        xor r9d, r10d                      ;    86.0 p1      25 sum
        add edx, r9d                       ;    87.0 p5      34 sum
        ror edx, 0x19                      ;    88.0 p0      35 v[4]
        xor r12d, esi                      ;   104.0 p11     26 sum
        add r11d, r12d                     ;   105.0 p6      34 sum
        ror esi, 0x16                      ;    96.0 p0      36 v[1]
        ror r11d, 0x18                     ;   106.0 p6      35 v[4]
        mov r9d, dword [r8 + 16]           ;    63.2 p2      34 sum
        lea r9d, [r9 + rbx + 1518500249]   ;    74.0 p1      34 sum
        add ebx, edx                       ;    89.0 p5      35 v[4]
        mov r12d, dword [r8 + 20]          ;    63.7 p3      34 sum
        lea r12d, [r12 + rcx + 1548603684] ;    85.0 p11     34 sum
        add ecx, r11d                      ;   107.0 p1      35 v[4]
        mov r11d, r14d                     ;    85.0         25 sum copy
        xor r11d, ebp                      ;    85.0 p5      25 sum
        and r11d, ebx                      ;    90.0 p0      25 sum
        xor r11d, ebp                      ;    91.0 p11     25 sum
        add r9d, r11d                      ;    92.0 p6      34 sum
        mov r11d, esi                      ;    97.0         26 sum copy
        mov r15d, r13d                     ;   102.0         26 sum copy
        xor r15d, ecx                      ;   108.0 p1      26 sum
        ror r14d, 0x16                     ;    85.0 p0      36 v[0]
        and r11d, r15d                     ;   109.0 p5      26 sum
        ror r9d, 0x1a                      ;    93.0 p6      35 v[3]
        add r9d, r10d                      ;    94.0 p11     35 v[3]
        xor r11d, r13d                     ;   110.0 p1      26 sum
        add r12d, r11d                     ;   111.0 p0      34 sum
        ror r12d, 0x17                     ;   112.0 p6      35 v[3]
        mov r11d, dword [r8 + 40]          ;    66.7 p10     34 sum
        lea r11d, [r11 + rax + 1548603684] ;    91.0 p5      34 sum
        add eax, r12d                      ;   113.0 p11     35 v[3]
        mov r12d, ebx                      ;    90.0         25 sum copy
        xor r12d, r14d                     ;    90.0 p1      25 sum
        mov r15d, dword [r8 + 52]          ;    67.5 p2      34 sum
        lea r15d, [r15 + r10 + 1518500249] ;    78.0 p0      34 sum
        ror r13d, 0x16                     ;   102.0 p6      36 v[0]
        and r12d, r9d                      ;    95.0 p5      25 sum
        ror ebx, 0x16                      ;    90.0 p0      36 v[4]
        xor r12d, r14d                     ;    96.0 p11     25 sum
        add r15d, r12d                     ;    97.0 p1      34 sum
        ror r15d, 0x18                     ;    98.0 p6      35 v[2]
        mov r10d, r13d                     ;   103.0         26 sum copy
        mov r12d, ecx                      ;   108.0         26 sum copy
        xor r12d, eax                      ;   114.0 p5      26 sum
        and r10d, r12d                     ;   115.0 p11     26 sum
        mov r12d, dword [r8 + 4]           ;    69.5 p3      34 sum
        lea r12d, [r12 + rbp + 1518500249] ;    82.0 p1      34 sum
        add ebp, r15d                      ;    99.0 p0      35 v[2]
        xor r10d, ecx                      ;   116.0 p6      26 sum
        add r11d, r10d                     ;   117.0 p5      34 sum
        ror ecx, 0x16                      ;   108.0 p0      36 v[4]
        ror r11d, 0x15                     ;   118.0 p6      35 v[2]
        mov r10d, dword [r8 + 56]          ;    70.7 p10     34 sum
        lea r10d, [r10 + rsi + 1548603684] ;    97.0 p11     34 sum
        add esi, r11d                      ;   119.0 p1      35 v[2]
        mov r11d, r9d                      ;    95.0         25 sum copy
        xor r11d, ebx                      ;    95.0 p5      25 sum
        and r11d, ebp                      ;   100.0 p0      25 sum
        ror r9d, 0x16                      ;    95.0 p6      36 v[3]
        xor r11d, ebx                      ;   101.0 p11     25 sum
        add r12d, r11d                     ;   102.0 p1      34 sum
        ror r12d, 0x13                     ;   103.0 p0      35 v[1]
        mov r11d, dword [r8 + 40]          ;    72.3 p2      34 sum
        lea r11d, [r11 + r14 + 1518500249] ;    86.0 p5      34 sum
        add r14d, r12d                     ;   104.0 p11     35 v[1]
        mov r12d, ecx                      ;   109.0         26 sum copy
        mov r15d, eax                      ;   114.0         26 sum copy
        xor r15d, esi                      ;   120.0 p6      26 sum
        and r12d, r15d                     ;   121.0 p1      26 sum
        xor r12d, eax                      ;   122.0 p5      26 sum
        add r10d, r12d                     ;   123.0 p0      34 sum
        ror r10d, 0x19                     ;   124.0 p6      35 v[1]
        mov r12d, dword [r8 + 60]          ;    74.0 p3      34 sum
        lea r12d, [r12 + r13 + 1548603684] ;   103.0 p11     34 sum
        add r13d, r10d                     ;   125.0 p1      35 v[1]
        mov r10d, ebp                      ;   100.0         25 sum copy
        xor r10d, r9d                      ;   100.0 p5      25 sum
        ror eax, 0x16                      ;   114.0 p0      36 v[3]
        and r10d, r14d                     ;   105.0 p6      25 sum
        ror ebp, 0x16                      ;   100.0 p0      36 v[2]
        xor r10d, r9d                      ;   106.0 p11     25 sum
        add r11d, r10d                     ;   107.0 p1      34 sum
        ror r11d, 0x15                     ;   108.0 p6      35 v[0]
        mov r10d, dword [r8 + 24]          ;    75.8 p10     34 sum
        lea r10d, [r10 + rbx + 1518500249] ;    91.0 p5      34 sum
        add ebx, r11d                      ;   109.0 p11     35 v[0]
        mov r11d, r14d                     ;   105.0         25 sum copy
        xor r11d, ebp                      ;   105.0 p1      25 sum
        and r11d, ebx                      ;   110.0 p0      25 sum
        mov r15d, eax                      ;   115.0         26 sum copy
        mov edx, esi                       ;   120.0         26 sum copy
        xor edx, r13d                      ;   126.0 p5      26 sum
        and r15d, edx                      ;   127.0 p6      26 sum
        xor r11d, ebp                      ;   111.0 p11     25 sum
        add r10d, r11d                     ;   112.0 p1      34 sum
        xor r15d, esi                      ;   128.0 p0      26 sum
        ror r14d, 0x16                     ;   105.0 p6      36 v[1]
        add r12d, r15d                     ;   129.0 p5      34 sum
        ror r10d, 0x17                     ;   113.0 p0      35 v[4]
        ror esi, 0x16                      ;   120.0 p6      36 v[2]
        ror r12d, 0x19                     ;   130.0 p0      35 v[0]
        mov r11d, dword [r8 + 60]          ;    78.8 p2      34 sum
        lea r11d, [r11 + r9 + 1518500249]  ;    96.0 p11     34 sum
        add r9d, r10d                      ;   114.0 p1      35 v[4]
        mov r10d, dword [r8 + 32]          ;    79.3 p3      34 sum
        lea r10d, [r10 + rcx + 1548603684] ;   109.0 p5      34 sum
        add ecx, r12d                      ;   131.0 p11     35 v[0]
        mov r12d, ebx                      ;   110.0         25 sum copy
        xor r12d, r14d                     ;   110.0 p1      25 sum
        and r12d, r9d                      ;   115.0 p6      25 sum
        xor r12d, r14d                     ;   116.0 p5      25 sum
        mov r15d, esi                      ;   121.0         26 sum copy
        mov edx, r13d                      ;   126.0         26 sum copy
        xor edx, ecx                       ;   132.0 p0      26 sum
        add r11d, r12d                     ;   117.0 p11     34 sum
        and r15d, edx                      ;   133.0 p1      26 sum
        ror ebx, 0x16                      ;   110.0 p6      36 v[0]
        ror r11d, 0x19                     ;   118.0 p0      35 v[3]
        xor r15d, r13d                     ;   134.0 p5      26 sum
        add r10d, r15d                     ;   135.0 p11     34 sum
        ror r13d, 0x16                     ;   126.0 p6      36 v[1]
        ror r10d, 0x14                     ;   136.0 p0      35 v[4]
        mov r12d, dword [r8 + 12]          ;    82.3 p10     34 sum
        lea r12d, [r12 + rbp + 1518500249] ;   101.0 p1      34 sum
        add ebp, r11d                      ;   119.0 p5      35 v[3]
        mov r11d, dword [r8 + 48]          ;    82.8 p2      34 sum
        lea r11d, [r11 + rax + 1548603684] ;   115.0 p11     34 sum
        add eax, r10d                      ;   137.0 p6      35 v[4]
        mov r10d, r9d                      ;   115.0         25 sum copy
        xor r10d, ebx                      ;   115.0 p1      25 sum
        and r10d, ebp                      ;   120.0 p5      25 sum
        xor r10d, ebx                      ;   121.0 p0      25 sum
        add r12d, r10d                     ;   122.0 p11     34 sum
        mov r10d, r13d                     ;   127.0         26 sum copy
        mov r15d, ecx                      ;   132.0         26 sum copy
        xor r15d, eax                      ;   138.0 p6      26 sum
        and r10d, r15d                     ;   139.0 p1      26 sum
        ror r9d, 0x16                      ;   115.0 p0      36 v[4]
        ror r12d, 0x11                     ;   123.0 p6      35 v[2]
        mov r15d, dword [r8 + 48]          ;    85.2 p3      34 sum
        lea r15d, [r15 + r14 + 1518500249] ;   106.0 p5      34 sum
        add r14d, r12d                     ;   124.0 p11     35 v[2]
        xor r10d, ecx                      ;   140.0 p1      26 sum
        add r11d, r10d                     ;   141.0 p0      34 sum
        ror ecx, 0x16                      ;   132.0 p6      36 v[0]
        ror r11d, 0x19                     ;   142.0 p0      35 v[3]
        mov r10d, dword [r8 + 16]          ;    86.3 p10     34 sum
        lea r10d, [r10 + rsi + 1548603684] ;   121.0 p5      34 sum
        add esi, r11d                      ;   143.0 p11     35 v[3]
        mov r11d, ebp                      ;   120.0         25 sum copy
        xor r11d, r9d                      ;   120.0 p1      25 sum
        and r11d, r14d                     ;   125.0 p6      25 sum
        ror ebp, 0x16                      ;   120.0 p0      36 v[3]
        xor r11d, r9d                      ;   126.0 p5      25 sum
        add r15d, r11d                     ;   127.0 p11     34 sum
        ror r15d, 0x19                     ;   128.0 p6      35 v[1]
        mov r11d, ecx                      ;   133.0         26 sum copy
        mov r12d, eax                      ;   138.0         26 sum copy
        xor r12d, esi                      ;   144.0 p1      26 sum
        and r11d, r12d                     ;   145.0 p5      26 sum
        mov r12d, dword [r8]               ;    88.7 p2      34 sum
        lea r12d, [r12 + rbx + 1518500249] ;   111.0 p11     34 sum
        add ebx, r15d                      ;   129.0 p0      35 v[1]
        xor r11d, eax                      ;   146.0 p1      26 sum
        add r10d, r11d                     ;   147.0 p6      34 sum
        ror eax, 0x16                      ;   138.0 p0      36 v[4]
        ror r10d, 0x1a                     ;   148.0 p6      35 v[2]
        mov r11d, dword [r8 + 36]          ;    89.8 p3      34 sum
        lea r11d, [r11 + r13 + 1548603684] ;   127.0 p5      34 sum
        add r13d, r10d                     ;   149.0 p11     35 v[2]
        mov r10d, r14d                     ;   125.0         25 sum copy
        xor r10d, ebp                      ;   125.0 p1      25 sum
        and r10d, ebx                      ;   130.0 p0      25 sum
        ror r14d, 0x16                     ;   125.0 p6      36 v[2]
        xor r10d, ebp                      ;   131.0 p5      25 sum
        add r12d, r10d                     ;   132.0 p11     34 sum
        ror r12d, 0x14                     ;   133.0 p0      35 v[0]
        mov r10d, dword [r8 + 36]          ;    91.5 p10     34 sum
        lea r10d, [r10 + r9 + 1518500249]  ;   116.0 p1      34 sum
        add r9d, r12d                      ;   134.0 p5      35 v[0]
        mov r12d, ebx                      ;   130.0         25 sum copy
        xor r12d, r14d                     ;   130.0 p11     25 sum
        mov r15d, esi                      ;   144.0         26 sum copy
        xor r15d, r13d                     ;   150.0 p6      26 sum
        and r12d, r9d                      ;   135.0 p1      25 sum
        and r15d, eax                      ;   151.0 p0      26 sum
        xor r12d, r14d                     ;   136.0 p5      25 sum
        xor r15d, esi                      ;   152.0 p11     26 sum
        add r10d, r12d                     ;   137.0 p6      34 sum
        add r11d, r15d                     ;   153.0 p1      34 sum
        ror ebx, 0x16                      ;   130.0 p0      36 v[1]
        ror r10d, 0x11                     ;   138.0 p6      35 v[4]
        ror esi, 0x16                      ;   144.0 p0      36 v[3]
        ror r11d, 0x11                     ;   154.0 p6      35 v[1]
        mov r12d, dword [r8 + 4]           ;    94.3 p2      34 sum
        lea r12d, [r12 + rcx + 1548603684] ;   133.0 p5      34 sum
        add ecx, r11d                      ;   155.0 p11     35 v[1]
        mov r11d, dword [r8 + 20]          ;    94.8 p3      34 sum
        lea r11d, [r11 + rbp + 1518500249] ;   121.0 p1      34 sum
        add ebp, r10d                      ;   139.0 p5      35 v[4]
        mov r10d, r9d                      ;   135.0         25 sum copy
        xor r10d, ebx                      ;   135.0 p11     25 sum
        and r10d, ebp                      ;   140.0 p0      25 sum
        mov r15d, esi                      ;   145.0         26 sum copy
        mov edx, r13d                      ;   150.0         26 sum copy
        xor edx, ecx                       ;   156.0 p1      26 sum
        and r15d, edx                      ;   157.0 p6      26 sum
        xor r10d, ebx                      ;   141.0 p5      25 sum
        add r11d, r10d                     ;   142.0 p11     34 sum
        xor r15d, r13d                     ;   158.0 p0      26 sum
        ror r9d, 0x16                      ;   135.0 p6      36 v[0]
        add r12d, r15d                     ;   159.0 p1      34 sum
        ror r11d, 0x17                     ;   143.0 p0      35 v[3]
        ror r13d, 0x16                     ;   150.0 p6      36 v[2]
        ror r12d, 0x13                     ;   160.0 p0      35 v[0]
        mov r10d, dword [r8 + 8]           ;    97.8 p10     34 sum
        lea r10d, [r10 + r14 + 1518500249] ;   126.0 p5      34 sum
        add r14d, r11d                     ;   144.0 p11     35 v[3]
        mov r11d, dword [r8 + 8]           ;    98.3 p2      34 sum
        lea r11d, [r11 + rax + 1548603684] ;   139.0 p1      34 sum
        add eax, r12d                      ;   161.0 p5      35 v[0]
        mov r12d, ebp                      ;   140.0         25 sum copy
        xor r12d, r9d                      ;   140.0 p11     25 sum
        and r12d, r14d                     ;   145.0 p6      25 sum
        xor r12d, r9d                      ;   146.0 p1      25 sum
        mov r15d, ecx                      ;   156.0         26 sum copy
        xor r15d, eax                      ;   162.0 p0      26 sum
        add r10d, r12d                     ;   147.0 p5      34 sum
        and r15d, r13d                     ;   163.0 p11     26 sum
        ror r10d, 0x15                     ;   148.0 p6      35 v[2]
        ror ebp, 0x16                      ;   140.0 p0      36 v[4]
        xor r15d, ecx                      ;   164.0 p1      26 sum
        add r11d, r15d                     ;   165.0 p5      34 sum
        ror r11d, 0x15                     ;   166.0 p6      35 v[4]
        mov r12d, dword [r8 + 56]          ;   101.0 p3      34 sum
        lea r12d, [r12 + rbx + 1518500249] ;   131.0 p11     34 sum
        add ebx, r10d                      ;   149.0 p1      35 v[2]
        mov r10d, dword [r8 + 60]          ;   101.5 p10     34 sum
        lea r10d, [r10 + rsi + 1836072691] ;   145.0 p0      34 sum
        add esi, r11d                      ;   167.0 p5      35 v[4]
        ror ecx, 0x16                      ;   156.0 p6      36 v[1]
        mov r11d, eax                      ;   162.0         25 sum copy
        not r11d                           ;   162.0 p11     25 sum
        or r11d, esi                       ;   168.0 p1      25 sum
        mov r15d, r14d                     ;   145.0         25 sum copy
        xor r15d, ebp                      ;   145.0 p0      25 sum
        and r15d, ebx                      ;   150.0 p5      25 sum
        xor r15d, ebp                      ;   151.0 p11     25 sum
        add r12d, r15d                     ;   152.0 p6      34 sum
        ror r12d, 0x19                     ;   153.0 p0      35 v[1]
        ror r14d, 0x16                     ;   145.0 p6      36 v[3]
        xor r11d, ecx                      ;   169.0 p1      25 sum
        add r10d, r11d                     ;   170.0 p5      34 sum
        ror r10d, 0x17                     ;   171.0 p0      35 v[3]
        mov r11d, dword [r8 + 44]          ;   104.3 p2      34 sum
        lea r11d, [r11 + r9 + 1518500249]  ;   136.0 p11     34 sum
        add r9d, r12d                      ;   154.0 p1      35 v[1]
        mov r12d, dword [r8 + 20]          ;   104.8 p3      34 sum
        lea r12d, [r12 + r13 + 1836072691] ;   151.0 p5      34 sum
        add r13d, r10d                     ;   172.0 p6      35 v[3]
        ror eax, 0x16                      ;   162.0 p0      36 v[0]
        mov r10d, esi                      ;   168.0         25 sum copy
        not r10d                           ;   168.0 p11     25 sum
        or r10d, r13d                      ;   173.0 p1      25 sum
        mov r15d, ebx                      ;   150.0         25 sum copy
        xor r15d, r14d                     ;   150.0 p5      25 sum
        ror ebx, 0x16                      ;   150.0 p6      36 v[2]
        and r15d, r9d                      ;   155.0 p11     25 sum
        xor r15d, r14d                     ;   156.0 p1      25 sum
        add r11d, r15d                     ;   157.0 p0      34 sum
        ror r11d, 0x13                     ;   158.0 p6      35 v[0]
        xor r10d, eax                      ;   174.0 p5      25 sum
        add r12d, r10d                     ;   175.0 p11     34 sum
        ror r12d, 0x19                     ;   176.0 p0      35 v[2]
        ror esi, 0x16                      ;   168.0 p6      36 v[4]
        mov r10d, dword [r8 + 32]          ;   107.8 p10     34 sum
        lea r10d, [r10 + rbp + 1518500249] ;   141.0 p1      34 sum
        add ebp, r11d                      ;   159.0 p5      35 v[0]
        mov r11d, dword [r8 + 4]           ;   108.3 p2      34 sum
        lea r11d, [r11 + rcx + 1836072691] ;   157.0 p11     34 sum
        add ecx, r12d                      ;   177.0 p0      35 v[2]
        mov r12d, r13d                     ;   173.0         25 sum copy
        not r12d                           ;   173.0 p1      25 sum
        or r12d, ecx                       ;   178.0 p5      25 sum
        mov r15d, r9d                      ;   155.0         25 sum copy
        xor r15d, ebx                      ;   155.0 p6      25 sum
        and r15d, ebp                      ;   160.0 p11     25 sum
        xor r15d, ebx                      ;   161.0 p0      25 sum
        add r10d, r15d                     ;   162.0 p1      34 sum
        ror r10d, 0x14                     ;   163.0 p6      35 v[4]
        xor r12d, esi                      ;   179.0 p5      25 sum
        add r11d, r12d                     ;   180.0 p11     34 sum
        ror r9d, 0x16                      ;   155.0 p0      36 v[1]
        ror r13d, 0x16                     ;   173.0 p6      36 v[3]
        ror r11d, 0x11                     ;   181.0 p0      35 v[1]
        mov r12d, ebp                      ;   160.0         25 sum copy
        not r12d                           ;   160.0 p1      25 sum
        mov r15d, ecx                      ;   178.0         25 sum copy
        not r15d                           ;   178.0 p5      25 sum
        mov edx, dword [r8 + 12]           ;   111.8 p3      34 sum
        lea edx, [rdx + r14 + 1859775393]  ;   146.0 p11     34 sum
        add r14d, r10d                     ;   164.0 p1      35 v[4]
        or r12d, r14d                      ;   165.0 p6      25 sum
        lea r10d, [rax + rdi + 1836072691] ;   163.0 p5      34 sum
        add eax, r11d                      ;   182.0 p0      35 v[1]
        xor r12d, r9d                      ;   166.0 p11     25 sum
        or r15d, eax                       ;   183.0 p1      25 sum
        add edx, r12d                      ;   167.0 p6      34 sum
        ror edx, 0x15                      ;   168.0 p0      35 v[3]
        xor r15d, r13d                     ;   184.0 p5      25 sum
        add r10d, r15d                     ;   185.0 p11     34 sum
        ror ecx, 0x16                      ;   178.0 p6      36 v[2]
        ror r10d, 0x15                     ;   186.0 p0      35 v[0]
        mov r11d, r14d                     ;   165.0         25 sum copy
        not r11d                           ;   165.0 p1      25 sum
        mov r12d, eax                      ;   183.0         25 sum copy
        not r12d                           ;   183.0 p5      25 sum
        mov r15d, dword [r8 + 40]          ;   114.8 p10     34 sum
        lea r15d, [r15 + rbx + 1859775393] ;   151.0 p11     34 sum
        add ebx, edx                       ;   169.0 p1      35 v[3]
        mov edx, dword [r8 + 28]           ;   115.3 p2      34 sum
        lea edx, [rdx + rsi + 1836072691]  ;   169.0 p6      34 sum
        ror ebp, 0x16                      ;   160.0 p0      36 v[0]
        add esi, r10d                      ;   187.0 p5      35 v[0]
        or r11d, ebx                       ;   170.0 p11     25 sum
        xor r11d, ebp                      ;   171.0 p1      25 sum
        or r12d, esi                       ;   188.0 p6      25 sum
        add r15d, r11d                     ;   172.0 p5      34 sum
        ror r15d, 0x13                     ;   173.0 p0      35 v[2]
        xor r12d, ecx                      ;   189.0 p11     25 sum
        add edx, r12d                      ;   190.0 p1      34 sum
        ror eax, 0x16                      ;   183.0 p6      36 v[1]
        ror edx, 0x18                      ;   191.0 p0      35 v[4]
        mov r10d, dword [r8 + 56]          ;   117.5 p3      34 sum
        lea r10d, [r10 + r9 + 1859775393]  ;   156.0 p5      34 sum
        add r9d, r15d                      ;   174.0 p11     35 v[2]
        mov r11d, ebx                      ;   170.0         25 sum copy
        not r11d                           ;   170.0 p1      25 sum
        mov r12d, esi                      ;   188.0         25 sum copy
        not r12d                           ;   188.0 p6      25 sum
        mov r15d, dword [r8 + 56]          ;   118.7 p10     34 sum
        lea r15d, [r15 + r13 + 1836072691] ;   174.0 p5      34 sum
        ror r14d, 0x16                     ;   165.0 p0      36 v[4]
        add r13d, edx                      ;   192.0 p11     35 v[4]
        or r11d, r9d                       ;   175.0 p1      25 sum
        xor r11d, r14d                     ;   176.0 p6      25 sum
        add r10d, r11d                     ;   177.0 p5      34 sum
        or r12d, r13d                      ;   193.0 p0      25 sum
        ror r10d, 0x1a                     ;   178.0 p6      35 v[1]
        xor r12d, eax                      ;   194.0 p11     25 sum
        add r15d, r12d                     ;   195.0 p1      34 sum
        ror esi, 0x16                      ;   188.0 p0      36 v[0]
        ror r15d, 0x1a                     ;   196.0 p6      35 v[3]
        mov r11d, dword [r8 + 16]          ;   120.8 p2      34 sum
        lea r11d, [r11 + rbp + 1859775393] ;   161.0 p5      34 sum
        add ebp, r10d                      ;   179.0 p11     35 v[1]
        mov r10d, r9d                      ;   175.0         25 sum copy
        not r10d                           ;   175.0 p1      25 sum
        mov r12d, r13d                     ;   193.0         25 sum copy
        not r12d                           ;   193.0 p0      25 sum
        mov edx, dword [r8 + 24]           ;   122.0 p3      34 sum
        lea edx, [rdx + rcx + 1836072691]  ;   179.0 p5      34 sum
        ror ebx, 0x16                      ;   170.0 p6      36 v[3]
        add ecx, r15d                      ;   197.0 p11     35 v[3]
        or r10d, ebp                       ;   180.0 p1      25 sum
        xor r10d, ebx                      ;   181.0 p0      25 sum
        add r11d, r10d                     ;   182.0 p5      34 sum
        or r12d, ecx                       ;   198.0 p6      25 sum
        ror r11d, 0x19                     ;   183.0 p0      35 v[0]
        xor r12d, esi                      ;   199.0 p11     25 sum
        add edx, r12d                      ;   200.0 p1      34 sum
        ror r13d, 0x16                     ;   193.0 p6      36 v[4]
        ror edx, 0x1a                      ;   201.0 p0      35 v[2]
        mov r10d, ebp                      ;   180.0         25 sum copy
        not r10d                           ;   180.0 p5      25 sum
        mov r12d, ecx                      ;   198.0         25 sum copy
        not r12d                           ;   198.0 p11     25 sum
        mov r15d, dword [r8 + 36]          ;   124.8 p10     34 sum
        lea r15d, [r15 + r14 + 1859775393] ;   166.0 p1      34 sum
        add r14d, r11d                     ;   184.0 p5      35 v[0]
        mov r11d, dword [r8 + 36]          ;   125.3 p2      34 sum
        lea r11d, [r11 + rax + 1836072691] ;   184.0 p6      34 sum
        ror r9d, 0x16                      ;   175.0 p0      36 v[2]
        add eax, edx                       ;   202.0 p11     35 v[2]
        or r10d, r14d                      ;   185.0 p1      25 sum
        xor r10d, r9d                      ;   186.0 p5      25 sum
        add r15d, r10d                     ;   187.0 p6      34 sum
        or r12d, eax                       ;   203.0 p11     25 sum
        ror r15d, 0x12                     ;   188.0 p0      35 v[4]
        xor r12d, r13d                     ;   204.0 p1      25 sum
        add r11d, r12d                     ;   205.0 p5      34 sum
        ror ecx, 0x16                      ;   198.0 p6      36 v[3]
        ror r11d, 0x12                     ;   206.0 p0      35 v[1]
        mov r10d, dword [r8 + 60]          ;   127.5 p3      34 sum
        lea r10d, [r10 + rbx + 1859775393] ;   171.0 p11     34 sum
        add ebx, r15d                      ;   189.0 p1      35 v[4]
        mov r12d, r14d                     ;   185.0         25 sum copy
        not r12d                           ;   185.0 p5      25 sum
        mov r15d, eax                      ;   203.0         25 sum copy
        not r15d                           ;   203.0 p6      25 sum
        mov edx, dword [r8 + 44]           ;   128.7 p10     34 sum
        lea edx, [rdx + rsi + 1836072691]  ;   189.0 p11     34 sum
        ror ebp, 0x16                      ;   180.0 p0      36 v[1]
        add esi, r11d                      ;   207.0 p1      35 v[1]
        or r12d, ebx                       ;   190.0 p5      25 sum
        xor r12d, ebp                      ;   191.0 p6      25 sum
        add r10d, r12d                     ;   192.0 p11     34 sum
        or r15d, esi                       ;   208.0 p0      25 sum
        ror r10d, 0x17                     ;   193.0 p6      35 v[3]
        xor r15d, ecx                      ;   209.0 p1      25 sum
        add edx, r15d                      ;   210.0 p5      34 sum
        ror eax, 0x16                      ;   203.0 p0      36 v[2]
        ror edx, 0x14                      ;   211.0 p6      35 v[0]
        mov r11d, ebx                      ;   190.0         25 sum copy
        not r11d                           ;   190.0 p11     25 sum
        mov r12d, esi                      ;   208.0         25 sum copy
        not r12d                           ;   208.0 p1      25 sum
        mov r15d, dword [r8 + 32]          ;   131.5 p2      34 sum
        lea r15d, [r15 + r9 + 1859775393]  ;   176.0 p5      34 sum
        add r9d, r10d                      ;   194.0 p11     35 v[3]
        mov r10d, dword [r8 + 32]          ;   132.0 p3      34 sum
        lea r10d, [r10 + r13 + 1836072691] ;   194.0 p0      34 sum
        ror r14d, 0x16                     ;   185.0 p6      36 v[0]
        add r13d, edx                      ;   212.0 p1      35 v[0]
        or r11d, r9d                       ;   195.0 p5      25 sum
        xor r11d, r14d                     ;   196.0 p11     25 sum
        or r12d, r13d                      ;   213.0 p0      25 sum
        add r15d, r11d                     ;   197.0 p1      34 sum
        ror r15d, 0x13                     ;   198.0 p6      35 v[2]
        xor r12d, eax                      ;   214.0 p5      25 sum
        add r10d, r12d                     ;   215.0 p11     34 sum
        ror esi, 0x16                      ;   208.0 p0      36 v[1]
        ror r10d, 0x13                     ;   216.0 p6      35 v[4]
        mov r11d, dword [r8 + 4]           ;   134.2 p10     34 sum
        lea r11d, [r11 + rbp + 1859775393] ;   181.0 p1      34 sum
        add ebp, r15d                      ;   199.0 p5      35 v[2]
        mov r12d, r9d                      ;   195.0         25 sum copy
        not r12d                           ;   195.0 p11     25 sum
        mov r15d, r13d                     ;   213.0         25 sum copy
        not r15d                           ;   213.0 p0      25 sum
        mov edx, dword [r8 + 48]           ;   135.3 p2      34 sum
        lea edx, [rdx + rcx + 1836072691]  ;   199.0 p1      34 sum
        ror ebx, 0x16                      ;   190.0 p6      36 v[4]
        add ecx, r10d                      ;   217.0 p5      35 v[4]
        or r12d, ebp                       ;   200.0 p11     25 sum
        xor r12d, ebx                      ;   201.0 p0      25 sum
        add r11d, r12d                     ;   202.0 p1      34 sum
        or r15d, ecx                       ;   218.0 p6      25 sum
        ror r11d, 0x11                     ;   203.0 p0      35 v[1]
        xor r15d, esi                      ;   219.0 p5      25 sum
        add edx, r15d                      ;   220.0 p11     34 sum
        ror r13d, 0x16                     ;   213.0 p6      36 v[0]
        ror edx, 0x1b                      ;   221.0 p0      35 v[3]
        mov r10d, ebp                      ;   200.0         25 sum copy
        not r10d                           ;   200.0 p1      25 sum
        mov r12d, ecx                      ;   218.0         25 sum copy
        not r12d                           ;   218.0 p5      25 sum
        mov r15d, dword [r8 + 8]           ;   138.2 p3      34 sum
        lea r15d, [r15 + r14 + 1859775393] ;   186.0 p11     34 sum
        add r14d, r11d                     ;   204.0 p1      35 v[1]
        mov r11d, dword [r8 + 8]           ;   138.7 p10     34 sum
        lea r11d, [r11 + rax + 1836072691] ;   204.0 p6      34 sum
        ror r9d, 0x16                      ;   195.0 p0      36 v[3]
        add eax, edx                       ;   222.0 p5      35 v[3]
        or r10d, r14d                      ;   205.0 p11     25 sum
        xor r10d, r9d                      ;   206.0 p1      25 sum
        or r12d, eax                       ;   223.0 p6      25 sum
        add r15d, r10d                     ;   207.0 p5      34 sum
        ror r15d, 0x12                     ;   208.0 p0      35 v[0]
        xor r12d, r13d                     ;   224.0 p11     25 sum
        add r11d, r12d                     ;   225.0 p1      34 sum
        ror ecx, 0x16                      ;   218.0 p6      36 v[4]
        ror r11d, 0x12                     ;   226.0 p0      35 v[2]
        mov r10d, dword [r8 + 28]          ;   140.8 p2      34 sum
        lea r10d, [r10 + rbx + 1859775393] ;   191.0 p5      34 sum
        add ebx, r15d                      ;   209.0 p11     35 v[0]
        mov r12d, r14d                     ;   205.0         25 sum copy
        not r12d                           ;   205.0 p1      25 sum
        mov r15d, eax                      ;   223.0         25 sum copy
        not r15d                           ;   223.0 p6      25 sum
        mov edx, dword [r8 + 40]           ;   142.0 p3      34 sum
        lea edx, [rdx + rsi + 1836072691]  ;   209.0 p5      34 sum
        ror ebp, 0x16                      ;   200.0 p0      36 v[2]
        add esi, r11d                      ;   227.0 p11     35 v[2]
        or r12d, ebx                       ;   210.0 p1      25 sum
        xor r12d, ebp                      ;   211.0 p6      25 sum
        add r10d, r12d                     ;   212.0 p5      34 sum
        or r15d, esi                       ;   228.0 p0      25 sum
        ror r10d, 0x18                     ;   213.0 p6      35 v[4]
        xor r15d, ecx                      ;   229.0 p11     25 sum
        add edx, r15d                      ;   230.0 p1      34 sum
        ror eax, 0x16                      ;   223.0 p0      36 v[3]
        ror edx, 0x13                      ;   231.0 p6      35 v[1]
        mov r11d, dword [r8]               ;   144.2 p10     34 sum
        lea r11d, [r11 + r9 + 1859775393]  ;   196.0 p5      34 sum
        add r9d, r10d                      ;   214.0 p11     35 v[4]
        mov r10d, ebx                      ;   210.0         25 sum copy
        not r10d                           ;   210.0 p1      25 sum
        mov r12d, esi                      ;   228.0         25 sum copy
        not r12d                           ;   228.0 p5      25 sum
        mov r15d, dword [r8]               ;   145.3 p2      34 sum
        lea r15d, [r15 + r13 + 1836072691] ;   214.0 p0      34 sum
        ror r14d, 0x16                     ;   205.0 p6      36 v[1]
        add r13d, edx                      ;   232.0 p11     35 v[1]
        or r10d, r9d                       ;   215.0 p1      25 sum
        xor r10d, r14d                     ;   216.0 p5      25 sum
        add r11d, r10d                     ;   217.0 p0      34 sum
        or r12d, r13d                      ;   233.0 p11     25 sum
        ror r11d, 0x13                     ;   218.0 p6      35 v[3]
        xor r12d, eax                      ;   234.0 p1      25 sum
        add r15d, r12d                     ;   235.0 p5      34 sum
        ror esi, 0x16                      ;   228.0 p0      36 v[2]
        ror r15d, 0x13                     ;   236.0 p6      35 v[0]
        mov r10d, r9d                      ;   215.0         25 sum copy
        not r10d                           ;   215.0 p11     25 sum
        mov r12d, r13d                     ;   233.0         25 sum copy
        not r12d                           ;   233.0 p1      25 sum
        mov edx, dword [r8 + 24]           ;   148.2 p3      34 sum
        lea edx, [rdx + rbp + 1859775393]  ;   201.0 p5      34 sum
        add ebp, r11d                      ;   219.0 p0      35 v[3]
        mov r11d, dword [r8 + 16]          ;   148.7 p10     34 sum
        lea r11d, [r11 + rcx + 1836072691] ;   219.0 p11     34 sum
        ror ebx, 0x16                      ;   210.0 p6      36 v[0]
        add ecx, r15d                      ;   237.0 p1      35 v[0]
        or r10d, ebp                       ;   220.0 p5      25 sum
        xor r10d, ebx                      ;   221.0 p0      25 sum
        add edx, r10d                      ;   222.0 p11     34 sum
        or r12d, ecx                       ;   238.0 p6      25 sum
        ror edx, 0x1a                      ;   223.0 p0      35 v[2]
        xor r12d, esi                      ;   239.0 p1      25 sum
        add r11d, r12d                     ;   240.0 p5      34 sum
        ror r13d, 0x16                     ;   233.0 p6      36 v[1]
        ror r11d, 0x19                     ;   241.0 p0      35 v[4]
        mov r10d, dword [r8 + 52]          ;   150.8 p2      34 sum
        lea r10d, [r10 + r14 + 1859775393] ;   206.0 p11     34 sum
        add r14d, edx                      ;   224.0 p1      35 v[2]
        mov r12d, ebp                      ;   220.0         25 sum copy
        not r12d                           ;   220.0 p5      25 sum
        mov r15d, ecx                      ;   238.0         25 sum copy
        not r15d                           ;   238.0 p11     25 sum
        mov edx, dword [r8 + 52]           ;   152.0 p3      34 sum
        lea edx, [rdx + rax + 1836072691]  ;   224.0 p6      34 sum
        ror r9d, 0x16                      ;   215.0 p0      36 v[4]
        add eax, r11d                      ;   242.0 p1      35 v[4]
        or r12d, r14d                      ;   225.0 p5      25 sum
        xor r12d, r9d                      ;   226.0 p11     25 sum
        add r10d, r12d                     ;   227.0 p6      34 sum
        or r15d, eax                       ;   243.0 p1      25 sum
        ror r10d, 0x1b                     ;   228.0 p0      35 v[1]
        ror ecx, 0x16                      ;   238.0 p6      36 v[0]
        xor r15d, r13d                     ;   244.0 p5      25 sum
        add edx, r15d                      ;   245.0 p11     34 sum
        ror edx, 0x1b                      ;   246.0 p0      35 v[3]
        mov r11d, r14d                     ;   225.0         25 sum copy
        not r11d                           ;   225.0 p1      25 sum
        mov r12d, dword [r8 + 44]          ;   154.5 p10     34 sum
        lea r12d, [r12 + rbx + 1859775393] ;   211.0 p5      34 sum
        add ebx, r10d                      ;   229.0 p11     35 v[1]
        mov r10d, dword [r8 + 32]          ;   155.0 p2      34 sum
        lea r10d, [r10 + rsi + 2053994217] ;   229.0 p6      34 sum
        ror ebp, 0x16                      ;   220.0 p0      36 v[3]
        add esi, edx                       ;   247.0 p1      35 v[3]
        or r11d, ebx                       ;   230.0 p5      25 sum
        xor r11d, ebp                      ;   231.0 p11     25 sum
        mov r15d, eax                      ;   243.0         25 sum copy
        xor r15d, ecx                      ;   243.0 p6      25 sum
        add r12d, r11d                     ;   232.0 p1      34 sum
        and r15d, esi                      ;   248.0 p0      25 sum
        ror r12d, 0x14                     ;   233.0 p6      35 v[0]
        ror eax, 0x16                      ;   243.0 p0      36 v[4]
        xor r15d, ecx                      ;   249.0 p5      25 sum
        add r10d, r15d                     ;   250.0 p11     34 sum
        ror r10d, 0x11                     ;   251.0 p6      35 v[2]
        mov r11d, ebx                      ;   230.0         25 sum copy
        not r11d                           ;   230.0 p1      25 sum
        mov r15d, dword [r8 + 20]          ;   157.8 p3      34 sum
        lea r15d, [r15 + r9 + 1859775393]  ;   216.0 p5      34 sum
        add r9d, r12d                      ;   234.0 p11     35 v[0]
        mov r12d, dword [r8 + 24]          ;   158.3 p10     34 sum
        lea r12d, [r12 + r13 + 2053994217] ;   234.0 p0      34 sum
        ror r14d, 0x16                     ;   225.0 p6      36 v[2]
        add r13d, r10d                     ;   252.0 p1      35 v[2]
        or r11d, r9d                       ;   235.0 p5      25 sum
        xor r11d, r14d                     ;   236.0 p11     25 sum
        mov r10d, esi                      ;   248.0         25 sum copy
        xor r10d, eax                      ;   248.0 p0      25 sum
        add r15d, r11d                     ;   237.0 p1      34 sum
        and r10d, r13d                     ;   253.0 p5      25 sum
        ror r15d, 0x19                     ;   238.0 p6      35 v[4]
        ror esi, 0x16                      ;   248.0 p0      36 v[3]
        xor r10d, eax                      ;   254.0 p11     25 sum
        add r12d, r10d                     ;   255.0 p1      34 sum
        ror ebx, 0x16                      ;   230.0 p6      36 v[1]
        ror r12d, 0x1b                     ;   256.0 p0      35 v[1]
        mov r10d, dword [r8 + 48]          ;   161.0 p2      34 sum
        lea r10d, [r10 + rbp + 1859775393] ;   221.0 p5      34 sum
        add ebp, r15d                      ;   239.0 p11     35 v[4]
        mov r11d, r9d                      ;   235.0         25 sum copy
        not r11d                           ;   235.0 p1      25 sum
        or r11d, ebp                       ;   240.0 p5      25 sum
        mov r15d, dword [r8 + 16]          ;   162.0 p3      34 sum
        lea r15d, [r15 + rcx + 2053994217] ;   239.0 p6      34 sum
        add ecx, r12d                      ;   257.0 p11     35 v[1]
        xor r11d, ebx                      ;   241.0 p0      25 sum
        mov r12d, r13d                     ;   253.0         25 sum copy
        xor r12d, esi                      ;   253.0 p1      25 sum
        add r10d, r11d                     ;   242.0 p5      34 sum
        and r12d, ecx                      ;   258.0 p6      25 sum
        ror r13d, 0x16                     ;   253.0 p0      36 v[2]
        ror r9d, 0x16                      ;   235.0 p6      36 v[0]
        ror r10d, 0x1b                     ;   243.0 p0      35 v[3]
        xor r12d, esi                      ;   259.0 p11     25 sum
        add r15d, r12d                     ;   260.0 p1      34 sum
        ror r15d, 0x18                     ;   261.0 p6      35 v[0]
        mov r11d, dword [r8 + 4]           ;   164.3 p10     34 sum
        lea r11d, [r11 + rax + 2053994217] ;   244.0 p5      34 sum
        add eax, r15d                      ;   262.0 p11     35 v[0]
        mov r12d, dword [r8 + 4]           ;   164.8 p2      34 sum
        lea r12d, [r12 + r14 - 1894007588] ;   226.0 p1      34 sum
        mov r15d, r9d                      ;   236.0         26 sum copy
        not r15d                           ;   236.0 p5      26 sum
        add r14d, r10d                     ;   244.0 p0      35 v[3]
        and r15d, ebp                      ;   240.0 p11     26 sum
        mov r10d, r9d                      ;   236.0         26 sum copy
        and r10d, r14d                     ;   245.0 p1      26 sum
        mov edx, ecx                       ;   258.0         25 sum copy
        add r12d, r10d                     ;   246.0 p6      34 sum
        xor edx, r13d                      ;   258.0 p5      25 sum
        add r12d, r15d                     ;   247.0 p0      34 sum
        and edx, eax                       ;   263.0 p11     25 sum
        ror ebp, 0x16                      ;   240.0 p6      36 v[4]
        ror r12d, 0x15                     ;   248.0 p0      35 v[2]
        ror ecx, 0x16                      ;   258.0 p6      36 v[1]
        xor edx, r13d                      ;   264.0 p1      25 sum
        add r11d, edx                      ;   265.0 p5      34 sum
        ror r11d, 0x15                     ;   266.0 p0      35 v[4]
        mov r10d, dword [r8 + 36]          ;   168.0 p3      34 sum
        lea r10d, [r10 + rbx - 1894007588] ;   231.0 p11     34 sum
        mov r15d, ebp                      ;   241.0         26 sum copy
        not r15d                           ;   241.0 p1      26 sum
        add ebx, r12d                      ;   249.0 p5      35 v[2]
        and r15d, r14d                     ;   245.0 p11     26 sum
        add r10d, r15d                     ;   246.0 p6      34 sum
        lea r12d, [rsi + rdi + 2053994217] ;   249.0 p1      34 sum
        add esi, r11d                      ;   267.0 p5      35 v[4]
        mov r11d, ebp                      ;   241.0         26 sum copy
        and r11d, ebx                      ;   250.0 p0      26 sum
        add r10d, r11d                     ;   251.0 p11     34 sum
        ror r10d, 0x14                     ;   252.0 p6      35 v[1]
        mov r11d, eax                      ;   263.0         25 sum copy
        xor r11d, ecx                      ;   263.0 p1      25 sum
        ror r14d, 0x16                     ;   245.0 p0      36 v[3]
        and r11d, esi                      ;   268.0 p5      25 sum
        xor r11d, ecx                      ;   269.0 p11     25 sum
        add r12d, r11d                     ;   270.0 p6      34 sum
        mov r11d, dword [r8 + 44]          ;   171.2 p10     34 sum
        ror eax, 0x16                      ;   263.0 p0      36 v[0]
        ror r12d, 0x12                     ;   271.0 p6      35 v[3]
        mov r15d, r14d                     ;   246.0         26 sum copy
        not r15d                           ;   246.0 p1      26 sum
        lea r11d, [r11 + r9 - 1894007588]  ;   236.0 p5      34 sum
        add r9d, r10d                      ;   253.0 p11     35 v[1]
        and r15d, ebx                      ;   250.0 p0      26 sum
        mov r10d, dword [r8 + 44]          ;   172.5 p2      34 sum
        lea r10d, [r10 + r13 + 2053994217] ;   254.0 p1      34 sum
        add r11d, r15d                     ;   251.0 p5      34 sum
        ror ebx, 0x16                      ;   250.0 p6      36 v[2]
        add r13d, r12d                     ;   272.0 p11     35 v[3]
        mov r12d, r14d                     ;   246.0         26 sum copy
        and r12d, r9d                      ;   254.0 p0      26 sum
        add r11d, r12d                     ;   255.0 p1      34 sum
        ror r11d, 0x12                     ;   256.0 p6      35 v[0]
        mov r12d, esi                      ;   268.0         25 sum copy
        xor r12d, eax                      ;   268.0 p5      25 sum
        and r12d, r13d                     ;   273.0 p11     25 sum
        xor r12d, eax                      ;   274.0 p0      25 sum
        mov r15d, dword [r8 + 40]          ;   174.7 p3      34 sum
        lea r15d, [r15 + rbp - 1894007588] ;   241.0 p1      34 sum
        add r10d, r12d                     ;   275.0 p5      34 sum
        ror esi, 0x16                      ;   268.0 p6      36 v[4]
        ror r10d, 0x12                     ;   276.0 p0      35 v[2]
        mov r12d, ebx                      ;   251.0         26 sum copy
        not r12d                           ;   251.0 p11     26 sum
        add ebp, r11d                      ;   257.0 p1      35 v[0]
        and r12d, r9d                      ;   254.0 p5      26 sum
        add r15d, r12d                     ;   255.0 p6      34 sum
        mov r11d, dword [r8 + 60]          ;   176.3 p10     34 sum
        lea r11d, [r11 + rcx + 2053994217] ;   259.0 p11     34 sum
        ror r9d, 0x16                      ;   254.0 p0      36 v[1]
        add ecx, r10d                      ;   277.0 p1      35 v[2]
        mov r10d, ebx                      ;   251.0         26 sum copy
        and r10d, ebp                      ;   258.0 p5      26 sum
        add r15d, r10d                     ;   259.0 p6      34 sum
        ror r15d, 0x11                     ;   260.0 p0      35 v[4]
        mov r10d, dword [r8]               ;   177.7 p2      34 sum
        mov r12d, r9d                      ;   255.0         26 sum copy
        not r12d                           ;   255.0 p11     26 sum
        add r15d, r14d                     ;   261.0 p1      35 v[4]
        and r12d, ebp                      ;   258.0 p5      26 sum
        mov edx, r9d                       ;   255.0         26 sum copy
        and edx, r15d                      ;   262.0 p6      26 sum
        mov edi, r13d                      ;   273.0         25 sum copy
        xor edi, esi                       ;   273.0 p0      25 sum
        and edi, ecx                       ;   278.0 p11     25 sum
        lea r10d, [r10 + r14 - 1894007588] ;   246.0 p1      34 sum
        add r10d, r12d                     ;   259.0 p5      34 sum
        add r10d, edx                      ;   263.0 p6      34 sum
        xor edi, esi                       ;   279.0 p0      25 sum
        ror ebp, 0x16                      ;   258.0 p6      36 v[0]
        ror r10d, 0x12                     ;   264.0 p0      35 v[3]
        add r11d, edi                      ;   280.0 p11     34 sum
        ror r13d, 0x16                     ;   273.0 p6      36 v[3]
        ror r11d, 0x1a                     ;   281.0 p0      35 v[1]
        mov edi, dword [r8]                ;   180.8 p3      34 sum
        lea edi, [rdi + rax + 2053994217]  ;   264.0 p1      34 sum
        add eax, r11d                      ;   282.0 p5      35 v[1]
        mov r11d, dword [r8 + 32]          ;   181.3 p10     34 sum
        mov r12d, ebp                      ;   259.0         26 sum copy
        not r12d                           ;   259.0 p11     26 sum
        and r12d, r15d                     ;   262.0 p1      26 sum
        add r10d, ebx                      ;   265.0 p5      35 v[3]
        mov r14d, ebp                      ;   259.0         26 sum copy
        and r14d, r10d                     ;   266.0 p11     26 sum
        mov edx, ecx                       ;   278.0         25 sum copy
        lea r11d, [r11 + rbx - 1894007588] ;   251.0 p6      34 sum
        add r11d, r14d                     ;   267.0 p1      34 sum
        xor edx, r13d                      ;   278.0 p0      25 sum
        add r11d, r12d                     ;   268.0 p5      34 sum
        and edx, eax                       ;   283.0 p11     25 sum
        ror r15d, 0x16                     ;   262.0 p6      36 v[4]
        ror r11d, 0x11                     ;   269.0 p0      35 v[2]
        ror ecx, 0x16                      ;   278.0 p6      36 v[2]
        xor edx, r13d                      ;   284.0 p1      25 sum
        add edi, edx                       ;   285.0 p5      34 sum
        ror edi, 0x12                      ;   286.0 p0      35 v[0]
        mov r12d, dword [r8 + 48]          ;   184.5 p2      34 sum
        mov r14d, r15d                     ;   263.0         26 sum copy
        not r14d                           ;   263.0 p11     26 sum
        add r11d, r9d                      ;   270.0 p1      35 v[2]
        and r14d, r10d                     ;   266.0 p5      26 sum
        mov edx, dword [r8 + 20]           ;   185.3 p3      34 sum
        lea edx, [rdx + rsi + 2053994217]  ;   269.0 p6      34 sum
        lea r12d, [r12 + r9 - 1894007588]  ;   255.0 p11     34 sum
        add r12d, r14d                     ;   267.0 p1      34 sum
        add esi, edi                       ;   287.0 p0      35 v[0]
        mov edi, r15d                      ;   263.0         26 sum copy
        and edi, r11d                      ;   271.0 p5      26 sum
        add r12d, edi                      ;   272.0 p6      34 sum
        mov edi, eax                       ;   283.0         25 sum copy
        xor edi, ecx                       ;   283.0 p11     25 sum
        ror r10d, 0x16                     ;   266.0 p0      36 v[3]
        ror r12d, 0x17                     ;   273.0 p6      35 v[1]
        and edi, esi                       ;   288.0 p1      25 sum
        xor edi, ecx                       ;   289.0 p5      25 sum
        add edx, edi                       ;   290.0 p11     34 sum
        mov edi, dword [r8 + 16]           ;   187.8 p10     34 sum
        ror eax, 0x16                      ;   283.0 p0      36 v[1]
        ror edx, 0x1a                      ;   291.0 p6      35 v[4]
        mov r9d, r10d                      ;   267.0         26 sum copy
        not r9d                            ;   267.0 p1      26 sum
        add r12d, ebp                      ;   274.0 p5      35 v[1]
        and r9d, r11d                      ;   271.0 p11     26 sum
        mov r14d, dword [r8 + 48]          ;   189.0 p2      34 sum
        lea r14d, [r14 + r13 + 2053994217] ;   274.0 p0      34 sum
        lea edi, [rdi + rbp - 1894007588]  ;   259.0 p1      34 sum
        add edi, r9d                       ;   272.0 p5      34 sum
        ror r11d, 0x16                     ;   271.0 p6      36 v[2]
        add r13d, edx                      ;   292.0 p11     35 v[4]
        mov ebp, r10d                      ;   267.0         26 sum copy
        and ebp, r12d                      ;   275.0 p0      26 sum
        add edi, ebp                       ;   276.0 p1      34 sum
        ror edi, 0x18                      ;   277.0 p6      35 v[0]
        mov ebp, esi                       ;   288.0         25 sum copy
        xor ebp, eax                       ;   288.0 p5      25 sum
        and ebp, r13d                      ;   293.0 p11     25 sum
        xor ebp, eax                       ;   294.0 p0      25 sum
        mov r9d, dword [r8 + 52]           ;   191.3 p3      34 sum
        lea r9d, [r9 + r15 - 1894007588]   ;   263.0 p1      34 sum
        add r14d, ebp                      ;   295.0 p6      34 sum
        add r15d, edi                      ;   278.0 p5      35 v[0]
        ror esi, 0x16                      ;   288.0 p0      36 v[0]
        mov edi, r11d                      ;   272.0         26 sum copy
        not edi                            ;   272.0 p11     26 sum
        ror r14d, 0x17                     ;   296.0 p6      35 v[3]
        and edi, r12d                      ;   275.0 p1      26 sum
        add r9d, edi                       ;   276.0 p5      34 sum
        mov edi, dword [r8 + 8]            ;   193.0 p10     34 sum
        lea edi, [rdi + rcx + 2053994217]  ;   279.0 p0      34 sum
        ror r12d, 0x16                     ;   275.0 p6      36 v[1]
        add ecx, r14d                      ;   297.0 p11     35 v[3]
        mov ebp, r11d                      ;   272.0         26 sum copy
        and ebp, r15d                      ;   279.0 p1      26 sum
        add r9d, ebp                       ;   280.0 p5      34 sum
        ror r9d, 0x17                      ;   281.0 p0      35 v[4]
        mov ebp, dword [r8 + 12]           ;   194.3 p2      34 sum
        mov r14d, r12d                     ;   276.0         26 sum copy
        not r14d                           ;   276.0 p11     26 sum
        add r9d, r10d                      ;   282.0 p6      35 v[4]
        and r14d, r15d                     ;   279.0 p1      26 sum
        mov edx, r13d                      ;   293.0         25 sum copy
        xor edx, esi                       ;   293.0 p5      25 sum
        and edx, ecx                       ;   298.0 p0      25 sum
        lea ebp, [rbp + r10 - 1894007588]  ;   267.0 p11     34 sum
        add ebp, r14d                      ;   280.0 p6      34 sum
        xor edx, esi                       ;   299.0 p1      25 sum
        ror r15d, 0x16                     ;   279.0 p0      36 v[0]
        add edi, edx                       ;   300.0 p5      34 sum
        ror r13d, 0x16                     ;   293.0 p6      36 v[4]
        ror edi, 0x14                      ;   301.0 p0      35 v[2]
        mov r10d, r12d                     ;   276.0         26 sum copy
        and r10d, r9d                      ;   283.0 p11     26 sum
        add ebp, r10d                      ;   284.0 p1      34 sum
        ror ebp, 0x12                      ;   285.0 p6      35 v[3]
        mov r10d, dword [r8 + 28]          ;   197.5 p3      34 sum
        add edi, eax                       ;   302.0 p5      35 v[2]
        lea r10d, [r10 + r11 - 1894007588] ;   272.0 p11     34 sum
        add r11d, ebp                      ;   286.0 p1      35 v[3]
        mov ebp, dword [r8 + 52]           ;   198.2 p10     34 sum
        mov r14d, r15d                     ;   280.0         26 sum copy
        not r14d                           ;   280.0 p0      26 sum
        and r14d, r9d                      ;   283.0 p5      26 sum
        mov edx, r15d                      ;   280.0         26 sum copy
        and edx, r11d                      ;   287.0 p6      26 sum
        mov ebx, ecx                       ;   298.0         25 sum copy
        add r10d, edx                      ;   288.0 p11     34 sum
        xor ebx, r13d                      ;   298.0 p1      25 sum
        add r10d, r14d                     ;   289.0 p0      34 sum
        lea ebp, [rbp + rax + 2053994217]  ;   284.0 p5      34 sum
        and ebx, edi                       ;   303.0 p6      25 sum
        ror r9d, 0x16                      ;   283.0 p0      36 v[4]
        ror r10d, 0x1b                     ;   290.0 p6      35 v[2]
        ror ecx, 0x16                      ;   298.0 p0      36 v[3]
        xor ebx, r13d                      ;   304.0 p11     25 sum
        add ebp, ebx                       ;   305.0 p1      34 sum
        ror ebp, 0x17                      ;   306.0 p6      35 v[1]
        mov r14d, dword [r8 + 60]          ;   201.2 p2      34 sum
        mov eax, r9d                       ;   284.0         26 sum copy
        not eax                            ;   284.0 p5      26 sum
        add r10d, r12d                     ;   291.0 p11     35 v[2]
        and eax, r11d                      ;   287.0 p1      26 sum
        mov edx, dword [r8 + 36]           ;   202.0 p3      34 sum
        lea edx, [rdx + rsi + 2053994217]  ;   289.0 p5      34 sum
        lea r14d, [r14 + r12 - 1894007588] ;   276.0 p11     34 sum
        add r14d, eax                      ;   288.0 p0      34 sum
        add esi, ebp                       ;   307.0 p1      35 v[1]
        mov ebp, r9d                       ;   284.0         26 sum copy
        and ebp, r10d                      ;   292.0 p6      26 sum
        add r14d, ebp                      ;   293.0 p5      34 sum
        mov ebp, edi                       ;   303.0         25 sum copy
        xor ebp, ecx                       ;   303.0 p11     25 sum
        ror r11d, 0x16                     ;   287.0 p0      36 v[3]
        ror r14d, 0x1a                     ;   294.0 p6      35 v[1]
        and ebp, esi                       ;   308.0 p1      25 sum
        xor ebp, ecx                       ;   309.0 p5      25 sum
        add edx, ebp                       ;   310.0 p11     34 sum
        mov ebp, dword [r8 + 56]           ;   204.5 p10     34 sum
        lea ebp, [rbp + r15 - 1894007588]  ;   280.0 p0      34 sum
        ror edi, 0x16                      ;   303.0 p6      36 v[2]
        add r15d, r14d                     ;   295.0 p1      35 v[1]
        ror edx, 0x14                      ;   311.0 p0      35 v[0]
        mov r12d, r11d                     ;   288.0         26 sum copy
        not r12d                           ;   288.0 p5      26 sum
        and r12d, r10d                     ;   292.0 p11     26 sum
        mov r14d, dword [r8 + 28]          ;   205.8 p2      34 sum
        lea r14d, [r14 + r13 + 2053994217] ;   294.0 p1      34 sum
        add ebp, r12d                      ;   293.0 p6      34 sum
        add r13d, edx                      ;   312.0 p5      35 v[0]
        mov r12d, r11d                     ;   288.0         26 sum copy
        and r12d, r15d                     ;   296.0 p11     26 sum
        add ebp, r12d                      ;   297.0 p0      34 sum
        ror r10d, 0x16                     ;   292.0 p6      36 v[2]
        ror ebp, 0x18                      ;   298.0 p0      35 v[0]
        mov r12d, dword [r8 + 20]          ;   207.3 p3      34 sum
        lea r12d, [r12 + r9 - 1894007588]  ;   284.0 p1      34 sum
        add r9d, ebp                       ;   299.0 p5      35 v[0]
        mov ebp, esi                       ;   308.0         25 sum copy
        xor ebp, edi                       ;   308.0 p11     25 sum
        mov eax, r10d                      ;   293.0         26 sum copy
        not eax                            ;   293.0 p6      26 sum
        and eax, r15d                      ;   296.0 p1      26 sum
        and ebp, r13d                      ;   313.0 p5      25 sum
        xor ebp, edi                       ;   314.0 p0      25 sum
        add r12d, eax                      ;   297.0 p11     34 sum
        add r14d, ebp                      ;   315.0 p6      34 sum
        ror esi, 0x16                      ;   308.0 p0      36 v[1]
        ror r14d, 0x1b                     ;   316.0 p6      35 v[4]
        mov ebp, dword [r8 + 40]           ;   209.7 p10     34 sum
        lea ebp, [rbp + rcx + 2053994217]  ;   299.0 p1      34 sum
        ror r15d, 0x16                     ;   296.0 p0      36 v[1]
        add ecx, r14d                      ;   317.0 p5      35 v[4]
        mov r14d, r10d                     ;   293.0         26 sum copy
        and r14d, r9d                      ;   300.0 p11     26 sum
        add r12d, r14d                     ;   301.0 p1      34 sum
        ror r12d, 0x1a                     ;   302.0 p6      35 v[4]
        mov r14d, dword [r8 + 24]          ;   211.0 p2      34 sum
        lea r14d, [r14 + r11 - 1894007588] ;   288.0 p5      34 sum
        add r11d, r12d                     ;   303.0 p11     35 v[4]
        mov r12d, r15d                     ;   297.0         26 sum copy
        not r12d                           ;   297.0 p1      26 sum
        and r12d, r9d                      ;   300.0 p0      26 sum
        mov eax, r13d                      ;   313.0         25 sum copy
        xor eax, esi                       ;   313.0 p5      25 sum
        and eax, ecx                       ;   318.0 p6      25 sum
        add r14d, r12d                     ;   301.0 p11     34 sum
        xor eax, esi                       ;   319.0 p1      25 sum
        ror r9d, 0x16                      ;   300.0 p0      36 v[0]
        add ebp, eax                       ;   320.0 p5      34 sum
        ror r13d, 0x16                     ;   313.0 p6      36 v[0]
        ror ebp, 0x11                      ;   321.0 p0      35 v[3]
        mov r12d, r15d                     ;   297.0         26 sum copy
        and r12d, r11d                     ;   304.0 p11     26 sum
        add r14d, r12d                     ;   305.0 p1      34 sum
        ror r14d, 0x1b                     ;   306.0 p6      35 v[3]
        mov r12d, dword [r8 + 56]          ;   214.2 p3      34 sum
        lea r12d, [r12 + rdi + 2053994217] ;   304.0 p5      34 sum
        add edi, ebp                       ;   322.0 p11     35 v[3]
        mov ebp, dword [r8 + 8]            ;   214.7 p10     34 sum
        mov eax, r9d                       ;   301.0         26 sum copy
        not eax                            ;   301.0 p1      26 sum
        add r14d, r10d                     ;   307.0 p0      35 v[3]
        and eax, r11d                      ;   304.0 p5      26 sum
        mov edx, r9d                       ;   301.0         26 sum copy
        and edx, r14d                      ;   308.0 p6      26 sum
        mov ebx, ecx                       ;   318.0         25 sum copy
        lea ebp, [rbp + r10 - 1894007588]  ;   293.0 p11     34 sum
        xor ebx, r13d                      ;   318.0 p1      25 sum
        add ebp, eax                       ;   305.0 p0      34 sum
        add ebp, edx                       ;   309.0 p5      34 sum
        ror r11d, 0x16                     ;   304.0 p6      36 v[4]
        and ebx, edi                       ;   323.0 p11     25 sum
        ror ebp, 0x14                      ;   310.0 p0      35 v[2]
        mov r10d, r11d                     ;   305.0         26 sum copy
        not r10d                           ;   305.0 p1      26 sum
        xor ebx, r13d                      ;   324.0 p5      25 sum
        add r12d, ebx                      ;   325.0 p6      34 sum
        ror r12d, 0x18                     ;   326.0 p0      35 v[2]
        mov eax, dword [r8 + 16]           ;   218.0 p2      34 sum
        add ebp, r15d                      ;   311.0 p11     35 v[2]
        mov edx, dword [r8 + 48]           ;   218.3 p3      34 sum
        lea eax, [rax + r15 - 1454113458]  ;   297.0 p1      34 sum
        ror ecx, 0x16                      ;   318.0 p6      36 v[4]
        or r10d, r14d                      ;   308.0 p5      26 sum
        ror r14d, 0x16                     ;   308.0 p0      36 v[3]
        add edx, esi                       ;   309.0 p11     34 sum
        add esi, r12d                      ;   327.0 p1      35 v[2]
        xor r10d, ebp                      ;   312.0 p6      26 sum
        add eax, r10d                      ;   313.0 p5      34 sum
        ror eax, 0x17                      ;   314.0 p0      35 v[1]
        mov r10d, r14d                     ;   309.0         26 sum copy
        not r10d                           ;   309.0 p11     26 sum
        mov r12d, dword [r8]               ;   220.3 p10     34 sum
        mov r15d, edi                      ;   323.0         25 sum copy
        xor r15d, ecx                      ;   323.0 p1      25 sum
        xor r15d, esi                      ;   328.0 p6      25 sum
        add eax, r9d                       ;   315.0 p5      35 v[1]
        add edx, r15d                      ;   329.0 p11     34 sum
        ror edx, 0x18                      ;   330.0 p0      35 v[1]
        or r10d, ebp                       ;   312.0 p1      26 sum
        mov r15d, dword [r8 + 60]          ;   221.7 p2      34 sum
        lea r12d, [r12 + r9 - 1454113458]  ;   301.0 p6      34 sum
        add edx, r13d                      ;   331.0 p5      35 v[1]
        add r15d, r13d                     ;   314.0 p11     34 sum
        ror ebp, 0x16                      ;   312.0 p0      36 v[2]
        ror edi, 0x16                      ;   323.0 p6      36 v[3]
        xor r10d, eax                      ;   316.0 p1      26 sum
        add r12d, r10d                     ;   317.0 p5      34 sum
        ror r12d, 0x11                     ;   318.0 p0      35 v[0]
        mov r9d, ebp                       ;   313.0         26 sum copy
        not r9d                            ;   313.0 p11     26 sum
        mov r10d, dword [r8 + 20]          ;   223.5 p3      34 sum
        add r12d, r11d                     ;   319.0 p1      35 v[0]
        mov r13d, eax                      ;   316.0         26 sum copy
        mov ebx, esi                       ;   328.0         25 sum copy
        xor ebx, edi                       ;   328.0 p6      25 sum
        xor ebx, edx                       ;   332.0 p5      25 sum
        or r13d, r9d                       ;   316.0 p11     26 sum
        add r15d, ebx                      ;   333.0 p0      34 sum
        lea r10d, [r10 + r11 - 1454113458] ;   305.0 p1      34 sum
        ror r15d, 0x1b                     ;   334.0 p6      35 v[0]
        mov r9d, dword [r8 + 40]           ;   225.2 p10     34 sum
        ror eax, 0x16                      ;   316.0 p0      36 v[1]
        ror esi, 0x16                      ;   328.0 p6      36 v[2]
        add r9d, ecx                       ;   319.0 p5      34 sum
        add ecx, r15d                      ;   335.0 p11     35 v[0]
        xor r13d, r12d                     ;   320.0 p1      26 sum
        add r10d, r13d                     ;   321.0 p0      34 sum
        ror r10d, 0x1b                     ;   322.0 p6      35 v[4]
        mov r11d, eax                      ;   317.0         26 sum copy
        not r11d                           ;   317.0 p5      26 sum
        mov r13d, dword [r8 + 36]          ;   227.8 p2      34 sum
        lea r13d, [r13 + r14 - 1454113458] ;   309.0 p11     34 sum
        add r14d, r10d                     ;   323.0 p1      35 v[4]
        mov r10d, esi                      ;   329.0         25 sum copy
        xor r10d, edx                      ;   332.0 p0      25 sum
        xor r10d, ecx                      ;   336.0 p6      25 sum
        add r9d, r10d                      ;   337.0 p5      34 sum
        ror r9d, 0x14                      ;   338.0 p0      35 v[4]
        ror edx, 0x16                      ;   332.0 p6      36 v[1]
        rorx r10d, r12d, 0x16              ;   320.0 p0      36 v[0]
        or r11d, r12d                      ;   320.0 p11     26 sum
        xor r11d, r14d                     ;   324.0 p1      26 sum
        add r13d, r11d                     ;   325.0 p5      34 sum
        mov r11d, dword [r8 + 16]          ;   231.0 p3      34 sum
        add r11d, edi                      ;   324.0 p11     34 sum
        add edi, r9d                       ;   339.0 p1      35 v[4]
        ror r13d, 0x15                     ;   326.0 p6      35 v[3]
        mov r9d, r10d                      ;   321.0         26 sum copy
        not r9d                            ;   321.0 p5      26 sum
        mov r12d, dword [r8 + 28]          ;   232.7 p10     34 sum
        add r13d, ebp                      ;   327.0 p0      35 v[3]
        mov r15d, ecx                      ;   336.0         25 sum copy
        xor r15d, edx                      ;   336.0 p11     25 sum
        xor r15d, edi                      ;   340.0 p1      25 sum
        add r11d, r15d                     ;   341.0 p6      34 sum
        ror r11d, 0x17                     ;   342.0 p0      35 v[3]
        lea r12d, [r12 + rbp - 1454113458] ;   313.0 p5      34 sum
        ror ecx, 0x16                      ;   336.0 p6      36 v[0]
        or r9d, r14d                       ;   324.0 p11     26 sum
        ror r14d, 0x16                     ;   324.0 p0      36 v[4]
        xor r9d, r13d                      ;   328.0 p1      26 sum
        add r12d, r9d                      ;   329.0 p5      34 sum
        mov ebp, dword [r8 + 4]            ;   235.0 p2      34 sum
        add ebp, esi                       ;   329.0 p11     34 sum
        add esi, r11d                      ;   343.0 p1      35 v[3]
        ror r12d, 0x1a                     ;   330.0 p6      35 v[2]
        mov r9d, r14d                      ;   325.0         26 sum copy
        not r9d                            ;   325.0 p5      26 sum
        mov r11d, dword [r8 + 48]          ;   237.5 p3      34 sum
        mov r15d, edi                      ;   340.0         25 sum copy
        xor r15d, ecx                      ;   340.0 p0      25 sum
        xor r15d, esi                      ;   344.0 p11     25 sum
        add ebp, r15d                      ;   345.0 p1      34 sum
        ror ebp, 0x14                      ;   346.0 p6      35 v[2]
        or r9d, r13d                       ;   328.0 p5      26 sum
        add r12d, eax                      ;   331.0 p0      35 v[2]
        mov r15d, dword [r8 + 20]          ;   238.8 p10     34 sum
        lea r11d, [r11 + rax - 1454113458] ;   317.0 p11     34 sum
        ror r13d, 0x16                     ;   328.0 p6      36 v[3]
        ror edi, 0x16                      ;   340.0 p0      36 v[4]
        add r15d, edx                      ;   333.0 p1      34 sum
        xor r9d, r12d                      ;   332.0 p5      26 sum
        add r11d, r9d                      ;   333.0 p11     34 sum
        add edx, ebp                       ;   347.0 p6      35 v[2]
        ror r11d, 0x18                     ;   334.0 p0      35 v[1]
        mov ebp, r13d                      ;   329.0         26 sum copy
        not ebp                            ;   329.0 p1      26 sum
        mov r9d, dword [r8 + 8]            ;   242.3 p2      34 sum
        add r11d, r10d                     ;   335.0 p5      35 v[1]
        mov eax, esi                       ;   344.0         25 sum copy
        xor eax, edi                       ;   344.0 p11     25 sum
        xor eax, edx                       ;   348.0 p6      25 sum
        add r15d, eax                      ;   349.0 p0      34 sum
        ror r15d, 0x1b                     ;   350.0 p6      35 v[1]
        or ebp, r12d                       ;   332.0 p1      26 sum
        mov eax, dword [r8 + 32]           ;   243.7 p3      34 sum
        lea r9d, [r9 + r10 - 1454113458]   ;   321.0 p5      34 sum
        ror r12d, 0x16                     ;   332.0 p0      36 v[2]
        ror esi, 0x16                      ;   344.0 p6      36 v[3]
        add eax, ecx                       ;   337.0 p11     34 sum
        xor ebp, r11d                      ;   336.0 p1      26 sum
        add r9d, ebp                       ;   337.0 p5      34 sum
        add ecx, r15d                      ;   351.0 p0      35 v[1]
        ror r9d, 0x13                      ;   338.0 p6      35 v[0]
        mov ebp, r12d                      ;   333.0         26 sum copy
        not ebp                            ;   333.0 p11     26 sum
        mov r10d, esi                      ;   345.0         25 sum copy
        xor r10d, edx                      ;   348.0 p1      25 sum
        xor r10d, ecx                      ;   352.0 p5      25 sum
        add eax, r10d                      ;   353.0 p0      34 sum
        ror eax, 0x12                      ;   354.0 p6      35 v[0]
        mov r10d, dword [r8 + 40]          ;   248.0 p10     34 sum
        add r9d, r14d                      ;   339.0 p11     35 v[0]
        or ebp, r11d                       ;   336.0 p1      26 sum
        mov r15d, dword [r8 + 28]          ;   248.5 p2      34 sum
        lea r10d, [r10 + r14 - 1454113458] ;   325.0 p5      34 sum
        add eax, edi                       ;   355.0 p0      35 v[0]
        add r15d, edi                      ;   341.0 p6      34 sum
        ror r11d, 0x16                     ;   336.0 p0      36 v[1]
        ror edx, 0x16                      ;   348.0 p6      36 v[2]
        xor ebp, r9d                       ;   340.0 p11     26 sum
        add r10d, ebp                      ;   341.0 p1      34 sum
        ror r10d, 0x14                     ;   342.0 p0      35 v[4]
        mov edi, r11d                      ;   337.0         26 sum copy
        not edi                            ;   337.0 p5      26 sum
        mov ebp, dword [r8 + 56]           ;   252.0 p3      34 sum
        add r10d, r13d                     ;   343.0 p11     35 v[4]
        mov r14d, ecx                      ;   352.0         25 sum copy
        xor r14d, edx                      ;   352.0 p1      25 sum
        xor r14d, eax                      ;   356.0 p6      25 sum
        add r15d, r14d                     ;   357.0 p0      34 sum
        ror r15d, 0x1a                     ;   358.0 p6      35 v[4]
        or edi, r9d                        ;   340.0 p5      26 sum
        mov r14d, dword [r8 + 24]          ;   253.3 p10     34 sum
        lea ebp, [rbp + r13 - 1454113458]  ;   329.0 p11     34 sum
        add r15d, esi                      ;   359.0 p1      35 v[4]
        add r14d, esi                      ;   345.0 p0      34 sum
        ror r9d, 0x16                      ;   340.0 p6      36 v[0]
        ror ecx, 0x16                      ;   352.0 p0      36 v[1]
        xor edi, r10d                      ;   344.0 p5      26 sum
        add ebp, edi                       ;   345.0 p11     34 sum
        ror ebp, 0x1b                      ;   346.0 p6      35 v[3]
        mov esi, r9d                       ;   341.0         26 sum copy
        not esi                            ;   341.0 p1      26 sum
        mov edi, eax                       ;   356.0         25 sum copy
        xor edi, ecx                       ;   356.0 p5      25 sum
        xor edi, r15d                      ;   360.0 p11     25 sum
        add r14d, edi                      ;   361.0 p0      34 sum
        ror r14d, 0x18                     ;   362.0 p6      35 v[3]
        mov edi, dword [r8 + 4]            ;   257.5 p2      34 sum
        add ebp, r12d                      ;   347.0 p1      35 v[3]
        or esi, r10d                       ;   344.0 p5      26 sum
        mov r13d, dword [r8 + 8]           ;   258.0 p3      34 sum
        lea edi, [rdi + r12 - 1454113458]  ;   333.0 p11     34 sum
        ror r10d, 0x16                     ;   344.0 p0      36 v[4]
        ror eax, 0x16                      ;   356.0 p6      36 v[0]
        add r13d, edx                      ;   349.0 p1      34 sum
        xor esi, ebp                       ;   348.0 p5      26 sum
        add edi, esi                       ;   349.0 p11     34 sum
        add edx, r14d                      ;   363.0 p0      35 v[3]
        ror edi, 0x14                      ;   350.0 p6      35 v[2]
        mov esi, r10d                      ;   345.0         26 sum copy
        not esi                            ;   345.0 p1      26 sum
        mov r12d, eax                      ;   357.0         25 sum copy
        xor r12d, r15d                     ;   360.0 p5      25 sum
        xor r12d, edx                      ;   364.0 p11     25 sum
        add r13d, r12d                     ;   365.0 p0      34 sum
        ror r13d, 0x13                     ;   366.0 p6      35 v[2]
        mov r12d, dword [r8 + 12]          ;   262.3 p10     34 sum
        add edi, r11d                      ;   351.0 p1      35 v[2]
        or esi, ebp                        ;   348.0 p5      26 sum
        mov r14d, dword [r8 + 52]          ;   263.3 p2      34 sum
        lea r12d, [r12 + r11 - 1454113458] ;   337.0 p11     34 sum
        add r13d, ecx                      ;   367.0 p0      35 v[2]
        add r14d, ecx                      ;   353.0 p6      34 sum
        ror ebp, 0x16                      ;   348.0 p0      36 v[3]
        ror r15d, 0x16                     ;   360.0 p6      36 v[4]
        xor esi, edi                       ;   352.0 p1      26 sum
        add r12d, esi                      ;   353.0 p5      34 sum
        ror r12d, 0x13                     ;   354.0 p0      35 v[1]
        mov esi, ebp                       ;   349.0         26 sum copy
        not esi                            ;   349.0 p11     26 sum
        mov r11d, edx                      ;   364.0         25 sum copy
        xor r11d, r15d                     ;   364.0 p1      25 sum
        xor r11d, r13d                     ;   368.0 p5      25 sum
        add r14d, r11d                     ;   369.0 p6      34 sum
        ror r14d, 0x1a                     ;   370.0 p0      35 v[1]
        mov r11d, dword [r8 + 32]          ;   266.0 p3      34 sum
        or esi, edi                        ;   352.0 p11     26 sum
        add r12d, r9d                      ;   355.0 p1      35 v[1]
        mov ecx, dword [r8 + 56]           ;   267.3 p10     34 sum
        lea r11d, [r11 + r9 - 1454113458]  ;   341.0 p5      34 sum
        add r14d, eax                      ;   371.0 p6      35 v[1]
        add ecx, eax                       ;   357.0 p0      34 sum
        ror edi, 0x16                      ;   352.0 p6      36 v[2]
        ror edx, 0x16                      ;   364.0 p0      36 v[3]
        xor esi, r12d                      ;   356.0 p11     26 sum
        add r11d, esi                      ;   357.0 p1      34 sum
        ror r11d, 0x12                     ;   358.0 p6      35 v[0]
        mov esi, edi                       ;   353.0         26 sum copy
        not esi                            ;   353.0 p5      26 sum
        mov r9d, r13d                      ;   368.0         25 sum copy
        xor r9d, edx                       ;   368.0 p11     25 sum
        xor r9d, r14d                      ;   372.0 p1      25 sum
        add ecx, r9d                       ;   373.0 p0      34 sum
        ror ecx, 0x1b                      ;   374.0 p6      35 v[0]
        mov r9d, dword [r8 + 44]           ;   270.0 p2      34 sum
        add r11d, r10d                     ;   359.0 p5      35 v[0]
        or esi, r12d                       ;   356.0 p11     26 sum
        mov eax, dword [r8]                ;   271.3 p3      34 sum
        lea r9d, [r9 + r10 - 1454113458]   ;   345.0 p1      34 sum
        ror r12d, 0x16                     ;   356.0 p0      36 v[1]
        ror r13d, 0x16                     ;   368.0 p6      36 v[2]
        add eax, r15d                      ;   361.0 p5      34 sum
        xor esi, r11d                      ;   360.0 p11     26 sum
        add r9d, esi                       ;   361.0 p1      34 sum
        add r15d, ecx                      ;   375.0 p0      35 v[0]
        ror r9d, 0x15                      ;   362.0 p6      35 v[4]
        mov esi, r12d                      ;   357.0         26 sum copy
        not esi                            ;   357.0 p5      26 sum
        mov r10d, dword [r8 + 24]          ;   273.7 p10     34 sum
        lea r10d, [r10 + rbp - 1454113458] ;   349.0 p11     34 sum
        add ebp, r9d                       ;   363.0 p1      35 v[4]
        mov r9d, r11d                      ;   360.0         26 sum copy
        mov ecx, r14d                      ;   372.0         25 sum copy
        xor ecx, r13d                      ;   372.0 p0      25 sum
        xor ecx, r15d                      ;   376.0 p6      25 sum
        or r9d, esi                        ;   360.0 p5      26 sum
        add eax, ecx                       ;   377.0 p11     34 sum
        ror eax, 0x11                      ;   378.0 p0      35 v[4]
        ror r11d, 0x16                     ;   360.0 p6      36 v[0]
        ror r14d, 0x16                     ;   372.0 p0      36 v[1]
        xor r9d, ebp                       ;   364.0 p1      26 sum
        add r10d, r9d                      ;   365.0 p5      34 sum
        mov esi, dword [r8 + 12]           ;   277.2 p2      34 sum
        add esi, edx                       ;   365.0 p11     34 sum
        add edx, eax                       ;   379.0 p6      35 v[4]
        ror r10d, 0x18                     ;   366.0 p0      35 v[3]
        mov r9d, r11d                      ;   361.0         26 sum copy
        not r9d                            ;   361.0 p1      26 sum
        mov eax, dword [r8 + 60]           ;   278.2 p3      34 sum
        mov ecx, dword [r8 + 36]           ;   278.3 p10     34 sum
        mov ebx, r15d                      ;   376.0         25 sum copy
        xor ebx, r14d                      ;   376.0 p5      25 sum
        xor ebx, edx                       ;   380.0 p11     25 sum
        add esi, ebx                       ;   381.0 p6      34 sum
        ror esi, 0x13                      ;   382.0 p0      35 v[3]
        lea eax, [rax + rdi - 1454113458]  ;   353.0 p1      34 sum
        ror r15d, 0x16                     ;   376.0 p6      36 v[0]
        add edi, r10d                      ;   367.0 p5      35 v[3]
        or r9d, ebp                        ;   364.0 p11     26 sum
        ror ebp, 0x16                      ;   364.0 p0      36 v[4]
        add ecx, r13d                      ;   369.0 p1      34 sum
        xor r9d, edi                       ;   368.0 p5      26 sum
        add eax, r9d                       ;   369.0 p11     34 sum
        add r13d, esi                      ;   383.0 p6      35 v[3]
        ror eax, 0x1b                      ;   370.0 p0      35 v[2]
        mov esi, dword [rsp + 64]          ;   281.0 p2      49 h
        add esi, ebp                       ;   365.0 p1      49 h
        not ebp                            ;   365.0 p5      26 sum
        mov r9d, dword [r8 + 52]           ;   281.5 p3      34 sum
        mov r10d, dword [r8 + 44]          ;   281.7 p10     34 sum
        mov ebx, edx                       ;   380.0         25 sum copy
        xor ebx, r15d                      ;   380.0 p11     25 sum
        xor ebx, r13d                      ;   384.0 p6      25 sum
        add eax, r12d                      ;   371.0 p0      35 v[2]
        add ecx, ebx                       ;   385.0 p1      34 sum
        lea r9d, [r9 + r12 - 1454113458]   ;   357.0 p5      34 sum
        ror ecx, 0x15                      ;   386.0 p6      35 v[2]
        ror edx, 0x16                      ;   380.0 p0      36 v[4]
        add r10d, r14d                     ;   373.0 p11     34 sum
        or ebp, edi                        ;   368.0 p1      26 sum
        ror edi, 0x16                      ;   368.0 p6      36 v[3]
        xor ebp, eax                       ;   372.0 p5      26 sum
        add r9d, ebp                       ;   373.0 p11     34 sum
        ror r9d, 0x1a                      ;   374.0 p0      35 v[1]
        add r14d, ecx                      ;   387.0 p1      35 v[2]
        rorx ebp, r13d, 0x16               ;   384.0 p6      36 v[3]
        add eax, dword [rsp + 68]          ;   372.0 p5+p2   48 h0
        add eax, ebp                       ;   385.0 p11     48 h0
        xor r13d, edx                      ;   384.0 p0      25 sum
        xor r13d, r14d                     ;   388.0 p1      25 sum
        add r10d, r13d                     ;   389.0 p5      34 sum
        add esi, r15d                      ;   377.0 p6      49 h
        ror r10d, 0x15                     ;   390.0 p0      35 v[1]
        add edi, dword [rsp + 52]          ;   369.0 p11+p3   49 h
        add edi, edx                       ;   381.0 p1      49 h
        mov ebp, dword [rsp + 60]          ;   287.0 p10     49 h
        add ebp, r11d                      ;   361.0 p5      49 h
        add ebp, r15d                      ;   377.0 p6      49 h
        add ebp, r10d                      ;   391.0 p11     49 h
        add r11d, dword [rsp + 56]         ;   361.0 p0+p2   49 h
        add r11d, r9d                      ;   375.0 p1      49 h
        add r11d, r14d                     ;   388.0 p5      49 h
        add r8, 0x40                       ;   288.3 p6      41 blocks
        mov r9d, eax                       ;   386.0         48 h0 copy
        mov r10d, r11d                     ;   389.0         49 h copy
        xchg edi, esi                      ;   382.0 p11+p0+p1   49 h copy
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

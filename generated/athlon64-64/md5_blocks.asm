; md5_blocks for AMD Athlon 64, Opteron (K8), 64-bit code (athlon64-64)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu athlon64-64
;
; void md5_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 16 bytes, 3 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 8.0; bounds: width 4.3, ports 4.0, path 3.0
;   blocks: 659 uops, planned 292.0; bounds: width 219.7, ports 191.7, path 289.0
;   body.2: 9 uops, planned 5.3; bounds: width 3.0, ports 3.0, path 0.0
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
%fatal "md5_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0x38                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov dword [rsp + 40], edx          ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 agu0    40 h reload
        mov esi, dword [r8]                ;     3.0 agu1    40 h
        mov dword [rsp + 24], esi          ;     6.0 agu2    40 h
        mov esi, dword [r8 + 4]            ;     3.0 agu0    40 h
        mov dword [rsp + 28], esi          ;     6.0 agu1    40 h
        mov esi, dword [r8 + 8]            ;     3.0 agu2    40 h
        mov dword [rsp + 32], esi          ;     6.0 agu0    40 h
        mov esi, dword [r8 + 12]           ;     3.0 agu1    40 h
        mov dword [rsp + 36], esi          ;     6.0 agu2    40 h
        mov r8d, dword [rsp + 40]          ;     3.0 agu0    40 h
        shl r8, 6                          ;     6.0 alu0    40 h
        add r8, qword [rsp + 8]            ;     7.0 alu1+agu1   40 h
        mov qword [rsp + 16], r8           ;     8.0 agu2    40 h
        cmp dword [rsp + 40], 0            ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rsp + 32]          ;                    resident
        mov edi, dword [rsp + 36]          ;                    resident
        mov ebp, dword [rsp + 28]          ;                    resident
        mov r8, qword [rsp + 8]            ;                    resident
        mov r9d, dword [rsp + 24]          ;                    resident
        align 16
.blocks_1:
        mov r10d, dword [r8]               ;     0.0 agu0    47 t
        lea r10d, [r10 + r9 - 680876936]   ;     3.0 agu1    47 t
        mov r11d, edi                      ;     0.7 alu0    26 t copy
        xor r11d, esi                      ;     1.7 alu1    26 t
        and r11d, ebp                      ;     2.7 alu2    26 t
        xor r11d, edi                      ;     3.7 alu0    26 t
        add r10d, r11d                     ;     5.0 alu1    47 t
        rol r10d, 7                        ;     6.0 alu2    48 v[0]
        add r10d, ebp                      ;     7.0 alu0    48 v[0]
        mov r11d, dword [r8 + 4]           ;     3.0 agu2    47 t
        lea r11d, [r11 + rdi - 389564586]  ;     6.0 agu0    47 t
        mov r12d, dword [r8 + 16]          ;     6.0 agu1    47 t
        lea r12d, [r12 + r10 - 176418897]  ;     9.0 agu2    47 t
        mov r13d, r10d                     ;     8.0 alu1    26 t copy
        mov r14d, r10d                     ;     8.0 alu2    48 v[3] copy
        mov r15d, r10d                     ;     8.0 alu0    26 t copy
        xor r15d, ebp                      ;     9.0 alu1    26 t
        mov eax, ebp                       ;     5.7 alu2    26 t copy
        xor eax, esi                       ;     6.7 alu0    26 t
        and r13d, eax                      ;     9.0 alu1    26 t
        xor r13d, esi                      ;    10.0 alu2    26 t
        add r11d, r13d                     ;    11.0 alu0    47 t
        rol r11d, 0xc                      ;    12.0 alu1    48 v[3]
        add r14d, r11d                     ;    13.0 alu2    48 v[3]
        mov r11d, dword [r8 + 8]           ;     9.0 agu0    47 t
        lea r11d, [r11 + rsi + 606105819]  ;    12.0 agu1    47 t
        mov r13d, dword [r8 + 12]          ;    12.0 agu2    47 t
        lea r13d, [r13 + rbp - 1044525330] ;    15.0 agu0    47 t
        or r15d, r14d                      ;    14.0 alu0    26 t
        xor r10d, r14d                     ;    14.0 alu1    26 t
        mov eax, dword [r8 + 20]           ;    15.0 agu1    47 t
        lea eax, [rax + r14 + 1200080426]  ;    18.0 agu2    47 t
        xor r15d, r10d                     ;    15.0 alu2    26 t
        mov ecx, r14d                      ;    14.0 alu0    48 v[2] copy
        add r11d, r15d                     ;    16.0 alu1    47 t
        rol r11d, 0x11                     ;    17.0 alu2    48 v[2]
        add ecx, r11d                      ;    18.0 alu0    48 v[2]
        mov r11d, dword [r8 + 24]          ;    18.0 agu0    47 t
        add r11d, 0xa8304613               ;    21.0 alu1    47 t
        or r10d, ecx                       ;    19.0 alu2    26 t
        xor r14d, ecx                      ;    19.0 alu0    26 t
        add r11d, ecx                      ;    22.0 alu1    47 t
        xor r10d, r14d                     ;    20.0 alu2    26 t
        mov r15d, ecx                      ;    19.0 alu0    48 v[1] copy
        add r13d, r10d                     ;    21.0 alu1    47 t
        rol r13d, 0x16                     ;    22.0 alu2    48 v[1]
        add r15d, r13d                     ;    23.0 alu0    48 v[1]
        mov r10d, dword [r8 + 28]          ;    18.0 agu1    47 t
        or r14d, r15d                      ;    24.0 alu1    26 t
        xor ecx, r15d                      ;    24.0 alu2    26 t
        add r10d, 0xfd469501               ;    21.0 alu0    47 t
        add r10d, r15d                     ;    24.0 alu1    47 t
        xor r14d, ecx                      ;    25.0 alu2    26 t
        mov r13d, r15d                     ;    24.0 alu0    48 v[0] copy
        add r12d, r14d                     ;    26.0 alu1    47 t
        rol r12d, 7                        ;    27.0 alu2    48 v[0]
        add r13d, r12d                     ;    28.0 alu0    48 v[0]
        mov r12d, dword [r8 + 32]          ;    21.7 agu2    47 t
        add r12d, 0x698098d8               ;    24.7 alu1    47 t
        or ecx, r13d                       ;    29.0 alu2    26 t
        xor r15d, r13d                     ;    29.0 alu0    26 t
        add r12d, r13d                     ;    29.0 alu1    47 t
        xor ecx, r15d                      ;    30.0 alu2    26 t
        mov r14d, r13d                     ;    29.0 alu0    48 v[3] copy
        add eax, ecx                       ;    31.0 alu1    47 t
        mov ecx, dword [r8 + 36]           ;    25.0 agu0    47 t
        rol eax, 0xc                       ;    32.0 alu2    48 v[3]
        add r14d, eax                      ;    33.0 alu0    48 v[3]
        add ecx, 0x8b44f7af                ;    28.0 alu1    47 t
        or r15d, r14d                      ;    34.0 alu2    26 t
        xor r13d, r14d                     ;    34.0 alu0    26 t
        mov eax, dword [r8 + 40]           ;    28.0 agu1    47 t
        add ecx, r14d                      ;    34.0 alu1    47 t
        xor r15d, r13d                     ;    35.0 alu2    26 t
        add r11d, r15d                     ;    36.0 alu0    47 t
        mov r15d, r14d                     ;    34.0 alu1    48 v[2] copy
        rol r11d, 0x11                     ;    37.0 alu2    48 v[2]
        add r15d, r11d                     ;    38.0 alu0    48 v[2]
        add eax, 0xffff5bb1                ;    31.0 alu1    47 t
        or r13d, r15d                      ;    39.0 alu2    26 t
        xor r14d, r15d                     ;    39.0 alu0    26 t
        mov r11d, dword [r8 + 44]          ;    32.0 agu2    47 t
        add eax, r15d                      ;    39.0 alu1    47 t
        xor r13d, r14d                     ;    40.0 alu2    26 t
        add r10d, r13d                     ;    41.0 alu0    47 t
        mov r13d, r15d                     ;    39.0 alu1    48 v[1] copy
        rol r10d, 0x16                     ;    42.0 alu2    48 v[1]
        add r13d, r10d                     ;    43.0 alu0    48 v[1]
        add r11d, 0x895cd7be               ;    35.3 alu1    47 t
        or r14d, r13d                      ;    44.0 alu2    26 t
        xor r15d, r13d                     ;    44.0 alu0    26 t
        mov r10d, dword [r8 + 48]          ;    37.0 agu0    47 t
        add r11d, r13d                     ;    44.0 alu1    47 t
        xor r14d, r15d                     ;    45.0 alu2    26 t
        add r12d, r14d                     ;    46.0 alu0    47 t
        mov r14d, r13d                     ;    44.0 alu1    48 v[0] copy
        rol r12d, 7                        ;    47.0 alu2    48 v[0]
        add r14d, r12d                     ;    48.0 alu0    48 v[0]
        add r10d, 0x6b901122               ;    40.3 alu1    47 t
        or r15d, r14d                      ;    49.0 alu2    26 t
        xor r13d, r14d                     ;    49.0 alu0    26 t
        mov r12d, dword [r8 + 52]          ;    42.0 agu1    47 t
        add r10d, r14d                     ;    49.0 alu1    47 t
        xor r15d, r13d                     ;    50.0 alu2    26 t
        add ecx, r15d                      ;    51.0 alu0    47 t
        mov r15d, r14d                     ;    49.0 alu1    48 v[3] copy
        rol ecx, 0xc                       ;    52.0 alu2    48 v[3]
        add r15d, ecx                      ;    53.0 alu0    48 v[3]
        add r12d, 0xfd987193               ;    45.3 alu1    47 t
        or r13d, r15d                      ;    54.0 alu2    26 t
        xor r14d, r15d                     ;    54.0 alu0    26 t
        mov ecx, dword [r8 + 56]           ;    47.0 agu2    47 t
        add r12d, r15d                     ;    54.0 alu1    47 t
        xor r13d, r14d                     ;    55.0 alu2    26 t
        add eax, r13d                      ;    56.0 alu0    47 t
        mov r13d, r15d                     ;    54.0 alu1    48 v[2] copy
        rol eax, 0x11                      ;    57.0 alu2    48 v[2]
        add r13d, eax                      ;    58.0 alu0    48 v[2]
        add ecx, 0xa679438e                ;    50.3 alu1    47 t
        or r14d, r13d                      ;    59.0 alu2    26 t
        xor r15d, r13d                     ;    59.0 alu0    26 t
        mov eax, dword [r8 + 60]           ;    52.0 agu0    47 t
        add ecx, r13d                      ;    59.0 alu1    47 t
        xor r14d, r15d                     ;    60.0 alu2    26 t
        add r11d, r14d                     ;    61.0 alu0    47 t
        mov r14d, r13d                     ;    59.0 alu1    48 v[1] copy
        rol r11d, 0x16                     ;    62.0 alu2    48 v[1]
        add eax, 0x49b40821                ;    55.0 alu0    47 t
        add r14d, r11d                     ;    63.0 alu1    48 v[1]
        mov r11d, dword [r8 + 4]           ;    55.7 agu1    47 t
        or r15d, r14d                      ;    64.0 alu2    26 t
        xor r13d, r14d                     ;    64.0 alu0    26 t
        add eax, r14d                      ;    64.0 alu1    47 t
        xor r15d, r13d                     ;    65.0 alu2    26 t
        add r10d, r15d                     ;    66.0 alu0    47 t
        mov r15d, r14d                     ;    64.0 alu1    48 v[0] copy
        rol r10d, 7                        ;    67.0 alu2    48 v[0]
        add r11d, 0xf61e2562               ;    60.0 alu0    47 t
        add r15d, r10d                     ;    68.0 alu1    48 v[0]
        mov r10d, dword [r8 + 24]          ;    60.7 agu2    47 t
        or r13d, r15d                      ;    69.0 alu2    26 t
        xor r14d, r15d                     ;    69.0 alu0    26 t
        add r11d, r15d                     ;    69.0 alu1    47 t
        xor r13d, r14d                     ;    70.0 alu2    26 t
        add r12d, r13d                     ;    71.0 alu0    47 t
        mov r13d, r15d                     ;    69.0 alu1    48 v[3] copy
        mov edx, r15d                      ;    69.0 alu2    26 t copy
        rol r12d, 0xc                      ;    72.0 alu0    48 v[3]
        add r13d, r12d                     ;    73.0 alu1    48 v[3]
        add r10d, 0xc040b340               ;    66.0 alu2    47 t
        mov r12d, dword [r8 + 44]          ;    66.3 agu0    47 t
        or r14d, r13d                      ;    74.0 alu0    26 t
        xor edx, r13d                      ;    74.0 alu1    26 t
        add r10d, r13d                     ;    74.0 alu2    47 t
        xor r14d, edx                      ;    75.0 alu0    26 t
        add ecx, r14d                      ;    76.0 alu1    47 t
        mov r14d, r13d                     ;    74.0 alu2    27 t copy
        not r14d                           ;    75.0 alu0    27 t
        mov ebx, r13d                      ;    74.0 alu1    48 v[2] copy
        rol ecx, 0x11                      ;    77.0 alu2    48 v[2]
        add ebx, ecx                       ;    78.0 alu0    48 v[2]
        add r12d, 0x265e5a51               ;    72.0 alu1    47 t
        and edx, ebx                       ;    79.0 alu2    26 t
        xor r15d, edx                      ;    80.0 alu0    26 t
        and r14d, ebx                      ;    79.0 alu1    27 t
        add r11d, r14d                     ;    80.0 alu2    47 t
        add r12d, ebx                      ;    79.0 alu0    47 t
        mov r14d, ebx                      ;    79.0 alu1    48 v[1] copy
        add eax, r15d                      ;    81.0 alu2    47 t
        mov r15d, ebx                      ;    79.0 alu0    27 t copy
        not r15d                           ;    80.0 alu1    27 t
        rol eax, 0x16                      ;    82.0 alu2    48 v[1]
        add r14d, eax                      ;    83.0 alu0    48 v[1]
        mov eax, dword [r8]                ;    78.0 agu1    47 t
        and r13d, r14d                     ;    84.0 alu1    27 t
        add r11d, r13d                     ;    85.0 alu2    47 t
        and r15d, r14d                     ;    84.0 alu0    27 t
        add eax, 0xe9b6c7aa                ;    81.0 alu1    47 t
        add eax, r14d                      ;    84.0 alu2    47 t
        add r10d, r15d                     ;    85.0 alu0    47 t
        mov r13d, r14d                     ;    84.0 alu1    48 v[0] copy
        mov r15d, r14d                     ;    84.0 alu2    27 t copy
        not r15d                           ;    85.0 alu0    27 t
        rol r11d, 5                        ;    86.0 alu1    48 v[0]
        add r13d, r11d                     ;    87.0 alu2    48 v[0]
        and ebx, r13d                      ;    88.0 alu0    27 t
        and r15d, r13d                     ;    88.0 alu1    27 t
        add r10d, ebx                      ;    89.0 alu2    47 t
        add r12d, r15d                     ;    89.0 alu0    47 t
        mov r11d, dword [r8 + 20]          ;    84.7 agu2    47 t
        lea r11d, [r11 + r13 - 701558691]  ;    88.0 agu0    47 t
        mov r15d, r13d                     ;    88.0 alu1    48 v[3] copy
        mov ecx, r13d                      ;    88.0 alu2    27 t copy
        not ecx                            ;    89.0 alu0    27 t
        rol r10d, 9                        ;    90.0 alu1    48 v[3]
        add r15d, r10d                     ;    91.0 alu2    48 v[3]
        and r14d, r15d                     ;    92.0 alu0    27 t
        and ecx, r15d                      ;    92.0 alu1    27 t
        add r12d, r14d                     ;    93.0 alu2    47 t
        add eax, ecx                       ;    93.0 alu0    47 t
        mov r10d, dword [r8 + 40]          ;    88.7 agu1    47 t
        lea r10d, [r10 + r15 + 38016083]   ;    92.0 agu2    47 t
        mov r14d, r15d                     ;    92.0 alu1    48 v[2] copy
        mov ecx, r15d                      ;    92.0 alu2    27 t copy
        not ecx                            ;    93.0 alu0    27 t
        rol r12d, 0xe                      ;    94.0 alu1    48 v[2]
        add r14d, r12d                     ;    95.0 alu2    48 v[2]
        and r13d, r14d                     ;    96.0 alu0    27 t
        and ecx, r14d                      ;    96.0 alu1    27 t
        add eax, r13d                      ;    97.0 alu2    47 t
        add r11d, ecx                      ;    97.0 alu0    47 t
        mov r12d, dword [r8 + 60]          ;    92.7 agu0    47 t
        lea r12d, [r12 + r14 - 660478335]  ;    96.0 agu1    47 t
        mov r13d, r14d                     ;    96.0 alu1    48 v[1] copy
        mov ecx, r14d                      ;    96.0 alu2    27 t copy
        not ecx                            ;    97.0 alu0    27 t
        rol eax, 0x14                      ;    98.0 alu1    48 v[1]
        add r13d, eax                      ;    99.0 alu2    48 v[1]
        and r15d, r13d                     ;   100.0 alu0    27 t
        and ecx, r13d                      ;   100.0 alu1    27 t
        add r11d, r15d                     ;   101.0 alu2    47 t
        add r10d, ecx                      ;   101.0 alu0    47 t
        mov r15d, dword [r8 + 16]          ;    96.7 agu2    47 t
        lea r15d, [r15 + r13 - 405537848]  ;   100.0 agu0    47 t
        mov eax, r13d                      ;   100.0 alu1    48 v[0] copy
        mov ecx, r13d                      ;   100.0 alu2    27 t copy
        not ecx                            ;   101.0 alu0    27 t
        rol r11d, 5                        ;   102.0 alu1    48 v[0]
        add eax, r11d                      ;   103.0 alu2    48 v[0]
        and r14d, eax                      ;   104.0 alu0    27 t
        and ecx, eax                       ;   104.0 alu1    27 t
        add r10d, r14d                     ;   105.0 alu2    47 t
        add r12d, ecx                      ;   105.0 alu0    47 t
        mov r11d, dword [r8 + 36]          ;   100.7 agu1    47 t
        lea r11d, [r11 + rax + 568446438]  ;   104.0 agu2    47 t
        mov r14d, eax                      ;   104.0 alu1    48 v[3] copy
        mov ecx, eax                       ;   104.0 alu2    27 t copy
        not ecx                            ;   105.0 alu0    27 t
        rol r10d, 9                        ;   106.0 alu1    48 v[3]
        add r14d, r10d                     ;   107.0 alu2    48 v[3]
        and r13d, r14d                     ;   108.0 alu0    27 t
        and ecx, r14d                      ;   108.0 alu1    27 t
        add r12d, r13d                     ;   109.0 alu2    47 t
        add r15d, ecx                      ;   109.0 alu0    47 t
        mov r10d, dword [r8 + 56]          ;   104.7 agu0    47 t
        lea r10d, [r10 + r14 - 1019803690] ;   108.0 agu1    47 t
        mov r13d, r14d                     ;   108.0 alu1    48 v[2] copy
        mov ecx, r14d                      ;   108.0 alu2    27 t copy
        not ecx                            ;   109.0 alu0    27 t
        rol r12d, 0xe                      ;   110.0 alu1    48 v[2]
        add r13d, r12d                     ;   111.0 alu2    48 v[2]
        and eax, r13d                      ;   112.0 alu0    27 t
        and ecx, r13d                      ;   112.0 alu1    27 t
        add r15d, eax                      ;   113.0 alu2    47 t
        add r11d, ecx                      ;   113.0 alu0    47 t
        mov r12d, dword [r8 + 12]          ;   108.7 agu2    47 t
        lea r12d, [r12 + r13 - 187363961]  ;   112.0 agu0    47 t
        mov eax, r13d                      ;   112.0 alu1    48 v[1] copy
        mov ecx, r13d                      ;   112.0 alu2    27 t copy
        not ecx                            ;   113.0 alu0    27 t
        rol r15d, 0x14                     ;   114.0 alu1    48 v[1]
        add eax, r15d                      ;   115.0 alu2    48 v[1]
        and r14d, eax                      ;   116.0 alu0    27 t
        and ecx, eax                       ;   116.0 alu1    27 t
        add r11d, r14d                     ;   117.0 alu2    47 t
        add r10d, ecx                      ;   117.0 alu0    47 t
        mov r14d, dword [r8 + 32]          ;   112.7 agu1    47 t
        lea r14d, [r14 + rax + 1163531501] ;   116.0 agu2    47 t
        mov r15d, eax                      ;   116.0 alu1    48 v[0] copy
        mov ecx, eax                       ;   116.0 alu2    27 t copy
        not ecx                            ;   117.0 alu0    27 t
        rol r11d, 5                        ;   118.0 alu1    48 v[0]
        add r15d, r11d                     ;   119.0 alu2    48 v[0]
        and r13d, r15d                     ;   120.0 alu0    27 t
        and ecx, r15d                      ;   120.0 alu1    27 t
        add r10d, r13d                     ;   121.0 alu2    47 t
        add r12d, ecx                      ;   121.0 alu0    47 t
        mov r11d, dword [r8 + 52]          ;   116.7 agu0    47 t
        lea r11d, [r11 + r15 - 1444681467] ;   120.0 agu1    47 t
        mov r13d, r15d                     ;   120.0 alu1    48 v[3] copy
        mov ecx, r15d                      ;   120.0 alu2    27 t copy
        not ecx                            ;   121.0 alu0    27 t
        rol r10d, 9                        ;   122.0 alu1    48 v[3]
        add r13d, r10d                     ;   123.0 alu2    48 v[3]
        and eax, r13d                      ;   124.0 alu0    27 t
        and ecx, r13d                      ;   124.0 alu1    27 t
        add r12d, eax                      ;   125.0 alu2    47 t
        add r14d, ecx                      ;   125.0 alu0    47 t
        mov r10d, dword [r8 + 8]           ;   120.7 agu2    47 t
        lea r10d, [r10 + r13 - 51403784]   ;   124.0 agu0    47 t
        mov eax, r13d                      ;   124.0 alu1    48 v[2] copy
        mov ecx, r13d                      ;   124.0 alu2    27 t copy
        not ecx                            ;   125.0 alu0    27 t
        rol r12d, 0xe                      ;   126.0 alu1    48 v[2]
        add eax, r12d                      ;   127.0 alu2    48 v[2]
        and r15d, eax                      ;   128.0 alu0    27 t
        and ecx, eax                       ;   128.0 alu1    27 t
        add r14d, r15d                     ;   129.0 alu2    47 t
        add r11d, ecx                      ;   129.0 alu0    47 t
        mov r12d, dword [r8 + 28]          ;   124.7 agu1    47 t
        lea r12d, [r12 + rax + 1735328473] ;   128.0 agu2    47 t
        mov r15d, eax                      ;   128.0 alu1    48 v[1] copy
        mov ecx, eax                       ;   128.0 alu2    27 t copy
        not ecx                            ;   129.0 alu0    27 t
        rol r14d, 0x14                     ;   130.0 alu1    48 v[1]
        add r15d, r14d                     ;   131.0 alu2    48 v[1]
        and r13d, r15d                     ;   132.0 alu0    27 t
        and ecx, r15d                      ;   132.0 alu1    27 t
        add r11d, r13d                     ;   133.0 alu2    47 t
        add r10d, ecx                      ;   133.0 alu0    47 t
        mov r13d, dword [r8 + 48]          ;   128.7 agu0    47 t
        lea r13d, [r13 + r15 - 1926607734] ;   132.0 agu1    47 t
        mov r14d, r15d                     ;   132.0 alu1    48 v[0] copy
        mov ecx, r15d                      ;   132.0 alu2    27 t copy
        not ecx                            ;   133.0 alu0    27 t
        rol r11d, 5                        ;   134.0 alu1    48 v[0]
        add r14d, r11d                     ;   135.0 alu2    48 v[0]
        and eax, r14d                      ;   136.0 alu0    27 t
        and ecx, r14d                      ;   136.0 alu1    27 t
        add r10d, eax                      ;   137.0 alu2    47 t
        add r12d, ecx                      ;   137.0 alu0    47 t
        mov r11d, dword [r8 + 20]          ;   132.7 agu2    47 t
        lea r11d, [r11 + r14 - 378558]     ;   136.0 agu0    47 t
        mov eax, r14d                      ;   136.0 alu1    48 v[3] copy
        mov ecx, r14d                      ;   136.0 alu2    27 t copy
        not ecx                            ;   137.0 alu0    27 t
        rol r10d, 9                        ;   138.0 alu1    48 v[3]
        add eax, r10d                      ;   139.0 alu2    48 v[3]
        and r15d, eax                      ;   140.0 alu0    27 t
        and ecx, eax                       ;   140.0 alu1    27 t
        add r12d, r15d                     ;   141.0 alu2    47 t
        add r13d, ecx                      ;   141.0 alu0    47 t
        mov r10d, dword [r8 + 32]          ;   136.7 agu1    47 t
        lea r10d, [r10 + rax - 2022574463] ;   140.0 agu2    47 t
        mov r15d, eax                      ;   140.0 alu1    48 v[2] copy
        rol r12d, 0xe                      ;   142.0 alu2    48 v[2]
        add r15d, r12d                     ;   143.0 alu0    48 v[2]
        and r14d, r15d                     ;   144.0 alu1    27 t
        xor eax, r15d                      ;   144.0 alu2    28 t
        add r13d, r14d                     ;   145.0 alu0    47 t
        mov r12d, dword [r8 + 44]          ;   140.0 agu0    47 t
        add r12d, 0x6d9d6122               ;   143.0 alu1    47 t
        add r12d, r15d                     ;   144.0 alu2    47 t
        mov r14d, r15d                     ;   144.0 alu0    48 v[1] copy
        rol r13d, 0x14                     ;   146.0 alu1    48 v[1]
        add r14d, r13d                     ;   147.0 alu2    48 v[1]
        mov r13d, dword [r8 + 56]          ;   141.7 agu1    47 t
        add r13d, 0xfde5380c               ;   144.7 alu0    47 t
        xor eax, r14d                      ;   148.0 alu1    28 t
        xor r15d, r14d                     ;   148.0 alu2    28 t
        add r13d, r14d                     ;   148.0 alu0    47 t
        add r11d, eax                      ;   149.0 alu1    47 t
        mov eax, r14d                      ;   148.0 alu2    48 v[0] copy
        rol r11d, 4                        ;   150.0 alu0    48 v[0]
        add eax, r11d                      ;   151.0 alu1    48 v[0]
        mov r11d, dword [r8 + 4]           ;   145.0 agu2    47 t
        add r11d, 0xa4beea44               ;   148.0 alu2    47 t
        mov ecx, dword [r8 + 16]           ;   145.7 agu0    47 t
        xor r15d, eax                      ;   152.0 alu0    28 t
        add r10d, r15d                     ;   153.0 alu1    47 t
        xor r14d, eax                      ;   152.0 alu2    28 t
        add r11d, eax                      ;   152.0 alu0    47 t
        mov r15d, eax                      ;   152.0 alu1    48 v[3] copy
        rol r10d, 0xb                      ;   154.0 alu2    48 v[3]
        add r15d, r10d                     ;   155.0 alu0    48 v[3]
        add ecx, 0x4bdecfa9                ;   149.0 alu1    47 t
        mov r10d, dword [r8 + 28]          ;   149.3 agu1    47 t
        xor r14d, r15d                     ;   156.0 alu2    28 t
        add r12d, r14d                     ;   157.0 alu0    47 t
        xor eax, r15d                      ;   156.0 alu1    28 t
        add ecx, r15d                      ;   156.0 alu2    47 t
        mov r14d, r15d                     ;   156.0 alu0    48 v[2] copy
        rol r12d, 0x10                     ;   158.0 alu1    48 v[2]
        add r14d, r12d                     ;   159.0 alu2    48 v[2]
        add r10d, 0xf6bb4b60               ;   152.7 alu0    47 t
        mov r12d, dword [r8 + 40]          ;   153.0 agu2    47 t
        add r12d, 0xbebfbc70               ;   156.0 alu1    47 t
        xor eax, r14d                      ;   160.0 alu2    28 t
        add r13d, eax                      ;   161.0 alu0    47 t
        xor r15d, r14d                     ;   160.0 alu1    28 t
        add r10d, r14d                     ;   160.0 alu2    47 t
        mov eax, r14d                      ;   160.0 alu0    48 v[1] copy
        rol r13d, 0x17                     ;   162.0 alu1    48 v[1]
        add eax, r13d                      ;   163.0 alu2    48 v[1]
        mov r13d, dword [r8 + 52]          ;   157.0 agu0    47 t
        add r13d, 0x289b7ec6               ;   160.0 alu0    47 t
        xor r15d, eax                      ;   164.0 alu1    28 t
        add r11d, r15d                     ;   165.0 alu2    47 t
        xor r14d, eax                      ;   164.0 alu0    28 t
        add r12d, eax                      ;   164.0 alu1    47 t
        mov r15d, eax                      ;   164.0 alu2    48 v[0] copy
        rol r11d, 4                        ;   166.0 alu0    48 v[0]
        add r15d, r11d                     ;   167.0 alu1    48 v[0]
        mov r11d, dword [r8]               ;   161.0 agu1    47 t
        add r11d, 0xeaa127fa               ;   164.0 alu2    47 t
        xor r14d, r15d                     ;   168.0 alu0    28 t
        add ecx, r14d                      ;   169.0 alu1    47 t
        xor eax, r15d                      ;   168.0 alu2    28 t
        add r13d, r15d                     ;   168.0 alu0    47 t
        mov r14d, r15d                     ;   168.0 alu1    48 v[3] copy
        rol ecx, 0xb                       ;   170.0 alu2    48 v[3]
        add r14d, ecx                      ;   171.0 alu0    48 v[3]
        mov ecx, dword [r8 + 12]           ;   165.0 agu2    47 t
        add ecx, 0xd4ef3085                ;   168.0 alu1    47 t
        xor eax, r14d                      ;   172.0 alu2    28 t
        add r10d, eax                      ;   173.0 alu0    47 t
        xor r15d, r14d                     ;   172.0 alu1    28 t
        add r11d, r14d                     ;   172.0 alu2    47 t
        mov eax, r14d                      ;   172.0 alu0    48 v[2] copy
        rol r10d, 0x10                     ;   174.0 alu1    48 v[2]
        add eax, r10d                      ;   175.0 alu2    48 v[2]
        mov r10d, dword [r8 + 24]          ;   169.0 agu0    47 t
        add r10d, 0x4881d05                ;   172.0 alu0    47 t
        xor r15d, eax                      ;   176.0 alu1    28 t
        add r12d, r15d                     ;   177.0 alu2    47 t
        xor r14d, eax                      ;   176.0 alu0    28 t
        add ecx, eax                       ;   176.0 alu1    47 t
        mov r15d, eax                      ;   176.0 alu2    48 v[1] copy
        rol r12d, 0x17                     ;   178.0 alu0    48 v[1]
        add r15d, r12d                     ;   179.0 alu1    48 v[1]
        mov r12d, dword [r8 + 36]          ;   173.0 agu1    47 t
        add r12d, 0xd9d4d039               ;   176.0 alu2    47 t
        xor r14d, r15d                     ;   180.0 alu0    28 t
        add r13d, r14d                     ;   181.0 alu1    47 t
        xor eax, r15d                      ;   180.0 alu2    28 t
        add r10d, r15d                     ;   180.0 alu0    47 t
        mov r14d, r15d                     ;   180.0 alu1    48 v[0] copy
        rol r13d, 4                        ;   182.0 alu2    48 v[0]
        add r14d, r13d                     ;   183.0 alu0    48 v[0]
        mov r13d, dword [r8 + 48]          ;   177.0 agu2    47 t
        add r13d, 0xe6db99e5               ;   180.0 alu1    47 t
        xor eax, r14d                      ;   184.0 alu2    28 t
        add r11d, eax                      ;   185.0 alu0    47 t
        xor r15d, r14d                     ;   184.0 alu1    28 t
        add r12d, r14d                     ;   184.0 alu2    47 t
        mov eax, r14d                      ;   184.0 alu0    48 v[3] copy
        rol r11d, 0xb                      ;   186.0 alu1    48 v[3]
        add eax, r11d                      ;   187.0 alu2    48 v[3]
        mov r11d, dword [r8 + 60]          ;   181.0 agu0    47 t
        add r11d, 0x1fa27cf8               ;   184.0 alu0    47 t
        xor r15d, eax                      ;   188.0 alu1    28 t
        add ecx, r15d                      ;   189.0 alu2    47 t
        xor r14d, eax                      ;   188.0 alu0    28 t
        add r13d, eax                      ;   188.0 alu1    47 t
        mov r15d, eax                      ;   188.0 alu2    48 v[2] copy
        rol ecx, 0x10                      ;   190.0 alu0    48 v[2]
        add r15d, ecx                      ;   191.0 alu1    48 v[2]
        mov ecx, dword [r8 + 8]            ;   185.0 agu1    47 t
        add ecx, 0xc4ac5665                ;   188.0 alu2    47 t
        xor r14d, r15d                     ;   192.0 alu0    28 t
        add r10d, r14d                     ;   193.0 alu1    47 t
        xor eax, r15d                      ;   192.0 alu2    28 t
        add r11d, r15d                     ;   192.0 alu0    47 t
        mov r14d, r15d                     ;   192.0 alu1    48 v[1] copy
        rol r10d, 0x17                     ;   194.0 alu2    48 v[1]
        add r14d, r10d                     ;   195.0 alu0    48 v[1]
        mov r10d, dword [r8]               ;   189.0 agu2    47 t
        add r10d, 0xf4292244               ;   192.0 alu1    47 t
        xor eax, r14d                      ;   196.0 alu2    28 t
        add r12d, eax                      ;   197.0 alu0    47 t
        xor r15d, r14d                     ;   196.0 alu1    28 t
        add ecx, r14d                      ;   196.0 alu2    47 t
        mov eax, r14d                      ;   196.0 alu0    48 v[0] copy
        rol r12d, 4                        ;   198.0 alu1    48 v[0]
        add eax, r12d                      ;   199.0 alu2    48 v[0]
        mov r12d, dword [r8 + 28]          ;   193.0 agu0    47 t
        xor r15d, eax                      ;   200.0 alu0    28 t
        add r13d, r15d                     ;   201.0 alu1    47 t
        xor r14d, eax                      ;   200.0 alu2    28 t
        add r10d, eax                      ;   200.0 alu0    47 t
        add r12d, 0x432aff97               ;   196.0 alu1    47 t
        mov r15d, eax                      ;   200.0 alu2    48 v[3] copy
        rol r13d, 0xb                      ;   202.0 alu0    48 v[3]
        add r15d, r13d                     ;   203.0 alu1    48 v[3]
        mov r13d, dword [r8 + 56]          ;   197.0 agu1    47 t
        xor r14d, r15d                     ;   204.0 alu2    28 t
        add r11d, r14d                     ;   205.0 alu0    47 t
        xor eax, r15d                      ;   204.0 alu1    28 t
        add r12d, r15d                     ;   204.0 alu2    47 t
        add r13d, 0xab9423a7               ;   200.0 alu0    47 t
        mov r14d, r15d                     ;   204.0 alu1    29 t copy
        not r14d                           ;   205.0 alu2    29 t
        rol r11d, 0x10                     ;   206.0 alu0    48 v[2]
        add r15d, r11d                     ;   207.0 alu1    48 v[2]
        mov r11d, dword [r8 + 20]          ;   201.3 agu2    47 t
        xor eax, r15d                      ;   208.0 alu2    28 t
        add ecx, eax                       ;   209.0 alu0    47 t
        add r13d, r15d                     ;   208.0 alu1    47 t
        add r11d, 0xfc93a039               ;   204.3 alu2    47 t
        mov eax, r15d                      ;   208.0 alu0    48 v[1] copy
        mov edx, r15d                      ;   208.0 alu1    29 t copy
        not edx                            ;   209.0 alu2    29 t
        rol ecx, 0x17                      ;   210.0 alu0    48 v[1]
        add eax, ecx                       ;   211.0 alu1    48 v[1]
        or r14d, eax                       ;   212.0 alu2    29 t
        xor r15d, r14d                     ;   213.0 alu0    29 t
        add r11d, eax                      ;   212.0 alu1    47 t
        mov r14d, eax                      ;   212.0 alu2    48 v[0] copy
        add r10d, r15d                     ;   214.0 alu0    47 t
        mov r15d, eax                      ;   212.0 alu1    29 t copy
        not r15d                           ;   213.0 alu2    29 t
        rol r10d, 6                        ;   215.0 alu0    48 v[0]
        add r14d, r10d                     ;   216.0 alu1    48 v[0]
        mov r10d, dword [r8 + 48]          ;   209.7 agu0    47 t
        add r10d, 0x655b59c3               ;   212.7 alu2    47 t
        or edx, r14d                       ;   217.0 alu0    29 t
        xor eax, edx                       ;   218.0 alu1    29 t
        add r10d, r14d                     ;   217.0 alu2    47 t
        mov ecx, r14d                      ;   217.0 alu0    48 v[3] copy
        add r12d, eax                      ;   219.0 alu1    47 t
        mov eax, r14d                      ;   217.0 alu2    29 t copy
        not eax                            ;   218.0 alu0    29 t
        rol r12d, 0xa                      ;   220.0 alu1    48 v[3]
        add ecx, r12d                      ;   221.0 alu2    48 v[3]
        mov r12d, dword [r8 + 12]          ;   214.3 agu1    47 t
        add r12d, 0x8f0ccc92               ;   217.3 alu0    47 t
        or r15d, ecx                       ;   222.0 alu1    29 t
        xor r14d, r15d                     ;   223.0 alu2    29 t
        add r12d, ecx                      ;   222.0 alu0    47 t
        mov r15d, ecx                      ;   222.0 alu1    48 v[2] copy
        add r13d, r14d                     ;   224.0 alu2    47 t
        mov r14d, ecx                      ;   222.0 alu0    29 t copy
        not r14d                           ;   223.0 alu1    29 t
        rol r13d, 0xf                      ;   225.0 alu2    48 v[2]
        add r15d, r13d                     ;   226.0 alu0    48 v[2]
        mov r13d, dword [r8 + 40]          ;   219.3 agu2    47 t
        add r13d, 0xffeff47d               ;   222.3 alu1    47 t
        or eax, r15d                       ;   227.0 alu2    29 t
        xor ecx, eax                       ;   228.0 alu0    29 t
        add r13d, r15d                     ;   227.0 alu1    47 t
        mov eax, r15d                      ;   227.0 alu2    48 v[1] copy
        add r11d, ecx                      ;   229.0 alu0    47 t
        mov ecx, r15d                      ;   227.0 alu1    29 t copy
        not ecx                            ;   228.0 alu2    29 t
        rol r11d, 0x15                     ;   230.0 alu0    48 v[1]
        add eax, r11d                      ;   231.0 alu1    48 v[1]
        mov r11d, dword [r8 + 4]           ;   224.3 agu0    47 t
        add r11d, 0x85845dd1               ;   227.3 alu2    47 t
        or r14d, eax                       ;   232.0 alu0    29 t
        xor r15d, r14d                     ;   233.0 alu1    29 t
        add r11d, eax                      ;   232.0 alu2    47 t
        mov r14d, eax                      ;   232.0 alu0    48 v[0] copy
        add r10d, r15d                     ;   234.0 alu1    47 t
        mov r15d, eax                      ;   232.0 alu2    29 t copy
        not r15d                           ;   233.0 alu0    29 t
        rol r10d, 6                        ;   235.0 alu1    48 v[0]
        add r14d, r10d                     ;   236.0 alu2    48 v[0]
        mov r10d, dword [r8 + 32]          ;   229.3 agu1    47 t
        add r10d, 0x6fa87e4f               ;   232.3 alu0    47 t
        mov edx, dword [r8 + 60]           ;   230.0 agu2    47 t
        or ecx, r14d                       ;   237.0 alu1    29 t
        xor eax, ecx                       ;   238.0 alu2    29 t
        add r10d, r14d                     ;   237.0 alu0    47 t
        add r12d, eax                      ;   239.0 alu1    47 t
        mov eax, r14d                      ;   237.0 alu2    48 v[3] copy
        mov ecx, r14d                      ;   237.0 alu0    29 t copy
        not ecx                            ;   238.0 alu1    29 t
        rol r12d, 0xa                      ;   240.0 alu2    48 v[3]
        add eax, r12d                      ;   241.0 alu0    48 v[3]
        add edx, 0xfe2ce6e0                ;   234.3 alu1    47 t
        mov r12d, dword [r8 + 24]          ;   234.7 agu0    47 t
        or r15d, eax                       ;   242.0 alu2    29 t
        xor r14d, r15d                     ;   243.0 alu0    29 t
        add edx, eax                       ;   242.0 alu1    47 t
        add r13d, r14d                     ;   244.0 alu2    47 t
        mov r14d, eax                      ;   242.0 alu0    48 v[2] copy
        mov r15d, eax                      ;   242.0 alu1    29 t copy
        not r15d                           ;   243.0 alu2    29 t
        rol r13d, 0xf                      ;   245.0 alu0    48 v[2]
        add r14d, r13d                     ;   246.0 alu1    48 v[2]
        add r12d, 0xa3014314               ;   239.0 alu2    47 t
        mov r13d, dword [r8 + 52]          ;   239.3 agu1    47 t
        or ecx, r14d                       ;   247.0 alu0    29 t
        xor eax, ecx                       ;   248.0 alu1    29 t
        add r12d, r14d                     ;   247.0 alu2    47 t
        add r11d, eax                      ;   249.0 alu0    47 t
        mov eax, r14d                      ;   247.0 alu1    48 v[1] copy
        mov ecx, r14d                      ;   247.0 alu2    29 t copy
        not ecx                            ;   248.0 alu0    29 t
        rol r11d, 0x15                     ;   250.0 alu1    48 v[1]
        add eax, r11d                      ;   251.0 alu2    48 v[1]
        mov r11d, dword [r8 + 16]          ;   244.0 agu2    47 t
        add r13d, 0x4e0811a1               ;   244.3 alu0    47 t
        or r15d, eax                       ;   252.0 alu1    29 t
        xor r14d, r15d                     ;   253.0 alu2    29 t
        add r13d, eax                      ;   252.0 alu0    47 t
        add r10d, r14d                     ;   254.0 alu1    47 t
        mov r14d, eax                      ;   252.0 alu2    48 v[0] copy
        mov r15d, eax                      ;   252.0 alu0    29 t copy
        not r15d                           ;   253.0 alu1    29 t
        rol r10d, 6                        ;   255.0 alu2    48 v[0]
        add r14d, r10d                     ;   256.0 alu0    48 v[0]
        mov r10d, dword [r8 + 44]          ;   249.0 agu0    47 t
        add r11d, 0xf7537e82               ;   249.3 alu1    47 t
        or ecx, r14d                       ;   257.0 alu2    29 t
        xor eax, ecx                       ;   258.0 alu0    29 t
        add r11d, r14d                     ;   257.0 alu1    47 t
        add edx, eax                       ;   259.0 alu2    47 t
        mov eax, r14d                      ;   257.0 alu0    48 v[3] copy
        mov ecx, r14d                      ;   257.0 alu1    29 t copy
        not ecx                            ;   258.0 alu2    29 t
        rol edx, 0xa                       ;   260.0 alu0    48 v[3]
        add eax, edx                       ;   261.0 alu1    48 v[3]
        mov edx, dword [r8 + 8]            ;   254.0 agu1    47 t
        add r10d, 0xbd3af235               ;   254.3 alu2    47 t
        or r15d, eax                       ;   262.0 alu0    29 t
        xor r14d, r15d                     ;   263.0 alu1    29 t
        add r10d, eax                      ;   262.0 alu2    47 t
        add r12d, r14d                     ;   264.0 alu0    47 t
        mov r14d, eax                      ;   262.0 alu1    48 v[2] copy
        mov r15d, eax                      ;   262.0 alu2    29 t copy
        not r15d                           ;   263.0 alu0    29 t
        rol r12d, 0xf                      ;   265.0 alu1    48 v[2]
        add r14d, r12d                     ;   266.0 alu2    48 v[2]
        mov r12d, dword [r8 + 36]          ;   259.0 agu2    47 t
        add edx, 0x2ad7d2bb                ;   259.3 alu0    47 t
        or ecx, r14d                       ;   267.0 alu1    29 t
        xor eax, ecx                       ;   268.0 alu2    29 t
        add edx, r14d                      ;   267.0 alu0    47 t
        add r13d, eax                      ;   269.0 alu1    47 t
        mov eax, r14d                      ;   267.0 alu2    48 v[1] copy
        mov ecx, r14d                      ;   267.0 alu0    29 t copy
        not ecx                            ;   268.0 alu1    29 t
        rol r13d, 0x15                     ;   270.0 alu2    48 v[1]
        add eax, r13d                      ;   271.0 alu0    48 v[1]
        add r12d, 0xeb86d391               ;   264.0 alu1    47 t
        or r15d, eax                       ;   272.0 alu2    29 t
        xor r14d, r15d                     ;   273.0 alu0    29 t
        add r12d, eax                      ;   272.0 alu1    47 t
        mov r13d, eax                      ;   272.0 alu2    48 v[0] copy
        add r11d, r14d                     ;   274.0 alu0    47 t
        add r8, 0x40                       ;   267.7 alu1    40 blocks
        mov r14d, eax                      ;   272.0 alu2    29 t copy
        not r14d                           ;   273.0 alu0    29 t
        rol r11d, 6                        ;   275.0 alu1    48 v[0]
        add r13d, r11d                     ;   276.0 alu2    48 v[0]
        or ecx, r13d                       ;   277.0 alu0    29 t
        add r9d, r13d                      ;   277.0 alu1    51 h
        xor eax, ecx                       ;   278.0 alu2    29 t
        mov r11d, r13d                     ;   277.0 alu0    48 v[3] copy
        mov r15d, r13d                     ;   277.0 alu1    29 t copy
        not r15d                           ;   278.0 alu2    29 t
        add r10d, eax                      ;   279.0 alu0    47 t
        rol r10d, 0xa                      ;   280.0 alu1    48 v[3]
        add r11d, r10d                     ;   281.0 alu2    48 v[3]
        or r14d, r11d                      ;   282.0 alu0    29 t
        add edi, r11d                      ;   282.0 alu1    51 h
        xor r13d, r14d                     ;   283.0 alu2    29 t
        mov r10d, r11d                     ;   282.0 alu0    48 v[2] copy
        add edx, r13d                      ;   284.0 alu1    47 t
        rol edx, 0xf                       ;   285.0 alu2    48 v[2]
        add r10d, edx                      ;   286.0 alu0    48 v[2]
        or r15d, r10d                      ;   287.0 alu1    29 t
        add ebp, r10d                      ;   287.0 alu2    51 h
        add esi, r10d                      ;   287.0 alu0    51 h
        xor r11d, r15d                     ;   288.0 alu1    29 t
        add r12d, r11d                     ;   289.0 alu2    47 t
        rol r12d, 0x15                     ;   290.0 alu0    48 v[1]
        add ebp, r12d                      ;   291.0 alu1    51 h
        cmp r8, qword [rsp + 16]           ;                    more blocks?
        jne .blocks_1
        mov dword [rsp + 32], esi          ;                    resident
        mov dword [rsp + 36], edi          ;                    resident
        mov dword [rsp + 28], ebp          ;                    resident
        mov qword [rsp + 8], r8            ;                    resident
        mov dword [rsp + 24], r9d          ;                    resident
.blocks_1_done:
        mov esi, dword [rsp + 24]          ;     0.0 agu0    40 blocks reload
        mov r8, qword [rsp + 0]            ;     0.3 agu1    40 blocks reload
        mov dword [r8], esi                ;     3.0 agu2    40 blocks
        mov esi, dword [rsp + 28]          ;     1.0 agu0    40 blocks reload
        mov dword [r8 + 4], esi            ;     4.0 agu1    40 blocks
        mov esi, dword [rsp + 32]          ;     1.7 agu2    40 blocks reload
        mov dword [r8 + 8], esi            ;     4.7 agu0    40 blocks
        mov esi, dword [rsp + 36]          ;     2.3 agu1    40 blocks reload
        mov dword [r8 + 12], esi           ;     5.3 agu2    40 blocks
        xor eax, eax                       ;                    cleared
        mov qword [rsp + 24], rax          ;                    cleared
        mov qword [rsp + 32], rax          ;                    cleared
        add rsp, 0x38                      ;                    frame
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

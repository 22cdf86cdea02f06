; md5_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu core2-64
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
;   body: 13 uops, planned 10.0; bounds: width 3.2, ports 7.0, path 3.0
;   blocks: 554 uops, planned 293.5; bounds: width 138.5, ports 163.7, path 289.0
;   body.2: 9 uops, planned 7.0; bounds: width 2.2, ports 5.0, path 0.0
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
        lea rbx, [rsp + 128]               ;                    frame
        mov qword [rbx - 128], rdi         ;                    argument
        mov dword [rbx - 88], edx          ;                    argument
        mov qword [rbx - 120], rsi         ;                    argument
        mov r8, qword [rbx - 128]          ;     0.0 p2      40 h reload
        mov esi, dword [r8]                ;     3.0 p2      40 h
        mov dword [rbx - 104], esi         ;     6.0 p3+p4   40 h
        mov esi, dword [r8 + 4]            ;     3.0 p2      40 h
        mov dword [rbx - 100], esi         ;     6.0 p3+p4   40 h
        mov esi, dword [r8 + 8]            ;     3.0 p2      40 h
        mov dword [rbx - 96], esi          ;     6.0 p3+p4   40 h
        mov esi, dword [r8 + 12]           ;     4.0 p2      40 h
        mov dword [rbx - 92], esi          ;     7.0 p3+p4   40 h
        mov r8d, dword [rbx - 88]          ;     5.0 p2      40 h
        shl r8, 6                          ;     8.0 p0      40 h
        add r8, qword [rbx - 120]          ;     9.0 p1+p2   40 h
        mov qword [rbx - 112], r8          ;    10.0 p3+p4   40 h
        cmp dword [rbx - 88], 0            ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rbx - 96]          ;                    resident
        mov edi, dword [rbx - 92]          ;                    resident
        mov ebp, dword [rbx - 100]         ;                    resident
        mov r8, qword [rbx - 120]          ;                    resident
        mov r9d, dword [rbx - 104]         ;                    resident
        align 16
.blocks_1:
        mov r10d, dword [r8]               ;     0.0 p2      47 t
        lea r10d, [r10 + r9 - 680876936]   ;     3.0 p0      47 t
        mov r11d, edi                      ;     0.5 p1      26 t copy
        xor r11d, esi                      ;     1.5 p5      26 t
        and r11d, ebp                      ;     2.5 p0      26 t
        xor r11d, edi                      ;     3.5 p1      26 t
        add r10d, r11d                     ;     4.5 p5      47 t
        rol r10d, 7                        ;     5.5 p0      48 v[0]
        add r10d, ebp                      ;     6.5 p1      48 v[0]
        mov r11d, dword [r8 + 4]           ;     2.2 p2      47 t
        lea r11d, [r11 + rdi - 389564586]  ;     5.2 p0      47 t
        mov r12d, dword [r8 + 16]          ;     3.2 p2      47 t
        lea r12d, [r12 + r10 - 176418897]  ;     7.5 p0      47 t
        mov r13d, r10d                     ;     7.5 p5      26 t copy
        mov r14d, r10d                     ;     7.5 p1      48 v[3] copy
        mov r15d, r10d                     ;     7.5 p5      26 t copy
        xor r15d, ebp                      ;     8.5 p1      26 t
        mov eax, ebp                       ;     5.2 p0      26 t copy
        xor eax, esi                       ;     6.2 p5      26 t
        and r13d, eax                      ;     8.5 p1      26 t
        xor r13d, esi                      ;     9.5 p0      26 t
        add r11d, r13d                     ;    10.5 p5      47 t
        rol r11d, 0xc                      ;    11.5 p0      48 v[3]
        add r14d, r11d                     ;    12.5 p1      48 v[3]
        or r15d, r14d                      ;    13.5 p5      26 t
        xor r10d, r14d                     ;    13.5 p1      26 t
        xor r15d, r10d                     ;    14.5 p0      26 t
        lea r15d, [r15 + rsi + 606105819]  ;    15.5 p0      47 t
        mov r11d, dword [r8 + 20]          ;     7.0 p2      47 t
        lea r11d, [r11 + r14 + 1200080426] ;    13.5 p0      47 t
        mov r13d, r14d                     ;    13.5 p5      48 v[2] copy
        mov eax, dword [r8 + 12]           ;     8.0 p2      47 t
        lea eax, [rax + rbp - 1044525330]  ;    11.2 p0      47 t
        add r15d, dword [r8 + 8]           ;    16.5 p1+p2   47 t
        rol r15d, 0x11                     ;    17.5 p5      48 v[2]
        add r13d, r15d                     ;    18.5 p1      48 v[2]
        or r10d, r13d                      ;    19.5 p5      26 t
        xor r14d, r13d                     ;    19.5 p1      26 t
        xor r10d, r14d                     ;    20.5 p5      26 t
        add eax, r10d                      ;    21.5 p1      47 t
        rol eax, 0x16                      ;    22.5 p0      48 v[1]
        add eax, r13d                      ;    23.5 p5      48 v[1]
        mov r10d, dword [r8 + 24]          ;    12.5 p2      47 t
        lea r10d, [r10 + r13 - 1473231341] ;    19.5 p0      47 t
        or r14d, eax                       ;    24.5 p1      26 t
        xor r13d, eax                      ;    24.5 p5      26 t
        xor r14d, r13d                     ;    25.5 p0      26 t
        add r12d, r14d                     ;    26.5 p1      47 t
        rol r12d, 7                        ;    27.5 p5      48 v[0]
        add r12d, eax                      ;    28.5 p0      48 v[0]
        mov r14d, dword [r8 + 28]          ;    16.5 p2      47 t
        lea r14d, [r14 + rax - 45705983]   ;    24.5 p0      47 t
        or r13d, r12d                      ;    29.5 p1      26 t
        xor eax, r12d                      ;    29.5 p5      26 t
        xor r13d, eax                      ;    30.5 p0      26 t
        add r11d, r13d                     ;    31.5 p1      47 t
        rol r11d, 0xc                      ;    32.5 p5      48 v[3]
        add r11d, r12d                     ;    33.5 p0      48 v[3]
        mov r13d, dword [r8 + 32]          ;    21.5 p2      47 t
        lea r13d, [r13 + r12 + 1770035416] ;    29.5 p0      47 t
        or eax, r11d                       ;    34.5 p1      26 t
        xor r12d, r11d                     ;    34.5 p5      26 t
        xor eax, r12d                      ;    35.5 p0      26 t
        add r10d, eax                      ;    36.5 p1      47 t
        rol r10d, 0x11                     ;    37.5 p5      48 v[2]
        add r10d, r11d                     ;    38.5 p0      48 v[2]
        mov r15d, dword [r8 + 36]          ;    26.5 p2      47 t
        lea r15d, [r15 + r11 - 1958414417] ;    34.5 p0      47 t
        or r12d, r10d                      ;    39.5 p1      26 t
        xor r11d, r10d                     ;    39.5 p5      26 t
        xor r12d, r11d                     ;    40.5 p0      26 t
        add r14d, r12d                     ;    41.5 p1      47 t
        rol r14d, 0x16                     ;    42.5 p5      48 v[1]
        add r14d, r10d                     ;    43.5 p0      48 v[1]
        mov r12d, dword [r8 + 40]          ;    31.5 p2      47 t
        lea r12d, [r12 + r10 - 42063]      ;    39.5 p0      47 t
        or r11d, r14d                      ;    44.5 p1      26 t
        xor r10d, r14d                     ;    44.5 p5      26 t
        xor r11d, r10d                     ;    45.5 p0      26 t
        add r13d, r11d                     ;    46.5 p1      47 t
        rol r13d, 7                        ;    47.5 p5      48 v[0]
        add r13d, r14d                     ;    48.5 p0      48 v[0]
        mov r11d, dword [r8 + 44]          ;    36.5 p2      47 t
        lea r11d, [r11 + r14 - 1990404162] ;    44.5 p0      47 t
        or r10d, r13d                      ;    49.5 p1      26 t
        xor r14d, r13d                     ;    49.5 p5      26 t
        xor r10d, r14d                     ;    50.5 p0      26 t
        add r15d, r10d                     ;    51.5 p1      47 t
        rol r15d, 0xc                      ;    52.5 p5      48 v[3]
        add r15d, r13d                     ;    53.5 p0      48 v[3]
        mov r10d, dword [r8 + 48]          ;    41.5 p2      47 t
        lea r10d, [r10 + r13 + 1804603682] ;    49.5 p0      47 t
        or r14d, r15d                      ;    54.5 p1      26 t
        xor r13d, r15d                     ;    54.5 p5      26 t
        xor r14d, r13d                     ;    55.5 p0      26 t
        add r12d, r14d                     ;    56.5 p1      47 t
        rol r12d, 0x11                     ;    57.5 p5      48 v[2]
        add r12d, r15d                     ;    58.5 p0      48 v[2]
        mov r14d, dword [r8 + 52]          ;    46.5 p2      47 t
        lea r14d, [r14 + r15 - 40341101]   ;    54.5 p0      47 t
        or r13d, r12d                      ;    59.5 p1      26 t
        xor r15d, r12d                     ;    59.5 p5      26 t
        xor r13d, r15d                     ;    60.5 p0      26 t
        add r11d, r13d                     ;    61.5 p1      47 t
        rol r11d, 0x16                     ;    62.5 p5      48 v[1]
        add r11d, r12d                     ;    63.5 p0      48 v[1]
        mov r13d, dword [r8 + 56]          ;    51.5 p2      47 t
        lea r13d, [r13 + r12 - 1502002290] ;    59.5 p0      47 t
        or r15d, r11d                      ;    64.5 p1      26 t
        xor r12d, r11d                     ;    64.5 p5      26 t
        xor r15d, r12d                     ;    65.5 p0      26 t
        add r10d, r15d                     ;    66.5 p1      47 t
        rol r10d, 7                        ;    67.5 p5      48 v[0]
        add r10d, r11d                     ;    68.5 p0      48 v[0]
        mov r15d, dword [r8 + 60]          ;    56.5 p2      47 t
        lea r15d, [r15 + r11 + 1236535329] ;    64.5 p0      47 t
        or r12d, r10d                      ;    69.5 p1      26 t
        xor r11d, r10d                     ;    69.5 p5      26 t
        xor r12d, r11d                     ;    70.5 p0      26 t
        add r14d, r12d                     ;    71.5 p1      47 t
        rol r14d, 0xc                      ;    72.5 p5      48 v[3]
        add r14d, r10d                     ;    73.5 p0      48 v[3]
        mov r12d, dword [r8 + 4]           ;    61.5 p2      47 t
        lea r12d, [r12 + r10 - 165796510]  ;    69.5 p0      47 t
        mov eax, r10d                      ;    69.5 p1      26 t copy
        or r11d, r14d                      ;    74.5 p5      26 t
        xor eax, r14d                      ;    74.5 p0      26 t
        xor r11d, eax                      ;    75.5 p1      26 t
        add r13d, r11d                     ;    76.5 p5      47 t
        rol r13d, 0x11                     ;    77.5 p0      48 v[2]
        add r13d, r14d                     ;    78.5 p1      48 v[2]
        mov r11d, dword [r8 + 24]          ;    67.5 p2      47 t
        lea r11d, [r11 + r14 - 1069501632] ;    74.5 p0      47 t
        mov ecx, r14d                      ;    74.5 p5      27 t copy
        not ecx                            ;    75.5 p1      27 t
        and eax, r13d                      ;    79.5 p0      26 t
        xor r10d, eax                      ;    80.5 p5      26 t
        add r15d, r10d                     ;    81.5 p1      47 t
        rol r15d, 0x16                     ;    82.5 p0      48 v[1]
        add r15d, r13d                     ;    83.5 p5      48 v[1]
        and ecx, r13d                      ;    79.5 p1      27 t
        add r12d, ecx                      ;    80.5 p0      47 t
        mov r10d, dword [r8 + 44]          ;    74.5 p2      47 t
        lea r10d, [r10 + r13 + 643717713]  ;    79.5 p0      47 t
        mov eax, r13d                      ;    79.5 p5      27 t copy
        not eax                            ;    80.5 p1      27 t
        and r14d, r15d                     ;    84.5 p0      27 t
        add r12d, r14d                     ;    85.5 p5      47 t
        rol r12d, 5                        ;    86.5 p0      48 v[0]
        add r12d, r15d                     ;    87.5 p1      48 v[0]
        and eax, r15d                      ;    84.5 p5      27 t
        add r11d, eax                      ;    85.5 p1      47 t
        mov r14d, dword [r8]               ;    79.5 p2      47 t
        lea r14d, [r14 + r15 - 373897302]  ;    84.5 p0      47 t
        mov eax, r15d                      ;    84.5 p5      27 t copy
        not eax                            ;    85.5 p1      27 t
        and r13d, r12d                     ;    88.5 p0      27 t
        add r11d, r13d                     ;    89.5 p5      47 t
        rol r11d, 9                        ;    90.5 p0      48 v[3]
        add r11d, r12d                     ;    91.5 p1      48 v[3]
        and eax, r12d                      ;    88.5 p5      27 t
        add r10d, eax                      ;    89.5 p1      47 t
        mov r13d, dword [r8 + 20]          ;    83.5 p2      47 t
        lea r13d, [r13 + r12 - 701558691]  ;    88.5 p0      47 t
        mov eax, r12d                      ;    88.5 p5      27 t copy
        not eax                            ;    89.5 p1      27 t
        and r15d, r11d                     ;    92.5 p0      27 t
        add r10d, r15d                     ;    93.5 p5      47 t
        rol r10d, 0xe                      ;    94.5 p0      48 v[2]
        add r10d, r11d                     ;    95.5 p1      48 v[2]
        and eax, r11d                      ;    92.5 p5      27 t
        add r14d, eax                      ;    93.5 p1      47 t
        mov r15d, dword [r8 + 40]          ;    87.5 p2      47 t
        lea r15d, [r15 + r11 + 38016083]   ;    92.5 p0      47 t
        mov eax, r11d                      ;    92.5 p5      27 t copy
        not eax                            ;    93.5 p1      27 t
        and r12d, r10d                     ;    96.5 p0      27 t
        add r14d, r12d                     ;    97.5 p5      47 t
        rol r14d, 0x14                     ;    98.5 p0      48 v[1]
        add r14d, r10d                     ;    99.5 p1      48 v[1]
        and eax, r10d                      ;    96.5 p5      27 t
        add r13d, eax                      ;    97.5 p1      47 t
        mov r12d, dword [r8 + 60]          ;    91.5 p2      47 t
        lea r12d, [r12 + r10 - 660478335]  ;    96.5 p0      47 t
        mov eax, r10d                      ;    96.5 p5      27 t copy
        not eax                            ;    97.5 p1      27 t
        and r11d, r14d                     ;   100.5 p0      27 t
        add r13d, r11d                     ;   101.5 p5      47 t
        rol r13d, 5                        ;   102.5 p0      48 v[0]
        add r13d, r14d                     ;   103.5 p1      48 v[0]
        and eax, r14d                      ;   100.5 p5      27 t
        add r15d, eax                      ;   101.5 p1      47 t
        mov r11d, dword [r8 + 16]          ;    95.5 p2      47 t
        lea r11d, [r11 + r14 - 405537848]  ;   100.5 p0      47 t
        mov eax, r14d                      ;   100.5 p5      27 t copy
        not eax                            ;   101.5 p1      27 t
        and r10d, r13d                     ;   104.5 p0      27 t
        add r15d, r10d                     ;   105.5 p5      47 t
        rol r15d, 9                        ;   106.5 p0      48 v[3]
        add r15d, r13d                     ;   107.5 p1      48 v[3]
        and eax, r13d                      ;   104.5 p5      27 t
        add r12d, eax                      ;   105.5 p1      47 t
        mov r10d, dword [r8 + 36]          ;    99.5 p2      47 t
        lea r10d, [r10 + r13 + 568446438]  ;   104.5 p0      47 t
        mov eax, r13d                      ;   104.5 p5      27 t copy
        not eax                            ;   105.5 p1      27 t
        and r14d, r15d                     ;   108.5 p0      27 t
        add r12d, r14d                     ;   109.5 p5      47 t
        rol r12d, 0xe                      ;   110.5 p0      48 v[2]
        add r12d, r15d                     ;   111.5 p1      48 v[2]
        and eax, r15d                      ;   108.5 p5      27 t
        add r11d, eax                      ;   109.5 p1      47 t
        mov r14d, dword [r8 + 56]          ;   103.5 p2      47 t
        lea r14d, [r14 + r15 - 1019803690] ;   108.5 p0      47 t
        mov eax, r15d                      ;   108.5 p5      27 t copy
        not eax                            ;   109.5 p1      27 t
        and r13d, r12d                     ;   112.5 p0      27 t
        add r11d, r13d                     ;   113.5 p5      47 t
        rol r11d, 0x14                     ;   114.5 p0      48 v[1]
        add r11d, r12d                     ;   115.5 p1      48 v[1]
        and eax, r12d                      ;   112.5 p5      27 t
        add r10d, eax                      ;   113.5 p1      47 t
        mov r13d, dword [r8 + 12]          ;   107.5 p2      47 t
        lea r13d, [r13 + r12 - 187363961]  ;   112.5 p0      47 t
        mov eax, r12d                      ;   112.5 p5      27 t copy
        not eax                            ;   113.5 p1      27 t
        and r15d, r11d                     ;   116.5 p0      27 t
        add r10d, r15d                     ;   117.5 p5      47 t
        rol r10d, 5                        ;   118.5 p0      48 v[0]
        add r10d, r11d                     ;   119.5 p1      48 v[0]
        and eax, r11d                      ;   116.5 p5      27 t
        add r14d, eax                      ;   117.5 p1      47 t
        mov r15d, dword [r8 + 32]          ;   111.5 p2      47 t
        lea r15d, [r15 + r11 + 1163531501] ;   116.5 p0      47 t
        mov eax, r11d                      ;   116.5 p5      27 t copy
        not eax                            ;   117.5 p1      27 t
        and r12d, r10d                     ;   120.5 p0      27 t
        add r14d, r12d                     ;   121.5 p5      47 t
        rol r14d, 9                        ;   122.5 p0      48 v[3]
        add r14d, r10d                     ;   123.5 p1      48 v[3]
        and eax, r10d                      ;   120.5 p5      27 t
        add r13d, eax                      ;   121.5 p1      47 t
        mov r12d, dword [r8 + 52]          ;   115.5 p2      47 t
        lea r12d, [r12 + r10 - 1444681467] ;   120.5 p0      47 t
        mov eax, r10d                      ;   120.5 p5      27 t copy
        not eax                            ;   121.5 p1      27 t
        and r11d, r14d                     ;   124.5 p0      27 t
        add r13d, r11d                     ;   125.5 p5      47 t
        rol r13d, 0xe                      ;   126.5 p0      48 v[2]
        add r13d, r14d                     ;   127.5 p1      48 v[2]
        and eax, r14d                      ;   124.5 p5      27 t
        add r15d, eax                      ;   125.5 p1      47 t
        mov r11d, dword [r8 + 8]           ;   119.5 p2      47 t
        lea r11d, [r11 + r14 - 51403784]   ;   124.5 p0      47 t
        mov eax, r14d                      ;   124.5 p5      27 t copy
        not eax                            ;   125.5 p1      27 t
        and r10d, r13d                     ;   128.5 p0      27 t
        add r15d, r10d                     ;   129.5 p5      47 t
        rol r15d, 0x14                     ;   130.5 p0      48 v[1]
        add r15d, r13d                     ;   131.5 p1      48 v[1]
        and eax, r13d                      ;   128.5 p5      27 t
        add r12d, eax                      ;   129.5 p1      47 t
        mov r10d, dword [r8 + 28]          ;   123.5 p2      47 t
        lea r10d, [r10 + r13 + 1735328473] ;   128.5 p0      47 t
        mov eax, r13d                      ;   128.5 p5      27 t copy
        not eax                            ;   129.5 p1      27 t
        and r14d, r15d                     ;   132.5 p0      27 t
        add r12d, r14d                     ;   133.5 p5      47 t
        rol r12d, 5                        ;   134.5 p0      48 v[0]
        add r12d, r15d                     ;   135.5 p1      48 v[0]
        and eax, r15d                      ;   132.5 p5      27 t
        add r11d, eax                      ;   133.5 p1      47 t
        mov r14d, dword [r8 + 48]          ;   127.5 p2      47 t
        lea r14d, [r14 + r15 - 1926607734] ;   132.5 p0      47 t
        mov eax, r15d                      ;   132.5 p5      27 t copy
        not eax                            ;   133.5 p1      27 t
        and r13d, r12d                     ;   136.5 p0      27 t
        add r11d, r13d                     ;   137.5 p5      47 t
        rol r11d, 9                        ;   138.5 p0      48 v[3]
        add r11d, r12d                     ;   139.5 p1      48 v[3]
        and eax, r12d                      ;   136.5 p5      27 t
        add r10d, eax                      ;   137.5 p1      47 t
        mov r13d, dword [r8 + 20]          ;   131.5 p2      47 t
        lea r13d, [r13 + r12 - 378558]     ;   136.5 p0      47 t
        mov eax, r12d                      ;   136.5 p5      27 t copy
        not eax                            ;   137.5 p1      27 t
        and r15d, r11d                     ;   140.5 p0      27 t
        add r10d, r15d                     ;   141.5 p5      47 t
        rol r10d, 0xe                      ;   142.5 p0      48 v[2]
        add r10d, r11d                     ;   143.5 p1      48 v[2]
        and eax, r11d                      ;   140.5 p5      27 t
        add r14d, eax                      ;   141.5 p1      47 t
        mov r15d, dword [r8 + 32]          ;   135.5 p2      47 t
        lea r15d, [r15 + r11 - 2022574463] ;   140.5 p0      47 t
        and r12d, r10d                     ;   144.5 p5      27 t
        add r14d, r12d                     ;   145.5 p1      47 t
        rol r14d, 0x14                     ;   146.5 p0      48 v[1]
        add r14d, r10d                     ;   147.5 p5      48 v[1]
        xor r11d, r10d                     ;   144.5 p1      28 t
        mov r12d, dword [r8 + 44]          ;   137.8 p2      47 t
        lea r12d, [r12 + r10 + 1839030562] ;   144.5 p0      47 t
        xor r11d, r14d                     ;   148.5 p5      28 t
        add r13d, r11d                     ;   149.5 p1      47 t
        rol r13d, 4                        ;   150.5 p0      48 v[0]
        add r13d, r14d                     ;   151.5 p5      48 v[0]
        xor r10d, r14d                     ;   148.5 p1      28 t
        mov r11d, dword [r8 + 56]          ;   141.0 p2      47 t
        lea r11d, [r11 + r14 - 35309556]   ;   148.5 p0      47 t
        xor r10d, r13d                     ;   152.5 p5      28 t
        add r15d, r10d                     ;   153.5 p1      47 t
        rol r15d, 0xb                      ;   154.5 p0      48 v[3]
        add r15d, r13d                     ;   155.5 p5      48 v[3]
        xor r14d, r13d                     ;   152.5 p1      28 t
        mov r10d, dword [r8 + 4]           ;   144.8 p2      47 t
        lea r10d, [r10 + r13 - 1530992060] ;   152.5 p0      47 t
        xor r14d, r15d                     ;   156.5 p5      28 t
        add r12d, r14d                     ;   157.5 p1      47 t
        rol r12d, 0x10                     ;   158.5 p0      48 v[2]
        add r12d, r15d                     ;   159.5 p5      48 v[2]
        xor r13d, r15d                     ;   156.5 p1      28 t
        mov r14d, dword [r8 + 16]          ;   148.8 p2      47 t
        lea r14d, [r14 + r15 + 1272893353] ;   156.5 p0      47 t
        xor r13d, r12d                     ;   160.5 p5      28 t
        add r11d, r13d                     ;   161.5 p1      47 t
        rol r11d, 0x17                     ;   162.5 p0      48 v[1]
        add r11d, r12d                     ;   163.5 p5      48 v[1]
        xor r15d, r12d                     ;   160.5 p1      28 t
        mov r13d, dword [r8 + 28]          ;   152.8 p2      47 t
        lea r13d, [r13 + r12 - 155497632]  ;   160.5 p0      47 t
        xor r15d, r11d                     ;   164.5 p5      28 t
        add r10d, r15d                     ;   165.5 p1      47 t
        rol r10d, 4                        ;   166.5 p0      48 v[0]
        add r10d, r11d                     ;   167.5 p5      48 v[0]
        xor r12d, r11d                     ;   164.5 p1      28 t
        mov r15d, dword [r8 + 40]          ;   156.8 p2      47 t
        lea r15d, [r15 + r11 - 1094730640] ;   164.5 p0      47 t
        xor r12d, r10d                     ;   168.5 p5      28 t
        add r14d, r12d                     ;   169.5 p1      47 t
        rol r14d, 0xb                      ;   170.5 p0      48 v[3]
        add r14d, r10d                     ;   171.5 p5      48 v[3]
        xor r11d, r10d                     ;   168.5 p1      28 t
        mov r12d, dword [r8 + 52]          ;   160.8 p2      47 t
        lea r12d, [r12 + r10 + 681279174]  ;   168.5 p0      47 t
        xor r11d, r14d                     ;   172.5 p5      28 t
        add r13d, r11d                     ;   173.5 p1      47 t
        rol r13d, 0x10                     ;   174.5 p0      48 v[2]
        add r13d, r14d                     ;   175.5 p5      48 v[2]
        xor r10d, r14d                     ;   172.5 p1      28 t
        mov r11d, dword [r8]               ;   164.8 p2      47 t
        lea r11d, [r11 + r14 - 358537222]  ;   172.5 p0      47 t
        xor r10d, r13d                     ;   176.5 p5      28 t
        add r15d, r10d                     ;   177.5 p1      47 t
        rol r15d, 0x17                     ;   178.5 p0      48 v[1]
        add r15d, r13d                     ;   179.5 p5      48 v[1]
        xor r14d, r13d                     ;   176.5 p1      28 t
        mov r10d, dword [r8 + 12]          ;   168.8 p2      47 t
        lea r10d, [r10 + r13 - 722521979]  ;   176.5 p0      47 t
        xor r14d, r15d                     ;   180.5 p5      28 t
        add r12d, r14d                     ;   181.5 p1      47 t
        rol r12d, 4                        ;   182.5 p0      48 v[0]
        add r12d, r15d                     ;   183.5 p5      48 v[0]
        xor r13d, r15d                     ;   180.5 p1      28 t
        mov r14d, dword [r8 + 24]          ;   172.8 p2      47 t
        lea r14d, [r14 + r15 + 76029189]   ;   180.5 p0      47 t
        xor r13d, r12d                     ;   184.5 p5      28 t
        add r11d, r13d                     ;   185.5 p1      47 t
        rol r11d, 0xb                      ;   186.5 p0      48 v[3]
        add r11d, r12d                     ;   187.5 p5      48 v[3]
        xor r15d, r12d                     ;   184.5 p1      28 t
        mov r13d, dword [r8 + 36]          ;   176.8 p2      47 t
        lea r13d, [r13 + r12 - 640364487]  ;   184.5 p0      47 t
        xor r15d, r11d                     ;   188.5 p5      28 t
        add r10d, r15d                     ;   189.5 p1      47 t
        rol r10d, 0x10                     ;   190.5 p0      48 v[2]
        add r10d, r11d                     ;   191.5 p5      48 v[2]
        xor r12d, r11d                     ;   188.5 p1      28 t
        mov r15d, dword [r8 + 48]          ;   180.8 p2      47 t
        lea r15d, [r15 + r11 - 421815835]  ;   188.5 p0      47 t
        xor r12d, r10d                     ;   192.5 p5      28 t
        add r14d, r12d                     ;   193.5 p1      47 t
        rol r14d, 0x17                     ;   194.5 p0      48 v[1]
        add r14d, r10d                     ;   195.5 p5      48 v[1]
        xor r11d, r10d                     ;   192.5 p1      28 t
        mov r12d, dword [r8 + 60]          ;   184.8 p2      47 t
        lea r12d, [r12 + r10 + 530742520]  ;   192.5 p0      47 t
        xor r11d, r14d                     ;   196.5 p5      28 t
        add r13d, r11d                     ;   197.5 p1      47 t
        rol r13d, 4                        ;   198.5 p0      48 v[0]
        add r13d, r14d                     ;   199.5 p5      48 v[0]
        xor r10d, r14d                     ;   196.5 p1      28 t
        mov r11d, dword [r8 + 8]           ;   188.8 p2      47 t
        lea r11d, [r11 + r14 - 995338651]  ;   196.5 p0      47 t
        xor r10d, r13d                     ;   200.5 p5      28 t
        add r15d, r10d                     ;   201.5 p1      47 t
        rol r15d, 0xb                      ;   202.5 p0      48 v[3]
        add r15d, r13d                     ;   203.5 p5      48 v[3]
        xor r14d, r13d                     ;   200.5 p1      28 t
        mov r10d, dword [r8]               ;   192.8 p2      47 t
        lea r10d, [r10 + r13 - 198630844]  ;   200.5 p0      47 t
        xor r14d, r15d                     ;   204.5 p5      28 t
        add r12d, r14d                     ;   205.5 p1      47 t
        rol r12d, 0x10                     ;   206.5 p0      48 v[2]
        add r12d, r15d                     ;   207.5 p5      48 v[2]
        xor r13d, r15d                     ;   204.5 p1      28 t
        mov r14d, dword [r8 + 28]          ;   196.8 p2      47 t
        lea r14d, [r14 + r15 + 1126891415] ;   204.5 p0      47 t
        not r15d                           ;   204.5 p5      29 t
        xor r13d, r12d                     ;   208.5 p1      28 t
        add r11d, r13d                     ;   209.5 p0      47 t
        rol r11d, 0x17                     ;   210.5 p5      48 v[1]
        add r11d, r12d                     ;   211.5 p1      48 v[1]
        mov r13d, dword [r8 + 56]          ;   200.8 p2      47 t
        lea r13d, [r13 + r12 - 1416354905] ;   208.5 p0      47 t
        mov eax, r12d                      ;   208.5 p5      29 t copy
        not eax                            ;   209.5 p1      29 t
        or r15d, r11d                      ;   212.5 p0      29 t
        xor r12d, r15d                     ;   213.5 p5      29 t
        add r10d, r12d                     ;   214.5 p1      47 t
        rol r10d, 6                        ;   215.5 p0      48 v[0]
        add r10d, r11d                     ;   216.5 p5      48 v[0]
        mov r12d, dword [r8 + 20]          ;   205.2 p2      47 t
        lea r12d, [r12 + r11 - 57434055]   ;   212.5 p0      47 t
        mov r15d, r11d                     ;   212.5 p1      29 t copy
        not r15d                           ;   213.5 p5      29 t
        or eax, r10d                       ;   217.5 p0      29 t
        xor r11d, eax                      ;   218.5 p1      29 t
        add r14d, r11d                     ;   219.5 p5      47 t
        rol r14d, 0xa                      ;   220.5 p0      48 v[3]
        add r14d, r10d                     ;   221.5 p1      48 v[3]
        mov r11d, dword [r8 + 48]          ;   209.8 p2      47 t
        lea r11d, [r11 + r10 + 1700485571] ;   217.5 p0      47 t
        mov eax, r10d                      ;   217.5 p5      29 t copy
        not eax                            ;   218.5 p1      29 t
        or r15d, r14d                      ;   222.5 p0      29 t
        xor r10d, r15d                     ;   223.5 p5      29 t
        add r13d, r10d                     ;   224.5 p1      47 t
        rol r13d, 0xf                      ;   225.5 p0      48 v[2]
        add r13d, r14d                     ;   226.5 p5      48 v[2]
        mov r10d, dword [r8 + 12]          ;   214.5 p2      47 t
        lea r10d, [r10 + r14 - 1894986606] ;   222.5 p0      47 t
        mov r15d, r14d                     ;   222.5 p1      29 t copy
        not r15d                           ;   223.5 p5      29 t
        or eax, r13d                       ;   227.5 p0      29 t
        xor r14d, eax                      ;   228.5 p1      29 t
        add r12d, r14d                     ;   229.5 p5      47 t
        rol r12d, 0x15                     ;   230.5 p0      48 v[1]
        add r12d, r13d                     ;   231.5 p1      48 v[1]
        mov r14d, dword [r8 + 40]          ;   219.5 p2      47 t
        lea r14d, [r14 + r13 - 1051523]    ;   227.5 p0      47 t
        mov eax, r13d                      ;   227.5 p5      29 t copy
        not eax                            ;   228.5 p1      29 t
        or r15d, r12d                      ;   232.5 p0      29 t
        xor r13d, r15d                     ;   233.5 p5      29 t
        add r11d, r13d                     ;   234.5 p1      47 t
        rol r11d, 6                        ;   235.5 p0      48 v[0]
        add r11d, r12d                     ;   236.5 p5      48 v[0]
        mov r13d, dword [r8 + 4]           ;   224.5 p2      47 t
        lea r13d, [r13 + r12 - 2054922799] ;   232.5 p0      47 t
        mov r15d, r12d                     ;   232.5 p1      29 t copy
        not r15d                           ;   233.5 p5      29 t
        or eax, r11d                       ;   237.5 p0      29 t
        xor r12d, eax                      ;   238.5 p1      29 t
        add r10d, r12d                     ;   239.5 p5      47 t
        rol r10d, 0xa                      ;   240.5 p0      48 v[3]
        add r10d, r11d                     ;   241.5 p1      48 v[3]
        mov r12d, dword [r8 + 32]          ;   229.5 p2      47 t
        lea r12d, [r12 + r11 + 1873313359] ;   237.5 p0      47 t
        mov eax, r11d                      ;   237.5 p5      29 t copy
        not eax                            ;   238.5 p1      29 t
        or r15d, r10d                      ;   242.5 p0      29 t
        xor r11d, r15d                     ;   243.5 p5      29 t
        add r14d, r11d                     ;   244.5 p1      47 t
        rol r14d, 0xf                      ;   245.5 p0      48 v[2]
        add r14d, r10d                     ;   246.5 p5      48 v[2]
        mov r11d, dword [r8 + 60]          ;   234.5 p2      47 t
        lea r11d, [r11 + r10 - 30611744]   ;   242.5 p0      47 t
        mov r15d, r10d                     ;   242.5 p1      29 t copy
        not r15d                           ;   243.5 p5      29 t
        or eax, r14d                       ;   247.5 p0      29 t
        xor r10d, eax                      ;   248.5 p1      29 t
        add r13d, r10d                     ;   249.5 p5      47 t
        rol r13d, 0x15                     ;   250.5 p0      48 v[1]
        add r13d, r14d                     ;   251.5 p1      48 v[1]
        mov r10d, dword [r8 + 24]          ;   239.5 p2      47 t
        lea r10d, [r10 + r14 - 1560198380] ;   247.5 p0      47 t
        mov eax, r14d                      ;   247.5 p5      29 t copy
        not eax                            ;   248.5 p1      29 t
        or r15d, r13d                      ;   252.5 p0      29 t
        xor r14d, r15d                     ;   253.5 p5      29 t
        add r12d, r14d                     ;   254.5 p1      47 t
        rol r12d, 6                        ;   255.5 p0      48 v[0]
        add r12d, r13d                     ;   256.5 p5      48 v[0]
        mov r14d, dword [r8 + 52]          ;   244.5 p2      47 t
        lea r14d, [r14 + r13 + 1309151649] ;   252.5 p0      47 t
        mov r15d, r13d                     ;   252.5 p1      29 t copy
        not r15d                           ;   253.5 p5      29 t
        or eax, r12d                       ;   257.5 p0      29 t
        xor r13d, eax                      ;   258.5 p1      29 t
        add r11d, r13d                     ;   259.5 p5      47 t
        rol r11d, 0xa                      ;   260.5 p0      48 v[3]
        add r11d, r12d                     ;   261.5 p1      48 v[3]
        mov r13d, dword [r8 + 16]          ;   249.5 p2      47 t
        lea r13d, [r13 + r12 - 145523070]  ;   257.5 p0      47 t
        mov eax, r12d                      ;   257.5 p5      29 t copy
        not eax                            ;   258.5 p1      29 t
        or r15d, r11d                      ;   262.5 p0      29 t
        xor r12d, r15d                     ;   263.5 p5      29 t
        add r10d, r12d                     ;   264.5 p1      47 t
        rol r10d, 0xf                      ;   265.5 p0      48 v[2]
        add r10d, r11d                     ;   266.5 p5      48 v[2]
        mov r12d, dword [r8 + 44]          ;   254.5 p2      47 t
        lea r12d, [r12 + r11 - 1120210379] ;   262.5 p0      47 t
        mov r15d, r11d                     ;   262.5 p1      29 t copy
        not r15d                           ;   263.5 p5      29 t
        or eax, r10d                       ;   267.5 p0      29 t
        xor r11d, eax                      ;   268.5 p1      29 t
        add r14d, r11d                     ;   269.5 p5      47 t
        rol r14d, 0x15                     ;   270.5 p0      48 v[1]
        add r14d, r10d                     ;   271.5 p1      48 v[1]
        mov r11d, dword [r8 + 8]           ;   259.5 p2      47 t
        lea r11d, [r11 + r10 + 718787259]  ;   267.5 p0      47 t
        mov eax, r10d                      ;   267.5 p5      29 t copy
        not eax                            ;   268.5 p1      29 t
        or r15d, r14d                      ;   272.5 p0      29 t
        xor r10d, r15d                     ;   273.5 p5      29 t
        add r13d, r10d                     ;   274.5 p1      47 t
        rol r13d, 6                        ;   275.5 p0      48 v[0]
        add r13d, r14d                     ;   276.5 p5      48 v[0]
        mov r10d, dword [r8 + 36]          ;   264.5 p2      47 t
        lea r10d, [r10 + r14 - 343485551]  ;   272.5 p0      47 t
        mov r15d, r14d                     ;   272.5 p1      29 t copy
        not r15d                           ;   273.5 p5      29 t
        or eax, r13d                       ;   277.5 p0      29 t
        xor r14d, eax                      ;   278.5 p1      29 t
        add r12d, r14d                     ;   279.5 p5      47 t
        rol r12d, 0xa                      ;   280.5 p0      48 v[3]
        add r12d, r13d                     ;   281.5 p1      48 v[3]
        add r9d, r13d                      ;   277.5 p5      51 h
        mov r14d, r13d                     ;   277.5 p0      29 t copy
        not r14d                           ;   278.5 p1      29 t
        or r15d, r12d                      ;   282.5 p5      29 t
        xor r13d, r15d                     ;   283.5 p0      29 t
        add r11d, r13d                     ;   284.5 p1      47 t
        rol r11d, 0xf                      ;   285.5 p5      48 v[2]
        add r11d, r12d                     ;   286.5 p0      48 v[2]
        add edi, r12d                      ;   282.5 p1      51 h
        or r14d, r11d                      ;   287.5 p5      29 t
        xor r12d, r14d                     ;   288.5 p0      29 t
        add r10d, r12d                     ;   289.5 p1      47 t
        rol r10d, 0x15                     ;   290.5 p5      48 v[1]
        add ebp, r10d                      ;   291.5 p0      51 h
        add ebp, r11d                      ;   292.5 p1      51 h
        add esi, r11d                      ;   287.5 p5      51 h
        add r8, 0x40                       ;   279.5 p0      40 blocks
        cmp r8, qword [rbx - 112]          ;                    more blocks?
        jne .blocks_1
        mov dword [rbx - 96], esi          ;                    resident
        mov dword [rbx - 92], edi          ;                    resident
        mov dword [rbx - 100], ebp         ;                    resident
        mov qword [rbx - 120], r8          ;                    resident
        mov dword [rbx - 104], r9d         ;                    resident
.blocks_1_done:
        mov esi, dword [rbx - 104]         ;     0.0 p2      40 blocks reload
        mov r8, qword [rbx - 128]          ;     1.0 p2      40 blocks reload
        mov dword [r8], esi                ;     3.0 p3+p4   40 blocks
        mov esi, dword [rbx - 100]         ;     2.0 p2      40 blocks reload
        mov dword [r8 + 4], esi            ;     5.0 p3+p4   40 blocks
        mov esi, dword [rbx - 96]          ;     3.0 p2      40 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p3+p4   40 blocks
        mov esi, dword [rbx - 92]          ;     4.0 p2      40 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p3+p4   40 blocks
        xor eax, eax                       ;                    cleared
        mov qword [rbx - 104], rax         ;                    cleared
        mov qword [rbx - 96], rax          ;                    cleared
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

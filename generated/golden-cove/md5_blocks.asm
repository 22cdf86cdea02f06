; md5_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 92ee03fd8506fdcf); do not edit:
;   ./cw build md5_blocks --cpu golden-cove
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
;   body: 13 uops, planned 10.0; bounds: width 2.2, ports 2.5, path 5.0
;   blocks: 539 uops, planned 295.0; bounds: width 89.8, ports 90.6, path 291.0
;   body.2: 9 uops, planned 6.2; bounds: width 1.5, ports 2.0, path 0.0
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
        mov esi, dword [r8]                ;     5.0 p3      40 h
        mov dword [rbx - 104], esi         ;    10.0 p7+p4   40 h
        mov esi, dword [r8 + 4]            ;     5.0 p10     40 h
        mov dword [rbx - 100], esi         ;    10.0 p8+p9   40 h
        mov esi, dword [r8 + 8]            ;     5.0 p2      40 h
        mov dword [rbx - 96], esi          ;    10.0 p7+p4   40 h
        mov esi, dword [r8 + 12]           ;     5.0 p3      40 h
        mov dword [rbx - 92], esi          ;    10.0 p8+p9   40 h
        mov r8d, dword [rbx - 88]          ;     1.5 p10     40 h
        shl r8, 6                          ;     6.5 p0      40 h
        add r8, qword [rbx - 120]          ;     7.5 p1+p2   40 h
        mov qword [rbx - 112], r8          ;     8.5 p7+p4   40 h
        cmp dword [rbx - 88], 0            ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rbx - 96]          ;                    resident
        mov edi, dword [rbx - 92]          ;                    resident
        mov ebp, dword [rbx - 100]         ;                    resident
        mov r8, qword [rbx - 120]          ;                    resident
        mov r9d, dword [rbx - 104]         ;                    resident
        align 16
.blocks_1:
        mov r10d, edi                      ;     0.0         26 t copy
        xor r10d, esi                      ;     0.2 p0      26 t
        and r10d, ebp                      ;     1.2 p1      26 t
        xor r10d, edi                      ;     2.2 p5      26 t
        lea r10d, [r10 + r9 - 680876936]   ;     3.2 p6      47 t
        add r10d, dword [r8]               ;     5.0 p11+p2   47 t
        rol r10d, 7                        ;     6.0 p0      48 v[0]
        add r10d, ebp                      ;     7.0 p1      48 v[0]
        mov r11d, r10d                     ;     8.0         26 t copy
        mov r12d, r10d                     ;     8.0         48 v[3] copy
        mov r13d, ebp                      ;     1.7         26 t copy
        xor r13d, esi                      ;     1.8 p5      26 t
        and r11d, r13d                     ;     8.0 p6      26 t
        xor r11d, esi                      ;     9.0 p11     26 t
        lea r11d, [r11 + rdi - 389564586]  ;    10.0 p0      47 t
        add r11d, dword [r8 + 4]           ;    11.0 p1+p3   47 t
        rol r11d, 0xc                      ;    12.0 p6      48 v[3]
        add r12d, r11d                     ;    13.0 p5      48 v[3]
        mov r11d, r10d                     ;     8.0         26 t copy
        xor r11d, ebp                      ;     8.0 p11     26 t
        or r11d, r12d                      ;    14.0 p0      26 t
        mov r13d, dword [r8 + 16]          ;     3.5 p10     47 t
        lea r13d, [r13 + r10 - 176418897]  ;     8.5 p1      47 t
        xor r10d, r12d                     ;    14.0 p5      26 t
        xor r11d, r10d                     ;    15.0 p6      26 t
        lea r11d, [r11 + rsi + 606105819]  ;    16.0 p11     47 t
        add r11d, dword [r8 + 8]           ;    17.0 p0+p2   47 t
        rol r11d, 0x11                     ;    18.0 p6      48 v[2]
        add r11d, r12d                     ;    19.0 p1      48 v[2]
        or r10d, r11d                      ;    20.0 p5      26 t
        mov r14d, dword [r8 + 20]          ;     5.0 p3      47 t
        lea r14d, [r14 + r12 + 1200080426] ;    14.0 p11     47 t
        xor r12d, r11d                     ;    20.0 p0      26 t
        xor r10d, r12d                     ;    21.0 p1      26 t
        lea r10d, [r10 + rbp - 1044525330] ;    22.0 p5      47 t
        add r10d, dword [r8 + 12]          ;    23.0 p6+p10   47 t
        rol r10d, 0x16                     ;    24.0 p0      48 v[1]
        add r10d, r11d                     ;    25.0 p11     48 v[1]
        or r12d, r10d                      ;    26.0 p1      26 t
        mov r15d, dword [r8 + 24]          ;     6.5 p2      47 t
        lea r15d, [r15 + r11 - 1473231341] ;    20.0 p5      47 t
        xor r11d, r10d                     ;    26.0 p6      26 t
        xor r12d, r11d                     ;    27.0 p11     26 t
        add r13d, r12d                     ;    28.0 p0      47 t
        rol r13d, 7                        ;    29.0 p6      48 v[0]
        add r13d, r10d                     ;    30.0 p1      48 v[0]
        or r11d, r13d                      ;    31.0 p5      26 t
        mov r12d, dword [r8 + 28]          ;     7.8 p3      47 t
        lea r12d, [r12 + r10 - 45705983]   ;    26.0 p11     47 t
        xor r10d, r13d                     ;    31.0 p0      26 t
        xor r11d, r10d                     ;    32.0 p1      26 t
        add r14d, r11d                     ;    33.0 p5      47 t
        rol r14d, 0xc                      ;    34.0 p6      48 v[3]
        add r14d, r13d                     ;    35.0 p11     48 v[3]
        or r10d, r14d                      ;    36.0 p0      26 t
        mov r11d, dword [r8 + 32]          ;     9.2 p10     47 t
        lea r11d, [r11 + r13 + 1770035416] ;    31.0 p1      47 t
        xor r13d, r14d                     ;    36.0 p5      26 t
        xor r10d, r13d                     ;    37.0 p6      26 t
        add r15d, r10d                     ;    38.0 p11     47 t
        rol r15d, 0x11                     ;    39.0 p0      48 v[2]
        add r15d, r14d                     ;    40.0 p1      48 v[2]
        or r13d, r15d                      ;    41.0 p5      26 t
        mov r10d, dword [r8 + 36]          ;    10.5 p2      47 t
        lea r10d, [r10 + r14 - 1958414417] ;    36.0 p6      47 t
        xor r14d, r15d                     ;    41.0 p11     26 t
        xor r13d, r14d                     ;    42.0 p0      26 t
        add r12d, r13d                     ;    43.0 p1      47 t
        rol r12d, 0x16                     ;    44.0 p6      48 v[1]
        add r12d, r15d                     ;    45.0 p5      48 v[1]
        or r14d, r12d                      ;    46.0 p11     26 t
        mov r13d, dword [r8 + 40]          ;    11.8 p3      47 t
        lea r13d, [r13 + r15 - 42063]      ;    41.0 p0      47 t
        xor r15d, r12d                     ;    46.0 p1      26 t
        xor r14d, r15d                     ;    47.0 p5      26 t
        add r11d, r14d                     ;    48.0 p6      47 t
        rol r11d, 7                        ;    49.0 p0      48 v[0]
        add r11d, r12d                     ;    50.0 p11     48 v[0]
        or r15d, r11d                      ;    51.0 p1      26 t
        mov r14d, dword [r8 + 44]          ;    13.2 p10     47 t
        lea r14d, [r14 + r12 - 1990404162] ;    46.0 p5      47 t
        xor r12d, r11d                     ;    51.0 p6      26 t
        xor r15d, r12d                     ;    52.0 p11     26 t
        add r10d, r15d                     ;    53.0 p0      47 t
        rol r10d, 0xc                      ;    54.0 p6      48 v[3]
        add r10d, r11d                     ;    55.0 p1      48 v[3]
        or r12d, r10d                      ;    56.0 p5      26 t
        mov r15d, dword [r8 + 48]          ;    14.5 p2      47 t
        lea r15d, [r15 + r11 + 1804603682] ;    51.0 p11     47 t
        xor r11d, r10d                     ;    56.0 p0      26 t
        xor r12d, r11d                     ;    57.0 p1      26 t
        add r13d, r12d                     ;    58.0 p5      47 t
        rol r13d, 0x11                     ;    59.0 p6      48 v[2]
        add r13d, r10d                     ;    60.0 p11     48 v[2]
        or r11d, r13d                      ;    61.0 p0      26 t
        mov r12d, dword [r8 + 52]          ;    15.8 p3      47 t
        lea r12d, [r12 + r10 - 40341101]   ;    56.0 p1      47 t
        xor r10d, r13d                     ;    61.0 p5      26 t
        xor r11d, r10d                     ;    62.0 p6      26 t
        add r14d, r11d                     ;    63.0 p11     47 t
        rol r14d, 0x16                     ;    64.0 p0      48 v[1]
        add r14d, r13d                     ;    65.0 p1      48 v[1]
        or r10d, r14d                      ;    66.0 p5      26 t
        mov r11d, dword [r8 + 56]          ;    17.2 p10     47 t
        lea r11d, [r11 + r13 - 1502002290] ;    61.0 p6      47 t
        xor r13d, r14d                     ;    66.0 p11     26 t
        xor r10d, r13d                     ;    67.0 p0      26 t
        add r15d, r10d                     ;    68.0 p1      47 t
        rol r15d, 7                        ;    69.0 p6      48 v[0]
        add r15d, r14d                     ;    70.0 p5      48 v[0]
        or r13d, r15d                      ;    71.0 p11     26 t
        mov r10d, dword [r8 + 60]          ;    18.5 p2      47 t
        lea r10d, [r10 + r14 + 1236535329] ;    66.0 p0      47 t
        xor r14d, r15d                     ;    71.0 p1      26 t
        xor r13d, r14d                     ;    72.0 p5      26 t
        add r12d, r13d                     ;    73.0 p6      47 t
        rol r12d, 0xc                      ;    74.0 p0      48 v[3]
        add r12d, r15d                     ;    75.0 p11     48 v[3]
        or r14d, r12d                      ;    76.0 p1      26 t
        mov r13d, r15d                     ;    71.0         26 t copy
        xor r13d, r12d                     ;    76.0 p5      26 t
        xor r14d, r13d                     ;    77.0 p6      26 t
        add r11d, r14d                     ;    78.0 p11     47 t
        rol r11d, 0x11                     ;    79.0 p0      48 v[2]
        add r11d, r12d                     ;    80.0 p1      48 v[2]
        and r13d, r11d                     ;    81.0 p5      26 t
        xor r13d, r15d                     ;    82.0 p6      26 t
        add r10d, r13d                     ;    83.0 p11     47 t
        rol r10d, 0x16                     ;    84.0 p0      48 v[1]
        mov r13d, r12d                     ;    76.0         27 t copy
        not r13d                           ;    76.0 p1      27 t
        add r10d, r11d                     ;    85.0 p5      48 v[1]
        and r13d, r11d                     ;    81.0 p6      27 t
        add r15d, dword [r8 + 4]           ;    71.0 p11+p3   47 t
        lea r15d, [r15 + r13 - 165796510]  ;    82.0 p0      47 t
        mov r13d, dword [r8 + 24]          ;    22.5 p10     47 t
        lea r13d, [r13 + r12 - 1069501632] ;    76.0 p1      47 t
        and r12d, r10d                     ;    86.0 p5      27 t
        add r15d, r12d                     ;    87.0 p6      47 t
        rol r15d, 5                        ;    88.0 p0      48 v[0]
        mov r12d, r11d                     ;    81.0         27 t copy
        not r12d                           ;    81.0 p11     27 t
        add r15d, r10d                     ;    89.0 p1      48 v[0]
        and r12d, r10d                     ;    86.0 p5      27 t
        add r13d, r12d                     ;    87.0 p6      47 t
        mov r12d, dword [r8 + 44]          ;    24.2 p2      47 t
        lea r12d, [r12 + r11 + 643717713]  ;    81.0 p11     47 t
        and r11d, r15d                     ;    90.0 p0      27 t
        add r13d, r11d                     ;    91.0 p1      47 t
        rol r13d, 9                        ;    92.0 p6      48 v[3]
        mov r11d, r10d                     ;    86.0         27 t copy
        not r11d                           ;    86.0 p5      27 t
        add r13d, r15d                     ;    93.0 p11     48 v[3]
        and r11d, r15d                     ;    90.0 p0      27 t
        add r12d, r11d                     ;    91.0 p1      47 t
        mov r11d, dword [r8]               ;    25.8 p3      47 t
        lea r11d, [r11 + r10 - 373897302]  ;    86.0 p5      47 t
        and r10d, r13d                     ;    94.0 p6      27 t
        add r12d, r10d                     ;    95.0 p11     47 t
        rol r12d, 0xe                      ;    96.0 p0      48 v[2]
        mov r10d, r15d                     ;    90.0         27 t copy
        not r10d                           ;    90.0 p1      27 t
        add r12d, r13d                     ;    97.0 p5      48 v[2]
        and r10d, r13d                     ;    94.0 p6      27 t
        add r11d, r10d                     ;    95.0 p11     47 t
        mov r10d, dword [r8 + 20]          ;    27.5 p10     47 t
        lea r10d, [r10 + r15 - 701558691]  ;    90.0 p0      47 t
        and r15d, r12d                     ;    98.0 p1      27 t
        add r11d, r15d                     ;    99.0 p5      47 t
        rol r11d, 0x14                     ;   100.0 p6      48 v[1]
        mov r14d, r13d                     ;    94.0         27 t copy
        not r14d                           ;    94.0 p11     27 t
        add r11d, r12d                     ;   101.0 p0      48 v[1]
        and r14d, r12d                     ;    98.0 p1      27 t
        add r10d, r14d                     ;    99.0 p5      47 t
        mov r14d, dword [r8 + 40]          ;    29.2 p2      47 t
        lea r14d, [r14 + r13 + 38016083]   ;    94.0 p6      47 t
        and r13d, r11d                     ;   102.0 p11     27 t
        add r10d, r13d                     ;   103.0 p0      47 t
        rol r10d, 5                        ;   104.0 p6      48 v[0]
        mov r13d, r12d                     ;    98.0         27 t copy
        not r13d                           ;    98.0 p1      27 t
        add r10d, r11d                     ;   105.0 p5      48 v[0]
        and r13d, r11d                     ;   102.0 p11     27 t
        add r14d, r13d                     ;   103.0 p0      47 t
        mov r13d, dword [r8 + 60]          ;    30.8 p3      47 t
        lea r13d, [r13 + r12 - 660478335]  ;    98.0 p1      47 t
        and r12d, r10d                     ;   106.0 p5      27 t
        add r14d, r12d                     ;   107.0 p6      47 t
        rol r14d, 9                        ;   108.0 p0      48 v[3]
        mov r12d, r11d                     ;   102.0         27 t copy
        not r12d                           ;   102.0 p11     27 t
        add r14d, r10d                     ;   109.0 p1      48 v[3]
        and r12d, r10d                     ;   106.0 p5      27 t
        add r13d, r12d                     ;   107.0 p6      47 t
        mov r12d, dword [r8 + 16]          ;    32.5 p10     47 t
        lea r12d, [r12 + r11 - 405537848]  ;   102.0 p11     47 t
        and r11d, r14d                     ;   110.0 p0      27 t
        add r13d, r11d                     ;   111.0 p1      47 t
        rol r13d, 0xe                      ;   112.0 p6      48 v[2]
        mov r11d, r10d                     ;   106.0         27 t copy
        not r11d                           ;   106.0 p5      27 t
        add r13d, r14d                     ;   113.0 p11     48 v[2]
        and r11d, r14d                     ;   110.0 p0      27 t
        add r12d, r11d                     ;   111.0 p1      47 t
        mov r11d, dword [r8 + 36]          ;    34.2 p2      47 t
        lea r11d, [r11 + r10 + 568446438]  ;   106.0 p5      47 t
        and r10d, r13d                     ;   114.0 p6      27 t
        add r12d, r10d                     ;   115.0 p11     47 t
        rol r12d, 0x14                     ;   116.0 p0      48 v[1]
        mov r10d, r14d                     ;   110.0         27 t copy
        not r10d                           ;   110.0 p1      27 t
        add r12d, r13d                     ;   117.0 p5      48 v[1]
        and r10d, r13d                     ;   114.0 p6      27 t
        add r11d, r10d                     ;   115.0 p11     47 t
        mov r10d, dword [r8 + 56]          ;    35.8 p3      47 t
        lea r10d, [r10 + r14 - 1019803690] ;   110.0 p0      47 t
        and r14d, r12d                     ;   118.0 p1      27 t
        add r11d, r14d                     ;   119.0 p5      47 t
        rol r11d, 5                        ;   120.0 p6      48 v[0]
        mov r14d, r13d                     ;   114.0         27 t copy
        not r14d                           ;   114.0 p11     27 t
        add r11d, r12d                     ;   121.0 p0      48 v[0]
        and r14d, r12d                     ;   118.0 p1      27 t
        add r10d, r14d                     ;   119.0 p5      47 t
        mov r14d, dword [r8 + 12]          ;    37.5 p10     47 t
        lea r14d, [r14 + r13 - 187363961]  ;   114.0 p6      47 t
        and r13d, r11d                     ;   122.0 p11     27 t
        add r10d, r13d                     ;   123.0 p0      47 t
        rol r10d, 9                        ;   124.0 p6      48 v[3]
        mov r13d, r12d                     ;   118.0         27 t copy
        not r13d                           ;   118.0 p1      27 t
        add r10d, r11d                     ;   125.0 p5      48 v[3]
        and r13d, r11d                     ;   122.0 p11     27 t
        add r14d, r13d                     ;   123.0 p0      47 t
        mov r13d, dword [r8 + 32]          ;    39.2 p2      47 t
        lea r13d, [r13 + r12 + 1163531501] ;   118.0 p1      47 t
        and r12d, r10d                     ;   126.0 p5      27 t
        add r14d, r12d                     ;   127.0 p6      47 t
        rol r14d, 0xe                      ;   128.0 p0      48 v[2]
        mov r12d, r11d                     ;   122.0         27 t copy
        not r12d                           ;   122.0 p11     27 t
        add r14d, r10d                     ;   129.0 p1      48 v[2]
        and r12d, r10d                     ;   126.0 p5      27 t
        add r13d, r12d                     ;   127.0 p6      47 t
        mov r12d, dword [r8 + 52]          ;    40.8 p3      47 t
        lea r12d, [r12 + r11 - 1444681467] ;   122.0 p11     47 t
        and r11d, r14d                     ;   130.0 p0      27 t
        add r13d, r11d                     ;   131.0 p1      47 t
        rol r13d, 0x14                     ;   132.0 p6      48 v[1]
        mov r11d, r10d                     ;   126.0         27 t copy
        not r11d                           ;   126.0 p5      27 t
        add r13d, r14d                     ;   133.0 p11     48 v[1]
        and r11d, r14d                     ;   130.0 p0      27 t
        add r12d, r11d                     ;   131.0 p1      47 t
        mov r11d, dword [r8 + 8]           ;    42.5 p10     47 t
        lea r11d, [r11 + r10 - 51403784]   ;   126.0 p5      47 t
        and r10d, r13d                     ;   134.0 p6      27 t
        add r12d, r10d                     ;   135.0 p11     47 t
        rol r12d, 5                        ;   136.0 p0      48 v[0]
        mov r10d, r14d                     ;   130.0         27 t copy
        not r10d                           ;   130.0 p1      27 t
        add r12d, r13d                     ;   137.0 p5      48 v[0]
        and r10d, r13d                     ;   134.0 p6      27 t
        add r11d, r10d                     ;   135.0 p11     47 t
        mov r10d, dword [r8 + 28]          ;    44.2 p2      47 t
        lea r10d, [r10 + r14 + 1735328473] ;   130.0 p0      47 t
        and r14d, r12d                     ;   138.0 p1      27 t
        add r11d, r14d                     ;   139.0 p5      47 t
        rol r11d, 9                        ;   140.0 p6      48 v[3]
        mov r14d, r13d                     ;   134.0         27 t copy
        not r14d                           ;   134.0 p11     27 t
        add r11d, r12d                     ;   141.0 p0      48 v[3]
        and r14d, r12d                     ;   138.0 p1      27 t
        add r10d, r14d                     ;   139.0 p5      47 t
        mov r14d, dword [r8 + 48]          ;    45.8 p3      47 t
        lea r14d, [r14 + r13 - 1926607734] ;   134.0 p6      47 t
        and r13d, r11d                     ;   142.0 p11     27 t
        add r10d, r13d                     ;   143.0 p0      47 t
        rol r10d, 0xe                      ;   144.0 p6      48 v[2]
        mov r13d, r12d                     ;   138.0         27 t copy
        not r13d                           ;   138.0 p1      27 t
        add r10d, r11d                     ;   145.0 p5      48 v[2]
        and r13d, r11d                     ;   142.0 p11     27 t
        add r14d, r13d                     ;   143.0 p0      47 t
        mov r13d, dword [r8 + 20]          ;    47.5 p10     47 t
        lea r13d, [r13 + r12 - 378558]     ;   138.0 p1      47 t
        and r12d, r10d                     ;   146.0 p5      27 t
        add r14d, r12d                     ;   147.0 p6      47 t
        rol r14d, 0x14                     ;   148.0 p0      48 v[1]
        add r14d, r10d                     ;   149.0 p11     48 v[1]
        mov r12d, dword [r8 + 32]          ;    48.5 p2      47 t
        lea r12d, [r12 + r11 - 2022574463] ;   142.0 p1      47 t
        xor r11d, r10d                     ;   146.0 p5      28 t
        xor r11d, r14d                     ;   150.0 p6      28 t
        add r13d, r11d                     ;   151.0 p11     47 t
        rol r13d, 4                        ;   152.0 p0      48 v[0]
        add r13d, r14d                     ;   153.0 p1      48 v[0]
        mov r11d, dword [r8 + 44]          ;    49.7 p3      47 t
        lea r11d, [r11 + r10 + 1839030562] ;   146.0 p5      47 t
        xor r10d, r14d                     ;   150.0 p6      28 t
        xor r10d, r13d                     ;   154.0 p11     28 t
        add r12d, r10d                     ;   155.0 p0      47 t
        rol r12d, 0xb                      ;   156.0 p6      48 v[3]
        add r12d, r13d                     ;   157.0 p1      48 v[3]
        mov r10d, dword [r8 + 56]          ;    50.8 p10     47 t
        lea r10d, [r10 + r14 - 35309556]   ;   150.0 p5      47 t
        xor r14d, r13d                     ;   154.0 p11     28 t
        xor r14d, r12d                     ;   158.0 p0      28 t
        add r11d, r14d                     ;   159.0 p1      47 t
        rol r11d, 0x10                     ;   160.0 p6      48 v[2]
        add r11d, r12d                     ;   161.0 p5      48 v[2]
        mov r14d, dword [r8 + 4]           ;    52.0 p2      47 t
        lea r14d, [r14 + r13 - 1530992060] ;   154.0 p11     47 t
        xor r13d, r12d                     ;   158.0 p0      28 t
        xor r13d, r11d                     ;   162.0 p1      28 t
        add r10d, r13d                     ;   163.0 p5      47 t
        rol r10d, 0x17                     ;   164.0 p6      48 v[1]
        add r10d, r11d                     ;   165.0 p11     48 v[1]
        mov r13d, dword [r8 + 16]          ;    53.2 p3      47 t
        lea r13d, [r13 + r12 + 1272893353] ;   158.0 p0      47 t
        xor r12d, r11d                     ;   162.0 p1      28 t
        xor r12d, r10d                     ;   166.0 p5      28 t
        add r14d, r12d                     ;   167.0 p6      47 t
        rol r14d, 4                        ;   168.0 p0      48 v[0]
        add r14d, r10d                     ;   169.0 p11     48 v[0]
        mov r12d, dword [r8 + 28]          ;    54.3 p10     47 t
        lea r12d, [r12 + r11 - 155497632]  ;   162.0 p1      47 t
        xor r11d, r10d                     ;   166.0 p5      28 t
        xor r11d, r14d                     ;   170.0 p6      28 t
        add r13d, r11d                     ;   171.0 p11     47 t
        rol r13d, 0xb                      ;   172.0 p0      48 v[3]
        add r13d, r14d                     ;   173.0 p1      48 v[3]
        mov r11d, dword [r8 + 40]          ;    55.5 p2      47 t
        lea r11d, [r11 + r10 - 1094730640] ;   166.0 p5      47 t
        xor r10d, r14d                     ;   170.0 p6      28 t
        xor r10d, r13d                     ;   174.0 p11     28 t
        add r12d, r10d                     ;   175.0 p0      47 t
        rol r12d, 0x10                     ;   176.0 p6      48 v[2]
        add r12d, r13d                     ;   177.0 p1      48 v[2]
        mov r10d, dword [r8 + 52]          ;    56.7 p3      47 t
        lea r10d, [r10 + r14 + 681279174]  ;   170.0 p5      47 t
        xor r14d, r13d                     ;   174.0 p11     28 t
        xor r14d, r12d                     ;   178.0 p0      28 t
        add r11d, r14d                     ;   179.0 p1      47 t
        rol r11d, 0x17                     ;   180.0 p6      48 v[1]
        add r11d, r12d                     ;   181.0 p5      48 v[1]
        mov r14d, dword [r8]               ;    57.8 p10     47 t
        lea r14d, [r14 + r13 - 358537222]  ;   174.0 p11     47 t
        xor r13d, r12d                     ;   178.0 p0      28 t
        xor r13d, r11d                     ;   182.0 p1      28 t
        add r10d, r13d                     ;   183.0 p5      47 t
        rol r10d, 4                        ;   184.0 p6      48 v[0]
        add r10d, r11d                     ;   185.0 p11     48 v[0]
        mov r13d, dword [r8 + 12]          ;    59.0 p2      47 t
        lea r13d, [r13 + r12 - 722521979]  ;   178.0 p0      47 t
        xor r12d, r11d                     ;   182.0 p1      28 t
        xor r12d, r10d                     ;   186.0 p5      28 t
        add r14d, r12d                     ;   187.0 p6      47 t
        rol r14d, 0xb                      ;   188.0 p0      48 v[3]
        add r14d, r10d                     ;   189.0 p11     48 v[3]
        mov r12d, dword [r8 + 24]          ;    60.2 p3      47 t
        lea r12d, [r12 + r11 + 76029189]   ;   182.0 p1      47 t
        xor r11d, r10d                     ;   186.0 p5      28 t
        xor r11d, r14d                     ;   190.0 p6      28 t
        add r13d, r11d                     ;   191.0 p11     47 t
        rol r13d, 0x10                     ;   192.0 p0      48 v[2]
        add r13d, r14d                     ;   193.0 p1      48 v[2]
        mov r11d, dword [r8 + 36]          ;    61.3 p10     47 t
        lea r11d, [r11 + r10 - 640364487]  ;   186.0 p5      47 t
        xor r10d, r14d                     ;   190.0 p6      28 t
        xor r10d, r13d                     ;   194.0 p11     28 t
        add r12d, r10d                     ;   195.0 p0      47 t
        rol r12d, 0x17                     ;   196.0 p6      48 v[1]
        add r12d, r13d                     ;   197.0 p1      48 v[1]
        mov r10d, dword [r8 + 48]          ;    62.5 p2      47 t
        lea r10d, [r10 + r14 - 421815835]  ;   190.0 p5      47 t
        xor r14d, r13d                     ;   194.0 p11     28 t
        xor r14d, r12d                     ;   198.0 p0      28 t
        add r11d, r14d                     ;   199.0 p1      47 t
        rol r11d, 4                        ;   200.0 p6      48 v[0]
        add r11d, r12d                     ;   201.0 p5      48 v[0]
        mov r14d, dword [r8 + 60]          ;    63.7 p3      47 t
        lea r14d, [r14 + r13 + 530742520]  ;   194.0 p11     47 t
        xor r13d, r12d                     ;   198.0 p0      28 t
        xor r13d, r11d                     ;   202.0 p1      28 t
        add r10d, r13d                     ;   203.0 p5      47 t
        rol r10d, 0xb                      ;   204.0 p6      48 v[3]
        add r10d, r11d                     ;   205.0 p11     48 v[3]
        mov r13d, dword [r8 + 8]           ;    64.8 p10     47 t
        lea r13d, [r13 + r12 - 995338651]  ;   198.0 p0      47 t
        xor r12d, r11d                     ;   202.0 p1      28 t
        xor r12d, r10d                     ;   206.0 p5      28 t
        add r14d, r12d                     ;   207.0 p6      47 t
        rol r14d, 0x10                     ;   208.0 p0      48 v[2]
        add r14d, r10d                     ;   209.0 p11     48 v[2]
        mov r12d, dword [r8]               ;    66.0 p2      47 t
        lea r12d, [r12 + r11 - 198630844]  ;   202.0 p1      47 t
        xor r11d, r10d                     ;   206.0 p5      28 t
        xor r11d, r14d                     ;   210.0 p6      28 t
        add r13d, r11d                     ;   211.0 p11     47 t
        rol r13d, 0x17                     ;   212.0 p0      48 v[1]
        mov r11d, dword [r8 + 28]          ;    67.0 p3      47 t
        lea r11d, [r11 + r10 + 1126891415] ;   206.0 p1      47 t
        not r10d                           ;   206.0 p5      29 t
        add r13d, r14d                     ;   213.0 p6      48 v[1]
        or r10d, r13d                      ;   214.0 p11     29 t
        xor r10d, r14d                     ;   215.0 p0      29 t
        add r12d, r10d                     ;   216.0 p1      47 t
        rol r12d, 6                        ;   217.0 p6      48 v[0]
        mov r10d, dword [r8 + 56]          ;    68.3 p10     47 t
        lea r10d, [r10 + r14 - 1416354905] ;   210.0 p5      47 t
        not r14d                           ;   210.0 p11     29 t
        add r12d, r13d                     ;   218.0 p0      48 v[0]
        or r14d, r12d                      ;   219.0 p1      29 t
        xor r14d, r13d                     ;   220.0 p5      29 t
        add r11d, r14d                     ;   221.0 p6      47 t
        rol r11d, 0xa                      ;   222.0 p0      48 v[3]
        mov r14d, dword [r8 + 20]          ;    69.7 p2      47 t
        lea r14d, [r14 + r13 - 57434055]   ;   214.0 p11     47 t
        not r13d                           ;   214.0 p1      29 t
        add r11d, r12d                     ;   223.0 p5      48 v[3]
        or r13d, r11d                      ;   224.0 p6      29 t
        xor r13d, r12d                     ;   225.0 p11     29 t
        add r10d, r13d                     ;   226.0 p0      47 t
        rol r10d, 0xf                      ;   227.0 p6      48 v[2]
        mov r13d, dword [r8 + 48]          ;    71.0 p3      47 t
        lea r13d, [r13 + r12 + 1700485571] ;   219.0 p1      47 t
        not r12d                           ;   219.0 p5      29 t
        add r10d, r11d                     ;   228.0 p11     48 v[2]
        or r12d, r10d                      ;   229.0 p0      29 t
        xor r12d, r11d                     ;   230.0 p1      29 t
        add r14d, r12d                     ;   231.0 p5      47 t
        rol r14d, 0x15                     ;   232.0 p6      48 v[1]
        mov r12d, dword [r8 + 12]          ;    72.3 p10     47 t
        lea r12d, [r12 + r11 - 1894986606] ;   224.0 p11     47 t
        not r11d                           ;   224.0 p0      29 t
        add r14d, r10d                     ;   233.0 p1      48 v[1]
        or r11d, r14d                      ;   234.0 p5      29 t
        xor r11d, r10d                     ;   235.0 p6      29 t
        add r13d, r11d                     ;   236.0 p11     47 t
        rol r13d, 6                        ;   237.0 p0      48 v[0]
        mov r11d, dword [r8 + 40]          ;    73.7 p2      47 t
        lea r11d, [r11 + r10 - 1051523]    ;   229.0 p1      47 t
        not r10d                           ;   229.0 p5      29 t
        add r13d, r14d                     ;   238.0 p6      48 v[0]
        or r10d, r13d                      ;   239.0 p11     29 t
        xor r10d, r14d                     ;   240.0 p0      29 t
        add r12d, r10d                     ;   241.0 p1      47 t
        rol r12d, 0xa                      ;   242.0 p6      48 v[3]
        mov r10d, dword [r8 + 4]           ;    75.0 p3      47 t
        lea r10d, [r10 + r14 - 2054922799] ;   234.0 p5      47 t
        not r14d                           ;   234.0 p11     29 t
        add r12d, r13d                     ;   243.0 p0      48 v[3]
        or r14d, r12d                      ;   244.0 p1      29 t
        xor r14d, r13d                     ;   245.0 p5      29 t
        add r11d, r14d                     ;   246.0 p6      47 t
        rol r11d, 0xf                      ;   247.0 p0      48 v[2]
        mov r14d, dword [r8 + 32]          ;    76.3 p10     47 t
        lea r14d, [r14 + r13 + 1873313359] ;   239.0 p11     47 t
        not r13d                           ;   239.0 p1      29 t
        add r11d, r12d                     ;   248.0 p5      48 v[2]
        or r13d, r11d                      ;   249.0 p6      29 t
        xor r13d, r12d                     ;   250.0 p11     29 t
        add r10d, r13d                     ;   251.0 p0      47 t
        rol r10d, 0x15                     ;   252.0 p6      48 v[1]
        mov r13d, dword [r8 + 60]          ;    77.7 p2      47 t
        lea r13d, [r13 + r12 - 30611744]   ;   244.0 p1      47 t
        not r12d                           ;   244.0 p5      29 t
        add r10d, r11d                     ;   253.0 p11     48 v[1]
        or r12d, r10d                      ;   254.0 p0      29 t
        xor r12d, r11d                     ;   255.0 p1      29 t
        add r14d, r12d                     ;   256.0 p5      47 t
        rol r14d, 6                        ;   257.0 p6      48 v[0]
        mov r12d, dword [r8 + 24]          ;    79.0 p3      47 t
        lea r12d, [r12 + r11 - 1560198380] ;   249.0 p11     47 t
        not r11d                           ;   249.0 p0      29 t
        add r14d, r10d                     ;   258.0 p1      48 v[0]
        or r11d, r14d                      ;   259.0 p5      29 t
        xor r11d, r10d                     ;   260.0 p6      29 t
        add r13d, r11d                     ;   261.0 p11     47 t
        rol r13d, 0xa                      ;   262.0 p0      48 v[3]
        mov r11d, dword [r8 + 52]          ;    80.3 p10     47 t
        lea r11d, [r11 + r10 + 1309151649] ;   254.0 p1      47 t
        not r10d                           ;   254.0 p5      29 t
        add r13d, r14d                     ;   263.0 p6      48 v[3]
        or r10d, r13d                      ;   264.0 p11     29 t
        xor r10d, r14d                     ;   265.0 p0      29 t
        add r12d, r10d                     ;   266.0 p1      47 t
        rol r12d, 0xf                      ;   267.0 p6      48 v[2]
        mov r10d, dword [r8 + 16]          ;    81.7 p2      47 t
        lea r10d, [r10 + r14 - 145523070]  ;   259.0 p5      47 t
        not r14d                           ;   259.0 p11     29 t
        add r12d, r13d                     ;   268.0 p0      48 v[2]
        or r14d, r12d                      ;   269.0 p1      29 t
        xor r14d, r13d                     ;   270.0 p5      29 t
        add r11d, r14d                     ;   271.0 p6      47 t
        rol r11d, 0x15                     ;   272.0 p0      48 v[1]
        mov r14d, dword [r8 + 44]          ;    83.0 p3      47 t
        lea r14d, [r14 + r13 - 1120210379] ;   264.0 p11     47 t
        not r13d                           ;   264.0 p1      29 t
        add r11d, r12d                     ;   273.0 p5      48 v[1]
        or r13d, r11d                      ;   274.0 p6      29 t
        xor r13d, r12d                     ;   275.0 p11     29 t
        add r10d, r13d                     ;   276.0 p0      47 t
        rol r10d, 6                        ;   277.0 p6      48 v[0]
        mov r13d, dword [r8 + 8]           ;    84.3 p10     47 t
        lea r13d, [r13 + r12 + 718787259]  ;   269.0 p1      47 t
        not r12d                           ;   269.0 p5      29 t
        add r10d, r11d                     ;   278.0 p11     48 v[0]
        or r12d, r10d                      ;   279.0 p0      29 t
        xor r12d, r11d                     ;   280.0 p1      29 t
        add r14d, r12d                     ;   281.0 p5      47 t
        rol r14d, 0xa                      ;   282.0 p6      48 v[3]
        mov r12d, dword [r8 + 36]          ;    85.7 p2      47 t
        lea r12d, [r12 + r11 - 343485551]  ;   274.0 p11     47 t
        not r11d                           ;   274.0 p0      29 t
        add r14d, r10d                     ;   283.0 p1      48 v[3]
        or r11d, r14d                      ;   284.0 p5      29 t
        xor r11d, r10d                     ;   285.0 p6      29 t
        add r13d, r11d                     ;   286.0 p11     47 t
        rol r13d, 0xf                      ;   287.0 p0      48 v[2]
        mov r11d, r10d                     ;   279.0         29 t copy
        not r11d                           ;   279.0 p1      29 t
        add r13d, r14d                     ;   288.0 p5      48 v[2]
        or r11d, r13d                      ;   289.0 p6      29 t
        xor r11d, r14d                     ;   290.0 p11     29 t
        add r12d, r11d                     ;   291.0 p0      47 t
        rol r12d, 0x15                     ;   292.0 p6      48 v[1]
        add r10d, r9d                      ;   279.0 p1      51 h
        add r12d, ebp                      ;   293.0 p5      51 h
        add r12d, r13d                     ;   294.0 p11     51 h
        add r13d, esi                      ;   289.0 p0      51 h
        add r14d, edi                      ;   284.0 p1      51 h
        add r8, 0x40                       ;    91.0 p5      40 blocks
        mov r9d, r10d                      ;   280.0         51 h copy
        mov ebp, r12d                      ;   295.0         51 h copy
        mov esi, r13d                      ;   290.0         51 h copy
        mov edi, r14d                      ;   285.0         51 h copy
        cmp r8, qword [rbx - 112]          ;                    more blocks?
        jne .blocks_1
        mov dword [rbx - 96], esi          ;                    resident
        mov dword [rbx - 92], edi          ;                    resident
        mov dword [rbx - 100], ebp         ;                    resident
        mov qword [rbx - 120], r8          ;                    resident
        mov dword [rbx - 104], r9d         ;                    resident
.blocks_1_done:
        mov esi, dword [rbx - 104]         ;     0.0 p2      40 blocks reload
        mov r8, qword [rbx - 128]          ;     0.2 p3      40 blocks reload
        mov dword [r8], esi                ;     5.0 p7+p4   40 blocks
        mov esi, dword [rbx - 100]         ;     0.5 p10     40 blocks reload
        mov dword [r8 + 4], esi            ;     5.5 p8+p9   40 blocks
        mov esi, dword [rbx - 96]          ;     1.0 p2      40 blocks reload
        mov dword [r8 + 8], esi            ;     6.0 p7+p4   40 blocks
        mov esi, dword [rbx - 92]          ;     1.2 p3      40 blocks reload
        mov dword [r8 + 12], esi           ;     6.2 p8+p9   40 blocks
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

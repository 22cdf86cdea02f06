; md5_blocks for Intel Ice Lake-SP (and client Ice Lake, Tiger Lake), 64-bit code (icelake)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 d45bbd55c81d9693); do not edit:
;   ./cw build md5_blocks --cpu icelake
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
;   body: 13 uops, planned 10.0; bounds: width 2.6, ports 3.5, path 5.0
;   blocks: 559 uops, planned 294.0; bounds: width 111.8, ports 124.8, path 291.0
;   body.2: 9 uops, planned 7.0; bounds: width 1.8, ports 2.5, path 0.0
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
        mov esi, dword [r8 + 4]            ;     5.0 p2      40 h
        mov dword [rbx - 100], esi         ;    10.0 p8+p9   40 h
        mov esi, dword [r8 + 8]            ;     5.0 p3      40 h
        mov dword [rbx - 96], esi          ;    10.0 p7+p4   40 h
        mov esi, dword [r8 + 12]           ;     5.0 p2      40 h
        mov dword [rbx - 92], esi          ;    10.0 p8+p9   40 h
        mov r8d, dword [rbx - 88]          ;     2.2 p3      40 h
        shl r8, 6                          ;     7.2 p0      40 h
        add r8, qword [rbx - 120]          ;     8.2 p1+p2   40 h
        mov qword [rbx - 112], r8          ;     9.2 p7+p4   40 h
        cmp dword [rbx - 88], 0            ;                    no blocks?
        je .blocks_1_done
        mov esi, dword [rbx - 96]          ;                    resident
        mov edi, dword [rbx - 92]          ;                    resident
        mov ebp, dword [rbx - 100]         ;                    resident
        mov r8, qword [rbx - 120]          ;                    resident
        mov r9d, dword [rbx - 104]         ;                    resident
        align 16
.blocks_1:
        mov r10d, edi                      ;     0.0 p0      26 t copy
        xor r10d, esi                      ;     1.0 p1      26 t
        and r10d, ebp                      ;     2.0 p5      26 t
        xor r10d, edi                      ;     3.0 p6      26 t
        lea r10d, [r10 + r9 - 680876936]   ;     4.0 p0      47 t
        add r10d, dword [r8]               ;     5.0 p1+p2   47 t
        ror r10d, 0x19                     ;     6.0 p6      48 v[0]
        add r10d, ebp                      ;     7.0 p5      48 v[0]
        mov r11d, ebp                      ;     2.0 p0      26 t copy
        xor r11d, esi                      ;     3.0 p1      26 t
        and r11d, r10d                     ;     8.0 p5      26 t
        xor r11d, esi                      ;     9.0 p6      26 t
        lea r11d, [r11 + rdi - 389564586]  ;    10.0 p0      47 t
        add r11d, dword [r8 + 4]           ;    11.0 p1+p3   47 t
        ror r11d, 0x14                     ;    12.0 p6      48 v[3]
        add r11d, r10d                     ;    13.0 p5      48 v[3]
        mov r12d, r10d                     ;     8.0 p0      26 t copy
        xor r12d, ebp                      ;     9.0 p1      26 t
        or r12d, r11d                      ;    14.0 p5      26 t
        mov r13d, dword [r8 + 16]          ;     3.8 p2      47 t
        lea r13d, [r13 + r10 - 176418897]  ;     8.8 p6      47 t
        xor r10d, r11d                     ;    14.0 p0      26 t
        xor r12d, r10d                     ;    15.0 p1      26 t
        lea r12d, [r12 + rsi + 606105819]  ;    16.0 p5      47 t
        add r12d, dword [r8 + 8]           ;    17.0 p6+p3   47 t
        ror r12d, 0xf                      ;    18.0 p0      48 v[2]
        add r12d, r11d                     ;    19.0 p1      48 v[2]
        or r10d, r12d                      ;    20.0 p5      26 t
        mov r14d, dword [r8 + 20]          ;     5.6 p2      47 t
        lea r14d, [r14 + r11 + 1200080426] ;    14.0 p6      47 t
        xor r11d, r12d                     ;    20.0 p0      26 t
        xor r10d, r11d                     ;    21.0 p1      26 t
        lea r10d, [r10 + rbp - 1044525330] ;    22.0 p5      47 t
        add r10d, dword [r8 + 12]          ;    23.0 p6+p3   47 t
        ror r10d, 0xa                      ;    24.0 p0      48 v[1]
        add r10d, r12d                     ;    25.0 p1      48 v[1]
        or r11d, r10d                      ;    26.0 p5      26 t
        mov r15d, dword [r8 + 24]          ;     7.4 p2      47 t
        lea r15d, [r15 + r12 - 1473231341] ;    20.0 p6      47 t
        xor r12d, r10d                     ;    26.0 p0      26 t
        xor r11d, r12d                     ;    27.0 p1      26 t
        add r13d, r11d                     ;    28.0 p5      47 t
        ror r13d, 0x19                     ;    29.0 p6      48 v[0]
        add r13d, r10d                     ;    30.0 p0      48 v[0]
        or r12d, r13d                      ;    31.0 p1      26 t
        mov r11d, dword [r8 + 28]          ;     9.0 p3      47 t
        lea r11d, [r11 + r10 - 45705983]   ;    26.0 p5      47 t
        xor r10d, r13d                     ;    31.0 p6      26 t
        xor r12d, r10d                     ;    32.0 p0      26 t
        add r14d, r12d                     ;    33.0 p1      47 t
        ror r14d, 0x14                     ;    34.0 p6      48 v[3]
        add r14d, r13d                     ;    35.0 p5      48 v[3]
        or r10d, r14d                      ;    36.0 p0      26 t
        mov r12d, dword [r8 + 32]          ;    10.6 p2      47 t
        lea r12d, [r12 + r13 + 1770035416] ;    31.0 p1      47 t
        xor r13d, r14d                     ;    36.0 p5      26 t
        xor r10d, r13d                     ;    37.0 p6      26 t
        add r15d, r10d                     ;    38.0 p0      47 t
        ror r15d, 0xf                      ;    39.0 p6      48 v[2]
        add r15d, r14d                     ;    40.0 p1      48 v[2]
        or r13d, r15d                      ;    41.0 p5      26 t
        mov r10d, dword [r8 + 36]          ;    12.2 p3      47 t
        lea r10d, [r10 + r14 - 1958414417] ;    36.0 p0      47 t
        xor r14d, r15d                     ;    41.0 p1      26 t
        xor r13d, r14d                     ;    42.0 p5      26 t
        add r11d, r13d                     ;    43.0 p6      47 t
        ror r11d, 0xa                      ;    44.0 p0      48 v[1]
        add r11d, r15d                     ;    45.0 p1      48 v[1]
        or r14d, r11d                      ;    46.0 p5      26 t
        mov r13d, dword [r8 + 40]          ;    13.8 p2      47 t
        lea r13d, [r13 + r15 - 42063]      ;    41.0 p6      47 t
        xor r15d, r11d                     ;    46.0 p0      26 t
        xor r14d, r15d                     ;    47.0 p1      26 t
        add r12d, r14d                     ;    48.0 p5      47 t
        ror r12d, 0x19                     ;    49.0 p6      48 v[0]
        add r12d, r11d                     ;    50.0 p0      48 v[0]
        or r15d, r12d                      ;    51.0 p1      26 t
        mov r14d, dword [r8 + 44]          ;    15.4 p3      47 t
        lea r14d, [r14 + r11 - 1990404162] ;    46.0 p5      47 t
        xor r11d, r12d                     ;    51.0 p6      26 t
        xor r15d, r11d                     ;    52.0 p0      26 t
        add r10d, r15d                     ;    53.0 p1      47 t
        ror r10d, 0x14                     ;    54.0 p6      48 v[3]
        add r10d, r12d                     ;    55.0 p5      48 v[3]
        or r11d, r10d                      ;    56.0 p0      26 t
        mov r15d, dword [r8 + 48]          ;    17.0 p2      47 t
        lea r15d, [r15 + r12 + 1804603682] ;    51.0 p1      47 t
        xor r12d, r10d                     ;    56.0 p5      26 t
        xor r11d, r12d                     ;    57.0 p6      26 t
        add r13d, r11d                     ;    58.0 p0      47 t
        ror r13d, 0xf                      ;    59.0 p6      48 v[2]
        add r13d, r10d                     ;    60.0 p1      48 v[2]
        or r12d, r13d                      ;    61.0 p5      26 t
        mov r11d, dword [r8 + 52]          ;    18.6 p3      47 t
        lea r11d, [r11 + r10 - 40341101]   ;    56.0 p0      47 t
        xor r10d, r13d                     ;    61.0 p1      26 t
        xor r12d, r10d                     ;    62.0 p5      26 t
        add r14d, r12d                     ;    63.0 p6      47 t
        ror r14d, 0xa                      ;    64.0 p0      48 v[1]
        add r14d, r13d                     ;    65.0 p1      48 v[1]
        or r10d, r14d                      ;    66.0 p5      26 t
        mov r12d, dword [r8 + 56]          ;    20.2 p2      47 t
        lea r12d, [r12 + r13 - 1502002290] ;    61.0 p6      47 t
        xor r13d, r14d                     ;    66.0 p0      26 t
        xor r10d, r13d                     ;    67.0 p1      26 t
        add r15d, r10d                     ;    68.0 p5      47 t
        ror r15d, 0x19                     ;    69.0 p6      48 v[0]
        add r15d, r14d                     ;    70.0 p0      48 v[0]
        or r13d, r15d                      ;    71.0 p1      26 t
        mov r10d, dword [r8 + 60]          ;    21.8 p3      47 t
        lea r10d, [r10 + r14 + 1236535329] ;    66.0 p5      47 t
        xor r14d, r15d                     ;    71.0 p6      26 t
        xor r13d, r14d                     ;    72.0 p0      26 t
        add r11d, r13d                     ;    73.0 p1      47 t
        ror r11d, 0x14                     ;    74.0 p6      48 v[3]
        add r11d, r15d                     ;    75.0 p5      48 v[3]
        or r14d, r11d                      ;    76.0 p0      26 t
        mov r13d, r15d                     ;    71.0 p1      26 t copy
        xor r13d, r11d                     ;    76.0 p5      26 t
        xor r14d, r13d                     ;    77.0 p6      26 t
        add r12d, r14d                     ;    78.0 p0      47 t
        ror r12d, 0xf                      ;    79.0 p6      48 v[2]
        add r12d, r11d                     ;    80.0 p1      48 v[2]
        mov r14d, dword [r8 + 4]           ;    24.6 p2      47 t
        lea r14d, [r14 + r15 - 165796510]  ;    71.0 p5      47 t
        and r13d, r12d                     ;    81.0 p0      26 t
        xor r15d, r13d                     ;    82.0 p1      26 t
        add r10d, r15d                     ;    83.0 p5      47 t
        ror r10d, 0xa                      ;    84.0 p6      48 v[1]
        add r10d, r12d                     ;    85.0 p0      48 v[1]
        mov r13d, r11d                     ;    76.0 p1      27 t copy
        not r13d                           ;    77.0 p5      27 t
        and r13d, r12d                     ;    81.0 p6      27 t
        mov r15d, dword [r8 + 24]          ;    26.6 p3      47 t
        lea r15d, [r15 + r11 - 1069501632] ;    76.0 p0      47 t
        and r11d, r10d                     ;    86.0 p1      27 t
        add r14d, r13d                     ;    82.0 p5      47 t
        add r14d, r11d                     ;    87.0 p6      47 t
        ror r14d, 0x1b                     ;    88.0 p0      48 v[0]
        add r14d, r10d                     ;    89.0 p1      48 v[0]
        mov r11d, r12d                     ;    81.0 p5      27 t copy
        not r11d                           ;    82.0 p6      27 t
        and r11d, r10d                     ;    86.0 p0      27 t
        mov r13d, dword [r8 + 44]          ;    28.6 p2      47 t
        lea r13d, [r13 + r12 + 643717713]  ;    81.0 p1      47 t
        and r12d, r14d                     ;    90.0 p5      27 t
        add r15d, r11d                     ;    87.0 p6      47 t
        add r15d, r12d                     ;    91.0 p0      47 t
        ror r15d, 0x17                     ;    92.0 p6      48 v[3]
        add r15d, r14d                     ;    93.0 p1      48 v[3]
        mov r11d, r10d                     ;    86.0 p5      27 t copy
        not r11d                           ;    87.0 p0      27 t
        and r11d, r14d                     ;    90.0 p1      27 t
        mov r12d, dword [r8]               ;    30.6 p3      47 t
        lea r12d, [r12 + r10 - 373897302]  ;    86.0 p5      47 t
        and r10d, r15d                     ;    94.0 p6      27 t
        add r13d, r11d                     ;    91.0 p0      47 t
        add r13d, r10d                     ;    95.0 p1      47 t
        ror r13d, 0x12                     ;    96.0 p6      48 v[2]
        add r13d, r15d                     ;    97.0 p5      48 v[2]
        mov r10d, r14d                     ;    90.0 p0      27 t copy
        not r10d                           ;    91.0 p1      27 t
        and r10d, r15d                     ;    94.0 p5      27 t
        mov r11d, dword [r8 + 20]          ;    32.6 p2      47 t
        lea r11d, [r11 + r14 - 701558691]  ;    90.0 p6      47 t
        and r14d, r13d                     ;    98.0 p0      27 t
        add r12d, r10d                     ;    95.0 p1      47 t
        add r12d, r14d                     ;    99.0 p5      47 t
        ror r12d, 0xc                      ;   100.0 p6      48 v[1]
        add r12d, r13d                     ;   101.0 p0      48 v[1]
        mov r10d, r15d                     ;    94.0 p1      27 t copy
        not r10d                           ;    95.0 p5      27 t
        and r10d, r13d                     ;    98.0 p6      27 t
        mov r14d, dword [r8 + 40]          ;    34.6 p3      47 t
        lea r14d, [r14 + r15 + 38016083]   ;    94.0 p0      47 t
        and r15d, r12d                     ;   102.0 p1      27 t
        add r11d, r10d                     ;    99.0 p5      47 t
        add r11d, r15d                     ;   103.0 p6      47 t
        ror r11d, 0x1b                     ;   104.0 p0      48 v[0]
        add r11d, r12d                     ;   105.0 p1      48 v[0]
        mov r10d, r13d                     ;    98.0 p5      27 t copy
        not r10d                           ;    99.0 p6      27 t
        and r10d, r12d                     ;   102.0 p0      27 t
        mov r15d, dword [r8 + 60]          ;    36.6 p2      47 t
        lea r15d, [r15 + r13 - 660478335]  ;    98.0 p1      47 t
        and r13d, r11d                     ;   106.0 p5      27 t
        add r14d, r10d                     ;   103.0 p6      47 t
        add r14d, r13d                     ;   107.0 p0      47 t
        ror r14d, 0x17                     ;   108.0 p6      48 v[3]
        add r14d, r11d                     ;   109.0 p1      48 v[3]
        mov r10d, r12d                     ;   102.0 p5      27 t copy
        not r10d                           ;   103.0 p0      27 t
        and r10d, r11d                     ;   106.0 p1      27 t
        mov r13d, dword [r8 + 16]          ;    38.6 p3      47 t
        lea r13d, [r13 + r12 - 405537848]  ;   102.0 p5      47 t
        and r12d, r14d                     ;   110.0 p6      27 t
        add r15d, r10d                     ;   107.0 p0      47 t
        add r15d, r12d                     ;   111.0 p1      47 t
        ror r15d, 0x12                     ;   112.0 p6      48 v[2]
        add r15d, r14d                     ;   113.0 p5      48 v[2]
        mov r10d, r11d                     ;   106.0 p0      27 t copy
        not r10d                           ;   107.0 p1      27 t
        and r10d, r14d                     ;   110.0 p5      27 t
        mov r12d, dword [r8 + 36]          ;    40.6 p2      47 t
        lea r12d, [r12 + r11 + 568446438]  ;   106.0 p6      47 t
        and r11d, r15d                     ;   114.0 p0      27 t
        add r13d, r10d                     ;   111.0 p1      47 t
        add r13d, r11d                     ;   115.0 p5      47 t
        ror r13d, 0xc                      ;   116.0 p6      48 v[1]
        add r13d, r15d                     ;   117.0 p0      48 v[1]
        mov r10d, r14d                     ;   110.0 p1      27 t copy
        not r10d                           ;   111.0 p5      27 t
        and r10d, r15d                     ;   114.0 p6      27 t
        mov r11d, dword [r8 + 56]          ;    42.6 p3      47 t
        lea r11d, [r11 + r14 - 1019803690] ;   110.0 p0      47 t
        and r14d, r13d                     ;   118.0 p1      27 t
        add r12d, r10d                     ;   115.0 p5      47 t
        add r12d, r14d                     ;   119.0 p6      47 t
        ror r12d, 0x1b                     ;   120.0 p0      48 v[0]
        add r12d, r13d                     ;   121.0 p1      48 v[0]
        mov r10d, r15d                     ;   114.0 p5      27 t copy
        not r10d                           ;   115.0 p6      27 t
        and r10d, r13d                     ;   118.0 p0      27 t
        mov r14d, dword [r8 + 12]          ;    44.6 p2      47 t
        lea r14d, [r14 + r15 - 187363961]  ;   114.0 p1      47 t
        and r15d, r12d                     ;   122.0 p5      27 t
        add r11d, r10d                     ;   119.0 p6      47 t
        add r11d, r15d                     ;   123.0 p0      47 t
        ror r11d, 0x17                     ;   124.0 p6      48 v[3]
        add r11d, r12d                     ;   125.0 p1      48 v[3]
        mov r10d, r13d                     ;   118.0 p5      27 t copy
        not r10d                           ;   119.0 p0      27 t
        and r10d, r12d                     ;   122.0 p1      27 t
        mov r15d, dword [r8 + 32]          ;    46.6 p3      47 t
        lea r15d, [r15 + r13 + 1163531501] ;   118.0 p5      47 t
        and r13d, r11d                     ;   126.0 p6      27 t
        add r14d, r10d                     ;   123.0 p0      47 t
        add r14d, r13d                     ;   127.0 p1      47 t
        ror r14d, 0x12                     ;   128.0 p6      48 v[2]
        add r14d, r11d                     ;   129.0 p5      48 v[2]
        mov r10d, r12d                     ;   122.0 p0      27 t copy
        not r10d                           ;   123.0 p1      27 t
        and r10d, r11d                     ;   126.0 p5      27 t
        mov r13d, dword [r8 + 52]          ;    48.6 p2      47 t
        lea r13d, [r13 + r12 - 1444681467] ;   122.0 p6      47 t
        and r12d, r14d                     ;   130.0 p0      27 t
        add r15d, r10d                     ;   127.0 p1      47 t
        add r15d, r12d                     ;   131.0 p5      47 t
        ror r15d, 0xc                      ;   132.0 p6      48 v[1]
        add r15d, r14d                     ;   133.0 p0      48 v[1]
        mov r10d, r11d                     ;   126.0 p1      27 t copy
        not r10d                           ;   127.0 p5      27 t
        and r10d, r14d                     ;   130.0 p6      27 t
        mov r12d, dword [r8 + 8]           ;    50.6 p3      47 t
        lea r12d, [r12 + r11 - 51403784]   ;   126.0 p0      47 t
        and r11d, r15d                     ;   134.0 p1      27 t
        add r13d, r10d                     ;   131.0 p5      47 t
        add r13d, r11d                     ;   135.0 p6      47 t
        ror r13d, 0x1b                     ;   136.0 p0      48 v[0]
        add r13d, r15d                     ;   137.0 p1      48 v[0]
        mov r10d, r14d                     ;   130.0 p5      27 t copy
        not r10d                           ;   131.0 p6      27 t
        and r10d, r15d                     ;   134.0 p0      27 t
        mov r11d, dword [r8 + 28]          ;    52.6 p2      47 t
        lea r11d, [r11 + r14 + 1735328473] ;   130.0 p1      47 t
        and r14d, r13d                     ;   138.0 p5      27 t
        add r12d, r10d                     ;   135.0 p6      47 t
        add r12d, r14d                     ;   139.0 p0      47 t
        ror r12d, 0x17                     ;   140.0 p6      48 v[3]
        add r12d, r13d                     ;   141.0 p1      48 v[3]
        mov r10d, r15d                     ;   134.0 p5      27 t copy
        not r10d                           ;   135.0 p0      27 t
        and r10d, r13d                     ;   138.0 p1      27 t
        mov r14d, dword [r8 + 48]          ;    54.6 p3      47 t
        lea r14d, [r14 + r15 - 1926607734] ;   134.0 p5      47 t
        and r15d, r12d                     ;   142.0 p6      27 t
        add r11d, r10d                     ;   139.0 p0      47 t
        add r11d, r15d                     ;   143.0 p1      47 t
        ror r11d, 0x12                     ;   144.0 p6      48 v[2]
        add r11d, r12d                     ;   145.0 p5      48 v[2]
        mov r10d, r13d                     ;   138.0 p0      27 t copy
        not r10d                           ;   139.0 p1      27 t
        and r10d, r12d                     ;   142.0 p5      27 t
        mov r15d, dword [r8 + 20]          ;    56.6 p2      47 t
        lea r15d, [r15 + r13 - 378558]     ;   138.0 p6      47 t
        and r13d, r11d                     ;   146.0 p0      27 t
        add r14d, r10d                     ;   143.0 p1      47 t
        add r14d, r13d                     ;   147.0 p5      47 t
        ror r14d, 0xc                      ;   148.0 p6      48 v[1]
        add r14d, r11d                     ;   149.0 p0      48 v[1]
        mov r10d, dword [r8 + 32]          ;    58.0 p3      47 t
        lea r10d, [r10 + r12 - 2022574463] ;   142.0 p1      47 t
        xor r12d, r11d                     ;   146.0 p5      28 t
        xor r12d, r14d                     ;   150.0 p6      28 t
        add r15d, r12d                     ;   151.0 p0      47 t
        ror r15d, 0x1c                     ;   152.0 p6      48 v[0]
        add r15d, r14d                     ;   153.0 p1      48 v[0]
        mov r12d, dword [r8 + 44]          ;    59.4 p2      47 t
        lea r12d, [r12 + r11 + 1839030562] ;   146.0 p5      47 t
        xor r11d, r14d                     ;   150.0 p0      28 t
        xor r11d, r15d                     ;   154.0 p1      28 t
        add r10d, r11d                     ;   155.0 p5      47 t
        ror r10d, 0x15                     ;   156.0 p6      48 v[3]
        add r10d, r15d                     ;   157.0 p0      48 v[3]
        mov r11d, dword [r8 + 56]          ;    60.8 p3      47 t
        lea r11d, [r11 + r14 - 35309556]   ;   150.0 p1      47 t
        xor r14d, r15d                     ;   154.0 p5      28 t
        xor r14d, r10d                     ;   158.0 p6      28 t
        add r12d, r14d                     ;   159.0 p0      47 t
        ror r12d, 0x10                     ;   160.0 p6      48 v[2]
        add r12d, r10d                     ;   161.0 p1      48 v[2]
        mov r13d, dword [r8 + 4]           ;    62.2 p2      47 t
        lea r13d, [r13 + r15 - 1530992060] ;   154.0 p5      47 t
        xor r15d, r10d                     ;   158.0 p0      28 t
        xor r15d, r12d                     ;   162.0 p1      28 t
        add r11d, r15d                     ;   163.0 p5      47 t
        ror r11d, 9                        ;   164.0 p6      48 v[1]
        add r11d, r12d                     ;   165.0 p0      48 v[1]
        mov r14d, dword [r8 + 16]          ;    63.6 p3      47 t
        add r14d, 0x4bdecfa9               ;    71.2 p1      47 t
        add r14d, r10d                     ;   158.0 p5      47 t
        xor r10d, r12d                     ;   162.0 p6      28 t
        xor r10d, r11d                     ;   166.0 p0      28 t
        add r13d, r10d                     ;   167.0 p1      47 t
        ror r13d, 0x1c                     ;   168.0 p6      48 v[0]
        add r13d, r11d                     ;   169.0 p5      48 v[0]
        mov r10d, dword [r8 + 28]          ;    65.2 p2      47 t
        add r10d, 0xf6bb4b60               ;    73.0 p0      47 t
        add r10d, r12d                     ;   162.0 p1      47 t
        xor r12d, r11d                     ;   166.0 p5      28 t
        xor r12d, r13d                     ;   170.0 p6      28 t
        add r14d, r12d                     ;   171.0 p0      47 t
        ror r14d, 0x15                     ;   172.0 p6      48 v[3]
        add r14d, r13d                     ;   173.0 p1      48 v[3]
        mov r12d, dword [r8 + 40]          ;    66.8 p3      47 t
        add r12d, 0xbebfbc70               ;    74.4 p5      47 t
        add r12d, r11d                     ;   166.0 p0      47 t
        xor r11d, r13d                     ;   170.0 p1      28 t
        xor r11d, r14d                     ;   174.0 p5      28 t
        add r10d, r11d                     ;   175.0 p6      47 t
        ror r10d, 0x10                     ;   176.0 p0      48 v[2]
        mov r11d, dword [r8 + 52]          ;    68.2 p2      47 t
        add r10d, r14d                     ;   177.0 p1      48 v[2]
        add r11d, 0x289b7ec6               ;    76.4 p5      47 t
        add r11d, r13d                     ;   170.0 p6      47 t
        xor r13d, r14d                     ;   174.0 p0      28 t
        xor r13d, r10d                     ;   178.0 p1      28 t
        add r12d, r13d                     ;   179.0 p5      47 t
        ror r12d, 9                        ;   180.0 p6      48 v[1]
        mov r13d, dword [r8]               ;    69.8 p3      47 t
        add r13d, 0xeaa127fa               ;    78.0 p0      47 t
        add r12d, r10d                     ;   181.0 p1      48 v[1]
        add r13d, r14d                     ;   174.0 p5      47 t
        xor r14d, r10d                     ;   178.0 p6      28 t
        xor r14d, r12d                     ;   182.0 p0      28 t
        add r11d, r14d                     ;   183.0 p1      47 t
        ror r11d, 0x1c                     ;   184.0 p6      48 v[0]
        mov r14d, dword [r8 + 12]          ;    71.4 p2      47 t
        add r14d, 0xd4ef3085               ;    79.4 p5      47 t
        add r11d, r12d                     ;   185.0 p0      48 v[0]
        add r14d, r10d                     ;   178.0 p1      47 t
        xor r10d, r12d                     ;   182.0 p5      28 t
        xor r10d, r11d                     ;   186.0 p6      28 t
        add r13d, r10d                     ;   187.0 p0      47 t
        ror r13d, 0x15                     ;   188.0 p6      48 v[3]
        mov r10d, dword [r8 + 24]          ;    73.0 p3      47 t
        add r10d, 0x4881d05                ;    81.2 p1      47 t
        add r13d, r11d                     ;   189.0 p5      48 v[3]
        add r10d, r12d                     ;   182.0 p0      47 t
        xor r12d, r11d                     ;   186.0 p1      28 t
        xor r12d, r13d                     ;   190.0 p5      28 t
        add r14d, r12d                     ;   191.0 p6      47 t
        mov r12d, dword [r8 + 36]          ;    74.4 p2      47 t
        add r12d, 0xd9d4d039               ;    83.0 p0      47 t
        ror r14d, 0x10                     ;   192.0 p6      48 v[2]
        add r14d, r13d                     ;   193.0 p1      48 v[2]
        add r12d, r11d                     ;   186.0 p5      47 t
        xor r11d, r13d                     ;   190.0 p0      28 t
        xor r11d, r14d                     ;   194.0 p1      28 t
        add r10d, r11d                     ;   195.0 p5      47 t
        mov r11d, dword [r8 + 48]          ;    76.0 p3      47 t
        add r11d, 0xe6db99e5               ;    84.6 p6      47 t
        ror r10d, 9                        ;   196.0 p0      48 v[1]
        add r10d, r14d                     ;   197.0 p1      48 v[1]
        add r11d, r13d                     ;   190.0 p5      47 t
        xor r13d, r14d                     ;   194.0 p6      28 t
        xor r13d, r10d                     ;   198.0 p0      28 t
        add r12d, r13d                     ;   199.0 p1      47 t
        mov r13d, dword [r8 + 60]          ;    77.6 p2      47 t
        add r13d, 0x1fa27cf8               ;    86.4 p5      47 t
        ror r12d, 0x1c                     ;   200.0 p6      48 v[0]
        add r12d, r10d                     ;   201.0 p0      48 v[0]
        add r13d, r14d                     ;   194.0 p1      47 t
        xor r14d, r10d                     ;   198.0 p5      28 t
        xor r14d, r12d                     ;   202.0 p6      28 t
        add r11d, r14d                     ;   203.0 p0      47 t
        mov r14d, dword [r8 + 8]           ;    79.2 p3      47 t
        add r14d, 0xc4ac5665               ;    88.2 p1      47 t
        ror r11d, 0x15                     ;   204.0 p6      48 v[3]
        add r11d, r12d                     ;   205.0 p5      48 v[3]
        add r14d, r10d                     ;   198.0 p0      47 t
        xor r10d, r12d                     ;   202.0 p1      28 t
        xor r10d, r11d                     ;   206.0 p5      28 t
        add r13d, r10d                     ;   207.0 p6      47 t
        ror r13d, 0x10                     ;   208.0 p0      48 v[2]
        mov r10d, dword [r8]               ;    81.0 p2      47 t
        add r10d, 0xf4292244               ;    90.2 p1      47 t
        add r13d, r11d                     ;   209.0 p5      48 v[2]
        add r10d, r12d                     ;   202.0 p6      47 t
        xor r12d, r11d                     ;   206.0 p0      28 t
        xor r12d, r13d                     ;   210.0 p1      28 t
        add r14d, r12d                     ;   211.0 p5      47 t
        ror r14d, 9                        ;   212.0 p6      48 v[1]
        add r14d, r13d                     ;   213.0 p0      48 v[1]
        mov r12d, dword [r8 + 28]          ;    82.8 p3      47 t
        lea r12d, [r12 + r11 + 1126891415] ;   206.0 p1      47 t
        not r11d                           ;   206.0 p5      29 t
        or r11d, r14d                      ;   214.0 p6      29 t
        xor r11d, r13d                     ;   215.0 p0      29 t
        add r10d, r11d                     ;   216.0 p1      47 t
        ror r10d, 0x1a                     ;   217.0 p6      48 v[0]
        add r10d, r14d                     ;   218.0 p5      48 v[0]
        mov r11d, dword [r8 + 56]          ;    84.4 p2      47 t
        add r11d, 0xab9423a7               ;    94.0 p0      47 t
        add r11d, r13d                     ;   210.0 p1      47 t
        not r13d                           ;   210.0 p5      29 t
        or r13d, r10d                      ;   219.0 p6      29 t
        xor r13d, r14d                     ;   220.0 p0      29 t
        add r12d, r13d                     ;   221.0 p1      47 t
        ror r12d, 0x16                     ;   222.0 p6      48 v[3]
        add r12d, r10d                     ;   223.0 p5      48 v[3]
        mov r13d, dword [r8 + 20]          ;    86.2 p3      47 t
        add r13d, 0xfc93a039               ;    96.0 p0      47 t
        add r13d, r14d                     ;   214.0 p1      47 t
        not r14d                           ;   214.0 p5      29 t
        or r14d, r12d                      ;   224.0 p6      29 t
        xor r14d, r10d                     ;   225.0 p0      29 t
        add r11d, r14d                     ;   226.0 p1      47 t
        ror r11d, 0x11                     ;   227.0 p6      48 v[2]
        mov r14d, dword [r8 + 48]          ;    87.8 p2      47 t
        add r14d, 0x655b59c3               ;    97.4 p5      47 t
        add r11d, r12d                     ;   228.0 p0      48 v[2]
        add r14d, r10d                     ;   219.0 p1      47 t
        not r10d                           ;   219.0 p5      29 t
        or r10d, r11d                      ;   229.0 p6      29 t
        xor r10d, r12d                     ;   230.0 p0      29 t
        add r13d, r10d                     ;   231.0 p1      47 t
        ror r13d, 0xb                      ;   232.0 p6      48 v[1]
        mov r10d, dword [r8 + 12]          ;    89.6 p3      47 t
        add r10d, 0x8f0ccc92               ;    99.4 p5      47 t
        add r13d, r11d                     ;   233.0 p0      48 v[1]
        add r10d, r12d                     ;   224.0 p1      47 t
        not r12d                           ;   224.0 p5      29 t
        or r12d, r13d                      ;   234.0 p6      29 t
        xor r12d, r11d                     ;   235.0 p0      29 t
        add r14d, r12d                     ;   236.0 p1      47 t
        ror r14d, 0x1a                     ;   237.0 p6      48 v[0]
        mov r12d, dword [r8 + 40]          ;    91.4 p2      47 t
        add r12d, 0xffeff47d               ;   101.4 p5      47 t
        add r14d, r13d                     ;   238.0 p0      48 v[0]
        add r12d, r11d                     ;   229.0 p1      47 t
        not r11d                           ;   229.0 p5      29 t
        or r11d, r14d                      ;   239.0 p6      29 t
        xor r11d, r13d                     ;   240.0 p0      29 t
        add r10d, r11d                     ;   241.0 p1      47 t
        mov r11d, dword [r8 + 4]           ;    93.0 p3      47 t
        add r11d, 0x85845dd1               ;   103.4 p5      47 t
        ror r10d, 0x16                     ;   242.0 p6      48 v[3]
        add r10d, r14d                     ;   243.0 p0      48 v[3]
        add r11d, r13d                     ;   234.0 p1      47 t
        not r13d                           ;   234.0 p5      29 t
        or r13d, r10d                      ;   244.0 p6      29 t
        xor r13d, r14d                     ;   245.0 p0      29 t
        add r12d, r13d                     ;   246.0 p1      47 t
        mov r13d, dword [r8 + 32]          ;    94.8 p2      47 t
        add r13d, 0x6fa87e4f               ;   105.4 p5      47 t
        ror r12d, 0x11                     ;   247.0 p6      48 v[2]
        add r12d, r10d                     ;   248.0 p0      48 v[2]
        add r13d, r14d                     ;   239.0 p1      47 t
        not r14d                           ;   239.0 p5      29 t
        or r14d, r12d                      ;   249.0 p6      29 t
        xor r14d, r10d                     ;   250.0 p0      29 t
        mov r15d, dword [r8 + 60]          ;    96.4 p3      47 t
        add r11d, r14d                     ;   251.0 p1      47 t
        add r15d, 0xfe2ce6e0               ;   107.4 p5      47 t
        ror r11d, 0xb                      ;   252.0 p6      48 v[1]
        add r11d, r12d                     ;   253.0 p0      48 v[1]
        add r15d, r10d                     ;   244.0 p1      47 t
        not r10d                           ;   244.0 p5      29 t
        or r10d, r11d                      ;   254.0 p6      29 t
        xor r10d, r12d                     ;   255.0 p0      29 t
        mov r14d, dword [r8 + 24]          ;    98.2 p2      47 t
        add r14d, 0xa3014314               ;   109.2 p1      47 t
        add r13d, r10d                     ;   256.0 p5      47 t
        ror r13d, 0x1a                     ;   257.0 p6      48 v[0]
        add r13d, r11d                     ;   258.0 p0      48 v[0]
        add r14d, r12d                     ;   249.0 p1      47 t
        not r12d                           ;   249.0 p5      29 t
        or r12d, r13d                      ;   259.0 p6      29 t
        xor r12d, r11d                     ;   260.0 p0      29 t
        mov r10d, dword [r8 + 52]          ;   100.0 p3      47 t
        add r10d, 0x4e0811a1               ;   111.2 p1      47 t
        add r15d, r12d                     ;   261.0 p5      47 t
        ror r15d, 0x16                     ;   262.0 p6      48 v[3]
        add r15d, r13d                     ;   263.0 p0      48 v[3]
        add r10d, r11d                     ;   254.0 p1      47 t
        not r11d                           ;   254.0 p5      29 t
        or r11d, r15d                      ;   264.0 p6      29 t
        xor r11d, r13d                     ;   265.0 p0      29 t
        mov r12d, dword [r8 + 16]          ;   101.8 p2      47 t
        add r12d, 0xf7537e82               ;   113.2 p1      47 t
        add r14d, r11d                     ;   266.0 p5      47 t
        ror r14d, 0x11                     ;   267.0 p6      48 v[2]
        add r14d, r15d                     ;   268.0 p0      48 v[2]
        add r12d, r13d                     ;   259.0 p1      47 t
        not r13d                           ;   259.0 p5      29 t
        or r13d, r14d                      ;   269.0 p6      29 t
        mov r11d, dword [r8 + 44]          ;   103.4 p3      47 t
        xor r13d, r15d                     ;   270.0 p0      29 t
        add r11d, 0xbd3af235               ;   115.2 p1      47 t
        add r10d, r13d                     ;   271.0 p5      47 t
        ror r10d, 0xb                      ;   272.0 p6      48 v[1]
        add r10d, r14d                     ;   273.0 p0      48 v[1]
        add r11d, r15d                     ;   264.0 p1      47 t
        not r15d                           ;   264.0 p5      29 t
        or r15d, r10d                      ;   274.0 p6      29 t
        mov r13d, dword [r8 + 8]           ;   105.2 p2      47 t
        add r13d, 0x2ad7d2bb               ;   117.0 p0      47 t
        xor r15d, r14d                     ;   275.0 p1      29 t
        add r12d, r15d                     ;   276.0 p5      47 t
        ror r12d, 0x1a                     ;   277.0 p6      48 v[0]
        add r12d, r10d                     ;   278.0 p0      48 v[0]
        add r13d, r14d                     ;   269.0 p1      47 t
        not r14d                           ;   269.0 p5      29 t
        mov r15d, dword [r8 + 36]          ;   106.8 p3      47 t
        add r15d, 0xeb86d391               ;   118.6 p6      47 t
        or r14d, r12d                      ;   279.0 p0      29 t
        xor r14d, r10d                     ;   280.0 p1      29 t
        add r11d, r14d                     ;   281.0 p5      47 t
        ror r11d, 0x16                     ;   282.0 p6      48 v[3]
        add r11d, r12d                     ;   283.0 p0      48 v[3]
        add r15d, r10d                     ;   274.0 p1      47 t
        not r10d                           ;   274.0 p5      29 t
        or r10d, r11d                      ;   284.0 p6      29 t
        xor r10d, r12d                     ;   285.0 p0      29 t
        add r8, 0x40                       ;   121.2 p1      40 blocks
        add r13d, r10d                     ;   286.0 p5      47 t
        ror r13d, 0x11                     ;   287.0 p6      48 v[2]
        add r9d, r12d                      ;   279.0 p0      51 h
        not r12d                           ;   279.0 p1      29 t
        add r13d, r11d                     ;   288.0 p5      48 v[2]
        or r12d, r13d                      ;   289.0 p6      29 t
        add edi, r11d                      ;   284.0 p0      51 h
        xor r11d, r12d                     ;   290.0 p1      29 t
        add r15d, r11d                     ;   291.0 p5      47 t
        ror r15d, 0xb                      ;   292.0 p6      48 v[1]
        add ebp, r13d                      ;   289.0 p0      51 h
        add ebp, r15d                      ;   293.0 p1      51 h
        add esi, r13d                      ;   289.0 p5      51 h
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
        mov esi, dword [rbx - 100]         ;     1.0 p2      40 blocks reload
        mov dword [r8 + 4], esi            ;     6.0 p8+p9   40 blocks
        mov esi, dword [rbx - 96]          ;     1.2 p3      40 blocks reload
        mov dword [r8 + 8], esi            ;     6.2 p7+p4   40 blocks
        mov esi, dword [rbx - 92]          ;     2.0 p2      40 blocks reload
        mov dword [r8 + 12], esi           ;     7.0 p8+p9   40 blocks
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

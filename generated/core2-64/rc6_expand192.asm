; rc6_expand192 for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand192 --cpu core2-64
;
; void rc6_expand192(const void *key, void *s);   System V, 64 bits
;   key: 24 bytes, read, secret, no alignment needed
;   s: 176 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1227 uops, planned 621.0; bounds: width 306.8, ports 319.7, path 397.0
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
%fatal "rc6_expand192 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_rc6_expand192
$_rc6_expand192:
%else
        global $rc6_expand192
%endif
$rc6_expand192:
        push rbx                          ;                    preserved
        push rbp                          ;                    preserved
        push r12                          ;                    preserved
        push r13                          ;                    preserved
        push r14                          ;                    preserved
        push r15                          ;                    preserved
        sub rsp, 0xa8                     ;                    frame
        mov qword [rsp + 0], rdi          ;                    argument
        mov qword [rsp + 8], rsi          ;                    argument
        mov r8, qword [rsp + 0]           ;     0.0 p2      43 l[0] reload
        mov esi, dword [r8]               ;     3.0 p2      49 b
        add esi, 0xbf0a8b1d               ;     6.0 p0      49 b
        rol esi, 0x1d                     ;     7.0 p5      49 b
        mov edi, dword [r8 + 4]           ;     3.0 p2      49 b
        add edi, esi                      ;     8.0 p1      49 b
        lea ebp, [rsi + 354637369]        ;     8.0 p0      48 a
        rol ebp, 3                        ;     9.0 p5      48 a
        add edi, ebp                      ;    10.0 p1      49 b
        lea ecx, [rsi + rbp]              ;    10.0 p0      49 b
        rol edi, cl                       ;    11.0 p5      49 b
        lea r9d, [rbp + rdi - 196066091]  ;    12.0 p0      48 a
        rol r9d, 3                        ;    13.0 p5      48 a
        mov r10d, dword [r8 + 8]          ;     3.2 p2      49 b
        add r10d, edi                     ;    12.0 p1      49 b
        add r10d, r9d                     ;    14.0 p0      49 b
        lea ecx, [rdi + r9]               ;    14.0 p0      49 b
        rol r10d, cl                      ;    15.0 p5      49 b
        lea r11d, [r9 + r10 - 1836597618] ;    16.0 p0      48 a
        rol r11d, 3                       ;    17.0 p5      48 a
        mov r12d, dword [r8 + 12]         ;     6.0 p2      49 b
        add r12d, r10d                    ;    16.0 p1      49 b
        add r12d, r11d                    ;    18.0 p5      49 b
        lea ecx, [r10 + r11]              ;    18.0 p0      49 b
        rol r12d, cl                      ;    19.0 p5      49 b
        lea r13d, [r11 + r12 + 817838151] ;    20.0 p0      48 a
        rol r13d, 3                       ;    21.0 p5      48 a
        mov r14d, dword [r8 + 16]         ;    10.2 p2      49 b
        add r14d, r12d                    ;    20.0 p1      49 b
        add r14d, r13d                    ;    22.0 p0      49 b
        lea ecx, [r12 + r13]              ;    22.0 p0      49 b
        rol r14d, cl                      ;    23.0 p5      49 b
        lea r15d, [r13 + r14 - 822693376] ;    24.0 p0      48 a
        rol r15d, 3                       ;    25.0 p5      48 a
        mov r8d, dword [r8 + 20]          ;    14.2 p2      49 b
        add r8d, r14d                     ;    24.0 p1      49 b
        add r8d, r15d                     ;    26.0 p0      49 b
        lea ecx, [r14 + r15]              ;    26.0 p0      49 b
        rol r8d, cl                       ;    27.0 p5      49 b
        add esi, r8d                      ;    28.0 p1      49 b
        lea eax, [r15 + r8 + 1831742393]  ;    28.0 p0      48 a
        rol eax, 3                        ;    29.0 p5      48 a
        add esi, eax                      ;    30.0 p1      49 b
        lea ecx, [r8 + rax]               ;    30.0 p0      49 b
        rol esi, cl                       ;    31.0 p5      49 b
        add edi, esi                      ;    32.0 p1      49 b
        lea ecx, [rax + rsi + 191210866]  ;    32.0 p0      48 a
        rol ecx, 3                        ;    33.0 p5      48 a
        add edi, ecx                      ;    34.0 p1      49 b
        lea edx, [rsi + rcx]              ;    34.0 p0      49 b
        mov ebx, ecx                      ;    34.0 p5      48 a copy
        mov ecx, edx                      ;    35.0 p1      49 b copy
        rol edi, cl                       ;    36.0 p0      49 b
        add r10d, edi                     ;    37.0 p5      49 b
        lea ecx, [rbx + rdi - 1449320661] ;    37.0 p0      48 a
        rol ecx, 3                        ;    38.0 p5      48 a
        add r10d, ecx                     ;    39.0 p1      49 b
        lea edx, [rdi + rcx]              ;    39.0 p0      49 b
        mov dword [rsp + 16], ecx         ;    39.0 p3+p4   48 a spill
        mov ecx, edx                      ;    40.0 p5      49 b copy
        rol r10d, cl                      ;    41.0 p0      49 b
        add r12d, r10d                    ;    42.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;    39.0 p2      48 a
        lea ecx, [rcx + r10 + 1205115108] ;    42.0 p0      48 a
        rol ecx, 3                        ;    43.0 p5      48 a
        add r12d, ecx                     ;    44.0 p1      49 b
        lea edx, [r10 + rcx]              ;    44.0 p0      49 b
        mov dword [rsp + 20], ecx         ;    44.0 p3+p4   48 a spill
        mov ecx, edx                      ;    45.0 p5      49 b copy
        rol r12d, cl                      ;    46.0 p0      49 b
        add r14d, r12d                    ;    47.0 p1      49 b
        mov ecx, dword [rsp + 20]         ;    44.0 p2      48 a
        lea ecx, [rcx + r12 - 435416419]  ;    47.0 p0      48 a
        rol ecx, 3                        ;    48.0 p5      48 a
        add r14d, ecx                     ;    49.0 p1      49 b
        lea edx, [r12 + rcx]              ;    49.0 p0      49 b
        mov dword [rsp + 24], ecx         ;    49.0 p3+p4   48 a spill
        mov ecx, edx                      ;    50.0 p5      49 b copy
        rol r14d, cl                      ;    51.0 p0      49 b
        add r8d, r14d                     ;    52.0 p1      49 b
        mov ecx, dword [rsp + 24]         ;    49.0 p2      48 a
        lea ecx, [rcx + r14 - 2075947946] ;    52.0 p0      48 a
        rol ecx, 3                        ;    53.0 p5      48 a
        add r8d, ecx                      ;    54.0 p1      49 b
        lea edx, [r14 + rcx]              ;    54.0 p0      49 b
        mov dword [rsp + 28], ecx         ;    54.0 p3+p4   48 a spill
        mov ecx, edx                      ;    55.0 p5      49 b copy
        rol r8d, cl                       ;    56.0 p0      49 b
        add esi, r8d                      ;    57.0 p1      49 b
        mov ecx, dword [rsp + 28]         ;    54.0 p2      48 a
        lea ecx, [rcx + r8 + 578487823]   ;    57.0 p0      48 a
        rol ecx, 3                        ;    58.0 p5      48 a
        add esi, ecx                      ;    59.0 p1      49 b
        lea edx, [r8 + rcx]               ;    59.0 p0      49 b
        mov dword [rsp + 32], ecx         ;    59.0 p3+p4   48 a spill
        mov ecx, edx                      ;    60.0 p5      49 b copy
        rol esi, cl                       ;    61.0 p0      49 b
        add edi, esi                      ;    62.0 p1      49 b
        mov ecx, dword [rsp + 32]         ;    59.0 p2      48 a
        lea ecx, [rcx + rsi - 1062043704] ;    62.0 p0      48 a
        rol ecx, 3                        ;    63.0 p5      48 a
        add edi, ecx                      ;    64.0 p1      49 b
        lea edx, [rsi + rcx]              ;    64.0 p0      49 b
        mov dword [rsp + 36], ecx         ;    64.0 p3+p4   48 a spill
        mov ecx, edx                      ;    65.0 p5      49 b copy
        rol edi, cl                       ;    66.0 p0      49 b
        add r10d, edi                     ;    67.0 p1      49 b
        mov ecx, dword [rsp + 36]         ;    64.0 p2      48 a
        lea ecx, [rcx + rdi + 1592392065] ;    67.0 p0      48 a
        rol ecx, 3                        ;    68.0 p5      48 a
        add r10d, ecx                     ;    69.0 p1      49 b
        lea edx, [rdi + rcx]              ;    69.0 p0      49 b
        mov dword [rsp + 40], ecx         ;    69.0 p3+p4   48 a spill
        mov ecx, edx                      ;    70.0 p5      49 b copy
        rol r10d, cl                      ;    71.0 p0      49 b
        add r12d, r10d                    ;    72.0 p1      49 b
        mov ecx, dword [rsp + 40]         ;    69.0 p2      48 a
        lea ecx, [rcx + r10 - 48139462]   ;    72.0 p0      48 a
        rol ecx, 3                        ;    73.0 p5      48 a
        add r12d, ecx                     ;    74.0 p1      49 b
        lea edx, [r10 + rcx]              ;    74.0 p0      49 b
        mov dword [rsp + 44], ecx         ;    74.0 p3+p4   48 a spill
        mov ecx, edx                      ;    75.0 p5      49 b copy
        rol r12d, cl                      ;    76.0 p0      49 b
        add r14d, r12d                    ;    77.0 p1      49 b
        mov ecx, dword [rsp + 44]         ;    74.0 p2      48 a
        lea ecx, [rcx + r12 - 1688670989] ;    77.0 p0      48 a
        rol ecx, 3                        ;    78.0 p5      48 a
        add r14d, ecx                     ;    79.0 p1      49 b
        lea edx, [r12 + rcx]              ;    79.0 p0      49 b
        mov dword [rsp + 48], ecx         ;    79.0 p3+p4   48 a spill
        mov ecx, edx                      ;    80.0 p5      49 b copy
        rol r14d, cl                      ;    81.0 p0      49 b
        add r8d, r14d                     ;    82.0 p1      49 b
        mov ecx, dword [rsp + 48]         ;    79.0 p2      48 a
        lea ecx, [rcx + r14 + 965764780]  ;    82.0 p0      48 a
        rol ecx, 3                        ;    83.0 p5      48 a
        add r8d, ecx                      ;    84.0 p1      49 b
        lea edx, [r14 + rcx]              ;    84.0 p0      49 b
        mov dword [rsp + 52], ecx         ;    84.0 p3+p4   48 a spill
        mov ecx, edx                      ;    85.0 p5      49 b copy
        rol r8d, cl                       ;    86.0 p0      49 b
        add esi, r8d                      ;    87.0 p1      49 b
        mov ecx, dword [rsp + 52]         ;    84.0 p2      48 a
        lea ecx, [rcx + r8 - 674766747]   ;    87.0 p0      48 a
        rol ecx, 3                        ;    88.0 p5      48 a
        add esi, ecx                      ;    89.0 p1      49 b
        lea edx, [r8 + rcx]               ;    89.0 p0      49 b
        mov dword [rsp + 56], ecx         ;    89.0 p3+p4   48 a spill
        mov ecx, edx                      ;    90.0 p5      49 b copy
        rol esi, cl                       ;    91.0 p0      49 b
        add edi, esi                      ;    92.0 p1      49 b
        mov ecx, dword [rsp + 56]         ;    89.0 p2      48 a
        lea ecx, [rcx + rsi + 1979669022] ;    92.0 p0      48 a
        rol ecx, 3                        ;    93.0 p5      48 a
        add edi, ecx                      ;    94.0 p1      49 b
        lea edx, [rsi + rcx]              ;    94.0 p0      49 b
        mov dword [rsp + 60], ecx         ;    94.0 p3+p4   48 a spill
        mov ecx, edx                      ;    95.0 p5      49 b copy
        rol edi, cl                       ;    96.0 p0      49 b
        add r10d, edi                     ;    97.0 p1      49 b
        mov ecx, dword [rsp + 60]         ;    94.0 p2      48 a
        lea ecx, [rcx + rdi + 339137495]  ;    97.0 p0      48 a
        rol ecx, 3                        ;    98.0 p5      48 a
        add r10d, ecx                     ;    99.0 p1      49 b
        lea edx, [rdi + rcx]              ;    99.0 p0      49 b
        mov dword [rsp + 64], ecx         ;    99.0 p3+p4   48 a spill
        mov ecx, edx                      ;   100.0 p5      49 b copy
        rol r10d, cl                      ;   101.0 p0      49 b
        add r12d, r10d                    ;   102.0 p1      49 b
        mov ecx, dword [rsp + 64]         ;    99.0 p2      48 a
        lea ecx, [rcx + r10 - 1301394032] ;   102.0 p0      48 a
        rol ecx, 3                        ;   103.0 p5      48 a
        add r12d, ecx                     ;   104.0 p1      49 b
        lea edx, [r10 + rcx]              ;   104.0 p0      49 b
        mov dword [rsp + 68], ecx         ;   104.0 p3+p4   48 a spill
        mov ecx, edx                      ;   105.0 p5      49 b copy
        rol r12d, cl                      ;   106.0 p0      49 b
        add r14d, r12d                    ;   107.0 p1      49 b
        mov ecx, dword [rsp + 68]         ;   104.0 p2      48 a
        lea ecx, [rcx + r12 + 1353041737] ;   107.0 p0      48 a
        rol ecx, 3                        ;   108.0 p5      48 a
        add r14d, ecx                     ;   109.0 p1      49 b
        lea edx, [r12 + rcx]              ;   109.0 p0      49 b
        mov dword [rsp + 72], ecx         ;   109.0 p3+p4   48 a spill
        mov ecx, edx                      ;   110.0 p5      49 b copy
        rol r14d, cl                      ;   111.0 p0      49 b
        add r8d, r14d                     ;   112.0 p1      49 b
        mov ecx, dword [rsp + 72]         ;   109.0 p2      48 a
        lea ecx, [rcx + r14 - 287489790]  ;   112.0 p0      48 a
        rol ecx, 3                        ;   113.0 p5      48 a
        add r8d, ecx                      ;   114.0 p1      49 b
        lea edx, [r14 + rcx]              ;   114.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   114.0 p3+p4   48 a spill
        mov ecx, edx                      ;   115.0 p5      49 b copy
        rol r8d, cl                       ;   116.0 p0      49 b
        add esi, r8d                      ;   117.0 p1      49 b
        mov ecx, dword [rsp + 76]         ;   114.0 p2      48 a
        lea ecx, [rcx + r8 - 1928021317]  ;   117.0 p0      48 a
        rol ecx, 3                        ;   118.0 p5      48 a
        add esi, ecx                      ;   119.0 p1      49 b
        lea edx, [r8 + rcx]               ;   119.0 p0      49 b
        mov dword [rsp + 80], ecx         ;   119.0 p3+p4   48 a spill
        mov ecx, edx                      ;   120.0 p5      49 b copy
        rol esi, cl                       ;   121.0 p0      49 b
        add edi, esi                      ;   122.0 p1      49 b
        mov ecx, dword [rsp + 80]         ;   119.0 p2      48 a
        lea ecx, [rcx + rsi + 726414452]  ;   122.0 p0      48 a
        rol ecx, 3                        ;   123.0 p5      48 a
        add edi, ecx                      ;   124.0 p1      49 b
        lea edx, [rsi + rcx]              ;   124.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   124.0 p3+p4   48 a spill
        mov ecx, edx                      ;   125.0 p5      49 b copy
        rol edi, cl                       ;   126.0 p0      49 b
        add r10d, edi                     ;   127.0 p1      49 b
        mov ecx, dword [rsp + 84]         ;   124.0 p2      48 a
        lea ecx, [rcx + rdi - 914117075]  ;   127.0 p0      48 a
        rol ecx, 3                        ;   128.0 p5      48 a
        add r10d, ecx                     ;   129.0 p1      49 b
        lea edx, [rdi + rcx]              ;   129.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   129.0 p3+p4   48 a spill
        mov ecx, edx                      ;   130.0 p5      49 b copy
        rol r10d, cl                      ;   131.0 p0      49 b
        add r12d, r10d                    ;   132.0 p1      49 b
        mov ecx, dword [rsp + 88]         ;   129.0 p2      48 a
        lea ecx, [rcx + r10 + 1740318694] ;   132.0 p0      48 a
        rol ecx, 3                        ;   133.0 p5      48 a
        add r12d, ecx                     ;   134.0 p1      49 b
        lea edx, [r10 + rcx]              ;   134.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   134.0 p3+p4   48 a spill
        mov ecx, edx                      ;   135.0 p5      49 b copy
        rol r12d, cl                      ;   136.0 p0      49 b
        add r14d, r12d                    ;   137.0 p1      49 b
        mov ecx, dword [rsp + 92]         ;   134.0 p2      48 a
        lea ecx, [rcx + r12 + 99787167]   ;   137.0 p0      48 a
        rol ecx, 3                        ;   138.0 p5      48 a
        add r14d, ecx                     ;   139.0 p1      49 b
        lea edx, [r12 + rcx]              ;   139.0 p0      49 b
        mov dword [rsp + 96], ecx         ;   139.0 p3+p4   48 a spill
        mov ecx, edx                      ;   140.0 p5      49 b copy
        rol r14d, cl                      ;   141.0 p0      49 b
        add r8d, r14d                     ;   142.0 p1      49 b
        mov ecx, dword [rsp + 96]         ;   139.0 p2      48 a
        lea ecx, [rcx + r14 - 1540744360] ;   142.0 p0      48 a
        rol ecx, 3                        ;   143.0 p5      48 a
        add r8d, ecx                      ;   144.0 p1      49 b
        lea edx, [r14 + rcx]              ;   144.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   144.0 p3+p4   48 a spill
        mov ecx, edx                      ;   145.0 p5      49 b copy
        rol r8d, cl                       ;   146.0 p0      49 b
        add esi, r8d                      ;   147.0 p1      49 b
        mov ecx, dword [rsp + 100]        ;   144.0 p2      48 a
        lea ecx, [rcx + r8 + 1113691409]  ;   147.0 p0      48 a
        rol ecx, 3                        ;   148.0 p5      48 a
        add esi, ecx                      ;   149.0 p1      49 b
        lea edx, [r8 + rcx]               ;   149.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   149.0 p3+p4   48 a spill
        mov ecx, edx                      ;   150.0 p5      49 b copy
        rol esi, cl                       ;   151.0 p0      49 b
        add edi, esi                      ;   152.0 p1      49 b
        mov ecx, dword [rsp + 104]        ;   149.0 p2      48 a
        lea ecx, [rcx + rsi - 526840118]  ;   152.0 p0      48 a
        rol ecx, 3                        ;   153.0 p5      48 a
        add edi, ecx                      ;   154.0 p1      49 b
        lea edx, [rsi + rcx]              ;   154.0 p0      49 b
        mov dword [rsp + 108], ecx        ;   154.0 p3+p4   48 a spill
        mov ecx, edx                      ;   155.0 p5      49 b copy
        rol edi, cl                       ;   156.0 p0      49 b
        add r10d, edi                     ;   157.0 p1      49 b
        mov ecx, dword [rsp + 108]        ;   154.0 p2      48 a
        lea ecx, [rcx + rdi + 2127595651] ;   157.0 p0      48 a
        rol ecx, 3                        ;   158.0 p5      48 a
        add r10d, ecx                     ;   159.0 p1      49 b
        lea edx, [rdi + rcx]              ;   159.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   159.0 p3+p4   48 a spill
        mov ecx, edx                      ;   160.0 p5      49 b copy
        rol r10d, cl                      ;   161.0 p0      49 b
        add r12d, r10d                    ;   162.0 p1      49 b
        mov ecx, dword [rsp + 112]        ;   159.0 p2      48 a
        lea ecx, [rcx + r10 + 487064124]  ;   162.0 p0      48 a
        rol ecx, 3                        ;   163.0 p5      48 a
        add r12d, ecx                     ;   164.0 p1      49 b
        lea edx, [r10 + rcx]              ;   164.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   164.0 p3+p4   48 a spill
        mov ecx, edx                      ;   165.0 p5      49 b copy
        rol r12d, cl                      ;   166.0 p0      49 b
        add r14d, r12d                    ;   167.0 p1      49 b
        mov ecx, dword [rsp + 116]        ;   164.0 p2      48 a
        lea ecx, [rcx + r12 - 1153467403] ;   167.0 p0      48 a
        rol ecx, 3                        ;   168.0 p5      48 a
        add r14d, ecx                     ;   169.0 p1      49 b
        lea edx, [r12 + rcx]              ;   169.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   169.0 p3+p4   48 a spill
        mov ecx, edx                      ;   170.0 p5      49 b copy
        rol r14d, cl                      ;   171.0 p0      49 b
        add r8d, r14d                     ;   172.0 p1      49 b
        mov ecx, dword [rsp + 120]        ;   169.0 p2      48 a
        lea ecx, [rcx + r14 + 1500968366] ;   172.0 p0      48 a
        rol ecx, 3                        ;   173.0 p5      48 a
        add r8d, ecx                      ;   174.0 p1      49 b
        lea edx, [r14 + rcx]              ;   174.0 p0      49 b
        mov dword [rsp + 124], ecx        ;   174.0 p3+p4   48 a spill
        mov ecx, edx                      ;   175.0 p5      49 b copy
        rol r8d, cl                       ;   176.0 p0      49 b
        add esi, r8d                      ;   177.0 p1      49 b
        mov ecx, dword [rsp + 124]        ;   174.0 p2      48 a
        lea ecx, [rcx + r8 - 139563161]   ;   177.0 p0      48 a
        rol ecx, 3                        ;   178.0 p5      48 a
        add esi, ecx                      ;   179.0 p1      49 b
        lea edx, [r8 + rcx]               ;   179.0 p0      49 b
        mov dword [rsp + 128], ecx        ;   179.0 p3+p4   48 a spill
        mov ecx, edx                      ;   180.0 p5      49 b copy
        rol esi, cl                       ;   181.0 p0      49 b
        add edi, esi                      ;   182.0 p1      49 b
        mov ecx, dword [rsp + 128]        ;   179.0 p2      48 a
        lea ecx, [rcx + rsi - 1780094688] ;   182.0 p0      48 a
        rol ecx, 3                        ;   183.0 p5      48 a
        add edi, ecx                      ;   184.0 p1      49 b
        lea edx, [rsi + rcx]              ;   184.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   184.0 p3+p4   48 a spill
        mov ecx, edx                      ;   185.0 p5      49 b copy
        rol edi, cl                       ;   186.0 p0      49 b
        add r10d, edi                     ;   187.0 p1      49 b
        mov ecx, dword [rsp + 132]        ;   184.0 p2      48 a
        lea ecx, [rcx + rdi + 874341081]  ;   187.0 p0      48 a
        rol ecx, 3                        ;   188.0 p5      48 a
        add r10d, ecx                     ;   189.0 p1      49 b
        lea edx, [rdi + rcx]              ;   189.0 p0      49 b
        mov dword [rsp + 136], ecx        ;   189.0 p3+p4   48 a spill
        mov ecx, edx                      ;   190.0 p5      49 b copy
        rol r10d, cl                      ;   191.0 p0      49 b
        add r12d, r10d                    ;   192.0 p1      49 b
        mov ecx, dword [rsp + 136]        ;   189.0 p2      48 a
        lea ecx, [rcx + r10 - 766190446]  ;   192.0 p0      48 a
        rol ecx, 3                        ;   193.0 p5      48 a
        add r12d, ecx                     ;   194.0 p1      49 b
        lea edx, [r10 + rcx]              ;   194.0 p0      49 b
        mov dword [rsp + 140], ecx        ;   194.0 p3+p4   48 a spill
        mov ecx, edx                      ;   195.0 p5      49 b copy
        rol r12d, cl                      ;   196.0 p0      49 b
        add r14d, r12d                    ;   197.0 p1      49 b
        mov ecx, dword [rsp + 140]        ;   194.0 p2      48 a
        lea ecx, [rcx + r12 + 1888245323] ;   197.0 p0      48 a
        rol ecx, 3                        ;   198.0 p5      48 a
        add r14d, ecx                     ;   199.0 p1      49 b
        lea edx, [r12 + rcx]              ;   199.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   199.0 p3+p4   48 a spill
        mov ecx, edx                      ;   200.0 p5      49 b copy
        rol r14d, cl                      ;   201.0 p0      49 b
        add r8d, r14d                     ;   202.0 p1      49 b
        mov ecx, dword [rsp + 144]        ;   199.0 p2      48 a
        lea ecx, [rcx + r14 + 247713796]  ;   202.0 p0      48 a
        rol ecx, 3                        ;   203.0 p5      48 a
        add r8d, ecx                      ;   204.0 p1      49 b
        lea edx, [r14 + rcx]              ;   204.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   204.0 p3+p4   48 a spill
        mov ecx, edx                      ;   205.0 p5      49 b copy
        rol r8d, cl                       ;   206.0 p0      49 b
        add esi, r8d                      ;   207.0 p1      49 b
        mov ecx, dword [rsp + 148]        ;   204.0 p2      48 a
        lea ecx, [rcx + r8 - 1392817731]  ;   207.0 p0      48 a
        rol ecx, 3                        ;   208.0 p5      48 a
        add esi, ecx                      ;   209.0 p1      49 b
        lea edx, [r8 + rcx]               ;   209.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   209.0 p3+p4   48 a spill
        mov ecx, edx                      ;   210.0 p5      49 b copy
        rol esi, cl                       ;   211.0 p0      49 b
        add edi, esi                      ;   212.0 p1      49 b
        mov ecx, dword [rsp + 152]        ;   209.0 p2      48 a
        lea ecx, [rcx + rsi + 1261618038] ;   212.0 p0      48 a
        rol ecx, 3                        ;   213.0 p5      48 a
        add edi, ecx                      ;   214.0 p1      49 b
        lea edx, [rsi + rcx]              ;   214.0 p0      49 b
        mov dword [rsp + 156], ecx        ;   214.0 p3+p4   48 a spill
        mov ecx, edx                      ;   215.0 p5      49 b copy
        rol edi, cl                       ;   216.0 p0      49 b
        add r10d, edi                     ;   217.0 p1      49 b
        mov ecx, dword [rsp + 156]        ;   214.0 p2      48 a
        lea ecx, [rcx + rdi - 1089828067] ;   217.0 p0      48 a
        rol ecx, 3                        ;   218.0 p5      48 a
        add r10d, ecx                     ;   219.0 p1      49 b
        add ebp, ecx                      ;   219.0 p0      48 a
        lea edx, [rdi + rcx]              ;   219.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   219.0 p3+p4   48 a spill
        mov ecx, edx                      ;   220.0 p5      49 b copy
        rol r10d, cl                      ;   221.0 p0      49 b
        add ebp, r10d                     ;   222.0 p1      48 a
        rol ebp, 3                        ;   223.0 p5      48 a
        add r12d, r10d                    ;   222.0 p0      49 b
        add r12d, ebp                     ;   224.0 p1      49 b
        add r9d, ebp                      ;   224.0 p5      48 a
        lea ecx, [r10 + rbp]              ;   224.0 p0      49 b
        rol r12d, cl                      ;   225.0 p5      49 b
        add r9d, r12d                     ;   226.0 p1      48 a
        rol r9d, 3                        ;   227.0 p0      48 a
        add r14d, r12d                    ;   226.0 p5      49 b
        add r14d, r9d                     ;   228.0 p1      49 b
        add r11d, r9d                     ;   228.0 p0      48 a
        lea ecx, [r12 + r9]               ;   228.0 p0      49 b
        rol r14d, cl                      ;   229.0 p5      49 b
        add r11d, r14d                    ;   230.0 p1      48 a
        rol r11d, 3                       ;   231.0 p5      48 a
        add r8d, r14d                     ;   230.0 p1      49 b
        add r8d, r11d                     ;   232.0 p0      49 b
        add r13d, r11d                    ;   232.0 p5      48 a
        lea ecx, [r14 + r11]              ;   232.0 p0      49 b
        rol r8d, cl                       ;   233.0 p5      49 b
        add r13d, r8d                     ;   234.0 p1      48 a
        rol r13d, 3                       ;   235.0 p0      48 a
        add esi, r8d                      ;   234.0 p5      49 b
        add esi, r13d                     ;   236.0 p1      49 b
        add r15d, r13d                    ;   236.0 p0      48 a
        lea ecx, [r8 + r13]               ;   236.0 p0      49 b
        rol esi, cl                       ;   237.0 p5      49 b
        add r15d, esi                     ;   238.0 p1      48 a
        rol r15d, 3                       ;   239.0 p0      48 a
        add edi, esi                      ;   238.0 p5      49 b
        add edi, r15d                     ;   240.0 p1      49 b
        add eax, r15d                     ;   240.0 p0      48 a
        lea ecx, [rsi + r15]              ;   240.0 p0      49 b
        rol edi, cl                       ;   241.0 p5      49 b
        add eax, edi                      ;   242.0 p1      48 a
        rol eax, 3                        ;   243.0 p0      48 a
        add r10d, edi                     ;   242.0 p5      49 b
        add r10d, eax                     ;   244.0 p1      49 b
        add ebx, eax                      ;   244.0 p0      48 a
        lea ecx, [rdi + rax]              ;   244.0 p0      49 b
        rol r10d, cl                      ;   245.0 p5      49 b
        add ebx, r10d                     ;   246.0 p1      48 a
        rol ebx, 3                        ;   247.0 p0      48 a
        add r12d, r10d                    ;   246.0 p5      49 b
        add r12d, ebx                     ;   248.0 p1      49 b
        lea ecx, [r10 + rbx]              ;   248.0 p0      49 b
        rol r12d, cl                      ;   249.0 p5      49 b
        add r14d, r12d                    ;   250.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;   240.5 p2      48 a
        add ecx, ebx                      ;   248.0 p0      48 a
        add ecx, r12d                     ;   250.0 p5      48 a
        rol ecx, 3                        ;   251.0 p0      48 a
        add r14d, ecx                     ;   252.0 p1      49 b
        lea edx, [r12 + rcx]              ;   252.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   252.0 p3+p4   48 a spill
        mov ecx, edx                      ;   253.0 p5      49 b copy
        rol r14d, cl                      ;   254.0 p0      49 b
        add r8d, r14d                     ;   255.0 p1      49 b
        mov ecx, dword [rsp + 20]         ;   246.0 p2      48 a
        add ecx, r14d                     ;   255.0 p5      48 a
        mov edx, r14d                     ;   255.0 p0      49 b copy
        add ecx, dword [rsp + 16]         ;   256.0 p1+p2   48 a
        rol ecx, 3                        ;   257.0 p5      48 a
        add r8d, ecx                      ;   258.0 p0      49 b
        add r14d, ecx                     ;   258.0 p1      49 b
        mov dword [rsp + 20], ecx         ;   258.0 p3+p4   48 a spill
        mov ecx, r14d                     ;   259.0 p5      49 b copy
        rol r8d, cl                       ;   260.0 p0      49 b
        add esi, r8d                      ;   261.0 p1      49 b
        mov r14d, dword [rsp + 24]        ;   252.0 p2      48 a
        add r14d, r8d                     ;   261.0 p5      48 a
        mov ecx, r8d                      ;   261.0 p0      49 b copy
        add r14d, dword [rsp + 20]        ;   262.0 p1+p2   48 a
        rol r14d, 3                       ;   263.0 p5      48 a
        add esi, r14d                     ;   264.0 p0      49 b
        add r8d, r14d                     ;   264.0 p1      49 b
        mov dword [rsp + 24], ecx         ;   262.0 p3+p4   49 b spill
        mov ecx, r8d                      ;   265.0 p5      49 b copy
        rol esi, cl                       ;   266.0 p0      49 b
        add edi, esi                      ;   267.0 p1      49 b
        mov r8d, dword [rsp + 28]         ;   258.0 p2      48 a
        add r8d, r14d                     ;   264.0 p5      48 a
        add r8d, esi                      ;   267.0 p0      48 a
        rol r8d, 3                        ;   268.0 p5      48 a
        add edi, r8d                      ;   269.0 p1      49 b
        lea ecx, [rsi + r8]               ;   269.0 p0      49 b
        rol edi, cl                       ;   270.0 p5      49 b
        add r10d, edi                     ;   271.0 p1      49 b
        mov ecx, dword [rsp + 32]         ;   261.5 p2      48 a
        add ecx, r8d                      ;   269.0 p0      48 a
        add ecx, edi                      ;   271.0 p5      48 a
        rol ecx, 3                        ;   272.0 p0      48 a
        add r10d, ecx                     ;   273.0 p1      49 b
        mov dword [rsp + 32], r8d         ;   269.0 p3+p4   48 a spill
        lea r8d, [rdi + rcx]              ;   273.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   273.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   274.0 p5      49 b copy
        rol r10d, cl                      ;   275.0 p0      49 b
        add r12d, r10d                    ;   276.0 p1      49 b
        mov r8d, dword [rsp + 36]         ;   267.2 p2      48 a
        add r8d, r10d                     ;   276.0 p5      48 a
        mov ecx, r10d                     ;   276.0 p0      49 b copy
        add r8d, dword [rsp + 28]         ;   277.0 p1+p2   48 a
        rol r8d, 3                        ;   278.0 p5      48 a
        add r12d, r8d                     ;   279.0 p0      49 b
        add r10d, r8d                     ;   279.0 p1      49 b
        mov dword [rsp + 36], ecx         ;   277.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   280.0 p5      49 b copy
        rol r12d, cl                      ;   281.0 p0      49 b
        add edx, r12d                     ;   282.0 p1      49 b
        mov r10d, dword [rsp + 40]        ;   273.0 p2      48 a
        add r10d, r8d                     ;   279.0 p5      48 a
        add r10d, r12d                    ;   282.0 p0      48 a
        rol r10d, 3                       ;   283.0 p5      48 a
        add edx, r10d                     ;   284.0 p1      49 b
        lea ecx, [r12 + r10]              ;   284.0 p0      49 b
        rol edx, cl                       ;   285.0 p5      49 b
        mov ecx, dword [rsp + 44]         ;   276.2 p2      48 a
        add ecx, r10d                     ;   284.0 p1      48 a
        add ecx, edx                      ;   286.0 p0      48 a
        rol ecx, 3                        ;   287.0 p5      48 a
        mov dword [rsp + 44], r10d        ;   284.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 24]        ;   278.0 p2      49 b reload
        add r10d, edx                     ;   286.0 p1      49 b
        add r10d, ecx                     ;   288.0 p0      49 b
        mov dword [rsp + 24], r8d         ;   279.2 p3+p4   48 a spill
        lea r8d, [rdx + rcx]              ;   288.0 p0      49 b
        mov dword [rsp + 40], ecx         ;   288.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   289.0 p5      49 b copy
        rol r10d, cl                      ;   290.0 p0      49 b
        add esi, r10d                     ;   291.0 p1      49 b
        mov r8d, dword [rsp + 48]         ;   282.2 p2      48 a
        add r8d, r10d                     ;   291.0 p5      48 a
        mov ecx, r10d                     ;   291.0 p0      49 b copy
        add r8d, dword [rsp + 40]         ;   292.0 p1+p2   48 a
        rol r8d, 3                        ;   293.0 p5      48 a
        add esi, r8d                      ;   294.0 p0      49 b
        add r10d, r8d                     ;   294.0 p1      49 b
        mov dword [rsp + 48], ecx         ;   292.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   295.0 p5      49 b copy
        rol esi, cl                       ;   296.0 p0      49 b
        add edi, esi                      ;   297.0 p1      49 b
        mov r10d, dword [rsp + 52]        ;   288.0 p2      48 a
        add r10d, r8d                     ;   294.0 p5      48 a
        add r10d, esi                     ;   297.0 p0      48 a
        rol r10d, 3                       ;   298.0 p5      48 a
        add edi, r10d                     ;   299.0 p1      49 b
        lea ecx, [rsi + r10]              ;   299.0 p0      49 b
        rol edi, cl                       ;   300.0 p5      49 b
        mov ecx, dword [rsp + 56]         ;   291.2 p2      48 a
        add ecx, r10d                     ;   299.0 p1      48 a
        add ecx, edi                      ;   301.0 p0      48 a
        rol ecx, 3                        ;   302.0 p5      48 a
        mov dword [rsp + 56], r10d        ;   299.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 36]        ;   293.0 p2      49 b reload
        add r10d, edi                     ;   301.0 p1      49 b
        add r10d, ecx                     ;   303.0 p0      49 b
        mov dword [rsp + 36], r8d         ;   294.2 p3+p4   48 a spill
        lea r8d, [rdi + rcx]              ;   303.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   303.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   304.0 p5      49 b copy
        rol r10d, cl                      ;   305.0 p0      49 b
        add r12d, r10d                    ;   306.0 p1      49 b
        mov r8d, dword [rsp + 60]         ;   297.2 p2      48 a
        add r8d, r10d                     ;   306.0 p5      48 a
        mov ecx, r10d                     ;   306.0 p0      49 b copy
        add r8d, dword [rsp + 52]         ;   307.0 p1+p2   48 a
        rol r8d, 3                        ;   308.0 p5      48 a
        add r12d, r8d                     ;   309.0 p0      49 b
        add r10d, r8d                     ;   309.0 p1      49 b
        mov dword [rsp + 60], ecx         ;   307.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   310.0 p5      49 b copy
        rol r12d, cl                      ;   311.0 p0      49 b
        add edx, r12d                     ;   312.0 p1      49 b
        mov r10d, dword [rsp + 64]        ;   303.0 p2      48 a
        add r10d, r8d                     ;   309.0 p5      48 a
        add r10d, r12d                    ;   312.0 p0      48 a
        rol r10d, 3                       ;   313.0 p5      48 a
        add edx, r10d                     ;   314.0 p1      49 b
        lea ecx, [r12 + r10]              ;   314.0 p0      49 b
        rol edx, cl                       ;   315.0 p5      49 b
        mov ecx, dword [rsp + 68]         ;   306.2 p2      48 a
        add ecx, r10d                     ;   314.0 p1      48 a
        add ecx, edx                      ;   316.0 p0      48 a
        rol ecx, 3                        ;   317.0 p5      48 a
        mov dword [rsp + 68], r10d        ;   314.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 48]        ;   308.0 p2      49 b reload
        add r10d, edx                     ;   316.0 p1      49 b
        add r10d, ecx                     ;   318.0 p0      49 b
        mov dword [rsp + 48], r8d         ;   309.2 p3+p4   48 a spill
        lea r8d, [rdx + rcx]              ;   318.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   318.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   319.0 p5      49 b copy
        rol r10d, cl                      ;   320.0 p0      49 b
        add esi, r10d                     ;   321.0 p1      49 b
        mov r8d, dword [rsp + 72]         ;   312.2 p2      48 a
        add r8d, r10d                     ;   321.0 p5      48 a
        mov ecx, r10d                     ;   321.0 p0      49 b copy
        add r8d, dword [rsp + 64]         ;   322.0 p1+p2   48 a
        rol r8d, 3                        ;   323.0 p5      48 a
        add esi, r8d                      ;   324.0 p0      49 b
        add r10d, r8d                     ;   324.0 p1      49 b
        mov dword [rsp + 72], ecx         ;   322.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   325.0 p5      49 b copy
        rol esi, cl                       ;   326.0 p0      49 b
        add edi, esi                      ;   327.0 p1      49 b
        mov r10d, dword [rsp + 76]        ;   318.0 p2      48 a
        add r10d, r8d                     ;   324.0 p5      48 a
        add r10d, esi                     ;   327.0 p0      48 a
        rol r10d, 3                       ;   328.0 p5      48 a
        add edi, r10d                     ;   329.0 p1      49 b
        lea ecx, [rsi + r10]              ;   329.0 p0      49 b
        rol edi, cl                       ;   330.0 p5      49 b
        mov ecx, dword [rsp + 80]         ;   321.2 p2      48 a
        add ecx, r10d                     ;   329.0 p1      48 a
        add ecx, edi                      ;   331.0 p0      48 a
        rol ecx, 3                        ;   332.0 p5      48 a
        mov dword [rsp + 80], r10d        ;   329.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 60]        ;   323.0 p2      49 b reload
        add r10d, edi                     ;   331.0 p1      49 b
        add r10d, ecx                     ;   333.0 p0      49 b
        mov dword [rsp + 60], r8d         ;   324.2 p3+p4   48 a spill
        lea r8d, [rdi + rcx]              ;   333.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   333.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   334.0 p5      49 b copy
        rol r10d, cl                      ;   335.0 p0      49 b
        add r12d, r10d                    ;   336.0 p1      49 b
        mov r8d, dword [rsp + 84]         ;   327.2 p2      48 a
        add r8d, r10d                     ;   336.0 p5      48 a
        mov ecx, r10d                     ;   336.0 p0      49 b copy
        add r8d, dword [rsp + 76]         ;   337.0 p1+p2   48 a
        rol r8d, 3                        ;   338.0 p5      48 a
        add r12d, r8d                     ;   339.0 p0      49 b
        add r10d, r8d                     ;   339.0 p1      49 b
        mov dword [rsp + 84], ecx         ;   337.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   340.0 p5      49 b copy
        rol r12d, cl                      ;   341.0 p0      49 b
        add edx, r12d                     ;   342.0 p1      49 b
        mov r10d, dword [rsp + 88]        ;   333.0 p2      48 a
        add r10d, r8d                     ;   339.0 p5      48 a
        add r10d, r12d                    ;   342.0 p0      48 a
        rol r10d, 3                       ;   343.0 p5      48 a
        add edx, r10d                     ;   344.0 p1      49 b
        lea ecx, [r12 + r10]              ;   344.0 p0      49 b
        rol edx, cl                       ;   345.0 p5      49 b
        mov ecx, dword [rsp + 92]         ;   336.2 p2      48 a
        add ecx, r10d                     ;   344.0 p1      48 a
        add ecx, edx                      ;   346.0 p0      48 a
        rol ecx, 3                        ;   347.0 p5      48 a
        mov dword [rsp + 92], r10d        ;   344.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 72]        ;   338.0 p2      49 b reload
        add r10d, edx                     ;   346.0 p1      49 b
        add r10d, ecx                     ;   348.0 p0      49 b
        mov dword [rsp + 72], r8d         ;   339.2 p3+p4   48 a spill
        lea r8d, [rdx + rcx]              ;   348.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   348.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   349.0 p5      49 b copy
        rol r10d, cl                      ;   350.0 p0      49 b
        add esi, r10d                     ;   351.0 p1      49 b
        mov r8d, dword [rsp + 96]         ;   342.2 p2      48 a
        add r8d, r10d                     ;   351.0 p5      48 a
        mov ecx, r10d                     ;   351.0 p0      49 b copy
        add r8d, dword [rsp + 88]         ;   352.0 p1+p2   48 a
        rol r8d, 3                        ;   353.0 p5      48 a
        add esi, r8d                      ;   354.0 p0      49 b
        add r10d, r8d                     ;   354.0 p1      49 b
        mov dword [rsp + 96], ecx         ;   352.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   355.0 p5      49 b copy
        rol esi, cl                       ;   356.0 p0      49 b
        add edi, esi                      ;   357.0 p1      49 b
        mov r10d, dword [rsp + 100]       ;   348.0 p2      48 a
        add r10d, r8d                     ;   354.0 p5      48 a
        add r10d, esi                     ;   357.0 p0      48 a
        rol r10d, 3                       ;   358.0 p5      48 a
        add edi, r10d                     ;   359.0 p1      49 b
        lea ecx, [rsi + r10]              ;   359.0 p0      49 b
        rol edi, cl                       ;   360.0 p5      49 b
        mov ecx, dword [rsp + 104]        ;   351.2 p2      48 a
        add ecx, r10d                     ;   359.0 p1      48 a
        add ecx, edi                      ;   361.0 p0      48 a
        rol ecx, 3                        ;   362.0 p5      48 a
        mov dword [rsp + 104], r10d       ;   359.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 84]        ;   353.0 p2      49 b reload
        add r10d, edi                     ;   361.0 p1      49 b
        add r10d, ecx                     ;   363.0 p0      49 b
        mov dword [rsp + 84], r8d         ;   354.2 p3+p4   48 a spill
        lea r8d, [rdi + rcx]              ;   363.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   363.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   364.0 p5      49 b copy
        rol r10d, cl                      ;   365.0 p0      49 b
        add r12d, r10d                    ;   366.0 p1      49 b
        mov r8d, dword [rsp + 108]        ;   357.2 p2      48 a
        add r8d, r10d                     ;   366.0 p5      48 a
        mov ecx, r10d                     ;   366.0 p0      49 b copy
        add r8d, dword [rsp + 100]        ;   367.0 p1+p2   48 a
        rol r8d, 3                        ;   368.0 p5      48 a
        add r12d, r8d                     ;   369.0 p0      49 b
        add r10d, r8d                     ;   369.0 p1      49 b
        mov dword [rsp + 108], ecx        ;   367.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   370.0 p5      49 b copy
        rol r12d, cl                      ;   371.0 p0      49 b
        add edx, r12d                     ;   372.0 p1      49 b
        mov r10d, dword [rsp + 112]       ;   363.0 p2      48 a
        add r10d, r8d                     ;   369.0 p5      48 a
        add r10d, r12d                    ;   372.0 p0      48 a
        rol r10d, 3                       ;   373.0 p5      48 a
        add edx, r10d                     ;   374.0 p1      49 b
        lea ecx, [r12 + r10]              ;   374.0 p0      49 b
        rol edx, cl                       ;   375.0 p5      49 b
        mov ecx, dword [rsp + 116]        ;   366.2 p2      48 a
        add ecx, r10d                     ;   374.0 p1      48 a
        add ecx, edx                      ;   376.0 p0      48 a
        rol ecx, 3                        ;   377.0 p5      48 a
        mov dword [rsp + 116], r10d       ;   374.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 96]        ;   368.0 p2      49 b reload
        add r10d, edx                     ;   376.0 p1      49 b
        add r10d, ecx                     ;   378.0 p0      49 b
        mov dword [rsp + 96], r8d         ;   369.2 p3+p4   48 a spill
        lea r8d, [rdx + rcx]              ;   378.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   378.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   379.0 p5      49 b copy
        rol r10d, cl                      ;   380.0 p0      49 b
        add esi, r10d                     ;   381.0 p1      49 b
        mov r8d, dword [rsp + 120]        ;   372.2 p2      48 a
        add r8d, r10d                     ;   381.0 p5      48 a
        mov ecx, r10d                     ;   381.0 p0      49 b copy
        add r8d, dword [rsp + 112]        ;   382.0 p1+p2   48 a
        rol r8d, 3                        ;   383.0 p5      48 a
        add esi, r8d                      ;   384.0 p0      49 b
        add r10d, r8d                     ;   384.0 p1      49 b
        mov dword [rsp + 120], ecx        ;   382.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   385.0 p5      49 b copy
        rol esi, cl                       ;   386.0 p0      49 b
        add edi, esi                      ;   387.0 p1      49 b
        mov r10d, dword [rsp + 124]       ;   378.0 p2      48 a
        add r10d, r8d                     ;   384.0 p5      48 a
        add r10d, esi                     ;   387.0 p0      48 a
        rol r10d, 3                       ;   388.0 p5      48 a
        add edi, r10d                     ;   389.0 p1      49 b
        lea ecx, [rsi + r10]              ;   389.0 p0      49 b
        rol edi, cl                       ;   390.0 p5      49 b
        mov ecx, dword [rsp + 128]        ;   381.2 p2      48 a
        add ecx, r10d                     ;   389.0 p1      48 a
        add ecx, edi                      ;   391.0 p0      48 a
        rol ecx, 3                        ;   392.0 p5      48 a
        mov dword [rsp + 128], r10d       ;   389.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 108]       ;   383.0 p2      49 b reload
        add r10d, edi                     ;   391.0 p1      49 b
        add r10d, ecx                     ;   393.0 p0      49 b
        mov dword [rsp + 108], r8d        ;   384.2 p3+p4   48 a spill
        lea r8d, [rdi + rcx]              ;   393.0 p0      49 b
        mov dword [rsp + 124], ecx        ;   393.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   394.0 p5      49 b copy
        rol r10d, cl                      ;   395.0 p0      49 b
        add r12d, r10d                    ;   396.0 p1      49 b
        mov r8d, dword [rsp + 132]        ;   387.2 p2      48 a
        add r8d, r10d                     ;   396.0 p5      48 a
        mov ecx, r10d                     ;   396.0 p0      49 b copy
        add r8d, dword [rsp + 124]        ;   397.0 p1+p2   48 a
        rol r8d, 3                        ;   398.0 p5      48 a
        add r12d, r8d                     ;   399.0 p0      49 b
        add r10d, r8d                     ;   399.0 p1      49 b
        mov dword [rsp + 132], ecx        ;   397.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   400.0 p5      49 b copy
        rol r12d, cl                      ;   401.0 p0      49 b
        add edx, r12d                     ;   402.0 p1      49 b
        mov r10d, dword [rsp + 136]       ;   393.0 p2      48 a
        add r10d, r8d                     ;   399.0 p5      48 a
        add r10d, r12d                    ;   402.0 p0      48 a
        rol r10d, 3                       ;   403.0 p5      48 a
        add edx, r10d                     ;   404.0 p1      49 b
        lea ecx, [r12 + r10]              ;   404.0 p0      49 b
        rol edx, cl                       ;   405.0 p5      49 b
        mov ecx, dword [rsp + 140]        ;   396.2 p2      48 a
        add ecx, r10d                     ;   404.0 p1      48 a
        add ecx, edx                      ;   406.0 p0      48 a
        rol ecx, 3                        ;   407.0 p5      48 a
        mov dword [rsp + 140], r10d       ;   404.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 120]       ;   398.0 p2      49 b reload
        add r10d, edx                     ;   406.0 p1      49 b
        add r10d, ecx                     ;   408.0 p0      49 b
        mov dword [rsp + 120], r8d        ;   399.2 p3+p4   48 a spill
        lea r8d, [rdx + rcx]              ;   408.0 p0      49 b
        mov dword [rsp + 136], ecx        ;   408.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   409.0 p5      49 b copy
        rol r10d, cl                      ;   410.0 p0      49 b
        add esi, r10d                     ;   411.0 p1      49 b
        mov r8d, dword [rsp + 144]        ;   402.2 p2      48 a
        add r8d, r10d                     ;   411.0 p5      48 a
        mov ecx, r10d                     ;   411.0 p0      49 b copy
        add r8d, dword [rsp + 136]        ;   412.0 p1+p2   48 a
        rol r8d, 3                        ;   413.0 p5      48 a
        add esi, r8d                      ;   414.0 p0      49 b
        add r10d, r8d                     ;   414.0 p1      49 b
        mov dword [rsp + 144], ecx        ;   412.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   415.0 p5      49 b copy
        rol esi, cl                       ;   416.0 p0      49 b
        add edi, esi                      ;   417.0 p1      49 b
        mov r10d, dword [rsp + 148]       ;   408.0 p2      48 a
        add r10d, r8d                     ;   414.0 p5      48 a
        add r10d, esi                     ;   417.0 p0      48 a
        rol r10d, 3                       ;   418.0 p5      48 a
        add edi, r10d                     ;   419.0 p1      49 b
        lea ecx, [rsi + r10]              ;   419.0 p0      49 b
        rol edi, cl                       ;   420.0 p5      49 b
        mov ecx, dword [rsp + 152]        ;   411.2 p2      48 a
        add ecx, r10d                     ;   419.0 p1      48 a
        add ecx, edi                      ;   421.0 p0      48 a
        rol ecx, 3                        ;   422.0 p5      48 a
        mov dword [rsp + 152], r10d       ;   419.0 p3+p4   48 a spill
        mov r10d, dword [rsp + 132]       ;   413.0 p2      49 b reload
        add r10d, edi                     ;   421.0 p1      49 b
        add r10d, ecx                     ;   423.0 p0      49 b
        mov dword [rsp + 132], r8d        ;   414.2 p3+p4   48 a spill
        lea r8d, [rdi + rcx]              ;   423.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   423.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   424.0 p5      49 b copy
        rol r10d, cl                      ;   425.0 p0      49 b
        add r12d, r10d                    ;   426.0 p1      49 b
        mov r8d, dword [rsp + 156]        ;   417.2 p2      48 a
        add r8d, r10d                     ;   426.0 p5      48 a
        mov ecx, r10d                     ;   426.0 p0      49 b copy
        add r8d, dword [rsp + 148]        ;   427.0 p1+p2   48 a
        rol r8d, 3                        ;   428.0 p5      48 a
        add r12d, r8d                     ;   429.0 p0      49 b
        add r10d, r8d                     ;   429.0 p1      49 b
        mov dword [rsp + 156], ecx        ;   427.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   430.0 p5      49 b copy
        rol r12d, cl                      ;   431.0 p0      49 b
        add edx, r12d                     ;   432.0 p1      49 b
        mov r10d, dword [rsp + 160]       ;   423.0 p2      48 a
        add r10d, r8d                     ;   429.0 p5      48 a
        add r10d, r12d                    ;   432.0 p0      48 a
        rol r10d, 3                       ;   433.0 p5      48 a
        add edx, r10d                     ;   434.0 p1      49 b
        add ebp, r10d                     ;   434.0 p0      48 a
        lea ecx, [r12 + r10]              ;   434.0 p0      49 b
        rol edx, cl                       ;   435.0 p5      49 b
        add ebp, edx                      ;   436.0 p1      48 a
        rol ebp, 3                        ;   437.0 p0      48 a
        add r9d, ebp                      ;   438.0 p5      48 a
        mov ecx, dword [rsp + 144]        ;   428.0 p2      49 b reload
        add ecx, edx                      ;   436.0 p1      49 b
        add ecx, ebp                      ;   438.0 p0      49 b
        mov dword [rsp + 144], r10d       ;   434.0 p3+p4   48 a spill
        lea r10d, [rdx + rbp]             ;   438.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   439.0 p3+p4   49 b spill
        mov ecx, r10d                     ;   439.0 p5      49 b copy
        mov r10d, dword [rsp + 160]       ;   439.0 p2      49 b
        rol r10d, cl                      ;   442.0 p0      49 b
        add r9d, r10d                     ;   443.0 p1      48 a
        rol r9d, 3                        ;   444.0 p5      48 a
        add esi, r10d                     ;   443.0 p0      49 b
        add esi, r9d                      ;   445.0 p1      49 b
        add r11d, r9d                     ;   445.0 p5      48 a
        lea ecx, [r10 + r9]               ;   445.0 p0      49 b
        rol esi, cl                       ;   446.0 p5      49 b
        add r11d, esi                     ;   447.0 p1      48 a
        rol r11d, 3                       ;   448.0 p0      48 a
        add edi, esi                      ;   447.0 p5      49 b
        add edi, r11d                     ;   449.0 p1      49 b
        add r13d, r11d                    ;   449.0 p0      48 a
        lea ecx, [rsi + r11]              ;   449.0 p0      49 b
        rol edi, cl                       ;   450.0 p5      49 b
        add r13d, edi                     ;   451.0 p1      48 a
        rol r13d, 3                       ;   452.0 p5      48 a
        add r15d, r13d                    ;   453.0 p0      48 a
        mov ecx, dword [rsp + 156]        ;   443.2 p2      49 b reload
        add ecx, edi                      ;   451.0 p1      49 b
        add ecx, r13d                     ;   453.0 p5      49 b
        mov dword [rsp + 156], r11d       ;   449.0 p3+p4   48 a spill
        lea r11d, [rdi + r13]             ;   453.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   454.0 p3+p4   49 b spill
        mov ecx, r11d                     ;   454.0 p1      49 b copy
        mov r11d, dword [rsp + 160]       ;   454.0 p2      49 b
        rol r11d, cl                      ;   457.0 p5      49 b
        add r15d, r11d                    ;   458.0 p0      48 a
        rol r15d, 3                       ;   459.0 p5      48 a
        add r12d, r11d                    ;   458.0 p1      49 b
        add r12d, r15d                    ;   460.0 p0      49 b
        add eax, r15d                     ;   460.0 p5      48 a
        lea ecx, [r11 + r15]              ;   460.0 p0      49 b
        rol r12d, cl                      ;   461.0 p5      49 b
        add eax, r12d                     ;   462.0 p1      48 a
        rol eax, 3                        ;   463.0 p0      48 a
        add edx, r12d                     ;   462.0 p5      49 b
        add edx, eax                      ;   464.0 p1      49 b
        add ebx, eax                      ;   464.0 p0      48 a
        lea ecx, [r12 + rax]              ;   464.0 p0      49 b
        rol edx, cl                       ;   465.0 p5      49 b
        add ebx, edx                      ;   466.0 p1      48 a
        rol ebx, 3                        ;   467.0 p5      48 a
        add r10d, edx                     ;   466.0 p0      49 b
        add r10d, ebx                     ;   468.0 p1      49 b
        lea ecx, [rdx + rbx]              ;   468.0 p0      49 b
        rol r10d, cl                      ;   469.0 p5      49 b
        add esi, r10d                     ;   470.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;   460.5 p2      48 a
        add ecx, ebx                      ;   468.0 p0      48 a
        add ecx, r10d                     ;   470.0 p5      48 a
        rol ecx, 3                        ;   471.0 p0      48 a
        add esi, ecx                      ;   472.0 p1      49 b
        mov dword [rsp + 16], ebx         ;   468.0 p3+p4   48 a spill
        lea ebx, [r10 + rcx]              ;   472.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   472.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   473.0 p5      49 b copy
        rol esi, cl                       ;   474.0 p0      49 b
        add edi, esi                      ;   475.0 p1      49 b
        mov ecx, dword [rsp + 20]         ;   466.2 p2      48 a
        add ecx, esi                      ;   475.0 p5      48 a
        mov ebx, esi                      ;   475.0 p0      49 b copy
        mov dword [rsp + 20], eax         ;   468.0 p3+p4   48 a spill
        mov rax, qword [rsp + 8]          ;   468.2 p2      53 s reload
        mov dword [rax + 4], ebp          ;   469.0 p3+p4   53 s
        mov dword [rax + 8], r9d          ;   470.0 p3+p4   53 s
        mov dword [rax + 16], r13d        ;   471.0 p3+p4   53 s
        mov ebp, dword [rsp + 160]        ;   472.0 p2      48 a reload
        add ecx, ebp                      ;   476.0 p1      48 a
        rol ecx, 3                        ;   477.0 p5      48 a
        add edi, ecx                      ;   478.0 p0      49 b
        add esi, ecx                      ;   478.0 p1      49 b
        mov r9d, ecx                      ;   478.0 p5      48 a copy
        mov ecx, esi                      ;   479.0 p0      49 b copy
        rol edi, cl                       ;   480.0 p5      49 b
        add r14d, r9d                     ;   479.0 p1      48 a
        add r14d, edi                     ;   481.0 p0      48 a
        rol r14d, 3                       ;   482.0 p5      48 a
        add r11d, edi                     ;   481.0 p1      49 b
        add r11d, r14d                    ;   483.0 p0      49 b
        lea ecx, [rdi + r14]              ;   483.0 p0      49 b
        rol r11d, cl                      ;   484.0 p5      49 b
        mov esi, dword [rsp + 32]         ;   475.2 p2      48 a
        add esi, r14d                     ;   483.0 p1      48 a
        add esi, r11d                     ;   485.0 p0      48 a
        rol esi, 3                        ;   486.0 p5      48 a
        add r12d, r11d                    ;   485.0 p1      49 b
        add r12d, esi                     ;   487.0 p0      49 b
        lea ecx, [r11 + rsi]              ;   487.0 p0      49 b
        rol r12d, cl                      ;   488.0 p5      49 b
        add edx, r12d                     ;   489.0 p1      49 b
        mov r13d, dword [rsp + 28]        ;   479.2 p2      48 a
        add r13d, esi                     ;   487.0 p5      48 a
        add r13d, r12d                    ;   489.0 p0      48 a
        rol r13d, 3                       ;   490.0 p5      48 a
        add edx, r13d                     ;   491.0 p1      49 b
        mov dword [rax + 20], r15d        ;   482.0 p3+p4   53 s
        lea ecx, [r12 + r13]              ;   491.0 p0      49 b
        rol edx, cl                       ;   492.0 p5      49 b
        add r10d, edx                     ;   493.0 p1      49 b
        mov r15d, dword [rsp + 24]        ;   483.5 p2      48 a
        add r15d, r13d                    ;   491.0 p0      48 a
        add r15d, edx                     ;   493.0 p5      48 a
        rol r15d, 3                       ;   494.0 p0      48 a
        add r10d, r15d                    ;   495.0 p1      49 b
        mov dword [rax + 32], ebp         ;   486.0 p3+p4   53 s
        mov dword [rax + 36], r9d         ;   487.0 p3+p4   53 s
        lea ecx, [rdx + r15]              ;   495.0 p0      49 b
        rol r10d, cl                      ;   496.0 p5      49 b
        mov ebp, dword [rsp + 44]         ;   487.5 p2      48 a
        add ebp, r15d                     ;   495.0 p1      48 a
        add ebp, r10d                     ;   497.0 p0      48 a
        rol ebp, 3                        ;   498.0 p5      48 a
        add ebx, r10d                     ;   497.0 p1      49 b
        add ebx, ebp                      ;   499.0 p0      49 b
        mov dword [rax + 40], r14d        ;   490.0 p3+p4   53 s
        lea ecx, [r10 + rbp]              ;   499.0 p0      49 b
        rol ebx, cl                       ;   500.0 p5      49 b
        mov r9d, dword [rsp + 40]         ;   491.2 p2      48 a
        add r9d, ebp                      ;   499.0 p1      48 a
        add r9d, ebx                      ;   501.0 p0      48 a
        rol r9d, 3                        ;   502.0 p5      48 a
        add edi, ebx                      ;   501.0 p1      49 b
        add edi, r9d                      ;   503.0 p0      49 b
        mov dword [rax + 44], esi         ;   494.0 p3+p4   53 s
        lea ecx, [rbx + r9]               ;   503.0 p0      49 b
        rol edi, cl                       ;   504.0 p5      49 b
        mov esi, dword [rsp + 36]         ;   495.2 p2      48 a
        add esi, r9d                      ;   503.0 p1      48 a
        mov dword [rax + 48], r13d        ;   495.8 p3+p4   53 s
        add esi, edi                      ;   505.0 p0      48 a
        rol esi, 3                        ;   506.0 p5      48 a
        add r11d, edi                     ;   505.0 p1      49 b
        add r11d, esi                     ;   507.0 p0      49 b
        lea ecx, [rdi + rsi]              ;   507.0 p0      49 b
        rol r11d, cl                      ;   508.0 p5      49 b
        mov r13d, dword [rsp + 56]        ;   499.2 p2      48 a
        add r13d, esi                     ;   507.0 p1      48 a
        mov dword [rax + 52], r15d        ;   499.8 p3+p4   53 s
        add r13d, r11d                    ;   509.0 p0      48 a
        rol r13d, 3                       ;   510.0 p5      48 a
        add r12d, r11d                    ;   509.0 p1      49 b
        add r12d, r13d                    ;   511.0 p0      49 b
        lea ecx, [r11 + r13]              ;   511.0 p0      49 b
        rol r12d, cl                      ;   512.0 p5      49 b
        mov r14d, dword [rsp + 52]        ;   503.2 p2      48 a
        add r14d, r13d                    ;   511.0 p1      48 a
        mov dword [rax + 56], ebp         ;   503.8 p3+p4   53 s
        add r14d, r12d                    ;   513.0 p0      48 a
        rol r14d, 3                       ;   514.0 p5      48 a
        add edx, r12d                     ;   513.0 p1      49 b
        add edx, r14d                     ;   515.0 p0      49 b
        lea ecx, [r12 + r14]              ;   515.0 p0      49 b
        rol edx, cl                       ;   516.0 p5      49 b
        mov ebp, dword [rsp + 48]         ;   507.2 p2      48 a
        add ebp, r14d                     ;   515.0 p1      48 a
        mov dword [rax + 60], r9d         ;   507.8 p3+p4   53 s
        add ebp, edx                      ;   517.0 p0      48 a
        rol ebp, 3                        ;   518.0 p5      48 a
        add r10d, edx                     ;   517.0 p1      49 b
        add r10d, ebp                     ;   519.0 p0      49 b
        lea ecx, [rdx + rbp]              ;   519.0 p0      49 b
        rol r10d, cl                      ;   520.0 p5      49 b
        mov r9d, dword [rsp + 68]         ;   511.2 p2      48 a
        add r9d, ebp                      ;   519.0 p1      48 a
        mov dword [rax + 64], esi         ;   511.8 p3+p4   53 s
        add r9d, r10d                     ;   521.0 p0      48 a
        rol r9d, 3                        ;   522.0 p5      48 a
        add ebx, r10d                     ;   521.0 p1      49 b
        add ebx, r9d                      ;   523.0 p0      49 b
        lea ecx, [r10 + r9]               ;   523.0 p0      49 b
        rol ebx, cl                       ;   524.0 p5      49 b
        mov esi, dword [rsp + 64]         ;   515.2 p2      48 a
        add esi, r9d                      ;   523.0 p1      48 a
        mov dword [rax + 68], r13d        ;   515.8 p3+p4   53 s
        add esi, ebx                      ;   525.0 p0      48 a
        rol esi, 3                        ;   526.0 p5      48 a
        add edi, ebx                      ;   525.0 p1      49 b
        add edi, esi                      ;   527.0 p0      49 b
        lea ecx, [rbx + rsi]              ;   527.0 p0      49 b
        rol edi, cl                       ;   528.0 p5      49 b
        mov r13d, dword [rsp + 60]        ;   519.2 p2      48 a
        add r13d, esi                     ;   527.0 p1      48 a
        mov dword [rax + 72], r14d        ;   519.8 p3+p4   53 s
        add r13d, edi                     ;   529.0 p0      48 a
        rol r13d, 3                       ;   530.0 p5      48 a
        add r11d, edi                     ;   529.0 p1      49 b
        add r11d, r13d                    ;   531.0 p0      49 b
        lea ecx, [rdi + r13]              ;   531.0 p0      49 b
        rol r11d, cl                      ;   532.0 p5      49 b
        mov r14d, dword [rsp + 80]        ;   523.2 p2      48 a
        add r14d, r13d                    ;   531.0 p1      48 a
        mov dword [rax + 76], ebp         ;   523.8 p3+p4   53 s
        add r14d, r11d                    ;   533.0 p0      48 a
        rol r14d, 3                       ;   534.0 p5      48 a
        add r12d, r11d                    ;   533.0 p1      49 b
        add r12d, r14d                    ;   535.0 p0      49 b
        lea ecx, [r11 + r14]              ;   535.0 p0      49 b
        rol r12d, cl                      ;   536.0 p5      49 b
        mov ebp, dword [rsp + 76]         ;   527.2 p2      48 a
        add ebp, r14d                     ;   535.0 p1      48 a
        mov dword [rax + 80], r9d         ;   527.8 p3+p4   53 s
        add ebp, r12d                     ;   537.0 p0      48 a
        rol ebp, 3                        ;   538.0 p5      48 a
        add edx, r12d                     ;   537.0 p1      49 b
        add edx, ebp                      ;   539.0 p0      49 b
        lea ecx, [r12 + rbp]              ;   539.0 p0      49 b
        rol edx, cl                       ;   540.0 p5      49 b
        mov r9d, dword [rsp + 72]         ;   531.2 p2      48 a
        add r9d, ebp                      ;   539.0 p1      48 a
        mov dword [rax + 84], esi         ;   531.8 p3+p4   53 s
        add r9d, edx                      ;   541.0 p0      48 a
        rol r9d, 3                        ;   542.0 p5      48 a
        add r10d, edx                     ;   541.0 p1      49 b
        add r10d, r9d                     ;   543.0 p0      49 b
        lea ecx, [rdx + r9]               ;   543.0 p0      49 b
        rol r10d, cl                      ;   544.0 p5      49 b
        mov esi, dword [rsp + 92]         ;   535.2 p2      48 a
        add esi, r9d                      ;   543.0 p1      48 a
        mov dword [rax + 88], r13d        ;   535.8 p3+p4   53 s
        add esi, r10d                     ;   545.0 p0      48 a
        rol esi, 3                        ;   546.0 p5      48 a
        add ebx, r10d                     ;   545.0 p1      49 b
        add ebx, esi                      ;   547.0 p0      49 b
        lea ecx, [r10 + rsi]              ;   547.0 p0      49 b
        rol ebx, cl                       ;   548.0 p5      49 b
        mov r13d, dword [rsp + 88]        ;   539.2 p2      48 a
        add r13d, esi                     ;   547.0 p1      48 a
        mov dword [rax + 92], r14d        ;   539.8 p3+p4   53 s
        add r13d, ebx                     ;   549.0 p0      48 a
        rol r13d, 3                       ;   550.0 p5      48 a
        add edi, ebx                      ;   549.0 p1      49 b
        add edi, r13d                     ;   551.0 p0      49 b
        lea ecx, [rbx + r13]              ;   551.0 p0      49 b
        rol edi, cl                       ;   552.0 p5      49 b
        mov r14d, dword [rsp + 84]        ;   543.2 p2      48 a
        add r14d, r13d                    ;   551.0 p1      48 a
        mov dword [rax + 96], ebp         ;   543.8 p3+p4   53 s
        add r14d, edi                     ;   553.0 p0      48 a
        rol r14d, 3                       ;   554.0 p5      48 a
        add r11d, edi                     ;   553.0 p1      49 b
        add r11d, r14d                    ;   555.0 p0      49 b
        lea ecx, [rdi + r14]              ;   555.0 p0      49 b
        rol r11d, cl                      ;   556.0 p5      49 b
        mov ebp, dword [rsp + 104]        ;   547.2 p2      48 a
        add ebp, r14d                     ;   555.0 p1      48 a
        mov dword [rax + 100], r9d        ;   547.8 p3+p4   53 s
        add ebp, r11d                     ;   557.0 p0      48 a
        rol ebp, 3                        ;   558.0 p5      48 a
        add r12d, r11d                    ;   557.0 p1      49 b
        add r12d, ebp                     ;   559.0 p0      49 b
        lea ecx, [r11 + rbp]              ;   559.0 p0      49 b
        rol r12d, cl                      ;   560.0 p5      49 b
        mov r9d, dword [rsp + 100]        ;   551.2 p2      48 a
        add r9d, ebp                      ;   559.0 p1      48 a
        mov dword [rax + 104], esi        ;   551.8 p3+p4   53 s
        add r9d, r12d                     ;   561.0 p0      48 a
        rol r9d, 3                        ;   562.0 p5      48 a
        add edx, r12d                     ;   561.0 p1      49 b
        add edx, r9d                      ;   563.0 p0      49 b
        lea ecx, [r12 + r9]               ;   563.0 p0      49 b
        rol edx, cl                       ;   564.0 p5      49 b
        mov esi, dword [rsp + 96]         ;   555.2 p2      48 a
        add esi, r9d                      ;   563.0 p1      48 a
        mov dword [rax + 108], r13d       ;   555.8 p3+p4   53 s
        add esi, edx                      ;   565.0 p0      48 a
        rol esi, 3                        ;   566.0 p5      48 a
        add r10d, edx                     ;   565.0 p1      49 b
        add r10d, esi                     ;   567.0 p0      49 b
        lea ecx, [rdx + rsi]              ;   567.0 p0      49 b
        rol r10d, cl                      ;   568.0 p5      49 b
        mov r13d, dword [rsp + 116]       ;   559.2 p2      48 a
        add r13d, esi                     ;   567.0 p1      48 a
        mov dword [rax + 112], r14d       ;   559.8 p3+p4   53 s
        add r13d, r10d                    ;   569.0 p0      48 a
        rol r13d, 3                       ;   570.0 p5      48 a
        add ebx, r10d                     ;   569.0 p1      49 b
        add ebx, r13d                     ;   571.0 p0      49 b
        lea ecx, [r10 + r13]              ;   571.0 p0      49 b
        rol ebx, cl                       ;   572.0 p5      49 b
        mov r14d, dword [rsp + 112]       ;   563.2 p2      48 a
        add r14d, r13d                    ;   571.0 p1      48 a
        mov dword [rax + 116], ebp        ;   563.8 p3+p4   53 s
        add r14d, ebx                     ;   573.0 p0      48 a
        rol r14d, 3                       ;   574.0 p5      48 a
        add edi, ebx                      ;   573.0 p1      49 b
        add edi, r14d                     ;   575.0 p0      49 b
        lea ecx, [rbx + r14]              ;   575.0 p0      49 b
        rol edi, cl                       ;   576.0 p5      49 b
        mov ebp, dword [rsp + 108]        ;   567.2 p2      48 a
        add ebp, r14d                     ;   575.0 p1      48 a
        mov dword [rax + 120], r9d        ;   567.8 p3+p4   53 s
        add ebp, edi                      ;   577.0 p0      48 a
        rol ebp, 3                        ;   578.0 p5      48 a
        add r11d, edi                     ;   577.0 p1      49 b
        add r11d, ebp                     ;   579.0 p0      49 b
        lea ecx, [rdi + rbp]              ;   579.0 p0      49 b
        rol r11d, cl                      ;   580.0 p5      49 b
        mov r9d, dword [rsp + 128]        ;   571.2 p2      48 a
        add r9d, ebp                      ;   579.0 p1      48 a
        mov dword [rax + 124], esi        ;   571.8 p3+p4   53 s
        add r9d, r11d                     ;   581.0 p0      48 a
        rol r9d, 3                        ;   582.0 p5      48 a
        add r12d, r11d                    ;   581.0 p1      49 b
        add r12d, r9d                     ;   583.0 p0      49 b
        lea ecx, [r11 + r9]               ;   583.0 p0      49 b
        rol r12d, cl                      ;   584.0 p5      49 b
        mov esi, dword [rsp + 124]        ;   575.2 p2      48 a
        add esi, r9d                      ;   583.0 p1      48 a
        mov dword [rax + 128], r13d       ;   575.8 p3+p4   53 s
        add esi, r12d                     ;   585.0 p0      48 a
        rol esi, 3                        ;   586.0 p5      48 a
        add edx, r12d                     ;   585.0 p1      49 b
        add edx, esi                      ;   587.0 p0      49 b
        lea ecx, [r12 + rsi]              ;   587.0 p0      49 b
        rol edx, cl                       ;   588.0 p5      49 b
        mov r13d, dword [rsp + 120]       ;   579.2 p2      48 a
        add r13d, esi                     ;   587.0 p1      48 a
        mov dword [rax + 132], r14d       ;   579.8 p3+p4   53 s
        add r13d, edx                     ;   589.0 p0      48 a
        rol r13d, 3                       ;   590.0 p5      48 a
        add r10d, edx                     ;   589.0 p1      49 b
        add r10d, r13d                    ;   591.0 p0      49 b
        lea ecx, [rdx + r13]              ;   591.0 p0      49 b
        rol r10d, cl                      ;   592.0 p5      49 b
        add ebx, r10d                     ;   593.0 p1      49 b
        mov r14d, dword [rsp + 140]       ;   583.5 p2      48 a
        add r14d, r13d                    ;   591.0 p0      48 a
        mov dword [rax + 136], ebp        ;   584.0 p3+p4   53 s
        add r14d, r10d                    ;   593.0 p5      48 a
        rol r14d, 3                       ;   594.0 p0      48 a
        add ebx, r14d                     ;   595.0 p1      49 b
        add r10d, r14d                    ;   595.0 p5      49 b
        mov ecx, r10d                     ;   596.0 p0      49 b copy
        rol ebx, cl                       ;   597.0 p5      49 b
        add edi, ebx                      ;   598.0 p1      49 b
        mov ebp, dword [rsp + 136]        ;   588.0 p2      48 a
        add ebp, r14d                     ;   595.0 p0      48 a
        add ebp, ebx                      ;   598.0 p5      48 a
        rol ebp, 3                        ;   599.0 p0      48 a
        add edi, ebp                      ;   600.0 p1      49 b
        add ebx, ebp                      ;   600.0 p5      49 b
        mov ecx, ebx                      ;   601.0 p0      49 b copy
        rol edi, cl                       ;   602.0 p5      49 b
        add r11d, edi                     ;   603.0 p1      49 b
        mov r10d, dword [rsp + 132]       ;   593.0 p2      48 a
        add r10d, ebp                     ;   600.0 p0      48 a
        add r10d, edi                     ;   603.0 p1      48 a
        rol r10d, 3                       ;   604.0 p5      48 a
        add r11d, r10d                    ;   605.0 p0      49 b
        add edi, r10d                     ;   605.0 p1      49 b
        mov ecx, edi                      ;   606.0 p5      49 b copy
        rol r11d, cl                      ;   607.0 p0      49 b
        add r12d, r11d                    ;   608.0 p1      49 b
        mov dword [rax + 140], r9d        ;   598.0 p3+p4   53 s
        mov dword [rax + 144], esi        ;   599.0 p3+p4   53 s
        mov dword [rax + 148], r13d       ;   600.0 p3+p4   53 s
        mov esi, dword [rsp + 152]        ;   599.0 p2      48 a
        add esi, r10d                     ;   605.0 p5      48 a
        add esi, r11d                     ;   608.0 p0      48 a
        rol esi, 3                        ;   609.0 p5      48 a
        mov dword [rax + 152], r14d       ;   601.0 p3+p4   53 s
        mov dword [rax + 156], ebp        ;   602.0 p3+p4   53 s
        add r12d, esi                     ;   610.0 p1      49 b
        add r11d, esi                     ;   610.0 p0      49 b
        mov ecx, r11d                     ;   611.0 p5      49 b copy
        rol r12d, cl                      ;   612.0 p0      49 b
        add edx, r12d                     ;   613.0 p1      49 b
        mov dword [rax + 160], r10d       ;   605.0 p3+p4   53 s
        mov edi, dword [rsp + 148]        ;   603.2 p2      48 a
        add edi, esi                      ;   610.0 p5      48 a
        add edi, r12d                     ;   613.0 p0      48 a
        rol edi, 3                        ;   614.0 p5      48 a
        mov dword [rax + 164], esi        ;   610.0 p3+p4   53 s
        add edx, edi                      ;   615.0 p1      49 b
        add r12d, edi                     ;   615.0 p0      49 b
        mov ecx, r12d                     ;   616.0 p5      49 b copy
        rol edx, cl                       ;   617.0 p0      49 b
        add r8d, edx                      ;   618.0 p1      48 a
        add r8d, edi                      ;   619.0 p5      48 a
        rol r8d, 3                        ;   620.0 p0      48 a
        mov dword [rax + 168], edi        ;   615.0 p3+p4   53 s
        mov dword [rax + 172], r8d        ;   621.0 p3+p4   53 s
        mov esi, dword [rsp + 144]        ;   610.5 p2      48 a reload
        mov dword [rax], esi              ;   613.5 p3+p4   53 s
        mov esi, dword [rsp + 156]        ;   611.5 p2      48 a reload
        mov dword [rax + 12], esi         ;   614.5 p3+p4   53 s
        mov esi, dword [rsp + 20]         ;   612.5 p2      48 a reload
        mov dword [rax + 24], esi         ;   615.5 p3+p4   53 s
        mov esi, dword [rsp + 16]         ;   613.5 p2      48 a reload
        mov dword [rax + 28], esi         ;   616.5 p3+p4   53 s
        add rsp, 0xa8                     ;                    frame
        pop r15                           ;                    preserved
        pop r14                           ;                    preserved
        pop r13                           ;                    preserved
        pop r12                           ;                    preserved
        pop rbp                           ;                    preserved
        pop rbx                           ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

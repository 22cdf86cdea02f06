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
;   body: 1363 uops, planned 645.0; bounds: width 340.8, ports 325.3, path 397.0
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
        mov ecx, dword [rsp + 16]         ;    39.0 p2      48 a
        lea ecx, [rcx + r10 + 1205115108] ;    42.0 p0      48 a
        rol ecx, 3                        ;    43.0 p5      48 a
        add r12d, r10d                    ;    42.0 p1      49 b
        add r12d, ecx                     ;    44.0 p0      49 b
        lea edx, [r10 + rcx]              ;    44.0 p0      49 b
        mov dword [rsp + 20], ecx         ;    44.0 p3+p4   48 a spill
        mov ecx, edx                      ;    45.0 p5      49 b copy
        rol r12d, cl                      ;    46.0 p0      49 b
        mov ecx, dword [rsp + 20]         ;    44.0 p2      48 a
        lea ecx, [rcx + r12 - 435416419]  ;    47.0 p0      48 a
        rol ecx, 3                        ;    48.0 p5      48 a
        add r14d, r12d                    ;    47.0 p1      49 b
        add r14d, ecx                     ;    49.0 p0      49 b
        lea edx, [r12 + rcx]              ;    49.0 p0      49 b
        mov dword [rsp + 24], ecx         ;    49.0 p3+p4   48 a spill
        mov ecx, edx                      ;    50.0 p5      49 b copy
        rol r14d, cl                      ;    51.0 p0      49 b
        mov ecx, dword [rsp + 24]         ;    49.0 p2      48 a
        lea ecx, [rcx + r14 - 2075947946] ;    52.0 p0      48 a
        rol ecx, 3                        ;    53.0 p5      48 a
        add r8d, r14d                     ;    52.0 p1      49 b
        add r8d, ecx                      ;    54.0 p0      49 b
        lea edx, [r14 + rcx]              ;    54.0 p0      49 b
        mov dword [rsp + 28], ecx         ;    54.0 p3+p4   48 a spill
        mov ecx, edx                      ;    55.0 p5      49 b copy
        rol r8d, cl                       ;    56.0 p0      49 b
        mov ecx, dword [rsp + 28]         ;    54.0 p2      48 a
        lea ecx, [rcx + r8 + 578487823]   ;    57.0 p0      48 a
        rol ecx, 3                        ;    58.0 p5      48 a
        add esi, r8d                      ;    57.0 p1      49 b
        add esi, ecx                      ;    59.0 p0      49 b
        lea edx, [r8 + rcx]               ;    59.0 p0      49 b
        mov dword [rsp + 32], ecx         ;    59.0 p3+p4   48 a spill
        mov ecx, edx                      ;    60.0 p5      49 b copy
        rol esi, cl                       ;    61.0 p0      49 b
        mov ecx, dword [rsp + 32]         ;    59.0 p2      48 a
        lea ecx, [rcx + rsi - 1062043704] ;    62.0 p0      48 a
        rol ecx, 3                        ;    63.0 p5      48 a
        add edi, esi                      ;    62.0 p1      49 b
        add edi, ecx                      ;    64.0 p0      49 b
        lea edx, [rsi + rcx]              ;    64.0 p0      49 b
        mov dword [rsp + 36], ecx         ;    64.0 p3+p4   48 a spill
        mov ecx, edx                      ;    65.0 p5      49 b copy
        rol edi, cl                       ;    66.0 p0      49 b
        mov ecx, dword [rsp + 36]         ;    64.0 p2      48 a
        lea ecx, [rcx + rdi + 1592392065] ;    67.0 p0      48 a
        rol ecx, 3                        ;    68.0 p5      48 a
        add r10d, edi                     ;    67.0 p1      49 b
        add r10d, ecx                     ;    69.0 p0      49 b
        lea edx, [rdi + rcx]              ;    69.0 p0      49 b
        mov dword [rsp + 40], ecx         ;    69.0 p3+p4   48 a spill
        mov ecx, edx                      ;    70.0 p5      49 b copy
        rol r10d, cl                      ;    71.0 p0      49 b
        mov ecx, dword [rsp + 40]         ;    69.0 p2      48 a
        lea ecx, [rcx + r10 - 48139462]   ;    72.0 p0      48 a
        rol ecx, 3                        ;    73.0 p5      48 a
        add r12d, r10d                    ;    72.0 p1      49 b
        add r12d, ecx                     ;    74.0 p0      49 b
        lea edx, [r10 + rcx]              ;    74.0 p0      49 b
        mov dword [rsp + 44], ecx         ;    74.0 p3+p4   48 a spill
        mov ecx, edx                      ;    75.0 p5      49 b copy
        rol r12d, cl                      ;    76.0 p0      49 b
        mov ecx, dword [rsp + 44]         ;    74.0 p2      48 a
        lea ecx, [rcx + r12 - 1688670989] ;    77.0 p0      48 a
        rol ecx, 3                        ;    78.0 p5      48 a
        add r14d, r12d                    ;    77.0 p1      49 b
        add r14d, ecx                     ;    79.0 p0      49 b
        lea edx, [r12 + rcx]              ;    79.0 p0      49 b
        mov dword [rsp + 48], ecx         ;    79.0 p3+p4   48 a spill
        mov ecx, edx                      ;    80.0 p5      49 b copy
        rol r14d, cl                      ;    81.0 p0      49 b
        mov ecx, dword [rsp + 48]         ;    79.0 p2      48 a
        lea ecx, [rcx + r14 + 965764780]  ;    82.0 p0      48 a
        rol ecx, 3                        ;    83.0 p5      48 a
        add r8d, r14d                     ;    82.0 p1      49 b
        add r8d, ecx                      ;    84.0 p0      49 b
        lea edx, [r14 + rcx]              ;    84.0 p0      49 b
        mov dword [rsp + 52], ecx         ;    84.0 p3+p4   48 a spill
        mov ecx, edx                      ;    85.0 p5      49 b copy
        rol r8d, cl                       ;    86.0 p0      49 b
        mov ecx, dword [rsp + 52]         ;    84.0 p2      48 a
        lea ecx, [rcx + r8 - 674766747]   ;    87.0 p0      48 a
        rol ecx, 3                        ;    88.0 p5      48 a
        add esi, r8d                      ;    87.0 p1      49 b
        add esi, ecx                      ;    89.0 p0      49 b
        lea edx, [r8 + rcx]               ;    89.0 p0      49 b
        mov dword [rsp + 56], ecx         ;    89.0 p3+p4   48 a spill
        mov ecx, edx                      ;    90.0 p5      49 b copy
        rol esi, cl                       ;    91.0 p0      49 b
        mov ecx, dword [rsp + 56]         ;    89.0 p2      48 a
        lea ecx, [rcx + rsi + 1979669022] ;    92.0 p0      48 a
        rol ecx, 3                        ;    93.0 p5      48 a
        add edi, esi                      ;    92.0 p1      49 b
        add edi, ecx                      ;    94.0 p0      49 b
        lea edx, [rsi + rcx]              ;    94.0 p0      49 b
        mov dword [rsp + 60], ecx         ;    94.0 p3+p4   48 a spill
        mov ecx, edx                      ;    95.0 p5      49 b copy
        rol edi, cl                       ;    96.0 p0      49 b
        mov ecx, dword [rsp + 60]         ;    94.0 p2      48 a
        lea ecx, [rcx + rdi + 339137495]  ;    97.0 p0      48 a
        rol ecx, 3                        ;    98.0 p5      48 a
        add r10d, edi                     ;    97.0 p1      49 b
        add r10d, ecx                     ;    99.0 p0      49 b
        lea edx, [rdi + rcx]              ;    99.0 p0      49 b
        mov dword [rsp + 64], ecx         ;    99.0 p3+p4   48 a spill
        mov ecx, edx                      ;   100.0 p5      49 b copy
        rol r10d, cl                      ;   101.0 p0      49 b
        mov ecx, dword [rsp + 64]         ;    99.0 p2      48 a
        lea ecx, [rcx + r10 - 1301394032] ;   102.0 p0      48 a
        rol ecx, 3                        ;   103.0 p5      48 a
        add r12d, r10d                    ;   102.0 p1      49 b
        add r12d, ecx                     ;   104.0 p0      49 b
        lea edx, [r10 + rcx]              ;   104.0 p0      49 b
        mov dword [rsp + 68], ecx         ;   104.0 p3+p4   48 a spill
        mov ecx, edx                      ;   105.0 p5      49 b copy
        rol r12d, cl                      ;   106.0 p0      49 b
        mov ecx, dword [rsp + 68]         ;   104.0 p2      48 a
        lea ecx, [rcx + r12 + 1353041737] ;   107.0 p0      48 a
        rol ecx, 3                        ;   108.0 p5      48 a
        add r14d, r12d                    ;   107.0 p1      49 b
        add r14d, ecx                     ;   109.0 p0      49 b
        lea edx, [r12 + rcx]              ;   109.0 p0      49 b
        mov dword [rsp + 72], ecx         ;   109.0 p3+p4   48 a spill
        mov ecx, edx                      ;   110.0 p5      49 b copy
        rol r14d, cl                      ;   111.0 p0      49 b
        mov ecx, dword [rsp + 72]         ;   109.0 p2      48 a
        lea ecx, [rcx + r14 - 287489790]  ;   112.0 p0      48 a
        rol ecx, 3                        ;   113.0 p5      48 a
        add r8d, r14d                     ;   112.0 p1      49 b
        add r8d, ecx                      ;   114.0 p0      49 b
        lea edx, [r14 + rcx]              ;   114.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   114.0 p3+p4   48 a spill
        mov ecx, edx                      ;   115.0 p5      49 b copy
        rol r8d, cl                       ;   116.0 p0      49 b
        mov ecx, dword [rsp + 76]         ;   114.0 p2      48 a
        lea ecx, [rcx + r8 - 1928021317]  ;   117.0 p0      48 a
        rol ecx, 3                        ;   118.0 p5      48 a
        add esi, r8d                      ;   117.0 p1      49 b
        add esi, ecx                      ;   119.0 p0      49 b
        lea edx, [r8 + rcx]               ;   119.0 p0      49 b
        mov dword [rsp + 80], ecx         ;   119.0 p3+p4   48 a spill
        mov ecx, edx                      ;   120.0 p5      49 b copy
        rol esi, cl                       ;   121.0 p0      49 b
        mov ecx, dword [rsp + 80]         ;   119.0 p2      48 a
        lea ecx, [rcx + rsi + 726414452]  ;   122.0 p0      48 a
        rol ecx, 3                        ;   123.0 p5      48 a
        add edi, esi                      ;   122.0 p1      49 b
        add edi, ecx                      ;   124.0 p0      49 b
        lea edx, [rsi + rcx]              ;   124.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   124.0 p3+p4   48 a spill
        mov ecx, edx                      ;   125.0 p5      49 b copy
        rol edi, cl                       ;   126.0 p0      49 b
        mov ecx, dword [rsp + 84]         ;   124.0 p2      48 a
        lea ecx, [rcx + rdi - 914117075]  ;   127.0 p0      48 a
        rol ecx, 3                        ;   128.0 p5      48 a
        add r10d, edi                     ;   127.0 p1      49 b
        add r10d, ecx                     ;   129.0 p0      49 b
        lea edx, [rdi + rcx]              ;   129.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   129.0 p3+p4   48 a spill
        mov ecx, edx                      ;   130.0 p5      49 b copy
        rol r10d, cl                      ;   131.0 p0      49 b
        mov ecx, dword [rsp + 88]         ;   129.0 p2      48 a
        lea ecx, [rcx + r10 + 1740318694] ;   132.0 p0      48 a
        rol ecx, 3                        ;   133.0 p5      48 a
        add r12d, r10d                    ;   132.0 p1      49 b
        add r12d, ecx                     ;   134.0 p0      49 b
        lea edx, [r10 + rcx]              ;   134.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   134.0 p3+p4   48 a spill
        mov ecx, edx                      ;   135.0 p5      49 b copy
        rol r12d, cl                      ;   136.0 p0      49 b
        mov ecx, dword [rsp + 92]         ;   134.0 p2      48 a
        lea ecx, [rcx + r12 + 99787167]   ;   137.0 p0      48 a
        rol ecx, 3                        ;   138.0 p5      48 a
        add r14d, r12d                    ;   137.0 p1      49 b
        add r14d, ecx                     ;   139.0 p0      49 b
        lea edx, [r12 + rcx]              ;   139.0 p0      49 b
        mov dword [rsp + 96], ecx         ;   139.0 p3+p4   48 a spill
        mov ecx, edx                      ;   140.0 p5      49 b copy
        rol r14d, cl                      ;   141.0 p0      49 b
        mov ecx, dword [rsp + 96]         ;   139.0 p2      48 a
        lea ecx, [rcx + r14 - 1540744360] ;   142.0 p0      48 a
        rol ecx, 3                        ;   143.0 p5      48 a
        add r8d, r14d                     ;   142.0 p1      49 b
        add r8d, ecx                      ;   144.0 p0      49 b
        lea edx, [r14 + rcx]              ;   144.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   144.0 p3+p4   48 a spill
        mov ecx, edx                      ;   145.0 p5      49 b copy
        rol r8d, cl                       ;   146.0 p0      49 b
        mov ecx, dword [rsp + 100]        ;   144.0 p2      48 a
        lea ecx, [rcx + r8 + 1113691409]  ;   147.0 p0      48 a
        rol ecx, 3                        ;   148.0 p5      48 a
        add esi, r8d                      ;   147.0 p1      49 b
        add esi, ecx                      ;   149.0 p0      49 b
        lea edx, [r8 + rcx]               ;   149.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   149.0 p3+p4   48 a spill
        mov ecx, edx                      ;   150.0 p5      49 b copy
        rol esi, cl                       ;   151.0 p0      49 b
        mov ecx, dword [rsp + 104]        ;   149.0 p2      48 a
        lea ecx, [rcx + rsi - 526840118]  ;   152.0 p0      48 a
        rol ecx, 3                        ;   153.0 p5      48 a
        add edi, esi                      ;   152.0 p1      49 b
        add edi, ecx                      ;   154.0 p0      49 b
        lea edx, [rsi + rcx]              ;   154.0 p0      49 b
        mov dword [rsp + 108], ecx        ;   154.0 p3+p4   48 a spill
        mov ecx, edx                      ;   155.0 p5      49 b copy
        rol edi, cl                       ;   156.0 p0      49 b
        mov ecx, dword [rsp + 108]        ;   154.0 p2      48 a
        lea ecx, [rcx + rdi + 2127595651] ;   157.0 p0      48 a
        rol ecx, 3                        ;   158.0 p5      48 a
        add r10d, edi                     ;   157.0 p1      49 b
        add r10d, ecx                     ;   159.0 p0      49 b
        lea edx, [rdi + rcx]              ;   159.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   159.0 p3+p4   48 a spill
        mov ecx, edx                      ;   160.0 p5      49 b copy
        rol r10d, cl                      ;   161.0 p0      49 b
        mov ecx, dword [rsp + 112]        ;   159.0 p2      48 a
        lea ecx, [rcx + r10 + 487064124]  ;   162.0 p0      48 a
        rol ecx, 3                        ;   163.0 p5      48 a
        add r12d, r10d                    ;   162.0 p1      49 b
        add r12d, ecx                     ;   164.0 p0      49 b
        lea edx, [r10 + rcx]              ;   164.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   164.0 p3+p4   48 a spill
        mov ecx, edx                      ;   165.0 p5      49 b copy
        rol r12d, cl                      ;   166.0 p0      49 b
        mov ecx, dword [rsp + 116]        ;   164.0 p2      48 a
        lea ecx, [rcx + r12 - 1153467403] ;   167.0 p0      48 a
        rol ecx, 3                        ;   168.0 p5      48 a
        add r14d, r12d                    ;   167.0 p1      49 b
        add r14d, ecx                     ;   169.0 p0      49 b
        lea edx, [r12 + rcx]              ;   169.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   169.0 p3+p4   48 a spill
        mov ecx, edx                      ;   170.0 p5      49 b copy
        rol r14d, cl                      ;   171.0 p0      49 b
        mov ecx, dword [rsp + 120]        ;   169.0 p2      48 a
        lea ecx, [rcx + r14 + 1500968366] ;   172.0 p0      48 a
        rol ecx, 3                        ;   173.0 p5      48 a
        add r8d, r14d                     ;   172.0 p1      49 b
        add r8d, ecx                      ;   174.0 p0      49 b
        lea edx, [r14 + rcx]              ;   174.0 p0      49 b
        mov dword [rsp + 124], ecx        ;   174.0 p3+p4   48 a spill
        mov ecx, edx                      ;   175.0 p5      49 b copy
        rol r8d, cl                       ;   176.0 p0      49 b
        mov ecx, dword [rsp + 124]        ;   174.0 p2      48 a
        lea ecx, [rcx + r8 - 139563161]   ;   177.0 p0      48 a
        rol ecx, 3                        ;   178.0 p5      48 a
        add esi, r8d                      ;   177.0 p1      49 b
        add esi, ecx                      ;   179.0 p0      49 b
        lea edx, [r8 + rcx]               ;   179.0 p0      49 b
        mov dword [rsp + 128], ecx        ;   179.0 p3+p4   48 a spill
        mov ecx, edx                      ;   180.0 p5      49 b copy
        rol esi, cl                       ;   181.0 p0      49 b
        mov ecx, dword [rsp + 128]        ;   179.0 p2      48 a
        lea ecx, [rcx + rsi - 1780094688] ;   182.0 p0      48 a
        rol ecx, 3                        ;   183.0 p5      48 a
        add edi, esi                      ;   182.0 p1      49 b
        add edi, ecx                      ;   184.0 p0      49 b
        lea edx, [rsi + rcx]              ;   184.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   184.0 p3+p4   48 a spill
        mov ecx, edx                      ;   185.0 p5      49 b copy
        rol edi, cl                       ;   186.0 p0      49 b
        mov ecx, dword [rsp + 132]        ;   184.0 p2      48 a
        lea ecx, [rcx + rdi + 874341081]  ;   187.0 p0      48 a
        rol ecx, 3                        ;   188.0 p5      48 a
        add r10d, edi                     ;   187.0 p1      49 b
        add r10d, ecx                     ;   189.0 p0      49 b
        lea edx, [rdi + rcx]              ;   189.0 p0      49 b
        mov dword [rsp + 136], ecx        ;   189.0 p3+p4   48 a spill
        mov ecx, edx                      ;   190.0 p5      49 b copy
        rol r10d, cl                      ;   191.0 p0      49 b
        mov ecx, dword [rsp + 136]        ;   189.0 p2      48 a
        lea ecx, [rcx + r10 - 766190446]  ;   192.0 p0      48 a
        rol ecx, 3                        ;   193.0 p5      48 a
        add r12d, r10d                    ;   192.0 p1      49 b
        add r12d, ecx                     ;   194.0 p0      49 b
        lea edx, [r10 + rcx]              ;   194.0 p0      49 b
        mov dword [rsp + 140], ecx        ;   194.0 p3+p4   48 a spill
        mov ecx, edx                      ;   195.0 p5      49 b copy
        rol r12d, cl                      ;   196.0 p0      49 b
        mov ecx, dword [rsp + 140]        ;   194.0 p2      48 a
        lea ecx, [rcx + r12 + 1888245323] ;   197.0 p0      48 a
        rol ecx, 3                        ;   198.0 p5      48 a
        add r14d, r12d                    ;   197.0 p1      49 b
        add r14d, ecx                     ;   199.0 p0      49 b
        lea edx, [r12 + rcx]              ;   199.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   199.0 p3+p4   48 a spill
        mov ecx, edx                      ;   200.0 p5      49 b copy
        rol r14d, cl                      ;   201.0 p0      49 b
        mov ecx, dword [rsp + 144]        ;   199.0 p2      48 a
        lea ecx, [rcx + r14 + 247713796]  ;   202.0 p0      48 a
        rol ecx, 3                        ;   203.0 p5      48 a
        add r8d, r14d                     ;   202.0 p1      49 b
        add r8d, ecx                      ;   204.0 p0      49 b
        lea edx, [r14 + rcx]              ;   204.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   204.0 p3+p4   48 a spill
        mov ecx, edx                      ;   205.0 p5      49 b copy
        rol r8d, cl                       ;   206.0 p0      49 b
        mov ecx, dword [rsp + 148]        ;   204.0 p2      48 a
        lea ecx, [rcx + r8 - 1392817731]  ;   207.0 p0      48 a
        rol ecx, 3                        ;   208.0 p5      48 a
        add esi, r8d                      ;   207.0 p1      49 b
        add esi, ecx                      ;   209.0 p0      49 b
        lea edx, [r8 + rcx]               ;   209.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   209.0 p3+p4   48 a spill
        mov ecx, edx                      ;   210.0 p5      49 b copy
        rol esi, cl                       ;   211.0 p0      49 b
        mov ecx, dword [rsp + 152]        ;   209.0 p2      48 a
        lea ecx, [rcx + rsi + 1261618038] ;   212.0 p0      48 a
        rol ecx, 3                        ;   213.0 p5      48 a
        add edi, esi                      ;   212.0 p1      49 b
        add edi, ecx                      ;   214.0 p0      49 b
        lea edx, [rsi + rcx]              ;   214.0 p0      49 b
        mov dword [rsp + 156], ecx        ;   214.0 p3+p4   48 a spill
        mov ecx, edx                      ;   215.0 p5      49 b copy
        rol edi, cl                       ;   216.0 p0      49 b
        mov ecx, dword [rsp + 156]        ;   214.0 p2      48 a
        lea ecx, [rcx + rdi - 1089828067] ;   217.0 p0      48 a
        rol ecx, 3                        ;   218.0 p5      48 a
        add r10d, edi                     ;   217.0 p1      49 b
        add r10d, ecx                     ;   219.0 p0      49 b
        add ebp, ecx                      ;   219.0 p5      48 a
        lea edx, [rdi + rcx]              ;   219.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   219.0 p3+p4   48 a spill
        mov ecx, edx                      ;   220.0 p1      49 b copy
        rol r10d, cl                      ;   221.0 p5      49 b
        add ebp, r10d                     ;   222.0 p0      48 a
        rol ebp, 3                        ;   223.0 p5      48 a
        add r12d, r10d                    ;   222.0 p1      49 b
        add r12d, ebp                     ;   224.0 p0      49 b
        add r9d, ebp                      ;   224.0 p5      48 a
        mov ecx, dword [rsp + 16]         ;   215.0 p2      48 a
        lea edx, [r10 + rbp]              ;   224.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   218.0 p3+p4   48 a spill
        mov ecx, edx                      ;   225.0 p1      49 b copy
        rol r12d, cl                      ;   226.0 p5      49 b
        add r9d, r12d                     ;   227.0 p0      48 a
        rol r9d, 3                        ;   228.0 p5      48 a
        add r14d, r12d                    ;   227.0 p1      49 b
        add r14d, r9d                     ;   229.0 p0      49 b
        add r11d, r9d                     ;   229.0 p5      48 a
        mov ecx, dword [rsp + 20]         ;   219.8 p2      48 a
        lea edx, [r12 + r9]               ;   229.0 p0      49 b
        mov dword [rsp + 20], ecx         ;   222.8 p3+p4   48 a spill
        mov ecx, edx                      ;   230.0 p1      49 b copy
        rol r14d, cl                      ;   231.0 p5      49 b
        add r11d, r14d                    ;   232.0 p0      48 a
        rol r11d, 3                       ;   233.0 p5      48 a
        add r8d, r14d                     ;   232.0 p1      49 b
        add r8d, r11d                     ;   234.0 p0      49 b
        add r13d, r11d                    ;   234.0 p1      48 a
        mov ecx, dword [rsp + 24]         ;   224.5 p2      48 a
        lea edx, [r14 + r11]              ;   234.0 p0      49 b
        mov dword [rsp + 24], ecx         ;   227.5 p3+p4   48 a spill
        mov ecx, edx                      ;   235.0 p5      49 b copy
        rol r8d, cl                       ;   236.0 p0      49 b
        add r13d, r8d                     ;   237.0 p1      48 a
        rol r13d, 3                       ;   238.0 p5      48 a
        add esi, r8d                      ;   237.0 p0      49 b
        add esi, r13d                     ;   239.0 p1      49 b
        add r15d, r13d                    ;   239.0 p5      48 a
        mov ecx, dword [rsp + 28]         ;   229.5 p2      48 a
        lea edx, [r8 + r13]               ;   239.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   232.5 p3+p4   48 a spill
        mov ecx, edx                      ;   240.0 p1      49 b copy
        rol esi, cl                       ;   241.0 p5      49 b
        add r15d, esi                     ;   242.0 p0      48 a
        rol r15d, 3                       ;   243.0 p5      48 a
        add edi, esi                      ;   242.0 p1      49 b
        add edi, r15d                     ;   244.0 p0      49 b
        add eax, r15d                     ;   244.0 p1      48 a
        mov ecx, dword [rsp + 32]         ;   234.5 p2      48 a
        lea edx, [rsi + r15]              ;   244.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   237.5 p3+p4   48 a spill
        mov ecx, edx                      ;   245.0 p5      49 b copy
        rol edi, cl                       ;   246.0 p0      49 b
        add eax, edi                      ;   247.0 p1      48 a
        rol eax, 3                        ;   248.0 p5      48 a
        add r10d, edi                     ;   247.0 p0      49 b
        add r10d, eax                     ;   249.0 p1      49 b
        add ebx, eax                      ;   249.0 p5      48 a
        mov ecx, dword [rsp + 36]         ;   239.5 p2      48 a
        lea edx, [rdi + rax]              ;   249.0 p0      49 b
        mov dword [rsp + 36], ecx         ;   242.5 p3+p4   48 a spill
        mov ecx, edx                      ;   250.0 p1      49 b copy
        rol r10d, cl                      ;   251.0 p5      49 b
        add ebx, r10d                     ;   252.0 p0      48 a
        rol ebx, 3                        ;   253.0 p5      48 a
        add r12d, r10d                    ;   252.0 p1      49 b
        add r12d, ebx                     ;   254.0 p0      49 b
        mov ecx, dword [rsp + 16]         ;   244.2 p2      48 a reload
        add ecx, ebx                      ;   254.0 p1      48 a
        mov edx, dword [rsp + 40]         ;   245.2 p2      48 a
        mov dword [rsp + 40], eax         ;   249.0 p3+p4   48 a spill
        lea eax, [r10 + rbx]              ;   254.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   255.0 p3+p4   48 a spill
        mov ecx, eax                      ;   255.0 p5      49 b copy
        rol r12d, cl                      ;   256.0 p0      49 b
        add r14d, r12d                    ;   257.0 p1      49 b
        mov eax, dword [rsp + 16]         ;   255.0 p2      48 a reload
        add eax, r12d                     ;   258.0 p5      48 a
        rol eax, 3                        ;   259.0 p0      48 a
        add r14d, eax                     ;   260.0 p1      49 b
        mov ecx, dword [rsp + 44]         ;   250.0 p2      48 a
        mov dword [rsp + 44], ebx         ;   254.0 p3+p4   48 a spill
        lea ebx, [r12 + rax]              ;   260.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   253.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   261.0 p5      49 b copy
        rol r14d, cl                      ;   262.0 p0      49 b
        mov ecx, dword [rsp + 20]         ;   253.2 p2      48 a reload
        add ecx, eax                      ;   260.0 p1      48 a
        add ecx, r14d                     ;   263.0 p5      48 a
        rol ecx, 3                        ;   264.0 p0      48 a
        add r8d, r14d                     ;   263.0 p1      49 b
        add r8d, ecx                      ;   265.0 p5      49 b
        mov ebx, dword [rsp + 48]         ;   255.0 p2      48 a
        mov dword [rsp + 48], eax         ;   260.0 p3+p4   48 a spill
        mov eax, dword [rsp + 24]         ;   256.0 p2      48 a reload
        add eax, ecx                      ;   265.0 p0      48 a
        mov dword [rsp + 24], r15d        ;   256.2 p3+p4   48 a spill
        lea r15d, [r14 + rcx]             ;   265.0 p0      49 b
        mov dword [rsp + 20], ecx         ;   265.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   266.0 p1      49 b copy
        rol r8d, cl                       ;   267.0 p5      49 b
        add eax, r8d                      ;   268.0 p0      48 a
        rol eax, 3                        ;   269.0 p5      48 a
        add esi, r8d                      ;   268.0 p1      49 b
        add esi, eax                      ;   270.0 p0      49 b
        mov r15d, dword [rsp + 28]        ;   260.8 p2      48 a reload
        add r15d, eax                     ;   270.0 p5      48 a
        lea ecx, [r8 + rax]               ;   270.0 p0      49 b
        rol esi, cl                       ;   271.0 p5      49 b
        add r15d, esi                     ;   272.0 p1      48 a
        rol r15d, 3                       ;   273.0 p0      48 a
        add edi, esi                      ;   272.0 p5      49 b
        add edi, r15d                     ;   274.0 p1      49 b
        mov ecx, dword [rsp + 32]         ;   265.2 p2      48 a reload
        add ecx, r15d                     ;   274.0 p0      48 a
        mov dword [rsp + 32], eax         ;   270.0 p3+p4   48 a spill
        lea eax, [rsi + r15]              ;   274.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   275.0 p3+p4   48 a spill
        mov ecx, eax                      ;   275.0 p5      49 b copy
        rol edi, cl                       ;   276.0 p0      49 b
        add r10d, edi                     ;   277.0 p1      49 b
        mov eax, dword [rsp + 28]         ;   275.0 p2      48 a reload
        add eax, edi                      ;   278.0 p5      48 a
        rol eax, 3                        ;   279.0 p0      48 a
        add r10d, eax                     ;   280.0 p1      49 b
        lea ecx, [rdi + rax]              ;   280.0 p0      49 b
        rol r10d, cl                      ;   281.0 p5      49 b
        mov ecx, dword [rsp + 36]         ;   272.0 p2      48 a reload
        add ecx, eax                      ;   280.0 p1      48 a
        add ecx, r10d                     ;   282.0 p5      48 a
        rol ecx, 3                        ;   283.0 p0      48 a
        add r12d, r10d                    ;   282.0 p1      49 b
        add r12d, ecx                     ;   284.0 p5      49 b
        add edx, ecx                      ;   284.0 p0      48 a
        mov dword [rsp + 36], eax         ;   280.0 p3+p4   48 a spill
        mov eax, dword [rsp + 52]         ;   275.2 p2      48 a
        mov dword [rsp + 52], r15d        ;   276.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 56]        ;   276.2 p2      48 a
        mov dword [rsp + 56], r13d        ;   277.0 p3+p4   48 a spill
        lea r13d, [r10 + rcx]             ;   284.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   284.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   285.0 p1      49 b copy
        rol r12d, cl                      ;   286.0 p5      49 b
        add edx, r12d                     ;   287.0 p0      48 a
        rol edx, 3                        ;   288.0 p5      48 a
        add r14d, r12d                    ;   287.0 p1      49 b
        add r14d, edx                     ;   289.0 p0      49 b
        mov r13d, dword [rsp + 16]        ;   280.5 p2      48 a reload
        add r13d, edx                     ;   289.0 p5      48 a
        lea ecx, [r12 + rdx]              ;   289.0 p0      49 b
        rol r14d, cl                      ;   290.0 p5      49 b
        add r13d, r14d                    ;   291.0 p1      48 a
        rol r13d, 3                       ;   292.0 p0      48 a
        add r8d, r14d                     ;   291.0 p5      49 b
        add r8d, r13d                     ;   293.0 p1      49 b
        add ebx, r13d                     ;   293.0 p0      48 a
        mov ecx, dword [rsp + 60]         ;   284.5 p2      48 a
        mov dword [rsp + 60], edx         ;   289.0 p3+p4   48 a spill
        lea edx, [r14 + r13]              ;   293.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   287.5 p3+p4   48 a spill
        mov ecx, edx                      ;   294.0 p5      49 b copy
        rol r8d, cl                       ;   295.0 p0      49 b
        add ebx, r8d                      ;   296.0 p1      48 a
        rol ebx, 3                        ;   297.0 p5      48 a
        add esi, r8d                      ;   296.0 p0      49 b
        add esi, ebx                      ;   298.0 p1      49 b
        add eax, ebx                      ;   298.0 p5      48 a
        mov ecx, dword [rsp + 64]         ;   289.5 p2      48 a
        lea edx, [r8 + rbx]               ;   298.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   292.5 p3+p4   48 a spill
        mov ecx, edx                      ;   299.0 p1      49 b copy
        rol esi, cl                       ;   300.0 p5      49 b
        add eax, esi                      ;   301.0 p0      48 a
        rol eax, 3                        ;   302.0 p5      48 a
        add edi, esi                      ;   301.0 p1      49 b
        mov ecx, dword [rsp + 68]         ;   293.0 p2      48 a
        add edi, eax                      ;   303.0 p0      49 b
        add r15d, eax                     ;   303.0 p5      48 a
        mov edx, dword [rsp + 72]         ;   294.0 p2      48 a
        mov dword [rsp + 72], ebx         ;   298.0 p3+p4   48 a spill
        mov ebx, dword [rsp + 76]         ;   295.0 p2      48 a
        mov dword [rsp + 76], r13d        ;   295.0 p3+p4   48 a spill
        lea r13d, [rsi + rax]             ;   303.0 p0      49 b
        mov dword [rsp + 68], ecx         ;   296.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   304.0 p1      49 b copy
        rol edi, cl                       ;   305.0 p5      49 b
        add r15d, edi                     ;   306.0 p0      48 a
        rol r15d, 3                       ;   307.0 p5      48 a
        add r10d, edi                     ;   306.0 p1      49 b
        add r10d, r15d                    ;   308.0 p0      49 b
        mov r13d, dword [rsp + 16]        ;   298.5 p2      48 a reload
        add r13d, r15d                    ;   308.0 p5      48 a
        mov ecx, dword [rsp + 80]         ;   299.5 p2      48 a
        mov dword [rsp + 80], eax         ;   303.0 p3+p4   48 a spill
        lea eax, [rdi + r15]              ;   308.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   302.5 p3+p4   48 a spill
        mov ecx, eax                      ;   309.0 p1      49 b copy
        rol r10d, cl                      ;   310.0 p5      49 b
        add r13d, r10d                    ;   311.0 p0      48 a
        rol r13d, 3                       ;   312.0 p5      48 a
        add r12d, r10d                    ;   311.0 p1      49 b
        add r12d, r13d                    ;   313.0 p0      49 b
        mov eax, dword [rsp + 64]         ;   303.5 p2      48 a reload
        add eax, r13d                     ;   313.0 p5      48 a
        mov ecx, dword [rsp + 84]         ;   304.5 p2      48 a
        mov dword [rsp + 84], r15d        ;   308.0 p3+p4   48 a spill
        lea r15d, [r10 + r13]             ;   313.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   307.5 p3+p4   48 a spill
        mov ecx, r15d                     ;   314.0 p1      49 b copy
        rol r12d, cl                      ;   315.0 p5      49 b
        add eax, r12d                     ;   316.0 p0      48 a
        rol eax, 3                        ;   317.0 p5      48 a
        add r14d, r12d                    ;   316.0 p1      49 b
        add r14d, eax                     ;   318.0 p0      49 b
        mov r15d, dword [rsp + 68]        ;   308.5 p2      48 a reload
        add r15d, eax                     ;   318.0 p5      48 a
        mov ecx, dword [rsp + 88]         ;   309.5 p2      48 a
        mov dword [rsp + 88], r13d        ;   313.0 p3+p4   48 a spill
        lea r13d, [r12 + rax]             ;   318.0 p0      49 b
        mov dword [rsp + 68], ecx         ;   312.5 p3+p4   48 a spill
        mov ecx, r13d                     ;   319.0 p1      49 b copy
        rol r14d, cl                      ;   320.0 p5      49 b
        add r15d, r14d                    ;   321.0 p0      48 a
        rol r15d, 3                       ;   322.0 p5      48 a
        add r8d, r14d                     ;   321.0 p1      49 b
        add r8d, r15d                     ;   323.0 p0      49 b
        add edx, r15d                     ;   323.0 p5      48 a
        mov r13d, dword [rsp + 92]        ;   313.8 p2      48 a
        mov ecx, dword [rsp + 96]         ;   314.8 p2      48 a
        mov dword [rsp + 96], eax         ;   318.0 p3+p4   48 a spill
        lea eax, [r14 + r15]              ;   323.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   317.8 p3+p4   48 a spill
        mov ecx, eax                      ;   324.0 p1      49 b copy
        rol r8d, cl                       ;   325.0 p5      49 b
        add edx, r8d                      ;   326.0 p0      48 a
        rol edx, 3                        ;   327.0 p5      48 a
        add esi, r8d                      ;   326.0 p1      49 b
        add esi, edx                      ;   328.0 p0      49 b
        add ebx, edx                      ;   328.0 p5      48 a
        mov eax, dword [rsp + 100]        ;   318.8 p2      48 a
        lea ecx, [r8 + rdx]               ;   328.0 p0      49 b
        rol esi, cl                       ;   329.0 p5      49 b
        add ebx, esi                      ;   330.0 p1      48 a
        rol ebx, 3                        ;   331.0 p0      48 a
        add edi, esi                      ;   330.0 p5      49 b
        add edi, ebx                      ;   332.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;   323.0 p2      48 a reload
        add ecx, ebx                      ;   332.0 p0      48 a
        mov dword [rsp + 16], edx         ;   328.0 p3+p4   48 a spill
        lea edx, [rsi + rbx]              ;   332.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   333.0 p3+p4   48 a spill
        mov ecx, edx                      ;   333.0 p5      49 b copy
        rol edi, cl                       ;   334.0 p0      49 b
        add r10d, edi                     ;   335.0 p1      49 b
        mov ecx, dword [rsp + 100]        ;   333.0 p2      48 a reload
        add ecx, edi                      ;   336.0 p5      48 a
        rol ecx, 3                        ;   337.0 p0      48 a
        add r10d, ecx                     ;   338.0 p1      49 b
        lea edx, [rdi + rcx]              ;   338.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   338.0 p3+p4   48 a spill
        mov ecx, edx                      ;   339.0 p5      49 b copy
        rol r10d, cl                      ;   340.0 p0      49 b
        mov ecx, dword [rsp + 64]         ;   331.0 p2      48 a reload
        mov edx, dword [rsp + 100]        ;   338.0 p2      48 a reload
        add ecx, edx                      ;   341.0 p1      48 a
        add ecx, r10d                     ;   342.0 p5      48 a
        rol ecx, 3                        ;   343.0 p0      48 a
        add r12d, r10d                    ;   341.0 p1      49 b
        add r12d, ecx                     ;   344.0 p5      49 b
        mov edx, dword [rsp + 104]        ;   333.5 p2      48 a
        mov dword [rsp + 104], ebx        ;   333.8 p3+p4   48 a spill
        mov ebx, dword [rsp + 108]        ;   334.5 p2      48 a
        mov dword [rsp + 108], r15d       ;   334.8 p3+p4   48 a spill
        lea r15d, [r10 + rcx]             ;   344.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   344.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   345.0 p1      49 b copy
        rol r12d, cl                      ;   346.0 p5      49 b
        mov r15d, dword [rsp + 68]        ;   337.0 p2      48 a reload
        mov ecx, dword [rsp + 64]         ;   344.0 p2      48 a reload
        add r15d, ecx                     ;   347.0 p0      48 a
        add r15d, r12d                    ;   348.0 p1      48 a
        rol r15d, 3                       ;   349.0 p5      48 a
        add r14d, r12d                    ;   347.0 p0      49 b
        add r14d, r15d                    ;   350.0 p1      49 b
        add r13d, r15d                    ;   350.0 p5      48 a
        mov ecx, dword [rsp + 112]        ;   341.0 p2      48 a
        mov dword [rsp + 112], r11d       ;   341.2 p3+p4   48 a spill
        lea r11d, [r12 + r15]             ;   350.0 p0      49 b
        mov dword [rsp + 68], ecx         ;   344.0 p3+p4   48 a spill
        mov ecx, r11d                     ;   351.0 p1      49 b copy
        rol r14d, cl                      ;   352.0 p5      49 b
        add r13d, r14d                    ;   353.0 p0      48 a
        rol r13d, 3                       ;   354.0 p5      48 a
        add r8d, r14d                     ;   353.0 p1      49 b
        add r8d, r13d                     ;   355.0 p0      49 b
        mov r11d, dword [rsp + 116]       ;   345.0 p2      48 a
        mov ecx, dword [rsp + 92]         ;   346.0 p2      48 a reload
        add ecx, r13d                     ;   355.0 p5      48 a
        mov dword [rsp + 92], r15d        ;   350.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 120]       ;   347.0 p2      48 a
        mov dword [rsp + 120], r9d        ;   347.0 p3+p4   48 a spill
        lea r9d, [r14 + r13]              ;   355.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   356.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   356.0 p1      49 b copy
        rol r8d, cl                       ;   357.0 p5      49 b
        add esi, r8d                      ;   358.0 p0      49 b
        mov r9d, dword [rsp + 116]        ;   356.0 p2      48 a reload
        add r9d, r8d                      ;   359.0 p1      48 a
        rol r9d, 3                        ;   360.0 p5      48 a
        add esi, r9d                      ;   361.0 p0      49 b
        add eax, r9d                      ;   361.0 p1      48 a
        lea ecx, [r8 + r9]                ;   361.0 p0      49 b
        rol esi, cl                       ;   362.0 p5      49 b
        add eax, esi                      ;   363.0 p1      48 a
        rol eax, 3                        ;   364.0 p0      48 a
        add edi, esi                      ;   363.0 p5      49 b
        add edi, eax                      ;   365.0 p1      49 b
        add edx, eax                      ;   365.0 p0      48 a
        mov ecx, dword [rsp + 124]        ;   356.0 p2      48 a
        mov dword [rsp + 124], r9d        ;   361.0 p3+p4   48 a spill
        lea r9d, [rsi + rax]              ;   365.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   359.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   366.0 p5      49 b copy
        rol edi, cl                       ;   367.0 p0      49 b
        add edx, edi                      ;   368.0 p1      48 a
        rol edx, 3                        ;   369.0 p5      48 a
        add r10d, edi                     ;   368.0 p0      49 b
        add r10d, edx                     ;   370.0 p1      49 b
        add ebx, edx                      ;   370.0 p5      48 a
        lea ecx, [rdi + rdx]              ;   370.0 p0      49 b
        rol r10d, cl                      ;   371.0 p5      49 b
        add ebx, r10d                     ;   372.0 p1      48 a
        rol ebx, 3                        ;   373.0 p0      48 a
        add r12d, r10d                    ;   372.0 p1      49 b
        mov r9d, dword [rsp + 128]        ;   364.0 p2      48 a
        add r12d, ebx                     ;   374.0 p5      49 b
        mov ecx, dword [rsp + 68]         ;   365.0 p2      48 a reload
        add ecx, ebx                      ;   374.0 p0      48 a
        mov dword [rsp + 68], edx         ;   370.0 p3+p4   48 a spill
        lea edx, [r10 + rbx]              ;   374.0 p0      49 b
        mov dword [rsp + 128], ecx        ;   375.0 p3+p4   48 a spill
        mov ecx, edx                      ;   375.0 p1      49 b copy
        rol r12d, cl                      ;   376.0 p5      49 b
        add r14d, r12d                    ;   377.0 p0      49 b
        mov ecx, dword [rsp + 128]        ;   375.0 p2      48 a reload
        add ecx, r12d                     ;   378.0 p1      48 a
        rol ecx, 3                        ;   379.0 p5      48 a
        add r14d, ecx                     ;   380.0 p0      49 b
        add r11d, ecx                     ;   380.0 p1      48 a
        lea edx, [r12 + rcx]              ;   380.0 p0      49 b
        mov dword [rsp + 128], ecx        ;   380.0 p3+p4   48 a spill
        mov ecx, edx                      ;   381.0 p5      49 b copy
        rol r14d, cl                      ;   382.0 p0      49 b
        add r11d, r14d                    ;   383.0 p1      48 a
        rol r11d, 3                       ;   384.0 p5      48 a
        add r8d, r14d                     ;   383.0 p0      49 b
        mov ecx, dword [rsp + 132]        ;   375.0 p2      48 a
        add r8d, r11d                     ;   385.0 p1      49 b
        add r15d, r11d                    ;   385.0 p5      48 a
        mov edx, dword [rsp + 136]        ;   376.0 p2      48 a
        mov dword [rsp + 136], ebx        ;   376.0 p3+p4   48 a spill
        mov ebx, dword [rsp + 140]        ;   377.0 p2      48 a
        mov dword [rsp + 140], eax        ;   377.0 p3+p4   48 a spill
        lea eax, [r14 + r11]              ;   385.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   378.0 p3+p4   48 a spill
        mov ecx, eax                      ;   386.0 p1      49 b copy
        rol r8d, cl                       ;   387.0 p5      49 b
        add r15d, r8d                     ;   388.0 p0      48 a
        rol r15d, 3                       ;   389.0 p5      48 a
        add esi, r8d                      ;   388.0 p1      49 b
        add esi, r15d                     ;   390.0 p0      49 b
        mov eax, dword [rsp + 116]        ;   380.5 p2      48 a reload
        add eax, r15d                     ;   390.0 p5      48 a
        mov ecx, dword [rsp + 144]        ;   381.5 p2      48 a
        mov dword [rsp + 144], r11d       ;   385.0 p3+p4   48 a spill
        lea r11d, [r8 + r15]              ;   390.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   384.5 p3+p4   48 a spill
        mov ecx, r11d                     ;   391.0 p1      49 b copy
        rol esi, cl                       ;   392.0 p5      49 b
        add eax, esi                      ;   393.0 p0      48 a
        rol eax, 3                        ;   394.0 p5      48 a
        add edi, esi                      ;   393.0 p1      49 b
        add edi, eax                      ;   395.0 p0      49 b
        add r9d, eax                      ;   395.0 p5      48 a
        mov r11d, dword [rsp + 148]       ;   385.8 p2      48 a
        mov ecx, dword [rsp + 152]        ;   386.8 p2      48 a
        mov dword [rsp + 152], r15d       ;   390.0 p3+p4   48 a spill
        lea r15d, [rsi + rax]             ;   395.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   389.8 p3+p4   48 a spill
        mov ecx, r15d                     ;   396.0 p1      49 b copy
        rol edi, cl                       ;   397.0 p5      49 b
        add r9d, edi                      ;   398.0 p0      48 a
        rol r9d, 3                        ;   399.0 p5      48 a
        add r10d, edi                     ;   398.0 p1      49 b
        add r10d, r9d                     ;   400.0 p0      49 b
        mov r15d, dword [rsp + 132]       ;   390.5 p2      48 a reload
        add r15d, r9d                     ;   400.0 p5      48 a
        mov ecx, dword [rsp + 156]        ;   391.5 p2      48 a
        mov dword [rsp + 156], eax        ;   395.0 p3+p4   48 a spill
        lea eax, [rdi + r9]               ;   400.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   394.5 p3+p4   48 a spill
        mov ecx, eax                      ;   401.0 p1      49 b copy
        rol r10d, cl                      ;   402.0 p5      49 b
        add r15d, r10d                    ;   403.0 p0      48 a
        rol r15d, 3                       ;   404.0 p5      48 a
        add r12d, r10d                    ;   403.0 p1      49 b
        add r12d, r15d                    ;   405.0 p0      49 b
        add edx, r15d                     ;   405.0 p5      48 a
        mov eax, dword [rsp + 160]        ;   395.8 p2      48 a
        lea ecx, [r10 + r15]              ;   405.0 p0      49 b
        rol r12d, cl                      ;   406.0 p5      49 b
        add edx, r12d                     ;   407.0 p1      48 a
        rol edx, 3                        ;   408.0 p0      48 a
        add r14d, r12d                    ;   407.0 p5      49 b
        add r14d, edx                     ;   409.0 p1      49 b
        add ebx, edx                      ;   409.0 p0      48 a
        lea ecx, [r12 + rdx]              ;   409.0 p0      49 b
        rol r14d, cl                      ;   410.0 p5      49 b
        add ebx, r14d                     ;   411.0 p1      48 a
        rol ebx, 3                        ;   412.0 p5      48 a
        add r8d, r14d                     ;   411.0 p0      49 b
        add r8d, ebx                      ;   413.0 p1      49 b
        mov ecx, dword [rsp + 116]        ;   404.0 p2      48 a reload
        add ecx, ebx                      ;   413.0 p5      48 a
        mov dword [rsp + 116], edx        ;   409.0 p3+p4   48 a spill
        lea edx, [r14 + rbx]              ;   413.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   414.0 p3+p4   48 a spill
        mov ecx, edx                      ;   414.0 p1      49 b copy
        rol r8d, cl                       ;   415.0 p5      49 b
        add esi, r8d                      ;   416.0 p0      49 b
        mov ecx, dword [rsp + 160]        ;   414.0 p2      48 a reload
        add ecx, r8d                      ;   417.0 p1      48 a
        rol ecx, 3                        ;   418.0 p5      48 a
        add esi, ecx                      ;   419.0 p0      49 b
        add r11d, ecx                     ;   419.0 p1      48 a
        lea edx, [r8 + rcx]               ;   419.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   419.0 p3+p4   48 a spill
        mov ecx, edx                      ;   420.0 p5      49 b copy
        rol esi, cl                       ;   421.0 p0      49 b
        add r11d, esi                     ;   422.0 p1      48 a
        rol r11d, 3                       ;   423.0 p5      48 a
        add edi, esi                      ;   422.0 p0      49 b
        add edi, r11d                     ;   424.0 p1      49 b
        mov ecx, dword [rsp + 112]        ;   414.2 p2      48 a
        mov edx, dword [rsp + 148]        ;   415.2 p2      48 a reload
        add edx, r11d                     ;   424.0 p5      48 a
        mov dword [rsp + 148], ebx        ;   415.0 p3+p4   48 a spill
        mov ebx, dword [rsp + 56]         ;   416.2 p2      48 a
        mov dword [rsp + 56], r15d        ;   416.0 p3+p4   48 a spill
        lea r15d, [rsi + r11]             ;   424.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   417.2 p3+p4   48 a spill
        mov ecx, r15d                     ;   425.0 p1      49 b copy
        rol edi, cl                       ;   426.0 p5      49 b
        add edx, edi                      ;   427.0 p0      48 a
        rol edx, 3                        ;   428.0 p5      48 a
        add r10d, edi                     ;   427.0 p1      49 b
        add r10d, edx                     ;   429.0 p0      49 b
        mov r15d, dword [rsp + 132]       ;   419.5 p2      48 a reload
        add r15d, edx                     ;   429.0 p5      48 a
        mov ecx, dword [rsp + 24]         ;   420.5 p2      48 a
        mov dword [rsp + 24], r11d        ;   424.0 p3+p4   48 a spill
        lea r11d, [rdi + rdx]             ;   429.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   423.5 p3+p4   48 a spill
        mov ecx, r11d                     ;   430.0 p1      49 b copy
        rol r10d, cl                      ;   431.0 p5      49 b
        add r15d, r10d                    ;   432.0 p0      48 a
        rol r15d, 3                       ;   433.0 p5      48 a
        add r12d, r10d                    ;   432.0 p1      49 b
        add r12d, r15d                    ;   434.0 p0      49 b
        add eax, r15d                     ;   434.0 p5      48 a
        mov r11d, dword [rsp + 40]        ;   424.8 p2      48 a
        lea ecx, [r10 + r15]              ;   434.0 p0      49 b
        rol r12d, cl                      ;   435.0 p5      49 b
        add eax, r12d                     ;   436.0 p1      48 a
        rol eax, 3                        ;   437.0 p0      48 a
        add r14d, r12d                    ;   436.0 p5      49 b
        add r14d, eax                     ;   438.0 p1      49 b
        add ebp, eax                      ;   438.0 p0      48 a
        lea ecx, [r12 + rax]              ;   438.0 p0      49 b
        rol r14d, cl                      ;   439.0 p5      49 b
        add ebp, r14d                     ;   440.0 p1      48 a
        rol ebp, 3                        ;   441.0 p5      48 a
        add r8d, r14d                     ;   440.0 p0      49 b
        add r8d, ebp                      ;   442.0 p1      49 b
        mov ecx, dword [rsp + 120]        ;   433.0 p2      48 a reload
        add ecx, ebp                      ;   442.0 p5      48 a
        mov dword [rsp + 120], eax        ;   438.0 p3+p4   48 a spill
        lea eax, [r14 + rbp]              ;   442.0 p0      49 b
        mov dword [rsp + 40], ecx         ;   443.0 p3+p4   48 a spill
        mov ecx, eax                      ;   443.0 p1      49 b copy
        rol r8d, cl                       ;   444.0 p5      49 b
        add esi, r8d                      ;   445.0 p0      49 b
        mov eax, dword [rsp + 40]         ;   443.0 p2      48 a reload
        add eax, r8d                      ;   446.0 p1      48 a
        rol eax, 3                        ;   447.0 p5      48 a
        add esi, eax                      ;   448.0 p0      49 b
        lea ecx, [r8 + rax]               ;   448.0 p0      49 b
        rol esi, cl                       ;   449.0 p5      49 b
        mov ecx, dword [rsp + 112]        ;   440.0 p2      48 a reload
        add ecx, eax                      ;   448.0 p1      48 a
        add ecx, esi                      ;   450.0 p5      48 a
        rol ecx, 3                        ;   451.0 p0      48 a
        add edi, esi                      ;   450.0 p1      49 b
        add edi, ecx                      ;   452.0 p5      49 b
        add ebx, ecx                      ;   452.0 p0      48 a
        mov dword [rsp + 112], eax        ;   448.0 p3+p4   48 a spill
        mov eax, dword [rsp + 44]         ;   443.2 p2      48 a
        mov dword [rsp + 44], ebp         ;   444.0 p3+p4   48 a spill
        mov ebp, dword [rsp + 48]         ;   444.2 p2      48 a
        mov dword [rsp + 48], r15d        ;   445.0 p3+p4   48 a spill
        lea r15d, [rsi + rcx]             ;   452.0 p0      49 b
        mov dword [rsp + 40], ecx         ;   452.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   453.0 p1      49 b copy
        rol edi, cl                       ;   454.0 p5      49 b
        add ebx, edi                      ;   455.0 p0      48 a
        rol ebx, 3                        ;   456.0 p5      48 a
        add r10d, edi                     ;   455.0 p1      49 b
        add r10d, ebx                     ;   457.0 p0      49 b
        mov r15d, dword [rsp + 132]       ;   448.5 p2      48 a reload
        add r15d, ebx                     ;   457.0 p5      48 a
        lea ecx, [rdi + rbx]              ;   457.0 p0      49 b
        rol r10d, cl                      ;   458.0 p5      49 b
        add r15d, r10d                    ;   459.0 p1      48 a
        rol r15d, 3                       ;   460.0 p0      48 a
        add r12d, r10d                    ;   459.0 p5      49 b
        add r12d, r15d                    ;   461.0 p1      49 b
        add r11d, r15d                    ;   461.0 p0      48 a
        mov ecx, dword [rsp + 20]         ;   452.5 p2      48 a
        mov dword [rsp + 20], ebx         ;   457.0 p3+p4   48 a spill
        lea ebx, [r10 + r15]              ;   461.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   455.5 p3+p4   48 a spill
        mov ecx, ebx                      ;   462.0 p5      49 b copy
        rol r12d, cl                      ;   463.0 p0      49 b
        add r11d, r12d                    ;   464.0 p1      48 a
        rol r11d, 3                       ;   465.0 p5      48 a
        add r14d, r12d                    ;   464.0 p0      49 b
        add r14d, r11d                    ;   466.0 p1      49 b
        add eax, r11d                     ;   466.0 p5      48 a
        mov ecx, dword [rsp + 32]         ;   457.5 p2      48 a
        lea ebx, [r12 + r11]              ;   466.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   460.5 p3+p4   48 a spill
        mov ecx, ebx                      ;   467.0 p1      49 b copy
        rol r14d, cl                      ;   468.0 p5      49 b
        add eax, r14d                     ;   469.0 p0      48 a
        rol eax, 3                        ;   470.0 p5      48 a
        add r8d, r14d                     ;   469.0 p1      49 b
        mov ecx, dword [rsp + 52]         ;   461.0 p2      48 a
        add r8d, eax                      ;   471.0 p0      49 b
        add ebp, eax                      ;   471.0 p5      48 a
        mov ebx, dword [rsp + 36]         ;   462.0 p2      48 a
        mov dword [rsp + 36], r11d        ;   466.0 p3+p4   48 a spill
        mov r11d, dword [rsp + 28]        ;   463.0 p2      48 a
        mov dword [rsp + 28], r15d        ;   463.0 p3+p4   48 a spill
        lea r15d, [r14 + rax]             ;   471.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   464.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   472.0 p1      49 b copy
        rol r8d, cl                       ;   473.0 p5      49 b
        add ebp, r8d                      ;   474.0 p0      48 a
        rol ebp, 3                        ;   475.0 p5      48 a
        add esi, r8d                      ;   474.0 p1      49 b
        add esi, ebp                      ;   476.0 p0      49 b
        mov r15d, dword [rsp + 132]       ;   466.5 p2      48 a reload
        add r15d, ebp                     ;   476.0 p5      48 a
        mov ecx, dword [rsp + 60]         ;   467.5 p2      48 a
        mov dword [rsp + 60], eax         ;   471.0 p3+p4   48 a spill
        lea eax, [r8 + rbp]               ;   476.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   470.5 p3+p4   48 a spill
        mov ecx, eax                      ;   477.0 p1      49 b copy
        rol esi, cl                       ;   478.0 p5      49 b
        add r15d, esi                     ;   479.0 p0      48 a
        rol r15d, 3                       ;   480.0 p5      48 a
        add edi, esi                      ;   479.0 p1      49 b
        add edi, r15d                     ;   481.0 p0      49 b
        mov eax, dword [rsp + 32]         ;   471.5 p2      48 a reload
        add eax, r15d                     ;   481.0 p5      48 a
        mov ecx, dword [rsp + 76]         ;   472.5 p2      48 a
        mov dword [rsp + 76], ebp         ;   476.0 p3+p4   48 a spill
        lea ebp, [rsi + r15]              ;   481.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   475.5 p3+p4   48 a spill
        mov ecx, ebp                      ;   482.0 p1      49 b copy
        rol edi, cl                       ;   483.0 p5      49 b
        add eax, edi                      ;   484.0 p0      48 a
        rol eax, 3                        ;   485.0 p5      48 a
        add r10d, edi                     ;   484.0 p1      49 b
        add r10d, eax                     ;   486.0 p0      49 b
        mov ebp, dword [rsp + 52]         ;   476.5 p2      48 a reload
        add ebp, eax                      ;   486.0 p5      48 a
        mov ecx, dword [rsp + 72]         ;   477.5 p2      48 a
        mov dword [rsp + 72], r15d        ;   481.0 p3+p4   48 a spill
        lea r15d, [rdi + rax]             ;   486.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   480.5 p3+p4   48 a spill
        mov ecx, r15d                     ;   487.0 p1      49 b copy
        rol r10d, cl                      ;   488.0 p5      49 b
        add ebp, r10d                     ;   489.0 p0      48 a
        rol ebp, 3                        ;   490.0 p5      48 a
        add r12d, r10d                    ;   489.0 p1      49 b
        add r12d, ebp                     ;   491.0 p0      49 b
        add ebx, ebp                      ;   491.0 p5      48 a
        mov r15d, dword [rsp + 80]        ;   481.8 p2      48 a
        mov ecx, dword [rsp + 84]         ;   482.8 p2      48 a
        mov dword [rsp + 84], eax         ;   486.0 p3+p4   48 a spill
        lea eax, [r10 + rbp]              ;   491.0 p0      49 b
        mov dword [rsp + 80], ecx         ;   485.8 p3+p4   48 a spill
        mov ecx, eax                      ;   492.0 p1      49 b copy
        rol r12d, cl                      ;   493.0 p5      49 b
        add ebx, r12d                     ;   494.0 p0      48 a
        rol ebx, 3                        ;   495.0 p5      48 a
        add r14d, r12d                    ;   494.0 p1      49 b
        add r14d, ebx                     ;   496.0 p0      49 b
        add r11d, ebx                     ;   496.0 p5      48 a
        mov eax, dword [rsp + 88]         ;   486.8 p2      48 a
        lea ecx, [r12 + rbx]              ;   496.0 p0      49 b
        rol r14d, cl                      ;   497.0 p5      49 b
        add r11d, r14d                    ;   498.0 p1      48 a
        rol r11d, 3                       ;   499.0 p0      48 a
        add r8d, r14d                     ;   498.0 p5      49 b
        add r8d, r11d                     ;   500.0 p1      49 b
        mov ecx, dword [rsp + 132]        ;   491.0 p2      48 a reload
        add ecx, r11d                     ;   500.0 p0      48 a
        mov dword [rsp + 132], ebx        ;   496.0 p3+p4   48 a spill
        lea ebx, [r14 + r11]              ;   500.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   501.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   501.0 p5      49 b copy
        rol r8d, cl                       ;   502.0 p0      49 b
        add esi, r8d                      ;   503.0 p1      49 b
        mov ecx, dword [rsp + 88]         ;   501.0 p2      48 a reload
        add ecx, r8d                      ;   504.0 p5      48 a
        rol ecx, 3                        ;   505.0 p0      48 a
        add esi, ecx                      ;   506.0 p1      49 b
        lea ebx, [r8 + rcx]               ;   506.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   506.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   507.0 p5      49 b copy
        rol esi, cl                       ;   508.0 p0      49 b
        mov ecx, dword [rsp + 32]         ;   499.0 p2      48 a reload
        mov ebx, dword [rsp + 88]         ;   506.0 p2      48 a reload
        add ecx, ebx                      ;   509.0 p1      48 a
        add ecx, esi                      ;   510.0 p5      48 a
        rol ecx, 3                        ;   511.0 p0      48 a
        add edi, esi                      ;   509.0 p1      49 b
        add edi, ecx                      ;   512.0 p5      49 b
        mov ebx, dword [rsp + 96]         ;   501.5 p2      48 a
        mov dword [rsp + 96], r11d        ;   501.8 p3+p4   48 a spill
        mov r11d, dword [rsp + 108]       ;   502.5 p2      48 a
        mov dword [rsp + 108], ebp        ;   502.8 p3+p4   48 a spill
        lea ebp, [rsi + rcx]              ;   512.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   512.0 p3+p4   48 a spill
        mov ecx, ebp                      ;   513.0 p1      49 b copy
        rol edi, cl                       ;   514.0 p5      49 b
        mov ebp, dword [rsp + 52]         ;   505.0 p2      48 a reload
        mov ecx, dword [rsp + 32]         ;   512.0 p2      48 a reload
        add ebp, ecx                      ;   515.0 p0      48 a
        add ebp, edi                      ;   516.0 p1      48 a
        rol ebp, 3                        ;   517.0 p5      48 a
        add r10d, edi                     ;   515.0 p0      49 b
        add r10d, ebp                     ;   518.0 p1      49 b
        add r15d, ebp                     ;   518.0 p5      48 a
        mov ecx, dword [rsp + 16]         ;   509.0 p2      48 a
        mov dword [rsp + 16], edx         ;   509.2 p3+p4   48 a spill
        lea edx, [rdi + rbp]              ;   518.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   512.0 p3+p4   48 a spill
        mov ecx, edx                      ;   519.0 p1      49 b copy
        rol r10d, cl                      ;   520.0 p5      49 b
        add r15d, r10d                    ;   521.0 p0      48 a
        rol r15d, 3                       ;   522.0 p5      48 a
        add r12d, r10d                    ;   521.0 p1      49 b
        add r12d, r15d                    ;   523.0 p0      49 b
        mov ecx, dword [rsp + 104]        ;   513.0 p2      48 a
        mov edx, dword [rsp + 80]         ;   514.0 p2      48 a reload
        add edx, r15d                     ;   523.0 p5      48 a
        mov dword [rsp + 80], ebp         ;   518.0 p3+p4   48 a spill
        mov ebp, dword [rsp + 100]        ;   515.0 p2      48 a
        mov dword [rsp + 100], r9d        ;   515.0 p3+p4   48 a spill
        lea r9d, [r10 + r15]              ;   523.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   516.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   524.0 p1      49 b copy
        rol r12d, cl                      ;   525.0 p5      49 b
        add edx, r12d                     ;   526.0 p0      48 a
        rol edx, 3                        ;   527.0 p5      48 a
        add r14d, r12d                    ;   526.0 p1      49 b
        add r14d, edx                     ;   528.0 p0      49 b
        add eax, edx                      ;   528.0 p5      48 a
        mov r9d, dword [rsp + 64]         ;   518.8 p2      48 a
        lea ecx, [r12 + rdx]              ;   528.0 p0      49 b
        rol r14d, cl                      ;   529.0 p5      49 b
        add eax, r14d                     ;   530.0 p1      48 a
        rol eax, 3                        ;   531.0 p0      48 a
        add r8d, r14d                     ;   530.0 p5      49 b
        add r8d, eax                      ;   532.0 p1      49 b
        add ebx, eax                      ;   532.0 p0      48 a
        lea ecx, [r14 + rax]              ;   532.0 p0      49 b
        rol r8d, cl                       ;   533.0 p5      49 b
        add ebx, r8d                      ;   534.0 p1      48 a
        rol ebx, 3                        ;   535.0 p5      48 a
        add esi, r8d                      ;   534.0 p0      49 b
        add esi, ebx                      ;   536.0 p1      49 b
        add r11d, ebx                     ;   536.0 p5      48 a
        mov ecx, dword [rsp + 92]         ;   528.0 p2      48 a
        mov dword [rsp + 92], eax         ;   532.0 p3+p4   48 a spill
        lea eax, [r8 + rbx]               ;   536.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   531.0 p3+p4   48 a spill
        mov ecx, eax                      ;   537.0 p1      49 b copy
        rol esi, cl                       ;   538.0 p5      49 b
        add r11d, esi                     ;   539.0 p0      48 a
        rol r11d, 3                       ;   540.0 p5      48 a
        add edi, esi                      ;   539.0 p1      49 b
        add edi, r11d                     ;   541.0 p0      49 b
        mov eax, dword [rsp + 52]         ;   532.2 p2      48 a reload
        add eax, r11d                     ;   541.0 p5      48 a
        lea ecx, [rsi + r11]              ;   541.0 p0      49 b
        rol edi, cl                       ;   542.0 p5      49 b
        add eax, edi                      ;   543.0 p1      48 a
        rol eax, 3                        ;   544.0 p0      48 a
        add r10d, edi                     ;   543.0 p1      49 b
        add r10d, eax                     ;   545.0 p5      49 b
        mov ecx, dword [rsp + 124]        ;   536.0 p2      48 a
        mov dword [rsp + 124], r11d       ;   541.0 p3+p4   48 a spill
        mov r11d, dword [rsp + 104]       ;   537.0 p2      48 a reload
        add r11d, eax                     ;   545.0 p0      48 a
        mov dword [rsp + 104], ebx        ;   537.2 p3+p4   48 a spill
        lea ebx, [rdi + rax]              ;   545.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   539.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   546.0 p1      49 b copy
        rol r10d, cl                      ;   547.0 p5      49 b
        add r11d, r10d                    ;   548.0 p0      48 a
        rol r11d, 3                       ;   549.0 p5      48 a
        add r12d, r10d                    ;   548.0 p1      49 b
        add r12d, r11d                    ;   550.0 p0      49 b
        add ebp, r11d                     ;   550.0 p1      48 a
        lea ecx, [r10 + r11]              ;   550.0 p0      49 b
        rol r12d, cl                      ;   551.0 p5      49 b
        add ebp, r12d                     ;   552.0 p1      48 a
        rol ebp, 3                        ;   553.0 p5      48 a
        add r14d, r12d                    ;   552.0 p0      49 b
        mov ecx, dword [rsp + 140]        ;   544.0 p2      48 a
        add r14d, ebp                     ;   554.0 p1      49 b
        add r9d, ebp                      ;   554.0 p5      48 a
        mov ebx, dword [rsp + 68]         ;   545.2 p2      48 a
        mov dword [rsp + 68], r11d        ;   550.0 p3+p4   48 a spill
        lea r11d, [r12 + rbp]             ;   554.0 p0      49 b
        mov dword [rsp + 140], ecx        ;   547.0 p3+p4   48 a spill
        mov ecx, r11d                     ;   555.0 p1      49 b copy
        rol r14d, cl                      ;   556.0 p5      49 b
        add r9d, r14d                     ;   557.0 p0      48 a
        rol r9d, 3                        ;   558.0 p5      48 a
        add r8d, r14d                     ;   557.0 p1      49 b
        add r8d, r9d                      ;   559.0 p0      49 b
        mov r11d, dword [rsp + 64]        ;   550.2 p2      48 a reload
        add r11d, r9d                     ;   559.0 p5      48 a
        lea ecx, [r14 + r9]               ;   559.0 p0      49 b
        rol r8d, cl                       ;   560.0 p5      49 b
        add r11d, r8d                     ;   561.0 p1      48 a
        rol r11d, 3                       ;   562.0 p0      48 a
        add esi, r8d                      ;   561.0 p1      49 b
        mov ecx, dword [rsp + 136]        ;   553.0 p2      48 a
        add esi, r11d                     ;   563.0 p5      49 b
        add r13d, r11d                    ;   563.0 p0      48 a
        mov dword [rsp + 136], r9d        ;   559.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 128]        ;   554.5 p2      48 a
        mov dword [rsp + 128], ebp        ;   555.2 p3+p4   48 a spill
        lea ebp, [r8 + r11]               ;   563.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   556.2 p3+p4   48 a spill
        mov ecx, ebp                      ;   564.0 p1      49 b copy
        rol esi, cl                       ;   565.0 p5      49 b
        add r13d, esi                     ;   566.0 p0      48 a
        rol r13d, 3                       ;   567.0 p5      48 a
        add edi, esi                      ;   566.0 p1      49 b
        add edi, r13d                     ;   568.0 p0      49 b
        mov ebp, dword [rsp + 52]         ;   559.2 p2      48 a reload
        add ebp, r13d                     ;   568.0 p5      48 a
        lea ecx, [rsi + r13]              ;   568.0 p0      49 b
        rol edi, cl                       ;   569.0 p5      49 b
        mov rcx, qword [rsp + 8]          ;   560.2 p2      53 s reload
        mov dword [rcx + 68], r15d        ;   560.5 p3+p4   53 s
        mov dword [rcx + 72], edx         ;   561.5 p3+p4   53 s
        add ebp, edi                      ;   570.0 p1      48 a
        rol ebp, 3                        ;   571.0 p0      48 a
        add r10d, edi                     ;   570.0 p5      49 b
        add r10d, ebp                     ;   572.0 p1      49 b
        mov r15d, dword [rsp + 144]       ;   563.0 p2      48 a
        mov edx, dword [rsp + 140]        ;   564.0 p2      48 a reload
        add edx, ebp                      ;   572.0 p0      48 a
        lea ecx, [rdi + rbp]              ;   572.0 p0      49 b
        rol r10d, cl                      ;   573.0 p5      49 b
        mov rcx, qword [rsp + 8]          ;   565.0 p2      53 s reload
        mov dword [rcx + 88], eax         ;   565.0 p3+p4   53 s
        add edx, r10d                     ;   574.0 p1      48 a
        rol edx, 3                        ;   575.0 p5      48 a
        add r12d, r10d                    ;   574.0 p0      49 b
        add r12d, edx                     ;   576.0 p1      49 b
        mov dword [rcx + 104], r11d       ;   567.0 p3+p4   53 s
        add ebx, edx                      ;   576.0 p5      48 a
        mov r11d, dword [rsp + 152]       ;   568.0 p2      48 a
        lea eax, [r10 + rdx]              ;   576.0 p0      49 b
        mov dword [rcx + 108], r13d       ;   568.5 p3+p4   53 s
        mov r13, rcx                      ;   568.8 p1      53 s copy
        mov ecx, eax                      ;   577.0 p5      49 b copy
        rol r12d, cl                      ;   578.0 p0      49 b
        mov dword [r13 + 112], ebp        ;   572.0 p3+p4   53 s
        mov ebp, dword [rsp + 156]        ;   570.0 p2      48 a
        add ebx, r12d                     ;   579.0 p1      48 a
        mov dword [r13 + 116], edx        ;   576.0 p3+p4   53 s
        mov eax, dword [rsp + 56]         ;   571.0 p2      48 a
        rol ebx, 3                        ;   580.0 p5      48 a
        add r14d, r12d                    ;   579.0 p0      49 b
        add r14d, ebx                     ;   581.0 p1      49 b
        mov ecx, dword [rsp + 64]         ;   572.5 p2      48 a reload
        add ecx, ebx                      ;   581.0 p5      48 a
        lea edx, [r12 + rbx]              ;   581.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   582.0 p3+p4   48 a spill
        mov ecx, edx                      ;   582.0 p1      49 b copy
        rol r14d, cl                      ;   583.0 p5      49 b
        mov dword [r13 + 120], ebx        ;   581.0 p3+p4   53 s
        mov ecx, dword [rsp + 116]        ;   576.0 p2      48 a
        add r8d, r14d                     ;   584.0 p0      49 b
        mov edx, dword [rsp + 64]         ;   582.0 p2      48 a reload
        add edx, r14d                     ;   585.0 p1      48 a
        rol edx, 3                        ;   586.0 p5      48 a
        add r8d, edx                      ;   587.0 p0      49 b
        add r9d, edx                      ;   587.0 p1      48 a
        lea ebx, [r14 + rdx]              ;   587.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   579.2 p3+p4   48 a spill
        mov ecx, ebx                      ;   588.0 p5      49 b copy
        rol r8d, cl                       ;   589.0 p0      49 b
        mov dword [r13 + 124], edx        ;   587.0 p3+p4   53 s
        mov ecx, dword [rsp + 148]        ;   581.2 p2      48 a
        add r9d, r8d                      ;   590.0 p1      48 a
        rol r9d, 3                        ;   591.0 p5      48 a
        add esi, r8d                      ;   590.0 p0      49 b
        add esi, r9d                      ;   592.0 p1      49 b
        add r15d, r9d                     ;   592.0 p5      48 a
        lea edx, [r8 + r9]                ;   592.0 p0      49 b
        mov ebx, ecx                      ;   584.2 p1      48 a copy
        mov ecx, edx                      ;   593.0 p5      49 b copy
        rol esi, cl                       ;   594.0 p0      49 b
        mov dword [r13 + 128], r9d        ;   592.0 p3+p4   53 s
        mov r9d, dword [rsp + 160]        ;   586.0 p2      48 a
        add r15d, esi                     ;   595.0 p1      48 a
        rol r15d, 3                       ;   596.0 p5      48 a
        add edi, esi                      ;   595.0 p0      49 b
        add edi, r15d                     ;   597.0 p1      49 b
        add r11d, r15d                    ;   597.0 p5      48 a
        lea ecx, [rsi + r15]              ;   597.0 p0      49 b
        rol edi, cl                       ;   598.0 p5      49 b
        mov dword [r13 + 132], r15d       ;   597.0 p3+p4   53 s
        mov r15d, dword [rsp + 24]        ;   590.2 p2      48 a
        add r11d, edi                     ;   599.0 p1      48 a
        rol r11d, 3                       ;   600.0 p0      48 a
        add r10d, edi                     ;   599.0 p5      49 b
        add r10d, r11d                    ;   601.0 p1      49 b
        add ebp, r11d                     ;   601.0 p0      48 a
        lea ecx, [rdi + r11]              ;   601.0 p0      49 b
        rol r10d, cl                      ;   602.0 p5      49 b
        mov dword [r13 + 136], r11d       ;   601.0 p3+p4   53 s
        mov r11d, dword [rsp + 16]        ;   595.0 p2      48 a
        add ebp, r10d                     ;   603.0 p1      48 a
        rol ebp, 3                        ;   604.0 p5      48 a
        add r12d, r10d                    ;   603.0 p0      49 b
        add r12d, ebp                     ;   605.0 p1      49 b
        mov ecx, dword [rsp + 100]        ;   597.2 p2      48 a reload
        add ecx, ebp                      ;   605.0 p5      48 a
        lea edx, [r10 + rbp]              ;   605.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   606.0 p3+p4   48 a spill
        mov ecx, edx                      ;   606.0 p1      49 b copy
        rol r12d, cl                      ;   607.0 p5      49 b
        mov dword [r13 + 140], ebp        ;   605.0 p3+p4   53 s
        mov ebp, dword [rsp + 120]        ;   600.0 p2      48 a reload
        mov dword [r13], ebp              ;   603.0 p3+p4   53 s
        mov ebp, dword [rsp + 44]         ;   601.0 p2      48 a reload
        mov dword [r13 + 4], ebp          ;   604.0 p3+p4   53 s
        add r14d, r12d                    ;   608.0 p0      49 b
        mov ebp, dword [rsp + 100]        ;   606.0 p2      48 a reload
        add ebp, r12d                     ;   609.0 p1      48 a
        rol ebp, 3                        ;   610.0 p5      48 a
        add r14d, ebp                     ;   611.0 p0      49 b
        add eax, ebp                      ;   611.0 p1      48 a
        lea ecx, [r12 + rbp]              ;   611.0 p0      49 b
        rol r14d, cl                      ;   612.0 p5      49 b
        mov dword [r13 + 144], ebp        ;   611.0 p3+p4   53 s
        mov ebp, dword [rsp + 112]        ;   605.0 p2      48 a reload
        mov dword [r13 + 8], ebp          ;   608.0 p3+p4   53 s
        mov ebp, dword [rsp + 40]         ;   606.0 p2      48 a reload
        mov dword [r13 + 12], ebp         ;   609.0 p3+p4   53 s
        mov ebp, dword [rsp + 20]         ;   607.0 p2      48 a reload
        mov dword [r13 + 16], ebp         ;   610.0 p3+p4   53 s
        add eax, r14d                     ;   613.0 p1      48 a
        rol eax, 3                        ;   614.0 p0      48 a
        add r8d, r14d                     ;   613.0 p5      49 b
        mov ebp, dword [rsp + 28]         ;   608.0 p2      48 a reload
        mov dword [r13 + 20], ebp         ;   611.0 p3+p4   53 s
        mov ebp, dword [rsp + 36]         ;   609.0 p2      48 a reload
        mov dword [r13 + 24], ebp         ;   612.0 p3+p4   53 s
        add r8d, eax                      ;   615.0 p1      49 b
        mov ebp, dword [rsp + 48]         ;   610.0 p2      48 a
        mov ecx, dword [rsp + 64]         ;   611.0 p2      48 a reload
        add ecx, eax                      ;   615.0 p0      48 a
        mov dword [r13 + 148], eax        ;   615.0 p3+p4   53 s
        add eax, r14d                     ;   615.0 p5      49 b
        mov edx, ecx                      ;   616.0 p1      48 a copy
        mov ecx, eax                      ;   616.0 p0      49 b copy
        rol r8d, cl                       ;   617.0 p5      49 b
        add edx, r8d                      ;   618.0 p1      48 a
        rol edx, 3                        ;   619.0 p0      48 a
        add esi, r8d                      ;   618.0 p5      49 b
        add esi, edx                      ;   620.0 p1      49 b
        add r8d, edx                      ;   620.0 p0      49 b
        mov ecx, r8d                      ;   621.0 p5      49 b copy
        rol esi, cl                       ;   622.0 p0      49 b
        add ebx, edx                      ;   620.0 p1      48 a
        mov r8d, dword [rsp + 60]         ;   614.0 p2      48 a reload
        mov dword [r13 + 28], r8d         ;   617.0 p3+p4   53 s
        mov r8d, dword [rsp + 76]         ;   615.0 p2      48 a reload
        mov dword [r13 + 32], r8d         ;   618.0 p3+p4   53 s
        mov dword [r13 + 152], edx        ;   620.0 p3+p4   53 s
        mov r8d, dword [rsp + 72]         ;   616.0 p2      48 a reload
        mov dword [r13 + 36], r8d         ;   619.0 p3+p4   53 s
        add ebx, esi                      ;   623.0 p5      48 a
        add edi, esi                      ;   623.0 p1      49 b
        rol ebx, 3                        ;   624.0 p0      48 a
        mov r8d, dword [rsp + 84]         ;   617.0 p2      48 a reload
        mov dword [r13 + 40], r8d         ;   620.0 p3+p4   53 s
        mov r8d, dword [rsp + 108]        ;   618.0 p2      48 a reload
        mov dword [r13 + 44], r8d         ;   621.0 p3+p4   53 s
        mov r8d, dword [rsp + 132]        ;   619.0 p2      48 a reload
        mov dword [r13 + 48], r8d         ;   622.0 p3+p4   53 s
        add edi, ebx                      ;   625.0 p5      49 b
        add esi, ebx                      ;   625.0 p1      49 b
        mov ecx, esi                      ;   626.0 p0      49 b copy
        rol edi, cl                       ;   627.0 p5      49 b
        add r9d, ebx                      ;   625.0 p1      48 a
        mov dword [r13 + 156], ebx        ;   625.0 p3+p4   53 s
        mov esi, dword [rsp + 96]         ;   620.5 p2      48 a reload
        mov dword [r13 + 52], esi         ;   623.5 p3+p4   53 s
        mov esi, dword [rsp + 88]         ;   621.5 p2      48 a reload
        mov dword [r13 + 56], esi         ;   624.5 p3+p4   53 s
        add r9d, edi                      ;   628.0 p0      48 a
        add r10d, edi                     ;   628.0 p5      49 b
        rol r9d, 3                        ;   629.0 p0      48 a
        mov esi, dword [rsp + 32]         ;   622.5 p2      48 a reload
        mov dword [r13 + 60], esi         ;   625.5 p3+p4   53 s
        mov esi, dword [rsp + 80]         ;   623.5 p2      48 a reload
        mov dword [r13 + 64], esi         ;   626.5 p3+p4   53 s
        mov esi, dword [rsp + 92]         ;   624.5 p2      48 a reload
        mov dword [r13 + 76], esi         ;   627.5 p3+p4   53 s
        add r10d, r9d                     ;   630.0 p1      49 b
        add edi, r9d                      ;   630.0 p5      49 b
        mov ecx, edi                      ;   631.0 p0      49 b copy
        rol r10d, cl                      ;   632.0 p5      49 b
        add r15d, r9d                     ;   630.0 p1      48 a
        mov dword [r13 + 160], r9d        ;   630.0 p3+p4   53 s
        mov esi, dword [rsp + 104]        ;   625.5 p2      48 a reload
        mov dword [r13 + 80], esi         ;   628.5 p3+p4   53 s
        mov esi, dword [rsp + 124]        ;   626.5 p2      48 a reload
        mov dword [r13 + 84], esi         ;   629.5 p3+p4   53 s
        mov esi, dword [rsp + 68]         ;   627.5 p2      48 a reload
        mov dword [r13 + 92], esi         ;   630.5 p3+p4   53 s
        mov esi, dword [rsp + 128]        ;   628.5 p2      48 a reload
        mov dword [r13 + 96], esi         ;   631.5 p3+p4   53 s
        mov esi, dword [rsp + 136]        ;   629.5 p2      48 a reload
        mov dword [r13 + 100], esi        ;   632.5 p3+p4   53 s
        add r15d, r10d                    ;   633.0 p0      48 a
        add r12d, r10d                    ;   633.0 p1      49 b
        rol r15d, 3                       ;   634.0 p5      48 a
        add r12d, r15d                    ;   635.0 p0      49 b
        add r10d, r15d                    ;   635.0 p1      49 b
        mov ecx, r10d                     ;   636.0 p5      49 b copy
        rol r12d, cl                      ;   637.0 p0      49 b
        add r11d, r15d                    ;   635.0 p1      48 a
        mov dword [r13 + 164], r15d       ;   635.0 p3+p4   53 s
        add r11d, r12d                    ;   638.0 p5      48 a
        add r14d, r12d                    ;   638.0 p0      49 b
        rol r11d, 3                       ;   639.0 p5      48 a
        add r14d, r11d                    ;   640.0 p1      49 b
        add r12d, r11d                    ;   640.0 p0      49 b
        mov ecx, r12d                     ;   641.0 p1      49 b copy
        rol r14d, cl                      ;   642.0 p5      49 b
        add ebp, r11d                     ;   640.0 p0      48 a
        mov dword [r13 + 168], r11d       ;   640.0 p3+p4   53 s
        add ebp, r14d                     ;   643.0 p1      48 a
        rol ebp, 3                        ;   644.0 p5      48 a
        mov dword [r13 + 172], ebp        ;   645.0 p3+p4   53 s
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

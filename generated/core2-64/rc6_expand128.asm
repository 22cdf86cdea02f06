; rc6_expand128 for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand128 --cpu core2-64
;
; void rc6_expand128(const void *key, void *s);   System V, 64 bits
;   key: 16 bytes, read, secret, no alignment needed
;   s: 176 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1204 uops, planned 621.0; bounds: width 301.0, ports 321.0, path 397.0
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
%fatal "rc6_expand128 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_rc6_expand128
$_rc6_expand128:
%else
        global $rc6_expand128
%endif
$rc6_expand128:
        push rbx                           ;                    preserved
        push rbp                           ;                    preserved
        push r12                           ;                    preserved
        push r13                           ;                    preserved
        push r14                           ;                    preserved
        push r15                           ;                    preserved
        sub rsp, 0xa8                      ;                    frame
        mov qword [rsp + 0], rdi           ;                    argument
        mov qword [rsp + 8], rsi           ;                    argument
        mov r8, qword [rsp + 0]            ;     0.0 p2      43 l[0] reload
        mov esi, dword [r8]                ;     3.0 p2      49 b
        add esi, 0xbf0a8b1d                ;     6.0 p0      49 b
        rol esi, 0x1d                      ;     7.0 p5      49 b
        mov edi, dword [r8 + 4]            ;     3.0 p2      49 b
        add edi, esi                       ;     8.0 p1      49 b
        lea ebp, [rsi + 354637369]         ;     8.0 p0      48 a
        rol ebp, 3                         ;     9.0 p5      48 a
        add edi, ebp                       ;    10.0 p1      49 b
        lea ecx, [rsi + rbp]               ;    10.0 p0      49 b
        rol edi, cl                        ;    11.0 p5      49 b
        lea r9d, [rbp + rdi - 196066091]   ;    12.0 p0      48 a
        rol r9d, 3                         ;    13.0 p5      48 a
        mov r10d, dword [r8 + 8]           ;     3.2 p2      49 b
        add r10d, edi                      ;    12.0 p1      49 b
        add r10d, r9d                      ;    14.0 p0      49 b
        lea ecx, [rdi + r9]                ;    14.0 p0      49 b
        rol r10d, cl                       ;    15.0 p5      49 b
        lea r11d, [r9 + r10 - 1836597618]  ;    16.0 p0      48 a
        rol r11d, 3                        ;    17.0 p5      48 a
        mov r8d, dword [r8 + 12]           ;     6.0 p2      49 b
        add r8d, r10d                      ;    16.0 p1      49 b
        add r8d, r11d                      ;    18.0 p5      49 b
        lea ecx, [r10 + r11]               ;    18.0 p0      49 b
        rol r8d, cl                        ;    19.0 p5      49 b
        add esi, r8d                       ;    20.0 p1      49 b
        lea r12d, [r11 + r8 + 817838151]   ;    20.0 p0      48 a
        rol r12d, 3                        ;    21.0 p5      48 a
        add esi, r12d                      ;    22.0 p1      49 b
        lea ecx, [r8 + r12]                ;    22.0 p0      49 b
        rol esi, cl                        ;    23.0 p5      49 b
        add edi, esi                       ;    24.0 p1      49 b
        lea r13d, [r12 + rsi - 822693376]  ;    24.0 p0      48 a
        rol r13d, 3                        ;    25.0 p5      48 a
        add edi, r13d                      ;    26.0 p1      49 b
        lea ecx, [rsi + r13]               ;    26.0 p0      49 b
        rol edi, cl                        ;    27.0 p5      49 b
        add r10d, edi                      ;    28.0 p1      49 b
        lea r14d, [r13 + rdi + 1831742393] ;    28.0 p0      48 a
        rol r14d, 3                        ;    29.0 p5      48 a
        add r10d, r14d                     ;    30.0 p1      49 b
        lea ecx, [rdi + r14]               ;    30.0 p0      49 b
        rol r10d, cl                       ;    31.0 p5      49 b
        add r8d, r10d                      ;    32.0 p1      49 b
        lea r15d, [r14 + r10 + 191210866]  ;    32.0 p0      48 a
        rol r15d, 3                        ;    33.0 p5      48 a
        add r8d, r15d                      ;    34.0 p1      49 b
        lea ecx, [r10 + r15]               ;    34.0 p0      49 b
        rol r8d, cl                        ;    35.0 p5      49 b
        add esi, r8d                       ;    36.0 p1      49 b
        lea eax, [r15 + r8 - 1449320661]   ;    36.0 p0      48 a
        rol eax, 3                         ;    37.0 p5      48 a
        add esi, eax                       ;    38.0 p1      49 b
        lea ecx, [r8 + rax]                ;    38.0 p0      49 b
        rol esi, cl                        ;    39.0 p5      49 b
        add edi, esi                       ;    40.0 p1      49 b
        lea ecx, [rax + rsi + 1205115108]  ;    40.0 p0      48 a
        rol ecx, 3                         ;    41.0 p5      48 a
        add edi, ecx                       ;    42.0 p1      49 b
        lea edx, [rsi + rcx]               ;    42.0 p0      49 b
        mov ebx, ecx                       ;    42.0 p5      48 a copy
        mov ecx, edx                       ;    43.0 p1      49 b copy
        rol edi, cl                        ;    44.0 p0      49 b
        add r10d, edi                      ;    45.0 p5      49 b
        lea ecx, [rbx + rdi - 435416419]   ;    45.0 p0      48 a
        rol ecx, 3                         ;    46.0 p5      48 a
        add r10d, ecx                      ;    47.0 p1      49 b
        lea edx, [rdi + rcx]               ;    47.0 p0      49 b
        mov dword [rsp + 16], ecx          ;    47.0 p3+p4   48 a spill
        mov ecx, edx                       ;    48.0 p5      49 b copy
        rol r10d, cl                       ;    49.0 p0      49 b
        add r8d, r10d                      ;    50.0 p1      49 b
        mov ecx, dword [rsp + 16]          ;    47.0 p2      48 a
        lea ecx, [rcx + r10 - 2075947946]  ;    50.0 p0      48 a
        rol ecx, 3                         ;    51.0 p5      48 a
        add r8d, ecx                       ;    52.0 p1      49 b
        lea edx, [r10 + rcx]               ;    52.0 p0      49 b
        mov dword [rsp + 20], ecx          ;    52.0 p3+p4   48 a spill
        mov ecx, edx                       ;    53.0 p5      49 b copy
        rol r8d, cl                        ;    54.0 p0      49 b
        add esi, r8d                       ;    55.0 p1      49 b
        mov ecx, dword [rsp + 20]          ;    52.0 p2      48 a
        lea ecx, [rcx + r8 + 578487823]    ;    55.0 p0      48 a
        rol ecx, 3                         ;    56.0 p5      48 a
        add esi, ecx                       ;    57.0 p1      49 b
        lea edx, [r8 + rcx]                ;    57.0 p0      49 b
        mov dword [rsp + 24], ecx          ;    57.0 p3+p4   48 a spill
        mov ecx, edx                       ;    58.0 p5      49 b copy
        rol esi, cl                        ;    59.0 p0      49 b
        add edi, esi                       ;    60.0 p1      49 b
        mov ecx, dword [rsp + 24]          ;    57.0 p2      48 a
        lea ecx, [rcx + rsi - 1062043704]  ;    60.0 p0      48 a
        rol ecx, 3                         ;    61.0 p5      48 a
        add edi, ecx                       ;    62.0 p1      49 b
        lea edx, [rsi + rcx]               ;    62.0 p0      49 b
        mov dword [rsp + 28], ecx          ;    62.0 p3+p4   48 a spill
        mov ecx, edx                       ;    63.0 p5      49 b copy
        rol edi, cl                        ;    64.0 p0      49 b
        add r10d, edi                      ;    65.0 p1      49 b
        mov ecx, dword [rsp + 28]          ;    62.0 p2      48 a
        lea ecx, [rcx + rdi + 1592392065]  ;    65.0 p0      48 a
        rol ecx, 3                         ;    66.0 p5      48 a
        add r10d, ecx                      ;    67.0 p1      49 b
        lea edx, [rdi + rcx]               ;    67.0 p0      49 b
        mov dword [rsp + 32], ecx          ;    67.0 p3+p4   48 a spill
        mov ecx, edx                       ;    68.0 p5      49 b copy
        rol r10d, cl                       ;    69.0 p0      49 b
        add r8d, r10d                      ;    70.0 p1      49 b
        mov ecx, dword [rsp + 32]          ;    67.0 p2      48 a
        lea ecx, [rcx + r10 - 48139462]    ;    70.0 p0      48 a
        rol ecx, 3                         ;    71.0 p5      48 a
        add r8d, ecx                       ;    72.0 p1      49 b
        lea edx, [r10 + rcx]               ;    72.0 p0      49 b
        mov dword [rsp + 36], ecx          ;    72.0 p3+p4   48 a spill
        mov ecx, edx                       ;    73.0 p5      49 b copy
        rol r8d, cl                        ;    74.0 p0      49 b
        add esi, r8d                       ;    75.0 p1      49 b
        mov ecx, dword [rsp + 36]          ;    72.0 p2      48 a
        lea ecx, [rcx + r8 - 1688670989]   ;    75.0 p0      48 a
        rol ecx, 3                         ;    76.0 p5      48 a
        add esi, ecx                       ;    77.0 p1      49 b
        lea edx, [r8 + rcx]                ;    77.0 p0      49 b
        mov dword [rsp + 40], ecx          ;    77.0 p3+p4   48 a spill
        mov ecx, edx                       ;    78.0 p5      49 b copy
        rol esi, cl                        ;    79.0 p0      49 b
        add edi, esi                       ;    80.0 p1      49 b
        mov ecx, dword [rsp + 40]          ;    77.0 p2      48 a
        lea ecx, [rcx + rsi + 965764780]   ;    80.0 p0      48 a
        rol ecx, 3                         ;    81.0 p5      48 a
        add edi, ecx                       ;    82.0 p1      49 b
        lea edx, [rsi + rcx]               ;    82.0 p0      49 b
        mov dword [rsp + 44], ecx          ;    82.0 p3+p4   48 a spill
        mov ecx, edx                       ;    83.0 p5      49 b copy
        rol edi, cl                        ;    84.0 p0      49 b
        add r10d, edi                      ;    85.0 p1      49 b
        mov ecx, dword [rsp + 44]          ;    82.0 p2      48 a
        lea ecx, [rcx + rdi - 674766747]   ;    85.0 p0      48 a
        rol ecx, 3                         ;    86.0 p5      48 a
        add r10d, ecx                      ;    87.0 p1      49 b
        lea edx, [rdi + rcx]               ;    87.0 p0      49 b
        mov dword [rsp + 48], ecx          ;    87.0 p3+p4   48 a spill
        mov ecx, edx                       ;    88.0 p5      49 b copy
        rol r10d, cl                       ;    89.0 p0      49 b
        add r8d, r10d                      ;    90.0 p1      49 b
        mov ecx, dword [rsp + 48]          ;    87.0 p2      48 a
        lea ecx, [rcx + r10 + 1979669022]  ;    90.0 p0      48 a
        rol ecx, 3                         ;    91.0 p5      48 a
        add r8d, ecx                       ;    92.0 p1      49 b
        lea edx, [r10 + rcx]               ;    92.0 p0      49 b
        mov dword [rsp + 52], ecx          ;    92.0 p3+p4   48 a spill
        mov ecx, edx                       ;    93.0 p5      49 b copy
        rol r8d, cl                        ;    94.0 p0      49 b
        add esi, r8d                       ;    95.0 p1      49 b
        mov ecx, dword [rsp + 52]          ;    92.0 p2      48 a
        lea ecx, [rcx + r8 + 339137495]    ;    95.0 p0      48 a
        rol ecx, 3                         ;    96.0 p5      48 a
        add esi, ecx                       ;    97.0 p1      49 b
        lea edx, [r8 + rcx]                ;    97.0 p0      49 b
        mov dword [rsp + 56], ecx          ;    97.0 p3+p4   48 a spill
        mov ecx, edx                       ;    98.0 p5      49 b copy
        rol esi, cl                        ;    99.0 p0      49 b
        add edi, esi                       ;   100.0 p1      49 b
        mov ecx, dword [rsp + 56]          ;    97.0 p2      48 a
        lea ecx, [rcx + rsi - 1301394032]  ;   100.0 p0      48 a
        rol ecx, 3                         ;   101.0 p5      48 a
        add edi, ecx                       ;   102.0 p1      49 b
        lea edx, [rsi + rcx]               ;   102.0 p0      49 b
        mov dword [rsp + 60], ecx          ;   102.0 p3+p4   48 a spill
        mov ecx, edx                       ;   103.0 p5      49 b copy
        rol edi, cl                        ;   104.0 p0      49 b
        add r10d, edi                      ;   105.0 p1      49 b
        mov ecx, dword [rsp + 60]          ;   102.0 p2      48 a
        lea ecx, [rcx + rdi + 1353041737]  ;   105.0 p0      48 a
        rol ecx, 3                         ;   106.0 p5      48 a
        add r10d, ecx                      ;   107.0 p1      49 b
        lea edx, [rdi + rcx]               ;   107.0 p0      49 b
        mov dword [rsp + 64], ecx          ;   107.0 p3+p4   48 a spill
        mov ecx, edx                       ;   108.0 p5      49 b copy
        rol r10d, cl                       ;   109.0 p0      49 b
        add r8d, r10d                      ;   110.0 p1      49 b
        mov ecx, dword [rsp + 64]          ;   107.0 p2      48 a
        lea ecx, [rcx + r10 - 287489790]   ;   110.0 p0      48 a
        rol ecx, 3                         ;   111.0 p5      48 a
        add r8d, ecx                       ;   112.0 p1      49 b
        lea edx, [r10 + rcx]               ;   112.0 p0      49 b
        mov dword [rsp + 68], ecx          ;   112.0 p3+p4   48 a spill
        mov ecx, edx                       ;   113.0 p5      49 b copy
        rol r8d, cl                        ;   114.0 p0      49 b
        add esi, r8d                       ;   115.0 p1      49 b
        mov ecx, dword [rsp + 68]          ;   112.0 p2      48 a
        lea ecx, [rcx + r8 - 1928021317]   ;   115.0 p0      48 a
        rol ecx, 3                         ;   116.0 p5      48 a
        add esi, ecx                       ;   117.0 p1      49 b
        lea edx, [r8 + rcx]                ;   117.0 p0      49 b
        mov dword [rsp + 72], ecx          ;   117.0 p3+p4   48 a spill
        mov ecx, edx                       ;   118.0 p5      49 b copy
        rol esi, cl                        ;   119.0 p0      49 b
        add edi, esi                       ;   120.0 p1      49 b
        mov ecx, dword [rsp + 72]          ;   117.0 p2      48 a
        lea ecx, [rcx + rsi + 726414452]   ;   120.0 p0      48 a
        rol ecx, 3                         ;   121.0 p5      48 a
        add edi, ecx                       ;   122.0 p1      49 b
        lea edx, [rsi + rcx]               ;   122.0 p0      49 b
        mov dword [rsp + 76], ecx          ;   122.0 p3+p4   48 a spill
        mov ecx, edx                       ;   123.0 p5      49 b copy
        rol edi, cl                        ;   124.0 p0      49 b
        add r10d, edi                      ;   125.0 p1      49 b
        mov ecx, dword [rsp + 76]          ;   122.0 p2      48 a
        lea ecx, [rcx + rdi - 914117075]   ;   125.0 p0      48 a
        rol ecx, 3                         ;   126.0 p5      48 a
        add r10d, ecx                      ;   127.0 p1      49 b
        lea edx, [rdi + rcx]               ;   127.0 p0      49 b
        mov dword [rsp + 80], ecx          ;   127.0 p3+p4   48 a spill
        mov ecx, edx                       ;   128.0 p5      49 b copy
        rol r10d, cl                       ;   129.0 p0      49 b
        add r8d, r10d                      ;   130.0 p1      49 b
        mov ecx, dword [rsp + 80]          ;   127.0 p2      48 a
        lea ecx, [rcx + r10 + 1740318694]  ;   130.0 p0      48 a
        rol ecx, 3                         ;   131.0 p5      48 a
        add r8d, ecx                       ;   132.0 p1      49 b
        lea edx, [r10 + rcx]               ;   132.0 p0      49 b
        mov dword [rsp + 84], ecx          ;   132.0 p3+p4   48 a spill
        mov ecx, edx                       ;   133.0 p5      49 b copy
        rol r8d, cl                        ;   134.0 p0      49 b
        add esi, r8d                       ;   135.0 p1      49 b
        mov ecx, dword [rsp + 84]          ;   132.0 p2      48 a
        lea ecx, [rcx + r8 + 99787167]     ;   135.0 p0      48 a
        rol ecx, 3                         ;   136.0 p5      48 a
        add esi, ecx                       ;   137.0 p1      49 b
        lea edx, [r8 + rcx]                ;   137.0 p0      49 b
        mov dword [rsp + 88], ecx          ;   137.0 p3+p4   48 a spill
        mov ecx, edx                       ;   138.0 p5      49 b copy
        rol esi, cl                        ;   139.0 p0      49 b
        add edi, esi                       ;   140.0 p1      49 b
        mov ecx, dword [rsp + 88]          ;   137.0 p2      48 a
        lea ecx, [rcx + rsi - 1540744360]  ;   140.0 p0      48 a
        rol ecx, 3                         ;   141.0 p5      48 a
        add edi, ecx                       ;   142.0 p1      49 b
        lea edx, [rsi + rcx]               ;   142.0 p0      49 b
        mov dword [rsp + 92], ecx          ;   142.0 p3+p4   48 a spill
        mov ecx, edx                       ;   143.0 p5      49 b copy
        rol edi, cl                        ;   144.0 p0      49 b
        add r10d, edi                      ;   145.0 p1      49 b
        mov ecx, dword [rsp + 92]          ;   142.0 p2      48 a
        lea ecx, [rcx + rdi + 1113691409]  ;   145.0 p0      48 a
        rol ecx, 3                         ;   146.0 p5      48 a
        add r10d, ecx                      ;   147.0 p1      49 b
        lea edx, [rdi + rcx]               ;   147.0 p0      49 b
        mov dword [rsp + 96], ecx          ;   147.0 p3+p4   48 a spill
        mov ecx, edx                       ;   148.0 p5      49 b copy
        rol r10d, cl                       ;   149.0 p0      49 b
        add r8d, r10d                      ;   150.0 p1      49 b
        mov ecx, dword [rsp + 96]          ;   147.0 p2      48 a
        lea ecx, [rcx + r10 - 526840118]   ;   150.0 p0      48 a
        rol ecx, 3                         ;   151.0 p5      48 a
        add r8d, ecx                       ;   152.0 p1      49 b
        lea edx, [r10 + rcx]               ;   152.0 p0      49 b
        mov dword [rsp + 100], ecx         ;   152.0 p3+p4   48 a spill
        mov ecx, edx                       ;   153.0 p5      49 b copy
        rol r8d, cl                        ;   154.0 p0      49 b
        add esi, r8d                       ;   155.0 p1      49 b
        mov ecx, dword [rsp + 100]         ;   152.0 p2      48 a
        lea ecx, [rcx + r8 + 2127595651]   ;   155.0 p0      48 a
        rol ecx, 3                         ;   156.0 p5      48 a
        add esi, ecx                       ;   157.0 p1      49 b
        lea edx, [r8 + rcx]                ;   157.0 p0      49 b
        mov dword [rsp + 104], ecx         ;   157.0 p3+p4   48 a spill
        mov ecx, edx                       ;   158.0 p5      49 b copy
        rol esi, cl                        ;   159.0 p0      49 b
        add edi, esi                       ;   160.0 p1      49 b
        mov ecx, dword [rsp + 104]         ;   157.0 p2      48 a
        lea ecx, [rcx + rsi + 487064124]   ;   160.0 p0      48 a
        rol ecx, 3                         ;   161.0 p5      48 a
        add edi, ecx                       ;   162.0 p1      49 b
        lea edx, [rsi + rcx]               ;   162.0 p0      49 b
        mov dword [rsp + 108], ecx         ;   162.0 p3+p4   48 a spill
        mov ecx, edx                       ;   163.0 p5      49 b copy
        rol edi, cl                        ;   164.0 p0      49 b
        add r10d, edi                      ;   165.0 p1      49 b
        mov ecx, dword [rsp + 108]         ;   162.0 p2      48 a
        lea ecx, [rcx + rdi - 1153467403]  ;   165.0 p0      48 a
        rol ecx, 3                         ;   166.0 p5      48 a
        add r10d, ecx                      ;   167.0 p1      49 b
        lea edx, [rdi + rcx]               ;   167.0 p0      49 b
        mov dword [rsp + 112], ecx         ;   167.0 p3+p4   48 a spill
        mov ecx, edx                       ;   168.0 p5      49 b copy
        rol r10d, cl                       ;   169.0 p0      49 b
        add r8d, r10d                      ;   170.0 p1      49 b
        mov ecx, dword [rsp + 112]         ;   167.0 p2      48 a
        lea ecx, [rcx + r10 + 1500968366]  ;   170.0 p0      48 a
        rol ecx, 3                         ;   171.0 p5      48 a
        add r8d, ecx                       ;   172.0 p1      49 b
        lea edx, [r10 + rcx]               ;   172.0 p0      49 b
        mov dword [rsp + 116], ecx         ;   172.0 p3+p4   48 a spill
        mov ecx, edx                       ;   173.0 p5      49 b copy
        rol r8d, cl                        ;   174.0 p0      49 b
        add esi, r8d                       ;   175.0 p1      49 b
        mov ecx, dword [rsp + 116]         ;   172.0 p2      48 a
        lea ecx, [rcx + r8 - 139563161]    ;   175.0 p0      48 a
        rol ecx, 3                         ;   176.0 p5      48 a
        add esi, ecx                       ;   177.0 p1      49 b
        lea edx, [r8 + rcx]                ;   177.0 p0      49 b
        mov dword [rsp + 120], ecx         ;   177.0 p3+p4   48 a spill
        mov ecx, edx                       ;   178.0 p5      49 b copy
        rol esi, cl                        ;   179.0 p0      49 b
        add edi, esi                       ;   180.0 p1      49 b
        mov ecx, dword [rsp + 120]         ;   177.0 p2      48 a
        lea ecx, [rcx + rsi - 1780094688]  ;   180.0 p0      48 a
        rol ecx, 3                         ;   181.0 p5      48 a
        add edi, ecx                       ;   182.0 p1      49 b
        lea edx, [rsi + rcx]               ;   182.0 p0      49 b
        mov dword [rsp + 124], ecx         ;   182.0 p3+p4   48 a spill
        mov ecx, edx                       ;   183.0 p5      49 b copy
        rol edi, cl                        ;   184.0 p0      49 b
        add r10d, edi                      ;   185.0 p1      49 b
        mov ecx, dword [rsp + 124]         ;   182.0 p2      48 a
        lea ecx, [rcx + rdi + 874341081]   ;   185.0 p0      48 a
        rol ecx, 3                         ;   186.0 p5      48 a
        add r10d, ecx                      ;   187.0 p1      49 b
        lea edx, [rdi + rcx]               ;   187.0 p0      49 b
        mov dword [rsp + 128], ecx         ;   187.0 p3+p4   48 a spill
        mov ecx, edx                       ;   188.0 p5      49 b copy
        rol r10d, cl                       ;   189.0 p0      49 b
        add r8d, r10d                      ;   190.0 p1      49 b
        mov ecx, dword [rsp + 128]         ;   187.0 p2      48 a
        lea ecx, [rcx + r10 - 766190446]   ;   190.0 p0      48 a
        rol ecx, 3                         ;   191.0 p5      48 a
        add r8d, ecx                       ;   192.0 p1      49 b
        lea edx, [r10 + rcx]               ;   192.0 p0      49 b
        mov dword [rsp + 132], ecx         ;   192.0 p3+p4   48 a spill
        mov ecx, edx                       ;   193.0 p5      49 b copy
        rol r8d, cl                        ;   194.0 p0      49 b
        add esi, r8d                       ;   195.0 p1      49 b
        mov ecx, dword [rsp + 132]         ;   192.0 p2      48 a
        lea ecx, [rcx + r8 + 1888245323]   ;   195.0 p0      48 a
        rol ecx, 3                         ;   196.0 p5      48 a
        add esi, ecx                       ;   197.0 p1      49 b
        lea edx, [r8 + rcx]                ;   197.0 p0      49 b
        mov dword [rsp + 136], ecx         ;   197.0 p3+p4   48 a spill
        mov ecx, edx                       ;   198.0 p5      49 b copy
        rol esi, cl                        ;   199.0 p0      49 b
        add edi, esi                       ;   200.0 p1      49 b
        mov ecx, dword [rsp + 136]         ;   197.0 p2      48 a
        lea ecx, [rcx + rsi + 247713796]   ;   200.0 p0      48 a
        rol ecx, 3                         ;   201.0 p5      48 a
        add edi, ecx                       ;   202.0 p1      49 b
        lea edx, [rsi + rcx]               ;   202.0 p0      49 b
        mov dword [rsp + 140], ecx         ;   202.0 p3+p4   48 a spill
        mov ecx, edx                       ;   203.0 p5      49 b copy
        rol edi, cl                        ;   204.0 p0      49 b
        add r10d, edi                      ;   205.0 p1      49 b
        mov ecx, dword [rsp + 140]         ;   202.0 p2      48 a
        lea ecx, [rcx + rdi - 1392817731]  ;   205.0 p0      48 a
        rol ecx, 3                         ;   206.0 p5      48 a
        add r10d, ecx                      ;   207.0 p1      49 b
        lea edx, [rdi + rcx]               ;   207.0 p0      49 b
        mov dword [rsp + 144], ecx         ;   207.0 p3+p4   48 a spill
        mov ecx, edx                       ;   208.0 p5      49 b copy
        rol r10d, cl                       ;   209.0 p0      49 b
        add r8d, r10d                      ;   210.0 p1      49 b
        mov ecx, dword [rsp + 144]         ;   207.0 p2      48 a
        lea ecx, [rcx + r10 + 1261618038]  ;   210.0 p0      48 a
        rol ecx, 3                         ;   211.0 p5      48 a
        add r8d, ecx                       ;   212.0 p1      49 b
        lea edx, [r10 + rcx]               ;   212.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   212.0 p3+p4   48 a spill
        mov ecx, edx                       ;   213.0 p5      49 b copy
        rol r8d, cl                        ;   214.0 p0      49 b
        add esi, r8d                       ;   215.0 p1      49 b
        mov ecx, dword [rsp + 148]         ;   212.0 p2      48 a
        lea ecx, [rcx + r8 - 1089828067]   ;   215.0 p0      48 a
        rol ecx, 3                         ;   216.0 p5      48 a
        add esi, ecx                       ;   217.0 p1      49 b
        add ebp, ecx                       ;   217.0 p0      48 a
        lea edx, [r8 + rcx]                ;   217.0 p0      49 b
        mov dword [rsp + 152], ecx         ;   217.0 p3+p4   48 a spill
        mov ecx, edx                       ;   218.0 p5      49 b copy
        rol esi, cl                        ;   219.0 p0      49 b
        add ebp, esi                       ;   220.0 p1      48 a
        rol ebp, 3                         ;   221.0 p5      48 a
        add edi, esi                       ;   220.0 p0      49 b
        add edi, ebp                       ;   222.0 p1      49 b
        add r9d, ebp                       ;   222.0 p5      48 a
        lea ecx, [rsi + rbp]               ;   222.0 p0      49 b
        rol edi, cl                        ;   223.0 p5      49 b
        add r9d, edi                       ;   224.0 p1      48 a
        rol r9d, 3                         ;   225.0 p0      48 a
        add r10d, edi                      ;   224.0 p5      49 b
        add r10d, r9d                      ;   226.0 p1      49 b
        add r11d, r9d                      ;   226.0 p0      48 a
        lea ecx, [rdi + r9]                ;   226.0 p0      49 b
        rol r10d, cl                       ;   227.0 p5      49 b
        add r11d, r10d                     ;   228.0 p1      48 a
        rol r11d, 3                        ;   229.0 p5      48 a
        add r8d, r10d                      ;   228.0 p1      49 b
        add r8d, r11d                      ;   230.0 p0      49 b
        add r12d, r11d                     ;   230.0 p5      48 a
        lea ecx, [r10 + r11]               ;   230.0 p0      49 b
        rol r8d, cl                        ;   231.0 p5      49 b
        add r12d, r8d                      ;   232.0 p1      48 a
        rol r12d, 3                        ;   233.0 p0      48 a
        add esi, r8d                       ;   232.0 p5      49 b
        add esi, r12d                      ;   234.0 p1      49 b
        add r13d, r12d                     ;   234.0 p0      48 a
        lea ecx, [r8 + r12]                ;   234.0 p0      49 b
        rol esi, cl                        ;   235.0 p5      49 b
        add r13d, esi                      ;   236.0 p1      48 a
        rol r13d, 3                        ;   237.0 p0      48 a
        add edi, esi                       ;   236.0 p5      49 b
        add edi, r13d                      ;   238.0 p1      49 b
        add r14d, r13d                     ;   238.0 p0      48 a
        lea ecx, [rsi + r13]               ;   238.0 p0      49 b
        rol edi, cl                        ;   239.0 p5      49 b
        add r14d, edi                      ;   240.0 p1      48 a
        rol r14d, 3                        ;   241.0 p0      48 a
        add r10d, edi                      ;   240.0 p5      49 b
        add r10d, r14d                     ;   242.0 p1      49 b
        add r15d, r14d                     ;   242.0 p0      48 a
        lea ecx, [rdi + r14]               ;   242.0 p0      49 b
        rol r10d, cl                       ;   243.0 p5      49 b
        add r15d, r10d                     ;   244.0 p1      48 a
        rol r15d, 3                        ;   245.0 p0      48 a
        add r8d, r10d                      ;   244.0 p5      49 b
        add r8d, r15d                      ;   246.0 p1      49 b
        add eax, r15d                      ;   246.0 p0      48 a
        lea ecx, [r10 + r15]               ;   246.0 p0      49 b
        rol r8d, cl                        ;   247.0 p5      49 b
        add eax, r8d                       ;   248.0 p1      48 a
        rol eax, 3                         ;   249.0 p0      48 a
        add esi, r8d                       ;   248.0 p5      49 b
        add esi, eax                       ;   250.0 p1      49 b
        add ebx, eax                       ;   250.0 p0      48 a
        lea ecx, [r8 + rax]                ;   250.0 p0      49 b
        rol esi, cl                        ;   251.0 p5      49 b
        add ebx, esi                       ;   252.0 p1      48 a
        rol ebx, 3                         ;   253.0 p0      48 a
        add edi, esi                       ;   252.0 p5      49 b
        add edi, ebx                       ;   254.0 p1      49 b
        lea ecx, [rsi + rbx]               ;   254.0 p0      49 b
        rol edi, cl                        ;   255.0 p5      49 b
        add r10d, edi                      ;   256.0 p1      49 b
        mov ecx, dword [rsp + 16]          ;   246.5 p2      48 a
        add ecx, ebx                       ;   254.0 p0      48 a
        add ecx, edi                       ;   256.0 p5      48 a
        rol ecx, 3                         ;   257.0 p0      48 a
        add r10d, ecx                      ;   258.0 p1      49 b
        lea edx, [rdi + rcx]               ;   258.0 p0      49 b
        mov dword [rsp + 16], ecx          ;   258.0 p3+p4   48 a spill
        mov ecx, edx                       ;   259.0 p5      49 b copy
        rol r10d, cl                       ;   260.0 p0      49 b
        add r8d, r10d                      ;   261.0 p1      49 b
        mov ecx, dword [rsp + 20]          ;   252.0 p2      48 a
        add ecx, r10d                      ;   261.0 p5      48 a
        mov edx, r10d                      ;   261.0 p0      49 b copy
        add ecx, dword [rsp + 16]          ;   262.0 p1+p2   48 a
        rol ecx, 3                         ;   263.0 p5      48 a
        add r8d, ecx                       ;   264.0 p0      49 b
        add r10d, ecx                      ;   264.0 p1      49 b
        mov dword [rsp + 20], ecx          ;   264.0 p3+p4   48 a spill
        mov ecx, r10d                      ;   265.0 p5      49 b copy
        rol r8d, cl                        ;   266.0 p0      49 b
        add esi, r8d                       ;   267.0 p1      49 b
        mov r10d, dword [rsp + 24]         ;   258.0 p2      48 a
        add r10d, r8d                      ;   267.0 p5      48 a
        mov ecx, r8d                       ;   267.0 p0      49 b copy
        add r10d, dword [rsp + 20]         ;   268.0 p1+p2   48 a
        rol r10d, 3                        ;   269.0 p5      48 a
        add esi, r10d                      ;   270.0 p0      49 b
        add r8d, r10d                      ;   270.0 p1      49 b
        mov dword [rsp + 24], ecx          ;   268.0 p3+p4   49 b spill
        mov ecx, r8d                       ;   271.0 p5      49 b copy
        rol esi, cl                        ;   272.0 p0      49 b
        add edi, esi                       ;   273.0 p1      49 b
        mov r8d, dword [rsp + 28]          ;   264.0 p2      48 a
        add r8d, r10d                      ;   270.0 p5      48 a
        add r8d, esi                       ;   273.0 p0      48 a
        rol r8d, 3                         ;   274.0 p5      48 a
        add edi, r8d                       ;   275.0 p1      49 b
        lea ecx, [rsi + r8]                ;   275.0 p0      49 b
        rol edi, cl                        ;   276.0 p5      49 b
        add edx, edi                       ;   277.0 p1      49 b
        mov ecx, dword [rsp + 32]          ;   267.5 p2      48 a
        add ecx, r8d                       ;   275.0 p0      48 a
        add ecx, edi                       ;   277.0 p5      48 a
        rol ecx, 3                         ;   278.0 p0      48 a
        add edx, ecx                       ;   279.0 p1      49 b
        mov dword [rsp + 32], r8d          ;   275.0 p3+p4   48 a spill
        lea r8d, [rdi + rcx]               ;   279.0 p0      49 b
        mov dword [rsp + 28], ecx          ;   279.0 p3+p4   48 a spill
        mov ecx, r8d                       ;   280.0 p5      49 b copy
        rol edx, cl                        ;   281.0 p0      49 b
        mov r8d, dword [rsp + 24]          ;   273.0 p2      49 b reload
        add r8d, edx                       ;   282.0 p1      49 b
        mov ecx, dword [rsp + 36]          ;   274.0 p2      48 a
        add ecx, edx                       ;   282.0 p5      48 a
        mov dword [rsp + 36], r10d         ;   274.2 p3+p4   48 a spill
        mov r10d, edx                      ;   282.0 p0      49 b copy
        add ecx, dword [rsp + 28]          ;   283.0 p1+p2   48 a
        rol ecx, 3                         ;   284.0 p5      48 a
        add r8d, ecx                       ;   285.0 p0      49 b
        add edx, ecx                       ;   285.0 p1      49 b
        mov dword [rsp + 24], ecx          ;   285.0 p3+p4   48 a spill
        mov ecx, edx                       ;   286.0 p5      49 b copy
        rol r8d, cl                        ;   287.0 p0      49 b
        add esi, r8d                       ;   288.0 p1      49 b
        mov ecx, dword [rsp + 40]          ;   279.0 p2      48 a
        add ecx, r8d                       ;   288.0 p5      48 a
        mov edx, r8d                       ;   288.0 p0      49 b copy
        add ecx, dword [rsp + 24]          ;   289.0 p1+p2   48 a
        rol ecx, 3                         ;   290.0 p5      48 a
        add esi, ecx                       ;   291.0 p0      49 b
        add r8d, ecx                       ;   291.0 p1      49 b
        mov dword [rsp + 40], ecx          ;   291.0 p3+p4   48 a spill
        mov ecx, r8d                       ;   292.0 p5      49 b copy
        rol esi, cl                        ;   293.0 p0      49 b
        add edi, esi                       ;   294.0 p1      49 b
        mov r8d, dword [rsp + 44]          ;   285.0 p2      48 a
        add r8d, esi                       ;   294.0 p5      48 a
        mov ecx, esi                       ;   294.0 p0      49 b copy
        add r8d, dword [rsp + 40]          ;   295.0 p1+p2   48 a
        rol r8d, 3                         ;   296.0 p5      48 a
        add edi, r8d                       ;   297.0 p0      49 b
        add esi, r8d                       ;   297.0 p1      49 b
        mov dword [rsp + 44], ecx          ;   295.0 p3+p4   49 b spill
        mov ecx, esi                       ;   298.0 p5      49 b copy
        rol edi, cl                        ;   299.0 p0      49 b
        add r10d, edi                      ;   300.0 p1      49 b
        mov esi, dword [rsp + 48]          ;   291.0 p2      48 a
        add esi, r8d                       ;   297.0 p5      48 a
        add esi, edi                       ;   300.0 p0      48 a
        rol esi, 3                         ;   301.0 p5      48 a
        add r10d, esi                      ;   302.0 p1      49 b
        lea ecx, [rdi + rsi]               ;   302.0 p0      49 b
        rol r10d, cl                       ;   303.0 p5      49 b
        add edx, r10d                      ;   304.0 p1      49 b
        mov ecx, dword [rsp + 52]          ;   294.5 p2      48 a
        add ecx, esi                       ;   302.0 p0      48 a
        add ecx, r10d                      ;   304.0 p5      48 a
        rol ecx, 3                         ;   305.0 p0      48 a
        add edx, ecx                       ;   306.0 p1      49 b
        mov dword [rsp + 52], esi          ;   302.0 p3+p4   48 a spill
        lea esi, [r10 + rcx]               ;   306.0 p0      49 b
        mov dword [rsp + 48], ecx          ;   306.0 p3+p4   48 a spill
        mov ecx, esi                       ;   307.0 p5      49 b copy
        rol edx, cl                        ;   308.0 p0      49 b
        mov esi, dword [rsp + 44]          ;   300.0 p2      49 b reload
        add esi, edx                       ;   309.0 p1      49 b
        mov ecx, dword [rsp + 56]          ;   301.0 p2      48 a
        add ecx, edx                       ;   309.0 p5      48 a
        mov dword [rsp + 56], r8d          ;   301.2 p3+p4   48 a spill
        mov r8d, edx                       ;   309.0 p0      49 b copy
        add ecx, dword [rsp + 48]          ;   310.0 p1+p2   48 a
        rol ecx, 3                         ;   311.0 p5      48 a
        add esi, ecx                       ;   312.0 p0      49 b
        add edx, ecx                       ;   312.0 p1      49 b
        mov dword [rsp + 44], ecx          ;   312.0 p3+p4   48 a spill
        mov ecx, edx                       ;   313.0 p5      49 b copy
        rol esi, cl                        ;   314.0 p0      49 b
        add edi, esi                       ;   315.0 p1      49 b
        mov ecx, dword [rsp + 60]          ;   306.0 p2      48 a
        add ecx, esi                       ;   315.0 p5      48 a
        mov edx, esi                       ;   315.0 p0      49 b copy
        add ecx, dword [rsp + 44]          ;   316.0 p1+p2   48 a
        rol ecx, 3                         ;   317.0 p5      48 a
        add edi, ecx                       ;   318.0 p0      49 b
        add esi, ecx                       ;   318.0 p1      49 b
        mov dword [rsp + 60], ecx          ;   318.0 p3+p4   48 a spill
        mov ecx, esi                       ;   319.0 p5      49 b copy
        rol edi, cl                        ;   320.0 p0      49 b
        add r10d, edi                      ;   321.0 p1      49 b
        mov esi, dword [rsp + 64]          ;   312.0 p2      48 a
        add esi, edi                       ;   321.0 p5      48 a
        mov ecx, edi                       ;   321.0 p0      49 b copy
        add esi, dword [rsp + 60]          ;   322.0 p1+p2   48 a
        rol esi, 3                         ;   323.0 p5      48 a
        add r10d, esi                      ;   324.0 p0      49 b
        add edi, esi                       ;   324.0 p1      49 b
        mov dword [rsp + 64], ecx          ;   322.0 p3+p4   49 b spill
        mov ecx, edi                       ;   325.0 p5      49 b copy
        rol r10d, cl                       ;   326.0 p0      49 b
        add r8d, r10d                      ;   327.0 p1      49 b
        mov edi, dword [rsp + 68]          ;   318.0 p2      48 a
        add edi, esi                       ;   324.0 p5      48 a
        add edi, r10d                      ;   327.0 p0      48 a
        rol edi, 3                         ;   328.0 p5      48 a
        add r8d, edi                       ;   329.0 p1      49 b
        lea ecx, [r10 + rdi]               ;   329.0 p0      49 b
        rol r8d, cl                        ;   330.0 p5      49 b
        add edx, r8d                       ;   331.0 p1      49 b
        mov ecx, dword [rsp + 72]          ;   321.5 p2      48 a
        add ecx, edi                       ;   329.0 p0      48 a
        add ecx, r8d                       ;   331.0 p5      48 a
        rol ecx, 3                         ;   332.0 p0      48 a
        add edx, ecx                       ;   333.0 p1      49 b
        mov dword [rsp + 72], edi          ;   329.0 p3+p4   48 a spill
        lea edi, [r8 + rcx]                ;   333.0 p0      49 b
        mov dword [rsp + 68], ecx          ;   333.0 p3+p4   48 a spill
        mov ecx, edi                       ;   334.0 p5      49 b copy
        rol edx, cl                        ;   335.0 p0      49 b
        mov edi, dword [rsp + 64]          ;   327.0 p2      49 b reload
        add edi, edx                       ;   336.0 p1      49 b
        mov ecx, dword [rsp + 76]          ;   328.0 p2      48 a
        add ecx, edx                       ;   336.0 p5      48 a
        mov dword [rsp + 76], esi          ;   328.2 p3+p4   48 a spill
        mov esi, edx                       ;   336.0 p0      49 b copy
        add ecx, dword [rsp + 68]          ;   337.0 p1+p2   48 a
        rol ecx, 3                         ;   338.0 p5      48 a
        add edi, ecx                       ;   339.0 p0      49 b
        add edx, ecx                       ;   339.0 p1      49 b
        mov dword [rsp + 64], ecx          ;   339.0 p3+p4   48 a spill
        mov ecx, edx                       ;   340.0 p5      49 b copy
        rol edi, cl                        ;   341.0 p0      49 b
        add r10d, edi                      ;   342.0 p1      49 b
        mov ecx, dword [rsp + 80]          ;   333.0 p2      48 a
        add ecx, edi                       ;   342.0 p5      48 a
        mov edx, edi                       ;   342.0 p0      49 b copy
        add ecx, dword [rsp + 64]          ;   343.0 p1+p2   48 a
        rol ecx, 3                         ;   344.0 p5      48 a
        add r10d, ecx                      ;   345.0 p0      49 b
        add edi, ecx                       ;   345.0 p1      49 b
        mov dword [rsp + 80], ecx          ;   345.0 p3+p4   48 a spill
        mov ecx, edi                       ;   346.0 p5      49 b copy
        rol r10d, cl                       ;   347.0 p0      49 b
        add r8d, r10d                      ;   348.0 p1      49 b
        mov edi, dword [rsp + 84]          ;   339.0 p2      48 a
        add edi, r10d                      ;   348.0 p5      48 a
        mov ecx, r10d                      ;   348.0 p0      49 b copy
        add edi, dword [rsp + 80]          ;   349.0 p1+p2   48 a
        rol edi, 3                         ;   350.0 p5      48 a
        add r8d, edi                       ;   351.0 p0      49 b
        add r10d, edi                      ;   351.0 p1      49 b
        mov dword [rsp + 84], ecx          ;   349.0 p3+p4   49 b spill
        mov ecx, r10d                      ;   352.0 p5      49 b copy
        rol r8d, cl                        ;   353.0 p0      49 b
        add esi, r8d                       ;   354.0 p1      49 b
        mov r10d, dword [rsp + 88]         ;   345.0 p2      48 a
        add r10d, edi                      ;   351.0 p5      48 a
        add r10d, r8d                      ;   354.0 p0      48 a
        rol r10d, 3                        ;   355.0 p5      48 a
        add esi, r10d                      ;   356.0 p1      49 b
        lea ecx, [r8 + r10]                ;   356.0 p0      49 b
        rol esi, cl                        ;   357.0 p5      49 b
        add edx, esi                       ;   358.0 p1      49 b
        mov ecx, dword [rsp + 92]          ;   348.5 p2      48 a
        add ecx, r10d                      ;   356.0 p0      48 a
        add ecx, esi                       ;   358.0 p5      48 a
        rol ecx, 3                         ;   359.0 p0      48 a
        add edx, ecx                       ;   360.0 p1      49 b
        mov dword [rsp + 92], r10d         ;   356.0 p3+p4   48 a spill
        lea r10d, [rsi + rcx]              ;   360.0 p0      49 b
        mov dword [rsp + 88], ecx          ;   360.0 p3+p4   48 a spill
        mov ecx, r10d                      ;   361.0 p5      49 b copy
        rol edx, cl                        ;   362.0 p0      49 b
        mov r10d, dword [rsp + 84]         ;   354.0 p2      49 b reload
        add r10d, edx                      ;   363.0 p1      49 b
        mov ecx, dword [rsp + 96]          ;   355.0 p2      48 a
        add ecx, edx                       ;   363.0 p5      48 a
        mov dword [rsp + 96], edi          ;   355.2 p3+p4   48 a spill
        mov edi, edx                       ;   363.0 p0      49 b copy
        add ecx, dword [rsp + 88]          ;   364.0 p1+p2   48 a
        rol ecx, 3                         ;   365.0 p5      48 a
        add r10d, ecx                      ;   366.0 p0      49 b
        add edx, ecx                       ;   366.0 p1      49 b
        mov dword [rsp + 84], ecx          ;   366.0 p3+p4   48 a spill
        mov ecx, edx                       ;   367.0 p5      49 b copy
        rol r10d, cl                       ;   368.0 p0      49 b
        add r8d, r10d                      ;   369.0 p1      49 b
        mov ecx, dword [rsp + 100]         ;   360.0 p2      48 a
        add ecx, r10d                      ;   369.0 p5      48 a
        mov edx, r10d                      ;   369.0 p0      49 b copy
        add ecx, dword [rsp + 84]          ;   370.0 p1+p2   48 a
        rol ecx, 3                         ;   371.0 p5      48 a
        add r8d, ecx                       ;   372.0 p0      49 b
        add r10d, ecx                      ;   372.0 p1      49 b
        mov dword [rsp + 100], ecx         ;   372.0 p3+p4   48 a spill
        mov ecx, r10d                      ;   373.0 p5      49 b copy
        rol r8d, cl                        ;   374.0 p0      49 b
        add esi, r8d                       ;   375.0 p1      49 b
        mov r10d, dword [rsp + 104]        ;   366.0 p2      48 a
        add r10d, r8d                      ;   375.0 p5      48 a
        mov ecx, r8d                       ;   375.0 p0      49 b copy
        add r10d, dword [rsp + 100]        ;   376.0 p1+p2   48 a
        rol r10d, 3                        ;   377.0 p5      48 a
        add esi, r10d                      ;   378.0 p0      49 b
        add r8d, r10d                      ;   378.0 p1      49 b
        mov dword [rsp + 104], ecx         ;   376.0 p3+p4   49 b spill
        mov ecx, r8d                       ;   379.0 p5      49 b copy
        rol esi, cl                        ;   380.0 p0      49 b
        add edi, esi                       ;   381.0 p1      49 b
        mov r8d, dword [rsp + 108]         ;   372.0 p2      48 a
        add r8d, r10d                      ;   378.0 p5      48 a
        add r8d, esi                       ;   381.0 p0      48 a
        rol r8d, 3                         ;   382.0 p5      48 a
        add edi, r8d                       ;   383.0 p1      49 b
        lea ecx, [rsi + r8]                ;   383.0 p0      49 b
        rol edi, cl                        ;   384.0 p5      49 b
        add edx, edi                       ;   385.0 p1      49 b
        mov ecx, dword [rsp + 112]         ;   375.5 p2      48 a
        add ecx, r8d                       ;   383.0 p0      48 a
        add ecx, edi                       ;   385.0 p5      48 a
        rol ecx, 3                         ;   386.0 p0      48 a
        add edx, ecx                       ;   387.0 p1      49 b
        mov dword [rsp + 112], r8d         ;   383.0 p3+p4   48 a spill
        lea r8d, [rdi + rcx]               ;   387.0 p0      49 b
        mov dword [rsp + 108], ecx         ;   387.0 p3+p4   48 a spill
        mov ecx, r8d                       ;   388.0 p5      49 b copy
        rol edx, cl                        ;   389.0 p0      49 b
        mov r8d, dword [rsp + 104]         ;   381.0 p2      49 b reload
        add r8d, edx                       ;   390.0 p1      49 b
        mov ecx, dword [rsp + 116]         ;   382.0 p2      48 a
        add ecx, edx                       ;   390.0 p5      48 a
        mov dword [rsp + 116], r10d        ;   382.2 p3+p4   48 a spill
        mov r10d, edx                      ;   390.0 p0      49 b copy
        add ecx, dword [rsp + 108]         ;   391.0 p1+p2   48 a
        rol ecx, 3                         ;   392.0 p5      48 a
        add r8d, ecx                       ;   393.0 p0      49 b
        add edx, ecx                       ;   393.0 p1      49 b
        mov dword [rsp + 104], ecx         ;   393.0 p3+p4   48 a spill
        mov ecx, edx                       ;   394.0 p5      49 b copy
        rol r8d, cl                        ;   395.0 p0      49 b
        add esi, r8d                       ;   396.0 p1      49 b
        mov ecx, dword [rsp + 120]         ;   387.0 p2      48 a
        add ecx, r8d                       ;   396.0 p5      48 a
        mov edx, r8d                       ;   396.0 p0      49 b copy
        add ecx, dword [rsp + 104]         ;   397.0 p1+p2   48 a
        rol ecx, 3                         ;   398.0 p5      48 a
        add esi, ecx                       ;   399.0 p0      49 b
        add r8d, ecx                       ;   399.0 p1      49 b
        mov dword [rsp + 120], ecx         ;   399.0 p3+p4   48 a spill
        mov ecx, r8d                       ;   400.0 p5      49 b copy
        rol esi, cl                        ;   401.0 p0      49 b
        add edi, esi                       ;   402.0 p1      49 b
        mov r8d, dword [rsp + 124]         ;   393.0 p2      48 a
        add r8d, esi                       ;   402.0 p5      48 a
        mov ecx, esi                       ;   402.0 p0      49 b copy
        add r8d, dword [rsp + 120]         ;   403.0 p1+p2   48 a
        rol r8d, 3                         ;   404.0 p5      48 a
        add edi, r8d                       ;   405.0 p0      49 b
        add esi, r8d                       ;   405.0 p1      49 b
        mov dword [rsp + 124], ecx         ;   403.0 p3+p4   49 b spill
        mov ecx, esi                       ;   406.0 p5      49 b copy
        rol edi, cl                        ;   407.0 p0      49 b
        add r10d, edi                      ;   408.0 p1      49 b
        mov esi, dword [rsp + 128]         ;   399.0 p2      48 a
        add esi, r8d                       ;   405.0 p5      48 a
        add esi, edi                       ;   408.0 p0      48 a
        rol esi, 3                         ;   409.0 p5      48 a
        add r10d, esi                      ;   410.0 p1      49 b
        lea ecx, [rdi + rsi]               ;   410.0 p0      49 b
        rol r10d, cl                       ;   411.0 p5      49 b
        add edx, r10d                      ;   412.0 p1      49 b
        mov ecx, dword [rsp + 132]         ;   402.5 p2      48 a
        add ecx, esi                       ;   410.0 p0      48 a
        add ecx, r10d                      ;   412.0 p5      48 a
        rol ecx, 3                         ;   413.0 p0      48 a
        add edx, ecx                       ;   414.0 p1      49 b
        mov dword [rsp + 132], esi         ;   410.0 p3+p4   48 a spill
        lea esi, [r10 + rcx]               ;   414.0 p0      49 b
        mov dword [rsp + 128], ecx         ;   414.0 p3+p4   48 a spill
        mov ecx, esi                       ;   415.0 p5      49 b copy
        rol edx, cl                        ;   416.0 p0      49 b
        mov esi, dword [rsp + 124]         ;   408.0 p2      49 b reload
        add esi, edx                       ;   417.0 p1      49 b
        mov ecx, dword [rsp + 136]         ;   409.0 p2      48 a
        add ecx, edx                       ;   417.0 p5      48 a
        mov dword [rsp + 136], r8d         ;   409.2 p3+p4   48 a spill
        mov r8d, edx                       ;   417.0 p0      49 b copy
        add ecx, dword [rsp + 128]         ;   418.0 p1+p2   48 a
        rol ecx, 3                         ;   419.0 p5      48 a
        add esi, ecx                       ;   420.0 p0      49 b
        add edx, ecx                       ;   420.0 p1      49 b
        mov dword [rsp + 124], ecx         ;   420.0 p3+p4   48 a spill
        mov ecx, edx                       ;   421.0 p5      49 b copy
        rol esi, cl                        ;   422.0 p0      49 b
        add edi, esi                       ;   423.0 p1      49 b
        mov ecx, dword [rsp + 140]         ;   414.0 p2      48 a
        add ecx, esi                       ;   423.0 p5      48 a
        mov edx, esi                       ;   423.0 p0      49 b copy
        add ecx, dword [rsp + 124]         ;   424.0 p1+p2   48 a
        rol ecx, 3                         ;   425.0 p5      48 a
        add edi, ecx                       ;   426.0 p0      49 b
        add esi, ecx                       ;   426.0 p1      49 b
        mov dword [rsp + 140], ecx         ;   426.0 p3+p4   48 a spill
        mov ecx, esi                       ;   427.0 p5      49 b copy
        rol edi, cl                        ;   428.0 p0      49 b
        add r10d, edi                      ;   429.0 p1      49 b
        mov esi, dword [rsp + 144]         ;   420.0 p2      48 a
        add esi, edi                       ;   429.0 p5      48 a
        mov ecx, edi                       ;   429.0 p0      49 b copy
        add esi, dword [rsp + 140]         ;   430.0 p1+p2   48 a
        rol esi, 3                         ;   431.0 p5      48 a
        add r10d, esi                      ;   432.0 p0      49 b
        add edi, esi                       ;   432.0 p1      49 b
        mov dword [rsp + 144], ecx         ;   430.0 p3+p4   49 b spill
        mov ecx, edi                       ;   433.0 p5      49 b copy
        rol r10d, cl                       ;   434.0 p0      49 b
        add r8d, r10d                      ;   435.0 p1      49 b
        mov edi, dword [rsp + 148]         ;   426.0 p2      48 a
        add edi, esi                       ;   432.0 p5      48 a
        add edi, r10d                      ;   435.0 p0      48 a
        rol edi, 3                         ;   436.0 p5      48 a
        add r8d, edi                       ;   437.0 p1      49 b
        lea ecx, [r10 + rdi]               ;   437.0 p0      49 b
        rol r8d, cl                        ;   438.0 p5      49 b
        add edx, r8d                       ;   439.0 p1      49 b
        mov ecx, dword [rsp + 152]         ;   429.5 p2      48 a
        add ecx, edi                       ;   437.0 p0      48 a
        add ecx, r8d                       ;   439.0 p5      48 a
        rol ecx, 3                         ;   440.0 p0      48 a
        add edx, ecx                       ;   441.0 p1      49 b
        add ebp, ecx                       ;   441.0 p5      48 a
        mov dword [rsp + 152], edi         ;   437.0 p3+p4   48 a spill
        lea edi, [r8 + rcx]                ;   441.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   441.0 p3+p4   48 a spill
        mov ecx, edi                       ;   442.0 p1      49 b copy
        rol edx, cl                        ;   443.0 p5      49 b
        add ebp, edx                       ;   444.0 p0      48 a
        rol ebp, 3                         ;   445.0 p5      48 a
        add r9d, ebp                       ;   446.0 p1      48 a
        mov edi, dword [rsp + 144]         ;   437.2 p2      49 b reload
        add edi, edx                       ;   444.0 p0      49 b
        add edi, ebp                       ;   446.0 p5      49 b
        lea ecx, [rdx + rbp]               ;   446.0 p0      49 b
        rol edi, cl                        ;   447.0 p5      49 b
        add r9d, edi                       ;   448.0 p1      48 a
        rol r9d, 3                         ;   449.0 p0      48 a
        add r10d, edi                      ;   448.0 p5      49 b
        add r10d, r9d                      ;   450.0 p1      49 b
        add r11d, r9d                      ;   450.0 p0      48 a
        lea ecx, [rdi + r9]                ;   450.0 p0      49 b
        rol r10d, cl                       ;   451.0 p5      49 b
        add r11d, r10d                     ;   452.0 p1      48 a
        rol r11d, 3                        ;   453.0 p5      48 a
        add r8d, r10d                      ;   452.0 p1      49 b
        add r8d, r11d                      ;   454.0 p0      49 b
        add r12d, r11d                     ;   454.0 p5      48 a
        lea ecx, [r10 + r11]               ;   454.0 p0      49 b
        rol r8d, cl                        ;   455.0 p5      49 b
        add r12d, r8d                      ;   456.0 p1      48 a
        rol r12d, 3                        ;   457.0 p0      48 a
        add edx, r8d                       ;   456.0 p5      49 b
        add edx, r12d                      ;   458.0 p1      49 b
        add r13d, r12d                     ;   458.0 p0      48 a
        lea ecx, [r8 + r12]                ;   458.0 p0      49 b
        rol edx, cl                        ;   459.0 p5      49 b
        add r13d, edx                      ;   460.0 p1      48 a
        rol r13d, 3                        ;   461.0 p0      48 a
        add edi, edx                       ;   460.0 p5      49 b
        add edi, r13d                      ;   462.0 p1      49 b
        add r14d, r13d                     ;   462.0 p0      48 a
        lea ecx, [rdx + r13]               ;   462.0 p0      49 b
        rol edi, cl                        ;   463.0 p5      49 b
        add r14d, edi                      ;   464.0 p1      48 a
        rol r14d, 3                        ;   465.0 p0      48 a
        add r10d, edi                      ;   464.0 p5      49 b
        add r10d, r14d                     ;   466.0 p1      49 b
        add r15d, r14d                     ;   466.0 p0      48 a
        lea ecx, [rdi + r14]               ;   466.0 p0      49 b
        rol r10d, cl                       ;   467.0 p5      49 b
        add r15d, r10d                     ;   468.0 p1      48 a
        rol r15d, 3                        ;   469.0 p0      48 a
        add r8d, r10d                      ;   468.0 p5      49 b
        add r8d, r15d                      ;   470.0 p1      49 b
        add eax, r15d                      ;   470.0 p0      48 a
        lea ecx, [r10 + r15]               ;   470.0 p0      49 b
        rol r8d, cl                        ;   471.0 p5      49 b
        add eax, r8d                       ;   472.0 p1      48 a
        rol eax, 3                         ;   473.0 p0      48 a
        add edx, r8d                       ;   472.0 p5      49 b
        add edx, eax                       ;   474.0 p1      49 b
        add ebx, eax                       ;   474.0 p0      48 a
        lea ecx, [r8 + rax]                ;   474.0 p0      49 b
        rol edx, cl                        ;   475.0 p5      49 b
        add ebx, edx                       ;   476.0 p1      48 a
        rol ebx, 3                         ;   477.0 p0      48 a
        add edi, edx                       ;   476.0 p5      49 b
        add edi, ebx                       ;   478.0 p1      49 b
        lea ecx, [rdx + rbx]               ;   478.0 p0      49 b
        rol edi, cl                        ;   479.0 p5      49 b
        add r10d, edi                      ;   480.0 p1      49 b
        mov ecx, dword [rsp + 16]          ;   470.5 p2      48 a
        add ecx, ebx                       ;   478.0 p0      48 a
        add ecx, edi                       ;   480.0 p5      48 a
        rol ecx, 3                         ;   481.0 p0      48 a
        add r10d, ecx                      ;   482.0 p1      49 b
        mov dword [rsp + 16], ebx          ;   478.0 p3+p4   48 a spill
        lea ebx, [rdi + rcx]               ;   482.0 p0      49 b
        mov dword [rsp + 144], ecx         ;   482.0 p3+p4   48 a spill
        mov ecx, ebx                       ;   483.0 p5      49 b copy
        rol r10d, cl                       ;   484.0 p0      49 b
        add r8d, r10d                      ;   485.0 p1      49 b
        mov ecx, dword [rsp + 20]          ;   476.2 p2      48 a
        add ecx, r10d                      ;   485.0 p5      48 a
        mov ebx, r10d                      ;   485.0 p0      49 b copy
        mov dword [rsp + 20], eax          ;   478.0 p3+p4   48 a spill
        mov rax, qword [rsp + 8]           ;   478.2 p2      53 s reload
        mov dword [rax + 4], ebp           ;   479.0 p3+p4   53 s
        mov dword [rax + 8], r9d           ;   480.0 p3+p4   53 s
        mov dword [rax + 12], r11d         ;   481.0 p3+p4   53 s
        mov ebp, dword [rsp + 144]         ;   482.0 p2      48 a reload
        add ecx, ebp                       ;   486.0 p1      48 a
        rol ecx, 3                         ;   487.0 p5      48 a
        add r8d, ecx                       ;   488.0 p0      49 b
        add r10d, ecx                      ;   488.0 p1      49 b
        mov r9d, ecx                       ;   488.0 p5      48 a copy
        mov ecx, r10d                      ;   489.0 p0      49 b copy
        rol r8d, cl                        ;   490.0 p5      49 b
        mov r10d, dword [rsp + 36]         ;   482.0 p2      48 a
        add r10d, r9d                      ;   489.0 p1      48 a
        add r10d, r8d                      ;   491.0 p0      48 a
        rol r10d, 3                        ;   492.0 p5      48 a
        add edx, r8d                       ;   491.0 p1      49 b
        add edx, r10d                      ;   493.0 p0      49 b
        mov dword [rax + 16], r12d         ;   484.0 p3+p4   53 s
        lea ecx, [r8 + r10]                ;   493.0 p0      49 b
        rol edx, cl                        ;   494.0 p5      49 b
        mov r11d, dword [rsp + 32]         ;   485.2 p2      48 a
        add r11d, r10d                     ;   493.0 p1      48 a
        add r11d, edx                      ;   495.0 p0      48 a
        rol r11d, 3                        ;   496.0 p5      48 a
        add edi, edx                       ;   495.0 p1      49 b
        add edi, r11d                      ;   497.0 p0      49 b
        mov dword [rax + 20], r13d         ;   488.2 p3+p4   53 s
        lea ecx, [rdx + r11]               ;   497.0 p0      49 b
        rol edi, cl                        ;   498.0 p5      49 b
        mov r12d, dword [rsp + 28]         ;   489.0 p2      48 a
        add r12d, r11d                     ;   497.0 p1      48 a
        add r12d, edi                      ;   499.0 p5      48 a
        rol r12d, 3                        ;   500.0 p0      48 a
        add ebx, edi                       ;   499.0 p1      49 b
        add ebx, r12d                      ;   501.0 p5      49 b
        mov dword [rax + 24], r14d         ;   492.0 p3+p4   53 s
        lea ecx, [rdi + r12]               ;   501.0 p0      49 b
        rol ebx, cl                        ;   502.0 p5      49 b
        mov r13d, dword [rsp + 24]         ;   493.2 p2      48 a
        add r13d, r12d                     ;   501.0 p1      48 a
        mov dword [rax + 28], r15d         ;   493.8 p3+p4   53 s
        add r13d, ebx                      ;   503.0 p0      48 a
        rol r13d, 3                        ;   504.0 p5      48 a
        add r8d, ebx                       ;   503.0 p1      49 b
        add r8d, r13d                      ;   505.0 p0      49 b
        lea ecx, [rbx + r13]               ;   505.0 p0      49 b
        rol r8d, cl                        ;   506.0 p5      49 b
        mov r14d, dword [rsp + 40]         ;   497.2 p2      48 a
        add r14d, r13d                     ;   505.0 p1      48 a
        mov dword [rax + 40], ebp          ;   497.8 p3+p4   53 s
        add r14d, r8d                      ;   507.0 p0      48 a
        rol r14d, 3                        ;   508.0 p5      48 a
        add edx, r8d                       ;   507.0 p1      49 b
        add edx, r14d                      ;   509.0 p0      49 b
        lea ecx, [r8 + r14]                ;   509.0 p0      49 b
        rol edx, cl                        ;   510.0 p5      49 b
        mov ebp, dword [rsp + 56]          ;   501.2 p2      48 a
        add ebp, r14d                      ;   509.0 p1      48 a
        mov dword [rax + 44], r9d          ;   501.8 p3+p4   53 s
        add ebp, edx                       ;   511.0 p0      48 a
        rol ebp, 3                         ;   512.0 p5      48 a
        add edi, edx                       ;   511.0 p1      49 b
        add edi, ebp                       ;   513.0 p0      49 b
        lea ecx, [rdx + rbp]               ;   513.0 p0      49 b
        rol edi, cl                        ;   514.0 p5      49 b
        mov r9d, dword [rsp + 52]          ;   505.2 p2      48 a
        add r9d, ebp                       ;   513.0 p1      48 a
        mov dword [rax + 48], r10d         ;   505.8 p3+p4   53 s
        add r9d, edi                       ;   515.0 p0      48 a
        rol r9d, 3                         ;   516.0 p5      48 a
        add ebx, edi                       ;   515.0 p1      49 b
        add ebx, r9d                       ;   517.0 p0      49 b
        lea ecx, [rdi + r9]                ;   517.0 p0      49 b
        rol ebx, cl                        ;   518.0 p5      49 b
        mov r10d, dword [rsp + 48]         ;   509.2 p2      48 a
        add r10d, r9d                      ;   517.0 p1      48 a
        mov dword [rax + 52], r11d         ;   509.8 p3+p4   53 s
        add r10d, ebx                      ;   519.0 p0      48 a
        rol r10d, 3                        ;   520.0 p5      48 a
        add r8d, ebx                       ;   519.0 p1      49 b
        add r8d, r10d                      ;   521.0 p0      49 b
        lea ecx, [rbx + r10]               ;   521.0 p0      49 b
        rol r8d, cl                        ;   522.0 p5      49 b
        mov r11d, dword [rsp + 44]         ;   513.2 p2      48 a
        add r11d, r10d                     ;   521.0 p1      48 a
        mov dword [rax + 56], r12d         ;   513.8 p3+p4   53 s
        add r11d, r8d                      ;   523.0 p0      48 a
        rol r11d, 3                        ;   524.0 p5      48 a
        add edx, r8d                       ;   523.0 p1      49 b
        add edx, r11d                      ;   525.0 p0      49 b
        lea ecx, [r8 + r11]                ;   525.0 p0      49 b
        rol edx, cl                        ;   526.0 p5      49 b
        mov r12d, dword [rsp + 60]         ;   517.2 p2      48 a
        add r12d, r11d                     ;   525.0 p1      48 a
        mov dword [rax + 60], r13d         ;   517.8 p3+p4   53 s
        add r12d, edx                      ;   527.0 p0      48 a
        rol r12d, 3                        ;   528.0 p5      48 a
        add edi, edx                       ;   527.0 p1      49 b
        add edi, r12d                      ;   529.0 p0      49 b
        lea ecx, [rdx + r12]               ;   529.0 p0      49 b
        rol edi, cl                        ;   530.0 p5      49 b
        mov r13d, dword [rsp + 76]         ;   521.2 p2      48 a
        add r13d, r12d                     ;   529.0 p1      48 a
        mov dword [rax + 64], r14d         ;   521.8 p3+p4   53 s
        add r13d, edi                      ;   531.0 p0      48 a
        rol r13d, 3                        ;   532.0 p5      48 a
        add ebx, edi                       ;   531.0 p1      49 b
        add ebx, r13d                      ;   533.0 p0      49 b
        lea ecx, [rdi + r13]               ;   533.0 p0      49 b
        rol ebx, cl                        ;   534.0 p5      49 b
        mov r14d, dword [rsp + 72]         ;   525.2 p2      48 a
        add r14d, r13d                     ;   533.0 p1      48 a
        mov dword [rax + 68], ebp          ;   525.8 p3+p4   53 s
        add r14d, ebx                      ;   535.0 p0      48 a
        rol r14d, 3                        ;   536.0 p5      48 a
        add r8d, ebx                       ;   535.0 p1      49 b
        add r8d, r14d                      ;   537.0 p0      49 b
        lea ecx, [rbx + r14]               ;   537.0 p0      49 b
        rol r8d, cl                        ;   538.0 p5      49 b
        mov ebp, dword [rsp + 68]          ;   529.2 p2      48 a
        add ebp, r14d                      ;   537.0 p1      48 a
        mov dword [rax + 72], r9d          ;   529.8 p3+p4   53 s
        add ebp, r8d                       ;   539.0 p0      48 a
        rol ebp, 3                         ;   540.0 p5      48 a
        add edx, r8d                       ;   539.0 p1      49 b
        add edx, ebp                       ;   541.0 p0      49 b
        lea ecx, [r8 + rbp]                ;   541.0 p0      49 b
        rol edx, cl                        ;   542.0 p5      49 b
        mov r9d, dword [rsp + 64]          ;   533.2 p2      48 a
        add r9d, ebp                       ;   541.0 p1      48 a
        mov dword [rax + 76], r10d         ;   533.8 p3+p4   53 s
        add r9d, edx                       ;   543.0 p0      48 a
        rol r9d, 3                         ;   544.0 p5      48 a
        add edi, edx                       ;   543.0 p1      49 b
        add edi, r9d                       ;   545.0 p0      49 b
        lea ecx, [rdx + r9]                ;   545.0 p0      49 b
        rol edi, cl                        ;   546.0 p5      49 b
        mov r10d, dword [rsp + 80]         ;   537.2 p2      48 a
        add r10d, r9d                      ;   545.0 p1      48 a
        mov dword [rax + 80], r11d         ;   537.8 p3+p4   53 s
        add r10d, edi                      ;   547.0 p0      48 a
        rol r10d, 3                        ;   548.0 p5      48 a
        add ebx, edi                       ;   547.0 p1      49 b
        add ebx, r10d                      ;   549.0 p0      49 b
        lea ecx, [rdi + r10]               ;   549.0 p0      49 b
        rol ebx, cl                        ;   550.0 p5      49 b
        mov r11d, dword [rsp + 96]         ;   541.2 p2      48 a
        add r11d, r10d                     ;   549.0 p1      48 a
        mov dword [rax + 84], r12d         ;   541.8 p3+p4   53 s
        add r11d, ebx                      ;   551.0 p0      48 a
        rol r11d, 3                        ;   552.0 p5      48 a
        add r8d, ebx                       ;   551.0 p1      49 b
        add r8d, r11d                      ;   553.0 p0      49 b
        lea ecx, [rbx + r11]               ;   553.0 p0      49 b
        rol r8d, cl                        ;   554.0 p5      49 b
        mov r12d, dword [rsp + 92]         ;   545.2 p2      48 a
        add r12d, r11d                     ;   553.0 p1      48 a
        mov dword [rax + 88], r13d         ;   545.8 p3+p4   53 s
        add r12d, r8d                      ;   555.0 p0      48 a
        rol r12d, 3                        ;   556.0 p5      48 a
        add edx, r8d                       ;   555.0 p1      49 b
        add edx, r12d                      ;   557.0 p0      49 b
        lea ecx, [r8 + r12]                ;   557.0 p0      49 b
        rol edx, cl                        ;   558.0 p5      49 b
        mov r13d, dword [rsp + 88]         ;   549.2 p2      48 a
        add r13d, r12d                     ;   557.0 p1      48 a
        mov dword [rax + 92], r14d         ;   549.8 p3+p4   53 s
        add r13d, edx                      ;   559.0 p0      48 a
        rol r13d, 3                        ;   560.0 p5      48 a
        add edi, edx                       ;   559.0 p1      49 b
        add edi, r13d                      ;   561.0 p0      49 b
        lea ecx, [rdx + r13]               ;   561.0 p0      49 b
        rol edi, cl                        ;   562.0 p5      49 b
        mov r14d, dword [rsp + 84]         ;   553.2 p2      48 a
        add r14d, r13d                     ;   561.0 p1      48 a
        mov dword [rax + 96], ebp          ;   553.8 p3+p4   53 s
        add r14d, edi                      ;   563.0 p0      48 a
        rol r14d, 3                        ;   564.0 p5      48 a
        add ebx, edi                       ;   563.0 p1      49 b
        add ebx, r14d                      ;   565.0 p0      49 b
        lea ecx, [rdi + r14]               ;   565.0 p0      49 b
        rol ebx, cl                        ;   566.0 p5      49 b
        mov ebp, dword [rsp + 100]         ;   557.2 p2      48 a
        add ebp, r14d                      ;   565.0 p1      48 a
        mov dword [rax + 100], r9d         ;   557.8 p3+p4   53 s
        add ebp, ebx                       ;   567.0 p0      48 a
        rol ebp, 3                         ;   568.0 p5      48 a
        add r8d, ebx                       ;   567.0 p1      49 b
        add r8d, ebp                       ;   569.0 p0      49 b
        lea ecx, [rbx + rbp]               ;   569.0 p0      49 b
        rol r8d, cl                        ;   570.0 p5      49 b
        mov r9d, dword [rsp + 116]         ;   561.2 p2      48 a
        add r9d, ebp                       ;   569.0 p1      48 a
        mov dword [rax + 104], r10d        ;   561.8 p3+p4   53 s
        add r9d, r8d                       ;   571.0 p0      48 a
        rol r9d, 3                         ;   572.0 p5      48 a
        add edx, r8d                       ;   571.0 p1      49 b
        add edx, r9d                       ;   573.0 p0      49 b
        lea ecx, [r8 + r9]                 ;   573.0 p0      49 b
        rol edx, cl                        ;   574.0 p5      49 b
        mov r10d, dword [rsp + 112]        ;   565.2 p2      48 a
        add r10d, r9d                      ;   573.0 p1      48 a
        mov dword [rax + 108], r11d        ;   565.8 p3+p4   53 s
        add r10d, edx                      ;   575.0 p0      48 a
        rol r10d, 3                        ;   576.0 p5      48 a
        add edi, edx                       ;   575.0 p1      49 b
        add edi, r10d                      ;   577.0 p0      49 b
        lea ecx, [rdx + r10]               ;   577.0 p0      49 b
        rol edi, cl                        ;   578.0 p5      49 b
        mov r11d, dword [rsp + 108]        ;   569.2 p2      48 a
        add r11d, r10d                     ;   577.0 p1      48 a
        mov dword [rax + 112], r12d        ;   569.8 p3+p4   53 s
        add r11d, edi                      ;   579.0 p0      48 a
        rol r11d, 3                        ;   580.0 p5      48 a
        add ebx, edi                       ;   579.0 p1      49 b
        add ebx, r11d                      ;   581.0 p0      49 b
        lea ecx, [rdi + r11]               ;   581.0 p0      49 b
        rol ebx, cl                        ;   582.0 p5      49 b
        mov r12d, dword [rsp + 104]        ;   573.2 p2      48 a
        add r12d, r11d                     ;   581.0 p1      48 a
        mov dword [rax + 116], r13d        ;   573.8 p3+p4   53 s
        add r12d, ebx                      ;   583.0 p0      48 a
        rol r12d, 3                        ;   584.0 p5      48 a
        add r8d, ebx                       ;   583.0 p1      49 b
        add r8d, r12d                      ;   585.0 p0      49 b
        lea ecx, [rbx + r12]               ;   585.0 p0      49 b
        rol r8d, cl                        ;   586.0 p5      49 b
        mov r13d, dword [rsp + 120]        ;   577.2 p2      48 a
        add r13d, r12d                     ;   585.0 p1      48 a
        mov dword [rax + 120], r14d        ;   577.8 p3+p4   53 s
        add r13d, r8d                      ;   587.0 p0      48 a
        rol r13d, 3                        ;   588.0 p5      48 a
        add edx, r8d                       ;   587.0 p1      49 b
        add edx, r13d                      ;   589.0 p0      49 b
        lea ecx, [r8 + r13]                ;   589.0 p0      49 b
        rol edx, cl                        ;   590.0 p5      49 b
        mov r14d, dword [rsp + 136]        ;   581.2 p2      48 a
        add r14d, r13d                     ;   589.0 p1      48 a
        mov dword [rax + 124], ebp         ;   581.8 p3+p4   53 s
        add r14d, edx                      ;   591.0 p0      48 a
        rol r14d, 3                        ;   592.0 p5      48 a
        add edi, edx                       ;   591.0 p1      49 b
        add edi, r14d                      ;   593.0 p0      49 b
        lea ecx, [rdx + r14]               ;   593.0 p0      49 b
        rol edi, cl                        ;   594.0 p5      49 b
        mov ebp, dword [rsp + 132]         ;   585.2 p2      48 a
        add ebp, r14d                      ;   593.0 p1      48 a
        mov dword [rax + 128], r9d         ;   585.8 p3+p4   53 s
        add ebp, edi                       ;   595.0 p0      48 a
        rol ebp, 3                         ;   596.0 p5      48 a
        add ebx, edi                       ;   595.0 p1      49 b
        add ebx, ebp                       ;   597.0 p0      49 b
        lea ecx, [rdi + rbp]               ;   597.0 p0      49 b
        rol ebx, cl                        ;   598.0 p5      49 b
        mov r9d, dword [rsp + 128]         ;   589.2 p2      48 a
        add r9d, ebp                       ;   597.0 p1      48 a
        mov dword [rax + 132], r10d        ;   589.8 p3+p4   53 s
        add r9d, ebx                       ;   599.0 p0      48 a
        rol r9d, 3                         ;   600.0 p5      48 a
        add r8d, ebx                       ;   599.0 p1      49 b
        add r8d, r9d                       ;   601.0 p0      49 b
        mov dword [rax + 136], r11d        ;   592.0 p3+p4   53 s
        mov dword [rax + 140], r12d        ;   593.0 p3+p4   53 s
        mov dword [rax + 144], r13d        ;   594.0 p3+p4   53 s
        lea ecx, [rbx + r9]                ;   601.0 p0      49 b
        rol r8d, cl                        ;   602.0 p5      49 b
        add edx, r8d                       ;   603.0 p1      49 b
        mov r10d, dword [rsp + 124]        ;   594.0 p2      48 a
        add r10d, r9d                      ;   601.0 p0      48 a
        add r10d, r8d                      ;   603.0 p5      48 a
        rol r10d, 3                        ;   604.0 p0      48 a
        add edx, r10d                      ;   605.0 p1      49 b
        add r8d, r10d                      ;   605.0 p5      49 b
        mov ecx, r8d                       ;   606.0 p0      49 b copy
        rol edx, cl                        ;   607.0 p5      49 b
        add edi, edx                       ;   608.0 p1      49 b
        mov dword [rax + 148], r14d        ;   598.0 p3+p4   53 s
        mov r8d, dword [rsp + 140]         ;   598.2 p2      48 a
        add r8d, r10d                      ;   605.0 p0      48 a
        add r8d, edx                       ;   608.0 p5      48 a
        rol r8d, 3                         ;   609.0 p0      48 a
        mov dword [rax + 152], ebp         ;   600.0 p3+p4   53 s
        mov dword [rax + 156], r9d         ;   601.0 p3+p4   53 s
        add edi, r8d                       ;   610.0 p1      49 b
        add edx, r8d                       ;   610.0 p5      49 b
        mov ecx, edx                       ;   611.0 p0      49 b copy
        rol edi, cl                        ;   612.0 p5      49 b
        add esi, r8d                       ;   610.0 p1      48 a
        add esi, edi                       ;   613.0 p0      48 a
        rol esi, 3                         ;   614.0 p5      48 a
        add ebx, edi                       ;   613.0 p1      49 b
        mov dword [rax + 160], r10d        ;   605.0 p3+p4   53 s
        mov dword [rax + 164], r8d         ;   610.0 p3+p4   53 s
        add ebx, esi                       ;   615.0 p0      49 b
        add edi, esi                       ;   615.0 p5      49 b
        mov ecx, edi                       ;   616.0 p1      49 b copy
        rol ebx, cl                        ;   617.0 p0      49 b
        add ebx, esi                       ;   618.0 p5      48 a
        mov dword [rax + 168], esi         ;   615.0 p3+p4   53 s
        mov esi, dword [rsp + 148]         ;   609.0 p2      48 a reload
        mov dword [rax], esi               ;   612.0 p3+p4   53 s
        mov esi, dword [rsp + 20]          ;   610.0 p2      48 a reload
        mov dword [rax + 32], esi          ;   613.0 p3+p4   53 s
        mov esi, dword [rsp + 16]          ;   611.0 p2      48 a reload
        mov dword [rax + 36], esi          ;   614.0 p3+p4   53 s
        add ebx, dword [rsp + 152]         ;   619.0 p1+p2   48 a
        rol ebx, 3                         ;   620.0 p0      48 a
        mov dword [rax + 172], ebx         ;   621.0 p3+p4   53 s
        add rsp, 0xa8                      ;                    frame
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

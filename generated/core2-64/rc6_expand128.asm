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
;   body: 1309 uops, planned 617.0; bounds: width 327.2, ports 317.3, path 397.0
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
        mov ecx, dword [rsp + 16]          ;    47.0 p2      48 a
        lea ecx, [rcx + r10 - 2075947946]  ;    50.0 p0      48 a
        rol ecx, 3                         ;    51.0 p5      48 a
        add r8d, r10d                      ;    50.0 p1      49 b
        add r8d, ecx                       ;    52.0 p0      49 b
        lea edx, [r10 + rcx]               ;    52.0 p0      49 b
        mov dword [rsp + 20], ecx          ;    52.0 p3+p4   48 a spill
        mov ecx, edx                       ;    53.0 p5      49 b copy
        rol r8d, cl                        ;    54.0 p0      49 b
        mov ecx, dword [rsp + 20]          ;    52.0 p2      48 a
        lea ecx, [rcx + r8 + 578487823]    ;    55.0 p0      48 a
        rol ecx, 3                         ;    56.0 p5      48 a
        add esi, r8d                       ;    55.0 p1      49 b
        add esi, ecx                       ;    57.0 p0      49 b
        lea edx, [r8 + rcx]                ;    57.0 p0      49 b
        mov dword [rsp + 24], ecx          ;    57.0 p3+p4   48 a spill
        mov ecx, edx                       ;    58.0 p5      49 b copy
        rol esi, cl                        ;    59.0 p0      49 b
        mov ecx, dword [rsp + 24]          ;    57.0 p2      48 a
        lea ecx, [rcx + rsi - 1062043704]  ;    60.0 p0      48 a
        rol ecx, 3                         ;    61.0 p5      48 a
        add edi, esi                       ;    60.0 p1      49 b
        add edi, ecx                       ;    62.0 p0      49 b
        lea edx, [rsi + rcx]               ;    62.0 p0      49 b
        mov dword [rsp + 28], ecx          ;    62.0 p3+p4   48 a spill
        mov ecx, edx                       ;    63.0 p5      49 b copy
        rol edi, cl                        ;    64.0 p0      49 b
        mov ecx, dword [rsp + 28]          ;    62.0 p2      48 a
        lea ecx, [rcx + rdi + 1592392065]  ;    65.0 p0      48 a
        rol ecx, 3                         ;    66.0 p5      48 a
        add r10d, edi                      ;    65.0 p1      49 b
        add r10d, ecx                      ;    67.0 p0      49 b
        lea edx, [rdi + rcx]               ;    67.0 p0      49 b
        mov dword [rsp + 32], ecx          ;    67.0 p3+p4   48 a spill
        mov ecx, edx                       ;    68.0 p5      49 b copy
        rol r10d, cl                       ;    69.0 p0      49 b
        mov ecx, dword [rsp + 32]          ;    67.0 p2      48 a
        lea ecx, [rcx + r10 - 48139462]    ;    70.0 p0      48 a
        rol ecx, 3                         ;    71.0 p5      48 a
        add r8d, r10d                      ;    70.0 p1      49 b
        add r8d, ecx                       ;    72.0 p0      49 b
        lea edx, [r10 + rcx]               ;    72.0 p0      49 b
        mov dword [rsp + 36], ecx          ;    72.0 p3+p4   48 a spill
        mov ecx, edx                       ;    73.0 p5      49 b copy
        rol r8d, cl                        ;    74.0 p0      49 b
        mov ecx, dword [rsp + 36]          ;    72.0 p2      48 a
        lea ecx, [rcx + r8 - 1688670989]   ;    75.0 p0      48 a
        rol ecx, 3                         ;    76.0 p5      48 a
        add esi, r8d                       ;    75.0 p1      49 b
        add esi, ecx                       ;    77.0 p0      49 b
        lea edx, [r8 + rcx]                ;    77.0 p0      49 b
        mov dword [rsp + 40], ecx          ;    77.0 p3+p4   48 a spill
        mov ecx, edx                       ;    78.0 p5      49 b copy
        rol esi, cl                        ;    79.0 p0      49 b
        mov ecx, dword [rsp + 40]          ;    77.0 p2      48 a
        lea ecx, [rcx + rsi + 965764780]   ;    80.0 p0      48 a
        rol ecx, 3                         ;    81.0 p5      48 a
        add edi, esi                       ;    80.0 p1      49 b
        add edi, ecx                       ;    82.0 p0      49 b
        lea edx, [rsi + rcx]               ;    82.0 p0      49 b
        mov dword [rsp + 44], ecx          ;    82.0 p3+p4   48 a spill
        mov ecx, edx                       ;    83.0 p5      49 b copy
        rol edi, cl                        ;    84.0 p0      49 b
        mov ecx, dword [rsp + 44]          ;    82.0 p2      48 a
        lea ecx, [rcx + rdi - 674766747]   ;    85.0 p0      48 a
        rol ecx, 3                         ;    86.0 p5      48 a
        add r10d, edi                      ;    85.0 p1      49 b
        add r10d, ecx                      ;    87.0 p0      49 b
        lea edx, [rdi + rcx]               ;    87.0 p0      49 b
        mov dword [rsp + 48], ecx          ;    87.0 p3+p4   48 a spill
        mov ecx, edx                       ;    88.0 p5      49 b copy
        rol r10d, cl                       ;    89.0 p0      49 b
        mov ecx, dword [rsp + 48]          ;    87.0 p2      48 a
        lea ecx, [rcx + r10 + 1979669022]  ;    90.0 p0      48 a
        rol ecx, 3                         ;    91.0 p5      48 a
        add r8d, r10d                      ;    90.0 p1      49 b
        add r8d, ecx                       ;    92.0 p0      49 b
        lea edx, [r10 + rcx]               ;    92.0 p0      49 b
        mov dword [rsp + 52], ecx          ;    92.0 p3+p4   48 a spill
        mov ecx, edx                       ;    93.0 p5      49 b copy
        rol r8d, cl                        ;    94.0 p0      49 b
        mov ecx, dword [rsp + 52]          ;    92.0 p2      48 a
        lea ecx, [rcx + r8 + 339137495]    ;    95.0 p0      48 a
        rol ecx, 3                         ;    96.0 p5      48 a
        add esi, r8d                       ;    95.0 p1      49 b
        add esi, ecx                       ;    97.0 p0      49 b
        lea edx, [r8 + rcx]                ;    97.0 p0      49 b
        mov dword [rsp + 56], ecx          ;    97.0 p3+p4   48 a spill
        mov ecx, edx                       ;    98.0 p5      49 b copy
        rol esi, cl                        ;    99.0 p0      49 b
        mov ecx, dword [rsp + 56]          ;    97.0 p2      48 a
        lea ecx, [rcx + rsi - 1301394032]  ;   100.0 p0      48 a
        rol ecx, 3                         ;   101.0 p5      48 a
        add edi, esi                       ;   100.0 p1      49 b
        add edi, ecx                       ;   102.0 p0      49 b
        lea edx, [rsi + rcx]               ;   102.0 p0      49 b
        mov dword [rsp + 60], ecx          ;   102.0 p3+p4   48 a spill
        mov ecx, edx                       ;   103.0 p5      49 b copy
        rol edi, cl                        ;   104.0 p0      49 b
        mov ecx, dword [rsp + 60]          ;   102.0 p2      48 a
        lea ecx, [rcx + rdi + 1353041737]  ;   105.0 p0      48 a
        rol ecx, 3                         ;   106.0 p5      48 a
        add r10d, edi                      ;   105.0 p1      49 b
        add r10d, ecx                      ;   107.0 p0      49 b
        lea edx, [rdi + rcx]               ;   107.0 p0      49 b
        mov dword [rsp + 64], ecx          ;   107.0 p3+p4   48 a spill
        mov ecx, edx                       ;   108.0 p5      49 b copy
        rol r10d, cl                       ;   109.0 p0      49 b
        mov ecx, dword [rsp + 64]          ;   107.0 p2      48 a
        lea ecx, [rcx + r10 - 287489790]   ;   110.0 p0      48 a
        rol ecx, 3                         ;   111.0 p5      48 a
        add r8d, r10d                      ;   110.0 p1      49 b
        add r8d, ecx                       ;   112.0 p0      49 b
        lea edx, [r10 + rcx]               ;   112.0 p0      49 b
        mov dword [rsp + 68], ecx          ;   112.0 p3+p4   48 a spill
        mov ecx, edx                       ;   113.0 p5      49 b copy
        rol r8d, cl                        ;   114.0 p0      49 b
        mov ecx, dword [rsp + 68]          ;   112.0 p2      48 a
        lea ecx, [rcx + r8 - 1928021317]   ;   115.0 p0      48 a
        rol ecx, 3                         ;   116.0 p5      48 a
        add esi, r8d                       ;   115.0 p1      49 b
        add esi, ecx                       ;   117.0 p0      49 b
        lea edx, [r8 + rcx]                ;   117.0 p0      49 b
        mov dword [rsp + 72], ecx          ;   117.0 p3+p4   48 a spill
        mov ecx, edx                       ;   118.0 p5      49 b copy
        rol esi, cl                        ;   119.0 p0      49 b
        mov ecx, dword [rsp + 72]          ;   117.0 p2      48 a
        lea ecx, [rcx + rsi + 726414452]   ;   120.0 p0      48 a
        rol ecx, 3                         ;   121.0 p5      48 a
        add edi, esi                       ;   120.0 p1      49 b
        add edi, ecx                       ;   122.0 p0      49 b
        lea edx, [rsi + rcx]               ;   122.0 p0      49 b
        mov dword [rsp + 76], ecx          ;   122.0 p3+p4   48 a spill
        mov ecx, edx                       ;   123.0 p5      49 b copy
        rol edi, cl                        ;   124.0 p0      49 b
        mov ecx, dword [rsp + 76]          ;   122.0 p2      48 a
        lea ecx, [rcx + rdi - 914117075]   ;   125.0 p0      48 a
        rol ecx, 3                         ;   126.0 p5      48 a
        add r10d, edi                      ;   125.0 p1      49 b
        add r10d, ecx                      ;   127.0 p0      49 b
        lea edx, [rdi + rcx]               ;   127.0 p0      49 b
        mov dword [rsp + 80], ecx          ;   127.0 p3+p4   48 a spill
        mov ecx, edx                       ;   128.0 p5      49 b copy
        rol r10d, cl                       ;   129.0 p0      49 b
        mov ecx, dword [rsp + 80]          ;   127.0 p2      48 a
        lea ecx, [rcx + r10 + 1740318694]  ;   130.0 p0      48 a
        rol ecx, 3                         ;   131.0 p5      48 a
        add r8d, r10d                      ;   130.0 p1      49 b
        add r8d, ecx                       ;   132.0 p0      49 b
        lea edx, [r10 + rcx]               ;   132.0 p0      49 b
        mov dword [rsp + 84], ecx          ;   132.0 p3+p4   48 a spill
        mov ecx, edx                       ;   133.0 p5      49 b copy
        rol r8d, cl                        ;   134.0 p0      49 b
        mov ecx, dword [rsp + 84]          ;   132.0 p2      48 a
        lea ecx, [rcx + r8 + 99787167]     ;   135.0 p0      48 a
        rol ecx, 3                         ;   136.0 p5      48 a
        add esi, r8d                       ;   135.0 p1      49 b
        add esi, ecx                       ;   137.0 p0      49 b
        lea edx, [r8 + rcx]                ;   137.0 p0      49 b
        mov dword [rsp + 88], ecx          ;   137.0 p3+p4   48 a spill
        mov ecx, edx                       ;   138.0 p5      49 b copy
        rol esi, cl                        ;   139.0 p0      49 b
        mov ecx, dword [rsp + 88]          ;   137.0 p2      48 a
        lea ecx, [rcx + rsi - 1540744360]  ;   140.0 p0      48 a
        rol ecx, 3                         ;   141.0 p5      48 a
        add edi, esi                       ;   140.0 p1      49 b
        add edi, ecx                       ;   142.0 p0      49 b
        lea edx, [rsi + rcx]               ;   142.0 p0      49 b
        mov dword [rsp + 92], ecx          ;   142.0 p3+p4   48 a spill
        mov ecx, edx                       ;   143.0 p5      49 b copy
        rol edi, cl                        ;   144.0 p0      49 b
        mov ecx, dword [rsp + 92]          ;   142.0 p2      48 a
        lea ecx, [rcx + rdi + 1113691409]  ;   145.0 p0      48 a
        rol ecx, 3                         ;   146.0 p5      48 a
        add r10d, edi                      ;   145.0 p1      49 b
        add r10d, ecx                      ;   147.0 p0      49 b
        lea edx, [rdi + rcx]               ;   147.0 p0      49 b
        mov dword [rsp + 96], ecx          ;   147.0 p3+p4   48 a spill
        mov ecx, edx                       ;   148.0 p5      49 b copy
        rol r10d, cl                       ;   149.0 p0      49 b
        mov ecx, dword [rsp + 96]          ;   147.0 p2      48 a
        lea ecx, [rcx + r10 - 526840118]   ;   150.0 p0      48 a
        rol ecx, 3                         ;   151.0 p5      48 a
        add r8d, r10d                      ;   150.0 p1      49 b
        add r8d, ecx                       ;   152.0 p0      49 b
        lea edx, [r10 + rcx]               ;   152.0 p0      49 b
        mov dword [rsp + 100], ecx         ;   152.0 p3+p4   48 a spill
        mov ecx, edx                       ;   153.0 p5      49 b copy
        rol r8d, cl                        ;   154.0 p0      49 b
        mov ecx, dword [rsp + 100]         ;   152.0 p2      48 a
        lea ecx, [rcx + r8 + 2127595651]   ;   155.0 p0      48 a
        rol ecx, 3                         ;   156.0 p5      48 a
        add esi, r8d                       ;   155.0 p1      49 b
        add esi, ecx                       ;   157.0 p0      49 b
        lea edx, [r8 + rcx]                ;   157.0 p0      49 b
        mov dword [rsp + 104], ecx         ;   157.0 p3+p4   48 a spill
        mov ecx, edx                       ;   158.0 p5      49 b copy
        rol esi, cl                        ;   159.0 p0      49 b
        mov ecx, dword [rsp + 104]         ;   157.0 p2      48 a
        lea ecx, [rcx + rsi + 487064124]   ;   160.0 p0      48 a
        rol ecx, 3                         ;   161.0 p5      48 a
        add edi, esi                       ;   160.0 p1      49 b
        add edi, ecx                       ;   162.0 p0      49 b
        lea edx, [rsi + rcx]               ;   162.0 p0      49 b
        mov dword [rsp + 108], ecx         ;   162.0 p3+p4   48 a spill
        mov ecx, edx                       ;   163.0 p5      49 b copy
        rol edi, cl                        ;   164.0 p0      49 b
        mov ecx, dword [rsp + 108]         ;   162.0 p2      48 a
        lea ecx, [rcx + rdi - 1153467403]  ;   165.0 p0      48 a
        rol ecx, 3                         ;   166.0 p5      48 a
        add r10d, edi                      ;   165.0 p1      49 b
        add r10d, ecx                      ;   167.0 p0      49 b
        lea edx, [rdi + rcx]               ;   167.0 p0      49 b
        mov dword [rsp + 112], ecx         ;   167.0 p3+p4   48 a spill
        mov ecx, edx                       ;   168.0 p5      49 b copy
        rol r10d, cl                       ;   169.0 p0      49 b
        mov ecx, dword [rsp + 112]         ;   167.0 p2      48 a
        lea ecx, [rcx + r10 + 1500968366]  ;   170.0 p0      48 a
        rol ecx, 3                         ;   171.0 p5      48 a
        add r8d, r10d                      ;   170.0 p1      49 b
        add r8d, ecx                       ;   172.0 p0      49 b
        lea edx, [r10 + rcx]               ;   172.0 p0      49 b
        mov dword [rsp + 116], ecx         ;   172.0 p3+p4   48 a spill
        mov ecx, edx                       ;   173.0 p5      49 b copy
        rol r8d, cl                        ;   174.0 p0      49 b
        mov ecx, dword [rsp + 116]         ;   172.0 p2      48 a
        lea ecx, [rcx + r8 - 139563161]    ;   175.0 p0      48 a
        rol ecx, 3                         ;   176.0 p5      48 a
        add esi, r8d                       ;   175.0 p1      49 b
        add esi, ecx                       ;   177.0 p0      49 b
        lea edx, [r8 + rcx]                ;   177.0 p0      49 b
        mov dword [rsp + 120], ecx         ;   177.0 p3+p4   48 a spill
        mov ecx, edx                       ;   178.0 p5      49 b copy
        rol esi, cl                        ;   179.0 p0      49 b
        mov ecx, dword [rsp + 120]         ;   177.0 p2      48 a
        lea ecx, [rcx + rsi - 1780094688]  ;   180.0 p0      48 a
        rol ecx, 3                         ;   181.0 p5      48 a
        add edi, esi                       ;   180.0 p1      49 b
        add edi, ecx                       ;   182.0 p0      49 b
        lea edx, [rsi + rcx]               ;   182.0 p0      49 b
        mov dword [rsp + 124], ecx         ;   182.0 p3+p4   48 a spill
        mov ecx, edx                       ;   183.0 p5      49 b copy
        rol edi, cl                        ;   184.0 p0      49 b
        mov ecx, dword [rsp + 124]         ;   182.0 p2      48 a
        lea ecx, [rcx + rdi + 874341081]   ;   185.0 p0      48 a
        rol ecx, 3                         ;   186.0 p5      48 a
        add r10d, edi                      ;   185.0 p1      49 b
        add r10d, ecx                      ;   187.0 p0      49 b
        lea edx, [rdi + rcx]               ;   187.0 p0      49 b
        mov dword [rsp + 128], ecx         ;   187.0 p3+p4   48 a spill
        mov ecx, edx                       ;   188.0 p5      49 b copy
        rol r10d, cl                       ;   189.0 p0      49 b
        mov ecx, dword [rsp + 128]         ;   187.0 p2      48 a
        lea ecx, [rcx + r10 - 766190446]   ;   190.0 p0      48 a
        rol ecx, 3                         ;   191.0 p5      48 a
        add r8d, r10d                      ;   190.0 p1      49 b
        add r8d, ecx                       ;   192.0 p0      49 b
        lea edx, [r10 + rcx]               ;   192.0 p0      49 b
        mov dword [rsp + 132], ecx         ;   192.0 p3+p4   48 a spill
        mov ecx, edx                       ;   193.0 p5      49 b copy
        rol r8d, cl                        ;   194.0 p0      49 b
        mov ecx, dword [rsp + 132]         ;   192.0 p2      48 a
        lea ecx, [rcx + r8 + 1888245323]   ;   195.0 p0      48 a
        rol ecx, 3                         ;   196.0 p5      48 a
        add esi, r8d                       ;   195.0 p1      49 b
        add esi, ecx                       ;   197.0 p0      49 b
        lea edx, [r8 + rcx]                ;   197.0 p0      49 b
        mov dword [rsp + 136], ecx         ;   197.0 p3+p4   48 a spill
        mov ecx, edx                       ;   198.0 p5      49 b copy
        rol esi, cl                        ;   199.0 p0      49 b
        mov ecx, dword [rsp + 136]         ;   197.0 p2      48 a
        lea ecx, [rcx + rsi + 247713796]   ;   200.0 p0      48 a
        rol ecx, 3                         ;   201.0 p5      48 a
        add edi, esi                       ;   200.0 p1      49 b
        add edi, ecx                       ;   202.0 p0      49 b
        lea edx, [rsi + rcx]               ;   202.0 p0      49 b
        mov dword [rsp + 140], ecx         ;   202.0 p3+p4   48 a spill
        mov ecx, edx                       ;   203.0 p5      49 b copy
        rol edi, cl                        ;   204.0 p0      49 b
        mov ecx, dword [rsp + 140]         ;   202.0 p2      48 a
        lea ecx, [rcx + rdi - 1392817731]  ;   205.0 p0      48 a
        rol ecx, 3                         ;   206.0 p5      48 a
        add r10d, edi                      ;   205.0 p1      49 b
        add r10d, ecx                      ;   207.0 p0      49 b
        lea edx, [rdi + rcx]               ;   207.0 p0      49 b
        mov dword [rsp + 144], ecx         ;   207.0 p3+p4   48 a spill
        mov ecx, edx                       ;   208.0 p5      49 b copy
        rol r10d, cl                       ;   209.0 p0      49 b
        mov ecx, dword [rsp + 144]         ;   207.0 p2      48 a
        lea ecx, [rcx + r10 + 1261618038]  ;   210.0 p0      48 a
        rol ecx, 3                         ;   211.0 p5      48 a
        add r8d, r10d                      ;   210.0 p1      49 b
        add r8d, ecx                       ;   212.0 p0      49 b
        lea edx, [r10 + rcx]               ;   212.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   212.0 p3+p4   48 a spill
        mov ecx, edx                       ;   213.0 p5      49 b copy
        rol r8d, cl                        ;   214.0 p0      49 b
        mov ecx, dword [rsp + 148]         ;   212.0 p2      48 a
        lea ecx, [rcx + r8 - 1089828067]   ;   215.0 p0      48 a
        rol ecx, 3                         ;   216.0 p5      48 a
        add esi, r8d                       ;   215.0 p1      49 b
        add esi, ecx                       ;   217.0 p0      49 b
        add ebp, ecx                       ;   217.0 p5      48 a
        lea edx, [r8 + rcx]                ;   217.0 p0      49 b
        mov dword [rsp + 152], ecx         ;   217.0 p3+p4   48 a spill
        mov ecx, edx                       ;   218.0 p1      49 b copy
        rol esi, cl                        ;   219.0 p5      49 b
        add ebp, esi                       ;   220.0 p0      48 a
        rol ebp, 3                         ;   221.0 p5      48 a
        add edi, esi                       ;   220.0 p1      49 b
        add edi, ebp                       ;   222.0 p0      49 b
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
        mov ecx, dword [rsp + 16]          ;   226.0 p2      48 a
        lea edx, [r8 + r12]                ;   234.0 p0      49 b
        mov dword [rsp + 16], ecx          ;   229.0 p3+p4   48 a spill
        mov ecx, edx                       ;   235.0 p5      49 b copy
        rol esi, cl                        ;   236.0 p0      49 b
        add r13d, esi                      ;   237.0 p1      48 a
        rol r13d, 3                        ;   238.0 p5      48 a
        add edi, esi                       ;   237.0 p0      49 b
        add edi, r13d                      ;   239.0 p1      49 b
        add r14d, r13d                     ;   239.0 p5      48 a
        mov ecx, dword [rsp + 20]          ;   230.2 p2      48 a
        lea edx, [rsi + r13]               ;   239.0 p0      49 b
        mov dword [rsp + 20], ecx          ;   233.2 p3+p4   48 a spill
        mov ecx, edx                       ;   240.0 p1      49 b copy
        rol edi, cl                        ;   241.0 p5      49 b
        add r14d, edi                      ;   242.0 p0      48 a
        rol r14d, 3                        ;   243.0 p5      48 a
        add r10d, edi                      ;   242.0 p1      49 b
        add r10d, r14d                     ;   244.0 p0      49 b
        add r15d, r14d                     ;   244.0 p5      48 a
        mov ecx, dword [rsp + 24]          ;   234.5 p2      48 a
        mov edx, dword [rsp + 28]          ;   235.5 p2      48 a
        mov dword [rsp + 28], r13d         ;   239.0 p3+p4   48 a spill
        lea r13d, [rdi + r14]              ;   244.0 p0      49 b
        mov dword [rsp + 24], ecx          ;   237.5 p3+p4   48 a spill
        mov ecx, r13d                      ;   245.0 p1      49 b copy
        rol r10d, cl                       ;   246.0 p5      49 b
        add r15d, r10d                     ;   247.0 p0      48 a
        rol r15d, 3                        ;   248.0 p5      48 a
        add r8d, r10d                      ;   247.0 p1      49 b
        add r8d, r15d                      ;   249.0 p0      49 b
        add eax, r15d                      ;   249.0 p5      48 a
        mov r13d, dword [rsp + 32]         ;   239.8 p2      48 a
        lea ecx, [r10 + r15]               ;   249.0 p0      49 b
        rol r8d, cl                        ;   250.0 p5      49 b
        add eax, r8d                       ;   251.0 p1      48 a
        rol eax, 3                         ;   252.0 p0      48 a
        add esi, r8d                       ;   251.0 p5      49 b
        add esi, eax                       ;   253.0 p1      49 b
        add ebx, eax                       ;   253.0 p0      48 a
        lea ecx, [r8 + rax]                ;   253.0 p0      49 b
        rol esi, cl                        ;   254.0 p5      49 b
        add ebx, esi                       ;   255.0 p1      48 a
        rol ebx, 3                         ;   256.0 p5      48 a
        add edi, esi                       ;   255.0 p0      49 b
        add edi, ebx                       ;   257.0 p1      49 b
        mov ecx, dword [rsp + 16]          ;   248.0 p2      48 a reload
        add ecx, ebx                       ;   257.0 p5      48 a
        mov dword [rsp + 16], eax          ;   253.0 p3+p4   48 a spill
        lea eax, [rsi + rbx]               ;   257.0 p0      49 b
        mov dword [rsp + 32], ecx          ;   258.0 p3+p4   48 a spill
        mov ecx, eax                       ;   258.0 p1      49 b copy
        rol edi, cl                        ;   259.0 p5      49 b
        add r10d, edi                      ;   260.0 p0      49 b
        mov eax, dword [rsp + 32]          ;   258.0 p2      48 a reload
        add eax, edi                       ;   261.0 p1      48 a
        rol eax, 3                         ;   262.0 p5      48 a
        add r10d, eax                      ;   263.0 p0      49 b
        lea ecx, [rdi + rax]               ;   263.0 p0      49 b
        rol r10d, cl                       ;   264.0 p5      49 b
        mov ecx, dword [rsp + 20]          ;   255.0 p2      48 a reload
        add ecx, eax                       ;   263.0 p1      48 a
        add ecx, r10d                      ;   265.0 p5      48 a
        rol ecx, 3                         ;   266.0 p0      48 a
        add r8d, r10d                      ;   265.0 p1      49 b
        add r8d, ecx                       ;   267.0 p5      49 b
        mov dword [rsp + 20], eax          ;   263.0 p3+p4   48 a spill
        mov eax, dword [rsp + 36]          ;   258.0 p2      48 a
        mov dword [rsp + 36], ebx          ;   258.5 p3+p4   48 a spill
        mov ebx, dword [rsp + 24]          ;   259.0 p2      48 a reload
        add ebx, ecx                       ;   267.0 p0      48 a
        mov dword [rsp + 24], r15d         ;   259.5 p3+p4   48 a spill
        lea r15d, [r10 + rcx]              ;   267.0 p0      49 b
        mov dword [rsp + 32], ecx          ;   267.0 p3+p4   48 a spill
        mov ecx, r15d                      ;   268.0 p1      49 b copy
        rol r8d, cl                        ;   269.0 p5      49 b
        add ebx, r8d                       ;   270.0 p0      48 a
        rol ebx, 3                         ;   271.0 p5      48 a
        add esi, r8d                       ;   270.0 p1      49 b
        add esi, ebx                       ;   272.0 p0      49 b
        add edx, ebx                       ;   272.0 p5      48 a
        mov r15d, dword [rsp + 40]         ;   263.8 p2      48 a
        lea ecx, [r8 + rbx]                ;   272.0 p0      49 b
        rol esi, cl                        ;   273.0 p5      49 b
        add edx, esi                       ;   274.0 p1      48 a
        rol edx, 3                         ;   275.0 p0      48 a
        add edi, esi                       ;   274.0 p5      49 b
        add edi, edx                       ;   276.0 p1      49 b
        add r13d, edx                      ;   276.0 p0      48 a
        mov ecx, dword [rsp + 44]          ;   267.5 p2      48 a
        mov dword [rsp + 44], ebx          ;   272.0 p3+p4   48 a spill
        lea ebx, [rsi + rdx]               ;   276.0 p0      49 b
        mov dword [rsp + 40], ecx          ;   270.5 p3+p4   48 a spill
        mov ecx, ebx                       ;   277.0 p5      49 b copy
        rol edi, cl                        ;   278.0 p0      49 b
        add r13d, edi                      ;   279.0 p1      48 a
        rol r13d, 3                        ;   280.0 p5      48 a
        add r10d, edi                      ;   279.0 p0      49 b
        add r10d, r13d                     ;   281.0 p1      49 b
        add eax, r13d                      ;   281.0 p5      48 a
        mov ecx, dword [rsp + 48]          ;   272.5 p2      48 a
        lea ebx, [rdi + r13]               ;   281.0 p0      49 b
        mov dword [rsp + 48], ecx          ;   275.5 p3+p4   48 a spill
        mov ecx, ebx                       ;   282.0 p1      49 b copy
        rol r10d, cl                       ;   283.0 p5      49 b
        add eax, r10d                      ;   284.0 p0      48 a
        rol eax, 3                         ;   285.0 p5      48 a
        add r8d, r10d                      ;   284.0 p1      49 b
        mov ecx, dword [rsp + 52]          ;   276.0 p2      48 a
        add r8d, eax                       ;   286.0 p0      49 b
        add r15d, eax                      ;   286.0 p5      48 a
        mov ebx, dword [rsp + 56]          ;   277.0 p2      48 a
        mov dword [rsp + 56], r13d         ;   281.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 60]         ;   278.0 p2      48 a
        mov dword [rsp + 60], edx          ;   278.0 p3+p4   48 a spill
        lea edx, [r10 + rax]               ;   286.0 p0      49 b
        mov dword [rsp + 52], ecx          ;   279.0 p3+p4   48 a spill
        mov ecx, edx                       ;   287.0 p1      49 b copy
        rol r8d, cl                        ;   288.0 p5      49 b
        add r15d, r8d                      ;   289.0 p0      48 a
        rol r15d, 3                        ;   290.0 p5      48 a
        add esi, r8d                       ;   289.0 p1      49 b
        add esi, r15d                      ;   291.0 p0      49 b
        mov ecx, dword [rsp + 40]          ;   281.5 p2      48 a reload
        add ecx, r15d                      ;   291.0 p5      48 a
        mov edx, dword [rsp + 64]          ;   282.5 p2      48 a
        mov dword [rsp + 64], eax          ;   286.0 p3+p4   48 a spill
        lea eax, [r8 + r15]                ;   291.0 p0      49 b
        mov dword [rsp + 40], ecx          ;   292.0 p3+p4   48 a spill
        mov ecx, eax                       ;   292.0 p1      49 b copy
        rol esi, cl                        ;   293.0 p5      49 b
        add edi, esi                       ;   294.0 p0      49 b
        mov eax, dword [rsp + 40]          ;   292.0 p2      48 a reload
        add eax, esi                       ;   295.0 p1      48 a
        rol eax, 3                         ;   296.0 p5      48 a
        add edi, eax                       ;   297.0 p0      49 b
        mov ecx, dword [rsp + 68]          ;   287.0 p2      48 a
        mov dword [rsp + 68], r15d         ;   291.0 p3+p4   48 a spill
        lea r15d, [rsi + rax]              ;   297.0 p0      49 b
        mov dword [rsp + 40], ecx          ;   290.0 p3+p4   48 a spill
        mov ecx, r15d                      ;   298.0 p1      49 b copy
        rol edi, cl                        ;   299.0 p5      49 b
        mov r15d, dword [rsp + 48]         ;   290.2 p2      48 a reload
        add r15d, eax                      ;   297.0 p0      48 a
        add r15d, edi                      ;   300.0 p1      48 a
        rol r15d, 3                        ;   301.0 p5      48 a
        add r10d, edi                      ;   300.0 p0      49 b
        add r10d, r15d                     ;   302.0 p1      49 b
        mov ecx, dword [rsp + 72]          ;   292.0 p2      48 a
        mov dword [rsp + 72], eax          ;   297.0 p3+p4   48 a spill
        mov eax, dword [rsp + 52]          ;   293.0 p2      48 a reload
        add eax, r15d                      ;   302.0 p5      48 a
        mov dword [rsp + 52], r14d         ;   293.2 p3+p4   48 a spill
        mov r14d, dword [rsp + 76]         ;   294.0 p2      48 a
        mov dword [rsp + 76], r12d         ;   294.2 p3+p4   48 a spill
        lea r12d, [rdi + r15]              ;   302.0 p0      49 b
        mov dword [rsp + 48], ecx          ;   295.2 p3+p4   48 a spill
        mov ecx, r12d                      ;   303.0 p1      49 b copy
        rol r10d, cl                       ;   304.0 p5      49 b
        add eax, r10d                      ;   305.0 p0      48 a
        rol eax, 3                         ;   306.0 p5      48 a
        add r8d, r10d                      ;   305.0 p1      49 b
        add r8d, eax                       ;   307.0 p0      49 b
        add ebx, eax                       ;   307.0 p5      48 a
        mov r12d, dword [rsp + 80]         ;   297.8 p2      48 a
        lea ecx, [r10 + rax]               ;   307.0 p0      49 b
        rol r8d, cl                        ;   308.0 p5      49 b
        add ebx, r8d                       ;   309.0 p1      48 a
        rol ebx, 3                         ;   310.0 p0      48 a
        add esi, r8d                       ;   309.0 p5      49 b
        add esi, ebx                       ;   311.0 p1      49 b
        add r13d, ebx                      ;   311.0 p0      48 a
        lea ecx, [r8 + rbx]                ;   311.0 p0      49 b
        rol esi, cl                        ;   312.0 p5      49 b
        add r13d, esi                      ;   313.0 p1      48 a
        rol r13d, 3                        ;   314.0 p5      48 a
        add edi, esi                       ;   313.0 p0      49 b
        add edi, r13d                      ;   315.0 p1      49 b
        add edx, r13d                      ;   315.0 p5      48 a
        mov ecx, dword [rsp + 84]          ;   307.0 p2      48 a
        mov dword [rsp + 84], ebx          ;   311.0 p3+p4   48 a spill
        lea ebx, [rsi + r13]               ;   315.0 p0      49 b
        mov dword [rsp + 80], ecx          ;   310.0 p3+p4   48 a spill
        mov ecx, ebx                       ;   316.0 p1      49 b copy
        rol edi, cl                        ;   317.0 p5      49 b
        add edx, edi                       ;   318.0 p0      48 a
        rol edx, 3                         ;   319.0 p5      48 a
        add r10d, edi                      ;   318.0 p1      49 b
        add r10d, edx                      ;   320.0 p0      49 b
        mov ecx, dword [rsp + 40]          ;   311.2 p2      48 a reload
        add ecx, edx                       ;   320.0 p5      48 a
        lea ebx, [rdi + rdx]               ;   320.0 p0      49 b
        mov dword [rsp + 40], ecx          ;   321.0 p3+p4   48 a spill
        mov ecx, ebx                       ;   321.0 p1      49 b copy
        rol r10d, cl                       ;   322.0 p5      49 b
        add r8d, r10d                      ;   323.0 p0      49 b
        mov ecx, dword [rsp + 40]          ;   321.0 p2      48 a reload
        add ecx, r10d                      ;   324.0 p1      48 a
        rol ecx, 3                         ;   325.0 p5      48 a
        mov ebx, dword [rsp + 88]          ;   315.5 p2      48 a
        add r8d, ecx                       ;   326.0 p0      49 b
        mov dword [rsp + 88], edx          ;   320.0 p3+p4   48 a spill
        mov edx, dword [rsp + 92]          ;   317.0 p2      48 a
        mov dword [rsp + 92], r13d         ;   317.2 p3+p4   48 a spill
        lea r13d, [r10 + rcx]              ;   326.0 p0      49 b
        mov dword [rsp + 40], ecx          ;   326.0 p3+p4   48 a spill
        mov ecx, r13d                      ;   327.0 p1      49 b copy
        rol r8d, cl                        ;   328.0 p5      49 b
        mov r13d, dword [rsp + 48]         ;   320.0 p2      48 a reload
        mov ecx, dword [rsp + 40]          ;   326.0 p2      48 a reload
        add r13d, ecx                      ;   329.0 p0      48 a
        add r13d, r8d                      ;   330.0 p1      48 a
        rol r13d, 3                        ;   331.0 p5      48 a
        add esi, r8d                       ;   329.0 p0      49 b
        add esi, r13d                      ;   332.0 p1      49 b
        add r14d, r13d                     ;   332.0 p5      48 a
        mov ecx, dword [rsp + 96]          ;   322.0 p2      48 a
        mov dword [rsp + 96], eax          ;   322.2 p3+p4   48 a spill
        lea eax, [r8 + r13]                ;   332.0 p0      49 b
        mov dword [rsp + 48], ecx          ;   325.0 p3+p4   48 a spill
        mov ecx, eax                       ;   333.0 p1      49 b copy
        rol esi, cl                        ;   334.0 p5      49 b
        add r14d, esi                      ;   335.0 p0      48 a
        rol r14d, 3                        ;   336.0 p5      48 a
        add edi, esi                       ;   335.0 p1      49 b
        add edi, r14d                      ;   337.0 p0      49 b
        add r12d, r14d                     ;   337.0 p5      48 a
        mov eax, dword [rsp + 100]         ;   327.0 p2      48 a
        mov ecx, dword [rsp + 104]         ;   328.0 p2      48 a
        mov dword [rsp + 104], r13d        ;   332.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 108]        ;   329.0 p2      48 a
        mov dword [rsp + 108], r15d        ;   329.0 p3+p4   48 a spill
        lea r15d, [rsi + r14]              ;   337.0 p0      49 b
        mov dword [rsp + 100], ecx         ;   331.0 p3+p4   48 a spill
        mov ecx, r15d                      ;   338.0 p1      49 b copy
        rol edi, cl                        ;   339.0 p5      49 b
        add r12d, edi                      ;   340.0 p0      48 a
        rol r12d, 3                        ;   341.0 p5      48 a
        add r10d, edi                      ;   340.0 p1      49 b
        add r10d, r12d                     ;   342.0 p0      49 b
        mov r15d, dword [rsp + 80]         ;   332.5 p2      48 a reload
        add r15d, r12d                     ;   342.0 p5      48 a
        lea ecx, [rdi + r12]               ;   342.0 p0      49 b
        rol r10d, cl                       ;   343.0 p5      49 b
        add r15d, r10d                     ;   344.0 p1      48 a
        rol r15d, 3                        ;   345.0 p0      48 a
        add r8d, r10d                      ;   344.0 p5      49 b
        add r8d, r15d                      ;   346.0 p1      49 b
        add ebx, r15d                      ;   346.0 p0      48 a
        lea ecx, [r10 + r15]               ;   346.0 p0      49 b
        rol r8d, cl                        ;   347.0 p5      49 b
        add ebx, r8d                       ;   348.0 p1      48 a
        rol ebx, 3                         ;   349.0 p5      48 a
        add esi, r8d                       ;   348.0 p0      49 b
        add esi, ebx                       ;   350.0 p1      49 b
        add edx, ebx                       ;   350.0 p5      48 a
        mov ecx, dword [rsp + 112]         ;   342.0 p2      48 a
        mov dword [rsp + 112], r15d        ;   346.0 p3+p4   48 a spill
        lea r15d, [r8 + rbx]               ;   350.0 p0      49 b
        mov dword [rsp + 80], ecx          ;   345.0 p3+p4   48 a spill
        mov ecx, r15d                      ;   351.0 p1      49 b copy
        rol esi, cl                        ;   352.0 p5      49 b
        add edx, esi                       ;   353.0 p0      48 a
        rol edx, 3                         ;   354.0 p5      48 a
        add edi, esi                       ;   353.0 p1      49 b
        add edi, edx                       ;   355.0 p0      49 b
        mov r15d, dword [rsp + 48]         ;   346.2 p2      48 a reload
        add r15d, edx                      ;   355.0 p5      48 a
        lea ecx, [rsi + rdx]               ;   355.0 p0      49 b
        rol edi, cl                        ;   356.0 p5      49 b
        add r15d, edi                      ;   357.0 p1      48 a
        rol r15d, 3                        ;   358.0 p0      48 a
        add r10d, edi                      ;   357.0 p1      49 b
        mov ecx, dword [rsp + 116]         ;   349.0 p2      48 a
        add r10d, r15d                     ;   359.0 p5      49 b
        add eax, r15d                      ;   359.0 p0      48 a
        mov dword [rsp + 116], edx         ;   355.0 p3+p4   48 a spill
        mov edx, dword [rsp + 120]         ;   350.5 p2      48 a
        mov dword [rsp + 120], ebx         ;   351.2 p3+p4   48 a spill
        lea ebx, [rdi + r15]               ;   359.0 p0      49 b
        mov dword [rsp + 48], ecx          ;   352.2 p3+p4   48 a spill
        mov ecx, ebx                       ;   360.0 p1      49 b copy
        rol r10d, cl                       ;   361.0 p5      49 b
        add eax, r10d                      ;   362.0 p0      48 a
        rol eax, 3                         ;   363.0 p5      48 a
        add r8d, r10d                      ;   362.0 p1      49 b
        add r8d, eax                       ;   364.0 p0      49 b
        mov ecx, dword [rsp + 100]         ;   355.2 p2      48 a reload
        add ecx, eax                       ;   364.0 p5      48 a
        lea ebx, [r10 + rax]               ;   364.0 p0      49 b
        mov dword [rsp + 100], ecx         ;   365.0 p3+p4   48 a spill
        mov ecx, ebx                       ;   365.0 p1      49 b copy
        rol r8d, cl                        ;   366.0 p5      49 b
        add esi, r8d                       ;   367.0 p0      49 b
        mov ecx, dword [rsp + 100]         ;   365.0 p2      48 a reload
        add ecx, r8d                       ;   368.0 p1      48 a
        rol ecx, 3                         ;   369.0 p5      48 a
        mov ebx, dword [rsp + 124]         ;   359.5 p2      48 a
        add esi, ecx                       ;   370.0 p0      49 b
        add r13d, ecx                      ;   370.0 p1      48 a
        mov dword [rsp + 124], eax         ;   364.0 p3+p4   48 a spill
        mov eax, dword [rsp + 128]         ;   362.0 p2      48 a
        mov dword [rsp + 128], r15d        ;   362.2 p3+p4   48 a spill
        lea r15d, [r8 + rcx]               ;   370.0 p0      49 b
        mov dword [rsp + 100], ecx         ;   370.0 p3+p4   48 a spill
        mov ecx, r15d                      ;   371.0 p5      49 b copy
        rol esi, cl                        ;   372.0 p0      49 b
        add r13d, esi                      ;   373.0 p1      48 a
        rol r13d, 3                        ;   374.0 p5      48 a
        add edi, esi                       ;   373.0 p0      49 b
        add edi, r13d                      ;   375.0 p1      49 b
        mov r15d, dword [rsp + 132]        ;   365.2 p2      48 a
        mov ecx, dword [rsp + 80]          ;   366.2 p2      48 a reload
        add ecx, r13d                      ;   375.0 p5      48 a
        mov dword [rsp + 80], r12d         ;   366.0 p3+p4   48 a spill
        mov r12d, dword [rsp + 136]        ;   367.2 p2      48 a
        mov dword [rsp + 136], r14d        ;   367.0 p3+p4   48 a spill
        lea r14d, [rsi + r13]              ;   375.0 p0      49 b
        mov dword [rsp + 132], ecx         ;   376.0 p3+p4   48 a spill
        mov ecx, r14d                      ;   376.0 p1      49 b copy
        rol edi, cl                        ;   377.0 p5      49 b
        add r10d, edi                      ;   378.0 p0      49 b
        mov r14d, dword [rsp + 132]        ;   376.0 p2      48 a reload
        add r14d, edi                      ;   379.0 p1      48 a
        rol r14d, 3                        ;   380.0 p5      48 a
        add r10d, r14d                     ;   381.0 p0      49 b
        mov ecx, dword [rsp + 140]         ;   371.0 p2      48 a
        mov dword [rsp + 140], r13d        ;   375.0 p3+p4   48 a spill
        lea r13d, [rdi + r14]              ;   381.0 p0      49 b
        mov dword [rsp + 132], ecx         ;   374.0 p3+p4   48 a spill
        mov ecx, r13d                      ;   382.0 p1      49 b copy
        rol r10d, cl                       ;   383.0 p5      49 b
        mov r13d, dword [rsp + 48]         ;   374.2 p2      48 a reload
        add r13d, r14d                     ;   381.0 p0      48 a
        add r13d, r10d                     ;   384.0 p1      48 a
        rol r13d, 3                        ;   385.0 p5      48 a
        add r8d, r10d                      ;   384.0 p0      49 b
        add r8d, r13d                      ;   386.0 p1      49 b
        add edx, r13d                      ;   386.0 p5      48 a
        mov ecx, dword [rsp + 144]         ;   376.2 p2      48 a
        mov dword [rsp + 144], r14d        ;   381.0 p3+p4   48 a spill
        mov r14d, dword [rsp + 148]        ;   377.2 p2      48 a
        mov dword [rsp + 148], r11d        ;   377.5 p3+p4   48 a spill
        lea r11d, [r10 + r13]              ;   386.0 p0      49 b
        mov dword [rsp + 48], ecx          ;   379.2 p3+p4   48 a spill
        mov ecx, r11d                      ;   387.0 p1      49 b copy
        rol r8d, cl                        ;   388.0 p5      49 b
        add edx, r8d                       ;   389.0 p0      48 a
        rol edx, 3                         ;   390.0 p5      48 a
        add esi, r8d                       ;   389.0 p1      49 b
        add esi, edx                       ;   391.0 p0      49 b
        add ebx, edx                       ;   391.0 p5      48 a
        lea ecx, [r8 + rdx]                ;   391.0 p0      49 b
        rol esi, cl                        ;   392.0 p5      49 b
        add ebx, esi                       ;   393.0 p1      48 a
        rol ebx, 3                         ;   394.0 p0      48 a
        add edi, esi                       ;   393.0 p5      49 b
        add edi, ebx                       ;   395.0 p1      49 b
        add eax, ebx                       ;   395.0 p0      48 a
        lea ecx, [rsi + rbx]               ;   395.0 p0      49 b
        rol edi, cl                        ;   396.0 p5      49 b
        add eax, edi                       ;   397.0 p1      48 a
        rol eax, 3                         ;   398.0 p5      48 a
        add r10d, edi                      ;   397.0 p0      49 b
        add r10d, eax                      ;   399.0 p1      49 b
        add r15d, eax                      ;   399.0 p5      48 a
        mov r11d, dword [rsp + 152]        ;   391.0 p2      48 a
        lea ecx, [rdi + rax]               ;   399.0 p0      49 b
        rol r10d, cl                       ;   400.0 p5      49 b
        add r15d, r10d                     ;   401.0 p1      48 a
        rol r15d, 3                        ;   402.0 p0      48 a
        add r8d, r10d                      ;   401.0 p5      49 b
        add r8d, r15d                      ;   403.0 p1      49 b
        add r12d, r15d                     ;   403.0 p0      48 a
        lea ecx, [r10 + r15]               ;   403.0 p0      49 b
        rol r8d, cl                        ;   404.0 p5      49 b
        add r12d, r8d                      ;   405.0 p1      48 a
        rol r12d, 3                        ;   406.0 p0      48 a
        add esi, r8d                       ;   405.0 p5      49 b
        add esi, r12d                      ;   407.0 p1      49 b
        mov ecx, dword [rsp + 132]         ;   398.0 p2      48 a reload
        add ecx, r12d                      ;   407.0 p0      48 a
        mov dword [rsp + 132], r15d        ;   403.0 p3+p4   48 a spill
        lea r15d, [r8 + r12]               ;   407.0 p0      49 b
        mov dword [rsp + 152], ecx         ;   408.0 p3+p4   48 a spill
        mov ecx, r15d                      ;   408.0 p5      49 b copy
        rol esi, cl                        ;   409.0 p0      49 b
        add edi, esi                       ;   410.0 p1      49 b
        mov r15d, dword [rsp + 152]        ;   408.0 p2      48 a reload
        add r15d, esi                      ;   411.0 p5      48 a
        rol r15d, 3                        ;   412.0 p0      48 a
        add edi, r15d                      ;   413.0 p1      49 b
        lea ecx, [rsi + r15]               ;   413.0 p0      49 b
        rol edi, cl                        ;   414.0 p5      49 b
        mov ecx, dword [rsp + 48]          ;   405.0 p2      48 a reload
        add ecx, r15d                      ;   413.0 p1      48 a
        add ecx, edi                       ;   415.0 p5      48 a
        rol ecx, 3                         ;   416.0 p0      48 a
        add r10d, edi                      ;   415.0 p1      49 b
        add r10d, ecx                      ;   417.0 p5      49 b
        add r14d, ecx                      ;   417.0 p0      48 a
        mov dword [rsp + 48], r15d         ;   413.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 76]         ;   408.2 p2      48 a
        mov dword [rsp + 76], r12d         ;   409.0 p3+p4   48 a spill
        lea r12d, [rdi + rcx]              ;   417.0 p0      49 b
        mov dword [rsp + 152], ecx         ;   417.0 p3+p4   48 a spill
        mov ecx, r12d                      ;   418.0 p1      49 b copy
        rol r10d, cl                       ;   419.0 p5      49 b
        add r14d, r10d                     ;   420.0 p0      48 a
        rol r14d, 3                        ;   421.0 p5      48 a
        add r8d, r10d                      ;   420.0 p1      49 b
        add r8d, r14d                      ;   422.0 p0      49 b
        add r11d, r14d                     ;   422.0 p5      48 a
        lea ecx, [r10 + r14]               ;   422.0 p0      49 b
        rol r8d, cl                        ;   423.0 p5      49 b
        add r11d, r8d                      ;   424.0 p1      48 a
        rol r11d, 3                        ;   425.0 p0      48 a
        add esi, r8d                       ;   424.0 p5      49 b
        add esi, r11d                      ;   426.0 p1      49 b
        add ebp, r11d                      ;   426.0 p0      48 a
        mov r12d, dword [rsp + 28]         ;   417.5 p2      48 a
        lea ecx, [r8 + r11]                ;   426.0 p0      49 b
        rol esi, cl                        ;   427.0 p5      49 b
        add ebp, esi                       ;   428.0 p1      48 a
        rol ebp, 3                         ;   429.0 p5      48 a
        add edi, esi                       ;   428.0 p0      49 b
        add edi, ebp                       ;   430.0 p1      49 b
        add r9d, ebp                       ;   430.0 p5      48 a
        mov ecx, dword [rsp + 52]          ;   422.0 p2      48 a
        mov dword [rsp + 52], r11d         ;   426.0 p3+p4   48 a spill
        lea r11d, [rsi + rbp]              ;   430.0 p0      49 b
        mov dword [rsp + 28], ecx          ;   425.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   431.0 p1      49 b copy
        rol edi, cl                        ;   432.0 p5      49 b
        add r9d, edi                       ;   433.0 p0      48 a
        rol r9d, 3                         ;   434.0 p5      48 a
        add r10d, edi                      ;   433.0 p1      49 b
        add r10d, r9d                      ;   435.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   426.2 p2      48 a reload
        add r11d, r9d                      ;   435.0 p5      48 a
        lea ecx, [rdi + r9]                ;   435.0 p0      49 b
        rol r10d, cl                       ;   436.0 p5      49 b
        add r11d, r10d                     ;   437.0 p1      48 a
        rol r11d, 3                        ;   438.0 p0      48 a
        add r8d, r10d                      ;   437.0 p1      49 b
        mov ecx, dword [rsp + 24]          ;   429.0 p2      48 a
        add r8d, r11d                      ;   439.0 p5      49 b
        add r15d, r11d                     ;   439.0 p0      48 a
        mov dword [rsp + 24], r9d          ;   435.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 16]          ;   430.5 p2      48 a
        mov dword [rsp + 16], ebp          ;   431.2 p3+p4   48 a spill
        lea ebp, [r10 + r11]               ;   439.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   432.2 p3+p4   48 a spill
        mov ecx, ebp                       ;   440.0 p1      49 b copy
        rol r8d, cl                        ;   441.0 p5      49 b
        add r15d, r8d                      ;   442.0 p0      48 a
        rol r15d, 3                        ;   443.0 p5      48 a
        add esi, r8d                       ;   442.0 p1      49 b
        add esi, r15d                      ;   444.0 p0      49 b
        add r12d, r15d                     ;   444.0 p5      48 a
        mov ebp, dword [rsp + 36]          ;   435.5 p2      48 a
        lea ecx, [r8 + r15]                ;   444.0 p0      49 b
        rol esi, cl                        ;   445.0 p5      49 b
        add r12d, esi                      ;   446.0 p1      48 a
        rol r12d, 3                        ;   447.0 p0      48 a
        add edi, esi                       ;   446.0 p1      49 b
        mov ecx, dword [rsp + 20]          ;   438.0 p2      48 a
        add edi, r12d                      ;   448.0 p5      49 b
        mov dword [rsp + 20], r15d         ;   444.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 28]         ;   439.2 p2      48 a reload
        add r15d, r12d                     ;   448.0 p0      48 a
        mov dword [rsp + 28], r11d         ;   440.0 p3+p4   48 a spill
        lea r11d, [rsi + r12]              ;   448.0 p0      49 b
        mov dword [rsp + 36], ecx          ;   441.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   449.0 p1      49 b copy
        rol edi, cl                        ;   450.0 p5      49 b
        add r15d, edi                      ;   451.0 p0      48 a
        rol r15d, 3                        ;   452.0 p5      48 a
        add r10d, edi                      ;   451.0 p1      49 b
        add r10d, r15d                     ;   453.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   444.2 p2      48 a reload
        add r11d, r15d                     ;   453.0 p5      48 a
        lea ecx, [rdi + r15]               ;   453.0 p0      49 b
        rol r10d, cl                       ;   454.0 p5      49 b
        add r11d, r10d                     ;   455.0 p1      48 a
        rol r11d, 3                        ;   456.0 p0      48 a
        add r8d, r10d                      ;   455.0 p1      49 b
        mov ecx, dword [rsp + 32]          ;   447.0 p2      48 a
        add r8d, r11d                      ;   457.0 p5      49 b
        add r9d, r11d                      ;   457.0 p0      48 a
        mov dword [rsp + 32], r15d         ;   453.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 44]         ;   448.5 p2      48 a
        mov dword [rsp + 44], r12d         ;   449.2 p3+p4   48 a spill
        lea r12d, [r10 + r11]              ;   457.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   450.2 p3+p4   48 a spill
        mov ecx, r12d                      ;   458.0 p1      49 b copy
        rol r8d, cl                        ;   459.0 p5      49 b
        add r9d, r8d                       ;   460.0 p0      48 a
        rol r9d, 3                         ;   461.0 p5      48 a
        add esi, r8d                       ;   460.0 p1      49 b
        add esi, r9d                       ;   462.0 p0      49 b
        add ebp, r9d                       ;   462.0 p5      48 a
        mov r12d, dword [rsp + 60]         ;   453.5 p2      48 a
        lea ecx, [r8 + r9]                 ;   462.0 p0      49 b
        rol esi, cl                        ;   463.0 p5      49 b
        add ebp, esi                       ;   464.0 p1      48 a
        rol ebp, 3                         ;   465.0 p0      48 a
        add edi, esi                       ;   464.0 p1      49 b
        mov ecx, dword [rsp + 56]          ;   456.0 p2      48 a
        add edi, ebp                       ;   466.0 p5      49 b
        mov dword [rsp + 56], r9d          ;   462.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 36]          ;   457.2 p2      48 a reload
        add r9d, ebp                       ;   466.0 p0      48 a
        mov dword [rsp + 36], r11d         ;   458.0 p3+p4   48 a spill
        lea r11d, [rsi + rbp]              ;   466.0 p0      49 b
        mov dword [rsp + 60], ecx          ;   459.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   467.0 p1      49 b copy
        rol edi, cl                        ;   468.0 p5      49 b
        add r9d, edi                       ;   469.0 p0      48 a
        rol r9d, 3                         ;   470.0 p5      48 a
        add r10d, edi                      ;   469.0 p1      49 b
        add r10d, r9d                      ;   471.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   462.2 p2      48 a reload
        add r11d, r9d                      ;   471.0 p5      48 a
        lea ecx, [rdi + r9]                ;   471.0 p0      49 b
        rol r10d, cl                       ;   472.0 p5      49 b
        add r11d, r10d                     ;   473.0 p1      48 a
        rol r11d, 3                        ;   474.0 p0      48 a
        add r8d, r10d                      ;   473.0 p1      49 b
        mov ecx, dword [rsp + 64]          ;   465.0 p2      48 a
        add r8d, r11d                      ;   475.0 p5      49 b
        add r15d, r11d                     ;   475.0 p0      48 a
        mov dword [rsp + 64], r9d          ;   471.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 68]          ;   466.5 p2      48 a
        mov dword [rsp + 68], ebp          ;   467.2 p3+p4   48 a spill
        lea ebp, [r10 + r11]               ;   475.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   468.2 p3+p4   48 a spill
        mov ecx, ebp                       ;   476.0 p1      49 b copy
        rol r8d, cl                        ;   477.0 p5      49 b
        add r15d, r8d                      ;   478.0 p0      48 a
        rol r15d, 3                        ;   479.0 p5      48 a
        add esi, r8d                       ;   478.0 p1      49 b
        add esi, r15d                      ;   480.0 p0      49 b
        add r12d, r15d                     ;   480.0 p5      48 a
        mov ebp, dword [rsp + 72]          ;   471.5 p2      48 a
        lea ecx, [r8 + r15]                ;   480.0 p0      49 b
        rol esi, cl                        ;   481.0 p5      49 b
        add r12d, esi                      ;   482.0 p1      48 a
        rol r12d, 3                        ;   483.0 p0      48 a
        add edi, esi                       ;   482.0 p1      49 b
        mov ecx, dword [rsp + 108]         ;   474.0 p2      48 a
        add edi, r12d                      ;   484.0 p5      49 b
        mov dword [rsp + 108], r15d        ;   480.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 60]         ;   475.2 p2      48 a reload
        add r15d, r12d                     ;   484.0 p0      48 a
        mov dword [rsp + 60], r11d         ;   476.0 p3+p4   48 a spill
        lea r11d, [rsi + r12]              ;   484.0 p0      49 b
        mov dword [rsp + 72], ecx          ;   477.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   485.0 p1      49 b copy
        rol edi, cl                        ;   486.0 p5      49 b
        add r15d, edi                      ;   487.0 p0      48 a
        rol r15d, 3                        ;   488.0 p5      48 a
        add r10d, edi                      ;   487.0 p1      49 b
        add r10d, r15d                     ;   489.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   480.2 p2      48 a reload
        add r11d, r15d                     ;   489.0 p5      48 a
        lea ecx, [rdi + r15]               ;   489.0 p0      49 b
        rol r10d, cl                       ;   490.0 p5      49 b
        add r11d, r10d                     ;   491.0 p1      48 a
        rol r11d, 3                        ;   492.0 p0      48 a
        add r8d, r10d                      ;   491.0 p1      49 b
        mov ecx, dword [rsp + 96]          ;   483.0 p2      48 a
        add r8d, r11d                      ;   493.0 p5      49 b
        add r9d, r11d                      ;   493.0 p0      48 a
        mov dword [rsp + 96], r15d         ;   489.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 84]         ;   484.5 p2      48 a
        mov dword [rsp + 84], r12d         ;   485.2 p3+p4   48 a spill
        lea r12d, [r10 + r11]              ;   493.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   486.2 p3+p4   48 a spill
        mov ecx, r12d                      ;   494.0 p1      49 b copy
        rol r8d, cl                        ;   495.0 p5      49 b
        add r9d, r8d                       ;   496.0 p0      48 a
        rol r9d, 3                         ;   497.0 p5      48 a
        add esi, r8d                       ;   496.0 p1      49 b
        add esi, r9d                       ;   498.0 p0      49 b
        add ebp, r9d                       ;   498.0 p5      48 a
        mov r12d, dword [rsp + 92]         ;   489.5 p2      48 a
        lea ecx, [r8 + r9]                 ;   498.0 p0      49 b
        rol esi, cl                        ;   499.0 p5      49 b
        add ebp, esi                       ;   500.0 p1      48 a
        rol ebp, 3                         ;   501.0 p0      48 a
        add edi, esi                       ;   500.0 p1      49 b
        mov ecx, dword [rsp + 88]          ;   492.0 p2      48 a
        add edi, ebp                       ;   502.0 p5      49 b
        mov dword [rsp + 88], r9d          ;   498.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 72]          ;   493.2 p2      48 a reload
        add r9d, ebp                       ;   502.0 p0      48 a
        mov dword [rsp + 72], r11d         ;   494.0 p3+p4   48 a spill
        lea r11d, [rsi + rbp]              ;   502.0 p0      49 b
        mov dword [rsp + 92], ecx          ;   495.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   503.0 p1      49 b copy
        rol edi, cl                        ;   504.0 p5      49 b
        add r9d, edi                       ;   505.0 p0      48 a
        rol r9d, 3                         ;   506.0 p5      48 a
        add r10d, edi                      ;   505.0 p1      49 b
        add r10d, r9d                      ;   507.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   498.2 p2      48 a reload
        add r11d, r9d                      ;   507.0 p5      48 a
        lea ecx, [rdi + r9]                ;   507.0 p0      49 b
        rol r10d, cl                       ;   508.0 p5      49 b
        add r11d, r10d                     ;   509.0 p1      48 a
        rol r11d, 3                        ;   510.0 p0      48 a
        add r8d, r10d                      ;   509.0 p1      49 b
        mov ecx, dword [rsp + 40]          ;   501.0 p2      48 a
        add r8d, r11d                      ;   511.0 p5      49 b
        add r15d, r11d                     ;   511.0 p0      48 a
        mov dword [rsp + 40], r9d          ;   507.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 104]         ;   502.5 p2      48 a
        mov dword [rsp + 104], ebp         ;   503.2 p3+p4   48 a spill
        lea ebp, [r10 + r11]               ;   511.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   504.2 p3+p4   48 a spill
        mov ecx, ebp                       ;   512.0 p1      49 b copy
        rol r8d, cl                        ;   513.0 p5      49 b
        add r15d, r8d                      ;   514.0 p0      48 a
        rol r15d, 3                        ;   515.0 p5      48 a
        add esi, r8d                       ;   514.0 p1      49 b
        add esi, r15d                      ;   516.0 p0      49 b
        add r12d, r15d                     ;   516.0 p5      48 a
        mov ebp, dword [rsp + 136]         ;   507.5 p2      48 a
        lea ecx, [r8 + r15]                ;   516.0 p0      49 b
        rol esi, cl                        ;   517.0 p5      49 b
        add r12d, esi                      ;   518.0 p1      48 a
        rol r12d, 3                        ;   519.0 p0      48 a
        add edi, esi                       ;   518.0 p1      49 b
        mov ecx, dword [rsp + 80]          ;   510.0 p2      48 a
        add edi, r12d                      ;   520.0 p5      49 b
        mov dword [rsp + 80], r15d         ;   516.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 92]         ;   511.2 p2      48 a reload
        add r15d, r12d                     ;   520.0 p0      48 a
        mov dword [rsp + 92], r11d         ;   512.0 p3+p4   48 a spill
        lea r11d, [rsi + r12]              ;   520.0 p0      49 b
        mov dword [rsp + 136], ecx         ;   513.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   521.0 p1      49 b copy
        rol edi, cl                        ;   522.0 p5      49 b
        add r15d, edi                      ;   523.0 p0      48 a
        rol r15d, 3                        ;   524.0 p5      48 a
        add r10d, edi                      ;   523.0 p1      49 b
        add r10d, r15d                     ;   525.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   516.2 p2      48 a reload
        add r11d, r15d                     ;   525.0 p5      48 a
        lea ecx, [rdi + r15]               ;   525.0 p0      49 b
        rol r10d, cl                       ;   526.0 p5      49 b
        add r11d, r10d                     ;   527.0 p1      48 a
        rol r11d, 3                        ;   528.0 p0      48 a
        add r8d, r10d                      ;   527.0 p1      49 b
        mov ecx, dword [rsp + 112]         ;   519.0 p2      48 a
        add r8d, r11d                      ;   529.0 p5      49 b
        add r9d, r11d                      ;   529.0 p0      48 a
        mov dword [rsp + 112], r15d        ;   525.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 120]        ;   520.5 p2      48 a
        mov dword [rsp + 120], r12d        ;   521.2 p3+p4   48 a spill
        lea r12d, [r10 + r11]              ;   529.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   522.2 p3+p4   48 a spill
        mov ecx, r12d                      ;   530.0 p1      49 b copy
        rol r8d, cl                        ;   531.0 p5      49 b
        add r9d, r8d                       ;   532.0 p0      48 a
        rol r9d, 3                         ;   533.0 p5      48 a
        add esi, r8d                       ;   532.0 p1      49 b
        add esi, r9d                       ;   534.0 p0      49 b
        add ebp, r9d                       ;   534.0 p5      48 a
        mov r12d, dword [rsp + 116]        ;   525.5 p2      48 a
        lea ecx, [r8 + r9]                 ;   534.0 p0      49 b
        rol esi, cl                        ;   535.0 p5      49 b
        add ebp, esi                       ;   536.0 p1      48 a
        rol ebp, 3                         ;   537.0 p0      48 a
        add edi, esi                       ;   536.0 p1      49 b
        mov ecx, dword [rsp + 128]         ;   528.0 p2      48 a
        add edi, ebp                       ;   538.0 p5      49 b
        mov dword [rsp + 128], r9d         ;   534.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 136]         ;   529.2 p2      48 a reload
        add r9d, ebp                       ;   538.0 p0      48 a
        mov dword [rsp + 136], r11d        ;   530.0 p3+p4   48 a spill
        lea r11d, [rsi + rbp]              ;   538.0 p0      49 b
        mov dword [rsp + 116], ecx         ;   531.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   539.0 p1      49 b copy
        rol edi, cl                        ;   540.0 p5      49 b
        add r9d, edi                       ;   541.0 p0      48 a
        rol r9d, 3                         ;   542.0 p5      48 a
        add r10d, edi                      ;   541.0 p1      49 b
        add r10d, r9d                      ;   543.0 p0      49 b
        mov r11d, dword [rsp + 148]        ;   534.2 p2      48 a reload
        add r11d, r9d                      ;   543.0 p5      48 a
        lea ecx, [rdi + r9]                ;   543.0 p0      49 b
        rol r10d, cl                       ;   544.0 p5      49 b
        add r11d, r10d                     ;   545.0 p1      48 a
        rol r11d, 3                        ;   546.0 p0      48 a
        add r8d, r10d                      ;   545.0 p1      49 b
        mov ecx, dword [rsp + 124]         ;   537.0 p2      48 a
        add r8d, r11d                      ;   547.0 p5      49 b
        add r15d, r11d                     ;   547.0 p0      48 a
        mov dword [rsp + 124], r9d         ;   543.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 100]         ;   538.5 p2      48 a
        mov dword [rsp + 100], ebp         ;   539.2 p3+p4   48 a spill
        lea ebp, [r10 + r11]               ;   547.0 p0      49 b
        mov dword [rsp + 148], ecx         ;   540.2 p3+p4   48 a spill
        mov ecx, ebp                       ;   548.0 p1      49 b copy
        rol r8d, cl                        ;   549.0 p5      49 b
        add r15d, r8d                      ;   550.0 p0      48 a
        rol r15d, 3                        ;   551.0 p5      48 a
        add esi, r8d                       ;   550.0 p1      49 b
        add esi, r15d                      ;   552.0 p0      49 b
        add r12d, r15d                     ;   552.0 p5      48 a
        mov ebp, dword [rsp + 140]         ;   543.5 p2      48 a
        lea ecx, [r8 + r15]                ;   552.0 p0      49 b
        rol esi, cl                        ;   553.0 p5      49 b
        add r12d, esi                      ;   554.0 p1      48 a
        rol r12d, 3                        ;   555.0 p0      48 a
        add edi, esi                       ;   554.0 p1      49 b
        mov ecx, dword [rsp + 144]         ;   546.0 p2      48 a
        add edi, r12d                      ;   556.0 p5      49 b
        mov dword [rsp + 144], r15d        ;   552.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 116]        ;   547.2 p2      48 a reload
        add r15d, r12d                     ;   556.0 p0      48 a
        mov dword [rsp + 116], r11d        ;   548.0 p3+p4   48 a spill
        lea r11d, [rsi + r12]              ;   556.0 p0      49 b
        mov dword [rsp + 140], ecx         ;   549.0 p3+p4   48 a spill
        mov ecx, r11d                      ;   557.0 p1      49 b copy
        rol edi, cl                        ;   558.0 p5      49 b
        add r15d, edi                      ;   559.0 p0      48 a
        rol r15d, 3                        ;   560.0 p5      48 a
        add r10d, edi                      ;   559.0 p1      49 b
        mov r11, qword [rsp + 8]           ;   552.0 p2      53 s reload
        mov dword [r11 + 116], r12d        ;   556.0 p3+p4   53 s
        add r10d, r15d                     ;   561.0 p0      49 b
        mov r12d, dword [rsp + 148]        ;   553.0 p2      48 a reload
        add r12d, r15d                     ;   561.0 p5      48 a
        lea ecx, [rdi + r15]               ;   561.0 p0      49 b
        rol r10d, cl                       ;   562.0 p5      49 b
        mov dword [r11 + 120], r15d        ;   561.0 p3+p4   53 s
        add r12d, r10d                     ;   563.0 p1      48 a
        rol r12d, 3                        ;   564.0 p0      48 a
        add r8d, r10d                      ;   563.0 p5      49 b
        add r8d, r12d                      ;   565.0 p1      49 b
        add r9d, r12d                      ;   565.0 p0      48 a
        lea ecx, [r10 + r12]               ;   565.0 p0      49 b
        rol r8d, cl                        ;   566.0 p5      49 b
        mov dword [r11 + 124], r12d        ;   565.0 p3+p4   53 s
        mov r12d, dword [rsp + 132]        ;   559.0 p2      48 a
        add r9d, r8d                       ;   567.0 p1      48 a
        rol r9d, 3                         ;   568.0 p5      48 a
        add esi, r8d                       ;   567.0 p0      49 b
        add esi, r9d                       ;   569.0 p1      49 b
        add ebp, r9d                       ;   569.0 p5      48 a
        lea ecx, [r8 + r9]                 ;   569.0 p0      49 b
        rol esi, cl                        ;   570.0 p5      49 b
        mov dword [r11 + 128], r9d         ;   569.0 p3+p4   53 s
        mov r9d, dword [rsp + 76]          ;   563.0 p2      48 a
        add ebp, esi                       ;   571.0 p1      48 a
        rol ebp, 3                         ;   572.0 p0      48 a
        add edi, esi                       ;   571.0 p5      49 b
        add edi, ebp                       ;   573.0 p1      49 b
        mov r15d, dword [rsp + 140]        ;   565.2 p2      48 a reload
        add r15d, ebp                      ;   573.0 p0      48 a
        lea ecx, [rsi + rbp]               ;   573.0 p0      49 b
        rol edi, cl                        ;   574.0 p5      49 b
        mov dword [r11 + 132], ebp         ;   573.0 p3+p4   53 s
        add r15d, edi                      ;   575.0 p1      48 a
        rol r15d, 3                        ;   576.0 p5      48 a
        add r10d, edi                      ;   575.0 p0      49 b
        add r10d, r15d                     ;   577.0 p1      49 b
        add r13d, r15d                     ;   577.0 p5      48 a
        lea ecx, [rdi + r15]               ;   577.0 p0      49 b
        rol r10d, cl                       ;   578.0 p5      49 b
        mov dword [r11 + 136], r15d        ;   577.0 p3+p4   53 s
        mov ebp, dword [rsp + 48]          ;   571.0 p2      48 a
        add r13d, r10d                     ;   579.0 p1      48 a
        rol r13d, 3                        ;   580.0 p0      48 a
        add r8d, r10d                      ;   579.0 p5      49 b
        add r8d, r13d                      ;   581.0 p1      49 b
        add edx, r13d                      ;   581.0 p0      48 a
        lea ecx, [r10 + r13]               ;   581.0 p0      49 b
        rol r8d, cl                        ;   582.0 p5      49 b
        mov dword [r11 + 140], r13d        ;   581.0 p3+p4   53 s
        mov r13d, dword [rsp + 152]        ;   575.0 p2      48 a
        add edx, r8d                       ;   583.0 p1      48 a
        rol edx, 3                         ;   584.0 p5      48 a
        add esi, r8d                       ;   583.0 p0      49 b
        add esi, edx                       ;   585.0 p1      49 b
        add ebx, edx                       ;   585.0 p5      48 a
        mov dword [r11 + 144], edx         ;   585.0 p3+p4   53 s
        add edx, r8d                       ;   585.0 p0      49 b
        mov ecx, edx                       ;   586.0 p1      49 b copy
        rol esi, cl                        ;   587.0 p5      49 b
        mov r15d, dword [rsp + 52]         ;   579.2 p2      48 a reload
        mov dword [r11], r15d              ;   582.2 p3+p4   53 s
        mov r15d, dword [rsp + 16]         ;   580.2 p2      48 a reload
        mov dword [r11 + 4], r15d          ;   583.2 p3+p4   53 s
        mov r15d, dword [rsp + 24]         ;   581.2 p2      48 a reload
        mov dword [r11 + 8], r15d          ;   584.2 p3+p4   53 s
        add ebx, esi                       ;   588.0 p0      48 a
        rol ebx, 3                         ;   589.0 p5      48 a
        add edi, esi                       ;   588.0 p1      49 b
        mov r15d, dword [rsp + 28]         ;   582.2 p2      48 a reload
        mov dword [r11 + 12], r15d         ;   585.2 p3+p4   53 s
        mov r15d, dword [rsp + 20]         ;   583.2 p2      48 a reload
        mov dword [r11 + 16], r15d         ;   586.2 p3+p4   53 s
        mov r15d, dword [rsp + 44]         ;   584.2 p2      48 a reload
        mov dword [r11 + 20], r15d         ;   587.2 p3+p4   53 s
        add edi, ebx                       ;   590.0 p0      49 b
        add eax, ebx                       ;   590.0 p5      48 a
        mov r15d, dword [rsp + 32]         ;   585.2 p2      48 a reload
        mov dword [r11 + 24], r15d         ;   588.2 p3+p4   53 s
        mov r15d, dword [rsp + 36]         ;   586.2 p2      48 a reload
        mov dword [r11 + 28], r15d         ;   589.2 p3+p4   53 s
        lea ecx, [rsi + rbx]               ;   590.0 p0      49 b
        rol edi, cl                        ;   591.0 p5      49 b
        mov dword [r11 + 148], ebx         ;   590.0 p3+p4   53 s
        add eax, edi                       ;   592.0 p1      48 a
        rol eax, 3                         ;   593.0 p0      48 a
        add r10d, edi                      ;   592.0 p5      49 b
        mov r15d, dword [rsp + 56]         ;   587.2 p2      48 a reload
        mov dword [r11 + 32], r15d         ;   590.2 p3+p4   53 s
        add r10d, eax                      ;   594.0 p1      49 b
        add r12d, eax                      ;   594.0 p0      48 a
        mov r15d, dword [rsp + 68]         ;   588.2 p2      48 a reload
        mov dword [r11 + 36], r15d         ;   591.2 p3+p4   53 s
        mov r15d, dword [rsp + 64]         ;   589.2 p2      48 a reload
        mov dword [r11 + 40], r15d         ;   592.2 p3+p4   53 s
        lea ecx, [rdi + rax]               ;   594.0 p0      49 b
        rol r10d, cl                       ;   595.0 p5      49 b
        mov dword [r11 + 152], eax         ;   594.0 p3+p4   53 s
        add r12d, r10d                     ;   596.0 p1      48 a
        rol r12d, 3                        ;   597.0 p0      48 a
        add r8d, r10d                      ;   596.0 p5      49 b
        mov r15d, dword [rsp + 60]         ;   590.8 p2      48 a reload
        mov dword [r11 + 44], r15d         ;   593.8 p3+p4   53 s
        mov r15d, dword [rsp + 108]        ;   591.8 p2      48 a reload
        mov dword [r11 + 48], r15d         ;   594.8 p3+p4   53 s
        add r8d, r12d                      ;   598.0 p1      49 b
        add r9d, r12d                      ;   598.0 p0      48 a
        mov r15d, dword [rsp + 84]         ;   592.8 p2      48 a reload
        mov dword [r11 + 52], r15d         ;   595.8 p3+p4   53 s
        mov r15d, dword [rsp + 96]         ;   593.8 p2      48 a reload
        mov dword [r11 + 56], r15d         ;   596.8 p3+p4   53 s
        lea ecx, [r10 + r12]               ;   598.0 p0      49 b
        rol r8d, cl                        ;   599.0 p5      49 b
        mov dword [r11 + 156], r12d        ;   598.0 p3+p4   53 s
        add r9d, r8d                       ;   600.0 p1      48 a
        add esi, r8d                       ;   600.0 p0      49 b
        rol r9d, 3                         ;   601.0 p5      48 a
        mov r12d, dword [rsp + 72]         ;   595.0 p2      48 a reload
        mov dword [r11 + 60], r12d         ;   598.0 p3+p4   53 s
        mov r12d, dword [rsp + 88]         ;   596.0 p2      48 a reload
        mov dword [r11 + 64], r12d         ;   599.0 p3+p4   53 s
        add esi, r9d                       ;   602.0 p1      49 b
        add r8d, r9d                       ;   602.0 p0      49 b
        mov ecx, r8d                       ;   603.0 p5      49 b copy
        rol esi, cl                        ;   604.0 p0      49 b
        add ebp, r9d                       ;   602.0 p1      48 a
        mov dword [r11 + 160], r9d         ;   602.0 p3+p4   53 s
        mov r8d, dword [rsp + 104]         ;   598.0 p2      48 a reload
        mov dword [r11 + 68], r8d          ;   601.0 p3+p4   53 s
        add ebp, esi                       ;   605.0 p5      48 a
        add edi, esi                       ;   605.0 p1      49 b
        rol ebp, 3                         ;   606.0 p0      48 a
        mov r8d, dword [rsp + 40]          ;   599.2 p2      48 a reload
        mov dword [r11 + 72], r8d          ;   602.2 p3+p4   53 s
        mov r8d, dword [rsp + 92]          ;   600.2 p2      48 a reload
        mov dword [r11 + 76], r8d          ;   603.2 p3+p4   53 s
        mov r8d, dword [rsp + 80]          ;   601.2 p2      48 a reload
        mov dword [r11 + 80], r8d          ;   604.2 p3+p4   53 s
        mov r8d, dword [rsp + 120]         ;   602.2 p2      48 a reload
        mov dword [r11 + 84], r8d          ;   605.2 p3+p4   53 s
        add edi, ebp                       ;   607.0 p5      49 b
        add esi, ebp                       ;   607.0 p1      49 b
        mov ecx, esi                       ;   608.0 p0      49 b copy
        rol edi, cl                        ;   609.0 p5      49 b
        add r13d, ebp                      ;   607.0 p1      48 a
        mov dword [r11 + 164], ebp         ;   607.0 p3+p4   53 s
        mov esi, dword [rsp + 112]         ;   603.2 p2      48 a reload
        mov dword [r11 + 88], esi          ;   606.5 p3+p4   53 s
        mov esi, dword [rsp + 136]         ;   604.2 p2      48 a reload
        mov dword [r11 + 92], esi          ;   607.5 p3+p4   53 s
        mov esi, dword [rsp + 128]         ;   605.2 p2      48 a reload
        mov dword [r11 + 96], esi          ;   608.5 p3+p4   53 s
        mov esi, dword [rsp + 100]         ;   606.2 p2      48 a reload
        mov dword [r11 + 100], esi         ;   609.5 p3+p4   53 s
        mov esi, dword [rsp + 124]         ;   607.2 p2      48 a reload
        mov dword [r11 + 104], esi         ;   610.5 p3+p4   53 s
        mov esi, dword [rsp + 116]         ;   608.2 p2      48 a reload
        mov dword [r11 + 108], esi         ;   611.5 p3+p4   53 s
        mov esi, dword [rsp + 144]         ;   609.2 p2      48 a reload
        mov dword [r11 + 112], esi         ;   612.5 p3+p4   53 s
        add r13d, edi                      ;   610.0 p0      48 a
        add r10d, edi                      ;   610.0 p5      49 b
        rol r13d, 3                        ;   611.0 p0      48 a
        add r10d, r13d                     ;   612.0 p1      49 b
        add edi, r13d                      ;   612.0 p5      49 b
        mov ecx, edi                       ;   613.0 p0      49 b copy
        rol r10d, cl                       ;   614.0 p5      49 b
        add r14d, r13d                     ;   612.0 p1      48 a
        mov dword [r11 + 168], r13d        ;   613.5 p3+p4   53 s
        add r14d, r10d                     ;   615.0 p0      48 a
        rol r14d, 3                        ;   616.0 p5      48 a
        mov dword [r11 + 172], r14d        ;   617.0 p3+p4   53 s
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

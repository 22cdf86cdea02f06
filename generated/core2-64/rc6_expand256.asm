; rc6_expand256 for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand256 --cpu core2-64
;
; void rc6_expand256(const void *key, void *s);   System V, 64 bits
;   key: 32 bytes, read, secret, no alignment needed
;   s: 176 bytes, written, secret, no alignment needed
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 1392 uops, planned 647.0; bounds: width 348.0, ports 323.7, path 397.0
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
%fatal "rc6_expand256 is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_rc6_expand256
$_rc6_expand256:
%else
        global $rc6_expand256
%endif
$rc6_expand256:
        push rbx                          ;                    preserved
        push rbp                          ;                    preserved
        push r12                          ;                    preserved
        push r13                          ;                    preserved
        push r14                          ;                    preserved
        push r15                          ;                    preserved
        sub rsp, 0xb8                     ;                    frame
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
        mov eax, dword [r8 + 20]          ;    14.2 p2      49 b
        add eax, r14d                     ;    24.0 p1      49 b
        add eax, r15d                     ;    26.0 p0      49 b
        lea ecx, [r14 + r15]              ;    26.0 p0      49 b
        rol eax, cl                       ;    27.0 p5      49 b
        lea ecx, [r15 + rax + 1831742393] ;    28.0 p0      48 a
        rol ecx, 3                        ;    29.0 p5      48 a
        mov edx, dword [r8 + 24]          ;    18.2 p2      49 b
        add edx, eax                      ;    28.0 p1      49 b
        add edx, ecx                      ;    30.0 p0      49 b
        lea ebx, [rax + rcx]              ;    30.0 p0      49 b
        mov dword [rsp + 16], ecx         ;    30.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    31.0 p5      49 b copy
        rol edx, cl                       ;    32.0 p0      49 b
        mov ecx, dword [rsp + 16]         ;    30.0 p2      48 a
        lea ecx, [rcx + rdx + 191210866]  ;    33.0 p0      48 a
        rol ecx, 3                        ;    34.0 p5      48 a
        mov r8d, dword [r8 + 28]          ;    24.2 p2      49 b
        add r8d, edx                      ;    33.0 p1      49 b
        add r8d, ecx                      ;    35.0 p0      49 b
        lea ebx, [rdx + rcx]              ;    35.0 p0      49 b
        mov dword [rsp + 20], ecx         ;    35.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    36.0 p5      49 b copy
        rol r8d, cl                       ;    37.0 p0      49 b
        mov ecx, dword [rsp + 20]         ;    35.0 p2      48 a
        lea ecx, [rcx + r8 - 1449320661]  ;    38.0 p0      48 a
        rol ecx, 3                        ;    39.0 p5      48 a
        add esi, r8d                      ;    38.0 p1      49 b
        add esi, ecx                      ;    40.0 p0      49 b
        lea ebx, [r8 + rcx]               ;    40.0 p0      49 b
        mov dword [rsp + 24], ecx         ;    40.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    41.0 p5      49 b copy
        rol esi, cl                       ;    42.0 p0      49 b
        mov ecx, dword [rsp + 24]         ;    40.0 p2      48 a
        lea ecx, [rcx + rsi + 1205115108] ;    43.0 p0      48 a
        rol ecx, 3                        ;    44.0 p5      48 a
        add edi, esi                      ;    43.0 p1      49 b
        add edi, ecx                      ;    45.0 p0      49 b
        lea ebx, [rsi + rcx]              ;    45.0 p0      49 b
        mov dword [rsp + 28], ecx         ;    45.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    46.0 p5      49 b copy
        rol edi, cl                       ;    47.0 p0      49 b
        mov ecx, dword [rsp + 28]         ;    45.0 p2      48 a
        lea ecx, [rcx + rdi - 435416419]  ;    48.0 p0      48 a
        rol ecx, 3                        ;    49.0 p5      48 a
        add r10d, edi                     ;    48.0 p1      49 b
        add r10d, ecx                     ;    50.0 p0      49 b
        lea ebx, [rdi + rcx]              ;    50.0 p0      49 b
        mov dword [rsp + 32], ecx         ;    50.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    51.0 p5      49 b copy
        rol r10d, cl                      ;    52.0 p0      49 b
        mov ecx, dword [rsp + 32]         ;    50.0 p2      48 a
        lea ecx, [rcx + r10 - 2075947946] ;    53.0 p0      48 a
        rol ecx, 3                        ;    54.0 p5      48 a
        add r12d, r10d                    ;    53.0 p1      49 b
        add r12d, ecx                     ;    55.0 p0      49 b
        lea ebx, [r10 + rcx]              ;    55.0 p0      49 b
        mov dword [rsp + 36], ecx         ;    55.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    56.0 p5      49 b copy
        rol r12d, cl                      ;    57.0 p0      49 b
        mov ecx, dword [rsp + 36]         ;    55.0 p2      48 a
        lea ecx, [rcx + r12 + 578487823]  ;    58.0 p0      48 a
        rol ecx, 3                        ;    59.0 p5      48 a
        add r14d, r12d                    ;    58.0 p1      49 b
        add r14d, ecx                     ;    60.0 p0      49 b
        lea ebx, [r12 + rcx]              ;    60.0 p0      49 b
        mov dword [rsp + 40], ecx         ;    60.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    61.0 p5      49 b copy
        rol r14d, cl                      ;    62.0 p0      49 b
        mov ecx, dword [rsp + 40]         ;    60.0 p2      48 a
        lea ecx, [rcx + r14 - 1062043704] ;    63.0 p0      48 a
        rol ecx, 3                        ;    64.0 p5      48 a
        add eax, r14d                     ;    63.0 p1      49 b
        add eax, ecx                      ;    65.0 p0      49 b
        lea ebx, [r14 + rcx]              ;    65.0 p0      49 b
        mov dword [rsp + 44], ecx         ;    65.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    66.0 p5      49 b copy
        rol eax, cl                       ;    67.0 p0      49 b
        mov ecx, dword [rsp + 44]         ;    65.0 p2      48 a
        lea ecx, [rcx + rax + 1592392065] ;    68.0 p0      48 a
        rol ecx, 3                        ;    69.0 p5      48 a
        add edx, eax                      ;    68.0 p1      49 b
        add edx, ecx                      ;    70.0 p0      49 b
        lea ebx, [rax + rcx]              ;    70.0 p0      49 b
        mov dword [rsp + 48], ecx         ;    70.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    71.0 p5      49 b copy
        rol edx, cl                       ;    72.0 p0      49 b
        mov ecx, dword [rsp + 48]         ;    70.0 p2      48 a
        lea ecx, [rcx + rdx - 48139462]   ;    73.0 p0      48 a
        rol ecx, 3                        ;    74.0 p5      48 a
        add r8d, edx                      ;    73.0 p1      49 b
        add r8d, ecx                      ;    75.0 p0      49 b
        lea ebx, [rdx + rcx]              ;    75.0 p0      49 b
        mov dword [rsp + 52], ecx         ;    75.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    76.0 p5      49 b copy
        rol r8d, cl                       ;    77.0 p0      49 b
        mov ecx, dword [rsp + 52]         ;    75.0 p2      48 a
        lea ecx, [rcx + r8 - 1688670989]  ;    78.0 p0      48 a
        rol ecx, 3                        ;    79.0 p5      48 a
        add esi, r8d                      ;    78.0 p1      49 b
        add esi, ecx                      ;    80.0 p0      49 b
        lea ebx, [r8 + rcx]               ;    80.0 p0      49 b
        mov dword [rsp + 56], ecx         ;    80.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    81.0 p5      49 b copy
        rol esi, cl                       ;    82.0 p0      49 b
        mov ecx, dword [rsp + 56]         ;    80.0 p2      48 a
        lea ecx, [rcx + rsi + 965764780]  ;    83.0 p0      48 a
        rol ecx, 3                        ;    84.0 p5      48 a
        add edi, esi                      ;    83.0 p1      49 b
        add edi, ecx                      ;    85.0 p0      49 b
        lea ebx, [rsi + rcx]              ;    85.0 p0      49 b
        mov dword [rsp + 60], ecx         ;    85.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    86.0 p5      49 b copy
        rol edi, cl                       ;    87.0 p0      49 b
        mov ecx, dword [rsp + 60]         ;    85.0 p2      48 a
        lea ecx, [rcx + rdi - 674766747]  ;    88.0 p0      48 a
        rol ecx, 3                        ;    89.0 p5      48 a
        add r10d, edi                     ;    88.0 p1      49 b
        add r10d, ecx                     ;    90.0 p0      49 b
        lea ebx, [rdi + rcx]              ;    90.0 p0      49 b
        mov dword [rsp + 64], ecx         ;    90.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    91.0 p5      49 b copy
        rol r10d, cl                      ;    92.0 p0      49 b
        mov ecx, dword [rsp + 64]         ;    90.0 p2      48 a
        lea ecx, [rcx + r10 + 1979669022] ;    93.0 p0      48 a
        rol ecx, 3                        ;    94.0 p5      48 a
        add r12d, r10d                    ;    93.0 p1      49 b
        add r12d, ecx                     ;    95.0 p0      49 b
        lea ebx, [r10 + rcx]              ;    95.0 p0      49 b
        mov dword [rsp + 68], ecx         ;    95.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    96.0 p5      49 b copy
        rol r12d, cl                      ;    97.0 p0      49 b
        mov ecx, dword [rsp + 68]         ;    95.0 p2      48 a
        lea ecx, [rcx + r12 + 339137495]  ;    98.0 p0      48 a
        rol ecx, 3                        ;    99.0 p5      48 a
        add r14d, r12d                    ;    98.0 p1      49 b
        add r14d, ecx                     ;   100.0 p0      49 b
        lea ebx, [r12 + rcx]              ;   100.0 p0      49 b
        mov dword [rsp + 72], ecx         ;   100.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   101.0 p5      49 b copy
        rol r14d, cl                      ;   102.0 p0      49 b
        mov ecx, dword [rsp + 72]         ;   100.0 p2      48 a
        lea ecx, [rcx + r14 - 1301394032] ;   103.0 p0      48 a
        rol ecx, 3                        ;   104.0 p5      48 a
        add eax, r14d                     ;   103.0 p1      49 b
        add eax, ecx                      ;   105.0 p0      49 b
        lea ebx, [r14 + rcx]              ;   105.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   105.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   106.0 p5      49 b copy
        rol eax, cl                       ;   107.0 p0      49 b
        mov ecx, dword [rsp + 76]         ;   105.0 p2      48 a
        lea ecx, [rcx + rax + 1353041737] ;   108.0 p0      48 a
        rol ecx, 3                        ;   109.0 p5      48 a
        add edx, eax                      ;   108.0 p1      49 b
        add edx, ecx                      ;   110.0 p0      49 b
        lea ebx, [rax + rcx]              ;   110.0 p0      49 b
        mov dword [rsp + 80], ecx         ;   110.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   111.0 p5      49 b copy
        rol edx, cl                       ;   112.0 p0      49 b
        mov ecx, dword [rsp + 80]         ;   110.0 p2      48 a
        lea ecx, [rcx + rdx - 287489790]  ;   113.0 p0      48 a
        rol ecx, 3                        ;   114.0 p5      48 a
        add r8d, edx                      ;   113.0 p1      49 b
        add r8d, ecx                      ;   115.0 p0      49 b
        lea ebx, [rdx + rcx]              ;   115.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   115.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   116.0 p5      49 b copy
        rol r8d, cl                       ;   117.0 p0      49 b
        mov ecx, dword [rsp + 84]         ;   115.0 p2      48 a
        lea ecx, [rcx + r8 - 1928021317]  ;   118.0 p0      48 a
        rol ecx, 3                        ;   119.0 p5      48 a
        add esi, r8d                      ;   118.0 p1      49 b
        add esi, ecx                      ;   120.0 p0      49 b
        lea ebx, [r8 + rcx]               ;   120.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   120.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   121.0 p5      49 b copy
        rol esi, cl                       ;   122.0 p0      49 b
        mov ecx, dword [rsp + 88]         ;   120.0 p2      48 a
        lea ecx, [rcx + rsi + 726414452]  ;   123.0 p0      48 a
        rol ecx, 3                        ;   124.0 p5      48 a
        add edi, esi                      ;   123.0 p1      49 b
        add edi, ecx                      ;   125.0 p0      49 b
        lea ebx, [rsi + rcx]              ;   125.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   125.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   126.0 p5      49 b copy
        rol edi, cl                       ;   127.0 p0      49 b
        mov ecx, dword [rsp + 92]         ;   125.0 p2      48 a
        lea ecx, [rcx + rdi - 914117075]  ;   128.0 p0      48 a
        rol ecx, 3                        ;   129.0 p5      48 a
        add r10d, edi                     ;   128.0 p1      49 b
        add r10d, ecx                     ;   130.0 p0      49 b
        lea ebx, [rdi + rcx]              ;   130.0 p0      49 b
        mov dword [rsp + 96], ecx         ;   130.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   131.0 p5      49 b copy
        rol r10d, cl                      ;   132.0 p0      49 b
        mov ecx, dword [rsp + 96]         ;   130.0 p2      48 a
        lea ecx, [rcx + r10 + 1740318694] ;   133.0 p0      48 a
        rol ecx, 3                        ;   134.0 p5      48 a
        add r12d, r10d                    ;   133.0 p1      49 b
        add r12d, ecx                     ;   135.0 p0      49 b
        lea ebx, [r10 + rcx]              ;   135.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   135.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   136.0 p5      49 b copy
        rol r12d, cl                      ;   137.0 p0      49 b
        mov ecx, dword [rsp + 100]        ;   135.0 p2      48 a
        lea ecx, [rcx + r12 + 99787167]   ;   138.0 p0      48 a
        rol ecx, 3                        ;   139.0 p5      48 a
        add r14d, r12d                    ;   138.0 p1      49 b
        add r14d, ecx                     ;   140.0 p0      49 b
        lea ebx, [r12 + rcx]              ;   140.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   140.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   141.0 p5      49 b copy
        rol r14d, cl                      ;   142.0 p0      49 b
        mov ecx, dword [rsp + 104]        ;   140.0 p2      48 a
        lea ecx, [rcx + r14 - 1540744360] ;   143.0 p0      48 a
        rol ecx, 3                        ;   144.0 p5      48 a
        add eax, r14d                     ;   143.0 p1      49 b
        add eax, ecx                      ;   145.0 p0      49 b
        lea ebx, [r14 + rcx]              ;   145.0 p0      49 b
        mov dword [rsp + 108], ecx        ;   145.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   146.0 p5      49 b copy
        rol eax, cl                       ;   147.0 p0      49 b
        mov ecx, dword [rsp + 108]        ;   145.0 p2      48 a
        lea ecx, [rcx + rax + 1113691409] ;   148.0 p0      48 a
        rol ecx, 3                        ;   149.0 p5      48 a
        add edx, eax                      ;   148.0 p1      49 b
        add edx, ecx                      ;   150.0 p0      49 b
        lea ebx, [rax + rcx]              ;   150.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   150.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   151.0 p5      49 b copy
        rol edx, cl                       ;   152.0 p0      49 b
        mov ecx, dword [rsp + 112]        ;   150.0 p2      48 a
        lea ecx, [rcx + rdx - 526840118]  ;   153.0 p0      48 a
        rol ecx, 3                        ;   154.0 p5      48 a
        add r8d, edx                      ;   153.0 p1      49 b
        add r8d, ecx                      ;   155.0 p0      49 b
        lea ebx, [rdx + rcx]              ;   155.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   155.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   156.0 p5      49 b copy
        rol r8d, cl                       ;   157.0 p0      49 b
        mov ecx, dword [rsp + 116]        ;   155.0 p2      48 a
        lea ecx, [rcx + r8 + 2127595651]  ;   158.0 p0      48 a
        rol ecx, 3                        ;   159.0 p5      48 a
        add esi, r8d                      ;   158.0 p1      49 b
        add esi, ecx                      ;   160.0 p0      49 b
        lea ebx, [r8 + rcx]               ;   160.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   160.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   161.0 p5      49 b copy
        rol esi, cl                       ;   162.0 p0      49 b
        mov ecx, dword [rsp + 120]        ;   160.0 p2      48 a
        lea ecx, [rcx + rsi + 487064124]  ;   163.0 p0      48 a
        rol ecx, 3                        ;   164.0 p5      48 a
        add edi, esi                      ;   163.0 p1      49 b
        add edi, ecx                      ;   165.0 p0      49 b
        lea ebx, [rsi + rcx]              ;   165.0 p0      49 b
        mov dword [rsp + 124], ecx        ;   165.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   166.0 p5      49 b copy
        rol edi, cl                       ;   167.0 p0      49 b
        mov ecx, dword [rsp + 124]        ;   165.0 p2      48 a
        lea ecx, [rcx + rdi - 1153467403] ;   168.0 p0      48 a
        rol ecx, 3                        ;   169.0 p5      48 a
        add r10d, edi                     ;   168.0 p1      49 b
        add r10d, ecx                     ;   170.0 p0      49 b
        lea ebx, [rdi + rcx]              ;   170.0 p0      49 b
        mov dword [rsp + 128], ecx        ;   170.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   171.0 p5      49 b copy
        rol r10d, cl                      ;   172.0 p0      49 b
        mov ecx, dword [rsp + 128]        ;   170.0 p2      48 a
        lea ecx, [rcx + r10 + 1500968366] ;   173.0 p0      48 a
        rol ecx, 3                        ;   174.0 p5      48 a
        add r12d, r10d                    ;   173.0 p1      49 b
        add r12d, ecx                     ;   175.0 p0      49 b
        lea ebx, [r10 + rcx]              ;   175.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   175.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   176.0 p5      49 b copy
        rol r12d, cl                      ;   177.0 p0      49 b
        mov ecx, dword [rsp + 132]        ;   175.0 p2      48 a
        lea ecx, [rcx + r12 - 139563161]  ;   178.0 p0      48 a
        rol ecx, 3                        ;   179.0 p5      48 a
        add r14d, r12d                    ;   178.0 p1      49 b
        add r14d, ecx                     ;   180.0 p0      49 b
        lea ebx, [r12 + rcx]              ;   180.0 p0      49 b
        mov dword [rsp + 136], ecx        ;   180.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   181.0 p5      49 b copy
        rol r14d, cl                      ;   182.0 p0      49 b
        mov ecx, dword [rsp + 136]        ;   180.0 p2      48 a
        lea ecx, [rcx + r14 - 1780094688] ;   183.0 p0      48 a
        rol ecx, 3                        ;   184.0 p5      48 a
        add eax, r14d                     ;   183.0 p1      49 b
        add eax, ecx                      ;   185.0 p0      49 b
        lea ebx, [r14 + rcx]              ;   185.0 p0      49 b
        mov dword [rsp + 140], ecx        ;   185.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   186.0 p5      49 b copy
        rol eax, cl                       ;   187.0 p0      49 b
        mov ecx, dword [rsp + 140]        ;   185.0 p2      48 a
        lea ecx, [rcx + rax + 874341081]  ;   188.0 p0      48 a
        rol ecx, 3                        ;   189.0 p5      48 a
        add edx, eax                      ;   188.0 p1      49 b
        add edx, ecx                      ;   190.0 p0      49 b
        lea ebx, [rax + rcx]              ;   190.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   190.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   191.0 p5      49 b copy
        rol edx, cl                       ;   192.0 p0      49 b
        mov ecx, dword [rsp + 144]        ;   190.0 p2      48 a
        lea ecx, [rcx + rdx - 766190446]  ;   193.0 p0      48 a
        rol ecx, 3                        ;   194.0 p5      48 a
        add r8d, edx                      ;   193.0 p1      49 b
        add r8d, ecx                      ;   195.0 p0      49 b
        lea ebx, [rdx + rcx]              ;   195.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   195.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   196.0 p5      49 b copy
        rol r8d, cl                       ;   197.0 p0      49 b
        mov ecx, dword [rsp + 148]        ;   195.0 p2      48 a
        lea ecx, [rcx + r8 + 1888245323]  ;   198.0 p0      48 a
        rol ecx, 3                        ;   199.0 p5      48 a
        add esi, r8d                      ;   198.0 p1      49 b
        add esi, ecx                      ;   200.0 p0      49 b
        lea ebx, [r8 + rcx]               ;   200.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   200.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   201.0 p5      49 b copy
        rol esi, cl                       ;   202.0 p0      49 b
        mov ecx, dword [rsp + 152]        ;   200.0 p2      48 a
        lea ecx, [rcx + rsi + 247713796]  ;   203.0 p0      48 a
        rol ecx, 3                        ;   204.0 p5      48 a
        add edi, esi                      ;   203.0 p1      49 b
        add edi, ecx                      ;   205.0 p0      49 b
        lea ebx, [rsi + rcx]              ;   205.0 p0      49 b
        mov dword [rsp + 156], ecx        ;   205.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   206.0 p5      49 b copy
        rol edi, cl                       ;   207.0 p0      49 b
        mov ecx, dword [rsp + 156]        ;   205.0 p2      48 a
        lea ecx, [rcx + rdi - 1392817731] ;   208.0 p0      48 a
        rol ecx, 3                        ;   209.0 p5      48 a
        add r10d, edi                     ;   208.0 p1      49 b
        add r10d, ecx                     ;   210.0 p0      49 b
        lea ebx, [rdi + rcx]              ;   210.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   210.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   211.0 p5      49 b copy
        rol r10d, cl                      ;   212.0 p0      49 b
        mov ecx, dword [rsp + 160]        ;   210.0 p2      48 a
        lea ecx, [rcx + r10 + 1261618038] ;   213.0 p0      48 a
        rol ecx, 3                        ;   214.0 p5      48 a
        add r12d, r10d                    ;   213.0 p1      49 b
        add r12d, ecx                     ;   215.0 p0      49 b
        mov ebx, dword [rsp + 16]         ;   205.8 p2      48 a
        mov dword [rsp + 16], ebx         ;   208.8 p3+p4   48 a spill
        lea ebx, [r10 + rcx]              ;   215.0 p0      49 b
        mov dword [rsp + 164], ecx        ;   215.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   216.0 p5      49 b copy
        rol r12d, cl                      ;   217.0 p0      49 b
        mov ecx, dword [rsp + 164]        ;   215.0 p2      48 a
        lea ecx, [rcx + r12 - 1089828067] ;   218.0 p0      48 a
        rol ecx, 3                        ;   219.0 p5      48 a
        add r14d, r12d                    ;   218.0 p1      49 b
        add r14d, ecx                     ;   220.0 p0      49 b
        add ebp, ecx                      ;   220.0 p5      48 a
        mov ebx, dword [rsp + 20]         ;   211.0 p2      48 a
        mov dword [rsp + 20], ebx         ;   214.0 p3+p4   48 a spill
        lea ebx, [r12 + rcx]              ;   220.0 p0      49 b
        mov dword [rsp + 168], ecx        ;   220.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   221.0 p1      49 b copy
        rol r14d, cl                      ;   222.0 p5      49 b
        add ebp, r14d                     ;   223.0 p0      48 a
        rol ebp, 3                        ;   224.0 p5      48 a
        add eax, r14d                     ;   223.0 p1      49 b
        add eax, ebp                      ;   225.0 p0      49 b
        add r9d, ebp                      ;   225.0 p5      48 a
        mov ecx, dword [rsp + 24]         ;   216.0 p2      48 a
        lea ebx, [r14 + rbp]              ;   225.0 p0      49 b
        mov dword [rsp + 24], ecx         ;   219.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   226.0 p1      49 b copy
        rol eax, cl                       ;   227.0 p5      49 b
        add r9d, eax                      ;   228.0 p0      48 a
        rol r9d, 3                        ;   229.0 p5      48 a
        add edx, eax                      ;   228.0 p1      49 b
        add edx, r9d                      ;   230.0 p0      49 b
        add r11d, r9d                     ;   230.0 p5      48 a
        mov ecx, dword [rsp + 28]         ;   220.8 p2      48 a
        lea ebx, [rax + r9]               ;   230.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   223.8 p3+p4   48 a spill
        mov ecx, ebx                      ;   231.0 p1      49 b copy
        rol edx, cl                       ;   232.0 p5      49 b
        add r11d, edx                     ;   233.0 p0      48 a
        rol r11d, 3                       ;   234.0 p5      48 a
        add r8d, edx                      ;   233.0 p1      49 b
        add r8d, r11d                     ;   235.0 p0      49 b
        add r13d, r11d                    ;   235.0 p1      48 a
        mov ecx, dword [rsp + 32]         ;   225.5 p2      48 a
        lea ebx, [rdx + r11]              ;   235.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   228.5 p3+p4   48 a spill
        mov ecx, ebx                      ;   236.0 p5      49 b copy
        rol r8d, cl                       ;   237.0 p0      49 b
        add r13d, r8d                     ;   238.0 p1      48 a
        rol r13d, 3                       ;   239.0 p5      48 a
        add esi, r8d                      ;   238.0 p0      49 b
        add esi, r13d                     ;   240.0 p1      49 b
        add r15d, r13d                    ;   240.0 p5      48 a
        mov ecx, dword [rsp + 36]         ;   230.5 p2      48 a
        lea ebx, [r8 + r13]               ;   240.0 p0      49 b
        mov dword [rsp + 36], ecx         ;   233.5 p3+p4   48 a spill
        mov ecx, ebx                      ;   241.0 p1      49 b copy
        rol esi, cl                       ;   242.0 p5      49 b
        add r15d, esi                     ;   243.0 p0      48 a
        rol r15d, 3                       ;   244.0 p5      48 a
        add edi, esi                      ;   243.0 p1      49 b
        add edi, r15d                     ;   245.0 p0      49 b
        mov ecx, dword [rsp + 16]         ;   235.2 p2      48 a reload
        add ecx, r15d                     ;   245.0 p1      48 a
        mov ebx, dword [rsp + 40]         ;   236.2 p2      48 a
        mov dword [rsp + 40], r13d        ;   240.0 p3+p4   48 a spill
        lea r13d, [rsi + r15]             ;   245.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   246.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   246.0 p5      49 b copy
        rol edi, cl                       ;   247.0 p0      49 b
        add r10d, edi                     ;   248.0 p1      49 b
        mov r13d, dword [rsp + 16]        ;   246.0 p2      48 a reload
        add r13d, edi                     ;   249.0 p5      48 a
        rol r13d, 3                       ;   250.0 p0      48 a
        add r10d, r13d                    ;   251.0 p1      49 b
        mov ecx, dword [rsp + 44]         ;   241.0 p2      48 a
        mov dword [rsp + 44], r15d        ;   245.0 p3+p4   48 a spill
        lea r15d, [rdi + r13]             ;   251.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   244.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   252.0 p5      49 b copy
        rol r10d, cl                      ;   253.0 p0      49 b
        mov r15d, dword [rsp + 20]        ;   244.2 p2      48 a reload
        add r15d, r13d                    ;   251.0 p1      48 a
        add r15d, r10d                    ;   254.0 p5      48 a
        rol r15d, 3                       ;   255.0 p0      48 a
        add r12d, r10d                    ;   254.0 p1      49 b
        add r12d, r15d                    ;   256.0 p5      49 b
        mov ecx, dword [rsp + 48]         ;   246.0 p2      48 a
        mov dword [rsp + 48], r13d        ;   251.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 24]        ;   247.0 p2      48 a reload
        add r13d, r15d                    ;   256.0 p0      48 a
        mov dword [rsp + 24], r11d        ;   247.2 p3+p4   48 a spill
        lea r11d, [r10 + r15]             ;   256.0 p0      49 b
        mov dword [rsp + 20], ecx         ;   249.0 p3+p4   48 a spill
        mov ecx, r11d                     ;   257.0 p1      49 b copy
        rol r12d, cl                      ;   258.0 p5      49 b
        add r13d, r12d                    ;   259.0 p0      48 a
        rol r13d, 3                       ;   260.0 p5      48 a
        add r14d, r12d                    ;   259.0 p1      49 b
        add r14d, r13d                    ;   261.0 p0      49 b
        mov r11d, dword [rsp + 28]        ;   251.5 p2      48 a reload
        add r11d, r13d                    ;   261.0 p5      48 a
        mov ecx, dword [rsp + 52]         ;   252.5 p2      48 a
        mov dword [rsp + 52], r15d        ;   256.0 p3+p4   48 a spill
        lea r15d, [r12 + r13]             ;   261.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   255.5 p3+p4   48 a spill
        mov ecx, r15d                     ;   262.0 p1      49 b copy
        rol r14d, cl                      ;   263.0 p5      49 b
        add r11d, r14d                    ;   264.0 p0      48 a
        rol r11d, 3                       ;   265.0 p5      48 a
        add eax, r14d                     ;   264.0 p1      49 b
        add eax, r11d                     ;   266.0 p0      49 b
        mov r15d, dword [rsp + 32]        ;   256.5 p2      48 a reload
        add r15d, r11d                    ;   266.0 p5      48 a
        mov ecx, dword [rsp + 56]         ;   257.5 p2      48 a
        mov dword [rsp + 56], r13d        ;   261.0 p3+p4   48 a spill
        lea r13d, [r14 + r11]             ;   266.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   260.5 p3+p4   48 a spill
        mov ecx, r13d                     ;   267.0 p1      49 b copy
        rol eax, cl                       ;   268.0 p5      49 b
        add r15d, eax                     ;   269.0 p0      48 a
        rol r15d, 3                       ;   270.0 p5      48 a
        add edx, eax                      ;   269.0 p1      49 b
        add edx, r15d                     ;   271.0 p0      49 b
        mov r13d, dword [rsp + 36]        ;   261.5 p2      48 a reload
        add r13d, r15d                    ;   271.0 p5      48 a
        mov ecx, dword [rsp + 60]         ;   262.5 p2      48 a
        mov dword [rsp + 60], r11d        ;   266.0 p3+p4   48 a spill
        lea r11d, [rax + r15]             ;   271.0 p0      49 b
        mov dword [rsp + 36], ecx         ;   265.5 p3+p4   48 a spill
        mov ecx, r11d                     ;   272.0 p1      49 b copy
        rol edx, cl                       ;   273.0 p5      49 b
        add r13d, edx                     ;   274.0 p0      48 a
        rol r13d, 3                       ;   275.0 p5      48 a
        add r8d, edx                      ;   274.0 p1      49 b
        add r8d, r13d                     ;   276.0 p0      49 b
        add ebx, r13d                     ;   276.0 p5      48 a
        mov r11d, dword [rsp + 64]        ;   266.8 p2      48 a
        lea ecx, [rdx + r13]              ;   276.0 p0      49 b
        rol r8d, cl                       ;   277.0 p5      49 b
        add ebx, r8d                      ;   278.0 p1      48 a
        rol ebx, 3                        ;   279.0 p0      48 a
        add esi, r8d                      ;   278.0 p5      49 b
        add esi, ebx                      ;   280.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;   271.0 p2      48 a reload
        add ecx, ebx                      ;   280.0 p0      48 a
        mov dword [rsp + 16], r13d        ;   276.0 p3+p4   48 a spill
        lea r13d, [r8 + rbx]              ;   280.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   281.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   281.0 p5      49 b copy
        rol esi, cl                       ;   282.0 p0      49 b
        add edi, esi                      ;   283.0 p1      49 b
        mov r13d, dword [rsp + 64]        ;   281.0 p2      48 a reload
        add r13d, esi                     ;   284.0 p5      48 a
        rol r13d, 3                       ;   285.0 p0      48 a
        add edi, r13d                     ;   286.0 p1      49 b
        lea ecx, [rsi + r13]              ;   286.0 p0      49 b
        rol edi, cl                       ;   287.0 p5      49 b
        mov ecx, dword [rsp + 20]         ;   278.0 p2      48 a reload
        add ecx, r13d                     ;   286.0 p1      48 a
        add ecx, edi                      ;   288.0 p5      48 a
        rol ecx, 3                        ;   289.0 p0      48 a
        add r10d, edi                     ;   288.0 p1      49 b
        add r10d, ecx                     ;   290.0 p5      49 b
        mov dword [rsp + 20], r13d        ;   286.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 68]        ;   281.0 p2      48 a
        mov dword [rsp + 68], ebx         ;   281.5 p3+p4   48 a spill
        mov ebx, dword [rsp + 28]         ;   282.0 p2      48 a reload
        add ebx, ecx                      ;   290.0 p0      48 a
        mov dword [rsp + 28], r15d        ;   282.5 p3+p4   48 a spill
        lea r15d, [rdi + rcx]             ;   290.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   290.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   291.0 p1      49 b copy
        rol r10d, cl                      ;   292.0 p5      49 b
        add ebx, r10d                     ;   293.0 p0      48 a
        rol ebx, 3                        ;   294.0 p5      48 a
        add r12d, r10d                    ;   293.0 p1      49 b
        add r12d, ebx                     ;   295.0 p0      49 b
        mov r15d, dword [rsp + 32]        ;   286.5 p2      48 a reload
        add r15d, ebx                     ;   295.0 p5      48 a
        lea ecx, [r10 + rbx]              ;   295.0 p0      49 b
        rol r12d, cl                      ;   296.0 p5      49 b
        add r15d, r12d                    ;   297.0 p1      48 a
        rol r15d, 3                       ;   298.0 p0      48 a
        add r14d, r12d                    ;   297.0 p5      49 b
        add r14d, r15d                    ;   299.0 p1      49 b
        mov ecx, dword [rsp + 36]         ;   290.2 p2      48 a reload
        add ecx, r15d                     ;   299.0 p0      48 a
        mov dword [rsp + 36], ebx         ;   295.0 p3+p4   48 a spill
        mov ebx, dword [rsp + 72]         ;   291.2 p2      48 a
        mov dword [rsp + 72], r9d         ;   291.8 p3+p4   48 a spill
        lea r9d, [r12 + r15]              ;   299.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   300.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   300.0 p5      49 b copy
        rol r14d, cl                      ;   301.0 p0      49 b
        add eax, r14d                     ;   302.0 p1      49 b
        mov r9d, dword [rsp + 32]         ;   300.0 p2      48 a reload
        add r9d, r14d                     ;   303.0 p5      48 a
        rol r9d, 3                        ;   304.0 p0      48 a
        add eax, r9d                      ;   305.0 p1      49 b
        add r11d, r9d                     ;   305.0 p5      48 a
        lea ecx, [r14 + r9]               ;   305.0 p0      49 b
        rol eax, cl                       ;   306.0 p5      49 b
        add r11d, eax                     ;   307.0 p1      48 a
        rol r11d, 3                       ;   308.0 p0      48 a
        add edx, eax                      ;   307.0 p5      49 b
        add edx, r11d                     ;   309.0 p1      49 b
        add r13d, r11d                    ;   309.0 p0      48 a
        mov ecx, dword [rsp + 76]         ;   300.0 p2      48 a
        mov dword [rsp + 76], r9d         ;   305.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 80]         ;   301.0 p2      48 a
        mov dword [rsp + 80], r15d        ;   301.2 p3+p4   48 a spill
        lea r15d, [rax + r11]             ;   309.0 p0      49 b
        mov dword [rsp + 32], ecx         ;   303.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   310.0 p5      49 b copy
        rol edx, cl                       ;   311.0 p0      49 b
        add r13d, edx                     ;   312.0 p1      48 a
        rol r13d, 3                       ;   313.0 p5      48 a
        add r8d, edx                      ;   312.0 p0      49 b
        add r8d, r13d                     ;   314.0 p1      49 b
        add ebx, r13d                     ;   314.0 p5      48 a
        mov r15d, dword [rsp + 84]        ;   305.5 p2      48 a
        lea ecx, [rdx + r13]              ;   314.0 p0      49 b
        rol r8d, cl                       ;   315.0 p5      49 b
        add ebx, r8d                      ;   316.0 p1      48 a
        rol ebx, 3                        ;   317.0 p0      48 a
        add esi, r8d                      ;   316.0 p1      49 b
        mov ecx, dword [rsp + 88]         ;   308.0 p2      48 a
        add esi, ebx                      ;   318.0 p5      49 b
        mov dword [rsp + 88], r13d        ;   314.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 92]        ;   309.2 p2      48 a
        mov dword [rsp + 92], r11d        ;   310.0 p3+p4   48 a spill
        mov r11d, dword [rsp + 32]        ;   310.2 p2      48 a reload
        add r11d, ebx                     ;   318.0 p0      48 a
        mov dword [rsp + 32], ebp         ;   311.0 p3+p4   48 a spill
        lea ebp, [r8 + rbx]               ;   318.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   312.0 p3+p4   48 a spill
        mov ecx, ebp                      ;   319.0 p1      49 b copy
        rol esi, cl                       ;   320.0 p5      49 b
        add r11d, esi                     ;   321.0 p0      48 a
        rol r11d, 3                       ;   322.0 p5      48 a
        add edi, esi                      ;   321.0 p1      49 b
        add edi, r11d                     ;   323.0 p0      49 b
        add r9d, r11d                     ;   323.0 p1      48 a
        mov ebp, dword [rsp + 96]         ;   314.5 p2      48 a
        lea ecx, [rsi + r11]              ;   323.0 p0      49 b
        rol edi, cl                       ;   324.0 p5      49 b
        add r9d, edi                      ;   325.0 p1      48 a
        rol r9d, 3                        ;   326.0 p0      48 a
        add r10d, edi                     ;   325.0 p5      49 b
        mov ecx, dword [rsp + 100]        ;   317.0 p2      48 a
        add r10d, r9d                     ;   327.0 p1      49 b
        add r15d, r9d                     ;   327.0 p0      48 a
        mov dword [rsp + 100], r11d       ;   323.0 p3+p4   48 a spill
        mov r11d, dword [rsp + 104]       ;   318.5 p2      48 a
        mov dword [rsp + 104], ebx        ;   319.2 p3+p4   48 a spill
        lea ebx, [rdi + r9]               ;   327.0 p0      49 b
        mov dword [rsp + 96], ecx         ;   320.2 p3+p4   48 a spill
        mov ecx, ebx                      ;   328.0 p5      49 b copy
        rol r10d, cl                      ;   329.0 p0      49 b
        add r15d, r10d                    ;   330.0 p1      48 a
        rol r15d, 3                       ;   331.0 p5      48 a
        add r12d, r10d                    ;   330.0 p0      49 b
        add r12d, r15d                    ;   332.0 p1      49 b
        mov ecx, dword [rsp + 84]         ;   323.2 p2      48 a reload
        add ecx, r15d                     ;   332.0 p5      48 a
        lea ebx, [r10 + r15]              ;   332.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   333.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   333.0 p1      49 b copy
        rol r12d, cl                      ;   334.0 p5      49 b
        add r14d, r12d                    ;   335.0 p0      49 b
        mov ecx, dword [rsp + 84]         ;   333.0 p2      48 a reload
        add ecx, r12d                     ;   336.0 p1      48 a
        rol ecx, 3                        ;   337.0 p5      48 a
        mov ebx, dword [rsp + 108]        ;   327.5 p2      48 a
        add r14d, ecx                     ;   338.0 p0      49 b
        add r13d, ecx                     ;   338.0 p1      48 a
        mov dword [rsp + 108], r15d       ;   332.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 112]       ;   330.0 p2      48 a
        mov dword [rsp + 112], r9d        ;   330.2 p3+p4   48 a spill
        lea r9d, [r12 + rcx]              ;   338.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   338.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   339.0 p5      49 b copy
        rol r14d, cl                      ;   340.0 p0      49 b
        add r13d, r14d                    ;   341.0 p1      48 a
        rol r13d, 3                       ;   342.0 p5      48 a
        add eax, r14d                     ;   341.0 p0      49 b
        add eax, r13d                     ;   343.0 p1      49 b
        add ebp, r13d                     ;   343.0 p5      48 a
        mov r9d, dword [rsp + 116]        ;   333.5 p2      48 a
        mov ecx, dword [rsp + 120]        ;   334.5 p2      48 a
        mov dword [rsp + 120], ecx        ;   337.5 p3+p4   48 a spill
        lea ecx, [r14 + r13]              ;   343.0 p0      49 b
        rol eax, cl                       ;   344.0 p5      49 b
        add ebp, eax                      ;   345.0 p1      48 a
        rol ebp, 3                        ;   346.0 p0      48 a
        add edx, eax                      ;   345.0 p5      49 b
        add edx, ebp                      ;   347.0 p1      49 b
        mov ecx, dword [rsp + 96]         ;   338.2 p2      48 a reload
        add ecx, ebp                      ;   347.0 p0      48 a
        mov dword [rsp + 96], r13d        ;   343.0 p3+p4   48 a spill
        lea r13d, [rax + rbp]             ;   347.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   348.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   348.0 p5      49 b copy
        rol edx, cl                       ;   349.0 p0      49 b
        add r8d, edx                      ;   350.0 p1      49 b
        mov r13d, dword [rsp + 116]       ;   348.0 p2      48 a reload
        add r13d, edx                     ;   351.0 p5      48 a
        rol r13d, 3                       ;   352.0 p0      48 a
        add r8d, r13d                     ;   353.0 p1      49 b
        add r11d, r13d                    ;   353.0 p5      48 a
        lea ecx, [rdx + r13]              ;   353.0 p0      49 b
        rol r8d, cl                       ;   354.0 p5      49 b
        add r11d, r8d                     ;   355.0 p1      48 a
        rol r11d, 3                       ;   356.0 p0      48 a
        add esi, r8d                      ;   355.0 p5      49 b
        add esi, r11d                     ;   357.0 p1      49 b
        add ebx, r11d                     ;   357.0 p0      48 a
        mov ecx, dword [rsp + 124]        ;   348.0 p2      48 a
        mov dword [rsp + 124], r13d       ;   353.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 128]       ;   349.0 p2      48 a
        mov dword [rsp + 128], ebp        ;   349.2 p3+p4   48 a spill
        lea ebp, [r8 + r11]               ;   357.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   351.0 p3+p4   48 a spill
        mov ecx, ebp                      ;   358.0 p5      49 b copy
        rol esi, cl                       ;   359.0 p0      49 b
        add ebx, esi                      ;   360.0 p1      48 a
        rol ebx, 3                        ;   361.0 p5      48 a
        add edi, esi                      ;   360.0 p0      49 b
        add edi, ebx                      ;   362.0 p1      49 b
        add r15d, ebx                     ;   362.0 p5      48 a
        lea ecx, [rsi + rbx]              ;   362.0 p0      49 b
        rol edi, cl                       ;   363.0 p5      49 b
        add r15d, edi                     ;   364.0 p1      48 a
        rol r15d, 3                       ;   365.0 p0      48 a
        add r10d, edi                     ;   364.0 p1      49 b
        mov ebp, dword [rsp + 132]        ;   356.0 p2      48 a
        add r10d, r15d                    ;   366.0 p5      49 b
        add r9d, r15d                     ;   366.0 p0      48 a
        mov ecx, dword [rsp + 136]        ;   357.2 p2      48 a
        mov dword [rsp + 136], ebx        ;   362.0 p3+p4   48 a spill
        lea ebx, [rdi + r15]              ;   366.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   360.2 p3+p4   48 a spill
        mov ecx, ebx                      ;   367.0 p1      49 b copy
        rol r10d, cl                      ;   368.0 p5      49 b
        add r9d, r10d                     ;   369.0 p0      48 a
        rol r9d, 3                        ;   370.0 p5      48 a
        add r12d, r10d                    ;   369.0 p1      49 b
        add r12d, r9d                     ;   371.0 p0      49 b
        mov ecx, dword [rsp + 120]        ;   362.2 p2      48 a reload
        add ecx, r9d                      ;   371.0 p1      48 a
        lea ebx, [r10 + r9]               ;   371.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   372.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   372.0 p5      49 b copy
        rol r12d, cl                      ;   373.0 p0      49 b
        add r14d, r12d                    ;   374.0 p1      49 b
        mov ecx, dword [rsp + 120]        ;   372.0 p2      48 a reload
        add ecx, r12d                     ;   375.0 p5      48 a
        rol ecx, 3                        ;   376.0 p0      48 a
        mov ebx, dword [rsp + 140]        ;   366.5 p2      48 a
        add r14d, ecx                     ;   377.0 p1      49 b
        mov dword [rsp + 140], r9d        ;   371.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 144]        ;   368.0 p2      48 a
        mov dword [rsp + 144], r15d       ;   368.2 p3+p4   48 a spill
        lea r15d, [r12 + rcx]             ;   377.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   377.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   378.0 p5      49 b copy
        rol r14d, cl                      ;   379.0 p0      49 b
        mov r15d, dword [rsp + 116]       ;   371.0 p2      48 a reload
        mov ecx, dword [rsp + 120]        ;   377.0 p2      48 a reload
        add r15d, ecx                     ;   380.0 p1      48 a
        add r15d, r14d                    ;   381.0 p5      48 a
        rol r15d, 3                       ;   382.0 p0      48 a
        add eax, r14d                     ;   380.0 p1      49 b
        add eax, r15d                     ;   383.0 p5      49 b
        add r13d, r15d                    ;   383.0 p0      48 a
        mov ecx, dword [rsp + 148]        ;   373.0 p2      48 a
        mov dword [rsp + 148], r11d       ;   373.2 p3+p4   48 a spill
        lea r11d, [r14 + r15]             ;   383.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   376.0 p3+p4   48 a spill
        mov ecx, r11d                     ;   384.0 p1      49 b copy
        rol eax, cl                       ;   385.0 p5      49 b
        add r13d, eax                     ;   386.0 p0      48 a
        rol r13d, 3                       ;   387.0 p5      48 a
        add edx, eax                      ;   386.0 p1      49 b
        add edx, r13d                     ;   388.0 p0      49 b
        add ebp, r13d                     ;   388.0 p5      48 a
        mov r11d, dword [rsp + 152]       ;   378.0 p2      48 a
        mov ecx, dword [rsp + 156]        ;   379.0 p2      48 a
        mov dword [rsp + 156], r15d       ;   383.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 160]       ;   380.0 p2      48 a
        mov dword [rsp + 160], r15d       ;   383.0 p3+p4   48 a spill
        lea r15d, [rax + r13]             ;   388.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   382.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   389.0 p1      49 b copy
        rol edx, cl                       ;   390.0 p5      49 b
        add ebp, edx                      ;   391.0 p0      48 a
        rol ebp, 3                        ;   392.0 p5      48 a
        add r8d, edx                      ;   391.0 p1      49 b
        add r8d, ebp                      ;   393.0 p0      49 b
        mov r15d, dword [rsp + 132]       ;   383.8 p2      48 a reload
        add r15d, ebp                     ;   393.0 p5      48 a
        lea ecx, [rdx + rbp]              ;   393.0 p0      49 b
        rol r8d, cl                       ;   394.0 p5      49 b
        add r15d, r8d                     ;   395.0 p1      48 a
        rol r15d, 3                       ;   396.0 p0      48 a
        add esi, r8d                      ;   395.0 p1      49 b
        add esi, r15d                     ;   397.0 p5      49 b
        add ebx, r15d                     ;   397.0 p0      48 a
        lea ecx, [r8 + r15]               ;   397.0 p0      49 b
        rol esi, cl                       ;   398.0 p5      49 b
        add ebx, esi                      ;   399.0 p1      48 a
        rol ebx, 3                        ;   400.0 p5      48 a
        add edi, esi                      ;   399.0 p0      49 b
        add edi, ebx                      ;   401.0 p1      49 b
        add r9d, ebx                      ;   401.0 p5      48 a
        mov ecx, dword [rsp + 164]        ;   393.0 p2      48 a
        mov dword [rsp + 164], r15d       ;   397.0 p3+p4   48 a spill
        lea r15d, [rsi + rbx]             ;   401.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   396.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   402.0 p1      49 b copy
        rol edi, cl                       ;   403.0 p5      49 b
        add r9d, edi                      ;   404.0 p0      48 a
        rol r9d, 3                        ;   405.0 p5      48 a
        add r10d, edi                     ;   404.0 p1      49 b
        add r10d, r9d                     ;   406.0 p0      49 b
        mov r15d, dword [rsp + 116]       ;   397.2 p2      48 a reload
        add r15d, r9d                     ;   406.0 p5      48 a
        lea ecx, [rdi + r9]               ;   406.0 p0      49 b
        rol r10d, cl                      ;   407.0 p5      49 b
        add r15d, r10d                    ;   408.0 p1      48 a
        rol r15d, 3                       ;   409.0 p0      48 a
        add r12d, r10d                    ;   408.0 p1      49 b
        mov ecx, dword [rsp + 168]        ;   400.0 p2      48 a
        add r12d, r15d                    ;   410.0 p5      49 b
        add r11d, r15d                    ;   410.0 p0      48 a
        mov dword [rsp + 168], r9d        ;   406.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 32]         ;   401.5 p2      48 a
        mov dword [rsp + 32], ebx         ;   402.2 p3+p4   48 a spill
        lea ebx, [r10 + r15]              ;   410.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   403.2 p3+p4   48 a spill
        mov ecx, ebx                      ;   411.0 p1      49 b copy
        rol r12d, cl                      ;   412.0 p5      49 b
        add r11d, r12d                    ;   413.0 p0      48 a
        rol r11d, 3                       ;   414.0 p5      48 a
        add r14d, r12d                    ;   413.0 p1      49 b
        add r14d, r11d                    ;   415.0 p0      49 b
        mov ecx, dword [rsp + 152]        ;   406.2 p2      48 a reload
        add ecx, r11d                     ;   415.0 p5      48 a
        lea ebx, [r12 + r11]              ;   415.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   416.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   416.0 p1      49 b copy
        rol r14d, cl                      ;   417.0 p5      49 b
        add eax, r14d                     ;   418.0 p0      49 b
        mov ecx, dword [rsp + 152]        ;   416.0 p2      48 a reload
        add ecx, r14d                     ;   419.0 p1      48 a
        rol ecx, 3                        ;   420.0 p5      48 a
        mov ebx, dword [rsp + 72]         ;   410.5 p2      48 a
        add eax, ecx                      ;   421.0 p0      49 b
        mov dword [rsp + 72], r11d        ;   415.0 p3+p4   48 a spill
        mov r11d, dword [rsp + 24]        ;   412.0 p2      48 a
        mov dword [rsp + 24], r15d        ;   412.2 p3+p4   48 a spill
        lea r15d, [r14 + rcx]             ;   421.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   421.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   422.0 p1      49 b copy
        rol eax, cl                       ;   423.0 p5      49 b
        mov r15d, dword [rsp + 160]       ;   415.0 p2      48 a reload
        mov ecx, dword [rsp + 152]        ;   421.0 p2      48 a reload
        add r15d, ecx                     ;   424.0 p0      48 a
        add r15d, eax                     ;   425.0 p1      48 a
        rol r15d, 3                       ;   426.0 p5      48 a
        add edx, eax                      ;   424.0 p0      49 b
        add edx, r15d                     ;   427.0 p1      49 b
        mov ecx, dword [rsp + 40]         ;   417.0 p2      48 a
        mov dword [rsp + 40], ebp         ;   417.0 p3+p4   48 a spill
        mov ebp, dword [rsp + 44]         ;   418.0 p2      48 a
        mov dword [rsp + 44], r13d        ;   418.0 p3+p4   48 a spill
        lea r13d, [rax + r15]             ;   427.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   420.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   428.0 p5      49 b copy
        rol edx, cl                       ;   429.0 p0      49 b
        mov r13d, dword [rsp + 132]       ;   420.0 p2      48 a reload
        add r13d, r15d                    ;   427.0 p1      48 a
        add r13d, edx                     ;   430.0 p5      48 a
        rol r13d, 3                       ;   431.0 p0      48 a
        add r8d, edx                      ;   430.0 p1      49 b
        add r8d, r13d                     ;   432.0 p5      49 b
        mov ecx, dword [rsp + 48]         ;   421.8 p2      48 a
        mov dword [rsp + 48], r15d        ;   427.0 p3+p4   48 a spill
        mov r15d, dword [rsp + 116]       ;   422.8 p2      48 a reload
        add r15d, r13d                    ;   432.0 p0      48 a
        mov dword [rsp + 116], ecx        ;   424.8 p3+p4   48 a spill
        lea ecx, [rdx + r13]              ;   432.0 p0      49 b
        rol r8d, cl                       ;   433.0 p5      49 b
        add r15d, r8d                     ;   434.0 p1      48 a
        rol r15d, 3                       ;   435.0 p0      48 a
        add esi, r8d                      ;   434.0 p5      49 b
        add esi, r15d                     ;   436.0 p1      49 b
        add r9d, r15d                     ;   436.0 p0      48 a
        lea ecx, [r8 + r15]               ;   436.0 p0      49 b
        rol esi, cl                       ;   437.0 p5      49 b
        add r9d, esi                      ;   438.0 p1      48 a
        rol r9d, 3                        ;   439.0 p5      48 a
        add edi, esi                      ;   438.0 p1      49 b
        add edi, r9d                      ;   440.0 p0      49 b
        add ebx, r9d                      ;   440.0 p5      48 a
        mov ecx, dword [rsp + 52]         ;   432.0 p2      48 a
        mov dword [rsp + 52], r15d        ;   436.0 p3+p4   48 a spill
        lea r15d, [rsi + r9]              ;   440.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   435.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   441.0 p1      49 b copy
        rol edi, cl                       ;   442.0 p5      49 b
        add ebx, edi                      ;   443.0 p0      48 a
        rol ebx, 3                        ;   444.0 p5      48 a
        add r10d, edi                     ;   443.0 p1      49 b
        add r10d, ebx                     ;   445.0 p0      49 b
        add r11d, ebx                     ;   445.0 p5      48 a
        lea ecx, [rdi + rbx]              ;   445.0 p0      49 b
        rol r10d, cl                      ;   446.0 p5      49 b
        add r11d, r10d                    ;   447.0 p1      48 a
        rol r11d, 3                       ;   448.0 p0      48 a
        add r12d, r10d                    ;   447.0 p1      49 b
        mov r15d, dword [rsp + 56]        ;   439.0 p2      48 a
        add r12d, r11d                    ;   449.0 p5      49 b
        mov ecx, dword [rsp + 160]        ;   440.0 p2      48 a reload
        add ecx, r11d                     ;   449.0 p0      48 a
        mov dword [rsp + 160], ebx        ;   445.0 p3+p4   48 a spill
        lea ebx, [r10 + r11]              ;   449.0 p0      49 b
        mov dword [rsp + 56], ecx         ;   450.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   450.0 p1      49 b copy
        rol r12d, cl                      ;   451.0 p5      49 b
        add r14d, r12d                    ;   452.0 p0      49 b
        mov ecx, dword [rsp + 56]         ;   450.0 p2      48 a reload
        add ecx, r12d                     ;   453.0 p1      48 a
        rol ecx, 3                        ;   454.0 p5      48 a
        add r14d, ecx                     ;   455.0 p0      49 b
        add ebp, ecx                      ;   455.0 p1      48 a
        lea ebx, [r12 + rcx]              ;   455.0 p0      49 b
        mov dword [rsp + 56], ecx         ;   455.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   456.0 p5      49 b copy
        rol r14d, cl                      ;   457.0 p0      49 b
        add ebp, r14d                     ;   458.0 p1      48 a
        rol ebp, 3                        ;   459.0 p5      48 a
        add eax, r14d                     ;   458.0 p0      49 b
        mov ecx, dword [rsp + 60]         ;   450.0 p2      48 a
        add eax, ebp                      ;   460.0 p1      49 b
        mov ebx, dword [rsp + 28]         ;   451.0 p2      48 a
        mov dword [rsp + 28], r11d        ;   450.8 p3+p4   48 a spill
        mov r11d, dword [rsp + 116]       ;   452.0 p2      48 a reload
        add r11d, ebp                     ;   460.0 p5      48 a
        mov dword [rsp + 116], r9d        ;   451.8 p3+p4   48 a spill
        lea r9d, [r14 + rbp]              ;   460.0 p0      49 b
        mov dword [rsp + 60], ecx         ;   453.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   461.0 p1      49 b copy
        rol eax, cl                       ;   462.0 p5      49 b
        add r11d, eax                     ;   463.0 p0      48 a
        rol r11d, 3                       ;   464.0 p5      48 a
        add edx, eax                      ;   463.0 p1      49 b
        add edx, r11d                     ;   465.0 p0      49 b
        mov r9d, dword [rsp + 16]         ;   455.5 p2      48 a
        mov ecx, dword [rsp + 132]        ;   456.5 p2      48 a reload
        add ecx, r11d                     ;   465.0 p5      48 a
        mov dword [rsp + 132], ebp        ;   460.0 p3+p4   48 a spill
        mov ebp, dword [rsp + 68]         ;   457.5 p2      48 a
        mov dword [rsp + 68], r13d        ;   457.2 p3+p4   48 a spill
        lea r13d, [rax + r11]             ;   465.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   466.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   466.0 p1      49 b copy
        rol edx, cl                       ;   467.0 p5      49 b
        add r8d, edx                      ;   468.0 p0      49 b
        mov r13d, dword [rsp + 16]        ;   466.0 p2      48 a reload
        add r13d, edx                     ;   469.0 p1      48 a
        rol r13d, 3                       ;   470.0 p5      48 a
        add r8d, r13d                     ;   471.0 p0      49 b
        add r15d, r13d                    ;   471.0 p1      48 a
        mov ecx, dword [rsp + 20]         ;   462.0 p2      48 a
        mov dword [rsp + 20], r11d        ;   465.0 p3+p4   48 a spill
        lea r11d, [rdx + r13]             ;   471.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   465.0 p3+p4   48 a spill
        mov ecx, r11d                     ;   472.0 p5      49 b copy
        rol r8d, cl                       ;   473.0 p0      49 b
        add r15d, r8d                     ;   474.0 p1      48 a
        rol r15d, 3                       ;   475.0 p5      48 a
        add esi, r8d                      ;   474.0 p0      49 b
        add esi, r15d                     ;   476.0 p1      49 b
        mov r11d, dword [rsp + 64]        ;   466.2 p2      48 a
        mov ecx, dword [rsp + 60]         ;   467.2 p2      48 a reload
        add ecx, r15d                     ;   476.0 p5      48 a
        mov dword [rsp + 60], r13d        ;   471.0 p3+p4   48 a spill
        mov r13d, dword [rsp + 36]        ;   468.2 p2      48 a
        mov dword [rsp + 36], r13d        ;   471.2 p3+p4   48 a spill
        lea r13d, [r8 + r15]              ;   476.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   477.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   477.0 p1      49 b copy
        rol esi, cl                       ;   478.0 p5      49 b
        add edi, esi                      ;   479.0 p0      49 b
        mov r13d, dword [rsp + 64]        ;   477.0 p2      48 a reload
        add r13d, esi                     ;   480.0 p1      48 a
        rol r13d, 3                       ;   481.0 p5      48 a
        add edi, r13d                     ;   482.0 p0      49 b
        add ebx, r13d                     ;   482.0 p1      48 a
        lea ecx, [rsi + r13]              ;   482.0 p0      49 b
        rol edi, cl                       ;   483.0 p5      49 b
        add ebx, edi                      ;   484.0 p1      48 a
        rol ebx, 3                        ;   485.0 p0      48 a
        add r10d, edi                     ;   484.0 p5      49 b
        add r10d, ebx                     ;   486.0 p1      49 b
        add r9d, ebx                      ;   486.0 p0      48 a
        mov ecx, dword [rsp + 80]         ;   477.0 p2      48 a
        mov dword [rsp + 80], r13d        ;   482.0 p3+p4   48 a spill
        lea r13d, [rdi + rbx]             ;   486.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   480.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   487.0 p5      49 b copy
        rol r10d, cl                      ;   488.0 p0      49 b
        add r9d, r10d                     ;   489.0 p1      48 a
        rol r9d, 3                        ;   490.0 p5      48 a
        add r12d, r10d                    ;   489.0 p0      49 b
        add r12d, r9d                     ;   491.0 p1      49 b
        add ebp, r9d                      ;   491.0 p5      48 a
        lea ecx, [r10 + r9]               ;   491.0 p0      49 b
        rol r12d, cl                      ;   492.0 p5      49 b
        add ebp, r12d                     ;   493.0 p1      48 a
        rol ebp, 3                        ;   494.0 p0      48 a
        add r14d, r12d                    ;   493.0 p1      49 b
        mov r13d, dword [rsp + 76]        ;   485.0 p2      48 a
        add r14d, ebp                     ;   495.0 p5      49 b
        mov ecx, dword [rsp + 16]         ;   486.0 p2      48 a reload
        add ecx, ebp                      ;   495.0 p0      48 a
        mov dword [rsp + 16], r9d         ;   491.0 p3+p4   48 a spill
        lea r9d, [r12 + rbp]              ;   495.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   496.0 p3+p4   48 a spill
        mov ecx, r9d                      ;   496.0 p1      49 b copy
        rol r14d, cl                      ;   497.0 p5      49 b
        add eax, r14d                     ;   498.0 p0      49 b
        mov r9d, dword [rsp + 76]         ;   496.0 p2      48 a reload
        add r9d, r14d                     ;   499.0 p1      48 a
        rol r9d, 3                        ;   500.0 p5      48 a
        add eax, r9d                      ;   501.0 p0      49 b
        add r11d, r9d                     ;   501.0 p1      48 a
        lea ecx, [r14 + r9]               ;   501.0 p0      49 b
        rol eax, cl                       ;   502.0 p5      49 b
        add r11d, eax                     ;   503.0 p1      48 a
        rol r11d, 3                       ;   504.0 p0      48 a
        add edx, eax                      ;   503.0 p5      49 b
        add edx, r11d                     ;   505.0 p1      49 b
        mov ecx, dword [rsp + 92]         ;   495.5 p2      48 a
        mov dword [rsp + 92], r9d         ;   501.0 p3+p4   48 a spill
        mov r9d, dword [rsp + 88]         ;   496.5 p2      48 a
        mov dword [rsp + 88], ebp         ;   496.8 p3+p4   48 a spill
        mov ebp, dword [rsp + 36]         ;   497.5 p2      48 a reload
        add ebp, r11d                     ;   505.0 p0      48 a
        mov dword [rsp + 36], ebx         ;   497.8 p3+p4   48 a spill
        lea ebx, [rax + r11]              ;   505.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   498.8 p3+p4   48 a spill
        mov ecx, ebx                      ;   506.0 p5      49 b copy
        rol edx, cl                       ;   507.0 p0      49 b
        add ebp, edx                      ;   508.0 p1      48 a
        rol ebp, 3                        ;   509.0 p5      48 a
        add r8d, edx                      ;   508.0 p0      49 b
        add r8d, ebp                      ;   510.0 p1      49 b
        mov ecx, dword [rsp + 64]         ;   501.2 p2      48 a reload
        add ecx, ebp                      ;   510.0 p5      48 a
        lea ebx, [rdx + rbp]              ;   510.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   511.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   511.0 p1      49 b copy
        rol r8d, cl                       ;   512.0 p5      49 b
        add esi, r8d                      ;   513.0 p0      49 b
        mov ecx, dword [rsp + 104]        ;   504.0 p2      48 a
        mov ebx, dword [rsp + 64]         ;   511.0 p2      48 a reload
        add ebx, r8d                      ;   514.0 p1      48 a
        rol ebx, 3                        ;   515.0 p5      48 a
        add esi, ebx                      ;   516.0 p0      49 b
        add r13d, ebx                     ;   516.0 p1      48 a
        mov dword [rsp + 64], ebp         ;   510.0 p3+p4   48 a spill
        mov ebp, dword [rsp + 100]        ;   508.0 p2      48 a
        mov dword [rsp + 100], r11d       ;   508.2 p3+p4   48 a spill
        lea r11d, [r8 + rbx]              ;   516.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   509.2 p3+p4   48 a spill
        mov ecx, r11d                     ;   517.0 p5      49 b copy
        rol esi, cl                       ;   518.0 p0      49 b
        add r13d, esi                     ;   519.0 p1      48 a
        rol r13d, 3                       ;   520.0 p5      48 a
        add edi, esi                      ;   519.0 p0      49 b
        add edi, r13d                     ;   521.0 p1      49 b
        mov r11d, dword [rsp + 112]       ;   511.0 p2      48 a
        mov ecx, dword [rsp + 108]        ;   512.0 p2      48 a
        mov dword [rsp + 108], ebx        ;   516.0 p3+p4   48 a spill
        mov ebx, dword [rsp + 76]         ;   513.0 p2      48 a reload
        add ebx, r13d                     ;   521.0 p5      48 a
        mov dword [rsp + 76], r15d        ;   512.5 p3+p4   48 a spill
        lea r15d, [rsi + r13]             ;   521.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   515.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   522.0 p1      49 b copy
        rol edi, cl                       ;   523.0 p5      49 b
        add ebx, edi                      ;   524.0 p0      48 a
        rol ebx, 3                        ;   525.0 p5      48 a
        add r10d, edi                     ;   524.0 p1      49 b
        add r10d, ebx                     ;   526.0 p0      49 b
        add r9d, ebx                      ;   526.0 p5      48 a
        mov r15d, dword [rsp + 84]        ;   516.8 p2      48 a
        mov ecx, dword [rsp + 96]         ;   517.8 p2      48 a
        mov dword [rsp + 96], r13d        ;   521.0 p3+p4   48 a spill
        lea r13d, [rdi + rbx]             ;   526.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   520.8 p3+p4   48 a spill
        mov ecx, r13d                     ;   527.0 p1      49 b copy
        rol r10d, cl                      ;   528.0 p5      49 b
        add r9d, r10d                     ;   529.0 p0      48 a
        rol r9d, 3                        ;   530.0 p5      48 a
        add r12d, r10d                    ;   529.0 p1      49 b
        add r12d, r9d                     ;   531.0 p0      49 b
        mov r13d, dword [rsp + 104]       ;   521.5 p2      48 a reload
        add r13d, r9d                     ;   531.0 p5      48 a
        mov ecx, dword [rsp + 128]        ;   522.5 p2      48 a
        mov dword [rsp + 128], ebx        ;   526.0 p3+p4   48 a spill
        lea ebx, [r10 + r9]               ;   531.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   525.5 p3+p4   48 a spill
        mov ecx, ebx                      ;   532.0 p1      49 b copy
        rol r12d, cl                      ;   533.0 p5      49 b
        add r13d, r12d                    ;   534.0 p0      48 a
        rol r13d, 3                       ;   535.0 p5      48 a
        add r14d, r12d                    ;   534.0 p1      49 b
        add r14d, r13d                    ;   536.0 p0      49 b
        add ebp, r13d                     ;   536.0 p5      48 a
        mov ecx, dword [rsp + 124]        ;   526.8 p2      48 a
        lea ebx, [r12 + r13]              ;   536.0 p0      49 b
        mov dword [rsp + 124], ecx        ;   529.8 p3+p4   48 a spill
        mov ecx, ebx                      ;   537.0 p1      49 b copy
        rol r14d, cl                      ;   538.0 p5      49 b
        add ebp, r14d                     ;   539.0 p0      48 a
        rol ebp, 3                        ;   540.0 p5      48 a
        add eax, r14d                     ;   539.0 p1      49 b
        add eax, ebp                      ;   541.0 p0      49 b
        add r11d, ebp                     ;   541.0 p1      48 a
        mov ecx, dword [rsp + 148]        ;   531.5 p2      48 a
        lea ebx, [r14 + rbp]              ;   541.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   534.5 p3+p4   48 a spill
        mov ecx, ebx                      ;   542.0 p5      49 b copy
        rol eax, cl                       ;   543.0 p0      49 b
        add r11d, eax                     ;   544.0 p1      48 a
        rol r11d, 3                       ;   545.0 p5      48 a
        add edx, eax                      ;   544.0 p0      49 b
        add edx, r11d                     ;   546.0 p1      49 b
        mov ecx, dword [rsp + 112]        ;   536.2 p2      48 a reload
        add ecx, r11d                     ;   546.0 p5      48 a
        mov ebx, dword [rsp + 136]        ;   537.2 p2      48 a
        mov dword [rsp + 136], ebp        ;   541.0 p3+p4   48 a spill
        lea ebp, [rax + r11]              ;   546.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   547.0 p3+p4   48 a spill
        mov ecx, ebp                      ;   547.0 p1      49 b copy
        rol edx, cl                       ;   548.0 p5      49 b
        add r8d, edx                      ;   549.0 p0      49 b
        mov ebp, dword [rsp + 112]        ;   547.0 p2      48 a reload
        add ebp, edx                      ;   550.0 p1      48 a
        rol ebp, 3                        ;   551.0 p5      48 a
        add r8d, ebp                      ;   552.0 p0      49 b
        add r15d, ebp                     ;   552.0 p1      48 a
        lea ecx, [rdx + rbp]              ;   552.0 p0      49 b
        rol r8d, cl                       ;   553.0 p5      49 b
        add r15d, r8d                     ;   554.0 p1      48 a
        rol r15d, 3                       ;   555.0 p0      48 a
        add esi, r8d                      ;   554.0 p5      49 b
        add esi, r15d                     ;   556.0 p1      49 b
        mov ecx, dword [rsp + 84]         ;   546.5 p2      48 a reload
        add ecx, r15d                     ;   556.0 p0      48 a
        mov dword [rsp + 84], ebp         ;   552.0 p3+p4   48 a spill
        mov ebp, dword [rsp + 144]        ;   547.5 p2      48 a
        mov dword [rsp + 144], r11d       ;   548.0 p3+p4   48 a spill
        lea r11d, [r8 + r15]              ;   556.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   557.0 p3+p4   48 a spill
        mov ecx, r11d                     ;   557.0 p5      49 b copy
        rol esi, cl                       ;   558.0 p0      49 b
        add edi, esi                      ;   559.0 p1      49 b
        mov r11d, dword [rsp + 112]       ;   557.0 p2      48 a reload
        add r11d, esi                     ;   560.0 p5      48 a
        rol r11d, 3                       ;   561.0 p0      48 a
        add edi, r11d                     ;   562.0 p1      49 b
        lea ecx, [rsi + r11]              ;   562.0 p0      49 b
        rol edi, cl                       ;   563.0 p5      49 b
        mov ecx, dword [rsp + 104]        ;   554.0 p2      48 a reload
        add ecx, r11d                     ;   562.0 p1      48 a
        add ecx, edi                      ;   564.0 p5      48 a
        rol ecx, 3                        ;   565.0 p0      48 a
        add r10d, edi                     ;   564.0 p1      49 b
        add r10d, ecx                     ;   566.0 p5      49 b
        mov dword [rsp + 104], r11d       ;   562.0 p3+p4   48 a spill
        mov r11d, dword [rsp + 140]       ;   557.0 p2      48 a
        mov dword [rsp + 140], r15d       ;   557.5 p3+p4   48 a spill
        mov r15d, dword [rsp + 124]       ;   558.0 p2      48 a reload
        add r15d, ecx                     ;   566.0 p0      48 a
        mov dword [rsp + 124], r13d       ;   558.5 p3+p4   48 a spill
        lea r13d, [rdi + rcx]             ;   566.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   566.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   567.0 p1      49 b copy
        rol r10d, cl                      ;   568.0 p5      49 b
        add r15d, r10d                    ;   569.0 p0      48 a
        rol r15d, 3                       ;   570.0 p5      48 a
        add r12d, r10d                    ;   569.0 p1      49 b
        add r12d, r15d                    ;   571.0 p0      49 b
        mov r13d, dword [rsp + 148]       ;   562.5 p2      48 a reload
        add r13d, r15d                    ;   571.0 p5      48 a
        lea ecx, [r10 + r15]              ;   571.0 p0      49 b
        rol r12d, cl                      ;   572.0 p5      49 b
        add r13d, r12d                    ;   573.0 p1      48 a
        mov rcx, qword [rsp + 8]          ;   564.2 p2      53 s reload
        mov dword [rcx + 76], r9d         ;   564.5 p3+p4   53 s
        rol r13d, 3                       ;   574.0 p0      48 a
        add r14d, r12d                    ;   573.0 p5      49 b
        add r14d, r13d                    ;   575.0 p1      49 b
        add ebx, r13d                     ;   575.0 p0      48 a
        mov r9d, dword [rsp + 120]        ;   566.5 p2      48 a
        lea ecx, [r12 + r13]              ;   575.0 p0      49 b
        rol r14d, cl                      ;   576.0 p5      49 b
        add ebx, r14d                     ;   577.0 p1      48 a
        rol ebx, 3                        ;   578.0 p5      48 a
        add eax, r14d                     ;   577.0 p0      49 b
        add eax, ebx                      ;   579.0 p1      49 b
        add ebp, ebx                      ;   579.0 p5      48 a
        mov ecx, dword [rsp + 156]        ;   571.0 p2      48 a
        mov dword [rsp + 156], r13d       ;   575.0 p3+p4   48 a spill
        lea r13d, [r14 + rbx]             ;   579.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   574.0 p3+p4   48 a spill
        mov ecx, r13d                     ;   580.0 p1      49 b copy
        rol eax, cl                       ;   581.0 p5      49 b
        mov r13, qword [rsp + 8]          ;   573.2 p2      53 s reload
        mov dword [r13 + 108], r15d       ;   573.5 p3+p4   53 s
        add ebp, eax                      ;   582.0 p0      48 a
        mov dword [r13 + 116], ebx        ;   579.0 p3+p4   53 s
        mov r15d, dword [rsp + 44]        ;   574.2 p2      48 a
        rol ebp, 3                        ;   583.0 p5      48 a
        add edx, eax                      ;   582.0 p1      49 b
        add edx, ebp                      ;   584.0 p0      49 b
        add r11d, ebp                     ;   584.0 p5      48 a
        lea ecx, [rax + rbp]              ;   584.0 p0      49 b
        rol edx, cl                       ;   585.0 p5      49 b
        mov dword [r13 + 120], ebp        ;   584.0 p3+p4   53 s
        mov ebp, dword [rsp + 40]         ;   577.2 p2      48 a
        add r11d, edx                     ;   586.0 p1      48 a
        rol r11d, 3                       ;   587.0 p0      48 a
        add r8d, edx                      ;   586.0 p5      49 b
        add r8d, r11d                     ;   588.0 p1      49 b
        add r9d, r11d                     ;   588.0 p0      48 a
        lea ecx, [rdx + r11]              ;   588.0 p0      49 b
        rol r8d, cl                       ;   589.0 p5      49 b
        mov dword [r13 + 124], r11d       ;   588.0 p3+p4   53 s
        mov r11d, dword [rsp + 164]       ;   582.0 p2      48 a
        add r9d, r8d                      ;   590.0 p1      48 a
        rol r9d, 3                        ;   591.0 p5      48 a
        add esi, r8d                      ;   590.0 p0      49 b
        add esi, r9d                      ;   592.0 p1      49 b
        mov ecx, dword [rsp + 120]        ;   584.2 p2      48 a reload
        add ecx, r9d                      ;   592.0 p5      48 a
        lea ebx, [r8 + r9]                ;   592.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   593.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   593.0 p1      49 b copy
        rol esi, cl                       ;   594.0 p5      49 b
        mov dword [r13 + 128], r9d        ;   592.0 p3+p4   53 s
        mov r9d, dword [rsp + 32]         ;   587.0 p2      48 a
        add edi, esi                      ;   595.0 p0      49 b
        mov ecx, dword [rsp + 120]        ;   593.0 p2      48 a reload
        add ecx, esi                      ;   596.0 p1      48 a
        rol ecx, 3                        ;   597.0 p5      48 a
        add edi, ecx                      ;   598.0 p0      49 b
        add r15d, ecx                     ;   598.0 p1      48 a
        lea ebx, [rsi + rcx]              ;   598.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   598.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   599.0 p5      49 b copy
        rol edi, cl                       ;   600.0 p0      49 b
        add r15d, edi                     ;   601.0 p1      48 a
        rol r15d, 3                       ;   602.0 p5      48 a
        add r10d, edi                     ;   601.0 p0      49 b
        add r10d, r15d                    ;   603.0 p1      49 b
        add ebp, r15d                     ;   603.0 p5      48 a
        mov ecx, dword [rsp + 168]        ;   593.5 p2      48 a
        mov ebx, dword [rsp + 24]         ;   594.5 p2      48 a
        mov dword [r13 + 136], r15d       ;   603.0 p3+p4   53 s
        add r15d, edi                     ;   603.0 p0      49 b
        mov dword [rsp + 24], ecx         ;   596.5 p3+p4   48 a spill
        mov ecx, r15d                     ;   604.0 p1      49 b copy
        rol r10d, cl                      ;   605.0 p5      49 b
        add ebp, r10d                     ;   606.0 p0      48 a
        rol ebp, 3                        ;   607.0 p5      48 a
        add r12d, r10d                    ;   606.0 p1      49 b
        add r12d, ebp                     ;   608.0 p0      49 b
        add r11d, ebp                     ;   608.0 p5      48 a
        mov r15d, dword [rsp + 72]        ;   599.0 p2      48 a
        mov ecx, dword [rsp + 52]         ;   600.0 p2      48 a reload
        mov dword [r13], ecx              ;   603.0 p3+p4   53 s
        lea ecx, [r10 + rbp]              ;   608.0 p0      49 b
        rol r12d, cl                      ;   609.0 p5      49 b
        mov dword [r13 + 140], ebp        ;   608.0 p3+p4   53 s
        add r11d, r12d                    ;   610.0 p1      48 a
        rol r11d, 3                       ;   611.0 p0      48 a
        add r14d, r12d                    ;   610.0 p5      49 b
        add r14d, r11d                    ;   612.0 p1      49 b
        add r12d, r11d                    ;   612.0 p0      49 b
        mov ecx, r12d                     ;   613.0 p5      49 b copy
        rol r14d, cl                      ;   614.0 p0      49 b
        mov ebp, dword [rsp + 152]        ;   605.0 p2      48 a
        add r9d, r11d                     ;   612.0 p1      48 a
        mov dword [r13 + 144], r11d       ;   612.0 p3+p4   53 s
        mov r11d, dword [rsp + 48]        ;   606.2 p2      48 a
        add r9d, r14d                     ;   615.0 p5      48 a
        rol r9d, 3                        ;   616.0 p0      48 a
        add eax, r14d                     ;   615.0 p1      49 b
        add eax, r9d                      ;   617.0 p5      49 b
        add r14d, r9d                     ;   617.0 p0      49 b
        mov ecx, r14d                     ;   618.0 p1      49 b copy
        rol eax, cl                       ;   619.0 p5      49 b
        mov r12d, dword [rsp + 116]       ;   610.0 p2      48 a reload
        mov dword [r13 + 4], r12d         ;   613.0 p3+p4   53 s
        mov r12d, dword [rsp + 160]       ;   611.0 p2      48 a reload
        mov dword [r13 + 8], r12d         ;   614.0 p3+p4   53 s
        mov r12d, dword [rsp + 24]        ;   612.0 p2      48 a reload
        add r12d, r9d                     ;   617.0 p0      48 a
        mov dword [r13 + 148], r9d        ;   617.0 p3+p4   53 s
        mov r9d, dword [rsp + 28]         ;   613.0 p2      48 a reload
        mov dword [r13 + 12], r9d         ;   616.0 p3+p4   53 s
        mov r9d, dword [rsp + 56]         ;   614.0 p2      48 a reload
        mov dword [r13 + 16], r9d         ;   617.0 p3+p4   53 s
        add r12d, eax                     ;   620.0 p1      48 a
        add edx, eax                      ;   620.0 p5      49 b
        rol r12d, 3                       ;   621.0 p0      48 a
        mov r9d, dword [rsp + 132]        ;   615.0 p2      48 a reload
        mov dword [r13 + 20], r9d         ;   618.0 p3+p4   53 s
        mov r9d, dword [rsp + 20]         ;   616.0 p2      48 a reload
        mov dword [r13 + 24], r9d         ;   619.0 p3+p4   53 s
        mov r9d, dword [rsp + 68]         ;   617.0 p2      48 a
        add edx, r12d                     ;   622.0 p1      49 b
        add eax, r12d                     ;   622.0 p5      49 b
        mov ecx, eax                      ;   623.0 p0      49 b copy
        rol edx, cl                       ;   624.0 p5      49 b
        add ebx, r12d                     ;   622.0 p1      48 a
        mov dword [r13 + 152], r12d       ;   622.0 p3+p4   53 s
        mov r12d, dword [rsp + 60]        ;   618.0 p2      48 a reload
        mov dword [r13 + 28], r12d        ;   621.0 p3+p4   53 s
        add ebx, edx                      ;   625.0 p0      48 a
        add r8d, edx                      ;   625.0 p1      49 b
        rol ebx, 3                        ;   626.0 p5      48 a
        mov r12d, dword [rsp + 76]        ;   619.0 p2      48 a reload
        mov dword [r13 + 32], r12d        ;   622.0 p3+p4   53 s
        mov r12d, dword [rsp + 80]        ;   620.0 p2      48 a reload
        mov dword [r13 + 36], r12d        ;   623.0 p3+p4   53 s
        mov r12d, dword [rsp + 36]        ;   621.0 p2      48 a reload
        mov dword [r13 + 40], r12d        ;   624.0 p3+p4   53 s
        mov r12d, dword [rsp + 16]        ;   622.0 p2      48 a reload
        mov dword [r13 + 44], r12d        ;   625.0 p3+p4   53 s
        add r8d, ebx                      ;   627.0 p0      49 b
        add edx, ebx                      ;   627.0 p1      49 b
        mov ecx, edx                      ;   628.0 p5      49 b copy
        rol r8d, cl                       ;   629.0 p0      49 b
        add r15d, ebx                     ;   627.0 p1      48 a
        mov dword [r13 + 156], ebx        ;   627.0 p3+p4   53 s
        mov r12d, dword [rsp + 88]        ;   623.0 p2      48 a reload
        mov dword [r13 + 48], r12d        ;   626.0 p3+p4   53 s
        add r15d, r8d                     ;   630.0 p5      48 a
        add esi, r8d                      ;   630.0 p0      49 b
        rol r15d, 3                       ;   631.0 p5      48 a
        mov r12d, dword [rsp + 92]        ;   624.2 p2      48 a reload
        mov dword [r13 + 52], r12d        ;   627.2 p3+p4   53 s
        mov r12d, dword [rsp + 100]       ;   625.2 p2      48 a reload
        mov dword [r13 + 56], r12d        ;   628.2 p3+p4   53 s
        mov r12d, dword [rsp + 64]        ;   626.2 p2      48 a reload
        mov dword [r13 + 60], r12d        ;   629.2 p3+p4   53 s
        add esi, r15d                     ;   632.0 p1      49 b
        add r8d, r15d                     ;   632.0 p0      49 b
        mov ecx, r8d                      ;   633.0 p5      49 b copy
        rol esi, cl                       ;   634.0 p0      49 b
        add ebp, r15d                     ;   632.0 p1      48 a
        mov dword [r13 + 160], r15d       ;   632.0 p3+p4   53 s
        mov r8d, dword [rsp + 108]        ;   627.5 p2      48 a reload
        mov dword [r13 + 64], r8d         ;   630.5 p3+p4   53 s
        mov r8d, dword [rsp + 96]         ;   628.5 p2      48 a reload
        mov dword [r13 + 68], r8d         ;   631.5 p3+p4   53 s
        add ebp, esi                      ;   635.0 p5      48 a
        add edi, esi                      ;   635.0 p0      49 b
        rol ebp, 3                        ;   636.0 p5      48 a
        mov r8d, dword [rsp + 128]        ;   629.5 p2      48 a reload
        mov dword [r13 + 72], r8d         ;   632.5 p3+p4   53 s
        mov r8d, dword [rsp + 124]        ;   630.5 p2      48 a reload
        mov dword [r13 + 80], r8d         ;   633.5 p3+p4   53 s
        mov r8d, dword [rsp + 136]        ;   631.5 p2      48 a reload
        mov dword [r13 + 84], r8d         ;   634.5 p3+p4   53 s
        add edi, ebp                      ;   637.0 p1      49 b
        add esi, ebp                      ;   637.0 p0      49 b
        mov ecx, esi                      ;   638.0 p5      49 b copy
        rol edi, cl                       ;   639.0 p0      49 b
        add r11d, ebp                     ;   637.0 p1      48 a
        mov dword [r13 + 164], ebp        ;   637.0 p3+p4   53 s
        mov esi, dword [rsp + 144]        ;   632.5 p2      48 a reload
        mov dword [r13 + 88], esi         ;   635.5 p3+p4   53 s
        mov esi, dword [rsp + 84]         ;   633.5 p2      48 a reload
        mov dword [r13 + 92], esi         ;   636.5 p3+p4   53 s
        mov esi, dword [rsp + 140]        ;   634.5 p2      48 a reload
        mov dword [r13 + 96], esi         ;   637.5 p3+p4   53 s
        mov esi, dword [rsp + 104]        ;   635.5 p2      48 a reload
        mov dword [r13 + 100], esi        ;   638.5 p3+p4   53 s
        mov esi, dword [rsp + 112]        ;   636.5 p2      48 a reload
        mov dword [r13 + 104], esi        ;   639.5 p3+p4   53 s
        mov esi, dword [rsp + 156]        ;   637.5 p2      48 a reload
        mov dword [r13 + 112], esi        ;   640.5 p3+p4   53 s
        mov esi, dword [rsp + 120]        ;   638.5 p2      48 a reload
        mov dword [r13 + 132], esi        ;   641.5 p3+p4   53 s
        add r11d, edi                     ;   640.0 p5      48 a
        add r10d, edi                     ;   640.0 p0      49 b
        rol r11d, 3                       ;   641.0 p5      48 a
        add r10d, r11d                    ;   642.0 p1      49 b
        add edi, r11d                     ;   642.0 p0      49 b
        mov ecx, edi                      ;   643.0 p1      49 b copy
        rol r10d, cl                      ;   644.0 p5      49 b
        add r9d, r11d                     ;   642.0 p0      48 a
        mov dword [r13 + 168], r11d       ;   642.5 p3+p4   53 s
        add r9d, r10d                     ;   645.0 p1      48 a
        rol r9d, 3                        ;   646.0 p5      48 a
        mov dword [r13 + 172], r9d        ;   647.0 p3+p4   53 s
        add rsp, 0xb8                     ;                    frame
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

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
;   body: 1277 uops, planned 657.0; bounds: width 319.2, ports 328.0, path 397.0
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
        add esi, r8d                      ;    38.0 p1      49 b
        mov ecx, dword [rsp + 20]         ;    35.0 p2      48 a
        lea ecx, [rcx + r8 - 1449320661]  ;    38.0 p0      48 a
        rol ecx, 3                        ;    39.0 p5      48 a
        add esi, ecx                      ;    40.0 p1      49 b
        lea ebx, [r8 + rcx]               ;    40.0 p0      49 b
        mov dword [rsp + 24], ecx         ;    40.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    41.0 p5      49 b copy
        rol esi, cl                       ;    42.0 p0      49 b
        add edi, esi                      ;    43.0 p1      49 b
        mov ecx, dword [rsp + 24]         ;    40.0 p2      48 a
        lea ecx, [rcx + rsi + 1205115108] ;    43.0 p0      48 a
        rol ecx, 3                        ;    44.0 p5      48 a
        add edi, ecx                      ;    45.0 p1      49 b
        lea ebx, [rsi + rcx]              ;    45.0 p0      49 b
        mov dword [rsp + 28], ecx         ;    45.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    46.0 p5      49 b copy
        rol edi, cl                       ;    47.0 p0      49 b
        add r10d, edi                     ;    48.0 p1      49 b
        mov ecx, dword [rsp + 28]         ;    45.0 p2      48 a
        lea ecx, [rcx + rdi - 435416419]  ;    48.0 p0      48 a
        rol ecx, 3                        ;    49.0 p5      48 a
        add r10d, ecx                     ;    50.0 p1      49 b
        lea ebx, [rdi + rcx]              ;    50.0 p0      49 b
        mov dword [rsp + 32], ecx         ;    50.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    51.0 p5      49 b copy
        rol r10d, cl                      ;    52.0 p0      49 b
        add r12d, r10d                    ;    53.0 p1      49 b
        mov ecx, dword [rsp + 32]         ;    50.0 p2      48 a
        lea ecx, [rcx + r10 - 2075947946] ;    53.0 p0      48 a
        rol ecx, 3                        ;    54.0 p5      48 a
        add r12d, ecx                     ;    55.0 p1      49 b
        lea ebx, [r10 + rcx]              ;    55.0 p0      49 b
        mov dword [rsp + 36], ecx         ;    55.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    56.0 p5      49 b copy
        rol r12d, cl                      ;    57.0 p0      49 b
        add r14d, r12d                    ;    58.0 p1      49 b
        mov ecx, dword [rsp + 36]         ;    55.0 p2      48 a
        lea ecx, [rcx + r12 + 578487823]  ;    58.0 p0      48 a
        rol ecx, 3                        ;    59.0 p5      48 a
        add r14d, ecx                     ;    60.0 p1      49 b
        lea ebx, [r12 + rcx]              ;    60.0 p0      49 b
        mov dword [rsp + 40], ecx         ;    60.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    61.0 p5      49 b copy
        rol r14d, cl                      ;    62.0 p0      49 b
        add eax, r14d                     ;    63.0 p1      49 b
        mov ecx, dword [rsp + 40]         ;    60.0 p2      48 a
        lea ecx, [rcx + r14 - 1062043704] ;    63.0 p0      48 a
        rol ecx, 3                        ;    64.0 p5      48 a
        add eax, ecx                      ;    65.0 p1      49 b
        lea ebx, [r14 + rcx]              ;    65.0 p0      49 b
        mov dword [rsp + 44], ecx         ;    65.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    66.0 p5      49 b copy
        rol eax, cl                       ;    67.0 p0      49 b
        add edx, eax                      ;    68.0 p1      49 b
        mov ecx, dword [rsp + 44]         ;    65.0 p2      48 a
        lea ecx, [rcx + rax + 1592392065] ;    68.0 p0      48 a
        rol ecx, 3                        ;    69.0 p5      48 a
        add edx, ecx                      ;    70.0 p1      49 b
        lea ebx, [rax + rcx]              ;    70.0 p0      49 b
        mov dword [rsp + 48], ecx         ;    70.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    71.0 p5      49 b copy
        rol edx, cl                       ;    72.0 p0      49 b
        add r8d, edx                      ;    73.0 p1      49 b
        mov ecx, dword [rsp + 48]         ;    70.0 p2      48 a
        lea ecx, [rcx + rdx - 48139462]   ;    73.0 p0      48 a
        rol ecx, 3                        ;    74.0 p5      48 a
        add r8d, ecx                      ;    75.0 p1      49 b
        lea ebx, [rdx + rcx]              ;    75.0 p0      49 b
        mov dword [rsp + 52], ecx         ;    75.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    76.0 p5      49 b copy
        rol r8d, cl                       ;    77.0 p0      49 b
        add esi, r8d                      ;    78.0 p1      49 b
        mov ecx, dword [rsp + 52]         ;    75.0 p2      48 a
        lea ecx, [rcx + r8 - 1688670989]  ;    78.0 p0      48 a
        rol ecx, 3                        ;    79.0 p5      48 a
        add esi, ecx                      ;    80.0 p1      49 b
        lea ebx, [r8 + rcx]               ;    80.0 p0      49 b
        mov dword [rsp + 56], ecx         ;    80.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    81.0 p5      49 b copy
        rol esi, cl                       ;    82.0 p0      49 b
        add edi, esi                      ;    83.0 p1      49 b
        mov ecx, dword [rsp + 56]         ;    80.0 p2      48 a
        lea ecx, [rcx + rsi + 965764780]  ;    83.0 p0      48 a
        rol ecx, 3                        ;    84.0 p5      48 a
        add edi, ecx                      ;    85.0 p1      49 b
        lea ebx, [rsi + rcx]              ;    85.0 p0      49 b
        mov dword [rsp + 60], ecx         ;    85.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    86.0 p5      49 b copy
        rol edi, cl                       ;    87.0 p0      49 b
        add r10d, edi                     ;    88.0 p1      49 b
        mov ecx, dword [rsp + 60]         ;    85.0 p2      48 a
        lea ecx, [rcx + rdi - 674766747]  ;    88.0 p0      48 a
        rol ecx, 3                        ;    89.0 p5      48 a
        add r10d, ecx                     ;    90.0 p1      49 b
        lea ebx, [rdi + rcx]              ;    90.0 p0      49 b
        mov dword [rsp + 64], ecx         ;    90.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    91.0 p5      49 b copy
        rol r10d, cl                      ;    92.0 p0      49 b
        add r12d, r10d                    ;    93.0 p1      49 b
        mov ecx, dword [rsp + 64]         ;    90.0 p2      48 a
        lea ecx, [rcx + r10 + 1979669022] ;    93.0 p0      48 a
        rol ecx, 3                        ;    94.0 p5      48 a
        add r12d, ecx                     ;    95.0 p1      49 b
        lea ebx, [r10 + rcx]              ;    95.0 p0      49 b
        mov dword [rsp + 68], ecx         ;    95.0 p3+p4   48 a spill
        mov ecx, ebx                      ;    96.0 p5      49 b copy
        rol r12d, cl                      ;    97.0 p0      49 b
        add r14d, r12d                    ;    98.0 p1      49 b
        mov ecx, dword [rsp + 68]         ;    95.0 p2      48 a
        lea ecx, [rcx + r12 + 339137495]  ;    98.0 p0      48 a
        rol ecx, 3                        ;    99.0 p5      48 a
        add r14d, ecx                     ;   100.0 p1      49 b
        lea ebx, [r12 + rcx]              ;   100.0 p0      49 b
        mov dword [rsp + 72], ecx         ;   100.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   101.0 p5      49 b copy
        rol r14d, cl                      ;   102.0 p0      49 b
        add eax, r14d                     ;   103.0 p1      49 b
        mov ecx, dword [rsp + 72]         ;   100.0 p2      48 a
        lea ecx, [rcx + r14 - 1301394032] ;   103.0 p0      48 a
        rol ecx, 3                        ;   104.0 p5      48 a
        add eax, ecx                      ;   105.0 p1      49 b
        lea ebx, [r14 + rcx]              ;   105.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   105.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   106.0 p5      49 b copy
        rol eax, cl                       ;   107.0 p0      49 b
        add edx, eax                      ;   108.0 p1      49 b
        mov ecx, dword [rsp + 76]         ;   105.0 p2      48 a
        lea ecx, [rcx + rax + 1353041737] ;   108.0 p0      48 a
        rol ecx, 3                        ;   109.0 p5      48 a
        add edx, ecx                      ;   110.0 p1      49 b
        lea ebx, [rax + rcx]              ;   110.0 p0      49 b
        mov dword [rsp + 80], ecx         ;   110.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   111.0 p5      49 b copy
        rol edx, cl                       ;   112.0 p0      49 b
        add r8d, edx                      ;   113.0 p1      49 b
        mov ecx, dword [rsp + 80]         ;   110.0 p2      48 a
        lea ecx, [rcx + rdx - 287489790]  ;   113.0 p0      48 a
        rol ecx, 3                        ;   114.0 p5      48 a
        add r8d, ecx                      ;   115.0 p1      49 b
        lea ebx, [rdx + rcx]              ;   115.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   115.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   116.0 p5      49 b copy
        rol r8d, cl                       ;   117.0 p0      49 b
        add esi, r8d                      ;   118.0 p1      49 b
        mov ecx, dword [rsp + 84]         ;   115.0 p2      48 a
        lea ecx, [rcx + r8 - 1928021317]  ;   118.0 p0      48 a
        rol ecx, 3                        ;   119.0 p5      48 a
        add esi, ecx                      ;   120.0 p1      49 b
        lea ebx, [r8 + rcx]               ;   120.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   120.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   121.0 p5      49 b copy
        rol esi, cl                       ;   122.0 p0      49 b
        add edi, esi                      ;   123.0 p1      49 b
        mov ecx, dword [rsp + 88]         ;   120.0 p2      48 a
        lea ecx, [rcx + rsi + 726414452]  ;   123.0 p0      48 a
        rol ecx, 3                        ;   124.0 p5      48 a
        add edi, ecx                      ;   125.0 p1      49 b
        lea ebx, [rsi + rcx]              ;   125.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   125.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   126.0 p5      49 b copy
        rol edi, cl                       ;   127.0 p0      49 b
        add r10d, edi                     ;   128.0 p1      49 b
        mov ecx, dword [rsp + 92]         ;   125.0 p2      48 a
        lea ecx, [rcx + rdi - 914117075]  ;   128.0 p0      48 a
        rol ecx, 3                        ;   129.0 p5      48 a
        add r10d, ecx                     ;   130.0 p1      49 b
        lea ebx, [rdi + rcx]              ;   130.0 p0      49 b
        mov dword [rsp + 96], ecx         ;   130.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   131.0 p5      49 b copy
        rol r10d, cl                      ;   132.0 p0      49 b
        add r12d, r10d                    ;   133.0 p1      49 b
        mov ecx, dword [rsp + 96]         ;   130.0 p2      48 a
        lea ecx, [rcx + r10 + 1740318694] ;   133.0 p0      48 a
        rol ecx, 3                        ;   134.0 p5      48 a
        add r12d, ecx                     ;   135.0 p1      49 b
        lea ebx, [r10 + rcx]              ;   135.0 p0      49 b
        mov dword [rsp + 100], ecx        ;   135.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   136.0 p5      49 b copy
        rol r12d, cl                      ;   137.0 p0      49 b
        add r14d, r12d                    ;   138.0 p1      49 b
        mov ecx, dword [rsp + 100]        ;   135.0 p2      48 a
        lea ecx, [rcx + r12 + 99787167]   ;   138.0 p0      48 a
        rol ecx, 3                        ;   139.0 p5      48 a
        add r14d, ecx                     ;   140.0 p1      49 b
        lea ebx, [r12 + rcx]              ;   140.0 p0      49 b
        mov dword [rsp + 104], ecx        ;   140.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   141.0 p5      49 b copy
        rol r14d, cl                      ;   142.0 p0      49 b
        add eax, r14d                     ;   143.0 p1      49 b
        mov ecx, dword [rsp + 104]        ;   140.0 p2      48 a
        lea ecx, [rcx + r14 - 1540744360] ;   143.0 p0      48 a
        rol ecx, 3                        ;   144.0 p5      48 a
        add eax, ecx                      ;   145.0 p1      49 b
        lea ebx, [r14 + rcx]              ;   145.0 p0      49 b
        mov dword [rsp + 108], ecx        ;   145.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   146.0 p5      49 b copy
        rol eax, cl                       ;   147.0 p0      49 b
        add edx, eax                      ;   148.0 p1      49 b
        mov ecx, dword [rsp + 108]        ;   145.0 p2      48 a
        lea ecx, [rcx + rax + 1113691409] ;   148.0 p0      48 a
        rol ecx, 3                        ;   149.0 p5      48 a
        add edx, ecx                      ;   150.0 p1      49 b
        lea ebx, [rax + rcx]              ;   150.0 p0      49 b
        mov dword [rsp + 112], ecx        ;   150.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   151.0 p5      49 b copy
        rol edx, cl                       ;   152.0 p0      49 b
        add r8d, edx                      ;   153.0 p1      49 b
        mov ecx, dword [rsp + 112]        ;   150.0 p2      48 a
        lea ecx, [rcx + rdx - 526840118]  ;   153.0 p0      48 a
        rol ecx, 3                        ;   154.0 p5      48 a
        add r8d, ecx                      ;   155.0 p1      49 b
        lea ebx, [rdx + rcx]              ;   155.0 p0      49 b
        mov dword [rsp + 116], ecx        ;   155.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   156.0 p5      49 b copy
        rol r8d, cl                       ;   157.0 p0      49 b
        add esi, r8d                      ;   158.0 p1      49 b
        mov ecx, dword [rsp + 116]        ;   155.0 p2      48 a
        lea ecx, [rcx + r8 + 2127595651]  ;   158.0 p0      48 a
        rol ecx, 3                        ;   159.0 p5      48 a
        add esi, ecx                      ;   160.0 p1      49 b
        lea ebx, [r8 + rcx]               ;   160.0 p0      49 b
        mov dword [rsp + 120], ecx        ;   160.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   161.0 p5      49 b copy
        rol esi, cl                       ;   162.0 p0      49 b
        add edi, esi                      ;   163.0 p1      49 b
        mov ecx, dword [rsp + 120]        ;   160.0 p2      48 a
        lea ecx, [rcx + rsi + 487064124]  ;   163.0 p0      48 a
        rol ecx, 3                        ;   164.0 p5      48 a
        add edi, ecx                      ;   165.0 p1      49 b
        lea ebx, [rsi + rcx]              ;   165.0 p0      49 b
        mov dword [rsp + 124], ecx        ;   165.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   166.0 p5      49 b copy
        rol edi, cl                       ;   167.0 p0      49 b
        add r10d, edi                     ;   168.0 p1      49 b
        mov ecx, dword [rsp + 124]        ;   165.0 p2      48 a
        lea ecx, [rcx + rdi - 1153467403] ;   168.0 p0      48 a
        rol ecx, 3                        ;   169.0 p5      48 a
        add r10d, ecx                     ;   170.0 p1      49 b
        lea ebx, [rdi + rcx]              ;   170.0 p0      49 b
        mov dword [rsp + 128], ecx        ;   170.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   171.0 p5      49 b copy
        rol r10d, cl                      ;   172.0 p0      49 b
        add r12d, r10d                    ;   173.0 p1      49 b
        mov ecx, dword [rsp + 128]        ;   170.0 p2      48 a
        lea ecx, [rcx + r10 + 1500968366] ;   173.0 p0      48 a
        rol ecx, 3                        ;   174.0 p5      48 a
        add r12d, ecx                     ;   175.0 p1      49 b
        lea ebx, [r10 + rcx]              ;   175.0 p0      49 b
        mov dword [rsp + 132], ecx        ;   175.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   176.0 p5      49 b copy
        rol r12d, cl                      ;   177.0 p0      49 b
        add r14d, r12d                    ;   178.0 p1      49 b
        mov ecx, dword [rsp + 132]        ;   175.0 p2      48 a
        lea ecx, [rcx + r12 - 139563161]  ;   178.0 p0      48 a
        rol ecx, 3                        ;   179.0 p5      48 a
        add r14d, ecx                     ;   180.0 p1      49 b
        lea ebx, [r12 + rcx]              ;   180.0 p0      49 b
        mov dword [rsp + 136], ecx        ;   180.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   181.0 p5      49 b copy
        rol r14d, cl                      ;   182.0 p0      49 b
        add eax, r14d                     ;   183.0 p1      49 b
        mov ecx, dword [rsp + 136]        ;   180.0 p2      48 a
        lea ecx, [rcx + r14 - 1780094688] ;   183.0 p0      48 a
        rol ecx, 3                        ;   184.0 p5      48 a
        add eax, ecx                      ;   185.0 p1      49 b
        lea ebx, [r14 + rcx]              ;   185.0 p0      49 b
        mov dword [rsp + 140], ecx        ;   185.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   186.0 p5      49 b copy
        rol eax, cl                       ;   187.0 p0      49 b
        add edx, eax                      ;   188.0 p1      49 b
        mov ecx, dword [rsp + 140]        ;   185.0 p2      48 a
        lea ecx, [rcx + rax + 874341081]  ;   188.0 p0      48 a
        rol ecx, 3                        ;   189.0 p5      48 a
        add edx, ecx                      ;   190.0 p1      49 b
        lea ebx, [rax + rcx]              ;   190.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   190.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   191.0 p5      49 b copy
        rol edx, cl                       ;   192.0 p0      49 b
        add r8d, edx                      ;   193.0 p1      49 b
        mov ecx, dword [rsp + 144]        ;   190.0 p2      48 a
        lea ecx, [rcx + rdx - 766190446]  ;   193.0 p0      48 a
        rol ecx, 3                        ;   194.0 p5      48 a
        add r8d, ecx                      ;   195.0 p1      49 b
        lea ebx, [rdx + rcx]              ;   195.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   195.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   196.0 p5      49 b copy
        rol r8d, cl                       ;   197.0 p0      49 b
        add esi, r8d                      ;   198.0 p1      49 b
        mov ecx, dword [rsp + 148]        ;   195.0 p2      48 a
        lea ecx, [rcx + r8 + 1888245323]  ;   198.0 p0      48 a
        rol ecx, 3                        ;   199.0 p5      48 a
        add esi, ecx                      ;   200.0 p1      49 b
        lea ebx, [r8 + rcx]               ;   200.0 p0      49 b
        mov dword [rsp + 152], ecx        ;   200.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   201.0 p5      49 b copy
        rol esi, cl                       ;   202.0 p0      49 b
        add edi, esi                      ;   203.0 p1      49 b
        mov ecx, dword [rsp + 152]        ;   200.0 p2      48 a
        lea ecx, [rcx + rsi + 247713796]  ;   203.0 p0      48 a
        rol ecx, 3                        ;   204.0 p5      48 a
        add edi, ecx                      ;   205.0 p1      49 b
        lea ebx, [rsi + rcx]              ;   205.0 p0      49 b
        mov dword [rsp + 156], ecx        ;   205.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   206.0 p5      49 b copy
        rol edi, cl                       ;   207.0 p0      49 b
        add r10d, edi                     ;   208.0 p1      49 b
        mov ecx, dword [rsp + 156]        ;   205.0 p2      48 a
        lea ecx, [rcx + rdi - 1392817731] ;   208.0 p0      48 a
        rol ecx, 3                        ;   209.0 p5      48 a
        add r10d, ecx                     ;   210.0 p1      49 b
        lea ebx, [rdi + rcx]              ;   210.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   210.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   211.0 p5      49 b copy
        rol r10d, cl                      ;   212.0 p0      49 b
        add r12d, r10d                    ;   213.0 p1      49 b
        mov ecx, dword [rsp + 160]        ;   210.0 p2      48 a
        lea ecx, [rcx + r10 + 1261618038] ;   213.0 p0      48 a
        rol ecx, 3                        ;   214.0 p5      48 a
        add r12d, ecx                     ;   215.0 p1      49 b
        lea ebx, [r10 + rcx]              ;   215.0 p0      49 b
        mov dword [rsp + 164], ecx        ;   215.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   216.0 p5      49 b copy
        rol r12d, cl                      ;   217.0 p0      49 b
        add r14d, r12d                    ;   218.0 p1      49 b
        mov ecx, dword [rsp + 164]        ;   215.0 p2      48 a
        lea ecx, [rcx + r12 - 1089828067] ;   218.0 p0      48 a
        rol ecx, 3                        ;   219.0 p5      48 a
        add r14d, ecx                     ;   220.0 p1      49 b
        add ebp, ecx                      ;   220.0 p0      48 a
        lea ebx, [r12 + rcx]              ;   220.0 p0      49 b
        mov dword [rsp + 168], ecx        ;   220.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   221.0 p5      49 b copy
        rol r14d, cl                      ;   222.0 p0      49 b
        add ebp, r14d                     ;   223.0 p1      48 a
        rol ebp, 3                        ;   224.0 p5      48 a
        add eax, r14d                     ;   223.0 p0      49 b
        add eax, ebp                      ;   225.0 p1      49 b
        add r9d, ebp                      ;   225.0 p5      48 a
        lea ecx, [r14 + rbp]              ;   225.0 p0      49 b
        rol eax, cl                       ;   226.0 p5      49 b
        add r9d, eax                      ;   227.0 p1      48 a
        rol r9d, 3                        ;   228.0 p0      48 a
        add edx, eax                      ;   227.0 p5      49 b
        add edx, r9d                      ;   229.0 p1      49 b
        add r11d, r9d                     ;   229.0 p0      48 a
        lea ecx, [rax + r9]               ;   229.0 p0      49 b
        rol edx, cl                       ;   230.0 p5      49 b
        add r11d, edx                     ;   231.0 p1      48 a
        rol r11d, 3                       ;   232.0 p5      48 a
        add r8d, edx                      ;   231.0 p1      49 b
        add r8d, r11d                     ;   233.0 p0      49 b
        add r13d, r11d                    ;   233.0 p5      48 a
        lea ecx, [rdx + r11]              ;   233.0 p0      49 b
        rol r8d, cl                       ;   234.0 p5      49 b
        add r13d, r8d                     ;   235.0 p1      48 a
        rol r13d, 3                       ;   236.0 p0      48 a
        add esi, r8d                      ;   235.0 p5      49 b
        add esi, r13d                     ;   237.0 p1      49 b
        add r15d, r13d                    ;   237.0 p0      48 a
        lea ecx, [r8 + r13]               ;   237.0 p0      49 b
        rol esi, cl                       ;   238.0 p5      49 b
        add r15d, esi                     ;   239.0 p1      48 a
        rol r15d, 3                       ;   240.0 p0      48 a
        add edi, esi                      ;   239.0 p5      49 b
        add edi, r15d                     ;   241.0 p1      49 b
        lea ecx, [rsi + r15]              ;   241.0 p0      49 b
        rol edi, cl                       ;   242.0 p5      49 b
        add r10d, edi                     ;   243.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;   233.5 p2      48 a
        add ecx, r15d                     ;   241.0 p0      48 a
        add ecx, edi                      ;   243.0 p5      48 a
        rol ecx, 3                        ;   244.0 p0      48 a
        add r10d, ecx                     ;   245.0 p1      49 b
        lea ebx, [rdi + rcx]              ;   245.0 p0      49 b
        mov dword [rsp + 16], ecx         ;   245.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   246.0 p5      49 b copy
        rol r10d, cl                      ;   247.0 p0      49 b
        add r12d, r10d                    ;   248.0 p1      49 b
        mov ecx, dword [rsp + 20]         ;   239.0 p2      48 a
        add ecx, r10d                     ;   248.0 p5      48 a
        mov ebx, r10d                     ;   248.0 p0      49 b copy
        add ecx, dword [rsp + 16]         ;   249.0 p1+p2   48 a
        rol ecx, 3                        ;   250.0 p5      48 a
        add r12d, ecx                     ;   251.0 p0      49 b
        add r10d, ecx                     ;   251.0 p1      49 b
        mov dword [rsp + 20], ecx         ;   251.0 p3+p4   48 a spill
        mov ecx, r10d                     ;   252.0 p5      49 b copy
        rol r12d, cl                      ;   253.0 p0      49 b
        add r14d, r12d                    ;   254.0 p1      49 b
        mov r10d, dword [rsp + 24]        ;   245.0 p2      48 a
        add r10d, r12d                    ;   254.0 p5      48 a
        mov ecx, r12d                     ;   254.0 p0      49 b copy
        add r10d, dword [rsp + 20]        ;   255.0 p1+p2   48 a
        rol r10d, 3                       ;   256.0 p5      48 a
        add r14d, r10d                    ;   257.0 p0      49 b
        add r12d, r10d                    ;   257.0 p1      49 b
        mov dword [rsp + 24], ecx         ;   255.0 p3+p4   49 b spill
        mov ecx, r12d                     ;   258.0 p5      49 b copy
        rol r14d, cl                      ;   259.0 p0      49 b
        add eax, r14d                     ;   260.0 p1      49 b
        mov r12d, dword [rsp + 28]        ;   251.0 p2      48 a
        add r12d, r10d                    ;   257.0 p5      48 a
        add r12d, r14d                    ;   260.0 p0      48 a
        rol r12d, 3                       ;   261.0 p5      48 a
        add eax, r12d                     ;   262.0 p1      49 b
        lea ecx, [r14 + r12]              ;   262.0 p0      49 b
        rol eax, cl                       ;   263.0 p5      49 b
        add edx, eax                      ;   264.0 p1      49 b
        mov ecx, dword [rsp + 32]         ;   254.5 p2      48 a
        add ecx, r12d                     ;   262.0 p0      48 a
        add ecx, eax                      ;   264.0 p5      48 a
        rol ecx, 3                        ;   265.0 p0      48 a
        add edx, ecx                      ;   266.0 p1      49 b
        mov dword [rsp + 32], r12d        ;   262.0 p3+p4   48 a spill
        lea r12d, [rax + rcx]             ;   266.0 p0      49 b
        mov dword [rsp + 28], ecx         ;   266.0 p3+p4   48 a spill
        mov ecx, r12d                     ;   267.0 p5      49 b copy
        rol edx, cl                       ;   268.0 p0      49 b
        add r8d, edx                      ;   269.0 p1      49 b
        mov r12d, dword [rsp + 36]        ;   260.2 p2      48 a
        add r12d, edx                     ;   269.0 p5      48 a
        mov ecx, edx                      ;   269.0 p0      49 b copy
        add r12d, dword [rsp + 28]        ;   270.0 p1+p2   48 a
        rol r12d, 3                       ;   271.0 p5      48 a
        add r8d, r12d                     ;   272.0 p0      49 b
        add edx, r12d                     ;   272.0 p1      49 b
        mov dword [rsp + 36], ecx         ;   270.0 p3+p4   49 b spill
        mov ecx, edx                      ;   273.0 p5      49 b copy
        rol r8d, cl                       ;   274.0 p0      49 b
        add esi, r8d                      ;   275.0 p1      49 b
        mov ecx, dword [rsp + 40]         ;   266.0 p2      48 a
        add ecx, r12d                     ;   272.0 p5      48 a
        add ecx, r8d                      ;   275.0 p0      48 a
        rol ecx, 3                        ;   276.0 p5      48 a
        add esi, ecx                      ;   277.0 p1      49 b
        lea edx, [r8 + rcx]               ;   277.0 p0      49 b
        mov dword [rsp + 40], ecx         ;   277.0 p3+p4   48 a spill
        mov ecx, edx                      ;   278.0 p1      49 b copy
        rol esi, cl                       ;   279.0 p5      49 b
        add edi, esi                      ;   280.0 p0      49 b
        mov ecx, dword [rsp + 44]         ;   270.2 p2      48 a
        add ecx, esi                      ;   280.0 p1      48 a
        mov edx, esi                      ;   280.0 p5      49 b copy
        add ecx, dword [rsp + 40]         ;   281.0 p0+p2   48 a
        rol ecx, 3                        ;   282.0 p5      48 a
        add edi, ecx                      ;   283.0 p1      49 b
        add esi, ecx                      ;   283.0 p0      49 b
        mov dword [rsp + 44], ecx         ;   283.0 p3+p4   48 a spill
        mov ecx, esi                      ;   284.0 p5      49 b copy
        rol edi, cl                       ;   285.0 p0      49 b
        add ebx, edi                      ;   286.0 p1      49 b
        mov esi, dword [rsp + 48]         ;   277.0 p2      48 a
        add esi, edi                      ;   286.0 p5      48 a
        mov ecx, edi                      ;   286.0 p0      49 b copy
        add esi, dword [rsp + 44]         ;   287.0 p1+p2   48 a
        rol esi, 3                        ;   288.0 p5      48 a
        add ebx, esi                      ;   289.0 p0      49 b
        add edi, esi                      ;   289.0 p1      49 b
        mov dword [rsp + 48], ecx         ;   287.0 p3+p4   49 b spill
        mov ecx, edi                      ;   290.0 p5      49 b copy
        rol ebx, cl                       ;   291.0 p0      49 b
        mov edi, dword [rsp + 52]         ;   282.0 p2      48 a
        add edi, esi                      ;   289.0 p1      48 a
        add edi, ebx                      ;   292.0 p5      48 a
        rol edi, 3                        ;   293.0 p0      48 a
        mov ecx, dword [rsp + 24]         ;   283.5 p2      49 b reload
        add ecx, ebx                      ;   292.0 p1      49 b
        add ecx, edi                      ;   294.0 p5      49 b
        mov dword [rsp + 24], esi         ;   289.0 p3+p4   48 a spill
        lea esi, [rbx + rdi]              ;   294.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   295.0 p3+p4   49 b spill
        mov ecx, esi                      ;   295.0 p1      49 b copy
        mov esi, dword [rsp + 52]         ;   295.0 p2      49 b
        rol esi, cl                       ;   298.0 p5      49 b
        add r14d, esi                     ;   299.0 p0      49 b
        mov ecx, dword [rsp + 56]         ;   289.0 p2      48 a
        add ecx, edi                      ;   294.0 p1      48 a
        add ecx, esi                      ;   299.0 p5      48 a
        rol ecx, 3                        ;   300.0 p0      48 a
        add r14d, ecx                     ;   301.0 p1      49 b
        mov dword [rsp + 56], edi         ;   294.0 p3+p4   48 a spill
        lea edi, [rsi + rcx]              ;   301.0 p0      49 b
        mov dword [rsp + 52], ecx         ;   301.0 p3+p4   48 a spill
        mov ecx, edi                      ;   302.0 p5      49 b copy
        rol r14d, cl                      ;   303.0 p0      49 b
        add eax, r14d                     ;   304.0 p1      49 b
        mov edi, dword [rsp + 60]         ;   294.2 p2      48 a
        add edi, r14d                     ;   304.0 p5      48 a
        mov ecx, r14d                     ;   304.0 p0      49 b copy
        add edi, dword [rsp + 52]         ;   305.0 p1+p2   48 a
        rol edi, 3                        ;   306.0 p5      48 a
        add eax, edi                      ;   307.0 p0      49 b
        add r14d, edi                     ;   307.0 p1      49 b
        mov dword [rsp + 60], ecx         ;   305.0 p3+p4   49 b spill
        mov ecx, r14d                     ;   308.0 p5      49 b copy
        rol eax, cl                       ;   309.0 p0      49 b
        mov r14d, dword [rsp + 64]        ;   300.0 p2      48 a
        add r14d, edi                     ;   307.0 p1      48 a
        add r14d, eax                     ;   310.0 p5      48 a
        rol r14d, 3                       ;   311.0 p0      48 a
        mov ecx, dword [rsp + 36]         ;   301.5 p2      49 b reload
        add ecx, eax                      ;   310.0 p1      49 b
        add ecx, r14d                     ;   312.0 p5      49 b
        mov dword [rsp + 36], edi         ;   307.0 p3+p4   48 a spill
        lea edi, [rax + r14]              ;   312.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   313.0 p3+p4   49 b spill
        mov ecx, edi                      ;   313.0 p1      49 b copy
        mov edi, dword [rsp + 64]         ;   313.0 p2      49 b
        rol edi, cl                       ;   316.0 p5      49 b
        add r8d, edi                      ;   317.0 p0      49 b
        mov ecx, dword [rsp + 68]         ;   307.0 p2      48 a
        add ecx, r14d                     ;   312.0 p1      48 a
        add ecx, edi                      ;   317.0 p5      48 a
        rol ecx, 3                        ;   318.0 p0      48 a
        add r8d, ecx                      ;   319.0 p1      49 b
        mov dword [rsp + 68], r14d        ;   312.0 p3+p4   48 a spill
        lea r14d, [rdi + rcx]             ;   319.0 p0      49 b
        mov dword [rsp + 64], ecx         ;   319.0 p3+p4   48 a spill
        mov ecx, r14d                     ;   320.0 p5      49 b copy
        rol r8d, cl                       ;   321.0 p0      49 b
        add edx, r8d                      ;   322.0 p1      49 b
        mov r14d, dword [rsp + 72]        ;   312.2 p2      48 a
        add r14d, r8d                     ;   322.0 p5      48 a
        mov ecx, r8d                      ;   322.0 p0      49 b copy
        add r14d, dword [rsp + 64]        ;   323.0 p1+p2   48 a
        rol r14d, 3                       ;   324.0 p5      48 a
        add edx, r14d                     ;   325.0 p0      49 b
        add r8d, r14d                     ;   325.0 p1      49 b
        mov dword [rsp + 72], ecx         ;   323.0 p3+p4   49 b spill
        mov ecx, r8d                      ;   326.0 p5      49 b copy
        rol edx, cl                       ;   327.0 p0      49 b
        mov r8d, dword [rsp + 76]         ;   318.0 p2      48 a
        add r8d, r14d                     ;   325.0 p1      48 a
        add r8d, edx                      ;   328.0 p5      48 a
        rol r8d, 3                        ;   329.0 p0      48 a
        mov ecx, dword [rsp + 48]         ;   319.5 p2      49 b reload
        add ecx, edx                      ;   328.0 p1      49 b
        add ecx, r8d                      ;   330.0 p5      49 b
        mov dword [rsp + 48], r14d        ;   325.0 p3+p4   48 a spill
        lea r14d, [rdx + r8]              ;   330.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   331.0 p3+p4   49 b spill
        mov ecx, r14d                     ;   331.0 p1      49 b copy
        mov r14d, dword [rsp + 76]        ;   331.0 p2      49 b
        rol r14d, cl                      ;   334.0 p5      49 b
        add ebx, r14d                     ;   335.0 p0      49 b
        mov ecx, dword [rsp + 80]         ;   325.0 p2      48 a
        add ecx, r8d                      ;   330.0 p1      48 a
        add ecx, r14d                     ;   335.0 p5      48 a
        rol ecx, 3                        ;   336.0 p0      48 a
        add ebx, ecx                      ;   337.0 p1      49 b
        mov dword [rsp + 80], r8d         ;   330.0 p3+p4   48 a spill
        lea r8d, [r14 + rcx]              ;   337.0 p0      49 b
        mov dword [rsp + 76], ecx         ;   337.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   338.0 p5      49 b copy
        rol ebx, cl                       ;   339.0 p0      49 b
        add esi, ebx                      ;   340.0 p1      49 b
        mov r8d, dword [rsp + 84]         ;   330.2 p2      48 a
        add r8d, ebx                      ;   340.0 p5      48 a
        mov ecx, ebx                      ;   340.0 p0      49 b copy
        add r8d, dword [rsp + 76]         ;   341.0 p1+p2   48 a
        rol r8d, 3                        ;   342.0 p5      48 a
        add esi, r8d                      ;   343.0 p0      49 b
        add ebx, r8d                      ;   343.0 p1      49 b
        mov dword [rsp + 84], ecx         ;   341.0 p3+p4   49 b spill
        mov ecx, ebx                      ;   344.0 p5      49 b copy
        rol esi, cl                       ;   345.0 p0      49 b
        mov ecx, dword [rsp + 88]         ;   336.0 p2      48 a
        add ecx, r8d                      ;   343.0 p1      48 a
        add ecx, esi                      ;   346.0 p5      48 a
        rol ecx, 3                        ;   347.0 p0      48 a
        mov ebx, dword [rsp + 60]         ;   337.5 p2      49 b reload
        add ebx, esi                      ;   346.0 p1      49 b
        add ebx, ecx                      ;   348.0 p5      49 b
        mov dword [rsp + 60], r8d         ;   343.0 p3+p4   48 a spill
        lea r8d, [rsi + rcx]              ;   348.0 p0      49 b
        mov dword [rsp + 88], ecx         ;   348.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   349.0 p1      49 b copy
        rol ebx, cl                       ;   350.0 p5      49 b
        add eax, ebx                      ;   351.0 p0      49 b
        mov r8d, dword [rsp + 92]         ;   342.0 p2      48 a
        add r8d, ebx                      ;   351.0 p1      48 a
        mov ecx, ebx                      ;   351.0 p5      49 b copy
        add r8d, dword [rsp + 88]         ;   352.0 p0+p2   48 a
        rol r8d, 3                        ;   353.0 p5      48 a
        add eax, r8d                      ;   354.0 p1      49 b
        add ebx, r8d                      ;   354.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   352.0 p3+p4   49 b spill
        mov ecx, ebx                      ;   355.0 p1      49 b copy
        rol eax, cl                       ;   356.0 p5      49 b
        add edi, eax                      ;   357.0 p0      49 b
        mov ecx, dword [rsp + 96]         ;   348.0 p2      48 a
        add ecx, r8d                      ;   354.0 p1      48 a
        add ecx, eax                      ;   357.0 p5      48 a
        rol ecx, 3                        ;   358.0 p0      48 a
        add edi, ecx                      ;   359.0 p1      49 b
        lea ebx, [rax + rcx]              ;   359.0 p0      49 b
        mov dword [rsp + 96], ecx         ;   359.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   360.0 p5      49 b copy
        rol edi, cl                       ;   361.0 p0      49 b
        mov ecx, dword [rsp + 72]         ;   352.0 p2      49 b reload
        add ecx, edi                      ;   362.0 p1      49 b
        mov ebx, dword [rsp + 100]        ;   353.0 p2      48 a
        add ebx, edi                      ;   362.0 p5      48 a
        mov dword [rsp + 100], r8d        ;   354.0 p3+p4   48 a spill
        mov r8d, edi                      ;   362.0 p0      49 b copy
        add ebx, dword [rsp + 96]         ;   363.0 p1+p2   48 a
        rol ebx, 3                        ;   364.0 p5      48 a
        add ecx, ebx                      ;   365.0 p0      49 b
        add edi, ebx                      ;   365.0 p1      49 b
        mov dword [rsp + 72], ecx         ;   366.0 p3+p4   49 b spill
        mov ecx, edi                      ;   366.0 p5      49 b copy
        mov edi, dword [rsp + 72]         ;   366.0 p2      49 b
        rol edi, cl                       ;   369.0 p0      49 b
        add edx, edi                      ;   370.0 p1      49 b
        mov ecx, dword [rsp + 104]        ;   359.2 p2      48 a
        add ecx, ebx                      ;   365.0 p5      48 a
        add ecx, edi                      ;   370.0 p0      48 a
        rol ecx, 3                        ;   371.0 p5      48 a
        add edx, ecx                      ;   372.0 p1      49 b
        mov dword [rsp + 104], ebx        ;   365.0 p3+p4   48 a spill
        lea ebx, [rdi + rcx]              ;   372.0 p0      49 b
        mov dword [rsp + 72], ecx         ;   372.0 p3+p4   48 a spill
        mov ecx, ebx                      ;   373.0 p5      49 b copy
        rol edx, cl                       ;   374.0 p0      49 b
        add r14d, edx                     ;   375.0 p1      49 b
        mov ecx, dword [rsp + 108]        ;   365.2 p2      48 a
        add ecx, edx                      ;   375.0 p5      48 a
        mov ebx, edx                      ;   375.0 p0      49 b copy
        add ecx, dword [rsp + 72]         ;   376.0 p1+p2   48 a
        rol ecx, 3                        ;   377.0 p5      48 a
        add r14d, ecx                     ;   378.0 p0      49 b
        add edx, ecx                      ;   378.0 p1      49 b
        mov dword [rsp + 108], ecx        ;   378.0 p3+p4   48 a spill
        mov ecx, edx                      ;   379.0 p5      49 b copy
        rol r14d, cl                      ;   380.0 p0      49 b
        mov ecx, dword [rsp + 84]         ;   371.0 p2      49 b reload
        add ecx, r14d                     ;   381.0 p1      49 b
        mov edx, dword [rsp + 112]        ;   372.0 p2      48 a
        add edx, r14d                     ;   381.0 p5      48 a
        mov dword [rsp + 112], r12d       ;   372.5 p3+p4   48 a spill
        mov r12d, r14d                    ;   381.0 p0      49 b copy
        add edx, dword [rsp + 108]        ;   382.0 p1+p2   48 a
        rol edx, 3                        ;   383.0 p5      48 a
        add ecx, edx                      ;   384.0 p0      49 b
        add r14d, edx                     ;   384.0 p1      49 b
        mov dword [rsp + 84], ecx         ;   385.0 p3+p4   49 b spill
        mov ecx, r14d                     ;   385.0 p5      49 b copy
        mov r14d, dword [rsp + 84]        ;   385.0 p2      49 b
        rol r14d, cl                      ;   388.0 p0      49 b
        add esi, r14d                     ;   389.0 p1      49 b
        mov ecx, dword [rsp + 116]        ;   378.2 p2      48 a
        add ecx, edx                      ;   384.0 p5      48 a
        add ecx, r14d                     ;   389.0 p0      48 a
        rol ecx, 3                        ;   390.0 p5      48 a
        add esi, ecx                      ;   391.0 p1      49 b
        mov dword [rsp + 116], edx        ;   384.0 p3+p4   48 a spill
        lea edx, [r14 + rcx]              ;   391.0 p0      49 b
        mov dword [rsp + 84], ecx         ;   391.0 p3+p4   48 a spill
        mov ecx, edx                      ;   392.0 p5      49 b copy
        rol esi, cl                       ;   393.0 p0      49 b
        mov ecx, dword [rsp + 92]         ;   384.0 p2      49 b reload
        add ecx, esi                      ;   394.0 p1      49 b
        mov edx, dword [rsp + 120]        ;   385.0 p2      48 a
        add edx, esi                      ;   394.0 p5      48 a
        mov dword [rsp + 120], r10d       ;   385.0 p3+p4   48 a spill
        mov r10d, esi                     ;   394.0 p0      49 b copy
        add edx, dword [rsp + 84]         ;   395.0 p1+p2   48 a
        rol edx, 3                        ;   396.0 p5      48 a
        add ecx, edx                      ;   397.0 p0      49 b
        add esi, edx                      ;   397.0 p1      49 b
        mov dword [rsp + 92], ecx         ;   398.0 p3+p4   49 b spill
        mov ecx, esi                      ;   398.0 p5      49 b copy
        mov esi, dword [rsp + 92]         ;   398.0 p2      49 b
        rol esi, cl                       ;   401.0 p0      49 b
        add eax, esi                      ;   402.0 p1      49 b
        mov ecx, dword [rsp + 124]        ;   391.2 p2      48 a
        add ecx, edx                      ;   397.0 p5      48 a
        add ecx, esi                      ;   402.0 p0      48 a
        rol ecx, 3                        ;   403.0 p5      48 a
        add eax, ecx                      ;   404.0 p1      49 b
        mov dword [rsp + 124], edx        ;   397.0 p3+p4   48 a spill
        lea edx, [rsi + rcx]              ;   404.0 p0      49 b
        mov dword [rsp + 92], ecx         ;   404.0 p3+p4   48 a spill
        mov ecx, edx                      ;   405.0 p5      49 b copy
        rol eax, cl                       ;   406.0 p0      49 b
        add r8d, eax                      ;   407.0 p1      49 b
        mov ecx, dword [rsp + 128]        ;   397.2 p2      48 a
        add ecx, eax                      ;   407.0 p5      48 a
        mov edx, eax                      ;   407.0 p0      49 b copy
        add ecx, dword [rsp + 92]         ;   408.0 p1+p2   48 a
        rol ecx, 3                        ;   409.0 p5      48 a
        add r8d, ecx                      ;   410.0 p0      49 b
        add eax, ecx                      ;   410.0 p1      49 b
        mov dword [rsp + 128], ecx        ;   410.0 p3+p4   48 a spill
        mov ecx, eax                      ;   411.0 p5      49 b copy
        rol r8d, cl                       ;   412.0 p0      49 b
        add edi, r8d                      ;   413.0 p1      49 b
        mov eax, dword [rsp + 132]        ;   404.0 p2      48 a
        add eax, r8d                      ;   413.0 p5      48 a
        mov ecx, r8d                      ;   413.0 p0      49 b copy
        add eax, dword [rsp + 128]        ;   414.0 p1+p2   48 a
        rol eax, 3                        ;   415.0 p5      48 a
        add edi, eax                      ;   416.0 p0      49 b
        add r8d, eax                      ;   416.0 p1      49 b
        mov dword [rsp + 132], ecx        ;   414.0 p3+p4   49 b spill
        mov ecx, r8d                      ;   417.0 p5      49 b copy
        rol edi, cl                       ;   418.0 p0      49 b
        add ebx, edi                      ;   419.0 p1      49 b
        mov r8d, dword [rsp + 136]        ;   410.0 p2      48 a
        add r8d, eax                      ;   416.0 p5      48 a
        add r8d, edi                      ;   419.0 p0      48 a
        rol r8d, 3                        ;   420.0 p5      48 a
        add ebx, r8d                      ;   421.0 p1      49 b
        lea ecx, [rdi + r8]               ;   421.0 p0      49 b
        rol ebx, cl                       ;   422.0 p5      49 b
        add r12d, ebx                     ;   423.0 p1      49 b
        mov ecx, dword [rsp + 140]        ;   413.5 p2      48 a
        add ecx, r8d                      ;   421.0 p0      48 a
        add ecx, ebx                      ;   423.0 p5      48 a
        rol ecx, 3                        ;   424.0 p0      48 a
        add r12d, ecx                     ;   425.0 p1      49 b
        mov dword [rsp + 140], r8d        ;   421.0 p3+p4   48 a spill
        lea r8d, [rbx + rcx]              ;   425.0 p0      49 b
        mov dword [rsp + 136], ecx        ;   425.0 p3+p4   48 a spill
        mov ecx, r8d                      ;   426.0 p5      49 b copy
        rol r12d, cl                      ;   427.0 p0      49 b
        add r14d, r12d                    ;   428.0 p1      49 b
        mov r8d, dword [rsp + 144]        ;   419.2 p2      48 a
        add r8d, r12d                     ;   428.0 p5      48 a
        mov ecx, r12d                     ;   428.0 p0      49 b copy
        add r8d, dword [rsp + 136]        ;   429.0 p1+p2   48 a
        rol r8d, 3                        ;   430.0 p5      48 a
        add r14d, r8d                     ;   431.0 p0      49 b
        add r12d, r8d                     ;   431.0 p1      49 b
        mov dword [rsp + 144], ecx        ;   429.0 p3+p4   49 b spill
        mov ecx, r12d                     ;   432.0 p5      49 b copy
        rol r14d, cl                      ;   433.0 p0      49 b
        add r10d, r14d                    ;   434.0 p1      49 b
        mov r12d, dword [rsp + 148]       ;   425.0 p2      48 a
        add r12d, r8d                     ;   431.0 p5      48 a
        add r12d, r14d                    ;   434.0 p0      48 a
        rol r12d, 3                       ;   435.0 p5      48 a
        add r10d, r12d                    ;   436.0 p1      49 b
        lea ecx, [r14 + r12]              ;   436.0 p0      49 b
        rol r10d, cl                      ;   437.0 p5      49 b
        add esi, r10d                     ;   438.0 p1      49 b
        mov ecx, dword [rsp + 152]        ;   428.5 p2      48 a
        add ecx, r12d                     ;   436.0 p0      48 a
        add ecx, r10d                     ;   438.0 p5      48 a
        rol ecx, 3                        ;   439.0 p0      48 a
        add esi, ecx                      ;   440.0 p1      49 b
        mov dword [rsp + 152], r12d       ;   436.0 p3+p4   48 a spill
        lea r12d, [r10 + rcx]             ;   440.0 p0      49 b
        mov dword [rsp + 148], ecx        ;   440.0 p3+p4   48 a spill
        mov ecx, r12d                     ;   441.0 p5      49 b copy
        rol esi, cl                       ;   442.0 p0      49 b
        add edx, esi                      ;   443.0 p1      49 b
        mov r12d, dword [rsp + 156]       ;   434.2 p2      48 a
        add r12d, esi                     ;   443.0 p5      48 a
        mov ecx, esi                      ;   443.0 p0      49 b copy
        add r12d, dword [rsp + 148]       ;   444.0 p1+p2   48 a
        rol r12d, 3                       ;   445.0 p5      48 a
        add edx, r12d                     ;   446.0 p0      49 b
        add esi, r12d                     ;   446.0 p1      49 b
        mov dword [rsp + 156], ecx        ;   444.0 p3+p4   49 b spill
        mov ecx, esi                      ;   447.0 p5      49 b copy
        rol edx, cl                       ;   448.0 p0      49 b
        mov esi, dword [rsp + 160]        ;   439.0 p2      48 a
        add esi, r12d                     ;   446.0 p1      48 a
        add esi, edx                      ;   449.0 p5      48 a
        rol esi, 3                        ;   450.0 p0      48 a
        mov ecx, dword [rsp + 132]        ;   440.5 p2      49 b reload
        add ecx, edx                      ;   449.0 p1      49 b
        add ecx, esi                      ;   451.0 p5      49 b
        mov dword [rsp + 132], r12d       ;   446.0 p3+p4   48 a spill
        lea r12d, [rdx + rsi]             ;   451.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   452.0 p3+p4   49 b spill
        mov ecx, r12d                     ;   452.0 p1      49 b copy
        mov r12d, dword [rsp + 160]       ;   452.0 p2      49 b
        rol r12d, cl                      ;   455.0 p5      49 b
        add edi, r12d                     ;   456.0 p0      49 b
        mov ecx, dword [rsp + 164]        ;   446.0 p2      48 a
        add ecx, esi                      ;   451.0 p1      48 a
        add ecx, r12d                     ;   456.0 p5      48 a
        rol ecx, 3                        ;   457.0 p0      48 a
        add edi, ecx                      ;   458.0 p1      49 b
        mov dword [rsp + 164], esi        ;   451.0 p3+p4   48 a spill
        lea esi, [r12 + rcx]              ;   458.0 p0      49 b
        mov dword [rsp + 160], ecx        ;   458.0 p3+p4   48 a spill
        mov ecx, esi                      ;   459.0 p5      49 b copy
        rol edi, cl                       ;   460.0 p0      49 b
        add ebx, edi                      ;   461.0 p1      49 b
        mov esi, dword [rsp + 168]        ;   451.2 p2      48 a
        add esi, edi                      ;   461.0 p5      48 a
        mov ecx, edi                      ;   461.0 p0      49 b copy
        add esi, dword [rsp + 160]        ;   462.0 p1+p2   48 a
        rol esi, 3                        ;   463.0 p5      48 a
        add ebx, esi                      ;   464.0 p0      49 b
        add edi, esi                      ;   464.0 p1      49 b
        mov dword [rsp + 168], ecx        ;   462.0 p3+p4   49 b spill
        mov ecx, edi                      ;   465.0 p5      49 b copy
        rol ebx, cl                       ;   466.0 p0      49 b
        add ebp, esi                      ;   464.0 p1      48 a
        add ebp, ebx                      ;   467.0 p5      48 a
        rol ebp, 3                        ;   468.0 p0      48 a
        add r9d, ebp                      ;   469.0 p1      48 a
        mov edi, dword [rsp + 144]        ;   459.0 p2      49 b reload
        add edi, ebx                      ;   467.0 p5      49 b
        add edi, ebp                      ;   469.0 p0      49 b
        lea ecx, [rbx + rbp]              ;   469.0 p0      49 b
        rol edi, cl                       ;   470.0 p5      49 b
        add r9d, edi                      ;   471.0 p1      48 a
        rol r9d, 3                        ;   472.0 p0      48 a
        add r14d, edi                     ;   471.0 p5      49 b
        add r14d, r9d                     ;   473.0 p1      49 b
        add r11d, r9d                     ;   473.0 p0      48 a
        lea ecx, [rdi + r9]               ;   473.0 p0      49 b
        rol r14d, cl                      ;   474.0 p5      49 b
        add r11d, r14d                    ;   475.0 p1      48 a
        rol r11d, 3                       ;   476.0 p5      48 a
        add r10d, r14d                    ;   475.0 p0      49 b
        add r10d, r11d                    ;   477.0 p1      49 b
        add r13d, r11d                    ;   477.0 p5      48 a
        lea ecx, [r14 + r11]              ;   477.0 p0      49 b
        rol r10d, cl                      ;   478.0 p5      49 b
        add r13d, r10d                    ;   479.0 p1      48 a
        rol r13d, 3                       ;   480.0 p0      48 a
        add r15d, r13d                    ;   481.0 p5      48 a
        mov ecx, dword [rsp + 156]        ;   471.2 p2      49 b reload
        add ecx, r10d                     ;   479.0 p1      49 b
        add ecx, r13d                     ;   481.0 p0      49 b
        mov dword [rsp + 156], r11d       ;   477.0 p3+p4   48 a spill
        lea r11d, [r10 + r13]             ;   481.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   482.0 p3+p4   49 b spill
        mov ecx, r11d                     ;   482.0 p5      49 b copy
        mov r11d, dword [rsp + 144]       ;   482.0 p2      49 b
        rol r11d, cl                      ;   485.0 p0      49 b
        add r15d, r11d                    ;   486.0 p1      48 a
        rol r15d, 3                       ;   487.0 p5      48 a
        add edx, r11d                     ;   486.0 p0      49 b
        add edx, r15d                     ;   488.0 p1      49 b
        lea ecx, [r11 + r15]              ;   488.0 p0      49 b
        rol edx, cl                       ;   489.0 p5      49 b
        add r12d, edx                     ;   490.0 p1      49 b
        mov ecx, dword [rsp + 16]         ;   479.2 p2      48 a
        add ecx, r15d                     ;   488.0 p5      48 a
        add ecx, edx                      ;   490.0 p0      48 a
        rol ecx, 3                        ;   491.0 p5      48 a
        add r12d, ecx                     ;   492.0 p1      49 b
        mov dword [rsp + 16], r15d        ;   488.0 p3+p4   48 a spill
        lea r15d, [rdx + rcx]             ;   492.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   492.0 p3+p4   48 a spill
        mov ecx, r15d                     ;   493.0 p5      49 b copy
        rol r12d, cl                      ;   494.0 p0      49 b
        mov r15d, dword [rsp + 168]       ;   486.0 p2      49 b reload
        add r15d, r12d                    ;   495.0 p1      49 b
        mov ecx, dword [rsp + 20]         ;   487.0 p2      48 a
        add ecx, r12d                     ;   495.0 p5      48 a
        mov dword [rsp + 20], r13d        ;   487.2 p3+p4   48 a spill
        mov r13d, r12d                    ;   495.0 p0      49 b copy
        mov dword [rsp + 168], r9d        ;   488.2 p3+p4   48 a spill
        mov r9, qword [rsp + 8]           ;   488.2 p2      53 s reload
        mov dword [r9], esi               ;   489.2 p3+p4   53 s
        mov dword [r9 + 4], ebp           ;   490.2 p3+p4   53 s
        mov esi, dword [rsp + 144]        ;   492.0 p2      48 a reload
        add ecx, esi                      ;   496.0 p1      48 a
        rol ecx, 3                        ;   497.0 p5      48 a
        add r15d, ecx                     ;   498.0 p0      49 b
        add r12d, ecx                     ;   498.0 p1      49 b
        mov ebp, ecx                      ;   498.0 p5      48 a copy
        mov ecx, r12d                     ;   499.0 p0      49 b copy
        rol r15d, cl                      ;   500.0 p5      49 b
        mov r12d, dword [rsp + 120]       ;   492.0 p2      48 a reload
        add r12d, ebp                     ;   499.0 p1      48 a
        add r12d, r15d                    ;   501.0 p0      48 a
        rol r12d, 3                       ;   502.0 p5      48 a
        add ebx, r15d                     ;   501.0 p1      49 b
        add ebx, r12d                     ;   503.0 p0      49 b
        lea ecx, [r15 + r12]              ;   503.0 p0      49 b
        rol ebx, cl                       ;   504.0 p5      49 b
        add edi, ebx                      ;   505.0 p1      49 b
        mov ecx, dword [rsp + 32]         ;   495.5 p2      48 a
        add ecx, r12d                     ;   503.0 p0      48 a
        add ecx, ebx                      ;   505.0 p5      48 a
        rol ecx, 3                        ;   506.0 p0      48 a
        add edi, ecx                      ;   507.0 p1      49 b
        mov dword [r9 + 24], esi          ;   498.2 p3+p4   53 s
        lea esi, [rbx + rcx]              ;   507.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   507.0 p3+p4   48 a spill
        mov ecx, esi                      ;   508.0 p5      49 b copy
        rol edi, cl                       ;   509.0 p0      49 b
        add r14d, edi                     ;   510.0 p1      49 b
        mov dword [r9 + 28], ebp          ;   501.0 p3+p4   53 s
        mov esi, dword [rsp + 28]         ;   501.2 p2      48 a
        add esi, edi                      ;   510.0 p5      48 a
        mov ecx, edi                      ;   510.0 p0      49 b copy
        mov dword [r9 + 32], r12d         ;   503.0 p3+p4   53 s
        mov ebp, dword [rsp + 144]        ;   507.0 p2      48 a reload
        add esi, ebp                      ;   511.0 p1      48 a
        rol esi, 3                        ;   512.0 p5      48 a
        add r14d, esi                     ;   513.0 p0      49 b
        add edi, esi                      ;   513.0 p1      49 b
        mov r12d, ecx                     ;   511.0 p5      49 b copy
        mov ecx, edi                      ;   514.0 p0      49 b copy
        rol r14d, cl                      ;   515.0 p5      49 b
        mov edi, dword [rsp + 112]        ;   507.0 p2      48 a reload
        add edi, esi                      ;   513.0 p1      48 a
        add edi, r14d                     ;   516.0 p0      48 a
        rol edi, 3                        ;   517.0 p5      48 a
        add r10d, r14d                    ;   516.0 p1      49 b
        add r10d, edi                     ;   518.0 p0      49 b
        lea ecx, [r14 + rdi]              ;   518.0 p0      49 b
        rol r10d, cl                      ;   519.0 p5      49 b
        add r11d, r10d                    ;   520.0 p1      49 b
        mov ecx, dword [rsp + 40]         ;   510.5 p2      48 a
        add ecx, edi                      ;   518.0 p0      48 a
        add ecx, r10d                     ;   520.0 p5      48 a
        rol ecx, 3                        ;   521.0 p0      48 a
        add r11d, ecx                     ;   522.0 p1      49 b
        mov dword [r9 + 36], ebp          ;   513.0 p3+p4   53 s
        lea ebp, [r10 + rcx]              ;   522.0 p0      49 b
        mov dword [rsp + 144], ecx        ;   522.0 p3+p4   48 a spill
        mov ecx, ebp                      ;   523.0 p5      49 b copy
        rol r11d, cl                      ;   524.0 p0      49 b
        add edx, r11d                     ;   525.0 p1      49 b
        mov dword [r9 + 40], esi          ;   516.0 p3+p4   53 s
        mov esi, dword [rsp + 44]         ;   516.2 p2      48 a
        add esi, r11d                     ;   525.0 p5      48 a
        mov ecx, r11d                     ;   525.0 p0      49 b copy
        mov dword [r9 + 44], edi          ;   518.0 p3+p4   53 s
        mov edi, dword [rsp + 144]        ;   522.0 p2      48 a reload
        add esi, edi                      ;   526.0 p1      48 a
        rol esi, 3                        ;   527.0 p5      48 a
        add edx, esi                      ;   528.0 p0      49 b
        add r11d, esi                     ;   528.0 p1      49 b
        mov ebp, ecx                      ;   526.0 p5      49 b copy
        mov ecx, r11d                     ;   529.0 p0      49 b copy
        rol edx, cl                       ;   530.0 p5      49 b
        add r13d, edx                     ;   531.0 p1      49 b
        mov r11d, dword [rsp + 24]        ;   522.2 p2      48 a
        add r11d, esi                     ;   528.0 p0      48 a
        add r11d, edx                     ;   531.0 p5      48 a
        rol r11d, 3                       ;   532.0 p0      48 a
        add r13d, r11d                    ;   533.0 p1      49 b
        mov dword [r9 + 48], edi          ;   525.0 p3+p4   53 s
        mov dword [r9 + 52], esi          ;   528.0 p3+p4   53 s
        lea ecx, [rdx + r11]              ;   533.0 p0      49 b
        rol r13d, cl                      ;   534.0 p5      49 b
        mov esi, dword [rsp + 56]         ;   525.8 p2      48 a
        add esi, r11d                     ;   533.0 p1      48 a
        add esi, r13d                     ;   535.0 p0      48 a
        rol esi, 3                        ;   536.0 p5      48 a
        add r15d, r13d                    ;   535.0 p1      49 b
        add r15d, esi                     ;   537.0 p0      49 b
        mov dword [r9 + 56], r11d         ;   533.0 p3+p4   53 s
        lea ecx, [r13 + rsi]              ;   537.0 p0      49 b
        rol r15d, cl                      ;   538.0 p5      49 b
        mov edi, dword [rsp + 52]         ;   529.0 p2      48 a
        add edi, esi                      ;   537.0 p1      48 a
        add edi, r15d                     ;   539.0 p5      48 a
        rol edi, 3                        ;   540.0 p0      48 a
        add ebx, r15d                     ;   539.0 p1      49 b
        add ebx, edi                      ;   541.0 p5      49 b
        mov dword [r9 + 60], esi          ;   537.0 p3+p4   53 s
        lea ecx, [r15 + rdi]              ;   541.0 p0      49 b
        rol ebx, cl                       ;   542.0 p5      49 b
        mov esi, dword [rsp + 36]         ;   533.8 p2      48 a
        add esi, edi                      ;   541.0 p1      48 a
        add esi, ebx                      ;   543.0 p0      48 a
        rol esi, 3                        ;   544.0 p5      48 a
        add r12d, ebx                     ;   543.0 p1      49 b
        mov dword [r9 + 64], edi          ;   541.0 p3+p4   53 s
        add r12d, esi                     ;   545.0 p0      49 b
        lea ecx, [rbx + rsi]              ;   545.0 p0      49 b
        rol r12d, cl                      ;   546.0 p5      49 b
        mov edi, dword [rsp + 68]         ;   537.8 p2      48 a
        add edi, esi                      ;   545.0 p1      48 a
        mov dword [r9 + 68], esi          ;   545.0 p3+p4   53 s
        add edi, r12d                     ;   547.0 p5      48 a
        rol edi, 3                        ;   548.0 p0      48 a
        add r14d, r12d                    ;   547.0 p1      49 b
        add r14d, edi                     ;   549.0 p5      49 b
        lea ecx, [r12 + rdi]              ;   549.0 p0      49 b
        rol r14d, cl                      ;   550.0 p5      49 b
        mov esi, dword [rsp + 64]         ;   541.8 p2      48 a
        add esi, edi                      ;   549.0 p1      48 a
        mov dword [r9 + 72], edi          ;   549.0 p3+p4   53 s
        add esi, r14d                     ;   551.0 p0      48 a
        rol esi, 3                        ;   552.0 p5      48 a
        add r10d, r14d                    ;   551.0 p1      49 b
        add r10d, esi                     ;   553.0 p0      49 b
        lea ecx, [r14 + rsi]              ;   553.0 p0      49 b
        rol r10d, cl                      ;   554.0 p5      49 b
        mov edi, dword [rsp + 48]         ;   545.8 p2      48 a
        add edi, esi                      ;   553.0 p1      48 a
        mov dword [r9 + 76], esi          ;   553.0 p3+p4   53 s
        add edi, r10d                     ;   555.0 p5      48 a
        rol edi, 3                        ;   556.0 p0      48 a
        add ebp, r10d                     ;   555.0 p1      49 b
        add ebp, edi                      ;   557.0 p5      49 b
        lea ecx, [r10 + rdi]              ;   557.0 p0      49 b
        rol ebp, cl                       ;   558.0 p5      49 b
        mov esi, dword [rsp + 80]         ;   549.8 p2      48 a
        add esi, edi                      ;   557.0 p1      48 a
        mov dword [r9 + 80], edi          ;   557.0 p3+p4   53 s
        add esi, ebp                      ;   559.0 p0      48 a
        rol esi, 3                        ;   560.0 p5      48 a
        add edx, ebp                      ;   559.0 p1      49 b
        add edx, esi                      ;   561.0 p0      49 b
        lea ecx, [rbp + rsi]              ;   561.0 p0      49 b
        rol edx, cl                       ;   562.0 p5      49 b
        mov edi, dword [rsp + 76]         ;   553.8 p2      48 a
        add edi, esi                      ;   561.0 p1      48 a
        mov dword [r9 + 84], esi          ;   561.0 p3+p4   53 s
        add edi, edx                      ;   563.0 p5      48 a
        rol edi, 3                        ;   564.0 p0      48 a
        add r13d, edx                     ;   563.0 p1      49 b
        add r13d, edi                     ;   565.0 p5      49 b
        lea ecx, [rdx + rdi]              ;   565.0 p0      49 b
        rol r13d, cl                      ;   566.0 p5      49 b
        mov esi, dword [rsp + 60]         ;   557.8 p2      48 a
        add esi, edi                      ;   565.0 p1      48 a
        mov dword [r9 + 88], edi          ;   565.0 p3+p4   53 s
        add esi, r13d                     ;   567.0 p0      48 a
        rol esi, 3                        ;   568.0 p5      48 a
        add r15d, r13d                    ;   567.0 p1      49 b
        add r15d, esi                     ;   569.0 p0      49 b
        lea ecx, [r13 + rsi]              ;   569.0 p0      49 b
        rol r15d, cl                      ;   570.0 p5      49 b
        mov edi, dword [rsp + 88]         ;   561.8 p2      48 a
        add edi, esi                      ;   569.0 p1      48 a
        mov dword [r9 + 92], esi          ;   569.0 p3+p4   53 s
        add edi, r15d                     ;   571.0 p5      48 a
        rol edi, 3                        ;   572.0 p0      48 a
        add ebx, r15d                     ;   571.0 p1      49 b
        add ebx, edi                      ;   573.0 p5      49 b
        lea ecx, [r15 + rdi]              ;   573.0 p0      49 b
        rol ebx, cl                       ;   574.0 p5      49 b
        mov esi, dword [rsp + 100]        ;   565.8 p2      48 a
        add esi, edi                      ;   573.0 p1      48 a
        mov dword [r9 + 96], edi          ;   573.0 p3+p4   53 s
        add esi, ebx                      ;   575.0 p0      48 a
        rol esi, 3                        ;   576.0 p5      48 a
        add r12d, ebx                     ;   575.0 p1      49 b
        add r12d, esi                     ;   577.0 p0      49 b
        lea ecx, [rbx + rsi]              ;   577.0 p0      49 b
        rol r12d, cl                      ;   578.0 p5      49 b
        mov edi, dword [rsp + 96]         ;   569.8 p2      48 a
        add edi, esi                      ;   577.0 p1      48 a
        mov dword [r9 + 100], esi         ;   577.0 p3+p4   53 s
        add edi, r12d                     ;   579.0 p5      48 a
        rol edi, 3                        ;   580.0 p0      48 a
        add r14d, r12d                    ;   579.0 p1      49 b
        add r14d, edi                     ;   581.0 p5      49 b
        lea ecx, [r12 + rdi]              ;   581.0 p0      49 b
        rol r14d, cl                      ;   582.0 p5      49 b
        mov esi, dword [rsp + 104]        ;   573.8 p2      48 a
        add esi, edi                      ;   581.0 p1      48 a
        mov dword [r9 + 104], edi         ;   581.0 p3+p4   53 s
        add esi, r14d                     ;   583.0 p0      48 a
        rol esi, 3                        ;   584.0 p5      48 a
        add r10d, r14d                    ;   583.0 p1      49 b
        add r10d, esi                     ;   585.0 p0      49 b
        lea ecx, [r14 + rsi]              ;   585.0 p0      49 b
        rol r10d, cl                      ;   586.0 p5      49 b
        mov edi, dword [rsp + 72]         ;   577.8 p2      48 a
        add edi, esi                      ;   585.0 p1      48 a
        mov dword [r9 + 108], esi         ;   585.0 p3+p4   53 s
        add edi, r10d                     ;   587.0 p5      48 a
        rol edi, 3                        ;   588.0 p0      48 a
        add ebp, r10d                     ;   587.0 p1      49 b
        add ebp, edi                      ;   589.0 p5      49 b
        lea ecx, [r10 + rdi]              ;   589.0 p0      49 b
        rol ebp, cl                       ;   590.0 p5      49 b
        mov esi, dword [rsp + 108]        ;   581.8 p2      48 a
        add esi, edi                      ;   589.0 p1      48 a
        mov dword [r9 + 112], edi         ;   589.0 p3+p4   53 s
        add esi, ebp                      ;   591.0 p0      48 a
        rol esi, 3                        ;   592.0 p5      48 a
        add edx, ebp                      ;   591.0 p1      49 b
        add edx, esi                      ;   593.0 p0      49 b
        lea ecx, [rbp + rsi]              ;   593.0 p0      49 b
        rol edx, cl                       ;   594.0 p5      49 b
        mov edi, dword [rsp + 116]        ;   585.8 p2      48 a
        add edi, esi                      ;   593.0 p1      48 a
        mov dword [r9 + 116], esi         ;   593.0 p3+p4   53 s
        add edi, edx                      ;   595.0 p5      48 a
        rol edi, 3                        ;   596.0 p0      48 a
        add r13d, edx                     ;   595.0 p1      49 b
        add r13d, edi                     ;   597.0 p5      49 b
        lea ecx, [rdx + rdi]              ;   597.0 p0      49 b
        rol r13d, cl                      ;   598.0 p5      49 b
        mov esi, dword [rsp + 84]         ;   589.8 p2      48 a
        add esi, edi                      ;   597.0 p1      48 a
        mov dword [r9 + 120], edi         ;   597.0 p3+p4   53 s
        add esi, r13d                     ;   599.0 p0      48 a
        rol esi, 3                        ;   600.0 p5      48 a
        add r15d, r13d                    ;   599.0 p1      49 b
        add r15d, esi                     ;   601.0 p0      49 b
        lea ecx, [r13 + rsi]              ;   601.0 p0      49 b
        rol r15d, cl                      ;   602.0 p5      49 b
        mov edi, dword [rsp + 124]        ;   593.8 p2      48 a
        add edi, esi                      ;   601.0 p1      48 a
        mov dword [r9 + 124], esi         ;   601.0 p3+p4   53 s
        add edi, r15d                     ;   603.0 p5      48 a
        rol edi, 3                        ;   604.0 p0      48 a
        add ebx, r15d                     ;   603.0 p1      49 b
        add ebx, edi                      ;   605.0 p5      49 b
        lea ecx, [r15 + rdi]              ;   605.0 p0      49 b
        rol ebx, cl                       ;   606.0 p5      49 b
        mov esi, dword [rsp + 92]         ;   597.8 p2      48 a
        add esi, edi                      ;   605.0 p1      48 a
        mov dword [r9 + 128], edi         ;   605.0 p3+p4   53 s
        add esi, ebx                      ;   607.0 p0      48 a
        rol esi, 3                        ;   608.0 p5      48 a
        add r12d, ebx                     ;   607.0 p1      49 b
        add r12d, esi                     ;   609.0 p0      49 b
        lea ecx, [rbx + rsi]              ;   609.0 p0      49 b
        rol r12d, cl                      ;   610.0 p5      49 b
        mov edi, dword [rsp + 128]        ;   601.8 p2      48 a
        add edi, esi                      ;   609.0 p1      48 a
        mov dword [r9 + 132], esi         ;   609.0 p3+p4   53 s
        add edi, r12d                     ;   611.0 p5      48 a
        rol edi, 3                        ;   612.0 p0      48 a
        add r14d, r12d                    ;   611.0 p1      49 b
        add r14d, edi                     ;   613.0 p5      49 b
        add eax, edi                      ;   613.0 p0      48 a
        lea ecx, [r12 + rdi]              ;   613.0 p0      49 b
        rol r14d, cl                      ;   614.0 p5      49 b
        add eax, r14d                     ;   615.0 p1      48 a
        rol eax, 3                        ;   616.0 p5      48 a
        add r10d, r14d                    ;   615.0 p1      49 b
        add r10d, eax                     ;   617.0 p0      49 b
        lea ecx, [r14 + rax]              ;   617.0 p0      49 b
        rol r10d, cl                      ;   618.0 p5      49 b
        add ebp, r10d                     ;   619.0 p1      49 b
        mov esi, dword [rsp + 140]        ;   609.8 p2      48 a
        add esi, eax                      ;   617.0 p0      48 a
        mov dword [r9 + 136], edi         ;   613.0 p3+p4   53 s
        add esi, r10d                     ;   619.0 p5      48 a
        rol esi, 3                        ;   620.0 p0      48 a
        add ebp, esi                      ;   621.0 p1      49 b
        add r10d, esi                     ;   621.0 p5      49 b
        mov ecx, r10d                     ;   622.0 p0      49 b copy
        rol ebp, cl                       ;   623.0 p5      49 b
        add edx, ebp                      ;   624.0 p1      49 b
        mov edi, dword [rsp + 136]        ;   614.0 p2      48 a
        add edi, esi                      ;   621.0 p0      48 a
        add edi, ebp                      ;   624.0 p1      48 a
        rol edi, 3                        ;   625.0 p5      48 a
        add edx, edi                      ;   626.0 p0      49 b
        add ebp, edi                      ;   626.0 p1      49 b
        mov ecx, ebp                      ;   627.0 p5      49 b copy
        rol edx, cl                       ;   628.0 p0      49 b
        add r8d, edi                      ;   626.0 p1      48 a
        add r8d, edx                      ;   629.0 p5      48 a
        rol r8d, 3                        ;   630.0 p0      48 a
        add r13d, edx                     ;   629.0 p1      49 b
        add r13d, r8d                     ;   631.0 p5      49 b
        add edx, r8d                      ;   631.0 p0      49 b
        mov ecx, edx                      ;   632.0 p1      49 b copy
        rol r13d, cl                      ;   633.0 p5      49 b
        add r15d, r13d                    ;   634.0 p0      49 b
        mov ebp, dword [rsp + 152]        ;   624.0 p2      48 a
        add ebp, r8d                      ;   631.0 p1      48 a
        add ebp, r13d                     ;   634.0 p5      48 a
        rol ebp, 3                        ;   635.0 p0      48 a
        add r15d, ebp                     ;   636.0 p1      49 b
        add r13d, ebp                     ;   636.0 p5      49 b
        mov ecx, r13d                     ;   637.0 p0      49 b copy
        rol r15d, cl                      ;   638.0 p5      49 b
        add ebx, r15d                     ;   639.0 p1      49 b
        mov r10d, dword [rsp + 148]       ;   629.0 p2      48 a
        add r10d, ebp                     ;   636.0 p0      48 a
        add r10d, r15d                    ;   639.0 p5      48 a
        rol r10d, 3                       ;   640.0 p0      48 a
        add ebx, r10d                     ;   641.0 p1      49 b
        add r15d, r10d                    ;   641.0 p5      49 b
        mov ecx, r15d                     ;   642.0 p0      49 b copy
        rol ebx, cl                       ;   643.0 p5      49 b
        add r12d, ebx                     ;   644.0 p1      49 b
        mov dword [r9 + 140], eax         ;   634.0 p3+p4   53 s
        mov dword [r9 + 144], esi         ;   635.0 p3+p4   53 s
        mov dword [r9 + 148], edi         ;   636.0 p3+p4   53 s
        mov esi, dword [rsp + 132]        ;   635.0 p2      48 a
        add esi, r10d                     ;   641.0 p0      48 a
        add esi, ebx                      ;   644.0 p5      48 a
        rol esi, 3                        ;   645.0 p0      48 a
        mov dword [r9 + 152], r8d         ;   637.0 p3+p4   53 s
        mov dword [r9 + 156], ebp         ;   638.0 p3+p4   53 s
        add r12d, esi                     ;   646.0 p1      49 b
        add ebx, esi                      ;   646.0 p5      49 b
        mov ecx, ebx                      ;   647.0 p0      49 b copy
        rol r12d, cl                      ;   648.0 p5      49 b
        add r14d, r12d                    ;   649.0 p1      49 b
        mov dword [r9 + 160], r10d        ;   641.0 p3+p4   53 s
        mov edi, dword [rsp + 164]        ;   639.2 p2      48 a
        add edi, esi                      ;   646.0 p0      48 a
        add edi, r12d                     ;   649.0 p5      48 a
        rol edi, 3                        ;   650.0 p0      48 a
        mov dword [r9 + 164], esi         ;   646.0 p3+p4   53 s
        add r14d, edi                     ;   651.0 p1      49 b
        add r12d, edi                     ;   651.0 p5      49 b
        mov ecx, r12d                     ;   652.0 p0      49 b copy
        rol r14d, cl                      ;   653.0 p5      49 b
        add r14d, edi                     ;   654.0 p1      48 a
        mov dword [r9 + 168], edi         ;   651.0 p3+p4   53 s
        mov esi, dword [rsp + 168]        ;   645.0 p2      48 a reload
        mov dword [r9 + 8], esi           ;   648.0 p3+p4   53 s
        mov esi, dword [rsp + 156]        ;   646.0 p2      48 a reload
        mov dword [r9 + 12], esi          ;   649.0 p3+p4   53 s
        mov esi, dword [rsp + 20]         ;   647.0 p2      48 a reload
        mov dword [r9 + 16], esi          ;   650.0 p3+p4   53 s
        mov esi, dword [rsp + 16]         ;   648.0 p2      48 a reload
        mov dword [r9 + 20], esi          ;   651.0 p3+p4   53 s
        add r14d, dword [rsp + 160]       ;   655.0 p0+p2   48 a
        rol r14d, 3                       ;   656.0 p5      48 a
        mov dword [r9 + 172], r14d        ;   657.0 p3+p4   53 s
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

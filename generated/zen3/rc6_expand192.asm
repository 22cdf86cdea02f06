; rc6_expand192 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand192 --cpu zen3
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
;   body: 1287 uops, planned 628.0; bounds: width 214.5, ports 228.5, path 398.0
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
        push rbx                     ;                    preserved
        push rbp                     ;                    preserved
        push r12                     ;                    preserved
        push r13                     ;                    preserved
        push r14                     ;                    preserved
        push r15                     ;                    preserved
        sub rsp, 0xa8                ;                    frame
        mov qword [rsp + 0], rdi     ;                    argument
        mov qword [rsp + 8], rsi     ;                    argument
        mov r8, qword [rsp + 0]      ;     0.0 agu0    43 l[0] reload
        mov esi, dword [r8]          ;     4.0 agu1    49 b
        add esi, 0xbf0a8b1d          ;     8.0 alu0    49 b
        ror esi, 3                   ;     9.0 alu1    49 b
        mov edi, dword [r8 + 4]      ;     4.0 agu2    49 b
        add edi, esi                 ;    10.0 alu2    49 b
        lea ebp, [rsi + 354637369]   ;    10.0 alu3    48 a
        ror ebp, 0x1d                ;    11.0 alu1    48 a
        add edi, ebp                 ;    12.0 alu0    49 b
        lea ecx, [rsi + rbp]         ;    12.0 alu2    49 b
        rol edi, cl                  ;    13.0 alu1    49 b
        lea r9d, [rbp - 196066091]   ;    12.0 alu3    48 a
        add r9d, edi                 ;    14.0 alu0    48 a
        ror r9d, 0x1d                ;    15.0 alu2    48 a
        mov r10d, dword [r8 + 8]     ;     4.0 agu0    49 b
        add r10d, edi                ;    14.0 alu3    49 b
        add r10d, r9d                ;    16.0 alu0    49 b
        lea ecx, [rdi + r9]          ;    16.0 alu1    49 b
        rol r10d, cl                 ;    17.0 alu2    49 b
        lea r11d, [r9 - 1836597618]  ;    16.0 alu3    48 a
        add r11d, r10d               ;    18.0 alu0    48 a
        ror r11d, 0x1d               ;    19.0 alu1    48 a
        mov r12d, dword [r8 + 12]    ;    10.0 agu1    49 b
        add r12d, r10d               ;    18.0 alu2    49 b
        add r12d, r11d               ;    20.0 alu3    49 b
        lea ecx, [r10 + r11]         ;    20.0 alu0    49 b
        rol r12d, cl                 ;    21.0 alu1    49 b
        lea r13d, [r11 + 817838151]  ;    20.0 alu2    48 a
        add r13d, r12d               ;    22.0 alu3    48 a
        ror r13d, 0x1d               ;    23.0 alu1    48 a
        mov r14d, dword [r8 + 16]    ;    14.0 agu2    49 b
        add r14d, r12d               ;    22.0 alu0    49 b
        add r14d, r13d               ;    24.0 alu2    49 b
        lea ecx, [r12 + r13]         ;    24.0 alu3    49 b
        rol r14d, cl                 ;    25.0 alu1    49 b
        lea r15d, [r13 - 822693376]  ;    24.0 alu0    48 a
        add r15d, r14d               ;    26.0 alu2    48 a
        ror r15d, 0x1d               ;    27.0 alu1    48 a
        mov r8d, dword [r8 + 20]     ;    18.0 agu0    49 b
        add r8d, r14d                ;    26.0 alu3    49 b
        add r8d, r15d                ;    28.0 alu0    49 b
        lea ecx, [r14 + r15]         ;    28.0 alu2    49 b
        rol r8d, cl                  ;    29.0 alu1    49 b
        add esi, r8d                 ;    30.0 alu3    49 b
        lea eax, [r15 + 1831742393]  ;    28.0 alu0    48 a
        add eax, r8d                 ;    30.0 alu2    48 a
        ror eax, 0x1d                ;    31.0 alu1    48 a
        add esi, eax                 ;    32.0 alu3    49 b
        lea ecx, [r8 + rax]          ;    32.0 alu0    49 b
        rol esi, cl                  ;    33.0 alu2    49 b
        add edi, esi                 ;    34.0 alu1    49 b
        lea ecx, [rax + 191210866]   ;    32.0 alu3    48 a
        add ecx, esi                 ;    34.0 alu0    48 a
        ror ecx, 0x1d                ;    35.0 alu2    48 a
        add edi, ecx                 ;    36.0 alu1    49 b
        lea edx, [rsi + rcx]         ;    36.0 alu3    49 b
        mov ebx, ecx                 ;    36.0         48 a copy
        mov ecx, edx                 ;    37.0         49 b copy
        rol edi, cl                  ;    37.0 alu2    49 b
        add r10d, edi                ;    38.0 alu0    49 b
        lea ecx, [rbx - 1449320661]  ;    36.0 alu1    48 a
        add ecx, edi                 ;    38.0 alu3    48 a
        ror ecx, 0x1d                ;    39.0 alu2    48 a
        add r10d, ecx                ;    40.0 alu0    49 b
        lea edx, [rdi + rcx]         ;    40.0 alu1    49 b
        mov dword [rsp + 16], ecx    ;    40.0 agu1+st0   48 a spill
        mov ecx, edx                 ;    41.0         49 b copy
        rol r10d, cl                 ;    41.0 alu2    49 b
        add r12d, r10d               ;    42.0 alu3    49 b
        mov ecx, dword [rsp + 16]    ;    40.0 agu2    48 a
        add ecx, r10d                ;    44.0 alu0    48 a
        mov edx, r10d                ;    42.0         49 b copy
        add ecx, 0x47d498e4          ;    45.0 alu1    48 a
        ror ecx, 0x1d                ;    46.0 alu2    48 a
        add r12d, ecx                ;    47.0 alu3    49 b
        add r10d, ecx                ;    47.0 alu0    49 b
        mov dword [rsp + 20], ecx    ;    47.0 agu0+st1   48 a spill
        mov ecx, r10d                ;    48.0         49 b copy
        rol r12d, cl                 ;    48.0 alu1    49 b
        add r14d, r12d               ;    49.0 alu2    49 b
        mov r10d, dword [rsp + 20]   ;    47.0 agu1    48 a
        add r10d, r12d               ;    51.0 alu3    48 a
        mov ecx, r12d                ;    49.0         49 b copy
        add r10d, 0xe60c129d         ;    52.0 alu0    48 a
        ror r10d, 0x1d               ;    53.0 alu1    48 a
        add r14d, r10d               ;    54.0 alu2    49 b
        add r12d, r10d               ;    54.0 alu3    49 b
        mov dword [rsp + 24], ecx    ;    49.0 agu2+st0   49 b spill
        mov ecx, r12d                ;    55.0         49 b copy
        rol r14d, cl                 ;    55.0 alu1    49 b
        add r8d, r14d                ;    56.0 alu0    49 b
        lea r12d, [r10 - 2075947946] ;    54.0 alu2    48 a
        add r12d, r14d               ;    56.0 alu3    48 a
        ror r12d, 0x1d               ;    57.0 alu1    48 a
        add r8d, r12d                ;    58.0 alu0    49 b
        lea ecx, [r14 + r12]         ;    58.0 alu2    49 b
        rol r8d, cl                  ;    59.0 alu1    49 b
        add esi, r8d                 ;    60.0 alu3    49 b
        lea ecx, [r12 + 578487823]   ;    58.0 alu0    48 a
        add ecx, r8d                 ;    60.0 alu2    48 a
        ror ecx, 0x1d                ;    61.0 alu1    48 a
        add esi, ecx                 ;    62.0 alu3    49 b
        mov dword [rsp + 28], r12d   ;    58.0 agu0+st1   48 a spill
        lea r12d, [r8 + rcx]         ;    62.0 alu0    49 b
        mov dword [rsp + 32], ecx    ;    62.0 agu1+st0   48 a spill
        mov ecx, r12d                ;    63.0         49 b copy
        rol esi, cl                  ;    63.0 alu2    49 b
        add edi, esi                 ;    64.0 alu1    49 b
        mov r12d, dword [rsp + 32]   ;    62.0 agu2    48 a
        add r12d, esi                ;    66.0 alu3    48 a
        mov ecx, esi                 ;    64.0         49 b copy
        add r12d, 0xc0b27fc8         ;    67.0 alu0    48 a
        ror r12d, 0x1d               ;    68.0 alu2    48 a
        add edi, r12d                ;    69.0 alu1    49 b
        add esi, r12d                ;    69.0 alu3    49 b
        mov dword [rsp + 36], ecx    ;    64.0 agu0+st1   49 b spill
        mov ecx, esi                 ;    70.0         49 b copy
        rol edi, cl                  ;    70.0 alu2    49 b
        add edx, edi                 ;    71.0 alu0    49 b
        lea esi, [r12 + 1592392065]  ;    69.0 alu1    48 a
        add esi, edi                 ;    71.0 alu3    48 a
        ror esi, 0x1d                ;    72.0 alu2    48 a
        add edx, esi                 ;    73.0 alu0    49 b
        lea ecx, [rdi + rsi]         ;    73.0 alu1    49 b
        rol edx, cl                  ;    74.0 alu2    49 b
        lea ecx, [rsi - 48139462]    ;    73.0 alu3    48 a
        add ecx, edx                 ;    75.0 alu0    48 a
        ror ecx, 0x1d                ;    76.0 alu1    48 a
        mov dword [rsp + 40], esi    ;    73.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 24]    ;    68.0 agu2    49 b reload
        add esi, edx                 ;    75.0 alu2    49 b
        add esi, ecx                 ;    77.0 alu3    49 b
        mov dword [rsp + 24], r12d   ;    69.2 agu0+st1   48 a spill
        lea r12d, [rdx + rcx]        ;    77.0 alu0    49 b
        mov dword [rsp + 44], ecx    ;    77.0 agu1+st0   48 a spill
        mov ecx, r12d                ;    78.0         49 b copy
        rol esi, cl                  ;    78.0 alu1    49 b
        add r14d, esi                ;    79.0 alu2    49 b
        mov r12d, dword [rsp + 44]   ;    77.0 agu2    48 a
        add r12d, esi                ;    81.0 alu3    48 a
        mov ecx, esi                 ;    79.0         49 b copy
        add r12d, 0x9b58ecf3         ;    82.0 alu0    48 a
        ror r12d, 0x1d               ;    83.0 alu1    48 a
        add r14d, r12d               ;    84.0 alu2    49 b
        add esi, r12d                ;    84.0 alu3    49 b
        mov dword [rsp + 48], ecx    ;    79.0 agu0+st1   49 b spill
        mov ecx, esi                 ;    85.0         49 b copy
        rol r14d, cl                 ;    85.0 alu1    49 b
        add r8d, r14d                ;    86.0 alu0    49 b
        lea esi, [r12 + 965764780]   ;    84.0 alu2    48 a
        add esi, r14d                ;    86.0 alu3    48 a
        ror esi, 0x1d                ;    87.0 alu1    48 a
        add r8d, esi                 ;    88.0 alu0    49 b
        lea ecx, [r14 + rsi]         ;    88.0 alu2    49 b
        rol r8d, cl                  ;    89.0 alu1    49 b
        lea ecx, [rsi - 674766747]   ;    88.0 alu3    48 a
        add ecx, r8d                 ;    90.0 alu0    48 a
        ror ecx, 0x1d                ;    91.0 alu2    48 a
        mov dword [rsp + 52], esi    ;    88.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 36]    ;    83.0 agu2    49 b reload
        add esi, r8d                 ;    90.0 alu1    49 b
        add esi, ecx                 ;    92.0 alu3    49 b
        mov dword [rsp + 36], r12d   ;    84.2 agu0+st1   48 a spill
        lea r12d, [r8 + rcx]         ;    92.0 alu0    49 b
        mov dword [rsp + 56], ecx    ;    92.0 agu1+st0   48 a spill
        mov ecx, r12d                ;    93.0         49 b copy
        rol esi, cl                  ;    93.0 alu2    49 b
        add edi, esi                 ;    94.0 alu1    49 b
        mov r12d, dword [rsp + 56]   ;    92.0 agu2    48 a
        add r12d, esi                ;    96.0 alu3    48 a
        mov ecx, esi                 ;    94.0         49 b copy
        add r12d, 0x75ff5a1e         ;    97.0 alu0    48 a
        ror r12d, 0x1d               ;    98.0 alu2    48 a
        add edi, r12d                ;    99.0 alu1    49 b
        add esi, r12d                ;    99.0 alu3    49 b
        mov dword [rsp + 60], ecx    ;    94.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   100.0         49 b copy
        rol edi, cl                  ;   100.0 alu2    49 b
        add edx, edi                 ;   101.0 alu0    49 b
        lea esi, [r12 + 339137495]   ;    99.0 alu1    48 a
        add esi, edi                 ;   101.0 alu3    48 a
        ror esi, 0x1d                ;   102.0 alu2    48 a
        add edx, esi                 ;   103.0 alu0    49 b
        lea ecx, [rdi + rsi]         ;   103.0 alu1    49 b
        rol edx, cl                  ;   104.0 alu2    49 b
        lea ecx, [rsi - 1301394032]  ;   103.0 alu3    48 a
        add ecx, edx                 ;   105.0 alu0    48 a
        ror ecx, 0x1d                ;   106.0 alu1    48 a
        mov dword [rsp + 64], esi    ;   103.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 48]    ;    98.0 agu2    49 b reload
        add esi, edx                 ;   105.0 alu2    49 b
        add esi, ecx                 ;   107.0 alu3    49 b
        mov dword [rsp + 48], r12d   ;    99.2 agu0+st1   48 a spill
        lea r12d, [rdx + rcx]        ;   107.0 alu0    49 b
        mov dword [rsp + 68], ecx    ;   107.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   108.0         49 b copy
        rol esi, cl                  ;   108.0 alu1    49 b
        add r14d, esi                ;   109.0 alu2    49 b
        mov r12d, dword [rsp + 68]   ;   107.0 agu2    48 a
        add r12d, esi                ;   111.0 alu3    48 a
        mov ecx, esi                 ;   109.0         49 b copy
        add r12d, 0x50a5c749         ;   112.0 alu0    48 a
        ror r12d, 0x1d               ;   113.0 alu1    48 a
        add r14d, r12d               ;   114.0 alu2    49 b
        add esi, r12d                ;   114.0 alu3    49 b
        mov dword [rsp + 72], ecx    ;   109.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   115.0         49 b copy
        rol r14d, cl                 ;   115.0 alu1    49 b
        add r8d, r14d                ;   116.0 alu0    49 b
        lea esi, [r12 - 287489790]   ;   114.0 alu2    48 a
        add esi, r14d                ;   116.0 alu3    48 a
        ror esi, 0x1d                ;   117.0 alu1    48 a
        add r8d, esi                 ;   118.0 alu0    49 b
        lea ecx, [r14 + rsi]         ;   118.0 alu2    49 b
        rol r8d, cl                  ;   119.0 alu1    49 b
        lea ecx, [rsi - 1928021317]  ;   118.0 alu3    48 a
        add ecx, r8d                 ;   120.0 alu0    48 a
        ror ecx, 0x1d                ;   121.0 alu2    48 a
        mov dword [rsp + 76], esi    ;   118.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 60]    ;   113.0 agu2    49 b reload
        add esi, r8d                 ;   120.0 alu1    49 b
        add esi, ecx                 ;   122.0 alu3    49 b
        mov dword [rsp + 60], r12d   ;   114.2 agu0+st1   48 a spill
        lea r12d, [r8 + rcx]         ;   122.0 alu0    49 b
        mov dword [rsp + 80], ecx    ;   122.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   123.0         49 b copy
        rol esi, cl                  ;   123.0 alu2    49 b
        add edi, esi                 ;   124.0 alu1    49 b
        mov r12d, dword [rsp + 80]   ;   122.0 agu2    48 a
        add r12d, esi                ;   126.0 alu3    48 a
        mov ecx, esi                 ;   124.0         49 b copy
        add r12d, 0x2b4c3474         ;   127.0 alu0    48 a
        ror r12d, 0x1d               ;   128.0 alu2    48 a
        add edi, r12d                ;   129.0 alu1    49 b
        add esi, r12d                ;   129.0 alu3    49 b
        mov dword [rsp + 84], ecx    ;   124.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   130.0         49 b copy
        rol edi, cl                  ;   130.0 alu2    49 b
        add edx, edi                 ;   131.0 alu0    49 b
        lea esi, [r12 - 914117075]   ;   129.0 alu1    48 a
        add esi, edi                 ;   131.0 alu3    48 a
        ror esi, 0x1d                ;   132.0 alu2    48 a
        add edx, esi                 ;   133.0 alu0    49 b
        lea ecx, [rdi + rsi]         ;   133.0 alu1    49 b
        rol edx, cl                  ;   134.0 alu2    49 b
        lea ecx, [rsi + 1740318694]  ;   133.0 alu3    48 a
        add ecx, edx                 ;   135.0 alu0    48 a
        ror ecx, 0x1d                ;   136.0 alu1    48 a
        mov dword [rsp + 88], esi    ;   133.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 72]    ;   128.0 agu2    49 b reload
        add esi, edx                 ;   135.0 alu2    49 b
        add esi, ecx                 ;   137.0 alu3    49 b
        mov dword [rsp + 72], r12d   ;   129.2 agu0+st1   48 a spill
        lea r12d, [rdx + rcx]        ;   137.0 alu0    49 b
        mov dword [rsp + 92], ecx    ;   137.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   138.0         49 b copy
        rol esi, cl                  ;   138.0 alu1    49 b
        add r14d, esi                ;   139.0 alu2    49 b
        mov r12d, dword [rsp + 92]   ;   137.0 agu2    48 a
        add r12d, esi                ;   141.0 alu3    48 a
        mov ecx, esi                 ;   139.0         49 b copy
        add r12d, 0x5f2a19f          ;   142.0 alu0    48 a
        ror r12d, 0x1d               ;   143.0 alu1    48 a
        add r14d, r12d               ;   144.0 alu2    49 b
        add esi, r12d                ;   144.0 alu3    49 b
        mov dword [rsp + 96], ecx    ;   139.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   145.0         49 b copy
        rol r14d, cl                 ;   145.0 alu1    49 b
        add r8d, r14d                ;   146.0 alu0    49 b
        lea esi, [r12 - 1540744360]  ;   144.0 alu2    48 a
        add esi, r14d                ;   146.0 alu3    48 a
        ror esi, 0x1d                ;   147.0 alu1    48 a
        add r8d, esi                 ;   148.0 alu0    49 b
        lea ecx, [r14 + rsi]         ;   148.0 alu2    49 b
        rol r8d, cl                  ;   149.0 alu1    49 b
        lea ecx, [rsi + 1113691409]  ;   148.0 alu3    48 a
        add ecx, r8d                 ;   150.0 alu0    48 a
        ror ecx, 0x1d                ;   151.0 alu2    48 a
        mov dword [rsp + 100], esi   ;   148.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 84]    ;   143.0 agu2    49 b reload
        add esi, r8d                 ;   150.0 alu1    49 b
        add esi, ecx                 ;   152.0 alu3    49 b
        mov dword [rsp + 84], r12d   ;   144.2 agu0+st1   48 a spill
        lea r12d, [r8 + rcx]         ;   152.0 alu0    49 b
        mov dword [rsp + 104], ecx   ;   152.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   153.0         49 b copy
        rol esi, cl                  ;   153.0 alu2    49 b
        add edi, esi                 ;   154.0 alu1    49 b
        mov r12d, dword [rsp + 104]  ;   152.0 agu2    48 a
        add r12d, esi                ;   156.0 alu3    48 a
        mov ecx, esi                 ;   154.0         49 b copy
        add r12d, 0xe0990eca         ;   157.0 alu0    48 a
        ror r12d, 0x1d               ;   158.0 alu2    48 a
        add edi, r12d                ;   159.0 alu1    49 b
        add esi, r12d                ;   159.0 alu3    49 b
        mov dword [rsp + 108], ecx   ;   154.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   160.0         49 b copy
        rol edi, cl                  ;   160.0 alu2    49 b
        add edx, edi                 ;   161.0 alu0    49 b
        lea esi, [r12 + 2127595651]  ;   159.0 alu1    48 a
        add esi, edi                 ;   161.0 alu3    48 a
        ror esi, 0x1d                ;   162.0 alu2    48 a
        add edx, esi                 ;   163.0 alu0    49 b
        lea ecx, [rdi + rsi]         ;   163.0 alu1    49 b
        rol edx, cl                  ;   164.0 alu2    49 b
        lea ecx, [rsi + 487064124]   ;   163.0 alu3    48 a
        add ecx, edx                 ;   165.0 alu0    48 a
        ror ecx, 0x1d                ;   166.0 alu1    48 a
        mov dword [rsp + 112], esi   ;   163.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 96]    ;   158.0 agu2    49 b reload
        add esi, edx                 ;   165.0 alu2    49 b
        add esi, ecx                 ;   167.0 alu3    49 b
        mov dword [rsp + 96], r12d   ;   159.2 agu0+st1   48 a spill
        lea r12d, [rdx + rcx]        ;   167.0 alu0    49 b
        mov dword [rsp + 116], ecx   ;   167.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   168.0         49 b copy
        rol esi, cl                  ;   168.0 alu1    49 b
        add r14d, esi                ;   169.0 alu2    49 b
        mov r12d, dword [rsp + 116]  ;   167.0 agu2    48 a
        add r12d, esi                ;   171.0 alu3    48 a
        mov ecx, esi                 ;   169.0         49 b copy
        add r12d, 0xbb3f7bf5         ;   172.0 alu0    48 a
        ror r12d, 0x1d               ;   173.0 alu1    48 a
        add r14d, r12d               ;   174.0 alu2    49 b
        add esi, r12d                ;   174.0 alu3    49 b
        mov dword [rsp + 120], ecx   ;   169.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   175.0         49 b copy
        rol r14d, cl                 ;   175.0 alu1    49 b
        add r8d, r14d                ;   176.0 alu0    49 b
        lea esi, [r12 + 1500968366]  ;   174.0 alu2    48 a
        add esi, r14d                ;   176.0 alu3    48 a
        ror esi, 0x1d                ;   177.0 alu1    48 a
        add r8d, esi                 ;   178.0 alu0    49 b
        lea ecx, [r14 + rsi]         ;   178.0 alu2    49 b
        rol r8d, cl                  ;   179.0 alu1    49 b
        lea ecx, [rsi - 139563161]   ;   178.0 alu3    48 a
        add ecx, r8d                 ;   180.0 alu0    48 a
        ror ecx, 0x1d                ;   181.0 alu2    48 a
        mov dword [rsp + 124], esi   ;   178.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 108]   ;   173.0 agu2    49 b reload
        add esi, r8d                 ;   180.0 alu1    49 b
        add esi, ecx                 ;   182.0 alu3    49 b
        mov dword [rsp + 108], r12d  ;   174.2 agu0+st1   48 a spill
        lea r12d, [r8 + rcx]         ;   182.0 alu0    49 b
        mov dword [rsp + 128], ecx   ;   182.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   183.0         49 b copy
        rol esi, cl                  ;   183.0 alu2    49 b
        add edi, esi                 ;   184.0 alu1    49 b
        mov r12d, dword [rsp + 128]  ;   182.0 agu2    48 a
        add r12d, esi                ;   186.0 alu3    48 a
        mov ecx, esi                 ;   184.0         49 b copy
        add r12d, 0x95e5e920         ;   187.0 alu0    48 a
        ror r12d, 0x1d               ;   188.0 alu2    48 a
        add edi, r12d                ;   189.0 alu1    49 b
        add esi, r12d                ;   189.0 alu3    49 b
        mov dword [rsp + 132], ecx   ;   184.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   190.0         49 b copy
        rol edi, cl                  ;   190.0 alu2    49 b
        add edx, edi                 ;   191.0 alu0    49 b
        lea esi, [r12 + 874341081]   ;   189.0 alu1    48 a
        add esi, edi                 ;   191.0 alu3    48 a
        ror esi, 0x1d                ;   192.0 alu2    48 a
        add edx, esi                 ;   193.0 alu0    49 b
        lea ecx, [rdi + rsi]         ;   193.0 alu1    49 b
        rol edx, cl                  ;   194.0 alu2    49 b
        lea ecx, [rsi - 766190446]   ;   193.0 alu3    48 a
        add ecx, edx                 ;   195.0 alu0    48 a
        ror ecx, 0x1d                ;   196.0 alu1    48 a
        mov dword [rsp + 136], esi   ;   193.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 120]   ;   188.0 agu2    49 b reload
        add esi, edx                 ;   195.0 alu2    49 b
        add esi, ecx                 ;   197.0 alu3    49 b
        mov dword [rsp + 120], r12d  ;   189.2 agu0+st1   48 a spill
        lea r12d, [rdx + rcx]        ;   197.0 alu0    49 b
        mov dword [rsp + 140], ecx   ;   197.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   198.0         49 b copy
        rol esi, cl                  ;   198.0 alu1    49 b
        add r14d, esi                ;   199.0 alu2    49 b
        mov r12d, dword [rsp + 140]  ;   197.0 agu2    48 a
        add r12d, esi                ;   201.0 alu3    48 a
        mov ecx, esi                 ;   199.0         49 b copy
        add r12d, 0x708c564b         ;   202.0 alu0    48 a
        ror r12d, 0x1d               ;   203.0 alu1    48 a
        add r14d, r12d               ;   204.0 alu2    49 b
        add esi, r12d                ;   204.0 alu3    49 b
        mov dword [rsp + 144], ecx   ;   199.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   205.0         49 b copy
        rol r14d, cl                 ;   205.0 alu1    49 b
        add r8d, r14d                ;   206.0 alu0    49 b
        lea esi, [r12 + 247713796]   ;   204.0 alu2    48 a
        add esi, r14d                ;   206.0 alu3    48 a
        ror esi, 0x1d                ;   207.0 alu1    48 a
        add r8d, esi                 ;   208.0 alu0    49 b
        lea ecx, [r14 + rsi]         ;   208.0 alu2    49 b
        rol r8d, cl                  ;   209.0 alu1    49 b
        lea ecx, [rsi - 1392817731]  ;   208.0 alu3    48 a
        add ecx, r8d                 ;   210.0 alu0    48 a
        ror ecx, 0x1d                ;   211.0 alu2    48 a
        mov dword [rsp + 148], esi   ;   208.0 agu1+st0   48 a spill
        mov esi, dword [rsp + 132]   ;   203.0 agu2    49 b reload
        add esi, r8d                 ;   210.0 alu1    49 b
        add esi, ecx                 ;   212.0 alu3    49 b
        mov dword [rsp + 132], r12d  ;   204.2 agu0+st1   48 a spill
        lea r12d, [r8 + rcx]         ;   212.0 alu0    49 b
        mov dword [rsp + 152], ecx   ;   212.0 agu1+st0   48 a spill
        mov ecx, r12d                ;   213.0         49 b copy
        rol esi, cl                  ;   213.0 alu2    49 b
        add edi, esi                 ;   214.0 alu1    49 b
        mov r12d, dword [rsp + 152]  ;   212.0 agu2    48 a
        add r12d, esi                ;   216.0 alu3    48 a
        mov ecx, esi                 ;   214.0         49 b copy
        add r12d, 0x4b32c376         ;   217.0 alu0    48 a
        ror r12d, 0x1d               ;   218.0 alu2    48 a
        add edi, r12d                ;   219.0 alu1    49 b
        add esi, r12d                ;   219.0 alu3    49 b
        mov dword [rsp + 156], ecx   ;   214.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   220.0         49 b copy
        rol edi, cl                  ;   220.0 alu2    49 b
        add edx, edi                 ;   221.0 alu0    49 b
        lea esi, [r12 - 1089828067]  ;   219.0 alu1    48 a
        add esi, edi                 ;   221.0 alu3    48 a
        ror esi, 0x1d                ;   222.0 alu2    48 a
        add edx, esi                 ;   223.0 alu0    49 b
        add ebp, esi                 ;   223.0 alu1    48 a
        lea ecx, [rdi + rsi]         ;   223.0 alu3    49 b
        rol edx, cl                  ;   224.0 alu2    49 b
        add ebp, edx                 ;   225.0 alu0    48 a
        ror ebp, 0x1d                ;   226.0 alu1    48 a
        add r9d, ebp                 ;   227.0 alu3    48 a
        mov ecx, dword [rsp + 144]   ;   218.0 agu1    49 b reload
        add ecx, edx                 ;   225.0 alu2    49 b
        add ecx, ebp                 ;   227.0 alu0    49 b
        mov dword [rsp + 144], esi   ;   223.0 agu2+st0   48 a spill
        lea esi, [rdx + rbp]         ;   227.0 alu1    49 b
        mov dword [rsp + 160], ecx   ;   228.0 agu0+st1   49 b spill
        mov ecx, esi                 ;   228.0         49 b copy
        mov esi, dword [rsp + 160]   ;   228.0 agu1    49 b
        rol esi, cl                  ;   232.0 alu2    49 b
        add r9d, esi                 ;   233.0 alu3    48 a
        ror r9d, 0x1d                ;   234.0 alu1    48 a
        add r14d, esi                ;   233.0 alu0    49 b
        add r14d, r9d                ;   235.0 alu2    49 b
        add r11d, r9d                ;   235.0 alu3    48 a
        lea ecx, [rsi + r9]          ;   235.0 alu1    49 b
        rol r14d, cl                 ;   236.0 alu2    49 b
        add r11d, r14d               ;   237.0 alu0    48 a
        ror r11d, 0x1d               ;   238.0 alu1    48 a
        add r8d, r14d                ;   237.0 alu3    49 b
        add r8d, r11d                ;   239.0 alu2    49 b
        add r13d, r11d               ;   239.0 alu0    48 a
        lea ecx, [r14 + r11]         ;   239.0 alu1    49 b
        rol r8d, cl                  ;   240.0 alu2    49 b
        add r13d, r8d                ;   241.0 alu3    48 a
        ror r13d, 0x1d               ;   242.0 alu1    48 a
        add r15d, r13d               ;   243.0 alu0    48 a
        mov ecx, dword [rsp + 156]   ;   233.2 agu2    49 b reload
        add ecx, r8d                 ;   241.0 alu2    49 b
        add ecx, r13d                ;   243.0 alu3    49 b
        mov dword [rsp + 156], r11d  ;   239.0 agu0+st0   48 a spill
        lea r11d, [r8 + r13]         ;   243.0 alu1    49 b
        mov dword [rsp + 160], ecx   ;   244.0 agu1+st1   49 b spill
        mov ecx, r11d                ;   244.0         49 b copy
        mov r11d, dword [rsp + 160]  ;   244.0 agu2    49 b
        rol r11d, cl                 ;   248.0 alu2    49 b
        add r15d, r11d               ;   249.0 alu0    48 a
        ror r15d, 0x1d               ;   250.0 alu1    48 a
        add edi, r11d                ;   249.0 alu3    49 b
        add edi, r15d                ;   251.0 alu2    49 b
        add eax, r15d                ;   251.0 alu0    48 a
        lea ecx, [r11 + r15]         ;   251.0 alu1    49 b
        rol edi, cl                  ;   252.0 alu2    49 b
        add eax, edi                 ;   253.0 alu3    48 a
        ror eax, 0x1d                ;   254.0 alu1    48 a
        add edx, edi                 ;   253.0 alu0    49 b
        add edx, eax                 ;   255.0 alu2    49 b
        add ebx, eax                 ;   255.0 alu3    48 a
        lea ecx, [rdi + rax]         ;   255.0 alu1    49 b
        rol edx, cl                  ;   256.0 alu2    49 b
        add ebx, edx                 ;   257.0 alu0    48 a
        ror ebx, 0x1d                ;   258.0 alu1    48 a
        add esi, edx                 ;   257.0 alu3    49 b
        add esi, ebx                 ;   259.0 alu2    49 b
        lea ecx, [rdx + rbx]         ;   259.0 alu0    49 b
        rol esi, cl                  ;   260.0 alu1    49 b
        add r14d, esi                ;   261.0 alu3    49 b
        mov ecx, dword [rsp + 16]    ;   251.3 agu0    48 a
        add ecx, ebx                 ;   259.0 alu2    48 a
        add ecx, esi                 ;   261.0 alu0    48 a
        ror ecx, 0x1d                ;   262.0 alu1    48 a
        add r14d, ecx                ;   263.0 alu3    49 b
        mov dword [rsp + 16], ebx    ;   259.0 agu1+st0   48 a spill
        lea ebx, [rsi + rcx]         ;   263.0 alu2    49 b
        mov dword [rsp + 160], ecx   ;   263.0 agu2+st1   48 a spill
        mov ecx, ebx                 ;   264.0         49 b copy
        rol r14d, cl                 ;   264.0 alu1    49 b
        add r8d, r14d                ;   265.0 alu0    49 b
        mov ecx, dword [rsp + 20]    ;   257.2 agu0    48 a
        add ecx, r14d                ;   265.0 alu3    48 a
        mov ebx, r14d                ;   265.0         49 b copy
        add ecx, dword [rsp + 160]   ;   267.0 alu2+agu1   48 a
        ror ecx, 0x1d                ;   268.0 alu1    48 a
        add r8d, ecx                 ;   269.0 alu0    49 b
        add r14d, ecx                ;   269.0 alu3    49 b
        mov dword [rsp + 20], ecx    ;   269.0 agu2+st0   48 a spill
        mov ecx, r14d                ;   270.0         49 b copy
        rol r8d, cl                  ;   270.0 alu2    49 b
        add r10d, r8d                ;   271.0 alu1    48 a
        add r11d, r8d                ;   271.0 alu0    49 b
        mov ecx, r8d                 ;   271.0         49 b copy
        mov r14d, dword [rsp + 20]   ;   269.0 agu0    48 a reload
        add r10d, r14d               ;   273.0 alu3    48 a
        ror r10d, 0x1d               ;   274.0 alu2    48 a
        add r11d, r10d               ;   275.0 alu1    49 b
        add r8d, r10d                ;   275.0 alu0    49 b
        mov dword [rsp + 164], ecx   ;   271.0 agu1+st1   49 b spill
        mov ecx, r8d                 ;   276.0         49 b copy
        rol r11d, cl                 ;   276.0 alu2    49 b
        add edi, r11d                ;   277.0 alu3    49 b
        mov r8d, dword [rsp + 28]    ;   269.2 agu2    48 a
        add r8d, r10d                ;   275.0 alu1    48 a
        add r8d, r11d                ;   277.0 alu0    48 a
        ror r8d, 0x1d                ;   278.0 alu2    48 a
        add edi, r8d                 ;   279.0 alu3    49 b
        lea ecx, [r11 + r8]          ;   279.0 alu1    49 b
        rol edi, cl                  ;   280.0 alu2    49 b
        add edx, edi                 ;   281.0 alu0    49 b
        mov ecx, dword [rsp + 32]    ;   271.3 agu0    48 a
        add ecx, r8d                 ;   279.0 alu3    48 a
        add ecx, edi                 ;   281.0 alu1    48 a
        ror ecx, 0x1d                ;   282.0 alu2    48 a
        add edx, ecx                 ;   283.0 alu0    49 b
        lea r14d, [rdi + rcx]        ;   283.0 alu3    49 b
        mov dword [rsp + 32], ecx    ;   283.0 agu1+st0   48 a spill
        mov ecx, r14d                ;   284.0         49 b copy
        rol edx, cl                  ;   284.0 alu1    49 b
        add esi, edx                 ;   285.0 alu2    49 b
        mov r14d, dword [rsp + 24]   ;   277.0 agu2    48 a
        add r14d, edx                ;   285.0 alu0    48 a
        mov ecx, edx                 ;   285.0         49 b copy
        add r14d, dword [rsp + 32]   ;   287.0 alu3+agu0   48 a
        ror r14d, 0x1d               ;   288.0 alu1    48 a
        add esi, r14d                ;   289.0 alu2    49 b
        add edx, r14d                ;   289.0 alu0    49 b
        mov dword [rsp + 24], ecx    ;   285.0 agu1+st1   49 b spill
        mov ecx, edx                 ;   290.0         49 b copy
        rol esi, cl                  ;   290.0 alu1    49 b
        add ebx, esi                 ;   291.0 alu3    49 b
        mov ecx, dword [rsp + 40]    ;   283.0 agu2    48 a
        add ecx, r14d                ;   289.0 alu2    48 a
        add ecx, esi                 ;   291.0 alu0    48 a
        ror ecx, 0x1d                ;   292.0 alu1    48 a
        add ebx, ecx                 ;   293.0 alu3    49 b
        lea edx, [rsi + rcx]         ;   293.0 alu2    49 b
        mov dword [rsp + 40], ecx    ;   293.0 agu0+st0   48 a spill
        mov ecx, edx                 ;   294.0         49 b copy
        rol ebx, cl                  ;   294.0 alu1    49 b
        mov ecx, dword [rsp + 164]   ;   285.5 agu1    49 b reload
        add ecx, ebx                 ;   295.0 alu0    49 b
        mov edx, dword [rsp + 44]    ;   287.0 agu2    48 a
        add edx, ebx                 ;   295.0 alu3    48 a
        mov dword [rsp + 44], r14d   ;   289.0 agu0+st1   48 a spill
        mov r14d, ebx                ;   295.0         49 b copy
        add edx, dword [rsp + 40]    ;   297.0 alu2+agu1   48 a
        ror edx, 0x1d                ;   298.0 alu1    48 a
        add ecx, edx                 ;   299.0 alu0    49 b
        add ebx, edx                 ;   299.0 alu3    49 b
        mov dword [rsp + 164], ecx   ;   300.0 agu2+st0   49 b spill
        mov ecx, ebx                 ;   300.0         49 b copy
        mov ebx, dword [rsp + 164]   ;   300.0 agu0    49 b
        rol ebx, cl                  ;   304.0 alu2    49 b
        mov ecx, dword [rsp + 36]    ;   293.0 agu1    48 a
        add ecx, edx                 ;   299.0 alu1    48 a
        add ecx, ebx                 ;   305.0 alu0    48 a
        ror ecx, 0x1d                ;   306.0 alu2    48 a
        add r11d, ebx                ;   305.0 alu3    49 b
        add r11d, ecx                ;   307.0 alu1    49 b
        mov dword [rsp + 36], edx    ;   299.0 agu2+st1   48 a spill
        lea edx, [rbx + rcx]         ;   307.0 alu0    49 b
        mov dword [rsp + 164], ecx   ;   307.0 agu0+st0   48 a spill
        mov ecx, edx                 ;   308.0         49 b copy
        rol r11d, cl                 ;   308.0 alu2    49 b
        add edi, r11d                ;   309.0 alu3    49 b
        mov ecx, dword [rsp + 52]    ;   299.2 agu1    48 a
        add ecx, r11d                ;   309.0 alu1    48 a
        mov edx, r11d                ;   309.0         49 b copy
        add ecx, dword [rsp + 164]   ;   311.0 alu0+agu2   48 a
        ror ecx, 0x1d                ;   312.0 alu2    48 a
        add edi, ecx                 ;   313.0 alu3    49 b
        add r11d, ecx                ;   313.0 alu1    49 b
        mov dword [rsp + 52], ecx    ;   313.0 agu0+st1   48 a spill
        mov ecx, r11d                ;   314.0         49 b copy
        rol edi, cl                  ;   314.0 alu2    49 b
        mov r11d, dword [rsp + 24]   ;   306.0 agu1    49 b reload
        add r11d, edi                ;   315.0 alu0    49 b
        mov ecx, dword [rsp + 56]    ;   307.0 agu2    48 a
        add ecx, edi                 ;   315.0 alu3    48 a
        mov dword [rsp + 56], r8d    ;   307.3 agu0+st0   48 a spill
        mov r8d, edi                 ;   315.0         49 b copy
        add ecx, dword [rsp + 52]    ;   317.0 alu1+agu1   48 a
        ror ecx, 0x1d                ;   318.0 alu2    48 a
        add r11d, ecx                ;   319.0 alu0    49 b
        add edi, ecx                 ;   319.0 alu3    49 b
        mov dword [rsp + 24], ecx    ;   319.0 agu2+st1   48 a spill
        mov ecx, edi                 ;   320.0         49 b copy
        rol r11d, cl                 ;   320.0 alu1    49 b
        add esi, r11d                ;   321.0 alu2    49 b
        mov edi, dword [rsp + 48]    ;   313.0 agu0    48 a
        add edi, r11d                ;   321.0 alu0    48 a
        mov ecx, r11d                ;   321.0         49 b copy
        add edi, dword [rsp + 24]    ;   323.0 alu3+agu1   48 a
        ror edi, 0x1d                ;   324.0 alu1    48 a
        add esi, edi                 ;   325.0 alu2    49 b
        add r11d, edi                ;   325.0 alu0    49 b
        mov dword [rsp + 48], ecx    ;   321.0 agu2+st0   49 b spill
        mov ecx, r11d                ;   326.0         49 b copy
        rol esi, cl                  ;   326.0 alu1    49 b
        add r14d, esi                ;   327.0 alu3    49 b
        mov r11d, dword [rsp + 64]   ;   319.0 agu0    48 a
        add r11d, edi                ;   325.0 alu2    48 a
        add r11d, esi                ;   327.0 alu0    48 a
        ror r11d, 0x1d               ;   328.0 alu1    48 a
        add r14d, r11d               ;   329.0 alu3    49 b
        lea ecx, [rsi + r11]         ;   329.0 alu2    49 b
        rol r14d, cl                 ;   330.0 alu1    49 b
        add ebx, r14d                ;   331.0 alu0    49 b
        mov ecx, dword [rsp + 68]    ;   321.3 agu1    48 a
        add ecx, r11d                ;   329.0 alu3    48 a
        add ecx, r14d                ;   331.0 alu2    48 a
        ror ecx, 0x1d                ;   332.0 alu1    48 a
        add ebx, ecx                 ;   333.0 alu0    49 b
        mov dword [rsp + 68], r11d   ;   329.0 agu2+st1   48 a spill
        lea r11d, [r14 + rcx]        ;   333.0 alu3    49 b
        mov dword [rsp + 64], ecx    ;   333.0 agu0+st0   48 a spill
        mov ecx, r11d                ;   334.0         49 b copy
        rol ebx, cl                  ;   334.0 alu2    49 b
        add edx, ebx                 ;   335.0 alu1    49 b
        mov r11d, dword [rsp + 60]   ;   327.2 agu1    48 a
        add r11d, ebx                ;   335.0 alu0    48 a
        mov ecx, ebx                 ;   335.0         49 b copy
        add r11d, dword [rsp + 64]   ;   337.0 alu3+agu2   48 a
        ror r11d, 0x1d               ;   338.0 alu2    48 a
        add edx, r11d                ;   339.0 alu1    49 b
        add ebx, r11d                ;   339.0 alu0    49 b
        mov dword [rsp + 60], ecx    ;   335.0 agu0+st1   49 b spill
        mov ecx, ebx                 ;   340.0         49 b copy
        rol edx, cl                  ;   340.0 alu2    49 b
        add r8d, edx                 ;   341.0 alu3    49 b
        mov ecx, dword [rsp + 76]    ;   333.0 agu1    48 a
        add ecx, r11d                ;   339.0 alu1    48 a
        add ecx, edx                 ;   341.0 alu0    48 a
        ror ecx, 0x1d                ;   342.0 alu2    48 a
        add r8d, ecx                 ;   343.0 alu3    49 b
        lea ebx, [rdx + rcx]         ;   343.0 alu1    49 b
        mov dword [rsp + 76], ecx    ;   343.0 agu2+st0   48 a spill
        mov ecx, ebx                 ;   344.0         49 b copy
        rol r8d, cl                  ;   344.0 alu2    49 b
        mov ecx, dword [rsp + 48]    ;   335.5 agu0    49 b reload
        add ecx, r8d                 ;   345.0 alu0    49 b
        mov ebx, dword [rsp + 80]    ;   337.0 agu1    48 a
        add ebx, r8d                 ;   345.0 alu3    48 a
        mov dword [rsp + 80], r11d   ;   339.0 agu2+st1   48 a spill
        mov r11d, r8d                ;   345.0         49 b copy
        add ebx, dword [rsp + 76]    ;   347.0 alu1+agu0   48 a
        ror ebx, 0x1d                ;   348.0 alu2    48 a
        add ecx, ebx                 ;   349.0 alu0    49 b
        add r8d, ebx                 ;   349.0 alu3    49 b
        mov dword [rsp + 48], ecx    ;   350.0 agu1+st0   49 b spill
        mov ecx, r8d                 ;   350.0         49 b copy
        mov r8d, dword [rsp + 48]    ;   350.0 agu2    49 b
        rol r8d, cl                  ;   354.0 alu1    49 b
        mov ecx, dword [rsp + 72]    ;   343.0 agu0    48 a
        add ecx, ebx                 ;   349.0 alu2    48 a
        add ecx, r8d                 ;   355.0 alu0    48 a
        ror ecx, 0x1d                ;   356.0 alu1    48 a
        add esi, r8d                 ;   355.0 alu3    49 b
        add esi, ecx                 ;   357.0 alu2    49 b
        mov dword [rsp + 72], ebx    ;   349.0 agu1+st1   48 a spill
        lea ebx, [r8 + rcx]          ;   357.0 alu0    49 b
        mov dword [rsp + 48], ecx    ;   357.0 agu2+st0   48 a spill
        mov ecx, ebx                 ;   358.0         49 b copy
        rol esi, cl                  ;   358.0 alu1    49 b
        add r14d, esi                ;   359.0 alu3    49 b
        mov ecx, dword [rsp + 88]    ;   349.2 agu0    48 a
        add ecx, esi                 ;   359.0 alu2    48 a
        mov ebx, esi                 ;   359.0         49 b copy
        add ecx, dword [rsp + 48]    ;   361.0 alu0+agu1   48 a
        ror ecx, 0x1d                ;   362.0 alu1    48 a
        add r14d, ecx                ;   363.0 alu3    49 b
        add esi, ecx                 ;   363.0 alu2    49 b
        mov dword [rsp + 88], ecx    ;   363.0 agu2+st1   48 a spill
        mov ecx, esi                 ;   364.0         49 b copy
        rol r14d, cl                 ;   364.0 alu1    49 b
        mov esi, dword [rsp + 60]    ;   356.0 agu0    49 b reload
        add esi, r14d                ;   365.0 alu0    49 b
        mov ecx, dword [rsp + 92]    ;   357.0 agu1    48 a
        add ecx, r14d                ;   365.0 alu3    48 a
        mov dword [rsp + 92], edi    ;   357.3 agu2+st0   48 a spill
        mov edi, r14d                ;   365.0         49 b copy
        add ecx, dword [rsp + 88]    ;   367.0 alu2+agu0   48 a
        ror ecx, 0x1d                ;   368.0 alu1    48 a
        add esi, ecx                 ;   369.0 alu0    49 b
        add r14d, ecx                ;   369.0 alu3    49 b
        mov dword [rsp + 60], ecx    ;   369.0 agu1+st1   48 a spill
        mov ecx, r14d                ;   370.0         49 b copy
        rol esi, cl                  ;   370.0 alu2    49 b
        add edx, esi                 ;   371.0 alu1    49 b
        mov r14d, dword [rsp + 84]   ;   363.0 agu2    48 a
        add r14d, esi                ;   371.0 alu0    48 a
        mov ecx, esi                 ;   371.0         49 b copy
        add r14d, dword [rsp + 60]   ;   373.0 alu3+agu0   48 a
        ror r14d, 0x1d               ;   374.0 alu2    48 a
        add edx, r14d                ;   375.0 alu1    49 b
        add esi, r14d                ;   375.0 alu0    49 b
        mov dword [rsp + 84], ecx    ;   371.0 agu1+st0   49 b spill
        mov ecx, esi                 ;   376.0         49 b copy
        rol edx, cl                  ;   376.0 alu2    49 b
        add r11d, edx                ;   377.0 alu3    49 b
        mov esi, dword [rsp + 100]   ;   369.0 agu2    48 a
        add esi, r14d                ;   375.0 alu1    48 a
        add esi, edx                 ;   377.0 alu0    48 a
        ror esi, 0x1d                ;   378.0 alu2    48 a
        add r11d, esi                ;   379.0 alu3    49 b
        lea ecx, [rdx + rsi]         ;   379.0 alu1    49 b
        rol r11d, cl                 ;   380.0 alu2    49 b
        add r8d, r11d                ;   381.0 alu0    49 b
        mov ecx, dword [rsp + 104]   ;   371.3 agu0    48 a
        add ecx, esi                 ;   379.0 alu3    48 a
        add ecx, r11d                ;   381.0 alu1    48 a
        ror ecx, 0x1d                ;   382.0 alu2    48 a
        add r8d, ecx                 ;   383.0 alu0    49 b
        mov dword [rsp + 104], esi   ;   379.0 agu1+st1   48 a spill
        lea esi, [r11 + rcx]         ;   383.0 alu3    49 b
        mov dword [rsp + 100], ecx   ;   383.0 agu2+st0   48 a spill
        mov ecx, esi                 ;   384.0         49 b copy
        rol r8d, cl                  ;   384.0 alu1    49 b
        add ebx, r8d                 ;   385.0 alu2    49 b
        mov esi, dword [rsp + 96]    ;   377.2 agu0    48 a
        add esi, r8d                 ;   385.0 alu0    48 a
        mov ecx, r8d                 ;   385.0         49 b copy
        add esi, dword [rsp + 100]   ;   387.0 alu3+agu1   48 a
        ror esi, 0x1d                ;   388.0 alu1    48 a
        add ebx, esi                 ;   389.0 alu2    49 b
        add r8d, esi                 ;   389.0 alu0    49 b
        mov dword [rsp + 96], ecx    ;   385.0 agu2+st1   49 b spill
        mov ecx, r8d                 ;   390.0         49 b copy
        rol ebx, cl                  ;   390.0 alu1    49 b
        add edi, ebx                 ;   391.0 alu3    49 b
        mov r8d, dword [rsp + 112]   ;   383.0 agu0    48 a
        add r8d, esi                 ;   389.0 alu2    48 a
        add r8d, ebx                 ;   391.0 alu0    48 a
        ror r8d, 0x1d                ;   392.0 alu1    48 a
        add edi, r8d                 ;   393.0 alu3    49 b
        lea ecx, [rbx + r8]          ;   393.0 alu2    49 b
        rol edi, cl                  ;   394.0 alu1    49 b
        mov ecx, dword [rsp + 116]   ;   385.2 agu1    48 a
        add ecx, r8d                 ;   393.0 alu0    48 a
        add ecx, edi                 ;   395.0 alu3    48 a
        ror ecx, 0x1d                ;   396.0 alu2    48 a
        mov dword [rsp + 116], r8d   ;   393.0 agu2+st0   48 a spill
        mov r8d, dword [rsp + 84]    ;   388.0 agu0    49 b reload
        add r8d, edi                 ;   395.0 alu1    49 b
        add r8d, ecx                 ;   397.0 alu0    49 b
        mov dword [rsp + 84], esi    ;   389.2 agu1+st1   48 a spill
        lea esi, [rdi + rcx]         ;   397.0 alu3    49 b
        mov dword [rsp + 112], ecx   ;   397.0 agu2+st0   48 a spill
        mov ecx, esi                 ;   398.0         49 b copy
        rol r8d, cl                  ;   398.0 alu2    49 b
        add edx, r8d                 ;   399.0 alu1    49 b
        mov esi, dword [rsp + 108]   ;   391.2 agu0    48 a
        add esi, r8d                 ;   399.0 alu0    48 a
        mov ecx, r8d                 ;   399.0         49 b copy
        add esi, dword [rsp + 112]   ;   401.0 alu3+agu1   48 a
        ror esi, 0x1d                ;   402.0 alu2    48 a
        add edx, esi                 ;   403.0 alu1    49 b
        add r8d, esi                 ;   403.0 alu0    49 b
        mov dword [rsp + 108], ecx   ;   399.0 agu2+st1   49 b spill
        mov ecx, r8d                 ;   404.0         49 b copy
        rol edx, cl                  ;   404.0 alu2    49 b
        add r11d, edx                ;   405.0 alu3    49 b
        mov r8d, dword [rsp + 124]   ;   397.0 agu0    48 a
        add r8d, esi                 ;   403.0 alu1    48 a
        add r8d, edx                 ;   405.0 alu0    48 a
        ror r8d, 0x1d                ;   406.0 alu2    48 a
        add r11d, r8d                ;   407.0 alu3    49 b
        lea ecx, [rdx + r8]          ;   407.0 alu1    49 b
        rol r11d, cl                 ;   408.0 alu2    49 b
        mov ecx, dword [rsp + 128]   ;   399.2 agu1    48 a
        add ecx, r8d                 ;   407.0 alu0    48 a
        add ecx, r11d                ;   409.0 alu3    48 a
        ror ecx, 0x1d                ;   410.0 alu1    48 a
        mov dword [rsp + 128], r8d   ;   407.0 agu2+st0   48 a spill
        mov r8d, dword [rsp + 96]    ;   402.0 agu0    49 b reload
        add r8d, r11d                ;   409.0 alu2    49 b
        add r8d, ecx                 ;   411.0 alu0    49 b
        mov dword [rsp + 96], esi    ;   403.2 agu1+st1   48 a spill
        lea esi, [r11 + rcx]         ;   411.0 alu3    49 b
        mov dword [rsp + 124], ecx   ;   411.0 agu2+st0   48 a spill
        mov ecx, esi                 ;   412.0         49 b copy
        rol r8d, cl                  ;   412.0 alu1    49 b
        add ebx, r8d                 ;   413.0 alu2    49 b
        mov esi, dword [rsp + 120]   ;   405.2 agu0    48 a
        add esi, r8d                 ;   413.0 alu0    48 a
        mov ecx, r8d                 ;   413.0         49 b copy
        add esi, dword [rsp + 124]   ;   415.0 alu3+agu1   48 a
        ror esi, 0x1d                ;   416.0 alu1    48 a
        add ebx, esi                 ;   417.0 alu2    49 b
        add r8d, esi                 ;   417.0 alu0    49 b
        mov dword [rsp + 120], ecx   ;   413.0 agu2+st1   49 b spill
        mov ecx, r8d                 ;   418.0         49 b copy
        rol ebx, cl                  ;   418.0 alu1    49 b
        add edi, ebx                 ;   419.0 alu3    49 b
        mov r8d, dword [rsp + 136]   ;   411.0 agu0    48 a
        add r8d, esi                 ;   417.0 alu2    48 a
        add r8d, ebx                 ;   419.0 alu0    48 a
        ror r8d, 0x1d                ;   420.0 alu1    48 a
        add edi, r8d                 ;   421.0 alu3    49 b
        lea ecx, [rbx + r8]          ;   421.0 alu2    49 b
        rol edi, cl                  ;   422.0 alu1    49 b
        mov ecx, dword [rsp + 140]   ;   413.2 agu1    48 a
        add ecx, r8d                 ;   421.0 alu0    48 a
        add ecx, edi                 ;   423.0 alu3    48 a
        ror ecx, 0x1d                ;   424.0 alu2    48 a
        mov dword [rsp + 140], r8d   ;   421.0 agu2+st0   48 a spill
        mov r8d, dword [rsp + 108]   ;   416.0 agu0    49 b reload
        add r8d, edi                 ;   423.0 alu1    49 b
        add r8d, ecx                 ;   425.0 alu0    49 b
        mov dword [rsp + 108], esi   ;   417.2 agu1+st1   48 a spill
        lea esi, [rdi + rcx]         ;   425.0 alu3    49 b
        mov dword [rsp + 136], ecx   ;   425.0 agu2+st0   48 a spill
        mov ecx, esi                 ;   426.0         49 b copy
        rol r8d, cl                  ;   426.0 alu2    49 b
        add edx, r8d                 ;   427.0 alu1    49 b
        mov esi, dword [rsp + 132]   ;   419.2 agu0    48 a
        add esi, r8d                 ;   427.0 alu0    48 a
        mov ecx, r8d                 ;   427.0         49 b copy
        add esi, dword [rsp + 136]   ;   429.0 alu3+agu1   48 a
        ror esi, 0x1d                ;   430.0 alu2    48 a
        add edx, esi                 ;   431.0 alu1    49 b
        add r8d, esi                 ;   431.0 alu0    49 b
        mov dword [rsp + 132], ecx   ;   427.0 agu2+st1   49 b spill
        mov ecx, r8d                 ;   432.0         49 b copy
        rol edx, cl                  ;   432.0 alu2    49 b
        add r11d, edx                ;   433.0 alu3    49 b
        mov r8d, dword [rsp + 148]   ;   425.0 agu0    48 a
        add r8d, esi                 ;   431.0 alu1    48 a
        add r8d, edx                 ;   433.0 alu0    48 a
        ror r8d, 0x1d                ;   434.0 alu2    48 a
        add r11d, r8d                ;   435.0 alu3    49 b
        lea ecx, [rdx + r8]          ;   435.0 alu1    49 b
        rol r11d, cl                 ;   436.0 alu2    49 b
        mov ecx, dword [rsp + 152]   ;   427.2 agu1    48 a
        add ecx, r8d                 ;   435.0 alu0    48 a
        add ecx, r11d                ;   437.0 alu3    48 a
        ror ecx, 0x1d                ;   438.0 alu1    48 a
        add r12d, ecx                ;   439.0 alu2    48 a
        mov dword [rsp + 152], r8d   ;   435.0 agu2+st0   48 a spill
        mov r8d, dword [rsp + 120]   ;   431.0 agu0    49 b reload
        add r8d, r11d                ;   437.0 alu0    49 b
        add r8d, ecx                 ;   439.0 alu3    49 b
        mov dword [rsp + 120], esi   ;   431.5 agu1+st1   48 a spill
        lea esi, [r11 + rcx]         ;   439.0 alu1    49 b
        mov dword [rsp + 148], ecx   ;   439.0 agu2+st0   48 a spill
        mov ecx, esi                 ;   440.0         49 b copy
        rol r8d, cl                  ;   440.0 alu2    49 b
        add r12d, r8d                ;   441.0 alu0    48 a
        ror r12d, 0x1d               ;   442.0 alu1    48 a
        add ebx, r8d                 ;   441.0 alu3    49 b
        add ebx, r12d                ;   443.0 alu2    49 b
        lea ecx, [r8 + r12]          ;   443.0 alu0    49 b
        rol ebx, cl                  ;   444.0 alu1    49 b
        add edi, ebx                 ;   445.0 alu3    49 b
        mov esi, dword [rsp + 144]   ;   437.0 agu0    48 a
        add esi, r12d                ;   443.0 alu2    48 a
        add esi, ebx                 ;   445.0 alu0    48 a
        ror esi, 0x1d                ;   446.0 alu1    48 a
        add edi, esi                 ;   447.0 alu3    49 b
        add ebp, esi                 ;   447.0 alu2    48 a
        lea ecx, [rbx + rsi]         ;   447.0 alu0    49 b
        rol edi, cl                  ;   448.0 alu1    49 b
        add ebp, edi                 ;   449.0 alu3    48 a
        ror ebp, 0x1d                ;   450.0 alu2    48 a
        add r9d, ebp                 ;   451.0 alu0    48 a
        mov ecx, dword [rsp + 132]   ;   441.2 agu1    49 b reload
        add ecx, edi                 ;   449.0 alu1    49 b
        add ecx, ebp                 ;   451.0 alu3    49 b
        mov dword [rsp + 132], esi   ;   447.0 agu2+st1   48 a spill
        lea esi, [rdi + rbp]         ;   451.0 alu2    49 b
        mov dword [rsp + 144], ecx   ;   452.0 agu0+st0   49 b spill
        mov ecx, esi                 ;   452.0         49 b copy
        mov esi, dword [rsp + 144]   ;   452.0 agu1    49 b
        rol esi, cl                  ;   456.0 alu1    49 b
        add r9d, esi                 ;   457.0 alu0    48 a
        ror r9d, 0x1d                ;   458.0 alu2    48 a
        add edx, esi                 ;   457.0 alu3    49 b
        add edx, r9d                 ;   459.0 alu1    49 b
        lea ecx, [rsi + r9]          ;   459.0 alu0    49 b
        rol edx, cl                  ;   460.0 alu2    49 b
        add r11d, edx                ;   461.0 alu3    49 b
        mov ecx, dword [rsp + 156]   ;   449.2 agu2    48 a
        add ecx, r9d                 ;   459.0 alu1    48 a
        add ecx, edx                 ;   461.0 alu0    48 a
        ror ecx, 0x1d                ;   462.0 alu2    48 a
        add r11d, ecx                ;   463.0 alu3    49 b
        add r13d, ecx                ;   463.0 alu1    48 a
        mov dword [rsp + 156], r9d   ;   459.0 agu0+st1   48 a spill
        lea r9d, [rdx + rcx]         ;   463.0 alu0    49 b
        mov dword [rsp + 144], ecx   ;   463.0 agu1+st0   48 a spill
        mov ecx, r9d                 ;   464.0         49 b copy
        rol r11d, cl                 ;   464.0 alu2    49 b
        add r13d, r11d               ;   465.0 alu3    48 a
        ror r13d, 0x1d               ;   466.0 alu1    48 a
        add r8d, r11d                ;   465.0 alu0    49 b
        add r8d, r13d                ;   467.0 alu2    49 b
        add r15d, r13d               ;   467.0 alu3    48 a
        lea ecx, [r11 + r13]         ;   467.0 alu1    49 b
        rol r8d, cl                  ;   468.0 alu2    49 b
        add r15d, r8d                ;   469.0 alu0    48 a
        ror r15d, 0x1d               ;   470.0 alu1    48 a
        add ebx, r8d                 ;   469.0 alu3    49 b
        add ebx, r15d                ;   471.0 alu2    49 b
        add eax, r15d                ;   471.0 alu0    48 a
        lea ecx, [r8 + r15]          ;   471.0 alu1    49 b
        rol ebx, cl                  ;   472.0 alu2    49 b
        add eax, ebx                 ;   473.0 alu3    48 a
        ror eax, 0x1d                ;   474.0 alu1    48 a
        add edi, ebx                 ;   473.0 alu0    49 b
        add edi, eax                 ;   475.0 alu2    49 b
        lea ecx, [rbx + rax]         ;   475.0 alu3    49 b
        rol edi, cl                  ;   476.0 alu1    49 b
        add esi, edi                 ;   477.0 alu0    49 b
        mov r9d, dword [rsp + 16]    ;   467.3 agu2    48 a
        add r9d, eax                 ;   475.0 alu2    48 a
        add r9d, edi                 ;   477.0 alu3    48 a
        ror r9d, 0x1d                ;   478.0 alu1    48 a
        add esi, r9d                 ;   479.0 alu0    49 b
        lea ecx, [rdi + r9]          ;   479.0 alu2    49 b
        rol esi, cl                  ;   480.0 alu1    49 b
        add edx, esi                 ;   481.0 alu3    49 b
        mov ecx, dword [rsp + 160]   ;   471.3 agu0    48 a
        add ecx, r9d                 ;   479.0 alu0    48 a
        add ecx, esi                 ;   481.0 alu2    48 a
        ror ecx, 0x1d                ;   482.0 alu1    48 a
        add edx, ecx                 ;   483.0 alu3    49 b
        mov dword [rsp + 160], r9d   ;   479.0 agu1+st1   48 a spill
        lea r9d, [rsi + rcx]         ;   483.0 alu0    49 b
        mov dword [rsp + 16], ecx    ;   483.0 agu2+st0   48 a spill
        mov ecx, r9d                 ;   484.0         49 b copy
        rol edx, cl                  ;   484.0 alu2    49 b
        add r11d, edx                ;   485.0 alu1    49 b
        mov r9d, dword [rsp + 20]    ;   477.2 agu0    48 a
        add r9d, edx                 ;   485.0 alu3    48 a
        mov ecx, edx                 ;   485.0         49 b copy
        mov dword [rsp + 20], eax    ;   479.0 agu1+st1   48 a spill
        mov rax, qword [rsp + 8]     ;   479.2 agu2    53 s reload
        mov dword [rax + 4], ebp     ;   479.3 agu0+st0   53 s
        mov dword [rax + 16], r13d   ;   480.0 agu1+st1   53 s
        mov dword [rax + 20], r15d   ;   480.3 agu2+st0   53 s
        mov ebp, dword [rsp + 16]    ;   483.0 agu0    48 a reload
        add r9d, ebp                 ;   487.0 alu0    48 a
        ror r9d, 0x1d                ;   488.0 alu2    48 a
        add r11d, r9d                ;   489.0 alu1    49 b
        add edx, r9d                 ;   489.0 alu3    49 b
        mov r13d, ecx                ;   485.0         49 b copy
        mov ecx, edx                 ;   490.0         49 b copy
        rol r11d, cl                 ;   490.0 alu2    49 b
        add r10d, r9d                ;   489.0 alu0    48 a
        add r10d, r11d               ;   491.0 alu1    48 a
        ror r10d, 0x1d               ;   492.0 alu2    48 a
        add r8d, r11d                ;   491.0 alu3    49 b
        add r8d, r10d                ;   493.0 alu0    49 b
        mov r15d, dword [rsp + 56]   ;   484.2 agu1    48 a reload
        add r15d, r10d               ;   493.0 alu1    48 a
        lea ecx, [r11 + r10]         ;   493.0 alu2    49 b
        rol r8d, cl                  ;   494.0 alu1    49 b
        add r15d, r8d                ;   495.0 alu3    48 a
        ror r15d, 0x1d               ;   496.0 alu2    48 a
        add ebx, r8d                 ;   495.0 alu0    49 b
        add ebx, r15d                ;   497.0 alu1    49 b
        lea ecx, [r8 + r15]          ;   497.0 alu3    49 b
        rol ebx, cl                  ;   498.0 alu2    49 b
        add edi, ebx                 ;   499.0 alu0    49 b
        mov ecx, dword [rsp + 32]    ;   490.0 agu2    48 a
        add ecx, r15d                ;   497.0 alu1    48 a
        add ecx, ebx                 ;   499.0 alu3    48 a
        ror ecx, 0x1d                ;   500.0 alu2    48 a
        add edi, ecx                 ;   501.0 alu0    49 b
        lea edx, [rbx + rcx]         ;   501.0 alu1    49 b
        mov dword [rsp + 32], ecx    ;   501.0 agu0+st1   48 a spill
        mov ecx, edx                 ;   502.0         49 b copy
        rol edi, cl                  ;   502.0 alu2    49 b
        add esi, edi                 ;   503.0 alu3    49 b
        mov dword [rax + 32], ebp    ;   495.0 agu1+st0   53 s
        mov ebp, dword [rsp + 44]    ;   495.2 agu2    48 a
        add ebp, edi                 ;   503.0 alu0    48 a
        mov dword [rax + 36], r9d    ;   495.5 agu0+st1   53 s
        mov ecx, edi                 ;   503.0         49 b copy
        mov dword [rax + 40], r10d   ;   496.0 agu1+st0   53 s
        mov r9d, dword [rsp + 32]    ;   501.0 agu2    48 a reload
        add ebp, r9d                 ;   505.0 alu1    48 a
        ror ebp, 0x1d                ;   506.0 alu2    48 a
        add esi, ebp                 ;   507.0 alu3    49 b
        add edi, ebp                 ;   507.0 alu0    49 b
        mov r10d, ecx                ;   503.0         49 b copy
        mov ecx, edi                 ;   508.0         49 b copy
        rol esi, cl                  ;   508.0 alu1    49 b
        mov edi, dword [rsp + 40]    ;   501.0 agu0    48 a
        add edi, ebp                 ;   507.0 alu2    48 a
        add edi, esi                 ;   509.0 alu3    48 a
        ror edi, 0x1d                ;   510.0 alu1    48 a
        add r13d, esi                ;   509.0 alu0    49 b
        add r13d, edi                ;   511.0 alu2    49 b
        mov dword [rax + 44], r15d   ;   502.2 agu1+st1   53 s
        lea ecx, [rsi + rdi]         ;   511.0 alu3    49 b
        rol r13d, cl                 ;   512.0 alu1    49 b
        mov r15d, dword [rsp + 36]   ;   503.2 agu2    48 a
        add r15d, edi                ;   511.0 alu0    48 a
        add r15d, r13d               ;   513.0 alu2    48 a
        ror r15d, 0x1d               ;   514.0 alu1    48 a
        add r11d, r13d               ;   513.0 alu3    49 b
        add r11d, r15d               ;   515.0 alu0    49 b
        mov dword [rax + 48], r9d    ;   507.0 agu0+st0   53 s
        lea ecx, [r13 + r15]         ;   515.0 alu2    49 b
        rol r11d, cl                 ;   516.0 alu1    49 b
        mov r9d, dword [rsp + 164]   ;   507.5 agu1    48 a
        add r9d, r15d                ;   515.0 alu3    48 a
        mov dword [rax + 52], ebp    ;   508.0 agu2+st1   53 s
        add r9d, r11d                ;   517.0 alu0    48 a
        ror r9d, 0x1d                ;   518.0 alu2    48 a
        add r8d, r11d                ;   517.0 alu1    49 b
        add r8d, r9d                 ;   519.0 alu3    49 b
        lea ecx, [r11 + r9]          ;   519.0 alu0    49 b
        rol r8d, cl                  ;   520.0 alu2    49 b
        mov ebp, dword [rsp + 52]    ;   511.2 agu0    48 a
        add ebp, r9d                 ;   519.0 alu1    48 a
        mov dword [rax + 56], edi    ;   511.5 agu1+st0   53 s
        add ebp, r8d                 ;   521.0 alu3    48 a
        ror ebp, 0x1d                ;   522.0 alu2    48 a
        add ebx, r8d                 ;   521.0 alu0    49 b
        add ebx, ebp                 ;   523.0 alu1    49 b
        lea ecx, [r8 + rbp]          ;   523.0 alu3    49 b
        rol ebx, cl                  ;   524.0 alu2    49 b
        mov edi, dword [rsp + 24]    ;   515.2 agu2    48 a
        add edi, ebp                 ;   523.0 alu0    48 a
        mov dword [rax + 60], r15d   ;   515.5 agu0+st1   53 s
        add edi, ebx                 ;   525.0 alu1    48 a
        ror edi, 0x1d                ;   526.0 alu2    48 a
        add r10d, ebx                ;   525.0 alu3    49 b
        add r10d, edi                ;   527.0 alu0    49 b
        mov r15d, dword [rsp + 92]   ;   518.0 agu1    48 a reload
        add r15d, edi                ;   527.0 alu1    48 a
        mov dword [rax + 64], r9d    ;   519.0 agu2+st0   53 s
        lea ecx, [rbx + rdi]         ;   527.0 alu2    49 b
        rol r10d, cl                 ;   528.0 alu1    49 b
        add r15d, r10d               ;   529.0 alu3    48 a
        ror r15d, 0x1d               ;   530.0 alu2    48 a
        add esi, r10d                ;   529.0 alu0    49 b
        add esi, r15d                ;   531.0 alu1    49 b
        lea ecx, [r10 + r15]         ;   531.0 alu3    49 b
        rol esi, cl                  ;   532.0 alu2    49 b
        mov r9d, dword [rsp + 68]    ;   523.2 agu0    48 a
        add r9d, r15d                ;   531.0 alu0    48 a
        mov dword [rax + 68], ebp    ;   523.5 agu1+st1   53 s
        add r9d, esi                 ;   533.0 alu1    48 a
        ror r9d, 0x1d                ;   534.0 alu2    48 a
        add r13d, esi                ;   533.0 alu3    49 b
        add r13d, r9d                ;   535.0 alu0    49 b
        lea ecx, [rsi + r9]          ;   535.0 alu1    49 b
        rol r13d, cl                 ;   536.0 alu2    49 b
        mov ebp, dword [rsp + 64]    ;   527.2 agu2    48 a
        add ebp, r9d                 ;   535.0 alu3    48 a
        mov dword [rax + 72], edi    ;   527.5 agu0+st0   53 s
        add ebp, r13d                ;   537.0 alu0    48 a
        ror ebp, 0x1d                ;   538.0 alu1    48 a
        add r11d, r13d               ;   537.0 alu2    49 b
        add r11d, ebp                ;   539.0 alu3    49 b
        lea ecx, [r13 + rbp]         ;   539.0 alu0    49 b
        rol r11d, cl                 ;   540.0 alu1    49 b
        mov edi, dword [rsp + 80]    ;   531.2 agu1    48 a
        add edi, ebp                 ;   539.0 alu2    48 a
        mov dword [rax + 76], r15d   ;   531.5 agu2+st1   53 s
        add edi, r11d                ;   541.0 alu3    48 a
        ror edi, 0x1d                ;   542.0 alu1    48 a
        add r8d, r11d                ;   541.0 alu0    49 b
        add r8d, edi                 ;   543.0 alu2    49 b
        lea ecx, [r11 + rdi]         ;   543.0 alu3    49 b
        rol r8d, cl                  ;   544.0 alu1    49 b
        mov r15d, dword [rsp + 76]   ;   535.2 agu0    48 a
        add r15d, edi                ;   543.0 alu0    48 a
        mov dword [rax + 80], r9d    ;   535.5 agu1+st0   53 s
        add r15d, r8d                ;   545.0 alu2    48 a
        ror r15d, 0x1d               ;   546.0 alu1    48 a
        add ebx, r8d                 ;   545.0 alu3    49 b
        add ebx, r15d                ;   547.0 alu0    49 b
        lea ecx, [r8 + r15]          ;   547.0 alu2    49 b
        rol ebx, cl                  ;   548.0 alu1    49 b
        mov r9d, dword [rsp + 72]    ;   539.2 agu2    48 a
        add r9d, r15d                ;   547.0 alu3    48 a
        mov dword [rax + 84], ebp    ;   539.5 agu0+st1   53 s
        add r9d, ebx                 ;   549.0 alu0    48 a
        ror r9d, 0x1d                ;   550.0 alu2    48 a
        add r10d, ebx                ;   549.0 alu1    49 b
        add r10d, r9d                ;   551.0 alu3    49 b
        lea ecx, [rbx + r9]          ;   551.0 alu0    49 b
        rol r10d, cl                 ;   552.0 alu2    49 b
        mov ebp, dword [rsp + 48]    ;   543.2 agu1    48 a
        add ebp, r9d                 ;   551.0 alu1    48 a
        mov dword [rax + 88], edi    ;   543.5 agu2+st0   53 s
        add ebp, r10d                ;   553.0 alu3    48 a
        ror ebp, 0x1d                ;   554.0 alu2    48 a
        add esi, r10d                ;   553.0 alu0    49 b
        add esi, ebp                 ;   555.0 alu1    49 b
        lea ecx, [r10 + rbp]         ;   555.0 alu3    49 b
        rol esi, cl                  ;   556.0 alu2    49 b
        mov edi, dword [rsp + 88]    ;   547.2 agu0    48 a
        add edi, ebp                 ;   555.0 alu0    48 a
        mov dword [rax + 92], r15d   ;   547.5 agu1+st1   53 s
        add edi, esi                 ;   557.0 alu1    48 a
        ror edi, 0x1d                ;   558.0 alu2    48 a
        add r13d, esi                ;   557.0 alu3    49 b
        add r13d, edi                ;   559.0 alu0    49 b
        lea ecx, [rsi + rdi]         ;   559.0 alu1    49 b
        rol r13d, cl                 ;   560.0 alu2    49 b
        mov r15d, dword [rsp + 60]   ;   551.2 agu2    48 a
        add r15d, edi                ;   559.0 alu3    48 a
        mov dword [rax + 96], r9d    ;   551.5 agu0+st0   53 s
        add r15d, r13d               ;   561.0 alu0    48 a
        ror r15d, 0x1d               ;   562.0 alu1    48 a
        add r11d, r13d               ;   561.0 alu2    49 b
        add r11d, r15d               ;   563.0 alu3    49 b
        add r14d, r15d               ;   563.0 alu0    48 a
        lea ecx, [r13 + r15]         ;   563.0 alu1    49 b
        rol r11d, cl                 ;   564.0 alu2    49 b
        add r14d, r11d               ;   565.0 alu3    48 a
        ror r14d, 0x1d               ;   566.0 alu1    48 a
        add r8d, r11d                ;   565.0 alu0    49 b
        add r8d, r14d                ;   567.0 alu2    49 b
        lea ecx, [r11 + r14]         ;   567.0 alu3    49 b
        rol r8d, cl                  ;   568.0 alu1    49 b
        mov r9d, dword [rsp + 104]   ;   559.2 agu1    48 a
        add r9d, r14d                ;   567.0 alu0    48 a
        mov dword [rax + 100], ebp   ;   559.5 agu2+st1   53 s
        add r9d, r8d                 ;   569.0 alu2    48 a
        ror r9d, 0x1d                ;   570.0 alu1    48 a
        add ebx, r8d                 ;   569.0 alu3    49 b
        add ebx, r9d                 ;   571.0 alu0    49 b
        lea ecx, [r8 + r9]           ;   571.0 alu2    49 b
        rol ebx, cl                  ;   572.0 alu1    49 b
        mov ebp, dword [rsp + 100]   ;   563.2 agu0    48 a
        add ebp, r9d                 ;   571.0 alu3    48 a
        mov dword [rax + 104], edi   ;   563.5 agu1+st0   53 s
        add ebp, ebx                 ;   573.0 alu0    48 a
        ror ebp, 0x1d                ;   574.0 alu2    48 a
        add r10d, ebx                ;   573.0 alu1    49 b
        add r10d, ebp                ;   575.0 alu3    49 b
        lea ecx, [rbx + rbp]         ;   575.0 alu0    49 b
        rol r10d, cl                 ;   576.0 alu2    49 b
        mov edi, dword [rsp + 84]    ;   567.2 agu2    48 a
        add edi, ebp                 ;   575.0 alu1    48 a
        mov dword [rax + 108], r15d  ;   567.5 agu0+st1   53 s
        add edi, r10d                ;   577.0 alu3    48 a
        ror edi, 0x1d                ;   578.0 alu2    48 a
        add esi, r10d                ;   577.0 alu0    49 b
        add esi, edi                 ;   579.0 alu1    49 b
        lea ecx, [r10 + rdi]         ;   579.0 alu3    49 b
        rol esi, cl                  ;   580.0 alu2    49 b
        mov r15d, dword [rsp + 116]  ;   571.2 agu1    48 a
        add r15d, edi                ;   579.0 alu0    48 a
        mov dword [rax + 112], r14d  ;   571.5 agu2+st0   53 s
        add r15d, esi                ;   581.0 alu1    48 a
        ror r15d, 0x1d               ;   582.0 alu2    48 a
        add r13d, esi                ;   581.0 alu3    49 b
        add r13d, r15d               ;   583.0 alu0    49 b
        lea ecx, [rsi + r15]         ;   583.0 alu1    49 b
        rol r13d, cl                 ;   584.0 alu2    49 b
        mov r14d, dword [rsp + 112]  ;   575.2 agu0    48 a
        add r14d, r15d               ;   583.0 alu3    48 a
        mov dword [rax + 116], r9d   ;   575.5 agu1+st1   53 s
        add r14d, r13d               ;   585.0 alu0    48 a
        ror r14d, 0x1d               ;   586.0 alu1    48 a
        add r11d, r13d               ;   585.0 alu2    49 b
        add r11d, r14d               ;   587.0 alu3    49 b
        lea ecx, [r13 + r14]         ;   587.0 alu0    49 b
        rol r11d, cl                 ;   588.0 alu1    49 b
        mov r9d, dword [rsp + 96]    ;   579.2 agu2    48 a
        add r9d, r14d                ;   587.0 alu2    48 a
        mov dword [rax + 120], ebp   ;   579.5 agu0+st0   53 s
        add r9d, r11d                ;   589.0 alu3    48 a
        ror r9d, 0x1d                ;   590.0 alu1    48 a
        add r8d, r11d                ;   589.0 alu0    49 b
        add r8d, r9d                 ;   591.0 alu2    49 b
        lea ecx, [r11 + r9]          ;   591.0 alu3    49 b
        rol r8d, cl                  ;   592.0 alu1    49 b
        mov ebp, dword [rsp + 128]   ;   583.2 agu1    48 a
        add ebp, r9d                 ;   591.0 alu0    48 a
        mov dword [rax + 124], edi   ;   583.5 agu2+st1   53 s
        add ebp, r8d                 ;   593.0 alu2    48 a
        ror ebp, 0x1d                ;   594.0 alu1    48 a
        add ebx, r8d                 ;   593.0 alu3    49 b
        add ebx, ebp                 ;   595.0 alu0    49 b
        lea ecx, [r8 + rbp]          ;   595.0 alu2    49 b
        rol ebx, cl                  ;   596.0 alu1    49 b
        mov edi, dword [rsp + 124]   ;   587.2 agu0    48 a
        add edi, ebp                 ;   595.0 alu3    48 a
        mov dword [rax + 128], r15d  ;   587.5 agu1+st0   53 s
        add edi, ebx                 ;   597.0 alu0    48 a
        ror edi, 0x1d                ;   598.0 alu2    48 a
        add r10d, ebx                ;   597.0 alu1    49 b
        add r10d, edi                ;   599.0 alu3    49 b
        lea ecx, [rbx + rdi]         ;   599.0 alu0    49 b
        rol r10d, cl                 ;   600.0 alu2    49 b
        mov r15d, dword [rsp + 108]  ;   591.2 agu2    48 a
        add r15d, edi                ;   599.0 alu1    48 a
        mov dword [rax + 132], r14d  ;   591.5 agu0+st1   53 s
        add r15d, r10d               ;   601.0 alu3    48 a
        ror r15d, 0x1d               ;   602.0 alu2    48 a
        add esi, r10d                ;   601.0 alu0    49 b
        add esi, r15d                ;   603.0 alu1    49 b
        lea ecx, [r10 + r15]         ;   603.0 alu3    49 b
        rol esi, cl                  ;   604.0 alu2    49 b
        add r13d, esi                ;   605.0 alu0    49 b
        mov r14d, dword [rsp + 140]  ;   595.3 agu1    48 a
        add r14d, r15d               ;   603.0 alu1    48 a
        mov dword [rax + 136], r9d   ;   596.0 agu2+st0   53 s
        add r14d, esi                ;   605.0 alu3    48 a
        ror r14d, 0x1d               ;   606.0 alu2    48 a
        add r13d, r14d               ;   607.0 alu0    49 b
        add esi, r14d                ;   607.0 alu1    49 b
        mov ecx, esi                 ;   608.0         49 b copy
        rol r13d, cl                 ;   608.0 alu2    49 b
        add r11d, r13d               ;   609.0 alu3    49 b
        mov esi, dword [rsp + 136]   ;   600.0 agu0    48 a
        add esi, r14d                ;   607.0 alu0    48 a
        add esi, r13d                ;   609.0 alu1    48 a
        ror esi, 0x1d                ;   610.0 alu2    48 a
        add r11d, esi                ;   611.0 alu3    49 b
        add r13d, esi                ;   611.0 alu0    49 b
        mov ecx, r13d                ;   612.0         49 b copy
        rol r11d, cl                 ;   612.0 alu1    49 b
        add r8d, r11d                ;   613.0 alu2    49 b
        mov r9d, dword [rsp + 120]   ;   605.0 agu1    48 a
        add r9d, esi                 ;   611.0 alu3    48 a
        add r9d, r11d                ;   613.0 alu0    48 a
        ror r9d, 0x1d                ;   614.0 alu1    48 a
        add r8d, r9d                 ;   615.0 alu2    49 b
        add r11d, r9d                ;   615.0 alu3    49 b
        mov ecx, r11d                ;   616.0         49 b copy
        rol r8d, cl                  ;   616.0 alu1    49 b
        add ebx, r8d                 ;   617.0 alu0    49 b
        mov dword [rax + 140], ebp   ;   609.0 agu2+st1   53 s
        mov dword [rax + 144], edi   ;   609.2 agu0+st0   53 s
        mov dword [rax + 148], r15d  ;   610.0 agu1+st1   53 s
        mov edi, dword [rsp + 152]   ;   610.0 agu2    48 a
        add edi, r9d                 ;   615.0 alu2    48 a
        add edi, r8d                 ;   617.0 alu3    48 a
        ror edi, 0x1d                ;   618.0 alu1    48 a
        mov dword [rax + 152], r14d  ;   611.0 agu0+st0   53 s
        add ebx, edi                 ;   619.0 alu0    49 b
        add r8d, edi                 ;   619.0 alu2    49 b
        mov ecx, r8d                 ;   620.0         49 b copy
        rol ebx, cl                  ;   620.0 alu1    49 b
        add r10d, ebx                ;   621.0 alu3    49 b
        mov dword [rax + 156], esi   ;   613.0 agu1+st1   53 s
        mov dword [rax + 160], r9d   ;   615.0 agu2+st0   53 s
        mov esi, dword [rsp + 148]   ;   613.3 agu0    48 a
        add esi, edi                 ;   619.0 alu0    48 a
        add esi, ebx                 ;   621.0 alu2    48 a
        ror esi, 0x1d                ;   622.0 alu1    48 a
        mov dword [rax + 164], edi   ;   619.0 agu1+st1   53 s
        add r10d, esi                ;   623.0 alu3    49 b
        add ebx, esi                 ;   623.0 alu0    49 b
        mov ecx, ebx                 ;   624.0         49 b copy
        rol r10d, cl                 ;   624.0 alu2    49 b
        add r12d, r10d               ;   625.0 alu1    48 a
        add r12d, esi                ;   626.0 alu3    48 a
        ror r12d, 0x1d               ;   627.0 alu2    48 a
        mov dword [rax + 168], esi   ;   623.0 agu2+st0   53 s
        mov dword [rax + 172], r12d  ;   628.0 agu0+st1   53 s
        mov esi, dword [rsp + 132]   ;   619.3 agu1    48 a reload
        mov dword [rax], esi         ;   623.3 agu2+st0   53 s
        mov esi, dword [rsp + 156]   ;   620.2 agu0    48 a reload
        mov dword [rax + 8], esi     ;   624.2 agu1+st1   53 s
        mov esi, dword [rsp + 144]   ;   621.0 agu2    48 a reload
        mov dword [rax + 12], esi    ;   625.0 agu0+st0   53 s
        mov esi, dword [rsp + 20]    ;   621.3 agu1    48 a reload
        mov dword [rax + 24], esi    ;   625.3 agu2+st1   53 s
        mov esi, dword [rsp + 160]   ;   622.2 agu0    48 a reload
        mov dword [rax + 28], esi    ;   626.2 agu1+st0   53 s
        add rsp, 0xa8                ;                    frame
        pop r15                      ;                    preserved
        pop r14                      ;                    preserved
        pop r13                      ;                    preserved
        pop r12                      ;                    preserved
        pop rbp                      ;                    preserved
        pop rbx                      ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

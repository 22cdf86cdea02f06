; rc6_expand128 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand128 --cpu zen3
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
;   body: 1266 uops, planned 641.0; bounds: width 211.0, ports 228.5, path 398.0
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
        mov r8d, dword [r8 + 12]     ;    10.0 agu1    49 b
        add r8d, r10d                ;    18.0 alu2    49 b
        add r8d, r11d                ;    20.0 alu3    49 b
        lea ecx, [r10 + r11]         ;    20.0 alu0    49 b
        rol r8d, cl                  ;    21.0 alu1    49 b
        add esi, r8d                 ;    22.0 alu2    49 b
        lea r12d, [r11 + 817838151]  ;    20.0 alu3    48 a
        add r12d, r8d                ;    22.0 alu0    48 a
        ror r12d, 0x1d               ;    23.0 alu1    48 a
        add esi, r12d                ;    24.0 alu2    49 b
        lea ecx, [r8 + r12]          ;    24.0 alu3    49 b
        rol esi, cl                  ;    25.0 alu1    49 b
        add edi, esi                 ;    26.0 alu0    49 b
        lea r13d, [r12 - 822693376]  ;    24.0 alu2    48 a
        add r13d, esi                ;    26.0 alu3    48 a
        ror r13d, 0x1d               ;    27.0 alu1    48 a
        add edi, r13d                ;    28.0 alu0    49 b
        lea ecx, [rsi + r13]         ;    28.0 alu2    49 b
        rol edi, cl                  ;    29.0 alu1    49 b
        add r10d, edi                ;    30.0 alu3    49 b
        lea r14d, [r13 + 1831742393] ;    28.0 alu0    48 a
        add r14d, edi                ;    30.0 alu2    48 a
        ror r14d, 0x1d               ;    31.0 alu1    48 a
        add r10d, r14d               ;    32.0 alu3    49 b
        lea ecx, [rdi + r14]         ;    32.0 alu0    49 b
        rol r10d, cl                 ;    33.0 alu2    49 b
        add r8d, r10d                ;    34.0 alu1    49 b
        lea r15d, [r14 + 191210866]  ;    32.0 alu3    48 a
        add r15d, r10d               ;    34.0 alu0    48 a
        ror r15d, 0x1d               ;    35.0 alu2    48 a
        add r8d, r15d                ;    36.0 alu1    49 b
        lea ecx, [r10 + r15]         ;    36.0 alu3    49 b
        rol r8d, cl                  ;    37.0 alu2    49 b
        add esi, r8d                 ;    38.0 alu0    49 b
        lea eax, [r15 - 1449320661]  ;    36.0 alu1    48 a
        add eax, r8d                 ;    38.0 alu3    48 a
        ror eax, 0x1d                ;    39.0 alu2    48 a
        add esi, eax                 ;    40.0 alu0    49 b
        lea ecx, [r8 + rax]          ;    40.0 alu1    49 b
        rol esi, cl                  ;    41.0 alu2    49 b
        add edi, esi                 ;    42.0 alu3    49 b
        lea ecx, [rax + 1205115108]  ;    40.0 alu0    48 a
        add ecx, esi                 ;    42.0 alu1    48 a
        ror ecx, 0x1d                ;    43.0 alu2    48 a
        add edi, ecx                 ;    44.0 alu3    49 b
        lea edx, [rsi + rcx]         ;    44.0 alu0    49 b
        mov ebx, ecx                 ;    44.0         48 a copy
        mov ecx, edx                 ;    45.0         49 b copy
        rol edi, cl                  ;    45.0 alu1    49 b
        add r10d, edi                ;    46.0 alu2    49 b
        lea ecx, [rbx - 435416419]   ;    44.0 alu3    48 a
        add ecx, edi                 ;    46.0 alu0    48 a
        ror ecx, 0x1d                ;    47.0 alu1    48 a
        add r10d, ecx                ;    48.0 alu2    49 b
        lea edx, [rdi + rcx]         ;    48.0 alu3    49 b
        mov dword [rsp + 16], ecx    ;    48.0 agu2+st0   48 a spill
        mov ecx, edx                 ;    49.0         49 b copy
        rol r10d, cl                 ;    49.0 alu1    49 b
        add r8d, r10d                ;    50.0 alu0    49 b
        mov ecx, dword [rsp + 16]    ;    48.0 agu0    48 a
        add ecx, r10d                ;    52.0 alu2    48 a
        mov edx, r10d                ;    50.0         49 b copy
        add ecx, 0x84438c56          ;    53.0 alu3    48 a
        ror ecx, 0x1d                ;    54.0 alu1    48 a
        add r8d, ecx                 ;    55.0 alu0    49 b
        add r10d, ecx                ;    55.0 alu2    49 b
        mov dword [rsp + 20], ecx    ;    55.0 agu1+st1   48 a spill
        mov ecx, r10d                ;    56.0         49 b copy
        rol r8d, cl                  ;    56.0 alu1    49 b
        add esi, r8d                 ;    57.0 alu3    49 b
        mov r10d, dword [rsp + 20]   ;    55.0 agu2    48 a
        add r10d, r8d                ;    59.0 alu0    48 a
        mov ecx, r8d                 ;    57.0         49 b copy
        add r10d, 0x227b060f         ;    60.0 alu2    48 a
        ror r10d, 0x1d               ;    61.0 alu1    48 a
        add esi, r10d                ;    62.0 alu3    49 b
        add r8d, r10d                ;    62.0 alu0    49 b
        mov dword [rsp + 24], ecx    ;    57.0 agu0+st0   49 b spill
        mov ecx, r8d                 ;    63.0         49 b copy
        rol esi, cl                  ;    63.0 alu2    49 b
        add edi, esi                 ;    64.0 alu1    49 b
        lea r8d, [r10 - 1062043704]  ;    62.0 alu3    48 a
        add r8d, esi                 ;    64.0 alu0    48 a
        ror r8d, 0x1d                ;    65.0 alu2    48 a
        add edi, r8d                 ;    66.0 alu1    49 b
        lea ecx, [rsi + r8]          ;    66.0 alu3    49 b
        rol edi, cl                  ;    67.0 alu2    49 b
        add edx, edi                 ;    68.0 alu0    49 b
        lea ecx, [r8 + 1592392065]   ;    66.0 alu1    48 a
        add ecx, edi                 ;    68.0 alu3    48 a
        ror ecx, 0x1d                ;    69.0 alu2    48 a
        add edx, ecx                 ;    70.0 alu0    49 b
        mov dword [rsp + 28], r8d    ;    66.0 agu1+st1   48 a spill
        lea r8d, [rdi + rcx]         ;    70.0 alu1    49 b
        mov dword [rsp + 32], ecx    ;    70.0 agu2+st0   48 a spill
        mov ecx, r8d                 ;    71.0         49 b copy
        rol edx, cl                  ;    71.0 alu2    49 b
        mov r8d, dword [rsp + 24]    ;    64.0 agu0    49 b reload
        add r8d, edx                 ;    72.0 alu3    49 b
        mov ecx, dword [rsp + 32]    ;    70.0 agu1    48 a
        add ecx, edx                 ;    74.0 alu0    48 a
        mov dword [rsp + 24], r10d   ;    66.0 agu2+st1   48 a spill
        mov r10d, edx                ;    72.0         49 b copy
        add ecx, 0xfd21733a          ;    75.0 alu1    48 a
        ror ecx, 0x1d                ;    76.0 alu2    48 a
        add r8d, ecx                 ;    77.0 alu3    49 b
        add edx, ecx                 ;    77.0 alu0    49 b
        mov dword [rsp + 36], ecx    ;    77.0 agu0+st0   48 a spill
        mov ecx, edx                 ;    78.0         49 b copy
        rol r8d, cl                  ;    78.0 alu1    49 b
        add esi, r8d                 ;    79.0 alu2    49 b
        mov ecx, dword [rsp + 36]    ;    77.0 agu1    48 a
        add ecx, r8d                 ;    81.0 alu3    48 a
        mov edx, r8d                 ;    79.0         49 b copy
        add ecx, 0x9b58ecf3          ;    82.0 alu0    48 a
        ror ecx, 0x1d                ;    83.0 alu1    48 a
        add esi, ecx                 ;    84.0 alu2    49 b
        add r8d, ecx                 ;    84.0 alu3    49 b
        mov dword [rsp + 40], ecx    ;    84.0 agu2+st1   48 a spill
        mov ecx, r8d                 ;    85.0         49 b copy
        rol esi, cl                  ;    85.0 alu1    49 b
        add edi, esi                 ;    86.0 alu0    49 b
        mov r8d, dword [rsp + 40]    ;    84.0 agu0    48 a
        add r8d, esi                 ;    88.0 alu2    48 a
        mov ecx, esi                 ;    86.0         49 b copy
        add r8d, 0x399066ac          ;    89.0 alu3    48 a
        ror r8d, 0x1d                ;    90.0 alu1    48 a
        add edi, r8d                 ;    91.0 alu0    49 b
        add esi, r8d                 ;    91.0 alu2    49 b
        mov dword [rsp + 44], ecx    ;    86.0 agu1+st0   49 b spill
        mov ecx, esi                 ;    92.0         49 b copy
        rol edi, cl                  ;    92.0 alu1    49 b
        add r10d, edi                ;    93.0 alu3    49 b
        lea esi, [r8 - 674766747]    ;    91.0 alu0    48 a
        add esi, edi                 ;    93.0 alu2    48 a
        ror esi, 0x1d                ;    94.0 alu1    48 a
        add r10d, esi                ;    95.0 alu3    49 b
        lea ecx, [rdi + rsi]         ;    95.0 alu0    49 b
        rol r10d, cl                 ;    96.0 alu2    49 b
        add edx, r10d                ;    97.0 alu1    49 b
        lea ecx, [rsi + 1979669022]  ;    95.0 alu3    48 a
        add ecx, r10d                ;    97.0 alu0    48 a
        ror ecx, 0x1d                ;    98.0 alu2    48 a
        add edx, ecx                 ;    99.0 alu1    49 b
        mov dword [rsp + 48], esi    ;    95.0 agu2+st1   48 a spill
        lea esi, [r10 + rcx]         ;    99.0 alu3    49 b
        mov dword [rsp + 52], ecx    ;    99.0 agu0+st0   48 a spill
        mov ecx, esi                 ;   100.0         49 b copy
        rol edx, cl                  ;   100.0 alu2    49 b
        mov esi, dword [rsp + 44]    ;    93.0 agu1    49 b reload
        add esi, edx                 ;   101.0 alu0    49 b
        mov ecx, dword [rsp + 52]    ;    99.0 agu2    48 a
        add ecx, edx                 ;   103.0 alu1    48 a
        mov dword [rsp + 44], r8d    ;    95.0 agu0+st1   48 a spill
        mov r8d, edx                 ;   101.0         49 b copy
        add ecx, 0x1436d3d7          ;   104.0 alu3    48 a
        ror ecx, 0x1d                ;   105.0 alu2    48 a
        add esi, ecx                 ;   106.0 alu0    49 b
        add edx, ecx                 ;   106.0 alu1    49 b
        mov dword [rsp + 56], ecx    ;   106.0 agu1+st0   48 a spill
        mov ecx, edx                 ;   107.0         49 b copy
        rol esi, cl                  ;   107.0 alu2    49 b
        add edi, esi                 ;   108.0 alu3    49 b
        mov ecx, dword [rsp + 56]    ;   106.0 agu2    48 a
        add ecx, esi                 ;   110.0 alu0    48 a
        mov edx, esi                 ;   108.0         49 b copy
        add ecx, 0xb26e4d90          ;   111.0 alu1    48 a
        ror ecx, 0x1d                ;   112.0 alu2    48 a
        add edi, ecx                 ;   113.0 alu3    49 b
        add esi, ecx                 ;   113.0 alu0    49 b
        mov dword [rsp + 60], ecx    ;   113.0 agu0+st1   48 a spill
        mov ecx, esi                 ;   114.0         49 b copy
        rol edi, cl                  ;   114.0 alu1    49 b
        add r10d, edi                ;   115.0 alu2    49 b
        mov esi, dword [rsp + 60]    ;   113.0 agu1    48 a
        add esi, edi                 ;   117.0 alu3    48 a
        mov ecx, edi                 ;   115.0         49 b copy
        add esi, 0x50a5c749          ;   118.0 alu0    48 a
        ror esi, 0x1d                ;   119.0 alu1    48 a
        add r10d, esi                ;   120.0 alu2    49 b
        add edi, esi                 ;   120.0 alu3    49 b
        mov dword [rsp + 64], ecx    ;   115.0 agu2+st0   49 b spill
        mov ecx, edi                 ;   121.0         49 b copy
        rol r10d, cl                 ;   121.0 alu1    49 b
        add r8d, r10d                ;   122.0 alu0    49 b
        lea edi, [rsi - 287489790]   ;   120.0 alu2    48 a
        add edi, r10d                ;   122.0 alu3    48 a
        ror edi, 0x1d                ;   123.0 alu1    48 a
        add r8d, edi                 ;   124.0 alu0    49 b
        lea ecx, [r10 + rdi]         ;   124.0 alu2    49 b
        rol r8d, cl                  ;   125.0 alu1    49 b
        add edx, r8d                 ;   126.0 alu3    49 b
        lea ecx, [rdi - 1928021317]  ;   124.0 alu0    48 a
        add ecx, r8d                 ;   126.0 alu2    48 a
        ror ecx, 0x1d                ;   127.0 alu1    48 a
        add edx, ecx                 ;   128.0 alu3    49 b
        mov dword [rsp + 68], edi    ;   124.0 agu0+st1   48 a spill
        lea edi, [r8 + rcx]          ;   128.0 alu0    49 b
        mov dword [rsp + 72], ecx    ;   128.0 agu1+st0   48 a spill
        mov ecx, edi                 ;   129.0         49 b copy
        rol edx, cl                  ;   129.0 alu2    49 b
        mov edi, dword [rsp + 64]    ;   122.0 agu2    49 b reload
        add edi, edx                 ;   130.0 alu1    49 b
        mov ecx, dword [rsp + 72]    ;   128.0 agu0    48 a
        add ecx, edx                 ;   132.0 alu3    48 a
        mov dword [rsp + 64], esi    ;   124.0 agu1+st1   48 a spill
        mov esi, edx                 ;   130.0         49 b copy
        add ecx, 0x2b4c3474          ;   133.0 alu0    48 a
        ror ecx, 0x1d                ;   134.0 alu2    48 a
        add edi, ecx                 ;   135.0 alu1    49 b
        add edx, ecx                 ;   135.0 alu3    49 b
        mov dword [rsp + 76], ecx    ;   135.0 agu2+st0   48 a spill
        mov ecx, edx                 ;   136.0         49 b copy
        rol edi, cl                  ;   136.0 alu2    49 b
        add r10d, edi                ;   137.0 alu0    49 b
        mov ecx, dword [rsp + 76]    ;   135.0 agu0    48 a
        add ecx, edi                 ;   139.0 alu1    48 a
        mov edx, edi                 ;   137.0         49 b copy
        add ecx, 0xc983ae2d          ;   140.0 alu3    48 a
        ror ecx, 0x1d                ;   141.0 alu2    48 a
        add r10d, ecx                ;   142.0 alu0    49 b
        add edi, ecx                 ;   142.0 alu1    49 b
        mov dword [rsp + 80], ecx    ;   142.0 agu1+st1   48 a spill
        mov ecx, edi                 ;   143.0         49 b copy
        rol r10d, cl                 ;   143.0 alu2    49 b
        add r8d, r10d                ;   144.0 alu3    49 b
        mov edi, dword [rsp + 80]    ;   142.0 agu2    48 a
        add edi, r10d                ;   146.0 alu0    48 a
        mov ecx, r10d                ;   144.0         49 b copy
        add edi, 0x67bb27e6          ;   147.0 alu1    48 a
        ror edi, 0x1d                ;   148.0 alu2    48 a
        add r8d, edi                 ;   149.0 alu3    49 b
        add r10d, edi                ;   149.0 alu0    49 b
        mov dword [rsp + 84], ecx    ;   144.0 agu0+st0   49 b spill
        mov ecx, r10d                ;   150.0         49 b copy
        rol r8d, cl                  ;   150.0 alu1    49 b
        add esi, r8d                 ;   151.0 alu2    49 b
        lea r10d, [rdi + 99787167]   ;   149.0 alu3    48 a
        add r10d, r8d                ;   151.0 alu0    48 a
        ror r10d, 0x1d               ;   152.0 alu1    48 a
        add esi, r10d                ;   153.0 alu2    49 b
        lea ecx, [r8 + r10]          ;   153.0 alu3    49 b
        rol esi, cl                  ;   154.0 alu1    49 b
        add edx, esi                 ;   155.0 alu0    49 b
        lea ecx, [r10 - 1540744360]  ;   153.0 alu2    48 a
        add ecx, esi                 ;   155.0 alu3    48 a
        ror ecx, 0x1d                ;   156.0 alu1    48 a
        add edx, ecx                 ;   157.0 alu0    49 b
        mov dword [rsp + 88], r10d   ;   153.0 agu1+st1   48 a spill
        lea r10d, [rsi + rcx]        ;   157.0 alu2    49 b
        mov dword [rsp + 92], ecx    ;   157.0 agu2+st0   48 a spill
        mov ecx, r10d                ;   158.0         49 b copy
        rol edx, cl                  ;   158.0 alu1    49 b
        mov r10d, dword [rsp + 84]   ;   151.0 agu0    49 b reload
        add r10d, edx                ;   159.0 alu3    49 b
        mov ecx, dword [rsp + 92]    ;   157.0 agu1    48 a
        add ecx, edx                 ;   161.0 alu0    48 a
        mov dword [rsp + 84], edi    ;   153.0 agu2+st1   48 a spill
        mov edi, edx                 ;   159.0         49 b copy
        add ecx, 0x42619511          ;   162.0 alu2    48 a
        ror ecx, 0x1d                ;   163.0 alu1    48 a
        add r10d, ecx                ;   164.0 alu3    49 b
        add edx, ecx                 ;   164.0 alu0    49 b
        mov dword [rsp + 96], ecx    ;   164.0 agu0+st0   48 a spill
        mov ecx, edx                 ;   165.0         49 b copy
        rol r10d, cl                 ;   165.0 alu2    49 b
        add r8d, r10d                ;   166.0 alu1    49 b
        mov ecx, dword [rsp + 96]    ;   164.0 agu1    48 a
        add ecx, r10d                ;   168.0 alu3    48 a
        mov edx, r10d                ;   166.0         49 b copy
        add ecx, 0xe0990eca          ;   169.0 alu0    48 a
        ror ecx, 0x1d                ;   170.0 alu2    48 a
        add r8d, ecx                 ;   171.0 alu1    49 b
        add r10d, ecx                ;   171.0 alu3    49 b
        mov dword [rsp + 100], ecx   ;   171.0 agu2+st1   48 a spill
        mov ecx, r10d                ;   172.0         49 b copy
        rol r8d, cl                  ;   172.0 alu2    49 b
        add esi, r8d                 ;   173.0 alu0    49 b
        mov r10d, dword [rsp + 100]  ;   171.0 agu0    48 a
        add r10d, r8d                ;   175.0 alu1    48 a
        mov ecx, r8d                 ;   173.0         49 b copy
        add r10d, 0x7ed08883         ;   176.0 alu3    48 a
        ror r10d, 0x1d               ;   177.0 alu2    48 a
        add esi, r10d                ;   178.0 alu0    49 b
        add r8d, r10d                ;   178.0 alu1    49 b
        mov dword [rsp + 104], ecx   ;   173.0 agu1+st0   49 b spill
        mov ecx, r8d                 ;   179.0         49 b copy
        rol esi, cl                  ;   179.0 alu2    49 b
        add edi, esi                 ;   180.0 alu3    49 b
        lea r8d, [r10 + 487064124]   ;   178.0 alu0    48 a
        add r8d, esi                 ;   180.0 alu1    48 a
        ror r8d, 0x1d                ;   181.0 alu2    48 a
        add edi, r8d                 ;   182.0 alu3    49 b
        lea ecx, [rsi + r8]          ;   182.0 alu0    49 b
        rol edi, cl                  ;   183.0 alu1    49 b
        add edx, edi                 ;   184.0 alu2    49 b
        lea ecx, [r8 - 1153467403]   ;   182.0 alu3    48 a
        add ecx, edi                 ;   184.0 alu0    48 a
        ror ecx, 0x1d                ;   185.0 alu1    48 a
        add edx, ecx                 ;   186.0 alu2    49 b
        mov dword [rsp + 108], r8d   ;   182.0 agu2+st1   48 a spill
        lea r8d, [rdi + rcx]         ;   186.0 alu3    49 b
        mov dword [rsp + 112], ecx   ;   186.0 agu0+st0   48 a spill
        mov ecx, r8d                 ;   187.0         49 b copy
        rol edx, cl                  ;   187.0 alu1    49 b
        mov r8d, dword [rsp + 104]   ;   180.0 agu1    49 b reload
        add r8d, edx                 ;   188.0 alu0    49 b
        mov ecx, dword [rsp + 112]   ;   186.0 agu2    48 a
        add ecx, edx                 ;   190.0 alu2    48 a
        mov dword [rsp + 104], r10d  ;   182.0 agu0+st1   48 a spill
        mov r10d, edx                ;   188.0         49 b copy
        add ecx, 0x5976f5ae          ;   191.0 alu3    48 a
        ror ecx, 0x1d                ;   192.0 alu1    48 a
        add r8d, ecx                 ;   193.0 alu0    49 b
        add edx, ecx                 ;   193.0 alu2    49 b
        mov dword [rsp + 116], ecx   ;   193.0 agu1+st0   48 a spill
        mov ecx, edx                 ;   194.0         49 b copy
        rol r8d, cl                  ;   194.0 alu1    49 b
        add esi, r8d                 ;   195.0 alu3    49 b
        mov ecx, dword [rsp + 116]   ;   193.0 agu2    48 a
        add ecx, r8d                 ;   197.0 alu0    48 a
        mov edx, r8d                 ;   195.0         49 b copy
        add ecx, 0xf7ae6f67          ;   198.0 alu2    48 a
        ror ecx, 0x1d                ;   199.0 alu1    48 a
        add esi, ecx                 ;   200.0 alu3    49 b
        add r8d, ecx                 ;   200.0 alu0    49 b
        mov dword [rsp + 120], ecx   ;   200.0 agu0+st1   48 a spill
        mov ecx, r8d                 ;   201.0         49 b copy
        rol esi, cl                  ;   201.0 alu2    49 b
        add edi, esi                 ;   202.0 alu1    49 b
        mov r8d, dword [rsp + 120]   ;   200.0 agu1    48 a
        add r8d, esi                 ;   204.0 alu3    48 a
        mov ecx, esi                 ;   202.0         49 b copy
        add r8d, 0x95e5e920          ;   205.0 alu0    48 a
        ror r8d, 0x1d                ;   206.0 alu2    48 a
        add edi, r8d                 ;   207.0 alu1    49 b
        add esi, r8d                 ;   207.0 alu3    49 b
        mov dword [rsp + 124], ecx   ;   202.0 agu2+st0   49 b spill
        mov ecx, esi                 ;   208.0         49 b copy
        rol edi, cl                  ;   208.0 alu2    49 b
        add r10d, edi                ;   209.0 alu0    49 b
        lea esi, [r8 + 874341081]    ;   207.0 alu1    48 a
        add esi, edi                 ;   209.0 alu3    48 a
        ror esi, 0x1d                ;   210.0 alu2    48 a
        add r10d, esi                ;   211.0 alu0    49 b
        lea ecx, [rdi + rsi]         ;   211.0 alu1    49 b
        rol r10d, cl                 ;   212.0 alu2    49 b
        add edx, r10d                ;   213.0 alu3    49 b
        lea ecx, [rsi - 766190446]   ;   211.0 alu0    48 a
        add ecx, r10d                ;   213.0 alu1    48 a
        ror ecx, 0x1d                ;   214.0 alu2    48 a
        add edx, ecx                 ;   215.0 alu3    49 b
        mov dword [rsp + 128], esi   ;   211.0 agu0+st1   48 a spill
        lea esi, [r10 + rcx]         ;   215.0 alu0    49 b
        mov dword [rsp + 132], ecx   ;   215.0 agu1+st0   48 a spill
        mov ecx, esi                 ;   216.0         49 b copy
        rol edx, cl                  ;   216.0 alu1    49 b
        mov esi, dword [rsp + 124]   ;   209.0 agu2    49 b reload
        add esi, edx                 ;   217.0 alu2    49 b
        mov ecx, dword [rsp + 132]   ;   215.0 agu0    48 a
        add ecx, edx                 ;   219.0 alu3    48 a
        mov dword [rsp + 124], r8d   ;   211.0 agu1+st1   48 a spill
        mov r8d, edx                 ;   217.0         49 b copy
        add ecx, 0x708c564b          ;   220.0 alu0    48 a
        ror ecx, 0x1d                ;   221.0 alu1    48 a
        add esi, ecx                 ;   222.0 alu2    49 b
        add edx, ecx                 ;   222.0 alu3    49 b
        mov dword [rsp + 136], ecx   ;   222.0 agu2+st0   48 a spill
        mov ecx, edx                 ;   223.0         49 b copy
        rol esi, cl                  ;   223.0 alu1    49 b
        add edi, esi                 ;   224.0 alu0    49 b
        mov ecx, dword [rsp + 136]   ;   222.0 agu0    48 a
        add ecx, esi                 ;   226.0 alu2    48 a
        mov edx, esi                 ;   224.0         49 b copy
        add ecx, 0xec3d004           ;   227.0 alu3    48 a
        ror ecx, 0x1d                ;   228.0 alu1    48 a
        add edi, ecx                 ;   229.0 alu0    49 b
        add esi, ecx                 ;   229.0 alu2    49 b
        mov dword [rsp + 140], ecx   ;   229.0 agu1+st1   48 a spill
        mov ecx, esi                 ;   230.0         49 b copy
        rol edi, cl                  ;   230.0 alu1    49 b
        add r10d, edi                ;   231.0 alu3    49 b
        mov esi, dword [rsp + 140]   ;   229.0 agu2    48 a
        add esi, edi                 ;   233.0 alu0    48 a
        mov ecx, edi                 ;   231.0         49 b copy
        add esi, 0xacfb49bd          ;   234.0 alu2    48 a
        ror esi, 0x1d                ;   235.0 alu1    48 a
        add r10d, esi                ;   236.0 alu3    49 b
        add edi, esi                 ;   236.0 alu0    49 b
        mov dword [rsp + 144], ecx   ;   231.0 agu0+st0   49 b spill
        mov ecx, edi                 ;   237.0         49 b copy
        rol r10d, cl                 ;   237.0 alu2    49 b
        add r8d, r10d                ;   238.0 alu1    49 b
        lea edi, [rsi + 1261618038]  ;   236.0 alu3    48 a
        add edi, r10d                ;   238.0 alu0    48 a
        ror edi, 0x1d                ;   239.0 alu2    48 a
        add r8d, edi                 ;   240.0 alu1    49 b
        lea ecx, [r10 + rdi]         ;   240.0 alu3    49 b
        rol r8d, cl                  ;   241.0 alu2    49 b
        add edx, r8d                 ;   242.0 alu0    49 b
        lea ecx, [rdi - 1089828067]  ;   240.0 alu1    48 a
        add ecx, r8d                 ;   242.0 alu3    48 a
        ror ecx, 0x1d                ;   243.0 alu2    48 a
        add edx, ecx                 ;   244.0 alu0    49 b
        add ebp, ecx                 ;   244.0 alu1    48 a
        mov dword [rsp + 148], edi   ;   240.0 agu1+st1   48 a spill
        lea edi, [r8 + rcx]          ;   244.0 alu3    49 b
        mov dword [rsp + 152], ecx   ;   244.0 agu2+st0   48 a spill
        mov ecx, edi                 ;   245.0         49 b copy
        rol edx, cl                  ;   245.0 alu2    49 b
        add ebp, edx                 ;   246.0 alu0    48 a
        ror ebp, 0x1d                ;   247.0 alu1    48 a
        add r9d, ebp                 ;   248.0 alu3    48 a
        mov edi, dword [rsp + 144]   ;   240.2 agu0    49 b reload
        add edi, edx                 ;   246.0 alu2    49 b
        add edi, ebp                 ;   248.0 alu0    49 b
        lea ecx, [rdx + rbp]         ;   248.0 alu1    49 b
        rol edi, cl                  ;   249.0 alu2    49 b
        add r9d, edi                 ;   250.0 alu3    48 a
        ror r9d, 0x1d                ;   251.0 alu1    48 a
        add r10d, edi                ;   250.0 alu0    49 b
        add r10d, r9d                ;   252.0 alu2    49 b
        add r11d, r9d                ;   252.0 alu3    48 a
        lea ecx, [rdi + r9]          ;   252.0 alu1    49 b
        rol r10d, cl                 ;   253.0 alu2    49 b
        add r11d, r10d               ;   254.0 alu0    48 a
        ror r11d, 0x1d               ;   255.0 alu1    48 a
        add r8d, r10d                ;   254.0 alu3    49 b
        add r8d, r11d                ;   256.0 alu0    49 b
        add r12d, r11d               ;   256.0 alu2    48 a
        lea ecx, [r10 + r11]         ;   256.0 alu1    49 b
        rol r8d, cl                  ;   257.0 alu2    49 b
        add r12d, r8d                ;   258.0 alu3    48 a
        ror r12d, 0x1d               ;   259.0 alu1    48 a
        add edx, r8d                 ;   258.0 alu0    49 b
        add edx, r12d                ;   260.0 alu2    49 b
        add r13d, r12d               ;   260.0 alu3    48 a
        lea ecx, [r8 + r12]          ;   260.0 alu1    49 b
        rol edx, cl                  ;   261.0 alu2    49 b
        add r13d, edx                ;   262.0 alu0    48 a
        ror r13d, 0x1d               ;   263.0 alu1    48 a
        add edi, edx                 ;   262.0 alu3    49 b
        add edi, r13d                ;   264.0 alu2    49 b
        add r14d, r13d               ;   264.0 alu0    48 a
        lea ecx, [rdx + r13]         ;   264.0 alu1    49 b
        rol edi, cl                  ;   265.0 alu2    49 b
        add r14d, edi                ;   266.0 alu3    48 a
        ror r14d, 0x1d               ;   267.0 alu1    48 a
        add r10d, edi                ;   266.0 alu0    49 b
        add r10d, r14d               ;   268.0 alu2    49 b
        add r15d, r14d               ;   268.0 alu3    48 a
        lea ecx, [rdi + r14]         ;   268.0 alu1    49 b
        rol r10d, cl                 ;   269.0 alu2    49 b
        add r15d, r10d               ;   270.0 alu0    48 a
        ror r15d, 0x1d               ;   271.0 alu1    48 a
        add r8d, r10d                ;   270.0 alu3    49 b
        add r8d, r15d                ;   272.0 alu2    49 b
        add eax, r15d                ;   272.0 alu0    48 a
        lea ecx, [r10 + r15]         ;   272.0 alu1    49 b
        rol r8d, cl                  ;   273.0 alu2    49 b
        add eax, r8d                 ;   274.0 alu3    48 a
        ror eax, 0x1d                ;   275.0 alu1    48 a
        add edx, r8d                 ;   274.0 alu0    49 b
        add edx, eax                 ;   276.0 alu2    49 b
        add ebx, eax                 ;   276.0 alu3    48 a
        lea ecx, [r8 + rax]          ;   276.0 alu1    49 b
        rol edx, cl                  ;   277.0 alu2    49 b
        add ebx, edx                 ;   278.0 alu0    48 a
        ror ebx, 0x1d                ;   279.0 alu1    48 a
        add edi, edx                 ;   278.0 alu3    49 b
        add edi, ebx                 ;   280.0 alu2    49 b
        lea ecx, [rdx + rbx]         ;   280.0 alu0    49 b
        rol edi, cl                  ;   281.0 alu1    49 b
        add r10d, edi                ;   282.0 alu3    49 b
        mov ecx, dword [rsp + 16]    ;   272.3 agu1    48 a
        add ecx, ebx                 ;   280.0 alu2    48 a
        add ecx, edi                 ;   282.0 alu0    48 a
        ror ecx, 0x1d                ;   283.0 alu1    48 a
        add r10d, ecx                ;   284.0 alu3    49 b
        mov dword [rsp + 16], ebx    ;   280.0 agu2+st1   48 a spill
        lea ebx, [rdi + rcx]         ;   284.0 alu2    49 b
        mov dword [rsp + 144], ecx   ;   284.0 agu0+st0   48 a spill
        mov ecx, ebx                 ;   285.0         49 b copy
        rol r10d, cl                 ;   285.0 alu1    49 b
        add r8d, r10d                ;   286.0 alu0    49 b
        mov ecx, dword [rsp + 20]    ;   278.2 agu1    48 a
        add ecx, r10d                ;   286.0 alu3    48 a
        mov ebx, r10d                ;   286.0         49 b copy
        add ecx, dword [rsp + 144]   ;   288.0 alu2+agu2   48 a
        ror ecx, 0x1d                ;   289.0 alu1    48 a
        add r8d, ecx                 ;   290.0 alu0    49 b
        add r10d, ecx                ;   290.0 alu3    49 b
        mov dword [rsp + 20], ecx    ;   290.0 agu0+st1   48 a spill
        mov ecx, r10d                ;   291.0         49 b copy
        rol r8d, cl                  ;   291.0 alu2    49 b
        add edx, r8d                 ;   292.0 alu1    49 b
        mov r10d, dword [rsp + 24]   ;   284.0 agu1    48 a
        add r10d, r8d                ;   292.0 alu0    48 a
        mov ecx, r8d                 ;   292.0         49 b copy
        add r10d, dword [rsp + 20]   ;   294.0 alu3+agu2   48 a
        ror r10d, 0x1d               ;   295.0 alu2    48 a
        add edx, r10d                ;   296.0 alu1    49 b
        add r8d, r10d                ;   296.0 alu0    49 b
        mov dword [rsp + 24], ecx    ;   292.0 agu0+st0   49 b spill
        mov ecx, r8d                 ;   297.0         49 b copy
        rol edx, cl                  ;   297.0 alu2    49 b
        add edi, edx                 ;   298.0 alu3    49 b
        mov r8d, dword [rsp + 28]    ;   290.0 agu1    48 a
        add r8d, r10d                ;   296.0 alu1    48 a
        add r8d, edx                 ;   298.0 alu0    48 a
        ror r8d, 0x1d                ;   299.0 alu2    48 a
        add edi, r8d                 ;   300.0 alu3    49 b
        lea ecx, [rdx + r8]          ;   300.0 alu1    49 b
        rol edi, cl                  ;   301.0 alu2    49 b
        add ebx, edi                 ;   302.0 alu0    49 b
        mov ecx, dword [rsp + 32]    ;   292.3 agu2    48 a
        add ecx, r8d                 ;   300.0 alu3    48 a
        add ecx, edi                 ;   302.0 alu1    48 a
        ror ecx, 0x1d                ;   303.0 alu2    48 a
        add ebx, ecx                 ;   304.0 alu0    49 b
        mov dword [rsp + 32], r8d    ;   300.0 agu0+st1   48 a spill
        lea r8d, [rdi + rcx]         ;   304.0 alu3    49 b
        mov dword [rsp + 28], ecx    ;   304.0 agu1+st0   48 a spill
        mov ecx, r8d                 ;   305.0         49 b copy
        rol ebx, cl                  ;   305.0 alu1    49 b
        mov r8d, dword [rsp + 24]    ;   298.0 agu2    49 b reload
        add r8d, ebx                 ;   306.0 alu2    49 b
        mov ecx, dword [rsp + 36]    ;   298.3 agu0    48 a
        add ecx, ebx                 ;   306.0 alu0    48 a
        mov dword [rsp + 36], r10d   ;   299.0 agu1+st1   48 a spill
        mov r10d, ebx                ;   306.0         49 b copy
        add ecx, dword [rsp + 28]    ;   308.0 alu3+agu2   48 a
        ror ecx, 0x1d                ;   309.0 alu1    48 a
        add r8d, ecx                 ;   310.0 alu2    49 b
        add ebx, ecx                 ;   310.0 alu0    49 b
        mov dword [rsp + 24], ecx    ;   310.0 agu0+st0   48 a spill
        mov ecx, ebx                 ;   311.0         49 b copy
        rol r8d, cl                  ;   311.0 alu1    49 b
        add edx, r8d                 ;   312.0 alu3    49 b
        mov ecx, dword [rsp + 40]    ;   304.0 agu1    48 a
        add ecx, r8d                 ;   312.0 alu2    48 a
        mov ebx, r8d                 ;   312.0         49 b copy
        add ecx, dword [rsp + 24]    ;   314.0 alu0+agu2   48 a
        ror ecx, 0x1d                ;   315.0 alu1    48 a
        add edx, ecx                 ;   316.0 alu3    49 b
        add r8d, ecx                 ;   316.0 alu2    49 b
        mov dword [rsp + 40], ecx    ;   316.0 agu0+st1   48 a spill
        mov ecx, r8d                 ;   317.0         49 b copy
        rol edx, cl                  ;   317.0 alu1    49 b
        add edi, edx                 ;   318.0 alu0    49 b
        mov r8d, dword [rsp + 44]    ;   310.0 agu1    48 a
        add r8d, edx                 ;   318.0 alu3    48 a
        mov ecx, edx                 ;   318.0         49 b copy
        add r8d, dword [rsp + 40]    ;   320.0 alu2+agu2   48 a
        ror r8d, 0x1d                ;   321.0 alu1    48 a
        add edi, r8d                 ;   322.0 alu0    49 b
        add edx, r8d                 ;   322.0 alu3    49 b
        mov dword [rsp + 44], ecx    ;   318.0 agu0+st0   49 b spill
        mov ecx, edx                 ;   323.0         49 b copy
        rol edi, cl                  ;   323.0 alu2    49 b
        add r10d, edi                ;   324.0 alu1    49 b
        mov ecx, dword [rsp + 48]    ;   316.0 agu1    48 a
        add ecx, r8d                 ;   322.0 alu0    48 a
        add ecx, edi                 ;   324.0 alu3    48 a
        ror ecx, 0x1d                ;   325.0 alu2    48 a
        add r10d, ecx                ;   326.0 alu1    49 b
        lea edx, [rdi + rcx]         ;   326.0 alu0    49 b
        mov dword [rsp + 48], ecx    ;   326.0 agu2+st1   48 a spill
        mov ecx, edx                 ;   327.0         49 b copy
        rol r10d, cl                 ;   327.0 alu2    49 b
        add ebx, r10d                ;   328.0 alu3    49 b
        mov ecx, dword [rsp + 52]    ;   320.0 agu0    48 a
        add ecx, r10d                ;   328.0 alu1    48 a
        mov edx, r10d                ;   328.0         49 b copy
        add ecx, dword [rsp + 48]    ;   330.0 alu0+agu1   48 a
        ror ecx, 0x1d                ;   331.0 alu2    48 a
        add ebx, ecx                 ;   332.0 alu3    49 b
        add r10d, ecx                ;   332.0 alu1    49 b
        mov dword [rsp + 52], ecx    ;   332.0 agu2+st0   48 a spill
        mov ecx, r10d                ;   333.0         49 b copy
        rol ebx, cl                  ;   333.0 alu2    49 b
        mov r10d, dword [rsp + 44]   ;   325.0 agu0    49 b reload
        add r10d, ebx                ;   334.0 alu0    49 b
        mov ecx, dword [rsp + 56]    ;   326.0 agu1    48 a
        add ecx, ebx                 ;   334.0 alu3    48 a
        mov dword [rsp + 56], r8d    ;   326.3 agu2+st1   48 a spill
        mov r8d, ebx                 ;   334.0         49 b copy
        add ecx, dword [rsp + 52]    ;   336.0 alu1+agu0   48 a
        ror ecx, 0x1d                ;   337.0 alu2    48 a
        add r10d, ecx                ;   338.0 alu0    49 b
        add ebx, ecx                 ;   338.0 alu3    49 b
        mov dword [rsp + 44], ecx    ;   338.0 agu1+st0   48 a spill
        mov ecx, ebx                 ;   339.0         49 b copy
        rol r10d, cl                 ;   339.0 alu1    49 b
        add edi, r10d                ;   340.0 alu2    49 b
        mov ecx, dword [rsp + 60]    ;   332.0 agu2    48 a
        add ecx, r10d                ;   340.0 alu0    48 a
        mov ebx, r10d                ;   340.0         49 b copy
        add ecx, dword [rsp + 44]    ;   342.0 alu3+agu0   48 a
        ror ecx, 0x1d                ;   343.0 alu1    48 a
        add edi, ecx                 ;   344.0 alu2    49 b
        add r10d, ecx                ;   344.0 alu0    49 b
        mov dword [rsp + 60], ecx    ;   344.0 agu1+st1   48 a spill
        mov ecx, r10d                ;   345.0         49 b copy
        rol edi, cl                  ;   345.0 alu1    49 b
        add edx, edi                 ;   346.0 alu3    49 b
        mov r10d, dword [rsp + 64]   ;   338.0 agu2    48 a
        add r10d, edi                ;   346.0 alu2    48 a
        mov ecx, edi                 ;   346.0         49 b copy
        add r10d, dword [rsp + 60]   ;   348.0 alu0+agu0   48 a
        ror r10d, 0x1d               ;   349.0 alu1    48 a
        add edx, r10d                ;   350.0 alu3    49 b
        add edi, r10d                ;   350.0 alu2    49 b
        mov dword [rsp + 64], ecx    ;   346.0 agu1+st0   49 b spill
        mov ecx, edi                 ;   351.0         49 b copy
        rol edx, cl                  ;   351.0 alu1    49 b
        add r8d, edx                 ;   352.0 alu0    49 b
        mov edi, dword [rsp + 68]    ;   344.0 agu2    48 a
        add edi, r10d                ;   350.0 alu3    48 a
        add edi, edx                 ;   352.0 alu2    48 a
        ror edi, 0x1d                ;   353.0 alu1    48 a
        add r8d, edi                 ;   354.0 alu0    49 b
        lea ecx, [rdx + rdi]         ;   354.0 alu3    49 b
        rol r8d, cl                  ;   355.0 alu2    49 b
        add ebx, r8d                 ;   356.0 alu1    49 b
        mov ecx, dword [rsp + 72]    ;   346.3 agu0    48 a
        add ecx, edi                 ;   354.0 alu0    48 a
        add ecx, r8d                 ;   356.0 alu3    48 a
        ror ecx, 0x1d                ;   357.0 alu2    48 a
        add ebx, ecx                 ;   358.0 alu1    49 b
        mov dword [rsp + 72], edi    ;   354.0 agu1+st1   48 a spill
        lea edi, [r8 + rcx]          ;   358.0 alu0    49 b
        mov dword [rsp + 68], ecx    ;   358.0 agu2+st0   48 a spill
        mov ecx, edi                 ;   359.0         49 b copy
        rol ebx, cl                  ;   359.0 alu2    49 b
        mov edi, dword [rsp + 64]    ;   352.0 agu0    49 b reload
        add edi, ebx                 ;   360.0 alu3    49 b
        mov ecx, dword [rsp + 76]    ;   352.3 agu1    48 a
        add ecx, ebx                 ;   360.0 alu1    48 a
        mov dword [rsp + 76], r10d   ;   353.0 agu2+st1   48 a spill
        mov r10d, ebx                ;   360.0         49 b copy
        add ecx, dword [rsp + 68]    ;   362.0 alu0+agu0   48 a
        ror ecx, 0x1d                ;   363.0 alu2    48 a
        add edi, ecx                 ;   364.0 alu3    49 b
        add ebx, ecx                 ;   364.0 alu1    49 b
        mov dword [rsp + 64], ecx    ;   364.0 agu1+st0   48 a spill
        mov ecx, ebx                 ;   365.0         49 b copy
        rol edi, cl                  ;   365.0 alu2    49 b
        add edx, edi                 ;   366.0 alu0    49 b
        mov ecx, dword [rsp + 80]    ;   358.0 agu2    48 a
        add ecx, edi                 ;   366.0 alu3    48 a
        mov ebx, edi                 ;   366.0         49 b copy
        add ecx, dword [rsp + 64]    ;   368.0 alu1+agu0   48 a
        ror ecx, 0x1d                ;   369.0 alu2    48 a
        add edx, ecx                 ;   370.0 alu0    49 b
        add edi, ecx                 ;   370.0 alu3    49 b
        mov dword [rsp + 80], ecx    ;   370.0 agu1+st1   48 a spill
        mov ecx, edi                 ;   371.0         49 b copy
        rol edx, cl                  ;   371.0 alu1    49 b
        add r8d, edx                 ;   372.0 alu2    49 b
        mov edi, dword [rsp + 84]    ;   364.0 agu2    48 a
        add edi, edx                 ;   372.0 alu0    48 a
        mov ecx, edx                 ;   372.0         49 b copy
        add edi, dword [rsp + 80]    ;   374.0 alu3+agu0   48 a
        ror edi, 0x1d                ;   375.0 alu1    48 a
        add r8d, edi                 ;   376.0 alu2    49 b
        add edx, edi                 ;   376.0 alu0    49 b
        mov dword [rsp + 84], ecx    ;   372.0 agu1+st0   49 b spill
        mov ecx, edx                 ;   377.0         49 b copy
        rol r8d, cl                  ;   377.0 alu1    49 b
        add r10d, r8d                ;   378.0 alu3    49 b
        mov ecx, dword [rsp + 88]    ;   370.0 agu2    48 a
        add ecx, edi                 ;   376.0 alu2    48 a
        add ecx, r8d                 ;   378.0 alu0    48 a
        ror ecx, 0x1d                ;   379.0 alu1    48 a
        add r10d, ecx                ;   380.0 alu3    49 b
        lea edx, [r8 + rcx]          ;   380.0 alu2    49 b
        mov dword [rsp + 88], ecx    ;   380.0 agu0+st1   48 a spill
        mov ecx, edx                 ;   381.0         49 b copy
        rol r10d, cl                 ;   381.0 alu1    49 b
        add ebx, r10d                ;   382.0 alu0    49 b
        mov ecx, dword [rsp + 92]    ;   374.0 agu1    48 a
        add ecx, r10d                ;   382.0 alu3    48 a
        mov edx, r10d                ;   382.0         49 b copy
        add ecx, dword [rsp + 88]    ;   384.0 alu2+agu2   48 a
        ror ecx, 0x1d                ;   385.0 alu1    48 a
        add ebx, ecx                 ;   386.0 alu0    49 b
        add r10d, ecx                ;   386.0 alu3    49 b
        mov dword [rsp + 92], ecx    ;   386.0 agu0+st0   48 a spill
        mov ecx, r10d                ;   387.0         49 b copy
        rol ebx, cl                  ;   387.0 alu2    49 b
        mov r10d, dword [rsp + 84]   ;   379.0 agu1    49 b reload
        add r10d, ebx                ;   388.0 alu1    49 b
        mov ecx, dword [rsp + 96]    ;   380.0 agu2    48 a
        add ecx, ebx                 ;   388.0 alu0    48 a
        mov dword [rsp + 96], edi    ;   380.3 agu0+st1   48 a spill
        mov edi, ebx                 ;   388.0         49 b copy
        add ecx, dword [rsp + 92]    ;   390.0 alu3+agu1   48 a
        ror ecx, 0x1d                ;   391.0 alu2    48 a
        add r10d, ecx                ;   392.0 alu1    49 b
        add ebx, ecx                 ;   392.0 alu0    49 b
        mov dword [rsp + 84], ecx    ;   392.0 agu2+st0   48 a spill
        mov ecx, ebx                 ;   393.0         49 b copy
        rol r10d, cl                 ;   393.0 alu2    49 b
        add r8d, r10d                ;   394.0 alu3    49 b
        mov ecx, dword [rsp + 100]   ;   386.0 agu0    48 a
        add ecx, r10d                ;   394.0 alu1    48 a
        mov ebx, r10d                ;   394.0         49 b copy
        add ecx, dword [rsp + 84]    ;   396.0 alu0+agu1   48 a
        ror ecx, 0x1d                ;   397.0 alu2    48 a
        add r8d, ecx                 ;   398.0 alu3    49 b
        add r10d, ecx                ;   398.0 alu1    49 b
        mov dword [rsp + 100], ecx   ;   398.0 agu2+st1   48 a spill
        mov ecx, r10d                ;   399.0         49 b copy
        rol r8d, cl                  ;   399.0 alu2    49 b
        add edx, r8d                 ;   400.0 alu0    49 b
        mov r10d, dword [rsp + 104]  ;   392.0 agu0    48 a
        add r10d, r8d                ;   400.0 alu3    48 a
        mov ecx, r8d                 ;   400.0         49 b copy
        add r10d, dword [rsp + 100]  ;   402.0 alu1+agu1   48 a
        ror r10d, 0x1d               ;   403.0 alu2    48 a
        add edx, r10d                ;   404.0 alu0    49 b
        add r8d, r10d                ;   404.0 alu3    49 b
        mov dword [rsp + 104], ecx   ;   400.0 agu2+st0   49 b spill
        mov ecx, r8d                 ;   405.0         49 b copy
        rol edx, cl                  ;   405.0 alu1    49 b
        add edi, edx                 ;   406.0 alu2    49 b
        mov r8d, dword [rsp + 108]   ;   398.0 agu0    48 a
        add r8d, r10d                ;   404.0 alu0    48 a
        add r8d, edx                 ;   406.0 alu3    48 a
        ror r8d, 0x1d                ;   407.0 alu1    48 a
        add edi, r8d                 ;   408.0 alu2    49 b
        lea ecx, [rdx + r8]          ;   408.0 alu0    49 b
        rol edi, cl                  ;   409.0 alu1    49 b
        add ebx, edi                 ;   410.0 alu3    49 b
        mov ecx, dword [rsp + 112]   ;   400.3 agu1    48 a
        add ecx, r8d                 ;   408.0 alu2    48 a
        add ecx, edi                 ;   410.0 alu0    48 a
        ror ecx, 0x1d                ;   411.0 alu1    48 a
        add ebx, ecx                 ;   412.0 alu3    49 b
        mov dword [rsp + 112], r8d   ;   408.0 agu2+st1   48 a spill
        lea r8d, [rdi + rcx]         ;   412.0 alu2    49 b
        mov dword [rsp + 108], ecx   ;   412.0 agu0+st0   48 a spill
        mov ecx, r8d                 ;   413.0         49 b copy
        rol ebx, cl                  ;   413.0 alu1    49 b
        mov r8d, dword [rsp + 104]   ;   406.0 agu1    49 b reload
        add r8d, ebx                 ;   414.0 alu0    49 b
        mov ecx, dword [rsp + 116]   ;   406.3 agu2    48 a
        add ecx, ebx                 ;   414.0 alu3    48 a
        mov dword [rsp + 116], r10d  ;   407.0 agu0+st1   48 a spill
        mov r10d, ebx                ;   414.0         49 b copy
        add ecx, dword [rsp + 108]   ;   416.0 alu2+agu1   48 a
        ror ecx, 0x1d                ;   417.0 alu1    48 a
        add r8d, ecx                 ;   418.0 alu0    49 b
        add ebx, ecx                 ;   418.0 alu3    49 b
        mov dword [rsp + 104], ecx   ;   418.0 agu2+st0   48 a spill
        mov ecx, ebx                 ;   419.0         49 b copy
        rol r8d, cl                  ;   419.0 alu2    49 b
        add edx, r8d                 ;   420.0 alu1    49 b
        mov ecx, dword [rsp + 120]   ;   412.0 agu0    48 a
        add ecx, r8d                 ;   420.0 alu0    48 a
        mov ebx, r8d                 ;   420.0         49 b copy
        add ecx, dword [rsp + 104]   ;   422.0 alu3+agu1   48 a
        ror ecx, 0x1d                ;   423.0 alu2    48 a
        add edx, ecx                 ;   424.0 alu1    49 b
        add r8d, ecx                 ;   424.0 alu0    49 b
        mov dword [rsp + 120], ecx   ;   424.0 agu2+st1   48 a spill
        mov ecx, r8d                 ;   425.0         49 b copy
        rol edx, cl                  ;   425.0 alu2    49 b
        add edi, edx                 ;   426.0 alu3    49 b
        mov r8d, dword [rsp + 124]   ;   418.0 agu0    48 a
        add r8d, edx                 ;   426.0 alu1    48 a
        mov ecx, edx                 ;   426.0         49 b copy
        add r8d, dword [rsp + 120]   ;   428.0 alu0+agu1   48 a
        ror r8d, 0x1d                ;   429.0 alu2    48 a
        add edi, r8d                 ;   430.0 alu3    49 b
        add edx, r8d                 ;   430.0 alu1    49 b
        mov dword [rsp + 124], ecx   ;   426.0 agu2+st0   49 b spill
        mov ecx, edx                 ;   431.0         49 b copy
        rol edi, cl                  ;   431.0 alu2    49 b
        add r10d, edi                ;   432.0 alu0    49 b
        mov ecx, dword [rsp + 128]   ;   424.0 agu0    48 a
        add ecx, r8d                 ;   430.0 alu3    48 a
        add ecx, edi                 ;   432.0 alu1    48 a
        ror ecx, 0x1d                ;   433.0 alu2    48 a
        add r10d, ecx                ;   434.0 alu0    49 b
        lea edx, [rdi + rcx]         ;   434.0 alu3    49 b
        mov dword [rsp + 128], ecx   ;   434.0 agu1+st1   48 a spill
        mov ecx, edx                 ;   435.0         49 b copy
        rol r10d, cl                 ;   435.0 alu1    49 b
        add ebx, r10d                ;   436.0 alu2    49 b
        mov ecx, dword [rsp + 132]   ;   428.0 agu2    48 a
        add ecx, r10d                ;   436.0 alu0    48 a
        mov edx, r10d                ;   436.0         49 b copy
        add ecx, dword [rsp + 128]   ;   438.0 alu3+agu0   48 a
        ror ecx, 0x1d                ;   439.0 alu1    48 a
        add ebx, ecx                 ;   440.0 alu2    49 b
        add r10d, ecx                ;   440.0 alu0    49 b
        mov dword [rsp + 132], ecx   ;   440.0 agu1+st0   48 a spill
        mov ecx, r10d                ;   441.0         49 b copy
        rol ebx, cl                  ;   441.0 alu1    49 b
        mov r10d, dword [rsp + 124]  ;   433.0 agu2    49 b reload
        add r10d, ebx                ;   442.0 alu3    49 b
        mov ecx, dword [rsp + 136]   ;   434.0 agu0    48 a
        add ecx, ebx                 ;   442.0 alu2    48 a
        mov dword [rsp + 136], r8d   ;   434.3 agu1+st1   48 a spill
        mov r8d, ebx                 ;   442.0         49 b copy
        add ecx, dword [rsp + 132]   ;   444.0 alu0+agu2   48 a
        ror ecx, 0x1d                ;   445.0 alu1    48 a
        add r10d, ecx                ;   446.0 alu3    49 b
        add ebx, ecx                 ;   446.0 alu2    49 b
        mov dword [rsp + 124], ecx   ;   446.0 agu0+st0   48 a spill
        mov ecx, ebx                 ;   447.0         49 b copy
        rol r10d, cl                 ;   447.0 alu1    49 b
        add edi, r10d                ;   448.0 alu0    49 b
        mov ecx, dword [rsp + 140]   ;   440.0 agu1    48 a
        add ecx, r10d                ;   448.0 alu3    48 a
        mov ebx, r10d                ;   448.0         49 b copy
        add ecx, dword [rsp + 124]   ;   450.0 alu2+agu2   48 a
        ror ecx, 0x1d                ;   451.0 alu1    48 a
        add edi, ecx                 ;   452.0 alu0    49 b
        add r10d, ecx                ;   452.0 alu3    49 b
        mov dword [rsp + 140], ecx   ;   452.0 agu0+st1   48 a spill
        mov ecx, r10d                ;   453.0         49 b copy
        rol edi, cl                  ;   453.0 alu2    49 b
        add esi, edi                 ;   454.0 alu1    48 a
        add edx, edi                 ;   454.0 alu0    49 b
        mov ecx, edi                 ;   454.0         49 b copy
        mov r10d, dword [rsp + 140]  ;   452.0 agu1    48 a reload
        add esi, r10d                ;   456.0 alu3    48 a
        ror esi, 0x1d                ;   457.0 alu2    48 a
        add edx, esi                 ;   458.0 alu1    49 b
        add edi, esi                 ;   458.0 alu0    49 b
        mov dword [rsp + 156], ecx   ;   454.0 agu2+st0   49 b spill
        mov ecx, edi                 ;   459.0         49 b copy
        rol edx, cl                  ;   459.0 alu2    49 b
        add r8d, edx                 ;   460.0 alu3    49 b
        mov edi, dword [rsp + 148]   ;   452.2 agu0    48 a
        add edi, esi                 ;   458.0 alu1    48 a
        add edi, edx                 ;   460.0 alu0    48 a
        ror edi, 0x1d                ;   461.0 alu2    48 a
        add r8d, edi                 ;   462.0 alu3    49 b
        lea ecx, [rdx + rdi]         ;   462.0 alu1    49 b
        rol r8d, cl                  ;   463.0 alu2    49 b
        add ebx, r8d                 ;   464.0 alu0    49 b
        mov ecx, dword [rsp + 152]   ;   454.3 agu1    48 a
        add ecx, edi                 ;   462.0 alu3    48 a
        add ecx, r8d                 ;   464.0 alu1    48 a
        ror ecx, 0x1d                ;   465.0 alu2    48 a
        add ebx, ecx                 ;   466.0 alu0    49 b
        add ebp, ecx                 ;   466.0 alu3    48 a
        lea r10d, [r8 + rcx]         ;   466.0 alu1    49 b
        mov dword [rsp + 152], ecx   ;   466.0 agu2+st1   48 a spill
        mov ecx, r10d                ;   467.0         49 b copy
        rol ebx, cl                  ;   467.0 alu2    49 b
        add ebp, ebx                 ;   468.0 alu0    48 a
        ror ebp, 0x1d                ;   469.0 alu1    48 a
        add r9d, ebp                 ;   470.0 alu3    48 a
        mov r10d, dword [rsp + 156]  ;   462.0 agu0    49 b reload
        add r10d, ebx                ;   468.0 alu2    49 b
        add r10d, ebp                ;   470.0 alu0    49 b
        lea ecx, [rbx + rbp]         ;   470.0 alu1    49 b
        rol r10d, cl                 ;   471.0 alu2    49 b
        add r9d, r10d                ;   472.0 alu3    48 a
        ror r9d, 0x1d                ;   473.0 alu1    48 a
        add edx, r10d                ;   472.0 alu0    49 b
        add edx, r9d                 ;   474.0 alu2    49 b
        add r11d, r9d                ;   474.0 alu3    48 a
        lea ecx, [r10 + r9]          ;   474.0 alu1    49 b
        rol edx, cl                  ;   475.0 alu2    49 b
        add r11d, edx                ;   476.0 alu0    48 a
        ror r11d, 0x1d               ;   477.0 alu1    48 a
        add r8d, edx                 ;   476.0 alu3    49 b
        add r8d, r11d                ;   478.0 alu0    49 b
        add r12d, r11d               ;   478.0 alu2    48 a
        lea ecx, [rdx + r11]         ;   478.0 alu1    49 b
        rol r8d, cl                  ;   479.0 alu2    49 b
        add r12d, r8d                ;   480.0 alu3    48 a
        ror r12d, 0x1d               ;   481.0 alu1    48 a
        add ebx, r8d                 ;   480.0 alu0    49 b
        add ebx, r12d                ;   482.0 alu2    49 b
        add r13d, r12d               ;   482.0 alu3    48 a
        lea ecx, [r8 + r12]          ;   482.0 alu1    49 b
        rol ebx, cl                  ;   483.0 alu2    49 b
        add r13d, ebx                ;   484.0 alu0    48 a
        ror r13d, 0x1d               ;   485.0 alu1    48 a
        add r10d, ebx                ;   484.0 alu3    49 b
        add r10d, r13d               ;   486.0 alu2    49 b
        add r14d, r13d               ;   486.0 alu0    48 a
        lea ecx, [rbx + r13]         ;   486.0 alu1    49 b
        rol r10d, cl                 ;   487.0 alu2    49 b
        add r14d, r10d               ;   488.0 alu3    48 a
        ror r14d, 0x1d               ;   489.0 alu1    48 a
        add edx, r10d                ;   488.0 alu0    49 b
        add edx, r14d                ;   490.0 alu2    49 b
        add r15d, r14d               ;   490.0 alu3    48 a
        lea ecx, [r10 + r14]         ;   490.0 alu1    49 b
        rol edx, cl                  ;   491.0 alu2    49 b
        add r15d, edx                ;   492.0 alu0    48 a
        ror r15d, 0x1d               ;   493.0 alu1    48 a
        add r8d, edx                 ;   492.0 alu3    49 b
        add r8d, r15d                ;   494.0 alu2    49 b
        add eax, r15d                ;   494.0 alu0    48 a
        lea ecx, [rdx + r15]         ;   494.0 alu1    49 b
        rol r8d, cl                  ;   495.0 alu2    49 b
        add eax, r8d                 ;   496.0 alu3    48 a
        ror eax, 0x1d                ;   497.0 alu1    48 a
        add ebx, r8d                 ;   496.0 alu0    49 b
        add ebx, eax                 ;   498.0 alu2    49 b
        lea ecx, [r8 + rax]          ;   498.0 alu3    49 b
        rol ebx, cl                  ;   499.0 alu1    49 b
        add r10d, ebx                ;   500.0 alu0    49 b
        mov ecx, dword [rsp + 16]    ;   490.3 agu1    48 a
        add ecx, eax                 ;   498.0 alu2    48 a
        add ecx, ebx                 ;   500.0 alu3    48 a
        ror ecx, 0x1d                ;   501.0 alu1    48 a
        add r10d, ecx                ;   502.0 alu0    49 b
        mov dword [rsp + 16], eax    ;   498.0 agu2+st0   48 a spill
        lea eax, [rbx + rcx]         ;   502.0 alu2    49 b
        mov dword [rsp + 156], ecx   ;   502.0 agu0+st1   48 a spill
        mov ecx, eax                 ;   503.0         49 b copy
        rol r10d, cl                 ;   503.0 alu1    49 b
        add edx, r10d                ;   504.0 alu3    49 b
        mov eax, dword [rsp + 144]   ;   496.2 agu1    48 a
        add eax, r10d                ;   504.0 alu0    48 a
        mov ecx, r10d                ;   504.0         49 b copy
        mov dword [rsp + 144], r15d  ;   498.0 agu2+st0   48 a spill
        mov r15, qword [rsp + 8]     ;   498.2 agu0    53 s reload
        mov dword [r15 + 4], ebp     ;   498.3 agu1+st1   53 s
        mov dword [r15 + 8], r9d     ;   499.0 agu2+st0   53 s
        mov dword [r15 + 12], r11d   ;   499.3 agu0+st1   53 s
        mov ebp, dword [rsp + 156]   ;   502.0 agu1    48 a reload
        add eax, ebp                 ;   506.0 alu2    48 a
        ror eax, 0x1d                ;   507.0 alu1    48 a
        add edx, eax                 ;   508.0 alu3    49 b
        add r10d, eax                ;   508.0 alu0    49 b
        mov r9d, ecx                 ;   504.0         49 b copy
        mov ecx, r10d                ;   509.0         49 b copy
        rol edx, cl                  ;   509.0 alu2    49 b
        mov r10d, dword [rsp + 20]   ;   502.0 agu2    48 a
        add r10d, eax                ;   508.0 alu1    48 a
        add r10d, edx                ;   510.0 alu3    48 a
        ror r10d, 0x1d               ;   511.0 alu2    48 a
        add r8d, edx                 ;   510.0 alu0    49 b
        add r8d, r10d                ;   512.0 alu1    49 b
        lea ecx, [rdx + r10]         ;   512.0 alu3    49 b
        rol r8d, cl                  ;   513.0 alu2    49 b
        add ebx, r8d                 ;   514.0 alu0    49 b
        mov r11d, dword [rsp + 36]   ;   504.3 agu0    48 a
        add r11d, r10d               ;   512.0 alu1    48 a
        add r11d, r8d                ;   514.0 alu3    48 a
        ror r11d, 0x1d               ;   515.0 alu2    48 a
        add ebx, r11d                ;   516.0 alu0    49 b
        mov dword [r15 + 16], r12d   ;   508.0 agu1+st0   53 s
        lea ecx, [r8 + r11]          ;   516.0 alu1    49 b
        rol ebx, cl                  ;   517.0 alu2    49 b
        add r9d, ebx                 ;   518.0 alu3    49 b
        mov r12d, dword [rsp + 32]   ;   509.0 agu2    48 a
        add r12d, r11d               ;   516.0 alu0    48 a
        add r12d, ebx                ;   518.0 alu1    48 a
        ror r12d, 0x1d               ;   519.0 alu2    48 a
        add r9d, r12d                ;   520.0 alu3    49 b
        mov dword [r15 + 20], r13d   ;   511.0 agu0+st1   53 s
        mov dword [r15 + 24], r14d   ;   511.2 agu1+st0   53 s
        lea ecx, [rbx + r12]         ;   520.0 alu0    49 b
        rol r9d, cl                  ;   521.0 alu1    49 b
        mov r13d, dword [rsp + 28]   ;   512.2 agu2    48 a
        add r13d, r12d               ;   520.0 alu2    48 a
        add r13d, r9d                ;   522.0 alu3    48 a
        ror r13d, 0x1d               ;   523.0 alu1    48 a
        add edx, r9d                 ;   522.0 alu0    49 b
        add edx, r13d                ;   524.0 alu2    49 b
        mov dword [r15 + 36], ebp    ;   515.0 agu0+st1   53 s
        lea ecx, [r9 + r13]          ;   524.0 alu3    49 b
        rol edx, cl                  ;   525.0 alu1    49 b
        mov ebp, dword [rsp + 24]    ;   516.2 agu1    48 a
        add ebp, r13d                ;   524.0 alu0    48 a
        add ebp, edx                 ;   526.0 alu2    48 a
        ror ebp, 0x1d                ;   527.0 alu1    48 a
        add r8d, edx                 ;   526.0 alu3    49 b
        mov dword [r15 + 40], eax    ;   518.2 agu2+st0   53 s
        add r8d, ebp                 ;   528.0 alu0    49 b
        lea ecx, [rdx + rbp]         ;   528.0 alu2    49 b
        rol r8d, cl                  ;   529.0 alu1    49 b
        mov r14d, dword [rsp + 40]   ;   520.2 agu0    48 a
        add r14d, ebp                ;   528.0 alu3    48 a
        mov dword [r15 + 44], r10d   ;   520.5 agu1+st1   53 s
        add r14d, r8d                ;   530.0 alu0    48 a
        ror r14d, 0x1d               ;   531.0 alu2    48 a
        add ebx, r8d                 ;   530.0 alu1    49 b
        add ebx, r14d                ;   532.0 alu3    49 b
        mov r10d, dword [rsp + 56]   ;   523.0 agu2    48 a reload
        add r10d, r14d               ;   532.0 alu0    48 a
        mov dword [r15 + 48], r11d   ;   524.0 agu0+st0   53 s
        lea ecx, [r8 + r14]          ;   532.0 alu2    49 b
        rol ebx, cl                  ;   533.0 alu1    49 b
        add r10d, ebx                ;   534.0 alu3    48 a
        ror r10d, 0x1d               ;   535.0 alu2    48 a
        add r9d, ebx                 ;   534.0 alu0    49 b
        add r9d, r10d                ;   536.0 alu1    49 b
        lea ecx, [rbx + r10]         ;   536.0 alu3    49 b
        rol r9d, cl                  ;   537.0 alu2    49 b
        mov r11d, dword [rsp + 48]   ;   528.2 agu1    48 a
        add r11d, r10d               ;   536.0 alu0    48 a
        mov dword [r15 + 52], r12d   ;   528.5 agu2+st1   53 s
        add r11d, r9d                ;   538.0 alu1    48 a
        ror r11d, 0x1d               ;   539.0 alu2    48 a
        add edx, r9d                 ;   538.0 alu3    49 b
        add edx, r11d                ;   540.0 alu0    49 b
        lea ecx, [r9 + r11]          ;   540.0 alu1    49 b
        rol edx, cl                  ;   541.0 alu2    49 b
        mov r12d, dword [rsp + 52]   ;   532.2 agu0    48 a
        add r12d, r11d               ;   540.0 alu3    48 a
        mov dword [r15 + 56], r13d   ;   532.5 agu1+st0   53 s
        add r12d, edx                ;   542.0 alu0    48 a
        ror r12d, 0x1d               ;   543.0 alu1    48 a
        add r8d, edx                 ;   542.0 alu2    49 b
        add r8d, r12d                ;   544.0 alu3    49 b
        lea ecx, [rdx + r12]         ;   544.0 alu0    49 b
        rol r8d, cl                  ;   545.0 alu1    49 b
        mov r13d, dword [rsp + 44]   ;   536.2 agu2    48 a
        add r13d, r12d               ;   544.0 alu2    48 a
        mov dword [r15 + 60], ebp    ;   536.5 agu0+st1   53 s
        add r13d, r8d                ;   546.0 alu3    48 a
        ror r13d, 0x1d               ;   547.0 alu1    48 a
        add ebx, r8d                 ;   546.0 alu0    49 b
        add ebx, r13d                ;   548.0 alu2    49 b
        lea ecx, [r8 + r13]          ;   548.0 alu3    49 b
        rol ebx, cl                  ;   549.0 alu1    49 b
        mov ebp, dword [rsp + 60]    ;   540.2 agu1    48 a
        add ebp, r13d                ;   548.0 alu0    48 a
        mov dword [r15 + 64], r14d   ;   540.5 agu2+st0   53 s
        add ebp, ebx                 ;   550.0 alu2    48 a
        ror ebp, 0x1d                ;   551.0 alu1    48 a
        add r9d, ebx                 ;   550.0 alu3    49 b
        add r9d, ebp                 ;   552.0 alu0    49 b
        lea ecx, [rbx + rbp]         ;   552.0 alu2    49 b
        rol r9d, cl                  ;   553.0 alu1    49 b
        mov r14d, dword [rsp + 76]   ;   544.2 agu0    48 a
        add r14d, ebp                ;   552.0 alu3    48 a
        mov dword [r15 + 68], r10d   ;   544.5 agu1+st1   53 s
        add r14d, r9d                ;   554.0 alu0    48 a
        ror r14d, 0x1d               ;   555.0 alu2    48 a
        add edx, r9d                 ;   554.0 alu1    49 b
        add edx, r14d                ;   556.0 alu3    49 b
        lea ecx, [r9 + r14]          ;   556.0 alu0    49 b
        rol edx, cl                  ;   557.0 alu2    49 b
        mov r10d, dword [rsp + 72]   ;   548.2 agu2    48 a
        add r10d, r14d               ;   556.0 alu1    48 a
        mov dword [r15 + 72], r11d   ;   548.5 agu0+st0   53 s
        add r10d, edx                ;   558.0 alu3    48 a
        ror r10d, 0x1d               ;   559.0 alu2    48 a
        add r8d, edx                 ;   558.0 alu0    49 b
        add r8d, r10d                ;   560.0 alu1    49 b
        lea ecx, [rdx + r10]         ;   560.0 alu3    49 b
        rol r8d, cl                  ;   561.0 alu2    49 b
        mov r11d, dword [rsp + 68]   ;   552.2 agu1    48 a
        add r11d, r10d               ;   560.0 alu0    48 a
        mov dword [r15 + 76], r12d   ;   552.5 agu2+st1   53 s
        add r11d, r8d                ;   562.0 alu1    48 a
        ror r11d, 0x1d               ;   563.0 alu2    48 a
        add ebx, r8d                 ;   562.0 alu3    49 b
        add ebx, r11d                ;   564.0 alu0    49 b
        lea ecx, [r8 + r11]          ;   564.0 alu1    49 b
        rol ebx, cl                  ;   565.0 alu2    49 b
        mov r12d, dword [rsp + 64]   ;   556.2 agu0    48 a
        add r12d, r11d               ;   564.0 alu3    48 a
        mov dword [r15 + 80], r13d   ;   556.5 agu1+st0   53 s
        add r12d, ebx                ;   566.0 alu0    48 a
        ror r12d, 0x1d               ;   567.0 alu1    48 a
        add r9d, ebx                 ;   566.0 alu2    49 b
        add r9d, r12d                ;   568.0 alu3    49 b
        lea ecx, [rbx + r12]         ;   568.0 alu0    49 b
        rol r9d, cl                  ;   569.0 alu1    49 b
        mov r13d, dword [rsp + 80]   ;   560.2 agu2    48 a
        add r13d, r12d               ;   568.0 alu2    48 a
        mov dword [r15 + 84], ebp    ;   560.5 agu0+st1   53 s
        add r13d, r9d                ;   570.0 alu3    48 a
        ror r13d, 0x1d               ;   571.0 alu1    48 a
        add edx, r9d                 ;   570.0 alu0    49 b
        add edx, r13d                ;   572.0 alu2    49 b
        mov ebp, dword [rsp + 96]    ;   563.0 agu1    48 a reload
        add ebp, r13d                ;   572.0 alu3    48 a
        mov dword [r15 + 88], r14d   ;   564.0 agu2+st0   53 s
        lea ecx, [r9 + r13]          ;   572.0 alu1    49 b
        rol edx, cl                  ;   573.0 alu2    49 b
        add ebp, edx                 ;   574.0 alu0    48 a
        ror ebp, 0x1d                ;   575.0 alu1    48 a
        add r8d, edx                 ;   574.0 alu3    49 b
        add r8d, ebp                 ;   576.0 alu2    49 b
        lea ecx, [rdx + rbp]         ;   576.0 alu0    49 b
        rol r8d, cl                  ;   577.0 alu1    49 b
        mov r14d, dword [rsp + 88]   ;   568.2 agu0    48 a
        add r14d, ebp                ;   576.0 alu3    48 a
        mov dword [r15 + 92], r10d   ;   568.5 agu1+st1   53 s
        add r14d, r8d                ;   578.0 alu2    48 a
        ror r14d, 0x1d               ;   579.0 alu1    48 a
        add ebx, r8d                 ;   578.0 alu0    49 b
        add ebx, r14d                ;   580.0 alu3    49 b
        lea ecx, [r8 + r14]          ;   580.0 alu2    49 b
        rol ebx, cl                  ;   581.0 alu1    49 b
        mov r10d, dword [rsp + 92]   ;   572.2 agu2    48 a
        add r10d, r14d               ;   580.0 alu0    48 a
        mov dword [r15 + 96], r11d   ;   572.5 agu0+st0   53 s
        add r10d, ebx                ;   582.0 alu3    48 a
        ror r10d, 0x1d               ;   583.0 alu2    48 a
        add r9d, ebx                 ;   582.0 alu1    49 b
        add r9d, r10d                ;   584.0 alu0    49 b
        lea ecx, [rbx + r10]         ;   584.0 alu3    49 b
        rol r9d, cl                  ;   585.0 alu2    49 b
        mov r11d, dword [rsp + 84]   ;   576.2 agu1    48 a
        add r11d, r10d               ;   584.0 alu1    48 a
        mov dword [r15 + 100], r12d  ;   576.5 agu2+st1   53 s
        add r11d, r9d                ;   586.0 alu0    48 a
        ror r11d, 0x1d               ;   587.0 alu2    48 a
        add edx, r9d                 ;   586.0 alu3    49 b
        add edx, r11d                ;   588.0 alu1    49 b
        lea ecx, [r9 + r11]          ;   588.0 alu0    49 b
        rol edx, cl                  ;   589.0 alu2    49 b
        mov r12d, dword [rsp + 100]  ;   580.2 agu0    48 a
        add r12d, r11d               ;   588.0 alu3    48 a
        mov dword [r15 + 104], r13d  ;   580.5 agu1+st0   53 s
        add r12d, edx                ;   590.0 alu1    48 a
        ror r12d, 0x1d               ;   591.0 alu2    48 a
        add r8d, edx                 ;   590.0 alu0    49 b
        add r8d, r12d                ;   592.0 alu3    49 b
        lea ecx, [rdx + r12]         ;   592.0 alu1    49 b
        rol r8d, cl                  ;   593.0 alu2    49 b
        mov r13d, dword [rsp + 116]  ;   584.2 agu2    48 a
        add r13d, r12d               ;   592.0 alu0    48 a
        mov dword [r15 + 108], ebp   ;   584.5 agu0+st1   53 s
        add r13d, r8d                ;   594.0 alu3    48 a
        ror r13d, 0x1d               ;   595.0 alu1    48 a
        add ebx, r8d                 ;   594.0 alu2    49 b
        add ebx, r13d                ;   596.0 alu0    49 b
        lea ecx, [r8 + r13]          ;   596.0 alu3    49 b
        rol ebx, cl                  ;   597.0 alu1    49 b
        mov ebp, dword [rsp + 112]   ;   588.2 agu1    48 a
        add ebp, r13d                ;   596.0 alu2    48 a
        mov dword [r15 + 112], r14d  ;   588.5 agu2+st0   53 s
        add ebp, ebx                 ;   598.0 alu0    48 a
        ror ebp, 0x1d                ;   599.0 alu1    48 a
        add r9d, ebx                 ;   598.0 alu3    49 b
        add r9d, ebp                 ;   600.0 alu2    49 b
        lea ecx, [rbx + rbp]         ;   600.0 alu0    49 b
        rol r9d, cl                  ;   601.0 alu1    49 b
        mov r14d, dword [rsp + 108]  ;   592.2 agu0    48 a
        add r14d, ebp                ;   600.0 alu3    48 a
        mov dword [r15 + 116], r10d  ;   592.5 agu1+st1   53 s
        add r14d, r9d                ;   602.0 alu2    48 a
        ror r14d, 0x1d               ;   603.0 alu1    48 a
        add edx, r9d                 ;   602.0 alu0    49 b
        add edx, r14d                ;   604.0 alu3    49 b
        lea ecx, [r9 + r14]          ;   604.0 alu2    49 b
        rol edx, cl                  ;   605.0 alu1    49 b
        mov r10d, dword [rsp + 104]  ;   596.2 agu2    48 a
        add r10d, r14d               ;   604.0 alu0    48 a
        mov dword [r15 + 120], r11d  ;   596.5 agu0+st0   53 s
        add r10d, edx                ;   606.0 alu3    48 a
        ror r10d, 0x1d               ;   607.0 alu2    48 a
        add r8d, edx                 ;   606.0 alu1    49 b
        add r8d, r10d                ;   608.0 alu0    49 b
        lea ecx, [rdx + r10]         ;   608.0 alu3    49 b
        rol r8d, cl                  ;   609.0 alu2    49 b
        mov r11d, dword [rsp + 120]  ;   600.2 agu1    48 a
        add r11d, r10d               ;   608.0 alu1    48 a
        mov dword [r15 + 124], r12d  ;   600.5 agu2+st1   53 s
        add r11d, r8d                ;   610.0 alu0    48 a
        ror r11d, 0x1d               ;   611.0 alu2    48 a
        add ebx, r8d                 ;   610.0 alu3    49 b
        add ebx, r11d                ;   612.0 alu1    49 b
        mov r12d, dword [rsp + 136]  ;   603.0 agu0    48 a reload
        add r12d, r11d               ;   612.0 alu0    48 a
        mov dword [r15 + 128], r13d  ;   604.0 agu1+st0   53 s
        lea ecx, [r8 + r11]          ;   612.0 alu2    49 b
        rol ebx, cl                  ;   613.0 alu1    49 b
        add r12d, ebx                ;   614.0 alu3    48 a
        ror r12d, 0x1d               ;   615.0 alu2    48 a
        add r9d, ebx                 ;   614.0 alu0    49 b
        add r9d, r12d                ;   616.0 alu1    49 b
        lea ecx, [rbx + r12]         ;   616.0 alu3    49 b
        rol r9d, cl                  ;   617.0 alu2    49 b
        mov r13d, dword [rsp + 128]  ;   608.2 agu2    48 a
        add r13d, r12d               ;   616.0 alu0    48 a
        mov dword [r15 + 132], ebp   ;   608.5 agu0+st1   53 s
        add r13d, r9d                ;   618.0 alu1    48 a
        ror r13d, 0x1d               ;   619.0 alu2    48 a
        add edx, r9d                 ;   618.0 alu3    49 b
        add edx, r13d                ;   620.0 alu0    49 b
        lea ecx, [r9 + r13]          ;   620.0 alu1    49 b
        rol edx, cl                  ;   621.0 alu2    49 b
        mov ebp, dword [rsp + 132]   ;   612.2 agu1    48 a
        add ebp, r13d                ;   620.0 alu3    48 a
        mov dword [r15 + 136], r14d  ;   612.5 agu2+st0   53 s
        add ebp, edx                 ;   622.0 alu0    48 a
        ror ebp, 0x1d                ;   623.0 alu1    48 a
        add r8d, edx                 ;   622.0 alu2    49 b
        add r8d, ebp                 ;   624.0 alu3    49 b
        mov dword [r15 + 140], r10d  ;   615.0 agu0+st1   53 s
        mov dword [r15 + 144], r11d  ;   615.2 agu1+st0   53 s
        lea ecx, [rdx + rbp]         ;   624.0 alu0    49 b
        rol r8d, cl                  ;   625.0 alu1    49 b
        add ebx, r8d                 ;   626.0 alu2    49 b
        mov r10d, dword [rsp + 124]  ;   616.3 agu2    48 a
        add r10d, ebp                ;   624.0 alu3    48 a
        add r10d, r8d                ;   626.0 alu0    48 a
        ror r10d, 0x1d               ;   627.0 alu1    48 a
        add ebx, r10d                ;   628.0 alu2    49 b
        add r8d, r10d                ;   628.0 alu3    49 b
        mov ecx, r8d                 ;   629.0         49 b copy
        rol ebx, cl                  ;   629.0 alu1    49 b
        add r9d, ebx                 ;   630.0 alu0    49 b
        mov dword [r15 + 148], r12d  ;   621.0 agu0+st1   53 s
        mov r8d, dword [rsp + 140]   ;   621.2 agu1    48 a
        add r8d, r10d                ;   628.0 alu2    48 a
        add r8d, ebx                 ;   630.0 alu3    48 a
        ror r8d, 0x1d                ;   631.0 alu1    48 a
        mov dword [r15 + 152], r13d  ;   623.0 agu2+st0   53 s
        add r9d, r8d                 ;   632.0 alu0    49 b
        add ebx, r8d                 ;   632.0 alu2    49 b
        mov ecx, ebx                 ;   633.0         49 b copy
        rol r9d, cl                  ;   633.0 alu1    49 b
        add esi, r8d                 ;   632.0 alu3    48 a
        add esi, r9d                 ;   634.0 alu0    48 a
        ror esi, 0x1d                ;   635.0 alu2    48 a
        add edx, r9d                 ;   634.0 alu1    49 b
        mov dword [r15 + 156], ebp   ;   628.0 agu0+st1   53 s
        mov dword [r15 + 160], r10d  ;   628.2 agu1+st0   53 s
        mov dword [r15 + 164], r8d   ;   632.0 agu2+st1   53 s
        add edx, esi                 ;   636.0 alu3    49 b
        add r9d, esi                 ;   636.0 alu0    49 b
        mov ecx, r9d                 ;   637.0         49 b copy
        rol edx, cl                  ;   637.0 alu2    49 b
        add edi, edx                 ;   638.0 alu1    48 a
        add edi, esi                 ;   639.0 alu3    48 a
        ror edi, 0x1d                ;   640.0 alu2    48 a
        mov dword [r15 + 168], esi   ;   636.0 agu0+st0   53 s
        mov dword [r15 + 172], edi   ;   641.0 agu1+st1   53 s
        mov esi, dword [rsp + 152]   ;   632.3 agu2    48 a reload
        mov dword [r15], esi         ;   636.3 agu0+st0   53 s
        mov esi, dword [rsp + 144]   ;   633.2 agu1    48 a reload
        mov dword [r15 + 28], esi    ;   637.2 agu2+st1   53 s
        mov esi, dword [rsp + 16]    ;   634.0 agu0    48 a reload
        mov dword [r15 + 32], esi    ;   638.0 agu1+st0   53 s
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

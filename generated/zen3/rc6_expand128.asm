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
;   body: 1381 uops, planned 640.7; bounds: width 230.2, ports 230.0, path 398.0
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
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0xa8               ;                    frame
        mov qword [rsp + 0], rdi    ;                    argument
        mov qword [rsp + 8], rsi    ;                    argument
        mov r8, qword [rsp + 0]     ;     0.0 agu0    43 l[0] reload
        mov esi, dword [r8]         ;     4.0 agu1    49 b
        add esi, 0xbf0a8b1d         ;     8.0 alu0    49 b
        ror esi, 3                  ;     9.0 alu1    49 b
        mov edi, dword [r8 + 4]     ;     4.0 agu2    49 b
        mov ebp, dword [r8 + 8]     ;     4.0 agu0    49 b
        mov r8d, dword [r8 + 12]    ;     4.0 agu1    49 b
        add edi, esi                ;    10.0 alu2    49 b
        lea r9d, [rsi + 354637369]  ;    10.0 alu3    48 a
        ror r9d, 0x1d               ;    11.0 alu1    48 a
        lea ecx, [rsi + r9]         ;    12.0 alu0    49 b
        add edi, r9d                ;    12.0 alu2    49 b
        rol edi, cl                 ;    13.0 alu1    49 b
        lea r10d, [r9 - 196066091]  ;    12.0 alu3    48 a
        mov r11d, 0x9287be8e        ;     2.7 alu0    48 a
        mov r12d, 0x30bf3847        ;     3.2 alu2    48 a
        mov r13d, 0xcef6b200        ;     3.3 alu3    48 a
        add r10d, edi               ;    14.0 alu1    48 a
        add ebp, edi                ;    14.0 alu0    49 b
        ror r10d, 0x1d              ;    15.0 alu2    48 a
        mov r14d, 0x6d2e2bb9        ;     4.3 alu3    48 a
        lea ecx, [rdi + r10]        ;    16.0 alu1    49 b
        mov r15d, 0xb65a572         ;     4.7 alu0    48 a
        add ebp, r10d               ;    16.0 alu2    49 b
        add r11d, r10d              ;    16.0 alu3    48 a
        mov eax, 0xa99d1f2b         ;     5.5 alu1    48 a
        rol ebp, cl                 ;    17.0 alu2    49 b
        add r11d, ebp               ;    18.0 alu0    48 a
        add r8d, ebp                ;    18.0 alu3    49 b
        ror r11d, 0x1d              ;    19.0 alu1    48 a
        lea ecx, [rbp + r11]        ;    20.0 alu2    49 b
        add r8d, r11d               ;    20.0 alu0    49 b
        add r12d, r11d              ;    20.0 alu3    48 a
        rol r8d, cl                 ;    21.0 alu1    49 b
        add r12d, r8d               ;    22.0 alu2    48 a
        add esi, r8d                ;    22.0 alu0    49 b
        ror r12d, 0x1d              ;    23.0 alu1    48 a
        lea ecx, [r8 + r12]         ;    24.0 alu3    49 b
        add esi, r12d               ;    24.0 alu2    49 b
        add r13d, r12d              ;    24.0 alu0    48 a
        rol esi, cl                 ;    25.0 alu1    49 b
        add r13d, esi               ;    26.0 alu3    48 a
        add edi, esi                ;    26.0 alu2    49 b
        ror r13d, 0x1d              ;    27.0 alu1    48 a
        lea ecx, [rsi + r13]        ;    28.0 alu0    49 b
        add edi, r13d               ;    28.0 alu3    49 b
        add r14d, r13d              ;    28.0 alu2    48 a
        rol edi, cl                 ;    29.0 alu1    49 b
        add r14d, edi               ;    30.0 alu0    48 a
        add ebp, edi                ;    30.0 alu3    49 b
        ror r14d, 0x1d              ;    31.0 alu2    48 a
        lea ecx, [rdi + r14]        ;    32.0 alu1    49 b
        add ebp, r14d               ;    32.0 alu0    49 b
        add r15d, r14d              ;    32.0 alu3    48 a
        rol ebp, cl                 ;    33.0 alu2    49 b
        add r15d, ebp               ;    34.0 alu1    48 a
        add r8d, ebp                ;    34.0 alu0    49 b
        ror r15d, 0x1d              ;    35.0 alu2    48 a
        lea ecx, [rbp + r15]        ;    36.0 alu3    49 b
        add r8d, r15d               ;    36.0 alu1    49 b
        add eax, r15d               ;    36.0 alu0    48 a
        rol r8d, cl                 ;    37.0 alu2    49 b
        add eax, r8d                ;    38.0 alu3    48 a
        add esi, r8d                ;    38.0 alu1    49 b
        ror eax, 0x1d               ;    39.0 alu2    48 a
        lea ecx, [r8 + rax]         ;    40.0 alu0    49 b
        add esi, eax                ;    40.0 alu3    49 b
        rol esi, cl                 ;    41.0 alu1    49 b
        lea ecx, [rax + 1205115108] ;    40.0 alu2    48 a
        add ecx, esi                ;    42.0 alu0    48 a
        add edi, esi                ;    42.0 alu3    49 b
        ror ecx, 0x1d               ;    43.0 alu1    48 a
        lea edx, [rsi + rcx]        ;    44.0 alu2    49 b
        add edi, ecx                ;    44.0 alu0    49 b
        mov ebx, ecx                ;    44.0         48 a copy
        mov ecx, edx                ;    45.0         49 b copy
        rol edi, cl                 ;    45.0 alu1    49 b
        lea ecx, [rbx - 435416419]  ;    44.0 alu3    48 a
        add ecx, edi                ;    46.0 alu2    48 a
        add ebp, edi                ;    46.0 alu0    49 b
        ror ecx, 0x1d               ;    47.0 alu1    48 a
        lea edx, [rdi + rcx]        ;    48.0 alu3    49 b
        add ebp, ecx                ;    48.0 alu2    49 b
        mov dword [rsp + 16], ecx   ;    48.0 agu2+st0   48 a spill
        mov ecx, edx                ;    49.0         49 b copy
        rol ebp, cl                 ;    49.0 alu1    49 b
        mov ecx, dword [rsp + 16]   ;    48.0 agu0    48 a
        add ecx, 0x84438c56         ;    52.0 alu0    48 a
        add ecx, ebp                ;    53.0 alu3    48 a
        add r8d, ebp                ;    50.0 alu2    49 b
        mov edx, ebp                ;    50.0         49 b copy
        ror ecx, 0x1d               ;    54.0 alu1    48 a
        add r8d, ecx                ;    55.0 alu0    49 b
        add edx, ecx                ;    55.0 alu3    49 b
        mov dword [rsp + 20], ecx   ;    55.0 agu1+st1   48 a spill
        mov ecx, edx                ;    56.0         49 b copy
        rol r8d, cl                 ;    56.0 alu2    49 b
        mov ecx, dword [rsp + 20]   ;    55.0 agu2    48 a
        add ecx, 0x227b060f         ;    59.0 alu1    48 a
        add ecx, r8d                ;    60.0 alu0    48 a
        add esi, r8d                ;    57.0 alu3    49 b
        mov edx, r8d                ;    57.0         49 b copy
        ror ecx, 0x1d               ;    61.0 alu2    48 a
        add esi, ecx                ;    62.0 alu1    49 b
        add edx, ecx                ;    62.0 alu0    49 b
        mov dword [rsp + 24], ecx   ;    62.0 agu0+st0   48 a spill
        mov ecx, edx                ;    63.0         49 b copy
        rol esi, cl                 ;    63.0 alu2    49 b
        mov ecx, dword [rsp + 24]   ;    62.0 agu1    48 a
        add ecx, 0xc0b27fc8         ;    66.0 alu3    48 a
        add ecx, esi                ;    67.0 alu1    48 a
        add edi, esi                ;    64.0 alu0    49 b
        mov edx, esi                ;    64.0         49 b copy
        ror ecx, 0x1d               ;    68.0 alu2    48 a
        add edi, ecx                ;    69.0 alu3    49 b
        add edx, ecx                ;    69.0 alu1    49 b
        mov dword [rsp + 28], ecx   ;    69.0 agu2+st1   48 a spill
        mov ecx, edx                ;    70.0         49 b copy
        rol edi, cl                 ;    70.0 alu2    49 b
        mov ecx, dword [rsp + 28]   ;    69.0 agu0    48 a
        add ecx, 0x5ee9f981         ;    73.0 alu0    48 a
        add ecx, edi                ;    74.0 alu3    48 a
        add ebp, edi                ;    71.0 alu1    49 b
        mov edx, edi                ;    71.0         49 b copy
        ror ecx, 0x1d               ;    75.0 alu2    48 a
        add ebp, ecx                ;    76.0 alu0    49 b
        add edx, ecx                ;    76.0 alu3    49 b
        mov dword [rsp + 32], ecx   ;    76.0 agu1+st0   48 a spill
        mov ecx, edx                ;    77.0         49 b copy
        rol ebp, cl                 ;    77.0 alu1    49 b
        mov ecx, dword [rsp + 32]   ;    76.0 agu2    48 a
        add ecx, 0xfd21733a         ;    80.0 alu2    48 a
        add ecx, ebp                ;    81.0 alu0    48 a
        add r8d, ebp                ;    78.0 alu3    49 b
        mov edx, ebp                ;    78.0         49 b copy
        ror ecx, 0x1d               ;    82.0 alu1    48 a
        add r8d, ecx                ;    83.0 alu2    49 b
        add edx, ecx                ;    83.0 alu0    49 b
        mov dword [rsp + 36], ecx   ;    83.0 agu0+st1   48 a spill
        mov ecx, edx                ;    84.0         49 b copy
        rol r8d, cl                 ;    84.0 alu1    49 b
        mov ecx, dword [rsp + 36]   ;    83.0 agu1    48 a
        add ecx, 0x9b58ecf3         ;    87.0 alu3    48 a
        add ecx, r8d                ;    88.0 alu2    48 a
        add esi, r8d                ;    85.0 alu0    49 b
        mov edx, r8d                ;    85.0         49 b copy
        ror ecx, 0x1d               ;    89.0 alu1    48 a
        add esi, ecx                ;    90.0 alu3    49 b
        add edx, ecx                ;    90.0 alu2    49 b
        mov dword [rsp + 40], ecx   ;    90.0 agu2+st0   48 a spill
        mov ecx, edx                ;    91.0         49 b copy
        rol esi, cl                 ;    91.0 alu1    49 b
        mov ecx, dword [rsp + 40]   ;    90.0 agu0    48 a
        add ecx, 0x399066ac         ;    94.0 alu0    48 a
        add ecx, esi                ;    95.0 alu3    48 a
        add edi, esi                ;    92.0 alu2    49 b
        mov edx, esi                ;    92.0         49 b copy
        ror ecx, 0x1d               ;    96.0 alu1    48 a
        add edi, ecx                ;    97.0 alu0    49 b
        add edx, ecx                ;    97.0 alu3    49 b
        mov dword [rsp + 44], ecx   ;    97.0 agu1+st1   48 a spill
        mov ecx, edx                ;    98.0         49 b copy
        rol edi, cl                 ;    98.0 alu2    49 b
        mov ecx, dword [rsp + 44]   ;    97.0 agu2    48 a
        add ecx, 0xd7c7e065         ;   101.0 alu1    48 a
        add ecx, edi                ;   102.0 alu0    48 a
        add ebp, edi                ;    99.0 alu3    49 b
        mov edx, edi                ;    99.0         49 b copy
        ror ecx, 0x1d               ;   103.0 alu2    48 a
        add ebp, ecx                ;   104.0 alu1    49 b
        add edx, ecx                ;   104.0 alu0    49 b
        mov dword [rsp + 48], ecx   ;   104.0 agu0+st0   48 a spill
        mov ecx, edx                ;   105.0         49 b copy
        rol ebp, cl                 ;   105.0 alu2    49 b
        mov ecx, dword [rsp + 48]   ;   104.0 agu1    48 a
        add ecx, 0x75ff5a1e         ;   108.0 alu3    48 a
        add ecx, ebp                ;   109.0 alu1    48 a
        add r8d, ebp                ;   106.0 alu0    49 b
        mov edx, ebp                ;   106.0         49 b copy
        ror ecx, 0x1d               ;   110.0 alu2    48 a
        add r8d, ecx                ;   111.0 alu3    49 b
        add edx, ecx                ;   111.0 alu1    49 b
        mov dword [rsp + 52], ecx   ;   111.0 agu2+st1   48 a spill
        mov ecx, edx                ;   112.0         49 b copy
        rol r8d, cl                 ;   112.0 alu2    49 b
        mov ecx, dword [rsp + 52]   ;   111.0 agu0    48 a
        add ecx, 0x1436d3d7         ;   115.0 alu0    48 a
        add ecx, r8d                ;   116.0 alu3    48 a
        add esi, r8d                ;   113.0 alu1    49 b
        mov edx, r8d                ;   113.0         49 b copy
        ror ecx, 0x1d               ;   117.0 alu2    48 a
        add esi, ecx                ;   118.0 alu0    49 b
        add edx, ecx                ;   118.0 alu3    49 b
        mov dword [rsp + 56], ecx   ;   118.0 agu1+st0   48 a spill
        mov ecx, edx                ;   119.0         49 b copy
        rol esi, cl                 ;   119.0 alu1    49 b
        mov ecx, dword [rsp + 56]   ;   118.0 agu2    48 a
        add ecx, 0xb26e4d90         ;   122.0 alu2    48 a
        add ecx, esi                ;   123.0 alu0    48 a
        add edi, esi                ;   120.0 alu3    49 b
        mov edx, esi                ;   120.0         49 b copy
        ror ecx, 0x1d               ;   124.0 alu1    48 a
        add edi, ecx                ;   125.0 alu2    49 b
        add edx, ecx                ;   125.0 alu0    49 b
        mov dword [rsp + 60], ecx   ;   125.0 agu0+st1   48 a spill
        mov ecx, edx                ;   126.0         49 b copy
        rol edi, cl                 ;   126.0 alu1    49 b
        mov ecx, dword [rsp + 60]   ;   125.0 agu1    48 a
        add ecx, 0x50a5c749         ;   129.0 alu3    48 a
        add ecx, edi                ;   130.0 alu2    48 a
        add ebp, edi                ;   127.0 alu0    49 b
        mov edx, edi                ;   127.0         49 b copy
        ror ecx, 0x1d               ;   131.0 alu1    48 a
        add ebp, ecx                ;   132.0 alu3    49 b
        add edx, ecx                ;   132.0 alu2    49 b
        mov dword [rsp + 64], ecx   ;   132.0 agu2+st0   48 a spill
        mov ecx, edx                ;   133.0         49 b copy
        rol ebp, cl                 ;   133.0 alu1    49 b
        mov ecx, dword [rsp + 64]   ;   132.0 agu0    48 a
        add ecx, 0xeedd4102         ;   136.0 alu0    48 a
        add ecx, ebp                ;   137.0 alu3    48 a
        add r8d, ebp                ;   134.0 alu2    49 b
        mov edx, ebp                ;   134.0         49 b copy
        ror ecx, 0x1d               ;   138.0 alu1    48 a
        add r8d, ecx                ;   139.0 alu0    49 b
        add edx, ecx                ;   139.0 alu3    49 b
        mov dword [rsp + 68], ecx   ;   139.0 agu1+st1   48 a spill
        mov ecx, edx                ;   140.0         49 b copy
        rol r8d, cl                 ;   140.0 alu2    49 b
        mov ecx, dword [rsp + 68]   ;   139.0 agu2    48 a
        add ecx, 0x8d14babb         ;   143.0 alu1    48 a
        add ecx, r8d                ;   144.0 alu0    48 a
        add esi, r8d                ;   141.0 alu3    49 b
        mov edx, r8d                ;   141.0         49 b copy
        ror ecx, 0x1d               ;   145.0 alu2    48 a
        add esi, ecx                ;   146.0 alu1    49 b
        add edx, ecx                ;   146.0 alu0    49 b
        mov dword [rsp + 72], ecx   ;   146.0 agu0+st0   48 a spill
        mov ecx, edx                ;   147.0         49 b copy
        rol esi, cl                 ;   147.0 alu2    49 b
        mov ecx, dword [rsp + 72]   ;   146.0 agu1    48 a
        add ecx, 0x2b4c3474         ;   150.0 alu3    48 a
        add ecx, esi                ;   151.0 alu1    48 a
        add edi, esi                ;   148.0 alu0    49 b
        mov edx, esi                ;   148.0         49 b copy
        ror ecx, 0x1d               ;   152.0 alu2    48 a
        add edi, ecx                ;   153.0 alu3    49 b
        add edx, ecx                ;   153.0 alu1    49 b
        mov dword [rsp + 76], ecx   ;   153.0 agu2+st1   48 a spill
        mov ecx, edx                ;   154.0         49 b copy
        rol edi, cl                 ;   154.0 alu2    49 b
        mov ecx, dword [rsp + 76]   ;   153.0 agu0    48 a
        add ecx, 0xc983ae2d         ;   157.0 alu0    48 a
        add ecx, edi                ;   158.0 alu3    48 a
        add ebp, edi                ;   155.0 alu1    49 b
        mov edx, edi                ;   155.0         49 b copy
        ror ecx, 0x1d               ;   159.0 alu2    48 a
        add ebp, ecx                ;   160.0 alu0    49 b
        add edx, ecx                ;   160.0 alu3    49 b
        mov dword [rsp + 80], ecx   ;   160.0 agu1+st0   48 a spill
        mov ecx, edx                ;   161.0         49 b copy
        rol ebp, cl                 ;   161.0 alu1    49 b
        mov ecx, dword [rsp + 80]   ;   160.0 agu2    48 a
        add ecx, 0x67bb27e6         ;   164.0 alu2    48 a
        add ecx, ebp                ;   165.0 alu0    48 a
        add r8d, ebp                ;   162.0 alu3    49 b
        mov edx, ebp                ;   162.0         49 b copy
        ror ecx, 0x1d               ;   166.0 alu1    48 a
        add r8d, ecx                ;   167.0 alu2    49 b
        add edx, ecx                ;   167.0 alu0    49 b
        mov dword [rsp + 84], ecx   ;   167.0 agu0+st1   48 a spill
        mov ecx, edx                ;   168.0         49 b copy
        rol r8d, cl                 ;   168.0 alu1    49 b
        mov ecx, dword [rsp + 84]   ;   167.0 agu1    48 a
        add ecx, 0x5f2a19f          ;   171.0 alu3    48 a
        add ecx, r8d                ;   172.0 alu2    48 a
        add esi, r8d                ;   169.0 alu0    49 b
        mov edx, r8d                ;   169.0         49 b copy
        ror ecx, 0x1d               ;   173.0 alu1    48 a
        add esi, ecx                ;   174.0 alu3    49 b
        add edx, ecx                ;   174.0 alu2    49 b
        mov dword [rsp + 88], ecx   ;   174.0 agu2+st0   48 a spill
        mov ecx, edx                ;   175.0         49 b copy
        rol esi, cl                 ;   175.0 alu1    49 b
        mov ecx, dword [rsp + 88]   ;   174.0 agu0    48 a
        add ecx, 0xa42a1b58         ;   178.0 alu0    48 a
        add ecx, esi                ;   179.0 alu3    48 a
        add edi, esi                ;   176.0 alu2    49 b
        mov edx, esi                ;   176.0         49 b copy
        ror ecx, 0x1d               ;   180.0 alu1    48 a
        add edi, ecx                ;   181.0 alu0    49 b
        add edx, ecx                ;   181.0 alu3    49 b
        mov dword [rsp + 92], ecx   ;   181.0 agu1+st1   48 a spill
        mov ecx, edx                ;   182.0         49 b copy
        rol edi, cl                 ;   182.0 alu2    49 b
        mov ecx, dword [rsp + 92]   ;   181.0 agu2    48 a
        add ecx, 0x42619511         ;   185.0 alu1    48 a
        add ecx, edi                ;   186.0 alu0    48 a
        add ebp, edi                ;   183.0 alu3    49 b
        mov edx, edi                ;   183.0         49 b copy
        ror ecx, 0x1d               ;   187.0 alu2    48 a
        add ebp, ecx                ;   188.0 alu1    49 b
        add edx, ecx                ;   188.0 alu0    49 b
        mov dword [rsp + 96], ecx   ;   188.0 agu0+st0   48 a spill
        mov ecx, edx                ;   189.0         49 b copy
        rol ebp, cl                 ;   189.0 alu2    49 b
        mov ecx, dword [rsp + 96]   ;   188.0 agu1    48 a
        add ecx, 0xe0990eca         ;   192.0 alu3    48 a
        add ecx, ebp                ;   193.0 alu1    48 a
        add r8d, ebp                ;   190.0 alu0    49 b
        mov edx, ebp                ;   190.0         49 b copy
        ror ecx, 0x1d               ;   194.0 alu2    48 a
        add r8d, ecx                ;   195.0 alu3    49 b
        add edx, ecx                ;   195.0 alu1    49 b
        mov dword [rsp + 100], ecx  ;   195.0 agu2+st1   48 a spill
        mov ecx, edx                ;   196.0         49 b copy
        rol r8d, cl                 ;   196.0 alu2    49 b
        mov ecx, dword [rsp + 100]  ;   195.0 agu0    48 a
        add ecx, 0x7ed08883         ;   199.0 alu0    48 a
        add ecx, r8d                ;   200.0 alu3    48 a
        add esi, r8d                ;   197.0 alu1    49 b
        mov edx, r8d                ;   197.0         49 b copy
        ror ecx, 0x1d               ;   201.0 alu2    48 a
        add esi, ecx                ;   202.0 alu0    49 b
        add edx, ecx                ;   202.0 alu3    49 b
        mov dword [rsp + 104], ecx  ;   202.0 agu1+st0   48 a spill
        mov ecx, edx                ;   203.0         49 b copy
        rol esi, cl                 ;   203.0 alu1    49 b
        mov ecx, dword [rsp + 104]  ;   202.0 agu2    48 a
        add ecx, 0x1d08023c         ;   206.0 alu2    48 a
        add ecx, esi                ;   207.0 alu0    48 a
        add edi, esi                ;   204.0 alu3    49 b
        mov edx, esi                ;   204.0         49 b copy
        ror ecx, 0x1d               ;   208.0 alu1    48 a
        add edi, ecx                ;   209.0 alu2    49 b
        add edx, ecx                ;   209.0 alu0    49 b
        mov dword [rsp + 108], ecx  ;   209.0 agu0+st1   48 a spill
        mov ecx, edx                ;   210.0         49 b copy
        rol edi, cl                 ;   210.0 alu1    49 b
        mov ecx, dword [rsp + 108]  ;   209.0 agu1    48 a
        add ecx, 0xbb3f7bf5         ;   213.0 alu3    48 a
        add ecx, edi                ;   214.0 alu2    48 a
        add ebp, edi                ;   211.0 alu0    49 b
        mov edx, edi                ;   211.0         49 b copy
        ror ecx, 0x1d               ;   215.0 alu1    48 a
        add ebp, ecx                ;   216.0 alu3    49 b
        add edx, ecx                ;   216.0 alu2    49 b
        mov dword [rsp + 112], ecx  ;   216.0 agu2+st0   48 a spill
        mov ecx, edx                ;   217.0         49 b copy
        rol ebp, cl                 ;   217.0 alu1    49 b
        mov ecx, dword [rsp + 112]  ;   216.0 agu0    48 a
        add ecx, 0x5976f5ae         ;   220.0 alu0    48 a
        add ecx, ebp                ;   221.0 alu3    48 a
        add r8d, ebp                ;   218.0 alu2    49 b
        mov edx, ebp                ;   218.0         49 b copy
        ror ecx, 0x1d               ;   222.0 alu1    48 a
        add r8d, ecx                ;   223.0 alu0    49 b
        add edx, ecx                ;   223.0 alu3    49 b
        mov dword [rsp + 116], ecx  ;   223.0 agu1+st1   48 a spill
        mov ecx, edx                ;   224.0         49 b copy
        rol r8d, cl                 ;   224.0 alu2    49 b
        mov ecx, dword [rsp + 116]  ;   223.0 agu2    48 a
        add ecx, 0xf7ae6f67         ;   227.0 alu1    48 a
        add ecx, r8d                ;   228.0 alu0    48 a
        add esi, r8d                ;   225.0 alu3    49 b
        mov edx, r8d                ;   225.0         49 b copy
        ror ecx, 0x1d               ;   229.0 alu2    48 a
        add esi, ecx                ;   230.0 alu1    49 b
        add edx, ecx                ;   230.0 alu0    49 b
        mov dword [rsp + 120], ecx  ;   230.0 agu0+st0   48 a spill
        mov ecx, edx                ;   231.0         49 b copy
        rol esi, cl                 ;   231.0 alu2    49 b
        mov ecx, dword [rsp + 120]  ;   230.0 agu1    48 a
        add ecx, 0x95e5e920         ;   234.0 alu3    48 a
        add ecx, esi                ;   235.0 alu1    48 a
        add edi, esi                ;   232.0 alu0    49 b
        mov edx, esi                ;   232.0         49 b copy
        ror ecx, 0x1d               ;   236.0 alu2    48 a
        add edi, ecx                ;   237.0 alu3    49 b
        add edx, ecx                ;   237.0 alu1    49 b
        mov dword [rsp + 124], ecx  ;   237.0 agu2+st1   48 a spill
        mov ecx, edx                ;   238.0         49 b copy
        rol edi, cl                 ;   238.0 alu2    49 b
        mov ecx, dword [rsp + 124]  ;   237.0 agu0    48 a
        add ecx, 0x341d62d9         ;   241.0 alu0    48 a
        add ecx, edi                ;   242.0 alu3    48 a
        add ebp, edi                ;   239.0 alu1    49 b
        mov edx, edi                ;   239.0         49 b copy
        ror ecx, 0x1d               ;   243.0 alu2    48 a
        add ebp, ecx                ;   244.0 alu0    49 b
        add edx, ecx                ;   244.0 alu3    49 b
        mov dword [rsp + 128], ecx  ;   244.0 agu1+st0   48 a spill
        mov ecx, edx                ;   245.0         49 b copy
        rol ebp, cl                 ;   245.0 alu1    49 b
        mov ecx, dword [rsp + 128]  ;   244.0 agu2    48 a
        add ecx, 0xd254dc92         ;   248.0 alu2    48 a
        add ecx, ebp                ;   249.0 alu0    48 a
        add r8d, ebp                ;   246.0 alu3    49 b
        mov edx, ebp                ;   246.0         49 b copy
        ror ecx, 0x1d               ;   250.0 alu1    48 a
        add r8d, ecx                ;   251.0 alu2    49 b
        add edx, ecx                ;   251.0 alu0    49 b
        mov dword [rsp + 132], ecx  ;   251.0 agu0+st1   48 a spill
        mov ecx, edx                ;   252.0         49 b copy
        rol r8d, cl                 ;   252.0 alu1    49 b
        mov ecx, dword [rsp + 132]  ;   251.0 agu1    48 a
        add ecx, 0x708c564b         ;   255.0 alu3    48 a
        add ecx, r8d                ;   256.0 alu2    48 a
        add esi, r8d                ;   253.0 alu0    49 b
        mov edx, r8d                ;   253.0         49 b copy
        ror ecx, 0x1d               ;   257.0 alu1    48 a
        add esi, ecx                ;   258.0 alu3    49 b
        add edx, ecx                ;   258.0 alu2    49 b
        mov dword [rsp + 136], ecx  ;   258.0 agu2+st0   48 a spill
        mov ecx, edx                ;   259.0         49 b copy
        rol esi, cl                 ;   259.0 alu1    49 b
        mov ecx, dword [rsp + 136]  ;   258.0 agu0    48 a
        add ecx, 0xec3d004          ;   262.0 alu0    48 a
        add ecx, esi                ;   263.0 alu3    48 a
        add edi, esi                ;   260.0 alu2    49 b
        mov edx, esi                ;   260.0         49 b copy
        ror ecx, 0x1d               ;   264.0 alu1    48 a
        add edi, ecx                ;   265.0 alu0    49 b
        add edx, ecx                ;   265.0 alu3    49 b
        mov dword [rsp + 140], ecx  ;   265.0 agu1+st1   48 a spill
        mov ecx, edx                ;   266.0         49 b copy
        rol edi, cl                 ;   266.0 alu2    49 b
        mov ecx, dword [rsp + 140]  ;   265.0 agu2    48 a
        add ecx, 0xacfb49bd         ;   269.0 alu1    48 a
        add ecx, edi                ;   270.0 alu0    48 a
        add ebp, edi                ;   267.0 alu3    49 b
        mov edx, edi                ;   267.0         49 b copy
        ror ecx, 0x1d               ;   271.0 alu2    48 a
        add ebp, ecx                ;   272.0 alu1    49 b
        add edx, ecx                ;   272.0 alu0    49 b
        mov dword [rsp + 144], ecx  ;   272.0 agu0+st0   48 a spill
        mov ecx, edx                ;   273.0         49 b copy
        rol ebp, cl                 ;   273.0 alu2    49 b
        mov ecx, dword [rsp + 144]  ;   272.0 agu1    48 a
        add ecx, 0x4b32c376         ;   276.0 alu3    48 a
        add ecx, ebp                ;   277.0 alu1    48 a
        add r8d, ebp                ;   274.0 alu0    49 b
        mov edx, ebp                ;   274.0         49 b copy
        ror ecx, 0x1d               ;   278.0 alu2    48 a
        add r8d, ecx                ;   279.0 alu3    49 b
        add edx, ecx                ;   279.0 alu1    49 b
        mov dword [rsp + 148], ecx  ;   279.0 agu2+st1   48 a spill
        mov ecx, edx                ;   280.0         49 b copy
        rol r8d, cl                 ;   280.0 alu2    49 b
        mov ecx, dword [rsp + 148]  ;   279.0 agu0    48 a
        add ecx, 0xbf0a8b1d         ;   283.0 alu0    48 a
        add ecx, r8d                ;   284.0 alu3    48 a
        add esi, r8d                ;   281.0 alu1    49 b
        mov edx, r8d                ;   281.0         49 b copy
        ror ecx, 0x1d               ;   285.0 alu2    48 a
        add esi, ecx                ;   286.0 alu0    49 b
        add edx, ecx                ;   286.0 alu3    49 b
        add r9d, ecx                ;   286.0 alu1    48 a
        mov dword [rsp + 152], ecx  ;   286.0 agu1+st0   48 a spill
        mov ecx, edx                ;   287.0         49 b copy
        rol esi, cl                 ;   287.0 alu2    49 b
        add r9d, esi                ;   288.0 alu0    48 a
        add edi, esi                ;   288.0 alu3    49 b
        ror r9d, 0x1d               ;   289.0 alu1    48 a
        lea ecx, [rsi + r9]         ;   290.0 alu2    49 b
        add edi, r9d                ;   290.0 alu0    49 b
        add r10d, r9d               ;   290.0 alu3    48 a
        rol edi, cl                 ;   291.0 alu1    49 b
        add r10d, edi               ;   292.0 alu2    48 a
        add ebp, edi                ;   292.0 alu0    49 b
        ror r10d, 0x1d              ;   293.0 alu1    48 a
        lea ecx, [rdi + r10]        ;   294.0 alu3    49 b
        add ebp, r10d               ;   294.0 alu2    49 b
        add r11d, r10d              ;   294.0 alu0    48 a
        rol ebp, cl                 ;   295.0 alu1    49 b
        add r11d, ebp               ;   296.0 alu3    48 a
        add r8d, ebp                ;   296.0 alu2    49 b
        ror r11d, 0x1d              ;   297.0 alu1    48 a
        lea ecx, [rbp + r11]        ;   298.0 alu0    49 b
        add r8d, r11d               ;   298.0 alu3    49 b
        add r12d, r11d              ;   298.0 alu2    48 a
        rol r8d, cl                 ;   299.0 alu1    49 b
        add r12d, r8d               ;   300.0 alu0    48 a
        add esi, r8d                ;   300.0 alu3    49 b
        ror r12d, 0x1d              ;   301.0 alu2    48 a
        mov ecx, dword [rsp + 16]   ;   292.2 agu2    48 a
        lea edx, [r8 + r12]         ;   302.0 alu1    49 b
        add esi, r12d               ;   302.0 alu0    49 b
        add r13d, r12d              ;   302.0 alu3    48 a
        mov dword [rsp + 16], ecx   ;   296.2 agu0+st1   48 a spill
        mov ecx, edx                ;   303.0         49 b copy
        rol esi, cl                 ;   303.0 alu2    49 b
        add r13d, esi               ;   304.0 alu1    48 a
        add edi, esi                ;   304.0 alu0    49 b
        ror r13d, 0x1d              ;   305.0 alu2    48 a
        lea ecx, [rsi + r13]        ;   306.0 alu3    49 b
        add edi, r13d               ;   306.0 alu1    49 b
        mov edx, dword [rsp + 20]   ;   298.2 agu1    48 a
        add r14d, r13d              ;   306.0 alu0    48 a
        rol edi, cl                 ;   307.0 alu2    49 b
        add r14d, edi               ;   308.0 alu3    48 a
        add ebp, edi                ;   308.0 alu1    49 b
        ror r14d, 0x1d              ;   309.0 alu2    48 a
        mov ecx, dword [rsp + 24]   ;   301.0 agu2    48 a
        add ebp, r14d               ;   310.0 alu0    49 b
        add r15d, r14d              ;   310.0 alu3    48 a
        mov dword [rsp + 24], r13d  ;   306.0 agu0+st0   48 a spill
        lea r13d, [rdi + r14]       ;   310.0 alu1    49 b
        mov dword [rsp + 20], ecx   ;   305.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   311.0         49 b copy
        rol ebp, cl                 ;   311.0 alu2    49 b
        add r15d, ebp               ;   312.0 alu0    48 a
        add r8d, ebp                ;   312.0 alu3    49 b
        ror r15d, 0x1d              ;   313.0 alu1    48 a
        lea ecx, [rbp + r15]        ;   314.0 alu2    49 b
        add r8d, r15d               ;   314.0 alu0    49 b
        mov r13d, dword [rsp + 28]  ;   306.3 agu2    48 a
        add eax, r15d               ;   314.0 alu3    48 a
        rol r8d, cl                 ;   315.0 alu1    49 b
        add eax, r8d                ;   316.0 alu2    48 a
        add esi, r8d                ;   316.0 alu0    49 b
        ror eax, 0x1d               ;   317.0 alu1    48 a
        mov ecx, dword [rsp + 32]   ;   309.0 agu0    48 a
        add esi, eax                ;   318.0 alu3    49 b
        add ebx, eax                ;   318.0 alu2    48 a
        mov dword [rsp + 32], r15d  ;   314.0 agu1+st0   48 a spill
        lea r15d, [r8 + rax]        ;   318.0 alu0    49 b
        mov dword [rsp + 28], ecx   ;   313.0 agu2+st1   48 a spill
        mov ecx, r15d               ;   319.0         49 b copy
        rol esi, cl                 ;   319.0 alu1    49 b
        add ebx, esi                ;   320.0 alu3    48 a
        add edi, esi                ;   320.0 alu2    49 b
        ror ebx, 0x1d               ;   321.0 alu1    48 a
        lea ecx, [rsi + rbx]        ;   322.0 alu0    49 b
        add edi, ebx                ;   322.0 alu3    49 b
        mov r15d, dword [rsp + 36]  ;   314.3 agu0    48 a
        rol edi, cl                 ;   323.0 alu2    49 b
        mov ecx, dword [rsp + 16]   ;   314.7 agu1    48 a reload
        add ecx, ebx                ;   322.0 alu1    48 a
        add ecx, edi                ;   324.0 alu0    48 a
        add ebp, edi                ;   324.0 alu3    49 b
        ror ecx, 0x1d               ;   325.0 alu2    48 a
        add ebp, ecx                ;   326.0 alu1    49 b
        mov dword [rsp + 16], ebx   ;   322.0 agu2+st0   48 a spill
        mov ebx, dword [rsp + 40]   ;   318.2 agu0    48 a
        add edx, ecx                ;   326.0 alu0    48 a
        mov dword [rsp + 40], eax   ;   318.5 agu1+st1   48 a spill
        lea eax, [rdi + rcx]        ;   326.0 alu3    49 b
        mov dword [rsp + 36], ecx   ;   326.0 agu2+st0   48 a spill
        mov ecx, eax                ;   327.0         49 b copy
        rol ebp, cl                 ;   327.0 alu2    49 b
        add edx, ebp                ;   328.0 alu1    48 a
        add r8d, ebp                ;   328.0 alu0    49 b
        ror edx, 0x1d               ;   329.0 alu2    48 a
        mov eax, dword [rsp + 44]   ;   322.2 agu0    48 a
        lea ecx, [rbp + rdx]        ;   330.0 alu3    49 b
        add r8d, edx                ;   330.0 alu1    49 b
        rol r8d, cl                 ;   331.0 alu2    49 b
        mov ecx, dword [rsp + 20]   ;   323.0 agu1    48 a reload
        add ecx, edx                ;   330.0 alu0    48 a
        add ecx, r8d                ;   332.0 alu3    48 a
        add esi, r8d                ;   332.0 alu1    49 b
        ror ecx, 0x1d               ;   333.0 alu2    48 a
        add esi, ecx                ;   334.0 alu0    49 b
        mov dword [rsp + 20], edx   ;   330.0 agu2+st1   48 a spill
        mov edx, dword [rsp + 48]   ;   326.3 agu0    48 a
        add r13d, ecx               ;   334.0 alu3    48 a
        mov dword [rsp + 48], r14d  ;   326.7 agu1+st0   48 a spill
        lea r14d, [r8 + rcx]        ;   334.0 alu1    49 b
        mov dword [rsp + 44], ecx   ;   334.0 agu2+st1   48 a spill
        mov ecx, r14d               ;   335.0         49 b copy
        rol esi, cl                 ;   335.0 alu2    49 b
        add r13d, esi               ;   336.0 alu0    48 a
        add edi, esi                ;   336.0 alu3    49 b
        ror r13d, 0x1d              ;   337.0 alu1    48 a
        mov r14d, dword [rsp + 52]  ;   330.2 agu0    48 a
        lea ecx, [rsi + r13]        ;   338.0 alu2    49 b
        add edi, r13d               ;   338.0 alu0    49 b
        rol edi, cl                 ;   339.0 alu1    49 b
        mov ecx, dword [rsp + 28]   ;   331.0 agu1    48 a reload
        add ecx, r13d               ;   338.0 alu3    48 a
        add ecx, edi                ;   340.0 alu2    48 a
        add ebp, edi                ;   340.0 alu0    49 b
        ror ecx, 0x1d               ;   341.0 alu1    48 a
        add ebp, ecx                ;   342.0 alu3    49 b
        mov dword [rsp + 28], r13d  ;   338.0 agu2+st0   48 a spill
        mov r13d, dword [rsp + 56]  ;   334.3 agu0    48 a
        add r15d, ecx               ;   342.0 alu2    48 a
        mov dword [rsp + 56], r12d  ;   334.7 agu1+st1   48 a spill
        lea r12d, [rdi + rcx]       ;   342.0 alu0    49 b
        mov dword [rsp + 52], ecx   ;   342.0 agu2+st0   48 a spill
        mov ecx, r12d               ;   343.0         49 b copy
        rol ebp, cl                 ;   343.0 alu1    49 b
        add r15d, ebp               ;   344.0 alu3    48 a
        add r8d, ebp                ;   344.0 alu2    49 b
        ror r15d, 0x1d              ;   345.0 alu1    48 a
        mov r12d, dword [rsp + 60]  ;   338.2 agu0    48 a
        lea ecx, [rbp + r15]        ;   346.0 alu0    49 b
        add r8d, r15d               ;   346.0 alu3    49 b
        add ebx, r15d               ;   346.0 alu2    48 a
        rol r8d, cl                 ;   347.0 alu1    49 b
        add ebx, r8d                ;   348.0 alu0    48 a
        add esi, r8d                ;   348.0 alu3    49 b
        ror ebx, 0x1d               ;   349.0 alu2    48 a
        lea ecx, [r8 + rbx]         ;   350.0 alu1    49 b
        add esi, ebx                ;   350.0 alu0    49 b
        mov dword [rsp + 60], r15d  ;   346.0 agu1+st1   48 a spill
        mov r15d, dword [rsp + 64]  ;   342.5 agu2    48 a
        add eax, ebx                ;   350.0 alu3    48 a
        rol esi, cl                 ;   351.0 alu2    49 b
        add eax, esi                ;   352.0 alu1    48 a
        add edi, esi                ;   352.0 alu0    49 b
        ror eax, 0x1d               ;   353.0 alu2    48 a
        mov ecx, dword [rsp + 68]   ;   345.0 agu0    48 a
        add edi, eax                ;   354.0 alu3    49 b
        add edx, eax                ;   354.0 alu1    48 a
        mov dword [rsp + 68], ebx   ;   350.0 agu1+st0   48 a spill
        lea ebx, [rsi + rax]        ;   354.0 alu0    49 b
        mov dword [rsp + 64], ecx   ;   349.0 agu2+st1   48 a spill
        mov ecx, ebx                ;   355.0         49 b copy
        rol edi, cl                 ;   355.0 alu2    49 b
        add edx, edi                ;   356.0 alu3    48 a
        add ebp, edi                ;   356.0 alu1    49 b
        ror edx, 0x1d               ;   357.0 alu2    48 a
        lea ecx, [rdi + rdx]        ;   358.0 alu0    49 b
        add ebp, edx                ;   358.0 alu3    49 b
        mov ebx, dword [rsp + 72]   ;   350.3 agu0    48 a
        add r14d, edx               ;   358.0 alu1    48 a
        rol ebp, cl                 ;   359.0 alu2    49 b
        add r14d, ebp               ;   360.0 alu0    48 a
        add r8d, ebp                ;   360.0 alu3    49 b
        ror r14d, 0x1d              ;   361.0 alu1    48 a
        mov ecx, dword [rsp + 76]   ;   353.0 agu1    48 a
        add r8d, r14d               ;   362.0 alu2    49 b
        add r13d, r14d              ;   362.0 alu0    48 a
        mov dword [rsp + 76], edx   ;   358.0 agu2+st0   48 a spill
        lea edx, [rbp + r14]        ;   362.0 alu3    49 b
        mov dword [rsp + 72], ecx   ;   357.0 agu0+st1   48 a spill
        mov ecx, edx                ;   363.0         49 b copy
        rol r8d, cl                 ;   363.0 alu1    49 b
        add r13d, r8d               ;   364.0 alu2    48 a
        add esi, r8d                ;   364.0 alu0    49 b
        ror r13d, 0x1d              ;   365.0 alu1    48 a
        lea ecx, [r8 + r13]         ;   366.0 alu3    49 b
        add esi, r13d               ;   366.0 alu2    49 b
        mov edx, dword [rsp + 80]   ;   358.3 agu1    48 a
        add r12d, r13d              ;   366.0 alu0    48 a
        rol esi, cl                 ;   367.0 alu1    49 b
        add r12d, esi               ;   368.0 alu3    48 a
        add edi, esi                ;   368.0 alu2    49 b
        ror r12d, 0x1d              ;   369.0 alu1    48 a
        mov ecx, dword [rsp + 84]   ;   361.0 agu2    48 a
        add edi, r12d               ;   370.0 alu0    49 b
        add r15d, r12d              ;   370.0 alu3    48 a
        mov dword [rsp + 84], r13d  ;   366.0 agu0+st0   48 a spill
        lea r13d, [rsi + r12]       ;   370.0 alu2    49 b
        mov dword [rsp + 80], ecx   ;   365.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   371.0         49 b copy
        rol edi, cl                 ;   371.0 alu1    49 b
        add r15d, edi               ;   372.0 alu0    48 a
        add ebp, edi                ;   372.0 alu3    49 b
        ror r15d, 0x1d              ;   373.0 alu2    48 a
        mov r13d, dword [rsp + 88]  ;   366.0 agu2    48 a
        lea ecx, [rdi + r15]        ;   374.0 alu1    49 b
        add ebp, r15d               ;   374.0 alu0    49 b
        rol ebp, cl                 ;   375.0 alu2    49 b
        mov ecx, dword [rsp + 64]   ;   366.7 agu0    48 a reload
        add ecx, r15d               ;   374.0 alu3    48 a
        add ecx, ebp                ;   376.0 alu1    48 a
        add r8d, ebp                ;   376.0 alu0    49 b
        ror ecx, 0x1d               ;   377.0 alu2    48 a
        add r8d, ecx                ;   378.0 alu3    49 b
        mov dword [rsp + 64], r15d  ;   374.0 agu1+st0   48 a spill
        mov r15d, dword [rsp + 92]  ;   370.2 agu2    48 a
        add ebx, ecx                ;   378.0 alu1    48 a
        mov dword [rsp + 92], r12d  ;   370.5 agu0+st1   48 a spill
        lea r12d, [rbp + rcx]       ;   378.0 alu0    49 b
        mov dword [rsp + 88], ecx   ;   378.0 agu1+st0   48 a spill
        mov ecx, r12d               ;   379.0         49 b copy
        rol r8d, cl                 ;   379.0 alu2    49 b
        add ebx, r8d                ;   380.0 alu3    48 a
        add esi, r8d                ;   380.0 alu1    49 b
        ror ebx, 0x1d               ;   381.0 alu2    48 a
        mov r12d, dword [rsp + 96]  ;   374.2 agu2    48 a
        lea ecx, [r8 + rbx]         ;   382.0 alu0    49 b
        add esi, ebx                ;   382.0 alu3    49 b
        rol esi, cl                 ;   383.0 alu1    49 b
        mov ecx, dword [rsp + 72]   ;   375.0 agu0    48 a reload
        add ecx, ebx                ;   382.0 alu2    48 a
        add ecx, esi                ;   384.0 alu0    48 a
        add edi, esi                ;   384.0 alu3    49 b
        ror ecx, 0x1d               ;   385.0 alu1    48 a
        add edi, ecx                ;   386.0 alu2    49 b
        mov dword [rsp + 72], ebx   ;   382.0 agu1+st1   48 a spill
        mov ebx, dword [rsp + 100]  ;   378.3 agu2    48 a
        add edx, ecx                ;   386.0 alu0    48 a
        mov dword [rsp + 100], r14d ;   378.7 agu0+st0   48 a spill
        lea r14d, [rsi + rcx]       ;   386.0 alu3    49 b
        mov dword [rsp + 96], ecx   ;   386.0 agu1+st1   48 a spill
        mov ecx, r14d               ;   387.0         49 b copy
        rol edi, cl                 ;   387.0 alu1    49 b
        add edx, edi                ;   388.0 alu2    48 a
        add ebp, edi                ;   388.0 alu0    49 b
        ror edx, 0x1d               ;   389.0 alu1    48 a
        mov r14d, dword [rsp + 104] ;   382.2 agu2    48 a
        lea ecx, [rdi + rdx]        ;   390.0 alu3    49 b
        add ebp, edx                ;   390.0 alu2    49 b
        rol ebp, cl                 ;   391.0 alu1    49 b
        mov ecx, dword [rsp + 80]   ;   383.0 agu0    48 a reload
        add ecx, edx                ;   390.0 alu0    48 a
        add ecx, ebp                ;   392.0 alu3    48 a
        add r8d, ebp                ;   392.0 alu2    49 b
        ror ecx, 0x1d               ;   393.0 alu1    48 a
        add r8d, ecx                ;   394.0 alu0    49 b
        mov dword [rsp + 80], edx   ;   390.0 agu1+st0   48 a spill
        mov edx, dword [rsp + 108]  ;   386.3 agu2    48 a
        add r13d, ecx               ;   394.0 alu3    48 a
        mov dword [rsp + 108], eax  ;   386.7 agu0+st1   48 a spill
        lea eax, [rbp + rcx]        ;   394.0 alu2    49 b
        mov dword [rsp + 104], ecx  ;   394.0 agu1+st0   48 a spill
        mov ecx, eax                ;   395.0         49 b copy
        rol r8d, cl                 ;   395.0 alu1    49 b
        add r13d, r8d               ;   396.0 alu0    48 a
        add esi, r8d                ;   396.0 alu3    49 b
        ror r13d, 0x1d              ;   397.0 alu2    48 a
        mov eax, dword [rsp + 112]  ;   390.2 agu2    48 a
        lea ecx, [r8 + r13]         ;   398.0 alu1    49 b
        add esi, r13d               ;   398.0 alu0    49 b
        add r15d, r13d              ;   398.0 alu3    48 a
        rol esi, cl                 ;   399.0 alu2    49 b
        add r15d, esi               ;   400.0 alu1    48 a
        add edi, esi                ;   400.0 alu0    49 b
        ror r15d, 0x1d              ;   401.0 alu2    48 a
        lea ecx, [rsi + r15]        ;   402.0 alu3    49 b
        add edi, r15d               ;   402.0 alu1    49 b
        mov dword [rsp + 112], r13d ;   398.0 agu0+st1   48 a spill
        mov r13d, dword [rsp + 116] ;   394.5 agu1    48 a
        add r12d, r15d              ;   402.0 alu0    48 a
        rol edi, cl                 ;   403.0 alu2    49 b
        add r12d, edi               ;   404.0 alu3    48 a
        add ebp, edi                ;   404.0 alu1    49 b
        ror r12d, 0x1d              ;   405.0 alu2    48 a
        mov ecx, dword [rsp + 120]  ;   397.0 agu2    48 a
        add ebp, r12d               ;   406.0 alu0    49 b
        add ebx, r12d               ;   406.0 alu3    48 a
        mov dword [rsp + 120], r15d ;   402.0 agu0+st0   48 a spill
        lea r15d, [rdi + r12]       ;   406.0 alu1    49 b
        mov dword [rsp + 116], ecx  ;   401.0 agu1+st1   48 a spill
        mov ecx, r15d               ;   407.0         49 b copy
        rol ebp, cl                 ;   407.0 alu2    49 b
        add ebx, ebp                ;   408.0 alu0    48 a
        add r8d, ebp                ;   408.0 alu3    49 b
        ror ebx, 0x1d               ;   409.0 alu1    48 a
        lea ecx, [rbp + rbx]        ;   410.0 alu2    49 b
        add r8d, ebx                ;   410.0 alu0    49 b
        mov r15d, dword [rsp + 124] ;   402.3 agu2    48 a
        add r14d, ebx               ;   410.0 alu3    48 a
        rol r8d, cl                 ;   411.0 alu1    49 b
        add r14d, r8d               ;   412.0 alu2    48 a
        add esi, r8d                ;   412.0 alu0    49 b
        ror r14d, 0x1d              ;   413.0 alu1    48 a
        mov ecx, dword [rsp + 128]  ;   405.0 agu0    48 a
        add esi, r14d               ;   414.0 alu3    49 b
        add edx, r14d               ;   414.0 alu2    48 a
        mov dword [rsp + 128], ebx  ;   410.0 agu1+st0   48 a spill
        lea ebx, [r8 + r14]         ;   414.0 alu0    49 b
        mov dword [rsp + 124], ecx  ;   409.0 agu2+st1   48 a spill
        mov ecx, ebx                ;   415.0         49 b copy
        rol esi, cl                 ;   415.0 alu1    49 b
        add edx, esi                ;   416.0 alu3    48 a
        add edi, esi                ;   416.0 alu2    49 b
        ror edx, 0x1d               ;   417.0 alu1    48 a
        lea ecx, [rsi + rdx]        ;   418.0 alu0    49 b
        add edi, edx                ;   418.0 alu3    49 b
        mov ebx, dword [rsp + 132]  ;   410.3 agu0    48 a
        add eax, edx                ;   418.0 alu2    48 a
        rol edi, cl                 ;   419.0 alu1    49 b
        add eax, edi                ;   420.0 alu0    48 a
        add ebp, edi                ;   420.0 alu3    49 b
        ror eax, 0x1d               ;   421.0 alu2    48 a
        mov ecx, dword [rsp + 136]  ;   413.0 agu1    48 a
        add ebp, eax                ;   422.0 alu1    49 b
        add r13d, eax               ;   422.0 alu0    48 a
        mov dword [rsp + 136], edx  ;   418.0 agu2+st0   48 a spill
        lea edx, [rdi + rax]        ;   422.0 alu3    49 b
        mov dword [rsp + 132], ecx  ;   417.0 agu0+st1   48 a spill
        mov ecx, edx                ;   423.0         49 b copy
        rol ebp, cl                 ;   423.0 alu2    49 b
        add r13d, ebp               ;   424.0 alu1    48 a
        add r8d, ebp                ;   424.0 alu0    49 b
        ror r13d, 0x1d              ;   425.0 alu2    48 a
        mov ecx, dword [rsp + 140]  ;   418.0 agu1    48 a
        lea edx, [rbp + r13]        ;   426.0 alu3    49 b
        add r8d, r13d               ;   426.0 alu1    49 b
        mov dword [rsp + 140], ecx  ;   422.0 agu2+st0   48 a spill
        mov ecx, edx                ;   427.0         49 b copy
        rol r8d, cl                 ;   427.0 alu2    49 b
        mov ecx, dword [rsp + 116]  ;   420.0 agu0    48 a reload
        add ecx, r13d               ;   426.0 alu0    48 a
        add ecx, r8d                ;   428.0 alu3    48 a
        add esi, r8d                ;   428.0 alu1    49 b
        ror ecx, 0x1d               ;   429.0 alu2    48 a
        lea edx, [r8 + rcx]         ;   430.0 alu0    49 b
        add esi, ecx                ;   430.0 alu3    49 b
        mov dword [rsp + 116], r13d ;   426.0 agu1+st1   48 a spill
        mov r13d, dword [rsp + 144] ;   423.0 agu2    48 a
        add r15d, ecx               ;   430.0 alu1    48 a
        mov dword [rsp + 144], ecx  ;   430.0 agu0+st0   48 a spill
        mov ecx, edx                ;   431.0         49 b copy
        rol esi, cl                 ;   431.0 alu2    49 b
        add r15d, esi               ;   432.0 alu0    48 a
        add edi, esi                ;   432.0 alu3    49 b
        ror r15d, 0x1d              ;   433.0 alu1    48 a
        mov ecx, dword [rsp + 148]  ;   426.3 agu1    48 a
        lea edx, [rsi + r15]        ;   434.0 alu2    49 b
        add edi, r15d               ;   434.0 alu0    49 b
        mov dword [rsp + 148], ecx  ;   430.3 agu2+st1   48 a spill
        mov ecx, edx                ;   435.0         49 b copy
        rol edi, cl                 ;   435.0 alu1    49 b
        mov ecx, dword [rsp + 124]  ;   428.2 agu0    48 a reload
        add ecx, r15d               ;   434.0 alu3    48 a
        add ecx, edi                ;   436.0 alu2    48 a
        add ebp, edi                ;   436.0 alu0    49 b
        ror ecx, 0x1d               ;   437.0 alu1    48 a
        lea edx, [rdi + rcx]        ;   438.0 alu3    49 b
        add ebp, ecx                ;   438.0 alu2    49 b
        mov dword [rsp + 124], r15d ;   434.0 agu1+st0   48 a spill
        mov r15d, dword [rsp + 152] ;   431.0 agu2    48 a
        add ebx, ecx                ;   438.0 alu0    48 a
        mov dword [rsp + 152], ecx  ;   438.0 agu0+st1   48 a spill
        mov ecx, edx                ;   439.0         49 b copy
        rol ebp, cl                 ;   439.0 alu1    49 b
        add ebx, ebp                ;   440.0 alu3    48 a
        add r8d, ebp                ;   440.0 alu2    49 b
        ror ebx, 0x1d               ;   441.0 alu1    48 a
        lea ecx, [rbp + rbx]        ;   442.0 alu0    49 b
        add r8d, ebx                ;   442.0 alu3    49 b
        rol r8d, cl                 ;   443.0 alu2    49 b
        mov ecx, dword [rsp + 132]  ;   435.2 agu1    48 a reload
        add ecx, ebx                ;   442.0 alu1    48 a
        add ecx, r8d                ;   444.0 alu0    48 a
        add esi, r8d                ;   444.0 alu3    49 b
        ror ecx, 0x1d               ;   445.0 alu2    48 a
        lea edx, [r8 + rcx]         ;   446.0 alu1    49 b
        add esi, ecx                ;   446.0 alu0    49 b
        mov dword [rsp + 132], ecx  ;   446.0 agu2+st0   48 a spill
        mov ecx, edx                ;   447.0         49 b copy
        rol esi, cl                 ;   447.0 alu2    49 b
        mov ecx, dword [rsp + 140]  ;   439.2 agu0    48 a reload
        mov edx, dword [rsp + 132]  ;   446.0 agu1    48 a reload
        add ecx, edx                ;   450.0 alu3    48 a
        add ecx, esi                ;   451.0 alu1    48 a
        add edi, esi                ;   448.0 alu0    49 b
        ror ecx, 0x1d               ;   452.0 alu2    48 a
        lea edx, [rsi + rcx]        ;   453.0 alu3    49 b
        add edi, ecx                ;   453.0 alu1    49 b
        add r13d, ecx               ;   453.0 alu0    48 a
        mov dword [rsp + 140], ecx  ;   453.0 agu2+st1   48 a spill
        mov ecx, edx                ;   454.0         49 b copy
        rol edi, cl                 ;   454.0 alu2    49 b
        add r13d, edi               ;   455.0 alu3    48 a
        add ebp, edi                ;   455.0 alu1    49 b
        ror r13d, 0x1d              ;   456.0 alu2    48 a
        lea ecx, [rdi + r13]        ;   457.0 alu0    49 b
        add ebp, r13d               ;   457.0 alu3    49 b
        mov edx, dword [rsp + 56]   ;   447.2 agu0    48 a
        rol ebp, cl                 ;   458.0 alu1    49 b
        mov ecx, dword [rsp + 148]  ;   448.0 agu1    48 a reload
        add ecx, r13d               ;   457.0 alu2    48 a
        add ecx, ebp                ;   459.0 alu0    48 a
        add r8d, ebp                ;   459.0 alu3    49 b
        ror ecx, 0x1d               ;   460.0 alu1    48 a
        mov dword [rsp + 148], r13d ;   457.0 agu2+st0   48 a spill
        mov r13d, dword [rsp + 24]  ;   453.2 agu0    48 a
        add r8d, ecx                ;   461.0 alu2    49 b
        add r15d, ecx               ;   461.0 alu0    48 a
        mov dword [rsp + 24], ebx   ;   453.7 agu1+st1   48 a spill
        lea ebx, [rbp + rcx]        ;   461.0 alu3    49 b
        mov dword [rsp + 56], ecx   ;   461.0 agu2+st0   48 a spill
        mov ecx, ebx                ;   462.0         49 b copy
        rol r8d, cl                 ;   462.0 alu1    49 b
        add r15d, r8d               ;   463.0 alu2    48 a
        add esi, r8d                ;   463.0 alu0    49 b
        ror r15d, 0x1d              ;   464.0 alu1    48 a
        lea ecx, [r8 + r15]         ;   465.0 alu3    49 b
        add esi, r15d               ;   465.0 alu2    49 b
        mov ebx, dword [rsp + 48]   ;   457.5 agu0    48 a
        add r9d, r15d               ;   465.0 alu0    48 a
        rol esi, cl                 ;   466.0 alu1    49 b
        add r9d, esi                ;   467.0 alu3    48 a
        add edi, esi                ;   467.0 alu2    49 b
        ror r9d, 0x1d               ;   468.0 alu1    48 a
        mov ecx, dword [rsp + 32]   ;   461.0 agu1    48 a
        add edi, r9d                ;   469.0 alu0    49 b
        add r10d, r9d               ;   469.0 alu3    48 a
        mov dword [rsp + 32], r15d  ;   465.0 agu2+st1   48 a spill
        lea r15d, [rsi + r9]        ;   469.0 alu2    49 b
        mov dword [rsp + 48], ecx   ;   465.0 agu0+st0   48 a spill
        mov ecx, r15d               ;   470.0         49 b copy
        rol edi, cl                 ;   470.0 alu1    49 b
        add r10d, edi               ;   471.0 alu0    48 a
        add ebp, edi                ;   471.0 alu3    49 b
        ror r10d, 0x1d              ;   472.0 alu2    48 a
        mov r15d, dword [rsp + 40]  ;   465.2 agu1    48 a
        lea ecx, [rdi + r10]        ;   473.0 alu1    49 b
        add ebp, r10d               ;   473.0 alu0    49 b
        add r11d, r10d              ;   473.0 alu3    48 a
        rol ebp, cl                 ;   474.0 alu2    49 b
        add r11d, ebp               ;   475.0 alu1    48 a
        add r8d, ebp                ;   475.0 alu0    49 b
        ror r11d, 0x1d              ;   476.0 alu2    48 a
        lea ecx, [rbp + r11]        ;   477.0 alu3    49 b
        add r8d, r11d               ;   477.0 alu1    49 b
        mov dword [rsp + 40], r9d   ;   469.2 agu2+st1   48 a spill
        mov r9d, dword [rsp + 16]   ;   469.3 agu0    48 a
        add edx, r11d               ;   477.0 alu0    48 a
        rol r8d, cl                 ;   478.0 alu2    49 b
        add edx, r8d                ;   479.0 alu3    48 a
        add esi, r8d                ;   479.0 alu1    49 b
        ror edx, 0x1d               ;   480.0 alu2    48 a
        mov ecx, dword [rsp + 36]   ;   471.2 agu1    48 a
        add esi, edx                ;   481.0 alu0    49 b
        add r13d, edx               ;   481.0 alu3    48 a
        mov dword [rsp + 36], r11d  ;   477.0 agu2+st0   48 a spill
        lea r11d, [r8 + rdx]        ;   481.0 alu1    49 b
        mov dword [rsp + 16], ecx   ;   475.2 agu0+st1   48 a spill
        mov ecx, r11d               ;   482.0         49 b copy
        rol esi, cl                 ;   482.0 alu2    49 b
        add r13d, esi               ;   483.0 alu0    48 a
        add edi, esi                ;   483.0 alu3    49 b
        ror r13d, 0x1d              ;   484.0 alu1    48 a
        lea ecx, [rsi + r13]        ;   485.0 alu2    49 b
        add edi, r13d               ;   485.0 alu0    49 b
        mov r11d, dword [rsp + 20]  ;   477.3 agu1    48 a
        add ebx, r13d               ;   485.0 alu3    48 a
        rol edi, cl                 ;   486.0 alu1    49 b
        add ebx, edi                ;   487.0 alu2    48 a
        add ebp, edi                ;   487.0 alu0    49 b
        ror ebx, 0x1d               ;   488.0 alu1    48 a
        mov ecx, dword [rsp + 44]   ;   480.0 agu2    48 a
        add ebp, ebx                ;   489.0 alu3    49 b
        mov dword [rsp + 44], r13d  ;   485.0 agu0+st0   48 a spill
        lea r13d, [rdi + rbx]       ;   489.0 alu2    49 b
        mov dword [rsp + 20], ecx   ;   484.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   490.0         49 b copy
        rol ebp, cl                 ;   490.0 alu1    49 b
        mov r13d, dword [rsp + 48]  ;   483.0 agu2    48 a reload
        add r13d, ebx               ;   489.0 alu0    48 a
        add r13d, ebp               ;   491.0 alu3    48 a
        add r8d, ebp                ;   491.0 alu2    49 b
        ror r13d, 0x1d              ;   492.0 alu1    48 a
        lea ecx, [rbp + r13]        ;   493.0 alu0    49 b
        add r8d, r13d               ;   493.0 alu3    49 b
        mov dword [rsp + 48], ebx   ;   489.0 agu0+st0   48 a spill
        mov ebx, dword [rsp + 28]   ;   485.5 agu1    48 a
        add r15d, r13d              ;   493.0 alu2    48 a
        rol r8d, cl                 ;   494.0 alu1    49 b
        add r15d, r8d               ;   495.0 alu0    48 a
        add esi, r8d                ;   495.0 alu3    49 b
        ror r15d, 0x1d              ;   496.0 alu2    48 a
        mov ecx, dword [rsp + 52]   ;   489.0 agu2    48 a
        add esi, r15d               ;   497.0 alu1    49 b
        add r9d, r15d               ;   497.0 alu0    48 a
        mov dword [rsp + 52], r13d  ;   493.0 agu0+st1   48 a spill
        lea r13d, [r8 + r15]        ;   497.0 alu3    49 b
        mov dword [rsp + 28], ecx   ;   493.0 agu1+st0   48 a spill
        mov ecx, r13d               ;   498.0         49 b copy
        rol esi, cl                 ;   498.0 alu2    49 b
        add r9d, esi                ;   499.0 alu1    48 a
        add edi, esi                ;   499.0 alu0    49 b
        ror r9d, 0x1d               ;   500.0 alu2    48 a
        lea ecx, [rsi + r9]         ;   501.0 alu3    49 b
        add edi, r9d                ;   501.0 alu1    49 b
        mov r13d, dword [rsp + 60]  ;   493.5 agu2    48 a
        rol edi, cl                 ;   502.0 alu2    49 b
        mov ecx, dword [rsp + 16]   ;   493.8 agu0    48 a reload
        add ecx, r9d                ;   501.0 alu0    48 a
        add ecx, edi                ;   503.0 alu3    48 a
        add ebp, edi                ;   503.0 alu1    49 b
        ror ecx, 0x1d               ;   504.0 alu2    48 a
        mov dword [rsp + 16], r15d  ;   497.0 agu1+st1   48 a spill
        mov r15d, dword [rsp + 68]  ;   497.0 agu2    48 a
        add ebp, ecx                ;   505.0 alu0    49 b
        add r11d, ecx               ;   505.0 alu3    48 a
        mov dword [rsp + 68], r9d   ;   501.0 agu0+st0   48 a spill
        lea r9d, [rdi + rcx]        ;   505.0 alu1    49 b
        mov dword [rsp + 60], ecx   ;   505.0 agu1+st1   48 a spill
        mov ecx, r9d                ;   506.0         49 b copy
        rol ebp, cl                 ;   506.0 alu2    49 b
        add r11d, ebp               ;   507.0 alu0    48 a
        add r8d, ebp                ;   507.0 alu3    49 b
        ror r11d, 0x1d              ;   508.0 alu1    48 a
        lea ecx, [rbp + r11]        ;   509.0 alu2    49 b
        add r8d, r11d               ;   509.0 alu0    49 b
        mov r9d, dword [rsp + 108]  ;   501.5 agu2    48 a
        rol r8d, cl                 ;   510.0 alu1    49 b
        mov ecx, dword [rsp + 20]   ;   502.0 agu0    48 a reload
        add ecx, r11d               ;   509.0 alu3    48 a
        add ecx, r8d                ;   511.0 alu2    48 a
        add esi, r8d                ;   511.0 alu0    49 b
        ror ecx, 0x1d               ;   512.0 alu1    48 a
        mov dword [rsp + 20], r11d  ;   509.0 agu1+st0   48 a spill
        mov r11d, dword [rsp + 76]  ;   505.2 agu2    48 a
        add esi, ecx                ;   513.0 alu3    49 b
        add ebx, ecx                ;   513.0 alu2    48 a
        mov dword [rsp + 76], edx   ;   505.7 agu0+st1   48 a spill
        lea edx, [r8 + rcx]         ;   513.0 alu0    49 b
        mov dword [rsp + 108], ecx  ;   513.0 agu1+st0   48 a spill
        mov ecx, edx                ;   514.0         49 b copy
        rol esi, cl                 ;   514.0 alu1    49 b
        add ebx, esi                ;   515.0 alu3    48 a
        add edi, esi                ;   515.0 alu2    49 b
        ror ebx, 0x1d               ;   516.0 alu1    48 a
        lea ecx, [rsi + rbx]        ;   517.0 alu0    49 b
        add edi, ebx                ;   517.0 alu3    49 b
        mov edx, dword [rsp + 100]  ;   509.5 agu2    48 a
        rol edi, cl                 ;   518.0 alu2    49 b
        mov ecx, dword [rsp + 28]   ;   510.0 agu0    48 a reload
        add ecx, ebx                ;   517.0 alu1    48 a
        add ecx, edi                ;   519.0 alu0    48 a
        add ebp, edi                ;   519.0 alu3    49 b
        ror ecx, 0x1d               ;   520.0 alu2    48 a
        mov dword [rsp + 28], ebx   ;   517.0 agu1+st1   48 a spill
        mov ebx, dword [rsp + 84]   ;   513.2 agu2    48 a
        add ebp, ecx                ;   521.0 alu1    49 b
        add r13d, ecx               ;   521.0 alu0    48 a
        mov dword [rsp + 84], r10d  ;   513.7 agu0+st0   48 a spill
        lea r10d, [rdi + rcx]       ;   521.0 alu3    49 b
        mov dword [rsp + 100], ecx  ;   521.0 agu1+st1   48 a spill
        mov ecx, r10d               ;   522.0         49 b copy
        rol ebp, cl                 ;   522.0 alu2    49 b
        add r13d, ebp               ;   523.0 alu1    48 a
        add r8d, ebp                ;   523.0 alu0    49 b
        ror r13d, 0x1d              ;   524.0 alu2    48 a
        mov r10d, dword [rsp + 92]  ;   517.2 agu2    48 a
        lea ecx, [rbp + r13]        ;   525.0 alu3    49 b
        add r8d, r13d               ;   525.0 alu1    49 b
        add r15d, r13d              ;   525.0 alu0    48 a
        rol r8d, cl                 ;   526.0 alu2    49 b
        add r15d, r8d               ;   527.0 alu3    48 a
        add esi, r8d                ;   527.0 alu1    49 b
        ror r15d, 0x1d              ;   528.0 alu2    48 a
        lea ecx, [r8 + r15]         ;   529.0 alu0    49 b
        add esi, r15d               ;   529.0 alu3    49 b
        mov dword [rsp + 92], r13d  ;   525.0 agu0+st0   48 a spill
        mov r13d, dword [rsp + 64]  ;   521.5 agu1    48 a
        add r9d, r15d               ;   529.0 alu1    48 a
        rol esi, cl                 ;   530.0 alu2    49 b
        add r9d, esi                ;   531.0 alu0    48 a
        add edi, esi                ;   531.0 alu3    49 b
        ror r9d, 0x1d               ;   532.0 alu1    48 a
        mov ecx, dword [rsp + 88]   ;   524.0 agu2    48 a
        add edi, r9d                ;   533.0 alu2    49 b
        add r11d, r9d               ;   533.0 alu0    48 a
        mov dword [rsp + 88], r15d  ;   529.0 agu0+st1   48 a spill
        lea r15d, [rsi + r9]        ;   533.0 alu3    49 b
        mov dword [rsp + 64], ecx   ;   528.0 agu1+st0   48 a spill
        mov ecx, r15d               ;   534.0         49 b copy
        rol edi, cl                 ;   534.0 alu1    49 b
        add r11d, edi               ;   535.0 alu2    48 a
        add ebp, edi                ;   535.0 alu0    49 b
        ror r11d, 0x1d              ;   536.0 alu1    48 a
        lea ecx, [rdi + r11]        ;   537.0 alu3    49 b
        add ebp, r11d               ;   537.0 alu2    49 b
        mov r15d, dword [rsp + 72]  ;   529.3 agu2    48 a
        add edx, r11d               ;   537.0 alu0    48 a
        rol ebp, cl                 ;   538.0 alu1    49 b
        add edx, ebp                ;   539.0 alu3    48 a
        add r8d, ebp                ;   539.0 alu2    49 b
        ror edx, 0x1d               ;   540.0 alu1    48 a
        mov ecx, dword [rsp + 96]   ;   532.0 agu0    48 a
        add r8d, edx                ;   541.0 alu0    49 b
        add ebx, edx                ;   541.0 alu3    48 a
        mov dword [rsp + 96], r9d   ;   533.2 agu1+st1   48 a spill
        lea r9d, [rbp + rdx]        ;   541.0 alu2    49 b
        mov dword [rsp + 72], ecx   ;   536.0 agu2+st0   48 a spill
        mov ecx, r9d                ;   542.0         49 b copy
        rol r8d, cl                 ;   542.0 alu1    49 b
        add ebx, r8d                ;   543.0 alu0    48 a
        add esi, r8d                ;   543.0 alu3    49 b
        ror ebx, 0x1d               ;   544.0 alu2    48 a
        lea ecx, [r8 + rbx]         ;   545.0 alu1    49 b
        add esi, ebx                ;   545.0 alu0    49 b
        mov r9d, dword [rsp + 80]   ;   537.2 agu0    48 a
        add r10d, ebx               ;   545.0 alu3    48 a
        rol esi, cl                 ;   546.0 alu2    49 b
        add r10d, esi               ;   547.0 alu1    48 a
        add edi, esi                ;   547.0 alu0    49 b
        ror r10d, 0x1d              ;   548.0 alu2    48 a
        mov ecx, dword [rsp + 104]  ;   540.0 agu1    48 a
        add edi, r10d               ;   549.0 alu3    49 b
        add r13d, r10d              ;   549.0 alu1    48 a
        mov dword [rsp + 104], edx  ;   541.2 agu2+st1   48 a spill
        lea edx, [rsi + r10]        ;   549.0 alu0    49 b
        mov dword [rsp + 80], ecx   ;   544.0 agu0+st0   48 a spill
        mov ecx, edx                ;   550.0         49 b copy
        rol edi, cl                 ;   550.0 alu2    49 b
        add r13d, edi               ;   551.0 alu3    48 a
        add ebp, edi                ;   551.0 alu1    49 b
        ror r13d, 0x1d              ;   552.0 alu2    48 a
        lea ecx, [rdi + r13]        ;   553.0 alu0    49 b
        add ebp, r13d               ;   553.0 alu3    49 b
        mov edx, dword [rsp + 112]  ;   545.2 agu1    48 a
        rol ebp, cl                 ;   554.0 alu1    49 b
        mov ecx, dword [rsp + 64]   ;   545.5 agu2    48 a reload
        add ecx, r13d               ;   553.0 alu2    48 a
        add ecx, ebp                ;   555.0 alu0    48 a
        add r8d, ebp                ;   555.0 alu3    49 b
        ror ecx, 0x1d               ;   556.0 alu1    48 a
        mov dword [rsp + 64], r10d  ;   549.0 agu0+st1   48 a spill
        mov r10d, dword [rsp + 120] ;   549.0 agu1    48 a
        add r8d, ecx                ;   557.0 alu2    49 b
        add r15d, ecx               ;   557.0 alu0    48 a
        mov dword [rsp + 120], r13d ;   553.0 agu2+st0   48 a spill
        lea r13d, [rbp + rcx]       ;   557.0 alu3    49 b
        mov dword [rsp + 112], ecx  ;   557.0 agu0+st1   48 a spill
        mov ecx, r13d               ;   558.0         49 b copy
        rol r8d, cl                 ;   558.0 alu1    49 b
        add r15d, r8d               ;   559.0 alu2    48 a
        add esi, r8d                ;   559.0 alu0    49 b
        ror r15d, 0x1d              ;   560.0 alu1    48 a
        lea ecx, [r8 + r15]         ;   561.0 alu3    49 b
        add esi, r15d               ;   561.0 alu2    49 b
        rol esi, cl                 ;   562.0 alu1    49 b
        mov r13d, dword [rsp + 72]  ;   554.0 agu1    48 a reload
        add r13d, r15d              ;   561.0 alu0    48 a
        add r13d, esi               ;   563.0 alu3    48 a
        add edi, esi                ;   563.0 alu2    49 b
        ror r13d, 0x1d              ;   564.0 alu1    48 a
        mov ecx, dword [rsp + 128]  ;   557.0 agu2    48 a
        add edi, r13d               ;   565.0 alu0    49 b
        add r9d, r13d               ;   565.0 alu3    48 a
        mov dword [rsp + 128], r15d ;   561.0 agu0+st0   48 a spill
        lea r15d, [rsi + r13]       ;   565.0 alu2    49 b
        mov dword [rsp + 72], ecx   ;   561.0 agu1+st1   48 a spill
        mov ecx, r15d               ;   566.0         49 b copy
        rol edi, cl                 ;   566.0 alu1    49 b
        add r9d, edi                ;   567.0 alu0    48 a
        add ebp, edi                ;   567.0 alu3    49 b
        ror r9d, 0x1d               ;   568.0 alu2    48 a
        lea ecx, [rdi + r9]         ;   569.0 alu1    49 b
        add ebp, r9d                ;   569.0 alu0    49 b
        rol ebp, cl                 ;   570.0 alu2    49 b
        mov r15d, dword [rsp + 80]  ;   561.7 agu2    48 a reload
        add r15d, r9d               ;   569.0 alu3    48 a
        add r15d, ebp               ;   571.0 alu1    48 a
        add r8d, ebp                ;   571.0 alu0    49 b
        ror r15d, 0x1d              ;   572.0 alu2    48 a
        mov ecx, dword [rsp + 136]  ;   564.0 agu0    48 a
        add r8d, r15d               ;   573.0 alu3    49 b
        add edx, r15d               ;   573.0 alu1    48 a
        mov dword [rsp + 136], r9d  ;   569.0 agu1+st0   48 a spill
        lea r9d, [rbp + r15]        ;   573.0 alu0    49 b
        mov dword [rsp + 80], ecx   ;   568.0 agu2+st1   48 a spill
        mov ecx, r9d                ;   574.0         49 b copy
        rol r8d, cl                 ;   574.0 alu2    49 b
        add edx, r8d                ;   575.0 alu3    48 a
        add esi, r8d                ;   575.0 alu1    49 b
        ror edx, 0x1d               ;   576.0 alu2    48 a
        lea ecx, [r8 + rdx]         ;   577.0 alu0    49 b
        add esi, edx                ;   577.0 alu3    49 b
        add r10d, edx               ;   577.0 alu1    48 a
        rol esi, cl                 ;   578.0 alu2    49 b
        add r10d, esi               ;   579.0 alu0    48 a
        add edi, esi                ;   579.0 alu3    49 b
        ror r10d, 0x1d              ;   580.0 alu1    48 a
        lea ecx, [rsi + r10]        ;   581.0 alu2    49 b
        add edi, r10d               ;   581.0 alu0    49 b
        mov r9d, dword [rsp + 116]  ;   573.2 agu0    48 a
        add r12d, r10d              ;   581.0 alu3    48 a
        rol edi, cl                 ;   582.0 alu1    49 b
        add r12d, edi               ;   583.0 alu2    48 a
        add ebp, edi                ;   583.0 alu0    49 b
        ror r12d, 0x1d              ;   584.0 alu1    48 a
        mov ecx, dword [rsp + 144]  ;   575.2 agu1    48 a
        add ebp, r12d               ;   585.0 alu3    49 b
        mov dword [rsp + 144], edx  ;   577.0 agu2+st0   48 a spill
        lea edx, [rdi + r12]        ;   585.0 alu2    49 b
        mov dword [rsp + 116], ecx  ;   579.2 agu0+st1   48 a spill
        mov ecx, edx                ;   586.0         49 b copy
        rol ebp, cl                 ;   586.0 alu1    49 b
        mov ecx, dword [rsp + 72]   ;   578.0 agu1    48 a reload
        add ecx, r12d               ;   585.0 alu0    48 a
        add ecx, ebp                ;   587.0 alu3    48 a
        add r8d, ebp                ;   587.0 alu2    49 b
        ror ecx, 0x1d               ;   588.0 alu1    48 a
        lea edx, [rbp + rcx]        ;   589.0 alu0    49 b
        add r8d, ecx                ;   589.0 alu3    49 b
        mov dword [rsp + 72], r12d  ;   585.0 agu2+st0   48 a spill
        mov r12d, dword [rsp + 124] ;   581.3 agu0    48 a
        add r14d, ecx               ;   589.0 alu2    48 a
        mov dword [rsp + 124], ecx  ;   589.0 agu1+st1   48 a spill
        mov ecx, edx                ;   590.0         49 b copy
        rol r8d, cl                 ;   590.0 alu1    49 b
        add r14d, r8d               ;   591.0 alu0    48 a
        add esi, r8d                ;   591.0 alu3    49 b
        ror r14d, 0x1d              ;   592.0 alu2    48 a
        mov ecx, dword [rsp + 152]  ;   585.3 agu2    48 a
        lea edx, [r8 + r14]         ;   593.0 alu1    49 b
        add esi, r14d               ;   593.0 alu0    49 b
        mov dword [rsp + 152], ecx  ;   589.3 agu0+st0   48 a spill
        mov ecx, edx                ;   594.0         49 b copy
        rol esi, cl                 ;   594.0 alu2    49 b
        mov ecx, dword [rsp + 80]   ;   587.2 agu1    48 a reload
        add ecx, r14d               ;   593.0 alu3    48 a
        add ecx, esi                ;   595.0 alu1    48 a
        add edi, esi                ;   595.0 alu0    49 b
        ror ecx, 0x1d               ;   596.0 alu2    48 a
        lea edx, [rsi + rcx]        ;   597.0 alu3    49 b
        add edi, ecx                ;   597.0 alu1    49 b
        mov dword [rsp + 80], r14d  ;   593.0 agu2+st1   48 a spill
        mov r14d, dword [rsp + 24]  ;   590.0 agu0    48 a
        add eax, ecx                ;   597.0 alu0    48 a
        mov dword [rsp + 24], ecx   ;   597.0 agu1+st0   48 a spill
        mov ecx, edx                ;   598.0         49 b copy
        rol edi, cl                 ;   598.0 alu2    49 b
        add eax, edi                ;   599.0 alu3    48 a
        add ebp, edi                ;   599.0 alu1    49 b
        ror eax, 0x1d               ;   600.0 alu2    48 a
        mov ecx, dword [rsp + 132]  ;   593.3 agu2    48 a
        lea edx, [rdi + rax]        ;   601.0 alu0    49 b
        add ebp, eax                ;   601.0 alu3    49 b
        add r9d, eax                ;   601.0 alu1    48 a
        mov dword [rsp + 132], ecx  ;   597.3 agu0+st1   48 a spill
        mov ecx, edx                ;   602.0         49 b copy
        rol ebp, cl                 ;   602.0 alu2    49 b
        add r9d, ebp                ;   603.0 alu0    48 a
        add r8d, ebp                ;   603.0 alu3    49 b
        ror r9d, 0x1d               ;   604.0 alu1    48 a
        lea ecx, [rbp + r9]         ;   605.0 alu2    49 b
        add r8d, r9d                ;   605.0 alu0    49 b
        mov edx, dword [rsp + 140]  ;   597.7 agu1    48 a
        rol r8d, cl                 ;   606.0 alu1    49 b
        mov ecx, dword [rsp + 116]  ;   598.0 agu2    48 a reload
        add ecx, r9d                ;   605.0 alu3    48 a
        add ecx, r8d                ;   607.0 alu2    48 a
        add esi, r8d                ;   607.0 alu0    49 b
        ror ecx, 0x1d               ;   608.0 alu1    48 a
        mov dword [rsp + 116], r9d  ;   605.0 agu0+st0   48 a spill
        mov r9d, dword [rsp + 148]  ;   601.0 agu1    48 a
        add esi, ecx                ;   609.0 alu3    49 b
        add r12d, ecx               ;   609.0 alu2    48 a
        mov dword [rsp + 148], eax  ;   601.5 agu2+st1   48 a spill
        lea eax, [r8 + rcx]         ;   609.0 alu0    49 b
        mov dword [rsp + 140], ecx  ;   609.0 agu0+st0   48 a spill
        mov ecx, eax                ;   610.0         49 b copy
        rol esi, cl                 ;   610.0 alu1    49 b
        add r12d, esi               ;   611.0 alu3    48 a
        add edi, esi                ;   611.0 alu2    49 b
        ror r12d, 0x1d              ;   612.0 alu1    48 a
        lea ecx, [rsi + r12]        ;   613.0 alu0    49 b
        add edi, r12d               ;   613.0 alu3    49 b
        mov eax, dword [rsp + 56]   ;   605.5 agu1    48 a
        rol edi, cl                 ;   614.0 alu2    49 b
        mov ecx, dword [rsp + 32]   ;   606.0 agu2    48 a reload
        mov dword [rsp + 56], r10d  ;   606.2 agu0+st1   48 a spill
        mov r10, qword [rsp + 8]    ;   606.5 agu1    53 s reload
        mov dword [r10], ecx        ;   610.0 agu2+st0   53 s
        mov ecx, dword [rsp + 40]   ;   607.2 agu0    48 a reload
        mov dword [r10 + 4], ecx    ;   611.2 agu1+st1   53 s
        mov ecx, dword [rsp + 84]   ;   608.0 agu2    48 a reload
        mov dword [r10 + 8], ecx    ;   612.0 agu0+st0   53 s
        mov ecx, dword [rsp + 152]  ;   608.5 agu1    48 a reload
        add ecx, r12d               ;   613.0 alu1    48 a
        add ecx, edi                ;   615.0 alu0    48 a
        add ebp, edi                ;   615.0 alu3    49 b
        ror ecx, 0x1d               ;   616.0 alu2    48 a
        mov dword [rsp + 152], r12d ;   613.0 agu2+st1   48 a spill
        mov r12d, dword [rsp + 36]  ;   610.0 agu0    48 a reload
        mov dword [r10 + 12], r12d  ;   614.0 agu1+st0   53 s
        mov r12d, dword [rsp + 76]  ;   610.5 agu2    48 a reload
        mov dword [r10 + 16], r12d  ;   614.5 agu0+st1   53 s
        mov r12d, dword [rsp + 44]  ;   611.2 agu1    48 a reload
        mov dword [r10 + 20], r12d  ;   615.2 agu2+st0   53 s
        mov r12d, dword [rsp + 48]  ;   612.0 agu0    48 a reload
        mov dword [r10 + 24], r12d  ;   616.0 agu1+st1   53 s
        lea r12d, [rdi + rcx]       ;   617.0 alu1    49 b
        add ebp, ecx                ;   617.0 alu0    49 b
        add r14d, ecx               ;   617.0 alu3    48 a
        mov dword [rsp + 48], ecx   ;   617.0 agu2+st0   48 a spill
        mov ecx, r12d               ;   618.0         49 b copy
        rol ebp, cl                 ;   618.0 alu2    49 b
        mov r12d, dword [rsp + 52]  ;   613.3 agu0    48 a reload
        mov dword [r10 + 28], r12d  ;   617.3 agu1+st1   53 s
        mov r12d, dword [rsp + 16]  ;   613.7 agu2    48 a reload
        mov dword [r10 + 32], r12d  ;   617.7 agu0+st0   53 s
        mov r12d, dword [rsp + 68]  ;   614.5 agu1    48 a reload
        mov dword [r10 + 36], r12d  ;   618.5 agu2+st1   53 s
        mov r12d, dword [rsp + 60]  ;   615.3 agu0    48 a reload
        mov dword [r10 + 40], r12d  ;   619.3 agu1+st0   53 s
        mov r12d, dword [rsp + 20]  ;   615.7 agu2    48 a reload
        mov dword [r10 + 44], r12d  ;   619.7 agu0+st1   53 s
        mov r12d, dword [rsp + 108] ;   616.5 agu1    48 a reload
        mov dword [r10 + 48], r12d  ;   620.5 agu2+st0   53 s
        mov r12d, dword [rsp + 28]  ;   617.3 agu0    48 a reload
        mov dword [r10 + 52], r12d  ;   621.3 agu1+st1   53 s
        add r14d, ebp               ;   619.0 alu1    48 a
        add r8d, ebp                ;   619.0 alu0    49 b
        ror r14d, 0x1d              ;   620.0 alu2    48 a
        mov r12d, dword [rsp + 100] ;   617.7 agu2    48 a reload
        mov dword [r10 + 56], r12d  ;   621.7 agu0+st0   53 s
        mov r12d, dword [rsp + 92]  ;   618.5 agu1    48 a reload
        mov dword [r10 + 60], r12d  ;   622.5 agu2+st1   53 s
        lea ecx, [rbp + r14]        ;   621.0 alu3    49 b
        mov r12d, dword [rsp + 88]  ;   619.3 agu0    48 a reload
        mov dword [r10 + 64], r12d  ;   623.3 agu1+st0   53 s
        add r8d, r14d               ;   621.0 alu1    49 b
        mov dword [r10 + 72], r11d  ;   619.7 agu2+st1   53 s
        mov dword [r10 + 80], ebx   ;   620.3 agu0+st0   53 s
        mov r11d, dword [rsp + 96]  ;   620.5 agu1    48 a reload
        mov dword [r10 + 68], r11d  ;   624.5 agu2+st1   53 s
        mov r11d, dword [rsp + 104] ;   621.3 agu0    48 a reload
        mov dword [r10 + 76], r11d  ;   625.3 agu1+st0   53 s
        mov r11d, dword [rsp + 132] ;   621.7 agu2    48 a reload
        add r11d, r14d              ;   625.7 alu0    48 a
        rol r8d, cl                 ;   622.0 alu2    49 b
        mov r12d, dword [rsp + 64]  ;   622.3 agu0    48 a reload
        mov dword [r10 + 84], r12d  ;   626.3 agu1+st1   53 s
        mov r12d, dword [rsp + 120] ;   622.7 agu2    48 a reload
        mov dword [r10 + 88], r12d  ;   626.7 agu0+st0   53 s
        add r11d, r8d               ;   626.7 alu3    48 a
        mov r12d, dword [rsp + 112] ;   623.5 agu1    48 a reload
        mov dword [r10 + 92], r12d  ;   627.5 agu2+st1   53 s
        add esi, r8d                ;   623.0 alu1    49 b
        mov r12d, dword [rsp + 128] ;   624.3 agu0    48 a reload
        mov dword [r10 + 96], r12d  ;   628.3 agu1+st0   53 s
        ror r11d, 0x1d              ;   627.7 alu2    48 a
        mov dword [r10 + 100], r13d ;   624.7 agu2+st1   53 s
        add esi, r11d               ;   628.7 alu0    49 b
        mov dword [r10 + 108], r15d ;   625.3 agu0+st0   53 s
        mov r12d, dword [rsp + 136] ;   625.5 agu1    48 a reload
        mov dword [r10 + 104], r12d ;   629.5 agu2+st1   53 s
        add r8d, r11d               ;   628.7 alu3    49 b
        mov r12d, dword [rsp + 144] ;   626.3 agu0    48 a reload
        mov dword [r10 + 112], r12d ;   630.3 agu1+st0   53 s
        mov r12d, dword [rsp + 56]  ;   626.7 agu2    48 a reload
        mov dword [r10 + 116], r12d ;   630.7 agu0+st1   53 s
        add edx, r11d               ;   628.7 alu1    48 a
        mov ecx, r8d                ;   629.7         49 b copy
        rol esi, cl                 ;   629.7 alu2    49 b
        mov r8d, dword [rsp + 72]   ;   627.5 agu1    48 a reload
        mov dword [r10 + 120], r8d  ;   631.5 agu2+st0   53 s
        mov r8d, dword [rsp + 124]  ;   628.3 agu0    48 a reload
        mov dword [r10 + 124], r8d  ;   632.3 agu1+st1   53 s
        mov r8d, dword [rsp + 80]   ;   628.7 agu2    48 a reload
        mov dword [r10 + 128], r8d  ;   632.7 agu0+st0   53 s
        mov r8d, dword [rsp + 24]   ;   629.5 agu1    48 a reload
        mov dword [r10 + 132], r8d  ;   633.5 agu2+st1   53 s
        add edx, esi                ;   630.7 alu0    48 a
        add edi, esi                ;   630.7 alu3    49 b
        ror edx, 0x1d               ;   631.7 alu1    48 a
        mov r8d, dword [rsp + 148]  ;   630.3 agu0    48 a reload
        mov dword [r10 + 136], r8d  ;   634.3 agu1+st0   53 s
        mov r8d, dword [rsp + 116]  ;   630.7 agu2    48 a reload
        mov dword [r10 + 140], r8d  ;   634.7 agu0+st1   53 s
        mov r8d, dword [rsp + 140]  ;   631.5 agu1    48 a reload
        mov dword [r10 + 144], r8d  ;   635.5 agu2+st0   53 s
        add edi, edx                ;   632.7 alu2    49 b
        mov r8d, dword [rsp + 152]  ;   632.3 agu0    48 a reload
        mov dword [r10 + 148], r8d  ;   636.3 agu1+st1   53 s
        mov r8d, dword [rsp + 48]   ;   632.7 agu2    48 a reload
        mov dword [r10 + 152], r8d  ;   636.7 agu0+st0   53 s
        add esi, edx                ;   632.7 alu0    49 b
        mov dword [r10 + 156], r14d ;   633.5 agu1+st1   53 s
        mov dword [r10 + 160], r11d ;   633.7 agu2+st0   53 s
        add r9d, edx                ;   632.7 alu3    48 a
        mov ecx, esi                ;   633.7         49 b copy
        rol edi, cl                 ;   633.7 alu1    49 b
        mov dword [r10 + 164], edx  ;   634.3 agu0+st1   53 s
        add r9d, edi                ;   634.7 alu2    48 a
        add ebp, edi                ;   634.7 alu0    49 b
        ror r9d, 0x1d               ;   635.7 alu1    48 a
        add ebp, r9d                ;   636.7 alu3    49 b
        add edi, r9d                ;   636.7 alu2    49 b
        add eax, r9d                ;   636.7 alu0    48 a
        mov dword [r10 + 168], r9d  ;   636.7 agu1+st0   53 s
        mov ecx, edi                ;   637.7         49 b copy
        rol ebp, cl                 ;   637.7 alu1    49 b
        add eax, ebp                ;   638.7 alu3    48 a
        ror eax, 0x1d               ;   639.7 alu2    48 a
        mov dword [r10 + 172], eax  ;   640.7 agu2+st1   53 s
        add rsp, 0xa8               ;                    frame
        pop r15                     ;                    preserved
        pop r14                     ;                    preserved
        pop r13                     ;                    preserved
        pop r12                     ;                    preserved
        pop rbp                     ;                    preserved
        pop rbx                     ;                    preserved
        ret

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*

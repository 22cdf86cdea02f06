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
;   body: 1390 uops, planned 646.8; bounds: width 231.7, ports 229.8, path 398.0
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
        mov r9d, dword [r8 + 12]    ;     4.0 agu1    49 b
        mov r10d, dword [r8 + 16]   ;     4.0 agu2    49 b
        mov r8d, dword [r8 + 20]    ;     4.0 agu0    49 b
        add edi, esi                ;    10.0 alu2    49 b
        lea r11d, [rsi + 354637369] ;    10.0 alu3    48 a
        ror r11d, 0x1d              ;    11.0 alu1    48 a
        lea ecx, [rsi + r11]        ;    12.0 alu0    49 b
        add edi, r11d               ;    12.0 alu2    49 b
        rol edi, cl                 ;    13.0 alu1    49 b
        lea r12d, [r11 - 196066091] ;    12.0 alu3    48 a
        mov r13d, 0x9287be8e        ;     3.0 alu0    48 a
        mov r14d, 0x30bf3847        ;     3.5 alu2    48 a
        add r12d, edi               ;    14.0 alu3    48 a
        add ebp, edi                ;    14.0 alu1    49 b
        ror r12d, 0x1d              ;    15.0 alu2    48 a
        lea ecx, [rdi + r12]        ;    16.0 alu0    49 b
        mov r15d, 0xcef6b200        ;     4.7 alu3    48 a
        add ebp, r12d               ;    16.0 alu1    49 b
        add r13d, r12d              ;    16.0 alu0    48 a
        mov eax, 0x6d2e2bb9         ;     5.5 alu2    48 a
        rol ebp, cl                 ;    17.0 alu1    49 b
        mov ecx, 0xb65a572          ;     8.0 alu3    48 a
        add r13d, ebp               ;    18.0 alu0    48 a
        add r9d, ebp                ;    18.0 alu2    49 b
        ror r13d, 0x1d              ;    19.0 alu1    48 a
        lea edx, [rbp + r13]        ;    20.0 alu3    49 b
        add r9d, r13d               ;    20.0 alu0    49 b
        add r14d, r13d              ;    20.0 alu2    48 a
        mov ebx, ecx                ;    12.2         48 a copy
        mov ecx, edx                ;    21.0         49 b copy
        rol r9d, cl                 ;    21.0 alu1    49 b
        add r14d, r9d               ;    22.0 alu3    48 a
        add r10d, r9d               ;    22.0 alu0    49 b
        ror r14d, 0x1d              ;    23.0 alu2    48 a
        lea ecx, [r9 + r14]         ;    24.0 alu1    49 b
        add r10d, r14d              ;    24.0 alu3    49 b
        add r15d, r14d              ;    24.0 alu0    48 a
        rol r10d, cl                ;    25.0 alu2    49 b
        add r15d, r10d              ;    26.0 alu1    48 a
        add r8d, r10d               ;    26.0 alu3    49 b
        ror r15d, 0x1d              ;    27.0 alu2    48 a
        lea ecx, [r10 + r15]        ;    28.0 alu0    49 b
        add r8d, r15d               ;    28.0 alu1    49 b
        add eax, r15d               ;    28.0 alu3    48 a
        rol r8d, cl                 ;    29.0 alu2    49 b
        add eax, r8d                ;    30.0 alu0    48 a
        add esi, r8d                ;    30.0 alu1    49 b
        ror eax, 0x1d               ;    31.0 alu2    48 a
        lea ecx, [r8 + rax]         ;    32.0 alu3    49 b
        add esi, eax                ;    32.0 alu0    49 b
        add ebx, eax                ;    32.0 alu1    48 a
        rol esi, cl                 ;    33.0 alu2    49 b
        add ebx, esi                ;    34.0 alu3    48 a
        add edi, esi                ;    34.0 alu0    49 b
        ror ebx, 0x1d               ;    35.0 alu1    48 a
        lea ecx, [rsi + rbx]        ;    36.0 alu2    49 b
        add edi, ebx                ;    36.0 alu3    49 b
        rol edi, cl                 ;    37.0 alu1    49 b
        lea ecx, [rbx - 1449320661] ;    36.0 alu0    48 a
        add ecx, edi                ;    38.0 alu2    48 a
        add ebp, edi                ;    38.0 alu3    49 b
        ror ecx, 0x1d               ;    39.0 alu1    48 a
        lea edx, [rdi + rcx]        ;    40.0 alu0    49 b
        add ebp, ecx                ;    40.0 alu2    49 b
        mov dword [rsp + 16], ecx   ;    40.0 agu1+st0   48 a spill
        mov ecx, edx                ;    41.0         49 b copy
        rol ebp, cl                 ;    41.0 alu1    49 b
        mov ecx, dword [rsp + 16]   ;    40.0 agu2    48 a
        add ecx, 0x47d498e4         ;    44.0 alu3    48 a
        add ecx, ebp                ;    45.0 alu0    48 a
        add r9d, ebp                ;    42.0 alu2    49 b
        mov edx, ebp                ;    42.0         49 b copy
        ror ecx, 0x1d               ;    46.0 alu1    48 a
        add r9d, ecx                ;    47.0 alu3    49 b
        add edx, ecx                ;    47.0 alu0    49 b
        mov dword [rsp + 20], ecx   ;    47.0 agu0+st1   48 a spill
        mov ecx, edx                ;    48.0         49 b copy
        rol r9d, cl                 ;    48.0 alu2    49 b
        mov ecx, dword [rsp + 20]   ;    47.0 agu1    48 a
        add ecx, 0xe60c129d         ;    51.0 alu1    48 a
        add ecx, r9d                ;    52.0 alu3    48 a
        add r10d, r9d               ;    49.0 alu0    49 b
        mov edx, r9d                ;    49.0         49 b copy
        ror ecx, 0x1d               ;    53.0 alu2    48 a
        add r10d, ecx               ;    54.0 alu1    49 b
        add edx, ecx                ;    54.0 alu3    49 b
        mov dword [rsp + 24], ecx   ;    54.0 agu2+st0   48 a spill
        mov ecx, edx                ;    55.0         49 b copy
        rol r10d, cl                ;    55.0 alu2    49 b
        mov ecx, dword [rsp + 24]   ;    54.0 agu0    48 a
        add ecx, 0x84438c56         ;    58.0 alu0    48 a
        add ecx, r10d               ;    59.0 alu1    48 a
        add r8d, r10d               ;    56.0 alu3    49 b
        mov edx, r10d               ;    56.0         49 b copy
        ror ecx, 0x1d               ;    60.0 alu2    48 a
        add r8d, ecx                ;    61.0 alu0    49 b
        add edx, ecx                ;    61.0 alu1    49 b
        mov dword [rsp + 28], ecx   ;    61.0 agu1+st1   48 a spill
        mov ecx, edx                ;    62.0         49 b copy
        rol r8d, cl                 ;    62.0 alu2    49 b
        mov ecx, dword [rsp + 28]   ;    61.0 agu2    48 a
        add ecx, 0x227b060f         ;    65.0 alu3    48 a
        add ecx, r8d                ;    66.0 alu0    48 a
        add esi, r8d                ;    63.0 alu1    49 b
        mov edx, r8d                ;    63.0         49 b copy
        ror ecx, 0x1d               ;    67.0 alu2    48 a
        add esi, ecx                ;    68.0 alu3    49 b
        add edx, ecx                ;    68.0 alu0    49 b
        mov dword [rsp + 32], ecx   ;    68.0 agu0+st0   48 a spill
        mov ecx, edx                ;    69.0         49 b copy
        rol esi, cl                 ;    69.0 alu1    49 b
        mov ecx, dword [rsp + 32]   ;    68.0 agu1    48 a
        add ecx, 0xc0b27fc8         ;    72.0 alu2    48 a
        add ecx, esi                ;    73.0 alu3    48 a
        add edi, esi                ;    70.0 alu0    49 b
        mov edx, esi                ;    70.0         49 b copy
        ror ecx, 0x1d               ;    74.0 alu1    48 a
        add edi, ecx                ;    75.0 alu2    49 b
        add edx, ecx                ;    75.0 alu3    49 b
        mov dword [rsp + 36], ecx   ;    75.0 agu2+st1   48 a spill
        mov ecx, edx                ;    76.0         49 b copy
        rol edi, cl                 ;    76.0 alu1    49 b
        mov ecx, dword [rsp + 36]   ;    75.0 agu0    48 a
        add ecx, 0x5ee9f981         ;    79.0 alu0    48 a
        add ecx, edi                ;    80.0 alu2    48 a
        add ebp, edi                ;    77.0 alu3    49 b
        mov edx, edi                ;    77.0         49 b copy
        ror ecx, 0x1d               ;    81.0 alu1    48 a
        add ebp, ecx                ;    82.0 alu0    49 b
        add edx, ecx                ;    82.0 alu2    49 b
        mov dword [rsp + 40], ecx   ;    82.0 agu1+st0   48 a spill
        mov ecx, edx                ;    83.0         49 b copy
        rol ebp, cl                 ;    83.0 alu1    49 b
        mov ecx, dword [rsp + 40]   ;    82.0 agu2    48 a
        add ecx, 0xfd21733a         ;    86.0 alu3    48 a
        add ecx, ebp                ;    87.0 alu0    48 a
        add r9d, ebp                ;    84.0 alu2    49 b
        mov edx, ebp                ;    84.0         49 b copy
        ror ecx, 0x1d               ;    88.0 alu1    48 a
        add r9d, ecx                ;    89.0 alu3    49 b
        add edx, ecx                ;    89.0 alu0    49 b
        mov dword [rsp + 44], ecx   ;    89.0 agu0+st1   48 a spill
        mov ecx, edx                ;    90.0         49 b copy
        rol r9d, cl                 ;    90.0 alu2    49 b
        mov ecx, dword [rsp + 44]   ;    89.0 agu1    48 a
        add ecx, 0x9b58ecf3         ;    93.0 alu1    48 a
        add ecx, r9d                ;    94.0 alu3    48 a
        add r10d, r9d               ;    91.0 alu0    49 b
        mov edx, r9d                ;    91.0         49 b copy
        ror ecx, 0x1d               ;    95.0 alu2    48 a
        add r10d, ecx               ;    96.0 alu1    49 b
        add edx, ecx                ;    96.0 alu3    49 b
        mov dword [rsp + 48], ecx   ;    96.0 agu2+st0   48 a spill
        mov ecx, edx                ;    97.0         49 b copy
        rol r10d, cl                ;    97.0 alu2    49 b
        mov ecx, dword [rsp + 48]   ;    96.0 agu0    48 a
        add ecx, 0x399066ac         ;   100.0 alu0    48 a
        add ecx, r10d               ;   101.0 alu1    48 a
        add r8d, r10d               ;    98.0 alu3    49 b
        mov edx, r10d               ;    98.0         49 b copy
        ror ecx, 0x1d               ;   102.0 alu2    48 a
        add r8d, ecx                ;   103.0 alu0    49 b
        add edx, ecx                ;   103.0 alu1    49 b
        mov dword [rsp + 52], ecx   ;   103.0 agu1+st1   48 a spill
        mov ecx, edx                ;   104.0         49 b copy
        rol r8d, cl                 ;   104.0 alu2    49 b
        mov ecx, dword [rsp + 52]   ;   103.0 agu2    48 a
        add ecx, 0xd7c7e065         ;   107.0 alu3    48 a
        add ecx, r8d                ;   108.0 alu0    48 a
        add esi, r8d                ;   105.0 alu1    49 b
        mov edx, r8d                ;   105.0         49 b copy
        ror ecx, 0x1d               ;   109.0 alu2    48 a
        add esi, ecx                ;   110.0 alu3    49 b
        add edx, ecx                ;   110.0 alu0    49 b
        mov dword [rsp + 56], ecx   ;   110.0 agu0+st0   48 a spill
        mov ecx, edx                ;   111.0         49 b copy
        rol esi, cl                 ;   111.0 alu1    49 b
        mov ecx, dword [rsp + 56]   ;   110.0 agu1    48 a
        add ecx, 0x75ff5a1e         ;   114.0 alu2    48 a
        add ecx, esi                ;   115.0 alu3    48 a
        add edi, esi                ;   112.0 alu0    49 b
        mov edx, esi                ;   112.0         49 b copy
        ror ecx, 0x1d               ;   116.0 alu1    48 a
        add edi, ecx                ;   117.0 alu2    49 b
        add edx, ecx                ;   117.0 alu3    49 b
        mov dword [rsp + 60], ecx   ;   117.0 agu2+st1   48 a spill
        mov ecx, edx                ;   118.0         49 b copy
        rol edi, cl                 ;   118.0 alu1    49 b
        mov ecx, dword [rsp + 60]   ;   117.0 agu0    48 a
        add ecx, 0x1436d3d7         ;   121.0 alu0    48 a
        add ecx, edi                ;   122.0 alu2    48 a
        add ebp, edi                ;   119.0 alu3    49 b
        mov edx, edi                ;   119.0         49 b copy
        ror ecx, 0x1d               ;   123.0 alu1    48 a
        add ebp, ecx                ;   124.0 alu0    49 b
        add edx, ecx                ;   124.0 alu2    49 b
        mov dword [rsp + 64], ecx   ;   124.0 agu1+st0   48 a spill
        mov ecx, edx                ;   125.0         49 b copy
        rol ebp, cl                 ;   125.0 alu1    49 b
        mov ecx, dword [rsp + 64]   ;   124.0 agu2    48 a
        add ecx, 0xb26e4d90         ;   128.0 alu3    48 a
        add ecx, ebp                ;   129.0 alu0    48 a
        add r9d, ebp                ;   126.0 alu2    49 b
        mov edx, ebp                ;   126.0         49 b copy
        ror ecx, 0x1d               ;   130.0 alu1    48 a
        add r9d, ecx                ;   131.0 alu3    49 b
        add edx, ecx                ;   131.0 alu0    49 b
        mov dword [rsp + 68], ecx   ;   131.0 agu0+st1   48 a spill
        mov ecx, edx                ;   132.0         49 b copy
        rol r9d, cl                 ;   132.0 alu2    49 b
        mov ecx, dword [rsp + 68]   ;   131.0 agu1    48 a
        add ecx, 0x50a5c749         ;   135.0 alu1    48 a
        add ecx, r9d                ;   136.0 alu3    48 a
        add r10d, r9d               ;   133.0 alu0    49 b
        mov edx, r9d                ;   133.0         49 b copy
        ror ecx, 0x1d               ;   137.0 alu2    48 a
        add r10d, ecx               ;   138.0 alu1    49 b
        add edx, ecx                ;   138.0 alu3    49 b
        mov dword [rsp + 72], ecx   ;   138.0 agu2+st0   48 a spill
        mov ecx, edx                ;   139.0         49 b copy
        rol r10d, cl                ;   139.0 alu2    49 b
        mov ecx, dword [rsp + 72]   ;   138.0 agu0    48 a
        add ecx, 0xeedd4102         ;   142.0 alu0    48 a
        add ecx, r10d               ;   143.0 alu1    48 a
        add r8d, r10d               ;   140.0 alu3    49 b
        mov edx, r10d               ;   140.0         49 b copy
        ror ecx, 0x1d               ;   144.0 alu2    48 a
        add r8d, ecx                ;   145.0 alu0    49 b
        add edx, ecx                ;   145.0 alu1    49 b
        mov dword [rsp + 76], ecx   ;   145.0 agu1+st1   48 a spill
        mov ecx, edx                ;   146.0         49 b copy
        rol r8d, cl                 ;   146.0 alu2    49 b
        mov ecx, dword [rsp + 76]   ;   145.0 agu2    48 a
        add ecx, 0x8d14babb         ;   149.0 alu3    48 a
        add ecx, r8d                ;   150.0 alu0    48 a
        add esi, r8d                ;   147.0 alu1    49 b
        mov edx, r8d                ;   147.0         49 b copy
        ror ecx, 0x1d               ;   151.0 alu2    48 a
        add esi, ecx                ;   152.0 alu3    49 b
        add edx, ecx                ;   152.0 alu0    49 b
        mov dword [rsp + 80], ecx   ;   152.0 agu0+st0   48 a spill
        mov ecx, edx                ;   153.0         49 b copy
        rol esi, cl                 ;   153.0 alu1    49 b
        mov ecx, dword [rsp + 80]   ;   152.0 agu1    48 a
        add ecx, 0x2b4c3474         ;   156.0 alu2    48 a
        add ecx, esi                ;   157.0 alu3    48 a
        add edi, esi                ;   154.0 alu0    49 b
        mov edx, esi                ;   154.0         49 b copy
        ror ecx, 0x1d               ;   158.0 alu1    48 a
        add edi, ecx                ;   159.0 alu2    49 b
        add edx, ecx                ;   159.0 alu3    49 b
        mov dword [rsp + 84], ecx   ;   159.0 agu2+st1   48 a spill
        mov ecx, edx                ;   160.0         49 b copy
        rol edi, cl                 ;   160.0 alu1    49 b
        mov ecx, dword [rsp + 84]   ;   159.0 agu0    48 a
        add ecx, 0xc983ae2d         ;   163.0 alu0    48 a
        add ecx, edi                ;   164.0 alu2    48 a
        add ebp, edi                ;   161.0 alu3    49 b
        mov edx, edi                ;   161.0         49 b copy
        ror ecx, 0x1d               ;   165.0 alu1    48 a
        add ebp, ecx                ;   166.0 alu0    49 b
        add edx, ecx                ;   166.0 alu2    49 b
        mov dword [rsp + 88], ecx   ;   166.0 agu1+st0   48 a spill
        mov ecx, edx                ;   167.0         49 b copy
        rol ebp, cl                 ;   167.0 alu1    49 b
        mov ecx, dword [rsp + 88]   ;   166.0 agu2    48 a
        add ecx, 0x67bb27e6         ;   170.0 alu3    48 a
        add ecx, ebp                ;   171.0 alu0    48 a
        add r9d, ebp                ;   168.0 alu2    49 b
        mov edx, ebp                ;   168.0         49 b copy
        ror ecx, 0x1d               ;   172.0 alu1    48 a
        add r9d, ecx                ;   173.0 alu3    49 b
        add edx, ecx                ;   173.0 alu0    49 b
        mov dword [rsp + 92], ecx   ;   173.0 agu0+st1   48 a spill
        mov ecx, edx                ;   174.0         49 b copy
        rol r9d, cl                 ;   174.0 alu2    49 b
        mov ecx, dword [rsp + 92]   ;   173.0 agu1    48 a
        add ecx, 0x5f2a19f          ;   177.0 alu1    48 a
        add ecx, r9d                ;   178.0 alu3    48 a
        add r10d, r9d               ;   175.0 alu0    49 b
        mov edx, r9d                ;   175.0         49 b copy
        ror ecx, 0x1d               ;   179.0 alu2    48 a
        add r10d, ecx               ;   180.0 alu1    49 b
        add edx, ecx                ;   180.0 alu3    49 b
        mov dword [rsp + 96], ecx   ;   180.0 agu2+st0   48 a spill
        mov ecx, edx                ;   181.0         49 b copy
        rol r10d, cl                ;   181.0 alu2    49 b
        mov ecx, dword [rsp + 96]   ;   180.0 agu0    48 a
        add ecx, 0xa42a1b58         ;   184.0 alu0    48 a
        add ecx, r10d               ;   185.0 alu1    48 a
        add r8d, r10d               ;   182.0 alu3    49 b
        mov edx, r10d               ;   182.0         49 b copy
        ror ecx, 0x1d               ;   186.0 alu2    48 a
        add r8d, ecx                ;   187.0 alu0    49 b
        add edx, ecx                ;   187.0 alu1    49 b
        mov dword [rsp + 100], ecx  ;   187.0 agu1+st1   48 a spill
        mov ecx, edx                ;   188.0         49 b copy
        rol r8d, cl                 ;   188.0 alu2    49 b
        mov ecx, dword [rsp + 100]  ;   187.0 agu2    48 a
        add ecx, 0x42619511         ;   191.0 alu3    48 a
        add ecx, r8d                ;   192.0 alu0    48 a
        add esi, r8d                ;   189.0 alu1    49 b
        mov edx, r8d                ;   189.0         49 b copy
        ror ecx, 0x1d               ;   193.0 alu2    48 a
        add esi, ecx                ;   194.0 alu3    49 b
        add edx, ecx                ;   194.0 alu0    49 b
        mov dword [rsp + 104], ecx  ;   194.0 agu0+st0   48 a spill
        mov ecx, edx                ;   195.0         49 b copy
        rol esi, cl                 ;   195.0 alu1    49 b
        mov ecx, dword [rsp + 104]  ;   194.0 agu1    48 a
        add ecx, 0xe0990eca         ;   198.0 alu2    48 a
        add ecx, esi                ;   199.0 alu3    48 a
        add edi, esi                ;   196.0 alu0    49 b
        mov edx, esi                ;   196.0         49 b copy
        ror ecx, 0x1d               ;   200.0 alu1    48 a
        add edi, ecx                ;   201.0 alu2    49 b
        add edx, ecx                ;   201.0 alu3    49 b
        mov dword [rsp + 108], ecx  ;   201.0 agu2+st1   48 a spill
        mov ecx, edx                ;   202.0         49 b copy
        rol edi, cl                 ;   202.0 alu1    49 b
        mov ecx, dword [rsp + 108]  ;   201.0 agu0    48 a
        add ecx, 0x7ed08883         ;   205.0 alu0    48 a
        add ecx, edi                ;   206.0 alu2    48 a
        add ebp, edi                ;   203.0 alu3    49 b
        mov edx, edi                ;   203.0         49 b copy
        ror ecx, 0x1d               ;   207.0 alu1    48 a
        add ebp, ecx                ;   208.0 alu0    49 b
        add edx, ecx                ;   208.0 alu2    49 b
        mov dword [rsp + 112], ecx  ;   208.0 agu1+st0   48 a spill
        mov ecx, edx                ;   209.0         49 b copy
        rol ebp, cl                 ;   209.0 alu1    49 b
        mov ecx, dword [rsp + 112]  ;   208.0 agu2    48 a
        add ecx, 0x1d08023c         ;   212.0 alu3    48 a
        add ecx, ebp                ;   213.0 alu0    48 a
        add r9d, ebp                ;   210.0 alu2    49 b
        mov edx, ebp                ;   210.0         49 b copy
        ror ecx, 0x1d               ;   214.0 alu1    48 a
        add r9d, ecx                ;   215.0 alu3    49 b
        add edx, ecx                ;   215.0 alu0    49 b
        mov dword [rsp + 116], ecx  ;   215.0 agu0+st1   48 a spill
        mov ecx, edx                ;   216.0         49 b copy
        rol r9d, cl                 ;   216.0 alu2    49 b
        mov ecx, dword [rsp + 116]  ;   215.0 agu1    48 a
        add ecx, 0xbb3f7bf5         ;   219.0 alu1    48 a
        add ecx, r9d                ;   220.0 alu3    48 a
        add r10d, r9d               ;   217.0 alu0    49 b
        mov edx, r9d                ;   217.0         49 b copy
        ror ecx, 0x1d               ;   221.0 alu2    48 a
        add r10d, ecx               ;   222.0 alu1    49 b
        add edx, ecx                ;   222.0 alu3    49 b
        mov dword [rsp + 120], ecx  ;   222.0 agu2+st0   48 a spill
        mov ecx, edx                ;   223.0         49 b copy
        rol r10d, cl                ;   223.0 alu2    49 b
        mov ecx, dword [rsp + 120]  ;   222.0 agu0    48 a
        add ecx, 0x5976f5ae         ;   226.0 alu0    48 a
        add ecx, r10d               ;   227.0 alu1    48 a
        add r8d, r10d               ;   224.0 alu3    49 b
        mov edx, r10d               ;   224.0         49 b copy
        ror ecx, 0x1d               ;   228.0 alu2    48 a
        add r8d, ecx                ;   229.0 alu0    49 b
        add edx, ecx                ;   229.0 alu1    49 b
        mov dword [rsp + 124], ecx  ;   229.0 agu1+st1   48 a spill
        mov ecx, edx                ;   230.0         49 b copy
        rol r8d, cl                 ;   230.0 alu2    49 b
        mov ecx, dword [rsp + 124]  ;   229.0 agu2    48 a
        add ecx, 0xf7ae6f67         ;   233.0 alu3    48 a
        add ecx, r8d                ;   234.0 alu0    48 a
        add esi, r8d                ;   231.0 alu1    49 b
        mov edx, r8d                ;   231.0         49 b copy
        ror ecx, 0x1d               ;   235.0 alu2    48 a
        add esi, ecx                ;   236.0 alu3    49 b
        add edx, ecx                ;   236.0 alu0    49 b
        mov dword [rsp + 128], ecx  ;   236.0 agu0+st0   48 a spill
        mov ecx, edx                ;   237.0         49 b copy
        rol esi, cl                 ;   237.0 alu1    49 b
        mov ecx, dword [rsp + 128]  ;   236.0 agu1    48 a
        add ecx, 0x95e5e920         ;   240.0 alu2    48 a
        add ecx, esi                ;   241.0 alu3    48 a
        add edi, esi                ;   238.0 alu0    49 b
        mov edx, esi                ;   238.0         49 b copy
        ror ecx, 0x1d               ;   242.0 alu1    48 a
        add edi, ecx                ;   243.0 alu2    49 b
        add edx, ecx                ;   243.0 alu3    49 b
        mov dword [rsp + 132], ecx  ;   243.0 agu2+st1   48 a spill
        mov ecx, edx                ;   244.0         49 b copy
        rol edi, cl                 ;   244.0 alu1    49 b
        mov ecx, dword [rsp + 132]  ;   243.0 agu0    48 a
        add ecx, 0x341d62d9         ;   247.0 alu0    48 a
        add ecx, edi                ;   248.0 alu2    48 a
        add ebp, edi                ;   245.0 alu3    49 b
        mov edx, edi                ;   245.0         49 b copy
        ror ecx, 0x1d               ;   249.0 alu1    48 a
        add ebp, ecx                ;   250.0 alu0    49 b
        add edx, ecx                ;   250.0 alu2    49 b
        mov dword [rsp + 136], ecx  ;   250.0 agu1+st0   48 a spill
        mov ecx, edx                ;   251.0         49 b copy
        rol ebp, cl                 ;   251.0 alu1    49 b
        mov ecx, dword [rsp + 136]  ;   250.0 agu2    48 a
        add ecx, 0xd254dc92         ;   254.0 alu3    48 a
        add ecx, ebp                ;   255.0 alu0    48 a
        add r9d, ebp                ;   252.0 alu2    49 b
        mov edx, ebp                ;   252.0         49 b copy
        ror ecx, 0x1d               ;   256.0 alu1    48 a
        add r9d, ecx                ;   257.0 alu3    49 b
        add edx, ecx                ;   257.0 alu0    49 b
        mov dword [rsp + 140], ecx  ;   257.0 agu0+st1   48 a spill
        mov ecx, edx                ;   258.0         49 b copy
        rol r9d, cl                 ;   258.0 alu2    49 b
        mov ecx, dword [rsp + 140]  ;   257.0 agu1    48 a
        add ecx, 0x708c564b         ;   261.0 alu1    48 a
        add ecx, r9d                ;   262.0 alu3    48 a
        add r10d, r9d               ;   259.0 alu0    49 b
        mov edx, r9d                ;   259.0         49 b copy
        ror ecx, 0x1d               ;   263.0 alu2    48 a
        add r10d, ecx               ;   264.0 alu1    49 b
        add edx, ecx                ;   264.0 alu3    49 b
        mov dword [rsp + 144], ecx  ;   264.0 agu2+st0   48 a spill
        mov ecx, edx                ;   265.0         49 b copy
        rol r10d, cl                ;   265.0 alu2    49 b
        mov ecx, dword [rsp + 144]  ;   264.0 agu0    48 a
        add ecx, 0xec3d004          ;   268.0 alu0    48 a
        add ecx, r10d               ;   269.0 alu1    48 a
        add r8d, r10d               ;   266.0 alu3    49 b
        mov edx, r10d               ;   266.0         49 b copy
        ror ecx, 0x1d               ;   270.0 alu2    48 a
        add r8d, ecx                ;   271.0 alu0    49 b
        add edx, ecx                ;   271.0 alu1    49 b
        mov dword [rsp + 148], ecx  ;   271.0 agu1+st1   48 a spill
        mov ecx, edx                ;   272.0         49 b copy
        rol r8d, cl                 ;   272.0 alu2    49 b
        mov ecx, dword [rsp + 148]  ;   271.0 agu2    48 a
        add ecx, 0xacfb49bd         ;   275.0 alu3    48 a
        add ecx, r8d                ;   276.0 alu0    48 a
        add esi, r8d                ;   273.0 alu1    49 b
        mov edx, r8d                ;   273.0         49 b copy
        ror ecx, 0x1d               ;   277.0 alu2    48 a
        add esi, ecx                ;   278.0 alu3    49 b
        add edx, ecx                ;   278.0 alu0    49 b
        mov dword [rsp + 152], ecx  ;   278.0 agu0+st0   48 a spill
        mov ecx, edx                ;   279.0         49 b copy
        rol esi, cl                 ;   279.0 alu1    49 b
        mov ecx, dword [rsp + 152]  ;   278.0 agu1    48 a
        add ecx, 0x4b32c376         ;   282.0 alu2    48 a
        add ecx, esi                ;   283.0 alu3    48 a
        add edi, esi                ;   280.0 alu0    49 b
        mov edx, esi                ;   280.0         49 b copy
        ror ecx, 0x1d               ;   284.0 alu1    48 a
        add edi, ecx                ;   285.0 alu2    49 b
        add edx, ecx                ;   285.0 alu3    49 b
        mov dword [rsp + 156], ecx  ;   285.0 agu2+st1   48 a spill
        mov ecx, edx                ;   286.0         49 b copy
        rol edi, cl                 ;   286.0 alu1    49 b
        mov ecx, dword [rsp + 156]  ;   285.0 agu0    48 a
        add ecx, 0xbf0a8b1d         ;   289.0 alu0    48 a
        add ecx, edi                ;   290.0 alu2    48 a
        add ebp, edi                ;   287.0 alu3    49 b
        mov edx, edi                ;   287.0         49 b copy
        ror ecx, 0x1d               ;   291.0 alu1    48 a
        add ebp, ecx                ;   292.0 alu0    49 b
        add edx, ecx                ;   292.0 alu2    49 b
        add r11d, ecx               ;   292.0 alu3    48 a
        mov dword [rsp + 160], ecx  ;   292.0 agu1+st0   48 a spill
        mov ecx, edx                ;   293.0         49 b copy
        rol ebp, cl                 ;   293.0 alu1    49 b
        add r11d, ebp               ;   294.0 alu0    48 a
        add r9d, ebp                ;   294.0 alu2    49 b
        ror r11d, 0x1d              ;   295.0 alu1    48 a
        lea ecx, [rbp + r11]        ;   296.0 alu3    49 b
        add r9d, r11d               ;   296.0 alu0    49 b
        add r12d, r11d              ;   296.0 alu2    48 a
        rol r9d, cl                 ;   297.0 alu1    49 b
        add r12d, r9d               ;   298.0 alu3    48 a
        add r10d, r9d               ;   298.0 alu0    49 b
        ror r12d, 0x1d              ;   299.0 alu2    48 a
        lea ecx, [r9 + r12]         ;   300.0 alu1    49 b
        add r10d, r12d              ;   300.0 alu3    49 b
        mov edx, dword [rsp + 16]   ;   292.3 agu2    48 a
        add r13d, r12d              ;   300.0 alu0    48 a
        rol r10d, cl                ;   301.0 alu2    49 b
        add r13d, r10d              ;   302.0 alu1    48 a
        add r8d, r10d               ;   302.0 alu3    49 b
        ror r13d, 0x1d              ;   303.0 alu2    48 a
        lea ecx, [r10 + r13]        ;   304.0 alu0    49 b
        add r8d, r13d               ;   304.0 alu1    49 b
        mov dword [rsp + 16], r12d  ;   300.0 agu0+st1   48 a spill
        mov r12d, dword [rsp + 20]  ;   296.2 agu1    48 a
        add r14d, r13d              ;   304.0 alu3    48 a
        rol r8d, cl                 ;   305.0 alu2    49 b
        add r14d, r8d               ;   306.0 alu0    48 a
        add esi, r8d                ;   306.0 alu1    49 b
        ror r14d, 0x1d              ;   307.0 alu2    48 a
        mov ecx, dword [rsp + 24]   ;   299.0 agu2    48 a
        add esi, r14d               ;   308.0 alu3    49 b
        add r15d, r14d              ;   308.0 alu0    48 a
        mov dword [rsp + 24], r13d  ;   304.0 agu0+st0   48 a spill
        lea r13d, [r8 + r14]        ;   308.0 alu1    49 b
        mov dword [rsp + 20], ecx   ;   303.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   309.0         49 b copy
        rol esi, cl                 ;   309.0 alu2    49 b
        add r15d, esi               ;   310.0 alu3    48 a
        add edi, esi                ;   310.0 alu0    49 b
        ror r15d, 0x1d              ;   311.0 alu1    48 a
        lea ecx, [rsi + r15]        ;   312.0 alu2    49 b
        add edi, r15d               ;   312.0 alu3    49 b
        mov r13d, dword [rsp + 28]  ;   304.3 agu2    48 a
        add eax, r15d               ;   312.0 alu0    48 a
        rol edi, cl                 ;   313.0 alu1    49 b
        add eax, edi                ;   314.0 alu2    48 a
        add ebp, edi                ;   314.0 alu3    49 b
        ror eax, 0x1d               ;   315.0 alu1    48 a
        mov ecx, dword [rsp + 32]   ;   307.0 agu0    48 a
        add ebp, eax                ;   316.0 alu0    49 b
        add ebx, eax                ;   316.0 alu2    48 a
        mov dword [rsp + 32], r15d  ;   312.0 agu1+st0   48 a spill
        lea r15d, [rdi + rax]       ;   316.0 alu3    49 b
        mov dword [rsp + 28], ecx   ;   311.0 agu2+st1   48 a spill
        mov ecx, r15d               ;   317.0         49 b copy
        rol ebp, cl                 ;   317.0 alu1    49 b
        add ebx, ebp                ;   318.0 alu0    48 a
        add r9d, ebp                ;   318.0 alu2    49 b
        ror ebx, 0x1d               ;   319.0 alu1    48 a
        lea ecx, [rbp + rbx]        ;   320.0 alu3    49 b
        add r9d, ebx                ;   320.0 alu0    49 b
        mov r15d, dword [rsp + 36]  ;   312.3 agu0    48 a
        add edx, ebx                ;   320.0 alu2    48 a
        rol r9d, cl                 ;   321.0 alu1    49 b
        add edx, r9d                ;   322.0 alu3    48 a
        add r10d, r9d               ;   322.0 alu0    49 b
        ror edx, 0x1d               ;   323.0 alu2    48 a
        mov ecx, dword [rsp + 40]   ;   315.0 agu1    48 a
        add r10d, edx               ;   324.0 alu1    49 b
        add r12d, edx               ;   324.0 alu3    48 a
        mov dword [rsp + 40], ebx   ;   320.0 agu2+st0   48 a spill
        lea ebx, [r9 + rdx]         ;   324.0 alu0    49 b
        mov dword [rsp + 36], ecx   ;   319.0 agu0+st1   48 a spill
        mov ecx, ebx                ;   325.0         49 b copy
        rol r10d, cl                ;   325.0 alu2    49 b
        add r12d, r10d              ;   326.0 alu1    48 a
        add r8d, r10d               ;   326.0 alu3    49 b
        ror r12d, 0x1d              ;   327.0 alu2    48 a
        lea ecx, [r10 + r12]        ;   328.0 alu0    49 b
        add r8d, r12d               ;   328.0 alu1    49 b
        mov ebx, dword [rsp + 44]   ;   320.3 agu1    48 a
        rol r8d, cl                 ;   329.0 alu2    49 b
        mov ecx, dword [rsp + 20]   ;   320.7 agu2    48 a reload
        add ecx, r12d               ;   328.0 alu3    48 a
        add ecx, r8d                ;   330.0 alu0    48 a
        add esi, r8d                ;   330.0 alu1    49 b
        ror ecx, 0x1d               ;   331.0 alu2    48 a
        mov dword [rsp + 20], r12d  ;   328.0 agu0+st0   48 a spill
        mov r12d, dword [rsp + 48]  ;   324.0 agu1    48 a
        add esi, ecx                ;   332.0 alu3    49 b
        add r13d, ecx               ;   332.0 alu0    48 a
        mov dword [rsp + 48], edx   ;   324.5 agu2+st1   48 a spill
        lea edx, [r8 + rcx]         ;   332.0 alu1    49 b
        mov dword [rsp + 44], ecx   ;   332.0 agu0+st0   48 a spill
        mov ecx, edx                ;   333.0         49 b copy
        rol esi, cl                 ;   333.0 alu2    49 b
        add r13d, esi               ;   334.0 alu3    48 a
        add edi, esi                ;   334.0 alu0    49 b
        ror r13d, 0x1d              ;   335.0 alu1    48 a
        lea ecx, [rsi + r13]        ;   336.0 alu2    49 b
        add edi, r13d               ;   336.0 alu3    49 b
        mov edx, dword [rsp + 52]   ;   328.5 agu1    48 a
        rol edi, cl                 ;   337.0 alu1    49 b
        mov ecx, dword [rsp + 28]   ;   329.0 agu2    48 a reload
        add ecx, r13d               ;   336.0 alu0    48 a
        add ecx, edi                ;   338.0 alu2    48 a
        add ebp, edi                ;   338.0 alu3    49 b
        ror ecx, 0x1d               ;   339.0 alu1    48 a
        add ebp, ecx                ;   340.0 alu0    49 b
        mov dword [rsp + 28], r13d  ;   336.0 agu0+st1   48 a spill
        mov r13d, dword [rsp + 56]  ;   332.3 agu1    48 a
        add r15d, ecx               ;   340.0 alu2    48 a
        mov dword [rsp + 56], eax   ;   332.7 agu2+st0   48 a spill
        lea eax, [rdi + rcx]        ;   340.0 alu3    49 b
        mov dword [rsp + 52], ecx   ;   340.0 agu0+st1   48 a spill
        mov ecx, eax                ;   341.0         49 b copy
        rol ebp, cl                 ;   341.0 alu1    49 b
        add r15d, ebp               ;   342.0 alu0    48 a
        add r9d, ebp                ;   342.0 alu2    49 b
        ror r15d, 0x1d              ;   343.0 alu1    48 a
        mov eax, dword [rsp + 60]   ;   336.2 agu1    48 a
        lea ecx, [rbp + r15]        ;   344.0 alu3    49 b
        add r9d, r15d               ;   344.0 alu0    49 b
        rol r9d, cl                 ;   345.0 alu2    49 b
        mov ecx, dword [rsp + 36]   ;   337.0 agu2    48 a reload
        add ecx, r15d               ;   344.0 alu1    48 a
        add ecx, r9d                ;   346.0 alu3    48 a
        add r10d, r9d               ;   346.0 alu0    49 b
        ror ecx, 0x1d               ;   347.0 alu2    48 a
        add r10d, ecx               ;   348.0 alu1    49 b
        mov dword [rsp + 36], r15d  ;   344.0 agu0+st0   48 a spill
        mov r15d, dword [rsp + 64]  ;   340.3 agu1    48 a
        add ebx, ecx                ;   348.0 alu3    48 a
        mov dword [rsp + 64], r14d  ;   340.7 agu2+st1   48 a spill
        lea r14d, [r9 + rcx]        ;   348.0 alu0    49 b
        mov dword [rsp + 60], ecx   ;   348.0 agu0+st0   48 a spill
        mov ecx, r14d               ;   349.0         49 b copy
        rol r10d, cl                ;   349.0 alu2    49 b
        add ebx, r10d               ;   350.0 alu1    48 a
        add r8d, r10d               ;   350.0 alu3    49 b
        ror ebx, 0x1d               ;   351.0 alu2    48 a
        mov r14d, dword [rsp + 68]  ;   344.2 agu1    48 a
        lea ecx, [r10 + rbx]        ;   352.0 alu0    49 b
        add r8d, ebx                ;   352.0 alu1    49 b
        add r12d, ebx               ;   352.0 alu3    48 a
        rol r8d, cl                 ;   353.0 alu2    49 b
        add r12d, r8d               ;   354.0 alu0    48 a
        add esi, r8d                ;   354.0 alu1    49 b
        ror r12d, 0x1d              ;   355.0 alu2    48 a
        lea ecx, [r8 + r12]         ;   356.0 alu3    49 b
        add esi, r12d               ;   356.0 alu0    49 b
        mov dword [rsp + 68], ebx   ;   352.0 agu2+st1   48 a spill
        mov ebx, dword [rsp + 72]   ;   348.5 agu0    48 a
        add edx, r12d               ;   356.0 alu1    48 a
        rol esi, cl                 ;   357.0 alu2    49 b
        add edx, esi                ;   358.0 alu3    48 a
        add edi, esi                ;   358.0 alu0    49 b
        ror edx, 0x1d               ;   359.0 alu1    48 a
        mov ecx, dword [rsp + 76]   ;   351.0 agu1    48 a
        add edi, edx                ;   360.0 alu2    49 b
        add r13d, edx               ;   360.0 alu3    48 a
        mov dword [rsp + 76], r12d  ;   356.0 agu2+st0   48 a spill
        lea r12d, [rsi + rdx]       ;   360.0 alu0    49 b
        mov dword [rsp + 72], ecx   ;   355.0 agu0+st1   48 a spill
        mov ecx, r12d               ;   361.0         49 b copy
        rol edi, cl                 ;   361.0 alu1    49 b
        add r13d, edi               ;   362.0 alu2    48 a
        add ebp, edi                ;   362.0 alu3    49 b
        ror r13d, 0x1d              ;   363.0 alu1    48 a
        lea ecx, [rdi + r13]        ;   364.0 alu0    49 b
        add ebp, r13d               ;   364.0 alu2    49 b
        mov r12d, dword [rsp + 80]  ;   356.3 agu1    48 a
        add eax, r13d               ;   364.0 alu3    48 a
        rol ebp, cl                 ;   365.0 alu1    49 b
        add eax, ebp                ;   366.0 alu0    48 a
        add r9d, ebp                ;   366.0 alu2    49 b
        ror eax, 0x1d               ;   367.0 alu1    48 a
        mov ecx, dword [rsp + 84]   ;   359.0 agu2    48 a
        add r9d, eax                ;   368.0 alu3    49 b
        add r15d, eax               ;   368.0 alu0    48 a
        mov dword [rsp + 84], r13d  ;   364.0 agu0+st0   48 a spill
        lea r13d, [rbp + rax]       ;   368.0 alu2    49 b
        mov dword [rsp + 80], ecx   ;   363.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   369.0         49 b copy
        rol r9d, cl                 ;   369.0 alu1    49 b
        add r15d, r9d               ;   370.0 alu3    48 a
        add r10d, r9d               ;   370.0 alu0    49 b
        ror r15d, 0x1d              ;   371.0 alu2    48 a
        lea ecx, [r9 + r15]         ;   372.0 alu1    49 b
        add r10d, r15d              ;   372.0 alu3    49 b
        mov r13d, dword [rsp + 88]  ;   364.3 agu2    48 a
        add r14d, r15d              ;   372.0 alu0    48 a
        rol r10d, cl                ;   373.0 alu2    49 b
        add r14d, r10d              ;   374.0 alu1    48 a
        add r8d, r10d               ;   374.0 alu3    49 b
        ror r14d, 0x1d              ;   375.0 alu2    48 a
        lea ecx, [r10 + r14]        ;   376.0 alu0    49 b
        add r8d, r14d               ;   376.0 alu1    49 b
        mov dword [rsp + 88], r15d  ;   372.0 agu0+st0   48 a spill
        mov r15d, dword [rsp + 92]  ;   368.3 agu1    48 a
        add ebx, r14d               ;   376.0 alu3    48 a
        rol r8d, cl                 ;   377.0 alu2    49 b
        add ebx, r8d                ;   378.0 alu0    48 a
        add esi, r8d                ;   378.0 alu1    49 b
        ror ebx, 0x1d               ;   379.0 alu2    48 a
        mov ecx, dword [rsp + 96]   ;   371.0 agu2    48 a
        add esi, ebx                ;   380.0 alu3    49 b
        mov dword [rsp + 96], r14d  ;   376.0 agu0+st1   48 a spill
        lea r14d, [r8 + rbx]        ;   380.0 alu0    49 b
        mov dword [rsp + 92], ecx   ;   375.0 agu1+st0   48 a spill
        mov ecx, r14d               ;   381.0         49 b copy
        rol esi, cl                 ;   381.0 alu1    49 b
        mov r14d, dword [rsp + 72]  ;   374.0 agu2    48 a reload
        add r14d, ebx               ;   380.0 alu2    48 a
        add r14d, esi               ;   382.0 alu3    48 a
        add edi, esi                ;   382.0 alu0    49 b
        ror r14d, 0x1d              ;   383.0 alu1    48 a
        lea ecx, [rsi + r14]        ;   384.0 alu2    49 b
        add edi, r14d               ;   384.0 alu3    49 b
        mov dword [rsp + 72], ebx   ;   380.0 agu0+st1   48 a spill
        mov ebx, dword [rsp + 100]  ;   376.5 agu1    48 a
        add r12d, r14d              ;   384.0 alu0    48 a
        rol edi, cl                 ;   385.0 alu1    49 b
        add r12d, edi               ;   386.0 alu2    48 a
        add ebp, edi                ;   386.0 alu3    49 b
        ror r12d, 0x1d              ;   387.0 alu1    48 a
        mov ecx, dword [rsp + 104]  ;   380.0 agu2    48 a
        add ebp, r12d               ;   388.0 alu0    49 b
        mov dword [rsp + 104], r14d ;   384.0 agu0+st0   48 a spill
        lea r14d, [rdi + r12]       ;   388.0 alu2    49 b
        mov dword [rsp + 100], ecx  ;   384.0 agu1+st1   48 a spill
        mov ecx, r14d               ;   389.0         49 b copy
        rol ebp, cl                 ;   389.0 alu1    49 b
        mov r14d, dword [rsp + 80]  ;   382.0 agu2    48 a reload
        add r14d, r12d              ;   388.0 alu3    48 a
        add r14d, ebp               ;   390.0 alu0    48 a
        add r9d, ebp                ;   390.0 alu2    49 b
        ror r14d, 0x1d              ;   391.0 alu1    48 a
        lea ecx, [rbp + r14]        ;   392.0 alu3    49 b
        add r9d, r14d               ;   392.0 alu0    49 b
        mov dword [rsp + 80], r12d  ;   388.0 agu0+st0   48 a spill
        mov r12d, dword [rsp + 108] ;   384.7 agu1    48 a
        add r13d, r14d              ;   392.0 alu2    48 a
        rol r9d, cl                 ;   393.0 alu1    49 b
        add r13d, r9d               ;   394.0 alu3    48 a
        add r10d, r9d               ;   394.0 alu0    49 b
        ror r13d, 0x1d              ;   395.0 alu2    48 a
        mov ecx, dword [rsp + 112]  ;   388.0 agu2    48 a
        add r10d, r13d              ;   396.0 alu1    49 b
        add r15d, r13d              ;   396.0 alu3    48 a
        mov dword [rsp + 112], r14d ;   392.0 agu0+st1   48 a spill
        lea r14d, [r9 + r13]        ;   396.0 alu0    49 b
        mov dword [rsp + 108], ecx  ;   392.0 agu1+st0   48 a spill
        mov ecx, r14d               ;   397.0         49 b copy
        rol r10d, cl                ;   397.0 alu2    49 b
        add r15d, r10d              ;   398.0 alu1    48 a
        add r8d, r10d               ;   398.0 alu3    49 b
        ror r15d, 0x1d              ;   399.0 alu2    48 a
        lea ecx, [r10 + r15]        ;   400.0 alu0    49 b
        add r8d, r15d               ;   400.0 alu1    49 b
        mov r14d, dword [rsp + 116] ;   392.5 agu2    48 a
        rol r8d, cl                 ;   401.0 alu2    49 b
        mov ecx, dword [rsp + 92]   ;   392.8 agu0    48 a reload
        add ecx, r15d               ;   400.0 alu3    48 a
        add ecx, r8d                ;   402.0 alu0    48 a
        add esi, r8d                ;   402.0 alu1    49 b
        ror ecx, 0x1d               ;   403.0 alu2    48 a
        mov dword [rsp + 92], r15d  ;   400.0 agu1+st1   48 a spill
        mov r15d, dword [rsp + 120] ;   396.0 agu2    48 a
        add esi, ecx                ;   404.0 alu3    49 b
        add ebx, ecx                ;   404.0 alu0    48 a
        mov dword [rsp + 120], r13d ;   396.5 agu0+st0   48 a spill
        lea r13d, [r8 + rcx]        ;   404.0 alu1    49 b
        mov dword [rsp + 116], ecx  ;   404.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   405.0         49 b copy
        rol esi, cl                 ;   405.0 alu2    49 b
        add ebx, esi                ;   406.0 alu3    48 a
        add edi, esi                ;   406.0 alu0    49 b
        ror ebx, 0x1d               ;   407.0 alu1    48 a
        lea ecx, [rsi + rbx]        ;   408.0 alu2    49 b
        add edi, ebx                ;   408.0 alu3    49 b
        mov r13d, dword [rsp + 124] ;   400.5 agu2    48 a
        rol edi, cl                 ;   409.0 alu1    49 b
        mov ecx, dword [rsp + 100]  ;   401.0 agu0    48 a reload
        add ecx, ebx                ;   408.0 alu0    48 a
        add ecx, edi                ;   410.0 alu2    48 a
        add ebp, edi                ;   410.0 alu3    49 b
        ror ecx, 0x1d               ;   411.0 alu1    48 a
        add ebp, ecx                ;   412.0 alu0    49 b
        mov dword [rsp + 100], ebx  ;   408.0 agu1+st0   48 a spill
        mov ebx, dword [rsp + 128]  ;   404.3 agu2    48 a
        add r12d, ecx               ;   412.0 alu2    48 a
        mov dword [rsp + 128], eax  ;   404.7 agu0+st1   48 a spill
        lea eax, [rdi + rcx]        ;   412.0 alu3    49 b
        mov dword [rsp + 124], ecx  ;   412.0 agu1+st0   48 a spill
        mov ecx, eax                ;   413.0         49 b copy
        rol ebp, cl                 ;   413.0 alu1    49 b
        add r12d, ebp               ;   414.0 alu0    48 a
        add r9d, ebp                ;   414.0 alu2    49 b
        ror r12d, 0x1d              ;   415.0 alu1    48 a
        mov eax, dword [rsp + 132]  ;   408.2 agu2    48 a
        lea ecx, [rbp + r12]        ;   416.0 alu3    49 b
        add r9d, r12d               ;   416.0 alu0    49 b
        rol r9d, cl                 ;   417.0 alu2    49 b
        mov ecx, dword [rsp + 108]  ;   409.0 agu0    48 a reload
        add ecx, r12d               ;   416.0 alu1    48 a
        add ecx, r9d                ;   418.0 alu3    48 a
        add r10d, r9d               ;   418.0 alu0    49 b
        ror ecx, 0x1d               ;   419.0 alu2    48 a
        add r10d, ecx               ;   420.0 alu1    49 b
        mov dword [rsp + 108], r12d ;   416.0 agu1+st1   48 a spill
        mov r12d, dword [rsp + 136] ;   412.3 agu2    48 a
        add r14d, ecx               ;   420.0 alu3    48 a
        mov dword [rsp + 136], edx  ;   412.7 agu0+st0   48 a spill
        lea edx, [r9 + rcx]         ;   420.0 alu0    49 b
        mov dword [rsp + 132], ecx  ;   420.0 agu1+st1   48 a spill
        mov ecx, edx                ;   421.0         49 b copy
        rol r10d, cl                ;   421.0 alu2    49 b
        add r14d, r10d              ;   422.0 alu1    48 a
        add r8d, r10d               ;   422.0 alu3    49 b
        ror r14d, 0x1d              ;   423.0 alu2    48 a
        mov ecx, dword [rsp + 140]  ;   416.2 agu2    48 a
        lea edx, [r10 + r14]        ;   424.0 alu0    49 b
        add r8d, r14d               ;   424.0 alu1    49 b
        add r15d, r14d              ;   424.0 alu3    48 a
        mov dword [rsp + 140], ecx  ;   420.2 agu0+st0   48 a spill
        mov ecx, edx                ;   425.0         49 b copy
        rol r8d, cl                 ;   425.0 alu2    49 b
        add r15d, r8d               ;   426.0 alu0    48 a
        add esi, r8d                ;   426.0 alu1    49 b
        ror r15d, 0x1d              ;   427.0 alu2    48 a
        lea ecx, [r8 + r15]         ;   428.0 alu3    49 b
        add esi, r15d               ;   428.0 alu0    49 b
        mov edx, dword [rsp + 144]  ;   420.7 agu1    48 a
        add r13d, r15d              ;   428.0 alu1    48 a
        rol esi, cl                 ;   429.0 alu2    49 b
        add r13d, esi               ;   430.0 alu3    48 a
        add edi, esi                ;   430.0 alu0    49 b
        ror r13d, 0x1d              ;   431.0 alu1    48 a
        mov ecx, dword [rsp + 148]  ;   423.0 agu2    48 a
        add edi, r13d               ;   432.0 alu2    49 b
        add ebx, r13d               ;   432.0 alu3    48 a
        mov dword [rsp + 148], r15d ;   428.0 agu0+st1   48 a spill
        lea r15d, [rsi + r13]       ;   432.0 alu0    49 b
        mov dword [rsp + 144], ecx  ;   427.0 agu1+st0   48 a spill
        mov ecx, r15d               ;   433.0         49 b copy
        rol edi, cl                 ;   433.0 alu1    49 b
        add ebx, edi                ;   434.0 alu2    48 a
        add ebp, edi                ;   434.0 alu3    49 b
        ror ebx, 0x1d               ;   435.0 alu1    48 a
        lea ecx, [rdi + rbx]        ;   436.0 alu0    49 b
        add ebp, ebx                ;   436.0 alu2    49 b
        mov r15d, dword [rsp + 152] ;   428.3 agu2    48 a
        add eax, ebx                ;   436.0 alu3    48 a
        rol ebp, cl                 ;   437.0 alu1    49 b
        add eax, ebp                ;   438.0 alu0    48 a
        add r9d, ebp                ;   438.0 alu2    49 b
        ror eax, 0x1d               ;   439.0 alu1    48 a
        mov ecx, dword [rsp + 156]  ;   431.0 agu0    48 a
        add r9d, eax                ;   440.0 alu3    49 b
        add r12d, eax               ;   440.0 alu0    48 a
        mov dword [rsp + 156], ebx  ;   436.0 agu1+st1   48 a spill
        lea ebx, [rbp + rax]        ;   440.0 alu2    49 b
        mov dword [rsp + 152], ecx  ;   435.0 agu2+st0   48 a spill
        mov ecx, ebx                ;   441.0         49 b copy
        rol r9d, cl                 ;   441.0 alu1    49 b
        add r12d, r9d               ;   442.0 alu3    48 a
        add r10d, r9d               ;   442.0 alu0    49 b
        ror r12d, 0x1d              ;   443.0 alu2    48 a
        lea ecx, [r9 + r12]         ;   444.0 alu1    49 b
        add r10d, r12d              ;   444.0 alu3    49 b
        mov ebx, dword [rsp + 160]  ;   436.3 agu0    48 a
        rol r10d, cl                ;   445.0 alu2    49 b
        mov ecx, dword [rsp + 140]  ;   436.7 agu1    48 a reload
        add ecx, r12d               ;   444.0 alu0    48 a
        add ecx, r10d               ;   446.0 alu1    48 a
        add r8d, r10d               ;   446.0 alu3    49 b
        ror ecx, 0x1d               ;   447.0 alu2    48 a
        add r8d, ecx                ;   448.0 alu0    49 b
        add edx, ecx                ;   448.0 alu1    48 a
        mov dword [rsp + 140], r12d ;   444.0 agu2+st1   48 a spill
        lea r12d, [r10 + rcx]       ;   448.0 alu3    49 b
        mov dword [rsp + 160], ecx  ;   448.0 agu0+st0   48 a spill
        mov ecx, r12d               ;   449.0         49 b copy
        rol r8d, cl                 ;   449.0 alu2    49 b
        add edx, r8d                ;   450.0 alu0    48 a
        add esi, r8d                ;   450.0 alu1    49 b
        ror edx, 0x1d               ;   451.0 alu2    48 a
        mov r12d, dword [rsp + 16]  ;   444.2 agu1    48 a
        lea ecx, [r8 + rdx]         ;   452.0 alu3    49 b
        add esi, edx                ;   452.0 alu0    49 b
        rol esi, cl                 ;   453.0 alu1    49 b
        mov ecx, dword [rsp + 144]  ;   445.0 agu2    48 a reload
        add ecx, edx                ;   452.0 alu2    48 a
        add ecx, esi                ;   454.0 alu3    48 a
        add edi, esi                ;   454.0 alu0    49 b
        ror ecx, 0x1d               ;   455.0 alu1    48 a
        add edi, ecx                ;   456.0 alu2    49 b
        mov dword [rsp + 144], edx  ;   452.0 agu0+st1   48 a spill
        mov edx, dword [rsp + 24]   ;   448.3 agu1    48 a
        add r15d, ecx               ;   456.0 alu3    48 a
        mov dword [rsp + 24], eax   ;   448.7 agu2+st0   48 a spill
        lea eax, [rsi + rcx]        ;   456.0 alu0    49 b
        mov dword [rsp + 16], ecx   ;   456.0 agu0+st1   48 a spill
        mov ecx, eax                ;   457.0         49 b copy
        rol edi, cl                 ;   457.0 alu1    49 b
        add r15d, edi               ;   458.0 alu2    48 a
        add ebp, edi                ;   458.0 alu3    49 b
        ror r15d, 0x1d              ;   459.0 alu1    48 a
        mov eax, dword [rsp + 64]   ;   452.2 agu1    48 a
        lea ecx, [rdi + r15]        ;   460.0 alu0    49 b
        add ebp, r15d               ;   460.0 alu2    49 b
        rol ebp, cl                 ;   461.0 alu1    49 b
        mov ecx, dword [rsp + 152]  ;   453.0 agu2    48 a reload
        add ecx, r15d               ;   460.0 alu3    48 a
        add ecx, ebp                ;   462.0 alu0    48 a
        add r9d, ebp                ;   462.0 alu2    49 b
        ror ecx, 0x1d               ;   463.0 alu1    48 a
        add r9d, ecx                ;   464.0 alu3    49 b
        mov dword [rsp + 152], r15d ;   460.0 agu0+st0   48 a spill
        mov r15d, dword [rsp + 32]  ;   456.3 agu1    48 a
        add ebx, ecx                ;   464.0 alu0    48 a
        mov dword [rsp + 32], r13d  ;   456.7 agu2+st1   48 a spill
        lea r13d, [rbp + rcx]       ;   464.0 alu2    49 b
        mov dword [rsp + 64], ecx   ;   464.0 agu0+st0   48 a spill
        mov ecx, r13d               ;   465.0         49 b copy
        rol r9d, cl                 ;   465.0 alu1    49 b
        add ebx, r9d                ;   466.0 alu3    48 a
        add r10d, r9d               ;   466.0 alu0    49 b
        ror ebx, 0x1d               ;   467.0 alu2    48 a
        mov r13d, dword [rsp + 56]  ;   460.2 agu1    48 a
        lea ecx, [r9 + rbx]         ;   468.0 alu1    49 b
        add r10d, ebx               ;   468.0 alu3    49 b
        add r11d, ebx               ;   468.0 alu0    48 a
        rol r10d, cl                ;   469.0 alu2    49 b
        add r11d, r10d              ;   470.0 alu1    48 a
        add r8d, r10d               ;   470.0 alu3    49 b
        ror r11d, 0x1d              ;   471.0 alu2    48 a
        lea ecx, [r10 + r11]        ;   472.0 alu0    49 b
        add r8d, r11d               ;   472.0 alu1    49 b
        mov dword [rsp + 56], ebx   ;   468.0 agu2+st1   48 a spill
        mov ebx, dword [rsp + 40]   ;   464.5 agu0    48 a
        add r12d, r11d              ;   472.0 alu3    48 a
        rol r8d, cl                 ;   473.0 alu2    49 b
        add r12d, r8d               ;   474.0 alu0    48 a
        add esi, r8d                ;   474.0 alu1    49 b
        ror r12d, 0x1d              ;   475.0 alu2    48 a
        mov ecx, dword [rsp + 48]   ;   467.0 agu1    48 a
        add esi, r12d               ;   476.0 alu3    49 b
        add edx, r12d               ;   476.0 alu0    48 a
        mov dword [rsp + 48], r11d  ;   472.0 agu2+st0   48 a spill
        lea r11d, [r8 + r12]        ;   476.0 alu1    49 b
        mov dword [rsp + 40], ecx   ;   471.0 agu0+st1   48 a spill
        mov ecx, r11d               ;   477.0         49 b copy
        rol esi, cl                 ;   477.0 alu2    49 b
        add edx, esi                ;   478.0 alu3    48 a
        add edi, esi                ;   478.0 alu0    49 b
        ror edx, 0x1d               ;   479.0 alu1    48 a
        lea ecx, [rsi + rdx]        ;   480.0 alu2    49 b
        add edi, edx                ;   480.0 alu3    49 b
        mov r11d, dword [rsp + 20]  ;   472.3 agu1    48 a
        add eax, edx                ;   480.0 alu0    48 a
        rol edi, cl                 ;   481.0 alu1    49 b
        add eax, edi                ;   482.0 alu2    48 a
        add ebp, edi                ;   482.0 alu3    49 b
        ror eax, 0x1d               ;   483.0 alu1    48 a
        lea ecx, [rdi + rax]        ;   484.0 alu0    49 b
        add ebp, eax                ;   484.0 alu2    49 b
        mov dword [rsp + 20], edx   ;   480.0 agu2+st0   48 a spill
        mov edx, dword [rsp + 44]   ;   476.3 agu0    48 a
        add r15d, eax               ;   484.0 alu3    48 a
        rol ebp, cl                 ;   485.0 alu1    49 b
        add r15d, ebp               ;   486.0 alu0    48 a
        add r9d, ebp                ;   486.0 alu2    49 b
        ror r15d, 0x1d              ;   487.0 alu1    48 a
        mov ecx, dword [rsp + 28]   ;   479.0 agu1    48 a
        add r9d, r15d               ;   488.0 alu3    49 b
        add r13d, r15d              ;   488.0 alu0    48 a
        mov dword [rsp + 28], eax   ;   484.0 agu2+st1   48 a spill
        lea eax, [rbp + r15]        ;   488.0 alu2    49 b
        mov dword [rsp + 44], ecx   ;   483.0 agu0+st0   48 a spill
        mov ecx, eax                ;   489.0         49 b copy
        rol r9d, cl                 ;   489.0 alu1    49 b
        add r13d, r9d               ;   490.0 alu3    48 a
        add r10d, r9d               ;   490.0 alu0    49 b
        ror r13d, 0x1d              ;   491.0 alu2    48 a
        lea ecx, [r9 + r13]         ;   492.0 alu1    49 b
        add r10d, r13d              ;   492.0 alu3    49 b
        mov eax, dword [rsp + 52]   ;   484.3 agu1    48 a
        add ebx, r13d               ;   492.0 alu0    48 a
        rol r10d, cl                ;   493.0 alu2    49 b
        add ebx, r10d               ;   494.0 alu1    48 a
        add r8d, r10d               ;   494.0 alu3    49 b
        ror ebx, 0x1d               ;   495.0 alu2    48 a
        mov ecx, dword [rsp + 36]   ;   487.0 agu2    48 a
        add r8d, ebx                ;   496.0 alu0    49 b
        mov dword [rsp + 36], r15d  ;   488.0 agu0+st1   48 a spill
        lea r15d, [r10 + rbx]       ;   496.0 alu1    49 b
        mov dword [rsp + 52], ecx   ;   491.0 agu1+st0   48 a spill
        mov ecx, r15d               ;   497.0         49 b copy
        rol r8d, cl                 ;   497.0 alu2    49 b
        mov r15d, dword [rsp + 40]  ;   489.2 agu2    48 a reload
        add r15d, ebx               ;   496.0 alu3    48 a
        add r15d, r8d               ;   498.0 alu0    48 a
        add esi, r8d                ;   498.0 alu1    49 b
        ror r15d, 0x1d              ;   499.0 alu2    48 a
        lea ecx, [r8 + r15]         ;   500.0 alu3    49 b
        add esi, r15d               ;   500.0 alu0    49 b
        mov dword [rsp + 40], ebx   ;   496.0 agu0+st1   48 a spill
        mov ebx, dword [rsp + 60]   ;   492.3 agu1    48 a
        add r11d, r15d              ;   500.0 alu1    48 a
        rol esi, cl                 ;   501.0 alu2    49 b
        add r11d, esi               ;   502.0 alu3    48 a
        add edi, esi                ;   502.0 alu0    49 b
        ror r11d, 0x1d              ;   503.0 alu1    48 a
        mov ecx, dword [rsp + 68]   ;   496.0 agu2    48 a
        add edi, r11d               ;   504.0 alu2    49 b
        add edx, r11d               ;   504.0 alu3    48 a
        mov dword [rsp + 68], r15d  ;   500.0 agu0+st0   48 a spill
        lea r15d, [rsi + r11]       ;   504.0 alu0    49 b
        mov dword [rsp + 60], ecx   ;   500.0 agu1+st1   48 a spill
        mov ecx, r15d               ;   505.0         49 b copy
        rol edi, cl                 ;   505.0 alu1    49 b
        add edx, edi                ;   506.0 alu2    48 a
        add ebp, edi                ;   506.0 alu3    49 b
        ror edx, 0x1d               ;   507.0 alu1    48 a
        lea ecx, [rdi + rdx]        ;   508.0 alu0    49 b
        add ebp, edx                ;   508.0 alu2    49 b
        mov r15d, dword [rsp + 76]  ;   500.5 agu2    48 a
        rol ebp, cl                 ;   509.0 alu1    49 b
        mov ecx, dword [rsp + 44]   ;   500.8 agu0    48 a reload
        add ecx, edx                ;   508.0 alu3    48 a
        add ecx, ebp                ;   510.0 alu0    48 a
        add r9d, ebp                ;   510.0 alu2    49 b
        ror ecx, 0x1d               ;   511.0 alu1    48 a
        mov dword [rsp + 44], edx   ;   508.0 agu1+st0   48 a spill
        mov edx, dword [rsp + 136]  ;   504.0 agu2    48 a
        add r9d, ecx                ;   512.0 alu3    49 b
        add eax, ecx                ;   512.0 alu0    48 a
        mov dword [rsp + 136], r11d ;   504.5 agu0+st1   48 a spill
        lea r11d, [rbp + rcx]       ;   512.0 alu2    49 b
        mov dword [rsp + 76], ecx   ;   512.0 agu1+st0   48 a spill
        mov ecx, r11d               ;   513.0         49 b copy
        rol r9d, cl                 ;   513.0 alu1    49 b
        add eax, r9d                ;   514.0 alu3    48 a
        add r10d, r9d               ;   514.0 alu0    49 b
        ror eax, 0x1d               ;   515.0 alu2    48 a
        lea ecx, [r9 + rax]         ;   516.0 alu1    49 b
        add r10d, eax               ;   516.0 alu3    49 b
        mov r11d, dword [rsp + 84]  ;   508.5 agu2    48 a
        rol r10d, cl                ;   517.0 alu2    49 b
        mov ecx, dword [rsp + 52]   ;   509.0 agu0    48 a reload
        add ecx, eax                ;   516.0 alu0    48 a
        add ecx, r10d               ;   518.0 alu1    48 a
        add r8d, r10d               ;   518.0 alu3    49 b
        ror ecx, 0x1d               ;   519.0 alu2    48 a
        add r8d, ecx                ;   520.0 alu0    49 b
        mov dword [rsp + 52], eax   ;   516.0 agu1+st1   48 a spill
        mov eax, dword [rsp + 128]  ;   512.3 agu2    48 a
        add ebx, ecx                ;   520.0 alu1    48 a
        mov dword [rsp + 128], r13d ;   512.7 agu0+st0   48 a spill
        lea r13d, [r10 + rcx]       ;   520.0 alu3    49 b
        mov dword [rsp + 84], ecx   ;   520.0 agu1+st1   48 a spill
        mov ecx, r13d               ;   521.0         49 b copy
        rol r8d, cl                 ;   521.0 alu2    49 b
        add ebx, r8d                ;   522.0 alu0    48 a
        add esi, r8d                ;   522.0 alu1    49 b
        ror ebx, 0x1d               ;   523.0 alu2    48 a
        mov r13d, dword [rsp + 88]  ;   516.2 agu2    48 a
        lea ecx, [r8 + rbx]         ;   524.0 alu3    49 b
        add esi, ebx                ;   524.0 alu0    49 b
        rol esi, cl                 ;   525.0 alu1    49 b
        mov ecx, dword [rsp + 60]   ;   517.0 agu0    48 a reload
        add ecx, ebx                ;   524.0 alu2    48 a
        add ecx, esi                ;   526.0 alu3    48 a
        add edi, esi                ;   526.0 alu0    49 b
        ror ecx, 0x1d               ;   527.0 alu1    48 a
        add edi, ecx                ;   528.0 alu2    49 b
        mov dword [rsp + 60], ebx   ;   524.0 agu1+st0   48 a spill
        mov ebx, dword [rsp + 96]   ;   520.3 agu2    48 a
        add r15d, ecx               ;   528.0 alu3    48 a
        mov dword [rsp + 96], r12d  ;   520.7 agu0+st1   48 a spill
        lea r12d, [rsi + rcx]       ;   528.0 alu0    49 b
        mov dword [rsp + 88], ecx   ;   528.0 agu1+st0   48 a spill
        mov ecx, r12d               ;   529.0         49 b copy
        rol edi, cl                 ;   529.0 alu1    49 b
        add r15d, edi               ;   530.0 alu2    48 a
        add ebp, edi                ;   530.0 alu3    49 b
        ror r15d, 0x1d              ;   531.0 alu1    48 a
        mov r12d, dword [rsp + 72]  ;   524.2 agu2    48 a
        lea ecx, [rdi + r15]        ;   532.0 alu0    49 b
        add ebp, r15d               ;   532.0 alu2    49 b
        add edx, r15d               ;   532.0 alu3    48 a
        rol ebp, cl                 ;   533.0 alu1    49 b
        add edx, ebp                ;   534.0 alu0    48 a
        add r9d, ebp                ;   534.0 alu2    49 b
        ror edx, 0x1d               ;   535.0 alu1    48 a
        lea ecx, [rbp + rdx]        ;   536.0 alu3    49 b
        add r9d, edx                ;   536.0 alu0    49 b
        mov dword [rsp + 72], r15d  ;   532.0 agu0+st1   48 a spill
        mov r15d, dword [rsp + 104] ;   528.5 agu1    48 a
        add r11d, edx               ;   536.0 alu2    48 a
        rol r9d, cl                 ;   537.0 alu1    49 b
        add r11d, r9d               ;   538.0 alu3    48 a
        add r10d, r9d               ;   538.0 alu0    49 b
        ror r11d, 0x1d              ;   539.0 alu2    48 a
        mov ecx, dword [rsp + 80]   ;   531.0 agu2    48 a
        add r10d, r11d              ;   540.0 alu1    49 b
        add eax, r11d               ;   540.0 alu3    48 a
        mov dword [rsp + 80], edx   ;   536.0 agu0+st0   48 a spill
        lea edx, [r9 + r11]         ;   540.0 alu0    49 b
        mov dword [rsp + 104], ecx  ;   535.0 agu1+st1   48 a spill
        mov ecx, edx                ;   541.0         49 b copy
        rol r10d, cl                ;   541.0 alu2    49 b
        add eax, r10d               ;   542.0 alu1    48 a
        add r8d, r10d               ;   542.0 alu3    49 b
        ror eax, 0x1d               ;   543.0 alu2    48 a
        lea ecx, [r10 + rax]        ;   544.0 alu0    49 b
        add r8d, eax                ;   544.0 alu1    49 b
        mov edx, dword [rsp + 112]  ;   536.3 agu2    48 a
        add r13d, eax               ;   544.0 alu3    48 a
        rol r8d, cl                 ;   545.0 alu2    49 b
        add r13d, r8d               ;   546.0 alu0    48 a
        add esi, r8d                ;   546.0 alu1    49 b
        ror r13d, 0x1d              ;   547.0 alu2    48 a
        mov ecx, dword [rsp + 120]  ;   539.0 agu0    48 a
        add esi, r13d               ;   548.0 alu3    49 b
        add ebx, r13d               ;   548.0 alu0    48 a
        mov dword [rsp + 120], eax  ;   544.0 agu1+st0   48 a spill
        lea eax, [r8 + r13]         ;   548.0 alu1    49 b
        mov dword [rsp + 112], ecx  ;   543.0 agu2+st1   48 a spill
        mov ecx, eax                ;   549.0         49 b copy
        rol esi, cl                 ;   549.0 alu2    49 b
        add ebx, esi                ;   550.0 alu3    48 a
        add edi, esi                ;   550.0 alu0    49 b
        ror ebx, 0x1d               ;   551.0 alu1    48 a
        lea ecx, [rsi + rbx]        ;   552.0 alu2    49 b
        add edi, ebx                ;   552.0 alu3    49 b
        mov eax, dword [rsp + 92]   ;   544.3 agu0    48 a
        add r12d, ebx               ;   552.0 alu0    48 a
        rol edi, cl                 ;   553.0 alu1    49 b
        add r12d, edi               ;   554.0 alu2    48 a
        add ebp, edi                ;   554.0 alu3    49 b
        ror r12d, 0x1d              ;   555.0 alu1    48 a
        lea ecx, [rdi + r12]        ;   556.0 alu0    49 b
        add ebp, r12d               ;   556.0 alu2    49 b
        mov dword [rsp + 92], ebx   ;   552.0 agu1+st0   48 a spill
        mov ebx, dword [rsp + 116]  ;   548.3 agu2    48 a
        add r15d, r12d              ;   556.0 alu3    48 a
        rol ebp, cl                 ;   557.0 alu1    49 b
        add r15d, ebp               ;   558.0 alu0    48 a
        add r9d, ebp                ;   558.0 alu2    49 b
        ror r15d, 0x1d              ;   559.0 alu1    48 a
        mov ecx, dword [rsp + 100]  ;   551.0 agu0    48 a
        add r9d, r15d               ;   560.0 alu3    49 b
        mov dword [rsp + 100], r12d ;   556.0 agu1+st1   48 a spill
        lea r12d, [rbp + r15]       ;   560.0 alu0    49 b
        mov dword [rsp + 116], ecx  ;   555.0 agu2+st0   48 a spill
        mov ecx, r12d               ;   561.0         49 b copy
        rol r9d, cl                 ;   561.0 alu2    49 b
        mov r12d, dword [rsp + 104] ;   554.0 agu0    48 a reload
        add r12d, r15d              ;   560.0 alu1    48 a
        add r12d, r9d               ;   562.0 alu3    48 a
        add r10d, r9d               ;   562.0 alu0    49 b
        ror r12d, 0x1d              ;   563.0 alu2    48 a
        lea ecx, [r9 + r12]         ;   564.0 alu1    49 b
        add r10d, r12d              ;   564.0 alu3    49 b
        mov dword [rsp + 104], r15d ;   560.0 agu1+st1   48 a spill
        mov r15d, dword [rsp + 124] ;   556.5 agu2    48 a
        add edx, r12d               ;   564.0 alu0    48 a
        rol r10d, cl                ;   565.0 alu2    49 b
        add edx, r10d               ;   566.0 alu1    48 a
        add r8d, r10d               ;   566.0 alu3    49 b
        ror edx, 0x1d               ;   567.0 alu2    48 a
        mov ecx, dword [rsp + 108]  ;   560.0 agu0    48 a
        add r8d, edx                ;   568.0 alu0    49 b
        mov dword [rsp + 108], r12d ;   564.0 agu1+st0   48 a spill
        lea r12d, [r10 + rdx]       ;   568.0 alu1    49 b
        mov dword [rsp + 124], ecx  ;   564.0 agu2+st1   48 a spill
        mov ecx, r12d               ;   569.0         49 b copy
        rol r8d, cl                 ;   569.0 alu2    49 b
        mov r12d, dword [rsp + 112] ;   562.0 agu0    48 a reload
        add r12d, edx               ;   568.0 alu3    48 a
        add r12d, r8d               ;   570.0 alu0    48 a
        add esi, r8d                ;   570.0 alu1    49 b
        ror r12d, 0x1d              ;   571.0 alu2    48 a
        lea ecx, [r8 + r12]         ;   572.0 alu3    49 b
        add esi, r12d               ;   572.0 alu0    49 b
        mov dword [rsp + 112], edx  ;   568.0 agu1+st0   48 a spill
        mov edx, dword [rsp + 132]  ;   564.7 agu2    48 a
        add eax, r12d               ;   572.0 alu1    48 a
        rol esi, cl                 ;   573.0 alu2    49 b
        add eax, esi                ;   574.0 alu3    48 a
        add edi, esi                ;   574.0 alu0    49 b
        ror eax, 0x1d               ;   575.0 alu1    48 a
        lea ecx, [rsi + rax]        ;   576.0 alu2    49 b
        add edi, eax                ;   576.0 alu3    49 b
        add ebx, eax                ;   576.0 alu0    48 a
        rol edi, cl                 ;   577.0 alu1    49 b
        add ebx, edi                ;   578.0 alu2    48 a
        add ebp, edi                ;   578.0 alu3    49 b
        ror ebx, 0x1d               ;   579.0 alu1    48 a
        lea ecx, [rdi + rbx]        ;   580.0 alu0    49 b
        add ebp, ebx                ;   580.0 alu2    49 b
        mov dword [rsp + 132], r12d ;   572.0 agu0+st1   48 a spill
        mov r12d, dword [rsp + 148] ;   572.2 agu1    48 a
        rol ebp, cl                 ;   581.0 alu1    49 b
        mov ecx, dword [rsp + 116]  ;   572.5 agu2    48 a reload
        add ecx, ebx                ;   580.0 alu3    48 a
        add ecx, ebp                ;   582.0 alu0    48 a
        add r9d, ebp                ;   582.0 alu2    49 b
        ror ecx, 0x1d               ;   583.0 alu1    48 a
        mov dword [rsp + 116], ebx  ;   580.0 agu0+st0   48 a spill
        mov ebx, dword [rsp + 32]   ;   575.0 agu1    48 a
        add r9d, ecx                ;   584.0 alu3    49 b
        add r15d, ecx               ;   584.0 alu0    48 a
        mov dword [rsp + 32], eax   ;   576.2 agu2+st1   48 a spill
        lea eax, [rbp + rcx]        ;   584.0 alu2    49 b
        mov dword [rsp + 148], ecx  ;   584.0 agu0+st0   48 a spill
        mov ecx, eax                ;   585.0         49 b copy
        rol r9d, cl                 ;   585.0 alu1    49 b
        add r15d, r9d               ;   586.0 alu3    48 a
        add r10d, r9d               ;   586.0 alu0    49 b
        ror r15d, 0x1d              ;   587.0 alu2    48 a
        lea ecx, [r9 + r15]         ;   588.0 alu1    49 b
        add r10d, r15d              ;   588.0 alu3    49 b
        mov eax, dword [rsp + 156]  ;   580.5 agu1    48 a
        rol r10d, cl                ;   589.0 alu2    49 b
        mov ecx, dword [rsp + 124]  ;   581.0 agu2    48 a reload
        add ecx, r15d               ;   588.0 alu0    48 a
        add ecx, r10d               ;   590.0 alu1    48 a
        add r8d, r10d               ;   590.0 alu3    49 b
        ror ecx, 0x1d               ;   591.0 alu2    48 a
        add r8d, ecx                ;   592.0 alu0    49 b
        mov dword [rsp + 124], r15d ;   588.0 agu0+st1   48 a spill
        mov r15d, dword [rsp + 24]  ;   584.3 agu1    48 a
        add edx, ecx                ;   592.0 alu1    48 a
        mov dword [rsp + 24], r13d  ;   584.7 agu2+st0   48 a spill
        lea r13d, [r10 + rcx]       ;   592.0 alu3    49 b
        mov dword [rsp + 156], ecx  ;   592.0 agu0+st1   48 a spill
        mov ecx, r13d               ;   593.0         49 b copy
        rol r8d, cl                 ;   593.0 alu2    49 b
        add edx, r8d                ;   594.0 alu0    48 a
        add esi, r8d                ;   594.0 alu1    49 b
        ror edx, 0x1d               ;   595.0 alu2    48 a
        mov r13d, dword [rsp + 140] ;   588.2 agu1    48 a
        lea ecx, [r8 + rdx]         ;   596.0 alu3    49 b
        add esi, edx                ;   596.0 alu0    49 b
        add r14d, edx               ;   596.0 alu1    48 a
        rol esi, cl                 ;   597.0 alu2    49 b
        add r14d, esi               ;   598.0 alu3    48 a
        add edi, esi                ;   598.0 alu0    49 b
        ror r14d, 0x1d              ;   599.0 alu1    48 a
        lea ecx, [rsi + r14]        ;   600.0 alu2    49 b
        add edi, r14d               ;   600.0 alu3    49 b
        mov dword [rsp + 140], edx  ;   596.0 agu2+st0   48 a spill
        mov edx, dword [rsp + 160]  ;   592.5 agu0    48 a
        add r12d, r14d              ;   600.0 alu0    48 a
        rol edi, cl                 ;   601.0 alu1    49 b
        add r12d, edi               ;   602.0 alu2    48 a
        add ebp, edi                ;   602.0 alu3    49 b
        ror r12d, 0x1d              ;   603.0 alu1    48 a
        mov ecx, dword [rsp + 144]  ;   595.0 agu1    48 a
        add ebp, r12d               ;   604.0 alu0    49 b
        add ebx, r12d               ;   604.0 alu2    48 a
        mov dword [rsp + 144], r14d ;   600.0 agu2+st1   48 a spill
        lea r14d, [rdi + r12]       ;   604.0 alu3    49 b
        mov dword [rsp + 160], ecx  ;   599.0 agu0+st0   48 a spill
        mov ecx, r14d               ;   605.0         49 b copy
        rol ebp, cl                 ;   605.0 alu1    49 b
        add ebx, ebp                ;   606.0 alu0    48 a
        add r9d, ebp                ;   606.0 alu2    49 b
        ror ebx, 0x1d               ;   607.0 alu1    48 a
        lea ecx, [rbp + rbx]        ;   608.0 alu3    49 b
        add r9d, ebx                ;   608.0 alu0    49 b
        mov r14d, dword [rsp + 16]  ;   600.3 agu1    48 a
        add eax, ebx                ;   608.0 alu2    48 a
        rol r9d, cl                 ;   609.0 alu1    49 b
        add eax, r9d                ;   610.0 alu3    48 a
        add r10d, r9d               ;   610.0 alu0    49 b
        ror eax, 0x1d               ;   611.0 alu2    48 a
        mov ecx, dword [rsp + 152]  ;   603.0 agu2    48 a
        add r10d, eax               ;   612.0 alu1    49 b
        add r15d, eax               ;   612.0 alu3    48 a
        mov dword [rsp + 152], ebx  ;   608.0 agu0+st1   48 a spill
        lea ebx, [r9 + rax]         ;   612.0 alu0    49 b
        mov dword [rsp + 16], ecx   ;   607.0 agu1+st0   48 a spill
        mov ecx, ebx                ;   613.0         49 b copy
        rol r10d, cl                ;   613.0 alu2    49 b
        add r15d, r10d              ;   614.0 alu1    48 a
        add r8d, r10d               ;   614.0 alu3    49 b
        ror r15d, 0x1d              ;   615.0 alu2    48 a
        lea ecx, [r10 + r15]        ;   616.0 alu0    49 b
        add r8d, r15d               ;   616.0 alu1    49 b
        mov ebx, dword [rsp + 64]   ;   608.3 agu2    48 a
        add r13d, r15d              ;   616.0 alu3    48 a
        rol r8d, cl                 ;   617.0 alu2    49 b
        mov ecx, dword [rsp + 56]   ;   609.0 agu0    48 a reload
        mov dword [rsp + 64], r15d  ;   616.0 agu1+st1   48 a spill
        mov r15, qword [rsp + 8]    ;   610.0 agu2    53 s reload
        mov dword [r15], ecx        ;   613.0 agu0+st0   53 s
        mov ecx, dword [rsp + 48]   ;   610.3 agu1    48 a reload
        mov dword [r15 + 4], ecx    ;   614.3 agu2+st1   53 s
        mov ecx, dword [rsp + 96]   ;   611.2 agu0    48 a reload
        mov dword [r15 + 8], ecx    ;   615.2 agu1+st0   53 s
        add r13d, r8d               ;   618.0 alu0    48 a
        mov ecx, dword [rsp + 20]   ;   612.2 agu2    48 a reload
        mov dword [r15 + 12], ecx   ;   616.2 agu0+st1   53 s
        mov ecx, dword [rsp + 28]   ;   612.5 agu1    48 a reload
        mov dword [r15 + 16], ecx   ;   616.5 agu2+st0   53 s
        add esi, r8d                ;   618.0 alu1    49 b
        ror r13d, 0x1d              ;   619.0 alu2    48 a
        mov ecx, dword [rsp + 36]   ;   613.3 agu0    48 a reload
        mov dword [r15 + 20], ecx   ;   617.3 agu1+st1   53 s
        mov ecx, dword [rsp + 128]  ;   614.2 agu2    48 a reload
        mov dword [r15 + 24], ecx   ;   618.2 agu0+st0   53 s
        add esi, r13d               ;   620.0 alu3    49 b
        mov ecx, dword [rsp + 40]   ;   614.5 agu1    48 a reload
        mov dword [r15 + 28], ecx   ;   618.5 agu2+st1   53 s
        add r8d, r13d               ;   620.0 alu0    49 b
        mov ecx, dword [rsp + 68]   ;   615.3 agu0    48 a reload
        mov dword [r15 + 32], ecx   ;   619.3 agu1+st0   53 s
        mov ecx, dword [rsp + 136]  ;   616.2 agu2    48 a reload
        mov dword [r15 + 36], ecx   ;   620.2 agu0+st1   53 s
        add edx, r13d               ;   620.0 alu1    48 a
        mov ecx, r8d                ;   621.0         49 b copy
        rol esi, cl                 ;   621.0 alu2    49 b
        mov r8d, dword [rsp + 44]   ;   616.8 agu1    48 a reload
        mov dword [r15 + 40], r8d   ;   620.8 agu2+st0   53 s
        mov r8d, dword [rsp + 76]   ;   617.3 agu0    48 a reload
        mov dword [r15 + 44], r8d   ;   621.3 agu1+st1   53 s
        mov r8d, dword [rsp + 52]   ;   618.2 agu2    48 a reload
        mov dword [r15 + 48], r8d   ;   622.2 agu0+st0   53 s
        mov r8d, dword [rsp + 84]   ;   618.8 agu1    48 a reload
        mov dword [r15 + 52], r8d   ;   622.8 agu2+st1   53 s
        add edx, esi                ;   622.0 alu3    48 a
        add edi, esi                ;   622.0 alu0    49 b
        ror edx, 0x1d               ;   623.0 alu1    48 a
        mov r8d, dword [rsp + 60]   ;   619.3 agu0    48 a reload
        mov dword [r15 + 56], r8d   ;   623.3 agu1+st0   53 s
        mov r8d, dword [rsp + 88]   ;   620.2 agu2    48 a reload
        mov dword [r15 + 60], r8d   ;   624.2 agu0+st1   53 s
        add edi, edx                ;   624.0 alu2    49 b
        mov dword [r15 + 72], r11d  ;   620.8 agu1+st0   53 s
        mov r8d, dword [rsp + 72]   ;   621.2 agu2    48 a reload
        mov dword [r15 + 64], r8d   ;   625.2 agu0+st1   53 s
        mov r8d, dword [rsp + 80]   ;   621.8 agu1    48 a reload
        mov dword [r15 + 68], r8d   ;   625.8 agu2+st0   53 s
        add esi, edx                ;   624.0 alu3    49 b
        mov r8d, dword [rsp + 120]  ;   622.3 agu0    48 a reload
        mov dword [r15 + 76], r8d   ;   626.3 agu1+st1   53 s
        mov r8d, dword [rsp + 24]   ;   623.2 agu2    48 a reload
        mov dword [r15 + 80], r8d   ;   627.2 agu0+st0   53 s
        mov r8d, dword [rsp + 160]  ;   623.8 agu1    48 a reload
        add r8d, edx                ;   627.8 alu0    48 a
        mov ecx, esi                ;   625.0         49 b copy
        rol edi, cl                 ;   625.0 alu1    49 b
        mov esi, dword [rsp + 92]   ;   624.2 agu2    48 a reload
        mov dword [r15 + 84], esi   ;   628.2 agu0+st1   53 s
        mov esi, dword [rsp + 100]  ;   624.8 agu1    48 a reload
        mov dword [r15 + 88], esi   ;   628.8 agu2+st0   53 s
        add r8d, edi                ;   628.8 alu2    48 a
        mov esi, dword [rsp + 104]  ;   625.3 agu0    48 a reload
        mov dword [r15 + 92], esi   ;   629.3 agu1+st1   53 s
        mov esi, dword [rsp + 108]  ;   626.2 agu2    48 a reload
        mov dword [r15 + 96], esi   ;   630.2 agu0+st0   53 s
        add ebp, edi                ;   626.0 alu3    49 b
        ror r8d, 0x1d               ;   629.8 alu1    48 a
        mov esi, dword [rsp + 112]  ;   626.8 agu1    48 a reload
        mov dword [r15 + 100], esi  ;   630.8 agu2+st1   53 s
        add ebp, r8d                ;   630.8 alu0    49 b
        mov esi, dword [rsp + 132]  ;   627.3 agu0    48 a reload
        mov dword [r15 + 104], esi  ;   631.3 agu1+st0   53 s
        mov esi, dword [rsp + 32]   ;   628.2 agu2    48 a reload
        mov dword [r15 + 108], esi  ;   632.2 agu0+st1   53 s
        add edi, r8d                ;   630.8 alu2    49 b
        mov esi, dword [rsp + 116]  ;   628.8 agu1    48 a reload
        mov dword [r15 + 112], esi  ;   632.8 agu2+st0   53 s
        mov esi, dword [rsp + 148]  ;   629.3 agu0    48 a reload
        mov dword [r15 + 116], esi  ;   633.3 agu1+st1   53 s
        add r14d, r8d               ;   630.8 alu3    48 a
        mov ecx, edi                ;   631.8         49 b copy
        rol ebp, cl                 ;   631.8 alu1    49 b
        mov esi, dword [rsp + 124]  ;   630.2 agu2    48 a reload
        mov dword [r15 + 120], esi  ;   634.2 agu0+st0   53 s
        mov esi, dword [rsp + 156]  ;   630.8 agu1    48 a reload
        mov dword [r15 + 124], esi  ;   634.8 agu2+st1   53 s
        mov esi, dword [rsp + 140]  ;   631.3 agu0    48 a reload
        mov dword [r15 + 128], esi  ;   635.3 agu1+st0   53 s
        mov esi, dword [rsp + 144]  ;   632.2 agu2    48 a reload
        mov dword [r15 + 132], esi  ;   636.2 agu0+st1   53 s
        add r14d, ebp               ;   632.8 alu0    48 a
        add r9d, ebp                ;   632.8 alu2    49 b
        ror r14d, 0x1d              ;   633.8 alu1    48 a
        mov dword [r15 + 136], r12d ;   632.8 agu1+st0   53 s
        mov dword [r15 + 144], eax  ;   633.2 agu2+st1   53 s
        mov esi, dword [rsp + 152]  ;   633.3 agu0    48 a reload
        mov dword [r15 + 140], esi  ;   637.3 agu1+st0   53 s
        add r9d, r14d               ;   634.8 alu3    49 b
        mov dword [r15 + 152], r13d ;   634.2 agu2+st1   53 s
        mov esi, dword [rsp + 64]   ;   634.3 agu0    48 a reload
        mov dword [r15 + 148], esi  ;   638.3 agu1+st0   53 s
        add ebp, r14d               ;   634.8 alu0    49 b
        mov dword [r15 + 156], edx  ;   635.2 agu2+st1   53 s
        mov dword [r15 + 160], r8d  ;   635.3 agu0+st0   53 s
        mov esi, dword [rsp + 16]   ;   635.8 agu1    48 a reload
        add esi, r14d               ;   639.8 alu2    48 a
        mov ecx, ebp                ;   635.8         49 b copy
        rol r9d, cl                 ;   635.8 alu1    49 b
        mov dword [r15 + 164], r14d ;   636.2 agu2+st1   53 s
        add esi, r9d                ;   640.8 alu3    48 a
        add r10d, r9d               ;   636.8 alu0    49 b
        ror esi, 0x1d               ;   641.8 alu2    48 a
        add r10d, esi               ;   642.8 alu1    49 b
        add r9d, esi                ;   642.8 alu3    49 b
        add ebx, esi                ;   642.8 alu0    48 a
        mov dword [r15 + 168], esi  ;   642.8 agu0+st0   53 s
        mov ecx, r9d                ;   643.8         49 b copy
        rol r10d, cl                ;   643.8 alu2    49 b
        add ebx, r10d               ;   644.8 alu1    48 a
        ror ebx, 0x1d               ;   645.8 alu2    48 a
        mov dword [r15 + 172], ebx  ;   646.8 agu1+st1   53 s
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

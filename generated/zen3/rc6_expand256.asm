; rc6_expand256 for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/rc6.cw (sha256 796ca686cfa46cd6); do not edit:
;   ./cw build rc6_expand256 --cpu zen3
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
;   body: 1430 uops, planned 653.5; bounds: width 238.3, ports 229.0, path 398.0
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
        push rbx                    ;                    preserved
        push rbp                    ;                    preserved
        push r12                    ;                    preserved
        push r13                    ;                    preserved
        push r14                    ;                    preserved
        push r15                    ;                    preserved
        sub rsp, 0xb8               ;                    frame
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
        mov r11d, dword [r8 + 20]   ;     4.0 agu0    49 b
        mov r12d, dword [r8 + 24]   ;     4.0 agu1    49 b
        mov r8d, dword [r8 + 28]    ;     4.0 agu2    49 b
        add edi, esi                ;    10.0 alu2    49 b
        lea r13d, [rsi + 354637369] ;    10.0 alu3    48 a
        ror r13d, 0x1d              ;    11.0 alu1    48 a
        lea ecx, [rsi + r13]        ;    12.0 alu0    49 b
        add edi, r13d               ;    12.0 alu2    49 b
        rol edi, cl                 ;    13.0 alu1    49 b
        lea r14d, [r13 - 196066091] ;    12.0 alu3    48 a
        add r14d, edi               ;    14.0 alu0    48 a
        add ebp, edi                ;    14.0 alu2    49 b
        ror r14d, 0x1d              ;    15.0 alu1    48 a
        lea ecx, [rdi + r14]        ;    16.0 alu3    49 b
        add ebp, r14d               ;    16.0 alu0    49 b
        mov r15d, 0x9287be8e        ;     5.3 alu2    48 a
        add r15d, r14d              ;    16.0 alu1    48 a
        rol ebp, cl                 ;    17.0 alu2    49 b
        mov eax, 0x30bf3847         ;     8.0 alu3    48 a
        add r15d, ebp               ;    18.0 alu0    48 a
        add r9d, ebp                ;    18.0 alu1    49 b
        ror r15d, 0x1d              ;    19.0 alu2    48 a
        lea ecx, [rbp + r15]        ;    20.0 alu3    49 b
        add r9d, r15d               ;    20.0 alu0    49 b
        add eax, r15d               ;    20.0 alu1    48 a
        rol r9d, cl                 ;    21.0 alu2    49 b
        add eax, r9d                ;    22.0 alu3    48 a
        add r10d, r9d               ;    22.0 alu0    49 b
        ror eax, 0x1d               ;    23.0 alu1    48 a
        lea ecx, [r9 + rax]         ;    24.0 alu2    49 b
        add r10d, eax               ;    24.0 alu3    49 b
        rol r10d, cl                ;    25.0 alu1    49 b
        lea ecx, [rax - 822693376]  ;    24.0 alu0    48 a
        add ecx, r10d               ;    26.0 alu2    48 a
        add r11d, r10d              ;    26.0 alu3    49 b
        ror ecx, 0x1d               ;    27.0 alu1    48 a
        lea edx, [r10 + rcx]        ;    28.0 alu0    49 b
        add r11d, ecx               ;    28.0 alu2    49 b
        mov ebx, ecx                ;    28.0         48 a copy
        mov ecx, edx                ;    29.0         49 b copy
        rol r11d, cl                ;    29.0 alu1    49 b
        lea ecx, [rbx + 1831742393] ;    28.0 alu3    48 a
        add ecx, r11d               ;    30.0 alu0    48 a
        add r12d, r11d              ;    30.0 alu2    49 b
        ror ecx, 0x1d               ;    31.0 alu1    48 a
        lea edx, [r11 + rcx]        ;    32.0 alu3    49 b
        add r12d, ecx               ;    32.0 alu0    49 b
        mov dword [rsp + 16], ecx   ;    32.0 agu0+st0   48 a spill
        mov ecx, edx                ;    33.0         49 b copy
        rol r12d, cl                ;    33.0 alu2    49 b
        mov ecx, dword [rsp + 16]   ;    32.0 agu1    48 a
        add ecx, 0xb65a572          ;    36.0 alu1    48 a
        add ecx, r12d               ;    37.0 alu3    48 a
        add r8d, r12d               ;    34.0 alu0    49 b
        mov edx, r12d               ;    34.0         49 b copy
        ror ecx, 0x1d               ;    38.0 alu2    48 a
        add r8d, ecx                ;    39.0 alu1    49 b
        add edx, ecx                ;    39.0 alu3    49 b
        mov dword [rsp + 20], ecx   ;    39.0 agu2+st1   48 a spill
        mov ecx, edx                ;    40.0         49 b copy
        rol r8d, cl                 ;    40.0 alu2    49 b
        mov ecx, dword [rsp + 20]   ;    39.0 agu0    48 a
        add ecx, 0xa99d1f2b         ;    43.0 alu0    48 a
        add ecx, r8d                ;    44.0 alu1    48 a
        add esi, r8d                ;    41.0 alu3    49 b
        mov edx, r8d                ;    41.0         49 b copy
        ror ecx, 0x1d               ;    45.0 alu2    48 a
        add esi, ecx                ;    46.0 alu0    49 b
        add edx, ecx                ;    46.0 alu1    49 b
        mov dword [rsp + 24], ecx   ;    46.0 agu1+st0   48 a spill
        mov ecx, edx                ;    47.0         49 b copy
        rol esi, cl                 ;    47.0 alu2    49 b
        mov ecx, dword [rsp + 24]   ;    46.0 agu2    48 a
        add ecx, 0x47d498e4         ;    50.0 alu3    48 a
        add ecx, esi                ;    51.0 alu0    48 a
        add edi, esi                ;    48.0 alu1    49 b
        mov edx, esi                ;    48.0         49 b copy
        ror ecx, 0x1d               ;    52.0 alu2    48 a
        add edi, ecx                ;    53.0 alu3    49 b
        add edx, ecx                ;    53.0 alu0    49 b
        mov dword [rsp + 28], ecx   ;    53.0 agu0+st1   48 a spill
        mov ecx, edx                ;    54.0         49 b copy
        rol edi, cl                 ;    54.0 alu1    49 b
        mov ecx, dword [rsp + 28]   ;    53.0 agu1    48 a
        add ecx, 0xe60c129d         ;    57.0 alu2    48 a
        add ecx, edi                ;    58.0 alu3    48 a
        add ebp, edi                ;    55.0 alu0    49 b
        mov edx, edi                ;    55.0         49 b copy
        ror ecx, 0x1d               ;    59.0 alu1    48 a
        add ebp, ecx                ;    60.0 alu2    49 b
        add edx, ecx                ;    60.0 alu3    49 b
        mov dword [rsp + 32], ecx   ;    60.0 agu2+st0   48 a spill
        mov ecx, edx                ;    61.0         49 b copy
        rol ebp, cl                 ;    61.0 alu1    49 b
        mov ecx, dword [rsp + 32]   ;    60.0 agu0    48 a
        add ecx, 0x84438c56         ;    64.0 alu0    48 a
        add ecx, ebp                ;    65.0 alu2    48 a
        add r9d, ebp                ;    62.0 alu3    49 b
        mov edx, ebp                ;    62.0         49 b copy
        ror ecx, 0x1d               ;    66.0 alu1    48 a
        add r9d, ecx                ;    67.0 alu0    49 b
        add edx, ecx                ;    67.0 alu2    49 b
        mov dword [rsp + 36], ecx   ;    67.0 agu1+st1   48 a spill
        mov ecx, edx                ;    68.0         49 b copy
        rol r9d, cl                 ;    68.0 alu1    49 b
        mov ecx, dword [rsp + 36]   ;    67.0 agu2    48 a
        add ecx, 0x227b060f         ;    71.0 alu3    48 a
        add ecx, r9d                ;    72.0 alu0    48 a
        add r10d, r9d               ;    69.0 alu2    49 b
        mov edx, r9d                ;    69.0         49 b copy
        ror ecx, 0x1d               ;    73.0 alu1    48 a
        add r10d, ecx               ;    74.0 alu3    49 b
        add edx, ecx                ;    74.0 alu0    49 b
        mov dword [rsp + 40], ecx   ;    74.0 agu0+st0   48 a spill
        mov ecx, edx                ;    75.0         49 b copy
        rol r10d, cl                ;    75.0 alu2    49 b
        mov ecx, dword [rsp + 40]   ;    74.0 agu1    48 a
        add ecx, 0xc0b27fc8         ;    78.0 alu1    48 a
        add ecx, r10d               ;    79.0 alu3    48 a
        add r11d, r10d              ;    76.0 alu0    49 b
        mov edx, r10d               ;    76.0         49 b copy
        ror ecx, 0x1d               ;    80.0 alu2    48 a
        add r11d, ecx               ;    81.0 alu1    49 b
        add edx, ecx                ;    81.0 alu3    49 b
        mov dword [rsp + 44], ecx   ;    81.0 agu2+st1   48 a spill
        mov ecx, edx                ;    82.0         49 b copy
        rol r11d, cl                ;    82.0 alu2    49 b
        mov ecx, dword [rsp + 44]   ;    81.0 agu0    48 a
        add ecx, 0x5ee9f981         ;    85.0 alu0    48 a
        add ecx, r11d               ;    86.0 alu1    48 a
        add r12d, r11d              ;    83.0 alu3    49 b
        mov edx, r11d               ;    83.0         49 b copy
        ror ecx, 0x1d               ;    87.0 alu2    48 a
        add r12d, ecx               ;    88.0 alu0    49 b
        add edx, ecx                ;    88.0 alu1    49 b
        mov dword [rsp + 48], ecx   ;    88.0 agu1+st0   48 a spill
        mov ecx, edx                ;    89.0         49 b copy
        rol r12d, cl                ;    89.0 alu2    49 b
        mov ecx, dword [rsp + 48]   ;    88.0 agu2    48 a
        add ecx, 0xfd21733a         ;    92.0 alu3    48 a
        add ecx, r12d               ;    93.0 alu0    48 a
        add r8d, r12d               ;    90.0 alu1    49 b
        mov edx, r12d               ;    90.0         49 b copy
        ror ecx, 0x1d               ;    94.0 alu2    48 a
        add r8d, ecx                ;    95.0 alu3    49 b
        add edx, ecx                ;    95.0 alu0    49 b
        mov dword [rsp + 52], ecx   ;    95.0 agu0+st1   48 a spill
        mov ecx, edx                ;    96.0         49 b copy
        rol r8d, cl                 ;    96.0 alu1    49 b
        mov ecx, dword [rsp + 52]   ;    95.0 agu1    48 a
        add ecx, 0x9b58ecf3         ;    99.0 alu2    48 a
        add ecx, r8d                ;   100.0 alu3    48 a
        add esi, r8d                ;    97.0 alu0    49 b
        mov edx, r8d                ;    97.0         49 b copy
        ror ecx, 0x1d               ;   101.0 alu1    48 a
        add esi, ecx                ;   102.0 alu2    49 b
        add edx, ecx                ;   102.0 alu3    49 b
        mov dword [rsp + 56], ecx   ;   102.0 agu2+st0   48 a spill
        mov ecx, edx                ;   103.0         49 b copy
        rol esi, cl                 ;   103.0 alu1    49 b
        mov ecx, dword [rsp + 56]   ;   102.0 agu0    48 a
        add ecx, 0x399066ac         ;   106.0 alu0    48 a
        add ecx, esi                ;   107.0 alu2    48 a
        add edi, esi                ;   104.0 alu3    49 b
        mov edx, esi                ;   104.0         49 b copy
        ror ecx, 0x1d               ;   108.0 alu1    48 a
        add edi, ecx                ;   109.0 alu0    49 b
        add edx, ecx                ;   109.0 alu2    49 b
        mov dword [rsp + 60], ecx   ;   109.0 agu1+st1   48 a spill
        mov ecx, edx                ;   110.0         49 b copy
        rol edi, cl                 ;   110.0 alu1    49 b
        mov ecx, dword [rsp + 60]   ;   109.0 agu2    48 a
        add ecx, 0xd7c7e065         ;   113.0 alu3    48 a
        add ecx, edi                ;   114.0 alu0    48 a
        add ebp, edi                ;   111.0 alu2    49 b
        mov edx, edi                ;   111.0         49 b copy
        ror ecx, 0x1d               ;   115.0 alu1    48 a
        add ebp, ecx                ;   116.0 alu3    49 b
        add edx, ecx                ;   116.0 alu0    49 b
        mov dword [rsp + 64], ecx   ;   116.0 agu0+st0   48 a spill
        mov ecx, edx                ;   117.0         49 b copy
        rol ebp, cl                 ;   117.0 alu2    49 b
        mov ecx, dword [rsp + 64]   ;   116.0 agu1    48 a
        add ecx, 0x75ff5a1e         ;   120.0 alu1    48 a
        add ecx, ebp                ;   121.0 alu3    48 a
        add r9d, ebp                ;   118.0 alu0    49 b
        mov edx, ebp                ;   118.0         49 b copy
        ror ecx, 0x1d               ;   122.0 alu2    48 a
        add r9d, ecx                ;   123.0 alu1    49 b
        add edx, ecx                ;   123.0 alu3    49 b
        mov dword [rsp + 68], ecx   ;   123.0 agu2+st1   48 a spill
        mov ecx, edx                ;   124.0         49 b copy
        rol r9d, cl                 ;   124.0 alu2    49 b
        mov ecx, dword [rsp + 68]   ;   123.0 agu0    48 a
        add ecx, 0x1436d3d7         ;   127.0 alu0    48 a
        add ecx, r9d                ;   128.0 alu1    48 a
        add r10d, r9d               ;   125.0 alu3    49 b
        mov edx, r9d                ;   125.0         49 b copy
        ror ecx, 0x1d               ;   129.0 alu2    48 a
        add r10d, ecx               ;   130.0 alu0    49 b
        add edx, ecx                ;   130.0 alu1    49 b
        mov dword [rsp + 72], ecx   ;   130.0 agu1+st0   48 a spill
        mov ecx, edx                ;   131.0         49 b copy
        rol r10d, cl                ;   131.0 alu2    49 b
        mov ecx, dword [rsp + 72]   ;   130.0 agu2    48 a
        add ecx, 0xb26e4d90         ;   134.0 alu3    48 a
        add ecx, r10d               ;   135.0 alu0    48 a
        add r11d, r10d              ;   132.0 alu1    49 b
        mov edx, r10d               ;   132.0         49 b copy
        ror ecx, 0x1d               ;   136.0 alu2    48 a
        add r11d, ecx               ;   137.0 alu3    49 b
        add edx, ecx                ;   137.0 alu0    49 b
        mov dword [rsp + 76], ecx   ;   137.0 agu0+st1   48 a spill
        mov ecx, edx                ;   138.0         49 b copy
        rol r11d, cl                ;   138.0 alu1    49 b
        mov ecx, dword [rsp + 76]   ;   137.0 agu1    48 a
        add ecx, 0x50a5c749         ;   141.0 alu2    48 a
        add ecx, r11d               ;   142.0 alu3    48 a
        add r12d, r11d              ;   139.0 alu0    49 b
        mov edx, r11d               ;   139.0         49 b copy
        ror ecx, 0x1d               ;   143.0 alu1    48 a
        add r12d, ecx               ;   144.0 alu2    49 b
        add edx, ecx                ;   144.0 alu3    49 b
        mov dword [rsp + 80], ecx   ;   144.0 agu2+st0   48 a spill
        mov ecx, edx                ;   145.0         49 b copy
        rol r12d, cl                ;   145.0 alu1    49 b
        mov ecx, dword [rsp + 80]   ;   144.0 agu0    48 a
        add ecx, 0xeedd4102         ;   148.0 alu0    48 a
        add ecx, r12d               ;   149.0 alu2    48 a
        add r8d, r12d               ;   146.0 alu3    49 b
        mov edx, r12d               ;   146.0         49 b copy
        ror ecx, 0x1d               ;   150.0 alu1    48 a
        add r8d, ecx                ;   151.0 alu0    49 b
        add edx, ecx                ;   151.0 alu2    49 b
        mov dword [rsp + 84], ecx   ;   151.0 agu1+st1   48 a spill
        mov ecx, edx                ;   152.0         49 b copy
        rol r8d, cl                 ;   152.0 alu1    49 b
        mov ecx, dword [rsp + 84]   ;   151.0 agu2    48 a
        add ecx, 0x8d14babb         ;   155.0 alu3    48 a
        add ecx, r8d                ;   156.0 alu0    48 a
        add esi, r8d                ;   153.0 alu2    49 b
        mov edx, r8d                ;   153.0         49 b copy
        ror ecx, 0x1d               ;   157.0 alu1    48 a
        add esi, ecx                ;   158.0 alu3    49 b
        add edx, ecx                ;   158.0 alu0    49 b
        mov dword [rsp + 88], ecx   ;   158.0 agu0+st0   48 a spill
        mov ecx, edx                ;   159.0         49 b copy
        rol esi, cl                 ;   159.0 alu2    49 b
        mov ecx, dword [rsp + 88]   ;   158.0 agu1    48 a
        add ecx, 0x2b4c3474         ;   162.0 alu1    48 a
        add ecx, esi                ;   163.0 alu3    48 a
        add edi, esi                ;   160.0 alu0    49 b
        mov edx, esi                ;   160.0         49 b copy
        ror ecx, 0x1d               ;   164.0 alu2    48 a
        add edi, ecx                ;   165.0 alu1    49 b
        add edx, ecx                ;   165.0 alu3    49 b
        mov dword [rsp + 92], ecx   ;   165.0 agu2+st1   48 a spill
        mov ecx, edx                ;   166.0         49 b copy
        rol edi, cl                 ;   166.0 alu2    49 b
        mov ecx, dword [rsp + 92]   ;   165.0 agu0    48 a
        add ecx, 0xc983ae2d         ;   169.0 alu0    48 a
        add ecx, edi                ;   170.0 alu1    48 a
        add ebp, edi                ;   167.0 alu3    49 b
        mov edx, edi                ;   167.0         49 b copy
        ror ecx, 0x1d               ;   171.0 alu2    48 a
        add ebp, ecx                ;   172.0 alu0    49 b
        add edx, ecx                ;   172.0 alu1    49 b
        mov dword [rsp + 96], ecx   ;   172.0 agu1+st0   48 a spill
        mov ecx, edx                ;   173.0         49 b copy
        rol ebp, cl                 ;   173.0 alu2    49 b
        mov ecx, dword [rsp + 96]   ;   172.0 agu2    48 a
        add ecx, 0x67bb27e6         ;   176.0 alu3    48 a
        add ecx, ebp                ;   177.0 alu0    48 a
        add r9d, ebp                ;   174.0 alu1    49 b
        mov edx, ebp                ;   174.0         49 b copy
        ror ecx, 0x1d               ;   178.0 alu2    48 a
        add r9d, ecx                ;   179.0 alu3    49 b
        add edx, ecx                ;   179.0 alu0    49 b
        mov dword [rsp + 100], ecx  ;   179.0 agu0+st1   48 a spill
        mov ecx, edx                ;   180.0         49 b copy
        rol r9d, cl                 ;   180.0 alu1    49 b
        mov ecx, dword [rsp + 100]  ;   179.0 agu1    48 a
        add ecx, 0x5f2a19f          ;   183.0 alu2    48 a
        add ecx, r9d                ;   184.0 alu3    48 a
        add r10d, r9d               ;   181.0 alu0    49 b
        mov edx, r9d                ;   181.0         49 b copy
        ror ecx, 0x1d               ;   185.0 alu1    48 a
        add r10d, ecx               ;   186.0 alu2    49 b
        add edx, ecx                ;   186.0 alu3    49 b
        mov dword [rsp + 104], ecx  ;   186.0 agu2+st0   48 a spill
        mov ecx, edx                ;   187.0         49 b copy
        rol r10d, cl                ;   187.0 alu1    49 b
        mov ecx, dword [rsp + 104]  ;   186.0 agu0    48 a
        add ecx, 0xa42a1b58         ;   190.0 alu0    48 a
        add ecx, r10d               ;   191.0 alu2    48 a
        add r11d, r10d              ;   188.0 alu3    49 b
        mov edx, r10d               ;   188.0         49 b copy
        ror ecx, 0x1d               ;   192.0 alu1    48 a
        add r11d, ecx               ;   193.0 alu0    49 b
        add edx, ecx                ;   193.0 alu2    49 b
        mov dword [rsp + 108], ecx  ;   193.0 agu1+st1   48 a spill
        mov ecx, edx                ;   194.0         49 b copy
        rol r11d, cl                ;   194.0 alu1    49 b
        mov ecx, dword [rsp + 108]  ;   193.0 agu2    48 a
        add ecx, 0x42619511         ;   197.0 alu3    48 a
        add ecx, r11d               ;   198.0 alu0    48 a
        add r12d, r11d              ;   195.0 alu2    49 b
        mov edx, r11d               ;   195.0         49 b copy
        ror ecx, 0x1d               ;   199.0 alu1    48 a
        add r12d, ecx               ;   200.0 alu3    49 b
        add edx, ecx                ;   200.0 alu0    49 b
        mov dword [rsp + 112], ecx  ;   200.0 agu0+st0   48 a spill
        mov ecx, edx                ;   201.0         49 b copy
        rol r12d, cl                ;   201.0 alu2    49 b
        mov ecx, dword [rsp + 112]  ;   200.0 agu1    48 a
        add ecx, 0xe0990eca         ;   204.0 alu1    48 a
        add ecx, r12d               ;   205.0 alu3    48 a
        add r8d, r12d               ;   202.0 alu0    49 b
        mov edx, r12d               ;   202.0         49 b copy
        ror ecx, 0x1d               ;   206.0 alu2    48 a
        add r8d, ecx                ;   207.0 alu1    49 b
        add edx, ecx                ;   207.0 alu3    49 b
        mov dword [rsp + 116], ecx  ;   207.0 agu2+st1   48 a spill
        mov ecx, edx                ;   208.0         49 b copy
        rol r8d, cl                 ;   208.0 alu2    49 b
        mov ecx, dword [rsp + 116]  ;   207.0 agu0    48 a
        add ecx, 0x7ed08883         ;   211.0 alu0    48 a
        add ecx, r8d                ;   212.0 alu1    48 a
        add esi, r8d                ;   209.0 alu3    49 b
        mov edx, r8d                ;   209.0         49 b copy
        ror ecx, 0x1d               ;   213.0 alu2    48 a
        add esi, ecx                ;   214.0 alu0    49 b
        add edx, ecx                ;   214.0 alu1    49 b
        mov dword [rsp + 120], ecx  ;   214.0 agu1+st0   48 a spill
        mov ecx, edx                ;   215.0         49 b copy
        rol esi, cl                 ;   215.0 alu2    49 b
        mov ecx, dword [rsp + 120]  ;   214.0 agu2    48 a
        add ecx, 0x1d08023c         ;   218.0 alu3    48 a
        add ecx, esi                ;   219.0 alu0    48 a
        add edi, esi                ;   216.0 alu1    49 b
        mov edx, esi                ;   216.0         49 b copy
        ror ecx, 0x1d               ;   220.0 alu2    48 a
        add edi, ecx                ;   221.0 alu3    49 b
        add edx, ecx                ;   221.0 alu0    49 b
        mov dword [rsp + 124], ecx  ;   221.0 agu0+st1   48 a spill
        mov ecx, edx                ;   222.0         49 b copy
        rol edi, cl                 ;   222.0 alu1    49 b
        mov ecx, dword [rsp + 124]  ;   221.0 agu1    48 a
        add ecx, 0xbb3f7bf5         ;   225.0 alu2    48 a
        add ecx, edi                ;   226.0 alu3    48 a
        add ebp, edi                ;   223.0 alu0    49 b
        mov edx, edi                ;   223.0         49 b copy
        ror ecx, 0x1d               ;   227.0 alu1    48 a
        add ebp, ecx                ;   228.0 alu2    49 b
        add edx, ecx                ;   228.0 alu3    49 b
        mov dword [rsp + 128], ecx  ;   228.0 agu2+st0   48 a spill
        mov ecx, edx                ;   229.0         49 b copy
        rol ebp, cl                 ;   229.0 alu1    49 b
        mov ecx, dword [rsp + 128]  ;   228.0 agu0    48 a
        add ecx, 0x5976f5ae         ;   232.0 alu0    48 a
        add ecx, ebp                ;   233.0 alu2    48 a
        add r9d, ebp                ;   230.0 alu3    49 b
        mov edx, ebp                ;   230.0         49 b copy
        ror ecx, 0x1d               ;   234.0 alu1    48 a
        add r9d, ecx                ;   235.0 alu0    49 b
        add edx, ecx                ;   235.0 alu2    49 b
        mov dword [rsp + 132], ecx  ;   235.0 agu1+st1   48 a spill
        mov ecx, edx                ;   236.0         49 b copy
        rol r9d, cl                 ;   236.0 alu1    49 b
        mov ecx, dword [rsp + 132]  ;   235.0 agu2    48 a
        add ecx, 0xf7ae6f67         ;   239.0 alu3    48 a
        add ecx, r9d                ;   240.0 alu0    48 a
        add r10d, r9d               ;   237.0 alu2    49 b
        mov edx, r9d                ;   237.0         49 b copy
        ror ecx, 0x1d               ;   241.0 alu1    48 a
        add r10d, ecx               ;   242.0 alu3    49 b
        add edx, ecx                ;   242.0 alu0    49 b
        mov dword [rsp + 136], ecx  ;   242.0 agu0+st0   48 a spill
        mov ecx, edx                ;   243.0         49 b copy
        rol r10d, cl                ;   243.0 alu2    49 b
        mov ecx, dword [rsp + 136]  ;   242.0 agu1    48 a
        add ecx, 0x95e5e920         ;   246.0 alu1    48 a
        add ecx, r10d               ;   247.0 alu3    48 a
        add r11d, r10d              ;   244.0 alu0    49 b
        mov edx, r10d               ;   244.0         49 b copy
        ror ecx, 0x1d               ;   248.0 alu2    48 a
        add r11d, ecx               ;   249.0 alu1    49 b
        add edx, ecx                ;   249.0 alu3    49 b
        mov dword [rsp + 140], ecx  ;   249.0 agu2+st1   48 a spill
        mov ecx, edx                ;   250.0         49 b copy
        rol r11d, cl                ;   250.0 alu2    49 b
        mov ecx, dword [rsp + 140]  ;   249.0 agu0    48 a
        add ecx, 0x341d62d9         ;   253.0 alu0    48 a
        add ecx, r11d               ;   254.0 alu1    48 a
        add r12d, r11d              ;   251.0 alu3    49 b
        mov edx, r11d               ;   251.0         49 b copy
        ror ecx, 0x1d               ;   255.0 alu2    48 a
        add r12d, ecx               ;   256.0 alu0    49 b
        add edx, ecx                ;   256.0 alu1    49 b
        mov dword [rsp + 144], ecx  ;   256.0 agu1+st0   48 a spill
        mov ecx, edx                ;   257.0         49 b copy
        rol r12d, cl                ;   257.0 alu2    49 b
        mov ecx, dword [rsp + 144]  ;   256.0 agu2    48 a
        add ecx, 0xd254dc92         ;   260.0 alu3    48 a
        add ecx, r12d               ;   261.0 alu0    48 a
        add r8d, r12d               ;   258.0 alu1    49 b
        mov edx, r12d               ;   258.0         49 b copy
        ror ecx, 0x1d               ;   262.0 alu2    48 a
        add r8d, ecx                ;   263.0 alu3    49 b
        add edx, ecx                ;   263.0 alu0    49 b
        mov dword [rsp + 148], ecx  ;   263.0 agu0+st1   48 a spill
        mov ecx, edx                ;   264.0         49 b copy
        rol r8d, cl                 ;   264.0 alu1    49 b
        mov ecx, dword [rsp + 148]  ;   263.0 agu1    48 a
        add ecx, 0x708c564b         ;   267.0 alu2    48 a
        add ecx, r8d                ;   268.0 alu3    48 a
        add esi, r8d                ;   265.0 alu0    49 b
        mov edx, r8d                ;   265.0         49 b copy
        ror ecx, 0x1d               ;   269.0 alu1    48 a
        add esi, ecx                ;   270.0 alu2    49 b
        add edx, ecx                ;   270.0 alu3    49 b
        mov dword [rsp + 152], ecx  ;   270.0 agu2+st0   48 a spill
        mov ecx, edx                ;   271.0         49 b copy
        rol esi, cl                 ;   271.0 alu1    49 b
        mov ecx, dword [rsp + 152]  ;   270.0 agu0    48 a
        add ecx, 0xec3d004          ;   274.0 alu0    48 a
        add ecx, esi                ;   275.0 alu2    48 a
        add edi, esi                ;   272.0 alu3    49 b
        mov edx, esi                ;   272.0         49 b copy
        ror ecx, 0x1d               ;   276.0 alu1    48 a
        add edi, ecx                ;   277.0 alu0    49 b
        add edx, ecx                ;   277.0 alu2    49 b
        mov dword [rsp + 156], ecx  ;   277.0 agu1+st1   48 a spill
        mov ecx, edx                ;   278.0         49 b copy
        rol edi, cl                 ;   278.0 alu1    49 b
        mov ecx, dword [rsp + 156]  ;   277.0 agu2    48 a
        add ecx, 0xacfb49bd         ;   281.0 alu3    48 a
        add ecx, edi                ;   282.0 alu0    48 a
        add ebp, edi                ;   279.0 alu2    49 b
        mov edx, edi                ;   279.0         49 b copy
        ror ecx, 0x1d               ;   283.0 alu1    48 a
        add ebp, ecx                ;   284.0 alu3    49 b
        add edx, ecx                ;   284.0 alu0    49 b
        mov dword [rsp + 160], ecx  ;   284.0 agu0+st0   48 a spill
        mov ecx, edx                ;   285.0         49 b copy
        rol ebp, cl                 ;   285.0 alu2    49 b
        mov ecx, dword [rsp + 160]  ;   284.0 agu1    48 a
        add ecx, 0x4b32c376         ;   288.0 alu1    48 a
        add ecx, ebp                ;   289.0 alu3    48 a
        add r9d, ebp                ;   286.0 alu0    49 b
        mov edx, ebp                ;   286.0         49 b copy
        ror ecx, 0x1d               ;   290.0 alu2    48 a
        add r9d, ecx                ;   291.0 alu1    49 b
        add edx, ecx                ;   291.0 alu3    49 b
        mov dword [rsp + 164], ecx  ;   291.0 agu2+st1   48 a spill
        mov ecx, edx                ;   292.0         49 b copy
        rol r9d, cl                 ;   292.0 alu2    49 b
        mov ecx, dword [rsp + 164]  ;   291.0 agu0    48 a
        add ecx, 0xbf0a8b1d         ;   295.0 alu0    48 a
        add ecx, r9d                ;   296.0 alu1    48 a
        add r10d, r9d               ;   293.0 alu3    49 b
        mov edx, r9d                ;   293.0         49 b copy
        ror ecx, 0x1d               ;   297.0 alu2    48 a
        add r10d, ecx               ;   298.0 alu0    49 b
        mov dword [rsp + 168], r9d  ;   293.0 agu1+st0   49 b spill
        mov r9d, dword [rsp + 16]   ;   288.0 agu2    48 a
        add edx, ecx                ;   298.0 alu1    49 b
        add r13d, ecx               ;   298.0 alu3    48 a
        mov dword [rsp + 16], ecx   ;   298.0 agu0+st1   48 a spill
        mov ecx, edx                ;   299.0         49 b copy
        rol r10d, cl                ;   299.0 alu2    49 b
        add r13d, r10d              ;   300.0 alu0    48 a
        add r11d, r10d              ;   300.0 alu1    49 b
        ror r13d, 0x1d              ;   301.0 alu2    48 a
        lea ecx, [r10 + r13]        ;   302.0 alu3    49 b
        add r11d, r13d              ;   302.0 alu0    49 b
        mov edx, dword [rsp + 20]   ;   293.2 agu1    48 a
        mov dword [rsp + 20], r10d  ;   300.0 agu2+st0   49 b spill
        mov r10d, dword [rsp + 168] ;   293.5 agu0    49 b
        add r14d, r13d              ;   302.0 alu1    48 a
        rol r11d, cl                ;   303.0 alu2    49 b
        add r14d, r11d              ;   304.0 alu3    48 a
        add r12d, r11d              ;   304.0 alu0    49 b
        ror r14d, 0x1d              ;   305.0 alu1    48 a
        lea ecx, [r11 + r14]        ;   306.0 alu2    49 b
        add r12d, r14d              ;   306.0 alu3    49 b
        mov dword [rsp + 168], r13d ;   302.0 agu1+st1   48 a spill
        mov r13d, dword [rsp + 24]  ;   299.0 agu2    48 a
        add r15d, r14d              ;   306.0 alu0    48 a
        rol r12d, cl                ;   307.0 alu1    49 b
        mov ecx, dword [rsp + 20]   ;   300.0 agu0    49 b
        add r15d, r12d              ;   308.0 alu2    48 a
        add r8d, r12d               ;   308.0 alu3    49 b
        ror r15d, 0x1d              ;   309.0 alu1    48 a
        mov dword [rsp + 20], r14d  ;   306.0 agu1+st0   48 a spill
        mov r14d, dword [rsp + 28]  ;   302.0 agu2    48 a
        add r8d, r15d               ;   310.0 alu0    49 b
        add eax, r15d               ;   310.0 alu2    48 a
        mov dword [rsp + 28], r11d  ;   304.0 agu0+st1   49 b spill
        lea r11d, [r12 + r15]       ;   310.0 alu3    49 b
        mov dword [rsp + 24], ecx   ;   304.0 agu1+st0   49 b spill
        mov ecx, r11d               ;   311.0         49 b copy
        rol r8d, cl                 ;   311.0 alu1    49 b
        mov r11d, dword [rsp + 28]  ;   304.3 agu2    49 b
        add eax, r8d                ;   312.0 alu0    48 a
        add esi, r8d                ;   312.0 alu2    49 b
        ror eax, 0x1d               ;   313.0 alu1    48 a
        lea ecx, [r8 + rax]         ;   314.0 alu3    49 b
        add esi, eax                ;   314.0 alu0    49 b
        mov dword [rsp + 28], r15d  ;   310.0 agu0+st1   48 a spill
        mov r15d, dword [rsp + 32]  ;   306.5 agu1    48 a
        add ebx, eax                ;   314.0 alu2    48 a
        rol esi, cl                 ;   315.0 alu1    49 b
        add ebx, esi                ;   316.0 alu3    48 a
        add edi, esi                ;   316.0 alu0    49 b
        ror ebx, 0x1d               ;   317.0 alu2    48 a
        mov ecx, dword [rsp + 36]   ;   310.0 agu2    48 a
        add edi, ebx                ;   318.0 alu1    49 b
        add r9d, ebx                ;   318.0 alu3    48 a
        mov dword [rsp + 36], eax   ;   314.0 agu0+st0   48 a spill
        lea eax, [rsi + rbx]        ;   318.0 alu0    49 b
        mov dword [rsp + 32], ecx   ;   314.0 agu1+st1   48 a spill
        mov ecx, eax                ;   319.0         49 b copy
        rol edi, cl                 ;   319.0 alu2    49 b
        add r9d, edi                ;   320.0 alu1    48 a
        add ebp, edi                ;   320.0 alu3    49 b
        ror r9d, 0x1d               ;   321.0 alu2    48 a
        lea ecx, [rdi + r9]         ;   322.0 alu0    49 b
        add ebp, r9d                ;   322.0 alu1    49 b
        mov eax, dword [rsp + 40]   ;   314.5 agu2    48 a
        add edx, r9d                ;   322.0 alu3    48 a
        rol ebp, cl                 ;   323.0 alu2    49 b
        add edx, ebp                ;   324.0 alu0    48 a
        add r10d, ebp               ;   324.0 alu1    49 b
        ror edx, 0x1d               ;   325.0 alu2    48 a
        lea ecx, [rbp + rdx]        ;   326.0 alu3    49 b
        add r10d, edx               ;   326.0 alu0    49 b
        mov dword [rsp + 40], r9d   ;   322.0 agu0+st0   48 a spill
        mov r9d, dword [rsp + 44]   ;   318.3 agu1    48 a
        add r13d, edx               ;   326.0 alu1    48 a
        rol r10d, cl                ;   327.0 alu2    49 b
        add r13d, r10d              ;   328.0 alu3    48 a
        ror r13d, 0x1d              ;   329.0 alu1    48 a
        mov ecx, dword [rsp + 24]   ;   320.2 agu2    49 b reload
        add ecx, r10d               ;   328.0 alu0    49 b
        add ecx, r13d               ;   330.0 alu2    49 b
        mov dword [rsp + 24], edx   ;   326.0 agu0+st1   48 a spill
        mov edx, dword [rsp + 48]   ;   322.2 agu1    48 a
        add r14d, r13d              ;   330.0 alu3    48 a
        mov dword [rsp + 48], ebx   ;   322.5 agu2+st0   48 a spill
        lea ebx, [r10 + r13]        ;   330.0 alu1    49 b
        mov dword [rsp + 44], ecx   ;   331.0 agu0+st1   49 b spill
        mov ecx, ebx                ;   331.0         49 b copy
        mov ebx, dword [rsp + 44]   ;   331.0 agu1    49 b
        rol ebx, cl                 ;   335.0 alu2    49 b
        add r14d, ebx               ;   336.0 alu0    48 a
        add r11d, ebx               ;   336.0 alu3    49 b
        ror r14d, 0x1d              ;   337.0 alu1    48 a
        lea ecx, [rbx + r14]        ;   338.0 alu2    49 b
        add r11d, r14d              ;   338.0 alu0    49 b
        mov dword [rsp + 44], r13d  ;   330.0 agu2+st0   48 a spill
        mov r13d, dword [rsp + 52]  ;   328.0 agu0    48 a
        add r15d, r14d              ;   338.0 alu3    48 a
        rol r11d, cl                ;   339.0 alu1    49 b
        add r15d, r11d              ;   340.0 alu2    48 a
        add r12d, r11d              ;   340.0 alu0    49 b
        ror r15d, 0x1d              ;   341.0 alu1    48 a
        mov ecx, dword [rsp + 56]   ;   330.3 agu1    48 a
        add r12d, r15d              ;   342.0 alu3    49 b
        mov dword [rsp + 56], r14d  ;   338.0 agu2+st1   48 a spill
        lea r14d, [r11 + r15]       ;   342.0 alu2    49 b
        mov dword [rsp + 52], ecx   ;   334.3 agu0+st0   48 a spill
        mov ecx, r14d               ;   343.0         49 b copy
        rol r12d, cl                ;   343.0 alu1    49 b
        mov r14d, dword [rsp + 32]  ;   335.0 agu1    48 a reload
        add r14d, r15d              ;   342.0 alu0    48 a
        add r14d, r12d              ;   344.0 alu3    48 a
        add r8d, r12d               ;   344.0 alu2    49 b
        ror r14d, 0x1d              ;   345.0 alu1    48 a
        lea ecx, [r12 + r14]        ;   346.0 alu0    49 b
        add r8d, r14d               ;   346.0 alu3    49 b
        mov dword [rsp + 32], r15d  ;   342.0 agu2+st1   48 a spill
        mov r15d, dword [rsp + 60]  ;   338.5 agu0    48 a
        add eax, r14d               ;   346.0 alu2    48 a
        rol r8d, cl                 ;   347.0 alu1    49 b
        add eax, r8d                ;   348.0 alu0    48 a
        add esi, r8d                ;   348.0 alu3    49 b
        ror eax, 0x1d               ;   349.0 alu2    48 a
        mov ecx, dword [rsp + 64]   ;   342.0 agu1    48 a
        add esi, eax                ;   350.0 alu1    49 b
        add r9d, eax                ;   350.0 alu0    48 a
        mov dword [rsp + 64], r14d  ;   346.0 agu2+st0   48 a spill
        lea r14d, [r8 + rax]        ;   350.0 alu3    49 b
        mov dword [rsp + 60], ecx   ;   346.0 agu0+st1   48 a spill
        mov ecx, r14d               ;   351.0         49 b copy
        rol esi, cl                 ;   351.0 alu2    49 b
        add r9d, esi                ;   352.0 alu1    48 a
        add edi, esi                ;   352.0 alu0    49 b
        ror r9d, 0x1d               ;   353.0 alu2    48 a
        lea ecx, [rsi + r9]         ;   354.0 alu3    49 b
        add edi, r9d                ;   354.0 alu1    49 b
        mov r14d, dword [rsp + 68]  ;   346.5 agu1    48 a
        add edx, r9d                ;   354.0 alu0    48 a
        rol edi, cl                 ;   355.0 alu2    49 b
        add edx, edi                ;   356.0 alu3    48 a
        add ebp, edi                ;   356.0 alu1    49 b
        ror edx, 0x1d               ;   357.0 alu2    48 a
        lea ecx, [rdi + rdx]        ;   358.0 alu0    49 b
        add ebp, edx                ;   358.0 alu3    49 b
        mov dword [rsp + 68], r9d   ;   354.0 agu2+st0   48 a spill
        mov r9d, dword [rsp + 72]   ;   350.3 agu0    48 a
        add r13d, edx               ;   358.0 alu1    48 a
        rol ebp, cl                 ;   359.0 alu2    49 b
        add r13d, ebp               ;   360.0 alu0    48 a
        add r10d, ebp               ;   360.0 alu3    49 b
        ror r13d, 0x1d              ;   361.0 alu1    48 a
        lea ecx, [rbp + r13]        ;   362.0 alu2    49 b
        add r10d, r13d              ;   362.0 alu0    49 b
        mov dword [rsp + 72], edx   ;   358.0 agu1+st1   48 a spill
        mov edx, dword [rsp + 76]   ;   354.3 agu2    48 a
        rol r10d, cl                ;   363.0 alu1    49 b
        mov ecx, dword [rsp + 52]   ;   354.7 agu0    48 a reload
        add ecx, r13d               ;   362.0 alu3    48 a
        add ecx, r10d               ;   364.0 alu2    48 a
        add ebx, r10d               ;   364.0 alu0    49 b
        ror ecx, 0x1d               ;   365.0 alu1    48 a
        add ebx, ecx                ;   366.0 alu3    49 b
        mov dword [rsp + 52], r13d  ;   362.0 agu1+st0   48 a spill
        mov r13d, dword [rsp + 80]  ;   358.2 agu2    48 a
        add r15d, ecx               ;   366.0 alu2    48 a
        mov dword [rsp + 80], eax   ;   358.5 agu0+st1   48 a spill
        lea eax, [r10 + rcx]        ;   366.0 alu0    49 b
        mov dword [rsp + 76], ecx   ;   366.0 agu1+st0   48 a spill
        mov ecx, eax                ;   367.0         49 b copy
        rol ebx, cl                 ;   367.0 alu1    49 b
        add r15d, ebx               ;   368.0 alu3    48 a
        add r11d, ebx               ;   368.0 alu2    49 b
        ror r15d, 0x1d              ;   369.0 alu1    48 a
        mov eax, dword [rsp + 84]   ;   362.2 agu2    48 a
        lea ecx, [rbx + r15]        ;   370.0 alu0    49 b
        add r11d, r15d              ;   370.0 alu3    49 b
        rol r11d, cl                ;   371.0 alu2    49 b
        mov ecx, dword [rsp + 60]   ;   363.0 agu0    48 a reload
        add ecx, r15d               ;   370.0 alu1    48 a
        add ecx, r11d               ;   372.0 alu0    48 a
        add r12d, r11d              ;   372.0 alu3    49 b
        ror ecx, 0x1d               ;   373.0 alu2    48 a
        add r12d, ecx               ;   374.0 alu1    49 b
        mov dword [rsp + 60], r15d  ;   370.0 agu1+st1   48 a spill
        mov r15d, dword [rsp + 88]  ;   366.3 agu2    48 a
        add r14d, ecx               ;   374.0 alu0    48 a
        mov dword [rsp + 88], ebx   ;   368.0 agu0+st0   49 b spill
        lea ebx, [r11 + rcx]        ;   374.0 alu3    49 b
        mov dword [rsp + 84], ecx   ;   374.0 agu1+st1   48 a spill
        mov ecx, ebx                ;   375.0         49 b copy
        rol r12d, cl                ;   375.0 alu2    49 b
        mov ecx, dword [rsp + 88]   ;   368.3 agu2    49 b
        add r14d, r12d              ;   376.0 alu1    48 a
        add r8d, r12d               ;   376.0 alu0    49 b
        ror r14d, 0x1d              ;   377.0 alu2    48 a
        mov ebx, dword [rsp + 92]   ;   370.2 agu0    48 a
        add r8d, r14d               ;   378.0 alu3    49 b
        add r9d, r14d               ;   378.0 alu1    48 a
        mov dword [rsp + 92], r11d  ;   372.0 agu1+st0   49 b spill
        lea r11d, [r12 + r14]       ;   378.0 alu0    49 b
        mov dword [rsp + 88], ecx   ;   372.3 agu2+st1   49 b spill
        mov ecx, r11d               ;   379.0         49 b copy
        rol r8d, cl                 ;   379.0 alu2    49 b
        mov r11d, dword [rsp + 92]  ;   372.5 agu0    49 b
        add r9d, r8d                ;   380.0 alu3    48 a
        add esi, r8d                ;   380.0 alu1    49 b
        ror r9d, 0x1d               ;   381.0 alu2    48 a
        lea ecx, [r8 + r9]          ;   382.0 alu0    49 b
        add esi, r9d                ;   382.0 alu3    49 b
        mov dword [rsp + 92], r14d  ;   378.0 agu1+st0   48 a spill
        mov r14d, dword [rsp + 96]  ;   375.0 agu2    48 a
        add edx, r9d                ;   382.0 alu1    48 a
        rol esi, cl                 ;   383.0 alu2    49 b
        add edx, esi                ;   384.0 alu0    48 a
        add edi, esi                ;   384.0 alu3    49 b
        ror edx, 0x1d               ;   385.0 alu1    48 a
        lea ecx, [rsi + rdx]        ;   386.0 alu2    49 b
        add edi, edx                ;   386.0 alu0    49 b
        mov dword [rsp + 96], r9d   ;   382.0 agu0+st1   48 a spill
        mov r9d, dword [rsp + 100]  ;   378.5 agu1    48 a
        add r13d, edx               ;   386.0 alu3    48 a
        rol edi, cl                 ;   387.0 alu1    49 b
        add r13d, edi               ;   388.0 alu2    48 a
        add ebp, edi                ;   388.0 alu0    49 b
        ror r13d, 0x1d              ;   389.0 alu1    48 a
        lea ecx, [rdi + r13]        ;   390.0 alu3    49 b
        add ebp, r13d               ;   390.0 alu2    49 b
        mov dword [rsp + 100], edx  ;   386.0 agu2+st0   48 a spill
        mov edx, dword [rsp + 104]  ;   382.3 agu0    48 a
        add eax, r13d               ;   390.0 alu0    48 a
        rol ebp, cl                 ;   391.0 alu1    49 b
        add eax, ebp                ;   392.0 alu3    48 a
        add r10d, ebp               ;   392.0 alu2    49 b
        ror eax, 0x1d               ;   393.0 alu1    48 a
        lea ecx, [rbp + rax]        ;   394.0 alu0    49 b
        add r10d, eax               ;   394.0 alu3    49 b
        mov dword [rsp + 104], r13d ;   390.0 agu1+st1   48 a spill
        mov r13d, dword [rsp + 108] ;   386.3 agu2    48 a
        add r15d, eax               ;   394.0 alu2    48 a
        rol r10d, cl                ;   395.0 alu1    49 b
        add r15d, r10d              ;   396.0 alu0    48 a
        ror r15d, 0x1d              ;   397.0 alu2    48 a
        mov ecx, dword [rsp + 112]  ;   388.2 agu0    48 a
        add ebx, r15d               ;   398.0 alu3    48 a
        mov dword [rsp + 112], eax  ;   394.0 agu1+st0   48 a spill
        mov eax, dword [rsp + 88]   ;   390.0 agu2    49 b reload
        add eax, r10d               ;   396.0 alu1    49 b
        add eax, r15d               ;   398.0 alu0    49 b
        mov dword [rsp + 88], ebp   ;   392.0 agu0+st1   49 b spill
        lea ebp, [r10 + r15]        ;   398.0 alu2    49 b
        mov dword [rsp + 108], r15d ;   398.0 agu1+st0   48 a spill
        mov r15d, dword [rsp + 88]  ;   392.0 agu2    49 b
        mov dword [rsp + 88], ecx   ;   392.2 agu0+st1   48 a spill
        mov ecx, ebp                ;   399.0         49 b copy
        rol eax, cl                 ;   399.0 alu1    49 b
        add ebx, eax                ;   400.0 alu3    48 a
        add r11d, eax               ;   400.0 alu0    49 b
        ror ebx, 0x1d               ;   401.0 alu2    48 a
        lea ecx, [rax + rbx]        ;   402.0 alu1    49 b
        add r11d, ebx               ;   402.0 alu3    49 b
        mov ebp, dword [rsp + 116]  ;   394.5 agu1    48 a
        add r14d, ebx               ;   402.0 alu0    48 a
        rol r11d, cl                ;   403.0 alu2    49 b
        add r14d, r11d              ;   404.0 alu1    48 a
        add r12d, r11d              ;   404.0 alu3    49 b
        ror r14d, 0x1d              ;   405.0 alu2    48 a
        mov ecx, dword [rsp + 120]  ;   398.0 agu2    48 a
        add r12d, r14d              ;   406.0 alu0    49 b
        add r9d, r14d               ;   406.0 alu1    48 a
        mov dword [rsp + 120], ebx  ;   402.0 agu0+st0   48 a spill
        lea ebx, [r11 + r14]        ;   406.0 alu3    49 b
        mov dword [rsp + 116], ecx  ;   402.0 agu1+st1   48 a spill
        mov ecx, ebx                ;   407.0         49 b copy
        rol r12d, cl                ;   407.0 alu2    49 b
        add r9d, r12d               ;   408.0 alu0    48 a
        add r8d, r12d               ;   408.0 alu1    49 b
        ror r9d, 0x1d               ;   409.0 alu2    48 a
        lea ecx, [r12 + r9]         ;   410.0 alu3    49 b
        add r8d, r9d                ;   410.0 alu0    49 b
        mov ebx, dword [rsp + 124]  ;   402.5 agu2    48 a
        add edx, r9d                ;   410.0 alu1    48 a
        rol r8d, cl                 ;   411.0 alu2    49 b
        add edx, r8d                ;   412.0 alu3    48 a
        add esi, r8d                ;   412.0 alu0    49 b
        ror edx, 0x1d               ;   413.0 alu1    48 a
        lea ecx, [r8 + rdx]         ;   414.0 alu2    49 b
        add esi, edx                ;   414.0 alu3    49 b
        mov dword [rsp + 124], r9d  ;   410.0 agu0+st0   48 a spill
        mov r9d, dword [rsp + 128]  ;   406.3 agu1    48 a
        add r13d, edx               ;   414.0 alu0    48 a
        rol esi, cl                 ;   415.0 alu1    49 b
        add r13d, esi               ;   416.0 alu2    48 a
        add edi, esi                ;   416.0 alu3    49 b
        ror r13d, 0x1d              ;   417.0 alu1    48 a
        lea ecx, [rsi + r13]        ;   418.0 alu0    49 b
        add edi, r13d               ;   418.0 alu2    49 b
        mov dword [rsp + 128], edx  ;   414.0 agu2+st1   48 a spill
        mov edx, dword [rsp + 132]  ;   410.3 agu0    48 a
        rol edi, cl                 ;   419.0 alu1    49 b
        mov ecx, dword [rsp + 88]   ;   410.7 agu1    48 a reload
        add ecx, r13d               ;   418.0 alu3    48 a
        add ecx, edi                ;   420.0 alu0    48 a
        add r15d, edi               ;   420.0 alu2    49 b
        ror ecx, 0x1d               ;   421.0 alu1    48 a
        add r15d, ecx               ;   422.0 alu3    49 b
        mov dword [rsp + 88], r13d  ;   418.0 agu2+st0   48 a spill
        mov r13d, dword [rsp + 136] ;   414.2 agu0    48 a
        add ebp, ecx                ;   422.0 alu0    48 a
        mov dword [rsp + 136], r14d ;   414.5 agu1+st1   48 a spill
        lea r14d, [rdi + rcx]       ;   422.0 alu2    49 b
        mov dword [rsp + 132], ecx  ;   422.0 agu2+st0   48 a spill
        mov ecx, r14d               ;   423.0         49 b copy
        rol r15d, cl                ;   423.0 alu1    49 b
        add ebp, r15d               ;   424.0 alu3    48 a
        add r10d, r15d              ;   424.0 alu0    49 b
        ror ebp, 0x1d               ;   425.0 alu2    48 a
        mov r14d, dword [rsp + 140] ;   418.2 agu0    48 a
        lea ecx, [r15 + rbp]        ;   426.0 alu1    49 b
        add r10d, ebp               ;   426.0 alu3    49 b
        rol r10d, cl                ;   427.0 alu2    49 b
        mov ecx, dword [rsp + 116]  ;   419.0 agu1    48 a reload
        add ecx, ebp                ;   426.0 alu0    48 a
        add ecx, r10d               ;   428.0 alu1    48 a
        add eax, r10d               ;   428.0 alu3    49 b
        ror ecx, 0x1d               ;   429.0 alu2    48 a
        add eax, ecx                ;   430.0 alu0    49 b
        mov dword [rsp + 116], ebp  ;   426.0 agu2+st1   48 a spill
        mov ebp, dword [rsp + 144]  ;   422.3 agu0    48 a
        add ebx, ecx                ;   430.0 alu1    48 a
        mov dword [rsp + 144], r15d ;   424.0 agu1+st0   49 b spill
        lea r15d, [r10 + rcx]       ;   430.0 alu3    49 b
        mov dword [rsp + 140], ecx  ;   430.0 agu2+st1   48 a spill
        mov ecx, r15d               ;   431.0         49 b copy
        rol eax, cl                 ;   431.0 alu2    49 b
        mov r15d, dword [rsp + 144] ;   424.3 agu0    49 b
        add ebx, eax                ;   432.0 alu0    48 a
        add r11d, eax               ;   432.0 alu1    49 b
        ror ebx, 0x1d               ;   433.0 alu2    48 a
        mov ecx, dword [rsp + 148]  ;   426.2 agu1    48 a
        add r11d, ebx               ;   434.0 alu3    49 b
        add r9d, ebx                ;   434.0 alu0    48 a
        mov dword [rsp + 148], r10d ;   428.0 agu2+st0   49 b spill
        lea r10d, [rax + rbx]       ;   434.0 alu1    49 b
        mov dword [rsp + 144], ecx  ;   430.2 agu0+st1   48 a spill
        mov ecx, r10d               ;   435.0         49 b copy
        rol r11d, cl                ;   435.0 alu2    49 b
        mov r10d, dword [rsp + 148] ;   429.0 agu1    49 b
        add r9d, r11d               ;   436.0 alu3    48 a
        add r12d, r11d              ;   436.0 alu0    49 b
        ror r9d, 0x1d               ;   437.0 alu1    48 a
        lea ecx, [r11 + r9]         ;   438.0 alu2    49 b
        add r12d, r9d               ;   438.0 alu3    49 b
        mov dword [rsp + 148], ebx  ;   434.0 agu2+st0   48 a spill
        mov ebx, dword [rsp + 152]  ;   431.0 agu0    48 a
        add edx, r9d                ;   438.0 alu0    48 a
        rol r12d, cl                ;   439.0 alu1    49 b
        add edx, r12d               ;   440.0 alu2    48 a
        add r8d, r12d               ;   440.0 alu3    49 b
        ror edx, 0x1d               ;   441.0 alu1    48 a
        lea ecx, [r12 + rdx]        ;   442.0 alu0    49 b
        add r8d, edx                ;   442.0 alu2    49 b
        mov dword [rsp + 152], r9d  ;   438.0 agu1+st1   48 a spill
        mov r9d, dword [rsp + 156]  ;   434.5 agu2    48 a
        add r13d, edx               ;   442.0 alu3    48 a
        rol r8d, cl                 ;   443.0 alu1    49 b
        add r13d, r8d               ;   444.0 alu0    48 a
        add esi, r8d                ;   444.0 alu2    49 b
        ror r13d, 0x1d              ;   445.0 alu1    48 a
        lea ecx, [r8 + r13]         ;   446.0 alu3    49 b
        add esi, r13d               ;   446.0 alu0    49 b
        mov dword [rsp + 156], edx  ;   442.0 agu0+st0   48 a spill
        mov edx, dword [rsp + 160]  ;   438.3 agu1    48 a
        add r14d, r13d              ;   446.0 alu2    48 a
        rol esi, cl                 ;   447.0 alu1    49 b
        add r14d, esi               ;   448.0 alu3    48 a
        add edi, esi                ;   448.0 alu0    49 b
        ror r14d, 0x1d              ;   449.0 alu2    48 a
        lea ecx, [rsi + r14]        ;   450.0 alu1    49 b
        add edi, r14d               ;   450.0 alu3    49 b
        mov dword [rsp + 160], r13d ;   446.0 agu2+st1   48 a spill
        mov r13d, dword [rsp + 164] ;   442.3 agu0    48 a
        add ebp, r14d               ;   450.0 alu0    48 a
        rol edi, cl                 ;   451.0 alu2    49 b
        add ebp, edi                ;   452.0 alu1    48 a
        add r15d, edi               ;   452.0 alu3    49 b
        ror ebp, 0x1d               ;   453.0 alu2    48 a
        mov ecx, dword [rsp + 16]   ;   445.0 agu1    48 a
        add r15d, ebp               ;   454.0 alu0    49 b
        mov dword [rsp + 16], r14d  ;   450.0 agu2+st0   48 a spill
        lea r14d, [rdi + rbp]       ;   454.0 alu1    49 b
        mov dword [rsp + 164], ecx  ;   449.0 agu0+st1   48 a spill
        mov ecx, r14d               ;   455.0         49 b copy
        rol r15d, cl                ;   455.0 alu2    49 b
        mov r14d, dword [rsp + 144] ;   448.0 agu1    48 a reload
        add r14d, ebp               ;   454.0 alu3    48 a
        add r14d, r15d              ;   456.0 alu0    48 a
        add r10d, r15d              ;   456.0 alu1    49 b
        ror r14d, 0x1d              ;   457.0 alu2    48 a
        lea ecx, [r15 + r14]        ;   458.0 alu3    49 b
        add r10d, r14d              ;   458.0 alu0    49 b
        mov dword [rsp + 144], ebp  ;   454.0 agu2+st0   48 a spill
        mov ebp, dword [rsp + 168]  ;   450.5 agu0    48 a
        add ebx, r14d               ;   458.0 alu1    48 a
        rol r10d, cl                ;   459.0 alu2    49 b
        add ebx, r10d               ;   460.0 alu3    48 a
        add eax, r10d               ;   460.0 alu0    49 b
        ror ebx, 0x1d               ;   461.0 alu1    48 a
        mov ecx, dword [rsp + 20]   ;   454.0 agu1    48 a
        add eax, ebx                ;   462.0 alu2    49 b
        add r9d, ebx                ;   462.0 alu3    48 a
        mov dword [rsp + 20], r14d  ;   458.0 agu2+st1   48 a spill
        lea r14d, [r10 + rbx]       ;   462.0 alu0    49 b
        mov dword [rsp + 168], ecx  ;   458.0 agu0+st0   48 a spill
        mov ecx, r14d               ;   463.0         49 b copy
        rol eax, cl                 ;   463.0 alu1    49 b
        add r9d, eax                ;   464.0 alu2    48 a
        add r11d, eax               ;   464.0 alu3    49 b
        ror r9d, 0x1d               ;   465.0 alu1    48 a
        lea ecx, [rax + r9]         ;   466.0 alu0    49 b
        add r11d, r9d               ;   466.0 alu2    49 b
        mov r14d, dword [rsp + 28]  ;   458.5 agu1    48 a
        add edx, r9d                ;   466.0 alu3    48 a
        rol r11d, cl                ;   467.0 alu1    49 b
        add edx, r11d               ;   468.0 alu0    48 a
        add r12d, r11d              ;   468.0 alu2    49 b
        ror edx, 0x1d               ;   469.0 alu1    48 a
        lea ecx, [r11 + rdx]        ;   470.0 alu3    49 b
        add r12d, edx               ;   470.0 alu0    49 b
        mov dword [rsp + 28], r9d   ;   466.0 agu2+st1   48 a spill
        mov r9d, dword [rsp + 36]   ;   462.3 agu0    48 a
        add r13d, edx               ;   470.0 alu2    48 a
        rol r12d, cl                ;   471.0 alu1    49 b
        add r13d, r12d              ;   472.0 alu3    48 a
        add r8d, r12d               ;   472.0 alu0    49 b
        ror r13d, 0x1d              ;   473.0 alu2    48 a
        lea ecx, [r12 + r13]        ;   474.0 alu1    49 b
        add r8d, r13d               ;   474.0 alu3    49 b
        mov dword [rsp + 36], edx   ;   470.0 agu1+st0   48 a spill
        mov edx, dword [rsp + 48]   ;   466.3 agu2    48 a
        rol r8d, cl                 ;   475.0 alu2    49 b
        mov ecx, dword [rsp + 164]  ;   466.7 agu0    48 a reload
        add ecx, r13d               ;   474.0 alu0    48 a
        add ecx, r8d                ;   476.0 alu1    48 a
        add esi, r8d                ;   476.0 alu3    49 b
        ror ecx, 0x1d               ;   477.0 alu2    48 a
        add esi, ecx                ;   478.0 alu0    49 b
        mov dword [rsp + 164], r13d ;   474.0 agu1+st1   48 a spill
        mov r13d, dword [rsp + 40]  ;   470.2 agu2    48 a
        add ebp, ecx                ;   478.0 alu1    48 a
        mov dword [rsp + 40], ebx   ;   470.5 agu0+st0   48 a spill
        lea ebx, [r8 + rcx]         ;   478.0 alu3    49 b
        mov dword [rsp + 48], ecx   ;   478.0 agu1+st1   48 a spill
        mov ecx, ebx                ;   479.0         49 b copy
        rol esi, cl                 ;   479.0 alu2    49 b
        add ebp, esi                ;   480.0 alu0    48 a
        add edi, esi                ;   480.0 alu1    49 b
        ror ebp, 0x1d               ;   481.0 alu2    48 a
        mov ecx, dword [rsp + 24]   ;   474.2 agu2    48 a
        lea ebx, [rsi + rbp]        ;   482.0 alu3    49 b
        add edi, ebp                ;   482.0 alu0    49 b
        mov dword [rsp + 24], ecx   ;   478.2 agu0+st0   48 a spill
        mov ecx, ebx                ;   483.0         49 b copy
        rol edi, cl                 ;   483.0 alu1    49 b
        mov ecx, dword [rsp + 168]  ;   476.2 agu1    48 a reload
        add ecx, ebp                ;   482.0 alu2    48 a
        add ecx, edi                ;   484.0 alu3    48 a
        add r15d, edi               ;   484.0 alu0    49 b
        ror ecx, 0x1d               ;   485.0 alu1    48 a
        lea ebx, [rdi + rcx]        ;   486.0 alu2    49 b
        add r15d, ecx               ;   486.0 alu3    49 b
        mov dword [rsp + 168], ebp  ;   482.0 agu2+st1   48 a spill
        mov ebp, dword [rsp + 44]   ;   479.0 agu0    48 a
        add r14d, ecx               ;   486.0 alu0    48 a
        mov dword [rsp + 44], ecx   ;   486.0 agu1+st0   48 a spill
        mov ecx, ebx                ;   487.0         49 b copy
        rol r15d, cl                ;   487.0 alu1    49 b
        add r14d, r15d              ;   488.0 alu2    48 a
        add r10d, r15d              ;   488.0 alu3    49 b
        ror r14d, 0x1d              ;   489.0 alu1    48 a
        mov ecx, dword [rsp + 56]   ;   482.3 agu2    48 a
        lea ebx, [r15 + r14]        ;   490.0 alu0    49 b
        add r10d, r14d              ;   490.0 alu2    49 b
        add r9d, r14d               ;   490.0 alu3    48 a
        mov dword [rsp + 56], ecx   ;   486.3 agu0+st1   48 a spill
        mov ecx, ebx                ;   491.0         49 b copy
        rol r10d, cl                ;   491.0 alu1    49 b
        add r9d, r10d               ;   492.0 alu0    48 a
        add eax, r10d               ;   492.0 alu2    49 b
        ror r9d, 0x1d               ;   493.0 alu1    48 a
        lea ecx, [r10 + r9]         ;   494.0 alu3    49 b
        add eax, r9d                ;   494.0 alu0    49 b
        mov ebx, dword [rsp + 32]   ;   486.7 agu1    48 a
        add edx, r9d                ;   494.0 alu2    48 a
        rol eax, cl                 ;   495.0 alu1    49 b
        add edx, eax                ;   496.0 alu3    48 a
        add r11d, eax               ;   496.0 alu0    49 b
        ror edx, 0x1d               ;   497.0 alu2    48 a
        lea ecx, [rax + rdx]        ;   498.0 alu1    49 b
        add r11d, edx               ;   498.0 alu3    49 b
        mov dword [rsp + 32], r14d  ;   490.2 agu2+st0   48 a spill
        mov r14d, dword [rsp + 64]  ;   490.3 agu0    48 a
        add r13d, edx               ;   498.0 alu0    48 a
        rol r11d, cl                ;   499.0 alu2    49 b
        add r13d, r11d              ;   500.0 alu1    48 a
        add r12d, r11d              ;   500.0 alu3    49 b
        ror r13d, 0x1d              ;   501.0 alu2    48 a
        lea ecx, [r11 + r13]        ;   502.0 alu0    49 b
        add r12d, r13d              ;   502.0 alu1    49 b
        mov dword [rsp + 64], edx   ;   498.0 agu1+st1   48 a spill
        mov edx, dword [rsp + 80]   ;   494.2 agu2    48 a
        rol r12d, cl                ;   503.0 alu2    49 b
        mov ecx, dword [rsp + 24]   ;   494.5 agu0    48 a reload
        add ecx, r13d               ;   502.0 alu3    48 a
        add ecx, r12d               ;   504.0 alu0    48 a
        add r8d, r12d               ;   504.0 alu1    49 b
        ror ecx, 0x1d               ;   505.0 alu2    48 a
        add r8d, ecx                ;   506.0 alu3    49 b
        mov dword [rsp + 24], r13d  ;   502.0 agu1+st0   48 a spill
        mov r13d, dword [rsp + 68]  ;   498.2 agu2    48 a
        add ebp, ecx                ;   506.0 alu0    48 a
        mov dword [rsp + 68], r9d   ;   498.5 agu0+st1   48 a spill
        lea r9d, [r12 + rcx]        ;   506.0 alu1    49 b
        mov dword [rsp + 80], ecx   ;   506.0 agu1+st0   48 a spill
        mov ecx, r9d                ;   507.0         49 b copy
        rol r8d, cl                 ;   507.0 alu2    49 b
        add ebp, r8d                ;   508.0 alu3    48 a
        add esi, r8d                ;   508.0 alu0    49 b
        ror ebp, 0x1d               ;   509.0 alu1    48 a
        mov r9d, dword [rsp + 72]   ;   502.2 agu2    48 a
        lea ecx, [r8 + rbp]         ;   510.0 alu2    49 b
        add esi, ebp                ;   510.0 alu3    49 b
        rol esi, cl                 ;   511.0 alu1    49 b
        mov ecx, dword [rsp + 56]   ;   503.0 agu0    48 a reload
        add ecx, ebp                ;   510.0 alu0    48 a
        add ecx, esi                ;   512.0 alu2    48 a
        add edi, esi                ;   512.0 alu3    49 b
        ror ecx, 0x1d               ;   513.0 alu1    48 a
        add edi, ecx                ;   514.0 alu0    49 b
        mov dword [rsp + 56], ebp   ;   510.0 agu1+st1   48 a spill
        mov ebp, dword [rsp + 52]   ;   506.3 agu2    48 a
        add ebx, ecx                ;   514.0 alu2    48 a
        mov dword [rsp + 52], r8d   ;   508.0 agu0+st0   49 b spill
        lea r8d, [rsi + rcx]        ;   514.0 alu3    49 b
        mov dword [rsp + 72], ecx   ;   514.0 agu1+st1   48 a spill
        mov ecx, r8d                ;   515.0         49 b copy
        rol edi, cl                 ;   515.0 alu1    49 b
        mov r8d, dword [rsp + 52]   ;   508.3 agu2    49 b
        add ebx, edi                ;   516.0 alu0    48 a
        add r15d, edi               ;   516.0 alu2    49 b
        ror ebx, 0x1d               ;   517.0 alu1    48 a
        mov ecx, dword [rsp + 76]   ;   510.2 agu0    48 a
        add r15d, ebx               ;   518.0 alu3    49 b
        add r14d, ebx               ;   518.0 alu0    48 a
        mov dword [rsp + 76], esi   ;   512.0 agu1+st0   49 b spill
        lea esi, [rdi + rbx]        ;   518.0 alu2    49 b
        mov dword [rsp + 52], ecx   ;   514.2 agu2+st1   48 a spill
        mov ecx, esi                ;   519.0         49 b copy
        rol r15d, cl                ;   519.0 alu1    49 b
        mov esi, dword [rsp + 76]   ;   513.0 agu0    49 b
        add r14d, r15d              ;   520.0 alu3    48 a
        add r10d, r15d              ;   520.0 alu0    49 b
        ror r14d, 0x1d              ;   521.0 alu2    48 a
        lea ecx, [r15 + r14]        ;   522.0 alu1    49 b
        add r10d, r14d              ;   522.0 alu3    49 b
        mov dword [rsp + 76], ebx   ;   518.0 agu1+st0   48 a spill
        mov ebx, dword [rsp + 60]   ;   515.0 agu2    48 a
        add edx, r14d               ;   522.0 alu0    48 a
        rol r10d, cl                ;   523.0 alu2    49 b
        add edx, r10d               ;   524.0 alu1    48 a
        add eax, r10d               ;   524.0 alu3    49 b
        ror edx, 0x1d               ;   525.0 alu2    48 a
        lea ecx, [r10 + rdx]        ;   526.0 alu0    49 b
        add eax, edx                ;   526.0 alu1    49 b
        mov dword [rsp + 60], r14d  ;   522.0 agu0+st1   48 a spill
        mov r14d, dword [rsp + 84]  ;   518.5 agu1    48 a
        add r13d, edx               ;   526.0 alu3    48 a
        rol eax, cl                 ;   527.0 alu2    49 b
        add r13d, eax               ;   528.0 alu0    48 a
        add r11d, eax               ;   528.0 alu1    49 b
        ror r13d, 0x1d              ;   529.0 alu2    48 a
        lea ecx, [rax + r13]        ;   530.0 alu3    49 b
        add r11d, r13d              ;   530.0 alu0    49 b
        mov dword [rsp + 84], edx   ;   526.0 agu2+st0   48 a spill
        mov edx, dword [rsp + 92]   ;   522.3 agu0    48 a
        add r9d, r13d               ;   530.0 alu1    48 a
        rol r11d, cl                ;   531.0 alu2    49 b
        add r9d, r11d               ;   532.0 alu3    48 a
        add r12d, r11d              ;   532.0 alu0    49 b
        ror r9d, 0x1d               ;   533.0 alu1    48 a
        lea ecx, [r11 + r9]         ;   534.0 alu2    49 b
        add r12d, r9d               ;   534.0 alu3    49 b
        mov dword [rsp + 92], r13d  ;   530.0 agu1+st1   48 a spill
        mov r13d, dword [rsp + 96]  ;   526.3 agu2    48 a
        add ebp, r9d                ;   534.0 alu0    48 a
        rol r12d, cl                ;   535.0 alu1    49 b
        add ebp, r12d               ;   536.0 alu2    48 a
        add r8d, r12d               ;   536.0 alu3    49 b
        ror ebp, 0x1d               ;   537.0 alu1    48 a
        mov ecx, dword [rsp + 100]  ;   529.0 agu0    48 a
        add r8d, ebp                ;   538.0 alu0    49 b
        mov dword [rsp + 100], r9d  ;   534.0 agu1+st0   48 a spill
        lea r9d, [r12 + rbp]        ;   538.0 alu2    49 b
        mov dword [rsp + 96], ecx   ;   533.0 agu2+st1   48 a spill
        mov ecx, r9d                ;   539.0         49 b copy
        rol r8d, cl                 ;   539.0 alu1    49 b
        mov r9d, dword [rsp + 52]   ;   532.0 agu0    48 a reload
        add r9d, ebp                ;   538.0 alu3    48 a
        add r9d, r8d                ;   540.0 alu0    48 a
        add esi, r8d                ;   540.0 alu2    49 b
        ror r9d, 0x1d               ;   541.0 alu1    48 a
        lea ecx, [r8 + r9]          ;   542.0 alu3    49 b
        add esi, r9d                ;   542.0 alu0    49 b
        mov dword [rsp + 52], ebp   ;   538.0 agu1+st0   48 a spill
        mov ebp, dword [rsp + 104]  ;   534.5 agu2    48 a
        add ebx, r9d                ;   542.0 alu2    48 a
        rol esi, cl                 ;   543.0 alu1    49 b
        add ebx, esi                ;   544.0 alu3    48 a
        add edi, esi                ;   544.0 alu0    49 b
        ror ebx, 0x1d               ;   545.0 alu2    48 a
        mov ecx, dword [rsp + 112]  ;   538.0 agu0    48 a
        add edi, ebx                ;   546.0 alu1    49 b
        add r14d, ebx               ;   546.0 alu3    48 a
        mov dword [rsp + 112], r9d  ;   542.0 agu1+st1   48 a spill
        lea r9d, [rsi + rbx]        ;   546.0 alu0    49 b
        mov dword [rsp + 104], ecx  ;   542.0 agu2+st0   48 a spill
        mov ecx, r9d                ;   547.0         49 b copy
        rol edi, cl                 ;   547.0 alu2    49 b
        add r14d, edi               ;   548.0 alu1    48 a
        add r15d, edi               ;   548.0 alu3    49 b
        ror r14d, 0x1d              ;   549.0 alu2    48 a
        lea ecx, [rdi + r14]        ;   550.0 alu0    49 b
        add r15d, r14d              ;   550.0 alu1    49 b
        mov r9d, dword [rsp + 108]  ;   542.5 agu0    48 a
        add edx, r14d               ;   550.0 alu3    48 a
        rol r15d, cl                ;   551.0 alu2    49 b
        add edx, r15d               ;   552.0 alu0    48 a
        add r10d, r15d              ;   552.0 alu1    49 b
        ror edx, 0x1d               ;   553.0 alu2    48 a
        mov ecx, dword [rsp + 120]  ;   545.0 agu1    48 a
        add r10d, edx               ;   554.0 alu3    49 b
        add r13d, edx               ;   554.0 alu0    48 a
        mov dword [rsp + 120], r14d ;   550.0 agu2+st1   48 a spill
        lea r14d, [r15 + rdx]       ;   554.0 alu1    49 b
        mov dword [rsp + 108], ecx  ;   549.0 agu0+st0   48 a spill
        mov ecx, r14d               ;   555.0         49 b copy
        rol r10d, cl                ;   555.0 alu2    49 b
        add r13d, r10d              ;   556.0 alu3    48 a
        add eax, r10d               ;   556.0 alu0    49 b
        ror r13d, 0x1d              ;   557.0 alu1    48 a
        lea ecx, [r10 + r13]        ;   558.0 alu2    49 b
        add eax, r13d               ;   558.0 alu3    49 b
        mov r14d, dword [rsp + 136] ;   550.3 agu1    48 a
        rol eax, cl                 ;   559.0 alu1    49 b
        mov ecx, dword [rsp + 96]   ;   550.7 agu2    48 a reload
        add ecx, r13d               ;   558.0 alu0    48 a
        add ecx, eax                ;   560.0 alu2    48 a
        add r11d, eax               ;   560.0 alu3    49 b
        ror ecx, 0x1d               ;   561.0 alu1    48 a
        add r11d, ecx               ;   562.0 alu0    49 b
        mov dword [rsp + 96], edx   ;   554.0 agu0+st1   48 a spill
        mov edx, dword [rsp + 124]  ;   554.2 agu1    48 a
        add ebp, ecx                ;   562.0 alu2    48 a
        mov dword [rsp + 124], r13d ;   558.0 agu2+st0   48 a spill
        lea r13d, [rax + rcx]       ;   562.0 alu3    49 b
        mov dword [rsp + 136], ecx  ;   562.0 agu0+st1   48 a spill
        mov ecx, r13d               ;   563.0         49 b copy
        rol r11d, cl                ;   563.0 alu1    49 b
        add ebp, r11d               ;   564.0 alu0    48 a
        add r12d, r11d              ;   564.0 alu2    49 b
        ror ebp, 0x1d               ;   565.0 alu1    48 a
        mov r13d, dword [rsp + 128] ;   558.2 agu1    48 a
        lea ecx, [r11 + rbp]        ;   566.0 alu3    49 b
        add r12d, ebp               ;   566.0 alu0    49 b
        rol r12d, cl                ;   567.0 alu2    49 b
        mov ecx, dword [rsp + 104]  ;   559.0 agu2    48 a reload
        add ecx, ebp                ;   566.0 alu1    48 a
        add ecx, r12d               ;   568.0 alu3    48 a
        add r8d, r12d               ;   568.0 alu0    49 b
        ror ecx, 0x1d               ;   569.0 alu2    48 a
        add r8d, ecx                ;   570.0 alu1    49 b
        mov dword [rsp + 104], ebp  ;   566.0 agu0+st0   48 a spill
        mov ebp, dword [rsp + 88]   ;   562.3 agu1    48 a
        add r9d, ecx                ;   570.0 alu3    48 a
        mov dword [rsp + 88], ebx   ;   562.7 agu2+st1   48 a spill
        lea ebx, [r12 + rcx]        ;   570.0 alu0    49 b
        mov dword [rsp + 128], ecx  ;   570.0 agu0+st0   48 a spill
        mov ecx, ebx                ;   571.0         49 b copy
        rol r8d, cl                 ;   571.0 alu2    49 b
        add r9d, r8d                ;   572.0 alu1    48 a
        add esi, r8d                ;   572.0 alu3    49 b
        ror r9d, 0x1d               ;   573.0 alu2    48 a
        mov ecx, dword [rsp + 132]  ;   566.2 agu1    48 a
        lea ebx, [r8 + r9]          ;   574.0 alu0    49 b
        add esi, r9d                ;   574.0 alu1    49 b
        mov dword [rsp + 132], ecx  ;   570.2 agu2+st1   48 a spill
        mov ecx, ebx                ;   575.0         49 b copy
        rol esi, cl                 ;   575.0 alu2    49 b
        mov ecx, dword [rsp + 108]  ;   568.2 agu0    48 a reload
        add ecx, r9d                ;   574.0 alu3    48 a
        add ecx, esi                ;   576.0 alu0    48 a
        add edi, esi                ;   576.0 alu1    49 b
        ror ecx, 0x1d               ;   577.0 alu2    48 a
        lea ebx, [rsi + rcx]        ;   578.0 alu3    49 b
        add edi, ecx                ;   578.0 alu0    49 b
        mov dword [rsp + 108], r9d  ;   574.0 agu1+st0   48 a spill
        mov r9d, dword [rsp + 116]  ;   571.0 agu2    48 a
        add r14d, ecx               ;   578.0 alu1    48 a
        mov dword [rsp + 116], ecx  ;   578.0 agu0+st1   48 a spill
        mov ecx, ebx                ;   579.0         49 b copy
        rol edi, cl                 ;   579.0 alu2    49 b
        add r14d, edi               ;   580.0 alu3    48 a
        add r15d, edi               ;   580.0 alu0    49 b
        ror r14d, 0x1d              ;   581.0 alu1    48 a
        mov ecx, dword [rsp + 140]  ;   574.3 agu1    48 a
        lea ebx, [rdi + r14]        ;   582.0 alu2    49 b
        add r15d, r14d              ;   582.0 alu3    49 b
        add edx, r14d               ;   582.0 alu0    48 a
        mov dword [rsp + 140], ecx  ;   578.3 agu2+st0   48 a spill
        mov ecx, ebx                ;   583.0         49 b copy
        rol r15d, cl                ;   583.0 alu1    49 b
        add edx, r15d               ;   584.0 alu2    48 a
        add r10d, r15d              ;   584.0 alu3    49 b
        ror edx, 0x1d               ;   585.0 alu1    48 a
        lea ecx, [r15 + rdx]        ;   586.0 alu0    49 b
        add r10d, edx               ;   586.0 alu2    49 b
        mov ebx, dword [rsp + 148]  ;   578.7 agu0    48 a
        add r13d, edx               ;   586.0 alu3    48 a
        rol r10d, cl                ;   587.0 alu1    49 b
        add r13d, r10d              ;   588.0 alu0    48 a
        add eax, r10d               ;   588.0 alu2    49 b
        ror r13d, 0x1d              ;   589.0 alu1    48 a
        lea ecx, [r10 + r13]        ;   590.0 alu3    49 b
        add eax, r13d               ;   590.0 alu0    49 b
        mov dword [rsp + 148], edx  ;   586.0 agu1+st1   48 a spill
        mov edx, dword [rsp + 152]  ;   582.3 agu2    48 a
        add ebp, r13d               ;   590.0 alu2    48 a
        rol eax, cl                 ;   591.0 alu1    49 b
        add ebp, eax                ;   592.0 alu3    48 a
        add r11d, eax               ;   592.0 alu0    49 b
        ror ebp, 0x1d               ;   593.0 alu2    48 a
        mov ecx, dword [rsp + 156]  ;   585.0 agu0    48 a
        add r11d, ebp               ;   594.0 alu1    49 b
        mov dword [rsp + 156], r13d ;   590.0 agu1+st0   48 a spill
        lea r13d, [rax + rbp]       ;   594.0 alu3    49 b
        mov dword [rsp + 152], ecx  ;   589.0 agu2+st1   48 a spill
        mov ecx, r13d               ;   595.0         49 b copy
        rol r11d, cl                ;   595.0 alu2    49 b
        mov r13d, dword [rsp + 132] ;   588.0 agu0    48 a reload
        add r13d, ebp               ;   594.0 alu0    48 a
        add r13d, r11d              ;   596.0 alu1    48 a
        add r12d, r11d              ;   596.0 alu3    49 b
        ror r13d, 0x1d              ;   597.0 alu2    48 a
        lea ecx, [r11 + r13]        ;   598.0 alu0    49 b
        add r12d, r13d              ;   598.0 alu1    49 b
        mov dword [rsp + 132], ebp  ;   594.0 agu1+st0   48 a spill
        mov ebp, dword [rsp + 160]  ;   590.5 agu2    48 a
        add r9d, r13d               ;   598.0 alu3    48 a
        rol r12d, cl                ;   599.0 alu2    49 b
        add r9d, r12d               ;   600.0 alu0    48 a
        add r8d, r12d               ;   600.0 alu1    49 b
        ror r9d, 0x1d               ;   601.0 alu2    48 a
        mov ecx, dword [rsp + 16]   ;   594.0 agu0    48 a
        add r8d, r9d                ;   602.0 alu3    49 b
        mov dword [rsp + 16], r13d  ;   598.0 agu1+st1   48 a spill
        lea r13d, [r12 + r9]        ;   602.0 alu0    49 b
        mov dword [rsp + 160], ecx  ;   598.0 agu2+st0   48 a spill
        mov ecx, r13d               ;   603.0         49 b copy
        rol r8d, cl                 ;   603.0 alu1    49 b
        mov r13d, dword [rsp + 140] ;   596.0 agu0    48 a reload
        add r13d, r9d               ;   602.0 alu2    48 a
        add r13d, r8d               ;   604.0 alu3    48 a
        add esi, r8d                ;   604.0 alu0    49 b
        ror r13d, 0x1d              ;   605.0 alu1    48 a
        lea ecx, [r8 + r13]         ;   606.0 alu2    49 b
        add esi, r13d               ;   606.0 alu3    49 b
        mov dword [rsp + 140], r9d  ;   602.0 agu1+st1   48 a spill
        mov r9d, dword [rsp + 144]  ;   598.7 agu2    48 a
        add ebx, r13d               ;   606.0 alu0    48 a
        rol esi, cl                 ;   607.0 alu1    49 b
        add ebx, esi                ;   608.0 alu2    48 a
        add edi, esi                ;   608.0 alu3    49 b
        ror ebx, 0x1d               ;   609.0 alu1    48 a
        mov ecx, dword [rsp + 20]   ;   602.0 agu0    48 a
        add edi, ebx                ;   610.0 alu0    49 b
        add edx, ebx                ;   610.0 alu2    48 a
        mov dword [rsp + 20], r13d  ;   606.0 agu1+st0   48 a spill
        lea r13d, [rsi + rbx]       ;   610.0 alu3    49 b
        mov dword [rsp + 144], ecx  ;   606.0 agu2+st1   48 a spill
        mov ecx, r13d               ;   611.0         49 b copy
        rol edi, cl                 ;   611.0 alu1    49 b
        add edx, edi                ;   612.0 alu0    48 a
        add r15d, edi               ;   612.0 alu2    49 b
        ror edx, 0x1d               ;   613.0 alu1    48 a
        lea ecx, [rdi + rdx]        ;   614.0 alu3    49 b
        add r15d, edx               ;   614.0 alu0    49 b
        mov r13d, dword [rsp + 40]  ;   606.5 agu0    48 a
        rol r15d, cl                ;   615.0 alu2    49 b
        mov ecx, dword [rsp + 152]  ;   606.8 agu1    48 a reload
        add ecx, edx                ;   614.0 alu1    48 a
        add ecx, r15d               ;   616.0 alu3    48 a
        add r10d, r15d              ;   616.0 alu0    49 b
        ror ecx, 0x1d               ;   617.0 alu2    48 a
        add r10d, ecx               ;   618.0 alu1    49 b
        mov dword [rsp + 152], edx  ;   614.0 agu2+st0   48 a spill
        mov edx, dword [rsp + 28]   ;   610.2 agu0    48 a
        add ebp, ecx                ;   618.0 alu3    48 a
        mov dword [rsp + 28], ebx   ;   610.5 agu1+st1   48 a spill
        lea ebx, [r15 + rcx]        ;   618.0 alu0    49 b
        mov dword [rsp + 40], ecx   ;   618.0 agu2+st0   48 a spill
        mov ecx, ebx                ;   619.0         49 b copy
        rol r10d, cl                ;   619.0 alu2    49 b
        add ebp, r10d               ;   620.0 alu1    48 a
        add eax, r10d               ;   620.0 alu3    49 b
        ror ebp, 0x1d               ;   621.0 alu2    48 a
        mov ecx, dword [rsp + 36]   ;   614.2 agu0    48 a
        add eax, ebp                ;   622.0 alu0    49 b
        add r10d, ebp               ;   622.0 alu1    49 b
        mov ebx, ecx                ;   618.2         48 a copy
        mov ecx, r10d               ;   623.0         49 b copy
        rol eax, cl                 ;   623.0 alu2    49 b
        mov r10d, dword [rsp + 160] ;   616.2 agu1    48 a reload
        add r10d, ebp               ;   622.0 alu3    48 a
        add r10d, eax               ;   624.0 alu0    48 a
        add r11d, eax               ;   624.0 alu1    49 b
        ror r10d, 0x1d              ;   625.0 alu2    48 a
        add r11d, r10d              ;   626.0 alu3    49 b
        mov ecx, dword [rsp + 164]  ;   618.5 agu2    48 a
        add eax, r10d               ;   626.0 alu0    49 b
        add r9d, r10d               ;   626.0 alu1    48 a
        mov dword [rsp + 164], ecx  ;   622.5 agu0+st1   48 a spill
        mov ecx, eax                ;   627.0         49 b copy
        rol r11d, cl                ;   627.0 alu2    49 b
        mov eax, dword [rsp + 48]   ;   620.2 agu1    48 a reload
        mov rcx, qword [rsp + 8]    ;   620.3 agu2    53 s reload
        mov dword [rcx], eax        ;   624.2 agu0+st0   53 s
        mov eax, dword [rsp + 168]  ;   621.2 agu1    48 a reload
        mov dword [rcx + 4], eax    ;   625.2 agu2+st1   53 s
        mov eax, dword [rsp + 44]   ;   622.0 agu0    48 a reload
        mov dword [rcx + 8], eax    ;   626.0 agu1+st0   53 s
        add r9d, r11d               ;   628.0 alu3    48 a
        mov eax, dword [rsp + 32]   ;   622.5 agu2    48 a reload
        mov dword [rcx + 12], eax   ;   626.5 agu0+st1   53 s
        mov eax, dword [rsp + 68]   ;   623.2 agu1    48 a reload
        mov dword [rcx + 16], eax   ;   627.2 agu2+st0   53 s
        add r12d, r11d              ;   628.0 alu0    49 b
        ror r9d, 0x1d               ;   629.0 alu1    48 a
        mov eax, dword [rsp + 64]   ;   624.0 agu0    48 a reload
        mov dword [rcx + 20], eax   ;   628.0 agu1+st1   53 s
        mov eax, dword [rsp + 24]   ;   624.5 agu2    48 a reload
        mov dword [rcx + 24], eax   ;   628.5 agu0+st0   53 s
        add r12d, r9d               ;   630.0 alu2    49 b
        mov eax, dword [rsp + 80]   ;   625.2 agu1    48 a reload
        mov dword [rcx + 28], eax   ;   629.2 agu2+st1   53 s
        mov eax, dword [rsp + 56]   ;   626.0 agu0    48 a reload
        mov dword [rcx + 32], eax   ;   630.0 agu1+st0   53 s
        add r11d, r9d               ;   630.0 alu3    49 b
        mov eax, dword [rsp + 72]   ;   626.5 agu2    48 a reload
        mov dword [rcx + 36], eax   ;   630.5 agu0+st1   53 s
        mov rax, rcx                ;   626.7         53 s copy
        mov ecx, r11d               ;   631.0         49 b copy
        rol r12d, cl                ;   631.0 alu1    49 b
        mov r11d, dword [rsp + 76]  ;   627.2 agu1    48 a reload
        mov dword [rax + 40], r11d  ;   631.2 agu2+st0   53 s
        mov r11d, dword [rsp + 60]  ;   628.0 agu0    48 a reload
        mov dword [rax + 44], r11d  ;   632.0 agu1+st1   53 s
        mov r11d, dword [rsp + 144] ;   628.5 agu2    48 a reload
        add r11d, r9d               ;   632.5 alu0    48 a
        mov ecx, dword [rsp + 84]   ;   629.0 agu0    48 a reload
        mov dword [rax + 48], ecx   ;   633.0 agu1+st0   53 s
        mov ecx, dword [rsp + 92]   ;   629.5 agu2    48 a reload
        mov dword [rax + 52], ecx   ;   633.5 agu0+st1   53 s
        add r11d, r12d              ;   633.5 alu2    48 a
        add r8d, r12d               ;   632.0 alu3    49 b
        ror r11d, 0x1d              ;   634.5 alu1    48 a
        mov ecx, dword [rsp + 100]  ;   630.2 agu1    48 a reload
        mov dword [rax + 56], ecx   ;   634.2 agu2+st0   53 s
        mov ecx, dword [rsp + 52]   ;   631.0 agu0    48 a reload
        mov dword [rax + 60], ecx   ;   635.0 agu1+st1   53 s
        add r8d, r11d               ;   635.5 alu0    49 b
        mov ecx, dword [rsp + 112]  ;   631.5 agu2    48 a reload
        mov dword [rax + 64], ecx   ;   635.5 agu0+st0   53 s
        mov ecx, dword [rsp + 88]   ;   632.2 agu1    48 a reload
        mov dword [rax + 68], ecx   ;   636.2 agu2+st1   53 s
        add r12d, r11d              ;   635.5 alu2    49 b
        mov ecx, dword [rsp + 120]  ;   633.0 agu0    48 a reload
        mov dword [rax + 72], ecx   ;   637.0 agu1+st0   53 s
        add r13d, r11d              ;   635.5 alu3    48 a
        mov ecx, r12d               ;   636.5         49 b copy
        rol r8d, cl                 ;   636.5 alu1    49 b
        mov r12d, dword [rsp + 96]  ;   633.5 agu2    48 a reload
        mov dword [rax + 76], r12d  ;   637.5 agu0+st1   53 s
        mov r12d, dword [rsp + 124] ;   634.2 agu1    48 a reload
        mov dword [rax + 80], r12d  ;   638.2 agu2+st0   53 s
        mov r12d, dword [rsp + 136] ;   635.0 agu0    48 a reload
        mov dword [rax + 84], r12d  ;   639.0 agu1+st1   53 s
        mov r12d, dword [rsp + 104] ;   635.5 agu2    48 a reload
        mov dword [rax + 88], r12d  ;   639.5 agu0+st0   53 s
        add r13d, r8d               ;   637.5 alu0    48 a
        add esi, r8d                ;   637.5 alu2    49 b
        mov r12d, dword [rsp + 128] ;   636.2 agu1    48 a reload
        mov dword [rax + 92], r12d  ;   640.2 agu2+st1   53 s
        ror r13d, 0x1d              ;   638.5 alu1    48 a
        mov dword [rax + 104], r14d ;   637.0 agu0+st0   53 s
        mov r12d, dword [rsp + 108] ;   637.2 agu1    48 a reload
        mov dword [rax + 96], r12d  ;   641.2 agu2+st1   53 s
        mov r12d, dword [rsp + 116] ;   638.0 agu0    48 a reload
        mov dword [rax + 100], r12d ;   642.0 agu1+st0   53 s
        add esi, r13d               ;   639.5 alu3    49 b
        mov r12d, dword [rsp + 148] ;   638.5 agu2    48 a reload
        mov dword [rax + 108], r12d ;   642.5 agu0+st1   53 s
        add r8d, r13d               ;   639.5 alu0    49 b
        mov r12d, dword [rsp + 156] ;   639.2 agu1    48 a reload
        mov dword [rax + 112], r12d ;   643.2 agu2+st0   53 s
        mov r12d, dword [rsp + 132] ;   640.0 agu0    48 a reload
        mov dword [rax + 116], r12d ;   644.0 agu1+st1   53 s
        add edx, r13d               ;   639.5 alu2    48 a
        mov ecx, r8d                ;   640.5         49 b copy
        rol esi, cl                 ;   640.5 alu1    49 b
        mov r8d, dword [rsp + 16]   ;   640.5 agu2    48 a reload
        mov dword [rax + 120], r8d  ;   644.5 agu0+st0   53 s
        mov r8d, dword [rsp + 140]  ;   641.2 agu1    48 a reload
        mov dword [rax + 124], r8d  ;   645.2 agu2+st1   53 s
        mov r8d, dword [rsp + 20]   ;   642.0 agu0    48 a reload
        mov dword [rax + 128], r8d  ;   646.0 agu1+st0   53 s
        add edx, esi                ;   641.5 alu3    48 a
        add edi, esi                ;   641.5 alu0    49 b
        mov r8d, dword [rsp + 28]   ;   642.5 agu2    48 a reload
        mov dword [rax + 132], r8d  ;   646.5 agu0+st1   53 s
        ror edx, 0x1d               ;   642.5 alu2    48 a
        mov r8d, dword [rsp + 152]  ;   643.2 agu1    48 a reload
        mov dword [rax + 136], r8d  ;   647.2 agu2+st0   53 s
        mov r8d, dword [rsp + 40]   ;   644.0 agu0    48 a reload
        mov dword [rax + 140], r8d  ;   648.0 agu1+st1   53 s
        add edi, edx                ;   643.5 alu1    49 b
        mov dword [rax + 144], ebp  ;   644.5 agu2+st0   53 s
        mov dword [rax + 148], r10d ;   645.0 agu0+st1   53 s
        mov dword [rax + 152], r9d  ;   645.2 agu1+st0   53 s
        add esi, edx                ;   643.5 alu3    49 b
        mov dword [rax + 156], r11d ;   645.5 agu2+st1   53 s
        mov dword [rax + 160], r13d ;   646.0 agu0+st0   53 s
        add ebx, edx                ;   643.5 alu0    48 a
        mov ecx, esi                ;   644.5         49 b copy
        rol edi, cl                 ;   644.5 alu2    49 b
        mov dword [rax + 164], edx  ;   646.2 agu1+st1   53 s
        add ebx, edi                ;   645.5 alu1    48 a
        add r15d, edi               ;   645.5 alu3    49 b
        ror ebx, 0x1d               ;   646.5 alu2    48 a
        add r15d, ebx               ;   647.5 alu0    49 b
        add edi, ebx                ;   647.5 alu1    49 b
        mov esi, dword [rsp + 164]  ;   646.5 agu2    48 a reload
        add esi, ebx                ;   650.5 alu3    48 a
        mov dword [rax + 168], ebx  ;   647.5 agu0+st0   53 s
        mov ecx, edi                ;   648.5         49 b copy
        rol r15d, cl                ;   648.5 alu2    49 b
        add esi, r15d               ;   651.5 alu0    48 a
        ror esi, 0x1d               ;   652.5 alu1    48 a
        mov dword [rax + 172], esi  ;   653.5 agu1+st1   53 s
        add rsp, 0xb8               ;                    frame
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
